import "./page.css";
import Aura from "@primeuix/themes/aura";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import PrimeVue from "primevue/config";
import DatePicker from "primevue/datepicker";
import Fieldset from "primevue/fieldset";
import FloatLabel from "primevue/floatlabel";
import InputChips from "primevue/inputchips";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import MultiSelect from "primevue/multiselect";
import Panel from "primevue/panel";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import Step from "primevue/step";
import StepList from "primevue/steplist";
import StepPanel from "primevue/steppanel";
import StepPanels from "primevue/steppanels";
import Stepper from "primevue/stepper";
import Textarea from "primevue/textarea";
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { COUNTRIES, STATES } from "../../lists";

const pairs = (text: string) => text.split("|").map((line) => ({ label: line.split("=")[0], value: line.split("=")[1] ?? line }));

const lists: Record<string, { label: string; value: string }[]> = {
	applyingAs: pairs("First-year student=FY|Transfer student=TR|Returning student=RE"),
	suffixes: pairs("Jr.|Sr.|II|III|IV|V"),
	sexes: pairs("Female=F|Male=M|Another=X|Prefer not to say=N"),
	pronouns: pairs("he / him|she / her|they / them|not listed"),
	countries: COUNTRIES.map((name) => ({ label: name, value: name })),
	states: STATES.map(([value, label]) => ({ label, value })),
	citizen: pairs("Citizen of the United States=USC|U.S. national=USN|Lawful permanent resident (green card)=LPR|Citizen of another country=INT"),
	races: pairs("American Indian or Alaska Native=AI|Asian=AS|Black or African American=BL|Native Hawaiian or Other Pacific Islander=PI|White=WH"),
	military: pairs("No military service=none|On active duty now=active|Veteran=veteran|Dependent of a service member=dependent"),
	income: pairs("Under $30,000=1|$30,000 – $59,999=2|$60,000 – $89,999=3|$90,000 – $129,999=4|$130,000 and above=5"),
	years: pairs("Freshman (9th)=9|Sophomore (10th)=10|Junior (11th)=11|Senior (12th)=12|Already graduated=13"),
	grades: pairs("9th=9|10th=10|11th=11|12th=12"),
	scales: pairs("4.0 scale=4|5.0 scale=5|100-point scale=100|Other=0"),
	exams: pairs(
		"AP Biology|AP Calculus AB|AP Calculus BC|AP Chemistry|AP Computer Science A|AP English Literature and Composition|AP Environmental Science|AP Physics 1: Algebra-Based|AP Physics C: Mechanics|AP Statistics|AP United States History|AP World History: Modern",
	),
	scores: pairs("5|4|3|2|1"),
	majors: pairs("Aerospace Engineering=AE|Bioengineering=BE|Chemical Engineering=CHE|Civil Engineering=CE|Computer Engineering=CPE|Electrical Engineering=EE|Environmental Engineering=ENE|Industrial Engineering=IE|Mechanical Engineering=ME|Undeclared Engineering=UND"),
	degrees: pairs("Bachelor's (B.S.)=BS|Master's (M.S. or M.Eng.)=MS|Doctorate (Ph.D.)=PHD|Not sure yet=NS"),
	terms: pairs("Autumn 2026=2026|Autumn 2027=2027|Autumn 2028=2028"),
	relations: pairs("Mother|Father|Stepparent|Legal guardian"),
	levels: pairs("Did not finish high school=1|High school diploma or GED=2|Some college, no degree=3|Associate degree=4|Bachelor's degree=5|Graduate or professional degree=6"),
	together: pairs("Married to each other=M|Never married=N|Separated=S|Divorced=D|One or both deceased=W"),
	kinds: pairs("Athletics=ATH|Robotics / Maker team=ROB|Debate & public speaking=DEB|Environment & sustainability=ENV|Music or theater=ART|Community service=SER|Student government=GOV|Paid work=JOB|Something else=OTH"),
};
const SCHOOLS = ["Ashland High School", "Ashland Valley High School", "Ashford Valley Preparatory", "Medford Central High School", "Yreka High School", "Crater Lake Academy", "Klamath Union High School"];

const initial: Record<string, unknown> = {};
const where: Record<string, string> = {};
const put = (key: string, selector: string, start: unknown) => {
	initial[key] = start;
	where[key] = selector;
};
type More = { help?: string; req?: boolean; wide?: boolean; ph?: string; attrs?: string; bare?: boolean };
const wrap = (id: string, label: string, control: string, { help, req, wide, bare }: More) =>
	bare
		? control
		: `<div class="fld${wide ? " wide" : ""}"><label for="${id}">${label}${req ? ' <span class="req">*</span>' : ""}</label>${control}${help ? `<small>${help}</small>` : ""}</div>`;
