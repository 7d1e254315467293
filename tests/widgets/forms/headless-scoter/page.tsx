import {
	Combobox, ComboboxInput, ComboboxOption, ComboboxOptions, Description, Field, Fieldset, Input, Label, Legend, Listbox,
	ListboxButton, ListboxOption, ListboxOptions, Radio, RadioGroup, Switch, Textarea,
} from "@headlessui/react";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./style.css";

type Option = { id: string; name: string };
type Values = Record<string, string | boolean | string[]>;

const named = (names: string[]): Option[] => names.map((name) => ({ id: name.toLowerCase().replace(/[^a-z0-9]+/g, "-"), name }));
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"].map(
	(name, index) => ({ id: String(index + 1), name }),
);
const years = (from: number, to: number): Option[] =>
	Array.from({ length: to - from + 1 }, (_, index) => ({ id: String(from + index), name: String(from + index) }));
const STATE_OPTIONS: Option[] = STATES.map(([id, name]) => ({ id, name }));
const COUNTRY_OPTIONS: Option[] = named(COUNTRIES);
const GRADES: Option[] = [
	{ id: "9", name: "9th (freshman)" },
	{ id: "10", name: "10th (sophomore)" },
	{ id: "11", name: "11th (junior)" },
	{ id: "12", name: "12th (senior)" },
];
const CODES: Option[] = [
	{ id: "+1", name: "🇺🇸 +1" },
	{ id: "+52", name: "🇲🇽 +52" },
	{ id: "+44", name: "🇬🇧 +44" },
	{ id: "+91", name: "🇮🇳 +91" },
	{ id: "+234", name: "🇳🇬 +234" },
	{ id: "+82", name: "🇰🇷 +82" },
];
const KINDS = named([
	"A sport", "Arts or making stuff", "Coding or robotics", "Debate, speech or Model UN", "Environment or outdoors", "Music", "Student government",
	"Taking care of family", "Volunteering", "A job that pays", "Something else",
]);
const FINISHED = named([
	"Didn't finish high school", "Finished high school", "Some college, no degree", "Two-year degree", "Four-year degree", "Master's", "Doctorate or law/med school", "No idea",
]);
const AP = named([
	"AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP Computer Science Principles", "AP English Literature",
	"AP Physics 1", "AP Statistics", "AP U.S. History", "AP World History",
]);

const KEYS = [
	"first", "middle", "last", "goBy", "tail", "pronouns", "bdMonth", "bdDay", "bdYear", "bornCity", "bornCountry", "mail", "dial", "phone", "texting",
	"street", "unit", "town", "st", "zip", "land", "twoPlaces", "sosName", "sosWho", "sosPhone", "hs", "hsTown", "hsState", "grade", "outMonth", "outYear",
	"gpa", "gpaPlus", "rank", "rankOf", "satEng", "satMath", "act", "psat", "toefl", "major", "job", "degree", "startYear", "codeYears", "laptop",
	"advName", "advMail", "vouchName", "vouchMail", "vouchSubject",
	...[0, 1].flatMap((row) => ["kind", "where", "role", "did", "gr", "hrs", "wks"].map((part) => `${part}${row}`)),
	"win0", "winGr0", "win1", "winGr1", "cls0", "clsGrade0", "cls1", "clsGrade1", "ex0", "exScore0", "ex1", "exScore1",
	"p1First", "p1Last", "p1Job", "p1School", "p2First", "p2Last", "p2Job", "p2School", "p2Phone", "sib0", "sibAge0", "sib1", "sibAge1",
	"citizen", "latino", "race", "money", "firstGen", "shirt", "heard", "pass", "human", "sign", "okay",
];
const LISTS = ["gr0", "gr1", "race"];
const SWITCHES = ["texting", "twoPlaces", "okay", "human"];
const EMPTY: Values = Object.fromEntries(KEYS.map((key) => [key, LISTS.includes(key) ? [] : SWITCHES.includes(key) ? false : ""]));

const drawn = new Map<string, HTMLElement>();
const mark = (key: string) => (element: HTMLElement | null) => {
	if (element) drawn.set(key, element);
	else drawn.delete(key);
};
const readOf = (key: string) => {
	const element = drawn.get(key);
	if (!element) return "";
	if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
	const role = element.getAttribute("role");
	if (role === "switch") return element.getAttribute("aria-checked") === "true";
	if (role === "radiogroup") return element.querySelector("[aria-checked=true]")?.textContent ?? "";
	if (LISTS.includes(key)) return [...element.querySelectorAll(".chip")].map((chip) => chip.textContent);
	return element.querySelector(".hint") ? "" : (element.textContent ?? "");
};

