import { Checkbox, Dialog, Label, Popover, RadioGroup, Select, Switch, Tabs, ToggleGroup } from "radix-ui";
import { type ReactNode, useEffect, useId, useState } from "react";
import { DayPicker } from "react-day-picker";
import "react-day-picker/style.css";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Value = string | boolean | string[];
type Sibling = { first: string; last: string; age: string };
type Store = { values: Record<string, Value>; siblings: Sibling[]; activities: number; honors: number; exams: number };

let now: Store = { values: {}, siblings: [], activities: 1, honors: 1, exams: 2 };
let submitted = false;
let redraw: (store: Store) => void = () => {};
const update = (change: Partial<Store>) => {
	now = { ...now, ...change };
	redraw(now);
};
const set = (key: string, value: Value) => update({ values: { ...now.values, [key]: value } });
const textOf = (key: string) => (now.values[key] as string | undefined) ?? "";
const listOf = (key: string) => (now.values[key] as string[] | undefined) ?? [];

const STYLE = `
body { font: 15px/1.45 ui-sans-serif, system-ui, sans-serif; margin: 0; background: #faf9f7; color: #1d1b2b }
main { max-width: 860px; margin: 24px auto 120px; padding: 0 20px }
.tabs { display: flex; gap: 4px; border-bottom: 1px solid #cfcbe0; margin: 20px 0 }
.tabs button { border: 0; background: none; padding: 10px 14px; font: inherit; cursor: pointer }
.tabs [data-state=active] { border-bottom: 3px solid #5b3df5; font-weight: 600 }
.panel[data-state=inactive] { display: none }
.grid { display: grid; grid-template-columns: 1fr 1fr; gap: 16px 20px }
.wide { grid-column: 1 / -1 }
label, .lab, legend { display: block; font-weight: 600; font-size: 14px; margin-bottom: 4px }
input[type=text], input[type=email], input[type=tel], input[type=password], textarea { width: 100%; box-sizing: border-box; padding: 8px 10px; border: 1px solid #b9b4cf; border-radius: 8px; font: inherit }
.trigger { width: 100%; display: flex; justify-content: space-between; padding: 8px 10px; border: 1px solid #b9b4cf; border-radius: 8px; background: #fff; font: inherit; text-align: left; min-height: 38px }
.trigger[data-placeholder], .muted { color: #77728f }
.pop { background: #fff; border: 1px solid #b9b4cf; border-radius: 8px; box-shadow: 0 8px 24px #0002; padding: 6px; z-index: 20 }
.view { max-height: 260px }
.opt { padding: 6px 10px; border-radius: 6px; cursor: pointer } .opt[data-highlighted], .opt:hover { background: #ece8ff }
.radio { width: 18px; height: 18px; border-radius: 50%; border: 1px solid #5b3df5; background: #fff; padding: 0; flex: none }
.radio[data-state=checked] { background: #5b3df5; box-shadow: inset 0 0 0 3px #fff }
.box { width: 18px; height: 18px; border-radius: 4px; border: 1px solid #5b3df5; background: #fff; padding: 0; flex: none } .box[data-state=checked] { background: #5b3df5; color: #fff }
.line { display: flex; gap: 8px; align-items: center; margin: 4px 0 } .line label { font-weight: 400; margin: 0 }
.cards { display: grid; grid-template-columns: 1fr 1fr; gap: 8px } .rcard { text-align: left; border: 1px solid #b9b4cf; border-radius: 10px; padding: 10px; background: #fff; font: inherit } .rcard[data-state=checked] { border-color: #5b3df5; background: #f2efff }
.toggles button { border: 1px solid #b9b4cf; background: #fff; padding: 6px 12px; font: inherit } .toggles [data-state=on] { background: #5b3df5; color: #fff }
fieldset { border: 0; padding: 0; margin: 0 } .card { border: 1px solid #dcd8ea; border-radius: 12px; background: #fff; padding: 16px; margin: 12px 0 }
.hint { font-size: 13px; color: #5f5a78; margin: 2px 0 0 } .star { color: #c2185b }
.btn { padding: 8px 14px; border-radius: 8px; border: 1px solid #5b3df5; background: #fff; color: #5b3df5; font: inherit; cursor: pointer } .primary { background: #5b3df5; color: #fff }
.switch { width: 42px; height: 24px; border-radius: 12px; background: #b9b4cf; border: 0; padding: 2px; text-align: left } .switch[data-state=checked] { background: #5b3df5; text-align: right } .thumb { display: inline-block; width: 20px; height: 20px; border-radius: 50%; background: #fff }
.over { position: fixed; inset: 0; background: #0006 } .dialog { position: fixed; top: 18%; left: 50%; transform: translateX(-50%); background: #fff; border-radius: 12px; padding: 22px; width: 420px }
.hp { position: absolute; left: -9999px } table { border-collapse: collapse; width: 100% } th { text-align: left; font-size: 13px } td { padding: 4px 8px 4px 0 }
`;

