import { type ReactNode, useId, useState } from "react";
import DatePicker from "react-datepicker";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import PhoneInput from "react-phone-number-input";
import Select from "react-select";
import "react-datepicker/dist/react-datepicker.css";
import "react-phone-number-input/style.css";
import { COUNTRIES, STATES } from "../../lists";
import "./theme.css";

type Choice = { value: string; label: string };
const same = (labels: string[]): Choice[] => labels.map((label) => ({ value: label, label }));
const states = STATES.map(([value, label]) => ({ value, label }));

function Field({ id, label, required, help, labelFor, children }: { id: string; label: string; required?: boolean; help?: string; labelFor?: string; children: ReactNode }) {
	return (
		<div className="form-field" data-field-id={id}>
			<div className="form-field__header">
				<label className="form-field__label" htmlFor={labelFor}>
					{label}
					{required && <span className="form-field__required"> (required)</span>}
				</label>
			</div>
			{help && <div className="form-field__description"><p>{help}</p></div>}
			<div className="form-field__body">{children}</div>
		</div>
	);
}

type Common = { id: string; name?: string; label: string; required?: boolean; help?: string };

function ShortAnswer({ id, name = `f${id}`, type = "text", ...rest }: Common & { type?: string }) {
	const own = useId();
	const { register } = useFormContext();
	return <Field id={id} labelFor={own} {...rest}><input id={own} className="input" type={type} aria-required={rest.required} {...register(name)} /></Field>;
}
function LongAnswer({ id, name = `f${id}`, limit, ...rest }: Common & { limit?: number }) {
	const own = useId();
	const { register, watch } = useFormContext();
	const words = String(watch(name) ?? "").split(/\s+/).filter(Boolean).length;
	return (
		<Field id={id} labelFor={own} {...rest}>
			<textarea id={own} className="input input--long" rows={limit ? 10 : 4} aria-required={rest.required} {...register(name)} />
			{limit && <div className="counter"><span>Limit: {limit} words</span><span>{words}/{limit}</span></div>}
		</Field>
	);
}
function Dropdown({ id, name = `f${id}`, options, multi, ...rest }: Common & { options: Choice[]; multi?: boolean }) {
	const own = useId();
	const { control } = useFormContext();
	return (
		<Field id={id} labelFor={own} {...rest}>
			<Controller
				name={name}
				control={control}
				render={({ field }) => (
					<Select
						inputId={own}
						ref={field.ref}
						classNamePrefix="select"
						isMulti={multi}
						isClearable={!rest.required}
						options={options}
						placeholder={multi ? "Select all that apply" : "Select…"}
						value={multi ? options.filter((each) => (field.value ?? []).includes(each.value)) : (options.find((each) => each.value === field.value) ?? null)}
						onChange={(to: any) => field.onChange(multi ? to.map((each: Choice) => each.value) : (to?.value ?? ""))}
						onBlur={field.onBlur}
					/>
				)}
			/>
		</Field>
	);
}
function SingleChoice({ id, name = `f${id}`, options, label, required, help }: Common & { options: string[] }) {
	const own = useId();
	const { register } = useFormContext();
	return (
		<fieldset className="form-field" data-field-id={id}>
			<legend className="form-field__label">{label}{required && <span className="form-field__required"> (required)</span>}</legend>
			{help && <div className="form-field__description"><p>{help}</p></div>}
			{options.map((each, at) => (
				<div className="choice" key={each}>
					<input type="radio" id={`${own}-${at}`} value={each} {...register(name)} />
					<label htmlFor={`${own}-${at}`}>{each}</label>
				</div>
			))}
		</fieldset>
	);
}
function DateAnswer({ id, name = `f${id}`, ...rest }: Common) {
	const own = useId();
	const { control } = useFormContext();
	return (
		<Field id={id} labelFor={own} {...rest}>
			<Controller
				name={name}
				control={control}
				render={({ field }) => (
					<DatePicker id={own} className="input" selected={field.value || null} onChange={field.onChange} onBlur={field.onBlur} dateFormat="MM/dd/yyyy" placeholderText="MM/DD/YYYY" showMonthDropdown showYearDropdown dropdownMode="select" autoComplete="off" />
				)}
			/>
		</Field>
	);
}
function PhoneAnswer({ id, name = `f${id}`, ...rest }: Common) {
	const own = useId();
	const { control } = useFormContext();
	return (
		<Field id={id} labelFor={own} {...rest}>
			<Controller name={name} control={control} render={({ field }) => <PhoneInput id={own} defaultCountry="US" value={field.value || undefined} onChange={(to) => field.onChange(to ?? "")} onBlur={field.onBlur} />} />
		</Field>
	);
}
/** A composite question (name, address): one legend, a small label below each box. */
function Composite({ label, required, children }: { label: string; required?: boolean; children: ReactNode }) {
	return (
		<fieldset className="composite">
			<legend className="form-field__label">{label}{required && <span className="form-field__required"> (required)</span>}</legend>
			<div className="composite__grid">{children}</div>
		</fieldset>
	);
}
function Part({ id, label, wide }: { id: string; label: string; wide?: boolean }) {
	const own = useId();
	const { register } = useFormContext();
	return (
		<div className={wide ? "part part--wide" : "part"} data-field-id={id}>
			<input id={own} className="input" type="text" {...register(`f${id}`)} />
			<label htmlFor={own} className="part__label">{label}</label>
		</div>
	);
}
function PartSelect({ id, label, options }: { id: string; label: string; options: Choice[] }) {
	const own = useId();
	const { control } = useFormContext();
	return (
		<div className="part" data-field-id={id}>
			<Controller name={`f${id}`} control={control} render={({ field }) => <Select inputId={own} classNamePrefix="select" options={options} value={options.find((each) => each.value === field.value) ?? null} onChange={(to) => field.onChange(to?.value ?? "")} onBlur={field.onBlur} />} />
			<label htmlFor={own} className="part__label">{label}</label>
		</div>
	);
}
function ExamTable() {
	const own = useId();
	const { register } = useFormContext();
	return (
		<div className="form-field" data-field-id="4471820">
			<div className="form-field__header"><span className="form-field__label" id={`${own}-q`}>AP or IB exams</span></div>
			<div className="form-field__description"><p>Enter exams you have already taken. Leave unused rows blank.</p></div>
			<table className="table-question" aria-labelledby={`${own}-q`}>
				<thead><tr><td /><th scope="col" id={`${own}-c0`}>Exam</th><th scope="col" id={`${own}-c1`}>Score</th><th scope="col" id={`${own}-c2`}>Year taken</th></tr></thead>
				<tbody>
					{[0, 1, 2].map((row) => (
						<tr key={row}>
							<th scope="row" id={`${own}-r${row}`}>{row + 1}</th>
							<td><input type="text" className="input" aria-labelledby={`${own}-r${row} ${own}-c0`} {...register(`f4471820.${row}.c0`)} /></td>
							<td><select className="input" aria-labelledby={`${own}-r${row} ${own}-c1`} {...register(`f4471820.${row}.c1`)}><option value="" />{["1", "2", "3", "4", "5", "6", "7"].map((each) => <option key={each}>{each}</option>)}</select></td>
							<td><input type="text" className="input" aria-labelledby={`${own}-r${row} ${own}-c2`} {...register(`f4471820.${row}.c2`)} /></td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
const KINDS = same(["Academic Club", "Arts", "Athletics", "Community Service / Volunteering", "Environmental / Conservation", "Paid Employment", "Religious Group", "Research", "Speech & Debate", "Student Government", "Other"]);
const LEVELS = same(["9th grade", "10th grade", "11th grade", "12th grade"]);
function Activities() {
	const { control } = useFormContext();
	const { fields, append, remove } = useFieldArray({ control, name: "g4471830" });
	return (
		<section className="repeater" data-field-id="4471830">
			<h3>Extracurricular, work and volunteer experience</h3>
			<p className="form-field__description">Add up to five entries.</p>
			{fields.map((item, at) => {
				const name = (id: string) => `g4471830.${at}.f${id}`;
				return (
					<div className="repeater__item" key={item.id}>
						<div className="repeater__bar"><strong>Entry {at + 1}</strong><button type="button" className="link" onClick={() => remove(at)}>Delete</button></div>
						<Dropdown id="4471831" name={name("4471831")} label="Type of experience" options={KINDS} required />
						<ShortAnswer id="4471832" name={name("4471832")} label="Organization" required />
						<ShortAnswer id="4471833" name={name("4471833")} label="Position / Role" />
						<Dropdown id="4471834" name={name("4471834")} label="When did you participate?" options={LEVELS} multi />
						<ShortAnswer id="4471835" name={name("4471835")} label="Average hours per week" type="number" />
						<SingleChoice id="4471836" name={name("4471836")} label="Do you intend to continue this in college?" options={["Yes", "No"]} />
						<LongAnswer id="4471837" name={name("4471837")} label="Describe your responsibilities and impact" required />
					</div>
				);
			})}
			<button type="button" className="button button--secondary" disabled={fields.length >= 5} onClick={() => append({ f4471831: "", f4471832: "", f4471833: "", f4471834: [], f4471835: "", f4471836: "", f4471837: "" }, { shouldFocus: false })}>+ Add entry</button>
		</section>
	);
}

const EMPTY = {
	...Object.fromEntries(
		["01", "02", "04", "05", "06", "07", "08", "09", "10", "11", "13", "14", "16", "17", "21", "22", "23", "24", "25", "26", "27", "40", "41", "42", "43", "44", "45", "46", "47", "48", "50", "51", "52", "53", "54", "60", "61", "62", "63", "64", "65", "66", "67", "68", "70", "71", "73"].map((end) => [`f44717${end}`, ""]),
	),
	f4471712: null, f4471724: null, f4471718: [], f4471772: false, g4471830: [],
	f4471820: [0, 1, 2].map(() => ({ c0: "", c1: "", c2: "" })),
} as Record<string, any>;
const KEYS: Record<string, string> = {
	firstName: "01", lastName: "02", email: "04", phone: "05", country: "06", street: "07", street2: "08", town: "09", region: "10", postal: "11", born: "12",
	citizenship: "13", latino: "14", firstGeneration: "16", earnings: "17", race: "18",
	hsName: "21", hsState: "22", grade: "23", finished: "24", weighted: "25", satRw: "26", satM: "27",
	p1First: "40", p1Last: "41", p1Edu: "42", p2First: "43", p2Last: "44", startYear: "45", field: "46", portfolio: "47",
	recName: "50", recEmail: "51", iceName: "52", icePhone: "53",
	essay: "54", heard: "70", shirt: "71", consent: "72", signature: "73", fax: "48",
};
for (let n = 0; n < 3; n++) ["Title", "Level", "About"].forEach((part, at) => { KEYS[`award${n + 1}${part}`] = String(60 + n * 3 + at); });
const BITS: Record<string, string> = { kind: "31", org: "32", role: "33", grades: "34", hours: "35", goOn: "36", about: "37" };

let submitted = false;
let values: () => Record<string, any> = () => EMPTY;
const iso = (value: unknown) => value instanceof Date ? `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}` : value;
function seen(place: Element | null | undefined, blank: unknown) {
	if (!place) return blank;
	const many = place.querySelector(".select__value-container--is-multi");
	if (many) return [...many.querySelectorAll(".select__multi-value__label")].map((each) => each.textContent);
	if (place.querySelector(".select__control")) return place.querySelector(".select__single-value")?.textContent ?? "";
	if (place.querySelector("input[type=radio]")) return place.querySelector("input:checked")?.nextElementSibling?.textContent ?? "";
	const tick = place.querySelector<HTMLInputElement>("input[type=checkbox]");
	return tick ? tick.checked : (place.querySelector<HTMLInputElement>("input, textarea")?.value ?? "");
}
Object.assign(window, {
	formState() {
		const held = values();
		const state: Record<string, unknown> = { submitted };
		for (const [key, end] of Object.entries(KEYS)) state[key] = iso(held[`f44717${end}`] ?? null);
		for (let row = 0; row < 3; row++) {
			["Name", "Score", "Year"].forEach((part, at) => { state[`exam${row + 1}${part}`] = held.f4471820[row][`c${at}`]; });
			for (const [key, end] of Object.entries(BITS)) state[`exp${row + 1}.${key}`] = held.g4471830[row]?.[`f44718${end}`] ?? (key === "grades" ? [] : "");
		}
		return JSON.parse(JSON.stringify(state));
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const [key, end] of Object.entries(KEYS)) shown[key] = key === "phone" || key === "icePhone" ? (document.querySelector<HTMLInputElement>(`[data-field-id="44717${end}"] input`)?.value ?? "") : seen(document.querySelector(`[data-field-id="44717${end}"]`), "");
		const items = document.querySelectorAll(".repeater__item");
		const lines = document.querySelectorAll(".table-question tbody tr");
		for (let row = 0; row < 3; row++) {
			["Name", "Score", "Year"].forEach((part, at) => { shown[`exam${row + 1}${part}`] = lines[row].querySelectorAll<HTMLInputElement>(".input")[at].value; });
			for (const [key, end] of Object.entries(BITS)) shown[`exp${row + 1}.${key}`] = seen(items[row]?.querySelector(`[data-field-id="44718${end}"]`), key === "grades" ? [] : "");
		}
		return shown;
	},
});

function Application() {
	const methods = useForm({ defaultValues: EMPTY });
	const { register, handleSubmit, getValues } = methods;
	values = getValues;
	const consent = useId();
	return (
		<FormProvider {...methods}>
			<form className="submission-form" noValidate onSubmit={handleSubmit(() => { submitted = true; })}>
				<div className="autosave" role="status">Draft saved</div>
				<h2>Applicant information</h2>
				<Composite label="Name" required><Part id="4471701" label="First" /><Part id="4471702" label="Last" /></Composite>
				<ShortAnswer id="4471704" label="Email" type="email" required />
				<PhoneAnswer id="4471705" label="Phone number" required />
				<Composite label="Home address" required>
					<PartSelect id="4471706" label="Country" options={same(COUNTRIES)} />
					<Part id="4471707" label="Address" wide />
					<Part id="4471708" label="Address Line 2 (optional)" wide />
					<Part id="4471709" label="City" />
					<PartSelect id="4471710" label="State, Province, or Region" options={states} />
					<Part id="4471711" label="Zip or Postal Code" />
				</Composite>
				<DateAnswer id="4471712" label="Date of birth" required />
				<h2>Eligibility and demographics</h2>
				<Dropdown id="4471713" label="Citizenship or residency status" required options={same(["U.S. Citizen", "U.S. Permanent Resident", "DACA Recipient", "Refugee or Asylee", "International / Visa holder"])} />
				<SingleChoice id="4471714" label="Do you identify as Hispanic, Latino or Latina?" options={["Yes", "No", "I prefer not to answer"]} />
				<Dropdown id="4471718" label="Which of the following describes you?" help="This question is optional and is not seen by reviewers." multi options={same(["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White", "Prefer not to answer"])} />
				<SingleChoice id="4471716" label="Are you a first-generation college student?" required options={["Yes", "No", "Unsure"]} />
				<ShortAnswer id="4471717" label="Total household income last year (USD)" help="Round to whole dollars. Numbers only." type="number" required />
				<h2>Education</h2>
				<ShortAnswer id="4471721" label="Name of current high school" required />
				<Dropdown id="4471722" label="State in which your high school is located" options={states} />
				<Dropdown id="4471723" label="Current grade" options={[{ value: "9", label: "9th (Freshman)" }, { value: "10", label: "10th (Sophomore)" }, { value: "11", label: "11th (Junior)" }, { value: "12", label: "12th (Senior)" }]} />
				<DateAnswer id="4471724" label="Expected high school graduation date" />
				<ShortAnswer id="4471725" label="Weighted GPA" help="If your school does not weight grades, leave blank." />
				<ShortAnswer id="4471726" label="SAT Evidence-Based Reading & Writing score" type="number" />
				<ShortAnswer id="4471727" label="SAT Math score" type="number" />
				<ExamTable />
				<Dropdown id="4471745" label="Year you will enroll in college" required options={same(["2026", "2027", "2028", "2029"])} />
				<ShortAnswer id="4471746" label="Intended field of study" />
				<ShortAnswer id="4471747" label="Link to a portfolio or personal site" help="Begin with https://" type="url" />
				<h2>Family</h2>
				<Composite label="Parent or Guardian #1"><Part id="4471740" label="First" /><Part id="4471741" label="Last" /></Composite>
				<Dropdown id="4471742" label="Parent or Guardian #1: highest level of education" options={same(["Less than high school", "High school diploma / GED", "Some college", "Associate degree", "Bachelor's degree", "Graduate degree", "Unknown"])} />
				<Composite label="Parent or Guardian #2"><Part id="4471743" label="First" /><Part id="4471744" label="Last" /></Composite>
				<Composite label="Emergency contact"><Part id="4471752" label="Full name" wide /></Composite>
				<PhoneAnswer id="4471753" label="Emergency contact phone" />
				<Activities />
				<h2>Awards and recognition</h2>
				<p>Tell us about up to three awards, beginning with the one you value most.</p>
				{[1, 2, 3].map((n) => {
					const id = (at: number) => `44717${60 + (n - 1) * 3 + at}`;
					return (
						<div key={n}>
							<ShortAnswer id={id(0)} label={`Award ${n} - Title`} />
							<Dropdown id={id(1)} label={`Award ${n} - Year in school when received`} options={[{ value: "9", label: "9th (Freshman)" }, { value: "10", label: "10th (Sophomore)" }, { value: "11", label: "11th (Junior)" }, { value: "12", label: "12th (Senior)" }]} />
							<LongAnswer id={id(2)} label={`Award ${n} - Description`} />
						</div>
					);
				})}
				<h2>Essay</h2>
				<LongAnswer id="4471754" label="Describe a place that has changed during your lifetime and what you would do to care for it." limit={650} required />
				<h2>Recommendation</h2>
				<p>Your recommender will receive an email from notifications@whinchat.apply.example once you submit.</p>
				<ShortAnswer id="4471750" label="Recommender's name" required />
				<ShortAnswer id="4471751" label="Recommender's email" type="email" required />
				<h2>Almost done</h2>
				<Dropdown id="4471770" label="How did you hear about this opportunity?" options={same(["Search engine", "Social media", "School staff", "Past fellow", "Other"])} />
				<SingleChoice id="4471771" label="T-shirt size (finalists attend a weekend retreat)" options={["S", "M", "L", "XL", "2XL"]} />
				<div className="form-field" data-field-id="4471772">
					<div className="choice"><input type="checkbox" id={consent} {...register("f4471772")} /><label htmlFor={consent}>I have read and agree to the Terms of Service and the Whinchat Fund privacy notice.</label></div>
				</div>
				<ShortAnswer id="4471773" label="Electronic signature" help="Type your full name" required />
				<div className="visually-hidden" aria-hidden="true" data-field-id="4471748"><label htmlFor="fax-number">Fax</label><input id="fax-number" type="text" tabIndex={-1} autoComplete="off" {...register("f4471748")} /></div>
				<div className="actions"><button type="button" className="button button--secondary">Save draft</button><button type="submit" className="button">Submit</button></div>
			</form>
		</FormProvider>
	);
}

function Shell() {
	const [started, setStarted] = useState(false);
	return (
		<div className="shell">
			<header className="shell__bar"><span>Whinchat Fund</span><span>My submissions &middot; Sign out</span></header>
			<main>
				<h1>Young Stewards Grant 2027</h1>
				<p>Ends on January 31, 2027</p>
				{started ? <Application /> : <><p>Grants of up to $8,000 for graduating seniors who have worked for the land, water or people around them. Set aside about an hour. Drafts are saved automatically.</p><button type="button" className="button" onClick={() => setStarted(true)}>Start application</button></>}
			</main>
		</div>
	);
}
createRoot(document.getElementById("root") as HTMLElement).render(<Shell />);
