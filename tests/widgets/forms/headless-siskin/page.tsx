import {
	Checkbox, Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions, Description, Dialog, DialogPanel, DialogTitle, Field, Fieldset, Input, Label,
	Legend, Listbox, ListboxButton, ListboxOption, ListboxOptions, Radio, RadioGroup, Switch, Textarea,
} from "@headlessui/react";
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./tailwind.css";

type Option = { id: string; name: string; hint?: string };
type Values = Record<string, string | string[] | boolean>;

const MANY = ["race", ...[0, 1].map((row) => `inv${row}Grades`)];
const FLAGS = ["otherMail", "agree"];
const KEYS = "legalFirst legalMiddle legalLast suffix chosen email cc phone country line1 line2 city state zip otherMail bMonth bDay bYear bCountry bCity usYears sex gender pronouns military latinx race citizen firstLang homeLang school schoolCity schoolState entered gradMonth gradYear schoolType grade gpa gpaW rank size satRW satM satTimes act ap0Exam ap0Score ap1Exam ap1Score dual cc0Title cc0Grade cc1Title cc1Grade major career degree p1Living p1First p1Last p1Former p1Work p1Employer p1Level p2First p2Last p2Work p2Level married sibCount sib0First sib0Last sib0Age sib1First sib1Last sib1Age income firstGen waiver inv0Kind inv0Org inv0Role inv0Text inv0Grades inv0Hours inv0Weeks inv1Kind inv1Org inv1Role inv1Text inv1Grades inv1Hours inv1Weeks hon0Title hon0Grade hon1Title hon1Grade counselorName counselorEmail counselorPhone recName recEmail emergencyName emergencyPhone helper ssn pin agree sign".split(" ");
const EMPTY: Values = Object.fromEntries(KEYS.map((key) => [key, MANY.includes(key) ? [] : FLAGS.includes(key) ? false : ""]));

const places = new Map<string, HTMLElement>();
let wasSent = false;

