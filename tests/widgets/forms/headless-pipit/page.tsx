import {
	Checkbox, Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions, Description, Field, Fieldset, Input, Label, Legend,
	Listbox, ListboxButton, ListboxOption, ListboxOptions, Radio, RadioGroup, Select, Switch, Textarea,
} from "@headlessui/react";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

const TEXTS = [
	"first", "middle", "last", "called", "pronouns", "email", "dialCode", "phone", "bornMonth", "bornDay", "bornYear", "bornCity", "bornCountry",
	"street", "street2", "town", "state", "zip", "isPermanent", "citizen", "yearsHere", "gender", "latine", "firstGen", "income", "aidPlans",
	"school", "schoolTown", "schoolState", "year", "finish", "gpa", "gpaWeighted", "rank", "classSize", "sat", "satWhen", "act", "counselor", "counselorEmail",
	"major", "career", "degree", "start", "elsewhere", "why",
	"p1First", "p1Last", "p1Work", "p1School", "p1Phone", "p2First", "p2Last", "p2Work", "p2School", "together", "sib1", "sib1Age", "sib2", "sib2Age",
	"teacher", "teacherEmail", "icePerson", "icePhone", "iceHow", "roommate", "helper", "password", "signed",
];
const rows = (prefix: string, count: number, parts: Record<string, unknown>) =>
	Array.from({ length: count }, (_, row) => Object.entries(parts).map(([part, value]) => [`${prefix}${row + 1}${part}`, value])).flat();
const EMPTY: Record<string, unknown> = {
	...Object.fromEntries(TEXTS.map((key) => [key, ""])),
	heritage: [], feeWaiver: false, honest: false,
	...Object.fromEntries([
		...rows("ap", 3, { Exam: "", Score: "" }),
		...rows("class", 2, { Name: "", Grade: "" }),
		...rows("thing", 3, { Kind: "", Where: "", Role: "", Story: "", Years: [], Hours: "", Weeks: "" }),
		...rows("honor", 3, { Name: "", Year: "" }),
	]),
};

let answers = { ...EMPTY };
let submitted = false;
const listeners = new Set<() => void>();
const places = new Map<string, HTMLElement>();
const at = (key: string) => (element: HTMLElement | null) => {
	if (element) places.set(key, element);
};

