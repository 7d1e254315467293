import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
import PrimeVue from "primevue/config";
import Aura from "@primeuix/themes/aura";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import Column from "primevue/column";
import DataTable from "primevue/datatable";
import DatePicker from "primevue/datepicker";
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
import { MAJORS, STATES } from "../../lists";
import "./page.css";

const f: Record<string, any> = reactive({
	applicantType: null, awardYear: null, priorAward: null, heardFrom: [],
	lastName: "", firstName: "", middleInitial: "", otherNames: "", ssn4: "", dob: null, birthplace: "", sex: null, maritalStatus: null,
	email: "", phone: "", messagePhone: "", street: "", city: "", state: null, zip: "", county: "",
	permStreet: "", permCity: "", permState: null, permZip: "",
	citizenship: null, alienNo: "", heritage: [], hispanicOrigin: null, tribalStatus: null, tribe: "", enrollmentNo: "", otherLanguages: [], veteran: null, firstGen: null,
	fatherName: "", motherName: "", fatherLiving: null, motherLiving: null, fatherOccupation: "", motherOccupation: "", fatherEmployer: "", motherEmployer: "",
	fatherEducation: null, motherEducation: null, parentsMarital: null, livesWith: null, householdSize: null, siblingCount: null, inCollege: null,
	income: null, reducedLunch: null, fafsa: null, sai: null, receivingAid: null, aidAmount: null,
	hsName: "", hsCityState: "", hsGraduation: null, gpa: null, rank: null, classSize: null,
	satReading: null, satMath: null, satTotal: null, actComposite: null, actDate: null,
	collegeChoice: "", accepted: null, otherCollege1: "", otherCollege2: "", major: "", degree: null, load: null, collegeGraduation: "", careerGoal: "", concurrentCollege: "", concurrentDates: "",
	employer: "", jobTitle: "", jobHours: null, jobDates: "",
	essayGoals: "", essayCommunity: "", essayNeed: "",
	ref1Name: "", ref1Title: "", ref1Phone: "", ref2Name: "", ref2Title: "", ref2Phone: "",
	photoRelease: null, certify: false, signature: "", signatureDate: null, parentSignature: "",
	siblings: [{ name: "", age: null, school: "" }],
	honors: [0, 1, 2].map(() => ({ title: "", grade: null })),
	activities: [0, 1, 2].map(() => ({ name: "", office: "", grades: [], hours: null })),
});
let submitted = false;

const languages = ["Arabic", "Cherokee", "Diné (Navajo)", "Hmong", "Igbo", "Lakota", "Mandarin", "Nahuatl", "Spanish", "Tagalog", "Vietnamese", "Yoruba"];
const colleges = [
	"Arizona State University", "California State University, Chico", "College of the Siskiyous", "Diné College", "Howard University", "Lewis & Clark College",
	"Oregon State University", "Portland State University", "Reed College", "Southern Oregon University", "University of California, Davis", "University of Oregon", "University of Washington",
];
const options = {
	years: ["2025–2026", "2026–2027", "2027–2028"],
	sources: ["High school counselor", "Teacher", "Friend or relative", "Fund website", "Social media", "Upward Bound / TRIO", "Newspaper or radio"],
	marital: ["Single", "Married", "Separated", "Divorced", "Widowed"],
	states: STATES.map(([code, name]) => ({ code, name })),
	citizenship: ["U.S. Citizen", "Legal Permanent Resident", "DACA recipient", "Refugee / Asylee", "Other"],
	heritage: ["American Indian / Alaska Native", "African American / Black", "Asian American", "Hispanic / Latino", "Native Hawaiian / Pacific Islander", "White (not of Hispanic origin)"],
	hispanic: ["Mexican American", "Puerto Rican", "Cuban American", "Central American", "South American", "Other Hispanic"],
	tribal: ["Enrolled member", "Descendant of an enrolled parent or grandparent", "Neither"],
	yesNo: ["Yes", "No"],
	education: ["Elementary school", "Some high school", "High school graduate / GED", "Some college, no degree", "2-year degree", "4-year degree", "Graduate or professional degree"],
	parentsMarital: ["Married", "Divorced / Separated", "Single (never married)", "Widowed"],
	livesWith: ["Both parents", "Father", "Mother", "Grandparent(s)", "Other"],
	income: ["Less than $15,000", "$15,000 – $24,999", "$25,000 – $34,999", "$35,000 – $49,999", "$50,000 – $64,999", "$65,000 – $79,999", "$80,000 – $99,999", "$100,000 and above"],
	degrees: ["Certificate", "Associate", "Bachelor's", "Master's", "Doctorate", "Professional (J.D., M.D.)"],
	grades: ["9", "10", "11", "12"],
};

