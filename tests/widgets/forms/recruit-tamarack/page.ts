import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./psstyle.css";

type Pairs = [string, string][];
let tab = 10;
const next = () => `tabindex='${++tab}'`;
const esc = (text: string) => text.replace(/&/g, "&amp;").replace(/'/g, "&#039;");
const CODES: Record<string, string> = { "United States of America": "USA", "United Kingdom": "GBR", "South Korea": "KOR", Japan: "JPN", China: "CHN", Philippines: "PHL", Nigeria: "NGA", Spain: "ESP", Germany: "DEU", Vietnam: "VNM" };
const COUNTRY: Pairs = COUNTRIES.map((name) => [CODES[name] ?? name.slice(0, 3).toUpperCase(), name === "United States of America" ? "United States" : name]);
const PLANS: Pairs = MAJORS.map((name) => [name.split(" ").map((word) => word.slice(0, name.includes(" ") ? 3 : 5).toUpperCase()).join("") + "BS", name]);

/* --- what the component processor writes --- */
const lbl = (id: string, text: string, kind = "PSEDITBOXLABEL", dom = true) => `<div id='win0div${id}lbl'>${dom ? `<label for='${id}' id='${id}_LBL' class='${kind}'>${text}</label>` : `<span class='${kind}'>${text}</span>`}</div>`;
const edit = (id: string, width: number, max: number, kind = "") => `<div id='win0div${id}'><input type='text' name='${id}' id='${id}' ${next()} value='' class='PSEDITBOX' style='width:${width}px;' maxlength='${max}' data-edit='${kind}' /></div>`;
const prompt = (id: string, descr: string) =>
	`<div id='win0div${id}'><input type='text' name='${id}' id='${id}' ${next()} value='' class='PSEDITBOX' style='width:86px;' maxlength='12' data-edit='prompt' /><a name='${id}$prompt' id='${id}$prompt' ${next()} href='javascript:void(0);'><img src='data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' border='0' class='PSPROMPT' alt='Look up ${descr} (Alt+5)' title='Look up ${descr} (Alt+5)' /></a></div>`;
const date = (id: string) =>
	`<div id='win0div${id}'><input type='text' name='${id}' id='${id}' ${next()} value='' class='PSEDITBOX' style='width:82px;' maxlength='10' data-edit='date' /><a name='${id}$prompt' id='${id}$prompt' ${next()} href='javascript:void(0);'><img src='data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' border='0' class='PSPROMPT' alt='Choose a date (Alt+5)' title='Choose a date (Alt+5)' /></a></div>`;
const drop = (id: string, options: Pairs, width = 160) => `<div id='win0div${id}'><select name='${id}' id='${id}' ${next()} size='1' class='PSDROPDOWNLIST' style='width:${width}px;'><option value='' selected='selected'>&nbsp;</option>${options.map(([value, text]) => `<option value='${value}'>${esc(text)}</option>`).join("")}</select></div>`;
const check = (id: string, text: string) =>
	`<div id='win0div${id}'><input type='hidden' name='${id}$chk' id='${id}$chk' value='N' /><input type='checkbox' name='${id}' id='${id}' ${next()} value='N' class='PSCHECKBOX' /><label for='${id}' id='${id}_LBL' class='PSCHECKBOX'>${text}</label></div>`;
const radios = (id: string, options: Pairs) => `<div id='win0div${id}'>${options.map(([value, text], at) => `<input type='radio' name='${id}' id='${id}${at ? `$${20 + at}$` : ""}' ${next()} value='${value}' class='PSRADIOBUTTON' /><label for='${id}${at ? `$${20 + at}$` : ""}' class='PSRADIOBUTTON'>${text}</label>`).join("&nbsp;&nbsp;")}</div>`;
const line = (label: string, field: string, after = "") => `<tr><td height='25' width='12'></td><td width='170' valign='top' align='right'>${label}</td><td valign='top' align='left' nowrap='nowrap'>${field}</td><td>${after}</td></tr>`;
const box = (id: string, title: string, rows: string, help = "") =>
	`<div id='win0div${id}'><table border='0' id='ACE_${id}' cellpadding='0' cellspacing='0' class='PSGROUPBOXWBO' width='690' role='presentation'><tr><td class='PSGROUPBOXLABEL' colspan='4' align='left'>${title}</td></tr>${help ? `<tr><td></td><td colspan='3'><div id='win0div${id}HLP'><span class='PSPAGEINSTRUCTIONS'>${help}</span></div></td></tr>` : ""}${rows}</table></div>`;

type Column = [head: string, field: (row: number) => string];
const gridRow = (grid: string, columns: Column[], row: number) => `<tr id='tr${grid}$0_row${row + 1}' valign='center'>${columns.map(([, field]) => `<td align='left' class='PSLEVEL1GRID${row % 2 ? "EVEN" : "ODD"}ROW'>${field(row)}</td>`).join("")}<td class='PSLEVEL1GRIDODDROW'><div id='win0div${grid}$delete$${row}$$0'><a class='PTROWDEL' ${next()} name='${grid}$delete$${row}$$0' id='${grid}$delete$${row}$$0' href='javascript:void(0);'><img border='0' src='data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' alt='Delete row ${row + 1}' title='Delete row ${row + 1} (Alt+8)' /></a></div></td></tr>`;
const grid = (id: string, title: string, columns: Column[], rows: number, add = "") =>
	`<div id='win0div${id}$0'><table border='0' id='${id}$scroll$0' cellpadding='0' cellspacing='0' class='PSLEVEL1GRIDWBO' width='690'><tr><td class='PSLEVEL1GRIDLABEL' align='left'>${title}</td><td class='PSLEVEL1GRIDLABEL' align='right'><span class='PSGRIDCOUNTER' id='${id}$cnt'>1${rows > 1 ? `-${rows}` : ""} of ${rows}</span></td></tr><tr><td colspan='2'><table cellspacing='0' class='PSLEVEL1GRID' border='1' width='100%' dir='ltr'><tr valign='center'>${columns.map(([head]) => `<th scope='col' align='left' abbr='${head}' class='PSLEVEL1GRIDCOLUMNHDR'>${head}</th>`).join("")}<th scope='col' class='PSLEVEL1GRIDCOLUMNHDR'>&nbsp;</th></tr><tbody id='${id}$body'>${Array.from({ length: rows }, (_, row) => gridRow(id, columns, row)).join("")}</tbody></table></td></tr>${add ? `<tr><td colspan='2'><div id='win0div${id}$new$0'><a name='${id}$new$0' id='${id}$new$0' ${next()} href='javascript:void(0);' class='SSSBUTTON_ACTIONLINK'>${add}</a></div></td></tr>` : ""}</table></div>`;

const YN: Pairs = [["Y", "Yes"], ["N", "No"]];
const EDU: Pairs = [["A", "Not Indicated"], ["B", "Less Than HS Graduate"], ["C", "HS Graduate or Equivalent"], ["D", "Some College"], ["F", "2-Year College Degree"], ["G", "Bachelor's Level Degree"], ["I", "Master's Level Degree"], ["K", "Doctorate"]];
const HS: Column[] = [
	["Course Description", (row) => edit(`EXT_COURSE_DESCR$${row}`, 220, 60)],
	["Grade", (row) => edit(`EXT_COURSE_CRSE_GRADE_INPUT$${row}`, 60, 5)],
	["Units", (row) => edit(`EXT_COURSE_UNT_TAKEN$${row}`, 60, 7, "number")],
	["Currently Enrolled", (row) => `<div id='win0divEXT_COURSE_IN_PROG$${row}'><input type='hidden' name='EXT_COURSE_IN_PROG$chk$${row}' id='EXT_COURSE_IN_PROG$chk$${row}' value='N' /><input type='checkbox' name='EXT_COURSE_IN_PROG$${row}' id='EXT_COURSE_IN_PROG$${row}' value='N' class='PSCHECKBOX' /></div>`],
];
const COLLEGE: Column[] = [
	["College Course", (row) => edit(`SAD_TRCRD_COURSE_TITLE$${row}`, 240, 60)],
	["Grade Received", (row) => edit(`SAD_TRCRD_GRADE$${row}`, 70, 5)],
	["Credits", (row) => edit(`SAD_TRCRD_UNITS$${row}`, 60, 7, "number")],
];
const AP: Column[] = [
	["Examination", (row) => edit(`STDNT_TEST_AP_DESCR$${row}`, 240, 50)],
	["Score", (row) => drop(`STDNT_TEST_AP_SCORE$${row}`, [1, 2, 3, 4, 5].map((score) => [String(score), String(score)]), 60)],
	["Date Taken", (row) => date(`STDNT_TEST_AP_TEST_DT$${row}`)],
];
const GRIDS: Record<string, Column[]> = { EXT_COURSE: HS, SAD_TRCRD: COLLEGE };
const sat = (code: string, name: string, width = 60) => line(lbl(`SAD_TST_${code}_SCORE`, name), edit(`SAD_TST_${code}_SCORE`, width, 4, "number"), `<table role='presentation'><tr><td>${lbl(`SAD_TST_${code}_DT`, "Test Date:")}</td><td>${date(`SAD_TST_${code}_DT`)}</td></tr></table>`);
const parent = (at: number) =>
	box(`SAD_REL_GB$${at}`, `Parent ${at + 1}`, line(lbl(`SAD_REL_FIRST_NAME$${at}`, "First Name:"), edit(`SAD_REL_FIRST_NAME$${at}`, 164, 30)) + line(lbl(`SAD_REL_LAST_NAME$${at}`, "Last Name:"), edit(`SAD_REL_LAST_NAME$${at}`, 164, 30)) + line(lbl(`SAD_REL_HIGHEST_EDUC_LVL$${at}`, "Highest Education Level:", "PSDROPDOWNLABEL"), drop(`SAD_REL_HIGHEST_EDUC_LVL$${at}`, EDU, 200)) + line(lbl(`SAD_REL_OCCUPATION$${at}`, "Occupation:"), edit(`SAD_REL_OCCUPATION$${at}`, 200, 40)));

document.querySelector("#win0divPSPAGECONTAINER")!.innerHTML = [
	`<div id='win0divDERIVED_SAD_TITLE'><span class='PATRANSACTIONTITLE'>Application for Undergraduate Admission</span></div><div><span class='PSPAGEINSTRUCTIONS'>Complete all sections and select Submit. Fields marked with an asterisk (*) are required. Your session will time out after 20 minutes of inactivity.</span></div>`,
	box("SAD_NAME_GB", "Primary Name", line(lbl("DERIVED_SAD_FIRST_NAME", "*First Name:"), edit("DERIVED_SAD_FIRST_NAME", 164, 30)) + line(lbl("DERIVED_SAD_MIDDLE_NAME", "Middle Name:"), edit("DERIVED_SAD_MIDDLE_NAME", 164, 30)) + line(lbl("DERIVED_SAD_LAST_NAME", "*Last Name:"), edit("DERIVED_SAD_LAST_NAME", 164, 30)) + line(lbl("DERIVED_SAD_NAME_SUFFIX", "Suffix:", "PSDROPDOWNLABEL"), drop("DERIVED_SAD_NAME_SUFFIX", [["I", "I"], ["II", "II"], ["III", "III"], ["IV", "IV"], ["JR", "Jr"], ["SR", "Sr"]], 70)) + line(lbl("DERIVED_SAD_PREF_FIRST_NAME", "Preferred First Name:"), edit("DERIVED_SAD_PREF_FIRST_NAME", 164, 30))),
	box("SAD_BIO_GB", "Biographical Information", line(lbl("PERS_DATA_BIRTHDATE", "*Date of Birth:"), date("PERS_DATA_BIRTHDATE"), "<span class='PSEDITBOX_DISPONLY'>(example: 12/31/2000)</span>") + line(lbl("PERS_DATA_BIRTHPLACE", "Birth Location:"), edit("PERS_DATA_BIRTHPLACE", 164, 30)) + line(lbl("PERS_DATA_BIRTHCOUNTRY", "Birth Country:", "PSDROPDOWNLABEL"), drop("PERS_DATA_BIRTHCOUNTRY", COUNTRY)) + line(lbl("PERS_DATA_SEX", "Gender:", "PSDROPDOWNLABEL"), drop("PERS_DATA_SEX", [["F", "Female"], ["M", "Male"], ["U", "Unknown"], ["X", "Nonbinary"]])) + line(lbl("PERS_NID_NATIONAL_ID", "Social Security Number:"), edit("PERS_NID_NATIONAL_ID", 100, 11))),
	box("SAD_ADDR_GB", "Home Address", line(lbl("DERIVED_ADDRESS_COUNTRY", "*Country:", "PSDROPDOWNLABEL"), drop("DERIVED_ADDRESS_COUNTRY", COUNTRY)) + line(lbl("DERIVED_ADDRESS_ADDRESS1", "*Address 1:"), edit("DERIVED_ADDRESS_ADDRESS1", 300, 55)) + line(lbl("DERIVED_ADDRESS_ADDRESS2", "Address 2:"), edit("DERIVED_ADDRESS_ADDRESS2", 300, 55)) + line(lbl("DERIVED_ADDRESS_CITY", "*City:"), edit("DERIVED_ADDRESS_CITY", 164, 30)) + line(lbl("DERIVED_ADDRESS_STATE", "*State:"), prompt("DERIVED_ADDRESS_STATE", "State"), "<div id='win0divSTATE_TBL_DESCR'><span class='PSEDITBOX_DISPONLY' id='DERIVED_ADDRESS_STATE$descr'>&nbsp;</span></div>") + line(lbl("DERIVED_ADDRESS_POSTAL", "*Postal:"), edit("DERIVED_ADDRESS_POSTAL", 90, 12)) + line(lbl("EMAIL_ADDRESSES_EMAIL_ADDR", "*Email Address:"), edit("EMAIL_ADDRESSES_EMAIL_ADDR", 240, 70)) + line(lbl("PERSONAL_PHONE_PHONE", "Telephone:"), edit("PERSONAL_PHONE_PHONE", 120, 24, "phone"))),
	box("SAD_PROG_GB", "Academic Program", line(lbl("ADM_APPL_PROG_ADMIT_TERM", "*Admit Term:", "PSDROPDOWNLABEL"), drop("ADM_APPL_PROG_ADMIT_TERM", [["2267", "2026 Fall"], ["2271", "2027 Spring"], ["2277", "2027 Fall"], ["2281", "2028 Spring"]], 120)) + line(lbl("ADM_APPL_PLAN_ACAD_PLAN", "*Academic Plan:"), prompt("ADM_APPL_PLAN_ACAD_PLAN", "Academic Plan"), "<div id='win0divACAD_PLAN_TBL_DESCR'><span class='PSEDITBOX_DISPONLY' id='ADM_APPL_PLAN_ACAD_PLAN$descr'>&nbsp;</span></div>")),
	box("SAD_HS_GB", "High School", line(lbl("EXT_ORG_TBL_DESCR", "*School Name:"), edit("EXT_ORG_TBL_DESCR", 260, 50)) + line(lbl("EXT_ORG_TBL_CITY", "City:"), edit("EXT_ORG_TBL_CITY", 164, 30)) + line(lbl("EXT_ORG_TBL_STATE", "State:", "PSDROPDOWNLABEL"), drop("EXT_ORG_TBL_STATE", STATES.map(([code, name]) => [code, name]))) + line(lbl("EXT_ACAD_DATA_GRAD_DT", "Graduation Date:"), date("EXT_ACAD_DATA_GRAD_DT")) + line(lbl("EXT_ACAD_SUM_EXT_GPA", "Unweighted GPA (4.0 scale):"), edit("EXT_ACAD_SUM_EXT_GPA", 60, 8, "number")) + line(lbl("EXT_ACAD_SUM_CLASS_RANK", "Class Rank:"), edit("EXT_ACAD_SUM_CLASS_RANK", 60, 5, "number"), `<table role='presentation'><tr><td>${lbl("EXT_ACAD_SUM_CLASS_SIZE", "Class Size:")}</td><td>${edit("EXT_ACAD_SUM_CLASS_SIZE", 60, 5, "number")}</td></tr></table>`)),
	grid("EXT_COURSE", "High School Courses", HS, 1, "Add Course"),
	grid("SAD_TRCRD", "College Coursework While in High School", COLLEGE, 1, "Add College Course"),
	box("SAD_TST_GB", "Test Scores", sat("SATM", "SAT Math:") + sat("SATR", "SAT Evidence-Based Reading and Writing:") + sat("ACTC", "ACT Composite:"), "Self-reported. Official scores are required before enrollment."),
	grid("STDNT_TEST_AP", "Advanced Placement Examinations", AP, 3),
	parent(0),
	parent(1),
	box("SAD_EC_GB", "Emergency Contact", line(lbl("EMERGENCY_CNTCT_CONTACT_NAME", "Contact Name:"), edit("EMERGENCY_CNTCT_CONTACT_NAME", 240, 50)) + line(lbl("EMERGENCY_CNTCT_RELATIONSHIP", "Relationship to Applicant:", "PSDROPDOWNLABEL"), drop("EMERGENCY_CNTCT_RELATIONSHIP", [["A", "Aunt"], ["F", "Friend"], ["P", "Parent"], ["S", "Sibling"], ["SP", "Spouse"]])) + line(lbl("EMERGENCY_CNTCT_PHONE", "Telephone:"), edit("EMERGENCY_CNTCT_PHONE", 120, 24, "phone"))),
	box("SAD_LEG_GB", "Legacy", line(lbl("SAD_ALUM_NAME", "Name of alumni relative:"), edit("SAD_ALUM_NAME", 240, 50)) + line(lbl("SAD_REFERRAL_SRCE", "Referral Source:", "PSDROPDOWNLABEL"), drop("SAD_REFERRAL_SRCE", [["CF", "College Fair"], ["HSV", "High School Visit"], ["MAIL", "Mailing"], ["WEB", "Web Search"]]))),
	box("SAD_DIV_GB", "Statistical Information", line(lbl("CITIZENSHIP_CITIZENSHIP_STATUS", "Citizenship Status:", "PSDROPDOWNLABEL"), drop("CITIZENSHIP_CITIZENSHIP_STATUS", [["1", "Native"], ["2", "Naturalized"], ["3", "Alien Permanent"], ["4", "Alien Temporary"]].map(([code, name]) => [code, { Native: "U.S. Citizen", Naturalized: "U.S. National", "Alien Permanent": "Permanent Resident", "Alien Temporary": "Nonresident - Visa Holder" }[name]!]), 200)) + line(lbl("DERIVED_ETHNIC_HISP", "Are you Hispanic or Latino?", "PSEDITBOXLABEL", false), radios("DERIVED_ETHNIC_HISP", YN)) + line(lbl("DIVERS_ETHNIC_ETHNIC_GRP_CD", "Race:", "PSDROPDOWNLABEL"), drop("DIVERS_ETHNIC_ETHNIC_GRP_CD", [["AMIND", "American Indian/Alaska Native"], ["ASIAN", "Asian"], ["BLACK", "Black/African American"], ["PACIF", "Native Hawaiian/Oth Pac Island"], ["WHITE", "White"]], 220)) + line(lbl("SAD_FIRST_GEN", "First generation college student?", "PSEDITBOXLABEL", false), radios("SAD_FIRST_GEN", YN)) + line(lbl("PERS_DATA_MILITARY_STATUS", "Military Status:", "PSDROPDOWNLABEL"), drop("PERS_DATA_MILITARY_STATUS", [["1", "Not indicated"], ["2", "No Military Service"], ["3", "Active Reserve"], ["4", "Veteran"], ["8", "Dependent of Veteran"]], 200)), "Responses in this section are optional and are not used in the admission decision."),
	box("SAD_CERT_GB", "Certification", `<tr><td></td><td colspan='3'>${check("SAD_CERTIFY_FLG", "I certify that the information I have provided is complete and accurate.")}</td></tr>` + line(lbl("SAD_ESIGN", "Electronic Signature:"), edit("SAD_ESIGN", 240, 60))),
	`<div id='win0divDERIVED_SAD_SUBMIT_PB'><a class='SSSBUTTON_CONFIRMLINK' href='javascript:void(0);'><span><input type='button' id='DERIVED_SAD_SUBMIT_PB' name='DERIVED_SAD_SUBMIT_PB' class='PSPUSHBUTTON' value='Submit' /></span></a></div>`,
].join("<br />");

/* --- the processor's side --- */
const win0 = document.forms.namedItem("win0")!;
const lists: Record<string, Pairs> = { DERIVED_ADDRESS_STATE: STATES, ADM_APPL_PLAN_ACAD_PLAN: PLANS };
const by = (id: string) => document.getElementById(id) as HTMLInputElement;
let submitted = false;
const bump = () => (by("ICStateNum").value = String(Number(by("ICStateNum").value) + 1));

win0.addEventListener("change", (event) => {
	const field = event.target as HTMLInputElement;
	by("ICChanged").value = "1";
	if (field.type === "checkbox") by(field.id.replace(/^([^$]+)/, "$1$$chk")).value = field.checked ? "Y" : "N";
	const kind = field.dataset?.edit;
	if (kind === "phone") {
		const digits = field.value.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
		if (digits.length === 10) field.value = `${digits.slice(0, 3)}/${digits.slice(3, 6)}-${digits.slice(6)}`;
	}
	if (kind === "date") {
		const parts = /^(\d{1,2})[/-]?(\d{1,2})[/-]?(\d{4})$/.exec(field.value.trim());
		if (parts) field.value = `${parts[1].padStart(2, "0")}/${parts[2].padStart(2, "0")}/${parts[3]}`;
		field.classList.toggle("PSERROR", field.value !== "" && !parts);
	}
	if (kind === "number") field.classList.toggle("PSERROR", Number.isNaN(Number(field.value)));
	if (kind === "prompt") {
		field.value = field.value.toUpperCase();
		const entry = lists[field.id].find(([code]) => code === field.value);
		by(`${field.id}$descr`).textContent = entry?.[1] ?? "\u00a0";
		field.classList.toggle("PSERROR", field.value !== "" && !entry);
	}
});

function lookUp(id: string, title: string) {
	const modal = document.createElement("div");
	modal.id = "ptMod_0";
	modal.className = "PSMODAL";
	const rows = (query: string) => lists[id].filter(([code, name]) => code.startsWith(query.toUpperCase()) || name.toUpperCase().startsWith(query.toUpperCase()));
	const table = (query: string) =>
		`<table class='PSSRCHRESULTSTITLE' id='PTSRCHRESULTS0'><tr><th scope='col' class='PSSRCHRESULTSHDR'>Code</th><th scope='col' class='PSSRCHRESULTSHDR'>Description</th></tr>${rows(query).map(([code, name], at) => `<tr class='PSSRCHRESULTS${at % 2 ? "EVEN" : "ODD"}ROW'><td><a class='PSSRCHRESULTSODDROW' name='RESULT0$${at}' id='RESULT0$${at}' data-code='${code}' href='javascript:void(0);'>${code}</a></td><td><a name='RESULT1$${at}' id='RESULT1$${at}' data-code='${code}' href='javascript:void(0);'>${esc(name)}</a></td></tr>`).join("")}</table>`;
	modal.innerHTML = `<table class='PTPOPUP_TABLE'><tr id='ptModHeader_0'><td class='PTPOPUP_TITLE'>${title}</td><td><a id='ptModCloseImg_0' href='javascript:void(0);' title='Close'>X</a></td></tr><tr><td colspan='2'><div class='PTPOPUP_BODY'><label for='#ICSearchKey' class='PSSRCHLABEL'>begins with</label> <input type='text' id='#ICSearchKey' class='PSEDITBOX' /> <input type='button' class='PSPUSHBUTTONTBLOOKUP' id='#ICSearch' value='Look Up' /> <input type='button' class='PSPUSHBUTTONTBCANCEL' id='#ICCancel' value='Cancel' /><div class='PSSRCHSUBTITLE'>Search Results</div><div id='win0divSEARCHRESULT'>${table("")}</div></div></td></tr></table>`;
	document.body.append(modal);
	const key = modal.querySelector<HTMLInputElement>("input[type=text]")!;
	key.focus();
	modal.addEventListener("click", (event) => {
		const on = event.target as HTMLElement;
		if (on.id === "#ICSearch") modal.querySelector("#win0divSEARCHRESULT")!.innerHTML = table(key.value);
		else if (on.dataset.code) {
			by(id).value = on.dataset.code;
			by(id).dispatchEvent(new Event("change", { bubbles: true }));
			modal.remove();
		} else if (on.id === "#ICCancel" || on.id === "ptModCloseImg_0") modal.remove();
	});
}

win0.addEventListener("click", (event) => {
	const on = (event.target as Element).closest("a, input[type=button]");
	if (!on) return;
	if (on.id === "DERIVED_SAD_SUBMIT_PB") submitted = true;
	const looked = /^(\w+)\$prompt$/.exec(on.id);
	if (looked && lists[looked[1]]) lookUp(looked[1], on.querySelector("img")!.alt.replace(" (Alt+5)", ""));
	const added = /^(\w+)\$new\$0$/.exec(on.id);
	if (added) {
		const body = by(`${added[1]}$body`);
		const rows = body.children.length;
		body.insertAdjacentHTML("beforeend", gridRow(added[1], GRIDS[added[1]], rows));
		by(`${added[1]}$cnt`).textContent = `1-${rows + 1} of ${rows + 1}`;
		by("ICAction").value = on.id;
		bump();
	}
});
win0.addEventListener("submit", (event) => event.preventDefault());

/* --- what the page holds and shows --- */
const KEYS = [...new Set([...[...win0.elements].map((each) => (each as HTMLInputElement).name).filter((name) => name && !/^IC|\$chk|_PB$/.test(name)), ...[0, 1, 2].flatMap((row) => ["DESCR", "CRSE_GRADE_INPUT", "UNT_TAKEN", "IN_PROG"].map((field) => `EXT_COURSE_${field}$${row}`)), ...[0, 1].flatMap((row) => ["COURSE_TITLE", "GRADE", "UNITS"].map((field) => `SAD_TRCRD_${field}$${row}`))])];
Object.assign(window, {
	formState() {
		const posted = new FormData(win0);
		return { ...Object.fromEntries(KEYS.map((key) => [key, String(posted.get(key.includes("IN_PROG") ? key.replace("$", "$chk$") : by(key)?.type === "checkbox" ? `${key}$chk` : key) ?? (key.includes("IN_PROG") ? "N" : ""))])), submitted };
	},
	formShown() {
		return Object.fromEntries(
			KEYS.map((key) => {
				const field = by(key) as any;
				if (!field) return [key, key.includes("IN_PROG") ? false : ""];
				if (field.type === "checkbox") return [key, field.checked];
				if (field.type === "radio") {
					const chosen = win0.querySelector<HTMLInputElement>(`input[name='${key}']:checked`);
					return [key, chosen ? win0.querySelector(`label[for='${chosen.id}']`)!.textContent : ""];
				}
				return [key, field instanceof HTMLSelectElement ? field.selectedOptions[0].text.trim() : field.value];
			}),
		);
	},
});
