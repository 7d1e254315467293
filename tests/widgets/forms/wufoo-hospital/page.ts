import "./wufoo.css";

const form = document.getElementById("form47") as HTMLFormElement;
let submitted = false;

form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});
// Wufoo's own field highlighting
form.addEventListener("focusin", (event) => {
	for (const li of form.querySelectorAll("li.focused")) li.classList.remove("focused");
	(event.target as Element).closest("li")?.classList.add("focused");
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** A group of checkboxes goes by the name of its first box; its other boxes have names of their own. */
const boxesOf = (key: string) => {
	const first = form.elements.namedItem(key);
	if (!(first instanceof HTMLInputElement) || first.type !== "checkbox") return null;
	return [...first.closest("fieldset")!.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
};
const keys: string[] = [];
for (const control of form.elements as unknown as Iterable<Control>) {
	if (!control.name || keys.includes(control.name) || control.name === "idstamp" || control.type === "submit") continue;
	if (control.type === "checkbox" && control.closest("fieldset")!.querySelector("input") !== control) continue;
	keys.push(control.name);
}

Object.assign(window, {
	formState() {
		const data = new FormData(form);
		const state: Record<string, unknown> = { submitted };
		for (const key of keys) {
			const boxes = boxesOf(key);
			// radios follow a hidden default of the same name: the last value posted counts
			state[key] = boxes ? boxes.flatMap(({ name }) => data.getAll(name)) : (data.getAll(key).at(-1) ?? "");
		}
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		const label = (input: HTMLInputElement) => input.labels?.[0]?.textContent?.trim() ?? "";
		for (const key of keys) {
			const boxes = boxesOf(key);
			const radios = [...form.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${key}"]`)];
			const control = form.elements.namedItem(key);
			if (boxes) shown[key] = boxes.filter((box) => box.checked).map(label);
			else if (radios.length > 0) shown[key] = radios.filter((radio) => radio.checked).map(label)[0] ?? "";
			else if (control instanceof HTMLSelectElement) shown[key] = control.selectedOptions[0]?.text ?? "";
			else shown[key] = (control as HTMLInputElement).value;
		}
		return shown;
	},
});
