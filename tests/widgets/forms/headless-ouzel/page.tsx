import {
	Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions, Description, Field, Fieldset, Input, Label, Legend,
	Listbox, ListboxButton, ListboxOption, ListboxOptions, Radio, RadioGroup, Switch, Textarea,
} from "@headlessui/react";
import { createContext, type ReactNode, useContext, useState } from "react";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";
import "./page.css";

type Answer = string | string[] | boolean | null;
type Answers = Record<string, Answer>;

const GRADES = ["9", "10", "11", "12"];
const SCHOOL_YEARS = ["Freshman", "Sophomore", "Junior", "Senior"];
const AWARD_YEARS = ["Grade 9", "Grade 10", "Grade 11", "Grade 12"];
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const SCHOOLING = [
	"Did not finish high school", "High school graduate or GED", "Some college, no degree", "Associate degree", "Bachelor’s degree",
	"Graduate or professional degree",
];
const INCOMES = ["Less than $20,000", "$20,000 – $39,999", "$40,000 – $59,999", "$60,000 – $79,999", "$80,000 – $99,999", "$100,000 or more"];
const STATE_NAMES = STATES.map(([, name]) => name);

const text = [
	"lastName", "firstName", "middleInitial", "nickname", "address", "city", "zip", "county", "cellPhone", "homePhone", "email", "birthdate",
	"age", "career", "clubName", "division", "offices", "serviceHours", "sponsor", "advisor", "advisorEmail", "school", "schoolCity", "gpa",
	"weightedGpa", "rank", "classSize", "sat", "act", "counselor", "counselorEmail", "parent1Name", "parent1Occupation", "parent1Employer",
	"parent2Name", "parent2Occupation", "parent2Employer", "siblings", "household", "college", "applied1", "applied2", "applied3", "statement",
	"heard", "signature", "signedOn", "parentSignature",
	...[0, 1, 2].flatMap((n) => [`sibling${n}Name`, `sibling${n}Age`]),
	...[0, 1, 2].flatMap((n) => ["Organization", "Office", "Hours", "Weeks"].map((part) => `activity${n}${part}`)),
	...[0, 1].flatMap((n) => ["Agency", "Did", "Total", "Supervisor"].map((part) => `service${n}${part}`)),
	...[0, 1, 2, 3].flatMap((n) => [`honor${n}Name`, `honor${n}For`]),
	...[0, 1].flatMap((n) => ["Employer", "Job", "Hours", "Dates"].map((part) => `work${n}${part}`)),
	...[0, 1].flatMap((n) => ["Name", "Position", "Phone"].map((part) => `reference${n}${part}`)),
];
const chosen = [
	"state", "gender", "grade", "shirt", "years", "schoolState", "graduationMonth", "graduationYear", "parent1Schooling", "parent2Schooling",
	"income", "firstGeneration", "accepted", "major", "degree", "living", ...[0, 1, 2, 3].map((n) => `honor${n}Year`),
];
const FIRST: Answers = Object.fromEntries([
	...text.map((key) => [key, ""]),
	...chosen.map((key) => [key, null]),
	...[0, 1, 2].map((n) => [`activity${n}Grades`, []]),
	...["citizen", "aid", "certify", "photo"].map((key) => [key, false]),
]);

const Form = createContext<{ answers: Answers; set: (key: string, answer: Answer) => void }>({ answers: FIRST, set: () => {} });
const nodes: Record<string, HTMLElement | null> = {};
const keep = (key: string) => (node: HTMLElement | null) => {
	if (node) nodes[key] = node;
};
function useAnswer<T extends Answer>(key: string): [T, (answer: T) => void] {
	const { answers, set } = useContext(Form);
	return [answers[key] as T, (answer) => set(key, answer)];
}

const digits = (written: string) => written.replace(/\D/g, "");
function asPhone(written: string) {
	const d = digits(written).replace(/^1(?=\d{10})/, "").slice(0, 10);
	if (d.length < 4) return d;
	return d.length < 7 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
}
function asDate(written: string) {
	const d = digits(written).slice(0, 8);
	return [d.slice(0, 2), d.slice(2, 4), d.slice(4)].filter(Boolean).join("/");
}

type TextProps = { of: string; mask?: (written: string) => string } & Record<string, unknown>;
function Box({ of, mask = (written) => written, ...rest }: TextProps) {
	const [answer, set] = useAnswer<string>(of);
	return <Input className="control" name={of} value={answer} onChange={(event) => set(mask(event.target.value))} ref={keep(of)} {...rest} />;
}

