import "bootstrap/dist/css/bootstrap.min.css";
import "react-datepicker/dist/react-datepicker.css";
import "./credit-union.css";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { Accordion, Alert, Button, Card, Col, Container, FloatingLabel, Form, InputGroup, Navbar, Row } from "react-bootstrap";
import DatePicker from "react-datepicker";
import { createRoot } from "react-dom/client";
import Select from "react-select";
import CreatableSelect from "react-select/creatable";
import { STATES } from "../../lists";

declare global {
	interface Window {
		formState(): Record<string, unknown>;
		formShown(): Record<string, unknown>;
	}
}

type Option = { value: string; label: string };
const STATE_OPTIONS: Option[] = STATES.map(([value, label]) => ({ value, label }));
const same = (text: string): Option => ({ value: text, label: text });
const FIELDS = [
	{ label: "Arts and humanities", options: ["Art and Design", "English", "History", "Languages", "Music", "Philosophy"].map(same) },
	{ label: "Business and public service", options: ["Accounting", "Business Administration", "Criminal Justice", "Education", "Political Science", "Social Work"].map(same) },
	{ label: "Engineering and computing", options: ["Civil Engineering", "Computer Science", "Electrical Engineering", "Environmental Engineering", "Mechanical Engineering"].map(same) },
	{ label: "Health and science", options: ["Biology", "Chemistry", "Environmental Science", "Mathematics", "Nursing", "Physics", "Psychology"].map(same) },
	{ label: "Not listed", options: ["Other", "Undecided"].map(same) },
];
const COLLEGES = [
	"Cal Poly Humboldt", "California State University, Chico", "College of the Siskiyous", "Lane Community College", "Oregon State University",
	"Portland State University", "Reed College", "Rogue Community College", "Shasta College", "Southern Oregon University",
	"University of California, Davis", "University of Oregon", "University of Washington", "Willamette University",
].map(same);
const SCHOOLING: [string, string][] = [["lt_hs", "Did not finish high school"], ["hs", "High school diploma or GED"], ["some", "Some college, no degree"], ["aa", "Associate’s degree"], ["ba", "Bachelor’s degree"], ["grad", "Graduate or professional degree"], ["na", "Don’t know"]];
const INCOME: [string, string][] = [["1", "Under $25,000"], ["2", "$25,000 – $49,999"], ["3", "$50,000 – $74,999"], ["4", "$75,000 – $99,999"], ["5", "$100,000 or more"], ["0", "I’d rather not say"]];
const STATUS: [string, string][] = [["k12", "In preschool or K–12"], ["college", "In college or trade school"], ["other", "Neither"]];
const DEGREES = ["Associate’s", "Bachelor’s", "Master’s", "Doctorate or professional"];

const GUARDIAN = { first: "", last: "", occupation: "", employer: "", education: "" };
const SIBLING = { name: "", age: "", status: "" };
const ACTIVITY = { group: "", role: "", hours: "" };
type Person = Record<string, string>;
const MOST = { guardians: 2, siblings: 3, activities: 2 };

const START = {
	firstName: "", middleName: "", lastName: "", suffix: "", goesBy: "", email: "", mobile: "", street: "", unit: "", city: "", homeState: "", zip: "",
	sponsorName: "", memberNumber: "",
	school: "", schoolCity: "", schoolState: "", grade: "", gpa: "", classRank: "", classSize: "",
	major: "", degree: "", income: "", firstGen: "", recommenderName: "", recommenderEmail: "", statement: "", heard: "", signature: "",
};
type Answers = typeof START;
type Key = keyof Answers;

let live: Record<string, unknown> = {};
const pad = (n: number) => String(n).padStart(2, "0");

/** A number of entries of one shape as flat keys: guardian1_first, … */
const flat = (name: string, most: number, shape: Person, entries: Person[]) =>
	Object.fromEntries(Array.from({ length: most }, (_, i) => Object.keys(shape).map((part) => [`${name}${i + 1}_${part}`, entries[i]?.[part] ?? ""])).flat());

