import "./page.css";

/** Every question by its PHP name: `app[q13][v][s]` is `q13.v.s`. */
const sheet = document.forms.namedItem("f1") as HTMLFormElement;
const status = { submitted: false };
sheet.addEventListener("submit", (event) => {
	event.preventDefault();
	status.submitted = true;
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const questions = new Map<string, Control[]>();
for (const control of sheet.querySelectorAll<Control>("[name^='app[']")) {
	const key = control.name
		.slice("app".length)
		.split(/[[\]]+/)
		.filter(Boolean)
		.join(".");
	questions.set(key, [...(questions.get(key) ?? []), control]);
}

const ticked = (controls: Control[]) => controls.filter((control) => (control as HTMLInputElement).checked);
const wordsAfter = (control: Control) => (control.nextSibling?.textContent ?? "").replace(/\s+/g, " ").trim();

function answers(posted: (control: Control) => string, read: (control: Control) => string) {
	return Object.fromEntries(
		[...questions].map(([key, controls]) => {
			const [first] = controls as [Control];
			if (first.type === "checkbox") return [key, ticked(controls).map(read)];
			if (first.type === "radio") return [key, ticked(controls).map(read)[0] ?? ""];
			return [key, posted(first)];
		}),
	);
}

Object.assign(window, {
	formState: () => ({
		...answers(
			({ value }) => value,
			({ value }) => value,
		),
		...status,
	}),
	formShown: () =>
		answers(
			(control) =>
				control instanceof HTMLSelectElement ? (control.value === "" ? "" : (control.selectedOptions[0]?.text ?? "")) : control.value,
			wordsAfter,
		),
});
