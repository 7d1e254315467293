import "./page.css";

declare global {
	interface Window {
		formState: () => Record<string, unknown>;
		formShown: () => Record<string, unknown>;
		autotab: (field: HTMLInputElement, next: string) => void;
		_CF_checkfrmYOG: (form: HTMLFormElement) => boolean;
	}
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const form = document.forms.namedItem("frmYOG") as HTMLFormElement;
let submitted = false;

window.autotab = (field, next) => {
	if (field.value.length >= field.maxLength && document.activeElement === field && !field.dataset.tabbed) {
		field.dataset.tabbed = "1";
		(form.elements.namedItem(next) as HTMLInputElement).focus();
	}
	if (field.value.length < field.maxLength) delete field.dataset.tabbed;
};
window._CF_checkfrmYOG = () => {
	submitted = true;
	return false;
};

const SEVERAL = new Set(["race", "pubassist", "act1_gr", "act2_gr", "act3_gr", "act4_gr", "act5_gr"]);
const textAfter = (box: Element) => (box.nextSibling?.textContent ?? "").replace(/\s+/g, " ").trim();

function read(shown: boolean): Record<string, unknown> {
	const found: Record<string, unknown> = {};
	for (const each of Array.from(form.elements) as Control[]) {
		const { name, type } = each;
		if (!name || ["hidden", "submit", "reset"].includes(type)) continue;
		if (SEVERAL.has(name)) {
			const list = (found[name] ??= []) as string[];
			if ((each as HTMLInputElement).checked) list.push(shown ? textAfter(each) : each.value);
		} else if (type === "radio") {
			found[name] ??= "";
			if ((each as HTMLInputElement).checked) found[name] = shown ? textAfter(each) : each.value;
		} else if (type === "checkbox") {
			const { checked } = each as HTMLInputElement;
			found[name] = shown ? checked : checked ? each.value : "";
		} else if (each instanceof HTMLSelectElement) {
			const chosen = each.options[each.selectedIndex];
			found[name] = shown ? (chosen?.text ?? "") : name.startsWith("dob_") && each.value === "0" ? "" : each.value;
		} else found[name] = each.value;
	}
	return found;
}

window.formState = () => ({ ...read(false), submitted });
window.formShown = () => read(true);
