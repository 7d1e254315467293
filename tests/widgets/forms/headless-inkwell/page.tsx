import {
	Button,
	Checkbox,
	Combobox,
	ComboboxButton,
	ComboboxInput,
	ComboboxOption,
	ComboboxOptions,
	Description,
	Dialog,
	DialogBackdrop,
	DialogPanel,
	DialogTitle,
	Field,
	Fieldset,
	Input,
	Label,
	Legend,
	Listbox,
	ListboxButton,
	ListboxOption,
	ListboxOptions,
	Radio,
	RadioGroup,
	Switch,
	Textarea,
} from "@headlessui/react";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import {
	type Control,
	Controller,
	type FieldErrors,
	type RegisterOptions,
	type UseFormRegister,
	useFieldArray,
	useForm,
} from "react-hook-form";
import { COUNTRIES, STATES } from "../../lists";
import "./inkwell.css";

type Option = { id: string; name: string };
const options = (...names: string[]): Option[] => names.map((name) => ({ id: name, name }));

const PRONOUNS = options("She/her/hers", "He/him/his", "They/them/theirs", "Ask me");
const STATE_OPTIONS: Option[] = STATES.map(([id, name]) => ({ id, name }));
const EDUCATION: Option[] = [
	{ id: "less_than_hs", name: "Less than high school" },
	{ id: "hs", name: "High school diploma or equivalent" },
	{ id: "some_college", name: "Some college, no degree" },
	{ id: "associate", name: "Associate's degree" },
	{ id: "bachelor", name: "Bachelor's degree" },
	{ id: "graduate", name: "Graduate degree" },
];
const INCOME: Option[] = [
	{ id: "lt30", name: "Less than $30,000" },
	{ id: "30to60", name: "$30,000 – $59,999" },
	{ id: "60to90", name: "$60,000 – $89,999" },
	{ id: "90to150", name: "$90,000 – $149,999" },
	{ id: "gt150", name: "$150,000 or more" },
	{ id: "na", name: "Prefer not to say" },
];
const RACE: Option[] = [
	{ id: "aian", name: "American Indian or Alaska Native" },
	{ id: "asian", name: "Asian" },
	{ id: "black", name: "Black or African American" },
	{ id: "mena", name: "Middle Eastern or North African" },
	{ id: "nhpi", name: "Native Hawaiian or Pacific Islander" },
	{ id: "white", name: "White" },
];
const GRADES: Option[] = [
	{ id: "9", name: "9th" },
	{ id: "10", name: "10th" },
	{ id: "11", name: "11th" },
	{ id: "12", name: "12th" },
];
const CATEGORIES: Option[] = [
	{ id: "publication", name: "Literary magazine or newspaper" },
	{ id: "arts", name: "Visual or performing arts" },
	{ id: "speech", name: "Debate, speech or Model UN" },
	{ id: "sports", name: "Athletics" },
	{ id: "environment", name: "Environment and science" },
	{ id: "service", name: "Community service" },
	{ id: "job", name: "Paid job or internship" },
	{ id: "family", name: "Family responsibilities" },
	{ id: "other", name: "Something else" },
];

type Activity = {
	category: string;
	organization: string;
	role: string;
	grades: string[];
	hours: string;
	weeks: string;
	details: string;
};
type Application = {
	firstName: string;
	lastName: string;
	goesBy: string;
	pronouns: string;
	email: string;
	phone: string;
	birthday: string;
	street: string;
	unit: string;
	city: string;
	state: string | null;
	zip: string;
	country: string;
	school: string;
	schoolState: string | null;
	grade: string;
	classOf: string;
	gpa: string;
	psat: string;
	act: string;
	collegeStart: string;
	major: string;
	career: string;
	guardians: { first: string; last: string; education: string }[];
	siblings: { first: string; last: string; age: string }[];
	firstGen: string;
	income: string;
	aid: string;
	citizenship: string;
	latine: string;
	race: string[];
	activities: Activity[];
	awards: { title: string; grade: string }[];
	session: string;
	genre: string;
	statement: string;
	teacherName: string;
	teacherEmail: string;
	emergencyName: string;
	emergencyPhone: string;
	dietary: string;
	heard: string;
	newsletter: boolean;
	agree: boolean;
};

