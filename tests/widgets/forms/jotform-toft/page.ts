// @ts-nocheck
import "./toft.css";
import { COUNTRIES, STATES } from "../../lists";

let submitted = false;
const esc = (s) => String(s).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
const REQ = '<span class="form-required">*</span>';
const line = (qid, type, label, inner, { req, labelFor } = {}) => `<li class="form-line${req ? " jf-required" : ""}" data-type="${type}" id="id_${qid}"><label class="form-label form-label-top form-label-auto" id="label_${qid}" ${labelFor === false ? "" : `for="${labelFor ?? `input_${qid}`}"`} aria-hidden="false"> ${label}${req ? REQ : ""} </label><div id="cid_${qid}" class="form-input-wide${req ? " jf-required" : ""}" data-layout="half">${inner}</div></li>`;
const sub = (id, part, qid, label, inner) => `<span class="form-sub-label-container" style="vertical-align:top"${part ? ` data-input-type="${part}"` : ""}>${inner}<label class="form-sub-label" for="${id}" id="sublabel_${qid}_${part}" style="min-height:13px">${label}</label></span>`;
const textbox = (qid, name, more = "", cls = "") => `<input type="text" id="input_${qid}" name="q${qid}_${name}" data-type="input-textbox" class="form-textbox ${cls}" data-defaultvalue="" style="width:310px" size="310" data-component="textbox" aria-labelledby="label_${qid}" value="" ${more}/>`;
const opts = (list, first = "Please Select") => `<option value="">${first}</option>${list.map((o) => `<option value="${esc(o)}">${esc(o)}</option>`).join("")}`;
const dropdown = (qid, name, list) => `<select class="form-dropdown" id="input_${qid}" name="q${qid}_${name}" style="width:310px" data-component="dropdown" aria-label="">${opts(list)}</select>`;
const full = (qid, name, middle) => `<div data-wrapper-react="true">${[["first", "First Name"], ...(middle ? [["middle", "Middle Name"]] : []), ["last", "Last Name"]].map(([p, l]) => sub(`${p}_${qid}`, p, qid, l, `<input type="text" id="${p}_${qid}" name="q${qid}_${name}[${p}]" class="form-textbox" data-defaultvalue="" autocomplete="off" size="10" data-component="${p}" aria-labelledby="label_${qid} sublabel_${qid}_${p}" value=""/>`)).join("")}</div>`;
const phone = (qid, name) => sub(`input_${qid}_full`, "", qid, "Please enter a valid phone number.", `<input type="tel" id="input_${qid}_full" name="q${qid}_${name}[full]" data-type="mask-number" class="mask-phone-number form-textbox validate[Fill Mask]" data-masked="true" placeholder="(000) 000-0000" data-component="phone" aria-labelledby="label_${qid}" value=""/>`);
const choices = (qid, name, kind, list) => `<div class="form-single-column" role="group" aria-labelledby="label_${qid}" data-component="${kind}">${list.map((o, i) => `<span class="form-${kind}-item" style="clear:left"><span class="dragger-item"></span><input type="${kind}" aria-describedby="label_${qid}" class="form-${kind}" id="input_${qid}_${i}" name="q${qid}_${name}${kind === "checkbox" ? "[]" : ""}" value="${esc(o)}"/><label id="label_input_${qid}_${i}" for="input_${qid}_${i}">${esc(o)}</label></span>`).join("")}</div>`;
const matrix = (qid, name, columns, rows, cell) => `<table summary="" aria-labelledby="label_${qid}" cellpadding="4" cellspacing="0" class="form-matrix-table" data-component="matrix"><tr class="form-matrix-tr form-matrix-header-tr"><th class="form-matrix-th" style="border:none">&nbsp;</th>${columns.map((c, i) => `<th scope="col" class="form-matrix-headers form-matrix-column-headers form-matrix-column_${i}"><label id="label_${qid}_col_${i}">${c}</label></th>`).join("")}</tr>${rows.map((r, j) => `<tr class="form-matrix-tr form-matrix-value-tr" aria-labelledby="label_${qid} label_${qid}_row_${j}"><th scope="row" class="form-matrix-headers form-matrix-row-headers"><label id="label_${qid}_row_${j}">${r}</label></th>${columns.map((_, i) => `<td class="form-matrix-values">${cell(j, i)}</td>`).join("")}</tr>`).join("")}</table>`;
const inputs = (qid, name) => (j, i) => `<input id="input_${qid}_${j}_${i}" class="form-textbox" type="text" size="5" name="q${qid}_${name}[${j}][]" style="width:100%;box-sizing:border-box" aria-labelledby="label_${qid}_col_${i} label_${qid}_row_${j}" value=""/>`;
const head = (qid, text, sub = "") => `<li id="cid_${qid}" class="form-input-wide" data-type="control_head"><div class="form-header-group header-default"><div class="header-text httal htvam"><h2 id="header_${qid}" class="form-header" data-component="header">${text}</h2>${sub ? `<div id="subHeader_${qid}" class="form-subHeader">${sub}</div>` : ""}</div></div></li>`;
const range = (a, b) => Array.from({ length: Math.abs(b - a) + 1 }, (_, i) => String(a < b ? a + i : a - i));
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const birth = ["month:Month", "day:Day", "year:Year"].map((x) => { const [p, l] = x.split(":"); const list = p === "month" ? MONTHS : p === "day" ? range(1, 31) : range(2026, 1920); return sub(`input_6_${p}`, p, 6, l, `<select name="q6_birthDate[${p}]" id="input_6_${p}" class="form-dropdown" data-component="birthdate-${p}" aria-labelledby="label_6 sublabel_6_${p}"><option></option>${list.map((o) => `<option value="${o}">${o}</option>`).join("")}</select>`); }).join("");
const LINES = [["addr_line1", "Street Address"], ["addr_line2", "Street Address Line 2"], ["city", "City"], ["state", "State"], ["postal", "Zip Code"], ["country", "Country"]];
const address = `<div summary="" class="form-address-table jsTest-addressField">${LINES.map(([p, l]) => `<div class="form-address-line-wrapper jsTest-address-line-wrapperField"><span class="form-address-line form-address-${p}-line jsTest-address-lineField">${sub(`input_5_${p}`, p, 5, l, p === "state" || p === "country" ? `<select class="form-dropdown form-address-${p}" name="q5_homeAddress[${p}]" id="input_5_${p}" data-component="${p}" aria-labelledby="label_5 sublabel_5_${p}">${opts(p === "state" ? STATES.map(([, n]) => n) : COUNTRIES)}</select>` : `<input type="text" id="input_5_${p}" name="q5_homeAddress[${p}]" class="form-textbox form-address-${p}" data-defaultvalue="" autocomplete="off" data-component="${p}" aria-labelledby="label_5 sublabel_5_${p}" value=""/>`)}</span></div>`).join("")}</div>`;

