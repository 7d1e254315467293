import "./hope.css";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";

type Value = string | string[] | boolean;
const MULTI = /^(race|hear|grid\d)$/;
const BOX = /^(agree|photos)$/;
const SINGLE = "first last email email2 phone addr city state zip dob pronouns citizen race income firstgen hs grade gradyear gpa major degree career psat act p1name p1job p1edu p2name p2job p2edu marital sibs emergency counselor counselor_tel shirt hear diet essay photos agree sign".split(" ");
const GROUPS: Record<string, string[]> = { act: ["what", "kind", "role", "hours", "about"], award: ["name", "year"], cc: ["course", "mark"] };
const KEYS = [...SINGLE, ...[0, 1, 2].flatMap((n) => GROUPS.act.map((k) => `act${n}_${k}`)), "grid0", "grid1", "grid2", ...[0, 1, 2].flatMap((n) => GROUPS.award.map((k) => `award${n}_${k}`)), ...[0, 1].flatMap((n) => GROUPS.cc.map((k) => `cc${n}_${k}`))];
const START = Object.fromEntries(KEYS.map((key) => [key, MULTI.test(key) ? [] : BOX.test(key) ? false : ""])) as Record<string, Value>;
let live = { answers: START, submitted: false };

/** The builder gives its blocks ids of its own. */
const uid = (key: string) => {
	let hash = 7;
	for (const c of key) hash = (hash * 31 + c.charCodeAt(0)) >>> 0;
	return `${hash.toString(16).padStart(8, "0")}-4b1e-${(hash % 65536).toString(16).padStart(4, "0")}`;
};