const Star = () => <span className="star"> *</span>;

function Text({ id, label, hint, required, type = "text", wide, ...rest }: { id: string; label: string; hint?: string; required?: boolean; type?: string; wide?: boolean; placeholder?: string; maxLength?: number; inputMode?: "numeric" | "decimal"; autoComplete?: string }) {
	return (
		<div className={wide ? "wide" : undefined}>
			<Label.Root htmlFor={id}>
				{label}
				{required && <Star />}
			</Label.Root>
			<input id={id} type={type} value={textOf(id)} onChange={(event) => set(id, event.target.value)} aria-describedby={hint ? `${id}-d` : undefined} {...rest} />
			{hint && (
				<p className="hint" id={`${id}-d`}>
					{hint}
				</p>
			)}
		</div>
	);
}

type Option = string | [value: string, text: string];
const pair = (option: Option): [string, string] => (typeof option === "string" ? [option, option] : option);

function Pick({ id, options, placeholder = "Select…", labelledBy }: { id: string; options: Option[]; placeholder?: string; labelledBy?: string }) {
	return (
		<Select.Root value={textOf(id)} onValueChange={(value) => set(id, value)} name={id}>
			<Select.Trigger id={id} className="trigger" aria-labelledby={labelledBy}>
				<Select.Value placeholder={placeholder} />
				<Select.Icon />
			</Select.Trigger>
			<Select.Portal>
				<Select.Content className="pop" position="popper" sideOffset={4}>
					<Select.Viewport className="view">
						{options.map(pair).map(([value, text]) => (
							<Select.Item key={value} value={value} className="opt">
								<Select.ItemText>{text}</Select.ItemText>
							</Select.Item>
						))}
					</Select.Viewport>
				</Select.Content>
			</Select.Portal>
		</Select.Root>
	);
}

function PickField({ id, label, options, required, hint, placeholder }: { id: string; label: string; options: Option[]; required?: boolean; hint?: string; placeholder?: string }) {
	return (
		<div>
			<Label.Root htmlFor={id} id={`${id}-l`}>
				{label}
				{required && <Star />}
			</Label.Root>
			<Pick id={id} options={options} placeholder={placeholder} />
			{hint && <p className="hint">{hint}</p>}
		</div>
	);
}

function Radios({ id, legend, options, required, cards }: { id: string; legend: ReactNode; options: Option[]; required?: boolean; cards?: boolean }) {
	return (
		<fieldset className="wide">
			<legend id={`${id}-l`}>
				{legend}
				{required && <Star />}
			</legend>
			<RadioGroup.Root id={id} aria-labelledby={`${id}-l`} value={textOf(id)} onValueChange={(value) => set(id, value)} className={cards ? "cards" : undefined}>
				{options.map(pair).map(([value, text]) =>
					cards ? (
						<RadioGroup.Item key={value} value={value} className="rcard">
							{text}
						</RadioGroup.Item>
					) : (
						<div className="line" key={value}>
							<RadioGroup.Item value={value} id={`${id}-${value}`} className="radio">
								<RadioGroup.Indicator />
							</RadioGroup.Item>
							<label htmlFor={`${id}-${value}`}>{text}</label>
						</div>
					),
				)}
			</RadioGroup.Root>
		</fieldset>
	);
}

