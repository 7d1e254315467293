import { Bold, ClassicEditor, Essentials, Italic, Paragraph } from "ckeditor5";
import "ckeditor5/ckeditor5.css";
import Quill from "quill";
import "quill/dist/quill.snow.css";
import "./style.css";

const form = document.querySelector<HTMLFormElement>("#webform-lantern")!;
const quills = new Map<string, Quill>();
const classics = new Map<string, ClassicEditor | undefined>();
let submitted = false;

for (const place of form.querySelectorAll<HTMLElement>(".quill"))
	quills.set(place.dataset.field!, new Quill(place, { theme: "snow", modules: { toolbar: ["bold", "italic", "link"] } }));

for (const area of form.querySelectorAll<HTMLTextAreaElement>("textarea.ckeditor")) {
	classics.set(area.name, undefined);
	ClassicEditor.create({ attachTo: area, licenseKey: "GPL", plugins: [Essentials, Paragraph, Bold, Italic], toolbar: ["bold", "italic", "|", "undo", "redo"] }).then((editor) =>
		classics.set(area.name, editor),
	);
}

form.querySelector("#edit-submit")!.addEventListener("click", () => (submitted = true));
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

type Control = HTMLInputElement | HTMLSelectElement;
const plain = () => [...form.querySelectorAll<Control>("input[name], select[name]")];
const read = (element: HTMLElement | null | undefined) => element?.innerText.replace(/[\u200b\ufeff]/g, "").trim() ?? "";

function formState() {
	const posted = new FormData(form);
	const state: Record<string, unknown> = { submitted };
	for (const { name } of plain()) state[name] = posted.get(name) ?? "";
	for (const [name, quill] of quills) state[name] = quill.getText().trim();
	for (const [name, editor] of classics) state[name] = editor?.getData() ?? "";
	return state;
}

function formShown() {
	const shown: Record<string, unknown> = {};
	for (const control of plain()) {
		const { name } = control;
		if (control instanceof HTMLSelectElement) shown[name] = control.value === "" ? "" : control.selectedOptions[0].text;
		else if (control.type === "checkbox") shown[name] = control.checked;
		else if (control.type === "radio") {
			shown[name] ??= "";
			if (control.checked) shown[name] = control.labels![0].textContent;
		} else shown[name] = control.value;
	}
	for (const [name, quill] of quills) shown[name] = read(quill.root);
	for (const [name, editor] of classics) shown[name] = read(editor?.ui.view.editable.element);
	return shown;
}

Object.assign(window, { formState, formShown });
