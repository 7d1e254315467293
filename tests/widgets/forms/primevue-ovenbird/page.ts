import Aura from "@primeuix/themes/aura";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import PrimeVue from "primevue/config";
import DatePicker from "primevue/datepicker";
import Divider from "primevue/divider";
import Fieldset from "primevue/fieldset";
import FloatLabel from "primevue/floatlabel";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import MultiSelect from "primevue/multiselect";
import Panel from "primevue/panel";
import Password from "primevue/password";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import Textarea from "primevue/textarea";
import ToggleSwitch from "primevue/toggleswitch";
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { MAJORS, STATES } from "../../lists";
import "./page.css";

const activity = () => ({ organization: "", position: "", grades: [] as string[], hours: null as number | null });
const exam = () => ({ subject: "", kind: null as string | null, year: "", score: null as number | null });
const course = () => ({ title: "", level: null as string | null, grade: "" });
const dual = () => ({ title: "", college: "", hours: null as number | null, grade: "" });

const form = reactive({
	last: "", first: "", middle: "", preferred: "", suid: "",
	street: "", city: "", state: null, zip: "", county: "", cell: "", homePhone: "", email: "", sex: null,
	birth: null as Date | null, citizen: null, hispanic: null, race: [] as string[],
	term: null, major: "" as string | null, minor: "", career: "", degree: null, admitted: null, housing: false, heard: [] as string[], otherColleges: [] as string[],
	school: "" as string | null, schoolCity: "", schoolState: null, ceeb: "", counselor: "", counselorEmail: "",
	graduation: null as Date | null, gpa: null, weightedGpa: null, rank: null, size: null, topTen: null, ib: null,
	actComposite: null, actEnglish: null, actMath: null, actReading: null, actScience: null, actDate: null as Date | null,
	satTotal: null, satReading: null, satMath: null, satDate: null as Date | null, psat: null, merit: null,
	honor1: "", honor2: "", honor3: "", essay: "",
	serviceOrganization: "", serviceRole: "", serviceHours: null,
	firstGen: null, parent1: "", parent1Occupation: "", parent1Education: null, parent1Alum: null, parent2: "", parent2Occupation: "", parent2Education: null, parent2Alum: null,
	parentEmail: "", siblingsCount: null,
	teacher: "", teacherSubject: "", teacherEmail: "", pledge: false, signature: "", signed: null as Date | null, pin: "",
	exams: [exam(), exam(), exam(), exam()],
	courses: [course(), course(), course()],
	duals: [dual(), dual()],
	activities: [activity()],
});

const day = (value: Date | null) => (value ? `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}` : null);
const month = (value: Date | null) => day(value)?.slice(0, 7) ?? null;

