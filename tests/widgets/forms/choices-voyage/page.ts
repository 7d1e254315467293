import Choices from "choices.js";
import flatpickr from "flatpickr";
import IMask from "imask";
import intlTelInput from "intl-tel-input/intlTelInputWithUtils";
import "./bootstrap-subset.css";
import "choices.js/public/assets/styles/choices.css";
import "flatpickr/dist/flatpickr.css";
import "intl-tel-input/styles-no-assets";

const form = document.getElementById("outboundApp") as HTMLFormElement;
const get = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
let submitted = false;

/* --- selects --- */
const choicesOptions = { itemSelectText: "", shouldSort: false, searchResultLimit: 8, searchPlaceholderValue: "Type to search", allowHTML: false };
for (const select of document.querySelectorAll<HTMLSelectElement>(".js-choice, #activities .js-act-type")) new Choices(select, choicesOptions);
new Choices(get<HTMLSelectElement>("destinations"), { ...choicesOptions, removeItemButton: true, maxItemCount: 3, placeholderValue: "Up to three" });

/* --- phone --- */
const iti = intlTelInput(get<HTMLInputElement>("mobile"), {
	initialCountry: "us",
	countryOrder: ["us", "ca", "mx"],
	separateDialCode: true,
	strictMode: true,
	hiddenInputs: () => ({ phone: "mobile_full", country: "mobile_country" }),
});

/* --- dates --- */
flatpickr("#dob", { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d", maxDate: "2013-12-31", disableMobile: true });
flatpickr("#passport_expiry", { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d", disableMobile: true });
flatpickr("#grad_date", { dateFormat: "m/d/Y", allowInput: true, disableMobile: true });

/* --- masks --- */
IMask(get<HTMLInputElement>("addr_zip"), { mask: "00000[-0000]" });
IMask(get<HTMLInputElement>("gpa"), { mask: "0.00" });
IMask(get<HTMLInputElement>("ec_phone"), { mask: "(000) 000-0000" });

/* --- activities --- */
const list = get<HTMLDivElement>("activities");
get("addActivity").addEventListener("click", () => {
	const next = Number(list.dataset.next);
	list.dataset.next = String(next + 1);
	const html = get<HTMLTemplateElement>("activityPrototype").innerHTML.replaceAll("__i__", String(next)).replaceAll("__n__", String(list.children.length + 1));
	list.insertAdjacentHTML("beforeend", html);
	new Choices(list.lastElementChild?.querySelector(".js-act-type") as HTMLSelectElement, choicesOptions);
});
list.addEventListener("click", (event) => {
	const button = (event.target as HTMLElement).closest(".js-remove");
	if (!button) return;
	button.closest(".activity-item")?.remove();
	[...list.querySelectorAll(".n")].forEach((number, at) => {
		number.textContent = String(at + 1);
	});
});

/* --- siblings --- */
get<HTMLSelectElement>("sibling_count").addEventListener("change", (event) => {
	const count = Number((event.target as HTMLSelectElement).value || 0);
	for (const row of document.querySelectorAll<HTMLElement>(".sibling-row")) {
		const on = Number(row.dataset.index) < count;
		row.classList.toggle("d-none", !on);
		for (const input of row.querySelectorAll("input")) input.disabled = !on;
	}
});

form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
	form.classList.add("was-validated");
});

const KEYS = [
	"_token", "given_names", "family_name", "email", "email_confirmation", "mobile", "dob", "birth_city", "birth_country", "nationality", "passport_sex", "passport_no", "passport_expiry",
	"addr_line1", "addr_line2", "addr_city", "addr_state", "addr_zip",
	"school", "school_city", "school_state", "grade_now", "gpa", "grad_date",
	...[0, 1, 2].flatMap((at) => ["title", "mark", "credits"].map((part) => `courses[${at}][${part}]`)),
	...[0, 1, 2].flatMap((at) => ["name", "level"].map((part) => `languages[${at}][${part}]`)),
	...[0, 1, 2].flatMap((at) => ["type", "org", "role", "hours", "weeks", "details"].map((part) => `activities[${at}][${part}]`)),
	"mother_given", "mother_family", "mother_job", "father_given", "father_family", "father_job", "parents_status", "sibling_count",
	...[0, 1].flatMap((at) => ["first", "last", "age"].map((part) => `siblings[${at}][${part}]`)),
	"ec_name", "ec_relation", "ec_phone", "destinations[]", "diet", "letter", "terms", "optin", "fax_number",
];

function shownOf(key: string): unknown {
	const [control] = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${key}"]`);
	if (!control) return "";
	if (control instanceof HTMLInputElement) {
		if (control.type === "radio") return form.querySelector(`[name="${key}"]:checked`)?.nextElementSibling?.textContent ?? "";
		if (control.type === "checkbox") return control.checked;
		const alt = control.nextElementSibling;
		if (alt instanceof HTMLInputElement && control.type === "hidden" && control.classList.contains("flatpickr-input")) return alt.value;
		return control.value;
	}
	if (!(control instanceof HTMLSelectElement)) return (control as HTMLTextAreaElement).value;
	const holder = control.closest(".choices");
	const text = (item: Element) => item.firstChild?.textContent?.trim() ?? "";
	if (control.multiple) return [...(holder?.querySelectorAll(".choices__list--multiple .choices__item") ?? [])].map(text);
	if (holder) {
		const item = holder.querySelector(".choices__list--single .choices__item:not(.choices__placeholder)");
		return item ? text(item) : "";
	}
	return control.value ? control.selectedOptions[0].text : "";
}

Object.assign(window, {
	formState() {
		const data = new FormData(form);
		const state: Record<string, unknown> = { submitted };
		for (const key of KEYS) state[key] = key.endsWith("[]") ? data.getAll(key) : (data.get(key) ?? "");
		// hiddenInputs are written when the form is sent
		state.mobile = (data.get("mobile") as string).trim() ? iti.getNumber() : "";
		return state;
	},
	formShown: () => Object.fromEntries(KEYS.map((key) => [key, shownOf(key)])),
});
