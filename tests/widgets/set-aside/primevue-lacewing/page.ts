import Lara from "@primeuix/themes/lara";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import Column from "primevue/column";
import PrimeVue from "primevue/config";
import DataTable from "primevue/datatable";
import DatePicker from "primevue/datepicker";
import Dialog from "primevue/dialog";
import IftaLabel from "primevue/iftalabel";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import Message from "primevue/message";
import MultiSelect from "primevue/multiselect";
import Panel from "primevue/panel";
import Password from "primevue/password";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import Textarea from "primevue/textarea";
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { STATES } from "../../lists";
import "./page.css";

const form = reactive<Record<string, any>>({
	legalFirst: "",
	legalMiddle: "",
	legalLast: "",
	suffix: null,
	dob: null,
	ssn: "",
	email: "",
	emailConfirm: "",
	mobile: "",
	pin: "",
	street: "",
	unit: "",
	city: "",
	state: null,
	zip: "",
	residentSince: null,
	citizenship: null,
	gender: null,
	hispanic: null,
	race: [],
	veteran: null,
	hsName: "",
	hsCity: "",
	hsState: null,
	hsGrad: null,
	hsGpa: null,
	satRw: null,
	satMath: null,
	counselorName: "",
	counselorEmail: "",
	counselorPhone: "",
	college: "",
	program: "",
	enrollTerm: null,
	degreeGoal: null,
	p1First: "",
	p1Last: "",
	p1Edu: null,
	p2First: "",
	p2Last: "",
	p2Edu: null,
	parentMarital: null,
	householdIncome: null,
	householdSize: null,
	referral: null,
	certify: false,
	textOptIn: false,
});

type Exam = { id: number; subject: string; date: Date | null; score: number | null };
type Activity = { id: number; organization: string; role: string; hours: number | null; description: string };
const exams = ref<Exam[]>([{ id: 1, subject: "", date: null, score: null }]);
const activities = ref<Activity[]>([]);
let sent = false;

