import Aura from "@primeuix/themes/aura";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import Column from "primevue/column";
import PrimeVue from "primevue/config";
import DataTable from "primevue/datatable";
import DatePicker from "primevue/datepicker";
import FieldsetBox from "primevue/fieldset";
import FloatLabel from "primevue/floatlabel";
import IftaLabel from "primevue/iftalabel";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import MultiSelect from "primevue/multiselect";
import Panel from "primevue/panel";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const course = () => ({ title: "", level: null, grade: "", credits: null });
const activity = () => ({ kind: null, name: "", position: "", years: [], hours: null, weeks: null });

const f = reactive<Record<string, any>>({
	campus: null, term: null, entry: null, appliedBefore: null, appliedTerm: "", major: null, altMajor: null,
	ssn: "", last: "", first: "", middle: "", suffix: null, preferred: "", otherLast: "",
	streetNumber: "", streetName: "", apartment: "", city: "", state: null, zip: "", country: null,
	permStreet: "", permCity: "", permState: null, permZip: "",
	county: "", residenceState: null, phone: "", altPhone: "", email: "", email2: "",
	birthdate: null, birthCity: "", birthCountry: null, sex: null, citizen: null, citizenOf: null, visa: "",
	hispanic: null, race: [], military: null, language: null,
	claims: null, claimant: "", claimantRelation: null, claimantSince: null,
	school: "", schoolCity: "", schoolState: null, schoolCode: "", schoolEntry: null, graduation: null,
	gpa: null, gpaWeighted: null, rank: null, classSize: null, counselor: "", counselorPhone: "", counselorEmail: "",
	college: "", collegePlace: "", collegeDates: "", collegeHours: null, collegeDegree: null,
	satReadingDate: null, satReadingScore: null, satMathDate: null, satMathScore: null, actDate: null, actScore: null, toeflDate: null, toeflScore: null,
	apExams: [], award1: "", award2: "", award3: "",
	parent1First: "", parent1Last: "", parent1Relation: null, parent1Job: "", parent1School: null,
	parent2First: "", parent2Last: "", parent2Relation: null, parent2Job: "", parent2School: null,
	marital: null, income: null, emergencyName: "", emergencyRelation: "", emergencyPhone: "",
	convicted: null, disciplined: null, programs: [], fee: null, certify: false, signature: "",
});
const courses = reactive([course(), course(), course()]);
const activities = reactive([activity()]);
let submitted = false;

/** Where the page draws each question. */
const drawn = new Map<string, HTMLElement>();
function read(element: HTMLElement): unknown {
	const trimmed = (each: Element | null) => (each?.textContent ?? "").replace(/\u00a0/g, " ").trim();
	const labelOf = (input: Element) => trimmed(document.querySelector(`label[for="${input.id}"]`));
	if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
	if (element.matches(".p-multiselect")) return [...element.querySelectorAll(".p-chip-label, .p-multiselect-chip-label")].map(trimmed);
	if (element.matches(".p-select")) {
		const label = element.querySelector(".p-select-label");
		return label?.matches(".p-placeholder, .p-select-label-empty") ? "" : trimmed(label);
	}
	if (element.matches(".p-selectbutton")) return trimmed(element.querySelector(".p-togglebutton-checked"));
	if (element.matches(".p-checkbox")) return element.querySelector("input")?.checked ?? false;
	if (element.matches(".p-inputwrapper, .p-autocomplete, .p-datepicker, .p-inputnumber")) return element.querySelector("input")?.value ?? "";
	if (element.querySelector("[type=radio]")) {
		const on = [...element.querySelectorAll<HTMLInputElement>("[type=radio]")].find((each) => each.checked);
		return on ? labelOf(on) : "";
	}
	return [...element.querySelectorAll<HTMLInputElement>("[type=checkbox]")].filter((each) => each.checked).map(labelOf);
}

