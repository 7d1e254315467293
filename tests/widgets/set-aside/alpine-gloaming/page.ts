import Alpine from "alpinejs";
import "trix";
import "trix/dist/trix.css";
import { STATES } from "../../lists";
import "./style.css";

type Option = [value: string, label: string];

const MONTHS: Option[] = ["enero / January", "febrero / February", "marzo / March", "abril / April", "mayo / May", "junio / June", "julio / July", "agosto / August", "septiembre / September", "octubre / October", "noviembre / November", "diciembre / December"].map((label, index) => [String(index + 1).padStart(2, "0"), label]);
const DAYS: Option[] = Array.from({ length: 31 }, (_, index) => [String(index + 1), String(index + 1)]);
const YEARS: Option[] = Array.from({ length: 12 }, (_, index) => [String(2002 + index), String(2002 + index)]);
const GRADES: Option[] = [["9", "9.º grado / 9th grade"], ["10", "10.º grado / 10th grade"], ["11", "11.º grado / 11th grade"], ["12", "12.º grado / 12th grade"]];
const KINDS: Option[] = [
	["trabajo", "Trabajo pagado / Paid work"],
	["voluntario", "Voluntariado / Volunteering"],
	["club", "Club o equipo de la escuela / School club or team"],
	["ambiente", "Medio ambiente y conservación / Environment and conservation"],
	["deporte", "Deporte / Sport"],
	["iglesia", "Iglesia o comunidad de fe / Church or faith community"],
	["familia", "Responsabilidades en casa / Family responsibilities"],
];
const TONGUES: Option[] = [["ar", "árabe / Arabic"], ["es", "español / Spanish"], ["hmn", "hmong / Hmong"], ["ig", "igbo / Igbo"], ["en", "inglés / English"], ["mix", "mixteco / Mixtec"], ["zh", "mandarín / Mandarin"], ["tl", "tagalo / Tagalog"], ["vi", "vietnamita / Vietnamese"]];
const LEVELS: Option[] = [["materna", "Lengua materna / First language"], ["casa", "Se habla en casa / Spoken at home"], ["hablo", "Lo hablo / I speak it"], ["leo", "Lo leo / I read it"], ["escribo", "Lo escribo / I write it"]];
const RACES: Option[] = [["ind", "Indígena americana o nativa de Alaska / American Indian or Alaska Native"], ["asi", "Asiática / Asian"], ["neg", "Negra o afroamericana / Black or African American"], ["isl", "Hawaiana o isleña del Pacífico / Native Hawaiian or Pacific Islander"], ["bla", "Blanca / White"]];
const INCOMES: Option[] = [["a", "Menos de $25,000 / Under $25,000"], ["b", "$25,000 – $49,999"], ["c", "$50,000 – $74,999"], ["d", "$75,000 – $99,999"], ["e", "$100,000 o más / or more"]];
const SHIRTS: Option[] = ["XS", "S", "M", "L", "XL", "2XL"].map((size) => [size, size]);
const YESNO: Option[] = [["si", "Sí / Yes"], ["no", "No"]];
const HEARD: Option[] = [["esc", "En la escuela / At school"], ["rec", "Centro recreativo / Recreation center"], ["amigo", "Por un amigo / From a friend"], ["radio", "Radio"]];

const TEXTS = [
	"apellidos", "nombre", "segundo", "apodo", "telefono", "correo", "calle", "apto", "ciudad", "zip", "padre1Nombre", "padre1Apellido", "padre1Oficio", "padre2Nombre", "padre2Apellido", "padre2Oficio",
	"emergencia", "emergenciaTel", "emergenciaRel", "escuela", "escuelaCiudad", "graduacion", "promedio", "universidad", "carrera", "alergias", "firma", "empresa",
	"premio1", "premio2", "premio3", "motivo",
];
const CHOICES = ["dia", "mes", "anio", "genero", "estado", "escuelaEstado", "grado", "idioma1", "nivel1", "idioma2", "nivel2", "idioma3", "nivel3", "premioGrado1", "premioGrado2", "premioGrado3", "hispano", "autorizado", "ingresos", "camiseta", "supo"];
const SWITCHES = ["transporte", "acuerdo"];
const PARTS = ["tipo", "organizacion", "cargo", "grados", "horas", "semanas", "descripcion"];

