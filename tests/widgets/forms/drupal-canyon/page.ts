import "./page.css";
import "select2/dist/css/select2.css";
import "jquery-ui/dist/themes/base/jquery-ui.css";
import "./jquery-global";
import jQuery from "jquery";
import "jquery-ui/dist/jquery-ui.js";
import select2 from "select2";

// biome-ignore lint/suspicious/noExplicitAny: the plugins put themselves on jQuery.
const $ = jQuery as any;
if (!$.fn.select2) (select2 as unknown as (root: Window, jq: unknown) => void)(window, $);

type Element_ = { name: string; title: string; type: "textfield" | "number" | "select" | "textarea"; size?: number; options?: [string, string][] };
type Multiple = {
	key: string;
	/** `header`: a column for each element; `item`: a composite in one cell; `single`: one element. */
	layout: "header" | "item" | "single";
	start: number;
	fixed?: boolean;
	moreInput?: boolean;
	noun: string;
	addLabel: string;
	elements: Element_[];
	/** Entries that the page's state names from the start. */
	entries: number;
};

const LEVELS: [string, string][] = [
	["9", "9th grade"],
	["10", "10th grade"],
	["11", "11th grade"],
	["12", "12th grade"],
	["college", "College"],
];
const MULTIPLES: Multiple[] = [
	{
		key: "courses",
		layout: "header",
		start: 3,
		fixed: true,
		noun: "class",
		addLabel: "",
		entries: 3,
		elements: [
			{ name: "class", title: "Class", type: "textfield", size: 40 },
			{ name: "grade", title: "Grade earned", type: "textfield", size: 8 },
			{ name: "credits", title: "Credits", type: "number" },
		],
	},
	{
		key: "college_courses",
		layout: "header",
		start: 1,
		noun: "course",
		addLabel: "Add course",
		entries: 2,
		elements: [
			{ name: "title", title: "Course title", type: "textfield", size: 40 },
			{ name: "grade", title: "Grade", type: "textfield", size: 8 },
			{ name: "units", title: "Credit hours", type: "number" },
		],
	},
	{
		key: "activities",
		layout: "item",
		start: 1,
		moreInput: true,
		noun: "item",
		addLabel: "Add",
		entries: 3,
		elements: [
			{
				name: "type",
				title: "Type",
				type: "select",
				options: [
					["academic", "Academic team, speech or debate"],
					["arts", "Arts"],
					["sport", "Athletics"],
					["environment", "Environmental or conservation"],
					["family", "Family or tribal responsibility"],
					["job", "Paid work"],
					["faith", "Religious"],
					["scout", "Scouting or 4-H"],
					["other", "Other"],
				],
			},
			{ name: "organization", title: "Name of group, club or employer", type: "textfield", size: 60 },
			{ name: "role", title: "Your role", type: "textfield", size: 60 },
			{ name: "hours", title: "Average hours a week", type: "number" },
			{ name: "description", title: "What did you do?", type: "textarea" },
		],
	},
	{
		key: "awards",
		layout: "header",
		start: 1,
		noun: "award",
		addLabel: "Add award",
		entries: 3,
		elements: [
			{ name: "award", title: "Award", type: "textfield", size: 50 },
			{ name: "level", title: "When you received it", type: "select", options: LEVELS },
		],
	},
	{
		key: "languages",
		layout: "single",
		start: 1,
		noun: "language",
		addLabel: "Add language",
		entries: 3,
		elements: [{ name: "_item_", title: "Languages you speak", type: "textfield", size: 40 }],
	},
];

const form = document.querySelector("form.webform-submission-form") as HTMLFormElement;
let submitted = false;
let built = 0;

const nameOf = ({ key, layout }: Multiple, row: number, element: string) =>
	`${key}[items][${row}]${layout === "item" ? "[_item_]" : ""}[${element}]`;
const selectorOf = (name: string) => `edit-${name.replace(/[[\]_]+/g, "-").replace(/-+$/, "")}`;
const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

