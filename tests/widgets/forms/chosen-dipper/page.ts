import flatpickr from "flatpickr";
import $ from "jquery";
import "chosen-js/chosen.css";
import "flatpickr/dist/flatpickr.css";
import "./page.css";

(window as any).jQuery = (window as any).$ = $;
// chosen is a jQuery plugin of the old kind: it looks for the global when it is run.
require("chosen-js");

$(".chosen").chosen({ allow_single_deselect: true, disable_search_threshold: 8, search_contains: true });
$(".chosen-many").chosen({ search_contains: true, hide_results_on_select: true });

flatpickr(".birthday", { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d", maxDate: "today" });
flatpickr(".day", { dateFormat: "m/d/Y", allowInput: true });

const form = document.querySelector<HTMLFormElement>("#application") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

type Named = HTMLInputElement | HTMLSelectElement;
const named = () => [...form.querySelectorAll<Named>("input[name], select[name]")];
const names = () => [...new Set(named().map(({ name }) => name))];

function held(name: string) {
	const values = new FormData(form).getAll(name);
	const control = named().find((each) => each.name === name);
	if (control instanceof HTMLSelectElement && control.multiple) return values;
	return values[0] ?? "";
}

function shown(name: string) {
	const [control, ...more] = named().filter((each) => each.name === name);
	if (control instanceof HTMLSelectElement) {
		const box = document.getElementById(`${name}_chosen`) as HTMLElement;
		if (control.multiple) return [...box.querySelectorAll(".search-choice span")].map((item) => item.textContent);
		return box.querySelector(".chosen-single span")?.textContent;
	}
	if (control.type === "radio") return [control as HTMLInputElement, ...(more as HTMLInputElement[])].find((each) => each.checked)?.parentElement?.textContent?.trim() ?? "";
	if (control.type === "checkbox") return control.checked;
	if (control.type === "hidden") return (control.nextElementSibling as HTMLInputElement).value;
	return control.value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(names().map((name) => [name, held(name)])), submitted }),
	formShown: () => Object.fromEntries(names().map((name) => [name, shown(name)])),
});