/** The answers, so that a control is drawn anew only when its own answer changes. */
function createStore(values: Values) {
	const listeners = new Set<() => void>();
	const store = {
		values,
		set(key: string, value: Values[string]) {
			store.values = { ...store.values, [key]: value };
			for (const listener of listeners) listener();
		},
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
	return store;
}
const application = createStore(EMPTY);
const Answers = createContext(application);
function useAnswer<T extends Values[string]>(key: string): [T, (value: T) => void] {
	const store = useContext(Answers);
	return [useSyncExternalStore(store.subscribe, () => store.values[key]) as T, (value) => store.set(key, value)];
}

const opts = (...names: string[]): Option[] => names.map((name) => ({ id: name, name }));
const coded = (pairs: Record<string, string>): Option[] => Object.entries(pairs).map(([id, name]) => ({ id, name }));
const YES_NO = opts("Yes", "No");
const SPANS = ["", "col-span-1", "col-span-2", "col-span-3", "col-span-4", "", "col-span-6"];
const box = "mt-1 block w-full rounded-md border border-gray-300 bg-white px-3 py-2 text-sm";

type Asked = { k: string; label: ReactNode; span?: number; must?: boolean; help?: ReactNode };
function Cell({ k, span = 3, children }: { k: string; span?: number; children: ReactNode }) {
	return (
		<div className={SPANS[span]} ref={(element) => { if (element) places.set(k, element); else places.delete(k); }}>
			{children}
		</div>
	);
}
const Says = ({ label, must }: { label: ReactNode; must?: boolean }) => (
	<Label className="text-sm font-medium">{label}{must && <span className="text-red-600"> *</span>}</Label>
);
const Help = ({ children }: { children: ReactNode }) => <Description className="mt-1 text-xs text-gray-500">{children}</Description>;

function Text({ k, label, span, must, help, area, ...rest }: Asked & { area?: boolean; type?: string; maxLength?: number; placeholder?: string; autoComplete?: string; inputMode?: "numeric" | "decimal" }) {
	const [value, set] = useAnswer<string>(k);
	const Control = (area ? Textarea : Input) as typeof Input;
	return (
		<Cell k={k} span={span}>
			<Field>
				<Says label={label} must={must} />
				<Control className={box} value={value} required={must} onChange={(event) => set(event.target.value)} {...rest} />
				{help && <Help>{help}</Help>}
			</Field>
		</Cell>
	);
}

function Pick({ k, label, span, must, help, options, empty = "Select" }: Asked & { options: Option[]; empty?: string }) {
	const [value, set] = useAnswer<string>(k);
	const chosen = options.find(({ id }) => id === value) ?? null;
	return (
		<Cell k={k} span={span}>
			<Field>
				<Says label={label} must={must} />
				<Listbox value={chosen} by="id" onChange={(option: Option) => set(option.id)}>
					<ListboxButton className={`${box} text-left`}>{chosen ? chosen.name : <span className="text-gray-400">{empty}</span>}</ListboxButton>
					<ListboxOptions anchor="bottom start" className="z-10 max-h-60 overflow-auto rounded-md border bg-white p-1 shadow-lg">
						{options.map((option) => (
							<ListboxOption key={option.id} value={option} className="cursor-pointer rounded px-3 py-2 data-focus:bg-indigo-50 data-selected:font-semibold">{option.name}</ListboxOption>
						))}
					</ListboxOptions>
				</Listbox>
				{help && <Help>{help}</Help>}
			</Field>
		</Cell>
	);
}

function PickMany({ k, label, span, options }: Asked & { options: Option[] }) {
	const [value, set] = useAnswer<string[]>(k);
	const chosen = options.filter(({ id }) => value.includes(id));
	return (
		<Cell k={k} span={span}>
			<Field>
				<Says label={label} />
				<Listbox multiple value={value} onChange={set}>
					<ListboxButton className={`${box} flex flex-wrap gap-1 text-left`}>
						{chosen.length > 0 ? chosen.map(({ id, name }) => <span key={id} className="chip rounded bg-gray-200 px-3">{name}</span>) : <span className="text-gray-400">Select all that apply</span>}
					</ListboxButton>
					<ListboxOptions anchor="bottom start" className="z-10 max-h-60 overflow-auto rounded-md border bg-white p-1 shadow-lg">
						{options.map(({ id, name }) => (
							<ListboxOption key={id} value={id} className="cursor-pointer rounded px-3 py-2 data-focus:bg-indigo-50 data-selected:font-semibold">{name}</ListboxOption>
						))}
					</ListboxOptions>
				</Listbox>
			</Field>
		</Cell>
	);
}

function Find({ k, label, span, must, help, options, free }: Asked & { options: Option[]; free?: boolean }) {
	const [value, set] = useAnswer<string>(k);
	const [query, setQuery] = useState("");
	const found = options.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()));
	const chosen = options.find(({ id }) => id === value) ?? (value ? { id: value, name: value } : null);
	return (
		<Cell k={k} span={span}>
			<Field>
				<Says label={label} must={must} />
				<Combobox value={chosen} by="id" onChange={(option: Option | null) => set(option?.id ?? "")} onClose={() => setQuery("")}>
					<div className="relative">
						<ComboboxInput className={`${box} pr-9`} autoComplete="off" displayValue={(option: Option | null) => option?.name ?? ""} onChange={(event) => setQuery(event.target.value)} placeholder="Search" />
						<ComboboxButton className="absolute right-2 top-2 text-gray-400">▾</ComboboxButton>
					</div>
					<ComboboxOptions anchor="bottom start" className="z-10 max-h-60 overflow-auto rounded-md border bg-white p-1 shadow-lg">
						{found.map((option) => (
							<ComboboxOption key={option.id} value={option} className="cursor-pointer rounded px-3 py-2 data-focus:bg-indigo-50 data-selected:font-semibold">{option.name}</ComboboxOption>
						))}
						{free && query.trim() !== "" && found.length === 0 && (
							<ComboboxOption value={{ id: query.trim(), name: query.trim() }} className="cursor-pointer rounded px-3 py-2 data-focus:bg-indigo-50">Use “{query.trim()}”</ComboboxOption>
						)}
					</ComboboxOptions>
				</Combobox>
				{help && <Help>{help}</Help>}
			</Field>
		</Cell>
	);
}

