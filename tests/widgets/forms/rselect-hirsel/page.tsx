import { FieldArray, Formik, useField, useFormikContext } from "formik";
import IMask from "imask";
import { useEffect, useRef, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import Select from "react-select";
import AsyncSelect from "react-select/async";
import { COUNTRIES, STATES } from "../../lists";
import "./page.css";

type Option = { value: string; label: string };
const same = (...labels: string[]): Option[] => labels.map((label) => ({ value: label, label }));
const coded = (codes: Record<string, string>): Option[] => Object.entries(codes).map(([value, label]) => ({ value, label }));

const COUNTRY_OPTIONS = same("United States of America", ...COUNTRIES.filter((name) => !name.startsWith("United States")));
const STATE_OPTIONS = STATES.map(([value, label]) => ({ value, label }));
const EDUCATION = coded({
	NHS: "No high school",
	SHS: "Some high school",
	HSG: "High school graduate",
	SCO: "Some college",
	AA: "2-year college graduate",
	BA: "4-year college graduate",
	PG: "Postgraduate study",
	UNK: "Unknown / prefer not to answer",
});
const RELATIONS = same("Mother", "Father", "Stepparent", "Legal guardian", "Grandparent", "Other relative");
const AP = same(
	"Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Chinese Language & Culture", "Computer Science A",
	"Computer Science Principles", "English Language & Composition", "English Literature & Composition", "Environmental Science",
	"European History", "French Language & Culture", "Government & Politics: Comparative", "Government & Politics: United States",
	"Human Geography", "Macroeconomics", "Microeconomics", "Physics 1", "Physics 2", "Psychology", "Spanish Language & Culture",
	"Spanish Literature & Culture", "Statistics", "United States History", "World History: Modern",
);
const SUBJECTS = coded({
	A: "A – History / Social Science",
	B: "B – English",
	C: "C – Mathematics",
	D: "D – Science",
	E: "E – Language other than English",
	F: "F – Visual & Performing Arts",
	G: "G – College-Preparatory Elective",
});
const MAJORS = [
	{ label: "College of Agriculture & Environment", options: coded({ "ENST-BS": "Environmental Science, B.S.", "FORS-BS": "Forestry, B.S.", "PLSC-BS": "Plant Science, B.S." }) },
	{ label: "College of Engineering", options: coded({ "CE-BS": "Civil Engineering, B.S.", "CHE-BS": "Chemical Engineering, B.S.", "ENVE-BS": "Environmental Engineering, B.S.", "ME-BS": "Mechanical Engineering, B.S." }) },
	{ label: "College of Humanities & Social Sciences", options: coded({ "ANTH-BA": "Anthropology, B.A.", "ECON-BA": "Economics, B.A.", "ENGL-BA": "English, B.A.", "PSYC-BA": "Psychology, B.A." }) },
	{ label: "College of Natural Sciences", options: coded({ "BIO-BS": "Biology, B.S.", "CHEM-BS": "Chemistry, B.S.", "MATH-BS": "Mathematics, B.S." }) },
];
const SCHOOLS = coded({
	"380015": "Ashland High School – Ashland, OR",
	"380016": "Ashland Valley High School – Ashland, OR",
	"053925": "Yreka High School – Yreka, CA",
	"050140": "Ashland Community Day School – Hayward, CA",
	"380720": "North Valley High School – Grants Pass, OR",
	"382010": "South Medford High School – Medford, OR",
	"053190": "Valley High School – Sacramento, CA",
	"050635": "Castro Valley High School – Castro Valley, CA",
	"999999": "My school is not listed",
});
const findSchools = (typed: string) =>
	new Promise<Option[]>((done) =>
		setTimeout(() => done(typed.length < 3 ? [] : SCHOOLS.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))), 350),
	);