function Toggles({ id, options, label, many }: { id: string; options: Option[]; label?: string; many?: boolean }) {
	const items = options.map(pair).map(([value, text]) => (
		<ToggleGroup.Item key={value} value={value}>
			{text}
		</ToggleGroup.Item>
	));
	return many ? (
		<ToggleGroup.Root id={id} className="toggles" type="multiple" aria-label={label} value={listOf(id)} onValueChange={(value) => set(id, [...value].sort())}>
			{items}
		</ToggleGroup.Root>
	) : (
		<ToggleGroup.Root id={id} className="toggles" type="single" aria-label={label} value={textOf(id)} onValueChange={(value) => set(id, value)}>
			{items}
		</ToggleGroup.Root>
	);
}

const SCHOOLS: [code: string, name: string, place: string][] = [
	["380015", "Ashland High School", "Ashland, OR"],
	["380018", "Ashland Valley High School", "Ashland, OR"],
	["061020", "Ashland Union Academy", "San Lorenzo, CA"],
	["470085", "Valley High School", "Ashton, VA"],
	["481300", "Spokane Valley High School", "Spokane Valley, WA"],
	["054120", "Yreka High School", "Yreka, CA"],
	["380700", "Medford South High School", "Medford, OR"],
	["380990", "Reedwood High School", "Portland, OR"],
	["053310", "Siskiyou Union High School", "Mount Shasta, CA"],
	["380412", "Grants Pass High School", "Grants Pass, OR"],
];

/** A button that opens a box to search in and a list of what was found. */
function Finder({ id, labelledBy, find, placeholder, searchPlaceholder, shown }: { id: string; labelledBy: string; find: (query: string) => Promise<[value: string, text: string, note?: string][]>; placeholder: string; searchPlaceholder: string; shown: (value: string) => string }) {
	const [open, setOpen] = useState(false);
	const [query, setQuery] = useState("");
	const [found, setFound] = useState<[string, string, string?][]>([]);
	const [isBusy, setBusy] = useState(false);
	const listId = useId();
	useEffect(() => {
		let isOld = false;
		setBusy(true);
		find(query).then((result) => {
			if (isOld) return;
			setFound(result);
			setBusy(false);
		});
		return () => {
			isOld = true;
		};
	}, [query, find]);
	const value = textOf(id);
	const choose = (chosen: string) => {
		set(id, chosen);
		setOpen(false);
		setQuery("");
	};
	return (
		<Popover.Root open={open} onOpenChange={setOpen}>
			<Popover.Trigger asChild>
				<button type="button" id={id} role="combobox" aria-expanded={open} aria-controls={listId} aria-labelledby={labelledBy} className="trigger" data-placeholder={value ? undefined : ""}>
					<span>{value ? shown(value) : placeholder}</span>
					<span aria-hidden="true">⌄</span>
				</button>
			</Popover.Trigger>
			<Popover.Portal>
				<Popover.Content className="pop" align="start" sideOffset={4} style={{ width: 380 }}>
					<input type="text" role="combobox" aria-expanded="true" aria-controls={listId} aria-autocomplete="list" placeholder={searchPlaceholder} value={query} onChange={(event) => setQuery(event.target.value)} onKeyDown={(event) => event.key === "Enter" && (event.preventDefault(), found[0] && choose(found[0][0]))} />
					<div role="listbox" id={listId} className="view" style={{ overflowY: "auto", marginTop: 6 }}>
						{isBusy && <div className="muted opt">Searching…</div>}
						{!isBusy && found.length === 0 && <div className="muted opt">{query.length < 3 ? "Type at least three letters" : "Nothing found."}</div>}
						{!isBusy &&
							found.map(([each, text, note]) => (
								<div key={each} role="option" aria-selected={each === value} tabIndex={-1} className="opt" onClick={() => choose(each)}>
									{text}
									{note && <div className="hint">{note}</div>}
								</div>
							))}
					</div>
				</Popover.Content>
			</Popover.Portal>
		</Popover.Root>
	);
}

