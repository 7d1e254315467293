import Aura from "@primeuix/themes/aura";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Card from "primevue/card";
import Checkbox from "primevue/checkbox";
import Column from "primevue/column";
import PrimeVue from "primevue/config";
import DataTable from "primevue/datatable";
import DatePicker from "primevue/datepicker";
import Divider from "primevue/divider";
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
import { createApp, reactive, ref } from "vue";
import "vue/dist/vue.esm-bundler.js";
import { COUNTRIES, STATES } from "../../lists";

const SCHOOLS = [
	"Ashland High School", "Ashland Valley High School", "Butte Falls Charter School", "Crater High School", "Eagle Point High School",
	"Etna High School", "Grants Pass High School", "Klamath Union High School", "Medford High School", "Phoenix High School", "Weed High School", "Yreka High School",
];

const form = reactive({
	track: null as string | null,
	semester: null as string | null,
	year: null as number | null,
	campus: null as string | null,
	appliedBefore: null as string | null,
	lastName: "",
	firstName: "",
	middleName: "",
	maiden: "",
	goesBy: "",
	studentId: "",
	ssn: "",
	dob: null as Date | null,
	eighteen: null as string | null,
	street: "",
	apt: "",
	city: "",
	state: null as string | null,
	zip: "",
	county: "",
	permanent: "",
	phone: "",
	workPhone: "",
	email: "",
	emailAgain: "",
	sex: null as string | null,
	hispanic: null as string | null,
	race: [] as string[],
	citizen: null as string | null,
	alienNumber: "",
	birthCountry: null as string | null,
	birthCity: "",
	englishFirst: null as string | null,
	otherLanguages: [] as string[],
	veteran: null as string | null,
	emergencyName: "",
	emergencyRelation: null as string | null,
	emergencyPhone: "",
	emergencyAlt: "",
	highSchool: "" as string | null,
	hsStreet: "",
	hsCity: "",
	hsState: null as string | null,
	hsZip: "",
	diploma: null as string | null,
	hsGraduation: null as Date | null,
	gedYear: "",
	gedScore: null as number | null,
	hsGpa: null as number | null,
	rank: null as number | null,
	classSize: null as number | null,
	attendedCollege: null as string | null,
	colleges: [] as { name: string; place: string; dates: string; degree: string | null }[],
	otherName: "",
	priorNursing: null as string | null,
	priorNursingWhere: "",
	teas: null as number | null,
	teasDate: null as Date | null,
	act: null as number | null,
	actDate: null as Date | null,
	satReading: null as number | null,
	satMath: null as number | null,
	toefl: null as number | null,
	prereqs: [
		{ course: "BIOL 2401 Anatomy & Physiology I", where: "", grade: null as string | null },
		{ course: "BIOL 2420 Microbiology", where: "", grade: null as string | null },
	],
	courses: [
		{ title: "", where: "", hours: null as number | null, grade: "" },
		{ title: "", where: "", hours: null as number | null, grade: "" },
		{ title: "", where: "", hours: null as number | null, grade: "" },
	],
	cna: null as string | null,
	cnaNumber: "",
	cnaExpires: null as Date | null,
	cpr: null as string | null,
	jobs: [
		{ employer: "", position: "", hours: null as number | null, from: null as Date | null, duties: "", contact: null as string | null },
		{ employer: "", position: "", hours: null as number | null, from: null as Date | null, duties: "", contact: null as string | null },
	],
	service: [
		{ organization: "", office: "", grades: [] as string[] },
		{ organization: "", office: "", grades: [] as string[] },
	],
	awards: "",
	parents: [
		{ name: "", occupation: "", education: null as string | null },
		{ name: "", occupation: "", education: null as string | null },
	],
	firstGeneration: null as string | null,
	income: null as string | null,
	household: null as number | null,
	aid: null as string | null,
	disadvantaged: null as string | null,
	shots: [] as string[],
	felony: null as string | null,
	heard: [] as string[],
	references: [
		{ name: "", title: "", phone: "" },
		{ name: "", title: "", phone: "" },
	],
	truthful: false,
	signature: "",
	signed: null as Date | null,
});

const submitted = ref(false);
const elements = new Map<string, HTMLElement>();
const kinds = new Map<string, string>();