function One({ k, label, span = 6, must, help, options, cards }: Asked & { options: Option[]; cards?: boolean }) {
	const [value, set] = useAnswer<string>(k);
	return (
		<Cell k={k} span={span}>
			<Fieldset>
				<Legend className="text-sm font-medium">{label}{must && <span className="text-red-600"> *</span>}</Legend>
				{help && <p className="text-xs text-gray-500">{help}</p>}
				<RadioGroup value={value} onChange={set} className={cards ? "mt-2 grid grid-cols-3 gap-3" : "mt-2 flex flex-wrap gap-4"}>
					{options.map(({ id, name, hint }) =>
						cards ? (
							<Radio key={id} value={id} className="cursor-pointer rounded-lg border border-gray-300 bg-white p-4 data-checked:border-indigo-600">
								<p className="font-semibold">{name}</p>
								{hint && <p className="text-xs text-gray-500">{hint}</p>}
							</Radio>
						) : (
							<Field key={id} className="flex items-center gap-2">
								<Radio value={id} className="size-4 rounded-full border border-gray-300 bg-white data-checked:bg-indigo-600" />
								<Label className="cursor-pointer">{name}</Label>
							</Field>
						),
					)}
				</RadioGroup>
			</Fieldset>
		</Cell>
	);
}

function Boxes({ k, label, span, options }: Asked & { options: Option[] }) {
	const [value, set] = useAnswer<string[]>(k);
	return (
		<Cell k={k} span={span}>
			<Fieldset>
				<Legend className="text-sm font-medium">{label}</Legend>
				<div className="mt-2 flex gap-4">
					{options.map(({ id, name }) => (
						<Field key={id} className="flex items-center gap-2">
							<Checkbox checked={value.includes(id)} onChange={(on) => set(options.map((option) => option.id).filter((each) => (each === id ? on : value.includes(each))))} className="size-4 rounded border border-gray-300 bg-white data-checked:bg-indigo-600" />
							<Label>{name}</Label>
						</Field>
					))}
				</div>
			</Fieldset>
		</Cell>
	);
}

function Tick({ k, label }: { k: string; label: ReactNode }) {
	const [value, set] = useAnswer<boolean>(k);
	return (
		<Cell k={k} span={6}>
			<Field className="flex items-center gap-2">
				<Checkbox checked={value} onChange={set} className="size-4 rounded border border-gray-300 bg-white data-checked:bg-indigo-600" />
				<Label>{label}</Label>
			</Field>
		</Cell>
	);
}

function Toggle({ k, label }: { k: string; label: ReactNode }) {
	const [value, set] = useAnswer<boolean>(k);
	return (
		<Cell k={k} span={6}>
			<Field className="flex items-center justify-between">
				<Label>{label}</Label>
				<Switch checked={value} onChange={set} className="inline-flex rounded-full bg-gray-200 p-1 data-checked:bg-indigo-600" style={{ width: 44 }}>
					<span className="size-4 rounded-full bg-white" style={{ marginLeft: value ? 20 : 0 }} />
				</Switch>
			</Field>
		</Cell>
	);
}

const Part = ({ title, about, children }: { title: string; about?: ReactNode; children: ReactNode }) => (
	<section className="grid grid-cols-3 gap-x-8 border-b pb-8 pt-8">
		<div>
			<h2 className="text-lg font-semibold">{title}</h2>
			{about && <p className="mt-1 text-sm text-gray-500">{about}</p>}
		</div>
		<div className="col-span-2 grid grid-cols-6 gap-x-4 gap-y-5">{children}</div>
	</section>
);
const Sub = ({ children }: { children: ReactNode }) => <h3 className="col-span-6 font-semibold">{children}</h3>;

