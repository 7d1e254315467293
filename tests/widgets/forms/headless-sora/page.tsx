import {
	Button, Checkbox, Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions, Description, Disclosure, DisclosureButton, DisclosurePanel, Field,
	Fieldset, Input, Label, Legend, Listbox, ListboxButton, ListboxOption, ListboxOptions, Radio, RadioGroup, Select, Switch, Textarea,
} from "@headlessui/react";
import { type ReactNode, useId, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const CSS = `
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1f2937;background:#f8fafc}
.hero{background:#0f766e;color:#fff;padding:2.5rem 0}.wrap{max-width:72rem;margin:0 auto;padding:0 1.5rem}
.section{display:grid;grid-template-columns:18rem 1fr;gap:2rem;padding:2.5rem 0;border-bottom:1px solid #e2e8f0}
.section h2{font-size:1.05rem;margin:0}.section .note{font-size:.875rem;color:#64748b}
.grid{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));gap:1.25rem 1rem;align-items:end}
.s1{grid-column:span 1}.s2{grid-column:span 2}.s3{grid-column:span 3}.s4{grid-column:span 4}.s6{grid-column:span 6}
label,legend,.q{display:block;font-size:.875rem;font-weight:500}.hint{font-size:.8rem;color:#64748b}
input:not([type=checkbox]),textarea,select,.lb{box-sizing:border-box;width:100%;padding:.45rem .6rem;border:1px solid #cbd5e1;border-radius:.4rem;background:#fff;font:inherit;text-align:left;min-height:2.5rem}
.lb{display:flex;justify-content:space-between}.placeholder{color:#94a3b8}
.options{background:#fff;border:1px solid #cbd5e1;border-radius:.4rem;box-shadow:0 8px 24px #0002;padding:.25rem;max-height:16rem!important;overflow:auto;width:var(--button-width);min-width:12rem;z-index:10}
.options.wide{width:var(--input-width)}.options [data-focus]{background:#ccfbf1}.options>*{padding:.3rem .5rem;border-radius:.3rem;cursor:default}
.combo{position:relative}.combo button{position:absolute;right:.3rem;top:.4rem;border:0;background:none}
.choices{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}.choice{display:flex;align-items:center;gap:.4rem}.choice label{font-weight:400}
[role=radio],[role=checkbox]{width:1rem;height:1rem;border:1px solid #64748b;display:inline-block;background:#fff}[role=radio]{border-radius:50%}[data-checked][role=radio],[data-checked][role=checkbox]{background:#0f766e}
[role=switch]{width:2.6rem;height:1.4rem;border-radius:1rem;border:0;background:#cbd5e1}[role=switch][data-checked]{background:#0f766e}
fieldset{border:0;padding:0;margin:0}.card{border:1px solid #e2e8f0;border-radius:.6rem;background:#fff;padding:1rem;margin-bottom:1rem}
table{width:100%;border-collapse:collapse}th{font-size:.8rem;text-align:left}td{padding:.2rem .4rem .2rem 0}
.primary{background:#0f766e;color:#fff;border:0;border-radius:.4rem;padding:.7rem 1.4rem}.plain{border:1px solid #cbd5e1;background:#fff;border-radius:.4rem;padding:.45rem .9rem}`;

type Answers = Record<string, any>;
/** What has been answered; each control listens for its own answer only. */
const store = {
	answers: {} as Answers,
	listeners: new Set<() => void>(),
	put(key: string, value: unknown) {
		store.answers = { ...store.answers, [key]: value ?? "" };
		for (const listener of store.listeners) listener();
	},
	listen(listener: () => void) {
		store.listeners.add(listener);
		return () => void store.listeners.delete(listener);
	},
};
const useAnswer = (key: string) =>
	[useSyncExternalStore(store.listen, () => store.answers[key]), (value: unknown) => store.put(key, value)] as const;
/** The element in which each answer is read. */
const places = new Map<string, HTMLElement>();
const at = (key: string) => (element: HTMLElement | null) => {
	if (element) places.set(key, element);
};

const phone = (text: string) => {
	const [, a = "", b = "", c = ""] = /^(\d{0,3})(\d{0,3})(\d{0,4})/.exec(text.replace(/\D/g, "").replace(/^1(?=\d{10})/, ""))!;
	return c ? `(${a}) ${b}-${c}` : b ? `(${a}) ${b}` : a;
};

type Asked = { k: string; label?: ReactNode; span?: string; hint?: string };
function TextBox({ k, label, span = "s2", hint, mask, ...rest }: Asked & { mask?: (text: string) => string } & Record<string, any>) {
	const [value, put] = useAnswer(k);
	return (
		<Field className={span}>
			<Label>{label}</Label>
			<Input ref={at(k)} name={k} value={value} onChange={(event) => put(mask ? mask(event.target.value) : event.target.value)} {...rest} />
			{hint && <Description className="hint">{hint}</Description>}
		</Field>
	);
}
function CellBox({ k, ...rest }: { k: string } & Record<string, any>) {
	const [value, put] = useAnswer(k);
	return <Input ref={at(k)} name={k} value={value} onChange={(event) => put(event.target.value)} {...rest} />;
}
type Option = { value: string; label: string };
const options = (list: string[]): Option[] => list.map((value) => ({ value, label: value }));
function Choose({ k, from, placeholder = "Select", id }: { k: string; from: Option[]; placeholder?: string; id?: string }) {
	const [value, put] = useAnswer(k);
	const chosen = from.find((option) => option.value === value);
	return (
		<Listbox value={value} onChange={put}>
			<ListboxButton ref={at(k)} id={id} className="lb">
				{chosen ? <span>{chosen.label}</span> : <span className="placeholder">{placeholder}</span>}
				<span aria-hidden="true">▾</span>
			</ListboxButton>
			<ListboxOptions anchor="bottom start" className="options">
				{from.map((option) => (
					<ListboxOption key={option.value} value={option.value}>{option.label}</ListboxOption>
				))}
			</ListboxOptions>
		</Listbox>
	);
}
function Choice({ k, label, span = "s2", hint, from, placeholder }: Asked & { from: Option[]; placeholder?: string }) {
	return (
		<Field className={span}>
			<Label>{label}</Label>
			<Choose k={k} from={from} placeholder={placeholder} id={k} />
			{hint && <Description className="hint">{hint}</Description>}
		</Field>
	);
}
function Search({ k, from, id }: { k: string; from: Option[]; id?: string }) {
	const [value, put] = useAnswer(k);
	const [query, setQuery] = useState("");
	const found = from.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
	return (
		<Combobox value={value || null} onChange={(next) => put(next ?? "")} onClose={() => setQuery("")}>
			<div className="combo">
				<ComboboxInput ref={at(k)} id={id} autoComplete="off" displayValue={(code) => from.find((option) => option.value === code)?.label ?? ""} onChange={(event) => setQuery(event.target.value)} />
				<ComboboxButton aria-label="Show options">▾</ComboboxButton>
			</div>
			<ComboboxOptions anchor="bottom start" className="options wide">
				{found.map((option) => (
					<ComboboxOption key={option.value} value={option.value}>{option.label}</ComboboxOption>
				))}
			</ComboboxOptions>
		</Combobox>
	);
}
function Lookup({ k, label, span = "s2", from }: Asked & { from: Option[] }) {
	return (
		<Field className={span}>
			<Label>{label}</Label>
			<Search k={k} from={from} id={k} />
		</Field>
	);
}
function OneOf({ k, label, span = "s3", from }: Asked & { from: string[] }) {
	const [value, put] = useAnswer(k);
	return (
		<Fieldset className={span}>
			<Legend>{label}</Legend>
			<RadioGroup ref={at(k)} id={k} value={value} onChange={put} className="choices">
				{from.map((option) => (
					<Field key={option} className="choice">
						<Radio value={option} />
						<Label>{option}</Label>
					</Field>
				))}
			</RadioGroup>
		</Fieldset>
	);
}
function AnyOf({ k, label, span = "s6", from }: Asked & { from: string[] }) {
	const [value, put] = useAnswer(k);
	return (
		<Fieldset className={span}>
			<Legend>{label}</Legend>
			<div ref={at(k)} id={k} className="choices" data-many="">
				{from.map((option) => (
					<Field key={option} className="choice">
						<Checkbox checked={value.includes(option)} onChange={(on) => put(from.filter((each) => (each === option ? on : value.includes(each))))} />
						<Label>{option}</Label>
					</Field>
				))}
			</div>
		</Fieldset>
	);
}
function Essay({ k, label, hint, rows = 4 }: Asked & { rows?: number }) {
	const [value, put] = useAnswer(k);
	return (
		<Field className="s6">
			<Label>{label}</Label>
			{hint && <Description className="hint">{hint}</Description>}
			<Textarea ref={at(k)} name={k} rows={rows} value={value} onChange={(event) => put(event.target.value)} />
		</Field>
	);
}
function Native({ k, blank, from, ...rest }: { k: string; blank: string; from: Option[]; "aria-label": string }) {
	const [value, put] = useAnswer(k);
	return (
		<Select ref={at(k)} name={k} value={value} onChange={(event) => put(event.target.value)} {...rest}>
			<option value="">{blank}</option>
			{from.map((option) => (
				<option key={option.value} value={option.value}>{option.label}</option>
			))}
		</Select>
	);
}
function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
	return (
		<section className="section">
			<div>
				<h2>{title}</h2>
				{note && <p className="note">{note}</p>}
			</div>
			<div>{children}</div>
		</section>
	);
}

