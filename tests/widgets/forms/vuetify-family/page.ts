import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import { es } from "vuetify/locale";
import "vuetify/styles";
import "./page.css";

interface Question {
	key: string;
	type: string;
	label: string;
	items?: { title: string; value: string | number }[];
	cols?: number;
	hint?: string;
}
const numbered = (...titles: string[]) => titles.map((title, i) => ({ title, value: i + 1 }));
const lettered = (text: string) => text.split("|").map((title) => ({ title, value: title.split(" ")[0] ?? "" }));
const SI_NO = [
	{ title: "Sí", value: "S" },
	{ title: "No", value: "N" },
];
const STATES =
	"Alabama|Alaska|Arizona|Arkansas|California|Carolina del Norte|Carolina del Sur|Colorado|Florida|Georgia|Hawái|Idaho|Illinois|Nevada|Nueva York|Nuevo México|Oregón|Texas|Utah|Washington";
const COUNTRIES =
	"Alemania|Argentina|Brasil|Canadá|China|Colombia|Cuba|El Salvador|España|Estados Unidos|Filipinas|Ghana|Guatemala|Honduras|India|México|Nigeria|Perú|República Dominicana|Vietnam";
const STUDIES = numbered(
	"Primaria o menos",
	"Secundaria (high school) sin terminar",
	"Secundaria terminada (diploma de high school o GED)",
	"Estudios universitarios sin terminar",
	"Título de asociado",
	"Licenciatura",
	"Maestría o doctorado",
);
const named = (text: string) => text.split("|").map((title) => ({ title, value: title }));

const STUDENT: Question[] = [
	{ key: "s01", type: "text", label: "Nombre", cols: 6 },
	{ key: "s02", type: "text", label: "Apellidos", cols: 6 },
	{ key: "s03", type: "text", label: "Día de nacimiento", cols: 3 },
	{
		key: "s04",
		type: "select",
		label: "Mes",
		items: numbered(
			"enero",
			"febrero",
			"marzo",
			"abril",
			"mayo",
			"junio",
			"julio",
			"agosto",
			"septiembre",
			"octubre",
			"noviembre",
			"diciembre",
		),
		cols: 5,
	},
	{ key: "s05", type: "text", label: "Año", cols: 4 },
	{ key: "s06", type: "text", label: "Correo electrónico", cols: 6 },
	{ key: "s07", type: "text", label: "Teléfono celular", hint: "10 dígitos, sin guiones", cols: 6 },
	{ key: "s08", type: "text", label: "Domicilio (número y calle)" },
	{ key: "s09", type: "text", label: "Ciudad", cols: 5 },
	{ key: "s10", type: "auto", label: "Estado", items: named(STATES), cols: 4 },
	{ key: "s11", type: "text", label: "Código postal", cols: 3 },
	{ key: "s12", type: "chips", label: "Grado que cursa este año escolar", items: numbered("9.º", "10.º", "11.º", "12.º") },
];
const PARENT: Question[] = [
	{ key: "nom", type: "text", label: "Nombre" },
	{ key: "ape", type: "text", label: "Apellidos" },
	{
		key: "viv",
		type: "radio",
		label: "¿Vive?",
		items: [
			{ title: "Sí", value: "V" },
			{ title: "No, falleció", value: "F" },
		],
	},
	{ key: "ocu", type: "text", label: "Ocupación" },
	{ key: "esc", type: "select", label: "Nivel máximo de estudios", items: STUDIES },
];
const SIBLING: Question[] = [
	{ key: "hn", type: "text", label: "Nombre" },
	{ key: "ha", type: "text", label: "Apellidos" },
	{ key: "he", type: "number", label: "Edad" },
];
const HOME: Question[] = [
	{
		key: "g01",
		type: "select",
		label: "Situación de sus padres entre sí",
		items: numbered("Casados", "Separados", "Divorciados", "Viudo o viuda", "Nunca se casaron"),
	},
	{
		key: "g02",
		type: "select",
		label: "Ingreso anual del hogar, antes de impuestos",
		items: numbered(
			"Menos de $20,000",
			"De $20,000 a $39,999",
			"De $40,000 a $59,999",
			"De $60,000 a $79,999",
			"De $80,000 a $99,999",
			"$100,000 o más",
		),
	},
	{ key: "g03", type: "switch", label: "Seré de la primera generación de mi familia en terminar la universidad" },
	{ key: "g04", type: "switch", label: "Recibo ayuda económica (becas o exención de cuotas)" },
	{
		key: "g05",
		type: "select",
		label: "Ciudadanía o situación migratoria",
		items: lettered(
			"A · Ciudadano(a) o nacional de los EE. UU.|B · Residente permanente|C · Visa de estudiante u otra|D · Prefiero no contestar",
		),
	},
	{ key: "g06", type: "auto", label: "País donde nació", items: named(COUNTRIES) },
	{ key: "g07", type: "number", label: "Años que ha vivido en los Estados Unidos" },
	{ key: "g08", type: "radio", label: "¿Es usted de origen hispano o latino?", items: SI_NO },
	{
		key: "g09",
		type: "many",
		label: "Raza (puede marcar más de una)",
		items: numbered(
			"Indígena americana o nativa de Alaska",
			"Asiática",
			"Negra o afroamericana",
			"Nativa de Hawái o de las islas del Pacífico",
			"Blanca",
		),
	},
	{
		key: "g10",
		type: "tags",
		label: "Idiomas que habla",
		items: named("Árabe|Chino|Español|Francés|Igbo|Inglés|Mixteco|Tagalo|Vietnamita"),
	},
	{ key: "g11", type: "radio", label: "Sexo", items: numbered("Femenino", "Masculino", "Otro") },
];
const LAST: Question[] = [
	{ key: "z01", type: "text", label: "Número de Seguro Social", hint: "___-__-____", cols: 6 },
	{ key: "z02", type: "text", label: "Nombre de su cónyuge (si está casado o casada)", cols: 6 },
	{ key: "z03", type: "text", label: "Médico de cabecera", cols: 6 },
	{ key: "z04", type: "text", label: "Teléfono del consultorio", cols: 6 },
	{ key: "z05", type: "chips", label: "Talla de camiseta", items: numbered("S", "M", "L", "XL") },
	{
		key: "z06",
		type: "select",
		label: "¿Cómo se enteró del Instituto?",
		items: numbered("Por mi escuela", "Por un familiar", "Por la radio", "Por internet"),
	},
	{ key: "z07", type: "text", label: "Firma de la madre, padre o tutor" },
	{ key: "z08", type: "check", label: "Autorizo al Instituto a comprobar estos datos." },
];

