import "./styles.css";
import { createContext, type KeyboardEvent, type ReactNode, useContext, useEffect, useId, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Answer = string | string[] | boolean | null;
type Option = [value: string, label: string];
const plain = (labels: string[]): Option[] => labels.map((label, index) => [String(index), label]);

const SUFFIX = plain(["II", "III", "IV", "Jr.", "Sr.", "V"]);
const COUNTRY: Option[] = COUNTRIES.map((name) => [name.replace(/[^A-Z]/gi, "").slice(0, 12).toUpperCase(), name]);
const STATE: Option[] = STATES.map(([code, name]) => [`USA_${code}`, name]);
const CODES: Option[] = [
	["+1", "+1 (United States, Canada)"],
	["+44", "+44 (United Kingdom)"],
	["+52", "+52 (Mexico)"],
	["+81", "+81 (Japan)"],
	["+86", "+86 (China)"],
	["+91", "+91 (India)"],
	["+234", "+234 (Nigeria)"],
];
const CITIZEN = plain([
	"U.S. Citizen or U.S. National",
	"U.S. Dual Citizen",
	"U.S. Permanent Resident",
	"U.S. Refugee or Asylee",
	"Other (Non-U.S. Citizen)",
]);
const RACE = plain([
	"American Indian or Alaska Native",
	"Asian",
	"Black or African American",
	"Native Hawaiian or Other Pacific Islander",
	"White",
]);
const MARITAL = plain(["Never Married", "Married", "Widowed", "Separated", "Divorced", "Civil Union/Domestic Partners"]);
const SCHOOLING = plain([
	"None",
	"Some grade/primary school",
	"Completed grade/primary school",
	"Some high/secondary school",
	"Graduated from high/secondary school (or equivalent)",
	"Some trade school or community college",
	"Graduated from trade school or community college",
	"Some college/university",
	"Graduated from college/university",
	"Graduate school",
]);
const DEGREES = plain(["Associate's (AA, AS)", "Bachelor's (BA, BS)", "Master's (MA, MS)", "Business (MBA)", "Law (JD, LLM)", "Medicine (MD, DO)", "Doctorate (PhD, EdD)", "Undecided"]);
const AP_SUBJECTS = plain([
	"Art History",
	"Biology",
	"Calculus AB",
	"Calculus BC",
	"Chemistry",
	"Computer Science A",
	"English Language & Composition",
	"English Literature & Composition",
	"Environmental Science",
	"European History",
	"Human Geography",
	"Physics 1",
	"Psychology",
	"Spanish Language & Culture",
	"Statistics",
	"US Government & Politics",
	"US History",
	"World History: Modern",
]);
const ACTIVITY = plain([
	"Academic",
	"Art",
	"Athletics: Club",
	"Athletics: JV/Varsity",
	"Career Oriented",
	"Community Service (Volunteer)",
	"Computer/Technology",
	"Cultural",
	"Dance",
	"Debate/Speech",
	"Environmental",
	"Family Responsibilities",
	"Journalism/Publication",
	"Music: Instrumental",
	"Religious",
	"Research",
	"Student Govt./Politics",
	"Theater/Drama",
	"Work (Paid)",
	"Other Club/Activity",
]);
const LEVELS: Option[] = [
	["9", "9"],
	["10", "10"],
	["11", "11"],
	["12", "12"],
	["PG", "Post-graduate"],
];
const TIMING: Option[] = [
	["year", "School year"],
	["break", "School break"],
	["all", "All year"],
];
const YESNO: Option[] = [
	["1", "Yes"],
	["0", "No"],
];

/* ---------- answers ---------- */

const ACTIVITY_PARTS = ["type", "position", "organization", "description", "grades", "timing", "hours", "weeks", "college"];
const LISTS: [string, number, string[]][] = [
	["ap", 3, ["subject", "score"]],
	["activities", 3, ACTIVITY_PARTS],
	["honors", 3, ["title", "grades"]],
];
const MANY = new Set(["race", "grades", "timing"]);
const RADIO = new Set(["altName", "legalSex", "hispanic", "college", "entry", "ferpa"]);
const TICK = new Set(["affirm", "texts"]);
const FLAT =
	"givenName middleName familyName suffix altName altFirst birthdate email phoneCode phone country line1 line2 city state zip legalSex citizenship ssn birthCountry hispanic race marital p1First p1Last p1Occupation p1Employer p1School p2First p2Last p2Occupation p2School school entryDate exitDate unweighted counselorName counselorEmail apCount major degree entry roommate whyFern alumRelative heard ferpa texts affirm signature".split(
		" ",
	);
const empty = (part: string): Answer => (MANY.has(part) ? [] : RADIO.has(part) ? null : TICK.has(part) ? false : "");
const START: Record<string, Answer> = {};
for (const key of FLAT) START[key] = empty(key);

/** Questions are numbered by the platform, not named. */
function idOf(key: string): string {
	const [list, row, part] = key.split(".");
	const word = part ? `${list}${part}` : list;
	let code = 7;
	for (const letter of word) code = (code * 131 + letter.charCodeAt(0)) % 89989;
	return `question_${10000 + code}${part ? `_${row}` : ""}`;
}

let latest = START;
let submitted = false;
const Store = createContext<{ answers: Record<string, Answer>; set(key: string, value: Answer): void }>(null as never);
function useAnswer(key: string): [any, (value: Answer) => void] {
	const { answers, set } = useContext(Store);
	return [answers[key] ?? empty(key.split(".").at(-1)!), (value) => set(key, value)];
}

/* ---------- “Frond” components ---------- */

function Label({ id, htmlFor, required, children }: { id?: string; htmlFor?: string; required?: boolean; children: ReactNode }) {
	return (
		<label id={id} htmlFor={htmlFor} className="FrondLabel_root__x9Qa2">
			<span className="FrondLabel_text__3hVd1">{children}</span>
			{required && (
				<span className="FrondLabel_req__Zk0pT" aria-hidden="true">
					*
				</span>
			)}
		</label>
	);
}

interface Asked {
	q: string;
	label: string;
	help?: string;
	required?: boolean;
}

function TextQuestion({ q, label, help, required, mask, max, type = "text" }: Asked & { mask?(raw: string): string; max?: number; type?: string }) {
	const [value, set] = useAnswer(q);
	const id = idOf(q);
	return (
		<div className="FrondField_root__m2Wc8">
			<Label htmlFor={id} required={required}>
				{label}
			</Label>
			{help && (
				<div className="FrondField_hint__b71Ls" id={`${id}_hint`}>
					{help}
				</div>
			)}
			<input
				id={id}
				className="FrondInput_input__Ty5eR"
				type={type}
				value={value}
				maxLength={max}
				aria-describedby={help ? `${id}_hint` : undefined}
				aria-required={required}
				onChange={(event) => set(mask ? mask(event.target.value) : event.target.value)}
			/>
		</div>
	);
}

function LongQuestion({ q, label, help, max, rows = 3 }: Asked & { max?: number; rows?: number }) {
	const [value, set] = useAnswer(q);
	const id = idOf(q);
	return (
		<div className="FrondField_root__m2Wc8">
			<Label htmlFor={id}>{label}</Label>
			{help && <div className="FrondField_hint__b71Ls">{help}</div>}
			<textarea id={id} className="FrondInput_area__Lw3nU" rows={rows} value={value} maxLength={max} onChange={(event) => set(event.target.value)} />
			{max && (
				<div className="FrondInput_count__e8Gh0" aria-live="polite">
					{value.length}/{max}
				</div>
			)}
		</div>
	);
}

function ListQuestion({ q, label, help, required, options }: Asked & { options: Option[] }) {
	const [value, set] = useAnswer(q);
	const [open, setOpen] = useState(false);
	const [active, setActive] = useState(-1);
	const root = useRef<HTMLDivElement>(null);
	const id = idOf(q);
	useEffect(() => {
		if (!open) return;
		const away = (event: MouseEvent) => !root.current?.contains(event.target as Node) && setOpen(false);
		document.addEventListener("mousedown", away);
		return () => document.removeEventListener("mousedown", away);
	}, [open]);
	const choose = (one: string) => {
		set(one);
		setOpen(false);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === "Escape") setOpen(false);
		else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
			event.preventDefault();
			if (!open) setOpen(true);
			setActive((now) => Math.min(options.length - 1, Math.max(0, now + (event.key === "ArrowDown" ? 1 : -1))));
		} else if ((event.key === "Enter" || event.key === " ") && open && active >= 0) {
			event.preventDefault();
			choose(options[active][0]);
		}
	};
	const text = options.find(([one]) => one === value)?.[1];
	return (
		<div className="FrondField_root__m2Wc8">
			<Label id={`${id}_label`} required={required}>
				{label}
			</Label>
			{help && <div className="FrondField_hint__b71Ls">{help}</div>}
			<div className="FrondSelect_root__q6YpD" ref={root}>
				<button
					type="button"
					id={id}
					className="FrondSelect_trigger__N8sJk"
					role="combobox"
					aria-haspopup="listbox"
					aria-expanded={open}
					aria-controls={`${id}_list`}
					aria-labelledby={`${id}_label ${id}`}
					aria-activedescendant={open && active >= 0 ? `${id}_opt_${active}` : undefined}
					onClick={() => {
						setActive(options.findIndex(([one]) => one === value));
						setOpen(!open);
					}}
					onKeyDown={onKeyDown}
				>
					<span className={text ? "FrondSelect_value__uC1x4" : "FrondSelect_placeholder__d0RvF"}>{text ?? "- Choose an option -"}</span>
					<svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
						<path d="M2 4l4 4 4-4" stroke="currentColor" fill="none" />
					</svg>
				</button>
				{open && (
					<ul className="FrondSelect_list__Ae4mW" role="listbox" id={`${id}_list`} aria-labelledby={`${id}_label`}>
						{options.map(([one, shown], index) => (
							<li
								key={one}
								id={`${id}_opt_${index}`}
								role="option"
								aria-selected={one === value}
								className={index === active ? "FrondSelect_option__t5Zb9 FrondSelect_active__y2Kq7" : "FrondSelect_option__t5Zb9"}
								onMouseEnter={() => setActive(index)}
								onClick={() => choose(one)}
							>
								{shown}
							</li>
						))}
					</ul>
				)}
			</div>
		</div>
	);
}

