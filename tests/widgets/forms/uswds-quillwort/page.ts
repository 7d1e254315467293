import "./uswds.css";
import "./agency.css";
import "@uswds/uswds";

declare global {
	interface Window {
		formState(): Record<string, unknown>;
		formShown(): Record<string, unknown>;
	}
}

const application = document.querySelector<HTMLFormElement>("#wsc118")!;
const search = document.querySelector<HTMLFormElement>("#site-search-form")!;
let submitted = false;
application.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});
search.addEventListener("submit", (event) => event.preventDefault());

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const named = (form: HTMLFormElement) => [...form.querySelectorAll<Control>("[name]")];
const names = (form: HTMLFormElement) => [...new Set(named(form).map((control) => control.name))];
const controlsOf = (form: HTMLFormElement, name: string) => named(form).filter((control) => control.name === name);
const severalIn = (form: HTMLFormElement, name: string) => controlsOf(form, name).length > 1 && controlsOf(form, name)[0].type === "checkbox";

/** What each form would post. */
function posted(form: HTMLFormElement) {
	const data = new FormData(form);
	return names(form).map((name) => [name, severalIn(form, name) ? data.getAll(name) : (data.get(name) ?? "")]);
}

const labelOf = (control: Control) => {
	const label = control.labels?.[0]?.cloneNode(true) as HTMLElement;
	for (const extra of label.querySelectorAll("[class$=description], abbr")) extra.remove();
	return label.textContent!.trim();
};

/** What stands in a control for the eye: the text box that the combo box or the date picker has put before it, where there is one. */
function read(form: HTMLFormElement, name: string): unknown {
	const controls = controlsOf(form, name);
	const [first] = controls;
	const checked = controls.filter((control) => (control as HTMLInputElement).checked).map(labelOf);
	if (severalIn(form, name)) return checked;
	if (first.type === "radio") return checked[0] ?? "";
	if (first.type === "checkbox") return (first as HTMLInputElement).checked;
	const widget = first.closest(".usa-combo-box, .usa-date-picker");
	if (widget) return widget.querySelector<HTMLInputElement>(".usa-combo-box__input, .usa-date-picker__external-input")!.value;
	if (first instanceof HTMLSelectElement) return first.value === "" ? "" : first.selectedOptions[0].text;
	return first.value;
}

window.formState = () => ({ ...Object.fromEntries([...posted(search), ...posted(application)]), submitted });
window.formShown = () => Object.fromEntries([search, application].flatMap((form) => names(form).map((name) => [name, read(form, name)])));
