import "./lakeside.css";
// @ts-nocheck
import { createApp } from "vue/dist/vue.esm-bundler.js";
import PrimeVue from "primevue/config";
import Aura from "@primeuix/themes/aura";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import Column from "primevue/column";
import DataTable from "primevue/datatable";
import DatePicker from "primevue/datepicker";
import Dialog from "primevue/dialog";
import Fieldset from "primevue/fieldset";
import FloatLabel from "primevue/floatlabel";
import IftaLabel from "primevue/iftalabel";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import Message from "primevue/message";
import MultiSelect from "primevue/multiselect";
import Panel from "primevue/panel";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import Textarea from "primevue/textarea";
import { COUNTRIES, STATES } from "../../lists";

const EXPERIENCE_TYPES = [
	{ name: "Academic club or team", code: "ACAD" },
	{ name: "Arts, music or theater", code: "ARTS" },
	{ name: "Athletics", code: "ATHL" },
	{ name: "Community service", code: "SERV" },
	{ name: "Debate / speech", code: "DEBT" },
	{ name: "Environmental", code: "ENVR" },
	{ name: "Family responsibilities", code: "FAMR" },
	{ name: "Health care exposure or shadowing", code: "HLTH" },
	{ name: "Job (paid)", code: "JOBP" },
	{ name: "Research", code: "RSCH" },
	{ name: "Student government", code: "GOVT" },
	{ name: "Other", code: "OTHR" },
];
const AP_EXAMS = [
	"Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Language and Composition", "English Literature and Composition",
	"Environmental Science", "Physics 1", "Psychology", "Spanish Language and Culture", "Statistics", "United States Government and Politics",
	"United States History", "World History: Modern",
];
const EDUCATION = [
	{ name: "Did not finish high school", code: "0" },
	{ name: "High school diploma or GED", code: "1" },
	{ name: "Some college, no degree", code: "2" },
	{ name: "Associate degree", code: "3" },
	{ name: "Bachelor's degree", code: "4" },
	{ name: "Graduate or professional degree", code: "5" },
	{ name: "Unknown", code: "9" },
];
const newExperience = () => ({ type: null, organization: "", role: "", description: "", hours: null, weeks: null });
const newAward = () => ({ title: "", reason: "", grade: null });
let courseId = 0;
const newCourse = () => ({ id: ++courseId, course: "", credits: null, grade: "" });

