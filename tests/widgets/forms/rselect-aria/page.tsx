import { type CSSProperties, type ReactNode, useEffect, useState } from "react";
import DatePicker from "react-datepicker";
import "react-datepicker/dist/react-datepicker.css";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import Select, { type AriaOnFocus, type StylesConfig } from "react-select";
import { COUNTRIES, STATES } from "../../lists";
import "./page.css";

type Option = { value: string; label: string };

const opts = (...labels: string[]): Option[] => labels.map((label) => ({ value: label, label }));
const stateOptions: Option[] = STATES.map(([value, label]) => ({ value, label }));
const countryOptions = opts(...COUNTRIES);
const suffixOptions = opts("Jr.", "Sr.", "II", "III", "IV");
const pronounOptions = opts("she/her/hers", "he/him/his", "they/them/theirs", "Another set of pronouns", "Prefer not to say");
const genderOptions: Option[] = [
	{ value: "F", label: "Woman / girl" },
	{ value: "M", label: "Man / boy" },
	{ value: "X", label: "Nonbinary" },
	{ value: "N", label: "I prefer not to answer" },
];
const citizenOptions: Option[] = [
	{ value: "us", label: "U.S. citizen or national" },
	{ value: "pr", label: "U.S. permanent resident" },
	{ value: "visa", label: "I already hold a U.S. visa" },
	{ value: "intl", label: "I will need a visa to attend" },
];
const incomeOptions: Option[] = [
	{ value: "1", label: "Under $30,000" },
	{ value: "2", label: "$30,000 – $59,999" },
	{ value: "3", label: "$60,000 – $89,999" },
	{ value: "4", label: "$90,000 – $129,999" },
	{ value: "5", label: "$130,000 or more" },
];
const instrumentOptions = [
	{ label: "Strings", options: opts("Violin", "Viola", "Cello", "Double Bass", "Harp") },
	{ label: "Winds & Brass", options: opts("Flute", "Oboe", "Clarinet", "Bassoon", "Horn", "Trumpet", "Trombone", "Tuba") },
	{ label: "Other studios", options: opts("Percussion", "Piano", "Voice", "Composition") },
];
const gradeNow = ["8th grade", "9th grade", "10th grade", "11th grade", "12th grade", "Gap year"].map((label, i) => ({ value: String(i + 8), label }));
const gradeOptions = ["9", "10", "11", "12"].map((value) => ({ value, label: `Grade ${value}` }));
const collegeYears = opts("2026", "2027", "2028", "2029", "2030");
const categoryOptions: Option[] = [
	{ value: "music", label: "Music & performing arts" },
	{ value: "athletics", label: "Athletics" },
	{ value: "debate", label: "Debate / public speaking" },
	{ value: "environment", label: "Environment & conservation" },
	{ value: "govt", label: "Student government" },
	{ value: "job", label: "Paid employment" },
	{ value: "service", label: "Volunteering & community service" },
	{ value: "other", label: "Something else" },
];
const shirtOptions = opts("Youth L", "Adult S", "Adult M", "Adult L", "Adult XL");
const hearOptions = opts("My teacher", "A festival alum", "Instagram or YouTube", "College fair", "Web search");

const ACTIVITY = { category: "", organization: "", role: "", details: "", grades: [] as string[], hoursPerWeek: "", weeksPerYear: "" };
const AWARD = { title: "", gradeLevel: "", note: "" };
const DEFAULTS = {
	legalFirst: "",
	legalMiddle: "",
	legalLast: "",
	suffix: "",
	badgeName: "",
	pronouns: "",
	birthDate: null as Date | null,
	birthCountry: "",
	email: "",
	emailAgain: "",
	mobile: "",
	street: "",
	unit: "",
	city: "",
	stateCode: "",
	zip: "",
	country: "",
	instrument: "",
	school: "",
	schoolCity: "",
	schoolState: "",
	currentGrade: "",
	graduation: null as Date | null,
	gpa: "",
	major: "",
	collegeYear: "",
	g1First: "",
	g1Last: "",
	g1Job: "",
	g1Email: "",
	g2First: "",
	g2Last: "",
	g2Job: "",
	emergencyName: "",
	emergencyPhone: "",
	teacherName: "",
	teacherEmail: "",
	activities: [ACTIVITY],
	awards: [AWARD, AWARD, AWARD],
	statement: "",
	gender: "",
	citizenship: "",
	hispanic: "",
	income: "",
	shirt: "",
	hear: "",
	website: "",
	textMe: false,
	agree: false,
	signature: "",
};
type Values = typeof DEFAULTS;

