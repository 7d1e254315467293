import { type KeyboardEvent, useEffect, useReducer, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";
import "./page.css";

/** The form as its author made it in the designer. */
type Question = {
	key: string;
	title: string;
	subtitle?: string;
	required?: boolean;
	kind: "text" | "long" | "number" | "choice" | "multi" | "dropdown" | "date" | "likert";
	choices?: string[];
	other?: boolean;
	rows?: [string, string][];
	onlyIf?: [string, string];
};
type Section = { title: string; description?: string; onlyIf?: [string, string]; questions: Question[] };

const YES_NO = ["Yes", "No"];
const GRADES = ["9th grade", "10th grade", "11th grade", "12th grade"];

const activity = (n: number): Question[] => [
	{ key: `a${n}org`, kind: "text", title: "Name of the organization, team, or employer", required: true },
	{ key: `a${n}role`, kind: "text", title: "Your role or title", required: true },
	{ key: `a${n}grades`, kind: "multi", title: "In which grades were you involved?", choices: GRADES, required: true },
	{ key: `a${n}hours`, kind: "number", title: "About how many hours a week?" },
	{ key: `a${n}weeks`, kind: "number", title: "For how many weeks in a year?" },
	{ key: `a${n}did`, kind: "long", title: "Tell us what you did and what came of it.", subtitle: "Two or three sentences are plenty.", required: true },
];
const honor = (n: number): Question[] => [
	{ key: `h${n}name`, kind: "text", title: `Honor or award #${n}`, required: n === 1 },
	{ key: `h${n}grade`, kind: "dropdown", title: `Grade you were in when you received #${n}`, choices: [...GRADES, "Before high school"] },
	{ key: `h${n}why`, kind: "text", title: `What was #${n} for?` },
];

const SECTIONS: Section[] = [
	{
		title: "About you",
		questions: [
			{ key: "first", kind: "text", title: "Legal first name", required: true },
			{ key: "last", kind: "text", title: "Legal last name", required: true },
			{ key: "badge", kind: "text", title: "What first name should we print on your badge?" },
			{ key: "pronouns", kind: "choice", title: "Pronouns", choices: ["she/her/hers", "he/him/his", "they/them/theirs"], other: true },
			{ key: "born", kind: "date", title: "Date of birth", subtitle: "Delegates must be at least 15 on the first day of the Summit.", required: true },
			{ key: "email", kind: "text", title: "Personal email (please do not use a school account, they often block us)", required: true },
			{ key: "cell", kind: "text", title: "Cell phone", subtitle: "Format: 555-555-5555", required: true },
			{ key: "street", kind: "text", title: "Home mailing address - street and apartment number", required: true },
			{ key: "city", kind: "text", title: "Home mailing address - city", required: true },
			{ key: "state", kind: "dropdown", title: "Home mailing address - state", choices: STATES.map(([, name]) => name), required: true },
			{ key: "zip", kind: "text", title: "Home mailing address - ZIP", required: true },
			{ key: "shirt", kind: "dropdown", title: "T-shirt size (unisex)", choices: ["XS", "S", "M", "L", "XL", "2XL", "3XL"], required: true },
			{ key: "diet", kind: "text", title: "Dietary restrictions or food allergies" },
		],
	},
	{
		title: "School",
		questions: [
			{ key: "grade", kind: "choice", title: "What grade are you in this school year?", choices: ["9th grade (freshman)", "10th grade (sophomore)", "11th grade (junior)", "12th grade (senior)"], required: true },
			{ key: "school", kind: "text", title: "High school you attend", required: true },
			{ key: "schoolCity", kind: "text", title: "What city is your school in?", required: true },
			{ key: "gradYear", kind: "dropdown", title: "Year you will graduate from high school", choices: ["2026", "2027", "2028", "2029", "2030"], required: true },
			{ key: "gpa", kind: "number", title: "Cumulative GPA, unweighted", subtitle: "Out of 4.0. Weighted GPAs will not be considered.", required: true },
			{ key: "psat", kind: "number", title: "PSAT/NMSQT total score, if you have taken it" },
			{ key: "act", kind: "number", title: "ACT composite, if you have taken it" },
			{ key: "major", kind: "text", title: "What do you think you will study in college?" },
			{ key: "career", kind: "text", title: "What career do you see yourself in?" },
			{ key: "nominator", kind: "text", title: "Name of the teacher or counselor who nominated you" },
		],
	},
	{
		title: "Leadership Activity 1",
		description: "Think of clubs, sports, work, family or community. List the activity that matters most to you first.",
		questions: activity(1),
	},
	{ title: "Leadership Activity 2", questions: [...activity(2), { key: "third", kind: "choice", title: "Would you like to tell us about a third activity?", choices: YES_NO, required: true }] },
	{ title: "Leadership Activity 3", onlyIf: ["third", "Yes"], questions: activity(3) },
	{ title: "Honors and awards", description: "Up to three, received in high school.", questions: [...honor(1), ...honor(2), ...honor(3)] },
	{
		title: "In your words",
		questions: [
			{ key: "essay", kind: "long", title: "Describe a time when you changed your mind because you listened to somebody. (250-400 words)", required: true },
			{
				key: "likert",
				kind: "likert",
				title: "How comfortable are you with each of these?",
				choices: ["Not yet", "Somewhat", "Very"],
				rows: [
					["likeSpeak", "Speaking to a room of strangers"],
					["likeRun", "Running a meeting"],
					["likeConflict", "Settling a disagreement"],
				],
			},
		],
	},
	{
		title: "Family",
		description: "Your parents or guardians receive a separate form once you are selected.",
		questions: [
			{ key: "p1", kind: "text", title: "Parent/Guardian 1 - first and last name", required: true },
			{ key: "p1job", kind: "text", title: "Parent/Guardian 1 - occupation" },
			{ key: "p1cell", kind: "text", title: "Parent/Guardian 1 - cell phone" },
			{ key: "p2", kind: "text", title: "Parent/Guardian 2 - first and last name" },
			{ key: "p2job", kind: "text", title: "Parent/Guardian 2 - occupation" },
			{ key: "sibs", kind: "number", title: "How many brothers and sisters do you have?" },
			{ key: "s1", kind: "text", title: "Sibling #1: first and last name", subtitle: "We give preference to families who have not yet sent a delegate." },
			{ key: "s1age", kind: "number", title: "Sibling #1: age" },
			{ key: "s2", kind: "text", title: "Sibling #2: first and last name" },
			{ key: "s2age", kind: "number", title: "Sibling #2: age" },
			{ key: "icName", kind: "text", title: "In an emergency, whom should we call if we cannot reach a parent?", required: true },
			{ key: "icPhone", kind: "text", title: "That person's phone number", required: true },
		],
	},
	{
		title: "A few questions for our funders",
		description: "Answers are reported in totals only and are not seen by the selection committee.",
		questions: [
			{ key: "gender", kind: "choice", title: "How do you describe your gender?", choices: ["Woman or girl", "Man or boy", "Nonbinary", "Prefer not to answer"] },
			{
				key: "race",
				kind: "multi",
				title: "Race and ethnicity (check all that apply)",
				choices: [
					"American Indian or Alaska Native",
					"Asian or Asian American",
					"Black or African American",
					"Hispanic or Latino/a/x",
					"Middle Eastern or North African",
					"Native Hawaiian or Pacific Islander",
					"White",
					"Prefer not to answer",
				],
			},
			{ key: "citizen", kind: "choice", title: "Citizenship", choices: ["U.S. citizen or national", "U.S. permanent resident", "DACA or undocumented", "International student"] },
			{
				key: "income",
				kind: "choice",
				title: "Yearly income of your household, before taxes",
				choices: ["Less than $30,000", "$30,000 to $59,999", "$60,000 to $89,999", "$90,000 to $149,999", "$150,000 or more", "I don't know"],
			},
			{ key: "firstGen", kind: "choice", title: "Will you be in the first generation of your family to graduate from college?", choices: [...YES_NO, "Not sure"] },
		],
	},
	{
		title: "Before you submit",
		questions: [
			{ key: "conduct", kind: "multi", title: "I have read the Delegate Code of Conduct and will follow it.", choices: ["I agree"], required: true },
			{ key: "photo", kind: "choice", title: "May the Foundation use photos of you from the Summit?", choices: YES_NO, required: true },
		],
	},
];

type Answer = string | string[];
const answers: Record<string, Answer> = {};
for (const { questions } of SECTIONS)
	for (const question of questions)
		if (question.rows) for (const [key] of question.rows) answers[key] = "";
		else answers[question.key] = question.kind === "multi" ? [] : "";
let receipt = false;
let submitted = false;
let redraw = () => {};
const put = (key: string, answer: Answer) => {
	answers[key] = answer;
	redraw();
};

/** The designer's ids: “r” and 32 hexadecimal digits. */
const idOf = (key: string) => {
	let seed = 2166136261;
	let text = "";
	for (let round = 0; text.length < 32; round++) {
		for (const letter of `${key}${round}`) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619) >>> 0;
		text += seed.toString(16).padStart(8, "0");
	}
	return `r${text}`;
};
const INFO = {
	text: "Single line text.",
	number: "Single line text.",
	long: "Multi Line Text.",
	choice: "Single choice.",
	multi: "Multiple choice.",
	dropdown: "Single choice.",
	date: "Date.",
	likert: "Likert.",
};

