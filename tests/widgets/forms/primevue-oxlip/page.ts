import Aura from "@primeuix/themes/aura";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import Column from "primevue/column";
import PrimeVue from "primevue/config";
import DataTable from "primevue/datatable";
import DatePicker from "primevue/datepicker";
import Dialog from "primevue/dialog";
import Fieldset from "primevue/fieldset";
import FloatLabel from "primevue/floatlabel";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import MultiSelect from "primevue/multiselect";
import Password from "primevue/password";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import Textarea from "primevue/textarea";
// @ts-ignore the build with the template compiler
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./style.css";

type Honor = { title: string; grade: string; about: string };
const a: any = reactive({
	nombre: "", segundo: "", apellidos: "", apodo: "", nacimiento: null, pais: "", genero: null, hispano: null, idiomas: [],
	correo: "", clave: "", celular: "", calle: "", depto: "", ciudad: "", estado: null, cp: "",
	escuela: "", ciudadEscuela: "", grado: null, graduacion: null, promedio: null, carrera: "", oficio: "", titulo: null, universidades: [],
	p1nombre: "", p1apellidos: "", p1trabajo: "", p1estudios: null, p2nombre: "", p2apellidos: "", p2trabajo: "", p2estudios: null, estadoCivil: null, hermanos: null, ingreso: null, primera: null,
	ensayo: "", pasatiempos: [], talla: null, supo: null,
	maestro: "", maestroCorreo: "", consejera: "", consejeraTel: "", padrino: "", padrinoOrg: "", padrinoCorreo: "", urgente: "", urgenteParentesco: null, urgenteTel: "",
	acepto: false, firma: "",
});
const honors = ref([] as Honor[]);
const MAX = 3;
let submitted = false;
const pairs = (text: string) => text.split("|").map((each) => { const [value, label] = each.split("="); return { value, label }; });
const LISTS: any = {
	generos: pairs("f=Femenino / Female|m=Masculino / Male|x=No binario / Nonbinary|n=Prefiero no decir / Prefer not to say"),
	sino: pairs("s=Sí / Yes|n=No"),
	idiomasLista: pairs("es=Español / Spanish|en=Inglés / English|ig=Igbo|mx=Mixteco|na=Náhuatl|pt=Portugués / Portuguese|zh=Chino / Chinese|tl=Tagalo / Tagalog|ot=Otro / Other"),
	grados: pairs("9=9.º / 9th grade|10=10.º / 10th grade|11=11.º / 11th grade|12=12.º / 12th grade"),
	titulos: pairs("a=Asociado / Associate|l=Licenciatura / Bachelor's|m=Maestría / Master's|d=Doctorado / Doctorate|i=No sé todavía / Undecided"),
	estudios: pairs("1=Primaria o menos / Elementary or less|2=Secundaria sin terminar / Some high school|3=Secundaria completa / High school diploma|4=Algo de universidad / Some college|5=Asociado / Associate's|6=Licenciatura / Bachelor's|7=Posgrado / Graduate degree"),
	civiles: pairs("c=Casados / Married|d=Divorciados / Divorced|s=Separados / Separated|v=Viudo(a) / Widowed|n=Nunca casados / Never married"),
	tallas: ["S", "M", "L", "XL"],
	fuentes: pairs("e=Escuela / School|r=Radio|a=Amistades / Friends|i=Internet"),
	parentescos: pairs("t=Tía o tío / Aunt or uncle|a=Abuela o abuelo / Grandparent|v=Vecino / Neighbor|o=Otro / Other"),
	estados: STATES.map(([code, name]) => ({ code, name })),
};
const SCHOOLS = ["Ashland High School", "Ashland Valley High School", "Crater High School", "Eagle Point High School", "Etna High School", "Phoenix High School", "Yreka High School"];
const like = (text: string, query: string) => text.toLowerCase().includes(query.toLowerCase());

const float = (w: number, id: string, label: string, inner: string) => `<div class="w${w}"><FloatLabel variant="on">${inner}<label for="${id}">${label}</label></FloatLabel></div>`;
const line = (w: number, id: string, label: string, more = "") => float(w, id, label, `<InputText id="${id}" v-model="a.${id}" ${more}/>`);
const pick = (w: number, id: string, label: string, list: string) => float(w, id, label, `<Select inputId="${id}" v-model="a.${id}" :options="${list}" optionLabel="label" optionValue="value"/>`);
const phone = (w: number, id: string, label: string) => float(w, id, label, `<InputMask id="${id}" v-model="a.${id}" mask="(999) 999-9999"/>`);
const parent = (p: string, n: string) => `
	<Fieldset legend="${n}"><div class="row">
		${line(3, `${p}nombre`, "Nombre / First name")}${line(3, `${p}apellidos`, "Apellidos / Last name")}
		${line(3, `${p}trabajo`, "Ocupación / Occupation")}${pick(3, `${p}estudios`, "Nivel de estudios / Education", "estudios")}
	</div></Fieldset>`;

