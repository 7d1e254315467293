// Stands in for Drupal's core/drupal.ajax and the server that renders the element again.
import { multiple } from "./rows.mjs";
import "./page.css";

const FORM = "webform-submission-ag-scholarship-node-318-add-form";
const form = document.getElementById(FORM) as HTMLFormElement;
let submitted = false;
const counts: Record<string, number> = { siblings: 1, involvement: 1 };
const token = () => Math.random().toString(36).slice(2, 13);

function rebuild(key: string, change: (posted: [string, string][]) => [string, string][]) {
	const wrapper = document.getElementById(`${key}_table`)!;
	wrapper.insertAdjacentHTML("beforeend", '<div class="ajax-progress ajax-progress-throbber"><div class="throbber">&nbsp;</div></div>');
	setTimeout(() => {
		const posted = change([...new FormData(form)].filter(([name]) => name.startsWith(`${key}[`)) as [string, string][]);
		wrapper.innerHTML = multiple(key, counts[key], `--${token()}`);
		for (const [name, value] of posted)
			for (const field of wrapper.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
				if (field.type === "checkbox") field.checked = true;
				else field.value = value;
			}
	}, 180);
}
form.addEventListener("click", (event) => {
	const button = event.target as HTMLInputElement;
	const add = /^(\w+)_table_add$/.exec(button.name ?? "");
	const insert = /^(\w+)_table_(add|remove)_(\d+)$/.exec(button.name ?? "");
	if (add) {
		event.preventDefault();
		const key = add[1];
		const many = Number(form.querySelector<HTMLInputElement>(`[name="${key}[add][more_items]"]`)!.value) || 1;
		counts[key] += many;
		rebuild(key, (posted) => posted);
	} else if (insert) {
		event.preventDefault();
		const [, key, what, at] = insert;
		const index = Number(at);
		if (what === "remove" && counts[key] === 1) return;
		counts[key] += what === "add" ? 1 : -1;
		rebuild(key, (posted) =>
			posted.flatMap(([name, value]): [string, string][] => {
				const row = Number(/\[items\]\[(\d+)\]/.exec(name)?.[1] ?? -1);
				if (what === "remove" && row === index) return [];
				const to = what === "add" ? (row > index ? row + 1 : row) : row > index ? row - 1 : row;
				return [[name.replace(/\[items\]\[\d+\]/, `[items][${to}]`), value]];
			}),
		);
	}
});
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const rows = (key: string, n: number, middle: string, fields: string[]) => Array.from({ length: n }, (_, i) => fields.map((f) => `${key}[items][${i}]${middle}[${f}]`)).flat();
const MANY = ["race", ...[0, 1, 2].map((i) => `involvement[items][${i}][_item_][grades]`)];
const KEYS = [
	...[...new Set([...form.elements].map((e) => (e as HTMLInputElement).name))].filter((name) => name && !/^(form_|honeypot_|op$|race\[|siblings\[items|involvement\[items)|_table_/.test(name)),
	...rows("siblings", 2, "", ["sibling_name", "age"]),
	...rows("involvement", 3, "[_item_]", ["organization", "office", "hours", "weeks", "contribution"]),
];
const boxes = (key: string) => [...form.querySelectorAll<HTMLInputElement>("input[type=checkbox]")].filter((b) => b.name.startsWith(`${key}[`) && b.checked);
const labelOf = (b: HTMLInputElement) => b.labels![0].textContent!.trim();
Object.assign(window, {
	formState() {
		const data = new FormData(form);
		return { submitted, ...Object.fromEntries(KEYS.map((k) => [k, data.get(k) ?? ""])), ...Object.fromEntries(MANY.map((k) => [k, boxes(k).map((b) => b.value)])) };
	},
	formShown() {
		const one = (k: string) => {
			const all = [...form.querySelectorAll<HTMLInputElement>(`[name="${k}"]`)];
			const [first] = all;
			if (!first) return "";
			if (first.type === "radio") return all.filter((r) => r.checked).map(labelOf)[0] ?? "";
			if (first.type === "checkbox") return first.checked;
			if (first instanceof HTMLSelectElement) return (first as HTMLSelectElement).selectedOptions[0]?.text ?? "";
			return first.value;
		};
		return { ...Object.fromEntries(KEYS.map((k) => [k, one(k)])), ...Object.fromEntries(MANY.map((k) => [k, boxes(k).map(labelOf)])) };
	},
});
