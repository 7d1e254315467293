import Aura from "@primeuix/themes/aura";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import Column from "primevue/column";
import PrimeVue from "primevue/config";
import DataTable from "primevue/datatable";
import DatePicker from "primevue/datepicker";
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
// @ts-ignore the build with the template compiler
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

const states = STATES.map(([code, name]) => ({ code, name }));
const EDUCATION = [
	"No high school",
	"Some high school",
	"High school diploma or GED",
	"Some college",
	"Associate's degree",
	"Bachelor's/four-year degree",
	"Graduate/professional degree",
	"Unknown",
];
const AP = [
	"AP Art History",
	"AP Biology",
	"AP Calculus AB",
	"AP Calculus BC",
	"AP Chemistry",
	"AP English Language and Composition",
	"AP English Literature and Composition",
	"AP Environmental Science",
	"AP Physics 1",
	"AP Spanish Language and Culture",
	"AP Statistics",
	"AP United States Government and Politics",
	"AP United States History",
	"AP World History: Modern",
	"IB Biology",
	"IB History",
];

const activity = () => ({ name: "", role: "", grades: [] as string[], hours: null as number | null });
const f = reactive({
	campus: null,
	semester: null,
	year: null,
	applyAs: null,
	creditHours: null,
	major1: null,
	major2: null,
	teacher: null,
	ssn: "",
	dob: null,
	lastName: "",
	firstName: "",
	middleName: "",
	suffix: null,
	preferred: "",
	otherNames: "",
	gender: null,
	birthCity: "",
	birthState: null,
	birthCountry: null,
	hispanic: null,
	race: [],
	citizen: null,
	citizenCountry: null,
	permResident: null,
	permResidentDate: null,
	street: "",
	apt: "",
	city: "",
	state: null,
	zip: "",
	country: null,
	county: "",
	physStreet: "",
	physCity: "",
	physState: null,
	physZip: "",
	phone: "",
	phoneType: null,
	altPhone: "",
	email: "",
	emergName: "",
	emergRelation: null,
	emergPhone: "",
	emergEmail: "",
	pg1Name: "",
	pg1Relation: null,
	pg1Occupation: "",
	pg1Education: null,
	pg2Name: "",
	pg2Relation: null,
	pg2Occupation: "",
	pg2Education: null,
	income: null,
	household: null,
	languages: [],
	military: null,
	hsName: "",
	hsCity: "",
	hsState: null,
	hsCode: "",
	hsStatus: null,
	hsGraduation: null,
	rank: null,
	classSize: null,
	gpaUnweighted: null,
	gpaWeighted: null,
	suspension: null,
	satErwDate: null,
	satErw: null,
	satMathDate: null,
	satMath: null,
	actDate: null,
	act: null,
	toeflDate: null,
	toefl: null,
	resPublic: null,
	resInstitution: "",
	resTexas: null,
	resWhere: "",
	resHighSchool: null,
	res36: null,
	res12: null,
	resCitizen: null,
	resTaxes: null,
	resDependent: null,
	resParent: null,
	certify: false,
	signature: "",
	signDate: null,
} as Record<string, any>);
const colleges = reactive([0, 1].map(() => ({ name: "", place: "", dates: "", hours: null as number | null })));
const exams = reactive([0, 1, 2].map(() => ({ subject: null as string | null, score: null as number | null })));
const awards = reactive([0, 1, 2].map(() => ({ name: "", year: null as string | null })));
const activities = reactive([activity()]);
const submitted = ref(false);

/** Roots of the drawn components by control. */
const drawn: Record<string, HTMLElement | undefined> = {};
const keepers: Record<string, (component: any) => void> = {};
const keep = (key: string) => (keepers[key] ??= (component) => (drawn[key] = component?.$el ?? undefined));

const RADIOS = ["applyAs", "teacher", "gender", "hispanic", "citizen", "permResident", "hsStatus", "suspension", "military", "resPublic", "resTexas", "resHighSchool", "res36", "res12", "resCitizen", "resTaxes", "resDependent", "resParent"];

const YesNo = {
	components: { RadioButton },
	props: ["modelValue", "name"],
	emits: ["update:modelValue"],
	template: `<div class="yn">
		<span v-for="o in ['Yes', 'No']" :key="o"><RadioButton :modelValue="modelValue" @update:modelValue="$emit('update:modelValue', $event)" :inputId="name + '_' + o" :name="name" :value="o" /><label :for="name + '_' + o">{{ o }}</label></span>
	</div>`,
};

