import "jquery-ui/dist/themes/base/jquery-ui.css";
import IMask from "imask";
import "./theme.css";

declare const require: (name: string) => unknown;
// biome-ignore lint/suspicious/noExplicitAny: jQuery as WordPress ships it
const $ = ((window as any).jQuery = (window as any).$ = require("jquery")) as any;
require("jquery-ui/dist/jquery-ui.js");

const form = document.getElementById("gform_7") as HTMLFormElement;
let submitted = false;

/* gravityforms.js: conditional inputs of an “other” choice; none on this form. */
Object.assign(window, { gformToggleRadioOther: () => {} });

/* Date picker, as gform.datepicker sets it up. */
$(".datepicker").each(function (this: HTMLInputElement) {
	$(this).datepicker({
		yearRange: "-100:+20",
		showOn: "focus",
		dateFormat: "mm/dd/yy",
		changeMonth: true,
		changeYear: true,
		showOtherMonths: true,
		suppressDatePicker: false,
		beforeShow: () => true,
	});
});

/* Phone mask: (###) ###-#### */
for (const id of ["input_7_7", "input_7_17"])
	IMask(document.getElementById(id) as HTMLInputElement, { mask: "(000) 000-0000", lazy: true });

/* List fields. */
function adjustListRows(container: HTMLElement) {
	const rows = container.querySelectorAll(".gfield_list_group");
	rows.forEach((row, index) => {
		row.className = row.className.replace(/gfield_list_row_(odd|even)/, index % 2 ? "gfield_list_row_even" : "gfield_list_row_odd");
		for (const each of row.querySelectorAll<HTMLElement>("[data-aria-label-template]"))
			each.setAttribute("aria-label", (each.dataset.ariaLabelTemplate ?? "").replace("{0}", String(index + 1)));
		(row.querySelector(".delete_list_item") as HTMLElement).style.visibility = rows.length > 1 ? "visible" : "hidden";
	});
}
$(document).on("click", ".add_list_item", function (this: HTMLElement) {
	const row = this.closest(".gfield_list_group") as HTMLElement;
	const clone = row.cloneNode(true) as HTMLElement;
	for (const input of clone.querySelectorAll("input")) input.value = "";
	row.after(clone);
	adjustListRows(row.closest(".gfield_list_container") as HTMLElement);
	clone.querySelector("input")?.focus();
});
$(document).on("click", ".delete_list_item", function (this: HTMLElement) {
	const container = this.closest(".gfield_list_container") as HTMLElement;
	this.closest(".gfield_list_group")?.remove();
	adjustListRows(container);
});

/* Repeater. */
function resetRepeaterAttributes(container: Element) {
	const items = container.querySelectorAll(".gfield_repeater_item");
	items.forEach((item, index) => {
		for (const each of item.querySelectorAll("[id], [for], [name], [aria-describedby]"))
			for (const attribute of ["id", "for", "aria-describedby", "data-js-reload"]) {
				const value = each.getAttribute(attribute);
				if (value) each.setAttribute(attribute, value.replace(/-\d+$/, `-${index}`));
			}
		for (const each of item.querySelectorAll("[name]"))
			each.setAttribute("name", (each.getAttribute("name") ?? "").replace(/\[\d+\]$/, `[${index}]`));
		(item.querySelector(".remove_repeater_item") as HTMLElement).style.display = items.length > 1 ? "" : "none";
	});
}
$(document).on("click", ".add_repeater_item", function (this: HTMLElement) {
	const item = this.closest(".gfield_repeater_item") as HTMLElement;
	const clone = item.cloneNode(true) as HTMLElement;
	for (const input of clone.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")) {
		if (input instanceof HTMLInputElement && input.type === "checkbox") input.checked = false;
		else input.value = "";
	}
	item.after(clone);
	resetRepeaterAttributes(item.parentElement as Element);
});
$(document).on("click", ".remove_repeater_item", function (this: HTMLElement) {
	const items = this.closest(".gfield_repeater_items") as Element;
	this.closest(".gfield_repeater_item")?.remove();
	resetRepeaterAttributes(items);
});

form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});
document.querySelector(".search-form")?.addEventListener("submit", (event) => event.preventDefault());

