import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import "./page.css";

type Question = {
	key: string;
	kind?: "short" | "paragraph" | "radio" | "boxes" | "list" | "date" | "grid";
	title: string;
	help?: string;
	must?: boolean;
	options?: string[];
	/** Of a grid: the key and the heading of each row. */
	rows?: [string, string][];
};
type Section = { heading: string; text?: string; questions: Question[] };

const GRADES = ["9th", "10th", "11th", "12th"];
const SCHOOLING = ["Grade school", "Some high school", "High school diploma or equivalent", "Some college or trade school, did not finish", "Trade certificate", "Two-year degree", "Four-year degree", "Graduate degree"];

const activity = (n: number, key: string): Question[] => [
	{ key: `${key}Name`, title: `ACTIVITY ${n}: Name of the club, team, employer, agency, church, etc.`, must: n === 1 },
	{ key: `${key}Role`, title: `ACTIVITY ${n}: Did you hold an office or have a title? What was it?` },
	{ key: `${key}Did`, kind: "paragraph", title: `ACTIVITY ${n}: In one or two sentences, what did you do there?` },
];
const award = (n: number, key: string): Question[] => [
	{ key: `${key}Title`, title: `Award or honor #${n}` },
	{ key: `${key}Grade`, kind: "list", title: `What grade were you in when you received award #${n}?`, options: ["9th grade", "10th grade", "11th grade", "12th grade"] },
];
const sibling = (n: number, key: string): Question[] => [
	{ key: `${key}Name`, title: `Sibling ${n} - first and last name`, help: n > 1 ? "Skip if you do not have one" : undefined },
	{ key: `${key}Age`, title: `Sibling ${n} - age` },
];