const blank = () => ({ tipo: "", organizacion: "", cargo: "", grados: [] as string[], horas: "", semanas: "", descripcion: "" });
type Entry = ReturnType<typeof blank>;
const initial = {
	values: Object.fromEntries([...[...TEXTS, ...CHOICES].map((name) => [name, ""]), ...SWITCHES.map((name) => [name, false]), ["raza", []]]) as Record<string, any>,
	entries: [] as Entry[],
	draft: null as Entry | null,
	submitted: false,
};

// ---- markup helpers -------------------------------------------------------------------------------------------------

const word = (es: string, en: string) => `${es} <span lang="en">${en}</span>`;
const text = (name: string, es: string, en: string, more = "") =>
	`<div class="field"><label for="${name}">${word(es, en)}</label><input id="${name}" name="${name}" type="text" x-model="$store.form.values.${name}" ${more}></div>`;
const optionsOf = (options: Option[]) => JSON.stringify(options).replaceAll('"', "&quot;");

/** Select-only combobox (ARIA Authoring Practices). `model` is where the value is kept. */
const combo = (id: string, es: string, en: string, options: Option[], model = `$store.form.values.${id}`) => `
<div class="field" x-data="combo(${optionsOf(options)})" x-modelable="value" x-model="${model}">
	<span class="label" id="${id}-label">${word(es, en)}</span>
	<div class="combo" @click.outside="close()">
		<div id="${id}" class="combo-box" role="combobox" tabindex="0" aria-haspopup="listbox" aria-controls="${id}-list" aria-labelledby="${id}-label" :aria-expanded="isOpen.toString()" :aria-activedescendant="isOpen ? '${id}-' + active : false" @click="toggle()" @keydown="onKey($event)" x-text="label || 'Elige / Choose'" :class="{ empty: !label }"></div>
		<div id="${id}-list" role="listbox" tabindex="-1" aria-labelledby="${id}-label" x-show="isOpen" x-cloak>
			<template x-for="(option, index) in options" :key="option[0]">
				<div role="option" :id="'${id}-' + index" :aria-selected="(option[0] === value).toString()" :class="{ active: index === active }" @click.stop="choose(index)" x-text="option[1]"></div>
			</template>
		</div>
	</div>
</div>`;

/** Radio group with roving focus (ARIA Authoring Practices). */
const radios = (id: string, es: string, en: string, options: Option[]) => `
<div class="field" x-data="radios(${optionsOf(options)})" x-modelable="value" x-model="$store.form.values.${id}">
	<span class="label" id="${id}-label">${word(es, en)}</span>
	<div id="${id}" role="radiogroup" aria-labelledby="${id}-label" class="radios">
		<template x-for="(option, index) in options" :key="option[0]">
			<div role="radio" :aria-checked="(option[0] === value).toString()" :tabindex="option[0] === value || (!value && index === 0) ? 0 : -1" @click="value = option[0]" @keydown="onKey($event, index)" x-text="option[1]"></div>
		</template>
	</div>
</div>`;

/** Listbox of which several may be chosen (ARIA Authoring Practices). */
const several = (id: string, es: string, en: string, options: Option[], model = `$store.form.values.${id}`) => `
<div class="field" x-data="several(${optionsOf(options)})" x-modelable="value" x-model="${model}">
	<span class="label" id="${id}-label">${word(es, en)}</span>
	<ul id="${id}" class="several" role="listbox" aria-multiselectable="true" tabindex="0" aria-labelledby="${id}-label" :aria-activedescendant="'${id}-' + active" @keydown="onKey($event)">
		<template x-for="(option, index) in options" :key="option[0]">
			<li role="option" :id="'${id}-' + index" :aria-selected="value.includes(option[0]).toString()" :class="{ active: index === active }" @click="toggle(index)" x-text="option[1]"></li>
		</template>
	</ul>
</div>`;

/** Editable combobox that narrows its list (ARIA Authoring Practices). */
const finder = (id: string, es: string, en: string, options: Option[]) => `
<div class="field" x-data="finder(${optionsOf(options)})" x-modelable="value" x-model="$store.form.values.${id}">
	<label for="${id}">${word(es, en)}</label>
	<div class="combo" @click.outside="close()">
		<input id="${id}" type="text" role="combobox" autocomplete="off" aria-autocomplete="list" aria-controls="${id}-list" :aria-expanded="isOpen.toString()" :value="typed ?? label" @input="type($event.target.value)" @focus="$el.select()" @click="open()" @keydown="onKey($event)" @blur="close()">
		<ul id="${id}-list" role="listbox" x-show="isOpen" x-cloak>
			<template x-for="(option, index) in found" :key="option[0]">
				<li role="option" :aria-selected="(index === active).toString()" :class="{ active: index === active }" @mousedown.prevent @click="choose(index)" x-text="option[1]"></li>
			</template>
		</ul>
	</div>
</div>`;

