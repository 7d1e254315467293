import { useState } from "react";
import { createRoot } from "react-dom/client";
import "./page.css";

type Row = { course: string; credits: string; grade: string; number: string };
const FIELDS = ["course", "number", "credits", "grade"] as const;
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
let now: { values: Record<string, string>; rows: Row[]; submitted: boolean };

function App() {
	const [values, setValues] = useState<Record<string, string>>({
		legal_first: "", legal_last: "", birth_month: "", birth_day: "", birth_year: "", college: "", sat_rw: "", sat_math: "", act: "", ssn: "", parent_sig: "", website: "",
	});
	const [rows, setRows] = useState<Row[]>([{ course: "", number: "", credits: "", grade: "" }]);
	const [submitted, setSubmitted] = useState(false);
	now = { values, rows, submitted };
	const bind = (name: string) => ({ name, id: `ls-${name}`, value: values[name], onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }) });
	const edit = (at: number, name: keyof Row, value: string) => setRows(rows.map((row, index) => (index === at ? { ...row, [name]: value } : row)));
	return (
		<div className="sheet">
			<h1>Larkspur College <small>| Early College Credit Evaluation</small></h1>
			<p>Incoming first-year students who earned college credit during high school use this form to request an evaluation. <b>This is not an application for admission.</b></p>
			<form onSubmit={(event) => event.preventDefault()} noValidate>
				<h2>Student information</h2>
				<div className="line"><label htmlFor="ls-legal_first">Legal First Name <i>(required)</i></label><input {...bind("legal_first")} /></div>
				<div className="line"><label htmlFor="ls-legal_last">Legal Last Name <i>(required)</i></label><input {...bind("legal_last")} /></div>
				<div className="line" role="group" aria-labelledby="dob-label">
					<span id="dob-label">Date of Birth <i>(required)</i></span>
					<span>
						<select {...bind("birth_month")} aria-label="Month"><option value="">Month</option>{MONTHS.map((month, index) => <option key={month} value={index + 1}>{month}</option>)}</select>{" "}
						<select {...bind("birth_day")} aria-label="Day"><option value="">Day</option>{Array.from({ length: 31 }, (_, index) => <option key={index} value={index + 1}>{index + 1}</option>)}</select>{" "}
						<select {...bind("birth_year")} aria-label="Year"><option value="">Year</option>{Array.from({ length: 30 }, (_, index) => <option key={index}>{2012 - index}</option>)}</select>
					</span>
				</div>
				<div className="line"><label htmlFor="ls-ssn">Last 4 of SSN</label><input {...bind("ssn")} maxLength={4} size={4} autoComplete="off" /></div>
				<h2>College-level coursework</h2>
				<div className="line"><label htmlFor="ls-college">College where you earned the credit</label><input {...bind("college")} /></div>
				<p>One course per line, please, as printed on the <u>college</u> transcript. High school classes and AP do not belong here.</p>
				<table>
					<thead><tr><th id="th-course">Course title</th><th id="th-number">Course no. (e.g. MATH 243)</th><th id="th-credits">Credits</th><th id="th-grade">Grade earned</th></tr></thead>
					<tbody>
						{rows.map((row, index) => (
							<tr key={index}>
								{FIELDS.map((name) => (
									<td key={name}><input name={`courses.${index}.${name}`} className={name} value={row[name]} onChange={(event) => edit(index, name, event.target.value)} /></td>
								))}
							</tr>
						))}
					</tbody>
				</table>
				<button className="link" onClick={() => setRows([...rows, { course: "", number: "", credits: "", grade: "" }])}>Add a line</button>
				<h2>Placement</h2>
				<p>Highest scores. Leave blank if you are applying test-optional.</p>
				<div className="line"><label htmlFor="ls-sat_rw">SAT Reading &amp; Writing</label><input {...bind("sat_rw")} maxLength={3} size={4} /></div>
				<div className="line"><label htmlFor="ls-sat_math">SAT Math</label><input {...bind("sat_math")} maxLength={3} size={4} /></div>
				<div className="line"><label htmlFor="ls-act">ACT composite (not superscore)</label><input {...bind("act")} maxLength={2} size={4} /></div>
				<div className="line"><label htmlFor="ls-parent_sig">Parent/guardian signature if under 18</label><input {...bind("parent_sig")} /></div>
				<div className="hp" aria-hidden="true"><label htmlFor="ls-website">Website</label><input {...bind("website")} tabIndex={-1} autoComplete="off" /></div>
				<p><button className="primary" onClick={() => setSubmitted(true)}>Request evaluation</button></p>
			</form>
		</div>
	);
}

const OWN = ["legal_first", "legal_last", "birth_month", "birth_day", "birth_year", "college", "sat_rw", "sat_math", "act", "ssn", "parent_sig", "website"];
const keyed = (value: (index: number, name: (typeof FIELDS)[number]) => unknown) =>
	Object.fromEntries([0, 1, 2].flatMap((index) => FIELDS.map((name) => [`row${index}_${name}`, value(index, name)])).slice(0, 9));
Object.assign(window, {
	formState: () => ({ ...now.values, ...keyed((index, name) => now.rows[index]?.[name] ?? ""), submitted: now.submitted }),
	formShown: () => ({
		...Object.fromEntries(OWN.map((name) => {
			const control = document.getElementById(`ls-${name}`);
			return [name, control instanceof HTMLSelectElement ? control.value && control.selectedOptions[0]?.text : (control as HTMLInputElement).value];
		})),
		...keyed((index, name) => document.querySelector<HTMLInputElement>(`[name="courses.${index}.${name}"]`)?.value ?? ""),
	}),
});
createRoot(document.getElementById("root") as HTMLElement).render(<App />);
