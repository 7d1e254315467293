import "./Site.css";
import { COUNTRIES, STATES } from "../../lists";

const M = "ctl00$MainContent$";
const id = (name: string) => name.replaceAll("$", "_");
const w = window as any;
const q = (text: string) => document.getElementById(text) as any;
const el = (short: string) => document.getElementsByName(M + short)[0] as any;

/** The page's values as the server knows them from the last post (view state). */
let posted: Record<string, string> = {};
const esc = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

const text = (short: string, { cls = "txtWide", max = 0, extra = "" } = {}) =>
	`<input name="${M}${short}" type="text" ${max ? `maxlength="${max}" ` : ""}id="${id(M + short)}" class="${cls}" value="${esc(posted[M + short] ?? "")}" ${extra}/>`;
const ddl = (short: string, list: [string, string][], { post = false, cls = "" } = {}) =>
	`<select name="${M}${short}" id="${id(M + short)}" class="${cls}" ${post ? `onchange="javascript:setTimeout('__doPostBack(\\'${M}${short}\\',\\'\\')', 0)"` : ""}>${list.map(([value, label]) => `<option ${(posted[M + short] ?? "") === value ? 'selected="selected" ' : ""}value="${esc(value)}">${esc(label)}</option>`).join("")}</select>`;
const rbl = (short: string, list: [string, string][], across = true) =>
	`<table id="${id(M + short)}" border="0"><tbody>${across ? "<tr>" : ""}${list.map(([value, label], i) => `${across ? "" : "<tr>"}<td><input id="${id(M + short)}_${i}" type="radio" name="${M}${short}" value="${value}" /><label for="${id(M + short)}_${i}">${label}</label></td>${across ? "" : "</tr>"}`).join("")}${across ? "</tr>" : ""}</tbody></table>`;
const label = (short: string, words: string, required = false) => `<label for="${id(M + short)}" id="${id(`${M}lbl${short}`)}">${words}</label>${required ? '<span class="req">*</span>' : ""}`;
const bare = (short: string, words: string, required = false) => `<span id="${id(`${M}lbl${short}`)}">${words}</span>${required ? '<span class="req">*</span>' : ""}`;
const rfv = (short: string) => `<span id="${id(`${M}rfv${short}`)}" title="Required" style="color:Red;visibility:hidden;">Required</span>`;
const row = (left: string, right: string) => `<tr><td class="lbl">${left}</td><td>${right}</td></tr>`;

const SELECT: [string, string] = ["", "-- Select --"];
const AREAS: Record<string, [string, [string, string][]]> = {
	"13": ["Education", [["13.1202", "Elementary Education"], ["13.1205", "Secondary Education"]]],
	"14": ["Engineering", [["14.0701", "Chemical Engineering"], ["14.0801", "Civil Engineering"], ["14.1001", "Electrical Engineering"], ["14.1401", "Environmental Engineering"], ["14.1901", "Mechanical Engineering"]]],
	"26": ["Life Sciences", [["26.0101", "Biology"], ["26.1301", "Ecology"]]],
	"45": ["Social Sciences", [["45.0601", "Economics"], ["45.1001", "Political Science"]]],
	"51": ["Health Professions", [["51.3801", "Nursing"], ["51.2201", "Public Health"]]],
};
const EDU: [string, string][] = [SELECT, ["1", "Middle school / Jr. high"], ["2", "High school diploma or equivalent"], ["3", "Some college, no degree"], ["4", "Associate degree"], ["5", "Bachelor's degree or beyond"], ["9", "Other / unknown"]];
const CATEGORIES: [string, string][] = [SELECT, ["ATH", "Athletics"], ["ART", "Arts"], ["COM", "Community service"], ["DEB", "Debate or speech"], ["ENV", "Environment"], ["EMP", "Employment"], ["GOV", "Student government"], ["OTH", "Other"]];
const provinces = (country: string): [string, string][] =>
	country === "USA" ? [SELECT, ...STATES] : country === "CAN" ? [SELECT, ["AB", "Alberta"], ["BC", "British Columbia"], ["ON", "Ontario"], ["QC", "Quebec"]] : country ? [["XX", "Not applicable"]] : [SELECT];
