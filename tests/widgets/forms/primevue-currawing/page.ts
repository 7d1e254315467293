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
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import Message from "primevue/message";
import MultiSelect from "primevue/multiselect";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import Textarea from "primevue/textarea";
import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
import { STATES } from "../../lists";
import "./page.css";

const f: Record<string, any> = reactive({
	terms: [], academicYear: null,
	legalLast: "", legalFirst: "", legalMi: "", goBy: "", ssn: "", enrollmentNo: "",
	permAddress: "", permCity: "", permState: null, permZip: "", county: "",
	mailAddress: "", mailCity: "", mailState: null, mailZip: "",
	cellPhone: "", messagePhone: "", email: "", dob: null, birthplace: "", gender: null, marital: null, spouse: "",
	dependents: null, veteran: null, branch: "",
	tribe: "", memberStatus: null, reservation: "", languages: [], hispanic: null, race: [],
	p1Name: "", p1Former: "", p1Living: null, p1Tribe: "", p1Occupation: "", p1Employer: "", p1Education: null, p1Phone: "",
	p2Name: "", p2Former: "", p2Living: null, p2Tribe: "", p2Occupation: "", p2Employer: "", p2Education: null, p2Phone: "",
	parentsMarital: null, firstGen: null, income: null, household: null,
	classification: null, degree: null, school: "", schoolAddress: "", major: "", minor: "", gradYear: null, load: null, otherSchools: "", career: "",
	hsName: "", hsCity: "", hsState: null, hsDates: "", hsGraduation: null, diploma: null, gpa: null, rank: null, classSize: null, act: null, sat: null,
	workEmployer: "", workTitle: "", workHours: null, workFromTo: "",
	fafsa: null, otherAid: null, tuition: null, books: null, room: null, pell: null,
	rec1Name: "", rec1Contact: "", rec2Name: "", rec2Contact: "",
	statement: "", certTrue: false, certRelease: false, signature: "", signDate: null,
});
const siblings = reactive([{ name: "", age: null, school: "" }]);
const colleges = reactive([{ name: "", dates: "", degree: "" }]);
const activities = reactive([{ org: "", office: "", grades: [], hours: null }]);
const awards = reactive([{ title: "", grade: null }]);
let submitted = false;