document.getElementById("root").innerHTML = `<form class="jotform-form" action="https://submit.example/submit/242881" method="post" name="form_242881437715160" id="242881437715160" accept-charset="utf-8" autocomplete="on"><input type="hidden" name="formID" value="242881437715160"/><input type="hidden" id="JWTContainer" value=""/><div role="main" class="form-all"><ul class="form-section page-section">
${head(1, "Toft Young Leaders Summer Institute", "Student application. Please have your transcript at hand.")}
${line(3, "control_fullname", "Student Name", full(3, "studentName", true), { req: true, labelFor: "first_3" })}
${line(4, "control_email", "Student Email", sub("input_4", "", 4, "example@example.com", '<input type="email" id="input_4" name="q4_studentEmail" class="form-textbox validate[Email]" data-defaultvalue="" style="width:310px" data-component="email" aria-labelledby="label_4 sublabel_4_" value=""/>'), { req: true })}
${line(7, "control_phone", "Student Cell", phone(7, "studentCell"), { labelFor: "input_7_full" })}
${line(5, "control_address", "Home Address", address, { req: true, labelFor: "input_5_addr_line1" })}
${line(6, "control_birthdate", "Birth Date", `<div data-wrapper-react="true">${birth}</div>`, { req: true, labelFor: "input_6" })}
${line(8, "control_radio", "Gender", choices(8, "gender", "radio", ["Female", "Male", "Nonbinary", "Prefer not to answer"]), { labelFor: "input_8_0" })}
${line(9, "control_dropdown", "Citizenship", dropdown(9, "citizenship", ["US Citizen", "US Permanent Resident", "Refugee or Asylee", "International Student", "Other"]))}
${line(10, "control_radio", "Does the student identify as Hispanic / Latino?", choices(10, "doesThe", "radio", ["Yes", "No", "Prefer not to answer"]), { labelFor: "input_10_0" })}
${line(11, "control_matrix", "Languages: how well do you know each?", matrix(11, "languages", ["First language", "Spoken at home", "Learned in school", "Do not know"], ["English", "Spanish"], (j, i) => `<input id="input_11_${j}_${i}" class="form-radio" type="radio" name="q11_languages[${j}]" aria-labelledby="label_11_col_${i} label_11_row_${j}" value="${["First language", "Spoken at home", "Learned in school", "Do not know"][i]}"/>`), { labelFor: false })}
${head(12, "School")}
${line(13, "control_textbox", "High School", textbox(13, "highSchool"), { req: true })}
${line(14, "control_dropdown", "Grade this fall", dropdown(14, "gradeThis", ["9th", "10th", "11th", "12th"]), { req: true })}
${line(15, "control_datetime", "Graduation Date", `<div data-wrapper-react="true"><div style="display:none"><input type="tel" class="form-textbox validate[limitDate]" id="month_15" name="q15_graduationDate[month]" size="2" data-maxlength="2" value=""/><input type="tel" class="form-textbox" id="day_15" name="q15_graduationDate[day]" size="2" value=""/><input type="tel" class="form-textbox" id="year_15" name="q15_graduationDate[year]" size="4" value=""/></div>${sub("lite_mode_15", "litemode", 15, "Date", '<input type="text" class="form-textbox validate[limitDate, validateLiteDate]" id="lite_mode_15" size="12" data-maxlength="12" data-age="" value="" data-format="mmddyyyy" data-seperator="/" placeholder="MM/DD/YYYY" autocomplete="off" aria-labelledby="label_15 sublabel_15_litemode"/><img class=" newDefaultTheme-dateIcon focusable icon-liteMode" alt="Pick a Date" id="input_15_pick" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" data-component="datetime" aria-hidden="true"/>')}</div>`, { labelFor: "lite_mode_15" })}
${line(16, "control_textbox", "Weighted GPA", textbox(16, "weightedGpa"))}
${line(17, "control_matrix", "Your three strongest classes in high school", matrix(17, "yourThree", ["Course", "Grade earned", "Credits"], ["1", "2", "3"], inputs(17, "yourThree")), { labelFor: false })}
${head(18, "Activities &amp; Work")}
<li class="form-line" data-type="control_widget" id="id_20"><label class="form-label form-label-top" id="label_20" for="input_20" aria-hidden="false"> List your activities and jobs. Click + to add a row. </label><div id="cid_20" class="form-input-wide" data-layout="full"><div data-widget-name="Configurable List" style="width:100%;text-align:Left;overflow-x:auto" data-component="widget-field"><iframe data-client-id="533946093c1ad0c45d000070" title="Configurable List" frameborder="0" scrolling="no" allowtransparency="true" data-type="iframe" class="custom-field-frame" id="customFieldFrame_20" data-width="680" data-height="430"></iframe><div class="widget-inputs-wrapper"><input id="input_20" class="form-hidden form-widget" type="hidden" name="q20_listYour" value=""/><input type="hidden" id="widget_settings_20" data-version="2"/></div></div></div></li>
${head(21, "Family")}
${line(22, "control_fullname", "Parent / Guardian 1", full(22, "parentGuardian1"), { labelFor: "first_22" })}
${line(23, "control_textbox", "Parent / Guardian 1 Occupation", textbox(23, "parentGuardian23"))}
${line(24, "control_fullname", "Parent / Guardian 2", full(24, "parentGuardian2"), { labelFor: "first_24" })}
${line(25, "control_textbox", "Parent / Guardian 2 Occupation", textbox(25, "parentGuardian25"))}
${line(26, "control_spinner", "How many brothers and sisters do you have?", '<div data-wrapper-react="true"><table class="form-spinner" cellpadding="0" cellspacing="0"><tbody><tr><td><input type="number" id="input_26" name="q26_howMany" data-type="input-spinner" class="form-spinner-input form-textbox" data-spinnermin="0" data-spinnermax="15" value="" data-component="spinner" aria-labelledby="label_26"/></td><td class="form-spinner-button form-spinner-down">-</td><td class="form-spinner-button form-spinner-up">+</td></tr></tbody></table></div>')}
${line(27, "control_matrix", "Brothers and sisters", matrix(27, "brothersAnd", ["First name", "Last name", "Age"], ["Sibling 1", "Sibling 2"], inputs(27, "brothersAnd")), { labelFor: false })}
${line(28, "control_fullname", "Emergency Contact (not a parent)", full(28, "emergencyContact"), { labelFor: "first_28" })}
${line(29, "control_phone", "Emergency Contact Phone", phone(29, "emergencyPhone"), { labelFor: "input_29_full" })}
${line(30, "control_textbox", "School counselor's name", textbox(30, "schoolCounselors"))}
${head(31, "Last things")}
${line(32, "control_dropdown", "T-shirt Size", dropdown(32, "tshirtSize", ["Small", "Medium", "Large", "X-Large"]))}
${line(33, "control_textarea", "Dietary restrictions or allergies", '<textarea id="input_33" class="form-textarea" name="q33_dietary" style="height:80px" data-component="textarea" aria-labelledby="label_33"></textarea>', {})}
${line(34, "control_dropdown", "How did you hear about us?", dropdown(34, "howDid", ["Friend", "School", "Instagram", "Newspaper"]))}
${line(35, "control_checkbox", "Agreement", choices(35, "agreement", "checkbox", ["My family and I accept the code of conduct and photo release."]), { labelFor: "input_35_0" })}
${line(36, "control_textbox", "Parent signature (type full name)", textbox(36, "parentSignature"))}
<li class="form-line" data-type="control_button" id="id_2"><div class="form-buttons-wrapper"><button id="input_2" type="submit" class="form-submit-button submit-button jf-form-buttons" data-component="button">Submit</button></div></li><li class="should-be-hidden" style="clear:both">Should be Empty: <input type="text" name="website" value="" type="hidden" tabindex="-1"/></li></ul></div></form>`;

