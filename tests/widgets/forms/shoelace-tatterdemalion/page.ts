import "@shoelace-style/shoelace/dist/themes/light.css";
import "@shoelace-style/shoelace/dist/components/button/button.js";
import "@shoelace-style/shoelace/dist/components/card/card.js";
import "@shoelace-style/shoelace/dist/components/checkbox/checkbox.js";
import "@shoelace-style/shoelace/dist/components/drawer/drawer.js";
import "@shoelace-style/shoelace/dist/components/input/input.js";
import "@shoelace-style/shoelace/dist/components/option/option.js";
import "@shoelace-style/shoelace/dist/components/radio/radio.js";
import "@shoelace-style/shoelace/dist/components/radio-button/radio-button.js";
import "@shoelace-style/shoelace/dist/components/radio-group/radio-group.js";
import "@shoelace-style/shoelace/dist/components/range/range.js";
import "@shoelace-style/shoelace/dist/components/rating/rating.js";
import "@shoelace-style/shoelace/dist/components/select/select.js";
import "@shoelace-style/shoelace/dist/components/switch/switch.js";
import "@shoelace-style/shoelace/dist/components/tab/tab.js";
import "@shoelace-style/shoelace/dist/components/tab-group/tab-group.js";
import "@shoelace-style/shoelace/dist/components/tab-panel/tab-panel.js";
import "@shoelace-style/shoelace/dist/components/textarea/textarea.js";
import "./field-school.css";
import type { SlDrawer, SlRating } from "@shoelace-style/shoelace";

declare global {
	interface Window {
		formState(): Record<string, unknown>;
		formShown(): Record<string, unknown>;
	}
}

// biome-ignore lint/suspicious/noExplicitAny: each element has properties of its own
type Shoe = HTMLElement & Record<string, any>;
const get = (id: string) => document.getElementById(id) as Shoe;

const form = get("apply") as unknown as HTMLFormElement;
const draft = get("activity-form") as unknown as HTMLFormElement;
const drawer = get("activity") as unknown as SlDrawer;
let submitted = false;

// Before Shoelace's elements are defined, a submission would be a native one: docs, “Form Controls”.
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const PARTS = ["kind", "name", "role", "grades", "hours"] as const;
type Activity = { kind: string; name: string; role: string; grades: string[]; hours: string };
const MOST = 3;
const activities: Activity[] = [];
let edited = -1;

const textOf = (select: Shoe, value: string) => [...select.querySelectorAll("sl-option")].find((option) => (option as Shoe).value === value)?.textContent ?? "";

function ask(index: number) {
	edited = index;
	for (const part of PARTS) get(`activity-${part}`).value = activities[index]?.[part] ?? (part === "grades" ? [] : "");
	drawer.label = index < activities.length ? "Change this activity" : "Add an activity";
	drawer.show();
}

function button(text: string, onClick: () => void) {
	const element = Object.assign(document.createElement("sl-button"), { size: "small", textContent: text });
	element.addEventListener("click", onClick);
	return element;
}

function list() {
	const items = activities.map((activity, index) => {
		const item = document.createElement("li");
		const words = document.createElement("div");
		const name = Object.assign(document.createElement("strong"), { textContent: activity.name });
		const facts = [activity.role, textOf(get("activity-kind"), activity.kind), activity.grades.join(", "), activity.hours && `${activity.hours} h/week`];
		words.append(name, Object.assign(document.createElement("small"), { textContent: facts.filter(Boolean).join(" · ") }));
		const remove = () => {
			activities.splice(index, 1);
			list();
		};
		item.append(words, button("Edit", () => ask(index)), button("Remove", remove));
		return item;
	});
	get("activities").replaceChildren(...items);
	get("add-activity").disabled = activities.length >= MOST;
	get("add-activity").textContent = activities.length > 0 ? "Add another activity" : "Add an activity";
}

get("add-activity").addEventListener("click", () => ask(activities.length));
get("cancel-activity").addEventListener("click", () => drawer.hide());
draft.addEventListener("submit", (event) => {
	event.preventDefault();
	const of = (part: (typeof PARTS)[number]) => get(`activity-${part}`).value;
	activities[edited] = { kind: of("kind"), name: of("name").trim(), role: of("role").trim(), grades: [...of("grades")].sort((a: string, b: string) => Number(a) - Number(b)), hours: String(of("hours")) };
	list();
	drawer.hide();
});

const named = () => [...form.querySelectorAll<Shoe>("[name]")].filter((element) => element.tagName !== "SL-TAB-PANEL");
const tagOf = (element: Element) => element.tagName.toLowerCase();
const RATINGS = ["swimming"];

const entries = (of: (index: number, part: (typeof PARTS)[number]) => unknown) =>
	Object.fromEntries(Array.from({ length: MOST }, (_, i) => PARTS.map((part) => [`activity${i + 1}_${part}`, of(i, part)])).flat());

/** What the form posts, with the ratings and the activities that the site's script adds. */
window.formState = () => {
	const data = new FormData(form);
	return {
		...Object.fromEntries(named().map((element) => [element.getAttribute("name")!, element.multiple ? data.getAll(element.getAttribute("name")!) : (data.get(element.getAttribute("name")!) ?? "")])),
		...Object.fromEntries(RATINGS.map((id) => [id, (get(id) as unknown as SlRating).value || ""])),
		...entries((i, part) => activities[i]?.[part] ?? (part === "grades" ? [] : "")),
		submitted,
	};
};

function shown(element: Shoe): unknown {
	const inside = (selector: string) => element.shadowRoot!.querySelector<HTMLInputElement>(selector);
	switch (tagOf(element)) {
		case "sl-radio-group":
			return [...element.querySelectorAll<Shoe>("sl-radio, sl-radio-button")].find((radio) => radio.checked)?.textContent ?? "";
		case "sl-checkbox":
		case "sl-switch":
			return inside("input")!.checked;
		case "sl-select":
			return element.multiple ? [...element.shadowRoot!.querySelectorAll("sl-tag")].map((tag) => tag.textContent!.trim()) : inside(".select__display-input")!.value;
		case "input":
			return element.value;
		default:
			return inside("input, textarea")!.value;
	}
}

window.formShown = () => ({
	...Object.fromEntries(named().map((element) => [element.getAttribute("name")!, shown(element)])),
	...Object.fromEntries(RATINGS.map((id) => [id, Number(get(id).shadowRoot!.querySelector("[aria-valuenow]")!.getAttribute("aria-valuenow")) || ""])),
	...entries((i, part) => {
		const item = get("activities").children[i];
		if (!item) return part === "grades" ? [] : "";
		if (part === "name") return item.querySelector("strong")!.textContent;
		const activity = activities[i];
		const facts = item.querySelector("small")!.textContent!.split(" · ");
		const meant = { kind: textOf(get("activity-kind"), activity.kind), role: activity.role, grades: activity.grades.join(", "), hours: activity.hours && `${activity.hours} h/week` }[part];
		if (!meant || !facts.includes(meant)) return part === "grades" ? [] : "";
		return part === "grades" ? meant.split(", ") : part === "hours" ? meant.split(" ")[0] : meant;
	}),
});