const page = {
	setup() {
		return {
			f, siblings, colleges, activities, awards,
			states: STATES.map(([code, name]) => ({ code, name })),
			years: ["2026-2027", "2027-2028", "2028-2029"],
			genders: ["Female", "Male", "Two-Spirit", "Non-binary", "Prefer not to say"],
			maritals: ["Single", "Married", "Separated", "Divorced", "Widowed"],
			living: ["Living", "Deceased", "Unknown"],
			levels: ["Less than high school", "High school diploma/GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree"],
			tongues: ["English", "Hupa", "Karuk", "Klamath", "Modoc", "Northern Paiute", "Shasta", "Spanish", "Tolowa", "Yurok", "Other"],
			races: ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"],
			classes: ["Vocational Training", "Freshman", "Sophomore", "Junior", "Senior", "Graduate"],
			degrees: ["Certificate", "AA/AS/AAS", "BA/BS", "MA/MS", "EdD/PhD", "JD/MD/DDS"],
			grades: ["9", "10", "11", "12"],
			gradeNames: ["Freshman (9th)", "Sophomore (10th)", "Junior (11th)", "Senior (12th)"],
			tribes: [],
			findTribe() {},
			more: (rows: any[], row: any) => rows.push(row),
			send() { submitted = true; },
		};
	},
	template: `
<div class="sheet">
 <header>
  <div class="seal">KRIEF</div>
  <div><h1>Klamath Rivers Intertribal Education Fund</h1><h2>Higher Education Scholarship / Financial Assistance Application</h2></div>
 </header>
 <Message severity="secondary">Incomplete applications will NOT be considered. Please print a copy for your records. Proof of enrollment (CIB) must reach our office before the deadline.</Message>
 <form @submit.prevent="send" autocomplete="off">
  <div class="terms">
   <div>
    <b>Student - Terms Applying For:</b>
    <span v-for="t in ['Fall', 'Spring', 'Winter', 'Summer Only']" :key="t" class="opt"><Checkbox v-model="f.terms" :inputId="'term' + t[0] + t[1]" name="terms" :value="t" /><label :for="'term' + t[0] + t[1]">{{ t }}</label></span>
   </div>
   <div><label id="ayLabel" for="academicYear">Academic year</label> <Select v-model="f.academicYear" inputId="academicYear" aria-labelledby="ayLabel" :options="years" placeholder="Select year" /></div>
  </div>

  <Fieldset legend="SECTION I: Applicant Information">
   <div class="grid">
    <div class="c5"><label for="legalLast">Legal Name: (last)</label><InputText id="legalLast" v-model="f.legalLast" fluid /></div>
    <div class="c4"><label for="legalFirst">(first)</label><InputText id="legalFirst" v-model="f.legalFirst" fluid /></div>
    <div class="c1"><label for="legalMi">(mi)</label><InputText id="legalMi" v-model="f.legalMi" maxlength="1" fluid /></div>
    <div class="c2"><label for="goBy">Name you go by</label><InputText id="goBy" v-model="f.goBy" fluid /></div>
    <div class="c3"><label for="ssn">SSN No.</label><InputMask id="ssn" v-model="f.ssn" mask="999-99-9999" fluid /></div>
    <div class="c3"><label for="enrollmentNo">Enrollment No.</label><InputText id="enrollmentNo" v-model="f.enrollmentNo" fluid /></div>
    <div class="c3"><label for="dob">Date of Birth</label><DatePicker v-model="f.dob" inputId="dob" dateFormat="mm/dd/yy" placeholder="mm/dd/yyyy" fluid /></div>
    <div class="c3"><label for="birthplace">Place of Birth</label><InputText id="birthplace" v-model="f.birthplace" fluid /><small>City and state, or country if outside U.S.</small></div>
   </div>
   <h4>Permanent Home Address</h4>
   <div class="grid">
    <div class="c12"><label for="permAddress">Address</label><InputText id="permAddress" v-model="f.permAddress" fluid /></div>
    <div class="c4"><label for="permCity">City</label><InputText id="permCity" v-model="f.permCity" fluid /></div>
    <div class="c3"><label id="permStateLabel">State</label><Select v-model="f.permState" labelId="permState" aria-labelledby="permStateLabel" :options="states" optionLabel="name" optionValue="code" filter fluid /></div>
    <div class="c2"><label for="permZip">Zip</label><InputText id="permZip" v-model="f.permZip" fluid /></div>
    <div class="c3"><label for="county">County</label><InputText id="county" v-model="f.county" fluid /></div>
   </div>
   <h4>Mailing Address <i>(only if different from above; P.O. Box is acceptable)</i></h4>
   <div class="grid">
    <div class="c12"><label for="mailAddress">Address</label><InputText id="mailAddress" v-model="f.mailAddress" fluid /></div>
    <div class="c5"><label for="mailCity">City</label><InputText id="mailCity" v-model="f.mailCity" fluid /></div>
    <div class="c4"><label id="mailStateLabel">State</label><Select v-model="f.mailState" labelId="mailState" aria-labelledby="mailStateLabel" :options="states" optionLabel="name" optionValue="code" filter fluid /></div>
    <div class="c3"><label for="mailZip">Zip</label><InputText id="mailZip" v-model="f.mailZip" fluid /></div>
   </div>
   <div class="grid gap">
    <div class="c4"><FloatLabel variant="on"><InputMask id="cellPhone" v-model="f.cellPhone" mask="(999) 999-9999" fluid /><label for="cellPhone">Cell Phone</label></FloatLabel></div>
    <div class="c4"><FloatLabel variant="on"><InputMask id="messagePhone" v-model="f.messagePhone" mask="(999) 999-9999" fluid /><label for="messagePhone">Message Phone</label></FloatLabel></div>
    <div class="c4"><FloatLabel variant="on"><InputText id="email" v-model="f.email" type="email" fluid /><label for="email">Email Address</label></FloatLabel></div>
    <div class="c3"><label id="genderLabel">Gender</label><Select v-model="f.gender" labelId="gender" aria-labelledby="genderLabel" :options="genders" fluid /></div>
    <div class="c3"><label id="maritalLabel">Marital Status</label><Select v-model="f.marital" labelId="marital" aria-labelledby="maritalLabel" :options="maritals" fluid /></div>
    <div class="c4"><label for="spouse">Spouse's Name</label><InputText id="spouse" v-model="f.spouse" fluid /></div>
    <div class="c2"><label for="dependents">No. of Dependents</label><InputNumber v-model="f.dependents" inputId="dependents" :useGrouping="false" fluid /></div>
    <div class="c6 line"><span>Are you a Veteran?</span> <span class="opt"><RadioButton v-model="f.veteran" inputId="vetY" name="veteran" value="yes" /><label for="vetY">yes</label></span><span class="opt"><RadioButton v-model="f.veteran" inputId="vetN" name="veteran" value="no" /><label for="vetN">no</label></span></div>
    <div class="c6"><label for="branch">Military Branch</label><InputText id="branch" v-model="f.branch" fluid /></div>
   </div>
  </Fieldset>

  <Fieldset legend="Tribal Affiliation">
   <div class="grid">
    <div class="c6"><label for="tribe">Tribe / Band / Village in which you are enrolled</label><AutoComplete v-model="f.tribe" inputId="tribe" :suggestions="tribes" @complete="findTribe" fluid /></div>
    <div class="c6"><label for="reservation">Home Reservation / Rancheria</label><InputText id="reservation" v-model="f.reservation" fluid /></div>
    <div class="c12">I am: <span v-for="(t, i) in ['An enrolled member of a federally recognized tribe', 'A descendant (parent or grandparent enrolled)', 'A member of a state recognized tribe']" :key="i" class="opt"><RadioButton v-model="f.memberStatus" :inputId="'mem' + i" name="memberStatus" :value="t" /><label :for="'mem' + i">{{ t }}</label></span></div>
    <div class="c6"><label id="langLabel">Languages you speak, Native and other</label><MultiSelect v-model="f.languages" inputId="languages" aria-labelledby="langLabel" :options="tongues" display="chip" :showToggleAll="false" fluid /></div>
    <div class="c6"><div>Hispanic or Latino/a (for State reporting)</div><SelectButton v-model="f.hispanic" id="hispanic" :options="['Yes', 'No']" /></div>
    <div class="c12"><div>Race (for State reporting; mark all that apply)</div><div v-for="(r, i) in races" :key="r" class="opt"><Checkbox v-model="f.race" :inputId="'race' + i" name="race" :value="r" /><label :for="'race' + i">{{ r }}</label></div></div>
   </div>
  </Fieldset>

  <Fieldset legend="Family Information">
   <table class="family">
    <thead><tr><th></th><th>Parent / Guardian 1</th><th>Parent / Guardian 2</th></tr></thead>
    <tbody>
     <tr><th scope="row">Full Name</th><td><InputText id="p1Name" v-model="f.p1Name" fluid /></td><td><InputText id="p2Name" v-model="f.p2Name" fluid /></td></tr>
     <tr><th scope="row">Maiden / Former Last Name</th><td><InputText id="p1Former" v-model="f.p1Former" fluid /></td><td><InputText id="p2Former" v-model="f.p2Former" fluid /></td></tr>
     <tr><th scope="row">Living or Deceased</th><td><Select v-model="f.p1Living" labelId="p1Living" :options="living" fluid /></td><td><Select v-model="f.p2Living" labelId="p2Living" :options="living" fluid /></td></tr>
     <tr><th scope="row">Tribe and Enrollment No.</th><td><InputText id="p1Tribe" v-model="f.p1Tribe" fluid /></td><td><InputText id="p2Tribe" v-model="f.p2Tribe" fluid /></td></tr>
     <tr><th scope="row">Occupation</th><td><InputText id="p1Occupation" v-model="f.p1Occupation" fluid /></td><td><InputText id="p2Occupation" v-model="f.p2Occupation" fluid /></td></tr>
     <tr><th scope="row">Employer</th><td><InputText id="p1Employer" v-model="f.p1Employer" fluid /></td><td><InputText id="p2Employer" v-model="f.p2Employer" fluid /></td></tr>
     <tr><th scope="row">Highest Level of Education</th><td><Select v-model="f.p1Education" labelId="p1Education" :options="levels" fluid /></td><td><Select v-model="f.p2Education" labelId="p2Education" :options="levels" fluid /></td></tr>
     <tr><th scope="row">Daytime Phone</th><td><InputMask id="p1Phone" v-model="f.p1Phone" mask="(999) 999-9999" fluid /></td><td><InputMask id="p2Phone" v-model="f.p2Phone" mask="(999) 999-9999" fluid /></td></tr>
    </tbody>
   </table>
   <div class="grid gap">
    <div class="c4"><label id="pmLabel">Parents' Marital Status</label><Select v-model="f.parentsMarital" labelId="parentsMarital" aria-labelledby="pmLabel" :options="maritals" fluid /></div>
    <div class="c4"><label for="income">Annual Household Income</label><InputNumber v-model="f.income" inputId="income" mode="currency" currency="USD" locale="en-US" :minFractionDigits="0" :maxFractionDigits="0" fluid /></div>
    <div class="c4"><label for="household">Number in Household</label><InputNumber v-model="f.household" inputId="household" fluid /></div>
    <div class="c12 line"><span>Are you the first in your family to attend college?</span> <span class="opt"><RadioButton v-model="f.firstGen" inputId="fgY" name="firstGen" value="Yes" /><label for="fgY">Yes</label></span><span class="opt"><RadioButton v-model="f.firstGen" inputId="fgN" name="firstGen" value="No" /><label for="fgN">No</label></span></div>
   </div>
   <h4>Brothers and Sisters</h4>
   <DataTable :value="siblings" size="small">
    <Column header="Name"><template #body="{ data, index }"><InputText v-model="data.name" :id="'sib' + index + 'Name'" aria-label="Name" fluid /></template></Column>
    <Column header="Age"><template #body="{ data, index }"><InputNumber v-model="data.age" :inputId="'sib' + index + 'Age'" aria-label="Age" fluid /></template></Column>
    <Column header="School / Grade, if in school"><template #body="{ data, index }"><InputText v-model="data.school" :id="'sib' + index + 'School'" aria-label="School / Grade, if in school" fluid /></template></Column>
   </DataTable>
   <Button type="button" label="Add brother or sister" text size="small" @click="more(siblings, { name: '', age: null, school: '' })" />
  </Fieldset>

  <Fieldset legend="SECTION II: Current Education Plan">
   <p>Classification for the academic year you are applying for (please check one):</p>
   <span v-for="(t, i) in classes" :key="t" class="opt"><RadioButton v-model="f.classification" :inputId="'cls' + i" name="classification" :value="t" /><label :for="'cls' + i">{{ t }}</label></span>
   <div class="grid gap">
    <div class="c7"><label for="school">School you plan to attend</label><InputText id="school" v-model="f.school" fluid /></div>
    <div class="c5"><label for="schoolAddress">Address of Financial Aid Office</label><InputText id="schoolAddress" v-model="f.schoolAddress" fluid /></div>
    <div class="c4"><label for="major">Major</label><InputText id="major" v-model="f.major" fluid /></div>
    <div class="c3"><label for="minor">Minor</label><InputText id="minor" v-model="f.minor" fluid /></div>
    <div class="c3"><label id="degreeLabel">Highest degree you plan to earn</label><Select v-model="f.degree" labelId="degree" aria-labelledby="degreeLabel" :options="degrees" fluid /></div>
    <div class="c2"><label for="gradYear">Year to Graduate</label><InputNumber v-model="f.gradYear" inputId="gradYear" :useGrouping="false" fluid /></div>
    <div class="c12 line"><span>I will be attending:</span> <span v-for="(t, i) in ['College Undergraduate Full Time (12+ hours)', 'College Undergraduate Part Time', 'College Graduate Full Time (9+ hours)']" :key="i" class="opt"><RadioButton v-model="f.load" :inputId="'load' + i" name="load" :value="t" /><label :for="'load' + i">{{ t }}</label></span></div>
    <div class="c6"><label for="otherSchools">Other schools to which you have applied</label><Textarea id="otherSchools" v-model="f.otherSchools" rows="2" fluid /></div>
    <div class="c6"><label for="career">Career goal</label><InputText id="career" v-model="f.career" fluid /></div>
   </div>
  </Fieldset>

  <Fieldset legend="SECTION III: Educational Background">
   <div class="grid">
    <div class="c5"><label for="hsName">Jr High/High School Attended</label><InputText id="hsName" v-model="f.hsName" fluid /></div>
    <div class="c3"><label for="hsCity">City</label><InputText id="hsCity" v-model="f.hsCity" fluid /></div>
    <div class="c2"><label id="hsStateLabel">State</label><Select v-model="f.hsState" labelId="hsState" aria-labelledby="hsStateLabel" :options="states" optionLabel="code" optionValue="code" fluid /></div>
    <div class="c2"><label for="hsDates">Years attended</label><InputText id="hsDates" v-model="f.hsDates" fluid /></div>
    <div class="c3"><label for="hsGraduation">Date of Graduation or GED</label><DatePicker v-model="f.hsGraduation" inputId="hsGraduation" dateFormat="mm/dd/yy" showIcon fluid /></div>
    <div class="c5 line"><span>Completed (or will complete) with</span> <span v-for="(t, i) in ['Diploma', 'GED']" :key="i" class="opt"><RadioButton v-model="f.diploma" :inputId="'dip' + i" name="diploma" :value="t" /><label :for="'dip' + i">{{ t }}</label></span></div>
    <div class="c2"><label for="gpa">Cum. GPA (4.0)</label><InputNumber v-model="f.gpa" inputId="gpa" :min="0" :max="4" :minFractionDigits="2" :maxFractionDigits="2" fluid /></div>
    <div class="c1"><label for="rank">Rank</label><InputNumber v-model="f.rank" inputId="rank" fluid /></div>
    <div class="c1"><label for="classSize">out of</label><InputNumber v-model="f.classSize" inputId="classSize" fluid /></div>
    <div class="c3"><label for="act">ACT Composite</label><InputNumber v-model="f.act" inputId="act" :max="36" fluid /></div>
    <div class="c3"><label for="sat">SAT Total</label><InputNumber v-model="f.sat" inputId="sat" :max="1600" :useGrouping="false" fluid /></div>
   </div>
   <p>List colleges, universities or vocational schools attended, with the most recent first.</p>
   <DataTable :value="colleges" size="small">
    <Column header="College / University"><template #body="{ data, index }"><InputText v-model="data.name" :id="'col' + index + 'Name'" fluid /></template></Column>
    <Column header="Dates attended"><template #body="{ data, index }"><InputText v-model="data.dates" :id="'col' + index + 'Dates'" fluid /></template></Column>
    <Column header="Degree or certificate earned"><template #body="{ data, index }"><InputText v-model="data.degree" :id="'col' + index + 'Degree'" fluid /></template></Column>
   </DataTable>
   <Button type="button" label="Add a college" text size="small" @click="more(colleges, { name: '', dates: '', degree: '' })" />
  </Fieldset>

  <Fieldset legend="SECTION IV: Extracurricular Activity, Awards and Experience">
   <p>List your extracurricular activities. Attach additional sheets if needed.</p>
   <DataTable :value="activities" size="small" showGridlines>
    <Column header="Activity / Organization"><template #body="{ data, index }"><InputText v-model="data.org" :id="'act' + index + 'Org'" fluid /></template></Column>
    <Column header="Office(s) held"><template #body="{ data, index }"><InputText v-model="data.office" :id="'act' + index + 'Office'" fluid /></template></Column>
    <Column header="Grade(s)"><template #body="{ data, index }"><SelectButton v-model="data.grades" :id="'act' + index + 'Grades'" :options="grades" multiple size="small" /></template></Column>
    <Column header="Hrs/week"><template #body="{ data, index }"><InputNumber v-model="data.hours" :inputId="'act' + index + 'Hours'" fluid /></template></Column>
   </DataTable>
   <Button type="button" label="Add an activity" text size="small" @click="more(activities, { org: '', office: '', grades: [], hours: null })" />
   <p>Awards and honors</p>
   <div v-for="(a, index) in awards" :key="index" class="grid award">
    <div class="c8"><label :for="'aw' + index + 'Title'">Award</label><InputText v-model="a.title" :id="'aw' + index + 'Title'" fluid /></div>
    <div class="c4"><label :id="'aw' + index + 'GradeLabel'">When received</label><Select v-model="a.grade" :labelId="'aw' + index + 'Grade'" :aria-labelledby="'aw' + index + 'GradeLabel'" :options="gradeNames" fluid /></div>
   </div>
   <Button type="button" label="Add an award" text size="small" @click="more(awards, { title: '', grade: null })" />
   <p>Work experience (paid, most recent employer)</p>
   <div class="grid">
    <div class="c4"><label for="workEmployer">Employer</label><InputText id="workEmployer" v-model="f.workEmployer" fluid /></div>
    <div class="c3"><label for="workTitle">Position</label><InputText id="workTitle" v-model="f.workTitle" fluid /></div>
    <div class="c2"><label for="workHours">Hours per week</label><InputNumber v-model="f.workHours" inputId="workHours" fluid /></div>
    <div class="c3"><label for="workFromTo">Dates employed (mo/yr to mo/yr)</label><InputText id="workFromTo" v-model="f.workFromTo" fluid /></div>
   </div>
  </Fieldset>

  <Fieldset legend="Statement of Financial Need">
   <div class="line"><span>Have you filed the FAFSA for this academic year?</span> <span v-for="t in ['Yes', 'No']" :key="t" class="opt"><RadioButton v-model="f.fafsa" :inputId="'fafsa' + t" name="fafsa" :value="t" /><label :for="'fafsa' + t">{{ t }}</label></span></div>
   <div class="line"><span>Do you receive financial aid from other sources?</span> <span v-for="t in ['Yes', 'No']" :key="t" class="opt"><RadioButton v-model="f.otherAid" :inputId="'aid' + t" name="otherAid" :value="t" /><label :for="'aid' + t">{{ t }}</label></span></div>
   <div class="grid gap">
    <div class="c3"><label for="tuition">Tuition/Fees</label><InputNumber v-model="f.tuition" inputId="tuition" mode="currency" currency="USD" locale="en-US" fluid /></div>
    <div class="c3"><label for="books">Books/Supplies</label><InputNumber v-model="f.books" inputId="books" mode="currency" currency="USD" locale="en-US" fluid /></div>
    <div class="c3"><label for="room">Room/Board</label><InputNumber v-model="f.room" inputId="room" mode="currency" currency="USD" locale="en-US" fluid /></div>
    <div class="c3"><label for="pell">Less: Pell and other grants</label><InputNumber v-model="f.pell" inputId="pell" mode="currency" currency="USD" locale="en-US" fluid /></div>
   </div>
  </Fieldset>

  <Fieldset legend="SECTION V: Two Letters of Recommendation">
   <p>One must be from a teacher or counselor. Relatives may not serve.</p>
   <div class="grid">
    <div class="c6"><label for="rec1Name">1. Name and title</label><InputText id="rec1Name" v-model="f.rec1Name" fluid /></div>
    <div class="c6"><label for="rec1Contact">Phone or email</label><InputText id="rec1Contact" v-model="f.rec1Contact" fluid /></div>
    <div class="c6"><label for="rec2Name">2. Name and title</label><InputText id="rec2Name" v-model="f.rec2Name" fluid /></div>
    <div class="c6"><label for="rec2Contact">Phone or email</label><InputText id="rec2Contact" v-model="f.rec2Contact" fluid /></div>
   </div>
  </Fieldset>

  <Fieldset legend="SECTION VI: Personal Statement and Certification">
   <label for="statement">In 500 words or less, tell us about your educational goals and how you will give back to your tribal community.</label>
   <Textarea id="statement" v-model="f.statement" rows="5" fluid />
   <div class="opt wide"><Checkbox v-model="f.certTrue" binary inputId="certTrue" /><label for="certTrue">I hereby certify that the information given is true and complete to the best of my knowledge.</label></div>
   <div class="opt wide"><Checkbox v-model="f.certRelease" binary inputId="certRelease" /><label for="certRelease">I authorize the release of my grades and financial aid records to the Education Fund.</label></div>
   <div class="grid">
    <div class="c8"><label for="signature">Student Signature</label><InputText id="signature" v-model="f.signature" fluid /></div>
    <div class="c4"><label for="signDate">Date</label><DatePicker v-model="f.signDate" inputId="signDate" dateFormat="mm/dd/yy" fluid /></div>
   </div>
  </Fieldset>
  <Button type="submit" label="Submit application" />
 </form>
</div>`,
};