const App = {
	setup() {
		const schools = ref<string[]>([]);
		return {
			form,
			schools,
			find: ({ query }: { query: string }) => {
				schools.value = SCHOOLS.filter((each) => each.toLowerCase().includes(query.toLowerCase()));
			},
			addCollege: () => form.colleges.push({ name: "", place: "", dates: "", degree: null }),
			submit: () => {
				submitted.value = true;
			},
			states: STATES.map(([code, name]) => ({ code, name })),
			countries: COUNTRIES,
			languages: ["Arabic", "Chinese", "French", "German", "Hindi", "Hmong", "Igbo", "Korean", "Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba", "Other"],
			semesters: ["Spring", "Summer", "Fall"],
			years: [2026, 2027, 2028, 2029],
			tracks: [
				["ADN", "Associate Degree Nursing (generic)"],
				["LVN", "LVN-to-RN Transition"],
				["MIL", "Military medic / paramedic bridge"],
			],
			races: ["American Indian or Alaskan Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"],
			yesNo: ["Yes", "No"],
			education: ["Less than high school", "High school graduate/GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree"],
			degrees: ["None", "Certificate", "Associate", "Bachelor's", "Master's"],
			grades: ["A", "B", "C", "D", "F", "In progress"],
			gradeYears: ["9", "10", "11", "12"],
			incomes: ["Under $20,000", "$20,000 - $39,999", "$40,000 - $59,999", "$60,000 - $79,999", "$80,000 - $99,999", "$100,000 or more"],
			relations: ["Parent", "Spouse", "Sibling", "Grandparent", "Friend", "Other"],
			vaccines: ["Hepatitis B (3)", "MMR (2)", "Varicella (2)", "Tdap (1)"],
			sources: ["High school counselor", "College website", "Career fair", "Friend or family member", "Hospital or clinic", "Social media"],
		};
	},
	template: `
<main class="wrap">
	<header>
		<h1>Cascade Gateway Community College</h1>
		<p>Department of Nursing and Allied Health &middot; Nursing Program Application, Class of 2029</p>
	</header>
	<Message severity="info" :closable="false">Applications are accepted November 1 &ndash; March 1. Incomplete applications will not be considered. Attach official transcripts from every institution.</Message>
	<form @submit.prevent="submit">

	<Card>
		<template #title>Program</template>
		<template #content>
			<div v-k:choice="'track'">
				<p>Track for which you are applying (check one):</p>
				<div v-for="[code, name] in tracks" :key="code" class="option">
					<RadioButton v-model="form.track" :inputId="'track' + code" name="track" :value="code" />
					<label :for="'track' + code">{{ name }}</label>
				</div>
			</div>
			<p>Desired DATE OF ENTRY into program:</p>
			<div class="two">
				<FloatLabel variant="on"><Select v-k="'semester'" v-model="form.semester" inputId="entry_sem" :options="semesters" fluid /><label for="entry_sem">Semester</label></FloatLabel>
				<FloatLabel variant="on"><Select v-k="'year'" v-model="form.year" inputId="entry_year" :options="years" fluid /><label for="entry_year">Year</label></FloatLabel>
			</div>
			<div class="two">
				<div><label for="campus">Campus preference</label><Select v-k="'campus'" v-model="form.campus" inputId="campus" :options="['Main Campus', 'Valley Center', 'No preference']" placeholder="Select" fluid /></div>
				<div><span id="prev_lbl" class="lbl">Have you applied to this program before?</span><SelectButton v-k="'appliedBefore'" v-model="form.appliedBefore" :options="yesNo" aria-labelledby="prev_lbl" /></div>
			</div>
		</template>
	</Card>

	<Fieldset legend="Personal Data">
		<div class="four">
			<FloatLabel variant="on"><InputText v-k="'lastName'" id="last_name" v-model="form.lastName" fluid /><label for="last_name">Last name</label></FloatLabel>
			<FloatLabel variant="on"><InputText v-k="'firstName'" id="first_name" v-model="form.firstName" fluid /><label for="first_name">First name</label></FloatLabel>
			<FloatLabel variant="on"><InputText v-k="'middleName'" id="middle_name" v-model="form.middleName" fluid /><label for="middle_name">Middle name</label></FloatLabel>
			<FloatLabel variant="on"><InputText v-k="'maiden'" id="maiden_other" v-model="form.maiden" fluid /><label for="maiden_other">Maiden/Other</label></FloatLabel>
		</div>
		<div class="four">
			<FloatLabel variant="on"><InputText v-k="'goesBy'" id="goes_by" v-model="form.goesBy" fluid /><label for="goes_by">Name you go by</label></FloatLabel>
			<FloatLabel variant="on"><InputText v-k="'studentId'" id="student_id" v-model="form.studentId" fluid /><label for="student_id">Student ID#</label></FloatLabel>
			<FloatLabel variant="on"><InputMask v-k="'ssn'" id="ssn" v-model="form.ssn" mask="999-99-9999" fluid /><label for="ssn">Social Security Number</label></FloatLabel>
			<FloatLabel variant="on"><DatePicker v-k="'dob'" inputId="dob" v-model="form.dob" dateFormat="mm/dd/yy" showIcon fluid /><label for="dob">Date of Birth (mm/dd/yyyy)</label></FloatLabel>
		</div>
		<div class="line" v-k:choice="'eighteen'">
			<span>Will you be 18 years of age or older by the first day of class in August?</span>
			<span v-for="each in yesNo" :key="each" class="option"><RadioButton v-model="form.eighteen" :inputId="'age18_' + each" name="age18" :value="each" /><label :for="'age18_' + each">{{ each }}</label></span>
		</div>
		<h4>Mailing Address</h4>
		<div class="two">
			<div><label for="addr1">Street</label><InputText v-k="'street'" id="addr1" v-model="form.street" fluid /></div>
			<div><label for="addr2">Apt. #</label><InputText v-k="'apt'" id="addr2" v-model="form.apt" fluid /></div>
		</div>
		<div class="four">
			<div><label for="addr_city">City</label><InputText v-k="'city'" id="addr_city" v-model="form.city" fluid /></div>
			<div><label for="addr_state">State</label><Select v-k="'state'" v-model="form.state" inputId="addr_state" :options="states" optionLabel="name" optionValue="code" filter fluid /></div>
			<div><label for="addr_zip">Zip</label><InputMask v-k="'zip'" id="addr_zip" v-model="form.zip" mask="99999" fluid /></div>
			<div><label for="addr_county">County of residence</label><InputText v-k="'county'" id="addr_county" v-model="form.county" fluid /></div>
		</div>
		<div><label for="perm_addr">Permanent address (if different from above)</label><InputText v-k="'permanent'" id="perm_addr" v-model="form.permanent" fluid /></div>
		<div class="four">
			<div><label for="phone">Phone Number (cell preferred)</label><InputMask v-k="'phone'" id="phone" v-model="form.phone" mask="(999) 999-9999" placeholder="(___) ___-____" fluid /></div>
			<div><label for="work_phone">Work Phone</label><InputMask v-k="'workPhone'" id="work_phone" v-model="form.workPhone" mask="(999) 999-9999? x99999" fluid /></div>
			<div><label for="email">Email address</label><InputText v-k="'email'" id="email" type="email" v-model="form.email" fluid /></div>
			<div><label for="email2">Re-enter email address</label><InputText v-k="'emailAgain'" id="email2" type="email" v-model="form.emailAgain" fluid /></div>
		</div>
		<Divider />
		<p><small>In compliance with Title VI of the Civil Rights Act of 1964 the following is collected for reporting only.</small></p>
		<div class="three">
			<div v-k:choice="'sex'"><div class="lbl">Sex</div>
				<span class="option"><RadioButton v-model="form.sex" inputId="sexM" name="sex" value="M" /><label for="sexM">M</label></span>
				<span class="option"><RadioButton v-model="form.sex" inputId="sexF" name="sex" value="F" /><label for="sexF">F</label></span>
			</div>
			<div v-k:choice="'hispanic'"><div class="lbl">Hispanic/Latino or Non-Hispanic</div>
				<span class="option"><RadioButton v-model="form.hispanic" inputId="hispY" name="hisp" value="H" /><label for="hispY">Hispanic/Latino</label></span>
				<span class="option"><RadioButton v-model="form.hispanic" inputId="hispN" name="hisp" value="N" /><label for="hispN">Non-Hispanic</label></span>
			</div>
			<div v-k:choice="'veteran'"><div class="lbl">Are you a veteran?</div>
				<span v-for="each in yesNo" :key="each" class="option"><RadioButton v-model="form.veteran" :inputId="'vet' + each" name="vet" :value="each" /><label :for="'vet' + each">{{ each }}</label></span>
			</div>
		</div>
		<div v-k:choices="'race'"><div class="lbl">Please indicate which racial group/s you identify with (check all that apply):</div>
			<div v-for="(each, n) in races" :key="each" class="option"><Checkbox v-model="form.race" :inputId="'race' + n" name="race" :value="each" /><label :for="'race' + n">{{ each }}</label></div>
		</div>
		<div class="two">
			<div v-k:choice="'citizen'"><div class="lbl">CITIZENSHIP: U. S. Citizen</div>
				<span v-for="each in yesNo" :key="each" class="option"><RadioButton v-model="form.citizen" :inputId="'usc' + each" name="usc" :value="each" /><label :for="'usc' + each">{{ each }}</label></span>
			</div>
			<div><label for="a_number">If NO, Permanent Residence Card (A-) number</label><InputText v-k="'alienNumber'" id="a_number" v-model="form.alienNumber" fluid /></div>
			<div><label for="birth_country">What is your country of birth?</label><Select v-k="'birthCountry'" v-model="form.birthCountry" inputId="birth_country" :options="countries" filter showClear placeholder="Choose a country" fluid /></div>
			<div><label for="birth_city">City of birth</label><InputText v-k="'birthCity'" id="birth_city" v-model="form.birthCity" fluid /></div>
			<div v-k:choice="'englishFirst'"><div class="lbl">Is English your first language?</div>
				<span v-for="each in yesNo" :key="each" class="option"><RadioButton v-model="form.englishFirst" :inputId="'eng' + each" name="eng" :value="each" /><label :for="'eng' + each">{{ each }}</label></span>
			</div>
			<div><label for="other_lang">Other languages spoken</label><MultiSelect v-k="'otherLanguages'" v-model="form.otherLanguages" inputId="other_lang" :options="languages" display="chip" filter :maxSelectedLabels="6" :showToggleAll="false" placeholder="None" fluid /></div>
		</div>
		<h4>In case of emergency, please notify</h4>
		<div class="four">
			<div><label for="ec_name">Name</label><InputText v-k="'emergencyName'" id="ec_name" v-model="form.emergencyName" fluid /></div>
			<div><label for="ec_rel">Relationship</label><Select v-k="'emergencyRelation'" v-model="form.emergencyRelation" inputId="ec_rel" :options="relations" fluid /></div>
			<div><label for="ec_phone">Phone</label><InputMask v-k="'emergencyPhone'" id="ec_phone" v-model="form.emergencyPhone" mask="(999) 999-9999" fluid /></div>
			<div><label for="ec_alt">Alt. phone</label><InputMask v-k="'emergencyAlt'" id="ec_alt" v-model="form.emergencyAlt" mask="(999) 999-9999" fluid /></div>
		</div>
	</Fieldset>

	<Panel header="Educational History">
		<div class="two">
			<div><label for="hs_name">Name of High School</label><AutoComplete v-k="'highSchool'" v-model="form.highSchool" inputId="hs_name" :suggestions="schools" @complete="find" fluid /></div>
			<div><label for="hs_street">Street Address</label><InputText v-k="'hsStreet'" id="hs_street" v-model="form.hsStreet" fluid /></div>
		</div>
		<div class="three">
			<div><label for="hs_city">City</label><InputText v-k="'hsCity'" id="hs_city" v-model="form.hsCity" fluid /></div>
			<div><label for="hs_state">State</label><Select v-k="'hsState'" v-model="form.hsState" inputId="hs_state" :options="states" optionLabel="code" optionValue="code" filter fluid /></div>
			<div><label for="hs_zip">Zip</label><InputText v-k="'hsZip'" id="hs_zip" v-model="form.hsZip" maxlength="10" fluid /></div>
		</div>
		<div v-k:choice="'diploma'"><div class="lbl">High school completion</div>
			<span class="option"><RadioButton v-model="form.diploma" inputId="dip1" name="dip" value="graduated" /><label for="dip1">Have graduated with a diploma</label></span>
			<span class="option"><RadioButton v-model="form.diploma" inputId="dip2" name="dip" value="will" /><label for="dip2">Anticipate high school graduation</label></span>
			<span class="option"><RadioButton v-model="form.diploma" inputId="dip3" name="dip" value="ged" /><label for="dip3">GED / HiSET</label></span>
		</div>
		<div class="three">
			<div><label for="hs_grad">Month/Year of Graduation</label><DatePicker v-k="'hsGraduation'" inputId="hs_grad" v-model="form.hsGraduation" view="month" dateFormat="mm/yy" fluid /></div>
			<div><label for="ged_year">GED Year Completed</label><InputMask v-k="'gedYear'" id="ged_year" v-model="form.gedYear" mask="9999" fluid /></div>
			<div><label for="ged_score">GED Test Score</label><InputNumber v-k="'gedScore'" inputId="ged_score" v-model="form.gedScore" :useGrouping="false" fluid /></div>
			<div><label for="hs_gpa">High school GPA (unweighted, 4.0 scale)</label><InputNumber v-k="'hsGpa'" inputId="hs_gpa" v-model="form.hsGpa" :minFractionDigits="2" :maxFractionDigits="2" :min="0" :max="4" fluid /></div>
			<div><label for="hs_rank">Rank in class</label><InputNumber v-k="'rank'" inputId="hs_rank" v-model="form.rank" :min="1" showButtons fluid /></div>
			<div><label for="hs_size">out of</label><InputNumber v-k="'classSize'" inputId="hs_size" v-model="form.classSize" :min="1" showButtons fluid /></div>
		</div>
		<div class="line" v-k:choice="'attendedCollege'"><span>Have you attended any college or university, including dual enrollment?</span>
			<span v-for="each in yesNo" :key="each" class="option"><RadioButton v-model="form.attendedCollege" :inputId="'coll' + each" name="coll" :value="each" /><label :for="'coll' + each">{{ each }}</label></span>
		</div>
		<p class="lbl">Previous Colleges/Universities Attended:</p>
		<DataTable :value="form.colleges" size="small" class="colleges">
			<template #empty>No institutions listed.</template>
			<Column header="Institution"><template #body="{ data, index }"><InputText v-k="'college' + index + 'name'" v-model="data.name" fluid /></template></Column>
			<Column header="City/State"><template #body="{ data, index }"><InputText v-k="'college' + index + 'place'" v-model="data.place" fluid /></template></Column>
			<Column header="Dates of Attendance"><template #body="{ data, index }"><InputText v-k="'college' + index + 'dates'" v-model="data.dates" fluid /></template></Column>
			<Column header="Degree Awarded"><template #body="{ data, index }"><Select v-k="'college' + index + 'degree'" v-model="data.degree" :options="degrees" fluid /></template></Column>
		</DataTable>
		<Button type="button" label="Add institution" severity="secondary" size="small" @click="addCollege" />
		<div class="two">
			<div><label for="other_names">Have you ever attended ANY school under another name? If YES, by what name(s) were you listed:</label><InputText v-k="'otherName'" id="other_names" v-model="form.otherName" fluid /></div>
			<div>
				<div v-k:choice="'priorNursing'"><div class="lbl">Have you ever enrolled in a REGISTERED NURSING or other ALLIED HEALTH program?</div>
					<span v-for="each in yesNo" :key="each" class="option"><RadioButton v-model="form.priorNursing" :inputId="'pn' + each" name="pn" :value="each" /><label :for="'pn' + each">{{ each }}</label></span>
				</div>
				<div v-if="form.priorNursing === 'Yes'"><label for="pn_where">If YES, name of program/school</label><InputText v-k="'priorNursingWhere'" id="pn_where" v-model="form.priorNursingWhere" fluid /></div>
			</div>
		</div>
		<h4>Entrance examinations</h4>
		<p><small>Report your highest scores. TEAS must be taken within two years of the deadline.</small></p>
		<table class="tests">
			<thead><tr><th>TEAS total (%)</th><th>TEAS date</th><th>ACT composite</th><th>ACT date</th><th>SAT Reading &amp; Writing</th><th>SAT Math</th><th>TOEFL iBT*</th></tr></thead>
			<tbody><tr>
				<td><InputNumber v-k="'teas'" v-model="form.teas" :maxFractionDigits="1" :max="100" fluid /></td>
				<td><DatePicker v-k="'teasDate'" v-model="form.teasDate" dateFormat="mm/dd/yy" fluid /></td>
				<td><InputNumber v-k="'act'" v-model="form.act" :min="1" :max="36" fluid /></td>
				<td><DatePicker v-k="'actDate'" v-model="form.actDate" dateFormat="mm/dd/yy" fluid /></td>
				<td><InputNumber v-k="'satReading'" v-model="form.satReading" :max="800" fluid /></td>
				<td><InputNumber v-k="'satMath'" v-model="form.satMath" :max="800" fluid /></td>
				<td><InputNumber v-k="'toefl'" v-model="form.toefl" :max="120" fluid /></td>
			</tr></tbody>
		</table>
		<small>*If English is not your first language.</small>
	</Panel>

	<Panel header="Coursework">
		<p>Program prerequisites &mdash; show where the course was taken and the grade received.</p>
		<DataTable :value="form.prereqs" size="small" class="prereqs">
			<Column field="course" header="Prerequisite course" />
			<Column header="Where taken"><template #body="{ data, index }"><InputText v-k="'prereq' + index + 'where'" v-model="data.where" :aria-label="'Where taken, ' + data.course" fluid /></template></Column>
			<Column header="Grade"><template #body="{ data, index }"><Select v-k="'prereq' + index + 'grade'" v-model="data.grade" :options="grades" :aria-label="'Grade, ' + data.course" fluid /></template></Column>
		</DataTable>
		<p>List any other college courses you wish to have reviewed for transfer credit.</p>
		<DataTable :value="form.courses" size="small" class="courses">
			<Column header="Course Title"><template #body="{ data, index }"><InputText v-k="'course' + index + 'title'" v-model="data.title" fluid /></template></Column>
			<Column header="College"><template #body="{ data, index }"><InputText v-k="'course' + index + 'where'" v-model="data.where" fluid /></template></Column>
			<Column header="Credit Hrs"><template #body="{ data, index }"><InputNumber v-k="'course' + index + 'hours'" v-model="data.hours" :maxFractionDigits="1" fluid /></template></Column>
			<Column header="Grade"><template #body="{ data, index }"><InputText v-k="'course' + index + 'grade'" v-model="data.grade" fluid /></template></Column>
		</DataTable>
	</Panel>

	<Panel header="Credentials and Employment">
		<div class="four">
			<div v-k:choice="'cna'"><div class="lbl">Are you presently certified as a nursing assistant (CNA)?</div>
				<span v-for="each in yesNo" :key="each" class="option"><RadioButton v-model="form.cna" :inputId="'cna' + each" name="cna" :value="each" /><label :for="'cna' + each">{{ each }}</label></span>
			</div>
			<div><label for="cna_no">Certificate #</label><InputText v-k="'cnaNumber'" id="cna_no" v-model="form.cnaNumber" fluid /></div>
			<div><label for="cna_exp">Expiration date</label><DatePicker v-k="'cnaExpires'" inputId="cna_exp" v-model="form.cnaExpires" dateFormat="mm/dd/yy" fluid /></div>
			<div><span id="cpr_lbl" class="lbl">Current BLS/CPR card?</span><SelectButton v-k="'cpr'" v-model="form.cpr" :options="yesNo" aria-labelledby="cpr_lbl" /></div>
		</div>
		<p>EMPLOYMENT (list present or most recent employer first)</p>
		<Fieldset v-for="(job, n) in form.jobs" :key="n" :legend="'Employer ' + (n + 1)" toggleable>
			<div class="four">
				<div><label :for="'emp' + n">Name of Employer</label><InputText v-k="'job' + n + 'employer'" :id="'emp' + n" v-model="job.employer" fluid /></div>
				<div><label :for="'pos' + n">Position</label><InputText v-k="'job' + n + 'position'" :id="'pos' + n" v-model="job.position" fluid /></div>
				<div><label :for="'hrs' + n">Hours per week</label><InputNumber v-k="'job' + n + 'hours'" :inputId="'hrs' + n" v-model="job.hours" fluid /></div>
				<div><label :for="'since' + n">Date started</label><DatePicker v-k="'job' + n + 'from'" :inputId="'since' + n" v-model="job.from" view="month" dateFormat="mm/yy" fluid /></div>
			</div>
			<label :for="'duties' + n">Duties</label><Textarea v-k="'job' + n + 'duties'" :id="'duties' + n" v-model="job.duties" rows="2" fluid />
			<div class="line" v-k:choice="'job' + n + 'contact'"><span>May we contact this employer?</span>
				<span v-for="each in yesNo" :key="each" class="option"><RadioButton v-model="job.contact" :inputId="'may' + n + each" :name="'may' + n" :value="each" /><label :for="'may' + n + each">{{ each }}</label></span>
			</div>
		</Fieldset>
		<p>SCHOOL, COMMUNITY AND VOLUNTEER ORGANIZATIONS (do not repeat paid employment)</p>
		<div v-for="(row, n) in form.service" :key="n" class="three service">
			<FloatLabel variant="on"><InputText v-k="'service' + n + 'organization'" :id="'org_' + n" v-model="row.organization" fluid /><label :for="'org_' + n">Organization</label></FloatLabel>
			<FloatLabel variant="on"><InputText v-k="'service' + n + 'office'" :id="'office_' + n" v-model="row.office" fluid /><label :for="'office_' + n">Office held / role</label></FloatLabel>
			<FloatLabel variant="on"><MultiSelect v-k="'service' + n + 'grades'" :inputId="'gr_' + n" v-model="row.grades" :options="gradeYears" display="chip" :showToggleAll="false" fluid /><label :for="'gr_' + n">Grade(s) of participation</label></FloatLabel>
		</div>
		<label for="awards">Honors and awards received in high school</label>
		<Textarea v-k="'awards'" id="awards" v-model="form.awards" rows="3" maxlength="400" fluid />
	</Panel>

	<Panel header="Family and Financial Information">
		<p><small>Used to determine eligibility for Nursing Workforce Diversity stipends.</small></p>
		<table class="family">
			<thead><tr><th></th><th>Name</th><th>Occupation</th><th>Highest level of education</th></tr></thead>
			<tbody><tr v-for="(parent, n) in form.parents" :key="n">
				<th scope="row">Parent/guardian {{ n + 1 }}</th>
				<td><InputText v-k="'parent' + n + 'name'" v-model="parent.name" fluid /></td>
				<td><InputText v-k="'parent' + n + 'occupation'" v-model="parent.occupation" fluid /></td>
				<td><Select v-k="'parent' + n + 'education'" v-model="parent.education" :options="education" fluid /></td>
			</tr></tbody>
		</table>
		<div class="two">
			<div v-k:choice="'firstGeneration'"><div class="lbl">Are you a first generation college student (neither parent received a baccalaureate degree)?</div>
				<span v-for="each in yesNo" :key="each" class="option"><RadioButton v-model="form.firstGeneration" :inputId="'fg' + each" name="fg" :value="each" /><label :for="'fg' + each">{{ each }}</label></span>
			</div>
			<div><label for="income">Total annual family income</label><Select v-k="'income'" v-model="form.income" inputId="income" :options="incomes" fluid /></div>
			<div><label for="household">Number of persons living in your household</label><InputNumber v-k="'household'" inputId="household" v-model="form.household" :min="1" showButtons buttonLayout="horizontal" fluid /></div>
			<div v-k:choice="'aid'"><div class="lbl">Are you receiving financial aid?</div>
				<span v-for="each in yesNo" :key="each" class="option"><RadioButton v-model="form.aid" :inputId="'aid' + each" name="aid" :value="each" /><label :for="'aid' + each">{{ each }}</label></span>
			</div>
			<div v-k:choice="'disadvantaged'"><div class="lbl">Do you consider yourself economically or environmentally disadvantaged?</div>
				<span v-for="each in yesNo" :key="each" class="option"><RadioButton v-model="form.disadvantaged" :inputId="'dis' + each" name="dis" :value="each" /><label :for="'dis' + each">{{ each }}</label></span>
			</div>
			<div><label for="heard">How did you hear about the program?</label><MultiSelect v-k="'heard'" v-model="form.heard" inputId="heard" :options="sources" :showToggleAll="false" fluid /></div>
		</div>
	</Panel>

	<Fieldset legend="Health, Background and References">
		<div v-k:choices="'shots'"><div class="lbl">Immunizations for which you have documentation:</div>
			<span v-for="(each, n) in vaccines" :key="each" class="option"><Checkbox v-model="form.shots" :inputId="'vac' + n" name="vac" :value="each" /><label :for="'vac' + n">{{ each }}</label></span>
		</div>
		<div class="line" v-k:choice="'felony'"><span>Have you ever been convicted of a felony or misdemeanor other than a minor traffic violation?</span>
			<span v-for="each in yesNo" :key="each" class="option"><RadioButton v-model="form.felony" :inputId="'fel' + each" name="fel" :value="each" /><label :for="'fel' + each">{{ each }}</label></span>
		</div>
		<p>References (professional preferred; no family members)</p>
		<div v-for="(person, n) in form.references" :key="n" class="three">
			<InputText v-k="'reference' + n + 'name'" v-model="person.name" :placeholder="'Reference ' + (n + 1) + ' name'" fluid />
			<InputText v-k="'reference' + n + 'title'" v-model="person.title" placeholder="Title / Place of employment" fluid />
			<InputMask v-k="'reference' + n + 'phone'" v-model="person.phone" mask="(999) 999-9999" placeholder="Telephone" fluid />
		</div>
	</Fieldset>

	<Card>
		<template #content>
			<div class="option" v-k:box="'truthful'"><Checkbox v-model="form.truthful" inputId="truth" binary /><label for="truth">I certify that the information on this application is accurate and complete. I understand that falsification is grounds for dismissal from the program.</label></div>
			<div class="two">
				<div><label for="sig">Applicant's signature</label><InputText v-k="'signature'" id="sig" v-model="form.signature" fluid /></div>
				<div><label for="sig_date">Date</label><DatePicker v-k="'signed'" inputId="sig_date" v-model="form.signed" dateFormat="mm/dd/yy" fluid /></div>
			</div>
			<Button type="submit" label="Submit application" />
		</template>
	</Card>
	</form>
</main>`,
};