const SECTIONS: Section[] = [
	{
		heading: "About the Applicant",
		questions: [
			{ key: "email", title: "Email", must: true },
			{ key: "fullName", title: "Full name of applicant", help: "First, middle, last. As you would want it printed in the newspaper if you are chosen!", must: true },
			{ key: "calledBy", title: "Do you go by another name or a nickname?", help: "For the selection committee, if you come in for an interview. Leave blank if not." },
			{ key: "address", title: "Mailing address", help: "Street or PO box, plus apartment/space number. Scholarship letters still go out by US Mail.", must: true },
			{ key: "cityStateZip", title: "City, State, Zip", help: "Example: Etna, CA 96027", must: true },
			{ key: "phone", title: "Best phone number to reach you (not your parents)", must: true },
			{ key: "born", kind: "date", title: "Date of birth", must: true },
			{ key: "citizen", kind: "radio", title: "Are you a citizen of the United States?", help: "Two of our funds require it. The others do not.", options: ["Yes", "No", "Prefer not to answer"] },
		],
	},
	{
		heading: "School",
		text: "You must be a senior at one of the schools below or live within their attendance area.",
		questions: [
			{
				key: "highSchool",
				kind: "radio",
				title: "High school you attend",
				must: true,
				options: ["Ashland High School", "Ashland Valley High School", "Dunsmuir High School", "Etna High School", "Happy Camp High School", "Mt. Shasta High School", "Phoenix High School", "Weed High School", "Yreka High School", "Home school or other"],
			},
			{ key: "gradYear", kind: "list", title: "What year will you graduate?", must: true, options: ["2026", "2027", "2028", "2029"] },
			{ key: "gpa", title: "GPA (UNWEIGHTED only please)", help: "All of high school through the end of last semester. We check this against your transcript.", must: true },
			{ key: "rank", title: "Class rank", help: "Your position and the size of your senior class, for example 22/140" },
			{ key: "sat", title: "SAT total", help: "Add your best Reading/Writing and your best Math, even if they are from different days. Leave blank if you did not test." },
			{ key: "apCount", kind: "list", title: "How many AP exams have you taken so far?", options: ["0", "1", "2", "3", "4", "5", "6 or more"] },
		],
	},
	{
		heading: "Your plans after high school",
		questions: [
			{ key: "applied", kind: "paragraph", title: "To what colleges, universities or trade schools have you applied?", help: "Separate them with commas. It's okay if you have not heard back yet.", must: true },
			{ key: "study", title: "What will you study?", help: "Major or program", must: true },
			{ key: "career", title: "What do you want to be? (career goal)" },
			{ key: "degree", kind: "radio", title: "What is the highest credential you plan to earn?", options: ["Certificate or apprenticeship", "Associate's", "Bachelor's", "Master's", "Doctorate, MD, JD, etc.", "Not decided"] },
			{ key: "finish", title: "About what year do you expect to finish college?" },
		],
	},
	{
		heading: "Your Family",
		text: "Our donors like to know something of the families they are helping. If you live with guardians, answer for them.",
		questions: [
			{ key: "parentA", title: "Parent/Guardian 1: name", must: true },
			{ key: "parentAWork", title: "Parent/Guardian 1: what do they do for a living?" },
			{ key: "parentASchool", kind: "list", title: "Parent/Guardian 1: how far did they go in school?", options: SCHOOLING },
			{ key: "parentB", title: "Parent/Guardian 2: name", help: "If there is one" },
			{ key: "parentBWork", title: "Parent/Guardian 2: what do they do for a living?" },
			{ key: "parentBSchool", kind: "list", title: "Parent/Guardian 2: how far did they go in school?", options: SCHOOLING },
			{ key: "together", kind: "radio", title: "My parents are", options: ["married to each other", "separated", "divorced", "never married", "one or both have passed away"] },
			...sibling(1, "sibA"),
			...sibling(2, "sibB"),
			{ key: "first", kind: "radio", title: "Will you be the first in your family to graduate from college?", help: "Count your parents and guardians. Brothers, sisters and cousins don't matter for this one.", options: ["Yes", "No", "Not sure"] },
			{ key: "income", kind: "radio", title: "Total yearly income of your household, before taxes", help: "Kept confidential. Used only for the need-based funds.", options: ["Less than $25,000", "$25,000 - $39,999", "$40,000 - $54,999", "$55,000 - $69,999", "$70,000 - $99,999", "$100,000 or more"] },
		],
	},
	{
		heading: "What You've Been Doing",
		text: "Tell us about three things you have been part of during high school, in or out of school. Clubs, sports, 4-H, FFA, church, volunteering, and PAID JOBS all count. Start with the one that means the most to you.",
		questions: [
			...activity(1, "actA"),
			...activity(2, "actB"),
			...activity(3, "actC"),
			{ key: "grades", kind: "grid", title: "Check the grades in which you took part in each of the activities you listed above", options: GRADES, rows: [["actAGrades", "Activity 1"], ["actBGrades", "Activity 2"], ["actCGrades", "Activity 3"]] },
			...award(1, "awardA"),
			...award(2, "awardB"),
			...award(3, "awardC"),
		],
	},
	{
		heading: "A Few Last Things",
		questions: [
			{ key: "home", kind: "paragraph", title: "What would you change about our county if it were up to you?", help: "300 words or less. There is no wrong answer. We read these out loud at the committee meeting!", must: true },
			{ key: "board", title: "Are you related to anyone on our Board of Directors? If so, to whom?" },
			{ key: "heard", kind: "boxes", title: "How did you find out about this scholarship?", options: ["School counselor", "Newspaper or radio", "Facebook", "A past recipient", "Other"] },
			{ key: "refName", title: "Name of an adult (no relatives) who is writing your letter of reference", must: true },
			{ key: "refPhone", title: "His or her phone or email", must: true },
			{ key: "agree", kind: "boxes", title: "Release", must: true, options: ["I allow the Foundation to verify this information with my school and to use my name and photograph if I am selected."] },
			{ key: "signed", title: "Electronic signature", help: "Type your name. This counts the same as signing on paper.", must: true },
		],
	},
];

const QUESTIONS = SECTIONS.flatMap(({ questions }) => questions);
const isMany = (kind?: string) => kind === "boxes" || kind === "grid";
const keysOf = ({ key, rows }: Question) => rows?.map(([each]) => each) ?? [key];
const blank: Record<string, string | string[]> = Object.fromEntries(QUESTIONS.flatMap((each) => keysOf(each).map((key) => [key, isMany(each.kind) ? [] : ""])));