const SCHOOLS = ["Ashland High School", "Ashland Valley High School", "Butte Falls Charter School", "Crater Renaissance Academy", "Eagle Point High School", "Phoenix High School", "South Medford High School", "Yreka High School"];
const root = {
	components: { AutoComplete, PButton: Button, Checkbox, DatePicker, Divider, Fieldset, FloatLabel, InputMask, InputNumber, InputText, MultiSelect, Panel, Password, RadioButton, PSelect: Select, SelectButton, PTextarea: Textarea, ToggleSwitch },
	setup() {
		const schools = ref<string[]>([]);
		const majors = ref<string[]>([]);
		const among = (all: string[], query: string) => all.filter((each) => each.toLowerCase().includes(query.toLowerCase()));
		return {
			form,
			schools,
			majors,
			findSchools: ({ query }: { query: string }) => { schools.value = among(SCHOOLS, query); },
			findMajors: ({ query }: { query: string }) => { majors.value = among(MAJORS, query); },
			states: STATES.map(([value, label]) => ({ value, label })),
			races: [["amind", "American Indian or Alaska Native"], ["asian", "Asian"], ["black", "Black or African American"], ["pacific", "Native Hawaiian or Other Pacific Islander"], ["white", "White"]],
			yesNo: ["Yes", "No"],
			terms: ["Fall 2026", "Spring 2027", "Fall 2027", "Spring 2028"],
			degrees: ["Bachelor's", "Master's", "Doctorate (Ph.D., Ed.D.)", "Professional (M.D., J.D., D.V.M.)", "Undecided"],
			heardFrom: ["Admissions counselor", "Campus visit", "College fair", "High school counselor or teacher", "Current Honors student", "Mailing or e-mail", "Website"],
			merits: ["None", "Commended Scholar", "Semifinalist", "Finalist"],
			levels: ["AP", "IB", "Honors", "Other advanced"],
			examKinds: ["AP", "IB-SL", "IB-HL"],
			educations: ["Less than high school", "High school diploma or GED", "Some college", "Associate degree", "Bachelor's degree", "Graduate or professional degree"],
			years: ["9", "10", "11", "12"],
			addActivity: () => form.activities.push(activity()),
			submit: () => { submitted = true; },
		};
	},
	template: `
<header class="masthead"><h1>Honors College</h1><p>Application for Incoming Freshmen</p></header>
<form class="page" @submit.prevent="submit">
	<p>Please complete every section that applies to you. Fields marked * are required. Your admission application must be on file with the Office of Admissions before this form is reviewed.</p>

	<Fieldset legend="BIOGRAPHICAL">
		<p id="nameLine">Name</p>
		<div class="line">
			<div class="under"><InputText id="hc_last" v-model="form.last" fluid /><label for="hc_last">Last *</label></div>
			<div class="under"><InputText id="hc_first" v-model="form.first" fluid /><label for="hc_first">First *</label></div>
			<div class="under"><InputText id="hc_middle" v-model="form.middle" fluid /><label for="hc_middle">Middle</label></div>
			<div class="under"><InputText id="hc_pref" v-model="form.preferred" fluid /><label for="hc_pref">Preferred Name</label></div>
		</div>
		<p>Address</p>
		<div class="line">
			<div class="under wide"><InputText id="hc_street" v-model="form.street" fluid /><label for="hc_street">Number, Street, or P.O. Box *</label></div>
			<div class="under"><InputText id="hc_city" v-model="form.city" fluid /><label for="hc_city">City *</label></div>
		</div>
		<div class="line">
			<div class="under"><PSelect inputId="hc_state" v-model="form.state" :options="states" optionLabel="label" optionValue="value" placeholder="Select" filter fluid /><label for="hc_state">State *</label></div>
			<div class="under"><InputText id="hc_zip" v-model="form.zip" fluid maxlength="10" /><label for="hc_zip">ZIP *</label></div>
			<div class="under"><InputText id="hc_county" v-model="form.county" fluid /><label for="hc_county">County</label></div>
		</div>
		<div class="line top">
			<div class="field"><label for="hc_cell">Student's Cell Phone *</label><InputMask id="hc_cell" v-model="form.cell" mask="(999) 999-9999" fluid /></div>
			<div class="field"><label for="hc_home">Home Telephone (if different)</label><InputMask id="hc_home" v-model="form.homePhone" mask="(999) 999-9999" fluid /></div>
			<div class="field"><label for="hc_email">E-Mail Address *</label><InputText id="hc_email" v-model="form.email" type="email" fluid /><small>We send all Honors correspondence here.</small></div>
		</div>
		<div class="line top">
			<div class="field"><label for="hc_birth">Date of Birth *</label><DatePicker inputId="hc_birth" v-model="form.birth" dateFormat="mm/dd/yy" placeholder="mm/dd/yyyy" showIcon fluid /></div>
			<div class="field"><label for="hc_suid">University ID Number (if assigned)</label><InputText id="hc_suid" v-model="form.suid" fluid /></div>
			<div class="field"><span class="lbl" id="sexLbl">Sex</span><div class="opts" role="radiogroup" aria-labelledby="sexLbl"><span v-for="s in ['Male','Female']" :key="s"><RadioButton v-model="form.sex" :inputId="'sex' + s" name="sex" :value="s" /><label :for="'sex' + s">{{ s }}</label></span></div></div>
		</div>
		<div class="line top">
			<div class="field"><span class="lbl" id="citLbl">Are you a U.S. citizen? *</span><div class="opts" role="radiogroup" aria-labelledby="citLbl"><span v-for="s in yesNo" :key="s"><RadioButton v-model="form.citizen" :inputId="'cit' + s" name="citizen" :value="s" /><label :for="'cit' + s">{{ s }}</label></span></div></div>
			<div class="field"><span class="lbl" id="hisLbl">Are you Hispanic or Latino? (optional)</span><div class="opts" role="radiogroup" aria-labelledby="hisLbl"><span v-for="s in yesNo" :key="s"><RadioButton v-model="form.hispanic" :inputId="'his' + s" name="hispanic" :value="s" /><label :for="'his' + s">{{ s }}</label></span></div></div>
		</div>
		<fieldset class="plain"><legend>Race (optional) – mark all that apply</legend>
			<div class="opts" id="races"><span v-for="[v, l] in races" :key="v"><Checkbox v-model="form.race" :inputId="'race_' + v" name="race" :value="v" /><label :for="'race_' + v">{{ l }}</label></span></div>
		</fieldset>
	</Fieldset>

	<Fieldset legend="ENROLLMENT PLANS">
		<div class="grid2">
			<label for="hc_term">Term you will enter the University *</label>
			<PSelect inputId="hc_term" v-model="form.term" :options="terms" placeholder="Choose a term" />
			<label for="hc_major">Intended major *</label>
			<AutoComplete inputId="hc_major" v-model="form.major" :suggestions="majors" @complete="findMajors" dropdown />
			<label for="hc_minor">Second major or minor, if known</label>
			<InputText id="hc_minor" v-model="form.minor" />
			<label for="hc_career">Career goal</label>
			<InputText id="hc_career" v-model="form.career" />
			<label for="hc_degree">Highest degree you expect to earn</label>
			<PSelect inputId="hc_degree" v-model="form.degree" :options="degrees" placeholder="Choose one" />
			<span id="admLbl">Have you received your letter of admission to the University?</span>
			<SelectButton v-model="form.admitted" :options="yesNo" aria-labelledby="admLbl" />
			<label for="hc_housing">I am interested in living in Honors housing</label>
			<ToggleSwitch inputId="hc_housing" v-model="form.housing" />
			<label for="hc_heard">How did you learn about the Honors College?</label>
			<MultiSelect inputId="hc_heard" id="heardBox" v-model="form.heard" :options="heardFrom" display="chip" placeholder="Select all that apply" />
			<label for="hc_other">What other colleges and universities have you applied to?<br /><small>Press Enter after each</small></label>
			<AutoComplete inputId="hc_other" id="otherBox" v-model="form.otherColleges" multiple :typeahead="false" />
		</div>
	</Fieldset>

	<Fieldset legend="ACADEMIC">
		<p>High School</p>
		<div class="line">
			<div class="under wide"><AutoComplete inputId="hc_school" v-model="form.school" :suggestions="schools" @complete="findSchools" fluid /><label for="hc_school">Name *</label></div>
			<div class="under"><InputText id="hc_scity" v-model="form.schoolCity" fluid /><label for="hc_scity">City</label></div>
			<div class="under"><PSelect inputId="hc_sstate" v-model="form.schoolState" :options="states" optionLabel="label" optionValue="value" placeholder="Select" filter fluid /><label for="hc_sstate">State</label></div>
			<div class="under"><InputText id="hc_ceeb" v-model="form.ceeb" fluid maxlength="6" /><label for="hc_ceeb">CEEB code</label></div>
		</div>
		<div class="line top">
			<div class="field"><label for="hc_couns">Name of guidance counselor</label><InputText id="hc_couns" v-model="form.counselor" fluid /></div>
			<div class="field"><label for="hc_counsmail">Counselor's e-mail</label><InputText id="hc_counsmail" v-model="form.counselorEmail" fluid /></div>
			<div class="field"><label for="hc_grad">Graduation date (month/year) *</label><DatePicker inputId="hc_grad" v-model="form.graduation" view="month" dateFormat="mm/yy" fluid /></div>
		</div>
		<table class="figures">
			<thead><tr><th>Class Rank/ Size</th><th>Cumulative GPA (unweighted, 4.0 scale) *</th><th>Cumulative GPA (weighted)</th></tr></thead>
			<tbody><tr>
				<td><InputNumber inputId="hc_rank" v-model="form.rank" aria-label="Class rank" :useGrouping="false" /> / <InputNumber inputId="hc_size" v-model="form.size" aria-label="Class size" :useGrouping="false" /></td>
				<td><InputNumber inputId="hc_gpa" v-model="form.gpa" aria-label="Unweighted GPA" :maxFractionDigits="3" :max="4" /></td>
				<td><InputNumber inputId="hc_wgpa" v-model="form.weightedGpa" aria-label="Weighted GPA" :maxFractionDigits="3" :max="6" /></td>
			</tr></tbody>
		</table>
		<div class="line top">
			<div class="field"><span class="lbl" id="tenLbl">Are you in the top 10% of your class?</span><div class="opts" role="radiogroup" aria-labelledby="tenLbl"><span v-for="s in ['Yes','No','My school does not rank']" :key="s"><RadioButton v-model="form.topTen" :inputId="'ten' + s.slice(0, 2)" name="topten" :value="s" /><label :for="'ten' + s.slice(0, 2)">{{ s }}</label></span></div></div>
			<div class="field"><span class="lbl" id="ibLbl">IB Diploma Programme *</span><div class="opts" role="radiogroup" aria-labelledby="ibLbl"><span v-for="s in yesNo" :key="s"><RadioButton v-model="form.ib" :inputId="'ib' + s" name="ib" :value="s" /><label :for="'ib' + s">{{ s }}</label></span></div><small>Diploma candidates may submit the extended essay in place of a reference.</small></div>
		</div>
	</Fieldset>

	<Fieldset legend="TEST SCORES">
		<div class="scores">
			<FloatLabel variant="on"><InputNumber inputId="act_c" v-model="form.actComposite" :min="1" :max="36" /><label for="act_c">ACT COMPOSITE</label></FloatLabel>
			<FloatLabel variant="on"><InputNumber inputId="act_e" v-model="form.actEnglish" :min="1" :max="36" /><label for="act_e">ACT EH</label></FloatLabel>
			<FloatLabel variant="on"><InputNumber inputId="act_m" v-model="form.actMath" :min="1" :max="36" /><label for="act_m">ACT MA</label></FloatLabel>
			<FloatLabel variant="on"><InputNumber inputId="act_r" v-model="form.actReading" :min="1" :max="36" /><label for="act_r">ACT READ.</label></FloatLabel>
			<FloatLabel variant="on"><InputNumber inputId="act_s" v-model="form.actScience" :min="1" :max="36" /><label for="act_s">ACT SCI.</label></FloatLabel>
			<FloatLabel variant="on"><DatePicker inputId="act_d" v-model="form.actDate" view="month" dateFormat="mm/yy" /><label for="act_d">ACT date (mm/yyyy)</label></FloatLabel>
		</div>
		<div class="scores">
			<FloatLabel variant="on"><InputNumber inputId="sat_t" v-model="form.satTotal" :useGrouping="false" :max="1600" /><label for="sat_t">SAT COMPOSITE</label></FloatLabel>
			<FloatLabel variant="on"><InputNumber inputId="sat_r" v-model="form.satReading" :max="800" /><label for="sat_r">READING &amp; WRITING</label></FloatLabel>
			<FloatLabel variant="on"><InputNumber inputId="sat_m" v-model="form.satMath" :max="800" /><label for="sat_m">MATH</label></FloatLabel>
			<FloatLabel variant="on"><DatePicker inputId="sat_d" v-model="form.satDate" dateFormat="mm/dd/yy" /><label for="sat_d">Most recent SAT date</label></FloatLabel>
			<FloatLabel variant="on"><InputNumber inputId="psat" v-model="form.psat" :useGrouping="false" :max="1520" /><label for="psat">PSAT/NMSQT</label></FloatLabel>
			<FloatLabel variant="on"><PSelect inputId="merit" v-model="form.merit" :options="merits" /><label for="merit">National Merit status</label></FloatLabel>
		</div>
	</Fieldset>

	<Panel header="Advanced course work" toggleable>
		<p>List AP and IB examinations for which you have received a score.</p>
		<table class="rows">
			<thead><tr><th>Examination</th><th>AP / IB</th><th>Year taken</th><th>Score</th></tr></thead>
			<tbody><tr v-for="(row, i) in form.exams" :key="i">
				<td><InputText :id="'exam' + i + '_subject'" v-model="row.subject" fluid /></td>
				<td><PSelect :labelId="'exam' + i + '_kind'" v-model="row.kind" :options="examKinds" fluid placeholder="–" /></td>
				<td><InputText :id="'exam' + i + '_year'" v-model="row.year" maxlength="4" size="6" /></td>
				<td><InputNumber :inputId="'exam' + i + '_score'" v-model="row.score" :min="1" :max="7" /></td>
			</tr></tbody>
		</table>
		<p>List AP, IB, and honors courses completed or in progress in high school. Do not list college courses here.</p>
		<table class="rows">
			<thead><tr><th>Course title</th><th>Level</th><th>Final or current grade</th></tr></thead>
			<tbody><tr v-for="(row, i) in form.courses" :key="i">
				<td><InputText :id="'crs' + i + '_title'" v-model="row.title" fluid /></td>
				<td><PSelect :labelId="'crs' + i + '_level'" v-model="row.level" :options="levels" fluid placeholder="–" /></td>
				<td><InputText :id="'crs' + i + '_grade'" v-model="row.grade" size="6" /></td>
			</tr></tbody>
		</table>
		<p>List dual enrollment / early college courses (courses taken at a college or university while in high school).</p>
		<table class="rows">
			<thead><tr><th>Course title</th><th>College or university</th><th>Credit hours</th><th>Grade earned</th></tr></thead>
			<tbody><tr v-for="(row, i) in form.duals" :key="i">
				<td><InputText :id="'de' + i + '_title'" v-model="row.title" fluid /></td>
				<td><InputText :id="'de' + i + '_college'" v-model="row.college" fluid /></td>
				<td><InputNumber :inputId="'de' + i + '_hours'" v-model="row.hours" :maxFractionDigits="1" /></td>
				<td><InputText :id="'de' + i + '_grade'" v-model="row.grade" size="6" /></td>
			</tr></tbody>
		</table>
	</Panel>

	<Panel header="HONORS">
		<p id="honorsLbl">Top three academic honors or distinctions that have meant the most to you.</p>
		<ol><li><InputText id="honor1" v-model="form.honor1" aria-label="Honor 1" fluid /></li><li><InputText id="honor2" v-model="form.honor2" aria-label="Honor 2" fluid /></li><li><InputText id="honor3" v-model="form.honor3" aria-label="Honor 3" fluid /></li></ol>
	</Panel>

	<Panel header="LEADERSHIP AND ACTIVITIES">
		<p>Tell us about the school, community and work activities in which you have been most involved since 9th grade, beginning with the most important.</p>
		<div class="activity" v-for="(row, i) in form.activities" :key="i">
			<h4>Activity {{ i + 1 }}</h4>
			<div class="line top">
				<div class="field"><label :for="'act' + i + 'org'">Organization, team or employer</label><InputText :id="'act' + i + 'org'" v-model="row.organization" fluid /></div>
				<div class="field"><label :for="'act' + i + 'pos'">Position / leadership role held</label><InputText :id="'act' + i + 'pos'" v-model="row.position" fluid /></div>
			</div>
			<div class="line top">
				<div class="field"><span class="lbl">Grade(s) of participation</span><div class="opts" :id="'act' + i + 'grades'"><span v-for="y in years" :key="y"><Checkbox v-model="row.grades" :inputId="'act' + i + 'g' + y" :name="'act' + i + 'grades'" :value="y" /><label :for="'act' + i + 'g' + y">{{ y }}</label></span></div></div>
				<div class="field"><label :for="'act' + i + 'hrs'">Average hours per week</label><InputNumber :inputId="'act' + i + 'hrs'" v-model="row.hours" showButtons :min="0" :max="80" /></div>
			</div>
			<Divider />
		</div>
		<PButton type="button" label="Add another activity" severity="secondary" @click="addActivity" :disabled="form.activities.length >= 5" />
	</Panel>

	<Panel header="SERVICE">
		<div class="line top">
			<div class="field"><label for="svc_org">Organization for which you have done the most volunteer or community work</label><InputText id="svc_org" v-model="form.serviceOrganization" fluid /></div>
			<div class="field"><label for="svc_role">Your role</label><InputText id="svc_role" v-model="form.serviceRole" fluid /></div>
			<div class="field"><label for="svc_hrs">Service hours per week</label><InputNumber inputId="svc_hrs" v-model="form.serviceHours" fluid /></div>
		</div>
	</Panel>

	<Panel header="FAMILY">
		<div class="line top">
			<div class="field"><span class="lbl" id="fgLbl">Will you be the first in your immediate family to attend college?</span><SelectButton v-model="form.firstGen" :options="yesNo" aria-labelledby="fgLbl" /></div>
			<div class="field"><label for="sibs">Number of brothers and sisters</label><InputNumber inputId="sibs" v-model="form.siblingsCount" :min="0" fluid /></div>
			<div class="field"><label for="pmail">Parent/guardian e-mail for the Honors family newsletter</label><InputText id="pmail" v-model="form.parentEmail" fluid /></div>
		</div>
		<table class="rows family">
			<thead><tr><th></th><th scope="col">Name (first and last)</th><th scope="col">Occupation</th><th scope="col">Highest level of education</th><th scope="col">Graduate of this University?</th></tr></thead>
			<tbody>
				<tr><th scope="row">Parent/Guardian 1</th><td><InputText id="p1name" v-model="form.parent1" fluid /></td><td><InputText id="p1occ" v-model="form.parent1Occupation" fluid /></td><td><PSelect labelId="p1ed" v-model="form.parent1Education" :options="educations" placeholder="Select" fluid /></td><td><span v-for="s in yesNo" :key="s"><RadioButton v-model="form.parent1Alum" :inputId="'p1al' + s" name="p1alum" :value="s" /><label :for="'p1al' + s">{{ s }}</label> </span></td></tr>
				<tr><th scope="row">Parent/Guardian 2</th><td><InputText id="p2name" v-model="form.parent2" fluid /></td><td><InputText id="p2occ" v-model="form.parent2Occupation" fluid /></td><td><PSelect labelId="p2ed" v-model="form.parent2Education" :options="educations" placeholder="Select" fluid /></td><td><span v-for="s in yesNo" :key="s"><RadioButton v-model="form.parent2Alum" :inputId="'p2al' + s" name="p2alum" :value="s" /><label :for="'p2al' + s">{{ s }}</label> </span></td></tr>
			</tbody>
		</table>
	</Panel>

	<Panel header="ESSAY AND REFERENCE">
		<label for="essay">In 300 words or fewer, describe an idea or question that you find so engaging that you lose track of time.</label>
		<PTextarea id="essay" v-model="form.essay" rows="6" fluid />
		<p>Name a teacher in an academic subject who will write on your behalf. We will e-mail the reference form.</p>
		<div class="line top">
			<div class="field"><label for="ref_name">Teacher's name</label><InputText id="ref_name" v-model="form.teacher" fluid /></div>
			<div class="field"><label for="ref_subj">Subject taught</label><InputText id="ref_subj" v-model="form.teacherSubject" fluid /></div>
			<div class="field"><label for="ref_mail">E-mail address</label><InputText id="ref_mail" v-model="form.teacherEmail" fluid /></div>
		</div>
	</Panel>

	<Panel header="HONOR PLEDGE">
		<p><Checkbox v-model="form.pledge" binary inputId="pledge" /> <label for="pledge">I affirm that everything on this application is my own work and is true, and I agree to uphold the Honor Code.</label></p>
		<div class="line top">
			<div class="field"><label for="sig">Signature of applicant (type your full name)</label><InputText id="sig" v-model="form.signature" fluid /></div>
			<div class="field"><label for="sigdate">Date</label><DatePicker inputId="sigdate" v-model="form.signed" dateFormat="mm/dd/yy" fluid /></div>
			<div class="field"><label for="pin">Create a 4-digit PIN to return to this application</label><Password inputId="pin" v-model="form.pin" :feedback="false" fluid /></div>
		</div>
		<PButton type="submit" label="Submit application" />
	</Panel>
</form>`,
};