const STATE_OPTIONS = STATES.map(([value, label]) => ({ value, label }));
const EDUCATION = options(["Less than high school", "Completed high school", "Some college", "4-yr college degree", "Masters Degree", "Ph.D.", "Don't Know"]);
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"].map((label, index) => ({ value: String(index + 1), label }));
const LABS = options([
	"Protein folding and misfolding (Biochemistry)", "Galaxy surveys (Astronomy)", "Machine learning for medical imaging (Computer Science)",
	"Polymer membranes (Materials Science)", "Zebrafish development (Biology)", "Graph theory and networks (Mathematics)", "Memory and sleep (Neuroscience)",
]);
const KINDS = options([
	"Academic", "Art", "Athletics", "Community Service (Volunteer)", "Computer/Technology", "Debate/Speech", "Environmental", "Family Responsibilities", "Music",
	"Research", "Robotics", "Science/Math", "Student Government", "Work (Paid)", "Other Club/Activity",
]);
const EXAMS = options([
	"AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Language", "AP English Literature", "AP Environmental Science",
	"AP Physics 1", "AP Physics C: Mechanics", "AP Psychology", "AP Spanish Language", "AP Statistics", "AP United States Government", "AP United States History",
	"AP World History", "IB Biology", "IB Chemistry", "IB Mathematics", "IB Physics",
]);
const HOME_LANGUAGES = ["Arabic", "Chinese", "English", "French", "Hmong", "Igbo", "Korean", "Russian", "Somali", "Spanish", "Tagalog", "Vietnamese", "Yoruba", "Other"];

