import "./page.css";
import { COUNTRIES, STATES } from "../../lists";

type Row = [string, string, string?];
let submitted = false;
const HS: Row[] = [["380120", "Ashland High School", "Ashland, OR"], ["380124", "Ashland Valley High School", "Ashland, OR"], ["220070", "Ashland High School", "Ashland, MA"], ["170255", "Ashland Valley Academy", "Ashland, KY"], ["054205", "Yreka High School", "Yreka, CA"], ["380685", "Medford High School", "Medford, OR"], ["381090", "Valley Catholic High School", "Beaverton, OR"]];
const PLANS: Row[] = [["ANTH-BA", "Anthropology"], ["BIOL-BS", "Biology"], ["CE-BS", "Civil Engineering"], ["CHE-BS", "Chemical Engineering"], ["CS-BS", "Computer Science"], ["ECON-BA", "Economics"], ["ENVE-BS", "Environmental Engineering"], ["ENVS-BA", "Environmental Studies"], ["HIST-BA", "History"], ["ME-BS", "Mechanical Engineering"], ["NURS-BSN", "Nursing"], ["PSY-BA", "Psychology"], ["UND", "Undeclared"]];
const LOOK: Record<string, { title: string; by: string; rows: Row[] }> = {
	ADM_APPL_LAST_SCH_ATTEND: { title: "Look Up Last School Attended", by: "School Name", rows: HS },
	ADM_APPL_ACAD_PLAN: { title: "Look Up Academic Plan", by: "Description", rows: PLANS },
	ADDRESSES_STATE: { title: "Look Up State", by: "Description", rows: STATES as Row[] },
};
const MON = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const EDU: Row[] = [["A", "Not Indicated"], ["B", "Less Than HS Graduate"], ["C", "HS Graduate or Equivalent"], ["D", "Some College"], ["G", "2-Year College Degree"], ["H", "Bachelor's Level Degree"], ["I", "Graduate Level Degree"]];
const ACT: Row[] = [["ATHL", "Athletics"], ["CLUB", "Club - Academic"], ["COMM", "Community Service"], ["DEBT", "Debate/Forensics"], ["ENVR", "Environmental"], ["MUSC", "Music/Drama/Arts"], ["RELG", "Religious"], ["STGV", "Student Government"], ["WORK", "Work - Paid"], ["OTHR", "Other"]];
const AP: Row[] = ["Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Language & Composition", "English Literature & Composition", "European History", "Human Geography", "Physics 1", "Psychology", "Spanish Language & Culture", "Statistics", "U.S. Government & Politics", "U.S. History"].map((s, i) => [String(20 + i), s]);
const opts = (rows: Row[]) => `<option value="">&nbsp;</option>${rows.map(([v, t]) => `<option value="${v}">${t}</option>`).join("")}`;
const lab = (id: string, t: string, req = false, cls = "PSEDITBOXLABEL") => `<label for="${id}" class="${cls}">${req ? "*" : ""}${t}</label>`;
const box = (id: string, size = 30, x = "") => `<input type="text" id="${id}" name="${id}" value="" class="PSEDITBOX" style="width:${size * 7}px;" ${x}>`;
const ed = (id: string, t: string, size = 30, req = false, x = "") => `<td align="right">${lab(id, t, req)}</td><td>${box(id, size, x)}</td>`;
const dd = (id: string, t: string, rows: Row[], req = false) => `<td align="right">${lab(id, t, req, "PSDROPDOWNLABEL")}</td><td><select id="${id}" name="${id}" size="1" class="PSDROPDOWNLIST">${opts(rows)}</select></td>`;
const lk = (id: string, t: string, size: number) => `<td align="right">${lab(id, t, true)}</td><td nowrap>${box(id, size)}<a class="lk" href="#" id="${id}$prompt" name="${id}$prompt" title="Look up ${t} (Alt+5)">&#128269;</a> <span class="PSEDITBOX_DISPONLY" id="${id}$descr"></span></td>`;
const gb = (title: string, body: string) => `<table class="PAGROUPBOX" cellpadding="0" cellspacing="0"><tbody><tr><td class="PAGROUPDIVIDER">${title}</td></tr><tr><td>${body}</td></tr></tbody></table>`;
const tb = (...rows: string[]) => `<table cellpadding="0" cellspacing="0" role="presentation">${rows.map((r) => `<tr>${r}</tr>`).join("")}</table>`;
const years = (a: number, b: number): Row[] => Array.from({ length: b - a + 1 }, (_, i) => [String(a + i), String(a + i)]);