type Of<T> = { k: string; value: T; set: (value: T) => void };
function Block({ k, title, desc, req, children }: { k: string; title: string; desc?: string; req?: boolean; children: ReactNode }) {
	return (
		<div className="tl-block" data-block-id={uid(k)} data-ref={k}>
			<div className="tl-title" id={`title-${uid(k)}`}>
				<p>
					{title}
					{req && <span aria-hidden="true"> *</span>}
				</p>
			</div>
			{desc && (
				<div className="tl-desc">
					<p>{desc}</p>
				</div>
			)}
			{children}
		</div>
	);
}
function Short({ k, value, set, type = "text", mask, check }: Of<string> & { type?: string; mask?: (v: string) => string; check?: (v: string) => string }) {
	return (
		<input
			className="tl-input"
			id={uid(k)}
			type={type}
			aria-labelledby={`title-${uid(k)}`}
			value={value}
			onChange={(event) => set(mask ? mask(event.target.value) : event.target.value)}
			onBlur={(event) => check && set(check(event.target.value))}
		/>
	);
}
function Long({ k, set }: Of<string>) {
	return (
		<div
			className="tl-long"
			contentEditable
			role="textbox"
			aria-multiline="true"
			aria-labelledby={`title-${uid(k)}`}
			data-placeholder="Type your answer"
			suppressContentEditableWarning
			onInput={(event) => set(event.currentTarget.innerText.trim())}
		/>
	);
}
function Drop({ value, set, options, many, search }: Of<string | string[]> & { options: string[]; many?: boolean; search?: boolean }) {
	const [at, setAt] = useState<{ left: number; top: number; width: number } | null>(null);
	const [query, setQuery] = useState("");
	const box = useRef<HTMLDivElement>(null);
	const pop = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!at) return;
		const away = (event: MouseEvent) => {
			const target = event.target as Node;
			if (!box.current?.contains(target) && !pop.current?.contains(target)) setAt(null);
		};
		document.addEventListener("mousedown", away);
		return () => document.removeEventListener("mousedown", away);
	}, [at]);
	const show = () => {
		const rect = box.current?.getBoundingClientRect() as DOMRect;
		setQuery("");
		setAt(at ? null : { left: rect.left + scrollX, top: rect.bottom + scrollY + 4, width: rect.width });
	};
	useLayoutEffect(() => {
		if (at) pop.current?.querySelector("input")?.focus({ preventScroll: true });
	}, [at]);
	const choose = (option: string) => {
		if (!many) {
			set(option);
			setAt(null);
			return;
		}
		const list = value as string[];
		set(list.includes(option) ? list.filter((each) => each !== option) : [...list, option]);
	};
	return (
		<>
			<div
				ref={box}
				className="tl-drop"
				role="button"
				tabIndex={0}
				aria-haspopup="listbox"
				aria-expanded={!!at}
				onClick={show}
				onKeyDown={(event) => (event.key === "Enter" || event.key === " ") && (event.preventDefault(), show())}
			>
				{value.length === 0 ? (
					<span className="ph">{many ? "Select one or more" : "Select"}</span>
				) : many ? (
					(value as string[]).map((each) => (
						<span className="tl-chip" key={each}>
							{each}
						</span>
					))
				) : (
					<span className="tl-val">{value}</span>
				)}
			</div>
			{at &&
				createPortal(
					<div className="tl-pop" ref={pop} style={at}>
						{search && <input placeholder="Search" value={query} onChange={(event) => setQuery(event.target.value)} />}
						<div className="tl-pop-list" role="listbox">
							{options
								.filter((each) => each.toLowerCase().includes(query.toLowerCase()))
								.map((each) => (
									<div key={each} className="tl-opt" role="option" aria-selected={many ? value.includes(each) : value === each} onClick={() => choose(each)}>
										{each}
									</div>
								))}
						</div>
					</div>,
					document.body,
				)}
		</>
	);
}
function Choice({ k, value, set, options }: Of<string> & { options: string[] }) {
	return (
		<div role="radiogroup" aria-labelledby={`title-${uid(k)}`}>
			{options.map((each, index) => (
				<div
					key={each}
					className={`tl-choice${value === each ? " is-on" : ""}`}
					role="radio"
					aria-checked={value === each}
					tabIndex={0}
					onClick={() => set(value === each ? "" : each)}
					onKeyDown={(event) => event.key === " " && (event.preventDefault(), set(each))}
				>
					<span className="tl-key" aria-hidden="true">
						{String.fromCharCode(65 + index)}
					</span>
					<span className="tl-choice-text">{each}</span>
				</div>
			))}
		</div>
	);
}
const DIALS = [
	["🇺🇸", "+1"],
	["🇲🇽", "+52"],
	["🇬🇧", "+44"],
];
function Phone({ k, value, set }: Of<string>) {
	const [flag, setFlag] = useState(0);
	return (
		<div className="tl-phone">
			<button type="button" aria-label="Country code" onClick={() => setFlag((flag + 1) % DIALS.length)}>
				{DIALS[flag][0]} {DIALS[flag][1]}
			</button>
			<input
				className="tl-input"
				type="tel"
				id={uid(k)}
				aria-labelledby={`title-${uid(k)}`}
				placeholder="(000) 000-0000"
				value={value}
				onChange={(event) => {
					const d = event.target.value.replace(/^\+1/, "").replace(/\D/g, "").slice(0, 10);
					set(d.length > 6 ? `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}` : d.length > 3 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : d);
				}}
			/>
		</div>
	);
}
const dateMask = (text: string) => {
	const d = text.replace(/\D/g, "").slice(0, 8);
	return [d.slice(0, 2), d.slice(2, 4), d.slice(4)].filter(Boolean).join("/");
};
const GRADES = ["9th", "10th", "11th", "12th"];
const EDU = ["Did not finish high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate degree", "Not sure"];
const KINDS = ["Arts or music", "Caring for family", "Community service", "Debate or speech", "Environment", "Faith-based", "Paid job", "Sports", "Student government", "Something else"];

