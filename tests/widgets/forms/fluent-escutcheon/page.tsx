import "./page.css";
import {
	Button, Checkbox, Combobox, Divider, DrawerBody, DrawerFooter, DrawerHeader, DrawerHeaderTitle, Dropdown, Field, FluentProvider, Input, makeStyles,
	MessageBar, MessageBarBody, MessageBarTitle, Option, OptionGroup, OverlayDrawer, Radio, RadioGroup, SpinButton, Switch, Table, TableBody, TableCell, TableHeader,
	TableHeaderCell, TableRow, Text, Title2, Title3, tokens, useComboboxFilter, webLightTheme,
} from "@fluentui/react-components";
import { DatePicker } from "@fluentui/react-datepicker-compat";
import { AddRegular, DeleteRegular, DismissRegular, EditRegular } from "@fluentui/react-icons";
import { type ComponentProps, type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";

const useStyles = makeStyles({
	page: { backgroundColor: tokens.colorNeutralBackground3, minHeight: "100vh", display: "flow-root" },
	top: { backgroundColor: "#1b3a57", color: "#fff", padding: "14px 0" },
	width: { maxWidth: "860px", margin: "0 auto", padding: "0 24px" },
	sheet: { backgroundColor: tokens.colorNeutralBackground1, boxShadow: tokens.shadow4, maxWidth: "860px", margin: "24px auto", padding: "32px 44px 44px", boxSizing: "border-box" },
	part: { margin: "34px 0 0" },
	heading: { display: "block", margin: "0 0 4px" },
	note: { display: "block", color: tokens.colorNeutralForeground2, margin: "0 0 14px", fontSize: "13px" },
	rows: { display: "flex", flexDirection: "column", rowGap: "12px", marginTop: "14px" },
	drawerRows: { display: "flex", flexDirection: "column", rowGap: "16px" },
	short: { maxWidth: "180px" },
	table: { marginTop: "8px", marginBottom: "8px" },
	narrow: { width: "110px" },
	buttons: { display: "flex", columnGap: "10px", marginTop: "26px" },
});

const EMPTY = {
	surname: "", given: "", mi: "", suffix: "", former: "", ssn: "", born: "", birthCity: "", birthCountry: "", sex: "",
	email: "", phone: "", line1: "", line2: "", city: "", state: "", zip: "", yearsUs: null as number | null, emergencyName: "", emergencyPhone: "",
	citizenship: "", armed: "", hispanic: "", race: [] as string[],
	parentsStatus: "", p1Surname: "", p1Given: "", p1Education: "", p1Occupation: "", p2Surname: "", p2Given: "", p2Education: "", p2Occupation: "", firstGen: false, income: "",
	school: "", schoolCity: "", schoolState: "", gradDate: "", gpa: null as number | null, fafsa: "",
	institution: "", program: "", degree: "", entry: "",
	release: false, certify: false, signature: "", signedOn: "", preparer: "",
};
type Answers = typeof EMPTY;
type Member = { given: string; surname: string; age: string };
type Course = { title: string; grade: string; credits: string };
const NO_MEMBER: Member = { given: "", surname: "", age: "" };
const NO_COURSE: Course = { title: "", grade: "", credits: "" };
const MEMBERS = 3;
const COURSES = 2;

const SUFFIXES = ["Jr.", "Sr.", "II", "III", "IV", "V"];
const CITIZENSHIP = { C: "Citizen of the United States", N: "Non-citizen national of the United States", R: "Lawful permanent resident", O: "Other eligible non-citizen", X: "None of the above" };
const ARMED = { "0": "No military affiliation", "1": "On active duty", "2": "Veteran", "3": "Dependent of a service member" };
const RACE = { A: "American Indian or Alaska Native", B: "Asian", C: "Black or African American", D: "Native Hawaiian or Other Pacific Islander", E: "White", F: "Decline to state" };
const MARITAL = { MA: "Married", SE: "Separated", DI: "Divorced", WI: "Widowed", NM: "Never married", DP: "Registered domestic partners" };
const EDUCATION = { "01": "Less than high school", "02": "High school diploma or equivalent", "03": "Some college, no degree earned", "04": "Associate degree", "05": "Bachelor's degree", "06": "Graduate or professional degree", UN: "Unknown" };
const PROGRAMS: Record<string, string[]> = {
	"Agriculture and natural resources": ["Animal Science", "Fisheries and Wildlife", "Forestry", "Soil Science"],
	"Arts and letters": ["Art", "Communication", "English", "History", "Music"],
	Engineering: ["Chemical Engineering", "Civil Engineering", "Computer Engineering", "Electrical Engineering", "Environmental Engineering", "Mechanical Engineering"],
	"Health professions": ["Dental Hygiene", "Nursing", "Public Health", "Radiography"],
	Science: ["Biology", "Chemistry", "Geology", "Mathematics", "Physics"],
};
const INSTITUTIONS = ["Boise State University", "Central Oregon Community College", "Eastern Washington University", "Lewis-Clark State College", "Oregon State University", "Portland State University", "University of Idaho", "University of Montana", "University of Oregon", "University of Washington", "Washington State University", "Western Oregon University"];
const STATE_OPTIONS = STATES.map(([value, children]) => ({ value, children }));
const COUNTRY_OPTIONS = COUNTRIES.map((name) => ({ value: name, children: name }));

const two = (number: number) => String(number).padStart(2, "0");
const isoOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
const formatDate = (date?: Date) => (date ? `${two(date.getMonth() + 1)}/${two(date.getDate())}/${date.getFullYear()}` : "");
const parseDate = (text: string) => {
	const [month, day, year] = text.split(/[/.-]/).map(Number);
	return month && day && year > 1900 ? new Date(year, month - 1, day) : null;
};

let held = { answers: EMPTY, members: [] as Member[], courses: [NO_COURSE] as Course[], submitted: false };

type Common = { label: string; required?: boolean; hint?: string; of: keyof Answers };
function App() {
	const styles = useStyles();
	const [answers, setAnswers] = useState(EMPTY);
	const [members, setMembers] = useState<Member[]>([]);
	const [courses, setCourses] = useState<Course[]>([NO_COURSE]);
	const [submitted, setSubmitted] = useState(false);
	const [isOpen, setOpen] = useState(false);
	const [at, setAt] = useState<number | null>(null);
	const [draft, setDraft] = useState(NO_MEMBER);
	held = { answers, members, courses, submitted };
	const set = <K extends keyof Answers>(key: K, value: Answers[K]) => setAnswers((now) => ({ ...now, [key]: value }));

	const text = (common: Common, props: ComponentProps<typeof Input> = {}) => (
		<Field label={common.label} required={common.required} hint={common.hint} orientation="horizontal">
			<Input data-q={common.of} value={answers[common.of] as string} onChange={(_, data) => set(common.of, data.value as never)} {...(props as object)} />
		</Field>
	);
	const list = (common: Common, options: Record<string, string>) => (
		<Field label={common.label} required={common.required} hint={common.hint} orientation="horizontal">
			<Dropdown data-q={common.of} placeholder="Select" value={options[answers[common.of] as string] ?? ""} selectedOptions={answers[common.of] ? [answers[common.of] as string] : []} onOptionSelect={(_, data) => set(common.of, (data.optionValue ?? "") as never)}>
				{Object.entries(options).map(([value, label]) => <Option key={value} value={value}>{label}</Option>)}
			</Dropdown>
		</Field>
	);
	const radios = (common: Common, options: Record<string, string>, layout: "horizontal" | "vertical" = "horizontal") => (
		<Field label={common.label} required={common.required} hint={common.hint} orientation="horizontal">
			<RadioGroup data-q={common.of} layout={layout} value={answers[common.of] as string} onChange={(_, data) => set(common.of, data.value as never)}>
				{Object.entries(options).map(([value, label]) => <Radio key={value} value={value} label={label} />)}
			</RadioGroup>
		</Field>
	);
	const date = (common: Common, props: { minDate?: Date; maxDate?: Date; initialPickerDate?: Date } = {}) => (
		<Field label={common.label} required={common.required} hint={common.hint} orientation="horizontal">
			<DateBox q={common.of} value={answers[common.of] as string} onPick={(value) => set(common.of, value as never)} {...props} />
		</Field>
	);
	const search = (common: Common, options: { value: string; children: string }[]) => (
		<Field label={common.label} required={common.required} hint={common.hint} orientation="horizontal">
			<SearchBox q={common.of} options={options} selected={answers[common.of] as string} onPick={(value) => set(common.of, value as never)} />
		</Field>
	);
	const spin = (common: Common, props: { min: number; max: number; step: number; precision?: number }) => (
		<Field label={common.label} required={common.required} hint={common.hint} orientation="horizontal">
			<SpinButton
				data-q={common.of} className={styles.short} {...props} value={answers[common.of] as number | null}
				displayValue={answers[common.of] === null ? "" : (answers[common.of] as number).toFixed(props.precision ?? 0)}
				onChange={(_, data) => {
					const value = data.value ?? Number.parseFloat(data.displayValue ?? "");
					set(common.of, (Number.isNaN(value) ? null : value) as never);
				}}
			/>
		</Field>
	);
	const open = (index: number | null) => {
		setAt(index);
		setDraft(index === null ? NO_MEMBER : members[index]);
		setOpen(true);
	};
	const save = () => {
		setMembers((now) => (at === null ? [...now, draft] : now.map((each, index) => (index === at ? draft : each))));
		setOpen(false);
	};
	const course = (index: number, change: Partial<Course>) => setCourses((now) => now.map((each, here) => (here === index ? { ...each, ...change } : each)));

	return (
		<div className={styles.page}>
			<div className={styles.top}><div className={styles.width}><Text weight="semibold">Northwest Interstate Grant Commission</Text> <Text size={200}>&nbsp;|&nbsp; Student portal</Text></div></div>
			<form className={styles.sheet} autoComplete="off" noValidate onSubmit={(event) => { event.preventDefault(); setSubmitted(true); }}>
				<Title2 as="h1" block>Form OG-1: Application for an Undergraduate Opportunity Grant</Title2>
				<Text className={styles.note} style={{ marginTop: 8 }}>Award year 2027–28. Revised September 2026. Complete every item marked with an asterisk. An incomplete application will not be considered.</Text>
				<MessageBar intent="info" layout="multiline"><MessageBarBody><MessageBarTitle>Who must complete this form</MessageBarTitle>The applicant is the student who will attend the institution. “You” means the applicant throughout.</MessageBarBody></MessageBar>

				<Part title="Part A. Applicant" note="Enter your legal name exactly as it appears on your birth certificate, passport or court order.">
					{text({ of: "surname", label: "Surname", required: true })}
					{text({ of: "given", label: "Given name", required: true })}
					{text({ of: "mi", label: "Middle initial" }, { maxLength: 1, className: styles.short })}
					{list({ of: "suffix", label: "Generational suffix" }, Object.fromEntries(SUFFIXES.map((each) => [each, each])))}
					{text({ of: "former", label: "Former surname, if any" })}
					{text({ of: "ssn", label: "Social Security number", hint: "Nine digits, without dashes. Leave blank if you have none." }, { type: "password", maxLength: 9, className: styles.short })}
					{date({ of: "born", label: "Date of birth", required: true, hint: "mm/dd/yyyy" }, { maxDate: new Date(2014, 11, 31), initialPickerDate: new Date(2009, 0, 1) })}
					{text({ of: "birthCity", label: "City of birth" })}
					{search({ of: "birthCountry", label: "Country of birth" }, COUNTRY_OPTIONS)}
					{radios({ of: "sex", label: "Sex, as shown on identification", required: true }, { F: "Female", M: "Male", X: "X / unspecified" })}
				</Part>

				<Part title="Part B. Residence and contact">
					{text({ of: "line1", label: "Residence address", required: true, hint: "Number and street. A P.O. box is not accepted." })}
					{text({ of: "line2", label: "Unit" })}
					{text({ of: "city", label: "City or town", required: true })}
					{search({ of: "state", label: "State of residence", required: true }, STATE_OPTIONS)}
					{text({ of: "zip", label: "ZIP code", required: true }, { maxLength: 10, className: styles.short })}
					{text({ of: "phone", label: "Telephone", required: true }, { type: "tel" })}
					{text({ of: "email", label: "Electronic mail", required: true }, { type: "email" })}
					{spin({ of: "yearsUs", label: "Years resident in the United States" }, { min: 0, max: 99, step: 1 })}
					{text({ of: "emergencyName", label: "Person to notify in an emergency" })}
					{text({ of: "emergencyPhone", label: "Telephone of that person" }, { type: "tel" })}
				</Part>

				<Part title="Part C. Status" note="Items C-3 and C-4 are collected for statistical reporting only.">
					{list({ of: "citizenship", label: "C-1. Citizenship", required: true }, CITIZENSHIP)}
					{list({ of: "armed", label: "C-2. Military affiliation" }, ARMED)}
					{radios({ of: "hispanic", label: "C-3. Hispanic or Latino origin" }, { Y: "Yes", N: "No", D: "Decline to state" })}
					<Field label="C-4. Race" hint="Select one or more." orientation="horizontal">
						<Dropdown data-q="race" multiselect placeholder="Select" value={answers.race.map((each) => RACE[each as keyof typeof RACE]).join(", ")} selectedOptions={answers.race} onOptionSelect={(_, data) => set("race", [...data.selectedOptions].sort())}>
							{Object.entries(RACE).map(([value, label]) => <Option key={value} value={value}>{label}</Option>)}
						</Dropdown>
					</Field>
				</Part>

				<Part title="Part D. Parents and household" note="Report both legal parents even if they do not live together.">
					{list({ of: "parentsStatus", label: "Marital status of parents" }, MARITAL)}
					<Divider alignContent="start">Parent 1</Divider>
					{text({ of: "p1Surname", label: "Surname" })}
					{text({ of: "p1Given", label: "Given name" })}
					{text({ of: "p1Occupation", label: "Occupation" })}
					{list({ of: "p1Education", label: "Highest education completed" }, EDUCATION)}
					<Divider alignContent="start">Parent 2</Divider>
					{text({ of: "p2Surname", label: "Surname" })}
					{text({ of: "p2Given", label: "Given name" })}
					{text({ of: "p2Occupation", label: "Occupation" })}
					{list({ of: "p2Education", label: "Highest education completed" }, EDUCATION)}
					<Divider alignContent="start">Household</Divider>
					<Field label="First-generation status" orientation="horizontal"><Switch data-q="firstGen" checked={answers.firstGen} label="I am the first in my family to attend college" onChange={(_, data) => set("firstGen", data.checked)} /></Field>
					{text({ of: "income", label: "Annual household income", required: true, hint: "Whole dollars, all sources" }, { contentBefore: "$", inputMode: "numeric", className: styles.short })}
					<Field label="Brothers and sisters" hint={`Add each one, up to ${MEMBERS}.`} orientation="horizontal">
						<div>
							{members.length > 0 && (
								<Table size="small" id="members" className={styles.table} aria-label="Brothers and sisters">
									<TableHeader><TableRow><TableHeaderCell>Given name</TableHeaderCell><TableHeaderCell>Surname</TableHeaderCell><TableHeaderCell>Age</TableHeaderCell><TableHeaderCell /></TableRow></TableHeader>
									<TableBody>
										{members.map((each, index) => (
											<TableRow key={index}>
												<TableCell>{each.given}</TableCell><TableCell>{each.surname}</TableCell><TableCell>{each.age}</TableCell>
												<TableCell>
													<Button size="small" appearance="subtle" icon={<EditRegular />} aria-label={`Edit ${each.given}`} onClick={() => open(index)} />
													<Button size="small" appearance="subtle" icon={<DeleteRegular />} aria-label={`Remove ${each.given}`} onClick={() => setMembers((now) => now.filter((_, here) => here !== index))} />
												</TableCell>
											</TableRow>
										))}
									</TableBody>
								</Table>
							)}
							<Button icon={<AddRegular />} disabled={members.length >= MEMBERS} onClick={() => open(null)}>Add brother or sister</Button>
						</div>
					</Field>
				</Part>

				<Part title="Part E. Secondary education">
					{text({ of: "school", label: "Name of high school", required: true })}
					{text({ of: "schoolCity", label: "City" })}
					{list({ of: "schoolState", label: "State" }, Object.fromEntries(STATES))}
					{date({ of: "gradDate", label: "Date of graduation", required: true, hint: "Actual or anticipated, mm/dd/yyyy" })}
					{spin({ of: "gpa", label: "Grade point average", hint: "Unweighted, on a 4.00 scale" }, { min: 0, max: 4, step: 0.01, precision: 2 })}
				</Part>

				<Part title="Part F. Postsecondary plans">
					<Field label="Institution you will attend" required hint="Choose a participating institution or enter another." orientation="horizontal"><FreeBox q="institution" options={INSTITUTIONS} value={answers.institution} onValue={(value) => set("institution", value)} /></Field>
					<Field label="Program of study" orientation="horizontal">
						<Dropdown data-q="program" placeholder="Select" value={answers.program} selectedOptions={answers.program ? [answers.program] : []} onOptionSelect={(_, data) => set("program", data.optionValue ?? "")}>
							{Object.entries(PROGRAMS).map(([group, items]) => <OptionGroup key={group} label={group}>{items.map((each) => <Option key={each} value={each}>{each}</Option>)}</OptionGroup>)}
						</Dropdown>
					</Field>
					{radios({ of: "degree", label: "Highest degree you intend to earn" }, { cert: "Certificate", assoc: "Associate", bach: "Bachelor's", mast: "Master's", doct: "Doctorate or professional" }, "vertical")}
					{list({ of: "entry", label: "Academic year of first enrollment", required: true }, { "2627": "2026–27", "2728": "2027–28", "2829": "2028–29" })}
					{radios({ of: "fafsa", label: "Have you filed the FAFSA for this award year?", required: true }, { Y: "Yes", N: "No" })}
					<Field label="College courses completed while in high school" hint={`No more than ${COURSES}.`}>
						<div>
							<Table className={styles.table} size="small" id="courses" aria-label="College courses">
								<TableHeader><TableRow><TableHeaderCell>Course title</TableHeaderCell><TableHeaderCell className={styles.narrow}>Grade</TableHeaderCell><TableHeaderCell className={styles.narrow}>Credits</TableHeaderCell></TableRow></TableHeader>
								<TableBody>
									{courses.map((each, index) => (
										<TableRow key={index}>
											<TableCell><Input style={{ width: "100%" }} aria-label={`Course title, row ${index + 1}`} value={each.title} onChange={(_, data) => course(index, { title: data.value })} /></TableCell>
											<TableCell><Input style={{ width: 90 }} input={{ style: { width: "100%" } }} aria-label={`Grade, row ${index + 1}`} value={each.grade} onChange={(_, data) => course(index, { grade: data.value })} /></TableCell>
											<TableCell><Input style={{ width: 90 }} input={{ style: { width: "100%" } }} aria-label={`Credits, row ${index + 1}`} inputMode="decimal" value={each.credits} onChange={(_, data) => course(index, { credits: data.value })} /></TableCell>
										</TableRow>
									))}
								</TableBody>
							</Table>
							<Button size="small" icon={<AddRegular />} disabled={courses.length >= COURSES} onClick={() => setCourses((now) => [...now, NO_COURSE])}>Add row</Button>
						</div>
					</Field>
				</Part>

				<Part title="Part G. Certification" note="Under penalty of perjury under the laws of the participating states.">
					<Checkbox data-q="release" checked={answers.release} label="I authorize the Commission to obtain my school and tax records to verify this application." onChange={(_, data) => set("release", data.checked === true)} />
					<Checkbox data-q="certify" checked={answers.certify} label="I certify that the statements on this form are true, complete and correct." onChange={(_, data) => set("certify", data.checked === true)} />
					{text({ of: "signature", label: "Signature of applicant", required: true, hint: "Type your full legal name." })}
					{date({ of: "signedOn", label: "Date signed", required: true })}
					{text({ of: "preparer", label: "Name of preparer, if not the applicant" })}
				</Part>
				<div className={styles.buttons}><Button appearance="primary" type="submit">Submit Form OG-1</Button><Button type="button">Print a copy</Button></div>
			</form>

			<OverlayDrawer position="end" open={isOpen} onOpenChange={(_, data) => setOpen(data.open)}>
				<DrawerHeader><DrawerHeaderTitle action={<Button appearance="subtle" aria-label="Close" icon={<DismissRegular />} onClick={() => setOpen(false)} />}>{at === null ? "Add brother or sister" : "Change entry"}</DrawerHeaderTitle></DrawerHeader>
				<DrawerBody>
					<div className={styles.drawerRows}>
						<Field label="Given name" required><Input value={draft.given} onChange={(_, data) => setDraft({ ...draft, given: data.value })} /></Field>
						<Field label="Surname" required><Input value={draft.surname} onChange={(_, data) => setDraft({ ...draft, surname: data.value })} /></Field>
						<Field label="Age in years"><Input type="number" value={draft.age} onChange={(_, data) => setDraft({ ...draft, age: data.value })} /></Field>
					</div>
				</DrawerBody>
				<DrawerFooter><Button appearance="primary" disabled={!draft.given || !draft.surname} onClick={save}>Save</Button><Button onClick={() => setOpen(false)}>Cancel</Button></DrawerFooter>
			</OverlayDrawer>
		</div>
	);
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
	const styles = useStyles();
	return (
		<section className={styles.part}>
			<Title3 as="h2" className={styles.heading}>{title}</Title3>
			{note && <Text className={styles.note}>{note}</Text>}
			<div className={styles.rows}>{children}</div>
		</section>
	);
}

function DateBox({ q, value, onPick, ...rest }: { q: string; value: string; onPick: (value: string) => void; minDate?: Date; maxDate?: Date; initialPickerDate?: Date }) {
	const [day, setDay] = useState<Date | null>(null);
	const shown = value && day && isoOf(day) === value ? day : null;
	return (
		<DatePicker
			data-q={q} allowTextInput formatDate={formatDate} parseDateFromString={parseDate} value={shown} {...(rest as object)}
			onSelectDate={(picked) => { setDay(picked ?? null); onPick(picked ? isoOf(picked) : ""); }}
		/>
	);
}

function SearchBox({ q, options, selected, onPick, ...rest }: { q: string; options: { value: string; children: string }[]; selected: string; onPick: (value: string) => void }) {
	const [query, setQuery] = useState("");
	const children = useComboboxFilter(query, options, { noOptionsMessage: "Nothing matches.", optionToText: (option) => (option as { children: string }).children });
	return (
		<Combobox data-q={q} value={query} selectedOptions={selected ? [selected] : []} placeholder="Type to search" {...rest}
			onChange={(event) => setQuery(event.target.value)}
			onOptionSelect={(_, data) => { setQuery(data.optionText ?? ""); onPick(data.optionValue ?? ""); }}
		>{children}</Combobox>
	);
}

function FreeBox({ q, options, value, onValue, ...rest }: { q: string; options: string[]; value: string; onValue: (value: string) => void }) {
	const matching = options.filter((each) => each.toLowerCase().includes(value.toLowerCase()));
	return (
		<Combobox freeform data-q={q} value={value} {...rest} onChange={(event) => onValue(event.target.value)} onOptionSelect={(_, data) => data.optionText !== undefined && onValue(data.optionText)}>
			{matching.map((each) => <Option key={each}>{each}</Option>)}
		</Combobox>
	);
}

createRoot(document.getElementById("root")!).render(<FluentProvider theme={webLightTheme}><App /></FluentProvider>);

const labelsOf = (element: Element) => [...element.querySelectorAll<HTMLInputElement>("input:checked")].map((input) => document.querySelector(`label[for="${input.id}"]`)?.textContent ?? "");
function shownOf(key: string): unknown {
	const element = document.querySelector<HTMLInputElement>(`[data-q="${key}"]`)!;
	if (element.type === "checkbox") return element.checked;
	if (element.getAttribute("role") === "radiogroup") return labelsOf(element)[0] ?? "";
	if (element.tagName === "BUTTON") return element.textContent === "Select" ? "" : element.textContent;
	return element.value;
}
Object.assign(window, {
	formState: () => {
		const state: Record<string, unknown> = { ...held.answers };
		for (let index = 0; index < MEMBERS; index++) for (const part of ["given", "surname", "age"] as const) state[`sib${index + 1}_${part}`] = held.members[index]?.[part] ?? "";
		for (let index = 0; index < COURSES; index++) for (const part of ["title", "grade", "credits"] as const) state[`course${index + 1}_${part}`] = held.courses[index]?.[part] ?? "";
		return { ...state, submitted: held.submitted };
	},
	formShown: () => {
		const shown: Record<string, unknown> = {};
		for (const key of Object.keys(EMPTY)) shown[key] = shownOf(key);
		for (let index = 0; index < MEMBERS; index++) ["given", "surname", "age"].forEach((part, at) => { shown[`sib${index + 1}_${part}`] = document.querySelectorAll("#members tbody tr, #members [role=rowgroup]:last-child [role=row]")[index]?.children[at]?.textContent ?? ""; });
		for (let index = 0; index < COURSES; index++) ["title", "grade", "credits"].forEach((part, at) => { shown[`course${index + 1}_${part}`] = document.querySelectorAll("#courses tbody tr, #courses [role=rowgroup]:last-child [role=row]")[index]?.querySelectorAll("input")[at]?.value ?? ""; });
		return shown;
	},
});
