import "./page.css";
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
import Message from "primevue/message";
import MultiSelect from "primevue/multiselect";
import Panel from "primevue/panel";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import Textarea from "primevue/textarea";
import ToggleSwitch from "primevue/toggleswitch";
// @ts-ignore the build with the template compiler
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { MAJORS, STATES } from "../../lists";

const SCHOOLS = [
	["Ashland High School", "Ashland", "OR"],
	["Ashland Valley High School", "Ashland", "OR"],
	["Ashland Christian Academy", "Ashland", "OR"],
	["Ashwood Charter School", "Portland", "OR"],
	["Crater High School", "Central Point", "OR"],
	["South Medford High School", "Medford", "OR"],
	["Phoenix High School", "Phoenix", "OR"],
	["Yreka High School", "Yreka", "CA"],
	["Ashland Valley High School", "Ashland", "KY"],
	["Paul G. Blazer High School", "Ashland", "KY"],
	["Etna High School", "Etna", "CA"],
].map(([name, city, state], index) => ({ ceeb: 380100 + index, name, city, state }));
const PLACES = [
	["4127 Juniper Hollow Lane", "Yreka", "CA", "96097"],
	["4127 Juniper Hollow Road", "Reno", "NV", "89506"],
	["4127 Juniper Drive", "Bend", "OR", "97701"],
	["412 Juniper Street", "Yreka", "CA", "96097"],
	["41 Hollow Lane", "Weed", "CA", "96094"],
];
const later = <T,>(ms: number, value: T) => new Promise<T>((done) => setTimeout(() => done(value), ms));
const EXAMS = ["AP Art History", "AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language and Composition", "AP English Literature and Composition", "AP Environmental Science", "AP Physics 1", "AP Psychology", "AP Spanish Language and Culture", "AP Statistics", "AP United States History", "AP World History: Modern"];
const TYPES = ["Academic", "Art", "Athletics: Club", "Athletics: JV/Varsity", "Career Oriented", "Community Service (Volunteer)", "Cultural", "Dance", "Debate/Speech", "Environmental", "Family Responsibilities", "Journalism/Publication", "Music: Instrumental", "Religious", "Robotics", "Student Govt./Politics", "Theater/Drama", "Work (Paid)", "Other Club/Activity"];

const form = reactive({
	first: "", middle: "", last: "", suffix: null, goesBy: "", dob: "", email: "", emailAgain: "", mobile: "",
	street: "" as any, unit: "", city: "", state: null, zip: "",
	citizenship: null, hispanic: null, race: [] as string[], income: null, firstGen: null,
	hsState: null, school: null as any, gradDate: null as Date | null, gradeNow: null, gpa: null, rank: null,
	major: null as any, start: null, satTotal: null, act: null, actDate: null as Date | null,
	recName: "", recEmail: "", recPhone: "", heard: null, shirt: null, essay: "",
	ssn: "", certify: false, signature: "", news: false, fax: "",
});
const exams = ref<any[]>([]);
const activities = ref<any[]>([]);
const submitted = ref(false);
const blank = () => ({ type: null, org: "", role: "", about: "", grades: [], hours: null, weeks: null });

