import "jquery-ui/themes/base/all.css";
import "./style.css";
declare const require: (id: string) => any;
const $ = require("jquery");
Object.assign(window, { jQuery: $, $ });
require("jquery-ui/ui/widgets/datepicker.js");

let submitted = false;
const form = document.querySelector<HTMLFormElement>("form.hostedform-form")!;

// mm/dd/yyyy boxes
$("[data-format='mmddyyyy']").datepicker({
	dateFormat: "mm/dd/yy",
	changeMonth: true,
	changeYear: true,
	yearRange: "1990:+1",
	showOn: "focus",
});

// masked telephone
$("input[data-masked='true']").on("input", function (this: HTMLInputElement) {
	const digits = this.value.replace(/\D/g, "").replace(/^1(?=\d{10})/, "").slice(0, 10);
	this.value =
		digits.length > 6 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits.length > 3 ? `(${digits.slice(0, 3)}) ${digits.slice(3)}` : digits.length ? `(${digits}` : "";
});

// growing lists
$(".configurable-list").each(function (this: HTMLElement) {
	const $list = $(this);
	const base = $list.data("base");
	const $body = $list.find("tbody");
	const number = () =>
		$body.children().each((row: number, tr: HTMLElement) => {
			$(tr).find("input").each((col: number, input: HTMLInputElement) => (input.name = `${base}[${row}][${col}]`));
		});
	const add = () => {
		if ($body.children().length >= Number($list.data("max"))) return;
		const $row = $('<tr class="clist-row"></tr>');
		for (const [label, size] of [["Course title", 30], ["Credits", 5], ["Final grade", 8]])
			$row.append(`<td><input type="text" class="form-textbox" size="${size}" aria-label="${label}" /></td>`);
		$row.append('<td><button type="button" class="clist-remove" title="Remove">&times;</button></td>');
		$body.append($row);
		number();
	};
	$list.on("click", ".clist-add", add);
	$list.on("click", ".clist-remove", (event: Event) => {
		if ($body.children().length > 1) $(event.target).closest("tr").remove();
		number();
	});
	add();
});

form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

/** The questions of the form by their names, in order. */
const NAMES = [...new Set([...form.querySelectorAll<HTMLInputElement>("input[name], select[name], textarea[name]")].filter((f) => f.type !== "hidden" || f.name === "website").map((f) => f.name))];
NAMES.push("q@_dualCredit[1][0]", "q@_dualCredit[1][1]", "q@_dualCredit[1][2]");
const LIST = (document.querySelector(".configurable-list") as HTMLElement).dataset.base!;
const QUESTIONS = NAMES.map((name) => name.replace("q@_dualCredit", LIST));

const fields = (name: string) => [...form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)];
function formState() {
	const data = new FormData(form);
	const state: Record<string, unknown> = Object.fromEntries(QUESTIONS.map((name) => [name, name.endsWith("[]") ? data.getAll(name) : (data.get(name) ?? "")]));
	return { ...state, submitted };
}
function formShown() {
	return Object.fromEntries(
		QUESTIONS.map((name) => {
			const [first, ...rest] = fields(name);
			const chosen = [first, ...rest].filter((f) => f?.checked).map((f) => form.querySelector(`label[for="${f.id}"]`)?.textContent?.trim());
			if (!first) return [name, ""];
			if (first.type === "checkbox") return [name, chosen];
			if (first.type === "radio") return [name, chosen[0] ?? ""];
			if (first instanceof HTMLSelectElement) return [name, (first as HTMLSelectElement).selectedIndex > 0 ? (first as HTMLSelectElement).selectedOptions[0]!.text : ""];
			return [name, first.value];
		}),
	);
}
Object.assign(window, { formState, formShown });