/** Where each control is drawn. */
const boxes = new Map<string, HTMLElement>();
const box = (name: string) => (element: HTMLElement | null) => {
	if (element) boxes.set(name, element);
	else boxes.delete(name);
};

const selectStyles: StylesConfig<Option, boolean> = {
	control: (base, { isFocused }) => ({
		...base,
		minHeight: 40,
		borderRadius: 3,
		borderColor: isFocused ? "#6b2d5c" : "#b9b1b7",
		boxShadow: isFocused ? "0 0 0 2px #e6d3e1" : "none",
	}),
	menuPortal: (base) => ({ ...base, zIndex: 9 }),
};

function Field({ id, name = id, label, hint, required, wide, children }: { id: string; name?: string; label: ReactNode; hint?: string; required?: boolean; wide?: boolean; children: ReactNode }) {
	const { formState } = useFormContext<Values>();
	const error = name.split(".").reduce<any>((at, part) => at?.[part], formState.errors);
	return (
		<div className={`apply-field${wide ? " apply-field--wide" : ""}${error ? " has-error" : ""}`} ref={box(name)}>
			<label id={`${id}-label`} htmlFor={id} className="apply-field__label">
				{label}
				{required && (
					<span className="apply-field__req" aria-hidden="true">
						{" "}
						*
					</span>
				)}
			</label>
			{children}
			{hint && <p className="apply-field__hint">{hint}</p>}
			{error && (
				<p className="apply-field__error" role="alert">
					{error.message || "This field is required."}
				</p>
			)}
		</div>
	);
}

function Text({ name, label, hint, required, wide, type = "text", rows, ...rest }: { name: string; label: ReactNode; hint?: string; required?: boolean; wide?: boolean; type?: string; rows?: number; [more: string]: unknown }) {
	const { register } = useFormContext<any>();
	const id = name.replace(/\./g, "-");
	return (
		<Field id={id} name={name} label={label} hint={hint} required={required} wide={wide}>
			{rows ? (
				<textarea id={id} rows={rows} className="apply-input" {...rest} {...register(name, { required })} />
			) : (
				<input id={id} type={type} className="apply-input" {...rest} {...register(name, { required })} />
			)}
		</Field>
	);
}

/** The announced text of https://react-select.com/advanced#accessibility. */
const onFocus: AriaOnFocus<Option> = ({ focused, isDisabled }) => `You are currently focused on option ${focused.label}${isDisabled ? ", disabled" : ""}`;

function Pick({ name, options, multi, id, ...rest }: { name: string; options: readonly any[]; multi?: boolean; id?: string; [more: string]: unknown }) {
	const { control } = useFormContext<any>();
	const flat: Option[] = options.flatMap((each) => each.options ?? [each]);
	return (
		<Controller
			control={control}
			name={name}
			render={({ field }) => (
				<Select<Option, boolean>
					inputId={id}
					instanceId={name}
					name={field.name}
					ref={field.ref}
					onBlur={field.onBlur}
					classNamePrefix="rs"
					styles={selectStyles}
					options={options}
					isMulti={multi}
					ariaLiveMessages={{ onFocus }}
					value={multi ? flat.filter(({ value }) => field.value?.includes(value)) : (flat.find(({ value }) => value === field.value) ?? null)}
					onChange={(chosen: any) => field.onChange(multi ? chosen.map(({ value }: Option) => value) : (chosen?.value ?? ""))}
					{...rest}
				/>
			)}
		/>
	);
}

function Choose({ name, label, hint, required, wide, ...rest }: { name: string; label: string; hint?: string; required?: boolean; wide?: boolean; options: readonly any[]; multi?: boolean; [more: string]: unknown }) {
	const id = name.replace(/\./g, "-");
	return (
		<Field id={id} name={name} label={label} hint={hint} required={required} wide={wide}>
			<Pick name={name} id={id} aria-labelledby={`${id}-label`} {...rest} />
		</Field>
	);
}

function Day({ name, label, hint, required, ...rest }: { name: string; label: string; hint?: string; required?: boolean; [more: string]: any }) {
	const { control } = useFormContext<any>();
	return (
		<Field id={name} label={label} hint={hint} required={required}>
			<Controller
				control={control}
				name={name}
				render={({ field }) => (
					<DatePicker
						id={name}
						selected={field.value}
						onChange={field.onChange}
						onBlur={field.onBlur}
						className="apply-input"
						autoComplete="off"
						ariaLabelledBy={`${name}-label`}
						{...(rest as any)}
					/>
				)}
			/>
		</Field>
	);
}

