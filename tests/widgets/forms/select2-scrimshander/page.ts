import "bootstrap/dist/css/bootstrap.css";
import "select2/dist/css/select2.css";
import "flatpickr/dist/flatpickr.css";
import "ckeditor5/ckeditor5.css";
import "./page.css";
import { Bold, ClassicEditor, Essentials, Italic, Link, List, Paragraph } from "ckeditor5";
import flatpickr from "flatpickr";
import jQuery from "jquery";
import select2 from "select2/dist/js/select2.full.js";

(select2 as any)(window, jQuery);
const $ = jQuery as any;
const form = document.querySelector<HTMLFormElement>("#application")!;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

$("select").each(function (this: HTMLSelectElement) {
	const short = this.options.length < 9;
	$(this).select2({ width: "100%", placeholder: this.dataset.placeholder, allowClear: !this.multiple, minimumResultsForSearch: short ? Infinity : 0, tags: this.id === "colleges", closeOnSelect: !this.multiple });
});
flatpickr("#dob", { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d", allowInput: true, maxDate: "today" });
flatpickr("#grad_date", { dateFormat: "m/d/Y" });
flatpickr("#next_test, #signed_on", { dateFormat: "m/d/Y", allowInput: true });

const editors = new Map<string, ClassicEditor>();
for (const area of document.querySelectorAll<HTMLTextAreaElement>("textarea.rich"))
	ClassicEditor.create(area, { licenseKey: "GPL", plugins: [Essentials, Paragraph, Bold, Italic, Link, List], toolbar: ["bold", "italic", "link", "bulletedList", "|", "undo", "redo"] }).then((editor) => editors.set(area.name, editor));

const names = [...new Set([...form.elements].map((each) => (each as HTMLInputElement).name).filter(Boolean))];
(window as any).formState = () => {
	const data = new FormData(form);
	const state: Record<string, unknown> = {};
	for (const name of names) {
		const control = form.elements.namedItem(name);
		state[name] = control instanceof HTMLSelectElement && control.multiple ? data.getAll(name) : (data.get(name) ?? "");
		if (editors.has(name)) state[name] = editors.get(name)!.getData();
	}
	return { ...state, submitted };
};
(window as any).formShown = () => {
	const shown: Record<string, unknown> = {};
	for (const name of names) {
		const control = form.elements.namedItem(name);
		if (control instanceof RadioNodeList) shown[name] = form.querySelector(`input[name="${name}"]:checked`)?.nextElementSibling!.textContent ?? "";
		else if (control instanceof HTMLSelectElement) {
			const drawn = control.nextElementSibling!;
			shown[name] = control.multiple
				? [...drawn.querySelectorAll(".select2-selection__choice__display")].map((each) => each.textContent)
				: (drawn.querySelector(".select2-selection__rendered")?.getAttribute("title") ?? "");
		} else if (editors.has(name)) shown[name] = (control as HTMLElement).nextElementSibling!.querySelector<HTMLElement>(".ck-editor__editable")!.innerText.trim();
		else if (control instanceof HTMLInputElement) shown[name] = control.type === "checkbox" ? control.checked : control.type === "hidden" ? (control.nextElementSibling as HTMLInputElement).value : control.value;
		else shown[name] = "";
	}
	return shown;
};
