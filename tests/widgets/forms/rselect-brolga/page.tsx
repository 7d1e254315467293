import "react-datepicker/dist/react-datepicker.css";
import "./page.css";
import { type ReactNode, useState } from "react";
import DatePicker from "react-datepicker";
import { createRoot } from "react-dom/client";
import { type Control, Controller, type UseFormReturn, useFieldArray, useForm } from "react-hook-form";
import Select from "react-select";
import CreatableSelect from "react-select/creatable";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Option = { value: string; label: string };
const same = (names: string[]): Option[] => names.map((name) => ({ value: name, label: name }));

const STATE_OPTIONS = STATES.map(([value, label]) => ({ value, label }));
const YES_NO_CODES: Option[] = [{ value: "1", label: "1 = Yes" }, { value: "2", label: "2 = No" }];
const RACES: [string, string][] = [
	["raceIndian", "American Indian/Alaskan Native"],
	["raceAsian", "Asian"],
	["raceBlack", "Black or African American"],
	["racePacific", "Native Hawaiian or Other Pacific Islander"],
	["raceWhite", "White"],
];
const EDUCATION = same(["Less than high school", "High school diploma/GED", "Some college, no degree", "Associate's degree (2-year)", "Bachelor's degree (4-year)", "Master's degree or higher"]);
const GRADES = ["9", "10", "11", "12"].map((value) => ({ value, label: `${value}th` }));
const ACTIVITY_TYPES = same(["Academic team or club", "Arts/Music/Theater", "Athletics", "Community service", "Debate/Speech", "Environmental", "Family responsibilities", "Religious", "Student government", "Work (paid)", "Other"]);
const AP_TESTS = same(["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science Principles", "AP English Language", "AP English Literature", "AP Environmental Science", "AP Human Geography", "AP Physics 1", "AP Psychology", "AP Spanish Language", "AP Statistics", "AP US Government", "AP United States History", "AP World History"]);
const COLLEGES = same(["Amherst College", "Brown University", "Colorado College", "Emory University", "Oberlin College", "Oregon State University", "Pomona College", "Reed College", "Rice University", "Scripps College", "Stanford University", "University of Oregon", "University of Washington", "Vassar College", "Yale University"]);
const HELP = ["English Composition/Literature", "Mathematics", "Science", "Foreign Language", "English as a Second Language", "Study Skills"];

const EMPTY = {
	eligBachelor: "", eligIncome: "",
	first: "", middle: "", last: "", suffix: null, preferred: "", dob: null, address: "", unit: "", city: "", state: null, zip: "", phone: "", textOk: "", email: "",
	ssn: "", citizen: null, alienNumber: "", gender: null, birthCountry: null, homeLanguages: [], firstLanguage: null,
	hispanic: null, raceIndian: null, raceAsian: null, raceBlack: null, racePacific: null, raceWhite: null, ward: "",
	school: "", schoolCity: "", schoolState: null, gradeLevel: null, gradYear: null, entered: null, gpa: "", rank: "", classSize: "",
	counselor: "", counselorEmail: "", help: [], disability: "", programs: [],
	courses: [{ name: "", grade: "" }, { name: "", grade: "" }, { name: "", grade: "" }],
	psat: "", psatDate: null, satErw: "", satErwDate: null, satMath: "", satMathDate: null, act: "", actDate: null,
	ap: [{ subject: null, score: null }, { subject: null, score: null }, { subject: null, score: null }],
	afterHs: null, career: "", major: null, degree: null, colleges: [], enrollYear: "", why: "",
	guardian1: { name: "", relationship: null, phone: "", occupation: "", education: null },
	guardian2: { name: "", relationship: null, phone: "", occupation: "", education: null },
	livesWith: null, marital: null, household: "", lunch: "", income: "", taxable: "", siblingCount: "",
	siblings: [{ name: "", age: "", grade: "" }],
	activities: [{ type: null, organization: "", position: "", grades: [], hours: "" }],
	honors: [{ title: "", grade: null }, { title: "", grade: null }, { title: "", grade: null }],
	emergencyName: "", emergencyRelation: "", emergencyPhone: "", teacher: "", teacherEmail: "",
	release: false, studentSignature: "", parentSignature: "", signedOn: null,
};