const EMPTY_ACTIVITY: Activity = { category: "", organization: "", role: "", grades: [], hours: "", weeks: "", details: "" };
const EMPTY: Application = {
	firstName: "",
	lastName: "",
	goesBy: "",
	pronouns: "",
	email: "",
	phone: "",
	birthday: "",
	street: "",
	unit: "",
	city: "",
	state: null,
	zip: "",
	country: "",
	school: "",
	schoolState: null,
	grade: "",
	classOf: "",
	gpa: "",
	psat: "",
	act: "",
	collegeStart: "",
	major: "",
	career: "",
	guardians: [
		{ first: "", last: "", education: "" },
		{ first: "", last: "", education: "" },
	],
	siblings: [],
	firstGen: "",
	income: "",
	aid: "",
	citizenship: "",
	latine: "",
	race: [],
	activities: [],
	awards: [],
	session: "",
	genre: "",
	statement: "",
	teacherName: "",
	teacherEmail: "",
	emergencyName: "",
	emergencyPhone: "",
	dietary: "",
	heard: "",
	newsletter: false,
	agree: false,
};

/** What formShown() reads: the drawn part of each control that is no plain input. */
const drawn = new Map<string, HTMLElement>();
const drawnAs = (key: string) => (node: HTMLElement | null) => {
	if (node) drawn.set(key, node);
	return () => void drawn.delete(key);
};

// biome-ignore lint: the form's types are wide on purpose
type Any = any;

const at = (errors: FieldErrors, name: string): Any => name.split(".").reduce<Any>((value, part) => value?.[part], errors);

type Common = { name: string; label: ReactNode; hint?: ReactNode; required?: boolean; className?: string };

function FieldLabel({ label, required }: { label: ReactNode; required?: boolean }) {
	return (
		<Label className="label">
			{label}
			{required && (
				<span className="req" aria-hidden="true">
					{" *"}
				</span>
			)}
		</Label>
	);
}

function TextField({
	name,
	label,
	hint,
	required,
	className = "",
	register,
	errors,
	rules,
	rows,
	...rest
}: Common & {
	register: UseFormRegister<Any>;
	errors: FieldErrors;
	rules?: RegisterOptions;
	rows?: number;
	type?: string;
	placeholder?: string;
	autoComplete?: string;
	inputMode?: "numeric" | "decimal";
}) {
	const error = at(errors, name);
	const registered = register(name, { required: required ? "This field is required." : false, ...rules });
	return (
		<Field className={`field ${className}`}>
			<FieldLabel label={label} required={required} />
			{hint && <Description className="hint">{hint}</Description>}
			{rows ? (
				<Textarea className="input" rows={rows} invalid={!!error} {...registered} {...rest} />
			) : (
				<Input className="input" type="text" invalid={!!error} {...registered} {...rest} />
			)}
			{error && (
				<p role="alert" className="error">
					{error.message}
				</p>
			)}
		</Field>
	);
}

const Chevron = () => (
	<svg className="chevron" viewBox="0 0 16 16" fill="none" aria-hidden="true">
		<path d="M4 6l4 4 4-4" stroke="currentColor" strokeWidth="1.5" />
	</svg>
);

