import { MAJORS, STATES } from "../../lists";
import "./holm.css";

const ID = "ctl00_MainContent_";
const name = (id: string) => `ctl00$MainContent$${id.replace(/_(ctl\d+)_/g, "$$$1$$").replace(/_/g, "$")}`;
const esc = (text: string) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
const held: Record<string, string | string[]> = {};
const val = (id: string) => (held[id] as string) ?? "";
const honors: { title: string; year: string }[] = [];
let activities = 0;
let editing = -1;
let submitted = false;

type Pair = readonly [string, string];
const txt = (id: string, attrs = "") => `<input name="${name(id)}" type="text" id="${ID}${id}" class="txt" value="${esc(val(id))}" ${attrs}>`;
const ddl = (id: string, options: readonly Pair[], attrs = "", first = "-- Select --") => `<select name="${name(id)}" id="${ID}${id}" class="ddl" ${attrs}><option value="">${first}</option>${options.map(([code, text]) => `<option value="${esc(code)}"${val(id) === code ? " selected" : ""}>${esc(text)}</option>`).join("")}</select>`;
const rbl = (id: string, options: readonly Pair[]) => `<table id="${ID}${id}" class="rbl" border="0"><tbody><tr>${options.map(([code, text], i) => `<td><input id="${ID}${id}_${i}" type="radio" name="${name(id)}" value="${code}"${val(id) === code ? " checked" : ""}><label for="${ID}${id}_${i}">${text}</label></td>`).join("")}</tr></tbody></table>`;
const cbl = (id: string, options: readonly Pair[]) => `<table id="${ID}${id}" class="cbl" border="0"><tbody><tr>${options.map(([code, text], i) => `<td><input id="${ID}${id}_${i}" type="checkbox" name="${name(id)}$${i}" value="${code}"${((held[id] as string[]) ?? []).includes(code) ? " checked" : ""}><label for="${ID}${id}_${i}">${text}</label></td>`).join("")}</tr></tbody></table>`;
const row = (id: string, label: string, control: string, req = false, hint = "") => `<tr><td class="lbl"><label for="${ID}${id}" id="${ID}lbl${id}">${label}</label>${req ? '<span class="req">*</span>' : ""}</td><td>${control}${req ? `<span id="${ID}rfv${id}" class="val" style="display:none;">Required</span>` : ""}${hint ? `<div class="hint">${hint}</div>` : ""}</td></tr>`;
const bare = (label: string, control: string, req = false, hint = "") => `<tr><td class="lbl"><span>${label}</span>${req ? '<span class="req">*</span>' : ""}</td><td>${control}${hint ? `<div class="hint">${hint}</div>` : ""}</td></tr>`;
const panel = (title: string, body: string) => `<div class="panel"><div class="panelHead">${title}</div><div class="panelBody">${body}</div></div>`;
const table = (rows: string) => `<table class="formTable" cellpadding="3" cellspacing="0"><tbody>${rows}</tbody></table>`;

const MONTHS = "January February March April May June July August September October November December".split(" ");
const COUNTIES: Record<string, string[]> = { CA: ["Alameda", "Butte", "Humboldt", "Los Angeles", "Modoc", "Shasta", "Siskiyou", "Trinity"], OR: ["Douglas", "Jackson", "Josephine", "Klamath", "Lane", "Multnomah"] };
const SCHOOLS: Record<string, Pair[]> = {
	OR: [["41-0118", "ASHLAND HIGH SCHOOL (ASHLAND)"], ["41-0123", "ASHLAND VALLEY HIGH SCHOOL (ASHLAND)"], ["41-0262", "CRATER HIGH SCHOOL (CENTRAL POINT)"], ["41-0409", "GRANTS PASS HIGH SCHOOL (GRANTS PASS)"], ["41-0733", "SOUTH MEDFORD HIGH SCHOOL (MEDFORD)"]],
	CA: [["06-2240", "MOUNT SHASTA HIGH SCHOOL (MOUNT SHASTA)"], ["06-3911", "VALLEY HIGH SCHOOL (SACRAMENTO)"], ["06-4290", "YREKA HIGH SCHOOL (YREKA)"]],
};
const GRADES: Pair[] = [["09", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]];
const TYPES: Pair[] = [["01", "Academic Club"], ["02", "Athletics"], ["03", "Community Service"], ["04", "Debate / Forensics"], ["05", "Employment"], ["06", "Environmental / Conservation"], ["07", "Music or Theater"], ["08", "Religious"], ["09", "Student Government"], ["99", "Other"]];
const EDU: Pair[] = [["1", "Less than high school"], ["2", "High school graduate or GED"], ["3", "Some college"], ["4", "Two-year degree"], ["5", "Four-year degree or higher"], ["9", "Not known"]];
const years = (from: number, to: number): Pair[] => Array.from({ length: from - to + 1 }, (_, i) => [String(from - i), String(from - i)] as Pair);

