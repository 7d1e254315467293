import { Accordion, Checkbox, Label, Popover, RadioGroup, Select, Switch, Tabs } from "radix-ui";
import { createContext, type ReactNode, useContext, useEffect, useId, useState } from "react";
import { createRoot } from "react-dom/client";
import "./page.css";

type Value = string | boolean | string[];
type Kind = "text" | "area" | "select" | "radio" | "boxes" | "switch" | "box";
type Question = {
	kind: Kind;
	label: string;
	options?: string[];
	note?: string;
	blank?: string;
	max?: number;
	need?: boolean;
	name?: string;
	bare?: boolean;
};

const numbers = (from: number, to: number) =>
	Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => String(from < to ? from + at : from - at));
const STATES =
	"AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC Washington D.C.,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington State,WV West Virginia,WI Wisconsin,WY Wyoming".split(
		",",
	);
const SCHOOLING = [
	"0 Grade school",
	"1 Some high school",
	"2 High school diploma or equivalent",
	"3 Some college, no degree",
	"4 Associate degree",
	"5 Bachelor’s degree",
	"6 Master’s degree or higher",
];
const GRADES = ["9 Ninth grade", "10 Tenth grade", "11 Eleventh grade", "12 Twelfth grade"];
const coded = (option: string): [string, string] =>
	/^([A-Z]{2}|\d{1,2}) ./.test(option) ? [option.split(" ")[0], option.slice(option.indexOf(" ") + 1)] : [option, option];

const parent = (at: number): Record<string, Question> => ({
	[`g${at}First`]: { kind: "text", label: "First name" },
	[`g${at}Last`]: { kind: "text", label: "Last name" },
	[`g${at}Alive`]: { kind: "radio", label: "This parent is", options: ["living", "deceased"] },
	[`g${at}School`]: { kind: "select", label: "Went to school through", options: SCHOOLING, bare: true },
	[`g${at}Work`]: { kind: "text", label: "Works as" },
});
const award = (at: number): Record<string, Question> => ({
	[`a${at}Name`]: { kind: "text", label: "Award or honor", bare: true, max: 80 },
	[`a${at}Year`]: { kind: "select", label: "Received in", options: GRADES, bare: true },
});
const ASKED: Record<string, Question> = {
	first: { kind: "text", label: "First name", need: true, name: "fellow.fn" },
	last: { kind: "text", label: "Last name", need: true, name: "fellow.ln" },
	email: { kind: "text", label: "Email", need: true, name: "fellow.em" },
	phone: { kind: "text", label: "Phone", name: "fellow.ph", note: "We text before we call." },
	bm: {
		kind: "select",
		label: "Month",
		options: "1 January,2 February,3 March,4 April,5 May,6 June,7 July,8 August,9 September,10 October,11 November,12 December".split(","),
	},
	bd: { kind: "select", label: "Day", options: numbers(1, 31) },
	by: { kind: "select", label: "Year", options: numbers(2014, 2002) },
	pron: { kind: "radio", label: "Which pronouns should we use for you?", options: ["she/her", "he/him", "they/them", "only my name"] },
	street: { kind: "text", label: "Street and number" },
	apt: { kind: "text", label: "Apartment" },
	city: { kind: "text", label: "Town" },
	st: { kind: "select", label: "State", options: STATES },
	zip: { kind: "text", label: "ZIP code", max: 5 },
	citizen: {
		kind: "select",
		label: "Your status in the United States",
		options: ["Citizen or national", "Permanent resident (green card)", "Refugee or asylee", "DACA or no status", "Student visa"],
	},
	tongues: {
		kind: "boxes",
		label: "Tick each language you know",
		options: ["Arabic", "English", "French", "Haitian Creole", "Igbo", "Mandarin", "Spanish", "Vietnamese"],
	},
	hs: { kind: "text", label: "School", note: "Spell it out, no abbreviations" },
	hsCity: { kind: "text", label: "Town the school is in" },
	hsState: { kind: "select", label: "State the school is in", options: STATES },
	grade: { kind: "select", label: "Grade this year", options: GRADES },
	done: { kind: "text", label: "You will graduate in", blank: "MM/YYYY", max: 7 },
	homeProgram: { kind: "text", label: "Home school program or umbrella school" },
	major: { kind: "text", label: "What do you mean to study after high school?" },
	apply: { kind: "radio", label: "Have you applied for this fellowship before?", options: ["Yes", "No"] },
	project: { kind: "text", label: "Working title of your project" },
	pitch: { kind: "area", label: "Tell us the idea in 100 words" },
	talk: { kind: "radio", label: "Best time for an interview", options: ["Mornings", "Afternoons", "Weekends"] },
	mentor: { kind: "text", label: "Name of an adult who will be your mentor", name: "ref.name" },
	mentorMail: { kind: "text", label: "Email of that adult", name: "ref.em" },
	mentorTie: { kind: "select", label: "How that adult knows you", options: ["Teacher", "Coach", "Employer", "Neighbor", "Other"] },
	...parent(1),
	...parent(2),
	married: {
		kind: "select",
		label: "Your parents are, to each other",
		options: ["married", "separated", "divorced", "never married", "widowed", "domestic partners"],
	},
	income: {
		kind: "radio",
		label: "All the income of your household in a year, before tax",
		options: ["less than $35,000", "$35,000 – $54,999", "$55,000 – $74,999", "$75,000 – $99,999", "$100,000 or more"],
	},
	firstGen: { kind: "switch", label: "I would be the first generation in my family to earn a bachelor’s degree" },
	...award(1),
	...award(2),
	rules: { kind: "box", label: "I have read the rules of the fellowship and agree to them" },
	initials: { kind: "text", label: "Initials of the applicant" },
};
const KEYS = Object.keys(ASKED);