function SelectField({
	name,
	label,
	hint,
	required,
	className = "",
	control,
	from,
	multiple,
	placeholder = "Select…",
	marked = true,
}: Common & { control: Control<Any>; from: Option[]; multiple?: boolean; placeholder?: string; marked?: boolean }) {
	return (
		<Controller
			name={name}
			control={control}
			rules={{ required: required ? "Please choose one." : false }}
			render={({ field, fieldState }) => {
				const chosen = from.filter(({ id }) => (multiple ? field.value.includes(id) : id === field.value));
				return (
					<Field className={`field ${className}`}>
						<FieldLabel label={label} required={required} />
						{hint && <Description className="hint">{hint}</Description>}
						<Listbox value={field.value} onChange={field.onChange} multiple={multiple as false} invalid={!!fieldState.error}>
							<ListboxButton className="input select" onBlur={field.onBlur} ref={marked ? drawnAs(name) : undefined}>
								{chosen.length > 0 ? (
									<span className="truncate">{chosen.map((option) => option.name).join(", ")}</span>
								) : (
									<span className="placeholder">{placeholder}</span>
								)}
								<Chevron />
							</ListboxButton>
							<ListboxOptions anchor="bottom start" className="options">
								{from.map((option) => (
									<ListboxOption key={option.id} value={option.id} className="option">
										<span className="tick" aria-hidden="true">
											✓
										</span>
										{option.name}
									</ListboxOption>
								))}
							</ListboxOptions>
						</Listbox>
						{fieldState.error && (
							<p role="alert" className="error">
								{fieldState.error.message}
							</p>
						)}
					</Field>
				);
			}}
		/>
	);
}

function StateField({ name, label, required, className = "", control }: Common & { control: Control<Any> }) {
	const [query, setQuery] = useState("");
	const found = query === "" ? STATE_OPTIONS : STATE_OPTIONS.filter((state) => state.name.toLowerCase().includes(query.toLowerCase()));
	return (
		<Controller
			name={name}
			control={control}
			rules={{ required: required ? "Please choose a state." : false }}
			render={({ field, fieldState }) => (
				<Field className={`field ${className}`}>
					<FieldLabel label={label} required={required} />
					<Combobox
						value={STATE_OPTIONS.find(({ id }) => id === field.value) ?? null}
						onChange={(state: Option | null) => field.onChange(state?.id ?? null)}
						onClose={() => setQuery("")}
						by="id"
					>
						<div className="combo">
							<ComboboxInput
								className="input"
								displayValue={(state: Option | null) => state?.name ?? ""}
								onChange={(event) => setQuery(event.target.value)}
								onBlur={field.onBlur}
								autoComplete="off"
								placeholder="Start typing…"
								ref={drawnAs(name)}
							/>
							<ComboboxButton className="combo-button">
								<Chevron />
							</ComboboxButton>
						</div>
						<ComboboxOptions anchor="bottom start" className="options">
							{found.map((state) => (
								<ComboboxOption key={state.id} value={state} className="option">
									{state.name}
								</ComboboxOption>
							))}
						</ComboboxOptions>
					</Combobox>
					{fieldState.error && (
						<p role="alert" className="error">
							{fieldState.error.message}
						</p>
					)}
				</Field>
			)}
		/>
	);
}

function RadioField({ name, label, hint, required, control, from, cards }: Common & { control: Control<Any>; from: Option[]; cards?: boolean }) {
	return (
		<Controller
			name={name}
			control={control}
			rules={{ required: required ? "Please choose one." : false }}
			render={({ field, fieldState }) => (
				<Fieldset className="field radios">
					<Legend className="label">
						{label}
						{required && (
							<span className="req" aria-hidden="true">
								{" *"}
							</span>
						)}
					</Legend>
					{hint && <p className="hint">{hint}</p>}
					<RadioGroup value={field.value} onChange={field.onChange} className={cards ? "cards" : "inline"} ref={drawnAs(name)}>
						{from.map((option) =>
							cards ? (
								<Radio key={option.id} value={option.id} className="card">
									{option.name}
								</Radio>
							) : (
								<Field key={option.id} className="radio-row">
									<Radio value={option.id} className="radio">
										<span className="dot" />
									</Radio>
									<Label>{option.name}</Label>
								</Field>
							),
						)}
					</RadioGroup>
					{fieldState.error && (
						<p role="alert" className="error">
							{fieldState.error.message}
						</p>
					)}
				</Fieldset>
			)}
		/>
	);
}

