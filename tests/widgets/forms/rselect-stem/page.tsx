import "react-datepicker/dist/react-datepicker.css";
import "./page.css";
import { type ReactNode, useState } from "react";
import DatePicker from "react-datepicker";
import { createRoot } from "react-dom/client";
import Select, { type GroupBase, type OptionsOrGroups } from "react-select";
import CreatableSelect from "react-select/creatable";
import { COUNTRIES, STATES } from "../../lists";

type Option = { value: string; label: string };
type Value = string | string[] | boolean | Date | null;

const plain = (...texts: string[]): Option[] => texts.map((text) => ({ value: text, label: text }));
const coded = (...pairs: [string, string][]): Option[] => pairs.map(([value, label]) => ({ value, label }));
const states = coded(...STATES);
const countries = plain(...COUNTRIES);
const suffixes = plain("Jr.", "Sr.", "II", "III", "IV");
const citizenships = coded(["USC", "U.S. Citizen"], ["USN", "U.S. National"], ["LPR", "Lawful Permanent Resident"], ["OTH", "Other / none of the above"]);
const genders = coded(["F", "Female"], ["M", "Male"], ["N", "Non-binary"], ["D", "Decline to state"]);
const races = coded(
	["1", "American Indian or Alaska Native"],
	["2", "Asian"],
	["3", "Black or African American"],
	["4", "Native Hawaiian or Other Pacific Islander"],
	["5", "White"],
	["9", "Decline to state"],
);
const military = coded(
	["0", "No military affiliation"],
	["1", "Active duty, Reserve or National Guard"],
	["2", "Veteran"],
	["3", "Dependent of a service member"],
);
const disabilities = coded(["Y", "Yes"], ["N", "No"], ["D", "Decline to state"]);
const gradeLevels = coded(["9", "Grade 9"], ["10", "Grade 10"], ["11", "Grade 11"], ["12", "Grade 12"]);
const degrees = plain("Associate's", "Bachelor's", "Master's", "Doctorate (Ph.D., Ed.D.)", "Professional (M.D., D.D.S., J.D.)", "Undecided");
const schooling = plain(
	"Less than high school", "High school diploma / GED", "Some college", "Associate's degree", "Bachelor's degree", "Master's degree or higher", "Unknown",
);
const fields = [
	{
		label: "Engineering",
		options: plain(
			"Aerospace Engineering", "Biomedical Engineering", "Chemical Engineering", "Civil Engineering", "Computer Engineering",
			"Electrical Engineering", "Environmental Engineering", "Industrial Engineering", "Materials Science", "Mechanical Engineering",
		),
	},
	{ label: "Computing", options: plain("Computer Science", "Cybersecurity", "Data Science", "Information Systems") },
	{ label: "Life Sciences", options: plain("Biochemistry", "Biology", "Ecology", "Environmental Science", "Microbiology", "Neuroscience") },
	{ label: "Physical Sciences & Mathematics", options: plain("Applied Mathematics", "Astronomy", "Chemistry", "Geology", "Mathematics", "Physics", "Statistics") },
];
const universities = plain(
	"Arizona State University", "California Institute of Technology", "Georgia Institute of Technology", "Howard University", "Iowa State University",
	"Massachusetts Institute of Technology", "Michigan State University", "North Carolina A&T State University", "Ohio State University",
	"Oregon Institute of Technology", "Oregon State University", "Portland State University", "Purdue University", "Stanford University",
	"Texas A&M University", "University of California, Berkeley", "University of California, Davis", "University of Oregon",
	"University of Washington", "Virginia Tech", "Washington State University",
);
const exams = coded(
	["20", "Biology"], ["66", "Calculus AB"], ["68", "Calculus BC"], ["25", "Chemistry"], ["31", "Computer Science A"],
	["32", "Computer Science Principles"], ["36", "English Language and Composition"], ["37", "English Literature and Composition"],
	["40", "Environmental Science"], ["43", "European History"], ["53", "Human Geography"], ["83", "Physics 1"], ["84", "Physics 2"],
	["80", "Physics C: Mechanics"], ["85", "Psychology"], ["87", "Spanish Language and Culture"], ["90", "Statistics"],
	["57", "U.S. Government and Politics"], ["07", "U.S. History"], ["93", "World History: Modern"],
);
const points = plain("1", "2", "3", "4", "5");