const ph = ({ ph }: More) => (ph ? `placeholder="${ph}"` : "");
const txt = (key: string, id: string, label: string, more: More = {}) => {
	put(key, `#${id}`, "");
	return wrap(id, label, `<InputText id="${id}" v-model="f.${key}" ${ph(more)} ${more.attrs ?? ""} />`, more);
};
const area = (key: string, id: string, label: string, more: More = {}) => {
	put(key, `#${id}`, "");
	return wrap(id, label, `<Textarea id="${id}" v-model="f.${key}" rows="3" ${ph(more)} ${more.attrs ?? ""} />`, { ...more, wide: true });
};
const sel = (key: string, id: string, label: string, list: string, more: More = {}) => {
	put(key, `#${id}`, null);
	return wrap(id, label, `<Select labelId="${id}" v-model="f.${key}" :options="lists.${list}" optionLabel="label" optionValue="value" placeholder="${more.ph ?? "Select"}" ${more.attrs ?? ""} />`, more);
};
const num = (key: string, id: string, label: string, more: More = {}) => {
	put(key, `#${id}`, null);
	return wrap(id, label, `<InputNumber inputId="${id}" v-model="f.${key}" :useGrouping="false" ${more.attrs ?? ""} />`, more);
};
const mask = (key: string, id: string, label: string, pattern: string, more: More = {}) => {
	put(key, `#${id}`, "");
	return wrap(id, label, `<InputMask id="${id}" v-model="f.${key}" mask="${pattern}" ${ph(more)} ${more.attrs ?? ""} />`, more);
};
const day = (key: string, id: string, label: string, more: More = {}) => {
	put(key, `#${id}`, null);
	return wrap(id, label, `<DatePicker inputId="${id}" v-model="f.${key}" showIcon ${ph(more)} ${more.attrs ?? ""} />`, more);
};
const many = (key: string, id: string, label: string, list: string, more: More = {}) => {
	put(key, `#${id}`, []);
	return wrap(id, label, `<MultiSelect inputId="${id}" v-model="f.${key}" :options="lists.${list}" optionLabel="label" optionValue="value" display="chip" :filter="false" placeholder="${more.ph ?? "Choose all that apply"}" ${more.attrs ?? ""} />`, more);
};
const auto = (key: string, id: string, label: string, find: string, more: More = {}) => {
	put(key, `#${id}`, "");
	return wrap(id, label, `<AutoComplete inputId="${id}" v-model="f.${key}" :suggestions="found" @complete="find($event, '${find}')" ${ph(more)} ${more.attrs ?? ""} />`, more);
};
const radios = (key: string, name: string, legend: string, options: string[], more: More = {}) => {
	put(key, `radio:${name}`, null);
	return `<div class="fld"><span class="q" id="${name}_q">${legend}${more.req ? ' <span class="req">*</span>' : ""}</span><div class="opts" role="radiogroup" aria-labelledby="${name}_q">${options
		.map((option) => `<span class="opt"><RadioButton v-model="f.${key}" inputId="${name}_${option}" name="${name}" value="${option}" /><label for="${name}_${option}">${option}</label></span>`)
		.join("")}</div></div>`;
};
const tick = (key: string, id: string, label: string) => {
	put(key, `#${id}`, false);
	return `<div class="tick"><Checkbox v-model="f.${key}" inputId="${id}" binary /><label for="${id}">${label}</label></div>`;
};
const chips = (key: string, id: string, label: string, more: More = {}) => {
	put(key, `#${id}`, []);
	return wrap(id, label, `<InputChips inputId="${id}" v-model="f.${key}" separator="," ${ph(more)} />`, { ...more, wide: true });
};

const activity = (n: number) => `<Panel header="Activity ${n}">
<div class="grid">
${sel(`act${n}Kind`, `act_${n}_cat`, "Category", "kinds")}
${txt(`act${n}Org`, `act_${n}_grp`, "Club, team or employer")}
${txt(`act${n}Role`, `act_${n}_role`, "Your role", { attrs: 'maxlength="50"' })}
${many(`act${n}Grades`, `act_${n}_yrs`, "Years in school when you took part", "grades")}
${num(`act${n}Hours`, `act_${n}_hpw`, "Hours a week", { attrs: 'suffix=" h" :max="99"' })}
${num(`act${n}Weeks`, `act_${n}_wpy`, "Weeks a year", { attrs: ':max="52" showButtons' })}
${area(`act${n}What`, `act_${n}_txt`, "What did you do or build?", { attrs: 'maxlength="150"', help: "150 characters" })}
</div></Panel>`;