type Picked = { control: Control<any>; name: string; id: string; options: Option[]; isMulti?: boolean; creatable?: boolean; searchable?: boolean; placeholder?: string; label?: string };

/** react-select keeps options; the form keeps their values. */
function Pick({ control, name, id, options, isMulti, creatable, searchable = true, placeholder, label }: Picked) {
	const Kind: any = creatable ? CreatableSelect : Select;
	const optionOf = (value: string) => options.find((option) => option.value === value) ?? { value, label: value };
	return (
		<Controller
			control={control}
			name={name}
			render={({ field }) => (
				<Kind
					inputId={id}
					instanceId={id}
					classNamePrefix="rs"
					aria-label={label}
					options={options}
					isMulti={isMulti}
					isSearchable={searchable}
					isClearable
					placeholder={placeholder ?? "Select..."}
					closeMenuOnSelect={!isMulti}
					onBlur={field.onBlur}
					value={isMulti ? field.value.map(optionOf) : field.value === null ? null : optionOf(field.value)}
					onChange={(chosen: any) => field.onChange(isMulti ? chosen.map((each: Option) => each.value) : (chosen?.value ?? null))}
				/>
			)}
		/>
	);
}

function Day({ control, name, id, label }: { control: Control<any>; name: string; id: string; label?: string }) {
	return (
		<Controller
			control={control}
			name={name}
			render={({ field }) => (
				<DatePicker id={id} selected={field.value} onChange={(day: Date | null) => field.onChange(day)} onBlur={field.onBlur} dateFormat="MM/dd/yyyy" placeholderText="MM/DD/YYYY" showMonthDropdown showYearDropdown dropdownMode="select" autoComplete="off" ariaLabelledBy={label} />
			)}
		/>
	);
}

const asPhone = (text: string) => {
	const digits = text.replace(/\D/g, "").replace(/^1(?=\d{10})/, "").slice(0, 10);
	if (digits.length < 4) return digits;
	return digits.length < 7 ? `(${digits.slice(0, 3)}) ${digits.slice(3)}` : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
};
function Phone({ control, name, id }: { control: Control<any>; name: string; id: string }) {
	return <Controller control={control} name={name} render={({ field }) => <input id={id} type="tel" placeholder="(555) 555-5555" value={field.value} onBlur={field.onBlur} onChange={(event) => field.onChange(asPhone(event.target.value))} />} />;
}

const Field = ({ id, label, required, note, full, children }: { id: string; label: string; required?: boolean; note?: string; full?: boolean; children: ReactNode }) => (
	<div className={full ? "field full" : "field"}>
		<label htmlFor={id}>{label}{required && <span className="req"> *</span>}</label>
		{children}
		{note && <div className="note">{note}</div>}
	</div>
);

function YesNo({ form, name, question, full }: { form: UseFormReturn<any>; name: string; question: string; full?: boolean }) {
	return (
		<div className={full ? "field full" : "field"} role="radiogroup" aria-labelledby={`${name}-question`}>
			<div className="q" id={`${name}-question`}>{question}</div>
			<label><input type="radio" value="Yes" {...form.register(name)} /> Yes</label>{" "}
			<label><input type="radio" value="No" {...form.register(name)} /> No</label>
		</div>
	);
}

let api: UseFormReturn<any>;
let submitted = false;