const TEXTS = [
	"first", "mi", "last", "ssn4", "birthCity", "email", "phone", "street", "city", "zip",
	"hsName", "hsCity", "rank", "rankOf", "gpa", "gpaWeighted", "gradYearCollege", "career",
	"satRw", "satMath", "act",
	"honor0", "honor1", "honor2", "dualCollege", "dual0", "dual0_grade", "dual1", "dual1_grade",
	"parentA", "parentA_job", "parentB", "parentB_job", "income", "siblings",
	"essay", "recName", "recEmail", "signature", "fax",
];
const CHOICES = [
	"suffix", "birthCountry", "state", "citizenship", "gender", "military", "disability", "hsState", "grade", "university", "field", "degree",
	"honor0_grade", "honor1_grade", "honor2_grade", "parentA_school", "parentB_school",
];
const DATES = ["dob", "hsGrad", "satRw_date", "satMath_date", "act_date"];
const START: Record<string, Value> = {
	...Object.fromEntries(TEXTS.map((key) => [key, ""])),
	...Object.fromEntries(CHOICES.map((key) => [key, ""])),
	...Object.fromEntries(DATES.map((key) => [key, null])),
	race: [],
	hispanic: "",
	firstGen: "",
	certify: false,
};
type Exam = { subject: string; year: Date | null; score: string };
const PARTS = ["subject", "year", "score"] as const;

let values = START;
let taken: Exam[] = [];
let submitted = false;
const readers = new Map<string, () => string | string[] | boolean>();
const two = (number: number) => String(number).padStart(2, "0");
const iso = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
const posted = (key: string, value: Value) =>
	!(value instanceof Date) ? value : key.endsWith("_year") ? String(value.getFullYear()) : key === "hsGrad" ? iso(value).slice(0, 7) : iso(value);
const ofExams = <T,>(of: (row: number, part: (typeof PARTS)[number]) => T) =>
	Object.fromEntries([0, 1, 2].flatMap((row) => PARTS.map((part) => [`exam${row}_${part}`, of(row, part)])));

Object.assign(window, {
	formState: () => ({
		...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, posted(key, value)])),
		...ofExams((row, part) => posted(`exam${row}_${part}`, taken[row]?.[part] ?? "")),
		submitted,
	}),
	formShown: () => ({
		...Object.fromEntries(Object.keys(START).map((key) => [key, readers.get(key)?.() ?? ""])),
		...ofExams((row, part) => readers.get(`exam${row}_${part}`)?.() ?? ""),
	}),
});

const reading = (key: string, read: (element: HTMLElement) => string | string[] | boolean) => (element: HTMLElement | null) => {
	if (!element) return;
	readers.set(key, () => read(element));
	return () => {
		readers.delete(key);
	};
};
const typed = (element: HTMLElement) => (element as HTMLInputElement).value;
const inside = (element: HTMLElement) => element.querySelector("input")?.value ?? "";
const single = (element: HTMLElement) => element.querySelector('[class*="singleValue"], [class*="single-value"]')?.textContent ?? "";
const several = (element: HTMLElement) => [...element.querySelectorAll('[class*="multi-value__label"]')].map((label) => label.textContent ?? "");
const radioText = (element: HTMLElement) => element.querySelector("input:checked")?.parentElement?.textContent?.trim() ?? "";

const name = (path: string) => `scholarship_application[${path.split(".").join("][")}]`;
const idOf = (path: string) => `scholarship_application_${path.replaceAll(".", "_")}`;
const Req = () => (
	<abbr className="req" title="required">
		*
	</abbr>
);