const template = `
<main class="page">
<header><b>Harlan Ridge College of Engineering</b><h1>Application for undergraduate admission</h1></header>
<Stepper v-model:value="step">
<StepList><Step value="1">Before you begin</Step><Step value="2">Your application</Step><Step value="3">Affirm &amp; send</Step></StepList>
<StepPanels>
<StepPanel value="1">
<p>Set aside forty minutes. Your work is kept in this browser until you send it.</p>
${sel("applyingAs", "applying_as", "I am applying as a", "applyingAs")}
${mask("portalPin", "portal_pin", "Portal PIN (from your invitation letter)", "9999")}
<Button label="Start the application" @click="step = '2'" />
</StepPanel>
<StepPanel value="2">
<h2>A. About the applicant</h2>
<div class="grid">
${txt("surname", "surname", "Family name (surname)", { req: true })}
${txt("given", "given", "Given name", { req: true })}
${txt("middle", "middle", "Middle name(s)")}
${sel("suffix", "gen_suffix", "Generational suffix", "suffixes", { ph: "None", attrs: "showClear" })}
${txt("calledName", "called", "What should we call you?", { help: "If it isn't your given name" })}
${txt("mail", "mail", "E-mail address you read every day", { req: true, attrs: 'type="email"' })}
${mask("mobile", "mobile", "Mobile number", "(999) 999-9999", { req: true, ph: "(___) ___-____" })}
${mask("landline", "landline", "Landline, if you have one", "(999) 999-9999")}
${sel("sex", "legal_sex", "Legal sex", "sexes")}
${sel("pronouns", "pronoun_set", "Pronouns", "pronouns", { attrs: "showClear" })}
</div>
<Fieldset legend="Home"><div class="grid">
${txt("street", "home_street", "Street and number", { req: true, wide: true })}
${txt("unit", "home_unit", "Apartment, unit or lot")}
${txt("town", "home_town", "Town or city", { req: true })}
${sel("homeState", "home_state", "State", "states", { req: true, attrs: "filter" })}
${mask("zip", "home_zip", "ZIP", "99999", { req: true })}
${sel("homeCountry", "home_country", "Country", "countries", { attrs: 'filter filterPlaceholder="Find a country"' })}
</div></Fieldset>
<Fieldset legend="Send paper mail elsewhere (leave empty to use your home)"><div class="grid">
${txt("mailStreet", "alt_street", "Street or P.O. box")}
${mask("mailZip", "alt_zip", "ZIP", "99999")}
</div></Fieldset>
<h2>B. Birth, citizenship, background</h2>
<div class="grid">
${day("born", "dob", "Birthday", { req: true, ph: "mm/dd/yyyy", attrs: 'dateFormat="mm/dd/yy"' })}
${txt("birthTown", "birth_town", "City where you were born")}
${sel("birthCountry", "birth_country", "Country where you were born", "countries", { attrs: "filter" })}
${num("yearsHere", "yrs_us", "Years you have lived in the U.S.")}
${sel("citizen", "cit", "Citizenship", "citizen", { req: true })}
${mask("ssn", "ssn", "Social Security number", "999-99-9999", { help: "Needed only for federal aid" })}
${radios("hispanic", "hisp", "Hispanic, Latino/a/e or of Spanish origin?", ["Yes", "No"])}
${many("races", "race_sel", "Race (one or more)", "races")}
${sel("military", "mil", "Military status", "military")}
${sel("income", "hh_inc", "Yearly household income before taxes", "income")}
${radios("firstGen", "fgen", "Will you be the first generation of your family to go to college?", ["Yes", "No"])}
</div>
${tick("waiver", "fee_waive", "I intend to ask for a waiver of the $75 application fee")}
<h2>C. Secondary school</h2>
<div class="grid">
${auto("school", "hs", "High school you attend now", "schools", { req: true, ph: "Start typing its name", wide: true })}
${mask("ceeb", "hs_ceeb", "CEEB code", "999999", { help: "Ask your counseling office" })}
${txt("schoolTown", "hs_town", "School's city")}
${sel("schoolState", "hs_state", "School's state", "states", { attrs: "filter" })}
${sel("year", "hs_year", "Year in school", "years")}
${day("entered", "hs_from", "Month you entered", { ph: "mm/yyyy", attrs: 'view="month" dateFormat="mm/yy"' })}
${day("leaves", "hs_to", "Month you graduate", { ph: "mm/yyyy", attrs: 'view="month" dateFormat="mm/yy"' })}
${num("gpa", "gpa_u", "Unweighted grade average", { attrs: ':maxFractionDigits="2"' })}
${sel("gpaScale", "gpa_scale", "… on a", "scales")}
${num("gpaWeighted", "gpa_w", "Weighted grade average", { attrs: ':maxFractionDigits="2"' })}
${num("rank", "rank", "Place in class", { help: "1 is the top of the class" })}
${num("classSize", "cls", "Students in your class")}
${txt("dualCollege", "dual", "College where you have taken courses, if any")}
</div>
<Fieldset legend="School counselor"><div class="grid">
${txt("counselor", "couns_nm", "Name")}
${txt("counselorMail", "couns_ml", "E-mail")}
</div></Fieldset>
<h3>Courses you are proudest of</h3>
<table class="rows"><thead><tr><th></th><th>Course title</th><th>Grade earned</th></tr></thead><tbody>
${[1, 2].map((n) => `<tr><td>${n}</td><td>${txt(`course${n}`, `crs${n}a`, "", { bare: true })}</td><td>${txt(`course${n}Grade`, `crs${n}b`, "", { bare: true })}</td></tr>`).join("")}
</tbody></table>
<h2>D. Examinations</h2>
<div class="grid four">
${num("satMath", "sat_m", "SAT Math", { attrs: ':min="0" :max="800"' })}
${num("satEnglish", "sat_rw", "SAT Reading &amp; Writing", { attrs: ':min="0" :max="800"' })}
${day("satMathDay", "sat_d", "SAT Math taken on", { attrs: 'dateFormat="mm/dd/yy"' })}
${num("act", "act_c", "ACT composite", { attrs: ':max="36"' })}
</div>
<table class="rows"><thead><tr><th>AP examination</th><th>Score</th></tr></thead><tbody>
${[1, 2, 3].map((n) => `<tr><td>${sel(`ap${n}`, `ap_ex_${n}`, "", "exams", { bare: true, ph: "Choose an exam", attrs: "filter" })}</td><td>${sel(`ap${n}Score`, `ap_sc_${n}`, "", "scores", { bare: true, ph: "–" })}</td></tr>`).join("")}
</tbody></table>
<h2>E. Plans</h2>
<div class="grid float">
<FloatLabel variant="on">${sel("major", "major_1", "", "majors", { bare: true, ph: " " })}<label for="major_1">First-choice program</label></FloatLabel>
<FloatLabel variant="on">${sel("major2", "major_2", "", "majors", { bare: true, ph: " " })}<label for="major_2">Second-choice program</label></FloatLabel>
<FloatLabel variant="on">${sel("degree", "deg", "", "degrees", { bare: true, ph: " " })}<label for="deg">Highest degree you are aiming for</label></FloatLabel>
<FloatLabel variant="on">${sel("term", "term", "", "terms", { bare: true, ph: " " })}<label for="term">When will you start?</label></FloatLabel>
<FloatLabel variant="on">${txt("career", "career", "", { bare: true })}<label for="career">Career you have in mind</label></FloatLabel>
<FloatLabel variant="on">${txt("site", "site", "", { bare: true })}<label for="site">Link to a portfolio or project page</label></FloatLabel>
</div>
<div class="grid">
${chips("others", "oth_col", "Other colleges you have applied to", { ph: "Type a name and press Enter" })}
${area("why", "why_eng", "Describe something you took apart, and what you learned putting it back together", { help: "About 200 words" })}
</div>
<h2>F. Activities and distinctions</h2>
${activity(1)}${activity(2)}
<table class="rows"><thead><tr><th>Award or distinction</th><th>Year received</th></tr></thead><tbody>
${[1, 2].map((n) => `<tr><td>${txt(`honor${n}`, `hnr${n}_t`, "", { bare: true })}</td><td>${sel(`honor${n}Year`, `hnr${n}_y`, "", "years", { bare: true })}</td></tr>`).join("")}
</tbody></table>
<h2>G. Family</h2>
<div class="two">
${[1, 2]
	.map(
		(n) => `<Fieldset legend="${n === 1 ? "First" : "Second"} parent or guardian">