function ActivityDialog({ start, onClose, onSave }: { start: Activity; onClose(): void; onSave(activity: Activity): void }) {
	const {
		register,
		control,
		handleSubmit,
		formState: { errors },
	} = useForm<Activity>({ defaultValues: start });
	return (
		<Dialog open onClose={onClose} className="dialog">
			<DialogBackdrop className="backdrop" />
			<div className="dialog-wrap">
				<DialogPanel className="panel">
					<DialogTitle className="dialog-title">{start.organization ? "Edit activity" : "Add an activity"}</DialogTitle>
					<Description className="hint">Tell us about one thing you do outside of class.</Description>
					<form
						noValidate
						onSubmit={(event) => {
							event.stopPropagation();
							void handleSubmit(onSave)(event);
						}}
					>
						<SelectField marked={false} name="category" label="Kind of activity" control={control as Control<Any>} from={CATEGORIES} />
						<div className="two">
							<TextField name="organization" label="Group or employer" required register={register} errors={errors} />
							<TextField name="role" label="Your role" register={register} errors={errors} />
						</div>
						<SelectField marked={false} name="grades" label="Grades you took part" control={control as Control<Any>} from={GRADES} multiple />
						<div className="two">
							<TextField name="hours" label="Hours / week" inputMode="numeric" register={register} errors={errors} />
							<TextField name="weeks" label="Weeks / year" inputMode="numeric" register={register} errors={errors} />
						</div>
						<TextField name="details" label="What did you do?" hint="A sentence or two is plenty." rows={3} register={register} errors={errors} />
						<div className="dialog-actions">
							<Button className="plain" onClick={onClose}>
								Cancel
							</Button>
							<Button className="primary" type="submit">
								Save activity
							</Button>
						</div>
					</form>
				</DialogPanel>
			</div>
		</Dialog>
	);
}

const nameIn = (from: Option[], id: string) => from.find((option) => option.id === id)?.name ?? "";
let current: () => Application = () => EMPTY;
let submitted = false;