function SearchQuestion({ q, label, help, required, options }: Asked & { options: string[] }) {
	const [value, set] = useAnswer(q);
	const [typed, setTyped] = useState<string | null>(null);
	const id = idOf(q);
	const matches = typed === null ? [] : options.filter((one) => one.toLowerCase().includes(typed.toLowerCase()));
	return (
		<div className="FrondField_root__m2Wc8">
			<Label htmlFor={id} required={required}>
				{label}
			</Label>
			{help && <div className="FrondField_hint__b71Ls">{help}</div>}
			<div className="FrondSelect_root__q6YpD">
				<input
					id={id}
					className="FrondInput_input__Ty5eR"
					role="combobox"
					aria-autocomplete="list"
					aria-expanded={matches.length > 0}
					aria-controls={`${id}_list`}
					autoComplete="off"
					value={typed ?? value}
					onChange={(event) => setTyped(event.target.value)}
					onFocus={() => setTyped(value)}
					onBlur={() => setTyped(null)}
				/>
				{matches.length > 0 && (
					<ul className="FrondSelect_list__Ae4mW" role="listbox" id={`${id}_list`}>
						{matches.map((one) => (
							<li
								key={one}
								role="option"
								aria-selected={one === value}
								className="FrondSelect_option__t5Zb9"
								onMouseDown={(event) => {
									event.preventDefault();
									set(one);
									setTyped(null);
									(document.activeElement as HTMLElement | null)?.blur();
								}}
							>
								{one}
							</li>
						))}
					</ul>
				)}
			</div>
		</div>
	);
}

