import "./jquery-global";
import "jquery-ui/dist/jquery-ui.js";
import "chosen-js/chosen.jquery.js";
import IMask from "imask";
import $ from "jquery";
import "./page.css";

const form = document.querySelector<HTMLFormElement>("#gform_4")!;
const jq = $ as any;

jq(".datepicker.mdy").datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "-100:+20" });
jq("select.enhanced").chosen({ width: "320px", disable_search_threshold: 12 });
for (const phone of form.querySelectorAll<HTMLInputElement>("input[type=tel]")) IMask(phone, { mask: "(000) 000-0000" });

jq(form).on("click", ".add_list_item", function (this: HTMLElement) {
	const row = jq(this).closest("tr.gfield_list_group");
	const copy = row.clone();
	copy.find("input").val("");
	row.after(copy);
});
jq(form).on("click", ".delete_list_item", function (this: HTMLElement) {
	const row = jq(this).closest("tr.gfield_list_group");
	if (row.siblings().length > 0) row.remove();
});

let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});
document.querySelector(".search-form")!.addEventListener("submit", (event) => event.preventDefault());

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** Every named control, once for a group of radio buttons; the boxes of a list, which share a name, numbered in order. */
function eachControl(): [string, Control][] {
	const seen = new Map<string, Control>();
	const counts: Record<string, number> = {};
	for (const each of document.querySelectorAll<Control>("#gform_4 [name], .search-form [name]")) {
		if (each.type === "hidden") continue;
		let key = each.name;
		if (key.endsWith("[]")) {
			counts[key] = (counts[key] ?? -1) + 1;
			key = `${key.slice(0, -2)}[${counts[key]}]`;
		}
		if (!seen.has(key)) seen.set(key, each);
	}
	return [...seen];
}

Object.assign(window, {
	formState() {
		const posted = new Map([form, document.querySelector<HTMLFormElement>(".search-form")!].flatMap((each) => [...new Set(new FormData(each).keys())].map((name) => [name, new FormData(each).getAll(name)] as const)));
		return {
			...Object.fromEntries(
				eachControl().map(([key, each]) => {
					const values = posted.get(each.name) ?? [];
					const at = each.name.endsWith("[]") ? Number(/\[(\d+)\]$/.exec(key)![1]) : 0;
					return [key, values[at] ?? ""];
				}),
			),
			submitted,
		};
	},
	formShown: () =>
		Object.fromEntries(
			eachControl().map(([key, each]) => {
				if (each.type === "checkbox") return [key, (each as HTMLInputElement).checked];
				if (each.type === "radio") {
					const chosen = form.querySelector<HTMLInputElement>(`input[name="${each.name}"]:checked`);
					return [key, chosen?.labels?.[0]?.textContent ?? ""];
				}
				if (!(each instanceof HTMLSelectElement)) return [key, each.value];
				if (!each.matches(".enhanced")) return [key, each.selectedOptions[0]?.text ?? ""];
				return [key, each.nextElementSibling?.querySelector(".chosen-single:not(.chosen-default) > span")?.textContent ?? ""];
			}),
		),
});