const app = createApp({
	components: { AutoComplete, Button, Checkbox, Column, DataTable, DatePicker, Fieldset, FloatLabel, IftaLabel, InputMask, InputNumber, InputText, Message, MultiSelect, Panel, RadioButton, Select, SelectButton, YesNo },
	setup() {
		const hits = ref<string[]>([]);
		return {
			f, colleges, exams, awards, activities, submitted, states, COUNTRIES, EDUCATION, AP, keep, hits,
			campuses: ["Rio Seco State University", "Rio Seco State – Permian", "Rio Seco State – Gulf Coast", "Upper Rio Grande College"],
			suffixes: ["Jr.", "Sr.", "II", "III", "IV", "V"],
			incomes: ["Less than $20,000", "$20,000 – $39,999", "$40,000 – $59,999", "$60,000 – $79,999", "$80,000 or more"],
			tongues: ["Arabic", "Cantonese", "French", "German", "Hindi", "Igbo", "Korean", "Mandarin", "Portuguese", "Spanish", "Tagalog", "Urdu", "Vietnamese", "Yoruba", "Other"],
			races: ["White", "Black or African American", "Asian", "American Indian or Alaska Native", "Native Hawaiian or Other Pacific Islander"],
			levels: ["Fr", "So", "Jr", "Sr"],
			find: (event: { query: string }) => (hits.value = MAJORS.filter((m) => m.toLowerCase().includes(event.query.toLowerCase()))),
			b: (key: string) => ({ modelValue: f[key], "onUpdate:modelValue": (v: unknown) => (f[key] = v), ref: keep(key) }),
			addActivity: () => activities.length < 6 && activities.push(activity()),
			dropActivity: (i: number) => activities.splice(i, 1),
			send: () => (submitted.value = true),
		};
	},
	template: `
<div class="wrap">
<header><h1>Rio Seco State University System</h1><h2>Application for Undergraduate Admission — Freshman or Transfer, Academic Year 2027–2028</h2></header>
<Message severity="info" :closable="false">A response to each item is mandatory unless otherwise indicated. Questions marked with an asterisk (*) are optional, but including the information may assist your admittance.</Message>
<form @submit.prevent="send" autocomplete="off">

<Panel header="Select an Application">
	<div class="g3">
		<div class="c"><label for="app_campus">Target institution</label><Select v-bind="b('campus')" labelId="app_campus" :options="campuses" placeholder="Select an institution" fluid /></div>
		<div class="c"><span id="sem">Semester you plan to begin attending</span><SelectButton v-bind="b('semester')" :options="['Fall', 'Spring', 'Summer I', 'Summer II']" aria-labelledby="sem" /></div>
		<div class="c"><label for="app_year">Year</label><Select v-bind="b('year')" labelId="app_year" :options="['2026', '2027', '2028']" fluid /></div>
	</div>
	<p class="q">Are you applying as a:</p>
	<div class="stack">
		<div v-for="(o, i) in ['Freshman with no college credit hours', 'Freshman with college credit hours', 'Transfer', 'Former student']" :key="o"><RadioButton v-model="f.applyAs" :inputId="'applyAs' + i" name="applyAs" :value="o" /><label :for="'applyAs' + i">{{ o }}</label></div>
	</div>
	<div class="line"><label for="app_hours">Number of college credit hours you will earn by your high school graduation date <small>(consider dual/concurrent enrollment but not Advanced Placement/International Baccalaureate courses as college credit hours)</small></label><InputNumber v-bind="b('creditHours')" inputId="app_hours" :min="0" :max="150" /></div>
	<div class="g2">
		<div class="c"><label for="maj1">First choice major</label><AutoComplete v-bind="b('major1')" inputId="maj1" :suggestions="hits" @complete="find" dropdown forceSelection fluid /></div>
		<div class="c"><label for="maj2">Second choice major *</label><AutoComplete v-bind="b('major2')" inputId="maj2" :suggestions="hits" @complete="find" dropdown forceSelection fluid /></div>
	</div>
	<div class="line"><span>Do you plan to seek teacher certification?</span><YesNo name="teacher" v-model="f.teacher" /></div>
</Panel>

<Panel header="Part I. Biographical Information">
	<div class="g2">
		<div class="c"><label for="ssn">1. U.S. Social Security Number</label><InputMask v-bind="b('ssn')" id="ssn" mask="999-99-9999" placeholder="___-__-____" /></div>
		<div class="c"><label for="dob">2. Date of Birth (mm/dd/yyyy)</label><DatePicker v-bind="b('dob')" inputId="dob" showIcon iconDisplay="input" dateFormat="mm/dd/yy" placeholder="mm/dd/yyyy" /></div>
	</div>
	<p class="q">3. Full, Legal Name: <small>Do not use nicknames or abbreviations because this information will be matched with your transcripts and test scores.</small></p>
	<div class="g4">
		<FloatLabel variant="on"><InputText v-bind="b('lastName')" id="nm_last" fluid /><label for="nm_last">Last Name/Family Name</label></FloatLabel>
		<FloatLabel variant="on"><InputText v-bind="b('firstName')" id="nm_first" fluid /><label for="nm_first">First Name</label></FloatLabel>
		<FloatLabel variant="on"><InputText v-bind="b('middleName')" id="nm_mid" fluid /><label for="nm_mid">Middle Name</label></FloatLabel>
		<FloatLabel variant="on"><Select v-bind="b('suffix')" labelId="nm_suf" :options="suffixes" showClear fluid /><label for="nm_suf">Suffix: Jr., etc.</label></FloatLabel>
	</div>
	<div class="g2">
		<div class="c"><label for="nm_pref">Preferred First Name *</label><InputText v-bind="b('preferred')" id="nm_pref" /></div>
		<div class="c"><label for="nm_oth">4. If you attended school using a different name, please list name(s)</label><InputText v-bind="b('otherNames')" id="nm_oth" /></div>
	</div>
	<div class="line"><span>5. Gender</span><div class="yn"><span><RadioButton v-model="f.gender" inputId="gM" name="gender" value="Male" /><label for="gM">Male</label></span><span><RadioButton v-model="f.gender" inputId="gF" name="gender" value="Female" /><label for="gF">Female</label></span></div></div>
	<p class="q">6. Place of Birth</p>
	<div class="g3">
		<IftaLabel><InputText v-bind="b('birthCity')" id="pob_city" fluid /><label for="pob_city">City</label></IftaLabel>
		<IftaLabel><Select v-bind="b('birthState')" labelId="pob_state" :options="states" optionLabel="name" optionValue="code" filter fluid /><label for="pob_state">State (if U.S.)</label></IftaLabel>
		<IftaLabel><Select v-bind="b('birthCountry')" labelId="pob_ctry" :options="COUNTRIES" filter fluid /><label for="pob_ctry">Country</label></IftaLabel>
	</div>
	<Fieldset legend="7. Ethnic and Racial Background">
		<p>The information in this question will be used for federal and/or state law reporting purposes and may be used by some institutions in admission or scholarship decisions.</p>
		<div class="line"><span>(a) Are you Hispanic or Latino?</span><YesNo name="hispanic" v-model="f.hispanic" /></div>
		<p>(b) Select the racial category or categories with which you most closely identify. Check as many as apply.</p>
		<div class="stack" id="races"><div v-for="(r, i) in races" :key="r"><Checkbox v-model="f.race" :inputId="'race' + i" name="race" :value="r" /><label :for="'race' + i">{{ r }}</label></div></div>
	</Fieldset>
	<Fieldset legend="8. Citizenship">
		<div class="line"><span>(a) Are you a U.S. citizen?</span><YesNo name="citizen" v-model="f.citizen" /></div>
		<div class="c"><label for="cit_ctry">If “No,” of what country are you a citizen?</label><Select v-bind="b('citizenCountry')" labelId="cit_ctry" :options="COUNTRIES" filter showClear /></div>
		<div class="line"><span>(b) If you are not a citizen, do you hold U.S. Permanent Resident status (valid I-551)?</span><YesNo name="permResident" v-model="f.permResident" /></div>
		<div class="c"><label for="pr_date">Date permanent resident card issued</label><DatePicker v-bind="b('permResidentDate')" inputId="pr_date" dateFormat="mm/dd/yy" /></div>
	</Fieldset>
	<p class="q">9. Permanent Address</p>
	<div class="g3">
		<div class="c"><label for="pa_street">No. and Street or P.O. Box</label><InputText v-bind="b('street')" id="pa_street" /></div>
		<div class="c"><label for="pa_apt">Apt. #</label><InputText v-bind="b('apt')" id="pa_apt" /></div>
		<div class="c"><label for="pa_city">City</label><InputText v-bind="b('city')" id="pa_city" /></div>
		<div class="c"><label for="pa_state">State</label><Select v-bind="b('state')" labelId="pa_state" :options="states" optionLabel="name" optionValue="code" filter /></div>
		<div class="c"><label for="pa_zip">ZIP Code</label><InputText v-bind="b('zip')" id="pa_zip" maxlength="10" /></div>
		<div class="c"><label for="pa_ctry">Country</label><Select v-bind="b('country')" labelId="pa_ctry" :options="COUNTRIES" filter /></div>
		<div class="c"><label for="pa_cnty">County *</label><InputText v-bind="b('county')" id="pa_cnty" /></div>
	</div>
	<p class="q">10. Physical Address <small>(if different from permanent address above)</small></p>
	<div class="g4">
		<InputText v-bind="b('physStreet')" placeholder="Street" aria-label="Physical address street" />
		<InputText v-bind="b('physCity')" placeholder="City" aria-label="Physical address city" />
		<Select v-bind="b('physState')" :options="states" optionLabel="name" optionValue="code" placeholder="State" aria-label="Physical address state" />
		<InputText v-bind="b('physZip')" placeholder="ZIP" aria-label="Physical address ZIP" />
	</div>
	<div class="g4">
		<div class="c"><label for="ph1">11. Preferred Phone Number</label><InputMask v-bind="b('phone')" id="ph1" mask="(999) 999-9999" /></div>
		<div class="c"><label for="ph1t">Type</label><Select v-bind="b('phoneType')" labelId="ph1t" :options="['Home', 'Cell', 'Work']" /></div>
		<div class="c"><label for="ph2">Alternate Phone Number *</label><InputMask v-bind="b('altPhone')" id="ph2" mask="(999) 999-9999" /></div>
		<div class="c"><label for="eml">12. E-mail Address</label><InputText v-bind="b('email')" id="eml" type="email" /></div>
	</div>
	<p class="q">13. Emergency Contact</p>
	<div class="g4">
		<FloatLabel variant="in"><InputText v-bind="b('emergName')" id="em_nm" fluid /><label for="em_nm">Name of person to notify</label></FloatLabel>
		<FloatLabel variant="in"><Select v-bind="b('emergRelation')" labelId="em_rel" :options="['Father', 'Mother', 'Legal Guardian', 'Grandparent', 'Sibling', 'Spouse', 'Friend', 'Other']" fluid /><label for="em_rel">Relationship</label></FloatLabel>
		<FloatLabel variant="in"><InputMask v-bind="b('emergPhone')" id="em_ph" mask="(999) 999-9999" fluid /><label for="em_ph">Phone</label></FloatLabel>
		<FloatLabel variant="in"><InputText v-bind="b('emergEmail')" id="em_em" fluid /><label for="em_em">E-mail</label></FloatLabel>
	</div>
	<p class="q">14. Family Information *</p>
	<table class="fam">
		<thead><tr><th></th><th>Name (first, last)</th><th>Relationship to you</th><th>Occupation</th><th>Highest level of education</th></tr></thead>
		<tbody>
			<tr><th scope="row">Parent/Legal Guardian 1</th><td><InputText v-bind="b('pg1Name')" /></td><td><Select v-bind="b('pg1Relation')" :options="['Father', 'Mother', 'Legal Guardian', 'Other']" /></td><td><InputText v-bind="b('pg1Occupation')" /></td><td><Select v-bind="b('pg1Education')" :options="EDUCATION" /></td></tr>
			<tr><th scope="row">Parent/Legal Guardian 2</th><td><InputText v-bind="b('pg2Name')" /></td><td><Select v-bind="b('pg2Relation')" :options="['Father', 'Mother', 'Legal Guardian', 'Other']" /></td><td><InputText v-bind="b('pg2Occupation')" /></td><td><Select v-bind="b('pg2Education')" :options="EDUCATION" /></td></tr>
		</tbody>
	</table>
	<div class="g3">
		<div class="c"><label for="inc">15. Your family's gross income for the most recent tax year *</label><Select v-bind="b('income')" labelId="inc" :options="incomes" /></div>
		<div class="c"><label for="hh">16. How many people, including yourself, live in your household? *</label><InputNumber v-bind="b('household')" inputId="hh" showButtons :min="1" :max="20" /></div>
		<div class="c"><label for="lang">17. Languages other than English that you speak fluently *</label><MultiSelect v-bind="b('languages')" inputId="lang" :options="tongues" display="chip" filter placeholder="Select all that apply" /></div>
	</div>
	<div class="line"><span>18. Are you a veteran, currently serving in the U.S. Armed Forces, or a dependent of someone who is?</span><YesNo name="military" v-model="f.military" /></div>
</Panel>

<Panel header="Part I (continued). Educational Background">
	<div class="g4">
		<div class="c"><label for="hs_nm">19. High school from which you graduated or will graduate</label><InputText v-bind="b('hsName')" id="hs_nm" /></div>
		<div class="c"><label for="hs_city">City</label><InputText v-bind="b('hsCity')" id="hs_city" /></div>
		<div class="c"><label for="hs_st">State</label><Select v-bind="b('hsState')" labelId="hs_st" :options="states" optionLabel="name" optionValue="code" filter /></div>
		<div class="c"><label for="hs_cd">6-digit CEEB code</label><InputMask v-bind="b('hsCode')" id="hs_cd" mask="999999" /></div>
	</div>
	<div class="stack row">
		<div v-for="(o, i) in ['I will graduate from high school', 'I have graduated from high school', 'I have earned or will earn a GED', 'Home school']" :key="o"><RadioButton v-model="f.hsStatus" :inputId="'hsst' + i" name="hsStatus" :value="o" /><label :for="'hsst' + i">{{ o }}</label></div>
	</div>
	<div class="g3">
		<div class="c"><label for="hs_gd">Date of graduation (mm/yyyy)</label><DatePicker v-bind="b('hsGraduation')" inputId="hs_gd" view="month" dateFormat="mm/yy" /></div>
		<div class="c"><label for="rk">20. Class rank</label><div class="of"><InputNumber v-bind="b('rank')" inputId="rk" :useGrouping="false" /> out of <InputNumber v-bind="b('classSize')" aria-label="Number of students in class" :useGrouping="false" /></div></div>
		<div class="c"><span>21. Cumulative grade point average</span><div class="of"><InputNumber v-bind="b('gpaUnweighted')" inputId="gpau" :maxFractionDigits="2" /><label for="gpau">Unweighted</label><InputNumber v-bind="b('gpaWeighted')" inputId="gpaw" :maxFractionDigits="2" /><label for="gpaw">Weighted</label></div></div>
	</div>
	<p class="q">22. List ALL colleges and universities attended, including concurrent and dual credit enrollment, beginning with the most recent. Failure to list all colleges could result in denial of admission or dismissal.</p>
	<DataTable :value="colleges" size="small" showGridlines>
		<Column header="Name of Institution"><template #body="{ data, index }"><InputText v-model="data.name" :ref="keep('college' + index + 'Name')" /></template></Column>
		<Column header="City and State"><template #body="{ data, index }"><InputText v-model="data.place" :ref="keep('college' + index + 'Place')" /></template></Column>
		<Column header="Dates of Attendance"><template #body="{ data, index }"><InputText v-model="data.dates" :ref="keep('college' + index + 'Dates')" /></template></Column>
		<Column header="Semester Hours Earned"><template #body="{ data, index }"><InputNumber v-model="data.hours" :ref="keep('college' + index + 'Hours')" :maxFractionDigits="1" /></template></Column>
	</DataTable>
	<div class="line"><span>23. Are you currently on academic suspension from the last college or university attended?</span><YesNo name="suspension" v-model="f.suspension" /></div>
	<p class="q">24. Test scores. Enter your highest scores; official scores must be sent directly from the testing agency.</p>
	<table class="tests">
		<thead><tr><th>Test</th><th>Date taken (mm/dd/yyyy)</th><th>Score</th></tr></thead>
		<tbody>
			<tr><td>SAT Evidence-Based Reading and Writing</td><td><DatePicker v-bind="b('satErwDate')" dateFormat="mm/dd/yy" /></td><td><InputNumber v-bind="b('satErw')" :min="0" :max="800" /></td></tr>
			<tr><td>SAT Math</td><td><DatePicker v-bind="b('satMathDate')" dateFormat="mm/dd/yy" /></td><td><InputNumber v-bind="b('satMath')" :min="0" :max="800" /></td></tr>
			<tr><td>ACT Composite</td><td><DatePicker v-bind="b('actDate')" dateFormat="mm/dd/yy" /></td><td><InputNumber v-bind="b('act')" :min="0" :max="36" /></td></tr>
			<tr><td>TOEFL</td><td><DatePicker v-bind="b('toeflDate')" dateFormat="mm/dd/yy" /></td><td><InputNumber v-bind="b('toefl')" :min="0" :max="120" /></td></tr>
		</tbody>
	</table>
	<p class="q">25. Advanced Placement (AP) and International Baccalaureate (IB) examinations</p>
	<DataTable :value="exams" size="small">
		<Column header="Examination"><template #body="{ data, index }"><Select v-model="data.subject" :ref="keep('exam' + index + 'Subject')" :options="AP" filter placeholder="Select" /></template></Column>
		<Column header="Score"><template #body="{ data, index }"><InputNumber v-model="data.score" :ref="keep('exam' + index + 'Score')" :min="0" :max="7" /></template></Column>
	</DataTable>
</Panel>

<Panel header="Part II. Extracurricular Information *">
	<p>26. List, in order of importance, your extracurricular activities and the organizations in which you have been involved.</p>
	<Fieldset v-for="(a, i) in activities" :key="i" :legend="'Activity ' + (i + 1)">
		<div class="g4">
			<div class="c"><label :for="'act_org_' + i">Activity/Organization</label><InputText v-model="a.name" :ref="keep('activity' + i + 'Name')" :id="'act_org_' + i" /></div>
			<div class="c"><label :for="'act_pos_' + i">Positions held</label><InputText v-model="a.role" :ref="keep('activity' + i + 'Role')" :id="'act_pos_' + i" /></div>
			<div class="c"><span :id="'act_lv_' + i">Level</span><SelectButton v-model="a.grades" :ref="keep('activity' + i + 'Grades')" :options="levels" multiple :aria-labelledby="'act_lv_' + i" /></div>
			<div class="c"><label :for="'act_hr_' + i">Hours per week</label><InputNumber v-model="a.hours" :ref="keep('activity' + i + 'Hours')" :inputId="'act_hr_' + i" :max="168" :maxFractionDigits="1" /></div>
		</div>
		<Button v-if="i > 0" type="button" label="Remove" text severity="secondary" @click="dropActivity(i)" />
	</Fieldset>
	<Button type="button" label="Add another activity" outlined @click="addActivity" />
	<p>27. Talents/Awards/Honors</p>
	<DataTable :value="awards" size="small">
		<Column header="Talent/Award/Honor"><template #body="{ data, index }"><InputText v-model="data.name" :ref="keep('award' + index + 'Name')" fluid /></template></Column>
		<Column header="Year received"><template #body="{ data, index }"><Select v-model="data.year" :ref="keep('award' + index + 'Year')" :options="['Freshman', 'Sophomore', 'Junior', 'Senior']" showClear /></template></Column>
	</DataTable>
</Panel>

<Panel header="Residency Information">
	<p>Texas Higher Education Coordinating Board rule 21.25 requires each student applying to enroll at an institution to respond to a set of core residency questions for the purpose of determining the student's eligibility for classification as a resident.</p>
	<h3>Previous Enrollment</h3>
	<div class="line"><span>During the 12 months prior to the term for which you are applying, did you attend a public college or university in Texas in a fall or spring term?</span><YesNo name="resPublic" v-model="f.resPublic" /></div>
	<div class="line"><label for="rs_inst">What Texas public institution did you last attend? (Give full name, not just initials.)</label><InputText v-bind="b('resInstitution')" id="rs_inst" /></div>
	<h3>Residency Claim</h3>
	<div class="line"><span>Are you a resident of Texas?</span><YesNo name="resTexas" v-model="f.resTexas" /></div>
	<div class="line"><label for="rs_where">If you answered no, of what state or country are you a resident?</label><InputText v-bind="b('resWhere')" id="rs_where" /></div>
	<h3>Acquisition of High School Diploma or GED</h3>
	<div class="line"><span>Did you graduate or will you graduate from high school or complete a GED in Texas prior to the term for which you are applying?</span><YesNo name="resHighSchool" v-model="f.resHighSchool" /></div>
	<div class="line"><span>Did you live or will you have lived in Texas the 36 months leading up to high school graduation or completion of the GED?</span><YesNo name="res36" v-model="f.res36" /></div>
	<div class="line"><span>When you begin the semester for which you are applying, will you have lived in Texas for the previous 12 months?</span><YesNo name="res12" v-model="f.res12" /></div>
	<div class="line"><span>Are you a U.S. Citizen or Permanent Resident?</span><YesNo name="resCitizen" v-model="f.resCitizen" /></div>
	<h3>Basis of Claim to Residency</h3>
	<div class="line"><span>Do you file your own federal income tax as an independent tax payer?</span><YesNo name="resTaxes" v-model="f.resTaxes" /></div>
	<div class="line"><span>Are you claimed as a dependent or are you eligible to be claimed as a dependent by a parent or court-appointed legal guardian?</span><YesNo name="resDependent" v-model="f.resDependent" /></div>
	<div class="line"><span>Is the parent or legal guardian upon whom you base your claim to residency a resident of Texas?</span><YesNo name="resParent" v-model="f.resParent" /></div>
</Panel>

<Panel header="Certification of Information">
	<div><Checkbox v-bind="b('certify')" binary inputId="cert" /><label for="cert"> I certify that the information on this application is complete and correct and I understand that the submission of false information is grounds for rejection of my application, withdrawal of any offer of acceptance, cancellation of enrollment, or appropriate disciplinary action.</label></div>
	<div class="g2"><div class="c"><label for="sig">Signature of applicant</label><InputText v-bind="b('signature')" id="sig" /></div><div class="c"><label for="sigd">Date</label><DatePicker v-bind="b('signDate')" inputId="sigd" dateFormat="mm/dd/yy" /></div></div>
	<Button type="submit" label="Submit Application" />
</Panel>
</form>
</div>`,
});
app.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".dark" } } });
app.mount("#root");

