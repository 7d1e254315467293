import { Collapse } from "bootstrap";
import "bootstrap/dist/css/bootstrap.css";
import jquery from "jquery";
import select2 from "select2";
import "select2/dist/css/select2.css";
import "./styles.css";

const $ = jquery;
(select2 as unknown as (root: Window, jQuery: typeof jquery) => void)(window, $);

const form = document.querySelector<HTMLFormElement>("#scholarship")!;
let submitted = false;

/** What the Local's school service knows. */
const SCHOOLS = [
	["hs-10022", "Ashland High School (Ashland, OR)"],
	["hs-38114", "Ashland Valley High School (Ashland, OR)"],
	["hs-38190", "Ashbrook High School (Gastonia, NC)"],
	["hs-40771", "Valley High School (Sacramento, CA)"],
	["hs-51230", "Yreka High School (Yreka, CA)"],
].map(([id, text]) => ({ id, text }));

$(".js-select, .js-many").each(function (this: HTMLSelectElement) {
	$(this).select2({ placeholder: this.dataset.placeholder, allowClear: !this.multiple, width: "100%" });
});
$(".js-short").each(function (this: HTMLSelectElement) {
	$(this).select2({ placeholder: this.dataset.placeholder, minimumResultsForSearch: Number.POSITIVE_INFINITY, width: "100%" });
});
$("#school_id").select2({
	placeholder: $("#school_id").data("placeholder"),
	minimumInputLength: 3,
	width: "100%",
	ajax: {
		delay: 150,
		transport: (params: { data: { term?: string } }, success: (answer: unknown) => void) => {
			const term = (params.data.term ?? "").toLowerCase();
			const timer = setTimeout(() => success({ results: SCHOOLS.filter(({ text }) => text?.toLowerCase().includes(term)) }), 200);
			return { abort: () => clearTimeout(timer) };
		},
	},
});
// Select2 4.1 leaves the cursor outside its search box under jQuery 3.6 and later.
$(document).on("select2:open", () => document.querySelector<HTMLInputElement>(".select2-container--open .select2-search__field")?.focus());

for (const part of document.querySelectorAll(".accordion-collapse")) Collapse.getOrCreateInstance(part, { toggle: false });

form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const named = () => {
	const controls = new Map<string, Control[]>();
	for (const control of form.querySelectorAll<Control>("input[name], select[name], textarea[name]")) controls.set(control.name, [...(controls.get(control.name) ?? []), control]);
	return [...controls];
};

/** What the form posts. */
const posted = (name: string, [control]: Control[]) => {
	const data = new FormData(form);
	return control instanceof HTMLSelectElement && control.multiple ? data.getAll(name) : (data.get(name) ?? "");
};

function read(controls: Control[]) {
	const [control] = controls;
	if (control instanceof HTMLSelectElement) {
		const drawn = $(control).next(".select2");
		if (control.multiple) return drawn.find(".select2-selection__choice__display").toArray().map((each: HTMLElement) => each.textContent);
		const shown = drawn.find(".select2-selection__rendered").clone();
		shown.find(".select2-selection__placeholder, .select2-selection__clear").remove();
		return shown.text().trim();
	}
	if (control?.type === "radio") {
		const checked = controls.find((each) => (each as HTMLInputElement).checked);
		return checked ? (document.querySelector(`label[for="${checked.id}"]`)?.textContent ?? "") : "";
	}
	if (control?.type === "checkbox") return (control as HTMLInputElement).checked;
	if (control?.type === "date") return control.value.replace(/(\d+)-(\d+)-(\d+)/, "$2/$3/$1");
	return control?.value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(named().map(([name, controls]) => [name, posted(name, controls)])), submitted }),
	formShown: () => Object.fromEntries(named().map(([name, controls]) => [name, read(controls)])),
});