function Application() {
	const form = useForm<any>({ defaultValues: EMPTY });
	api = form;
	const { register, control } = form;
	const siblings = useFieldArray({ control, name: "siblings" });
	const activities = useFieldArray({ control, name: "activities" });
	const guardian = (n: 1 | 2) => (
		<div className="box" id={`guardian${n}`}>
			<h3>Parent/Guardian {n}</h3>
			<div className="two">
				<Field id={`g${n}-name`} label="First and Last Name" required={n === 1}><input id={`g${n}-name`} {...register(`guardian${n}.name`)} /></Field>
				<Field id={`g${n}-rel`} label="Relationship to Student" required={n === 1}><Pick control={control} name={`guardian${n}.relationship`} id={`g${n}-rel`} options={same(["Mother", "Father", "Stepparent", "Grandparent", "Legal guardian", "Other"])} /></Field>
				<Field id={`g${n}-phone`} label="Phone" required={n === 1}><Phone control={control} name={`guardian${n}.phone`} id={`g${n}-phone`} /></Field>
				<Field id={`g${n}-job`} label="Occupation"><input id={`g${n}-job`} {...register(`guardian${n}.occupation`)} /></Field>
				<Field id={`g${n}-edu`} label="Highest Education Level Completed" required={n === 1} full><Pick control={control} name={`guardian${n}.education`} id={`g${n}-edu`} options={EDUCATION} /></Field>
			</div>
		</div>
	);
	return (
		<form noValidate onSubmit={form.handleSubmit(() => { submitted = true; })}>
			<h2>Eligibility status</h2>
			<p><strong>Please do this first!</strong></p>
			<YesNo form={form} name="eligBachelor" question="1. Did either of your parents/guardians receive a bachelor's degree (a four year college degree)?" />
			<p>2. Please look at the taxable income from your parent/guardian tax return (form 1040, line 15). Compare that amount to the amount on the chart below next to the number of people in your household.</p>
			<table>
				<thead><tr><th>Number of people in the household</th><td>1</td><td>2</td><td>3</td><td>4</td><td>5</td><td>6</td></tr></thead>
				<tbody><tr><th>Taxable income for the year</th><td>$23,475</td><td>$31,725</td><td>$39,975</td><td>$48,225</td><td>$56,475</td><td>$64,725</td></tr></tbody>
			</table>
			<YesNo form={form} name="eligIncome" question="Is your taxable income greater than the amount on the chart?" />

			<h2>Student information</h2>
			<p className="note">Please enter the information you would like us to use to contact you. Email is our primary mode of communication, so please enter the email address you check most frequently.</p>
			<div className="two" id="student">
				<Field id="first" label="Legal First Name" required><input id="first" {...register("first")} /></Field>
				<Field id="middle" label="Legal Middle Name"><input id="middle" {...register("middle")} /></Field>
				<Field id="last" label="Legal Last Name" required><input id="last" {...register("last")} /></Field>
				<Field id="suffix" label="Suffix"><Pick control={control} name="suffix" id="suffix" options={same(["Jr", "Sr", "II", "III", "IV"])} searchable={false} /></Field>
				<Field id="preferred" label="Preferred Name - what you would like us to call you"><input id="preferred" {...register("preferred")} /></Field>
				<Field id="dob" label="Date of Birth (MM/DD/YYYY)" required><Day control={control} name="dob" id="dob" /></Field>
				<Field id="address" label="Home Address" required><input id="address" {...register("address")} /></Field>
				<Field id="unit" label="Apartment/Unit/Lot Number"><input id="unit" {...register("unit")} /></Field>
				<Field id="city" label="City" required><input id="city" {...register("city")} /></Field>
				<Field id="state" label="State" required><Pick control={control} name="state" id="state" options={STATE_OPTIONS} /></Field>
				<Field id="zip" label="Zip Code" required><input id="zip" maxLength={10} {...register("zip")} /></Field>
				<Field id="phone" label="Student Phone Number" required><Phone control={control} name="phone" id="phone" /></Field>
				<YesNo form={form} name="textOk" question="Text messages okay?" />
				<Field id="email" label="Email Address" required><input id="email" type="email" {...register("email")} /></Field>
				<Field id="ssn" label="Social Security Number (if you do not have one, please enter all zeros)" required><input id="ssn" {...register("ssn")} /></Field>
				<Field id="citizen" label="U.S. Citizen or Permanent Resident" required><Pick control={control} name="citizen" id="citizen" options={[{ value: "C", label: "U.S. Citizen" }, { value: "P", label: "Permanent Resident" }, { value: "I", label: "In the process of filing for permanent residency" }, { value: "N", label: "None of these" }]} /></Field>
				<Field id="alien" label="If you answered permanent resident, provide A# (Alien Registration Number)"><input id="alien" {...register("alienNumber")} /></Field>
				<Field id="gender" label="Gender" required><Pick control={control} name="gender" id="gender" options={[{ value: "F", label: "Female" }, { value: "M", label: "Male" }, { value: "X", label: "Non-binary" }]} searchable={false} /></Field>
				<Field id="birthCountry" label="Country of Birth"><Pick control={control} name="birthCountry" id="birthCountry" options={same(COUNTRIES)} /></Field>
				<Field id="firstLanguage" label="Student's first language"><Pick control={control} name="firstLanguage" id="firstLanguage" options={same(["Arabic", "English", "French", "Hmong", "Somali", "Spanish", "Tagalog", "Vietnamese", "Other"])} /></Field>
				<Field id="homeLanguages" label="Language(s) spoken at home" required full><Pick control={control} name="homeLanguages" id="homeLanguages" options={same(["Arabic", "English", "French", "Hmong", "Somali", "Spanish", "Tagalog", "Vietnamese"])} isMulti creatable placeholder="Choose or type a language" /></Field>
			</div>

			<h2>Cultural background information</h2>
			<table id="background">
				<tbody>
					<tr><td><span id="hispanic-l">Ethnic (Hispanic) 1 ='Yes' 2='No'</span> <span className="req">*</span></td><td style={{ width: 220 }}><Pick control={control} name="hispanic" id="hispanic" options={YES_NO_CODES} label="Ethnic (Hispanic)" /></td></tr>
					<tr><th colSpan={2}>Race: For each of the following, choose 1 if you identify YES or choose 2 if you identify NO</th></tr>
					{RACES.map(([name, race]) => <tr key={name}><td>{race} <span className="req">*</span></td><td><Pick control={control} name={name} id={name} options={YES_NO_CODES} label={race} /></td></tr>)}
				</tbody>
			</table>
			<YesNo form={form} name="ward" question="Are you a ward of the court (homeless, in foster care, or involved in the juvenile justice system)?" />

			<h2>Academic information</h2>
			<div className="two" id="academic">
				<Field id="school" label="High School Attended" required full><input id="school" {...register("school")} /></Field>
				<Field id="schoolCity" label="School City"><input id="schoolCity" {...register("schoolCity")} /></Field>
				<Field id="schoolState" label="School State"><Pick control={control} name="schoolState" id="schoolState" options={STATE_OPTIONS} /></Field>
				<Field id="gradeLevel" label="Current Grade Level" required><Pick control={control} name="gradeLevel" id="gradeLevel" options={[{ value: "09", label: "9th - Freshman" }, { value: "10", label: "10th - Sophomore" }, { value: "11", label: "11th - Junior" }, { value: "12", label: "12th - Senior" }]} searchable={false} /></Field>
				<Field id="gradYear" label="Expected High School Graduation Year" required><Pick control={control} name="gradYear" id="gradYear" options={same(["2026", "2027", "2028", "2029", "2030"])} searchable={false} /></Field>
				<Field id="entered" label="Date you first entered this school"><Day control={control} name="entered" id="entered" /></Field>
				<Field id="gpa" label="Cumulative GPA (grade point average), unweighted" required note="GPA will be verified by official transcripts."><input id="gpa" {...register("gpa")} /></Field>
				<Field id="rank" label="Class rank"><input id="rank" {...register("rank")} /></Field>
				<Field id="classSize" label="Number of students in class"><input id="classSize" {...register("classSize")} /></Field>
				<Field id="counselor" label="High School Guidance Counselor Name" required><input id="counselor" {...register("counselor")} /></Field>
				<Field id="counselorEmail" label="High School Guidance Counselor Email" required><input id="counselorEmail" {...register("counselorEmail")} /></Field>
				<fieldset className="full box" id="help">
					<legend>Please check all the academic areas you would like assistance with (you may check more than one).</legend>
					{HELP.map((area) => <label key={area} style={{ display: "block" }}><input type="checkbox" value={area} {...register("help")} /> {area}</label>)}
				</fieldset>
				<YesNo form={form} name="disability" question="Do you have a disability requiring accommodations?" full />
				<Field id="programs" label="Have you ever participated in any of the following TRiO programs or other college preparatory programs?" full><Pick control={control} name="programs" id="programs" options={same(["AVID", "Educational Talent Search", "GEAR UP", "Upward Bound", "Upward Bound Math & Science", "Other", "None"])} isMulti /></Field>
			</div>
			<h3>Courses</h3>
			<p className="note">List up to three high school courses from your transcript with the grade you received.</p>
			<table id="courses">
				<thead><tr><th>Course</th><th style={{ width: 140 }}>Grade</th></tr></thead>
				<tbody>{[0, 1, 2].map((n) => <tr key={n}><td><input {...register(`courses.${n}.name`)} /></td><td><input {...register(`courses.${n}.grade`)} /></td></tr>)}</tbody>
			</table>
			<h3>Test scores (if taken)</h3>
			<table id="scores">
				<thead><tr><th>Test</th><th>Best score</th><th>Date</th></tr></thead>
				<tbody>
					{[["psat", "PSAT/NMSQT total"], ["satErw", "SAT Evidence-Based Reading and Writing"], ["satMath", "SAT Math"], ["act", "ACT composite"]].map(([name, test]) => (
						<tr key={name}><td id={`${name}-test`}>{test}</td><td><input id={name} inputMode="numeric" aria-labelledby={`${name}-test`} {...register(name)} /></td><td><Day control={control} name={`${name}Date`} id={`${name}Date`} label={`${name}-test`} /></td></tr>
					))}
				</tbody>
			</table>
			<table id="ap">
				<thead><tr><th>AP exam</th><th style={{ width: 160 }}>Score</th></tr></thead>
				<tbody>{[0, 1, 2].map((n) => <tr key={n}><td><Pick control={control} name={`ap.${n}.subject`} id={`ap-subject-${n}`} options={AP_TESTS} /></td><td><Pick control={control} name={`ap.${n}.score`} id={`ap-score-${n}`} options={same(["1", "2", "3", "4", "5"])} searchable={false} /></td></tr>)}</tbody>
			</table>

			<h2>Goals</h2>
			<div className="two" id="goals">
				<Field id="afterHs" label="What do you plan to do after high school?" required><Pick control={control} name="afterHs" id="afterHs" options={[{ value: "4yr", label: "Four-year college or university" }, { value: "2yr", label: "Two-year/community college" }, { value: "voc", label: "Vocational or technical school" }, { value: "mil", label: "Military" }, { value: "work", label: "Work" }, { value: "und", label: "Undecided" }]} /></Field>
				<Field id="enrollYear" label="Year you plan to enroll"><input id="enrollYear" {...register("enrollYear")} /></Field>
				<Field id="major" label="Intended field of study"><Pick control={control} name="major" id="major" options={same(MAJORS)} creatable /></Field>
				<Field id="degree" label="Highest degree you hope to earn"><Pick control={control} name="degree" id="degree" options={same(["Certificate", "Associate's", "Bachelor's", "Master's", "Doctoral/Professional", "Not sure"])} /></Field>
				<Field id="career" label="What career are you interested in?" full><input id="career" {...register("career")} /></Field>
				<Field id="colleges" label="Which colleges are you applying to?" note="Start typing. If a college isn't listed, press Enter to add it." full><Pick control={control} name="colleges" id="colleges" options={COLLEGES} isMulti creatable /></Field>
				<Field id="why" label="Why would you benefit from Brolga Scholars?" required full><textarea id="why" rows={5} {...register("why")} /></Field>
			</div>

			<h2>Household information</h2>
			<p className="note">We need information about your birth parents or legal guardians to determine if you are eligible to participate in our program, even if you live with someone else.</p>
			{guardian(1)}
			{guardian(2)}
			<div className="two" id="household-info">
				<Field id="livesWith" label="Student Lives With" required><Pick control={control} name="livesWith" id="livesWith" options={same(["Both parents", "Parent/Guardian 1", "Parent/Guardian 2", "Grandparent(s)", "Foster parent(s)", "Other"])} /></Field>
				<Field id="marital" label="Marital status of parents"><Pick control={control} name="marital" id="marital" options={same(["Married", "Divorced", "Separated", "Never married", "Widowed"])} /></Field>
				<Field id="household" label="Number of people in the household" required><input id="household" {...register("household")} /></Field>
				<YesNo form={form} name="lunch" question="Do you qualify for free or reduced lunches?" />
				<Field id="income" label="Annual household income" required note="Before taxes. Whole dollars."><input id="income" inputMode="numeric" {...register("income")} /></Field>
				<Field id="taxable" label="Taxable income (line 15 of form 1040)"><input id="taxable" {...register("taxable")} /></Field>
				<Field id="siblingCount" label="Number of brothers and sisters"><input id="siblingCount" type="number" min={0} {...register("siblingCount")} /></Field>
			</div>
			<table id="siblings">
				<thead><tr><th>Name of brother or sister</th><th style={{ width: 90 }}>Age</th><th>Grade or college</th></tr></thead>
				<tbody>{siblings.fields.map((row, n) => <tr key={row.id}><td><input {...register(`siblings.${n}.name`)} /></td><td><input {...register(`siblings.${n}.age`)} /></td><td><input {...register(`siblings.${n}.grade`)} /></td></tr>)}</tbody>
			</table>
			<button type="button" onClick={() => siblings.append({ name: "", age: "", grade: "" }, { shouldFocus: false })}>Add a brother or sister</button>

			<h2>Activities, work and awards</h2>
			<p className="note">Tell us how you spend your time outside of class. Paid work and family responsibilities count!</p>
			{activities.fields.map((row, n) => (
				<div className="box activity" key={row.id}>
					<div className="two">
						<Field id={`act-type-${n}`} label="Type of activity"><Pick control={control} name={`activities.${n}.type`} id={`act-type-${n}`} options={ACTIVITY_TYPES} /></Field>
						<Field id={`act-org-${n}`} label="Name of organization or employer"><input id={`act-org-${n}`} {...register(`activities.${n}.organization`)} /></Field>
						<Field id={`act-pos-${n}`} label="Your role"><input id={`act-pos-${n}`} {...register(`activities.${n}.position`)} /></Field>
						<Field id={`act-hours-${n}`} label="Hours per week"><input id={`act-hours-${n}`} {...register(`activities.${n}.hours`)} /></Field>
						<Field id={`act-grades-${n}`} label="Grades" full><Pick control={control} name={`activities.${n}.grades`} id={`act-grades-${n}`} options={GRADES} isMulti /></Field>
					</div>
				</div>
			))}
			<button type="button" onClick={() => activities.append({ type: null, organization: "", position: "", grades: [], hours: "" }, { shouldFocus: false })}>Add another activity</button>
			<table id="honors">
				<thead><tr><th>Award or honor</th><th style={{ width: 180 }}>Grade received</th></tr></thead>
				<tbody>{[0, 1, 2].map((n) => <tr key={n}><td><input {...register(`honors.${n}.title`)} /></td><td><Pick control={control} name={`honors.${n}.grade`} id={`honor-grade-${n}`} options={GRADES} searchable={false} /></td></tr>)}</tbody>
			</table>

			<h2>Emergency contact and reference</h2>
			<div className="two">
				<Field id="em-name" label="Emergency contact (other than parent/guardian)"><input id="em-name" {...register("emergencyName")} /></Field>
				<Field id="em-rel" label="Relationship"><input id="em-rel" {...register("emergencyRelation")} /></Field>
				<Field id="em-phone" label="Emergency contact phone"><Phone control={control} name="emergencyPhone" id="em-phone" /></Field>
				<div />
				<Field id="teacher" label="Current or former teacher who is willing to provide a reference for you" required><input id="teacher" {...register("teacher")} /></Field>
				<Field id="teacherEmail" label="Teacher's email" required><input id="teacherEmail" type="email" {...register("teacherEmail")} /></Field>
			</div>

			<h2>Release and signatures</h2>
			<p><label><input type="checkbox" id="release" {...register("release")} /> I authorize my school to release my transcripts, test scores and attendance records to Brolga Scholars, and I certify that the information on this application is true.</label></p>
			<div className="two">
				<Field id="sig1" label="Student signature (type full name)" required><input id="sig1" {...register("studentSignature")} /></Field>
				<Field id="sig2" label="Parent/Guardian signature" required><input id="sig2" {...register("parentSignature")} /></Field>
				<Field id="signedOn" label="Date signed" required><Day control={control} name="signedOn" id="signedOn" /></Field>
			</div>
			<p><button className="main" type="submit">Submit application</button></p>
		</form>
	);
}