const Answers = createContext<{ values: Values; put: (key: string, value: Values[string]) => void }>({ values: {}, put: () => {} });
const useAnswer = (key: string) => {
	const { values, put } = useContext(Answers);
	return [values[key], (value: Values[string]) => put(key, value)] as const;
};

/** One idea: a heading and whatever it takes to answer it. */
const Card = ({ ask, hint, children }: { ask: string; hint?: string; children: ReactNode }) => (
	<Fieldset className="card">
		<Legend as="h2">{ask}</Legend>
		{hint && <p>{hint}</p>}
		{children}
	</Fieldset>
);

function Text({ k, label, hint, type = "text", ...rest }: { k: string; label?: string; hint?: string; type?: string; placeholder?: string; inputMode?: "numeric" | "decimal"; autoComplete?: string }) {
	const [value, put] = useAnswer(k);
	return (
		<Field>
			{label && <Label className="small">{label}</Label>}
			<Input type={type} value={value as string} onChange={(event) => put(event.target.value)} ref={mark(k)} aria-label={label ? undefined : rest.placeholder} {...rest} />
			{hint && <Description className="small">{hint}</Description>}
		</Field>
	);
}

/** A card that is its own question: the heading is the label. */
const Solo = ({ k, ask, hint, ...rest }: { k: string; ask: string; hint?: string; placeholder?: string; type?: string; autoComplete?: string; inputMode?: "numeric" | "decimal" }) => {
	const [value, put] = useAnswer(k);
	return (
		<Field className="card">
			<Label className="ask">{ask}</Label>
			{hint && <Description>{hint}</Description>}
			<Input value={value as string} onChange={(event) => put(event.target.value)} ref={mark(k)} {...rest} />
		</Field>
	);
};

function Pick({ k, label, options, hint = "Pick one" }: { k: string; label: string; options: Option[]; hint?: string }) {
	const [value, put] = useAnswer(k);
	const chosen = options.find(({ id }) => id === value);
	return (
		<Field>
			<Label className="small">{label}</Label>
			<Listbox value={value as string} onChange={put}>
				<ListboxButton className="pick" ref={mark(k)}>{chosen ? chosen.name : <span className="hint">{hint}</span>}</ListboxButton>
				<ListboxOptions anchor="bottom start" className="menu">
					{options.map((option) => (
						<ListboxOption key={option.id} value={option.id} className="option">{option.name}</ListboxOption>
					))}
				</ListboxOptions>
			</Listbox>
		</Field>
	);
}

function PickSome({ k, label, options }: { k: string; label: string; options: Option[] }) {
	const [value, put] = useAnswer(k);
	const chosen = options.filter(({ id }) => (value as string[]).includes(id));
	return (
		<Field>
			<Label className="small">{label}</Label>
			<Listbox value={value as string[]} onChange={put} multiple>
				<ListboxButton className="pick" ref={mark(k)}>
					{chosen.length === 0 ? <span className="hint">Pick as many as you like</span> : chosen.map(({ id, name }) => <span className="chip" key={id}>{name}</span>)}
				</ListboxButton>
				<ListboxOptions anchor="bottom start" className="menu">
					{options.map((option) => (
						<ListboxOption key={option.id} value={option.id} className="option">{option.name}</ListboxOption>
					))}
				</ListboxOptions>
			</Listbox>
		</Field>
	);
}

function Hunt({ k, label, options, placeholder = "Start typing…" }: { k: string; label: string; options: Option[]; placeholder?: string }) {
	const [value, put] = useAnswer(k);
	const [query, setQuery] = useState("");
	const found = options.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
	return (
		<Field className="combo">
			<Label className="small">{label}</Label>
			<Combobox value={options.find(({ id }) => id === value) ?? null} onChange={(option: Option | null) => put(option?.id ?? "")} onClose={() => setQuery("")} immediate>
				<ComboboxInput placeholder={placeholder} displayValue={(option: Option | null) => option?.name ?? ""} onChange={(event) => setQuery(event.target.value)} ref={mark(k)} autoComplete="off" />
				<ComboboxOptions anchor="bottom start" className="menu typed">
					{found.map((option) => (
						<ComboboxOption key={option.id} value={option} className="option">{option.name}</ComboboxOption>
					))}
				</ComboboxOptions>
			</Combobox>
		</Field>
	);
}