const day = (d: Date) => `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, "0")}-${String(d.getDate()).padStart(2, "0")}`;
const plain = (value: any): any => (value == null ? "" : value instanceof Date ? day(value) : Array.isArray(value) ? [...value] : value);

function rows(): Record<string, any> {
	const out: Record<string, any> = {};
	const put = (name: string, index: number, row: Record<string, any> | undefined, fields: string[]) => {
		for (const field of fields) out[`${name}${index}${field[0].toUpperCase()}${field.slice(1)}`] = row ? row[field] : field === "grades" ? [] : "";
	};
	for (const i of [0, 1]) put("college", i, colleges[i], ["name", "place", "dates", "hours"]);
	for (const i of [0, 1, 2]) put("exam", i, exams[i], ["subject", "score"]);
	for (const i of [0, 1, 2]) put("activity", i, activities[i], ["name", "role", "grades", "hours"]);
	for (const i of [0, 1, 2]) put("award", i, awards[i], ["name", "year"]);
	return out;
}

function seen(key: string): any {
	const said = (input: Element) => document.querySelector(`label[for="${input.id}"]`)?.textContent?.trim() ?? "";
	if (RADIOS.includes(key)) {
		const on = document.querySelector(`input[name="${key}"]:checked`);
		return on ? said(on) : "";
	}
	if (key === "race") return [...document.querySelectorAll("#races input:checked")].map(said);
	const root = drawn[key];
	if (!root?.isConnected) return key.endsWith("Grades") ? [] : "";
	if (root.matches(".p-selectbutton")) {
		const on = [...root.querySelectorAll(".p-togglebutton-checked")].map((each) => each.textContent!.trim());
		return key.endsWith("Grades") ? on : (on[0] ?? "");
	}
	if (root.matches(".p-multiselect")) return [...root.querySelectorAll(".p-chip-label")].map((each) => each.textContent!.trim());
	if (root.matches(".p-select")) {
		const label = root.querySelector(".p-select-label")!;
		return label.matches(".p-placeholder") ? "" : label.textContent!.trim();
	}
	const input = (root.matches("input") ? root : root.querySelector("input")) as HTMLInputElement;
	return input.type === "checkbox" ? input.checked : input.value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(Object.entries({ ...f, ...rows() }).map(([key, value]) => [key, plain(value)])), submitted: submitted.value }),
	formShown: () => Object.fromEntries(Object.keys({ ...f, ...rows() }).map((key) => [key, seen(key)])),
});
