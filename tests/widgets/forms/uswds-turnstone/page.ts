import "./uswds.css";
import "@uswds/uswds";

const form = document.querySelector<HTMLFormElement>("#wsp-12") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const boxesOf = (name: string) => [...form.querySelectorAll<Box>(`[name="${name}"]`)];
const names = () => [...new Set([...form.querySelectorAll<Box>("[name]")].map((box) => box.name))].filter((name) => name !== "");
const isMany = (name: string) => boxesOf(name)[0]?.closest("[data-many]") != null;

function shownOf(name: string) {
	const boxes = boxesOf(name);
	const [first] = boxes;
	if (first instanceof HTMLSelectElement) {
		const typed = first.closest(".usa-combo-box")?.querySelector<HTMLInputElement>(".usa-combo-box__input");
		if (typed) return typed.value;
		return first.value === "" ? "" : (first.selectedOptions[0]?.text ?? "");
	}
	if (!(first instanceof HTMLInputElement) || (first.type !== "radio" && first.type !== "checkbox")) return first?.value ?? "";
	if (first.type === "checkbox" && !isMany(name)) return first.checked;
	const labels = (boxes as HTMLInputElement[]).filter((box) => box.checked).map((box) => box.labels?.[0]?.textContent ?? "");
	return isMany(name) ? labels : (labels[0] ?? "");
}

Object.assign(window, {
	/** What the form posts. */
	formState: () => {
		const posted = new FormData(form);
		const state: Record<string, unknown> = { submitted };
		for (const name of names()) {
			const [first] = boxesOf(name);
			const isBox = first instanceof HTMLInputElement && first.type === "checkbox";
			state[name] = isMany(name) ? posted.getAll(name) : isBox ? posted.has(name) : (posted.get(name) ?? "");
		}
		return state;
	},
	formShown: () => Object.fromEntries(names().map((name) => [name, shownOf(name)])),
});
