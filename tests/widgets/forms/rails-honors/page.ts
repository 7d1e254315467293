import "./honors.css";

const form = document.querySelector<HTMLFormElement>("#new_application");
if (!form) throw new Error("The form is missing.");
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isTick = (control: Control): control is HTMLInputElement => control.type === "checkbox" || control.type === "radio";
/** The controls that a person can answer, by what their name says: `application[parents_attributes][0][first_name]` is `parents_attributes.0.first_name`. */
const asked = new Map<string, Control[]>();
for (const control of form.elements as unknown as Iterable<Control>) {
	if (["hidden", "submit", "fieldset"].includes(control.type)) continue;
	const key = [...control.name.matchAll(/\[([^\]]+)\]/g)].map(([, part]) => part).join(".");
	asked.set(key, [...(asked.get(key) ?? []), control]);
}
const each = (read: (controls: Control[]) => unknown) => Object.fromEntries([...asked].map(([key, controls]) => [key, read(controls)]));

Object.assign(window, {
	formState: () => {
		const posted = new FormData(form);
		const state = each(([control]) => {
			const sent = posted.getAll(control.name).filter((value) => value !== "");
			if (control.name.endsWith("[]")) return sent;
			return control.type === "checkbox" ? sent.includes(control.value) : (sent[0] ?? "");
		});
		return { ...state, submitted };
	},
	formShown: () =>
		each((controls) => {
			const [control] = controls;
			const ticked = controls.filter((one) => isTick(one) && one.checked).map((one) => one.labels?.[0]?.innerText.trim());
			if (control.name.endsWith("[]")) return ticked;
			if (control.type === "checkbox") return ticked.length > 0;
			if (control.type === "radio") return ticked[0] ?? "";
			return control instanceof HTMLSelectElement ? control.selectedOptions[0]?.text : control.value;
		}),
});