document.getElementById("root")!.innerHTML = `<div class="PAPAGETITLE">Undergraduate Admission Application</div><div class="PSTEXT">Sike State University &nbsp; | &nbsp; Application Nbr 00418827 &nbsp; *Required Field</div>
<form name="win0" method="post" action="../EMPLOYEE/SA/c/SAD_APPL.GBL" autocomplete="off"><input type="hidden" name="ICType" value="Panel"><input type="hidden" name="ICStateNum" value="7"><input type="hidden" name="ICSID" value="q8yFAc0=">
${gb("Biographical Details", tb(ed("NAMES_FIRST_NAME", "First Name", 30, true) + ed("NAMES_MIDDLE_NAME", "Middle Name"), ed("NAMES_LAST_NAME", "Last Name", 30, true) + ed("DERIVED_PREF_FIRST_NAME", "Preferred First Name"),
	`<td align="right"><span class="PSEDITBOXLABEL">*Date of Birth</span></td><td nowrap><select id="DERIVED_BIRTH_MONTH" name="DERIVED_BIRTH_MONTH" class="PSDROPDOWNLIST" title="Birth Month">${opts(MON.map((m, i) => [String(i + 1), m]))}</select> <select id="DERIVED_BIRTH_DAY" name="DERIVED_BIRTH_DAY" class="PSDROPDOWNLIST" title="Birth Day">${opts(years(1, 31))}</select> <select id="DERIVED_BIRTH_YEAR" name="DERIVED_BIRTH_YEAR" class="PSDROPDOWNLIST" title="Birth Year">${opts(years(1950, 2013))}</select></td>${dd("PERS_DATA_SEX", "Gender", [["F", "Female"], ["M", "Male"], ["U", "Unknown"]])}`, ed("PERS_NID_NATIONAL_ID", "National ID (SSN)", 14, false, 'maxlength="11"')))}
${gb("Home Address and Contact", tb(ed("ADDRESSES_ADDRESS1", "Address 1", 40, true) + ed("ADDRESSES_ADDRESS2", "Address 2"), ed("ADDRESSES_CITY", "City", 30, true) + lk("ADDRESSES_STATE", "State", 5), ed("ADDRESSES_POSTAL", "Postal", 12, true) + ed("PERSONAL_PHONE_PHONE", "Home Phone", 18, true), ed("EMAIL_ADDRESSES_EMAIL_ADDR", "Email Address", 40, true)))}
${gb("Application Data", tb(lk("ADM_APPL_LAST_SCH_ATTEND", "Last School Attended", 12) + ed("ADM_APPL_GRAD_DT", "Graduation Date", 12, true, 'maxlength="10"') + '<td><span class="PSTEXT">(MM/DD/YYYY)</span></td>', dd("ADM_APPL_ADMIT_TERM", "Admit Term", [["2267", "2026 Fall"], ["2273", "2027 Spring"], ["2275", "2027 Summer"], ["2277", "2027 Fall"], ["2283", "2028 Spring"], ["2287", "2028 Fall"]], true) + lk("ADM_APPL_ACAD_PLAN", "Academic Plan", 12)))}
${gb("Test Scores (self-reported)", `<table class="PSLEVEL1GRID"><tr><th>Test ID</th><th>Component</th><th>Score</th></tr><tr><td>SAT I</td><td><span id="CMP$0">Evidence-Based Reading & Writing</span></td><td>${box("STDNT_TEST_SCORE$0", 6, 'title="SAT ERW Score"')}</td></tr><tr><td>SAT I</td><td>Mathematics</td><td>${box("STDNT_TEST_SCORE$1", 6, 'title="SAT Math Score"')}</td></tr><tr><td>ACT</td><td>Composite</td><td>${box("STDNT_TEST_SCORE$2", 6, 'title="ACT Composite Score"')}</td></tr></table>`)}
${gb("Advanced Placement Examinations", `<table class="PSLEVEL1GRID" id="AP_GRID"><thead><tr><th>Examination</th><th>Test Date</th><th>Score</th><th>&nbsp;</th></tr></thead><tbody></tbody></table><p><input type="button" id="AP_ADD_PB" class="PSPUSHBUTTON" value="Add Examination"></p>`)}
${gb("Extracurricular Activities", `<table class="PSLEVEL1GRID" id="EXT_GRID"><thead><tr><th>*Activity Type</th><th>Organization</th><th>Position/Office</th><th>Description</th><th>Grades</th><th>Hours/Week</th><th>&nbsp;</th><th>&nbsp;</th></tr></thead><tbody></tbody></table>`)}
${gb("Parents", [0, 1].map((n) => `<table class="PAGROUPBOX"><tr><td class="PAGROUPDIVIDER">Parent ${n + 1}</td></tr><tr><td>${tb(ed(`PARENT_FIRST_NAME$${n}`, "First Name", 22) + ed(`PARENT_LAST_NAME$${n}`, "Last Name", 22) + dd(`PARENT_EDU_LVL$${n}`, "Highest Education Level", EDU))}</td></tr></table>`).join(""))}
${gb("Residency and Federal Reporting", tb(dd("CITIZENSHIP_STATUS", "Citizenship Status", [["1", "Native"], ["2", "Naturalized"], ["3", "Alien Permanent"], ["4", "Alien Temporary"]].map(([v], i) => [v, ["U.S. Citizen", "U.S. National", "Permanent Resident", "Nonresident"][i]]), true) + dd("BIRTHCOUNTRY", "Birth Country", COUNTRIES.map((c) => [c.slice(0, 12).toUpperCase(), c])),
	`<td align="right"><span class="PSEDITBOXLABEL">Are you Hispanic or Latino?</span></td><td>${["Yes", "No"].map((t) => `<input type="radio" name="ETH_HISP" id="ETH_HISP_${t[0]}" value="${t[0]}" class="PSRADIOBUTTON"><label for="ETH_HISP_${t[0]}">${t}</label>`).join(" ")}</td>${dd("FIRST_GEN_STDNT", "First Generation Student", [["Y", "Yes"], ["N", "No"]])}`))}
${gb("Counselor and Emergency Contact", tb(ed("EXT_CNSLR_NAME", "School Counselor Name") + ed("EXT_CNSLR_EMAIL", "Counselor Email"), ed("EMERGENCY_CNTCT_NAME", "Emergency Contact Name") + ed("EMERGENCY_CNTCT_PHONE", "Contact Phone", 18), ed("ALUM_RELATIVE_NAME", "Alumni Relative Name") + dd("ADM_REFRL_SRCE", "Referral Source", [["CF", "College Fair"], ["HS", "HS Visit"], ["WB", "Web"], ["ML", "Mailing"]])))}
${gb("Statement and Certification", `<p>${lab("ADM_STATEMENT", "Why have you chosen Sike State?")}<br><textarea id="ADM_STATEMENT" name="ADM_STATEMENT" class="PSLONGEDITBOX" rows="6" cols="90"></textarea></p>${tb(ed("SECURITY_PIN", "Create a 6-digit PIN", 10).replace('type="text"', 'type="password"') + ed("CERT_SIGNATURE", "Signature of Applicant"))}<p><input type="checkbox" id="CERT_FLAG$chk" class="PSCHECKBOX" value="Y"> <label for="CERT_FLAG$chk">I certify this information is complete and correct.</label></p><p><input type="submit" class="PSPUSHBUTTON" value="Submit Application"></p>`)}
</form><div id="modals"></div>`;

