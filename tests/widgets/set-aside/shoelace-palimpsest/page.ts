import "@shoelace-style/shoelace/dist/themes/light.css";
import "./page.css";
import "@shoelace-style/shoelace/dist/components/button/button.js";
import "@shoelace-style/shoelace/dist/components/card/card.js";
import "@shoelace-style/shoelace/dist/components/checkbox/checkbox.js";
import "@shoelace-style/shoelace/dist/components/details/details.js";
import "@shoelace-style/shoelace/dist/components/drawer/drawer.js";
import "@shoelace-style/shoelace/dist/components/input/input.js";
import "@shoelace-style/shoelace/dist/components/option/option.js";
import "@shoelace-style/shoelace/dist/components/radio-button/radio-button.js";
import "@shoelace-style/shoelace/dist/components/radio-group/radio-group.js";
import "@shoelace-style/shoelace/dist/components/radio/radio.js";
import "@shoelace-style/shoelace/dist/components/range/range.js";
import "@shoelace-style/shoelace/dist/components/select/select.js";
import "@shoelace-style/shoelace/dist/components/switch/switch.js";
import "@shoelace-style/shoelace/dist/components/textarea/textarea.js";
import type { SlDrawer, SlInput, SlRadioGroup, SlRange, SlSelect, SlTextarea } from "@shoelace-style/shoelace";
import { STATES } from "../../lists";

const LIMIT = 3;
const LANGUAGES = [
	"Arabic", "ASL", "Cantonese", "English", "French", "German", "Haitian Creole", "Hindi", "Igbo", "Japanese", "Korean", "Mandarin",
	"Polish", "Portuguese", "Russian", "Somali", "Spanish", "Tagalog", "Ukrainian", "Urdu", "Vietnamese", "Yoruba",
];
const LEVELS = { first: "It's my first language", home: "We speak it at home", speak: "I speak it", read: "I read it", write: "I write it" };
const SINGLE = [
	"first", "last", "called", "pronouns", "birthday", "email", "cell", "reach", "street", "apt", "city", "state", "zip", "school", "schoolCity",
	"schoolState", "grade", "finish", "favorite", "college", "class1", "class1Grade", "class2", "class2Grade", "career", "major", "link",
	"object", "why", "session", "shirt", "food", "adult", "adultIs", "adultPhone", "adultEmail", "emergency", "emergencyPhone", "reference",
	"referenceEmail", "gender", "income", "firstToCollege",
];
const BOXES = ["photos", "news", "agree"];
const PARTS = ["what", "kind", "part", "grades", "when", "hours", "story"] as const;

const get = <E extends Element>(selector: string) => document.querySelector(selector) as E;
const form = get<HTMLFormElement>("#apply");
const drawer = get<SlDrawer>("#drawer");
let submitted = false;

for (const id of ["state", "schoolState"])
	get(`#${id}`).innerHTML = STATES.map(([code, name]) => `<sl-option value="${code}">${name}</sl-option>`).join("");

// One row a language: the first is there from the start.
let rows = 0;
function addLanguage() {
	const row = document.createElement("div");
	row.className = "language";
	row.innerHTML =
		`<sl-select name="language${rows}" label="Language" placeholder="Pick one" hoist>${LANGUAGES.map((name) => `<sl-option value="${name.replaceAll(" ", "-")}">${name}</sl-option>`).join("")}</sl-select>` +
		`<sl-select name="level${rows}" label="How well?" placeholder="Pick one" hoist>${Object.entries(LEVELS).map(([value, name]) => `<sl-option value="${value}">${name}</sl-option>`).join("")}</sl-select>`;
	get("#languages").append(row);
	rows++;
	get<HTMLElement>("#addLanguage").hidden = rows === LIMIT;
}
addLanguage();
get("#addLanguage").addEventListener("click", addLanguage);

// What somebody does is asked in a drawer; each entry is posted with the form by hidden inputs.
const what = get<SlInput>("#what");
const kind = get<SlSelect>("#kind");
const part = get<SlInput>("#part");
const grades = get<SlSelect>("#grades");
const when = get<SlRadioGroup>("#when");
const hours = get<SlRange>("#hours");
const story = get<SlTextarea>("#story");

