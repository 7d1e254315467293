import { type ReactNode, useEffect, useRef, useState } from "react";
import DatePicker from "react-datepicker";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import Select from "react-select";
import "react-datepicker/dist/react-datepicker.css";
import { COUNTRIES, STATES } from "../../lists";
import "./lumen.css";

type Option = { value: string; label: string };
const same = (...labels: string[]): Option[] => labels.map((label) => ({ value: label, label }));
const options = (table: Record<string, string>): Option[] => Object.entries(table).map(([value, label]) => ({ value, label }));

const SUFFIXES = same("Jr.", "Sr.", "II", "III", "IV");
const PRONOUNS = options({ she: "she/her/hers", he: "he/him/his", they: "they/them/theirs", self: "I'd rather tell you in person" });
const COUNTRY_OPTIONS = same(...COUNTRIES);
const REGIONS = STATES.map(([value, label]) => ({ value, label }));
const CITIZENSHIP = options({
	usc: "U.S. citizen or national",
	lpr: "U.S. permanent resident",
	daca: "DACA / undocumented",
	intl: "International (visa required)",
});
const RACES = options({
	native: "American Indian or Alaska Native",
	asian: "Asian",
	black: "Black or African American",
	pacific: "Native Hawaiian or Pacific Islander",
	white: "White",
	other: "Some other race",
});
const INCOME = options({
	b1: "Under $30,000",
	b2: "$30,000 – $49,999",
	b3: "$50,000 – $74,999",
	b4: "$75,000 – $109,999",
	b5: "$110,000 and above",
	na: "Prefer not to say",
});
const SCHOOLING = options({
	none: "Did not finish high school",
	hs: "High school / GED",
	some: "Some college, no degree",
	aa: "Associate degree",
	ba: "Bachelor's degree",
	grad: "Graduate or professional degree",
});
const LANGUAGES = same("Arabic", "English", "French", "Hausa", "Hindi", "Igbo", "Japanese", "Korean", "Mandarin", "Portuguese", "Spanish", "Tagalog", "Vietnamese", "Yoruba");
const TRACKS = options({ dir: "Directing & Cinematography", scr: "Writing for the Screen", doc: "Documentary Lab", ani: "Animation & VFX", snd: "Sound Design" });
const SESSIONS = options({ a: "Session A · June 27 – July 16", b: "Session B · July 18 – August 6" });
const GRADES = options({ "9": "9th grade", "10": "10th grade", "11": "11th grade", "12": "12th grade" });
const KINDS = options({
	film: "Film, video or photo",
	stage: "Theatre, dance or music",
	press: "Journalism / media",
	speech: "Speech & debate",
	service: "Community service",
	green: "Environment & sustainability",
	gov: "Student government",
	sport: "Athletics",
	job: "Paid job",
	family: "Family responsibilities",
	other: "Something else",
});

type Award = { name: string; grade: Option | null; scope: string };
type Values = {
	legalFirst: string;
	legalMiddle: string;
	legalLast: string;
	suffix: Option | null;
	goesBy: string;
	pronouns: Option | null;
	birthdate: Date | null;
	birthCountry: Option | null;
	email: string;
	emailAgain: string;
	mobile: string;
	street: string;
	unit: string;
	city: string;
	region: Option | null;
	zip: string;
	country: Option | null;
	school: string;
	schoolCity: string;
	schoolRegion: Option | null;
	gradeNow: string;
	gradMonth: Date | null;
	gpa: string;
	satRw: string;
	satMath: string;
	act: string;
	actDate: Date | null;
	major: string;
	languages: Option[];
	g1First: string;
	g1Last: string;
	g1Work: string;
	g1School: Option | null;
	g1Email: string;
	g2First: string;
	g2Last: string;
	g2Work: string;
	g2School: Option | null;
	sosName: string;
	sosPhone: string;
	citizenship: Option | null;
	gender: string;
	hispanic: string;
	race: Option[];
	firstGen: string;
	income: Option | null;
	track: Option | null;
	session: Option | null;
	reel: string;
	statement: string;
	heard: Option | null;
	refName: string;
	refEmail: string;
	awards: Award[];
	company_url: string;
	release: boolean;
	signature: string;
};
type Activity = {
	kind: Option | null;
	group: string;
	role: string;
	about: string;
	grades: Option[];
	when: string[];
	hours: string;
	weeks: string;
};
const NO_AWARD: Award = { name: "", grade: null, scope: "" };
const NO_ACTIVITY: Activity = { kind: null, group: "", role: "", about: "", grades: [], when: [], hours: "", weeks: "" };

