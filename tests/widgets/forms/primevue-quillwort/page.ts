import Aura from "@primeuix/themes/aura";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Card from "primevue/card";
import Checkbox from "primevue/checkbox";
import Column from "primevue/column";
import PrimeVue from "primevue/config";
import DataTable from "primevue/datatable";
import DatePicker from "primevue/datepicker";
import Dialog from "primevue/dialog";
import Divider from "primevue/divider";
import Fieldset from "primevue/fieldset";
import FloatLabel from "primevue/floatlabel";
import IftaLabel from "primevue/iftalabel";
import InputGroup from "primevue/inputgroup";
import InputGroupAddon from "primevue/inputgroupaddon";
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
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./site.css";

const opt = (pairs: [string, string][]) => pairs.map(([code, name]) => ({ code, name }));

const app = reactive({
	student: {
		first: "", middle: "", last: "", suffix: null, goesBy: "", pronouns: null, birthdate: null as Date | null,
		email: "", mobile: "", street: "", unit: "", city: "", state: null, zip: "", country: null,
	},
	background: { citizenship: "", latino: null, races: [] as string[], ssn: "" },
	household: {
		g1First: "", g1Last: "", g1Education: null, g1Email: "", g2First: "", g2Last: "", g2Education: null,
		income: null, size: null as number | null, firstGen: "",
	},
	school: { name: "", city: "", state: null, graduation: null as Date | null, unweighted: null, weighted: null, rank: null, counselor: "", counselorEmail: "" },
	testing: { satReading: null, satMath: null, act: null },
	plans: { term: null, major: "" as string, essay: "", referral: null, partnerAlum: "" },
	activities: [] as any[],
	honors: [] as any[],
	agree: { release: false, newsletter: false, signature: "" },
	website: "",
	submitted: false,
});

