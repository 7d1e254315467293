import "./page.css";
import { parseDate } from "@internationalized/date";
import { type ReactNode, useRef, useState } from "react";
import { Button, Dialog, DialogTrigger, Disclosure, DisclosurePanel, Form, Heading, Modal, ModalOverlay } from "react-aria-components";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";
import { type Reader, box, chips, day, mark, one, picked, shownOf, ticked, words } from "./shown";
import { Amount, Box, Choose, ChooseMany, Day, DayPicker, OneOf, Search, Tick, items } from "./ui";

/** The questions in the order of the foundation's question bank; what is posted bears its number there. */
const BANK = [
	"given", "middle", "family", "known", "birth", "gender", "identity", "citizen", "email", "phone", "street", "unit", "city", "state", "zip", "since",
	"school", "graduates", "gpa", "weighted", "sat", "act", "counselor", "counselorEmail",
	"college", "major", "degree", "career", "finish", "load", "living",
	"p1First", "p1Last", "p1Job", "p1Employer", "p1School", "p2First", "p2Last", "p2Job", "p2Employer", "p2School",
	"marital", "siblings", "household", "income", "sai", "firstGen",
	"story", "refName", "refEmail", "dinner", "release", "signature", "nickname2",
];
const SEVERAL = ["identity"];
const TICKS = ["release"];
const nameOf = (key: string) => `answers[${4100 + BANK.indexOf(key) * 7}]`;

const SCHOOLS = items([
	"Ashland High School", "Ashland Valley High School", "Butte Valley High School", "Dunsmuir High School", "Etna High School", "Henley High School",
	"Klamath Union High School", "Mazama High School", "Modoc High School", "Mount Shasta High School", "Tulelake High School", "Yreka High School",
]);
const COLLEGES = items([
	"Cal Poly Humboldt", "California State University, Chico", "College of the Siskiyous", "Klamath Community College", "Oregon Institute of Technology",
	"Oregon State University", "Shasta College", "Southern Oregon University", "University of California, Davis", "University of Oregon",
]);
const SCHOOLING = [
	{ id: "ls", name: "Less than high school" }, { id: "hs", name: "High school or equivalent" }, { id: "sc", name: "Some college, no degree" },
	{ id: "aa", name: "Associate degree" }, { id: "ba", name: "Bachelor's degree" }, { id: "gr", name: "Graduate degree" },
];
const KINDS = items([
	"Academic club", "Arts or music", "Athletics", "Community service", "Debate or speech", "Environment", "Faith community", "Family care", "Job",
	"Leadership or student government", "Other",
]);
const GRADES = [{ id: "9", name: "Freshman (9th)" }, { id: "10", name: "Sophomore (10th)" }, { id: "11", name: "Junior (11th)" }, { id: "12", name: "Senior (12th)" }];

type Activity = { kind: string; group: string; role: string; hours: number; about: string };
type Award = { title: string; grade: string };
const ACTIVITIES = 3;
const AWARDS = 3;
const nothing = (): Activity => ({ kind: "", group: "", role: "", hours: Number.NaN, about: "" });

declare global {
	interface Window {
		formState: () => Record<string, unknown>;
		formShown: () => Record<string, unknown>;
	}
}

const Q = ({ k, read = box, span, children }: { k: string; read?: Reader; span?: string; children: ReactNode }) => <div ref={mark(k, read)} className={span}>{children}</div>;
const ask = (key: string) => ({ name: nameOf(key) });

function Activities({ list, onChange }: { list: Activity[]; onChange: (list: Activity[]) => void }) {
	const [draft, setDraft] = useState<Activity | null>(null);
	const set = (patch: Partial<Activity>) => setDraft((old) => old && { ...old, ...patch });
	return (
		<>
			{list.map((each, i) => (
				<div className="entry" key={i}>
					<Button className="link" aria-label={`Delete ${each.group}`} onPress={() => onChange(list.filter((_, n) => n !== i))}>Delete</Button>
					<h3><span ref={mark(`act${i + 1}_role`, words)}>{each.role}</span>, <span ref={mark(`act${i + 1}_group`, words)}>{each.group}</span></h3>
					<p className="small"><span ref={mark(`act${i + 1}_kind`, words)}>{KINDS.find(({ id }) => id === each.kind)?.name}</span> · <span ref={mark(`act${i + 1}_hours`, words)}>{Number.isNaN(each.hours) ? "" : each.hours}</span> hrs/week</p>
					<p ref={mark(`act${i + 1}_about`, words)}>{each.about}</p>
				</div>
			))}
			{draft ? (
				<div className="editor" role="group" aria-label="New activity">
					<div className="row">
						<div className="half"><Choose label="Type of activity" of={KINDS} value={draft.kind || null} onChange={(kind) => set({ kind })} /></div>
						<div className="half"><Box label="Club, organization or employer" value={draft.group} onChange={(group) => set({ group })} /></div>
						<div className="half"><Box label="Position or title" value={draft.role} onChange={(role) => set({ role })} /></div>
						<div className="half"><Amount label="Average hours per week" minValue={0} maxValue={100} value={draft.hours} onChange={(hours) => set({ hours })} /></div>
						<div className="wide"><Box label="Describe what you did" help="Up to 200 characters" rows={3} maxLength={200} value={draft.about} onChange={(about) => set({ about })} /></div>
					</div>
					<Button className="solid" isDisabled={!draft.group} onPress={() => { onChange([...list, draft]); setDraft(null); }}>Save to my list</Button>{" "}
					<Button className="plain" onPress={() => setDraft(null)}>Discard</Button>
				</div>
			) : (
				<Button className="plain" isDisabled={list.length >= ACTIVITIES} onPress={() => setDraft(nothing())}>+ Add an activity or job</Button>
			)}
		</>
	);
}