const TEXTS = "legalFirst legalMiddle legalLast goesBy email emailAgain mobile street unit city zip school schoolCity gradeNow gpa satRw satMath act major g1First g1Last g1Work g1Email g2First g2Last g2Work sosName sosPhone gender hispanic firstGen reel statement refName refEmail company_url signature".split(" ");
const PICKS = "suffix pronouns birthCountry region country schoolRegion g1School g2School citizenship income track session heard".split(" ");
const MULTIS = ["languages", "race"];
const EMPTY = {
	...Object.fromEntries(TEXTS.map((name) => [name, ""])),
	...Object.fromEntries(PICKS.map((name) => [name, null])),
	...Object.fromEntries(MULTIS.map((name) => [name, []])),
	birthdate: null,
	gradMonth: null,
	actDate: null,
	release: false,
	awards: [NO_AWARD, NO_AWARD, NO_AWARD],
} as unknown as Values;

function Field({ label, id, required, help, error, children }: { label: ReactNode; id?: string; required?: boolean; help?: string; error?: string; children: ReactNode }) {
	return (
		<div className="field">
			<label className="label" htmlFor={id}>
				{label}
				{required && <span className="has-text-danger"> *</span>}
			</label>
			<div className="control">{children}</div>
			{help && <p className="help">{help}</p>}
			{error && <p className="help is-danger">{error}</p>}
		</div>
	);
}

function Text({ name, label, type = "text", required, help, ...rest }: { name: keyof Values; label: string; type?: string; required?: boolean; help?: string; [more: string]: unknown }) {
	const { register, formState } = useFormContext<Values>();
	const error = formState.errors[name]?.message as string | undefined;
	return (
		<Field label={label} id={name} required={required} help={help} error={error}>
			<input
				id={name}
				type={type}
				className={`input${error ? " is-danger" : ""}`}
				{...register(name, { required: required && "This field is required." })}
				{...rest}
			/>
		</Field>
	);
}

function Pick({ name, label, options: list, required, help, multi, ...rest }: { name: keyof Values; label: string; options: Option[]; required?: boolean; help?: string; multi?: boolean; [more: string]: unknown }) {
	const { control, formState } = useFormContext<Values>();
	return (
		<Field label={label} id={name} required={required} help={help} error={formState.errors[name]?.message as string | undefined}>
			<Controller
				name={name}
				control={control}
				rules={{ required: required && "Please choose one." }}
				render={({ field }) => (
					<Select
						{...field}
						value={field.value as never}
						id={`${name}-select`}
						inputId={name}
						instanceId={name}
						classNamePrefix="rs"
						options={list}
						isMulti={multi as never}
						{...rest}
					/>
				)}
			/>
		</Field>
	);
}

function DateField({ name, label, help, required, ...rest }: { name: "birthdate" | "gradMonth" | "actDate"; label: string; help?: string; required?: boolean; [more: string]: unknown }) {
	const { control } = useFormContext<Values>();
	return (
		<Field label={label} id={name} help={help} required={required}>
			<Controller
				name={name}
				control={control}
				render={({ field }) => (
					<DatePicker id={name} className="input" selected={field.value} onChange={(date: Date | null) => field.onChange(date)} onBlur={field.onBlur} autoComplete="off" {...(rest as object)} />
				)}
			/>
		</Field>
	);
}

function Choices({ name, legend, list, help }: { name: keyof Values; legend: string; list: Record<string, string>; help?: string }) {
	const { register } = useFormContext<Values>();
	return (
		<div className="field">
			<label className="label">{legend}</label>
			<div className="control">
				{Object.entries(list).map(([value, text]) => (
					<label className="radio" key={value}>
						<input type="radio" value={value} {...register(name)} /> {text}
					</label>
				))}
			</div>
			{help && <p className="help">{help}</p>}
		</div>
	);
}

function Columns({ children }: { children: ReactNode[] }) {
	return (
		<div className="columns is-multiline">
			{children.map((child, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: fixed order
				<div className="column" key={place}>
					{child}
				</div>
			))}
		</div>
	);
}

