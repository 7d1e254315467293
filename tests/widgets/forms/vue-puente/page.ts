import { createApp, defineComponent, nextTick, toRaw } from "vue/dist/vue.esm-bundler.js";
import { STATES } from "../../lists";
import { ErrorMessage, Field, FieldArray, useForm } from "./forms";
import "./page.css";

const idOf = (name: string) => name.replace(/[[\].]+/g, "-").replace(/-$/, "");

const BiText = defineComponent({
	name: "BiText",
	props: { en: String, es: String },
	template: `<span lang="en">{{ en }}</span> <span class="es" lang="es">/ {{ es }}</span>`,
});

const FormGroup = defineComponent({
	name: "FormGroup",
	components: { Field, ErrorMessage, BiText },
	inheritAttrs: false,
	props: { name: { type: String, required: true }, en: String, es: String, hint: String, required: Boolean, col: { default: "col-6" }, as: String, type: String, options: Array },
	setup: (props) => ({ id: idOf(props.name) }),
	template: `
		<div :class="col">
			<label class="form-label" :for="id"><BiText :en="en" :es="es" /><span v-if="required" class="text-danger"> *</span></label>
			<Field v-if="options" as="select" :id="id" :name="name" class="form-select" v-bind="$attrs">
				<option value="">Select / Seleccione</option>
				<option v-for="[value, text] in options" :key="value" :value="value">{{ text }}</option>
			</Field>
			<Field v-else :as="as" :type="type" :id="id" :name="name" class="form-control" v-bind="$attrs" />
			<div v-if="hint" class="form-text">{{ hint }}</div>
			<ErrorMessage :name="name" />
		</div>`,
});

const ChoiceGroup = defineComponent({
	name: "ChoiceGroup",
	components: { Field, ErrorMessage, BiText },
	props: { name: { type: String, required: true }, en: String, es: String, type: { default: "radio" }, required: Boolean, options: Array, col: { default: "col-12" } },
	setup: (props) => ({ id: idOf(props.name) }),
	template: `
		<fieldset :class="col">
			<legend class="form-label"><BiText :en="en" :es="es" /><span v-if="required" class="text-danger"> *</span></legend>
			<div v-for="([value, text], n) in options" :key="value" class="form-check">
				<Field :type="type" :name="name" :value="value" :id="id + '-' + n" class="form-check-input" />
				<label class="form-check-label" :for="id + '-' + n">&nbsp;{{ text }}</label>
			</div>
			<ErrorMessage :name="name" as="div" />
		</fieldset>`,
});

const MONTHS = "January / Enero,February / Febrero,March / Marzo,April / Abril,May / Mayo,June / Junio,July / Julio,August / Agosto,September / Septiembre,October / Octubre,November / Noviembre,December / Diciembre"
	.split(",")
	.map((text, index) => [String(index + 1).padStart(2, "0"), text]);