const app = createApp({
	data: () => ({
		submitted: false,
		applicationRef: "LSN-F27-0081422",
		a: {
			legalFirst: "", legalMiddle: "", legalLast: "", suffix: null, goesBy: "", dob: null, ssn: "",
			email: "", email2: "", phone: "", street: "", unit: "", city: "", state: null, zip: "", country: null,
			hs: "", hsState: null, hsGrad: null, gpa: null, rank: null, classSize: null,
			satRW: null, satM: null, act: null, teas: null,
			term: null, heard: null, statement: "",
			citizen: null, gender: null, hispanic: null, race: [], firstGen: null,
			ecName: "", ecPhone: "", refName: "", refEmail: "",
			attest: false, sign: "",
		},
		parents: [
			{ first: "", last: "", education: null, job: "" },
			{ first: "", last: "", education: null, job: "" },
		],
		exams: [1, 2, 3].map((id) => ({ id, exam: null, year: null, score: null })),
		courses: [],
		editingRows: [],
		awards: [newAward()],
		experience: [],
		draft: newExperience(),
		dialogOpen: false,
		dialogTried: false,
		editIndex: -1,
		states: STATES.map(([code, name]) => ({ name, code })),
		countries: COUNTRIES,
		suffixes: ["Jr.", "Sr.", "II", "III", "IV", "V"],
		experienceTypes: EXPERIENCE_TYPES,
		apExams: AP_EXAMS,
		scores: [1, 2, 3, 4, 5],
		education: EDUCATION,
		grades: [
			{ name: "Freshman (9th)", code: 9 },
			{ name: "Sophomore (10th)", code: 10 },
			{ name: "Junior (11th)", code: 11 },
			{ name: "Senior (12th)", code: 12 },
		],
		terms: ["Fall 2027 (August)", "Spring 2028 (January)"],
		heardOptions: ["High school counselor", "Open house", "Lakeside alum", "Internet search", "Social media", "Hospital or clinic"],
		citizenOptions: [
			{ name: "U.S. citizen or national", code: "USC" },
			{ name: "Permanent resident", code: "PR" },
			{ name: "Asylee or refugee", code: "AR" },
			{ name: "DACA / undocumented", code: "DA" },
			{ name: "Student visa (F-1)", code: "F1" },
		],
		genders: ["Woman", "Man", "Nonbinary", "Self-describe", "Decline to answer"],
		races: [
			{ name: "American Indian or Alaska Native", code: "AIAN" },
			{ name: "Asian", code: "ASIAN" },
			{ name: "Black or African American", code: "BLACK" },
			{ name: "Native Hawaiian or Other Pacific Islander", code: "NHPI" },
			{ name: "White", code: "WHITE" },
		],
	}),
	methods: {
		addAward() { this.awards.push(newAward()); },
		dropAward(index) { this.awards.splice(index, 1); },
		addCourse() {
			const row = newCourse();
			this.courses = [...this.courses, row];
			this.editingRows = [...this.editingRows, this.courses.at(-1)];
		},
		onRowEditSave({ newData, index }) { this.courses[index] = newData; },
		openDialog(index = -1) {
			this.editIndex = index;
			this.draft = index < 0 ? newExperience() : { ...this.experience[index] };
			this.dialogTried = false;
			this.dialogOpen = true;
		},
		saveExperience() {
			this.dialogTried = true;
			if (!this.draft.organization.trim()) return;
			if (this.editIndex < 0) this.experience.push({ ...this.draft });
			else this.experience[this.editIndex] = { ...this.draft };
			this.dialogOpen = false;
		},
		typeName: (code) => EXPERIENCE_TYPES.find((each) => each.code === code)?.name ?? "",
	},
	template: `
<header class="ls-top"><strong>Lakeside College of Nursing &amp; Health Sciences</strong><span>Direct-Entry BSN Application</span><a href="#help">Help with this form</a></header>
<form class="ls-wrap" novalidate @submit.prevent="submitted = true">
	<input type="hidden" name="applicationRef" :value="applicationRef" />
	<Message severity="info" :closable="false">Your progress is saved every few minutes. Fields marked <span class="req">*</span> are required. Names must match the government-issued ID you will use for clinical clearance.</Message>

	<Panel header="1. Applicant information">
		<div class="grid">
			<div class="field col-4"><label for="legalFirst">Legal first name <span class="req">*</span></label><InputText id="legalFirst" v-model="a.legalFirst" autocomplete="off" /></div>
			<div class="field col-3"><label for="legalMiddle">Legal middle name</label><InputText id="legalMiddle" v-model="a.legalMiddle" /></div>
			<div class="field col-3"><label for="legalLast">Legal last name <span class="req">*</span></label><InputText id="legalLast" v-model="a.legalLast" /></div>
			<div class="field col-2"><label for="suffix">Suffix</label><Select labelId="suffix" v-model="a.suffix" :options="suffixes" showClear /></div>
			<div class="field col-4"><label for="goesBy">Name you go by</label><InputText id="goesBy" v-model="a.goesBy" aria-describedby="goesBy-help" /><small id="goesBy-help">This is what will be printed on your clinical badge.</small></div>
			<div class="field col-4"><label for="dob">Date of birth <span class="req">*</span></label><DatePicker inputId="dob" v-model="a.dob" dateFormat="mm/dd/yy" placeholder="mm/dd/yyyy" showIcon fluid iconDisplay="input" /></div>
			<div class="field col-4"><label for="ssn">Social Security number</label><InputMask id="ssn" v-model="a.ssn" mask="999-99-9999" placeholder="___-__-____" /><small>Needed only for the background check and federal aid.</small></div>
			<div class="field col-4"><label for="email">Email address <span class="req">*</span></label><InputText id="email" type="email" v-model="a.email" /></div>
			<div class="field col-4"><label for="email2">Confirm email address <span class="req">*</span></label><InputText id="email2" type="email" v-model="a.email2" /></div>
			<div class="field col-4"><label for="phone">Mobile phone <span class="req">*</span></label><InputMask id="phone" v-model="a.phone" mask="(999) 999-9999" placeholder="(___) ___-____" /></div>
		</div>
		<h3>Permanent address</h3>
		<div class="grid">
			<div class="col-8"><FloatLabel variant="on"><InputText id="street" v-model="a.street" fluid /><label for="street">Street address</label></FloatLabel></div>
			<div class="col-4"><FloatLabel variant="on"><InputText id="unit" v-model="a.unit" fluid /><label for="unit">Apartment, suite or unit</label></FloatLabel></div>
			<div class="col-4"><FloatLabel variant="on"><InputText id="city" v-model="a.city" fluid /><label for="city">City</label></FloatLabel></div>
			<div class="col-3"><FloatLabel variant="on"><Select inputId="state" v-model="a.state" :options="states" optionLabel="name" optionValue="code" filter fluid /><label for="state">State</label></FloatLabel></div>
			<div class="col-2"><FloatLabel variant="on"><InputMask id="zip" v-model="a.zip" mask="99999" fluid /><label for="zip">ZIP</label></FloatLabel></div>
			<div class="col-3"><FloatLabel variant="on"><Select inputId="country" v-model="a.country" :options="countries" fluid /><label for="country">Country</label></FloatLabel></div>
		</div>
	</Panel>

	<Panel header="2. Academic background">
		<div class="grid">
			<div class="field col-8"><label for="hs">High school you attend or graduated from</label><InputText id="hs" v-model="a.hs" /></div>
			<div class="field col-4"><label for="hsState">High school state</label><Select labelId="hsState" v-model="a.hsState" :options="states" optionLabel="code" optionValue="code" placeholder="--" /></div>
			<div class="field col-3"><label for="hsGrad">Graduation (month/year)</label><DatePicker inputId="hsGrad" v-model="a.hsGrad" view="month" dateFormat="mm/yy" /></div>
			<div class="field col-3"><label for="gpa">Unweighted GPA (4.00 scale)</label><InputNumber inputId="gpa" v-model="a.gpa" mode="decimal" :min="0" :max="4" :minFractionDigits="2" :maxFractionDigits="2" fluid /></div>
			<div class="field col-3"><label for="rank">Class rank</label><InputNumber inputId="rank" v-model="a.rank" :min="1" fluid /></div>
			<div class="field col-3"><label for="classSize">Number of students in class</label><InputNumber inputId="classSize" v-model="a.classSize" :min="1" fluid /></div>
		</div>
		<Fieldset legend="Test scores (optional)" style="margin-top: 1rem">
			<div class="grid">
				<IftaLabel class="col-3"><InputNumber inputId="satRW" v-model="a.satRW" :min="200" :max="800" fluid /><label for="satRW">SAT Reading &amp; Writing</label></IftaLabel>
				<IftaLabel class="col-3"><InputNumber inputId="satM" v-model="a.satM" :min="200" :max="800" fluid /><label for="satM">SAT Math</label></IftaLabel>
				<IftaLabel class="col-3"><InputNumber inputId="act" v-model="a.act" :min="1" :max="36" fluid /><label for="act">ACT composite</label></IftaLabel>
				<IftaLabel class="col-3"><InputNumber inputId="teas" v-model="a.teas" :min="0" :max="100" :maxFractionDigits="1" suffix="%" fluid /><label for="teas">ATI TEAS adjusted score</label></IftaLabel>
			</div>
			<h3>AP exams taken</h3>
			<DataTable :value="exams" dataKey="id" class="ap-table" size="small">
				<Column header="Exam" style="width: 55%"><template #body="{ data }"><Select v-model="data.exam" :options="apExams" placeholder="Choose exam" filter showClear fluid /></template></Column>
				<Column header="Year taken"><template #body="{ data }"><InputNumber v-model="data.year" :useGrouping="false" :min="2015" :max="2027" fluid /></template></Column>
				<Column header="Score"><template #body="{ data }"><Select v-model="data.score" :options="scores" fluid /></template></Column>
			</DataTable>
		</Fieldset>
		<Fieldset legend="College coursework" style="margin-top: 1rem">
			<p>List any dual-enrollment or college courses you have completed. Official transcripts are required from each college.</p>
			<DataTable v-model:editingRows="editingRows" :value="courses" editMode="row" dataKey="id" @row-edit-save="onRowEditSave" class="course-table">
				<template #empty>No courses added.</template>
				<Column field="course" header="Course title" style="width: 50%"><template #editor="{ data, field }"><InputText v-model="data[field]" fluid /></template></Column>
				<Column field="credits" header="Credits"><template #editor="{ data, field }"><InputNumber v-model="data[field]" :maxFractionDigits="1" fluid /></template></Column>
				<Column field="grade" header="Grade earned"><template #editor="{ data, field }"><InputText v-model="data[field]" fluid /></template></Column>
				<Column :rowEditor="true" style="width: 10%; min-width: 6rem" bodyStyle="text-align:center"></Column>
			</DataTable>
			<Button type="button" label="Add course" severity="secondary" size="small" style="margin-top: .75rem" @click="addCourse" />
		</Fieldset>
	</Panel>

	<Panel header="3. Experience and recognition">
		<p>Tell us how you spend your time outside of class: clubs, sports, volunteering, work, caregiving. Add your most important involvement first.</p>
		<DataTable :value="experience" class="exp-table">
			<template #header><div class="award-head"><span>Experience</span><Button type="button" label="Add experience" size="small" @click="openDialog()" /></div></template>
			<template #empty>Nothing here yet. Use “Add experience”.</template>
			<Column header="Type"><template #body="{ data }"><span class="exp-type">{{ typeName(data.type) }}</span></template></Column>
			<Column header="Organization"><template #body="{ data }"><span class="exp-org">{{ data.organization }}</span><span class="exp-desc">{{ data.description }}</span></template></Column>
			<Column header="Role"><template #body="{ data }"><span class="exp-role">{{ data.role }}</span></template></Column>
			<Column header="Hrs/wk"><template #body="{ data }"><span class="exp-hours">{{ data.hours }}</span></template></Column>
			<Column header="Wks/yr"><template #body="{ data }"><span class="exp-weeks">{{ data.weeks }}</span></template></Column>
			<Column><template #body="{ index }"><Button type="button" label="Edit" text size="small" @click="openDialog(index)" /><Button type="button" label="Delete" text severity="danger" size="small" @click="experience.splice(index, 1)" /></template></Column>
		</DataTable>
		<h3 style="margin-top: 1.5rem">Awards and honors</h3>
		<div v-for="(award, i) in awards" :key="i" class="award-card">
			<div class="award-head"><strong>Award {{ i + 1 }}</strong><Button v-if="awards.length > 1" type="button" label="Remove" text severity="danger" size="small" @click="dropAward(i)" /></div>
			<div class="grid">
				<div class="field col-8"><label :for="'award_' + i + '_title'">Name of award or honor</label><InputText :id="'award_' + i + '_title'" v-model="award.title" /></div>
				<div class="field col-4"><label :for="'award_' + i + '_grade'">Year received</label><Select :labelId="'award_' + i + '_grade'" v-model="award.grade" :options="grades" optionLabel="name" optionValue="code" /></div>
				<div class="field col-12"><label :for="'award_' + i + '_reason'">What was it for?</label><Textarea :id="'award_' + i + '_reason'" v-model="award.reason" rows="2" autoResize /></div>
			</div>
		</div>
		<Button type="button" label="Add another award" severity="secondary" size="small" @click="addAward" />
	</Panel>

	<Panel header="4. Family">
		<Fieldset v-for="(p, i) in parents" :key="i" :legend="'Parent / guardian ' + (i + 1)" style="margin-bottom: 1rem">
			<div class="grid">
				<div class="field col-3"><label :for="'p' + i + 'first'">First name</label><InputText :id="'p' + i + 'first'" v-model="p.first" /></div>
				<div class="field col-3"><label :for="'p' + i + 'last'">Last name</label><InputText :id="'p' + i + 'last'" v-model="p.last" /></div>
				<div class="field col-3"><label :for="'p' + i + 'edu'">Highest education</label><Select :labelId="'p' + i + 'edu'" v-model="p.education" :options="education" optionLabel="name" optionValue="code" placeholder="Select" /></div>
				<div class="field col-3"><label :for="'p' + i + 'job'">Occupation</label><InputText :id="'p' + i + 'job'" v-model="p.job" /></div>
			</div>
		</Fieldset>
		<div class="field"><span class="lbl" id="fg-label">Will you be the first generation in your family to graduate from college?</span>
			<div class="inline" role="radiogroup" aria-labelledby="fg-label">
				<div><RadioButton v-model="a.firstGen" inputId="fg1" name="firstGen" value="Y" /><label for="fg1">Yes</label></div>
				<div><RadioButton v-model="a.firstGen" inputId="fg2" name="firstGen" value="N" /><label for="fg2">No</label></div>
				<div><RadioButton v-model="a.firstGen" inputId="fg3" name="firstGen" value="U" /><label for="fg3">Not sure</label></div>
			</div>
		</div>
		<h3>Emergency contact</h3>
		<div class="grid">
			<div class="field col-6"><label for="ecName">Full name</label><InputText id="ecName" v-model="a.ecName" /></div>
			<div class="field col-6"><label for="ecPhone">Phone</label><InputMask id="ecPhone" v-model="a.ecPhone" mask="(999) 999-9999" /></div>
		</div>
	</Panel>

	<Panel header="5. Demographics" toggleable>
		<p><em>Your answers have no bearing on the admission decision. They help us report to HRSA and our accreditor.</em></p>
		<div class="grid">
			<div class="field col-6"><label for="citizen">Citizenship status</label><Select labelId="citizen" v-model="a.citizen" :options="citizenOptions" optionLabel="name" optionValue="code" placeholder="Select one" /></div>
			<div class="field col-6"><label for="gender">Gender</label><Select labelId="gender" v-model="a.gender" :options="genders" placeholder="Select one" showClear /></div>
			<div class="field col-6"><span class="lbl" id="hisp">Are you Hispanic or Latino/a/x?</span><SelectButton v-model="a.hispanic" :options="['Yes', 'No']" aria-labelledby="hisp" id="hispanic" /></div>
			<div class="field col-6"><label for="race">Race (select all that apply)</label><MultiSelect inputId="race" id="raceBox" v-model="a.race" :options="races" optionLabel="name" optionValue="code" placeholder="Select" :showToggleAll="false" :maxSelectedLabels="5" /></div>
		</div>
	</Panel>

	<Panel header="6. Program and references">
		<div class="grid">
			<div class="field col-4"><label for="term">When do you plan to start?</label><Select labelId="term" v-model="a.term" :options="terms" /></div>
			<div class="field col-4"><label for="heard">How did you hear about Lakeside?</label><Select labelId="heard" v-model="a.heard" :options="heardOptions" /></div>
			<div class="field col-6"><label for="refName">Science teacher who will recommend you</label><InputText id="refName" v-model="a.refName" /></div>
			<div class="field col-6"><label for="refEmail">Recommender's email</label><InputText id="refEmail" v-model="a.refEmail" /></div>
			<div class="field col-12"><label for="statement">In 300 words or fewer, describe a time you cared for someone and what it taught you about nursing.</label><Textarea id="statement" v-model="a.statement" rows="6" /></div>
		</div>
	</Panel>

	<Panel header="7. Certification">
		<div class="inline"><div><Checkbox v-model="a.attest" inputId="attest" binary /><label for="attest">I certify that the information above is complete and accurate, and I have read the <a href="#tech">Technical Standards</a>.</label></div></div>
		<div class="field" style="margin-top: 1rem; max-width: 24rem"><label for="sign">Type your full legal name as your electronic signature</label><InputText id="sign" v-model="a.sign" /></div>
	</Panel>
	<div class="foot"><Button type="button" label="Save draft" severity="secondary" /><Button type="submit" label="Submit application" /></div>
</form>

<Dialog v-model:visible="dialogOpen" modal :header="editIndex < 0 ? 'Add experience' : 'Edit experience'" :style="{ width: '42rem' }">
	<div class="grid">
		<div class="field col-6"><label for="exType">Type of experience</label><Select labelId="exType" v-model="draft.type" :options="experienceTypes" optionLabel="name" optionValue="code" placeholder="Select" /></div>
		<div class="field col-6"><label for="exOrg">Organization or employer <span class="req">*</span></label><InputText id="exOrg" v-model="draft.organization" :invalid="dialogTried && !draft.organization" /><Message v-if="dialogTried && !draft.organization" severity="error" size="small" variant="simple">Organization is required.</Message></div>
		<div class="field col-6"><label for="exRole">Your role or title</label><InputText id="exRole" v-model="draft.role" /></div>
		<div class="field col-3"><label for="exHours">Hours per week</label><InputNumber inputId="exHours" v-model="draft.hours" :min="0" :max="80" showButtons fluid /></div>
		<div class="field col-3"><label for="exWeeks">Weeks per year</label><InputNumber inputId="exWeeks" v-model="draft.weeks" :min="0" :max="52" showButtons fluid /></div>
		<div class="field col-12"><label for="exDesc">Describe what you did</label><Textarea id="exDesc" v-model="draft.description" rows="3" /></div>
	</div>
	<template #footer><Button type="button" label="Cancel" severity="secondary" @click="dialogOpen = false" /><Button type="button" label="Save experience" @click="saveExperience" /></template>
</Dialog>`,
});
const parts = { Button, Checkbox, Column, DataTable, DatePicker, Dialog, Fieldset, FloatLabel, IftaLabel, InputMask, InputNumber, InputText, Message, MultiSelect, Panel, RadioButton, Select, SelectButton, Textarea };
app.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".never-dark" } } });
for (const [name, part] of Object.entries(parts)) app.component(name, part);
const vm = app.mount("#root");

