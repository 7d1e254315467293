import Choices from "choices.js";
import "choices.js/public/assets/styles/choices.css";
import flatpickr from "flatpickr";
import "flatpickr/dist/flatpickr.css";
import "./wold.css";

const M = "scholarship_application";
const one = <T extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as T;
let sent = false;

class TrixEditor extends HTMLElement {
	static formAssociated = true;
	internals = this.attachInternals();
	connectedCallback() {
		if (this.hasAttribute("contenteditable")) return;
		this.setAttribute("contenteditable", "");
		this.setAttribute("role", "textbox");
		const labels = [...this.internals.labels].map((each) => each.textContent?.trim()).filter(Boolean);
		if (labels.length) this.setAttribute("aria-label", labels.join(" "));
		for (const label of this.internals.labels) label.addEventListener("click", () => this.focus());
		const bar = document.createElement("trix-toolbar");
		bar.innerHTML =
			'<div class="trix-button-row"><span class="trix-button-group trix-button-group--text-tools"><button type="button" class="trix-button" data-trix-attribute="bold" title="Bold" tabindex="-1">B</button><button type="button" class="trix-button" data-trix-attribute="italic" title="Italic" tabindex="-1"><i>I</i></button></span><span class="trix-button-group trix-button-group--block-tools"><button type="button" class="trix-button" data-trix-attribute="bullet" title="Bullets" tabindex="-1">•</button></span></div>';
		this.before(bar);
		bar.addEventListener("mousedown", (event) => {
			event.preventDefault();
			const what = (event.target as HTMLElement).closest("button")?.dataset.trixAttribute;
			if (what) document.execCommand(what === "bullet" ? "insertUnorderedList" : what);
		});
		this.addEventListener("input", () => this.sync());
		this.dispatchEvent(new CustomEvent("trix-initialize", { bubbles: true }));
	}
	get inputElement() {
		return document.getElementById(this.getAttribute("input") ?? "") as HTMLInputElement;
	}
	get value() {
		return this.inputElement.value;
	}
	sync() {
		const text = this.innerText.replace(/\u00a0/g, " ").replace(/\n$/, "");
		const safe = text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/\n/g, "<br>");
		this.inputElement.value = text.trim() ? `<div>${safe}</div>` : "";
		this.dispatchEvent(new CustomEvent("trix-change", { bubbles: true }));
	}
}
customElements.define("trix-editor", TrixEditor);

const boxes = new Map<Element, Choices>();
const connectChoices = (select: HTMLSelectElement) =>
	boxes.set(
		select,
		new Choices(select, {
			shouldSort: false,
			itemSelectText: "",
			searchResultLimit: 20,
			allowHTML: false,
			removeItemButton: select.multiple,
			placeholderValue: select.multiple ? "Select all that apply" : null,
		} as any),
	);
for (const select of document.querySelectorAll<HTMLSelectElement>('form select[data-controller="choices"]')) connectChoices(select);