const app = createApp({
	setup() {
		let nextExam = 2;
		const dialog = ref(false);
		const tried = ref(false);
		const draft = ref<Partial<Activity>>({});
		const openNew = () => {
			draft.value = { organization: "", role: "", hours: null, description: "" };
			tried.value = false;
			dialog.value = true;
		};
		const edit = (row: Activity) => {
			draft.value = { ...row };
			tried.value = false;
			dialog.value = true;
		};
		const save = () => {
			tried.value = true;
			if (!draft.value.organization?.trim()) return;
			if (draft.value.id) activities.value = activities.value.map((each) => (each.id === draft.value.id ? ({ ...draft.value } as Activity) : each));
			else activities.value = [...activities.value, { ...draft.value, id: Date.now() } as Activity];
			dialog.value = false;
		};
		return {
			form,
			exams,
			activities,
			dialog,
			tried,
			draft,
			openNew,
			edit,
			save,
			remove: (row: Activity) => (activities.value = activities.value.filter((each) => each !== row)),
			addExam: () => exams.value.push({ id: nextExam++, subject: "", date: null, score: null }),
			removeExam: (row: Exam) => (exams.value = exams.value.filter((each) => each !== row)),
			submit: () => (sent = true),
			states: STATES.map(([code, name]) => ({ code, name })),
			suffixes: ["Jr.", "Sr.", "II", "III", "IV"],
			citizenships: [
				{ label: "U.S. citizen or U.S. national", value: "USC" },
				{ label: "Eligible noncitizen (e.g., permanent resident)", value: "ENC" },
				{ label: "DACA recipient", value: "DACA" },
				{ label: "None of these", value: "NONE" },
			],
			genders: [
				{ label: "Woman", value: "W" },
				{ label: "Man", value: "M" },
				{ label: "Nonbinary", value: "X" },
				{ label: "Prefer not to answer", value: "N" },
			],
			races: [
				{ label: "American Indian or Alaska Native", value: 1 },
				{ label: "Asian", value: 2 },
				{ label: "Black or African American", value: 3 },
				{ label: "Native Hawaiian or Other Pacific Islander", value: 4 },
				{ label: "White", value: 5 },
				{ label: "Prefer not to answer", value: 9 },
			],
			terms: ["Fall 2026", "Spring 2027", "Fall 2027", "Spring 2028"],
			goals: ["Certificate", "Associate degree", "Bachelor's degree", "Master's degree", "Doctoral or professional degree"],
			educations: [
				{ label: "Did not finish high school", value: "10" },
				{ label: "High school diploma or GED", value: "20" },
				{ label: "Some college, no degree", value: "30" },
				{ label: "Associate degree", value: "40" },
				{ label: "Bachelor's degree", value: "50" },
				{ label: "Graduate degree", value: "60" },
				{ label: "Unknown", value: "99" },
			],
			maritals: ["Never married", "Married / remarried", "Unmarried and living together", "Divorced", "Separated", "Widowed"],
			referrals: ["High school counselor", "College financial aid office", "Commission website", "Radio or TV", "Friend"],
			scores: [1, 2, 3, 4, 5],
		};
	},
	template: `
<div class="gov-banner">An official website of the State Student Aid Commission</div>
<main class="shell">
	<h1>Lacewing Opportunity Grant <small>2027&ndash;28 award year</small></h1>
	<Message severity="info" :closable="false">Complete the FAFSA separately at studentaid.gov. This application does not replace it. Items marked <span class="req">*</span> must be answered.</Message>
	<form novalidate autocomplete="off" @submit.prevent="submit">

	<Panel header="1. Student" toggleable>
		<div class="grid">
			<div class="field col-4"><label for="legalFirst">Legal first name <span class="req">*</span></label><InputText id="legalFirst" v-model="form.legalFirst" aria-describedby="legalFirst-help" /><small id="legalFirst-help" class="hint">Exactly as on your Social Security card</small></div>
			<div class="field col-3"><label for="legalMiddle">Middle name</label><InputText id="legalMiddle" v-model="form.legalMiddle" /></div>
			<div class="field col-3"><label for="legalLast">Legal last name <span class="req">*</span></label><InputText id="legalLast" v-model="form.legalLast" /></div>
			<div class="field" style="grid-column:span 2"><label for="suffix">Suffix</label><Select labelId="suffix" v-model="form.suffix" :options="suffixes" showClear placeholder=" " /></div>
			<div class="field col-4"><label for="dob">Date of birth <span class="req">*</span></label><DatePicker inputId="dob" v-model="form.dob" dateFormat="mm/dd/yy" showIcon fluid iconDisplay="input" placeholder="MM/DD/YYYY" /></div>
			<div class="field col-4"><label for="ssn">Social Security number</label><InputMask id="ssn" v-model="form.ssn" mask="999-99-9999" placeholder="___-__-____" /></div>
			<div class="field col-4"><label for="pin">Create a 6-digit portal PIN <span class="req">*</span></label><Password inputId="pin" v-model="form.pin" :feedback="false" toggleMask fluid /></div>
			<div class="field col-4"><label for="email">Email <span class="req">*</span></label><InputText id="email" type="email" v-model="form.email" /></div>
			<div class="field col-4"><label for="emailConfirm">Re-enter email <span class="req">*</span></label><InputText id="emailConfirm" type="email" v-model="form.emailConfirm" /></div>
			<div class="field col-4"><label for="mobile">Mobile phone</label><InputMask id="mobile" v-model="form.mobile" mask="(999) 999-9999" /></div>
			<div class="field col-8"><label for="street">Permanent street address <span class="req">*</span></label><InputText id="street" v-model="form.street" /></div>
			<div class="field col-4"><label for="unit">Apt. / unit</label><InputText id="unit" v-model="form.unit" /></div>
			<div class="field col-6"><label for="city">City <span class="req">*</span></label><InputText id="city" v-model="form.city" /></div>
			<div class="field col-3"><label for="state">State <span class="req">*</span></label><Select labelId="state" v-model="form.state" :options="states" optionLabel="name" optionValue="code" filter placeholder="Select a state" /></div>
			<div class="field col-3"><label for="zip">ZIP <span class="req">*</span></label><InputMask id="zip" v-model="form.zip" mask="99999?-9999" slotChar=" " /></div>
			<div class="field col-6"><label for="residentSince">Living at a state address since</label><DatePicker inputId="residentSince" v-model="form.residentSince" view="month" dateFormat="mm/yy" fluid placeholder="MM/YYYY" /></div>
			<div class="field col-6"><label for="citizenship">Citizenship status <span class="req">*</span></label><Select labelId="citizenship" v-model="form.citizenship" :options="citizenships" optionLabel="label" optionValue="value" placeholder="Choose one" /></div>
		</div>
	</Panel>

	<Panel header="2. Voluntary demographic information" toggleable>
		<p>Answers in this section are reported to the Legislature in summary form only and do not affect eligibility.</p>
		<div class="grid">
			<div class="field col-4"><span class="lbl" id="gender_lbl">Gender identity</span><Select aria-labelledby="gender_lbl" labelId="gender" v-model="form.gender" :options="genders" optionLabel="label" optionValue="value" placeholder="Choose one" /></div>
			<div class="field col-8"><label for="race">Race (select all that apply)</label><MultiSelect inputId="race" id="race_ms" v-model="form.race" :options="races" optionLabel="label" optionValue="value" placeholder="Choose" :showToggleAll="false" :maxSelectedLabels="6" /></div>
			<div class="field col-6"><span class="lbl">Are you of Hispanic or Latino origin?</span>
				<div class="inline"><RadioButton v-model="form.hispanic" inputId="hispanicY" name="hispanic" value="Y" /><label for="hispanicY">Yes</label><RadioButton v-model="form.hispanic" inputId="hispanicN" name="hispanic" value="N" /><label for="hispanicN">No</label></div></div>
			<div class="field col-6"><span class="lbl">Are you serving, or have you served, in the U.S. Armed Forces?</span>
				<div class="inline"><RadioButton v-model="form.veteran" inputId="veteranY" name="veteran" value="Y" /><label for="veteranY">Yes</label><RadioButton v-model="form.veteran" inputId="veteranN" name="veteran" value="N" /><label for="veteranN">No</label></div></div>
		</div>
	</Panel>

	<Panel header="3. High school record" toggleable>
		<div class="grid">
			<div class="field col-6"><label for="hsName">High school you attend <span class="req">*</span></label><InputText id="hsName" v-model="form.hsName" /></div>
			<div class="field col-3"><label for="hsCity">City</label><InputText id="hsCity" v-model="form.hsCity" /></div>
			<div class="field col-3"><label for="hsState">State</label><Select labelId="hsState" v-model="form.hsState" :options="states" optionLabel="code" optionValue="code" filter placeholder="--" /></div>
			<div class="field col-3"><label for="hsGrad">Graduation (MM/YYYY) <span class="req">*</span></label><DatePicker inputId="hsGrad" v-model="form.hsGrad" view="month" dateFormat="mm/yy" fluid /></div>
			<div class="field col-3"><label for="hsGpa">Unweighted GPA <span class="req">*</span></label><InputNumber inputId="hsGpa" v-model="form.hsGpa" :min="0" :max="4" :maxFractionDigits="2" fluid /><small class="hint">On a 4.00 scale</small></div>
			<div class="field col-3"><label for="satRw">SAT Reading &amp; Writing</label><InputNumber inputId="satRw" v-model="form.satRw" :min="0" :max="800" :useGrouping="false" fluid /></div>
			<div class="field col-3"><label for="satMath">SAT Math</label><InputNumber inputId="satMath" v-model="form.satMath" :min="0" :max="800" :useGrouping="false" fluid /></div>
			<div class="field col-4"><label for="counselorName">Counselor's name</label><InputText id="counselorName" v-model="form.counselorName" /></div>
			<div class="field col-4"><label for="counselorEmail">Counselor's email</label><InputText id="counselorEmail" type="email" v-model="form.counselorEmail" /></div>
			<div class="field col-4"><label for="counselorPhone">School phone</label><InputMask id="counselorPhone" v-model="form.counselorPhone" mask="(999) 999-9999? x99999" /></div>
			<div class="col-12">
				<h3>Advanced Placement exams</h3>
				<DataTable :value="exams" dataKey="id" size="small" showGridlines>
					<Column header="Exam"><template #body="{ data, index }"><InputText v-model="data.subject" :id="'exam' + index + '_subject'" fluid /></template></Column>
					<Column header="Date taken" style="width:26%"><template #body="{ data, index }"><DatePicker v-model="data.date" :inputId="'exam' + index + '_date'" dateFormat="mm/dd/yy" fluid /></template></Column>
					<Column header="Score" style="width:18%"><template #body="{ data, index }"><Select v-model="data.score" :labelId="'exam' + index + '_score'" :options="scores" placeholder="-" /></template></Column>
					<Column style="width:4rem"><template #body="{ data }"><Button type="button" icon="pi pi-trash" text rounded severity="danger" aria-label="Remove" @click="removeExam(data)" /></template></Column>
					<template #footer><Button type="button" label="Add exam" icon="pi pi-plus" size="small" outlined @click="addExam" /></template>
				</DataTable>
			</div>
		</div>
	</Panel>

	<Panel header="4. College plans" toggleable>
		<div class="grid">
			<div class="field col-6"><label for="college">Institution you expect to attend <span class="req">*</span></label><InputText id="college" v-model="form.college" /></div>
			<div class="field col-6"><label for="program">Program of study</label><InputText id="program" v-model="form.program" /></div>
			<div class="field col-6"><label for="enrollTerm">First term of enrollment</label><Select labelId="enrollTerm" v-model="form.enrollTerm" :options="terms" placeholder="Choose one" /></div>
			<div class="field col-6"><label for="degreeGoal">Highest degree you intend to earn</label><Select labelId="degreeGoal" v-model="form.degreeGoal" :options="goals" placeholder="Choose one" /></div>
		</div>
	</Panel>

	<Panel header="5. Activities, service and employment" toggleable>
		<p>List what you have done outside of class during grades 9&ndash;12.</p>
		<DataTable :value="activities" dataKey="id" stripedRows>
			<template #header><div class="inline"><Button type="button" id="addActivity" label="New activity" icon="pi pi-plus" @click="openNew" /></div></template>
			<template #empty>No activities entered.</template>
			<Column field="organization" header="Organization"></Column>
			<Column field="role" header="Role"></Column>
			<Column field="hours" header="Hrs/wk"></Column>
			<Column field="description" header="Description"></Column>
			<Column header=""><template #body="{ data }"><Button type="button" icon="pi pi-pencil" text rounded aria-label="Edit" @click="edit(data)" /><Button type="button" icon="pi pi-trash" text rounded severity="danger" aria-label="Delete" @click="remove(data)" /></template></Column>
		</DataTable>
	</Panel>

	<Panel header="6. Parents and household" toggleable>
		<div class="grid">
			<div class="field col-4"><label for="p1First">Parent 1 first name</label><InputText id="p1First" v-model="form.p1First" /></div>
			<div class="field col-4"><label for="p1Last">Parent 1 last name</label><InputText id="p1Last" v-model="form.p1Last" /></div>
			<div class="field col-4"><label for="p1Edu">Parent 1 highest education</label><Select labelId="p1Edu" v-model="form.p1Edu" :options="educations" optionLabel="label" optionValue="value" placeholder="Choose one" /></div>
			<div class="field col-4"><label for="p2First">Parent 2 first name</label><InputText id="p2First" v-model="form.p2First" /></div>
			<div class="field col-4"><label for="p2Last">Parent 2 last name</label><InputText id="p2Last" v-model="form.p2Last" /></div>
			<div class="field col-4"><label for="p2Edu">Parent 2 highest education</label><Select labelId="p2Edu" v-model="form.p2Edu" :options="educations" optionLabel="label" optionValue="value" placeholder="Choose one" /></div>
			<div class="field col-4"><label for="parentMarital">Parents' current marital status</label><Select labelId="parentMarital" v-model="form.parentMarital" :options="maritals" placeholder="Choose one" /></div>
			<div class="field col-4"><label for="householdIncome">Household income last year</label><InputNumber inputId="householdIncome" v-model="form.householdIncome" mode="currency" currency="USD" locale="en-US" :maxFractionDigits="0" fluid /><small class="hint">Before taxes, whole dollars</small></div>
			<div class="field col-4"><label for="householdSize">Number in household receiving more than half support</label><InputNumber inputId="householdSize" v-model="form.householdSize" showButtons :min="1" :max="20" fluid /></div>
		</div>
	</Panel>

	<Panel header="7. Certification">
		<div class="grid">
			<div class="field col-6"><label for="referral">How did you learn about this grant?</label><Select labelId="referral" v-model="form.referral" :options="referrals" placeholder="Choose one" /></div>
			<div class="col-12 inline"><Checkbox v-model="form.textOptIn" inputId="textOptIn" binary /><label for="textOptIn">Send me text messages about deadlines and other Commission programs. Message and data rates may apply.</label></div>
			<div class="col-12 inline"><Checkbox v-model="form.certify" inputId="certify" binary /><label for="certify">Under penalty of perjury, I certify that the information provided is complete and correct. <span class="req">*</span></label></div>
			<div class="col-12"><Button type="submit" label="Submit application" /></div>
		</div>
	</Panel>
	</form>

	<Dialog v-model:visible="dialog" modal header="Activity details" :style="{ width: '34rem' }">
		<div class="dlg">
			<IftaLabel><InputText id="act_org" v-model.trim="draft.organization" :invalid="tried && !draft.organization" autofocus fluid /><label for="act_org">Organization or employer</label></IftaLabel>
			<small v-if="tried && !draft.organization" class="req">Organization is required.</small>
			<IftaLabel><InputText id="act_role" v-model="draft.role" fluid /><label for="act_role">Your role</label></IftaLabel>
			<IftaLabel><InputNumber inputId="act_hours" v-model="draft.hours" :min="0" :max="60" fluid /><label for="act_hours">Hours per week</label></IftaLabel>
			<IftaLabel><Textarea id="act_desc" v-model="draft.description" rows="4" fluid /><label for="act_desc">Describe your involvement</label></IftaLabel>
		</div>
		<template #footer><Button type="button" label="Cancel" text @click="dialog = false" /><Button type="button" label="Save" icon="pi pi-check" @click="save" /></template>
	</Dialog>
</main>`,
});
app.use(PrimeVue, { theme: { preset: Lara, options: { darkModeSelector: false } } });
for (const [name, each] of Object.entries({ Button, Checkbox, Column, DataTable, DatePicker, Dialog, IftaLabel, InputMask, InputNumber, InputText, Message, MultiSelect, Panel, Password, RadioButton, Select, Textarea }))
	app.component(name, each);
