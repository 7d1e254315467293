import "tom-select/dist/css/tom-select.bootstrap5.css";
import "./application.css";
import IMask from "imask";
import $ from "jquery";
import TomSelect from "tom-select";

// --- what the Stimulus controllers do on connect ---
function connect(scope: ParentNode) {
	for (const select of scope.querySelectorAll<HTMLSelectElement>('select[data-controller~="tom-select"]')) {
		if ((select as any).tomselect) continue;
		const create = select.dataset.tomSelectCreateValue === "true";
		new TomSelect(select, {
			maxOptions: null as unknown as number,
			create,
			persist: !create,
			plugins: select.multiple ? ["remove_button"] : [],
			...(create ? { createOnBlur: true } : {}),
		});
	}
	for (const input of scope.querySelectorAll<HTMLInputElement>('[data-controller~="phone-mask"]')) IMask(input, { mask: "(000) 000-0000" });
}

// --- cocoon ---
let counter = 0;
const newId = () => new Date().getTime() + counter++;
$(document).on("click", ".add_fields", function (event) {
	event.preventDefault();
	event.stopPropagation();
	const $this = $(this);
	const assocs = $this.data("associations");
	const id = newId();
	const content = String($this.data("association-insertion-template"))
		.replace(new RegExp(`\\[new_${assocs}\\](.*?\\s)`, "g"), `[${id}]$1`)
		.replace(new RegExp(`_new_${assocs}_(\\w*)`, "g"), `_${id}_$1`);
	const node = $this.data("association-insertion-node");
	const method = $this.data("association-insertion-method") || "before";
	const $node = node ? $(node) : $this.parent();
	const $content = $(content);
	($node as any)[method]($content);
	$node.trigger("cocoon:after-insert", [$content, event]);
});
$(document).on("click", ".remove_fields.dynamic", function (event) {
	event.preventDefault();
	$(this).closest(".nested-fields").remove();
});
$(document).on("cocoon:after-insert", (_event: unknown, $content: any) => $content.each((_: number, one: Element) => one instanceof Element && connect(one)));

connect(document);

const form = document.querySelector<HTMLFormElement>("#new_scholarship_application_form")!;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

// --- what is posted, and what is read ---
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const OBJ = "scholarship_application";
const PLAIN = [...new Set([...form.querySelectorAll<Control>(`[name^="${OBJ}["]`)].map((one) => one.name))].filter((name) => !name.includes("_attributes]"));
const LISTS: [string, string, number, string[]][] = [
	["siblings", "#siblings .nested-fields", 2, ["first_name", "last_name", "age"]],
	["college_courses", "#college_courses .nested-fields", 2, ["title", "credit_hours", "grade"]],
	["activities", "#activities .nested-fields", 3, ["kind", "organization", "position", "hours_per_week", "grade_levels", "description"]],
	["awards", "tbody tr", 3, ["name", "grade_level", "description"]],
];
/** The controls of each key, without the hidden companions that Rails prints. */
function controls(): [string, Control[], boolean][] {
	const found: [string, Control[], boolean][] = [];
	const visible = (all: NodeListOf<Control>) => [...all].filter((one) => one.type !== "hidden");
	for (const name of PLAIN) {
		const key = name.slice(OBJ.length + 1).replace(/\]$|\]\[\]$/, "").replace(/\((\di)\)/, "_$1");
		found.push([key, visible(form.querySelectorAll<Control>(`[name="${name}"]`)), name.endsWith("[]")]);
	}
	for (const [list, rows, count, parts] of LISTS) {
		const all = form.querySelectorAll(rows);
		for (let row = 0; row < count; row++)
			for (const part of parts) {
				const many = part === "grade_levels";
				const of = all[row] ? visible(all[row].querySelectorAll<Control>(`[name$="[${part}]${many ? "[]" : ""}"]`)) : [];
				found.push([`${list}.${row}.${part}`, of, many]);
			}
	}
	return found;
}
const labelText = (one: Control) => one.labels?.[0]?.textContent?.replace("*", "").trim() ?? "";

(window as any).formState = () => {
	const data = new FormData(form);
	const state: Record<string, unknown> = { submitted };
	for (const [key, of, many] of controls()) {
		const [first] = of;
		if (!first) state[key] = many ? [] : "";
		else if (many) state[key] = data.getAll(first.name).filter((value) => value !== "");
		else if (first.type === "checkbox") state[key] = data.getAll(first.name).at(-1) === "1";
		else state[key] = data.getAll(first.name).at(-1) ?? "";
	}
	return state;
};

(window as any).formShown = () => {
	const shown: Record<string, unknown> = {};
	for (const [key, of, many] of controls()) {
		const [first] = of;
		if (!first) shown[key] = many ? [] : "";
		else if (first instanceof HTMLSelectElement) {
			const wrapper = (first as any).tomselect?.wrapper as HTMLElement | undefined;
			if (wrapper) {
				const items = [...wrapper.querySelectorAll(".ts-control .item")].map((one) => one.firstChild?.textContent ?? "");
				shown[key] = many ? items : (items[0] ?? "");
			} else shown[key] = first.value === "" ? "" : first.selectedOptions[0].text;
		} else if (first.type === "radio" || (first.type === "checkbox" && many)) {
			const on = of.filter((one) => (one as HTMLInputElement).checked).map(labelText);
			shown[key] = many ? on : (on[0] ?? "");
		} else if (first.type === "checkbox") shown[key] = (first as HTMLInputElement).checked;
		else shown[key] = first.value;
	}
	return shown;
};