const later = <T,>(value: T, ms: number) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));
const findSchool = (query: string) => {
	const words = query.toLowerCase().split(/[\s,]+/).filter(Boolean);
	const found = query.trim().length < 3 ? [] : SCHOOLS.filter(([, name, place]) => words.every((word) => `${name} ${place}`.toLowerCase().includes(word)));
	return later(found.map(([code, name, place]): [string, string, string] => [code, name, `${place} · CEEB ${code}`]), 350);
};
const findMajor = (query: string) => later(MAJORS.filter((major) => major.toLowerCase().includes(query.trim().toLowerCase())).map((major): [string, string] => [major, major]), 0);

const longDate = (iso: string) => new Date(`${iso}T12:00:00`).toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric" });
const isoOf = (date: Date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;

function BirthDate() {
	const [open, setOpen] = useState(false);
	const value = textOf("born");
	return (
		<div>
			<span className="lab" id="born-l">
				Date of birth
				<Star />
			</span>
			<Popover.Root open={open} onOpenChange={setOpen}>
				<Popover.Trigger asChild>
					<button type="button" id="born" className="trigger" aria-labelledby="born-l born" data-placeholder={value ? undefined : ""}>
						{value ? longDate(value) : "Pick a date"}
					</button>
				</Popover.Trigger>
				<Popover.Portal>
					<Popover.Content className="pop" align="start">
						<DayPicker
							mode="single"
							captionLayout="dropdown"
							startMonth={new Date(1996, 0)}
							endMonth={new Date(2014, 11)}
							defaultMonth={value ? new Date(`${value}T12:00:00`) : new Date(2009, 0)}
							selected={value ? new Date(`${value}T12:00:00`) : undefined}
							onSelect={(date) => {
								set("born", date ? isoOf(date) : "");
								setOpen(false);
							}}
						/>
					</Popover.Content>
				</Popover.Portal>
			</Popover.Root>
		</div>
	);
}

const RACES = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White", "I prefer not to respond"];
function Races() {
	return (
		<fieldset className="wide">
			<legend>Which of these describe you? Mark every one that applies.</legend>
			{RACES.map((race, index) => (
				<div className="line" key={race}>
					<Checkbox.Root
						id={`race-${index}`}
						className="box"
						checked={listOf("race").includes(race)}
						onCheckedChange={(isOn) => set("race", RACES.filter((each) => (each === race ? isOn === true : listOf("race").includes(each))))}
					>
						<Checkbox.Indicator>✓</Checkbox.Indicator>
					</Checkbox.Root>
					<label htmlFor={`race-${index}`}>{race}</label>
				</div>
			))}
		</fieldset>
	);
}

function Siblings() {
	const [open, setOpen] = useState(false);
	const [draft, setDraft] = useState<Sibling>({ first: "", last: "", age: "" });
	const part = (key: keyof Sibling, label: string) => (
		<div style={{ marginBottom: 10 }}>
			<Label.Root htmlFor={`sib-${key}`}>{label}</Label.Root>
			<input type="text" id={`sib-${key}`} value={draft[key]} onChange={(event) => setDraft({ ...draft, [key]: event.target.value })} />
		</div>
	);
	return (
		<section className="card wide">
			<h3>Brothers and sisters</h3>
			<p className="hint">List siblings, step- and half-siblings whom your parents support or have supported.</p>
			{now.siblings.length === 0 ? (
				<p className="muted">No one listed yet.</p>
			) : (
				<ul id="siblings">
					{now.siblings.map(({ first, last, age }, index) => (
						<li key={index}>
							<span className="f">{first}</span> <span className="l">{last}</span>, age <span className="a">{age}</span>{" "}
							<button type="button" className="btn" onClick={() => update({ siblings: now.siblings.filter((_, each) => each !== index) })}>
								Remove
							</button>
						</li>
					))}
				</ul>
			)}
			<Dialog.Root open={open} onOpenChange={setOpen}>
				<Dialog.Trigger asChild>
					<button type="button" className="btn" id="add-sibling">
						+ Add a sibling
					</button>
				</Dialog.Trigger>
				<Dialog.Portal>
					<Dialog.Overlay className="over" />
					<Dialog.Content className="dialog" aria-describedby={undefined}>
						<Dialog.Title>Sibling</Dialog.Title>
						{part("first", "First name")}
						{part("last", "Last name")}
						{part("age", "Age in years")}
						<button
							type="button"
							className="btn primary"
							onClick={() => {
								update({ siblings: [...now.siblings, draft] });
								setDraft({ first: "", last: "", age: "" });
								setOpen(false);
							}}
						>
							Save sibling
						</button>{" "}
						<Dialog.Close className="btn">Cancel</Dialog.Close>
					</Dialog.Content>
				</Dialog.Portal>
			</Dialog.Root>
		</section>
	);
}

const SCHOOLING: Option[] = [
	["none", "Did not finish high school"],
	["hs", "High school graduate or GED"],
	["some", "Attended college, no degree earned"],
	["aa", "Two-year college degree"],
	["ba", "Four-year college degree"],
	["grad", "Graduate or professional degree"],
	["dk", "Not known"],
];
function ParentCard({ id, title }: { id: string; title: string }) {
	return (
		<section className="card wide">
			<h3>{title}</h3>
			<div className="grid">
				<Text id={`${id}First`} label="First name" />
				<Text id={`${id}Last`} label="Last name" />
				<Text id={`${id}Work`} label="Type of work" hint="Current or most recent" />
				<PickField id={`${id}School`} label="Highest schooling" options={SCHOOLING} />
			</div>
		</section>
	);
}

const KINDS: Option[] = ["Academic team or honor society", "Arts, music or theater", "Athletics", "Career or technical club", "Community service", "Environment and conservation", "Faith community", "Family responsibility", "Paid employment", "Speech and debate", "Student government", "Something else"];
const YEARS: Option[] = [["09", "9"], ["10", "10"], ["11", "11"], ["12", "12"]];
const Activity = ({ n }: { n: number }) => (
	<section className="card" aria-labelledby={`act${n}-h`}>
		<h3 id={`act${n}-h`}>Activity {n + 1}</h3>
		<div className="grid">
			<PickField id={`act${n}Kind`} label="Category" options={KINDS} placeholder="Choose the closest" />
			<Text id={`act${n}Org`} label="Organization, team or workplace" />
			<Text id={`act${n}Role`} label="Your role" maxLength={50} />
			<div>
				<span className="lab">Grades in which you took part</span>
				<Toggles id={`act${n}Years`} options={YEARS} many label="Grades in which you took part" />
			</div>
		</div>
	</section>
);

const AP = ["AP Art History", "AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Language", "AP English Literature", "AP Environmental Science", "AP European History", "AP Human Geography", "AP Macroeconomics", "AP Physics 1", "AP Psychology", "AP Spanish Language", "AP Statistics", "AP U.S. Government", "AP U.S. History", "AP World History"];

function App() {
	const [, setStore] = useState(now);
	redraw = setStore;
	const rows = (count: number) => Array.from({ length: count }, (_, index) => index);
	return (
		<main>
			<style>{STYLE}</style>
			<p className="muted">Isochor Foundation</p>
			<h1>Isochor National Scholars</h1>
			<p>Recognizing high school seniors of uncommon promise in every state. Complete all five tabs; you may move among them in any order, and what you entered is kept while this page is open.</p>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					submitted = true;
				}}
			>
				<Tabs.Root defaultValue="you">
					<Tabs.List className="tabs" aria-label="Parts of the application">
						<Tabs.Trigger value="you">1 · You</Tabs.Trigger>
						<Tabs.Trigger value="home">2 · Household</Tabs.Trigger>
						<Tabs.Trigger value="school">3 · School and scores</Tabs.Trigger>
						<Tabs.Trigger value="record">4 · Record</Tabs.Trigger>
						<Tabs.Trigger value="plans">5 · Plans and submit</Tabs.Trigger>
					</Tabs.List>
					<Tabs.Content value="you" forceMount className="panel">
						<div className="grid">
							<Text id="given" label="Given name" required hint="As on your PSAT/NMSQT registration" />
							<Text id="middle" label="Middle name" />
							<Text id="family" label="Family name" required />
							<PickField id="suffix" label="Suffix" options={["Jr.", "Sr.", "II", "III", "IV", "V"]} placeholder="If any" />
							<Text id="called" label="What should we call you in letters?" />
							<BirthDate />
							<Text id="email" label="E-mail" type="email" required hint="Not a school account: those close in June." />
							<Text id="phone" label="Telephone" type="tel" required placeholder="555-555-5555" />
							<Text id="street" label="Street address" required wide />
							<Text id="unit" label="Apartment, suite or unit" />
							<Text id="town" label="City or town" required />
							<PickField id="homeState" label="State or territory" required options={STATES} />
							<Text id="zip" label="ZIP code" required maxLength={10} />
							<PickField id="country" label="Country" options={COUNTRIES} />
							<Text id="ssn" label="Social Security number" type="password" hint="Finalists only; leave blank for now." autoComplete="off" />
							<Radios id="gender" legend="I am a" options={[["w", "Woman"], ["m", "Man"], ["nb", "Nonbinary person"], ["x", "Prefer to self-describe"]]} />
							<Radios id="status" cards required legend="Eligibility: which is true of you?" options={[["usc", "I am a citizen of the United States"], ["usn", "I am a U.S. national (American Samoa, Swains Island)"], ["lpr", "I am a lawful permanent resident and intend to become a citizen"], ["no", "None of these"]]} />
							<Radios id="hispanic" legend="Are you Hispanic, Latina/o or of Spanish origin?" options={["Yes", "No", "No answer"]} />
							<Races />
						</div>
					</Tabs.Content>
					<Tabs.Content value="home" forceMount className="panel">
						<div className="grid">
							<ParentCard id="one" title="Parent or guardian 1" />
							<ParentCard id="two" title="Parent or guardian 2" />
							<PickField id="marriage" label="Your parents are currently" options={["Married", "In a domestic partnership", "Separated", "Divorced", "Never married to each other", "Widowed"]} />
							<PickField id="income" label="Total household income, most recent tax year" required options={[["1", "$0 – $29,999"], ["2", "$30,000 – $59,999"], ["3", "$60,000 – $89,999"], ["4", "$90,000 – $124,999"], ["5", "$125,000 and above"]]} />
							<Radios id="parentDegree" legend="Do any of your parents hold a bachelor’s degree?" options={["Yes", "No", "Not sure"]} />
							<Siblings />
							<section className="card wide">
								<h3>Who helped you with this form?</h3>
								<p className="hint">Only if an adult typed answers for you.</p>
								<div className="grid">
									<Text id="helperName" label="Name" />
									<Text id="helperPhone" label="Daytime telephone" type="tel" />
								</div>
							</section>
						</div>
					</Tabs.Content>
					<Tabs.Content value="school" forceMount className="panel">
						<div className="grid">
							<div className="wide">
								<span className="lab" id="hs-l">
									High school
									<Star />
								</span>
								<Finder id="hs" labelledBy="hs-l" find={findSchool} placeholder="Find your school" searchPlaceholder="School name or city" shown={(code) => SCHOOLS.find(([each]) => each === code)?.[1] ?? ""} />
							</div>
							<div>
								<span className="lab">Grade you are in now</span>
								<Toggles id="gradeNow" options={["10", "11", "12"]} label="Grade you are in now" />
							</div>
							<PickField id="leaving" label="You will finish high school in" options={[["2026-12", "December 2026"], ["2027-01", "January 2027"], ["2027-05", "May 2027"], ["2027-06", "June 2027"], ["2027-08", "August 2027"], ["later", "Later"]]} />
							<Text id="gpa" label="Unweighted GPA" inputMode="decimal" placeholder="0.00 – 4.00" />
							<Text id="gpaW" label="Weighted GPA, if your school reports one" inputMode="decimal" />
							<PickField id="standing" label="Class standing" options={["Top 1%", "Top 5%", "Top 10%", "Top 25%", "Top half", "Not ranked"]} hint="Choose the smallest group you belong to." />
							<Text id="counselorName" label="School official who will endorse you" />
							<Text id="counselorEmail" label="Official’s e-mail" type="email" />
							<section className="card wide">
								<h3>Scores</h3>
								<div className="grid">
									<Text id="psat" label="PSAT/NMSQT total" inputMode="numeric" hint="320 – 1520" />
									<PickField id="psatWhen" label="PSAT/NMSQT taken" options={["October 2023", "October 2024", "October 2025", "October 2026"]} />
									<Text id="satR" label="SAT Reading and Writing" inputMode="numeric" />
									<Text id="satM" label="SAT Math" inputMode="numeric" />
									<Text id="act" label="ACT composite" inputMode="numeric" hint="From a single sitting" />
								</div>
							</section>
							<section className="card wide">
								<h3>Advanced Placement exams</h3>
								<table>
									<thead>
										<tr>
											<th>Exam</th>
											<th>Score</th>
										</tr>
									</thead>
									<tbody>
										{rows(now.exams).map((n) => (
											<tr key={n}>
												<td>
													<Pick id={`ap${n}Exam`} options={AP} placeholder="Exam" />
												</td>
												<td>
													<Toggles id={`ap${n}Score`} options={["1", "2", "3", "4", "5"]} />
												</td>
											</tr>
										))}
									</tbody>
								</table>
								<button type="button" className="btn" id="more-exams" onClick={() => update({ exams: Math.min(8, now.exams + 1) })}>
									+ Another exam
								</button>
							</section>
						</div>
					</Tabs.Content>
					<Tabs.Content value="record" forceMount className="panel">
						<h2>Activities</h2>
						<p className="hint">Up to five, most meaningful first. Work and family duties count.</p>
						{rows(now.activities).map((n) => (
							<Activity key={n} n={n} />
						))}
						<button type="button" className="btn" id="more-activities" onClick={() => update({ activities: Math.min(5, now.activities + 1) })}>
							+ Add another activity
						</button>
						<h2>Honors</h2>
						{rows(now.honors).map((n) => (
							<div className="grid card" key={n}>
								<Text id={`honor${n}Title`} label={`Honor ${n + 1}`} placeholder="Name of the honor" />
								<PickField id={`honor${n}Year`} label="Received in" options={[["9", "9th grade"], ["10", "10th grade"], ["11", "11th grade"], ["12", "12th grade"]]} />
							</div>
						))}
						<button type="button" className="btn" id="more-honors" onClick={() => update({ honors: Math.min(5, now.honors + 1) })}>
							+ Add another honor
						</button>
					</Tabs.Content>
					<Tabs.Content value="plans" forceMount className="panel">
						<div className="grid">
							<Text id="college" label="College or university you expect to enter" wide />
							<div>
								<span className="lab" id="field-l">
									Probable field of study
								</span>
								<Finder id="field" labelledBy="field-l" find={findMajor} placeholder="Search fields" searchPlaceholder="e.g. History" shown={(value) => value} />
							</div>
							<Text id="career" label="Probable career" />
							<Radios id="degree" legend="The furthest degree you mean to earn" options={[["a", "Associate"], ["b", "Bachelor’s"], ["m", "Master’s"], ["d", "Doctorate (Ph.D., Ed.D.)"], ["p", "Professional (M.D., J.D., …)"]]} />
							<div className="wide">
								<span className="lab">Shirt size for Finalists’ Weekend</span>
								<Toggles id="shirt" options={["S", "M", "L", "XL", "XXL"]} label="Shirt size" />
							</div>
							<PickField id="heard" label="Where did you learn of Isochor?" options={["School office", "Teacher", "Friend or family", "Social media", "College fair"]} />
							<Text id="meals" label="Dietary needs at Finalists’ Weekend" />
							<div className="wide">
								<Label.Root htmlFor="essay">Describe a time you changed your mind about something that mattered. (2,500 characters)</Label.Root>
								<textarea id="essay" rows={6} maxLength={2500} value={textOf("essay")} onChange={(event) => set("essay", event.target.value)} />
							</div>
							<div className="wide line">
								<Switch.Root id="news" className="switch" checked={now.values.news === true} onCheckedChange={(isOn) => set("news", isOn)}>
									<Switch.Thumb className="thumb" />
								</Switch.Root>
								<label htmlFor="news">I agree that Isochor may release my name and scores to colleges</label>
							</div>
							<div className="wide line">
								<Checkbox.Root id="agree" className="box" checked={now.values.agree === true} onCheckedChange={(isOn) => set("agree", isOn === true)}>
									<Checkbox.Indicator>✓</Checkbox.Indicator>
								</Checkbox.Root>
								<label htmlFor="agree">I affirm that this application is my own work and is complete.</label>
							</div>
							<Text id="signed" label="Signature (type your legal name)" />
							<div className="hp" aria-hidden="true">
								<label htmlFor="homepage2">Leave this empty</label>
								<input id="homepage2" type="text" tabIndex={-1} autoComplete="off" value={textOf("homepage2")} onChange={(event) => set("homepage2", event.target.value)} />
							</div>
						</div>
						<p>
							<button type="submit" className="btn primary">
								Submit to Isochor
							</button>
						</p>
					</Tabs.Content>
				</Tabs.Root>
			</form>
		</main>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);