const Held = createContext<{ values: Record<string, Value>; set: (key: string, value: Value) => void }>({ values: {}, set: () => {} });
const cells: Record<string, HTMLElement> = {};
const empty = ({ kind }: Question): Value => (kind === "boxes" ? [] : kind === "switch" || kind === "box" ? false : "");
const seen = (key: string) => {
	const { kind } = ASKED[key];
	const cell = cells[key];
	if (!cell?.isConnected) return "";
	if (kind === "select") return cell.querySelector("[role=combobox] span")?.textContent ?? "";
	if (kind === "switch" || kind === "box") return cell.querySelector("button")?.dataset.state === "checked";
	const marked = [...cell.querySelectorAll(".mark[data-state=checked]")].map((mark) => mark.parentElement?.textContent);
	if (kind === "boxes") return marked;
	return kind === "radio" ? (marked[0] ?? "") : cell.querySelector<HTMLInputElement>("input.i, textarea.i")?.value;
};

function Ask({ q: key }: { q: string }) {
	const { kind, label, options = [], note, blank, max, need, name, bare } = ASKED[key];
	const { values, set } = useContext(Held);
	const id = useId();
	const value = values[key] ?? empty(ASKED[key]);
	const change = (next: Value) => set(key, next);
	const title = need ? "l need" : "l";
	const ref = (cell: HTMLElement | null) => {
		if (cell) cells[key] = cell;
	};
	if (kind === "switch" || kind === "box")
		return (
			<div className="f c" ref={ref}>
				{kind === "switch" ? (
					<Switch.Root id={id} className="sw" checked={value as boolean} onCheckedChange={change}>
						<Switch.Thumb />
					</Switch.Root>
				) : (
					<Checkbox.Root id={id} className="mark" checked={value as boolean} onCheckedChange={(on) => change(on === true)}>
						<Checkbox.Indicator>✓</Checkbox.Indicator>
					</Checkbox.Root>
				)}
				<Label.Root htmlFor={id}>{label}</Label.Root>
			</div>
		);
	const control: Record<string, () => ReactNode> = {
		text: () => (
			<input
				className="i"
				id={id}
				name={name}
				value={value as string}
				placeholder={blank}
				maxLength={max}
				onChange={(event) => change(event.target.value)}
			/>
		),
		area: () => <textarea className="i" id={id} value={value as string} onChange={(event) => change(event.target.value)} />,
		select: () => (
			<Select.Root value={value as string} onValueChange={change}>
				<Select.Trigger className="i" id={id}>
					<Select.Value placeholder="Select…" />
					<Select.Icon />
				</Select.Trigger>
				<Select.Portal>
					<Select.Content className="menu" position="popper">
						<Select.Viewport>
							{options.map(coded).map(([code, shown]) => (
								<Select.Item className="o" key={code} value={code}>
									<Select.ItemText>{shown}</Select.ItemText>
								</Select.Item>
							))}
						</Select.Viewport>
					</Select.Content>
				</Select.Portal>
			</Select.Root>
		),
		radio: () => (
			<RadioGroup.Root value={value as string} onValueChange={change} aria-labelledby={`${id}l`}>
				{options.map((option, at) => (
					<div className="c" key={option}>
						<RadioGroup.Item className="mark" value={option} id={id + at}>
							<RadioGroup.Indicator className="dot" />
						</RadioGroup.Item>
						<Label.Root htmlFor={id + at}>{option}</Label.Root>
					</div>
				))}
			</RadioGroup.Root>
		),
		boxes: () =>
			options.map((option, at) => (
				<div className="c" key={option}>
					<Checkbox.Root
						className="mark"
						id={id + at}
						checked={(value as string[]).includes(option)}
						onCheckedChange={(on) => change(options.filter((each) => (each === option ? on === true : (value as string[]).includes(each))))}
					>
						<Checkbox.Indicator className="dot" />
					</Checkbox.Root>
					<Label.Root htmlFor={id + at}>{option}</Label.Root>
				</div>
			)),
	};
	const isGroup = kind === "radio" || kind === "boxes";
	return (
		<div className="f" ref={ref}>
			{isGroup || bare ? (
				<span className={title} id={`${id}l`}>
					{label}
				</span>
			) : (
				<Label.Root className={title} htmlFor={id}>
					{label}
				</Label.Root>
			)}
			{control[kind]()}
			{note && <p className="n">{note}</p>}
		</div>
	);
}

