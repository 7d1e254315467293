import Aura from "@primeuix/themes/aura";
import Accordion from "primevue/accordion";
import AccordionContent from "primevue/accordioncontent";
import AccordionHeader from "primevue/accordionheader";
import AccordionPanel from "primevue/accordionpanel";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import Column from "primevue/column";
import PrimeVue from "primevue/config";
import DataTable from "primevue/datatable";
import DatePicker from "primevue/datepicker";
import Dialog from "primevue/dialog";
import Fieldset from "primevue/fieldset";
import FloatLabel from "primevue/floatlabel";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import Message from "primevue/message";
import MultiSelect from "primevue/multiselect";
import Password from "primevue/password";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import Textarea from "primevue/textarea";
// The build with the template compiler; it shares its runtime with the one PrimeVue imports.
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { COUNTRIES, STATES } from "../../lists";
import "./page.css";

const states = STATES.map(([code, name]: [string, string]) => ({ code, name }));
const countries = COUNTRIES.map((name: string) => ({ name }));
const suffixes = ["Jr.", "Sr.", "II", "III", "IV", "V"];
const sexes = [
	{ key: "M", name: "Male" },
	{ key: "F", name: "Female" },
];
const yesNo = [
	{ key: true, name: "Yes" },
	{ key: false, name: "No" },
];
const statuses = [
	{ key: "USC", name: "U.S. citizen or national" },
	{ key: "LPR", name: "Lawful permanent resident" },
	{ key: "INT", name: "Citizen of another country (student visa required)" },
];
const races = [
	"American Indian or Alaska Native",
	"Asian",
	"Black or African American",
	"Native Hawaiian or Other Pacific Islander",
	"White",
	"Two or more, not listed",
];
const apExams = [
	"Art History",
	"Biology",
	"Calculus AB",
	"Calculus BC",
	"Chemistry",
	"Computer Science A",
	"English Language and Composition",
	"English Literature and Composition",
	"Environmental Science",
	"European History",
	"Physics 1",
	"Physics C: Mechanics",
	"Spanish Language and Culture",
	"Statistics",
	"U.S. Government and Politics",
	"U.S. History",
	"World History: Modern",
];
const activityKinds = [
	{ id: 10, label: "Athletics" },
	{ id: 11, label: "Band, choir or performing arts" },
	{ id: 12, label: "Community service / volunteering" },
	{ id: 13, label: "Debate or speech" },
	{ id: 14, label: "Environmental or conservation group" },
	{ id: 15, label: "JROTC, Sea Cadets, Sea Scouts" },
	{ id: 16, label: "Paid employment" },
	{ id: 17, label: "Religious organization" },
	{ id: 18, label: "Student government" },
	{ id: 19, label: "STEM club or robotics" },
	{ id: 99, label: "Other" },
];
const grades = [
	{ value: 9, text: "9th grade" },
	{ value: 10, text: "10th grade" },
	{ value: 11, text: "11th grade" },
	{ value: 12, text: "12th grade" },
];
const terms = ["Fall 2026", "Spring 2027", "Fall 2027", "Spring 2028", "Fall 2028"];
const boilerSuits = ["XS", "S", "M", "L", "XL", "2XL", "3XL"];
const sources = ["Admissions officer visit", "College fair", "Family member at sea", "Navy League / Sea Cadets", "Online search", "School counselor"];

const form = reactive({
	lastName: "",
	firstName: "",
	middleName: "",
	suffix: null,
	preferred: "",
	dob: null as Date | null,
	sex: null as string | null,
	email: "",
	emailConfirm: "",
	cell: "",
	addr1: "",
	addr2: "",
	city: "",
	stateCode: null,
	zip: "",
	country: null,
	citizenship: null as string | null,
	birthCity: "",
	birthCountry: null,
	ssn: "",
	twic: null as boolean | null,
	hispanic: null as boolean | null,
	race: [] as string[],
	hsName: "",
	hsCity: "",
	hsState: null,
	hsGrad: null as Date | null,
	gpa: null as number | null,
	classRank: null as number | null,
	counselor: "",
	counselorEmail: "",
	satErw: null as number | null,
	satMath: null as number | null,
	act: null as number | null,
	p1First: "",
	p1Last: "",
	p1Job: "",
	p1Email: "",
	p2First: "",
	p2Last: "",
	p2Job: "",
	firstGen: null as boolean | null,
	entryTerm: null,
	boilerSuit: null,
	whySea: "",
	heard: null,
	ecName: "",
	ecPhone: "",
	texts: false,
	certify: false,
	portalPin: "",
});
const exams = ref([1, 2, 3].map((n) => ({ n, exam: null, year: null, score: null })));
const emptyActivity = () => ({ kind: null, org: "", role: "", grades: [] as number[], hrs: null, wks: null, desc: "" });
const activities = ref([emptyActivity()]);
const awards = ref<{ name: string; grade: number; detail: string }[]>([]);
let submitted = false;

