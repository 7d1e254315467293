import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import Aura from "@primeuix/themes/aura";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import Column from "primevue/column";
import PrimeVue from "primevue/config";
import DataTable from "primevue/datatable";
import DatePicker from "primevue/datepicker";
import Dialog from "primevue/dialog";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import MultiSelect from "primevue/multiselect";
import Panel from "primevue/panel";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import Tab from "primevue/tab";
import TabList from "primevue/tablist";
import TabPanel from "primevue/tabpanel";
import TabPanels from "primevue/tabpanels";
import Tabs from "primevue/tabs";
import Textarea from "primevue/textarea";
import { COUNTRIES, STATES } from "../../lists";
import "./page.css";

const MOST_EXAMS = 3;
const MOST_HONORS = 3;

const form = reactive<Record<string, any>>({
	legalFirst: "", legalMiddle: "", legalLast: "", suffix: null, goesBy: "", birthDate: null, email: "", cell: "",
	street: "", unit: "", city: "", state: null, zip: "", country: null,
	sex: null, citizenship: null, hispanic: null, races: [],
	marital: null, livesWith: null, siblings: null,
	school: null, ceeb: "", finishes: null, gpaUnweighted: null, gpaScale: null, gpaWeighted: null, rank: null, classSize: null,
	considerScores: null, satReading: null, satMath: null, act: null, nextTest: null,
	counselorEmail: "", whyTallgrass: "", signature: "", certify: false,
});
type Person = Record<string, any>;
const person = (): Person => ({ relation: null, first: "", mi: "", last: "", former: "", living: null, education: null, occupation: "", employer: "", email: "" });
const parents = reactive<Person[]>([person(), person()]);
const exams = reactive<{ subject: string | null; date: Date | null; score: number | null }[]>([{ subject: null, date: null, score: null }]);
const honors = reactive<{ title: string; grades: string[]; level: string | null; about: string }[]>([]);
const submitted = ref(false);

const SCHOOLS = [
	["Ashland Valley High School", "Ashland, OR"], ["Ashland Community Day School", "Ashland, WI"], ["Crater Lake Charter Academy", "Medford, OR"],
	["Phoenix High School", "Phoenix, OR"], ["South Medford High School", "Medford, OR"], ["Yreka Union High School", "Yreka, CA"], ["Mount Shasta High School", "Mount Shasta, CA"],
	["Roosevelt High School", "Portland, OR"], ["Lincoln High School", "Tacoma, WA"],
].map(([name, place]) => ({ name, place, label: `${name}, ${place}` }));
const AP = ["Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language and Composition", "English Literature and Composition", "Environmental Science", "European History", "Human Geography", "Macroeconomics", "Physics 1", "Psychology", "Spanish Language and Culture", "Statistics", "United States Government and Politics", "United States History", "World History: Modern"];
const EDUCATION = [
	{ label: "Did not finish high school", value: "none" }, { label: "High school graduate or GED", value: "hs" }, { label: "Some college, no degree", value: "some" },
	{ label: "Associate degree", value: "aa" }, { label: "Bachelor’s degree", value: "ba" }, { label: "Graduate or professional degree", value: "grad" }, { label: "Don’t know", value: "dk" },
];

