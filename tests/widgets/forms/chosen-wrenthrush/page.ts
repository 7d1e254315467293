import "./jq";
import "chosen-js/chosen.css";
// @ts-expect-error a plugin of the jQuery on window
import "chosen-js/chosen.jquery.js";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

const $ = (window as any).jQuery;
let isSent = false;
const LISTS: Record<string, [string, string][]> = {
	states: STATES,
	countries: COUNTRIES.map((name) => [name, name]),
	majors: MAJORS.map((name) => [name, name]),
};
$("select[data-list]").each((_: number, select: HTMLSelectElement) => {
	for (const [value, text] of LISTS[select.dataset.list as string]) select.add(new Option(text, value));
});
$("select").each((_: number, select: HTMLSelectElement) => {
	$(select).chosen({ width: select.classList.contains("wide") ? "360px" : "190px", disable_search_threshold: 8, allow_single_deselect: true, placeholder_text_single: select.dataset.placeholder ?? "Select" });
});
const form = document.getElementById("app") as HTMLFormElement;
$(form).on("submit", (event: Event) => {
	event.preventDefault();
	isSent = true;
});
$(form).on("reset", () => setTimeout(() => $("select").trigger("chosen:updated")));

const keys = [...new Set([...form.elements].map((each) => (each as HTMLInputElement).name).filter(Boolean))];
const fields = (key: string) => [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${key}"]`)];
function shown(key: string): unknown {
	const [first] = fields(key);
	const ticked = () => fields(key).filter((each) => (each as HTMLInputElement).checked).map((each) => form.querySelector(`label[for="${each.id}"]`)?.textContent ?? "");
	if (key === "certify") return (first as HTMLInputElement).checked;
	if (first.type === "checkbox") return ticked();
	if (first.type === "radio") return ticked()[0] ?? "";
	if (first.type === "text") return first.value;
	const drawn = document.getElementById(`${key}_chosen`) as HTMLElement;
	if (first.type === "select-multiple") return [...drawn.querySelectorAll(".search-choice span")].map((each) => each.textContent);
	const single = drawn.querySelector(".chosen-single") as HTMLElement;
	return single.classList.contains("chosen-default") ? "" : single.querySelector("span")?.textContent;
}
Object.assign(window, {
	formState: () => {
		const posted = new FormData(form);
		const value = (key: string) => (key === "certify" ? posted.has(key) : key === "race" || key === "programs" ? posted.getAll(key) : (posted.get(key) ?? ""));
		return { ...Object.fromEntries(keys.map((key) => [key, value(key)])), submitted: isSent };
	},
	formShown: () => Object.fromEntries(keys.map((key) => [key, shown(key)])),
});