const codes: Record<string, string> = { "United States of America": "USA", Canada: "CAN", Mexico: "MEX" };
type Entry = { category: string; org: string; pos: string; grades: string[]; hours: string; weeks: string };
const activities: Entry[] = [];

const panels: Record<string, () => string> = {
	upAddress: () => `<table class="formTable"><tbody>
${row(label("ddlCountry", "Country", true), ddl("ddlCountry", [SELECT, ...COUNTRIES.map((each): [string, string] => [codes[each] ?? each.slice(0, 3).toUpperCase(), each])], { post: true }) + rfv("Country"))}
${row(label("txtAddr1", "Permanent street address", true), text("txtAddr1", { max: 60 }))}
${row(label("txtAddr2", "Address line 2"), text("txtAddr2", { max: 60 }))}
${row(label("txtCity", "City", true), text("txtCity", { cls: "" }))}
${row(label("ddlState", "State / Province", true), ddl("ddlState", provinces(posted[`${M}ddlCountry`] ?? "")))}
${row(label("txtZip", "Zip code", true), text("txtZip", { cls: "txtShort", extra: 'data-mask="99999"' }))}</tbody></table>`,
	upMajor: () => `<table class="formTable"><tbody>
${row(bare("Area", "Area of study", true), ddl("ddlArea", [SELECT, ...Object.entries(AREAS).map(([k, [name]]): [string, string] => [k, name])], { post: true }))}
${row(bare("Program", "Program", true), ddl("ddlProgram", [SELECT, ...(AREAS[posted[`${M}ddlArea`] ?? ""]?.[1] ?? [])]))}</tbody></table>`,
	upSiblings: () => `<table class="formTable"><tbody>${row(label("ddlSibCount", "How many brothers and sisters do you have?"), ddl("ddlSibCount", [SELECT, ...["0", "1", "2", "3", "4", "5"].map((n): [string, string] => [n, n])], { post: true }))}</tbody></table>
${Array.from({ length: Number(posted[`${M}ddlSibCount`] ?? 0) }, (_, i) => {
	const at = `rptSiblings$ctl0${i}$`;
	return `<fieldset><legend>Sibling ${i + 1}</legend>${label(`${at}txtFirst`, "First name")} ${text(`${at}txtFirst`, { cls: "" })} ${label(`${at}txtLast`, "Last name")} ${text(`${at}txtLast`, { cls: "" })} ${label(`${at}txtAge`, "Age")} ${text(`${at}txtAge`, { cls: "txtShort", max: 2 })}</fieldset>`;
}).join("")}`,
	upActivities: () => {
		const ctl = (n: number) => `gvActivities$ctl${String(n).padStart(2, "0")}$`;
		const foot = ctl(activities.length + 2);
		return `<div><table class="grid" cellspacing="0" rules="all" border="1" id="${id(`${M}gvActivities`)}"><tbody>
<tr><th scope="col">Category</th><th scope="col">Organization / Employer</th><th scope="col">Position Held</th><th scope="col">Grade(s)</th><th scope="col">Hrs/Wk</th><th scope="col">Wks/Yr</th><th scope="col">&nbsp;</th></tr>
${activities.map((each, i) => `<tr class="item" data-row><td><span id="${id(`${M}${ctl(i + 2)}lblCategory`)}">${CATEGORIES.find(([k]) => k === each.category)![1]}</span></td><td>${esc(each.org)}</td><td>${esc(each.pos)}</td><td>${each.grades.join(", ")}</td><td>${esc(each.hours)}</td><td>${esc(each.weeks)}</td><td><a id="${id(`${M}${ctl(i + 2)}lnkDelete`)}" href="javascript:__doPostBack('${M}gvActivities','Delete$${i}')">Delete</a></td></tr>`).join("")}
<tr class="footer"><td>${ddl(`${foot}ddlCategoryF`, CATEGORIES)}</td><td>${text(`${foot}txtOrgF`, { cls: "" })}</td><td>${text(`${foot}txtPosF`, { cls: "" })}</td><td><table id="${id(`${M}${foot}cblGradesF`)}" border="0"><tbody><tr>${["9", "10", "11", "12"].map((g, i) => `<td><input id="${id(`${M}${foot}cblGradesF`)}_${i}" type="checkbox" name="${M}${foot}cblGradesF$${i}" value="${g}" /><label for="${id(`${M}${foot}cblGradesF`)}_${i}">${g}</label></td>`).join("")}</tr></tbody></table></td><td>${text(`${foot}txtHrsF`, { cls: "txtShort", max: 3, extra: 'size="3" style="width:40px"' })}</td><td>${text(`${foot}txtWksF`, { cls: "txtShort", max: 2, extra: 'style="width:40px"' })}</td><td><a id="${id(`${M}${foot}lnkInsert`)}" href="javascript:__doPostBack('${M}${foot}lnkInsert','')">Insert</a></td></tr></tbody></table><span id="${id(`${M}lblGridMsg`)}" class="req">${gridMessage}</span></div>`;
	},
};
let gridMessage = "";
const updatePanel = (name: string) => `<div id="${id(M + name)}">${panels[name]()}</div>`;

