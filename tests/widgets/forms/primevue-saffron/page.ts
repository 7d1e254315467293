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
import Fieldset from "primevue/fieldset";
import FloatLabel from "primevue/floatlabel";
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
// The build with the template compiler, as a page without single-file components uses it.
import { createApp, defineComponent, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { COUNTRIES, STATES } from "../../lists";

type Activity = {
	type: string | null;
	organization: string;
	role: string;
	grades: string[];
	hours: number | null;
	weeks: number | null;
	description: string;
	supervisor: string;
};
const emptyActivity = (): Activity => ({
	type: null,
	organization: "",
	role: "",
	grades: [],
	hours: null,
	weeks: null,
	description: "",
	supervisor: "",
});
type School = { name: string; place: string };

const form = reactive({
	firstName: "",
	middleName: "",
	lastName: "",
	suffix: null as string | null,
	preferredName: "",
	dob: null as Date | null,
	email: "",
	mobile: "",
	textOptIn: false,
	ssn: "",
	country: null as string | null,
	street: "",
	unit: "",
	city: "",
	state: null as string | null,
	zip: "",
	gender: null as string | null,
	citizenship: null as string | null,
	hispanic: null as string | null,
	race: [] as string[],
	military: null as string | null,
	ecName: "",
	ecRelationship: null as string | null,
	ecPhone: "",
	program: null as string | null,
	startTerm: null as string | null,
	careerGoal: "",
	coatSize: null as string | null,
	allergies: "",
	howHeard: null as string | null,
	hsName: null as School | string | null,
	hsCity: "",
	hsState: null as string | null,
	hsStatus: null as string | null,
	hsGradDate: null as Date | null,
	hsGpa: null as number | null,
	p1First: "",
	p1Last: "",
	p1Education: null as string | null,
	p2First: "",
	p2Last: "",
	p2Education: null as string | null,
	firstGen: null as string | null,
	income: null as string | null,
	signature: "",
	certify: false,
});
const activities = ref<Activity[]>([]);
const awards = ref([{ title: "", grade: null as string | null, description: "" }]);
let submitted = false;

const pairs = (list: [string, string][]) => list.map(([code, name]) => ({ name, code }));
const GRADES = pairs([
	["9", "Freshman (9th)"],
	["10", "Sophomore (10th)"],
	["11", "Junior (11th)"],
	["12", "Senior (12th)"],
]);
const EDUCATION = pairs([
	["none", "Did not finish high school"],
	["hs", "High school diploma or GED"],
	["some", "Some college, no degree"],
	["aa", "Associate degree"],
	["ba", "Bachelor's degree"],
	["grad", "Graduate or professional degree"],
	["unk", "Unknown"],
]);
const TYPES = pairs([
	["JOB", "Paid employment"],
	["INT", "Internship / externship / stage"],
	["VOL", "Volunteer / community service"],
	["CTE", "Culinary club, ProStart or SkillsUSA"],
	["DEB", "Debate, speech or forensics"],
	["ENV", "Environmental or sustainability group"],
	["GOV", "Student government"],
	["ART", "Music, theater or visual art"],
	["SPO", "Athletics"],
	["FAM", "Family responsibilities"],
	["OTH", "Other"],
]);
const SCHOOLS: School[] = [
	{ name: "Ashland High School", place: "Ashland, MA" },
	{ name: "Ashland Middle-High School", place: "Ashland, WI" },
	{ name: "Ashland Valley High School", place: "Ashland, OR" },
	{ name: "Crater Lake Charter Academy", place: "Eagle Point, OR" },
	{ name: "North Valley High School", place: "Grants Pass, OR" },
	{ name: "Valley High School", place: "Elk Grove, CA" },
	{ name: "Yreka High School", place: "Yreka, CA" },
];

const App = defineComponent({
	components: {
		AutoComplete,
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
		Panel,
		RadioButton,
		Select,
		SelectButton,
		Textarea,
	},
	setup() {
		const suggestions = ref<School[]>([]);
		const searchSchool = (event: { query: string }) => {
			const query = event.query.trim().toLowerCase();
			setTimeout(() => {
				suggestions.value = SCHOOLS.filter(({ name }) => name.toLowerCase().includes(query));
			}, 120);
		};
		const dialogVisible = ref(false);
		const editing = ref(-1);
		const entry = ref(emptyActivity());
		const tried = ref(false);
		const openNew = () => {
			entry.value = emptyActivity();
			editing.value = -1;
			tried.value = false;
			dialogVisible.value = true;
		};
		const edit = (at: number) => {
			entry.value = { ...activities.value[at], grades: [...activities.value[at].grades] };
			editing.value = at;
			tried.value = false;
			dialogVisible.value = true;
		};
		const save = () => {
			tried.value = true;
			if (!entry.value.organization.trim()) return;
			if (editing.value < 0) activities.value = [...activities.value, entry.value];
			else activities.value = activities.value.map((each, at) => (at === editing.value ? entry.value : each));
			dialogVisible.value = false;
		};
		const remove = (at: number) => {
			activities.value = activities.value.filter((_, each) => each !== at);
		};
		const nameIn = (list: { name: string; code: string }[], code: string | null) => list.find((each) => each.code === code)?.name ?? "";
		return {
			form,
			activities,
			awards,
			suggestions,
			searchSchool,
			dialogVisible,
			editing,
			entry,
			tried,
			openNew,
			edit,
			save,
			remove,
			addAward: () => awards.value.push({ title: "", grade: null, description: "" }),
			removeAward: (at: number) => awards.value.splice(at, 1),
			typeName: (code: string | null) => nameIn(TYPES, code),
			gradeNames: (codes: string[]) => GRADES.filter(({ code }) => codes.includes(code)).map(({ name }) => name),
			submit: () => {
				submitted = true;
			},
			maxDate: new Date(),
			yesNo: pairs([
				["Y", "Yes"],
				["N", "No"],
			]),
			suffixes: ["Jr.", "Sr.", "II", "III", "IV", "V"],
			states: pairs(STATES),
			countries: COUNTRIES.map((name) => ({ name, code: name === "United States of America" ? "USA" : name })),
			genders: pairs([
				["F", "Female"],
				["M", "Male"],
				["X", "Non-binary"],
				["S", "Another gender identity"],
				["N", "Prefer not to say"],
			]),
			citizenships: pairs([
				["C", "U.S. citizen or U.S. national"],
				["P", "Permanent resident (Green Card)"],
				["D", "DACA / undocumented"],
				["R", "Refugee or asylee"],
				["I", "International – I need or hold a visa"],
			]),
			races: pairs([
				["AI", "American Indian or Alaska Native"],
				["AS", "Asian"],
				["BL", "Black or African American"],
				["PI", "Native Hawaiian or Other Pacific Islander"],
				["WH", "White"],
			]),
			militaries: pairs([
				["0", "No military affiliation"],
				["1", "Active duty"],
				["2", "Veteran"],
				["3", "National Guard or Reserve"],
				["4", "Dependent or spouse of a service member"],
			]),
			relationships: ["Parent / guardian", "Spouse / partner", "Sibling", "Other relative", "Friend"],
			programs: [
				{
					label: "Associate of Applied Science",
					items: [
						{ name: "Culinary Arts (A.A.S.)", code: "CUL-AAS" },
						{ name: "Baking & Pastry Arts (A.A.S.)", code: "BPA-AAS" },
						{ name: "Food & Beverage Operations (A.A.S.)", code: "FBO-AAS" },
					],
				},
				{
					label: "Bachelor of Science",
					items: [
						{ name: "Hospitality Management (B.S.)", code: "HOS-BS" },
						{ name: "Food Science & Sustainability (B.S.)", code: "FSS-BS" },
					],
				},
			],
			terms: pairs([
				["202690", "Fall 2026"],
				["202710", "Spring 2027"],
				["202790", "Fall 2027"],
				["202810", "Spring 2028"],
				["202890", "Fall 2028"],
			]),
			coats: ["XS", "S", "M", "L", "XL", "2XL", "3XL"],
			heard: ["High school culinary teacher", "Campus tour", "Social media", "TV or streaming", "Alumni", "Web search", "Other"],
			hsStatuses: pairs([
				["CUR", "I am currently in high school"],
				["GRAD", "I graduated from high school"],
				["GED", "I earned a GED or HiSET"],
				["HOME", "I am / was homeschooled"],
			]),
			education: EDUCATION,
			incomes: pairs([
				["1", "Less than $30,000"],
				["2", "$30,000 – $47,999"],
				["3", "$48,000 – $74,999"],
				["4", "$75,000 – $109,999"],
				["5", "$110,000 or more"],
			]),
			types: TYPES,
			grades: GRADES,
		};
	},
	template: `
<header class="app-topbar"><h1>Saffron Institute of Culinary &amp; Hospitality Arts</h1><span>Application for Admission</span></header>
<main class="app-wrap">
<Message severity="secondary" :closable="false">Fields marked with <span class="req">*</span> are required. Your progress is saved every time you move to a new field.</Message>
<form @submit.prevent="submit" autocomplete="off">

<Panel header="Tell us who you are" style="margin-top:1.5rem">
	<div class="formgrid">
		<div class="field col-4"><label for="firstname">Legal first name<span class="req">*</span></label><InputText id="firstname" v-model.trim="form.firstName" fluid /></div>
		<div class="field col-4"><label for="middlename">Middle name</label><InputText id="middlename" v-model.trim="form.middleName" fluid /></div>
		<div class="field col-4"><label for="lastname">Legal last name<span class="req">*</span></label><InputText id="lastname" v-model.trim="form.lastName" fluid /></div>
		<div class="field col-3"><label for="suffix">Suffix</label><Select labelId="suffix" v-model="form.suffix" :options="suffixes" showClear placeholder="None" fluid /></div>
		<div class="field col-5" style="grid-column: span 5"><label for="prefname">What should we call you?</label><InputText id="prefname" v-model.trim="form.preferredName" aria-describedby="prefname-help" fluid /><small class="hint" id="prefname-help">This is embroidered on your name tag for tours and tastings.</small></div>
		<div class="field col-4"><label for="dob">Birthdate<span class="req">*</span></label><DatePicker inputId="dob" v-model="form.dob" dateFormat="mm/dd/yy" placeholder="MM/DD/YYYY" showIcon iconDisplay="input" :maxDate="maxDate" fluid /></div>
		<div class="field"><label for="email">Email<span class="req">*</span></label><InputText id="email" type="email" v-model="form.email" fluid /><Message size="small" severity="secondary" variant="simple">Use a personal address you will keep after graduation.</Message></div>
		<div class="field"><label for="mobile">Mobile phone<span class="req">*</span></label><InputMask id="mobile" v-model="form.mobile" mask="(999) 999-9999" placeholder="(___) ___-____" fluid />
			<div class="field-checkbox"><Checkbox v-model="form.textOptIn" inputId="txt" name="txt" binary /><label for="txt">Yes, send me text messages about events and deadlines. Msg &amp; data rates may apply.</label></div></div>
		<div class="field col-4"><label for="ssn">Social Security number</label><InputMask id="ssn" v-model="form.ssn" mask="999-99-9999" placeholder="999-99-9999" fluid /><small class="hint">Optional; needed only if you file the FAFSA.</small></div>

		<h3 class="subhead">Permanent home address</h3>
		<div class="field"><label for="addr-country">Country<span class="req">*</span></label><Select labelId="addr-country" v-model="form.country" :options="countries" optionLabel="name" optionValue="code" filter placeholder="Select a Country" fluid /></div>
		<div class="field"></div>
		<div class="field col-8"><label for="addr-street">Street<span class="req">*</span></label><InputText id="addr-street" v-model="form.street" fluid /></div>
		<div class="field col-4"><label for="addr-unit">Apt / Unit</label><InputText id="addr-unit" v-model="form.unit" fluid /></div>
		<div class="field col-4"><label for="addr-city">City<span class="req">*</span></label><InputText id="addr-city" v-model="form.city" fluid /></div>
		<div class="field col-4"><label for="addr-state">State<span class="req">*</span></label><Select labelId="addr-state" v-model="form.state" :options="states" optionLabel="name" optionValue="code" filter placeholder="Select a State" fluid /></div>
		<div class="field col-4"><label for="addr-zip">ZIP<span class="req">*</span></label><InputMask id="addr-zip" v-model="form.zip" mask="99999?-9999" slotChar="" fluid /></div>

		<h3 class="subhead">In case of emergency</h3>
		<div class="field col-4"><label for="ec-name">Contact's full name</label><InputText id="ec-name" v-model="form.ecName" fluid /></div>
		<div class="field col-4"><label for="ec-rel">Relationship to you</label><Select labelId="ec-rel" v-model="form.ecRelationship" :options="relationships" placeholder="Select" fluid /></div>
		<div class="field col-4"><label for="ec-phone">Contact's phone</label><InputMask id="ec-phone" v-model="form.ecPhone" mask="(999) 999-9999" fluid /></div>
	</div>
</Panel>

<Panel header="Your plans at Saffron">
	<div class="formgrid">
		<div class="field"><label for="program">Program of interest<span class="req">*</span></label><Select labelId="program" v-model="form.program" :options="programs" optionLabel="name" optionValue="code" optionGroupLabel="label" optionGroupChildren="items" placeholder="Choose a program" fluid /></div>
		<div class="field"><label for="term">When would you like to start?<span class="req">*</span></label><Select labelId="term" v-model="form.startTerm" :options="terms" optionLabel="name" optionValue="code" placeholder="Choose a term" fluid /></div>
		<div class="field"><label for="goal">Career you have in mind</label><InputText id="goal" v-model="form.careerGoal" fluid /></div>
		<div class="field"><label for="coat">Chef coat size (unisex)</label><Select labelId="coat" v-model="form.coatSize" :options="coats" placeholder="Size" fluid /></div>
		<div class="field col-12"><label for="allergy">Food allergies or dietary restrictions we should plan for in the kitchens</label><Textarea id="allergy" v-model="form.allergies" rows="2" autoResize fluid /></div>
	</div>
</Panel>

<Panel header="High school">
	<div class="formgrid">
		<div class="field col-8"><label for="hs">Name of high school<span class="req">*</span></label>
			<AutoComplete inputId="hs" v-model="form.hsName" :suggestions="suggestions" optionLabel="name" :delay="200" @complete="searchSchool" placeholder="Start typing to search" fluid>
				<template #option="slotProps"><div><div>{{ slotProps.option.name }}</div><small class="hint">{{ slotProps.option.place }}</small></div></template>
			</AutoComplete><small class="hint">Not in the list? Keep typing the full name.</small></div>
		<div class="field col-4"><label for="hs-grad">Graduation month (or expected)</label><DatePicker inputId="hs-grad" v-model="form.hsGradDate" view="month" dateFormat="mm/yy" placeholder="MM/YYYY" fluid /></div>
		<div class="field col-4"><label for="hs-city">City</label><InputText id="hs-city" v-model="form.hsCity" fluid /></div>
		<div class="field col-4"><label for="hs-state">State</label><Select labelId="hs-state" v-model="form.hsState" :options="states" optionLabel="name" optionValue="code" filter placeholder="Select a State" fluid /></div>
		<div class="field col-4"><label for="hs-gpa">GPA (unweighted, 4.0 scale)</label><InputNumber inputId="hs-gpa" v-model="form.hsGpa" :min="0" :max="4" :minFractionDigits="2" :maxFractionDigits="2" fluid /></div>
		<div class="field col-12"><span class="lbl">Which describes you?<span class="req">*</span></span>
			<div v-for="item in hsStatuses" :key="item.code" class="field-radio"><RadioButton v-model="form.hsStatus" :inputId="'hsst' + item.code" name="hsStatus" :value="item.code" /><label :for="'hsst' + item.code">{{ item.name }}</label></div>
		</div>
	</div>
</Panel>

<Panel header="Work, volunteering and activities">
	<div class="toolbar"><span>Kitchens value commitment of every kind. List up to six, in the order that matters most to you.</span><Button label="Add experience" severity="warn" size="small" type="button" :disabled="activities.length >= 6" @click="openNew" /></div>
	<DataTable :value="activities" size="small" stripedRows tableStyle="min-width: 50rem" class="exp-table">
		<template #empty>No experience added yet.</template>
		<Column header="Organization"><template #body="{ data }"><span data-c="organization">{{ data.organization }}</span><span class="cell-note" data-c="description">{{ data.description }}</span></template></Column>
		<Column header="Role"><template #body="{ data }"><span data-c="role">{{ data.role }}</span></template></Column>
		<Column header="Category"><template #body="{ data }"><span data-c="type">{{ typeName(data.type) }}</span></template></Column>
		<Column header="Years"><template #body="{ data }"><div v-for="each in gradeNames(data.grades)" :key="each" data-c="grades">{{ each }}</div></template></Column>
		<Column header="Hrs/wk"><template #body="{ data }"><span data-c="hours">{{ data.hours }}</span></template></Column>
		<Column header="Wks/yr"><template #body="{ data }"><span data-c="weeks">{{ data.weeks }}</span></template></Column>
		<Column header="Supervisor"><template #body="{ data }"><span data-c="supervisor">{{ data.supervisor }}</span></template></Column>
		<Column><template #body="{ index }"><Button label="Edit" text size="small" type="button" @click="edit(index)" /><Button label="Delete" text severity="danger" size="small" type="button" @click="remove(index)" /></template></Column>
	</DataTable>
</Panel>

<Panel header="Awards and recognition">
	<p class="hint">Competitions, certificates, honor roll, scholarships – culinary or not.</p>
	<Fieldset v-for="(award, at) in awards" :key="at" :legend="'Award ' + (at + 1)" class="award-card">
		<div class="formgrid">
			<div class="field col-8"><label :for="'award' + at + 'title'">Name of award</label><InputText :id="'award' + at + 'title'" v-model="award.title" fluid /></div>
			<div class="field col-4"><label :for="'award' + at + 'grade'">Year in school when received</label><Select :labelId="'award' + at + 'grade'" v-model="award.grade" :options="grades" optionLabel="name" optionValue="code" placeholder="Select" fluid /></div>
			<div class="field col-12"><label :for="'award' + at + 'desc'">What was it for?</label><Textarea :id="'award' + at + 'desc'" v-model="award.description" rows="2" fluid /></div>
		</div>
		<Button v-if="at > 0" label="Remove" text severity="danger" size="small" type="button" @click="removeAward(at)" />
	</Fieldset>
	<Button label="Add another award" outlined size="small" type="button" @click="addAward" />
</Panel>

<Panel header="Family and background">
	<div class="formgrid">
		<h3 class="subhead">Parent / guardian 1</h3>
		<div class="field col-4"><label for="p1f">First name</label><InputText id="p1f" v-model="form.p1First" fluid /></div>
		<div class="field col-4"><label for="p1l">Last name</label><InputText id="p1l" v-model="form.p1Last" fluid /></div>
		<div class="field col-4"><label for="p1e">Highest education</label><Select labelId="p1e" v-model="form.p1Education" :options="education" optionLabel="name" optionValue="code" placeholder="Select" fluid /></div>
		<h3 class="subhead">Parent / guardian 2</h3>
		<div class="field col-4"><label for="p2f">First name</label><InputText id="p2f" v-model="form.p2First" fluid /></div>
		<div class="field col-4"><label for="p2l">Last name</label><InputText id="p2l" v-model="form.p2Last" fluid /></div>
		<div class="field col-4"><label for="p2e">Highest education</label><Select labelId="p2e" v-model="form.p2Education" :options="education" optionLabel="name" optionValue="code" placeholder="Select" fluid /></div>
		<div class="field"><span class="lbl" id="fg">Will you be the first in your family to finish college?</span><SelectButton v-model="form.firstGen" :options="yesNo" optionLabel="name" optionValue="code" aria-labelledby="fg" /></div>
		<div class="field"><label for="inc">Approximate yearly household income</label><Select labelId="inc" v-model="form.income" :options="incomes" optionLabel="name" optionValue="code" placeholder="Select a range" fluid /></div>
		<h3 class="subhead">About you (optional, for federal reporting)</h3>
		<div class="field"><label for="gen">Gender</label><Select labelId="gen" v-model="form.gender" :options="genders" optionLabel="name" optionValue="code" placeholder="Select" fluid /></div>
		<div class="field"><label for="cit">Citizenship<span class="req">*</span></label><Select labelId="cit" v-model="form.citizenship" :options="citizenships" optionLabel="name" optionValue="code" placeholder="Select" fluid /></div>
		<div class="field"><span class="lbl" id="hisp">Are you Hispanic or Latino/a?</span><SelectButton v-model="form.hispanic" :options="yesNo" optionLabel="name" optionValue="code" aria-labelledby="hisp" /></div>
		<div class="field"><label for="race">Race (choose all that apply)</label><MultiSelect inputId="race" v-model="form.race" :options="races" optionLabel="name" optionValue="code" display="chip" placeholder="Select" :showToggleAll="false" fluid /></div>
		<div class="field"><label for="mil">Military affiliation</label><Select labelId="mil" v-model="form.military" :options="militaries" optionLabel="name" optionValue="code" placeholder="Select" fluid /></div>
		<div class="field"><label for="heard">How did you find out about Saffron?</label><Select labelId="heard" v-model="form.howHeard" :options="heard" placeholder="Select" fluid /></div>
	</div>
</Panel>

<Panel header="Sign and submit">
	<div class="field-checkbox"><Checkbox v-model="form.certify" inputId="cert" binary /><label for="cert">I certify that everything in this application is my own and is true.<span class="req">*</span></label></div>
	<div class="formgrid"><div class="field"><label for="sig">Type your full legal name as your signature<span class="req">*</span></label><InputText id="sig" v-model="form.signature" fluid /></div></div>
	<Button type="submit" label="Submit application" style="margin-top:1rem" />
</Panel>
</form>

<Dialog v-model:visible="dialogVisible" modal :header="editing < 0 ? 'Add experience' : 'Edit experience'" :style="{ width: '46rem' }" class="dlg">
	<span class="hint">All fields describe your own part in it.</span>
	<div class="formgrid" style="margin-top:1rem">
		<FloatLabel variant="on" class="field"><Select labelId="xtype" v-model="entry.type" :options="types" optionLabel="name" optionValue="code" fluid /><label for="xtype">Category</label></FloatLabel>
		<div class="field"><FloatLabel variant="on"><InputText id="xorg" v-model="entry.organization" :invalid="tried && !entry.organization.trim()" fluid /><label for="xorg">Employer or organization *</label></FloatLabel><Message v-if="tried && !entry.organization.trim()" severity="error" size="small" variant="simple">Please name the organization.</Message></div>
		<FloatLabel variant="on" class="field"><InputText id="xrole" v-model="entry.role" fluid /><label for="xrole">Your title or role</label></FloatLabel>
		<FloatLabel variant="on" class="field"><MultiSelect inputId="xgrades" v-model="entry.grades" :options="grades" optionLabel="name" optionValue="code" :showToggleAll="false" fluid /><label for="xgrades">When did you take part?</label></FloatLabel>
		<FloatLabel variant="on" class="field"><InputNumber inputId="xhours" v-model="entry.hours" :min="0" :max="80" fluid /><label for="xhours">Hours per week</label></FloatLabel>
		<FloatLabel variant="on" class="field"><InputNumber inputId="xweeks" v-model="entry.weeks" :min="0" :max="52" fluid /><label for="xweeks">Weeks per year</label></FloatLabel>
		<FloatLabel variant="on" class="field col-12"><Textarea id="xdesc" v-model="entry.description" rows="3" style="resize: none" fluid /><label for="xdesc">What did you do?</label></FloatLabel>
		<FloatLabel variant="on" class="field col-12"><InputText id="xsup" v-model="entry.supervisor" fluid /><label for="xsup">Supervisor or adviser we may contact (optional)</label></FloatLabel>
	</div>
	<template #footer><Button type="button" label="Cancel" text severity="secondary" @click="dialogVisible = false" /><Button type="button" label="Save experience" @click="save" /></template>
</Dialog>
</main>`,
});

createApp(App).use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".never-dark" } } }).mount("#root");

