import "@shoelace-style/shoelace/dist/themes/light.css";
import "./page.css";
import "@shoelace-style/shoelace/dist/shoelace.js";
import { COUNTRIES } from "../../lists";

const form = document.getElementById("fettle") as HTMLFormElement;
const option = (value: string, text: string) => `<sl-option value="${value}">${text}</sl-option>`;
for (const box of document.querySelectorAll("[data-list=countries]")) box.innerHTML = COUNTRIES.map((name, i) => option(`c${i + 1}`, name)).join("");

const LEVELS = ["Primaria o secundaria / Elementary or middle school", "Preparatoria sin terminar / Some high school", "Preparatoria terminada / High school graduate", "Universidad sin terminar / Some college", "Título universitario / College degree", "Posgrado / Graduate degree"];
for (const panel of document.querySelectorAll<HTMLElement>("[data-parent]")) {
	const p = panel.dataset.parent!;
	panel.innerHTML = `<div class="grid">
<sl-input class="w3" name="${p}nombre" label="Nombre / First name"></sl-input>
<sl-input class="w3" name="${p}apellido" label="Apellido(s) / Last name(s)"></sl-input>
<sl-radio-group class="w2" name="${p}vive" label="¿Vive? / Living?" size="small"><sl-radio-button value="S">Sí / Yes</sl-radio-button><sl-radio-button value="N">No</sl-radio-button></sl-radio-group>
<sl-input class="w4" name="${p}ocupacion" label="Ocupación / Occupation"></sl-input>
<sl-select class="w4" name="${p}escolaridad" label="Escolaridad / Education" placeholder="Elija / Choose">${LEVELS.map((text, i) => option(String(i), text)).join("")}</sl-select>
<sl-input class="w2" name="${p}trabajo" label="Tel. del trabajo / Work phone" type="tel"></sl-input>
</div>`;
}
const classes = document.querySelector("[data-classes]")!;
classes.innerHTML = [1, 2, 3].map((n) => `<sl-input class="w4" name="clase${n}" size="small" placeholder="Materia ${n} / Class ${n}" aria-label="Materia ${n} / Class ${n}"></sl-input><sl-input class="w2" name="nota${n}" size="small" placeholder="Calificación / Grade" aria-label="Calificación ${n} / Grade ${n}"></sl-input>`).join("");

const entries = document.getElementById("entries")!;
const KIND = [["club", "Club o deporte / Club or sport"], ["work", "Trabajo / Paid job"], ["vol", "Voluntariado / Volunteering"], ["family", "Familia / Family duties"]];
const PARTS = ["org", "cargo", "horas", "semanas", "detalle"];
let made = 0;
function addEntry() {
	if (entries.children.length >= 3) return;
	const id = made++;
	const row = document.createElement("div");
	row.className = "entry";
	row.innerHTML = `<div class="cap"><span>Actividad / Activity</span><sl-button size="small" variant="text" class="remove">Quitar / Remove</sl-button></div><div class="grid">
<sl-input class="w3" data-part="org" name="act_${id}_org" label="Organización o lugar / Organization or place"></sl-input>
<sl-input class="w3" data-part="cargo" name="act_${id}_cargo" label="Su puesto / Your role" maxlength="50"></sl-input>
<sl-input class="w3" data-part="horas" name="act_${id}_horas" label="Horas por semana / Hours per week" inputmode="decimal"></sl-input>
<sl-input class="w3" data-part="semanas" name="act_${id}_semanas" label="Semanas por año / Weeks per year" inputmode="numeric"></sl-input>
<sl-textarea class="w6" data-part="detalle" name="act_${id}_detalle" label="¿Qué hace o hizo? / What do or did you do?" rows="2" maxlength="200"></sl-textarea></div>`;
	row.querySelector(".remove")!.addEventListener("click", () => { row.remove(); number(); });
	entries.append(row);
	number();
}
const number = () => [...entries.children].forEach((row, i) => { row.querySelector(".cap span")!.textContent = `Actividad ${i + 1} / Activity ${i + 1}`; });

document.getElementById("add")!.addEventListener("click", addEntry);
addEntry();

const tabs = document.querySelector("sl-tab-group") as any;
// A tab group inside a closed section does not choose its first tab by itself.
tabs.closest("sl-details").addEventListener("sl-show", (event: Event) => { if (!tabs.activeTab && (event.target as Element).matches("sl-details")) tabs.show("p1"); });

let submitted = false;
form.addEventListener("submit", (event) => { event.preventDefault(); submitted = true; });

const NAMES = [...form.querySelectorAll("[name]")].filter((el) => !el.matches("sl-tab-panel, [data-part], sl-icon")).map((el) => el.getAttribute("name")!);
const MANY = ["idiomas"];
const TICKS = ["fotos", "certifico"];
const fields = () => [0, 1, 2].flatMap((i) => PARTS.map((part) => [`act${i + 1}${part}`, entries.children[i]?.querySelector(`[data-part=${part}]`) as any] as const));
(window as any).formState = () => {
	const data = new FormData(form);
	return {
		...Object.fromEntries(NAMES.map((name) => [name, MANY.includes(name) ? data.getAll(name) : TICKS.includes(name) ? data.has(name) : (data.get(name) ?? "")])),
		...Object.fromEntries(fields().map(([key, el]) => [key, el ? (data.get(el.name) ?? "") : ""])),
		submitted,
	};
};
const shown = (el: any): any => {
	if (!el) return "";
	if (el.matches("sl-checkbox, sl-switch")) return el.checked;
	const root = el.shadowRoot as ShadowRoot;
	if (el.matches("sl-select")) {
		if (el.multiple) return [...root.querySelectorAll("sl-tag")].map((tag) => tag.textContent!.trim());
		return root.querySelector<HTMLInputElement>(".select__display-input")!.value;
	}
	if (el.matches("sl-radio-group")) return el.querySelector("[aria-checked=true]")?.textContent.trim() ?? [...el.querySelectorAll("sl-radio-button")].find((b: any) => b.shadowRoot.querySelector("[aria-checked=true]"))?.textContent.trim() ?? "";
	return root.querySelector<HTMLInputElement>("input, textarea")!.value;
};
(window as any).formShown = () => ({
	...Object.fromEntries(NAMES.map((name) => [name, shown(form.querySelector(`[name="${name}"]`))])),
	...Object.fromEntries(fields().map(([key, el]) => [key, shown(el)])),
});