document.body.innerHTML = `<form name="aspnetForm" method="post" action="./GrantApplication.aspx" id="aspnetForm" autocomplete="off">
<div class="aspNetHidden"><input type="hidden" name="__EVENTTARGET" id="__EVENTTARGET" value="" /><input type="hidden" name="__EVENTARGUMENT" id="__EVENTARGUMENT" value="" /><input type="hidden" name="__LASTFOCUS" id="__LASTFOCUS" value="" /><input type="hidden" name="__VIEWSTATE" id="__VIEWSTATE" value="/wEPDwUKLTk2NzM1ODQxMw9kFgJmD2QWAgIDD2QWAgIBD2QWDAIB" /><input type="hidden" name="__VIEWSTATEGENERATOR" id="__VIEWSTATEGENERATOR" value="C2EE9ABB" /><input type="hidden" name="__EVENTVALIDATION" id="__EVENTVALIDATION" value="/wEdAB2k0JQ" /></div>
<div id="wrapper"><div id="banner">Lynch Tuition Grant Program<br /><small>Office of Postsecondary Student Assistance</small></div>
<p>Complete every section. Items marked <span class="req">*</span> are required by statute. Do not use your browser's Back button; your session expires after 20 minutes of inactivity.</p>
<div id="${id(`${M}ValidationSummary1`)}" style="color:Red;display:none;"></div>
<div class="sectionHead">Section A. Applicant</div>
<table class="formTable"><tbody>
${row(label("txtSSN", "Social Security Number", true), text("txtSSN", { cls: "", extra: 'data-mask="999-99-9999"' }) + rfv("SSN"))}
${row(label("txtLName", "Last Name", true), text("txtLName", { max: 35 }) + rfv("LName"))}
${row(label("txtFName", "First Name", true), text("txtFName", { max: 35 }) + rfv("FName"))}
${row(label("txtMI", "M.I."), text("txtMI", { cls: "txtShort", max: 1 }))}
${row(label("txtDOB", "Date of Birth", true), text("txtDOB", { cls: "", extra: 'data-mask="99/99/9999"' }) + " <i>mm/dd/yyyy</i>" + rfv("DOB"))}
${row(label("txtEmail", "E-mail Address", true), text("txtEmail") + rfv("Email"))}
${row(label("txtPhone", "Telephone"), text("txtPhone", { cls: "", extra: 'data-mask="(999) 999-9999"' }))}
${row(bare("Sex", "Sex"), rbl("rblSex", [["M", "Male"], ["F", "Female"]]))}
${row(bare("Cit", "Citizenship", true), rbl("rblCitizen", [["1", "I am a U.S. citizen (or U.S. national)"], ["2", "I am an eligible noncitizen"], ["3", "Neither of the above"]], false))}
${row(bare("Resid", "Resident of the state since (month/year)"), text("txtResidency", { cls: "", extra: 'data-mask="99/9999"' }))}
${row(label("txtSpouse", "Spouse's full name, if married"), text("txtSpouse"))}
</tbody></table>
<div class="sectionHead">Section B. Address</div>${updatePanel("upAddress")}
<div class="sectionHead">Section C. Education</div>
<table class="formTable"><tbody>
${row(label("txtHighSchool", "High School", true), `${text("txtHighSchool", { cls: "txtWide" })}<input type="hidden" name="${M}hfHighSchool" id="${id(`${M}hfHighSchool`)}" value="" /><br /><small>Type at least 3 letters and pick the school from the list. Entries not on the list are cleared.</small>`)}
${row(bare("Grad", "Graduation date", true), `<input name="${M}txtGradDate" type="text" readonly="readonly" id="${id(`${M}txtGradDate`)}" style="width:90px" /> <input type="image" name="${M}imgGrad" id="${id(`${M}imgGrad`)}" src="data:image/gif;base64,R0lGODlhAQABAIAAAG6Ov////yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==" alt="Click to show calendar" style="height:16px;width:16px" /><div id="calHolder" class="ajax__calendar"></div>`)}
${row(label("txtGPA", "Cumulative GPA, unweighted (0.00 - 4.00)"), text("txtGPA", { cls: "txtShort", max: 4 }) + `<span id="${id(`${M}rvGPA`)}" style="color:Red;display:none;">GPA must be between 0.00 and 4.00</span>`)}
${row(label("txtACT", "ACT composite score"), text("txtACT", { cls: "txtShort", max: 2 }))}
${row(label("ddlAwardYear", "First academic year of college enrollment", true), ddl("ddlAwardYear", [SELECT, ...[2025, 2026, 2027, 2028, 2029].map((y): [string, string] => [`${y}`, `${y}-${y + 1}`])]))}
${row(label("txtCounselor", "High school counselor"), text("txtCounselor"))}
${row(label("txtCounselorPhone", "Counselor telephone"), text("txtCounselorPhone", { cls: "", extra: 'data-mask="(999) 999-9999"' }))}
</tbody></table>${updatePanel("upMajor")}
<div class="sectionHead">Section D. High school courses</div>
<p>Report three courses from your transcript.</p>
<table class="grid" id="${id(`${M}tblCourses`)}"><tbody><tr><th>Course title</th><th>Grade earned</th><th>Credits</th></tr>
${[0, 1, 2].map((i) => `<tr><td>${text(`rptCourses$ctl0${i}$txtCourse`)}</td><td>${text(`rptCourses$ctl0${i}$txtGrade`, { cls: "txtShort" })}</td><td>${text(`rptCourses$ctl0${i}$txtCredits`, { cls: "txtShort" })}</td></tr>`).join("")}</tbody></table>
<div class="sectionHead">Section E. Activities, service and employment</div><p>Fill in the last line and click Insert to add it.</p>${updatePanel("upActivities")}
<div class="sectionHead">Section F. Family</div>
<table class="formTable"><tbody>${[1, 2].map((n) => `
<tr><td colspan="2"><b>Parent ${n}</b></td></tr>
${row(label(`txtP${n}First`, "First name"), text(`txtP${n}First`))}
${row(label(`txtP${n}Last`, "Last name"), text(`txtP${n}Last`))}
${row(label(`ddlP${n}Edu`, "Highest grade completed"), ddl(`ddlP${n}Edu`, EDU))}`).join("")}
${row(label("txtIncome", "Total annual household income, whole dollars", true), `$ ${text("txtIncome", { cls: "" })}`)}
</tbody></table>${updatePanel("upSiblings")}
<div class="sectionHead">Section G. Certification</div>
<table class="formTable"><tbody>
${row(label("ddlHeard", "How did you learn of the program?"), ddl("ddlHeard", [SELECT, ["1", "High school"], ["2", "College aid office"], ["3", "Website"], ["4", "Radio or TV"]]))}
${row("&nbsp;", `<input id="${id(`${M}chkCertify`)}" type="checkbox" name="${M}chkCertify" /><label for="${id(`${M}chkCertify`)}">Under penalty of perjury I certify that the above is true and authorize release of my records to the Office.</label>`)}
${row(label("txtSign", "Electronic signature of applicant", true), text("txtSign"))}
</tbody></table>
<p><input type="submit" name="${M}btnSubmit" value="Submit Application" id="${id(`${M}btnSubmit`)}" /></p></div>
<div id="ctl00_UpdateProgress1" class="updateProgress" style="display:none;" role="status" aria-hidden="true">Please wait...</div></form>`;

