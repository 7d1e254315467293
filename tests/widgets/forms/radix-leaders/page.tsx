import { Accordion, Checkbox, Form, Label, RadioGroup, Select, Switch } from "radix-ui";
import { createContext, type ReactNode, useContext, useState } from "react";
import { createRoot } from "react-dom/client";
import "./page.css";

type Value = string | boolean | string[];
type Values = Record<string, Value>;
type Option = [value: string, text: string];

const slug = (texts: string[]): Option[] => texts.map((text) => [text.toLowerCase().replace(/[^a-z0-9]+/g, "-"), text]);
const STATES: Option[] =
	"AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming"
		.split("|")
		.map((each): Option => [each.slice(0, 2), each.slice(3)]);
const SCHOOLING: Option[] = [
	["nohs", "Did not complete high school"],
	["hs", "High school diploma or GED"],
	["some", "Some college, no degree"],
	["two", "Two-year degree or certificate"],
	["four", "Four-year degree"],
	["adv", "Master's, doctorate or professional degree"],
	["unsure", "I'm not sure"],
];
const HERITAGE: Option[] = [
	["native", "American Indian, Alaska Native or First Nations"],
	["asian", "Asian or Asian American"],
	["black", "Black or African American"],
	["hispanic", "Hispanic, Latino or Latina"],
	["mena", "Middle Eastern or North African"],
	["pacific", "Native Hawaiian or Pacific Islander"],
	["white", "White"],
];
const KINDS = slug(["Arts, music or dance", "Athletics", "Debate, speech or mock trial", "Environment and sustainability", "Faith community", "Caring for family", "A paid job", "Student government", "Something else"]);

const initial: Values = {};
for (const key of "legalName badge dob email cell street apt city state zip gender citizenship maritalStatus income siblingCount school schoolPlace standing gpa psat major career nominator nominatorEmail shirt diet essay signature".split(" "))
	initial[key] = "";
for (const at of [0, 1]) {
	for (const part of ["First", "Last", "Work", "School"]) initial[`parent${at}${part}`] = "";
	initial[`sibling${at}Name`] = "";
	initial[`sibling${at}Age`] = "";
}
for (const at of [0, 1, 2]) {
	for (const part of ["Name", "Score"]) initial[`exam${at}${part}`] = "";
	for (const part of ["Kind", "Where", "Story", "KeepGoing"]) initial[`lead${at}${part}`] = "";
}
Object.assign(initial, { heritage: [], firstGen: false, photoRelease: false });

const Held = createContext<{ values: Values; set: (key: string, value: Value) => void }>({ values: {}, set: () => {} });
let now: Values = initial;
let submitted = false;

/** A labelled text box. */
function Text({ name, label, hint, type = "text", long, ...rest }: { name: string; label: string; hint?: string; type?: string; long?: number; [more: string]: unknown }) {
	const { values, set } = useContext(Held);
	const shared = { className: "input", value: values[name] as string, onChange: (event: { target: { value: string } }) => set(name, event.target.value), ...rest };
	return (
		<Form.Field className="field" name={name}>
			<Form.Label>{label}</Form.Label>
			{hint && <p className="hint">{hint}</p>}
			<Form.Control asChild>{long ? <textarea rows={long} {...shared} /> : <input type={type} {...shared} />}</Form.Control>
		</Form.Field>
	);
}

function Dropdown({ name, options, placeholder, ...rest }: { name: string; options: Option[]; placeholder: string; [more: string]: unknown }) {
	const { values, set } = useContext(Held);
	return (
		<Select.Root value={values[name] as string} onValueChange={(value) => set(name, value)}>
			<Select.Trigger className="trigger" id={`select-${name}`} data-slot="select-trigger" {...rest}>
				<Select.Value placeholder={placeholder} />
				<Select.Icon>▾</Select.Icon>
			</Select.Trigger>
			<Select.Portal>
				<Select.Content className="list" position="popper" sideOffset={4}>
					<Select.Viewport>
						{options.map(([value, text]) => (
							<Select.Item className="item" key={value} value={value}>
								<Select.ItemText>{text}</Select.ItemText>
							</Select.Item>
						))}
					</Select.Viewport>
				</Select.Content>
			</Select.Portal>
		</Select.Root>
	);
}

