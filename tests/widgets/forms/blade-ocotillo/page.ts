import Choices from "choices.js";
import "choices.js/public/assets/styles/choices.min.css";
import IMask from "imask";
import "./app.css";

const KEYS = ["my_name_hT4kQz","nombre","segundo_nombre","apellidos","fecha_nacimiento","pais_nacimiento","genero","email","email_confirmation","celular","direccion","direccion2","ciudad","estado","codigo_postal","ciudadania","hispano","raza","escuela","escuela_ciudad","grado_actual","anio_graduacion","promedio","sat_total","act_compuesto","carrera","madre_nombre","madre_apellidos","madre_educacion","padre_nombre","padre_apellidos","padre_educacion","tutor_telefono","ingreso","primera_generacion","hermanos[0][nombre]","hermanos[0][edad]","hermanos[1][nombre]","hermanos[1][edad]","actividades[0][tipo]","actividades[0][organizacion]","actividades[0][puesto]","actividades[0][horas_semana]","actividades[0][descripcion]","actividades[1][tipo]","actividades[1][organizacion]","actividades[1][puesto]","actividades[1][horas_semana]","actividades[1][descripcion]","actividades[2][tipo]","actividades[2][organizacion]","actividades[2][puesto]","actividades[2][horas_semana]","actividades[2][descripcion]","premios[0][nombre]","premios[0][grado]","premios[1][nombre]","premios[1][grado]","premios[2][nombre]","premios[2][grado]","recomendador_nombre","recomendador_email","recomendador_relacion","ensayo","como_se_entero","autoriza","boletin","firma"];

document.documentElement.lang = "es";
const form = document.querySelector<HTMLFormElement>("#solicitud")!;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

function initChoices(scope: ParentNode) {
	for (const select of scope.querySelectorAll<HTMLSelectElement>("select.js-choices"))
		new Choices(select, {
			shouldSort: false,
			itemSelectText: "",
			removeItemButton: select.multiple,
			searchPlaceholderValue: "Buscar…",
			noResultsText: "Sin resultados",
			noChoicesText: "No hay más opciones",
			placeholderValue: select.multiple ? "Seleccione una o más" : null,
		});
}
initChoices(form);
IMask(document.querySelector<HTMLInputElement>("#celular")!, { mask: "(000) 000-0000" });

function repetible(nombre: string, maximo: number) {
	const lista = document.querySelector<HTMLElement>("#lista-" + nombre)!;
	const boton = document.querySelector<HTMLButtonElement>("#agregar-" + nombre)!;
	const plantilla = document.querySelector<HTMLTemplateElement>("#tpl-" + nombre)!;
	let siguiente = lista.children.length;
	const numerar = () => {
		lista.querySelectorAll(".num").forEach((each, index) => (each.textContent = String(index + 1)));
		boton.disabled = lista.children.length >= maximo;
	};
	boton.addEventListener("click", () => {
		lista.insertAdjacentHTML("beforeend", plantilla.innerHTML.replaceAll("__i__", String(siguiente++)));
		initChoices(lista.lastElementChild!);
		numerar();
	});
	lista.addEventListener("click", (event) => {
		if (!(event.target as Element).closest(".js-quitar")) return;
		(event.target as Element).closest(".repetible")!.remove();
		numerar();
	});
	numerar();
}
repetible("hermanos", 6);
repetible("actividades", 5);

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const named = (key: string) =>
	(Array.from(form.elements) as Control[]).filter((each) => (each.name === key || each.name === key + "[]") && each.type !== "hidden" && !each.closest("template"));
const text = (node: Element) => (node.textContent ?? "").replace(/\s+/g, " ").trim();

function state(key: string) {
	const [first, ...rest] = named(key);
	if (!first) return "";
	if (first.type === "radio") return new FormData(form).get(key) ?? "";
	if (first.type === "checkbox" && rest.length === 0) return (first as HTMLInputElement).checked;
	if (first.type === "select-multiple") return new FormData(form).getAll(key + "[]");
	return first.value;
}
function shown(key: string) {
	const all = named(key);
	const first = all[0];
	if (!first) return "";
	if (first.type === "radio") {
		const one = all.find((each) => (each as HTMLInputElement).checked);
		return one ? text(one.labels![0]!) : "";
	}
	if (first.type === "checkbox") return (first as HTMLInputElement).checked;
	if (first instanceof HTMLSelectElement) {
		const items = Array.from(first.closest(".choices")!.querySelectorAll(".choices__inner .choices__list .choices__item:not(.choices__placeholder)"));
		const read = items.map((each) => (each.firstChild?.textContent ?? "").replace(/\s+/g, " ").trim());
		return first.multiple ? read : (read[0] ?? "");
	}
	return first.value;
}
const each = (read: (key: string) => unknown) => Object.fromEntries(KEYS.map((key) => [key, read(key)]));
Object.assign(window, { formState: () => ({ ...each(state), submitted }), formShown: () => each(shown) });
