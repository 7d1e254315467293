import "./jquery-global";
import "jquery-ui/dist/jquery-ui.js";
import "jquery-ui/themes/base/all.css";
import "@selectize/selectize/dist/css/selectize.default.css";
import "@selectize/selectize";
import "./foundation.css";
import Inputmask from "inputmask";
import jQuery from "jquery";

declare global {
	interface Window {
		formState(): Record<string, unknown>;
		formShown(): Record<string, unknown>;
	}
}

// biome-ignore lint/suspicious/noExplicitAny: the plugins add their methods to jQuery's objects
const $: any = jQuery;
const form = document.querySelector<HTMLFormElement>("#award")!;
let submitted = false;

function furnish(root: ParentNode) {
	$(root).find("select.pick").selectize();
	$(root).find("select.several").selectize({ plugins: ["remove_button"] });
	$(root).find("select.colleges").selectize({ plugins: ["remove_button"], create: true, createOnBlur: true, maxItems: 10 });
	$(root).find("input.few").each((_: number, input: HTMLElement) => void Inputmask({ alias: "integer", rightAlign: false, allowMinus: false, max: 168 }).mask(input));
}

// The rows of a list: one to begin with, up to data-most.
const NAMES: Record<string, string[]> = {
	activities: ["group", "role", "kind", "grades][", "hours", "weeks"].map((part) => `activity[#][${part}]`),
	honors: ["title", "grade"].map((part) => `honor[#][${part}]`),
};
const most = (table: HTMLElement) => Number(table.dataset.most);
const rowsOf = (table: HTMLElement) => [...table.querySelectorAll<HTMLTableRowElement>("tbody > tr")];

function addRow(table: HTMLElement) {
	const taken = rowsOf(table).map((row) => Number(row.dataset.index));
	const index = Array.from({ length: most(table) }, (_, i) => i).find((i) => !taken.includes(i));
	if (index === undefined) return;
	const row = $(document.querySelector(`#${table.id}-row`)!.textContent!.replaceAll("#", String(index)))[0] as HTMLTableRowElement;
	row.dataset.index = String(index);
	$(row).hide().appendTo($(table).find("tbody"));
	furnish(row);
	$(row).fadeIn(150);
	showAdd(table);
}

function showAdd(table: HTMLElement) {
	$(`[data-table=${table.id}]`).toggle(rowsOf(table).length < most(table));
}

$(".add").on("click", (event: JQuery.ClickEvent) => addRow(document.getElementById(event.currentTarget.dataset.table)!));
$("table.rows").on("click", ".remove", (event: JQuery.ClickEvent) => {
	const table = event.currentTarget.closest("table");
	event.currentTarget.closest("tr").remove();
	showAdd(table);
	if (rowsOf(table).length === 0) addRow(table);
});

furnish(form);
for (const id of Object.keys(NAMES)) addRow(document.getElementById(id)!);
$("#born").datepicker({ changeMonth: true, changeYear: true, yearRange: "1995:2014", defaultDate: "01/01/2008" });
$("#graduation").datepicker({ changeMonth: true, changeYear: true, yearRange: "2024:2030" });
$("#siblings").spinner({ min: 0, max: 20 });
$("[name=first_in_family]").checkboxradio({ icon: false });
$(".yesno").controlgroup();
Inputmask("(999) 999-9999").mask("#cell");
Inputmask("99999[-9999]", { greedy: false }).mask("#zip");
Inputmask({ alias: "decimal", digits: 2, max: 6, rightAlign: false, allowMinus: false }).mask("#gpa");
Inputmask({ alias: "integer", rightAlign: false, allowMinus: false }).mask("#sat, #act");
$(form).on("submit", (event: JQuery.SubmitEvent) => {
	event.preventDefault();
	submitted = true;
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const KEYS = () => {
	const there = [...form.querySelectorAll<Control>("[name]")].map((control) => control.name);
	const later = Object.entries(NAMES).flatMap(([id, names]) =>
		Array.from({ length: most(document.getElementById(id)!) }, (_, i) => names.map((name) => name.replace("#", String(i)))).flat(),
	);
	return [...new Set([...there, ...later])];
};
const several = (key: string) => key.endsWith("[]");
const control = (key: string) => form.querySelector<Control>(`[name="${key}"]`);

/** What the form posts. */
window.formState = () => {
	const posted: { name: string; value: string }[] = $(form).serializeArray();
	const valuesOf = (key: string) => posted.filter(({ name }) => name === key).map(({ value }) => value);
	return { ...Object.fromEntries(KEYS().map((key) => [key, several(key) ? valuesOf(key) : (valuesOf(key)[0] ?? "")])), submitted };
};

const textOf = (item: Element) => {
	const copy = item.cloneNode(true) as Element;
	for (const cross of copy.querySelectorAll(".remove")) cross.remove();
	return copy.textContent!.trim();
};

function shown(key: string): unknown {
	const element = control(key);
	if (!element) return several(key) ? [] : "";
	if (element instanceof HTMLSelectElement) {
		const items = [...element.nextElementSibling!.querySelectorAll(".selectize-input > .item")].map(textOf);
		return several(key) ? items : (items[0] ?? "");
	}
	if (element.type === "checkbox") return (element as HTMLInputElement).checked;
	if (element.type !== "radio") return element.value;
	const chosen = form.querySelector<HTMLInputElement>(`[name="${key}"]:checked`);
	return chosen ? document.querySelector(`label[for=${chosen.id}]`)!.textContent!.trim() : "";
}
window.formShown = () => Object.fromEntries(KEYS().map((key) => [key, shown(key)]));
