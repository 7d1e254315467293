import { STATES } from "../../lists";
import "./page.css";

const $ = <T extends HTMLElement = HTMLInputElement>(sel: string, root: ParentNode = document) => root.querySelector(sel) as T;
const LISTS: Record<string, [string, string][]> = {
	states: STATES,
	sizes: [["XS", "Extra small"], ["S", "Small"], ["M", "Medium"], ["L", "Large"], ["XL", "Extra large"]],
	kinds: [["club", "School club or team"], ["speech", "Debate or speech"], ["job", "Paid job"], ["vol", "Volunteer work"], ["env", "Environmental group"], ["art", "Music, dance or art"], ["care", "Caring for family"], ["faith", "Faith community"], ["oth", "Something else"]],
};
let serial = 0;

/** After the "Select-Only Combobox" of the ARIA Authoring Practices Guide. */
class Select {
	open = false;
	index = -1;
	typed = "";
	timer = 0;
	box: HTMLElement;
	list: HTMLElement;
	hidden: HTMLInputElement;
	constructor(public host: HTMLElement, public options: [string, string][]) {
		const id = `combo${++serial}`;
		host.innerHTML = `<div id="${id}-label" class="combo-label">${host.dataset.label}</div><div class="combo js-select"><div aria-controls="${id}-lb" aria-expanded="false" aria-haspopup="listbox" aria-labelledby="${id}-label" id="${id}" class="combo-input" role="combobox" tabindex="0"></div><div class="combo-menu" role="listbox" id="${id}-lb" aria-labelledby="${id}-label" tabindex="-1"></div></div><input type="hidden" name="${host.dataset.name}">`;
		this.box = $(".combo-input", host);
		this.list = $(".combo-menu", host);
		this.hidden = $("input[type=hidden]", host);
		options.forEach(([, label], i) => {
			const option = document.createElement("div");
			option.setAttribute("role", "option");
			option.id = `${id}-${i}`;
			option.className = "combo-option";
			option.setAttribute("aria-selected", "false");
			option.innerText = label;
			option.addEventListener("click", (event) => {
				event.stopPropagation();
				this.current(i);
				this.choose(i);
				this.toggle(false);
			});
			option.addEventListener("mousedown", (event) => event.preventDefault());
			this.list.append(option);
		});
		this.box.addEventListener("click", () => this.toggle(!this.open));
		this.box.addEventListener("blur", () => this.open && this.toggle(false));
		this.box.addEventListener("keydown", (event) => this.key(event));
	}
	current(i: number) {
		this.index = i;
		this.box.setAttribute("aria-activedescendant", `${this.box.id}-${i}`);
		[...this.list.children].forEach((o, j) => o.classList.toggle("option-current", i === j));
		(this.list.children[i] as HTMLElement)?.scrollIntoView({ block: "nearest" });
	}
	choose(i: number) {
		if (i < 0) return;
		this.box.textContent = this.options[i]![1];
		this.hidden.value = this.options[i]![0];
		[...this.list.children].forEach((o, j) => {
			o.classList.toggle("option-selected", i === j);
			o.setAttribute("aria-selected", String(i === j));
		});
	}
	toggle(open: boolean) {
		this.open = open;
		this.box.setAttribute("aria-expanded", String(open));
		$(".combo", this.host).classList.toggle("open", open);
		if (!open) this.box.setAttribute("aria-activedescendant", "");
	}
	key(event: KeyboardEvent) {
		const last = this.options.length - 1;
		if (event.key === "ArrowDown") {
			if (!this.open) this.toggle(true);
			else this.current(Math.min(last, this.index + 1));
		} else if (event.key === "ArrowUp") this.current(Math.max(0, this.index - 1));
		else if (event.key === "Enter" || event.key === " ") {
			if (this.open) this.choose(this.index);
			this.toggle(!this.open);
		} else if (event.key === "Escape") this.toggle(false);
		else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
			clearTimeout(this.timer);
			this.timer = window.setTimeout(() => (this.typed = ""), 500);
			this.typed += event.key.toLowerCase();
			this.toggle(true);
			const at = this.options.findIndex(([, l]) => l.toLowerCase().startsWith(this.typed));
			if (at >= 0) this.current(at);
			return;
		} else return;
		event.preventDefault();
	}
}
const combos: Record<string, Select> = {};
for (const host of document.querySelectorAll<HTMLElement>(".js-combo")) combos[host.dataset.name!] = new Select(host, LISTS[host.dataset.list!]!);