const parent = { first: "", last: "", relation: "", education: "", occupation: "", employer: "", email: "" };
const course = { year: "", subject: "", title: "", grade: "" };
const initial = {
	firstName: "", middleName: "", lastName: "", suffix: "", preferredName: "", birthDate: "", ssn: "", email: "", phone: "",
	country: "", street: "", apt: "", city: "", state: "", zip: "", county: "",
	citizenship: "", birthCountry: "", gender: "", hispanic: "", race: [] as string[],
	parents: [parent, parent], householdSize: "", income: "",
	highSchool: "", ceeb: "", gradDate: "", gpa: "", gpaScale: "", rank: "", classSize: "",
	satReading: "", satMath: "", act: "", plannedTests: [] as string[],
	ap: [{ subject: "", score: "" }], courses: [course], college: [] as { title: string; grade: string; units: string }[],
	major: "", altMajor: "", term: "",
	counselorEmail: "", insight: "", certify: false,
};
type Values = typeof initial;
let now: Values = initial;
let submitted = false;

function Wrap({ name, label, width = "", required, hint, children }: { name: string; label: string; width?: string; required?: boolean; hint?: string; children: ReactNode }) {
	return (
		<div className={`f ${width}`}>
			<label htmlFor={name}>
				{label} {required && <span className="req">(required)</span>}
			</label>
			{children}
			{hint && <p className="hint" id={`${name}-hint`}>{hint}</p>}
		</div>
	);
}

type Asked = { name: string; label: string; width?: string; required?: boolean; hint?: string };

function Text({ bare, type = "text", max, ...asked }: Asked & { bare?: boolean; type?: string; max?: number }) {
	const [field] = useField(asked.name);
	const box = <input {...field} id={asked.name} type={type} maxLength={max} aria-label={bare ? asked.label : undefined} aria-required={asked.required} />;
	return bare ? box : <Wrap {...asked}>{box}</Wrap>;
}

function Masked({ mask, type = "text", placeholder, ...asked }: Asked & { mask: object; type?: string; placeholder?: string }) {
	const box = useRef<HTMLInputElement>(null);
	const { setFieldValue, setFieldTouched } = useFormikContext<Values>();
	useEffect(() => {
		const masked = IMask(box.current!, mask as { mask: string });
		masked.on("accept", () => setFieldValue(asked.name, mask && (mask as { mask: unknown }).mask === Number ? masked.unmaskedValue : masked.value));
		return () => masked.destroy();
	}, []);
	return (
		<Wrap {...asked}>
			<input ref={box} id={asked.name} name={asked.name} type={type} placeholder={placeholder} inputMode="numeric" autoComplete="off" onBlur={() => setFieldTouched(asked.name)} />
		</Wrap>
	);
}

const STYLES = {
	control: (base: object) => ({ ...base, minHeight: 38, borderColor: "#8b9aa5" }),
	menuPortal: (base: object) => ({ ...base, zIndex: 20 }),
};

function Pick({ options, bare, multi, search = true, ...asked }: Asked & { options: unknown[]; bare?: boolean; multi?: boolean; search?: boolean }) {
	const [field, , { setValue, setTouched }] = useField(asked.name);
	const flat = (options as { options?: Option[] }[]).flatMap((option) => option.options ?? [option as unknown as Option]);
	const box = (
		<Select
			inputId={asked.name}
			instanceId={asked.name}
			name={asked.name}
			className={`pick-${asked.name.replace(/\./g, "-")}`}
			classNamePrefix="rs"
			aria-label={bare ? asked.label : undefined}
			options={options as Option[]}
			isMulti={multi as never}
			isClearable={!asked.required}
			isSearchable={search}
			placeholder="Select…"
			closeMenuOnSelect={!multi}
			menuPortalTarget={bare ? document.body : undefined}
			styles={STYLES as never}
			value={multi ? flat.filter(({ value }) => field.value.includes(value)) : (flat.find(({ value }) => value === field.value) ?? null)}
			onChange={(chosen: unknown) => setValue(multi ? (chosen as Option[]).map(({ value }) => value) : ((chosen as Option | null)?.value ?? ""))}
			onBlur={() => setTouched(true)}
		/>
	);
	return bare ? box : <Wrap {...asked}>{box}</Wrap>;
}

