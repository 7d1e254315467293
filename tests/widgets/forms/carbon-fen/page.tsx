import "@carbon/styles/css/styles.min.css";
import {
	Button, Checkbox, CheckboxGroup, ComboBox, DatePicker, DatePickerInput, Dropdown, FilterableMultiSelect, Form, FormGroup, InlineNotification, NumberInput, PasswordInput,
	ProgressIndicator, ProgressStep, RadioButton, RadioButtonGroup, RadioTile, Select, SelectItem, Stack, Tag, TextArea, TextInput, Tile, TileGroup,
} from "@carbon/react";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";

const EMPTY: Record<string, any> = {
	fname: "", lname: "", nick: "", pronoun: "", dob: "", grade: null, email: "", cell: "", street: "", apt: "", city: "", state: "", zip: "", langs: [],
	school: null, schoolCity: "", schoolState: "", gpa: "", gradYear: "", psat: "", act: "", satMath: "",
	...Object.fromEntries([1, 2, 3].flatMap((n) => [[`class${n}`, ""], [`class${n}Grade`, ""], [`award${n}`, ""]])),
	...Object.fromEntries([1, 2].flatMap((n) => [[`pg${n}Rel`, null], [`pg${n}First`, ""], [`pg${n}Last`, ""], [`pg${n}Phone`, ""], [`pg${n}Work`, ""], [`pg${n}Ba`, ""], [`sib${n}`, ""], [`sib${n}Age`, ""]])),
	income: "", firstgen: "",
	ecName: "", ecRel: "", ecPhone: "", doctor: "", insurer: "", allergies: "",
	...Object.fromEntries([1, 2, 3].flatMap((n) => [[`act${n}Kind`, null], [`act${n}Where`, ""], [`act${n}Role`, ""], [`act${n}Yrs`, []]])),
	track: "", career: "", major: "", degree: null, programs: [],
	gender: null, hispanic: "", race: [], citizen: "",
	rec1: "", rec1Mail: "", rec2: "", rec2Mail: "",
	why: "", shirt: "", pass: "", photo: false, treat: false, signStudent: "", signParent: "",
	submitted: false,
};
let answers = EMPTY;
const watchers = new Set<() => void>();
const watch = (watcher: () => void) => {
	watchers.add(watcher);
	return () => void watchers.delete(watcher);
};
function put(key: string, value: unknown) {
	answers = { ...answers, [key]: value };
	for (const watcher of watchers) watcher();
}
const numberOf = (key: string) => {
	let h = 7;
	for (const c of key) h = (h * 31 + c.charCodeAt(0)) % 899981;
	return `q${h + 100000}`;
};
function Ask({ k, children }: { k: string; children: (value: any, id: string) => ReactNode }) {
	const value = useSyncExternalStore(watch, () => answers[k]);
	return <div data-qid={numberOf(k)} style={{ flex: 1 }}>{children(value, `fld-${numberOf(k)}`)}</div>;
}
const Line = ({ k, label, ...more }: { k: string; label: string; [prop: string]: any }) => (
	<Ask k={k}>{(value, id) => <TextInput id={id} labelText={label} value={value} onChange={(e) => put(k, e.target.value)} {...more} />}</Ask>
);
const Pick = ({ k, label, options, ...more }: { k: string; label: string; options: [string, string][]; [prop: string]: any }) => (
	<Ask k={k}>{(value, id) => (
		<Select id={id} labelText={label} value={value} onChange={(e) => put(k, e.target.value)} {...more}>
			<SelectItem value="" text="Choose one" />
			{options.map(([code, text]) => <SelectItem key={code} value={code} text={text} />)}
		</Select>
	)}</Ask>
);
const Drop = ({ k, label, items }: { k: string; label: string; items: string[] }) => (
	<Ask k={k}>{(value, id) => <Dropdown id={id} titleText={label} label="Choose an option" items={items} selectedItem={value} onChange={({ selectedItem }) => put(k, selectedItem)} />}</Ask>
);
const Radios = ({ k, label, options, vertical }: { k: string; label: string; options: [string, string][]; vertical?: boolean }) => (
	<Ask k={k}>{(value, id) => (
		<RadioButtonGroup legendText={label} name={id} valueSelected={value} onChange={(chosen) => put(k, chosen)} orientation={vertical ? "vertical" : "horizontal"}>
			{options.map(([code, text]) => <RadioButton key={code} id={`${id}-${code}`} labelText={text} value={code} />)}
		</RadioButtonGroup>
	)}</Ask>
);
const Boxes = ({ k, label, options }: { k: string; label: string; options: [string, string][] }) => (
	<Ask k={k}>{(value: string[], id) => (
		<CheckboxGroup legendText={label}>
			{options.map(([code, text]) => (
				<Checkbox key={code} id={`${id}-${code}`} labelText={text} checked={value.includes(code)}
					onChange={(_, { checked }) => put(k, options.map(([each]) => each).filter((each) => (each === code ? checked : answers[k].includes(each))))} />
			))}
		</CheckboxGroup>
	)}</Ask>
);
const Row = ({ children }: { children: ReactNode }) => <div style={{ display: "flex", gap: "1rem", alignItems: "flex-start" }}>{children}</div>;
const CODES = STATES.map(([code, name]): [string, string] => [code, name]);