const Pick = ({ name, label, hint, options, placeholder = "Select one" }: { name: string; label: string; hint?: string; options: Option[]; placeholder?: string }) => (
	<div className="field">
		<Label.Root htmlFor={`select-${name}`}>{label}</Label.Root>
		{hint && <p className="hint">{hint}</p>}
		<Dropdown name={name} options={options} placeholder={placeholder} />
	</div>
);

function Radios({ name, label, options, row }: { name: string; label: string; options: Option[]; row?: boolean }) {
	const { values, set } = useContext(Held);
	return (
		<div className="field">
			<span className="cap" id={`cap-${name}`}>
				{label}
			</span>
			<RadioGroup.Root id={`radios-${name}`} className={row ? "opts row" : "opts"} aria-labelledby={`cap-${name}`} value={values[name] as string} onValueChange={(value) => set(name, value)}>
				{options.map(([value, text]) => (
					<div className="opt" key={value}>
						<RadioGroup.Item className="radio" value={value} id={`${name}-${value}`}>
							<RadioGroup.Indicator className="dot" />
						</RadioGroup.Item>
						<Label.Root htmlFor={`${name}-${value}`}>{text}</Label.Root>
					</div>
				))}
			</RadioGroup.Root>
		</div>
	);
}

function Heritage() {
	const { values, set } = useContext(Held);
	const chosen = values.heritage as string[];
	return (
		<fieldset className="field" style={{ border: 0, padding: 0 }}>
			<legend className="cap">Which of these describe your heritage? Check every one that applies.</legend>
			<div className="opts" id="boxes-heritage">
				{HERITAGE.map(([value, text]) => (
					<div className="opt" key={value}>
						<Checkbox.Root
							className="box"
							id={`heritage-${value}`}
							checked={chosen.includes(value)}
							onCheckedChange={(on) => set("heritage", HERITAGE.map(([each]) => each).filter((each) => (each === value ? on === true : chosen.includes(each))))}
						>
							<Checkbox.Indicator>✓</Checkbox.Indicator>
						</Checkbox.Root>
						<Label.Root htmlFor={`heritage-${value}`}>{text}</Label.Root>
					</div>
				))}
			</div>
		</fieldset>
	);
}

const Section = ({ value, title, children }: { value: string; title: string; children: ReactNode }) => (
	<Accordion.Item value={value} className="panel">
		<Accordion.Header asChild>
			<h2>
				<Accordion.Trigger className="head">
					{title} <span aria-hidden>⌄</span>
				</Accordion.Trigger>
			</h2>
		</Accordion.Header>
		<Accordion.Content className="inside">{children}</Accordion.Content>
	</Accordion.Item>
);

/** A box that stands in a row under a shared head: named by `aria-label` alone. */
function Bare({ name, ...rest }: { name: string; [more: string]: unknown }) {
	const { values, set } = useContext(Held);
	return <input className="input" name={name} value={values[name] as string} onChange={(event) => set(name, event.target.value)} {...rest} />;
}