const emptyActivity = (index: number): Answers => ({
	[`activities.${index}.kind`]: "", [`activities.${index}.organization`]: "", [`activities.${index}.role`]: "", [`activities.${index}.grades`]: [], [`activities.${index}.details`]: "",
});
const blank = (keys: string) => Object.fromEntries(keys.trim().split(/\s+/).map((key) => [key, ""]));
const INITIAL: Answers = {
	...blank(`last first mi nametag street unit city county state zip otherCountry phone email birthMonth birthDay birthYear age sex pronouns shirt
		school schoolStreet schoolCity schoolState schoolZip grade gradYear gpa gpaKind gpaTrue gpaExplain rank rankOf psat satMath satEbrw satWhen act
		major lab1 lab2 lab3 career degree research essay portfolio
		citizenship hispanic birthCountry siblings firstGen income
		emergencyName emergencyRelation emergencyPhone insurance allergies teacherName teacherSubject teacherEmail transportation heard
		studentSignature parentSignature signedOn`),
	...Object.fromEntries([0, 1, 2].flatMap((i) => [[`exams.${i}.exam`, ""], [`exams.${i}.score`, ""], [`courses.${i}.course`, ""], [`courses.${i}.grade`, ""], [`awards.${i}.award`, ""], [`awards.${i}.grade`, ""]])),
	...Object.fromEntries([0, 1].flatMap((i) => [[`college.${i}.course`, ""], [`college.${i}.grade`, ""], [`college.${i}.credits`, ""]])),
	...Object.fromEntries([1, 2].flatMap((i) => ["First", "Last", "Occupation", "Employer", "Phone", "Email", "Education"].map((part) => [`guardian${i}${part}`, ""]))),
	...emptyActivity(0),
	scienceClasses: [], programs: [], race: [], homeLanguages: [], media: false, agree: false,
};