const app = createApp(App);
app.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".dark" } } });
for (const [name, part] of Object.entries({
	AutoComplete, Button, Card, Checkbox, Column, DataTable, DatePicker, Divider, Fieldset, FloatLabel, InputMask, InputNumber, InputText,
	Message, MultiSelect, Panel, RadioButton, Select, SelectButton, Textarea,
}))
	app.component(name, part);
app.directive("k", {
	mounted(element, { value, arg }) {
		elements.set(value, element);
		if (arg) kinds.set(value, arg);
	},
	unmounted(_, { value }) {
		elements.delete(value);
	},
});
app.mount("#root");

const style = document.createElement("style");
style.textContent = `body{font-family:system-ui,sans-serif;margin:0;background:#f4f6f8;font-size:15px}.wrap{max-width:1100px;margin:0 auto;padding:24px}form>*{margin-top:22px}
.two,.three,.four{display:grid;gap:14px;margin:14px 0;align-items:end}.two{grid-template-columns:1fr 1fr}.three{grid-template-columns:repeat(3,1fr)}.four{grid-template-columns:repeat(4,1fr)}
label,.lbl{font-size:14px}.option{display:inline-flex;gap:6px;align-items:center;margin:4px 18px 4px 0}.line{margin:12px 0;display:flex;gap:18px;align-items:center}table{width:100%;border-collapse:collapse}th{text-align:left;font-weight:500;font-size:13px}`;
document.head.append(style);