const SCHOOLS = ["Ashland High School", "Ashland Valley High School", "Butte Valley High School", "Etna High School", "Happy Camp High School", "Medford Valley High School", "Mount Shasta High School", "Phoenix High School", "Talent Academy", "Weed High School", "Yreka High School", "Homeschool or not listed"];
const LANGS = ["American Sign Language", "Arabic", "English", "Filipino", "French", "Hmong", "Igbo", "Karuk", "Mandarin", "Mixtec", "Portuguese", "Russian", "Spanish", "Vietnamese"];
const KINDS = ["Club or academic team at school", "Environmental work", "Health-related volunteering or shadowing", "Job", "Looking after family", "Music, dance or theater", "Other volunteering", "Sports"];
const iso = (day?: Date) => (day ? `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, "0")}-${String(day.getDate()).padStart(2, "0")}` : "");

/** The picker says nothing of a day that was typed and left with Tab. */
function typedDay(text: string) {
	const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
	return year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : "";
}

function Student() {
	return (
		<Stack gap={6}>
			<FormGroup legendText="Tell us who you are">
				<Stack gap={5}>
					<Row><Line k="fname" label="First name (as your school has it)" /><Line k="lname" label="Last name" /><Line k="nick" label="Name for your badge" helperText="Leave blank to use your first name" /></Row>
					<Row>
						<Ask k="dob">{(_, id) => (
							<DatePicker datePickerType="single" dateFormat="m/d/Y" allowInput onChange={([day]) => put("dob", iso(day))}>
								<DatePickerInput id={id} labelText="Your birthday" placeholder="mm/dd/yyyy" onBlur={(e) => put("dob", typedDay(e.target.value))} helperText="You must be 15 by the first day of the academy" />
							</DatePicker>
						)}</Ask>
						<Drop k="grade" label="Grade you are in this school year" items={["9th (freshman)", "10th (sophomore)", "11th (junior)", "12th (senior)"]} />
					</Row>
					<Radios k="pronoun" label="Pronouns" options={[["she", "She/her"], ["he", "He/him"], ["they", "They/them"], ["other", "Something else"]]} />
				</Stack>
			</FormGroup>
			<FormGroup legendText="How do we reach you?">
				<Stack gap={5}>
					<Row><Line k="email" label="Email address" type="email" helperText="One that you read every week" /><Line k="cell" label="Cell phone" type="tel" placeholder="555-555-5555" /></Row>
					<Row><Line k="street" label="Home address" /><Line k="apt" label="Apartment or space number" /></Row>
					<Row><Line k="city" label="City" /><Pick k="state" label="State" options={CODES} /><Line k="zip" label="ZIP" maxLength={5} /></Row>
				</Stack>
			</FormGroup>
			<Ask k="langs">{(value: string[], id) => (
				<>
					<FilterableMultiSelect id={id} titleText="Languages you can speak with a patient" placeholder="Type to search" items={LANGS} itemToString={(item) => item ?? ""} selectedItems={value} onChange={({ selectedItems }) => put("langs", [...(selectedItems ?? [])].sort())} />
					<div className="chosen">{value.map((each) => <Tag key={each} type="teal">{each}</Tag>)}</div>
				</>
			)}</Ask>
			<FormGroup legendText="Your school">
				<Stack gap={5}>
					<Row>
						<Ask k="school">{(value, id) => <ComboBox id={id} titleText="High school" placeholder="Start typing" items={SCHOOLS} selectedItem={value} shouldFilterItem={({ item, inputValue }) => !inputValue || item.toLowerCase().includes(inputValue.toLowerCase())} onChange={({ selectedItem }) => put("school", selectedItem ?? null)} />}</Ask>
						<Line k="schoolCity" label="City of school" />
						<Pick k="schoolState" label="State of school" options={CODES} />
					</Row>
					<Row>
						<Pick k="gradYear" label="Year you will graduate" options={["2026", "2027", "2028", "2029", "2030"].map((year) => [year, year])} />
						<Line k="gpa" label="Overall GPA (unweighted)" helperText="For example 3.25" />
					</Row>
				</Stack>
			</FormGroup>
			<Tile>
				<h5>Classes</h5>
				<p style={{ marginBottom: "1rem" }}>Pick three classes that show us who you are as a student. Copy the grade from your last report card.</p>
				<table style={{ width: "100%" }}>
					<thead><tr><th align="left">Class</th><th align="left" style={{ width: "25%" }}>Grade</th></tr></thead>
					<tbody>{[1, 2, 3].map((n) => (
						<tr key={n}><td><Line k={`class${n}`} label={`Class ${n}`} hideLabel /></td><td><Line k={`class${n}Grade`} label={`Grade ${n}`} hideLabel /></td></tr>
					))}</tbody>
				</table>
			</Tile>
			<FormGroup legendText="Test scores, if you have any">
				<Row><Line k="psat" label="PSAT (total)" /><Line k="act" label="ACT (composite)" /><Line k="satMath" label="SAT (math section)" /></Row>
			</FormGroup>
			<FormGroup legendText="Awards or recognition">
				<Stack gap={3}>{[1, 2, 3].map((n) => <Line key={n} k={`award${n}`} label={`Award ${n}`} hideLabel placeholder={`${n}.`} />)}</Stack>
			</FormGroup>
		</Stack>
	);
}

