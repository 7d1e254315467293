import "bootstrap/dist/css/bootstrap.min.css";
import { type ReactNode, useState } from "react";
import {
	Accordion, Alert, Button, Card, Col, Container, FloatingLabel, Form, InputGroup, ListGroup, Modal, Navbar, Row, Table,
} from "react-bootstrap";
import { createRoot } from "react-dom/client";
import { FormProvider, useFieldArray, useForm, useFormContext, useWatch } from "react-hook-form";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Choice = string | [value: string, label: string];
const pair = (choice: Choice): [string, string] => (typeof choice === "string" ? [choice, choice] : choice);

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const monthChoices = MONTHS.map((month, index): Choice => [String(index + 1), month]);
const dayChoices = Array.from({ length: 31 }, (_, index) => String(index + 1));
const yearChoices = Array.from({ length: 16 }, (_, index) => String(2012 - index));
const EDUCATION: Choice[] = [
	["0", "Did not finish high school"], ["1", "High school graduate or GED"], ["2", "Some college, no degree"], ["3", "Associate degree"],
	["4", "Bachelor's degree"], ["5", "Graduate or professional degree"],
];
const INVOLVEMENTS: Choice[] = [
	["art", "Art, film or design"], ["ath", "Athletics"], ["svc", "Community service"], ["dbt", "Debate or speech"], ["job", "Employment (paid)"],
	["env", "Environment or conservation"], ["fam", "Family responsibilities"], ["gov", "Student government"], ["jrn", "Journalism or literary magazine"],
	["mus", "Music"], ["rel", "Faith community"], ["stm", "Science, mathematics or robotics"], ["thr", "Theatre or dance"], ["oth", "Something else"],
];
const GRADES: Choice[] = [["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]];
const GRADE_NAMES: Choice[] = ["Freshman (9th)", "Sophomore (10th)", "Junior (11th)", "Senior (12th)"].map((name, index): Choice => [String(index + 9), name]);
const EXAMS = ["Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Language", "English Literature", "Environmental Science", "Psychology", "Spanish Language", "Statistics", "U.S. Government", "U.S. History", "World History"];

const NAMES = new Set<string>();
const useName = (name: string) => {
	NAMES.add(name);
	return useFormContext().register(name);
};
const Star = () => <span className="text-danger"> *</span>;
type Asked = { n: string; l: string; req?: boolean; help?: string };

function Floating({ n, l, req, type = "text" }: Asked & { type?: string }) {
	return (
		<FloatingLabel controlId={n} label={<>{l}{req && <Star />}</>} className="mb-3">
			<Form.Control type={type} placeholder={l} {...useName(n)} />
		</FloatingLabel>
	);
}
function FloatingSelect({ n, l, req, of, blank = "" }: Asked & { of: Choice[]; blank?: string }) {
	return (
		<FloatingLabel controlId={n} label={<>{l}{req && <Star />}</>} className="mb-3">
			<Form.Select {...useName(n)}>
				<option value="">{blank}</option>
				{of.map(pair).map(([value, label]) => <option key={value} value={value}>{label}</option>)}
			</Form.Select>
		</FloatingLabel>
	);
}
function Text({ n, l, req, help, type = "text", lines, before, after, max }: Asked & { type?: string; lines?: number; before?: string; after?: string; max?: number }) {
	const box = <Form.Control type={type} maxLength={max} {...(lines ? { as: "textarea" as const, rows: lines } : {})} {...useName(n)} />;
	return (
		<Form.Group controlId={n} className="mb-3">
			<Form.Label>{l}{req && <Star />}</Form.Label>
			{before || after ? (
				<InputGroup>
					{before && <InputGroup.Text>{before}</InputGroup.Text>}
					{box}
					{after && <InputGroup.Text>{after}</InputGroup.Text>}
				</InputGroup>
			) : box}
			{help && <Form.Text muted>{help}</Form.Text>}
		</Form.Group>
	);
}
function Select({ n, l, req, help, of, blank = "Select…" }: Asked & { of: Choice[]; blank?: string }) {
	return (
		<Form.Group controlId={n} className="mb-3">
			<Form.Label>{l}{req && <Star />}</Form.Label>
			<Form.Select {...useName(n)}>
				<option value="">{blank}</option>
				{of.map(pair).map(([value, label]) => <option key={value} value={value}>{label}</option>)}
			</Form.Select>
			{help && <Form.Text muted>{help}</Form.Text>}
		</Form.Group>
	);
}
/** A label at the left, the control at the right. */
function Beside({ n, l, req, help, type = "text", of }: Asked & { type?: string; of?: Choice[] }) {
	const held = useName(n);
	return (
		<Form.Group as={Row} controlId={n} className="mb-2">
			<Form.Label column sm={4}>{l}{req && <Star />}</Form.Label>
			<Col sm={8}>
				{of ? (
					<Form.Select {...held}>
						<option value="">—</option>
						{of.map(pair).map(([value, label]) => <option key={value} value={value}>{label}</option>)}
					</Form.Select>
				) : <Form.Control type={type} {...held} />}
				{help && <Form.Text muted>{help}</Form.Text>}
			</Col>
		</Form.Group>
	);
}
function Checks({ n, l, req, help, of, type = "radio" }: Asked & { of: Choice[]; type?: "radio" | "checkbox" }) {
	const held = useName(n);
	return (
		<fieldset className="mb-3">
			<legend className="fs-6 mb-1">{l}{req && <Star />}</legend>
			{help && <Form.Text as="p" muted className="mb-1">{help}</Form.Text>}
			{of.map(pair).map(([value, label]) => <Form.Check key={value} inline={of.length < 5} type={type} id={`${n}-${value}`} label={label} value={value} {...held} />)}
		</fieldset>
	);
}
function Box({ n, l }: Asked) {
	return <Form.Check className="mb-3" type="checkbox" id={n} label={l} {...useName(n)} />;
}

const YES_NO: Choice[] = [["Y", "Yes"], ["N", "No"]];
const stateChoices: Choice[] = STATES;
const countryChoices: Choice[] = COUNTRIES;

function Parent({ n, title }: { n: string; title: string }) {
	return (
		<Card className="mb-3">
			<Card.Header>{title}</Card.Header>
			<Card.Body>
				<Row>
					<Col md={5}><Text n={`${n}.first`} l="First name" req /></Col>
					<Col md={5}><Text n={`${n}.last`} l="Surname" req /></Col>
				</Row>
				<Row>
					<Col md={4}><Select n={`${n}.relationship`} l="Is your" of={["Mother", "Father", "Stepparent", "Legal guardian", "Grandparent"]} blank="" /></Col>
					<Col md={4}><Select n={`${n}.schooling`} l="How far did she or he go in school?" of={EDUCATION} /></Col>
				</Row>
				<Row>
					<Col md={4}><Text n={`${n}.work`} l="Line of work" /></Col>
					<Col md={4}><Text n={`${n}.employer`} l="Employer" /></Col>
					<Col md={4}><Text n={`${n}.email`} l="E-mail" type="email" /></Col>
				</Row>
			</Card.Body>
		</Card>
	);
}

function ActivityDialog({ at, onHide }: { at: number; onHide: () => void }) {
	const n = `activities.${at}`;
	return (
		<Modal show onHide={onHide} size="lg" animation={false}>
			<Modal.Header closeButton><Modal.Title>Activity {at + 1}</Modal.Title></Modal.Header>
			<Modal.Body>
				<Select n={`${n}.kind`} l="Kind of activity" req of={INVOLVEMENTS} />
				<Row>
					<Col><Text n={`${n}.group`} l="Name of the club, team, organization or employer" max={100} /></Col>
					<Col><Text n={`${n}.role`} l="Your role" help="Include any office you held." max={60} /></Col>
				</Row>
				<Text n={`${n}.about`} l="Tell us, briefly, what you did" lines={2} help="200 characters or fewer." max={200} />
				<Checks n={`${n}.years`} l="Grades in which you took part" type="checkbox" of={GRADES} />
				<Row>
					<Col><Text n={`${n}.hours`} l="On average" type="number" after="hours / week" /></Col>
					<Col><Text n={`${n}.weeks`} l="For about" type="number" after="weeks / year" /></Col>
				</Row>
			</Modal.Body>
			<Modal.Footer><Button onClick={onHide}>Done</Button></Modal.Footer>
		</Modal>
	);
}
const ACTIVITY_PARTS = ["kind", "group", "role", "about", "years", "hours", "weeks"];
const labelsOf = (choices: Choice[], value: string | string[]) => choices.map(pair).filter(([each]) => [value].flat().includes(each)).map(([, label]) => label);

function Activities() {
	const { fields, append } = useFieldArray({ name: "activities" });
	const written = useWatch({ name: "activities" });
	const [open, setOpen] = useState<number>();
	const add = () => {
		append({ kind: "", group: "", role: "", about: "", years: [], hours: "", weeks: "" }, { shouldFocus: false });
		setOpen(fields.length);
	};
	return (
		<>
			<p>Tell us about the ways you spend your time outside the classroom, paid work and duties at home included. Begin with what matters most to you. Each activity opens in a window of its own; you may enter up to eight.</p>
			{fields.length > 0 && (
				<Table size="sm" bordered>
					<thead><tr><th>Kind</th><th>Organization</th><th>Role</th><th>Description</th><th>Grades</th><th>Hours</th><th>Weeks</th><th /></tr></thead>
					<tbody>
						{fields.map(({ id }, at) => {
							const one = written?.[at] ?? {};
							return (
								<tr key={id} className="activity-row">
									<td>{labelsOf(INVOLVEMENTS, one.kind ?? "")[0]}</td>
									<td>{one.group}</td>
									<td>{one.role}</td>
									<td>{one.about}</td>
									<td>{labelsOf(GRADES, one.years || []).join(", ")}</td>
									<td>{one.hours}</td>
									<td>{one.weeks}</td>
									<td><Button variant="link" size="sm" onClick={() => setOpen(at)}>Edit</Button></td>
								</tr>
							);
						})}
					</tbody>
				</Table>
			)}
			<Button variant="outline-primary" onClick={add} disabled={fields.length >= 8}>Add an activity</Button>
			{open !== undefined && <ActivityDialog key={open} at={open} onHide={() => setOpen(undefined)} />}
		</>
	);
}

let submitted = false;
function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<Accordion.Item eventKey={id}>
			<Accordion.Header>{title}</Accordion.Header>
			<Accordion.Body>{children}</Accordion.Body>
		</Accordion.Item>
	);
}

