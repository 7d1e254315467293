import "./globals";
import "bootstrap/dist/css/bootstrap.min.css";
import "jquery-ui/dist/themes/base/jquery-ui.css";
import "select2/dist/css/select2.css";
import "./page.css";
import "jquery-ui/dist/jquery-ui.js";
import Inputmask from "inputmask";
import $ from "jquery";
import select2 from "select2";
import { NAMES } from "./names";

if (!$.fn.select2) select2(window, $);

$("select.select2").select2({ width: "100%", allowClear: false });
$("[data-datepicker]").datepicker({ changeMonth: true, changeYear: true, yearRange: "2000:2035", dateFormat: "mm/dd/yy" });
Inputmask().mask(document.querySelectorAll("[data-inputmask]"));

let submitted = false;
$("#new_admission_application").on("submit", (event: Event) => {
	event.preventDefault();
	submitted = true;
});

const named = (name: string) => [...document.querySelectorAll<HTMLInputElement & HTMLSelectElement>(`[name="${CSS.escape(name)}"]`)];
const isTicked = (each: HTMLElement) => (each as HTMLInputElement).checked;
const labelOf = (each: HTMLElement) => document.querySelector(`label[for="${each.id}"]`)?.textContent ?? "";

function heldBy(name: string): unknown {
	const posted = new FormData(document.querySelector("#new_admission_application") as HTMLFormElement).getAll(name).map(String);
	const [control] = named(name);
	if (control.type === "select-multiple" || name.endsWith("[]")) return posted;
	if (control.type === "checkbox") return posted.length > 0;
	return posted[0] ?? "";
}

function shownOf(name: string): unknown {
	const controls = named(name);
	const [control] = controls;
	if (control.type === "hidden") return "";
	if (name.endsWith("[]")) return controls.filter(isTicked).map(labelOf);
	if (control.type === "checkbox") return isTicked(control);
	if (control.type === "radio") return controls.filter(isTicked).map(labelOf)[0] ?? "";
	const drawn = control.nextElementSibling?.classList.contains("select2") ? control.nextElementSibling : null;
	if (drawn && control.type === "select-multiple") return [...drawn.querySelectorAll(".select2-selection__choice__display")].map((each) => each.textContent ?? "");
	if (drawn) return drawn.querySelector(".select2-selection__placeholder") ? "" : (drawn.querySelector(".select2-selection__rendered")?.textContent ?? "");
	if (control.type === "select-one") return control.value === "" ? "" : (control.selectedOptions[0]?.textContent ?? "");
	return control.value;
}

const each = (read: (name: string) => unknown) => Object.fromEntries(Object.entries(NAMES).map(([key, name]) => [key, read(name)]));
Object.assign(window, { formState: () => ({ ...each(heldBy), submitted }), formShown: () => each(shownOf) });