let answers = blank;
let submitted = false;

/** Does what a click does when the space bar or Enter is pressed. */
const onKeys = (act: () => void) => (event: KeyboardEvent) => {
	if (event.key !== " " && event.key !== "Enter") return;
	event.preventDefault();
	act();
};

function List({ options, value, set, labelledBy }: { options: string[]; value: string; set: (value: string) => void; labelledBy: string }) {
	const [isOpen, setOpen] = useState(false);
	const [at, setAt] = useState(0);
	const all = ["", ...options];
	const choose = (option: string) => {
		set(option);
		setOpen(false);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === "Escape" || event.key === "Tab") return setOpen(false);
		if (event.key === " " || event.key === "Enter") isOpen ? choose(all[at]) : setOpen(true);
		else if (event.key === "ArrowDown") setAt(Math.min(at + 1, options.length));
		else if (event.key === "ArrowUp") setAt(Math.max(at - 1, 0));
		else return;
		event.preventDefault();
	};
	return (
		<div className="jgvuAb" role="listbox" aria-expanded={isOpen} aria-labelledby={labelledBy} aria-required="false" tabIndex={0} onKeyDown={onKeyDown} onBlur={() => setOpen(false)} onClick={() => !isOpen && setOpen(true)}>
			<div className="ry3kXd" role="presentation">
				{all.map((option) => (
					<div key={option} role="option" aria-selected={option === value} data-value={option} tabIndex={option === value ? 0 : -1}>
						<span>{option || "Choose"}</span>
					</div>
				))}
			</div>
			{isOpen && (
				<div className="OA0qNb" role="presentation">
					{all.map((option, i) => (
						<div key={option} role="option" className={i === at ? "KKjvXb" : ""} aria-selected={option === value} data-value={option} onMouseDown={(event) => event.preventDefault()} onClick={(event) => { event.stopPropagation(); choose(option); }}>
							<span>{option || "Choose"}</span>
						</div>
					))}
				</div>
			)}
		</div>
	);
}

function Box({ label, isOn, flip, children }: { label: string; isOn: boolean; flip: () => void; children?: ReactNode }) {
	const box = <div role="checkbox" aria-checked={isOn} aria-label={label} data-answer-value={label} tabIndex={0} onKeyDown={onKeys(flip)} onClick={children ? undefined : flip} />;
	return children ? <label className="docssharedWizToggle" onClick={flip}>{box}{children}</label> : box;
}

const cards: Record<string, HTMLElement> = {};