const PANELS: Record<string, () => string> = {
	upResidence: () => table(row("txtAddress1", "Permanent Address", txt("txtAddress1", 'maxlength="60"'), true, "Street address; P.O. boxes are not accepted.") + row("txtAddress2", "Address Line 2", txt("txtAddress2")) + row("txtCity", "City", txt("txtCity"), true) + row("ddlState", "State of Residence", ddl("ddlState", STATES, 'data-post="upResidence"'), true) + row("ddlCounty", "County", ddl("ddlCounty", (COUNTIES[val("ddlState")] ?? []).map((each) => [each, each] as Pair), val("ddlState") ? "" : 'disabled="disabled"')) + row("txtZip", "ZIP Code", txt("txtZip", 'maxlength="10" size="10"'), true)),
	upSchool: () => table(row("ddlHsState", "State where your high school is located", ddl("ddlHsState", STATES, 'data-post="upSchool"'), true) + row("ddlHighSchool", "High School", ddl("ddlHighSchool", SCHOOLS[val("ddlHsState")] ?? [], val("ddlHsState") ? "" : 'disabled="disabled"', val("ddlHsState") ? "-- Select your school --" : "-- Select a state first --"), true)),
	upSiblings: () => table(row("ddlSiblings", "Number of brothers and sisters", ddl("ddlSiblings", ["0", "1", "2", "3", "4", "5"].map((each) => [each, each] as Pair), 'data-post="upSiblings"'))) + (Number(val("ddlSiblings")) ? `<table id="${ID}gvSiblings" class="grid" cellspacing="0" rules="all" border="1"><tbody><tr><th scope="col">#</th><th scope="col">First Name</th><th scope="col">Age</th></tr>${Array.from({ length: Number(val("ddlSiblings")) }, (_, i) => `<tr><td>${i + 1}</td><td>${txt(`gvSiblings_ctl0${i + 2}_txtSibName`)}</td><td>${txt(`gvSiblings_ctl0${i + 2}_txtSibAge`, 'size="3" maxlength="2"')}</td></tr>`).join("")}</tbody></table>` : ""),
	upActivities: () => Array.from({ length: activities }, (_, i) => { const p = `rptActivities_ctl0${i}_`; return `<div class="rptItem"><div class="rptHead">Activity ${i + 1}</div>${table(row(`${p}ddlType`, "Activity Type", ddl(`${p}ddlType`, TYPES)) + row(`${p}txtOrg`, "Name of Organization or Employer", txt(`${p}txtOrg`)) + row(`${p}txtPosition`, "Position or Office Held", txt(`${p}txtPosition`)) + bare("Grade(s) of participation", cbl(`${p}cblGrades`, GRADES)) + row(`${p}txtHours`, "Average Hours/Week", txt(`${p}txtHours`, 'size="4" maxlength="3"')))}</div>`; }).join("") + `<a id="${ID}lnkAddActivity" class="lnk" href="#" data-add="1">+ Add Activity</a>`,
	upHonors: () => `<table id="${ID}gvHonors" class="grid" cellspacing="0" rules="all" border="1"><tbody><tr><th scope="col">Honor or Award</th><th scope="col">Grade Received</th><th scope="col">&nbsp;</th></tr>${honors.length ? honors.map((each, i) => `<tr data-honor="${i}"><td>${esc(each.title)}</td><td>${GRADES.find(([code]) => code === each.year)?.[1] ?? ""}</td><td><a href="#" data-edit="${i}">Edit</a></td></tr>`).join("") : '<tr class="empty"><td colspan="3">No honors have been entered.</td></tr>'}</tbody></table><input type="button" id="${ID}btnAddHonor" value="Add Honor" class="btn">`,
};
const up = (id: string) => `<div id="${ID}${id}">${PANELS[id]()}</div>`;