const $ = (id: string) => document.getElementById(id) as any;
const modals = $("modals");
function modal(title: string, body: string) {
	modals.innerHTML = `<div class="PSMODALMASK"></div><div class="PSMODALTABLE" id="ptMod_0" role="dialog" aria-labelledby="ptModTitle_0"><div class="PTPOPUP_TITLE" id="ptModTitle_0">${title}</div><div class="PSMODALBODY">${body}</div></div>`;
}
const close = () => { modals.innerHTML = ""; };
function lookup(id: string) {
	const { title, by, rows } = LOOK[id];
	modal(title, `<table><tr><td>${lab("LK_CODE", "Code")}</td><td>begins with</td><td>${box("LK_CODE", 20)}</td></tr><tr><td>${lab("LK_DESCR", by)}</td><td>contains</td><td>${box("LK_DESCR", 30)}</td></tr></table><p><input type="button" class="PSPUSHBUTTON" id="LK_GO" value="Look Up"> <input type="button" class="PSPUSHBUTTON" id="LK_CLEAR" value="Clear"> <input type="button" class="PSPUSHBUTTON" id="LK_CANCEL" value="Cancel"></p><div id="LK_RES"></div>`);
	$("LK_CANCEL").onclick = close;
	$("LK_CLEAR").onclick = () => { $("LK_CODE").value = $("LK_DESCR").value = ""; };
	$("LK_GO").onclick = () => {
		$("LK_RES").textContent = "Processing...";
		setTimeout(() => {
			const out = $("LK_RES");
			if (!out) return;
			const hit = rows.filter(([c, d]) => c.toLowerCase().startsWith($("LK_CODE").value.trim().toLowerCase()) && d.toLowerCase().includes($("LK_DESCR").value.trim().toLowerCase()));
			out.innerHTML = hit.length === 0 ? "<p>No matching values were found.</p>" : `<p><b>Search Results</b></p><table class="PSLEVEL1GRID"><tr><th>Code</th><th>${by}</th>${rows[0][2] ? "<th>City, State</th>" : ""}</tr>${hit.map(([c, d, x]) => `<tr><td><a href="#" data-code="${c}">${c}</a></td><td><a href="#" data-code="${c}">${d}</a></td>${x ? `<td>${x}</td>` : ""}</tr>`).join("")}</table>`;
			for (const a of out.querySelectorAll("a")) a.onclick = (e: Event) => { e.preventDefault(); $(id).value = a.dataset.code; close(); describe(id); };
		}, 350);
	};
}
function describe(id: string) {
	const el = $(id);
	const hit = LOOK[id].rows.find(([c]) => c === el.value.trim().toUpperCase());
	$(`${id}$descr`).textContent = hit ? hit[1] : "";
	el.classList.toggle("PSERROR", !hit && el.value !== "");
	el.value = hit ? hit[0] : "";
}
for (const id of Object.keys(LOOK)) {
	$(`${id}$prompt`).onclick = (e: Event) => { e.preventDefault(); lookup(id); };
	$(id).addEventListener("change", () => setTimeout(() => describe(id), 250));
}
const asDate = (v: string) => { const m = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(v.trim()) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(v.trim()); return m ? `${m[1].padStart(2, "0")}/${m[2].padStart(2, "0")}/${m[3]}` : ""; };
const dated = (el: HTMLInputElement) => el.addEventListener("change", () => { const was = el.value; el.value = asDate(was); el.classList.toggle("PSERROR", was !== "" && el.value === ""); });
dated($("ADM_APPL_GRAD_DT"));
$("PERSONAL_PHONE_PHONE").addEventListener("change", (e: any) => { const d = e.target.value.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, ""); if (d.length === 10) e.target.value = `${d.slice(0, 3)}/${d.slice(3, 6)}-${d.slice(6)}`; });