let submitted = false;
q("aspnetForm").addEventListener("submit", (event: Event) => { event.preventDefault(); submitted = true; });

// ScriptManager: an asynchronous post sends the whole form and puts back the panels of the answer; a newer one aborts it.
let timer = 0;
const dirty = new Set<string>();
const jobs: (() => void)[] = [];
w.__doPostBack = (target: string, argument: string) => {
	q("__EVENTTARGET").value = target;
	q("__EVENTARGUMENT").value = argument;
	const sent = Object.fromEntries([...new FormData(q("aspnetForm")).entries()].map(([k, v]) => [k, String(v)]));
	const last = target.split("$").pop()!;
	dirty.add({ ddlCountry: "upAddress", ddlArea: "upMajor", ddlSibCount: "upSiblings" }[last] ?? "upActivities");
	if (last === "lnkInsert") {
		const at = target.replace("lnkInsert", "");
		const entry: Entry = { category: sent[`${at}ddlCategoryF`], org: sent[`${at}txtOrgF`], pos: sent[`${at}txtPosF`], grades: [0, 1, 2, 3].map((i) => (sent[`${at}cblGradesF$${i}`] ? `${9 + i}` : "")).filter(Boolean), hours: sent[`${at}txtHrsF`], weeks: sent[`${at}txtWksF`] };
		jobs.push(() => {
			gridMessage = entry.category && entry.org ? "" : "Category and organization are required.";
			if (!gridMessage) activities.push(entry);
		});
	} else if (argument.startsWith("Delete$")) jobs.push(() => activities.splice(Number(argument.slice(7)), 1));
	clearTimeout(timer);
	q("ctl00_UpdateProgress1").style.display = "block";
	timer = window.setTimeout(() => {
		posted = sent;
		for (const job of jobs.splice(0)) job();
		for (const name of dirty) {
			q(id(M + name)).innerHTML = panels[name]();
			attach(q(id(M + name)));
		}
		dirty.clear();
		q("ctl00_UpdateProgress1").style.display = "none";
	}, 380);
};

