import {
	Checkbox,
	Combobox,
	ComboboxInput,
	ComboboxOption,
	ComboboxOptions,
	Description,
	Disclosure,
	DisclosureButton,
	DisclosurePanel,
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
import { STATES } from "../../lists";
import "./page.css";

type Option = [value: string, text: string];
type Values = Record<string, string | boolean | string[] | null>;

const MONTHS: Option[] = "January February March April May June July August September October November December"
	.split(" ")
	.map((text, i) => [String(i + 1).padStart(2, "0"), text]);
const GRADES: Option[] = [
	["9", "Freshman"],
	["10", "Sophomore"],
	["11", "Junior"],
	["12", "Senior"],
];
const STANDING: Option[] = [
	["1", "Top 1%"],
	["5", "Top 5%"],
	["10", "Top 10%"],
	["25", "Top quarter"],
	["50", "Top half"],
	["100", "Bottom half"],
	["none", "My school doesn’t rank"],
];
const FAR: Option[] = [
	["no-hs", "Didn’t finish high school"],
	["hs", "Finished high school (or a GED)"],
	["some", "Started college, no degree"],
	["aa", "Two-year degree"],
	["ba", "Four-year degree"],
	["grad", "Graduate school"],
	["unsure", "I’m not sure"],
];
const TOGETHER: Option[] = [
	["married", "married to each other"],
	["partners", "living together, not married"],
	["separated", "separated"],
	["divorced", "divorced"],
	["widowed", "one of them has passed away"],
	["never", "never lived together"],
];
const HOURS: Option[] = [
	["a", "2 hours or less"],
	["b", "3 to 5 hours"],
	["c", "6 to 10 hours"],
	["d", "More than 10 hours"],
];
const STATUS: Option[] = [
	["citizen", "U.S. citizen"],
	["green-card", "Green card holder (permanent resident)"],
	["daca", "DACA or undocumented"],
	["refugee", "Refugee or asylee"],
	["visa", "Here on a visa"],
	["skip", "I’d rather not say"],
];
const INCOME: Option[] = [
	["1", "under $20,000"],
	["2", "$20,000 to $39,999"],
	["3", "$40,000 to $59,999"],
	["4", "$60,000 to $79,999"],
	["5", "$80,000 to $119,999"],
	["6", "$120,000 or more"],
];
const RACES: Option[] = [
	["native", "American Indian or Alaska Native"],
	["asian", "Asian"],
	["black", "Black or African American"],
	["pacific", "Native Hawaiian or Pacific Islander"],
	["white", "White"],
];
const TONGUES =
	"American Sign Language|Amharic|Arabic|Chinese|English|French|Haitian Creole|Hindi|Igbo|Korean|Navajo|Portuguese|Russian|Somali|Spanish|Tagalog|Vietnamese|Yoruba".split(
		"|",
	);
const TEXTS =
	"firstName|lastName|nickname|email|cell|birthDay|birthYear|street|city|zip|school|schoolCity|finish|gpa|sat|study|collegeClass|siblings|issue|recommender|recommenderEmail|pledgeName";
const CHOICES = "birthMonth|state|grade|standing|parentsAre|latino|status|income|voter";

const empty: Values = {
	...Object.fromEntries(TEXTS.split("|").map((key) => [key, ""])),
	...Object.fromEntries(CHOICES.split("|").map((key) => [key, null])),
	...Object.fromEntries(
		[0, 1].flatMap((n) => [...["First", "Last", "Job"].map((key) => [`adult${n}${key}`, ""]), [`adult${n}School`, null]]),
	),
	...Object.fromEntries(
		[0, 1, 2].flatMap((n) => [
			[`c${n}Group`, ""],
			[`c${n}Role`, ""],
			[`c${n}Years`, []],
			[`c${n}Hours`, null],
		]),
	),
	race: [],
	languages: [],
	firstGen: false,
	pledge: false,
};
const drawn = new Map<string, HTMLElement>();
const mark = (key: string) => (element: HTMLElement | null) => {
	if (element) drawn.set(key, element);
	else drawn.delete(key);
};
let current = empty;
let submitted = false;

function App() {
	const [values, setValues] = useState(empty);
	const [query, setQuery] = useState("");
	const [tongue, setTongue] = useState("");
	useEffect(() => {
		current = values;
	}, [values]);
	const set = (key: string, value: Values[string]) => setValues((old) => ({ ...old, [key]: value }));

	const text = (key: string, label: string, more: { note?: string; type?: string; placeholder?: string; mode?: "numeric" } = {}) => (
		<Field className="field" ref={mark(key)}>
			<Label>{label}</Label>
			{more.note && <Description className="note">{more.note}</Description>}
			<Input
				name={key}
				type={more.type ?? "text"}
				inputMode={more.mode}
				placeholder={more.placeholder}
				value={values[key] as string}
				onChange={({ target }) => set(key, target.value)}
			/>
		</Field>
	);
	const list = (key: string, label: string, options: Option[], hint = "Choose one") => (
		<Field className="field" ref={mark(key)}>
			<Label>{label}</Label>
			<Listbox value={values[key] as string | null} onChange={(value) => set(key, value)}>
				<ListboxButton className="button">
					{options.find(([value]) => value === values[key])?.[1] ?? <span className="hint">{hint}</span>}
				</ListboxButton>
				<ListboxOptions anchor="bottom start" className="options">
					{options.map(([value, words]) => (
						<ListboxOption key={value} value={value} className="option">
							{words}
						</ListboxOption>
					))}
				</ListboxOptions>
			</Listbox>
		</Field>
	);
	const cards = (key: string, label: string, options: Option[]) => (
		<Field className="field" ref={mark(key)}>
			<Label as="span" className="question">
				{label}
			</Label>
			<RadioGroup value={values[key] as string | null} onChange={(value) => set(key, value)} className="cards">
				{options.map(([value, words]) => (
					<Radio key={value} value={value} className="card">
						{words}
					</Radio>
				))}
			</RadioGroup>
		</Field>
	);
	const boxes = (key: string, label: ReactNode, options: Option[]) => {
		const chosen = values[key] as string[];
		return (
			<Fieldset as="div" className="field" ref={mark(key)}>
				<Legend as="span" className="question">
					{label}
				</Legend>
				<div className="boxes">
					{options.map(([value, words]) => (
						<Field key={value} className="box">
							<Checkbox
								className="tick"
								checked={chosen.includes(value)}
								onChange={(on) =>
									set(
										key,
										options.map(([each]) => each).filter((each) => (each === value ? on : chosen.includes(each))),
									)
								}
							/>
							<Label>{words}</Label>
						</Field>
					))}
				</div>
			</Fieldset>
		);
	};
	const has = (words: string, typed: string) => words.toLowerCase().includes(typed.toLowerCase());

	return (
		<main>
			<h1>Commonweal Fellows</h1>
			<p>
				A year of learning how your town, county and state really work, and how to change them. For students in grades 10 to 12. Stipend:
				$1,500.
			</p>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					submitted = true;
				}}
			>
				<h2>Hello! Who are you?</h2>
				<div className="side">
					{text("firstName", "First name")}
					{text("lastName", "Last name")}
				</div>
				{text("nickname", "What first name should we call you by?")}
				<div className="side">
					{text("email", "Email", { type: "email" })}
					{text("cell", "Cell", { type: "tel", note: "We’ll text you about interviews." })}
				</div>
				<p className="question">When’s your birthday?</p>
				<div className="side">
					{list("birthMonth", "Month", MONTHS, "Month")}
					{text("birthDay", "Day", { mode: "numeric" })}
					{text("birthYear", "Year", { mode: "numeric", placeholder: "YYYY" })}
				</div>
				<p className="question">Where do you get your mail?</p>
				{text("street", "Street and apartment")}
				<div className="side">
					{text("city", "City or town")}
					<Field className="field" ref={mark("state")}>
						<Label>State</Label>
						<Combobox value={values.state as string | null} onChange={(value) => set("state", value)} onClose={() => setQuery("")}>
							<ComboboxInput
								placeholder="Start typing"
								displayValue={(code: string | null) => STATES.find(([each]) => each === code)?.[1] ?? ""}
								onChange={({ target }) => setQuery(target.value)}
							/>
							<ComboboxOptions anchor="bottom start" className="options">
								{STATES.filter(([, name]) => has(name, query)).map(([code, name]) => (
									<ComboboxOption key={code} value={code} className="option">
										{name}
									</ComboboxOption>
								))}
							</ComboboxOptions>
						</Combobox>
					</Field>
					{text("zip", "ZIP")}
				</div>

				<h2>School</h2>
				{text("school", "Where do you go to high school?")}
				<div className="side">
					{text("schoolCity", "What city is it in?")}
					{text("finish", "When will you finish?", { type: "month" })}
				</div>
				{cards("grade", "What year are you right now?", GRADES)}
				<div className="side">
					{text("gpa", "GPA", { note: "On a 4.0 scale, with no extra points for honors or AP." })}
					{text("sat", "SAT", { note: "Add up your best section scores. Skip it if you haven’t taken it." })}
				</div>
				{list("standing", "About where does your GPA put you in your class? Pick the smallest group that fits.", STANDING)}
				{text("study", "What would you like to study in college?")}
				{text("collegeClass", "Already taken a class at a college? Tell us which college.")}

				<h2>Family</h2>
				<p>Tell us about your parents or the adults who are raising you.</p>
				{[0, 1].map((n) => (
					<Fieldset key={n}>
						<Legend>{n === 0 ? "One parent or guardian" : "Another parent or guardian"}</Legend>
						<div className="side">
							{text(`adult${n}First`, "First name")}
							{text(`adult${n}Last`, "Last name")}
						</div>
						{text(`adult${n}Job`, "What do they do for work?")}
						{list(`adult${n}School`, "How far did they go in school?", FAR)}
					</Fieldset>
				))}
				<div className="side">
					{list("parentsAre", "Your parents are…", TOGETHER)}
					{text("siblings", "How many brothers and sisters do you have?", { type: "number" })}
				</div>

				<h2>Where your time goes</h2>
				<p>Up to three things you’ve stuck with outside of class: a team, a club, a cause, a paycheck. In any order.</p>
				{["First", "Second", "Third"].map((word, n) => (
					<section key={word} aria-label={`${word} commitment`}>
						<h3>{word} commitment</h3>
						{text(`c${n}Group`, "What’s it called?", { note: "The name of the group or the place you work" })}
						{text(`c${n}Role`, "Your title or role there")}
						{boxes(`c${n}Years`, "Which years of high school?", GRADES)}
						{list(`c${n}Hours`, "Time it takes in a normal week", HOURS)}
					</section>
				))}

				<h2>A few more things</h2>
				<Disclosure>
					<DisclosureButton className="fold">Optional questions about your background</DisclosureButton>
					<DisclosurePanel>
						{cards("latino", "Are you Hispanic or Latino?", [
							["y", "Yes"],
							["n", "No"],
						])}
						{boxes("race", "And your race? Mark all that apply.", RACES)}
						<Field className="field" ref={mark("languages")}>
							<Label>Which languages do you speak?</Label>
							<div>
								{(values.languages as string[]).map((each) => (
									<span className="chip" key={each}>
										<span>{each}</span>
										<button
											type="button"
											aria-label={`Remove ${each}`}
											onClick={() =>
												set(
													"languages",
													(values.languages as string[]).filter((other) => other !== each),
												)
											}
										>
											×
										</button>
									</span>
								))}
							</div>
							<Combobox
								multiple
								immediate
								value={values.languages as string[]}
								onChange={(value) => {
									set("languages", value);
									setTongue("");
								}}
								onClose={() => setTongue("")}
							>
								<ComboboxInput placeholder="Add a language" value={tongue} onChange={({ target }) => setTongue(target.value)} />
								<ComboboxOptions anchor="bottom start" className="options">
									{TONGUES.filter((each) => has(each, tongue)).map((each) => (
										<ComboboxOption key={each} value={each} className="option">
											{each}
										</ComboboxOption>
									))}
								</ComboboxOptions>
							</Combobox>
						</Field>
						{list("status", "Your status in this country", STATUS)}
						{list("income", "Money coming into your household in a year, about", INCOME)}
						<Field className="field side" ref={mark("firstGen")}>
							<Switch className="switch" checked={values.firstGen as boolean} onChange={(on) => set("firstGen", on)} />
							<Label>I’ll be the first in my family to graduate from a four-year college</Label>
						</Field>
					</DisclosurePanel>
				</Disclosure>
				{cards("voter", "Are you registered to vote?", [
					["r", "Registered"],
					["p", "Preregistered, waiting to turn 18"],
					["x", "Not yet"],
				])}
				<Field className="field" ref={mark("issue")}>
					<Label>
						If you could fix one thing where you live by the time you’re twenty, what would it be, and who would you have to convince?
					</Label>
					<Textarea name="issue" rows={6} value={values.issue as string} onChange={({ target }) => set("issue", target.value)} />
				</Field>
				<p className="question">Who should we talk to about you? (Not a relative, please.)</p>
				<div className="side">
					{text("recommender", "Their name")}
					{text("recommenderEmail", "Their email", { type: "email" })}
				</div>
				<Field className="field" ref={mark("pledge")}>
					<Checkbox className="tick" checked={values.pledge as boolean} onChange={(on) => set("pledge", on)} />{" "}
					<Label style={{ display: "inline" }}>
						If chosen, I promise to be at every monthly session, and I agree to the Fellows’ code.
					</Label>
				</Field>
				{text("pledgeName", "Sign by typing your name")}
				<button type="submit">Apply</button>
			</form>
		</main>
	);
}

/** What the control with this key shows now. */
function read(element: HTMLElement) {
	const texts = (selector: string) => [...element.querySelectorAll(selector)].map((each) => each.textContent ?? "");
	if (element.matches("[role=group]")) return texts(".box:has(.tick[data-checked]) label");
	if (element.querySelector(".cards")) return texts(".card[data-checked]")[0] ?? "";
	if (element.querySelector(".switch, .tick")) return element.querySelector(".switch[data-checked], .tick[data-checked]") != null;
	if (element.querySelector(".button")) return element.querySelector(".hint") ? "" : (texts(".button")[0] ?? "");
	if (drawn.get("languages") === element) return texts(".chip > span");
	return element.querySelector<HTMLInputElement>("input, textarea")?.value ?? "";
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(Object.entries(current).filter(([key]) => drawn.has(key))), submitted }),
	formShown: () => Object.fromEntries([...drawn].map(([key, element]) => [key, read(element)])),
});
createRoot(document.getElementById("root") as HTMLElement).render(<App />);
