import "bootstrap/dist/css/bootstrap.css";
import "bootstrap-datepicker/dist/css/bootstrap-datepicker3.css";
import "chosen-js/chosen.css";
import "./jquery-global";
import "chosen-js";
import "bootstrap-datepicker";
import Inputmask from "inputmask";

const $ = (window as any).jQuery;

$("select.chzn").chosen({ width: "100%", search_contains: true, allow_single_deselect: true, disable_search_threshold: 8 });
$("input.date").datepicker({ format: "mm/dd/yyyy", autoclose: true });
Inputmask("(999) 999-9999").mask("input.phone");
Inputmask("99999[-9999]").mask("#txtZip");

let submitted = false;
$("#frmApplication").on("submit", (event: Event) => {
	event.preventDefault();
	submitted = true;
});

const fields = () => [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>("#frmApplication [name]")];

function each(value: (name: string, all: any[]) => unknown) {
	const names = [...new Set(fields().map(({ name }) => name))];
	return Object.fromEntries(names.map((name) => [name, value(name, fields().filter((field) => field.name === name))]));
}

const caption = (box: HTMLInputElement) => (box.labels?.[0]?.textContent ?? "").trim();

Object.assign(window, {
	formState: () => ({
		...each((name, all) => {
			const [first] = all;
			if (first.type === "radio") return all.find((box) => box.checked)?.value ?? "";
			if (first.type === "checkbox") return name.endsWith("[]") ? all.filter((box) => box.checked).map((box) => box.value) : first.checked;
			return $(first).val();
		}),
		submitted,
	}),
	formShown: () =>
		each((name, all) => {
			const [first] = all;
			if (first.type === "radio") return caption(all.find((box) => box.checked) ?? document.createElement("input"));
			if (first.type === "checkbox") return name.endsWith("[]") ? all.filter((box) => box.checked).map(caption) : first.checked;
			const drawn = $(first).next(".chosen-container");
			if (drawn.length && first.multiple) return drawn.find(".search-choice span").map((_: number, item: HTMLElement) => item.textContent).get();
			if (drawn.length) return drawn.find(".chosen-single span").text();
			if (first.tagName === "SELECT") return first.selectedOptions[0]?.textContent ?? "";
			return first.value;
		}),
});
