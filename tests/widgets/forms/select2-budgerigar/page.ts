import "select2/dist/css/select2.css";
import "flatpickr/dist/flatpickr.css";
import "./page.css";
import flatpickr from "flatpickr";
import Inputmask from "inputmask";
import $ from "jquery";
// @ts-ignore: no types
import select2 from "select2";

(select2 as any)(window, $);

$(".s2").each(function () {
	($(this) as any).select2({ width: "100%", placeholder: $(this).data("placeholder") ?? "", allowClear: !(this as HTMLSelectElement).multiple });
});
($(".s2-short") as any).select2({ width: "100%", placeholder: "Select one", minimumResultsForSearch: Number.POSITIVE_INFINITY });

Inputmask("(999) 999-9999").mask(".tel");
Inputmask("99999[-9999]").mask(".zip");
Inputmask("999-99-9999").mask(".ssn");
Inputmask("999999").mask(".ceeb");
Inputmask("9999").mask(".yr");
Inputmask({ regex: "\\d{0,4}" }).mask(".int");
Inputmask("decimal", { digits: 2, rightAlign: false }).mask(".gpa");
Inputmask("datetime", { inputFormat: "mm/yyyy", showMaskOnHover: false }).mask(".my");

flatpickr(".fp-birth", { dateFormat: "m/d/Y", allowInput: true, maxDate: "today" });
flatpickr(".fp-plain", { dateFormat: "m/d/Y", allowInput: true });
flatpickr(".fp-alt", { dateFormat: "Y-m-d", altInput: true, altFormat: "F j, Y", altInputClass: "fld fp-alt form-control" });

const form = document.querySelector<HTMLFormElement>("#application")!;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const groups = () => {
	const found = new Map<string, Control[]>();
	for (const element of Array.from(form.elements) as Control[]) if (element.name) found.set(element.name, [...(found.get(element.name) ?? []), element]);
	return found;
};
const textOf = (element: Control) => (element as HTMLInputElement).labels?.[0]?.textContent?.trim() ?? "";

function stateOf(elements: Control[]) {
	const [first] = elements as HTMLInputElement[];
	if (first.type === "radio") return (elements as HTMLInputElement[]).find((each) => each.checked)?.value ?? "";
	if (first.type === "checkbox" && elements.length === 1) return first.checked;
	if (first.type === "checkbox") return (elements as HTMLInputElement[]).filter((each) => each.checked).map((each) => each.value);
	if (first.type === "select-multiple") return Array.from((elements[0] as HTMLSelectElement).selectedOptions, (option) => option.value);
	return first.value;
}

function shownOf(elements: Control[]) {
	const [first] = elements as HTMLInputElement[];
	if (first.type === "radio") return textOf((elements as HTMLInputElement[]).find((each) => each.checked) ?? ({} as Control));
	if (first.type === "checkbox" && elements.length === 1) return first.checked;
	if (first.type === "checkbox") return (elements as HTMLInputElement[]).filter((each) => each.checked).map(textOf);
	if (first.classList.contains("select2-hidden-accessible")) {
		const box = first.nextElementSibling!;
		if (first.multiple) return Array.from(box.querySelectorAll(".select2-selection__choice__display"), (each) => each.textContent!.trim());
		const drawn = box.querySelector(".select2-selection__rendered")!;
		return drawn.querySelector(".select2-selection__placeholder") ? "" : (drawn.getAttribute("title") ?? "");
	}
	if (first.tagName === "SELECT") return first.value === "" ? "" : (elements[0] as unknown as HTMLSelectElement).selectedOptions[0].text;
	return (first as any)._flatpickr?.altInput?.value ?? first.value;
}

const whole = (read: (elements: Control[]) => unknown) => Object.fromEntries([...groups()].map(([name, elements]) => [name, read(elements)]));
Object.assign(window, { formState: () => ({ ...whole(stateOf), submitted }), formShown: () => whole(shownOf) });