function App() {
	const [started, setStarted] = useState(false);
	const [answers, setAnswers] = useState(START);
	const [counts, setCounts] = useState({ act: 1, award: 1, cc: 1 });
	const [submitted, setSubmitted] = useState(false);
	live = { answers, submitted };
	const of = <T extends Value>(k: string): Of<T> => ({ k, value: answers[k] as T, set: (value: T) => setAnswers((old) => ({ ...old, [k]: value })) });
	type More = { desc?: string; req?: boolean; type?: string; mask?: (v: string) => string; check?: (v: string) => string };
	const short = (k: string, title: string, { desc, req, ...rest }: More = {}) => (
		<Block k={k} title={title} desc={desc} req={req}>
			<Short {...of<string>(k)} {...rest} />
		</Block>
	);
	const long = (k: string, title: string, more: More = {}) => (
		<Block k={k} title={title} {...more}>
			<Long {...of<string>(k)} />
		</Block>
	);
	const drop = (k: string, title: string, options: string[], more: { desc?: string; req?: boolean; search?: boolean; many?: boolean } = {}) => (
		<Block k={k} title={title} desc={more.desc} req={more.req}>
			<Drop {...of<string | string[]>(k)} options={options} many={more.many} search={more.search} />
		</Block>
	);
	const choice = (k: string, title: string, options: string[], more: More = {}) => (
		<Block k={k} title={title} desc={more.desc} req={more.req}>
			<Choice {...of<string>(k)} options={options} />
		</Block>
	);
	const box = (k: string, text: string) => (
		<div className="tl-block" data-ref={k}>
			<div className="tl-check" role="checkbox" tabIndex={0} aria-checked={answers[k] as boolean} onClick={() => of<boolean>(k).set(!answers[k])}>
				<span aria-hidden="true">{answers[k] ? "☑" : "☐"}</span> {text}
			</div>
		</div>
	);
	const repeat = (id: keyof typeof counts, max: number, title: string, add: string, each: (n: number) => ReactNode) => (
		<div data-repeat={id}>
			{Array.from({ length: counts[id] }, (_, n) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: only appended
				<div className="tl-group" key={n}>
					<h4>
						{title} #{n + 1}
					</h4>
					{each(n)}
				</div>
			))}
			{counts[id] < max && (
				<button type="button" className="tl-add" onClick={() => setCounts((old) => ({ ...old, [id]: old[id] + 1 }))}>
					＋ {add}
				</button>
			)}
		</div>
	);
	if (!started)
		return (
			<div className="tl-form">
				<h1>Hope Forward Scholars: 2026–27 application</h1>
				<p>Free advising, test prep and campus visits for seniors. It takes about 30 minutes.</p>
				<button type="button" className="tl-btn" onClick={() => setStarted(true)}>
					Start
				</button>
			</div>
		);
	return (
		<div className="tl-form">
			<h1>Hope Forward Scholars: 2026–27 application</h1>
			<h2>Let's get to know you</h2>
			{short("first", "First name", { req: true })}
			{short("last", "Last name", { req: true })}
			{drop("pronouns", "Your pronouns", ["She/her", "He/him", "They/them", "She/they", "He/they", "I'd rather not say"])}
			{short("dob", "When were you born?", { desc: "MM/DD/YYYY", mask: dateMask, check: (v) => (/^(0[1-9]|1[0-2])\/\d\d\/(19|20)\d\d$/.test(v) ? v : "") })}
			{short("email", "Your email", { req: true, type: "email", desc: "One you will still check next summer." })}
			{short("email2", "Type your email again", { req: true, type: "email" })}
			<Block k="phone" title="Your cell phone">
				<Phone {...of<string>("phone")} />
			</Block>
			{short("addr", "Home address (street and apartment)")}
			{short("city", "City")}
			{drop("state", "State", STATES.map(([, name]) => name), { search: true })}
			{short("zip", "ZIP", { check: (v) => (/^\d{5}$/.test(v.trim()) ? v.trim() : "") })}
			{short("emergency", "Who should we call in an emergency?", { desc: "Name and number" })}
			<h2>Your school</h2>
			{short("hs", "Which high school do you go to?", { req: true })}
			{choice("grade", "What grade are you in?", ["9th grade", "10th grade", "11th grade", "12th grade"])}
			{drop("gradyear", "Year you will graduate", ["2025", "2026", "2027", "2028", "2029", "2030"])}
			{short("gpa", "Unweighted GPA", { desc: "Out of 4.0" })}
			{short("psat", "PSAT total score", { desc: "Skip if you have not taken it." })}
			{short("act", "ACT composite score", { desc: "Skip if you have not taken it." })}
			{short("counselor", "Counselor's name")}
			<Block k="counselor_tel" title="Counselor's phone">
				<Phone {...of<string>("counselor_tel")} />
			</Block>
			<h3>College classes</h3>
			<p>Have you taken any classes at a college? Add each one.</p>
			{repeat("cc", 4, "Class", "Add another class", (n) => (
				<>
					{short(`cc${n}_course`, "Name of the class")}
					{short(`cc${n}_mark`, "Grade you earned")}
				</>
			))}
			<h2>Your plans</h2>
			{drop("major", "What do you want to study?", [...MAJORS, "Other"], { search: true })}
			{drop("degree", "How far do you want to go?", ["Certificate", "Associate's degree", "Bachelor's degree", "Master's degree", "Doctorate", "I don't know yet"])}
			{short("career", "What job do you see yourself doing?")}
			<h2>Your family</h2>
			<p>We ask because our funders require it. Your answers stay with us.</p>
			{choice("marital", "My parents are", ["Married", "Separated", "Divorced", "Widowed", "Never married"])}
			{short("p1name", "Mother's full name")}
			{short("p1job", "Mother's job")}
			{drop("p1edu", "How far did your mother go in school?", EDU)}
			{short("p2name", "Father's full name")}
			{short("p2job", "Father's job")}
			{drop("p2edu", "How far did your father go in school?", EDU)}
			{short("sibs", "How many brothers and sisters do you have?", { mask: (v) => v.replace(/\D/g, "") })}
			{choice("firstgen", "Will you be the first in your family to go to college?", ["Yes", "No", "Not sure"])}
			{choice("income", "About how much does your household make in a year?", ["Under $25,000", "$25,000 – $49,999", "$50,000 – $74,999", "$75,000 – $99,999", "$100,000 or more"])}
			{choice("citizen", "Citizenship", ["U.S. citizen", "Permanent resident", "DACA", "Other"])}
			{drop("race", "Race (choose all that apply)", ["American Indian / Alaska Native", "Asian", "Black / African American", "Native Hawaiian / Pacific Islander", "White", "Other"], { many: true })}
			<h2>What you do outside class</h2>
			{repeat("act", 5, "Activity", "Add another activity", (n) => (
				<>
					{short(`act${n}_what`, "Group or workplace")}
					{drop(`act${n}_kind`, "What kind of activity is it?", KINDS)}
					{short(`act${n}_role`, "Your role")}
					{short(`act${n}_hours`, "Hours a week", { mask: (v) => v.replace(/\D/g, "") })}
					{long(`act${n}_about`, "What did you do there?")}
				</>
			))}
			<Block k="grid" title="In which grades did you do each of the activities above?">
				<table className="tl-matrix">
					<thead>
						<tr>
							<th />
							{GRADES.map((each) => (
								<th key={each}>{each}</th>
							))}
						</tr>
					</thead>
					<tbody>
						{[0, 1, 2].map((n) => {
							const { value, set } = of<string[]>(`grid${n}`);
							return (
								<tr key={n} data-ref={`grid${n}`}>
									<td>Activity #{n + 1}</td>
									{GRADES.map((each) => (
										<td key={each}>
											<div
												className={`tl-cell${value.includes(each) ? " is-on" : ""}`}
												role="checkbox"
												tabIndex={0}
												aria-checked={value.includes(each)}
												aria-label={each}
												onClick={() => set(GRADES.filter((grade) => (grade === each) !== value.includes(grade)))}
											/>
										</td>
									))}
								</tr>
							);
						})}
					</tbody>
				</table>
			</Block>
			<h3>Awards</h3>
			{repeat("award", 5, "Award", "Add another award", (n) => (
				<>
					{short(`award${n}_name`, "Award or recognition")}
					{drop(`award${n}_year`, "Grade when you got it", GRADES)}
				</>
			))}
			<h2>Almost done</h2>
			{long("essay", "Who is one person you would bring with you to college, and why?", { desc: "A paragraph or two.", req: true })}
			{choice("shirt", "T-shirt size", ["S", "M", "L", "XL", "2XL"])}
			{short("diet", "Food allergies or dietary needs")}
			{drop("hear", "How did you find out about us?", ["Counselor", "Teacher", "Friend", "Instagram", "Library flyer"], { many: true })}
			{box("photos", "Hope Forward may use photos of me in its newsletter.")}
			{box("agree", "I agree to the privacy policy and program rules.")}
			{short("sign", "Sign with your full name")}
			<button type="button" className="tl-btn" onClick={() => setSubmitted(true)}>
				Submit
			</button>
		</div>
	);
}
createRoot(document.getElementById("root") as HTMLElement).render(<App />);

function shown(key: string): unknown {
	const block = document.querySelector(`[data-ref="${key}"]`);
	if (!block) return START[key];
	if (BOX.test(key)) return block.textContent?.includes("☑");
	if (key.startsWith("grid")) return [...block.querySelectorAll(".is-on")].map((each) => each.getAttribute("aria-label"));
	if (MULTI.test(key)) return [...block.querySelectorAll(".tl-chip")].map((each) => each.textContent);
	if (block.querySelector(".tl-drop")) return block.querySelector(".tl-val")?.textContent ?? "";
	if (block.querySelector(".tl-choice")) return block.querySelector(".is-on .tl-choice-text")?.textContent ?? "";
	return block.querySelector("input")?.value ?? (block.querySelector(".tl-long") as HTMLElement).innerText.trim();
}
Object.assign(window, {
	formState: () => ({ ...live.answers, submitted: live.submitted }),
	formShown: () => Object.fromEntries(KEYS.map((key) => [key, shown(key)])),
});
