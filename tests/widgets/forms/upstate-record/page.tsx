import { Accordion } from "radix-ui";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import "./page.css";

type Course = { title: string; scale: string; grade: string; credits: string };
const FIELDS = ["title", "scale", "grade", "credits"] as const;
const OWN = ["name", "gradYear", "wgpa", "rank", "size", "counselor", "counselorMail", "initials"] as const;
type Own = (typeof OWN)[number];
const EMPTY: Course = { title: "", scale: "", grade: "", credits: "" };
let now: { own: Record<string, string>; courses: Course[]; submitted: boolean };

function App() {
	const [own, setOwn] = useState<Record<string, string>>(Object.fromEntries(OWN.map((key) => [key, ""])));
	const [courses, setCourses] = useState<Course[]>([EMPTY, EMPTY, EMPTY, EMPTY]);
	const [openItem, setOpenItem] = useState("course-1");
	const [submitted, setSubmitted] = useState(false);
	now = { own, courses, submitted };
	const bind = (key: Own) => ({ id: key, value: own[key], onChange: (event: { target: { value: string } }) => setOwn({ ...own, [key]: event.target.value }) });
	const set = (index: number, name: keyof Course, value: string) =>
		setCourses((before) => before.map((course, at) => (at === index ? { ...course, [name]: value } : course)));
	return (
		<main className="page">
			<p className="eyebrow">UPSTATE UNIVERSITY SYSTEM · OFFICE OF ADMISSIONS</p>
			<h1>Self-Reported Academic Record</h1>
			<p className="muted">Have your transcript in front of you. Enter grades exactly as they appear; do not convert them. Discrepancies may lead to withdrawal of an offer.</p>
			<div className="card">
				<h2>Part A. Student and class standing</h2>
				<div className="grid">
					<div className="wide"><label htmlFor="name">Student name (Last, First)</label><input {...bind("name")} /></div>
					<div><label htmlFor="gradYear">Year of HS graduation</label><input {...bind("gradYear")} placeholder="YYYY" maxLength={4} /></div>
					<div><label htmlFor="wgpa">Cumulative GPA, weighted</label><input {...bind("wgpa")} inputMode="decimal" /></div>
					<div><label htmlFor="rank">Class rank</label><span className="pair"><input {...bind("rank")} inputMode="numeric" /> <label htmlFor="size">in a class of</label> <input {...bind("size")} inputMode="numeric" /></span></div>
				</div>
			</div>
			<div className="card">
				<h2>Part B. Courses</h2>
				<p className="muted">High school courses only. Open a line for each course. Leave lines you do not need empty.</p>
				<Accordion.Root type="single" collapsible value={openItem} onValueChange={setOpenItem} className="accordion">
					{courses.map((course, index) => (
						<Accordion.Item key={index} value={`course-${index + 1}`} className="item">
							<Accordion.Header className="header">
								<Accordion.Trigger className="trigger"><span>Course {index + 1}{course.title && `: ${course.title}`}</span><span aria-hidden className="chevron">⌄</span></Accordion.Trigger>
							</Accordion.Header>
							<Accordion.Content className="content">
								<div className="grid">
									<div className="wide"><label htmlFor={`c${index}-title`}>Course title</label><input id={`c${index}-title`} value={course.title} onChange={(event) => set(index, "title", event.target.value)} /></div>
									<fieldset>
										<legend>Grading scale</legend>
										{["Letter", "Percentage"].map((scale) => (
											<label key={scale} className="radio"><input type="radio" name={`c${index}-scale`} checked={course.scale === scale} onChange={() => set(index, "scale", scale)} value={scale} /> {scale}</label>
										))}
									</fieldset>
									<div><label htmlFor={`c${index}-grade`}>Final grade</label><input id={`c${index}-grade`} value={course.grade} onChange={(event) => set(index, "grade", event.target.value)} maxLength={6} /></div>
									<div><label htmlFor={`c${index}-credits`}>Credits</label><input id={`c${index}-credits`} value={course.credits} onChange={(event) => set(index, "credits", event.target.value)} inputMode="decimal" maxLength={4} /></div>
								</div>
							</Accordion.Content>
						</Accordion.Item>
					))}
				</Accordion.Root>
			</div>
			<div className="card">
				<h2>Part C. School counselor</h2>
				<div className="grid">
					<div><label htmlFor="counselor">Counselor's name</label><input {...bind("counselor")} /></div>
					<div><label htmlFor="counselorMail">Counselor's e-mail</label><input {...bind("counselorMail")} type="email" /></div>
				</div>
				<p><label htmlFor="initials">Initial here to affirm that the above matches your transcript</label><input {...bind("initials")} size={4} className="short" /></p>
				<button type="button" className="btn" onClick={() => setSubmitted(true)}>Submit SRAR</button>{" "}
				<button type="button" className="btn ghost">Upload unofficial transcript</button>
			</div>
		</main>
	);
}

const keyed = (value: (index: number, name: (typeof FIELDS)[number]) => unknown) =>
	Object.fromEntries([0, 1, 2, 3].flatMap((index) => FIELDS.map((name) => [`course${index}_${name}`, value(index, name)])));
Object.assign(window, {
	formState: () => ({ ...now.own, ...keyed((index, name) => now.courses[index]?.[name]), submitted: now.submitted }),
	formShown: () => ({
		...Object.fromEntries(OWN.map((key) => [key, (document.getElementById(key) as HTMLInputElement).value])),
		// A collapsed course is not drawn; opening it shows what is kept.
		...keyed((index, name) => {
			if (!document.getElementById(`c${index}-title`)) return now.courses[index]?.[name];
			if (name === "scale") return document.querySelector<HTMLInputElement>(`[name=c${index}-scale]:checked`)?.value ?? "";
			return (document.getElementById(`c${index}-${name}`) as HTMLInputElement).value;
		}),
	}),
});
createRoot(document.getElementById("root") as HTMLElement).render(<App />);