const template = /* html */ `
<form class="sheet" @submit.prevent="send">
	<header><h1>Siskiyou Multicultural Scholars Fund</h1><p>Minority Student Scholarship &mdash; Student Application</p></header>
	<Message severity="secondary" :closable="false">Applications must be complete. Incomplete applications may be sent back unprocessed. Type N/A only where a question says so.</Message>

	<Panel header="Part A – Type of Application">
		<p class="q" id="type_q">I am applying as a (check one):</p>
		<div class="inline" role="radiogroup" aria-labelledby="type_q">
			<span v-for="(t, i) in ['High school senior', 'GED / HiSET completer', 'Continuing undergraduate', 'Graduate student']" :key="t">
				<RadioButton v-model="f.applicantType" name="applicant_type" :inputId="'type' + i" :value="t" /><label :for="'type' + i">{{ t }}</label>
			</span>
		</div>
		<div class="two">
			<div><label for="award_year">Academic year for which funds are requested</label><Select v-model="f.awardYear" :options="o.years" labelId="award_year" placeholder="Select a year" fluid /></div>
			<div><label for="heard">How did you learn about this scholarship?</label><MultiSelect v-model="f.heardFrom" :options="o.sources" inputId="heard" display="chip" placeholder="Check all that apply" fluid /></div>
		</div>
		<p class="q" id="prior_q">Have you received a scholarship from the Fund before?</p>
		<SelectButton v-model="f.priorAward" :options="o.yesNo" aria-labelledby="prior_q" id="prior_award" />
	</Panel>

	<Panel header="Part B – Personal Information">
		<div class="six">
			<div class="s2"><InputText id="app_last" v-model="f.lastName" fluid /><label for="app_last">Last</label></div>
			<div class="s2"><InputText id="app_first" v-model="f.firstName" fluid /><label for="app_first">First</label></div>
			<div class="s1"><InputText id="app_mi" v-model="f.middleInitial" maxlength="1" fluid /><label for="app_mi">M.I.</label></div>
			<div class="s1"><InputMask id="app_ssn4" v-model="f.ssn4" mask="9999" fluid /><label for="app_ssn4">Last 4 of SSN</label></div>
			<div class="s3"><InputText id="app_other" v-model="f.otherNames" fluid /><label for="app_other">Other names under which records may be found</label></div>
			<div class="s3"><DatePicker inputId="app_dob" v-model="f.dob" dateFormat="mm/dd/yy" showIcon iconDisplay="input" fluid /><label for="app_dob">Date of Birth (mm/dd/yyyy)</label></div>
			<div class="s3"><InputText id="app_pob" v-model="f.birthplace" fluid /><label for="app_pob">Place of Birth</label></div>
			<div class="s3 inline"><b id="sex_q">Sex:</b>
				<span role="radiogroup" aria-labelledby="sex_q"><RadioButton v-model="f.sex" name="sex" inputId="sexF" value="F" /><label for="sexF">Female</label> <RadioButton v-model="f.sex" name="sex" inputId="sexM" value="M" /><label for="sexM">Male</label></span></div>
			<div class="s3"><Select v-model="f.maritalStatus" :options="o.marital" labelId="app_marital" fluid /><label for="app_marital">Marital Status</label></div>
			<div class="s3"><InputText id="app_email" v-model="f.email" type="email" fluid /><label for="app_email">E-mail Address (check often)</label></div>
			<div class="s3"><InputMask id="app_phone" v-model="f.phone" mask="(999) 999-9999" fluid /><label for="app_phone">Phone</label></div>
			<div class="s3"><InputMask id="app_msg" v-model="f.messagePhone" mask="(999) 999-9999" fluid /><label for="app_msg">Message Phone</label></div>
		</div>
		<Fieldset legend="Mailing Address">
			<div class="six">
				<div class="s6"><InputText id="mail_street" v-model="f.street" fluid /><label for="mail_street">Street / P.O. Box (include apartment number)</label></div>
				<div class="s2"><InputText id="mail_city" v-model="f.city" fluid /><label for="mail_city">City</label></div>
				<div class="s2"><Select v-model="f.state" :options="o.states" optionLabel="name" optionValue="code" filter labelId="mail_state" fluid /><label for="mail_state">State</label></div>
				<div class="s1"><InputMask id="mail_zip" v-model="f.zip" mask="99999?-9999" slotChar=" " fluid /><label for="mail_zip">Zip Code</label></div>
				<div class="s1"><InputText id="mail_county" v-model="f.county" fluid /><label for="mail_county">County</label></div>
			</div>
		</Fieldset>
		<Fieldset legend="Permanent Address (if different from mailing address)" toggleable>
			<div class="six">
				<div class="s6"><InputText id="perm_street" v-model="f.permStreet" fluid /><label for="perm_street">Street</label></div>
				<div class="s2"><InputText id="perm_city" v-model="f.permCity" fluid /><label for="perm_city">City</label></div>
				<div class="s2"><Select v-model="f.permState" :options="o.states" optionLabel="name" optionValue="code" filter labelId="perm_state" fluid /><label for="perm_state">State</label></div>
				<div class="s2"><InputMask id="perm_zip" v-model="f.permZip" mask="99999?-9999" slotChar=" " fluid /><label for="perm_zip">Zip Code</label></div>
			</div>
		</Fieldset>
	</Panel>

	<Panel header="Part C – Heritage and Residency">
		<div class="two">
			<div><label for="citizen">Residency status in the United States</label><Select v-model="f.citizenship" :options="o.citizenship" labelId="citizen" fluid showClear /></div>
			<div><label for="alien">If permanent resident, Alien Registration No.</label><InputText id="alien" v-model="f.alienNo" fluid /></div>
		</div>
		<p class="q">Ethnic background &ndash; please check all applicable boxes</p>
		<div class="boxes" id="heritage">
			<div v-for="(h, i) in o.heritage" :key="h"><Checkbox v-model="f.heritage" :inputId="'her_' + i" name="heritage" :value="h" /><label :for="'her_' + i">{{ h }}</label></div>
		</div>
		<div class="two">
			<div><label for="hisp">If Hispanic, please indicate</label><Select v-model="f.hispanicOrigin" :options="o.hispanic" labelId="hisp" fluid /></div>
			<div><label for="tribal">American Indian / Alaska Native applicants: tribal status</label><Select v-model="f.tribalStatus" :options="o.tribal" labelId="tribal" fluid /></div>
			<div><label for="tribe">Tribe (if applicable)</label><InputText id="tribe" v-model="f.tribe" fluid /></div>
			<div><label for="roll">Tribal Enrollment No.</label><InputText id="roll" v-model="f.enrollmentNo" fluid /></div>
			<div><label for="langs">Languages other than English that you speak</label><AutoComplete v-model="f.otherLanguages" inputId="langs" multiple :suggestions="found.languages" @complete="search('languages', $event)" fluid /></div>
			<div><label id="vet_q">Are you a veteran of, or now serving in, the U.S. Armed Forces?</label><SelectButton v-model="f.veteran" :options="o.yesNo" aria-labelledby="vet_q" id="veteran" /></div>
		</div>
		<p class="q" id="fg_q">Will you be the first in your family to attend college?</p>
		<div class="inline" role="radiogroup" aria-labelledby="fg_q"><span v-for="y in o.yesNo" :key="y"><RadioButton v-model="f.firstGen" name="first_gen" :inputId="'fg' + y" :value="y" /><label :for="'fg' + y">{{ y }}</label></span></div>
	</Panel>

	<Panel header="Part D – Family Information">
		<table class="family">
			<thead><tr><th></th><th scope="col">Father / Guardian</th><th scope="col">Mother / Guardian</th></tr></thead>
			<tbody>
				<tr><th scope="row">Full name</th><td><InputText name="father_name" v-model="f.fatherName" fluid /></td><td><InputText name="mother_name" v-model="f.motherName" fluid /></td></tr>
				<tr><th scope="row">Living?</th>
					<td><span class="inline" v-for="v in ['Living', 'Deceased']" :key="v"><RadioButton v-model="f.fatherLiving" name="father_living" :inputId="'f' + v" :value="v" /><label :for="'f' + v">{{ v }}</label></span></td>
					<td><span class="inline" v-for="v in ['Living', 'Deceased']" :key="v"><RadioButton v-model="f.motherLiving" name="mother_living" :inputId="'m' + v" :value="v" /><label :for="'m' + v">{{ v }}</label></span></td></tr>
				<tr><th scope="row">Occupation</th><td><InputText name="father_occupation" v-model="f.fatherOccupation" fluid /></td><td><InputText name="mother_occupation" v-model="f.motherOccupation" fluid /></td></tr>
				<tr><th scope="row">Employer</th><td><InputText name="father_employer" v-model="f.fatherEmployer" fluid /></td><td><InputText name="mother_employer" v-model="f.motherEmployer" fluid /></td></tr>
				<tr><th scope="row">Highest level of education completed</th><td><Select v-model="f.fatherEducation" :options="o.education" labelId="father_edu" fluid /></td><td><Select v-model="f.motherEducation" :options="o.education" labelId="mother_edu" fluid /></td></tr>
			</tbody>
		</table>
		<div class="two">
			<div><label for="par_marital">Parents' marital status</label><Select v-model="f.parentsMarital" :options="o.parentsMarital" labelId="par_marital" fluid /></div>
			<div><label for="lives">Applicant lives with</label><Select v-model="f.livesWith" :options="o.livesWith" labelId="lives" fluid /></div>
			<div><label for="hh">Total number of persons in household</label><InputNumber v-model="f.householdSize" inputId="hh" :min="1" :max="20" showButtons fluid /></div>
			<div><label for="sibs">Number of brothers and sisters</label><InputNumber v-model="f.siblingCount" inputId="sibs" :min="0" :max="20" showButtons fluid /></div>
			<div><label for="incol">Number of family members attending college next year, including yourself</label><InputNumber v-model="f.inCollege" inputId="incol" :min="0" :max="20" showButtons fluid /></div>
		</div>
		<h4>Brothers and sisters</h4>
		<DataTable :value="f.siblings" id="siblings" size="small">
			<Column header="Name"><template #body="{ data }"><InputText v-model="data.name" fluid /></template></Column>
			<Column header="Age"><template #body="{ data }"><InputNumber v-model="data.age" :max="99" fluid /></template></Column>
			<Column header="School or college attending"><template #body="{ data }"><InputText v-model="data.school" fluid /></template></Column>
		</DataTable>
		<Button type="button" label="Add brother / sister" icon="pi pi-plus" text @click="f.siblings.push({ name: '', age: null, school: '' })" />
		<Fieldset legend="Financial need">
			<div class="two">
				<div><label for="income">Total annual family income from all sources</label><Select v-model="f.income" :options="o.income" labelId="income" fluid /></div>
				<div><label id="lunch_q">Do you qualify for free or reduced-price lunch?</label><SelectButton v-model="f.reducedLunch" :options="o.yesNo" aria-labelledby="lunch_q" id="lunch" /></div>
				<div><label id="fafsa_q">Have you completed the FAFSA?</label><SelectButton v-model="f.fafsa" :options="o.yesNo" aria-labelledby="fafsa_q" id="fafsa" /></div>
				<div><label for="sai">If yes, Student Aid Index (SAI)</label><InputNumber v-model="f.sai" inputId="sai" fluid /></div>
				<div><label id="aid_q">Are you receiving financial aid of any kind?</label><SelectButton v-model="f.receivingAid" :options="o.yesNo" aria-labelledby="aid_q" id="aid" /></div>
				<div><label for="aidamt">If yes, amount</label><InputNumber v-model="f.aidAmount" inputId="aidamt" mode="currency" currency="USD" locale="en-US" fluid /></div>
			</div>
		</Fieldset>
	</Panel>

	<Panel header="Part E – Educational Background">
		<div class="two float">
			<FloatLabel variant="on"><InputText id="hs" v-model="f.hsName" fluid /><label for="hs">High school attended</label></FloatLabel>
			<FloatLabel variant="on"><InputText id="hs_loc" v-model="f.hsCityState" fluid /><label for="hs_loc">City and State</label></FloatLabel>
			<FloatLabel variant="on"><DatePicker v-model="f.hsGraduation" inputId="hs_grad" view="month" dateFormat="mm/yy" fluid /><label for="hs_grad">Graduation date (mm/yyyy)</label></FloatLabel>
			<FloatLabel variant="on"><InputNumber v-model="f.gpa" inputId="gpa" :minFractionDigits="2" :maxFractionDigits="2" :min="0" :max="4" fluid /><label for="gpa">Cumulative GPA (unweighted, 4.0 scale)</label></FloatLabel>
		</div>
		<p class="rank">Class rank: <InputNumber v-model="f.rank" inputId="rank" :useGrouping="false" aria-label="Class rank" /> out of <InputNumber v-model="f.classSize" inputId="rank_of" :useGrouping="false" aria-label="out of" /> students</p>
		<table class="scores" id="scores">
			<thead><tr><th colspan="3">SAT</th><th colspan="2">ACT</th></tr><tr><th>Reading &amp; Writing</th><th>Math</th><th>Total</th><th>Composite</th><th>Date taken</th></tr></thead>
			<tbody><tr>
				<td><InputNumber v-model="f.satReading" :useGrouping="false" :max="800" fluid /></td><td><InputNumber v-model="f.satMath" :useGrouping="false" :max="800" fluid /></td><td><InputNumber v-model="f.satTotal" :useGrouping="false" :max="1600" fluid /></td>
				<td><InputNumber v-model="f.actComposite" :max="36" fluid /></td><td><DatePicker v-model="f.actDate" dateFormat="mm/dd/yy" fluid /></td>
			</tr></tbody>
		</table>
		<div class="two">
			<div><label for="choice">College or university you plan to attend</label><AutoComplete v-model="f.collegeChoice" inputId="choice" :suggestions="found.colleges" @complete="search('colleges', $event)" fluid /></div>
			<div><label id="acc_q">Have you been accepted?</label><SelectButton v-model="f.accepted" :options="['Yes', 'No', 'Pending']" aria-labelledby="acc_q" id="accepted" /></div>
			<div><label for="oc1">Other colleges to which you have applied &ndash; 1</label><InputText id="oc1" v-model="f.otherCollege1" fluid /></div>
			<div><label for="oc2">Other colleges to which you have applied &ndash; 2</label><InputText id="oc2" v-model="f.otherCollege2" fluid /></div>
			<div><label for="major">Intended major / field of study</label><AutoComplete v-model="f.major" inputId="major" dropdown :suggestions="found.majors" @complete="search('majors', $event)" fluid /></div>
			<div><label for="degree">Highest degree you plan to earn</label><Select v-model="f.degree" :options="o.degrees" labelId="degree" fluid /></div>
			<div><label id="load_q">Enrollment status</label><SelectButton v-model="f.load" :options="['Full-time', 'Part-time']" aria-labelledby="load_q" id="load" /></div>
			<div><label for="cgrad">Anticipated year of college graduation</label><InputMask id="cgrad" v-model="f.collegeGraduation" mask="9999" fluid /></div>
			<div><label for="career">Career goal</label><InputText id="career" v-model="f.careerGoal" fluid /></div>
			<div></div>
			<div><label for="conc">College(s) attended while in high school, if any</label><InputText id="conc" v-model="f.concurrentCollege" fluid /></div>
			<div><label for="conc_dates">Dates of attendance</label><InputText id="conc_dates" v-model="f.concurrentDates" fluid /></div>
		</div>
	</Panel>

	<Panel header="Part F – Honors, Activities and Employment">
		<p>List scholastic distinctions, awards or honors you have received since 9th grade.</p>
		<DataTable :value="f.honors" id="honors" size="small" showGridlines>
			<Column header="Honor or award"><template #body="{ data }"><InputText v-model="data.title" fluid /></template></Column>
			<Column header="Grade received" style="width: 12rem"><template #body="{ data }"><Select v-model="data.grade" :options="o.grades" fluid /></template></Column>
		</DataTable>
		<p>List school clubs, athletics, volunteer and community service. Do not list jobs for which you were paid; those go below.</p>
		<DataTable :value="f.activities" id="activities" size="small" showGridlines>
			<Column header="Organization"><template #body="{ data }"><InputText v-model="data.name" fluid /></template></Column>
			<Column header="Office or position held"><template #body="{ data }"><InputText v-model="data.office" fluid /></template></Column>
			<Column header="Grade(s)" style="width: 11rem"><template #body="{ data }"><MultiSelect v-model="data.grades" :options="o.grades" :showToggleAll="false" fluid /></template></Column>
			<Column header="Hrs/wk" style="width: 6rem"><template #body="{ data }"><InputNumber v-model="data.hours" :max="99" fluid /></template></Column>
		</DataTable>
		<Fieldset legend="Employment (most recent)">
			<div class="six">
				<div class="s2"><InputText id="job_emp" v-model="f.employer" fluid /><label for="job_emp">Employer</label></div>
				<div class="s2"><InputText id="job_title" v-model="f.jobTitle" fluid /><label for="job_title">Position</label></div>
				<div class="s1"><InputNumber inputId="job_hrs" v-model="f.jobHours" fluid /><label for="job_hrs">Hours per week</label></div>
				<div class="s1"><InputText id="job_dates" v-model="f.jobDates" fluid /><label for="job_dates">Dates (from – to)</label></div>
			</div>
		</Fieldset>
	</Panel>

	<Panel header="Part G – Short Answers">
		<p id="e1">1. What are your educational goals, and how will this scholarship help you achieve them?</p><Textarea v-model="f.essayGoals" rows="4" aria-labelledby="e1" fluid />
		<p id="e2">2. How will your education benefit you, your family and your community?</p><Textarea v-model="f.essayCommunity" rows="4" aria-labelledby="e2" fluid />
		<p id="e3">3. Explain any unusual financial circumstances the committee should consider.</p><Textarea v-model="f.essayNeed" rows="4" aria-labelledby="e3" fluid />
	</Panel>

	<Panel header="Part H – References">
		<p>One must be a counselor, teacher or principal; the other may not be a relative.</p>
		<table class="family"><thead><tr><th>Name</th><th>Title / Relationship</th><th>Phone</th></tr></thead><tbody>
			<tr v-for="n in [1, 2]" :key="n"><td><InputText :name="'ref' + n + '_name'" v-model="f['ref' + n + 'Name']" fluid /></td><td><InputText :name="'ref' + n + '_title'" v-model="f['ref' + n + 'Title']" fluid /></td><td><InputMask :name="'ref' + n + '_phone'" v-model="f['ref' + n + 'Phone']" mask="(999) 999-9999" fluid /></td></tr>
		</tbody></table>
	</Panel>

	<Panel header="Part I – Certification">
		<p class="q" id="photo_q">May the Fund use your photograph and biography in its publications?</p>
		<SelectButton v-model="f.photoRelease" :options="['I give permission', 'I do not give permission']" aria-labelledby="photo_q" id="photo" />
		<p><Checkbox v-model="f.certify" binary inputId="certify" /> <label for="certify">I certify that the information given is complete and accurate to the best of my knowledge.</label></p>
		<div class="six">
			<div class="s3"><InputText id="sig" v-model="f.signature" fluid /><label for="sig">Signature of Applicant (type full name)</label></div>
			<div class="s1"><DatePicker inputId="sig_date" v-model="f.signatureDate" dateFormat="mm/dd/yy" fluid /><label for="sig_date">Date</label></div>
			<div class="s2"><InputText id="par_sig" v-model="f.parentSignature" fluid /><label for="par_sig">Signature of Parent (if under 18)</label></div>
		</div>
	</Panel>
	<Button type="submit" label="Submit application" />
</form>`;

