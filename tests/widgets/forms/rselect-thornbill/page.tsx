import "react-datepicker/dist/react-datepicker.css";
import "./page.css";
import { type ReactNode, useState } from "react";
import DatePicker from "react-datepicker";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import Select from "react-select";
import AsyncSelect from "react-select/async";
import CreatableSelect from "react-select/creatable";
import { COUNTRIES, STATES } from "../../lists";

type Option = { value: string; label: string };
const plain = (labels: string[]): Option[] => labels.map((label) => ({ value: label, label }));

const STATE_OPTIONS: Option[] = STATES.map(([value, label]) => ({ value, label }));
const COUNTRY_OPTIONS = plain(COUNTRIES);
const ENGINEERING: Option[] = [
	{ value: "BAE", label: "Biological and Agricultural Engineering" },
	{ value: "BME", label: "Biomedical Engineering" },
	{ value: "CHE", label: "Chemical Engineering" },
	{ value: "CE", label: "Civil Engineering" },
	{ value: "CPE", label: "Computer Engineering" },
	{ value: "CS", label: "Computer Science" },
	{ value: "EE", label: "Electrical Engineering" },
	{ value: "ENE", label: "Environmental Engineering" },
	{ value: "ISE", label: "Industrial and Systems Engineering" },
	{ value: "ME", label: "Mechanical Engineering" },
	{ value: "UND", label: "Undecided Engineering" },
];
const AP = plain(
	[
		"Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "Computer Science Principles", "English Language and Composition",
		"English Literature and Composition", "Environmental Science", "Human Geography", "Macroeconomics", "Physics 1", "Physics 2",
		"Physics C: Electricity and Magnetism", "Physics C: Mechanics", "Psychology", "Spanish Language and Culture", "Statistics",
		"United States Government and Politics", "United States History", "World History: Modern",
	],
);
const EDUCATION: Option[] = [
	{ value: "1", label: "Less than high school" },
	{ value: "2", label: "High school diploma or GED" },
	{ value: "3", label: "Some college, no degree" },
	{ value: "4", label: "Associate degree" },
	{ value: "5", label: "Bachelor's degree" },
	{ value: "6", label: "Master's, professional or doctoral degree" },
];
const YEARS: Option[] = [
	{ value: "9", label: "Freshman" },
	{ value: "10", label: "Sophomore" },
	{ value: "11", label: "Junior" },
	{ value: "12", label: "Senior" },
];

const readers = new Map<string, () => unknown>();
const drawn = (name: string, isMulti: boolean) => (element: HTMLElement | null) => {
	if (!element) return;
	readers.set(name, () =>
		isMulti
			? [...element.querySelectorAll('[class*="-multiValue"]')].map((chip) => chip.textContent)
			: (element.querySelector('[class*="-singleValue"]')?.textContent ?? ""),
	);
};

type Choice = { name: string; options?: Option[]; id?: string; placeholder?: string };

function Dropdown({ name, options, id, placeholder }: Choice) {
	const { control } = useFormContext();
	return (
		<div ref={drawn(name, false)}>
			<Controller
				name={name}
				control={control}
				render={({ field }) => (
					<Select
						inputId={id}
						classNamePrefix="select"
						options={options}
						placeholder={placeholder}
						isClearable
						value={options?.find((option) => option.value === field.value) ?? null}
						onChange={(option) => field.onChange(option?.value ?? "")}
						onBlur={field.onBlur}
					/>
				)}
			/>
		</div>
	);
}

function Several({ name, options, id, placeholder }: Choice) {
	const { control } = useFormContext();
	return (
		<div ref={drawn(name, true)}>
			<Controller
				name={name}
				control={control}
				render={({ field }) => (
					<Select
						isMulti
						inputId={id}
						options={options}
						placeholder={placeholder}
						value={options?.filter((option) => field.value.includes(option.value))}
						onChange={(chosen) => field.onChange(chosen.map((option) => option.value))}
					/>
				)}
			/>
		</div>
	);
}

function Tags({ name, id, placeholder, options }: Choice) {
	const { control } = useFormContext();
	return (
		<div ref={drawn(name, true)}>
			<Controller
				name={name}
				control={control}
				render={({ field }) => (
					<CreatableSelect
						isMulti
						backspaceRemovesValue={false}
						inputId={id}
						options={options}
						placeholder={placeholder}
						value={field.value.map((value: string) => ({ value, label: value }))}
						onChange={(chosen) => field.onChange((chosen as Option[]).map((option) => option.value))}
					/>
				)}
			/>
		</div>
	);
}