function HomeLanguages() {
	const [value, put] = useAnswer("homeLanguages");
	return (
		<Field className="s3">
			<Label>Language(s) spoken at home</Label>
			<Listbox multiple value={value} onChange={put}>
				<ListboxButton ref={at("homeLanguages")} id="homeLanguages" className="lb" data-many="">
					{value.length ? <span>{value.join(", ")}</span> : <span className="placeholder">Choose one or more</span>}
					<span aria-hidden="true">▾</span>
				</ListboxButton>
				<ListboxOptions anchor="bottom start" className="options">
					{HOME_LANGUAGES.map((language) => (
						<ListboxOption key={language} value={language}>{language}</ListboxOption>
					))}
				</ListboxOptions>
			</Listbox>
		</Field>
	);
}
function Agreements() {
	const [media, putMedia] = useAnswer("media");
	const [agree, putAgree] = useAnswer("agree");
	return (
		<>
			<Field className="s6 choice">
				<Switch ref={at("media")} checked={media} onChange={putMedia} />
				<Label>My photograph may be used in Institute publications and on its web site.</Label>
			</Field>
			<Field className="s6 choice">
				<Checkbox ref={at("agree")} checked={agree} onChange={putAgree} />
				<Label>I have read the Participant Responsibility and Program Contract and agree to abide by it. I commit to attending all six weeks.</Label>
			</Field>
		</>
	);
}