function Drawer({ start, onSave, onClose }: { start: Activity; onSave: (entry: Activity) => void; onClose: () => void }) {
	const { register, control, handleSubmit, formState } = useForm<Activity>({ defaultValues: start });
	return (
		<div className="drawer is-active">
			<div className="drawer-background" onClick={onClose} />
			<aside className="drawer-panel" role="dialog" aria-modal="true" aria-labelledby="drawer-title">
				<header className="drawer-head">
					<p className="title is-5" id="drawer-title">
						{start.group ? "Edit activity" : "Add an activity"}
					</p>
					<button type="button" className="delete" aria-label="close" onClick={onClose} />
				</header>
				<form
					className="drawer-body"
					noValidate
					onSubmit={(event) => {
						event.stopPropagation();
						return handleSubmit(onSave)(event);
					}}
				>
					<Field label="What kind of activity is it?" id="act-kind" required>
						<Controller
							name="kind"
							control={control}
							render={({ field }) => <Select {...field} inputId="act-kind" classNamePrefix="rs" options={KINDS} placeholder="Pick the closest" />}
						/>
					</Field>
					<Field label="Group, company or organization" id="act-group" required error={formState.errors.group?.message}>
						<input id="act-group" className="input" {...register("group", { required: "Give us a name to go by." })} />
					</Field>
					<Field label="Your role" id="act-role">
						<input id="act-role" className="input" {...register("role")} />
					</Field>
					<Field label="What did you do?" id="act-about" help="A sentence or two, up to 400 characters.">
						<textarea id="act-about" className="textarea" rows={3} maxLength={400} {...register("about")} />
					</Field>
					<Field label="Grades you took part in" id="act-grades">
						<Controller
							name="grades"
							control={control}
							render={({ field }) => (
								<Select {...field} inputId="act-grades" classNamePrefix="rs" options={GRADES} isMulti closeMenuOnSelect={false} placeholder="One or more" />
							)}
						/>
					</Field>
					<div className="field">
						<label className="label">Time of year</label>
						<div className="control checkboxes">
							{["School year", "School breaks", "Year-round"].map((text) => (
								<label className="checkbox" key={text}>
									<input type="checkbox" value={text} {...register("when")} /> {text}
								</label>
							))}
						</div>
					</div>
					<div className="field is-grouped">
						<div className="control">
							<label className="label is-small">Hours / week</label>
							<input className="input" type="number" min={0} max={80} {...register("hours")} />
						</div>
						<div className="control">
							<label className="label is-small">Weeks / year</label>
							<input className="input" type="number" min={0} max={52} {...register("weeks")} />
						</div>
					</div>
					<footer className="drawer-foot buttons">
						<button type="submit" className="button is-dark">
							Save activity
						</button>
						<button type="button" className="button is-text" onClick={onClose}>
							Cancel
						</button>
					</footer>
				</form>
			</aside>
		</div>
	);
}

let readValues = () => EMPTY;
let readActivities = (): Activity[] => [];
let submitted = false;