const two = (n: number) => String(n).padStart(2, "0");
const day = (date: Date | null) => (date instanceof Date ? `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}` : null);
const month = (date: Date | null) => (day(date) ?? "").slice(0, 7) || null;

function state() {
	const { colleges, prereqs, courses, jobs, service, parents, references, ...rest } = form;
	const flat: Record<string, unknown> = {
		...rest,
		dob: day(form.dob),
		hsGraduation: month(form.hsGraduation),
		teasDate: day(form.teasDate),
		actDate: day(form.actDate),
		cnaExpires: day(form.cnaExpires),
		signed: day(form.signed),
	};
	const rows = (name: string, list: object[]) =>
		list.forEach((row, n) => {
			for (const [key, value] of Object.entries(row)) if (key !== "course") flat[`${name}${n}${key}`] = key === "from" ? month(value) : value;
		});
	rows("college", colleges);
	rows("prereq", prereqs);
	rows("course", courses);
	rows("job", jobs);
	rows("service", service);
	rows("parent", parents);
	rows("reference", references);
	return flat;
}

const textOf = (found: Element | null | undefined) => (found?.textContent ?? "").trim();
function shown(key: string): unknown {
	const element = elements.get(key);
	const kind = kinds.get(key);
	if (!element) return "";
	if (kind === "box") return element.querySelector("input")?.checked;
	if (kind) {
		const picked = [...element.querySelectorAll<HTMLInputElement>("input:checked")].map((input) => textOf(element.querySelector(`label[for="${input.id}"]`)));
		return kind === "choices" ? picked : (picked[0] ?? "");
	}
	if (element.classList.contains("p-multiselect"))
		return element.querySelector(".p-chip")
			? [...element.querySelectorAll(".p-chip-label")].map(textOf)
			: element.querySelector(".p-placeholder, .p-multiselect-label-empty")
				? []
				: textOf(element.querySelector(".p-multiselect-label")).split(", ").filter((each) => each && each !== "empty");
	if (element.classList.contains("p-select"))
		return element.querySelector(".p-placeholder, .p-select-label-empty") ? "" : textOf(element.querySelector(".p-select-label")).replace(/^empty$/, "");
	if (element.classList.contains("p-selectbutton")) return textOf(element.querySelector("[aria-pressed=true]"));
	return (element.matches("input, textarea") ? (element as HTMLInputElement) : element.querySelector("input"))?.value ?? "";
}

Object.assign(window, {
	formState: () => JSON.parse(JSON.stringify({ ...state(), submitted: submitted.value })),
	formShown: () => Object.fromEntries(Object.keys(state()).map((key) => [key, shown(key)])),
});
