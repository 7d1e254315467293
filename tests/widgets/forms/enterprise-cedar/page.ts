import { COUNTRIES, STATES } from "../../lists";
import { datePicker, dropDownList, esc, type Item, maskedTextBox, numericTextBox } from "./kendo";
import "./styles.css";

type Kind = "text" | "email" | "tel" | "area" | "drop" | "date" | "num" | "mask" | "radio" | "checks" | "check" | "school";
type Field = { key: string; label: string; kind?: Kind; items?: Item[]; req?: boolean; help?: string; col?: number; filter?: boolean; dec?: number; max?: number; mask?: string };
type Widget = { text: () => unknown; destroy?: () => void };

const model: Record<string, unknown> = {};
const widgets: Record<string, Widget> = {};
/** The form builder gives every control an id made of its attribute's GUID. */
const guid = (key: string) => {
	let h = 2166136261;
	for (const c of `cvsc:${key}`) h = Math.imul(h ^ c.charCodeAt(0), 16777619) >>> 0;
	const g = Math.imul(h, 2654435761) >>> 0;
	return `fb_${h.toString(16).padStart(8, "0")}-${(g & 0xffff).toString(16).padStart(4, "0")}-e711`;
};
const own = (items: string): Item[] => items.split("|").map((t) => t.split("=") as Item);

const SUFFIX = own("1=Jr.|2=Sr.|3=II|4=III|5=IV|6=V|7=Esq.");
const SEX = own("121410000=Female|121410001=Male|121410002=Not reported");
const PHONE = own("HM=Home|CE=Mobile|BU=Business|OT=Other");
const NATIONS: Item[] = COUNTRIES.map((c, i) => [c.startsWith("United States") ? "USA" : `C${100 + i}`, c]);
const CITIZEN = own("C=U.S. Citizen|N=U.S. National|P=Permanent Resident|R=Refugee / Asylee|D=DACA / Undocumented|V=Nonresident on a visa");
const VET = own("NV=None|AD=Active duty|RS=Reserves or National Guard|VT=Veteran|DP=Dependent or spouse of a veteran");
const PROGRAM = own("AS.ACCT=Accounting, A.S.|AS.BIOL=Biology, A.S.|BS.BUAD=Business Administration, B.S.|BS.CENG=Civil Engineering, B.S.|BS.CSCI=Computer Science, B.S.|BA.ELED=Elementary Education, B.A.|BS.EENG=Environmental Engineering, B.S.|BS.ESCI=Environmental Science, B.S.|BA.HIST=History, B.A.|BS.MENG=Mechanical Engineering, B.S.|BS.NURS=Nursing, B.S.|BA.PSYC=Psychology, B.A.|UN.UNDC=Undeclared");
const TERM = own("2027FA=Fall 2027|2028SP=Spring 2028|2028SU=Summer 2028|2028FA=Fall 2028");
const SCALE = own("4=4.0 scale|5=5.0 scale|10=10-point scale|100=100-point scale");
const EDU = own("1=Did not complete high school|2=High school graduate or GED|3=Some college, no degree|4=Associate degree|5=Bachelor's degree|6=Master's degree|7=Doctorate or professional degree|9=Unknown");
const ACT = own("10=Academic club|11=Art|12=Athletics|13=Career oriented|14=Community service (volunteer)|15=Debate / Speech|16=Dance|17=Environmental|18=Family responsibilities|19=Journalism / Publication|20=Music|21=Religious|22=Student government|23=Theater / Drama|24=Work (paid)|99=Other club or activity");
const EXAM = own("A07=AP Art History|A20=AP Biology|A25=AP Chemistry|A31=AP Computer Science A|A36=AP English Language & Composition|A37=AP English Literature & Composition|A40=AP Environmental Science|A43=AP European History|A66=AP Calculus AB|A68=AP Calculus BC|A78=AP Physics 1|A85=AP Psychology|A87=AP Spanish Language & Culture|A90=AP Statistics|A07U=AP United States History|A93=AP World History|I10=IB Biology HL|I44=IB History HL|I60=IB Mathematics AA SL");
const YES = own("1=Yes|0=No");
const GRADES = own("09=9|10=10|11=11|12=12");
const SCHOOLS = own("380021=Ashland Christian Academy;Ashland;OR|380027=Ashland High School;Ashland;OR|380029=Ashland Valley High School;Ashland;OR|180610=Ashland Blazer High School;Ashland;KY|053985=Yreka High School;Yreka;CA|380705=Medford Senior High School;Medford;OR|380715=South Medford High School;Medford;OR|380170=Cascade Valley High School;Grants Pass;OR|050102=Valley High School;Sacramento;CA|053010=Siskiyou Charter School;Mount Shasta;CA|482005=Cedar Valley High School;Tacoma;WA|380410=Crater High School;Central Point;OR").map(([code, t]) => [code, ...t.split(";")]);