// MaskedEditExtender
function masked(box: any) {
	const mask: string = box.dataset.mask;
	box.removeAttribute("data-mask");
	const empty = mask.replaceAll("9", "_");
	const size = mask.replace(/[^9]/g, "").length;
	const format = (digits: string) => { let i = 0; return mask.replace(/9/g, () => digits[i++] ?? "_"); };
	const digitsOf = (value: string) => value.replace(/\D/g, "").slice(0, size);
	const place = (digits: number) => { let i = 0, left = digits; while (i < mask.length && (mask[i] !== "9" || left > 0)) { if (mask[i] === "9") left--; i++; } return i; };
	const put = (digits: string, caret: number) => { box.value = format(digits); box.setSelectionRange(place(caret), place(caret)); };
	let before = "";
	box.addEventListener("focus", () => { before = box.value; put(digitsOf(box.value), digitsOf(box.value).length); });
	box.addEventListener("keydown", (event: KeyboardEvent) => {
		if (event.ctrlKey || event.metaKey || event.altKey || ["Tab", "Enter", "Home", "End"].includes(event.key) || event.key.startsWith("Arrow")) return;
		event.preventDefault();
		const count = (to: number) => digitsOf(box.value.slice(0, to)).length;
		let digits = digitsOf(box.value);
		const [from, to] = [count(box.selectionStart), count(box.selectionEnd)];
		if (event.key === "Delete") put(digits.slice(0, from) + digits.slice(to === from ? from + 1 : to), from);
		else if (event.key === "Backspace") put(digits.slice(0, to === from ? Math.max(0, from - 1) : from) + digits.slice(to), to === from ? Math.max(0, from - 1) : from);
		else if (/^\d$/.test(event.key)) {
			digits = digits.slice(0, from) + event.key + digits.slice(to === from ? from + 1 : to);
			put(digits.slice(0, size), from + 1);
		}
	});
	box.addEventListener("input", () => { const digits = digitsOf(box.value); if (document.activeElement === box) put(digits, digits.length); else box.value = digits ? format(digits) : ""; });
	box.addEventListener("blur", () => {
		if (box.value === empty || box.value.includes("_")) box.value = "";
		if (box.value !== before) box.dispatchEvent(new Event("change", { bubbles: true }));
	});
}
const attach = (root: ParentNode) => root.querySelectorAll("[data-mask]").forEach(masked);
attach(document);

