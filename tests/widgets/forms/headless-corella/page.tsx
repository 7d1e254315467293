import {
	Button, Checkbox, Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions, Description, Disclosure, DisclosureButton,
	DisclosurePanel, Field, Fieldset, Input, Label, Legend, Listbox, ListboxButton, ListboxOption, ListboxOptions, Radio, RadioGroup, Switch, Textarea,
} from "@headlessui/react";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext, type UseFormReturn } from "react-hook-form";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

const TEXTS = [
	"fullName", "nick", "dob", "birthCity", "phone", "email", "street", "apt", "city", "zip",
	"feet", "inches", "weight", "club", "hsCoach", "hsCoachEmail", "clubCoach", "ncaa", "film",
	"school", "schoolCity", "gpa", "wgpa", "rank", "size", "satRw", "satM", "act", "psat",
	"course0.name", "course0.grade", "course1.name", "course1.grade", "career", "college1", "college2", "college3",
	"p1First", "p1Last", "p1Job", "p2First", "p2Last", "p2Job", "parentPhone", "parentEmail", "sib0.name", "sib0.age", "sib1.name", "sib1.age",
	"honor0", "honor1", "boss", "bossPhone", "words", "strengths", "fiveYears", "teacher", "teacherSubject", "counselor", "counselorEmail",
	"password", "signature",
];
const PICKS = [
	"pronouns", "gender", "birthCountry", "code", "state", "sport", "foot", "play", "schoolState", "gradYear", "ap0.subject", "ap0.score",
	"ap1.subject", "ap1.score", "major", "degree", "citizenship", "hispanic", "race", "aid", "income", "p1School", "p2School", "marital",
	"honor0.grade", "honor1.grade",
];
const FLAGS = ["byParent", "waiver", "release"];
/** The names under which the questionnaire is stored: q1, q2, … */
const Q = Object.fromEntries([...TEXTS, ...PICKS, ...FLAGS].map((key, i) => [key, `q${i + 1}`]));
const ROW = { kind: "", group: "", role: "", grades: [] as string[], hours: "", weeks: "" };
const MOST_ROWS = 3;
type Values = Record<string, unknown> & { acts: (typeof ROW)[] };

const shownAt: Record<string, HTMLElement | null> = {};
const at = (key: string) => (el: HTMLElement | null) => {
	shownAt[key] = el;
};
let form: UseFormReturn<Values>;
let submitted = false;

type Option = [string, string];
const same = (names: string[]): Option[] => names.map((name) => [name, name]);
const YES_NO: Option[] = [["yes", "Yes"], ["no", "No"]];
const GRADES: Option[] = [["9", "Freshman"], ["10", "Sophomore"], ["11", "Junior"], ["12", "Senior"]];
const SCHOOLING = same(["Some high school", "High school diploma", "Some college", "Associate degree", "Bachelor's degree", "Graduate degree"]);
const SPORTS = same([
	"Softball", "Field Hockey", "Women's Basketball", "Women's Beach Volleyball", "Women's Diving", "Women's Golf", "Women's Ice Hockey", "Women's Lacrosse",
	"Women's Rowing", "Women's Soccer", "Women's Swimming", "Women's Tennis", "Women's Track", "Women's Volleyball", "Women's Water Polo",
]);
const KINDS = same([
	"Academic team", "Band/Orchestra", "Chorus", "Community service", "Debate/Forensics", "Drama", "Employment", "Environmental club", "Foreign language club",
	"Religious group", "Student council", "Yearbook/Newspaper", "Other",
]);
const APS = same([
	"AP Art History", "AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language", "AP English Literature", "AP Environmental Science",
	"AP European History", "AP Macroeconomics", "AP Physics 1", "AP Psychology", "AP Statistics", "AP US Government", "AP US History", "AP World History",
]);

const useQuestion = () => useFormContext<Values>();

function Text({ k, label, help, type, after, placeholder }: { k: string; label?: ReactNode; help?: string; type?: string; after?: string; placeholder?: string }) {
	const { register } = useQuestion();
	return (
		<Field className="q" ref={at(k)}>
			{label && <Label className="lab">{label}</Label>}
			{help && <Description className="help">{help}</Description>}
			<span className="with"><Input type={type ?? "text"} placeholder={placeholder} className="box" {...register(Q[k])} />{after && <span>{after}</span>}</span>
		</Field>
	);
}

