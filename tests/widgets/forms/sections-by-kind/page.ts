import "./page.css";

const form = document.querySelector<HTMLFormElement>("#application")!;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const boxes = () => ([...form.elements] as Box[]).filter(({ name }) => name !== "");
const names = () => [...new Set(boxes().map(({ name }) => name))];
const keyOf = (name: string) => name.replace("[]", "");

Object.assign(window, {
	formState() {
		const posted = new FormData(form);
		const state: Record<string, unknown> = { submitted };
		for (const name of names()) state[keyOf(name)] = name.endsWith("[]") ? posted.getAll(name) : posted.get(name);
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const name of names()) {
			const own = boxes().filter((each) => each.name === name);
			const [first] = own;
			if (name.endsWith("[]")) shown[keyOf(name)] = (own as HTMLInputElement[]).filter(({ checked }) => checked).map(({ value }) => value);
			else shown[name] = first instanceof HTMLSelectElement ? (first.selectedOptions[0]?.text ?? "") : first.value;
		}
		return shown;
	},
});