const control = (f: Field): string => {
	const id = guid(f.key);
	switch (f.kind) {
		case "area":
			return `<textarea id="${id}" class="form-control k-textbox" rows="3" data-bind="textInput: attributes['${id}']"></textarea>`;
		case "radio":
			return (f.items ?? []).map(([v, t], i) => `<label class="radio-inline" for="${id}_${i}"><input type="radio" id="${id}_${i}" name="${id}" value="${v}"> ${t}</label>`).join("");
		case "checks":
			return (f.items ?? []).map(([v, t], i) => `<div class="checkbox"><label for="${id}_${i}"><input type="checkbox" id="${id}_${i}" name="${id}" value="${v}"> ${t}</label></div>`).join("");
		case "check":
			return `<div class="checkbox"><label for="${id}"><input type="checkbox" id="${id}" value="true"> ${f.label}${f.req ? '<span class="req">*</span>' : ""}</label></div>`;
		case "school":
			return `<div class="input-group"><input type="text" id="${id}_text" class="form-control k-textbox lookup-text" readonly="readonly" placeholder="Click Search to find your school"><button type="button" class="btn btn-default lookup-button" id="${id}_btn" title="Search for ${f.label}">Search</button><input type="hidden" id="${id}"></div>`;
		default:
			return `<input type="${f.kind === "email" || f.kind === "tel" ? f.kind : "text"}" id="${id}" class="form-control${!f.kind || f.kind === "text" || f.kind === "email" ? " k-textbox" : ""}" autocomplete="off" maxlength="100" data-bind="textInput: attributes['${id}']"${f.req ? ' data-val-required="true"' : ""}>`;
	}
};
const group = (f: Field): string => {
	const id = guid(f.key);
	const star = f.req ? '<span class="req" title="Required">*</span>' : "";
	const help = f.help ? `<span class="help-block">${f.help}</span>` : "";
	if (f.kind === "check") return `<div class="col-sm-${f.col ?? 12}"><div class="form-group" data-type="boolean">${control(f)}${help}</div></div>`;
	const label = f.kind === "radio" || f.kind === "checks" ? `<span class="control-label" id="${id}_lbl">${f.label}${star}</span>` : `<label for="${f.kind === "school" ? `${id}_text` : id}">${f.label}${star}</label>`;
	return `<div class="col-sm-${f.col ?? 6}"><div class="form-group${f.req ? " required" : ""}" data-type="${f.kind ?? "text"}">${label}${control(f)}${help}</div></div>`;
};
const section = (title: string, inner: string, note = "") =>
	`<div class="form-section"><div class="form-section-heading"><h3>${title}</h3></div><div class="form-section-body">${note ? `<p class="section-note">${note}</p>` : ""}<div class="row">${inner}</div></div></div>`;

/** Gives a drawn field its widget; what it holds goes to `put`. */
function wire(f: Field, put: (v: unknown) => void): Widget {
	const id = guid(f.key);
	const input = document.getElementById(id) as HTMLInputElement;
	if (f.kind === "drop") return dropDownList(input, f.items ?? [], put, "", f.filter);
	if (f.kind === "date") {
		input.placeholder = "MM/DD/YYYY";
		return datePicker(input, put);
	}
	if (f.kind === "num") return numericTextBox(input, put, f.dec ?? 0, f.max ?? 9999);
	if (f.kind === "mask" || f.kind === "tel") return maskedTextBox(input, f.mask ?? "(000) 000-0000", put);
	if (f.kind === "radio" || f.kind === "checks") {
		const all = [...document.querySelectorAll<HTMLInputElement>(`input[name="${id}"]`)];
		const on = () => all.filter((b) => b.checked);
		for (const b of all) b.addEventListener("change", () => put(f.kind === "radio" ? (on()[0]?.value ?? "") : on().map((x) => x.value)));
		const words = () => on().map((b) => b.parentElement!.textContent!.trim());
		return { text: () => (f.kind === "radio" ? (words()[0] ?? "") : words()) };
	}
	if (f.kind === "check") {
		input.addEventListener("change", () => put(input.checked));
		return { text: () => input.checked };
	}
	if (f.kind === "school") {
		const shown = document.getElementById(`${id}_text`) as HTMLInputElement;
		const find = () => schoolDialog((code, name) => { input.value = code; shown.value = name; put(code); });
		document.getElementById(`${id}_btn`)!.addEventListener("click", find);
		shown.addEventListener("click", find);
		return { text: () => shown.value };
	}
	for (const kind of ["input", "change"]) input.addEventListener(kind, () => put(input.value));
	return { text: () => input.value };
}
const blank = (f: Field) => (f.kind === "checks" ? [] : f.kind === "check" ? false : "");

