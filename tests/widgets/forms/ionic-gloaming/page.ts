import "@ionic/core/css/core.css";
import "@ionic/core/css/normalize.css";
import "@ionic/core/css/structure.css";
import "@ionic/core/css/typography.css";
import "@ionic/core/css/padding.css";
import "./page.css";
import { initialize } from "@ionic/core/components";
import { defineCustomElement as accordionGroup } from "@ionic/core/components/ion-accordion-group.js";
import { defineCustomElement as accordion } from "@ionic/core/components/ion-accordion.js";
import { defineCustomElement as app } from "@ionic/core/components/ion-app.js";
import { defineCustomElement as button } from "@ionic/core/components/ion-button.js";
import { defineCustomElement as buttons } from "@ionic/core/components/ion-buttons.js";
import { defineCustomElement as checkbox } from "@ionic/core/components/ion-checkbox.js";
import { defineCustomElement as content } from "@ionic/core/components/ion-content.js";
import { defineCustomElement as datetimeButton } from "@ionic/core/components/ion-datetime-button.js";
import { defineCustomElement as datetime } from "@ionic/core/components/ion-datetime.js";
import { defineCustomElement as header } from "@ionic/core/components/ion-header.js";
import { defineCustomElement as input } from "@ionic/core/components/ion-input.js";
import { defineCustomElement as item } from "@ionic/core/components/ion-item.js";
import { defineCustomElement as label } from "@ionic/core/components/ion-label.js";
import { defineCustomElement as listHeader } from "@ionic/core/components/ion-list-header.js";
import { defineCustomElement as list } from "@ionic/core/components/ion-list.js";
import { defineCustomElement as modal } from "@ionic/core/components/ion-modal.js";
import { defineCustomElement as radioGroup } from "@ionic/core/components/ion-radio-group.js";
import { defineCustomElement as radio } from "@ionic/core/components/ion-radio.js";
import { defineCustomElement as range } from "@ionic/core/components/ion-range.js";
import { defineCustomElement as segmentButton } from "@ionic/core/components/ion-segment-button.js";
import { defineCustomElement as segment } from "@ionic/core/components/ion-segment.js";
import { defineCustomElement as selectOption } from "@ionic/core/components/ion-select-option.js";
import { defineCustomElement as select } from "@ionic/core/components/ion-select.js";
import { defineCustomElement as textarea } from "@ionic/core/components/ion-textarea.js";
import { defineCustomElement as title } from "@ionic/core/components/ion-title.js";
import { defineCustomElement as toggle } from "@ionic/core/components/ion-toggle.js";
import { defineCustomElement as toolbar } from "@ionic/core/components/ion-toolbar.js";
import { STATES } from "../../lists";

type Control = HTMLElement & { value: unknown; checked: boolean };
type Actividad = { tipo: string; tipoTexto: string; organizacion: string; puesto: string; grados: string[]; horas: string; detalle: string };

const get = <E extends HTMLElement = Control>(selector: string) => document.querySelector(selector) as E;
const options = (pairs: readonly (readonly [string, string])[]) => pairs.map(([value, text]) => `<ion-select-option value="${value}">${text}</ion-select-option>`).join("");