get("#addActivity").addEventListener("click", () => {
	what.value = part.value = story.value = kind.value = when.value = "";
	grades.value = [];
	hours.value = 0;
	drawer.show();
});
get("#cancel").addEventListener("click", () => drawer.hide());
get("#keep").addEventListener("click", () => {
	if (!what.reportValidity()) return;
	const values = { what: what.value, kind: kind.value, part: part.value, grades: grades.value, when: when.value, hours: hours.value, story: story.value };
	const chosen = (host: Element, value: unknown) => host.querySelector(`[value="${value}"]`)?.textContent ?? "";
	const entry = document.createElement("sl-card");
	entry.className = "activity";
	const line = (name: string, text: string) => `<span class="${name}"></span>`.replace("></", `>${text.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</`);
	entry.innerHTML =
		`<b>${line("what", values.what)}</b> ${line("kind", chosen(kind, values.kind))}<br>` +
		`${line("part", values.part)} · ${line("grades", (values.grades as string[]).map((grade) => chosen(grades, grade)).join(", "))} · ` +
		`${line("when", chosen(when, values.when))} · ${line("hours", String(values.hours))} hours a week<br>${line("story", values.story)}` +
		`<sl-button size="small" variant="text">Remove</sl-button>`;
	for (const [name, value] of Object.entries(values))
		for (const one of Array.isArray(value) ? value : [value]) {
			const hidden = document.createElement("input");
			hidden.type = "hidden";
			hidden.dataset.name = name;
			hidden.value = String(one);
			entry.append(hidden);
		}
	entry.querySelector("sl-button")?.addEventListener("click", () => {
		entry.remove();
		number();
	});
	get("#activities").append(entry);
	number();
	drawer.hide();
});
function number() {
	const entries = [...document.querySelectorAll("#activities .activity")];
	entries.forEach((entry, n) => {
		for (const hidden of entry.querySelectorAll<HTMLInputElement>("input")) hidden.name = `activities[${n}][${hidden.dataset.name}]`;
	});
	get<HTMLElement>("#addActivity").hidden = entries.length === LIMIT;
}

form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

function formState() {
	const posted = new FormData(form);
	const one = (name: string) => posted.get(name) ?? "";
	const state: Record<string, unknown> = { submitted };
	for (const name of SINGLE) state[name] = one(name);
	for (const name of BOXES) state[name] = posted.has(name);
	state.identity = posted.getAll("identity");
	for (let n = 0; n < LIMIT; n++) {
		state[`language${n}`] = one(`language${n}`);
		state[`level${n}`] = one(`level${n}`);
		for (const name of PARTS)
			state[`activity${n}_${name}`] = name === "grades" ? posted.getAll(`activities[${n}][grades]`) : one(`activities[${n}][${name}]`);
	}
	return state;
}

const words = (node: Element | null | undefined) => node?.textContent?.trim() ?? "";
function read(host: Element | null | undefined): string {
	if (!host) return "";
	if (host.matches("sl-select")) return host.shadowRoot?.querySelector<HTMLInputElement>(".select__display-input")?.value ?? "";
	if (host.matches("sl-radio-group")) return words(host.querySelector("[aria-checked=true], sl-radio-button[checked]")) || words([...host.children].find((each) => (each as HTMLElement & { value: string }).value === (host as SlRadioGroup).value && (host as SlRadioGroup).value !== ""));
	return host.shadowRoot?.querySelector<HTMLInputElement>("input, textarea")?.value ?? "";
}

function formShown() {
	const shown: Record<string, unknown> = {};
	for (const name of SINGLE) shown[name] = read(get(`[name="${name}"]`));
	for (const name of BOXES) shown[name] = get(`[name="${name}"]`).shadowRoot?.querySelector("input")?.checked;
	shown.identity = [...document.querySelectorAll("#identity sl-checkbox")].filter((box) => box.shadowRoot?.querySelector("input")?.checked).map(words);
	const entries = document.querySelectorAll("#activities .activity");
	for (let n = 0; n < LIMIT; n++) {
		shown[`language${n}`] = read(document.querySelector(`[name="language${n}"]`));
		shown[`level${n}`] = read(document.querySelector(`[name="level${n}"]`));
		for (const name of PARTS) {
			const text = words(entries[n]?.querySelector(`span.${name}`));
			shown[`activity${n}_${name}`] = name === "grades" ? text.split(", ").filter(Boolean) : text;
		}
	}
	return shown;
}
Object.assign(window, { formState, formShown });