function Application() {
	const form = useForm({ defaultValues: { activities: [] as object[], "race": [] as string[] } });
	const activityKeys = [0, 1, 2].flatMap((at) => ACTIVITY_PARTS.map((part) => `activities.${at}.${part}`));
	Object.assign(window, {
		formState: () => {
			const state: Record<string, unknown> = { submitted };
			for (const name of new Set([...NAMES, ...activityKeys])) {
				const value = form.getValues(name as "race") as unknown;
				state[name] = value ?? "";
			}
			return state;
		},
		formShown: () => Object.fromEntries([...new Set([...NAMES, ...activityKeys])].map((name) => [name, shownOf(name)])),
	});
	return (
		<FormProvider {...form}>
			<Navbar bg="dark" data-bs-theme="dark"><Container><Navbar.Brand>Larkspur College for Women</Navbar.Brand></Container></Navbar>
			<Container className="py-4" style={{ maxWidth: 960 }}>
				<h1 className="h3">Application for Admission</h1>
				<p className="lead">We read every application by hand, and we look forward to reading yours. Larkspur considers for admission any applicant who consistently lives and identifies as a woman.</p>
				<Alert variant="light" className="border">Answers marked with <Star /> are needed before we can read your file.</Alert>
				<Form noValidate onSubmit={form.handleSubmit(() => { submitted = true; })}>
					<Accordion alwaysOpen defaultActiveKey={["you"]}>
						<Section id="you" title="1. Introduce yourself">
							<Row>
								<Col md={4}><Floating n="given" l="First name in full" req /></Col>
								<Col md={4}><Floating n="middle" l="Middle name" /></Col>
								<Col md={4}><Floating n="family" l="Last name" req /></Col>
							</Row>
							<Row>
								<Col md={2}><FloatingSelect n="suffix" l="Suffix" of={["Jr.", "II", "III", "IV"]} /></Col>
								<Col md={4}><Floating n="nickname" l="What do your friends call you?" /></Col>
								<Col md={3}><FloatingSelect n="pronouns" l="Your pronouns" of={[["she", "she / her / hers"], ["they", "they / them / theirs"], ["he", "he / him / his"], ["self", "I use others"]]} /></Col>
							</Row>
							<Row>
								<Col md={6}><Text n="email" l="Where may we write to you by e-mail?" type="email" before="@" req /></Col>
								<Col md={6}>
									<Form.Group className="mb-3">
										<Form.Label htmlFor="phone">Cell phone<Star /></Form.Label>
										<InputGroup><DialCode /><PhoneBox /></InputGroup>
									</Form.Group>
								</Col>
							</Row>
							<Form.Label as="div">Date of birth<Star /></Form.Label>
							<Row className="mb-3"><Col><DatePart n="bornMonth" l="Month" of={monthChoices} /></Col><Col><DatePart n="bornDay" l="Day" of={dayChoices} /></Col><Col><DatePart n="bornYear" l="Year" of={yearChoices} /></Col></Row>
							<Row>
								<Col><Floating n="bornCity" l="Town or city where you were born" /></Col>
								<Col><FloatingSelect n="bornCountry" l="Country where you were born" of={countryChoices} /></Col>
							</Row>
							<h2 className="h6">Permanent home address</h2>
							<Text n="home.street" l="Street and number" req />
							<Row>
								<Col md={3}><Text n="home.unit" l="Apartment or unit" /></Col>
								<Col md={4}><Text n="home.town" l="City" req /></Col>
								<Col md={3}><Select n="home.state" l="State" of={stateChoices} req /></Col>
								<Col md={2}><Text n="home.zip" l="ZIP" req /></Col>
							</Row>
							<h2 className="h6">Write to me elsewhere until June <small className="text-muted">(boarding students only; leave empty if we should use the address above)</small></h2>
							<Row>
								<Col md={6}><Text n="school.street" l="Street and number" /></Col>
								<Col md={3}><Text n="school.town" l="City" /></Col>
							</Row>
						</Section>
						<Section id="school" title="2. Your schooling">
							<Beside n="hs.name" l="Secondary school you attend" req />
							<Beside n="hs.state" l="State in which it stands" of={stateChoices} />
							<Beside n="hs.started" l="You enrolled there on" type="date" />
							<Beside n="hs.finishing" l="You will receive your diploma on" type="date" req />
							<Beside n="hs.year" l="You are now a" of={["Freshman", "Sophomore", "Junior", "Senior"]} />
							<Form.Group as={Row} className="mb-2">
								<Form.Label column sm={4} htmlFor="hs.rank">Rank in class</Form.Label>
								<Col sm={8}><Rank /></Col>
							</Form.Group>
							<Beside n="hs.average" l="Unweighted grade average" />
							<Beside n="hs.scale" l="Highest possible on that scale" of={["4.0", "5.0", "6.0", "100"]} />
							<Beside n="guide.name" l="Guidance counselor" />
							<Beside n="guide.email" l="Counselor's e-mail address" type="email" />
							<h2 className="h6 mt-3">Courses you are proud of</h2>
							<Table size="sm">
								<thead><tr><th>Course</th><th>Final mark</th></tr></thead>
								<tbody>{[0, 1].map((at) => (
									<tr key={at}>
										<td><Cell n={`course.${at}.title`} l={`Course ${at + 1}`} /></td>
										<td><Cell n={`course.${at}.mark`} l={`Final mark in course ${at + 1}`} /></td>
									</tr>
								))}</tbody>
							</Table>
						</Section>
						<Section id="tests" title="3. Testing (optional)">
							<Checks n="scores.read" l="Larkspur has been test-optional since 1994. Shall we read your scores?" of={[["yes", "Please do"], ["no", "I would rather you did not"]]} />
							<Row>
								<Col><Text n="sat.verbal" l="SAT Reading and Writing" type="number" /></Col>
								<Col><Text n="sat.math" l="SAT Mathematics" type="number" /></Col>
								<Col><Text n="act.composite" l="ACT Composite" type="number" /></Col>
							</Row>
							<ListGroup className="mb-3">{[0, 1].map((at) => (
								<ListGroup.Item key={at}>
									<Row>
										<Col md={6}><Select n={`ap.${at}.subject`} l={`Advanced Placement exam ${at + 1}`} of={EXAMS} /></Col>
										<Col md={3}><Select n={`ap.${at}.year`} l="Year taken" of={["2024", "2025", "2026", "2027"]} /></Col>
										<Col md={3}><Select n={`ap.${at}.score`} l="Score" of={["1", "2", "3", "4", "5"]} /></Col>
									</Row>
								</ListGroup.Item>
							))}</ListGroup>
						</Section>
						<Section id="interests" title="4. What draws you to Larkspur">
							<Row>
								<Col><FloatingSelect n="study" l="The subject you would most like to study" of={MAJORS} /></Col>
							</Row>
							<Row>
								<Col><Floating n="calling" l="Profession you have in mind" /></Col>
								<Col><FloatingSelect n="degree" l="The furthest degree you hope to take" of={["Bachelor's", "Master's", "Doctorate", "Law or medicine", "I do not know yet"]} /></Col>
							</Row>
							<Text n="essay" l="Which woman, living or not, would you invite to teach one class here, and what would she teach?" lines={4} help="250 words at most" />
							<Text n="alumna.name" l="If a Larkspur graduate told you about us: her name" />
						</Section>
						<Section id="family" title="5. Your family">
							<Select n="parents.status" l="Your parents are" of={["Married to each other", "Separated", "Divorced", "Never married", "Widowed"]} />
							<Parent n="one" title="Parent or guardian (first)" />
							<Parent n="two" title="Parent or guardian (second)" />
							{[0, 1].map((at) => (
								<Row key={at}>
									<Col><Text n={`siblings.${at}.first`} l={`${at === 0 ? "First" : "Second"} brother or sister: first name`} /></Col>
									<Col><Text n={`siblings.${at}.last`} l="Surname" /></Col>
									<Col md={2}><Text n={`siblings.${at}.age`} l="Age" type="number" /></Col>
								</Row>
							))}
							<Checks n="firstGeneration" l="Will you be the first in your immediate family to take a bachelor's degree?" of={YES_NO} />
							<Select n="income" l="Household income, before taxes" help="Asked only to send word of grants you may qualify for." of={[["a", "Under $30,000"], ["b", "$30,000 to $59,999"], ["c", "$60,000 to $89,999"], ["d", "$90,000 to $149,999"], ["e", "$150,000 or more"]]} />
							<Box n="feeWaiver" l="I plan to ask that the application fee be waived" />
						</Section>
						<Section id="activities" title="6. Beyond the classroom">
							<Activities />
							<h2 className="h6 mt-4">Prizes and honors</h2>
							{[0, 1].map((at) => (
								<Row key={at}>
									<Col md={6}><Floating n={`prize.${at}.title`} l={`Prize or honor ${at + 1}`} /></Col>
									<Col md={3}><FloatingSelect n={`prize.${at}.year`} l="Received as a" of={GRADE_NAMES} /></Col>
								</Row>
							))}
						</Section>
						<Section id="background" title="7. A little more, if you wish">
							<Select n="citizen" l="Citizenship" of={[["us", "United States citizen"], ["pr", "Permanent resident of the United States"], ["other", "Citizen of another country"]]} />
							<Checks n="latina" l="Are you Latina or Hispanic?" of={YES_NO} />
							<Checks n="race" l="How do you describe yourself? Mark all that apply." type="checkbox" of={[["am", "American Indian or Alaska Native"], ["as", "Asian"], ["bl", "Black or African American"], ["pi", "Native Hawaiian or Pacific Islander"], ["wh", "White"]]} />
						</Section>
						<Section id="end" title="8. Those who speak for you, and your word">
							<Row>
								<Col><Text n="teacher.name" l="Teacher who will write for you" /></Col>
								<Col><Text n="teacher.email" l="That teacher's e-mail" type="email" /></Col>
							</Row>
							<Row>
								<Col><Text n="emergency.name" l="Someone other than a parent we may call in an emergency" /></Col>
								<Col><Text n="emergency.phone" l="Telephone of that person" type="tel" /></Col>
							</Row>
							<Text n="ssn" l="Social Security number (aid applicants)" />
							<Box n="honest" l="On my honor, everything here is my own and is true." />
							<Text n="signed" l="Sign with your full name" />
							<Button type="submit">Send my application</Button>
						</Section>
					</Accordion>
				</Form>
			</Container>
		</FormProvider>
	);
}
function DialCode() {
	return (
		<Form.Select aria-label="Country calling code" style={{ maxWidth: 170 }} {...useName("dial")}>
			<option value="">Code</option>
			{[["+1", "US/Canada +1"], ["+44", "UK +44"], ["+52", "Mexico +52"], ["+91", "India +91"], ["+234", "Nigeria +234"]].map(([value, label]) => <option key={value} value={value}>{label}</option>)}
		</Form.Select>
	);
}
const PhoneBox = () => <Form.Control id="phone" type="tel" {...useName("phone")} />;
function Rank() {
	const rank = useName("hs.rank");
	const size = useName("hs.size");
	return (
		<InputGroup>
			<Form.Control id="hs.rank" type="number" {...rank} />
			<InputGroup.Text>in a class of</InputGroup.Text>
			<Form.Control aria-label="Number of students in the class" type="number" {...size} />
		</InputGroup>
	);
}
function DatePart({ n, l, of }: Asked & { of: Choice[] }) {
	return (
		<Form.Select aria-label={`${l} of birth`} {...useName(n)}>
			<option value="">{l}</option>
			{of.map(pair).map(([value, label]) => <option key={value} value={value}>{label}</option>)}
		</Form.Select>
	);
}
const Cell = ({ n, l }: Asked) => <Form.Control size="sm" aria-label={l} {...useName(n)} />;

/** What a person reads: in the control, or for an activity whose window is closed in the table. */
function shownOf(name: string): unknown {
	const boxes = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)];
	const [first] = boxes;
	if (!first) {
		const [, at, part] = name.split(".");
		const text = document.querySelectorAll(".activity-row")[Number(at)]?.children[ACTIVITY_PARTS.indexOf(part)]?.textContent ?? "";
		return part === "years" && text !== "" ? text.split(", ") : text;
	}
	if (first instanceof HTMLSelectElement) return first.value === "" ? "" : first.selectedOptions[0]?.text ?? "";
	if (first.type !== "radio" && first.type !== "checkbox") return first.value;
	if (boxes.length === 1) return (first as HTMLInputElement).checked;
	const labels = (boxes as HTMLInputElement[]).filter((box) => box.checked).map((box) => box.labels?.[0]?.textContent ?? "");
	return first.type === "radio" ? (labels[0] ?? "") : labels;
}

createRoot(document.getElementById("root") as HTMLElement).render(<Application />);
