import "./style.css";

declare global {
	interface Window {
		setDirty(): void;
		autoTab(field: HTMLInputElement, length: number, next: string): void;
		validateOpportunityGrantForm(form: HTMLFormElement): boolean;
		formState(): Record<string, unknown>;
		formShown(): Record<string, unknown>;
	}
}

const form = document.forms.namedItem("opportunityGrantForm") as HTMLFormElement;
let submitted = false;

window.setDirty = () => {
	(form.elements.namedItem("dirtyFlag") as HTMLInputElement).value = "Y";
};
window.autoTab = (field, length, next) => {
	if (field.value.length === length && document.activeElement === field && field.dataset.last !== field.value)
		(form.elements.namedItem(next) as HTMLInputElement).focus();
	field.dataset.last = field.value;
};
window.validateOpportunityGrantForm = () => {
	submitted = true;
	return false;
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** The words after a radio button or a box, as far as the next tag. */
const wordsAfter = (box: Control) => box.nextSibling?.textContent?.replace(/\u00a0/g, " ").trim() ?? "";
/** The grids of boxes have their words at the head of the column. */
const wordsOf = (box: Control) => wordsAfter(box) || box.value;

function read(shown: boolean) {
	const all: Record<string, unknown> = {};
	for (const control of Array.from(form.elements) as Control[]) {
		const { name, type } = control;
		if (!name || ["hidden", "submit", "button", "reset"].includes(type)) continue;
		const box = control as HTMLInputElement;
		if (type === "radio") {
			all[name] ??= "";
			if (box.checked) all[name] = shown ? wordsAfter(box) : box.value;
		} else if (name === "cert.agree") all[name] = box.checked;
		else if (type === "checkbox") {
			const list = (all[name] ??= []) as string[];
			if (box.checked) list.push(shown ? wordsOf(box) : box.value);
		} else if (control instanceof HTMLSelectElement)
			all[name] = control.value === "" ? "" : shown ? control.selectedOptions[0].text.trim() : control.value;
		else all[name] = control.value;
	}
	return all;
}

window.formState = () => ({ ...read(false), submitted });
window.formShown = () => read(true);