const app = createApp(page);
app.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".dark" } } });
for (const [name, component] of Object.entries({
	AutoComplete, Button, Checkbox, Column, DataTable, DatePicker, Fieldset, FloatLabel, InputMask, InputNumber, InputText,
	Message, MultiSelect, RadioButton, Select, SelectButton, Textarea,
}))
	app.component(name, component);
app.mount("#root");

const plain = (value: any) =>
	value instanceof Date
		? `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}`
		: Array.isArray(value) ? [...value] : (value ?? "");
const rows: [string, any[], [string, string][]][] = [
	["sib", siblings, [["name", "Name"], ["age", "Age"], ["school", "School"]]],
	["col", colleges, [["name", "Name"], ["dates", "Dates"], ["degree", "Degree"]]],
	["act", activities, [["org", "Org"], ["office", "Office"], ["grades", "Grades"], ["hours", "Hours"]]],
	["aw", awards, [["title", "Title"], ["grade", "Grade"]]],
];
const formState = () => {
	const state: Record<string, any> = { submitted };
	for (const key of Object.keys(f)) state[key] = plain(f[key]);
	for (const [prefix, list, fields] of rows)
		list.forEach((row, index) => { for (const [field, name] of fields) state[`${prefix}${index}${name}`] = plain(row[field]); });
	return state;
};
const labelOf = (input: Element) => document.querySelector(`label[for="${input.id}"]`)?.textContent?.trim() ?? "";
const shownOf = (key: string, many: boolean) => {
	const named = [...document.querySelectorAll<HTMLInputElement>(`input[name="${key}"]`)];
	if (named.length > 0) {
		const chosen = named.filter((input) => input.checked).map(labelOf);
		return many ? chosen : (chosen[0] ?? "");
	}
	const place = document.getElementById(key)!;
	if (place.classList.contains("p-selectbutton")) {
		const chosen = [...place.querySelectorAll("[aria-pressed=true]")].map((each) => each.textContent!.trim());
		return many ? chosen : (chosen[0] ?? "");
	}
	if (place.closest(".p-multiselect")) return [...place.closest(".p-multiselect")!.querySelectorAll(".p-chip-label")].map((each) => each.textContent!.trim());
	if (place instanceof HTMLInputElement && place.type === "checkbox") return place.checked;
	if (place instanceof HTMLInputElement || place instanceof HTMLTextAreaElement) return place.value;
	return place.textContent!.replace(/\u00a0/g, " ").trim();
};
Object.assign(window, {
	formState,
	formShown: () => Object.fromEntries(Object.entries(formState()).filter(([key]) => key !== "submitted").map(([key, value]) => [key, shownOf(key, Array.isArray(value))])),
});
