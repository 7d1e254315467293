import { Dialog } from "radix-ui";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import Select from "react-select";
import { COUNTRIES, STATES } from "../../lists";
import "./app.css";

type Opt = { value: string; label: string };
const opts = (...names: string[]): Opt[] => names.map((label, i) => ({ value: String(i + 1), label }));
const SUFFIX = opts("Jr.", "Sr.", "II", "III", "IV", "V");
const STATE: Opt[] = STATES.map(([value, label]) => ({ value, label }));
const COUNTRY: Opt[] = COUNTRIES.map((label) => ({ value: label, label }));
const CITIZEN = opts("U.S. citizen or U.S. national", "U.S. dual citizen", "U.S. permanent resident", "U.S. refugee or asylee", "Citizen of non-U.S. country");
const TYPES = opts("Academic", "Art", "Athletics: Club", "Athletics: JV/Varsity", "Career Oriented", "Community Service (Volunteer)", "Debate/Speech", "Environmental", "Family Responsibilities", "Music: Instrumental", "Religious", "Student Govt./Politics", "Work (Paid)", "Other Club/Activity");
const LEVELS = opts("9", "10", "11", "12", "Post-graduate");
const SUBJECTS = opts("Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Literature and Composition", "Psychology", "Statistics", "United States History", "World History: Modern");
const SCORES = opts("1", "2", "3", "4", "5");
const YN = opts("Yes", "No");
const SEX = opts("Female", "Male", "X or another legal sex");
const HEAR = opts("School counselor", "Family member", "College visit", "Social media");
const ACT = ["type", "position", "org", "desc", "levels", "hours", "weeks"];
const initial: Record<string, any> = { submitted: false };
const known: Record<string, Opt[]> = {};
for (const k of "firstName middleName lastName suffix email phone dob line1 line2 city state zip country sex citizenship aid hispanic school gradDate classSize gpa p1First p1Last p1Job p1Email p2First p2Last p2Job counselorFirst counselorEmail hear essay signature".split(" ")) initial[k] = "";
for (const i of [0, 1, 2]) {
	for (const a of ACT) initial[`activity${i}.${a}`] = a === "levels" ? [] : "";
	for (const a of ["title", "level"]) initial[`honor${i}.${a}`] = "";
	for (const a of ["subject", "score"]) initial[`ap${i}.${a}`] = "";
}
initial.partners = false;
initial.affirm = false;
let live = initial;