document.getElementById("content")!.innerHTML = [
	panel("Section A. Student Information", table(
		row("txtFirstName", "First Name", txt("txtFirstName"), true) + row("txtMI", "M.I.", txt("txtMI", 'maxlength="1" size="2"')) + row("txtLastName", "Last Name", txt("txtLastName"), true) +
		row("ddlSuffix", "Suffix", ddl("ddlSuffix", ["Jr.", "Sr.", "II", "III", "IV"].map((each) => [each, each] as Pair), "", "")) +
		bare("Date of Birth", ddl("ddlDobMonth", MONTHS.map((each, i) => [String(i + 1), each] as Pair), "", "Month") + " " + ddl("ddlDobDay", Array.from({ length: 31 }, (_, i) => [String(i + 1), String(i + 1)] as Pair), "", "Day") + " " + ddl("ddlDobYear", years(2014, 1960), "", "Year"), true) +
		row("txtSSN", "Social Security Number", txt("txtSSN", 'autocomplete="off" maxlength="11"'), false, "Required before any award can be disbursed.") +
		row("txtEmail", "E-mail Address", txt("txtEmail"), true) + row("txtPhone", "Telephone", txt("txtPhone"), true),
	) + up("upResidence")),
	panel("Section B. Education", up("upSchool") + table(
		row("txtGradDate", "Expected graduation date", txt("txtGradDate", 'readonly="readonly" size="12"') + `<input type="image" alt="Click to show calendar" id="${ID}imgCal" class="cal" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="><div id="${ID}calGrad" class="ajax__calendar_container" style="display:none"></div>`, true) +
		bare("Current grade level", rbl("rblGrade", [["10", "Sophomore"], ["11", "Junior"], ["12", "Senior"], ["G", "Graduated / GED"]]), true) +
		row("txtGPA", "Cumulative GPA (unweighted)", txt("txtGPA", 'size="6"'), true, "4.00 scale. Must match your transcript.") +
		row("ddlMajor", "Intended field of study", ddl("ddlMajor", MAJORS.map((each, i) => [String(100 + i), each] as Pair))) +
		row("txtSatErw", "SAT Reading/Writing", txt("txtSatErw", 'size="4" maxlength="3"')) + row("txtSatMath", "SAT Math", txt("txtSatMath", 'size="4" maxlength="3"')) + row("txtAct", "ACT Composite", txt("txtAct", 'size="4" maxlength="2"')) +
		row("txtCounselor", "Counselor Name", txt("txtCounselor")) + row("txtCounselorEmail", "Counselor E-mail", txt("txtCounselorEmail")),
	)),
	panel("Section C. Activities and Honors", `<p class="instr">List school and community activities, most significant first. Paid work may be included.</p>${up("upActivities")}<h4>Honors and Awards</h4>${up("upHonors")}`),
	panel("Section D. Household", table(
		row("txtMotherFirst", "Mother's First Name", txt("txtMotherFirst")) + row("txtMotherLast", "Mother's Last Name", txt("txtMotherLast")) + row("ddlMotherEdu", "Mother's Education", ddl("ddlMotherEdu", EDU)) + row("txtMotherEmployer", "Mother's Employer", txt("txtMotherEmployer")) +
		row("txtFatherFirst", "Father's First Name", txt("txtFatherFirst")) + row("txtFatherLast", "Father's Last Name", txt("txtFatherLast")) +
		row("ddlMarital", "Parents' marital status", ddl("ddlMarital", [["M", "Married"], ["D", "Divorced"], ["S", "Separated"], ["W", "Widowed"], ["N", "Never married"]])) + row("txtIncome", "Annual household income", `$ ${txt("txtIncome", 'size="12"')}`),
	) + up("upSiblings")),
	panel("Section E. Eligibility and Certification", table(
		bare("Citizenship", rbl("rblCitizen", [["1", "U.S. Citizen"], ["2", "Eligible Non-Citizen"], ["3", "Neither"]]), true) + bare("Hispanic or Latino", rbl("rblHispanic", [["Y", "Yes"], ["N", "No"], ["X", "Decline to answer"]])) +
		row("ddlHeard", "How did you hear about the Holm Grant?", ddl("ddlHeard", [["1", "School counselor"], ["2", "Radio or TV"], ["3", "Agency website"], ["4", "Other"]])),
	) + `<p class="cert"><input id="${ID}chkCertify" type="checkbox" name="${name("chkCertify")}"><label for="${ID}chkCertify">I certify under penalty of law that the information above is true and complete.</label></p><p><input id="${ID}chkNews" type="checkbox" name="${name("chkNews")}"><label for="${ID}chkNews">Send me agency newsletters by e-mail</label></p>${table(row("txtSignature", "Electronic signature of applicant", txt("txtSignature")))}`),
	`<input type="submit" name="${name("btnSubmit")}" value="Submit Application" id="${ID}btnSubmit" class="btn">`,
	`<div id="${ID}mpeBack" class="modalBackground" style="display:none"></div><div id="${ID}pnlHonor" class="modalPopup" style="display:none"><div class="modalTitle">Honor / Award</div>${table(row("txtHonorTitle", "Title of honor", txt("txtHonorTitle")) + row("ddlHonorYear", "Grade received", ddl("ddlHonorYear", GRADES)))}<input type="button" value="OK" id="${ID}btnHonorOk" class="btn"> <input type="button" value="Cancel" id="${ID}btnHonorCancel" class="btn"></div>`,
	`<div id="${ID}UpdateProgress1" class="progress" style="display:none">Please wait…</div>`,
].join("");