function FamilyAndContacts() {
	const [sibs, setSibs] = useState(1);
	return (
		<Stack gap={6}>
			{[1, 2].map((n) => (
				<Tile key={n}>
					<h5 style={{ marginBottom: "1rem" }}>{n === 1 ? "Parent/Guardian 1" : "Parent/Guardian 2"}</h5>
					<Stack gap={5}>
						<Row><Drop k={`pg${n}Rel`} label="Relationship to student" items={["Mother", "Father", "Stepparent", "Grandparent", "Foster parent", "Legal guardian"]} /><Line k={`pg${n}Phone`} label="Daytime phone" type="tel" /></Row>
						<Row><Line k={`pg${n}First`} label="First name" /><Line k={`pg${n}Last`} label="Last name" /><Line k={`pg${n}Work`} label="Job" /></Row>
						<Radios k={`pg${n}Ba`} label="Finished a four-year college degree?" options={[["yes", "Yes"], ["no", "No"], ["unsure", "I don't know"]]} />
					</Stack>
				</Tile>
			))}
			<FormGroup legendText="Brothers and sisters">
				<Stack gap={4}>
					{Array.from({ length: sibs }, (_, i) => i + 1).map((n) => (
						<Row key={n}>
							<Line k={`sib${n}`} label="Full name" />
							<Ask k={`sib${n}Age`}>{(_, id) => <NumberInput id={id} label="Age" min={0} max={50} allowEmpty hideSteppers defaultValue="" onChange={(_event, { value: typed }) => put(`sib${n}Age`, typed)} />}</Ask>
						</Row>
					))}
					{sibs < 2 && <Button kind="ghost" size="sm" onClick={() => setSibs(sibs + 1)}>Add a brother or sister</Button>}
				</Stack>
			</FormGroup>
			<Row>
				<Pick k="income" label="Household income per year" helperText="The academy is free; our funders ask" options={[["1", "Under $20,000"], ["2", "$20,000 - $39,999"], ["3", "$40,000 - $59,999"], ["4", "$60,000 - $79,999"], ["5", "$80,000 - $99,999"], ["6", "$100,000 or more"], ["9", "Prefer not to say"]]} />
				<Radios k="firstgen" label="Will you be the first in your family to go to college?" options={[["yes", "Yes"], ["no", "No"]]} />
			</Row>
			<Tile>
				<h5 style={{ marginBottom: "1rem" }}>In an emergency, if we cannot reach a parent</h5>
				<Row><Line k="ecName" label="First and last name" /><Line k="ecRel" label="Relationship" /><Line k="ecPhone" label="Phone" type="tel" /></Row>
			</Tile>
			<FormGroup legendText="Health information for the academy nurse">
				<Stack gap={5}>
					<Row><Line k="doctor" label="Name of physician or clinic" /><Line k="insurer" label="Health insurance company" /></Row>
					<Ask k="allergies">{(value, id) => <TextArea id={id} rows={2} labelText="Allergies, medicines, special diets" value={value} onChange={(e) => put("allergies", e.target.value)} />}</Ask>
				</Stack>
			</FormGroup>
		</Stack>
	);
}

