import "./page.css";
import { COUNTRIES, STATES } from "../../lists";

const hash = (text: string) => { let h = 2166136261; for (const c of text) h = Math.imul(h ^ c.charCodeAt(0), 16777619) >>> 0; return h.toString(16).padStart(8, "0"); };
/** Slate names everything by a GUID. */
const guid = (text: string) => `${hash(text)}-${hash(`${text}a`).slice(0, 4)}-4${hash(`${text}b`).slice(0, 3)}-9${hash(`${text}c`).slice(0, 3)}-${hash(`${text}d`)}${hash(`${text}e`).slice(0, 4)}`;
const esc = (text: string) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
const id = (key: string) => `form_${guid(key)}`;
const options = (list: string[], own?: (text: string) => string) => `<option value=""></option>${list.map((text) => `<option value="${own ? own(text) : hash(text)}">${esc(text)}</option>`).join("")}`;
const wrap = (key: string, type: string, inner: string, when = "") => `<div class="form_question form_question_${guid(key)} form_${type} form_layout_stacked${when ? " hidden" : ""}" id="form_question_${guid(key)}" data-id="${guid(key)}" data-type="${type}"${when ? ` data-when="${when}"` : ""}>${inner}</div>`;
const label = (key: string, text: string, req = false) => `<label for="${id(key)}" class="form_label${req ? " required" : ""}">${text}</label>`;
const text = (key: string, words: string, { req = false, type = "text", size = 48, ex = "", when = "", help = "" } = {}) => wrap(key, "text", `${label(key, words, req)}${help ? `<div class="form_help">${help}</div>` : ""}<div class="form_responses"><input id="${id(key)}" name="${id(key)}" type="${type}" size="${size}" maxlength="128"${ex ? ` data-export="${ex}"` : ""}${req ? ' aria-required="true"' : ""} /></div>`, when);
const area = (key: string, words: string, req = false) => wrap(key, "textarea", `${label(key, words, req)}<div class="form_responses"><textarea id="${id(key)}" name="${id(key)}" cols="70" rows="5"></textarea></div>`);
const select = (key: string, words: string, list: string[], { req = false, when = "" } = {}) => wrap(key, "select", `${label(key, words, req)}<div class="form_responses"><select id="${id(key)}" name="${id(key)}" size="1">${options(list)}</select></div>`, when);
const set = (type: "radio" | "checkbox") => (key: string, words: string, list: string[], { req = false, when = "" } = {}) => wrap(key, type, `<fieldset><legend class="form_label${req ? " required" : ""}">${words}</legend><div class="form_responses">${list.map((each, at) => `<div class="form_response" data-text="${esc(each)}"><input type="${type}" id="${id(key)}_${at + 1}" name="${id(key)}" value="${hash(each)}" data-text="${esc(each)}" /> <label for="${id(key)}_${at + 1}">${esc(each)}</label></div>`).join("")}</div></fieldset>`, when);
const radio = set("radio");
const boxes = set("checkbox");
const header = (words: string, more = "") => `<div class="form_question form_header_block"><div class="form_header">${words}</div>${more ? `<div>${more}</div>` : ""}</div>`;
const lookup = (key: string, words: string, help: string, when = "") => wrap(key, "text", `${label(key, words, true)}<div class="form_help">${help}</div><div class="form_responses suggest_host"><input id="${id(key)}" name="${id(key)}" type="text" size="60" autocomplete="off" data-suggest="${key}" /><input type="hidden" name="${id(key)}_ceeb" value="" /></div>`, when);

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const monthSelect = (key: string) => `<select id="${id(key)}_m" name="${id(key)}_m" aria-label="Month"><option value="">Month</option>${MONTHS.map((m, at) => `<option value="${String(at + 1).padStart(2, "0")}">${m}</option>`).join("")}</select>`;
const numberSelect = (key: string, part: string, word: string, from: number, to: number) => { const step = from < to ? 1 : -1; let out = `<select id="${id(key)}_${part}" name="${id(key)}_${part}" aria-label="${word}"><option value="">${word}</option>`; for (let n = from; n !== to + step; n += step) out += `<option value="${String(n).padStart(2, "0")}">${n}</option>`; return `${out}</select>`; };

