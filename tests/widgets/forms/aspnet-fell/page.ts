import { STATES } from "../../lists";
import "./fell.css";

/* Markup as the page's server controls write it (Telerik UI for ASP.NET AJAX + stock WebForms). */
const C = "ctl00_MainContent_", N = "ctl00$MainContent$";
const el = (id: string) => document.getElementById(C + id) as HTMLInputElement;
type Opt = [string, string];
const name = (id: string) => N + id.replace(/_/g, "$");
const rad = (id: string, width = 220, more = "") => `<span id="${C}${id}_wrapper" class="riSingle RadInput RadInput_Office2010Silver" style="width:${width}px;"><input id="${C}${id}" name="${name(id)}" size="20" class="riTextBox riEnabled" type="text" value="" ${more}/><input id="${C}${id}_ClientState" name="${C}${id}_ClientState" type="hidden" autocomplete="off" /></span>`;
const text = (id: string, more = "") => `<input name="${name(id)}" type="text" id="${C}${id}" class="form-control" ${more}/>`;
const ddl = (id: string, opts: Opt[], first = "-- Select --") => `<select name="${name(id)}" id="${C}${id}" class="form-control"><option value="">${first}</option>${opts.map(([v, t]) => `<option value="${v}">${t}</option>`).join("")}</select>`;
const radios = (id: string, opts: Opt[]) => `<table id="${C}${id}" class="rbl"><tr>${opts.map(([v, t], i) => `<td><input id="${C}${id}_${i}" type="radio" name="${name(id)}" value="${v}" /><label for="${C}${id}_${i}">${t}</label></td>`).join("")}</tr></table>`;
const boxes = (id: string, opts: Opt[], flow = false) => flow
	? `<span id="${C}${id}" class="cbl">${opts.map(([v, t], i) => `<input id="${C}${id}_${i}" type="checkbox" name="${name(id)}$${i}" value="${v}" /><label for="${C}${id}_${i}">${t}</label>`).join("")}</span>`
	: `<table id="${C}${id}" class="cbl">${opts.map(([v, t], i) => `<tr><td><input id="${C}${id}_${i}" type="checkbox" name="${name(id)}$${i}" value="${v}" /><label for="${C}${id}_${i}">${t}</label></td></tr>`).join("")}</table>`;
const combo = (id: string, items: string[], typed = false, empty = "") => `<div id="${C}${id}" class="RadComboBox RadComboBox_Office2010Silver" style="width:260px;white-space:normal;"><table summary="combobox" style="border-width:0;border-collapse:collapse;width:100%"><tr class="${typed ? "" : "rcbReadOnly"}"><td class="rcbInputCell rcbInputCellLeft" style="width:100%;"><input name="${name(id)}" type="text" class="rcbInput radPreventDecorate${empty ? " rcbEmptyMessage" : ""}" id="${C}${id}_Input" value="${empty}" autocomplete="off" ${typed ? "" : 'readonly="readonly" '}/></td><td class="rcbArrowCell rcbArrowCellRight"><a id="${C}${id}_Arrow" style="overflow: hidden;display: block;position: relative;outline: none;">select</a></td></tr></table><div class="rcbSlide" style="z-index:6000;display:none;"><div id="${C}${id}_DropDown" class="RadComboBoxDropDown RadComboBoxDropDown_Office2010Silver "><div class="rcbScroll rcbWidth" style="max-height:180px;width:100%;"><ul class="rcbList">${items.map((t) => `<li class="rcbItem">${t}</li>`).join("")}</ul></div></div></div><input id="${C}${id}_ClientState" name="${C}${id}_ClientState" type="hidden" /></div>`;
const row = (label: string, body: string, id = "", req = false) => `<tr><td class="lbl">${id ? `<label for="${C}${id}" id="${C}lbl_${id}">${label}</label>` : `<span class="fieldLabel">${label}</span>`}${req ? '<span class="req" style="color:Red;">*</span>' : ""}</td><td>${body}${req && id ? `<span id="${C}rfv_${id}" style="color:Red;display:none;">Required</span>` : ""}</td></tr>`;