function Page() {
	const [begun, setBegun] = useState(false);
	return (
		<>
			<header className="masthead"><strong>Brolga Scholars</strong> · TRIO Upward Bound &amp; College Match</header>
			<div className="wrap">
				<h1>Online Application</h1>
				{begun ? (
					<Application />
				) : (
					<>
						<p>Brolga Scholars is a college access program designed to assist high-achieving students from low-income families who would like to enter the college of their choice by the fall after high school graduation.</p>
						<h3>Before you begin</h3>
						<ul>
							<li>You will need to enter your family's income from the most recent tax return.</li>
							<li>You will need the name of a current or former teacher who is able to speak to your academic performance as a student.</li>
							<li>You cannot save and restart this application.</li>
						</ul>
						<button className="main" type="button" onClick={() => setBegun(true)}>Begin application</button>
					</>
				)}
			</div>
		</>
	);
}
createRoot(document.getElementById("root")!).render(<Page />);

/** Every answer with its key: rows as `siblings.0.name`. */
function flat(value: any, prefix = ""): [string, any][] {
	return Object.entries<any>(value).flatMap(([key, each]) => {
		const isRows = Array.isArray(each) && typeof each[0] === "object";
		const isGroup = each && typeof each === "object" && !Array.isArray(each) && !(each instanceof Date);
		return isRows || isGroup ? flat(each, `${prefix}${key}.`) : [[prefix + key, each] as [string, any]];
	});
}
const values = () => flat(api ? api.getValues() : EMPTY);
const iso = (value: any) => (value instanceof Date ? `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}` : value);