const shown = new Map<string, () => unknown>();
const reader = (key: string, read: (element: HTMLElement) => unknown) => (element: HTMLElement | null) => {
	if (element) shown.set(key, () => read(element));
	else shown.delete(key);
};

type Asked = { question: Question; id: string; labelledBy: string };

function Choice({ question, id, labelledBy }: Asked) {
	const { key, choices = [], other } = question;
	const [isOther, setIsOther] = useState(false);
	const answer = answers[key] as string;
	return (
		<div role="radiogroup" aria-labelledby={labelledBy} ref={reader(key, (element) => element.querySelector("input:checked")?.closest("label")?.textContent ?? "")}>
			{choices.map((choice, index) => (
				<div className="-cI-60" data-automation-id="choiceItem" key={choice}>
					<div role="none">
						<label>
							<span data-automation-id="radio" data-automation-value={choice}>
								<input
									type="radio"
									role="radio"
									name={id}
									value={choice}
									aria-posinset={index + 1}
									aria-setsize={choices.length + (other ? 1 : 0)}
									checked={!isOther && answer === choice}
									onChange={() => {
										setIsOther(false);
										put(key, choice);
									}}
								/>
							</span>
							<span aria-label={choice}>
								<span className="text-format-content">{choice}</span>
							</span>
						</label>
					</div>
				</div>
			))}
			{other && (
				<div className="-cI-60" data-automation-id="choiceItem">
					<div role="none">
						<label>
							<span data-automation-id="radio" data-automation-value="Other">
								<input
									type="radio"
									role="radio"
									name={id}
									value="Other"
									checked={isOther}
									onChange={() => {
										setIsOther(true);
										put(key, "");
									}}
								/>
							</span>
							{isOther ? (
								<input className="-tX-50" aria-label="Other answer" placeholder="Other" maxLength={1000} value={answer} onChange={(event) => put(key, event.target.value)} />
							) : (
								<span>Other</span>
							)}
						</label>
					</div>
				</div>
			)}
		</div>
	);
}