const ParentFields = {
	props: ["p", "n"],
	setup: () => ({ EDUCATION, RELATIONS: ["Mother", "Father", "Stepmother", "Stepfather", "Grandparent", "Legal guardian", "Other"] }),
	template: `<div class="grid">
		<div class="field s4"><label :for="'p'+n+'-rel'">Relationship to you</label><Select v-model="p.relation" :labelId="'p'+n+'-rel'" :options="RELATIONS" placeholder="Select one" fluid /></div>
		<div class="field s8"><div class="q" :id="'p'+n+'-living'">Is this parent living?</div><div class="choices" role="radiogroup" :aria-labelledby="'p'+n+'-living'">
			<div v-for="o in ['Yes','No']" :key="o"><RadioButton v-model="p.living" :inputId="'p'+n+'-living-'+o" :name="'p'+n+'living'" :value="o" /><label :for="'p'+n+'-living-'+o">{{ o }}</label></div></div></div>
		<div class="field s4"><label :for="'p'+n+'-first'">First name</label><InputText v-model="p.first" :id="'p'+n+'-first'" fluid /></div>
		<div class="field s2"><label :for="'p'+n+'-mi'">M.I.</label><InputText v-model="p.mi" :id="'p'+n+'-mi'" maxlength="2" fluid /></div>
		<div class="field s3"><label :for="'p'+n+'-last'">Last name</label><InputText v-model="p.last" :id="'p'+n+'-last'" fluid /></div>
		<div class="field s3"><label :for="'p'+n+'-former'">Former last name</label><InputText v-model="p.former" :id="'p'+n+'-former'" fluid /></div>
		<div class="field"><label :for="'p'+n+'-edu'">Highest level of education completed</label><Select v-model="p.education" :labelId="'p'+n+'-edu'" :options="EDUCATION" optionLabel="label" optionValue="value" placeholder="Select one" fluid /></div>
		<div class="field"><label :for="'p'+n+'-job'">Occupation or job title</label><InputText v-model="p.occupation" :id="'p'+n+'-job'" fluid /><small>If retired or deceased, the former occupation.</small></div>
		<div class="field"><label :for="'p'+n+'-employer'">Employer</label><InputText v-model="p.employer" :id="'p'+n+'-employer'" fluid /></div>
		<div class="field"><label :for="'p'+n+'-email'">Email</label><InputText v-model="p.email" :id="'p'+n+'-email'" type="email" fluid /></div>
	</div>`,
};