function Long({ k, label }: { k: string; label: string }) {
	const { register } = useQuestion();
	return <Field className="q" ref={at(k)}><Label className="lab">{label}</Label><Textarea rows={3} className="box" {...register(Q[k])} /></Field>;
}

function Pick({ k, name, label, list }: { k: string; name?: string; label?: string; list: Option[] }) {
	const { control } = useQuestion();
	return (
		<Controller control={control} name={name ?? Q[k]} render={({ field }) => (
			<Field className="q" ref={at(k)}>
				{label && <Label className="lab">{label}</Label>}
				<Listbox value={field.value as string} onChange={field.onChange}>
					<ListboxButton className="box pick">{list.find(([value]) => value === field.value)?.[1] ?? <span className="ph">Select…</span>}</ListboxButton>
					<ListboxOptions anchor="bottom start" className="menu">
						{list.map(([value, word]) => <ListboxOption key={value} value={value} className="option">{word}</ListboxOption>)}
					</ListboxOptions>
				</Listbox>
			</Field>
		)} />
	);
}

function Search({ k, label, list, placeholder }: { k: string; label?: string; list: Option[]; placeholder?: string }) {
	const { control } = useQuestion();
	const [query, setQuery] = useState("");
	const found = list.filter(([, word]) => word.toLowerCase().includes(query.toLowerCase()));
	return (
		<Controller control={control} name={Q[k]} render={({ field }) => (
			<Field className="q" ref={at(k)}>
				{label && <Label className="lab">{label}</Label>}
				<Combobox value={field.value as string} onChange={(value) => field.onChange(value ?? "")} onClose={() => setQuery("")} immediate>
					<span className="with"><ComboboxInput className="box" placeholder={placeholder} autoComplete="off" displayValue={(value: string) => list.find(([each]) => each === value)?.[1] ?? ""} onChange={(event) => setQuery(event.target.value)} /><ComboboxButton className="arrow">▾</ComboboxButton></span>
					<ComboboxOptions anchor="bottom start" className="menu">
						{found.map(([value, word]) => <ComboboxOption key={value} value={value} className="option">{word}</ComboboxOption>)}
					</ComboboxOptions>
				</Combobox>
			</Field>
		)} />
	);
}

function Choose({ k, label, list }: { k: string; label: string; list: Option[] }) {
	const { control } = useQuestion();
	return (
		<Controller control={control} name={Q[k]} render={({ field }) => (
			<div className="q" ref={at(k)}>
				<RadioGroup value={field.value as string} onChange={field.onChange} aria-label={label}>
					<span className="lab">{label}</span>
					<div className="radios">
						{list.map(([value, word]) => <Field key={value} className="radio"><Radio value={value} className="dot" /><Label>{word}</Label></Field>)}
					</div>
				</RadioGroup>
			</div>
		)} />
	);
}

function Tick({ k, label }: { k: string; label: string }) {
	const { control } = useQuestion();
	return (
		<Controller control={control} name={Q[k]} render={({ field }) => (
			<Field className="tick" ref={at(k)}><Checkbox checked={!!field.value} onChange={field.onChange} className="square" /><Label>{label}</Label></Field>
		)} />
	);
}

function Flip({ k, label }: { k: string; label: string }) {
	const { control } = useQuestion();
	return (
		<Controller control={control} name={Q[k]} render={({ field }) => (
			<Field className="tick" ref={at(k)}><Label>{label}</Label><Switch checked={!!field.value} onChange={field.onChange} className="switch"><span /></Switch></Field>
		)} />
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Disclosure as="section" defaultOpen>
			<DisclosureButton className="head">{title}</DisclosureButton>
			<DisclosurePanel className="body">{children}</DisclosurePanel>
		</Disclosure>
	);
}