const iso = (date) => (date ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}` : null);
const COURSE = ["course", "credits", "grade"];
const EXPERIENCE = ["type", "organization", "role", "description", "hours", "weeks"];
window.formState = () => {
	const state = { ...vm.a, dob: iso(vm.a.dob), hsGrad: iso(vm.a.hsGrad)?.slice(0, 7) ?? null, race: [...vm.a.race] };
	vm.parents.forEach((parent, i) => { for (const [key, value] of Object.entries(parent)) state[`parents.${i}.${key}`] = value; });
	vm.exams.forEach((row, i) => { for (const key of ["exam", "year", "score"]) state[`exams.${i}.${key}`] = row[key]; });
	for (let i = 0; i < 2; i++) for (const key of COURSE) state[`courses.${i}.${key}`] = vm.courses[i]?.[key] ?? "";
	for (let i = 0; i < 3; i++) for (const key of EXPERIENCE) state[`experience.${i}.${key}`] = vm.experience[i]?.[key] ?? "";
	for (let i = 0; i < 3; i++) for (const key of ["title", "reason", "grade"]) state[`awards.${i}.${key}`] = vm.awards[i]?.[key] ?? "";
	return JSON.parse(JSON.stringify({ ...state, submitted: vm.submitted }));
};
const textOf = (element) => {
	if (!element) return "";
	if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.type === "checkbox" ? element.checked : element.value;
	if (element.matches(".p-placeholder, .p-select-label-empty")) return "";
	return element.innerText.replaceAll("\u00a0", " ").trim();
};
window.formShown = () => {
	const shown = {};
	for (const key of Object.keys(vm.a)) shown[key] = textOf(document.getElementById(key));
	shown.firstGen = textOf(document.querySelector("[role=radiogroup] input:checked")?.closest(".inline > div")?.querySelector("label"));
	shown.hispanic = textOf(document.querySelector("#hispanic [aria-pressed=true]"));
	const race = textOf(document.querySelector("#raceBox .p-multiselect-label"));
	shown.race = race && race !== "Select" ? race.split(", ") : [];
	for (const i of [0, 1]) {
		for (const [key, id] of [["first", "first"], ["last", "last"], ["education", "edu"], ["job", "job"]]) shown[`parents.${i}.${key}`] = textOf(document.getElementById(`p${i}${id}`));
	}
	const cell = (table, i, column) => document.querySelector(`.${table} tbody tr:nth-child(${i + 1}) td:nth-child(${column})`);
	for (const i of [0, 1, 2]) {
		["exam", "year", "score"].forEach((key, c) => { shown[`exams.${i}.${key}`] = textOf(cell("ap-table", i, c + 1)?.querySelector("input, [role=combobox]")); });
		const names = { type: "type", organization: "org", role: "role", description: "desc", hours: "hours", weeks: "weeks" };
		for (const key of EXPERIENCE) shown[`experience.${i}.${key}`] = textOf(document.querySelector(`.exp-table tbody tr:nth-child(${i + 1}) .exp-${names[key]}`));
		for (const key of ["title", "reason", "grade"]) shown[`awards.${i}.${key}`] = textOf(document.getElementById(`award_${i}_${key}`));
	}
	for (const i of [0, 1]) COURSE.forEach((key, c) => { const at = cell("course-table", i, c + 1); shown[`courses.${i}.${key}`] = textOf(at?.querySelector("input") ?? at); });
	return shown;
};