const App = {
	setup() {
		const begun = ref(false);
		const majors = ref<string[]>([]);
		return {
			f, courses, activities, begun, majors,
			findMajor: ({ query }: { query: string }) => {
				majors.value = MAJORS.filter((each) => each.toLowerCase().includes(query.trim().toLowerCase()));
			},
			addActivity: () => activities.push(activity()),
			submit: () => { submitted = true; },
			states: STATES.map(([code, name]) => ({ code, name })),
			countries: COUNTRIES,
			campuses: ["Calusa State University", "University of the Gulf Prairie", "Palmetto A&M University", "Lake Ferris University", "University of Calusa"],
			terms: [["SU27", "Summer Term 2027"], ["FA27", "Fall Term 2027"], ["SP28", "Spring Term 2028"]],
			entries: [["FR", "Freshman (fewer than 12 semester hours after high school graduation)"], ["TR", "Transfer student"], ["PB", "Second bachelor's degree"]],
			yesNo: ["Yes", "No"],
			suffixes: ["Jr.", "Sr.", "II", "III", "IV", "V"],
			races: [["AI", "American Indian or Alaska Native"], ["AS", "Asian"], ["BL", "Black or African American"], ["PI", "Native Hawaiian or Other Pacific Islander"], ["WH", "White"]],
			statuses: [["US", "U.S. Citizen"], ["PR", "Permanent Resident Alien"], ["NR", "Non-resident alien (visa)"]],
			services: ["No military affiliation", "Active duty", "National Guard or Reserve", "Veteran", "Dependent or spouse of a service member or veteran"],
			languages: ["Arabic", "Chinese", "Creole", "English", "French", "German", "Igbo", "Portuguese", "Russian", "Spanish", "Vietnamese", "Other"],
			relations: ["Mother", "Father", "Stepmother", "Stepfather", "Legal guardian", "Other"],
			levels: ["Regular", "Honors", "Advanced Placement (AP)", "International Baccalaureate (IB)", "Dual Enrollment"],
			degrees: ["None", "Associate", "Bachelor's"],
			tests: [
				{ name: "SAT Evidence-Based Reading and Writing", key: "satReading" },
				{ name: "SAT Math", key: "satMath" },
				{ name: "ACT Composite", key: "act" },
				{ name: "TOEFL (international applicants)", key: "toefl" },
			],
			exams: ["Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Language", "English Literature", "Environmental Science", "European History", "Human Geography", "Physics 1", "Psychology", "Spanish Language", "Statistics", "U.S. Government", "U.S. History", "World History"],
			kinds: ["Academic club", "Athletics", "Arts or music", "Community service", "Employment", "Environmental", "Religious", "Speech or debate", "Student government", "Other"],
			grades: ["9th", "10th", "11th", "12th"],
			schooling: ["Elementary or middle school", "Some high school", "High school graduate", "Some college", "Two-year college graduate", "Four-year college graduate", "Postgraduate"],
			maritals: ["Married", "Divorced", "Separated", "Widowed", "Never married"],
			outreach: [["avid", "AVID"], ["gear", "GEAR UP"], ["ub", "Upward Bound"], ["ts", "Talent Search"], ["cr", "College Reach-Out Program"]],
			fees: [["card", "Credit card ($30)"], ["check", "Check or money order ($30)"], ["waiver", "I am requesting a waiver of the application fee"]],
		};
	},
	template: /* html */ `
<header class="top"><b>State University System of Calusa</b><span>Undergraduate Admission Application</span></header>
<section v-if="!begun" class="intro">
	<h1>Undergraduate Admission Application</h1>
	<p>This is the form you will use for applying for undergraduate admission to any of the five universities in the State University System. Please be sure to complete each item, as incomplete forms cannot be processed. If you wish to apply to more than one university, a separate application and fee will need to be submitted to each.</p>
	<Button label="Start a new application" @click="begun = true" />
</section>
<form v-else @submit.prevent="submit" autocomplete="off">
	<Panel header="A. Enrollment Information">
		<div class="item"><label for="campus">1. University to which you are applying</label>
			<Select v-draws="'campus'" v-model="f.campus" inputId="campus" :options="campuses" placeholder="Check one only" fluid /></div>
		<div class="item"><p>2. Term for which you are applying</p>
			<div v-draws="'term'" class="picks"><span v-for="[code, text] in terms" :key="code"><RadioButton v-model="f.term" :inputId="'term_' + code" name="term" :value="code" /><label :for="'term_' + code">{{ text }}</label></span></div></div>
		<div class="item"><p>3. I will enter the university as a</p>
			<div v-draws="'entry'" class="picks down"><span v-for="[code, text] in entries" :key="code"><RadioButton v-model="f.entry" :inputId="'entry_' + code" name="entry" :value="code" /><label :for="'entry_' + code">{{ text }}</label></span></div></div>
		<div class="item row"><p id="prev">4. Have you previously applied to or attended this university?</p>
			<SelectButton v-draws="'appliedBefore'" v-model="f.appliedBefore" :options="yesNo" aria-labelledby="prev" />
			<label for="prevterm">If yes, term and year</label><InputText v-draws="'appliedTerm'" id="prevterm" v-model="f.appliedTerm" /></div>
		<div class="item two">
			<div><label for="major">5. Intended major</label><AutoComplete v-draws="'major'" v-model="f.major" inputId="major" :suggestions="majors" @complete="findMajor" dropdown forceSelection fluid /></div>
			<div><label for="altmajor">Alternate major</label><AutoComplete v-draws="'altMajor'" v-model="f.altMajor" inputId="altmajor" :suggestions="majors" @complete="findMajor" dropdown forceSelection fluid /></div>
		</div>
	</Panel>

	<Panel header="B. Personal Information">
		<p>6. Legal Name</p>
		<div class="four floats">
			<FloatLabel variant="on"><InputText v-draws="'last'" id="last_name" v-model="f.last" fluid /><label for="last_name">Last Name</label></FloatLabel>
			<FloatLabel variant="on"><InputText v-draws="'first'" id="first_name" v-model="f.first" fluid /><label for="first_name">First Name</label></FloatLabel>
			<FloatLabel variant="on"><InputText v-draws="'middle'" id="middle_name" v-model="f.middle" fluid /><label for="middle_name">Middle Name</label></FloatLabel>
			<FloatLabel variant="on"><Select v-draws="'suffix'" inputId="suffix" v-model="f.suffix" :options="suffixes" showClear fluid /><label for="suffix">Suffix (e.g., Jr., Sr.)</label></FloatLabel>
		</div>
		<div class="three floats">
			<FloatLabel variant="on"><InputText v-draws="'preferred'" id="pref_name" v-model="f.preferred" fluid /><label for="pref_name">Preferred First Name</label></FloatLabel>
			<FloatLabel variant="on"><InputText v-draws="'otherLast'" id="other_last" v-model="f.otherLast" fluid /><label for="other_last">Other name(s) that may appear on your academic records</label></FloatLabel>
			<FloatLabel variant="on"><InputMask v-draws="'ssn'" id="ssn" v-model="f.ssn" mask="999-99-9999" fluid /><label for="ssn">Social Security Number</label></FloatLabel>
		</div>
		<p>7. Current Mailing Address</p>
		<div class="address">
			<div><InputText v-draws="'streetNumber'" id="ma_number" v-model="f.streetNumber" fluid /><label for="ma_number">Street Number</label></div>
			<div class="wide"><InputText v-draws="'streetName'" id="ma_street" v-model="f.streetName" fluid /><label for="ma_street">Street Name</label></div>
			<div><InputText v-draws="'apartment'" id="ma_apt" v-model="f.apartment" fluid /><label for="ma_apt">Apartment</label></div>
			<div><InputText v-draws="'city'" id="ma_city" v-model="f.city" fluid /><label for="ma_city">City</label></div>
			<div><Select v-draws="'state'" inputId="ma_state" v-model="f.state" :options="states" optionLabel="name" optionValue="code" filter fluid /><label for="ma_state">State/Province</label></div>
			<div><InputMask v-draws="'zip'" id="ma_zip" v-model="f.zip" mask="99999?-9999" :autoClear="false" fluid /><label for="ma_zip">Zip Code</label></div>
			<div><Select v-draws="'country'" inputId="ma_country" v-model="f.country" :options="countries" filter fluid /><label for="ma_country">Country</label></div>
		</div>
		<p>8. Permanent Address (if different from current as indicated above)</p>
		<div class="address">
			<div class="wide"><InputText v-draws="'permStreet'" id="pa_street" v-model="f.permStreet" fluid /><label for="pa_street">Street Number and Name</label></div>
			<div><InputText v-draws="'permCity'" id="pa_city" v-model="f.permCity" fluid /><label for="pa_city">City</label></div>
			<div><Select v-draws="'permState'" inputId="pa_state" v-model="f.permState" :options="states" optionLabel="name" optionValue="code" filter fluid /><label for="pa_state">State</label></div>
			<div><InputText v-draws="'permZip'" id="pa_zip" v-model="f.permZip" fluid /><label for="pa_zip">Zip Code</label></div>
		</div>
		<div class="item two">
			<div><label for="county">9. Permanent Residence (if you live in Calusa, list county of residence)</label><InputText v-draws="'county'" id="county" v-model="f.county" fluid /></div>
			<div><label for="res_state">If you live outside of Calusa, list other U.S. state or territory</label><Select v-draws="'residenceState'" inputId="res_state" v-model="f.residenceState" :options="states" optionLabel="name" optionValue="code" filter fluid /></div>
		</div>
		<div class="item two">
			<div><label for="phone1">10. Primary Telephone</label><InputMask v-draws="'phone'" id="phone1" v-model="f.phone" mask="(999) 999-9999" placeholder="(area code) number" fluid /></div>
			<div><label for="phone2">Alternate Phone</label><InputMask v-draws="'altPhone'" id="phone2" v-model="f.altPhone" mask="(999) 999-9999" placeholder="(area code) number" fluid /></div>
			<div><label for="email1">11. E-mail address</label><InputText v-draws="'email'" id="email1" type="email" v-model="f.email" fluid /></div>
			<div><label for="email2">Re-enter e-mail address</label><InputText v-draws="'email2'" id="email2" type="email" v-model="f.email2" fluid /></div>
		</div>
		<div class="item three">
			<div><label for="dob">12. Birthdate (MM/DD/YYYY)</label><DatePicker v-draws="'birthdate'" v-model="f.birthdate" inputId="dob" dateFormat="mm/dd/yy" showIcon :showOnFocus="false" fluid /></div>
			<div><label for="bcity">City of birth</label><InputText v-draws="'birthCity'" id="bcity" v-model="f.birthCity" fluid /></div>
			<div><label for="bcountry">Country of birth</label><Select v-draws="'birthCountry'" inputId="bcountry" v-model="f.birthCountry" :options="countries" filter fluid /></div>
		</div>
		<div class="item row"><p>13. Sex</p><div v-draws="'sex'" class="picks"><span><RadioButton v-model="f.sex" inputId="sexM" name="sex" value="M" /><label for="sexM">Male</label></span><span><RadioButton v-model="f.sex" inputId="sexF" name="sex" value="F" /><label for="sexF">Female</label></span></div></div>
		<div class="item"><p>14. Citizenship Status</p><div v-draws="'citizen'" class="picks"><span v-for="[code, text] in statuses" :key="code"><RadioButton v-model="f.citizen" :inputId="'cit_' + code" name="citizenship" :value="code" /><label :for="'cit_' + code">{{ text }}</label></span></div></div>
		<div class="item two">
			<div><label for="cit_of">If not a U.S. citizen, country of citizenship</label><Select v-draws="'citizenOf'" inputId="cit_of" v-model="f.citizenOf" :options="countries" filter showClear fluid /></div>
			<div><label for="visa">Visa type</label><InputText v-draws="'visa'" id="visa" v-model="f.visa" fluid /></div>
		</div>
		<FieldsetBox legend="15. Ethnic and racial background (optional)">
			<p id="hisp">Are you Hispanic or Latino?</p><SelectButton v-draws="'hispanic'" v-model="f.hispanic" :options="yesNo" aria-labelledby="hisp" />
			<p>Regardless of your answer to the prior question, please select one or more of the following</p>
			<div v-draws="'race'" class="picks down"><span v-for="[code, text] in races" :key="code"><Checkbox v-model="f.race" :inputId="'race_' + code" name="race" :value="code" /><label :for="'race_' + code">{{ text }}</label></span></div>
		</FieldsetBox>
		<div class="item two">
			<div><label for="military">16. U.S. military status</label><Select v-draws="'military'" inputId="military" v-model="f.military" :options="services" fluid /></div>
			<div><label for="lang">17. Native language</label><Select v-draws="'language'" inputId="lang" v-model="f.language" :options="languages" fluid /></div>
		</div>
	</Panel>

	<Panel header="C. Residency for Tuition Purposes" toggleable>
		<div class="item row"><p id="claims">18. Do you claim to be a Calusa resident for tuition purposes?</p><SelectButton v-draws="'claims'" v-model="f.claims" :options="yesNo" aria-labelledby="claims" /></div>
		<p>If yes, complete the following about the person claiming residency (you, or a parent or guardian if you are a dependent).</p>
		<div class="three">
			<div><label for="claimant">Name of claimant</label><InputText v-draws="'claimant'" id="claimant" v-model="f.claimant" fluid /></div>
			<div><label for="claimrel">Relationship to applicant</label><Select v-draws="'claimantRelation'" inputId="claimrel" v-model="f.claimantRelation" :options="relations" fluid /></div>
			<div><label for="claimsince">Date claimant began establishing legal residence</label><DatePicker v-draws="'claimantSince'" v-model="f.claimantSince" inputId="claimsince" dateFormat="mm/dd/yy" showIcon :showOnFocus="false" fluid /></div>
		</div>
	</Panel>

	<Panel header="D. Academic Information">
		<p>19. Last high school attended</p>
		<div class="address">
			<div class="wide"><InputText v-draws="'school'" id="hs_name" v-model="f.school" fluid /><label for="hs_name">Name of High School</label></div>
			<div><InputText v-draws="'schoolCity'" id="hs_city" v-model="f.schoolCity" fluid /><label for="hs_city">City</label></div>
			<div><Select v-draws="'schoolState'" inputId="hs_state" v-model="f.schoolState" :options="states" optionLabel="name" optionValue="code" filter fluid /><label for="hs_state">State</label></div>
			<div><InputText v-draws="'schoolCode'" id="hs_code" v-model="f.schoolCode" maxlength="6" fluid /><label for="hs_code">CEEB/ACT code</label></div>
			<div><DatePicker v-draws="'schoolEntry'" v-model="f.schoolEntry" inputId="hs_from" view="month" dateFormat="mm/yy" showIcon :showOnFocus="false" fluid /><label for="hs_from">Date entered (MM/YYYY)</label></div>
			<div><DatePicker v-draws="'graduation'" v-model="f.graduation" inputId="hs_to" view="month" dateFormat="mm/yy" showIcon :showOnFocus="false" fluid /><label for="hs_to">Date of graduation, actual or expected (MM/YYYY)</label></div>
		</div>
		<div class="item four">
			<div><label for="gpa">20. Grade point average, unweighted</label><InputNumber v-draws="'gpa'" v-model="f.gpa" inputId="gpa" :min="0" :max="4" :maxFractionDigits="2" fluid /></div>
			<div><label for="gpaw">Weighted</label><InputNumber v-draws="'gpaWeighted'" v-model="f.gpaWeighted" inputId="gpaw" :min="0" :max="6" :maxFractionDigits="2" fluid /></div>
			<div><label for="rank">21. Rank in class</label><InputNumber v-draws="'rank'" v-model="f.rank" inputId="rank" :min="1" :useGrouping="false" fluid /></div>
			<div><label for="insize">Number in class</label><InputNumber v-draws="'classSize'" v-model="f.classSize" inputId="insize" :min="1" :useGrouping="false" fluid /></div>
		</div>
		<div class="item three">
			<div><label for="couns">22. Guidance counselor</label><InputText v-draws="'counselor'" id="couns" v-model="f.counselor" fluid /></div>
			<div><label for="counsph">Counselor's telephone</label><InputMask v-draws="'counselorPhone'" id="counsph" v-model="f.counselorPhone" mask="(999) 999-9999? x99999" fluid /></div>
			<div><label for="counsem">Counselor's e-mail</label><InputText v-draws="'counselorEmail'" id="counsem" v-model="f.counselorEmail" fluid /></div>
		</div>
		<p>23. Self-reported high school courses. Enter each course as it appears on your transcript.</p>
		<DataTable :value="courses" size="small">
			<Column header="Course title"><template #body="{ data, index }"><InputText v-draws="'course' + index + 'Title'" v-model="data.title" :name="'course_' + index + '_title'" fluid /></template></Column>
			<Column header="Level"><template #body="{ data, index }"><Select v-draws="'course' + index + 'Level'" v-model="data.level" :options="levels" :labelId="'course_' + index + '_level'" fluid /></template></Column>
			<Column header="Final grade"><template #body="{ data, index }"><InputText v-draws="'course' + index + 'Grade'" v-model="data.grade" :name="'course_' + index + '_grade'" fluid /></template></Column>
			<Column header="Credit"><template #body="{ data, index }"><InputNumber v-draws="'course' + index + 'Credits'" v-model="data.credits" :inputId="'course_' + index + '_credit'" :min="0" :max="10" :maxFractionDigits="2" fluid /></template></Column>
		</DataTable>
		<p>24. List ALL colleges and universities attended, including dual enrollment</p>
		<div class="address">
			<div class="wide"><InputText v-draws="'college'" id="col_name" v-model="f.college" fluid /><label for="col_name">Name of Institution</label></div>
			<div><InputText v-draws="'collegePlace'" id="col_place" v-model="f.collegePlace" fluid /><label for="col_place">City and State</label></div>
			<div><InputText v-draws="'collegeDates'" id="col_dates" v-model="f.collegeDates" fluid /><label for="col_dates">Dates of attendance</label></div>
			<div><InputNumber v-draws="'collegeHours'" v-model="f.collegeHours" inputId="col_hours" :min="0" :maxFractionDigits="1" fluid /><label for="col_hours">Hours earned</label></div>
			<div><Select v-draws="'collegeDegree'" v-model="f.collegeDegree" inputId="col_degree" :options="degrees" fluid /><label for="col_degree">Degree earned</label></div>
		</div>
		<p>25. Test information. Give the date on which you took, or will take, each test.</p>
		<DataTable :value="tests" size="small">
			<Column field="name" header="Test" />
			<Column header="Month and year"><template #body="{ data }"><DatePicker v-draws="data.key + 'Date'" v-model="f[data.key + 'Date']" :inputId="data.key + '_date'" view="month" dateFormat="mm/yy" placeholder="MM/YYYY" showIcon :showOnFocus="false" /></template></Column>
			<Column header="Score"><template #body="{ data }"><InputNumber v-draws="data.key + 'Score'" v-model="f[data.key + 'Score']" :inputId="data.key + '_score'" :min="0" :max="1600" :useGrouping="false" /></template></Column>
		</DataTable>
		<div class="item"><label for="apexams">26. Advanced Placement examinations for which you have a score</label>
			<MultiSelect v-draws="'apExams'" v-model="f.apExams" inputId="apexams" :options="exams" display="chip" :showToggleAll="false" fluid /></div>
		<div class="item"><p>27. In which of these programs have you taken part?</p>
			<div v-draws="'programs'" class="picks"><span v-for="[code, text] in outreach" :key="code"><Checkbox v-model="f.programs" :inputId="'prog_' + code" name="programs" :value="code" /><label :for="'prog_' + code">{{ text }}</label></span></div></div>
	</Panel>

	<Panel header="E. Activities and Honors">
		<p>28. Starting with ninth grade, list your extracurricular activities, community service and employment in order of importance to you.</p>
		<FieldsetBox v-for="(each, index) in activities" :key="index" :legend="'Activity ' + (index + 1)">
			<div class="three">
				<div><label :for="'act' + index + '_kind'">Type of activity</label><Select v-draws="'act' + index + 'Kind'" v-model="each.kind" :inputId="'act' + index + '_kind'" :options="kinds" fluid /></div>
				<div><label :for="'act' + index + '_name'">Activity, organization or employer</label><InputText v-draws="'act' + index + 'Name'" :id="'act' + index + '_name'" v-model="each.name" fluid /></div>
				<div><label :for="'act' + index + '_pos'">Positions held</label><InputText v-draws="'act' + index + 'Position'" :id="'act' + index + '_pos'" v-model="each.position" fluid /></div>
				<div><label :for="'act' + index + '_years'">Grade(s)</label><MultiSelect v-draws="'act' + index + 'Years'" v-model="each.years" :inputId="'act' + index + '_years'" :options="grades" display="chip" :showToggleAll="false" fluid /></div>
				<div><label :for="'act' + index + '_hours'">Hours per week</label><InputNumber v-draws="'act' + index + 'Hours'" v-model="each.hours" :inputId="'act' + index + '_hours'" :min="0" :max="168" showButtons fluid /></div>
				<div><label :for="'act' + index + '_weeks'">Weeks per year</label><InputNumber v-draws="'act' + index + 'Weeks'" v-model="each.weeks" :inputId="'act' + index + '_weeks'" :min="0" :max="52" showButtons fluid /></div>
			</div>
		</FieldsetBox>
		<Button type="button" label="Add activity" severity="secondary" @click="addActivity" />
		<p>29. Academic honors and awards</p>
		<div class="three floats">
			<FloatLabel variant="on"><InputText v-draws="'award1'" id="award1" v-model="f.award1" fluid /><label for="award1">Award 1</label></FloatLabel>
			<FloatLabel variant="on"><InputText v-draws="'award2'" id="award2" v-model="f.award2" fluid /><label for="award2">Award 2</label></FloatLabel>
			<FloatLabel variant="on"><InputText v-draws="'award3'" id="award3" v-model="f.award3" fluid /><label for="award3">Award 3</label></FloatLabel>
		</div>
	</Panel>

	<Panel header="F. Family Information">
		<template v-for="n in [1, 2]" :key="n">
			<p>{{ 29 + n }}. Parent or legal guardian {{ n }}</p>
			<div class="five">
				<IftaLabel><InputText v-draws="'parent' + n + 'First'" :id="'p' + n + '_first'" v-model="f['parent' + n + 'First']" fluid /><label :for="'p' + n + '_first'">First name</label></IftaLabel>
				<IftaLabel><InputText v-draws="'parent' + n + 'Last'" :id="'p' + n + '_last'" v-model="f['parent' + n + 'Last']" fluid /><label :for="'p' + n + '_last'">Last name</label></IftaLabel>
				<IftaLabel><Select v-draws="'parent' + n + 'Relation'" :inputId="'p' + n + '_rel'" v-model="f['parent' + n + 'Relation']" :options="relations" fluid /><label :for="'p' + n + '_rel'">Relationship</label></IftaLabel>
				<IftaLabel><InputText v-draws="'parent' + n + 'Job'" :id="'p' + n + '_occ'" v-model="f['parent' + n + 'Job']" fluid /><label :for="'p' + n + '_occ'">Occupation</label></IftaLabel>
				<IftaLabel><Select v-draws="'parent' + n + 'School'" :inputId="'p' + n + '_educ'" v-model="f['parent' + n + 'School']" :options="schooling" fluid /><label :for="'p' + n + '_educ'">Highest education</label></IftaLabel>
			</div>
		</template>
		<div class="item two">
			<div><label for="marital">32. Parents' marital status</label><Select v-draws="'marital'" inputId="marital" v-model="f.marital" :options="maritals" fluid /></div>
			<div><label for="income">33. Estimated total annual family income</label><InputNumber v-draws="'income'" v-model="f.income" inputId="income" mode="currency" currency="USD" locale="en-US" :maxFractionDigits="0" :min="0" fluid /></div>
		</div>
		<p>34. In case of emergency, notify</p>
		<div class="three">
			<IftaLabel><InputText v-draws="'emergencyName'" id="em_name" v-model="f.emergencyName" fluid /><label for="em_name">Name</label></IftaLabel>
			<IftaLabel><InputText v-draws="'emergencyRelation'" id="em_rel" v-model="f.emergencyRelation" fluid /><label for="em_rel">Relationship</label></IftaLabel>
			<IftaLabel><InputMask v-draws="'emergencyPhone'" id="em_phone" v-model="f.emergencyPhone" mask="(999) 999-9999" fluid /><label for="em_phone">Telephone</label></IftaLabel>
		</div>
	</Panel>

	<Panel header="G. Conduct, Fee and Certification">
		<div class="item row"><p id="conv">35. Have you ever been charged with a violation of the law which resulted in probation, community service, a jail sentence, or the revocation or suspension of your driver's license?</p><SelectButton v-draws="'convicted'" v-model="f.convicted" :options="yesNo" aria-labelledby="conv" /></div>
		<div class="item row"><p id="disc">36. Are you currently, or have you ever been, charged with or subject to disciplinary action for scholastic or any other type of misconduct at any educational institution?</p><SelectButton v-draws="'disciplined'" v-model="f.disciplined" :options="yesNo" aria-labelledby="disc" /></div>
		<div class="item"><p>37. Application fee</p><div v-draws="'fee'" class="picks down"><span v-for="[code, text] in fees" :key="code"><RadioButton v-model="f.fee" :inputId="'fee_' + code" name="fee" :value="code" /><label :for="'fee_' + code">{{ text }}</label></span></div></div>
		<div class="item picks"><span><Checkbox v-draws="'certify'" v-model="f.certify" binary inputId="certify" /><label for="certify">I understand that this application is for admission only for the term indicated, and certify that the information given is complete and accurate.</label></span></div>
		<div class="item"><label for="sig">Signature of applicant</label><InputText v-draws="'signature'" id="sig" v-model="f.signature" fluid /></div>
		<Button type="submit" label="Submit application" />
	</Panel>
</form>`,
};

