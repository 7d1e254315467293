import { useEffect, useRef, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";
import "./page.css";

type Value = string | boolean | null | string[];
type Choice = [string, string];
type El = { type: string; name: string; title: string; isRequired?: boolean; description?: string; choices?: Choice[]; lazy?: boolean; mask?: boolean; max?: number };
const ch = (list: string): Choice[] => list.split("|").map((l) => (l.includes("=") ? (l.split("=") as Choice) : [l, l]));
const EDU = ch("nohs=Did not finish high school|hs=High school diploma or GED|some=Some college, no degree|assoc=Associate degree|bach=Bachelor’s degree|grad=Graduate degree");
const GRADES = ch("9=9th grade|10=10th grade|11=11th grade|12=12th grade");
const MONTHS = ch("1=January|2=February|3=March|4=April|5=May|6=June|7=July|8=August|9=September|10=October|11=November|12=December");
const span = (a: number, b: number): Choice[] => Array.from({ length: Math.abs(b - a) + 1 }, (_, i) => String(a < b ? a + i : a - i)).map((n) => [n, n]);
const t = (name: string, title: string, isRequired = false, more: Partial<El> = {}): El => ({ type: "text", name, title, isRequired, ...more });
const d = (name: string, title: string, choices: Choice[], isRequired = false, more: Partial<El> = {}): El => ({ type: "dropdown", name, title, choices, isRequired, ...more });
const SCHOOLS = ch("oh-1=Ashland High School (Ashland, OH)|or-3=Ashland High School (Ashland, OR)|or-9=Ashland Valley High School (Ashland, OR)|or-12=Crater High School (Central Point, OR)|or-14=Grants Pass High School (Grants Pass, OR)|or-17=Phoenix High School (Phoenix, OR)|or-21=South Medford High School (Medford, OR)|ca-4=Weed High School (Weed, CA)|ca-5=Yreka High School (Yreka, CA)");
const ABOUT: El[] = [t("firstName", "First name", true), t("middleName", "Middle name"), t("lastName", "Last name", true), t("email", "Email address", true), t("phone", "Telephone", true, { mask: true }),
	t("street", "Street address", true), t("street2", "Address line 2"), t("city", "City", true), d("state", "State", STATES as Choice[], true), t("zip", "ZIP code", true)];
const BIRTH: El[] = [d("birthMonth", "Month", MONTHS), d("birthDay", "Day", span(1, 31)), d("birthYear", "Year", span(2014, 1990))];
const SCHOOL: El[] = [d("highSchool", "High school", SCHOOLS, true, { lazy: true, description: "Type to search by name or city." }), d("gradYear", "Year of high school graduation", span(2025, 2030), true), t("gpa", "Cumulative GPA (weighted)", false, { max: 5, description: "Up to 5.00" }), t("rank", "Class rank"),
	d("major", "Intended field of study", MAJORS.map((m): Choice => [m.toLowerCase().replace(/ /g, "_"), m])), d("entry", "When will you start college?", ch("f26=Fall 2026|s27=Spring 2027|f27=Fall 2027|s28=Spring 2028"))];
const FAMILY: El[] = [t("p1Name", "Mother’s name"), d("p1Edu", "Mother’s highest level of education", EDU), t("p2Name", "Father’s name"), d("p2Edu", "Father’s highest level of education", EDU),
	{ type: "boolean", name: "firstGen", title: "Will you be the first in your family to complete college?" }, d("income", "Annual household income", ch("1=Under $25,000|2=$25,000 to $49,999|3=$50,000 to $74,999|4=$75,000 to $99,999|5=$100,000 and above"))];
const BACKGROUND: El[] = [d("citizenship", "Citizenship", ch("usc=U.S. citizen|pr=U.S. permanent resident|daca=DACA recipient|other=Other")), { type: "buttongroup", name: "gender", title: "Gender", choices: ch("f=Female|m=Male|x=Another identity|na=Prefer not to say") },
	{ type: "tagbox", name: "race", title: "Race and ethnicity", description: "Select all that apply.", choices: ch("aian=American Indian or Alaska Native|asian=Asian|black=Black or African American|hisp=Hispanic or Latino|nhpi=Native Hawaiian or Pacific Islander|white=White|na=Prefer not to say") }];
const ACTIVITY: El[] = [d("type", "Type of activity", ch("acad=Academic|art=Arts|sport=Athletics|serv=Community service|debate=Debate or speech|env=Environment|fam=Family responsibilities|gov=Student government|work=Paid work|oth=Other"), true), t("org", "Organization or employer", true), t("role", "Your position"),
	{ type: "tagbox", name: "grades", title: "Grades in which you took part", choices: GRADES }, t("hours", "Hours per week"), { type: "comment", name: "desc", title: "What did you do and achieve?" }];
const COURSE: El[] = [t("name", "Course"), t("grade", "Grade received"), t("credits", "Credits")];
const HONOR: El[] = [t("title", "Honor or award"), d("year", "Grade level", GRADES)];
const LAST: El[] = [t("refName", "Name of the person writing your letter of recommendation"), t("refEmail", "Email of the person writing your letter of recommendation"), { type: "comment", name: "essay", title: "Describe a river, lake or stream that matters to you, and why (300 words)." },
	d("heard", "How did you hear about the Brook Scholarship?", ch("School counselor|Web search|Social media|A past recipient")), { type: "checkbox", name: "promo", title: "Updates", choices: ch("yes=Send me news of other scholarships") }, { type: "checkbox", name: "certify", title: "Certification", isRequired: true, choices: ch("yes=I certify that the information I have given is true and complete") }, t("signature", "Type your full legal name as your signature", true)];

const store: Record<string, Value> = {};
const defs: Record<string, El> = {};
const many = (e: El) => e.type === "tagbox" || e.type === "checkbox";
const define = (e: El, key = e.name) => { defs[key] = e; store[key] = many(e) ? [] : e.type === "boolean" ? null : ""; };
for (const e of [...ABOUT, ...BIRTH, ...SCHOOL, ...FAMILY, ...BACKGROUND, ...LAST]) define(e);
for (let i = 0; i < 3; i++) {
	for (const e of ACTIVITY) define(e, `act${i}.${e.name}`);
	for (const e of COURSE) define(e, `course${i}.${e.name}`);
	for (const e of HONOR) define(e, `honor${i}.${e.name}`);
}
let refresh = () => {};
const put = (k: string, v: Value) => { store[k] = v; refresh(); };
let submitted = false;
const ids: Record<string, string> = {};
const idOf = (k: string) => (ids[k] ??= `sq_${100 + Object.keys(ids).length}`);
const Str = ({ children }: { children: ReactNode }) => <span className="sv-string-viewer">{children}</span>;

/** The name of a control: the title's id, or in a table cell the words of row and column. */
type Named = { "aria-labelledby"?: string; "aria-label"?: string };
function TextInput({ k, e, name }: { k: string; e: El; name: Named }) {
	const [draft, setDraft] = useState(store[k] as string);
	useEffect(() => setDraft(store[k] as string), [store[k]]);
	const masked = (v: string) => { const n = v.replace(/\D/g, "").slice(0, 10); return n.length > 6 ? `(${n.slice(0, 3)}) ${n.slice(3, 6)}-${n.slice(6)}` : n.length > 3 ? `(${n.slice(0, 3)}) ${n.slice(3)}` : n; };
	const props = { id: `${idOf(k)}i`, ...name, value: draft, "aria-required": e.isRequired || undefined, "aria-invalid": false, onBlur: () => put(k, e.max && !(Number(draft) <= e.max) ? "" : draft) };
	return e.type === "comment" ? <textarea {...props} className="sd-input sd-comment" rows={4} onChange={(x) => setDraft(x.target.value)} /> : <input {...props} type="text" className="sd-input sd-text" placeholder={e.mask ? "(___) ___-____" : undefined} onChange={(x) => setDraft(e.mask ? masked(x.target.value) : x.target.value)} />;
}
function Dropdown({ k, e, name }: { k: string; e: El; name: Named }) {
	const multi = e.type === "tagbox";
	const id = `${idOf(k)}i`;
	const [open, setOpen] = useState(false);
	const [q, setQ] = useState("");
	const [rows, setRows] = useState<Choice[]>([]);
	const [at, setAt] = useState(0);
	const wrap = useRef<HTMLDivElement>(null);
	const timer = useRef(0);
	const v = store[k];
	const chosen = multi ? (v as string[]) : v ? [v as string] : [];
	const text = (c: string) => e.choices!.find(([x]) => x === c)?.[1] ?? "";
	const search = (s: string) => {
		const found = e.choices!.filter(([, l]) => l.toLowerCase().includes(s.trim().toLowerCase()));
		clearTimeout(timer.current); setAt(0);
		if (e.lazy) { setRows([]); timer.current = window.setTimeout(() => setRows(found), 380); } else setRows(found);
	};
	useEffect(() => {
		const out = (x: MouseEvent) => { if (!wrap.current?.contains(x.target as Node)) { setOpen(false); setQ(""); } };
		document.addEventListener("mousedown", out);
		return () => document.removeEventListener("mousedown", out);
	}, []);
	const show = () => { if (!open) { setOpen(true); search(q); } };
	const pick = (c: string) => { if (multi) put(k, chosen.includes(c) ? chosen.filter((x) => x !== c) : [...chosen, c]); else { put(k, c); setOpen(false); } setQ(""); };
	return <div className="sd-selectbase"><div ref={wrap} className="sv-dropdown_select-wrapper">
		<div id={id} className={`sd-input sd-dropdown${multi ? " sd-tagbox" : ""}`} aria-required={e.isRequired || undefined} onClick={() => (open ? setOpen(false) : (wrap.current!.querySelector("input")!.focus(), show()))}>
			<div className={multi ? "sd-tagbox__value sd-dropdown__value" : "sd-dropdown__value"}>
				{multi ? chosen.map((c) => <div key={c} className="sv-tagbox__item"><div className="sv-tagbox__item-text"><Str>{text(c)}</Str></div><div className="sd-tagbox-item_clean-button" onClick={(x) => { x.stopPropagation(); pick(c); }} /></div>) : !q && chosen[0] && <Str>{text(chosen[0])}</Str>}
				<input type="text" autoComplete="off" id={`${id}_0`} className={multi ? "sd-tagbox__filter-string-input sd-dropdown__filter-string-input" : "sd-dropdown__filter-string-input"} role="combobox" aria-expanded={open} aria-controls={`${id}_list`} aria-activedescendant={open && rows[at] ? `${id}_list_${rows[at][0]}` : undefined} {...name} placeholder={chosen.length ? "" : "Select..."} value={q}
					onChange={(x) => { setQ(x.target.value); setOpen(true); search(x.target.value); }}
					onKeyDown={(x) => {
						if (x.key === "ArrowDown") { x.preventDefault(); open ? setAt(Math.min(at + 1, rows.length - 1)) : show(); } else if (x.key === "ArrowUp") { x.preventDefault(); setAt(Math.max(0, at - 1)); } else if (x.key === "Enter") { x.preventDefault(); if (open && rows[at]) pick(rows[at][0]); else show(); } else if (x.key === "Escape" || x.key === "Tab") { setOpen(false); setQ(""); }
					}} />
			</div>
			<div className="sd-dropdown_chevron-button" aria-hidden="true">▾</div>
		</div>
		{open && <div className={`sv-popup sv-popup--dropdown ${multi ? "sv-multi-select-list" : "sv-single-select-list"}`}><div className="sv-popup__container" onMouseDown={(x) => x.preventDefault()}><div className="sv-popup__scrolling-content"><div className="sv-popup__content"><div className="sv-list__container">
			<ul className="sv-list" role="listbox" id={`${id}_list`} {...name}>{rows.length === 0 ? <li className="sv-list__empty-container"><div className="sv-list__empty-text">{e.lazy ? "Loading..." : "No data to display"}</div></li> : rows.map(([c, l], i) => <li key={c} id={`${id}_list_${c}`} role="option" aria-selected={chosen.includes(c)} className={`sv-list__item${chosen.includes(c) ? " sv-list__item--selected" : ""}${i === at ? " sv-list__item--focused" : ""}`} onClick={() => pick(c)}><div className="sv-list__item-body" title={l}><Str>{l}</Str></div></li>)}</ul>
		</div></div></div></div></div>}
	</div></div>;
}
function Input({ k, e, name }: { k: string; e: El; name: Named }) {
	const v = store[k];
	if (e.type === "dropdown" || e.type === "tagbox") return <Dropdown k={k} e={e} name={name} />;
	if (e.type === "checkbox") return <fieldset className="sd-selectbase" role="group" {...name} style={{ border: 0, padding: 0 }}>{e.choices!.map(([c, l], i) => <div key={c} role="presentation" className="sd-item sd-checkbox sd-selectbase__item"><label className="sd-selectbase__label"><input type="checkbox" className="sd-visuallyhidden sd-item__control sd-checkbox__control" id={`${idOf(k)}i_${i}`} name={idOf(k) + c} value={c} checked={(v as string[]).includes(c)} onChange={(x) => put(k, x.target.checked ? [...(v as string[]), c] : [])} /><span className="sd-item__decorator sd-checkbox__decorator" /><span className="sd-item__control-label"><Str>{l}</Str></span></label></div>)}</fieldset>;
	if (e.type === "buttongroup") return <div className="sv-button-group" role="radiogroup" {...name}>{e.choices!.map(([c, l]) => <label key={c} className={`sv-button-group__item${v === c ? " sv-button-group__item--selected" : ""}`} title={l}><input type="radio" className="sd-visuallyhidden" name={`${idOf(k)}_group`} value={c} checked={v === c} onChange={() => put(k, c)} /><div className="sv-button-group__item-decorator"><span className="sv-button-group__item-caption"><Str>{l}</Str></span></div></label>)}</div>;
	if (e.type === "boolean") return <div className="sd-boolean-root"><label className={`sd-boolean${v === null ? " sd-boolean--indeterminate" : v ? " sd-boolean--checked" : ""}`}><input type="checkbox" role="switch" className="sd-visuallyhidden sd-boolean__control" id={`${idOf(k)}i`} {...name} ref={(i) => { if (i) i.indeterminate = v === null; }} checked={v === true} onChange={(x) => put(k, x.target.checked)} />
		<span className={`sd-boolean__label${v === false ? " sd-boolean__label--sel" : ""}`} onClick={(x) => { x.preventDefault(); put(k, false); }}><Str>No</Str></span><span className={`sd-boolean__label${v === true ? " sd-boolean__label--sel" : ""}`} onClick={(x) => { x.preventDefault(); put(k, true); }}><Str>Yes</Str></span></label></div>;
	return <TextInput k={k} e={e} name={name} />;
}
function Question({ e, k = e.name }: { e: El; k?: string }) {
	const id = idOf(k);
	return <div className="sd-row sd-clearfix"><div className="sd-element-wrapper"><div id={id} data-name={e.name} className="sd-element sd-question sd-row__question">
		<div className="sd-question__header sd-element__header sd-question__header--location-top"><h5 className="sd-title sd-element__title sd-question__title" id={`${id}_ariaTitle`}><Str>{e.title}</Str>{e.isRequired && <><span>&nbsp;</span><span className="sd-question__required-text" aria-hidden="true">*</span></>}</h5>{e.description && <div className="sd-description sd-question__description" id={`${id}_ariaDescription`}><Str>{e.description}</Str></div>}</div>
		<div className="sd-question__content" role="presentation"><Input k={k} e={e} name={{ "aria-labelledby": `${id}_ariaTitle` }} /></div>
	</div></div></div>;
}
function Page({ title, children }: { title: string; children: ReactNode }) { return <div className="sd-page sd-body__page"><h4 className="sd-title sd-page__title"><Str>{title}</Str></h4>{children}</div>; }
function MatrixDynamic({ name, title, columns, start, add }: { name: string; title: string; columns: El[]; start: number; add: string }) {
	const [rows, setRows] = useState(start);
	const id = idOf(name);
	return <div id={id} data-name={name} className="sd-element sd-question sd-question--table"><div className="sd-question__header"><h5 className="sd-title sd-element__title sd-question__title" id={`${id}_ariaTitle`}><Str>{title}</Str></h5></div><div className="sd-question__content"><div className="sd-table-wrapper">
		<table className="sd-table sd-matrixdynamic" aria-labelledby={`${id}_ariaTitle`}><thead><tr>{columns.map((c) => <th key={c.name} className="sd-table__cell sd-table__cell--header"><Str>{c.title}</Str></th>)}</tr></thead>
			<tbody>{Array.from({ length: rows }, (_, i) => <tr key={i} className="sd-table__row">{columns.map((c) => <td key={c.name} className="sd-table__cell" data-responsive-title={c.title}><div className="sd-table__question-wrapper"><Input k={`${name}${i}.${c.name}`} e={c} name={{ "aria-label": `row ${i + 1}, column ${c.title}` }} /></div></td>)}</tr>)}</tbody></table></div>
		{rows < 3 && <div className="sd-matrixdynamic__footer"><button type="button" className="sd-action sd-matrixdynamic__btn sd-matrixdynamic__add-btn" onClick={() => setRows(rows + 1)}><Str>{add}</Str></button></div>}</div></div>;
}
function PanelDynamic() {
	const [n, setN] = useState(0);
	const id = idOf("act");
	return <div id={id} data-name="activities" className="sd-element sd-question sd-paneldynamic"><div className="sd-question__header"><h5 className="sd-title sd-element__title sd-question__title" id={`${id}_ariaTitle`}><Str>Activities, volunteering and work</Str></h5><div className="sd-description"><Str>List up to three, beginning with the most important to you.</Str></div></div>
		<div className="sd-question__content">{n === 0 && <div className="sd-paneldynamic__placeholder"><Str>No entries yet. Click the button below to add a new entry.</Str></div>}
			{Array.from({ length: n }, (_, i) => <div key={i} className="sd-paneldynamic__panel-wrapper"><div className="sd-panel sd-element"><div className="sd-panel__header"><h4 className="sd-title sd-panel__title sd-paneldynamic__panel-title"><Str>Activity #{i + 1}</Str></h4></div><div className="sd-panel__content">{ACTIVITY.map((e) => <Question key={e.name} e={e} k={`act${i}.${e.name}`} />)}</div></div></div>)}
			{n < 3 && <div className="sd-paneldynamic__footer"><button type="button" className="sd-action sd-paneldynamic__add-btn" onClick={() => setN(n + 1)}><Str>Add an activity</Str></button></div>}</div></div>;
}
function App() {
	const [, tick] = useState(0);
	refresh = () => tick((x) => x + 1);
	const all = (list: El[]) => list.map((e) => <Question key={e.name} e={e} />);
	return <div className="sd-root-modern sd-root-modern--full-container"><form onSubmit={(e) => e.preventDefault()}><div className="sd-container-modern"><div className="sd-body sd-body--static">
		<h3 className="sd-title sd-container-modern__title"><Str>Brook Foundation Scholarship</Str></h3>
		<Page title="Applicant">{all(ABOUT)}<div className="sd-panel sd-element"><div className="sd-panel__header"><h4 className="sd-title sd-panel__title"><Str>Date of birth</Str></h4></div><div className="sd-panel__content">{all(BIRTH)}</div></div></Page>
		<Page title="Education">{all(SCHOOL)}<MatrixDynamic name="course" title="High school courses: list three recent ones" columns={COURSE} start={3} add="Add a course" /></Page>
		<Page title="Activities and honors"><PanelDynamic /><MatrixDynamic name="honor" title="Honors and awards" columns={HONOR} start={1} add="Add an honor" /></Page>
		<Page title="Family">{all(FAMILY)}</Page><Page title="Background (optional)">{all(BACKGROUND)}</Page><Page title="Finish">{all(LAST)}</Page>
		<div className="sd-body__navigation sd-footer"><input type="button" className="sd-btn sd-navigation__complete-btn" value="Complete" onClick={() => { submitted = true; }} /></div>
	</div></div></form></div>;
}
const shownOf = (k: string): Value => {
	const e = defs[k];
	const i = document.getElementById(`${idOf(k)}i`);
	const text = (n: Element | null | undefined) => n?.textContent ?? "";
	if (e.type === "checkbox") return [...document.querySelectorAll(`#${idOf(k)} input:checked`)].map((c) => text(c.closest("label")));
	if (e.type === "buttongroup") return text(document.querySelector(`#${idOf(k)} .sv-button-group__item--selected`));
	if (e.type === "boolean") { const s = text(document.querySelector(`#${idOf(k)} .sd-boolean__label--sel`)); return s ? s === "Yes" : null; }
	if (e.type === "tagbox") return [...(i?.querySelectorAll(".sv-tagbox__item-text") ?? [])].map(text);
	if (e.type === "dropdown") return text(i?.querySelector(".sd-dropdown__value > .sv-string-viewer"));
	return (i as HTMLInputElement | null)?.value ?? "";
};
Object.assign(window, { formState: () => ({ ...structuredClone(store), submitted }), formShown: () => Object.fromEntries(Object.keys(defs).map((k) => [k, shownOf(k)])) });
createRoot(document.getElementById("root")!).render(<App />);
