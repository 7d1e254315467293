import { Control } from "./elements";
import "./page.css";

const form = document.querySelector("form") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const shown = () =>
	Object.fromEntries([...form.querySelectorAll("*")].filter((each): each is Control => each instanceof Control).flatMap((each) => each.shown()));
const NAMES = Object.keys(shown());
Object.assign(window, {
	formState: () => {
		const posted = new FormData(form);
		const state: Record<string, unknown> = Object.fromEntries(NAMES.map((name) => [name, posted.get(name) ?? ""]));
		state.programs = posted.getAll("programs");
		state.certify = posted.has("certify");
		return { ...state, submitted };
	},
	formShown: shown,
});
