import {
	Button, Checkbox, Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions, Description, Disclosure, DisclosureButton, DisclosurePanel,
	Field, Fieldset, Input, Label, Legend, Listbox, ListboxButton, ListboxOption, ListboxOptions, Radio, RadioGroup, Switch, Textarea,
} from "@headlessui/react";
import { createContext, useContext, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import "./page.css";

const STATES =
	"Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming,Outside the United States".split(",");
const COUNTRIES =
	"Argentina,Australia,Austria,Belgium,Bolivia,Brazil,Cameroon,Canada,Chile,China,Colombia,Costa Rica,Cuba,Czechia,Denmark,Dominican Republic,Ecuador,Egypt,Ethiopia,Finland,France,Germany,Ghana,Greece,Guatemala,Haiti,Hungary,India,Indonesia,Iran,Ireland,Israel,Italy,Jamaica,Japan,Kenya,Liberia,Mexico,Netherlands,New Zealand,Niger,Nigeria,Norway,Pakistan,Peru,Philippines,Poland,Portugal,Romania,Russia,Senegal,South Africa,South Korea,Spain,Sweden,Switzerland,Taiwan,Thailand,Togo,Turkey,Uganda,Ukraine,United Arab Emirates,United Kingdom,United States of America,Uruguay,Venezuela,Vietnam,Zimbabwe".split(",");
const DEPARTMENTS = ["Brass and Percussion", "Ceramics and Glass", "Composition", "Dance", "Drawing and Painting", "Piano and Organ", "Printmaking", "Sculpture", "Strings", "Voice and Opera", "Woodwinds"];

type Values = Record<string, string | boolean>;
const blank: Values = {
	surname: "", given: "", middle: "", suffix: "", known: "", born: "", bornIn: "", street: "", town: "", region: "", postcode: "", country: "", telephone: "", mail: "",
	dept: "", site: "", statement: "",
	school: "", schoolTown: "", schoolState: "", entered: "", leaves: "", average: "", rank: "", size: "", college: "",
	"rw.score": "", "rw.date": "", "m.score": "", "m.date": "", sittings: "",
	"c0.name": "", "c0.mark": "", "c0.credit": "", "c1.name": "", "c1.mark": "", "c1.credit": "", "c2.name": "", "c2.mark": "", "c2.credit": "",
	marital: "", "p1.name": "", "p1.living": "", "p1.work": "", "p2.name": "", "p2.living": "", "p2.work": "",
	"s0.name": "", "s0.age": "", "s1.name": "", "s1.age": "",
	"a0.body": "", "a0.office": "", "a0.account": "", "a1.body": "", "a1.office": "", "a1.account": "",
	teacher: "", teacherPhone: "", waiver: false, password: "", truth: false, signature: "",
};
let held = blank;
let submitted = false;
const cells = new Map<string, HTMLElement>();
const Form = createContext<{ values: Values; set: (key: string, value: string | boolean) => void }>(null!);

const input = "w-full rounded-md border bg-white px-3 py-1";

function useAnswer(name: string) {
	const { values, set } = useContext(Form);
	return { value: values[name] as string, on: values[name] as boolean, set: (value: string | boolean | null) => set(name, value ?? "") };
}
const Cell = ({ name, span, children }: { name: string; span: string; children: ReactNode }) => (
	<div className={span} ref={(element) => void (element && cells.set(name, element))}>{children}</div>
);

function Text({ name, label, note, span = "col-span-3", type = "text", ...rest }: { name: string; label: string; note?: string; span?: string; type?: string; autoComplete?: string; required?: boolean }) {
	const { value, set } = useAnswer(name);
	return (
		<Cell name={name} span={span}>
			<Field>
				<Label className="block text-sm font-semibold">{label}</Label>
				{note && <Description className="text-sm text-stone-500 italic">{note}</Description>}
				<Input className={`mt-1 ${input}`} type={type} value={value} onChange={(event) => set(event.target.value)} {...rest} />
			</Field>
		</Cell>
	);
}

function Long({ name, label, note }: { name: string; label: string; note?: string }) {
	const { value, set } = useAnswer(name);
	return (
		<Cell name={name} span="col-span-6">
			<Field>
				<Label className="block text-sm font-semibold">{label}</Label>
				{note && <Description className="text-sm text-stone-500 italic">{note}</Description>}
				<Textarea className={`mt-1 h-28 ${input}`} value={value} onChange={(event) => set(event.target.value)} />
			</Field>
		</Cell>
	);
}

function Pick({ name, label, options, span = "col-span-3", empty = "Select one" }: { name: string; label: string; options: string[]; span?: string; empty?: string }) {
	const { value, set } = useAnswer(name);
	return (
		<Cell name={name} span={span}>
			<Field>
				<Label className="block text-sm font-semibold">{label}</Label>
				<Listbox value={value} onChange={set}>
					<ListboxButton className={`mt-1 text-left flex justify-between ${input}`}>
						<span>{value || <i className="text-stone-500">{empty}</i>}</span>
						<span aria-hidden="true">⌄</span>
					</ListboxButton>
					<ListboxOptions anchor="bottom start" className="bg-white border shadow rounded-md max-h-60 overflow-auto z-10">
						{options.map((each) => (
							<ListboxOption key={each} value={each} className="px-3 py-1 cursor-default data-focus:bg-stone-100">{each}</ListboxOption>
						))}
					</ListboxOptions>
				</Listbox>
			</Field>
		</Cell>
	);
}

function Find({ name, label, options, span = "col-span-3" }: { name: string; label: string; options: string[]; span?: string }) {
	const { value, set } = useAnswer(name);
	const [query, setQuery] = useState("");
	const found = options.filter((each) => each.toLowerCase().includes(query.toLowerCase()));
	return (
		<Cell name={name} span={span}>
			<Field>
				<Label className="block text-sm font-semibold">{label}</Label>
				<Combobox value={value} onChange={set} onClose={() => setQuery("")}>
					<div className="relative mt-1">
						<ComboboxInput className={input} displayValue={(each: string) => each} onChange={(event) => setQuery(event.target.value)} autoComplete="off" />
						<ComboboxButton className="absolute inset-y-0 right-0 px-3">⌄</ComboboxButton>
					</div>
					<ComboboxOptions anchor="bottom start" className="bg-white border shadow rounded-md max-h-60 overflow-auto z-10">
						{found.map((each) => (
							<ComboboxOption key={each} value={each} className="px-3 py-1 cursor-default data-focus:bg-stone-100">{each}</ComboboxOption>
						))}
					</ComboboxOptions>
				</Combobox>
			</Field>
		</Cell>
	);
}

function OneOf({ name, label, options }: { name: string; label: string; options: [string, string][] }) {
	const { value, set } = useAnswer(name);
	return (
		<Cell name={name} span="col-span-6">
			<Fieldset>
				<Legend className="text-sm font-semibold">{label}</Legend>
				<RadioGroup value={value} onChange={set} aria-label={label} className="flex gap-4 mt-1">
					{options.map(([each, text]) => (
						<Field key={each} className="flex items-center gap-2">
							<Radio value={each} className="inline-flex size-4 rounded-full border data-checked:bg-rose-900"><span className="dot" /></Radio>
							<Label className="font-normal">{text}</Label>
						</Field>
					))}
				</RadioGroup>
			</Fieldset>
		</Cell>
	);
}

/** A bare box, as stands in a table. */
function Bare({ name, className = input, ...rest }: { name: string; className?: string; "aria-label"?: string }) {
	const { value, set } = useAnswer(name);
	return (
		<div ref={(element) => void (element && cells.set(name, element))}>
			<Input className={className} value={value} onChange={(event) => set(event.target.value)} {...rest} />
		</div>
	);
}

const Part = ({ numeral, title, open, children }: { numeral: string; title: string; open?: boolean; children: ReactNode }) => (
	<Disclosure as="section" className="border-t mt-6" defaultOpen={open}>
		<DisclosureButton className="w-full flex justify-between py-3 text-left">
			<h2 className="text-2xl font-normal">Part {numeral}. {title}</h2>
			<span aria-hidden="true">+</span>
		</DisclosureButton>
		<DisclosurePanel>{children}</DisclosurePanel>
	</Disclosure>
);
const Rows = ({ children }: { children: ReactNode }) => <div className="grid grid-cols-6 gap-x-6 gap-y-5 mt-4">{children}</div>;

function Parent({ at, title }: { at: string; title: string }) {
	return (
		<div className="border rounded-md p-4 bg-stone-50">
			<h3>{title}</h3>
			<Rows>
				<Text name={`${at}.name`} label="Full name" note="Given name, middle initial, surname" span="col-span-6" />
				<OneOf name={`${at}.living`} label="Is this parent living?" options={[["living", "Living"], ["deceased", "Deceased"]]} />
				<Text name={`${at}.work`} label="Profession or trade" span="col-span-6" />
			</Rows>
		</div>
	);
}

function Application() {
	const [values, setValues] = useState(blank);
	held = values;
	const set = (key: string, value: string | boolean) => setValues((all) => ({ ...all, [key]: value }));
	return (
		<Form.Provider value={{ values, set }}>
			<main className="mx-auto max-w-4xl px-6 py-10 pb-40">
				<p className="text-sm text-stone-500">Merrow Conservatory of Music &amp; the Studio Arts</p>
				<h1 className="text-3xl font-normal">Application for Admission to the First-Year Class Entering in Autumn</h1>
				<p className="mt-4">
					The Committee on Admission reads every application in its entirety. Please answer each question as completely as you are able; where a question does not
					apply, leave it blank. The application is in five parts, each of which may be opened by selecting its title. Auditions and portfolio reviews are arranged
					separately, once this application has been received together with the fee of $85.
				</p>
				<form
					className="mt-6"
					onSubmit={(event) => {
						event.preventDefault();
						submitted = true;
					}}
				>
					<Part numeral="I" title="The Applicant" open>
						<p className="text-stone-500 italic">Give your name precisely as it appears on your passport or other official document.</p>
						<Rows>
							<Text name="surname" label="Surname" required />
							<Text name="given" label="Given name" required />
							<Text name="middle" label="Middle name(s), in full" />
							<Pick name="suffix" label="Suffix" options={["None", "Jr.", "Sr.", "II", "III", "IV", "V"]} />
							<Text name="known" label="Name by which our faculty should address you" note="If other than the given name above" span="col-span-6" />
							<Text name="born" label="Born on" note="Month, day and four-figure year, thus: 09/30/2007" />
							<Find name="bornIn" label="Born in (country)" options={COUNTRIES} />
						</Rows>
						<h3 className="mt-6">Permanent residence</h3>
						<p className="text-sm text-stone-500">Decisions are sent by post, in the first week of April, to this address.</p>
						<Rows>
							<Text name="street" label="Number and street, with apartment where there is one" span="col-span-6" />
							<Text name="town" label="Town or city" />
							<Find name="region" label="State" options={STATES} />
							<Text name="postcode" label="ZIP or postal code" />
							<Find name="country" label="Country" options={COUNTRIES} />
							<Text name="telephone" label="Telephone at which you may be reached in the evening" type="tel" />
							<Text name="mail" label="E-mail address" type="email" />
						</Rows>
					</Part>

					<Part numeral="II" title="Course of Study">
						<Rows>
							<Pick name="dept" label="Department to which you seek admission" span="col-span-6" options={DEPARTMENTS} empty="Select a department" />
							<Text name="site" label="Address (URL) of a website or online portfolio showing your own work" type="url" span="col-span-6" />
							<Long
								name="statement"
								label="Statement of artistic purpose"
								note="In no more than 600 words: describe a single work, by another hand, to which you return, and what it has taught you about your own."
							/>
						</Rows>
					</Part>

					<Part numeral="III" title="Schooling">
						<Rows>
							<Text name="school" label="Secondary school at which you are presently enrolled" span="col-span-6" />
							<Text name="schoolTown" label="Town or city in which the school stands" />
							<Find name="schoolState" label="State in which the school stands" options={STATES} />
							<Text name="entered" label="Month and year in which you entered this school" note="MM/YYYY" />
							<Text name="leaves" label="Month and year in which you expect to receive your diploma" note="MM/YYYY" />
							<Text name="average" label="Cumulative grade point average, weighted" note="As it stands on your most recent transcript" />
							<div className="col-span-3">
								<p className="text-sm font-semibold">Standing in class, if your school reports one</p>
								<div className="flex items-baseline gap-2 mt-1">
									<span>Ranked</span>
									<Bare name="rank" className="w-20 rounded-md border px-3 py-1" aria-label="Rank in class" />
									<span>in a class of</span>
									<Bare name="size" className="w-20 rounded-md border px-3 py-1" aria-label="Number of students in class" />
								</div>
							</div>
							<Text name="college" label="College or university at which you have already undertaken study for credit, if any" span="col-span-6" />
						</Rows>
						<h3 className="mt-6">Examinations</h3>
						<p className="text-sm text-stone-500">
							Test scores are not required of applicants in Music. Applicants in the Studio Arts who wish theirs to be considered should report the best score in each section.
						</p>
						<table className="mt-2 w-full">
							<thead>
								<tr className="border-b text-left text-sm"><th>SAT</th><th>Score</th><th>Date taken (MM/DD/YYYY)</th></tr>
							</thead>
							<tbody>
								<tr><th scope="row" className="text-left font-normal">Evidence-Based Reading and Writing</th><td><Bare name="rw.score" /></td><td><Bare name="rw.date" /></td></tr>
								<tr><th scope="row" className="text-left font-normal">Mathematics</th><td><Bare name="m.score" /></td><td><Bare name="m.date" /></td></tr>
							</tbody>
						</table>
						<Rows><Text name="sittings" label="Number of times you have sat the SAT" span="col-span-2" /></Rows>
						<h3 className="mt-6">Secondary school courses</h3>
						<p className="text-sm text-stone-500">Name up to three courses that you have found the most demanding, with the mark awarded.</p>
						<table className="mt-2 w-full">
							<thead>
								<tr className="border-b text-left text-sm"><th>Course, as titled by the school</th><th className="w-28">Mark</th><th className="w-28">Credits</th></tr>
							</thead>
							<tbody>
								{[0, 1, 2].map((at) => (
									<tr key={at}><td><Bare name={`c${at}.name`} /></td><td><Bare name={`c${at}.mark`} /></td><td><Bare name={`c${at}.credit`} /></td></tr>
								))}
							</tbody>
						</table>
					</Part>

					<Part numeral="IV" title="Family">
						<Rows>
							<Pick name="marital" label="Marital status of your parents" options={["Married", "In a civil union or domestic partnership", "Separated", "Divorced", "Widowed", "Never married to one another"]} />
						</Rows>
						<div className="grid grid-cols-2 gap-4 mt-4">
							<Parent at="p1" title="First parent" />
							<Parent at="p2" title="Second parent" />
						</div>
						<h3 className="mt-6">Brothers and sisters</h3>
						{[0, 1].map((at) => (
							<Fieldset key={at} className="mt-2">
								<Legend className="text-sm text-stone-500 italic">{at === 0 ? "First" : "Second"} brother or sister</Legend>
								<div className="grid grid-cols-6 gap-x-6">
									<Text name={`s${at}.name`} label="Name and surname" span="col-span-4" />
									<Text name={`s${at}.age`} label="Age in years" span="col-span-2" />
								</div>
							</Fieldset>
						))}
						<div className="mt-6 flex items-center" ref={(element) => void (element && cells.set("waiver", element))}>
							<Field className="flex items-center gap-2">
								<Checkbox checked={values.waiver as boolean} onChange={(on) => set("waiver", on)} className="inline-flex h-5 w-5 rounded-md border data-checked:bg-rose-900">
									<span className="mx-auto" aria-hidden="true">✓</span>
								</Checkbox>
								<Label>I intend to request a waiver of the application fee.</Label>
							</Field>
						</div>
					</Part>

					<Part numeral="V" title="Beyond the Classroom; Declaration">
						<p className="text-stone-500 italic">
							Tell us of two pursuits outside your courses, not necessarily artistic, to which you have given the most of yourself. Begin with the one that matters most.
						</p>
						{[0, 1].map((at) => (
							<Fieldset key={at} className="mt-4">
								<Legend className="font-semibold">{at === 0 ? "A." : "B."}</Legend>
								<Rows>
									<Text name={`a${at}.body`} label="Society, ensemble, employer or other body" />
									<Text name={`a${at}.office`} label="Office held, or part played" />
									<Long name={`a${at}.account`} label="A brief account of your work there" note="Two or three sentences will suffice." />
								</Rows>
							</Fieldset>
						))}
						<h3 className="mt-6">Your teacher</h3>
						<p className="text-sm text-stone-500">The private or studio teacher to whom the Committee may turn for a confidential opinion.</p>
						<Rows>
							<Text name="teacher" label="Name" />
							<Text name="teacherPhone" label="Telephone" type="tel" />
						</Rows>
						<h3 className="mt-6">Declaration</h3>
						<div className="mt-2" ref={(element) => void (element && cells.set("truth", element))}>
							<Field className="flex items-center gap-2">
								<Switch checked={values.truth as boolean} onChange={(on) => set("truth", on)} className="inline-flex h-6 w-11 rounded-full bg-stone-300 data-checked:bg-rose-900">
									<span className="size-4 rounded-full bg-white translate-x-1" />
								</Switch>
								<Label>I declare that this application is my own work and is, to the best of my knowledge, complete and correct.</Label>
							</Field>
						</div>
						<Rows>
							<Text name="signature" label="Signature of applicant (type your full name)" />
							<Text name="password" label="Choose a passphrase with which to follow the progress of your application" type="password" autoComplete="new-password" />
						</Rows>
						<Button type="submit" className="mt-10 rounded-md bg-rose-900 text-white px-3 py-2">Submit to the Committee</Button>
					</Part>
				</form>
			</main>
		</Form.Provider>
	);
}

createRoot(document.getElementById("root")!).render(<Application />);

function read(name: string) {
	const cell = cells.get(name);
	if (!cell?.isConnected) return typeof blank[name] === "boolean" ? false : "";
	const text = cell.querySelector<HTMLInputElement>("input:not([type=hidden]), textarea");
	if (text) return text.value;
	const box = cell.querySelector("[role=checkbox], [role=switch]");
	if (box) return box.getAttribute("aria-checked") === "true";
	const group = cell.querySelector("[role=radiogroup]");
	if (group) return group.querySelector("[role=radio][aria-checked=true]")?.parentElement?.querySelector("label")?.textContent ?? "";
	const shown = cell.querySelector("button > span");
	return shown?.querySelector("i") ? "" : (shown?.textContent ?? "");
}
Object.assign(window, {
	formState: () => ({ ...held, submitted }),
	formShown: () => Object.fromEntries(Object.keys(blank).map((name) => [name, read(name)])),
});