const MONTHS = "January February March April May June July August September October November December".split(" ").map((name, index) => ({ id: String(index + 1).padStart(2, "0"), name }));
const COUNTRY = opts(...COUNTRIES);
const STATE = STATES.map(([id, name]) => ({ id, name }));
const MAJOR = opts(...MAJORS);
const TONGUES = opts("Arabic", "Bengali", "Chinese (Mandarin)", "English", "French", "German", "Hindi", "Igbo", "Portuguese", "Russian", "Spanish", "Vietnamese", "Yoruba");
const SCHOOLS = ["Arcata High School", "Ashland Valley High School", "Ashland Valley Middle College", "Grants Pass High School", "Klamath Union High School", "Siskiyou Charter Academy"].map((name, index) => ({ id: `S-${3107 + index * 12}`, name }));
const SCHOOLING = coded({ "1": "Grade school", "2": "Some high school", "3": "Completed high school", "4": "Some college", "5": "Associate degree", "6": "Bachelor’s degree", "7": "Graduate degree" });
const EXAMS = opts("Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Language and Composition", "English Literature and Composition", "Environmental Science", "Macroeconomics", "Physics 1", "Psychology", "Spanish Language and Culture", "Statistics", "United States History", "World History: Modern").map(({ id, name }) => ({ id, name: `AP ${name}` }));
const KINDS = opts("Academic", "Arts", "Athletics", "Career-related", "Community service", "Cultural", "Debate & speech", "Environment", "Family responsibility", "Music", "Paid job", "Religious", "Research", "Robotics", "Student government", "Other");
const GRADES = coded({ g9: "9", g10: "10", g11: "11", g12: "12" });
const GRADE_NAMES = coded({ g9: "Freshman year", g10: "Sophomore year", g11: "Junior year", g12: "Senior year" });

function Person() {
	return (
		<>
			<Part title="You" about="Use the name on your passport or birth certificate. We’ll greet you with the one you choose.">
				<Text k="legalFirst" label="Legal first name" must span={2} />
				<Text k="legalMiddle" label="Middle" span={2} />
				<Text k="legalLast" label="Legal last name" must span={2} />
				<Pick k="suffix" label="Suffix" span={2} options={opts("None", "Jr.", "Sr.", "II", "III", "IV")} />
				<Text k="chosen" label="Chosen name" span={4} help="What should your roommates and professors call you?" />
			</Part>
			<Part title="Reaching you">
				<Text k="email" label="Email" must type="email" span={6} help="Please not a school account: many close in June." />
				<Pick k="cc" label="Country code" span={2} options={coded({ US: "United States +1", GB: "United Kingdom +44", MX: "Mexico +52", NG: "Nigeria +234" })} />
				<Text k="phone" label="Phone" type="tel" span={2} placeholder="000-000-0000" />
			</Part>
			<Part title="Where you live" about="Your permanent home, even if you board at school.">
				<Find k="country" label="Country or region" must span={6} options={COUNTRY} />
				<Text k="line1" label="Street" must span={4} />
				<Text k="line2" label="Unit" span={2} />
				<Text k="city" label="City or town" must span={2} />
				<Find k="state" label="State" span={2} options={STATE} />
				<Text k="zip" label="ZIP" span={2} />
				<Toggle k="otherMail" label="Send my letters to another address" />
			</Part>
			<Part title="Birth">
				<Pick k="bMonth" label="Birth month" must span={2} options={MONTHS} />
				<Text k="bDay" label="Day" must span={2} inputMode="numeric" maxLength={2} />
				<Text k="bYear" label="Year" must span={2} inputMode="numeric" maxLength={4} />
				<Find k="bCountry" label="Country you were born in" span={2} options={COUNTRY} />
				<Text k="bCity" label="City you were born in" span={2} />
				<Text k="usYears" label="Years you’ve lived in the U.S." span={2} inputMode="numeric" />
			</Part>
			<Part title="About your identity" about="Larkmoor is required by law to ask some of this. Nothing here is seen by those who read applications.">
				<One k="sex" label="Legal sex" span={6} options={coded({ F: "Female", M: "Male", X: "X" })} />
				<Pick k="gender" label="Gender" span={3} options={opts("Man", "Woman", "Nonbinary", "Another gender")} />
				<Pick k="pronouns" label="Pronouns" span={3} options={opts("He/him/his", "She/her/hers", "They/them/theirs")} />
				<One k="latinx" label="Do you identify as Hispanic or Latinx?" options={YES_NO} />
				<PickMany k="race" label="Regardless of your answer above, how do you identify?" span={6} options={coded({ AI: "American Indian or Alaska Native", AS: "Asian", BL: "Black or African American", PI: "Native Hawaiian or other Pacific Islander", WH: "White" })} />
				<One k="citizen" label="Citizenship" must cards options={[{ id: "usc", name: "U.S. citizen", hint: "By birth or naturalization" }, { id: "lpr", name: "Permanent resident", hint: "You hold a green card" }, { id: "intl", name: "Citizen of another country", hint: "You hold or will need a visa" }]} />
				<Pick k="military" label="U.S. armed forces" span={6} options={coded({ n: "I have no connection to the armed forces", d: "I am a dependent of a service member", a: "I am serving now", v: "I have served" })} />
				<Find k="firstLang" label="Your first language" span={3} options={TONGUES} />
				<Find k="homeLang" label="Language spoken at home, if not the same" span={3} options={TONGUES} />
			</Part>
		</>
	);
}

