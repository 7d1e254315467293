import $ from "./jquery-global";
import "chosen-js";
import "chosen-js/chosen.css";
import { STATES } from "../../lists";
import "./page.css";

type State = Record<string, unknown>;
declare global {
	interface Window {
		formState: () => State;
		formShown: () => State;
	}
}

let submitted = false;
let activities = 0;

const CHOSEN = { disable_search_threshold: 8, allow_single_deselect: true, width: "100%", no_results_text: "Nothing found for" };

function addActivity() {
	const html = $("#activity_row").html().replaceAll("__i__", String(activities++));
	// biome-ignore lint/suspicious/noExplicitAny: chosen has no types here
	($(html).appendTo("#activities tbody").find("select.chosen") as any).chosen(CHOSEN);
}

$(() => {
	$("select.states").each((_, select) => {
		for (const [code, name] of STATES) $("<option>").val(code).text(name).appendTo(select);
	});
	$("select.chosen").each((_, select) => {
		// biome-ignore lint/suspicious/noExplicitAny: chosen has no types here
		($(select) as any).chosen({ ...CHOSEN, width: select.style.width || "100%" });
	});
	addActivity();
	$("#add_activity").on("click", addActivity);
	// go on to the next box of the telephone number when one is full
	$(".phone input").on("keyup", function (event) {
		const box = this as HTMLInputElement;
		if (/^\d$/.test(event.key) && box.value.length === box.maxLength) $(box).next("input").trigger("focus");
	});
	$("#app").on("submit", (event) => {
		event.preventDefault();
		submitted = true;
	});
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const controls = () => [...document.querySelectorAll<Control>("#app [name]")];

window.formState = () => {
	const state: State = { submitted };
	for (const control of controls()) {
		const { name, type } = control;
		if (type === "radio") state[name] = document.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value ?? "";
		else if (type === "checkbox") state[name] = (control as HTMLInputElement).checked;
		else state[name] = $(control).val();
	}
	return state;
};

window.formShown = () => {
	const shown: State = {};
	for (const control of controls()) {
		const { name, type } = control;
		const drawn = document.getElementById(`${control.id}_chosen`);
		if (type === "select-multiple")
			shown[name] = [...(drawn?.querySelectorAll(".search-choice span") ?? [])].map((each) => each.textContent);
		else if (type === "select-one") {
			const single = drawn?.querySelector(".chosen-single");
			shown[name] = single?.classList.contains("chosen-default") ? "" : (single?.querySelector("span")?.textContent ?? "");
		} else if (type === "radio") shown[name] = document.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value ?? "";
		else if (type === "checkbox") shown[name] = (control as HTMLInputElement).checked;
		else shown[name] = control.value;
	}
	return shown;
};
