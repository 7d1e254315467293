import Choices from "choices.js";
import "choices.js/public/assets/styles/choices.min.css";
import flatpickr from "flatpickr";
import "flatpickr/dist/flatpickr.min.css";
import "./page.css";

const form = document.getElementById("beca") as HTMLFormElement;
const widgets = new Map<HTMLElement, Choices>();
let submitted = false;

/** Dresses every list of the given part of the page. */
function dress(part: ParentNode) {
	for (const list of part.querySelectorAll<HTMLSelectElement>("select.js-choices"))
		widgets.set(
			list,
			new Choices(list, {
				allowHTML: false,
				itemSelectText: "",
				shouldSort: false,
				searchEnabled: list.multiple || list.options.length > 8,
				removeItemButton: list.multiple,
				placeholderValue: list.dataset.placeholder ?? null,
				searchPlaceholderValue: "Search / Buscar",
				noResultsText: "No results / Sin resultados",
			}),
		);
	for (const box of part.querySelectorAll<HTMLInputElement>("input.js-tags"))
		widgets.set(box, new Choices(box, { allowHTML: false, removeItemButton: true, duplicateItemsAllowed: false, delimiter: "|", placeholderValue: "University / Universidad" }));
	for (const box of part.querySelectorAll<HTMLInputElement>(".fecha input")) flatpickr(box, { altInput: true, altFormat: "m/d/Y", dateFormat: "Y-m-d", allowInput: true, disableMobile: true });
}

const KINDS = [
	["arte", "Arts or music / Arte o música"], ["dep", "Sports / Deportes"], ["deb", "Debate or speech / Debate u oratoria"], ["amb", "Environment / Medio ambiente"],
	["tra", "Paid work / Trabajo pagado"], ["vol", "Volunteering / Voluntariado"], ["fam", "Helping family / Ayuda a la familia"], ["igl", "Church / Iglesia"], ["otr", "Other / Otra"],
];
const GRADES = [["9", "9th / 9.º"], ["10", "10th / 10.º"], ["11", "11th / 11.º"], ["12", "12th / 12.º"]];
const options = (rows: string[][]) => rows.map(([value, label]) => `<option value="${value}">${label}</option>`).join("");
const EMPTY = '<option value="">Choose / Elija</option>';

const activity = (n: number) => `
<fieldset class="fila"><legend>Activity ${n} / Actividad ${n}</legend><div class="cols">
<div class="campo"><label for="act${n}_tipo">Type <i lang="es">/ Tipo</i></label><select class="js-choices" id="act${n}_tipo" name="act${n}[tipo]">${EMPTY}${options(KINDS)}</select></div>
<div class="campo"><label for="act${n}_grupo">Group or employer <i lang="es">/ Grupo o empleador</i></label><input id="act${n}_grupo" name="act${n}[grupo]"></div>
<div class="campo"><label for="act${n}_puesto">Your role <i lang="es">/ Su puesto</i></label><input id="act${n}_puesto" name="act${n}[puesto]"></div>
<div class="campo"><label for="act${n}_grados">Grades <i lang="es">/ Grados</i></label><select class="js-choices" multiple id="act${n}_grados" name="act${n}[grados][]" data-placeholder="Select / Elija">${options(GRADES)}</select></div>
<div class="campo"><label for="act${n}_horas">Hours per week <i lang="es">/ Horas por semana</i></label><input id="act${n}_horas" name="act${n}[horas]" inputmode="numeric"></div>
<div class="campo"><label for="act${n}_semanas">Weeks per year <i lang="es">/ Semanas por año</i></label><input id="act${n}_semanas" name="act${n}[semanas]" inputmode="numeric"></div>
<div class="campo todo"><label for="act${n}_que">What you did <i lang="es">/ Qué hizo</i></label><textarea id="act${n}_que" name="act${n}[que]" rows="2" maxlength="250"></textarea></div>
</div></fieldset>`;
const award = (n: number) => `
<fieldset class="fila"><legend>Award ${n} / Premio ${n}</legend><div class="cols">
<div class="campo"><label for="pre${n}_nombre">Name of the award <i lang="es">/ Nombre del premio</i></label><input id="pre${n}_nombre" name="pre${n}[nombre]"></div>
<div class="campo"><label for="pre${n}_grado">Grade when you won it <i lang="es">/ Grado en que lo ganó</i></label><select class="js-choices" id="pre${n}_grado" name="pre${n}[grado]">${EMPTY}${options(GRADES)}</select></div>
<div class="campo"><label for="pre${n}_por">What it was for <i lang="es">/ Por qué lo recibió</i></label><input id="pre${n}_por" name="pre${n}[por]"></div>
</div></fieldset>`;

/** Puts the next row of a list on the page; the button goes when the list is full. */
function rows(box: HTMLElement, button: HTMLButtonElement, row: (n: number) => string) {
	const add = () => {
		box.insertAdjacentHTML("beforeend", row(box.children.length + 1));
		dress(box.lastElementChild as HTMLElement);
		button.hidden = box.children.length === 3;
	};
	button.addEventListener("click", add);
	add();
}

dress(form);
const byId = (id: string) => document.getElementById(id) as HTMLElement;
rows(byId("actividades"), byId("mas-actividad") as HTMLButtonElement, activity);
rows(byId("premios"), byId("mas-premio") as HTMLButtonElement, award);
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

/** Every name the form can post, with those of rows that are not there yet. */
const NAMES = [
	...new Set([
		...[...form.elements].map((control) => (control as HTMLInputElement).name).filter((name) => name !== ""),
		...[2, 3].flatMap((n) => [...["tipo", "grupo", "puesto", "horas", "semanas", "que"].map((part) => `act${n}[${part}]`), `act${n}[grados][]`, ...["nombre", "grado", "por"].map((part) => `pre${n}[${part}]`)]),
	]),
];

function shown(name: string): unknown {
	const control = form.elements.namedItem(name);
	const several = name.endsWith("[]") || name === "plan[otras]";
	if (control === null) return several ? [] : "";
	if (control instanceof RadioNodeList) {
		const chosen = [...control].find((each) => (each as HTMLInputElement).checked) as HTMLInputElement | undefined;
		return chosen?.closest("label")?.textContent?.trim() ?? "";
	}
	const box = control as HTMLInputElement;
	if (box.type === "checkbox") return box.checked;
	if (box.type === "hidden") return box.classList.contains("flatpickr-input") ? ((box as any)._flatpickr.altInput.value as string) : "";
	if (widgets.has(box)) {
		const items = [...(box.closest(".choices") as HTMLElement).querySelectorAll(".choices__list--single .choices__item:not(.choices__placeholder), .choices__list--multiple .choices__item")];
		const texts = items.map((item) => (item.firstChild?.textContent ?? "").trim());
		return several ? texts : (texts[0] ?? "");
	}
	return box.value;
}

Object.assign(window, {
	formState: () => {
		const posted = new FormData(form);
		const one = (name: string) => {
			if (name.endsWith("[]")) return posted.getAll(name);
			if (name === "plan[otras]") return String(posted.get(name) ?? "").split("|").filter((each) => each !== "");
			return posted.get(name) ?? "";
		};
		return { ...Object.fromEntries(NAMES.map((name) => [name, one(name)])), submitted };
	},
	formShown: () => Object.fromEntries(NAMES.map((name) => [name, shown(name)])),
});