function useAnswer<T>(key: string): [T, (value: T) => void] {
	const value = useSyncExternalStore(
		(listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		() => answers[key] as T,
	);
	return [
		value,
		(next) => {
			answers = { ...answers, [key]: next };
			for (const listener of listeners) listener();
		},
	];
}

const BOX = "block w-full rounded-lg border bg-white px-3 py-1.5 text-left";
type Asked = { k: string; ask: ReactNode; hint?: string };

function Question({ k, ask, hint, children }: Asked & { children: ReactNode }) {
	return (
		<Field ref={at(k)} className="mt-6 flex-1">
			<Label className="block font-semibold">{ask}</Label>
			{hint && <Description className="text-sm text-gray-500">{hint}</Description>}
			{children}
		</Field>
	);
}

function Line({ type = "text", placeholder, max, ...asked }: Asked & { type?: string; placeholder?: string; max?: number }) {
	const [value, setValue] = useAnswer<string>(asked.k);
	return (
		<Question {...asked}>
			<Input type={type} placeholder={placeholder} maxLength={max} className={`${BOX} mt-2`} value={value} onChange={(event) => setValue(event.target.value)} />
		</Question>
	);
}

function Paragraph({ lines = 3, max, ...asked }: Asked & { lines?: number; max?: number }) {
	const [value, setValue] = useAnswer<string>(asked.k);
	return (
		<Question {...asked}>
			<Textarea rows={lines} maxLength={max} className={`${BOX} mt-2`} value={value} onChange={(event) => setValue(event.target.value)} />
		</Question>
	);
}

function Pick({ options, ...asked }: Asked & { options: string[] }) {
	const [value, setValue] = useAnswer<string>(asked.k);
	return (
		<Question {...asked}>
			<Listbox value={value} onChange={setValue}>
				<ListboxButton className={`${BOX} mt-2`}>{value || "Pick one"}</ListboxButton>
				<ListboxOptions anchor="bottom start" className="z-10 max-h-60 overflow-auto rounded-lg border bg-white shadow-lg">
					{options.map((option) => <ListboxOption key={option} value={option} className="px-3 py-1.5 data-focus:bg-amber-100">{option}</ListboxOption>)}
				</ListboxOptions>
			</Listbox>
		</Question>
	);
}

function Find({ options, ...asked }: Asked & { options: string[] }) {
	const [value, setValue] = useAnswer<string>(asked.k);
	const [query, setQuery] = useState("");
	const found = options.filter((option) => option.toLowerCase().includes(query.toLowerCase()));
	return (
		<Question {...asked}>
			<Combobox value={value} onChange={(chosen) => setValue(chosen ?? "")} onClose={() => setQuery("")}>
				<div className="relative mt-2 flex gap-2">
					<ComboboxInput className={BOX} displayValue={(option: string) => option} onChange={(event) => setQuery(event.target.value)} autoComplete="off" />
					<ComboboxButton className="btn" aria-label="Show the list">▾</ComboboxButton>
				</div>
				<ComboboxOptions anchor="bottom start" className="z-10 max-h-60 overflow-auto rounded-lg border bg-white shadow-lg">
					{found.map((option) => <ComboboxOption key={option} value={option} className="px-3 py-1.5 data-focus:bg-amber-100">{option}</ComboboxOption>)}
				</ComboboxOptions>
			</Combobox>
		</Question>
	);
}

function Native({ options, ...asked }: Asked & { options: [string, string][] }) {
	const [value, setValue] = useAnswer<string>(asked.k);
	return (
		<Question {...asked}>
			<Select className={`${BOX} mt-2`} value={value} onChange={(event) => setValue(event.target.value)}>
				<option value="">—</option>
				{options.map(([code, text]) => <option key={code} value={code}>{text}</option>)}
			</Select>
		</Question>
	);
}

function OneOf({ k, ask, hint, options }: Asked & { options: [string, string][] }) {
	const [value, setValue] = useAnswer<string>(k);
	return (
		<Fieldset ref={at(k)} className="mt-6">
			<Legend className="font-semibold">{ask}</Legend>
			{hint && <p className="text-sm text-gray-500">{hint}</p>}
			<RadioGroup value={value} onChange={setValue} className="mt-2 flex flex-wrap gap-4">
				{options.map(([code, text]) => (
					<Field key={code} className="flex items-center gap-2">
						<Radio value={code} className="size-5 rounded-full border bg-white data-checked:bg-emerald-700" />
						<Label>{text}</Label>
					</Field>
				))}
			</RadioGroup>
		</Fieldset>
	);
}

function Several({ k, ask, options }: Asked & { options: string[] }) {
	const [value, setValue] = useAnswer<string[]>(k);
	return (
		<Fieldset ref={at(k)} className="mt-6">
			<Legend className="font-semibold">{ask}</Legend>
			<div className="mt-2 flex flex-wrap gap-4">
				{options.map((option) => (
					<Field key={option} className="flex items-center gap-2">
						<Checkbox
							checked={value.includes(option)}
							onChange={(checked) => setValue(options.filter((each) => (each === option ? checked : value.includes(each))))}
							className="size-5 rounded border bg-white data-checked:bg-emerald-700"
						/>
						<Label>{option}</Label>
					</Field>
				))}
			</div>
		</Fieldset>
	);
}

function Toggle({ k, ask, hint }: Asked) {
	const [value, setValue] = useAnswer<boolean>(k);
	return (
		<Field ref={at(k)} className="mt-6 flex items-center gap-4">
			<Switch checked={value} onChange={setValue} className="switch-on h-6 w-11 rounded-full border bg-gray-300"><span className="thumb" /></Switch>
			<div>
				<Label className="font-semibold">{ask}</Label>
				{hint && <Description className="text-sm text-gray-500">{hint}</Description>}
			</div>
		</Field>
	);
}

function Promise({ k, ask }: Asked) {
	const [value, setValue] = useAnswer<boolean>(k);
	return (
		<Field ref={at(k)} className="mt-6 flex items-center gap-2">
			<Checkbox checked={value} onChange={setValue} className="size-5 rounded border bg-white data-checked:bg-emerald-700" />
			<Label>{ask}</Label>
		</Field>
	);
}

function Chapter({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
	return (
		<section className="mt-12">
			<h2>{title}</h2>
			{lead && <p className="italic">{lead}</p>}
			{children}
		</section>
	);
}

const Beside = ({ children }: { children: ReactNode }) => <div className="flex flex-wrap gap-4">{children}</div>;
const YES_NO: [string, string][] = [["yes", "Yes"], ["no", "No"]];
const NAMES = STATES.map(([, name]) => name);
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const SCHOOLING = ["Some school, no diploma", "High school", "Started college but didn’t finish", "Two-year degree", "Four-year degree", "Graduate school", "I don’t know"];
const EXAMS = ["Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Language", "English Literature", "Environmental Science", "European History", "Psychology", "Spanish Language", "Statistics", "United States History", "World History"].map((name) => `AP ${name}`);

function Application() {
	const [things, setThings] = useState(1);
	const [honors, setHonors] = useState(1);
	return (
		<main className="mx-auto max-w-2xl px-6 py-10">
			<h1>Apply to Pipit</h1>
			<p>
				Pipit College is small (612 students at last count), so a person will read every word here. Write the way you talk. Nothing is a trick question, and
				anything marked “optional” really is.
			</p>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					submitted = true;
				}}
			>
				<Chapter title="First things first">
					<Line k="first" ask="What’s your first name?" hint="The one on your passport or birth certificate, please." />
					<Line k="middle" ask={<>Got a middle name? <span className="text-sm text-gray-500">(optional)</span></>} />
					<Line k="last" ask="And your last name?" />
					<Line k="called" ask="What do people actually call you?" />
					<Pick k="pronouns" ask="Which pronouns should we use for you?" options={["she, her", "he, him", "they, them", "something else"]} />
					<Line k="email" type="email" ask="What’s an email address you’ll still check next spring?" />
					<Beside>
						<Native k="dialCode" ask="Country code" options={[["1", "+1 United States, Canada"], ["44", "+44 United Kingdom"], ["52", "+52 Mexico"], ["234", "+234 Nigeria"], ["91", "+91 India"]]} />
						<Line k="phone" type="tel" ask="Your phone number" />
					</Beside>
					<Fieldset className="mt-6">
						<Legend className="font-semibold">When’s your birthday?</Legend>
						<Beside>
							<Pick k="bornMonth" ask="Month" options={MONTHS} />
							<Line k="bornDay" ask="Day" max={2} />
							<Line k="bornYear" ask="Year" max={4} />
						</Beside>
					</Fieldset>
					<Line k="bornCity" ask="In which town or city were you born?" />
					<Find k="bornCountry" ask="And in which country?" options={COUNTRIES} />
				</Chapter>

				<Chapter title="Where to find you" lead="We still send paper. It’s nice paper.">
					<Line k="street" ask="Street and number" />
					<Line k="street2" ask="Anything else the mail carrier needs (apartment, floor…)" />
					<Beside>
						<Line k="town" ask="Town" />
						<Find k="state" ask="State" options={NAMES} />
						<Line k="zip" ask="ZIP" max={10} />
					</Beside>
					<OneOf k="isPermanent" ask="Will mail still find you there over the summer?" options={YES_NO} />
				</Chapter>

				<Chapter title="School so far">
					<Line k="school" ask="Where do you go to high school?" hint="Its full name helps us: there are 41 Lincoln Highs." />
					<Beside>
						<Line k="schoolTown" ask="Which town is it in?" />
						<Find k="schoolState" ask="Which state?" options={NAMES} />
					</Beside>
					<OneOf k="year" ask="What year are you in?" options={[["11", "I’m a junior"], ["12", "I’m a senior"], ["done", "I’ve already graduated"]]} />
					<Line k="finish" type="date" ask="When do you graduate (or when did you)?" />
					<Beside>
						<Line k="gpa" ask="Your GPA, unweighted" />
						<Line k="gpaWeighted" ask="Your GPA, weighted" />
					</Beside>
					<Beside>
						<Line k="rank" ask="If your school ranks: what’s your rank?" />
						<Line k="classSize" ask="In a class of how many?" />
					</Beside>
					<p className="mt-6">We’ve been test-optional since 1998. If you’d like us to see scores, put them here.</p>
					<Beside>
						<Line k="sat" ask="Your SAT total" />
						<Line k="act" ask="Your ACT composite" />
					</Beside>
					<Line k="satWhen" type="date" ask="When did you take the math part of the SAT that counts?" />
					<h3>AP exams you’ve sat</h3>
					{[1, 2, 3].map((row) => (
						<div key={row} className="ap flex gap-4">
							<Find k={`ap${row}Exam`} ask="Which one?" options={EXAMS} />
							<Pick k={`ap${row}Score`} ask="How did it go?" options={["1", "2", "3", "4", "5"]} />
						</div>
					))}
					<h3>Two high school classes you’d take again</h3>
					{[1, 2].map((row) => (
						<div key={row} className="class flex gap-4">
							<Line k={`class${row}Name`} ask="Class" />
							<Line k={`class${row}Grade`} ask="Your grade in it" />
						</div>
					))}
					<h3>Your school counselor</h3>
					<p className="text-sm">We’ll ask them for your transcript, so you don’t have to.</p>
					<Beside>
						<Line k="counselor" ask="Their name" />
						<Line k="counselorEmail" type="email" ask="Their email" />
					</Beside>
				</Chapter>

				<Chapter title="What you do when nobody’s grading" lead="Clubs, jobs, a garden, your little cousins. Start with what you’d miss most.">
					{Array.from({ length: things }, (_, row) => row + 1).map((row) => (
						<div key={row} className="thing mt-6 rounded-lg border p-4">
							<h3>Thing number {row}</h3>
							<Pick k={`thing${row}Kind`} ask="What sort of thing is it?" options={["Art or theater", "Debate or speech", "Environment", "Family", "Job", "Music", "Science", "Sports", "Student government", "Volunteering", "Hard to say"]} />
							<Line k={`thing${row}Where`} ask="Which group, club or employer is it with?" />
							<Line k={`thing${row}Role`} ask="What’s your role or title?" />
							<Paragraph k={`thing${row}Story`} ask="Tell us what you do there" hint="250 characters or so" max={250} />
							<Several k={`thing${row}Years`} ask="Which grades were you in?" options={["9th", "10th", "11th", "12th"]} />
							<Beside>
								<Line k={`thing${row}Hours`} ask="Hours in a usual week" />
								<Line k={`thing${row}Weeks`} ask="Weeks in a year" />
							</Beside>
						</div>
					))}
					{things < 3 && <button type="button" className="btn mt-6" onClick={() => setThings(things + 1)}>Add another thing you do</button>}
					<h3>Anything you’ve won or been recognized for?</h3>
					{Array.from({ length: honors }, (_, row) => row + 1).map((row) => (
						<div key={row} className="honor flex gap-4">
							<Line k={`honor${row}Name`} ask="What was it called?" max={100} />
							<Pick k={`honor${row}Year`} ask="What grade were you in?" options={["9th", "10th", "11th", "12th"]} />
						</div>
					))}
					{honors < 3 && <button type="button" className="btn mt-6" onClick={() => setHonors(honors + 1)}>Add another honor</button>}
				</Chapter>

				<Chapter title="What you’re hoping for">
					<Find k="major" ask="What might you want to study?" options={MAJORS} />
					<Line k="career" ask="And after that? What work do you picture yourself doing?" />
					<Pick k="degree" ask="What’s the highest degree you’re aiming for?" options={["A bachelor’s", "A master’s", "A doctorate", "A law, medical or other professional degree", "I haven’t decided"]} />
					<Native k="start" ask="When would you like to start?" options={[["27F", "Fall 2027"], ["28F", "Fall 2028"], ["29F", "Fall 2029"]]} />
					<Paragraph k="elsewhere" ask="Where else are you applying?" hint="We won’t be jealous. Separate them with commas." />
					<Paragraph k="why" lines={6} ask="Tell us about a question you can’t stop asking." />
				</Chapter>

				<Chapter title="Your people">
					<h3>Parent one</h3>
					<Beside><Line k="p1First" ask="Their first name" /><Line k="p1Last" ask="Their last name" /></Beside>
					<Line k="p1Work" ask="What do they do for work?" />
					<Pick k="p1School" ask="How far did they go in school?" options={SCHOOLING} />
					<Line k="p1Phone" type="tel" ask="What’s their phone number?" />
					<h3>Parent two</h3>
					<Beside><Line k="p2First" ask="Their first name" /><Line k="p2Last" ask="Their last name" /></Beside>
					<Line k="p2Work" ask="What do they do for work?" />
					<Pick k="p2School" ask="How far did they go in school?" options={SCHOOLING} />
					<Pick k="together" ask="Are your parents…" options={["married", "never married", "separated", "divorced", "widowed"]} />
					<h3>Sisters and brothers</h3>
					<Beside><Line k="sib1" ask="First sibling’s first name" /><Line k="sib1Age" ask="How old are they?" /></Beside>
					<Beside><Line k="sib2" ask="Second sibling’s first name" /><Line k="sib2Age" ask="How old are they?" /></Beside>
				</Chapter>

				<Chapter title="A few official questions" lead="The government asks us to ask. None of it decides whether you get in.">
					<OneOf k="citizen" ask="Are you a citizen of the United States?" options={[["us", "Yes, I’m a citizen"], ["green", "No, but I have a green card"], ["other", "No, I’m a citizen of another country"]]} />
					<Line k="yearsHere" ask="How many years have you lived in the U.S.?" />
					<Pick k="gender" ask="What’s your gender?" options={["Female", "Male", "Nonbinary", "I’d rather not say"]} />
					<OneOf k="latine" ask="Are you Hispanic or Latine?" options={YES_NO} />
					<Several k="heritage" ask="Which of these describe you? Pick as many as fit." options={["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White"]} />
					<OneOf k="firstGen" ask="Will you be the first in your family to go to college?" options={[["yes", "Yes"], ["no", "No"], ["unsure", "I’m not sure"]]} />
					<Pick k="income" ask="Roughly what does your household earn in a year?" options={["Less than $40,000", "$40,000 to $59,999", "$60,000 to $79,999", "$80,000 to $109,999", "$110,000 or more", "I don’t know"]} />
					<OneOf k="aidPlans" ask="Are you going to fill out the CSS Profile?" options={YES_NO} />
					<Toggle k="feeWaiver" ask="I’d like the application fee waived" hint="It’s $40. No paperwork, we take your word." />
				</Chapter>

				<Chapter title="Other people we might talk to">
					<h3>A teacher who’d say something true about you</h3>
					<Beside><Line k="teacher" ask="Teacher’s name" /><Line k="teacherEmail" type="email" ask="Teacher’s email" /></Beside>
					<h3>If there’s an emergency on your campus visit, whom do we call?</h3>
					<p className="text-sm">Not a parent: we have those already.</p>
					<Beside><Line k="icePerson" ask="Name" /><Line k="icePhone" type="tel" ask="Phone" /><Line k="iceHow" ask="Who are they to you?" /></Beside>
					<Line k="roommate" ask="Is there a friend you’d like to room with? Give us their name." />
					<Line k="helper" ask="Did somebody help you fill this out? Tell us who." />
				</Chapter>

				<Chapter title="That’s it">
					<Line k="password" type="password" ask="Choose a password so you can come back and check on us" />
					<Promise k="honest" ask="I promise that this is all true and that I wrote it myself." />
					<Line k="signed" ask="Type your name as a signature" />
					<button type="submit" className="btn mt-6">Send it to Pipit</button>
				</Chapter>
			</form>
		</main>
	);
}

const read = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";
const labelOf = (control: Element | null) => read(control && document.getElementById(control.getAttribute("aria-labelledby")?.split(" ")[0] ?? ""));

function shown(key: string): unknown {
	const place = places.get(key);
	if (!place?.isConnected) return Array.isArray(EMPTY[key]) ? [] : "";
	if (place.querySelector("[role=radiogroup]")) return labelOf(place.querySelector("[role=radio][aria-checked=true]"));
	if (Array.isArray(EMPTY[key])) return [...place.querySelectorAll("[role=checkbox][aria-checked=true]")].map(labelOf);
	if (typeof EMPTY[key] === "boolean") return place.querySelector("[aria-checked=true]") !== null;
	const select = place.querySelector("select");
	if (select) return select.value ? read(select.selectedOptions[0]) : "";
	const box = place.querySelector<HTMLInputElement>("input, textarea");
	return box ? box.value : read(place.querySelector("[aria-haspopup=listbox]"));
}

Object.assign(window, {
	formState: () => ({ ...answers, submitted }),
	formShown: () => Object.fromEntries(Object.keys(EMPTY).map((key) => [key, shown(key)])),
});

createRoot(document.getElementById("root") as HTMLElement).render(<Application />);