// AutoCompleteExtender
const SCHOOLS = [["380040", "Ashland High School", "Ashland, OR"], ["380044", "Ashland Valley High School", "Ashland, OR"], ["170051", "Ashland Community High School", "Ashland, KS"], ["050140", "Ashland Valley Adult School", "Hayward, CA"], ["053988", "Yreka High School", "Yreka, CA"], ["054031", "Yucca Valley High School", "Yucca Valley, CA"]];
const school = el("txtHighSchool"), code = el("hfHighSchool");
const list = document.createElement("ul");
list.className = "completionList";
list.id = `${school.id}_completionListElem`;
list.style.display = "none";
list.style.visibility = "hidden";
school.after(list);
let waits = 0, picked = "";
school.setAttribute("autocomplete", "off");
school.addEventListener("input", () => {
	clearTimeout(waits);
	const typed = school.value.trim().toLowerCase();
	if (typed.length < 3) { list.style.display = "none"; return; }
	waits = window.setTimeout(() => {
		const found = SCHOOLS.filter(([, name]) => name.toLowerCase().startsWith(typed));
		list.innerHTML = found.map(([value, name, city]) => `<li class="completionListItem" data-value="${value}">${name} (${city})</li>`).join("");
		list.style.display = found.length ? "block" : "none";
		list.style.visibility = found.length ? "visible" : "hidden";
	}, 450);
});
list.addEventListener("mousedown", (event: any) => {
	event.preventDefault();
	const item = event.target.closest("li");
	if (!item) return;
	picked = school.value = item.textContent;
	code.value = item.dataset.value;
	list.style.display = "none";
});
school.addEventListener("blur", () => setTimeout(() => {
	list.style.display = "none";
	if (school.value !== picked || !picked) school.value = code.value = picked = "";
}, 200));

