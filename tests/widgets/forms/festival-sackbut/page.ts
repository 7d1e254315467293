import "./app.css";
import { COUNTRIES } from "../../lists";

const S = "svelte-1q8x3zd";
type Attrs = Record<string, any>;
function el(tag: string, attrs: Attrs = {}, ...children: (Node | string)[]) {
	const node = document.createElement(tag) as any;
	for (const [key, value] of Object.entries(attrs)) {
		if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
		else if (key === "class") node.className = `${value} ${S}`;
		else if (value !== false) node.setAttribute(key, value === true ? "" : value);
	}
	node.append(...children);
	return node;
}

/* bind:value, bind:group, bind:checked */
const data: Record<string, any> = {};
const bound: Record<string, any[]> = {};
function bindValue(key: string, node: any) {
	data[key] ??= "";
	bound[key] = [node];
	node.addEventListener(node.tagName === "SELECT" ? "change" : "input", () => (data[key] = node.value));
	return node;
}
function bindChecked(key: string, node: any) {
	data[key] = false;
	bound[key] = [node];
	node.addEventListener("change", () => (data[key] = node.checked));
	return node;
}
function bindGroup(key: string, nodes: any[]) {
	data[key] ??= "";
	bound[key] = nodes;
	for (const node of nodes) node.addEventListener("change", () => (data[key] = node.value));
}

const field = (label: string, node: Node, note?: string, wide?: boolean) =>
	el("label", { class: wide ? "field wide" : "field" }, el("span", {}, label), node, ...(note ? [el("small", {}, note)] : []));
const text = (key: string, label: string, attrs: Attrs = {}, note?: string) => field(label, bindValue(key, el("input", { type: "text", ...attrs })), note, attrs.class === "wide");
const area = (key: string, label: string, note?: string) => field(label, bindValue(key, el("textarea", { rows: "4" })), note, true);
const options = (list: (string | [string, string])[]) => list.map((each) => (Array.isArray(each) ? el("option", { value: each[0] }, each[1]) : el("option", { value: each }, each)));
const choose = (key: string, label: string, list: (string | [string, string])[], note?: string) => field(label, bindValue(key, el("select", {}, el("option", { value: "" }, "Choose…"), ...options(list))), note);
const pills = (key: string, legend: string, list: [string, string][]) => {
	const nodes = list.map(([value]) => el("input", { type: "radio", name: key, value }));
	bindGroup(key, nodes);
	return el("fieldset", { class: "pills" }, el("legend", {}, legend), ...list.map(([, label], index) => el("label", {}, nodes[index], el("span", {}, label))));
};
const tick = (key: string, label: string) => el("label", { class: "tick" }, bindChecked(key, el("input", { type: "checkbox" })), el("span", {}, label));
const section = (id: string, title: string, intro: string, ...children: Node[]) => el("section", { id, class: "panel" }, el("h2", {}, title), ...(intro ? [el("p", { class: "intro" }, intro)] : []), el("div", { class: "grid" }, ...children));

/* experience: kept in a list, edited in a <dialog> */
type Entry = { kind: string; group: string; role: string; about: string; grades: string[]; hours: string; weeks: string };
const BLANK: Entry = { kind: "", group: "", role: "", about: "", grades: [], hours: "", weeks: "" };
const KINDS: [string, string][] = [["ensemble", "Orchestra, band or choir"], ["chamber", "Chamber music"], ["theatre", "Theatre or dance"], ["sport", "Sport"], ["debate", "Debate or speech"], ["env", "Environment"], ["service", "Volunteering"], ["job", "Paid job"], ["misc", "Something else"]];
const GRADES = ["9th grade", "10th grade", "11th grade", "12th grade"];
let entries: Entry[] = [];
let editing = -1;
const cards = el("ul", { class: "cards" });
const d = {
	kind: el("select", { required: true }, el("option", { value: "" }, "Choose…"), ...options(KINDS)),
	group: el("input", { type: "text", required: true }),
	role: el("input", { type: "text" }),
	about: el("textarea", { rows: "3" }),
	hours: el("input", { type: "number", min: "0", max: "80" }),
	weeks: el("input", { type: "number", min: "0", max: "52" }),
};
const gradeBoxes = GRADES.map((each) => el("input", { type: "checkbox", value: each }));
const dialog = el(
	"dialog",
	{ class: "sheet", "aria-labelledby": "sheet-title" },
	el(
		"form",
		{ method: "dialog", onsubmit: save },
		el("h3", { id: "sheet-title" }, "Activity"),
		field("What kind of activity is it?", d.kind),
		field("Group, place or employer", d.group),
		field("What is your part in it?", d.role, "Position, title, or section"),
		field("Describe it", d.about, undefined, true),
		el("fieldset", {}, el("legend", {}, "During which grades?"), ...GRADES.map((each, index) => el("label", { class: "tick" }, gradeBoxes[index], el("span", {}, each)))),
		field("Hours each week", d.hours),
		field("Weeks each year", d.weeks),
		el("menu", {}, el("button", { type: "button", class: "ghost", onclick: () => dialog.close() }, "Cancel"), el("button", { type: "submit", class: "primary" }, "Save activity")),
	),
) as HTMLDialogElement;