function Section({ step, title, intro, children }: { step: number; title: string; intro?: ReactNode; children: ReactNode }) {
	return (
		<section className="apply-section" aria-labelledby={`section-${step}`}>
			<h2 id={`section-${step}`}>
				<span className="apply-section__step">{step}</span> {title}
			</h2>
			{intro && <div className="apply-section__intro">{intro}</div>}
			<div className="apply-grid">{children}</div>
		</section>
	);
}

function Activities() {
	const { control, watch } = useFormContext<Values>();
	const { fields, append, remove } = useFieldArray({ control, name: "activities" });
	const [closed, setClosed] = useState<string[]>([]);
	const toggle = (id: string) => setClosed((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]));
	return (
		<div className="apply-accordion apply-field--wide">
			{fields.map(({ id }, i) => {
				const open = !closed.includes(id);
				const organization = watch(`activities.${i}.organization`);
				return (
					<div className="apply-accordion__item" key={id}>
						<h3 className="apply-accordion__heading">
							<button type="button" id={`acc-${id}`} aria-expanded={open} aria-controls={`panel-${id}`} onClick={() => toggle(id)}>
								<span className="apply-accordion__count">Activity {i + 1}</span>
								{!open && organization && <span className="apply-accordion__summary">{organization}</span>}
								<span className="apply-accordion__chevron" aria-hidden="true">
									{open ? "–" : "+"}
								</span>
							</button>
						</h3>
						<div role="region" id={`panel-${id}`} aria-labelledby={`acc-${id}`} className="apply-accordion__panel apply-grid" hidden={!open}>
							<Choose name={`activities.${i}.category`} label="Category" options={categoryOptions} isSearchable={false} />
							<Text name={`activities.${i}.organization`} label="Ensemble, group or employer" />
							<Text name={`activities.${i}.role`} label="Your role" hint="Section leader, captain, cashier…" />
							<Choose name={`activities.${i}.grades`} label="Grades in which you took part" options={gradeOptions} multi placeholder="Choose all that apply" />
							<Text name={`activities.${i}.hoursPerWeek`} label="Hours / week" type="number" min={0} max={80} />
							<Text name={`activities.${i}.weeksPerYear`} label="Weeks / year" type="number" min={0} max={52} />
							<Text name={`activities.${i}.details`} label="Tell us what you do there" rows={3} wide />
							{fields.length > 1 && (
								<button type="button" className="apply-link" onClick={() => remove(i)}>
									Remove activity {i + 1}
								</button>
							)}
						</div>
					</div>
				);
			})}
			<button type="button" className="apply-btn apply-btn--ghost" disabled={fields.length >= 6} onClick={() => append({ ...ACTIVITY }, { shouldFocus: false })}>
				+ Add another activity
			</button>
		</div>
	);
}

