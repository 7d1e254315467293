import Quill from "quill";
import { STATES } from "../../lists";
import "./page.css";

const form = document.getElementById("new_entry") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});
for (const [, name] of STATES) document.getElementById("regions")?.append(new Option(name, name));

/** The editors by the id of the hidden input that posts what is written in each. */
const editors = new Map<string, Quill>();
for (const place of document.querySelectorAll<HTMLElement>(".editor")) {
	const id = place.dataset.for as string;
	const hidden = document.getElementById(id) as HTMLInputElement;
	const long = id === "entry_essay";
	const quill = new Quill(place, {
		theme: "snow",
		modules: {
			toolbar: long ? [[{ header: [2, 3, false] }], ["bold", "italic", "blockquote", "link"], ["clean"]] : [["bold", "italic"], ["link"]],
		},
	});
	quill.on("text-change", () => {
		hidden.value = quill.getText().trim() ? quill.getSemanticHTML() : "";
	});
	editors.set(id, quill);
}

type Control = HTMLInputElement | HTMLSelectElement;
const controls = () => ([...form.elements] as Control[]).filter(({ name, type }) => name.startsWith("entry[") && type !== "submit");
/** `entry[guardians_attributes][0][name]` is `guardians.0.name`. */
const keyOf = ({ name }: Control) => name.slice("entry[".length, -1).replaceAll("][", ".").replaceAll("_attributes", "");
const byKey = (read: (control: Control) => unknown) => Object.fromEntries(controls().map((control) => [keyOf(control), read(control)]));
const chosen = ({ name }: Control) => form.querySelector<HTMLInputElement>(`[name="${name}"]:checked`);

Object.assign(window, {
	formState: () => ({
		...byKey((control) => {
			if (control.type === "hidden") {
				const posted = new DOMParser().parseFromString(control.value.replaceAll("</p>", "</p>\n"), "text/html");
				return (posted.body.textContent ?? "").replaceAll("\u00a0", " ").trim();
			}
			if (control.type === "radio" || control.type === "checkbox") return chosen(control)?.value ?? "";
			return control.value;
		}),
		submitted,
	}),
	formShown: () =>
		byKey((control) => {
			if (control.type === "hidden") return (editors.get(control.id)?.root.innerText ?? "").trim();
			if (control.type === "checkbox") return chosen(control) !== null;
			if (control.type === "radio") return chosen(control)?.parentElement?.textContent?.trim() ?? "";
			return control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.text ?? "") : control.value;
		}),
});
