import { createApp, reactive, ref, toRaw } from "vue/dist/vue.esm-bundler.js";
import PrimeVue from "primevue/config";
import Aura from "@primeuix/themes/aura";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Card from "primevue/card";
import Checkbox from "primevue/checkbox";
import Column from "primevue/column";
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
import Password from "primevue/password";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import ToggleSwitch from "primevue/toggleswitch";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

const EDUCATION = ["No High School", "Some High School", "High School Graduate", "Some College", "2-Year College Graduate", "4-Year College Graduate", "Postgraduate", "Not Known"];
const f = reactive<Record<string, any>>({
	campus: null, term: null, entryStatus: null, major: null, altMajor: null, degreeGoal: null, priorApply: null,
	lastName: "", suffix: null, firstName: "", middleName: "", preferredName: "", otherNames: "",
	mailStreet: "", mailApt: "", mailCity: "", mailState: null, mailZip: "", mailCountry: null,
	permDifferent: false, permStreet: "", permCity: "", permState: null, permZip: "",
	county: "", primaryPhone: "", primaryType: null, altPhone: "", email: "", emailAgain: "", textOk: false,
	birthdate: null, sex: null, birthCity: "", birthCountry: null, ssn: "", ssid: "",
	citizen: null, citizenOf: null, permState2: null, sinceBirth: null, stayBegan: null, parentsLive: null, hsThree: null,
	military: null, hispanic: null, hispanicGroup: null, races: [], fluent: [],
	p1First: "", p1Last: "", p1Ed: null, p2First: "", p2Last: "", p2Ed: null,
	income: null, household: null, dependentCollege: null, firstGen: null, feeWaiver: false, eop: null, programs: [],
	hs: "", hsCity: "", hsState: null, ceeb: "", hsEntered: "", hsGrad: "", gpaU: null, gpaW: null, rank: null, classSize: null,
	college: "", collegeCity: "", collegeDates: "", collegeUnits: null,
	satTaken: null, satErw: null, satErwDate: null, satMath: null, satMathDate: null, actComp: null, actDate: null,
	jobTitle: "", employer: "", jobHours: null, jobWeeks: null,
	emName: "", emRelation: "", emPhone: "", counselor: "", counselorEmail: "",
	dismissed: null, certify: false, signature: "", signedOn: null, submitted: false,
});
const exams = reactive([0, 1, 2].map(() => ({ subject: null, score: null, date: "" })) as any[]);
const hsCourses = reactive([0, 1, 2].map(() => ({ title: "", grade: "", units: null })) as any[]);
const blankActivity = () => ({ org: "", pos: "", grades: [], hours: null, weeks: null });
const acts = reactive([blankActivity()] as any[]);
const awards = reactive([0, 1, 2].map(() => ({ name: "", year: null })) as any[]);