const exams: { subj: string; dt: string; score: string }[] = [];
function drawExams() {
	document.querySelector("#AP_GRID tbody")!.innerHTML = exams.length === 0 ? '<tr><td colspan="4">No examinations entered.</td></tr>' : exams.map((x, n) => `<tr><td><span id="AP_DESCR$${n}">${AP.find(([v]) => v === x.subj)?.[1] ?? ""}</span></td><td><span id="AP_DT$${n}">${x.dt}</span></td><td><span id="AP_SCORE$${n}">${x.score}</span></td><td><input type="button" class="PSPUSHBUTTON" value="Delete" data-n="${n}"></td></tr>`).join("");
	for (const b of document.querySelectorAll<HTMLElement>("#AP_GRID [data-n]")) b.onclick = () => { exams.splice(Number(b.dataset.n), 1); drawExams(); };
}
drawExams();
$("AP_ADD_PB").onclick = () => {
	modal("Add Examination", `${tb(dd("AP_W_SUBJ", "Examination", AP, true), ed("AP_W_DT", "Test Date (MM/DD/YYYY)", 12, false, 'maxlength="10"'), dd("AP_W_SCORE", "Score", ["1", "2", "3", "4", "5"].map((s) => [s, s])))}<p><input type="button" class="PSPUSHBUTTON" id="AP_OK" value="OK"> <input type="button" class="PSPUSHBUTTON" id="AP_CANCEL" value="Cancel"></p>`);
	dated($("AP_W_DT"));
	$("AP_CANCEL").onclick = close;
	$("AP_OK").onclick = () => { exams.push({ subj: $("AP_W_SUBJ").value, dt: asDate($("AP_W_DT").value), score: $("AP_W_SCORE").value }); close(); drawExams(); };
};
const body = document.querySelector("#EXT_GRID tbody")!;
function number() {
	[...body.children].forEach((tr, n) => {
		for (const el of tr.querySelectorAll<any>("[data-f]")) { el.id = el.name = `${el.dataset.f}$${n}`; if (el.type === "checkbox") el.nextElementSibling.htmlFor = el.id; }
		(tr.querySelector(".add") as any).title = `Add a new row at row ${n + 1} (Alt+7)`;
		(tr.querySelector(".del") as any).title = `Delete row ${n + 1} (Alt+8)`;
	});
}
function insert(after?: Element) {
	const tr = document.createElement("tr");
	tr.innerHTML = `<td><select data-f="EXT_ACT_TYPE" class="PSDROPDOWNLIST">${opts(ACT)}</select></td><td><input type="text" data-f="EXT_ACT_ORG" class="PSEDITBOX" style="width:170px"></td><td><input type="text" data-f="EXT_ACT_OFFICE" class="PSEDITBOX" style="width:120px"></td><td><textarea data-f="EXT_ACT_DESCR" class="PSLONGEDITBOX" rows="3" cols="34"></textarea></td><td nowrap>${["09", "10", "11", "12"].map((g) => `<input type="checkbox" data-f="EXT_ACT_GR${g}" value="${g}" class="PSCHECKBOX"><label>${Number(g)}</label>`).join("")}</td><td><input type="text" data-f="EXT_ACT_HRS" class="PSEDITBOX" style="width:40px" maxlength="5"></td><td><input type="button" class="add" value="+"></td><td><input type="button" class="del" value="-"></td>`;
	if (after) after.after(tr); else body.append(tr);
	tr.querySelector<HTMLElement>(".add")!.onclick = () => insert(tr);
	tr.querySelector<HTMLElement>(".del")!.onclick = () => { tr.remove(); if (body.children.length === 0) insert(); number(); };
	number();
}
insert();
document.forms[0].onsubmit = (e) => { e.preventDefault(); submitted = true; };

