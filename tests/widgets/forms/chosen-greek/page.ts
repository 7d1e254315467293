import "./jquery-global";
import "chosen-js";
import jQuery from "jquery";
import { STATES } from "../../lists";
import "./page.css";

const $ = jQuery as unknown as (place: string) => { chosen(options: object): void };
const form = document.forms[0] as HTMLFormElement;
let submitted = false;

for (const id of ["ddlState", "ddlSchState"])
	for (const [code, name] of STATES) (document.getElementById(`ctl00_cphMain_${id}`) as HTMLSelectElement).add(new Option(name, code));
$(".chz").chosen({ width: "100%", disable_search_threshold: 12, search_contains: true });
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const controls = () => ([...form.elements] as Control[]).filter(({ name, type }) => name.startsWith("ctl00$cphMain$") && type !== "submit");
const keyOf = ({ name }: Control) => name.slice("ctl00$cphMain$".length);

function shown(control: Control): unknown {
	if (control instanceof HTMLSelectElement) {
		const drawn = document.getElementById(`${control.id}_chosen`);
		if (control.multiple) return [...(drawn?.querySelectorAll(".search-choice span") ?? [])].map((chip) => chip.textContent);
		const single = drawn?.querySelector(".chosen-single");
		return single?.classList.contains("chosen-default") ? "" : (single?.querySelector("span")?.textContent ?? "");
	}
	if (control.type === "radio") return document.querySelector(`[name="${control.name}"]:checked + label`)?.textContent ?? "";
	return control.value;
}

Object.assign(window, {
	formState: () => {
		const sent = new FormData(form);
		const many = (control: Control) => control instanceof HTMLSelectElement && control.multiple;
		const state = controls().map((control) => [keyOf(control), many(control) ? sent.getAll(control.name) : (sent.get(control.name) ?? "")]);
		return { ...Object.fromEntries(state), submitted };
	},
	formShown: () => Object.fromEntries(controls().map((control) => [keyOf(control), shown(control)])),
});