function Activities() {
	const { control, register } = useQuestion();
	const { fields, append } = useFieldArray({ control, name: "acts" });
	return (
		<>
			{fields.map((row, i) => (
				<Fieldset key={row.id} className="card">
					<Legend className="lab">Activity {i + 1}</Legend>
					<div className="cols">
						<Pick k={`act${i}.kind`} name={`acts.${i}.kind`} label="Type" list={KINDS} />
						<Field className="q" ref={at(`act${i}.group`)}><Label className="lab">Club, team or employer</Label><Input className="box" {...register(`acts.${i}.group`)} /></Field>
						<Field className="q" ref={at(`act${i}.role`)}><Label className="lab">Leadership position or title</Label><Input className="box" {...register(`acts.${i}.role`)} /></Field>
					</div>
					<div className="cols">
						<div className="q" ref={at(`act${i}.grades`)}>
							<span className="lab">Years of participation</span>
							<Controller control={control} name={`acts.${i}.grades`} render={({ field }) => (
								<div className="radios">
									{["9", "10", "11", "12"].map((grade) => {
										const on = (field.value as string[]).includes(grade);
										return <Field key={grade} className="radio"><Checkbox checked={on} onChange={(next) => field.onChange(next ? [...(field.value as string[]), grade] : (field.value as string[]).filter((each) => each !== grade))} className="square" /><Label>{grade}</Label></Field>;
									})}
								</div>
							)} />
						</div>
						<Field className="q" ref={at(`act${i}.hours`)}><span className="with"><Input className="box few" {...register(`acts.${i}.hours`)} /><Label>hours per week</Label></span></Field>
						<Field className="q" ref={at(`act${i}.weeks`)}><span className="with"><Input className="box few" {...register(`acts.${i}.weeks`)} /><Label>weeks per year</Label></span></Field>
					</div>
				</Fieldset>
			))}
			{fields.length < MOST_ROWS && <Button className="add" onClick={() => append({ ...ROW })}>+ Add another activity</Button>}
		</>
	);
}