const LISTS: Record<string, any> = {
	campuses: ["Arroyo Seco", "Bayshore", "Cabrillo Point", "Central Valley", "Cordelia", "Eel River", "Laguna", "Mission Hills", "Sierra Foothill", "Tehachapi"].map((n) => ({ name: `State University, ${n}`, code: n.slice(0, 3).toUpperCase() })),
	terms: [{ name: "Fall 2026", code: "264" }, { name: "Spring 2027", code: "272" }, { name: "Fall 2027", code: "274" }, { name: "Spring 2028", code: "282" }],
	entry: [
		{ name: "First-time freshman - graduating high school senior with no college credit", code: "1" },
		{ name: "First-time freshman - graduating high school senior with college credit", code: "2" },
		{ name: "First-time freshman - high school graduate, never attended college", code: "3" },
		{ name: "International (foreign) freshman", code: "4" },
	],
	degrees: ["Bachelor's degree", "Master's degree", "Doctorate", "Professional degree (law, medicine, dentistry)", "Undecided"],
	suffixes: ["Jr.", "Sr.", "II", "III", "IV", "V"],
	states: STATES.map(([code, name]) => ({ code, name })),
	countries: COUNTRIES, majors: MAJORS, education: EDUCATION,
	phoneTypes: ["Cell", "Home", "Work"],
	sexes: [{ label: "Male", value: "M" }, { label: "Female", value: "F" }],
	military: ["No military affiliation", "Currently on active duty", "Member of the Reserve or National Guard", "Veteran of the U.S. Armed Forces", "Dependent of a member or veteran"],
	hispanicGroups: ["Mexican American, Chicano", "Cuban", "Puerto Rican", "Central American", "South American", "Other Latino/Hispanic"],
	races: ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"],
	languages: ["Arabic", "Armenian", "Cantonese", "Farsi", "French", "German", "Hindi", "Hmong", "Igbo", "Japanese", "Korean", "Mandarin", "Portuguese", "Punjabi", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba"],
	incomes: ["Less than $20,000", "$20,000 - $39,999", "$40,000 - $59,999", "$60,000 - $79,999", "$80,000 or more"],
	programs: ["AVID", "EAOP", "GEAR UP", "MESA", "Puente", "Talent Search", "Upward Bound"],
	yesno: ["Yes", "No"],
	exams: ["AP Art History", "AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language and Composition", "AP English Literature and Composition", "AP Environmental Science", "AP Physics 1", "AP Psychology", "AP Spanish Language and Culture", "AP Statistics", "AP United States Government", "AP United States History", "AP World History", "IB Biology HL", "IB History HL", "IB Mathematics SL"],
	scores: [1, 2, 3, 4, 5, 6, 7],
	grades: ["9", "10", "11", "12"],
	gradeNames: ["9th grade", "10th grade", "11th grade", "12th grade"],
};
const SCHOOLS = ["Ashland Valley High School", "Ashford High School", "Cascade Ridge High School", "North Valley High School", "Siskiyou Union High School", "Valley Oak High School"];

const yesNo = (name: string) => `<div class="yn"><span v-for="o in L.yesno" :key="o"><RadioButton v-model="f.${name}" input-id="${name}_YN" :inputId="'${name}_' + o" name="${name}" :value="o" /><label :for="'${name}_' + o">{{ o }}</label></span></div>`.replace(` input-id="${name}_YN"`, "");

const App = {
	setup() {
		const started = ref(false);
		const found = ref<string[]>([]);
		const search = ({ query }: { query: string }) => {
			found.value = SCHOOLS.filter((s) => s.toLowerCase().includes(query.toLowerCase()));
		};
		return { f, L: LISTS, exams, hsCourses, acts, awards, started, found, search, addAct: () => acts.push(blankActivity()) };
	},
	template: `
<header class="bar"><strong>StateApply</strong> <span>The State University &middot; Application for Undergraduate Admission</span></header>
<Card v-if="!started" class="welcome"><template #title>Welcome back, applicant</template>
  <template #content><p>This application is for first-time freshmen only. A response to each item is mandatory unless otherwise indicated.</p><Button label="Start New Application" @click="started = true" /></template></Card>
<form v-else @submit.prevent="f.submitted = true" autocomplete="off">
<Panel header="Section A. Enrollment / Application Information">
  <div class="grid2">
    <div class="field"><label id="campus_l" for="campus">This is an application for admission to</label><Select v-model="f.campus" labelId="campus" :options="L.campuses" optionLabel="name" optionValue="code" placeholder="Select a campus" filter fluid /><small>Submit a separate application for each campus.</small></div>
    <div class="field"><label for="term">Term</label><Select v-model="f.term" labelId="term" :options="L.terms" optionLabel="name" optionValue="code" placeholder="Check one term only" fluid /></div>
    <div class="field wide"><label for="entryStatus">Entry Status</label><Select v-model="f.entryStatus" labelId="entryStatus" :options="L.entry" optionLabel="name" optionValue="code" placeholder="Select one" fluid /></div>
    <div class="field"><label for="major">Intended major</label><Select v-model="f.major" labelId="major" :options="L.majors" filter showClear placeholder="Select major" fluid /><small>If you are uncertain about your major, you may select 'Undecided'.</small></div>
    <div class="field"><label for="altMajor">Alternate major</label><Select v-model="f.altMajor" labelId="altMajor" :options="L.majors" filter showClear placeholder="Select major" fluid /></div>
    <div class="field"><label for="degreeGoal">Highest degree you eventually plan to earn</label><Select v-model="f.degreeGoal" labelId="degreeGoal" :options="L.degrees" placeholder="Select" fluid /></div>
    <div class="field"><p class="q">Have you previously applied to or attended this campus?</p>${yesNo("priorApply")}</div>
  </div>
</Panel>

<Panel header="Name and Address">
  <p class="note">Legal Name. Use the name as it appears on official documents; do not use nicknames or abbreviations.</p>
  <div class="grid4">
    <IftaLabel><InputText id="lastName" v-model="f.lastName" maxlength="35" fluid /><label for="lastName">Last Name</label></IftaLabel>
    <IftaLabel><Select labelId="suffix" v-model="f.suffix" :options="L.suffixes" showClear fluid /><label for="suffix">Suffix (e.g., Jr., Sr.)</label></IftaLabel>
    <IftaLabel><InputText id="firstName" v-model="f.firstName" maxlength="35" fluid /><label for="firstName">First Name</label></IftaLabel>
    <IftaLabel><InputText id="middleName" v-model="f.middleName" maxlength="35" fluid /><label for="middleName">Middle Name</label></IftaLabel>
    <IftaLabel><InputText id="preferredName" v-model="f.preferredName" fluid /><label for="preferredName">Preferred First Name</label></IftaLabel>
    <IftaLabel class="span3"><InputText id="otherNames" v-model="f.otherNames" fluid /><label for="otherNames">Other Name(s) that may appear on your academic records</label></IftaLabel>
  </div>
  <Fieldset legend="Current Mailing Address">
    <div class="grid4">
      <div class="field span3"><label for="mailStreet">Street Number and Street Name</label><InputText id="mailStreet" v-model="f.mailStreet" fluid /></div>
      <div class="field"><label for="mailApt">Apartment</label><InputText id="mailApt" v-model="f.mailApt" fluid /></div>
      <div class="field"><label for="mailCity">City</label><InputText id="mailCity" v-model="f.mailCity" fluid /></div>
      <div class="field"><label for="mailState">State/Province</label><Select labelId="mailState" v-model="f.mailState" :options="L.states" optionLabel="name" optionValue="code" filter fluid placeholder="Select" /></div>
      <div class="field"><label for="mailZip">Zip Code</label><InputMask id="mailZip" v-model="f.mailZip" mask="99999?-9999" fluid /></div>
      <div class="field"><label for="mailCountry">Country</label><Select labelId="mailCountry" v-model="f.mailCountry" :options="L.countries" filter fluid placeholder="Select" /></div>
    </div>
  </Fieldset>
  <Fieldset legend="Permanent Address (if different from current as indicated above)">
    <div class="inline"><ToggleSwitch inputId="permDifferent" v-model="f.permDifferent" /><label for="permDifferent">My permanent address is different</label></div>
    <div class="grid4">
      <div class="field span3"><label for="permStreet">Street Number and Street Name</label><InputText id="permStreet" v-model="f.permStreet" fluid /></div>
      <div class="field"><label for="permCity">City</label><InputText id="permCity" v-model="f.permCity" fluid /></div>
      <div class="field"><label for="permState">State</label><Select labelId="permState" v-model="f.permState" :options="L.states" optionLabel="name" optionValue="code" filter fluid placeholder="Select" /></div>
      <div class="field"><label for="permZip">Zip Code</label><InputMask id="permZip" v-model="f.permZip" mask="99999?-9999" fluid /></div>
      <div class="field"><label for="county">County of residence</label><InputText id="county" v-model="f.county" fluid /></div>
    </div>
  </Fieldset>
  <div class="grid4">
    <div class="field"><label for="primaryPhone">Primary Telephone</label><InputMask id="primaryPhone" v-model="f.primaryPhone" mask="(999) 999-9999" placeholder="(___) ___-____" fluid /></div>
    <div class="field"><label id="primaryType_l">Phone type</label><SelectButton v-model="f.primaryType" :options="L.phoneTypes" aria-labelledby="primaryType_l" id="primaryType" /></div>
    <div class="field"><label for="altPhone">Alternate Phone</label><InputMask id="altPhone" v-model="f.altPhone" mask="(999) 999-9999" placeholder="(___) ___-____" fluid /></div>
    <div class="field"></div>
    <div class="field span2"><label for="email">E-mail address</label><InputText id="email" type="email" v-model="f.email" fluid /><small>Please be certain that this is the e-mail address where your correspondence should be sent.</small></div>
    <div class="field span2"><label for="emailAgain">Re-enter e-mail address</label><InputText id="emailAgain" type="email" v-model="f.emailAgain" fluid /></div>
  </div>
  <div class="inline"><Checkbox binary inputId="textOk" v-model="f.textOk" /><label for="textOk">I authorize the campus to send text messages to my primary telephone.</label></div>
</Panel>

<Panel header="Section B. Personal / Applicant Information">
  <div class="grid4">
    <FloatLabel variant="on"><DatePicker inputId="birthdate" v-model="f.birthdate" dateFormat="mm/dd/yy" showIcon fluid /><label for="birthdate">Birthdate (MM/DD/YYYY)</label></FloatLabel>
    <FloatLabel variant="on"><Select labelId="sex" v-model="f.sex" :options="L.sexes" optionLabel="label" optionValue="value" fluid /><label for="sex">Sex</label></FloatLabel>
    <FloatLabel variant="on"><InputText id="birthCity" v-model="f.birthCity" fluid /><label for="birthCity">City of Birth</label></FloatLabel>
    <FloatLabel variant="on"><Select labelId="birthCountry" v-model="f.birthCountry" :options="L.countries" filter fluid /><label for="birthCountry">Country of Birth</label></FloatLabel>
    <FloatLabel variant="on"><Password inputId="ssn" v-model="f.ssn" :feedback="false" toggleMask fluid /><label for="ssn">Social Security Number</label></FloatLabel>
    <FloatLabel variant="on"><InputText id="ssid" v-model="f.ssid" fluid /><label for="ssid">Statewide Student ID</label></FloatLabel>
  </div>
  <h4>Citizenship and Residency</h4>
  <div role="radiogroup" aria-labelledby="cit_q"><p class="q" id="cit_q">U.S. citizenship status</p>
    <div v-for="(c, i) in ['U.S. citizen', 'U.S. permanent resident or immigrant', 'Refugee or asylee', 'Other visa (F, J, B, H, etc.)', 'No lawful status']" :key="c" class="inline"><RadioButton v-model="f.citizen" :inputId="'citizen_' + i" name="citizen" :value="c" /><label :for="'citizen_' + i">{{ c }}</label></div>
  </div>
  <div class="grid4">
    <div class="field span2"><label for="citizenOf">If you are not a U.S. citizen, list country of citizenship</label><Select labelId="citizenOf" v-model="f.citizenOf" :options="L.countries" filter fluid placeholder="Select" /></div>
    <div class="field span2"><label for="permState2">Which state or possession do you regard as your permanent home?</label><Select labelId="permState2" v-model="f.permState2" :options="L.states" optionLabel="name" optionValue="code" filter fluid placeholder="Select" /></div>
    <div class="field span2"><p class="q">Have you lived in California continuously since birth?</p>${yesNo("sinceBirth")}</div>
    <div class="field span2"><label for="stayBegan">If no, when did your present stay in California begin?</label><DatePicker inputId="stayBegan" v-model="f.stayBegan" dateFormat="mm/dd/yy" fluid /></div>
    <div class="field span2"><p class="q">If you are under 19, does a parent live in California now?</p>${yesNo("parentsLive")}</div>
    <div class="field span2"><p class="q">Will you have attended a California high school for three or more years by graduation?</p>${yesNo("hsThree")}</div>
    <div class="field span2"><label for="military">U.S. military status</label><Select labelId="military" v-model="f.military" :options="L.military" fluid placeholder="Select" /></div>
  </div>
  <h4>Ethnicity and Race</h4><p class="note">The information requested in this section is for reporting purposes and does not affect admission.</p>
  <div class="grid2">
    <div class="field"><p class="q">(a) Are you Hispanic or Latino?</p>${yesNo("hispanic")}</div>
    <div class="field"><label for="hispanicGroup">(b) If yes, describe your Hispanic or Latino background</label><Select labelId="hispanicGroup" v-model="f.hispanicGroup" :options="L.hispanicGroups" showClear fluid placeholder="Decline to state" /></div>
    <div class="field"><p class="q">(c) Regardless of your answer to the prior question, select one or more of the following groups in which you consider yourself to be a member.</p><div v-for="(r, i) in L.races" :key="r" class="inline"><Checkbox v-model="f.races" :inputId="'race' + i" name="races" :value="r" /><label :for="'race' + i">{{ r }}</label></div></div>
    <div class="field"><label id="fluent_l" for="fluent">Languages you speak fluently, in addition to English</label><MultiSelect inputId="fluent" v-model="f.fluent" :options="L.languages" display="chip" filter fluid placeholder="Select all that apply" ariaLabelledby="fluent_l" /></div>
  </div>
</Panel>

<Panel header="Family Education, Income, and Size Information">
  <table class="family"><thead><tr><th></th><th>First Name</th><th>Last Name</th><th>Highest Level of Education</th></tr></thead><tbody>
    <tr><th scope="row">Parent 1</th><td><InputText v-model="f.p1First" name="parent1_first" fluid /></td><td><InputText v-model="f.p1Last" name="parent1_last" fluid /></td><td><Select labelId="p1Ed" v-model="f.p1Ed" :options="L.education" fluid placeholder="Select" /></td></tr>
    <tr><th scope="row">Parent 2</th><td><InputText v-model="f.p2First" name="parent2_first" fluid /></td><td><InputText v-model="f.p2Last" name="parent2_last" fluid /></td><td><Select labelId="p2Ed" v-model="f.p2Ed" :options="L.education" fluid placeholder="Select" /></td></tr>
  </tbody></table>
  <div class="grid4">
    <div class="field span2"><label for="income">Please indicate your family's gross income for the most recent tax year, including untaxed income.</label><Select labelId="income" v-model="f.income" :options="L.incomes" fluid placeholder="Select" /></div>
    <div class="field"><label for="household">How many people, including yourself, live in your household?</label><InputNumber inputId="household" v-model="f.household" :min="1" :max="20" showButtons fluid /></div>
    <div class="field"><label for="dependentCollege">Of these, how many will attend college next year?</label><InputNumber inputId="dependentCollege" v-model="f.dependentCollege" :min="0" :max="20" showButtons fluid /></div>
    <div class="field span2"><p class="q">Will you be the first generation in your family to attend college?</p>${yesNo("firstGen")}</div>
    <div class="field span2"><p class="q">Are you interested in applying to the Educational Opportunity Program (EOP)?</p>${yesNo("eop")}</div>
  </div>
  <div class="inline"><ToggleSwitch inputId="feeWaiver" v-model="f.feeWaiver" /><label for="feeWaiver">I wish to be considered for an application fee waiver</label></div>
  <p class="q" id="prog_q">Indicate if you have participated in any of the following programs:</p>
  <div class="row" role="group" aria-labelledby="prog_q"><span v-for="p in L.programs" :key="p" class="inline"><Checkbox v-model="f.programs" :inputId="'prog_' + p.replace(' ', '')" name="programs" :value="p" /><label :for="'prog_' + p.replace(' ', '')">{{ p }}</label></span></div>
</Panel>

<Panel header="Section C. Educational Background">
  <h4>Last High School Attended</h4>
  <div class="grid4">
    <div class="field span2"><label for="hs">High school from which you graduated or expect to graduate</label><AutoComplete inputId="hs" v-model="f.hs" :suggestions="found" @complete="search" placeholder="Start typing the name of your school" fluid /></div>
    <div class="field"><label for="hsCity">City</label><InputText id="hsCity" v-model="f.hsCity" fluid /></div>
    <div class="field"><label for="hsState">State</label><Select labelId="hsState" v-model="f.hsState" :options="L.states" optionLabel="name" optionValue="code" filter fluid placeholder="Select" /></div>
    <div class="field"><label for="ceeb">High school code (CEEB)</label><InputMask id="ceeb" v-model="f.ceeb" mask="999999" fluid /></div>
    <div class="field"><label for="hsEntered">Date entered (MM/YYYY)</label><InputMask id="hsEntered" v-model="f.hsEntered" mask="99/9999" slotChar="mm/yyyy" fluid /></div>
    <div class="field"><label for="hsGrad">Graduation date (MM/YYYY)</label><InputMask id="hsGrad" v-model="f.hsGrad" mask="99/9999" slotChar="mm/yyyy" fluid /></div>
    <div class="field"></div>
    <div class="field"><label for="gpaU">Unweighted GPA (4.0 scale)</label><InputNumber inputId="gpaU" v-model="f.gpaU" :minFractionDigits="2" :maxFractionDigits="2" :min="0" :max="4" fluid /></div>
    <div class="field"><label for="gpaW">Weighted GPA</label><InputNumber inputId="gpaW" v-model="f.gpaW" :minFractionDigits="2" :maxFractionDigits="2" :min="0" :max="6" fluid /></div>
    <div class="field"><label for="rank">Class rank</label><InputNumber inputId="rank" v-model="f.rank" :min="1" fluid /></div>
    <div class="field"><label for="classSize">out of (class size)</label><InputNumber inputId="classSize" v-model="f.classSize" :min="1" fluid /></div>
  </div>
  <h4>Senior and Junior Year Coursework</h4>
  <DataTable :value="hsCourses" size="small">
    <Column header="Course Title"><template #body="{ data, index }"><InputText v-model="data.title" :id="'hsc' + index + 'title'" fluid /></template></Column>
    <Column header="Grade"><template #body="{ data, index }"><InputText v-model="data.grade" :id="'hsc' + index + 'grade'" fluid /></template></Column>
    <Column header="Credits"><template #body="{ data, index }"><InputNumber v-model="data.units" :inputId="'hsc' + index + 'units'" :maxFractionDigits="2" fluid /></template></Column>
  </DataTable>
  <h4>Colleges Attended</h4><p class="note">Include dual/concurrent enrollment but not Advanced Placement/International Baccalaureate courses.</p>
  <div class="grid4">
    <div class="field span2"><label for="college">Name of college</label><InputText id="college" v-model="f.college" fluid /></div>
    <div class="field"><label for="collegeCity">City and state</label><InputText id="collegeCity" v-model="f.collegeCity" fluid /></div>
    <div class="field"><label for="collegeDates">Dates of attendance</label><InputText id="collegeDates" v-model="f.collegeDates" fluid /></div>
    <div class="field span2"><label for="collegeUnits">Number of college credit hours by high school graduation date</label><InputNumber inputId="collegeUnits" v-model="f.collegeUnits" :min="0" :max="99" fluid /></div>
  </div>
</Panel>

<Panel header="Section D. Test Scores">
  <div class="field"><p class="q">Have you taken the SAT?</p>${yesNo("satTaken")}</div>
  <div class="grid4">
    <div class="field"><label for="satErw">SAT Evidence-Based Reading and Writing (highest)</label><InputNumber inputId="satErw" v-model="f.satErw" :min="0" :max="800" fluid /></div>
    <div class="field"><label for="satErwDate">Test date</label><DatePicker inputId="satErwDate" v-model="f.satErwDate" view="month" dateFormat="mm/yy" placeholder="MM/YYYY" fluid /></div>
    <div class="field"><label for="satMath">SAT Math (highest)</label><InputNumber inputId="satMath" v-model="f.satMath" :min="0" :max="800" fluid /></div>
    <div class="field"><label for="satMathDate">Test date</label><DatePicker inputId="satMathDate" v-model="f.satMathDate" view="month" dateFormat="mm/yy" placeholder="MM/YYYY" fluid /></div>
    <div class="field"><label for="actComp">ACT Composite</label><InputNumber inputId="actComp" v-model="f.actComp" :min="0" :max="36" fluid /></div>
    <div class="field"><label for="actDate">Test date</label><DatePicker inputId="actDate" v-model="f.actDate" view="month" dateFormat="mm/yy" placeholder="MM/YYYY" fluid /></div>
  </div>
  <h4>AP / IB Examinations</h4>
  <DataTable :value="exams" size="small">
    <Column header="Examination"><template #body="{ data, index }"><Select v-model="data.subject" :labelId="'ex' + index + 'subject'" :options="L.exams" filter showClear fluid placeholder="Select exam" /></template></Column>
    <Column header="Score"><template #body="{ data, index }"><Select v-model="data.score" :labelId="'ex' + index + 'score'" :options="L.scores" showClear fluid placeholder="-" /></template></Column>
    <Column header="Exam Date (MM/YYYY)"><template #body="{ data, index }"><InputMask v-model="data.date" :id="'ex' + index + 'date'" mask="99/9999" slotChar="mm/yyyy" fluid /></template></Column>
  </DataTable>
</Panel>

<Panel header="Section E. Activities, Honors, and Employment">
  <p class="note">Extracurricular activities and community or volunteer service. Do not list paid jobs here.</p>
  <Card v-for="(a, i) in acts" :key="i" class="act"><template #subtitle>Activity {{ i + 1 }}</template><template #content>
    <div class="grid4">
      <div class="field span2"><label :for="'act' + i + 'org'">Organization or activity</label><InputText :id="'act' + i + 'org'" v-model="a.org" fluid /></div>
      <div class="field span2"><label :for="'act' + i + 'pos'">Position held</label><InputText :id="'act' + i + 'pos'" v-model="a.pos" fluid /></div>
      <div class="field span2"><span class="q">Grade level</span><div class="row"><span v-for="g in L.grades" :key="g" class="inline"><Checkbox v-model="a.grades" :inputId="'act' + i + 'g' + g" :name="'act' + i + 'grades'" :value="g" /><label :for="'act' + i + 'g' + g">{{ g }}</label></span></div></div>
      <div class="field"><label :for="'act' + i + 'hours'">Hours per week</label><InputNumber :inputId="'act' + i + 'hours'" v-model="a.hours" :max="168" fluid /></div>
      <div class="field"><label :for="'act' + i + 'weeks'">Weeks per year</label><InputNumber :inputId="'act' + i + 'weeks'" v-model="a.weeks" :max="52" fluid /></div>
    </div></template></Card>
  <Button id="addAct" type="button" label="Add another activity" severity="secondary" size="small" @click="addAct" />
  <h4>Talents, Awards and Honors</h4>
  <div v-for="(w, i) in awards" :key="i" class="grid4"><div class="field span3"><label :for="'aw' + i + 'name'">Award or honor {{ i + 1 }}</label><InputText :id="'aw' + i + 'name'" v-model="w.name" fluid /></div><div class="field"><label :for="'aw' + i + 'year'">Year received</label><Select :labelId="'aw' + i + 'year'" v-model="w.year" :options="L.gradeNames" showClear fluid placeholder="Grade" /></div></div>
  <h4>Employment</h4><p class="note">List your most significant paid job during high school.</p>
  <div class="grid4">
    <div class="field span2"><label for="jobTitle">Job title</label><InputText id="jobTitle" v-model="f.jobTitle" fluid /></div>
    <div class="field span2"><label for="employer">Employer</label><InputText id="employer" v-model="f.employer" fluid /></div>
    <div class="field"><label for="jobHours">Hours per week</label><InputNumber inputId="jobHours" v-model="f.jobHours" :max="80" fluid /></div>
    <div class="field"><label for="jobWeeks">Weeks per year</label><InputNumber inputId="jobWeeks" v-model="f.jobWeeks" :max="52" fluid /></div>
  </div>
</Panel>

<Panel header="Section F. Contacts and Certification">
  <div class="grid4">
    <div class="field span2"><label for="emName">Emergency contact name</label><InputText id="emName" v-model="f.emName" fluid /></div>
    <div class="field"><label for="emRelation">Relationship</label><InputText id="emRelation" v-model="f.emRelation" fluid /></div>
    <div class="field"><label for="emPhone">Telephone</label><InputMask id="emPhone" v-model="f.emPhone" mask="(999) 999-9999" fluid /></div>
    <div class="field span2"><label for="counselor">High school counselor's name</label><InputText id="counselor" v-model="f.counselor" fluid /></div>
    <div class="field span2"><label for="counselorEmail">Counselor's e-mail</label><InputText id="counselorEmail" v-model="f.counselorEmail" fluid /></div>
    <div class="field span4"><p class="q">Are you currently on disciplinary probation, suspended, dismissed, or ineligible to return to any school or college?</p>${yesNo("dismissed")}</div>
  </div>
  <div class="inline"><Checkbox binary inputId="certify" v-model="f.certify" /><label for="certify">I certify under penalty of perjury that I have read the instructions and that the information I have provided is true and complete.</label></div>
  <div class="grid4"><div class="field span2"><label for="signature">Applicant's signature (type your full name)</label><InputText id="signature" v-model="f.signature" fluid /></div><div class="field"><label for="signedOn">Date</label><DatePicker inputId="signedOn" v-model="f.signedOn" dateFormat="mm/dd/yy" fluid /></div></div>
  <Message severity="info">The application fee is non-refundable and may not be transferred to another term.</Message>
  <Button type="submit" label="Submit Application" />
</Panel>
</form>`,
};

const app = createApp(App);
app.use(PrimeVue, { theme: { preset: Aura } });
for (const [name, part] of Object.entries({ AutoComplete, Button, Card, Checkbox, Column, DataTable, DatePicker, Fieldset, FloatLabel, IftaLabel, InputMask, InputNumber, InputText, Message, MultiSelect, Panel, Password, RadioButton, Select, SelectButton, ToggleSwitch })) app.component(name, part as any);
app.mount("#root");

const two = (n: number) => String(n).padStart(2, "0");
const plain = (v: any) => (v instanceof Date ? `${v.getFullYear()}-${two(v.getMonth() + 1)}-${two(v.getDate())}` : Array.isArray(v) ? [...toRaw(v)] : (v ?? null));
const LISTED: [string, any[]][] = [["hsc", hsCourses], ["ex", exams], ["act", acts], ["aw", awards]];
const flat = () => {
	const out: Record<string, any> = { ...f };
	for (const [prefix, rows] of LISTED) rows.forEach((row, i) => Object.keys(row).forEach((k) => (out[`${prefix}${i}${k}`] = row[k])));
	return out;
};
const $ = (selector: string) => document.querySelector(selector) as any;
const labelOf = (input: Element) => $(`label[for="${input.id}"]`)?.textContent.trim();
const NAMED: Record<string, string> = { p1First: "parent1_first", p1Last: "parent1_last", p2First: "parent2_first", p2Last: "parent2_last", p2Occ: "parent2_occ" };
function shownOf(key: string): any {
	if (key === "primaryType") return $("#primaryType [aria-pressed=true]")?.textContent.trim() ?? "";
	if (key === "fluent") return [...document.querySelectorAll(".p-multiselect .p-chip-label")].map((e) => e.textContent);
	const grouped = [...document.querySelectorAll(`input[name="${key}"]`)] as HTMLInputElement[];
	if (grouped[0]?.type === "radio") return labelOf(grouped.find((r) => r.checked)!  ?? document.createElement("i")) ?? "";
	if (grouped[0]?.type === "checkbox") return grouped.filter((c) => c.checked).map(labelOf);
	const el = $(NAMED[key] ? `input[name="${NAMED[key]}"]` : `[id="${key}"]`);
	if (!el) return undefined;
	if (el.type === "checkbox") return el.checked;
	if (el.matches("input, textarea")) return el.value;
	const text = el.textContent.trim();
	return el.classList.contains("p-placeholder") || text === "empty" ? "" : text;
}
Object.assign(window, {
	formState: () => Object.fromEntries(Object.entries(flat()).map(([k, v]) => [k, plain(v)])),
	formShown: () => Object.fromEntries(Object.keys(flat()).filter((k) => k !== "submitted").map((k) => [k, shownOf(k)])),
});
