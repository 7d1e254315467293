import "./style.css";
import {
	Button,
	Combobox,
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
import { createContext, type ReactNode, useContext, useState } from "react";
import { createRoot } from "react-dom/client";

type Values = Record<string, string | boolean | null>;
type Asked = { q: string; of: string; label: string; hint?: ReactNode };

const COUNTRIES =
	"Argentina,Australia,Austria,Belgium,Brazil,Cameroon,Canada,Chile,China,Colombia,Czechia,Denmark,Ecuador,Egypt,Ethiopia,Finland,France,Germany,Ghana,Greece,India,Indonesia,Ireland,Italy,Jamaica,Japan,Kenya,Mexico,Morocco,Netherlands,New Zealand,Niger,Nigeria,Norway,Pakistan,Peru,Philippines,Poland,Portugal,Senegal,South Africa,South Korea,Spain,Sweden,Switzerland,Thailand,Turkey,United Kingdom,United States,Vietnam".split(",");
const STATES =
	"Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Puerto Rico,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming".split(",");
const LANGUAGES =
	"Arabic,Cantonese,English,Farsi,French,German,Hausa,Hindi,Hmong,Igbo,Italian,Japanese,Korean,Mandarin,Portuguese,Russian,Spanish,Swahili,Tagalog,Vietnamese,Yoruba".split(",");
const LEVELS = ["It is my first language", "We speak it at home", "I can speak it", "I can read or write it, but barely speak it"];
const SCHOOLING = [
	"Did not finish high school",
	"Finished high school or GED",
	"Some college, without a degree",
	"Two-year (associate) degree",
	"Four-year (bachelor's) degree",
	"Graduate or professional degree",
];
const KINDS = [
	"A job for pay",
	"Dance or theater",
	"Faith community",
	"Music",
	"Nature and environment",
	"Speech, debate, Model UN",
	"Sport",
	"Student government",
	"Something else",
];

const first: Values = { agrees: false };
for (const key of [
	"given surname called born birthTown email phone street flat town postcode school schoolTown finish average",
	"p1First p1Last p1Job p1Email p2First p2Last p2Job s1Name s1Age s2Name s2Age",
	"group0 story0 group1 story1 group2 story2 teacher teacherEmail health letter guardianSignature website dial country",
]
	.join(" ")
	.split(" "))
	first[key] = "";
for (const key of "birthCountry citizen gender region year tongue0 level0 tongue1 level1 tongue2 level2 home p1School p2School kind0 kind1 kind2".split(" "))
	first[key] = null;

let latest = first;
let submitted = false;
const Answers = createContext<[Values, (key: string, value: Values[string]) => void]>([first, () => {}]);
function useAnswer(key: string) {
	const [values, set] = useContext(Answers);
	return [values[key], (value: Values[string]) => set(key, value)] as const;
}

function Line({ q, of, label, hint, ...rest }: Asked & Record<string, unknown>) {
	const [value, set] = useAnswer(of);
	return (
		<Field className="block" data-q={q}>
			<Label className="label">{label}</Label>
			{hint && <Description className="hint">{hint}</Description>}
			<Input className="input" value={String(value ?? "")} onChange={(event) => set(event.target.value)} {...rest} />
		</Field>
	);
}

function Lines({ q, of, label, hint, ...rest }: Asked & Record<string, unknown>) {
	const [value, set] = useAnswer(of);
	return (
		<Field className="block" data-q={q}>
			<Label className="label">{label}</Label>
			{hint && <Description className="hint">{hint}</Description>}
			<Textarea className="input" rows={4} value={String(value ?? "")} onChange={(event) => set(event.target.value)} {...rest} />
		</Field>
	);
}

function ListOf({ of, options, empty = "Please choose" }: { of: string; options: string[]; empty?: string }) {
	const [value, set] = useAnswer(of);
	return (
		<Listbox value={value} onChange={set}>
			<ListboxButton className="input">{value ? <span>{value}</span> : <span className="muted">{empty}</span>}</ListboxButton>
			<ListboxOptions anchor="bottom start" className="options">
				{options.map((option) => (
					<ListboxOption key={option} value={option} className="option">
						{option}
					</ListboxOption>
				))}
			</ListboxOptions>
		</Listbox>
	);
}

function Choice({ q, of, label, hint, options }: Asked & { options: string[] }) {
	return (
		<Field className="block" data-q={q}>
			<Label className="label">{label}</Label>
			{hint && <Description className="hint">{hint}</Description>}
			<ListOf of={of} options={options} />
		</Field>
	);
}

function Finder({ of, options, placeholder }: { of: string; options: string[]; placeholder: string }) {
	const [value, set] = useAnswer(of);
	const [query, setQuery] = useState("");
	const fitting = query === "" ? options : options.filter((option) => option.toLowerCase().includes(query.toLowerCase()));
	return (
		<Combobox value={value} onChange={set} onClose={() => setQuery("")} immediate>
			<div className="relative">
				<ComboboxInput
					className="input"
					placeholder={placeholder}
					displayValue={(option: string | null) => option ?? ""}
					onChange={(event) => setQuery(event.target.value)}
					autoComplete="off"
				/>
				<ComboboxOptions className="options drop">
					{fitting.map((option) => (
						<ComboboxOption key={option} value={option} className="option">
							{option}
						</ComboboxOption>
					))}
				</ComboboxOptions>
			</div>
		</Combobox>
	);
}

function Find({ q, of, label, hint, options, placeholder }: Asked & { options: string[]; placeholder: string }) {
	return (
		<Field className="block" data-q={q}>
			<Label className="label">{label}</Label>
			{hint && <Description className="hint">{hint}</Description>}
			<Finder of={of} options={options} placeholder={placeholder} />
		</Field>
	);
}

function Native({ q, of, label, options }: Asked & { options: [string, string][] }) {
	const [value, set] = useAnswer(of);
	return (
		<Field className="block" data-q={q}>
			<Label className="label">{label}</Label>
			<Select className="input" value={String(value ?? "")} onChange={(event) => set(event.target.value)}>
				<option value="" />
				{options.map(([code, text]) => (
					<option key={code} value={code}>
						{text}
					</option>
				))}
			</Select>
		</Field>
	);
}

function Gender() {
	const [value, set] = useAnswer("gender");
	return (
		<Fieldset data-q="1h">
			<Legend className="label">For placing you with a family, you are a…</Legend>
			<RadioGroup value={value} onChange={set} aria-label="For placing you with a family, you are a…">
				{[
					["f", "young woman"],
					["m", "young man"],
					["n", "non-binary young person"],
				].map(([code, text]) => (
					<Field key={code} className="pick">
						<Radio value={code} className="dot" />
						<Label>{text}</Label>
					</Field>
				))}
			</RadioGroup>
		</Fieldset>
	);
}

function Agree() {
	const [value, set] = useAnswer("agrees");
	return (
		<Field className="pick" data-q="7b">
			<Switch checked={value === true} onChange={set} className="switch">
				<span />
			</Switch>
			<Label passive>We, student and guardian, have read the Rules of the Year (no driving, no drugs, weekly mail to your area representative) and agree to them.</Label>
		</Field>
	);
}

function Page() {
	const [values, setValues] = useState(first);
	latest = values;
	const set = (key: string, value: Values[string]) => setValues((held) => ({ ...held, [key]: value }));
	return (
		<Answers.Provider value={[values, set]}>
			<main>
				<h1>Meridian Year Abroad</h1>
				<p>
					Thank you for wanting to spend a school year somewhere else. There are no wrong answers below; we read every sheet twice, and your future host family reads
					chapters four to six. Take your time. You may leave and come back, nothing is lost.
				</p>
				<form
					onSubmit={(event) => {
						event.preventDefault();
						submitted = true;
					}}
				>
					<h2>Chapter one: your passport page</h2>
					<p className="hint">Please have the document beside you (or your birth certificate, if you are still waiting for one) and copy it letter for letter.</p>
					<div className="space-y">
						<div className="two">
							<Line q="1a" of="given" label="Given names" hint="All of them, first and middle, in the order printed." />
							<Line q="1b" of="surname" label="Surname(s)" hint="Hyphens and accents included; leave off Jr., III and the like." />
						</div>
						<Line q="1c" of="called" label="What do people actually call you?" hint="Nicknames are welcome. It is what your host family will shout up the stairs." />
						<div className="two">
							<Line q="1d" of="born" label="Born on" hint="Day first, as most of the world writes it: DD/MM/YYYY" placeholder="DD/MM/YYYY" />
							<Line q="1e" of="birthTown" label="in (town or city)" hint="As it is spelled today." />
						</div>
						<Find q="1f" of="birthCountry" label="Country of birth" options={COUNTRIES} placeholder="Type a few letters" />
						<Choice
							q="1g"
							of="citizen"
							label="Visas depend on this one: which is true of you?"
							options={["I am a U.S. citizen", "I am a permanent resident of the U.S. (green card)", "I live here on a visa", "It is complicated, please call me"]}
						/>
						<Gender />
					</div>

					<h2>Chapter two: where our letters reach you</h2>
					<div className="space-y">
						<Line q="2a" of="email" label="Your own e-mail" hint="Yours, please, and one that you will still read after you change schools." type="email" />
						<div className="third">
							<Native
								q="2b"
								of="dial"
								label="Country calling code"
								options={[
									["+61", "+61 Australia"],
									["+49", "+49 Germany"],
									["+52", "+52 Mexico"],
									["+234", "+234 Nigeria"],
									["+44", "+44 United Kingdom"],
									["+1", "+1 United States, Canada"],
								]}
							/>
							<Line q="2c" of="phone" label="and your number" type="tel" />
						</div>
						<Line q="2d" of="street" label="House number and street" />
						<div className="two">
							<Line q="2e" of="flat" label="Apartment, floor, unit" />
							<Line q="2f" of="town" label="Town" />
							<Find q="2g" of="region" label="State" options={STATES} placeholder="Search" />
							<Line q="2h" of="postcode" label="Postcode / ZIP" />
						</div>
						<Native
							q="2i"
							of="country"
							label="Country where you live now"
							options={[
								["CA", "Canada"],
								["MX", "Mexico"],
								["US", "United States of America"],
							]}
						/>
					</div>

					<h2>Chapter three: school, and the languages you bring along</h2>
					<div className="space-y">
						<Line q="3a" of="school" label="Where do you go to school?" hint="The school's full name, no initials please: our partners abroad will not know them." />
						<div className="two">
							<Line q="3b" of="schoolTown" label="Town the school is in" />
							<Choice
								q="3c"
								of="year"
								label="You are now in"
								options={["grade 8 or below", "grade 9 (freshman)", "grade 10 (sophomore)", "grade 11 (junior)", "grade 12 (senior)", "a gap year, finished already"]}
							/>
							<Line q="3d" of="finish" label="When will you graduate?" hint="Month and year" placeholder="e.g. May 2026" />
							<Line q="3e" of="average" label="Grade average, out of four" hint="The plain one, without extra points for honors classes." inputMode="decimal" />
						</div>
						<div data-q="3f">
							<p className="label">Your languages</p>
							<p className="hint">Begin with the one you dream in. You do not need to speak the language of the country you hope for; most of our students did not.</p>
							<div className="two">
								<span className="head">Language</span>
								<span className="head">How you know it</span>
								{[0, 1, 2].map((at) => [
									<Finder key={`tongue${at}`} of={`tongue${at}`} options={LANGUAGES} placeholder="Language" />,
									<ListOf key={`level${at}`} of={`level${at}`} options={LEVELS} empty="How well?" />,
								])}
							</div>
						</div>
					</div>

					<h2>Chapter four: the people at home</h2>
					<p>Families come in every shape, and so do the families who will host you. Tell us who is in yours.</p>
					<Choice q="4a" of="home" label="Your parents are…" options={["married to each other", "living together, not married", "separated", "divorced", "never married, living apart", "widowed"]} />
					<Fieldset className="card space-y" data-q="4b">
						<Legend className="legend">First parent or guardian</Legend>
						<div className="two">
							<Line q="4c" of="p1First" label="First name" />
							<Line q="4d" of="p1Last" label="Last name" />
							<Line q="4e" of="p1Job" label="Does what for a living?" />
							<Choice q="4f" of="p1School" label="Went to school until" options={SCHOOLING} />
						</div>
						<Line q="4g" of="p1Email" label="E-mail where we may write to this person" type="email" />
					</Fieldset>
					<Fieldset className="card space-y" data-q="4h">
						<Legend className="legend">Second parent or guardian, if you have one</Legend>
						<div className="two">
							<Line q="4i" of="p2First" label="First name" />
							<Line q="4j" of="p2Last" label="Last name" />
							<Line q="4k" of="p2Job" label="Does what for a living?" />
							<Choice q="4l" of="p2School" label="Went to school until" options={SCHOOLING} />
						</div>
					</Fieldset>
					<Fieldset className="card">
						<Legend className="legend">Brothers and sisters, oldest first</Legend>
						<div className="two">
							<Line q="4m" of="s1Name" label="First name" />
							<Line q="4n" of="s1Age" label="How old?" type="number" />
							<Line q="4o" of="s2Name" label="First name" />
							<Line q="4p" of="s2Age" label="How old?" type="number" />
						</div>
					</Fieldset>

					<h2>Chapter five: how you fill a week</h2>
					<p>Three things that take your time outside class, in the order they matter to you. A job in a shop tells a host family as much as a trophy does.</p>
					{[0, 1, 2].map((at) => (
						<Fieldset key={at} className="card space-y">
							<Legend className="legend">{["One", "Two", "Three"][at]}</Legend>
							<div className="two">
								<Choice q={`5${at}a`} of={`kind${at}`} label="What sort of thing is it?" options={KINDS} />
								<Line q={`5${at}b`} of={`group${at}`} label="With whom?" hint="Club, team, firm, group…" />
							</div>
							<Lines q={`5${at}c`} of={`story${at}`} label="What do you do there?" hint="A sentence or two, 240 characters at most." maxLength={240} />
						</Fieldset>
					))}

					<h2>Chapter six: a few last things</h2>
					<div className="space-y">
						<Lines q="6a" of="health" label="Is there anything you cannot eat, pet or sleep next to?" hint="Allergies, asthma, cats, feather pillows." />
						<Lines q="6b" of="letter" label="Dear host family…" hint="Write them a letter, about a page. What would they find funny about you? What do you hope a Tuesday evening will be like?" rows={10} />
						<div className="two">
							<Line q="6c" of="teacher" label="A teacher who knows you well" hint="Someone who taught you this year or last." />
							<Line q="6d" of="teacherEmail" label="and how we reach them" hint="E-mail; we send them a short questionnaire." type="email" />
						</div>
					</div>

					<h2>Chapter seven: promises</h2>
					<div className="space-y">
						<Line q="7a" of="guardianSignature" label="Signature of parent or guardian" hint="Typing your name here has the force of a signature on paper." />
						<Agree />
						<div className="away" aria-hidden="true" data-q="7c">
							<label htmlFor="website">Website</label>
							<input id="website" name="website" tabIndex={-1} autoComplete="off" value={String(values.website)} onChange={(event) => set("website", event.target.value)} />
						</div>
					</div>
					<Button type="submit" className="send">
						Send my sheet to Meridian
					</Button>
				</form>
			</main>
		</Answers.Provider>
	);
}

createRoot(document.getElementById("root")!).render(<Page />);

const BOXES: Record<string, string> = {
	given: "1a", surname: "1b", called: "1c", born: "1d", birthTown: "1e", birthCountry: "1f", email: "2a", phone: "2c", street: "2d", flat: "2e", town: "2f", region: "2g", postcode: "2h",
	school: "3a", schoolTown: "3b", finish: "3d", average: "3e", p1First: "4c", p1Last: "4d", p1Job: "4e", p1Email: "4g", p2First: "4i", p2Last: "4j", p2Job: "4k",
	s1Name: "4m", s1Age: "4n", s2Name: "4o", s2Age: "4p", group0: "50b", story0: "50c", group1: "51b", story1: "51c", group2: "52b", story2: "52c",
	health: "6a", letter: "6b", teacher: "6c", teacherEmail: "6d", guardianSignature: "7a", website: "7c",
};
const LISTS: Record<string, string> = { citizen: "1g", year: "3c", home: "4a", p1School: "4f", p2School: "4l", kind0: "50a", kind1: "51a", kind2: "52a" };

Object.assign(window, {
	formState: () => ({ ...latest, agrees: latest.agrees || null, submitted }),
	formShown: () => {
		const shown: Record<string, unknown> = {};
		const at = (q: string, part: string) => document.querySelector(`[data-q="${q}"] ${part}`);
		for (const [key, q] of Object.entries(BOXES)) shown[key] = (at(q, "input") as HTMLInputElement)?.value ?? (at(q, "textarea") as HTMLTextAreaElement)?.value;
		const listText = (button: Element | null) => (button?.querySelector(".muted") ? "" : (button?.textContent ?? null));
		for (const [key, q] of Object.entries(LISTS)) shown[key] = listText(at(q, "button"));
		for (const [key, q] of [["dial", "2b"], ["country", "2i"]]) shown[key] = (at(q, "select") as HTMLSelectElement).selectedOptions[0]?.text ?? "";
		const tongues = document.querySelectorAll<HTMLInputElement>('[data-q="3f"] input[role="combobox"]');
		const levels = document.querySelectorAll('[data-q="3f"] button');
		for (const row of [0, 1, 2]) {
			shown[`tongue${row}`] = tongues[row]?.value;
			shown[`level${row}`] = listText(levels[row]);
		}
		shown.gender = document.querySelector('[data-q="1h"] [role="radio"][aria-checked="true"]')?.parentElement?.textContent ?? "";
		shown.agrees = at("7b", "button")?.getAttribute("aria-checked") === "true";
		return shown;
	},
});
