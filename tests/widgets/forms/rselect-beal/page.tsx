import "quill/dist/quill.snow.css";
import "react-datepicker/dist/react-datepicker.css";
import "react-phone-number-input/style.css";
import "./beal.css";
import Quill from "quill";
import { type ReactNode, useEffect, useRef, useState } from "react";
import DatePicker from "react-datepicker";
import { createPortal } from "react-dom";
import { createRoot } from "react-dom/client";
import PhoneInput from "react-phone-number-input";
import Select from "react-select";
import AsyncSelect from "react-select/async";
import CreatableSelect from "react-select/creatable";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Opt = { value: string; label: string };
const opts = (...labels: string[]): Opt[] => labels.map((label) => ({ value: label, label }));
const codes = (pairs: [string, string][]): Opt[] => pairs.map(([value, label]) => ({ value, label }));

const SUFFIX = opts("Jr.", "Sr.", "II", "III", "IV", "V");
const PRONOUNS = opts("he/him/his", "she/her/hers", "they/them/theirs");
const STATE_OPTS = codes(STATES as [string, string][]);
const COUNTRY_OPTS = opts(...COUNTRIES);
const CITIZEN = codes([
	["USC", "U.S. citizen"],
	["DUAL", "U.S. dual citizen"],
	["LPR", "U.S. permanent resident"],
	["REF", "U.S. refugee or asylee"],
	["DACA", "DACA, undocumented, or Deferred Enforced Departure"],
	["INTL", "Citizen of a country other than the U.S."],
]);
const RACE = opts(
	"American Indian or Alaska Native",
	"Asian",
	"Black or African American",
	"Native Hawaiian or Other Pacific Islander",
	"White",
);
const LANGS = opts("Arabic", "Chinese (Mandarin)", "English", "French", "German", "Hindi", "Japanese", "Korean", "Portuguese", "Spanish", "Vietnamese");
const EDU = codes([
	["1", "Some grade/primary school"],
	["2", "Completed grade/primary school"],
	["3", "Some high/secondary school"],
	["4", "Graduated from high/secondary school (or equivalent)"],
	["5", "Some trade school or community college"],
	["7", "Some college/university"],
	["8", "Graduated from college/university"],
	["9", "Graduate school"],
]);
const ACT_TYPES = opts(
	"Academic",
	"Art",
	"Athletics: Club",
	"Athletics: JV/Varsity",
	"Career Oriented",
	"Community Service (Volunteer)",
	"Computer/Technology",
	"Cultural",
	"Dance",
	"Debate/Speech",
	"Environmental",
	"Family Responsibilities",
	"Foreign Exchange",
	"Internship",
	"Journalism/Publication",
	"Junior R.O.T.C.",
	"LGBT",
	"Music: Instrumental",
	"Music: Vocal",
	"Religious",
	"Research",
	"Robotics",
	"School Spirit",
	"Science/Math",
	"Student Govt./Politics",
	"Theater/Drama",
	"Work (Paid)",
	"Other Club/Activity",
);
const GRADES = codes([
	["9", "Grade 9"],
	["10", "Grade 10"],
	["11", "Grade 11"],
	["12", "Grade 12"],
	["PG", "Post-graduate"],
]);
const HEAR = opts("A teacher or counselor", "College fair", "Friend or family", "Instagram", "Mailing", "Niche or College Board", "Other");
const SCHOOLS: [string, string, string][] = [
	["380140", "Ashland High School", "Ashland, OR"],
	["380144", "Ashland Valley High School", "Ashland, OR"],
	["391022", "Ashland High School", "Ashland, OH"],
	["220417", "Ashland Middle-High School", "Ashland, ME"],
	["053981", "Yreka High School", "Yreka, CA"],
	["380702", "South Medford High School", "Medford, OR"],
	["380911", "Valley Catholic High School", "Beaverton, OR"],
	["382208", "Crater Lake Charter Academy", "Eagle Point, OR"],
];
const findSchools = (text: string) =>
	new Promise<Opt[]>((resolve) =>
		setTimeout(() => {
			const words = text.toLowerCase().split(/\s+/);
			resolve(
				SCHOOLS.map(([value, name, place]) => ({ value, label: `${name}, ${place}` })).filter(
					({ label }) => text.length > 2 && words.every((word) => label.toLowerCase().includes(word)),
				),
			);
		}, 420),
	);