const IDS: Record<string, string> = { alienNumber: "alien", emergencyName: "em-name", emergencyRelation: "em-rel", emergencyPhone: "em-phone", studentSignature: "sig1", parentSignature: "sig2" };
const PARTS: Record<string, Record<string, string>> = {
	guardian: { name: "name", relationship: "rel", phone: "phone", occupation: "job", education: "edu" },
	activities: { type: "act-type", organization: "act-org", position: "act-pos", grades: "act-grades", hours: "act-hours" },
	ap: { subject: "ap-subject", score: "ap-score" },
};
function elementOf(key: string): any {
	const [list, at, part] = key.split(".");
	if (list.startsWith("guardian")) return document.getElementById(`g${list.at(-1)}-${PARTS.guardian[at]}`);
	if (PARTS[list] && part) return document.getElementById(`${PARTS[list][part]}-${at}`);
	if (list === "honors" && part === "grade") return document.getElementById(`honor-grade-${at}`);
	return part ? document.getElementsByName(key)[0] : document.getElementById(IDS[key] ?? key);
}
const RADIOS = ["eligBachelor", "eligIncome", "textOk", "ward", "disability", "lunch"];
function shownOf(key: string): unknown {
	if (RADIOS.includes(key)) return document.querySelector<HTMLInputElement>(`input[name="${key}"]:checked`)?.parentElement?.textContent?.trim() ?? "";
	if (key === "help") return [...document.querySelectorAll("input[name=help]:checked")].map((each) => each.parentElement?.textContent?.trim());
	const element = elementOf(key);
	const select = element?.closest(".rs__control");
	if (!select) return element?.type === "checkbox" ? element.checked : (element?.value ?? "");
	const many = key === "homeLanguages" || key === "programs" || key === "colleges" || key.endsWith(".grades");
	if (many) return [...select.querySelectorAll(".rs__multi-value__label")].map((each: any) => each.textContent);
	return select.querySelector(".rs__single-value")?.textContent ?? "";
}
const w = window as any;
w.formState = () => ({ ...Object.fromEntries(values().map(([key, value]) => [key, iso(value)])), submitted });
w.formShown = () => Object.fromEntries(values().map(([key]) => [key, shownOf(key)]));