const SCHOOLS = [
	["Ashland High School", "Ashland", "OR"], ["Ashland High School", "Ashland", "KY"], ["Ashland Valley High School", "Ashland", "OR"], ["Ashland Valley Regional", "Ashland", "MA"],
	["Etna High School", "Etna", "CA"], ["Mount Shasta High School", "Mount Shasta", "CA"], ["Phoenix High School", "Phoenix", "OR"], ["Yreka High School", "Yreka", "CA"],
];
const schoolText = (s: string[]) => `${s[0]} - ${s[1]}, ${s[2]}`;
const KINDS = ["Academic competition", "Art, music or theater", "Athletics", "Community service", "Environmental", "Paid job", "Religious", "Speech and debate", "Student government", "Other"];
const GRADES: Opt[] = [["9", "Gr. 9"], ["10", "Gr. 10"], ["11", "Gr. 11"], ["12", "Gr. 12"]];
const MONTHS = "January February March April May June July August September October November December".split(" ").map((m, i): Opt => [String(i + 1), m]);
const span = (a: number, b: number): Opt[] => Array.from({ length: Math.abs(b - a) + 1 }, (_, i) => { const n = String(a < b ? a + i : a - i); return [n, n]; });
const EDU: Opt[] = [["1", "Less than high school"], ["2", "High school / GED"], ["3", "Some college"], ["4", "College degree"], ["5", "Unknown"]];

const honor = (i: number) => `<div class="rptItem"><h4>Honor ${i + 1}</h4><table class="tbl">
${row("Name of honor or award", text(`rptHonors_ctl0${i}_txtTitle`), `rptHonors_ctl0${i}_txtTitle`)}
${row("Grade level when received", ddl(`rptHonors_ctl0${i}_ddlLevel`, [["09", "Freshman (9)"], ["10", "Sophomore (10)"], ["11", "Junior (11)"], ["12", "Senior (12)"]]), `rptHonors_ctl0${i}_ddlLevel`)}
${row("What was it for?", `<textarea name="${name(`rptHonors_ctl0${i}_txtWhy`)}" rows="2" cols="40" id="${C}rptHonors_ctl0${i}_txtWhy" class="form-control"></textarea>`, `rptHonors_ctl0${i}_txtWhy`)}</table></div>`;
const courseRow = (i: number) => { const p = `gvCourses_ctl0${i + 2}_`; return `<tr class="${i % 2 ? "alt" : ""}"><td>${text(p + "txtCourse")}</td><td>${text(p + "txtGrade", 'style="width:60px" maxlength="4"')}</td><td>${text(p + "txtCredits", 'style="width:60px"')}</td></tr>`; };
const courseGrid = (n: number) => `<table class="grid" cellspacing="0" rules="all" border="1" id="${C}gvCourses"><tr class="hdr"><th scope="col">College course</th><th scope="col">Grade</th><th scope="col">Credit hours</th></tr>${Array.from({ length: n }, (_, i) => courseRow(i)).join("")}</table>`;

