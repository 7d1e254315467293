import "./page.css";
import { Accordion, Drawer, Portal } from "@ark-ui/react";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";
import { type Reader, box, day, level, mark, native, one, picked, pickedAll, several, shownOf, tags, ticked, words } from "./shown";
import { createStore } from "./store";
import { Box, Boxes, Day, Find, Native, Num, Pick, Plain, Radios, Scale, Segments, Tags, Tick, Toggle, Typed, options } from "./ui";

const YEARS = [9, 10, 11, 12].map((year) => ({ value: String(year), label: `${year}th` }));
const WHEN = [{ value: "term", label: "During the school year" }, { value: "break", label: "During breaks" }, { value: "year", label: "All year" }];
const KINDS = options(["Art & music", "Athletics", "Clubs: academic", "Clubs: debate & speech", "Environment & outdoors", "Family duties", "Job", "Makerspace & robotics", "Research", "Volunteering", "Something else"]);
const AIRPORTS = [{ value: "MFR", label: "Medford (MFR)" }, { value: "RDM", label: "Redmond/Bend (RDM)" }, { value: "RDD", label: "Redding (RDD)" }, { value: "PDX", label: "Portland (PDX)" }, { value: "SMF", label: "Sacramento (SMF)" }, { value: "SEA", label: "Seattle (SEA)" }, { value: "none", label: "I'll be driven" }];
const LABS = options(["Astrophotonics", "Cryptography", "Marine robotics", "Protein design", "Quantum sensing", "Sea-ice dynamics"]);
const EXAMS = options(["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP Environmental Science", "AP Physics 1: Algebra-Based", "AP Physics C: Mechanics", "AP Statistics", "AP United States History", "AP World History: Modern", "IB Biology", "IB Chemistry", "IB Physics"]);
const SCHOOLING = options(["Some high school", "High school", "Some college", "Two-year degree", "Four-year degree", "Graduate degree", "I don't know"]);
const BANDS = [{ value: "1", label: "Less than $30,000" }, { value: "2", label: "$30,000 to $60,000" }, { value: "3", label: "$60,001 to $90,000" }, { value: "4", label: "$90,001 to $120,000" }, { value: "5", label: "More than $120,000" }];

type Course = { name: string; grade: string };
type Exam = { subject: string; score: string };
const COURSES = 3;
const EXAM_MOST = 3;

const { values: a, set, useValue } = createStore<Record<string, unknown>>({
	fullName: "", badge: "", pronouns: null, born: "", year: null, shirt: null, gender: [], status: [],
	email: "", phone: "", street: "", unit: "", city: "", state: "", zip: "", airport: "",
	school: "", schoolStreet: "", schoolCity: "", schoolState: "", done: "", gpa: "",
	college1: "", college1Grade: "", college1Credits: "", college2: "", college2Grade: "", college2Credits: "",
	psat: "", psatDay: "", satMath: "",
	...Object.fromEntries([1, 2, 3].flatMap((n) => [[`act${n}_where`, ""], [`act${n}_role`, ""], [`act${n}_kind`, ""], [`act${n}_years`, []], [`act${n}_when`, []]])),
	languages: [], labs: [], study: "", job: "", code: 0, link: "",
	adult: "", adultJob: "", adultSchool: [], adultPhone: "", adultEmail: "", emergency: "", emergencyPhone: "", band: null, first: false,
	food: [], allergies: "", why: "", teacher: "", teacherEmail: "", agree: false, initials: "",
});

declare global {
	interface Window {
		formState: () => Record<string, unknown>;
		formShown: () => Record<string, unknown>;
	}
}

/** One question: redrawn only when its own answer changes. */
function Q({ k, read = box, children }: { k: string; read?: Reader; children: (of: { value: never; onChange: (value: unknown) => void }) => ReactNode }) {
	const value = useValue(k);
	return <div ref={mark(k, read)}>{children({ value: value as never, onChange: (next) => set({ [k]: next }) })}</div>;
}

function Courses({ list, onChange }: { list: Course[]; onChange: (list: Course[]) => void }) {
	const edit = (at: number, patch: Partial<Course>) => onChange(list.map((each, i) => (i === at ? { ...each, ...patch } : each)));
	return (
		<>
			{list.map((each, i) => (
				<div className="course" key={i}>
					<div ref={mark(`course${i + 1}_name`, box)}><Plain label={`Course ${i + 1}`} placeholder="Course title" value={each.name} onChange={(name) => edit(i, { name })} /></div>
					<div ref={mark(`course${i + 1}_grade`, box)}><Plain label={`Grade in course ${i + 1}`} placeholder="Grade" value={each.grade} onChange={(grade) => edit(i, { grade })} /></div>
					<button type="button" aria-label={`Remove course ${i + 1}`} onClick={() => onChange(list.filter((_, n) => n !== i))}>✕</button>
				</div>
			))}
			<button type="button" className="ghost" disabled={list.length >= COURSES} onClick={() => onChange([...list, { name: "", grade: "" }])}>Add another course</button>
		</>
	);
}