const field = (id: string) => (document.getElementById(id) as HTMLInputElement | null)?.value ?? "";
const picked = (id: string) => {
	const label = document.getElementById(id);
	return !label || label.classList.contains("p-placeholder") || !label.textContent?.trim() ? "" : label.textContent.trim();
};
const chosen = (name: string) => {
	const box = document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`);
	return box ? (document.querySelector(`label[for="${box.id}"]`)?.textContent?.trim() ?? "") : "";
};
const chips = (id: string) =>
	[...(document.getElementById(id)?.closest(".p-multiselect")?.querySelectorAll(".p-chip-label") ?? [])].map((each) => each.textContent?.trim());
const ticked = (id: string) => (document.getElementById(id) as HTMLInputElement).checked;
const day = (value: Date | null) =>
	value instanceof Date ? `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}` : "";

Object.assign(window, {
	formState() {
		const { student: s, background: b, household: h, school: c, testing: t, plans: p, agree } = app;
		const state: Record<string, unknown> = {
			...JSON.parse(JSON.stringify({ ...s, ...b, ...h, ...t, ...p, ...agree })),
			birthdate: day(s.birthdate), website: app.website, schoolName: c.name, schoolCity: c.city, schoolState: c.state,
			graduation: c.graduation ? day(c.graduation).slice(0, 7) : "", unweighted: c.unweighted, weighted: c.weighted, rank: c.rank,
			counselor: c.counselor, counselorEmail: c.counselorEmail, submitted: app.submitted,
		};
		for (let i = 0; i < 3; i++) {
			const a = app.activities[i] ?? {};
			for (const key of ["category", "org", "role", "hours", "weeks", "summary"]) state[`act${i}.${key}`] = a[key] ?? "";
			state[`act${i}.grades`] = [...(a.grades ?? [])];
			const honor = app.honors[i] ?? {};
			for (const key of ["title", "grade", "detail"]) state[`honor${i}.${key}`] = honor[key] ?? "";
		}
		return state;
	},
	formShown() {
		const rows = [...document.querySelectorAll("#honorsTable tbody tr:not(.p-datatable-empty-message)")];
		const shown: Record<string, unknown> = {
			first: field("legal_first"), middle: field("legal_middle"), last: field("legal_last"), suffix: picked("suffix"), goesBy: field("goes_by"), pronouns: picked("pronouns"),
			birthdate: field("birthdate"), email: field("email"), mobile: field("mobile"), street: field("street"), unit: field("unit"),
			city: field("city"), state: picked("home_state"), zip: field("zip"), country: picked("home_country"),
			citizenship: chosen("citizenship"), latino: document.querySelector("#latino_group [aria-pressed=true]")?.textContent?.trim() ?? "",
			races: [...document.querySelectorAll<HTMLInputElement>("input[name=race]:checked")].map((box) => document.querySelector(`label[for="${box.id}"]`)?.textContent?.trim()),
			ssn: field("ssn"), g1First: field("g1_first"), g1Last: field("g1_last"), g1Education: picked("g1_education"), g1Email: field("g1_email"),
			g2First: field("g2_first"), g2Last: field("g2_last"), g2Education: picked("g2_education"), income: picked("income"), size: field("hh_size"), firstGen: chosen("first_gen"),
			schoolName: field("hs_name"), schoolCity: field("hs_city"), schoolState: picked("hs_state"), graduation: field("hs_grad"), unweighted: field("gpa_uw"), weighted: field("gpa_w"),
			rank: field("hs_rank"), counselor: field("counselor_name"), counselorEmail: field("counselor_email"),
			satReading: field("sat_rw"), satMath: field("sat_math"), act: field("act_comp"), term: picked("entry_term"), major: field("major"), essay: field("essay"), referral: picked("referral"), partnerAlum: field("alum"),
			release: ticked("release"), newsletter: ticked("newsletter"), signature: field("signature"), website: field("website"),
		};
		for (let i = 0; i < 3; i++) {
			const id = app.activities[i]?.id;
			for (const key of ["org", "role", "hours", "weeks", "summary"]) shown[`act${i}.${key}`] = field(`${id}_${key}`);
			shown[`act${i}.category`] = picked(`${id}_category`);
			shown[`act${i}.grades`] = chips(`${id}_grades`);
			const cells = rows[i]?.querySelectorAll("td");
			["title", "grade", "detail"].forEach((key, at) => {
				shown[`honor${i}.${key}`] = cells?.[at]?.textContent?.trim() ?? "";
			});
		}
		return shown;
	},
});

const EDUCATION = ["Did not finish high school", "High school diploma or GED", "Some college, no degree", "Associate's degree", "Bachelor's degree", "Graduate or professional degree", "Not sure"];

createApp({
	setup() {
		let made = 0;
		const blank = () => ({ title: "", grade: "", detail: "" });
		const honorOpen = ref(false);
		const honor = ref(blank());
		const majorHits = ref<string[]>([]);
		return {
			app, honorOpen, honor, majorHits,
			countries: COUNTRIES, education: EDUCATION,
			states: opt(STATES),
			suffixes: ["Jr.", "Sr.", "II", "III", "IV", "V"],
			pronouns: ["she/her", "he/him", "they/them", "ze/hir", "Another set", "Prefer not to share"],
			yesNo: ["Yes", "No"],
			statuses: opt([["citizen", "U.S. citizen or national"], ["lpr", "U.S. permanent resident (green card holder)"], ["daca", "DACA, undocumented, or Deferred Enforced Departure"], ["intl", "Citizen of another country studying in the U.S. on a visa"]]),
			races: opt([["AIAN", "American Indian or Alaska Native"], ["ASIAN", "Asian"], ["BLACK", "Black or African American"], ["NHPI", "Native Hawaiian or Other Pacific Islander"], ["WHITE", "White"]]),
			incomes: opt([["A", "Less than $35,000"], ["B", "$35,000 – $49,999"], ["C", "$50,000 – $64,999"], ["D", "$65,000 – $79,999"], ["E", "$80,000 – $99,999"], ["F", "$100,000 or more"]]),
			terms: opt([["2026FA", "Fall 2026"], ["2027SP", "Spring 2027"], ["2027FA", "Fall 2027"], ["2028FA", "Fall 2028 (gap year)"]]),
			referrals: ["Teacher or counselor", "Friend", "Social media", "Partner college visit", "Community organization", "Other"],
			categories: ["Academic team or club", "Arts (visual, music, theater)", "Athletics", "Community service", "Debate / speech", "Environment / sustainability", "Family responsibilities", "Journalism", "Religious", "Research", "Student government", "Employment (paid)", "Other"],
			grades: opt([["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"], ["PG", "Post-grad"]]),
			honorGrades: ["Grade 9", "Grade 10", "Grade 11", "Grade 12"],
			findMajor({ query }: { query: string }) {
				majorHits.value = MAJORS.filter((each) => each.toLowerCase().includes(query.toLowerCase()));
			},
			addActivity() {
				app.activities.push({ id: `activity_${++made}`, category: null, org: "", role: "", grades: [], hours: null, weeks: null, summary: "" });
			},
			dropActivity(at: number) {
				app.activities.splice(at, 1);
			},
			openHonor() {
				honor.value = blank();
				honorOpen.value = true;
			},
			saveHonor() {
				app.honors.push({ ...honor.value });
				honorOpen.value = false;
			},
			send() {
				app.submitted = true;
			},
		};
	},
	template: `