const found: Record<string, string[]> = reactive({ languages: [], colleges: [], majors: [] });
const lists: Record<string, string[]> = { languages, colleges, majors: MAJORS };
const app = createApp({
	template,
	setup: () => ({
		f,
		o: options,
		found,
		search(list: string, { query }: { query: string }) {
			found[list] = lists[list]!.filter((each) => each.toLowerCase().includes(query.toLowerCase()));
		},
		send() {
			submitted = true;
		},
	}),
});
app.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".dark" } } });
for (const [name, part] of Object.entries({
	AutoComplete, Button, Checkbox, Column, DataTable, DatePicker, Fieldset, FloatLabel, InputMask, InputNumber, InputText, Message, MultiSelect, Panel, RadioButton, Select, SelectButton, Textarea,
}))
	app.component(name, part as any);
app.mount("#root");

const two = (n: number) => String(n).padStart(2, "0");
const posted = (value: any): any =>
	value instanceof Date ? `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}` : Array.isArray(value) ? value.map(posted) : (value ?? null);

const flat = () => {
	const all: Record<string, any> = {};
	for (const [key, value] of Object.entries(f)) {
		if (["siblings", "honors", "activities"].includes(key))
			value.forEach((row: any, i: number) => Object.entries(row).forEach(([part, held]) => (all[`${key}.${i}.${part}`] = posted(held))));
		else all[key] = posted(value);
	}
	return all;
};