const toggle = (id: string, es: string, en: string) => `
<div class="field switch-field"><button type="button" id="${id}" role="switch" class="switch" aria-labelledby="${id}-label" :aria-checked="$store.form.values.${id}.toString()" @click="$store.form.values.${id} = !$store.form.values.${id}"><i></i></button><span id="${id}-label">${word(es, en)}</span></div>`;

const heading = (number: number, es: string, en: string, note = "") => `<h2><b>${number}</b> ${word(es, en)}</h2>${note ? `<p class="note">${note}</p>` : ""}`;

const editor = `
<template x-if="$store.form.draft">
	<div class="draft" role="group" aria-label="Nueva experiencia / New experience">
		<div class="cols two">
			${combo("tipo", "Tipo", "Kind", KINDS, "$store.form.draft.tipo")}
			<div class="field"><label for="organizacion">${word("Organización o empleador", "Organization or employer")}</label><input id="organizacion" type="text" x-model="$store.form.draft.organizacion"></div>
			<div class="field"><label for="cargo">${word("Tu puesto o función", "Your role")}</label><input id="cargo" type="text" x-model="$store.form.draft.cargo"></div>
			<div class="cols two">
				<div class="field"><label for="horas">${word("Horas por semana", "Hours per week")}</label><input id="horas" type="text" inputmode="numeric" x-model="$store.form.draft.horas"></div>
				<div class="field"><label for="semanas">${word("Semanas por año", "Weeks per year")}</label><input id="semanas" type="text" inputmode="numeric" x-model="$store.form.draft.semanas"></div>
			</div>
		</div>
		${several("grados", "¿En qué grados?", "In which grades?", GRADES, "$store.form.draft.grados")}
		<div class="field">
			<span class="label" id="descripcion-label">${word("¿Qué hiciste?", "What did you do?")}</span>
			<input type="hidden" id="descripcion-value">
			<trix-editor id="descripcion" input="descripcion-value" aria-labelledby="descripcion-label" @trix-change="$store.form.draft && ($store.form.draft.descripcion = $event.target.value)"></trix-editor>
		</div>
		<button type="button" class="save" @click="$store.form.save()">Guardar experiencia / Save experience</button>
		<button type="button" class="plain" @click="$store.form.draft = null">Cancelar / Cancel</button>
	</div>
</template>`;

const cards = `
<ol class="cards">
	<template x-for="(entry, index) in $store.form.entries" :key="index">
		<li>
			<p><strong data-part="organizacion" x-text="entry.organizacion"></strong> · <span data-part="cargo" x-text="entry.cargo"></span></p>
			<p class="small"><span data-part="tipo" x-text="$store.form.kind(entry.tipo)"></span> · <span data-part="horas" x-text="entry.horas"></span> h/sem · <span data-part="semanas" x-text="entry.semanas"></span> sem/año</p>
			<p class="small"><template x-for="grade in entry.grados"><span class="tag" data-part="grados" x-text="$store.form.grade(grade)"></span></template></p>
			<div class="small" data-part="descripcion" x-html="entry.descripcion"></div>
			<button type="button" class="plain" @click="$store.form.entries.splice(index, 1)">Quitar / Remove</button>
		</li>
	</template>
</ol>`;

const rowOf = (n: number) => `<tr><td>${n}</td><td>${combo(`idioma${n}`, `Idioma ${n}`, `Language ${n}`, TONGUES)}</td><td>${combo(`nivel${n}`, `Nivel ${n}`, `Level ${n}`, LEVELS)}</td></tr>`;
const prizeOf = (n: number) => `<div class="cols wide-first">${text(`premio${n}`, `Reconocimiento ${n}`, `Recognition ${n}`)}${combo(`premioGrado${n}`, "Grado en que lo recibiste", "Grade when received", GRADES)}</div>`;