store.answers = INITIAL;
let submitted = false;
function Application() {
	const [activities, setActivities] = useState(1);
	const uid = useId();
	return (
			<form
				id={uid}
				onSubmit={(event) => {
					event.preventDefault();
					submitted = true;
				}}
			>
				<Section title="Student Information" note="Please enter your name as it appears on school records.">
					<div className="grid">
						<TextBox k="last" label="Student's Last Name" />
						<TextBox k="first" label="First Name" />
						<TextBox k="mi" label="Middle Initial" span="s1" maxLength={1} />
						<TextBox k="nametag" label="First name for your name tag, if different" span="s3" />
						<TextBox k="street" label="Permanent Home Address" span="s4" />
						<TextBox k="unit" label="Apartment/Unit" />
						<TextBox k="city" label="City" />
						<Lookup k="state" label="State" from={STATE_OPTIONS} />
						<TextBox k="zip" label="Zip" span="s1" maxLength={10} />
						<TextBox k="county" label="County (Oregon residents only)" span="s3" />
						<TextBox k="otherCountry" label="Country (if other than the USA)" span="s3" />
						<TextBox k="phone" label="Student's Phone" mask={phone} type="tel" placeholder="(   )" />
						<TextBox k="email" label="Student's E-mail" span="s4" type="email" hint="All program notices are sent by e-mail. Do not use a school address that blocks outside mail." />
						<Fieldset className="s4">
							<Legend>Date of Birth</Legend>
							<div className="grid">
								<div className="s3"><Native k="birthMonth" blank="Month" from={MONTHS} aria-label="Month of birth" /></div>
								<div className="s1"><Native k="birthDay" blank="Day" from={options(Array.from({ length: 31 }, (_, i) => String(i + 1)))} aria-label="Day of birth" /></div>
								<div className="s2"><Native k="birthYear" blank="Year" from={options(Array.from({ length: 10 }, (_, i) => String(2014 - i)))} aria-label="Year of birth" /></div>
							</div>
						</Fieldset>
						<TextBox k="age" label="Age of Student on June 28, 2027" inputMode="numeric" />
						<OneOf k="sex" label="Sex" span="s2" from={["Female", "Male"]} />
						<Choice k="pronouns" label="Pronouns" from={options(["She/her/hers", "He/him/his", "They/them/theirs", "Prefer not to say"])} />
						<Choice k="shirt" label="T-shirt size (adult)" from={options(["XS", "S", "M", "L", "XL", "2XL"])} />
					</div>
				</Section>

				<Section title="School Information" note="Test scores are not required. Report those you have.">
					<div className="grid">
						<TextBox k="school" label="Name of High School" span="s3" />
						<TextBox k="schoolStreet" label="School Mailing Address" span="s3" />
						<TextBox k="schoolCity" label="School City" />
						<Lookup k="schoolState" label="School State" from={STATE_OPTIONS} />
						<TextBox k="schoolZip" label="School Zip" />
						<Choice k="grade" label="Current Grade (as of this school year)" span="s3" from={["9", "10", "11", "12"].map((value) => ({ value, label: `${value}th grade` }))} />
						<Choice k="gradYear" label="Year of high school graduation" span="s3" from={options(["2026", "2027", "2028", "2029", "2030"])} />
						<TextBox k="gpa" label="What is your high school GPA?" />
						<OneOf k="gpaKind" label="This GPA is" span="s2" from={["Unweighted", "Weighted"]} />
						<TextBox k="rank" label="Class rank" span="s1" />
						<TextBox k="rankOf" label="out of" span="s1" />
						<OneOf k="gpaTrue" label="Do you believe that your GPA is a true indicator of your academic potential?" span="s6" from={["Yes", "No"]} />
						<Essay k="gpaExplain" label="If your response is “No,” please explain why you believe that your GPA is not a true indicator of your academic potential." rows={2} />
						<TextBox k="psat" label="PSAT total" span="s1" />
						<TextBox k="satEbrw" label="SAT EBRW" span="s1" />
						<TextBox k="satMath" label="SAT Math" span="s1" />
						<TextBox k="satWhen" label="Month/year of latest SAT" placeholder="mm/yyyy" />
						<TextBox k="act" label="ACT composite" span="s1" />
						<AnyOf
							k="scienceClasses"
							label="Please select all the Science classes you have taken in high school."
							from={["Earth Science", "Physical Science", "Life Science", "Health", "Biology", "Robotics", "Chemistry", "Physics", "Geology", "Environmental Science", "Marine Biology", "Physiology", "Other"]}
						/>
					</div>
					<p className="q">High school courses and most recent grade</p>
					<table>
						<thead><tr><th>Course</th><th style={{ width: "9rem" }}>Grade</th></tr></thead>
						<tbody>{[0, 1, 2].map((i) => <tr key={i}><td><CellBox k={`courses.${i}.course`} /></td><td><CellBox k={`courses.${i}.grade`} /></td></tr>)}</tbody>
					</table>
					<p className="q">College or dual-enrollment courses</p>
					<table>
						<thead><tr><th>Course title</th><th style={{ width: "9rem" }}>Grade earned</th><th style={{ width: "9rem" }}>Credits</th></tr></thead>
						<tbody>{[0, 1].map((i) => <tr key={i}><td><CellBox k={`college.${i}.course`} /></td><td><CellBox k={`college.${i}.grade`} /></td><td><CellBox k={`college.${i}.credits`} inputMode="decimal" /></td></tr>)}</tbody>
					</table>
					<p className="q">AP or IB examinations taken</p>
					<table id="exams">
						<thead><tr><th>Examination</th><th style={{ width: "9rem" }}>Score</th></tr></thead>
						<tbody>{[0, 1, 2].map((i) => <tr key={i}><td><Search k={`exams.${i}.exam`} from={EXAMS} /></td><td><Choose k={`exams.${i}.score`} from={options(["1", "2", "3", "4", "5", "6", "7"])} placeholder="–" /></td></tr>)}</tbody>
					</table>
				</Section>

				<Section title="Research Interests" note="Select, in order of preference, three research groups in which you would like to participate.">
					<div className="grid">
						<Choice k="lab1" label="First choice" span="s6" from={LABS} />
						<Choice k="lab2" label="Second choice" span="s6" from={LABS} />
						<Choice k="lab3" label="Third choice" span="s6" from={LABS} />
						<Lookup k="major" label="Intended college major" span="s3" from={options(MAJORS)} />
						<Choice k="degree" label="Highest degree you hope to earn" span="s3" from={options(["Associate", "Bachelor's", "Master's", "Ph.D. or M.D.", "Not sure"])} />
						<TextBox k="career" label="What are your career goals?" span="s6" />
						<TextBox k="portfolio" label="Link to a personal web site or portfolio (optional)" span="s6" type="url" placeholder="https://" />
						<OneOf k="research" label="Have you worked in a university laboratory before?" span="s6" from={["Yes", "No"]} />
						<AnyOf k="programs" label="Are you now enrolled in any of these programs?" from={["AVID", "GEAR UP", "MESA", "Talent Search", "Upward Bound", "None of these"]} />
						<Essay k="essay" label="Why do you want to engage in a science research project this summer?" hint="300–600 words. Describe your interests in math and/or science." rows={6} />
					</div>
				</Section>

				<Section title="Activities and Awards" note="Include clubs, teams, jobs, service and family responsibilities, beginning with the one that matters most to you.">
					<div id="activities">
						{Array.from({ length: activities }, (_, i) => (
							<Disclosure as="div" key={i} defaultOpen className="card">
								<DisclosureButton className="plain">Activity {i + 1}</DisclosureButton>
								<DisclosurePanel className="grid">
									<Choice k={`activities.${i}.kind`} label="Type of activity" span="s3" from={KINDS} />
									<TextBox k={`activities.${i}.organization`} label="Organization, team or employer" span="s3" />
									<TextBox k={`activities.${i}.role`} label="Your role" span="s3" />
									<AnyOf k={`activities.${i}.grades`} label="Grade(s)" span="s3" from={["9", "10", "11", "12"]} />
									<Essay k={`activities.${i}.details`} label="What did you do?" rows={2} />
								</DisclosurePanel>
							</Disclosure>
						))}
					</div>
					<Button
						className="plain"
						onClick={() => {
							store.answers = { ...store.answers, ...emptyActivity(activities) };
							setActivities(activities + 1);
						}}
					>
						Add an activity
					</Button>
					<p className="q">Honors, prizes and science fair awards</p>
					<table id="awards">
						<thead><tr><th>Award</th><th style={{ width: "12rem" }}>Received in</th></tr></thead>
						<tbody>{[0, 1, 2].map((i) => <tr key={i}><td><CellBox k={`awards.${i}.award`} /></td><td><Choose k={`awards.${i}.grade`} from={["9", "10", "11", "12"].map((value) => ({ value, label: `Grade ${value}` }))} /></td></tr>)}</tbody>
					</table>
				</Section>

				<Section title="Family" note="This information helps us report to the foundations that pay for the program. It is not seen by the selection committee.">
					{[1, 2].map((i) => (
						<Fieldset key={i} className="card">
							<Legend>Parent/Legal Guardian {i}</Legend>
							<div className="grid">
								<TextBox k={`guardian${i}First`} label="First name" span="s3" />
								<TextBox k={`guardian${i}Last`} label="Last name" span="s3" />
								<TextBox k={`guardian${i}Occupation`} label="Occupation" />
								<TextBox k={`guardian${i}Employer`} label="Employer" />
								<Choice k={`guardian${i}Education`} label="Highest level of education obtained" from={EDUCATION} />
								<TextBox k={`guardian${i}Phone`} label="Daytime phone" mask={phone} type="tel" />
								<TextBox k={`guardian${i}Email`} label="E-mail" span="s4" type="email" />
							</div>
						</Fieldset>
					))}
					<div className="grid">
						<TextBox k="siblings" label="Number of brothers and sisters" inputMode="numeric" />
						<Choice k="income" label="Annual household income" span="s4" from={options(["Under $25,000", "$25,000 to $49,999", "$50,000 to $74,999", "$75,000 to $99,999", "$100,000 or more", "Prefer not to answer"])} />
						<OneOf k="firstGen" label="Will you be the first in your family to attend college?" from={["Yes", "No"]} />
						<HomeLanguages />
					</div>
				</Section>

				<Section title="Background" note="Students paid by federal grants must be U.S. citizens, nationals or permanent residents.">
					<div className="grid">
						<Choice k="citizenship" label="Citizenship" span="s3" from={[{ value: "USC", label: "U.S. citizen" }, { value: "USN", label: "U.S. national" }, { value: "LPR", label: "U.S. permanent resident" }, { value: "OTH", label: "Other" }]} />
						<Lookup k="birthCountry" label="Country of birth" span="s3" from={options(COUNTRIES)} />
						<OneOf k="hispanic" label="Are you of Hispanic, Latino/a or Spanish origin?" span="s6" from={["Yes", "No", "Prefer not to answer"]} />
						<AnyOf k="race" label="Racial background (check all that apply)" from={["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White", "Prefer not to answer"]} />
					</div>
				</Section>

				<Section title="Recommendation, Health and Travel">
					<div className="grid">
						<p className="s6 q">Math or science teacher who will recommend you</p>
						<TextBox k="teacherName" label="Teacher's name" />
						<TextBox k="teacherSubject" label="Subject taught" />
						<TextBox k="teacherEmail" label="Teacher's e-mail" type="email" />
						<p className="s6 q">Emergency contact other than a parent</p>
						<TextBox k="emergencyName" label="Name" />
						<TextBox k="emergencyRelation" label="Relationship to student" />
						<TextBox k="emergencyPhone" label="Phone" mask={phone} type="tel" />
						<TextBox k="insurance" label="Health insurance company" span="s3" />
						<TextBox k="allergies" label="Allergies or medications we should know about" span="s3" />
						<OneOf k="transportation" label="Do you have reliable transportation to and from campus?" from={["Yes", "No"]} />
						<Choice k="heard" label="How did you hear about the Institute?" span="s3" from={options(["Teacher or counselor", "Friend", "Family member", "Web search", "Social media", "Other"])} />
					</div>
				</Section>

				<Section title="Agreement" note="A parent or guardian must sign for students under 18.">
					<div className="grid">
						<Agreements />
						<TextBox k="studentSignature" label="Student Signature" />
						<TextBox k="parentSignature" label="Parent/Guardian Signature" />
						<TextBox k="signedOn" label="Date" placeholder="mm/dd/yyyy" />
					</div>
				</Section>
				<p><Button type="submit" className="primary">Submit application</Button></p>
			</form>
	);
}