const el = (id: string) => document.getElementById(ID + id) as HTMLInputElement;
const show = (id: string, on: boolean) => { el(id).style.display = on ? "block" : "none"; };
function collect(inside: HTMLElement) {
	for (const node of inside.querySelectorAll<HTMLInputElement>("input.txt, select")) held[node.id.slice(ID.length)] = node.value;
	for (const list of inside.querySelectorAll<HTMLElement>(".cbl")) held[list.id.slice(ID.length)] = [...list.querySelectorAll<HTMLInputElement>("input:checked")].map((box) => box.value);
}
function postBack(id: string, server?: () => void) {
	collect(el(id));
	show("UpdateProgress1", true);
	setTimeout(() => { server?.(); el(id).innerHTML = PANELS[id](); show("UpdateProgress1", false); }, 320);
}
const openHonor = (at: number) => { editing = at; el("txtHonorTitle").value = honors[at]?.title ?? ""; el("ddlHonorYear").value = honors[at]?.year ?? ""; show("mpeBack", true); show("pnlHonor", true); };
const closeHonor = () => { show("mpeBack", false); show("pnlHonor", false); };
let month = new Date(2026, 10, 1);
function calendar() {
	const first = new Date(month.getFullYear(), month.getMonth(), 1 - month.getDay());
	el("calGrad").innerHTML = `<div class="ajax__calendar_header"><div class="ajax__calendar_prev" title="">‹</div><div class="ajax__calendar_next">›</div><div class="ajax__calendar_title">${MONTHS[month.getMonth()]}, ${month.getFullYear()}</div></div><table class="ajax__calendar_days"><thead><tr>${"Su Mo Tu We Th Fr Sa".split(" ").map((each) => `<td>${each}</td>`).join("")}</tr></thead><tbody>${Array.from({ length: 6 }, (_, w) => `<tr>${Array.from({ length: 7 }, (_, d) => { const day = new Date(first.getFullYear(), first.getMonth(), first.getDate() + w * 7 + d); return `<td class="${day.getMonth() === month.getMonth() ? "" : "ajax__calendar_other"}"><div class="ajax__calendar_day" title="${day.toDateString()}" data-day="${day.getMonth() + 1}/${day.getDate()}/${day.getFullYear()}">${day.getDate()}</div></td>`; }).join("")}</tr>`).join("")}</tbody></table>`;
}
document.addEventListener("change", (event) => { const id = (event.target as HTMLElement).dataset?.post; if (id) postBack(id); });
document.addEventListener("click", (event) => {
	const hit = event.target as HTMLElement;
	if (hit.dataset.add) { event.preventDefault(); postBack("upActivities", () => activities++); }
	else if (hit.dataset.edit) { event.preventDefault(); openHonor(Number(hit.dataset.edit)); }
	else if (hit.id === `${ID}btnAddHonor`) openHonor(honors.length);
	else if (hit.id === `${ID}btnHonorCancel`) closeHonor();
	else if (hit.id === `${ID}btnHonorOk`) { const entry = { title: el("txtHonorTitle").value, year: el("ddlHonorYear").value }; closeHonor(); postBack("upHonors", () => { honors[editing] = entry; }); }
	else if (hit.id === `${ID}imgCal` || hit.id === `${ID}txtGradDate`) { event.preventDefault(); calendar(); show("calGrad", true); }
	else if (hit.className === "ajax__calendar_prev" || hit.className === "ajax__calendar_next") { month = new Date(month.getFullYear(), month.getMonth() + (hit.className.endsWith("next") ? 1 : -1), 1); calendar(); }
	else if (hit.dataset.day) { el("txtGradDate").value = hit.dataset.day; show("calGrad", false); }
});
el("txtPhone").addEventListener("input", () => { const d = el("txtPhone").value.replace(/\D/g, "").slice(0, 10); el("txtPhone").value = d.length > 6 ? `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}` : d.length > 3 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : d; });
el("txtIncome").addEventListener("blur", () => { const n = Number(el("txtIncome").value.replace(/[$,\s]/g, "")); el("txtIncome").value = n ? n.toLocaleString("en-US") : ""; });
el("txtGPA").addEventListener("blur", () => { const n = Number(el("txtGPA").value); el("txtGPA").value = n > 0 && n <= 4 ? n.toFixed(2) : ""; });
document.forms[0].addEventListener("submit", (event) => { event.preventDefault(); submitted = true; });