type Activity = { type: Opt | null; org: string; role: string; grades: readonly Opt[]; hours: string; weeks: string; details: string };
const newActivity = (): Activity => ({ type: null, org: "", role: "", grades: [], hours: "", weeks: "", details: "" });
type Honor = { title: string; grade: Opt | null };

const EMPTY = {
	legal_first: "",
	legal_middle: "",
	legal_last: "",
	known_as: "",
	suffix: null as Opt | null,
	pronouns: null as Opt | null,
	email: "",
	phone: "" as string | undefined,
	street: "",
	apt: "",
	city: "",
	state: null as Opt | null,
	zip: "",
	country: null as Opt | null,
	dob: null as Date | null,
	birth_country: null as Opt | null,
	citizenship: null as Opt | null,
	hispanic: "",
	race: [] as readonly Opt[],
	languages: [] as readonly Opt[],
	school: null as Opt | null,
	grad: null as Date | null,
	entry_year: null as Date | null,
	major: null as Opt | null,
	gpa: "",
	sat_math: "",
	sat_erw: "",
	p1_first: "",
	p1_last: "",
	p1_edu: null as Opt | null,
	p2_first: "",
	p2_last: "",
	p2_edu: null as Opt | null,
	counselor_name: "",
	counselor_email: "",
	alum_name: "",
	why_beal: "",
	hear: [] as readonly Opt[],
	visit: null as Date | null,
	texts: false,
	certify: false,
	sig: "",
	fax: "",
};
type Values = typeof EMPTY;
let live: { values: Values; activities: Activity[]; honors: Honor[]; submitted: boolean };

function Row(props: { id?: string; label: string; req?: boolean; help?: string; children: ReactNode; k: string }) {
	return (
		<div className="form-row" data-field={props.k}>
			<label className="form-row__label" htmlFor={props.id}>
				{props.label}
				{props.req && <span className="req"> *</span>}
			</label>
			{props.children}
			{props.help && <p className="form-row__help">{props.help}</p>}
		</div>
	);
}

function Editor({ onChange, toolbar }: { onChange: (html: string) => void; toolbar: unknown }) {
	const holder = useRef<HTMLDivElement>(null);
	const latest = useRef(onChange);
	latest.current = onChange;
	useEffect(() => {
		const box = holder.current as HTMLDivElement;
		const node = box.appendChild(document.createElement("div"));
		const quill = new Quill(node, { theme: "snow", modules: { toolbar } } as never);
		quill.on("text-change", () => latest.current(quill.getLength() > 1 ? quill.root.innerHTML : ""));
		return () => {
			box.innerHTML = "";
		};
	}, []);
	return <div ref={holder} className="quill" />;
}

function HonorDialog({ onSave, onClose }: { onSave: (honor: Honor) => void; onClose: () => void }) {
	const [title, setTitle] = useState("");
	const [grade, setGrade] = useState<Opt | null>(null);
	const [error, setError] = useState("");
	return createPortal(
		<>
			<div className="overlay" />
			<div className="modal" role="dialog" aria-modal="true" aria-labelledby="honor-modal-title">
				<h3 id="honor-modal-title">Honor or award</h3>
				<Row k="honor_title" id="honor-title" label="Name of the honor" req help="Please spell out abbreviations.">
					<input type="text" id="honor-title" value={title} onChange={(event) => setTitle(event.target.value)} />
				</Row>
				<Row k="honor_grade" id="honor-grade" label="Grade level in which it was received" req>
					<Select inputId="honor-grade" classNamePrefix="bs" options={GRADES} value={grade} onChange={setGrade} placeholder="Choose…" />
				</Row>
				{error && <p className="req">{error}</p>}
				<button type="button" className="btn" onClick={onClose}>
					Cancel
				</button>{" "}
				<button
					type="button"
					className="btn btn--primary"
					onClick={() => (title && grade ? onSave({ title, grade }) : setError("Please complete both fields."))}
				>
					Save honor
				</button>
			</div>
		</>,
		document.body,
	);
}

