import { Accordion, Checkbox, Form, Label, RadioGroup, Select, Switch, Tabs, ToggleGroup } from "radix-ui";
import { createContext, type ReactNode, useContext, useEffect, useId, useState } from "react";
import { createRoot } from "react-dom/client";
import "./style.css";

type Value = string | boolean | string[];
type Option = [value: string, text: string];
const same = (...texts: string[]): Option[] => texts.map((text) => [text, text]);
const STATES =
	"AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY".split(
		" ",
	);
const EXAMS: Option[] = [
	["31", "Art History"],
	["20", "Biology"],
	["66", "Calculus AB"],
	["68", "Calculus BC"],
	["25", "Chemistry"],
	["40", "Environmental Science"],
	["36", "English Language"],
	["37", "English Literature"],
	["83", "Physics C: Mechanics"],
	["90", "Statistics"],
	["07", "US History"],
	["93", "World History"],
];
const INITIAL: Record<string, Value> = {
	given: "",
	middle: "",
	family: "",
	suffix: "",
	mail: "",
	dial: "",
	phone: "",
	born: "",
	bornIn: "",
	street: "",
	city: "",
	state: "",
	zip: "",
	school: "",
	schoolZip: "",
	year: "",
	entered: "",
	leaves: "",
	rank: "",
	size: "",
	gpa: "",
	satMath: "",
	satWords: "",
	exam1: "",
	score1: "",
	exam2: "",
	score2: "",
	exam3: "",
	score3: "",
	prize1: "",
	prizeGrade1: "",
	prize2: "",
	prizeGrade2: "",
	income: "",
	firstGen: false,
	aid: "",
	latin: "",
	race: [],
	projectTitle: "",
	abstract: "",
	mateName: "",
	mateMail: "",
	endorserName: "",
	endorserMail: "",
	endorserRole: "",
	heard: "",
	entryNo: "",
	password: "",
	truthful: false,
};

const drawn: Record<string, HTMLElement | null> = {};
const Store = createContext<{ values: Record<string, Value>; set: (key: string, value: Value) => void }>({ values: {}, set: () => {} });
const useValue = <T extends Value>(key: string): [T, (value: T) => void] => {
	const { values, set } = useContext(Store);
	return [values[key] as T, (value) => set(key, value)];
};
const keep = (key: string) => (node: HTMLElement | null) => {
	drawn[key] = node;
};

function Line({
	k,
	text,
	name,
	type = "text",
	note,
	max,
}: {
	k: string;
	text: string;
	name: string;
	type?: string;
	note?: string;
	max?: number;
}) {
	const [value, set] = useValue<string>(k);
	return (
		<Form.Field name={name}>
			<Form.Label className="lbl">{text}</Form.Label>
			<Form.Control className="in" type={type} ref={keep(k)} maxLength={max} value={value} onChange={(event) => set(event.target.value)} />
			{note && <small>{note}</small>}
		</Form.Field>
	);
}

function Bare({ k, name, sample, label, max }: { k: string; name: string; sample?: string; label?: string; max?: number }) {
	const [value, set] = useValue<string>(k);
	return (
		<input
			className="in"
			name={name}
			ref={keep(k)}
			placeholder={sample}
			maxLength={max}
			aria-label={label}
			value={value}
			onChange={(event) => set(event.target.value)}
		/>
	);
}

function Menu({ k, options, id, by, sample = "Select…" }: { k: string; options: Option[]; id?: string; by?: string; sample?: string }) {
	const [value, set] = useValue<string>(k);
	return (
		<Select.Root value={value} onValueChange={set}>
			<Select.Trigger className="trigger" id={id} aria-labelledby={by} ref={keep(k)}>
				<Select.Value placeholder={sample} />
				<Select.Icon aria-hidden />
			</Select.Trigger>
			<Select.Portal>
				<Select.Content className="menu" position="popper">
					<Select.Viewport style={{ maxHeight: 260 }}>
						{options.map(([code, text]) => (
							<Select.Item key={code} value={code} className="item">
								<Select.ItemText>{text}</Select.ItemText>
							</Select.Item>
						))}
					</Select.Viewport>
				</Select.Content>
			</Select.Portal>
		</Select.Root>
	);
}