(document.querySelector("#root") as HTMLElement).innerHTML = `
<header><div><strong>Ciudad de Alder Flat</strong><span>Parques y Recreación · Parks &amp; Recreation</span></div></header>
<main x-data>
	<h1>Cuerpo Juvenil de Parques <span lang="en">Parks Youth Corps</span></h1>
	<p class="lead">Solicitud para el verano de 2027. Seis semanas de senderos, viveros y campamentos, con pago semanal. Contesta en español o en inglés.<br><span lang="en">Application for summer 2027. Six weeks of trails, nurseries and day camps, paid weekly. Answer in Spanish or English.</span></p>
	<form @submit.prevent="$store.form.submitted = true" novalidate>
		${heading(1, "Quién eres", "Who you are")}
		<div class="cols three">${text("nombre", "Nombre", "First name")}${text("segundo", "Segundo nombre", "Middle name")}${text("apellidos", "Apellidos", "Last name(s)")}</div>
		<div class="cols two">${text("apodo", "¿Cómo te gusta que te digan?", "What do you like to be called?")}${radios("genero", "Género", "Gender", [["m", "Mujer / Female"], ["h", "Hombre / Male"], ["n", "No binario / Nonbinary"]])}</div>
		<fieldset><legend>${word("Fecha de nacimiento", "Date of birth")}</legend><div class="cols three">${combo("dia", "Día", "Day", DAYS)}${combo("mes", "Mes", "Month", MONTHS)}${combo("anio", "Año", "Year", YEARS)}</div></fieldset>
		<div class="cols two">${text("telefono", "Teléfono", "Phone", 'placeholder="530-000-0000"')}${text("correo", "Correo electrónico", "E-mail")}</div>
		<div class="cols wide-first">${text("calle", "Domicilio (calle y número)", "Home address (street and number)")}${text("apto", "Apartamento", "Apartment")}</div>
		<div class="cols three">${text("ciudad", "Ciudad", "City")}${finder("estado", "Estado", "State", STATES)}${text("zip", "Código postal", "ZIP code")}</div>
		<div class="trampa" aria-hidden="true"><label for="empresa">Empresa</label><input id="empresa" name="empresa" tabindex="-1" autocomplete="off" x-model="$store.form.values.empresa"></div>
		${heading(2, "Tu familia", "Your family")}
		<div class="cols three">${text("padre1Nombre", "Padre, madre o tutor 1: nombre", "Parent or guardian 1: first name")}${text("padre1Apellido", "Apellidos", "Last name")}${text("padre1Oficio", "Ocupación", "Occupation")}</div>
		<div class="cols three">${text("padre2Nombre", "Padre, madre o tutor 2: nombre", "Parent or guardian 2: first name")}${text("padre2Apellido", "Apellidos", "Last name")}${text("padre2Oficio", "Ocupación", "Occupation")}</div>
		<div class="cols three">${text("emergencia", "En una emergencia llamar a", "In an emergency call")}${text("emergenciaTel", "Teléfono de esa persona", "That person's phone")}${text("emergenciaRel", "Parentesco", "Relationship")}</div>
		${combo("ingresos", "Ingreso anual de tu hogar", "Yearly household income", INCOMES)}
		${heading(3, "Tu escuela", "Your school")}
		<div class="cols three">${text("escuela", "Escuela preparatoria", "High school")}${text("escuelaCiudad", "Ciudad de la escuela", "School city")}${finder("escuelaEstado", "Estado de la escuela", "School state", STATES)}</div>
		<div class="cols three">${combo("grado", "Grado actual", "Current grade", GRADES)}${text("graduacion", "Mes y año de graduación", "Graduation month and year", 'placeholder="mm/aaaa"')}${text("promedio", "Promedio (sin ponderar)", "GPA (unweighted)")}</div>
		<div class="cols two">${text("universidad", "Universidad a la que piensas ir", "College you plan to attend")}${text("carrera", "Carrera que quieres estudiar", "Intended major")}</div>
		${heading(4, "Idiomas", "Languages")}
		<table class="lang"><thead><tr><th></th><th>${word("Idioma", "Language")}</th><th>${word("Nivel", "Level")}</th></tr></thead><tbody>${[1, 2, 3].map(rowOf).join("")}</tbody></table>
		${heading(5, "Experiencia", "Experience", "Trabajos, clubes, voluntariado. Hasta cuatro. <span lang='en'>Jobs, clubs, volunteering. Up to four.</span>")}
		${cards}
		<button type="button" class="add" x-show="!$store.form.draft && $store.form.entries.length < 4" @click="$store.form.begin()">+ Agregar experiencia / Add experience</button>
		${editor}
		${heading(6, "Reconocimientos", "Awards and recognition")}
		${[1, 2, 3].map(prizeOf).join("")}
		${heading(7, "Preguntas para el programa", "Program questions")}
		<div class="field"><span class="label" id="motivo-label">${word("¿Por qué quieres trabajar al aire libre este verano?", "Why do you want to work outdoors this summer?")}</span><input type="hidden" id="motivo-value"><trix-editor id="motivo" input="motivo-value" aria-labelledby="motivo-label" @trix-change="$store.form.values.motivo = $event.target.value"></trix-editor></div>
		<div class="cols three">${combo("camiseta", "Talla de camiseta", "T-shirt size", SHIRTS)}${text("alergias", "Alergias", "Allergies")}${combo("supo", "¿Cómo te enteraste?", "How did you hear about us?", HEARD)}</div>
		${toggle("transporte", "Tengo cómo llegar al parque a las 7 a. m.", "I have a way to get to the park by 7 a.m.")}
		${heading(8, "Datos voluntarios", "Voluntary information", "No influyen en la selección. <span lang='en'>Not used in selection.</span>")}
		<div class="cols two">${radios("hispano", "¿Eres de origen hispano o latino?", "Are you Hispanic or Latino?", YESNO)}${radios("autorizado", "¿Tienes autorización para trabajar en EE. UU.?", "Are you authorized to work in the U.S.?", YESNO)}</div>
		${several("raza", "Raza (marca todas las que correspondan)", "Race (mark all that apply)", RACES)}
		${heading(9, "Firma", "Signature")}
		${toggle("acuerdo", "Acepto el reglamento y autorizo la atención médica de emergencia.", "I accept the rules and authorize emergency medical care.")}
		${text("firma", "Firma (escribe tu nombre completo)", "Signature (type your full name)")}
		<button class="send">Enviar solicitud / Submit application</button>
	</form>
</main>
<footer>Departamento de Parques y Recreación · 200 Mill Street · Lunes a viernes, 8 a 5</footer>`;