function App() {
	const form = useForm<Values>({ defaultValues: EMPTY });
	const { register, control, handleSubmit } = form;
	const awards = useFieldArray({ control, name: "awards" });
	const [activities, setActivities] = useState<Activity[]>([]);
	const [editing, setEditing] = useState<number | null>(null);
	const latest = useRef(activities);
	latest.current = activities;
	useEffect(() => {
		readValues = () => form.getValues();
		readActivities = () => latest.current;
	}, [form]);
	const store = (entry: Activity) => {
		setActivities((list) => (editing === list.length ? [...list, entry] : list.map((old, place) => (place === editing ? entry : old))));
		setEditing(null);
	};

	return (
		<FormProvider {...form}>
			<nav className="navbar is-black">
				<div className="navbar-brand">
					<a className="navbar-item" href="#top">
						LUMEN
					</a>
					<span className="navbar-item is-hidden-mobile">Institute of Film & Moving Image</span>
				</div>
			</nav>
			<section className="hero is-small">
				<div className="hero-body">
					<h1 className="title">Summer Film Intensive</h1>
					<h2 className="subtitle">Application for high school filmmakers, ages 15 – 18</h2>
				</div>
			</section>
			<form
				className="container section"
				noValidate
				onSubmit={handleSubmit(
					() => {
						submitted = true;
					},
					() => {
						submitted = true;
					},
				)}
			>
				<p className="content">
					Fields marked <span className="has-text-danger">*</span> must be filled. We read every application; there is no fee.
				</p>

				<div className="box">
					<h3 className="title is-4">Act I: You</h3>
					<Columns>
						<Text name="legalFirst" label="Legal first name" required autoComplete="given-name" />
						<Text name="legalMiddle" label="Middle" />
						<Text name="legalLast" label="Legal last name" required autoComplete="family-name" />
						<Pick name="suffix" label="Suffix" options={SUFFIXES} isClearable placeholder="–" />
					</Columns>
					<Columns>
						<Text name="goesBy" label="What should we call you on set?" help="Nickname or preferred first name" />
						<Pick name="pronouns" label="Pronouns" options={PRONOUNS} isClearable />
						<DateField name="birthdate" label="Birthdate" required dateFormat="MM/dd/yyyy" placeholderText="mm/dd/yyyy" showMonthDropdown showYearDropdown dropdownMode="select" maxDate={new Date()} />
						<Pick name="birthCountry" label="Country of birth" options={COUNTRY_OPTIONS} />
					</Columns>
					<Columns>
						<Text name="email" label="Email" type="email" required help="All decisions are sent here." />
						<Text name="emailAgain" label="Email, once more" type="email" required autoComplete="off" />
						<Text name="mobile" label="Mobile" type="tel" placeholder="(555) 555-5555" />
					</Columns>
					<Columns>
						<Text name="street" label="Street" required autoComplete="address-line1" />
						<Text name="unit" label="Apt / unit" />
						<Text name="city" label="City" required />
					</Columns>
					<Columns>
						<Pick name="region" label="State" options={REGIONS} required placeholder="Start typing…" />
						<Text name="zip" label="ZIP / postal code" required />
						<Pick name="country" label="Country" options={COUNTRY_OPTIONS} required />
					</Columns>
				</div>

				<div className="box">
					<h3 className="title is-4">Act II: School</h3>
					<Columns>
						<Text name="school" label="Your high school" required />
						<Text name="schoolCity" label="School city" />
						<Pick name="schoolRegion" label="School state" options={REGIONS} />
					</Columns>
					<Columns>
						<Field label="Grade you are in now" id="gradeNow">
							<div className="select is-fullwidth">
								<select id="gradeNow" {...register("gradeNow")}>
									<option value="">Select</option>
									<option value="FR">Freshman (9th)</option>
									<option value="SO">Sophomore (10th)</option>
									<option value="JR">Junior (11th)</option>
									<option value="SR">Senior (12th)</option>
									<option value="PG">Out of school</option>
								</select>
							</div>
						</Field>
						<DateField name="gradMonth" label="Graduation month" dateFormat="MM/yyyy" placeholderText="mm/yyyy" showMonthYearPicker />
						<Text name="gpa" label="GPA, unweighted (out of 4.0)" inputMode="decimal" />
					</Columns>
					<h4 className="title is-6">Test scores (optional)</h4>
					<Columns>
						<Text name="satRw" label="SAT Reading & Writing" type="number" />
						<Text name="satMath" label="SAT Math" type="number" />
						<Text name="act" label="ACT composite" type="number" />
						<DateField name="actDate" label="ACT test date" dateFormat="MMM d, yyyy" />
					</Columns>
					<Columns>
						<Text name="major" label="What do you think you will major in?" />
						<Pick name="languages" label="Languages you speak" options={LANGUAGES} multi />
					</Columns>
				</div>

				<div className="box">
					<h3 className="title is-4">Act III: What you do</h3>
					<p className="content">Clubs, jobs, sets, stages, family duties. List up to six, the most important first.</p>
					{activities.map((entry, place) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: entries keep their places
						<article className="card activity-card" key={place}>
							<header className="card-header">
								<p className="card-header-title">{entry.group}</p>
								<button type="button" className="card-header-icon" onClick={() => setEditing(place)}>
									Edit
								</button>
								<button type="button" className="card-header-icon" onClick={() => setActivities((list) => list.filter((_, at) => at !== place))}>
									Remove
								</button>
							</header>
							<div className="card-content">
								<p>
									<span className="tag is-light">{entry.kind?.label}</span> <b className="act-role">{entry.role}</b>
								</p>
								<p className="act-about">{entry.about}</p>
								<p className="is-size-7">
									<span className="act-grades">{entry.grades.map(({ label }) => label).join(", ")}</span> · <span className="act-when">{entry.when.join(", ")}</span> ·{" "}
									<span className="act-hours">{entry.hours}</span> hrs/wk · <span className="act-weeks">{entry.weeks}</span> wks/yr
								</p>
							</div>
						</article>
					))}
					{activities.length < 6 && (
						<button type="button" className="button is-outlined" onClick={() => setEditing(activities.length)}>
							<span className="icon" aria-hidden="true">
								+
							</span>
							<span>Add activity</span>
						</button>
					)}
					<hr />
					<h4 className="title is-6">Awards & recognition</h4>
					<table className="table is-fullwidth">
						<thead>
							<tr>
								<th>Award</th>
								<th>Grade received</th>
								<th>Level</th>
								<th />
							</tr>
						</thead>
						<tbody>
							{awards.fields.map((row, place) => (
								<tr key={row.id}>
									<td>
										<input className="input" aria-label="Award" {...register(`awards.${place}.name`)} />
									</td>
									<td>
										<Controller
											name={`awards.${place}.grade`}
											control={control}
											render={({ field }) => (
												<Select {...field} id={`award-grade-${place}`} instanceId={`award-grade-${place}`} aria-label="Grade received" classNamePrefix="rs" options={GRADES} isClearable placeholder="Grade" />
											)}
										/>
									</td>
									<td>
										<div className="select">
											<select aria-label="Level" {...register(`awards.${place}.scope`)}>
												<option value="">Level</option>
												<option>School</option>
												<option>Regional</option>
												<option>State</option>
												<option>National</option>
											</select>
										</div>
									</td>
									<td>
										<button type="button" className="delete" aria-label="Remove row" onClick={() => awards.remove(place)} />
									</td>
								</tr>
							))}
						</tbody>
					</table>
					<button type="button" className="button is-small" onClick={() => awards.append(NO_AWARD)}>
						Add a row
					</button>
				</div>

				<div className="box">
					<h3 className="title is-4">Your people</h3>
					<h4 className="title is-6">Parent or guardian 1</h4>
					<Columns>
						<Text name="g1First" label="First name" required autoComplete="off" />
						<Text name="g1Last" label="Last name" required autoComplete="off" />
						<Text name="g1Email" label="Email" type="email" autoComplete="off" />
					</Columns>
					<Columns>
						<Text name="g1Work" label="Occupation" />
						<Pick name="g1School" label="Highest level of schooling" options={SCHOOLING} />
					</Columns>
					<h4 className="title is-6">Parent or guardian 2</h4>
					<Columns>
						<Text name="g2First" label="First name" autoComplete="off" />
						<Text name="g2Last" label="Last name" autoComplete="off" />
					</Columns>
					<Columns>
						<Text name="g2Work" label="Occupation" />
						<Pick name="g2School" label="Highest level of schooling" options={SCHOOLING} />
					</Columns>
					<h4 className="title is-6">In case of emergency, please call</h4>
					<Columns>
						<Text name="sosName" label="Full name" />
						<Text name="sosPhone" label="Phone" type="tel" />
					</Columns>
				</div>

				<div className="box">
					<h3 className="title is-4">Who is in the room</h3>
					<p className="content is-small">
						Our funders ask us who applies. Readers never see this section and the answers do not affect admission, except that family income
						decides about tuition grants.
					</p>
					<Columns>
						<Pick name="citizenship" label="Citizenship" options={CITIZENSHIP} />
						<Choices name="gender" legend="Gender" list={{ F: "Female", M: "Male", X: "Nonbinary", U: "Prefer not to say" }} />
					</Columns>
					<Columns>
						<Choices name="hispanic" legend="Are you Hispanic or Latino/a/x?" list={{ "1": "Yes", "0": "No" }} />
						<Pick name="race" label="Race (choose all that apply)" options={RACES} multi closeMenuOnSelect={false} />
					</Columns>
					<Columns>
						<Choices
							name="firstGen"
							legend="Will you be the first in your family to graduate from college?"
							list={{ yes: "Yes", no: "No", unsure: "Not sure" }}
						/>
						<Pick name="income" label="Household income last year" options={INCOME} />
					</Columns>
				</div>

				<div className="box">
					<h3 className="title is-4">Your summer</h3>
					<Columns>
						<Pick name="track" label="Track" options={TRACKS} required />
						<Pick name="session" label="Session" options={SESSIONS} required />
					</Columns>
					<Text name="reel" label="Link to your portfolio or reel" type="url" placeholder="https://" />
					<Field label="Describe one shot from any film that you cannot forget, and why." id="statement" required help="300 words">
						<textarea id="statement" className="textarea" rows={6} {...register("statement")} />
					</Field>
					<h4 className="title is-6">Recommender</h4>
					<p className="content is-small">A teacher or mentor, not a relative. We will write to them.</p>
					<Columns>
						<Text name="refName" label="Name" />
						<Text name="refEmail" label="Email" type="email" />
					</Columns>
					<Pick name="heard" label="How did you find Lumen?" options={same("Teacher or counselor", "Friend", "Instagram", "Film festival", "Search engine")} />
				</div>

				<div className="box">
					<h3 className="title is-4">Fade out</h3>
					<div className="is-offscreen" aria-hidden="true">
						<label htmlFor="company_url">Company URL</label>
						<input id="company_url" tabIndex={-1} autoComplete="off" {...register("company_url")} />
					</div>
					<div className="field">
						<div className="control">
							<label className="checkbox">
								<input type="checkbox" {...register("release")} /> I have read the <a href="#release">media release</a> and agree to it.
							</label>
						</div>
					</div>
					<Text name="signature" label="Type your full name as a signature" required />
					<div className="buttons">
						<button type="submit" className="button is-dark is-medium">
							Submit application
						</button>
					</div>
				</div>
			</form>
			{editing !== null && <Drawer start={activities[editing] ?? NO_ACTIVITY} onSave={store} onClose={() => setEditing(null)} />}
		</FormProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);