const searchCountries = (typed: string) =>
	new Promise<Option[]>((resolve) => {
		setTimeout(() => resolve(COUNTRY_OPTIONS.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))), 250);
	});

function BirthCountry() {
	const { control } = useFormContext();
	return (
		<div ref={drawn("birthCountry", false)}>
			<Controller
				name="birthCountry"
				control={control}
				render={({ field }) => (
					<AsyncSelect
						inputId="birth-country"
						classNamePrefix="select"
						cacheOptions
						loadOptions={searchCountries}
						placeholder="Start typing a country"
						value={field.value ? { value: field.value, label: field.value } : null}
						onChange={(option: Option | null) => field.onChange(option?.value ?? "")}
					/>
				)}
			/>
		</div>
	);
}

function When({ name, id, month }: { name: string; id?: string; month?: boolean }) {
	const { control } = useFormContext();
	return (
		<Controller
			name={name}
			control={control}
			render={({ field }) => (
				<span ref={(element) => void (element && readers.set(name, () => element.querySelector("input")?.value ?? ""))}>
					<DatePicker
						id={id}
						selected={field.value}
						onChange={field.onChange}
						dateFormat={month ? "MM/yyyy" : "MM/dd/yyyy"}
						placeholderText={month ? "MM/YYYY" : "MM/DD/YYYY"}
						showMonthYearPicker={month}
						showMonthDropdown={!month}
						showYearDropdown={!month}
						dropdownMode="select"
						autoComplete="off"
					/>
				</span>
			)}
		/>
	);
}

function Text({ name, id, type = "text", ...rest }: { name: string; id?: string; type?: string; placeholder?: string; maxLength?: number }) {
	const { register } = useFormContext();
	const { ref, ...field } = register(name);
	return (
		<input
			{...field}
			{...rest}
			type={type}
			id={id}
			ref={(element) => {
				ref(element);
				if (element) readers.set(name, () => element.value);
			}}
		/>
	);
}

function Essay({ name, id }: { name: string; id: string }) {
	const { register } = useFormContext();
	const { ref, ...field } = register(name);
	return (
		<textarea
			{...field}
			id={id}
			ref={(element) => {
				ref(element);
				if (element) readers.set(name, () => element.value);
			}}
		/>
	);
}

function Radios({ name, options }: { name: string; options: string[] }) {
	const { register } = useFormContext();
	return (
		<div
			className="choices"
			ref={(element) => {
				if (element) readers.set(name, () => element.querySelector("input:checked")?.closest("label")?.textContent?.trim() ?? "");
			}}
		>
			{options.map((option) => (
				<label key={option}>
					<input type="radio" value={option} {...register(name)} /> {option}
				</label>
			))}
		</div>
	);
}

function Tick({ name, children }: { name: string; children: ReactNode }) {
	const { register } = useFormContext();
	return (
		<p ref={(element) => void (element && readers.set(name, () => element.querySelector("input")?.checked))}>
			<label>
				<input type="checkbox" {...register(name)} /> {children}
			</label>
		</p>
	);
}

const Line = ({ label, id, children }: { label: string; id?: string; children: ReactNode }) => (
	<div className="line">
		{id ? <label htmlFor={id}>{label}</label> : <span className="caption">{label}</span>}
		<div>{children}</div>
	</div>
);