const KINDS = ["Academic club", "Arts", "Debate or speech", "Environmental", "Job", "Religious", "Sports", "Student government"];
const frame = document.getElementById("customFieldFrame_20");
frame.srcdoc = `<!doctype html><html><head><title>Configurable List</title><style>body{font:13px Arial;margin:0}td{padding:3px;vertical-align:top}th{font-weight:normal;text-align:left}input,select,textarea{width:100%;box-sizing:border-box}</style></head><body><div id="wrapper"><table id="list" width="100%"><thead><tr><th class="col1">Organization or employer</th><th class="col2">Type</th><th class="col3">Role</th><th class="col4">Hrs per week</th><th class="col5">What you did</th><th></th></tr></thead><tbody></tbody></table><button type="button" class="add" id="add">+</button></div><script>
const kinds = ${JSON.stringify(KINDS)}; const body = document.querySelector("#list tbody");
function addRow() { const tr = document.createElement("tr"); tr.className = "list-row"; tr.innerHTML = '<td class="col1"><input type="text" class="textbox"></td><td class="col2"><select class="dropdown"><option value="">Choose</option>' + kinds.map(k => '<option>' + k + '</option>').join("") + '</select></td><td class="col3"><input type="text" class="textbox"></td><td class="col4"><input type="number" class="number"></td><td class="col5"><textarea rows="3" class="textarea"></textarea></td><td><button type="button" class="remove">&times;</button></td>'; body.appendChild(tr); tr.querySelector(".remove").onclick = () => { if (body.rows.length > 1) tr.remove(); send(); }; }
function send() { parent.document.getElementById("input_20").value = JSON.stringify([...body.rows].map(tr => [...tr.querySelectorAll("input,select,textarea")].map(x => x.value))); }
document.addEventListener("input", send); document.addEventListener("change", send); document.getElementById("add").onclick = () => { if (body.rows.length < 8) addRow(); send(); }; addRow();
<\/script></body></html>`;