const TEXTS = "txtFirstName txtMI txtLastName ddlSuffix ddlDobMonth ddlDobDay ddlDobYear txtSSN txtEmail txtPhone txtAddress1 txtAddress2 txtCity ddlState ddlCounty txtZip ddlHsState ddlHighSchool txtGradDate txtGPA ddlMajor txtSatErw txtSatMath txtAct txtCounselor txtCounselorEmail txtMotherFirst txtMotherLast ddlMotherEdu txtMotherEmployer txtFatherFirst txtFatherLast ddlMarital txtIncome ddlSiblings ddlHeard txtSignature".split(" ").concat([2, 3].flatMap((i) => [`gvSiblings_ctl0${i}_txtSibName`, `gvSiblings_ctl0${i}_txtSibAge`]), [0, 1, 2].flatMap((i) => ["ddlType", "txtOrg", "txtPosition", "txtHours"].map((each) => `rptActivities_ctl0${i}_${each}`)));
function read(shown: boolean) {
	const out: Record<string, unknown> = {};
	for (const id of TEXTS) { const node = el(id) as unknown as HTMLSelectElement | null; out[id] = !node || !node.value ? "" : shown && node.tagName === "SELECT" ? node.selectedOptions[0].text : node.value; }
	for (const id of ["rblGrade", "rblCitizen", "rblHispanic"]) { const box = el(id).querySelector<HTMLInputElement>("input:checked"); out[id] = box ? (shown ? box.nextElementSibling!.textContent : box.value) : ""; }
	for (const id of ["chkCertify", "chkNews"]) out[id] = el(id).checked;
	for (const i of [0, 1, 2]) {
		const id = `rptActivities_ctl0${i}_cblGrades`;
		out[id] = [...(el(id)?.querySelectorAll<HTMLInputElement>("input:checked") ?? [])].map((box) => (shown ? box.nextElementSibling!.textContent : box.value));
		const cells = document.querySelectorAll(`tr[data-honor="${i}"] td`);
		out[`honor${i}_title`] = shown ? (cells[0]?.textContent ?? "") : (honors[i]?.title ?? "");
		out[`honor${i}_year`] = shown ? (cells[1]?.textContent ?? "") : (honors[i]?.year ?? "");
	}
	return out;
}
Object.assign(window, { formState: () => ({ ...read(false), submitted }), formShown: () => read(true) });
