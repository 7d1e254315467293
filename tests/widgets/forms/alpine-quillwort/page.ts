import "./style.css";
import Alpine from "alpinejs";
import { COUNTRIES, STATES } from "../../lists";

type Option = [value: string, label: string];
const LISTS: Record<string, Option[]> = {
	suffix: [["Jr.", "Jr."], ["Sr.", "Sr."], ["II", "II"], ["III", "III"], ["IV", "IV"]],
	states: STATES as unknown as Option[],
	countries: [...COUNTRIES].sort().map((each): Option => [each, each]),
	status: [["citizen", "U.S. citizen / Ciudadana o ciudadano de EE. UU."], ["resident", "Permanent resident / Residente permanente"], ["daca", "DACA"], ["other", "Other / Otro"], ["skip", "Prefer not to say / Prefiero no decir"]],
	languages: [["en", "English"], ["es", "Spanish / Español"], ["ht", "Haitian Creole"], ["hm", "Hmong"], ["ig", "Igbo"], ["mx", "Mixteco"], ["pu", "Purépecha"], ["tl", "Tagalog"], ["vi", "Vietnamese"], ["zz", "Another / Otro"]],
	year: [["11", "11th / Undécimo"], ["12", "12th / Duodécimo"], ["grad", "Graduated / Graduado"], ["ged", "GED"]],
	degree: [["cert", "Certificate / Certificado"], ["aa", "Associate / Asociado"], ["ba", "Bachelor’s / Licenciatura"], ["ma", "Master’s / Maestría"], ["phd", "Doctorate / Doctorado"], ["ns", "Not sure yet / No sé todavía"]],
	schooling: [["0", "Less than high school / Menos de preparatoria"], ["1", "High school diploma or GED / Preparatoria o GED"], ["2", "Some college / Algo de universidad"], ["3", "Associate degree / Título de asociado"], ["4", "Bachelor’s degree or more / Licenciatura o más"], ["9", "I don’t know / No sé"]],
	income: [["a", "Under $20,000"], ["b", "$20,000 – $39,999"], ["c", "$40,000 – $59,999"], ["d", "$60,000 – $79,999"], ["e", "$80,000 – $99,999"], ["f", "$100,000 or more / o más"]],
	grades: [["9", "9"], ["10", "10"], ["11", "11"], ["12", "12"]],
	source: [["counselor", "Counselor / Consejero"], ["friend", "Friend or family / Amigo o familiar"], ["radio", "Radio"], ["social", "Social media / Redes sociales"], ["church", "Church / Iglesia"]],
};

/** A button that opens a list of one or several. */
const listbox = (list: string, many = false) => ({
	open: false, at: 0, value: (many ? [] : "") as any, options: LISTS[list]!,
	get chosen(): Option[] { return this.options.filter(([value]) => (many ? this.value.includes(value) : this.value === value)); },
	toggle() { this.open = !this.open; this.at = Math.max(0, this.options.findIndex(([value]) => (many ? false : value === this.value))); },
	close() { this.open = false; },
	move(by: number) { if (!this.open) return this.toggle(); this.at = Math.min(this.options.length - 1, Math.max(0, this.at + by)); },
	pick(at: number) {
		const value = this.options[at]![0];
		if (many) this.value = this.value.includes(value) ? this.value.filter((each: string) => each !== value) : LISTS[list]!.map(([each]) => each).filter((each) => each === value || this.value.includes(each));
		else { this.value = value; this.close(); }
	},
	enter() { if (this.open) this.pick(this.at); else this.toggle(); },
});
/** A text box that narrows a list; only what is chosen counts. */
const combo = (list: string) => ({
	open: false, at: 0, text: "", value: "",
	get found(): Option[] { const typed = this.text.trim().toLowerCase(); return LISTS[list]!.filter(([, label]) => label.toLowerCase().includes(typed)); },
	type() { this.open = true; this.at = 0; },
	pick(option: Option | undefined) { if (!option) return; this.value = option[0]; this.text = option[1]; this.open = false; },
	leave() { this.open = false; this.text = LISTS[list]!.find(([value]) => value === this.value)?.[1] ?? ""; },
	move(by: number) { this.open = true; this.at = Math.min(this.found.length - 1, Math.max(0, this.at + by)); },
});
Alpine.data("listbox", listbox as any);
Alpine.data("combo", combo as any);