const Asks = ({ of, cols }: { of: string; cols?: boolean }) => (
	<div className={cols ? "cols" : ""}>
		{of.split(" ").map((key) => (
			<Ask key={key} q={key} />
		))}
	</div>
);
const Part = ({ name, title, children }: { name: string; title: string; children: ReactNode }) => (
	<Accordion.Item value={name}>
		<Accordion.Header>
			<Accordion.Trigger className="acc">{title}</Accordion.Trigger>
		</Accordion.Header>
		<Accordion.Content>{children}</Accordion.Content>
	</Accordion.Item>
);

function Page() {
	const [values, setValues] = useState<Record<string, Value>>({});
	const [submitted, setSubmitted] = useState(false);
	useEffect(() => {
		Object.assign(window, {
			formState: () => ({ ...Object.fromEntries(KEYS.map((key) => [key, values[key] ?? empty(ASKED[key])])), submitted }),
			formShown: () => Object.fromEntries(KEYS.map((key) => [key, seen(key)])),
		});
	});
	return (
		<Held value={{ values, set: (key, value) => setValues((before) => ({ ...before, [key]: value })) }}>
			<main>
				<h1>Tallwood Youth Fellowship</h1>
				<p>A year of support for twenty high school students with a project for their town.</p>
				<form
					onSubmit={(event) => {
						event.preventDefault();
						setSubmitted(true);
					}}
				>
					<Accordion.Root type="multiple" defaultValue={["a"]}>
						<Part name="a" title="A. You">
							<Asks of="last first" cols />
							<Asks of="email phone" cols />
							<p className="l">When were you born?</p>
							<Asks of="bm bd by" cols />
							<Popover.Root>
								<Popover.Trigger type="button">Add a mailing address</Popover.Trigger>
								<Popover.Portal>
									<Popover.Content
										className="pop"
										side="right"
										align="start"
										sideOffset={500}
										onInteractOutside={(event) => event.preventDefault()}
									>
										<h4>Mailing address</h4>
										<Asks of="street" />
										<Asks of="apt city" cols />
										<Asks of="st zip" cols />
										<Popover.Close>Done</Popover.Close>
									</Popover.Content>
								</Popover.Portal>
							</Popover.Root>
							<Asks of="pron citizen tongues" />
						</Part>
						<Part name="b" title="B. School and plans">
							<Tabs.Root defaultValue="hs">
								<Tabs.List aria-label="Kind of school">
									<Tabs.Trigger className="tab" value="hs">
										I go to a school
									</Tabs.Trigger>
									<Tabs.Trigger className="tab" value="home">
										I am homeschooled
									</Tabs.Trigger>
								</Tabs.List>
								<Tabs.Content value="hs">
									<Asks of="hs" />
									<Asks of="hsCity hsState" cols />
									<Asks of="grade done" cols />
								</Tabs.Content>
								<Tabs.Content value="home">
									<Asks of="homeProgram" />
								</Tabs.Content>
							</Tabs.Root>
							<Asks of="major" />
							<fieldset>
								<legend>Two things you were recognized for</legend>
								<Asks of="a1Name a1Year" cols />
								<Asks of="a2Name a2Year" cols />
							</fieldset>
							<Asks of="project pitch apply talk" />
							<p>Every fellow has an adult at their side. Whom would you ask?</p>
							<Asks of="mentor mentorMail mentorTie" />
						</Part>
						<Part name="c" title="C. Your household">
							<fieldset>
								<legend>Parent one</legend>
								<Asks of="g1First g1Last" cols />
								<Asks of="g1Alive g1School g1Work" />
							</fieldset>
							<fieldset>
								<legend>Parent two</legend>
								<Asks of="g2First g2Last" cols />
								<Asks of="g2Alive g2School g2Work" />
							</fieldset>
							<Asks of="married income firstGen" />
						</Part>
					</Accordion.Root>
					<Asks of="rules initials" />
					<button type="submit">Submit my application</button>
				</form>
			</main>
		</Held>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
