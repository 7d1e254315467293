import Choices from "choices.js";
import flatpickr from "flatpickr";
import IMask from "imask";
import { type Question, SECTIONS } from "./questions";
import "choices.js/public/assets/styles/choices.css";
import "flatpickr/dist/flatpickr.css";
import "./page.css";

const MASKS = {
	phone: { mask: "(000) 000-0000" },
	zip: { mask: "00000" },
	gpa: { mask: Number, scale: 2, radix: ".", mapToRadix: [","], min: 0, max: 4 },
	score: { mask: Number, scale: 0, min: 0, max: 1600 },
	count: { mask: Number, scale: 0, min: 0, max: 9999 },
};
const QUESTIONS = SECTIONS.flatMap(({ questions }) => questions);

function control({ key, kind, words, naming, options = [] }: Question) {
	const named = naming === "labelledby" ? ` aria-labelledby="${key}-t"` : naming === "placeholder" ? ` placeholder="${words}"` : "";
	const asked = options.map(([value, text]) => `<option value="${value}">${text}</option>`).join("");
	switch (kind) {
		case "area":
			return `<textarea class="in" id="${key}" name="${key}" rows="3" maxlength="${key === "q404" ? 200 : 2000}"></textarea>`;
		case "choice":
			return `<select id="${key}" name="${key}"><option value="">Select…</option>${asked}</select>`;
		case "many":
			return `<select id="${key}" name="${key}" multiple>${asked}</select>`;
		case "radio":
			return options
				.map(([value, text]) => `<label><input type="radio" name="${key}" id="${key}_${value}" value="${value}"> ${text}</label> `)
				.join("");
		case "box":
			return `<label><input type="checkbox" name="${key}" id="${key}"> ${words}</label>`;
		default:
			return `<input class="in" type="text" id="${key}" name="${key}"${named}>`;
	}
}

function question(each: Question) {
	const { key, kind, words, naming, hint } = each;
	const help = hint ? `<div class="hint">${hint}</div>` : "";
	const drawn = control(each);
	if (kind === "box" || naming === "placeholder") return `<div class="q">${drawn}</div>`;
	if (kind === "radio") return `<fieldset class="q"><legend class="q-t">${words}</legend>${drawn}</fieldset>`;
	if (naming === "wrap") return `<label class="q">${words} ${drawn}</label>`;
	if (naming === "for") return `<div class="q"><label class="q-t" for="${key}">${words}</label>${help}${drawn}</div>`;
	return `<div class="q"><div class="q-t" id="${key}-t">${words}</div>${help}${drawn}</div>`;
}

const root = document.querySelector<HTMLDivElement>("#root");
root.innerHTML = `<form novalidate autocomplete="off"><h1>Summer internship at the Cascade Freshwater Laboratory</h1>${SECTIONS.map(
	({ title, intro, isGrid, questions }) =>
		`<section><h2>${title}</h2>${intro ? `<p>${intro}</p>` : ""}<div${isGrid ? ' class="row"' : ""}${
			questions[0].key.startsWith("crs") ? ' style="grid-template-columns:2fr 1fr"' : ""
		}>${questions.map(question).join("")}</div></section>`,
).join("")}<button type="submit">Send application</button></form>`;
const form = root.querySelector("form");
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const inputOf = (key: string) => document.querySelector<HTMLInputElement>(`#${key}`);
const lists = new Map<string, Choices>();
const dates = new Map<string, flatpickr.Instance>();
const masks = new Map<string, { unmaskedValue: string }>();
for (const { key, kind, format, isPicked, mask } of QUESTIONS) {
	const element = inputOf(key);
	if (kind === "choice") lists.set(key, new Choices(element, { shouldSort: false, itemSelectText: "" }));
	if (kind === "many" || kind === "tags")
		lists.set(key, new Choices(element, { removeItemButton: true, shouldSort: false, placeholderValue: "Add" }));
	if (kind === "date")
		dates.set(
			key,
			flatpickr(element, { dateFormat: "Y-m-d", altInput: true, altFormat: format, allowInput: !isPicked }) as flatpickr.Instance,
		);
	if (kind === "mask") masks.set(key, IMask(element, MASKS[mask]));
}

function stateOf({ key, kind }: Question) {
	if (lists.has(key)) return lists.get(key).getValue(true) ?? "";
	if (dates.has(key)) return dates.get(key).input.value;
	if (masks.has(key)) return masks.get(key).unmaskedValue;
	if (kind === "box") return new FormData(form).has(key);
	return new FormData(form).get(key) ?? "";
}

function shownOf({ key, kind }: Question) {
	const element = inputOf(key);
	if (lists.has(key)) {
		const items = [...element.closest(".choices").querySelectorAll(".choices__inner .choices__item:not(.choices__placeholder)")];
		const texts = items.map((each) => each.firstChild.textContent.trim());
		return kind === "choice" ? (texts[0] ?? "") : texts;
	}
	if (dates.has(key)) return dates.get(key).altInput.value;
	if (kind === "box") return element.checked;
	if (kind !== "radio") return element.value;
	return form.querySelector<HTMLInputElement>(`[name=${key}]:checked`)?.labels[0].textContent.trim() ?? "";
}

Object.assign(window, {
	formState: () => ({ submitted, ...Object.fromEntries(QUESTIONS.map((each) => [each.key, stateOf(each)])) }),
	formShown: () => Object.fromEntries(QUESTIONS.map((each) => [each.key, shownOf(each)])),
});
