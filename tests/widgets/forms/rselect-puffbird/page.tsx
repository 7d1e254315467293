import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useForm, useFormContext } from "react-hook-form";
import DatePicker from "react-datepicker";
import Select from "react-select";
import CreatableSelect from "react-select/creatable";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "bootstrap/dist/css/bootstrap.min.css";
import "react-datepicker/dist/react-datepicker.css";
import "./page.css";

type Option = { value: string; label: string };
const options = (list: readonly string[]): Option[] => list.map((each) => ({ value: each, label: each }));
const states = STATES.map(([value, label]) => ({ value, label }));
const countries = options(COUNTRIES);
const grades = [9, 10, 11, 12].map((each) => ({ value: String(each), label: `Grade ${each}` }));
const parentDegrees = options(["None", "Some grade school", "Completed grade school", "Some secondary school", "Graduated from secondary school", "Some trade school or community college", "Some college/university", "Graduated from college/university", "Graduate school"]);
const colleges = options(["Bates College", "Carleton College", "Grinnell College", "Lewis & Clark College", "Occidental College", "Oregon State University", "Pitzer College", "Reed College", "Seattle University", "University of Oregon", "University of Puget Sound", "University of Washington", "Whitman College", "Willamette University"]);
const exams = options(["Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language & Composition", "English Literature & Composition", "Environmental Science", "European History", "Human Geography", "Physics 1", "Psychology", "Spanish Language", "Statistics", "U.S. Government & Politics", "U.S. History", "World History"]);

const blank = {
	lastName: "", firstName: "", middleName: "", suffix: "", preferredName: "", formerNames: "", birthDate: null, sex: "", telephone: "", altTelephone: "", email: "",
	street: "", apartment: "", city: "", county: "", state: "", zip: "", country: "", mailingAddress: "",
	entryTerm: "", decisionPlan: "", academicInterests: [], career: "", degree: "", applyAid: "", meritAid: "", feeWaiver: "",
	citizenship: "", otherCitizenship: "", birthCity: "", birthState: "", birthCountry: "", yearsInUS: "",
	languages: [0, 1, 2].map(() => ({ language: "", proficiency: [] })),
	hispanic: "", hispanicBackground: [], race: [], religion: "", armedForces: "",
	maritalStatus: "", home: "",
	parent1: { last: "", first: "", middle: "", former: "", occupation: "", employer: "", education: "" },
	parent2: { last: "", first: "", middle: "", former: "", occupation: "", employer: "", education: "" },
	siblings: [0, 1].map(() => ({ name: "", age: "", college: "" })),
	school: "", schoolEntry: null, schoolGraduation: null, schoolStreet: "", schoolCity: "", schoolState: "", schoolZip: "", ceeb: "", counselor: "", counselorPhone: "", counselorEmail: "",
	collegeName: "", collegeDates: "", rank: "", classSize: "", gpa: "", weightedGpa: "",
	actTimes: "", actDate: null, actComposite: "", satTimes: "", satReading: "", satReadingDate: null, satMath: "", satMathDate: null,
	ap: [0, 1, 2].map(() => ({ subject: "", score: "" })),
	honors: [0, 1, 2].map(() => ({ grade: "", honor: "" })),
	activities: [0, 1, 2].map(() => ({ activity: "", grades: [], hours: "", weeks: "", position: "" })),
	learned: "", visited: "", relatives: "", otherColleges: [], whyWrenfield: "", teams: [], portfolio: "", organization: "", discipline: "",
	certify: false, signature: "", signatureDate: null,
};
type Values = Record<string, any>;
let submitted = false;