const App = {
	setup() {
		const found = reactive({ pais: [] as string[], estado: [] as any[], escuela: [] as string[], carrera: [] as string[] });
		const open = ref(false);
		const at = ref(-1);
		const draft: any = reactive({ title: "", grade: null, about: "" });
		const edit = (i: number) => { at.value = i; Object.assign(draft, honors.value[i] ?? { title: "", grade: null, about: "" }); open.value = true; };
		const save = () => { if (at.value < 0) honors.value.push({ ...draft }); else honors.value[at.value] = { ...draft }; open.value = false; };
		return {
			a, honors, found, open, draft, edit, save, MAX, ...LISTS,
			drop: (i: number) => honors.value.splice(i, 1),
			gradeName: (value: string) => LISTS.grados.find((each: any) => each.value === value)?.label ?? "",
			findPais: (e: any) => { found.pais = COUNTRIES.filter((x) => like(x, e.query)); },
			findEstado: (e: any) => { found.estado = LISTS.estados.filter((x: any) => like(x.name, e.query)); },
			findEscuela: (e: any) => { found.escuela = SCHOOLS.filter((x) => like(x, e.query)); },
			findCarrera: (e: any) => { found.carrera = MAJORS.filter((x) => like(x, e.query)); },
			send: () => { submitted = true; },
		};
	},
	template: `
<form class="page" @submit.prevent="send">
	<h1>Beca Puentes · Bridges Scholarship</h1>
	<p>Solicitud 2027 / 2027 application. Puede responder en español o en inglés. <i>You may answer in Spanish or in English.</i></p>
	<Fieldset legend="1 · Sus datos / About you"><div class="row">
		${line(3, "nombre", "Nombre / First name *")}${line(3, "segundo", "Segundo nombre / Middle name")}
		${line(3, "apellidos", "Apellidos / Last name *")}${line(3, "apodo", "¿Cómo le dicen? / Preferred name")}
		${float(3, "nacimiento", "Fecha de nacimiento / Date of birth (dd/mm/aaaa)", `<DatePicker inputId="nacimiento" v-model="a.nacimiento" dateFormat="dd/mm/yy" showIcon fluid iconDisplay="input" :showOnFocus="false"/>`)}
		${float(3, "pais", "País de nacimiento / Country of birth", `<AutoComplete inputId="pais" v-model="a.pais" :suggestions="found.pais" @complete="findPais" forceSelection/>`)}
		${pick(3, "genero", "Género / Gender", "generos")}
		${float(3, "idiomas", "Idiomas que habla / Languages you know", `<MultiSelect inputId="idiomas" v-model="a.idiomas" :options="idiomasLista" optionLabel="label" optionValue="value" display="chip" filter/>`)}
		<div class="w6"><span class="ask" id="hispano-q">¿Se identifica como hispano(a) o latino(a)? / Do you identify as Hispanic or Latino?</span>
			<SelectButton v-model="a.hispano" :options="sino" optionLabel="label" optionValue="value" aria-labelledby="hispano-q" class="hispano"/></div>
	</div></Fieldset>
	<Fieldset legend="2 · Contacto / Contact"><div class="row">
		${line(2, "correo", "Correo electrónico / Email *", 'type="email"')}${phone(2, "celular", "Celular / Cell phone")}
		${float(2, "clave", "Contraseña nueva / New password", `<Password inputId="clave" v-model="a.clave" :feedback="false" toggleMask/>`)}
		${line(4, "calle", "Domicilio: calle y número / Street address")}${line(2, "depto", "Depto. / Apt.")}
		${line(2, "ciudad", "Ciudad / City")}
		${float(2, "estado", "Estado / State", `<AutoComplete inputId="estado" v-model="a.estado" :suggestions="found.estado" optionLabel="name" @complete="findEstado" forceSelection dropdown/>`)}
		${line(2, "cp", "Código postal / ZIP")}
	</div></Fieldset>
	<Fieldset legend="3 · Escuela y planes / School and plans"><div class="row">
		${float(4, "escuela", "Escuela secundaria / High school", `<AutoComplete inputId="escuela" v-model="a.escuela" :suggestions="found.escuela" @complete="findEscuela"/>`)}
		${line(2, "ciudadEscuela", "Ciudad de la escuela / School city")}
		${pick(2, "grado", "Grado actual / Current grade", "grados")}
		${float(2, "graduacion", "Graduación (mm/aaaa) / Graduation", `<DatePicker inputId="graduacion" v-model="a.graduacion" view="month" dateFormat="mm/yy" :showOnFocus="false" showIcon fluid iconDisplay="input"/>`)}
		${float(2, "promedio", "Promedio sin ponderar / Unweighted GPA", `<InputNumber inputId="promedio" v-model="a.promedio" :min="0" :max="4" :minFractionDigits="2" :maxFractionDigits="2" locale="en-US"/>`)}
		${float(3, "carrera", "¿Qué piensa estudiar? / Intended major", `<AutoComplete inputId="carrera" v-model="a.carrera" :suggestions="found.carrera" @complete="findCarrera"/>`)}
		${line(3, "oficio", "¿A qué quiere dedicarse? / Career goal")}
		${pick(3, "titulo", "Título deseado / Highest degree sought", "titulos")}
		<div class="w6"><label class="ask" for="universidades">Universidades a las que solicita (escriba y presione Enter) / Colleges you are applying to (type and press Enter)</label>
			<AutoComplete inputId="universidades" v-model="a.universidades" multiple :typeahead="false" fluid/></div>
	</div></Fieldset>
	<Fieldset legend="4 · Reconocimientos / Honors">
		<p class="lead">Hasta tres. / Up to three.</p>
		<DataTable :value="honors" size="small">
			<template #empty>Ninguno todavía / None yet</template>
			<Column field="title" header="Reconocimiento / Honor"/>
			<Column header="Grado / Grade"><template #body="{ data }">{{ gradeName(data.grade) }}</template></Column>
			<Column field="about" header="Descripción / Description"/>
			<Column><template #body="{ index }"><Button type="button" text size="small" label="Editar" @click="edit(index)"/><Button type="button" text size="small" severity="danger" label="Quitar" @click="drop(index)"/></template></Column>
		</DataTable>
		<Button type="button" outlined style="margin-top:12px" label="Añadir reconocimiento / Add an honor" :disabled="honors.length >= MAX" @click="edit(-1)"/>
		<Dialog v-model:visible="open" modal header="Reconocimiento / Honor"><div class="dlg">
			<FloatLabel variant="on"><InputText id="h-title" v-model="draft.title" maxlength="100"/><label for="h-title">Nombre del reconocimiento / Name of the honor</label></FloatLabel>
			<FloatLabel variant="on"><Select inputId="h-grade" v-model="draft.grade" :options="grados" optionLabel="label" optionValue="value"/><label for="h-grade">¿En qué grado? / In which grade?</label></FloatLabel>
			<FloatLabel variant="on"><Textarea id="h-about" v-model="draft.about" rows="3" maxlength="200"/><label for="h-about">Descripción breve / Short description</label></FloatLabel>
			<div style="display:flex;gap:8px;justify-content:flex-end"><Button type="button" text label="Cancelar / Cancel" @click="open = false"/><Button type="button" label="Guardar / Save" @click="save"/></div>
		</div></Dialog>
	</Fieldset>
	${parent("p1", "5 · Madre, padre o tutor 1 / Parent or guardian 1")}
	${parent("p2", "6 · Madre, padre o tutor 2 / Parent or guardian 2")}
	<Fieldset legend="7 · Su hogar / Your household"><div class="row">
		${pick(2, "estadoCivil", "Estado civil de sus padres / Parents' status", "civiles")}
		${float(2, "hermanos", "Número de hermanos / Siblings", `<InputNumber inputId="hermanos" v-model="a.hermanos" :min="0" :max="20" showButtons/>`)}
		${float(2, "ingreso", "Ingreso anual / Annual income", `<InputNumber inputId="ingreso" v-model="a.ingreso" mode="currency" currency="USD" locale="en-US" :maxFractionDigits="0"/>`)}
		<div class="w6"><span class="ask" id="primera-q">¿Será la primera persona de su familia en ir a la universidad? / Will you be the first in your family to attend college?</span>
			<div class="opts primera" role="radiogroup" aria-labelledby="primera-q"><span v-for="each in sino"><RadioButton v-model="a.primera" name="primera" :inputId="'primera-' + each.value" :value="each.value"/><label :for="'primera-' + each.value">{{ each.label }}</label></span></div></div>
	</div></Fieldset>
	<Fieldset legend="8 · Personas que lo apoyan / People who support you"><div class="row">
		${line(3, "maestro", "Maestro(a) que recomienda / Recommending teacher")}${line(3, "maestroCorreo", "Correo del maestro(a) / Teacher's email")}
		${line(3, "consejera", "Consejero(a) escolar / School counselor")}${phone(3, "consejeraTel", "Teléfono del consejero(a) / Counselor's phone")}
		${line(2, "padrino", "Persona que lo nomina / Nominator")}${line(2, "padrinoOrg", "Su organización / Organization")}${line(2, "padrinoCorreo", "Su correo / Nominator's email")}
		${line(2, "urgente", "Contacto de emergencia / Emergency contact")}${pick(2, "urgenteParentesco", "Parentesco / Relationship", "parentescos")}${phone(2, "urgenteTel", "Su teléfono / Their phone")}
	</div></Fieldset>
	<Fieldset legend="9 · En sus palabras / In your words"><div class="row">
		${float(6, "ensayo", "¿Qué puente ha construido usted? / What bridge have you built?", `<Textarea id="ensayo" v-model="a.ensayo" rows="6"/>`)}
		<div class="w6"><label class="ask" for="pasatiempos">Pasatiempos (etiquetas) / Hobbies (tags)</label><AutoComplete inputId="pasatiempos" v-model="a.pasatiempos" multiple :typeahead="false" fluid/></div>
		<div class="w3"><span class="ask" id="talla-q">Talla de camiseta / T-shirt size</span><SelectButton v-model="a.talla" :options="tallas" aria-labelledby="talla-q" class="talla"/></div>
		${pick(3, "supo", "¿Cómo supo de la beca? / How did you hear of us?", "fuentes")}
	</div></Fieldset>
	<div style="display:flex;gap:10px;margin:0 0 18px"><Checkbox v-model="a.acepto" inputId="acepto" binary/><label for="acepto">Declaro que todo lo anterior es cierto. / I declare that all of the above is true.</label></div>
	<div class="row" style="margin-bottom:22px">${line(4, "firma", "Firma (nombre completo) / Signature (full name)")}</div>
	<Button type="submit" label="Enviar solicitud / Submit application"/>
</form>`,
};
createApp(App)
	.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".dark" } } })
	.component("AutoComplete", AutoComplete).component("Button", Button).component("Checkbox", Checkbox).component("Column", Column).component("DataTable", DataTable)
	.component("DatePicker", DatePicker).component("Dialog", Dialog).component("Fieldset", Fieldset).component("FloatLabel", FloatLabel).component("InputMask", InputMask)
	.component("InputNumber", InputNumber).component("InputText", InputText).component("MultiSelect", MultiSelect).component("Password", Password)
	.component("RadioButton", RadioButton).component("Select", Select).component("SelectButton", SelectButton).component("Textarea", Textarea)
	.mount("#root");