function Exams({ list, onChange }: { list: Exam[]; onChange: (list: Exam[]) => void }) {
	const [isOpen, setOpen] = useState(false);
	const [draft, setDraft] = useState<Exam>({ subject: "", score: "" });
	return (
		<>
			{list.map((each, i) => (
				<div className="exam" key={i}>
					<span><b ref={mark(`exam${i + 1}_subject`, words)}>{each.subject}</b></span>
					<span>Score <b ref={mark(`exam${i + 1}_score`, words)}>{each.score}</b></span>
				</div>
			))}
			<button type="button" className="ghost" disabled={list.length >= EXAM_MOST} onClick={() => { setDraft({ subject: "", score: "" }); setOpen(true); }}>Add an exam</button>
			<Drawer.Root open={isOpen} onOpenChange={(e) => setOpen(e.open)} swipeDirection="right" lazyMount unmountOnExit>
				<Portal>
					<Drawer.Backdrop />
					<Drawer.Positioner>
						<Drawer.Content>
							<Drawer.Title>AP or IB exam</Drawer.Title>
							<Find label="Which exam?" placeholder="Search…" of={EXAMS} value={draft.subject} onChange={(subject) => setDraft((old) => ({ ...old, subject }))} />
							<Segments label="Score" of={options(["1", "2", "3", "4", "5", "6", "7"])} value={draft.score || null} onChange={(score) => setDraft((old) => ({ ...old, score: score ?? "" }))} />
							<div className="acts">
								<button type="button" className="go" disabled={!draft.subject || !draft.score} onClick={() => { onChange([...list, draft]); setOpen(false); }}>Keep it</button>
								<Drawer.CloseTrigger className="ghost">Cancel</Drawer.CloseTrigger>
							</div>
						</Drawer.Content>
					</Drawer.Positioner>
				</Portal>
			</Drawer.Root>
		</>
	);
}

