import flatpickr from "flatpickr";
import { Spanish } from "flatpickr/dist/esm/l10n/es.js";
import { createApp, nextTick, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "flatpickr/dist/flatpickr.css";
import "./camino.css";

document.documentElement.lang = "es";

const vacio = {
	nombre: "",
	segundoNombre: "",
	apellidos: "",
	nombrePreferido: "",
	fechaNacimiento: "",
	paisNacimiento: "",
	ciudadNacimiento: "",
	genero: "",
	idEstudiante: "",
	correo: "",
	telefono: "",
	domicilio: "",
	apto: "",
	ciudad: "",
	estado: "",
	codigoPostal: "",
	pais: "",
	nss: "",
	ciudadania: "",
	hispano: "",
	raza: [] as string[],
	prepa: "",
	prepaCiudad: "",
	prepaEstado: "",
	fechaGraduacion: "",
	promedio: "",
	satLectura: "",
	satMate: "",
	universidadPrevia: "",
	carrera: "",
	titulo: "",
	anioIngreso: "",
	periodo: "",
	madreNombre: "",
	madreApellidos: "",
	madreOcupacion: "",
	madreEstudios: "",
	madreTelefono: "",
	padreNombre: "",
	padreApellidos: "",
	padreOcupacion: "",
	padreEstudios: "",
	estadoCivilPadres: "",
	hermanos: "",
	ingreso: "",
	primeraGeneracion: "",
	emergenciaNombre: "",
	emergenciaTelefono: "",
	recomendadorNombre: "",
	recomendadorCorreo: "",
	ensayo: "",
	comoSeEntero: "",
	sitioWeb: "",
	autorizo: false,
	boletin: false,
	firma: "",
};
type Actividad = { tipo: string; organizacion: string; puesto: string; descripcion: string; horas: string | number; semanas: string | number };
const sinActividad = (): Actividad => ({ tipo: "", organizacion: "", puesto: "", descripcion: "", horas: "", semanas: "" });
type Premio = { titulo: string; grado: string; motivo: string };
type Curso = { nombre: string; calificacion: string; creditos: string | number };

const datos = reactive({ ...vacio });
const actividades = reactive([sinActividad(), sinActividad(), sinActividad()]);
const premios = reactive([] as Premio[]);
const cursos = reactive([] as Curso[]);
let submitted = false;

const listas = {
	estados: STATES,
	paises: COUNTRIES,
	carreras: MAJORS,
	generos: [
		["F", "Femenino / Female"],
		["M", "Masculino / Male"],
		["NB", "No binario / Non-binary"],
		["ND", "Prefiero no decir / Decline to state"],
	],
	siNo: [
		["si", "Sí / Yes"],
		["no", "No"],
	],
	ciudadanias: [
		["1", "Ciudadano(a) de EE. UU. / U.S. citizen"],
		["2", "Residente permanente / Permanent resident"],
		["3", "AB 540 / Dream Act"],
		["4", "Visa de estudiante / Student visa"],
		["9", "Otro / Other"],
	],
	razas: [
		["indigena", "Indígena americano o nativo de Alaska / American Indian or Alaska Native"],
		["asiatico", "Asiático / Asian"],
		["negro", "Negro o afroamericano / Black or African American"],
		["islas", "Isleño del Pacífico / Pacific Islander"],
		["blanco", "Blanco / White"],
		["nd", "Prefiero no contestar / Decline to state"],
	],
	titulos: [
		["CERT", "Certificado / Certificate"],
		["AA", "Título de asociado / Associate"],
		["BA", "Licenciatura / Bachelor's"],
		["MA", "Maestría / Master's"],
		["PHD", "Doctorado / Doctorate"],
	],
	estudios: [
		["1", "Primaria o secundaria / Elementary or middle school"],
		["2", "Preparatoria sin terminar / Some high school"],
		["3", "Preparatoria terminada / High school diploma or GED"],
		["4", "Estudios universitarios sin título / Some college, no degree"],
		["5", "Título de asociado / Associate degree"],
		["6", "Licenciatura o más / Bachelor's or higher"],
	],
	civiles: [
		["C", "Casados / Married"],
		["D", "Divorciados / Divorced"],
		["S", "Separados / Separated"],
		["U", "Unión libre / Living together"],
		["V", "Viudo(a) / Widowed"],
	],
	tipos: [
		["arte", "Arte, música o danza / Arts, music or dance"],
		["club", "Club académico / Academic club"],
		["deporte", "Deportes / Athletics"],
		["debate", "Oratoria y debate / Speech and debate"],
		["ambiente", "Medio ambiente / Environment"],
		["trabajo", "Trabajo remunerado / Paid work"],
		["voluntario", "Servicio voluntario / Volunteer service"],
		["familia", "Cuidado de familiares / Family care"],
		["otro", "Otra / Other"],
	],
	grados: [
		["9", "9.º / 9th grade"],
		["10", "10.º / 10th grade"],
		["11", "11.º / 11th grade"],
		["12", "12.º / 12th grade"],
	],
};

/** In the manner of vue-flatpickr-component. */
const FlatPickr = {
	name: "FlatPickr",
	props: { modelValue: { default: null }, config: { type: Object, default: () => ({}) } },
	emits: ["update:modelValue", "on-change", "blur"],
	template: `<input type="text" data-input @input="onInput" @blur="$emit('blur')">`,
	mounted() {
		this.fp = flatpickr(this.$el, {
			...this.config,
			defaultDate: this.modelValue || undefined,
			onChange: [(dates: Date[], text: string) => this.$emit("update:modelValue", text, dates)],
		});
	},
	methods: {
		onInput(event: Event) {
			const input = event.target as HTMLInputElement;
			nextTick().then(() => this.$emit("update:modelValue", input.value));
		},
	},
	watch: {
		modelValue(text: string) {
			if (text === this.$el.value || !this.fp) return;
			this.fp.setDate(text, true);
		},
	},
	beforeUnmount() {
		this.fp?.destroy();
	},
};

const CampoTexto = {
	inheritAttrs: false,
	props: { id: String, es: String, en: String, ayuda: String, req: Boolean, modelValue: [String, Number], type: { type: String, default: "text" } },
	emits: ["update:modelValue"],
	template: `
		<div class="campo">
			<label class="campo__etiqueta" :for="id">{{ es }}<span v-if="req" class="campo__req" title="Obligatorio / Required">*</span> <span class="campo__en" lang="en">{{ en }}</span></label>
			<input :id="id" :name="id" :type="type" class="campo__control" v-bind="$attrs" :required="req" :value="modelValue" @input="$emit('update:modelValue', $event.target.value)" :aria-describedby="ayuda ? id + '-ayuda' : null">
			<small v-if="ayuda" class="campo__ayuda" :id="id + '-ayuda'">{{ ayuda }}</small>
		</div>`,
};

const CampoLista = {
	inheritAttrs: false,
	props: { id: String, es: String, en: String, req: Boolean, modelValue: String, opciones: Array },
	emits: ["update:modelValue"],
	template: `
		<div class="campo">
			<label class="campo__etiqueta" :for="id">{{ es }}<span v-if="req" class="campo__req" title="Obligatorio / Required">*</span> <span class="campo__en" lang="en">{{ en }}</span></label>
			<select :id="id" :name="id" class="campo__control" v-bind="$attrs" :value="modelValue" @change="$emit('update:modelValue', $event.target.value)">
				<option value="">— Seleccione / Select —</option>
				<option v-for="o in opciones" :key="o[0]" :value="Array.isArray(o) ? o[0] : o">{{ Array.isArray(o) ? o[1] : o }}</option>
			</select>
		</div>`,
};

const CampoRadio = {
	props: { id: String, es: String, en: String, modelValue: String, opciones: Array },
	emits: ["update:modelValue"],
	template: `
		<fieldset class="campo campo--opciones">
			<legend class="campo__etiqueta">{{ es }} <span class="campo__en" lang="en">{{ en }}</span></legend>
			<label v-for="o in opciones" :key="o[0]" class="opcion"><input type="radio" :name="id" :value="o[0]" :checked="modelValue === o[0]" @change="$emit('update:modelValue', o[0])"> <span>{{ o[1] }}</span></label>
		</fieldset>`,
};

const App = {
	components: { FlatPickr, CampoTexto, CampoLista, CampoRadio },
	setup() {
		const dialogo = ref(null as HTMLDialogElement | null);
		const borrador = reactive({ nombre: "", calificacion: "", creditos: "" } as Curso);
		const abrirCurso = () => {
			Object.assign(borrador, { nombre: "", calificacion: "", creditos: "" });
			dialogo.value?.showModal();
		};
		const guardarCurso = () => {
			cursos.push({ ...borrador });
			dialogo.value?.close();
		};
		const enmascarar = (event: Event) => {
			const input = event.target as HTMLInputElement;
			const n = input.value.replace(/\D/g, "").replace(/^1(?=\d{10})/, "").slice(0, 10);
			datos.telefono = n.length > 6 ? `(${n.slice(0, 3)}) ${n.slice(3, 6)}-${n.slice(6)}` : n.length > 3 ? `(${n.slice(0, 3)}) ${n.slice(3)}` : n;
			input.value = datos.telefono;
		};
		return {
			d: datos,
			actividades,
			premios,
			cursos,
			dialogo,
			borrador,
			abrirCurso,
			guardarCurso,
			enmascarar,
			agregarPremio: () => premios.push({ titulo: "", grado: "", motivo: "" }),
			fechaConfig: { dateFormat: "m/d/Y", allowInput: true, locale: Spanish, maxDate: "today" },
			enviar: () => {
				submitted = true;
			},
			...listas,
		};
	},
	template: `
<header class="cabecera"><div class="cabecera__marca">Fundación Valle Camino <span lang="en">Camino Valley College Foundation</span></div></header>
<main class="pagina">
<h1>Solicitud de becas 2027–2028 <span class="campo__en" lang="en">Scholarship Application</span></h1>
<p>Una sola solicitud lo considera para más de 80 becas. <span lang="en">One application considers you for more than 80 scholarships.</span> Los campos con <span class="campo__req">*</span> son obligatorios <span lang="en">(required)</span>.</p>
<form @submit.prevent="enviar" novalidate autocomplete="on">
	<section class="bloque"><h2>1. Datos personales <small lang="en">Personal information</small></h2>
		<div class="rejilla">
			<CampoTexto id="nombre" es="Nombre legal" en="Legal first name" req v-model="d.nombre" autocomplete="given-name" />
			<CampoTexto id="segundo_nombre" es="Segundo nombre" en="Middle name" v-model="d.segundoNombre" />
			<CampoTexto id="apellidos" es="Apellido(s)" en="Last name(s)" req v-model="d.apellidos" autocomplete="family-name" />
			<CampoTexto id="nombre_preferido" es="Nombre que prefiere usar" en="Preferred name" v-model="d.nombrePreferido" />
			<div class="campo">
				<label class="campo__etiqueta" for="fecha_nacimiento">Fecha de nacimiento<span class="campo__req">*</span> <span class="campo__en" lang="en">Date of birth</span></label>
				<FlatPickr id="fecha_nacimiento" name="fecha_nacimiento" class="campo__control" v-model="d.fechaNacimiento" :config="fechaConfig" placeholder="mm/dd/aaaa" />
			</div>
			<CampoTexto id="ciudad_nacimiento" es="Ciudad de nacimiento" en="City of birth" v-model="d.ciudadNacimiento" />
			<CampoLista id="pais_nacimiento" es="País de nacimiento" en="Country of birth" :opciones="paises" v-model="d.paisNacimiento" />
			<CampoTexto id="id_estudiante" es="Número de estudiante (si ya lo tiene)" en="Student ID, if known" ayuda="Empieza con G / Begins with G" v-model="d.idEstudiante" />
		</div>
		<CampoRadio id="genero" es="Género" en="Gender" :opciones="generos" v-model="d.genero" />
		<h3>Contacto <small lang="en">Contact</small></h3>
		<div class="rejilla">
			<CampoTexto id="correo" type="email" es="Correo electrónico" en="Email" req v-model="d.correo" ayuda="Aquí enviaremos los resultados. / Results are sent here." />
			<div class="campo">
				<label class="campo__etiqueta" for="telefono">Teléfono <span class="campo__en" lang="en">Phone</span></label>
				<input id="telefono" name="telefono" type="tel" class="campo__control" :value="d.telefono" @input="enmascarar" placeholder="(___) ___-____">
			</div>
			<CampoTexto id="domicilio" es="Domicilio (calle y número)" en="Street address" req v-model="d.domicilio" autocomplete="address-line1" />
			<CampoTexto id="apto" es="Apartamento / unidad" en="Apt. or unit" v-model="d.apto" />
			<CampoTexto id="ciudad" es="Ciudad" en="City" req v-model="d.ciudad" />
			<CampoLista id="estado" es="Estado" en="State" req :opciones="estados" v-model="d.estado" />
			<CampoTexto id="codigo_postal" es="Código postal" en="ZIP code" req v-model="d.codigoPostal" maxlength="10" />
			<CampoLista id="pais" es="País" en="Country" :opciones="paises" v-model="d.pais" />
		</div>
		<h3>Elegibilidad <small lang="en">Eligibility</small></h3>
		<p class="aviso">Esta información es confidencial y no se comparte con autoridades migratorias. <span lang="en">This information is confidential and is never shared with immigration authorities.</span></p>
		<div class="rejilla">
			<CampoLista id="ciudadania" es="Ciudadanía o situación migratoria" en="Citizenship / residency status" :opciones="ciudadanias" v-model="d.ciudadania" />
			<CampoTexto id="nss" es="Número de Seguro Social o ITIN (opcional)" en="SSN or ITIN (optional)" v-model="d.nss" autocomplete="off" inputmode="numeric" />
		</div>
		<CampoRadio id="hispano" es="¿Es usted hispano(a) o latino(a)?" en="Are you Hispanic or Latino?" :opciones="siNo" v-model="d.hispano" />
		<fieldset class="campo campo--opciones">
			<legend class="campo__etiqueta">Raza (marque todas las que correspondan) <span class="campo__en" lang="en">Race (mark all that apply)</span></legend>
			<label v-for="r in razas" :key="r[0]" class="opcion opcion--linea"><input type="checkbox" name="raza" :value="r[0]" v-model="d.raza"> <span>{{ r[1] }}</span></label>
		</fieldset>
	</section>

	<section class="bloque"><h2>2. Estudios <small lang="en">Education</small></h2>
		<div class="rejilla">
			<CampoTexto id="prepa" es="Escuela preparatoria" en="High school" req v-model="d.prepa" />
			<CampoTexto id="prepa_ciudad" es="Ciudad de la preparatoria" en="High school city" v-model="d.prepaCiudad" />
			<CampoLista id="prepa_estado" es="Estado de la preparatoria" en="High school state" :opciones="estados" v-model="d.prepaEstado" />
			<CampoTexto id="fecha_graduacion" type="date" es="Fecha de graduación (o prevista)" en="Graduation date (or expected)" v-model="d.fechaGraduacion" />
			<CampoTexto id="promedio" type="number" step="0.01" min="0" max="4" es="Promedio sin ponderar (escala 4.0)" en="Unweighted GPA (4.0 scale)" v-model="d.promedio" />
			<CampoTexto id="sat_lectura" type="number" es="SAT: lectura y escritura" en="SAT reading and writing" v-model="d.satLectura" />
			<CampoTexto id="sat_mate" type="number" es="SAT: matemáticas" en="SAT math" v-model="d.satMate" />
			<CampoTexto id="universidad_previa" es="Colegio o universidad donde ya tomó clases" en="College where you have already taken classes" v-model="d.universidadPrevia" />
			<CampoLista id="carrera" es="Carrera que piensa estudiar" en="Intended major" :opciones="carreras" v-model="d.carrera" />
			<CampoLista id="titulo" es="Grado más alto que espera obtener" en="Highest degree you hope to earn" :opciones="titulos" v-model="d.titulo" />
			<CampoTexto id="anio_ingreso" es="Año en que empezará la universidad" en="Year you will start college" v-model="d.anioIngreso" maxlength="4" inputmode="numeric" />
			<CampoLista id="periodo" es="Periodo de ingreso" en="Starting term" :opciones="[['O','Otoño / Fall'],['P','Primavera / Spring'],['V','Verano / Summer']]" v-model="d.periodo" />
		</div>
		<h3>Cursos universitarios ya tomados <small lang="en">College courses already taken</small></h3>
		<table class="tabla" v-if="cursos.length">
			<thead><tr><th>Curso <span lang="en">/ Course</span></th><th>Calificación <span lang="en">/ Grade</span></th><th>Créditos <span lang="en">/ Units</span></th><th></th></tr></thead>
			<tbody><tr v-for="(c, i) in cursos" :key="i" class="fila-curso"><td>{{ c.nombre }}</td><td>{{ c.calificacion }}</td><td>{{ c.creditos }}</td><td><button type="button" class="enlace" @click="cursos.splice(i, 1)">Quitar / Remove</button></td></tr></tbody>
		</table>
		<p v-else class="aviso">Todavía no hay cursos. <span lang="en">No courses yet.</span></p>
		<button type="button" class="boton" @click="abrirCurso">Agregar curso / Add course</button>
	</section>

	<section class="bloque"><h2>3. Actividades <small lang="en">Activities</small></h2>
		<p>Incluya clubes, deportes, trabajo, voluntariado y responsabilidades familiares. <span lang="en">Include clubs, sports, work, volunteering and family responsibilities.</span></p>
		<fieldset v-for="(a, i) in actividades" :key="i" class="actividad">
			<legend>Actividad {{ i + 1 }} <span class="campo__en" lang="en">Activity {{ i + 1 }}</span></legend>
			<div class="rejilla">
				<CampoLista :id="'act' + i + '_tipo'" es="Tipo" en="Type" :opciones="tipos" v-model="a.tipo" />
				<CampoTexto :id="'act' + i + '_org'" es="Organización o empresa" en="Organization or employer" v-model="a.organizacion" />
				<CampoTexto :id="'act' + i + '_puesto'" es="Puesto o cargo" en="Position" v-model="a.puesto" />
				<div class="par">
					<CampoTexto :id="'act' + i + '_horas'" type="number" min="0" es="Horas por semana" en="Hours per week" v-model="a.horas" />
					<CampoTexto :id="'act' + i + '_semanas'" type="number" min="0" max="52" es="Semanas por año" en="Weeks per year" v-model="a.semanas" />
				</div>
			</div>
			<div class="campo">
				<label class="campo__etiqueta" :for="'act' + i + '_desc'">Describa lo que hizo <span class="campo__en" lang="en">Describe what you did</span></label>
				<textarea :id="'act' + i + '_desc'" :name="'act' + i + '_desc'" class="campo__control" rows="2" v-model="a.descripcion"></textarea>
			</div>
		</fieldset>
		<h3>Premios y reconocimientos <small lang="en">Honors and awards</small></h3>
		<div v-for="(p, i) in premios" :key="i" class="premio">
			<div class="rejilla">
				<CampoTexto :id="'premios[' + i + '][titulo]'" es="Nombre del premio" en="Name of award" v-model="p.titulo" />
				<CampoLista :id="'premios[' + i + '][grado]'" es="Grado en que lo recibió" en="Grade when received" :opciones="grados" v-model="p.grado" />
			</div>
			<CampoTexto :id="'premios[' + i + '][motivo]'" es="¿Por qué lo recibió?" en="What was it for?" v-model="p.motivo" />
			<button type="button" class="enlace" @click="premios.splice(i, 1)">Eliminar / Delete</button>
		</div>
		<button type="button" class="boton" @click="agregarPremio">+ Agregar premio / Add an award</button>
	</section>

	<section class="bloque"><h2>4. Familia <small lang="en">Family</small></h2>
		<fieldset class="persona"><legend>Madre <span class="campo__en" lang="en">Mother</span></legend>
			<div class="rejilla">
				<CampoTexto id="madre_nombre" es="Nombre" en="First name" v-model="d.madreNombre" autocomplete="off" />
				<CampoTexto id="madre_apellidos" es="Apellido(s)" en="Last name(s)" v-model="d.madreApellidos" autocomplete="off" />
				<CampoTexto id="madre_ocupacion" es="Ocupación" en="Occupation" v-model="d.madreOcupacion" />
				<CampoLista id="madre_estudios" es="Nivel de estudios" en="Highest education" :opciones="estudios" v-model="d.madreEstudios" />
				<CampoTexto id="madre_telefono" type="tel" es="Teléfono" en="Phone" v-model="d.madreTelefono" autocomplete="off" />
			</div>
		</fieldset>
		<fieldset class="persona"><legend>Padre <span class="campo__en" lang="en">Father</span></legend>
			<div class="rejilla">
				<CampoTexto id="padre_nombre" es="Nombre" en="First name" v-model="d.padreNombre" autocomplete="off" />
				<CampoTexto id="padre_apellidos" es="Apellido(s)" en="Last name(s)" v-model="d.padreApellidos" autocomplete="off" />
				<CampoTexto id="padre_ocupacion" es="Ocupación" en="Occupation" v-model="d.padreOcupacion" />
				<CampoLista id="padre_estudios" es="Nivel de estudios" en="Highest education" :opciones="estudios" v-model="d.padreEstudios" />
			</div>
		</fieldset>
		<div class="rejilla">
			<CampoLista id="estado_civil_padres" es="Estado civil de sus padres" en="Parents' marital status" :opciones="civiles" v-model="d.estadoCivilPadres" />
			<CampoTexto id="hermanos" type="number" min="0" es="¿Cuántos hermanos y hermanas tiene?" en="How many brothers and sisters do you have?" v-model="d.hermanos" />
			<CampoTexto id="ingreso" inputmode="numeric" es="Ingreso anual del hogar (en dólares)" en="Annual household income (US$)" v-model="d.ingreso" ayuda="Antes de impuestos / Before taxes" />
		</div>
		<CampoRadio id="primera_generacion" es="¿Será la primera persona de su familia en ir a la universidad?" en="Will you be the first in your family to attend college?" :opciones="siNo" v-model="d.primeraGeneracion" />
		<fieldset class="persona"><legend>Contacto de emergencia <span class="campo__en" lang="en">Emergency contact</span></legend>
			<div class="rejilla">
				<CampoTexto id="emergencia_nombre" es="Nombre completo" en="Full name" v-model="d.emergenciaNombre" autocomplete="off" />
				<CampoTexto id="emergencia_telefono" type="tel" es="Teléfono" en="Phone" v-model="d.emergenciaTelefono" autocomplete="off" />
			</div>
		</fieldset>
	</section>

	<section class="bloque"><h2>5. Ensayo y firma <small lang="en">Essay and signature</small></h2>
		<div class="campo">
			<label class="campo__etiqueta" for="ensayo">Cuéntenos de una persona que le abrió camino. <span class="campo__en" lang="en">Tell us about a person who opened a path for you.</span></label>
			<textarea id="ensayo" name="ensayo" class="campo__control" rows="7" v-model="d.ensayo"></textarea>
			<small class="campo__ayuda">En español o inglés, 500 palabras. / In Spanish or English, 500 words.</small>
		</div>
		<fieldset class="persona"><legend>Maestro(a) o consejero(a) que lo recomienda <span class="campo__en" lang="en">Teacher or counselor recommending you</span></legend>
			<div class="rejilla">
				<CampoTexto id="recomendador_nombre" es="Nombre completo" en="Full name" v-model="d.recomendadorNombre" autocomplete="off" />
				<CampoTexto id="recomendador_correo" type="email" es="Correo electrónico" en="Email" v-model="d.recomendadorCorreo" autocomplete="off" />
			</div>
		</fieldset>
		<CampoLista id="como_se_entero" es="¿Cómo se enteró de nuestras becas?" en="How did you hear about us?" :opciones="[['1','Consejero / Counselor'],['2','Radio'],['3','Redes sociales / Social media'],['4','Familia o amigos / Family or friends']]" v-model="d.comoSeEntero" />
		<div class="miel" aria-hidden="true"><label for="sitio_web">Sitio web / Website</label><input id="sitio_web" name="sitio_web" tabindex="-1" autocomplete="off" v-model="d.sitioWeb"></div>
		<label class="opcion opcion--linea"><input type="checkbox" id="autorizo" name="autorizo" v-model="d.autorizo"> <span>Autorizo a la Fundación a consultar mi expediente académico. <span lang="en">/ I authorize the Foundation to review my academic records.</span></span></label>
		<label class="opcion opcion--linea"><input type="checkbox" id="boletin" name="boletin" v-model="d.boletin"> <span>Quiero recibir el boletín. <span lang="en">/ I want to receive the newsletter.</span></span></label>
		<CampoTexto id="firma" es="Firma (escriba su nombre completo)" en="Signature (type your full name)" req v-model="d.firma" autocomplete="off" />
		<button type="submit" class="boton boton--principal">Enviar solicitud / Submit application</button>
	</section>
</form>
<dialog ref="dialogo" class="dialogo" aria-labelledby="dialogo-titulo">
	<form @submit.prevent="guardarCurso" novalidate>
		<h3 id="dialogo-titulo">Curso universitario <small lang="en">College course</small></h3>
		<CampoTexto id="curso_nombre" es="Nombre del curso" en="Course name" v-model="borrador.nombre" autocomplete="off" />
		<div class="par">
			<CampoTexto id="curso_calificacion" es="Calificación" en="Grade" v-model="borrador.calificacion" autocomplete="off" />
			<CampoTexto id="curso_creditos" type="number" step="0.5" es="Créditos" en="Units" v-model="borrador.creditos" />
		</div>
		<menu class="dialogo__botones"><button type="button" class="enlace" @click="dialogo.close()">Cancelar / Cancel</button><button type="submit" class="boton">Guardar / Save</button></menu>
	</form>
</dialog>
</main>`,
};

createApp(App).mount("#root");

const serpiente = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const CLAVES = Object.keys(vacio) as (keyof typeof vacio)[];
const ACTS = { tipo: "tipo", organizacion: "org", puesto: "puesto", descripcion: "desc", horas: "horas", semanas: "semanas" } as const;
const PREMIOS = ["titulo", "grado", "motivo"] as const;
const CURSOS = ["nombre", "calificacion", "creditos"] as const;

function leido(id: string): unknown {
	const control = document.getElementById(id) as HTMLInputElement | HTMLSelectElement | null;
	if (control instanceof HTMLSelectElement) return control.value ? control.selectedOptions[0]?.text : "";
	if (control?.type === "checkbox") return (control as HTMLInputElement).checked;
	if (control) return control.value;
	const marcados = [...document.querySelectorAll<HTMLInputElement>(`input[name="${id}"]:checked`)].map((each) => each.parentElement?.textContent?.trim() ?? "");
	return id === "raza" ? marcados : (marcados[0] ?? "");
}

Object.assign(window, {
	formState() {
		const state: Record<string, unknown> = { submitted };
		for (const clave of CLAVES) state[clave] = Array.isArray(datos[clave]) ? [...(datos[clave] as string[])] : datos[clave];
		for (const i of [0, 1, 2]) {
			for (const campo of Object.keys(ACTS) as (keyof typeof ACTS)[]) state[`actividades.${i}.${campo}`] = String(actividades[i]?.[campo] ?? "");
			for (const campo of PREMIOS) state[`premios.${i}.${campo}`] = premios[i]?.[campo] ?? "";
		}
		for (const i of [0, 1]) for (const campo of CURSOS) state[`cursos.${i}.${campo}`] = String(cursos[i]?.[campo] ?? "");
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const clave of CLAVES) shown[clave] = leido(serpiente(clave));
		const filas = document.querySelectorAll<HTMLTableRowElement>(".fila-curso");
		for (const i of [0, 1, 2]) {
			for (const [campo, fin] of Object.entries(ACTS)) shown[`actividades.${i}.${campo}`] = leido(`act${i}_${fin}`);
			for (const campo of PREMIOS) shown[`premios.${i}.${campo}`] = leido(`premios[${i}][${campo}]`);
		}
		for (const i of [0, 1]) CURSOS.forEach((campo, columna) => {
			shown[`cursos.${i}.${campo}`] = filas[i]?.cells[columna]?.textContent ?? "";
		});
		return shown;
	},
});