function School(asked: Asked) {
	const [field, , { setValue }] = useField(asked.name);
	return (
		<Wrap {...asked}>
			<AsyncSelect
				inputId={asked.name}
				className="pick-highSchool"
				classNamePrefix="rs"
				cacheOptions
				loadOptions={findSchools}
				isClearable
				placeholder="Start typing the name of your school"
				noOptionsMessage={({ inputValue }) => (inputValue.length < 3 ? "Type at least 3 letters" : "No schools found")}
				styles={STYLES as never}
				value={SCHOOLS.find(({ value }) => value === field.value) ?? null}
				onChange={(chosen) => setValue((chosen as Option | null)?.value ?? "")}
			/>
		</Wrap>
	);
}

const US_DATE = {
	mask: "MM/DD/YYYY",
	blocks: {
		MM: { mask: IMask.MaskedRange, from: 1, to: 12, maxLength: 2 },
		DD: { mask: IMask.MaskedRange, from: 1, to: 31, maxLength: 2 },
		YYYY: { mask: IMask.MaskedRange, from: 1930, to: 2035, maxLength: 4 },
	},
};
const MONTH = { mask: "MM/YYYY", blocks: { MM: US_DATE.blocks.MM, YYYY: US_DATE.blocks.YYYY } };
const whole = (max: number) => ({ mask: Number, scale: 0, min: 0, max, thousandsSeparator: max > 999999 ? "," : "" });

function Parent({ at }: { at: number }) {
	const of = (name: string) => `parents.${at}.${name}`;
	return (
		<>
			<h3>Parent/Guardian {at + 1}</h3>
			<div className="grid">
				<Text name={of("first")} label="First name" required />
				<Text name={of("last")} label="Last name" required />
				<Pick name={of("relation")} label="Relationship to you" options={RELATIONS} search={false} />
				<Pick name={of("education")} label="Highest level of education completed" options={EDUCATION} required width="w6" hint="Choose the highest level in any country." />
				<Text name={of("occupation")} label="Occupation (most recent)" width="w6" />
				<Text name={of("employer")} label="Employer" width="w6" />
				<Text name={of("email")} label="Email address" type="email" width="w6" hint="We may copy this person on financial aid notices." />
			</div>
		</>
	);
}

