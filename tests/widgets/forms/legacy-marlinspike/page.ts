import "./style.css";

type Control = HTMLInputElement | HTMLSelectElement;
const form = document.forms.namedItem("frmApp") as HTMLFormElement;
const SKIPPED = ["hidden", "submit", "reset"];
let submitted = false;
form.addEventListener("submit", () => {
	submitted = true;
});

// common.js
(window as any).autoTab = (field: HTMLInputElement, length: number, next: string) => {
	if (field.value.length >= length) (form.elements.namedItem(next) as HTMLInputElement).focus();
};

function groups() {
	const found = new Map<string, Control[]>();
	for (const each of Array.from(form.elements) as Control[])
		if (!SKIPPED.includes(each.type)) found.set(each.name, [...(found.get(each.name) ?? []), each]);
	return found;
}
const grade = (name: string) => /^GR\d$/.test(name);
const words = (box: Element) => (box.nextSibling?.textContent ?? "").replace(/\s+/g, " ").trim();

function read(of: (control: Control) => string) {
	const held: Record<string, unknown> = {};
	for (const [name, all] of groups()) {
		const first = all[0]!;
		const ticked = all.filter((each) => (each as HTMLInputElement).checked);
		if (first.type === "radio") held[name] = ticked.length ? of(ticked[0]!) : "";
		else if (first.type === "checkbox" && all.length > 1) held[name] = ticked.map(of);
		else if (first.type === "checkbox") held[name] = ticked.length > 0;
		else held[name] = of(first);
	}
	return held;
}

Object.assign(window, {
	formState: () => ({ ...read((control) => control.value), submitted }),
	formShown: () =>
		read((control) => {
			if (control instanceof HTMLSelectElement) return (control.selectedOptions[0]?.value && control.selectedOptions[0].text) || "";
			return control.type === "text" || control.type === "password" || grade(control.name) ? control.value : words(control);
		}),
});
