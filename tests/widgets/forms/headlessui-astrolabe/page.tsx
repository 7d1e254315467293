import {
	Button, Checkbox, Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions, Description, Dialog, DialogBackdrop, DialogPanel,
	DialogTitle, Disclosure, DisclosureButton, DisclosurePanel, Field, Fieldset, Input, Label, Legend, Listbox, ListboxButton, ListboxOption,
	ListboxOptions, Radio, RadioGroup, Switch, Tab, TabGroup, TabList, TabPanel, TabPanels, Textarea,
} from "@headlessui/react";
import { useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";
import "./page.css";

type Option = { value: string; text: string };
type Course = { name: string; grade: string; credits: string };
type Answer = string | string[] | boolean;
type Data = Record<string, Answer>;

const LIMIT = 3;
const same = (list: readonly string[]): Option[] => list.map((text) => ({ value: text, text }));
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"].map((text, i) => ({ value: String(i + 1).padStart(2, "0"), text }));
const DAYS = same(Array.from({ length: 31 }, (_, i) => String(i + 1)));
const YEARS = same(Array.from({ length: 12 }, (_, i) => String(2013 - i)));
const US = STATES.map(([value, text]) => ({ value, text }));
const EXAMS = same(["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP Computer Science Principles", "AP English Language", "AP English Literature", "AP Environmental Science", "AP Physics 1", "AP Physics 2", "AP Physics C: Mechanics", "AP Statistics", "AP U.S. History", "AP World History"]);
const SCHOOLING = same(["No high school diploma", "High school diploma / GED", "Some college", "Associate's", "Bachelor's", "Master's", "Doctoral or professional"]);
const TYPES = same(["Academic team", "Arts", "Athletics", "Debate / speech", "Environmental", "Internship", "Paid work", "Research", "Robotics", "Service", "Student government", "Other"]);
const TONGUES = same(["Arabic", "English", "French", "German", "Hindi", "Igbo", "Japanese", "Korean", "Mandarin", "Russian", "Spanish", "Vietnamese"]);

const TEXTS = ["given", "middle", "family", "nickname", "email", "mobile", "street", "unit", "city", "zip", "hsName", "ceeb", "gpa", "classSize", "counselor", "counselorEmail", "satRw", "satMath", "act", "career", "website", "p1Name", "p1Job", "p2Name", "p2Job", "essay", "refName", "refEmail", "pin", "signature", "org1", "org2", "org3", "hours1", "hours2", "hours3"];
const LISTBOXES = ["birthMonth", "birthDay", "birthYear", "pronouns", "citizenship", "gradYear", "score1", "score2", "score3", "degree", "p1School", "heard", "type1", "type2", "type3"];
const COMBOS = ["state", "hsState", "exam1", "exam2", "exam3", "major", "altMajor"];
const RADIOS = ["sex", "plan", "term", "firstGen"];
const FLAGS = ["feeWaiver", "texts", "agree"];
const blank: Data = {
	...Object.fromEntries([...TEXTS, ...LISTBOXES, ...COMBOS, ...RADIOS].map((key) => [key, ""])),
	...Object.fromEntries(FLAGS.map((key) => [key, false])),
	languages: [],
};

/** Answers live outside the tree, so that a keystroke draws its own field only. */
const store = {
	data: blank,
	listeners: new Set<() => void>(),
	set(key: string, value: Answer) {
		store.data = { ...store.data, [key]: value };
		for (const listener of store.listeners) listener();
	},
	subscribe(listener: () => void) {
		store.listeners.add(listener);
		return () => store.listeners.delete(listener);
	},
};
const useAnswer = (key: string) => [useSyncExternalStore(store.subscribe, () => store.data[key]) as never, (value: Answer) => store.set(key, value)] as const;

function Star({ on }: { on?: boolean }) {
	return on ? <span className="req" aria-hidden="true"> (required)</span> : null;
}

function Text({ k, label, help, required, wide, ...rest }: { k: string; label: string; help?: string; required?: boolean; wide?: boolean } & React.ComponentProps<"input">) {
	const [value, set] = useAnswer(k);
	return (
		<Field id={`f-${k}`} className={wide ? "field wide" : "field"}>
			<Label>{label}<Star on={required} /></Label>
			{help && <Description className="help">{help}</Description>}
			<Input className="box" value={value} onChange={(event) => set(event.target.value)} required={required} {...rest} />
		</Field>
	);
}

function Pick({ k, label, options, required, hideLabel }: { k: string; label: string; options: Option[]; required?: boolean; hideLabel?: boolean }) {
	const [value, set] = useAnswer(k);
	const chosen = options.find((option) => option.value === value);
	return (
		<Field id={`f-${k}`} className="field">
			<Label className={hideLabel ? "sr" : ""}>{label}<Star on={required} /></Label>
			<Listbox value={value} onChange={set}>
				<ListboxButton className="box pick">{chosen ? chosen.text : <span className="ph">{hideLabel ? label : "Select"}</span>}</ListboxButton>
				<ListboxOptions anchor="bottom start" className="menu">
					{options.map((option) => <ListboxOption key={option.value} value={option.value} className="item">{option.text}</ListboxOption>)}
				</ListboxOptions>
			</Listbox>
		</Field>
	);
}

function Many({ k, label, options }: { k: string; label: string; options: Option[] }) {
	const [value, set] = useAnswer(k) as unknown as [string[], (value: string[]) => void];
	return (
		<Field id={`f-${k}`} className="field wide">
			<Label>{label}</Label>
			<Listbox multiple value={value} onChange={set}>
				<ListboxButton className="box pick">{value.length ? value.join(", ") : <span className="ph">Select all that apply</span>}</ListboxButton>
				<ListboxOptions anchor="bottom start" className="menu">
					{options.map((option) => <ListboxOption key={option.value} value={option.value} className="item check">{option.text}</ListboxOption>)}
				</ListboxOptions>
			</Listbox>
		</Field>
	);
}

function Find({ k, label, options, required }: { k: string; label: string; options: Option[]; required?: boolean }) {
	const [value, set] = useAnswer(k);
	const [query, setQuery] = useState("");
	const left = query ? options.filter((option) => option.text.toLowerCase().includes(query.toLowerCase())) : options;
	const chosen = options.find((option) => option.value === value) ?? null;
	return (
		<Field id={`f-${k}`} className="field">
			<Label>{label}<Star on={required} /></Label>
			<Combobox value={chosen} onChange={(option: Option | null) => set(option?.value ?? "")} onClose={() => setQuery("")} by="value">
				<div className="combo">
					<ComboboxInput className="box" displayValue={(option: Option | null) => option?.text ?? ""} onChange={(event) => setQuery(event.target.value)} placeholder="Search" autoComplete="off" />
					<ComboboxButton className="chevron" aria-label="Show options">▾</ComboboxButton>
				</div>
				<ComboboxOptions anchor="bottom start" className="menu">
					{left.map((option) => <ComboboxOption key={option.value} value={option} className="item">{option.text}</ComboboxOption>)}
				</ComboboxOptions>
			</Combobox>
		</Field>
	);
}

function Choose({ k, label, options }: { k: string; label: string; options: Option[] }) {
	const [value, set] = useAnswer(k);
	return (
		<Fieldset id={`f-${k}`} className="field wide">
			<Legend className="legend">{label}</Legend>
			<RadioGroup value={value} onChange={set} className="cards" aria-label={label}>
				{options.map((option) => (
					<Field key={option.value} className="card">
						<Radio value={option.value} className="dot" />
						<Label>{option.text}</Label>
					</Field>
				))}
			</RadioGroup>
		</Fieldset>
	);
}

function Toggle({ k, label }: { k: string; label: string }) {
	const [value, set] = useAnswer(k);
	return (
		<Field id={`f-${k}`} className="toggle wide">
			<Switch checked={value} onChange={set} className="switch"><span className="knob" /></Switch>
			<Label>{label}</Label>
		</Field>
	);
}

function Essay() {
	const [value, set] = useAnswer("essay");
	return (
		<Field id="f-essay" className="field wide">
			<Label>Describe something you took apart, and what it taught you. (250 words)</Label>
			<Textarea className="box" rows={5} value={value} onChange={(event) => set(event.target.value)} />
		</Field>
	);
}

function Agree() {
	const [value, set] = useAnswer("agree");
	return (
		<Field id="f-agree" className="toggle wide">
			<Checkbox checked={value} onChange={set} className="tick"><span>✓</span></Checkbox>
			<Label>I affirm the Meridian honor statement.</Label>
		</Field>
	);
}

function Section({ title, open, children }: { title: string; open?: boolean; children: React.ReactNode }) {
	return (
		<Disclosure as="section" defaultOpen={open} className="section">
			<DisclosureButton className="bar"><span>{title}</span><span aria-hidden="true" className="mark" /></DisclosureButton>
			<DisclosurePanel unmount={false} className="panel">{children}</DisclosurePanel>
		</Disclosure>
	);
}

function Courses({ courses, setCourses }: { courses: Course[]; setCourses: (courses: Course[]) => void }) {
	const [draft, setDraft] = useState<Course | null>(null);
	const put = (part: Partial<Course>) => draft && setDraft({ ...draft, ...part });
	return (
		<div className="wide">
			<h3>High school courses</h3>
			<p className="help">Three courses that best show your preparation.</p>
			<ul id="courses" className="courses">
				{courses.map((course, i) => (
					<li key={`${course.name}${i}`}>
						<b>{course.name}</b><span>Grade <em>{course.grade}</em></span><span>Credits <em>{course.credits}</em></span>
						<Button className="link" onClick={() => setCourses(courses.filter((_, at) => at !== i))}>Delete</Button>
					</li>
				))}
				{courses.length === 0 && <li className="none">No courses yet</li>}
			</ul>
			<Button id="add-course" className="ghost" disabled={courses.length >= LIMIT} onClick={() => setDraft({ name: "", grade: "", credits: "" })}>+ Add course</Button>
			<Dialog open={draft !== null} onClose={() => setDraft(null)} className="dialog">
				<DialogBackdrop className="backdrop" />
				<div className="center">
					<DialogPanel className="modal">
						<DialogTitle>Add a high school course</DialogTitle>
						<Field id="d-name" className="field"><Label>Course title</Label><Input className="box" value={draft?.name ?? ""} onChange={(event) => put({ name: event.target.value })} /></Field>
						<Field id="d-grade" className="field"><Label>Grade earned</Label><Input className="box" value={draft?.grade ?? ""} onChange={(event) => put({ grade: event.target.value })} /></Field>
						<Field id="d-credits" className="field"><Label>Credits</Label><Input className="box" inputMode="decimal" value={draft?.credits ?? ""} onChange={(event) => put({ credits: event.target.value })} /></Field>
						<div className="foot">
							<Button className="ghost" onClick={() => setDraft(null)}>Cancel</Button>
							<Button className="solid" disabled={!draft?.name} onClick={() => { if (draft) setCourses([...courses, draft]); setDraft(null); }}>Save course</Button>
						</div>
					</DialogPanel>
				</div>
			</Dialog>
		</div>
	);
}

function shownText(key: string): string {
	const field = document.getElementById(`f-${key}`);
	const control = field?.querySelector("input, textarea, button");
	if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control.value;
	return control?.querySelector(".ph") ? "" : (control?.textContent ?? "");
}

function Application() {
	const [courses, setCourses] = useState<Course[]>([]);
	const [sent, setSent] = useState(false);

	window.formState = () => {
		const rows = Array.from({ length: LIMIT }, (_, i) => [[`course${i + 1}Name`, courses[i]?.name ?? ""], [`course${i + 1}Grade`, courses[i]?.grade ?? ""], [`course${i + 1}Credits`, courses[i]?.credits ?? ""]]).flat();
		return { ...store.data, ...Object.fromEntries(rows), submitted: sent };
	};
	window.formShown = () => {
		const shown: Record<string, unknown> = {};
		for (const key of [...TEXTS, ...LISTBOXES, ...COMBOS]) shown[key] = shownText(key);
		for (const key of RADIOS) shown[key] = document.querySelector(`#f-${key} [role=radio][aria-checked=true]`)?.parentElement?.textContent ?? "";
		for (const key of FLAGS) shown[key] = document.querySelector(`#f-${key} [aria-checked]`)?.getAttribute("aria-checked") === "true";
		shown.languages = shownText("languages").split(", ").filter(Boolean);
		const items = [...document.querySelectorAll("#courses li:not(.none)")];
		for (let i = 0; i < LIMIT; i++) {
			const [grade, credits] = [...(items[i]?.querySelectorAll("em") ?? [])].map((each) => each.textContent);
			Object.assign(shown, { [`course${i + 1}Name`]: items[i]?.querySelector("b")?.textContent ?? "", [`course${i + 1}Grade`]: grade ?? "", [`course${i + 1}Credits`]: credits ?? "" });
		}
		return shown;
	};

	return (
		<>
			<header><div className="in"><span className="logo">◭</span><div><b>Meridian Institute of Technology</b><h1>Early Admission 2027</h1></div><span className="due">Deadline Nov 15 · 11:59 pm PT</span></div></header>
			<form className="in" noValidate onSubmit={(event) => { event.preventDefault(); setSent(true); }}>
				<Section title="01 Identity" open>
					<Text k="given" label="Given name" required /><Text k="middle" label="Middle name" /><Text k="family" label="Family name" required />
					<Text k="nickname" label="Preferred name" /><Pick k="pronouns" label="Pronouns" options={same(["he/him", "she/her", "they/them", "Use my name only"])} />
					<Fieldset className="wide"><Legend className="legend">Date of birth<Star on /></Legend>
						<div className="trio"><Pick k="birthMonth" label="Month" options={MONTHS} hideLabel /><Pick k="birthDay" label="Day" options={DAYS} hideLabel /><Pick k="birthYear" label="Year" options={YEARS} hideLabel /></div>
					</Fieldset>
					<Choose k="sex" label="Legal sex" options={same(["Female", "Male", "X"])} />
					<Text k="email" label="Email" type="email" required /><Text k="mobile" label="Mobile" type="tel" help="U.S. numbers: 10 digits" /><Pick k="citizenship" label="Citizenship" options={same(["U.S. citizen", "U.S. national", "U.S. permanent resident", "Non-U.S. citizen"])} required />
					<Text k="street" label="Street" required /><Text k="unit" label="Unit" /><Text k="city" label="City" required />
					<Find k="state" label="State" options={US} required /><Text k="zip" label="Postal code" required />
					<Many k="languages" label="Languages" options={TONGUES} />
				</Section>
				<Section title="02 School" open>
					<Text k="hsName" label="Current high school" required /><Find k="hsState" label="School state" options={US} />
					<Text k="ceeb" label="CEEB" placeholder="6 digits" /><Pick k="gradYear" label="Graduation year" options={same(["2026", "2027", "2028"])} /><Text k="gpa" label="GPA (unweighted, 4.0)" inputMode="decimal" />
					<Text k="classSize" label="Size of senior class" inputMode="numeric" /><Text k="counselor" label="Counselor name" /><Text k="counselorEmail" label="Counselor email" type="email" />
					<Courses courses={courses} setCourses={setCourses} />
				</Section>
				<Section title="03 Testing" open>
					<Text k="satRw" label="SAT: reading & writing" inputMode="numeric" /><Text k="satMath" label="SAT: math" inputMode="numeric" /><Text k="act" label="ACT composite" inputMode="numeric" />
					<div className="wide"><h3>AP exams taken</h3>
						{[1, 2, 3].map((n) => <div className="exam" key={n}><Find k={`exam${n}`} label={`Exam ${n}`} options={EXAMS} /><Pick k={`score${n}`} label={`Exam ${n} score`} options={same(["5", "4", "3", "2", "1"])} /></div>)}
					</div>
				</Section>
				<Section title="04 Plans">
					<Choose k="plan" label="Early plan" options={[{ value: "ED", text: "Early Decision (binding)" }, { value: "EA", text: "Early Action (non-binding)" }]} />
					<Choose k="term" label="Start" options={[{ value: "F27", text: "Fall 2027" }, { value: "S28", text: "Spring 2028" }]} />
					<Find k="major" label="Intended major" options={same(MAJORS)} required /><Find k="altMajor" label="Alternate major" options={same(MAJORS)} /><Pick k="degree" label="Highest degree planned" options={same(["Bachelor's", "Master's", "PhD", "Professional", "Undecided"])} />
					<Text k="career" label="Career goal" /><Text k="website" label="Portfolio or website" type="url" placeholder="https://" />
					<Toggle k="feeWaiver" label="I plan to request an application fee waiver" />
				</Section>
				<Section title="05 Activities" open>
					<p className="help wide">Three entries. Use the tabs.</p>
					<TabGroup className="wide">
						<TabList className="tabs">{[1, 2, 3].map((n) => <Tab key={n} className="tab">Activity {n}</Tab>)}</TabList>
						<TabPanels>
							{[1, 2, 3].map((n) => <TabPanel key={n} unmount={false} className="tabpanel"><Pick k={`type${n}`} label="Category" options={TYPES} /><Text k={`org${n}`} label="Organization" maxLength={100} /><Text k={`hours${n}`} label="Hours per week" inputMode="decimal" /></TabPanel>)}
						</TabPanels>
					</TabGroup>
				</Section>
				<Section title="06 Family">
					<Text k="p1Name" label="Parent/guardian 1 name" /><Text k="p1Job" label="Parent/guardian 1 occupation" /><Pick k="p1School" label="Parent/guardian 1 education" options={SCHOOLING} />
					<Text k="p2Name" label="Parent/guardian 2 name" /><Text k="p2Job" label="Parent/guardian 2 occupation" />
					<Choose k="firstGen" label="First generation in college?" options={same(["Yes", "No"])} />
				</Section>
				<Section title="07 Finish" open>
					<Essay />
					<Text k="refName" label="Math or science teacher" /><Text k="refEmail" label="Teacher email" type="email" /><Pick k="heard" label="How did you find Meridian?" options={same(["Robotics event", "Counselor", "Alum", "Online"])} />
					<Text k="pin" label="Choose a portal PIN" type="password" autoComplete="new-password" /><Text k="signature" label="Signature" placeholder="Type full legal name" />
					<Toggle k="texts" label="Text me admission updates. Message rates may apply." />
					<Agree />
				</Section>
				<div className="foot end"><Button type="submit" className="solid">Submit application</Button></div>
				{sent && <p role="status">Received. Check your email.</p>}
			</form>
		</>
	);
}

declare global {
	interface Window { formState: () => unknown; formShown: () => unknown }
}
createRoot(document.getElementById("root") as HTMLElement).render(<Application />);