/** Where each control stands. */
const at: Record<string, string> = {
	applicantType: "@applicant_type", awardYear: "#award_year", heardFrom: "^heard", priorAward: "=prior_award",
	lastName: "#app_last", firstName: "#app_first", middleInitial: "#app_mi", ssn4: "#app_ssn4", otherNames: "#app_other", dob: "#app_dob", birthplace: "#app_pob", sex: "@sex", maritalStatus: "#app_marital",
	email: "#app_email", phone: "#app_phone", messagePhone: "#app_msg", street: "#mail_street", city: "#mail_city", state: "#mail_state", zip: "#mail_zip", county: "#mail_county",
	permStreet: "#perm_street", permCity: "#perm_city", permState: "#perm_state", permZip: "#perm_zip",
	citizenship: "#citizen", alienNo: "#alien", heritage: "+heritage", hispanicOrigin: "#hisp", tribalStatus: "#tribal", tribe: "#tribe", enrollmentNo: "#roll", otherLanguages: "~langs", veteran: "=veteran", firstGen: "@first_gen",
	fatherName: "[name=father_name]", motherName: "[name=mother_name]", fatherLiving: "@father_living", motherLiving: "@mother_living", fatherOccupation: "[name=father_occupation]", motherOccupation: "[name=mother_occupation]",
	fatherEmployer: "[name=father_employer]", motherEmployer: "[name=mother_employer]", fatherEducation: "#father_edu", motherEducation: "#mother_edu", parentsMarital: "#par_marital", livesWith: "#lives",
	householdSize: "#hh", siblingCount: "#sibs", inCollege: "#incol", income: "#income", reducedLunch: "=lunch", fafsa: "=fafsa", sai: "#sai", receivingAid: "=aid", aidAmount: "#aidamt",
	hsName: "#hs", hsCityState: "#hs_loc", hsGraduation: "#hs_grad", gpa: "#gpa", rank: "#rank", classSize: "#rank_of",
	satReading: "#scores td:nth-child(1) input", satMath: "#scores td:nth-child(2) input", satTotal: "#scores td:nth-child(3) input", actComposite: "#scores td:nth-child(4) input", actDate: "#scores td:nth-child(5) input",
	collegeChoice: "#choice", accepted: "=accepted", otherCollege1: "#oc1", otherCollege2: "#oc2", major: "#major", degree: "#degree", load: "=load", collegeGraduation: "#cgrad", careerGoal: "#career", concurrentCollege: "#conc", concurrentDates: "#conc_dates",
	employer: "#job_emp", jobTitle: "#job_title", jobHours: "#job_hrs", jobDates: "#job_dates",
	essayGoals: "[aria-labelledby=e1]", essayCommunity: "[aria-labelledby=e2]", essayNeed: "[aria-labelledby=e3]",
	ref1Name: "[name=ref1_name]", ref1Title: "[name=ref1_title]", ref1Phone: "[name=ref1_phone]", ref2Name: "[name=ref2_name]", ref2Title: "[name=ref2_title]", ref2Phone: "[name=ref2_phone]",
	photoRelease: "=photo", certify: "#certify", signature: "#sig", signatureDate: "#sig_date", parentSignature: "#par_sig",
};
const columns: Record<string, string[]> = { siblings: ["name", "age", "school"], honors: ["title", "grade"], activities: ["name", "office", "grades", "hours"] };
const one = (selector: string) => document.querySelector<HTMLElement>(selector);
/** An empty select draws a blank that does not count. */
const words = (element: Element | null) => (element?.textContent ?? "").replace(/[\u00a0\u200b]/g, " ").trim();
const read = (element: HTMLElement | null): any => {
	if (element instanceof HTMLInputElement && element.type === "checkbox") return element.checked;
	if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
	const label = words(element);
	return element?.classList.contains("p-placeholder") || label === "empty" ? "" : label;
};
const labels = (boxes: Iterable<Element>) => [...boxes].map((box) => words(document.querySelector(`label[for="${box.id}"]`)));
const shownAt = (key: string): any => {
	const [list, row, part] = key.split(".");
	if (part) {
		const cell = one(`#${list} tbody tr:nth-child(${Number(row) + 1}) td:nth-child(${columns[list!]!.indexOf(part) + 1})`);
		if (part === "grades") return words(cell!.querySelector(".p-multiselect-label")).replace(/^empty$/, "");
		return read(cell!.querySelector<HTMLElement>(".p-select-label") ?? cell!.querySelector<HTMLElement>("input"));
	}
	const place = at[key]!;
	const name = place.slice(1);
	if (place[0] === "@") return labels(document.querySelectorAll(`input[name=${name}]:checked`))[0] ?? "";
	if (place[0] === "=") return words(one(`#${name} [aria-pressed=true]`));
	if (place[0] === "+") return labels(document.querySelectorAll(`#${name} input:checked`));
	if (place[0] === "~") return [...one(`#${name}`)!.closest(".p-autocomplete")!.querySelectorAll(".p-chip-label")].map(words);
	if (place[0] === "^") return [...one(`#${name}`)!.closest(".p-multiselect")!.querySelectorAll(".p-chip-label")].map(words);
	return read(one(place));
};
Object.assign(window, {
	formState: () => ({ ...flat(), submitted }),
	formShown: () => Object.fromEntries(Object.keys(flat()).map((key) => [key, shownAt(key)])),
});