const App = {
	setup() {
		const found = ref<typeof SCHOOLS>([]);
		const search = ({ query }: { query: string }) => { found.value = SCHOOLS.filter(({ label }) => label.toLowerCase().includes(query.trim().toLowerCase())); };
		const draft = reactive({ title: "", grades: [] as string[], level: null as string | null, about: "" });
		const editing = ref(-1);
		const visible = ref(false);
		const openHonor = (index: number) => {
			editing.value = index;
			Object.assign(draft, index < 0 ? { title: "", grades: [], level: null, about: "" } : { ...honors[index], grades: [...honors[index].grades] });
			visible.value = true;
		};
		const saveHonor = () => {
			if (!draft.title.trim()) return;
			const entry = { ...draft, grades: [...draft.grades] };
			if (editing.value < 0) honors.push(entry);
			else honors[editing.value] = entry;
			visible.value = false;
		};
		return {
			form, parents, exams, honors, submitted, found, search, draft, editing, visible, openHonor, saveHonor, AP, MOST_EXAMS, MOST_HONORS,
			dropHonor: (index: number) => honors.splice(index, 1),
			addExam: () => exams.push({ subject: null, date: null, score: null }),
			dropExam: (index: number) => exams.splice(index, 1),
			STATES: STATES.map(([value, label]) => ({ value, label })),
			COUNTRIES,
			SUFFIXES: ["Jr.", "Sr.", "II", "III", "IV", "V"],
			SCALES: ["4.0", "5.0", "6.0", "12.0", "100"],
			MARITAL: ["Married", "Separated", "Divorced", "Widowed", "Never married", "Civil union or domestic partnership"],
			HOME: ["Both parents", "Parent 1", "Parent 2", "Both, in separate homes", "Guardian", "Other"],
			CITIZEN: [{ label: "U.S. citizen or U.S. national", value: "USC" }, { label: "U.S. dual citizen", value: "DUAL" }, { label: "U.S. permanent resident", value: "LPR" }, { label: "Citizen of a country other than the U.S.", value: "INTL" }],
			RACES: ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"],
			LEVELS: ["School", "State or regional", "National", "International"],
			GRADES: ["9", "10", "11", "12"],
			send: () => { submitted.value = true; },
		};
	},
	template: `
<header class="top"><div class="in"><strong>Tallgrass College</strong><span>Application for first-year admission · Entering class of 2027</span></div></header>
<main><form @submit.prevent="send" novalidate>
<p class="lead">Thank you for applying to Tallgrass. The form takes most applicants about forty minutes; your work is kept on this device until you submit. Fields marked <span class="req">*</span> are required.</p>

<Panel header="About you"><div class="grid">
	<div class="field s4"><label for="legalFirst">Legal first name <span class="req">*</span></label><InputText id="legalFirst" v-model="form.legalFirst" fluid /></div>
	<div class="field s3"><label for="legalMiddle">Middle name</label><InputText id="legalMiddle" v-model="form.legalMiddle" fluid /></div>
	<div class="field s3"><label for="legalLast">Last name <span class="req">*</span></label><InputText id="legalLast" v-model="form.legalLast" fluid /></div>
	<div class="field s2"><label for="suffix">Suffix</label><Select labelId="suffix" v-model="form.suffix" :options="SUFFIXES" showClear fluid /></div>
	<div class="field"><label for="goesBy">What should we call you?</label><InputText id="goesBy" v-model="form.goesBy" fluid /></div>
	<div class="field"><label for="birthDate">Date of birth <span class="req">*</span></label><DatePicker inputId="birthDate" v-model="form.birthDate" dateFormat="mm/dd/yy" placeholder="MM/DD/YYYY" showIcon iconDisplay="input" fluid /></div>
	<div class="field"><label for="email">Email <span class="req">*</span></label><InputText id="email" type="email" v-model="form.email" fluid /></div>
	<div class="field"><label for="cell">Cell phone</label><InputMask id="cell" v-model="form.cell" mask="(999) 999-9999" placeholder="(999) 999-9999" fluid /></div>
	<div class="field s8"><label for="street">Permanent address <span class="req">*</span></label><InputText id="street" v-model="form.street" placeholder="Number and street" fluid /></div>
	<div class="field s4"><label for="unit">Apartment or unit</label><InputText id="unit" v-model="form.unit" fluid /></div>
	<div class="field s4"><label for="city">City <span class="req">*</span></label><InputText id="city" v-model="form.city" fluid /></div>
	<div class="field s3"><label for="state">State</label><Select labelId="state" v-model="form.state" :options="STATES" optionLabel="label" optionValue="value" filter placeholder="Select a state" fluid /></div>
	<div class="field s2"><label for="zip">ZIP</label><InputText id="zip" v-model="form.zip" fluid /></div>
	<div class="field s3"><label for="country">Country</label><Select labelId="country" v-model="form.country" :options="COUNTRIES" filter placeholder="Select" fluid /></div>
</div></Panel>

<Panel header="Background"><div class="grid">
	<div class="field"><div class="q" id="sexq">Legal sex</div><SelectButton v-model="form.sex" :options="['Female','Male','X']" ariaLabelledby="sexq" /></div>
	<div class="field"><label for="citizenship">Citizenship <span class="req">*</span></label><Select labelId="citizenship" v-model="form.citizenship" :options="CITIZEN" optionLabel="label" optionValue="value" placeholder="Select your status" fluid /></div>
	<div class="field"><div class="q" id="hispq">Are you Hispanic or Latino/a/x?</div><div class="choices" role="radiogroup" aria-labelledby="hispq"><div v-for="o in ['Yes','No','Prefer not to say']" :key="o"><RadioButton v-model="form.hispanic" :inputId="'hisp-'+o[0]" name="hispanic" :value="o" /><label :for="'hisp-'+o[0]">{{ o }}</label></div></div></div>
	<div class="field"><label for="races">How would you describe your race? (choose all that apply)</label><MultiSelect inputId="races" v-model="form.races" :options="RACES" display="chip" :showToggleAll="false" placeholder="Select any" fluid /></div>
</div></Panel>

<Panel header="Family"><div class="grid">
	<div class="field s4"><label for="marital">Parents’ marital status <span class="req">*</span></label><Select labelId="marital" v-model="form.marital" :options="MARITAL" placeholder="Relative to each other" fluid /></div>
	<div class="field s4"><label for="livesWith">With whom do you make your permanent home?</label><Select labelId="livesWith" v-model="form.livesWith" :options="HOME" placeholder="Select one" fluid /></div>
	<div class="field s4"><label for="siblings">Number of brothers and sisters</label><InputNumber inputId="siblings" v-model="form.siblings" :min="0" :max="20" showButtons fluid /></div>
	<div class="s12"><Tabs value="0"><TabList><Tab value="0">Parent 1</Tab><Tab value="1">Parent 2</Tab></TabList><TabPanels>
		<TabPanel value="0"><ParentFields :p="parents[0]" :n="1" /></TabPanel><TabPanel value="1"><ParentFields :p="parents[1]" :n="2" /></TabPanel>
	</TabPanels></Tabs></div>
</div></Panel>

<Panel header="High school"><div class="grid">
	<div class="field s8"><label for="school">Current high school <span class="req">*</span></label><AutoComplete inputId="school" v-model="form.school" :suggestions="found" optionLabel="label" :minLength="3" forceSelection @complete="search" placeholder="Type at least three letters and choose from the list" fluid /></div>
	<div class="field s4"><label for="ceeb">CEEB code</label><InputText id="ceeb" v-model="form.ceeb" inputmode="numeric" maxlength="6" fluid /><small>Six digits; ask your counselor.</small></div>
	<div class="field s4"><label for="finishes">Graduation (month and year)</label><DatePicker inputId="finishes" v-model="form.finishes" view="month" dateFormat="mm/yy" placeholder="MM/YYYY" showIcon iconDisplay="input" fluid /></div>
	<div class="field s3"><label for="gpaUnweighted">Cumulative GPA, unweighted</label><InputNumber inputId="gpaUnweighted" v-model="form.gpaUnweighted" :minFractionDigits="0" :maxFractionDigits="3" fluid /></div>
	<div class="field s2"><label for="gpaScale">on a scale of</label><Select labelId="gpaScale" v-model="form.gpaScale" :options="SCALES" placeholder="Scale" fluid /></div>
	<div class="field s3"><label for="gpaWeighted">Weighted GPA, if reported</label><InputNumber inputId="gpaWeighted" v-model="form.gpaWeighted" :minFractionDigits="0" :maxFractionDigits="3" fluid /></div>
	<div class="field"><label for="rank">Class rank</label><InputNumber inputId="rank" v-model="form.rank" :min="1" fluid /></div>
	<div class="field"><label for="classSize">Size of graduating class</label><InputNumber inputId="classSize" v-model="form.classSize" :min="1" fluid /></div>
	<div class="field s12"><label for="counselorEmail">Email address of your school counselor</label><InputText id="counselorEmail" type="email" v-model="form.counselorEmail" fluid /></div>
</div></Panel>

<Panel header="Testing"><p>Tallgrass is test optional. Scores may be self-reported; admitted students who enroll send official reports by July 1.</p><div class="grid">
	<div class="field s12"><div class="q" id="consq">Would you like your scores considered in our review?</div><div class="choices" role="radiogroup" aria-labelledby="consq"><div v-for="o in ['Yes, consider them','No, review me without scores']" :key="o"><RadioButton v-model="form.considerScores" :inputId="'cons-'+o[0]" name="consider" :value="o" /><label :for="'cons-'+o[0]">{{ o }}</label></div></div></div>
	<div class="field s3"><label for="satReading">SAT Reading and Writing</label><InputNumber inputId="satReading" v-model="form.satReading" :min="0" :max="800" :useGrouping="false" fluid /></div>
	<div class="field s3"><label for="satMath">SAT Math</label><InputNumber inputId="satMath" v-model="form.satMath" :min="0" :max="800" :useGrouping="false" fluid /></div>
	<div class="field s3"><label for="act">ACT Composite</label><InputNumber inputId="act" v-model="form.act" :min="0" :max="36" fluid /></div>
	<div class="field s3"><label for="nextTest">Next planned test date</label><DatePicker inputId="nextTest" v-model="form.nextTest" dateFormat="mm/dd/yy" placeholder="MM/DD/YYYY" showIcon iconDisplay="input" fluid /></div>
</div>
<div class="bar" style="margin-top:24px"><p><b>Advanced Placement exams taken.</b> Up to {{ MOST_EXAMS }}, one to a row.</p><Button type="button" label="Add an exam" severity="secondary" outlined :disabled="exams.length >= MOST_EXAMS" @click="addExam" /></div>
<DataTable :value="exams" id="exams" showGridlines>
	<Column header="Exam" style="width:46%"><template #body="{ data, index }"><Select :labelId="'exam-subject-'+index" v-model="data.subject" :options="AP" filter placeholder="Choose an exam" fluid /></template></Column>
	<Column header="Date taken"><template #body="{ data, index }"><DatePicker :inputId="'exam-date-'+index" v-model="data.date" dateFormat="mm/dd/yy" placeholder="MM/DD/YYYY" fluid /></template></Column>
	<Column header="Score" style="width:14%"><template #body="{ data, index }"><Select :labelId="'exam-score-'+index" v-model="data.score" :options="[5,4,3,2,1]" fluid /></template></Column>
	<Column style="width:90px"><template #body="{ index }"><Button type="button" label="Remove" link :disabled="exams.length < 2" @click="dropExam(index)" /></template></Column>
</DataTable></Panel>

<Panel header="Honors and awards">
<div class="bar"><p>Tell us about up to {{ MOST_HONORS }} distinctions received since ninth grade, most important first.</p><Button type="button" label="Add honor" :disabled="honors.length >= MOST_HONORS" @click="openHonor(-1)" /></div>
<DataTable :value="honors" id="honors" showGridlines>
	<template #empty>No honors entered yet.</template>
	<Column header="Honor" field="title" bodyClass="h-title" /><Column header="Grade(s)" bodyClass="h-grades"><template #body="{ data }">{{ data.grades.join(", ") }}</template></Column>
	<Column header="Recognition" field="level" bodyClass="h-level" /><Column header="About" field="about" bodyClass="h-about" style="width:38%" />
	<Column style="width:150px"><template #body="{ index }"><Button type="button" label="Edit" link @click="openHonor(index)" /><Button type="button" label="Remove" link severity="danger" @click="dropHonor(index)" /></template></Column>
</DataTable>
<Dialog v-model:visible="visible" modal :header="editing < 0 ? 'Add an honor' : 'Edit honor'" :style="{ width: '34rem' }" :draggable="false"><div class="entry">
	<div><label for="honorTitle">Title of honor or award <span class="req">*</span></label><InputText id="honorTitle" v-model="draft.title" maxlength="100" fluid autofocus /></div>
	<div><label for="honorGrades">Grade level(s) when received</label><MultiSelect inputId="honorGrades" v-model="draft.grades" :options="GRADES" :showToggleAll="false" placeholder="Select any" fluid /></div>
	<div><label for="honorLevel">Level of recognition</label><Select labelId="honorLevel" v-model="draft.level" :options="LEVELS" placeholder="Select one" fluid /></div>
	<div><label for="honorAbout">Describe it in a sentence</label><Textarea id="honorAbout" v-model="draft.about" rows="3" maxlength="150" fluid /></div>
</div><template #footer><Button type="button" label="Cancel" text severity="secondary" @click="visible = false" /><Button type="button" label="Save honor" @click="saveHonor" /></template></Dialog>
</Panel>

<Panel header="Writing and signature"><div class="grid">
	<div class="field s12"><label for="why">Why Tallgrass? (200 words)</label><Textarea id="why" v-model="form.whyTallgrass" rows="5" fluid /></div>
	<div class="s12 agree"><Checkbox v-model="form.certify" binary inputId="certify" /><label for="certify">I certify that everything in this application is my own work, factually true and honestly presented.</label></div>
	<div class="field"><label for="signature">Type your full legal name as your signature</label><InputText id="signature" v-model="form.signature" fluid /></div>
</div></Panel>
<p v-if="submitted" class="done">Your application has been received.</p>
<Button type="submit" label="Submit application" size="large" />
</form></main>`,
};

