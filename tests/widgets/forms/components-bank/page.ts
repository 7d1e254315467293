import "./page.css";
import "./components";

const form = document.getElementById("scholarship-application") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const entries = (list: string, length: number, parts: string[]) =>
	Array.from({ length }, (_, index) => parts.map((part) => `${list}[${index}][${part}]`)).flat();
const KEYS = [
	...[...form.querySelectorAll("[name]")].filter((each) => each.localName !== "cc-repeater").map((each) => each.getAttribute("name") as string),
	...entries("siblings", 2, ["first", "last", "age"]),
	...entries("courses", 3, ["title", "grade", "credits"]),
	...entries("activities", 3, ["category", "org", "title", "years", "hrs", "wks", "about"]),
];
const isList = (key: string) => key.endsWith("[years]");

function hostOf(key: string) {
	const roots = [form, ...[...form.querySelectorAll("cc-repeater")].map((each) => each.shadowRoot as ShadowRoot)];
	return roots.map((root) => root.querySelector(`[name="${key}"]`)).find((each) => each !== null);
}

function shownOf(key: string) {
	const host = hostOf(key);
	const inside = host?.shadowRoot;
	if (!host || !inside) return isList(key) ? [] : "";
	const box = inside.querySelector<HTMLInputElement>("input, textarea");
	if (host.localName === "cc-checkbox") return box?.checked;
	if (host.localName === "cc-radio-group") return host.querySelector("cc-radio[aria-checked=true]")?.textContent ?? "";
	if (isList(key)) return [...inside.querySelectorAll(".select__tag")].map((each) => each.textContent);
	return box?.value ?? "";
}

Object.assign(window, {
	formState() {
		const data = new FormData(form);
		const posted = KEYS.map((key) => [key, isList(key) ? data.getAll(key) : (data.get(key) ?? "")]);
		return { submitted, ...Object.fromEntries(posted) };
	},
	formShown: () => Object.fromEntries(KEYS.map((key) => [key, shownOf(key)])),
});