function Learning() {
	return (
		<>
			<Part title="High school" about="The school you attend now or graduated from.">
				<Find k="school" label="School" must span={6} options={SCHOOLS} free help="Start typing. If we don’t find it, use what you typed." />
				<Text k="schoolCity" label="School’s city" span={3} />
				<Pick k="schoolState" label="School’s state" span={3} options={STATE} />
				<Text k="entered" label="Entered" span={2} placeholder="MM/YYYY" />
				<Pick k="gradMonth" label="Graduation month" span={2} options={MONTHS} />
				<Pick k="gradYear" label="Graduation year" span={2} options={opts("2025", "2026", "2027", "2028")} />
				<One k="schoolType" label="Type of school" options={opts("Public", "Charter", "Independent", "Religious", "Home")} />
				<One k="grade" label="Current year" options={GRADE_NAMES} />
				<Text k="gpa" label="Unweighted GPA (4.0 scale)" span={3} inputMode="decimal" />
				<Text k="gpaW" label="Weighted GPA, if there is one" span={3} inputMode="decimal" />
				<Text k="rank" label="Class rank" span={3} inputMode="numeric" />
				<Text k="size" label="Students in your class" span={3} inputMode="numeric" />
			</Part>
			<Part title="Tests you’re sharing" about="You chose to have scores considered. Leave a box blank and we won’t wonder why.">
				<Text k="satRW" label="SAT Evidence-Based Reading and Writing" span={2} inputMode="numeric" />
				<Text k="satM" label="SAT Math" span={2} inputMode="numeric" />
				<Pick k="satTimes" label="How often have you sat the SAT?" span={2} options={opts("Once", "Twice", "Three times or more")} />
				<Text k="act" label="ACT composite" span={2} inputMode="numeric" />
				<Sub>AP exams</Sub>
				{[0, 1].map((row) => (
					<div key={row} className="col-span-6 grid grid-cols-6 gap-x-4">
						<Find k={`ap${row}Exam`} label="Subject" span={4} options={EXAMS} />
						<Pick k={`ap${row}Score`} label="Score" span={2} options={opts("5", "4", "3", "2", "1")} />
					</div>
				))}
			</Part>
			<Part title="College courses so far" about="Dual enrollment or summer study.">
				<Text k="dual" label="College or university where you took them" span={6} />
				{[0, 1].map((row) => (
					<div key={row} className="col-span-6 grid grid-cols-6 gap-x-4">
						<Text k={`cc${row}Title`} label={`Course ${row + 1}`} span={3} />
						<Text k={`cc${row}Grade`} label="Grade" span={3} />
					</div>
				))}
			</Part>
			<Part title="What’s next">
				<Find k="major" label="Major you’re most drawn to" span={6} options={MAJOR} />
				<Text k="career" label="A career you can imagine" span={3} />
				<Pick k="degree" label="How far do you plan to go?" span={3} options={coded({ B: "Bachelor’s degree", M: "Master’s degree", D: "Doctorate", P: "Law, medicine or another profession", U: "I don’t know yet" })} />
			</Part>
		</>
	);
}

