import "./page.css";
// @ts-ignore the build with the template compiler
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import Lara from "@primeuix/themes/lara";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import Column from "primevue/column";
import PrimeVue from "primevue/config";
import DataTable from "primevue/datatable";
import DatePicker from "primevue/datepicker";
import Drawer from "primevue/drawer";
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
import ToggleSwitch from "primevue/toggleswitch";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type School = { id: string; name: string };
type Award = { id: number; title: string; grade: string | null; detail: string };
type Activity = { org: string; role: string; type: string | null; grades: string[]; hours: number | null; detail: string };
const blankActivity = (): Activity => ({ org: "", role: "", type: null, grades: [], hours: null, detail: "" });

const SCHOOLS: School[] = [
	["OR-0112", "Ashland High School – Ashland, OR"], ["KY-0457", "Ashland Senior High School – Ashland, KY"], ["OR-0118", "Ashland Valley High School – Ashland, OR"], ["CA-2071", "Butte Valley High School – Dorris, CA"],
	["OR-0231", "Crater High School – Central Point, OR"], ["CA-2090", "Etna High School – Etna, CA"], ["CA-2113", "Mount Shasta High School – Mount Shasta, CA"], ["OR-0277", "Phoenix High School – Phoenix, OR"],
	["CA-2140", "Tulelake High School – Tulelake, CA"], ["CA-2166", "Weed High School – Weed, CA"], ["CA-2188", "Yreka High School – Yreka, CA"],
].map(([id, name]) => ({ id, name }));

const record = reactive<Record<string, any>>({
	lastName: "", firstName: "", middleName: "", suffix: null, studentId: "", ssn4: "", birth: null, email: "", phone: "",
	addr1: "", addr2: "", city: "", state: null, zip: "", country: null, mailing: "",
	citizenship: null, military: null, precollege: [], services: [],
	school: null, schoolState: null, graduation: null, gpa: null, gpaW: null, rank: null, sat: null, priorCollege: "", term: null, major: null, degree: null, campus: null,
	p1Name: "", p1Edu: null, p1Work: "", p2Name: "", p2Edu: null, siblings: null, income: null, firstGen: null, aid: null, household: null,
	refName: "", refEmail: "", statement: "", heard: null, release: false, certify: false, signature: "",
});
const awards = ref<Award[]>([]);
const activities = ref<Activity[]>([]);
let submitted = false;