const App = {
	components: {
		Accordion,
		AccordionContent,
		AccordionHeader,
		AccordionPanel,
		Button,
		Checkbox,
		Column,
		DataTable,
		DatePicker,
		Dialog,
		Fieldset,
		FloatLabel,
		InputMask,
		InputNumber,
		InputText,
		Message,
		MultiSelect,
		Password,
		RadioButton,
		Select,
		Textarea,
	},
	setup() {
		const openPanels = ref(["0"]);
		const addActivity = () => {
			activities.value.push(emptyActivity());
			openPanels.value = [...openPanels.value, String(activities.value.length - 1)];
		};
		const dialog = ref(false);
		const dialogTried = ref(false);
		const editing = ref(-1);
		const award = ref({ name: "", grade: null as number | null, detail: "" });
		const newAward = () => {
			award.value = { name: "", grade: null, detail: "" };
			editing.value = -1;
			dialogTried.value = false;
			dialog.value = true;
		};
		const editAward = (index: number) => {
			award.value = { ...awards.value[index] };
			editing.value = index;
			dialog.value = true;
		};
		const removeAward = (index: number) => awards.value.splice(index, 1);
		const saveAward = () => {
			dialogTried.value = true;
			if (!award.value.name || !award.value.grade) return;
			const saved = { ...award.value } as { name: string; grade: number; detail: string };
			if (editing.value < 0) awards.value.push(saved);
			else awards.value[editing.value] = saved;
			dialog.value = false;
		};
		const gradeText = (value: number) => grades.find((g) => g.value === value)?.text;
		const send = () => {
			submitted = true;
		};
		const kindText = (id: number | null) => activityKinds.find((k) => k.id === id)?.label;
		return {
			form, states, countries, suffixes, sexes, yesNo, statuses, races, apExams, activityKinds, grades, terms, boilerSuits, sources,
			exams, activities, awards, openPanels, addActivity, dialog, dialogTried, editing, award, newAward, editAward, removeAward, saveAward,
			gradeText, kindText, send,
			years: [2023, 2024, 2025, 2026, 2027],
			latest: new Date(2013, 11, 31),
		};
	},
	template: `
<header class="topbar"><strong>Penobscot Bay Maritime Academy</strong><span>Application for Appointment &nbsp;|&nbsp; <a href="#">Save &amp; exit</a></span></header>
<form class="app-shell" autocomplete="off" @submit.prevent="send">
	<h1>Undergraduate application: Corps of Cadets</h1>
	<Message severity="info" :closable="false">Items marked with <span class="req">*</span> are required before your file can be sent to the Appointments Board. You may leave and come back at any time.</Message>

	<Fieldset legend="1. About you">
		<p class="muted">Enter your name as it appears on your passport or birth certificate. It will be printed on your Merchant Mariner Credential.</p>
		<div class="grid">
			<FloatLabel class="c4" variant="on"><InputText id="lname" v-model="form.lastName" class="w-full" /><label for="lname">Last name<span class="req">*</span></label></FloatLabel>
			<FloatLabel class="c4" variant="on"><InputText id="fname" v-model="form.firstName" class="w-full" /><label for="fname">First name<span class="req">*</span></label></FloatLabel>
			<FloatLabel class="c2" variant="on"><InputText id="mname" v-model="form.middleName" class="w-full" /><label for="mname">Middle</label></FloatLabel>
			<FloatLabel class="c2" variant="on"><Select inputId="suffix" v-model="form.suffix" :options="suffixes" showClear class="w-full" /><label for="suffix">Suffix</label></FloatLabel>
			<FloatLabel class="c4" variant="on"><InputText id="pref" v-model="form.preferred" class="w-full" /><label for="pref">Preferred / nickname</label></FloatLabel>
			<FloatLabel class="c4" variant="on"><DatePicker inputId="dob" v-model="form.dob" dateFormat="mm/dd/yy" showIcon iconDisplay="input" :maxDate="latest" class="w-full" /><label for="dob">Date of birth (MM/DD/YYYY)<span class="req">*</span></label></FloatLabel>
			<div class="c4">
				<span class="block mb-2">Sex (as required by the U.S. Coast Guard)</span>
				<div class="flex flex-wrap gap-4">
					<div v-for="s in sexes" :key="s.key" class="flex items-center gap-2">
						<RadioButton v-model="form.sex" :inputId="'sex' + s.key" name="sex" :value="s.key" />
						<label :for="'sex' + s.key">{{ s.name }}</label>
					</div>
				</div>
			</div>
			<FloatLabel class="c4" variant="on"><InputText id="email" type="email" v-model="form.email" class="w-full" /><label for="email">E-mail<span class="req">*</span></label></FloatLabel>
			<FloatLabel class="c4" variant="on"><InputText id="email_c" type="email" v-model="form.emailConfirm" class="w-full" /><label for="email_c">Confirm e-mail<span class="req">*</span></label></FloatLabel>
			<FloatLabel class="c4" variant="on"><InputMask id="cell" v-model="form.cell" mask="(999) 999-9999" class="w-full" /><label for="cell">Cell phone</label></FloatLabel>
		</div>
	</Fieldset>

	<Fieldset legend="2. Permanent residence">
		<div class="grid">
			<FloatLabel class="c8" variant="on"><InputText id="addr1" v-model="form.addr1" class="w-full" /><label for="addr1">Street address<span class="req">*</span></label></FloatLabel>
			<FloatLabel class="c4" variant="on"><InputText id="addr2" v-model="form.addr2" class="w-full" /><label for="addr2">Apt., unit, box</label></FloatLabel>
			<FloatLabel class="c4" variant="on"><InputText id="city" v-model="form.city" class="w-full" /><label for="city">City / town<span class="req">*</span></label></FloatLabel>
			<FloatLabel class="c3" variant="on"><Select inputId="st" v-model="form.stateCode" :options="states" optionLabel="name" optionValue="code" filter class="w-full" /><label for="st">State<span class="req">*</span></label></FloatLabel>
			<FloatLabel class="c2" variant="on"><InputText id="zip" v-model="form.zip" inputmode="numeric" class="w-full" /><label for="zip">ZIP<span class="req">*</span></label></FloatLabel>
			<FloatLabel class="c3" variant="on"><Select inputId="ctry" v-model="form.country" :options="countries" optionLabel="name" optionValue="name" filter class="w-full" /><label for="ctry">Country</label></FloatLabel>
		</div>
	</Fieldset>

	<Fieldset legend="3. Citizenship and credentialing">
		<div class="grid">
			<div class="c12">
				<span class="block mb-2">Citizenship<span class="req">*</span></span>
				<div class="flex flex-col gap-2">
					<div v-for="c in statuses" :key="c.key" class="flex items-center gap-2">
						<RadioButton v-model="form.citizenship" :inputId="'cit' + c.key" name="citizenship" :value="c.key" />
						<label :for="'cit' + c.key">{{ c.name }}</label>
					</div>
				</div>
			</div>
			<FloatLabel class="c4" variant="on"><InputText id="pob_city" v-model="form.birthCity" class="w-full" /><label for="pob_city">Place of birth (city)</label></FloatLabel>
			<FloatLabel class="c4" variant="on"><Select inputId="pob_ctry" v-model="form.birthCountry" :options="countries" optionLabel="name" optionValue="name" filter class="w-full" /><label for="pob_ctry">Place of birth (country)</label></FloatLabel>
			<FloatLabel class="c4" variant="on"><InputMask id="ssn" v-model="form.ssn" mask="999-99-9999" class="w-full" /><label for="ssn">Social Security number</label></FloatLabel>
			<div class="c6">
				<span class="block mb-2">Do you already hold a Transportation Worker Identification Credential (TWIC)?</span>
				<div class="flex gap-4">
					<div v-for="o in yesNo" :key="o.name" class="flex items-center gap-2"><RadioButton v-model="form.twic" :inputId="'twic' + o.name" name="twic" :value="o.key" /><label :for="'twic' + o.name">{{ o.name }}</label></div>
				</div>
			</div>
			<div class="c6">
				<span class="block mb-2">Are you Hispanic or Latino?</span>
				<div class="flex gap-4">
					<div v-for="o in yesNo" :key="o.name" class="flex items-center gap-2"><RadioButton v-model="form.hispanic" :inputId="'hisp' + o.name" name="hispanic" :value="o.key" /><label :for="'hisp' + o.name">{{ o.name }}</label></div>
				</div>
			</div>
			<div class="c12">
				<label for="race" class="block mb-2">Race (select all that apply)</label>
				<MultiSelect inputId="race" v-model="form.race" :options="races" :showToggleAll="false" display="comma" placeholder="Select" class="w-full" />
				<small class="muted">Optional. Reported to the U.S. Department of Education in aggregate only.</small>
			</div>
		</div>
	</Fieldset>

	<Fieldset legend="4. Schooling">
		<div class="grid">
			<FloatLabel class="c6" variant="on"><InputText id="hs" v-model="form.hsName" class="w-full" /><label for="hs">High school / secondary school<span class="req">*</span></label></FloatLabel>
			<FloatLabel class="c3" variant="on"><InputText id="hs_city" v-model="form.hsCity" class="w-full" /><label for="hs_city">City</label></FloatLabel>
			<FloatLabel class="c3" variant="on"><Select inputId="hs_st" v-model="form.hsState" :options="states" optionLabel="name" optionValue="code" filter class="w-full" /><label for="hs_st">State</label></FloatLabel>
			<FloatLabel class="c4" variant="on"><DatePicker inputId="hs_grad" v-model="form.hsGrad" view="month" dateFormat="mm/yy" class="w-full" /><label for="hs_grad">Graduation (MM/YYYY)</label></FloatLabel>
			<FloatLabel class="c4" variant="on"><InputNumber inputId="gpa" v-model="form.gpa" :minFractionDigits="2" :maxFractionDigits="2" :min="0" :max="4" class="w-full" /><label for="gpa">Unweighted GPA (4.00 scale)</label></FloatLabel>
			<FloatLabel class="c4" variant="on"><InputNumber inputId="rank" v-model="form.classRank" :useGrouping="false" class="w-full" /><label for="rank">Class rank</label></FloatLabel>
			<FloatLabel class="c6" variant="on"><InputText id="gc" v-model="form.counselor" class="w-full" /><label for="gc">Guidance counselor</label></FloatLabel>
			<FloatLabel class="c6" variant="on"><InputText id="gc_email" v-model="form.counselorEmail" class="w-full" /><label for="gc_email">Guidance counselor e-mail</label></FloatLabel>
		</div>
		<h3>Test scores <span class="muted">(optional through the Class of 2031)</span></h3>
		<div class="grid">
			<FloatLabel class="c4" variant="on"><InputNumber inputId="sat_erw" v-model="form.satErw" :min="200" :max="800" class="w-full" /><label for="sat_erw">SAT Evidence-Based Reading &amp; Writing</label></FloatLabel>
			<FloatLabel class="c4" variant="on"><InputNumber inputId="sat_m" v-model="form.satMath" :min="200" :max="800" class="w-full" /><label for="sat_m">SAT Math</label></FloatLabel>
			<FloatLabel class="c4" variant="on"><InputNumber inputId="act" v-model="form.act" :min="1" :max="36" class="w-full" /><label for="act">ACT composite</label></FloatLabel>
		</div>
		<h3>Advanced Placement exams taken</h3>
		<DataTable :value="exams" dataKey="n" size="small" tableStyle="min-width: 40rem" class="ap-table">
			<Column header="Exam" style="width: 60%"><template #body="{ data }"><Select v-model="data.exam" :options="apExams" filter placeholder="Choose exam" class="w-full" /></template></Column>
			<Column header="Year taken"><template #body="{ data }"><Select v-model="data.year" :options="years" class="w-full" /></template></Column>
			<Column header="Score"><template #body="{ data }"><Select v-model="data.score" :options="[1, 2, 3, 4, 5]" class="w-full" /></template></Column>
		</DataTable>
	</Fieldset>

	<Fieldset legend="5. Leadership, service and work">
		<p class="muted">Start with the activity that has meant the most to you. The Board reads each entry.</p>
		<Accordion v-model:value="openPanels" multiple>
			<AccordionPanel v-for="(a, i) in activities" :key="i" :value="String(i)">
				<AccordionHeader>Activity {{ i + 1 }}</AccordionHeader>
				<AccordionContent>
					<div class="grid">
						<div class="c6 flex flex-col gap-1"><label :for="'act_kind_' + i">Type of activity</label><Select :inputId="'act_kind_' + i" v-model="a.kind" :options="activityKinds" optionLabel="label" optionValue="id" placeholder="Select one" /></div>
						<div class="c6 flex flex-col gap-1"><label :for="'act_org_' + i">Organization, team or employer</label><InputText :id="'act_org_' + i" v-model="a.org" /></div>
						<div class="c6 flex flex-col gap-1"><label :for="'act_role_' + i">Position or rank held</label><InputText :id="'act_role_' + i" v-model="a.role" /></div>
						<div class="c6 flex flex-col gap-1"><label :for="'act_gr_' + i">Grades in which you took part</label><MultiSelect :inputId="'act_gr_' + i" v-model="a.grades" :options="grades" optionLabel="text" optionValue="value" display="chip" :maxSelectedLabels="4" placeholder="Select grades" /></div>
						<div class="c3 flex flex-col gap-1"><label :for="'act_hrs_' + i">Hours / week</label><InputNumber :inputId="'act_hrs_' + i" v-model="a.hrs" :min="0" :max="60" fluid /></div>
						<div class="c3 flex flex-col gap-1"><label :for="'act_wks_' + i">Weeks / year</label><InputNumber :inputId="'act_wks_' + i" v-model="a.wks" :min="0" :max="52" fluid /></div>
						<div class="c12 flex flex-col gap-1"><label :for="'act_desc_' + i">What did you do?</label><Textarea :id="'act_desc_' + i" v-model="a.desc" rows="3" autoResize /></div>
					</div>
				</AccordionContent>
			</AccordionPanel>
		</Accordion>
		<Button type="button" class="mt-4" label="Add activity" severity="secondary" outlined :disabled="activities.length >= 6" @click="addActivity" />

		<h3>Awards and recognition</h3>
		<DataTable :value="awards" size="small" class="awards-table">
			<template #empty>No awards entered yet.</template>
			<Column field="name" header="Award" />
			<Column header="Received in"><template #body="{ data }">{{ gradeText(data.grade) }}</template></Column>
			<Column field="detail" header="Details" />
			<Column><template #body="{ index }"><Button type="button" label="Edit" text size="small" @click="editAward(index)" /><Button type="button" label="Remove" text size="small" severity="danger" @click="removeAward(index)" /></template></Column>
		</DataTable>
		<Button type="button" class="mt-4" label="Add award" severity="secondary" outlined @click="newAward" />
		<Dialog v-model:visible="dialog" modal :header="editing < 0 ? 'New award' : 'Edit award'" :style="{ width: '34rem' }">
			<div class="flex items-center gap-4 mb-4"><label for="aw_name" class="font-semibold w-24">Award</label><InputText id="aw_name" v-model="award.name" class="flex-auto" autocomplete="off" :invalid="dialogTried && !award.name" /></div>
			<div class="flex items-center gap-4 mb-4"><label for="aw_grade" class="font-semibold w-24">Received in</label><Select inputId="aw_grade" v-model="award.grade" :options="grades" optionLabel="text" optionValue="value" class="flex-auto" :invalid="dialogTried && !award.grade" /></div>
			<div class="flex items-center gap-4 mb-4"><label for="aw_detail" class="font-semibold w-24">Details</label><Textarea id="aw_detail" v-model="award.detail" rows="3" class="flex-auto" /></div>
			<Message v-if="dialogTried && (!award.name || !award.grade)" severity="error" size="small" variant="simple">Name and year of the award are required.</Message>
			<div class="flex justify-end gap-2"><Button type="button" label="Cancel" severity="secondary" @click="dialog = false" /><Button type="button" label="Save" @click="saveAward" /></div>
		</Dialog>
	</Fieldset>

	<Fieldset legend="6. Family">
		<h3>Parent / guardian 1</h3>
		<div class="grid">
			<FloatLabel class="c3" variant="on"><InputText id="p1f" v-model="form.p1First" class="w-full" /><label for="p1f">First name</label></FloatLabel>
			<FloatLabel class="c3" variant="on"><InputText id="p1l" v-model="form.p1Last" class="w-full" /><label for="p1l">Last name</label></FloatLabel>
			<FloatLabel class="c3" variant="on"><InputText id="p1o" v-model="form.p1Job" class="w-full" /><label for="p1o">Occupation</label></FloatLabel>
			<FloatLabel class="c3" variant="on"><InputText id="p1e" v-model="form.p1Email" class="w-full" /><label for="p1e">E-mail</label></FloatLabel>
		</div>
		<h3>Parent / guardian 2</h3>
		<div class="grid">
			<FloatLabel class="c3" variant="on"><InputText id="p2f" v-model="form.p2First" class="w-full" /><label for="p2f">First name</label></FloatLabel>
			<FloatLabel class="c3" variant="on"><InputText id="p2l" v-model="form.p2Last" class="w-full" /><label for="p2l">Last name</label></FloatLabel>
			<FloatLabel class="c6" variant="on"><InputText id="p2o" v-model="form.p2Job" class="w-full" /><label for="p2o">Occupation</label></FloatLabel>
			<div class="c12">
				<span class="block mb-2">Will you be the first in your immediate family to earn a four-year degree?</span>
				<div class="flex gap-4">
					<div v-for="o in yesNo" :key="o.name" class="flex items-center gap-2"><RadioButton v-model="form.firstGen" :inputId="'fg' + o.name" name="firstgen" :value="o.key" /><label :for="'fg' + o.name">{{ o.name }}</label></div>
				</div>
			</div>
		</div>
		<h3>In case of emergency, notify</h3>
		<div class="grid">
			<FloatLabel class="c6" variant="on"><InputText id="ec_n" v-model="form.ecName" class="w-full" /><label for="ec_n">Name</label></FloatLabel>
			<FloatLabel class="c6" variant="on"><InputMask id="ec_p" v-model="form.ecPhone" mask="(999) 999-9999" class="w-full" /><label for="ec_p">Telephone</label></FloatLabel>
		</div>
	</Fieldset>

	<Fieldset legend="7. Entering the Academy">
		<div class="grid">
			<div class="c4 flex flex-col gap-1"><label for="term">Entering class</label><Select inputId="term" v-model="form.entryTerm" :options="terms" placeholder="Select a term" /></div>
			<div class="c4 flex flex-col gap-1"><label for="bsuit">Boiler suit size</label><Select inputId="bsuit" v-model="form.boilerSuit" :options="boilerSuits" placeholder="Select a size" /></div>
			<div class="c4 flex flex-col gap-1"><label for="heard">How did you first learn of the Academy?</label><Select inputId="heard" v-model="form.heard" :options="sources" placeholder="Select" /></div>
			<div class="c12 flex flex-col gap-1"><label for="why">Why do you want to go to sea? (250-500 words)</label><Textarea id="why" v-model="form.whySea" rows="6" /></div>
			<div class="c6 flex flex-col gap-1"><label for="pin">Create a portal password</label><Password inputId="pin" v-model="form.portalPin" toggleMask :feedback="false" fluid /></div>
			<div class="c12 flex items-center gap-2"><Checkbox v-model="form.texts" inputId="texts" binary /><label for="texts">Send me text messages about Admiral's Day, open houses and summer sea programs.</label></div>
			<div class="c12 flex items-center gap-2"><Checkbox v-model="form.certify" inputId="certify" binary /><label for="certify">I certify that the statements in this application are true and complete, and I understand that false statements are grounds for dismissal from the Corps.</label></div>
		</div>
	</Fieldset>
	<div class="flex justify-end"><Button type="submit" label="Submit application" /></div>
</form>`,
};
createApp(App).use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".app-dark" } }, ripple: true }).mount("#root");

