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
	Switch,
	Textarea,
} from "@headlessui/react";
import { type ReactNode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import "./page.css";

type Value = string | boolean | string[];
type Question = {
	key: string;
	kind: "text" | "area" | "list" | "find" | "radio" | "boxes" | "switch" | "box";
	label: string;
	options?: string[];
	note?: string;
	blank?: string;
	max?: number;
};
type Form = { values: Record<string, Value>; set: (key: string, value: Value) => void };

const MONTHS = "January February March April May June July August September October November December".split(" ");
const STATES =
	"Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming".split(
		",",
	);
const EDUCATION = [
	"Did not finish high school",
	"High school graduate or GED",
	"Some college, no degree",
	"Two-year degree",
	"Four-year degree",
	"Graduate degree",
];
const text = (key: string, label: string, more: Partial<Question> = {}): Question => ({ key, kind: "text", label, ...more });
const pick = (key: string, label: string, options: string[], more: Partial<Question> = {}): Question => ({
	key,
	kind: "list",
	label,
	options,
	...more,
});

const CAMPER = {
	name: text("name", "Camper’s name (first and last)"),
	nick: text("nick", "Name for your badge", { note: "What your friends call you" }),
	month: pick("month", "Birth month", MONTHS),
	day: text("day", "Day", { max: 2, blank: "DD" }),
	year: text("year", "Year", { max: 4, blank: "YYYY" }),
	gender: pick("gender", "Gender (used for housing)", ["Woman", "Man", "Non-binary", "I would rather not say"]),
	citizen: {
		key: "citizen",
		kind: "radio",
		label: "Are you a citizen of the United States?",
		options: ["U.S. citizen or national", "Permanent resident", "Neither of these"],
	},
	latino: { key: "latino", kind: "switch", label: "I am Hispanic or Latino/a/x" },
	race: {
		key: "race",
		kind: "boxes",
		label: "Race – tick all that apply",
		options: ["American Indian or Alaska Native", "Asian", "Black or African American", "Pacific Islander", "White"],
	},
	mail: text("mail", "Your own e-mail", { note: "Not a school account, please: those often block us." }),
	cell: text("cell", "Your cell", { blank: "555-555-5555" }),
	street: text("street", "Mailing address", { blank: "Street" }),
	unit: text("unit", "", { blank: "Apt / unit" }),
	town: text("town", "", { blank: "City" }),
	state: { key: "state", kind: "find", label: "Home state", options: STATES },
	zip: text("zip", "", { blank: "ZIP" }),
	tee: pick("tee", "T-shirt", ["S", "M", "L", "XL", "XXL"]),
	food: text("food", "Food allergies or diet"),
} satisfies Record<string, Question>;
const STUDIES = {
	hs: text("hs", "Name of your high school"),
	hsTown: text("hsTown", "School’s city"),
	hsState: { key: "hsState", kind: "find", label: "School’s state", options: STATES },
	grade: {
		key: "grade",
		kind: "radio",
		label: "What grade are you in this school year?",
		options: ["Freshman (9)", "Sophomore (10)", "Junior (11)", "Senior (12)"],
	},
	gpa: text("gpa", "Weighted GPA", { note: "As on your last transcript, with honors points" }),
	psat: text("psat", "PSAT/NMSQT total", { note: "320 to 1520; skip if you have not taken it" }),
	field: {
		key: "field",
		kind: "find",
		label: "Major you are leaning toward",
		options: [
			"Aerospace Engineering",
			"Biomedical Engineering",
			"Chemical Engineering",
			"Civil Engineering",
			"Computer Engineering",
			"Electrical Engineering",
			"Environmental Engineering",
			"Industrial Engineering",
			"Mechanical Engineering",
		],
	},
	dream: text("dream", "The job you can see yourself in"),
	teacher: text("teacher", "Math or science teacher who will recommend you"),
	teacherMail: text("teacherMail", "Teacher’s e-mail"),
} satisfies Record<string, Question>;
const HOME = {
	mom: text("mom", "Parent or guardian 1: first and last name"),
	momSchool: pick("momSchool", "Parent or guardian 1: schooling", EDUCATION),
	momJob: text("momJob", "Parent or guardian 1: work"),
	momCell: text("momCell", "Parent or guardian 1: cell"),
	doctor: text("doctor", "Camper’s doctor: name and telephone"),
	income: pick(
		"income",
		"Household income last year",
		["up to $40,000", "$40,001 – $65,000", "$65,001 – $90,000", "$90,001 – $125,000", "over $125,000"],
		{
			note: "Decides your share of the tuition.",
		},
	),
	first: { key: "first", kind: "radio", label: "Would you be the first in your family to graduate from college?", options: ["Yes", "No"] },
	again: { key: "again", kind: "switch", label: "I have been at Ridgeline before" },
	photo: { key: "photo", kind: "box", label: "Ridgeline may use photos and video of my camper." },
	url2: text("url2", "Leave this empty"),
} satisfies Record<string, Question>;
const ACTIVITY: Question[] = [
	pick("kind", "Kind", ["Arts", "Debate / speech", "Environment", "Family duties", "Paid work", "Sports", "Volunteering", "Other"]),
	text("org", "Club, team or employer"),
	text("role", "Your role", { max: 60 }),
	{ key: "what", kind: "area", label: "In one or two sentences, what did you do?", max: 160 },
	{ key: "when", kind: "boxes", label: "Grades", options: ["9", "10", "11", "12"] },
	text("hours", "Hours a week", { max: 3 }),
];
const ALL: Question[] = [...Object.values(CAMPER), ...Object.values(STUDIES), ...Object.values(HOME)];
const activity = (at: number) => ACTIVITY.map((question) => ({ ...question, key: `${question.key}${at + 1}` }));

const cells: Record<string, HTMLElement> = {};
const empty = ({ kind }: Question): Value => (kind === "boxes" ? [] : kind === "switch" || kind === "box" ? false : "");
const textOf = (mark: Element) => mark.parentElement?.querySelector("label")?.textContent ?? "";
const seen = ({ kind }: Question, cell: HTMLElement) => {
	if (kind === "list") return cell.querySelector("button span")?.textContent;
	if (kind === "switch" || kind === "box")
		return cell.querySelector("[role=switch], [role=checkbox]")?.getAttribute("aria-checked") === "true";
	const checked = [...cell.querySelectorAll("[aria-checked=true]")].map(textOf);
	if (kind === "boxes") return checked;
	return kind === "radio" ? (checked[0] ?? "") : cell.querySelector<HTMLInputElement>("input, textarea")?.value;
};

function Find({ options, value, set }: { options: string[]; value: string; set: (value: string) => void }) {
	const [query, setQuery] = useState("");
	const found = options.filter((option) => option.toLowerCase().includes(query.toLowerCase()));
	return (
		<Combobox value={value} onChange={(next: string | null) => set(next ?? "")} onClose={() => setQuery("")}>
			<div style={{ position: "relative" }}>
				<ComboboxInput
					className="i"
					displayValue={(chosen: string) => chosen}
					onChange={(event) => setQuery(event.target.value)}
					autoComplete="off"
				/>
				<ComboboxButton style={{ position: "absolute", right: 8, top: 10 }}>▾</ComboboxButton>
			</div>
			<ComboboxOptions anchor="bottom start" className="menu">
				{found.map((option) => (
					<ComboboxOption key={option} value={option} className="o">
						{option}
					</ComboboxOption>
				))}
			</ComboboxOptions>
		</Combobox>
	);
}

function Ask({ question, form }: { question: Question; form: Form }) {
	const { key, kind, label, options = [], note, blank, max } = question;
	const value = form.values[key] ?? empty(question);
	const set = (next: Value) => form.set(key, next);
	const ref = (cell: HTMLElement | null) => {
		if (cell) cells[key] = cell;
	};
	const about = note && <Description className="d">{note}</Description>;
	if (kind === "radio")
		return (
			<Fieldset className="f" ref={ref}>
				<Legend className="l">{label}</Legend>
				<RadioGroup value={value} onChange={set}>
					{options.map((option) => (
						<Field key={option} className="c">
							<Radio value={option} className="mark" />
							<Label>{option}</Label>
						</Field>
					))}
				</RadioGroup>
			</Fieldset>
		);
	if (kind === "boxes")
		return (
			<div className="f" ref={ref}>
				<span className="l">{label}</span>
				{options.map((option) => (
					<Field key={option} className="c">
						<Checkbox
							className="mark"
							checked={(value as string[]).includes(option)}
							onChange={(on) => set(options.filter((each) => (each === option ? on : (value as string[]).includes(each))))}
						/>
						<Label>{option}</Label>
					</Field>
				))}
			</div>
		);
	if (kind === "switch" || kind === "box")
		return (
			<div className="f" ref={ref}>
				<Field className="c">
					{kind === "box" ? (
						<Checkbox className="mark" checked={value as boolean} onChange={set} />
					) : (
						<Switch className="sw" checked={value as boolean} onChange={set}>
							<span />
						</Switch>
					)}
					<Label>{label}</Label>
				</Field>
			</div>
		);
	const plain = { className: "i", value: value as string, placeholder: blank, maxLength: max };
	const control: Record<string, () => ReactNode> = {
		text: () => <Input {...plain} onChange={(event) => set(event.target.value)} />,
		area: () => <Textarea {...plain} rows={3} onChange={(event) => set(event.target.value)} />,
		find: () => <Find options={options} value={value as string} set={set} />,
		list: () => (
			<Listbox value={value} onChange={set}>
				<ListboxButton className="i">
					<span>{value}</span>
				</ListboxButton>
				<ListboxOptions anchor="bottom start" className="menu">
					{options.map((option) => (
						<ListboxOption key={option} value={option} className="o">
							{option}
						</ListboxOption>
					))}
				</ListboxOptions>
			</Listbox>
		),
	};
	return (
		<div className="f" ref={ref}>
			<Field>
				{label && <Label className="l">{label}</Label>}
				{about}
				{control[kind]()}
			</Field>
		</div>
	);
}

function Page() {
	const [values, setValues] = useState<Record<string, Value>>({});
	const [count, setCount] = useState(1);
	const [submitted, setSubmitted] = useState(false);
	const form: Form = { values, set: (key, value) => setValues((before) => ({ ...before, [key]: value })) };
	const asked = [...ALL, ...Array.from({ length: count }, (_, at) => activity(at)).flat()];
	useEffect(() => {
		Object.assign(window, {
			formState: () => ({
				...Object.fromEntries(asked.map((question) => [question.key, values[question.key] ?? empty(question)])),
				submitted,
			}),
			formShown: () => Object.fromEntries(asked.map((question) => [question.key, seen(question, cells[question.key])])),
		});
	});
	const ask = (question: Question) => <Ask key={question.key} question={question} form={form} />;
	return (
		<form
			className="sheet"
			onSubmit={(event) => {
				event.preventDefault();
				setSubmitted(true);
			}}
		>
			<h1>Ridgeline Engineering Camp</h1>
			<p>Four weeks on campus for high school students. Takes about 15 minutes; parents may help.</p>
			<h2>The camper</h2>
			{ask(CAMPER.name)}
			{ask(CAMPER.nick)}
			<div className="row">
				{ask(CAMPER.month)}
				{ask(CAMPER.day)}
				{ask(CAMPER.year)}
			</div>
			{ask(CAMPER.mail)}
			{ask(CAMPER.cell)}
			{ask(CAMPER.street)}
			<div className="row">
				{ask(CAMPER.unit)}
				{ask(CAMPER.town)}
				{ask(CAMPER.zip)}
			</div>
			{ask(CAMPER.state)}
			<div className="row">
				{ask(CAMPER.tee)}
				{ask(CAMPER.food)}
			</div>
			<h2>School</h2>
			{ask(STUDIES.grade)}
			{ask(STUDIES.hs)}
			<div className="row">
				{ask(STUDIES.hsTown)}
				{ask(STUDIES.hsState)}
			</div>
			<div className="row">
				{ask(STUDIES.gpa)}
				{ask(STUDIES.psat)}
			</div>
			{ask(STUDIES.field)}
			{ask(STUDIES.dream)}
			<div className="row">
				{ask(STUDIES.teacher)}
				{ask(STUDIES.teacherMail)}
			</div>
			<h2>After class</h2>
			<p>Start with what matters most to you. Jobs and duties at home count.</p>
			{Array.from({ length: count }, (_, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: blocks are only added at the end
				<div className="card" key={at}>
					<h3>Activity {at + 1}</h3>
					{activity(at).map(ask)}
				</div>
			))}
			<button type="button" onClick={() => setCount(count + 1)}>
				+ Add an activity
			</button>
			<h2>Family</h2>
			{ask(HOME.mom)}
			{ask(HOME.momCell)}
			{ask(HOME.momSchool)}
			{ask(HOME.momJob)}
			{ask(HOME.doctor)}
			{ask(HOME.income)}
			{ask(HOME.first)}
			<h2>Voluntary</h2>
			{ask(CAMPER.gender)}
			{ask(CAMPER.citizen)}
			{ask(CAMPER.latino)}
			{ask(CAMPER.race)}
			{ask(HOME.again)}
			{ask(HOME.photo)}
			<div className="nomore" aria-hidden="true">
				{ask(HOME.url2)}
			</div>
			<button type="submit">Send application</button>
		</form>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
