import { Accordion, Checkbox, Label, Popover, RadioGroup, Select } from "radix-ui";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { DayPicker } from "react-day-picker";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "react-day-picker/style.css";
import "./style.css";

type Value = string | string[] | boolean | Date | undefined;
const KEYS = "first middle last suffix goesBy email mobile dob bornCity bornCountry street apt city state zip sameMail gender latino race citizenship parentsDegree income household aid paFirst paLast paJob paLevel paEmployer pbFirst pbLast pbJob pbLevel pbEmployer marital sib0Name sib0Age sib1Name sib1Age school schoolCity schoolState year gradOn gpa gpaScale rank classOf psat psatOn sat act ap0Subject ap0Score ap1Subject ap1Score cl0Name cl0Grade cl0Credit cl1Name cl1Grade cl1Credit college start finish major degree career cbo act0Kind act0Org act0Role act0About act0Years act0Hours act0Weeks act1Kind act1Org act1Role act1About act1Years act1Hours act1Weeks act2Kind act2Org act2Role act2About act2Years act2Hours act2Weeks hon0Title hon0Level hon0Year hon1Title hon1Level hon1Year refName refEmail refTie counselorName counselorEmail mentorPhone spouseName preparer essay certify share signature signedOn last4".split(" ");
const MANY = ["race", "act0Years", "act1Years", "act2Years"];
const FLAGS = ["sameMail", "certify", "share"];
const DATES = ["dob", "gradOn", "psatOn", "signedOn"];
/** Questions have numbers, as in the Foundation's own system. */
const idOf = (key: string) => `q${401 + KEYS.indexOf(key)}`;

let wasSent = false;
let answers: Record<string, Value> = Object.fromEntries(KEYS.map((key) => [key, MANY.includes(key) ? [] : FLAGS.includes(key) ? false : DATES.includes(key) ? undefined : ""]));
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
};
function useAnswer<T extends Value>(key: string): [T, (value: T) => void] {
	const value = useSyncExternalStore(subscribe, () => answers[key]) as T;
	return [
		value,
		(next) => {
			answers = { ...answers, [key]: next };
			for (const listener of listeners) listener();
		},
	];
}

type Option = [value: string, text: string];
const same = (...texts: string[]): Option[] => texts.map((text) => [text, text]);

/** A question beside its control. */
const Line = ({ k, ask, note, plain, children }: { k: string; ask: ReactNode; note?: string; plain?: boolean; children: ReactNode }) => (
	<div className="row">
		{plain ? <div className="ask" id={`${idOf(k)}-l`}>{ask}</div> : <Label.Root htmlFor={idOf(k)} id={`${idOf(k)}-l`}>{ask}</Label.Root>}
		<div>
			{children}
			{note && <p className="note">{note}</p>}
		</div>
	</div>
);

