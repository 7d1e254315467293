import { createApp, ref, reactive, computed } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import "vuetify/dist/vuetify.css";
import "./style.css";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const EXAMS = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language and Composition", "AP English Literature and Composition",
	"AP Environmental Science", "AP European History", "AP Human Geography", "AP Physics 1", "AP Psychology", "AP Spanish Language and Culture", "AP Statistics",
	"AP U.S. Government and Politics", "AP United States History", "AP World History"];

const form = reactive({
	last: "", first: "", middle: "", suffix: null, chosen: "", otherNames: "", birth: null, birthCountry: null, ssn: "",
	email: "", phone: "", phoneCode: "+1", altPhone: "", street: "", unit: "", city: "", state: null, zip: "", sameMailing: true,
	gender: null, hispanic: null, races: [], citizenship: null, military: null, languages: [],
	hsStatus: null, hsName: "", hsCity: "", hsState: null, hsEntry: "", hsGraduation: null, gpa: null, otherCollege: "",
	startYear: null, major: null, degree: null, transferTo: "", meal: null, orientation: null,
	income: null, aid: null, foster: null, p1Name: "", p1Education: null, p1Living: null, p2Name: "", p2Education: null, p2Living: null, marital: null, firstGen: null,
	emergencyName: "", emergencyRelation: "", emergencyPhone: "", goals: "", reachText: false, truth: false, sign: "",
});
type Exam = { subject: string | null; score: number | null; when: string };
const exams = ref<Exam[]>([]);
const courses = ref<{ name: string; grade: string; units: string }[]>([]);
const submitted = ref(false);
const isoDay = (d: unknown) => (d instanceof Date ? `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, "0")}-${String(d.getDate()).padStart(2, "0")}` : "");

