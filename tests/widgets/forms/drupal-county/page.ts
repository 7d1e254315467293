import "./page.css";

const form = document.querySelector("form.webform-submission-form") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const GRADES = /^(.*\[grades\])\[\d+\]$/;
const labelOf = (box: HTMLInputElement) => box.labels?.[0]?.textContent?.trim() ?? "";

/** Every control of the page by its posted name; the boxes of one question under one name. */
function collect(textOf: (control: HTMLInputElement | HTMLSelectElement) => string) {
	const answers: Record<string, string | boolean | string[]> = {};
	for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")) {
		if (["hidden", "submit"].includes(control.type)) continue;
		const boxes = GRADES.exec(control.name)?.[1];
		if (boxes) {
			const list = (answers[boxes] as string[] | undefined) ?? [];
			if ((control as HTMLInputElement).checked) list.push(textOf(control));
			answers[boxes] = list;
		} else if (control.type === "checkbox") answers[control.name] = (control as HTMLInputElement).checked;
		else if (control.type === "radio") {
			answers[control.name] ??= "";
			if ((control as HTMLInputElement).checked) answers[control.name] = textOf(control);
		} else answers[control.name] = textOf(control);
	}
	return answers;
}

Object.assign(window, {
	formState: () => ({ ...collect((control) => control.value), submitted }),
	formShown: () =>
		collect((control) => {
			if (control instanceof HTMLSelectElement) return control.value === "" ? "" : (control.selectedOptions[0]?.textContent ?? "");
			return ["radio", "checkbox"].includes(control.type) ? labelOf(control) : control.value;
		}),
});