// CalendarExtender
const holder = q("calHolder"), grad = el("txtGradDate");
const NAMES = "January February March April May June July August September October November December".split(" ");
let cal = { mode: "days", year: new Date().getFullYear(), month: new Date().getMonth() };
const base = id(`${M}calGrad`);
function draw() {
	const { mode, year, month } = cal;
	const decade = Math.floor(year / 10) * 10;
	const title = mode === "days" ? `${NAMES[month]}, ${year}` : mode === "months" ? `${year}` : `${decade}-${decade + 9}`;
	const cells: string[] = [];
	if (mode === "days") {
		const first = new Date(year, month, 1);
		for (let r = 0; r < 6; r++) for (let c = 0; c < 7; c++) {
			const day = new Date(year, month, 1 - first.getDay() + r * 7 + c);
			cells.push(`${c ? "" : "<tr>"}<td class="${day.getMonth() === month ? "" : "ajax__calendar_other"}"><div class="ajax__calendar_day" id="${base}_day_${r}_${c}" title="${day.toLocaleDateString("en-US", { weekday: "long", year: "numeric", month: "long", day: "2-digit" })}" data-date="${day.getMonth()}-${day.getDate()}-${day.getFullYear()}">${day.getDate()}</div></td>${c === 6 ? "</tr>" : ""}`);
		}
	} else
		for (let i = 0; i < 12; i++)
			cells.push(`${i % 4 ? "" : "<tr>"}<td>${mode === "months" ? `<div class="ajax__calendar_month" id="${base}_month_${Math.floor(i / 4)}_${i % 4}" data-month="${i}"><br />${NAMES[i].slice(0, 3)}</div>` : `<div class="ajax__calendar_year" id="${base}_year_${Math.floor(i / 4)}_${i % 4}" data-year="${decade - 1 + i}"><br />${decade - 1 + i}</div>`}</td>${i % 4 === 3 ? "</tr>" : ""}`);
	holder.innerHTML = `<div class="ajax__calendar_container" id="${base}_container"><div class="ajax__calendar_header" id="${base}_header"><div class="ajax__calendar_prev" id="${base}_prevArrow">&lsaquo;</div><div class="ajax__calendar_title" id="${base}_title">${title}</div><div class="ajax__calendar_next" id="${base}_nextArrow">&rsaquo;</div></div><div class="ajax__calendar_body" id="${base}_body"><div class="ajax__calendar_${mode}"><table cellpadding="0" cellspacing="0" border="0">${mode === "days" ? `<thead><tr>${["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"].map((d) => `<td><div class="ajax__calendar_dayname">${d}</div></td>`).join("")}</tr></thead>` : ""}<tbody>${cells.join("")}</tbody></table></div></div><div class="ajax__calendar_footer" id="${base}_today">Today: ${new Date().toLocaleDateString("en-US", { month: "long", day: "numeric", year: "numeric" })}</div></div>`;
}
el("imgGrad").addEventListener("click", (event: Event) => {
	event.preventDefault();
	if (holder.innerHTML) { holder.innerHTML = ""; return; }
	const now = grad.value ? new Date(grad.value) : new Date();
	cal = { mode: "days", year: now.getFullYear(), month: now.getMonth() };
	draw();
});
const choose = (day: Date) => {
	grad.value = day.toLocaleDateString("en-US", { month: "2-digit", day: "2-digit", year: "numeric" });
	holder.innerHTML = "";
	grad.dispatchEvent(new Event("change", { bubbles: true }));
};
holder.addEventListener("mousedown", (event: Event) => event.preventDefault());
holder.addEventListener("click", (event: any) => {
	const at = (part: string) => event.target.closest(part);
	const step = (n: number) => {
		if (cal.mode === "days") { const day = new Date(cal.year, cal.month + n, 1); cal.year = day.getFullYear(); cal.month = day.getMonth(); } else cal.year += cal.mode === "months" ? n : n * 10;
		draw();
	};
	if (at(".ajax__calendar_prev")) step(-1);
	else if (at(".ajax__calendar_next")) step(1);
	else if (at(".ajax__calendar_title")) { cal.mode = cal.mode === "days" ? "months" : "years"; draw(); }
	else if (at("[data-year]")) { cal.year = Number(at("[data-year]").dataset.year); cal.mode = "months"; draw(); }
	else if (at("[data-month]")) { cal.month = Number(at("[data-month]").dataset.month); cal.mode = "days"; draw(); }
	else if (at("[data-date]")) { const [m, d, y] = at("[data-date]").dataset.date.split("-").map(Number); choose(new Date(y, m, d)); }
	else if (at(".ajax__calendar_footer")) choose(new Date());
});
document.addEventListener("mousedown", (event: any) => { if (!holder.contains(event.target) && event.target !== el("imgGrad")) holder.innerHTML = ""; });