function AwardDialog({ onSave, isDisabled }: { onSave: (award: Award) => void; isDisabled: boolean }) {
	const [title, setTitle] = useState("");
	const [grade, setGrade] = useState("");
	return (
		<DialogTrigger onOpenChange={() => { setTitle(""); setGrade(""); }}>
			<Button className="plain" isDisabled={isDisabled}>+ Add an award</Button>
			<ModalOverlay className="shade" isDismissable>
				<Modal className="sheet">
					<Dialog>
						{({ close }) => (
							<>
								<Heading slot="title" level={2}>Award or recognition</Heading>
								<Box label="Title of award" value={title} onChange={setTitle} maxLength={100} />
								<Choose label="Year of school when you received it" of={GRADES} value={grade || null} onChange={setGrade} />
								<Button className="solid" isDisabled={!title} onPress={() => { onSave({ title, grade }); close(); }}>Done</Button>{" "}
								<Button className="plain" onPress={close}>Cancel</Button>
							</>
						)}
					</Dialog>
				</Modal>
			</ModalOverlay>
		</DialogTrigger>
	);
}

function Application() {
	const form = useRef<HTMLFormElement>(null);
	const [activities, setActivities] = useState<Activity[]>([]);
	const [awards, setAwards] = useState<Award[]>([]);
	const [submitted, setSubmitted] = useState(false);

	window.formState = () => {
		const data = new FormData(form.current!);
		const posted = BANK.map((key) => {
			const name = nameOf(key);
			return [key, SEVERAL.includes(key) ? data.getAll(name).filter(Boolean) : TICKS.includes(key) ? data.has(name) : (data.get(name) ?? "")];
		});
		const entries = [...Array(ACTIVITIES).keys()].flatMap((i) => {
			const { kind, group, role, hours, about } = activities[i] ?? nothing();
			return Object.entries({ kind, group, role, hours: Number.isNaN(hours) ? "" : hours, about }).map(([part, value]) => [`act${i + 1}_${part}`, value]);
		});
		const honors = [...Array(AWARDS).keys()].flatMap((i) => [[`award${i + 1}_title`, awards[i]?.title ?? ""], [`award${i + 1}_grade`, awards[i]?.grade ?? ""]]);
		return { ...Object.fromEntries([...posted, ...entries, ...honors]), submitted };
	};
	window.formShown = () => Object.fromEntries(Object.entries(window.formState()).filter(([key]) => key !== "submitted")
		.map(([key, value]) => [key, shownOf(key, Array.isArray(value) ? [] : typeof value === "boolean" ? false : "")]));

	return (
		<>
			<header className="top"><div><p>Tule Basin Community Foundation</p><h1>One application, sixty-three scholarships</h1></div></header>
			<main>
				<p>Our donors have set up 63 scholarships for students of Siskiyou, Modoc and Klamath counties. Fill in this general application once and we will consider you for every one that fits. We keep what you tell us confidential.</p>
				<Form ref={form} validationBehavior="aria" onSubmit={(e) => { e.preventDefault(); setSubmitted(true); }}>
					<h2>Applicant</h2>
					<div className="row">
						<Q k="given"><Box {...ask("given")} label="First name" isRequired /></Q>
						<Q k="middle"><Box {...ask("middle")} label="Middle name" /></Q>
						<Q k="family"><Box {...ask("family")} label="Last name" isRequired help="Include a suffix such as Jr. or III if you use one" /></Q>
						<Q k="known"><Box {...ask("known")} label="Name you go by" help="If it differs from your first name" /></Q>
						<Q k="birth" read={day}><Day {...ask("birth")} label="Birth date" isRequired placeholderValue={parseDate("2008-01-01")} /></Q>
						<Q k="gender" read={picked}><Choose {...ask("gender")} label="Gender" of={[{ id: "w", name: "Woman" }, { id: "m", name: "Man" }, { id: "nb", name: "Nonbinary" }, { id: "x", name: "I prefer not to say" }]} /></Q>
						<Q k="identity" read={chips} span="wide"><ChooseMany {...ask("identity")} label="Racial and ethnic identity" help="Some funds were set up for students of a particular background. Optional." of={[
							{ id: "aian", name: "American Indian or Alaska Native" }, { id: "asian", name: "Asian" }, { id: "black", name: "Black or African American" },
							{ id: "latino", name: "Hispanic or Latino" }, { id: "mena", name: "Middle Eastern or North African" }, { id: "nhpi", name: "Native Hawaiian or Pacific Islander" }, { id: "white", name: "White" },
						]} /></Q>
						<Q k="citizen" read={one} span="wide"><OneOf {...ask("citizen")} label="Citizenship" across of={[{ id: "us", name: "U.S. citizen" }, { id: "pr", name: "Permanent resident" }, { id: "ab540", name: "AB 540 / DACA" }, { id: "other", name: "Other" }]} /></Q>
					</div>

					<h2>How to reach you</h2>
					<div className="row">
						<Q k="email" span="half"><Box {...ask("email")} type="email" label="Email address" isRequired /></Q>
						<Q k="phone" span="half"><Box {...ask("phone")} type="tel" label="Telephone" help="Format: 000-000-0000" /></Q>
						<Q k="street" span="half"><Box {...ask("street")} label="Permanent address" isRequired /></Q>
						<Q k="unit" span="half"><Box {...ask("unit")} label="Address line 2" /></Q>
						<Q k="city"><Box {...ask("city")} label="City" isRequired /></Q>
						<Q k="state"><Search {...ask("state")} label="State" of={STATES.map(([id, name]) => ({ id, name }))} isRequired /></Q>
						<Q k="zip"><Box {...ask("zip")} label="ZIP" isRequired /></Q>
						<Q k="since" read={picked} span="half"><Choose {...ask("since")} label="How long have you lived in our three counties?" of={items(["Less than a year", "1 to 3 years", "4 to 10 years", "More than 10 years", "I live elsewhere"])} /></Q>
					</div>

					<h2>High school</h2>
					<div className="row">
						<Q k="school" span="half"><Search {...ask("school")} label="High school" help="Type the name if it is not listed" of={SCHOOLS} custom isRequired /></Q>
						<Q k="graduates" read={day} span="half"><DayPicker {...ask("graduates")} label="Graduation date" placeholderValue={parseDate("2027-06-01")} /></Q>
						<Q k="gpa"><Amount {...ask("gpa")} label="Unweighted GPA" minValue={0} maxValue={4} step={0.01} /></Q>
						<Q k="weighted"><Amount {...ask("weighted")} label="Weighted GPA" minValue={0} maxValue={5} step={0.01} /></Q>
						<Q k="sat"><Amount {...ask("sat")} label="SAT total" minValue={400} maxValue={1600} step={10} formatOptions={{ useGrouping: false }} help="Leave blank if not taken" /></Q>
						<Q k="act"><Amount {...ask("act")} label="ACT composite" minValue={1} maxValue={36} help="Leave blank if not taken" /></Q>
						<Q k="counselor"><Box {...ask("counselor")} label="Counselor's name" /></Q>
						<Q k="counselorEmail"><Box {...ask("counselorEmail")} type="email" label="Counselor's email" /></Q>
					</div>

					<h2>College plans</h2>
					<div className="row">
						<Q k="college" span="half"><Search {...ask("college")} label="College, university or trade school you expect to attend" of={COLLEGES} custom help="If you have not decided, enter your first choice" /></Q>
						<Q k="major" span="half"><Search {...ask("major")} label="Intended major or program of study" of={items(MAJORS)} custom /></Q>
						<Q k="degree" read={picked}><Choose {...ask("degree")} label="Highest degree planned" of={[{ id: "C", name: "Certificate" }, { id: "A", name: "Associate" }, { id: "B", name: "Bachelor's" }, { id: "M", name: "Master's" }, { id: "D", name: "Doctorate or professional" }, { id: "U", name: "Undecided" }]} /></Q>
						<Q k="career"><Box {...ask("career")} label="Career goal" /></Q>
						<Q k="finish"><Amount {...ask("finish")} label="Year you expect to finish" minValue={2027} maxValue={2040} formatOptions={{ useGrouping: false }} /></Q>
						<Q k="load" read={one} span="half"><OneOf {...ask("load")} label="Enrollment" of={[{ id: "ft", name: "Full time (12 units or more)" }, { id: "ht", name: "Half time (6 to 11 units)" }, { id: "lt", name: "Less than half time" }]} /></Q>
						<Q k="living" read={one} span="half"><OneOf {...ask("living")} label="Where will you live?" of={[{ id: "c", name: "In college housing" }, { id: "o", name: "Off campus" }, { id: "h", name: "With family" }]} /></Q>
					</div>

					<h2>Family and finances</h2>
					{[1, 2].map((n) => (
						<Disclosure key={n} defaultExpanded={n === 1}>
							<Heading level={3}><Button slot="trigger">{n === 1 ? "First parent or guardian" : "Second parent or guardian"}</Button></Heading>
							<DisclosurePanel>
								<div className="row">
									<Q k={`p${n}First`} span="half"><Box {...ask(`p${n}First`)} label="First name" /></Q>
									<Q k={`p${n}Last`} span="half"><Box {...ask(`p${n}Last`)} label="Last name" /></Q>
									<Q k={`p${n}Job`}><Box {...ask(`p${n}Job`)} label="Occupation" /></Q>
									<Q k={`p${n}Employer`}><Box {...ask(`p${n}Employer`)} label="Employer" /></Q>
									<Q k={`p${n}School`} read={picked}><Choose {...ask(`p${n}School`)} label="Education" of={SCHOOLING} /></Q>
								</div>
							</DisclosurePanel>
						</Disclosure>
					))}
					<div className="row">
						<Q k="marital" read={picked}><Choose {...ask("marital")} label="Parents' marital status" of={items(["Married", "Unmarried, living together", "Separated", "Divorced", "Widowed", "Never married"])} /></Q>
						<Q k="siblings"><Amount {...ask("siblings")} label="Number of brothers and sisters" minValue={0} maxValue={20} /></Q>
						<Q k="household"><Amount {...ask("household")} label="People in household" minValue={1} maxValue={20} /></Q>
						<Q k="income"><Amount {...ask("income")} label="Household income, per year" minValue={0} formatOptions={{ style: "currency", currency: "USD", maximumFractionDigits: 0 }} /></Q>
						<Q k="sai"><Amount {...ask("sai")} label="Student Aid Index (SAI)" help="From your FAFSA Submission Summary" /></Q>
						<Q k="firstGen" read={one} span="wide"><OneOf {...ask("firstGen")} label="Will you be the first in your family to attend college?" across of={[{ id: "1", name: "Yes" }, { id: "0", name: "No" }]} /></Q>
					</div>

					<h2>Activities and work</h2>
					<p>List up to three, beginning with the one that means the most to you. Paid jobs and caring for family count.</p>
					<Activities list={activities} onChange={setActivities} />

					<h2>Awards</h2>
					{awards.length > 0 && (
						<table>
							<thead><tr><th>Award</th><th>Received as</th></tr></thead>
							<tbody>{awards.map((each, i) => <tr key={i}><td ref={mark(`award${i + 1}_title`, words)}>{each.title}</td><td ref={mark(`award${i + 1}_grade`, words)}>{GRADES.find(({ id }) => id === each.grade)?.name}</td></tr>)}</tbody>
						</table>
					)}
					<AwardDialog isDisabled={awards.length >= AWARDS} onSave={(award) => setAwards((old) => [...old, award])} />

					<h2>In your words</h2>
					<div className="row">
						<Q k="story" span="wide"><Box {...ask("story")} rows={7} label="Describe a need you see in our region and how you would like to help meet it." help="About 400 words" /></Q>
						<Q k="refName" span="half"><Box {...ask("refName")} label="Recommender's name" help="A teacher, employer or mentor. We will email them." /></Q>
						<Q k="refEmail" span="half"><Box {...ask("refEmail")} type="email" label="Recommender's email" /></Q>
						<Q k="dinner" span="wide"><Box {...ask("dinner")} label="Dietary needs, should you be invited to the donors' dinner" /></Q>
					</div>

					<h2>Release</h2>
					<Q k="release" read={ticked}><Tick {...ask("release")}>I certify that this application is accurate and allow my school to release my transcript to the Foundation.</Tick></Q>
					<div className="row" style={{ marginTop: 18 }}>
						<Q k="signature" span="half"><Box {...ask("signature")} label="Electronic signature" help="Type your full legal name" /></Q>
					</div>
					<div className="trap" aria-hidden="true"><Q k="nickname2"><input {...ask("nickname2")} tabIndex={-1} autoComplete="off" aria-label="Nickname" /></Q></div>
					<Button type="submit" className="solid">Submit application</Button>
				</Form>
			</main>
		</>
	);
}

createRoot(document.getElementById("root")!).render(<Application />);
