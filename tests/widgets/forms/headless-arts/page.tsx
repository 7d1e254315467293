import "./page.css";
import {
	Button, Checkbox, Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions, Description, Field, Fieldset, Input,
	Label, Legend, Listbox, ListboxButton, ListboxOption, ListboxOptions, Radio, RadioGroup, Switch, Textarea,
} from "@headlessui/react";
import { createContext, type ReactNode, useContext, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";

type Option = [value: string, label: string];
type Value = string | string[] | boolean;
type Activity = { id: number; organization: string; kind: string; role: string; description: string; grades: string[]; hours: string };

const same = (texts: string[]): Option[] => texts.map((text) => [text, text]);
const STATE_OPTIONS: Option[] = STATES;
const MONTHS = same([]).concat(
	["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"].map(
		(name, index): Option => [String(index + 1), name],
	),
);
const PROGRAMS = same([
	"Creative Writing", "Dance", "Film & Video", "Music – Classical", "Music – Jazz & Contemporary", "Musical Theatre", "Theatre", "Visual Arts",
]);
const KINDS: Option[] = [
	["visual", "Visual art / design"],
	["music", "Music (band, choir, orchestra)"],
	["theatre", "Theatre or dance"],
	["writing", "Newspaper, yearbook, lit mag"],
	["debate", "Speech & debate"],
	["student_gov", "Student government"],
	["service", "Volunteering"],
	["environment", "Environmental"],
	["stem", "Science, math or robotics"],
	["sports", "Sports"],
	["job", "Paid job"],
	["family", "Family responsibilities"],
	["other", "Something else"],
];
const GRADES: Option[] = [["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]];
const DEGREES: Option[] = [
	["1", "Did not finish high school"],
	["2", "High school diploma or GED"],
	["3", "Some college, no degree"],
	["4", "Associate degree"],
	["5", "Bachelor's degree"],
	["6", "Graduate or professional degree"],
	["9", "Don't know"],
];
const INCOMES: Option[] = [
	["A", "Under $25,000"],
	["B", "$25,000 – $49,999"],
	["C", "$50,000 – $74,999"],
	["D", "$75,000 – $99,999"],
	["E", "$100,000 – $149,999"],
	["F", "$150,000 and above"],
];
const RACES = [
	"American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White",
];

const START: Record<string, Value> = {
	legalFirst: "", middle: "", legalLast: "", calledName: "", pronouns: "", dobMonth: "", dobDay: "", dobYear: "", gender: "",
	email: "", cell: "", textMe: false,
	street: "", unit: "", town: "", homeState: "", zip: "", country: "",
	school: "", schoolTown: "", schoolState: "", grade: "", gradYear: "", gpa: "",
	program: "", portfolio: "", languages: [],
	class0: "", class0_mark: "", class1: "", class1_mark: "", class2: "", class2_mark: "",
	p1_first: "", p1_last: "", p1_email: "", p1_job: "", p1_school: "", p2_first: "", p2_last: "", p2_email: "", p2_job: "", p2_school: "",
	parentsAre: "", firstGen: "", income: "",
	citizen: "", latino: "", race: [],
	emName: "", emPhone: "", refName: "", refEmail: "",
	statement: "", agree: false, signature: "", homepage: "",
};
const ACTIVITY = ["organization", "kind", "role", "description", "grades", "hours"] as const;

/** How each control is read off the page. */
const readers = new Map<string, () => Value>();
let values = START;
let activities: Activity[] = [];
let submitted = false;

const flat = <T,>(of: (index: number, part: (typeof ACTIVITY)[number]) => T) =>
	Object.fromEntries([0, 1, 2].flatMap((index) => ACTIVITY.map((part) => [`act${index}_${part}`, of(index, part)])));
Object.assign(window, {
	formState: () => ({ ...values, ...flat((index, part) => activities[index]?.[part] ?? ""), submitted }),
	formShown: () => ({
		...Object.fromEntries(Object.keys(START).map((key) => [key, readers.get(key)?.() ?? ""])),
		...flat((index, part) => readers.get(`act${index}_${part}`)?.() ?? ""),
	}),
});

const reading = (key: string, read: (element: HTMLElement) => Value) => (element: HTMLElement | null) => {
	if (!element) return;
	readers.set(key, () => read(element));
	return () => {
		readers.delete(key);
	};
};
const boxText = (element: HTMLElement) => (element as HTMLInputElement).value;
const buttonText = (element: HTMLElement) => (element.querySelector(".faint") ? "" : (element.textContent ?? "").trim());
const checkedText = (element: HTMLElement) =>
	element.querySelector('[role="radio"][aria-checked="true"]')?.parentElement?.textContent?.trim() ?? "";
const isOn = (element: HTMLElement) => element.getAttribute("aria-checked") === "true";

type Store = { of: (key: string) => Value; put: (key: string, value: Value) => void };
const Form = createContext<Store>({ of: () => "", put: () => undefined });
const useValue = (key: string): [Value, (value: Value) => void] => {
	const { of, put } = useContext(Form);
	return [of(key), (value) => put(key, value)];
};

const Star = () => <span className="star">*</span>;

type Shared = { k: string; name: string; label?: ReactNode; hint?: ReactNode; need?: boolean; wide?: boolean };

function Text({ k, label, hint, need, wide, ...rest }: Shared & React.ComponentProps<"input">) {
	const [value, put] = useValue(k);
	const input = <Input className="box" ref={reading(k, boxText)} value={value as string} onChange={(event) => put(event.target.value)} {...rest} />;
	if (!label) return input;
	return (
		<Field className={wide ? "field wide" : "field"}>
			<Label className="label">
				{label}
				{need && <Star />}
			</Label>
			{input}
			{hint && <Description className="hint">{hint}</Description>}
		</Field>
	);
}

const Chevron = () => (
	<svg className="chevron" viewBox="0 0 20 20" aria-hidden="true">
		<path d="M5 8l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.6" />
	</svg>
);

function Pick({ k, name, label, hint, need, wide, options, multiple, ask = "Select" }: Shared & { options: Option[]; multiple?: boolean; ask?: string }) {
	const [value, put] = useValue(k);
	const order = options.map(([each]) => each);
	const chosen = options.filter(([each]) => (multiple ? (value as string[]).includes(each) : each === value));
	return (
		<Field className={wide ? "field wide" : "field"}>
			<Label className="label">
				{label}
				{need && <Star />}
			</Label>
			<Listbox
				name={name}
				multiple={multiple}
				value={value as string}
				onChange={(next: string | string[]) => put(Array.isArray(next) ? next.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)) : next)}
			>
				<ListboxButton className="box pick" ref={reading(k, buttonText)}>
					{chosen.length ? chosen.map(([, text]) => text).join(", ") : <span className="faint">{ask}</span>}
					<Chevron />
				</ListboxButton>
				<ListboxOptions anchor="bottom start" className="options" modal={false}>
					{options.map(([each, text]) => (
						<ListboxOption key={each} value={each} className="option">
							{text}
						</ListboxOption>
					))}
				</ListboxOptions>
			</Listbox>
			{hint && <Description className="hint">{hint}</Description>}
		</Field>
	);
}

function Find({ k, name, label, need, options, placeholder }: Shared & { options: Option[]; placeholder?: string }) {
	const [value, put] = useValue(k);
	const [query, setQuery] = useState("");
	const found = query === "" ? options : options.filter(([, text]) => text.toLowerCase().includes(query.toLowerCase()));
	return (
		<Field className="field">
			<Label className="label">
				{label}
				{need && <Star />}
			</Label>
			<Combobox name={name} value={value as string} onChange={(next: string | null) => put(next ?? "")} onClose={() => setQuery("")}>
				<div className="combo">
					<ComboboxInput
						className="box"
						ref={reading(k, boxText)}
						autoComplete="off"
						placeholder={placeholder}
						displayValue={(each: string) => options.find(([one]) => one === each)?.[1] ?? ""}
						onChange={(event) => setQuery(event.target.value)}
					/>
					<ComboboxButton className="comboButton">
						<Chevron />
					</ComboboxButton>
				</div>
				<ComboboxOptions anchor="bottom start" className="options">
					{found.length === 0 && <div className="option">No match</div>}
					{found.map(([each, text]) => (
						<ComboboxOption key={each} value={each} className="option">
							{text}
						</ComboboxOption>
					))}
				</ComboboxOptions>
			</Combobox>
		</Field>
	);
}

function Languages({ k }: { k: string }) {
	const [value, put] = useValue(k);
	const chosen = value as string[];
	const [query, setQuery] = useState("");
	const all = [
		"American Sign Language", "Arabic", "Cantonese", "English", "Farsi", "French", "German", "Hindi", "Hmong", "Igbo", "Italian", "Japanese",
		"Korean", "Mandarin", "Portuguese", "Punjabi", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba",
	];
	const found = all.filter((text) => text.toLowerCase().includes(query.toLowerCase()));
	return (
		<Field className="field wide">
			<Label className="label">Languages you speak</Label>
			<Description className="hint">Start typing and pick all that apply — we have rehearsal assistants who speak quite a few!</Description>
			<Combobox multiple value={chosen} onChange={(next: string[]) => put(next.toSorted())} onClose={() => setQuery("")}>
				<div className="combo chips" ref={reading(k, (element) => [...element.querySelectorAll(".chip b")].map((chip) => chip.textContent ?? ""))}>
					{chosen.map((text) => (
						<span key={text} className="chip">
							<b>{text}</b>
							<button type="button" aria-label={`Remove ${text}`} onClick={() => put(chosen.filter((each) => each !== text))}>
								×
							</button>
						</span>
					))}
					<ComboboxInput className="bare" value={query} onChange={(event) => setQuery(event.target.value)} placeholder="Add a language" autoComplete="off" />
				</div>
				<ComboboxOptions anchor="bottom start" className="options">
					{found.map((text) => (
						<ComboboxOption key={text} value={text} className="option">
							{text}
						</ComboboxOption>
					))}
				</ComboboxOptions>
			</Combobox>
		</Field>
	);
}

function Choose({ k, name, legend, hint, need, options, row }: { k: string; name: string; legend: ReactNode; hint?: string; need?: boolean; options: Option[]; row?: boolean }) {
	const [value, put] = useValue(k);
	return (
		<Fieldset className="field wide">
			<Legend className="label">
				{legend}
				{need && <Star />}
			</Legend>
			{hint && <p className="hint">{hint}</p>}
			<RadioGroup name={name} value={value as string} onChange={put} className={row ? "radios row" : "radios"} ref={reading(k, checkedText)}>
				{options.map(([each, text]) => (
					<Field key={each} className="choice">
						<Radio value={each} className="radio">
							<span />
						</Radio>
						<Label>{text}</Label>
					</Field>
				))}
			</RadioGroup>
		</Fieldset>
	);
}

function Races() {
	const [value, put] = useValue("race");
	const chosen = value as string[];
	return (
		<Fieldset className="field wide">
			<Legend className="label">Race (check all that apply)</Legend>
			<div
				className="radios"
				ref={reading("race", (element) =>
					[...element.querySelectorAll('[role="checkbox"][aria-checked="true"]')].map((box) => box.parentElement?.querySelector("label")?.textContent?.trim() ?? ""),
				)}
			>
				{RACES.map((text) => (
					<Field key={text} className="choice">
						<Checkbox
							className="check"
							name="race[]"
							value={text}
							checked={chosen.includes(text)}
							onChange={(on) => put(RACES.filter((each) => (each === text ? on : chosen.includes(each))))}
						>
							<span>✓</span>
						</Checkbox>
						<Label>{text}</Label>
					</Field>
				))}
			</div>
		</Fieldset>
	);
}

function Agreement() {
	const [on, put] = useValue("agree");
	return (
		<Field className="choice wide">
			<Checkbox name="agree" className="check" checked={on as boolean} onChange={put} ref={reading("agree", isOn)}>
				<span>✓</span>
			</Checkbox>
			<Label>I have read the Student Handbook and agree to the Institute's code of conduct and photo release.*</Label>
		</Field>
	);
}

function TextMe() {
	const [on, put] = useValue("textMe");
	return (
		<Field className="choice wide">
			<Switch name="sms_opt_in" className="switch" checked={on as boolean} onChange={put} ref={reading("textMe", isOn)}>
				<span />
			</Switch>
			<Label>Yes, text me reminders. Message &amp; data rates may apply.</Label>
		</Field>
	);
}

function Area({ k, name, label, hint, rows, max }: Shared & { rows: number; max?: number }) {
	const [value, put] = useValue(k);
	return (
		<Field className="field wide">
			<Label className="label">{label}</Label>
			{hint && <Description className="hint">{hint}</Description>}
			<Textarea className="box" name={name} rows={rows} maxLength={max} ref={reading(k, boxText)} value={value as string} onChange={(event) => put(event.target.value)} />
		</Field>
	);
}

function Guardian({ of, number, title, hint }: { of: "p1" | "p2"; number: number; title: string; hint?: string }) {
	const name = `guardians.${number}`;
	return (
		<Fieldset className="card">
			<Legend className="cardTitle">{title}</Legend>
			{hint && <p className="hint">{hint}</p>}
			<div className="grid">
				<Text k={`${of}_first`} name={`${name}.first`} label="First name" need={number === 0} />
				<Text k={`${of}_last`} name={`${name}.last`} label="Last name" need={number === 0} />
				<Text k={`${of}_email`} name={`${name}.email`} type="email" label="Email" need={number === 0} hint="Tuition statements go here." />
				<Text k={`${of}_job`} name={`${name}.occupation`} label="Occupation" />
				<Pick k={`${of}_school`} name={`${name}.education`} label="Highest level of schooling completed" options={DEGREES} wide />
			</div>
		</Fieldset>
	);
}

const blank = (id: number): Activity => ({ id, organization: "", kind: "", role: "", description: "", grades: [], hours: "" });

function Page() {
	const [all, setAll] = useState<Record<string, Value>>(START);
	const [acts, setActs] = useState<Activity[]>([blank(1)]);
	const [sent, setSent] = useState(false);
	values = all;
	activities = acts;
	submitted = sent;
	const part = (key: string) => /^act(\d)_(\w+)$/.exec(key);
	const store: Store = {
		of: (key) => {
			const [, index, name] = part(key) ?? [];
			return name ? acts[Number(index)][name as keyof Activity] as Value : all[key];
		},
		put: (key, value) => {
			const [, index, name] = part(key) ?? [];
			if (name) setActs((now) => now.map((act, place) => (place === Number(index) ? { ...act, [name]: value } : act)));
			else setAll((now) => ({ ...now, [key]: value }));
		},
	};
	const [homepage, putHomepage] = [all.homepage as string, (value: string) => store.put("homepage", value)];
	return (
		<Form value={store}>
			<header>
				<p>Summer Institute for Young Artists</p>
				<h1>2027 Student Application</h1>
			</header>
			<main>
				<p className="intro">
					Hello, artist! This takes most people about half an hour. Your work samples go in separately, through the portal, after you submit. Things
					marked with a <Star /> we really do need. <strong>Priority deadline: January 29, 2027.</strong>
				</p>
				<form
					onSubmit={(event) => {
						event.preventDefault();
						setSent(true);
					}}
				>
					<section>
						<h2>You</h2>
						<div className="grid">
							<Text k="legalFirst" name="legalFirst" label="Legal first name" need hint="As on your passport, birth certificate or school records" />
							<Text k="middle" name="legalMiddle" label="Middle name" />
							<Text k="legalLast" name="legalLast" label="Legal last name" need />
							<Text k="calledName" name="goesBy" label="What do you like to be called?" hint="This is what we print on your name tag and dorm door." />
							<Pick k="pronouns" name="pronouns" label="Pronouns (optional)" options={same(["she / her", "he / him", "they / them", "any", "ask me"])} />
							<Fieldset className="field">
								<Legend className="label">
									Birthday
									<Star />
								</Legend>
								<div className="birthday">
									<Birth />
								</div>
							</Fieldset>
							<Choose k="gender" name="gender" legend="Gender" hint="For residence hall assignments." options={same(["Female", "Male", "Nonbinary", "Let's talk about it"])} row />
							<Text k="email" name="email" type="email" label="Your email" need hint="Yours, please, not a parent's. Check it often!" />
							<Text k="cell" name="cell" type="tel" label="Your cell" />
							<TextMe />
						</div>
						<h3>Mailing address</h3>
						<div className="grid">
							<Text k="street" name="address.street" label="Street or P.O. box" need wide />
							<div className="field">
								<Text k="unit" name="address.unit" placeholder="Apt / unit / space #" />
							</div>
							<Text k="town" name="address.city" label="City" need />
							<Find k="homeState" name="address.state" label="State" need options={STATE_OPTIONS} placeholder="Type to search" />
							<Text k="zip" name="address.zip" label="ZIP" need />
							<Pick k="country" name="address.country" label="Country" options={same(COUNTRIES)} />
						</div>
					</section>

					<section>
						<h2>School</h2>
						<div className="grid">
							<Text k="school" name="school.name" label="Name of the school you attend" need wide hint="Homeschooled? Write “Homeschool”." />
							<Text k="schoolTown" name="school.city" label="School city" />
							<Find k="schoolState" name="school.state" label="School state" options={STATE_OPTIONS} placeholder="Type to search" />
							<Choose k="grade" name="school.grade" legend="What grade are you in now (2026–27)?" need options={[["8", "8th"], ...GRADES]} row />
							<Pick k="gradYear" name="school.gradYear" label="I will graduate from high school in" options={same(["2027", "2028", "2029", "2030", "2031"])} ask="Year" />
							<Text k="gpa" name="school.gpa" label="GPA" inputMode="decimal" hint="Cumulative, unweighted (out of 4.0)" />
						</div>
						<p className="label">Tell us about up to three classes you've taken in high school, arts or otherwise.</p>
						<table>
							<thead>
								<tr>
									<th />
									<th>Class</th>
									<th>Grade received</th>
								</tr>
							</thead>
							<tbody>
								{[0, 1, 2].map((index) => (
									<tr key={index}>
										<td>{index + 1}.</td>
										<td>
											<Text k={`class${index}`} name={`classes.${index}.title`} />
										</td>
										<td>
											<Text k={`class${index}_mark`} name={`classes.${index}.mark`} size={8} />
										</td>
									</tr>
								))}
							</tbody>
						</table>
					</section>

					<section>
						<h2>Your art</h2>
						<div className="grid">
							<Pick k="program" name="program" label="Which program are you applying to?" need options={PROGRAMS} />
							<Text k="portfolio" name="portfolioUrl" type="url" label="Portfolio or website" placeholder="https://" hint="If you have one." />
							<Languages k="languages" />
							<Area k="statement" name="statement" label="Artist statement" rows={6} max={2500} hint="Why do you make what you make? What do you hope to try this summer? 400 words at most." />
						</div>
					</section>

					<section>
						<h2>What else do you do?</h2>
						<p>Clubs, jobs, teams, family, volunteering – up to three. It does not need to be about art.</p>
						{acts.map((act, index) => (
							<div className="card" key={act.id}>
								<div className="cardTop">
									<span className="cardTitle">Activity {index + 1}</span>
									{acts.length > 1 && (
										<Button className="link" onClick={() => setActs(acts.filter((each) => each !== act))}>
											Remove
										</Button>
									)}
								</div>
								<div className="grid">
									<Text k={`act${index}_organization`} name={`activities.${index}.organization`} label="Group or organization" />
									<Pick k={`act${index}_kind`} name={`activities.${index}.kind`} label="What kind of thing is it?" options={KINDS} />
									<Text k={`act${index}_role`} name={`activities.${index}.role`} label="Your role" placeholder="e.g. member, first chair, editor" />
									<Pick k={`act${index}_grades`} name={`activities.${index}.grades`} label="Grades you took part" options={GRADES} multiple ask="Pick one or more" />
									<Text k={`act${index}_hours`} name={`activities.${index}.hours`} label="Hours / week" inputMode="decimal" />
									<Area k={`act${index}_description`} name={`activities.${index}.description`} label="In a sentence or two, what do you do there?" rows={2} max={200} />
								</div>
							</div>
						))}
						{acts.length < 3 && (
							<Button className="add" onClick={() => setActs([...acts, blank(Date.now())])}>
								+ Add another activity
							</Button>
						)}
					</section>

					<section>
						<h2>Family</h2>
						<Guardian of="p1" number={0} title="Parent or guardian 1" />
						<Guardian of="p2" number={1} title="Parent or guardian 2" hint="Leave blank if it doesn't apply to your family." />
						<div className="grid">
							<Pick k="parentsAre" name="parentsAre" label="My parents are…" options={same(["Married", "Partnered", "Separated", "Divorced", "Widowed", "Never married"])} />
							<Choose k="firstGen" name="firstGen" legend="Will you be the first generation in your family to go to college?" options={same(["Yes", "No", "Not sure"])} row />
						</div>
						<h3>In an emergency, if we can't reach a parent</h3>
						<div className="grid">
							<Text k="emName" name="emergency.name" label="Name" need />
							<Text k="emPhone" name="emergency.phone" type="tel" label="Daytime phone" need />
						</div>
					</section>

					<section>
						<h2>Teacher recommendation</h2>
						<p>One teacher who knows your work. We will email them a short form.</p>
						<div className="grid">
							<Text k="refName" name="teacher.name" label="Teacher's full name" need />
							<Text k="refEmail" name="teacher.email" type="email" label="Teacher's email" need />
						</div>
					</section>

					<section>
						<h2>For our funders</h2>
						<p>
							<em>Optional and confidential.</em> The admissions panels never see this page. The state arts council asks us for totals.
						</p>
						<div className="grid">
							<Pick k="income" name="householdIncome" label="Yearly household income, before taxes" options={INCOMES} />
							<Choose
								k="citizen"
								name="citizen"
								legend="Which describes you?"
								options={[["us", "U.S. citizen"], ["lpr", "U.S. permanent resident (green card)"], ["visa", "I'll need an F-1 visa"], ["other", "Other"]]}
							/>
							<Choose k="latino" name="latino" legend="Are you Hispanic or Latino/a/x?" options={[["Y", "Yes"], ["N", "No"], ["X", "Prefer not to say"]]} row />
							<Races />
						</div>
					</section>

					<section>
						<h2>Last things</h2>
						<div className="grid">
							<Agreement />
							<Text k="signature" name="signature" label="Applicant's signature (type your full name)" need wide />
						</div>
						<div className="away" aria-hidden="true">
							<label htmlFor="homepage">Leave this empty</label>
							<input id="homepage" name="homepage" tabIndex={-1} autoComplete="off" ref={reading("homepage", boxText)} value={homepage} onChange={(event) => putHomepage(event.target.value)} />
						</div>
						<Button type="submit" className="send">
							Submit my application
						</Button>
					</section>
				</form>
			</main>
		</Form>
	);
}

function Birth() {
	const [month, put] = useValue("dobMonth");
	const shown = MONTHS.find(([each]) => each === month)?.[1];
	return (
		<>
			<Listbox name="dob.month" value={month as string} onChange={put}>
				<ListboxButton className="box pick" aria-label="Month" ref={reading("dobMonth", buttonText)}>
					{shown ?? <span className="faint">Month</span>}
					<Chevron />
				</ListboxButton>
				<ListboxOptions anchor="bottom start" className="options" modal={false}>
					{MONTHS.map(([each, text]) => (
						<ListboxOption key={each} value={each} className="option">
							{text}
						</ListboxOption>
					))}
				</ListboxOptions>
			</Listbox>
			<Text k="dobDay" name="dob.day" placeholder="Day" maxLength={2} inputMode="numeric" />
			<Text k="dobYear" name="dob.year" placeholder="Year" maxLength={4} inputMode="numeric" />
		</>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