function Bubbles({ k, ask, hint, options }: { k: string; ask: string; hint?: string; options: Option[] }) {
	const [value, put] = useAnswer(k);
	return (
		<Field className="card">
			<Label className="ask">{ask}</Label>
			{hint && <Description>{hint}</Description>}
			<RadioGroup value={value as string} onChange={put} className="bubbles" ref={mark(k)}>
				{options.map((option) => (
					<Radio key={option.id} value={option.id} className="bubble">{option.name}</Radio>
				))}
			</RadioGroup>
		</Field>
	);
}

function Toggle({ k, label }: { k: string; label: string }) {
	const [value, put] = useAnswer(k);
	return (
		<Field className="card toggle">
			<Switch checked={value as boolean} onChange={put} className="switch" ref={mark(k)}><span /></Switch>
			<Label>{label}</Label>
		</Field>
	);
}

function Did({ k, label }: { k: string; label: string }) {
	const [value, put] = useAnswer(k);
	return (
		<Field>
			<Label className="small">{label}</Label>
			<Textarea rows={3} maxLength={280} value={value as string} onChange={(event) => put(event.target.value)} ref={mark(k)} />
		</Field>
	);
}

const Person = ({ n, ask, hint, phone }: { n: 1 | 2; ask: string; hint: string; phone?: boolean }) => (
	<Card ask={ask} hint={hint}>
		<div className="row">
			<Text k={`p${n}First`} label="Their first name" />
			<Text k={`p${n}Last`} label="Their last name" />
		</div>
		<div className="row">
			<Text k={`p${n}Job`} label="What they do for work" hint="Retired, between jobs, running the house: all of it counts." />
			<Pick k={`p${n}School`} label="How far they got in school" options={FINISHED} />
		</div>
		{phone && <Text k={`p${n}Phone`} label="Their phone" type="tel" />}
	</Card>
);