const empty = (type: string) => (["many", "tags"].includes(type) ? [] : ["switch", "check"].includes(type) ? false : null);
const blank = (questions: Question[]) => Object.fromEntries(questions.map(({ key, type }) => [key, empty(type)]));
const ficha = reactive({
	student: blank(STUDENT),
	parents: [blank(PARENT), blank(PARENT)],
	count: { hc: null } as Record<string, unknown>,
	siblings: [blank(SIBLING)],
	home: blank(HOME),
	last: blank(LAST),
	submitted: false,
});
const places = new Map<string, [HTMLElement, string]>();

const Pregunta = {
	props: ["ask", "store", "place", "bare"],
	directives: {
		place: { mounted: (element: HTMLElement, { value }: { value: [string, string] }) => places.set(value[0], [element, value[1]]) },
	},
	template: `
		<div v-place="[place, ask.type]">
			<v-text-field v-if="ask.type === 'text'" v-model="store[ask.key]" :label="bare ? undefined : ask.label" :placeholder="ask.hint" variant="filled" density="compact" hide-details />
			<v-number-input v-else-if="ask.type === 'number'" v-model="store[ask.key]" :label="bare ? undefined : ask.label" :min="0" :max="120" control-variant="stacked" variant="filled" density="compact" hide-details />
			<v-select v-else-if="ask.type === 'select'" v-model="store[ask.key]" :items="ask.items" :label="bare ? undefined : ask.label" variant="filled" density="compact" hide-details />
			<v-select v-else-if="ask.type === 'many'" v-model="store[ask.key]" :items="ask.items" :label="bare ? undefined : ask.label" multiple chips variant="filled" hide-details />
			<v-autocomplete v-else-if="ask.type === 'auto'" v-model="store[ask.key]" :items="ask.items" :label="bare ? undefined : ask.label" variant="filled" density="compact" hide-details />
			<v-radio-group v-else-if="ask.type === 'radio'" v-model="store[ask.key]" inline density="compact" hide-details>
				<v-radio v-for="option in ask.items" :key="option.value" :label="option.title" :value="option.value" />
			</v-radio-group>
			<template v-else-if="ask.type === 'chips' || ask.type === 'tags'">
				<div v-if="!bare" class="sobre">{{ ask.label }}</div>
				<v-chip-group v-model="store[ask.key]" :multiple="ask.type === 'tags'" column>
					<v-chip v-for="option in ask.items" :key="option.value" :value="option.value" filter variant="outlined">{{ option.title }}</v-chip>
				</v-chip-group>
			</template>
			<v-switch v-else-if="ask.type === 'switch'" v-model="store[ask.key]" :label="ask.label" color="primary" hide-details />
			<v-checkbox v-else v-model="store[ask.key]" :label="ask.label" hide-details />
		</div>`,
};