function Form() {
	const { values, handleSubmit } = useFormikContext<Values>();
	now = values;
	return (
		<form onSubmit={handleSubmit} noValidate className="wrap">
			<p className="lead">
				One application serves all six Sierra Coast campuses. Applications for <strong>fall 2027</strong> are accepted October 1 – December 1. Report everything exactly as it
				appears on your records; you do not need to send transcripts now.
			</p>
			<section>
				<h2>1. Personal information</h2>
				<div className="grid">
					<Text name="firstName" label="Legal first name" required />
					<Text name="middleName" label="Legal middle name" />
					<Text name="lastName" label="Legal last name" required />
					<Pick name="suffix" label="Suffix" options={same("Jr.", "Sr.", "II", "III", "IV", "V")} search={false} width="w3" />
					<Text name="preferredName" label="Preferred first name" width="w3" />
					<Masked name="birthDate" label="Date of birth" mask={US_DATE} placeholder="MM/DD/YYYY" required width="w3" />
					<Masked name="ssn" label="U.S. Social Security number" mask={{ mask: "000-00-0000" }} width="w3" hint="Needed for financial aid matching." />
					<Text name="email" label="Email address" type="email" required width="w6" />
					<Masked name="phone" label="Primary phone" mask={{ mask: "(000) 000-0000" }} type="tel" required width="w6" hint="U.S. and Canada: area code first." />
				</div>
				<h3>Permanent address</h3>
				<div className="grid">
					<Pick name="country" label="Country" options={COUNTRY_OPTIONS} required />
					<Text name="street" label="Street address" width="w6" required />
					<Text name="apt" label="Apt / unit" width="w2" />
					<Text name="city" label="City" required />
					<Pick name="state" label="State" options={STATE_OPTIONS} required width="w3" />
					<Masked name="zip" label="ZIP code" mask={{ mask: "00000[-0000]" }} required width="w2" />
					<Pick name="county" label="County (California)" options={same("Alameda", "Butte", "Fresno", "Humboldt", "Lassen", "Los Angeles", "Sacramento", "San Diego", "Shasta", "Siskiyou", "Trinity", "Yolo")} width="w3" />
				</div>
				<h3>Citizenship and background</h3>
				<div className="grid">
					<Pick
						name="citizenship"
						label="Citizenship status"
						required
						options={coded({ USC: "U.S. citizen", LPR: "U.S. permanent resident", VISA: "Nonimmigrant visa holder", NONE: "No documentation / DACA", OTH: "Other" })}
					/>
					<Pick name="birthCountry" label="Country of birth" options={COUNTRY_OPTIONS} />
					<Pick name="gender" label="Gender" options={coded({ F: "Female", M: "Male", X: "Nonbinary", D: "Decline to state" })} search={false} />
					<Hispanic />
					<Pick
						name="race"
						label="Race (choose all that apply)"
						multi
						width="w8"
						options={coded({ AI: "American Indian or Alaska Native", AS: "Asian", BL: "Black or African American", PI: "Native Hawaiian or Other Pacific Islander", WH: "White" })}
					/>
				</div>
			</section>
			<section>
				<h2>2. Parents and household</h2>
				<p className="hint">The law lets us ask about your parents’ education to identify students who are the first in their family to attend college.</p>
				<Parent at={0} />
				<Parent at={1} />
				<h3>Household</h3>
				<div className="grid">
					<Masked name="householdSize" label="Number of people in household" mask={whole(20)} hint="Include yourself." />
					<Masked name="income" label="Total household income, last calendar year ($)" mask={whole(9999999)} width="w8" hint="Before taxes, in U.S. dollars." />
				</div>
			</section>
			<section>
				<h2>3. High school</h2>
				<div className="grid">
					<School name="highSchool" label="Current or most recent high school" required width="w8" />
					<Masked name="ceeb" label="CEEB / ACT code" mask={{ mask: "000000" }} hint="Six digits. Ask your counselor." />
					<Masked name="gradDate" label="Graduation date" mask={MONTH} placeholder="MM/YYYY" required width="w3" />
					<Masked name="gpa" label="Unweighted GPA" mask={{ mask: Number, scale: 2, radix: ".", min: 0, max: 100, padFractionalZeros: false }} width="w3" />
					<Pick name="gpaScale" label="GPA scale" options={coded({ "4": "4.0", "5": "5.0", "6": "6.0", "100": "100 points" })} search={false} width="w2" />
					<Masked name="rank" label="Class rank" mask={whole(5000)} width="w2" />
					<Masked name="classSize" label="Class size" mask={whole(5000)} width="w2" />
				</div>
				<h3>High school coursework, grades 9–12</h3>
				<p className="hint">Enter at least your three most advanced courses. Give the final grade as it is printed on your transcript.</p>
				<FieldArray name="courses">
					{({ push, remove }) => (
						<>
							<table>
								<thead>
									<tr>
										<th style={{ width: "17%" }}>Grade level taken</th>
										<th style={{ width: "28%" }}>Subject area</th>
										<th>Course title</th>
										<th style={{ width: "14%" }}>Final grade</th>
										<th />
									</tr>
								</thead>
								<tbody>
									{values.courses.map((_, at) => (
										<tr key={at}>
											<td><Pick bare name={`courses.${at}.year`} label={`Grade level taken, course ${at + 1}`} options={same("9th", "10th", "11th", "12th")} search={false} /></td>
											<td><Pick bare name={`courses.${at}.subject`} label={`Subject area, course ${at + 1}`} options={SUBJECTS} /></td>
											<td><Text bare name={`courses.${at}.title`} label={`Course title, course ${at + 1}`} max={80} /></td>
											<td><Text bare name={`courses.${at}.grade`} label={`Final grade, course ${at + 1}`} max={5} /></td>
											<td>{at > 0 && <button type="button" className="x" aria-label={`Remove course ${at + 1}`} onClick={() => remove(at)}>×</button>}</td>
										</tr>
									))}
								</tbody>
							</table>
							<button type="button" className="add" id="addCourse" onClick={() => push(course)}>+ Add a course</button>
						</>
					)}
				</FieldArray>
				<h3>College courses taken while in high school</h3>
				<FieldArray name="college">
					{({ push, remove }) => (
						<>
							{values.college.length === 0 ? (
								<p className="hint">No college courses entered.</p>
							) : (
								<table>
									<thead>
										<tr><th>Course title</th><th style={{ width: "18%" }}>Grade</th><th style={{ width: "18%" }}>Units</th><th /></tr>
									</thead>
									<tbody>
										{values.college.map((_, at) => (
											<tr key={at}>
												<td><Text bare name={`college.${at}.title`} label={`College course ${at + 1} title`} /></td>
												<td><Text bare name={`college.${at}.grade`} label={`College course ${at + 1} grade`} max={5} /></td>
												<td><Text bare name={`college.${at}.units`} label={`College course ${at + 1} units`} max={4} /></td>
												<td><button type="button" className="x" aria-label={`Remove college course ${at + 1}`} onClick={() => remove(at)}>×</button></td>
											</tr>
										))}
									</tbody>
								</table>
							)}
							<button type="button" className="add" id="addCollege" onClick={() => push({ title: "", grade: "", units: "" })}>+ Add a college course</button>
						</>
					)}
				</FieldArray>
			</section>
			<section>
				<h2>4. Exams</h2>
				<p className="hint">Sierra Coast does not use SAT or ACT scores for admission. Scores may be used for course placement.</p>
				<div className="grid">
					<Masked name="satReading" label="SAT Evidence-Based Reading & Writing" mask={whole(800)} />
					<Masked name="satMath" label="SAT Math" mask={whole(800)} />
					<Masked name="act" label="ACT composite" mask={whole(36)} />
					<Pick name="plannedTests" label="Tests you still plan to take" multi width="w12" options={same("SAT – December 2026", "SAT – March 2027", "ACT – December 2026", "ACT – February 2027", "TOEFL iBT", "IELTS")} />
				</div>
				<h3>Advanced Placement (AP) exams</h3>
				<FieldArray name="ap">
					{({ push, remove }) => (
						<>
							{values.ap.map((_, at) => (
								<div className="grid" key={at} style={{ marginTop: 8 }}>
									<Pick name={`ap.${at}.subject`} label="AP exam" options={AP} width="w8" />
									<Pick name={`ap.${at}.score`} label="Score" options={same("1", "2", "3", "4", "5")} search={false} width="w3" />
									{at > 0 && <button type="button" className="x" aria-label={`Remove exam ${at + 1}`} onClick={() => remove(at)}>×</button>}
								</div>
							))}
							<button type="button" className="add" id="addExam" onClick={() => push({ subject: "", score: "" })}>+ Add another exam</button>
						</>
					)}
				</FieldArray>
			</section>
			<section>
				<h2>5. Campus and major</h2>
				<div className="grid">
					<Pick name="term" label="Term of admission" options={coded({ "2274": "Fall 2027", "2282": "Spring 2028" })} search={false} required width="w3" />
					<Pick name="major" label="First-choice major" options={MAJORS} required width="w6" />
					<Pick name="altMajor" label="Alternate major" options={MAJORS} width="w3" />
				</div>
				<h3>Personal insight</h3>
				<div className="grid">
					<Wrap name="insight" label="Describe the most significant challenge you have faced and the steps you have taken to overcome it." width="w12" hint="350 words maximum.">
						<Insight />
					</Wrap>
					<Text name="counselorEmail" label="Counselor’s email address" type="email" width="w6" hint="Your counselor will be asked to confirm your senior schedule." />
				</div>
			</section>
			<section>
				<h2>6. Affirmation</h2>
				<Certify />
			</section>
			<div className="foot"><button className="send" type="submit">Submit application</button></div>
		</form>
	);
}

