import "vue/dist/vue.esm-bundler.js";
import Aura from "@primeuix/themes/aura";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
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
import Password from "primevue/password";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import Textarea from "primevue/textarea";
import { createApp, reactive, ref } from "vue";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

const TEXTS = [
	"first", "middle", "last", "preferred", "address", "apt", "city", "mailing", "email", "resId", "birthCity", "schoolCity", "studentId", "counselor",
	"dualCollege", "p1First", "p1Last", "p1Occupation", "p1Employer", "p2First", "p2Last", "p2Occupation", "p2Employer",
	"career", "jobWhere", "award1", "award2", "award3", "why", "ecName", "ecRelation", "physician", "insurance", "allergies",
	"refName", "refEmail", "studentSig", "parentSig",
];
const MASKS = ["zip", "cell", "home", "p1Phone", "p2Phone", "ecPhone"];
const DATES = ["dob", "gradDate", "psatDate", "satDate", "actDate", "sigDate"];
const SELECTS = [
	"suffix", "state", "birthCountry", "gender", "pronouns", "hispanic", "raceIndian", "raceAsian", "raceBlack", "racePacific", "raceWhite",
	"schoolState", "grade", "heard", "p1Relation", "p1Education", "p2Relation", "p2Education", "livesWith", "marital", "degree",
];
const NUMBERS = ["gpa", "rank", "classSize", "psat", "satRw", "satMath", "act", "household", "grossIncome", "taxable", "enterYear", "jobHours"];
const RADIOS = ["texts", "citizen", "iep", "dual", "p1Lives", "p2Lives", "fourYear", "lunch", "job"];

const form = reactive<Record<string, any>>({
	...Object.fromEntries([...TEXTS, ...MASKS, "ssn", "school", "major"].map((key) => [key, ""])),
	...Object.fromEntries([...DATES, ...SELECTS, ...NUMBERS, "shirt"].map((key) => [key, null])),
	...Object.fromEntries(RADIOS.map((key) => [key, ""])),
	languages: [], trio: [], help: [], colleges: [], consent: false,
});
const exams = reactive([0, 1, 2].map((id) => ({ id, exam: null, score: null })));
const activities = reactive([0, 1, 2].map((id) => ({ id, name: "", position: "", grades: [], hours: null as number | null })));
const siblings = reactive<{ id: number; first: string; last: string; age: number | null }[]>([]);
const submitted = ref(false);

const SCHOOLS = ["Central High School", "Harding High School", "Hidden Valley High School", "Humboldt High School", "North Valley High School", "Rogue River High School", "South Umpqua High School"];