function kWindow(title: string, body: string) {
	const over = document.createElement("div");
	over.className = "k-overlay";
	const win = document.createElement("div");
	win.className = "k-widget k-window";
	win.innerHTML = `<div class="k-window-titlebar k-header"><span class="k-window-title" id="kw_title">${title}</span><div class="k-window-actions"><a role="button" href="#" class="k-button k-window-action" aria-label="Close">&times;</a></div></div><div class="k-window-content k-content" role="dialog" aria-labelledby="kw_title" tabindex="0">${body}</div>`;
	document.body.append(over, win);
	const close = () => { over.remove(); win.remove(); };
	win.querySelector(".k-window-action")!.addEventListener("click", (e) => { e.preventDefault(); close(); });
	return { win, close };
}
function schoolDialog(done: (code: string, name: string) => void) {
	const { win, close } = kWindow("Find Your School", `<p>Enter part of the name and, if you like, a city or state.</p><div class="row"><div class="col-sm-4"><div class="form-group"><label for="org_name">School Name</label><input type="text" id="org_name" class="form-control k-textbox"></div></div><div class="col-sm-4"><div class="form-group"><label for="org_city">City</label><input type="text" id="org_city" class="form-control k-textbox"></div></div><div class="col-sm-4"><div class="form-group"><label for="org_state">State</label><select id="org_state" class="form-control"><option value=""></option>${STATES.map(([c, n]) => `<option value="${c}">${n}</option>`).join("")}</select></div></div></div><button type="button" class="btn btn-primary" id="org_search">Search</button><table class="grid" id="org_results"><thead><tr><th>Name</th><th>City</th><th>State</th><th></th></tr></thead><tbody></tbody></table>`);
	const val = (id: string) => (win.querySelector(`#${id}`) as HTMLInputElement).value.trim().toLowerCase();
	const run = () => {
		const rows = SCHOOLS.filter(([, n, c, s]) => n.toLowerCase().includes(val("org_name")) && c.toLowerCase().includes(val("org_city")) && (!val("org_state") || s.toLowerCase() === val("org_state")));
		const body = win.querySelector("tbody")!;
		body.innerHTML = val("org_name").length < 2 && val("org_city").length < 2 ? '<tr><td colspan="4">Please enter at least two letters of the name or city.</td></tr>' : rows.length ? rows.map(([code, n, c, s]) => `<tr><td>${n}</td><td>${c}</td><td>${s}</td><td><a href="#" class="org-select" data-code="${code}">Select</a></td></tr>`).join("") : '<tr><td colspan="4">No schools were found.</td></tr>';
	};
	win.querySelector("#org_search")!.addEventListener("click", run);
	win.addEventListener("keydown", (e) => { if (e.key === "Enter" && (e.target as Element).matches("input")) { e.preventDefault(); run(); } });
	win.querySelector("tbody")!.addEventListener("click", (e) => {
		const a = (e.target as Element).closest<HTMLElement>(".org-select");
		if (!a) return;
		e.preventDefault();
		const row = SCHOOLS.find(([code]) => code === a.dataset.code)!;
		done(row[0], row[1]);
		close();
	});
	(win.querySelector("#org_name") as HTMLElement).focus();
}