function edit(index: number) {
	editing = index;
	const entry = entries[index] ?? BLANK;
	for (const key of Object.keys(d) as (keyof typeof d)[]) d[key].value = entry[key];
	for (const box of gradeBoxes) box.checked = entry.grades.includes(box.value);
	dialog.showModal();
}
function save() {
	const entry: Entry = { ...BLANK };
	for (const key of Object.keys(d) as (keyof typeof d)[]) entry[key] = d[key].value;
	entry.grades = gradeBoxes.filter((box) => box.checked).map((box) => box.value);
	entries = editing < entries.length ? entries.map((each, index) => (index === editing ? entry : each)) : [...entries, entry];
	draw();
}
function draw() {
	cards.replaceChildren(
		...entries.map((entry, index) =>
			el(
				"li",
				{ class: "card" },
				el("p", { class: "kind" }, KINDS.find(([value]) => value === entry.kind)?.[1] ?? ""),
				el("h4", { class: "group" }, entry.group),
				el("p", { class: "role" }, entry.role),
				el("p", { class: "about" }, entry.about),
				el("p", { class: "grades" }, ...entry.grades.map((each) => el("span", { class: "chip" }, each))),
				el("p", { class: "time" }, el("b", { class: "hours" }, entry.hours), " hrs/wk · ", el("b", { class: "weeks" }, entry.weeks), " wks/yr"),
				el("button", { type: "button", class: "ghost", onclick: () => edit(index) }, "Edit"),
				el("button", { type: "button", class: "ghost", onclick: () => { entries = entries.filter((_, at) => at !== index); draw(); } }, "Remove"),
			),
		),
	);
}

/* awards: {#each} with a button */
const awards = el("div", { class: "stack wide" });
let awardCount = 0;
function addAward() {
	const i = awardCount++;
	awards.append(
		el("div", { class: "award" }, el("h4", {}, `Award ${i + 1}`), text(`award${i}.title`, "Prize, award or distinction"), choose(`award${i}.grade`, "Your grade at the time", GRADES), area(`award${i}.note`, "What was it for?")),
	);
}
for (const i of [0, 1, 2]) for (const part of ["title", "grade", "note"]) data[`award${i}.${part}`] = "";

const classes = el(
	"div",
	{ class: "wide classes" },
	...[0, 1, 2].map((i) => el("div", { class: "class-row" }, text(`class${i}.name`, "Class"), text(`class${i}.mark`, "Grade earned", { size: "6" }))),
);

