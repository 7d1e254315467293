import "./page.css";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Controller, useForm } from "react-hook-form";
import Select from "react-select";
import CreatableSelect from "react-select/creatable";
import { MAJORS, STATES } from "../../lists";

type Option = { value: string; label: string };
const same = (list: readonly string[]): Option[] => list.map((x) => ({ value: x, label: x }));
const states = STATES.map(([value, label]) => ({ value, label }));
const grades = same(["9", "10", "11", "12"]);
const colleges = same(["California State University, Chico", "Oregon State University", "Portland State University", "Reed College", "Southern Oregon University", "Stanford University", "University of California, Davis", "University of Oregon", "University of Washington", "Willamette University"]);
const exams = same(["Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Language & Composition", "English Literature & Composition", "Environmental Science", "Physics 1", "Psychology", "Statistics", "US Government & Politics", "United States History", "World History"]);
const education: Option[] = [{ value: "HS-", label: "Less than high school" }, { value: "HS", label: "High school graduate" }, { value: "SC", label: "Some college" }, { value: "AA", label: "Associate degree" }, { value: "BA", label: "Bachelor's degree" }, { value: "GR", label: "Graduate degree" }];
const income: Option[] = [{ value: "1", label: "Under $25,000" }, { value: "2", label: "$25,000 - $49,999" }, { value: "3", label: "$50,000 - $74,999" }, { value: "4", label: "$75,000 - $99,999" }, { value: "5", label: "$100,000 and over" }];
const languages = same(["Arabic", "Chinese", "English", "French", "German", "Igbo", "Japanese", "Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese"]);

const texts =
	"lastName firstName middleInitial ssn street cityLine zip phone altPhone email dob birthplace age natDate natPlace natNumber bornAbroad job0_employer job0_duties job0_hours job0_weeks job1_employer job1_duties job1_hours job1_weeks serviceHours act0_name act0_office act1_name act1_office act2_name act2_office hon0_title hon0_for hon1_title hon1_for hon2_title hon2_for school schoolStreet schoolCity schoolZip principal principalPhone counselor gradDate rank outOf gpa gpaWeighted satReading satMath satTotal satDate act actDate psat selectionIndex dual career gradYear otherAwards cost p1_name p1_occupation p1_employer p2_name p2_occupation p2_employer sib0_name sib0_age sib1_name sib1_age sib2_name sib2_age household agi assets ref0_name ref0_phone ref1_name ref1_phone lodge relative essay signature signDate parentSignature parentSignDate".split(" ");
const radios = ["sex", "citizen", "senior", "fullTime"];
const singles = ["state", "schoolState", "gpaScale", "ap0_subject", "ap0_score", "ap1_subject", "ap1_score", "ap2_subject", "ap2_score", "college1", "college2", "college3", "major", "degree", "marital", "p1_education", "p2_education", "income", "hear"];
const multis = ["act0_grades", "act1_grades", "act2_grades", "languages"];
const boxes = ["certify", "publicity"];
const fresh = Object.fromEntries([...texts.map((k) => [k, ""]), ...radios.map((k) => [k, ""]), ...singles.map((k) => [k, null]), ...multis.map((k) => [k, []]), ...boxes.map((k) => [k, false])]);

