import "select2/dist/css/select2.css";
import "./page.css";
import $ from "jquery";
import Inputmask from "inputmask";
import select2 from "select2";

(select2 as any)(window, $);

const SCHOOLS = [
	["050042", "Ashland High School (Ashland, OR)"], ["050047", "Ashland Valley High School (Ashland, OR)"], ["053841", "Discovery High School (Yreka, CA)"],
	["051973", "Etna High School (Etna, CA)"], ["380720", "Grants Pass High School (Grants Pass, OR)"], ["052055", "Happy Camp High School (Happy Camp, CA)"],
	["053012", "Mount Shasta High School (Mount Shasta, CA)"], ["380695", "North Medford High School (Medford, OR)"], ["380700", "South Medford High School (Medford, OR)"],
	["053770", "Valley Oak High School (Oakdale, CA)"], ["053815", "Weed High School (Weed, CA)"], ["053840", "Yreka High School (Yreka, CA)"],
].map(([id, text]) => ({ id, text }));

$(() => {
	($("select.select2") as any).select2({ minimumResultsForSearch: 8 });
	($("#admission_high_school") as any).select2({
		minimumInputLength: 2,
		ajax: {
			delay: 150,
			/* The district's school finder: GET /schools?q= */
			transport(params: any, success: (data: unknown) => void) {
				const wanted = String(params.data.q ?? params.data.term ?? "").toLowerCase();
				const timer = setTimeout(() => success({ results: SCHOOLS.filter(({ text }) => text.toLowerCase().includes(wanted)) }), 120);
				return { abort: () => clearTimeout(timer) };
			},
		},
	});
	Inputmask({ mask: "(999) 999-9999" }).mask(document.querySelectorAll<HTMLElement>("[data-mask=phone]"));
	Inputmask({ alias: "datetime", inputFormat: "mm/dd/yyyy", placeholder: "mm/dd/yyyy" }).mask(document.querySelectorAll<HTMLElement>("[data-mask=date]"));
	Inputmask({ mask: "999-99-9999" }).mask(document.querySelectorAll<HTMLElement>("#admission_ssn"));
});

let submitted = false;
const form = document.querySelector<HTMLFormElement>("form.admission")!;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

/** The controls of each name, without the button. */
function named() {
	const found = new Map<string, HTMLInputElement[]>();
	for (const control of [...form.elements] as HTMLInputElement[])
		if (control.name && control.type !== "submit") found.set(control.name, [...(found.get(control.name) ?? []), control]);
	return [...found];
}
const page = window as any;
page.formState = () => {
	const posted = new FormData(form);
	return {
		...Object.fromEntries(
			named().map(([name, [first]]) => {
				if (name.endsWith("[]")) return [name, posted.getAll(name)];
				if (first.type === "checkbox") return [name, posted.has(name)];
				return [name, posted.get(name) ?? ""];
			}),
		),
		submitted,
	};
};
page.formShown = () =>
	Object.fromEntries(
		named().map(([name, controls]) => {
			const [first] = controls;
			const labelOf = (control: HTMLInputElement) => control.closest("label")!.textContent!.trim();
			if (first.tagName === "SELECT") {
				const drawn = first.nextElementSibling!.querySelector(".select2-selection__rendered")!;
				if (name.endsWith("[]")) return [name, [...drawn.querySelectorAll(".select2-selection__choice__display")].map((each) => each.textContent)];
				return [name, drawn.querySelector(".select2-selection__placeholder") ? "" : (drawn.getAttribute("title") ?? drawn.textContent)];
			}
			if (first.type === "radio") return [name, controls.filter((each) => each.checked).map(labelOf)[0] ?? ""];
			if (name.endsWith("[]")) return [name, controls.filter((each) => each.checked).map(labelOf)];
			if (first.type === "checkbox") return [name, first.checked];
			return [name, first.value];
		}),
	);