function Radios({ k, text, options }: { k: string; text: string; options: Option[] }) {
	const [value, set] = useValue<string>(k);
	const id = useId();
	return (
		<div>
			<p className="lbl" id={`${id}-head`}>
				{text}
			</p>
			<RadioGroup.Root value={value} onValueChange={set} aria-labelledby={`${id}-head`} ref={keep(k)}>
				{options.map(([code, each]) => (
					<div className="pick" key={code}>
						<RadioGroup.Item className="dot" value={code} id={id + code} />
						<Label.Root htmlFor={id + code}>{each}</Label.Root>
					</div>
				))}
			</RadioGroup.Root>
		</div>
	);
}

function Ticks({ k, options }: { k: string; options: Option[] }) {
	const [value, set] = useValue<string[]>(k);
	return (
		<div ref={keep(k)}>
			{options.map(([code, text]) => (
				<Label.Root className="pick" key={code}>
					<Checkbox.Root
						className="tick"
						checked={value.includes(code)}
						onCheckedChange={(on) =>
							set(options.map(([each]) => each).filter((each) => (each === code ? on === true : value.includes(each))))
						}
					>
						<Checkbox.Indicator />
					</Checkbox.Root>
					<span>{text}</span>
				</Label.Root>
			))}
		</div>
	);
}

function Grades({ k, label }: { k: string; label: string }) {
	const [value, set] = useValue<string>(k);
	return (
		<ToggleGroup.Root type="single" className="group" value={value} onValueChange={set} aria-label={label} ref={keep(k)}>
			{["9", "10", "11", "12"].map((grade) => (
				<ToggleGroup.Item key={grade} value={grade}>
					{grade}
				</ToggleGroup.Item>
			))}
		</ToggleGroup.Root>
	);
}

function Flick({ k, text }: { k: string; text: string }) {
	const [value, set] = useValue<boolean>(k);
	const id = useId();
	return (
		<div className="pick">
			<Switch.Root className="toggle" id={id} checked={value} onCheckedChange={set} ref={keep(k)}>
				<Switch.Thumb className="thumb" />
			</Switch.Root>
			<Label.Root htmlFor={id}>{text}</Label.Root>
		</div>
	);
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<Accordion.Item value={id} className="part">
			<Accordion.Header>
				<Accordion.Trigger className="fold">{title}</Accordion.Trigger>
			</Accordion.Header>
			<Accordion.Content className="inner">{children}</Accordion.Content>
		</Accordion.Item>
	);
}

const Titled = ({ text, children }: { text: string; children: ReactNode }) => (
	<div>
		<span className="lbl">{text}</span>
		{children}
	</div>
);

function Abstract() {
	const [value, set] = useValue<string>("abstract");
	return (
		<Form.Field name="abs">
			<Form.Label className="lbl">Abstract of the project (1,500 characters)</Form.Label>
			<Form.Control asChild>
				<textarea className="in" ref={keep("abstract")} maxLength={1500} value={value} onChange={(event) => set(event.target.value)} />
			</Form.Control>
		</Form.Field>
	);
}

function Truthful() {
	const [value, set] = useValue<boolean>("truthful");
	return (
		<div className="pick">
			<Checkbox.Root className="tick" id="decl" checked={value} onCheckedChange={(on) => set(on === true)} ref={keep("truthful")}>
				<Checkbox.Indicator />
			</Checkbox.Root>
			<Label.Root htmlFor="decl">
				I declare that the work is mine and that everything above is true. I accept the rules of the Prize.
			</Label.Root>
		</div>
	);
}