const day = (date: Date | null) => (date instanceof Date ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}` : "");
const FIELDS = ["title", "grade", "about"] as const;
const honorKeys = Array.from({ length: MAX }, (_, i) => FIELDS.map((f, n) => [`honor${i + 1}_${f}`, i, f, n] as const)).flat();
const texts = (root: Element | null | undefined, selector: string) => [...(root?.querySelectorAll(selector) ?? [])].map((x) => (x.textContent ?? "").trim());
function shownOf(key: string): unknown {
	if (key === "hispano" || key === "talla") return texts(document.querySelector(`.${key}`), ".p-togglebutton-checked")[0] ?? "";
	if (key === "primera") return document.querySelector(".primera .p-radiobutton-checked")?.parentElement?.textContent?.trim() ?? "";
	const el = document.getElementById(key);
	if (key === "idiomas") return texts(el?.closest(".p-multiselect"), ".p-chip-label");
	if (key === "universidades" || key === "pasatiempos") return texts(el?.closest(".p-autocomplete"), ".p-chip-label");
	if (key === "acepto") return (el as HTMLInputElement).checked;
	return el instanceof HTMLInputElement || el instanceof HTMLTextAreaElement ? el.value : (el?.textContent ?? "").replace("\u00a0", "").trim();
}
Object.assign(window, {
	formState: () => JSON.parse(JSON.stringify({
		...a, nacimiento: day(a.nacimiento), graduacion: day(a.graduacion).slice(0, 7), estado: a.estado?.code ?? "",
		...Object.fromEntries(honorKeys.map(([key, i, f]) => [key, honors.value[i]?.[f] ?? ""])), submitted,
	})),
	formShown: () => ({
		...Object.fromEntries(Object.keys(a).map((key) => [key, shownOf(key)])),
		...Object.fromEntries(honorKeys.map(([key, i, , n]) => [key, document.querySelectorAll(".p-datatable-tbody tr:not(.p-datatable-empty-message)")[i]?.children[n]?.textContent?.trim() ?? ""])),
	}),
});