const day = (date: Date | null) =>
	date ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}` : null;
const ROWS = [0, 1, 2];
const state = () => {
	const { dob, hsGrad, race, ...rest } = form;
	const out: Record<string, unknown> = {
		...rest,
		dob: day(dob),
		hsGrad: day(hsGrad)?.slice(0, 7) ?? null,
		race: races.filter((r) => race?.includes(r)),
		submitted,
	};
	for (const i of ROWS) {
		const { exam, year, score } = exams.value[i];
		Object.assign(out, { [`ap${i}.exam`]: exam, [`ap${i}.year`]: year, [`ap${i}.score`]: score });
		const a = activities.value[i] ?? emptyActivity();
		for (const [key, value] of Object.entries(a)) out[`act${i}.${key}`] = key === "grades" ? [...((value as number[]) ?? [])].sort((x, y) => x - y) : value;
		const w = awards.value[i];
		Object.assign(out, { [`award${i}.name`]: w?.name ?? "", [`award${i}.grade`]: w?.grade ?? null, [`award${i}.detail`]: w?.detail ?? "" });
	}
	return JSON.parse(JSON.stringify(out));
};
const box = (id: string) => (document.getElementById(id) as HTMLInputElement | null)?.value ?? "";
const chosen = (label?: Element | null) => (!label || label.classList.contains("p-placeholder") || label.classList.contains("p-select-label-empty") ? "" : (label.textContent ?? "").trim());
const select = (id: string) => chosen(document.getElementById(id));
const radio = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.closest(".flex")?.textContent?.trim() ?? "";
const tick = (id: string) => (document.getElementById(id) as HTMLInputElement).checked;
const several = (id: string, texts: string[]) => {
	const root = document.getElementById(id)?.closest(".p-multiselect");
	const seen = root?.querySelector(".p-multiselect-label")?.textContent ?? "";
	return texts.filter((text) => seen.includes(text));
};
const shown = () => {
	const out: Record<string, unknown> = {
		lastName: box("lname"), firstName: box("fname"), middleName: box("mname"), suffix: select("suffix"), preferred: box("pref"), dob: box("dob"),
		sex: radio("sex"), email: box("email"), emailConfirm: box("email_c"), cell: box("cell"), addr1: box("addr1"), addr2: box("addr2"), city: box("city"),
		stateCode: select("st"), zip: box("zip"), country: select("ctry"), citizenship: radio("citizenship"), birthCity: box("pob_city"),
		birthCountry: select("pob_ctry"), ssn: box("ssn"), twic: radio("twic"), hispanic: radio("hispanic"), race: several("race", races),
		hsName: box("hs"), hsCity: box("hs_city"), hsState: select("hs_st"), hsGrad: box("hs_grad"), gpa: box("gpa"), classRank: box("rank"),
		counselor: box("gc"), counselorEmail: box("gc_email"), satErw: box("sat_erw"), satMath: box("sat_m"), act: box("act"),
		p1First: box("p1f"), p1Last: box("p1l"), p1Job: box("p1o"), p1Email: box("p1e"), p2First: box("p2f"), p2Last: box("p2l"), p2Job: box("p2o"),
		firstGen: radio("firstgen"), entryTerm: select("term"), boilerSuit: select("bsuit"), whySea: box("why"), heard: select("heard"),
		ecName: box("ec_n"), ecPhone: box("ec_p"), texts: tick("texts"), certify: tick("certify"), portalPin: box("pin"),
	};
	const apRows = document.querySelectorAll(".ap-table tbody tr");
	const awardRows = document.querySelectorAll(".awards-table tbody tr:not(.p-datatable-empty-message)");
	for (const i of ROWS) {
		const cells = apRows[i].querySelectorAll(".p-select-label");
		["exam", "year", "score"].forEach((key, k) => { out[`ap${i}.${key}`] = chosen(cells[k]); });
		Object.assign(out, {
			[`act${i}.kind`]: select(`act_kind_${i}`), [`act${i}.org`]: box(`act_org_${i}`), [`act${i}.role`]: box(`act_role_${i}`),
			[`act${i}.grades`]: several(`act_gr_${i}`, grades.map((g) => g.text)), [`act${i}.hrs`]: box(`act_hrs_${i}`), [`act${i}.wks`]: box(`act_wks_${i}`),
			[`act${i}.desc`]: box(`act_desc_${i}`),
		});
		const tds = awardRows[i]?.querySelectorAll("td");
		["name", "grade", "detail"].forEach((key, k) => { out[`award${i}.${key}`] = tds?.[k]?.textContent?.trim() ?? ""; });
	}
	return out;
};
Object.assign(window, { formState: state, formShown: shown });