function RadioQuestion({ q, label, help, required, options }: Asked & { options: Option[] }) {
	const [value, set] = useAnswer(q);
	const id = idOf(q);
	return (
		<fieldset className="FrondGroup_root__h3Bx6">
			<legend className="FrondGroup_legend__pP2w0">
				{label}
				{required && <span className="FrondLabel_req__Zk0pT">*</span>}
			</legend>
			{help && <div className="FrondField_hint__b71Ls">{help}</div>}
			<div className="FrondGroup_options__Vf7sa">
				{options.map(([one, shown]) => (
					<label key={one} className="FrondRadio_label__k1Oc5">
						<input
							type="radio"
							className="FrondRadio_native__w8Tz3"
							name={id}
							id={`${id}_${one}`}
							value={one}
							checked={value === one}
							onChange={() => set(one)}
						/>
						<span className="FrondRadio_dot__R4gYm" aria-hidden="true" />
						<span>{shown}</span>
					</label>
				))}
			</div>
			{value !== null && (
				<button type="button" className="FrondGroup_clear__o9Nd2" onClick={() => set(null)}>
					Clear answer
				</button>
			)}
		</fieldset>
	);
}

function CheckQuestion({ q, label, help, options }: Asked & { options: Option[] }) {
	const [value, set] = useAnswer(q);
	const id = idOf(q);
	return (
		<fieldset className="FrondGroup_root__h3Bx6">
			<legend className="FrondGroup_legend__pP2w0">{label}</legend>
			{help && <div className="FrondField_hint__b71Ls">{help}</div>}
			<div className="FrondGroup_options__Vf7sa">
				{options.map(([one, shown]) => (
					<div key={one} className="FrondCheck_row__c6Hu1">
						<input
							type="checkbox"
							id={`${id}_${one}`}
							checked={value.includes(one)}
							onChange={(event) =>
								set(options.map(([each]) => each).filter((each) => (each === one ? event.target.checked : value.includes(each))))
							}
						/>
						<label htmlFor={`${id}_${one}`}>{shown}</label>
					</div>
				))}
			</div>
		</fieldset>
	);
}