const Chevron = () => (
	<svg viewBox="0 0 10 10" aria-hidden="true">
		<path d="M1 3l4 4 4-4" fill="none" stroke="currentColor" />
	</svg>
);

function Pick({ of, options, placeholder = "Select" }: { of: string; options: string[]; placeholder?: string }) {
	const [answer, set] = useAnswer<string | null>(of);
	return (
		<Listbox value={answer} onChange={set} name={of}>
			<ListboxButton className="pick" data-empty={answer ? undefined : ""} ref={keep(of)}>
				<span>{answer ?? placeholder}</span>
				<Chevron />
			</ListboxButton>
			<ListboxOptions anchor="bottom start" className="options">
				{options.map((option) => (
					<ListboxOption key={option} value={option}>
						{option}
					</ListboxOption>
				))}
			</ListboxOptions>
		</Listbox>
	);
}

function PickSeveral({ of, options }: { of: string; options: string[] }) {
	const [answer, set] = useAnswer<string[]>(of);
	return (
		<Listbox value={answer} onChange={(next) => set(options.filter((option) => next.includes(option)))} multiple>
			<ListboxButton className="pick" data-empty={answer.length ? undefined : ""} ref={keep(of)}>
				<span>{answer.length ? answer.join(", ") : "–"}</span>
				<Chevron />
			</ListboxButton>
			<ListboxOptions anchor="bottom start" className="options">
				{options.map((option) => (
					<ListboxOption key={option} value={option}>
						{option}
					</ListboxOption>
				))}
			</ListboxOptions>
		</Listbox>
	);
}

function Find({ of, options, placeholder }: { of: string; options: string[]; placeholder?: string }) {
	const [answer, set] = useAnswer<string | null>(of);
	const [query, setQuery] = useState("");
	const found = query === "" ? options : options.filter((option) => option.toLowerCase().includes(query.toLowerCase()));
	return (
		<Combobox value={answer} onChange={set} onClose={() => setQuery("")} immediate={of === "state"}>
			<div className="find">
				<ComboboxInput
					className="control"
					autoComplete="off"
					placeholder={placeholder}
					displayValue={(option: string | null) => option ?? ""}
					onChange={(event) => setQuery(event.target.value)}
					ref={keep(of)}
				/>
				<ComboboxButton>
					<Chevron />
				</ComboboxButton>
			</div>
			<ComboboxOptions className="options" anchor="bottom start">
				{found.length === 0 && <div className="none">Nothing found.</div>}
				{found.map((option) => (
					<ComboboxOption key={option} value={option}>
						{option}
					</ComboboxOption>
				))}
			</ComboboxOptions>
		</Combobox>
	);
}

function Choose({ of, legend, options }: { of: string; legend: string; options: string[] }) {
	const [answer, set] = useAnswer<string | null>(of);
	return (
		<Fieldset>
			<Legend className="label">{legend}</Legend>
			<RadioGroup value={answer} onChange={set} className="radios" ref={keep(of)}>
				{options.map((option) => (
					<Field key={option} className="one">
						<Radio value={option} className="dot" />
						<Label>{option}</Label>
					</Field>
				))}
			</RadioGroup>
		</Fieldset>
	);
}

function Toggle({ of, children }: { of: string; children: ReactNode }) {
	const [answer, set] = useAnswer<boolean>(of);
	return (
		<Field className="toggle">
			<Switch checked={answer} onChange={set} className="switch" ref={keep(of)}>
				<span />
			</Switch>
			<Label>{children}</Label>
		</Field>
	);
}

const Asked = ({ w, label, hint, children }: { w: number; label: string; hint?: string; children: ReactNode }) => (
	<Field className={`w${w}`}>
		<Label className="label">{label}</Label>
		{children}
		{hint && <Description className="hint">{hint}</Description>}
	</Field>
);