function Survey() {
	const [held, setHeld] = useState(blank);
	const now = useRef(blank);
	const set = (key: string, value: string | string[]) => {
		now.current = { ...now.current, [key]: value };
		answers = now.current;
		setHeld(now.current);
	};
	const flip = (key: string, option: string, options: string[]) => {
		const before = now.current[key] as string[];
		set(key, options.filter((each) => (each === option ? !before.includes(each) : before.includes(each))));
	};
	let id = 0;
	const card = (question: Question) => {
		const { key, kind = "short", title, help, must, options = [], rows = [] } = question;
		const label = `i${(id += 4)}`;
		const about = `i${id + 1}`;
		const text = held[key] as string;
		const described = help ? about : undefined;
		return (
			<div className="card" role="listitem" key={key} ref={(el) => { if (el) cards[key] = el; }}>
				<div id={label} role="heading" aria-level={3}>
					<span className="M7eMe">{title}</span>
					{must && <span className="vnumgf" aria-label="Required question"> *</span>}
				</div>
				{help && <div className="gubaDc" id={about}>{help}</div>}
				{kind === "short" && (
					<div className="AgroKb">
						<input type={key === "email" ? "email" : "text"} className="whsOnd" autoComplete={key === "email" ? "email" : "off"} aria-labelledby={label} aria-describedby={described} aria-required={must} value={text} onChange={(event) => set(key, event.target.value)} />
						{!text && <div className="ndJi5d" aria-hidden="true">{key === "email" ? "Your email" : "Your answer"}</div>}
					</div>
				)}
				{kind === "paragraph" && (
					<div className="AgroKb">
						<textarea className="KHxj8b" rows={2} aria-labelledby={label} aria-describedby={described} aria-required={must} value={text} onChange={(event) => set(key, event.target.value)} />
						{!text && <div className="ndJi5d" aria-hidden="true">Your answer</div>}
					</div>
				)}
				{kind === "date" && (
					<div className="AgroKb">
						<div className="gubaDc">Date</div>
						<input type="date" className="whsOnd" aria-labelledby={label} value={text} max="2075-01-01" onChange={(event) => set(key, event.target.value)} />
					</div>
				)}
				{kind === "list" && <List options={options} value={text} set={(value) => set(key, value)} labelledBy={label} />}
				{kind === "radio" && (
					<div role="radiogroup" aria-labelledby={label} aria-describedby={described} aria-required={must}>
						{options.map((option) => (
							<label key={option} className="docssharedWizToggle" onClick={() => set(key, option)}>
								<div role="radio" aria-checked={text === option} aria-label={option} data-value={option} tabIndex={0} onKeyDown={onKeys(() => set(key, option))} />
								<span className="aDTYNe">{option}</span>
							</label>
						))}
					</div>
				)}
				{kind === "boxes" && (
					<div role="group" aria-labelledby={label}>
						{options.map((option) => (
							<div key={option}>
								<Box label={option} isOn={held[key].includes(option)} flip={() => flip(key, option, options)}><span className="aDTYNe">{option}</span></Box>
							</div>
						))}
					</div>
				)}
				{kind === "grid" && (
					<div className="gTGYUd">
						<div aria-hidden="true"><div />{options.map((option) => <div key={option}>{option}</div>)}</div>
						{rows.map(([row, name]) => (
							<div role="group" aria-label={name} key={row} ref={(el) => { if (el) cards[row] = el; }}>
								<div>{name}</div>
								{options.map((option) => (
									<div key={option}><Box label={`${option}, response for ${name}`} isOn={held[row].includes(option)} flip={() => flip(row, option, options)} /></div>
								))}
							</div>
						))}
					</div>
				)}
			</div>
		);
	};
	return (
		<form className="lrKTG" onSubmit={(event) => { event.preventDefault(); submitted = true; }}>
			<div className="card top">
				<div role="heading" aria-level={1} style={{ fontSize: 32, lineHeight: "40px" }}>State Line Community Foundation - Scholarship Application 2027</div>
				<p>One application for all 23 of our funds. Fill it out completely and we will match you with everything you qualify for. Deadline is FEBRUARY 12 at 5:00 pm, no exceptions. Questions? Call Darlene at the office, Tues-Thurs.</p>
				<p className="vnumgf" style={{ padding: 0 }}>* Indicates required question</p>
			</div>
			<div role="list">
				{SECTIONS.map(({ heading, text, questions }) => (
					<div key={heading} role="presentation">
						<div className="card section"><div role="heading" aria-level={2}>{heading}</div>{text && <p>{text}</p>}</div>
						{questions.map(card)}
					</div>
				))}
			</div>
			<button className="send" type="submit">Submit</button>
			<p className="gubaDc">Never submit passwords through this form.</p>
		</form>
	);
}

createRoot(document.getElementById("root")!).render(<Survey />);

function shownIn({ kind, options = [] }: Question, card: HTMLElement) {
	const on = [...card.querySelectorAll("[aria-checked=true]")];
	if (kind === "radio") return on[0]?.nextElementSibling?.textContent ?? "";
	if (kind === "boxes") return on.map((each) => each.nextElementSibling!.textContent);
	if (kind === "grid") return options.filter((_, i) => card.querySelectorAll("[role=checkbox]")[i].getAttribute("aria-checked") === "true");
	if (kind === "list") {
		const [seen] = [...card.querySelectorAll<HTMLElement>(".ry3kXd [role=option]")].filter((each) => getComputedStyle(each).display !== "none");
		return seen?.dataset.value ? seen.textContent : "";
	}
	return card.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea")!.value;
}

Object.assign(window, {
	formState: () => ({ ...answers, submitted }),
	formShown: () => Object.fromEntries(QUESTIONS.flatMap((question) => keysOf(question).map((key) => [key, shownIn(question, cards[key])]))),
});