type P = { k: string; label: string; v: any; set: (k: string, v: any) => void; req?: boolean; id?: string; help?: string; type?: string; o?: Opt[] };
const Star = ({ req }: { req?: boolean }) => (req ? <span className="question__req">*</span> : null);
const qid = (k: string) => `question_${k.replace(".", "_")}`;
function Text({ k, label, v, set, req, help, type = "text" }: P) {
	return (
		<div className="question">
			<label className="question__label" htmlFor={qid(k)}>{label}<Star req={req} /></label>
			{help && <div className="question__help" id={`${qid(k)}_help`}>{help}</div>}
			{type === "area" ? <textarea id={qid(k)} rows={3} value={v} onChange={(e) => set(k, e.target.value)} /> : <input id={qid(k)} type={type} value={v} aria-required={req} aria-describedby={help ? `${qid(k)}_help` : undefined} onChange={(e) => set(k, e.target.value)} />}
		</div>
	);
}
function Native({ k, label, v, set, req, o = [] }: P) {
	return (
		<div className="question">
			<label className="question__label" htmlFor={qid(k)}>{label}<Star req={req} /></label>
			<select id={qid(k)} value={v} onChange={(e) => set(k, e.target.value)}>
				<option value="">- Choose an option -</option>
				{o.map((x) => <option key={x.value} value={x.value}>{x.label}</option>)}
			</select>
		</div>
	);
}
function Pick({ k, label, v, set, req, o = [] }: P) {
	return (
		<div className="question" id={`${qid(k)}_wrap`}>
			<label className="question__label" htmlFor={qid(k)}>{label}<Star req={req} /></label>
			<Select inputId={qid(k)} classNamePrefix="rs" options={o} isClearable value={o.find((x) => x.value === v) ?? null} onChange={(x) => set(k, x?.value ?? "")} placeholder="Choose an option" />
		</div>
	);
}
function Radio({ k, label, v, set, req, o = [] }: P) {
	return (
		<fieldset className="question">
			<legend className="question__label">{label}<Star req={req} /></legend>
			{o.map((x) => <label className="opt" key={x.value}><input type="radio" name={qid(k)} value={x.value} checked={v === x.value} onChange={() => set(k, x.value)} /> <span>{x.label}</span></label>)}
			{v && <button type="button" className="link" onClick={() => set(k, "")}>Clear answer</button>}
		</fieldset>
	);
}
const Card = ({ title, children }: any) => <section className="section-card"><h2>{title}</h2>{children}</section>;
function App() {
	const [data, setData] = useState(initial);
	const [count, setCount] = useState(0);
	const [draft, setDraft] = useState<Record<string, any> | null>(null);
	live = data;
	const set = (k: string, v: any) => setData((d) => ({ ...d, [k]: v }));
	const f = (k: string, label: string, more: Partial<P> = {}) => {
		if (more.o) known[k] = more.o;
		return { k, label, v: data[k], set, ...more };
	};
	const d = (k: string, label: string, more: Partial<P> = {}) => ({ k, label, v: draft?.[k] ?? "", set: (key: string, v: any) => setDraft((x) => ({ ...x, [key]: v })), ...more });
	const save = () => {
		setData((x) => ({ ...x, ...Object.fromEntries(ACT.map((a) => [`activity${count}.${a}`, draft?.[a] ?? (a === "levels" ? [] : "")])) }));
		setCount(count + 1);
		setDraft(null);
	};
	return (
		<div className="shell">
			<h1>United Application</h1>
			<Card title="Personal Information">
				<Text {...f("firstName", "Legal first/given name", { req: true })} /><Text {...f("middleName", "Middle name")} /><Text {...f("lastName", "Last/family/surname", { req: true, help: "Enter name exactly as it appears on official documents." })} />
				<Native {...f("suffix", "Suffix", { o: SUFFIX })} /><Text {...f("dob", "Date of birth", { req: true, help: "Date uses \"month/day/year\" format (e.g. 08/01/2002)" })} /><Radio {...f("sex", "Legal sex", { req: true, o: SEX })} />
			</Card>
			<Card title="Address &amp; Contact Details">
				<Pick {...f("country", "Country", { req: true, o: COUNTRY })} /><Text {...f("line1", "Address line 1", { req: true })} /><Text {...f("line2", "Address line 2")} /><Text {...f("city", "City", { req: true })} /><Pick {...f("state", "State", { req: true, o: STATE })} /><Text {...f("zip", "Zip code", { req: true })} />
				<Text {...f("email", "Email address", { req: true, type: "email" })} /><Text {...f("phone", "Preferred phone", { type: "tel", help: "10 digits" })} />
			</Card>
			<Card title="Demographics &amp; Citizenship">
				<Radio {...f("hispanic", "Are you Hispanic or Latino/a/x?", { o: YN })} /><Pick {...f("citizenship", "Select your citizenship status", { req: true, o: CITIZEN })} /><Radio {...f("aid", "Do you intend to pursue need-based financial aid?", { req: true, o: YN })} />
			</Card>
			<Card title="Family">
				<h3>Parent 1</h3><Text {...f("p1First", "Parent 1 first/given name")} /><Text {...f("p1Last", "Parent 1 last/family/surname")} /><Text {...f("p1Job", "Parent 1 occupation")} /><Text {...f("p1Email", "Parent 1 email address", { type: "email" })} />
				<h3>Parent 2</h3><Text {...f("p2First", "Parent 2 first/given name")} /><Text {...f("p2Last", "Parent 2 last/family/surname")} /><Text {...f("p2Job", "Parent 2 occupation")} />
			</Card>
			<Card title="Education">
				<Text {...f("school", "Current or most recent secondary school", { req: true })} /><Text {...f("gradDate", "Graduation date", { req: true, help: "Date uses \"month/year\" format (e.g. 08/2002)" })} /><Text {...f("classSize", "Graduating class size (approx.)")} /><Text {...f("gpa", "Cumulative GPA, unweighted (4.0 scale)")} />
				<h3>Counselor</h3><Text {...f("counselorFirst", "Counselor's first/given name")} /><Text {...f("counselorEmail", "Counselor's email", { type: "email" })} />
				<h3>Honors</h3>
				{[0, 1, 2].map((i) => <div className="entry" key={i}><Text {...f(`honor${i}.title`, `Honors ${i + 1} title`)} /><Native {...f(`honor${i}.level`, "Grade level", { o: LEVELS })} /></div>)}
			</Card>
			<Card title="Testing">
				<p>List AP exams already taken.</p>
				{[0, 1, 2].map((i) => <div className="entry" key={i}><h4>AP test {i + 1}</h4><Pick {...f(`ap${i}.subject`, "AP subject", { o: SUBJECTS })} /><Native {...f(`ap${i}.score`, "AP score", { o: SCORES })} /></div>)}
			</Card>
			<Card title="Activities">
				<p>Report up to 10 activities, in order of their importance to you.</p>
				{Array.from({ length: count }, (_, i) => <div className="entry saved" key={i}><strong>{data[`activity${i}.org`]}</strong> &ndash; {data[`activity${i}.position`]}</div>)}
				<Dialog.Root open={draft !== null} onOpenChange={(open) => setDraft(open ? {} : null)}>
					<Dialog.Trigger asChild><button type="button" className="btn" id="add-activity">Add activity</button></Dialog.Trigger>
					<Dialog.Portal><Dialog.Overlay className="overlay" /><Dialog.Content className="drawer" aria-describedby={undefined}>
						<Dialog.Title>Activity {count + 1}</Dialog.Title>
						<Native {...d("type", "Activity type", { req: true, o: TYPES })} /><Text {...d("position", "Position/Leadership description")} /><Text {...d("org", "Organization name")} /><Text {...d("desc", "Please describe this activity, including what you accomplished and any recognition you received, etc.", { type: "area" })} />
						<fieldset className="question"><legend className="question__label">Participation grade levels<Star req /></legend>
							{LEVELS.map((x) => { const on: string[] = draft?.levels ?? []; return <label className="opt" key={x.value}><input type="checkbox" value={x.value} checked={on.includes(x.value)} onChange={(e) => setDraft({ ...draft, levels: e.target.checked ? [...on, x.value].sort() : on.filter((y) => y !== x.value) })} /> <span>{x.label}</span></label>; })}
						</fieldset>
						<Text {...d("hours", "Hours spent per week")} /><Text {...d("weeks", "Weeks spent per year")} />
						<Dialog.Close asChild><button type="button" className="link">Cancel</button></Dialog.Close> <button type="button" className="btn" id="save-activity" onClick={save}>Save</button>
					</Dialog.Content></Dialog.Portal>
				</Dialog.Root>
			</Card>
			<Card title="Writing &amp; Signature">
				<Text {...f("essay", "Recount a time when you faced a challenge, setback, or failure. What did you learn?", { type: "area", req: true })} /><Native {...f("hear", "How did you learn about the United Application?", { o: HEAR })} />
				<label className="opt"><input type="checkbox" id="partners" checked={data.partners} onChange={(e) => set("partners", e.target.checked)} /> Send me information from scholarship partners.</label>
				<label className="opt"><input type="checkbox" id="affirm" checked={data.affirm} onChange={(e) => set("affirm", e.target.checked)} /> I certify that all information submitted is my own work, factually true, and honestly presented.</label>
				<Text {...f("signature", "Signature", { req: true })} /><button type="button" className="btn" onClick={() => set("submitted", true)}>Submit</button>
			</Card>
		</div>
	);
}
createRoot(document.getElementById("root")!).render(<App />);
(window as any).formState = () => ({ ...live });
(window as any).formShown = () => Object.fromEntries(Object.keys(initial).filter((k) => k !== "submitted").map((k) => {
	const saved = /^activity\d\.(\w+)$/.exec(k)?.[1];
	if (saved === "type") return [k, TYPES.find((o) => o.value === live[k])?.label ?? ""];
	if (saved === "levels") return [k, live[k].map((v: string) => LEVELS.find((o) => o.value === v)!.label)];
	if (saved) return [k, live[k]];
	const wrap = document.getElementById(`${qid(k)}_wrap`);
	if (wrap) return [k, wrap.querySelector(".rs__single-value")?.textContent ?? ""];
	const node = document.getElementById(qid(k)) ?? document.getElementById(k);
	if (node instanceof HTMLSelectElement) return [k, node.value ? node.selectedOptions[0].text : ""];
	if (node instanceof HTMLInputElement && node.type === "checkbox") return [k, node.checked];
	if (node) return [k, (node as HTMLInputElement).value];
	return [k, document.querySelector(`[name="${qid(k)}"]:checked`)?.nextElementSibling?.textContent ?? ""];
}));