const $id = (id) => document.getElementById(id);
for (const el of document.querySelectorAll(".mask-phone-number")) {
	el.addEventListener("input", () => {
		const d = el.value.replace(/\D/g, "").slice(0, 10);
		el.value = d.length === 0 ? "" : d.length < 4 ? `(${d}` : d.length < 7 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
	});
	el.addEventListener("blur", () => { if (el.value.length < 14) el.value = ""; });
}
const lite = $id("lite_mode_15");
lite.addEventListener("input", () => {
	const d = lite.value.replace(/\D/g, "").slice(0, 8);
	lite.value = [d.slice(0, 2), d.slice(2, 4), d.slice(4)].filter(Boolean).join("/");
});
lite.addEventListener("blur", () => {
	const m = lite.value.match(/^(\d\d)\/(\d\d)\/(\d{4})$/);
	const good = m && Number(m[1]) <= 12 && Number(m[2]) <= 31;
	if (!good) lite.value = "";
	["month", "day", "year"].forEach((p, i) => { $id(`${p}_15`).value = good ? m[i + 1] : ""; });
});
const step = (by) => () => { const el = $id("input_26"); el.value = String(Math.min(15, Math.max(0, Number(el.value) + by))); el.dispatchEvent(new Event("change", { bubbles: true })); };
document.querySelector(".form-spinner-up").onclick = step(1);
document.querySelector(".form-spinner-down").onclick = step(-1);
document.forms[0].addEventListener("submit", (e) => { e.preventDefault(); submitted = true; });