function elementMarkup(multiple: Multiple, row: number, element: Element_, value: string, suffix: string) {
	const name = nameOf(multiple, row, element.name);
	const selector = selectorOf(name);
	const part = selector.slice("edit-".length);
	const id = selector + suffix;
	const common = `data-drupal-selector="${selector}" id="${id}" name="${name}"`;
	const box = {
		textfield: () => `<input ${common} type="text" value="${escaped(value)}" size="${element.size}" maxlength="255" class="form-text">`,
		number: () => `<input ${common} type="number" value="${escaped(value)}" step="any" min="0" class="form-number">`,
		textarea: () =>
			`<div class="form-textarea-wrapper"><textarea ${common} rows="3" cols="60" class="form-textarea resize-vertical">${escaped(value)}</textarea></div>`,
		select: () =>
			`<select ${common} class="form-select"><option value="">- None -</option>${(element.options ?? [])
				.map(([each, text]) => `<option value="${each}"${each === value ? ' selected="selected"' : ""}>${text}</option>`)
				.join("")}</select>`,
	}[element.type]();
	const hidden = multiple.layout === "item" ? "" : ' class="visually-hidden"';
	return `<div class="js-form-item form-item js-form-type-${element.type} form-type-${element.type} js-form-item-${part} form-item-${part}">
<label for="${id}"${hidden}>${element.title}</label>
${box}
</div>`;
}

function build(multiple: Multiple, rows: Record<string, string>[]) {
	const { key, layout, elements, fixed, noun, moreInput, addLabel } = multiple;
	const wrapper = document.getElementById(`${key}_table`);
	if (!wrapper) return;
	// After an Ajax answer Drupal gives every id a suffix of its own.
	const suffix = built++ < MULTIPLES.length ? "" : `--${Math.random().toString(36).slice(2, 12)}`;
	const headings =
		layout === "header"
			? elements.map(({ name, title }) => `<th class="${key}-table--${name} webform-multiple-table--${name}">${title}</th>`).join("")
			: "";
	const head =
		layout === "header"
			? `<thead><tr>${fixed ? "" : '<th class="webform-multiple-table--handle"></th>'}${headings}${
					fixed ? "" : '<th class="webform-multiple-table--weight tabledrag-hide">Weight</th><th class="webform-multiple-table--operations"><span class="visually-hidden">Operations</span></th>'
				}</tr></thead>`
			: "";
	const body = rows
		.map((values, row) => {
			const cells =
				layout === "header"
					? elements.map((each) => `<td>${elementMarkup(multiple, row, each, values[each.name] ?? "", suffix)}</td>`).join("")
					: `<td>${elements.map((each) => elementMarkup(multiple, row, each, values[each.name] ?? "", suffix)).join("")}</td>`;
			if (fixed) return `<tr class="webform-multiple-table--row">${cells}</tr>`;
			return `<tr class="draggable"><td class="webform-multiple-table--handle"><a href="#" title="Change order" class="tabledrag-handle"><div class="handle"></div></a></td>${cells}<td class="webform-multiple-table--weight tabledrag-hide"><div class="js-form-item form-item js-form-type-weight form-type-weight"><label for="edit-${key}-items-${row}-weight${suffix}" class="visually-hidden">Item weight</label><select class="webform-multiple-sort-weight form-select" id="edit-${key}-items-${row}-weight${suffix}" name="${key}[items][${row}][weight]"><option value="${row}" selected="selected">${row}</option></select></div></td><td class="webform-multiple-table--operations"><input class="webform-multiple-remove image-button js-form-submit form-submit" title="Remove ${noun} ${row + 1}" type="image" name="${key}_table_remove_${row}" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='16'%3E%3Cpath d='M2 8h12' stroke='%23787878' stroke-width='3'/%3E%3C/svg%3E" alt="Remove"></td></tr>`;
		})
		.join("\n");
	const more = moreInput
		? `<div class="js-form-item form-item js-form-type-number form-type-number form-no-label"><label for="edit-${key}-add-more-items${suffix}" class="visually-hidden">Number of items to add</label><input type="number" id="edit-${key}-add-more-items${suffix}" name="${key}[add][more_items]" value="1" step="1" min="1" max="10" class="form-number"><span class="field-suffix"> more items</span></div>`
		: "";
	const add = fixed
		? ""
		: `<div class="webform-multiple-add js-form-wrapper container-inline"><input class="webform-multiple-add--submit button js-form-submit form-submit" type="submit" name="${key}_table_add" value="${addLabel}" formnovalidate="formnovalidate">${more}</div>`;
	wrapper.innerHTML = `<div class="webform-multiple-table webform-multiple-table-responsive"><table id="edit-${key}-items${suffix}" data-drupal-selector="edit-${key}-items" class="responsive-enabled">${head}<tbody>${body}</tbody></table></div>${add}`;
}

function rowsOf(multiple: Multiple) {
	const rows: Record<string, string>[] = [];
	while (boxOf(nameOf(multiple, rows.length, multiple.elements[0].name))) {
		const row = rows.length;
		rows.push(Object.fromEntries(multiple.elements.map(({ name }) => [name, boxOf(nameOf(multiple, row, name))?.value ?? ""])));
	}
	return rows;
}