type Names = { by?: string };
function Box({ k, by, type = "text", placeholder, maxLength }: { k: string; type?: string; placeholder?: string; maxLength?: number } & Names) {
	const [value, set] = useAnswer<string>(k);
	return <input id={idOf(k)} aria-labelledby={by} className="input" type={type} value={value} placeholder={placeholder} maxLength={maxLength} onChange={(event) => set(event.target.value)} />;
}
function Area({ k, by, rows = 2, maxLength }: { k: string; rows?: number; maxLength?: number } & Names) {
	const [value, set] = useAnswer<string>(k);
	return <textarea id={idOf(k)} aria-labelledby={by} className="input" rows={rows} maxLength={maxLength} value={value} onChange={(event) => set(event.target.value)} />;
}
function Choice({ k, by, options, empty = "Choose one" }: { k: string; options: Option[]; empty?: string } & Names) {
	const [value, set] = useAnswer<string>(k);
	return (
		<Select.Root value={value} onValueChange={set}>
			<Select.Trigger className="trigger" id={idOf(k)} aria-labelledby={by}>
				<Select.Value placeholder={empty} />
				<Select.Icon />
			</Select.Trigger>
			<Select.Portal>
				<Select.Content className="list" position="popper" sideOffset={4}>
					<Select.ScrollUpButton>▴</Select.ScrollUpButton>
					<Select.Viewport>
						{options.map(([id, text]) => (
							<Select.Item key={id} value={id} className="opt">
								<Select.ItemText>{text}</Select.ItemText>
							</Select.Item>
						))}
					</Select.Viewport>
					<Select.ScrollDownButton>▾</Select.ScrollDownButton>
				</Select.Content>
			</Select.Portal>
		</Select.Root>
	);
}
function Radios({ k, options }: { k: string; options: Option[] }) {
	const [value, set] = useAnswer<string>(k);
	return (
		<RadioGroup.Root id={idOf(k)} className="radios" value={value} onValueChange={set} aria-labelledby={`${idOf(k)}-l`}>
			{options.map(([id, text]) => (
				<div key={id}>
					<RadioGroup.Item className="dot" value={id} id={`${idOf(k)}-${id}`}><RadioGroup.Indicator className="ind">●</RadioGroup.Indicator></RadioGroup.Item>
					<Label.Root htmlFor={`${idOf(k)}-${id}`}>{text}</Label.Root>
				</div>
			))}
		</RadioGroup.Root>
	);
}
function Boxes({ k, options, by = `${idOf(k)}-l` }: { k: string; options: Option[] } & Names) {
	const [value, set] = useAnswer<string[]>(k);
	return (
		<div id={idOf(k)} className="boxes" role="group" aria-labelledby={by}>
			{options.map(([id, text]) => (
				<div key={id}>
					<Checkbox.Root className="box" id={`${idOf(k)}-${id}`} checked={value.includes(id)} onCheckedChange={(on) => set(options.map(([each]) => each).filter((each) => (each === id ? on === true : value.includes(each))))}>
						<Checkbox.Indicator className="ind">✓</Checkbox.Indicator>
					</Checkbox.Root>
					<Label.Root htmlFor={`${idOf(k)}-${id}`}>{text}</Label.Root>
				</div>
			))}
		</div>
	);
}
function Tick({ k, children }: { k: string; children: ReactNode }) {
	const [value, set] = useAnswer<boolean>(k);
	return (
		<div className="boxes">
			<div>
				<Checkbox.Root className="box" id={idOf(k)} checked={value} onCheckedChange={(on) => set(on === true)}><Checkbox.Indicator className="ind">✓</Checkbox.Indicator></Checkbox.Root>
				<Label.Root htmlFor={idOf(k)}>{children}</Label.Root>
			</div>
		</div>
	);
}
const long = (date: Date) => date.toLocaleDateString("en-US", { month: "long", day: "numeric", year: "numeric" });
function Day({ k, from, to }: { k: string; from: number; to: number }) {
	const [value, set] = useAnswer<Date | undefined>(k);
	const [open, setOpen] = useState(false);
	return (
		<Popover.Root open={open} onOpenChange={setOpen}>
			<Popover.Trigger asChild>
				<button type="button" id={idOf(k)} className="trigger date" data-empty={!value}>{value ? long(value) : "Pick a date"}</button>
			</Popover.Trigger>
			<Popover.Portal>
				<Popover.Content className="pop" align="start" sideOffset={4}>
					<DayPicker mode="single" captionLayout="dropdown" startMonth={new Date(from, 0)} endMonth={new Date(to, 11)} defaultMonth={value ?? new Date(Math.min(2026, to), 0)} selected={value} onSelect={(date) => { set(date); setOpen(false); }} />
				</Popover.Content>
			</Popover.Portal>
		</Popover.Root>
	);
}
const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
	<Accordion.Item value={id} className="item">
		<Accordion.Header><Accordion.Trigger className="head">{title}</Accordion.Trigger></Accordion.Header>
		<Accordion.Content className="body">{children}</Accordion.Content>
	</Accordion.Item>
);