const parent = (n: number): Field[] => [
	{ key: `p${n}First`, label: `Parent/Guardian ${n} First Name`, col: 4 },
	{ key: `p${n}Mi`, label: "Middle Initial", col: 4 },
	{ key: `p${n}Last`, label: `Parent/Guardian ${n} Last Name`, col: 4 },
	{ key: `p${n}Edu`, label: "Highest Level of Education", kind: "drop", items: EDU },
	{ key: `p${n}Email`, label: "E-mail Address", kind: "email", help: "We share deadlines and orientation dates with parents." },
];
const SECTIONS: [string, Field[], string?][] = [
	["Biographical Information", [
		{ key: "first", label: "Legal First Name", req: true },
		{ key: "middle", label: "Middle Name" },
		{ key: "last", label: "Legal Last Name", req: true },
		{ key: "suffix", label: "Suffix", kind: "drop", items: SUFFIX },
		{ key: "chosen", label: "Chosen/Preferred First Name" },
		{ key: "former", label: "Other Last Name(s)", help: "A name that may appear on transcripts or test scores." },
		{ key: "dob", label: "Birth Date", kind: "date", req: true },
		{ key: "sex", label: "Legal Sex", kind: "drop", items: SEX, req: true },
		{ key: "ssn", label: "Social Security Number", kind: "mask", mask: "000-00-0000", help: "Optional. Needed to match a FAFSA and to report tuition on form 1098-T." },
	], "Please enter your name as it appears on official documents."],
	["Contact Information", [
		{ key: "email", label: "E-mail Address", kind: "email", req: true },
		{ key: "email2", label: "Confirm E-mail Address", kind: "email", req: true },
		{ key: "phone", label: "Primary Phone", kind: "tel", req: true },
		{ key: "phoneType", label: "Phone Type", kind: "drop", items: PHONE },
		{ key: "sms", label: "Cedar Valley State College may send me text messages about my application and campus events. Message and data rates may apply.", kind: "check" },
		{ key: "country", label: "Country", kind: "drop", items: NATIONS, req: true, filter: true },
		{ key: "street1", label: "Street Line 1", req: true },
		{ key: "street2", label: "Street Line 2" },
		{ key: "city", label: "City", req: true },
		{ key: "state", label: "State/Province", kind: "drop", items: STATES, req: true, filter: true },
		{ key: "zip", label: "ZIP/Postal Code", req: true },
	]],
	["Citizenship, Residency and Heritage", [
		{ key: "citizen", label: "Citizenship Status", kind: "drop", items: CITIZEN, req: true },
		{ key: "birthNation", label: "Country of Birth", kind: "drop", items: NATIONS, filter: true },
		{ key: "resident", label: "Have you lived in this state without interruption for the last 12 months?", kind: "radio", items: YES, req: true },
		{ key: "vet", label: "U.S. Armed Forces Status", kind: "drop", items: VET },
		{ key: "hispanic", label: "Are you Hispanic or Latino?", kind: "radio", items: YES },
		{ key: "race", label: "Race (select one or more)", kind: "checks", items: own("AN=American Indian or Alaska Native|AS=Asian|BL=Black or African American|HP=Native Hawaiian or Other Pacific Islander|WH=White") },
	], "Federal law requires public colleges to collect the following. Your answers have no bearing on the admission decision."],
	["Academic Plans and High School", [
		{ key: "term", label: "Anticipated Entry Term", kind: "drop", items: TERM, req: true },
		{ key: "program", label: "Academic Program", kind: "drop", items: PROGRAM, req: true, filter: true },
		{ key: "hs", label: "High School", kind: "school", req: true, col: 12 },
		{ key: "hsStart", label: "Start Date", kind: "date", col: 4 },
		{ key: "hsGrad", label: "Graduation Date (actual or expected)", kind: "date", req: true, col: 4 },
		{ key: "gpa", label: "Unweighted GPA", kind: "num", dec: 2, max: 4, col: 4 },
		{ key: "rank", label: "Class Rank", kind: "num", col: 4 },
		{ key: "size", label: "Class Size", kind: "num", col: 4 },
	]],
	["College Entrance Tests", [
		{ key: "satM", label: "SAT Math", kind: "num", max: 800, col: 4 },
		{ key: "satR", label: "SAT Evidence-Based Reading and Writing", kind: "num", max: 800, col: 4 },
		{ key: "act", label: "ACT Composite", kind: "num", max: 36, col: 4 },
	], "Self-reported scores may be used for placement. Leave blank any test you have not taken."],
	["Family", [...parent(1), ...parent(2), { key: "firstGen", label: "Will you be the first in your family to earn a bachelor's degree?", kind: "radio", items: YES, col: 12 }]],
];
const LAST: [string, Field[], string?][] = [
	["Emergency Contact", [
		{ key: "ecName", label: "Contact Name" },
		{ key: "ecPhone", label: "Contact Phone", kind: "tel" },
	]],
	["Certification", [
		{ key: "source", label: "How did you first learn about Cedar Valley?", kind: "drop", items: own("1=Campus visit|2=College fair|3=Counselor|4=Friend or family|5=Internet search|6=Mailing|7=Social media") },
		{ key: "certify", label: "I certify that the information given is complete and accurate, and I understand that false statements may lead to cancellation of admission.", kind: "check", req: true },
		{ key: "sign", label: "Electronic Signature (type your full legal name)", req: true },
	]],
];
const ACTIVITY: Field[] = [
	{ key: "type", label: "Activity Type", kind: "drop", items: ACT, req: true },
	{ key: "org", label: "Organization", req: true },
	{ key: "role", label: "Position or Role" },
	{ key: "hours", label: "Hours per Week", kind: "num", max: 168 },
	{ key: "weeks", label: "Weeks per Year", kind: "num", max: 52 },
	{ key: "grades", label: "Grade Levels", kind: "checks", items: GRADES },
	{ key: "desc", label: "Details and Accomplishments", kind: "area", col: 12 },
];
const exam = (n: number): Field[] => [
	{ key: `x${n}Test`, label: "Examination", kind: "drop", items: EXAM, filter: true },
	{ key: `x${n}Date`, label: "Date Taken", kind: "date" },
	{ key: `x${n}Score`, label: "Score", kind: "num", max: 7 },
];