/** What a person reads in a control. */
function drawn(element: HTMLElement | undefined): unknown {
	if (!element) return "";
	if (element instanceof HTMLSelectElement) return element.value && element.selectedOptions[0].text;
	if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
	if (element.role === "checkbox" || element.role === "switch") return element.ariaChecked === "true";
	if (element.classList.contains("lb")) {
		const text = element.querySelector(".placeholder") ? "" : element.querySelector("span")!.innerText;
		return "many" in element.dataset ? text.split(", ").filter(Boolean) : text;
	}
	const checked = [...element.querySelectorAll<HTMLElement>("[aria-checked=true]")].map((box) => box.closest(".choice")!.querySelector("label")!.innerText);
	return "many" in element.dataset ? checked : (checked[0] ?? "");
}
Object.assign(window, {
	formState: () => ({ ...store.answers, submitted }),
	formShown: () => Object.fromEntries(Object.keys(store.answers).map((key) => [key, drawn(places.get(key))])),
});

createRoot(document.getElementById("root")!).render(
	<>
		<style>{CSS}</style>
		<header className="hero">
			<div className="wrap">
				<h1>Sora Summer Research Institute</h1>
				<p>Six weeks in a university research group for high school students · June 28 – August 6, 2027 · Applications due February 15</p>
			</div>
		</header>
		<main className="wrap">
			<Application />
		</main>
	</>,
);