function App() {
	const [values, setValues] = useState<Values>(EMPTY);
	const [activities, setActivities] = useState<Activity[]>([newActivity()]);
	const [honors, setHonors] = useState<Honor[]>([]);
	const [open, setOpen] = useState(false);
	const [submitted, setSubmitted] = useState(false);
	live = { values, activities, honors, submitted };
	const set = <K extends keyof Values>(key: K, value: Values[K]) => setValues((old) => ({ ...old, [key]: value }));
	const patch = (index: number, change: Partial<Activity>) =>
		setActivities((old) => old.map((each, at) => (at === index ? { ...each, ...change } : each)));
	const text = (key: keyof Values, label: string, more: { req?: boolean; help?: string; type?: string; auto?: string; blur?: (v: string) => string } = {}) => (
		<Row k={key} id={`beal-${key}`} label={label} req={more.req} help={more.help}>
			<input
				type={more.type ?? "text"}
				id={`beal-${key}`}
				name={key}
				autoComplete={more.auto}
				value={values[key] as string}
				onChange={(event) => set(key, event.target.value as never)}
				onBlur={more.blur && ((event) => set(key, more.blur?.(event.target.value) as never))}
			/>
		</Row>
	);
	const pick = (key: keyof Values, label: string, options: Opt[], more: { req?: boolean; help?: string; clear?: boolean; portal?: boolean } = {}) => (
		<Row k={key} id={`beal-${key}`} label={label} req={more.req} help={more.help}>
			<Select
				inputId={`beal-${key}`}
				name={key}
				classNamePrefix="bs"
				options={options}
				isClearable={more.clear}
				menuPortalTarget={more.portal ? document.body : undefined}
				value={values[key] as Opt | null}
				onChange={(option) => set(key, option as never)}
			/>
		</Row>
	);
	return (
		<>
			<header className="masthead">
				<strong>Bealwood College</strong> · Office of Admission
			</header>
			<main className="wrap">
				<h1>Application for First-Year Admission</h1>
				<p>
					There is no fee to apply to Bealwood. Your work is saved each time you leave a field. Fields marked <span className="req">*</span> are required.
				</p>
				<form
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						setSubmitted(true);
					}}
				>
					<section>
						<h2>About You</h2>
						<div className="cols">
							{text("legal_first", "Legal first/given name", { req: true, auto: "given-name" })}
							{text("legal_middle", "Middle name")}
							{text("legal_last", "Legal last/family name", { req: true, auto: "family-name" })}
							{pick("suffix", "Suffix", SUFFIX, { clear: true })}
							{text("known_as", "What would you like us to call you?", { help: "Leave blank if you go by your legal first name." })}
							<Row k="pronouns" id="beal-pronouns" label="Pronouns" help="Pick from the list or type your own.">
								<CreatableSelect
									inputId="beal-pronouns"
									classNamePrefix="bs"
									isClearable
									options={PRONOUNS}
									value={values.pronouns}
									onChange={(option) => set("pronouns", option)}
								/>
							</Row>
							<Row k="dob" id="beal-dob" label="Date of birth" req>
								<DatePicker
									id="beal-dob"
									selected={values.dob}
									onChange={(date: Date | null) => set("dob", date)}
									onKeyDown={(event) => event.preventDefault()}
									dateFormat="MMMM d, yyyy"
									showMonthDropdown
									showYearDropdown
									dropdownMode="select"
									minDate={new Date(1960, 0, 1)}
									maxDate={new Date()}
									placeholderText="Click to choose a date"
									autoComplete="off"
								/>
							</Row>
							{pick("birth_country", "Country of birth", COUNTRY_OPTS)}
							{text("email", "Email address", { req: true, type: "email", auto: "email", help: "We will send decisions here, so please avoid a school account." })}
							<Row k="phone" id="beal-phone" label="Mobile phone" req>
								<PhoneInput id="beal-phone" name="phone" defaultCountry="US" value={values.phone} onChange={(value) => set("phone", value)} />
							</Row>
						</div>
					</section>
					<section>
						<h2>Permanent Home Address</h2>
						<div className="cols">
							{text("street", "Number and street", { req: true, auto: "address-line1" })}
							{text("apt", "Apartment, unit, P.O. box", { auto: "address-line2" })}
							{text("city", "City or town", { req: true })}
							{pick("state", "State or territory", STATE_OPTS, { portal: true })}
							{text("zip", "ZIP or postal code", { req: true, blur: (value) => value.trim().toUpperCase() })}
							{pick("country", "Country", COUNTRY_OPTS, { req: true })}
						</div>
					</section>
					<section>
						<h2>Background</h2>
						<p className="form-row__help">Answers in this section other than citizenship are optional and are not considered in the admission decision.</p>
						{pick("citizenship", "Citizenship status", CITIZEN, { req: true })}
						<fieldset className="form-row" data-field="hispanic">
							<legend className="form-row__label">Are you Hispanic or Latino/a/x?</legend>
							<div className="toggle">
								{["Yes", "No"].map((each) => (
									<label key={each}>
										<input type="radio" name="hispanic" value={each} checked={values.hispanic === each} onChange={() => set("hispanic", each)} />
										<span>{each}</span>
									</label>
								))}
							</div>
						</fieldset>
						<Row k="race" label="Regardless of your answer above, how would you describe your racial background?" help="Select one or more.">
							<Select
								isMulti
								name="race"
								aria-label="Racial background"
								classNamePrefix="bs"
								options={RACE}
								closeMenuOnSelect={false}
								value={values.race}
								onChange={(list) => set("race", list)}
							/>
						</Row>
						<Row k="languages" id="beal-languages" label="Languages in which you are proficient" help="Choose a language or type its name and press Enter.">
							<CreatableSelect
								isMulti
								inputId="beal-languages"
								classNamePrefix="bs"
								options={LANGS}
								value={values.languages}
								onChange={(list) => set("languages", list)}
							/>
						</Row>
					</section>
					<section>
						<h2>Family</h2>
						{([1, 2] as const).map((n) => (
							<div className="card" key={n}>
								<h3>Parent or guardian {n}</h3>
								<div className="cols">
									{text(`p${n}_first`, "First name")}
									{text(`p${n}_last`, "Last name")}
								</div>
								{pick(`p${n}_edu`, "Highest level of schooling", EDU)}
							</div>
						))}
						{text("alum_name", "If a relative attended Bealwood, please give their full name", { help: "Include class year if known." })}
					</section>
					<section>
						<h2>School and Plans</h2>
						<Row k="school" id="beal-school" label="Secondary school you currently attend" req help="Start typing the name of your school.">
							<AsyncSelect
								inputId="beal-school"
								classNamePrefix="bs"
								cacheOptions
								loadOptions={findSchools}
								noOptionsMessage={({ inputValue }) => (inputValue.length > 2 ? "No schools found" : "Type at least three letters")}
								placeholder="Search by name and city"
								value={values.school}
								onChange={(option) => set("school", option)}
							/>
						</Row>
						<div className="cols">
							<Row k="grad" id="beal-grad" label="Month and year of graduation" req>
								<DatePicker
									id="beal-grad"
									selected={values.grad}
									onChange={(date: Date | null) => set("grad", date)}
									dateFormat="MM/yyyy"
									showMonthYearPicker
									placeholderText="MM/YYYY"
								/>
							</Row>
							<Row k="entry_year" id="beal-entry" label="Fall of which year do you hope to enroll?" req>
								<DatePicker
									id="beal-entry"
									selected={values.entry_year}
									onChange={(date: Date | null) => set("entry_year", date)}
									onKeyDown={(event) => event.preventDefault()}
									dateFormat="yyyy"
									showYearPicker
									yearItemNumber={6}
									minDate={new Date(2025, 0, 1)}
								/>
							</Row>
							{text("gpa", "Cumulative GPA", { help: "Unweighted, on a 4.0 scale" })}
							{pick("major", "Academic area of greatest interest", opts(...MAJORS), { clear: true })}
							{text("sat_math", "SAT Math (highest)", { help: "Bealwood is test-optional." })}
							{text("sat_erw", "SAT Evidence-Based Reading and Writing (highest)")}
						</div>
						<h3>Your school counselor</h3>
						<p className="form-row__help">We will ask this person for your transcript and school report.</p>
						<div className="cols">
							{text("counselor_name", "Name")}
							{text("counselor_email", "Email", { type: "email" })}
						</div>
					</section>
					<section>
						<h2>Activities</h2>
						<p>Tell us how you spend your time: clubs, jobs, family duties, anything that matters to you. List them in order of importance.</p>
						{activities.map((each, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: only appended
							<div className="card" key={index} data-activity={index}>
								<h3>Activity {index + 1}</h3>
								<Row k="type" id={`activity-${index}-type`} label="Category" req>
									<Select
										inputId={`activity-${index}-type`}
										classNamePrefix="bs"
										options={ACT_TYPES}
										value={each.type}
										onChange={(type) => patch(index, { type })}
									/>
								</Row>
								<div className="cols">
									<Row k="org" id={`activity-${index}-org`} label="Organization">
										<input type="text" id={`activity-${index}-org`} value={each.org} onChange={(event) => patch(index, { org: event.target.value })} />
									</Row>
									<Row k="role" id={`activity-${index}-role`} label="Your role or title">
										<input type="text" id={`activity-${index}-role`} value={each.role} onChange={(event) => patch(index, { role: event.target.value })} />
									</Row>
								</div>
								<Row k="grades" label="Years of participation">
									<Select
										isMulti
										aria-label="Years of participation"
										classNamePrefix="bs"
										options={GRADES}
										value={each.grades}
										onChange={(grades) => patch(index, { grades })}
									/>
								</Row>
								<div className="cols">
									<Row k="hours" id={`activity-${index}-hours`} label="Hours per week">
										<input type="text" inputMode="numeric" id={`activity-${index}-hours`} value={each.hours} onChange={(event) => patch(index, { hours: event.target.value.replace(/\D/g, "") })} />
									</Row>
									<Row k="weeks" id={`activity-${index}-weeks`} label="Weeks per year">
										<input type="text" inputMode="numeric" id={`activity-${index}-weeks`} value={each.weeks} onChange={(event) => patch(index, { weeks: event.target.value.replace(/\D/g, "") })} />
									</Row>
								</div>
								<Row k="details" label="What did you do, and what did you accomplish?">
									<Editor toolbar={[["bold", "italic"], [{ list: "bullet" }]]} onChange={(details) => patch(index, { details })} />
								</Row>
							</div>
						))}
						{activities.length < 6 && (
							<button type="button" className="btn" id="add-activity" onClick={() => setActivities((old) => [...old, newActivity()])}>
								+ Add another activity
							</button>
						)}
					</section>
					<section>
						<h2>Honors</h2>
						<p>List up to five academic or other distinctions you have earned since ninth grade.</p>
						{honors.length === 0 && <p className="form-row__help">You have not added any honors.</p>}
						<ul className="honor-list">
							{honors.map((each, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: only appended
								<li key={index} data-honor={index}>
									<span className="t">{each.title}</span> (<span className="g">{each.grade?.label}</span>){" "}
									<button type="button" className="btn" onClick={() => setHonors((old) => old.filter((_, at) => at !== index))}>
										Remove
									</button>
								</li>
							))}
						</ul>
						<button type="button" className="btn" id="add-honor" onClick={() => setOpen(true)}>
							Add an honor
						</button>
						{open && (
							<HonorDialog
								onClose={() => setOpen(false)}
								onSave={(honor) => {
									setHonors((old) => [...old, honor]);
									setOpen(false);
								}}
							/>
						)}
					</section>
					<section>
						<h2>In Your Own Words</h2>
						<Row k="why_beal" label="Bealwood students sign an honor code on their first night on campus. Describe a promise that was hard to keep." req help="250 words is about right.">
							<Editor toolbar={[["bold", "italic", "underline"], ["link"], ["clean"]]} onChange={(html) => set("why_beal", html)} />
						</Row>
						<Row k="hear" id="beal-hear" label="How did you first hear about Bealwood?">
							<Select isMulti inputId="beal-hear" classNamePrefix="bs" options={HEAR} value={values.hear} onChange={(list) => set("hear", list)} />
						</Row>
						<Row k="visit" id="beal-visit" label="If you have visited or plan to visit, when?">
							<DatePicker id="beal-visit" selected={values.visit} onChange={(date: Date | null) => set("visit", date)} isClearable placeholderText="MM/DD/YYYY" />
						</Row>
						<div className="hp" aria-hidden="true">
							<label htmlFor="beal-fax">Fax</label>
							<input id="beal-fax" name="fax" tabIndex={-1} autoComplete="off" value={values.fax} onChange={(event) => set("fax", event.target.value)} />
						</div>
						<div className="form-row">
							<label>
								<input type="checkbox" name="texts" checked={values.texts} onChange={(event) => set("texts", event.target.checked)} /> Send me text messages about events and deadlines.
							</label>
						</div>
						<div className="form-row">
							<label>
								<input type="checkbox" name="certify" checked={values.certify} onChange={(event) => set("certify", event.target.checked)} /> I certify that all information submitted is my own work, factually true and honestly presented. <span className="req">*</span>
							</label>
						</div>
						{text("sig", "Type your full legal name as your signature", { req: true })}
						<button type="submit" className="btn btn--primary">
							Submit application
						</button>
					</section>
				</form>
			</main>
		</>
	);
}
createRoot(document.getElementById("root") as HTMLElement).render(<App />);

