import Choices from "choices.js";
import flatpickr from "flatpickr";
import monthSelectPlugin from "flatpickr/dist/plugins/monthSelect";
import "choices.js/public/assets/styles/choices.css";
import "flatpickr/dist/flatpickr.css";
import "flatpickr/dist/plugins/monthSelect/style.css";
import "./site.css";

const form = document.getElementById("frmOutbound") as HTMLFormElement;
let pressed = false;

function initChoices(root: ParentNode) {
	root.querySelectorAll<HTMLSelectElement>("select.js-choices").forEach((el) => {
		new Choices(el, {
			removeItemButton: el.multiple,
			shouldSort: false,
			itemSelectText: "",
			maxItemCount: el.dataset.max ? Number(el.dataset.max) : -1,
			placeholderValue: el.dataset.placeholder ?? null,
			searchPlaceholderValue: "Type to search",
		});
	});
}
initChoices(document);
new Choices(document.getElementById("other_langs") as HTMLInputElement, { delimiter: ",", removeItemButton: true, duplicateItemsAllowed: false, editItems: false });

flatpickr("#dob", { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d", maxDate: "today" });
flatpickr("#grad_month", { altInput: true, plugins: [monthSelectPlugin({ shorthand: true, dateFormat: "Y-m", altFormat: "F Y" })] });
flatpickr("#sig_date", { dateFormat: "m/d/Y", allowInput: true });

function addRow(button: string, template: string, into: string, limit: number) {
	let next = 1;
	const place = document.querySelector(into) as HTMLElement;
	document.getElementById(button)?.addEventListener("click", () => {
		if (place.children.length >= limit) return;
		const html = (document.getElementById(template) as HTMLTemplateElement).innerHTML.replace(/__n__/g, String(next++));
		place.insertAdjacentHTML("beforeend", html);
		initChoices(place.lastElementChild as HTMLElement);
	});
	place.addEventListener("click", (e) => {
		const remove = (e.target as HTMLElement).closest(".js-remove");
		if (remove) (remove.closest("tr, .js-activity") as HTMLElement).remove();
	});
}
addRow("btnSibling", "tplSibling", "#tblSiblings tbody", 6);
addRow("btnActivity", "tplActivity", "#activities", 6);

form.addEventListener("submit", (e) => {
	e.preventDefault();
	pressed = true;
	form.classList.add("was-validated");
});

/* measurement */
const fixed = [...new Set([...form.elements].map((el) => (el as HTMLInputElement).name).filter((n) => n && n !== "_token" && n !== "search_terms"))];
const later = [
	...["first", "last", "age"].map((n) => `siblings[1][${n}]`),
	...[1, 2].flatMap((i) => ["name", "kind", "role", "years", "hrs", "wks", "details"].map((n) => `activity[${i}][${n}]${n === "years" ? "[]" : ""}`)),
];
const KEYS = [...new Set([...fixed, ...later])];
const named = (key: string) => [...form.elements].filter((el) => (el as HTMLInputElement).name === key) as HTMLInputElement[];
const w = window as any;
w.formState = () => {
	const data = new FormData(form);
	const out: Record<string, unknown> = { submitted: pressed };
	for (const key of KEYS) {
		if (key.endsWith("[]")) out[key] = data.getAll(key);
		else if (key === "rules") out[key] = data.has(key);
		else out[key] = data.get(key) ?? "";
	}
	return out;
};
w.formShown = () => {
	const out: Record<string, unknown> = {};
	for (const key of KEYS) {
		const els = named(key);
		const el = els[0] as any;
		const choices = el?.closest(".choices");
		if (!el) out[key] = key.endsWith("[]") ? [] : "";
		else if (choices) {
			const texts = [...choices.querySelectorAll(".choices__inner .choices__item:not(.choices__placeholder)")].map((item) => (item.firstChild?.textContent ?? "").trim());
			out[key] = el.type === "select-one" ? (texts[0] ?? "") : texts;
		} else if (el.type === "radio") out[key] = els.find((r) => r.checked)?.labels?.[0].textContent ?? "";
		else if (el.type === "checkbox") out[key] = el.checked;
		else if (el.tagName === "SELECT") out[key] = el.value === "" ? "" : el.selectedOptions[0].text;
		else out[key] = el._flatpickr?.altInput?.value ?? el.value;
	}
	return out;
};
