import { computed, createApp, h, reactive } from "vue/dist/vue.esm-bundler.js";
import Buefy from "buefy";
import "buefy/dist/css/buefy.css";
import vSelect from "vue-select";
import "vue-select/dist/vue-select.css";
import { STATES } from "../../lists";
import "./style.css";

type Choice = { code: string; label: string };
const choices = (lines: string): Choice[] =>
	lines
		.trim()
		.split("\n")
		.map((line) => line.trim())
		.map((line) => ({ code: line.slice(0, line.indexOf(" ")), label: line.slice(line.indexOf(" ") + 1) }));

const COUNTRIES = choices(`
	AR Argentina
	BO Bolivia
	BR Brasil / Brazil
	CA Canadá / Canada
	CL Chile
	CO Colombia
	CU Cuba
	DO República Dominicana / Dominican Republic
	EC Ecuador
	ES España / Spain
	GT Guatemala
	HN Honduras
	HT Haití / Haiti
	MX México / Mexico
	NG Nigeria
	NI Nicaragua
	PA Panamá / Panama
	PE Perú / Peru
	PH Filipinas / Philippines
	PR Puerto Rico
	SV El Salvador
	US Estados Unidos / United States
	VE Venezuela
	ZZ Otro / Other`);
const LANGUAGES = choices(`
	en Inglés / English
	es Español / Spanish
	fr Francés / French
	ht Criollo haitiano / Haitian Creole
	ig Igbo
	mix Mixteco / Mixtec
	nah Náhuatl / Nahuatl
	pt Portugués / Portuguese
	qu Quechua
	tl Tagalo / Tagalog
	vi Vietnamita / Vietnamese
	yo Yoruba
	zap Zapoteco / Zapotec
	zh Chino / Chinese`);
const CAREERS = choices(`
	admin Administración de empresas / Business Administration
	agro Agronomía / Agriculture
	bio Biología / Biology
	comp Ciencias de la computación / Computer Science
	pol Ciencias políticas / Political Science
	edu Educación / Education
	nur Enfermería / Nursing
	his Historia / History
	env Ingeniería ambiental / Environmental Engineering
	civ Ingeniería civil / Civil Engineering
	mec Ingeniería mecánica / Mechanical Engineering
	mat Matemáticas / Mathematics
	psi Psicología / Psychology
	soc Trabajo social / Social Work
	ind No sé todavía / Undecided`);
const UNIVERSITIES = ["College of the Siskiyous", "Oregon State University", "Portland State University", "Shasta College", "Southern Oregon University", "University of California, Davis", "University of Oregon", "Western Oregon University"];
const SCHOOLS = ["Ashland High School", "Ashland Valley High School", "Central Medford High School", "Eagle Point High School", "Klamath Union High School", "Phoenix High School", "Yreka High School"];

const ICONS: Record<string, string> = {
	"calendar-today": "M19 3h-1V1h-2v2H8V1H6v2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V5a2 2 0 0 0-2-2zm0 16H5V8h14z",
	"chevron-left": "M15.400 7.400L14 6l-6 6 6 6 1.400-1.400L10.800 12z",
	"chevron-right": "M10 6L8.600 7.400l4.600 4.600-4.600 4.600L10 18l6-6z",
	minus: "M19 13H5v-2h14z",
	plus: "M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6z",
};

const emptyActivity = () => ({ name: "", role: "", about: "", grades: [] as string[], hours: "" as string | number });
const form = reactive({
	first: "",
	middle: "",
	last: "",
	birth: null as Date | null,
	gender: null as string | null,
	phone: "",
	email: "",
	country: null as string | null,
	years: null as number | null,
	hispanic: "",
	languages: [] as string[],
	home: "",
	street: "",
	apt: "",
	city: "",
	state: null as string | null,
	zip: "",
	county: "",
	poBox: "",
	parents: [
		{ first: "", last: "", job: "", school: null as string | null },
		{ first: "", last: "", job: "", school: null as string | null },
	],
	siblings: [
		{ name: "", age: "" as string | number },
		{ name: "", age: "" as string | number },
		{ name: "", age: "" as string | number },
	],
	marital: null as string | null,
	income: null as string | null,
	household: null as number | null,
	firstGen: "",
	school: "",
	schoolCity: "",
	schoolState: null as string | null,
	year: null as number | null,
	gpa: "" as string | number,
	programs: [] as string[],
	university: null as string | null,
	career: null as string | null,
	degree: null as string | null,
	activities: [emptyActivity(), emptyActivity(), emptyActivity()],
	honors: [] as { title: string; grade: string }[],
	referenceName: "",
	referencePhone: "",
	interview: null as Date | null,
	heard: null as string | null,
	essay: "",
	photo: false,
	truth: false,
	signature: "",
});
let submitted = false;