const INPUTS = "given middle family called email phone street unit town zip ssn oneFirst oneLast oneWork twoFirst twoLast twoWork helperName helperPhone gpa gpaW counselorName counselorEmail psat satR satM act college career meals essay signed homepage2".split(" ");
const BUTTONS = "suffix homeState country oneSchool twoSchool marriage income leaving standing psatWhen heard born hs field".split(" ");
const RADIOS = "gender status hispanic parentDegree degree".split(" ");
const SINGLE = ["gradeNow", "shirt"];
for (const n of [0, 1, 2]) {
	INPUTS.push(`act${n}Org`, `act${n}Role`, `honor${n}Title`);
	BUTTONS.push(`act${n}Kind`, `honor${n}Year`, `ap${n}Exam`);
	SINGLE.push(`ap${n}Score`);
}
const MULTI = [0, 1, 2].map((n) => `act${n}Years`);
const SWITCHES = ["news", "agree"];
const at = (id: string) => document.getElementById(id);
const on = (id: string, state: string) => [...(at(id)?.querySelectorAll(`[data-state=${state}]`) ?? [])].filter(({ tagName }) => tagName === "BUTTON");
const each = <T,>(keys: string[], read: (key: string) => T) => Object.fromEntries(keys.map((key) => [key, read(key)]));
const siblingKeys = (read: (index: number, part: "first" | "last" | "age") => string) =>
	Object.fromEntries([0, 1].flatMap((n) => (["first", "last", "age"] as const).map((part) => [`sibling${n}.${part}`, read(n, part)])));

