import "chosen-js/chosen.css";
import "./style.css";
import $ from "./jq";
import "chosen-js";

const jq: any = $;
jq("select.chzn").chosen({ disable_search_threshold: 10, search_contains: true, allow_single_deselect: true, placeholder_text_multiple: "Select all that apply" });

let submitted = false;
const form = document.getElementById("form1") as HTMLFormElement;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const PREFIX = "ctl00$MainContent$";
const read = (shown: boolean) => {
	const held: Record<string, unknown> = {};
	for (const control of [...form.elements] as Control[]) {
		if (!control.name.startsWith(PREFIX) || control.type === "submit") continue;
		const key = control.name.slice(PREFIX.length);
		const drawn = document.getElementById(`${control.id}_chosen`);
		if (control instanceof HTMLSelectElement) {
			if (control.multiple) held[key] = shown ? [...(drawn?.querySelectorAll(".search-choice span") ?? [])].map((each) => each.textContent) : ($(control).val() ?? []);
			else if (!shown) held[key] = control.value;
			else held[key] = drawn?.querySelector(".chosen-single")?.classList.contains("chosen-default") ? "" : drawn?.querySelector(".chosen-single span")?.textContent;
		} else if (control.type === "radio") {
			held[key] ??= "";
			if ((control as HTMLInputElement).checked) held[key] = shown ? form.querySelector(`label[for="${control.id}"]`)?.textContent : control.value;
		} else if (control.type === "checkbox") held[key] = (control as HTMLInputElement).checked;
		else held[key] = control.value;
	}
	return held;
};
Object.assign(window, { formState: () => ({ ...read(false), submitted }), formShown: () => read(true) });
