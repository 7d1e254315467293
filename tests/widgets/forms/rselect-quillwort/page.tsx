import { useCallback, useState, type ChangeEvent, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import Select from "react-select";
import DatePicker from "react-datepicker";
import "react-datepicker/dist/react-datepicker.css";
import "./page.css";
import { MAJORS, STATES } from "../../lists";

type Opt = { value: string; label: string };
type Values = Record<string, any>;
const opts = (...list: (string | [string, string])[]): Opt[] => list.map((o) => (typeof o === "string" ? { value: o, label: o } : { value: o[0], label: o[1] }));

/* ---- hooks/useForm.ts ---- */
const getIn = (o: any, path: string) => path.split(".").reduce((v, k) => (v == null ? undefined : v[k]), o);
function setIn(o: any, path: string, value: any): any {
	const [k, ...rest] = path.split(".");
	const copy = Array.isArray(o) ? [...o] : { ...o };
	copy[k] = rest.length ? setIn(o?.[k], rest.join("."), value) : value;
	return copy;
}
function useForm(initialValues: Values, validate: (v: Values) => Values, onSubmit: (v: Values) => void) {
	const [values, setValues] = useState(initialValues);
	const [touched, setTouched] = useState<Values>({});
	const errors = validate(values);
	const setFieldValue = useCallback((name: string, value: any) => setValues((v) => setIn(v, name, value)), []);
	const setFieldTouched = useCallback((name: string) => setTouched((t) => ({ ...t, [name]: true })), []);
	const handleChange = (e: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
		const t = e.target as HTMLInputElement;
		setFieldValue(t.name, t.type === "checkbox" ? t.checked : t.value);
	};
	const getFieldProps = (name: string) => ({ name, value: getIn(values, name) ?? "", onChange: handleChange, onBlur: () => setFieldTouched(name) });
	return { values, touched, errors, setFieldValue, setFieldTouched, handleChange, getFieldProps, setValues, handleSubmit: (e: any) => { e.preventDefault(); onSubmit(values); } };
}
type Form = ReturnType<typeof useForm>;

/* ---- components ---- */
const ErrorMessage = ({ form, name }: { form: Form; name: string }) => (form.touched[name] && form.errors[name] ? <div className="invalid-feedback">{form.errors[name]}</div> : null);
const Req = () => <span className="req">*</span>;

function TextField({ form, name, label, required, help, type = "text", ...rest }: any) {
	const invalid = form.touched[name] && form.errors[name];
	return (
		<div className="form-group">
			<label htmlFor={name}>{label} {required && <Req />}</label>
			<input id={name} type={type} className={"form-control" + (invalid ? " is-invalid" : "")} {...form.getFieldProps(name)} {...rest} />
			{help && <small className="form-text">{help}</small>}
			<ErrorMessage form={form} name={name} />
		</div>
	);
}
function TextArea({ form, name, label, required, help, rows = 3 }: any) {
	return (
		<div className="form-group">
			<label htmlFor={name}>{label} {required && <Req />}</label>
			{help && <p className="hint">{help}</p>}
			<textarea id={name} rows={rows} className="form-control" {...form.getFieldProps(name)} />
			<ErrorMessage form={form} name={name} />
		</div>
	);
}
function SelectField({ form, name, label, required, options, isMulti, placeholder, help, ...rest }: any) {
	const value = getIn(form.values, name);
	return (
		<div className="form-group">
			<label htmlFor={name}>{label} {required && <Req />}</label>
			<Select
				className="rs" classNamePrefix="rs" inputId={name} name={name} options={options} isMulti={isMulti} placeholder={placeholder}
				value={isMulti ? options.filter((o: Opt) => value.includes(o.value)) : options.find((o: Opt) => o.value === value) ?? null}
				onChange={(o: any) => form.setFieldValue(name, isMulti ? o.map((x: Opt) => x.value) : o ? o.value : "")}
				onBlur={() => form.setFieldTouched(name)}
				{...rest}
			/>
			{help && <small className="form-text">{help}</small>}
			<ErrorMessage form={form} name={name} />
		</div>
	);
}
function RadioGroup({ form, name, legend, options, required }: any) {
	return (
		<fieldset className="form-group radio-set">
			<legend>{legend} {required && <Req />}</legend>
			{options.map((o: Opt) => (
				<label className="form-check" key={o.value}>
					<input type="radio" name={name} value={o.value} checked={getIn(form.values, name) === o.value} onChange={form.handleChange} /> <span>{o.label}</span>
				</label>
			))}
		</fieldset>
	);
}
const Panel = ({ no, title, children, intro }: { no: number; title: string; children: ReactNode; intro?: ReactNode }) => (
	<section className="panel">
		<header><span className="step-no">{no}</span><h2>{title}</h2></header>
		<div className="panel-body">{intro && <p className="intro">{intro}</p>}{children}</div>
	</section>
);

/* ---- constants ---- */
const stateOptions = STATES.map(([value, label]) => ({ value, label }));
const gradeOptions = opts(["9", "Grade 9"], ["10", "Grade 10"], ["11", "Grade 11"], ["12", "Grade 12"]);
const categoryOptions = opts(["robotics", "Robotics / maker team"], ["debate", "Debate, Model UN or mock trial"], ["arts", "Music, theater or visual art"], ["sport", "Athletics"], ["env", "Environment & sustainability"], ["service", "Community service"], ["job", "Paid job"], ["research", "Research or internship"], ["faith", "Faith community"], ["other", "Something else"]);
const majors = opts(...MAJORS.filter((m) => /Engineering|Computer|Physics|Chemistry|Mathematics/.test(m)), "Materials Science", "Not sure yet");
const emptyActivity = { organization: "", title: "", category: "", grades: [] as string[], hoursPerWeek: "", weeksPerYear: "", summary: "" };
const iso = (d: Date | null) => (d ? `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, "0")}-${String(d.getDate()).padStart(2, "0")}` : "");
const phoneMask = (raw: string) => {
	const d = raw.replace(/\D/g, "").slice(0, 10);
	if (d.length < 4) return d && `(${d}`;
	return d.length < 7 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
};

const initialValues: Values = {
	firstName: "", middleName: "", lastName: "", suffix: "", nickname: "", email: "", emailConfirm: "", mobile: "", birthDate: null, pronouns: "",
	address: { line1: "", line2: "", city: "", state: "", zip: "" },
	school: { name: "", city: "", state: "", grade: "", graduation: null, gpaUnweighted: "", gpaWeighted: "" }, collegeStart: "", discipline: "",
	tests: { satMath: "", satEbrw: "", act: "", actDate: null, psat: "" },
	activities: [emptyActivity], honors: [{ name: "", grade: "" }, { name: "", grade: "" }, { name: "", grade: "" }],
	guardian: { firstName: "", lastName: "", occupation: "", education: "", email: "" },
	citizenship: "", hispanic: "", race: [], firstGen: "", income: "",
	emergencyName: "", emergencyPhone: "", teacherName: "", teacherEmail: "",
	shirt: "", diet: "", essay: "", heard: [], photoRelease: "", conduct: false, signature: "", updates: false,
};
const validate = (v: Values) => {
	const e: Values = {};
	for (const k of ["firstName", "lastName", "email", "mobile"]) if (!v[k]) e[k] = "Required";
	if (v.email && !/^\S+@\S+\.\S+$/.test(v.email)) e.email = "Invalid email address";
	if (v.emailConfirm && v.emailConfirm !== v.email) e.emailConfirm = "Email addresses must match";
	if (v.school.gpaUnweighted && +v.school.gpaUnweighted > 4) e["school.gpaUnweighted"] = "Must be 4.0 or below";
	return e;
};

let current = initialValues;
let submitted = false;

function App() {
	const form = useForm(initialValues, validate, () => { submitted = true; });
	const { values, setFieldValue, getFieldProps } = form;
	current = values;
	const bind = { form };
	return (
		<div className="site">
			<div className="topbar"><strong>Tamarack Institute of Technology</strong><span>School of Engineering &middot; Pre-College Programs</span></div>
			<main>
				<h1>Summer Engineering Immersion &mdash; Student Application</h1>
				<p>Three residential weeks for rising and graduating high school students. Fields marked <Req /> must be completed before you can submit. Your progress is kept in this browser only.</p>
				<form onSubmit={form.handleSubmit} noValidate>
					<Panel no={1} title="About You">
						<div className="row c3">
							<TextField {...bind} name="firstName" label="Legal first name" required autoComplete="given-name" />
							<TextField {...bind} name="middleName" label="Middle name" />
							<TextField {...bind} name="lastName" label="Last name / family name" required autoComplete="family-name" />
						</div>
						<div className="row c3">
							<div className="form-group">
								<label htmlFor="suffix">Suffix</label>
								<Select id="suffix" className="rs" classNamePrefix="rs" isClearable isSearchable={false} name="suffix" placeholder="None" options={opts("Jr.", "Sr.", "II", "III", "IV")} value={values.suffix ? { value: values.suffix, label: values.suffix } : null} onChange={(o: any) => setFieldValue("suffix", o ? o.value : "")} />
							</div>
							<TextField {...bind} name="nickname" label="What should we call you?" help="Goes on your name badge." />
							<SelectField {...bind} name="pronouns" label="Pronouns" isClearable options={opts(["she", "she/her/hers"], ["he", "he/him/his"], ["they", "they/them/theirs"], ["ask", "Ask me"])} />
						</div>
						<div className="row c2">
							<TextField {...bind} name="email" type="email" label="Email" required help="Use an address you check often. School accounts sometimes block our messages." />
							<TextField {...bind} name="emailConfirm" type="email" label="Re-type email" required onPaste={(e: any) => e.preventDefault()} />
						</div>
						<div className="row c2">
							<div className="form-group">
								<label htmlFor="mobile">Cell phone <Req /></label>
								<input id="mobile" className="form-control" type="tel" {...getFieldProps("mobile")} placeholder="(___) ___-____" onChange={(e) => setFieldValue("mobile", phoneMask(e.target.value))} />
								<ErrorMessage form={form} name="mobile" />
							</div>
							<div className="form-group">
								<label htmlFor="birthDate">Birthday <Req /></label>
								<DatePicker id="birthDate" name="birthDate" className="form-control" selected={values.birthDate} onChange={(d: Date | null) => setFieldValue("birthDate", d)} dateFormat="MM/dd/yyyy" placeholderText="mm/dd/yyyy" showMonthDropdown showYearDropdown dropdownMode="select" maxDate={new Date()} autoComplete="off" />
								<small className="form-text">Residential students must be 15 by the first day of the session.</small>
							</div>
						</div>
						<h3>Home Address</h3>
						<TextField {...bind} name="address.line1" label="Street" required />
						<TextField {...bind} name="address.line2" label="Apartment, unit, etc." />
						<div className="row c3">
							<TextField {...bind} name="address.city" label="City" required />
							<SelectField {...bind} name="address.state" label="State" required options={stateOptions} placeholder="Type to search…" />
							<TextField {...bind} name="address.zip" label="ZIP" required inputMode="numeric" />
						</div>
					</Panel>

					<Panel no={2} title="School & Plans">
						<TextField {...bind} name="school.name" label="High school you attend" required />
						<div className="row c3">
							<TextField {...bind} name="school.city" label="School city" />
							<SelectField {...bind} name="school.state" label="School state" options={stateOptions} />
							<SelectField {...bind} name="school.grade" label="Grade this school year" required options={opts(["9", "9th (freshman)"], ["10", "10th (sophomore)"], ["11", "11th (junior)"], ["12", "12th (senior)"])} />
						</div>
						<div className="row c3">
							<div className="form-group">
								<label htmlFor="school.graduation">Graduation month</label>
								<DatePicker id="school.graduation" className="form-control" selected={values.school.graduation} onChange={(d: Date | null) => setFieldValue("school.graduation", d)} dateFormat="MM/yyyy" showMonthYearPicker placeholderText="mm/yyyy" autoComplete="off" />
							</div>
							<TextField {...bind} name="school.gpaUnweighted" type="number" step="0.01" min="0" max="4" label="GPA, unweighted (4.0 scale)" />
							<TextField {...bind} name="school.gpaWeighted" type="number" step="0.01" label="GPA, weighted" help="Leave blank if your school does not weight." />
						</div>
						<div className="row c2">
							<SelectField {...bind} name="collegeStart" label="When do you expect to start college?" options={opts(["202630", "Fall 2026"], ["202730", "Fall 2027"], ["202830", "Fall 2028"], ["202930", "Fall 2029"])} />
							<SelectField {...bind} name="discipline" label="Field you are most likely to major in" options={majors} />
						</div>
						<h3>Test scores <em>(optional)</em></h3>
						<div className="row c5">
							<TextField {...bind} name="tests.satMath" type="number" label="SAT Math" min="200" max="800" />
							<TextField {...bind} name="tests.satEbrw" type="number" label="SAT EBRW" min="200" max="800" />
							<TextField {...bind} name="tests.act" type="number" label="ACT composite" min="1" max="36" />
							<div className="form-group">
								<label htmlFor="tests.actDate">ACT test date</label>
								<DatePicker id="tests.actDate" wrapperClassName="w-100" className="form-control" selected={values.tests.actDate} onChange={(d: Date | null) => setFieldValue("tests.actDate", d)} dateFormat="MMM d, yyyy" isClearable autoComplete="off" />
							</div>
							<TextField {...bind} name="tests.psat" type="number" label="PSAT total" />
						</div>
					</Panel>

					<Panel no={3} title="Outside the Classroom" intro="Clubs, jobs, family responsibilities, projects: whatever takes your time. List up to five, most meaningful first.">
						{values.activities.map((a: any, i: number) => (
							<div className="entry" key={i}>
								<div className="entry-head"><h4>Activity #{i + 1}</h4>{i > 0 && <button type="button" className="link" onClick={() => setFieldValue("activities", values.activities.filter((_: any, j: number) => j !== i))}>Remove</button>}</div>
								<div className="row c2">
									<TextField {...bind} name={`activities.${i}.organization`} label="Organization or employer" />
									<TextField {...bind} name={`activities.${i}.title`} label="Your role" />
								</div>
								<div className="row c2">
									<SelectField {...bind} name={`activities.${i}.category`} label="Kind of activity" options={categoryOptions} />
									<div className="form-group">
										<label>School years you took part</label>
										<Select className="rs" classNamePrefix="rs" isMulti name={`activities.${i}.grades`} inputId={`activities.${i}.grades`} options={gradeOptions} placeholder="Choose all that apply" value={gradeOptions.filter((o) => a.grades.includes(o.value))} onChange={(o: any) => setFieldValue(`activities.${i}.grades`, o.map((x: Opt) => x.value).sort((x: string, y: string) => +x - +y))} />
									</div>
								</div>
								<div className="row c2">
									<TextField {...bind} name={`activities.${i}.hoursPerWeek`} type="number" min="0" label="Hrs/week" />
									<TextField {...bind} name={`activities.${i}.weeksPerYear`} type="number" min="0" max="52" label="Weeks/year" />
								</div>
								<TextArea {...bind} name={`activities.${i}.summary`} label="What did you do?" help="Two or three sentences is plenty." />
							</div>
						))}
						{values.activities.length < 5 && <button type="button" className="btn-outline" onClick={() => setFieldValue("activities", [...values.activities, { ...emptyActivity }])}>+ Add another activity</button>}

						<h3>Awards and recognition</h3>
						<table className="grid"><thead><tr><th>#</th><th>Award or honor</th><th>Grade when received</th></tr></thead>
							<tbody>{values.honors.map((h: any, i: number) => (
								<tr key={i}><td>{i + 1}</td>
									<td><input className="form-control" id={`honors.${i}.name`} {...getFieldProps(`honors.${i}.name`)} aria-label={`Award ${i + 1}`} /></td>
									<td><Select className="rs" classNamePrefix="rs" inputId={`honors.${i}.grade`} name={`honors.${i}.grade`} aria-label={`Award ${i + 1} grade`} isClearable options={gradeOptions} value={gradeOptions.find((o) => o.value === h.grade) ?? null} onChange={(o: any) => setFieldValue(`honors.${i}.grade`, o ? o.value : "")} /></td></tr>
							))}</tbody></table>
					</Panel>

					<Panel no={4} title="Parent or Guardian" intro="The adult we should treat as your primary parent or guardian.">
						<div className="row c2">
							<TextField {...bind} name="guardian.firstName" label="Parent/guardian first name" required />
							<TextField {...bind} name="guardian.lastName" label="Parent/guardian last name" required />
						</div>
						<div className="row c2">
							<TextField {...bind} name="guardian.occupation" label="Occupation" />
							<SelectField {...bind} name="guardian.education" label="Highest level of schooling" options={opts(["1", "Did not finish high school"], ["2", "High school diploma or GED"], ["3", "Some college, no degree"], ["4", "Associate degree"], ["5", "Bachelor's degree"], ["6", "Graduate or professional degree"])} />
						</div>
						<TextField {...bind} name="guardian.email" type="email" label="Parent/guardian email" help="Health and release forms are sent here." />
						<h3>Emergency contact <em>(someone other than the above)</em></h3>
						<div className="row c2">
							<TextField {...bind} name="emergencyName" label="Full name" />
							<TextField {...bind} name="emergencyPhone" type="tel" label="Daytime phone" />
						</div>
					</Panel>

					<Panel no={5} title="Demographics & Need" intro="Responses are reported to our funders in aggregate and do not influence selection, except that income is used to award scholarships.">
						<SelectField {...bind} name="citizenship" label="Citizenship" required options={opts(["USC", "U.S. citizen or U.S. national"], ["LPR", "Permanent resident (green card)"], ["DACA", "DACA or undocumented"], ["INT", "Citizen of another country"])} />
						<RadioGroup {...bind} name="hispanic" legend="Are you Hispanic or Latino/a/x?" options={opts(["Y", "Yes"], ["N", "No"], ["X", "I'd rather not say"])} />
						<SelectField {...bind} name="race" label="Race (choose any)" isMulti options={opts(["AIAN", "American Indian or Alaska Native"], ["ASN", "Asian"], ["BAA", "Black or African American"], ["NHPI", "Native Hawaiian or Pacific Islander"], ["WHT", "White"])} />
						<RadioGroup {...bind} name="firstGen" legend="Will you be in the first generation of your family to finish a four-year degree?" options={opts(["true", "Yes"], ["false", "No"], ["unsure", "Not sure"])} />
						<SelectField {...bind} name="income" label="Approximate yearly household income" options={opts(["A", "Less than $35,000"], ["B", "$35,000 to $59,999"], ["C", "$60,000 to $84,999"], ["D", "$85,000 to $124,999"], ["E", "$125,000 or more"])} />
					</Panel>

					<Panel no={6} title="Recommendation, Essay & Logistics">
						<div className="row c2">
							<TextField {...bind} name="teacherName" label="Math or science teacher who will recommend you" required />
							<TextField {...bind} name="teacherEmail" type="email" label="Teacher's school email" required />
						</div>
						<TextArea {...bind} name="essay" rows={8} label="Describe something you took apart, and what you learned putting it back together." help="250–400 words." required />
						<div className="row c2">
							<SelectField {...bind} name="shirt" label="T-shirt size (unisex)" options={opts("XS", "S", "M", "L", "XL", "2XL")} />
							<TextField {...bind} name="diet" label="Dietary needs or allergies" />
						</div>
						<SelectField {...bind} name="heard" label="How did you find out about us?" isMulti options={opts("Teacher or counselor", "Web search", "Past participant", "Social media", "Mailing")} />
						<RadioGroup {...bind} name="photoRelease" legend="Photo and video release" options={opts(["grant", "I grant permission"], ["deny", "I do not grant permission"])} />
						<div className="form-group form-check"><input type="checkbox" id="conduct" name="conduct" checked={values.conduct} onChange={form.handleChange} /><label htmlFor="conduct">I have read and agree to the <a href="#code">Community Code of Conduct</a>. <Req /></label></div>
						<TextField {...bind} name="signature" label="Type your full legal name as your signature" required autoComplete="off" />
						<div className="form-group form-check"><input type="checkbox" id="updates" name="updates" checked={values.updates} onChange={form.handleChange} /><label htmlFor="updates">Send me news about other Tamarack programs</label></div>
					</Panel>
					<div className="actions"><button type="submit" className="btn-primary">Submit application</button></div>
				</form>
			</main>
			<footer>Tamarack Institute of Technology does not discriminate in admission to its programs. <a href="#privacy">Privacy</a></footer>
		</div>
	);
}

createRoot(document.getElementById("root")!).render(<App />);

const isDate = new Set(["birthDate", "school.graduation", "tests.actDate"]);
const KEYS: string[] = [];
(function walk(o: any, at: string) {
	for (const [k, v] of Object.entries(o)) {
		const path = at + k;
		if (v && typeof v === "object" && !(Array.isArray(v) && typeof v[0] !== "object")) walk(v, path + ".");
		else KEYS.push(path);
	}
})({ ...initialValues, activities: [emptyActivity, emptyActivity, emptyActivity] }, "");
Object.assign(window, {
	formState() {
		const state: Values = { submitted };
		for (const key of KEYS) {
			const v = getIn(current, key);
			if (isDate.has(key)) state[key] = key === "school.graduation" ? iso(v).slice(0, 7) : iso(v);
			else state[key] = v ?? (key.endsWith(".grades") ? [] : "");
		}
		return state;
	},
	formShown() {
		const shown: Values = {};
		for (const key of KEYS) {
			const radios = document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${key}"]`);
			if (radios.length) { shown[key] = [...radios].find((r) => r.checked)?.closest("label")!.innerText.trim() ?? ""; continue; }
			const at = document.getElementById(key) as HTMLInputElement | null;
			const rs = at?.closest(".rs");
			if (rs) {
				const multi = Array.isArray(getIn(current, key));
				shown[key] = multi ? [...rs.querySelectorAll(".rs__multi-value__label")].map((x) => x.textContent) : rs.querySelector(".rs__single-value")?.textContent ?? "";
			} else if (!at) shown[key] = key.endsWith(".grades") ? [] : "";
			else shown[key] = at.type === "checkbox" ? at.checked : at.value;
		}
		return shown;
	},
});