const two = (number: number) => String(number).padStart(2, "0");
const monthOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}`;
const ROWS = [0, 1, 2];
const ENTRY = Object.keys(emptyActivity()) as (keyof Activity)[];

const inputText = (id: string) => (document.getElementById(id) as HTMLInputElement | null)?.value ?? "";
function selectText(id: string) {
	const label = document.getElementById(id);
	return !label || label.classList.contains("p-placeholder") || label.classList.contains("p-select-label-empty") ? "" : label.innerText.trim();
}
const pressed = (labelledBy: string) =>
	document.querySelector<HTMLElement>(`[aria-labelledby="${labelledBy}"] [aria-pressed="true"]`)?.innerText.trim() ?? "";
const ticked = (id: string) => (document.getElementById(id) as HTMLInputElement).checked;

const page = window as unknown as Record<string, unknown>;
page.formState = () => {
	const state: Record<string, unknown> = { ...form, race: [...form.race] };
	state.dob = form.dob instanceof Date ? `${monthOf(form.dob)}-${two(form.dob.getDate())}` : (form.dob ?? "");
	state.hsGradDate = form.hsGradDate instanceof Date ? monthOf(form.hsGradDate) : (form.hsGradDate ?? "");
	state.hsName = typeof form.hsName === "string" ? form.hsName : (form.hsName?.name ?? "");
	for (const at of ROWS) {
		const activity = activities.value[at] ?? emptyActivity();
		for (const key of ENTRY) state[`activities.${at}.${key}`] = key === "grades" ? [...activity.grades].sort((a, b) => Number(a) - Number(b)) : activity[key];
		const award = awards.value[at];
		state[`awards.${at}.title`] = award?.title ?? "";
		state[`awards.${at}.grade`] = award?.grade ?? null;
		state[`awards.${at}.description`] = award?.description ?? "";
	}
	state.submitted = submitted;
	return state;
};
page.formShown = () => {
	const shown: Record<string, unknown> = {
		firstName: inputText("firstname"),
		middleName: inputText("middlename"),
		lastName: inputText("lastname"),
		suffix: selectText("suffix"),
		preferredName: inputText("prefname"),
		dob: inputText("dob"),
		email: inputText("email"),
		mobile: inputText("mobile"),
		textOptIn: ticked("txt"),
		ssn: inputText("ssn"),
		country: selectText("addr-country"),
		street: inputText("addr-street"),
		unit: inputText("addr-unit"),
		city: inputText("addr-city"),
		state: selectText("addr-state"),
		zip: inputText("addr-zip"),
		gender: selectText("gen"),
		citizenship: selectText("cit"),
		hispanic: pressed("hisp"),
		race: [...document.querySelectorAll<HTMLElement>(".p-multiselect-chip-item .p-chip-label")].map((chip) => chip.innerText.trim()),
		military: selectText("mil"),
		ecName: inputText("ec-name"),
		ecRelationship: selectText("ec-rel"),
		ecPhone: inputText("ec-phone"),
		program: selectText("program"),
		startTerm: selectText("term"),
		careerGoal: inputText("goal"),
		coatSize: selectText("coat"),
		allergies: inputText("allergy"),
		howHeard: selectText("heard"),
		hsName: inputText("hs"),
		hsCity: inputText("hs-city"),
		hsState: selectText("hs-state"),
		hsStatus: document.querySelector<HTMLInputElement>("input[name=hsStatus]:checked")?.closest(".field-radio")?.querySelector("label")?.innerText ?? "",
		hsGradDate: inputText("hs-grad"),
		hsGpa: inputText("hs-gpa"),
		p1First: inputText("p1f"),
		p1Last: inputText("p1l"),
		p1Education: selectText("p1e"),
		p2First: inputText("p2f"),
		p2Last: inputText("p2l"),
		p2Education: selectText("p2e"),
		firstGen: pressed("fg"),
		income: selectText("inc"),
		signature: inputText("sig"),
		certify: ticked("cert"),
	};
	const rows = [...document.querySelectorAll<HTMLElement>(".exp-table tbody tr:not(.p-datatable-empty-message)")];
	for (const at of ROWS) {
		const cells = (key: string) => [...(rows[at]?.querySelectorAll<HTMLElement>(`[data-c=${key}]`) ?? [])].map((cell) => cell.innerText.trim());
		for (const key of ENTRY) shown[`activities.${at}.${key}`] = key === "grades" ? cells(key) : (cells(key)[0] ?? "");
		shown[`awards.${at}.title`] = inputText(`award${at}title`);
		shown[`awards.${at}.grade`] = selectText(`award${at}grade`);
		shown[`awards.${at}.description`] = inputText(`award${at}desc`);
	}
	return shown;
};