const KINDS = ["Academic", "Art", "Athletics", "Community Service", "Cultural", "Debate/Speech", "Environmental", "Family Responsibilities", "Journalism", "Music", "Religious", "Student Government", "Work (Paid)", "Other"];
const AREAS: Record<string, string[]> = { "Arts and Humanities": ["Art History", "English", "History", "Music", "Philosophy"], "Engineering and Computing": ["Computer Science", "Electrical Engineering", "Engineering Science", "Environmental Engineering"], "Natural Sciences": ["Biology", "Chemistry", "Environmental Science", "Physics"], "Social Sciences": ["Economics", "Political Science", "Psychology", "Sociology"] };
const AP = ["Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Language & Composition", "English Literature & Composition", "Environmental Science", "European History", "Psychology", "Spanish Language & Culture", "Statistics", "U.S. Government & Politics", "United States History", "World History: Modern"];
const GRADES = ["9", "10", "11", "12"];
const nations = [...new Set(["United States", ...COUNTRIES.filter((each) => each !== "United States of America")])];

const apRow = (n: number) => `<tr><td><select name="ap_${n}_subject" aria-label="Examination">${options(AP)}</select></td><td><input type="text" name="ap_${n}_date" size="8" placeholder="MM/YYYY" aria-label="Date taken" /></td><td><select name="ap_${n}_score" aria-label="Score"><option value=""></option>${[1, 2, 3, 4, 5].map((s) => `<option value="${s}">${s}</option>`).join("")}</select></td></tr>`;
const root = document.getElementById("root") as HTMLElement;
root.innerHTML = `<h1>Application for First-Year Admission</h1><form id="form_${guid("f")}" class="form_container" method="post" novalidate onsubmit="return false">
<div class="hidden_field" style="position:absolute;left:-9999px" aria-hidden="true"><input type="text" name="form_url_confirm" tabindex="-1" autocomplete="off" /></div>
${header("Personal Information", "Please give your name as it appears on official documents.")}
${text("first", "First Name", { req: true, ex: "sys:first" })}${text("middle", "Middle Name", { ex: "sys:middle" })}${text("last", "Last Name", { req: true, ex: "sys:last" })}
${text("pref", "Preferred First Name", { ex: "sys:preferred" })}
${text("email", "Email Address", { req: true, type: "email", ex: "sys:email" })}${text("phone", "Mobile Phone", { type: "tel", size: 24, ex: "sys:mobile" })}
${wrap("dob", "date", `<fieldset><legend class="form_label required">Birthdate</legend><div class="form_responses">${monthSelect("dob")} ${numberSelect("dob", "d", "Day", 1, 31)} ${numberSelect("dob", "y", "Year", 2016, 1950)}</div></fieldset>`)}
${wrap("addr", "address", `<fieldset><legend class="form_label required">Permanent Address</legend><div class="form_responses">
<div class="form_address_row"><label for="${id("addr")}_country">Country</label><br /><select id="${id("addr")}_country" name="${id("addr")}_country">${options(nations)}</select></div>
<div class="form_address_row"><label for="${id("addr")}_street">Street</label><br /><textarea id="${id("addr")}_street" name="${id("addr")}_street" rows="2" cols="40"></textarea></div>
<div class="form_address_row"><label for="${id("addr")}_city">City</label><br /><input type="text" id="${id("addr")}_city" name="${id("addr")}_city" size="32" /></div>
<div class="form_address_row"><label for="${id("addr")}_region">Region</label><br /><select id="${id("addr")}_region" name="${id("addr")}_region" disabled><option value="">Select a country first</option></select></div>
<div class="form_address_row"><label for="${id("addr")}_postal">Postal Code</label><br /><input type="text" id="${id("addr")}_postal" name="${id("addr")}_postal" size="12" /></div></div></fieldset>`)}
${radio("abroad", "Were you born outside of the United States?", ["Yes", "No"], { req: true })}
${select("bCountry", "Country of birth", nations, { when: "abroad=Yes" })}${text("years", "For how many years have you lived in the United States?", { size: 6, when: "abroad=Yes" })}
${select("citizen", "Citizenship Status", ["US Citizen", "US Permanent Resident", "Refugee or Asylee", "Foreign National"], { req: true })}
${select("visa", "Visa type, current or intended", ["F-1", "F-2", "H-4", "J-1", "Other"], { when: "citizen=Foreign National" })}
${text("ssn", "Social Security Number", { type: "password", size: 14, help: "Required only if you apply for federal aid." })}
${radio("hisp", "Are you Hispanic or Latina?", ["Yes", "No"])}${boxes("race", "How would you describe your racial background? (select one or more)", ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"])}
${header("Academic Interests")}${select("term", "Entry Term", ["Fall 2026", "Spring 2027", "Fall 2027", "Spring 2028", "Fall 2028"], { req: true })}
${select("area", "Area of Interest", Object.keys(AREAS))}${wrap("major", "select", `${label("major", "Intended Major")}<div class="form_responses"><select id="${id("major")}" name="${id("major")}" disabled>${options([])}</select></div>`, "area=*")}
${header("Education")}${lookup("hs", "Name of your current high school", "Enter a few letters of the name and choose from the list. City and state will be filled in for you.")}
${text("hsCity", "High School City")}${text("hsState", "High School State", { size: 6 })}
${wrap("grad", "date", `<fieldset><legend class="form_label required">Date of graduation (month and year)</legend><div class="form_responses">${monthSelect("grad")} ${numberSelect("grad", "y", "Year", 2030, 2015)}</div></fieldset>`)}
${radio("dual", "Have you taken, or are you taking, courses at a college or university?", ["Yes", "No"])}${lookup("college", "College or University", "Enter a few letters of the name and choose from the list.", "dual=Yes")}
${header("Test Scores", "Thwaite is test-optional. Scores may be self-reported.")}${radio("sat", "Have you taken the SAT?", ["Yes", "No"])}${text("satR", "SAT Evidence-Based Reading and Writing", { size: 6, when: "sat=Yes" })}${text("satM", "SAT Math", { size: 6, when: "sat=Yes" })}
<div class="form_question form_table"><div class="form_label">Advanced Placement Examinations</div><table class="table"><thead><tr><th>Examination</th><th>Date Taken</th><th>Score</th></tr></thead><tbody>${[1, 2, 3].map(apRow).join("")}</tbody></table></div>
${header("Activities", "List up to eight activities, most important first.")}<div class="form_question form_widget_table"><table class="table" id="activities_table"><thead><tr><th>Activity</th><th>Position</th><th>Grades</th><th>Hours/week</th></tr></thead><tbody><tr class="none"><td colspan="4"><i>No activities have been added.</i></td></tr></tbody></table><p><a href="#" class="add_activity">Add Activity</a></p></div>
${header("Additional Information")}${text("counselor", "School Counselor Name")}${text("counselorEmail", "School Counselor Email", { type: "email" })}${text("alumna", "If a relative attended Thwaite, her name and class year")}
${area("essay", "Why a women&rsquo;s college? Why Thwaite? (250 words)", true)}${select("hear", "How did you first learn about Thwaite?", ["College fair", "Counselor", "Mailing", "Relative or friend", "Web search"])}
${header("Signature")}${boxes("certify", "Certification", ["I certify that all information submitted is my own work, factually true, and honestly presented."], { req: true })}${text("sign", "In place of your signature, please type your full legal name:", { req: true })}
<div class="action"><button type="button" class="default form_button_submit">Submit</button></div></form>`;