let submitted = false;
createApp(root).use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".dark" } } }).mount("#root");

const byId = (id: string) => document.getElementById(id);
const text = (id: string) => () => (byId(id) as HTMLInputElement | null)?.value ?? "";
const select = (id: string) => () => {
	const label = byId(id);
	return !label || /p-placeholder|p-select-label-empty/.test(label.className) ? "" : (label.textContent ?? "").trim();
};
const checked = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`input[name='${name}']:checked`)].map((box) => document.querySelector(`label[for='${box.id}']`)?.textContent?.trim() ?? "");
const radio = (name: string) => () => checked(name)[0] ?? "";
const buttons = (label: string) => () => document.querySelector(`[aria-labelledby='${label}'] [aria-pressed=true]`)?.textContent?.trim() ?? "";
const box = (id: string) => () => (byId(id) as HTMLInputElement).checked;
const chips = (place: string) => () => [...document.querySelectorAll(`${place} .p-chip-label`)].map((chip) => chip.textContent?.trim() ?? "");

const shownBy: Record<string, () => unknown> = {
	last: text("hc_last"), first: text("hc_first"), middle: text("hc_middle"), preferred: text("hc_pref"), suid: text("hc_suid"), street: text("hc_street"), city: text("hc_city"), state: select("hc_state"), zip: text("hc_zip"), county: text("hc_county"),
	cell: text("hc_cell"), homePhone: text("hc_home"), email: text("hc_email"), sex: radio("sex"), birth: text("hc_birth"), citizen: radio("citizen"), hispanic: radio("hispanic"), race: () => checked("race"),
	term: select("hc_term"), major: text("hc_major"), minor: text("hc_minor"), career: text("hc_career"), degree: select("hc_degree"), admitted: buttons("admLbl"), housing: box("hc_housing"), heard: chips("#heardBox"), otherColleges: chips("#otherBox"),
	school: text("hc_school"), schoolCity: text("hc_scity"), schoolState: select("hc_sstate"), ceeb: text("hc_ceeb"), counselor: text("hc_couns"), counselorEmail: text("hc_counsmail"), graduation: text("hc_grad"), gpa: text("hc_gpa"), weightedGpa: text("hc_wgpa"), rank: text("hc_rank"), size: text("hc_size"), topTen: radio("topten"), ib: radio("ib"),
	actComposite: text("act_c"), actEnglish: text("act_e"), actMath: text("act_m"), actReading: text("act_r"), actScience: text("act_s"), actDate: text("act_d"), satTotal: text("sat_t"), satReading: text("sat_r"), satMath: text("sat_m"), satDate: text("sat_d"), psat: text("psat"), merit: select("merit"),
	honor1: text("honor1"), honor2: text("honor2"), honor3: text("honor3"), essay: text("essay"), serviceOrganization: text("svc_org"), serviceRole: text("svc_role"), serviceHours: text("svc_hrs"),
	firstGen: buttons("fgLbl"), parent1: text("p1name"), parent1Occupation: text("p1occ"), parent1Education: select("p1ed"), parent1Alum: radio("p1alum"), parent2: text("p2name"), parent2Occupation: text("p2occ"), parent2Education: select("p2ed"), parent2Alum: radio("p2alum"), parentEmail: text("pmail"), siblingsCount: text("sibs"),
	teacher: text("ref_name"), teacherSubject: text("ref_subj"), teacherEmail: text("ref_mail"), pledge: box("pledge"), signature: text("sig"), signed: text("sigdate"), pin: text("pin"),
};