const root = document.getElementById("root")!;
const draw = (all: [string, Field[], string?][]) => all.map(([t, fs, note]) => section(t, fs.map(group).join(""), note)).join("");
root.innerHTML = `<div class="navbar"><strong>Cedar Valley State College</strong> &nbsp; <a href="#">My Account</a><a href="#">Help</a></div>
<div class="container"><h1>Application for Undergraduate Admission</h1><p>Fields marked with <span class="req">*</span> are required. Your work is kept for 60 minutes; choose Save to come back later.</p>
<form id="application-form" novalidate><input type="hidden" name="__RequestVerificationToken" value="k2P0-9rXv8yQd"><input type="hidden" name="applicationId" value="5a0e77f2-63b1-e711-80d6">
${draw(SECTIONS)}
<div class="form-section" data-section="exams"><div class="form-section-heading"><h3>AP and IB Examinations</h3></div><div class="form-section-body"><table class="grid" id="exam-grid"><thead><tr><th>Examination</th><th>Date Taken</th><th>Score</th><th>&nbsp;</th></tr></thead><tbody></tbody></table><button type="button" class="btn btn-default" id="exam-add">+ Add Examination</button></div></div>
<div class="form-section" data-section="activities"><div class="form-section-heading"><h3>Activities and Employment</h3></div><div class="form-section-body"><p class="section-note">List the activities that matter most to you, the most important first. Include paid work.</p><table class="grid" id="activity-grid"><thead><tr><th>Type</th><th>Organization</th><th>Position</th><th>Hrs/Wk</th><th>Wks/Yr</th><th>Grades</th><th>Details</th><th>&nbsp;</th></tr></thead><tbody><tr class="empty"><td colspan="8">No records to display.</td></tr></tbody></table><button type="button" class="btn btn-default" id="activity-add">Add Activity</button></div></div>
${draw(LAST)}
<div class="form-actions"><button type="button" class="btn">Save</button> <button type="submit" class="btn btn-primary">Submit Application</button></div></form></div>`;

for (const [, fields] of [...SECTIONS, ...LAST])
	for (const f of fields) {
		model[f.key] = blank(f);
		widgets[f.key] = wire(f, (v) => (model[f.key] = v));
	}

