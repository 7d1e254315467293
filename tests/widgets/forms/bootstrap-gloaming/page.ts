import "bootstrap/dist/css/bootstrap.css";
import "bootstrap-select/dist/css/bootstrap-select.css";
import "bootstrap-datepicker/dist/css/bootstrap-datepicker3.css";
import "./page.css";
import "./jquery-global";
import "bootstrap-datepicker";
import { selectpickers } from "./selectpicker-bs5";

const $ = (window as any).jQuery;

$.fn.datepicker.dates.es = {
	days: ["Domingo", "Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado"],
	daysShort: ["Dom", "Lun", "Mar", "Mié", "Jue", "Vie", "Sáb"],
	daysMin: ["Do", "Lu", "Ma", "Mi", "Ju", "Vi", "Sa"],
	months: ["Enero", "Febrero", "Marzo", "Abril", "Mayo", "Junio", "Julio", "Agosto", "Septiembre", "Octubre", "Noviembre", "Diciembre"],
	monthsShort: ["Ene", "Feb", "Mar", "Abr", "May", "Jun", "Jul", "Ago", "Sep", "Oct", "Nov", "Dic"],
	today: "Hoy",
	monthsTitle: "Meses",
	clear: "Borrar",
	weekStart: 0,
};
const DAY = { language: "es", format: "dd/mm/yyyy", startView: 2, autoclose: true };
const MONTH = { language: "es", format: "mm/yyyy", startView: 1, minViewMode: 1, autoclose: true };

function dress(part: HTMLElement) {
	selectpickers(part);
	$(part).find(".date.dia").datepicker({ ...DAY, endDate: "0d" });
	$(part).find(".date.mes").datepicker(MONTH);
}
dress(document.body);
$("#periodo").datepicker(MONTH);

/** Django formsets: rows are named PREFIX-0-…, PREFIX-1-… */
function renumber(set: HTMLElement) {
	const { prefix, max } = set.dataset;
	const rows = [...set.querySelectorAll<HTMLElement>(":scope > [data-row]")];
	document.querySelector<HTMLInputElement>(`#id_${prefix}-TOTAL_FORMS`)!.value = String(rows.length);
	rows.forEach((row, index) => {
		for (const part of row.querySelectorAll("[name], [id], [for], [data-id]"))
			for (const name of ["name", "id", "for", "data-id"]) {
				const old = part.getAttribute(name);
				if (old) part.setAttribute(name, old.replace(new RegExp(`${prefix}-(\\d+|__prefix__)-`), `${prefix}-${index}-`));
			}
	});
	document.querySelector<HTMLButtonElement>(`[data-agregar="${set.id}"]`)!.disabled = rows.length >= Number(max);
}
for (const button of document.querySelectorAll<HTMLElement>("[data-agregar]"))
	button.addEventListener("click", () => {
		const set = document.getElementById(button.dataset.agregar!)!;
		const count = set.querySelectorAll("[data-row]").length;
		const holder = document.createElement(set.tagName);
		holder.innerHTML = document.getElementById(`${set.id}-vacio`)!.innerHTML.replaceAll("__prefix__", String(count));
		const row = holder.querySelector<HTMLElement>("[data-row]")!;
		set.append(row);
		dress(row);
		renumber(set);
	});
document.addEventListener("click", (event) => {
	const row = (event.target as HTMLElement).closest(".quitar")?.closest<HTMLElement>("[data-row]");
	if (!row) return;
	const set = row.parentElement!;
	row.remove();
	renumber(set);
});

let submitted = false;
document.getElementById("solicitud")!.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

type Read = (control: any) => unknown;
const ROWS: [string, string, string[]][] = [
	["examen", "examenes", ["materia", "puntaje", "fecha"]],
	["clase", "clases", ["nombre", "unidades", "calificacion"]],
];
function everything(read: Read) {
	const all: Record<string, unknown> = {};
	const form = document.getElementById("solicitud") as HTMLFormElement;
	for (const element of form.elements as any) {
		if (!element.name || element.type === "hidden" || element.name in all || /^(examen|clase)-\d/.test(element.name)) continue;
		all[element.name] = element.type === "radio" ? (read(form.querySelector(`[name="${element.name}"]:checked`)) ?? "") : read(element);
	}
	for (const [prefix, id, parts] of ROWS)
		for (let row = 0; row < Number(document.getElementById(id)!.dataset.max); row++)
			for (const part of parts) {
				const element = form.querySelector(`[name="${prefix}-${row}-${part}"]`);
				all[`${prefix}${row}_${part}`] = element ? read(element) : "";
			}
	return all;
}
const posted: Read = (control) => {
	if (!control) return "";
	if (control.type === "checkbox") return control.checked;
	if (control.multiple) return [...control.selectedOptions].map((option: HTMLOptionElement) => option.value);
	return control.value;
};
/** What stands on the face of a control. */
const seen: Read = (control) => {
	if (!control) return "";
	if (control.type === "radio") return document.querySelector(`label[for="${control.id}"]`)!.textContent!.trim();
	if (control.type === "checkbox") return control.checked;
	if (control.tagName !== "SELECT") return control.value;
	const button = control.closest(".bootstrap-select")!.querySelector("button")!;
	if (button.classList.contains("bs-placeholder")) return control.multiple ? [] : "";
	// The face of a picker is its button; the small subtext (AA, AS-T) is no part of the answer.
	const face = button.querySelector(".filter-option-inner-inner")!.cloneNode(true) as HTMLElement;
	for (const small of face.querySelectorAll("small")) small.remove();
	const text = face.textContent!.trim();
	return control.multiple ? text.split(", ") : text;
};
Object.assign(window, { formState: () => ({ ...everything(posted), submitted }), formShown: () => everything(seen) });