function Questionnaire() {
	form = useForm<Values>({
		defaultValues: { ...Object.fromEntries([...TEXTS, ...PICKS].map((key) => [Q[key], ""])), ...Object.fromEntries(FLAGS.map((key) => [Q[key], false])), acts: [{ ...ROW }] },
	});
	return (
		<FormProvider {...form}>
			<form onSubmit={form.handleSubmit(() => { submitted = true; })}>
				<h1>Student Information Form &amp; Recruit Questionnaire</h1>
				<p>This information is requested so those school staff members and community members who will be writing letters of recommendation for you will be able to do so in the best and most complete way possible. Coaches see the same sheet. Please complete all sections of this form in as comprehensive a manner as possible.</p>
				<Part title="Personal Data Section">
					<div className="cols"><Text k="fullName" label="1. Full legal name" /><Text k="nick" label="2. Nickname" /><Pick k="pronouns" label="3. Pronouns" list={same(["she/her", "he/him", "they/them", "other"])} /></div>
					<div className="cols"><Choose k="gender" label="4. Gender" list={[["F", "Female"], ["M", "Male"], ["X", "Non-binary"]]} /><Text k="dob" label="5. Birthdate" placeholder="mm/dd/yyyy" /><Text k="birthCity" label="6. City of birth" /><Search k="birthCountry" label="Country of birth" list={same(COUNTRIES)} /></div>
					<Fieldset className="plain">
						<Legend className="lab">7. Home address</Legend>
						<div className="cols"><Text k="street" placeholder="Street" /><Text k="apt" placeholder="Apt." /></div>
						<div className="cols"><Text k="city" placeholder="City" /><Search k="state" placeholder="State" list={same(STATES.map(([, name]) => name))} /><Text k="zip" placeholder="ZIP" /></div>
					</Fieldset>
					<div className="cols"><Fieldset className="plain"><Legend className="lab">8. Cell phone</Legend><div className="tel"><Pick k="code" list={[["+1", "+1 US/Canada"], ["+44", "+44 UK"], ["+52", "+52 Mexico"], ["+234", "+234 Nigeria"]]} /><Text k="phone" type="tel" /></div></Fieldset><Text k="email" label="9. Email (not your school account)" type="email" /></div>
					<Tick k="byParent" label="I am a parent filling out on behalf of my child" />
				</Part>
				<Part title="Athletics">
					<Choose k="play" label="Do you want to play a sport in college?" list={YES_NO} />
					<div className="cols"><Pick k="sport" label="Sport" list={SPORTS} /><div className="q"><span className="lab">Height</span><div className="tel"><Text k="feet" after="ft" /><Text k="inches" after="in" /></div></div><Text k="weight" label="Weight" after="lbs" /><Choose k="foot" label="Dominant Foot" list={[["R", "Right"], ["L", "Left"], ["B", "Both"]]} /></div>
					<div className="cols"><Text k="club" label="Club Team Name" /><Text k="clubCoach" label="Club Coach Name" /></div>
					<div className="cols"><Text k="hsCoach" label="High School Coach Name" /><Text k="hsCoachEmail" label="High School Coach Email" /></div>
					<div className="cols"><Text k="ncaa" label="NCAA Eligibility Center ID" /><Text k="film" label="Highlight Video (Hudl/YouTube)" /></div>
				</Part>
				<Part title="Academics">
					<div className="cols"><Text k="school" label="High School Name" /><Text k="schoolCity" label="City" /><Search k="schoolState" label="State" list={same(STATES.map(([, name]) => name))} /><Pick k="gradYear" label="High School Graduation Year" list={same(["2026", "2027", "2028", "2029", "2030"])} /></div>
					<div className="cols"><Text k="gpa" label="GPA (unweighted)" /><Text k="wgpa" label="GPA (weighted)" /><div className="q"><span className="lab">What is your class rank?</span><div className="tel"><Text k="rank" after="/" /><Text k="size" /></div></div></div>
					<p className="lab">Test Scores</p>
					<div className="cols four"><Text k="satRw" label="SAT Verbal" /><Text k="satM" label="SAT Math" /><Text k="act" label="ACT" /><Text k="psat" label="PSAT" /></div>
					<table>
						<thead><tr><th>AP tests taken</th><th>Score</th></tr></thead>
						<tbody>{[0, 1].map((i) => <tr key={i}><td><Search k={`ap${i}.subject`} list={APS} placeholder="Search tests" /></td><td><Pick k={`ap${i}.score`} list={same(["1", "2", "3", "4", "5"])} /></td></tr>)}</tbody>
					</table>
					<table>
						<thead><tr><th>Challenging courses on your transcript</th><th>Grade</th></tr></thead>
						<tbody>{[0, 1].map((i) => <tr key={i}><td><Text k={`course${i}.name`} /></td><td><Text k={`course${i}.grade`} /></td></tr>)}</tbody>
					</table>
					<div className="cols"><Search k="major" label="What major would you like to pursue in college?" list={same(MAJORS)} /><Text k="career" label="What are your personal career goals?" /><Pick k="degree" label="Highest degree you have in mind" list={same(["Associate", "Bachelor's", "Master's", "Doctorate or professional", "Not sure"])} /></div>
					<p className="lab">Colleges to which you are applying</p>
					<div className="cols"><Text k="college1" label="a." /><Text k="college2" label="b." /><Text k="college3" label="c." /></div>
				</Part>
				<Part title="Family">
					<div className="cols four"><Text k="p1First" label="Parent 1 First Name" /><Text k="p1Last" label="Parent 1 Last Name" /><Text k="p1Job" label="Parent 1 Occupation" /><Pick k="p1School" label="Parent 1 Education" list={SCHOOLING} /></div>
					<div className="cols four"><Text k="p2First" label="Parent 2 First Name" /><Text k="p2Last" label="Parent 2 Last Name" /><Text k="p2Job" label="Parent 2 Occupation" /><Pick k="p2School" label="Parent 2 Education" list={SCHOOLING} /></div>
					<div className="cols"><Text k="parentPhone" label="Parent Phone Number" /><Text k="parentEmail" label="Parent Email" /><Pick k="marital" label="Your parents are" list={same(["Married", "Separated", "Divorced", "Widowed", "Never married"])} /></div>
					<table>
						<thead><tr><th>Brothers and sisters</th><th>Age</th></tr></thead>
						<tbody>{[0, 1].map((i) => <tr key={i}><td><Text k={`sib${i}.name`} /></td><td><Text k={`sib${i}.age`} /></td></tr>)}</tbody>
					</table>
					<div className="cols"><Pick k="citizenship" label="Citizenship" list={[["US", "US citizen"], ["PR", "Permanent resident"], ["OT", "Other"]]} /><Choose k="hispanic" label="Hispanic or Latino?" list={YES_NO} /><Pick k="race" label="Race (optional)" list={same(["American Indian/Alaskan Native", "Asian", "Black/African American", "Native Hawaiian/Pacific Islander", "White", "Prefer not to say"])} /></div>
					<div className="cols"><Pick k="income" label="Family income" list={[["a", "Under $30,000"], ["b", "$30,000 – $60,000"], ["c", "$60,001 – $90,000"], ["d", "$90,001 – $120,000"], ["e", "Over $120,000"]]} /><Choose k="aid" label="Do you receive financial aid?" list={YES_NO} /></div>
					<Flip k="waiver" label="I will ask you for application fee waivers" />
				</Part>
				<Part title="Activities, Awards and Work">
					<p>List school activities (sports, clubs, leadership roles...). Also, list activities outside of school, volunteering, and employment.</p>
					<Activities />
					<div className="cols"><Text k="boss" label="If you work: name of your supervisor" /><Text k="bossPhone" label="Supervisor's phone" /></div>
					<p className="lab">Awards and honors</p>
					{[0, 1].map((i) => <div className="cols" key={i}><Text k={`honor${i}`} placeholder="Award or honor" /><Pick k={`honor${i}.grade`} list={GRADES} /></div>)}
				</Part>
				<Part title="In Your Own Words">
					<Text k="words" label="10. What are three words that best describe you?" />
					<Long k="strengths" label="11. What are your personal strengths? What are the qualities that set you apart from others?" />
					<Long k="fiveYears" label="12. Where do you see yourself in 5 years?" />
				</Part>
				<Part title="Who Is Writing for You">
					<div className="cols"><Text k="teacher" label="Teacher writing your letter" /><Text k="teacherSubject" label="Subject he or she teaches" /></div>
					<div className="cols"><Text k="counselor" label="Counselor" /><Text k="counselorEmail" label="Counselor's email" /></div>
					<Text k="password" type="password" label="Choose a password to come back to this form" help="At least eight characters" />
					<Tick k="release" label="I give permission for this information and my transcript to be released to the colleges and coaches I name." />
					<Text k="signature" label="Student signature (type your name)" />
				</Part>
				<Button type="submit" className="send">Turn in</Button>
			</form>
		</FormProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Questionnaire />);

function flat() {
	const values = form.getValues();
	const out: Record<string, unknown> = {};
	for (const [key, name] of Object.entries(Q)) out[key] = values[name];
	for (let i = 0; i < MOST_ROWS; i++) {
		const row = values.acts[i] ?? ROW;
		for (const key of Object.keys(ROW) as (keyof typeof ROW)[]) out[`act${i}.${key}`] = key === "grades" ? [...row.grades].sort((a, b) => Number(a) - Number(b)) : row[key];
	}
	return out;
}

function shownIn(key: string): unknown {
	const el = shownAt[key];
	if (!el) return key.endsWith("grades") ? [] : "";
	const words = (node: Element | null | undefined) => (node?.textContent ?? "").trim();
	const pick = el.querySelector(".pick");
	if (pick) return pick.querySelector(".ph") ? "" : words(pick);
	if (el.querySelector("[role=radio]")) return words(el.querySelector('[role=radio][aria-checked="true"]')?.closest(".radio"));
	if (key.endsWith("grades")) return [...el.querySelectorAll('[role=checkbox][aria-checked="true"]')].map((box) => words(box.closest(".radio")));
	const flag = el.querySelector("[role=checkbox], [role=switch]");
	if (flag) return flag.getAttribute("aria-checked") === "true";
	return el.querySelector<HTMLInputElement>("input, textarea")?.value ?? "";
}

Object.assign(window, {
	formState: () => ({ ...structuredClone(flat()), submitted }),
	formShown: () => Object.fromEntries(Object.keys(flat()).map((key) => [key, shownIn(key)])),
});