const App = {
	components: { AutoComplete, Button, Checkbox, Column, DataTable, DatePicker, Drawer, InputMask, InputNumber, InputText, Message, MultiSelect, Panel, RadioButton, Select, SelectButton, Textarea, ToggleSwitch },
	setup() {
		const editingRows = ref<Award[]>([]);
		const found = ref<School[]>([]);
		const majors = ref<string[]>([]);
		const drawer = ref(false);
		const at = ref(-1);
		const draft = ref(blankActivity());
		const sent = ref(false);
		let next = 1;
		return {
			record, awards, activities, editingRows, found, majors, drawer, at, draft, sent,
			search: ({ query }: { query: string }) => { found.value = SCHOOLS.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())); },
			searchMajor: ({ query }: { query: string }) => { majors.value = MAJORS.filter((name) => name.toLowerCase().includes(query.toLowerCase())); },
			addAward() {
				const award = { id: next++, title: "", grade: null, detail: "" };
				awards.value = [...awards.value, award];
				editingRows.value = [...editingRows.value, award];
			},
			saveAward({ newData, index }: { newData: Award; index: number }) { awards.value[index] = newData; },
			removeAward(id: number) { awards.value = awards.value.filter((each) => each.id !== id); },
			openDrawer(index: number) {
				at.value = index;
				draft.value = index < 0 ? blankActivity() : { ...activities.value[index] };
				drawer.value = true;
			},
			saveActivity() {
				if (at.value < 0) activities.value.push({ ...draft.value });
				else activities.value[at.value] = { ...draft.value };
				drawer.value = false;
			},
			submit() { submitted = true; sent.value = true; },
			states: STATES.map(([code, name]) => ({ code, name })), countries: COUNTRIES,
			citizenships: [{ code: "USC", name: "U.S. citizen or national" }, { code: "LPR", name: "Lawful permanent resident" }, { code: "AB540", name: "AB 540 / undocumented student" }, { code: "VISA", name: "Student or other visa holder" }],
			militaries: ["Never served", "Active duty", "Reserve or National Guard", "Veteran", "Dependent of a service member"],
			precolleges: ["AVID", "GEAR UP", "MESA", "Puente", "Talent Search", "Upward Bound"], servicesList: ["CalWORKs", "DSPS", "EOPS / CARE", "NextUp", "Rising Scholars"],
			terms: ["Fall 2026", "Spring 2027", "Fall 2027", "Spring 2028"], degrees: ["Certificate", "Associate degree", "Bachelor's degree", "Master's degree", "Doctoral degree", "Professional degree (law, medicine, etc.)", "Undecided"],
			campuses: ["North Fork Campus", "Oak Prairie Campus", "River Bend Center", "Online only"],
			educations: ["Did not finish high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree", "Not known"],
			gradeList: ["Grade 9", "Grade 10", "Grade 11", "Grade 12"], shortGrades: ["9", "10", "11", "12"],
			types: ["Academic club", "Athletics", "Community service", "Debate or forensics", "Employment", "Environmental", "Fine or performing arts", "Student government", "Other"],
			heards: ["Counselor", "District website", "Financial aid office", "Mailing", "Social media", "Other"],
		};
	},
	template: `
<header class="bar"><div><b>Three Forks Community College District</b><span>Scholarship Portal</span></div></header>
<main>
<h1>2027–2028 General Scholarship Application</h1>
<p>One application is considered for all District and Foundation awards. Items marked <span class="req">(required)</span> must be completed. The portal closes March 2, 2027 at 11:59 p.m. Pacific.</p>
<Message v-if="sent" severity="success">Your application has been received.</Message>
<form @submit.prevent="submit" novalidate autocomplete="on">
<Panel header="Section A. Applicant"><div class="grid">
<div class="w3"><label for="lastName">Legal last name <span class="req">(required)</span></label><InputText id="lastName" v-model="record.lastName" /></div>
<div class="w3"><label for="firstName">Legal first name <span class="req">(required)</span></label><InputText id="firstName" v-model="record.firstName" /></div>
<div class="w3"><label for="middleName">Middle name</label><InputText id="middleName" v-model="record.middleName" /></div>
<div class="w3"><label for="suffix">Suffix</label><Select inputId="suffix" v-model="record.suffix" :options="['Jr.', 'Sr.', 'II', 'III', 'IV']" showClear /></div>
<div class="w3"><label for="birth">Date of birth <span class="req">(required)</span></label><DatePicker inputId="birth" v-model="record.birth" dateFormat="mm/dd/yy" placeholder="MM/DD/YYYY" showIcon fluid :showOnFocus="false" /></div>
<div class="w3"><label for="studentId">District student ID</label><InputMask id="studentId" v-model="record.studentId" mask="W99999999" placeholder="W########" /></div>
<div class="w3"><label for="ssn4">Last four digits of SSN or ITIN</label><InputMask id="ssn4" v-model="record.ssn4" mask="9999" autocomplete="off" /></div>
<div class="w3"><label for="phone">Primary telephone <span class="req">(required)</span></label><InputMask id="phone" v-model="record.phone" mask="(999) 999-9999" placeholder="(___) ___-____" /></div>
<div class="w6"><label for="email">E-mail address <span class="req">(required)</span></label><InputText id="email" v-model="record.email" type="email" /><small>All notices are sent by e-mail.</small></div>
</div></Panel>

<Panel header="Section B. Residence"><div class="grid">
<div class="w8"><label for="addr1">Residence address <span class="req">(required)</span></label><InputText id="addr1" v-model="record.addr1" /></div>
<div class="w4"><label for="addr2">Apartment / unit</label><InputText id="addr2" v-model="record.addr2" /></div>
<div class="w3"><label for="city">City <span class="req">(required)</span></label><InputText id="city" v-model="record.city" /></div>
<div class="w3"><label for="state">State <span class="req">(required)</span></label><Select inputId="state" v-model="record.state" :options="states" optionLabel="name" optionValue="code" filter placeholder="Select a state" /></div>
<div class="w3"><label for="zip">ZIP code <span class="req">(required)</span></label><InputMask id="zip" v-model="record.zip" mask="99999?-9999" /></div>
<div class="w3"><label for="country">Country</label><Select inputId="country" v-model="record.country" :options="countries" filter placeholder="Select" /></div>
<div class="w12"><label for="mailing">Mailing address, only if different from the above</label><Textarea id="mailing" v-model="record.mailing" rows="2" /></div>
<div class="w6"><label for="citizenship">Citizenship or immigration status <span class="req">(required)</span></label><Select inputId="citizenship" v-model="record.citizenship" :options="citizenships" optionLabel="name" optionValue="code" placeholder="Select one" /></div>
<div class="w6"><label for="military">U.S. military status</label><Select inputId="military" v-model="record.military" :options="militaries" placeholder="Select one" /></div>
<div class="w6"><label for="precollege">Pre-college programs in which you have participated</label><MultiSelect inputId="precollege" class="ms-precollege" v-model="record.precollege" :options="precolleges" display="chip" placeholder="Select all that apply" /></div>
<div class="w6"><label for="services">District student services you use</label><MultiSelect inputId="services" class="ms-services" v-model="record.services" :options="servicesList" display="chip" placeholder="Select all that apply" /></div>
</div></Panel>

<Panel header="Section C. Education"><div class="grid">
<div class="w6"><label for="school">High school <span class="req">(required)</span></label><AutoComplete inputId="school" v-model="record.school" :suggestions="found" optionLabel="name" forceSelection fluid @complete="search" placeholder="Type the first letters and choose" /></div>
<div class="w3"><label for="schoolState">State of high school</label><Select inputId="schoolState" v-model="record.schoolState" :options="states" optionLabel="name" optionValue="code" filter placeholder="Select a state" /></div>
<div class="w3"><label for="graduation">Graduation month and year</label><DatePicker inputId="graduation" v-model="record.graduation" view="month" dateFormat="mm/yy" placeholder="MM/YYYY" fluid :showOnFocus="false" showIcon /></div>
<div class="w3"><label for="gpa">Unweighted GPA</label><InputNumber inputId="gpa" v-model="record.gpa" :minFractionDigits="2" :maxFractionDigits="2" :min="0" :max="4" fluid /></div>
<div class="w3"><label for="gpaW">Weighted GPA</label><InputNumber inputId="gpaW" v-model="record.gpaW" :minFractionDigits="2" :maxFractionDigits="2" :min="0" :max="5" fluid /></div>
<div class="w3"><label for="rank">Class rank</label><InputNumber inputId="rank" v-model="record.rank" :useGrouping="false" fluid /></div>
<div class="w3"><label for="sat">Highest SAT total</label><InputNumber inputId="sat" v-model="record.sat" :min="0" :max="1600" showButtons :step="10" fluid /></div>
<div class="w6"><label for="priorCollege">Colleges previously attended, including dual enrollment</label><InputText id="priorCollege" v-model="record.priorCollege" /></div>
<div class="w6"><label for="term">First term of college enrollment</label><Select inputId="term" v-model="record.term" :options="terms" placeholder="Select a term" /></div>
<div class="w4"><label for="major">Intended major</label><AutoComplete inputId="major" v-model="record.major" :suggestions="majors" dropdown fluid @complete="searchMajor" /></div>
<div class="w4"><label for="degree">Highest degree you intend to complete</label><Select inputId="degree" v-model="record.degree" :options="degrees" placeholder="Select one" /></div>
<div class="w4"><label for="campus">Campus of preference</label><Select inputId="campus" v-model="record.campus" :options="campuses" placeholder="Select one" /></div>
</div></Panel>

<Panel header="Section D. Honors and awards">
<p style="margin-top: 0">Report up to three honors received in grades 9–12. Choose the check mark at the end of the row to keep it.</p>
<DataTable class="awards" v-model:editingRows="editingRows" :value="awards" editMode="row" dataKey="id" @row-edit-save="saveAward" showGridlines size="small">
<template #empty>No honors reported.</template>
<Column field="title" header="Honor or award" style="width: 32%"><template #editor="{ data, field }"><InputText v-model="data[field]" fluid /></template></Column>
<Column field="grade" header="Year received" style="width: 18%"><template #editor="{ data, field }"><Select v-model="data[field]" :options="gradeList" fluid /></template></Column>
<Column field="detail" header="What it was given for"><template #editor="{ data, field }"><Textarea v-model="data[field]" rows="2" maxlength="200" fluid /></template></Column>
<Column :rowEditor="true" style="width: 90px" />
<Column style="width: 96px"><template #body="{ data }"><Button label="Delete" size="small" severity="secondary" text @click="removeAward(data.id)" /></template></Column>
</DataTable>
<Button class="mt" style="margin-top: 12px" label="Add a row" severity="secondary" outlined size="small" :disabled="awards.length >= 3" @click="addAward" />
</Panel>

<Panel header="Section E. Activities and employment">
<p style="margin-top: 0">Report up to three activities, beginning with the most significant.</p>
<div v-for="(a, i) in activities" :key="i" class="entry" :data-n="i"><div><b><span data-f="org">{{ a.org }}</span></b> – <span data-f="role">{{ a.role }}</span><br><small><span data-f="type">{{ a.type }}</span>; grades <template v-for="(g, n) in a.grades" :key="g">{{ n ? ', ' : '' }}<span data-f="grades">{{ g }}</span></template>; <span data-f="hours">{{ a.hours }}</span> hours weekly</small><br><span data-f="detail">{{ a.detail }}</span></div><Button label="Edit" size="small" text @click="openDrawer(i)" /></div>
<Button style="margin-top: 12px" label="Add an activity" severity="secondary" outlined size="small" :disabled="activities.length >= 3" @click="openDrawer(-1)" />
<Drawer v-model:visible="drawer" position="right" header="Activity or employment" style="width: 460px"><div class="stack">
<div><label for="dOrg">Organization or employer</label><InputText id="dOrg" v-model="draft.org" /></div>
<div><label for="dRole">Position or title held</label><InputText id="dRole" v-model="draft.role" /></div>
<div><label for="dType">Category</label><Select inputId="dType" v-model="draft.type" :options="types" placeholder="Select one" /></div>
<div><span class="cap" id="dGrades">Grade levels of participation</span><SelectButton v-model="draft.grades" :options="shortGrades" multiple aria-labelledby="dGrades" /></div>
<div><label for="dHours">Average hours per week</label><InputNumber inputId="dHours" v-model="draft.hours" :min="0" :max="80" :maxFractionDigits="1" /></div>
<div><label for="dDetail">Duties and accomplishments (150 characters)</label><Textarea id="dDetail" v-model="draft.detail" rows="4" maxlength="150" /></div>
<div class="row" style="flex-direction: row"><Button label="Save entry" @click="saveActivity" /><Button label="Cancel" severity="secondary" text @click="drawer = false" /></div>
</div></Drawer>
</Panel>

<Panel header="Section F. Family and finances"><div class="grid">
<div class="w4"><label for="p1Name">Parent/Guardian 1, full name</label><InputText id="p1Name" v-model="record.p1Name" /></div>
<div class="w4"><label for="p1Edu">Parent/Guardian 1, highest education</label><Select inputId="p1Edu" v-model="record.p1Edu" :options="educations" placeholder="Select one" /></div>
<div class="w4"><label for="p1Work">Parent/Guardian 1, occupation</label><InputText id="p1Work" v-model="record.p1Work" /></div>
<div class="w4"><label for="p2Name">Parent/Guardian 2, full name</label><InputText id="p2Name" v-model="record.p2Name" /></div>
<div class="w4"><label for="p2Edu">Parent/Guardian 2, highest education</label><Select inputId="p2Edu" v-model="record.p2Edu" :options="educations" placeholder="Select one" /></div>
<div class="w4"><label for="siblings">Number of brothers and sisters</label><InputNumber inputId="siblings" v-model="record.siblings" showButtons :min="0" :max="15" fluid /></div>
<div class="w4"><label for="income">Annual household income</label><InputNumber inputId="income" v-model="record.income" mode="currency" currency="USD" locale="en-US" :maxFractionDigits="0" fluid /></div>
<div class="w4"><label for="household">Number in household supported by this income</label><InputNumber inputId="household" v-model="record.household" :min="1" :max="20" fluid /></div>
<div class="w4"><span class="cap" id="firstGenL">First generation in your family to attend college</span><SelectButton class="sb-firstGen" v-model="record.firstGen" :options="['Yes', 'No', 'Unsure']" aria-labelledby="firstGenL" /></div>
<div class="w6"><span class="cap">Do you currently receive financial aid of any kind?</span><div class="row"><span><RadioButton v-model="record.aid" inputId="aidY" name="aid" value="Y" /><label for="aidY">Yes</label></span><span><RadioButton v-model="record.aid" inputId="aidN" name="aid" value="N" /><label for="aidN">No</label></span></div></div>
</div></Panel>

<Panel header="Section G. Reference and statement"><div class="grid">
<div class="w6"><label for="refName">Name of academic reference</label><InputText id="refName" v-model="record.refName" /></div>
<div class="w6"><label for="refEmail">E-mail address of academic reference</label><InputText id="refEmail" v-model="record.refEmail" type="email" /></div>
<div class="w12"><label for="statement">Personal statement: describe your educational goals and financial need (500 words) <span class="req">(required)</span></label><Textarea id="statement" v-model="record.statement" rows="7" /></div>
<div class="w6"><label for="heard">How did you learn of this application?</label><Select inputId="heard" v-model="record.heard" :options="heards" placeholder="Select one" /></div>
</div></Panel>

<Panel header="Section H. Certification"><div class="grid">
<div class="w12 line"><ToggleSwitch v-model="record.release" inputId="release" /><label for="release">I authorize the District to release my name and photograph to donors.</label></div>
<div class="w12 line"><Checkbox v-model="record.certify" inputId="certify" binary /><label for="certify">I certify under penalty of disqualification that the information provided is true and complete.</label></div>
<div class="w6"><label for="signature">Electronic signature (type full legal name) <span class="req">(required)</span></label><InputText id="signature" v-model="record.signature" /></div>
<div class="w12" style="align-items: flex-start"><Button type="submit" label="Certify and submit" /></div>
</div></Panel>
</form></main>`,
};
createApp(App).use(PrimeVue, { theme: { preset: Lara, options: { darkModeSelector: false } } }).mount("#root");

