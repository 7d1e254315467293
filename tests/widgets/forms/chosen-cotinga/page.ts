import $ from "jquery";
import "chosen-js/chosen.css";
import "./style.css";

Object.assign(window, { jQuery: $, $ });

const PRE = "ctl00_MainContent_";
const FORM = "aspnetForm";
let submitted = false;

/** The page's own short name of an ASP.NET control: ctl00$MainContent$txtZip is txtZip; a list of boxes has an index behind it. */
const short = (name: string) => name.split("$")[2] ?? "";

function controls() {
	const found = new Map<string, HTMLElement[]>();
	for (const each of (document.getElementById(FORM) as HTMLFormElement).elements) {
		const key = short((each as HTMLInputElement).name ?? "");
		if (key && (each as HTMLInputElement).type !== "submit") found.set(key, [...(found.get(key) ?? []), each as HTMLElement]);
	}
	return found;
}
const labelOf = (each: HTMLElement) => document.querySelector(`label[for="${each.id}"]`)?.textContent?.trim() ?? "";

function held(list: HTMLElement[]): unknown {
	const [first] = list;
	if (first instanceof HTMLSelectElement) return first.multiple ? [...first.selectedOptions].map(({ value }) => value) : first.value;
	const inputs = list as HTMLInputElement[];
	if (inputs[0]?.type === "radio") return inputs.find(({ checked }) => checked)?.value ?? "";
	if (inputs[0]?.type === "checkbox") return inputs[0].name.split("$").length > 3 ? inputs.filter(({ checked }) => checked).map(labelOf) : inputs[0].checked;
	return inputs[0]?.value;
}

function shown(list: HTMLElement[]): unknown {
	const [first] = list;
	if (first instanceof HTMLSelectElement) {
		const drawn = document.getElementById(`${first.id}_chosen`);
		if (!drawn) return first.selectedOptions[0]?.textContent?.trim() ?? "";
		if (first.multiple) return [...drawn.querySelectorAll(".search-choice span")].map((each) => each.textContent);
		const single = drawn.querySelector(".chosen-single");
		return single?.classList.contains("chosen-default") ? "" : single?.querySelector("span")?.textContent;
	}
	const inputs = list as HTMLInputElement[];
	if (inputs[0]?.type === "radio") {
		const on = inputs.find(({ checked }) => checked);
		return on ? labelOf(on) : "";
	}
	return held(list);
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries([...controls()].map(([key, list]) => [key, held(list)])), submitted }),
	formShown: () => Object.fromEntries([...controls()].map(([key, list]) => [key, shown(list)])),
});

async function start() {
	// @ts-expect-error: the plug-in has no types
	await import("chosen-js");
	$(`#${FORM}`).on("submit", (event) => {
		event.preventDefault();
		submitted = true;
	});
	const chosen = (selector: string, options: object) => ($(selector) as unknown as { chosen: (options: object) => void }).chosen(options);
	chosen("select.chzn", { width: "220px", search_contains: true, no_results_text: "No match for", allow_single_deselect: true });
	chosen("select.chzn-short", { width: "95px", disable_search_threshold: 15 });
	chosen("select.chzn-multi", { width: "100%", placeholder_text_multiple: "Click here to choose" });
	$(`#${PRE}txtArea, #${PRE}txtPrefix`).on("keyup", function (event) {
		const box = this as HTMLInputElement;
		if (/^\d$/.test(event.key) && box.value.length === box.maxLength) $(box).nextAll("input").first().trigger("focus");
	});
}
void start();