// ---- behaviour ------------------------------------------------------------------------------------------------------

const scrolled = (root: HTMLElement) => queueMicrotask(() => root.querySelector('[role="option"].active')?.scrollIntoView({ block: "nearest" }));

Alpine.data("combo", ((options: Option[]) => ({
	value: "",
	options,
	isOpen: false,
	active: 0,
	search: "",
	timer: 0,
	get label() {
		return this.options.find(([value]) => value === this.value)?.[1] ?? "";
	},
	open() {
		this.isOpen = true;
		this.active = Math.max(this.options.findIndex(([value]) => value === this.value), 0);
		scrolled((this as any).$root);
	},
	close() {
		this.isOpen = false;
	},
	toggle() {
		if (this.isOpen) this.close();
		else this.open();
	},
	choose(index: number) {
		this.value = this.options[index]?.[0] ?? "";
		this.close();
	},
	move(to: number) {
		this.active = Math.min(Math.max(to, 0), this.options.length - 1);
		scrolled((this as any).$root);
	},
	onKey(event: KeyboardEvent) {
		const { key } = event;
		if (!this.isOpen && ["ArrowDown", "ArrowUp", "Enter", " "].includes(key)) this.open();
		else if (key === "ArrowDown") this.move(this.active + 1);
		else if (key === "ArrowUp") this.move(this.active - 1);
		else if (key === "Home") this.move(0);
		else if (key === "End") this.move(this.options.length - 1);
		else if (key === "Enter" || key === " ") this.choose(this.active);
		else if (key === "Escape") this.close();
		else if (key === "Tab" && this.isOpen) return this.choose(this.active);
		else if (key.length === 1 && !event.ctrlKey && !event.metaKey) {
			clearTimeout(this.timer);
			this.search += key.toLowerCase();
			this.timer = setTimeout(() => (this.search = ""), 600) as unknown as number;
			if (!this.isOpen) this.open();
			const found = this.options.findIndex(([, label]) => label.toLowerCase().startsWith(this.search));
			if (found >= 0) this.move(found);
		} else return;
		event.preventDefault();
	},
})) as any);

Alpine.data("radios", ((options: Option[]) => ({
	value: "",
	options,
	onKey(event: KeyboardEvent, index: number) {
		const step = ["ArrowDown", "ArrowRight"].includes(event.key) ? 1 : ["ArrowUp", "ArrowLeft"].includes(event.key) ? -1 : event.key === " " ? 0 : undefined;
		if (step === undefined) return;
		event.preventDefault();
		const next = (index + step + this.options.length) % this.options.length;
		this.value = this.options[next]?.[0] ?? "";
		((event.currentTarget as HTMLElement).parentElement?.querySelectorAll<HTMLElement>('[role="radio"]')[next] as HTMLElement).focus();
	},
})) as any);