const states = STATES.map(([id, name]): Option => [id, name]);
const yesNo: Option[] = [["yes", "Yes"], ["no", "No"]];
const levels: Option[] = [["0", "Did not finish high school"], ["1", "High school diploma or equivalent"], ["2", "Attended college, no degree"], ["3", "Associate degree"], ["4", "Bachelor’s degree"], ["5", "Graduate degree"]];
const years: Option[] = [["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]];
const kinds = same("Academic", "Arts", "Athletics", "Civic or political", "Community service", "Debate and speech", "Employment", "Environment", "Family care", "Faith", "Media", "Music", "Science", "Other");
const exams = same("Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Language", "English Literature", "Human Geography", "Physics 1", "Psychology", "Statistics", "U.S. Government", "U.S. History", "World History");

function Scholar() {
	return (
		<>
			<Line k="first" ask="Given name"><Box k="first" /></Line>
			<Line k="middle" ask="Middle name(s)"><Box k="middle" /></Line>
			<Line k="last" ask="Surname"><Box k="last" /></Line>
			<Line k="suffix" ask="Suffix, if any"><Choice k="suffix" empty="—" options={same("Jr.", "Sr.", "II", "III", "IV")} /></Line>
			<Line k="goesBy" ask="You go by" note="Only if it differs from your given name."><Box k="goesBy" /></Line>
			<Line k="email" ask="E-mail" note="All decisions are sent here."><Box k="email" type="email" /></Line>
			<Line k="mobile" ask="Mobile number"><Box k="mobile" type="tel" placeholder="(___) ___-____" /></Line>
			<Line k="dob" ask="Date of birth"><Day k="dob" from={2004} to={2012} /></Line>
			<Line k="bornCity" ask="Place of birth: city"><Box k="bornCity" /></Line>
			<Line k="bornCountry" ask="Place of birth: country"><Choice k="bornCountry" options={same(...COUNTRIES)} /></Line>
			<Line k="street" ask="Permanent address"><Box k="street" placeholder="House number and street" /></Line>
			<Line k="apt" ask="Apartment"><Box k="apt" /></Line>
			<Line k="city" ask="Town or city"><Box k="city" /></Line>
			<Line k="state" ask="State of residence"><Choice k="state" options={states} /></Line>
			<Line k="zip" ask="ZIP code"><Box k="zip" /></Line>
			<Tick k="sameMail">I also get my mail there</Tick>
			<Line k="gender" ask="Gender" plain><Radios k="gender" options={[["f", "Female"], ["m", "Male"], ["n", "Nonbinary"], ["x", "Prefer not to answer"]]} /></Line>
			<Line k="latino" ask="Are you of Hispanic or Latino heritage?" plain><Radios k="latino" options={yesNo} /></Line>
			<Line k="race" ask="Race" plain note="Mark one or more."><Boxes k="race" options={[["ai", "American Indian / Alaska Native"], ["as", "Asian"], ["bl", "Black / African American"], ["pi", "Pacific Islander"], ["wh", "White"]]} /></Line>
			<Line k="citizenship" ask="Citizenship" plain><Radios k="citizenship" options={[["us", "United States citizen"], ["nat", "United States national"], ["pr", "Lawful permanent resident"], ["none", "None of these"]]} /></Line>
		</>
	);
}

const parentRows: [end: string, ask: string][] = [["First", "Given name"], ["Last", "Surname"], ["Job", "Occupation"], ["Level", "Highest education"], ["Employer", "Employer"]];
function Family() {
	return (
		<>
			<Line k="parentsDegree" ask="Are you in the first generation of your family to attend college?" plain><Radios k="parentsDegree" options={yesNo} /></Line>
			<table>
				<thead><tr><td /><th id="col-pa" scope="col">Parent or guardian A</th><th id="col-pb" scope="col">Parent or guardian B</th></tr></thead>
				<tbody>
					{parentRows.map(([end, ask]) => (
						<tr key={end}>
							<th scope="row" id={`row-${end}`}>{ask}</th>
							{["pa", "pb"].map((parent) => (
								<td key={parent}>{end === "Level" ? <Choice k={parent + end} by={`col-${parent} row-${end}`} options={levels} /> : <Box k={parent + end} by={`col-${parent} row-${end}`} />}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			<Line k="marital" ask="Marital status of your parents"><Choice k="marital" options={same("Married", "Divorced", "Separated", "Widowed", "Never married")} /></Line>
			<table>
				<thead><tr><th id="col-sn">Brother’s or sister’s full name</th><th id="col-sa">Age</th></tr></thead>
				<tbody>{[0, 1].map((row) => <tr key={row}><td><Box k={`sib${row}Name`} by="col-sn" /></td><td><Box k={`sib${row}Age`} by="col-sa" /></td></tr>)}</tbody>
			</table>
			<Line k="income" ask="Family income in the past year"><Choice k="income" options={[["1", "Less than $35,000"], ["2", "$35,000–$54,999"], ["3", "$55,000–$79,999"], ["4", "$80,000–$120,000"], ["5", "More than $120,000"]]} /></Line>
			<Line k="household" ask="How many people does it support?"><Box k="household" /></Line>
			<Line k="aid" ask="Do you receive any financial aid at present?" plain><Radios k="aid" options={yesNo} /></Line>
		</>
	);
}

function Record() {
	return (
		<>
			<Line k="school" ask="High school"><Box k="school" /></Line>
			<Line k="schoolCity" ask="City of your school"><Box k="schoolCity" /></Line>
			<Line k="schoolState" ask="State of your school"><Choice k="schoolState" options={states} /></Line>
			<Line k="year" ask="Grade in the current school year"><Choice k="year" options={years.map(([id, text]): Option => [id, `${text} grade`])} /></Line>
			<Line k="gradOn" ask="Graduation date"><Day k="gradOn" from={2025} to={2030} /></Line>
			<Line k="gpa" ask="Unweighted GPA"><Box k="gpa" /></Line>
			<Line k="gpaScale" ask="Scale of that GPA"><Choice k="gpaScale" options={[["4", "4.0"], ["5", "5.0"], ["12", "12"], ["100", "100"]]} /></Line>
			<Line k="rank" ask="Position in class"><Box k="rank" placeholder="e.g. 3" /></Line>
			<Line k="classOf" ask="Number of students in class"><Box k="classOf" /></Line>
			<Line k="psat" ask="PSAT/NMSQT total score"><Box k="psat" /></Line>
			<Line k="psatOn" ask="Date you took the PSAT/NMSQT"><Day k="psatOn" from={2023} to={2027} /></Line>
			<Line k="sat" ask="SAT superscore (400–1600)"><Box k="sat" /></Line>
			<Line k="act" ask="ACT composite score"><Box k="act" /></Line>
			<table>
				<thead><tr><th id="col-ap">Advanced Placement exam</th><th id="col-as">Score</th></tr></thead>
				<tbody>{[0, 1].map((row) => <tr key={row}><td><Choice k={`ap${row}Subject`} by="col-ap" options={exams} /></td><td><Choice k={`ap${row}Score`} by="col-as" options={same("5", "4", "3", "2", "1")} /></td></tr>)}</tbody>
			</table>
			<table>
				<thead><tr><th id="col-cn">High school course</th><th id="col-cg">Grade</th><th id="col-cc">Credits</th></tr></thead>
				<tbody>{[0, 1].map((row) => <tr key={row}><td><Box k={`cl${row}Name`} by="col-cn" /></td><td><Box k={`cl${row}Grade`} by="col-cg" /></td><td><Box k={`cl${row}Credit`} by="col-cc" /></td></tr>)}</tbody>
			</table>
			<Line k="college" ask="College you intend to enter"><Box k="college" /></Line>
			<Line k="start" ask="Year you will enter"><Choice k="start" options={same("2026", "2027", "2028")} /></Line>
			<Line k="finish" ask="Year you expect your degree"><Box k="finish" /></Line>
			<Line k="major" ask="Intended field of study"><Choice k="major" options={same(...MAJORS)} /></Line>
			<Line k="degree" ask="Highest degree sought" plain><Radios k="degree" options={[["b", "Bachelor’s"], ["m", "Master’s"], ["d", "Doctorate"], ["p", "Professional (law, medicine)"]]} /></Line>
			<Line k="career" ask="Career goal"><Box k="career" /></Line>
			<Line k="cbo" ask="College-access program that has helped you"><Choice k="cbo" options={same("None", "Boys & Girls Clubs of America", "College Possible", "GEAR UP", "OneGoal", "QuestBridge", "Upward Bound")} /></Line>
		</>
	);
}

function Activities() {
	return (
		<>
			{[0, 1, 2].map((row) => (
				<table key={row}>
					<caption>Activity {row + 1}</caption>
					<tbody>
						<tr><th id={`a${row}k`}>Category</th><td><Choice k={`act${row}Kind`} by={`a${row}k`} options={kinds} /></td><th id={`a${row}o`}>Organization</th><td><Box k={`act${row}Org`} by={`a${row}o`} /></td></tr>
						<tr><th id={`a${row}r`}>Role or title</th><td><Box k={`act${row}Role`} by={`a${row}r`} maxLength={60} /></td><th id={`a${row}y`}>Grades in which you took part</th><td><Boxes k={`act${row}Years`} by={`a${row}y`} options={years} /></td></tr>
						<tr><th id={`a${row}h`}>Hours per week</th><td><Box k={`act${row}Hours`} by={`a${row}h`} /></td><th id={`a${row}w`}>Weeks per year</th><td><Box k={`act${row}Weeks`} by={`a${row}w`} /></td></tr>
						<tr><th id={`a${row}d`}>What you did and what came of it</th><td colSpan={3}><Area k={`act${row}About`} by={`a${row}d`} maxLength={200} /></td></tr>
					</tbody>
				</table>
			))}
			<table>
				<thead><tr><th id="col-ht">Honor or award</th><th id="col-hl">Level</th><th id="col-hy">Grade</th></tr></thead>
				<tbody>{[0, 1].map((row) => <tr key={row}><td><Box k={`hon${row}Title`} by="col-ht" /></td><td><Choice k={`hon${row}Level`} by="col-hl" options={same("School", "Local", "State", "National")} /></td><td><Choice k={`hon${row}Year`} by="col-hy" options={years} /></td></tr>)}</tbody>
			</table>
		</>
	);
}

function Others() {
	return (
		<>
			<Line k="refName" ask="Recommender’s full name"><Box k="refName" /></Line>
			<Line k="refEmail" ask="Recommender’s e-mail"><Box k="refEmail" type="email" /></Line>
			<Line k="refTie" ask="How does this person know you?"><Choice k="refTie" options={same("Teacher", "Coach", "Employer", "Clergy", "Other adult")} /></Line>
			<Line k="counselorName" ask="Name of your guidance counselor"><Box k="counselorName" /></Line>
			<Line k="counselorEmail" ask="Counselor’s e-mail"><Box k="counselorEmail" type="email" /></Line>
			<Line k="mentorPhone" ask="Phone of your program advisor"><Box k="mentorPhone" type="tel" /></Line>
			<Line k="spouseName" ask="Spouse’s name, if you are married"><Box k="spouseName" /></Line>
			<Line k="preparer" ask="If somebody helped you prepare this, their name"><Box k="preparer" /></Line>
		</>
	);
}
function Statement() {
	return (
		<>
			<Line k="essay" ask="What would this award change for your family?" note="Up to 400 words."><Area k="essay" rows={6} /></Line>
			<Line k="last4" ask="Last four digits of your Social Security number"><Box k="last4" type="password" maxLength={4} /></Line>
			<Tick k="certify">I certify that what I have stated is correct and complete.</Tick>
			<Tick k="share">The Foundation may share my application with its partner colleges.</Tick>
			<Line k="signature" ask="Signature"><Box k="signature" placeholder="Type your name" /></Line>
			<Line k="signedOn" ask="Date of signature"><Day k="signedOn" from={2026} to={2027} /></Line>
		</>
	);
}

const App = () => (
	<main>
		<h1>First Light Merit Scholarship</h1>
		<p>The Foundation awards two hundred four-year scholarships each spring to outstanding seniors who are the first of their families to go to college. Applications close on January 20.</p>
		<form onSubmit={(event) => { event.preventDefault(); wasSent = true; }}>
			<Accordion.Root type="multiple" defaultValue={["i"]}>
				<Part id="i" title="I. The applicant"><Scholar /></Part>
				<Part id="ii" title="II. Family and means"><Family /></Part>
				<Part id="iii" title="III. Academic record and plans"><Record /></Part>
				<Part id="iv" title="IV. Activities and honors"><Activities /></Part>
				<Part id="v" title="V. Persons who know you"><Others /></Part>
				<Part id="vi" title="VI. Statement"><Statement /></Part>
			</Accordion.Root>
			<button type="submit" className="send">Submit to the Foundation</button>
		</form>
	</main>
);

const iso = (date: Date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;
function read(key: string): unknown {
	const element = document.getElementById(idOf(key));
	if (!element) return MANY.includes(key) ? [] : FLAGS.includes(key) ? false : "";
	if (FLAGS.includes(key)) return element.getAttribute("aria-checked") === "true";
	const checked = [...element.querySelectorAll<HTMLElement>("[aria-checked=true]")].map((each) => document.querySelector<HTMLElement>(`label[for="${each.id}"]`)?.innerText);
	if (MANY.includes(key)) return checked;
	if (element.getAttribute("role") === "radiogroup") return checked[0] ?? "";
	if (element.matches("[data-placeholder], [data-empty=true]")) return "";
	return element.matches("button") ? (element.querySelector("span") ?? element).innerText.trim() : (element as HTMLInputElement).value;
}
Object.assign(window, {
	formState: () => ({ submitted: wasSent, ...Object.fromEntries(KEYS.map((key) => [key, answers[key] instanceof Date ? iso(answers[key]) : (answers[key] ?? "")])) }),
	formShown: () => Object.fromEntries(KEYS.map((key) => [key, read(key)])),
});
createRoot(document.getElementById("root") as HTMLElement).render(<App />);