const app = createApp(App);
app.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".never-dark" } } });
for (const [name, part] of Object.entries({ AutoComplete, Button, Checkbox, Column, DataTable, DatePicker, Dialog, InputMask, InputNumber, InputText, MultiSelect, Panel, RadioButton, Select, SelectButton, Tab, TabList, TabPanel, TabPanels, Tabs, Textarea, ParentFields }))
	app.component(name, part as any);
app.mount("#root");

const iso = (date: Date | null) => (date instanceof Date ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}` : date);
const PERSON = Object.keys(person());
const HONOR = ["title", "grades", "level", "about"] as const;
const up = (word: string) => word[0].toUpperCase() + word.slice(1);

(window as any).formState = () => {
	const state: Record<string, unknown> = JSON.parse(JSON.stringify({ ...form, birthDate: iso(form.birthDate), finishes: iso(form.finishes)?.slice(0, 7) ?? null, nextTest: iso(form.nextTest), school: form.school?.name ?? form.school }));
	parents.forEach((each, n) => PERSON.forEach((part) => { state[`parent${n + 1}${up(part)}`] = each[part]; }));
	for (let n = 0; n < MOST_EXAMS; n++) Object.assign(state, { [`exam${n + 1}Subject`]: exams[n]?.subject ?? "", [`exam${n + 1}Date`]: iso(exams[n]?.date ?? null) ?? "", [`exam${n + 1}Score`]: exams[n]?.score ?? "" });
	for (let n = 0; n < MOST_HONORS; n++) for (const part of HONOR) { const held = honors[n]?.[part]; state[`honor${n + 1}${up(part)}`] = held == null ? "" : Array.isArray(held) ? [...held] : held; }
	return { ...state, submitted: submitted.value };
};

const shown = (id: string): unknown => {
	const element = document.getElementById(id);
	if (!element) return "";
	const root = element.closest(".p-multiselect");
	if (root) return [...root.querySelectorAll(".p-chip-label")].map((chip) => chip.textContent);
	if (element instanceof HTMLInputElement && element.type === "checkbox") return element.checked;
	if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
	return element.classList.contains("p-placeholder") ? "" : element.textContent!.trim();
};
const picked = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.parentElement!.parentElement!.textContent!.trim() ?? "";
const pressed = (label: string) => document.querySelector(`[aria-labelledby="${label}"] [aria-pressed="true"]`)?.textContent!.trim() ?? "";
(window as any).formShown = () => {
	const read: Record<string, unknown> = {};
	for (const key of Object.keys(form)) read[key] = shown(key);
	Object.assign(read, { sex: pressed("sexq"), hispanic: picked("hispanic"), considerScores: picked("consider"), whyTallgrass: shown("why") });
	const ids: Record<string, string> = { relation: "rel", first: "first", mi: "mi", last: "last", former: "former", education: "edu", occupation: "job", employer: "employer", email: "email" };
	for (const n of [1, 2]) for (const part of PERSON) read[`parent${n}${up(part)}`] = part === "living" ? picked(`p${n}living`) : shown(`p${n}-${ids[part]}`);
	for (let n = 0; n < MOST_EXAMS; n++) for (const part of ["Subject", "Date", "Score"]) read[`exam${n + 1}${part}`] = shown(`exam-${part.toLowerCase()}-${n}`);
	const rows = document.querySelectorAll("#honors tbody tr");
	for (let n = 0; n < MOST_HONORS; n++) for (const part of HONOR) read[`honor${n + 1}${up(part)}`] = rows[n]?.querySelector(`.h-${part}`)?.textContent!.trim() ?? "";
	return read;
};
