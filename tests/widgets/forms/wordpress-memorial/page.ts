import "./page.css";
import "./jquery-global";
import "jquery-ui/ui/version";
import "jquery-ui/ui/keycode";
import "jquery-ui/ui/widgets/datepicker";
import $ from "jquery";
import "../../node_modules/jquery-ui/themes/base/core.css";
import "../../node_modules/jquery-ui/themes/base/datepicker.css";
import "../../node_modules/jquery-ui/themes/base/theme.css";
import IMask from "imask";

const form = document.querySelector("#gform_3") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

$(".datepicker").each((_, box) => void ($(box) as any).datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "1990:2026", showOn: "focus" }));
for (const phone of document.querySelectorAll<HTMLInputElement>(".ginput_container_phone input")) IMask(phone, { mask: "(000) 000-0000" });

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The boxes of each question by its name; where a name stands for several, each has its place after it. */
function boxes() {
	const found: Record<string, Box[]> = {};
	const counts: Record<string, number> = {};
	for (const box of form.elements as unknown as Box[]) {
		if (!box.name?.startsWith("input_")) continue;
		const isList = box.name.endsWith("[]");
		const key = isList ? `${box.name.slice(0, -2)}.${(counts[box.name] = (counts[box.name] ?? 0) + 1)}` : box.name;
		(found[key] ??= []).push(box);
	}
	return found;
}

function read([first, ...others]: Box[]) {
	if (first instanceof HTMLSelectElement) return first.selectedOptions[0]?.text ?? "";
	if (first.type === "checkbox") return (first as HTMLInputElement).checked;
	if (first.type !== "radio") return first.value;
	const chosen = ([first, ...others] as HTMLInputElement[]).find(({ checked }) => checked);
	return chosen?.labels?.[0]?.textContent ?? "";
}

Object.assign(window, {
	/** What the form would post. */
	formState() {
		const data = new FormData(form);
		const state: Record<string, unknown> = { submitted };
		for (const key of Object.keys(boxes())) {
			const [, list, place] = /^(input_13|input_19)\.(\d+)$/.exec(key) ?? [];
			const value = list ? data.getAll(`${list}[]`)[Number(place) - 1] : data.get(key);
			state[key] = String(value ?? "").replaceAll("\r\n", "\n");
		}
		return state;
	},
	formShown: () => Object.fromEntries(Object.entries(boxes()).map(([key, list]) => [key, read(list)])),
});