const KEYS = { first: "first_3", middle: "middle_3", last: "last_3", email: "input_4", phone: "input_7_full", line1: "input_5_addr_line1", line2: "input_5_addr_line2", city: "input_5_city", state: "input_5_state", postal: "input_5_postal", country: "input_5_country", birthMonth: "input_6_month", birthDay: "input_6_day", birthYear: "input_6_year", citizenship: "input_9", school: "input_13", grade: "input_14", gpa: "input_16", p1First: "first_22", p1Last: "last_22", p1Job: "input_23", p2First: "first_24", p2Last: "last_24", p2Job: "input_25", siblings: "input_26", ecFirst: "first_28", ecLast: "last_28", ecPhone: "input_29_full", counselor: "input_30", shirt: "input_32", diet: "input_33", heard: "input_34", signature: "input_36" };
const RADIOS = { gender: "q8_gender", hispanic: "q10_doesThe", langEnglish: "q11_languages[0]", langSpanish: "q11_languages[1]" };
function read(shown) {
	const all = {};
	for (const [k, id] of Object.entries(KEYS)) all[k] = $id(id).value;
	for (const [k, name] of Object.entries(RADIOS)) all[k] = document.querySelector(`input[name="${name}"]:checked`)?.value ?? "";
	all.gradDate = shown ? lite.value : ["month", "day", "year"].map((p) => $id(`${p}_15`).value).filter(Boolean).join("/");
	all.agree = $id("input_35_0").checked;
	all.website = document.querySelector("[name=website]").value;
	for (let j = 0; j < 3; j++) for (let i = 0; i < 3; i++) {
		all[`course${j}_${i}`] = $id(`input_17_${j}_${i}`).value;
		if (j < 2) all[`sib${j}_${i}`] = $id(`input_27_${j}_${i}`).value;
	}
	const rows = [...(frame.contentDocument?.querySelectorAll("#list tbody tr") ?? [])];
	const sent = JSON.parse($id("input_20").value || "[]");
	for (let j = 0; j < 3; j++) for (let i = 0; i < 5; i++) all[`act${j}_${i}`] = (shown ? rows[j]?.querySelectorAll("input,select,textarea")[i]?.value : sent[j]?.[i]) ?? "";
	return all;
}
window.formState = () => ({ ...read(false), submitted });
window.formShown = () => read(true);
