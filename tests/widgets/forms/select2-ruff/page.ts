import $ from "./jquery-global";
import "jquery-ui/dist/jquery-ui.js";
import "chosen-js/chosen.jquery.js";
import select2 from "select2/dist/js/select2.js";
import "jquery-ui/dist/themes/base/jquery-ui.css";
import "chosen-js/chosen.css";
import "select2/dist/css/select2.css";
import "./page.css";

// biome-ignore lint: the plugins bring no types
const jq = $ as any;
if (!jq.fn.select2) (select2 as any)(window, $);

let submitted = false;
$(() => {
	jq("select.s2").select2({ placeholder: "-- Select --", allowClear: false });
	jq("select.chosen").chosen({ disable_search_threshold: 10 });
	jq(".datepick").datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "1990:2035" });
	$("#aspnetForm").on("submit", (event) => { event.preventDefault(); submitted = true; });
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const controls = () => [...document.querySelectorAll<Control>("#aspnetForm [name]")].filter((each) => each.type !== "submit" && each.type !== "reset");
const named = (name: string) => controls().filter((each) => each.name === name) as HTMLInputElement[];
const names = () => [...new Set(controls().map((each) => each.name))];

/** What the form would post. */
function stateOf(name: string) {
	const all = named(name);
	if (all[0].type === "radio") return all.find((each) => each.checked)?.value ?? "";
	if (all[0].type === "checkbox") return all.length > 1 ? all.filter((each) => each.checked).map((each) => each.value) : all[0].checked;
	return String($(all[0]).val() ?? "");
}
function shownOf(name: string) {
	const all = named(name);
	const [first] = all;
	const beside = (each: HTMLInputElement) => (each.nextElementSibling?.tagName === "LABEL" ? each.nextElementSibling.textContent : each.nextSibling?.textContent)?.trim() ?? "";
	if (first.type === "radio") return all.filter((each) => each.checked).map(beside)[0] ?? "";
	if (first.type === "checkbox") return all.length > 1 ? all.filter((each) => each.checked).map(beside) : first.checked;
	if (first.matches("select.s2")) {
		const drawn = first.nextElementSibling?.querySelector(".select2-selection__rendered");
		return drawn?.querySelector(".select2-selection__placeholder") ? "" : (drawn?.textContent?.trim() ?? "");
	}
	if (first.matches("select.chosen")) {
		const drawn = document.querySelector(`#${first.id}_chosen .chosen-single`);
		return drawn?.classList.contains("chosen-default") ? "" : (drawn?.textContent?.trim() ?? "");
	}
	if (first.matches("select")) return $(first).find("option:selected").text();
	return first.value;
}
const each = (of: (name: string) => unknown) => Object.fromEntries(names().map((name) => [name, of(name)]));
Object.assign(window, { formState: () => ({ ...each(stateOf), submitted }), formShown: () => each(shownOf) });
