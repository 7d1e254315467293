import { createCalendar, type DateValue } from "@internationalized/date";
import { useRef, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { useDateField } from "react-aria/useDateField";
import { useDateSegment } from "react-aria/useDateField";
import { useLocale } from "react-aria/I18nProvider";
import { useDateFieldState } from "react-stately/useDateFieldState";
import Select from "react-select";
import { COUNTRIES, STATES } from "../../lists";
import "./page.css";

type Option = { value: string; label: string };
type Values = Record<string, any>;
const plain = (...texts: string[]): Option[] => texts.map((text) => ({ value: text, label: text }));

const stateOptions: Option[] = STATES.map(([value, label]) => ({ value, label }));
const countryOptions = plain(...COUNTRIES);
const gradeOptions: Option[] = [
	{ value: "9", label: "Grade 9" },
	{ value: "10", label: "Grade 10" },
	{ value: "11", label: "Grade 11" },
	{ value: "12", label: "Grade 12" },
	{ value: "13", label: "Post-graduate" },
];
const currentGrade: Option[] = [
	{ value: "soph", label: "Sophomore (10th)" },
	{ value: "jr", label: "Junior (11th)" },
	{ value: "sr", label: "Senior (12th)" },
	{ value: "gap", label: "I have already graduated" },
];
const terms: Option[] = [
	{ value: "2026FA", label: "Fall 2026" },
	{ value: "2027SP", label: "Spring 2027" },
	{ value: "2027FA", label: "Fall 2027" },
	{ value: "2028SP", label: "Spring 2028" },
	{ value: "2028FA", label: "Fall 2028" },
];
const educationLevels: Option[] = [
	{ value: "lt_hs", label: "Did not finish high school" },
	{ value: "hs", label: "High school diploma or GED" },
	{ value: "some", label: "Some college, no degree" },
	{ value: "aa", label: "Associate degree" },
	{ value: "ba", label: "Bachelor's degree" },
	{ value: "grad", label: "Graduate or professional degree" },
	{ value: "unk", label: "Not sure" },
];
const citizenships: Option[] = [
	{ value: "USC", label: "U.S. citizen or U.S. national" },
	{ value: "DUAL", label: "U.S. dual citizen" },
	{ value: "LPR", label: "Permanent resident (green card)" },
	{ value: "DACA", label: "DACA or undocumented" },
	{ value: "INTL", label: "Citizen of another country" },
];
const races: Option[] = [
	{ value: "aian", label: "American Indian or Alaska Native" },
	{ value: "asian", label: "Asian" },
	{ value: "black", label: "Black or African American" },
	{ value: "nhpi", label: "Native Hawaiian or Other Pacific Islander" },
	{ value: "white", label: "White" },
];
const incomes: Option[] = [
	{ value: "1", label: "Less than $25,000" },
	{ value: "2", label: "$25,000 – $49,999" },
	{ value: "3", label: "$50,000 – $74,999" },
	{ value: "4", label: "$75,000 – $99,999" },
	{ value: "5", label: "$100,000 – $149,999" },
	{ value: "6", label: "$150,000 or more" },
];
const activityTypes: Option[] = [
	{ value: "art", label: "Arts & performance" },
	{ value: "ath", label: "Athletics" },
	{ value: "bus", label: "Business / DECA / FBLA" },
	{ value: "spk", label: "Debate & public speaking" },
	{ value: "env", label: "Environment & sustainability" },
	{ value: "fam", label: "Family responsibilities" },
	{ value: "job", label: "Job (paid)" },
	{ value: "res", label: "Research" },
	{ value: "vol", label: "Community service" },
	{ value: "oth", label: "Other" },
];
const shirts = plain("XS", "S", "M", "L", "XL", "2XL");
const channels = plain("My counselor", "College fair", "Instagram", "A current student", "Mail", "Web search");

/* ---- shared state: one flat record, mirrored for the autosave worker ---- */
let latest: Values = {};
let awardsNow: Values[] = [];
let cardsNow: Values[] = [];

function Row({ children }: { children: ReactNode }) {
	return <div className="grid">{children}</div>;
}

type TextProps = { id: string; label: string; value: string; onChange(value: string): void; required?: boolean; help?: string; type?: string; auto?: string; area?: boolean; span?: number; inputMode?: any };
function TextField({ id, label, value, onChange, required, help, type = "text", auto, area, span = 6, inputMode }: TextProps) {
	const common = { id, name: id, value, autoComplete: auto, required, "aria-describedby": help ? `${id}-hint` : undefined };
	return (
		<div className={`field span-${span}`}>
			<label htmlFor={id}>
				{label}
				{required && <abbr title="required" className="req"> *</abbr>}
			</label>
			{help && <p className="hint" id={`${id}-hint`}>{help}</p>}
			{area ? <textarea rows={3} {...common} onChange={(e) => onChange(e.target.value)} /> : <input type={type} inputMode={inputMode} {...common} onChange={(e) => onChange(e.target.value)} />}
		</div>
	);
}

type PickProps = { id: string; label: string; value: any; onChange(value: any): void; options: Option[]; multi?: boolean; required?: boolean; help?: string; span?: number; placeholder?: string; searchable?: boolean };
function Pick({ id, label, value, onChange, options, multi, required, help, span = 6, placeholder, searchable = true }: PickProps) {
	return (
		<div className={`field span-${span}`}>
			<label htmlFor={`${id}-input`}>
				{label}
				{required && <abbr title="required" className="req"> *</abbr>}
			</label>
			<Select
				id={id}
				inputId={`${id}-input`}
				instanceId={id}
				name={id}
				classNamePrefix="hsb-select"
				options={options}
				isMulti={multi as any}
				isSearchable={searchable}
				isClearable={!required && !multi}
				closeMenuOnSelect={!multi}
				placeholder={placeholder}
				value={multi ? options.filter((o) => (value ?? []).includes(o.value)) : (options.find((o) => o.value === value) ?? null)}
				onChange={(chosen: any) => onChange(multi ? chosen.map((o: Option) => o.value) : (chosen?.value ?? ""))}
			/>
			{help && <p className="hint below">{help}</p>}
		</div>
	);
}

function Segment({ segment, state }: any) {
	const ref = useRef<HTMLDivElement>(null);
	const { segmentProps } = useDateSegment(segment, state, ref);
	return (
		<div {...segmentProps} ref={ref} className={`date-segment ${segment.isPlaceholder ? "is-placeholder" : ""} ${segment.type}`}>
			{segment.text}
		</div>
	);
}

function DateBox(props: { id: string; label: string; value: DateValue | null; onChange(value: DateValue | null): void; isRequired?: boolean; description?: string; span?: number }) {
	const { locale } = useLocale();
	const state = useDateFieldState({ ...props, id: undefined, shouldForceLeadingZeros: true, locale, createCalendar } as any);
	const ref = useRef<HTMLDivElement>(null);
	const { labelProps, fieldProps, descriptionProps } = useDateField(props as any, state, ref);
	return (
		<div className={`field span-${props.span ?? 6}`}>
			<span {...labelProps} className="label">
				{props.label}
				{props.isRequired && <abbr title="required" className="req"> *</abbr>}
			</span>
			<div {...fieldProps} ref={ref} className="date-field">
				{state.segments.map((segment, i) => (
					<Segment key={i} segment={segment} state={state} />
				))}
			</div>
			{props.description && <p {...descriptionProps} className="hint below">{props.description}</p>}
		</div>
	);
}

function Choice({ name, legend, value, onChange, options }: { name: string; legend: string; value: string; onChange(v: string): void; options: Option[] }) {
	return (
		<fieldset className="choice">
			<legend>{legend}</legend>
			{options.map((o) => (
				<label key={o.value} className="radio">
					<input type="radio" name={name} value={o.value} checked={value === o.value} onChange={() => onChange(o.value)} />
					<span>{o.label}</span>
				</label>
			))}
		</fieldset>
	);
}

const phoneMask = (text: string) => {
	const d = text.replace(/\D/g, "").replace(/^1(?=\d{10})/, "").slice(0, 10);
	if (d.length < 4) return d;
	if (d.length < 7) return `(${d.slice(0, 3)}) ${d.slice(3)}`;
	return `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
};

const emptyCard = () => ({ type: "", organization: "", role: "", grades: [], hours: "", weeks: "", started: null, impact: "" });
const emptyAward = () => ({ name: "", grade: "", about: "" });

function ActivityCard({ index, card, set, remove }: { index: number; card: Values; set(k: string, v: any): void; remove?(): void }) {
	const id = (k: string) => `activities.${index}.${k}`;
	return (
		<section className="card" aria-labelledby={`activity-${index}-title`}>
			<header>
				<h3 id={`activity-${index}-title`}>Activity {index + 1}</h3>
				{remove && <button type="button" className="link" onClick={remove}>Remove</button>}
			</header>
			<Row>
				<Pick id={id("type")} label="Category" value={card.type} onChange={(v) => set("type", v)} options={activityTypes} required />
				<TextField id={id("organization")} label="Organization, team or employer" value={card.organization} onChange={(v) => set("organization", v)} required />
				<TextField id={id("role")} label="Your role or title" value={card.role} onChange={(v) => set("role", v)} />
				<Pick id={id("grades")} label="When did you take part?" value={card.grades} onChange={(v) => set("grades", v)} options={gradeOptions} multi placeholder="Select all that apply" />
				<TextField id={id("hours")} label="Hrs / week" value={card.hours} onChange={(v) => set("hours", v)} span={3} inputMode="numeric" />
				<TextField id={id("weeks")} label="Wks / year" value={card.weeks} onChange={(v) => set("weeks", v)} span={3} inputMode="numeric" />
				<DateBox id={id("started")} label="Date you joined" value={card.started} onChange={(v) => set("started", v)} description="Best guess is fine." />
				<TextField id={id("impact")} label="What did you do, and what changed because of it?" value={card.impact} onChange={(v) => set("impact", v)} area span={12} />
			</Row>
		</section>
	);
}

function App() {
	const [v, setV] = useState<Values>({ country: "", race: [] });
	const [cards, setCards] = useState<Values[]>([emptyCard()]);
	const [awards, setAwards] = useState<Values[]>([]);
	const [draft, setDraft] = useState<Values>(emptyAward());
	const [editing, setEditing] = useState<number | null>(null);
	const dialog = useRef<HTMLDialogElement>(null);
	latest = v;
	cardsNow = cards;
	awardsNow = awards;
	const set = (key: string) => (value: any) => setV((old) => ({ ...old, [key]: value }));
	const t = (key: string) => ({ id: key, value: v[key] ?? "", onChange: set(key) });
	const d = (key: string) => ({ id: key, value: v[key] ?? null, onChange: set(key) });
	const openAward = (index: number | null) => {
		setEditing(index);
		setDraft(index === null ? emptyAward() : awards[index]);
		dialog.current?.showModal();
	};
	const saveAward = () => {
		if (!draft.name) return;
		setAwards((old) => (editing === null ? [...old, draft] : old.map((a, i) => (i === editing ? draft : a))));
		dialog.current?.close();
	};
	return (
		<main className="hsb">
			<p className="eyebrow">Halvorsen School of Business</p>
			<h1>Early Entry to the Business Major</h1>
			<p className="lede">First-year applicants may be admitted straight to the major. Answers save as you go. Questions marked <abbr title="required" className="req">*</abbr> have to be answered.</p>
			<form noValidate onSubmit={(e) => { e.preventDefault(); latest.submitted = true; (window as any).__sent = true; }}>
				<h2>About you</h2>
				<Row>
					<TextField {...t("legalFirst")} label="Legal first name" required auto="given-name" span={4} />
					<TextField {...t("legalMiddle")} label="Middle name" auto="additional-name" span={4} />
					<TextField {...t("legalLast")} label="Legal last name" required auto="family-name" span={4} />
					<TextField {...t("goesBy")} label="What should we call you?" help="If it is not your legal first name." />
					<DateBox {...d("birthday")} label="Date of birth" isRequired />
					<TextField {...t("email")} label="Email" type="email" required auto="email" help="We write to this address about your decision." />
					<TextField id="mobile" label="Mobile phone" type="tel" auto="tel" value={v.mobile ?? ""} onChange={(x) => set("mobile")(phoneMask(x))} help="U.S. numbers only" />
				</Row>
				<h3 className="sub">Permanent address</h3>
				<Row>
					<TextField {...t("street")} label="Street address" required auto="address-line1" span={8} />
					<TextField {...t("unit")} label="Apt, suite or unit" auto="address-line2" span={4} />
					<TextField {...t("town")} label="City" required span={5} />
					<Pick {...t("region")} label="State" options={stateOptions} required span={4} />
					<TextField {...t("zip")} label="ZIP code" required span={3} />
					<Pick {...t("country")} label="Country" options={countryOptions} span={6} />
				</Row>

				<h2>Academic background</h2>
				<Row>
					<TextField {...t("school")} label="High school you attend" required span={12} />
					<TextField {...t("schoolTown")} label="School city" />
					<Pick {...t("schoolRegion")} label="School state" options={stateOptions} />
					<Pick {...t("yearInSchool")} label="Current year" options={currentGrade} searchable={false} />
					<DateBox {...d("gradDate")} label="Graduation date (actual or expected)" />
					<TextField {...t("gpa")} label="Unweighted GPA" help="On a 4.0 scale, two decimals" span={4} />
					<TextField {...t("rank")} label="Class rank" span={4} />
					<TextField {...t("classOf")} label="Number of students in your class" span={4} />
					<Pick {...t("entry")} label="I want to start in" options={terms} required />
				</Row>
				<h3 className="sub">Scores <small>(optional – we are test-flexible)</small></h3>
				<Row>
					<TextField {...t("satRw")} label="SAT Reading & Writing" span={4} inputMode="numeric" />
					<TextField {...t("satM")} label="SAT Math" span={4} inputMode="numeric" />
					<TextField {...t("actC")} label="ACT composite" span={4} inputMode="numeric" />
				</Row>

				<h2>Leadership and involvement</h2>
				<p>Tell us about up to five things you do outside of class, the most important one first.</p>
				{cards.map((card, i) => (
					<ActivityCard key={i} index={i} card={card} set={(k, x) => setCards((old) => old.map((c, j) => (j === i ? { ...c, [k]: x } : c)))} remove={cards.length > 1 ? () => setCards((old) => old.filter((_, j) => j !== i)) : undefined} />
				))}
				{cards.length < 5 && <button type="button" className="secondary" id="add-activity" onClick={() => setCards((old) => [...old, emptyCard()])}>+ Add another activity</button>}

				<h2>Honors and awards</h2>
				{awards.length === 0 && <p className="none">You have not added any yet.</p>}
				<ul className="awards">
					{awards.map((a, i) => (
						<li key={i} id={`award-item-${i}`}>
							<div><strong className="a-name">{a.name}</strong> <span className="a-grade">{gradeOptions.find((g) => g.value === a.grade)?.label}</span></div>
							<p className="a-about">{a.about}</p>
							<button type="button" className="link" onClick={() => openAward(i)}>Edit<span className="sr-only"> {a.name}</span></button>
							<button type="button" className="link" onClick={() => setAwards((old) => old.filter((_, j) => j !== i))}>Delete</button>
						</li>
					))}
				</ul>
				<button type="button" className="secondary" id="add-award" onClick={() => openAward(null)}>Add an honor</button>

				<h2>Family</h2>
				<Row>
					<TextField {...t("g1First")} label="Parent/guardian 1 first name" />
					<TextField {...t("g1Last")} label="Parent/guardian 1 last name" />
					<TextField {...t("g1Job")} label="Parent/guardian 1 job title" />
					<TextField {...t("g1Email")} label="Parent/guardian 1 email" type="email" />
					<Pick {...t("g1Edu")} label="Parent/guardian 1 highest education" options={educationLevels} span={12} />
					<TextField {...t("g2First")} label="Parent/guardian 2 first name" />
					<TextField {...t("g2Last")} label="Parent/guardian 2 last name" />
					<Pick {...t("g2Edu")} label="Parent/guardian 2 highest education" options={educationLevels} span={12} />
				</Row>
				<Choice name="firstGen" legend="Will you be the first in your family to earn a bachelor's degree?" value={v.firstGen ?? ""} onChange={set("firstGen")} options={[{ value: "y", label: "Yes" }, { value: "n", label: "No" }, { value: "u", label: "I'm not sure" }]} />

				<h2>Background</h2>
				<p className="hint">Used for reporting and for need-based awards only. None of it reaches the readers of your application.</p>
				<Row>
					<Pick {...t("citizen")} label="Citizenship" options={citizenships} required />
					<Pick {...t("income")} label="Household income last year" options={incomes} searchable={false} />
				</Row>
				<Choice name="latinx" legend="Are you Hispanic or Latino/a/x?" value={v.latinx ?? ""} onChange={set("latinx")} options={[{ value: "yes", label: "Yes" }, { value: "no", label: "No" }, { value: "skip", label: "Prefer not to answer" }]} />
				<Row>
					<Pick id="race" label="How would you describe your race?" value={v.race} onChange={set("race")} options={races} multi span={12} placeholder="Select one or more" />
				</Row>

				<h2>Short answer and recommender</h2>
				<Row>
					<TextField {...t("whyBusiness")} label="Describe a purchase you regretted and what it taught you about markets." area span={12} help="150–300 words" />
					<TextField {...t("recName")} label="Recommender's full name" />
					<TextField {...t("recEmail")} label="Recommender's email" type="email" />
					<TextField {...t("ecName")} label="Emergency contact name" />
					<TextField {...t("ecPhone")} label="Emergency contact phone" type="tel" />
					<Pick {...t("shirt")} label="T-shirt size for admitted students' day" options={shirts} searchable={false} />
					<Pick {...t("heard")} label="How did you first hear about Early Entry?" options={channels} searchable={false} />
				</Row>
				<label className="consent"><input type="checkbox" id="certify" checked={v.certify ?? false} onChange={(e) => set("certify")(e.target.checked)} /> <span>I certify that this application is my own work and is complete.</span></label>
				<Row><TextField {...t("signature")} label="Type your full name to sign" required /></Row>
				<button type="submit" className="primary">Submit application</button>
			</form>

			<dialog ref={dialog} className="modal" aria-labelledby="award-dialog-title">
				<h2 id="award-dialog-title">{editing === null ? "Add an honor or award" : "Edit honor or award"}</h2>
				<Row>
					<TextField id="award-name" label="Name of the honor" value={draft.name} onChange={(x) => setDraft({ ...draft, name: x })} required span={12} />
					<Pick id="award-grade" label="Grade level when received" value={draft.grade} onChange={(x) => setDraft({ ...draft, grade: x })} options={gradeOptions} span={12} />
					<TextField id="award-about" label="What was it for?" value={draft.about} onChange={(x) => setDraft({ ...draft, about: x })} area span={12} />
				</Row>
				<div className="modal-actions">
					<button type="button" className="link" onClick={() => dialog.current?.close()}>Cancel</button>
					<button type="button" className="primary" id="award-save" onClick={saveAward}>Save</button>
				</div>
			</dialog>
		</main>
	);
}

createRoot(document.getElementById("root")!).render(<App />);

const TEXT = "legalFirst legalMiddle legalLast goesBy email mobile street unit town zip school schoolTown gpa rank classOf satRw satM actC g1First g1Last g1Job g1Email g2First g2Last whyBusiness recName recEmail ecName ecPhone signature".split(" ");
const PICK = "region country schoolRegion yearInSchool entry g1Edu g2Edu citizen income shirt heard".split(" ");
const DATES = ["birthday", "gradDate"];
const RADIO = ["firstGen", "latinx"];
const day = (value: DateValue | null | undefined) => (value ? value.toString() : "");

(window as any).formState = () => {
	const out: Values = {};
	for (const k of [...TEXT, ...PICK, ...RADIO]) out[k] = latest[k] ?? "";
	for (const k of DATES) out[k] = day(latest[k]);
	out.race = [...(latest.race ?? [])];
	out.certify = latest.certify ?? false;
	for (let i = 0; i < 3; i++) {
		const c = cardsNow[i] ?? emptyCard();
		for (const k of Object.keys(emptyCard())) out[`activities.${i}.${k}`] = k === "started" ? day(c[k]) : Array.isArray(c[k]) ? [...c[k]] : c[k];
		const a = awardsNow[i] ?? emptyAward();
		for (const k of Object.keys(emptyAward())) out[`awards.${i}.${k}`] = a[k];
	}
	if ((window as any).__sent) out.submitted = true;
	return out;
};
const at = (id: string) => document.getElementById(id);
const boxText = (id: string) => (at(id) as HTMLInputElement | null)?.value ?? "";
const oneText = (id: string) => at(id)?.querySelector(".hsb-select__single-value")?.textContent ?? "";
const manyText = (id: string) => [...(at(id)?.querySelectorAll(".hsb-select__multi-value__label") ?? [])].map((e) => e.textContent);
const dateText = (id: string) => {
	const el = at(id);
	if (!el || el.querySelector(".is-placeholder")) return "";
	return (el.textContent ?? "").replace(/[^\d/]/g, "");
};
(window as any).formShown = () => {
	const out: Values = {};
	for (const k of TEXT) out[k] = boxText(k);
	for (const k of PICK) out[k] = oneText(k);
	for (const k of DATES) out[k] = dateText(k);
	for (const k of RADIO) out[k] = document.querySelector(`input[name=${k}]:checked`)?.nextElementSibling?.textContent ?? "";
	out.race = manyText("race");
	out.certify = (at("certify") as HTMLInputElement).checked;
	for (let i = 0; i < 3; i++) {
		const id = (k: string) => `activities.${i}.${k}`;
		out[id("type")] = oneText(id("type"));
		out[id("grades")] = manyText(id("grades"));
		out[id("started")] = dateText(id("started"));
		for (const k of ["organization", "role", "hours", "weeks", "impact"]) out[id(k)] = boxText(id(k));
		for (const k of ["name", "grade", "about"]) out[`awards.${i}.${k}`] = document.querySelector(`#award-item-${i} .a-${k}`)?.textContent ?? "";
	}
	return out;
};