function Exams() {
	const { fields, append } = useFieldArray({ name: "exams" });
	return (
		<>
			<table>
				<thead>
					<tr>
						<th>AP Exam</th>
						<th style={{ width: 150 }}>Score</th>
						<th style={{ width: 170 }}>Month/Year Taken</th>
					</tr>
				</thead>
				<tbody>
					{fields.map((row, at) => (
						<tr key={row.id}>
							<td>
								<Dropdown name={`exams.${at}.subject`} options={AP} />
							</td>
							<td>
								<Dropdown name={`exams.${at}.score`} options={plain(["1", "2", "3", "4", "5"])} placeholder="" />
							</td>
							<td>
								<When name={`exams.${at}.taken`} month />
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<button type="button" className="add" onClick={() => append({ subject: "", score: "", taken: null }, { shouldFocus: false })}>
				+ Add exam
			</button>
		</>
	);
}

const CATEGORIES = plain([
	"Academic club or competition", "Athletics", "Environmental / conservation", "Music, art or theater", "Religious", "Robotics / engineering team",
	"Scouting / 4-H", "Speech / debate", "Student government", "Work / internship",
]);

const DEFAULTS = {
	universityId: "", first: "", middle: "", last: "", suffix: "", goesBy: "", dob: null, gender: "", email: "", phone: "", phone2: "", term: "", type: "",
	current: { street: "", line2: "", city: "", state: "", zip: "", country: "" },
	permanent: { street: "", city: "", state: "", zip: "" },
	citizenship: "", legalState: "", birthCountry: "", hispanic: "", race: [], firstGen: "", fafsa: "", income: "", military: "",
	school: "", ceeb: "", schoolCity: "", schoolState: "", graduation: null, gpaUnweighted: "", gpaWeighted: "", rank: "", classSize: "",
	college: "", collegeDates: "", credits: "", major1: "", major2: "", honors: "", degree: "", finish: "", objective: "", otherColleges: [],
	satMath: "", satMathDate: null, satVerbal: "", satVerbalDate: null, satTotal: "", act: "", actDate: null, actMath: "", toefl: "",
	exams: [{ subject: "", score: "", taken: null }],
	advanced: [{ course: "", grade: "" }, { course: "", grade: "" }],
	collegeCourses: [{ course: "", grade: "", credits: "" }, { course: "", grade: "", credits: "" }],
	parents: [{ name: "", occupation: "", employer: "", education: "", alum: "" }, { name: "", occupation: "", employer: "", education: "", alum: "" }],
	siblings: "", siblingsInCollege: "",
	activities: [0, 1, 2].map(() => ({ category: "", organization: "", role: "", years: [] as string[], hours: "" })),
	awards: [0, 1, 2].map(() => ({ title: "", year: "" })),
	programs: [], software: [], portfolio: "",
	references: [{ name: "", email: "" }, { name: "", email: "" }],
	essay: "", heard: "", certify: false, release: false, signature: "", signed: null,
};

let values: () => unknown = () => DEFAULTS;
let submitted = false;

function Application() {
	const form = useForm({ defaultValues: DEFAULTS as Record<string, any> });
	const [done, setDone] = useState(false);
	values = form.getValues;
	return (
		<FormProvider {...form}>
			<div className="masthead">
				<h1>Halvorsen College of Engineering</h1>
				<p>Departmental Scholarship and Engineering Honors Application, 2027–2028</p>
			</div>
			<main>
				<p className="instructions">
					Candidates may apply for all departmental awards and for Engineering Honors by completing this multipurpose application. Complete all sections.
					Applications received after the priority deadline of February 1 will be considered for scholarships that have not been finalized.
				</p>
				<form
					onSubmit={form.handleSubmit(() => {
						submitted = true;
						setDone(true);
					})}
				>
					<section>
						<h2>General Information</h2>
						<p className="instructions">Be sure you have entered the correct student ID. Prospective students will be assigned an ID upon completion of an application for admission.</p>
						<Line label="Student ID" id="student-id"><Text name="universityId" id="student-id" placeholder="U########" /></Line>
						<div className="cols">
							<div><label htmlFor="first-name">First Name</label><Text name="first" id="first-name" /></div>
							<div><label htmlFor="middle-name">Middle Name</label><Text name="middle" id="middle-name" /></div>
							<div><label htmlFor="last-name">Last Name</label><Text name="last" id="last-name" /></div>
							<div><label htmlFor="suffix">Suffix</label><Dropdown name="suffix" id="suffix" options={plain(["Jr.", "Sr.", "II", "III", "IV"])} placeholder="None" /></div>
							<div><label htmlFor="goes-by">Name you go by</label><Text name="goesBy" id="goes-by" /></div>
							<div><label htmlFor="dob">Date of Birth</label><When name="dob" id="dob" /></div>
						</div>
						<Line label="Gender" id="gender"><Dropdown name="gender" id="gender" options={plain(["Female", "Male", "Nonbinary", "Prefer not to say"])} /></Line>
						<Line label="E-mail" id="email"><Text name="email" id="email" type="email" /></Line>
						<Line label="Phone" id="phone"><Text name="phone" id="phone" type="tel" placeholder="(   )    -" /></Line>
						<Line label="Alternate phone" id="phone2"><Text name="phone2" id="phone2" type="tel" /></Line>
						<Line label="Term you will enter the College" id="term"><Dropdown name="term" id="term" options={plain(["Spring 2027", "Summer 2027", "Fall 2027", "Spring 2028"])} /></Line>
						<Line label="I am applying as a"><Radios name="type" options={["New freshman", "Transfer student", "Continuing student"]} /></Line>

						<h3>Current Address</h3>
						<Line label="Street" id="cur-street"><Text name="current.street" id="cur-street" /></Line>
						<Line label="Apartment / Unit" id="cur-unit"><Text name="current.line2" id="cur-unit" /></Line>
						<div className="cols">
							<div><label htmlFor="cur-city">City</label><Text name="current.city" id="cur-city" /></div>
							<div><label htmlFor="cur-state">State</label><Dropdown name="current.state" id="cur-state" options={STATE_OPTIONS} /></div>
							<div><label htmlFor="cur-zip">Zip</label><Text name="current.zip" id="cur-zip" maxLength={10} /></div>
						</div>
						<Line label="Country" id="cur-country"><Dropdown name="current.country" id="cur-country" options={COUNTRY_OPTIONS} /></Line>
						<h3>Permanent Address (if different from above)</h3>
						<Line label="Street" id="perm-street"><Text name="permanent.street" id="perm-street" /></Line>
						<div className="cols">
							<div><label htmlFor="perm-city">City</label><Text name="permanent.city" id="perm-city" /></div>
							<div><label htmlFor="perm-state">State</label><Dropdown name="permanent.state" id="perm-state" options={STATE_OPTIONS} /></div>
							<div><label htmlFor="perm-zip">Zip</label><Text name="permanent.zip" id="perm-zip" maxLength={10} /></div>
						</div>

						<h3>Eligibility</h3>
						<p className="instructions">Some awards are restricted by their donors. The following is used only to match you with awards.</p>
						<Line label="Citizenship" id="citizenship"><Dropdown name="citizenship" id="citizenship" options={[{ value: "USC", label: "U.S. citizen" }, { value: "PR", label: "Permanent resident" }, { value: "NR", label: "Non-resident (visa)" }, { value: "O", label: "Other" }]} /></Line>
						<Line label="State of legal residence" id="legal-state"><Dropdown name="legalState" id="legal-state" options={STATE_OPTIONS} /></Line>
						<Line label="Country of birth" id="birth-country"><BirthCountry /></Line>
						<Line label="Are you Hispanic or Latino?"><Radios name="hispanic" options={["Yes", "No"]} /></Line>
						<Line label="Race (select one or more)" id="race"><Several name="race" id="race" options={plain(["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White"])} /></Line>
						<Line label="Will you be a first generation college student?"><Radios name="firstGen" options={["Yes", "No", "Unsure"]} /></Line>
						<Line label="Have you filed the FAFSA?"><Radios name="fafsa" options={["Yes", "No", "Not yet, but I plan to"]} /></Line>
						<Line label="Family income (annual)" id="income"><Dropdown name="income" id="income" options={plain(["Under $40,000", "$40,000 to $59,999", "$60,000 to $79,999", "$80,000 to $99,999", "$100,000 to $149,999", "$150,000 and above"])} /></Line>
						<Line label="Military status" id="military"><Dropdown name="military" id="military" options={plain(["None", "Active duty", "Reserve / National Guard", "Veteran", "Dependent of service member or veteran"])} /></Line>
					</section>

					<section>
						<h2>Academic Information</h2>
						<p className="instructions">Students with no previous college credit should report their high school GPAs. Report highest SAT or ACT scores obtained.</p>
						<Line label="High school" id="hs"><Text name="school" id="hs" /></Line>
						<Line label="CEEB code" id="ceeb"><Text name="ceeb" id="ceeb" maxLength={6} /></Line>
						<div className="cols">
							<div><label htmlFor="hs-city">City</label><Text name="schoolCity" id="hs-city" /></div>
							<div><label htmlFor="hs-state">State</label><Dropdown name="schoolState" id="hs-state" options={STATE_OPTIONS} /></div>
							<div><label htmlFor="hs-grad">Graduation date</label><When name="graduation" id="hs-grad" /></div>
						</div>
						<Line label="Unweighted GPA (4.0 scale)" id="gpa-u"><Text name="gpaUnweighted" id="gpa-u" /></Line>
						<Line label="Weighted GPA, if reported" id="gpa-w"><Text name="gpaWeighted" id="gpa-w" /></Line>
						<Line label="Class rank" id="rank"><Text name="rank" id="rank" /></Line>
						<Line label="Number in class" id="class-size"><Text name="classSize" id="class-size" /></Line>

						<h3>Test scores</h3>
						<table>
							<thead><tr><th>Test</th><th>Score</th><th>Date taken</th></tr></thead>
							<tbody>
								<tr><td>SAT Math</td><td><Text name="satMath" /></td><td><When name="satMathDate" /></td></tr>
								<tr><td>SAT Evidence-Based Reading and Writing</td><td><Text name="satVerbal" /></td><td><When name="satVerbalDate" /></td></tr>
								<tr><td>ACT Composite</td><td><Text name="act" /></td><td><When name="actDate" /></td></tr>
							</tbody>
						</table>
						<div className="cols">
							<div><label htmlFor="sat-total">SAT total (superscore)</label><Text name="satTotal" id="sat-total" /></div>
							<div><label htmlFor="act-math">ACT Math</label><Text name="actMath" id="act-math" /></div>
							<div><label htmlFor="toefl">TOEFL (international only)</label><Text name="toefl" id="toefl" /></div>
						</div>
						<Exams />

						<h3>Honors, AP or IB courses on your high school record</h3>
						<table>
							<thead><tr><th>Course Title</th><th style={{ width: 160 }}>Grade</th></tr></thead>
							<tbody>
								{[0, 1].map((at) => (
									<tr key={at}><td><Text name={`advanced.${at}.course`} /></td><td><Text name={`advanced.${at}.grade`} /></td></tr>
								))}
							</tbody>
						</table>

						<h3>College credit earned while in high school</h3>
						<div className="cols">
							<div><label htmlFor="college">College</label><Text name="college" id="college" /></div>
							<div><label htmlFor="college-dates">Dates attended</label><Text name="collegeDates" id="college-dates" /></div>
							<div><label htmlFor="credits">Total credit hours</label><Text name="credits" id="credits" /></div>
						</div>
						<table>
							<thead><tr><th>College Course</th><th style={{ width: 160 }}>Grade</th><th style={{ width: 160 }}>Credit hrs</th></tr></thead>
							<tbody>
								{[0, 1].map((at) => (
									<tr key={at}>
										<td><Text name={`collegeCourses.${at}.course`} /></td>
										<td><Text name={`collegeCourses.${at}.grade`} /></td>
										<td><Text name={`collegeCourses.${at}.credits`} /></td>
									</tr>
								))}
							</tbody>
						</table>
					</section>

					<section>
						<h2>Plans</h2>
						<Line label="Intended major, first choice" id="major1"><Dropdown name="major1" id="major1" options={ENGINEERING} placeholder="Select a program" /></Line>
						<Line label="Intended major, second choice" id="major2"><Dropdown name="major2" id="major2" options={ENGINEERING} placeholder="Select a program" /></Line>
						<Line label="Do you wish to be considered for Engineering Honors?"><Radios name="honors" options={["Yes", "No"]} /></Line>
						<Line label="Highest degree planned" id="degree"><Dropdown name="degree" id="degree" options={[{ value: "BS", label: "Bachelor of Science" }, { value: "MS", label: "Master's" }, { value: "PHD", label: "Doctorate" }, { value: "PROF", label: "Professional (MD, JD, MBA)" }]} /></Line>
						<Line label="Anticipated year of college graduation" id="finish"><Dropdown name="finish" id="finish" options={plain(["2029", "2030", "2031", "2032", "2033"])} /></Line>
						<Line label="Career objective" id="objective"><Text name="objective" id="objective" /></Line>
						<Line label="To what other colleges have you applied?" id="others"><Tags name="otherColleges" id="others" options={[]} placeholder="Type a name and press Enter" /></Line>
					</section>

					<section>
						<h2>Family</h2>
						{[0, 1].map((at) => (
							<div key={at}>
								<h3>Parent or Guardian {at + 1}</h3>
								<Line label="Full name" id={`parent-${at}-name`}><Text name={`parents.${at}.name`} id={`parent-${at}-name`} /></Line>
								<Line label="Occupation" id={`parent-${at}-job`}><Text name={`parents.${at}.occupation`} id={`parent-${at}-job`} /></Line>
								<Line label="Employer" id={`parent-${at}-employer`}><Text name={`parents.${at}.employer`} id={`parent-${at}-employer`} /></Line>
								<Line label="Highest level of education" id={`parent-${at}-education`}><Dropdown name={`parents.${at}.education`} id={`parent-${at}-education`} options={EDUCATION} /></Line>
								<Line label="Alumnus/a of the College?"><Radios name={`parents.${at}.alum`} options={["Yes", "No"]} /></Line>
							</div>
						))}
						<Line label="Number of brothers and sisters" id="siblings"><Text name="siblings" id="siblings" /></Line>
						<Line label="Number attending college in 2027–2028 (not counting you)" id="siblings-college"><Text name="siblingsInCollege" id="siblings-college" /></Line>
					</section>

					<section>
						<h2>Activities and Recognition</h2>
						<p>List your most significant extracurricular, community and work activities during high school.</p>
						<table>
							<thead><tr><th style={{ width: 190 }}>Type</th><th>Organization / Employer</th><th>Position held</th><th style={{ width: 210 }}>Years</th><th style={{ width: 70 }}>Hrs/wk</th></tr></thead>
							<tbody>
								{[0, 1, 2].map((at) => (
									<tr key={at}>
										<td><Dropdown name={`activities.${at}.category`} options={CATEGORIES} /></td>
										<td><Text name={`activities.${at}.organization`} /></td>
										<td><Text name={`activities.${at}.role`} /></td>
										<td><Several name={`activities.${at}.years`} options={YEARS} /></td>
										<td><Text name={`activities.${at}.hours`} /></td>
									</tr>
								))}
							</tbody>
						</table>
						<p>Academic honors, prizes and awards</p>
						<table>
							<thead><tr><th>Honor or award</th><th style={{ width: 220 }}>Year received</th></tr></thead>
							<tbody>
								{[0, 1, 2].map((at) => (
									<tr key={at}><td><Text name={`awards.${at}.title`} /></td><td><Dropdown name={`awards.${at}.year`} options={YEARS} /></td></tr>
								))}
							</tbody>
						</table>
						<Line label="Have you taken part in any of these?" id="programs"><Several name="programs" id="programs" options={plain(["FIRST Robotics", "MESA", "Project Lead the Way", "Science fair", "Science Olympiad", "SWE Next / NSBE Jr."])} /></Line>
						<Line label="Software and programming languages you know" id="software"><Tags name="software" id="software" options={plain(["AutoCAD", "C++", "Java", "MATLAB", "Python", "SolidWorks"])} /></Line>
						<Line label="Web address of a portfolio or project (optional)" id="portfolio"><Text name="portfolio" id="portfolio" type="url" placeholder="https://" /></Line>
					</section>

					<section>
						<h2>References and Essay</h2>
						<p>Names of two teachers (one in mathematics or science) who will write on your behalf:</p>
						<table>
							<thead><tr><th>Name</th><th>E-mail</th></tr></thead>
							<tbody>
								{[0, 1].map((at) => (
									<tr key={at}><td><Text name={`references.${at}.name`} /></td><td><Text name={`references.${at}.email`} type="email" /></td></tr>
								))}
							</tbody>
						</table>
						<p><label htmlFor="essay">Describe an engineering problem that you would like to solve and how your studies will prepare you. Answers that are direct and concise are preferred.</label></p>
						<Essay name="essay" id="essay" />
						<Line label="How did you learn of these scholarships?" id="heard"><Dropdown name="heard" id="heard" options={plain(["Department web page", "High school counselor", "Campus visit", "E-mail", "Friend or family"])} /></Line>
						<Tick name="certify">I certify that the information provided is complete and accurate to the best of my knowledge.</Tick>
						<Tick name="release">I authorize the College to release my application to scholarship donors.</Tick>
						<Line label="Signature (type your full name)" id="signature"><Text name="signature" id="signature" /></Line>
						<Line label="Date signed" id="signed"><When name="signed" id="signed" /></Line>
						<button type="submit" className="submit" disabled={done}>Submit Application</button>
					</section>
				</form>
			</main>
		</FormProvider>
	);
}

const iso = (date: Date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;
const flat = (value: unknown, path: string): [string, unknown][] => {
	if (value instanceof Date) return [[path, iso(value)]];
	const isLeaf = typeof value !== "object" || value === null || (Array.isArray(value) && typeof value[0] !== "object");
	return isLeaf ? [[path, value]] : Object.entries(value).flatMap(([key, child]) => flat(child, path ? `${path}.${key}` : key));
};

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(flat(values(), "")), submitted }),
	formShown: () => Object.fromEntries([...readers].map(([name, shown]) => [name, shown()])),
});

createRoot(document.getElementById("root") as HTMLElement).render(<Application />);