const template = `
<header class="gs-top"><strong>Gill National Scholars</strong><small>The Eleanor R. Gill Foundation &middot; 2027 Application</small></header>
<main class="gs-main"><form novalidate @submit.prevent="submitted = true" autocomplete="off">
<Message severity="info" :closable="false">Fields marked <span class="req">*</span> are required. Your work is saved each time you leave a field.</Message>
<Panel header="1. About You">
 <div class="grid3">
  <div class="field"><label for="first">Legal first name <span class="req">*</span></label><InputText id="first" v-model.trim="form.first" fluid /></div>
  <div class="field"><label for="middle">Middle name</label><InputText id="middle" v-model="form.middle" fluid /></div>
  <div class="field"><label for="last">Legal last name <span class="req">*</span></label><InputText id="last" v-model="form.last" fluid /></div>
  <div class="field"><label for="suffix">Suffix</label><Select v-model="form.suffix" labelId="suffix" :options="['Jr.','Sr.','II','III','IV','V']" showClear placeholder="None" fluid /></div>
  <div class="field"><label for="goesBy">What should we call you?</label><InputText id="goesBy" v-model="form.goesBy" aria-describedby="goesBy-help" fluid /><small id="goesBy-help" class="hint">First name only, as you'd like it on a name badge.</small></div>
  <div class="field"><label for="dob">Date of birth <span class="req">*</span></label><InputMask id="dob" v-model="form.dob" mask="99/99/9999" slotChar="mm/dd/yyyy" placeholder="mm/dd/yyyy" fluid /></div>
  <div class="field"><label for="email">Email <span class="req">*</span></label><InputText id="email" type="email" v-model="form.email" fluid /><small class="hint">Finalists are notified here. Avoid school addresses.</small></div>
  <div class="field"><label for="emailAgain">Re-enter email <span class="req">*</span></label><InputText id="emailAgain" type="email" v-model="form.emailAgain" fluid /></div>
  <div class="field"><label for="mobile">Mobile phone</label><InputMask id="mobile" v-model="form.mobile" mask="(999) 999-9999" placeholder="(999) 999-9999" fluid /></div>
 </div>
</Panel>
<Panel header="2. Permanent Home Address">
 <div class="grid3">
  <div class="field wide"><label for="street">Street address <span class="req">*</span></label>
   <AutoComplete v-model="form.street" inputId="street" optionLabel="street" :suggestions="places" :minLength="4" :delay="250" @complete="findPlace" @item-select="tookPlace" placeholder="Start typing your address" fluid>
    <template #option="{ option }"><span>{{ option.street }}<span class="opt-sub">{{ option.city }}, {{ option.state }} {{ option.zip }}</span></span></template>
   </AutoComplete></div>
  <div class="field"><label for="unit">Apt / Unit</label><InputText id="unit" v-model="form.unit" fluid /></div>
  <div class="field"><label for="city">City <span class="req">*</span></label><InputText id="city" v-model="form.city" fluid /></div>
  <div class="field"><label for="state">State <span class="req">*</span></label><Select v-model="form.state" labelId="state" :options="states" optionLabel="name" optionValue="code" filter :virtualScrollerOptions="{ itemSize: 40 }" placeholder="Select a state" fluid /></div>
  <div class="field"><label for="zip">ZIP code <span class="req">*</span></label><InputMask id="zip" v-model="form.zip" mask="99999?-9999" slotChar=" " fluid /></div>
 </div>
</Panel>
<Panel header="3. Eligibility and Background">
 <p class="hint">Gill Scholars must be U.S. citizens, permanent residents, or DACA recipients. Background answers never affect selection.</p>
 <div class="grid2">
  <div class="field"><label for="citizenship">Citizenship status <span class="req">*</span></label><Select v-model="form.citizenship" labelId="citizenship" :options="citizenships" optionLabel="text" optionValue="id" placeholder="Choose one" fluid /></div>
  <div class="field"><label for="income">Total household income last year (before taxes)</label><InputNumber v-model="form.income" inputId="income" mode="currency" currency="USD" locale="en-US" :maxFractionDigits="0" fluid /></div>
  <div class="field"><span class="lbl" id="hisp-lbl">Are you Hispanic or Latino/a?</span><SelectButton v-model="form.hispanic" :options="yesNo" optionLabel="label" optionValue="value" aria-labelledby="hisp-lbl" /></div>
  <div class="field"><span class="lbl" id="fg-lbl">Will you be in the first generation of your family to earn a bachelor's degree?</span><SelectButton v-model="form.firstGen" :options="['Yes','No','Not sure']" aria-labelledby="fg-lbl" /></div>
  <div class="field wide"><label for="race">Race (select all that apply)</label><MultiSelect v-model="form.race" inputId="race" :options="races" display="chip" :showToggleAll="false" placeholder="Select" fluid /></div>
  <div class="field"><label for="ssn">Social Security number <span class="hint">(semi-finalists only)</span></label><InputMask id="ssn" v-model="form.ssn" mask="999-99-9999" fluid /></div>
 </div>
</Panel>
<Panel header="4. Academic Profile">
 <div class="grid3">
  <div class="field"><label for="hsState">State of your high school <span class="req">*</span></label><Select v-model="form.hsState" labelId="hsState" :options="states" optionLabel="name" optionValue="code" filter placeholder="Select a state" @change="form.school = null" fluid /></div>
  <div class="field" style="grid-column:span 2"><label for="school">High school <span class="req">*</span></label>
   <AutoComplete v-model="form.school" inputId="school" optionLabel="name" dataKey="ceeb" :suggestions="schools" @complete="findSchool" forceSelection dropdown :disabled="!form.hsState" emptySearchMessage="No school found. Check the spelling." fluid>
    <template #option="{ option }"><div>{{ option.name }}<span class="opt-sub">{{ option.city }}, {{ option.state }} &ndash; CEEB {{ option.ceeb }}</span></div></template>
   </AutoComplete><small class="hint">Choose the state first, then type a few letters.</small></div>
  <div class="field"><label for="gradDate">Graduation (month and year) <span class="req">*</span></label><DatePicker v-model="form.gradDate" inputId="gradDate" view="month" dateFormat="mm/yy" :manualInput="false" showIcon fluid /></div>
  <div class="field"><label for="gradeNow">Current grade</label><Select v-model="form.gradeNow" labelId="gradeNow" :options="['Sophomore (10)','Junior (11)','Senior (12)','Gap year / graduated']" fluid /></div>
  <div class="field"><label for="gpa">Cumulative GPA, unweighted</label><InputNumber v-model="form.gpa" inputId="gpa" :min="0" :max="4" :minFractionDigits="2" :maxFractionDigits="2" locale="en-US" fluid /><small class="hint">4.00 scale</small></div>
  <div class="field"><label for="rank">Class rank</label><InputNumber v-model="form.rank" inputId="rank" :min="1" :useGrouping="false" fluid /></div>
  <div class="field"><label for="satTotal">SAT total</label><InputNumber v-model="form.satTotal" inputId="satTotal" :min="400" :max="1600" :useGrouping="false" fluid /><small class="hint">Superscore; leave blank if not taken</small></div>
  <div class="field"><label for="act">ACT composite</label><InputNumber v-model="form.act" inputId="act" showButtons buttonLayout="horizontal" :min="1" :max="36" fluid /></div>
  <div class="field"><label for="actDate">Date ACT taken</label><DatePicker v-model="form.actDate" inputId="actDate" :manualInput="false" dateFormat="M d, yy" fluid /></div>
  <div class="field"><label for="major">Intended field of study</label><AutoComplete v-model="form.major" inputId="major" :suggestions="majors" @complete="findMajor" dropdown completeOnFocus fluid /></div>
  <div class="field"><label for="start">When will you start college?</label><Select v-model="form.start" labelId="start" :options="terms" optionLabel="t" optionValue="v" placeholder="Term" fluid /></div>
 </div>
 <h3 id="exams-h">Advanced Placement exams</h3>
 <p class="hint">Add a line for each exam you have sat. Click a cell to edit it.</p>
 <DataTable :value="exams" editMode="cell" dataKey="id" @cell-edit-complete="editedCell" size="small" showGridlines>
  <template #empty>No exams added.</template>
  <Column field="subject" header="Exam" style="width:60%"><template #body="{ data }">{{ data.subject }}</template><template #editor="{ data, field }"><Select v-model="data[field]" :options="examNames" placeholder="Select exam" filter autoFilterFocus fluid /></template></Column>
  <Column field="score" header="Score" style="width:30%"><template #body="{ data }">{{ data.score }}</template><template #editor="{ data, field }"><Select v-model="data[field]" :options="[5,4,3,2,1]" placeholder="1&ndash;5" fluid /></template></Column>
  <Column style="width:10%"><template #body="{ index }"><Button type="button" icon="pi pi-trash" text severity="danger" aria-label="Remove" @click="exams.splice(index, 1)" /></template></Column>
 </DataTable>
 <Button type="button" label="Add exam" icon="pi pi-plus" size="small" outlined style="margin-top:10px" @click="addExam" />
</Panel>
<Panel header="5. Activities, Service and Work">
 <p class="hint">List up to eight, in order of importance to you.</p>
 <DataTable :value="activities" dataKey="id" stripedRows>
  <template #empty>You have not added anything yet.</template>
  <Column field="type" header="Category" /><Column field="org" header="Organization" /><Column field="role" header="Role" /><Column field="about" header="What you did" />
  <Column header="Grades"><template #body="{ data }">{{ data.grades.join(', ') }}</template></Column><Column field="hours" header="Hrs/wk" /><Column field="weeks" header="Wks/yr" />
  <Column><template #body="{ data }"><Button type="button" label="Edit" text size="small" @click="edit(data)" /></template></Column>
 </DataTable>
 <Button type="button" label="New activity" icon="pi pi-plus" style="margin-top:12px" @click="create" />
</Panel>
<Panel header="6. Essay and Recommender">
 <div class="grid3">
  <div class="field wide"><label for="essay">Describe a time you changed your mind about something that mattered. (400 words)</label><Textarea id="essay" v-model="form.essay" rows="6" autoResize fluid /></div>
  <div class="field"><label for="recName">Recommender's full name</label><InputText id="recName" v-model="form.recName" fluid /></div>
  <div class="field"><label for="recEmail">Recommender's email</label><InputText id="recEmail" v-model="form.recEmail" fluid /></div>
  <div class="field"><label for="recPhone">Recommender's phone</label><InputMask id="recPhone" v-model="form.recPhone" mask="(999) 999-9999" fluid /></div>
  <div class="field"><label for="heard">How did you hear about Gill?</label><Select v-model="form.heard" labelId="heard" :options="['School counselor','Social media','Search engine','A Gill Scholar','Teacher','Other']" fluid /></div>
  <div class="field"><span class="lbl" id="shirt-l">Unisex shirt size (Scholars Weekend)</span><SelectButton v-model="form.shirt" :options="['S','M','L','XL']" aria-labelledby="shirt-l" /></div>
  <div class="field" style="flex-direction:row;align-items:center"><ToggleSwitch v-model="form.news" inputId="news" /><label for="news">Send me offers from Gill partners</label></div>
 </div>
 <div class="b-fax" aria-hidden="true"><label for="fax">Leave this empty</label><input id="fax" name="fax_number" tabindex="-1" autocomplete="off" v-model="form.fax"></div>
 <div class="row-check"><Checkbox v-model="form.certify" inputId="certify" binary /><label for="certify">I certify that everything in this application is true and my own work. <span class="req">*</span></label></div>
 <div class="field" style="max-width:380px"><label for="signature">Type your full legal name as your signature</label><InputText id="signature" v-model="form.signature" /></div>
</Panel>
<Button type="submit" label="Submit application" />
</form></main>
<Dialog v-model:visible="open" modal :header="draft.id ? 'Edit activity' : 'New activity'" :style="{ width: '38rem' }" :draggable="false">
 <div class="dlg-body">
  <div class="field"><label for="act-type">Category <span class="req">*</span></label><Select v-model="draft.type" labelId="act-type" :options="types" placeholder="Select a category" scrollHeight="12rem" fluid /></div>
  <div class="field"><label for="act-org">Organization or employer</label><InputText id="act-org" v-model="draft.org" fluid /></div>
  <div class="field"><label for="act-role">Your role</label><InputText id="act-role" v-model="draft.role" fluid /></div>
  <div class="field"><label for="act-about">What did you do, and what came of it?</label><Textarea id="act-about" v-model="draft.about" rows="3" fluid /></div>
  <div class="field"><label for="act-grades">Grades in which you took part</label><MultiSelect v-model="draft.grades" inputId="act-grades" :options="grades" optionLabel="label" optionValue="value" display="chip" :showToggleAll="false" placeholder="Select grades" fluid /></div>
  <div class="grid2"><div class="field"><label for="act-hours">Hours per week</label><InputNumber v-model="draft.hours" inputId="act-hours" showButtons :min="0" :max="80" fluid /></div>
  <div class="field"><label for="act-weeks">Weeks per year</label><InputNumber v-model="draft.weeks" inputId="act-weeks" showButtons :min="0" :max="52" fluid /></div></div>
 </div>
 <template #footer><Button type="button" label="Cancel" text severity="secondary" @click="open = false" /><Button type="button" label="Save activity" @click="save" /></template>
</Dialog>`;

