import "./page.css";

const form = document.querySelector<HTMLFormElement>("#solicitud")!;
const list = document.querySelector<HTMLElement>("#actividades")!;
const template = document.querySelector<HTMLTemplateElement>("#tarjeta")!;

function addActivity() {
	const place = list.children.length;
	const card = template.content.cloneNode(true) as DocumentFragment;
	card.querySelector("b")!.textContent = String(place + 1);
	for (const box of card.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[data-n]")) {
		box.name = `act[${place}][${box.dataset.n}]`;
		delete box.dataset.n;
	}
	const text = card.querySelector("textarea")!;
	const left = card.querySelector(".cuenta")!;
	text.addEventListener("input", () => (left.textContent = `${text.maxLength - text.value.length} caracteres disponibles`));
	list.append(card);
}

addActivity();
document.querySelector("#agregar")!.addEventListener("click", addActivity);

let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

/** Each question and the name that it posts. */
const NAMES = {
	nombre: "nombre",
	segundoNombre: "segundo",
	apellidos: "apellidos",
	dia: "nac_dia",
	mes: "nac_mes",
	anio: "nac_anio",
	pais: "pais_nac",
	aniosAqui: "anios_eeuu",
	correo: "correo",
	celular: "celular",
	calle: "calle",
	apto: "apto",
	ciudad: "ciudad",
	estado: "estado",
	codigoPostal: "cp",
	latino: "latino",
	idioma1: "idioma1",
	uso1: "uso1",
	idioma2: "idioma2",
	uso2: "uso2",
	idioma3: "idioma3",
	uso3: "uso3",
	prepa: "prepa",
	prepaEstado: "prepa_estado",
	grado: "grado",
	fechaGrado: "fecha_grad",
	promedio: "promedio",
	sat: "sat",
	universidad: "universidad",
	carrera: "carrera",
	titulo: "titulo",
	tutor1Nombre: "tutor1_nombre",
	tutor1Apellidos: "tutor1_apellidos",
	tutor1Trabajo: "tutor1_trabajo",
	tutor1Estudios: "tutor1_estudios",
	tutor2Nombre: "tutor2_nombre",
	tutor2Apellidos: "tutor2_apellidos",
	tutor2Trabajo: "tutor2_trabajo",
	tutor2Estudios: "tutor2_estudios",
	primera: "primera",
	ingreso: "ingreso",
	hermano1: "hermanos[0][nombre]",
	hermano1Edad: "hermanos[0][edad]",
	hermano2: "hermanos[1][nombre]",
	hermano2Edad: "hermanos[1][edad]",
	grupo1: "act[0][org]",
	cargo1: "act[0][cargo]",
	que1: "act[0][que]",
	grupo2: "act[1][org]",
	cargo2: "act[1][cargo]",
	que2: "act[1][que]",
	grupo3: "act[2][org]",
	cargo3: "act[2][cargo]",
	que3: "act[2][que]",
	ensayo: "ensayo",
	talla: "talla",
	recomienda: "rec_nombre",
	recomiendaCorreo: "rec_correo",
	clave: "clave",
	firma: "firma",
	acepto: "acepto",
};

function shownOf(name: string): string | boolean {
	const found = form.elements.namedItem(name);
	if (found instanceof RadioNodeList) {
		const chosen = [...found].find((each) => (each as HTMLInputElement).checked) as HTMLInputElement | undefined;
		return chosen?.labels?.[0]?.textContent?.trim() ?? "";
	}
	if (found instanceof HTMLSelectElement) return found.selectedOptions[0]?.text ?? "";
	const input = found as HTMLInputElement;
	return input.type === "checkbox" ? input.checked : input.value;
}

function formState() {
	const data = new FormData(form);
	return { ...Object.fromEntries(Object.entries(NAMES).map(([key, name]) => [key, data.get(name) ?? ""])), submitted };
}

const formShown = () => Object.fromEntries(Object.entries(NAMES).map(([key, name]) => [key, shownOf(name)]));

Object.assign(window, { formState, formShown });