const sibling = () => ({ first: "", last: "", age: "" });
const activity = () => ({ org: "", role: "", hours: "", grades: [] as string[] });
const MAX = 3;
Alpine.data("application", () => ({
	sent: false, max: MAX,
	form: {
		last: "", first: "", middle: "", suffix: "", birth: "", birthCountry: "", email: "", emailAgain: "", phone: "",
		street: "", street2: "", city: "", state: "", zip: "", status: "", yearsHere: "", languages: [] as string[],
		school: "", schoolState: "", year: "", finish: "", gpa: "", sat: "", college: "", major: "", degree: "", firstGen: "", aid: "",
		p1First: "", p1Last: "", p1Work: "", p1School: "", p2First: "", p2Last: "", p2Work: "", p2School: "", income: "",
		siblings: [sibling()], activities: [activity()],
		story: "", counselor: "", counselorEmail: "", source: "", ssn4: "", agree: false, sign: "",
	},
	addSibling() { if (this.form.siblings.length < MAX) this.form.siblings.push(sibling()); },
	addActivity() { if (this.form.activities.length < MAX) this.form.activities.push(activity()); },
	slashes(key: "birth" | "finish") {
		const digits = this.form[key].replace(/\D/g, "").slice(0, 8);
		this.form[key] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join("/");
	},
	send() { this.sent = true; },
}));

const two = (english: string, spanish: string) => `${english} <span lang="es">${spanish}</span>`;
/** A line of the form: its name at the left. */
const line = (key: string, english: string, spanish: string, control: string, labelled = true) =>
	`<div class="line"><${labelled ? `label class="name" for="f-${key}"` : `div class="name"`} id="l-${key}">${two(english, spanish)}</${labelled ? "label" : "div"}><div data-q="${key}">${control}</div></div>`;