const app = createApp({
	setup() {
		const schoolHits = ref<string[]>([]);
		const majorHits = ref<string[]>([]);
		const hits = (list: string[], query: string) => list.filter((each) => each.toLowerCase().includes(query.toLowerCase()));
		return {
			form, exams, activities, siblings, submitted, schoolHits, majorHits,
			findSchool: (event: any) => (schoolHits.value = hits(SCHOOLS, event.query)),
			findMajor: (event: any) => (majorHits.value = hits(MAJORS, event.query)),
			addSibling: () => siblings.push({ id: siblings.length, first: "", last: "", age: null }),
			states: STATES.map(([value, label]) => ({ value, label })),
			countries: COUNTRIES,
			yesNo: [{ label: "1 - Yes", value: 1 }, { label: "2 - No", value: 2 }],
			suffixes: ["Jr.", "Sr.", "II", "III", "IV"],
			languageList: ["English", "Spanish", "Arabic", "Hmong", "Igbo", "Karen", "Russian", "Somali", "Vietnamese", "Other"],
			genders: ["Female", "Male", "Non-binary", "Prefer to self-describe", "Prefer not to say"],
			pronounList: ["she/her/hers", "he/him/his", "they/them/theirs", "other"],
			gradeList: [{ label: "8th", value: 8 }, { label: "9th", value: 9 }, { label: "10th", value: 10 }, { label: "11th", value: 11 }, { label: "12th", value: 12 }],
			relations: ["Mother", "Father", "Stepmother", "Stepfather", "Grandparent", "Legal guardian", "Foster parent", "Other"],
			education: ["Less than high school", "High school diploma/GED", "Some college, no degree", "Certificate", "2-year degree (AA/AS/AAS)", "4-year degree (BA/BS)", "Graduate degree"],
			lives: ["Both parents", "Mother only", "Father only", "Mother and stepparent", "Father and stepparent", "Shared custody", "Grandparent(s)", "Legal guardian", "Foster care/ward of the court", "Other"],
			maritalList: ["Married", "Divorced", "Separated", "Single", "Widowed", "Domestic partnership"],
			heardList: ["Counselor", "Teacher", "Friend", "Family member", "Website", "Presentation at school", "Other"],
			degrees: ["Certificate", "Associate's", "Bachelor's", "Master's", "Doctorate", "Not sure"],
			apList: ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Language", "AP English Literature", "AP Environmental Science", "AP European History", "AP Physics 1", "AP Psychology", "AP Spanish Language", "AP Statistics", "AP United States Government", "AP United States History", "AP World History"],
			shirts: ["S", "M", "L", "XL", "2XL"],
			trioList: ["Talent Search (ETS)", "Upward Bound", "Upward Bound Math & Science", "GEAR UP", "None"],
			helpList: ["Math tutoring", "Science tutoring", "Writing", "ACT/SAT prep", "College applications", "Financial aid"],
			certify: () => { submitted.value = true; },
		};
	},
	template: `
<main class="ub">
<header><h1>Upward Bound Math &amp; Science</h1><h2>Application for Enrollment</h2>
<Message severity="info" :closable="false">The information you provide in this application is confidential according to the Family Rights and Privacy Act. Please complete all required fields carefully and completely. Incomplete applications (incomplete phone numbers/email addresses/etc.) will not be considered.</Message></header>
<form @submit.prevent="certify">
<Panel header="STUDENT SECTION">
<p>The fields in this section should be completed by the student who is applying for admission.</p>
<h3>CONTACT INFORMATION</h3>
<p>Please enter the information you would like us to use to contact you. Email is our primary mode of communication, so please enter the email address you check most frequently.</p>
<div class="grid">
<div class="f"><label for="first">Legal First Name *</label><InputText id="first" v-model="form.first" fluid /></div>
<div class="f"><label for="middle">Legal Middle Name</label><InputText id="middle" v-model="form.middle" fluid /></div>
<div class="f"><label for="last">Legal Last Name *</label><InputText id="last" v-model="form.last" fluid /></div>
<div class="f"><label for="suffix">Suffix</label><Select inputId="suffix" v-model="form.suffix" :options="suffixes" showClear fluid /></div>
<div class="f w2"><label for="preferred">Preferred Name - what you would like us to call you</label><InputText id="preferred" v-model="form.preferred" fluid /></div>
<div class="f"><label for="dob">Date of Birth (MM/DD/YYYY) *</label><DatePicker inputId="dob" v-model="form.dob" dateFormat="mm/dd/yy" showIcon fluid /></div>
<div class="f w2"><label for="address">Home Address *</label><InputText id="address" v-model="form.address" fluid /></div>
<div class="f"><label for="apt">Apartment/Unit/Lot Number</label><InputText id="apt" v-model="form.apt" fluid /></div>
<div class="f"><label for="city">City *</label><InputText id="city" v-model="form.city" fluid /></div>
<div class="f"><label for="state">State *</label><Select inputId="state" v-model="form.state" :options="states" optionLabel="label" optionValue="value" filter placeholder="Select a state" fluid /></div>
<div class="f"><label for="zip">Zip *</label><InputMask id="zip" v-model="form.zip" mask="99999" fluid /></div>
<div class="f w3"><label for="mailing">Mailing Address (if different from home address)</label><InputText id="mailing" v-model="form.mailing" fluid /></div>
<div class="f"><label for="cell">Student's Cell Number *</label><InputMask id="cell" v-model="form.cell" mask="(999) 999-9999" placeholder="(___) ___-____" fluid /></div>
<div class="f"><span class="lab">Text messages okay?</span><div class="row"><RadioButton v-model="form.texts" inputId="texts_y" name="texts" value="Yes" /><label for="texts_y">Yes</label><RadioButton v-model="form.texts" inputId="texts_n" name="texts" value="No" /><label for="texts_n">No</label></div></div>
<div class="f"><label for="home">Home Phone (other than cell)</label><InputMask id="home" v-model="form.home" mask="(999) 999-9999" fluid /></div>
<div class="f w2"><label for="email">Student's Email *</label><InputText id="email" type="email" v-model="form.email" fluid /></div>
<div class="f"><span class="lab" id="shirtlab">T-shirt size</span><SelectButton v-model="form.shirt" :options="shirts" aria-labelledby="shirtlab" id="shirt" /></div>
</div>
<h3>DEMOGRAPHIC INFORMATION</h3>
<div class="grid">
<div class="f"><span class="lab">Are you a citizen of the United States? *</span><div class="row"><RadioButton v-model="form.citizen" inputId="citizen_y" name="citizen" value="Yes" /><label for="citizen_y">Yes</label><RadioButton v-model="form.citizen" inputId="citizen_n" name="citizen" value="No" /><label for="citizen_n">No</label></div></div>
<div class="f"><label for="resId">If no, please provide your permanent resident ID#:</label><InputText id="resId" v-model="form.resId" fluid /></div>
<div class="f"><label for="ssn">Social Security Number:</label><Password inputId="ssn" v-model="form.ssn" :feedback="false" toggleMask fluid /></div>
<div class="f"><label for="birthCity">City of Birth</label><InputText id="birthCity" v-model="form.birthCity" fluid /></div>
<div class="f"><label for="birthCountry">Country of Birth</label><Select inputId="birthCountry" v-model="form.birthCountry" :options="countries" filter placeholder="Select" fluid /></div>
<div class="f"><label for="languages">Language(s) spoken at home: *</label><MultiSelect inputId="languages" v-model="form.languages" :options="languageList" display="chip" placeholder="Select all that apply" fluid /></div>
<div class="f"><label for="gender">Gender *</label><Select inputId="gender" v-model="form.gender" :options="genders" fluid /></div>
<div class="f"><label for="pronouns">Pronouns</label><Select inputId="pronouns" v-model="form.pronouns" :options="pronounList" fluid /></div>
</div>
<h3>Cultural Background Information</h3>
<p>For each of the following, choose 1 if you identify YES or choose 2 if you identify NO. The U.S. Department of Education requires us to report this information.</p>
<div class="race">
<label for="hispanic">Ethnic (Hispanic) *</label><Select inputId="hispanic" v-model="form.hispanic" :options="yesNo" optionLabel="label" optionValue="value" />
<label for="raceIndian">American Indian/Alaskan Native *</label><Select inputId="raceIndian" v-model="form.raceIndian" :options="yesNo" optionLabel="label" optionValue="value" />
<label for="raceAsian">Asian *</label><Select inputId="raceAsian" v-model="form.raceAsian" :options="yesNo" optionLabel="label" optionValue="value" />
<label for="raceBlack">Black or African American *</label><Select inputId="raceBlack" v-model="form.raceBlack" :options="yesNo" optionLabel="label" optionValue="value" />
<label for="racePacific">Native Hawaiian or Other Pacific Islander *</label><Select inputId="racePacific" v-model="form.racePacific" :options="yesNo" optionLabel="label" optionValue="value" />
<label for="raceWhite">White *</label><Select inputId="raceWhite" v-model="form.raceWhite" :options="yesNo" optionLabel="label" optionValue="value" />
</div>
</Panel>

<Panel header="ACADEMIC INFORMATION" toggleable>
<div class="grid four">
<div class="f w2"><FloatLabel variant="on"><AutoComplete inputId="school" v-model="form.school" :suggestions="schoolHits" @complete="findSchool" fluid /><label for="school">Current School *</label></FloatLabel></div>
<div class="f"><FloatLabel variant="on"><InputText id="schoolCity" v-model="form.schoolCity" fluid /><label for="schoolCity">School City</label></FloatLabel></div>
<div class="f"><FloatLabel variant="on"><Select inputId="schoolState" v-model="form.schoolState" :options="states" optionLabel="label" optionValue="value" filter fluid /><label for="schoolState">School State</label></FloatLabel></div>
<div class="f"><FloatLabel variant="on"><InputText id="studentId" v-model="form.studentId" fluid /><label for="studentId">School ID #</label></FloatLabel></div>
<div class="f"><FloatLabel variant="on"><Select inputId="grade" v-model="form.grade" :options="gradeList" optionLabel="label" optionValue="value" fluid /><label for="grade">Current Grade Level *</label></FloatLabel></div>
<div class="f"><FloatLabel variant="on"><DatePicker inputId="gradDate" v-model="form.gradDate" view="month" dateFormat="mm/yy" fluid /><label for="gradDate">Expected Graduation (MM/YYYY)</label></FloatLabel></div>
<div class="f"><FloatLabel variant="on"><InputText id="counselor" v-model="form.counselor" fluid /><label for="counselor">School Counselor</label></FloatLabel></div>
<div class="f"><FloatLabel variant="on"><InputNumber inputId="gpa" v-model="form.gpa" :min="0" :max="4" :maxFractionDigits="2" fluid /><label for="gpa">Cumulative GPA (4.0 scale)</label></FloatLabel></div>
<div class="f"><FloatLabel variant="on"><InputNumber inputId="rank" v-model="form.rank" :useGrouping="false" fluid /><label for="rank">Class Rank</label></FloatLabel></div>
<div class="f"><FloatLabel variant="on"><InputNumber inputId="classSize" v-model="form.classSize" :useGrouping="false" fluid /><label for="classSize">Number in Class</label></FloatLabel></div>
</div>
<p class="q">Do you have an IEP or a 504 plan?</p>
<div class="row"><RadioButton v-model="form.iep" inputId="iep_y" name="iep" value="Yes" /><label for="iep_y">Yes</label><RadioButton v-model="form.iep" inputId="iep_n" name="iep" value="No" /><label for="iep_n">No</label></div>
<p class="q">Have you ever participated in any of the following programs? (check all that apply)</p>
<div class="row wrap"><span v-for="(each, i) in trioList" :key="each" class="row"><Checkbox v-model="form.trio" :inputId="'trio' + i" name="trio" :value="each" /><label :for="'trio' + i">{{ each }}</label></span></div>
<p class="q">In which areas would you like help from our program?</p>
<div class="row wrap"><span v-for="(each, i) in helpList" :key="each" class="row"><Checkbox v-model="form.help" :inputId="'help' + i" name="help" :value="each" /><label :for="'help' + i">{{ each }}</label></span></div>
<Divider />
<h3>Standardized tests</h3><p>Leave blank any test you have not taken.</p>
<table class="tests"><thead><tr><th>Test</th><th>Score</th><th>Test Date</th></tr></thead><tbody>
<tr><td>PSAT/NMSQT (total)</td><td><InputNumber inputId="psat" v-model="form.psat" :useGrouping="false" :min="320" :max="1520" /></td><td><DatePicker inputId="psatDate" v-model="form.psatDate" dateFormat="mm/dd/yy" /></td></tr>
<tr><td>SAT Reading &amp; Writing</td><td><InputNumber inputId="satRw" v-model="form.satRw" :useGrouping="false" :min="200" :max="800" /></td><td rowspan="2"><DatePicker inputId="satDate" v-model="form.satDate" dateFormat="mm/dd/yy" placeholder="most recent" /></td></tr>
<tr><td>SAT Math</td><td><InputNumber inputId="satMath" v-model="form.satMath" :useGrouping="false" :min="200" :max="800" /></td></tr>
<tr><td>ACT Composite</td><td><InputNumber inputId="act" v-model="form.act" :useGrouping="false" :min="1" :max="36" /></td><td><DatePicker inputId="actDate" v-model="form.actDate" dateFormat="mm/dd/yy" /></td></tr>
</tbody></table>
<p>Advanced Placement exams you have taken</p>
<DataTable :value="exams" dataKey="id" size="small">
<Column header="AP Exam"><template #body="{ data, index }"><Select :inputId="'exam_' + index" v-model="data.exam" :options="apList" filter showClear placeholder="Select exam" fluid /></template></Column>
<Column header="Score" style="width: 10rem"><template #body="{ data, index }"><Select :inputId="'examScore_' + index" v-model="data.score" :options="[1, 2, 3, 4, 5]" fluid /></template></Column>
</DataTable>
<p class="q">Have you taken any college courses for credit while in high school?</p>
<div class="row"><RadioButton v-model="form.dual" inputId="dual_y" name="dual" value="Yes" /><label for="dual_y">Yes</label><RadioButton v-model="form.dual" inputId="dual_n" name="dual" value="No" /><label for="dual_n">No</label></div>
<div class="f half"><label for="dualCollege">If yes, at which college?</label><InputText id="dualCollege" v-model="form.dualCollege" fluid /></div>
</Panel>

<Fieldset legend="FAMILY INFORMATION AND ELIGIBILITY">
<p>The federal government requires that we collect information and documents in order for students to participate. We need information about your birth parents or legal guardians to determine if you are eligible to participate in our program, even if you live with someone else.</p>
<div class="cols">
<section v-for="p in ['p1', 'p2']" :key="p"><h4>Parent/Guardian {{ p === 'p1' ? '#1' : '#2' }}</h4>
<div class="line"><label :for="p + 'First'">First Name</label><InputText :id="p + 'First'" v-model="form[p + 'First']" fluid /></div>
<div class="line"><label :for="p + 'Last'">Last Name</label><InputText :id="p + 'Last'" v-model="form[p + 'Last']" fluid /></div>
<div class="line"><label :for="p + 'Relation'">Relationship to student</label><Select :inputId="p + 'Relation'" v-model="form[p + 'Relation']" :options="relations" showClear fluid /></div>
<div class="line"><span>Does the student live with this person?</span><div class="row"><RadioButton v-model="form[p + 'Lives']" :inputId="p + 'Lives_y'" :name="p + 'Lives'" value="Yes" /><label :for="p + 'Lives_y'">Yes</label><RadioButton v-model="form[p + 'Lives']" :inputId="p + 'Lives_n'" :name="p + 'Lives'" value="No" /><label :for="p + 'Lives_n'">No</label></div></div>
<div class="line"><label :for="p + 'Phone'">Phone</label><InputMask :id="p + 'Phone'" v-model="form[p + 'Phone']" mask="(999) 999-9999" fluid /></div>
<div class="line"><label :for="p + 'Occupation'">Occupation</label><InputText :id="p + 'Occupation'" v-model="form[p + 'Occupation']" fluid /></div>
<div class="line"><label :for="p + 'Employer'">Place of employment</label><InputText :id="p + 'Employer'" v-model="form[p + 'Employer']" fluid /></div>
<div class="line"><label :for="p + 'Education'">Highest level of education completed</label><Select :inputId="p + 'Education'" v-model="form[p + 'Education']" :options="education" fluid /></div>
</section></div>
<div class="grid">
<div class="f"><label for="livesWith">Student Lives With *</label><Select inputId="livesWith" v-model="form.livesWith" :options="lives" fluid /></div>
<div class="f"><label for="marital">Marital status of natural parents</label><Select inputId="marital" v-model="form.marital" :options="maritalList" fluid /></div>
<div class="f"><label for="household">Number of people in the household *</label><InputNumber inputId="household" v-model="form.household" showButtons :min="1" fluid /></div>
<div class="f"><span class="lab">Does either natural parent have a four-year college degree? *</span><div class="row"><RadioButton v-model="form.fourYear" inputId="fourYear_y" name="fourYear" value="Yes" /><label for="fourYear_y">Yes</label><RadioButton v-model="form.fourYear" inputId="fourYear_n" name="fourYear" value="No" /><label for="fourYear_n">No</label></div></div>
<div class="f"><span class="lab">Do you qualify for free or reduced lunches? *</span><div class="row"><RadioButton v-model="form.lunch" inputId="lunch_y" name="lunch" value="Yes" /><label for="lunch_y">Yes</label><RadioButton v-model="form.lunch" inputId="lunch_n" name="lunch" value="No" /><label for="lunch_n">No</label></div></div>
<div class="f"><label for="grossIncome">Total annual household income (gross)</label><InputNumber inputId="grossIncome" v-model="form.grossIncome" mode="currency" currency="USD" locale="en-US" :maxFractionDigits="0" fluid /></div>
<div class="f w3"><label for="taxable">Taxable income from most recent return (line 15 of form 1040)</label><InputNumber inputId="taxable" v-model="form.taxable" mode="currency" currency="USD" locale="en-US" :maxFractionDigits="0" /></div>
</div>
<h4>Brothers and sisters</h4>
<div v-for="(s, i) in siblings" :key="s.id" class="sib"><InputText v-model="s.first" :id="'sibFirst_' + i" placeholder="First name" /><InputText v-model="s.last" :id="'sibLast_' + i" placeholder="Last name" /><InputNumber v-model="s.age" :inputId="'sibAge_' + i" placeholder="Age" :min="0" :max="99" /></div>
<Button type="button" label="Add brother or sister" icon="pi pi-plus" severity="secondary" @click="addSibling" />
</Fieldset>

<Panel header="GOALS AND ACTIVITIES">
<div class="grid">
<div class="f"><label for="degree">What is the highest degree you hope to earn?</label><Select inputId="degree" v-model="form.degree" :options="degrees" fluid /></div>
<div class="f"><label for="major">What would you like to study in college?</label><AutoComplete inputId="major" v-model="form.major" :suggestions="majorHits" @complete="findMajor" dropdown fluid /></div>
<div class="f"><label for="career">What career are you interested in?</label><InputText id="career" v-model="form.career" fluid /></div>
<div class="f w2"><label for="colleges">Colleges you are applying to (type a name and press enter)</label><AutoComplete inputId="colleges" v-model="form.colleges" multiple :typeahead="false" fluid /></div>
<div class="f"><label for="enterYear">Year you plan to begin college</label><InputNumber inputId="enterYear" v-model="form.enterYear" :useGrouping="false" fluid /></div>
</div>
<p>List the school and community activities in which you are or have been involved, including clubs, sports, church, volunteer work and jobs.</p>
<DataTable :value="activities" dataKey="id" showGridlines>
<Column header="Activity or organization"><template #body="{ data, index }"><InputText :id="'act_' + index" v-model="data.name" fluid /></template></Column>
<Column header="Office/position"><template #body="{ data, index }"><InputText :id="'actPos_' + index" v-model="data.position" fluid /></template></Column>
<Column header="Grades"><template #body="{ data, index }"><MultiSelect :inputId="'actGr_' + index" v-model="data.grades" :options="['9th', '10th', '11th', '12th']" fluid /></template></Column>
<Column header="Hours per week"><template #body="{ data, index }"><InputNumber :inputId="'actHrs_' + index" v-model="data.hours" fluid /></template></Column>
</DataTable>
<p class="q">Do you currently have a job?</p>
<div class="row"><RadioButton v-model="form.job" inputId="job_y" name="job" value="Yes" /><label for="job_y">Yes</label><RadioButton v-model="form.job" inputId="job_n" name="job" value="No" /><label for="job_n">No</label></div>
<div class="grid"><div class="f w2"><label for="jobWhere">If yes, where?</label><InputText id="jobWhere" v-model="form.jobWhere" fluid /></div><div class="f"><label for="jobHours">How many hours per week?</label><InputNumber inputId="jobHours" v-model="form.jobHours" fluid /></div></div>
<p class="q">Honors and awards you have received</p>
<div class="stack"><InputText id="award1" v-model="form.award1" aria-label="Honor or award 1" /><InputText id="award2" v-model="form.award2" aria-label="Honor or award 2" /><InputText id="award3" v-model="form.award3" aria-label="Honor or award 3" /></div>
<div class="f"><label for="why">In your own words, tell us why you want to be part of Upward Bound Math &amp; Science and how it will help you reach your goals.</label><Textarea id="why" v-model="form.why" rows="5" fluid /></div>
<div class="f half"><label for="heard">How did you hear about us?</label><Select inputId="heard" v-model="form.heard" :options="heardList" fluid /></div>
</Panel>

<Panel header="EMERGENCY AND MEDICAL INFORMATION">
<p>In case of emergency, please list someone other than a parent/guardian.</p>
<div class="grid">
<div class="f"><label for="ecName">Name</label><InputText id="ecName" v-model="form.ecName" fluid /></div>
<div class="f"><label for="ecRelation">Relationship</label><InputText id="ecRelation" v-model="form.ecRelation" fluid /></div>
<div class="f"><label for="ecPhone">Phone</label><InputMask id="ecPhone" v-model="form.ecPhone" mask="(999) 999-9999" fluid /></div>
<div class="f"><label for="physician">Family Physician</label><InputText id="physician" v-model="form.physician" fluid /></div>
<div class="f"><label for="insurance">Insurance Company</label><InputText id="insurance" v-model="form.insurance" fluid /></div>
<div class="f"><label for="allergies">Allergies or medical conditions</label><InputText id="allergies" v-model="form.allergies" fluid /></div>
</div>
</Panel>

<Panel header="REFERENCE AND SIGNATURES">
<p>Enter a current or former teacher, not related to you, who is able to speak to your academic performance as a student.</p>
<div class="grid">
<div class="f"><label for="refName">Reference Name</label><InputText id="refName" v-model="form.refName" fluid /></div>
<div class="f w2"><label for="refEmail">Reference Email</label><InputText id="refEmail" v-model="form.refEmail" fluid /></div>
</div>
<div class="row"><Checkbox v-model="form.consent" inputId="consent" binary /><label for="consent">I give permission for my school to release my transcripts, test scores and other records to the program.</label></div>
<div class="grid">
<div class="f"><label for="studentSig">Student Signature (type full name)</label><InputText id="studentSig" v-model="form.studentSig" fluid /></div>
<div class="f"><label for="parentSig">Parent/Guardian Signature</label><InputText id="parentSig" v-model="form.parentSig" fluid /></div>
<div class="f"><label for="sigDate">Date</label><DatePicker inputId="sigDate" v-model="form.sigDate" dateFormat="mm/dd/yy" fluid /></div>
</div>
<Button type="submit" label="Submit Application" />
</Panel>
</form></main>`,
});
app.use(PrimeVue, { theme: { preset: Aura } });
const PARTS = { AutoComplete, Button, Checkbox, Column, DataTable, DatePicker, Divider, Fieldset, FloatLabel, InputMask, InputNumber, InputText, Message, MultiSelect, Panel, Password, RadioButton, Select, SelectButton, Textarea };
for (const [name, part] of Object.entries(PARTS)) app.component(name, part as any);
app.mount("#root");