// Examinations: rows of a table.
for (let n = 0; n < 3; n++) for (const f of exam(n)) model[f.key] = "";
let exams = 0;
function addExam() {
	const fields = exam(exams++);
	const tr = document.createElement("tr");
	tr.innerHTML = `${fields.map((f) => `<td><label for="${guid(f.key)}" class="sr-only" style="position:absolute;clip:rect(0 0 0 0);overflow:hidden;width:1px;height:1px">${f.label}</label>${control(f)}</td>`).join("")}<td><a href="#" class="row-delete">Delete</a></td>`;
	document.querySelector("#exam-grid tbody")!.append(tr);
	const made = fields.map((f) => (widgets[f.key] = wire(f, (v) => (model[f.key] = v))));
	tr.querySelector(".row-delete")!.addEventListener("click", (e) => {
		e.preventDefault();
		for (const w of made) w.destroy?.();
		for (const f of fields) {
			model[f.key] = "";
			delete widgets[f.key];
		}
		tr.remove();
	});
}
addExam();
document.getElementById("exam-add")!.addEventListener("click", addExam);

// Activities: a dialog for each.
type Row = Record<string, unknown>;
const activities: Row[] = [];
const named = (f: Field, v: unknown) => (f.kind === "drop" ? (f.items!.find(([c]) => c === v)?.[1] ?? "") : f.kind === "checks" ? f.items!.filter(([c]) => (v as string[]).includes(c)).map(([, t]) => t).join(", ") : String(v ?? ""));
const byKey = (key: string) => ACTIVITY.find((f) => f.key === key)!;
const COLUMNS = ["type", "org", "role", "hours", "weeks", "grades", "desc"];
function drawActivities() {
	const body = document.querySelector("#activity-grid tbody")!;
	body.innerHTML = activities.length ? activities.map((a, i) => `<tr>${COLUMNS.map((k) => `<td data-field="${k}">${esc(named(byKey(k), a[k]))}</td>`).join("")}<td><a href="#" data-remove="${i}">Remove</a></td></tr>`).join("") : '<tr class="empty"><td colspan="8">No records to display.</td></tr>';
}
document.querySelector("#activity-grid tbody")!.addEventListener("click", (e) => {
	const a = (e.target as Element).closest<HTMLElement>("[data-remove]");
	if (!a) return;
	e.preventDefault();
	activities.splice(Number(a.dataset.remove), 1);
	drawActivities();
});
let opened = 0;
document.getElementById("activity-add")!.addEventListener("click", () => {
	const at = opened++;
	const fields = ACTIVITY.map((f) => ({ ...f, short: f.key, key: `act${at}.${f.key}` }));
	const row: Row = {};
	for (const f of fields) row[f.short] = blank(f);
	const { win, close } = kWindow("Add Activity", `<div class="row">${fields.map(group).join("")}</div><div class="validation-summary" role="alert"></div><button type="button" class="btn btn-primary" data-do="save">Save</button> <button type="button" class="btn" data-do="cancel">Cancel</button>`);
	const made = fields.map((f) => wire(f, (v) => (row[f.short] = v)));
	const end = () => {
		for (const w of made) w.destroy?.();
		close();
	};
	win.querySelector('[data-do="cancel"]')!.addEventListener("click", end);
	win.querySelector('[data-do="save"]')!.addEventListener("click", () => {
		if (!row.type || !row.org) {
			win.querySelector(".validation-summary")!.textContent = "Activity Type and Organization are required.";
			return;
		}
		activities.push(row);
		drawActivities();
		end();
	});
});

let submitted = false;
document.getElementById("application-form")!.addEventListener("submit", (e) => {
	e.preventDefault();
	submitted = true;
});

const rows = () => [...document.querySelectorAll("#activity-grid tbody tr:not(.empty)")];
Object.assign(window, {
	formState: () => {
		const out: Record<string, unknown> = { submitted, ...model };
		for (let n = 0; n < 3; n++) for (const f of ACTIVITY) out[`act${n}.${f.key}`] = activities[n]?.[f.key] ?? blank(f);
		return out;
	},
	formShown: () => {
		const out: Record<string, unknown> = {};
		for (const key of Object.keys(model)) out[key] = widgets[key]?.text() ?? "";
		for (let n = 0; n < 3; n++)
			for (const f of ACTIVITY) {
				const text = rows()[n]?.querySelector(`[data-field="${f.key}"]`)?.textContent ?? "";
				out[`act${n}.${f.key}`] = f.kind === "checks" ? (text ? text.split(", ") : []) : text;
			}
		return out;
	},
});