const E = "grdAct_ctl00_ctl02_ctl03_";
const editForm = () => `<tr class="rgEditForm"><td colspan="6"><table class="tbl">
${row("Category:", combo(E + "cboKind", KINDS))}
${row("Organization:", rad(E + "txtOrg"), E + "txtOrg")}
${row("Position or title:", rad(E + "txtRole"), E + "txtRole")}
${row("Grades:", boxes(E + "cblGrades", GRADES, true))}
${row("Hrs/wk:", rad(E + "numHours", 80, 'data-num="0"'), E + "numHours")}
${row("Description:", `<textarea name="${name(E + "txtDesc")}" rows="3" cols="50" id="${C}${E}txtDesc" class="form-control"></textarea>`, E + "txtDesc")}
<tr><td></td><td><input type="button" id="${C}${E}PerformInsertButton" value="Insert" class="btn" /> <input type="button" id="${C}${E}CancelButton" value="Cancel" class="btn" /></td></tr></table></td></tr>`;
type Act = { kind: string; org: string; role: string; grades: string[]; hours: number | null; desc: string };
const acts: Act[] = [];
const grid = (editing: boolean) => `<div id="${C}grdAct" class="RadGrid RadGrid_Office2010Silver"><table cellspacing="0" class="rgMasterTable" id="${C}grdAct_ctl00" style="width:100%;table-layout:auto;"><thead><tr class="rgCommandRow"><td class="rgCommandCell" colspan="6"><button type="button" class="rgAdd" id="${C}grdAct_ctl00_ctl02_ctl00_AddNewRecordButton">Add new record</button></td></tr><tr>${["Category", "Organization", "Position", "Grades", "Hrs/wk", "Description"].map((t) => `<th scope="col" class="rgHeader">${t}</th>`).join("")}</tr></thead><tbody>${editing ? editForm() : ""}${acts.length || editing ? "" : '<tr class="rgNoRecords"><td colspan="6"><div>No records to display.</div></td></tr>'}${acts.map((a, i) => `<tr class="${i % 2 ? "rgAltRow" : "rgRow"}"><td>${a.kind}</td><td>${a.org}</td><td>${a.role}</td><td>${a.grades.join(", ")}</td><td>${a.hours ?? ""}</td><td>${a.desc}</td></tr>`).join("")}</tbody></table><input id="${C}grdAct_ClientState" name="${C}grdAct_ClientState" type="hidden" /></div>`;