function Page() {
	const [values, setValues] = useState(initial);
	const set = (key: string, value: Value) => setValues((old) => ({ ...old, [key]: value }));
	now = values;
	return (
		<Held.Provider value={{ values, set }}>
			<div className="hero">
				<h1>The Lodestar Fellowship</h1>
				<p>Eighteen months. Forty high school seniors. One promise: that you will lead where you live.</p>
			</div>
			<main>
				<p>
					Thank you for taking the time to introduce yourself. There is no perfect Lodestar Fellow and no perfect answer to anything below. Please answer in your own voice, and save often. Open each section by selecting
					its title. Our readers are volunteers from thirty states, many of them Fellows themselves, and every application is read by at least two people.
				</p>
				<Form.Root
					onSubmit={(event) => {
						event.preventDefault();
						submitted = true;
					}}
				>
					<Accordion.Root type="multiple" defaultValue={["hello"]}>
						<Section value="hello" title="Hello! Tell us who you are">
							<Text name="legalName" label="Your full legal name" hint="First, middle, last and any suffix, the way it reads on your school records." />
							<Text name="badge" label="And what do your friends call you?" hint="This is what we'll print on your name badge if you are invited to Finalist Weekend." />
							<div className="two">
								<Text name="dob" label="When is your birthday?" placeholder="MM/DD/YYYY" />
								<Text name="cell" label="Best number to call or text" type="tel" />
							</div>
							<Text name="email" label="Email you check at least twice a week" type="email" />
							<Text name="street" label="Where should we send the good news? (street address)" />
							<div className="two">
								<Text name="apt" label="Apartment, unit or lot" />
								<Text name="city" label="City or town" />
								<Pick name="state" label="State" options={STATES} />
								<Text name="zip" label="ZIP code" inputMode="numeric" />
							</div>
							<Pick
								name="citizenship"
								label="Which best describes your status in the United States?"
								hint="Lodestar is open to every student regardless of status. This only tells us which federal partner funds we may use."
								options={[
									["cit", "I am a citizen"],
									["lpr", "I am a permanent resident (green card)"],
									["daca", "I have DACA or TPS"],
									["visa", "I am here on a visa"],
									["none", "I'd rather talk about it in person"],
								]}
							/>
							<Radios name="gender" label="I am" options={slug(["a young woman", "a young man", "nonbinary", "not listed here"])} row />
							<Heritage />
						</Section>

						<Section value="family" title="The people who raised you">
							<p className="hint">Leaders come from somewhere. If your family does not fit in these boxes, tell us about the two adults who matter most on your school forms.</p>
							{[0, 1].map((at) => (
								<div className="card" key={at} role="group" aria-labelledby={`adult${at}`}>
									<h4 id={`adult${at}`}>{at ? "Parent or guardian #2" : "Parent or guardian #1"}</h4>
									<div className="two">
										<Text name={`parent${at}First`} label="First name" />
										<Text name={`parent${at}Last`} label="Last name" />
									</div>
									<Text name={`parent${at}Work`} label="What kind of work do they do?" />
									<Pick name={`parent${at}School`} label="How far did they go in school?" options={SCHOOLING} />
								</div>
							))}
							<Pick
								name="maritalStatus"
								label="Your parents' relationship today"
								options={slug(["Married", "Never married", "Separated", "Divorced", "Widowed", "Domestic partners"])}
							/>
							<Pick
								name="income"
								label="About how much does your household earn in a year?"
								hint="A best guess is fine. Income is never shown to readers."
								options={slug(["Less than $30,000", "$30,000 to $50,000", "$50,001 to $75,000", "$75,001 to $100,000", "More than $100,000"])}
							/>
							<div className="opt field" style={{ flexDirection: "row" }}>
								<Switch.Root className="switch" id="switch-firstGen" checked={values.firstGen as boolean} onCheckedChange={(on) => set("firstGen", on)}>
									<Switch.Thumb className="thumb" />
								</Switch.Root>
								<Label.Root htmlFor="switch-firstGen">I will be a first-generation college student: neither of my parents holds a bachelor's degree.</Label.Root>
							</div>
							<Text name="siblingCount" label="How many brothers and sisters do you have?" type="number" min={0} />
							<div className="sib" aria-hidden>
								<span className="hint">First name</span>
								<span className="hint">Age</span>
							</div>
							{[0, 1].map((at) => (
								<div className="sib" key={at}>
									<Bare name={`sibling${at}Name`} aria-label={`Brother or sister ${at + 1}, first name`} />
									<Bare name={`sibling${at}Age`} aria-label={`Brother or sister ${at + 1}, age`} inputMode="numeric" />
								</div>
							))}
						</Section>

						<Section value="school" title="How you learn">
							<Text name="school" label="Where do you go to high school?" hint="The whole name, please. There are 212 schools called Central." />
							<div className="two">
								<Text name="schoolPlace" label="City and state of your school" />
								<Pick name="standing" label="This fall you are a" options={slug(["Sophomore", "Junior", "Senior", "Graduate taking a gap year"])} />
								<Text name="gpa" label="GPA on an unweighted 4.0 scale" />
								<Text name="psat" label="PSAT/NMSQT total, if you took it" />
							</div>
							<Text name="major" label="What would you like to study in college?" />
							<Text name="career" label="And what do you picture yourself doing for a living?" />
							<p className="cap">AP® exams you have already sat for</p>
							<p className="hint">Skip this if your school doesn't offer them; many of our Fellows' schools don't. Subject on the left, score on the right, oldest first.</p>
							{[0, 1, 2].map((at) => (
								<div className="exam" key={at}>
									<Bare name={`exam${at}Name`} placeholder="AP subject" />
									<Dropdown name={`exam${at}Score`} placeholder="Score" options={["5", "4", "3", "2", "1"].map((each): Option => [each, each])} aria-label="Score" />
								</div>
							))}
						</Section>

						<Section value="lead" title="Where you already lead">
							<p className="hint">
								Titles don't impress us much; showing up does. Share up to three commitments of your high school years: clubs, causes, jobs, responsibilities at home. List first the one you'd be saddest to give up.
							</p>
							{[0, 1, 2].map((at) => (
								<div className="card" key={at}>
									<h4>Commitment {at + 1}</h4>
									<Pick name={`lead${at}Kind`} label="It is best described as" options={KINDS} placeholder="Choose a category" />
									<Text name={`lead${at}Where`} label="Name of the group, employer or project" />
									<Text name={`lead${at}Story`} label="What did you do, and what is different because of it?" hint="25 words or so." long={3} />
									<Radios name={`lead${at}KeepGoing`} label="Do you hope to keep doing this in college?" options={slug(["Yes", "No", "Haven't decided"])} row />
								</div>
							))}
						</Section>

						<Section value="last" title="A few last things">
							<Text name="essay" label="Describe a time you changed your mind in public. What did it cost you, and who noticed?" hint="300–500 words." long={8} />
							<div className="two">
								<Text name="nominator" label="Name of the adult who nominated you" hint="Not a relative." />
								<Text name="nominatorEmail" label="Nominator's email" type="email" hint="We'll send a short form." />
							</div>
							<div className="two">
								<Pick name="shirt" label="Fellowship jacket size" options={slug(["XS", "S", "M", "L", "XL", "2XL"])} />
								<Text name="diet" label="Anything you can't or don't eat?" />
							</div>
							<div className="opt field" style={{ flexDirection: "row" }}>
								<Checkbox.Root className="box" id="box-photoRelease" checked={values.photoRelease as boolean} onCheckedChange={(on) => set("photoRelease", on === true)}>
									<Checkbox.Indicator>✓</Checkbox.Indicator>
								</Checkbox.Root>
								<Label.Root htmlFor="box-photoRelease">I give Lodestar permission to use my name, likeness and words, and I agree to the Fellowship Code of Conduct.</Label.Root>
							</div>
							<Text name="signature" label="Sign by typing your name" autoComplete="off" />
							<Form.Submit className="go">Send my application</Form.Submit>
						</Section>
					</Accordion.Root>
				</Form.Root>
			</main>
		</Held.Provider>
	);
}

function shownOf(key: string): Value | undefined {
	const input = document.querySelector<HTMLInputElement>(`input.input[name="${key}"], textarea[name="${key}"]`);
	if (input) return input.value;
	const select = document.getElementById(`select-${key}`);
	if (select) return select.hasAttribute("data-placeholder") ? "" : (select.firstElementChild?.textContent ?? "");
	const radios = document.getElementById(`radios-${key}`);
	if (radios) return radios.querySelector("[role=radio][data-state=checked]")?.parentElement?.querySelector("label")?.textContent ?? "";
	const boxes = document.getElementById(`boxes-${key}`);
	if (boxes) return [...boxes.querySelectorAll("[role=checkbox][data-state=checked]")].map((each) => each.parentElement?.querySelector("label")?.textContent ?? "");
	const one = document.querySelector(`#switch-${key}, #box-${key}`);
	return one ? one.getAttribute("data-state") === "checked" : undefined;
}

Object.assign(window, {
	formState: () => ({ ...now, submitted }),
	formShown: () => Object.fromEntries(Object.keys(now).map((key) => [key, shownOf(key) ?? null])),
});

createRoot(document.getElementById("root")!).render(<Page />);