let ids = 0;
const app = createApp({
	template,
	setup() {
		const places = ref<any[]>([]), schools = ref<any[]>([]), majors = ref<string[]>([]);
		const open = ref(false), draft = ref<any>(blank());
		return {
			form, exams, activities, submitted, places, schools, majors, open, draft,
			states: STATES.map(([code, name]) => ({ code, name })),
			types: TYPES, examNames: EXAMS,
			yesNo: [{ label: "Yes", value: "Y" }, { label: "No", value: "N" }],
			citizenships: [{ id: "USC", text: "U.S. citizen or national" }, { id: "LPR", text: "Permanent resident (green card)" }, { id: "DACA", text: "DACA recipient" }, { id: "OTH", text: "Other" }],
			races: ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White", "Prefer not to say"],
			terms: [{ t: "Spring 2027", v: "2027SP" }, { t: "Fall 2027", v: "2027FA" }, { t: "Spring 2028", v: "2028SP" }, { t: "Fall 2028", v: "2028FA" }],
			grades: [["9th grade", "9"], ["10th grade", "10"], ["11th grade", "11"], ["12th grade", "12"]].map(([label, value]) => ({ label, value })),
			async findPlace({ query }: any) {
				const words = query.toLowerCase();
				places.value = await later(300, PLACES.filter(([street]) => street.toLowerCase().startsWith(words.slice(0, 12))).map(([street, city, state, zip]) => ({ street, city, state, zip })));
			},
			tookPlace({ value }: any) {
				Object.assign(form, { city: value.city, state: value.state, zip: value.zip, street: value.street });
			},
			async findSchool({ query }: any) {
				schools.value = await later(450, SCHOOLS.filter(({ name, state }) => state === form.hsState && name.toLowerCase().includes(query.toLowerCase())));
			},
			async findMajor({ query }: any) {
				majors.value = await later(150, MAJORS.filter((each) => each.toLowerCase().includes(query.toLowerCase())));
			},
			addExam: () => exams.value.push({ id: ++ids, subject: null, score: null }),
			editedCell({ data, newValue, field }: any) { data[field] = newValue; },
			create() { draft.value = blank(); open.value = true; },
			edit(row: any) { draft.value = { ...row }; open.value = true; },
			save() {
				const at = activities.value.findIndex(({ id }) => id === draft.value.id);
				if (at >= 0) activities.value[at] = { ...draft.value };
				else activities.value.push({ ...draft.value, id: ++ids });
				open.value = false;
			},
		};
	},
});
app.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".gs-dark" } } });
for (const [name, part] of Object.entries({ AutoComplete, Button, Checkbox, Column, DataTable, DatePicker, Dialog, InputMask, InputNumber, InputText, Message, MultiSelect, Panel, Select, SelectButton, Textarea, ToggleSwitch })) app.component(name, part as any);
app.mount("#root");