<header class="qca-top"><strong>Quillwort College Alliance</strong><span>2026–27 Match Application</span></header>
<form class="qca" autocomplete="off" @submit.prevent="send">
	<Message severity="info" :closable="false">One application, nineteen partner colleges. Your progress saves every 30 seconds. Fields marked <span class="req">*</span> are required.</Message>
	<div class="qca-hp" style="position:absolute;left:-5000px"><input id="website" type="text" name="website" tabindex="-1" v-model="app.website" /></div>

	<Fieldset legend="Your Profile">
		<div class="grid-3">
			<FloatLabel variant="on"><InputText id="legal_first" v-model="app.student.first" fluid /><label for="legal_first">Legal first name *</label></FloatLabel>
			<FloatLabel variant="on"><InputText id="legal_middle" v-model="app.student.middle" fluid /><label for="legal_middle">Middle name</label></FloatLabel>
			<FloatLabel variant="on"><InputText id="legal_last" v-model="app.student.last" fluid /><label for="legal_last">Last / family name *</label></FloatLabel>
			<FloatLabel variant="on"><Select v-model="app.student.suffix" labelId="suffix" :options="suffixes" showClear fluid /><label for="suffix">Suffix</label></FloatLabel>
			<FloatLabel variant="on"><InputText id="goes_by" v-model="app.student.goesBy" fluid /><label for="goes_by">Name you go by</label></FloatLabel>
			<FloatLabel variant="on"><Select v-model="app.student.pronouns" labelId="pronouns" :options="pronouns" fluid /><label for="pronouns">Pronouns</label></FloatLabel>
		</div>
		<Divider />
		<div class="grid-2">
			<div class="flex-col">
				<label for="birthdate">Date of birth <span class="req">*</span></label>
				<DatePicker v-model="app.student.birthdate" inputId="birthdate" dateFormat="mm/dd/yy" placeholder="mm/dd/yyyy" showIcon fluid />
			</div>
			<div class="flex-col">
				<label for="email">Email <span class="req">*</span></label>
				<InputText id="email" v-model="app.student.email" type="email" aria-describedby="email-help" fluid />
				<Message size="small" severity="secondary" variant="simple" id="email-help">Use one you will still check after graduation, not your school's.</Message>
			</div>
			<div class="flex-col">
				<label for="mobile">Mobile phone</label>
				<InputMask id="mobile" v-model="app.student.mobile" mask="(999) 999-9999" placeholder="(___) ___-____" fluid />
			</div>
		</div>
		<h4>Where you live now</h4>
		<div class="grid-2">
			<IftaLabel><InputText id="street" v-model="app.student.street" fluid /><label for="street">Street address *</label></IftaLabel>
			<IftaLabel><InputText id="unit" v-model="app.student.unit" fluid /><label for="unit">Apt / unit</label></IftaLabel>
			<IftaLabel><InputText id="city" v-model="app.student.city" fluid /><label for="city">City *</label></IftaLabel>
			<IftaLabel><Select v-model="app.student.state" labelId="home_state" :options="states" optionLabel="name" optionValue="code" filter fluid /><label for="home_state">State *</label></IftaLabel>
			<IftaLabel><InputText id="zip" v-model="app.student.zip" fluid /><label for="zip">ZIP code *</label></IftaLabel>
			<IftaLabel><Select v-model="app.student.country" labelId="home_country" :options="countries" filter fluid /><label for="home_country">Country *</label></IftaLabel>
		</div>
	</Fieldset>

	<Fieldset legend="Background" toggleable>
		<p class="note">Partner colleges use these answers for federal reporting and to determine which aid you may receive. They are not used in selection.</p>
		<div class="q"><span class="q-title">What is your citizenship status? <span class="req">*</span></span>
			<div v-for="each of statuses" :key="each.code" class="opt"><RadioButton v-model="app.background.citizenship" :inputId="'cz_' + each.code" name="citizenship" :value="each.code" /><label :for="'cz_' + each.code">{{ each.name }}</label></div>
		</div>
		<div class="q"><span class="q-title" id="latino_l">Are you Hispanic or Latino/a/x?</span>
			<SelectButton id="latino_group" v-model="app.background.latino" :options="yesNo" aria-labelledby="latino_l" />
		</div>
		<div class="q"><span class="q-title">Race (choose any that apply)</span>
			<div v-for="each of races" :key="each.code" class="opt"><Checkbox v-model="app.background.races" :inputId="'race_' + each.code" name="race" :value="each.code" /><label :for="'race_' + each.code">{{ each.name }}</label></div>
		</div>
		<div class="grid-2">
			<div class="flex-col"><label for="ssn">Social Security number</label><InputMask id="ssn" v-model="app.background.ssn" mask="999-99-9999" fluid /><small>Optional. Only needed to match you with your FAFSA.</small></div>
		</div>
	</Fieldset>

	<Fieldset legend="Household & Finances">
		<h4>Parent / Guardian 1</h4>
		<div class="grid-3">
			<FloatLabel variant="in"><InputText id="g1_first" v-model="app.household.g1First" fluid /><label for="g1_first">First name</label></FloatLabel>
			<FloatLabel variant="in"><InputText id="g1_last" v-model="app.household.g1Last" fluid /><label for="g1_last">Last name</label></FloatLabel>
			<FloatLabel variant="in"><Select v-model="app.household.g1Education" labelId="g1_education" :options="education" fluid /><label for="g1_education">Highest education completed</label></FloatLabel>
			<FloatLabel variant="in"><InputText id="g1_email" v-model="app.household.g1Email" fluid /><label for="g1_email">Email</label></FloatLabel>
		</div>
		<h4>Parent / Guardian 2 <small>(if any)</small></h4>
		<div class="grid-3">
			<FloatLabel variant="in"><InputText id="g2_first" v-model="app.household.g2First" fluid /><label for="g2_first">First name</label></FloatLabel>
			<FloatLabel variant="in"><InputText id="g2_last" v-model="app.household.g2Last" fluid /><label for="g2_last">Last name</label></FloatLabel>
			<FloatLabel variant="in"><Select v-model="app.household.g2Education" labelId="g2_education" :options="education" fluid /><label for="g2_education">Highest education completed</label></FloatLabel>
		</div>
		<div class="grid-3">
			<div class="flex-col"><label for="income">Household income before taxes (most recent year) <span class="req">*</span></label><Select v-model="app.household.income" labelId="income" :options="incomes" optionLabel="name" optionValue="code" placeholder="Choose a range" fluid /></div>
			<div class="flex-col"><label for="hh_size">Number of people this income supports</label><InputNumber v-model="app.household.size" inputId="hh_size" showButtons :min="1" :max="20" fluid /></div>
		</div>
		<div class="q"><span class="q-title">Will you be in the first generation of your family to graduate from a four-year college?</span>
			<div class="inline"><div class="opt"><RadioButton v-model="app.household.firstGen" inputId="fg1" name="first_gen" value="yes" /><label for="fg1">Yes</label></div>
			<div class="opt"><RadioButton v-model="app.household.firstGen" inputId="fg2" name="first_gen" value="no" /><label for="fg2">No</label></div>
			<div class="opt"><RadioButton v-model="app.household.firstGen" inputId="fg3" name="first_gen" value="unsure" /><label for="fg3">I'm not sure</label></div></div>
		</div>
	</Fieldset>

	<Fieldset legend="Academics">
		<div class="grid-2">
			<div class="flex-col"><label for="hs_name">High school you attend <span class="req">*</span></label><InputText id="hs_name" v-model="app.school.name" fluid /></div>
			<div class="flex-col"><label for="hs_city">City</label><InputText id="hs_city" v-model="app.school.city" fluid /></div>
			<div class="flex-col"><label for="hs_state">State</label><Select v-model="app.school.state" labelId="hs_state" :options="states" optionLabel="name" optionValue="code" filter placeholder="–" fluid /></div>
			<div class="flex-col"><label for="hs_grad">Graduation month</label><DatePicker v-model="app.school.graduation" inputId="hs_grad" view="month" dateFormat="mm/yy" placeholder="mm/yyyy" fluid /></div>
			<div class="flex-col"><label for="gpa_uw">Unweighted GPA</label><InputGroup><InputNumber v-model="app.school.unweighted" inputId="gpa_uw" :minFractionDigits="1" :maxFractionDigits="3" :min="0" :max="4" /><InputGroupAddon>/ 4.0</InputGroupAddon></InputGroup></div>
			<div class="flex-col"><label for="gpa_w">Weighted GPA</label><InputNumber v-model="app.school.weighted" inputId="gpa_w" :minFractionDigits="1" :maxFractionDigits="3" :min="0" :max="6" fluid /></div>
			<div class="flex-col"><label for="hs_rank">Class rank, if your school reports it</label><InputNumber v-model="app.school.rank" inputId="hs_rank" :min="1" fluid /></div>
		</div>
		<Panel header="School counselor"><p class="note">We will e-mail this person a link to the School Report.</p>
			<div class="grid-2"><IftaLabel><InputText id="counselor_name" v-model="app.school.counselor" fluid /><label for="counselor_name">Full name</label></IftaLabel>
			<IftaLabel><InputText id="counselor_email" v-model="app.school.counselorEmail" fluid /><label for="counselor_email">Email</label></IftaLabel></div>
		</Panel>
		<h4>Test scores <small>(optional this cycle; report your best section scores)</small></h4>
		<div class="grid-3">
			<div class="flex-col"><label for="sat_rw">SAT Reading &amp; Writing</label><InputNumber v-model="app.testing.satReading" inputId="sat_rw" :min="0" :max="800" fluid /></div>
			<div class="flex-col"><label for="sat_math">SAT Math</label><InputNumber v-model="app.testing.satMath" inputId="sat_math" :min="0" :max="800" fluid /></div>
			<div class="flex-col"><label for="act_comp">ACT Composite</label><InputNumber v-model="app.testing.act" inputId="act_comp" :min="0" :max="36" fluid /></div>
		</div>
	</Fieldset>

	<Fieldset legend="Activities">
		<p class="note">Include clubs, sports, jobs, and responsibilities at home. List the ones that matter most to you first, up to eight.</p>
		<Card v-for="(item, at) of app.activities" :key="item.id" class="act-card">
			<template #title>Activity {{ at + 1 }}</template>
			<template #content>
				<div class="grid-2">
					<div class="flex-col"><label :for="item.id + '_category'">Category</label><Select v-model="item.category" :labelId="item.id + '_category'" :options="categories" placeholder="Select a category" fluid /></div>
					<div class="flex-col"><label :for="item.id + '_org'">Name of group, employer or activity</label><InputText :id="item.id + '_org'" v-model="item.org" fluid /></div>
					<div class="flex-col"><label :for="item.id + '_role'">Your role or title</label><InputText :id="item.id + '_role'" v-model="item.role" fluid /></div>
					<div class="flex-col"><label :for="item.id + '_grades'">Grades you took part</label><MultiSelect v-model="item.grades" :inputId="item.id + '_grades'" :options="grades" optionLabel="name" optionValue="code" display="chip" placeholder="Select grades" fluid /></div>
					<div class="flex-col"><label :for="item.id + '_hours'">Hours / week</label><InputNumber v-model="item.hours" :inputId="item.id + '_hours'" :min="0" :max="168" fluid /></div>
					<div class="flex-col"><label :for="item.id + '_weeks'">Weeks / year</label><InputNumber v-model="item.weeks" :inputId="item.id + '_weeks'" :min="0" :max="52" fluid /></div>
				</div>
				<div class="flex-col"><label :for="item.id + '_summary'">What did you do, and what came of it?</label><Textarea :id="item.id + '_summary'" v-model="item.summary" rows="3" autoResize fluid /></div>
			</template>
			<template #footer><Button type="button" label="Remove" severity="secondary" text @click="dropActivity(at)" /></template>
		</Card>
		<Button type="button" label="Add an activity" outlined :disabled="app.activities.length >= 8" @click="addActivity" />
	</Fieldset>

	<Fieldset legend="Honors & Recognition">
		<DataTable :value="app.honors" id="honorsTable" size="small" stripedRows>
			<template #empty>No honors added yet.</template>
			<Column field="title" header="Honor"></Column><Column field="grade" header="Grade"></Column><Column field="detail" header="Details"></Column>
		</DataTable>
		<Button type="button" label="Add honor" class="mt" @click="openHonor" />
		<Dialog v-model:visible="honorOpen" modal header="Add an honor" :style="{ width: '32rem' }">
			<div class="flex-col"><label for="honor_title">Name of honor or award</label><InputText id="honor_title" v-model="honor.title" fluid /></div>
			<div class="flex-col"><label for="honor_grade">Grade level when received</label><Select v-model="honor.grade" labelId="honor_grade" :options="honorGrades" placeholder="Select" fluid /></div>
			<div class="flex-col"><label for="honor_detail">What was it for?</label><Textarea id="honor_detail" v-model="honor.detail" rows="3" fluid /></div>
			<template #footer><Button type="button" label="Cancel" text severity="secondary" @click="honorOpen = false" /><Button type="button" label="Save honor" @click="saveHonor" /></template>
		</Dialog>
	</Fieldset>

	<Fieldset legend="Plans & Essay">
		<div class="grid-2">
			<div class="flex-col"><label for="entry_term">When do you plan to start college?</label><Select v-model="app.plans.term" labelId="entry_term" :options="terms" optionLabel="name" optionValue="code" placeholder="Select a term" fluid /></div>
			<div class="flex-col"><label for="major">Intended major</label><AutoComplete v-model="app.plans.major" inputId="major" :suggestions="majorHits" @complete="findMajor" dropdown fluid /></div>
		</div>
		<div class="flex-col"><label for="essay">Tell us about a time when resources were scarce and what you made of them. (800 words)</label><Textarea id="essay" v-model="app.plans.essay" rows="8" fluid /></div>
		<div class="grid-2">
			<div class="flex-col"><label for="referral">How did you learn about the Alliance?</label><Select v-model="app.plans.referral" labelId="referral" :options="referrals" placeholder="Select" fluid /></div>
			<div class="flex-col"><label for="alum">Name of any relative who was an Alliance scholar</label><InputText id="alum" v-model="app.plans.partnerAlum" fluid /></div>
		</div>
	</Fieldset>

	<Fieldset legend="Certify">
		<div class="opt"><Checkbox v-model="app.agree.release" inputId="release" binary /><label for="release">I authorize my school to release my records to the Alliance and its partner colleges.</label></div>
		<div class="opt"><Checkbox v-model="app.agree.newsletter" inputId="newsletter" binary /><label for="newsletter">Send me news and offers from Alliance sponsors.</label></div>
		<div class="flex-col"><label for="signature">Type your full legal name as your signature</label><InputText id="signature" v-model="app.agree.signature" fluid /></div>
	</Fieldset>
	<Button type="submit" label="Submit application" />
</form>`,
})
	.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".qca-dark" } } })
	.component("AutoComplete", AutoComplete).component("Button", Button).component("Card", Card).component("Checkbox", Checkbox).component("Column", Column)
	.component("DataTable", DataTable).component("DatePicker", DatePicker).component("Dialog", Dialog).component("Divider", Divider).component("Fieldset", Fieldset)
	.component("FloatLabel", FloatLabel).component("IftaLabel", IftaLabel).component("InputGroup", InputGroup).component("InputGroupAddon", InputGroupAddon)
	.component("InputMask", InputMask).component("InputNumber", InputNumber).component("InputText", InputText).component("Message", Message)
	.component("MultiSelect", MultiSelect).component("Panel", Panel).component("RadioButton", RadioButton).component("Select", Select)
	.component("SelectButton", SelectButton).component("Textarea", Textarea)
	.mount("#root");