/** What Drupal's Ajax does: the answer of the server takes the place of the whole table. */
function ajax(button: HTMLInputElement, multiple: Multiple, change: (rows: Record<string, string>[]) => void) {
	if (button.disabled) return;
	button.disabled = true;
	button.insertAdjacentHTML(
		"afterend",
		'<div class="ajax-progress ajax-progress-throbber"><div class="throbber">&nbsp;</div><div class="message">Please wait...</div></div>',
	);
	setTimeout(() => {
		const rows = rowsOf(multiple);
		change(rows);
		build(multiple, rows);
	}, 320);
}

form.addEventListener("click", (event) => {
	const button = event.target as HTMLInputElement;
	if (!button.matches("input[type=submit], input[type=image], .tabledrag-handle, .tabledrag-handle *")) return;
	if (button.id === "edit-actions-submit") {
		submitted = true;
		return;
	}
	event.preventDefault();
	for (const multiple of MULTIPLES) {
		if (button.name === `${multiple.key}_table_add`) {
			const more = Number(boxOf(`${multiple.key}[add][more_items]`)?.value ?? 1);
			ajax(button, multiple, (rows) => {
				for (let count = 0; count < more; count++) rows.push({});
			});
		}
		const removed = button.name?.startsWith(`${multiple.key}_table_remove_`) ? Number(button.name.split("_").pop()) : -1;
		if (removed >= 0)
			ajax(button, multiple, (rows) => {
				rows.splice(removed, 1);
				if (rows.length === 0) rows.push({});
			});
	}
});
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

for (const multiple of MULTIPLES) build(multiple, Array.from({ length: multiple.start }, () => ({})));

/** #states */
type Condition = Record<string, { value: string }>;
const holds = (condition: Condition) =>
	Object.entries(condition).every(([selector, { value }]) => document.querySelector<HTMLInputElement>(`${selector.slice(1)}:checked`)?.value === value);
function applyStates() {
	for (const each of document.querySelectorAll<HTMLElement>("[data-drupal-states]")) {
		const { visible, invisible } = JSON.parse(each.dataset.drupalStates ?? "{}") as { visible?: Condition; invisible?: Condition[] };
		const shows = visible ? holds(visible) : !(invisible ?? []).some(holds);
		each.classList.toggle("js-webform-states-hidden", !shows);
	}
}
form.addEventListener("change", applyStates);
applyStates();

$("select.js-webform-select2").select2({ width: "100%" });
$("input.js-webform-datepicker").datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "1995:2030" });

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
function boxOf(name: string) {
	return form.querySelector<Box>(`[name="${name}"]`);
}
function keys() {
	const found = new Set<string>();
	for (const { name, type } of Array.from(form.elements) as Box[]) {
		if (!name || ["submit", "image", "button"].includes(type) || /\[items\]/.test(name)) continue;
		if (type === "hidden" && name !== "signature") continue;
		found.add(name.startsWith("race[") ? "race" : name);
	}
	for (const multiple of MULTIPLES)
		for (let row = 0; row < multiple.entries; row++) for (const { name } of multiple.elements) found.add(nameOf(multiple, row, name));
	return [...found];
}
const labelOf = (box: Element) => box.parentElement?.querySelector("label")?.textContent?.trim() ?? "";

function read(key: string, shown: boolean): unknown {
	if (key === "race")
		return [...form.querySelectorAll<HTMLInputElement>('[name^="race["]:checked')].map((box) => (shown ? labelOf(box) : box.value));
	const box = boxOf(key);
	if (!box) return "";
	if (box.type === "radio") {
		const chosen = form.querySelector<HTMLInputElement>(`[name="${key}"]:checked`);
		return chosen ? (shown ? labelOf(chosen) : chosen.value) : "";
	}
	if (box.type === "checkbox") {
		const { checked } = box as HTMLInputElement;
		return shown ? checked : checked ? box.value : "";
	}
	if (shown && box instanceof HTMLSelectElement) {
		const drawn = box.nextElementSibling?.querySelector(".select2-selection__rendered");
		return drawn ? (drawn.getAttribute("title") ?? drawn.textContent ?? "") : (box.selectedOptions[0]?.text ?? "");
	}
	return box.value;
}

declare global {
	interface Window {
		formState: () => Record<string, unknown>;
		formShown: () => Record<string, unknown>;
	}
}
window.formState = () => ({ ...Object.fromEntries(keys().map((key) => [key, read(key, false)])), submitted });
window.formShown = () => Object.fromEntries(keys().map((key) => [key, read(key, true)]));