${txt(`par${n}Given`, `p${n}_gn`, "Given name")}
${txt(`par${n}Family`, `p${n}_fn`, "Family name")}
${sel(`par${n}Relation`, `p${n}_rel`, "Relationship to you", "relations")}
${txt(`par${n}Job`, `p${n}_occ`, "Occupation")}
${sel(`par${n}School`, `p${n}_edu`, "Schooling completed", "levels")}
</Fieldset>`,
	)
	.join("")}
</div>
<div class="grid">${sel("parentsTogether", "p_mar", "Your parents are", "together")}</div>
<table class="rows"><thead><tr><th>Brother or sister</th><th>Age</th></tr></thead><tbody>
${[1, 2].map((n) => `<tr><td>${txt(`sib${n}`, `sib${n}_n`, "", { bare: true, ph: "Full name" })}</td><td>${num(`sib${n}Age`, `sib${n}_a`, "", { bare: true })}</td></tr>`).join("")}
</tbody></table>
<h2>H. People we may reach</h2>
<div class="two">
<Fieldset legend="Mathematics or science teacher who will recommend you">
${txt("teacher", "rec_nm", "Teacher's name")}
${txt("teacherMail", "rec_ml", "Teacher's school e-mail")}
</Fieldset>
<Fieldset legend="In an emergency (someone other than a parent)">
${txt("emergency", "ec_nm", "Name")}
${mask("emergencyPhone", "ec_ph", "Phone", "(999) 999-9999")}
${txt("emergencyTie", "ec_rel", "How are they related to you?")}
</Fieldset>
</div>
<div class="nav"><Button label="Back" severity="secondary" @click="step = '1'" /><Button label="Continue" @click="step = '3'" /></div>
</StepPanel>
<StepPanel value="3">
${tick("certify", "cert", "I certify that everything above is my own work and true")}
${txt("signature", "sig", "Type your full name as your signature")}
<Button label="Send application" @click="submitted = true" />
</StepPanel>
</StepPanels>
</Stepper>
</main>`;

