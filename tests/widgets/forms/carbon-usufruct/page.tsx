import "@carbon/styles/css/styles.min.css";
import "./style.css";
import {
	Button, Checkbox, Column, ComboBox, DatePicker, DatePickerInput, Dropdown, FilterableMultiSelect, Form, FormGroup, Grid, Header,
	HeaderName, InlineNotification, Modal, MultiSelect, NumberInput, RadioButton, RadioButtonGroup, Stack, StructuredListBody,
	StructuredListCell, StructuredListHead, StructuredListRow, StructuredListWrapper, Tab, TabList, TabPanel, TabPanels, Tabs, TextArea,
	TextInput, Theme,
} from "@carbon/react";
import { type ReactNode, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";

type Item = { id: string; text: string };
const items = (...pairs: [string, string][]): Item[] => pairs.map(([id, text]) => ({ id, text }));
const states = items(...STATES);
const majors = MAJORS.map((text) => ({ id: text, text }));
const CHOICES: Record<string, Item[]> = {
	suffix: items(["JR", "Jr."], ["SR", "Sr."], ["II", "II"], ["III", "III"], ["IV", "IV"]),
	grade: items(["09", "Grade 9"], ["10", "Grade 10"], ["11", "Grade 11"], ["12", "Grade 12"], ["GR", "Graduated"]),
	degree: items(["CERT", "Certificate"], ["AA", "Associate degree"], ["BA", "Bachelor’s degree"], ["MA", "Master’s degree"], ["DR", "Doctoral or professional degree"]),
	enrollYear: items(["2026", "2026"], ["2027", "2027"], ["2028", "2028"]),
	education: items(
		["1", "Did not complete high school"], ["2", "High school diploma or equivalent"], ["3", "Some college, no degree"],
		["4", "Associate degree"], ["5", "Bachelor’s degree"], ["6", "Graduate or professional degree"],
	),
	marital: items(["M", "Married or remarried"], ["N", "Never married"], ["D", "Divorced or separated"], ["W", "Widowed"]),
	gender: items(["F", "Female"], ["M", "Male"], ["X", "Nonbinary"], ["U", "Decline to state"]),
	race: items(
		["AI", "American Indian or Alaska Native"], ["AS", "Asian"], ["BL", "Black or African American"],
		["NH", "Native Hawaiian or other Pacific Islander"], ["WH", "White"], ["OT", "Some other race"],
	),
	grades: items(["9", "Grade 9"], ["10", "Grade 10"], ["11", "Grade 11"], ["12", "Grade 12"]),
};
type Activity = { org: string; role: string; grades: string[]; hours: number | string };
const NO_ACTIVITY: Activity = { org: "", role: "", grades: [], hours: "" };
const LIMIT = 3;
const KEYS = [
	"lastName", "firstName", "middleName", "suffix", "formerName", "birthDate", "ssn4", "citizen", "email", "phone", "contactBy",
	"street", "unit", "city", "state", "zip", "yearsHere",
	"school", "schoolCity", "schoolState", "grade", "gradDate", "gpa", "rank", "classSize", "college", "major", "degree", "enrollYear", "load",
	"p1First", "p1Last", "p1Occupation", "p1Education", "p2First", "p2Last", "p2Occupation", "p2Education", "marital", "householdSize", "income", "firstGen",
	"gender", "hispanic", "race", "statement", "refName", "refPhone", "certify", "signature", "signedOn",
];
const EMPTY = Object.fromEntries(KEYS.map((key) => [key, key === "certify" ? false : key === "race" ? [] : ["birthDate", "gradDate", "signedOn", "suffix", "state", "schoolState"].includes(key) ? null : ""]));
const iso = (date?: Date) => (date ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}` : null);

let held: Record<string, any> = EMPTY;
let listed: Activity[] = [];
let submitted = false;

function Page() {
	const [answers, setAnswers] = useState<Record<string, any>>(EMPTY);
	const [activities, setActivities] = useState<Activity[]>([]);
	const [draft, setDraft] = useState<Activity>(NO_ACTIVITY);
	const [editing, setEditing] = useState<number | null>(null);
	const opened = useRef(0);
	held = answers;
	listed = activities;
	const set = (key: string, value: unknown) => setAnswers((before) => ({ ...before, [key]: value }));
	const text = (key: string, label: string, more = {}) => (
		<TextInput id={key} labelText={label} value={answers[key]} onChange={(event) => set(key, event.target.value)} {...more} />
	);
	const drop = (key: string, label: string, list: Item[], more = {}) => (
		<Dropdown id={key} titleText={label} label="Select" items={list} itemToString={(item) => item?.text ?? ""}
			selectedItem={list.find(({ id }) => id === answers[key]) ?? null} onChange={({ selectedItem }) => set(key, selectedItem?.id ?? null)} {...more} />
	);
	const combo = (key: string, label: string, list: Item[], placeholder: string) => (
		<ComboBox id={key} titleText={label} placeholder={placeholder} items={list} itemToString={(item) => item?.text ?? ""}
			shouldFilterItem={({ item, inputValue }) => item.text.toLowerCase().includes((inputValue ?? "").toLowerCase())}
			selectedItem={list.find(({ id }) => id === answers[key]) ?? null} onChange={({ selectedItem }) => set(key, selectedItem?.id ?? null)} />
	);
	const amount = (key: string, label: string, more = {}) => (
		<NumberInput id={key} label={label} allowEmpty hideSteppers defaultValue="" onChange={(_, { value }) => set(key, value)} {...more} />
	);
	const day = (key: string, label: string, helperText?: string) => (
		<DatePicker datePickerType="single" dateFormat="m/d/Y" value={answers[key] ? new Date(`${answers[key]}T00:00:00`) : undefined} onChange={([date]: Date[]) => set(key, iso(date))}>
			<DatePickerInput id={key} labelText={label} placeholder="mm/dd/yyyy" helperText={helperText} />
		</DatePicker>
	);
	const radios = (key: string, label: string, list: [string, string][], more = {}) => (
		<RadioButtonGroup legendText={label} name={key} valueSelected={answers[key]} onChange={(value) => set(key, value)} {...more}>
			{list.map(([value, labelText]) => <RadioButton key={value} id={`${key}-${value}`} value={value} labelText={labelText} />)}
		</RadioButtonGroup>
	);
	const openDraft = (at: number) => {
		opened.current += 1;
		setDraft(activities[at] ?? NO_ACTIVITY);
		setEditing(at);
	};
	const save = () => {
		setActivities((before) => [...before.slice(0, editing!), draft, ...before.slice(editing! + 1)]);
		setEditing(null);
	};
	const part = (number: string, heading: string, children: ReactNode, note?: string) => (
		<section className="part" aria-labelledby={`part-${number}`}>
			<h2 id={`part-${number}`}>Part {number}. {heading}</h2>
			{note && <p className="note">{note}</p>}
			<Grid narrow className="fields">{children}</Grid>
		</section>
	);
	const half = (child: ReactNode) => <Column sm={4} md={4} lg={8}>{child}</Column>;
	const third = (child: ReactNode) => <Column sm={4} md={4} lg={5}>{child}</Column>;
	const wide = (child: ReactNode) => <Column sm={4} md={8} lg={16}>{child}</Column>;
	const quarter = (child: ReactNode) => <Column sm={4} md={4} lg={4}>{child}</Column>;
	const parent = (n: 1 | 2) => (
		<Grid narrow className="fields">
			{half(text(`p${n}First`, "First name"))}{half(text(`p${n}Last`, "Last name"))}
			{half(text(`p${n}Occupation`, "Occupation (optional)"))}{half(drop(`p${n}Education`, "Highest level of education completed", CHOICES.education))}
		</Grid>
	);
	return (
		<>
			<Theme theme="g100"><Header aria-label="Board of Postsecondary Access"><HeaderName prefix="" href="#">Board of Postsecondary Access</HeaderName></Header></Theme>
			<main>
				<h1>Pathways Tuition Grant</h1>
				<p className="sub">Form PTG-1, Application for Award Year 2027–28</p>
				<InlineNotification kind="info" lowContrast hideCloseButton title="All items are required unless marked optional." subtitle="Information furnished on this form is used solely to determine eligibility." />
				<Form onSubmit={(event) => { event.preventDefault(); submitted = true; }}>
					{part("A", "Identification of applicant", <>
						{half(text("lastName", "Legal last name"))}{half(text("firstName", "Legal first name"))}
						{half(text("middleName", "Middle name (optional)"))}{quarter(drop("suffix", "Suffix (optional)", CHOICES.suffix))}
						{wide(text("formerName", "Former legal names (optional)", { helperText: "Any other names under which your records may be filed" }))}
						{half(day("birthDate", "Date of birth"))}{half(text("ssn4", "Last four digits of Social Security number", { maxLength: 4 }))}
						{wide(radios("citizen", "Citizenship", [["USC", "U.S. citizen or national"], ["ENC", "Permanent resident or other eligible noncitizen"], ["OTH", "None of the above"]], { orientation: "vertical" }))}
						{half(text("email", "Email address", { type: "email" }))}{half(text("phone", "Daytime telephone number", { type: "tel" }))}
						{wide(radios("contactBy", "Notices are to be sent by", [["E", "Email"], ["T", "Text message"], ["P", "Postal mail"]]))}
					</>)}
					{part("B", "Place of residence", <>
						{half(text("street", "Street address"))}{half(text("unit", "Apartment or unit (optional)"))}
						{third(text("city", "City"))}{third(combo("state", "State or district", states, "Enter or select a state"))}{third(text("zip", "ZIP code", { maxLength: 10 }))}
						{half(amount("yearsHere", "Full years at this address", { min: 0, max: 99 }))}
					</>, "P.O. boxes are not accepted as a place of residence.")}
					{part("C", "Education", <>
						{half(text("school", "High school"))}{half(text("schoolCity", "City of high school"))}
						{half(combo("schoolState", "State of high school", states, "Enter or select a state"))}{half(drop("grade", "Current grade level", CHOICES.grade))}
						{half(day("gradDate", "Date of graduation, actual or expected"))}{half(amount("gpa", "Cumulative grade point average, unweighted", { min: 0, max: 4, step: 0.01, helperText: "On a 4.0 scale" }))}
						{half(amount("rank", "Class rank (optional)", { min: 1 }))}{half(amount("classSize", "Number of students in class (optional)", { min: 1 }))}
						{half(text("college", "Institution you plan to attend"))}{half(combo("major", "Intended field of study", majors, "Enter or select a field"))}
						{half(drop("degree", "Highest degree you plan to earn", CHOICES.degree))}{half(drop("enrollYear", "Year of first enrollment", CHOICES.enrollYear))}
						{wide(radios("load", "Planned enrollment", [["FT", "Full time"], ["TQ", "Three-quarter time"], ["HT", "Half time"]]))}
					</>)}
					{part("D", "Family", <>
						{wide(<Tabs>
							<TabList aria-label="Parents or guardians"><Tab>Parent or guardian 1</Tab><Tab>Parent or guardian 2</Tab></TabList>
							<TabPanels><TabPanel>{parent(1)}</TabPanel><TabPanel>{parent(2)}</TabPanel></TabPanels>
						</Tabs>)}
						{half(drop("marital", "Marital status of your parents", CHOICES.marital))}
						{half(amount("householdSize", "Number of persons in household", { min: 1, max: 20, helperText: "As reported on the most recent federal return" }))}
						{half(amount("income", "Annual household income, in dollars", { min: 0, step: 500, helperText: "Enter whole dollars, without commas" }))}
						{half(radios("firstGen", "First generation in family to attend college", [["Y", "Yes"], ["N", "No"]]))}
					</>)}
					{part("E", "Activities and employment", wide(<Stack gap={5}>
						{activities.length > 0 && <StructuredListWrapper isCondensed aria-label="Activities">
							<StructuredListHead><StructuredListRow head>
								<StructuredListCell head>Organization</StructuredListCell><StructuredListCell head>Position</StructuredListCell>
								<StructuredListCell head>Grades</StructuredListCell><StructuredListCell head>Hours per week</StructuredListCell><StructuredListCell head> </StructuredListCell>
							</StructuredListRow></StructuredListHead>
							<StructuredListBody>{activities.map((each, at) => (
								<StructuredListRow key={at} className="activity">
									<StructuredListCell>{each.org}</StructuredListCell><StructuredListCell>{each.role}</StructuredListCell>
									<StructuredListCell>{each.grades.join(", ")}</StructuredListCell><StructuredListCell>{each.hours}</StructuredListCell>
									<StructuredListCell><Button kind="ghost" size="sm" onClick={() => openDraft(at)}>Edit</Button><Button kind="ghost" size="sm" onClick={() => setActivities(activities.filter((_, index) => index !== at))}>Delete</Button></StructuredListCell>
								</StructuredListRow>
							))}</StructuredListBody>
						</StructuredListWrapper>}
						<Button kind="tertiary" disabled={activities.length >= LIMIT} onClick={() => openDraft(activities.length)}>Add activity</Button>
					</Stack>), "List up to three school, community or paid activities since grade 9, beginning with the most significant.")}
					{part("F", "Voluntary statistical information", <>
						{half(drop("gender", "Gender (optional)", CHOICES.gender))}
						{half(<MultiSelect id="race" titleText="Race (optional)" label="Select all that apply" items={CHOICES.race} itemToString={(item) => item?.text ?? ""}
							onChange={({ selectedItems }) => set("race", (selectedItems ?? []).map(({ id }) => id))} />)}
						{wide(radios("hispanic", "Are you of Hispanic or Latino origin? (optional)", [["Y", "Yes"], ["N", "No"], ["D", "Decline to state"]]))}
					</>, "Answers in this part have no bearing on the award.")}
					{part("G", "Statement of need and reference", <>
						{wide(<TextArea id="statement" labelText="Describe any circumstances not shown above that affect your ability to pay." enableCounter maxCount={1500} rows={5} value={answers.statement} onChange={(event) => set("statement", event.target.value)} />)}
						{half(text("refName", "Name of reference", { helperText: "A teacher, counselor or employer who is not related to you" }))}{half(text("refPhone", "Telephone number of reference", { type: "tel" }))}
					</>)}
					{part("H", "Certification", <>
						{wide(<FormGroup legendText="Certification under penalty of perjury"><Checkbox id="certify" labelText="I certify that the foregoing is true and correct to the best of my knowledge." checked={answers.certify} onChange={(_, { checked }) => set("certify", checked)} /></FormGroup>)}
						{half(text("signature", "Signature of applicant (type full name)"))}{half(day("signedOn", "Date signed"))}
					</>)}
					<Button type="submit">Submit application</Button>
				</Form>
				<Modal open={editing !== null} modalHeading={editing !== null && editing < activities.length ? "Edit activity" : "Add activity"} modalLabel="Part E" primaryButtonText="Save" secondaryButtonText="Cancel"
					primaryButtonDisabled={!draft.org} onRequestSubmit={save} onRequestClose={() => setEditing(null)} onSecondarySubmit={() => setEditing(null)}>
					<Stack gap={6} key={opened.current}>
						<TextInput id="draft-org" data-modal-primary-focus labelText="Name of organization or employer" value={draft.org} onChange={(event) => setDraft({ ...draft, org: event.target.value })} />
						<TextInput id="draft-role" labelText="Position held" maxLength={50} value={draft.role} onChange={(event) => setDraft({ ...draft, role: event.target.value })} />
						<FilterableMultiSelect id="draft-grades" titleText="Grades in which you took part" placeholder="Select all that apply" items={CHOICES.grades} itemToString={(item) => item?.text ?? ""}
							initialSelectedItems={CHOICES.grades.filter(({ id }) => draft.grades.includes(id))}
							onChange={({ selectedItems }) => setDraft((before) => ({ ...before, grades: CHOICES.grades.filter((each) => selectedItems.some(({ id }) => id === each.id)).map(({ id }) => id) }))} />
						<NumberInput id="draft-hours" label="Average hours per week" allowEmpty min={0} max={168} defaultValue={draft.hours} onChange={(_, { value }) => setDraft((before) => ({ ...before, hours: value }))} />
					</Stack>
				</Modal>
			</main>
		</>
	);
}

createRoot(document.getElementById("root")!).render(<Page />);

const spread = (of: (at: number) => Activity) =>
	Object.fromEntries(Array.from({ length: LIMIT }).flatMap((_, at) => Object.entries(of(at)).map(([field, value]) => [`act${at + 1}${field[0].toUpperCase()}${field.slice(1)}`, value])));
const read = (key: string): unknown => {
	const box = document.getElementById(key);
	if (box instanceof HTMLInputElement && box.type === "checkbox") return box.checked;
	const radio = document.querySelector<HTMLInputElement>(`input[type=radio][name="${key}"]:checked`);
	if (radio) return radio.labels?.[0]?.textContent?.trim();
	if (key === "race") return box?.querySelector(".cds--tag--filter")?.textContent?.trim() ?? "";
	if (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) return box.value;
	const label = box?.closest(".cds--dropdown")?.querySelector(".cds--list-box__label")?.textContent?.trim() ?? "";
	return label === "Select" ? "" : label;
};
Object.assign(window, {
	formState: () => ({ ...held, ...spread((at) => listed[at] ?? NO_ACTIVITY), submitted }),
	formShown: () => ({
		...Object.fromEntries(KEYS.map((key) => [key, read(key)])),
		...spread((at) => {
			const cells = [...(document.querySelectorAll(".activity")[at]?.children ?? [])].map((cell) => cell.textContent?.trim() ?? "");
			return { org: cells[0] ?? "", role: cells[1] ?? "", grades: (cells[2] ?? "").split(", ").filter(Boolean), hours: cells[3] ?? "" };
		}),
	}),
});
