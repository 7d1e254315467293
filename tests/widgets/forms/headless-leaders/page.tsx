import {
	Checkbox,
	Combobox,
	ComboboxButton,
	ComboboxInput,
	ComboboxOption,
	ComboboxOptions,
	Description,
	Field,
	Fieldset,
	Input,
	Label,
	Legend,
	Listbox,
	ListboxButton,
	ListboxOption,
	ListboxOptions,
	Radio,
	RadioGroup,
	Select,
	Switch,
	Textarea,
} from "@headlessui/react";
import { type ReactNode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import "./style.css";

type Option = [value: string, text: string, note?: string];
type Kind = "text" | "area" | "list" | "find" | "native" | "radio" | "cards" | "boxes" | "switch" | "tick";
interface Question {
	key: string;
	kind: Kind;
	text: string;
	name?: string;
	type?: string;
	max?: number;
	must?: boolean;
	hint?: string;
	sample?: string;
	loose?: boolean;
	options?: Option[];
}
type Value = string | boolean | string[];

const same = (...texts: string[]): Option[] => texts.map((text) => [text, text]);
const STATES: Option[] =
	"AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming"
		.split("|")
		.map((each) => [each.slice(0, 2), each.slice(3)]);
const MONTHS: Option[] = "January February March April May June July August September October November December"
	.split(" ")
	.map((month, at) => [String(at + 1).padStart(2, "0"), month]);
const GRADES: Option[] = [
	["g9", "9th"],
	["g10", "10th"],
	["g11", "11th"],
	["g12", "12th"],
];

const you: Question[] = [
	{ key: "first", kind: "text", text: "First name", name: "delegate[fname]", must: true },
	{ key: "badge", kind: "text", text: "What should your name badge say?", name: "delegate[badge]", hint: "First name only, please." },
	{ key: "last", kind: "text", text: "Surname", name: "delegate[lname]", must: true },
	{ key: "mail", kind: "text", text: "Your own e-mail (not a parent's)", name: "delegate[em]", type: "email", must: true },
	{ key: "cell", kind: "text", text: "Cell", name: "delegate[tel1]", type: "tel", sample: "555-555-5555" },
];
const born: Question[] = [
	{ key: "bornMonth", kind: "list", text: "Month", options: MONTHS },
	{ key: "bornDay", kind: "native", text: "Day", name: "dob_d", options: same(...Array.from({ length: 31 }, (_, at) => String(at + 1))) },
	{ key: "bornYear", kind: "text", text: "Year", name: "dob_y", sample: "YYYY", max: 4 },
];
const home: Question[] = [
	{ key: "street", kind: "text", text: "Street", name: "addr_1", loose: true },
	{ key: "unit", kind: "text", text: "Apartment or unit, if any", name: "addr_2", loose: true },
	{ key: "town", kind: "text", text: "City or town", name: "addr_3", loose: true },
	{ key: "homeState", kind: "find", text: "State", options: STATES },
	{ key: "zip", kind: "text", text: "ZIP", name: "addr_5", loose: true, max: 10 },
];
const about: Question[] = [
	{
		key: "gender",
		kind: "radio",
		text: "I am a",
		options: [
			["f", "Young woman"],
			["m", "Young man"],
			["nb", "Nonbinary person"],
			["na", "I would rather not say"],
		],
	},
	{
		key: "pronouns",
		kind: "list",
		text: "Pronouns for introductions",
		options: same("she / her", "he / him", "they / them", "something else"),
	},
	{
		key: "status",
		kind: "cards",
		text: "Status in the United States",
		options: [
			["us", "Citizen or national", "By birth or naturalization, including U.S. territories"],
			["pr", "Permanent resident", "You hold a green card"],
			["oth", "Neither of these", "We host delegates of any status; no documents are needed"],
		],
	},
];
const school: Question[] = [
	{ key: "school", kind: "text", text: "Where do you go to high school?", name: "sch[0]", must: true },
	{ key: "schoolCity", kind: "text", text: "City of that school", name: "sch[1]" },
	{ key: "schoolState", kind: "native", text: "State of that school", name: "sch[2]", options: STATES },
	{
		key: "grade",
		kind: "list",
		text: "Grade you are in this year",
		options: [
			["FR", "Freshman (9)"],
			["SO", "Sophomore (10)"],
			["JR", "Junior (11)"],
			["SR", "Senior (12)"],
		],
	},
	{ key: "finish", kind: "native", text: "Class of", name: "sch[4]", options: same("2027", "2028", "2029", "2030") },
	{ key: "gpa", kind: "text", text: "GPA, unweighted", name: "sch[5]", sample: "0.00", hint: "On a four-point scale, with two decimals." },
	{
		key: "study",
		kind: "find",
		text: "Field you hope to study",
		options: same(
			"Agriculture",
			"Business Administration",
			"Civil Engineering",
			"Economics",
			"Education",
			"Electrical Engineering",
			"Environmental Engineering",
			"Environmental Studies",
			"History",
			"Nursing",
			"Political Science",
			"Undecided",
		),
	},
	{ key: "satTotal", kind: "text", text: "Best SAT total (superscore)", name: "sch[7]", hint: "Leave blank if you have none.", max: 4 },
];
const KINDS: Option[] = [
	["acad", "Academic club"],
	["art", "Art, music or theater"],
	["sport", "Athletics"],
	["debate", "Debate, speech or mock trial"],
	["env", "Environment and sustainability"],
	["faith", "Faith community"],
	["gov", "Student government"],
	["job", "Paid job"],
	["other", "Something else"],
];
const role = (n: number): Question[] => [
	{ key: `kind${n}`, kind: "list", text: "What kind of thing is it?", options: KINDS },
	{ key: `group${n}`, kind: "text", text: "Group, team or employer", name: `r${n}_org` },
	{ key: `title${n}`, kind: "text", text: "Your title or role", name: `r${n}_pos` },
	{
		key: `did${n}`,
		kind: "area",
		text: "What did you do, and what changed because of it?",
		name: `r${n}_txt`,
		max: 300,
		hint: "300 characters.",
	},
	{ key: `years${n}`, kind: "boxes", text: "In which grades?", options: GRADES },
	{ key: `hours${n}`, kind: "text", text: "Hours in a typical week", name: `r${n}_hw`, type: "number" },
	{ key: `weeks${n}`, kind: "text", text: "Weeks in a year", name: `r${n}_wy`, type: "number" },
];
const nominator: Question[] = [
	{ key: "nomName", kind: "text", text: "Full name", name: "nom[n]" },
	{ key: "nomMail", kind: "text", text: "E-mail", name: "nom[e]", type: "email" },
	{ key: "nomPhone", kind: "text", text: "Daytime phone", name: "nom[p]", type: "tel" },
	{ key: "nomRole", kind: "list", text: "How does this person know you?", options: same("Teacher", "Coach", "Employer", "Neighbor") },
];
const last: Question[] = [
	{ key: "shirt", kind: "list", text: "T-shirt", options: same("S", "M", "L", "XL") },
	{
		key: "heard",
		kind: "native",
		text: "Where did you first hear of Meridian?",
		name: "src",
		options: same("A friend", "A teacher", "Online", "A fair"),
	},
	{
		key: "essay",
		kind: "area",
		text: "Tell us about a time when you changed your mind in public.",
		name: "prompt1",
		hint: "About 250 words.",
	},
	{ key: "firstTime", kind: "switch", text: "I have applied to Meridian before" },
];
const end: Question[] = [
	{ key: "agree", kind: "tick", text: "My parent or guardian and I accept the code of conduct and the photo release." },
	{ key: "signed", kind: "text", text: "Type your full legal name as a signature", name: "sig" },
];
const web: Question = { key: "web", kind: "text", text: "Leave this empty", name: "website_url" };

const all = [you, born, home, about, school, role(1), role(2), nominator, last, end, [web]].flat();
const empty = ({ kind }: Question): Value => (kind === "boxes" ? [] : kind === "switch" || kind === "tick" ? false : "");
const drawn: Record<string, HTMLElement | null> = {};

function shownOf({ key, kind }: Question) {
	const box = drawn[key];
	const chosen = [...(box?.querySelectorAll("[aria-checked=true]") ?? [])];
	const textOf = (each: Element) => (each.matches(".card") ? each.firstElementChild : each.nextElementSibling)?.textContent ?? "";
	if (kind === "switch" || kind === "tick") return chosen.length > 0;
	if (kind === "boxes") return chosen.map(textOf);
	if (kind === "radio" || kind === "cards") return chosen.map(textOf).join();
	if (kind === "list") return box?.querySelector("button")?.textContent ?? "";
	const native = box?.querySelector("select");
	return native ? (native.selectedOptions[0]?.text ?? "") : (box?.querySelector<HTMLInputElement>("input, textarea")?.value ?? "");
}

function Finder({ options, value, set }: { options: Option[]; value: string; set: (value: string) => void }) {
	const [typed, setTyped] = useState("");
	const found = options.filter(([, text]) => text.toLowerCase().includes(typed.toLowerCase()));
	return (
		<Combobox value={value} onChange={(next) => set(next ?? "")} onClose={() => setTyped("")} immediate>
			<div className="find">
				<ComboboxInput
					className="box"
					autoComplete="off"
					displayValue={(code: string) => options.find(([each]) => each === code)?.[1] ?? ""}
					onChange={(event) => setTyped(event.target.value)}
				/>
				<ComboboxButton>▾</ComboboxButton>
			</div>
			<ComboboxOptions anchor="bottom start" className="options">
				{found.map(([code, text]) => (
					<ComboboxOption key={code} value={code}>
						{text}
					</ComboboxOption>
				))}
			</ComboboxOptions>
		</Combobox>
	);
}

function Control({ q, value, set }: { q: Question; value: Value; set: (value: Value) => void }) {
	const options = q.options ?? [];
	const text = value as string;
	if (q.kind === "area")
		return <Textarea className="box" rows={3} name={q.name} maxLength={q.max} value={text} onChange={(event) => set(event.target.value)} />;
	if (q.kind === "native")
		return (
			<Select className="box" name={q.name} value={text} onChange={(event) => set(event.target.value)}>
				<option value="">—</option>
				{options.map(([code, each]) => (
					<option key={code} value={code}>
						{each}
					</option>
				))}
			</Select>
		);
	if (q.kind === "list")
		return (
			<Listbox value={text} onChange={set}>
				<ListboxButton className="box">{options.find(([code]) => code === text)?.[1] ?? "Choose one"}</ListboxButton>
				<ListboxOptions anchor="bottom start" className="options">
					{options.map(([code, each]) => (
						<ListboxOption key={code} value={code}>
							{each}
						</ListboxOption>
					))}
				</ListboxOptions>
			</Listbox>
		);
	if (q.kind === "find") return <Finder options={options} value={text} set={set} />;
	return (
		<Input
			className="box"
			type={q.type ?? "text"}
			name={q.name}
			maxLength={q.max}
			placeholder={q.sample}
			value={text}
			onChange={(event) => set(event.target.value)}
		/>
	);
}

function Ask({ q, value, set }: { q: Question; value: Value; set: (value: Value) => void }) {
	const keep = (node: HTMLElement | null) => {
		drawn[q.key] = node;
	};
	const options = q.options ?? [];
	let inside: ReactNode;
	if (q.kind === "radio" || q.kind === "cards")
		inside = (
			<Fieldset>
				<Legend className="name">{q.text}</Legend>
				<RadioGroup value={value as string} onChange={set} aria-label={q.text}>
					{options.map(([code, text, note]) =>
						q.kind === "cards" ? (
							<Radio key={code} value={code} className="card" as="div">
								<span>{text}</span>
								<small>{note}</small>
							</Radio>
						) : (
							<Field key={code} className="pick">
								<Radio value={code} className="dot" />
								<Label className="side">{text}</Label>
							</Field>
						),
					)}
				</RadioGroup>
			</Fieldset>
		);
	else if (q.kind === "boxes") {
		const held = value as string[];
		inside = (
			<>
				<p className="name">{q.text}</p>
				{options.map(([code, text]) => (
					<Field key={code} className="pick">
						<Checkbox
							className="tick"
							checked={held.includes(code)}
							onChange={(on) => set(options.map(([each]) => each).filter((each) => (each === code ? on : held.includes(each))))}
						/>
						<Label className="side">{text}</Label>
					</Field>
				))}
			</>
		);
	} else if (q.kind === "switch" || q.kind === "tick")
		inside = (
			<Field className="pick">
				{q.kind === "tick" ? (
					<Checkbox className="tick" checked={value as boolean} onChange={set} />
				) : (
					<Switch className="switch" checked={value as boolean} onChange={set}>
						<span />
					</Switch>
				)}
				<Label className="side">{q.text}</Label>
			</Field>
		);
	else if (q.loose)
		inside = (
			<>
				<div className="name">{q.text}</div>
				<Control q={q} value={value} set={set} />
			</>
		);
	else
		inside = (
			<Field>
				<Label>
					{q.text}
					{q.must && " *"}
				</Label>
				{q.hint && <Description className="hint">{q.hint}</Description>}
				<Control q={q} value={value} set={set} />
			</Field>
		);
	return (
		<div className={q === web ? "q web" : "q"} ref={keep} aria-hidden={q === web || undefined}>
			{inside}
		</div>
	);
}

function Page() {
	const [values, setValues] = useState<Record<string, Value>>(() => Object.fromEntries(all.map((q) => [q.key, empty(q)])));
	const [submitted, setSubmitted] = useState(false);
	useEffect(() => {
		Object.assign(window, { formState: () => ({ ...values, submitted }) });
	}, [values, submitted]);
	const ask = (questions: Question[]) =>
		questions.map((q) => (
			<Ask key={q.key} q={q} value={values[q.key]} set={(value) => setValues((old) => ({ ...old, [q.key]: value ?? "" }))} />
		));
	return (
		<main>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					setSubmitted(true);
				}}
				autoComplete="off"
			>
				<h1>Meridian Youth Leadership Institute</h1>
				<p>Delegate application, summer session in Boise, Idaho. Questions marked * must be answered.</p>
				<h2>1. The delegate</h2>
				{ask(you)}
				<Fieldset>
					<Legend className="name">
						<b>When were you born?</b>
					</Legend>
					<div className="row">{ask(born)}</div>
				</Fieldset>
				<h3>Where we send your travel packet</h3>
				{ask(home)}
				{ask(about)}
				<h2>2. School</h2>
				{ask(school)}
				<h2>3. Leading others</h2>
				<p>Show us two places where others count on you, the most important one first.</p>
				<h3>First role</h3>
				{ask(role(1))}
				<h3>Second role</h3>
				{ask(role(2))}
				<h2>4. Your nominator</h2>
				<p>An adult outside your family who will write two paragraphs about you.</p>
				{ask(nominator)}
				<h2>5. Last things</h2>
				{ask(last)}
				{ask(end)}
				{ask([web])}
				<button type="submit">Send my application</button>
			</form>
		</main>
	);
}

Object.assign(window, { formShown: () => Object.fromEntries(all.map((q) => [q.key, shownOf(q)])) });
createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