function Hispanic() {
	const { values, setFieldValue } = useFormikContext<Values>();
	return (
		<div className="f" role="radiogroup" aria-labelledby="hispanic-label">
			<span className="lab" id="hispanic-label">Are you Hispanic or Latino?</span>
			<div className="radios">
				{[["Y", "Yes"], ["N", "No"]].map(([value, label]) => (
					<label key={value}>
						<input type="radio" name="hispanic" value={value} checked={values.hispanic === value} onChange={() => setFieldValue("hispanic", value)} /> {label}
					</label>
				))}
			</div>
		</div>
	);
}

function Insight() {
	const [field] = useField("insight");
	return <textarea {...field} id="insight" />;
}

function Certify() {
	const [field] = useField({ name: "certify", type: "checkbox" });
	return (
		<label className="cert">
			<input {...field} type="checkbox" id="certify" />
			<span>I certify that all information provided in my application is accurate and is my own work, and I understand that Sierra Coast may withdraw an offer of admission if it is not.</span>
		</label>
	);
}

createRoot(document.getElementById("root")!).render(
	<>
		<header className="top"><div className="wrap"><b>Sierra Coast State University</b><span>Undergraduate application · Fall 2027</span></div></header>
		<Formik initialValues={initial} onSubmit={() => { submitted = true; }}>
			<Form />
		</Formik>
	</>,
);

