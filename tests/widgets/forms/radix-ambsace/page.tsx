import { Accordion, Checkbox, Label, Popover, RadioGroup, Select, ToggleGroup } from "radix-ui";
import { memo, useId, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

const EXAM = { subject: "", year: "", score: "" };
const RACES = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White"];
const START: any = {
	surname: "", forename: "", initial: "", generation: "", priorName: "", born: "", sex: "", citizen: "", hispanic: "", race: [],
	email: "", emailAgain: "", tel: "", street: "", street2: "", city: "", county: "", state: "", zip: "", nation: "", universityId: "",
	school: "", ceeb: "", schoolCity: "", schoolState: "", gradMonth: "", gradYear: "", rank: "", classSize: "", gpaPlain: "", gpaWeighted: "",
	satVerbal: "", satMath: "", act: "", useScores: "",
	major1: "", major2: "", entry: "", degree: "", housing: "",
	p1living: "", p1first: "", p1last: "", p1job: "", p1employer: "", p1school: "", p1mail: "",
	p2living: "", p2first: "", p2last: "", p2job: "", p2employer: "", p2school: "", p2mail: "",
	honor1: "", honor1grade: "", honor2: "", honor2grade: "", honor3: "", honor3grade: "",
	teacher: "", teacherMail: "", essay: "", waive: "", signature: "",
};
let current: any = { ...START, exams: [EXAM] };
let sent = false;
const nodes: Record<string, any> = {};
const last: Record<string, any> = {};

function drawn(node: any): any {
	if (node.matches("input, textarea")) return node.value;
	if (node.matches("[data-many]")) return [...node.querySelectorAll("[role=checkbox][aria-checked=true]")].map((box: any) => box.parentElement.querySelector("label").textContent);
	if (node.matches("[data-slot=toggle-group]")) return node.querySelector("[data-state=on]")?.textContent ?? "";
	if (node.matches("[role=radiogroup]")) return node.querySelector("[aria-checked=true]")?.parentElement.querySelector("label").textContent ?? "";
	return node.hasAttribute("data-placeholder") ? "" : node.querySelector("span").textContent;
}
const at = (key: string) => (node: any) => {
	nodes[key] = node;
	return () => {
		last[key] = drawn(node);
		delete nodes[key];
	};
};
const refs: Record<string, any> = {};
const ref = (key: string) => (refs[key] ??= at(key));

const Text = memo(function Text({ k, label, value, put, span = 4, need, hint, bare, area, ...rest }: any) {
	const id = useId();
	const Tag: any = area ? "textarea" : "input";
	const box = <Tag id={id} ref={ref(k)} className="input" value={value} onChange={(e: any) => put(k, e.target.value)} {...rest} />;
	return bare ? box : (
		<div className={`c${span}`}>
			<Label.Root htmlFor={id} className={need ? "req" : ""}>{label}</Label.Root>
			{box}
			{hint && <p className="hint">{hint}</p>}
		</div>
	);
});

const Choose = memo(function Choose({ k, label, value, put, span = 4, need, items, placeholder = "Select", bare }: any) {
	const id = useId();
	const control = (
		<Select.Root value={value} onValueChange={(next) => put(k, next)}>
			<Select.Trigger id={id} ref={ref(k)} className="select" aria-label={bare ? label : undefined}>
				<Select.Value placeholder={placeholder} />
				<Select.Icon>⌄</Select.Icon>
			</Select.Trigger>
			<Select.Portal>
				<Select.Content className="pop" position="popper" sideOffset={4}>
					<Select.Viewport style={{ maxHeight: 260, padding: 4, minWidth: "var(--radix-select-trigger-width)" }}>
						{items.map((item: any) => {
							const [code, name] = Array.isArray(item) ? item : [item, item];
							return (
								<Select.Item key={code} value={code} className="opt">
									<Select.ItemIndicator className="tick">✓</Select.ItemIndicator>
									<Select.ItemText>{name}</Select.ItemText>
								</Select.Item>
							);
						})}
					</Select.Viewport>
				</Select.Content>
			</Select.Portal>
		</Select.Root>
	);
	return bare ? control : (
		<div className={`c${span}`}>
			<Label.Root htmlFor={id} className={need ? "req" : ""}>{label}</Label.Root>
			{control}
		</div>
	);
});

const Combo = memo(function Combo({ k, label, value, put, span = 4, need, items, placeholder, find, bare }: any) {
	const id = useId();
	const [open, setOpen] = useState(false);
	const [query, setQuery] = useState("");
	const [active, setActive] = useState(0);
	const rows = useMemo(() => items.map((item: any) => (Array.isArray(item) ? item : [item, item])), [items]);
	const seen = rows.filter(([, name]: any) => name.toLowerCase().includes(query.trim().toLowerCase()));
	const take = (code: string) => {
		put(k, code === value ? "" : code);
		setOpen(false);
	};
	const onKeyDown = (e: any) => {
		if (e.key === "ArrowDown" || e.key === "ArrowUp") {
			e.preventDefault();
			setActive((old) => Math.max(0, Math.min(seen.length - 1, old + (e.key === "ArrowDown" ? 1 : -1))));
		} else if (e.key === "Enter") {
			e.preventDefault();
			if (seen[active]) take(seen[active][0]);
		}
	};
	const control = (
		<Popover.Root open={open} onOpenChange={(next) => { setOpen(next); setQuery(""); setActive(0); }}>
			<Popover.Trigger asChild>
				<button type="button" id={id} ref={ref(k)} role="combobox" aria-expanded={open} aria-label={bare ? label : undefined} className={`combo${value ? "" : " empty"}`} data-placeholder={value ? undefined : ""}>
					<span>{rows.find(([code]: any) => code === value)?.[1] ?? placeholder}</span>
					<i aria-hidden>⇅</i>
				</button>
			</Popover.Trigger>
			<Popover.Portal>
				<Popover.Content className="pop" align="start" sideOffset={4} style={{ width: "var(--radix-popover-trigger-width)", minWidth: 260 }}>
					<input className="find" placeholder={find} value={query} role="combobox" aria-expanded aria-controls={`${id}list`} autoComplete="off" onChange={(e) => { setQuery(e.target.value); setActive(0); }} onKeyDown={onKeyDown} />
					<div className="list" role="listbox" id={`${id}list`}>
						{seen.length === 0 && <div className="none">No results found.</div>}
						{seen.map(([code, name]: any, i: number) => (
							<div key={code} role="option" aria-selected={i === active} data-selected={i === active} className="opt" onPointerMove={() => setActive(i)} onClick={() => take(code)}>
								{code === value && <span className="tick">✓</span>}
								{name}
							</div>
						))}
					</div>
				</Popover.Content>
			</Popover.Portal>
		</Popover.Root>
	);
	return bare ? control : (
		<div className={`c${span}`}>
			<Label.Root htmlFor={id} className={need ? "req" : ""}>{label}</Label.Root>
			{control}
		</div>
	);
});

const Toggle = memo(function Toggle({ k, label, value, put, span = 4, items, bare }: any) {
	const id = useId();
	const control = (
		<ToggleGroup.Root type="single" data-slot="toggle-group" className="tg" ref={ref(k)} value={value} onValueChange={(next) => put(k, next)} aria-labelledby={bare ? undefined : id} aria-label={bare ? label : undefined}>
			{items.map((item: string) => <ToggleGroup.Item key={item} value={item}>{item}</ToggleGroup.Item>)}
		</ToggleGroup.Root>
	);
	return bare ? control : (
		<div className={`c${span}`}>
			<div className="legend" id={id}>{label}</div>
			{control}
		</div>
	);
});

const Radios = memo(function Radios({ k, label, value, put, span = 4, items }: any) {
	const id = useId();
	return (
		<div className={`c${span}`}>
			<div className="legend" id={id}>{label}</div>
			<RadioGroup.Root ref={ref(k)} aria-labelledby={id} value={value} onValueChange={(next) => put(k, next)}>
				{items.map((item: any) => (
					<div className="radio" key={item[0]}>
						<RadioGroup.Item className="rdot" value={item[0]} id={id + item[0]}><RadioGroup.Indicator /></RadioGroup.Item>
						<label className="inline" htmlFor={id + item[0]}>{item[1]}</label>
					</div>
				))}
			</RadioGroup.Root>
		</div>
	);
});

const MONTHS = "January February March April May June July August September October November December".split(" ").map((name, i) => [String(i + 1).padStart(2, "0"), name]);
const YEARS = ["2025", "2026", "2027", "2028"];
const EXAM_YEARS = ["2024", "2025", "2026", "2027"];
const SCORES = ["1", "2", "3", "4", "5"];
const YN = ["Yes", "No"];
const GENERATIONS = ["Jr.", "Sr.", "II", "III", "IV"];
const STATUS = [["usc", "United States citizen or national"], ["lpr", "Lawful permanent resident"], ["visa", "Visa holder"], ["oth", "None of the above"]];
const ORIGIN = ["Yes", "No", "Decline"];
const SEX = [["F", "Female"], ["M", "Male"], ["X", "X / another"]];
const ENTRY = [["1268", "Fall 2026"], ["1272", "Spring 2027"], ["1278", "Fall 2027"], ["1282", "Spring 2028"]];
const DEGREES = [["BA", "Baccalaureate (B.A., B.S.)"], ["MA", "Master's (M.A., M.S., M.Eng.)"], ["PHD", "Doctorate (Ph.D., Ed.D.)"], ["PRO", "Professional (M.D., J.D., D.V.M.)"]];
const ATTAINED = [["0", "Less than high school"], ["1", "High school graduate or equivalency"], ["2", "Attended college without a degree"], ["3", "Associate degree"], ["4", "Baccalaureate degree"], ["5", "Graduate or professional degree"]];
const GRADES = [["09", "Ninth"], ["10", "Tenth"], ["11", "Eleventh"], ["12", "Twelfth"]];
const HALLS = ["Pruitt House", "Old Quad", "No preference"];
const WAIVE = [["w", "I waive my right of access"], ["k", "I keep my right of access"]];
const AP = [
	"African American Studies", "Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "Computer Science Principles", "English Language and Composition",
	"English Literature and Composition", "Environmental Science", "European History", "Government and Politics, U.S.", "Human Geography", "Macroeconomics", "Microeconomics", "Physics 1",
	"Physics C: Mechanics", "Precalculus", "Psychology", "Spanish Language and Culture", "Statistics", "U.S. History", "World History: Modern",
];

function App() {
	const [a, setA] = useState<any>(current);
	const [done, setDone] = useState(false);
	current = a;
	const [put] = useState(() => (k: string, value: any) =>
		setA((old: any) => {
			const [, index, field] = /^exam(\d)(\w+)$/.exec(k) ?? [];
			return field ? { ...old, exams: old.exams.map((row: any, i: number) => (i === Number(index) ? { ...row, [field]: value } : row)) } : { ...old, [k]: value };
		}));
	const q = (k: string, label: string) => ({ k, label, value: a[k], put });
	const parent = (n: number) => (
		<Accordion.Item value={`p${n}`}>
			<Accordion.Header>
				<Accordion.Trigger className="trig">Parent or guardian {n === 1 ? "one" : "two"} <span aria-hidden>⌄</span></Accordion.Trigger>
			</Accordion.Header>
			<Accordion.Content className="body">
				<div className="grid">
					<Toggle {...q(`p${n}living`, "Living?")} items={YN} span={12} />
					<Text {...q(`p${n}first`, "Given name")} span={6} />
					<Text {...q(`p${n}last`, "Surname")} span={6} />
					<Text {...q(`p${n}job`, "Profession")} span={6} />
					<Text {...q(`p${n}employer`, "Employer")} span={6} />
					<Choose {...q(`p${n}school`, "Educational attainment")} items={ATTAINED} span={6} />
					<Text {...q(`p${n}mail`, "Parent e-mail")} type="email" span={6} />
				</div>
			</Accordion.Content>
		</Accordion.Item>
	);
	return (
		<form className="wrap" noValidate onSubmit={(e) => { e.preventDefault(); sent = true; setDone(true); }}>
			<h1>Application to the Honors College</h1>
			<p className="note">Wexcombe State University. Entering class of 2027. Items marked with an asterisk are required. Submit this application only after you have submitted the University’s general application.</p>

			<h2>I. The applicant</h2>
			<div className="grid">
				<Text {...q("surname", "Surname")} need />
				<Text {...q("forename", "Forename")} need />
				<Text {...q("initial", "M.I.")} span={2} maxLength={1} />
				<Choose {...q("generation", "Generation")} items={GENERATIONS} span={2} placeholder="—" />
				<Text {...q("priorName", "Other surname under which records may be filed")} span={8} />
				<Text {...q("born", "Born")} need placeholder="MM-DD-YYYY" maxLength={10} />
				<Radios {...q("sex", "Sex")} items={SEX} />
				<Choose {...q("citizen", "Citizenship")} items={STATUS} need />
				<Toggle {...q("hispanic", "Hispanic or Latino origin")} items={ORIGIN} />
				<div className="c12" data-many ref={ref("race")} role="group" aria-labelledby="race">
					<div className="legend" id="race">Race (mark all that apply; optional)</div>
					{RACES.map((name, i) => (
						<div className="radio" key={name}>
							<Checkbox.Root className="box" id={`r${i}`} checked={a.race.includes(name)} onCheckedChange={(on) => put("race", RACES.filter((each) => (each === name ? on : a.race.includes(each))))}>
								<Checkbox.Indicator>✓</Checkbox.Indicator>
							</Checkbox.Root>
							<label className="inline" htmlFor={`r${i}`}>{name}</label>
						</div>
					))}
				</div>
			</div>

			<h2>II. Correspondence</h2>
			<div className="grid">
				<Text {...q("email", "E-mail")} need type="email" hint="Decisions are released by e-mail only." />
				<Text {...q("emailAgain", "E-mail, once more")} need type="email" />
				<Text {...q("tel", "Telephone, with area code")} type="tel" />
				<Text {...q("street", "Permanent residence: number and street")} need span={8} />
				<Text {...q("street2", "Apt. / lot")} />
				<Text {...q("city", "City or post office")} need span={3} />
				<Text {...q("county", "County")} span={3} />
				<Combo {...q("state", "State")} need items={STATES} placeholder="Select state…" find="Search state…" span={3} />
				<Text {...q("zip", "Postal code")} need span={3} />
				<Combo {...q("nation", "Country of residence")} items={COUNTRIES} placeholder="Select country…" find="Search country…" span={6} />
				<Text {...q("universityId", "University ID, if assigned")} placeholder="W00…" span={6} />
			</div>

			<h2>III. Secondary school</h2>
			<div className="grid">
				<Text {...q("school", "School from which you will graduate")} need span={8} />
				<Text {...q("ceeb", "Six-digit school code")} maxLength={6} />
				<Text {...q("schoolCity", "Location: city")} span={6} />
				<Combo {...q("schoolState", "Location: state")} items={STATES} placeholder="Select state…" find="Search state…" span={6} />
				<Choose {...q("gradMonth", "Month of diploma")} items={MONTHS} need span={3} placeholder="Month" />
				<Choose {...q("gradYear", "Year of diploma")} items={YEARS} need span={3} placeholder="Year" />
				<Text {...q("rank", "Standing in class")} span={3} inputMode="numeric" hint="A whole number, 1 being highest" />
				<Text {...q("classSize", "Number in class")} span={3} inputMode="numeric" />
				<Text {...q("gpaPlain", "Grade-point average, unweighted")} span={6} inputMode="decimal" />
				<Text {...q("gpaWeighted", "Grade-point average, weighted (if your school computes one)")} span={6} inputMode="decimal" />
			</div>

			<h2>IV. Examinations</h2>
			<p className="note">Highest sectional results. Scores are not required for admission to the Honors College.</p>
			<div className="grid">
				<Text {...q("satVerbal", "SAT Reading & Writing")} span={3} inputMode="numeric" />
				<Text {...q("satMath", "SAT Mathematics")} span={3} inputMode="numeric" />
				<Text {...q("act", "ACT Composite")} span={2} inputMode="numeric" />
				<Toggle {...q("useScores", "Should readers see these results?")} items={YN} />
			</div>
			<p className="note">Advanced Placement: at most four examinations already taken.</p>
			<div className="row head"><span>Examination</span><span>Year sat</span><span>Result</span><span /></div>
			{a.exams.map((row: any, i: number) => (
				<div className="row" key={i}>
					<Combo bare k={`exam${i}subject`} label="Examination" value={row.subject} put={put} items={AP} placeholder="Select examination…" find="Search examinations…" />
					<Choose bare k={`exam${i}year`} label="Year sat" value={row.year} put={put} items={EXAM_YEARS} placeholder="Year" />
					<Toggle bare k={`exam${i}score`} label="Result" value={row.score} put={put} items={SCORES} />
					{a.exams.length > 1 && <button type="button" className="x" aria-label="Remove row" onClick={() => setA({ ...a, exams: a.exams.filter((_: any, n: number) => n !== i) })}>×</button>}
				</div>
			))}
			<button type="button" className="btn" disabled={a.exams.length > 3} onClick={() => setA({ ...a, exams: [...a.exams, EXAM] })}>Add examination</button>

			<h2>V. Course of study</h2>
			<div className="grid">
				<Combo {...q("major1", "Proposed concentration")} need items={MAJORS} placeholder="Select field…" find="Search fields…" span={6} />
				<Combo {...q("major2", "Alternate concentration")} items={MAJORS} placeholder="Select field…" find="Search fields…" span={6} />
				<Radios {...q("entry", "You wish to enter in")} items={ENTRY} />
				<Choose {...q("degree", "Highest degree to which you aspire")} items={DEGREES} />
				<Choose {...q("housing", "Honors residence")} items={HALLS} />
			</div>

			<h2>VI. Parents or guardians</h2>
			<Accordion.Root type="multiple" className="acc">{parent(1)}{parent(2)}</Accordion.Root>

			<h2>VII. Distinctions</h2>
			<p className="note">Name up to three honors or prizes, and the grade in which each was conferred.</p>
			{[1, 2, 3].map((n) => (
				<div className="grid" key={n}>
					<Text {...q(`honor${n}`, `Distinction ${"ABC"[n - 1]}`)} span={8} maxLength={100} />
					<Choose {...q(`honor${n}grade`, "Conferred in grade")} items={GRADES} placeholder="Grade" />
				</div>
			))}

			<h2>VIII. Statement and attestation</h2>
			<div className="grid">
				<Text {...q("essay", "What question would you spend four years on? (500 words)")} area span={12} />
				<Text {...q("teacher", "Teacher who will write on your behalf")} span={6} />
				<Text {...q("teacherMail", "Teacher’s e-mail")} type="email" span={6} />
				<Radios {...q("waive", "Family Educational Rights and Privacy Act")} items={WAIVE} span={12} />
				<Text {...q("signature", "Typed signature")} need span={6} hint="By typing your name you certify that the above is your own work." />
			</div>
			<button className="btn main">Submit application</button> {done && <span>Received.</span>}
		</form>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

const ROWS = [0, 1, 2, 3];
Object.assign(window, {
	formState: () => {
		const { exams, ...rest } = current;
		for (const i of ROWS) for (const field of Object.keys(EXAM)) rest[`exam${i}${field}`] = exams[i]?.[field] ?? "";
		return { ...rest, submitted: sent };
	},
	formShown: () => {
		const keys = [...Object.keys(START), ...ROWS.flatMap((i) => Object.keys(EXAM).map((field) => `exam${i}${field}`))];
		return Object.fromEntries(keys.map((key) => [key, nodes[key] ? drawn(nodes[key]) : key.startsWith("exam") ? "" : (last[key] ?? "")]));
	},
});
