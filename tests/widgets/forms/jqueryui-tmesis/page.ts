import $ from "./jquery-global";
import "jquery-ui/dist/jquery-ui.js";
// @ts-expect-error Select2 has no types here
import select2 from "select2/dist/js/select2.js";
import "./styles.css";

// As a CommonJS module Select2 wants to be handed jQuery.
if (typeof select2 === "function" && !($.fn as any).select2) select2(window, $);
const jq = $ as any;
const form = document.getElementById("tg1") as HTMLFormElement;
let submitted = false;

jq(() => {
	jq(".datepicker").datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "1990:2035" });
	jq("select.select2").select2({ width: "100%", placeholder: "-- Select --", allowClear: false });
	jq("select.short").select2({ width: "100%", minimumResultsForSearch: Infinity });
	jq("#submit, #save").button();
});
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const named = [...new Set([...form.elements].map((each) => (each as HTMLInputElement).name).filter(Boolean))];
function formState() {
	const posted = new FormData(form);
	return { ...Object.fromEntries(named.map((name) => [name, posted.get(name) ?? ""])), submitted };
}
function formShown() {
	return Object.fromEntries(
		named.map((name) => {
			const found = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)];
			const [first] = found;
			if (first.type === "radio") return [name, found.find((each) => (each as HTMLInputElement).checked)?.closest("label")?.textContent?.trim() ?? ""];
			if (first.type === "checkbox") return [name, (first as HTMLInputElement).checked];
			if (first.type !== "select-one") return [name, first.value];
			const drawn = first.nextElementSibling?.querySelector(".select2-selection__rendered");
			return [name, drawn?.querySelector(".select2-selection__placeholder") ? "" : (drawn?.textContent?.trim() ?? "")];
		}),
	);
}
Object.assign(window, { formState, formShown });
