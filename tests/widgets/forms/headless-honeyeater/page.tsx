import {
	Checkbox, Combobox, ComboboxInput, ComboboxOption, ComboboxOptions, Description, Disclosure, DisclosureButton, DisclosurePanel,
	Field, Fieldset, Input, Label, Legend, Listbox, ListboxButton, ListboxOption, ListboxOptions, Radio, RadioGroup, Select, Switch, Textarea,
} from "@headlessui/react";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";
import "./page.css";

type Values = Record<string, any>;
const els: Record<string, HTMLElement | null> = {};
let current: Values = {};
let setCurrent: (change: (v: Values) => Values) => void = () => {};
const set = (key: string, value: unknown) => setCurrent((v) => ({ ...v, [key]: value }));
const keep = (key: string) => (el: HTMLElement | null) => {
	els[key] = el;
};
const registered = new Map<string, "text" | "button" | "radio" | "box" | "boxes" | "switch" | "chips" | "select">();
const use = (key: string, kind: "text" | "button" | "radio" | "box" | "boxes" | "switch" | "chips" | "select", empty: unknown) => {
	registered.set(key, kind);
	return key in current ? current[key] : empty;
};

const phone = (text: string) => {
	const d = text.replace(/\D/g, "").replace(/^1(?=\d{10})/, "").slice(0, 10);
	if (d.length < 4) return d;
	if (d.length < 7) return `(${d.slice(0, 3)}) ${d.slice(3)}`;
	return `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
};
const date = (text: string) => {
	const d = text.replace(/\D/g, "").slice(0, 8);
	return [d.slice(0, 2), d.slice(2, 4), d.slice(4)].filter(Boolean).join("/");
};

function Line({ k, label, span = "s4", hint, mask, ...rest }: { k: string; label: string; span?: string; hint?: string; mask?: (t: string) => string } & Record<string, any>) {
	return (
		<Field className={span}>
			<Label>{label}</Label>
			{hint && <Description className="hint">{hint}</Description>}
			<Input ref={keep(k)} name={k} value={use(k, "text", "")} onChange={(e) => set(k, mask ? mask(e.target.value) : e.target.value)} {...rest} />
		</Field>
	);
}

function Cell({ k, ...rest }: { k: string } & Record<string, any>) {
	return <Input ref={keep(k)} name={k} value={use(k, "text", "")} onChange={(e) => set(k, e.target.value)} {...rest} />;
}

function Long({ k, label, hint, rows = 4 }: { k: string; label: string; hint?: string; rows?: number }) {
	return (
		<Field className="s12">
			<Label>{label}</Label>
			{hint && <Description className="hint">{hint}</Description>}
			<Textarea ref={keep(k)} name={k} rows={rows} value={use(k, "text", "")} onChange={(e) => set(k, e.target.value)} />
		</Field>
	);
}

function Pick({ k, label, options, span = "s4", anchor = false }: { k: string; label: string; options: readonly string[]; span?: string; anchor?: boolean }) {
	const value = use(k, "button", "");
	return (
		<Field className={`${span} rel`}>
			<Label>{label}</Label>
			<Listbox value={value} onChange={(next: string) => set(k, next)} name={k}>
				<ListboxButton ref={keep(k)} className="lbx">
					{value || "Select one"}
				</ListboxButton>
				<ListboxOptions className={anchor ? "lbo" : "lbo abs"} {...(anchor ? { anchor: "bottom start" } : {})}>
					{options.map((o) => (
						<ListboxOption key={o} value={o}>
							{o}
						</ListboxOption>
					))}
				</ListboxOptions>
			</Listbox>
		</Field>
	);
}

function Grades({ k }: { k: string }) {
	const value: string[] = use(k, "chips", []);
	return (
		<Listbox multiple value={value} onChange={(next: string[]) => set(k, next)}>
			<div className="rel">
				<ListboxButton ref={keep(k)} className="lbx">
					{value.length ? value.map((g) => <span className="chip" key={g}>{g}</span>) : "Grade(s)"}
				</ListboxButton>
				<ListboxOptions className="lbo" anchor="bottom">
					{["9", "10", "11", "12"].map((g) => (
						<ListboxOption key={g} value={g}>
							{g}
						</ListboxOption>
					))}
				</ListboxOptions>
			</div>
		</Listbox>
	);
}

function Ask({ k, legend, options, span = "s6" }: { k: string; legend: string; options: readonly string[]; span?: string }) {
	return (
		<Fieldset className={span}>
			<Legend>{legend}</Legend>
			<RadioGroup ref={keep(k)} name={k} value={use(k, "radio", "")} onChange={(next: string) => set(k, next)} className="opts">
				{options.map((o) => (
					<Field key={o}>
						<Radio value={o} className="radio" />
						<Label>{o}</Label>
					</Field>
				))}
			</RadioGroup>
		</Fieldset>
	);
}

function Boxes({ k, legend, options }: { k: string; legend: string; options: readonly string[] }) {
	const value: string[] = use(k, "boxes", []);
	return (
		<Fieldset className="s12">
			<Legend>{legend}</Legend>
			<div className="opts" ref={keep(k)}>
				{options.map((o) => (
					<Field key={o}>
						<Checkbox className="box" checked={value.includes(o)} onChange={(on) => set(k, on ? [...value, o] : value.filter((x) => x !== o))} />
						<Label>{o}</Label>
					</Field>
				))}
			</div>
		</Fieldset>
	);
}

function Agree({ k, children }: { k: string; children: string }) {
	return (
		<Field className="s12" style={{ display: "flex" }}>
			<Checkbox ref={keep(k)} className="box" checked={use(k, "box", false)} onChange={(on) => set(k, on)} />
			<Label>{children}</Label>
		</Field>
	);
}

function Toggle({ k, label }: { k: string; label: string }) {
	return (
		<Field className="s6" style={{ display: "flex", gap: 10 }}>
			<Switch ref={keep(k)} className="sw" checked={use(k, "switch", false)} onChange={(on) => set(k, on)}>
				<span />
			</Switch>
			<Label passive>{label}</Label>
		</Field>
	);
}

function StateBox({ k }: { k: string }) {
	const [query, setQuery] = useState("");
	const found = STATES.filter(([, name]) => name.toLowerCase().includes(query.toLowerCase()));
	return (
		<Field className="s3 rel">
			<Label>State</Label>
			<Combobox immediate value={use(k, "text", null)} onChange={(next: string | null) => set(k, next)} onClose={() => setQuery("")}>
				<ComboboxInput ref={keep(k)} autoComplete="off" displayValue={(code: string | null) => STATES.find(([c]) => c === code)?.[1] ?? ""} onChange={(e) => setQuery(e.target.value)} />
				<ComboboxOptions className="lbo abs">
					{found.map(([code, name]) => (
						<ComboboxOption key={code} value={code}>
							{name}
						</ComboboxOption>
					))}
				</ComboboxOptions>
			</Combobox>
		</Field>
	);
}

const TONGUES = ["Amharic", "Arabic", "Cantonese", "Farsi", "Hmong", "Igbo", "Khmer", "Korean", "Mandarin", "Russian", "Somali", "Spanish", "Tagalog", "Tigrinya", "Ukrainian", "Vietnamese"];
function Tongues({ k }: { k: string }) {
	const value: string[] = use(k, "chips", []);
	const [query, setQuery] = useState("");
	return (
		<Field className="s6 rel">
			<Label>Languages spoken at home other than English</Label>
			<div ref={keep(k)}>
				{value.map((t) => (
					<span className="chip" key={t}>
						{t}
					</span>
				))}
			</div>
			<Combobox multiple immediate value={value} onChange={(next: string[]) => (set(k, next), setQuery(""))} onClose={() => setQuery("")}>
				<ComboboxInput placeholder="Start typing a language" autoComplete="off" value={query} onChange={(e) => setQuery(e.target.value)} />
				<ComboboxOptions className="lbo abs">
					{TONGUES.filter((t) => t.toLowerCase().includes(query.toLowerCase())).map((t) => (
						<ComboboxOption key={t} value={t}>
							{t}
						</ComboboxOption>
					))}
				</ComboboxOptions>
			</Combobox>
		</Field>
	);
}

const LEVELS = ["Less than high school", "Some high school", "High school diploma / GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree", "Unknown"];
const RELATION = ["Parent", "Step-parent", "Foster parent", "Grandparent", "Legal guardian", "Other relative"];
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const YESNO = ["Yes", "No"];

function Guardian({ n }: { n: 1 | 2 }) {
	return (
		<div id={`guardian-${n}`}>
			<h3>Parent / Guardian #{n}</h3>
			<div className="grid">
				<Line k={`g${n}Name`} label="Name (first and last)" span="s6" />
				<Pick k={`g${n}Rel`} label="Relationship to student" options={RELATION} span="s3" />
				<Line k={`g${n}Phone`} label="Daytime phone" span="s3" mask={phone} type="tel" />
				<Line k={`g${n}Job`} label="Occupation" span="s4" />
				<Line k={`g${n}Work`} label="Place of employment" span="s4" />
				<Pick k={`g${n}Edu`} label="Highest level of education completed" options={LEVELS} span="s4" anchor />
				<Line k={`g${n}Mail`} label="E-mail" span="s6" type="email" />
			</div>
		</div>
	);
}

function App() {
	const [values, setValues] = useState<Values>({ submitted: false });
	const [rows, setRows] = useState(1);
	current = values;
	setCurrent = setValues;
	useEffect(() => {
		document.title = "Nursing & Allied Health Pathways";
	}, []);
	const state = use("hsState", "select", "");
	return (
		<>
			<header className="top">
				<h1>Nursing &amp; Allied Health Pathways</h1>
				<p>Student application · Summer 2027 cohort (June 21 – July 16, 2027)</p>
			</header>
			<main>
				<p>
					Pathways introduces high school students to the registered nurse role and to allied health careers in various clinical settings. Please type your answers. Incomplete applications
					will not be considered.
				</p>
				<form
					onSubmit={(e) => {
						e.preventDefault();
						set("submitted", true);
					}}
				>
					<section id="student">
						<h2>Student Information</h2>
						<div className="grid">
							<Line k="last" label="Last Name" />
							<Line k="first" label="First Name" />
							<Line k="mi" label="M.I." span="s2" maxLength={1} />
							<Line k="badge" label="Name for badge" span="s2" hint="What you like to be called" />
							<Line k="street" label="Street Address" span="s6" autoComplete="address-line1" />
							<Line k="apt" label="Apt. #" span="s2" />
							<Line k="city" label="City" span="s4" />
							<StateBox k="state" />
							<Line k="zip" label="Zip Code" span="s2" maxLength={5} inputMode="numeric" />
							<Line k="county" label="County" span="s3" />
							<Line k="cell" label="Student cell phone" span="s4" mask={phone} type="tel" placeholder="(___) ___-____" />
							<Line k="home" label="Home phone (if different)" span="s4" mask={phone} type="tel" />
							<Line k="mail" label="Student e-mail" span="s4" type="email" hint="Use an address you check in the summer; school accounts often block us" />
							<Line k="dob" label="Date of birth" span="s3" mask={date} placeholder="MM/DD/YYYY" />
							<Ask k="sixteen" legend="Will you be at least 16 years old on the first day of the program?" options={YESNO} span="s6" />
							<Pick k="scrubs" label="Scrub size" options={["XS", "S", "M", "L", "XL", "2XL", "3XL"]} span="s3" />
							<Ask k="contact" legend="Best way to reach you" options={["Call", "Text", "E-mail"]} />
							<Ask k="previous" legend="Have you applied to Pathways before?" options={YESNO} />
						</div>
					</section>

					<section id="school">
						<h2>School Information</h2>
						<div className="grid">
							<Line k="hs" label="High school currently attending" span="s6" />
							<Line k="hsCity" label="City" span="s3" />
							<Field className="s3">
								<Label>School is in</Label>
								<Select ref={keep("hsState")} name="hsState" className="lbx" value={state} onChange={(e) => set("hsState", e.target.value)}>
									<option value="">--</option>
									{STATES.map(([code]) => (
										<option key={code}>{code}</option>
									))}
								</Select>
							</Field>
							<Pick k="grade" label="Current grade" options={["Freshman", "Sophomore", "Junior", "Senior"]} span="s3" />
							<Pick k="gradMonth" label="Expected graduation month" options={MONTHS} span="s3" anchor />
							<Pick k="gradYear" label="Year" options={["2026", "2027", "2028", "2029", "2030"]} span="s2" />
							<Line k="gpa" label="Cumulative GPA (unweighted)" span="s4" inputMode="decimal" hint="Must match your transcript" />
							<Line k="rank" label="Class rank" span="s2" inputMode="numeric" />
							<Line k="size" label="out of" span="s2" inputMode="numeric" />
							<Line k="absent" label="Number of days absent this school year" span="s4" inputMode="numeric" />
							<Line k="studentId" label="School student ID #" span="s4" />
							<Ask k="act" legend="Have you taken the ACT?" options={YESNO} span="s4" />
							<Line k="actScore" label="ACT composite" span="s2" />
							<Line k="satMath" label="SAT Math" span="s3" />
							<Line k="satRead" label="SAT Reading & Writing" span="s3" />
							<Line k="counselor" label="School counselor's name" span="s6" />
							<Line k="counselorMail" label="Counselor's e-mail" span="s6" type="email" />
							<Line k="sciTeacher" label="Science teacher who will write your recommendation" span="s6" />
							<Line k="sciTeacherMail" label="Teacher's e-mail" span="s6" type="email" />
						</div>
						<h3>Most recent courses</h3>
						<table id="courses">
							<thead>
								<tr>
									<th>Course</th>
									<th>Grade earned</th>
									<th>Credits</th>
								</tr>
							</thead>
							<tbody>
								{[1, 2, 3, 4].map((n) => (
									<tr key={n}>
										<td>
											<Cell k={`course${n}`} />
										</td>
										<td>
											<Cell k={`courseGrade${n}`} />
										</td>
										<td>
											<Cell k={`courseCredit${n}`} />
										</td>
									</tr>
								))}
							</tbody>
						</table>
						<div className="grid" style={{ marginTop: 12 }}>
							<Ask k="dual" legend="Have you taken any college or dual credit classes?" options={YESNO} />
							<Line k="dualWhere" label="If yes, at which college?" span="s6" />
						</div>
					</section>

					<section id="family">
						<h2>Parent / Guardian Information</h2>
						<Guardian n={1} />
						<Guardian n={2} />
						<h3>Household</h3>
						<div className="grid">
							<Pick k="marital" label="Parents are" options={["Married", "Never married", "Separated", "Divorced", "Widowed"]} span="s3" />
							<Pick k="income" label="Annual household income" options={["Less than $20,000", "$20,000 - $39,999", "$40,000 - $59,999", "$60,000 - $79,999", "$80,000 - $99,999", "$100,000 or more"]} span="s4" />
							<Line k="household" label="Number of people living in your home" span="s4" inputMode="numeric" />
							<Line k="siblings" label="Number of brothers and sisters" span="s4" inputMode="numeric" />
							<Ask k="firstGen" legend="Will you be in the first generation of your family to attend college?" options={YESNO} span="s8" />
							<Ask k="lunch" legend="Do you receive free or reduced price lunch?" options={[...YESNO, "Prefer not to say"]} span="s6" />
							<Ask k="relatives" legend="Is a member of your immediate family employed in health care?" options={YESNO} span="s6" />
							<Line k="relativesWho" label="If yes, please tell us who and their position" span="s12" />
						</div>
					</section>

					<section id="demographics">
						<Disclosure defaultOpen>
							<DisclosureButton className="disc">Optional: help us report to our grant funders ▾</DisclosureButton>
							<DisclosurePanel className="grid" style={{ paddingTop: 10 }}>
								<Ask k="gender" legend="I identify as" options={["Male", "Female", "Non-binary", "Prefer to self-describe"]} span="s6" />
								<Pick k="pronouns" label="Pronouns" options={["she/her", "he/him", "they/them", "other"]} span="s3" />
								<Ask k="latino" legend="Are you Hispanic/Latino?" options={YESNO} span="s3" />
								<Boxes k="race" legend="Race (check all that apply)" options={["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"]} />
								<Ask k="citizen" legend="Citizenship" options={["U.S. citizen", "Permanent resident", "Other"]} span="s6" />
								<Line k="born" label="Country of birth" span="s6" />
								<Ask k="english" legend="Is English your first language?" options={YESNO} span="s6" />
								<Tongues k="tongues" />
							</DisclosurePanel>
						</Disclosure>
					</section>

					<section id="plans">
						<h2>Career Interests &amp; Plans</h2>
						<div className="grid">
							<Line k="career" label="What career are you considering at this time?" span="s6" />
							<Line k="major" label="Intended college major" span="s6" />
							<Pick k="degree" label="Highest degree you hope to earn" options={["Certificate", "Associate's", "Bachelor's", "Master's", "Doctorate or professional (MD, DNP, PharmD)", "Not sure"]} span="s4" anchor />
							<Line k="startYear" label="Year you plan to start college" span="s4" inputMode="numeric" />
							<Line k="firstChoice" label="College you hope to attend" span="s4" />
							<Boxes
								k="tracks"
								legend="Please check the departments you would most like to shadow (no more than three)"
								options={["Emergency", "Labor & Delivery", "Medical Laboratory", "Operating Room", "Pediatrics", "Pharmacy", "Physical / Occupational Therapy", "Radiology", "Respiratory Care"]}
							/>
							<Toggle k="cpr" label="I hold a current CPR / First Aid card" />
							<Toggle k="cna" label="I am enrolled in a Health Science or CNA course at my school" />
							<Long k="whyNursing" label="Why are you interested in nursing or an allied health career?" hint="250 words or less" rows={5} />
							<Long k="hopes" label="What do you hope to gain by attending Pathways?" hint="150 words or less" />
						</div>
					</section>

					<section id="activities">
						<h2>School &amp; Community Activities</h2>
						<p className="hint">Include clubs, athletics, jobs and community groups.</p>
						<table>
							<thead>
								<tr>
									<th style={{ width: "32%" }}>Activity / organization</th>
									<th style={{ width: "26%" }}>Office held or role</th>
									<th>Grade(s)</th>
									<th>Hrs/week</th>
								</tr>
							</thead>
							<tbody>
								{Array.from({ length: rows }, (_, n) => (
									<tr key={n}>
										<td>
											<Cell k={`act${n + 1}`} />
										</td>
										<td>
											<Cell k={`actRole${n + 1}`} />
										</td>
										<td>
											<Grades k={`actGrades${n + 1}`} />
										</td>
										<td>
											<Cell k={`actHours${n + 1}`} inputMode="numeric" />
										</td>
									</tr>
								))}
							</tbody>
						</table>
						<button type="button" className="add" onClick={() => setRows(rows + 1)}>
							+ Add another activity
						</button>
						<h3>Honors and awards</h3>
						<div className="grid" id="honors">
							<Line k="honor1" label="Honor or award 1" span="s8" />
							<Pick k="honorGrade1" label="Grade received" options={["9th", "10th", "11th", "12th"]} span="s4" />
							<Line k="honor2" label="Honor or award 2" span="s8" />
							<Pick k="honorGrade2" label="Grade received" options={["9th", "10th", "11th", "12th"]} span="s4" />
						</div>
						<h3>Current or most recent employment</h3>
						<div className="grid" id="job">
							<Line k="employer" label="Employer" span="s4" />
							<Line k="jobTitle" label="Position" span="s4" />
							<Line k="jobHours" label="Hours worked per week" span="s4" />
							<Line k="supervisor" label="Supervisor" span="s6" />
							<Line k="supervisorPhone" label="Supervisor's telephone" span="s6" mask={phone} type="tel" />
						</div>
					</section>

					<section id="medical">
						<h2>Emergency &amp; Health</h2>
						<div className="grid">
							<Line k="emName" label="In an emergency notify (other than parent)" span="s6" />
							<Line k="emRel" label="Relationship" span="s3" />
							<Line k="emPhone" label="Phone" span="s3" mask={phone} type="tel" />
							<Line k="doctor" label="Family physician" span="s6" />
							<Line k="insurer" label="Health insurance carrier" span="s6" />
							<Line k="allergies" label="Allergies (including latex)" span="s12" />
							<Boxes k="shots" legend="I can provide proof of the following" options={["MMR (2 doses)", "Varicella", "Hepatitis B series", "Tdap", "TB skin test within 12 months", "Seasonal influenza"]} />
							<Ask k="transport" legend="Do you have reliable transportation to the hospital each day?" options={YESNO} span="s8" />
						</div>
					</section>

					<section id="sign">
						<h2>Agreement</h2>
						<div className="grid">
							<Agree k="confidential">I understand that all patient information is confidential (HIPAA) and that any breach is grounds for dismissal.</Agree>
							<Agree k="attend">I am able to attend every day of the program.</Agree>
							<Agree k="photo">I give permission to be photographed for publicity purposes.</Agree>
							<Line k="sig" label="Student signature (type full name)" span="s8" />
							<Line k="sigDate" label="Today's date" span="s4" mask={date} />
							<Line k="parentSig" label="Parent/guardian signature" span="s8" />
						</div>
						<p>
							<button type="submit">Submit application</button>
						</p>
					</section>
				</form>
			</main>
		</>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

const EMPTY: Record<string, unknown> = { boxes: [], chips: [], box: false, switch: false };
const labelOf = (el: Element) => (el.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id)?.innerText ?? "").join(" ").trim();
(window as any).formState = () => ({ ...Object.fromEntries([...registered].map(([key, kind]) => [key, current[key] ?? EMPTY[kind] ?? ""])), submitted: current.submitted });
(window as any).formShown = () =>
	Object.fromEntries(
		[...registered].map(([key, kind]) => {
			const el = els[key];
			if (!el) return [key, null];
			if (kind === "text") return [key, (el as HTMLInputElement).value];
			if (kind === "select") return [key, (el as HTMLSelectElement).selectedOptions[0]?.text ?? ""];
			if (kind === "button") return [key, el.innerText];
			if (kind === "box" || kind === "switch") return [key, el.getAttribute("aria-checked") === "true"];
			if (kind === "chips") return [key, [...el.querySelectorAll<HTMLElement>(".chip")].map((c) => c.innerText)];
			const on = [...el.querySelectorAll("[aria-checked=true]")].map(labelOf);
			return [key, kind === "radio" ? (on[0] ?? "") : on];
		}),
	);