const Pagina = {
	components: { Pregunta },
	setup: () => ({
		ficha,
		STUDENT,
		PARENT,
		SIBLING,
		HOME,
		LAST,
		COUNT: { key: "hc", type: "number", label: "¿Cuántos hermanos y hermanas tiene?" },
		add: () => ficha.siblings.push(blank(SIBLING)),
		send: () => {
			ficha.submitted = true;
		},
	}),
	template: `
		<v-app><v-main><v-container max-width="900">
			<h1>Instituto de Verano Puente del Pacífico</h1>
			<p class="mb-6">Cuestionario de familia e ingresos. Conteste con los datos de la persona que solicita la beca.</p>
			<v-form @submit.prevent="send">
				<h2>Quién solicita</h2>
				<v-row dense><v-col v-for="ask in STUDENT" :key="ask.key" cols="12" :sm="ask.cols || 12"><Pregunta :ask="ask" :store="ficha.student" :place="ask.key" /></v-col></v-row>
				<h2>Su madre y su padre, o tutores</h2>
				<v-table class="padres">
					<thead><tr><th></th><th>Madre, padre o tutor 1</th><th>Madre, padre o tutor 2</th></tr></thead>
					<tbody><tr v-for="ask in PARENT" :key="ask.key"><td>{{ ask.label }}</td><td v-for="(parent, n) in ficha.parents" :key="n"><Pregunta :ask="ask" :store="parent" :place="ask.key + n" :bare="true" /></td></tr></tbody>
				</v-table>
				<h2>Hermanos y hermanas</h2>
				<Pregunta :ask="COUNT" :store="ficha.count" place="hc" />
				<v-table class="hermanos">
					<thead><tr><th>Nombre</th><th>Apellidos</th><th>Edad</th></tr></thead>
					<tbody><tr v-for="(sibling, n) in ficha.siblings" :key="n"><td v-for="ask in SIBLING" :key="ask.key"><Pregunta :ask="ask" :store="sibling" :place="ask.key + n" :bare="true" /></td></tr></tbody>
				</v-table>
				<v-btn variant="tonal" type="button" @click="add">Agregar hermano o hermana</v-btn>
				<h2>El hogar</h2>
				<div v-for="ask in HOME" :key="ask.key" class="casa">
					<p v-if="ask.type !== 'switch'" class="sobre">{{ ask.label }}</p>
					<Pregunta :ask="ask" :store="ficha.home" :place="ask.key" :bare="true" />
				</div>
				<h2>Para terminar</h2>
				<v-row dense><v-col v-for="ask in LAST" :key="ask.key" cols="12" :sm="ask.cols || 12"><Pregunta :ask="ask" :store="ficha.last" :place="ask.key" /></v-col></v-row>
				<v-btn type="submit" color="primary" class="mt-4">Enviar</v-btn>
			</v-form>
		</v-container></v-main></v-app>`,
};

const stateOf = (store: Record<string, unknown>, n: number | "" = "") =>
	Object.entries(store).map(([key, value]) => [key + n, Array.isArray(value) ? [...value] : value]);

function read([place, type]: [HTMLElement, string]) {
	const texts = (selector: string) => [...place.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? "");
	if (type === "select") return texts(".v-select__selection-text")[0] ?? "";
	if (type === "many") return texts(".v-chip__content");
	if (type === "tags") return texts(".v-chip--selected .v-chip__content");
	if (type === "chips") return texts(".v-chip--selected .v-chip__content")[0] ?? "";
	if (type === "radio") return texts(".v-selection-control--dirty .v-label")[0] ?? "";
	if (type === "switch" || type === "check") return place.querySelector(".v-selection-control--dirty") != null;
	return place.querySelector<HTMLInputElement>("input:not([type=hidden])")?.value ?? "";
}

Object.assign(window, {
	formState: () => ({
		...Object.fromEntries([
			...stateOf(ficha.student),
			...ficha.parents.flatMap((parent, n) => stateOf(parent, n)),
			...stateOf(ficha.count),
			...ficha.siblings.flatMap((sibling, n) => stateOf(sibling, n)),
			...stateOf(ficha.home),
			...stateOf(ficha.last),
		]),
		submitted: ficha.submitted,
	}),
	formShown: () => Object.fromEntries([...places].map(([key, place]) => [key, read(place)])),
});
document.documentElement.lang = "es";
createApp(Pagina)
	.use(
		createVuetify({
			components,
			icons: { defaultSet: "mdi", aliases, sets: { mdi } },
			locale: { locale: "es", messages: { es } },
			theme: { defaultTheme: "light" },
		}),
	)
	.mount("#root");