function App() {
	const {
		register,
		control: typed,
		handleSubmit,
		getValues,
		formState: { errors },
	} = useForm<Application>({ defaultValues: EMPTY, mode: "onTouched" });
	current = getValues;
	const control = typed as Control<Any>;
	const text = { register: register as UseFormRegister<Any>, errors };
	const siblings = useFieldArray({ control: typed, name: "siblings" });
	const activities = useFieldArray({ control: typed, name: "activities" });
	const awards = useFieldArray({ control: typed, name: "awards" });
	const [editing, setEditing] = useState<number | null>(null);

	return (
		<main className="sheet">
			<header>
				<p className="eyebrow">Inkwell Young Writers’ Workshop</p>
				<h1>Apply for Summer 2027</h1>
				<p>
					Two weeks, four genres, one very large porch. Applications close <strong>February 15</strong>. Fields marked{" "}
					<span className="req">*</span> are required.
				</p>
			</header>
			<form
				noValidate
				onSubmit={(event) => {
					submitted = true;
					void handleSubmit(() => {})(event);
				}}
			>
				<Fieldset className="section">
					<Legend className="section-title">The writer</Legend>
					<div className="two">
						<TextField name="firstName" label="First name" hint="As it appears on school records" required {...text} />
						<TextField name="lastName" label="Last name" hint="Family name" required {...text} />
						<TextField name="goesBy" label="Name you go by" hint="For your name tag" {...text} />
						<SelectField name="pronouns" label="Pronouns" control={control} from={PRONOUNS} hint="Shared with your workshop leader" />
						<TextField
							name="email"
							label="Your email"
							type="email"
							autoComplete="email"
							required
							rules={{ pattern: { value: /^\S+@\S+\.\S+$/, message: "That doesn’t look like an email address." } }}
							{...text}
						/>
						<TextField name="phone" label="Cell phone" type="tel" placeholder="(555) 555-5555" {...text} />
						<TextField
							name="birthday"
							label="Birthday"
							placeholder="MM/DD/YYYY"
							required
							rules={{ pattern: { value: /^\d{2}\/\d{2}\/\d{4}$/, message: "Use the format MM/DD/YYYY." } }}
							{...text}
						/>
					</div>
					<h3>Where you live</h3>
					<div className="two">
						<TextField name="street" label="Street" required {...text} />
						<TextField name="unit" label="Apt, suite, etc." {...text} />
						<TextField name="city" label="City or town" required {...text} />
						<StateField name="state" label="State" control={control} />
						<TextField name="zip" label="ZIP / postal code" required {...text} />
						<SelectField name="country" label="Country" required control={control} from={options(...COUNTRIES)} />
					</div>
				</Fieldset>

				<Fieldset className="section">
					<Legend className="section-title">School</Legend>
					<div className="two">
						<TextField name="school" label="Where do you go to school?" required {...text} />
						<StateField name="schoolState" label="State your school is in" control={control} />
					</div>
					<RadioField
						name="grade"
						label="What grade are you in this year?"
						required
						cards
						control={control}
						from={[
							{ id: "freshman", name: "9th grade" },
							{ id: "sophomore", name: "10th grade" },
							{ id: "junior", name: "11th grade" },
							{ id: "senior", name: "12th grade" },
						]}
					/>
					<div className="two">
						<SelectField name="classOf" label="Class of" control={control} from={options("2026", "2027", "2028", "2029", "2030")} />
						<TextField name="gpa" label="Unweighted GPA" hint="On a 4.0 scale" inputMode="decimal" {...text} />
						<TextField name="psat" label="PSAT/NMSQT total" hint="Only if you have taken it" inputMode="numeric" {...text} />
						<TextField name="act" label="ACT composite" hint="Only if you have taken it" inputMode="numeric" {...text} />
						<SelectField
							name="collegeStart"
							label="When do you plan to start college?"
							control={control}
							from={options("Fall 2026", "Spring 2027", "Fall 2027", "Spring 2028", "Fall 2028", "Fall 2029 or later", "I’m not planning on it")}
						/>
						<TextField name="major" label="What would you like to study there?" {...text} />
						<TextField name="career" label="And what work would you like to do some day?" {...text} />
					</div>
				</Fieldset>

				<Fieldset className="section">
					<Legend className="section-title">Family</Legend>
					{[0, 1].map((index) => (
						<section key={index} className="guardian">
							<h3>{index === 0 ? "Parent or guardian 1" : "Parent or guardian 2"}</h3>
							<div className="two">
								<TextField name={`guardians.${index}.first`} label="First name" required={index === 0} {...text} />
								<TextField name={`guardians.${index}.last`} label="Last name" required={index === 0} {...text} />
							</div>
							<SelectField name={`guardians.${index}.education`} label="Highest level of school completed" control={control} from={EDUCATION} />
						</section>
					))}
					<h3>Brothers and sisters</h3>
					{siblings.fields.map((row, index) => (
						<div key={row.id} className="sibling">
							<TextField name={`siblings.${index}.first`} label="First" {...text} />
							<TextField name={`siblings.${index}.last`} label="Last" {...text} />
							<TextField name={`siblings.${index}.age`} label="Age" inputMode="numeric" className="small" {...text} />
							<Button className="plain" onClick={() => siblings.remove(index)}>
								Remove
							</Button>
						</div>
					))}
					<Button className="secondary" onClick={() => siblings.append({ first: "", last: "", age: "" })}>
						+ Add a sibling
					</Button>
					<RadioField
						name="firstGen"
						label="Will you be in the first generation of your family to finish college?"
						control={control}
						from={[
							{ id: "yes", name: "Yes" },
							{ id: "no", name: "No" },
							{ id: "unsure", name: "Not sure" },
						]}
					/>
					<SelectField
						name="income"
						label="Yearly household income"
						hint="We use this only to award tuition scholarships."
						control={control}
						from={INCOME}
					/>
					<RadioField
						name="aid"
						label="Do you receive financial aid?"
						control={control}
						from={[
							{ id: "yes", name: "Yes" },
							{ id: "no", name: "No" },
						]}
					/>
				</Fieldset>

				<Fieldset className="section">
					<Legend className="section-title">What you do</Legend>
					<p className="hint">Up to five. They don’t have to be about writing.</p>
					<ul className="activity-list">
						{activities.fields.map((activity, index) => (
							<li key={activity.id} className="activity" ref={drawnAs(`activities.${index}`)}>
								<div className="activity-head">
									<div>
										<h4>{activity.organization}</h4>
										<p className="role">{activity.role}</p>
									</div>
									<div>
										<Button className="plain" onClick={() => setEditing(index)}>
											Edit
										</Button>
										<Button className="plain" onClick={() => activities.remove(index)}>
											Delete
										</Button>
									</div>
								</div>
								<p className="details">{activity.details}</p>
								<p className="meta">
									<span className="category">{nameIn(CATEGORIES, activity.category)}</span> · Grades{" "}
									<span className="grades">{activity.grades.map((grade) => nameIn(GRADES, grade)).join(", ")}</span> ·{" "}
									<span className="hours">{activity.hours}</span> h/wk, <span className="weeks">{activity.weeks}</span> wk/yr
								</p>
							</li>
						))}
					</ul>
					<Button className="secondary" disabled={activities.fields.length >= 5} onClick={() => setEditing(activities.fields.length)}>
						Add an activity
					</Button>
					{editing !== null && (
						<ActivityDialog
							start={getValues(`activities.${editing}`) ?? EMPTY_ACTIVITY}
							onClose={() => setEditing(null)}
							onSave={(activity) => {
								if (editing < activities.fields.length) activities.update(editing, activity);
								else activities.append(activity, { shouldFocus: false });
								setEditing(null);
							}}
						/>
					)}
					<h3>Prizes and honors</h3>
					{awards.fields.map((row, index) => (
						<div key={row.id} className="award">
							<TextField name={`awards.${index}.title`} label={`Award ${index + 1}`} {...text} />
							<SelectField name={`awards.${index}.grade`} label="Grade received" control={control} from={GRADES} className="small" />
							<button type="button" className="icon" aria-label={`Remove award ${index + 1}`} onClick={() => awards.remove(index)}>
								×
							</button>
						</div>
					))}
					<Button className="secondary" onClick={() => awards.append({ title: "", grade: "" })}>
						Add an award
					</Button>
				</Fieldset>

				<Fieldset className="section">
					<Legend className="section-title">At Inkwell</Legend>
					<SelectField
						name="session"
						label="Which session do you prefer?"
						required
						control={control}
						from={options("Session I (June 20 – July 3)", "Session II (July 11 – 24)", "Either one")}
					/>
					<RadioField
						name="genre"
						label="Primary genre"
						required
						cards
						control={control}
						from={options("Fiction", "Poetry", "Playwriting", "Creative nonfiction")}
					/>
					<TextField
						name="statement"
						label="Tell us about a sentence you wish you had written."
						hint="About 300 words. Who wrote it, and what did it do to you?"
						rows={7}
						required
						{...text}
					/>
					<TextField name="dietary" label="Allergies or dietary needs" {...text} />
					<div className="two">
						<TextField name="teacherName" label="Name of the teacher who will recommend you" required {...text} />
						<TextField name="teacherEmail" label="Teacher’s email" type="email" required {...text} />
						<TextField name="emergencyName" label="Emergency contact" {...text} />
						<TextField name="emergencyPhone" label="Emergency contact’s phone" type="tel" {...text} />
					</div>
				</Fieldset>

				<Fieldset className="section">
					<Legend className="section-title">Optional questions</Legend>
					<p className="hint">Your answers are reported to our funders in aggregate and are not seen by readers.</p>
					<RadioField
						name="citizenship"
						label="Citizenship"
						control={control}
						from={[
							{ id: "us", name: "U.S. citizen" },
							{ id: "pr", name: "U.S. permanent resident" },
							{ id: "intl", name: "Citizen of another country" },
						]}
					/>
					<RadioField
						name="latine"
						label="Do you identify as Hispanic or Latine?"
						control={control}
						from={[
							{ id: "yes", name: "Yes" },
							{ id: "no", name: "No" },
						]}
					/>
					<SelectField name="race" label="Race" hint="Choose all that apply" control={control} from={RACE} multiple />
					<SelectField
						name="heard"
						label="How did you find out about Inkwell?"
						control={control}
						from={options("A teacher", "A friend or alum", "Instagram", "Web search", "Book festival", "Other")}
					/>
					<Controller
						name="newsletter"
						control={typed}
						render={({ field }) => (
							<Field className="toggle">
								<Switch checked={field.value} onChange={field.onChange} className="switch" ref={drawnAs("newsletter")}>
									<span aria-hidden="true" className="knob" />
								</Switch>
								<Label>Send me The Blotter, our monthly newsletter</Label>
							</Field>
						)}
					/>
					<Controller
						name="agree"
						control={typed}
						rules={{ required: true }}
						render={({ field }) => (
							<Field className="toggle">
								<Checkbox checked={field.value} onChange={field.onChange} className="checkbox" ref={drawnAs("agree")}>
									<span className="mark">✓</span>
								</Checkbox>
								<Label>This application is my own work, and I accept the community agreement and the privacy policy.</Label>
							</Field>
						)}
					/>
				</Fieldset>
				<Button type="submit" className="primary">
					Submit application
				</Button>
			</form>
		</main>
	);
}