function TickQuestion({ q, children }: { q: string; children: ReactNode }) {
	const [value, set] = useAnswer(q);
	const id = idOf(q);
	return (
		<div className="FrondCheck_row__c6Hu1">
			<input type="checkbox" id={id} checked={value} onChange={(event) => set(event.target.checked)} />
			<label htmlFor={id}>{children}</label>
		</div>
	);
}

function Panel({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
	const id = useId();
	return (
		<section className="MemberPanel_root__J5vPq" aria-labelledby={id}>
			<h2 id={id} className="MemberPanel_title__s0Xe8">
				{title}
			</h2>
			{intro && <p className="MemberPanel_intro__D3kLb">{intro}</p>}
			{children}
		</section>
	);
}

/* ---------- the page ---------- */

const digits = (raw: string, most: number) => raw.replace(/\D/g, "").slice(0, most);
const asDate = (raw: string) => digits(raw, 8).replace(/^(\d\d)(\d)/, "$1/$2").replace(/^(\d\d\/\d\d)(\d)/, "$1/$2");
const asMonth = (raw: string) => digits(raw, 6).replace(/^(\d\d)(\d)/, "$1/$2");
const asPhone = (raw: string) => digits(raw, 10).replace(/^(\d{3})(\d)/, "$1.$2").replace(/^(\d{3}\.\d{3})(\d)/, "$1.$2");
const asCount = (raw: string) => digits(raw, 3);

function ActivityBlock({ row }: { row: number }) {
	const q = (part: string) => `activities.${row}.${part}`;
	return (
		<fieldset className="RepeatBlock_root__g2QnY">
			<legend className="RepeatBlock_legend__f8Ws4">Activity {row + 1}</legend>
			<ListQuestion q={q("type")} label="Activity type" required options={ACTIVITY} />
			<TextQuestion q={q("position")} label="Position/Leadership description" help="Max characters: 50" max={50} />
			<TextQuestion q={q("organization")} label="Organization name" help="Max characters: 100" max={100} />
			<LongQuestion
				q={q("description")}
				label="Please describe this activity, including what you accomplished and any recognition you received, etc."
				max={150}
			/>
			<CheckQuestion q={q("grades")} label="Participation grade levels" options={LEVELS} />
			<CheckQuestion q={q("timing")} label="Timing of participation" options={TIMING} />
			<div className="MemberGrid_two__U7bnE">
				<TextQuestion q={q("hours")} label="Hours spent per week" mask={asCount} />
				<TextQuestion q={q("weeks")} label="Weeks spent per year" mask={asCount} />
			</div>
			<RadioQuestion q={q("college")} label="I intend to participate in a similar activity in college." options={YESNO} />
		</fieldset>
	);
}

function Page() {
	const [answers, setAnswers] = useState(START);
	const [activities, setActivities] = useState(1);
	const set = (key: string, value: Answer) =>
		setAnswers((now) => {
			latest = { ...now, [key]: value };
			return latest;
		});
	latest = answers;
	return (
		<Store.Provider value={{ answers, set }}>
			<header className="AppShell_bar__B9dRt">
				<span className="AppShell_brand__i4Mzs">CollegeBridge</span>
				<nav aria-label="Main">
					<a href="#dashboard">Dashboard</a> <a href="#colleges">My Colleges</a> <a href="#search">College Search</a>
				</nav>
			</header>
			<main className="AppShell_main__O1yHc">
				<p className="AppShell_crumb__6LfTw">My Colleges / Fern Hollow College</p>
				<h1>Fern Hollow College: Application Questions</h1>
				<p className="AppShell_saved__Y3aXu" role="status">
					Your work is saved automatically.
				</p>
				<form
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						submitted = true;
					}}
				>
					<Panel title="Personal information">
						<TextQuestion q="givenName" label="First/given name" required />
						<TextQuestion q="middleName" label="Middle name" />
						<TextQuestion q="familyName" label="Last/family/surname" required />
						<ListQuestion q="suffix" label="Suffix" options={SUFFIX} />
						<RadioQuestion q="altName" label="Would you like to share a different first name that people call you?" options={YESNO} />
						{answers.altName === "1" && <TextQuestion q="altFirst" label="Preferred first name" />}
						<TextQuestion q="birthdate" label="Date of birth" help="Format: MM/DD/YYYY" required mask={asDate} />
						<TextQuestion q="email" label="Email address" type="email" required />
						<div className="MemberGrid_two__U7bnE">
							<ListQuestion q="phoneCode" label="Country code" options={CODES} />
							<TextQuestion q="phone" label="Preferred phone number" type="tel" required mask={asPhone} />
						</div>
					</Panel>

					<Panel title="Permanent home address">
						<ListQuestion q="country" label="Country/Region/Territory" required options={COUNTRY} />
						<TextQuestion q="line1" label="Address line 1" required />
						<TextQuestion q="line2" label="Address line 2" />
						<TextQuestion q="city" label="City or town" required />
						<ListQuestion q="state" label="State" options={STATE} />
						<TextQuestion q="zip" label="ZIP or postal code" />
					</Panel>

					<Panel title="Citizenship and demographics" intro="Colleges may use this information for reporting. You may leave optional questions blank.">
						<RadioQuestion
							q="legalSex"
							label="Legal sex"
							required
							options={[
								["F", "Female"],
								["M", "Male"],
								["X", "X or another legal sex"],
							]}
						/>
						<ListQuestion q="citizenship" label="Select your citizenship status" required options={CITIZEN} />
						<TextQuestion q="ssn" label="U.S. Social Security Number" help="Required only for students applying for federal aid. Numbers only." />
						<ListQuestion q="birthCountry" label="Birth country/region/territory" options={COUNTRY} />
						<RadioQuestion q="hispanic" label="Are you Hispanic or Latino/a/x?" help="Optional" options={YESNO} />
						<CheckQuestion q="race" label="How would you identify yourself?" help="You may select one or more." options={RACE} />
					</Panel>

					<Panel title="Family">
						<ListQuestion q="marital" label="Parents' marital status (relative to each other)" options={MARITAL} />
						<fieldset className="RepeatBlock_root__g2QnY">
							<legend className="RepeatBlock_legend__f8Ws4">Parent 1</legend>
							<TextQuestion q="p1First" label="First/given name" />
							<TextQuestion q="p1Last" label="Last/family/surname" />
							<TextQuestion q="p1Occupation" label="Occupation" help="Former occupation, if retired" />
							<TextQuestion q="p1Employer" label="Name of employer" />
							<ListQuestion q="p1School" label="Education level" options={SCHOOLING} />
						</fieldset>
						<fieldset className="RepeatBlock_root__g2QnY">
							<legend className="RepeatBlock_legend__f8Ws4">Parent 2</legend>
							<TextQuestion q="p2First" label="First/given name" />
							<TextQuestion q="p2Last" label="Last/family/surname" />
							<TextQuestion q="p2Occupation" label="Occupation" help="Former occupation, if retired" />
							<ListQuestion q="p2School" label="Education level" options={SCHOOLING} />
						</fieldset>
						<TextQuestion q="alumRelative" label="If a family member attended Fern Hollow, please give their full name" />
					</Panel>

					<Panel title="Education">
						<TextQuestion q="school" label="Current or most recent secondary/high school" required />
						<div className="MemberGrid_two__U7bnE">
							<TextQuestion q="entryDate" label="Date of entry" help="MM/YYYY" mask={asMonth} />
							<TextQuestion q="exitDate" label="Graduation date" help="MM/YYYY" mask={asMonth} />
						</div>
						<TextQuestion q="unweighted" label="Cumulative GPA, unweighted" help="As it appears on your transcript" />
						<fieldset className="RepeatBlock_root__g2QnY">
							<legend className="RepeatBlock_legend__f8Ws4">Counselor</legend>
							<TextQuestion q="counselorName" label="Full name" />
							<TextQuestion q="counselorEmail" label="Email" type="email" />
						</fieldset>
					</Panel>

					<Panel title="AP subject tests" intro="Report only tests whose scores you have received.">
						<ListQuestion
							q="apCount"
							label="Number of AP tests you wish to report"
							options={["0", "1", "2", "3", "4", "5", "6", "7", "8"].map((count) => [count, count])}
						/>
						{Array.from({ length: Number(answers.apCount) }, (_, row) => (
							<fieldset key={row} className="RepeatBlock_root__g2QnY">
								<legend className="RepeatBlock_legend__f8Ws4">AP test {row + 1}</legend>
								<ListQuestion q={`ap.${row}.subject`} label="AP exam subject" options={AP_SUBJECTS} />
								<ListQuestion q={`ap.${row}.score`} label="AP exam score" options={["5", "4", "3", "2", "1"].map((score) => [score, score])} />
							</fieldset>
						))}
					</Panel>

					<Panel title="Activities" intro="Please list your activities in the order of their importance to you. You may report up to 10.">
						{Array.from({ length: activities }, (_, row) => (
							<ActivityBlock key={row} row={row} />
						))}
						{activities < 10 && (
							<button type="button" className="FrondButton_secondary__a5TkN" onClick={() => setActivities(activities + 1)}>
								Add another activity
							</button>
						)}
					</Panel>

					<Panel title="Honors" intro="Briefly list any academic distinctions or honors you have received since the ninth grade.">
						{[0, 1, 2].map((row) => (
							<fieldset key={row} className="RepeatBlock_root__g2QnY">
								<legend className="RepeatBlock_legend__f8Ws4">Honor {row + 1}</legend>
								<TextQuestion q={`honors.${row}.title`} label="Honors title" max={100} />
								<CheckQuestion q={`honors.${row}.grades`} label="Grade level" options={LEVELS} />
							</fieldset>
						))}
					</Panel>

					<Panel title="Fern Hollow questions">
						<SearchQuestion q="major" label="Which academic program interests you most?" help="Start typing to search" required options={MAJORS} />
						<ListQuestion q="degree" label="Highest degree you intend to earn" options={DEGREES} />
						<RadioQuestion
							q="entry"
							label="When do you plan to begin at Fern Hollow?"
							options={[
								["aug", "August"],
								["jan", "January (Winter Cohort)"],
							]}
						/>
						<ListQuestion
							q="roommate"
							label="Which best describes your sleep schedule?"
							help="Helps us with first-year roommate matching"
							options={plain(["Early riser", "Night owl", "It depends"])}
						/>
						<LongQuestion
							q="whyFern"
							label="Fern Hollow's motto is “Grow slowly.” What is something you have chosen not to rush? (250 words)"
							rows={8}
						/>
						<ListQuestion
							q="heard"
							label="How did you hear about Fern Hollow College?"
							options={plain(["A current student", "An alum", "College fair", "Counselor", "Email or mail", "Online"])}
						/>
						<TickQuestion q="texts">Text me reminders from the Office of Admission.</TickQuestion>
					</Panel>

					<Panel title="Release and signature">
						<RadioQuestion
							q="ferpa"
							label="FERPA: Do you waive your right to review all recommendations and supporting documents?"
							options={[
								["1", "I waive my right"],
								["0", "I do not waive my right"],
							]}
						/>
						<TickQuestion q="affirm">I affirm that all information I have submitted is complete, accurate and my own.</TickQuestion>
						<TextQuestion q="signature" label="Signature" help="Your name typed here has the force of a handwritten one." required />
						<button type="submit" className="FrondButton_primary__W2vDi">
							Continue to review
						</button>
					</Panel>
				</form>
			</main>
		</Store.Provider>
	);
}