function Sections() {
	return (
		<Accordion.Root type="multiple" defaultValue={["a", "b", "c", "e"]}>
			<Part id="a" title="A. The entrant">
				<div className="two">
					<Line k="family" text="Family name" name="ent-1" />
					<Line k="given" text="Given name" name="ent-2" />
					<Line k="middle" text="Middle name" name="ent-3" note="So that we can tell two entrants of one name apart." />
					<div>
						<Label.Root className="lbl" htmlFor="ent-4">
							Suffix
						</Label.Root>
						<Menu k="suffix" id="ent-4" options={same("None", "Jr.", "Sr.", "II", "III", "IV")} />
					</div>
					<Line k="born" text="Date of birth (MM/DD/YYYY)" name="ent-5" max={10} />
					<Line k="bornIn" text="Country where you were born" name="ent-6" />
					<Line k="mail" text="E-mail address" name="ent-7" type="email" />
					<Titled text="Telephone">
						<div style={{ display: "flex", gap: 6 }}>
							<Menu k="dial" sample="Code" options={same("+1", "+33", "+44", "+52", "+91", "+234")} />
							<Bare k="phone" name="ent-9" sample="Number without the code" />
						</div>
					</Titled>
				</div>
				<h4>Where the medal should be sent</h4>
				<table>
					<tbody>
						<tr>
							<td>House number and street, apartment</td>
							<td>
								<Bare k="street" name="ent-10" />
							</td>
						</tr>
						<tr>
							<td>City</td>
							<td>
								<Bare k="city" name="ent-11" />
							</td>
						</tr>
						<tr>
							<td id="st-cell">State</td>
							<td>
								<Menu k="state" by="st-cell" sample="--" options={same(...STATES)} />
							</td>
						</tr>
						<tr>
							<td>ZIP code</td>
							<td>
								<Bare k="zip" name="ent-13" max={5} />
							</td>
						</tr>
					</tbody>
				</table>
			</Part>
			<Part id="b" title="B. School record">
				<div className="two">
					<Line k="school" text="School (in full, no abbreviations)" name="rec-1" />
					<Line k="schoolZip" text="ZIP code of the school" name="rec-2" max={5} />
					<Line k="entered" text="Entered this school (MM/YYYY)" name="rec-3" max={7} />
					<Line k="leaves" text="Will graduate (MM/YYYY)" name="rec-4" max={7} />
				</div>
				<Radios
					k="year"
					text="Present year"
					options={[
						["y1", "First year (grade 9)"],
						["y2", "Second year (grade 10)"],
						["y3", "Third year (grade 11)"],
						["y4", "Final year (grade 12)"],
					]}
				/>
				<p>
					Rank in class <Bare k="rank" name="rec-6" label="Rank" /> out of{" "}
					<Bare k="size" name="rec-7" label="Number of students in the class" />
				</p>
				<div className="two">
					<Line k="gpa" text="Weighted grade point average" name="rec-8" />
					<span />
					<Line k="satMath" text="SAT Math" name="rec-9" max={3} />
					<Line k="satWords" text="SAT Evidence-Based Reading and Writing" name="rec-10" max={3} />
				</div>
				<h4>Advanced Placement examinations, in the order you sat them</h4>
				<table>
					<thead>
						<tr>
							<th>#</th>
							<th>Subject</th>
							<th>Score</th>
						</tr>
					</thead>
					<tbody>
						{[1, 2, 3].map((n) => (
							<tr key={n}>
								<td>{n}</td>
								<td>
									<Menu k={`exam${n}`} options={EXAMS} sample="Subject" />
								</td>
								<td>
									<Menu k={`score${n}`} options={same("5", "4", "3", "2", "1")} sample="–" />
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</Part>
			<Part id="c" title="C. Distinctions and project">
				<p>Name up to two distinctions and the grade in which you received each.</p>
				{[1, 2].map((n) => (
					<div className="two" key={n} style={{ marginBottom: 10 }}>
						<Titled text={`Distinction ${n}`}>
							<Bare k={`prize${n}`} name={`dis-${n}`} max={100} />
						</Titled>
						<Titled text="Grade">
							<Grades k={`prizeGrade${n}`} label={`Grade of distinction ${n}`} />
						</Titled>
					</div>
				))}
				<Tabs.Root defaultValue="one">
					<Tabs.List aria-label="Kind of entry">
						<Tabs.Trigger className="tab" value="one">
							I enter alone
						</Tabs.Trigger>
						<Tabs.Trigger className="tab" value="two">
							I enter with a partner
						</Tabs.Trigger>
					</Tabs.List>
					<Tabs.Content value="one" className="pane" forceMount>
						<Line k="projectTitle" text="Title of the project you enter" name="prj-1" />
					</Tabs.Content>
					<Tabs.Content value="two" className="pane" forceMount>
						<Line k="mateName" text="Partner's name" name="prj-2" />
						<Line k="mateMail" text="Partner's e-mail" name="prj-3" type="email" />
					</Tabs.Content>
				</Tabs.Root>
				<Abstract />
			</Part>
			<Part id="d" title="D. Background (for the travel fund)">
				<p>The jury does not see this part.</p>
				<div>
					<Label.Root className="lbl" htmlFor="bg-1">
						Yearly income of your household
					</Label.Root>
					<Menu
						k="income"
						id="bg-1"
						options={[
							["A", "Less than $30,000"],
							["B", "$30,000 to $49,999"],
							["C", "$50,000 to $74,999"],
							["D", "$75,000 to $109,999"],
							["E", "$110,000 or more"],
							["X", "Decline to state"],
						]}
					/>
				</div>
				<Flick k="firstGen" text="I will be the first in my family to complete college" />
				<Radios
					k="aid"
					text="Do you receive financial aid?"
					options={[
						["1", "Yes"],
						["0", "No"],
					]}
				/>
				<Radios
					k="latin"
					text="Are you of Hispanic or Latino origin?"
					options={[
						["h", "Yes, Hispanic or Latino"],
						["n", "No, not Hispanic or Latino"],
						["d", "Decline to state"],
					]}
				/>
				<p className="lbl">Race (all that apply)</p>
				<Ticks
					k="race"
					options={[
						["ai", "American Indian or Alaska Native"],
						["as", "Asian"],
						["bl", "Black or African American"],
						["pi", "Native Hawaiian or Pacific Islander"],
						["wh", "White"],
					]}
				/>
			</Part>
			<Part id="e" title="E. Endorsement and declaration">
				<p>A teacher or mentor in science must endorse the entry.</p>
				<div className="two">
					<Line k="endorserName" text="Name of endorser" name="end-1" />
					<Line k="endorserMail" text="Endorser's e-mail" name="end-2" type="email" />
					<div>
						<span className="lbl" id="end-3">
							Endorser's position
						</span>
						<Menu k="endorserRole" by="end-3" options={same("Science teacher", "Principal", "Research mentor")} />
					</div>
					<div>
						<Label.Root className="lbl" htmlFor="end-4">
							Where did you read about the Prize?
						</Label.Root>
						<Menu k="heard" id="end-4" options={same("Poster", "Newspaper", "Website", "From a teacher")} />
					</div>
					<Line k="entryNo" text="Registration number (from your confirmation letter)" name="end-5" />
					<Line k="password" text="Choose a password to come back to your entry" name="end-6" type="password" />
				</div>
				<Truthful />
			</Part>
		</Accordion.Root>
	);
}

function Page() {
	const [values, setValues] = useState(INITIAL);
	const [submitted, setSubmitted] = useState(false);
	useEffect(() => {
		Object.assign(window, { formState: () => ({ ...values, submitted }) });
	}, [values, submitted]);
	return (
		<Store.Provider value={{ values, set: (key, value) => setValues((old) => ({ ...old, [key]: value })) }}>
			<Form.Root
				className="page"
				onSubmit={(event) => {
					event.preventDefault();
					setSubmitted(true);
				}}
			>
				<h1>The Alder Prize for Young Scientists</h1>
				<p>Entry form. All five parts must be completed; open a part by its heading.</p>
				<Sections />
				<Form.Submit>Enter for the Prize</Form.Submit>
			</Form.Root>
		</Store.Provider>
	);
}

function shownOf(key: string) {
	const box = drawn[key];
	if (!box) return typeof INITIAL[key] === "string" ? "" : INITIAL[key];
	if (box.matches("[role=switch], [role=checkbox]")) return box.getAttribute("aria-checked") === "true";
	if (box.matches("input, textarea")) return (box as HTMLInputElement).value;
	if (box.matches("[role=combobox]")) return box.firstElementChild?.textContent ?? "";
	const on = [...box.querySelectorAll("[data-state=checked][role], [data-state=on]")];
	const texts = on.map((each) => (each.matches(".group *") ? each : each.parentElement)?.textContent ?? "");
	return Array.isArray(INITIAL[key]) ? texts : texts.join();
}

Object.assign(window, { formShown: () => Object.fromEntries(Object.keys(INITIAL).map((key) => [key, shownOf(key)])) });
createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