const two = (n: number) => String(n).padStart(2, "0");
const plain = (v: any) => JSON.parse(JSON.stringify(v ?? null));
const ROWS = [0, 1, 2];
const ACT = ["type", "org", "role", "about", "grades", "hours", "weeks"];
(window as any).formState = () => {
	const { street, school, gradDate, actDate } = form;
	const state: Record<string, unknown> = {
		...plain(form),
		street: typeof street === "string" ? street : (street?.street ?? ""),
		school: typeof school === "string" ? "" : (school?.name ?? ""),
		gradDate: gradDate ? `${gradDate.getFullYear()}-${two(gradDate.getMonth() + 1)}` : null,
		actDate: actDate ? `${actDate.getFullYear()}-${two(actDate.getMonth() + 1)}-${two(actDate.getDate())}` : null,
		submitted: submitted.value,
	};
	for (const i of ROWS) {
		for (const f of ["subject", "score"]) state[`exam${i}_${f}`] = plain(exams.value[i]?.[f]);
		for (const f of ACT) state[`activity${i}_${f}`] = activities.value[i] ? plain(activities.value[i][f]) : f === "grades" ? [] : "";
	}
	return state;
};
const at = (id: string) => document.getElementById(id) as any;
const textOf = (el: Element | null | undefined) => (el?.textContent ?? "").replace(/\u00a0/g, " ").trim();
(window as any).formShown = () => {
	const shown: Record<string, unknown> = {};
	for (const key of Object.keys(form)) {
		const el = at(key);
		if (key === "certify" || key === "news") shown[key] = el.checked;
		else if (key === "race") shown[key] = [...el.closest(".p-multiselect").querySelectorAll(".p-chip-label")].map(textOf);
		else if (["hispanic", "firstGen", "shirt"].includes(key)) {
			const lbl = { hispanic: "hisp-lbl", firstGen: "fg-lbl", shirt: "shirt-l" }[key];
			shown[key] = textOf(document.querySelector(`[aria-labelledby=${lbl}] .p-togglebutton-checked`));
		} else if (el.tagName === "SPAN") shown[key] = el.classList.contains("p-placeholder") ? "" : textOf(el).replace(/^p-emptylabel$/, "");
		else shown[key] = el.value;
	}
	const tables = [...document.querySelectorAll(".p-datatable")];
	const cell = (t: number, r: number, c: number) => textOf(tables[t]?.querySelectorAll("tbody > tr")[r]?.querySelectorAll("td")[c]);
	for (const i of ROWS) {
		shown[`exam${i}_subject`] = exams.value[i] ? cell(0, i, 0) : "";
		shown[`exam${i}_score`] = exams.value[i] ? cell(0, i, 1) : "";
		ACT.forEach((f, c) => {
			const text = activities.value[i] ? cell(1, i, c) : "";
			shown[`activity${i}_${f}`] = f === "grades" ? text.split(", ").filter(Boolean) : text;
		});
	}
	return shown;
};