function Applicant() {
	return (
		<section className="card" id="applicant">
			<h2>Part 1. Applicant</h2>
			<div className="grid">
				<Asked w={2} label="Last Name"><Box of="lastName" /></Asked>
				<Asked w={2} label="First Name"><Box of="firstName" /></Asked>
				<Asked w={1} label="M.I."><Box of="middleInitial" maxLength={1} /></Asked>
				<Asked w={1} label="Goes by"><Box of="nickname" /></Asked>
				<Asked w={6} label="Home Address" hint="Number, street and apartment, or P.O. box"><Box of="address" /></Asked>
				<Asked w={2} label="City"><Box of="city" /></Asked>
				<Asked w={2} label="State"><Find of="state" options={STATE_NAMES} placeholder="Start typing" /></Asked>
				<Asked w={1} label="Zip"><Box of="zip" inputMode="numeric" maxLength={5} /></Asked>
				<Asked w={1} label="County"><Box of="county" /></Asked>
				<Asked w={2} label="Cell Phone"><Box of="cellPhone" type="tel" mask={asPhone} placeholder="(___) ___-____" /></Asked>
				<Asked w={2} label="Home Phone (if different)"><Box of="homePhone" type="tel" mask={asPhone} placeholder="(___) ___-____" /></Asked>
				<Asked w={2} label="E-mail Address" hint="Use one you will still read after graduation."><Box of="email" type="email" /></Asked>
				<Asked w={2} label="Date of Birth"><Box of="birthdate" mask={asDate} placeholder="MM/DD/YYYY" inputMode="numeric" /></Asked>
				<Asked w={1} label="Age" hint="As of Jan. 1, 2027"><Box of="age" type="number" /></Asked>
				<Asked w={2} label="Grade in School"><Pick of="grade" options={SCHOOL_YEARS} /></Asked>
				<Asked w={1} label="T-shirt size"><Pick of="shirt" options={["S", "M", "L", "XL", "2XL"]} placeholder="–" /></Asked>
				<div className="w3"><Choose of="gender" legend="Gender" options={["Female", "Male", "Non-binary", "Prefer not to answer"]} /></div>
				<Asked w={3} label="Planned Career"><Box of="career" /></Asked>
				<div className="w6"><Toggle of="citizen">I am a citizen of the United States</Toggle></div>
			</div>
		</section>
	);
}

function Membership() {
	return (
		<section className="card" id="membership">
			<h2>Part 2. Key Club Membership</h2>
			<p className="note">Applicant must have been an active, dues-paid member for two years and be in good standing with the home club, the District and International.</p>
			<div className="grid">
				<Asked w={3} label="Name of Key Club"><Box of="clubName" /></Asked>
				<Asked w={1} label="Division"><Box of="division" /></Asked>
				<Asked w={2} label="Years as a member"><Pick of="years" options={["1", "2", "3", "4"]} placeholder="How many?" /></Asked>
				<Asked w={4} label="Key Club offices held" hint="Elected or appointed; give the year of each"><Box of="offices" /></Asked>
				<Asked w={2} label="Key Club service hours to date"><Box of="serviceHours" type="number" /></Asked>
				<Asked w={2} label="Sponsoring Kiwanis Club"><Box of="sponsor" /></Asked>
				<Asked w={2} label="Faculty Advisor"><Box of="advisor" /></Asked>
				<Asked w={2} label="Faculty Advisor’s e-mail"><Box of="advisorEmail" type="email" /></Asked>
			</div>
		</section>
	);
}

function School() {
	return (
		<section className="card" id="school">
			<h2>Part 3. Scholastic Record</h2>
			<p className="note">Attach an official high school transcript with an explanation of the grading system utilized.</p>
			<div className="grid">
				<Asked w={3} label="High school graduating from"><Box of="school" /></Asked>
				<Asked w={1} label="City"><Box of="schoolCity" /></Asked>
				<Asked w={2} label="State"><Find of="schoolState" options={STATE_NAMES} /></Asked>
				<Asked w={2} label="Month of graduation"><Pick of="graduationMonth" options={MONTHS} placeholder="Month" /></Asked>
				<Asked w={1} label="Year"><Pick of="graduationYear" options={["2026", "2027", "2028"]} placeholder="Year" /></Asked>
				<Asked w={1} label="GPA" hint="4.0 scale, unweighted"><Box of="gpa" type="number" step="0.01" max={4} /></Asked>
				<Asked w={2} label="Weighted GPA (if your school reports one)"><Box of="weightedGpa" type="number" step="0.01" /></Asked>
				<Asked w={1} label="Class rank"><Box of="rank" type="number" /></Asked>
				<Asked w={1} label="Out of" hint="students in class"><Box of="classSize" type="number" /></Asked>
				<Asked w={2} label="SAT total score" hint="Evidence-Based Reading and Writing + Math"><Box of="sat" type="number" /></Asked>
				<Asked w={2} label="ACT composite"><Box of="act" type="number" /></Asked>
				<Asked w={3} label="High School Counselor"><Box of="counselor" /></Asked>
				<Asked w={3} label="Counselor’s e-mail"><Box of="counselorEmail" type="email" /></Asked>
			</div>
		</section>
	);
}

