import "chosen-js/chosen.css";
import "jquery-ui/dist/themes/base/jquery-ui.css";

const $ = require("jquery");
(window as any).jQuery = (window as any).$ = $;
require("jquery-ui/dist/jquery-ui.js");
require("chosen-js/chosen.jquery.js");

let isSubmitted = false;
const form = document.querySelector<HTMLFormElement>("#scholarship") as HTMLFormElement;

$(() => {
	$("select.chosen").chosen({ width: "100%", disable_search_threshold: 8, allow_single_deselect: true });
	$("select.wide").chosen({ width: "100%", search_contains: true });
	$("input.date").datepicker({ changeMonth: true, changeYear: true, yearRange: "2000:2035", dateFormat: "mm/dd/yy" });
	$(form).on("submit", (event: Event) => {
		event.preventDefault();
		isSubmitted = true;
	});
});

const names = () => [...new Set([...form.elements].map((each) => (each as HTMLInputElement).name).filter(Boolean))];
const of = (name: string) => [...form.elements].filter((each) => (each as HTMLInputElement).name === name) as HTMLInputElement[];

Object.assign(window, {
	formState: () => {
		const posted = new FormData(form);
		const state = names().map((name) => {
			const [first] = of(name);
			const isList = name.endsWith("[]");
			return [name, isList ? posted.getAll(name) : first.type === "checkbox" ? posted.has(name) : (posted.get(name) ?? "")];
		});
		return { ...Object.fromEntries(state), submitted: isSubmitted };
	},
	formShown: () =>
		Object.fromEntries(
			names().map((name) => {
				const [first, ...others] = of(name);
				const labelOf = (box: HTMLInputElement) => box.closest("label")?.textContent?.trim() ?? "";
				if (first.type === "radio") return [name, [first, ...others].filter((each) => each.checked).map(labelOf)[0] ?? ""];
				if (first.type === "checkbox") return [name, name.endsWith("[]") ? [first, ...others].filter((each) => each.checked).map(labelOf) : first.checked];
				if (first.tagName !== "SELECT") return [name, first.value];
				const drawn = first.nextElementSibling as HTMLElement;
				if ((first as unknown as HTMLSelectElement).multiple) return [name, [...drawn.querySelectorAll(".search-choice span")].map((each) => each.textContent)];
				return [name, drawn.querySelector(".chosen-default") ? "" : (drawn.querySelector(".chosen-single span")?.textContent ?? "")];
			}),
		),
});
