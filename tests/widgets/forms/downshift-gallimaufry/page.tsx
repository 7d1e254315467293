import "./page.css";
import { FieldArray, Form, Formik, type FormikProps } from "formik";
import { type ReactNode, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";
import { type Reader, box, chips, mark, one, picked, several, shownOf, ticked, words } from "./shown";
import { Box, Day, Find, FindMany, type Item, OneOf, Pick, Several, Tick, items } from "./ui";

const STATE_ITEMS: Item[] = STATES.map(([id, name]) => ({ id, name }));
const SCHOOLS = items(["Ashland High School", "Ashland Valley High School", "Eagle Point High School", "Phoenix High School", "Rogue River High School", "South Medford High School", "St. Mary's School", "Talent Charter High School"]);
const UNIVERSITIES = items(["Oregon Institute of Technology", "Oregon State University", "Portland State University", "Southern Oregon University", "University of Oregon", "Western Oregon University"]);
const LANGUAGES = ["Amharic", "Arabic", "Cantonese", "English", "French", "German", "Hindi", "Igbo", "Japanese", "Korean", "Mandarin", "Portuguese", "Russian", "Somali", "Spanish", "Swahili", "Tagalog", "Ukrainian", "Vietnamese"];
const ACCESS = items(["ASPIRE", "AVID", "College Possible", "GEAR UP", "Upward Bound", "None"]);
const SCHOOLING: Item[] = [{ id: "1", name: "No diploma" }, { id: "2", name: "High school diploma / GED" }, { id: "3", name: "Some college" }, { id: "4", name: "Associate degree" }, { id: "5", name: "Bachelor's degree or higher" }];
const EXAMS = items(["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language and Composition", "AP English Literature and Composition", "AP Macroeconomics", "AP Psychology", "AP Statistics", "AP United States History", "AP World History: Modern"]);
const YES_NO: Item[] = [{ id: "y", name: "Yes" }, { id: "n", name: "No" }];

type Course = { title: string; grade: string; credits: string };
type Exam = { exam: string; taken: string; score: string };
type Activity = { group: string; role: string; weeks: number | "" };
const COURSE: Course = { title: "", grade: "", credits: "" };
const EXAM: Exam = { exam: "", taken: "", score: "" };
const ACTIVITY: Activity = { group: "", role: "", weeks: "" };
const MOST = 3;
const ACTIVITIES = 2;

const START = {
	last: "", first: "", middle: "", goesBy: "", born: "", sex: "", ssid: "", ssn: "",
	email: "", cell: "", texts: false, street: "", apt: "", city: "", state: "", zip: "",
	citizen: "", languages: [] as string[], latino: "", race: [] as string[],
	school: "", schoolCity: "", schoolState: "", entered: "", leaves: "", grade: "", gpa: "", percentile: "", rw: "", math: "", act: "",
	counselor: "", counselorEmail: "", prior: "", priorName: "", priorWhen: "",
	term: "", major: "", transfer: "", access: "",
	g1First: "", g1Last: "", g1School: "", g1Email: "", g2First: "", g2Last: "", g2School: "", firstGen: "", emergency: "", emergencyPhone: "",
	courses: [] as Course[], exams: [EXAM], activities: [ACTIVITY],
	ferpa: false, signature: "", parentSignature: "", fax: "",
};
type Answers = typeof START;

declare global {
	interface Window {
		formState: () => Record<string, unknown>;
		formShown: () => Record<string, unknown>;
	}
}

const Q = ({ k, read = box, children }: { k: string; read?: Reader; children: ReactNode }) => <div ref={mark(k, read)}>{children}</div>;
const Part = ({ id, title, note, children }: { id: string; title: string; note?: string; children: ReactNode }) => (
	<section className="part" id={id}><h2>{title}</h2>{note && <p className="note">{note}</p>}{children}</section>
);

/** The courses saved so far, and the one being written. */
function Courses({ list, onAdd, onRemove }: { list: Course[]; onAdd: (course: Course) => void; onRemove: (at: number) => void }) {
	const [draft, setDraft] = useState<Course | null>(null);
	return (
		<>
			<table>
				<thead><tr><th>Course</th><th className="slim">Grade</th><th className="slim">Credits</th><th className="slim" /></tr></thead>
				<tbody>
					{list.length === 0 && <tr><td colSpan={4}>None yet</td></tr>}
					{list.map((each, i) => (
						<tr key={i}>
							<td ref={mark(`course${i + 1}_title`, words)}>{each.title}</td>
							<td ref={mark(`course${i + 1}_grade`, words)}>{each.grade}</td>
							<td ref={mark(`course${i + 1}_credits`, words)}>{each.credits}</td>
							<td><button type="button" className="btn text" onClick={() => onRemove(i)}>Remove</button></td>
						</tr>
					))}
				</tbody>
			</table>
			{draft ? (
				<div className="inline">
					<Formik initialValues={draft} onSubmit={(course) => { onAdd(course); setDraft(null); }}>
						{({ submitForm, values }) => (
							<>
								<div className="c3"><Box name="title" label="Course title" /><Box name="grade" label="Final or current grade" /><Box name="credits" label="Credits" hint="One full year = 1" /></div>
								<div className="acts"><button type="button" className="btn main" disabled={!values.title} onClick={submitForm}>Save course</button><button type="button" className="btn" onClick={() => setDraft(null)}>Cancel</button></div>
							</>
						)}
					</Formik>
				</div>
			) : <div className="acts"><button type="button" className="btn" disabled={list.length >= MOST} onClick={() => setDraft(COURSE)}>Add a course</button></div>}
		</>
	);
}

function Application() {
	const form = useRef<FormikProps<Answers>>(null);
	const [submitted, setSubmitted] = useState(false);

	window.formState = () => {
		const { courses, exams, activities, ...rest } = form.current?.values ?? START;
		const entries = <T extends object>(name: string, list: T[], most: number, none: T) => Array.from({ length: most }, (_, i) => Object.entries(list[i] ?? none).map(([part, value]) => [`${name}${i + 1}_${part}`, value])).flat();
		return { ...rest, ...Object.fromEntries([...entries("course", courses, MOST, COURSE), ...entries("exam", exams, MOST, EXAM), ...entries("activity", activities, ACTIVITIES, ACTIVITY)]), submitted };
	};
	window.formShown = () => Object.fromEntries(Object.entries(window.formState()).filter(([key]) => key !== "submitted")
		.map(([key, value]) => [key, shownOf(key, Array.isArray(value) ? [] : typeof value === "boolean" ? false : "")]));

	return (
		<div className="shell">
			<aside className="side">
				<b>Bear Creek Community College</b>
				<p>College Now: dual enrollment for high school students</p>
				<nav>{[["you", "Student"], ["contact", "Contact"], ["back", "Background"], ["hs", "High school"], ["work", "Coursework"], ["plans", "Plans"], ["home", "Family"], ["sign", "Sign"]].map(([id, text]) => <a key={id} href={`#${id}`}>{text}</a>)}</nav>
			</aside>
			<Formik innerRef={form} initialValues={START} onSubmit={() => setSubmitted(true)}>
				{({ values }) => (
					<Form noValidate autoComplete="off">
						<Part id="you" title="Student" note="Use your name as your high school has it.">
							<div className="c3">
								<Q k="last"><Box name="last" label="Last" required /></Q>
								<Q k="first"><Box name="first" label="First" required /></Q>
								<Q k="middle"><Box name="middle" label="Middle" /></Q>
								<Q k="goesBy"><Box name="goesBy" label="Chosen first name" /></Q>
								<Q k="born"><Day name="born" label="Date of birth" required around="2009-01-01" from="2003-01-01" to="2014-12-01" /></Q>
								<Q k="sex" read={picked}><Pick name="sex" label="Sex" of={items(["F", "M", "X"])} /></Q>
								<Q k="ssid"><Box name="ssid" label="State student ID (SSID)" hint="On your transcript" /></Q>
								<Q k="ssn"><Box name="ssn" label="SSN" type="password" hint="Optional. For tax form 1098-T." /></Q>
							</div>
						</Part>

						<Part id="contact" title="Contact">
							<div className="c2">
								<Q k="email"><Box name="email" label="Email" type="email" required /></Q>
								<Q k="cell"><Box name="cell" label="Cell" type="tel" /></Q>
							</div>
							<Q k="texts" read={ticked}><Tick name="texts" label="Text me about deadlines" /></Q>
							<div className="c2">
								<Q k="street"><Box name="street" label="Street" required /></Q>
								<Q k="apt"><Box name="apt" label="Apt / unit" /></Q>
							</div>
							<div className="c3">
								<Q k="city"><Box name="city" label="City" required /></Q>
								<Q k="state"><Find name="state" label="State" required of={STATE_ITEMS} /></Q>
								<Q k="zip"><Box name="zip" label="ZIP" required maxLength={10} /></Q>
							</div>
						</Part>

						<Part id="back" title="Background" note="For state reporting. Does not affect placement.">
							<div className="c2">
								<Q k="citizen" read={picked}><Pick name="citizen" label="Citizenship" of={[{ id: "1", name: "U.S. citizen" }, { id: "2", name: "Permanent resident" }, { id: "3", name: "Refugee / asylee" }, { id: "4", name: "Other" }]} /></Q>
								<Q k="languages" read={chips}><FindMany name="languages" label="Languages you speak" of={LANGUAGES} /></Q>
								<Q k="latino" read={one}><OneOf name="latino" label="Hispanic or Latino/a/x" of={YES_NO} /></Q>
								<Q k="race" read={several}><Several name="race" label="Race" hint="Mark all" of={items(["American Indian / Alaska Native", "Asian", "Black / African American", "Native Hawaiian / Pacific Islander", "White"])} /></Q>
							</div>
						</Part>

						<Part id="hs" title="High school">
							<div className="c3">
								<Q k="school"><Find name="school" label="School" required free of={SCHOOLS} /></Q>
								<Q k="schoolCity"><Box name="schoolCity" label="City" /></Q>
								<Q k="schoolState"><Find name="schoolState" label="State" of={STATE_ITEMS} /></Q>
								<Q k="entered"><Day name="entered" label="Enrolled since" around="2023-09-01" from="2020-01-01" to="2027-12-01" /></Q>
								<Q k="leaves"><Day name="leaves" label="Expected graduation" around="2027-06-01" from="2026-01-01" to="2031-12-01" /></Q>
								<Q k="grade" read={one}><OneOf name="grade" label="Grade this year" of={items(["9", "10", "11", "12"])} /></Q>
								<Q k="gpa"><Box name="gpa" label="GPA (unweighted)" type="number" min={0} max={4} step={0.01} /></Q>
								<Q k="percentile"><Box name="percentile" label="Class percentile" type="number" min={1} max={100} hint="100 = top of class" /></Q>
							</div>
							<div className="c3">
								<Q k="rw"><Box name="rw" label="SAT Reading/Writing" type="number" min={200} max={800} step={10} /></Q>
								<Q k="math"><Box name="math" label="SAT Math" type="number" min={200} max={800} step={10} /></Q>
								<Q k="act"><Box name="act" label="ACT composite" type="number" min={1} max={36} hint="Single sitting" /></Q>
							</div>
							<div className="c2">
								<Q k="counselor"><Box name="counselor" label="Counselor" /></Q>
								<Q k="counselorEmail"><Box name="counselorEmail" label="Counselor email" type="email" /></Q>
							</div>
						</Part>

						<Part id="work" title="Coursework" note="Three high school courses that show you are ready.">
							<FieldArray name="courses">{({ push, remove }) => <Courses list={values.courses} onAdd={push} onRemove={remove} />}</FieldArray>

							<h3>AP exams</h3>
							<FieldArray name="exams">
								{({ push }) => (
									<>
										<table className="bare">
											<thead><tr><th>Exam</th><th style={{ width: 200 }}>Date taken</th><th className="slim">Score</th></tr></thead>
											<tbody>
												{values.exams.map((_, i) => (
													<tr key={i}>
														<td><Q k={`exam${i + 1}_exam`}><Find bare free name={`exams.${i}.exam`} label={`Exam ${i + 1}`} of={EXAMS} /></Q></td>
														<td><Q k={`exam${i + 1}_taken`}><Day bare name={`exams.${i}.taken`} label={`Date of exam ${i + 1}`} around="2026-05-01" from="2023-01-01" to="2027-12-01" /></Q></td>
														<td><Q k={`exam${i + 1}_score`} read={picked}><Pick bare name={`exams.${i}.score`} label={`Score of exam ${i + 1}`} of={items(["1", "2", "3", "4", "5"])} /></Q></td>
													</tr>
												))}
											</tbody>
										</table>
										<div className="acts"><button type="button" className="btn" disabled={values.exams.length >= MOST} onClick={() => push(EXAM)}>Add another exam</button></div>
									</>
								)}
							</FieldArray>

							<h3>College so far</h3>
							<div className="c3">
								<Q k="prior" read={one}><OneOf name="prior" label="Taken a college class before?" of={YES_NO} /></Q>
								<Q k="priorName"><Box name="priorName" label="Which college?" /></Q>
								<Q k="priorWhen"><Box name="priorWhen" label="When?" hint="Term and year" /></Q>
							</div>

							<h3>Activities and jobs</h3>
							<p className="note">At most two. We use these for scheduling.</p>
							<FieldArray name="activities">
								{({ push, remove }) => (
									<>
										{values.activities.map((_, i) => (
											<div className="block" key={i}>
												<header>Activity {i + 1}{i > 0 && <button type="button" className="btn text" onClick={() => remove(i)}>Remove</button>}</header>
												<div className="c3">
													<Q k={`activity${i + 1}_group`}><Box name={`activities.${i}.group`} label="Organization" /></Q>
													<Q k={`activity${i + 1}_role`}><Box name={`activities.${i}.role`} label="Position" /></Q>
													<Q k={`activity${i + 1}_weeks`}><Box name={`activities.${i}.weeks`} label="Weeks per year" type="number" min={1} max={52} /></Q>
												</div>
											</div>
										))}
										<div className="acts"><button type="button" className="btn" disabled={values.activities.length >= ACTIVITIES} onClick={() => push(ACTIVITY)}>Add a second activity</button></div>
									</>
								)}
							</FieldArray>
						</Part>

						<Part id="plans" title="Plans">
							<div className="c2">
								<Q k="term" read={picked}><Pick name="term" label="First term with us" of={items(["Winter 2027", "Spring 2027", "Summer 2027"])} /></Q>
								<Q k="major"><Box name="major" label="Major in mind" /></Q>
								<Q k="transfer"><Find free name="transfer" label="University after high school" of={UNIVERSITIES} /></Q>
								<Q k="access" read={picked}><Pick name="access" label="College access program" of={ACCESS} /></Q>
							</div>
						</Part>

						<Part id="home" title="Family">
							<div className="c4">
								<Q k="g1First"><Box name="g1First" label="Parent 1 first" /></Q>
								<Q k="g1Last"><Box name="g1Last" label="Parent 1 last" /></Q>
								<Q k="g1School" read={picked}><Pick name="g1School" label="Parent 1 education" of={SCHOOLING} /></Q>
								<Q k="g1Email"><Box name="g1Email" label="Parent 1 email" type="email" /></Q>
								<Q k="g2First"><Box name="g2First" label="Parent 2 first" /></Q>
								<Q k="g2Last"><Box name="g2Last" label="Parent 2 last" /></Q>
								<Q k="g2School" read={picked}><Pick name="g2School" label="Parent 2 education" of={SCHOOLING} /></Q>
							</div>
							<div className="c3">
								<Q k="firstGen" read={one}><OneOf name="firstGen" label="First generation in college" of={YES_NO} /></Q>
								<Q k="emergency"><Box name="emergency" label="Emergency contact" /></Q>
								<Q k="emergencyPhone"><Box name="emergencyPhone" label="Emergency phone" type="tel" /></Q>
							</div>
						</Part>

						<Part id="sign" title="Sign">
							<div style={{ marginTop: 12 }}><Q k="ferpa" read={ticked}><Tick name="ferpa" label="Bear Creek may share my college records with my high school and my parents (FERPA release)." /></Q></div>
							<div className="c2">
								<Q k="signature"><Box name="signature" label="Student signature" /></Q>
								<Q k="parentSignature"><Box name="parentSignature" label="Parent signature" hint="If you are under 18" /></Q>
							</div>
							<div className="gone" aria-hidden="true"><Q k="fax"><Box name="fax" label="Fax" /></Q></div>
							<div className="acts"><button type="submit" className="btn main">Submit</button></div>
						</Part>
					</Form>
				)}
			</Formik>
		</div>
	);
}

createRoot(document.getElementById("root")!).render(<Application />);
