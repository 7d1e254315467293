import { useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { createPortal } from "react-dom";
import { COUNTRIES, STATES } from "../../lists";
import "./sluice.css";

type Values = Record<string, string | string[]>;
type Option = [string, string];

const text = (id: string) => {
	const at = document.getElementById(id);
	if (!at) return "";
	if (at instanceof HTMLSelectElement) return at.value === "" ? "" : (at.selectedOptions[0]?.text ?? "");
	if (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) return at.value;
	return at.textContent ?? "";
};

function Field({ id, label, required, help, size = "", children }: { id: string; label: string; required?: boolean; help?: string; size?: string; children: ReactNode }) {
	return (
		<div className={`form-field ${size}`} id={`${id}-container`}>
			<label className="form-field__label" htmlFor={id}>
				{required && <span className="required-marker">* </span>}
				{label}
			</label>
			<div className="form-field__control">{children}</div>
			{help && <div className="form-field__hint">{help}</div>}
		</div>
	);
}

const US: Option[] = STATES.map(([code, name]) => [code, name]);
const NATIONS: Option[] = COUNTRIES.map((name): Option => [name === "United States of America" ? "USA" : name.slice(0, 3).toUpperCase() + name.length, name === "United States of America" ? "United States" : name]);
const EDU: Option[] = [
	["01", "Did not complete high school"],
	["02", "High school diploma or GED"],
	["03", "Some college, no degree"],
	["04", "Associate degree"],
	["05", "Bachelor's degree"],
	["06", "Master's degree"],
	["07", "Doctoral or professional degree"],
	["99", "Unknown"],
];
const RACES: Option[] = [
	["AI", "American Indian or Alaska Native"],
	["AS", "Asian"],
	["BL", "Black or African American"],
	["PI", "Native Hawaiian or Other Pacific Islander"],
	["WH", "White"],
];
const KINDS: Option[] = [
	["ACAD", "Academic club"],
	["ARTS", "Arts, music or theater"],
	["ATHL", "Athletics"],
	["COMM", "Community service / volunteer"],
	["DEBT", "Debate / Speech"],
	["EMPL", "Employment (paid)"],
	["ENVR", "Environmental / Conservation"],
	["FAMR", "Family responsibilities"],
	["GOVT", "Student government"],
	["OTHR", "Other"],
];
const YEARS: Option[] = [
	["9", "9th grade (freshman)"],
	["10", "10th grade (sophomore)"],
	["11", "11th grade (junior)"],
	["12", "12th grade (senior)"],
];
const MONTHS: Option[] = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"].map((m, i) => [String(i + 1), m]);

function Drop({ id, value, options, onChange, disabled, empty = "-- Select --" }: { id: string; value: string; options: Option[]; onChange: (v: string) => void; disabled?: boolean; empty?: string }) {
	return (
		<select id={id} name={id} className="form-control" value={value} disabled={disabled} onChange={(e) => onChange(e.target.value)}>
			<option value="">{empty}</option>
			{options.map(([v, t]) => (
				<option key={v} value={v}>
					{t}
				</option>
			))}
		</select>
	);
}

function Panel({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
	const [open, setOpen] = useState(true);
	return (
		<section className="panel">
			<h3 className="panel__heading">
				<button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
					<span className="chevron">{open ? "▾" : "▸"}</span> {title}
				</button>
			</h3>
			{open && (
				<div className="panel__body">
					{intro && <p className="panel__intro">{intro}</p>}
					{children}
				</div>
			)}
		</section>
	);
}

const mask = (raw: string) => {
	const d = raw.replace(/\D/g, "").replace(/^1(?=\d{10})/, "").slice(0, 10);
	if (d.length < 4) return d;
	if (d.length < 7) return `(${d.slice(0, 3)}) ${d.slice(3)}`;
	return `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
};

const SIMPLE = [
	"givenName", "middleName", "familyName", "suffixCode", "nickName", "birthDt", "birthCountry", "sexCode",
	"addrLine1", "addrLine2", "addrCity", "addrCountry", "addrState", "addrPostal", "phonePrimary", "emailAddr",
	"citizenStatus", "hispanicInd", "ssn",
	"guardian1First", "guardian1Last", "guardian1Educ", "guardian2First", "guardian2Last", "guardian2Educ",
	"emerName", "emerPhone",
	"hsName", "hsState", "hsGradMonth", "hsGradYear", "hsGpa",
	"evalEmail", "sourceCode", "signature",
];
const ACT = ["kind", "organization", "title", "startDt", "hours", "duties"];
const ACH = ["name", "year", "descr"];
const CRS = ["title", "credits", "grade"];

let latest: { form: Values; release: boolean; acts: Values[]; achs: Values[]; courses: Values[]; submitted: boolean };

function ActivityModal({ initial, onSave, onClose }: { initial: Values; onSave: (v: Values) => void; onClose: () => void }) {
	const [draft, setDraft] = useState<Values>(initial);
	const [error, setError] = useState(false);
	const at = (k: string) => (draft[k] as string) ?? "";
	const put = (k: string) => (v: string) => setDraft((d) => ({ ...d, [k]: v }));
	return createPortal(
		<div className="modal-backdrop">
			<div className="modal" role="dialog" aria-modal="true" aria-labelledby="activity-modal-title">
				<div className="modal__header">
					<h4 id="activity-modal-title">Activity Details</h4>
					<button type="button" className="modal__x" aria-label="Close" onClick={onClose}>
						×
					</button>
				</div>
				<div className="modal__body">
					<p className="legend"><span className="required-marker">*</span> Indicates required field</p>
					{error && <div className="alert" role="alert">Complete all required fields before saving.</div>}
					<Field id="expType" label="Experience Type" required>
						<Drop id="expType" value={at("kind")} options={KINDS} onChange={put("kind")} />
					</Field>
					<Field id="expOrg" label="Organization Name" required>
						<input id="expOrg" name="expOrg" className="form-control" maxLength={100} value={at("organization")} onChange={(e) => put("organization")(e.target.value)} />
					</Field>
					<Field id="expTitle" label="Title" required help="Your role. If you did not hold a title, enter Member or Participant.">
						<input id="expTitle" name="expTitle" className="form-control" maxLength={80} value={at("title")} onChange={(e) => put("title")(e.target.value)} />
					</Field>
					<div className="form-row">
						<Field id="expStart" label="Start Date" size="half" help="If you do not remember the exact date, use the first day of the month.">
							<input id="expStart" name="expStart" className="form-control" placeholder="MM/DD/YYYY" value={at("startDt")} onChange={(e) => put("startDt")(e.target.value)} />
						</Field>
						<Field id="expHours" label="Average Weekly Hours" required size="half">
							<input id="expHours" name="expHours" className="form-control" inputMode="numeric" maxLength={3} value={at("hours")} onChange={(e) => put("hours")(e.target.value.replace(/[^\d.]/g, ""))} />
						</Field>
					</div>
					<Field id="expDuties" label="Description/Key Responsibilities" required help={`${at("duties").length} / 600 characters`}>
						<textarea id="expDuties" name="expDuties" className="form-control" rows={4} maxLength={600} value={at("duties")} onChange={(e) => put("duties")(e.target.value)} />
					</Field>
				</div>
				<div className="modal__footer">
					<button type="button" className="btn btn-link" onClick={onClose}>
						Cancel
					</button>
					<button
						type="button"
						className="btn btn-primary"
						onClick={() => (["kind", "organization", "title", "hours", "duties"].every((k) => at(k)) ? onSave(draft) : setError(true))}
					>
						Save this Activity
					</button>
				</div>
			</div>
		</div>,
		document.body,
	);
}

const label = (options: Option[], v: unknown) => options.find(([code]) => code === v)?.[1] ?? "";

function App() {
	const [form, setForm] = useState<Values>(Object.fromEntries([...SIMPLE.map((k) => [k, ""]), ["races", []]]));
	const [release, setRelease] = useState(false);
	const [acts, setActs] = useState<Values[]>([]);
	const [editing, setEditing] = useState<number | null>(null);
	const [achs, setAchs] = useState<Values[]>([]);
	const [ach, setAch] = useState<{ at: number; draft: Values } | null>(null);
	const [courses, setCourses] = useState<Values[]>([]);
	const [submitted, setSubmitted] = useState(false);
	const [notice, setNotice] = useState("");
	latest = { form, release, acts, achs, courses, submitted };

	const at = (k: string) => form[k] as string;
	const put = (k: string) => (v: string) => setForm((f) => ({ ...f, [k]: v }));
	const box = (id: string, title: string, { required = false, size = "", help = undefined as string | undefined, ...more }: Record<string, any> = {}) => (
		<Field id={id} label={title} required={required} size={size} help={help}>
			<input id={id} name={id} type="text" className="form-control" value={at(id)} onChange={(e) => put(id)(e.target.value)} {...more} />
		</Field>
	);
	const drop = (id: string, title: string, options: Option[], { required = false, size = "", help = undefined as string | undefined, disabled = false } = {}) => (
		<Field id={id} label={title} required={required} size={size} help={help}>
			<Drop id={id} value={at(id)} options={options} onChange={put(id)} disabled={disabled} />
		</Field>
	);
	const saved = (what: string) => {
		setNotice(`${what} saved.`);
	};
	const achPut = (k: string) => (v: string) => setAch((a) => a && { ...a, draft: { ...a.draft, [k]: v } });
	const achCard = ach && (
		<div className="entry-card entry-card--editing" key="editing">
			<h4>{ach.at < achs.length ? "Edit Achievement" : "New Achievement"}</h4>
			<Field id="achvName" label="Name" required>
				<input id="achvName" className="form-control" maxLength={120} value={(ach.draft.name as string) ?? ""} onChange={(e) => achPut("name")(e.target.value)} />
			</Field>
			<Field id="achvYear" label="When did you receive it?" required>
				<Drop id="achvYear" value={(ach.draft.year as string) ?? ""} options={YEARS} onChange={achPut("year")} />
			</Field>
			<Field id="achvDesc" label="Brief Description">
				<textarea id="achvDesc" className="form-control" rows={3} maxLength={500} value={(ach.draft.descr as string) ?? ""} onChange={(e) => achPut("descr")(e.target.value)} />
			</Field>
			<div className="entry-card__actions">
				<button type="button" className="btn btn-link" onClick={() => setAch(null)}>
					Cancel
				</button>
				<button
					type="button"
					className="btn btn-primary"
					disabled={!ach.draft.name || !ach.draft.year}
					onClick={() => {
						setAchs((all) => (ach.at < all.length ? all.map((a, i) => (i === ach.at ? ach.draft : a)) : [...all, ach.draft]));
						setAch(null);
						saved("Achievement");
					}}
				>
					Save this Achievement
				</button>
			</div>
		</div>
	);

	return (
		<div className="cas">
			<header className="cas-header">
				<div className="cas-header__brand">UniPath<span>CAS</span> 2026–2027</div>
				<nav>
					<a href="#personal">My Application</a> <a href="#programs">Add Program</a> <a href="#academic">Check Status</a>
				</nav>
			</header>
			<main>
				<h1>My Application</h1>
				<p>Your answers are shared with every program you designate. Required fields are marked with an asterisk (<span className="required-marker">*</span>).</p>
				<div className="cas-toast" role="status">{notice}</div>
				<form
					onSubmit={(e) => {
						e.preventDefault();
						setSubmitted(true);
					}}
				>
					<h2 id="personal">Personal Information</h2>
					<Panel title="Biographic Information" intro="Enter your name exactly as it appears on your official documents.">
						<div className="form-row">
							{box("givenName", "First or Given Name", { required: true, size: "third", maxLength: 30 })}
							{box("middleName", "Middle Name", { size: "third", maxLength: 30 })}
							{box("familyName", "Last or Family Name", { required: true, size: "third", maxLength: 40 })}
						</div>
						<div className="form-row">
							{drop("suffixCode", "Suffix", [["JR", "Jr."], ["SR", "Sr."], ["2", "II"], ["3", "III"], ["4", "IV"]], { size: "third" })}
							{box("nickName", "Preferred First Name", { size: "third", help: "What should programs call you?" })}
						</div>
						<div className="form-row">
							{box("birthDt", "Date of Birth", { required: true, size: "third", placeholder: "MM/DD/YYYY", maxLength: 10 })}
							{drop("birthCountry", "Country of Birth", NATIONS, { size: "third" })}
							{drop("sexCode", "Legal Sex", [["F", "Female"], ["M", "Male"], ["X", "X / Another legal designation"], ["N", "Decline to state"]], { size: "third" })}
						</div>
					</Panel>
					<Panel title="Contact Information" intro={<b>Current Address</b>}>
						{box("addrLine1", "Street Address", { required: true })}
						{box("addrLine2", "Street Address Line 2")}
						<div className="form-row">
							{box("addrCity", "City", { required: true, size: "half" })}
							<Field id="addrCountry" label="Country/Territory" required size="half">
								<Drop id="addrCountry" value={at("addrCountry")} options={NATIONS} onChange={(v) => setForm((f) => ({ ...f, addrCountry: v, addrState: "" }))} />
							</Field>
						</div>
						<div className="form-row">
							{drop("addrState", "State/Province", at("addrCountry") === "USA" ? US : [], { required: true, size: "half", disabled: !at("addrCountry") })}
							{box("addrPostal", "Zip/Postal Code", { required: true, size: "half", maxLength: 10 })}
						</div>
						<hr />
						<div className="form-row">
							<Field id="phonePrimary" label="Preferred Phone Number" required size="half">
								<span className="prefix">🇺🇸 +1</span>
								<input id="phonePrimary" name="phonePrimary" type="tel" className="form-control with-prefix" value={at("phonePrimary")} onChange={(e) => put("phonePrimary")(mask(e.target.value))} />
							</Field>
							{box("emailAddr", "Email Address", { required: true, size: "half", type: "email", help: "All official correspondence is sent here." })}
						</div>
						<p className="subhead">Emergency Contact</p>
						<div className="form-row">
							{box("emerName", "Contact's Full Name", { size: "half" })}
							{box("emerPhone", "Contact's Phone", { size: "half", type: "tel" })}
						</div>
					</Panel>
					<Panel title="Citizenship, Race & Ethnicity">
						{drop("citizenStatus", "U.S. Citizenship Status", [["USC", "U.S. Citizen"], ["PR", "Permanent U.S. Resident"], ["TR", "Temporary U.S. Resident"], ["NR", "Non-Resident"], ["DAC", "DACA / Undocumented"]], { required: true })}
						<fieldset className="choices">
							<legend>Do you consider yourself to be of Hispanic or Latino/a origin?</legend>
							{[["Y", "Yes"], ["N", "No"]].map(([v, t]) => (
								<label key={v} className="radio">
									<input type="radio" name="hispanicInd" value={v} checked={at("hispanicInd") === v} onChange={() => put("hispanicInd")(v as string)} /> {t}
								</label>
							))}
						</fieldset>
						<fieldset className="choices">
							<legend>Please select one or more of the following groups in which you consider yourself to be a member:</legend>
							{RACES.map(([v, t]) => (
								<label key={v} className="checkbox">
									<input
										type="checkbox"
										name="races"
										value={v}
										checked={(form.races as string[]).includes(v)}
										onChange={(e) =>
											setForm((f) => ({ ...f, races: e.target.checked ? [...(f.races as string[]), v] : (f.races as string[]).filter((r) => r !== v) }))
										}
									/>{" "}
									{t}
								</label>
							))}
						</fieldset>
						{box("ssn", "Social Security Number", { size: "half", autoComplete: "off", placeholder: "___-__-____", help: "Optional. Used only to match federal aid records." })}
					</Panel>
					<Panel title="Family Information" intro="Report up to two parents or guardians. Programs use this to determine eligibility for certain funds.">
						{[1, 2].map((n) => (
							<fieldset className="group" key={n}>
								<legend>Parent/Guardian {n}</legend>
								<div className="form-row">
									{box(`guardian${n}First`, "First Name", { size: "third" })}
									{box(`guardian${n}Last`, "Last Name", { size: "third" })}
									{drop(`guardian${n}Educ`, "Highest Level of Education", EDU, { size: "third" })}
								</div>
							</fieldset>
						))}
					</Panel>

					<h2 id="academic">Academic History</h2>
					<Panel title="High School Attended">
						<div className="form-row">
							{box("hsName", "High School Name", { required: true, size: "half" })}
							{drop("hsState", "High School State", US, { required: true, size: "half" })}
						</div>
						<fieldset className="group">
							<legend>When did you, or will you, graduate?</legend>
							<div className="form-row">
								{drop("hsGradMonth", "Month", MONTHS, { size: "third" })}
								{drop("hsGradYear", "Year", ["2024", "2025", "2026", "2027", "2028"].map((y): Option => [y, y]), { size: "third" })}
							</div>
						</fieldset>
						{box("hsGpa", "Unweighted GPA (4.0 scale)", { size: "third", maxLength: 4, inputMode: "decimal" })}
					</Panel>
					<Panel title="College Coursework" intro="Enter any college or dual-enrollment courses you took while in high school, as they appear on your transcript.">
						<table className="transcript">
							<thead>
								<tr>
									<th>Course Title</th>
									<th>Credits</th>
									<th>Grade</th>
									<th />
								</tr>
							</thead>
							<tbody>
								{courses.length === 0 && (
									<tr>
										<td colSpan={4} className="muted">
											No courses entered.
										</td>
									</tr>
								)}
								{courses.map((course, i) => (
									<tr key={i}>
										{CRS.map((k) => (
											<td key={k} data-title={k === "title" ? "Course Title" : k === "credits" ? "Credits" : "Grade"}>
												<label className="sr-only" htmlFor={`course-${i}-${k}`}>
													{k === "title" ? "Course Title" : k === "credits" ? "Credits" : "Grade"}
												</label>
												<input
													id={`course-${i}-${k}`}
													className="form-control"
													value={course[k] as string}
													onChange={(e) => setCourses((all) => all.map((c, j) => (j === i ? { ...c, [k]: e.target.value } : c)))}
												/>
											</td>
										))}
										<td>
											<button type="button" className="icon" title="Delete course" onClick={() => setCourses((all) => all.filter((_, j) => j !== i))}>
												🗑
											</button>
										</td>
									</tr>
								))}
							</tbody>
						</table>
						<button type="button" className="btn btn-secondary" onClick={() => setCourses((all) => [...all, Object.fromEntries(CRS.map((k) => [k, ""]))])}>
							+ Add a Course
						</button>{" "}
						<button type="button" className="btn btn-primary" onClick={() => saved("Courses")}>
							Save All Courses
						</button>
					</Panel>

					<h2>Supporting Information</h2>
					<Panel title="Extracurricular Activities" intro="List activities, including employment, in order of importance to you.">
						{acts.map((act, i) => (
							<div className="entry-card" key={i}>
								<h4 id={`act-${i}-organization`}>{act.organization}</h4>
								<dl>
									<dt>Experience Type</dt>
									<dd id={`act-${i}-kind`}>{label(KINDS, act.kind)}</dd>
									<dt>Title</dt>
									<dd id={`act-${i}-title`}>{act.title}</dd>
									<dt>Start Date</dt>
									<dd id={`act-${i}-startDt`}>{act.startDt}</dd>
									<dt>Average Weekly Hours</dt>
									<dd id={`act-${i}-hours`}>{act.hours}</dd>
									<dt>Description</dt>
									<dd id={`act-${i}-duties`}>{act.duties}</dd>
								</dl>
								<div className="entry-card__actions">
									<button type="button" className="btn btn-link" onClick={() => setEditing(i)}>
										Edit
									</button>
									<button type="button" className="btn btn-link" onClick={() => setActs((all) => all.filter((_, j) => j !== i))}>
										Delete
									</button>
								</div>
							</div>
						))}
						<button type="button" className="btn btn-secondary" id="addActivity" onClick={() => setEditing(acts.length)}>
							+ Add an Activity
						</button>
					</Panel>
					<Panel title="Achievements" intro="Honors, awards and scholarships received during high school.">
						{achs.map((a, i) =>
							ach?.at === i ? (
								achCard
							) : (
								<div className="entry-card" key={i}>
									<h4 id={`ach-${i}-name`}>{a.name}</h4>
									<p id={`ach-${i}-year`} className="muted">
										{label(YEARS, a.year)}
									</p>
									<p id={`ach-${i}-descr`}>{a.descr}</p>
									<button type="button" className="btn btn-link" onClick={() => setAch({ at: i, draft: a })}>
										Edit
									</button>
								</div>
							),
						)}
						{ach && ach.at >= achs.length && achCard}
						{!ach && (
							<button type="button" className="btn btn-secondary" onClick={() => setAch({ at: achs.length, draft: {} })}>
								+ Add an Achievement
							</button>
						)}
					</Panel>
					<Panel title="Evaluations" intro="We will e-mail your evaluator a link to our Recommender Portal.">
						{box("evalEmail", "Evaluator's Email Address", { type: "email", size: "half" })}
					</Panel>

					<h2 id="programs">Release and Certification</h2>
					<Panel title="Application Release">
						{drop("sourceCode", "How did you first learn about UniPathCAS?", [["FAIR", "College fair"], ["COUN", "School counselor"], ["WEB", "Web search"], ["SOC", "Social media"], ["OTH", "Other"]])}
						<label className="checkbox">
							<input type="checkbox" id="releaseInd" checked={release} onChange={(e) => setRelease(e.target.checked)} /> I have read and agree to the terms of the Applicant Certification and Release
							Statement.
						</label>
						{box("signature", "Electronic Signature", { required: true, size: "half", help: "Type your full legal name." })}
					</Panel>
					<div className="cas-footer">
						<button type="submit" className="btn btn-primary btn-lg">
							Review &amp; Submit
						</button>
					</div>
				</form>
				{editing !== null && (
					<ActivityModal
						initial={acts[editing] ?? {}}
						onClose={() => setEditing(null)}
						onSave={(v) => {
							setActs((all) => (editing < all.length ? all.map((a, i) => (i === editing ? v : a)) : [...all, v]));
							setEditing(null);
							saved("Activity");
						}}
					/>
				)}
			</main>
		</div>
	);
}

createRoot(document.getElementById("root")!).render(<App />);

const lists = () => [
	...[0, 1, 2].flatMap((i) => ACT.map((k) => ["act", i, k] as const)),
	...[0, 1, 2].flatMap((i) => ACH.map((k) => ["ach", i, k] as const)),
	...[0, 1].flatMap((i) => CRS.map((k) => ["course", i, k] as const)),
];
const rowsOf = (list: string) => (list === "act" ? latest.acts : list === "ach" ? latest.achs : latest.courses);

Object.assign(window, {
	formState: () => ({
		...latest.form,
		release: latest.release,
		...Object.fromEntries(lists().map(([list, i, k]) => [`${list}${i}.${k}`, rowsOf(list)[i]?.[k] ?? ""])),
		submitted: latest.submitted,
	}),
	formShown: () => ({
		...Object.fromEntries(SIMPLE.map((k) => [k, text(k)])),
		hispanicInd: document.querySelector("input[name=hispanicInd]:checked")?.parentElement?.textContent?.trim() ?? "",
		races: [...document.querySelectorAll("input[name=races]:checked")].map((b) => b.parentElement!.textContent!.trim()),
		release: document.querySelector<HTMLInputElement>("#releaseInd")?.checked ?? false,
		...Object.fromEntries(lists().map(([list, i, k]) => [`${list}${i}.${k}`, text(`${list}-${i}-${k}`)])),
	}),
});
