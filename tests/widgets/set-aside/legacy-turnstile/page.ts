const form = document.forms.namedItem("honorsapp") as HTMLFormElement;
let submitted = false;

Object.assign(window, {
	checkForm: () => {
		submitted = true;
		return false;
	},
	autotab: (box: HTMLInputElement, next: HTMLInputElement) => {
		if (box.value.length === box.maxLength && document.activeElement === box) next.focus();
	},
	textCounter: (box: HTMLTextAreaElement, counter: HTMLInputElement, limit: number) => {
		if (box.value.length > limit) box.value = box.value.substring(0, limit);
		else counter.value = String(limit - box.value.length);
	},
});
form.addEventListener("submit", (event) => event.preventDefault());

const names = [...new Set([...form.elements].map((each) => (each as HTMLInputElement).name))].filter(
	(name) => name && !/_required$|^(formid|term_open|remLen|Submit|Reset)$/.test(name),
);
const controls = (name: string) => [...form.elements].filter((each) => (each as HTMLInputElement).name === name) as any[];

Object.assign(window, {
	formState: () => {
		const data = new FormData(form);
		return Object.fromEntries([["submitted", submitted], ...names.map((name) => [name, data.get(name) ?? ""])]);
	},
	formShown: () =>
		Object.fromEntries(
			names.map((name) => {
				const all = controls(name);
				const [one] = all;
				if (one.type === "radio") return [name, all.find((each) => each.checked)?.nextSibling.textContent.trim() ?? ""];
				if (one.type === "checkbox") return [name, one.checked];
				if (one.tagName === "SELECT") return [name, one.value === "" ? "" : one.selectedOptions[0].text];
				return [name, one.value];
			}),
		),
});