function Entry({ title, onRemove, children }: { title: string; onRemove?: () => void; children: ReactNode }) {
	return (
		<Card className="person mb-3">
			<Card.Header>
				{title}
				{onRemove && <Button size="sm" variant="link" className="text-danger p-0" onClick={onRemove}>Remove</Button>}
			</Card.Header>
			<Card.Body><Row className="g-3">{children}</Row></Card.Body>
		</Card>
	);
}

function Application() {
	const [answers, setAnswers] = useState(START);
	const [birthDate, setBirthDate] = useState<Date | null>(null);
	const [graduation, setGraduation] = useState<Date | null>(null);
	const [colleges, setColleges] = useState<readonly Option[]>([]);
	const [guardians, setGuardians] = useState<Person[]>([GUARDIAN]);
	const [siblings, setSiblings] = useState<Person[]>([]);
	const [activities, setActivities] = useState<Person[]>([ACTIVITY, ACTIVITY]);
	const [agree, setAgree] = useState(false);
	const [submitted, setSubmitted] = useState(false);

	useLayoutEffect(() => {
		live = {
			...answers,
			birthDate: birthDate ? `${birthDate.getFullYear()}-${pad(birthDate.getMonth() + 1)}-${pad(birthDate.getDate())}` : "",
			graduation: graduation ? `${graduation.getFullYear()}-${pad(graduation.getMonth() + 1)}` : "",
			colleges: colleges.map(({ value }) => value),
			...flat("guardian", MOST.guardians, GUARDIAN, guardians),
			...flat("sibling", MOST.siblings, SIBLING, siblings),
			...flat("activity", MOST.activities, ACTIVITY, activities),
			agree,
			submitted,
		};
	});

	const set = (key: Key, value: string) => setAnswers((now) => ({ ...now, [key]: value }));
	const bind = (key: Key) => ({ name: key, value: answers[key], onChange: (event: { target: { value: string } }) => set(key, event.target.value) });
	const text = (key: Key, label: string, md: number, more: Record<string, unknown> = {}, help?: string) => (
		<Form.Group as={Col} md={md} controlId={key}>
			<Form.Label>{label}{more.required ? <span className="text-danger"> *</span> : null}</Form.Label>
			<Form.Control type="text" {...more} {...bind(key)} />
			{help && <Form.Text>{help}</Form.Text>}
		</Form.Group>
	);
	const state = (key: Key, label: string, md: number) => (
		<Form.Group as={Col} md={md}>
			<Form.Label htmlFor={key}>{label}</Form.Label>
			<Select inputId={key} classNamePrefix="rs" className={`pick-${key}`} options={STATE_OPTIONS} isClearable placeholder="Select…"
				value={STATE_OPTIONS.find(({ value }) => value === answers[key]) ?? null} onChange={(chosen) => set(key, chosen?.value ?? "")} />
		</Form.Group>
	);
	const radios = (key: Key, legend: string, options: [string, string][]) => (
		<Form.Group as="fieldset" className="mb-3">
			<Form.Label as="legend" className="fs-6">{legend}</Form.Label>
			<div>{options.map(([value, label]) => (
				<Form.Check inline key={value} type="radio" id={`${key}-${value}`} name={key} label={label} value={value} checked={answers[key] === value} onChange={() => set(key, value)} />
			))}</div>
		</Form.Group>
	);
	/** One control of an entry of a list. */
	const part = (name: string, list: Person[], change: (list: Person[]) => void, index: number, key: string, label: string, md: number, options?: [string, string][], more: Record<string, unknown> = {}) => {
		const own = {
			name: `${name}[${index}].${key}`,
			value: list[index][key],
			onChange: (event: { target: { value: string } }) => change(list.map((entry, i) => (i === index ? { ...entry, [key]: event.target.value } : entry))),
		};
		return (
			<Col md={md} key={key}>
				<FloatingLabel controlId={`${name}${index + 1}_${key}`} label={label}>
					{options ? (
						<Form.Select {...own}><option value="">Choose one</option>{options.map(([value, shown]) => <option key={value} value={value}>{shown}</option>)}</Form.Select>
					) : (
						<Form.Control type="text" placeholder={label} {...more} {...own} />
					)}
				</FloatingLabel>
			</Col>
		);
	};

	return (
		<>
			<Navbar className="cmcu" variant="dark" expand="lg"><Container><Navbar.Brand>Cascade Mutual Credit Union</Navbar.Brand><Navbar.Text>Member Family Scholarship</Navbar.Text></Container></Navbar>
			<Container className="application py-4" style={{ maxWidth: 960 }}>
				<h1 className="h3">2027 Member Family Scholarship application</h1>
				<p>Ten awards of $2,500 for high school seniors whose parent, grandparent or guardian has been a member in good standing for one year.</p>
				<Alert variant="info" className="py-2">Deadline: February 26, 2027, 5:00 p.m. Pacific. Fields marked <span className="text-danger">*</span> are required.</Alert>
				<Form noValidate onSubmit={(event) => { event.preventDefault(); setSubmitted(true); }}>
					<h2>Applicant</h2>
					<Row className="g-3">
						{text("firstName", "First name", 4, { required: true })}
						{text("middleName", "Middle name", 3)}
						{text("lastName", "Last name", 3, { required: true })}
						<Form.Group as={Col} md={2} controlId="suffix">
							<Form.Label>Suffix</Form.Label>
							<Form.Select {...bind("suffix")}><option value="">None</option>{["Jr.", "Sr.", "II", "III", "IV", "V"].map((one) => <option key={one}>{one}</option>)}</Form.Select>
						</Form.Group>
						{text("goesBy", "Name you go by", 4, {}, "If different from your first name")}
						<Form.Group as={Col} md={4}>
							<Form.Label htmlFor="birthDate">Date of birth<span className="text-danger"> *</span></Form.Label>
							<DatePicker id="birthDate" className="form-control" selected={birthDate} onChange={(date: Date | null) => setBirthDate(date)} dateFormat="MM/dd/yyyy" placeholderText="MM/DD/YYYY" showMonthDropdown showYearDropdown dropdownMode="select" maxDate={new Date(2014, 11, 31)} autoComplete="off" />
						</Form.Group>
						<Form.Group as={Col} md={4} controlId="mobile">
							<Form.Label>Mobile phone</Form.Label>
							<InputGroup><InputGroup.Text>+1</InputGroup.Text><Form.Control type="tel" {...bind("mobile")} /></InputGroup>
						</Form.Group>
						{text("email", "Email", 6, { type: "email", required: true }, "We send all scholarship news to this address.")}
						<Col md={6} className="d-none d-md-block" />
						{text("street", "Home street address", 8, { required: true })}
						{text("unit", "Apt / unit", 4)}
						{text("city", "City", 5, { required: true })}
						{state("homeState", "State", 4)}
						{text("zip", "ZIP code", 3, { required: true, maxLength: 10 })}
					</Row>
					<h2>Sponsoring member</h2>
					<Row className="g-3">
						{text("sponsorName", "Member’s name as it appears on the account", 7)}
						{text("memberNumber", "Member number", 5, { inputMode: "numeric", autoComplete: "off" }, "7 digits, on the back of the debit card")}
					</Row>
					<h2>High school</h2>
					<Row className="g-3">
						{text("school", "High school", 6, { required: true })}
						{text("schoolCity", "City", 3)}
						{state("schoolState", "State", 3)}
						<Form.Group as={Col} md={4} controlId="grade">
							<Form.Label>Grade this year</Form.Label>
							<Form.Select {...bind("grade")}><option value="">Choose one</option><option value="11">11 (junior)</option><option value="12">12 (senior)</option><option value="ged">GED program</option><option value="grad">Already graduated</option></Form.Select>
						</Form.Group>
						<Form.Group as={Col} md={4}>
							<Form.Label htmlFor="graduation">Graduation month</Form.Label>
							<DatePicker id="graduation" className="form-control" selected={graduation} onChange={(date: Date | null) => setGraduation(date)} dateFormat="MM/yyyy" placeholderText="MM/YYYY" showMonthYearPicker autoComplete="off" />
						</Form.Group>
						{text("gpa", "Cumulative GPA, unweighted", 4, { type: "number", step: "0.01", min: 0, max: 4 }, "4.00 scale")}
						<Form.Group as={Col} md={6}>
							<Form.Label htmlFor="classRank">Class rank, if your school ranks</Form.Label>
							<InputGroup>
								<Form.Control id="classRank" type="number" min={1} placeholder="Rank" {...bind("classRank")} />
								<InputGroup.Text>of</InputGroup.Text>
								<Form.Control type="number" min={1} placeholder="Class size" aria-label="Number of students in your class" id="classSize" {...bind("classSize")} />
							</InputGroup>
						</Form.Group>
					</Row>
					<h2>College plans</h2>
					<Row className="g-3 mb-3">
						<Form.Group as={Col} md={6}>
							<Form.Label htmlFor="major">Intended field of study</Form.Label>
							<Select inputId="major" classNamePrefix="rs" className="pick-major" options={FIELDS} isClearable placeholder="Start typing…" value={answers.major ? same(answers.major) : null} onChange={(chosen) => set("major", chosen?.value ?? "")} />
						</Form.Group>
						<Form.Group as={Col} md={6}>
							<Form.Label htmlFor="colleges">Colleges you are applying to</Form.Label>
							<CreatableSelect isMulti inputId="colleges" classNamePrefix="rs" className="pick-colleges" options={COLLEGES} placeholder="Pick from the list or type a name" value={colleges} onChange={(chosen) => setColleges(chosen)} />
						</Form.Group>
					</Row>
					{radios("degree", "What is the highest degree you hope to earn?", DEGREES.map((one, i) => [String(i + 1), one]))}
					<h2>Parents or guardians</h2>
					{guardians.map((_, i) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: entries have no other key
						<Entry key={i} title={`Parent or guardian ${i + 1}`} onRemove={i > 0 ? () => setGuardians(guardians.filter((_, j) => j !== i)) : undefined}>
							{part("guardian", guardians, setGuardians, i, "first", "First name", 6)}
							{part("guardian", guardians, setGuardians, i, "last", "Last name", 6)}
							{part("guardian", guardians, setGuardians, i, "occupation", "Occupation", 6)}
							{part("guardian", guardians, setGuardians, i, "employer", "Employer", 6)}
							{part("guardian", guardians, setGuardians, i, "education", "Education completed", 12, SCHOOLING)}
						</Entry>
					))}
					{guardians.length < MOST.guardians && <Button variant="outline-primary" size="sm" onClick={() => setGuardians([...guardians, GUARDIAN])}>+ Add another parent or guardian</Button>}
					<h2>Brothers and sisters</h2>
					<p className="text-secondary">List up to three, oldest first. Skip this part if you have none.</p>
					{siblings.map((_, i) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: entries have no other key
						<Entry key={i} title={`Brother or sister ${i + 1}`} onRemove={() => setSiblings(siblings.filter((_, j) => j !== i))}>
							{part("sibling", siblings, setSiblings, i, "name", "First and last name", 5)}
							{part("sibling", siblings, setSiblings, i, "age", "Age", 2, undefined, { type: "number", min: 0 })}
							{part("sibling", siblings, setSiblings, i, "status", "Next fall he or she will be", 5, STATUS)}
						</Entry>
					))}
					{siblings.length < MOST.siblings && <Button variant="outline-primary" size="sm" onClick={() => setSiblings([...siblings, SIBLING])}>+ Add a brother or sister</Button>}
					<h2>Household</h2>
					<Form.Group className="mb-3" controlId="income" style={{ maxWidth: 420 }}>
						<Form.Label>Household income last year, before taxes</Form.Label>
						<Form.Select {...bind("income")}><option value="">Choose one</option>{INCOME.map(([value, label]) => <option key={value} value={value}>{label}</option>)}</Form.Select>
						<Form.Text>Used only to award the two need-based scholarships.</Form.Text>
					</Form.Group>
					{radios("firstGen", "Will you be in the first generation of your family to graduate from a four-year college?", [["yes", "Yes"], ["no", "No"], ["unsure", "I’m not sure"]])}
					<h2>Activities and jobs</h2>
					<p className="text-secondary">Tell us about two, starting with the one that matters most to you. Open each line to fill it in.</p>
					<Accordion alwaysOpen>
						{activities.map((activity, i) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: entries have no other key
							<Accordion.Item eventKey={String(i)} key={i}>
								<Accordion.Header>Activity or job {i + 1}{activity.group && `: ${activity.group}`}</Accordion.Header>
								<Accordion.Body><Row className="g-3">
									{part("activity", activities, setActivities, i, "group", "Organization or workplace", 5)}
									{part("activity", activities, setActivities, i, "role", "Your role", 4)}
									{part("activity", activities, setActivities, i, "hours", "Hours a week", 3, undefined, { type: "number", min: 0, max: 80 })}
								</Row></Accordion.Body>
							</Accordion.Item>
						))}
					</Accordion>
					<h2>Recommendation</h2>
					<p className="text-secondary">One teacher, coach or supervisor, not a relative. We email a short form to him or her.</p>
					<Row className="g-3">
						{text("recommenderName", "Name", 6)}
						{text("recommenderEmail", "Email", 6, { type: "email" })}
					</Row>
					<h2>In your words</h2>
					<Form.Group className="mb-3" controlId="statement">
						<Form.Label>Describe a money decision, big or small, that taught you something.</Form.Label>
						<Form.Control as="textarea" rows={6} maxLength={2500} {...bind("statement")} />
						<Form.Text>{answers.statement.length} / 2500 characters</Form.Text>
					</Form.Group>
					<Form.Group className="mb-3" controlId="heard" style={{ maxWidth: 420 }}>
						<Form.Label>How did you learn about this scholarship?</Form.Label>
						<Form.Select {...bind("heard")}><option value="">Choose one</option>{["At a branch", "Statement insert", "School counselor", "Social media", "Family member"].map((one) => <option key={one}>{one}</option>)}</Form.Select>
					</Form.Group>
					<Card body className="bg-light mb-3">
						<Form.Check id="agree" name="agree" checked={agree} onChange={(event) => setAgree(event.target.checked)} label="I certify that the information on this application is true, and I allow Cascade Mutual to verify it with my school." />
						<Form.Group className="mt-3" controlId="signature"><Form.Label>Type your full name to sign</Form.Label><Form.Control style={{ maxWidth: 420 }} {...bind("signature")} /></Form.Group>
					</Card>
					<Button type="submit" size="lg">Submit application</Button>
				</Form>
			</Container>
		</>
	);
}

createRoot(document.getElementById("root")!).render(<Application />);

window.formState = () => live;

/** What stands in the control of this key. */
function shown(key: string): unknown {
	if (key === "degree" || key === "firstGen") return document.querySelector<HTMLInputElement>(`input[name=${key}]:checked`)?.labels?.[0].textContent ?? "";
	if (key === "colleges") return [...document.querySelectorAll(".pick-colleges .rs__multi-value__label")].map((label) => label.textContent);
	const pick = document.querySelector(`.pick-${key}`);
	if (pick) return pick.querySelector(".rs__single-value")?.textContent ?? "";
	const control = document.getElementById(key);
	if (control instanceof HTMLSelectElement) return control.value === "" ? "" : control.selectedOptions[0].text;
	if (control instanceof HTMLInputElement && control.type === "checkbox") return control.checked;
	return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.value : "";
}
window.formShown = () => Object.fromEntries(Object.keys(live).filter((key) => key !== "submitted").map((key) => [key, shown(key)]));