const DAYS = Array.from({ length: 31 }, (_, index) => [String(index + 1).padStart(2, "0"), String(index + 1)]);
const YEARS = Array.from({ length: 22 }, (_, index) => [String(2012 - index), String(2012 - index)]);
const YES_NO = [
	["si", "Yes / Sí"],
	["no", "No"],
];
const GRADES = [
	["9", "9th / 9.º"],
	["10", "10th / 10.º"],
	["11", "11th / 11.º"],
	["12", "12th / 12.º"],
];
const EDUCATION = [
	["primaria", "Elementary or middle school / Primaria o secundaria"],
	["prepa", "High school diploma / Preparatoria"],
	["algo", "Some college / Algunos estudios universitarios"],
	["tecnico", "Associate or technical degree / Carrera técnica"],
	["licenciatura", "Bachelor's degree / Licenciatura"],
	["posgrado", "Graduate degree / Posgrado"],
];
const lists = {
	states: STATES,
	months: MONTHS,
	days: DAYS,
	years: YEARS,
	yesNo: YES_NO,
	grades: GRADES,
	education: EDUCATION,
	scores: ["5", "4", "3", "2", "1"].map((each) => [each, each]),
	citizenship: [
		["ciudadano", "U.S. citizen / Ciudadano(a) de EE. UU."],
		["residente", "Lawful permanent resident / Residente permanente"],
		["daca", "DACA or undocumented / DACA o indocumentado(a)"],
		["visa", "Student or other visa / Visa de estudiante u otra"],
		["nd", "Prefer not to answer / Prefiero no contestar"],
	],
	races: [
		["indigena", "American Indian or Indigenous / Indígena"],
		["asiatica", "Asian / Asiática"],
		["negra", "Black or Afro-descendant / Negra o afrodescendiente"],
		["blanca", "White / Blanca"],
		["otra", "Other / Otra"],
	],
	marital: [
		["casados", "Married / Casados"],
		["union", "Living together / Unión libre"],
		["separados", "Separated / Separados"],
		["divorciados", "Divorced / Divorciados"],
		["viudo", "Widowed / Viudo(a)"],
		["solteros", "Never married / Nunca casados"],
	],
	incomes: [
		["1", "Less than / Menos de $25,000"],
		["2", "$25,000 - $49,999"],
		["3", "$50,000 - $74,999"],
		["4", "$75,000 - $99,999"],
		["5", "$100,000 or more / o más"],
	],
	levels: [
		["9", "9th grade / 9.º grado"],
		["10", "10th grade / 10.º grado"],
		["11", "11th grade / 11.º grado"],
		["12", "12th grade / 12.º grado"],
	],
	types: [
		["arte", "Arts, dance, music / Arte, danza, música"],
		["iglesia", "Church / Iglesia"],
		["cultura", "Cultural organization / Organización cultural"],
		["debate", "Debate or speech / Debate u oratoria"],
		["deporte", "Sports / Deportes"],
		["ambiente", "Environment / Medio ambiente"],
		["familia", "Caring for family / Cuidado de la familia"],
		["gobierno", "Student government / Gobierno estudiantil"],
		["trabajo", "Paid job / Trabajo remunerado"],
		["voluntario", "Volunteering / Voluntariado"],
		["otro", "Other / Otro"],
	],
	shirts: ["S", "M", "L", "XL"].map((each) => [each, each]),
	idiomas: [
		["en", "English / Inglés"],
		["es", "Spanish / Español"],
		["ambos", "Either one / Cualquiera"],
	],
	hear: [
		["escuela", "School / Escuela"],
		["radio", "Radio or TV / Radio o televisión"],
		["redes", "Social media / Redes sociales"],
		["amigo", "Friend or relative / Amistad o familiar"],
	],
};

const SIBLING = { first: "", last: "", age: "" };
const EXAM = { subject: "", score: "" };
const ACTIVITY = { type: "", org: "", role: "", grades: [] as string[], hours: "", weeks: "", description: "" };
const AWARD = { title: "", grade: "" };
const initialValues = {
	...Object.fromEntries(
		"firstName middleName lastName email phone birthMonth birthDay birthYear idioma street apt city state zip birthCountry yearsInUs hispanic citizenship firstGen motherFirst motherLast motherEducation fatherFirst fatherLast fatherEducation marital income school schoolState gradeNow graduation gpa satMath satReading major recommenderName recommenderEmail emergencyName emergencyPhone shirt hear essay parentSignature apodo"
			.split(" ")
			.map((name) => [name, ""]),
	),
	race: [] as string[],
	consent: false,
	whatsapp: false,
	siblings: [] as (typeof SIBLING)[],
	exams: [] as (typeof EXAM)[],
	activities: [0, 1, 2].map(() => structuredClone(ACTIVITY)),
	awards: [0, 1, 2].map(() => ({ ...AWARD })),
};
const LISTS = { siblings: [2, SIBLING], exams: [3, EXAM], activities: [3, ACTIVITY], awards: [3, AWARD] } as const;

const needed = (value: unknown) => (value ? true : "This field is required / Este campo es obligatorio");
const email = (value: unknown) => (/^\S+@\S+\.\S+$/.test(String(value)) ? true : "Enter a valid e-mail / Escriba un correo válido");
const rules = {
	...Object.fromEntries("firstName lastName phone street city state zip school gpa consent".split(" ").map((name) => [name, needed])),
	email,
};