const PAISES: [string, string][] = [
	["AR", "Argentina"], ["BO", "Bolivia"], ["CA", "Canadá"], ["CL", "Chile"], ["CO", "Colombia"], ["CR", "Costa Rica"], ["CU", "Cuba"],
	["EC", "Ecuador"], ["SV", "El Salvador"], ["ES", "España"], ["US", "Estados Unidos"], ["PH", "Filipinas"], ["GT", "Guatemala"], ["HN", "Honduras"],
	["IN", "India"], ["MX", "México"], ["NI", "Nicaragua"], ["NG", "Nigeria"], ["PA", "Panamá"], ["PE", "Perú"], ["DO", "República Dominicana"],
	["VE", "Venezuela"], ["VN", "Vietnam"],
];
const CARRERAS: [string, string][] = [
	["ADM", "Administración de empresas"], ["AGR", "Agronomía"], ["BIO", "Biología"], ["COM", "Comunicación"], ["EDU", "Educación"],
	["ENF", "Enfermería"], ["CHI", "Estudios chicanos y latinos"], ["IAM", "Ingeniería ambiental"], ["ICI", "Ingeniería civil"],
	["IME", "Ingeniería mecánica"], ["INF", "Informática"], ["PSI", "Psicología"], ["TRS", "Trabajo social"], ["IND", "No me he decidido"],
];
const ESCOLARIDAD: [string, string][] = [
	["1", "Primaria o menos"], ["2", "Preparatoria incompleta"], ["3", "Preparatoria terminada"], ["4", "Universidad incompleta"],
	["5", "Título técnico o asociado"], ["6", "Licenciatura"], ["7", "Posgrado"],
];
get("[name=paisNatal]").innerHTML = options(PAISES);
get("[name=estado]").innerHTML = options(STATES);
get("[name=escuelaEstado]").innerHTML = options(STATES);
get("[name=carrera]").innerHTML = options(CARRERAS);
get("#tutores").innerHTML = [1, 2]
	.map(
		(n) => `<ion-accordion value="t${n}"><ion-item slot="header" color="light"><ion-label>Madre, padre o tutor ${n}</ion-label></ion-item><div slot="content" class="tutor">
	<ion-item><ion-input name="t${n}Nombre" label="Nombre" label-placement="floating"></ion-input></ion-item>
	<ion-item><ion-input name="t${n}Apellido" label="Apellido" label-placement="floating"></ion-input></ion-item>
	<ion-item><ion-input name="t${n}Ocupacion" label="Ocupación" label-placement="floating"></ion-input></ion-item>
	<ion-item><ion-select name="t${n}Escolaridad" label="Escolaridad" label-placement="floating" interface="action-sheet" cancel-text="Cancelar">${options(ESCOLARIDAD)}</ion-select></ion-item>
	<ion-item><ion-input name="t${n}Tel" type="tel" label="Teléfono" label-placement="floating"></ion-input></ion-item>
</div></ion-accordion>`,
	)
	.join("");
Object.assign(get("#tutores"), { value: ["t1", "t2"] });

document.documentElement.lang = "es";
document.documentElement.setAttribute("mode", "md");
document.documentElement.classList.add("md");
initialize({ mode: "md" });
for (const define of [
	accordionGroup, accordion, app, button, buttons, checkbox, content, datetimeButton, datetime, header, input, item, label, listHeader, list,
	modal, radioGroup, radio, range, segmentButton, segment, selectOption, select, textarea, title, toggle, toolbar,
])
	define();

const HERMANOS = 3;
let hermanos = 0;
function otroHermano() {
	hermanos++;
	const fila = document.createElement("div");
	fila.className = "hermano";
	fila.innerHTML = `<ion-item><ion-input name="h${hermanos}Nombre" label="Nombre completo" label-placement="floating"></ion-input></ion-item><ion-item><ion-input name="h${hermanos}Edad" type="number" label="Edad" label-placement="floating" min="0"></ion-input></ion-item>`;
	get("#hermanos").append(fila);
	get("#otroHermano").hidden = hermanos === HERMANOS;
}
get("#otroHermano").addEventListener("click", otroHermano);

const ACTIVIDADES = 3;
const actividades: Actividad[] = [];
const ventana = get<HTMLElement & { present(): Promise<void>; dismiss(): Promise<boolean> }>("#actividad");
const campo = (name: string) => get(`#a-${name}`);
const words = (node: Element | null | undefined) => node?.textContent?.trim() ?? "";

get("#agregar").addEventListener("click", () => ventana.present());
ventana.addEventListener("ionModalWillPresent", () => {
	for (const name of ["tipo", "organizacion", "puesto", "horas", "detalle"]) campo(name).value = "";
	campo("tipo").value = undefined;
	campo("grados").value = [];
});
ventana.addEventListener("click", (event) => {
	const { id } = event.target as HTMLElement;
	if (id === "cerrar") ventana.dismiss();
	if (id !== "guardar" || !campo("organizacion").value) return;
	const tipo = String(campo("tipo").value ?? "");
	actividades.push({
		tipo,
		tipoTexto: words(campo("tipo").querySelector(`[value="${tipo}"]`)),
		organizacion: String(campo("organizacion").value),
		puesto: String(campo("puesto").value ?? ""),
		grados: [...(campo("grados").value as string[])],
		horas: String(campo("horas").value ?? ""),
		detalle: String(campo("detalle").value ?? ""),
	});
	dibujar();
	ventana.dismiss();
});
function dibujar() {
	const lugar = get("#actividades");
	lugar.replaceChildren(
		...actividades.map((una, n) => {
			const fila = document.createElement("ion-item");
			fila.className = "actividad";
			fila.setAttribute("lines", "full");
			fila.innerHTML = `<ion-label class="ion-text-wrap"><h2 class="organizacion"></h2><p><span class="tipo"></span> · <span class="puesto"></span></p><p>Grados: <span class="grados"></span> · <span class="horas"></span> horas por semana</p><p class="detalle"></p></ion-label><ion-button slot="end" fill="clear" color="medium">Quitar</ion-button>`;
			const textos = { organizacion: una.organizacion, tipo: una.tipoTexto, puesto: una.puesto, grados: una.grados.map((grado) => `${grado}.º`).join(", "), horas: una.horas, detalle: una.detalle };
			for (const [name, text] of Object.entries(textos)) (fila.querySelector(`.${name}`) as HTMLElement).textContent = text;
			fila.querySelector("ion-button")?.addEventListener("click", () => {
				actividades.splice(n, 1);
				dibujar();
			});
			return fila;
		}),
	);
	get("#agregar").hidden = actividades.length === ACTIVIDADES;
}