/** The element of each control, for formShown(). */
const places = new Map<string, HTMLElement>();
const two = (part: number) => String(part).padStart(2, "0");

const app = createApp({
	components: { vSelect },
	setup() {
		const honor = reactive({ title: "", grade: null as string | null });
		return {
			form,
			honor,
			addHonor: () => {
				if (!honor.title || !honor.grade) return;
				form.honors.push({ title: honor.title, grade: honor.grade });
				Object.assign(honor, { title: "", grade: null });
			},
			COUNTRIES,
			LANGUAGES,
			CAREERS,
			UNIVERSITIES,
			states: STATES.map(([code, label]) => ({ code, label })),
			codeOf: (choice: Choice) => choice.code,
			schools: computed(() => SCHOOLS.filter((name) => name.toLowerCase().includes(form.school.toLowerCase()))),
			showDate: (date: Date) => `${two(date.getMonth() + 1)}/${two(date.getDate())}/${date.getFullYear()}`,
			parseDate: (text: string) => {
				const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
				return parts ? new Date(Number(parts[3]), Number(parts[1]) - 1, Number(parts[2])) : null;
			},
			latest: new Date(2012, 11, 31),
			studies: ["Primaria / Elementary school", "Secundaria / Middle school", "Preparatoria / High school", "Algo de universidad / Some college", "Licenciatura / Bachelor’s degree", "Posgrado / Graduate degree"],
			maritals: ["Casados / Married", "Unión libre / Domestic partners", "Separados / Separated", "Divorciados / Divorced", "Viudo(a) / Widowed", "Nunca casados / Never married"],
			incomes: ["$0 – $25,000", "$25,001 – $45,000", "$45,001 – $65,000", "$65,001 – $85,000", "$85,001 +"],
			degrees: ["Certificado / Certificate", "Asociado (2 años) / Associate’s", "Licenciatura (4 años) / Bachelor’s", "Maestría / Master’s", "Doctorado / Doctorate"],
			heards: ["Mi escuela / My school", "La iglesia / Church", "La radio / Radio", "Facebook", "Un familiar / A relative"],
			programList: ["AVID", "GEAR UP", "MESA", "Upward Bound", "Migrant Education"],
			sortGrades: (activity: { grades: string[] }) => activity.grades.sort((a, b) => Number(a) - Number(b)),
			send: () => {
				submitted = true;
			},
		};
	},
	template: `
<section class="hero is-warning"><div class="hero-body"><div class="container">
	<h1 class="title">Beca Comunitaria Puentes</h1>
	<h2 class="subtitle">Puentes Community Scholarship</h2>
	<p>Puede contestar en español o en inglés. No preguntamos su estatus migratorio. · <i>You may answer in Spanish or English. We do not ask about immigration status.</i></p>
</div></div></section>
<div class="container page">
<form @submit.prevent="send" novalidate>

<div class="box"><h3 class="title is-4">1. Datos del estudiante / <i>Student information</i></h3>
	<div class="columns">
		<div class="column"><b-field label="Nombre / First name *" v-shown="'first'"><b-input v-model="form.first" name="first_name" /></b-field></div>
		<div class="column"><b-field label="Segundo nombre / Middle name" v-shown="'middle'"><b-input v-model="form.middle" name="middle_name" /></b-field></div>
		<div class="column"><b-field label="Apellido(s) / Last name(s) *" v-shown="'last'"><b-input v-model="form.last" name="last_name" /></b-field></div>
	</div>
	<div class="columns">
		<div class="column"><b-field label="Fecha de nacimiento / Date of birth" message="mes/día/año · mm/dd/yyyy" v-shown="'birth'"><b-datepicker v-model="form.birth" editable :date-formatter="showDate" :date-parser="parseDate" :max-date="latest" icon="calendar-today" placeholder="mm/dd/aaaa" :mobile-native="false" /></b-field></div>
		<div class="column"><b-field label="Sexo / Sex" v-shown="'gender'"><b-select v-model="form.gender" placeholder="Elija / Choose" expanded><option value="F">Femenino / Female</option><option value="M">Masculino / Male</option><option value="X">Prefiero no decir / Prefer not to say</option></b-select></b-field></div>
		<div class="column"><b-field label="Teléfono celular / Cell phone *" v-shown="'phone'"><b-input v-model="form.phone" type="tel" placeholder="(___) ___-____" /></b-field></div>
	</div>
	<div class="columns">
		<div class="column"><b-field label="Correo electrónico / Email *" v-shown="'email'"><b-input v-model="form.email" type="email" /></b-field></div>
		<div class="column"><b-field label="País de nacimiento / Country of birth" v-shown="'country'"><v-select v-model="form.country" :options="COUNTRIES" :reduce="codeOf" placeholder="Busque / Search" /></b-field></div>
		<div class="column is-one-quarter"><b-field label="Años en EE. UU. / Years in the U.S." v-shown="'years'"><b-numberinput v-model="form.years" :min="0" :max="25" controls-position="compact" /></b-field></div>
	</div>
	<b-field label="¿Se considera hispano o latino? / Do you consider yourself Hispanic or Latino?" v-shown="'hispanic'"><div class="options"><b-radio v-model="form.hispanic" name="hispanic" native-value="si">Sí / Yes</b-radio><b-radio v-model="form.hispanic" name="hispanic" native-value="no">No</b-radio></div></b-field>
	<b-field label="Idiomas que habla / Languages you speak" v-shown="'languages'"><v-select v-model="form.languages" :options="LANGUAGES" :reduce="codeOf" multiple placeholder="Todos los que apliquen / All that apply" /></b-field>
	<b-field label="Idioma que más se habla en su casa, además del inglés / Language spoken at home other than English" v-shown="'home'"><div class="options"><b-radio v-model="form.home" name="home" native-value="es">Español / Spanish</b-radio><b-radio v-model="form.home" name="home" native-value="ind">Una lengua indígena / An Indigenous language</b-radio><b-radio v-model="form.home" name="home" native-value="ot">Otro / Other</b-radio><b-radio v-model="form.home" name="home" native-value="no">Ninguno / None</b-radio></div></b-field>
</div>

<div class="box"><h3 class="title is-4">2. Domicilio / <i>Home address</i></h3>
	<div class="columns">
		<div class="column is-two-thirds" v-shown="'street'"><b-input v-model="form.street" placeholder="Calle y número / Street and number" /></div>
		<div class="column" v-shown="'apt'"><b-input v-model="form.apt" placeholder="Apartamento / Apt." /></div>
	</div>
	<div class="columns">
		<div class="column" v-shown="'city'"><b-input v-model="form.city" placeholder="Ciudad / City" /></div>
		<div class="column" v-shown="'state'"><v-select v-model="form.state" :options="states" :reduce="codeOf" placeholder="Estado / State" /></div>
		<div class="column is-one-fifth" v-shown="'zip'"><b-input v-model="form.zip" placeholder="Código postal / ZIP" /></div>
		<div class="column is-one-fifth" v-shown="'county'"><b-input v-model="form.county" placeholder="Condado / County" /></div>
	</div>
	<b-field label="Si recibe su correo en otro lugar, escriba esa dirección / If you get mail somewhere else, write that address" v-shown="'poBox'"><b-input v-model="form.poBox" placeholder="P.O. Box" /></b-field>
</div>

<div class="box"><h3 class="title is-4">3. Su familia / <i>Your family</i></h3>
	<table class="table is-fullwidth is-bordered">
		<thead><tr><th>Padre, madre o tutor<br><i>Parent or guardian</i></th><th>Nombre<br><i>First name</i></th><th>Apellido<br><i>Last name</i></th><th>Ocupación<br><i>Occupation</i></th><th>Estudios<br><i>Schooling completed</i></th></tr></thead>
		<tbody><tr v-for="(parent, index) in form.parents" :key="index">
			<td>{{ index + 1 }}</td>
			<td v-shown="'parent' + index + 'First'"><b-input v-model="parent.first" /></td>
			<td v-shown="'parent' + index + 'Last'"><b-input v-model="parent.last" /></td>
			<td v-shown="'parent' + index + 'Job'"><b-input v-model="parent.job" /></td>
			<td v-shown="'parent' + index + 'School'"><b-select v-model="parent.school" expanded><option v-for="each in studies" :key="each" :value="each">{{ each }}</option></b-select></td>
		</tr></tbody>
	</table>
	<table class="table is-bordered siblings">
		<thead><tr><th>Hermanos y hermanas: nombre completo<br><i>Brothers and sisters: full name</i></th><th>Edad<br><i>Age</i></th></tr></thead>
		<tbody><tr v-for="(sibling, index) in form.siblings" :key="index">
			<td v-shown="'sibling' + index + 'Name'"><b-input v-model="sibling.name" /></td>
			<td v-shown="'sibling' + index + 'Age'"><b-input v-model="sibling.age" type="number" /></td>
		</tr></tbody>
	</table>
	<div class="columns">
		<div class="column"><b-field label="Estado civil de sus padres / Parents’ marital status" v-shown="'marital'"><b-select v-model="form.marital" placeholder="Elija / Choose" expanded><option v-for="each in maritals" :key="each" :value="each">{{ each }}</option></b-select></b-field></div>
		<div class="column"><b-field label="Ingreso familiar al año / Yearly household income" v-shown="'income'"><b-select v-model="form.income" placeholder="Elija / Choose" expanded><option v-for="each in incomes" :key="each" :value="each">{{ each }}</option></b-select></b-field></div>
		<div class="column is-one-quarter"><b-field label="Personas en el hogar / Household size" v-shown="'household'"><b-numberinput v-model="form.household" :min="1" controls-position="compact" /></b-field></div>
	</div>
	<b-field label="¿Será usted el primero de su familia en ir a la universidad? / Will you be the first in your family to attend college?" v-shown="'firstGen'"><b-radio-button v-model="form.firstGen" native-value="si" type="is-link">Sí / Yes</b-radio-button><b-radio-button v-model="form.firstGen" native-value="no" type="is-link">No</b-radio-button></b-field>
</div>

<div class="box"><h3 class="title is-4">4. Escuela y planes / <i>School and plans</i></h3>
	<div class="columns">
		<div class="column"><b-field label="Preparatoria / High school" v-shown="'school'"><b-autocomplete v-model="form.school" :data="schools" open-on-focus placeholder="Escriba el nombre / Type the name" /></b-field></div>
		<div class="column"><b-field label="Ciudad de la escuela / School city" v-shown="'schoolCity'"><b-input v-model="form.schoolCity" /></b-field></div>
		<div class="column"><b-field label="Estado de la escuela / School state" v-shown="'schoolState'"><v-select v-model="form.schoolState" :options="states" :reduce="codeOf" /></b-field></div>
	</div>
	<div class="columns">
		<div class="column"><b-field label="Año de graduación / Graduation year" v-shown="'year'"><b-select v-model="form.year" placeholder="Año / Year" expanded><option v-for="each in [2026, 2027, 2028]" :key="each" :value="each">{{ each }}</option></b-select></b-field></div>
		<div class="column"><b-field label="Promedio sin ponderar / Unweighted GPA" v-shown="'gpa'"><b-input v-model="form.gpa" type="number" step="0.01" max="4" /></b-field></div>
		<div class="column"><b-field label="Universidad a la que piensa asistir / College you plan to attend" v-shown="'university'"><v-select v-model="form.university" :options="UNIVERSITIES" taggable placeholder="Elija o escriba / Choose or type" /></b-field></div>
	</div>
	<div class="columns">
		<div class="column"><b-field label="Carrera que desea estudiar / Intended major" v-shown="'career'"><v-select v-model="form.career" :options="CAREERS" :reduce="codeOf" /></b-field></div>
		<div class="column"><b-field label="Título más alto que desea obtener / Highest degree you want" v-shown="'degree'"><b-select v-model="form.degree" placeholder="Elija / Choose" expanded><option v-for="each in degrees" :key="each" :value="each">{{ each }}</option></b-select></b-field></div>
	</div>
	<b-field label="Programas en los que ha participado / Programs you have been part of" v-shown="'programs'"><div class="options"><b-checkbox v-for="each in programList" :key="each" v-model="form.programs" :native-value="each">{{ each }}</b-checkbox></div></b-field>
</div>

<div class="box"><h3 class="title is-4">5. Actividades y reconocimientos / <i>Activities and honors</i></h3>
	<article v-for="(activity, index) in form.activities" :key="index" class="activity">
		<h4 class="title is-6">Actividad {{ index + 1 }} / <i>Activity {{ index + 1 }}</i></h4>
		<div class="columns">
			<div class="column"><b-field label="Organización, club o empleo / Organization, club or job" v-shown="'activity' + index + 'Name'"><b-input v-model="activity.name" /></b-field></div>
			<div class="column"><b-field label="Puesto / Position" v-shown="'activity' + index + 'Role'"><b-input v-model="activity.role" /></b-field></div>
			<div class="column is-one-fifth"><b-field label="Horas por semana / Hours a week" v-shown="'activity' + index + 'Hours'"><b-input v-model="activity.hours" type="number" /></b-field></div>
		</div>
		<b-field label="¿Qué hizo? / What did you do?" v-shown="'activity' + index + 'About'"><b-input v-model="activity.about" type="textarea" rows="2" maxlength="200" /></b-field>
		<b-field label="Grados / Grades" v-shown="'activity' + index + 'Grades'"><b-checkbox-button v-for="grade in ['9', '10', '11', '12']" :key="grade" v-model="activity.grades" :native-value="grade" type="is-link" @update:model-value="sortGrades(activity)">{{ grade }}</b-checkbox-button></b-field>
	</article>
	<h4 class="title is-6">Premios y reconocimientos / <i>Awards and honors</i></h4>
	<ol class="honors" v-if="form.honors.length"><li v-for="(each, index) in form.honors" :key="index"><span v-shown="'honor' + index + 'Title'">{{ each.title }}</span> (<span v-shown="'honor' + index + 'Grade'">{{ each.grade }}</span>) <button type="button" class="delete is-small" aria-label="Quitar / Remove" @click="form.honors.splice(index, 1)"></button></li></ol>
	<b-field grouped class="adding">
		<b-input v-model="honor.title" placeholder="Nombre del premio / Name of award" expanded />
		<b-select v-model="honor.grade" placeholder="Grado / Grade"><option v-for="each in ['9.º / 9th', '10.º / 10th', '11.º / 11th', '12.º / 12th']" :key="each" :value="each">{{ each }}</option></b-select>
		<p class="control"><b-button type="is-link is-light" @click="addHonor">Agregar a la lista / Add to list</b-button></p>
	</b-field>
</div>

<div class="box"><h3 class="title is-4">6. Para terminar / <i>Finally</i></h3>
	<div class="columns">
		<div class="column"><b-field label="Una persona que lo conozca, no familiar / A reference, not a relative" v-shown="'referenceName'"><b-input v-model="form.referenceName" placeholder="Nombre / Name" /></b-field></div>
		<div class="column"><b-field label="Teléfono de esa persona / Reference’s phone" v-shown="'referencePhone'"><b-input v-model="form.referencePhone" type="tel" /></b-field></div>
	</div>
	<div class="columns">
		<div class="column"><b-field label="Fecha preferida para su entrevista / Preferred interview date" v-shown="'interview'"><b-datepicker v-model="form.interview" :date-formatter="showDate" icon="calendar-today" :mobile-native="false" /></b-field></div>
		<div class="column"><b-field label="¿Cómo se enteró de la beca? / How did you hear of us?" v-shown="'heard'"><v-select v-model="form.heard" :options="heards" /></b-field></div>
	</div>
	<b-field label="Cuéntenos de alguien que le abrió un camino (250 palabras) / Tell us about someone who opened a path for you (250 words)" v-shown="'essay'"><b-input v-model="form.essay" type="textarea" rows="6" /></b-field>
	<div class="field" v-shown="'photo'"><b-switch v-model="form.photo">Autorizo el uso de mi fotografía / My photograph may be used</b-switch></div>
	<div class="field" v-shown="'truth'"><b-checkbox v-model="form.truth">Declaro que todo lo anterior es verdad / I declare that all of the above is true</b-checkbox></div>
	<b-field label="Firma / Signature" v-shown="'signature'"><b-input v-model="form.signature" /></b-field>
	<b-button native-type="submit" type="is-link" size="is-medium">Enviar solicitud / Submit application</b-button>
</div>
</form>
</div>`,
});
app.directive("shown", {
	mounted: (element: HTMLElement, { value }: { value: string }) => places.set(value, element),
	updated: (element: HTMLElement, { value }: { value: string }) => places.set(value, element),
	beforeUnmount: (element: HTMLElement, { value }: { value: string }) => places.get(value) === element && places.delete(value),
});
app.component("site-icon", {
	props: ["icon", "size"],
	render() {
		return h("svg", { viewBox: "0 0 24 24", width: 22, height: 22, "aria-hidden": "true" }, [h("path", { d: ICONS[this.icon[1]] ?? "", fill: "currentColor" })]);
	},
});
app.use(Buefy, {
	defaultIconComponent: "site-icon",
	defaultIconPack: "",
	defaultMonthNames: ["Enero", "Febrero", "Marzo", "Abril", "Mayo", "Junio", "Julio", "Agosto", "Septiembre", "Octubre", "Noviembre", "Diciembre"],
	defaultDayNames: ["Do", "Lu", "Ma", "Mi", "Ju", "Vi", "Sá"],
});
app.mount("#root");
document.documentElement.lang = "es";
document.title = "Beca Comunitaria Puentes / Puentes Community Scholarship";