function Residency() {
	const [courses, setCourses] = useState<Course[]>([{ name: "", grade: "" }]);
	const [exams, setExams] = useState<Exam[]>([]);
	const [submitted, setSubmitted] = useState(false);

	window.formState = () => ({
		...Object.fromEntries(Object.entries(a).map(([key, value]) => [key, value ?? ""])),
		...Object.fromEntries([...Array(COURSES).keys()].flatMap((i) => [[`course${i + 1}_name`, courses[i]?.name ?? ""], [`course${i + 1}_grade`, courses[i]?.grade ?? ""]])),
		...Object.fromEntries([...Array(EXAM_MOST).keys()].flatMap((i) => [[`exam${i + 1}_subject`, exams[i]?.subject ?? ""], [`exam${i + 1}_score`, exams[i]?.score ?? ""]])),
		submitted,
	});
	window.formShown = () => Object.fromEntries(Object.entries(window.formState()).filter(([key]) => key !== "submitted")
		.map(([key, value]) => [key, shownOf(key, Array.isArray(value) ? [] : typeof value === "boolean" ? false : "")]));

	return (
		<>
			<header className="hero">
				<b>NORTHLIGHT FIELD STATION</b>
				<h1>Summer STEM Residency</h1>
				<p>Five weeks, forty students, one very cold lake. Free for everybody who gets in. The application takes about an hour, and you can leave whenever you like: we remember what you wrote.</p>
			</header>
			<main>
				<section className="card">
					<h2>Hi! Who are you?</h2>
					<div className="g2">
						<Q k="fullName">{(of) => <Box label="Full legal name" help="As on your school records: first, middle, last" required {...of} />}</Q>
						<Q k="badge">{(of) => <Box label="First name for your badge" {...of} />}</Q>
					</div>
					<div className="g2">
						<Q k="born">{(of) => <Day label="Birthday" around="2009-06-01" {...of} />}</Q>
						<Q k="gender" read={picked}>{(of) => <Pick label="Gender" of={options(["Girl / woman", "Boy / man", "Nonbinary", "Rather not say"])} {...of} />}</Q>
					</div>
					<div className="wide"><Q k="pronouns" read={one}>{(of) => <Segments label="Pronouns" of={options(["she/her", "he/him", "they/them", "something else"])} {...of} />}</Q></div>
					<div className="wide"><Q k="year" read={one}>{(of) => <Segments label="What grade are you in now?" of={YEARS} {...of} />}</Q></div>
					<div className="g2">
						<Q k="status" read={picked}>{(of) => <Pick label="Citizenship" of={options(["U.S. citizen", "U.S. national", "Permanent resident", "None of these"])} {...of} />}</Q>
						<Q k="shirt" read={one}>{(of) => <Segments label="T-shirt" of={options(["XS", "S", "M", "L", "XL"])} {...of} />}</Q>
					</div>
				</section>

				<section className="card">
					<h2>Where do we find you?</h2>
					<div className="g2">
						<Q k="email">{(of) => <Box label="Your email" type="email" required help="Not a school address: many block us" {...of} />}</Q>
						<Q k="phone">{(of) => <Box label="Your phone" type="tel" {...of} />}</Q>
						<Q k="street">{(of) => <Box label="Street" required {...of} />}</Q>
						<Q k="unit">{(of) => <Box label="Apartment or unit" {...of} />}</Q>
					</div>
					<div className="g4 end">
						<Q k="city">{(of) => <Box label="City" required {...of} />}</Q>
						<Q k="state" read={native}>{(of) => <Native label="State" of={STATES.map(([value]) => ({ value, label: value }))} {...of} />}</Q>
						<Q k="zip">{(of) => <Box label="ZIP" required {...of} />}</Q>
					</div>
					<div className="g2"><Q k="airport">{(of) => <Find label="Airport you'd fly from" placeholder="Type a city" of={AIRPORTS} {...of} />}</Q></div>
				</section>

				<section className="card">
					<h2>School</h2>
					<div className="g2">
						<Q k="school">{(of) => <Box label="Name of your high school" required {...of} />}</Q>
						<Q k="schoolStreet">{(of) => <Box label="Its street address" help="We send your school a letter" {...of} />}</Q>
					</div>
					<div className="g2 end">
						<Q k="schoolCity">{(of) => <Box label="City" {...of} />}</Q>
						<Q k="schoolState">{(of) => <Find label="State" placeholder="Type to search" of={STATES.map(([value, label]) => ({ value, label }))} {...of} />}</Q>
						<Q k="done" read={day}>{(of) => <Typed label="When do you graduate?" {...of} />}</Q>
						<Q k="gpa">{(of) => <Num label="Weighted GPA" min={0} max={5} step={0.01} {...of} />}</Q>
					</div>
				</section>

				<section className="card">
					<h2>What you're studying</h2>
					<p>Your most demanding high school courses, up to three. A grade may be a letter or a percentage.</p>
					<Courses list={courses} onChange={setCourses} />
					<p style={{ marginTop: 22 }}>Anything taken at a college or university?</p>
					<table className="grid">
						<thead><tr><th>College course</th><th style={{ width: 130 }}>Grade</th><th style={{ width: 180 }}>Credits</th></tr></thead>
						<tbody>
							{[1, 2].map((n) => (
								<tr key={n}>
									<td><Q k={`college${n}`}>{(of) => <Plain label={`College course ${n}`} {...of} />}</Q></td>
									<td><Q k={`college${n}Grade`}>{(of) => <Plain label={`College course ${n} grade`} {...of} />}</Q></td>
									<td><Q k={`college${n}Credits`}>{(of) => <Num bare label={`College course ${n} credits`} min={0} max={12} step={0.5} {...of} />}</Q></td>
								</tr>
							))}
						</tbody>
					</table>
				</section>

				<section className="card">
					<h2>Scores</h2>
					<p>Only if you have them. We look at them last.</p>
					<div className="g3">
						<Q k="psat">{(of) => <Num label="PSAT/NMSQT total" min={320} max={1520} step={10} {...of} />}</Q>
						<Q k="psatDay">{(of) => <Day label="PSAT date" around="2025-10-01" {...of} />}</Q>
						<Q k="satMath">{(of) => <Num label="SAT Math" min={200} max={800} step={10} {...of} />}</Q>
					</div>
					<div className="wide"><Exams list={exams} onChange={setExams} /></div>
				</section>

				<section className="card">
					<h2>Outside of class</h2>
					<p>Three things that you do. They needn't have anything to do with science.</p>
					<Accordion.Root defaultValue={["1"]} multiple>
						{[1, 2, 3].map((n) => (
							<Accordion.Item key={n} value={String(n)}>
								<Accordion.ItemTrigger>{["First thing", "Second thing", "Third thing"][n - 1]}<Accordion.ItemIndicator>⌄</Accordion.ItemIndicator></Accordion.ItemTrigger>
								<Accordion.ItemContent>
									<div>
										<div className="g2">
											<Q k={`act${n}_where`}>{(of) => <Box label="Group, team or workplace" {...of} />}</Q>
											<Q k={`act${n}_role`}>{(of) => <Box label="What you are there" maxLength={50} {...of} />}</Q>
										</div>
										<div className="g2">
											<Q k={`act${n}_kind`} read={native}>{(of) => <Native label="Kind" of={KINDS} {...of} />}</Q>
											<Q k={`act${n}_years`} read={several}>{(of) => <Boxes label="Grades" of={YEARS} {...of} />}</Q>
										</div>
										<div className="wide"><Q k={`act${n}_when`} read={several}>{(of) => <Boxes label="When?" of={WHEN} {...of} />}</Q></div>
									</div>
								</Accordion.ItemContent>
							</Accordion.Item>
						))}
					</Accordion.Root>
				</section>

				<section className="card">
					<h2>What makes you curious</h2>
					<div className="wide"><Q k="languages" read={tags}>{(of) => <Tags label="Languages you speak, English included" placeholder="Type one, press Enter" {...of} />}</Q></div>
					<div className="wide"><Q k="labs" read={pickedAll}>{(of) => <Pick label="Two labs you'd like to join" multiple of={LABS} placeholder="Pick two" {...of} />}</Q></div>
					<div className="g2">
						<Q k="study">{(of) => <Box label="College major you're leaning towards" {...of} />}</Q>
						<Q k="job">{(of) => <Box label="Dream job" {...of} />}</Q>
					</div>
					<div className="wide"><Q k="code" read={level}>{(of) => <Scale label="How at home are you in code? (0 = never tried)" {...of} />}</Q></div>
					<div className="wide"><Q k="link">{(of) => <Box label="Link to a portfolio or something you made" type="url" {...of} />}</Q></div>
				</section>

				<section className="card">
					<h2>Your grown-ups</h2>
					<div className="g3 end">
						<Q k="adult">{(of) => <Box label="Parent or guardian's name" {...of} />}</Q>
						<Q k="adultJob">{(of) => <Box label="Their job" {...of} />}</Q>
						<Q k="adultSchool" read={picked}>{(of) => <Pick label="How far they went in school" of={SCHOOLING} {...of} />}</Q>
					</div>
					<div className="g2">
						<Q k="adultPhone">{(of) => <Box label="Their phone" type="tel" {...of} />}</Q>
						<Q k="adultEmail">{(of) => <Box label="Their email" type="email" {...of} />}</Q>
						<Q k="emergency">{(of) => <Box label="Emergency contact (somebody else)" {...of} />}</Q>
						<Q k="emergencyPhone">{(of) => <Box label="Emergency contact's phone" type="tel" {...of} />}</Q>
					</div>
					<div className="g2">
						<Q k="band" read={one}>{(of) => <Radios label="Household income in a year" of={BANDS} {...of} />}</Q>
						<Q k="first" read={ticked}>{(of) => <Toggle label="I'd be the first in my family to go to college" {...of} />}</Q>
					</div>
				</section>

				<section className="card">
					<h2>Nearly there</h2>
					<div className="g2">
						<Q k="food" read={several}>{(of) => <Boxes label="Food" of={options(["Vegetarian", "Vegan", "Halal", "Kosher", "No gluten", "No nuts"])} {...of} />}</Q>
						<Q k="allergies">{(of) => <Box label="Allergies or medication we should know of" {...of} />}</Q>
					</div>
					<div className="wide"><Q k="why">{(of) => <Box rows={5} label="Tell us about a question you can't stop asking (250 words)" {...of} />}</Q></div>
					<div className="g2">
						<Q k="teacher">{(of) => <Box label="A math or science teacher of yours" help="We'll ask them for a letter" {...of} />}</Q>
						<Q k="teacherEmail">{(of) => <Box label="That teacher's email" type="email" {...of} />}</Q>
					</div>
					<div className="wide"><Q k="agree" read={ticked}>{(of) => <Tick {...of}>I'll live by the Station's community rules.</Tick>}</Q></div>
					<div className="g3"><Q k="initials">{(of) => <Box label="Your initials" maxLength={4} {...of} />}</Q></div>
					<div className="wide"><button type="button" className="go" onClick={() => setSubmitted(true)}>Send it off</button></div>
				</section>
			</main>
		</>
	);
}

createRoot(document.getElementById("root")!).render(<Residency />);
