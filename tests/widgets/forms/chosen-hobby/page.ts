import $ from "./jquery";
import "chosen-js";
import "chosen-js/chosen.css";
import "./styles.css";

const form = document.querySelector<HTMLFormElement>("#frmApp")!;
let submitted = false;

$("select.chzn").chosen({ allow_single_deselect: true, disable_search_threshold: 8, search_contains: true });

form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const named = () => [...new Set([...form.querySelectorAll<HTMLInputElement>("input[name], select[name]")].map(({ name }) => name))].filter((name) => name !== "cmdSubmit");
const first = (name: string) => form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)!;

/** What the form posts. */
function posted(name: string) {
	const data = new FormData(form);
	const control = first(name);
	if (control instanceof HTMLSelectElement && control.multiple) return data.getAll(name);
	return data.get(name) ?? "";
}

function read(name: string) {
	const control = first(name);
	if (control instanceof HTMLSelectElement) {
		const drawn = $(control).next(".chosen-container");
		if (control.multiple) return drawn.find(".search-choice span").toArray().map((each: HTMLElement) => each.textContent);
		const single = drawn.find(".chosen-single");
		return single.hasClass("chosen-default") ? "" : single.children("span").text();
	}
	if (control.type === "checkbox") return control.checked;
	if (control.type === "radio") return form.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.closest("label")?.textContent?.trim() ?? "";
	return control.value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(named().map((name) => [name, posted(name)])), submitted }),
	formShown: () => Object.fromEntries(named().map((name) => [name, read(name)])),
});