const text = (key: string, english: string, spanish: string, more = 'type="text"') => line(key, english, spanish, `<input id="f-${key}" name="${key}" x-model="form.${key}" ${more}>`);
const date = (key: string, english: string, spanish: string) => text(key, english, spanish, `type="text" inputmode="numeric" placeholder="MM/DD/YYYY" maxlength="10" @input="slashes('${key}')"`);
const listboxAt = (model: string, list: string, labelledBy: string, many = false) => `
<div class="pick" x-data="listbox('${list}', ${many})" x-modelable="value" x-model="${model}" @click.outside="close()" @keydown.escape.window="close()">
	<button type="button" aria-haspopup="listbox" :aria-expanded="open" ${labelledBy} @click="toggle()" @keydown.down.prevent="move(1)" @keydown.up.prevent="move(-1)" @keydown.enter.prevent="enter()">
		<template x-if="chosen.length === 0"><span class="hint">Select / Elija</span></template>
		${many ? `<template x-for="[code, label] in chosen" :key="code"><span class="chip" x-text="label"></span></template>` : `<template x-if="chosen.length > 0"><span class="value" x-text="chosen[0][1]"></span></template>`}
	</button>
	<ul role="listbox" ${many ? 'aria-multiselectable="true"' : ""} x-show="open" x-cloak>
		<template x-for="([code, label], index) in options" :key="code"><li role="option" :class="{ active: index === at }" :aria-selected="chosen.some(([each]) => each === code)" @mouseenter="at = index" @click="pick(index)">${many ? `<span class="tick" x-text="value.includes(code) ? '✓' : ''"></span><span x-text="label"></span>` : `<span x-text="label"></span>`}</li></template>
	</ul>
</div>`;
const choose = (key: string, english: string, spanish: string, list: string, many = false) => line(key, english, spanish, listboxAt(`form.${key}`, list, `aria-labelledby="l-${key}"`, many), false);
const search = (key: string, english: string, spanish: string, list: string) => line(key, english, spanish, `
<div class="pick combo" x-data="combo('${list}')" x-modelable="value" x-model="form.${key}">
	<input type="text" id="f-${key}" role="combobox" autocomplete="off" aria-autocomplete="list" aria-controls="o-${key}" :aria-expanded="open" placeholder="Type to search / Escriba para buscar" x-model="text" @focus="open = true" @input="type()" @blur="leave()" @keydown.down.prevent="move(1)" @keydown.up.prevent="move(-1)" @keydown.enter.prevent="pick(found[at])" @keydown.escape="leave()">
	<ul role="listbox" id="o-${key}" x-show="open" x-cloak>
		<template x-for="(option, index) in found" :key="option[0]"><li role="option" :class="{ active: index === at }" :aria-selected="option[0] === value" @mouseenter="at = index" @mousedown.prevent="pick(option)" x-text="option[1]"></li></template>
		<li class="none" x-show="found.length === 0">Nothing found / Sin resultados</li>
	</ul>
</div>`);
const yesNo = (key: string, english: string, spanish: string) => line(key, english, spanish, `
<div class="yesno" role="radiogroup" aria-labelledby="l-${key}">
	<button type="button" role="radio" :aria-checked="form.${key} === 'Y'" @click="form.${key} = 'Y'">Yes / Sí</button><button type="button" role="radio" :aria-checked="form.${key} === 'N'" @click="form.${key} = 'N'">No</button>
</div>`, false);
const part = (english: string, spanish: string, note: string, inner: string) => `<section class="part"><h2>${two(english, spanish)}</h2>${note && `<p class="note">${note}</p>`}${inner}</section>`;
const parent = (n: 1 | 2) => text(`p${n}First`, `Parent ${n}: first name`, "Nombre") + text(`p${n}Last`, `Parent ${n}: last name(s)`, "Apellido(s)") + text(`p${n}Work`, `Parent ${n}: job`, "Trabajo u ocupación") + choose(`p${n}School`, `Parent ${n}: schooling`, "Nivel de estudios", "schooling");