const HONORS = 3;
const dated = (date: Date | null) => (date ? `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}` : "");

function values(): Record<string, unknown> {
	const { birth, interview, parents, siblings, activities, honors, ...rest } = form;
	const all: Record<string, unknown> = { ...JSON.parse(JSON.stringify(rest)), birth: dated(birth), interview: dated(interview) };
	parents.forEach((parent, index) => {
		all[`parent${index}First`] = parent.first;
		all[`parent${index}Last`] = parent.last;
		all[`parent${index}Job`] = parent.job;
		all[`parent${index}School`] = parent.school;
	});
	siblings.forEach((sibling, index) => {
		all[`sibling${index}Name`] = sibling.name;
		all[`sibling${index}Age`] = sibling.age;
	});
	activities.forEach((activity, index) => {
		all[`activity${index}Name`] = activity.name;
		all[`activity${index}Role`] = activity.role;
		all[`activity${index}Hours`] = activity.hours;
		all[`activity${index}About`] = activity.about;
		all[`activity${index}Grades`] = [...activity.grades];
	});
	for (let index = 0; index < HONORS; index++) {
		all[`honor${index}Title`] = honors[index]?.title ?? "";
		all[`honor${index}Grade`] = honors[index]?.grade ?? "";
	}
	return all;
}

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";