function Family() {
	return (
		<section className="card" id="family">
			<h2>Part 4. Family</h2>
			<table>
				<thead>
					<tr>
						<th />
						<th>Name</th>
						<th>Occupation</th>
						<th>Employer</th>
						<th>Highest level of education</th>
					</tr>
				</thead>
				<tbody>
					{["parent1", "parent2"].map((who, n) => (
						<tr key={who}>
							<th scope="row">Parent or Guardian {n + 1}</th>
							<td><Box of={`${who}Name`} /></td>
							<td><Box of={`${who}Occupation`} /></td>
							<td><Box of={`${who}Employer`} /></td>
							<td><Pick of={`${who}Schooling`} options={SCHOOLING} /></td>
						</tr>
					))}
				</tbody>
			</table>
			<div className="grid" style={{ marginTop: 14 }}>
				<Asked w={2} label="Number of brothers and sisters"><Box of="siblings" type="number" min={0} /></Asked>
				<Asked w={2} label="Number of people in household" hint="Include yourself"><Box of="household" type="number" min={1} /></Asked>
				<Asked w={2} label="Household income (last year, before taxes)"><Pick of="income" options={INCOMES} /></Asked>
			</div>
			<p style={{ margin: "14px 0 4px" }}>Give the name and age of each brother and sister.</p>
			{[0, 1, 2].map((n) => (
				<div className="grid" key={n} style={{ marginBottom: 6 }}>
					<div className="w4"><Box of={`sibling${n}Name`} placeholder="Name" /></div>
					<div className="w1"><Box of={`sibling${n}Age`} type="number" placeholder="Age" /></div>
				</div>
			))}
			<Choose of="firstGeneration" legend="Will you be the first in your immediate family to attend college?" options={["Yes", "No"]} />
			<Toggle of="aid">I receive or expect to receive other financial aid</Toggle>
		</section>
	);
}