function Family() {
	return (
		<Part title="Family" about="Share what you know. Parent can mean whoever raised you.">
			<Pick k="married" label="Your parents’ marital status" span={3} options={opts("Never married", "Married", "Separated", "Divorced", "Widowed", "Civil union or domestic partners")} />
			<One k="firstGen" label="Are you a first-generation college student?" span={3} options={YES_NO} />
			<Sub>First parent</Sub>
			<One k="p1Living" label="Living?" span={6} options={coded({ l: "Yes, living", d: "Deceased" })} />
			<Text k="p1First" label="Given name" span={2} />
			<Text k="p1Last" label="Family name" span={3} />
			<Text k="p1Former" label="Former family name" span={2} />
			<Text k="p1Work" label="Occupation" span={2} />
			<Text k="p1Employer" label="Employer" span={2} />
			<Pick k="p1Level" label="Education completed" span={3} options={SCHOOLING} />
			<Sub>Second parent</Sub>
			<Text k="p2First" label="Given name" span={2} />
			<Text k="p2Last" label="Family name" span={2} />
			<Text k="p2Work" label="Occupation" span={2} />
			<Pick k="p2Level" label="Education completed" span={3} options={SCHOOLING} />
			<Sub>Brothers and sisters</Sub>
			<Pick k="sibCount" label="How many do you have?" span={2} options={opts("0", "1", "2", "3", "4", "5 or more")} />
			{[0, 1].map((row) => (
				<div key={row} className="col-span-6 grid grid-cols-6 gap-x-4">
					<Text k={`sib${row}First`} label="Sibling’s first name" span={2} />
					<Text k={`sib${row}Last`} label="Sibling’s last name" span={3} />
					<Text k={`sib${row}Age`} label="Age" span={1} inputMode="numeric" />
				</div>
			))}
			<Sub>Household</Sub>
			<Pick k="income" label="Yearly household income" span={3} options={coded({ A: "Up to $48,000", B: "$48,001 – $75,000", C: "$75,001 – $110,000", D: "Over $110,000" })} />
			<One k="waiver" label="Would you like your application fee waived?" options={YES_NO} span={3} />
		</Part>
	);
}

function Involvement() {
	return (
		<>
			<Part title="Two things you do" about="Whatever takes your time outside class, most important first.">
				{[0, 1].map((row) => (
					<div key={row} className="col-span-6 grid grid-cols-6 gap-x-4 gap-y-5 rounded-xl border bg-white p-4">
						<Pick k={`inv${row}Kind`} label="Category" span={2} options={KINDS} />
						<Text k={`inv${row}Org`} label="Organization or employer" span={2} />
						<Text k={`inv${row}Role`} label="Your position" span={2} maxLength={50} />
						<Text k={`inv${row}Text`} label="Tell us about it" span={6} area maxLength={150} help="150 characters" />
						<Boxes k={`inv${row}Grades`} label="Grade levels" span={3} options={GRADES} />
						<Text k={`inv${row}Hours`} label="Hours/week" span={1} inputMode="decimal" />
						<Text k={`inv${row}Weeks`} label="Weeks/year" span={2} inputMode="numeric" />
					</div>
				))}
			</Part>
			<Part title="Recognition" about="Two honors, academic or not.">
				{[0, 1].map((row) => (
					<div key={row} className="col-span-6 grid grid-cols-6 gap-x-4">
						<Text k={`hon${row}Title`} label="Honor" span={4} />
						<Pick k={`hon${row}Grade`} label="Received in" span={2} options={GRADE_NAMES} />
					</div>
				))}
			</Part>
		</>
	);
}

function Others() {
	return (
		<>
			<Part title="People who support you" about="We’ll write to your counselor and recommender ourselves.">
				<Text k="counselorName" label="School counselor" span={6} />
				<Text k="counselorEmail" label="Counselor’s email" type="email" span={3} />
				<Text k="counselorPhone" label="Counselor’s phone" type="tel" span={3} />
				<Text k="recName" label="Teacher or mentor recommending you" span={3} />
				<Text k="recEmail" label="Their email" type="email" span={3} />
				<Text k="emergencyName" label="Emergency contact outside your household" span={3} />
				<Text k="emergencyPhone" label="That person’s phone" type="tel" span={3} />
				<Text k="helper" label="Name of anyone who filled this in for you" span={6} />
			</Part>
			<Part title="Before you go">
				<Text k="ssn" label="Social Security number (optional)" span={3} placeholder="###-##-####" />
				<Text k="pin" label="Choose a PIN for your portal" type="password" autoComplete="new-password" span={3} />
				<Tick k="agree" label="I certify that this application is my own work and is complete." />
				<Text k="sign" label="Electronic signature" span={6} />
			</Part>
		</>
	);
}