/** Path in Formik's values of each key. */
const KEYS: Record<string, string> = {};
for (const key of Object.keys(initial)) if (!["parents", "ap", "courses", "college"].includes(key)) KEYS[key] = key;
for (const at of [0, 1]) for (const part of Object.keys(parent)) KEYS[`parent${at + 1}_${part}`] = `parents.${at}.${part}`;
for (const at of [0, 1, 2]) for (const part of ["subject", "score"]) KEYS[`ap${at + 1}_${part}`] = `ap.${at}.${part}`;
for (const at of [0, 1, 2]) for (const part of Object.keys(course)) KEYS[`course${at + 1}_${part}`] = `courses.${at}.${part}`;
for (const at of [0, 1]) for (const part of ["title", "grade", "units"]) KEYS[`college${at + 1}_${part}`] = `college.${at}.${part}`;

const read = (path: string) => path.split(".").reduce((at: any, part) => at?.[part], now) ?? "";
const shown = (path: string) => {
	if (path === "hispanic") return document.querySelector<HTMLInputElement>("input[name=hispanic]:checked")?.parentElement?.textContent?.trim() ?? "";
	if (path === "certify") return document.querySelector<HTMLInputElement>("#certify")!.checked;
	const picker = document.querySelector(`.pick-${path.replace(/\./g, "-")}`);
	if (picker?.querySelector(".rs__value-container--is-multi")) return [...picker.querySelectorAll(".rs__multi-value__label")].map((label) => label.textContent);
	if (picker) return picker.querySelector(".rs__single-value")?.textContent ?? "";
	return (document.getElementById(path) as HTMLInputElement | null)?.value ?? "";
};
Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(Object.entries(KEYS).map(([key, path]) => [key, read(path)])), submitted }),
	formShown: () => Object.fromEntries(Object.entries(KEYS).map(([key, path]) => [key, shown(path)])),
});