const App = defineComponent({
	components: { Field, ErrorMessage, FieldArray, BiText, FormGroup, ChoiceGroup },
	setup() {
		const { values, handleSubmit } = useForm({ initialValues, rules });
		let submitted = false;
		const onSubmit = handleSubmit(() => {
			submitted = true;
		});
		const keys = [
			...Object.keys(initialValues).filter((key) => !(key in LISTS)),
			...Object.entries(LISTS).flatMap(([list, [length, entry]]) =>
				Array.from({ length }, (_, index) => Object.keys(entry).map((part) => `${list}[${index}].${part}`)).flat(),
			),
		];
		const isMany = (key: string) => key === "race" || key.endsWith(".grades");
		const held = (key: string) => {
			const [, list, index, part] = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(key) ?? [];
			const value = list ? (values as any)[list][Number(index)]?.[part as string] : (values as any)[key];
			return structuredClone(toRaw(value)) ?? (isMany(key) ? [] : "");
		};
		const seen = (key: string) => {
			const found = [...document.querySelectorAll<HTMLInputElement>(`[name="${key}"]`)];
			const checked = found.filter((each) => each.checked).map((each) => each.labels?.[0]?.textContent?.trim());
			if (isMany(key)) return checked;
			const [box] = found;
			if (box?.type === "radio") return checked[0] ?? "";
			if (box?.type === "checkbox") return box.checked;
			if (box instanceof HTMLSelectElement) return box.value === "" ? "" : box.selectedOptions[0]?.textContent;
			return box?.value ?? "";
		};
		Object.assign(window, {
			formState: () => ({ submitted, ...Object.fromEntries(keys.map((key) => [key, held(key)])) }),
			formShown: () => Object.fromEntries(keys.map((key) => [key, seen(key)])),
		});
		const fresh = (entry: object) => structuredClone(entry);
		const addAndFocus = async (push: (entry: object) => void, entry: object, list: string, count: number, part: string) => {
			push(structuredClone(entry));
			await nextTick();
			document.getElementById(`${list}-${count}-${part}`)?.focus();
		};
		return { ...lists, onSubmit, fresh, addAndFocus, SIBLING, EXAM, ACTIVITY, AWARD };
	},
	template: `
	<div class="hero">
		<h1>Fundación Puente</h1>
		<p><BiText en="Scholarship application 2027–2028" es="Solicitud de beca 2027–2028" /></p>
	</div>
	<div class="container">
		<p>You may answer in English or in Spanish. Your immigration status will never be shared. <em class="es" lang="es">Puede contestar en inglés o en español. Su estatus migratorio nunca se compartirá.</em></p>
		<form novalidate @submit="onSubmit">
			<section class="step">
				<h2><BiText en="Student information" es="Datos del estudiante" /></h2>
				<div class="row">
					<FormGroup name="firstName" en="First name" es="Nombre" required col="col-4" autocomplete="given-name" />
					<FormGroup name="middleName" en="Middle name" es="Segundo nombre" col="col-4" />
					<FormGroup name="lastName" en="Last name(s)" es="Apellido(s)" required col="col-4" autocomplete="family-name" hint="Paternal and maternal, if you use both / Paterno y materno, si usa los dos" />
					<fieldset class="col-12">
						<legend class="form-label"><BiText en="Date of birth" es="Fecha de nacimiento" /></legend>
						<div class="row">
							<FormGroup name="birthMonth" en="Month" es="Mes" col="col-4" :options="months" />
							<FormGroup name="birthDay" en="Day" es="Día" col="col-4" :options="days" />
							<FormGroup name="birthYear" en="Year" es="Año" col="col-4" :options="years" />
						</div>
					</fieldset>
					<FormGroup name="email" type="email" en="E-mail" es="Correo electrónico" required autocomplete="email" />
					<FormGroup name="phone" type="tel" en="Cell phone" es="Teléfono celular" required placeholder="(000) 000-0000" />
					<div class="col-12 form-check--block">
						<Field type="checkbox" name="whatsapp" id="whatsapp" :value="true" />
						<label for="whatsapp">&nbsp;Send me news and events by WhatsApp / Deseo recibir noticias y eventos por WhatsApp</label>
					</div>
					<FormGroup name="street" en="Home address" es="Domicilio" required col="col-8" />
					<FormGroup name="apt" en="Apt." es="Depto." col="col-4" />
					<FormGroup name="city" en="City" es="Ciudad" required col="col-4" />
					<FormGroup name="state" en="State" es="Estado" required col="col-4" :options="states" />
					<FormGroup name="zip" en="ZIP code" es="Código postal" required col="col-4" inputmode="numeric" />
					<FormGroup name="idioma" en="In which language should we write to you?" es="¿En qué idioma prefiere que le escribamos?" col="col-12" :options="idiomas" />
				</div>
				<div class="d-none"><label for="apodo">Apodo</label><Field name="apodo" id="apodo" tabindex="-1" autocomplete="off" /></div>
			</section>

			<section class="step">
				<h2><BiText en="Your roots" es="Sus raíces" /></h2>
				<div class="row">
					<FormGroup name="birthCountry" en="Country where you were born" es="País de nacimiento" />
					<FormGroup name="yearsInUs" type="number" min="0" en="Years living in the United States" es="Años de vivir en Estados Unidos" />
					<ChoiceGroup name="hispanic" en="Do you identify as Hispanic or Latino/a/e?" es="¿Se identifica como hispano(a) o latino(a)?" :options="yesNo" />
					<ChoiceGroup name="race" type="checkbox" en="Race (check all that apply)" es="Raza (marque todas las que correspondan)" :options="races" />
					<FormGroup name="citizenship" en="Citizenship or immigration status" es="Ciudadanía o estatus migratorio" col="col-12" :options="citizenship" />
				</div>
			</section>

			<section class="step">
				<h2><BiText en="Family" es="Familia" /></h2>
				<div class="row">
					<FormGroup name="motherFirst" en="Mother's first name" es="Nombre de la madre" col="col-4" />
					<FormGroup name="motherLast" en="Mother's last name(s)" es="Apellido(s) de la madre" col="col-4" />
					<FormGroup name="motherEducation" en="Mother's education" es="Escolaridad de la madre" col="col-4" :options="education" />
					<FormGroup name="fatherFirst" en="Father's first name" es="Nombre del padre" col="col-4" />
					<FormGroup name="fatherLast" en="Father's last name(s)" es="Apellido(s) del padre" col="col-4" />
					<FormGroup name="fatherEducation" en="Father's education" es="Escolaridad del padre" col="col-4" :options="education" />
					<FormGroup name="marital" en="Your parents are…" es="Estado civil de sus padres" :options="marital" />
					<FormGroup name="income" en="Family income per year" es="Ingreso familiar anual" :options="incomes" />
					<ChoiceGroup name="firstGen" en="Will you be the first in your family to go to college?" es="¿Será la primera persona de su familia en ir a la universidad?" :options="yesNo" />
				</div>
				<h3><BiText en="Brothers and sisters" es="Hermanos y hermanas" /></h3>
				<FieldArray name="siblings" v-slot="{ fields, push, remove }">
					<div v-for="(field, i) in fields" :key="field.key" class="tarjeta">
						<header><BiText :en="'Sibling ' + (i + 1)" :es="'Hermano(a) ' + (i + 1)" /><button type="button" class="btn-link" @click="remove(i)">Remove / Quitar</button></header>
						<div class="row">
							<FormGroup :name="'siblings[' + i + '].first'" en="Name" es="Nombre" col="col-4" />
							<FormGroup :name="'siblings[' + i + '].last'" en="Last name(s)" es="Apellido(s)" col="col-4" />
							<FormGroup :name="'siblings[' + i + '].age'" type="number" en="Age" es="Edad" col="col-4" />
						</div>
					</div>
					<button type="button" class="btn" id="add-sibling" @click="addAndFocus(push, SIBLING, 'siblings', fields.length, 'first')">+ Add sibling / Agregar hermano(a)</button>
				</FieldArray>
			</section>

			<section class="step">
				<h2><BiText en="School" es="Escuela" /></h2>
				<div class="row">
					<FormGroup name="school" en="Name of your high school" es="Nombre de su escuela preparatoria (high school)" required col="col-8" />
					<FormGroup name="schoolState" en="State" es="Estado" col="col-4" :options="states" />
					<FormGroup name="gradeNow" en="Grade this year" es="Grado actual" col="col-4" :options="levels" />
					<FormGroup name="graduation" type="date" en="Graduation date" es="Fecha de graduación" col="col-4" />
					<FormGroup name="gpa" en="GPA (4.0 scale, unweighted)" es="Promedio (escala 4.0, sin ponderar)" required col="col-4" />
					<FormGroup name="satMath" type="number" en="SAT Math" es="SAT Matemáticas" col="col-4" />
					<FormGroup name="satReading" type="number" en="SAT Reading & Writing" es="SAT Lectura y redacción" col="col-4" />
					<FormGroup name="major" en="What do you want to study?" es="¿Qué carrera desea estudiar?" col="col-4" />
				</div>
				<h3><BiText en="AP exams" es="Exámenes AP" /></h3>
				<FieldArray name="exams" v-slot="{ fields, push, remove }">
					<table v-if="fields.length" class="tabla">
						<thead><tr><th scope="col"><BiText en="Exam" es="Examen" /></th><th scope="col"><BiText en="Score" es="Calificación" /></th><td></td></tr></thead>
						<tbody>
							<tr v-for="(field, i) in fields" :key="field.key">
								<td><label class="visually-hidden" :for="'exams-' + i + '-subject'">Exam / Examen</label><Field :name="'exams[' + i + '].subject'" :id="'exams-' + i + '-subject'" class="form-control" /></td>
								<td><label class="visually-hidden" :for="'exams-' + i + '-score'">Score / Calificación</label>
									<Field as="select" :name="'exams[' + i + '].score'" :id="'exams-' + i + '-score'" class="form-select"><option value="">--</option><option v-for="[v, t] in scores" :key="v" :value="v">{{ t }}</option></Field></td>
								<td><button type="button" class="btn-link" @click="remove(i)">Remove / Quitar</button></td>
							</tr>
						</tbody>
					</table>
					<button type="button" class="btn" id="add-exam" @click="addAndFocus(push, EXAM, 'exams', fields.length, 'subject')">+ Add exam / Agregar examen</button>
				</FieldArray>
			</section>

			<section class="step">
				<h2><BiText en="Activities, work and service" es="Actividades, trabajo y servicio" /></h2>
				<p class="form-text">Tell us how you spend your time outside of class, most important first. / Cuéntenos qué hace fuera de clases, empezando por lo más importante.</p>
				<FieldArray name="activities" v-slot="{ fields, push, remove }">
					<div v-for="(field, i) in fields" :key="field.key" class="tarjeta">
						<header><BiText :en="'Activity ' + (i + 1)" :es="'Actividad ' + (i + 1)" /><button v-if="i > 2" type="button" class="btn-link" @click="remove(i)">Remove / Quitar</button></header>
						<div class="row">
							<FormGroup :name="'activities[' + i + '].type'" en="Kind of activity" es="Tipo de actividad" :options="types" />
							<FormGroup :name="'activities[' + i + '].org'" en="Organization or workplace" es="Organización o lugar de trabajo" />
							<FormGroup :name="'activities[' + i + '].role'" en="Your position" es="Su puesto o cargo" />
							<FormGroup :name="'activities[' + i + '].hours'" type="number" en="Hours a week" es="Horas por semana" col="col-3" />
							<FormGroup :name="'activities[' + i + '].weeks'" type="number" en="Weeks a year" es="Semanas al año" col="col-3" />
							<ChoiceGroup :name="'activities[' + i + '].grades'" type="checkbox" en="Grades" es="Grados" :options="grades" />
							<FormGroup :name="'activities[' + i + '].description'" as="textarea" rows="2" en="What did you do?" es="¿Qué hizo?" col="col-12" />
						</div>
					</div>
					<button type="button" class="btn" @click="push(fresh(ACTIVITY))">+ Add another / Agregar otra</button>
				</FieldArray>
				<h3><BiText en="Awards and recognitions" es="Premios y reconocimientos" /></h3>
				<FieldArray name="awards" v-slot="{ fields, push }">
					<div v-for="(field, i) in fields" :key="field.key" class="row">
						<FormGroup :name="'awards[' + i + '].title'" :en="'Award ' + (i + 1)" :es="'Premio ' + (i + 1)" col="col-8" />
						<FormGroup :name="'awards[' + i + '].grade'" en="Grade when received" es="Grado en que lo recibió" col="col-4" :options="levels" />
					</div>
					<button type="button" class="btn-link" @click="push(fresh(AWARD))">+ Award / Premio</button>
				</FieldArray>
			</section>

			<section class="step">
				<h2><BiText en="Contacts" es="Contactos" /></h2>
				<div class="row">
					<FormGroup name="recommenderName" en="Teacher or mentor who recommends you" es="Maestro(a) o mentor(a) que le recomienda" />
					<FormGroup name="recommenderEmail" type="email" en="That person's e-mail" es="Correo de esa persona" />
					<FormGroup name="emergencyName" en="Emergency contact" es="Contacto de emergencia" />
					<FormGroup name="emergencyPhone" type="tel" en="Emergency phone" es="Teléfono de emergencia" />
				</div>
			</section>

			<section class="step">
				<h2><BiText en="Your story" es="Su historia" /></h2>
				<div class="row">
					<FormGroup name="essay" as="textarea" rows="8" col="col-12" en="Who has been a bridge in your life, and for whom will you be one?" es="¿Quién ha sido un puente en su vida y para quién lo será usted?" hint="400–600 words / palabras" />
					<FormGroup name="shirt" en="T-shirt size (award night)" es="Talla de camiseta (noche de premios)" :options="shirts" />
					<FormGroup name="hear" en="How did you find out about us?" es="¿Cómo se enteró de nosotros?" :options="hear" />
				</div>
				<div class="form-check--block">
					<Field type="checkbox" name="consent" id="consent" :value="true" />
					<label for="consent">&nbsp;I declare that this information is true. / Declaro que esta información es verdadera. <span class="text-danger">*</span></label>
					<ErrorMessage name="consent" />
				</div>
				<div class="row"><FormGroup name="parentSignature" en="Signature of parent or guardian (type full name)" es="Firma del padre, madre o tutor (escriba el nombre completo)" col="col-12" /></div>
				<button type="submit" class="btn">Send / Enviar</button>
			</section>
		</form>
	</div>`,
});

createApp(App).mount("#root");