function Multi({ question, id, labelledBy }: Asked) {
	const { key, choices = [] } = question;
	const answer = answers[key] as string[];
	return (
		<div role="group" aria-labelledby={labelledBy} ref={reader(key, (element) => [...element.querySelectorAll("input:checked")].map((box) => box.closest("label")?.textContent ?? ""))}>
			{choices.map((choice) => (
				<div className="-cI-60" data-automation-id="choiceItem" key={choice}>
					<div role="none">
						<label>
							<span data-automation-id="checkbox" data-automation-value={choice}>
								<input
									type="checkbox"
									role="checkbox"
									name={id}
									value={choice}
									checked={answer.includes(choice)}
									onChange={(event) =>
										put(
											key,
											choices.filter((each) => (each === choice ? event.target.checked : answer.includes(each))),
										)
									}
								/>
							</span>
							<span aria-label={choice}>
								<span className="text-format-content">{choice}</span>
							</span>
						</label>
					</div>
				</div>
			))}
		</div>
	);
}

function Dropdown({ question, id, labelledBy }: Asked) {
	const { key, choices = [] } = question;
	const [isOpen, setIsOpen] = useState(false);
	const [active, setActive] = useState(-1);
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!isOpen) return;
		const close = (event: MouseEvent) => !box.current?.contains(event.target as Node) && setIsOpen(false);
		document.addEventListener("mousedown", close);
		return () => document.removeEventListener("mousedown", close);
	}, [isOpen]);
	useEffect(() => {
		if (isOpen) box.current?.querySelector(".is-active")?.scrollIntoView({ block: "nearest" });
	}, [isOpen, active]);
	const toggle = () => {
		setActive(choices.indexOf(answers[key] as string));
		setIsOpen(!isOpen);
	};
	const choose = (choice: string) => {
		put(key, choice);
		setIsOpen(false);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (["Enter", " ", "ArrowDown", "ArrowUp", "Escape"].includes(event.key)) event.preventDefault();
		if (event.key === "Escape") setIsOpen(false);
		else if (event.key === "Enter" || event.key === " ") isOpen && active >= 0 ? choose(choices[active]) : toggle();
		else if (event.key === "ArrowDown") isOpen ? setActive(Math.min(active + 1, choices.length - 1)) : toggle();
		else if (event.key === "ArrowUp") setActive(Math.max(active - 1, 0));
	};
	return (
		<div className="-dD-70" ref={box}>
			<div
				className="select-placeholder"
				role="button"
				aria-haspopup="listbox"
				aria-expanded={isOpen}
				aria-labelledby={`${labelledBy} ${id}_placeholder_content`}
				tabIndex={0}
				onClick={toggle}
				onKeyDown={onKeyDown}
			>
				<span className="select-placeholder-text" id={`${id}_placeholder_content`} ref={reader(key, (element) => element.textContent)}>
					{answers[key] || "Select your answer"}
				</span>
				<i data-icon-name="ChevronDown" aria-hidden="true">
					⌄
				</i>
			</div>
			{isOpen && (
				<div className="select-option-menu-container" role="listbox">
					{choices.map((choice, index) => (
						<div
							key={choice}
							role="option"
							aria-selected={answers[key] === choice}
							tabIndex={-1}
							className={`select-option-content${index === active ? " is-active" : ""}`}
							onClick={() => choose(choice)}
						>
							<span className="text-format-content">{choice}</span>
						</div>
					))}
				</div>
			)}
		</div>
	);
}

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const two = (part: number) => String(part).padStart(2, "0");