const ymd = (date: unknown, length = 10) => (date instanceof Date ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`.slice(0, length) : (date ?? ""));
const SELECTS = ["suffix", "state", "country", "citizenship", "military", "schoolState", "term", "degree", "campus", "p1Edu", "p2Edu", "heard"];
const awardParts = ["title", "grade", "detail"] as const;
const activityParts = ["org", "role", "type", "grades", "hours", "detail"] as const;
Object.assign(window, {
	formState() {
		const state: Record<string, unknown> = { submitted };
		for (const [key, value] of Object.entries(record)) state[key] = Array.isArray(value) ? [...value] : (value ?? "");
		state.birth = ymd(record.birth);
		state.graduation = ymd(record.graduation, 7);
		state.school = record.school?.id ?? record.school ?? "";
		for (const i of [0, 1, 2]) {
			for (const part of awardParts) state[`award${i}.${part}`] = awards.value[i]?.[part] ?? "";
			for (const part of activityParts) state[`act${i}.${part}`] = part === "grades" ? [...(activities.value[i]?.grades ?? [])] : (activities.value[i]?.[part] ?? "");
		}
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		const text = (place: string) => document.querySelector(place)?.textContent?.trim() ?? "";
		for (const key of Object.keys(record)) shown[key] = document.querySelector<HTMLInputElement>(`input#${key}, textarea#${key}`)?.value ?? "";
		for (const key of SELECTS) {
			const box = document.getElementById(key)!;
			shown[key] = box.classList.contains("p-placeholder") || box.classList.contains("p-select-label-empty") ? "" : box.textContent!.trim();
		}
		for (const key of ["precollege", "services"]) shown[key] = [...document.querySelectorAll(`.ms-${key} .p-chip-label`)].map((each) => each.textContent!.trim());
		shown.firstGen = text(".sb-firstGen [aria-pressed=true]");
		const aid = document.querySelector("input[name=aid]:checked");
		shown.aid = aid ? text(`label[for=${aid.id}]`) : "";
		for (const key of ["release", "certify"]) shown[key] = (document.getElementById(key) as HTMLInputElement).checked;
		for (const i of [0, 1, 2]) {
			const cells = document.querySelectorAll(".awards tbody tr")[i]?.querySelectorAll("td");
			awardParts.forEach((part, n) => {
				const cell = cells && cells.length > 1 ? cells[n] : undefined;
				const input = cell?.querySelector<HTMLInputElement>("input, textarea");
				const label = cell?.querySelector(".p-select-label");
				shown[`award${i}.${part}`] = input ? input.value : label ? (label.classList.contains("p-select-label-empty") ? "" : label.textContent!.trim()) : (cell?.textContent?.trim() ?? "");
			});
			for (const part of activityParts) {
				const found = [...document.querySelectorAll(`[data-n="${i}"] [data-f=${part}]`)].map((each) => each.textContent!.trim());
				shown[`act${i}.${part}`] = part === "grades" ? found : (found[0] ?? "");
			}
		}
		return shown;
	},
});