let submitted = false;
const form = el(
	"form",
	{ class: "audition", novalidate: true, onsubmit: (event: Event) => { event.preventDefault(); submitted = true; } },
	section(
		"you", "1 · The musician", "Tell us about the person who will be auditioning.",
		text("first", "First name", { autocomplete: "given-name" }), text("last", "Family name", { autocomplete: "family-name" }),
		text("badge", "Preferred first name", {}, "For your badge and the concert programs"),
		choose("pronouns", "Pronouns", [["s", "she / her"], ["h", "he / him"], ["t", "they / them"], ["x", "something else"]]),
		choose("gender", "Gender (for dormitory assignment)", [["F", "Female"], ["M", "Male"], ["N", "Non-binary"]]),
		text("born", "Birthday", { placeholder: "MM/DD/YYYY" }),
		text("mail", "E-mail", { type: "email", autocomplete: "email" }), text("phone", "Cell phone", { type: "tel" }),
		text("street", "Home address", { class: "wide" }), text("street2", "Apt. / unit"), text("town", "City"), text("region", "State or province"), text("post", "Postal code"),
		choose("country", "Country", COUNTRIES),
		choose("status", "Immigration status in the U.S.", [["citizen", "U.S. citizen"], ["pr", "Permanent resident"], ["visa", "I will need a visa"]]),
		choose("shirt", "T-shirt", ["XS", "S", "M", "L", "XL"]),
		text("website", "Website", { class: "hp", tabindex: "-1", autocomplete: "off" }),
	),
	section(
		"audition", "2 · The audition", "Recordings are uploaded on the next page.",
		choose("instrument", "Audition instrument", ["Violin", "Viola", "Cello", "Double bass", "Flute", "Oboe", "Clarinet", "Bassoon", "Horn", "Trumpet", "Trombone", "Percussion", "Harp", "Piano", "Voice"]),
		text("years", "Years of private study"),
		area("pieces", "Repertoire you will play", "Composer, title, movement"),
		text("teacher", "Private teacher"), text("teacherMail", "Teacher’s e-mail", { type: "email" }),
	),
	section(
		"school", "3 · School", "Festival students can earn elective credit, so we write to your school at the end of the summer.",
		text("hs", "School you attend", { class: "wide" }), text("hsTown", "School’s city"), text("hsRegion", "School’s state"),
		pills("grade", "Grade this school year", [["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"], ["0", "Not in high school"]]),
		text("gradYear", "Class of", { inputmode: "numeric", maxlength: "4" }),
		text("gpa", "Unweighted GPA", { inputmode: "decimal" }, "4.0 scale"),
		text("major", "What do you intend to study in college?"),
		el("h3", { class: "wide" }, "Three recent classes"),
		classes,
	),
	section(
		"experience", "4 · What you do", "Music or not: we want to see how you spend your week. Add up to six.",
		el("div", { class: "wide" }, cards, el("button", { type: "button", class: "add", onclick: () => edit(entries.length) }, "Add an activity")),
	),
	section("awards", "5 · Awards", "", awards, el("button", { type: "button", class: "add", onclick: addAward }, "Add an award")),
	section(
		"family", "6 · Family", "",
		text("mother.first", "Mother’s first name"), text("mother.last", "Mother’s last name"), text("mother.job", "Mother’s occupation"), text("mother.mail", "Mother’s e-mail", { type: "email" }),
		text("father.first", "Father’s first name"), text("father.last", "Father’s last name"), text("father.job", "Father’s occupation"),
		choose("income", "Family income per year", [["a", "Less than $40,000"], ["b", "$40,000 – $74,999"], ["c", "$75,000 – $119,999"], ["d", "$120,000 or more"]], "Used by the scholarship committee only"),
		text("ice.name", "In an emergency, call"), text("ice.phone", "Their phone", { type: "tel" }),
	),
	section(
		"last", "7 · Last things", "",
		area("diet", "Allergies and dietary needs"),
		choose("heard", "How did you find us?", ["Teacher", "Alumni", "Poster", "Instagram", "Other"]),
		tick("media", "The festival may photograph and record me."), tick("rules", "I have read the audition rules and the refund policy."),
		text("initials", "Applicant’s initials", { size: "4" }),
	),
	el("footer", { class: "bar" }, el("span", {}, "Application fee: $45, payable after submitting"), el("button", { type: "submit", class: "primary" }, "Submit audition application")),
);
addAward();
document.getElementById("app")!.append(
	el("header", { class: "hero" }, el("p", { class: "kicker" }, "June 27 – August 8"), el("h1", {}, "Sackbut Lake Summer Music Festival"), el("p", {}, "Audition application, high school division")),
	el("main", {}, form),
	dialog,
);

const ROWS = [0, 1, 2];
const PARTS = Object.keys(BLANK) as (keyof Entry)[];
Object.assign(window, {
	formState: () => ({
		...data,
		...Object.fromEntries(ROWS.flatMap((i) => PARTS.map((part) => [`activity${i}.${part}`, entries[i]?.[part] ?? BLANK[part]]))),
		submitted,
	}),
	formShown: () => ({
		...Object.fromEntries(
			Object.keys(data).map((key) => {
				const [one] = bound[key] ?? [];
				if (!one) return [key, ""];
				if (one.type === "checkbox") return [key, one.checked];
				if (one.type === "radio") return [key, bound[key].find((each) => each.checked)?.nextElementSibling.textContent ?? ""];
				if (one.tagName === "SELECT") return [key, one.value ? one.selectedOptions[0].text : ""];
				return [key, one.value];
			}),
		),
		...Object.fromEntries(
			ROWS.flatMap((i) =>
				PARTS.map((part) => {
					const card = cards.children[i];
					if (part === "grades") return [`activity${i}.grades`, [...(card?.querySelectorAll(".chip") ?? [])].map((each: any) => each.textContent)];
					return [`activity${i}.${part}`, card?.querySelector(`.${part}`)?.textContent ?? ""];
				}),
			),
		),
	}),
});