const flat = <T>(each: (list: string, index: number, member: string, value: unknown) => T) =>
	(["exams", "courses", "duals", "activities"] as const).flatMap((list) => form[list].flatMap((row, index) => Object.entries(row).map(([member, value]) => each(list, index, member, value))));

const SHOWN_ROW: Record<string, (index: number, member: string) => () => unknown> = {
	exams: (i, member) => (member === "kind" ? select : text)(`exam${i}_${member}`),
	courses: (i, member) => (member === "level" ? select : text)(`crs${i}_${member}`),
	duals: (i, member) => text(`de${i}_${member}`),
	activities: (i, member) => (member === "grades" ? () => checked(`act${i}grades`) : text(`act${i}${{ organization: "org", position: "pos", hours: "hrs" }[member]}`)),
};

Object.assign(window, {
	formState: () => {
		const { exams, courses, duals, activities, ...plain } = form;
		return JSON.parse(JSON.stringify({
			...plain, birth: day(form.birth), graduation: month(form.graduation), actDate: month(form.actDate), satDate: day(form.satDate), signed: day(form.signed), major: form.major ?? "", school: form.school ?? "",
			...Object.fromEntries(flat((list, index, member, value) => [`${list}${index}.${member}`, value])), submitted,
		}));
	},
	formShown: () => ({
		...Object.fromEntries(Object.entries(shownBy).map(([key, read]) => [key, read()])),
		...Object.fromEntries(flat((list, index, member) => [`${list}${index}.${member}`, SHOWN_ROW[list](index, member)()])),
	}),
});