const css = document.createElement("style");
css.textContent = `
body { margin: 0; font: 14px/1.4 Arial, sans-serif; background: #eef2f4; color: #1d2b33; }
.top { background: #0b4f5c; color: #fff; padding: 12px 32px; display: flex; justify-content: space-between; }
.intro, form { max-width: 1000px; margin: 20px auto; display: grid; gap: 16px; justify-items: start; }
form > * { width: 100%; }
p { margin: 10px 0 6px; font-weight: bold; }
.item { margin: 12px 0; }
.item label { display: block; margin-bottom: 3px; }
.row { display: flex; gap: 14px; align-items: center; flex-wrap: wrap; }
.two, .three, .four, .five { display: grid; gap: 12px; align-items: end; }
.two { grid-template-columns: 1fr 1fr; } .three { grid-template-columns: repeat(3, 1fr); } .four { grid-template-columns: repeat(4, 1fr); } .five { grid-template-columns: repeat(5, 1fr); }
.floats { margin: 14px 0; }
.address { display: grid; grid-template-columns: repeat(4, 1fr); gap: 10px; align-items: start; }
.address .wide { grid-column: span 2; }
.address label { font-size: 12px; color: #51646e; }
.picks { display: flex; flex-wrap: wrap; gap: 6px 18px; } .picks.down { flex-direction: column; }
.picks span { display: inline-flex; gap: 8px; align-items: center; } .picks label { margin: 0; }
`;
document.head.append(css);