document.getElementById("root")!.innerHTML = `
<form name="aspnetForm" method="post" action="./HonorsAid.aspx" id="aspnetForm" autocomplete="off">
<div class="aspNetHidden"><input type="hidden" name="__EVENTTARGET" id="__EVENTTARGET" value="" /><input type="hidden" name="__EVENTARGUMENT" id="__EVENTARGUMENT" value="" /><input type="hidden" name="__VIEWSTATE" id="__VIEWSTATE" value="/wEPDwUKLTg1MzY0NzA1Mg9kFgJmD2QWAgIDD2QWAgIBD2QWBAIDDw8WAh4EVGV4dGVkZGRk" /><input type="hidden" name="__VIEWSTATEGENERATOR" value="CA0B0334" /></div>
<div id="header"><img alt="" width="1" height="1" /><h1>Fell College</h1><p>Honors Program and Institutional Aid Application</p></div>
<div id="content"><div id="${C}pnlIntro" class="note">Complete all sections. You will be timed out after 40 minutes of inactivity. Fields marked <span class="req" style="color:Red;">*</span> are required.</div>
<div class="pnl"><h3>Section A. Student Information</h3><table class="tbl" border="0" cellpadding="3">
${row("First Name", rad("txtFName"), "txtFName", true)}
${row("Middle Name", rad("txtMName"), "txtMName")}
${row("Last Name", rad("txtLName"), "txtLName", true)}
${row("Date of Birth", `${ddl("ddlDobM", MONTHS, "Month")} ${ddl("ddlDobD", span(1, 31), "Day")} ${ddl("ddlDobY", span(2014, 1950), "Year")}`, "", true)}
${row("Student SSN (optional)", text("txtSSN", 'maxlength="11"'), "txtSSN")}
${row("E-mail", rad("txtEmail", 260), "txtEmail", true)}
${row("Confirm E-mail", rad("txtEmail2", 260, 'onpaste="return false"'), "txtEmail2", true)}
${row("Phone", rad("mskPhone"), "mskPhone")}
${row("Mailing Address", rad("txtAddr1", 300), "txtAddr1", true)}
${row("Address Line 2", rad("txtAddr2", 300), "txtAddr2")}
${row("City / State / Zip", `${rad("txtCity", 140, 'title="City"')} ${ddl("ddlState", STATES, "State").replace("<select ", '<select title="State" ')} ${rad("txtZip", 80, 'title="Zip"')}`)}
${row("Gender", ddl("ddlGender", [["F", "Female"], ["M", "Male"], ["X", "Another / decline"]]), "ddlGender")}
${row("Citizenship", radios("rblCitizen", [["C", "U.S. citizen"], ["E", "Eligible non-citizen"], ["N", "Neither"]]))}
${row("Are you Hispanic or Latino?", radios("rblHisp", [["1", "Yes"], ["0", "No"]]))}
${row("Race (mark one or more)", boxes("cblRace", [["I", "American Indian/Alaska Native"], ["A", "Asian"], ["B", "Black/African American"], ["P", "Pacific Islander"], ["W", "White"]]))}
</table></div>
<div class="pnl"><h3>Section B. Academic Background</h3><table class="tbl">
${row("High School", `${combo("cboSchool", [], true, "Type school name...")}<div class="hint">Choose your school from the list. City and state are shown after the name.</div>`, "cboSchool_Input", true)}
${row("Graduation Year", combo("cboGradYr", ["2024", "2025", "2026", "2027", "2028"]))}
${row("Cumulative GPA, unweighted", rad("numGpa", 80, 'data-num="2"'), "numGpa")}
${row("Best SAT: Evidence-Based Reading/Writing", rad("numErw", 80, 'data-num="0"'), "numErw")}
${row("Best SAT: Math", rad("numMath", 80, 'data-num="0"'), "numMath")}
${row("Intended Major", rad("txtMajor"), "txtMajor")}
</table>
<h4>College courses taken while in high school</h4><div id="${C}upCourses">${courseGrid(1)}</div><input type="button" id="${C}btnAddCourse" value="Add another course" class="btn" /></div>
<div class="pnl"><h3>Section C. Honors and Awards</h3><p class="hint">Up to three.</p>${[0, 1, 2].map(honor).join("")}</div>
<div class="pnl"><h3>Section D. Activities and Employment</h3><p class="hint">Click <i>Add new record</i> for each, then <i>Insert</i>. Begin with the one that means most to you.</p><div id="${C}RadAjaxPanel1">${grid(false)}</div></div>
<div class="pnl"><h3>Section E. Family and Financial Information</h3><table class="tbl">
${row("Mother/Guardian Name", rad("txtMother"), "txtMother")}
${row("Mother/Guardian Occupation", rad("txtMotherJob"), "txtMotherJob")}
${row("Mother/Guardian highest schooling", radios("rblMotherEd", EDU))}
${row("Father/Guardian Name", rad("txtFather"), "txtFather")}
${row("Parents' marital status", combo("cboMarital", ["Married or remarried", "Never married", "Divorced or separated", "Widowed"]))}
${row("Total household income last year", rad("numIncome", 140, 'data-num="$"'), "numIncome")}
${row("Spouse's name, if married", rad("txtSpouse"), "txtSpouse")}
</table></div>
<div class="pnl"><h3>Section F. References and Certification</h3><table class="tbl">
${row("Recommending teacher", rad("txtRecName"), "txtRecName")}
${row("Teacher's e-mail", rad("txtRecEmail", 260), "txtRecEmail")}
${row("Honors essay: What question would you spend four years on?", `<div id="${C}edEssay" class="RadEditor Office2010Silver reWrapper" style="width:560px"><div class="reToolbarWrapper"><a class="reTool" title="Bold" href="#"><b>B</b></a> <a class="reTool" title="Italic" href="#"><i>I</i></a></div><div class="reContentCell"><iframe id="${C}edEssay_contentIframe" title="Rich text editor with ID ${C}edEssay" frameborder="0" style="width:100%;height:120px"></iframe></div><textarea id="${C}edEssayContentHiddenTextarea" name="${N}edEssay" rows="4" cols="20" style="display:none;"></textarea></div>`)}
${row("How did you learn about the Honors Program?", ddl("ddlHear", [["1", "Campus visit"], ["2", "Mailing"], ["3", "Current student"], ["4", "Web search"]]), "ddlHear")}
${row("", `<span class="chk"><input id="${C}chkCertify" type="checkbox" name="${N}chkCertify" /><label for="${C}chkCertify">I certify that the above is complete and correct and authorize release of my records.</label></span>`)}
${row("Electronic signature", rad("txtSign"), "txtSign", true)}
</table><div style="display:none"><label for="${C}txtFax2">Leave this field empty</label><input name="${N}txtFax2" type="text" id="${C}txtFax2" tabindex="-1" /></div>
<input type="submit" name="${N}btnSubmit" value="Submit Application" id="${C}btnSubmit" class="btn primary" /></div></div></form>`;

