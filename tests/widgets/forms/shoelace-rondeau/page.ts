import "@shoelace-style/shoelace/dist/themes/light.css";
import "./style.css";
import "@shoelace-style/shoelace";

const form = document.querySelector<HTMLFormElement>("#beca")!;
const list = document.querySelector<HTMLElement>("#actividades")!;
const more = document.querySelector<HTMLElement & { disabled: boolean }>("#agregar")!;
const LIMIT = 3;
let submitted = false;

function addActivity() {
	const at = list.children.length;
	const block = document.querySelector<HTMLTemplateElement>("#actividad")!.content.cloneNode(true) as DocumentFragment;
	block.querySelector("h3")!.textContent = `Actividad ${at + 1} / Activity ${at + 1}`;
	for (const control of block.querySelectorAll("[name]")) control.setAttribute("name", `act_${at + 1}_${control.getAttribute("name")}`);
	list.append(block);
	more.disabled = list.children.length >= LIMIT;
}
more.addEventListener("click", addActivity);
addActivity();
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const MANY = ["idiomas", "enteraste"];
const LATER = ["org", "puesto", "horas", "detalle"].flatMap((part) => [2, 3].map((at) => `act_${at}_${part}`));
const names = () => [...new Set([...[...form.querySelectorAll("[name]")].map((control) => control.getAttribute("name")!), ...LATER])];
const inner = (control: Element, selector: string) => [...(control.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
const trimmed = (node: Node) => (node.textContent ?? "").replace(/\s+/g, " ").trim();

function shown(name: string) {
	const controls = [...form.querySelectorAll(`[name="${name}"]`)];
	const [control] = controls;
	if (!control) return "";
	const ticked = (box: Element) => inner(box, "input").some((input) => (input as HTMLInputElement).checked);
	if (name === "enteraste") return controls.filter(ticked).map(trimmed);
	if (control.matches("sl-checkbox, sl-switch")) return ticked(control);
	if (control.matches("sl-radio-group")) {
		const chosen = [...control.querySelectorAll("sl-radio, sl-radio-button")].find((radio) => radio.getAttribute("aria-checked") === "true" || inner(radio, "[aria-checked=true]").length > 0);
		return chosen ? trimmed(chosen) : "";
	}
	if (name === "idiomas") return inner(control, "sl-tag").map(trimmed);
	return inner(control, ".select__display-input, input, textarea").map((input) => (input as HTMLInputElement).value)[0] ?? "";
}

Object.assign(window, {
	formState: () => {
		const sent = new FormData(form);
		const value = (name: string) => (MANY.includes(name) ? sent.getAll(name) : (sent.get(name) ?? ""));
		return { ...Object.fromEntries(names().map((name) => [name, value(name)])), submitted };
	},
	formShown: () => Object.fromEntries(names().map((name) => [name, shown(name)])),
});