const two = (count: number) => String(count).padStart(2, "0");
const day = (date: Date | null) => (date ? `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}` : null);
const valueOf = (option: Option | null | undefined) => option?.value ?? null;
const PLACES = [0, 1, 2];

Object.assign(window, {
	formState() {
		const values = readValues() as unknown as Record<string, unknown>;
		const state: Record<string, unknown> = { submitted };
		for (const name of TEXTS) state[name] = values[name] ?? "";
		for (const name of PICKS) state[name] = valueOf(values[name] as Option | null);
		for (const name of MULTIS) state[name] = ((values[name] ?? []) as Option[]).map(({ value }) => value);
		state.birthdate = day(values.birthdate as Date | null);
		state.gradMonth = day(values.gradMonth as Date | null)?.slice(0, 7) ?? null;
		state.actDate = day(values.actDate as Date | null);
		state.release = values.release;
		const awards = values.awards as Award[];
		const activities = readActivities();
		for (const place of PLACES) {
			state[`award${place}.name`] = awards[place]?.name ?? "";
			state[`award${place}.grade`] = valueOf(awards[place]?.grade);
			state[`award${place}.scope`] = awards[place]?.scope ?? "";
			const entry = activities[place] ?? NO_ACTIVITY;
			state[`activity${place}.kind`] = valueOf(entry.kind);
			for (const key of ["group", "role", "about", "hours", "weeks", "when"] as const) state[`activity${place}.${key}`] = entry[key];
			state[`activity${place}.grades`] = entry.grades.map(({ value }) => value);
		}
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		const words = (from: Element | Document | null | undefined, css: string) => from?.querySelector(css)?.textContent?.trim() ?? "";
		const box = (css: string) => document.querySelector<HTMLInputElement>(css);
		for (const name of [...TEXTS, "birthdate", "gradMonth", "actDate"]) {
			const control = document.getElementById(name) as HTMLInputElement | null;
			const chosen = box(`input[type=radio][name=${name}]:checked`);
			shown[name] = control instanceof HTMLSelectElement ? (control.value ? control.selectedOptions[0]?.text : "") : (control?.value ?? chosen?.parentElement?.textContent?.trim() ?? "");
		}
		for (const name of PICKS) shown[name] = words(document, `#${name}-select .rs__single-value`);
		for (const name of MULTIS) shown[name] = [...document.querySelectorAll(`#${name}-select .rs__multi-value__label`)].map((tag) => tag.textContent);
		shown.release = box("[name=release]")?.checked;
		const cards = document.querySelectorAll(".activity-card");
		for (const place of PLACES) {
			shown[`award${place}.name`] = box(`[name="awards.${place}.name"]`)?.value ?? "";
			shown[`award${place}.grade`] = words(document, `#award-grade-${place} .rs__single-value`);
			shown[`award${place}.scope`] = box(`[name="awards.${place}.scope"]`)?.value ?? "";
			const card = cards[place];
			shown[`activity${place}.kind`] = words(card, ".tag");
			shown[`activity${place}.group`] = words(card, ".card-header-title");
			for (const key of ["role", "about", "hours", "weeks"]) shown[`activity${place}.${key}`] = words(card, `.act-${key}`);
			for (const key of ["grades", "when"]) {
				const list = words(card, `.act-${key}`);
				shown[`activity${place}.${key}`] = list ? list.split(", ") : [];
			}
		}
		return shown;
	},
});