Object.assign(window, {
	formState: () => ({
		...each([...INPUTS, ...BUTTONS, ...RADIOS, ...SINGLE], textOf),
		...each([...MULTI, "race"], listOf),
		...each(SWITCHES, (key) => now.values[key] === true),
		...siblingKeys((n, part) => now.siblings[n]?.[part] ?? ""),
		submitted,
	}),
	formShown: () => ({
		...each(INPUTS, (key) => (at(key) as HTMLInputElement | null)?.value ?? ""),
		...each(BUTTONS, (key) => {
			const button = at(key);
			return !button || button.hasAttribute("data-placeholder") ? "" : (button.querySelector("span") ?? button).textContent;
		}),
		...each(RADIOS, (key) => {
			const [item] = on(key, "checked");
			return item ? (item.textContent || item.parentElement?.textContent) : "";
		}),
		...each(SINGLE, (key) => on(key, "on")[0]?.textContent ?? ""),
		...each(MULTI, (key) => on(key, "on").map(({ textContent }) => textContent)),
		race: RACES.filter((_, index) => at(`race-${index}`)?.dataset.state === "checked"),
		...each(SWITCHES, (key) => at(key)?.getAttribute("aria-checked") === "true"),
		...siblingKeys((n, part) => at("siblings")?.querySelectorAll(`.${part[0]}`)[n]?.textContent ?? ""),
	}),
});