const two = (n: number) => String(n).padStart(2, "0");
const plain = (key: string, value: unknown) => {
	if (Array.isArray(value)) return value.map((each: Opt) => each.value);
	if (value instanceof Date) {
		const [y, m, d] = [String(value.getFullYear()), two(value.getMonth() + 1), two(value.getDate())];
		return key === "grad" ? `${y}-${m}` : key === "entry_year" ? y : `${y}-${m}-${d}`;
	}
	if (value && typeof value === "object") return (value as Opt).value;
	return value ?? "";
};
const ACT_KEYS = ["type", "org", "role", "grades", "hours", "weeks", "details"] as const;
const MULTI = ["race", "languages", "hear", "grades"];
function shownIn(box: Element | null, key: string) {
	if (!box) return MULTI.includes(key) ? [] : "";
	const editor = box.querySelector(".ql-editor") as HTMLElement | null;
	if (editor) return editor.innerText.trim();
	if (MULTI.includes(key)) return [...box.querySelectorAll(".bs__multi-value__label")].map((each) => each.textContent);
	if (box.querySelector(".bs__control")) return box.querySelector(".bs__single-value")?.textContent ?? "";
	return box.querySelector<HTMLInputElement>("input:not([type=hidden])")?.value ?? "";
}
Object.assign(window, {
	formState() {
		const state: Record<string, unknown> = { submitted: live.submitted };
		for (const [key, value] of Object.entries(live.values)) state[key] = plain(key, value);
		for (let n = 0; n < 3; n++) {
			for (const key of ACT_KEYS) state[`act${n}_${key}`] = live.activities[n] ? plain(key, live.activities[n][key]) : key === "grades" ? [] : "";
			state[`honor${n}_title`] = live.honors[n]?.title ?? "";
			state[`honor${n}_grade`] = live.honors[n]?.grade?.value ?? "";
		}
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const key of Object.keys(live.values)) {
			if (key === "texts" || key === "certify") shown[key] = document.querySelector<HTMLInputElement>(`input[name=${key}]`)?.checked;
			else if (key === "fax") shown[key] = document.querySelector<HTMLInputElement>("#beal-fax")?.value;
			else if (key === "hispanic") shown[key] = document.querySelector<HTMLInputElement>("input[name=hispanic]:checked")?.parentElement?.textContent ?? "";
			else shown[key] = shownIn(document.querySelector(`[data-field=${key}]`), key);
		}
		for (let n = 0; n < 3; n++) {
			for (const key of ACT_KEYS) shown[`act${n}_${key}`] = shownIn(document.querySelector(`[data-activity="${n}"] [data-field=${key}]`), key);
			for (const [key, mark] of [["title", ".t"], ["grade", ".g"]]) shown[`honor${n}_${key}`] = document.querySelector(`[data-honor="${n}"] ${mark}`)?.textContent ?? "";
		}
		return shown;
	},
});
