import { format } from "date-fns";
import { type ReactNode, useEffect, useRef, useState } from "react";
import DatePicker from "react-datepicker";
import "react-datepicker/dist/react-datepicker.css";
import { createPortal, flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { type Control, Controller, useFieldArray, useForm } from "react-hook-form";
import Select, { type Props as SelectProps } from "react-select";
import * as options from "./options";
import type { Option } from "./options";
import css from "./page.module.css";

interface Exam {
	subject: Option | null;
	score: Option | null;
	taken: Date | null;
}
interface Activity {
	type: Option | null;
	organization: string;
	role: string;
	grades: Option[];
	startDate: Date | null;
	hours: string;
	weeks: string;
	continues: string;
	description: string;
}
type Values = Record<string, any> & { exams: Exam[] };

const NO_ACTIVITY: Activity = {
	type: null,
	organization: "",
	role: "",
	grades: [],
	startDate: null,
	hours: "",
	weeks: "",
	continues: "",
	description: "",
};

const phoneMask = (text: string) => {
	const digits = text.replace(/\D/g, "").replace(/^1(?=\d{10})/, "").slice(0, 10);
	if (digits.length < 4) return digits;
	if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
	return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
};

function Field(props: {
	label: string;
	id?: string;
	required?: boolean;
	hint?: string;
	error?: string;
	span?: "third" | "half" | "full";
	children: ReactNode;
}) {
	return (
		<div className={css[props.span ?? "half"]}>
			<label className={css.label} htmlFor={props.id}>
				{props.label}
				{props.required && (
					<span className={css.req} aria-hidden="true">
						*
					</span>
				)}
			</label>
			{props.children}
			{props.hint && <p className={css.hint}>{props.hint}</p>}
			{props.error && (
				<p className={css.error} role="alert">
					{props.error}
				</p>
			)}
		</div>
	);
}

function TidalSelect<Many extends boolean = false>(props: SelectProps<Option, Many>) {
	return (
		<Select<Option, Many>
			classNamePrefix="tidal-select"
			theme={(theme) => ({ ...theme, borderRadius: 4, colors: { ...theme.colors, primary: "#00809d", primary25: "#d9eff5" } })}
			{...props}
		/>
	);
}

function ControlledSelect({
	control,
	name,
	...props
}: { control: Control<Values>; name: string } & SelectProps<Option, boolean>) {
	return (
		<Controller
			name={name}
			control={control}
			render={({ field }) => <TidalSelect<boolean> {...props} instanceId={name} inputId={name} {...field} />}
		/>
	);
}

function ControlledDate({ control, name, monthly, ...rest }: { control: Control<Values>; name: string; monthly?: boolean; ariaLabelledBy?: string }) {
	return (
		<div className={css.picker}>
			<Controller
				name={name}
				control={control}
				render={({ field }) => (
					<DatePicker
						id={name}
						selected={field.value}
						onChange={field.onChange}
						onBlur={field.onBlur}
						className={css.input}
						dateFormat={monthly ? "MM/yyyy" : "MM/dd/yyyy"}
						placeholderText={monthly ? "MM/YYYY" : "MM/DD/YYYY"}
						showMonthYearPicker={monthly}
						showMonthDropdown={!monthly}
						showYearDropdown={!monthly}
						dropdownMode="select"
						autoComplete="off"
						{...rest}
					/>
				)}
			/>
		</div>
	);
}

function ActivityModal({ initial, onClose, onSave }: { initial: Activity; onClose(): void; onSave(activity: Activity): void }) {
	const [draft, setDraft] = useState(initial);
	const [error, setError] = useState("");
	const set = (change: Partial<Activity>) => setDraft((before) => ({ ...before, ...change }));
	return createPortal(
		<div className={css.overlay}>
			<div className={css.modal} role="dialog" aria-modal="true" aria-labelledby="activity-modal-title">
				<div className={css.modalHead}>
					<h2 id="activity-modal-title">{initial === NO_ACTIVITY ? "Add an activity" : "Edit activity"}</h2>
					<button type="button" className={css.link} aria-label="Close" onClick={onClose}>
						✕
					</button>
				</div>
				<div className={`${css.modalBody} ${css.grid}`}>
					<Field label="Type of activity" id="activity-type" required error={error}>
						<TidalSelect
							inputId="activity-type"
							options={options.activityTypes}
							value={draft.type}
							onChange={(type) => set({ type })}
							placeholder="Choose or type to search…"
						/>
					</Field>
					<Field label="Organization or employer" id="activity-org">
						<input id="activity-org" className={css.input} value={draft.organization} onChange={(e) => set({ organization: e.target.value })} />
					</Field>
					<Field label="Your role / position" id="activity-role" required>
						<input id="activity-role" className={css.input} value={draft.role} onChange={(e) => set({ role: e.target.value })} />
					</Field>
					<Field label="Grades in which you took part" id="activity-grades">
						<TidalSelect<true>
							isMulti
							closeMenuOnSelect={false}
							inputId="activity-grades"
							options={options.grades}
							value={draft.grades}
							onChange={(grades) => set({ grades: [...grades] })}
						/>
					</Field>
					<Field label="Start date" id="activity-start" span="third" hint="Approximate is fine">
						<div className={css.picker}>
							<DatePicker
								id="activity-start"
								selected={draft.startDate}
								onChange={(startDate: Date | null) => set({ startDate })}
								showMonthYearPicker
								dateFormat="MM/yyyy"
								placeholderText="MM/YYYY"
								className={css.input}
								autoComplete="off"
							/>
						</div>
					</Field>
					<Field label="Hours per week" id="activity-hours" span="third">
						<input id="activity-hours" type="number" min="0" max="168" className={css.input} value={draft.hours} onChange={(e) => set({ hours: e.target.value })} />
					</Field>
					<Field label="Weeks per year" id="activity-weeks" span="third">
						<input id="activity-weeks" type="number" min="0" max="52" className={css.input} value={draft.weeks} onChange={(e) => set({ weeks: e.target.value })} />
					</Field>
					<fieldset className={`${css.fieldset} ${css.full}`}>
						<legend className={css.legend}>Would you like to continue this at Tidal?</legend>
						{["Yes", "No"].map((each) => (
							<label className={css.choice} key={each}>
								<input
									type="radio"
									name="activity-continue"
									value={each}
									checked={draft.continues === each}
									onChange={() => set({ continues: each })}
								/>
								{each}
							</label>
						))}
					</fieldset>
					<Field label="Tell us what you did and accomplished" id="activity-desc" span="full" hint={`${draft.description.length} / 300 characters`}>
						<textarea
							id="activity-desc"
							maxLength={300}
							className={css.textarea}
							value={draft.description}
							onChange={(e) => set({ description: e.target.value })}
						/>
					</Field>
				</div>
				<div className={css.modalFoot}>
					<button type="button" className={css.ghost} onClick={onClose}>
						Cancel
					</button>
					<button type="button" className={css.primary} onClick={() => (draft.type && draft.role ? onSave(draft) : setError("Choose a type and enter your role."))}>
						Save activity
					</button>
				</div>
			</div>
		</div>,
		document.body,
	);
}

const EMPTY: Values = {
	...Object.fromEntries(
		"first middle last preferred email emailConfirm phone line1 line2 city zip hispanic hsName hsCity gpaUnweighted gpaWeighted rank classSize satEbrw satMath actComposite p1First p1Last p1Job p2First p2Last p2Job firstGen counselorName counselorEmail whyTidal signature company_url"
			.split(" ")
			.map((name) => [name, ""]),
	),
	...Object.fromEntries(
		"suffix pronouns dob state country citizenship gender hsState hsGraduation satEbrwDate satMathDate major term p1Education p2Education income hear"
			.split(" ")
			.map((name) => [name, null]),
	),
	race: [],
	certify: false,
	exams: [0, 1, 2].map(() => ({ subject: null, score: null, taken: null })),
};
const MONTHS = ["hsGraduation"];

function App() {
	const { register, control, handleSubmit, getValues, setValue } = useForm<Values>({ defaultValues: EMPTY });
	const { fields, append, remove } = useFieldArray({ control, name: "exams" });
	const [activities, setActivities] = useState<Activity[]>([]);
	const [editing, setEditing] = useState<number | null>(null);
	const submitted = useRef(false);
	const latest = useRef(activities);
	latest.current = activities;

	useEffect(() => {
		const day = (date: Date | null | undefined, monthly = false) => (date ? format(date, monthly ? "yyyy-MM" : "yyyy-MM-dd") : null);
		const posted = (value: any, monthly: boolean) => {
			if (value instanceof Date) return day(value, monthly);
			if (Array.isArray(value)) return value.map((each) => each.value);
			return value && typeof value === "object" ? value.value : (value ?? null);
		};
		const box = (id: string) => (document.getElementById(id) as HTMLInputElement | null)?.value ?? "";
		const chosen = (id: string) => document.getElementById(id)?.closest(".tidal-select__control");
		const single = (id: string) => chosen(id)?.querySelector(".tidal-select__single-value")?.textContent ?? "";
		const many = (id: string) => [...(chosen(id)?.querySelectorAll(".tidal-select__multi-value__label") ?? [])].map((each) => each.textContent ?? "");
		const radio = (name: string) => document.querySelector(`input[name="${name}"]:checked`)?.closest("label")?.textContent ?? "";
		const drawn = (index: number, part: string) => document.querySelector(`[data-activity="${index}"] [data-part="${part}"]`)?.textContent ?? "";

		Object.assign(window, {
			formState() {
				const { exams, ...rest } = getValues();
				const state: Record<string, unknown> = { submitted: submitted.current };
				for (const name of Object.keys(EMPTY)) if (name !== "exams") state[name] = posted(rest[name], MONTHS.includes(name));
				for (const index of [0, 1, 2]) {
					state[`exam${index}.subject`] = exams[index]?.subject?.value ?? null;
					state[`exam${index}.score`] = exams[index]?.score?.value ?? null;
					state[`exam${index}.taken`] = day(exams[index]?.taken, true);
				}
				for (const index of [0, 1, 2]) {
					const activity = latest.current[index] ?? NO_ACTIVITY;
					for (const part of Object.keys(NO_ACTIVITY) as (keyof Activity)[]) state[`activity${index}.${part}`] = posted(activity[part], true);
				}
				return state;
			},
			formShown() {
				const shown: Record<string, unknown> = {};
				for (const [name, empty] of Object.entries(EMPTY)) {
					if (name === "exams") continue;
					if (name === "certify") shown[name] = (document.getElementById(name) as HTMLInputElement).checked;
					else if (name === "race") shown[name] = many(name);
					else if (name === "hispanic" || name === "firstGen") shown[name] = radio(name);
					else shown[name] = empty === null && chosen(name) ? single(name) : box(name);
				}
				for (const index of [0, 1, 2]) {
					shown[`exam${index}.subject`] = single(`exams.${index}.subject`);
					shown[`exam${index}.score`] = single(`exams.${index}.score`);
					shown[`exam${index}.taken`] = box(`exams.${index}.taken`);
				}
				for (const index of [0, 1, 2])
					for (const part of Object.keys(NO_ACTIVITY)) {
						const text = drawn(index, part);
						shown[`activity${index}.${part}`] = part === "grades" ? text.split(", ").filter(Boolean) : text;
					}
				return shown;
			},
		});
	}, [getValues]);

	const text = (name: string, label: string, more: { required?: boolean; hint?: string; span?: "third" | "half" | "full"; type?: string; autoComplete?: string; inputMode?: any; placeholder?: string } = {}) => {
		const { required, hint, span, ...input } = more;
		return (
			<Field label={label} id={name} required={required} hint={hint} span={span}>
				<input id={name} type="text" className={css.input} aria-required={required} {...input} {...register(name)} />
			</Field>
		);
	};
	const pick = (name: string, label: string, list: Option[], more: { required?: boolean; span?: "third" | "half" | "full"; hint?: string } & SelectProps<Option, boolean> = {}) => {
		const { required, span, hint, ...select } = more;
		return (
			<Field label={label} id={name} required={required} span={span} hint={hint}>
				<ControlledSelect control={control} name={name} options={list} {...select} />
			</Field>
		);
	};
	const save = (activity: Activity) => {
		setActivities((before) => before.toSpliced(editing ?? before.length, 1, activity));
		setEditing(null);
	};

	return (
		<>
			<header className={css.header}>
				<h1>Tidal Institute of Technology</h1>
				<p>Application for First-Year Admission · Entering class of 2027</p>
			</header>
			<form
				className={css.main}
				noValidate
				onSubmit={handleSubmit(() => {
					submitted.current = true;
				})}
			>
				<section className={css.panel}>
					<h2 className={css.panelTitle}>1. About you</h2>
					<p className={css.intro}>
						Enter your name as it appears on your passport or other official documents. Fields marked <span className={css.req}>*</span> are required.
					</p>
					<div className={css.grid}>
						{text("first", "First / given name", { required: true, span: "third", autoComplete: "given-name" })}
						{text("middle", "Middle name", { span: "third", autoComplete: "additional-name" })}
						{text("last", "Last / family name", { required: true, span: "third", autoComplete: "family-name" })}
						{pick("suffix", "Suffix", options.suffixes, { span: "third", isClearable: true })}
						{text("preferred", "What should we call you?", { span: "third", hint: "If different from your first name" })}
						{pick("pronouns", "Pronouns", options.pronouns, { span: "third", isClearable: true })}
						<Field label="Date of birth" id="dob" required span="third">
							<ControlledDate control={control} name="dob" />
						</Field>
						{text("email", "Email", { required: true, span: "third", type: "email", autoComplete: "email", hint: "Use an address you will keep after graduation." })}
						{text("emailConfirm", "Re-enter email", { required: true, span: "third", type: "email", autoComplete: "off" })}
						<Field label="Mobile phone" id="phone" required span="third">
							<input
								id="phone"
								type="tel"
								className={css.input}
								placeholder="(___) ___-____"
								{...register("phone", { onChange: (event) => setValue("phone", phoneMask(event.target.value)) })}
							/>
						</Field>
						<h3 className={css.subhead}>Permanent address</h3>
						{pick("country", "Country", options.countries, { required: true })}
						{text("line1", "Street address", { required: true })}
						{text("line2", "Apartment, suite, unit, etc.")}
						{text("city", "City / town", { required: true })}
						{pick("state", "State / province", options.states)}
						{text("zip", "ZIP / postal code", { required: true, inputMode: "numeric" })}
					</div>
					<div className={css.offscreen} aria-hidden="true">
						<label htmlFor="company_url">Leave this field empty</label>
						<input id="company_url" type="text" tabIndex={-1} autoComplete="off" {...register("company_url")} />
					</div>
				</section>

				<section className={css.panel}>
					<h2 className={css.panelTitle}>2. Background</h2>
					<p className={css.intro}>
						Federal law requires us to ask for some of this information. Except for citizenship, your answers are optional and are not shown to readers.
					</p>
					<div className={css.grid}>
						{pick("citizenship", "Citizenship status", options.citizenship, { required: true })}
						{pick("gender", "Gender identity", options.genders)}
						<fieldset className={`${css.fieldset} ${css.half}`}>
							<legend className={css.legend}>Are you Hispanic or Latino?</legend>
							{["Yes", "No"].map((each) => (
								<label className={css.choice} key={each}>
									<input type="radio" value={each} {...register("hispanic")} />
									{each}
								</label>
							))}
						</fieldset>
						{pick("race", "Race (select all that apply)", options.races, { isMulti: true })}
					</div>
				</section>

				<section className={css.panel}>
					<h2 className={css.panelTitle}>3. Secondary school</h2>
					<div className={css.grid}>
						{text("hsName", "Name of current high school", { required: true, span: "full" })}
						{text("hsCity", "School city", { span: "third" })}
						{pick("hsState", "School state", options.states, { span: "third" })}
						<Field label="Expected graduation" id="hsGraduation" required span="third">
							<ControlledDate control={control} name="hsGraduation" monthly />
						</Field>
						{text("gpaUnweighted", "GPA, unweighted", { hint: "On a 4.00 scale" })}
						{text("gpaWeighted", "GPA, weighted", { hint: "If your school reports one" })}
						{text("rank", "Class rank", { type: "number" })}
						{text("classSize", "Number of students in class", { type: "number" })}
						<h3 className={css.subhead}>School counselor</h3>
						{text("counselorName", "Name")}
						{text("counselorEmail", "Email", { type: "email", hint: "We will send a School Report form to this address." })}
					</div>
				</section>

				<section className={css.panel}>
					<h2 className={css.panelTitle}>4. Testing</h2>
					<p className={css.intro}>Self-report your best scores. Tidal superscores the SAT; official reports are needed only if you enroll.</p>
					<div className={css.grid}>
						{text("satEbrw", "SAT Evidence-Based Reading & Writing", { type: "number" })}
						<Field label="Date of this score" id="satEbrwDate">
							<ControlledDate control={control} name="satEbrwDate" />
						</Field>
						{text("satMath", "SAT Math", { type: "number" })}
						<Field label="Date of this score" id="satMathDate">
							<ControlledDate control={control} name="satMathDate" />
						</Field>
						{text("actComposite", "ACT Composite", { type: "number", hint: "Highest composite from one sitting, not a superscore" })}
					</div>
					<h3 className={css.subhead}>AP and IB exams</h3>
					<table className={css.table}>
						<thead>
							<tr>
								<th style={{ width: "50%" }}>Exam</th>
								<th>Score</th>
								<th>Month taken</th>
								<th />
							</tr>
						</thead>
						<tbody>
							{fields.map((field, index) => (
								<tr key={field.id}>
									<td>
										<ControlledSelect control={control} name={`exams.${index}.subject`} options={options.exams as any} aria-label={`Exam ${index + 1}`} />
									</td>
									<td>
										<ControlledSelect control={control} name={`exams.${index}.score`} options={options.scores} isSearchable={false} aria-label={`Exam ${index + 1} score`} />
									</td>
									<td>
										<ControlledDate control={control} name={`exams.${index}.taken`} monthly />
									</td>
									<td>
										<button type="button" className={css.link} aria-label={`Remove exam ${index + 1}`} onClick={() => remove(index)}>
											✕
										</button>
									</td>
								</tr>
							))}
						</tbody>
					</table>
					<button type="button" className={css.ghost} onClick={() => append({ subject: null, score: null, taken: null })}>
						+ Add exam
					</button>
				</section>

				<section className={css.panel}>
					<h2 className={css.panelTitle}>5. Activities, work and projects</h2>
					<p className={css.intro}>List up to eight things you do outside of class, the most meaningful first. Jobs and family duties count.</p>
					{activities.map((activity, index) => (
						<article className={css.card} data-activity={index} key={index}>
							<div className={css.cardHead}>
								<strong>
									<span data-part="role">{activity.role}</span>
									{activity.organization && " · "}
									<span data-part="organization">{activity.organization}</span>
								</strong>
								<span>
									<button type="button" className={css.link} onClick={() => setEditing(index)}>
										Edit
									</button>
									<button type="button" className={css.link} onClick={() => setActivities(activities.toSpliced(index, 1))}>
										Remove
									</button>
								</span>
							</div>
							<dl className={css.meta}>
								<div>
									<dt>Type</dt>
									<dd data-part="type">{activity.type?.label}</dd>
								</div>
								<div>
									<dt>Grades</dt>
									<dd data-part="grades">{activity.grades.map(({ label }) => label).join(", ")}</dd>
								</div>
								<div>
									<dt>Since</dt>
									<dd data-part="startDate">{activity.startDate && format(activity.startDate, "MM/yyyy")}</dd>
								</div>
								<div>
									<dt>Hours/week</dt>
									<dd data-part="hours">{activity.hours}</dd>
								</div>
								<div>
									<dt>Weeks/year</dt>
									<dd data-part="weeks">{activity.weeks}</dd>
								</div>
								<div>
									<dt>Continue at Tidal</dt>
									<dd data-part="continues">{activity.continues}</dd>
								</div>
							</dl>
							<div data-part="description">{activity.description}</div>
						</article>
					))}
					<button type="button" className={css.ghost} disabled={activities.length >= 8} onClick={() => setEditing(activities.length)}>
						+ Add activity
					</button>
				</section>

				<section className={css.panel}>
					<h2 className={css.panelTitle}>6. Family</h2>
					<div className={css.grid}>
						{(["p1", "p2"] as const).map((who, index) => [
							<h3 className={css.subhead} key={who}>
								Parent / guardian {index + 1}
							</h3>,
							text(`${who}First`, "First name"),
							text(`${who}Last`, "Last name"),
							text(`${who}Job`, "Occupation"),
							pick(`${who}Education`, "Highest level of education", options.education),
						])}
						<h3 className={css.subhead}>Household</h3>
						<fieldset className={`${css.fieldset} ${css.half}`}>
							<legend className={css.legend}>Will you be in the first generation of your family to earn a bachelor's degree?</legend>
							{["Yes", "No", "Not sure"].map((each) => (
								<label className={css.choice} key={each}>
									<input type="radio" value={each} {...register("firstGen")} />
									{each}
								</label>
							))}
						</fieldset>
						{pick("income", "Annual household income", options.incomes, { hint: "Used only to waive your application fee." })}
					</div>
				</section>

				<section className={css.panel}>
					<h2 className={css.panelTitle}>7. Your plans at Tidal</h2>
					<div className={css.grid}>
						{pick("major", "Intended major", options.majors, { required: true })}
						{pick("term", "Term you wish to enter", options.terms, { required: true })}
						<Field label="What would you build with a semester, a workshop and $500?" id="whyTidal" span="full" hint="250 words or fewer">
							<textarea id="whyTidal" className={css.textarea} {...register("whyTidal")} />
						</Field>
						{pick("hear", "How did you first hear about Tidal?", options.hear, { span: "full" })}
					</div>
				</section>

				<section className={css.panel}>
					<h2 className={css.panelTitle}>8. Certification</h2>
					<p>
						<label className={css.choice}>
							<input id="certify" type="checkbox" {...register("certify")} /> I certify that all information in this application is my own work, factually true and honestly presented.
						</label>
					</p>
					<div className={css.grid}>{text("signature", "Type your full name as your signature", { required: true })}</div>
					<p className={css.intro}>Tidal Institute of Technology does not discriminate in admission. See our privacy notice for how we use your data.</p>
					<button type="submit" className={css.primary}>
						Submit application
					</button>
				</section>
			</form>
			{editing !== null && <ActivityModal initial={activities[editing] ?? NO_ACTIVITY} onClose={() => setEditing(null)} onSave={save} />}
		</>
	);
}

flushSync(() => createRoot(document.getElementById("root") as HTMLElement).render(<App />));