const App = {
	setup() {
		const open = ref<number[]>([]);
		return {
			form, exams, courses, open, MAJORS, COUNTRIES, EXAMS,
			states: STATES.map(([value, title]) => ({ value, title })),
			suffixes: ["Jr.", "Sr.", "II", "III", "IV", "V"],
			genders: [{ value: "F", title: "Female / Femenino" }, { value: "M", title: "Male / Masculino" }, { value: "B", title: "Non-binary / No binario" }, { value: "X", title: "Decline to state / Prefiero no decir" }],
			races: ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White"],
			citizenships: [{ value: 1, title: "U.S. citizen / Ciudadano(a) de EE. UU." }, { value: 2, title: "Permanent resident / Residente permanente" }, { value: 3, title: "Refugee or asylee / Refugiado(a) o asilado(a)" }, { value: 4, title: "Student visa (F-1, M-1) / Visa de estudiante" }, { value: 5, title: "Other or none / Otro o ninguno" }],
			schooling: [{ value: "G", title: "Grade school / Primaria" }, { value: "N", title: "Some high school / Algo de preparatoria" }, { value: "H", title: "High school graduate / Preparatoria terminada" }, { value: "S", title: "Some college, no degree / Algo de universidad, sin título" }, { value: "A", title: "Associate degree / Título asociado" }, { value: "B", title: "Bachelor’s degree / Licenciatura" }, { value: "M", title: "Graduate degree / Posgrado" }, { value: "U", title: "Unknown / No sé" }],
			incomes: [{ value: 1, title: "$0 – $24,999" }, { value: 2, title: "$25,000 – $49,999" }, { value: 3, title: "$50,000 – $74,999" }, { value: 4, title: "$75,000 – $99,999" }, { value: 5, title: "$100,000 +" }],
			maritals: ["Married / Casados", "Never married / Nunca casados", "Separated / Separados", "Divorced / Divorciados", "Widowed / Viudo(a)"],
			tongues: ["Arabic / Árabe", "Cantonese / Cantonés", "English / Inglés", "Hmong", "Igbo", "Mandarin / Mandarín", "Mixtec / Mixteco", "Spanish / Español", "Tagalog", "Vietnamese / Vietnamita"],
			degrees: ["Certificate / Certificado", "Associate / Asociado", "Bachelor’s / Licenciatura", "Master’s / Maestría", "Doctorate / Doctorado", "Undecided / No sé"],
			addExam: () => exams.value.push({ subject: null, score: null, when: "" }),
			addCourse: () => { courses.value.push({ name: "", grade: "", units: "" }); open.value = [courses.value.length - 1]; },
			dateShown: computed(() => isoDay(form.birth)),
			send: () => { submitted.value = true; },
		};
	},
	template: `
<v-app>
	<v-app-bar color="primary" flat><v-app-bar-title>Tule Basin Community College</v-app-bar-title><template #append><span class="mr-4 lang">English · Español</span></template></v-app-bar>
	<v-main>
		<v-container class="page">
			<h1 class="text-h4 mb-2">Application for Admission and Financial Aid</h1>
			<p class="text-h6 mb-6 es">Solicitud de admisión y ayuda económica</p>
			<v-alert type="info" variant="tonal" class="mb-6">There is no fee to apply. Items with * are required. <em>La solicitud es gratuita. Los campos con * son obligatorios.</em></v-alert>
			<v-form @submit.prevent="send">
				<v-card class="mb-6" variant="flat" border><v-card-title>1. Identity / Identidad</v-card-title><v-card-text><v-row>
					<v-col cols="6"><v-text-field id="last" v-model="form.last" label="Legal last name(s) / Apellido(s) legal(es) *" /></v-col>
					<v-col cols="6"><v-text-field id="first" v-model="form.first" label="Legal first name / Nombre legal *" /></v-col>
					<v-col cols="4"><v-text-field id="middle" v-model="form.middle" label="Middle name / Segundo nombre" /></v-col>
					<v-col cols="3"><v-select id="suffix" v-model="form.suffix" :items="suffixes" clearable label="Suffix / Sufijo" /></v-col>
					<v-col cols="5"><v-text-field id="chosen" v-model="form.chosen" label="Preferred first name / Nombre preferido" /></v-col>
					<v-col cols="12"><v-text-field id="otherNames" v-model="form.otherNames" label="Other names on your records / Otros nombres en sus documentos" /></v-col>
					<v-col cols="12"><v-text-field id="ssn" v-model="form.ssn" type="password" autocomplete="off" label="Social Security or Tax ID / Número de Seguro Social" hint="Needed only for tax form 1098-T" persistent-hint /></v-col>
					<v-col cols="6"><v-date-input id="birth" v-model="form.birth" label="Date of birth / Fecha de nacimiento *" placeholder="mm/dd/yyyy" prepend-icon="" prepend-inner-icon="$calendar" /></v-col>
					<v-col cols="6"><v-autocomplete id="birthCountry" v-model="form.birthCountry" :items="COUNTRIES" label="Country of birth / País de nacimiento" /></v-col>
				</v-row></v-card-text></v-card>

				<v-card class="mb-6" variant="flat" border><v-card-title>2. How to reach you / Cómo comunicarnos</v-card-title><v-card-text><v-row>
					<v-col cols="12"><v-text-field id="email" v-model="form.email" type="email" label="Email / Correo electrónico *" /></v-col>
					<v-col cols="2"><v-select id="phoneCode" v-model="form.phoneCode" :items="['+1', '+52', '+502', '+503']" label="Code" /></v-col>
					<v-col cols="5"><v-text-field id="phone" v-model="form.phone" type="tel" label="Main phone / Teléfono principal *" placeholder="530-555-1234" /></v-col>
					<v-col cols="5"><v-text-field id="altPhone" v-model="form.altPhone" type="tel" label="Second phone / Otro teléfono" /></v-col>
					<v-col cols="12"><v-checkbox id="reachText" v-model="form.reachText" hide-details label="Text me reminders; message rates may apply / Acepto recibir mensajes de texto" /></v-col>
					<v-col cols="8"><v-text-field id="street" v-model="form.street" label="Street address / Dirección *" /></v-col>
					<v-col cols="4"><v-text-field id="unit" v-model="form.unit" label="Apt., space / Apto." /></v-col>
					<v-col cols="5"><v-text-field id="city" v-model="form.city" label="City / Ciudad *" /></v-col>
					<v-col cols="4"><v-autocomplete id="state" v-model="form.state" :items="states" label="State / Estado *" /></v-col>
					<v-col cols="3"><v-text-field id="zip" v-model="form.zip" maxlength="10" label="ZIP / Código postal *" /></v-col>
				</v-row></v-card-text></v-card>

				<v-card class="mb-6" variant="flat" border><v-card-title>3. Citizenship and background / Ciudadanía y datos demográficos</v-card-title><v-card-text><v-row>
					<v-col cols="12"><v-select id="citizenship" v-model="form.citizenship" :items="citizenships" label="Citizenship or immigration status / Ciudadanía o estatus migratorio *" /></v-col>
					<v-col cols="6"><v-select id="gender" v-model="form.gender" :items="genders" label="Gender / Género" /></v-col>
					<v-col cols="6"><v-select id="military" v-model="form.military" :items="['None / Ninguno', 'Currently serving / En servicio activo', 'Veteran / Veterano(a)', 'Military dependent / Dependiente de militar']" label="U.S. military status / Servicio militar" /></v-col>
					<v-col cols="12"><v-radio-group id="hispanic" v-model="form.hispanic" inline label="Are you Hispanic or Latino/a? / ¿Es usted hispano(a) o latino(a)?"><v-radio label="Yes / Sí" :value="true" /><v-radio label="No" :value="false" /></v-radio-group></v-col>
					<v-col cols="12"><fieldset id="races" class="boxes"><legend>Race, mark all that apply / Raza, marque todas las que correspondan</legend><v-checkbox v-for="race in races" :key="race" v-model="form.races" :value="race" :label="race" density="compact" hide-details /></fieldset></v-col>
					<v-col cols="12"><v-autocomplete id="languages" v-model="form.languages" :items="tongues" multiple chips closable-chips label="Languages you speak / Idiomas que habla" /></v-col>
				</v-row></v-card-text></v-card>

				<v-card class="mb-6" variant="flat" border><v-card-title>4. Education / Educación</v-card-title><v-card-text><v-row>
					<v-col cols="12"><v-radio-group id="hsStatus" v-model="form.hsStatus" label="When you begin classes, you will… / Al comenzar las clases, usted… *">
						<v-radio value="grad" label="have a high school diploma / tendrá un diploma de preparatoria" /><v-radio value="ged" label="have a GED or equivalent / tendrá un GED o equivalente" /><v-radio value="dual" label="still be in high school / seguirá en la preparatoria" /><v-radio value="none" label="none of these / ninguna de las anteriores" /></v-radio-group></v-col>
					<v-col cols="12"><v-text-field id="hsName" v-model="form.hsName" label="High school / Preparatoria *" /></v-col>
					<v-col cols="6"><v-text-field id="hsCity" v-model="form.hsCity" label="City of high school / Ciudad de la preparatoria" /></v-col>
					<v-col cols="6"><v-select id="hsState" v-model="form.hsState" :items="states" label="State of high school / Estado" /></v-col>
					<v-col cols="3"><v-text-field id="hsEntry" v-model="form.hsEntry" label="Entered / Ingreso" placeholder="MM/YYYY" persistent-placeholder /></v-col>
					<v-col cols="5"><v-date-input id="hsGraduation" v-model="form.hsGraduation" label="Graduation date / Fecha de graduación" placeholder="mm/dd/yyyy" prepend-icon="" prepend-inner-icon="$calendar" /></v-col>
					<v-col cols="4"><v-number-input id="gpa" v-model="form.gpa" :precision="2" :step="0.01" :min="0" :max="4" control-variant="stacked" label="Unweighted GPA / Promedio" /></v-col>
					<v-col cols="12"><v-text-field id="otherCollege" v-model="form.otherCollege" label="Other college you have attended / Otra universidad a la que asistió" /></v-col>
				</v-row>
				<h3 class="text-subtitle-1 mt-4 mb-1">AP exams for credit (up to 3) / Exámenes AP (hasta 3)</h3>
				<v-table density="comfortable" class="exams mb-3"><thead><tr><th style="width:48%">Exam / Examen</th><th>Score / Puntaje</th><th>Date / Fecha (MM/DD/YYYY)</th></tr></thead><tbody>
					<tr v-for="(exam, i) in exams" :key="i">
						<td><v-autocomplete :id="'exam' + (i + 1) + '_subject'" v-model="exam.subject" :items="EXAMS" variant="plain" hide-details :aria-label="'Exam, row ' + (i + 1)" /></td>
						<td><v-select :id="'exam' + (i + 1) + '_score'" v-model="exam.score" :items="[1, 2, 3, 4, 5]" variant="plain" hide-details :aria-label="'Score, row ' + (i + 1)" /></td>
						<td><v-text-field :id="'exam' + (i + 1) + '_when'" v-model="exam.when" variant="plain" hide-details :aria-label="'Date, row ' + (i + 1)" /></td>
					</tr>
					<tr v-if="!exams.length"><td colspan="3" class="text-medium-emphasis">No exams yet / Sin exámenes</td></tr>
				</tbody></v-table>
				<v-btn variant="tonal" size="small" :disabled="exams.length >= 3" @click="addExam">Add exam / Agregar examen</v-btn>
				<h3 class="text-subtitle-1 mt-6 mb-1">College courses already taken (up to 2) / Cursos universitarios cursados (hasta 2)</h3>
				<v-expansion-panels v-model="open" multiple variant="accordion" class="mb-3">
					<v-expansion-panel v-for="(course, i) in courses" :key="i" eager>
						<v-expansion-panel-title>{{ course.name || 'Course ' + (i + 1) + ' / Curso ' + (i + 1) }}</v-expansion-panel-title>
						<v-expansion-panel-text><v-row>
							<v-col cols="6"><v-text-field :id="'course' + (i + 1) + '_name'" v-model="course.name" label="Course title / Curso" /></v-col>
							<v-col cols="3"><v-text-field :id="'course' + (i + 1) + '_grade'" v-model="course.grade" label="Grade / Nota" /></v-col>
							<v-col cols="3"><v-text-field :id="'course' + (i + 1) + '_units'" v-model="course.units" type="number" label="Units / Unidades" /></v-col>
						</v-row></v-expansion-panel-text>
					</v-expansion-panel>
				</v-expansion-panels>
				<v-btn variant="tonal" size="small" :disabled="courses.length >= 2" @click="addCourse">Add course / Agregar curso</v-btn>
				</v-card-text></v-card>

				<v-card class="mb-6" variant="flat" border><v-card-title>5. Your plans / Sus planes</v-card-title><v-card-text><v-row>
					<v-col cols="12" class="py-4"><span id="startYear-label" class="d-block mb-2">Year you will start / Año en que comenzará *</span><v-btn-toggle id="startYear" v-model="form.startYear" aria-labelledby="startYear-label" color="primary" variant="outlined" divided><v-btn v-for="y in [2026, 2027, 2028]" :key="y" :value="y">{{ y }}</v-btn></v-btn-toggle></v-col>
					<v-col cols="6"><v-combobox id="major" v-model="form.major" :items="MAJORS" label="Intended major / Carrera" /></v-col>
					<v-col cols="6"><v-select id="degree" v-model="form.degree" :items="degrees" label="Highest degree you plan to earn / Título más alto" /></v-col>
					<v-col cols="12"><v-text-field id="transferTo" v-model="form.transferTo" label="University you plan to attend or transfer to / Universidad a la que piensa asistir" /></v-col>
					<v-col cols="6"><v-select id="orientation" v-model="form.orientation" :items="['Weed campus, August 9', 'Yreka campus, August 12', 'Online / En línea']" label="Orientation session / Sesión de orientación" /></v-col>
					<v-col cols="6"><v-select id="meal" v-model="form.meal" :items="['None / Ninguna', 'Vegetarian / Vegetariana', 'Vegan / Vegana', 'Gluten free / Sin gluten']" label="Meal needs at orientation / Dieta" /></v-col>
				</v-row></v-card-text></v-card>

				<v-card class="mb-6" variant="flat" border><v-card-title>6. Family and aid / Familia y ayuda</v-card-title><v-card-text><v-row>
					<template v-for="n in ['1', '2']" :key="n">
						<v-col cols="8"><v-text-field :id="'p' + n + 'Name'" v-model="form['p' + n + 'Name']" :label="'Parent ' + n + ', full name / Padre o madre ' + n" /></v-col>
						<v-col cols="4"><v-select :id="'p' + n + 'Living'" v-model="form['p' + n + 'Living']" :items="['Yes / Sí', 'No']" :label="'Parent ' + n + ', living? / ¿Vive?'" /></v-col>
						<v-col cols="12"><v-select :id="'p' + n + 'Education'" v-model="form['p' + n + 'Education']" :items="schooling" :label="'Parent ' + n + ', education / Estudios'" /></v-col>
					</template>
					<v-col cols="6"><v-select id="marital" v-model="form.marital" :items="maritals" label="Your parents are… / Sus padres están…" /></v-col>
					<v-col cols="6"><v-select id="income" v-model="form.income" :items="incomes" label="Yearly household income / Ingreso familiar anual" /></v-col>
					<v-col cols="12"><v-radio-group id="firstGen" v-model="form.firstGen" inline label="First in your family to go to college? / ¿Es la primera persona de su familia en ir a la universidad?"><v-radio label="Yes / Sí" value="Y" /><v-radio label="No" value="N" /></v-radio-group></v-col>
					<v-col cols="12"><v-radio-group id="aid" v-model="form.aid" inline label="Do you receive financial aid now? / ¿Recibe ayuda económica actualmente?"><v-radio label="Yes / Sí" value="Y" /><v-radio label="No" value="N" /></v-radio-group></v-col>
					<v-col cols="12"><v-radio-group id="foster" v-model="form.foster" inline label="Were you ever in foster care? / ¿Estuvo en cuidado de crianza?"><v-radio label="Yes / Sí" value="Y" /><v-radio label="No" value="N" /></v-radio-group></v-col>
				</v-row></v-card-text></v-card>

				<v-card class="mb-6" variant="flat" border><v-card-title>7. Emergency contact / Contacto de emergencia</v-card-title><v-card-text><v-row>
					<v-col cols="4"><v-text-field id="emergencyName" v-model="form.emergencyName" label="Name / Nombre" /></v-col>
					<v-col cols="4"><v-text-field id="emergencyRelation" v-model="form.emergencyRelation" label="Relationship / Parentesco" /></v-col>
					<v-col cols="4"><v-text-field id="emergencyPhone" v-model="form.emergencyPhone" label="Phone / Teléfono" /></v-col>
				</v-row></v-card-text></v-card>

				<v-card class="mb-6" variant="flat" border><v-card-title>8. Statement and signature / Declaración y firma</v-card-title><v-card-text>
					<v-textarea id="goals" v-model="form.goals" rows="4" counter="1000" label="What do you hope to do after Tule Basin? / ¿Qué espera hacer después de Tule Basin?" />
					<v-checkbox id="truth" v-model="form.truth" label="Under penalty of perjury, I declare that this application is true. / Declaro bajo pena de perjurio que esta solicitud es verídica." />
					<v-text-field id="sign" v-model="form.sign" label="Electronic signature / Firma electrónica" />
				</v-card-text></v-card>
				<v-btn type="submit" color="primary" size="large">Submit / Enviar</v-btn>
			</v-form>
		</v-container>
	</v-main>
</v-app>`,
};

