import "choices.js/public/assets/styles/choices.css";
import "flatpickr/dist/flatpickr.css";
import "intl-tel-input/dist/css/intlTelInput-no-assets.css";
import "ckeditor5/ckeditor5.css";
import "./page.css";
import Choices from "choices.js";
import { Bold, ClassicEditor, Essentials, Italic, List, Paragraph } from "ckeditor5";
import flatpickr from "flatpickr";
import intlTelInput from "intl-tel-input/intlTelInputWithUtils";
import { QUESTIONS } from "./questions";

for (const select of document.querySelectorAll<HTMLSelectElement>(".js-choice")) new Choices(select, { shouldSort: false, removeItemButton: select.multiple, searchEnabled: select.multiple || select.options.length > 8, allowHTML: false, itemSelectText: "" });
const tags = new Map([...document.querySelectorAll<HTMLInputElement>(".js-tags")].map((input) => [input.id, new Choices(input, { removeItemButton: true, duplicateItemsAllowed: false, allowHTML: false })]));

flatpickr(".js-dob", { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d", allowInput: true, maxDate: "today" });
flatpickr(".js-date", { dateFormat: "m/d/Y", allowInput: true });
flatpickr(".js-calendar", { dateFormat: "Y-m-d" });

const phones = new Map([...document.querySelectorAll<HTMLInputElement>(".js-tel")].map((input) => [input.id, intlTelInput(input, { initialCountry: "us", separateDialCode: true })]));

const editors = new Map<string, ClassicEditor>();
for (const area of document.querySelectorAll<HTMLTextAreaElement>(".js-rich"))
	ClassicEditor.create(area, { licenseKey: "GPL", plugins: [Essentials, Paragraph, Bold, Italic, List], toolbar: ["bold", "italic", "|", "bulletedList", "numberedList"] }).then((editor) => editors.set(area.id, editor));

const form = document.querySelector("#prelim") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const firstText = (element: Element) => element.firstChild?.textContent?.trim() ?? "";

function heldBy([id, kind]: [string, string]): unknown {
	const name = `lk_${id}`;
	const posted = new FormData(form).getAll(name).map(String);
	if (kind === "many") return posted;
	if (kind === "tags") return [tags.get(id)?.getValue(true) ?? []].flat();
	if (kind === "tel") return phones.get(id)?.getNumber() ?? "";
	if (kind === "rich") return editors.get(id)?.getData() ?? "";
	if (kind === "box") return posted.length > 0;
	return posted[0] ?? "";
}

function shownOf([id, kind]: [string, string]): unknown {
	if (kind === "radio") return form.querySelector<HTMLInputElement>(`input[name="lk_${id}"]:checked`)?.closest("label")?.textContent?.trim() ?? "";
	const element = document.getElementById(id) as HTMLInputElement;
	const drawn = element.closest(".choices");
	if (kind === "many" || kind === "tags") return [...(drawn?.querySelectorAll(".choices__list--multiple .choices__item") ?? [])].map(firstText);
	if (kind === "choices") {
		const item = drawn?.querySelector(".choices__list--single .choices__item");
		return !item || item.classList.contains("choices__placeholder") ? "" : firstText(item);
	}
	if (kind === "alt") return (element.nextElementSibling as HTMLInputElement).value;
	if (kind === "rich") return element.nextElementSibling?.querySelector<HTMLElement>(".ck-editor__editable")?.innerText.trim() ?? "";
	if (kind === "box") return element.checked;
	return element.value;
}

const each = (read: (question: [string, string]) => unknown) => Object.fromEntries(Object.entries(QUESTIONS).map(([key, question]) => [key, read(question)]));
Object.assign(window, { formState: () => ({ ...each(heldBy), submitted }), formShown: () => each(shownOf) });