app.mount("#root");

const two = (n: number) => String(n).padStart(2, "0");
const day = (date: unknown) => (date instanceof Date ? `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}` : (date ?? null));
const MONTHS = ["residentSince", "hsGrad"];
const ROWS = [0, 1, 2];

function formState() {
	const state: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(form))
		state[key] = MONTHS.includes(key) && value instanceof Date ? day(value)!.toString().slice(0, 7) : value instanceof Date ? day(value) : Array.isArray(value) ? [...value] : value;
	for (const row of ROWS) {
		const exam = exams.value[row];
		state[`exam${row + 1}_subject`] = exam?.subject ?? "";
		state[`exam${row + 1}_date`] = day(exam?.date);
		state[`exam${row + 1}_score`] = exam?.score ?? null;
		const activity = activities.value[row];
		state[`act${row + 1}_org`] = activity?.organization ?? "";
		state[`act${row + 1}_role`] = activity?.role ?? "";
		state[`act${row + 1}_hours`] = activity?.hours ?? null;
		state[`act${row + 1}_desc`] = activity?.description ?? "";
	}
	return { ...state, submitted: sent };
}
function textAt(id: string): unknown {
	const at = document.getElementById(id);
	if (!at) return "";
	if (at instanceof HTMLInputElement && at.type === "checkbox") return at.checked;
	if (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) return at.value.trim();
	return at.textContent!.trim();
}
/** What a Select shows, without its placeholder. */
function chosenAt(id: string) {
	const at = document.getElementById(id);
	return !at || at.classList.contains("p-placeholder") ? "" : at.textContent!.trim();
}
function formShown() {
	const shown: Record<string, unknown> = {};
	for (const key of Object.keys(form)) {
		if (key === "race") {
			const at = document.querySelector("#race_ms .p-multiselect-label")!;
			shown[key] = at.classList.contains("p-placeholder") ? [] : at.textContent!.trim().split(", ");
		} else if (key === "hispanic" || key === "veteran") {
			const on = document.querySelector<HTMLInputElement>(`input[name="${key}"]:checked`);
			shown[key] = on ? document.querySelector(`label[for="${on.id}"]`)!.textContent : "";
		} else shown[key] = document.getElementById(key)?.getAttribute("role") === "combobox" && document.getElementById(key)!.tagName === "SPAN" ? chosenAt(key) : textAt(key);
	}
	const rows = [...document.querySelectorAll("#addActivity")].flatMap((button) => [...button.closest(".p-datatable")!.querySelectorAll("tbody tr:not(.p-datatable-empty-message)")]);
	for (const row of ROWS) {
		shown[`exam${row + 1}_subject`] = textAt(`exam${row}_subject`);
		shown[`exam${row + 1}_date`] = textAt(`exam${row}_date`);
		shown[`exam${row + 1}_score`] = chosenAt(`exam${row}_score`);
		for (const [cell, name] of ["org", "role", "hours", "desc"].entries())
			shown[`act${row + 1}_${name}`] = rows[row]?.querySelectorAll("td")[cell]?.textContent?.trim() ?? "";
	}
	return shown;
}
Object.assign(window, { formState, formShown });