let submitted = false;
function Application() {
	const { register, control, getValues, handleSubmit } = useForm<Record<string, any>>({ defaultValues: fresh });
	Object.assign(window, {
		formState: () => {
			const v = getValues();
			return {
				...Object.fromEntries([...texts, ...radios, ...boxes].map((k) => [k, v[k] ?? ""])),
				...Object.fromEntries(singles.map((k) => [k, v[k]?.value ?? null])),
				...Object.fromEntries(multis.map((k) => [k, v[k].map((o: Option) => o.value)])),
				submitted,
			};
		},
		formShown: () => {
			const control = (k: string) => document.getElementById(k)?.closest(".rs__control");
			return {
				...Object.fromEntries(texts.map((k) => [k, document.querySelector<HTMLInputElement>(`[name="${k}"]`)?.value])),
				...Object.fromEntries(radios.map((k) => [k, document.querySelector(`[name="${k}"]:checked`)?.closest("label")?.textContent?.trim() ?? ""])),
				...Object.fromEntries(boxes.map((k) => [k, document.querySelector<HTMLInputElement>(`[name="${k}"]`)?.checked])),
				...Object.fromEntries(singles.map((k) => [k, control(k)?.querySelector(".rs__single-value")?.textContent ?? ""])),
				...Object.fromEntries(multis.map((k) => [k, [...(control(k)?.querySelectorAll(".rs__multi-value__label") ?? [])].map((x) => x.textContent)])),
			};
		},
	});
	const T = ({ k, children, cls, type = "text", ...rest }: { k: string; children?: ReactNode; cls?: string; type?: string; [key: string]: any }) => (
		<div className={cls}>
			{children && <label htmlFor={`f_${k}`}>{children}</label>}
			<input type={type} id={`f_${k}`} {...rest} {...register(k)} />
		</div>
	);
	const S = ({ k, children, options, cls, multi, creatable, label, placeholder }: { k: string; children?: ReactNode; options: Option[]; cls?: string; multi?: boolean; creatable?: boolean; label?: string; placeholder?: string }) => {
		const Box = (creatable ? CreatableSelect : Select) as typeof Select;
		return (
			<div className={cls}>
				{children && <label htmlFor={k}>{children}</label>}
				<Controller name={k} control={control} render={({ field }) => (
					<Box {...field} inputId={k} classNamePrefix="rs" options={options} isMulti={multi as any} isClearable={!multi} aria-label={label} placeholder={placeholder} />
				)} />
			</div>
		);
	};
	const R = ({ k, children, options }: { k: string; children: ReactNode; options: [string, string][] }) => (
		<div className="ask" role="radiogroup">
			<span>{children}</span>
			{options.map(([value, label]) => (
				<label key={value}><input type="radio" value={value} {...register(k)} /> {label} </label>
			))}
		</div>
	);
	// Called as functions, so that no box is made anew when the form is drawn again.
	return (
		<form className="sheet" autoComplete="off" onSubmit={handleSubmit(() => { submitted = true; })}>
			<h1>Order of Antlers National Foundation</h1>
			<div className="sub">Most Valuable Student Scholarship Competition — Based on Scholarship, Leadership, and Financial Need</div>
			<div className="line">{T({ k: "lastName", children: "Last" })}{T({ k: "firstName", children: "First" })}{T({ k: "middleInitial", children: "Middle Initial", cls: "thin", maxLength: 1 })}{T({ k: "ssn", children: "Social Security #" })}</div>
			<div className="line">{T({ k: "street", children: "Street Address", cls: "wide" })}{T({ k: "phone", children: "Phone", type: "tel", placeholder: "(area code) number" })}{T({ k: "altPhone", children: "Alternate Phone", type: "tel" })}</div>
			<div className="line">{T({ k: "cityLine", children: "City" })}{S({ k: "state", children: "State", options: states })}{T({ k: "zip", children: "Zip", cls: "thin" })}{T({ k: "email", children: "Email", type: "email" })}</div>
			<div className="line">{T({ k: "dob", children: "Date of Birth", placeholder: "MM/DD/YYYY" })}{T({ k: "birthplace", children: "Place of Birth (City & State or Country)", cls: "wide" })}{T({ k: "age", children: "Age", cls: "thin", type: "number" })}</div>
			{R({ k: "sex", children: "Sex:", options: [["M", "Male"], ["F", "Female"]] })}
			{R({ k: "senior", children: "Are you currently a high school senior?", options: [["Y", "Yes"], ["N", "No"]] })}
			{R({ k: "citizen", children: "Are you currently an American Citizen? (Resident Alien status does NOT qualify.)", options: [["Y", "Yes"], ["N", "No"]] })}
			<p className="small">If you were not born an American Citizen, but are a Naturalized American Citizen, give date, place (Office or Court) & Naturalization Number.</p>
			<div className="line">{T({ k: "natDate", children: "Date" })}{T({ k: "natPlace", children: "Court or Office and City & State", cls: "wide" })}{T({ k: "natNumber", children: "Number" })}</div>
			{T({ k: "bornAbroad", children: "If you were not born in the United States, but are a citizen by birth, explain circumstances." })}
			{S({ k: "languages", children: "Languages you speak", options: languages, multi: true })}

			<h2>1. Employment and Community Service</h2>
			<p>List jobs you have held over the past three years. Start with the most recent and include baby-sitting and work on a family farm or for a family business, even if not paid.</p>
			<table>
				<thead><tr><th>Employer</th><th>Type of Work</th><th style={{ width: 110 }}>Hours/Week</th><th style={{ width: 110 }}>Weeks/Year</th></tr></thead>
				<tbody>{[0, 1].map((i) => <tr key={i}>{["employer", "duties", "hours", "weeks"].map((c) => <td key={c}>{T({ k: `job${i}_${c}` })}</td>)}</tr>)}</tbody>
			</table>
			<div className="line">{T({ k: "serviceHours", children: "Total hours of community service, grades 9-12", type: "number" })}<div /></div>

			<h2>2. Leadership and Extracurricular Activities</h2>
			<p>List activities in and out of school, other than the jobs above, with any office or position of leadership held. Check the grades in which you took part.</p>
			<table>
				<thead><tr><th>Organization or Activity</th><th>Office/Leadership Position</th><th style={{ width: 260 }}>Grades</th></tr></thead>
				<tbody>{[0, 1, 2].map((i) => <tr key={i}><td>{T({ k: `act${i}_name` })}</td><td>{T({ k: `act${i}_office` })}</td><td>{S({ k: `act${i}_grades`, options: grades, multi: true, label: "Grades" })}</td></tr>)}</tbody>
			</table>

			<h2>3. Honors and Awards</h2>
			<table>
				<thead><tr><th style={{ width: 320 }}>Honor or Award</th><th>Given For</th></tr></thead>
				<tbody>{[0, 1, 2].map((i) => <tr key={i}><td>{T({ k: `hon${i}_title` })}</td><td>{T({ k: `hon${i}_for` })}</td></tr>)}</tbody>
			</table>

			<h2>4. Scholarship</h2>
			<div className="line">{T({ k: "school", children: "Name of High School", cls: "wide" })}{T({ k: "schoolStreet", children: "School Address", cls: "wide" })}</div>
			<div className="line">{T({ k: "schoolCity", children: "City" })}{S({ k: "schoolState", children: "State", options: states })}{T({ k: "schoolZip", children: "Zip", cls: "thin" })}{T({ k: "gradDate", children: "Date of Graduation", type: "date" })}</div>
			<div className="line">{T({ k: "principal", children: "Principal's Name" })}{T({ k: "principalPhone", children: "School Phone", type: "tel" })}{T({ k: "counselor", children: "Counselor's Name" })}</div>
			<div className="line">{T({ k: "rank", children: "Class Rank", type: "number" })}{T({ k: "outOf", children: "Number in Class", type: "number" })}{T({ k: "gpa", children: "Cumulative GPA (unweighted)" })}{S({ k: "gpaScale", children: "Scale", options: same(["4.0", "5.0", "6.0", "100"]) })}{T({ k: "gpaWeighted", children: "Weighted GPA" })}</div>
			<div className="line">{T({ k: "satReading", children: "SAT Evidence-Based Reading & Writing", type: "number" })}{T({ k: "satMath", children: "SAT Math", type: "number" })}{T({ k: "satTotal", children: "SAT Total", type: "number" })}{T({ k: "satDate", children: "Latest SAT Date", type: "date" })}</div>
			<div className="line">{T({ k: "act", children: "ACT Composite", type: "number" })}{T({ k: "actDate", children: "ACT Date", type: "date" })}{T({ k: "psat", children: "PSAT/NMSQT Total", type: "number" })}{T({ k: "selectionIndex", children: "NMSC Selection Index", type: "number" })}</div>
			<fieldset>
				<legend>Advanced Placement Exams Taken</legend>
				<table>
					<thead><tr><th>Exam</th><th style={{ width: 180 }}>Score</th></tr></thead>
					<tbody>{[0, 1, 2].map((i) => <tr key={i}><td>{S({ k: `ap${i}_subject`, options: exams, label: `AP exam ${i + 1}` })}</td><td>{S({ k: `ap${i}_score`, options: same(["5", "4", "3", "2", "1"]), label: `AP exam ${i + 1} score` })}</td></tr>)}</tbody>
				</table>
			</fieldset>
			{T({ k: "dual", children: "College at which you have taken courses while in high school, if any" })}

			<h2>5. College Plans</h2>
			<p className="small">If your college is not in the list, type its name and press Enter.</p>
			<div className="line">{S({ k: "college1", children: "First Choice", options: colleges, creatable: true })}{S({ k: "college2", children: "Second Choice", options: colleges, creatable: true })}{S({ k: "college3", children: "Third Choice", options: colleges, creatable: true })}</div>
			<div className="line">{S({ k: "major", children: "Intended Major", options: same(MAJORS), creatable: true })}{S({ k: "degree", children: "Degree Sought", options: same(["Bachelor's", "Master's", "Doctorate", "Professional (M.D., J.D., etc.)"]) })}{T({ k: "gradYear", children: "Expected Year of College Graduation" })}</div>
			{T({ k: "career", children: "Vocation or profession you plan to enter" })}
			{R({ k: "fullTime", children: "Will you be enrolled as a full-time student in a four-year college?", options: [["Y", "Yes"], ["N", "No"]] })}
			<div className="line">{T({ k: "cost", children: "Estimated Total Cost for First Year" })}{T({ k: "otherAwards", children: "Other Scholarships or Grants Awarded" })}</div>

			<h2>6. Parental Financial Analysis</h2>
			<table>
				<thead><tr><th></th><th>Name</th><th>Occupation</th><th>Employer</th><th style={{ width: 190 }}>Education</th></tr></thead>
				<tbody>{[1, 2].map((n) => <tr key={n}><th>Parent/ Guardian {n}</th>{["name", "occupation", "employer"].map((c) => <td key={c}>{T({ k: `p${n}_${c}` })}</td>)}<td>{S({ k: `p${n}_education`, options: education, label: `Parent/Guardian ${n} education` })}</td></tr>)}</tbody>
			</table>
			<div className="line">{S({ k: "marital", children: "Parents' Marital Status", options: same(["Married", "Divorced", "Separated", "Widowed", "Single"]) })}{S({ k: "income", children: "Total Family Income", options: income })}{T({ k: "household", children: "Number of Dependents in Household", type: "number" })}</div>
			<div className="line">{T({ k: "agi", children: "Adjusted Gross Income (Form 1040)" })}{T({ k: "assets", children: "Savings, Stocks and Other Assets" })}</div>
			<p>Brothers and sisters</p>
			<table>
				<thead><tr><th>Name</th><th style={{ width: 130 }}>Age</th></tr></thead>
				<tbody>{[0, 1, 2].map((i) => <tr key={i}><td>{T({ k: `sib${i}_name` })}</td><td>{T({ k: `sib${i}_age`, type: "number" })}</td></tr>)}</tbody>
			</table>

			<h2>7. References, Lodge and Statement</h2>
			<table>
				<thead><tr><th>Reference (not a relative)</th><th>Phone</th></tr></thead>
				<tbody>{[0, 1].map((i) => <tr key={i}><td>{T({ k: `ref${i}_name` })}</td><td>{T({ k: `ref${i}_phone`, type: "tel" })}</td></tr>)}</tbody>
			</table>
			<div className="line">{T({ k: "lodge", children: "Lodge Name and Number" })}{T({ k: "relative", children: "Name of any relative who is a member" })}{S({ k: "hear", children: "How did you learn of this scholarship?", options: same(["School counselor", "Lodge member", "Website", "Newspaper", "Other"]) })}</div>
			<label htmlFor="f_essay">In 500 words or less, write an essay: How have your family background and circumstances influenced your character and your life goals?</label>
			<textarea id="f_essay" {...register("essay")} />
			<p><label><input type="checkbox" {...register("certify")} /> By signing this application, I agree, if asked, to provide information that will verify the accuracy of the completed form.</label></p>
			<p><label><input type="checkbox" {...register("publicity")} /> I agree to the use of my name for advertising, promotional and publicity purposes without compensation.</label></p>
			<div className="line">{T({ k: "signature", children: "Signed by (Student)", cls: "wide" })}{T({ k: "signDate", children: "Date", type: "date" })}</div>
			<div className="line">{T({ k: "parentSignature", children: "Signed by (Parent/Guardian)", cls: "wide" })}{T({ k: "parentSignDate", children: "Date", type: "date" })}</div>
			<button type="submit">Submit Application to Lodge</button>
		</form>
	);
}
createRoot(document.getElementById("root")!).render(<Application />);
