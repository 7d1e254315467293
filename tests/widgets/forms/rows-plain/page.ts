import "./page.css";

const form = document.getElementById("ar2") as HTMLFormElement;
const MARKED = ["a1_gr", "a2_gr", "a3_gr"];
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const fields = () => [...new Set([...form.elements].map((each) => (each as HTMLInputElement).name).filter((name) => name))];

Object.assign(window, {
	formState() {
		const posted = new FormData(form);
		const entries = fields().map((name) => [name, MARKED.includes(name) ? posted.getAll(name) : posted.get(name)]);
		return { ...Object.fromEntries(entries), submitted };
	},
	formShown() {
		const shown = (name: string) => {
			if (MARKED.includes(name))
				return [...form.querySelectorAll(`[name=${name}]:checked`)].map((box) => box.closest("label")?.textContent?.trim());
			const control = form.elements.namedItem(name);
			if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? "";
			return (control as HTMLInputElement).value;
		};
		return Object.fromEntries(fields().map((name) => [name, shown(name)]));
	},
});