let submitted = false;
get("#solicitud").addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const CAMPOS = [
	"nombre", "segundo", "apellidos", "apodo", "ciudadNatal", "paisNatal", "genero", "pronombres", "correo", "celular", "calle", "depto", "ciudad",
	"estado", "postal", "otraDireccion", "hispano", "origen", "raza", "ciudadania", "idioma", "t1Nombre", "t1Apellido", "t1Ocupacion",
	"t1Escolaridad", "t1Tel", "t2Nombre", "t2Apellido", "t2Ocupacion", "t2Escolaridad", "t2Tel", "civil", "primera", "ingreso", "escuela",
	"escuelaCiudad", "escuelaEstado", "graduacion", "promedio", "consejero", "consejeroCorreo", "programas", "carrera", "titulo", "ingresoU",
	"ensayo", "playera", "emergencia", "emergenciaTel", "firma",
];
const VARIOS = ["origen", "raza", "programas"];
const PARTES = ["tipo", "organizacion", "puesto", "grados", "horas", "detalle"] as const;
const named = (name: string) => document.querySelector<Control>(`[name="${name}"]:not(input, textarea)`);

function formState() {
	const state: Record<string, unknown> = { submitted };
	for (const name of CAMPOS) state[name] = named(name)?.value ?? (VARIOS.includes(name) ? [] : "");
	for (const name of ["mensajes", "acepto"]) state[name] = named(name)?.checked ?? false;
	state.nacimiento = String(get("#nacimiento").value ?? "").slice(0, 10);
	state.grado = get("#grado").value ?? "";
	state.personas = get("#personas").value || "";
	for (let n = 1; n <= HERMANOS; n++) {
		state[`h${n}Nombre`] = named(`h${n}Nombre`)?.value ?? "";
		state[`h${n}Edad`] = named(`h${n}Edad`)?.value ?? "";
	}
	for (let n = 0; n < ACTIVIDADES; n++)
		for (const parte of PARTES) state[`a${n}_${parte}`] = actividades[n]?.[parte] ?? (parte === "grados" ? [] : "");
	return state;
}

function read(host: Control | null): unknown {
	if (!host) return "";
	if (host.matches("ion-select")) {
		const text = words(host.shadowRoot?.querySelector(".select-text:not(.select-placeholder)"));
		return VARIOS.includes(host.getAttribute("name") ?? "") ? text.split(", ").filter(Boolean) : text;
	}
	if (host.matches("ion-radio-group")) return words(host.querySelector(".radio-checked"));
	return host.querySelector<HTMLInputElement>("input.native-input, textarea")?.value ?? "";
}

function formShown() {
	const shown: Record<string, unknown> = {};
	for (const name of CAMPOS) shown[name] = read(named(name));
	for (const name of ["mensajes", "acepto"]) shown[name] = named(name)?.getAttribute("aria-checked") === "true";
	shown.nacimiento = words(get("ion-datetime-button").shadowRoot?.querySelector("#date-button"));
	shown.grado = words(get("#grado .segment-button-checked"));
	shown.personas = get("#personas").value || "";
	for (let n = 1; n <= HERMANOS; n++) {
		shown[`h${n}Nombre`] = read(named(`h${n}Nombre`));
		shown[`h${n}Edad`] = read(named(`h${n}Edad`));
	}
	const filas = document.querySelectorAll("#actividades .actividad");
	for (let n = 0; n < ACTIVIDADES; n++)
		for (const parte of PARTES) {
			const text = words(filas[n]?.querySelector(`.${parte}`));
			shown[`a${n}_${parte}`] = parte === "grados" ? text.split(", ").filter(Boolean) : text;
		}
	return shown;
}
Object.assign(window, { formState, formShown });