let submitted = false;
const el = <T extends HTMLElement = HTMLInputElement>(where: string) => document.getElementById(where) as unknown as T;
const named = (name: string) => document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`) as HTMLInputElement;
document.querySelector(".form_button_submit")?.addEventListener("click", () => { submitted = true; });

/* conditional questions: hidden ones are emptied */
function answerOf(key: string) {
	const checked = document.querySelector<HTMLInputElement>(`input[name="${id(key)}"]:checked`);
	if (checked) return checked.dataset.text ?? "";
	const list = el<HTMLSelectElement>(id(key));
	return list?.tagName === "SELECT" ? (list.selectedOptions[0]?.textContent ?? "") : "";
}
function conditions() {
	for (const block of document.querySelectorAll<HTMLElement>("[data-when]")) {
		const [key, wanted] = (block.dataset.when ?? "").split("=");
		const now = answerOf(key);
		const isOn = wanted === "*" ? now !== "" : now === wanted;
		block.classList.toggle("hidden", !isOn);
		if (!isOn) for (const input of block.querySelectorAll<HTMLInputElement>("input,select")) input.value = "";
	}
}
root.addEventListener("change", (event) => { if ((event.target as HTMLElement).closest(".form_question")) setTimeout(conditions, 60); });

/* lists that depend on another */
el<HTMLSelectElement>(`${id("addr")}_country`).addEventListener("change", (event) => {
	const region = el<HTMLSelectElement>(`${id("addr")}_region`), land = (event.target as HTMLSelectElement).selectedOptions[0].textContent;
	region.disabled = true;
	setTimeout(() => { region.innerHTML = land === "United States" ? `<option value="">Select state</option>${STATES.map(([code, name]) => `<option value="${code}">${name}</option>`).join("")}` : '<option value="-">Not applicable</option>'; region.disabled = false; }, 250);
});
el<HTMLSelectElement>(id("area")).addEventListener("change", (event) => {
	const major = el<HTMLSelectElement>(id("major"));
	const list = AREAS[(event.target as HTMLSelectElement).selectedOptions[0].textContent ?? ""] ?? [];
	major.disabled = true;
	setTimeout(() => { major.innerHTML = options(list); major.disabled = false; }, 200);
});

/* suggest boxes */
const SERVER: Record<string, string[][]> = {
	hs: [["380025", "Ashland High School", "Ashland", "OR"], ["380027", "Ashland Valley High School", "Ashland", "OR"], ["220100", "Ashland High School", "Ashland", "MA"], ["180090", "Ashland Valley Academy", "Ashland", "KY"], ["053985", "Yreka High School", "Yreka", "CA"], ["380880", "Phoenix High School", "Phoenix", "OR"]],
	college: [["4187", "College of the Siskiyous", "Weed", "CA"], ["4586", "Oregon State University", "Corvallis", "OR"], ["4702", "Southern Oregon University", "Ashland", "OR"], ["4654", "Reed College", "Portland", "OR"], ["4071", "College of the Redwoods", "Eureka", "CA"]],
};
for (const input of document.querySelectorAll<HTMLInputElement>("[data-suggest]")) {
	const host = input.parentElement as HTMLElement;
	const key = input.dataset.suggest as string;
	let timer = 0, asked = 0;
	const close = () => host.querySelector(".suggest")?.remove();
	input.addEventListener("input", () => {
		clearTimeout(timer);
		(host.querySelector("[type=hidden]") as HTMLInputElement).value = "";
		const mine = ++asked, query = input.value.trim().toLowerCase();
		if (query.length < 3) return close();
		timer = window.setTimeout(() => setTimeout(() => {
			if (mine !== asked) return;
			close();
			const rows = SERVER[key].filter(([, name, city]) => query.split(/\s+/).every((word) => `${name} ${city}`.toLowerCase().includes(word)));
			const list = document.createElement("div");
			list.className = "suggest";
			list.innerHTML = rows.length ? rows.map(([code, name, city, region]) => `<div data-ceeb="${code}"><b>${esc(name)}</b><small>${city}, ${region} &nbsp; CEEB ${code}</small></div>`).join("") : "<i>No matching institutions</i>";
			host.append(list);
			for (const row of list.querySelectorAll<HTMLElement>("[data-ceeb]")) row.addEventListener("mousedown", (event) => {
				event.preventDefault();
				const [code, name, city, region] = rows.find(([each]) => each === row.dataset.ceeb) as string[];
				input.value = name;
				(host.querySelector("[type=hidden]") as HTMLInputElement).value = code;
				if (key === "hs") { el(id("hsCity")).value = city; el(id("hsState")).value = region; }
				close();
			});
		}, 300), 150);
	});
	input.addEventListener("blur", () => setTimeout(close, 150));
}
/* formats on blur */
el(id("phone")).addEventListener("blur", (event) => { const box = event.target as HTMLInputElement, d = box.value.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, ""); if (d.length === 10) box.value = `+1 ${d.slice(0, 3)}-${d.slice(3, 6)}-${d.slice(6)}`; });
for (const n of [1, 2, 3]) named(`ap_${n}_date`).addEventListener("input", (event) => { const box = event.target as HTMLInputElement, d = box.value.replace(/\D/g, "").slice(0, 6); box.value = d.length > 2 ? `${d.slice(0, 2)}/${d.slice(2)}` : d; });
for (const key of ["satR", "satM"]) el(id(key)).addEventListener("blur", (event) => { const box = event.target as HTMLInputElement; if (box.value && !/^[2-8]\d0$/.test(box.value)) box.value = ""; });

/* activities: a popup for each, a row in the table */
type Act = { type: string; org: string; role: string; grades: string[]; hours: string; about: string };
const acts: Act[] = [];
const typeName = (value: string) => KINDS.find((each) => hash(each) === value) ?? "";
function drawTable() {
	const body = document.querySelector("#activities_table tbody") as HTMLElement;
	body.innerHTML = acts.map((a, at) => `<tr data-row="${at}"><td><a href="#">${esc(a.org)}</a><br />${typeName(a.type)}</td><td>${esc(a.role)}<br /><small>${esc(a.about)}</small></td><td>${a.grades.join(", ")}</td><td>${a.hours}</td></tr>`).join("") || '<tr class="none"><td colspan="4"><i>No activities have been added.</i></td></tr>';
	for (const link of body.querySelectorAll("a")) link.addEventListener("click", (event) => { event.preventDefault(); dialog(Number(link.closest("tr")?.dataset.row)); });
}
function dialog(at: number) {
	if (document.querySelector(".dialog_host")) return;
	const host = document.createElement("div");
	host.className = "dialog_host";
	host.innerHTML = '<div class="dialog"><div class="header">Activity</div><div class="content">Loading...</div></div>';
	document.body.append(host);
	setTimeout(() => {
		const content = host.querySelector(".content") as HTMLElement;
		content.innerHTML = `<form onsubmit="return false">${select("w_type", "Activity Type", KINDS, { req: true })}${text("w_org", "Organization Name", { req: true })}${text("w_role", "Position or Leadership Role")}${boxes("w_grades", "Grade level(s) of participation", GRADES)}${text("w_hours", "Hours per week", { size: 6 })}${area("w_about", "Please describe this activity, including what you accomplished")}<div class="error"></div><div class="action"><button type="button" class="default">Save</button> <button type="button" class="cancel">Cancel</button></div></form>`;
		const now = acts[at];
		if (now) {
			el(id("w_type")).value = now.type; el(id("w_org")).value = now.org; el(id("w_role")).value = now.role; el(id("w_hours")).value = now.hours; el(id("w_about")).value = now.about;
			for (const box of content.querySelectorAll<HTMLInputElement>("[type=checkbox]")) box.checked = now.grades.includes(box.dataset.text ?? "");
		}
		content.querySelector(".cancel")?.addEventListener("click", () => host.remove());
		content.querySelector(".default")?.addEventListener("click", () => {
			const a: Act = { type: el(id("w_type")).value, org: el(id("w_org")).value, role: el(id("w_role")).value, hours: el(id("w_hours")).value, about: el(id("w_about")).value, grades: [...content.querySelectorAll<HTMLInputElement>("[type=checkbox]:checked")].map((box) => box.dataset.text ?? "") };
			if (!a.type || !a.org) { (content.querySelector(".error") as HTMLElement).textContent = "Please complete the required fields."; return; }
			if (Number.isNaN(at)) acts.push(a); else acts[at] = a;
			host.remove();
			drawTable();
		});
	}, 250);
}
document.querySelector(".add_activity")?.addEventListener("click", (event) => { event.preventDefault(); dialog(Number.NaN); });

const SIMPLE = ["first", "middle", "last", "pref", "email", "phone", "bCountry", "years", "citizen", "visa", "ssn", "term", "area", "major", "hs", "hsCity", "hsState", "college", "satR", "satM", "counselor", "counselorEmail", "alumna", "essay", "hear", "sign"];
function read(shown: boolean) {
	const out: Record<string, unknown> = {};
	const one = (box: HTMLElement) => (box instanceof HTMLSelectElement ? (box.value === "" ? "" : shown ? (box.selectedOptions[0]?.textContent ?? "") : box.value) : (box as HTMLInputElement).value);
	for (const key of SIMPLE) out[key] = one(el(id(key)));
	for (const key of ["abroad", "hisp", "dual", "sat"]) { const box = document.querySelector<HTMLInputElement>(`[name="${id(key)}"]:checked`); out[key] = (shown ? box?.dataset.text : box?.value) ?? ""; }
	for (const key of ["race", "certify"]) out[key] = [...document.querySelectorAll<HTMLInputElement>(`[name="${id(key)}"]:checked`)].map((box) => (shown ? box.dataset.text : box.value));
	for (const [key, where] of [["dobM", "dob_m"], ["dobD", "dob_d"], ["dobY", "dob_y"], ["gradM", "grad_m"], ["gradY", "grad_y"], ["country", "addr_country"], ["street", "addr_street"], ["city", "addr_city"], ["region", "addr_region"], ["zip", "addr_postal"]]) { const [base, part] = where.split("_"); out[key] = one(el(`${id(base)}_${part}`)); }
	out.trap = named("form_url_confirm").value;
	for (const n of [1, 2, 3]) for (const part of ["subject", "date", "score"]) out[`ap${n - 1}_${part}`] = one(named(`ap_${n}_${part}`));
	for (let at = 0; at < 3; at++) {
		const a = acts[at];
		for (const key of ["org", "role", "hours", "about"] as const) out[`act${at}_${key}`] = a?.[key] ?? "";
		out[`act${at}_type`] = a ? (shown ? typeName(a.type) : a.type) : "";
		out[`act${at}_grades`] = a?.grades ?? [];
	}
	return out;
}
Object.assign(window, { formState: () => ({ ...read(false), submitted }), formShown: () => read(true) });