const f = reactive<Record<string, unknown>>({ ...initial });
const submitted = ref(false);
const found = ref<string[]>([]);
const find = ({ query }: { query: string }) => {
	found.value = SCHOOLS.filter((name) => name.toLowerCase().includes(query.toLowerCase()));
};

createApp({
	template,
	setup: () => ({ f, lists, step: ref("1"), submitted, found, find }),
})
	.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".never-dark" } } })
	.component("AutoComplete", AutoComplete)
	.component("Button", Button)
	.component("Checkbox", Checkbox)
	.component("DatePicker", DatePicker)
	.component("Fieldset", Fieldset)
	.component("FloatLabel", FloatLabel)
	.component("InputChips", InputChips)
	.component("InputMask", InputMask)
	.component("InputNumber", InputNumber)
	.component("InputText", InputText)
	.component("MultiSelect", MultiSelect)
	.component("Panel", Panel)
	.component("RadioButton", RadioButton)
	.component("Select", Select)
	.component("Step", Step)
	.component("StepList", StepList)
	.component("StepPanel", StepPanel)
	.component("StepPanels", StepPanels)
	.component("Stepper", Stepper)
	.component("Textarea", Textarea)
	.mount("#root");

const isoOf = (value: Date) => `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}`;
const texts = (root: Element, selector: string) => [...root.querySelectorAll(selector)].map((each) => each.textContent?.trim() ?? "");

function shownOf(place: string): unknown {
	if (place.startsWith("radio:")) {
		const on = document.querySelector<HTMLInputElement>(`input[name="${place.slice(6)}"]:checked`);
		return on ? (document.querySelector(`label[for="${on.id}"]`)?.textContent ?? "") : "";
	}
	const element = document.querySelector<HTMLElement>(place);
	if (!element) return "";
	const several = element.closest(".p-multiselect, .p-inputchips");
	if (several) return texts(several, ".p-chip-label");
	if (element instanceof HTMLInputElement && element.type === "checkbox") return element.checked;
	if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
	return element.classList.contains("p-placeholder") ? "" : (element.textContent?.trim() ?? "");
}

Object.assign(window, {
	formState: () => ({
		...Object.fromEntries(Object.entries(f).map(([key, value]) => [key, value instanceof Date ? isoOf(value) : Array.isArray(value) ? [...value] : value])),
		submitted: submitted.value,
	}),
	formShown: () => Object.fromEntries(Object.entries(where).map(([key, place]) => [key, shownOf(place)])),
});