customElements.define(
	"copse-phone",
	class extends HTMLElement {
		root = this.attachShadow({ mode: "open" });
		connectedCallback() {
			this.root.innerHTML = `<style>label{font-weight:bold;display:block}.w{display:flex}select{max-width:130px}input{flex:1;padding:7px;min-width:0}</style><label for="num">Cell phone</label><div class="w"><select id="cc" aria-label="Country code"><option value="">Code</option><option value="1">US/Canada +1</option><option value="44">UK +44</option><option value="52">Mexico +52</option><option value="63">Philippines +63</option><option value="91">India +91</option><option value="234">Nigeria +234</option></select><input id="num" type="tel"></div>`;
			const num = $("#num", this.root);
			num.addEventListener("blur", () => {
				const d = num.value.replace(/\D/g, "");
				if (d.length === 10) num.value = `${d.slice(0, 3)}.${d.slice(3, 6)}.${d.slice(6)}`;
			});
		}
		get country() { return $<HTMLSelectElement>("#cc", this.root); }
		get number() { return $("#num", this.root); }
	},
);

const fill = (id: string, first: string, rows: [string, string][]) => ($<HTMLSelectElement>(id).innerHTML = `<option value="">${first}</option>` + rows.map(([v, l]) => `<option value="${v}">${l}</option>`).join(""));
fill("#dob_m", "--", ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"].map((m, i) => [String(i + 1), m]));
fill("#dob_d", "--", Array.from({ length: 31 }, (_, i) => [String(i + 1), String(i + 1)]));
fill("#dob_y", "----", Array.from({ length: 12 }, (_, i) => [String(2013 - i), String(2013 - i)]));

$("#jv_zip").addEventListener("blur", () => {
	const bad = $("#jv_zip").value !== "" && !/^\d{5}$/.test($("#jv_zip").value.trim());
	$(".err").hidden = !bad;
	if (bad) $("#jv_zip").value = "";
});
$("#jv_grad").addEventListener("input", () => {
	const d = $("#jv_grad").value.replace(/\D/g, "").slice(0, 6);
	$("#jv_grad").value = d.length > 2 ? `${d.slice(0, 2)}/${d.slice(2)}` : d;
});
$("#jv_gpa").addEventListener("blur", () => {
	const n = parseFloat($("#jv_gpa").value);
	$("#jv_gpa").value = n >= 0 && n <= 4 ? n.toFixed(2) : "";
});

// School: the list comes from the district directory
const SCHOOLS: [string, string, string][] = [["OR-1140", "Ashland High School", "Ashland, OR"], ["OR-1152", "Ashland Valley High School", "Ashland, OR"], ["OR-1288", "Eagle Valley High School", "Eagle Point, OR"], ["CA-7731", "Yreka High School", "Yreka, CA"], ["CA-7740", "Mount Shasta High School", "Mount Shasta, CA"], ["CA-7755", "Scott Valley High School", "Etna, CA"], ["CA-7768", "Butte Valley High School", "Dorris, CA"]];
const school = $("#jv_school");
const schoolList = $<HTMLUListElement>("#jv_school_lb");
const schoolId = $("input[name=jv_school_id]");
let wait = 0;
function showSchools(on: boolean) {
	schoolList.classList.toggle("on", on);
	for (const each of [school, $("#jv_school_btn")]) each.setAttribute("aria-expanded", String(on));
}
function pickSchool(row: [string, string, string]) {
	school.value = row[1];
	schoolId.value = row[0];
	showSchools(false);
	$(".status").textContent = row[2];
}
function lookUp() {
	clearTimeout(wait);
	schoolId.value = "";
	const q = school.value.trim().toLowerCase();
	if (q.length < 3) return showSchools(false);
	$(".status").textContent = "Searching…";
	wait = window.setTimeout(() => {
		const rows = SCHOOLS.filter((s) => q.split(/\s+/).every((w) => s.join(" ").toLowerCase().includes(w)));
		$(".status").textContent = `${rows.length} found`;
		schoolList.replaceChildren(
			...rows.map((row, i) => {
				const li = document.createElement("li");
				li.id = `jv_school_${i}`;
				li.setAttribute("role", "option");
				li.innerHTML = `${row[1]}<small>${row[2]}</small>`;
				li.addEventListener("mousedown", (event) => event.preventDefault());
				li.addEventListener("click", () => pickSchool(row));
				return li;
			}),
		);
		showSchools(rows.length > 0);
	}, 420);
}
school.addEventListener("input", lookUp);
$("#jv_school_btn").addEventListener("click", () => { school.focus(); showSchools(!schoolList.classList.contains("on") && schoolList.children.length > 0); });
school.addEventListener("blur", () => {
	showSchools(false);
	if (!schoolId.value) { school.value = ""; clearTimeout(wait); $(".status").textContent = ""; }
});
school.addEventListener("keydown", (event) => {
	const items = [...schoolList.querySelectorAll("li")];
	const at = items.findIndex((li) => li.getAttribute("aria-selected") === "true");
	if (event.key === "ArrowDown" || event.key === "ArrowUp") {
		const next = items[(at + (event.key === "ArrowDown" ? 1 : -1) + items.length) % items.length];
		items.forEach((li) => li.removeAttribute("aria-selected"));
		next?.setAttribute("aria-selected", "true");
		if (next) school.setAttribute("aria-activedescendant", next.id);
		event.preventDefault();
	} else if (event.key === "Enter") { items[at]?.click(); event.preventDefault(); } else if (event.key === "Escape") showSchools(false);
});

$("#crs_body").innerHTML = [1, 2, 3].map((n) => `<tr><td>${n}</td><td><input type="text" name="crs[${n}][title]" aria-label="Class ${n}"></td><td><input type="text" name="crs[${n}][mark]" aria-label="Grade, class ${n}"></td><td><select name="crs[${n}][cr]" aria-label="Credits, class ${n}"><option value=""></option><option value="0.5">½</option><option value="1.0">1</option><option value="1.5">1½</option><option value="2.0">2</option></select></td></tr>`).join("");

// Experience: one open card at a time, kept when its Save is pressed
type Entry = { kind: string; kindText: string; org: string; role: string; duties: string; grades: string[]; hours: string; weeks: string };
const entries: Entry[] = [];
function drawEntries() {
	$("#exp-list").replaceChildren(
		...entries.map((e, i) => {
			const li = document.createElement("li");
			li.className = "exp-card";
			li.dataset.i = String(i);
			li.innerHTML = `<strong class="s-org"></strong> (<span class="s-kind"></span>)<br><span class="s-role"></span><p class="s-duties"></p><small>Grades <span class="s-grades"></span>; <span class="s-hours"></span> hours a week, <span class="s-weeks"></span> weeks a year</small> <button type="button" class="btn btn-link">Edit</button>`;
			for (const [k, v] of Object.entries({ org: e.org, kind: e.kindText, role: e.role, duties: e.duties, grades: e.grades.join(", "), hours: e.hours, weeks: e.weeks })) $(`.s-${k}`, li).textContent = v;
			$("button", li).addEventListener("click", () => editEntry(i));
			return li;
		}),
	);
}
function editEntry(i: number) {
	const old = entries[i];
	const n = i + 1;
	const card = document.createElement("fieldset");
	card.className = "exp-card";
	card.innerHTML = `<legend>Experience ${n}</legend>
	<div class="row2"><div class="fld x-kind" data-name="exp_kind_${n}" data-label="Type of experience"></div><div class="fld"><label for="exp_org_${n}">Organization or place</label><input type="text" id="exp_org_${n}"></div></div>
	<div class="fld"><label for="exp_role_${n}">Your title or role</label><input type="text" id="exp_role_${n}"></div>
	<div class="fld"><span class="lbl" id="exp_dl_${n}">What you did there</span><div class="rte-bar" role="toolbar" aria-label="Formatting"><button type="button" data-cmd="bold"><b>B</b></button><button type="button" data-cmd="italic"><i>I</i></button><button type="button" data-cmd="insertUnorderedList">&bull;</button></div><div class="rte" id="exp_duties_${n}" contenteditable="true" role="textbox" aria-multiline="true" aria-labelledby="exp_dl_${n}"></div></div>
	<div class="fld pills" role="group" aria-labelledby="exp_gl_${n}"><span class="lbl" id="exp_gl_${n}">During which grades?</span>${["9", "10", "11", "12"].map((g) => `<label><input type="checkbox" name="exp_grades_${n}" value="${g}">${g}</label>`).join("")}</div>
	<div class="row2"><div class="fld"><label for="exp_hours_${n}">Hours per week</label><div class="stepper"><button type="button" class="dn" aria-label="Fewer hours">&minus;</button><input type="text" inputmode="numeric" id="exp_hours_${n}" readonly><button type="button" class="up" aria-label="More hours">+</button></div></div><div class="fld"><label for="exp_weeks_${n}">Weeks per year</label><input type="number" min="1" max="52" id="exp_weeks_${n}"></div></div>
	<button type="button" class="btn btn-primary x-save">Save this experience</button> <button type="button" class="btn btn-link x-cancel">Cancel</button>`;
	$("#exp-editor").replaceChildren(card);
	$("#exp-add").hidden = true;
	const kind = new Select($(".x-kind", card), LISTS.kinds!);
	const duties = $<HTMLDivElement>(`#exp_duties_${n}`);
	const hours = $(`#exp_hours_${n}`);
	const bump = (by: number) => (hours.value = String(Math.min(60, Math.max(0, Number(hours.value || 0) + by))));
	$(".up", card).addEventListener("click", () => bump(1));
	$(".dn", card).addEventListener("click", () => bump(-1));
	for (const b of card.querySelectorAll<HTMLButtonElement>("[data-cmd]")) { b.addEventListener("mousedown", (event) => event.preventDefault()); b.addEventListener("click", () => document.execCommand(b.dataset.cmd!)); }
	if (old) {
		kind.choose(LISTS.kinds!.findIndex(([v]) => v === old.kind));
		$(`#exp_org_${n}`).value = old.org;
		$(`#exp_role_${n}`).value = old.role;
		duties.textContent = old.duties;
		hours.value = old.hours;
		$(`#exp_weeks_${n}`).value = old.weeks;
		for (const b of card.querySelectorAll<HTMLInputElement>("[type=checkbox]")) b.checked = old.grades.includes(b.value);
	}
	const close = () => { $("#exp-editor").replaceChildren(); $("#exp-add").hidden = entries.length >= 6; drawEntries(); };
	$(".x-cancel", card).addEventListener("click", close);
	$(".x-save", card).addEventListener("click", () => {
		entries[i] = { kind: kind.hidden.value, kindText: kind.box.textContent ?? "", org: $(`#exp_org_${n}`).value, role: $(`#exp_role_${n}`).value, duties: duties.innerText.trim(), grades: [...card.querySelectorAll<HTMLInputElement>("[type=checkbox]:checked")].map((b) => b.value), hours: hours.value, weeks: $(`#exp_weeks_${n}`).value };
		close();
	});
}
$("#exp-add").addEventListener("click", () => editEntry(entries.length));

let sibs = 0;
$("#sib-add").addEventListener("click", () => {
	const row = document.createElement("div");
	row.className = "row2";
	row.innerHTML = `<div class="fld"><label for="sib_n_${sibs}">Sibling's name</label><input type="text" id="sib_n_${sibs}" name="sib_n[]"></div><div class="fld"><label for="sib_a_${sibs}">Age</label><input type="number" id="sib_a_${sibs}" name="sib_a[]" min="0"></div>`;
	$("#sib-rows").append(row);
	sibs++;
});

const eeo = $<HTMLIFrameElement>("#eeo");
const RACE = [["AI", "American Indian or Alaska Native"], ["AS", "Asian"], ["BL", "Black or African American"], ["PI", "Native Hawaiian or Pacific Islander"], ["WH", "White"], ["DC", "I decline to answer"]];
eeo.srcdoc = `<!doctype html><html lang="en"><head><title>Self-identification</title><style>body{font:15px Arial,sans-serif;margin:8px}p,fieldset{margin:0 0 12px}</style></head><body><form id="eeo-form">
<p><label for="q_gender">Gender</label><br><select id="q_gender" name="q_gender"><option value="">Choose…</option><option value="F">Female</option><option value="M">Male</option><option value="X">Nonbinary / another gender</option><option value="D">Decline to answer</option></select></p>
<fieldset><legend>Are you Hispanic or Latino?</legend><label><input type="radio" name="q_hisp" value="1"> Yes</label> <label><input type="radio" name="q_hisp" value="0"> No</label></fieldset>
<fieldset><legend>Race (mark all that apply)</legend>${RACE.map(([v, l]) => `<label><input type="checkbox" name="q_race" value="${v}"> ${l}</label><br>`).join("")}</fieldset>
<p><label for="q_inc">Yearly income of your household</label><br><select id="q_inc" name="q_inc"><option value="">Choose…</option><option value="A">Up to $35,000</option><option value="B">$35,001 - $55,000</option><option value="C">$55,001 - $80,000</option><option value="D">$80,001 - $120,000</option><option value="E">More than $120,000</option></select></p></form></body></html>`;

let submitted = false;
$("#jvp-form").addEventListener("submit", (event) => { event.preventDefault(); submitted = true; });

const PLAIN = ["jv_fname", "jv_lname", "jv_email", "jv_addr", "jv_addr2", "jv_city", "jv_zip", "jv_grad", "jv_gpa", "jv_goal", "mo_name", "mo_job", "fa_name", "fa_job", "ec_name", "ec_phone", "ref_name", "ref_email", "initials"];
const chosen = (select: HTMLSelectElement | null) => (select?.value ? select.selectedOptions[0]!.text : "");
function read(isShown: boolean) {
	const out: Record<string, unknown> = {};
	const phone = $("copse-phone") as any;
	const inside = eeo.contentDocument!;
	const pick = (s: HTMLSelectElement | null) => (isShown ? chosen(s) : (s?.value ?? ""));
	const radio = (name: string, root: ParentNode = document) => {
		const on = root.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`);
		return on ? (isShown ? (on.closest("label")!.querySelector(".card-t") ?? on.closest("label")!).textContent!.trim() : on.value) : "";
	};
	for (const k of PLAIN) out[k] = $(`#${k}`).value;
	for (const k of ["dob_m", "dob_d", "dob_y"]) out[k] = pick($<HTMLSelectElement>(`#${k}`));
	for (const [k, c] of Object.entries(combos)) out[k] = isShown ? c.box.textContent : c.hidden.value;
	out.phone_cc = pick(phone.country);
	out.phone_no = phone.number.value;
	out.jv_school = isShown ? school.value : schoolId.value;
	out.jv_grade = radio("jv_grade");
	out.pl_area = radio("pl_area");
	out.pl_why = $("#pl_why").innerText.trim();
	out.ok_hipaa = $("#ok_hipaa").checked;
	out.q_gender = pick(inside.querySelector("#q_gender"));
	out.q_inc = pick(inside.querySelector("#q_inc"));
	out.q_hisp = radio("q_hisp", inside);
	out.q_race = [...inside.querySelectorAll<HTMLInputElement>("input[name=q_race]:checked")].map((b) => (isShown ? b.closest("label")!.textContent!.trim() : b.value));
	for (const n of [1, 2, 3]) {
		out[`crs${n}_title`] = $(`[name="crs[${n}][title]"]`).value;
		out[`crs${n}_mark`] = $(`[name="crs[${n}][mark]"]`).value;
		out[`crs${n}_cr`] = pick($<HTMLSelectElement>(`[name="crs[${n}][cr]"]`));
		const e = entries[n - 1];
		const li = document.querySelector(`#exp-list li[data-i="${n - 1}"]`);
		const seen = (k: string) => li?.querySelector(`.s-${k}`)?.textContent ?? "";
		for (const k of ["kind", "org", "role", "duties", "hours", "weeks"] as const) out[`exp${n}_${k}`] = isShown ? seen(k) : (e?.[k] ?? "");
		out[`exp${n}_grades`] = isShown ? (seen("grades") ? seen("grades").split(", ") : []) : (e?.grades ?? []);
	}
	for (const i of [0, 1]) {
		out[`sib${i}_name`] = $(`#sib_n_${i}`)?.value ?? "";
		out[`sib${i}_age`] = $(`#sib_a_${i}`)?.value ?? "";
	}
	return out;
}
Object.assign(window, { formState: () => ({ ...read(false), submitted }), formShown: () => read(true) });