document.getElementById("root")!.innerHTML = `
<header class="top"><div class="wrap"><h1>Puente del Valle Community Fund</h1><p>Scholarship application 2027 &middot; <span lang="es">Solicitud de beca 2027</span></p></div></header>
<form class="wrap" x-data="application" @submit.prevent="send()" novalidate>
<p>Please answer in English or Spanish. Fields are shown in both languages. <span lang="es">Puede contestar en inglés o en español.</span></p>
${part("About you", "Sobre usted", "", [
	text("last", "Last name(s)", "Apellido(s)"), text("first", "First name", "Nombre"), text("middle", "Middle name", "Segundo nombre"), choose("suffix", "Suffix", "Sufijo", "suffix"),
	date("birth", "Date of birth", "Fecha de nacimiento (mes/día/año)"), search("birthCountry", "Country of birth", "País de nacimiento", "countries"),
	choose("status", "Citizenship or status", "Ciudadanía o estatus", "status"), text("yearsHere", "Years living in the U.S.", "Años viviendo en EE. UU.", 'type="text" inputmode="numeric" maxlength="2"'),
	choose("languages", "Languages you speak", "Idiomas que habla", "languages", true), text("ssn4", "Last 4 digits of SSN or ITIN, if any", "Últimos 4 dígitos del SSN o ITIN, si tiene", 'type="text" inputmode="numeric" maxlength="4" autocomplete="off"'),
].join(""))}
${part("How to reach you", "Cómo comunicarnos con usted", "", [
	text("email", "Email", "Correo electrónico", 'type="email"'),
	text("emailAgain", "Email, once more", "Repita el correo electrónico", 'type="email" autocomplete="off"').replace("</div></div>", `<p class="bad" x-show="form.emailAgain && form.emailAgain !== form.email" x-cloak>The two addresses differ. / Los correos no coinciden.</p></div></div>`),
	text("phone", "Phone", "Teléfono", 'type="tel" placeholder="(   )    -    "'), text("street", "Street and number", "Calle y número"), text("street2", "Apartment", "Apartamento"),
	text("city", "City", "Ciudad"), search("state", "State", "Estado", "states"), text("zip", "ZIP code", "Código postal", 'type="text" inputmode="numeric" maxlength="10"'),
].join(""))}
${part("High school and plans", "Preparatoria y planes", "", [
	text("school", "High school", "Escuela preparatoria"), search("schoolState", "State where it is", "Estado donde se encuentra", "states"), choose("year", "Grade you are in", "Grado que cursa", "year"),
	date("finish", "Graduation date", "Fecha de graduación (mes/día/año)"), text("gpa", "Weighted GPA", "Promedio ponderado", 'type="text" inputmode="decimal" placeholder="0.00"'), text("sat", "SAT total (best)", "Puntaje total del SAT", 'type="text" inputmode="numeric" placeholder="400–1600"'),
	text("college", "College you plan to attend", "Universidad a la que piensa asistir"), text("major", "What you want to study", "Lo que quiere estudiar"), choose("degree", "Highest degree you want", "Título más alto que desea", "degree"),
	yesNo("firstGen", "First in your family to go to college?", "¿Es la primera persona de su familia en ir a la universidad?"), yesNo("aid", "Do you receive financial aid?", "¿Recibe ayuda financiera?"),
].join(""))}
${part("Your family", "Su familia", "", [parent(1), parent(2), choose("income", "Yearly household income", "Ingreso anual del hogar", "income")].join(""))}
${part("Brothers and sisters", "Hermanos y hermanas", "Up to three. / Hasta tres.", `
<table><thead><tr><th id="h-first">${two("First name", "Nombre")}</th><th id="h-last">${two("Last name(s)", "Apellido(s)")}</th><th id="h-age">${two("Age", "Edad")}</th><th></th></tr></thead>
<tbody><template x-for="(row, index) in form.siblings" :key="index"><tr data-row="siblings">
	<td><input type="text" data-of="first" aria-labelledby="h-first" x-model="row.first"></td><td><input type="text" data-of="last" aria-labelledby="h-last" x-model="row.last"></td><td class="thin"><input type="text" data-of="age" aria-labelledby="h-age" inputmode="numeric" maxlength="3" x-model="row.age"></td>
	<td class="act"><button type="button" class="x" aria-label="Remove row / Quitar" @click="form.siblings.splice(index, 1)" x-show="form.siblings.length > 1">✕</button></td>
</tr></template></tbody></table>
<p><button type="button" class="add" @click="addSibling()" :disabled="form.siblings.length >= max">+ Add a row / Agregar fila</button></p>`)}
${part("Activities, work and service", "Actividades, trabajo y servicio", "Up to three. Helping at home or in the fields counts. / Hasta tres. Ayudar en casa o en el campo cuenta.", `
<template x-for="(row, index) in form.activities" :key="index"><fieldset class="entry" data-row="activities" x-id="['act']">
	<legend><span style="font-style:normal;font-weight:600;color:inherit" x-text="'Activity ' + (index + 1)"></span> <button type="button" class="x" @click="form.activities.splice(index, 1)" x-show="form.activities.length > 1">Remove / Quitar</button></legend>
	<div class="line"><label class="name" :for="$id('act', 'org')">${two("Group or employer", "Grupo o empleador")}</label><div data-of="org"><input type="text" :id="$id('act', 'org')" x-model="row.org"></div></div>
	<div class="line"><label class="name" :for="$id('act', 'role')">${two("What was your role?", "¿Cuál fue su función?")}</label><div data-of="role"><input type="text" :id="$id('act', 'role')" x-model="row.role"></div></div>
	<div class="line"><div class="name" :id="$id('act', 'grades')">${two("In which grades?", "¿En qué grados?")}</div><div data-of="grades">${listboxAt("row.grades", "grades", `:aria-labelledby="$id('act', 'grades')"`, true)}</div></div>
	<div class="line"><label class="name" :for="$id('act', 'hours')">${two("Hours a week", "Horas por semana")}</label><div data-of="hours"><input type="text" inputmode="numeric" :id="$id('act', 'hours')" x-model="row.hours"></div></div>