/* ---- client behaviour ---- */
let submitted = false;
document.getElementById("aspnetForm")!.addEventListener("submit", (e) => { e.preventDefault(); submitted = true; });
const values = new Map<string, number | null>();
const chosen = new Map<string, string>();
const idOf = (e: Element) => e.id.slice(C.length);

document.addEventListener("focusin", (e) => {
	const box = e.target as HTMLInputElement;
	if (box.dataset?.num) { const v = values.get(idOf(box)); box.value = v == null ? "" : String(v); }
	if (box.id === `${C}mskPhone` && !box.value) box.value = "(___) ___-____";
	if (box.classList?.contains("rcbEmptyMessage")) { box.value = ""; box.classList.remove("rcbEmptyMessage"); }
});
document.addEventListener("focusout", (e) => {
	const box = e.target as HTMLInputElement;
	if (box.dataset?.num) {
		const raw = box.value.replace(/[$,\s]/g, ""), v = raw === "" || Number.isNaN(Number(raw)) ? null : Number(raw);
		values.set(idOf(box), v);
		const kind = box.dataset.num;
		box.value = v == null ? "" : kind === "$" ? v.toLocaleString("en-US", { style: "currency", currency: "USD" }) : v.toFixed(Number(kind));
	}
	if (box.id === `${C}mskPhone` && !/\d/.test(box.value)) box.value = "";
	if (box.classList?.contains("rcbInput")) setTimeout(() => close(box.closest(".RadComboBox")!), 180);
});
el("mskPhone").addEventListener("input", () => {
	const box = el("mskPhone"), d = box.value.replace(/\D/g, "").slice(0, 10);
	let i = 0, end = 1;
	box.value = "(###) ###-####".replace(/#/g, (_, at: number) => { const ch = d[i++]; if (ch) end = at + 1; return ch ?? "_"; });
	box.setSelectionRange(end, end);
});
// RadComboBox: the slide hangs at the end of <body> while it is open
const slides = new Map<string, HTMLElement>();
function slideOf(box: Element) {
	let s = slides.get(box.id);
	if (!s || !s.isConnected) { s = box.querySelector<HTMLElement>(".rcbSlide")!; if (s) slides.set(box.id, s); }
	return s!;
}
function close(box: Element) { const s = slideOf(box); if (!s) return; s.style.display = "none"; if (box.isConnected) box.append(s); else s.remove(); if (idOf(box) === "cboSchool") settleSchool(); }
function show(box: Element) {
	const s = slideOf(box), at = box.getBoundingClientRect();
	document.body.append(s);
	Object.assign(s.style, { display: "block", position: "absolute", left: `${at.left + scrollX}px`, top: `${at.bottom + scrollY}px`, width: `${at.width}px` });
}
function settleSchool() { const i = el("cboSchool_Input"); if (i.value !== (chosen.get("cboSchool") ?? "")) { i.value = ""; chosen.delete("cboSchool"); } if (!i.value && document.activeElement !== i) { i.value = "Type school name..."; i.classList.add("rcbEmptyMessage"); } }
document.addEventListener("mousedown", (e) => {
	const item = (e.target as Element).closest(".rcbItem");
	if (!item) return;
	e.preventDefault();
});
document.addEventListener("click", (e) => {
	const t = e.target as Element;
	const item = t.closest(".rcbItem");
	if (item) {
		const id = item.closest(".RadComboBoxDropDown")!.id.replace(/_DropDown$/, ""), box = document.getElementById(id)!, value = item.textContent ?? "";
		(document.getElementById(`${id}_Input`) as HTMLInputElement).value = value;
		chosen.set(idOf(box), value);
		(document.getElementById(`${id}_ClientState`) as HTMLInputElement).value = JSON.stringify({ logEntries: [], value: "", text: value, enabled: true });
		close(box);
		return;
	}
	const cell = t.closest(".RadComboBox");
	if (cell) { if (idOf(cell) !== "cboSchool") { (cell.querySelector(".rcbInput") as HTMLElement).focus(); show(cell); } return; }
	if (t.id.endsWith("AddNewRecordButton")) postBack(() => { el("RadAjaxPanel1").innerHTML = grid(true); });
	if (t.id.endsWith("CancelButton")) postBack(() => { el("RadAjaxPanel1").innerHTML = grid(false); });
	if (t.id.endsWith("PerformInsertButton"))
		postBack(() => {
			acts.push({ kind: chosen.get(E + "cboKind") ?? "", org: el(E + "txtOrg").value, role: el(E + "txtRole").value, grades: listOf(E + "cblGrades"), hours: values.get(E + "numHours") ?? null, desc: el(E + "txtDesc").value });
			for (const k of ["cboKind", "numHours"]) { chosen.delete(E + k); values.delete(E + k); }
			el("RadAjaxPanel1").innerHTML = grid(false);
		});
	if (t.id === `${C}btnAddCourse`)
		postBack(() => {
			const kept = [...el("upCourses").querySelectorAll("input")].map((i) => [i.id, i.value]);
			el("upCourses").innerHTML = courseGrid(kept.length / 3 + 1);
			for (const [id, v] of kept) (document.getElementById(id) as HTMLInputElement).value = v;
		});
	if (t.closest(".reTool")) e.preventDefault();
});
function postBack(then: () => void) { document.body.classList.add("loading"); setTimeout(() => { then(); document.body.classList.remove("loading"); }, 250); }
let turn = 0;
el("cboSchool_Input").addEventListener("input", () => {
	const q = el("cboSchool_Input").value.toLowerCase().trim(), mine = ++turn, box = el("cboSchool"), list = slideOf(box).querySelector(".rcbList")!;
	if (q.length < 3) return;
	list.innerHTML = '<li class="rcbLoading">Loading...</li>';
	show(box);
	setTimeout(() => { if (mine === turn) list.innerHTML = SCHOOLS.filter((s) => q.split(/\s+/).every((w) => schoolText(s).toLowerCase().includes(w))).map((s) => `<li class="rcbItem">${schoolText(s)}</li>`).join("") || "<li>No matches</li>"; }, 400);
});
const frame = el("edEssay_contentIframe") as unknown as HTMLIFrameElement;
frame.contentDocument!.body.contentEditable = "true";

function listOf(id: string) { return [...(el(id)?.querySelectorAll<HTMLInputElement>("input:checked") ?? [])].map((i) => i.value); }
const labelOf = (i: Element) => i.nextElementSibling?.textContent ?? "";
const shownList = (id: string) => [...(el(id)?.querySelectorAll("input:checked") ?? [])].map(labelOf);
const KEYS: Record<string, string> = {
	fname: "txtFName", mname: "txtMName", lname: "txtLName", ssn: "txtSSN", email: "txtEmail", email2: "txtEmail2", phone: "mskPhone", addr1: "txtAddr1", addr2: "txtAddr2", city: "txtCity", zip: "txtZip",
	major: "txtMajor", mother: "txtMother", motherJob: "txtMotherJob", father: "txtFather", spouse: "txtSpouse", recName: "txtRecName", recEmail: "txtRecEmail", signature: "txtSign", fax2: "txtFax2",
};
const SELECTS: Record<string, string> = { dobM: "ddlDobM", dobD: "ddlDobD", dobY: "ddlDobY", state: "ddlState", gender: "ddlGender", hear: "ddlHear" };
const NUMS: Record<string, string> = { gpa: "numGpa", erw: "numErw", math: "numMath", income: "numIncome" };
const COMBOS: Record<string, string> = { school: "cboSchool", gradYear: "cboGradYr", marital: "cboMarital" };
const RADIOS: Record<string, string> = { citizen: "rblCitizen", hispanic: "rblHisp", motherEd: "rblMotherEd" };
for (let i = 0; i < 3; i++) { const h = `rptHonors_ctl0${i}_`; KEYS[`hon${i}Title`] = h + "txtTitle"; SELECTS[`hon${i}Level`] = h + "ddlLevel"; KEYS[`hon${i}Why`] = h + "txtWhy"; }
for (let i = 0; i < 2; i++) { const g = `gvCourses_ctl0${i + 2}_`; for (const n of ["Course", "Grade", "Credits"]) KEYS[`col${i}${n}`] = `${g}txt${n}`; }
const w = window as unknown as Record<string, unknown>;
w.formState = () => {
	const out: Record<string, unknown> = { submitted, race: listOf("cblRace"), certify: el("chkCertify").checked, essay: frame.contentDocument!.body.innerText.trim() };
	for (const [k, id] of Object.entries({ ...KEYS, ...SELECTS })) out[k] = el(id)?.value ?? "";
	if (!/\d/.test(String(out.phone))) out.phone = "";
	for (const [k, id] of Object.entries(NUMS)) out[k] = values.get(id) ?? null;
	for (const [k, id] of Object.entries(COMBOS)) out[k] = chosen.get(id) ?? "";
	for (const [k, id] of Object.entries(RADIOS)) out[k] = listOf(id)[0] ?? "";
	for (let i = 0; i < 3; i++) { const a = acts[i]; Object.assign(out, { [`act${i}Kind`]: a?.kind ?? "", [`act${i}Org`]: a?.org ?? "", [`act${i}Role`]: a?.role ?? "", [`act${i}Grades`]: a?.grades ?? [], [`act${i}Hours`]: a?.hours ?? null, [`act${i}Desc`]: a?.desc ?? "" }); }
	return out;
};
w.formShown = () => {
	const out: Record<string, unknown> = { race: shownList("cblRace"), certify: el("chkCertify").checked, essay: frame.contentDocument!.body.innerText.trim() };
	for (const [k, id] of Object.entries({ ...KEYS, ...NUMS })) out[k] = el(id)?.value ?? "";
	for (const [k, id] of Object.entries(SELECTS)) { const s = el(id) as unknown as HTMLSelectElement; out[k] = s.value ? s.selectedOptions[0].text : ""; }
	for (const [k, id] of Object.entries(COMBOS)) { const b = el(`${id}_Input`); out[k] = b.classList.contains("rcbEmptyMessage") ? "" : b.value; }
	for (const [k, id] of Object.entries(RADIOS)) out[k] = shownList(id)[0] ?? "";
	const rows = document.querySelectorAll(".rgRow, .rgAltRow");
	for (let i = 0; i < 3; i++) ["Kind", "Org", "Role", "Grades", "Hours", "Desc"].forEach((n, j) => { const t = rows[i]?.children[j].textContent ?? ""; out[`act${i}${n}`] = n === "Grades" ? t.split(", ").filter(Boolean) : t; });
	return out;
};