function Record() {
	return (
		<section className="card" id="record">
			<h2>Part 5. Leadership, Honors and Service</h2>
			<p className="note">List only grades 9 through 12. Do not use initials for names of organizations.</p>

			<h3>A. School and community activities</h3>
			<p>Include clubs, teams, youth groups and government. Paid work is asked for under D.</p>
			<table id="activities">
				<thead>
					<tr>
						<th style={{ width: "34%" }}>Organization or activity</th>
						<th style={{ width: "26%" }}>Offices or leadership positions held</th>
						<th>Grades participated</th>
						<th style={{ width: "10%" }}>Hours per week</th>
						<th style={{ width: "10%" }}>Weeks per year</th>
					</tr>
				</thead>
				<tbody>
					{[0, 1, 2].map((n) => (
						<tr key={n}>
							<td><Box of={`activity${n}Organization`} /></td>
							<td><Box of={`activity${n}Office`} /></td>
							<td><PickSeveral of={`activity${n}Grades`} options={GRADES} /></td>
							<td><Box of={`activity${n}Hours`} type="number" /></td>
							<td><Box of={`activity${n}Weeks`} type="number" /></td>
						</tr>
					))}
				</tbody>
			</table>

			<h3>B. Community service (volunteer, unpaid)</h3>
			<table id="service">
				<thead>
					<tr>
						<th>Agency or project</th>
						<th style={{ width: "38%" }}>What you did</th>
						<th style={{ width: "11%" }}>Approx. total hours</th>
						<th>Supervisor</th>
					</tr>
				</thead>
				<tbody>
					{[0, 1].map((n) => (
						<tr key={n}>
							<td><Box of={`service${n}Agency`} /></td>
							<td><Box of={`service${n}Did`} /></td>
							<td><Box of={`service${n}Total`} type="number" /></td>
							<td><Box of={`service${n}Supervisor`} /></td>
						</tr>
					))}
				</tbody>
			</table>

			<h3>C. Honors and awards</h3>
			{[0, 1, 2, 3].map((n) => (
				<div className="grid" key={n} style={{ marginBottom: 8 }}>
					<Asked w={2} label={n ? `Honor ${n + 1}` : "Honor or award"}><Box of={`honor${n}Name`} /></Asked>
					<Asked w={1} label="When"><Pick of={`honor${n}Year`} options={AWARD_YEARS} placeholder="Grade" /></Asked>
					<Asked w={3} label="For what was it given?"><Box of={`honor${n}For`} /></Asked>
				</div>
			))}

			<h3>D. Employment</h3>
			<table id="work">
				<thead>
					<tr>
						<th>Employer</th>
						<th>Job</th>
						<th>Hours per week</th>
						<th>From – to (month/year)</th>
					</tr>
				</thead>
				<tbody>
					{[0, 1].map((n) => (
						<tr key={n}>
							<td><Box of={`work${n}Employer`} /></td>
							<td><Box of={`work${n}Job`} /></td>
							<td><Box of={`work${n}Hours`} type="number" /></td>
							<td><Box of={`work${n}Dates`} /></td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function Plans() {
	const [answer, set] = useAnswer<string>("statement");
	return (
		<section className="card" id="plans">
			<h2>Part 6. College Plans</h2>
			<div className="grid">
				<Asked w={4} label="College, university or technical school you plan to attend"><Box of="college" /></Asked>
				<div className="w2"><Choose of="accepted" legend="Have you been accepted?" options={["Yes", "No", "Pending"]} /></div>
				<Asked w={3} label="Major area of study"><Find of="major" options={MAJORS} placeholder="Search majors" /></Asked>
				<Asked w={3} label="Highest degree you plan to earn"><Pick of="degree" options={["Certificate", "Associate", "Bachelor’s", "Master’s", "Doctorate or professional", "Undecided"]} /></Asked>
				<div className="w6">
					<p style={{ margin: "4px 0" }}>Name(s) of colleges you have applied to:</p>
					{[1, 2, 3].map((n) => (
						<div key={n} style={{ marginBottom: 6 }}><Box of={`applied${n}`} aria-label={`College ${n}`} /></div>
					))}
				</div>
				<div className="w6"><Choose of="living" legend="While in college I will live" options={["On campus", "Off campus", "With parents"]} /></div>
				<Field className="w6">
					<Label className="label">Leadership statement</Label>
					<Description className="hint">In 250 words or less, what have your Key Club experiences meant to you and others in the community?</Description>
					<Textarea className="control" name="statement" value={answer} onChange={(event) => set(event.target.value)} ref={keep("statement")} />
				</Field>
				<Asked w={6} label="How did you hear about this scholarship?"><Box of="heard" /></Asked>
			</div>
		</section>
	);
}

function Signatures() {
	return (
		<section className="card" id="signatures">
			<h2>Part 7. References and Certification</h2>
			<p className="note">Two adults, not relatives, who are sending letters of recommendation.</p>
			{[0, 1].map((n) => (
				<div className="grid" key={n} style={{ marginBottom: 8 }}>
					<Asked w={2} label={`Reference ${n + 1}: Name`}><Box of={`reference${n}Name`} /></Asked>
					<Asked w={2} label="Title or position"><Box of={`reference${n}Position`} /></Asked>
					<Asked w={2} label="Phone"><Box of={`reference${n}Phone`} type="tel" mask={asPhone} /></Asked>
				</div>
			))}
			<Toggle of="certify">I certify that the information given is true and correct to the best of my knowledge.</Toggle>
			<Toggle of="photo">If I am selected, my name and photograph may be used for publicity purposes.</Toggle>
			<div className="grid">
				<Asked w={2} label="Signature of applicant"><Box of="signature" /></Asked>
				<Asked w={2} label="Date"><Box of="signedOn" type="date" /></Asked>
				<Asked w={2} label="Signature of parent or guardian"><Box of="parentSignature" /></Asked>
			</div>
		</section>
	);
}

let current: Answers = FIRST;
let submitted = false;

function Application() {
	const [answers, setAnswers] = useState(FIRST);
	current = answers;
	const set = (key: string, answer: Answer) => setAnswers((before) => ({ ...before, [key]: answer }));
	return (
		<Form.Provider value={{ answers, set }}>
			<main>
				<header>
					<h1>Key Club District Leadership Scholarship</h1>
					<p>This scholarship is designed to provide recognition and financial assistance to individual members who have excelled in Key Club activities within district, school and community. Type all answers. Applications are due February 15.</p>
				</header>
				<form
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						submitted = true;
					}}
				>
					<Applicant />
					<Membership />
					<School />
					<Family />
					<Record />
					<Plans />
					<Signatures />
					<button type="submit" className="send">Submit application</button>
				</form>
			</main>
		</Form.Provider>
	);
}

function shownBy(key: string): string | string[] | boolean {
	const node = nodes[key];
	if (!node) return "";
	if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) return node.value;
	const role = node.getAttribute("role");
	if (role === "switch") return node.getAttribute("aria-checked") === "true";
	if (role === "radiogroup") return node.querySelector("[role=radio][aria-checked=true]")?.parentElement?.querySelector("label")?.textContent ?? "";
	const words = node.hasAttribute("data-empty") ? "" : (node.textContent ?? "");
	return Array.isArray(FIRST[key]) ? (words ? words.split(", ") : []) : words;
}

Object.assign(window, {
	formState: () => ({ ...current, submitted }),
	formShown: () => Object.fromEntries(Object.keys(FIRST).map((key) => [key, shownBy(key)])),
});
createRoot(document.getElementById("root") as HTMLElement).render(<Application />);