function Awards() {
	const { control, register } = useFormContext<Values>();
	const { fields } = useFieldArray({ control, name: "awards" });
	return (
		<div className="apply-field--wide apply-tablewrap">
			<table className="apply-table">
				<caption>Prizes, honors and distinctions, musical or academic (up to three)</caption>
				<thead>
					<tr>
						<th scope="col">#</th>
						<th scope="col">Prize or honor</th>
						<th scope="col">Grade level</th>
						<th scope="col">What was it for?</th>
					</tr>
				</thead>
				<tbody>
					{fields.map(({ id }, i) => (
						<tr key={id}>
							<td>{i + 1}</td>
							<td ref={box(`awards.${i}.title`)}>
								<input className="apply-input" aria-label={`Prize or honor ${i + 1}`} {...register(`awards.${i}.title`)} />
							</td>
							<td ref={box(`awards.${i}.gradeLevel`)}>
								<Pick
									name={`awards.${i}.gradeLevel`}
									options={gradeOptions}
									aria-label={`Grade level for prize ${i + 1}`}
									placeholder="Grade"
									isClearable
									menuPortalTarget={document.body}
								/>
							</td>
							<td ref={box(`awards.${i}.note`)}>
								<input className="apply-input" aria-label={`What was prize ${i + 1} for?`} {...register(`awards.${i}.note`)} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

const offscreen: CSSProperties = { position: "absolute", left: -9999, top: "auto", width: 1, height: 1, overflow: "hidden" };

function App() {
	const form = useForm<Values>({ defaultValues: DEFAULTS });
	const { register, getValues } = form;
	const [submitted, setSubmitted] = useState(false);

	useEffect(() => {
		const read = (): Record<string, unknown> => {
			const { activities, awards, ...flat } = getValues();
			const iso = (day: Date | null, length: number) => {
				if (!day) return "";
				const two = (n: number) => String(n).padStart(2, "0");
				return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`.slice(0, length);
			};
			const state: Record<string, unknown> = { ...flat, birthDate: iso(flat.birthDate, 10), graduation: iso(flat.graduation, 7), hispanic: flat.hispanic ?? "" };
			for (let i = 0; i < Math.max(3, activities.length); i++)
				for (const key of Object.keys(ACTIVITY) as (keyof typeof ACTIVITY)[]) state[`activities.${i}.${key}`] = activities[i]?.[key] ?? ACTIVITY[key];
			awards.forEach((award, i) => {
				for (const key of Object.keys(AWARD) as (keyof typeof AWARD)[]) state[`awards.${i}.${key}`] = award[key];
			});
			return state;
		};
		Object.assign(window, {
			formState: () => ({ ...read(), submitted }),
			formShown: () =>
				Object.fromEntries(
					Object.entries(read()).map(([key, held]) => {
						const at = boxes.get(key);
						if (!at) return [key, Array.isArray(held) ? [] : ""];
						if (Array.isArray(held)) return [key, [...at.querySelectorAll(".rs__multi-value__label")].map((each) => each.textContent)];
						if (at.querySelector(".rs__control")) return [key, at.querySelector(".rs__single-value")?.textContent ?? ""];
						const radios = [...at.querySelectorAll<HTMLInputElement>("input[type=radio]")];
						if (radios.length) return [key, radios.find(({ checked }) => checked)?.labels?.[0]?.textContent?.trim() ?? ""];
						const input = at.querySelector<HTMLInputElement>("input, textarea");
						return [key, input?.type === "checkbox" ? input.checked : (input?.value ?? "")];
					}),
				),
		});
	}, [getValues, submitted]);

	return (
		<FormProvider {...form}>
			<header className="apply-hero">
				<p className="apply-hero__brand">Cascade Ridge Music Festival &amp; Academy</p>
				<h1>Young Artist Program application</h1>
				<p>Six weeks of orchestra, chamber music and private study. Fields marked with an asterisk must be completed before you can upload your audition recordings.</p>
			</header>
			<form
				className="apply"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					setSubmitted(true);
				}}
			>
				<Section step={1} title="The musician">
					<Text name="legalFirst" label="Legal first name" required autoComplete="given-name" />
					<Text name="legalMiddle" label="Middle name" autoComplete="additional-name" />
					<Text name="legalLast" label="Legal last name" required autoComplete="family-name" />
					<Choose name="suffix" label="Suffix" options={suffixOptions} isClearable />
					<Text name="badgeName" label="Name for your badge" hint="What should faculty and friends call you?" />
					<Choose name="pronouns" label="Pronouns" options={pronounOptions} isClearable />
					<Day
						name="birthDate"
						label="Date of birth"
						required
						hint="Young Artists must be 14–18 on the first day of the festival."
						dateFormat="MM/dd/yyyy"
						placeholderText="mm/dd/yyyy"
						showMonthDropdown
						showYearDropdown
						dropdownMode="select"
						maxDate={new Date()}
					/>
					<Choose name="birthCountry" label="Country of birth" options={countryOptions} />
					<Choose name="instrument" label="Instrument or studio" options={instrumentOptions} required hint="If you play more than one, choose the one you will audition on." />
				</Section>

				<Section step={2} title="How to reach you" intro={<p>Audition results are sent by e-mail only.</p>}>
					<Text name="email" label="E-mail" type="email" required autoComplete="email" />
					<Text name="emailAgain" label="Re-enter e-mail" type="email" required />
					<Text name="mobile" label="Mobile phone" type="tel" hint="Include area code." autoComplete="tel" />
					<Choose name="country" label="Country" options={countryOptions} required />
					<Text name="street" label="Street address" required wide autoComplete="address-line1" />
					<Text name="unit" label="Apt., suite, P.O. box" autoComplete="address-line2" />
					<Text name="city" label="City" required autoComplete="address-level2" />
					<Choose name="stateCode" label="State" options={stateOptions} required placeholder="Start typing…" />
					<Text name="zip" label="ZIP" required autoComplete="postal-code" />
				</Section>

				<Section step={3} title="Schooling">
					<Text name="school" label="School you attend" required wide />
					<Text name="schoolCity" label="City of school" />
					<Choose name="schoolState" label="State of school" options={stateOptions} />
					<Choose name="currentGrade" label="Grade in the current school year" options={gradeNow} required />
					<Day name="graduation" label="Expected graduation" dateFormat="MM/yyyy" placeholderText="mm/yyyy" showMonthYearPicker />
					<Text name="gpa" label="Grade point average" hint="Unweighted, on a 4.0 scale" inputMode="decimal" />
					<Text name="major" label="Planned field of study after high school" />
					<Choose name="collegeYear" label="Year you expect to begin college or conservatory" options={collegeYears} isClearable />
				</Section>

				<Section step={4} title="Family">
					<fieldset className="apply-person">
						<legend>Parent or guardian 1</legend>
						<Text name="g1First" label="First name" required />
						<Text name="g1Last" label="Last name" required />
						<Text name="g1Job" label="Occupation" />
						<Text name="g1Email" label="E-mail" type="email" />
					</fieldset>
					<fieldset className="apply-person">
						<legend>Parent or guardian 2</legend>
						<Text name="g2First" label="First name" />
						<Text name="g2Last" label="Last name" />
						<Text name="g2Job" label="Occupation" />
					</fieldset>
					<fieldset className="apply-person">
						<legend>Emergency contact (other than a parent)</legend>
						<Text name="emergencyName" label="Full name" />
						<Text name="emergencyPhone" label="Phone" type="tel" />
					</fieldset>
					<fieldset className="apply-person">
						<legend>Current private teacher</legend>
						<Text name="teacherName" label="Teacher’s name" />
						<Text name="teacherEmail" label="Teacher’s e-mail" type="email" hint="We will ask your teacher for a short recommendation." />
					</fieldset>
				</Section>

				<Section
					step={5}
					title="Life in and out of the practice room"
					intro={<p>List what you spend your time on, most important first. It need not be music: jobs, clubs and family duties count.</p>}
				>
					<Activities />
				</Section>

				<Section step={6} title="Recognition">
					<Awards />
					<Text name="statement" label="Which piece of music changed the way you listen, and how? (200–300 words)" rows={6} wide />
				</Section>

				<Section
					step={7}
					title="About you, for our funders"
					intro={<p>Grantmakers who pay for scholarships ask us for these figures. Answers are optional and the audition panel does not see them.</p>}
				>
					<Choose name="gender" label="Gender" options={genderOptions} isSearchable={false} />
					<Choose name="citizenship" label="Citizenship" options={citizenOptions} isSearchable={false} />
					<fieldset className="apply-radio" ref={box("hispanic")}>
						<legend>Are you Hispanic or Latino/a?</legend>
						{[
							["Y", "Yes"],
							["N", "No"],
							["D", "Decline to state"],
						].map(([value, label]) => (
							<label key={value}>
								<input type="radio" value={value} {...register("hispanic")} /> {label}
							</label>
						))}
					</fieldset>
					<Choose name="income" label="Household income before taxes" options={incomeOptions} />
				</Section>

				<Section step={8} title="Last things">
					<Choose name="shirt" label="Festival T-shirt" options={shirtOptions} />
					<Choose name="hear" label="How did you learn about Cascade Ridge?" options={hearOptions} />
					<div style={offscreen} aria-hidden="true" ref={box("website")}>
						<label htmlFor="website">Leave this field empty</label>
						<input id="website" tabIndex={-1} autoComplete="off" {...register("website")} />
					</div>
					<div className="apply-check apply-field--wide" ref={box("textMe")}>
						<label>
							<input type="checkbox" {...register("textMe")} /> Text me about concerts, deadlines and merchandise. Message rates may apply.
						</label>
					</div>
					<div className="apply-check apply-field--wide" ref={box("agree")}>
						<label>
							<input type="checkbox" {...register("agree")} /> I have read the <a href="#policies">festival policies</a> and certify that the recordings I upload are my own unedited playing.
						</label>
					</div>
					<Text name="signature" label="Type your full legal name as your signature" autoComplete="off" />
				</Section>
				<div className="apply-actions">
					<button type="button" className="apply-btn apply-btn--ghost">
						Save draft
					</button>
					<button type="submit" className="apply-btn">
						Submit application
					</button>
				</div>
			</form>
		</FormProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