flatpickr(one(`${M}_date_of_birth`), { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d", maxDate: "today", disableMobile: true });

// phone-mask
const phone = one(`${M}_phone`);
phone.addEventListener("input", () => {
	const digits = phone.value.replace(/\D/g, "").replace(/^1/, "").slice(0, 10);
	phone.value = digits.length > 6 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits.length > 3 ? `(${digits.slice(0, 3)}) ${digits.slice(3)}` : digits;
});
// zip
const zip = one(`${M}_zip`);
zip.addEventListener("blur", () => {
	if (!/^\d{5}(-\d{4})?$/.test(zip.value.trim())) zip.value = "";
});
// decimal
const gpa = one(`${M}_gpa`);
gpa.addEventListener("blur", () => {
	const number = Number.parseFloat(gpa.value);
	gpa.value = Number.isFinite(number) && number >= 0 && number <= 4 ? number.toFixed(2) : "";
});

const COUNTIES: Record<string, string[]> = {
	CA: ["Del Norte", "Humboldt", "Lassen", "Modoc", "Shasta", "Siskiyou", "Tehama", "Trinity"],
	OR: ["Coos", "Curry", "Douglas", "Jackson", "Josephine", "Klamath", "Lake"],
};
const state = one<HTMLSelectElement>(`${M}_state`);
const county = one<HTMLSelectElement>(`${M}_county`);
state.addEventListener("change", () => {
	county.disabled = true;
	county.innerHTML = '<option value="">Loading…</option>';
	setTimeout(() => {
		const names = COUNTIES[state.value] ?? ["Outside our service area"];
		county.innerHTML = `<option value="">Select county</option>${names.map((name) => `<option value="${name.toLowerCase().replace(/ /g, "-")}">${name}</option>`).join("")}`;
		county.disabled = false;
	}, 250);
});

const SCHOOLS: Record<string, [string, string][]> = {
	OR: [["4102", "Ashland High School"], ["4107", "Ashland Valley High School"], ["4111", "Bonanza High School"], ["4119", "Crater High School"], ["4125", "Eagle Point High School"], ["4130", "Henley High School"], ["4133", "Klamath Union High School"], ["4140", "Lakeview High School"], ["4152", "Phoenix High School"], ["4199", "Other / home school"]],
	CA: [["0611", "Etna High School"], ["0618", "Happy Camp High School"], ["0634", "Mount Shasta High School"], ["0651", "Tulelake High School"], ["0660", "Yreka High School"], ["0699", "Other / home school"]],
};
const list = one<HTMLSelectElement>(`${M}_school_id`);
connectChoices(list);
const listBox = boxes.get(list)!;
listBox.disable();
one<HTMLSelectElement>(`${M}_school_state`).addEventListener("change", (event) => {
	const code = (event.target as HTMLSelectElement).value;
	listBox.removeActiveItems(-1);
	listBox.clearStore();
	setTimeout(() => {
		const rows = SCHOOLS[code] ?? [["9999", "Other / home school"]];
		listBox.setChoices([{ value: "", label: "Select your school", placeholder: true, selected: true }, ...rows.map(([value, label]) => ({ value, label }))], "value", "label", true);
		listBox.enable();
	}, 400);
});

const activities = one<HTMLElement>("activities");
const template = document.querySelector<HTMLTemplateElement>("template[data-nested-form-target]")!;
let stamp = Date.now();
one("add_activity").addEventListener("click", () => {
	activities.insertAdjacentHTML("beforeend", template.innerHTML.replace(/NEW_RECORD/g, String(stamp++)));
	for (const select of activities.lastElementChild!.querySelectorAll<HTMLSelectElement>('select[data-controller="choices"]')) connectChoices(select);
});
activities.addEventListener("click", (event) => {
	if ((event.target as Element).closest('[data-action="nested-form#remove"]')) (event.target as Element).closest(".nested-fields")!.remove();
});
document.querySelector("form.simple_form")!.addEventListener("submit", (event) => {
	event.preventDefault();
	sent = true;
});

const TEXTS = ["fax_number", "first_name", "middle_initial", "last_name", "date_of_birth", "email", "email_confirmation", "phone", "street", "street2", "city", "zip", "member_name", "account_number", "gpa", "class_rank", "class_size", "sat_total", "reference_name", "reference_email", "signature"];
const LISTS = ["state", "county", "member_relationship", "school_state", "school_id", "major", "referral_source"];
const frame = () => one<HTMLIFrameElement>("need_frame").contentDocument!;
const native = (select: HTMLSelectElement | null) => (select?.value ? (select.selectedOptions[0]?.textContent ?? "") : "");
const drawn = (select: Element | null) => [...(select?.closest(".choices")?.querySelectorAll(".choices__list--single .choices__item:not(.choices__placeholder), .choices__list--multiple .choices__item") ?? [])].map((each) => (each.firstChild?.textContent ?? "").trim());
const part = <T extends Element = HTMLInputElement>(at: number, end: string) => activities.children[at]?.querySelector<T>(end) ?? null;

(window as any).formState = () => {
	const out: Record<string, unknown> = {};
	for (const key of [...TEXTS, ...LISTS]) out[key] = one(`${M}_${key}`).value;
	out.grad_month = one(`${M}_graduation_date_2i`).value;
	out.grad_year = one(`${M}_graduation_date_1i`).value;
	for (const at of [0, 1]) for (const key of ["first_name", "last_name", "occupation"]) out[`parent${at}_${key}`] = one(`${M}_parents_attributes_${at}_${key}`).value;
	const need = frame();
	out.household_income = need.querySelector<HTMLSelectElement>("#need_household_income")?.value ?? "";
	out.first_generation = need.querySelector<HTMLInputElement>("input[type=radio]:checked")?.value ?? "";
	out.other_awards = need.querySelector<HTMLInputElement>("#need_other_awards")?.value ?? "";
	for (const at of [0, 1, 2]) {
		for (const key of ["name", "title", "hours_per_week"]) out[`activity${at}_${key}`] = part(at, `input[id$=_${key}]`)?.value ?? "";
		out[`activity${at}_category`] = part<HTMLSelectElement>(at, "select[id$=_category]")?.value ?? "";
		out[`activity${at}_grade_levels`] = [...(part<HTMLSelectElement>(at, "select[id$=_grade_levels]")?.selectedOptions ?? [])].map((each) => each.value).sort((a, b) => Number(a) - Number(b));
		out[`activity${at}_details`] = part(at, "input[id$=_details_trix_input]")?.value ?? "";
		for (const key of ["title", "grade", "reason"]) out[`honor${at}_${key}`] = one(`${M}_honors_attributes_${at}_${key}`).value;
	}
	out.essay = one(`${M}_essay_trix_input`).value;
	out.photo_release = one(`${M}_photo_release`).checked;
	out.submitted = sent;
	return out;
};
(window as any).formShown = () => {
	const out = (window as any).formState();
	delete out.submitted;
	out.date_of_birth = document.querySelector<HTMLInputElement>(`.${M}_date_of_birth input:not([type=hidden])`)?.value ?? "";
	for (const key of LISTS) out[key] = boxes.has(one(`${M}_${key}`)) ? (drawn(one(`${M}_${key}`))[0] ?? "") : native(one<HTMLSelectElement>(`${M}_${key}`));
	out.grad_month = native(one<HTMLSelectElement>(`${M}_graduation_date_2i`));
	out.grad_year = native(one<HTMLSelectElement>(`${M}_graduation_date_1i`));
	out.household_income = native(frame().querySelector("#need_household_income"));
	out.first_generation = frame().querySelector("input[type=radio]:checked")?.nextElementSibling?.textContent ?? "";
	for (const at of [0, 1, 2]) {
		out[`activity${at}_category`] = drawn(part(at, "select[id$=_category]"))[0] ?? "";
		out[`activity${at}_grade_levels`] = drawn(part(at, "select[id$=_grade_levels]"));
		out[`activity${at}_details`] = part<HTMLElement>(at, "trix-editor")?.innerText.trim() ?? "";
		out[`honor${at}_grade`] = native(one<HTMLSelectElement>(`${M}_honors_attributes_${at}_grade`));
	}
	out.essay = one<HTMLElement>(`${M}_essay`).innerText.trim();
	return out;
};