function read(element: HTMLElement | undefined): unknown {
	if (!element) return "";
	const picker = element.querySelector<HTMLInputElement>(".datepicker input");
	if (picker) return picker.value;
	const radios = [...element.querySelectorAll<HTMLInputElement>("input[type=radio]")];
	if (radios.length > 0) return textOf(radios.find((each) => each.checked)?.closest("label"));
	const boxes = [...element.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
	if (boxes.length === 1) return boxes[0].checked;
	if (boxes.length > 1) return boxes.filter((each) => each.checked).map((each) => textOf(each.closest("label")));
	const select = element.querySelector("select");
	if (select) return select.selectedIndex < 0 || select.options[select.selectedIndex].disabled ? "" : textOf(select.options[select.selectedIndex]);
	const picked = element.querySelector(".v-select");
	if (picked) {
		const texts = [...picked.querySelectorAll(".vs__selected")].map(textOf);
		return picked.matches(".vs--multiple") ? texts : (texts[0] ?? "");
	}
	return element.querySelector<HTMLInputElement>("input, textarea")?.value ?? textOf(element);
}

Object.assign(window, {
	formState: () => ({ ...values(), submitted }),
	formShown: () => Object.fromEntries(Object.keys(values()).map((key) => [key, read(places.get(key))])),
});
