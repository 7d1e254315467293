import "./ps.css";
import { COUNTRIES, STATES } from "../../lists";

type Row = [string, string, string?];
const $ = (id: string) => document.getElementById(id) as any;
const esc = (s: string) => s.replace(/"/g, "&quot;");
const PIX = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
let submitted = false;

/* ---------- field emitters, named as the component emits them ---------- */
const lbl = (id: string, text: string, req = false, cls = "PSEDITBOXLABEL") => `<div id="win0div${id}lbl"><label for="${id}" class="${cls}">${req ? "*" : ""}${text}</label></div>`;
const box = (id: string, len = 30, w = 200, extra = "") => `<div id="win0div${id}"><input type="text" name="${id}" id="${id}" tabindex="10" value="" class="PSEDITBOX" style="width:${w}px;" maxlength="${len}" ${extra}></div>`;
const drop = (id: string, opts: Row[], extra = "") => `<div id="win0div${id}"><select name="${id}" id="${id}" tabindex="10" size="1" class="PSDROPDOWNLIST" ${extra}><option value="">&nbsp;</option>${opts.map(([v, t]) => `<option value="${esc(v)}">${t}</option>`).join("")}</select></div>`;
const look = (id: string, what: string, w = 110, desc = true) => `<div id="win0div${id}"><span style="white-space:nowrap"><input type="text" name="${id}" id="${id}" tabindex="10" value="" class="PSEDITBOX" style="width:${w}px;" maxlength="30" data-prompt="${what}"><a class="PTLOOKUP" name="${id}$prompt" id="${id}$prompt" tabindex="11" href="javascript:void(0)"><img src="${PIX}" alt="Look up ${what} (Alt+5)" title="Look up ${what} (Alt+5)" border="0"></a>${desc ? ` <span class="PSEDITBOX_DISPONLY" id="${id}_DESCR"></span>` : ""}</span></div>`;
const date = (id: string) => `<div id="win0div${id}"><span style="white-space:nowrap"><input type="text" name="${id}" id="${id}" tabindex="10" value="" class="PSEDITBOX psdate" style="width:85px;" maxlength="10"><a class="PSIMAGE psdateprompt" id="${id}$prompt" href="javascript:void(0)"><img src="${PIX}" alt="Choose a date (Alt+5)" title="Choose a date (Alt+5)"></a></span></div>`;
const line = (id: string, text: string, field: string, req = false) => `<tr><td class="lb">${lbl(id, text, req)}</td><td class="ed">${field}</td></tr>`;
const group = (id: string, title: string, body: string, note = "") => `<table cellspacing="0" class="PSGROUPBOX" id="ACE_${id}"><tr><td class="PAGROUPDIVIDER" colspan="4">${title}</td></tr>${note ? `<tr><td colspan="4" class="ed"><span class="PAPAGEINSTRUCTIONS">${note}</span></td></tr>` : ""}${body}</table>`;

/* ---------- prompt tables ---------- */
const TABLES: Record<string, { head: string[]; rows: Row[] }> = {
	Country: { head: ["Country", "Description"], rows: COUNTRIES.map((c) => [({ "United States of America": "USA", "United Kingdom": "GBR", "South Korea": "KOR", Nigeria: "NGA", Spain: "ESP", Vietnam: "VNM", Philippines: "PHL", Mexico: "MEX", China: "CHN", Germany: "DEU" } as any)[c] ?? c.slice(0, 3).toUpperCase(), c === "United States of America" ? "United States" : c]) },
	State: { head: ["State", "Description"], rows: STATES.map(([a, b]) => [a, b]) },
	School: {
		head: ["Org ID", "School Name", "City, State"],
		rows: [
			["000041877", "Ashland High School", "Ashland, OR"], ["000041905", "Ashland Valley High School", "Ashland, OR"], ["000029116", "Ashland Valley Christian School", "Ashland, OH"],
			["000018820", "Yreka High School", "Yreka, CA"], ["000018851", "Valley High School", "Sacramento, CA"], ["000042210", "North Medford High School", "Medford, OR"],
		],
	},
	College: {
		head: ["Org ID", "College", "City, State"],
		rows: [["000100442", "College of the Canyons", "Santa Clarita, CA"], ["000100470", "College of the Siskiyous", "Weed, CA"], ["000100471", "College of the Redwoods", "Eureka, CA"], ["000100913", "Southern Oregon University", "Ashland, OR"], ["000100920", "Oregon State University", "Corvallis, OR"]],
	},
	Plan: { head: ["Academic Plan", "Description"], rows: [["BIOL-BS", "Biology"], ["CENG-BS", "Civil Engineering"], ["CHEM-BS", "Chemistry"], ["CS-BS", "Computer Science"], ["ENVE-BS", "Environmental Engineering"], ["ENVS-BA", "Environmental Studies"], ["HIST-BA", "History"], ["MENG-BS", "Mechanical Engineering"], ["UNDL", "Undeclared"]] },
};
const AP: Row[] = [["BIO", "Biology"], ["CAB", "Calculus AB"], ["CBC", "Calculus BC"], ["CHM", "Chemistry"], ["ENGL", "English Lang &amp; Composition"], ["ENGC", "English Lit &amp; Composition"], ["EH", "European History"], ["PSY", "Psychology"], ["STAT", "Statistics"], ["USH", "United States History"], ["WH", "World History: Modern"]];
const ACTS: Row[] = [["ATH", "Athletics"], ["ART", "Arts"], ["COM", "Community Service"], ["DEB", "Debate/Speech"], ["ENV", "Environmental"], ["GOV", "Student Government"], ["MUS", "Music"], ["WRK", "Work (Paid)"], ["OTH", "Other"]];
const GRADES: Row[] = [["09", "9"], ["10", "10"], ["11", "11"], ["12", "12"]];

/* ---------- page ---------- */
const EDU: Row[] = [["A", "Less than high school"], ["B", "High school graduate or equivalent"], ["C", "Some college, no degree"], ["D", "2-Year College Degree"], ["G", "Bachelor's Level Degree"], ["I", "Master's Level Degree"], ["J", "Doctorate"]];
const YN: Row[] = [["Y", "Yes"], ["N", "No"]];
$("page").innerHTML =
	`<div class="PAPAGETITLE">Undergraduate Application</div>` +
	group("TERM", "Application Information",
		line("ADM_TERM", "Admit Term", drop("ADM_TERM", [["2268", "2026 Fall"], ["2272", "2027 Spring"], ["2275", "2027 Summer"], ["2278", "2027 Fall"], ["2282", "2028 Spring"]]), true) +
		line("ACAD_PLAN", "Academic Plan", look("ACAD_PLAN", "Plan"), true)) +
	group("NAME", "Biographical Details",
		line("NAME_PREFIX", "Prefix", drop("NAME_PREFIX", [["DR", "Dr"], ["MR", "Mr"], ["MRS", "Mrs"], ["MS", "Ms"], ["MX", "Mx"]])) +
		line("FIRST_NAME", "First Name", box("FIRST_NAME"), true) + line("MIDDLE_NAME", "Middle Name", box("MIDDLE_NAME")) + line("LAST_NAME", "Last Name", box("LAST_NAME"), true) +
		line("NAME_SUFFIX", "Suffix", drop("NAME_SUFFIX", [["II", "II"], ["III", "III"], ["IV", "IV"], ["JR", "Jr"], ["SR", "Sr"]])) +
		line("BIRTHDATE", "Date of Birth", date("BIRTHDATE"), true) +
		line("SEX", "Gender", drop("SEX", [["F", "Female"], ["M", "Male"], ["X", "Nonbinary"], ["U", "Unknown"]])) +
		line("NATIONAL_ID", "National ID (SSN)", `<input type="password" name="NATIONAL_ID" id="NATIONAL_ID" class="PSEDITBOX" maxlength="11" style="width:110px">`)) +
	group("ADDR", "Home Address",
		line("COUNTRY", "Country", look("COUNTRY", "Country", 50), true) + line("ADDRESS1", "Address 1", box("ADDRESS1", 55, 300), true) + line("ADDRESS2", "Address 2", box("ADDRESS2", 55, 300)) +
		line("CITY", "City", box("CITY"), true) + line("STATE", "State", look("STATE", "State", 60)) + line("POSTAL", "Postal", box("POSTAL", 12, 90)) + line("COUNTY", "County", box("COUNTY", 30, 150))) +
	group("COMM", "Contact Information",
		line("PHONE", "Telephone", box("PHONE", 24, 120), true) + line("EMAIL_ADDR", "Email Address", box("EMAIL_ADDR", 70, 280), true)) +
	group("EXTORG", "Education History",
		line("EXT_ORG_ID", "High School", look("EXT_ORG_ID", "School", 260), true) + line("TO_DT", "Graduation Date", date("TO_DT")) +
		line("EXT_GPA", "Cumulative GPA (weighted, 5.0 scale)", box("EXT_GPA", 5, 60)) + line("CLASS_RANK", "Class Rank", box("CLASS_RANK", 4, 50)) +
		line("COLL_ORG_ID", "College attended while in high school", look("COLL_ORG_ID", "College", 260)),
		"Use the look up to find your school. If it is not listed, enter OTHER.") +
	`<iframe id="ptifrmtests" name="TestScores" title="Test Scores" style="width:100%;height:190px;border:0"></iframe>` +
	`<div id="win0divAP$0"></div><div id="win0divACTV$0"></div><div id="win0divHONR$0"></div>` +
	group("REL", "Parents / Guardians",
		line("REL_NAME_MO", "Mother's Name (First Last)", box("REL_NAME_MO", 50, 240)) + line("REL_EDU_MO", "Mother's Highest Education", drop("REL_EDU_MO", EDU)) +
		line("REL_NAME_FA", "Father's Name (First Last)", box("REL_NAME_FA", 50, 240)) + line("REL_EDU_FA", "Father's Highest Education", drop("REL_EDU_FA", EDU))) +
	group("DEMO", "Citizenship, Ethnicity and Income",
		line("CITIZENSHIP", "Citizenship Status", drop("CITIZENSHIP", [["1", "Native"], ["2", "Naturalized"], ["3", "Alien Permanent"], ["4", "Alien Temporary"], ["6", "Asylee / Refugee"]].map(([v], i) => [v, ["U.S. Citizen", "Permanent Resident", "Alien Temporary (visa)", "Refugee / Asylee", "Other"][i]] as Row)), true) +
		`<tr><td class="lb">Are you Hispanic or Latino?</td><td class="ed"><div id="win0divHISP"><input type="radio" class="PSRADIOBUTTON" name="HISP" id="HISP" value="Y"><label for="HISP" class="PSRADIOLABEL">Yes</label> <input type="radio" class="PSRADIOBUTTON" name="HISP" id="HISP$8$" value="N"><label for="HISP$8$" class="PSRADIOLABEL">No</label></div></td></tr>` +
		`<tr><td class="lb">What is your race? Select one or more.</td><td class="ed">${([["AMIND", "American Indian/Alaska Native"], ["ASIAN", "Asian"], ["BLACK", "Black/African American"], ["PACIF", "Native Hawaiian/Oth Pac Island"], ["WHITE", "White"]] as Row[]).map(([v, t], i) => `<div><input type="checkbox" class="PSCHECKBOX" name="RACE$${i}" id="RACE$${i}" value="${v}"><label for="RACE$${i}" class="PSCHECKBOXLABEL">${t}</label></div>`).join("")}</td></tr>` +
		line("INCOME", "Annual Household Income", drop("INCOME", [["01", "Under $24,000"], ["02", "$24,000 - $47,999"], ["03", "$48,000 - $71,999"], ["04", "$72,000 - $99,999"], ["05", "$100,000 and over"], ["99", "Decline to State"]])) +
		line("MIL_STATUS", "U.S. Military Status", drop("MIL_STATUS", [["A", "Active Duty"], ["D", "Dependent of Member"], ["N", "No Military Service"], ["R", "Reserve / National Guard"], ["V", "Veteran"]]))) +
	group("EMERG", "Emergency Contact", line("EC_NAME", "Contact Name", box("EC_NAME", 50, 240)) + line("EC_PHONE", "Telephone", box("EC_PHONE", 24, 120, 'data-phone="1"'))) +
	group("MISC", "Other", line("REFERRAL", "Referral Source", drop("REFERRAL", [["CF", "College Fair"], ["EM", "Email"], ["FR", "Friend or Relative"], ["WB", "Web Site"]])) +
		`<tr><td class="lb"></td><td class="ed"><input type="checkbox" class="PSCHECKBOX" name="SMS_OPT" id="SMS_OPT" value="Y"><label for="SMS_OPT" class="PSCHECKBOXLABEL">I agree to receive text messages from the Moss State campuses</label></td></tr>` +
		`<tr><td class="lb"></td><td class="ed"><input type="checkbox" class="PSCHECKBOX" name="CERT" id="CERT" value="Y"><label for="CERT" class="PSCHECKBOXLABEL">I certify under penalty of perjury that the above is true and complete</label></td></tr>` +
		line("SIGN_NAME", "Electronic Signature", box("SIGN_NAME", 60, 240)) + `<tr><td class="lb"></td><td class="ed"><input type="button" class="PSPUSHBUTTON" id="SUBMIT_BTN" value="Submit"> <input type="button" class="PSPUSHBUTTON" value="Save for Later"></td></tr>`);

/* ---------- test scores: their own component in a frame ---------- */
const frame = $("ptifrmtests") as HTMLIFrameElement;
frame.srcdoc = `<!doctype html><html lang="en"><head><title>Test Scores</title><style>body{font:12px Arial;margin:0}table{border-collapse:collapse;width:100%}td,th{border:1px solid #ccd5e0;padding:3px 6px;text-align:left;font-weight:normal}th{background:#eef2f7}.PSLEVEL1GRIDLABEL{background:#d3e0ef;color:#15396a;font-weight:bold}</style></head><body><form name="win1"><table class="PSLEVEL1GRIDWBO" id="TEST$scroll$0"><tr><td class="PSLEVEL1GRIDLABEL" colspan="2">Test Scores (self-reported)</td></tr><tr><th scope="col" class="PSLEVEL1GRIDCOLUMNHDR">Test / Component</th><th scope="col" class="PSLEVEL1GRIDCOLUMNHDR">Score</th></tr>${["SAT I - Evidence-Based Reading/Writing", "SAT I - Math", "ACT - Composite"].map((t, i) => `<tr id="trTEST$0_row${i + 1}"><td><span class="PSEDITBOX_DISPONLY" id="TEST_COMP$${i}">${t}</span></td><td><input type="text" class="PSEDITBOX" name="TEST_SCORE$${i}" id="TEST_SCORE$${i}" maxlength="4" size="6"></td></tr>`).join("")}</table></form></body></html>`;

/* ---------- edits on change, as the server trip does them ---------- */
function fixDate(el: HTMLInputElement) {
	const m = el.value.trim().match(/^(\d{1,2})[\/\-.]?(\d{1,2})[\/\-.]?(\d{4})$/);
	el.classList.remove("PSERROR");
	if (!el.value.trim()) return;
	if (!m || +m[1] > 12 || +m[2] > 31) { el.classList.add("PSERROR"); el.value = ""; alertBox("Invalid Date. Enter the date as MM/DD/YYYY. (15,10)"); return; }
	el.value = `${m[1].padStart(2, "0")}/${m[2].padStart(2, "0")}/${m[3]}`;
}
function fixPhone(el: HTMLInputElement) {
	const d = el.value.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
	if (d.length === 10) el.value = `${d.slice(0, 3)}/${d.slice(3, 6)}-${d.slice(6)}`;
}
function setPrompt(el: HTMLInputElement) {
	const t = TABLES[el.dataset.prompt!];
	const byName = t.head.length === 3;
	const hit = t.rows.find((r) => (byName ? r[1] : r[0]).toLowerCase() === el.value.trim().toLowerCase());
	const d = $(el.id + "_DESCR");
	el.classList.remove("PSERROR");
	if (hit) { el.value = byName ? hit[1] : hit[0]; el.dataset.id = hit[0]; d.textContent = byName ? hit[2] : hit[1]; }
	else { el.dataset.id = ""; d.textContent = ""; if (el.value) { el.classList.add("PSERROR"); el.value = ""; alertBox(`Invalid value -- press the prompt button or hyperlink for a list of valid values (15,11)`); } }
}
function alertBox(text: string) {
	const p = $("processing"); p.textContent = text; p.style.display = "block"; setTimeout(() => (p.style.display = "none"), 2500);
}
document.addEventListener("change", (e: any) => {
	const el = e.target;
	if (el.classList?.contains("psdate")) fixDate(el);
	else if (el.dataset?.prompt) setTimeout(() => setPrompt(el), 180);
	else if (el.id === "PHONE" || el.dataset?.phone) fixPhone(el);
	else if (el.id === "EXT_GPA") { const v = parseFloat(el.value); el.value = isNaN(v) || v > 5 ? "" : v.toFixed(3); }
});
$("SUBMIT_BTN").addEventListener("click", () => (submitted = true));
document.forms[0].addEventListener("submit", (e) => { e.preventDefault(); submitted = true; });

/* ---------- look up window: a modal holding a frame ---------- */
let modalNo = 0;
function lookUp(el: HTMLInputElement) {
	const t = TABLES[el.dataset.prompt!];
	const id = `ptMod_${modalNo++}`;
	const wrap = document.createElement("div");
	wrap.className = "PSMODAL"; wrap.id = id;
	wrap.innerHTML = `<div class="win"><div class="hdr">Look Up ${el.dataset.prompt}</div><iframe name="ptModFrame_${modalNo}" title="Look Up ${el.dataset.prompt}" class="ptlookup"></iframe></div>`;
	document.body.append(wrap);
	const f = wrap.querySelector("iframe")!;
	f.srcdoc = `<!doctype html><html lang="en"><head><title>Look Up</title><style>body{font:12px Arial;padding:8px}table{border-collapse:collapse}td,th{border:1px solid #ccd;padding:3px 8px;text-align:left}</style></head><body><form name="win2"><label for="SRCH">Search by: ${t.head[1]} begins with</label> <input type="text" id="SRCH" name="SRCH"> <input type="button" id="#ICSearch" value="Look Up"> <input type="button" id="#ICCancel" value="Cancel"><h2 style="font-size:13px">Search Results</h2><div id="res"></div></form></body></html>`;
	f.addEventListener("load", () => {
		const d = f.contentDocument!;
		const show = () => {
			const q = (d.getElementById("SRCH") as HTMLInputElement).value.toLowerCase();
			d.getElementById("res")!.textContent = "Processing...";
			setTimeout(() => {
				const hits = t.rows.filter((r) => r[1].toLowerCase().startsWith(q)).slice(0, 300);
				d.getElementById("res")!.innerHTML = hits.length ? `<table id="PTSRCHRESULTS0"><tr>${t.head.map((h) => `<th scope="col">${h}</th>`).join("")}</tr>${hits.map((r) => `<tr>${r.map((x, i) => `<td><a href="javascript:void(0)" class="PSSRCHRESULTSODDROW" id="RESULT${i}$${t.rows.indexOf(r)}" data-i="${t.rows.indexOf(r)}">${x}</a></td>`).join("")}</tr>`).join("")}</table>` : "No matching values were found.";
			}, 280);
		};
		d.forms[0].addEventListener("submit", (e) => { e.preventDefault(); show(); });
		d.getElementById("#ICSearch")!.addEventListener("click", show);
		d.getElementById("#ICCancel")!.addEventListener("click", () => wrap.remove());
		d.getElementById("res")!.addEventListener("click", (e: any) => {
			const a = e.target.closest("a"); if (!a) return;
			const r = t.rows[+a.dataset.i];
			el.value = t.head.length === 3 ? r[1] : r[0];
			setPrompt(el);
			wrap.remove(); el.focus();
		});
		if (t.head.length === 2) show();
	});
}
document.addEventListener("click", (e: any) => {
	const a = e.target.closest?.("a.PTLOOKUP"); if (a) lookUp($(a.id.replace("$prompt", "")));
	const c = e.target.closest?.("a.psdateprompt"); if (c) calendar(c);
});
function calendar(a: HTMLElement) {
	document.querySelector(".calendar")?.remove();
	const el = $(a.id.replace("$prompt", ""));
	const cal = document.createElement("div"); cal.className = "calendar"; cal.id = "win0calendar";
	let [y, m] = [2026, 10];
	const draw = () => { cal.innerHTML = `<table><tr><th colspan="7"><select title="Month" class="m">${[..."JFMAMJJASOND"].map((_, i) => `<option value="${i}" ${i === m ? "selected" : ""}>${new Date(2000, i, 1).toLocaleString("en-US", { month: "long" })}</option>`).join("")}</select> <select title="Year" class="y">${Array.from({ length: 60 }, (_, i) => 1975 + i).map((v) => `<option ${v === y ? "selected" : ""}>${v}</option>`).join("")}</select> <a href="javascript:void(0)" class="x">Close</a></th></tr><tr>${Array.from({ length: new Date(y, m + 1, 0).getDate() }, (_, i) => `<td><a href="javascript:void(0)" class="d">${i + 1}</a></td>${(i + 1) % 7 ? "" : "</tr><tr>"}`).join("")}</tr></table>`; };
	draw(); a.after(cal);
	cal.addEventListener("change", () => { m = +(cal.querySelector(".m") as any).value; y = +(cal.querySelector(".y") as any).value; draw(); });
	cal.addEventListener("click", (e: any) => { if (e.target.className === "d") { el.value = `${m + 1}/${e.target.textContent}/${y}`; fixDate(el); cal.remove(); } else if (e.target.className === "x") cal.remove(); });
}

/* ---------- grids with + and - ---------- */
const trip = (then: () => void) => { const p = $("processing"); p.textContent = "Processing..."; p.style.display = "block"; setTimeout(() => { p.style.display = "none"; then(); }, 220); };
function grid(holder: string, rec: string, title: string, heads: string[], cells: (i: number) => string[], fields: string[]) {
	let n = 1;
	const draw = () => {
		const keep: Record<string, any> = {};
		$(holder).querySelectorAll("input,select").forEach((x: any) => (keep[x.id] = x.type === "checkbox" ? x.checked : x.value));
		$(holder).innerHTML = `<table class="PSLEVEL1GRIDWBO" style="width:100%" id="${rec}$scroll$0"><tr><td class="PSLEVEL1GRIDLABEL">${title} <span style="float:right;font-weight:normal">Personalize | Find | View All &nbsp; First 1-${n} of ${n} Last</span></td></tr><tr><td><table class="PSLEVEL1GRID" cellpadding="2">` +
			`<tr>${heads.map((h, k) => `<th scope="col" align="left" class="PSLEVEL1GRIDCOLUMNHDR"><a name="${fields[k]}$hsort" class="PSLEVEL1GRIDCOLUMNHDR" title="Click column heading to sort ascending">${h}</a></th>`).join("")}<th scope="col" class="PSLEVEL1GRIDCOLUMNHDR">&nbsp;</th><th scope="col" class="PSLEVEL1GRIDCOLUMNHDR">&nbsp;</th></tr>` +
			Array.from({ length: n }, (_, i) => `<tr id="tr${rec}$0_row${i + 1}" class="${i % 2 ? "PSLEVEL1GRIDEVENROW" : "PSLEVEL1GRIDODDROW"}">${cells(i).map((c) => `<td>${c}</td>`).join("")}<td><a class="PSIMAGE" id="${rec}$new$${i}$$0" href="javascript:void(0)"><img src="${PIX}" alt="Add a new row at row ${i + 1} (Alt+7)" title="Add a new row at row ${i + 1} (Alt+7)" class="PTROWADD1"></a></td><td><a class="PSIMAGE" id="${rec}$delete$${i}$$0" href="javascript:void(0)"><img src="${PIX}" alt="Delete row ${i + 1} (Alt+8)" title="Delete row ${i + 1} (Alt+8)" class="PTROWDEL1"></a></td></tr>`).join("") + `</table></td></tr></table>`;
		for (const [k, v] of Object.entries(keep)) { const x = $(k); if (x) x.type === "checkbox" ? (x.checked = v) : (x.value = v); }
	};
	draw();
	$(holder).addEventListener("click", (e: any) => {
		const a = e.target.closest("a.PSIMAGE"); if (!a) return;
		if (a.id.includes("$new$")) trip(() => { if (n < 8) n++; draw(); });
		else if (n > 1) trip(() => {
			const from = +a.id.split("$")[2];
			for (let i = from; i < n - 1; i++) $(holder).querySelectorAll("input,select").forEach((x: any) => { if (x.id.endsWith("$" + i)) { const y = $(x.id.replace(/\$\d+$/, "$" + (i + 1))); x.type === "checkbox" ? (x.checked = y.checked) : (x.value = y.value); } });
			n--; draw();
		});
	});
}
grid("win0divAP$0", "AP_EXAM", "Advanced Placement Exams", ["Examination", "Score"], (i) => [drop(`AP_SUBJ$${i}`, AP), drop(`AP_SCORE$${i}`, [1, 2, 3, 4, 5].map((x) => [String(x), String(x)]))], ["AP_SUBJ", "AP_SCORE"]);
grid("win0divACTV$0", "EXTRACUR", "Extracurricular Activities and Employment", ["Type", "Organization", "Office / Position Held", "Grades", "Hrs/Wk"], (i) => [
	drop(`ACT_TYPE$${i}`, ACTS), box(`ACT_ORG$${i}`, 60, 210), box(`ACT_POS$${i}`, 40, 150),
	`<span style="white-space:nowrap">${GRADES.map(([v, t]) => `<input type="checkbox" class="PSCHECKBOX" id="ACT_GR${v}$${i}" name="ACT_GR${v}$${i}" value="Y"><label for="ACT_GR${v}$${i}" class="PSCHECKBOXLABEL">${t}</label>`).join(" ")}</span>`, box(`ACT_HRS$${i}`, 3, 35)], ["ACT_TYPE", "ACT_ORG", "ACT_POS", "ACT_GR", "ACT_HRS"]);

/* ---------- honors: entered on a secondary page ---------- */
type Honor = { title: string; lvl: string };
const honors: Honor[] = [];
const LVL: Row[] = [["09", "Grade 9"], ["10", "Grade 10"], ["11", "Grade 11"], ["12", "Grade 12"]];
function drawHonors() {
	$("win0divHONR$0").innerHTML = `<table class="PSLEVEL1GRIDWBO" style="width:100%"><tr><td class="PSLEVEL1GRIDLABEL">Honors and Awards</td></tr><tr><td>${honors.length ? `<table class="PSLEVEL1GRID"><tr><th scope="col" class="PSLEVEL1GRIDCOLUMNHDR">Honor / Award</th><th scope="col" class="PSLEVEL1GRIDCOLUMNHDR">Grade Received</th><th class="PSLEVEL1GRIDCOLUMNHDR">&nbsp;</th></tr>${honors.map((h, i) => `<tr class="PSLEVEL1GRIDROW"><td><span class="PSEDITBOX_DISPONLY" id="HONOR$${i}"></span></td><td><span class="PSEDITBOX_DISPONLY" id="HLVL$${i}">${LVL.find((l) => l[0] === h.lvl)?.[1] ?? ""}</span></td><td><a href="javascript:void(0)" class="PSHYPERLINK" data-edit="${i}">Edit</a></td></tr>`).join("")}</table>` : "<span>You have not reported any honors or awards.</span>"}<p><input type="button" class="PSPUSHBUTTON" id="ADD_HONOR" value="Add Honor or Award"></p></td></tr></table>`;
	honors.forEach((h, i) => ($(`HONOR$${i}`).textContent = h.title));
}
drawHonors();
$("win0divHONR$0").addEventListener("click", (e: any) => {
	const ed = e.target.dataset.edit;
	if (e.target.id !== "ADD_HONOR" && ed === undefined) return;
	trip(() => {
		const at = ed === undefined ? -1 : +ed;
		const wrap = document.createElement("div"); wrap.className = "PSMODAL";
		wrap.innerHTML = `<div class="win" role="dialog" aria-modal="true" aria-labelledby="HTITLE"><div class="hdr" id="HTITLE">Honor or Award</div><div class="body"><table>${line("HON_TITLE", "Honor / Award", box("HON_TITLE", 60, 300), true)}${line("HON_LVL", "Grade Received", drop("HON_LVL", LVL), true)}</table><input type="button" class="PSPUSHBUTTON" id="HON_OK" value="OK"> <input type="button" class="PSPUSHBUTTON" id="HON_CANCEL" value="Cancel"></div></div>`;
		document.body.append(wrap);
		if (at >= 0) { $("HON_TITLE").value = honors[at].title; $("HON_LVL").value = honors[at].lvl; }
		$("HON_CANCEL").onclick = () => wrap.remove();
		$("HON_OK").onclick = () => {
			const h = { title: $("HON_TITLE").value.trim(), lvl: $("HON_LVL").value };
			if (!h.title || !h.lvl) { if (!h.title) $("HON_TITLE").classList.add("PSERROR"); alertBox("Highlighted fields are required. (15,30)"); return; }
			at >= 0 ? (honors[at] = h) : honors.push(h);
			wrap.remove(); drawHonors();
		};
	});
});

/* ---------- what is posted ---------- */
const BOXES = ["ADM_TERM", "NAME_PREFIX", "FIRST_NAME", "MIDDLE_NAME", "LAST_NAME", "NAME_SUFFIX", "BIRTHDATE", "SEX", "NATIONAL_ID", "ADDRESS1", "ADDRESS2", "CITY", "POSTAL", "COUNTY", "PHONE", "EMAIL_ADDR", "TO_DT", "EXT_GPA", "CLASS_RANK", "REL_NAME_MO", "REL_EDU_MO", "REL_NAME_FA", "REL_EDU_FA", "CITIZENSHIP", "INCOME", "MIL_STATUS", "EC_NAME", "EC_PHONE", "REFERRAL", "SIGN_NAME"];
const PROMPTS = ["ACAD_PLAN", "COUNTRY", "STATE", "EXT_ORG_ID", "COLL_ORG_ID"];
for (let i = 0; i < 3; i++) BOXES.push(`AP_SUBJ$${i}`, `AP_SCORE$${i}`, `ACT_TYPE$${i}`, `ACT_ORG$${i}`, `ACT_POS$${i}`, `ACT_HRS$${i}`);
const read = (shown: boolean) => {
	const s: any = {};
	const one = (el: any) => (!el ? "" : shown && el.tagName === "SELECT" ? (el.value ? el.options[el.selectedIndex].text : "") : el.value);
	for (const k of BOXES) s[k] = one($(k));
	for (const k of PROMPTS) s[k] = shown ? ($(k).value ? `${$(k).value} ${$(k + "_DESCR").textContent}`.trim() : "") : TABLES[$(k).dataset.prompt].head.length === 3 ? $(k).dataset.id ?? "" : $(k).value;
	const d = frame.contentDocument;
	for (let i = 0; i < 3; i++) {
		s[`TEST_SCORE$${i}`] = (d?.getElementById(`TEST_SCORE$${i}`) as any)?.value ?? "";
		s[`ACT_GR$${i}`] = GRADES.filter(([v]) => $(`ACT_GR${v}$${i}`)?.checked).map(([v, t]) => (shown ? t : v));
		s[`HONOR$${i}`] = honors[i]?.title ?? "";
		s[`HLVL$${i}`] = honors[i] ? (shown ? LVL.find((l) => l[0] === honors[i].lvl)![1] : honors[i].lvl) : "";
	}
	const hs = document.querySelector('input[name="HISP"]:checked') as any;
	s.HISP = hs ? (shown ? (hs.value === "Y" ? "Yes" : "No") : hs.value) : "";
	s.RACE = [0, 1, 2, 3, 4].filter((i) => $(`RACE$${i}`).checked).map((i) => (shown ? document.querySelector(`label[for="RACE$${i}"]`)!.textContent : $(`RACE$${i}`).value));
	s.SMS_OPT = $("SMS_OPT").checked; s.CERT = $("CERT").checked;
	return s;
};
(window as any).formState = () => ({ ...read(false), submitted });
(window as any).formShown = () => read(true);