const app = createApp(App);
app.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".dark" } } });
for (const [name, component] of Object.entries({ AutoComplete, Button, Checkbox, Column, DataTable, DatePicker, FieldsetBox, FloatLabel, IftaLabel, InputMask, InputNumber, InputText, MultiSelect, Panel, RadioButton, Select, SelectButton }))
	app.component(name, component);
app.directive("draws", {
	mounted: (element: HTMLElement, { value }: { value: string }) => drawn.set(value, element),
});
app.mount("#root");

const MONTHLY = ["schoolEntry", "graduation", "satReadingDate", "satMathDate", "actDate", "toeflDate"];
function plain(key: string, value: unknown) {
	if (Array.isArray(value)) return [...value];
	if (!(value instanceof Date)) return value;
	const day = `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}`;
	return MONTHLY.includes(key) ? day.slice(0, 7) : day;
}
Object.assign(window, {
	formState: () => {
		const all: [string, unknown][] = Object.entries(f).map(([key, value]) => [key, plain(key, value)]);
		const named = (prefix: string, rows: Record<string, unknown>[]) =>
			rows.forEach((row, index) => {
				for (const [key, value] of Object.entries(row)) all.push([`${prefix}${index}${key[0].toUpperCase()}${key.slice(1)}`, plain(key, value)]);
			});
		named("course", courses);
		named("act", activities);
		return { ...Object.fromEntries(all), submitted };
	},
	formShown: () => Object.fromEntries([...drawn].map(([key, element]) => [key, read(element)])),
});