/** One entry for each control; the entries of a list that do not exist yet are empty. */
function flat(values: Application): Record<string, unknown> {
	const { guardians, siblings, activities, awards, ...single } = values;
	const all: Record<string, unknown> = { ...single };
	const spread = (list: string, rows: object[], count: number, empty: object) => {
		for (let index = 0; index < Math.max(count, rows.length); index++)
			for (const [key, value] of Object.entries({ ...empty, ...rows[index] })) all[`${list}.${index}.${key}`] = value;
	};
	spread("guardians", guardians, 2, {});
	spread("siblings", siblings, 2, { first: "", last: "", age: "" });
	spread("activities", activities, 3, EMPTY_ACTIVITY);
	spread("awards", awards, 3, { title: "", grade: "" });
	return all;
}

declare global {
	interface Window {
		formState(): Record<string, unknown>;
		formShown(): Record<string, unknown>;
	}
}

window.formState = () => ({ ...flat(current()), submitted });

window.formShown = () => {
	const state = flat(current());
	const shown: Record<string, unknown> = {};
	const several = (text: string) => (text === "" ? [] : text.split(", "));
	for (const key of Object.keys(state)) {
		const [list, index, part] = key.split(".");
		const node = drawn.get(key);
		if (list === "activities") {
			const card = drawn.get(`activities.${index}`);
			const text = card?.querySelector(part === "organization" ? "h4" : `.${part}`)?.textContent ?? "";
			shown[key] = part === "grades" ? several(text) : text;
		} else if (key === "newsletter" || key === "agree") shown[key] = node?.getAttribute("aria-checked") === "true";
		else if (node?.getAttribute("role") === "radiogroup") {
			const radio = node.querySelector('[role="radio"][aria-checked="true"]');
			shown[key] = radio ? (radio.textContent || radio.parentElement?.textContent) : "";
		} else if (node instanceof HTMLInputElement) shown[key] = node.value;
		else if (node) {
			const text = node.querySelector(".truncate")?.textContent ?? "";
			shown[key] = key === "race" ? several(text) : text;
		} else shown[key] = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${key}"]`)?.value ?? "";
	}
	return shown;
};

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