const vuetify = createVuetify({
	components,
	icons: { defaultSet: "mdi", aliases, sets: { mdi } },
	defaults: { VTextField: { variant: "filled", hideDetails: "auto" }, VSelect: { variant: "filled", hideDetails: "auto" }, VAutocomplete: { variant: "filled", hideDetails: "auto" }, VCombobox: { variant: "filled", hideDetails: "auto" }, VDateInput: { variant: "filled", hideDetails: "auto" }, VNumberInput: { variant: "filled", hideDetails: "auto" }, VTextarea: { variant: "filled" }, VRadioGroup: { hideDetails: true } },
	theme: { defaultTheme: "light", themes: { light: { colors: { primary: "#1f5c4d", secondary: "#c98a1b" } } } },
});
createApp(App).use(vuetify).mount("#root");

function state() {
	const all: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(form)) if (key !== "sameMailing") all[key] = Array.isArray(value) ? [...value] : key === "birth" || key === "hsGraduation" ? isoDay(value) : (value ?? "");
	for (let i = 0; i < 3; i++) for (const k of ["subject", "score", "when"] as const) all[`exam${i + 1}_${k}`] = exams.value[i]?.[k] ?? "";
	for (let i = 0; i < 2; i++) for (const k of ["name", "grade", "units"] as const) all[`course${i + 1}_${k}`] = String(courses.value[i]?.[k] ?? "");
	return { ...all, submitted: submitted.value };
}
const text = (e?: Element | null) => (e?.textContent ?? "").trim();
function shown(key: string): unknown {
	if (key === "races") return [...document.querySelectorAll("#races input:checked")].map((box) => text(box.closest(".v-checkbox")?.querySelector("label")));
	if (key === "startYear") return text(document.querySelector("#startYear .v-btn--active"));
	const element = document.getElementById(key);
	if (["hispanic", "hsStatus", "firstGen", "aid", "foster"].includes(key)) return text(element?.closest(".v-radio-group")?.querySelector(".v-selection-control--dirty label"));
	if (element instanceof HTMLInputElement && element.type === "checkbox") return element.checked;
	const box = element?.closest(".v-input");
	if (key === "languages") return [...(box?.querySelectorAll(".v-chip__content") ?? [])].map(text);
	if (box?.matches(".v-select, .v-autocomplete, .v-combobox")) {
		const chosen = text(box.querySelector(".v-select__selection-text, .v-autocomplete__selection-text, .v-combobox__selection-text"));
		return chosen || (element as HTMLInputElement).value;
	}
	return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : "";
}
Object.assign(window, {
	formState: state,
	formShown: () => Object.fromEntries(Object.keys(state()).filter((key) => key !== "submitted").map((key) => [key, shown(key)])),
});