// formats and validators
const income = el("txtIncome");
income.addEventListener("change", () => { const n = Number(income.value.replace(/[$,\s]/g, "")); income.value = income.value && Number.isFinite(n) ? Math.round(n).toLocaleString("en-US") : ""; });
el("txtGPA").addEventListener("change", () => { const n = Number(el("txtGPA").value); q(id(`${M}rvGPA`)).style.display = n >= 0 && n <= 4 ? "none" : "inline"; });
for (const short of ["LName", "FName", "DOB", "Email", "SSN"]) el(`txt${short}`).addEventListener("change", () => { q(id(`${M}rfv${short}`)).style.visibility = el(`txt${short}`).value ? "hidden" : "visible"; });

const SIMPLE = ["txtSSN", "txtLName", "txtFName", "txtMI", "txtDOB", "txtEmail", "txtPhone", "txtResidency", "txtSpouse", "ddlCountry", "txtAddr1", "txtAddr2", "txtCity", "ddlState", "txtZip", "txtGradDate", "txtGPA", "txtACT", "ddlAwardYear", "txtCounselor", "txtCounselorPhone", "ddlArea", "ddlProgram", "txtP1First", "txtP1Last", "ddlP1Edu", "txtP2First", "txtP2Last", "ddlP2Edu", "txtIncome", "ddlSibCount", "ddlHeard", "txtSign", ...[0, 1, 2].flatMap((i) => ["Course", "Grade", "Credits"].map((k) => `rptCourses$ctl0${i}$txt${k}`)), ...[0, 1].flatMap((i) => ["First", "Last", "Age"].map((k) => `rptSiblings$ctl0${i}$txt${k}`))];
const FIELDS = ["category", "org", "pos", "grades", "hours", "weeks"] as const;
const checked = (short: string) => document.querySelector<HTMLInputElement>(`input[name="${M}${short}"]:checked`);
w.formState = () => ({
	...Object.fromEntries(SIMPLE.map((short) => [short, el(short)?.value ?? ""])),
	hfHighSchool: code.value,
	rblSex: checked("rblSex")?.value ?? "",
	rblCitizen: checked("rblCitizen")?.value ?? "",
	chkCertify: el("chkCertify").checked,
	...Object.fromEntries([0, 1, 2].flatMap((i) => FIELDS.map((f) => [`activity${i}.${f}`, activities[i]?.[f] ?? (f === "grades" ? [] : "")]))),
	submitted,
});
w.formShown = () => {
	const rows = [...document.querySelectorAll("tr[data-row]")] as HTMLTableRowElement[];
	return {
		...Object.fromEntries(SIMPLE.map((short) => { const box = el(short); return [short, !box ? "" : box.matches("select") ? (box.value ? box.selectedOptions[0].text : "") : box.value]; })),
		hfHighSchool: school.value,
		rblSex: checked("rblSex")?.nextElementSibling!.textContent ?? "",
		rblCitizen: checked("rblCitizen")?.nextElementSibling!.textContent ?? "",
		chkCertify: el("chkCertify").checked,
		...Object.fromEntries([0, 1, 2].flatMap((i) => FIELDS.map((f, c) => [`activity${i}.${f}`, rows[i]?.cells[c].textContent ?? ""]))),
	};
};