function Program() {
	const [count, setCount] = useState(1);
	return (
		<Stack gap={6}>
			<Ask k="track">{(value, id) => (
				<TileGroup legend="Which track is your first choice?" name={id} valueSelected={value} onChange={(chosen) => put("track", chosen)}>
					{[["nur", "Nursing"], ["pha", "Pharmacy"], ["pt", "Physical and occupational therapy"], ["ph", "Public and environmental health"]].map(([code, text]) => <RadioTile key={code} id={`${id}-${code}`} value={code}>{text}</RadioTile>)}
				</TileGroup>
			)}</Ask>
			<Row><Line k="career" label="If you could have any job, what would it be?" /><Line k="major" label="What would you like to study in college?" /><Drop k="degree" label="How far in school do you want to go?" items={["High school diploma", "Certificate or two-year degree", "Four-year degree", "Master's degree", "PhD", "MD, DDS, PharmD or other professional degree", "I don't know yet"]} /></Row>
			<Boxes k="programs" label="Programs you already belong to" options={[["avid", "AVID"], ["gear", "GEAR UP"], ["hosa", "HOSA"], ["mesa", "MESA"], ["trio", "Upward Bound (TRIO)"]]} />
			{Array.from({ length: count }, (_, i) => i + 1).map((n) => (
				<FormGroup key={n} legendText={`Outside of class: ${["first", "second", "third"][n - 1]} activity, job or duty`}>
					<Stack gap={4}>
						<Row><Drop k={`act${n}Kind`} label="Kind" items={KINDS} /><Line k={`act${n}Where`} label="Where or with whom" placeholder="Club, employer, agency" /><Line k={`act${n}Role`} label="What you are there" placeholder="Member, president, cashier" /></Row>
						<Boxes k={`act${n}Yrs`} label="When" options={[["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]]} />
					</Stack>
				</FormGroup>
			))}
			{count < 3 && <Button kind="tertiary" size="sm" onClick={() => setCount(count + 1)}>Add another</Button>}
			<FormGroup legendText="Two adults who will recommend you">
				<Stack gap={4}>
					<Row><Line k="rec1" label="Science or math teacher" /><Line k="rec1Mail" label="Their email" type="email" /></Row>
					<Row><Line k="rec2" label="Counselor, coach or employer" /><Line k="rec2Mail" label="Their email" type="email" /></Row>
				</Stack>
			</FormGroup>
			<FormGroup legendText="For our funders (optional)">
				<Stack gap={5}>
					<Drop k="gender" label="Gender" items={["Female", "Male", "Nonbinary", "Prefer to self-describe", "Decline to state"]} />
					<Radios k="hispanic" label="Hispanic or Latino?" options={[["y", "Yes"], ["n", "No"]]} />
					<Boxes k="race" label="Race. Check as many as apply." options={[["aian", "American Indian or Alaska Native"], ["asian", "Asian"], ["black", "Black or African American"], ["nhpi", "Native Hawaiian or Pacific Islander"], ["white", "White"]]} />
					<Radios k="citizen" vertical label="Immigration status" options={[["cit", "I am a U.S. citizen"], ["lpr", "I have a green card"], ["oth", "Neither"]]} />
				</Stack>
			</FormGroup>
			<Ask k="why">{(value, id) => <TextArea id={id} rows={5} enableCounter maxCount={2000} labelText="Tell us about a time you helped someone stay healthy or get better." value={value} onChange={(e) => put("why", e.target.value)} />}</Ask>
			<Row>
				<Pick k="shirt" label="Scrub top size" options={["XS", "S", "M", "L", "XL", "2XL"].map((size) => [size, size])} />
				<Ask k="pass">{(value, id) => <PasswordInput id={id} labelText="Password for your academy account" value={value} onChange={(e) => put("pass", e.target.value)} />}</Ask>
			</Row>
			<FormGroup legendText="Permissions">
				<Ask k="photo">{(value, id) => <Checkbox id={id} checked={value} onChange={(_, { checked }) => put("photo", checked)} labelText="Photos and video of me may be used in program materials." />}</Ask>
				<Ask k="treat">{(value, id) => <Checkbox id={id} checked={value} onChange={(_, { checked }) => put("treat", checked)} labelText="Academy staff may obtain emergency medical treatment for the student." />}</Ask>
			</FormGroup>
			<Row><Line k="signStudent" label="Signature of student" /><Line k="signParent" label="Signature of parent or guardian" /></Row>
			<Button type="submit">Send application</Button>
		</Stack>
	);
}

function App() {
	const [step, setStep] = useState(0);
	const parts = [Student, FamilyAndContacts, Program];
	return (
		<div style={{ maxWidth: 960, margin: "2rem auto", padding: "0 1rem" }}>
			<h2>Fen Country Health Careers Academy</h2>
			<p style={{ margin: "0.5rem 0 1.5rem" }}>Summer application for students in grades 9 through 12. Students fill this in; ask a parent or guardian for help with the second part.</p>
			<ProgressIndicator currentIndex={step} onChange={setStep} spaceEqually>
				<ProgressStep label="Student" /><ProgressStep label="Family and contacts" /><ProgressStep label="Program" />
			</ProgressIndicator>
			<InlineNotification kind="info" lowContrast hideCloseButton title="Deadline" subtitle="We must have all three parts by February 15." style={{ margin: "1rem 0" }} />
			<Form onSubmit={(e) => { e.preventDefault(); put("submitted", true); }}>
				{parts.map((Part, i) => <section key={i} style={{ display: i === step ? "block" : "none" }}><Part /></section>)}
				<Row>
					{step > 0 && <Button kind="secondary" style={{ marginTop: "2rem" }} onClick={() => setStep(step - 1)}>Back</Button>}
					{step < 2 && <Button style={{ marginTop: "2rem" }} onClick={() => setStep(step + 1)}>Next</Button>}
				</Row>
			</Form>
		</div>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

function shownIn(key: string): unknown {
	const root = document.querySelector<HTMLElement>(`[data-qid="${numberOf(key)}"]`);
	const isList = Array.isArray(EMPTY[key]);
	if (!root) return isList ? [] : "";
	if (key === "langs") return [...root.querySelectorAll(".chosen .cds--tag")].map((each) => each.textContent);
	const boxes = [...root.querySelectorAll<HTMLInputElement>("input[type=checkbox], input[type=radio]")];
	const words = (box: HTMLInputElement) => root.querySelector(`label[for="${box.id}"]`)!.textContent!.trim();
	if (isList) return boxes.filter((each) => each.checked).map(words);
	if (boxes.length === 1) return boxes[0].checked;
	if (boxes.length > 1) {
		const chosen = boxes.find((each) => each.checked);
		return chosen ? words(chosen) : "";
	}
	const menu = root.querySelector(".cds--dropdown .cds--list-box__label");
	if (menu) return menu.textContent === "Choose an option" ? "" : menu.textContent;
	const select = root.querySelector("select");
	if (select) return select.value && select.selectedOptions[0].text;
	return root.querySelector<HTMLInputElement>("input, textarea")!.value;
}
Object.assign(window, {
	formState: () => Object.fromEntries(Object.entries(answers).map(([key, value]) => [key, Array.isArray(value) ? [...value] : value])),
	formShown: () => Object.fromEntries(Object.keys(EMPTY).filter((key) => key !== "submitted").map((key) => [key, shownIn(key)])),
});