createRoot(document.getElementById("root")!).render(<Page />);

const KEYS = [...FLAT, ...LISTS.flatMap(([list, count, parts]) => Array.from({ length: count }, (_, row) => parts.map((part) => `${list}.${row}.${part}`)).flat())];

(window as any).formState = () => {
	const state: Record<string, unknown> = { submitted };
	for (const key of KEYS) state[key] = latest[key] ?? empty(key.split(".").at(-1)!);
	return state;
};

(window as any).formShown = () => {
	const shown: Record<string, unknown> = {};
	for (const key of KEYS) {
		const part = key.split(".").at(-1)!;
		const id = idOf(key);
		const on = () =>
			[...document.querySelectorAll<HTMLInputElement>(`input[id^="${id}_"]:checked`)].map((one) => one.labels?.[0]?.textContent?.trim() ?? "");
		if (MANY.has(part)) shown[key] = on();
		else if (RADIO.has(part)) shown[key] = on()[0] ?? null;
		else {
			const control = document.getElementById(id) as HTMLInputElement | HTMLButtonElement | null;
			if (!control) shown[key] = "";
			else if (control instanceof HTMLButtonElement) shown[key] = control.querySelector(".FrondSelect_value__uC1x4")?.textContent ?? "";
			else shown[key] = control.type === "checkbox" ? control.checked : control.value;
		}
	}
	return shown;
};