</fieldset></template>
<button type="button" class="add" @click="addActivity()" :disabled="form.activities.length >= max">+ Add another / Agregar otra</button>`)}
${part("Finishing up", "Para terminar", "", [
	line("story", "What would this scholarship change for you?", "¿Qué cambiaría para usted esta beca?", `<textarea id="f-story" rows="5" maxlength="2000" x-model="form.story"></textarea><p class="count"><span x-text="form.story.length">0</span> / 2000</p>`).replace('class="line"', 'class="line tall"'),
	text("counselor", "School counselor’s name", "Nombre de su consejero escolar"), text("counselorEmail", "Counselor’s email", "Correo del consejero", 'type="email"'), choose("source", "How did you hear of us?", "¿Cómo se enteró de la beca?", "source"),
	`<div data-q="agree"><label class="agree"><input type="checkbox" id="f-agree" x-model="form.agree"><span>I allow the Fund to speak with my school about this application. / <span lang="es">Autorizo al Fondo a comunicarse con mi escuela sobre esta solicitud.</span></span></label></div>`,
	text("sign", "Type your full name to sign", "Escriba su nombre completo como firma"),
].join(""))}
<button class="send" type="submit">Send / Enviar</button>
</form>`;
Alpine.start();

const SIBLING = ["first", "last", "age"] as const;
const ACTIVITY = ["org", "role", "grades", "hours"] as const;
(window as any).formState = () => {
	const { form, sent } = Alpine.$data(document.querySelector("form")!) as any;
	const { siblings, activities, ...rest } = form;
	const state: Record<string, unknown> = { submitted: sent };
	for (const [key, value] of Object.entries(rest)) state[key] = Array.isArray(value) ? [...value] : value;
	for (let row = 0; row < MAX; row++) {
		for (const key of SIBLING) state[`siblings.${row}.${key}`] = siblings[row]?.[key] ?? "";
		for (const key of ACTIVITY) state[`activities.${row}.${key}`] = key === "grades" ? [...(activities[row]?.grades ?? [])] : (activities[row]?.[key] ?? "");
	}
	return state;
};
const words = (node: Element | null | undefined) => (node?.textContent ?? "").replace(/\s+/g, " ").trim();
function seen(box: Element | null | undefined, many = false): unknown {
	if (!box) return many ? [] : "";
	if (many || box.querySelector("[aria-multiselectable]")) return [...box.querySelectorAll(".chip")].map(words);
	if (box.querySelector(".yesno")) return words(box.querySelector("[aria-checked=true]"));
	if (box.querySelector(".pick > button")) return words(box.querySelector(".pick > button .value"));
	const control = (box.matches("input") ? box : box.querySelector("input, textarea")) as HTMLInputElement;
	return control.type === "checkbox" ? control.checked : control.value;
}
(window as any).formShown = () => {
	const shown: Record<string, unknown> = {};
	for (const box of document.querySelectorAll<HTMLElement>("[data-q]")) shown[box.dataset.q!] = seen(box);
	for (const [list, keys] of [["siblings", SIBLING], ["activities", ACTIVITY]] as const)
		for (let row = 0; row < MAX; row++)
			for (const key of keys) shown[`${list}.${row}.${key}`] = seen(document.querySelectorAll(`[data-row=${list}]`)[row]?.querySelector(`[data-of=${key}]`), key === "grades");
	return shown;
};