/** A react-select bound to the form: the form keeps values, the select wants options. */
function Pick({ name, list, id, multi, create, hint, ...rest }: { name: string; list: Option[]; id?: string; multi?: boolean; create?: boolean; hint?: string; [more: string]: unknown }) {
	const Kind = (create ? CreatableSelect : Select) as typeof Select;
	const optionOf = (value: string) => list.find((each) => each.value === value) ?? { value, label: value };
	return (
		<Controller
			name={name}
			render={({ field }) => (
				<Kind
					{...rest}
					ref={field.ref}
					name={name}
					inputId={id}
					className="wc-select"
					classNamePrefix="select"
					options={list}
					isMulti={multi as any}
					placeholder={hint ?? "Select..."}
					value={multi ? field.value.map(optionOf) : field.value ? optionOf(field.value) : null}
					onBlur={field.onBlur}
					onChange={(picked: any) => field.onChange(multi ? picked.map((each: Option) => each.value) : (picked?.value ?? ""))}
				/>
			)}
		/>
	);
}
function Day({ name, id, month }: { name: string; id?: string; month?: boolean }) {
	return (
		<Controller
			name={name}
			render={({ field }) => (
				<DatePicker id={id} name={name} className="form-control" selected={field.value} onChange={field.onChange} dateFormat={month ? "MM/yyyy" : "MM/dd/yyyy"} placeholderText={month ? "mm/yyyy" : "mm/dd/yyyy"} showMonthYearPicker={month} showYearDropdown={!month} />
			)}
		/>
	);
}
function formatted(typed: string) {
	const digits = typed.replace(/\D/g, "").slice(0, 10);
	if (digits.length <= 3) return digits;
	return digits.length <= 6 ? `(${digits.slice(0, 3)}) ${digits.slice(3)}` : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
function Phone({ name, id }: { name: string; id: string }) {
	return <Controller name={name} render={({ field }) => <input type="tel" id={id} className="form-control" placeholder="(___) ___-____" {...field} onChange={(event) => field.onChange(formatted(event.target.value))} />} />;
}
/** Label on the left, control on the right. */
function Row({ label, id, note, children }: { label: string; id: string; note?: string; children?: ReactNode }) {
	const { register } = useFormContext();
	return (
		<div className="row mb-2">
			<label htmlFor={id} className="col-sm-4 col-form-label">{label}</label>
			<div className="col-sm-8">
				{children ?? <input id={id} type="text" className="form-control" {...register(id)} />}
				{note && <div className="form-text">{note}</div>}
			</div>
		</div>
	);
}
function YesNo({ name, question, choices = ["Yes", "No"] }: { name: string; question: string; choices?: string[] }) {
	const { register } = useFormContext();
	return (
		<fieldset className="mb-2">
			<legend className="fs-6">{question}</legend>
			{choices.map((each) => (
				<div className="form-check form-check-inline" key={each}>
					<input className="form-check-input" type="radio" id={`${name}-${each}`} value={each} {...register(name)} />
					<label className="form-check-label" htmlFor={`${name}-${each}`}>{each}</label>
				</div>
			))}
		</fieldset>
	);
}
const Cell = ({ name }: { name: string }) => <td><input type="text" className="form-control" {...useFormContext().register(name)} /></td>;

function Application() {
	const methods = useForm<Values>({ defaultValues: blank });
	const { register, getValues, handleSubmit } = methods;
	const [supplement, setSupplement] = useState(false);
	Object.assign(window, { formState: () => ({ ...flat(getValues()), submitted }), formShown: () => shown(flat(getValues())) });
	return (
		<FormProvider {...methods}>
			<form className="container my-4" onSubmit={handleSubmit(() => { submitted = true; })} noValidate>
				<h1 className="h3">Wrenfield College</h1>
				<p className="lead">Application for First-Year Admission, with Supplement</p>

				<section>
					<h2>Applicant</h2>
					<p className="text-muted">Enter your name exactly as it appears on official documents.</p>
					<div className="row g-2 mb-3">
						<div className="col-md-4"><input className="form-control" id="lastName" {...register("lastName")} /><label className="small" htmlFor="lastName">Last/Family/Sur</label></div>
						<div className="col-md-3"><input className="form-control" id="firstName" {...register("firstName")} /><label className="small" htmlFor="firstName">First/Given</label></div>
						<div className="col-md-3"><input className="form-control" id="middleName" {...register("middleName")} /><label className="small" htmlFor="middleName">Middle (complete)</label></div>
						<div className="col-md-2"><input className="form-control" id="suffix" {...register("suffix")} /><label className="small" htmlFor="suffix">Jr., etc.</label></div>
					</div>
					<Row label="Preferred name, if not first name (choose only one)" id="preferredName" />
					<Row label="Former last name(s), if any" id="formerNames" />
					<Row label="Birth Date" id="birthDate"><Day name="birthDate" id="birthDate" /></Row>
					<YesNo name="sex" question="Sex" choices={["Female", "Male"]} />
					<Row label="Telephone" id="telephone"><Phone name="telephone" id="telephone" /></Row>
					<Row label="Alternate telephone" id="altTelephone"><Phone name="altTelephone" id="altTelephone" /></Row>
					<Row label="E-mail Address" id="email" />
					<h3>Permanent home address</h3>
					<Row label="Number & Street" id="street" />
					<Row label="Apartment #" id="apartment" />
					<Row label="City/Town" id="city" />
					<Row label="County or Parish" id="county" />
					<Row label="State/Province" id="state"><Pick name="state" id="state" list={states} isClearable /></Row>
					<Row label="ZIP/Postal Code" id="zip" />
					<Row label="Country" id="country"><Pick name="country" id="country" list={countries} /></Row>
					<p className="mb-1">If different from above, please give your current mailing address for all admission correspondence.</p>
					<textarea className="form-control" rows={2} {...register("mailingAddress")} />
				</section>

				<section>
					<h2>Future Plans</h2>
					<div className="row g-3 mb-3">
						<div className="col-md-4"><label htmlFor="entry">Entry Term</label><Pick name="entryTerm" id="entry" list={options(["Fall 2027 (September)", "Spring 2028 (January)", "Fall 2028 (deferred entry)"])} /></div>
						<div className="col-md-4"><label htmlFor="plan">Decision Plan</label><Pick name="decisionPlan" id="plan" list={options(["Early Decision I", "Early Decision II", "Early Action", "Regular Decision"])} /></div>
						<div className="col-md-4"><label htmlFor="deg">Highest degree you intend to earn</label><Pick name="degree" id="deg" list={options(["Bachelor's (BA, BS)", "Master's (MA, MS)", "Business (MBA)", "Law (JD)", "Medicine (MD)", "Doctorate (PhD, EdD)", "Undecided"])} /></div>
						<div className="col-md-8"><label htmlFor="interests">Academic Interests (up to three)</label><Pick name="academicInterests" id="interests" list={options(MAJORS)} multi closeMenuOnSelect={false} /></div>
						<div className="col-md-4"><label htmlFor="career">Career Interest</label><input className="form-control" id="career" {...register("career")} /></div>
					</div>
					<YesNo name="applyAid" question="Do you intend to apply for need-based financial aid?" />
					<YesNo name="meritAid" question="Do you intend to apply for merit-based scholarships?" />
					<YesNo name="feeWaiver" question="Are you requesting a fee waiver?" />
				</section>

				<section>
					<h2>Demographics</h2>
					<Row label="Citizenship Status" id="citizenship"><Pick name="citizenship" id="citizenship" list={options(["U.S. citizen", "Dual U.S. citizen", "U.S. permanent resident visa (holder of green card)", "Other citizenship (non-U.S.)"])} /></Row>
					<Row label="Non-U.S. Citizenship(s)" id="otherCitizenship" />
					<div className="row g-2 mb-3">
						<span className="col-12">Birthplace</span>
						<div className="col-md-4"><input className="form-control" id="bp_city" {...register("birthCity")} /><label className="small" htmlFor="bp_city">City/Town</label></div>
						<div className="col-md-4"><input className="form-control" id="bp_state" {...register("birthState")} /><label className="small" htmlFor="bp_state">State/Province</label></div>
						<div className="col-md-4"><Pick name="birthCountry" id="bp_country" list={countries} /><label className="small" htmlFor="bp_country">Country</label></div>
					</div>
					<Row label="Years lived in the U.S.?" id="yearsInUS" />
					<table className="table table-sm" id="languages">
						<thead><tr><th>Language Proficiency</th><th>(check all that apply)</th></tr></thead>
						<tbody>{[0, 1, 2].map((i) => (
							<tr key={i}>
								<td><Pick name={`languages.${i}.language`} list={options(["Arabic", "English", "French", "German", "Hausa", "Igbo", "Mandarin", "Portuguese", "Spanish", "Yoruba"])} create hint="Language" /></td>
								<td><Pick name={`languages.${i}.proficiency`} list={[["S", "Speak"], ["R", "Read"], ["W", "Write"], ["F", "First Language"], ["H", "Spoken at Home"]].map(([value, label]) => ({ value: value!, label: label! }))} multi hint="S, R, W, F, H" /></td>
							</tr>
						))}</tbody>
					</table>
					<p className="text-muted">The items below are optional. No information you provide will be used in a discriminatory manner.</p>
					<YesNo name="hispanic" question="1. Are you Hispanic/Latino?" />
					<Row label="If yes, please describe your background" id="hispBack"><Pick name="hispanicBackground" id="hispBack" multi list={options(["Central America", "Cuba", "Mexico", "Puerto Rico", "South America", "Spain", "Other"])} /></Row>
					<fieldset className="mb-3"><legend className="fs-6">2. Regardless of your answer to the prior question, please indicate how you identify yourself. (Check one or more)</legend>
						{["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"].map((each, i) => (
							<div className="form-check" key={each}><input type="checkbox" className="form-check-input" id={`race${i}`} value={each} {...register("race")} /><label className="form-check-label" htmlFor={`race${i}`}>{each}</label></div>
						))}
					</fieldset>
					<Row label="Religious Preference" id="religion"><Pick name="religion" id="religion" list={options(["Baptist", "Buddhist", "Catholic", "Hindu", "Jewish", "Lutheran", "Methodist", "Muslim", "None", "Other"])} isClearable /></Row>
					<Row label="U.S. Armed Services veteran status" id="vet"><Pick name="armedForces" id="vet" list={options(["Not a veteran", "Currently serving", "Previously served", "Current dependent"])} /></Row>
				</section>

				<section>
					<h2>Family</h2>
					<Row label="Parents' marital status (relative to each other)" id="marital"><Pick name="maritalStatus" id="marital" list={options(["Never Married", "Married", "Civil Union/Domestic Partners", "Widowed", "Separated", "Divorced"])} /></Row>
					<Row label="With whom do you make your permanent home?" id="home"><Pick name="home" id="home" list={options(["Parent 1", "Parent 2", "Both", "Legal Guardian", "Ward of the Court/State", "Other"])} /></Row>
					<div className="row">
						{["parent1", "parent2"].map((parent, i) => (
							<div className="col-md-6" key={parent}>
								<div className="card"><div className="card-header">Parent {i + 1}</div><div className="card-body">
									{([["last", "Last/Family/Sur"], ["first", "First/Given"], ["middle", "Middle Initial"], ["former", "Former last name(s)"], ["occupation", "Occupation (former occupation, if retired or deceased)"], ["employer", "Employer"]] as const).map(([part, label]) => (
										<div className="mb-2" key={part}><label htmlFor={`${parent}_${part}`}>{label}</label><input className="form-control" id={`${parent}_${part}`} maxLength={part === "middle" ? 1 : undefined} {...register(`${parent}.${part}`)} /></div>
									))}
									<label htmlFor={`${parent}_education`}>Education level</label><Pick name={`${parent}.education`} id={`${parent}_education`} list={parentDegrees} />
								</div></div>
							</div>
						))}
					</div>
					<p className="mt-3 mb-1">Please give names and ages of your brothers or sisters. If they have attended or are currently attending college, give the name of the institution.</p>
					<table className="table table-sm" id="siblings">
						<thead><tr><th>Name</th><th className="w-15">Age</th><th>College attended</th></tr></thead>
						<tbody>{[0, 1].map((i) => <tr key={i}><Cell name={`siblings.${i}.name`} /><Cell name={`siblings.${i}.age`} /><Cell name={`siblings.${i}.college`} /></tr>)}</tbody>
					</table>
				</section>

				<section>
					<h2>Education</h2>
					<h3>Secondary schools</h3>
					<Row label="Current or most recent secondary school attended" id="school" />
					<div className="row mb-2">
						<label className="col-sm-4 col-form-label" htmlFor="schoolEntry">Entry Date</label><div className="col-sm-3"><Day name="schoolEntry" id="schoolEntry" month /></div>
						<label className="col-sm-2 col-form-label" htmlFor="schoolGraduation">Graduation Date</label><div className="col-sm-3"><Day name="schoolGraduation" id="schoolGraduation" /></div>
					</div>
					<Row label="School Address" id="schoolStreet" note="Number & street" />
					<div className="row mb-2 g-2">
						<div className="offset-sm-4 col-sm-4"><input className="form-control" placeholder="City/Town" {...register("schoolCity")} /></div>
						<div className="col-sm-2"><Pick name="schoolState" list={states} hint="State" aria-label="School state" /></div>
						<div className="col-sm-2"><input className="form-control" placeholder="ZIP" {...register("schoolZip")} /></div>
					</div>
					<Row label="CEEB/ACT Code" id="ceeb" />
					<Row label="Counselor's Name (Mr./Ms./Mrs./Dr.)" id="counselor" />
					<Row label="Counselor's Telephone" id="counselorPhone"><Phone name="counselorPhone" id="counselorPhone" /></Row>
					<Row label="Counselor's E-mail" id="counselorEmail" />
					<h3>Colleges &amp; universities</h3>
					<p>List any college at which you have taken courses for credit while in secondary school.</p>
					<Row label="College/University Name" id="collegeName" />
					<Row label="Dates Attended" id="collegeDates" />
				</section>

				<section>
					<h2>Academics</h2>
					<p className="fill">Class Rank <input className="form-control" aria-label="Class Rank" {...register("rank")} /> Class Size <input className="form-control" aria-label="Class Size" {...register("classSize")} /> GPA (unweighted) <input className="form-control" aria-label="GPA (unweighted)" {...register("gpa")} /> GPA (weighted) <input className="form-control" aria-label="GPA (weighted)" {...register("weightedGpa")} /></p>
					<div className="row">
						<div className="col-md-6"><div className="card"><div className="card-header">ACT</div><div className="card-body">
							<label htmlFor="actTimes">Number of times you have taken the ACT</label><input className="form-control mb-2" id="actTimes" {...register("actTimes")} />
							<label htmlFor="actComposite">Best score: Composite</label><input className="form-control mb-2" id="actComposite" {...register("actComposite")} />
							<label htmlFor="actDate">Date taken</label><div><Day name="actDate" id="actDate" /></div>
						</div></div></div>
						<div className="col-md-6"><div className="card"><div className="card-header">SAT</div><div className="card-body">
							<label htmlFor="satTimes">Number of times you have taken the SAT</label><input className="form-control mb-2" id="satTimes" {...register("satTimes")} />
							<table className="table table-sm mb-0"><thead><tr><th>Best scores</th><th>Score</th><th>Date taken</th></tr></thead><tbody>
								<tr><td>Reading &amp; Writing</td><Cell name="satReading" /><td><Day name="satReadingDate" /></td></tr>
								<tr><td>Math</td><Cell name="satMath" /><td><Day name="satMathDate" /></td></tr>
							</tbody></table>
						</div></div></div>
					</div>
					<p className="mt-3 mb-1">AP tests taken</p>
					<table className="table table-sm" id="ap"><thead><tr><th>AP Subject</th><th>Score</th></tr></thead><tbody>{[0, 1, 2].map((i) => (
						<tr key={i}><td><Pick name={`ap.${i}.subject`} list={exams} /></td><td><Pick name={`ap.${i}.score`} list={options(["1", "2", "3", "4", "5"])} /></td></tr>
					))}</tbody></table>
					<h3>Honors</h3>
					<p>Briefly list any academic distinctions or honors you have received since the 9th grade or international equivalent.</p>
					<table className="table table-sm" id="honors"><thead><tr><th>Grade level</th><th>Honor</th></tr></thead><tbody>{[0, 1, 2].map((i) => (
						<tr key={i}><td className="w-25"><Pick name={`honors.${i}.grade`} list={grades} /></td><Cell name={`honors.${i}.honor`} /></tr>
					))}</tbody></table>
				</section>

				<section>
					<h2>Extracurricular Activities &amp; Work Experience</h2>
					<p>Please list your principal extracurricular, volunteer, and work activities in their order of importance to you.</p>
					{[0, 1, 2].map((i) => (
						<div className="activity" key={i}>
							<div className="row g-2">
								<div className="col-md-6"><label htmlFor={`act${i}_name`}>Activity (name of organization or employer)</label><input className="form-control" id={`act${i}_name`} {...register(`activities.${i}.activity`)} /></div>
								<div className="col-md-6"><label htmlFor={`act${i}_pos`}>Positions held, honors won, letters earned, or employer</label><input className="form-control" id={`act${i}_pos`} {...register(`activities.${i}.position`)} /></div>
								<div className="col-md-6"><label htmlFor={`act${i}_grades`}>Grade level or post-graduate (PG)</label><Pick name={`activities.${i}.grades`} id={`act${i}_grades`} list={[...grades, { value: "PG", label: "PG" }]} multi closeMenuOnSelect={false} /></div>
								<div className="col-md-3"><label htmlFor={`act${i}_hrs`}>Hours per week</label><input className="form-control" id={`act${i}_hrs`} {...register(`activities.${i}.hours`)} /></div>
								<div className="col-md-3"><label htmlFor={`act${i}_wks`}>Weeks per year</label><input className="form-control" id={`act${i}_wks`} {...register(`activities.${i}.weeks`)} /></div>
							</div>
						</div>
					))}
				</section>

				<section>
					<h2>Wrenfield Supplement</h2>
					{!supplement ? <button type="button" className="btn btn-outline-secondary" onClick={() => setSupplement(true)}>Open the supplement</button> : null}
					<div hidden={!supplement}>
						<Row label="How did you first learn about Wrenfield?" id="learned"><Pick name="learned" id="learned" list={options(["Alumna/us", "College fair", "Current student", "Guidance counselor", "Mailing", "Web search", "Other"])} /></Row>
						<YesNo name="visited" question="Have you visited our campus?" />
						<Row label="Relatives who attended Wrenfield (name, relationship, class year)" id="relatives" />
						<Row label="To what other colleges are you applying?" id="others"><Pick name="otherColleges" id="others" list={colleges} multi create /></Row>
						<Row label="Teams and ensembles that interest you" id="teams"><Pick name="teams" id="teams" multi list={options(["Chamber singers", "Cross country", "Debate union", "Jazz band", "Orchestra", "Rowing", "Soccer", "Swimming", "Tennis", "Theatre", "Volleyball"])} /></Row>
						<Row label="Community-based organization that has assisted you with your application" id="cbo"><Pick name="organization" id="cbo" create isClearable list={options(["Boys & Girls Clubs", "College Possible", "GEAR UP", "Posse Foundation", "QuestBridge", "Upward Bound"])} /></Row>
						<Row label="Link to an online portfolio, if you wish to share one" id="portfolio" />
						<label htmlFor="why" className="form-label">Why Wrenfield? Tell us which of our programs, places or people make you think you would thrive here. (250 words)</label>
						<textarea id="why" className="form-control mb-3" rows={6} {...register("whyWrenfield")} />
						<YesNo name="discipline" question="Have you ever been found responsible for a disciplinary violation at any educational institution you have attended from 9th grade forward?" />
					</div>
				</section>

				<section>
					<h2>Signature</h2>
					<div className="form-check mb-2"><input type="checkbox" className="form-check-input" id="certify" {...register("certify")} /><label className="form-check-label" htmlFor="certify">I certify that all information submitted in the admission process is my own work, factually true, and honestly presented.</label></div>
					<Row label="Signature" id="signature" />
					<Row label="Date" id="signatureDate"><Day name="signatureDate" id="signatureDate" /></Row>
					<button className="btn btn-primary" type="submit">Submit application</button>
				</section>
			</form>
		</FormProvider>
	);
}

const two = (n: number) => String(n).padStart(2, "0");
/** The form's values by dotted name, as they would be posted. */
function flat(values: Values, before = ""): Values {
	return Object.fromEntries(
		Object.entries(values).flatMap(([key, value]): [string, any][] => {
			const name = before + key;
			if (value instanceof Date) return [[name, `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`]];
			if (value === null || typeof value !== "object") return [[name, value]];
			if (Array.isArray(value) && typeof value[0] !== "object") return [[name, [...value]]];
			return Object.entries(flat(value, `${name}.`));
		}),
	);
}
const words = (element: Element | null) => element?.textContent?.trim() ?? "";
const labelOf = (element: Element) => words(document.querySelector(`label[for="${CSS.escape(element.id)}"]`));
function shownOf(name: string): any {
	const fields = [...document.getElementsByName(name)] as HTMLInputElement[];
	const [first] = fields;
	const select = first!.closest(".wc-select");
	if (select) return select.querySelector(".select__value-container--is-multi") ? [...select.querySelectorAll(".select__multi-value__label")].map(words) : words(select.querySelector(".select__single-value"));
	if (first!.type === "radio") return fields.filter((each) => each.checked).map(labelOf)[0] ?? "";
	if (first!.type === "checkbox") return name === "race" ? fields.filter((each) => each.checked).map(labelOf) : first!.checked;
	return first!.value;
}
const shown = (state: Values) => Object.fromEntries(Object.keys(state).map((name) => [name, shownOf(name)]));

createRoot(document.getElementById("root")!).render(<Application />);
