import "bootstrap/dist/css/bootstrap.css";
import Choices from "choices.js";
import "choices.js/public/assets/styles/choices.css";
import { Bold, ClassicEditor, Essentials, Italic, Link, List, Paragraph } from "ckeditor5";
import "ckeditor5/ckeditor5.css";
import flatpickr from "flatpickr";
import "flatpickr/dist/flatpickr.css";

const form = document.querySelector<HTMLFormElement>("#award")!;
const lists = new Map<string, Choices>();
const editors = new Map<string, ClassicEditor>();

for (const select of form.querySelectorAll<HTMLSelectElement>(".js-choice")) {
	const options = { itemSelectText: "", shouldSort: false, allowHTML: false, removeItemButton: select.multiple };
	lists.set(select.name, new Choices(select, options));
}
for (const input of form.querySelectorAll<HTMLInputElement>(".js-tags"))
	lists.set(input.name, new Choices(input, { delimiter: ",", allowHTML: false, removeItemButton: true, duplicateItemsAllowed: false }));
for (const input of form.querySelectorAll<HTMLInputElement>(".flatpickr"))
	flatpickr(input, { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d", allowInput: true });
for (const area of form.querySelectorAll<HTMLTextAreaElement>(".rich"))
	ClassicEditor.create(area, {
		licenseKey: "GPL",
		plugins: [Essentials, Paragraph, Bold, Italic, Link, List],
		toolbar: ["bold", "italic", "link", "|", "bulletedList", "numberedList", "|", "undo", "redo"],
	}).then((editor) => editors.set(area.name, editor));

let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const named = () => Map.groupBy([...form.elements].filter((one): one is Control => "name" in one && one.name !== "" && one.name !== "search_terms"), (one) => one.name);

function stateOf(name: string, [first, ...others]: Control[]): unknown {
	const posted = new FormData(form);
	if (editors.has(name)) return editors.get(name)!.getData();
	if (first instanceof HTMLSelectElement && first.multiple) return posted.getAll(name);
	if (first.type === "checkbox") return others.length > 0 ? posted.getAll(name) : (first as HTMLInputElement).checked;
	return posted.get(name) ?? "";
}

function shownOf(name: string, all: Control[]): unknown {
	const [first] = all;
	const drawn = first.closest(".choices");
	if (drawn) {
		const items = [...drawn.querySelectorAll(".choices__inner .choices__item:not(.choices__placeholder)")].map((item) => item.firstChild!.textContent!.trim());
		return drawn.querySelector(".choices__list--multiple") ? items : items[0] ?? "";
	}
	if (editors.has(name)) return [...editors.get(name)!.ui.getEditableElement()!.children].map((one) => one.textContent!.trim()).join("\n");
	const chosen = all.filter((one) => "checked" in one && one.checked).map((one) => one.labels![0].textContent!.trim());
	if (first.type === "radio") return chosen[0] ?? "";
	if (first.type === "checkbox") return all.length > 1 ? chosen : (first as HTMLInputElement).checked;
	return first.classList.contains("flatpickr") ? (first.nextElementSibling as HTMLInputElement).value : first.value;
}

Object.assign(window, {
	formState: () => ({ submitted, ...Object.fromEntries([...named()].map(([name, all]) => [name, stateOf(name, all)])) }),
	formShown: () => Object.fromEntries([...named()].map(([name, all]) => [name, shownOf(name, all)])),
});