function App() {
	const [started, setStarted] = useState(false);
	const [sent, setSent] = useState(false);
	const [values, setValues] = useState(EMPTY);
	const put = (key: string, value: Values[string]) => setValues((before) => ({ ...before, [key]: value ?? "" }));
	useEffect(() => {
		Object.assign(window, {
			formState: () => ({ ...values, submitted: sent }),
			formShown: () => Object.fromEntries(KEYS.map((key) => [key, readOf(key)])),
		});
	}, [values, sent]);
	return (
		<Answers.Provider value={{ values, put }}>
			<main>
				<div className="hello">
					<h1>Hey. We're Tinkerhouse.</h1>
					<p>Six weeks of code, circuits and design for high schoolers. Tell us about you: one thing at a time, about fifteen minutes, no trick questions.</p>
					{!started && <button type="button" className="go" onClick={() => setStarted(true)}>Okay, let's chat</button>}
				</div>
				{started && (
					<form onSubmit={(event) => { event.preventDefault(); setSent(true); }}>
						<div className="chapter">The hellos</div>
						<Card ask="What name is on your official stuff?" hint="Passport, school records, the boring things.">
							<div className="row">
								<Text k="first" placeholder="First" />
								<Text k="middle" placeholder="Middle (if you've got one)" />
								<Text k="last" placeholder="Last" />
							</div>
							<Pick k="tail" label="Anything that comes after it?" hint="Nope" options={named(["Jr.", "Sr.", "II", "III", "IV"])} />
						</Card>
						<Solo k="goBy" ask="And what do people actually call you?" hint="This one goes on your badge." />
						<Bubbles k="pronouns" ask="Which pronouns fit you?" options={named(["she / her", "he / him", "they / them", "something else"])} />
						<Card ask="When's your birthday?">
							<div className="row">
								<Pick k="bdMonth" label="Month" options={MONTHS} />
								<Text k="bdDay" label="Day" inputMode="numeric" />
								<Pick k="bdYear" label="Year" options={years(2004, 2014)} />
							</div>
						</Card>
						<Card ask="Where did your story start?" hint="We mean: where were you born?">
							<div className="row">
								<Text k="bornCity" label="City or town" />
								<Hunt k="bornCountry" label="Country" options={COUNTRY_OPTIONS} />
							</div>
						</Card>

						<div className="chapter">How we find you</div>
						<Solo k="mail" type="email" ask="Which e-mail do you really read?" placeholder="you@somewhere.com" autoComplete="email" />
						<Card ask="What's your number?">
							<div className="row">
								<Pick k="dial" label="Country code" options={CODES} hint="+?" />
								<Text k="phone" label="The rest of it" type="tel" placeholder="555-555-5555" />
							</div>
						</Card>
						<Toggle k="texting" label="Sure, you can text me reminders (message and data rates may apply)" />
						<Card ask="Where do you get your mail?" hint="We send a welcome box. It's a good box.">
							<Text k="street" label="Number and street" />
							<div className="row">
								<Text k="unit" label="Apartment or unit" />
								<Text k="town" label="Town" />
							</div>
							<div className="row">
								<Hunt k="st" label="State" options={STATE_OPTIONS} />
								<Text k="zip" label="ZIP" />
							</div>
							<Pick k="land" label="Country" options={COUNTRY_OPTIONS} />
						</Card>
						<Toggle k="twoPlaces" label="I split my time between two homes" />
						<Card ask="If you set your eyebrows on fire, who should we call?" hint="Somebody who isn't a parent. Aunt, neighbor, big cousin, you choose.">
							<div className="row">
								<Text k="sosName" label="Name" />
								<Text k="sosWho" label="How do you know them?" />
							</div>
							<Text k="sosPhone" label="Phone" type="tel" />
						</Card>

						<div className="chapter">School life</div>
						<Card ask="Where do you go to school?">
							<Text k="hs" label="School's full name" />
							<div className="row">
								<Text k="hsTown" label="It's in (city)" />
								<Hunt k="hsState" label="…and state" options={STATE_OPTIONS} />
							</div>
						</Card>
						<Bubbles k="grade" ask="What grade are you in right now?" options={[...GRADES, { id: "done", name: "Already graduated" }]} />
						<Card ask="When do you walk across the stage?" hint="Graduation, real or planned.">
							<div className="row">
								<Pick k="outMonth" label="Month" options={MONTHS} />
								<Pick k="outYear" label="Year" options={years(2024, 2031)} />
							</div>
						</Card>
						<Card ask="GPA time. Deep breath." hint="We read the whole person, promise.">
							<div className="row">
								<Text k="gpa" label="Plain GPA, out of 4" inputMode="decimal" />
								<Text k="gpaPlus" label="GPA with honors and AP points, out of 5" inputMode="decimal" />
							</div>
						</Card>
						<Card ask="Does your school rank people?" hint="Skip it if not.">
							<div className="row">
								<Text k="rank" label="I'm number" inputMode="numeric" />
								<Text k="rankOf" label="out of" inputMode="numeric" />
							</div>
						</Card>
						<Card ask="Taken any of these?" hint="Best scores only. Totally optional.">
							<div className="row">
								<Text k="satEng" label="SAT reading + writing" inputMode="numeric" />
								<Text k="satMath" label="SAT math" inputMode="numeric" />
								<Text k="act" label="ACT (the overall one)" inputMode="numeric" />
							</div>
							<div className="row">
								<Text k="psat" label="PSAT" inputMode="numeric" />
								<Text k="toefl" label="TOEFL" inputMode="numeric" />
							</div>
						</Card>
						<Card ask="Classes you liked (or survived)" hint="Two is plenty.">
							{[0, 1].map((row) => (
								<div className="row" role="group" aria-label={`Class ${row + 1}`} key={row}>
									<Text k={`cls${row}`} placeholder="Class name" />
									<Text k={`clsGrade${row}`} placeholder="Grade you got" />
								</div>
							))}
						</Card>
						<Card ask="AP exams?">
							{[0, 1].map((row) => (
								<div className="row" role="group" aria-label={`AP exam ${row + 1}`} key={row}>
									<Hunt k={`ex${row}`} label="Which one" options={AP} />
									<Pick k={`exScore${row}`} label="Score" options={named(["5", "4", "3", "2", "1", "Still waiting"])} />
								</div>
							))}
						</Card>
						<Card ask="Who's your school counselor?" hint="They'll get one short e-mail from us.">
							<div className="row">
								<Text k="advName" label="Name" />
								<Text k="advMail" label="E-mail" type="email" />
							</div>
						</Card>
						<Card ask="Which teacher would brag about you?">
							<div className="row">
								<Text k="vouchName" label="Teacher's name" />
								<Text k="vouchSubject" label="What they teach" />
							</div>
							<Text k="vouchMail" label="Teacher's e-mail" type="email" />
						</Card>

						<div className="chapter">What comes next</div>
						<Card ask="What would you study in college?" hint="Best guess is fine."><Hunt k="major" label="Field" options={named(MAJORS)} /></Card>
						<Solo k="job" ask="Dream job?" placeholder="Astronaut, baker, both" />
						<Card ask="How far do you want to take school?"><Pick k="degree" label="Highest degree I'm aiming for" options={named(["Two-year degree", "Bachelor's", "Master's", "PhD", "Law, med or another professional degree", "Still figuring it out"])} /></Card>
						<Card ask="When would you start college?"><Pick k="startYear" label="Year" options={years(2025, 2032)} /></Card>
						<Bubbles k="codeYears" ask="How long have you been coding?" options={named(["Never tried", "A few months", "About a year", "Two years or more"])} />
						<Bubbles k="laptop" ask="Got a laptop you can bring?" options={named(["Yep", "Nope, lend me one"])} />

						<div className="chapter">Outside of class</div>
						{[0, 1].map((row) => (
							<Card key={row} ask={row === 0 ? "Tell us about something you do when class is out" : "Cool. What else?"} hint={row === 0 ? "Club, job, babysitting: whatever eats the most of your time." : undefined}>
								<Pick k={`kind${row}`} label="It's…" options={KINDS} />
								<div className="row">
									<Text k={`where${row}`} label="Who it's with" hint="Club, team, company, group" />
									<Text k={`role${row}`} label="Your role" />
								</div>
								<Did k={`did${row}`} label="So what do you do there?" />
								<PickSome k={`gr${row}`} label="Which grades?" options={GRADES} />
								<div className="row">
									<Text k={`hrs${row}`} label="Hours in a normal week" inputMode="numeric" />
									<Text k={`wks${row}`} label="Weeks in a year" inputMode="numeric" />
								</div>
							</Card>
						))}
						<Card ask="Ever won anything?" hint="Prizes, awards, spelling bees.">
							{[0, 1].map((row) => (
								<div className="row" role="group" aria-label={`Win ${row + 1}`} key={row}>
									<Text k={`win${row}`} label="What was it?" />
									<Pick k={`winGr${row}`} label="What grade were you in?" options={GRADES} />
								</div>
							))}
						</Card>

						<div className="chapter">Your people</div>
						<Person n={1} ask="Tell us about a parent" hint="Or whoever raises you." />
						<Person n={2} ask="And the other one, if there is one" hint="Skip it if it's just the one." phone />
						<Card ask="Brothers? Sisters?">
							{[0, 1].map((row) => (
								<div className="row" role="group" aria-label={`Sibling ${row + 1}`} key={row}>
									<Text k={`sib${row}`} label="Full name" />
									<Text k={`sibAge${row}`} label="How old?" inputMode="numeric" />
								</div>
							))}
						</Card>
						<Bubbles k="firstGen" ask="Would you be the first in your family to go to college?" options={named(["Yes!", "No", "Not sure"])} />

						<div className="chapter">Stuff our funders ask</div>
						<Card ask="What's your citizenship situation?" hint="Never a reason to say no to you.">
							<Pick k="citizen" label="Status" options={named(["U.S. citizen", "U.S. national", "Green card holder", "Here on a visa", "None of these", "I'd rather not say"])} />
						</Card>
						<Bubbles k="latino" ask="Are you Hispanic or Latino/a/x?" options={named(["Yes", "No", "Skip this one"])} />
						<Card ask="How do you describe your race?"><PickSome k="race" label="Choose any" options={named(["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White", "I'd rather not say"])} /></Card>
						<Card ask="About how much does your household make in a year?" hint="This is how scholarships get decided. A guess is fine.">
							<Pick k="money" label="Before taxes" options={named(["Under $30,000", "$30,000 to $59,999", "$60,000 to $89,999", "$90,000 to $129,999", "$130,000 or more", "Not sure"])} />
						</Card>

						<div className="chapter">Last bits</div>
						<Card ask="T-shirt?"><Pick k="shirt" label="Size" options={named(["XS", "S", "M", "L", "XL", "2XL"])} /></Card>
						<Solo k="heard" ask="Who told you about us?" />
						<Solo k="pass" type="password" ask="Make up a password" hint="So you can come back and check on your application." autoComplete="new-password" />
						<Toggle k="human" label="I'm not a robot" />
						<Solo k="sign" ask="Type your full name to sign" hint="It means everything you told us is true." />
						<Toggle k="okay" label="My parent or guardian and I are okay with the studio rules" />
						<button type="submit" className="go">Send it!</button>
					</form>
				)}
			</main>
		</Answers.Provider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