const KEYS = [...new Set([...document.querySelectorAll<any>("form [name]")].filter((e) => e.type !== "hidden" && e.tagName !== "A" && !e.name.startsWith("EXT_ACT_")).map((e) => e.name as string)), "CERT_FLAG$chk"];
const ACTS = [0, 1, 2].flatMap((n) => ["TYPE", "ORG", "OFFICE", "DESCR", "GRADES", "HRS"].map((f) => `EXT_ACT_${f}$${n}`));
const APS = [0, 1, 2].flatMap((n) => ["DESCR", "DT", "SCORE"].map((f) => `AP_${f}$${n}`));
const grades = (n: string) => ["09", "10", "11", "12"].filter((g) => $(`EXT_ACT_GR${g}$${n}`)?.checked);
function value(k: string): unknown {
	if (k === "ETH_HISP") return document.querySelector<any>("[name=ETH_HISP]:checked")?.value ?? "";
	if (k === "CERT_FLAG$chk") return $(k).checked ? "Y" : "";
	if (k.startsWith("EXT_ACT_GRADES")) return grades(k.split("$")[1]);
	if (APS.includes(k)) { const [f, n] = k.split("$"); const x = exams[Number(n)]; return x ? (f === "AP_DESCR" ? x.subj : f === "AP_DT" ? x.dt : x.score) : ""; }
	return $(k)?.value ?? "";
}
function seen(k: string): unknown {
	if (k === "ETH_HISP") return document.querySelector<any>("[name=ETH_HISP]:checked")?.nextElementSibling.textContent ?? "";
	if (k === "CERT_FLAG$chk") return $(k).checked;
	if (k.startsWith("EXT_ACT_GRADES")) return grades(k.split("$")[1]).map((g) => $(`EXT_ACT_GR${g}$${k.split("$")[1]}`).nextElementSibling.textContent);
	if (APS.includes(k)) return $(k)?.textContent ?? "";
	const el = $(k);
	return !el ? "" : el.tagName === "SELECT" ? (el.value ? el.selectedOptions[0].textContent : "") : el.value;
}
const every = (f: (k: string) => unknown) => Object.fromEntries([...KEYS, ...APS, ...ACTS].map((k) => [k, f(k)]));
Object.assign(window, { formState: () => ({ ...every(value), submitted }), formShown: () => every(seen) });