function Page() {
	const [all, setAll] = useState(START);
	const [rows, setRows] = useState<Exam[]>([{ subject: "", year: null, score: "" }]);
	const [sent, setSent] = useState(false);
	values = all;
	taken = rows;
	submitted = sent;
	const put = (key: string, value: Value) => setAll((now) => ({ ...now, [key]: value }));
	const putExam = (row: number, part: string, value: Value) => setRows((now) => now.map((exam, at) => (at === row ? { ...exam, [part]: value } : exam)));

	const box = (key: string, path: string, rest: React.ComponentProps<"input"> = {}) => (
		<input
			type="text"
			className="form-control"
			id={idOf(path)}
			name={name(path)}
			{...rest}
			ref={reading(key, typed)}
			value={all[key] as string}
			onChange={(event) => put(key, event.target.value)}
		/>
	);
	const list = (key: string, options: OptionsOrGroups<Option, GroupBase<Option>>, rest: React.ComponentProps<typeof Select<Option, false>> = {}) => (
		<div ref={reading(key, single)}>
			<Select<Option, false>
				options={options}
				value={options.flatMap((each) => ("options" in each ? each.options : [each])).find((each) => each.value === all[key]) ?? null}
				onChange={(option) => put(key, option?.value ?? "")}
				{...rest}
			/>
		</div>
	);
	const date = (key: string, rest: { id?: string; name?: string; dateFormat?: string; placeholderText?: string; showMonthYearPicker?: boolean } = {}) => (
		<div ref={reading(key, inside)}>
			<DatePicker
				selected={all[key] as Date | null}
				onChange={(value: Date | null) => put(key, value)}
				className="form-control"
				placeholderText="MM/DD/YYYY"
				showMonthDropdown={!rest.showMonthYearPicker}
				showYearDropdown
				dropdownMode="select"
				autoComplete="off"
				{...rest}
			/>
		</div>
	);
	const labelled = (path: string, label: ReactNode, control: ReactNode, size = "", help?: ReactNode) => (
		<div className={`form-group ${size}`}>
			<label htmlFor={idOf(path)}>{label}</label>
			{control}
			{help && <small className="form-text">{help}</small>}
		</div>
	);
	const yesNo = (key: string, path: string, legend: string, texts: Option[]) => (
		<fieldset className="form-group" ref={reading(key, radioText)}>
			<legend>{legend}</legend>
			{texts.map((each) => (
				<label className="radio-inline" key={each.value}>
					<input type="radio" name={name(path)} value={each.value} checked={all[key] === each.value} onChange={() => put(key, each.value)} /> {each.label}
				</label>
			))}
		</fieldset>
	);

	return (
		<>
			<div className="bar">
				<b>National STEM Futures Scholarship</b> <span>2027–2028 Application Cycle</span>
			</div>
			<div className="page">
				<h1>Application for Scholarship</h1>
				<p>
					Complete all sections. Fields marked <Req /> are mandatory. Incomplete applications will not be forwarded to the review committee. Applications
					close <strong>February 15, 2027, 11:59 p.m. Eastern Time</strong>.
				</p>
				<form
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						setSent(true);
					}}
				>
					<h2>Section A. Applicant</h2>
					<div className="row">
						{labelled("applicant.first_name", <>First Name <Req /></>, box("first", "applicant.first_name"), "s4")}
						{labelled("applicant.mi", "M.I.", box("mi", "applicant.mi", { maxLength: 1 }), "s1")}
						{labelled("applicant.last_name", <>Last Name <Req /></>, box("last", "applicant.last_name"), "s5")}
						<div className="form-group s2">
							<label>Suffix</label>
							{list("suffix", suffixes, { isClearable: true, placeholder: "" })}
						</div>
					</div>
					<div className="row">
						{labelled("applicant.dob", <>Date of Birth <Req /></>, date("dob", { id: idOf("applicant.dob"), name: name("applicant.dob") }), "s3")}
						{labelled("applicant.birth_city", "City of Birth", box("birthCity", "applicant.birth_city"), "s4")}
						<div className="form-group s5">
							<label htmlFor="birth-country">Country of Birth</label>
							{list("birthCountry", countries, { inputId: "birth-country", name: name("applicant.birth_country") })}
						</div>
					</div>
					<div className="row">
						{labelled("applicant.ssn_last_four", "SSN (last 4 digits)", box("ssn4", "applicant.ssn_last_four", { type: "password", maxLength: 4, autoComplete: "off" }), "s3", "Used for award disbursement only.")}
						{labelled("applicant.email", <>E-mail Address <Req /></>, box("email", "applicant.email", { type: "email" }), "s5", "All correspondence will be sent to this address.")}
						{labelled("applicant.phone", <>Telephone <Req /></>, box("phone", "applicant.phone", { type: "tel", placeholder: "(555) 555-5555" }), "s4")}
					</div>
					{labelled("applicant.addr", <>Permanent Street Address <Req /></>, box("street", "applicant.addr"), "", "Include apartment or unit number.")}
					<div className="row">
						{labelled("applicant.city", <>City <Req /></>, box("city", "applicant.city"), "s5")}
						<div className="form-group s4">
							<label id="lbl-state">
								State <Req />
							</label>
							{list("state", states, { "aria-labelledby": "lbl-state", name: name("applicant.state"), placeholder: "Select state..." })}
						</div>
						{labelled("applicant.zip", <>ZIP Code <Req /></>, box("zip", "applicant.zip", { maxLength: 10 }), "s3")}
					</div>

					<h2>Section B. Eligibility and Demographic Information</h2>
					<p className="note">Items 2 through 7 are requested for statistical reporting and have no bearing on selection.</p>
					<div className="form-group half">
						<label>
							1. Citizenship status <Req />
						</label>
						{list("citizenship", citizenships, { name: name("eligibility.citizenship") })}
					</div>
					<div className="form-group half">
						<label>2. Gender</label>
						{list("gender", genders)}
					</div>
					{yesNo("hispanic", "demographics.hispanic", "3. Are you of Hispanic, Latino or Spanish origin?", coded(["1", "Yes"], ["0", "No"], ["9", "Decline to state"]))}
					<div className="form-group half">
						<div id="race-heading" className="as-label">
							4. Race (select one or more)
						</div>
						<div ref={reading("race", several)}>
							<Select<Option, true>
								isMulti
								closeMenuOnSelect={false}
								classNamePrefix="rs"
								aria-labelledby="race-heading"
								options={races}
								value={races.filter((each) => (all.race as string[]).includes(each.value))}
								onChange={(chosen) => put("race", chosen.map((each) => each.value).sort())}
							/>
						</div>
					</div>
					<div className="form-group half">
						<label htmlFor="q5">5. Military affiliation of applicant</label>
						{list("military", military, { inputId: "q5" })}
					</div>
					<div className="form-group half">
						<label htmlFor="q6">6. Do you have a disability?</label>
						{list("disability", disabilities, { inputId: "q6" })}
					</div>
					{yesNo("firstGen", "demographics.first_gen", "7. Are you a first-generation college student?", coded(["1", "Yes"], ["0", "No"]))}

					<h2>Section C. Academic Record</h2>
					{labelled("school.name", <>High School (full name, no abbreviations) <Req /></>, box("hsName", "school.name"))}
					<div className="row">
						{labelled("school.city", "City", box("hsCity", "school.city"), "s5")}
						<div className="form-group s4">
							<label htmlFor="school-state">State</label>
							{list("hsState", states, { inputId: "school-state", placeholder: "Select state..." })}
						</div>
						<div className="form-group s3">
							<label htmlFor="school-grade">
								Current grade level <Req />
							</label>
							{list("grade", gradeLevels, { inputId: "school-grade" })}
						</div>
					</div>
					<div className="row">
						{labelled("school.grad", <>Graduation (month/year) <Req /></>, date("hsGrad", { id: idOf("school.grad"), dateFormat: "MM/yyyy", placeholderText: "MM/YYYY", showMonthYearPicker: true }), "s3")}
						{labelled("school.gpa", <>GPA, unweighted <Req /></>, box("gpa", "school.gpa", { placeholder: "0.00" }), "s3")}
						{labelled("school.gpa_w", "GPA, weighted", box("gpaWeighted", "school.gpa_w", { placeholder: "0.00" }), "s3")}
						<div className="form-group s3">
							<label htmlFor={idOf("school.rank")}>Class rank</label>
							<div className="pair">
								{box("rank", "school.rank")} <span>out of</span> {box("rankOf", "school.rank_of", { "aria-label": "Class size" })}
							</div>
						</div>
					</div>
					<h3>Standardized test results</h3>
					<p className="note">Report your highest result. Leave blank if not taken.</p>
					<table>
						<thead>
							<tr>
								<th>Test</th>
								<th>Score</th>
								<th>Test date</th>
							</tr>
						</thead>
						<tbody>
							{([["satRw", "SAT – Evidence-Based Reading & Writing"], ["satMath", "SAT – Math"], ["act", "ACT – Composite"]] as const).map(([key, text], index) => (
								<tr key={key}>
									<th scope="row">{text}</th>
									<td>{box(key, `tests_attributes.${index}.score`, { inputMode: "numeric", maxLength: 4 })}</td>
									<td>{date(`${key}_date`)}</td>
								</tr>
							))}
						</tbody>
					</table>
					<h3>Advanced Placement examinations</h3>
					<table>
						<thead>
							<tr>
								<th>Subject</th>
								<th>Year</th>
								<th>Score</th>
								<th />
							</tr>
						</thead>
						<tbody>
							{rows.map((exam, row) => (
								<tr key={row} className="exam">
									<td>
										<div ref={reading(`exam${row}_subject`, single)}>
											<Select<Option, false>
												options={exams}
												placeholder="Choose exam"
												value={exams.find((each) => each.value === exam.subject) ?? null}
												onChange={(option) => putExam(row, "subject", option?.value ?? "")}
											/>
										</div>
									</td>
									<td className="narrow">
										<div ref={reading(`exam${row}_year`, inside)}>
											<DatePicker
												selected={exam.year}
												onChange={(value: Date | null) => putExam(row, "year", value)}
												showYearPicker
												dateFormat="yyyy"
												placeholderText="YYYY"
												className="form-control"
											/>
										</div>
									</td>
									<td className="narrow">
										<div ref={reading(`exam${row}_score`, single)}>
											<Select<Option, false>
												options={points}
												placeholder="–"
												isSearchable={false}
												value={points.find((each) => each.value === exam.score) ?? null}
												onChange={(option) => putExam(row, "score", option?.value ?? "")}
											/>
										</div>
									</td>
									<td className="narrow">
										{rows.length > 1 && (
											<button type="button" className="btn-link" onClick={() => setRows(rows.filter((_, at) => at !== row))}>
												Remove
											</button>
										)}
									</td>
								</tr>
							))}
						</tbody>
					</table>
					{rows.length < 10 && (
						<button type="button" className="btn" id="add_exam" onClick={() => setRows([...rows, { subject: "", year: null, score: "" }])}>
							Add examination
						</button>
					)}
					<h3>Dual-enrollment / college coursework completed</h3>
					{labelled("dual.institution", "Institution", box("dualCollege", "dual.institution"), "half")}
					<table>
						<thead>
							<tr>
								<th id="dual-c">Course title</th>
								<th id="dual-g">Final grade</th>
							</tr>
						</thead>
						<tbody>
							{[0, 1].map((row) => (
								<tr key={row}>
									<td>{box(`dual${row}`, `dual_courses.${row}.title`, { "aria-labelledby": "dual-c" })}</td>
									<td className="narrow">{box(`dual${row}_grade`, `dual_courses.${row}.grade`, { "aria-labelledby": "dual-g" })}</td>
								</tr>
							))}
						</tbody>
					</table>

					<h2>Section D. Educational and Career Plans</h2>
					<div className="row">
						<div className="form-group s6">
							<label htmlFor="plan-univ">College or university you expect to attend</label>
							<div ref={reading("university", single)}>
								<CreatableSelect<Option, false>
									inputId="plan-univ"
									isClearable
									placeholder="Start typing; if not listed, enter the name"
									options={universities}
									value={all.university ? { value: all.university as string, label: all.university as string } : null}
									onChange={(option) => put("university", option?.value ?? "")}
								/>
							</div>
						</div>
						<div className="form-group s6">
							<label htmlFor="plan-field">
								Intended field of study <Req />
							</label>
							{list("field", fields, { inputId: "plan-field" })}
						</div>
					</div>
					<div className="row">
						<div className="form-group s4">
							<label htmlFor="plan-degree">Highest degree sought</label>
							{list("degree", degrees, { inputId: "plan-degree" })}
						</div>
						{labelled("plans.custom_field_23", "Expected year of college graduation", box("gradYearCollege", "plans.custom_field_23", { maxLength: 4 }), "s4")}
						{labelled("plans.custom_field_24", "Career objective", box("career", "plans.custom_field_24", { maxLength: 80 }), "s4")}
					</div>

					<h2>Section E. Honors</h2>
					<p className="note">List your three most significant academic honors, prizes or awards, any subject.</p>
					<table>
						<thead>
							<tr>
								<th />
								<th>Honor or award</th>
								<th>Grade level when received</th>
							</tr>
						</thead>
						<tbody>
							{[0, 1, 2].map((row) => (
								<tr key={row}>
									<td className="tiny">{row + 1}</td>
									<td>{box(`honor${row}`, `honors_attributes.${row}.name`, { maxLength: 100 })}</td>
									<td className="medium">{list(`honor${row}_grade`, gradeLevels, { isSearchable: false })}</td>
								</tr>
							))}
						</tbody>
					</table>

					<h2>Section F. Family and Financial Information</h2>
					{([["parentA", "Parent/Guardian A", "a"], ["parentB", "Parent/Guardian B", "b"]] as const).map(([key, title, part]) => (
						<div className="row" key={key} role="group" aria-label={title}>
							{labelled(`family.${part}_name`, <>{title} – full name</>, box(key, `family.${part}_name`), "s4")}
							{labelled(`family.${part}_occ`, "Occupation", box(`${key}_job`, `family.${part}_occ`), "s4")}
							<div className="form-group s4">
								<label>Highest level of education</label>
								{list(`${key}_school`, schooling)}
							</div>
						</div>
					))}
					<div className="row">
						{labelled("family.siblings", "Number of brothers and sisters", box("siblings", "family.siblings", { inputMode: "numeric", maxLength: 2 }), "s4")}
						{labelled("family.income", "Gross annual household income (U.S. $)", box("income", "family.income"), "s4", "Whole dollars")}
					</div>

					<h2>Section G. Statement and Reference</h2>
					<div className="form-group">
						<label htmlFor={idOf("statement")}>
							Describe a scientific or technical problem you hope to work on and the steps you have taken toward it. (500 words) <Req />
						</label>
						<textarea
							className="form-control"
							id={idOf("statement")}
							name={name("statement")}
							rows={7}
							ref={reading("essay", typed)}
							value={all.essay as string}
							onChange={(event) => put("essay", event.target.value)}
						/>
					</div>
					<p className="note">Reference: a mathematics, science or technology teacher. The reference will be contacted directly.</p>
					<div className="row">
						{labelled("reference.name", <>Name <Req /></>, box("recName", "reference.name"), "s6")}
						{labelled("reference.email", <>E-mail <Req /></>, box("recEmail", "reference.email", { type: "email" }), "s6")}
					</div>

					<h2>Certification</h2>
					<label className="cert">
						<input
							type="checkbox"
							name={name("certified")}
							ref={reading("certify", (element) => (element as HTMLInputElement).checked)}
							checked={all.certify as boolean}
							onChange={(event) => put("certify", event.target.checked)}
						/>{" "}
						I certify that the information provided is complete and accurate to the best of my knowledge and understand that false statements may result in
						forfeiture of the award.
					</label>
					{labelled("e_signature", <>Electronic signature <Req /></>, box("signature", "e_signature", { placeholder: "Full legal name" }), "half")}
					<div style={{ display: "none" }}>{box("fax", "fax_number", { tabIndex: -1, autoComplete: "off" })}</div>
					<button type="submit" className="btn btn-primary">
						Submit Application
					</button>
				</form>
			</div>
		</>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