Alpine.data("several", ((options: Option[]) => ({
	value: [] as string[],
	options,
	active: 0,
	toggle(index: number) {
		const chosen = this.options[index]?.[0] ?? "";
		this.active = index;
		this.value = this.options.map(([value]) => value).filter((value) => this.value.includes(value) !== (value === chosen));
	},
	onKey(event: KeyboardEvent) {
		if (event.key === "ArrowDown") this.active = Math.min(this.active + 1, this.options.length - 1);
		else if (event.key === "ArrowUp") this.active = Math.max(this.active - 1, 0);
		else if (event.key === " " || event.key === "Enter") this.toggle(this.active);
		else return;
		event.preventDefault();
	},
})) as any);

Alpine.data("finder", ((options: Option[]) => ({
	value: "",
	options,
	typed: null as string | null,
	isOpen: false,
	active: 0,
	get label() {
		return this.options.find(([value]) => value === this.value)?.[1] ?? "";
	},
	get found() {
		const text = (this.typed ?? "").toLowerCase();
		return this.options.filter(([, label]) => label.toLowerCase().includes(text));
	},
	open() {
		this.isOpen = true;
		this.active = 0;
	},
	type(text: string) {
		this.typed = text;
		if (text === "") this.value = "";
		this.open();
	},
	close() {
		this.isOpen = false;
		this.typed = null;
	},
	choose(index: number) {
		if (this.found[index]) this.value = this.found[index][0];
		this.close();
	},
	onKey(event: KeyboardEvent) {
		if (event.key === "ArrowDown" && !this.isOpen) this.open();
		else if (event.key === "ArrowDown") this.active = Math.min(this.active + 1, this.found.length - 1);
		else if (event.key === "ArrowUp") this.active = Math.max(this.active - 1, 0);
		else if (event.key === "Enter") this.choose(this.active);
		else if (event.key === "Escape") this.close();
		else return;
		event.preventDefault();
	},
})) as any);

Alpine.store("form", {
	...initial,
	begin() {
		(this as any).draft = blank();
	},
	save() {
		const { draft } = this as any;
		if (draft) (this as any).entries.push({ ...draft, grados: [...draft.grados] });
		(this as any).draft = null;
	},
	kind: (value: string) => KINDS.find(([each]) => each === value)?.[1] ?? "",
	grade: (value: string) => GRADES.find(([each]) => each === value)?.[1] ?? "",
});
document.addEventListener("trix-file-accept", (event) => event.preventDefault());
Alpine.start();

const store = () => Alpine.store("form") as typeof initial;
const textOf = (node: Element | null | undefined) => node?.textContent?.trim() ?? "";

Object.assign(window, {
	formState() {
		const { values, entries, submitted } = JSON.parse(JSON.stringify(store())) as typeof initial;
		const state: Record<string, unknown> = { submitted, ...values };
		for (let index = 0; index < 3; index++) for (const part of PARTS) state[`experiencia${index + 1}.${part}`] = (entries[index] as any)?.[part] ?? (part === "grados" ? [] : "");
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		const at = (id: string) => document.getElementById(id);
		for (const name of TEXTS) shown[name] = name === "motivo" ? textOf(at(name)) : ((at(name) as HTMLInputElement | null)?.value ?? "");
		for (const name of CHOICES) {
			const control = at(name);
			if (control instanceof HTMLInputElement) shown[name] = control.value;
			else if (control?.getAttribute("role") === "radiogroup") shown[name] = textOf(control.querySelector('[aria-checked="true"]'));
			else shown[name] = control?.classList.contains("empty") ? "" : textOf(control);
		}
		for (const name of SWITCHES) shown[name] = at(name)?.getAttribute("aria-checked") === "true";
		shown.raza = [...document.querySelectorAll('#raza [aria-selected="true"]')].map(textOf);
		const drawn = document.querySelectorAll(".cards > li");
		for (let index = 0; index < 3; index++)
			for (const part of PARTS) {
				const found = [...(drawn[index]?.querySelectorAll(`[data-part="${part}"]`) ?? [])].map(textOf);
				shown[`experiencia${index + 1}.${part}`] = part === "grados" ? found : (found[0] ?? "");
			}
		return shown;
	},
});