function Plan({ onDone }: { onDone: () => void }) {
	const [plan] = useState(() => createStore({ term: "", kind: "", scores: "" }));
	const values = useSyncExternalStore(plan.subscribe, () => plan.values);
	return (
		<Answers.Provider value={plan}>
			<Part title="Your plan">
				<Pick k="term" label="I want to start in" options={opts("Spring 2027", "Fall 2027", "Spring 2028")} />
				<One k="kind" label="I’m applying as a" cards options={[{ id: "fy", name: "First-year student", hint: "Still in high school, or just out" }, { id: "tr", name: "Transfer student", hint: "12 or more college credits" }, { id: "re", name: "Returning student" }]} />
				<One k="scores" label="Should we look at your test scores?" options={coded({ y: "Yes, consider them", n: "No, leave them out" })} />
			</Part>
			<div className="flex justify-end mt-4"><button type="button" className="rounded-md bg-indigo-600 px-3 py-2 text-white" disabled={!values.term || !values.kind || !values.scores} onClick={onDone}>Save and continue</button></div>
		</Answers.Provider>
	);
}

function App() {
	const [welcome, setWelcome] = useState(true);
	const [step, setStep] = useState(0);
	return (
		<div className="mx-auto max-w-5xl px-6 py-10">
			<Dialog open={welcome} onClose={() => setWelcome(false)} className="relative z-50">
				<div className="fixed inset-0 bg-black/30" aria-hidden="true" />
				<div className="fixed inset-0 grid w-screen place-items-center">
					<DialogPanel className="max-w-md rounded-xl bg-white p-6 space-y-4 shadow-lg">
						<DialogTitle className="text-lg font-semibold">Welcome to Larkmoor</DialogTitle>
						<p>Most people finish in under an hour. Everything saves as you go, and there is no essay unless you want to write one.</p>
						<button type="button" className="rounded-md bg-indigo-600 px-3 py-2 text-white" onClick={() => setWelcome(false)}>Let’s start</button>
					</DialogPanel>
				</div>
			</Dialog>
			<h1 className="text-2xl font-semibold">Apply to Larkmoor University</h1>
			<ol className="mt-4 flex gap-4 text-sm">
				{["Plan", "Application"].map((name, index) => (
					<li key={name} aria-current={index === step ? "step" : undefined} className={index === step ? "font-semibold text-indigo-600" : "text-gray-500"}>{index + 1}. {name}</li>
				))}
			</ol>
			{step === 0 ? (
				<Plan onDone={() => setStep(1)} />
			) : (
				<Answers.Provider value={application}>
					<form onSubmit={(event) => { event.preventDefault(); wasSent = true; }}>
						<Person />
						<Learning />
						<Family />
						<Involvement />
						<Others />
						<div className="mt-8 flex justify-between">
							<button type="button" className="rounded-md border px-3 py-2" onClick={() => setStep(0)}>Back</button>
							<button type="submit" className="rounded-md bg-indigo-600 px-3 py-2 text-white">Submit application</button>
						</div>
					</form>
				</Answers.Provider>
			)}
		</div>
	);
}

function read(key: string): unknown {
	const place = places.get(key);
	if (!place) return MANY.includes(key) ? [] : FLAGS.includes(key) ? false : "";
	const texts = (selector: string) => [...place.querySelectorAll<HTMLElement>(selector)].map((element) => element.innerText.trim());
	if (FLAGS.includes(key)) return place.querySelector("[role=checkbox], [role=switch]")?.getAttribute("aria-checked") === "true";
	if (key === "race") return texts(".chip");
	if (MANY.includes(key)) return [...place.querySelectorAll("[role=checkbox][aria-checked=true]")].map((element) => element.parentElement?.innerText.trim());
	const button = place.querySelector<HTMLElement>("button[aria-haspopup=listbox]:not([tabindex='-1'])");
	if (button) return button.querySelector(".text-gray-400") ? "" : button.innerText.trim();
	if (place.querySelector("[role=radiogroup]")) {
		const on = place.querySelector<HTMLElement>("[role=radio][aria-checked=true]");
		return (on?.innerText || on?.parentElement?.innerText || "").trim().split("\n")[0];
	}
	return place.querySelector<HTMLInputElement>("input, textarea")?.value ?? "";
}

const asked = KEYS;
Object.assign(window, {
	formState: () => ({ submitted: wasSent, ...Object.fromEntries(asked.map((key) => [key, application.values[key]])) }),
	formShown: () => Object.fromEntries(asked.map((key) => [key, read(key)])),
});
createRoot(document.getElementById("root") as HTMLElement).render(<App />);