const two = (n: number) => String(n).padStart(2, "0");
const day = (value: unknown) => (value instanceof Date ? `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}` : (value ?? null));
const box = (id: string) => document.getElementById(id) as HTMLInputElement;
const chosen = (id: string) => {
	const label = box(id);
	return label.closest(".p-select")!.querySelector(".p-placeholder, .p-select-label-empty") ? "" : (label.textContent ?? "").trim();
};
const marked = (name: string) =>
	[...document.querySelectorAll<HTMLInputElement>(`input[name='${name}']:checked`)].map((each) => document.querySelector(`label[for='${each.id}']`)!.textContent!.trim());
const chips = (id: string, root: string) => [...box(id).closest(root)!.querySelectorAll(".p-chip-label")].map((each) => each.textContent!.trim());

(window as any).formState = () => {
	const state: Record<string, unknown> = { submitted: submitted.value };
	for (const [key, value] of Object.entries(form)) state[key] = DATES.includes(key) ? day(value) : Array.isArray(value) ? [...value] : value;
	exams.forEach(({ exam, score }, i) => Object.assign(state, { [`exam_${i}`]: exam, [`examScore_${i}`]: score }));
	activities.forEach((each, i) => Object.assign(state, { [`act_${i}`]: each.name, [`actPos_${i}`]: each.position, [`actGr_${i}`]: [...each.grades], [`actHrs_${i}`]: each.hours }));
	siblings.forEach((each, i) => Object.assign(state, { [`sibFirst_${i}`]: each.first, [`sibLast_${i}`]: each.last, [`sibAge_${i}`]: each.age }));
	return state;
};
(window as any).formShown = () => {
	const shown: Record<string, unknown> = {};
	for (const key of [...TEXTS, ...MASKS, ...DATES, ...NUMBERS, "ssn", "school", "major"]) shown[key] = box(key).value;
	for (const key of SELECTS) shown[key] = chosen(key);
	for (const key of RADIOS) shown[key] = marked(key)[0] ?? "";
	for (const key of ["trio", "help"]) shown[key] = marked(key);
	shown.shirt = document.querySelector("#shirt .p-togglebutton-checked")?.textContent?.trim() ?? "";
	shown.languages = chips("languages", ".p-multiselect");
	shown.colleges = chips("colleges", ".p-autocomplete");
	shown.consent = box("consent").checked;
	exams.forEach((_, i) => Object.assign(shown, { [`exam_${i}`]: chosen(`exam_${i}`), [`examScore_${i}`]: chosen(`examScore_${i}`) }));
	activities.forEach((_, i) => {
		const label = box(`actGr_${i}`).closest(".p-multiselect")!.querySelector(".p-multiselect-label")!;
		const read = label.classList.contains("p-multiselect-label-empty") ? "" : label.textContent!.trim();
		Object.assign(shown, { [`act_${i}`]: box(`act_${i}`).value, [`actPos_${i}`]: box(`actPos_${i}`).value, [`actGr_${i}`]: read ? read.split(", ") : [], [`actHrs_${i}`]: box(`actHrs_${i}`).value });
	});
	siblings.forEach((_, i) => Object.assign(shown, { [`sibFirst_${i}`]: box(`sibFirst_${i}`).value, [`sibLast_${i}`]: box(`sibLast_${i}`).value, [`sibAge_${i}`]: box(`sibAge_${i}`).value }));
	return shown;
};
