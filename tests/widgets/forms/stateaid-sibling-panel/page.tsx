import { type ReactNode, useId, useState } from "react";
import { createRoot } from "react-dom/client";
import "./style.css";

type Sibling = { first: string; last: string; age: string; school: string };
const NONE: Sibling = { first: "", last: "", age: "", school: "" };
const BLANK = { p1First: "", p1Last: "", p1Educ: "", p2First: "", p2Last: "", p2Educ: "", marital: "", income: "", inCollege: "", caseworker: "", ssn4: "" };
const EDUC: [string, string][] = [["1", "Did not finish high school"], ["2", "High school diploma or GED"], ["3", "Some college, no degree"], ["4", "Associate degree"], ["5", "Bachelor's degree"], ["6", "Master's degree or higher"], ["9", "Unknown"]];
const MARITAL: [string, string][] = [["M", "Married"], ["S", "Separated"], ["D", "Divorced"], ["W", "Widowed"], ["N", "Never married"], ["U", "Unmarried, both parents living together"]];
let values = BLANK;
let saved: Sibling[] = [];
let submitted = false;

function Field({ label, hint, children }: { label: string; hint?: string; children: (id: string) => ReactNode }) {
	const id = useId();
	return (<div className="usa-form-group"><label className="usa-label" htmlFor={id}>{label}</label>{hint && <div className="usa-hint" id={`${id}-hint`}>{hint}</div>}{children(id)}</div>);
}

function Page() {
	const [v, set] = useState(BLANK);
	const [list, setList] = useState<Sibling[]>([]);
	const [draft, setDraft] = useState<(Sibling & { at: number }) | null>(null);
	const [error, setError] = useState("");
	values = v;
	saved = list;
	const text = (key: keyof typeof BLANK, label: string, hint?: string, more = {}) => (
		<Field label={label} hint={hint}>{(id) => <input id={id} name={key} className="usa-input" value={v[key]} onChange={(e) => set({ ...v, [key]: e.target.value })} {...more} />}</Field>
	);
	const pick = (key: keyof typeof BLANK, label: string, options: [string, string][]) => (
		<Field label={label}>{(id) => <select id={id} name={key} className="usa-select" value={v[key]} onChange={(e) => set({ ...v, [key]: e.target.value })}><option value="">- Select -</option>{options.map(([code, t]) => <option key={code} value={code}>{t}</option>)}</select>}</Field>
	);
	const inPanel = (key: keyof Sibling, label: string, more = {}) => (
		<Field label={label}>{(id) => <input id={id} className="usa-input" value={draft?.[key] ?? ""} onChange={(e) => draft && setDraft({ ...draft, [key]: e.target.value })} {...more} />}</Field>
	);
	const save = () => {
		if (!draft) return;
		if (!draft.first.trim() || !draft.last.trim()) return setError("Enter the first and last name of this person.");
		const { at, ...entry } = draft;
		setList(at < list.length ? list.map((each, i) => (i === at ? entry : each)) : [...list, entry]);
		setDraft(null);
		setError("");
	};
	return (
		<>
			<div className="usa-banner">An official website of the State Student Aid Commission</div>
			<main>
				<h1>State Grant: Family information</h1>
				<p>The information on this page is used to determine your eligibility under the State Grant Act. Report your own parents' information even if you do not live with them.</p>
				<form noValidate onSubmit={(e) => { e.preventDefault(); submitted = true; }}>
					<fieldset><legend>Parent 1</legend>{text("p1First", "First name")}{text("p1Last", "Last name")}{pick("p1Educ", "Highest level of schooling completed", EDUC)}</fieldset>
					<fieldset><legend>Parent 2</legend>{text("p2First", "First name")}{text("p2Last", "Last name")}{pick("p2Educ", "Highest level of schooling completed", EDUC)}</fieldset>
					<fieldset>
						<legend>Household</legend>
						{pick("marital", "Current marital status of your parents", MARITAL)}
						{text("income", "Total household income last year", "Whole dollars, before taxes", { inputMode: "numeric", maxLength: 9 })}
						{text("inCollege", "How many people in the household will attend college next year?", "Include yourself. Do not include parents.", { inputMode: "numeric", maxLength: 2 })}
					</fieldset>
					<fieldset>
						<legend>Brothers and sisters</legend>
						{list.length === 0 ? <p className="none">You have not added anyone.</p> : (
							<ul className="people">{list.map((s, i) => (
								<li key={`${s.first}${i}`}><strong><span data-part="first">{s.first}</span> <span data-part="last">{s.last}</span></strong>{s.age && <>, age <span data-part="age">{s.age}</span></>}{s.school && <> (<span data-part="school">{s.school}</span>)</>}
									<span className="do"><button type="button" onClick={() => setDraft({ ...s, at: i })}>Edit</button> <button type="button" onClick={() => setList(list.filter((_, n) => n !== i))}>Remove</button></span></li>
							))}</ul>
						)}
						{draft ? (
							<div className="panel" role="group" aria-label="Sibling details">
								{error && <p className="usa-error" role="alert">{error}</p>}
								{inPanel("first", "First name")}{inPanel("last", "Last name")}{inPanel("age", "Age", { maxLength: 3, inputMode: "numeric" })}{inPanel("school", "School or college now attending (optional)")}
								<div className="row"><button type="button" className="usa-button" onClick={save}>Save</button><button type="button" className="usa-button outline" onClick={() => { setDraft(null); setError(""); }}>Cancel</button></div>
							</div>
						) : <button type="button" className="usa-button outline" onClick={() => setDraft({ ...NONE, at: list.length })}>Add sibling</button>}
					</fieldset>
					<fieldset><legend>For verification</legend>{text("ssn4", "Last four digits of your Social Security number", undefined, { maxLength: 4, autoComplete: "off" })}{text("caseworker", "Name of your aid counselor at school, if you have one")}</fieldset>
					<div className="row"><button type="button" className="usa-button outline">Back</button><button type="submit" className="usa-button">Save and continue</button></div>
				</form>
			</main>
		</>
	);
}
createRoot(document.getElementById("root") as HTMLElement).render(<Page />);

const TOP = Object.keys(BLANK) as (keyof typeof BLANK)[];
const PARTS = ["first", "last", "age", "school"] as const;
const siblings = (of: (i: number, part: (typeof PARTS)[number]) => string) => Object.fromEntries([0, 1].flatMap((i) => PARTS.map((part) => [`sib${i}_${part}`, of(i, part)])));
Object.assign(window, {
	formState: () => ({ ...values, ...siblings((i, part) => saved[i]?.[part] ?? ""), submitted }),
	formShown: () => ({
		...Object.fromEntries(TOP.map((key) => {
			const el = document.getElementsByName(key)[0] as HTMLInputElement | HTMLSelectElement;
			return [key, el instanceof HTMLSelectElement ? el.value && el.selectedOptions[0].text : el.value];
		})),
		...siblings((i, part) => document.querySelectorAll(".people li")[i]?.querySelector(`[data-part=${part}]`)?.textContent ?? ""),
	}),
});