function DateBox({ question, id, labelledBy }: Asked) {
	const { key } = question;
	const [text, setText] = useState("");
	const [error, setError] = useState("");
	const [month, setMonth] = useState<Date | null>(null);
	const box = useRef<HTMLDivElement>(null);
	const typed = useRef("");
	useEffect(() => {
		if (!month) return;
		const close = (event: MouseEvent) => !box.current?.contains(event.target as Node) && setMonth(null);
		document.addEventListener("mousedown", close);
		return () => document.removeEventListener("mousedown", close);
	}, [month]);
	const take = (date: Date) => {
		typed.current = `${date.getMonth() + 1}/${date.getDate()}/${date.getFullYear()}`;
		setText(typed.current);
		setError("");
		put(key, `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`);
	};
	const settle = () => {
		const written = typed.current.trim();
		if (!written) {
			setError("");
			return put(key, "");
		}
		const parts = written.match(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/);
		const date = parts && new Date(Number(parts[3]), Number(parts[1]) - 1, Number(parts[2]));
		if (date && date.getMonth() + 1 === Number(parts[1])) return take(date);
		setError("Invalid date. Use the format M/d/yyyy.");
		put(key, "");
	};
	const move = (months: number) => month && setMonth(new Date(month.getFullYear(), month.getMonth() + months, 1));
	const weeks: number[][] = [];
	if (month) {
		const days = new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate();
		const cells = [...Array(month.getDay()).fill(0), ...Array.from({ length: days }, (_, index) => index + 1)];
		while (cells.length > 0) weeks.push(cells.splice(0, 7));
	}
	return (
		<div className="ms-DatePicker" ref={box}>
			<div role="presentation" className="ms-TextField">
				<div className="ms-TextField-wrapper">
					<div className="ms-TextField-fieldGroup">
						<input
							type="text"
							id={`DatePicker-${id.slice(1, 5)}-label`}
							className="ms-TextField-field"
							role="combobox"
							aria-haspopup="dialog"
							aria-expanded={month !== null}
							aria-labelledby={labelledBy}
							aria-invalid={error !== ""}
							placeholder="Please input date (M/d/yyyy)"
							autoComplete="off"
							value={text}
							ref={reader(key, (element) => (element as HTMLInputElement).value)}
							onClick={() => setMonth(month ?? new Date(2026, 10, 1))}
							onChange={(event) => {
								typed.current = event.target.value;
								setText(event.target.value);
							}}
							onBlur={settle}
							onKeyDown={(event) => {
								if (event.key === "Enter") settle();
								if (["Enter", "Escape", "Tab"].includes(event.key)) setMonth(null);
							}}
						/>
						<i data-icon-name="Calendar" className="ms-Icon" aria-hidden="true" onClick={() => setMonth(new Date(2026, 10, 1))}>
							▦
						</i>
					</div>
				</div>
				{error && (
					<div role="alert" className="ms-TextField-errorMessage">
						{error}
					</div>
				)}
			</div>
			{month && (
				<div className="ms-Callout" role="dialog" aria-label="Calendar">
					<div>
						<button type="button" title="Go to previous year" onClick={() => move(-12)}>
							«
						</button>
						<button type="button" title="Go to previous month" onClick={() => move(-1)}>
							‹
						</button>
						<span aria-live="polite">
							{MONTHS[month.getMonth()]} {month.getFullYear()}
						</span>
						<button type="button" title="Go to next month" onClick={() => move(1)}>
							›
						</button>
						<button type="button" title="Go to next year" onClick={() => move(12)}>
							»
						</button>
					</div>
					<table role="grid" className="ms-CalendarDay-table">
						<tbody>
							{weeks.map((week, index) => (
								<tr key={index}>
									{week.map((day, at) => (
										<td key={at} role="gridcell">
											{day > 0 && (
												<button
													type="button"
													aria-label={`${day}, ${MONTHS[month.getMonth()]}, ${month.getFullYear()}`}
													onClick={() => {
														take(new Date(month.getFullYear(), month.getMonth(), day));
														setMonth(null);
													}}
												>
													{day}
												</button>
											)}
										</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</div>
			)}
		</div>
	);
}

function Likert({ question, id, labelledBy }: Asked) {
	const { choices = [], rows = [] } = question;
	return (
		<table className="office-form-matrix-group" aria-labelledby={labelledBy}>
			<thead>
				<tr>
					<td />
					{choices.map((choice) => (
						<th scope="col" key={choice}>
							{choice}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(([key, title]) => (
					<tr key={key} role="radiogroup" aria-labelledby={idOf(key)} ref={reader(key, (element) => element.querySelector<HTMLInputElement>("input:checked")?.value ?? "")}>
						<th scope="row" id={idOf(key)}>
							<span className="text-format-content">{title}</span>
						</th>
						{choices.map((choice) => (
							<td key={choice}>
								<input type="radio" name={`${id}-${idOf(key)}`} value={choice} aria-label={`${title} ${choice}`} checked={answers[key] === choice} onChange={() => put(key, choice)} />
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Item({ question, ordinal }: { question: Question; ordinal: number }) {
	const id = idOf(question.key);
	const labelledBy = `QuestionId_${id} QuestionInfo_${id}`;
	const asked = { question, id, labelledBy };
	const { key, kind, required } = question;
	const [touched, setTouched] = useState(false);
	const answer = answers[key];
	const isWrong = touched && kind === "number" && answer !== "" && Number.isNaN(Number(answer));
	const text = {
		className: "-tX-50",
		"aria-labelledby": labelledBy,
		"aria-required": required || undefined,
		"aria-invalid": isWrong || undefined,
		"data-automation-id": "textInput",
		placeholder: kind === "number" ? "The value must be a number" : "Enter your answer",
		maxLength: 4000,
		spellCheck: true,
		value: answer as string,
		onBlur: () => setTouched(true),
	};
	const read = reader(key, (element) => (element as HTMLInputElement).value);
	return (
		<div className="-qI-41" data-automation-id="questionItem">
			<div className="-qT-42" data-automation-id="questionTitle" id={`QuestionId_${id}`}>
				<span data-automation-id="questionOrdinal">{ordinal}.</span>
				<span>
					<span className="text-format-content">{question.title}</span>
					{required && (
						<span className="-qT-43" data-automation-id="requiredStar" aria-hidden="true">
							*
						</span>
					)}
				</span>
			</div>
			<span className="-hI-46" id={`QuestionInfo_${id}`}>
				{required ? "Required to answer. " : ""}
				{INFO[kind]}
			</span>
			{question.subtitle && (
				<div className="-qS-44" data-automation-id="questionSubTitle">
					<span className="text-format-content">{question.subtitle}</span>
				</div>
			)}
			<div className="-qB-45">
				{(kind === "text" || kind === "number") && <input {...text} ref={read} onChange={(event) => put(key, event.target.value)} />}
				{kind === "long" && <textarea {...text} ref={read} onChange={(event) => put(key, event.target.value)} />}
				{kind === "choice" && <Choice {...asked} />}
				{kind === "multi" && <Multi {...asked} />}
				{kind === "dropdown" && <Dropdown {...asked} />}
				{kind === "date" && <DateBox {...asked} />}
				{kind === "likert" && <Likert {...asked} />}
				{isWrong && <div role="alert">The value must be a number</div>}
			</div>
		</div>
	);
}

function Form() {
	redraw = useReducer((count: number) => count + 1, 0)[1];
	let ordinal = 0;
	return (
		<div className="office-form" id="form-main-content1">
			<div className="-aC-12">
				<h1 data-automation-id="formTitle">
					<span className="text-format-content">2027 Tidewater Youth Leadership Summit - Delegate Application</span>
				</h1>
				<div data-automation-id="formSubTitle">
					<span className="text-format-content">
						July 11-16, 2027. The Summit is free for those selected. Applications close January 31 at 11:59 PM ET. This form cannot be saved; you may wish to write your answers elsewhere first.
					</span>
				</div>
				<p>
					<span className="-qT-43">*</span> Required
				</p>
			</div>
			<div className="-bD-30" id="question-list">
				{SECTIONS.filter(({ onlyIf }) => !onlyIf || answers[onlyIf[0]] === onlyIf[1]).map((section) => (
					<div key={section.title}>
						<div className="-sT-77">
							<div className="-sT-78" role="heading" aria-level={2} data-automation-id="sectionTitle">
								<span className="text-format-content">{section.title}</span>
							</div>
							{section.description && (
								<div data-automation-id="sectionSubTitle">
									<span className="text-format-content">{section.description}</span>
								</div>
							)}
						</div>
						{section.questions.map((question) => (
							<Item key={question.key} question={question} ordinal={++ordinal} />
						))}
					</div>
				))}
				<div className="-cI-60">
					<label>
						<input
							type="checkbox"
							checked={receipt}
							ref={reader("receipt", (element) => (element as HTMLInputElement).checked)}
							onChange={(event) => {
								receipt = event.target.checked;
								redraw();
							}}
						/>
						<span>Send me an email receipt of my responses</span>
					</label>
				</div>
				<button
					type="button"
					className="-sB-90"
					data-automation-id="submitButton"
					onClick={() => {
						submitted = true;
						redraw();
					}}
				>
					{submitted ? "Submitted" : "Submit"}
				</button>
			</div>
			<div className="-fT-91">
				This content is created by the owner of the form. The data you submit will be sent to the form owner. Never give out your password. | <a href="#privacy">Privacy and cookies</a> | <a href="#terms">Terms of use</a>
			</div>
		</div>
	);
}

Object.assign(window, {
	formState: () => ({ ...answers, receipt, submitted }),
	formShown: () => Object.fromEntries([...Object.entries(answers), ["receipt", receipt]].map(([key, answer]) => [key, shown.get(key as string)?.() ?? (Array.isArray(answer) ? [] : "")])),
});

createRoot(document.getElementById("root") as HTMLElement).render(<Form />);