/** What is posted under a name (the n-th of several of that name); a list of names is a group of boxes. */
type Posted = string | [name: string, index: number] | string[][];
const CONTROLS: [key: string, posted: Posted][] = [
	["firstName", "input_2.3"],
	["middleName", "input_2.4"],
	["lastName", "input_2.6"],
	["nameSuffix", "input_2.8"],
	["dobMonth", ["input_4[]", 0]],
	["dobDay", ["input_4[]", 1]],
	["dobYear", ["input_4[]", 2]],
	["gender", "input_5"],
	["email", "input_6"],
	["emailConfirm", "input_6_2"],
	["phone", "input_7"],
	["county", "input_8"],
	["street", "input_9.1"],
	["street2", "input_9.2"],
	["city", "input_9.3"],
	["state", "input_9.4"],
	["zip", "input_9.5"],
	["citizen", "input_10"],
	["ethnicity", "input_11"],
	["race", [[1, 2, 3, 4, 5, 6].map((n) => `input_12.${n}`)]],
	["club", "input_14"],
	["leader", "input_16"],
	["leaderPhone", "input_17"],
	["highSchool", "input_19"],
	["schoolStreet", "input_20.1"],
	["schoolCity", "input_20.3"],
	["schoolState", "input_20.4"],
	["schoolZip", "input_20.5"],
	["gradDate", "input_21"],
	["gpa", "input_22"],
	["rank", "input_23"],
	["classSize", "input_24"],
	["act", "input_25"],
	["sat", "input_26"],
	...[0, 1, 2].flatMap((i): [string, Posted][] => [
		[`course${i}Title`, ["input_27[]", i * 2]],
		[`course${i}Grade`, ["input_27[]", i * 2 + 1]],
	]),
	["attending", "input_28"],
	["major", "input_29"],
	["degree", "input_31"],
	["startYear", "input_32"],
	["fatherFirst", "input_34.3"],
	["fatherLast", "input_34.6"],
	["fatherJob", "input_35"],
	["motherFirst", "input_36.3"],
	["motherLast", "input_36.6"],
	["motherJob", "input_37"],
	["marital", "input_38"],
	["income", "input_39"],
	...[0, 1].flatMap((i): [string, Posted][] => [
		[`sibling${i}First`, ["input_40[]", i * 3]],
		[`sibling${i}Last`, ["input_40[]", i * 3 + 1]],
		[`sibling${i}Age`, ["input_40[]", i * 3 + 2]],
	]),
	...[0, 1, 2].flatMap((i): [string, Posted][] => [
		[`activity${i}Group`, `input_1001[${i}]`],
		[`activity${i}Office`, `input_1002[${i}]`],
		[`activity${i}Grades`, [[1, 2, 3, 4].map((n) => `input_1003.${n}[${i}]`)]],
		[`activity${i}Hours`, `input_1004[${i}]`],
		[`activity${i}Weeks`, `input_1005[${i}]`],
		[`activity${i}Text`, `input_1006[${i}]`],
	]),
	...[0, 1, 2].flatMap((i): [string, Posted][] => [
		[`award${i}Title`, ["input_43[]", i * 2]],
		[`award${i}Grade`, ["input_43[]", i * 2 + 1]],
	]),
	["essay", "input_45"],
	["foundOut", "input_46"],
	["ssn4", "input_47"],
	["signature", "input_48"],
	["consent", "input_49.1"],
	["trap", "input_50"],
];

const isGroup = (posted: Posted): posted is string[][] => Array.isArray(posted) && Array.isArray(posted[0]);

function formState() {
	const data = new FormData(form);
	const one = (posted: string | [string, number]) =>
		String((typeof posted === "string" ? data.get(posted) : data.getAll(posted[0])[posted[1]]) ?? "");
	return {
		...Object.fromEntries(
			CONTROLS.map(([key, posted]) => [
				key,
				isGroup(posted) ? (posted[0] ?? []).map((name) => one(name)).filter(Boolean) : one(posted as string | [string, number]),
			]),
		),
		siteSearch: String(new FormData(document.querySelector(".search-form") as HTMLFormElement).get("s") ?? ""),
		submitted,
	};
}

const wordsOf = (input: HTMLInputElement) => input.labels?.[0]?.textContent?.trim() ?? "";
function seen(name: string, index = 0): string | boolean {
	const controls = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(`[name="${name}"]`)];
	const control = controls[index];
	if (!control) return "";
	if (control instanceof HTMLSelectElement) return control.value === "" ? "" : (control.selectedOptions[0]?.text ?? "");
	if (control instanceof HTMLInputElement && control.type === "radio") {
		const on = (controls as HTMLInputElement[]).find((each) => each.checked);
		return on ? wordsOf(on) : "";
	}
	if (control instanceof HTMLInputElement && control.type === "checkbox") return control.checked;
	return control.value;
}

function formShown() {
	return {
		...Object.fromEntries(
			CONTROLS.map(([key, posted]) => [
				key,
				isGroup(posted)
					? (posted[0] ?? [])
							.filter((name) => seen(name) === true)
							.map((name) => wordsOf(form.querySelector(`[name="${name}"]`) as HTMLInputElement))
					: typeof posted === "string"
						? seen(posted)
						: seen(...(posted as [string, number])),
			]),
		),
		siteSearch: (document.querySelector(".search-field") as HTMLInputElement).value,
	};
}

Object.assign(window, { formState, formShown });
