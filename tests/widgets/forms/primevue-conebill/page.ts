import "./page.css";
import Aura from "@primeuix/themes/aura";
import AutoComplete, { type AutoCompleteCompleteEvent } from "primevue/autocomplete";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import Column from "primevue/column";
import PrimeVue from "primevue/config";
import DataTable from "primevue/datatable";
import DatePicker from "primevue/datepicker";
import IftaLabel from "primevue/iftalabel";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import MultiSelect from "primevue/multiselect";
import Panel from "primevue/panel";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import { createApp, type DirectiveBinding, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const college = () => ({ name: "", place: "", dates: "", units: null as number | null, degree: null as string | null });
const form = reactive({
	campus: null as string | null, term: null as string | null, appliedBefore: "", lastAttended: "",
	lastName: "", suffix: null as string | null, firstName: "", middleName: "", otherLast: "", otherFirst: "",
	streetNumber: "", streetName: "", apartment: "", city: "", state: null as string | null, zip: "", country: "",
	permStreet: "", permCity: "", permState: null as string | null, permZip: "", county: "", otherState: null as string | null,
	phone: "", phone2: "", email: "",
	born: null as Date | null, sex: null as string | null, ssn: "", ssid: "", hispanic: null as string | null, races: [] as string[],
	citizenship: null as string | null, citizenOf: "", birthCity: "", birthState: null as string | null, birthCountry: "",
	sinceBirth: null as string | null, stayBegan: null as Date | null, military: null as string | null, foster: null as string | null, languages: [] as string[],
	entry: null as string | null, degree: null as string | null, major: null as string | null, altMajor: null as string | null, occupation: "",
	eop: null as string | null, aid: null as string | null, waiver: null as string | null, programs: [] as string[],
	school: "", schoolCity: "", schoolState: null as string | null, ceeb: "", entered: null as Date | null, completed: null as Date | null, completion: null as string | null,
	gpa: null as number | null, rank: null as number | null, classSize: null as number | null,
	colleges: [college(), college()],
	courses: Array.from({ length: 2 }, () => ({ title: "", grade: "", units: null as number | null })),
	satRead: null as number | null, satReadDate: null as Date | null, satMath: null as number | null, satMathDate: null as Date | null,
	act: null as number | null, actDate: null as Date | null, toefl: null as number | null,
	exams: Array.from({ length: 3 }, () => ({ subject: null as string | null, taken: null as Date | null, score: null as number | null })),
	parents: Array.from({ length: 2 }, () => ({ name: "", occupation: "", education: null as string | null })),
	income: null as string | null, household: null as number | null, emergencyName: "", emergencyRelation: "", emergencyPhone: "",
	activities: [] as { kind: string | null; name: string; grades: string[]; hours: number | null; weeks: number | null }[],
	certified: false, signature: "", signedOn: null as Date | null,
});
const addActivity = () => void form.activities.push({ kind: null, name: "", grades: [], hours: null, weeks: null });
addActivity();
const submitted = ref(false);
const found = ref<string[]>([]);

const places = new Map<string, HTMLElement>();
const at = {
	mounted: (element: HTMLElement, { value }: DirectiveBinding) => void places.set(value, element),
	updated: (element: HTMLElement, { value }: DirectiveBinding) => void places.set(value, element),
};

const app = createApp({
	setup: () => ({
		form, submitted, found, addActivity, majors: MAJORS,
		search: ({ query }: AutoCompleteCompleteEvent) => {
			found.value = COUNTRIES.filter((name) => name.toLowerCase().includes(query.toLowerCase()));
		},
		states: STATES.map(([code, name]) => ({ code, name })),
		campuses: ["Alder Creek", "Bayside", "Coyote Flats", "Dos Rios", "Monte Verde", "Tulare Plains"].map((name) => `Sierra State University, ${name}`),
		terms: [["SU27", "Summer Quarter or Semester 2027"], ["FA27", "Fall Quarter or Semester 2027"], ["WI28", "Winter Quarter (or term) January 2028"], ["SP28", "Spring Quarter or Semester 2028"]],
		races: ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"],
		citizenships: [["Y", "U.S. citizen"], ["I", "Permanent resident (immigrant)"], ["F", "Student visa (F-1 or J-1)"], ["O", "Other"]],
		militaries: ["Currently serving on active duty", "Reservist or National Guard", "Veteran", "Dependent of a service member or veteran", "Not applicable"],
		tongues: ["Arabic", "Cantonese", "Farsi", "French", "German", "Hmong", "Igbo", "Japanese", "Korean", "Mandarin", "Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese", "Other"],
		entries: [["1", "First-time freshman"], ["2", "Lower-division transfer (fewer than 60 semester units)"], ["3", "Upper-division transfer (60 or more semester units)"], ["4", "Second bachelor's degree"], ["5", "High school student who will attend before graduating"]],
		degrees: ["Bachelor's degree", "Master's degree", "Doctorate (Ph.D., Ed.D.)", "Professional degree (law, medicine)", "Not sure"],
		outreach: ["AVID", "Educational Talent Search", "GEAR UP", "MESA", "Puente", "Upward Bound", "None of these"],
		completions: ["Have graduated or will graduate", "GED or HiSET", "Proficiency examination", "Did not and will not finish"],
		schooling: ["1 - No high school", "2 - Some high school", "3 - High school graduate", "4 - Some college", "5 - Two-year college graduate", "6 - Four-year college graduate", "7 - Postgraduate", "8 - Unknown"],
		incomes: ["Less than $24,000", "$24,000 to $35,999", "$36,000 to $47,999", "$48,000 to $59,999", "$60,000 to $71,999", "$72,000 or more"],
		apSubjects: ["AP Art History", "AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language", "AP English Literature", "AP Environmental Science", "AP Physics 1", "AP Psychology", "AP Spanish Language", "AP Statistics", "AP United States History", "AP World History"],
		kinds: ["Academic club", "Athletics", "Community or volunteer service", "Debate or speech", "Employment", "Environmental", "Music, theater or dance", "Religious", "Student government", "Other"],
		collegeDegrees: ["None", "Certificate", "AA/AS", "ADT", "BA/BS"],
	}),
	template: `
<header><h1>The Sierra State University System</h1><h2>Application for Undergraduate Admission 2027–2028</h2>
<p>A response to each item is mandatory unless otherwise indicated. The $70 (U.S.) application fee is nonrefundable and may not be transferred to another term.</p></header>
<form @submit.prevent="submitted = true">
<Panel header="Section A (Enrollment/Application Information)" class="section" id="a">
  <div class="item"><p>1. This is an application for admission to</p>
    <div class="line"><div class="wide"><Select v-at="'campus'" v-model="form.campus" :options="campuses" inputId="campus" /><label for="campus">Name of campus</label></div></div>
    <p class="sub">Check one term only.</p>
    <div v-at="'term'" class="stack"><div v-for="[code, name] in terms" :key="code"><RadioButton v-model="form.term" name="term" :inputId="'term' + code" :value="code" /> <label :for="'term' + code">{{ name }}</label></div></div></div>
  <div class="item"><p>2. If you have previously applied to or attended this campus, please list:</p>
    <div class="line"><div><InputText v-at="'appliedBefore'" v-model="form.appliedBefore" id="prevApp" /><label for="prevApp">Term of application (term, year)</label></div>
    <div><InputText v-at="'lastAttended'" v-model="form.lastAttended" id="prevAtt" /><label for="prevAtt">Last term attended (term, year)</label></div></div></div>
  <div class="item"><p>3. Legal Name</p>
    <div class="line"><div class="wide"><InputText v-at="'lastName'" v-model="form.lastName" id="lastName" /><label for="lastName">Last name</label></div>
    <div><Select v-at="'suffix'" v-model="form.suffix" :options="['Jr.', 'Sr.', 'II', 'III', 'IV']" inputId="suffix" showClear /><label for="suffix">Suffix (e.g., Jr., Sr.)</label></div></div>
    <div class="line"><div><InputText v-at="'firstName'" v-model="form.firstName" id="firstName" /><label for="firstName">First name</label></div><div><InputText v-at="'middleName'" v-model="form.middleName" id="middleName" /><label for="middleName">Middle name</label></div></div></div>
  <div class="item"><p>4. Other name(s) that may appear on your academic records</p>
    <div class="line"><div><InputText v-at="'otherLast'" v-model="form.otherLast" id="otherLast" /><label for="otherLast">Last name</label></div><div><InputText v-at="'otherFirst'" v-model="form.otherFirst" id="otherFirst" /><label for="otherFirst">First name</label></div></div></div>
  <div class="item"><p>5. Current Mailing Address</p>
    <div class="line"><div><InputText v-at="'streetNumber'" v-model="form.streetNumber" id="mailNum" maxlength="8" /><label for="mailNum">Street number</label></div><div class="wide"><InputText v-at="'streetName'" v-model="form.streetName" id="mailStreet" /><label for="mailStreet">Street name</label></div><div><InputText v-at="'apartment'" v-model="form.apartment" id="mailApt" /><label for="mailApt">Apartment</label></div></div>
    <div class="line"><div class="wide"><InputText v-at="'city'" v-model="form.city" id="mailCity" /><label for="mailCity">City</label></div><div><Select v-at="'state'" v-model="form.state" :options="states" optionLabel="name" optionValue="code" filter inputId="mailState" /><label for="mailState">State/Province</label></div><div><InputText v-at="'zip'" v-model="form.zip" id="mailZip" /><label for="mailZip">Zip code</label></div><div><AutoComplete v-at="'country'" v-model="form.country" :suggestions="found" @complete="search" inputId="mailCountry" /><label for="mailCountry">Country, if not USA</label></div></div></div>
  <div class="item"><p>6. Permanent Address (if different from current as indicated above)</p>
    <div class="line"><div class="wide"><InputText v-at="'permStreet'" v-model="form.permStreet" id="permStreet" /><label for="permStreet">Street number, street name, apartment</label></div></div>
    <div class="line"><div class="wide"><InputText v-at="'permCity'" v-model="form.permCity" id="permCity" /><label for="permCity">City</label></div><div><Select v-at="'permState'" v-model="form.permState" :options="states" optionLabel="name" optionValue="code" filter inputId="permState" /><label for="permState">State</label></div><div><InputText v-at="'permZip'" v-model="form.permZip" id="permZip" /><label for="permZip">Zip code</label></div></div></div>
  <div class="item"><p>7. Permanent Residence</p>
    <div class="line"><div><InputText v-at="'county'" v-model="form.county" id="county" /><label for="county">If you live in California, list county of residence</label></div><div><Select v-at="'otherState'" v-model="form.otherState" :options="states.filter(({ code }) => code !== 'CA')" optionLabel="name" optionValue="code" inputId="otherState" /><label for="otherState">If you live outside of California, list other U.S. state or territory</label></div></div></div>
  <div class="line item"><div><p>8. Primary Telephone</p><InputMask v-at="'phone'" v-model="form.phone" mask="(999) 999-9999" id="phone1" /><label for="phone1">Area code, number</label></div>
    <div><p>9. Alternate Phone</p><InputMask v-at="'phone2'" v-model="form.phone2" mask="(999) 999-9999" id="phone2" /><label for="phone2">Area code, number</label></div>
    <div class="wide"><p>10. E-mail address</p><InputText v-at="'email'" v-model="form.email" type="email" id="email" aria-label="E-mail address" /><small>Please be certain that this is the e-mail address where your correspondence should be sent.</small></div></div>
</Panel>

<Panel header="Section B (Personal/Applicant Information)" class="section" id="b">
  <div class="line item"><div><p>11. Birthdate</p><DatePicker v-at="'born'" v-model="form.born" dateFormat="mm/dd/yy" placeholder="MM/DD/YYYY" inputId="birthdate" :manualInput="true" showIcon /><label for="birthdate">Month Day Year</label></div>
    <div><p>12. Sex</p><SelectButton v-at="'sex'" v-model="form.sex" :options="['M', 'F']" aria-label="Sex" /></div>
    <div><p>13. Social Security Number</p><InputMask v-at="'ssn'" v-model="form.ssn" mask="999-99-9999" id="ssn" aria-label="Social Security Number" /></div>
    <div><p>14. Statewide Student ID</p><InputText v-at="'ssid'" v-model="form.ssid" id="ssid" aria-label="Statewide Student ID" /><small>Your SSID is a unique 10-digit number issued by California public schools.</small></div></div>
  <div class="item"><p>15. Ethnic and racial background (optional)</p>
    <div class="sub" id="hl">(a) Are you Hispanic or Latino?</div><SelectButton v-at="'hispanic'" v-model="form.hispanic" :options="['Yes', 'No']" aria-labelledby="hl" />
    <div class="sub">(b) Select the racial category or categories with which you most closely identify. Check as many as apply.</div>
    <div v-at="'races'" class="stack"><div v-for="(race, index) in races" :key="race"><Checkbox v-model="form.races" name="race" :inputId="'race' + index" :value="race" /> <label :for="'race' + index">{{ race }}</label></div></div></div>
  <div class="item"><p>16. Citizenship</p>
    <div v-at="'citizenship'" class="across"><span v-for="[code, name] in citizenships" :key="code"><RadioButton v-model="form.citizenship" name="citizenship" :inputId="'cit' + code" :value="code" /> <label :for="'cit' + code">{{ name }}</label></span></div>
    <div class="line"><div><AutoComplete v-at="'citizenOf'" v-model="form.citizenOf" :suggestions="found" @complete="search" inputId="citizenOf" /><label for="citizenOf">If not a U.S. citizen, of what country are you a citizen?</label></div></div></div>
  <div class="item"><p>17. Place of Birth</p>
    <div class="line"><div><InputText v-at="'birthCity'" v-model="form.birthCity" id="pobCity" /><label for="pobCity">(City)</label></div><div><Select v-at="'birthState'" v-model="form.birthState" :options="states" optionLabel="name" optionValue="code" showClear inputId="pobState" /><label for="pobState">(State, if U.S.)</label></div><div><AutoComplete v-at="'birthCountry'" v-model="form.birthCountry" :suggestions="found" @complete="search" forceSelection dropdown inputId="pobCountry" /><label for="pobCountry">(Country)</label></div></div></div>
  <div class="item"><p>18. California Residence</p>
    <div class="sub" id="sinceb">(a) Have you lived in California continuously since birth?</div><SelectButton v-at="'sinceBirth'" v-model="form.sinceBirth" :options="['Yes', 'No']" aria-labelledby="sinceb" />
    <div class="line"><div><DatePicker v-at="'stayBegan'" v-model="form.stayBegan" view="month" dateFormat="mm/yy" placeholder="MM/YYYY" inputId="stay" /><label for="stay">(b) If no, when did your present stay in California begin?</label></div></div></div>
  <div class="line item"><div class="wide"><p>19. U.S. military status</p><Select v-at="'military'" v-model="form.military" :options="militaries" inputId="military" aria-label="U.S. military status" /></div>
    <div><p id="fosterq">20. Have you ever been in foster care?</p><SelectButton v-at="'foster'" v-model="form.foster" :options="['Yes', 'No']" aria-labelledby="fosterq" /></div>
    <div class="wide"><p>21. In addition to English, what languages do you speak fluently?</p><MultiSelect v-at="'languages'" v-model="form.languages" :options="tongues" display="chip" filter inputId="langs" placeholder="Select" /></div></div>
</Panel>

<Panel header="Section C (Educational Objective)" class="section" id="c">
  <div class="item"><p>22. At the time you enroll, what will your entry status be?</p>
    <div v-at="'entry'" class="stack"><div v-for="[code, name] in entries" :key="code"><RadioButton v-model="form.entry" name="entry" :inputId="'entry' + code" :value="code" /> <label :for="'entry' + code">{{ name }}</label></div></div></div>
  <div class="line item"><div class="wide"><IftaLabel><Select v-at="'major'" v-model="form.major" :options="majors" filter inputId="major" /><label for="major">23. Major program name</label></IftaLabel></div>
    <div class="wide"><IftaLabel><Select v-at="'altMajor'" v-model="form.altMajor" :options="majors" filter showClear inputId="altMajor" /><label for="altMajor">Alternate major, if the first is impacted (optional)</label></IftaLabel></div></div>
  <div class="line item"><div class="wide"><IftaLabel><Select v-at="'degree'" v-model="form.degree" :options="degrees" inputId="goal" /><label for="goal">24. What is the highest degree you plan to obtain?</label></IftaLabel></div>
    <div class="wide"><IftaLabel><InputText v-at="'occupation'" v-model="form.occupation" id="occupation" /><label for="occupation">25. Probable career or occupation</label></IftaLabel></div></div>
  <div class="item three"><div><p id="q-eop">26. Do you want to apply for admission through the Educational Opportunity Program (EOP)?</p><SelectButton v-at="'eop'" v-model="form.eop" :options="['Yes', 'No']" aria-labelledby="q-eop" /></div>
    <div><p id="q-aid">27. Do you plan to apply for financial aid?</p><SelectButton v-at="'aid'" v-model="form.aid" :options="['Yes', 'No']" aria-labelledby="q-aid" /></div>
    <div><p id="q-fee">28. Are you requesting a waiver of the application fee?</p><SelectButton v-at="'waiver'" v-model="form.waiver" :options="['Yes', 'No']" aria-labelledby="q-fee" /></div></div>
  <div class="item"><p>29. Have you taken part in any of these programs? (Check all that apply.)</p>
    <div v-at="'programs'" class="across"><span v-for="(program, index) in outreach" :key="program"><Checkbox v-model="form.programs" name="programs" :inputId="'prog' + index" :value="program" /> <label :for="'prog' + index">{{ program }}</label></span></div></div>
</Panel>

<Panel header="Section D (Educational Background)" class="section" id="d">
  <div class="item"><p>30. High school from which you have graduated or will graduate</p>
    <div class="line"><div class="wide"><InputText v-at="'school'" v-model="form.school" id="hsName" /><label for="hsName">Name of high school</label></div><div><InputText v-at="'schoolCity'" v-model="form.schoolCity" id="hsCity" /><label for="hsCity">City</label></div><div><Select v-at="'schoolState'" v-model="form.schoolState" :options="states" optionLabel="name" optionValue="code" filter inputId="hsState" /><label for="hsState">State</label></div><div><InputText v-at="'ceeb'" v-model="form.ceeb" id="ceeb" maxlength="6" /><label for="ceeb">CEEB/ATP code</label></div></div>
    <div class="line"><div><DatePicker v-at="'entered'" v-model="form.entered" view="month" dateFormat="mm/yy" inputId="hsFrom" placeholder="MM/YYYY" /><label for="hsFrom">Date entered</label></div><div><DatePicker v-at="'completed'" v-model="form.completed" view="month" dateFormat="mm/yy" inputId="hsTo" placeholder="MM/YYYY" /><label for="hsTo">Date of graduation (or expected)</label></div><div class="wide"><Select v-at="'completion'" v-model="form.completion" :options="completions" inputId="hsHow" /><label for="hsHow">How did or will you complete high school?</label></div></div></div>
  <div class="line item"><div><p>31. Grade point average, grades 10–12, unweighted</p><InputNumber v-at="'gpa'" v-model="form.gpa" inputId="gpa" :minFractionDigits="2" :maxFractionDigits="2" :min="0" :max="4" /></div>
    <div><p>32. Class rank</p><div class="pair"><InputNumber v-at="'rank'" v-model="form.rank" inputId="rank" :min="1" /> <span>of</span> <InputNumber v-at="'classSize'" v-model="form.classSize" inputId="size" :min="1" /></div></div></div>
  <div class="item"><p>33. Colleges attended. List every institution attended, including while in high school, even if no course was completed.</p>
    <DataTable :value="form.colleges" size="small" class="colleges">
      <Column header="Institution"><template #body="{ data, index }"><InputText v-at="'college' + index + 'Name'" v-model="data.name" /></template></Column>
      <Column header="City, State"><template #body="{ data, index }"><InputText v-at="'college' + index + 'Place'" v-model="data.place" /></template></Column>
      <Column header="Dates attended"><template #body="{ data, index }"><InputText v-at="'college' + index + 'Dates'" v-model="data.dates" /></template></Column>
      <Column header="Units completed"><template #body="{ data, index }"><InputNumber v-at="'college' + index + 'Units'" v-model="data.units" :maxFractionDigits="1" inputClass="narrow" /></template></Column>
      <Column header="Degree or certificate"><template #body="{ data, index }"><Select v-at="'college' + index + 'Degree'" v-model="data.degree" :options="collegeDegrees" showClear /></template></Column>
    </DataTable></div>
  <div class="item"><p>34. College courses completed or in progress</p>
    <DataTable :value="form.courses" size="small" class="courses">
      <Column header="Course title"><template #body="{ data, index }"><InputText v-at="'course' + index + 'Title'" v-model="data.title" fluid /></template></Column>
      <Column header="Grade"><template #body="{ data, index }"><InputText v-at="'course' + index + 'Grade'" v-model="data.grade" /></template></Column>
      <Column header="Units"><template #body="{ data, index }"><InputNumber v-at="'course' + index + 'Units'" v-model="data.units" :maxFractionDigits="1" inputClass="narrow" /></template></Column>
    </DataTable></div>
  <div class="item"><p>35. Test scores. Self-report your best section scores; scores are used for placement only.</p>
    <table class="tests"><thead><tr><th></th><th>Score</th><th>Date (MM/YYYY)</th></tr></thead><tbody>
      <tr><th scope="row">SAT Evidence-Based Reading and Writing</th><td><InputNumber v-at="'satRead'" v-model="form.satRead" inputId="satErw" :useGrouping="false" /></td><td><DatePicker v-at="'satReadDate'" v-model="form.satReadDate" view="month" dateFormat="mm/yy" inputId="satErwDate" /></td></tr>
      <tr><th scope="row">SAT Math</th><td><InputNumber v-at="'satMath'" v-model="form.satMath" inputId="satM" :useGrouping="false" /></td><td><DatePicker v-at="'satMathDate'" v-model="form.satMathDate" view="month" dateFormat="mm/yy" inputId="satMDate" /></td></tr>
      <tr><th scope="row">ACT Composite</th><td><InputNumber v-at="'act'" v-model="form.act" inputId="actC" /></td><td><DatePicker v-at="'actDate'" v-model="form.actDate" view="month" dateFormat="mm/yy" inputId="actCDate" /></td></tr>
      <tr><th scope="row">TOEFL (if required)</th><td><InputNumber v-at="'toefl'" v-model="form.toefl" inputId="toefl" /></td><td></td></tr>
    </tbody></table>
    <p class="sub">Advanced Placement examinations</p>
    <div v-for="(exam, index) in form.exams" :key="index" class="line exam" :id="'ap' + (index + 1)">
      <div class="wide"><Select v-at="'exam' + index + 'Subject'" v-model="exam.subject" :options="apSubjects" filter showClear :inputId="'apSubject' + index" /><label :for="'apSubject' + index">Examination</label></div>
      <div><DatePicker v-at="'exam' + index + 'Taken'" v-model="exam.taken" view="month" dateFormat="mm/yy" :inputId="'apDate' + index" /><label :for="'apDate' + index">Month/year</label></div>
      <div><Select v-at="'exam' + index + 'Score'" v-model="exam.score" :options="[1, 2, 3, 4, 5]" :inputId="'apScore' + index" /><label :for="'apScore' + index">Score</label></div>
    </div></div>
</Panel>

<Panel header="Section E (Family Information)" class="section" id="e">
  <div v-for="(parent, index) in form.parents" :key="index" class="item" :id="'parent' + (index + 1)"><p>{{ 36 + index }}. Parent {{ index + 1 }}</p>
    <div class="line"><div class="wide"><IftaLabel><InputText v-at="'parent' + index + 'Name'" v-model="parent.name" :id="'pname' + index" fluid /><label :for="'pname' + index">Name</label></IftaLabel></div><div><IftaLabel><InputText v-at="'parent' + index + 'Occupation'" v-model="parent.occupation" :id="'pocc' + index" fluid /><label :for="'pocc' + index">Occupation</label></IftaLabel></div>
    <div class="wide"><IftaLabel><Select v-at="'parent' + index + 'Education'" v-model="parent.education" :options="schooling" :inputId="'pedu' + index" fluid /><label :for="'pedu' + index">Highest level of education completed</label></IftaLabel></div></div></div>
  <div class="line item"><div class="wide"><p>38. Annual family income from all sources, before taxes</p><Select v-at="'income'" v-model="form.income" :options="incomes" inputId="income" aria-label="Annual family income" /></div>
    <div><p>39. Household size</p><InputNumber v-at="'household'" v-model="form.household" inputId="household" :min="1" showButtons aria-label="Household size" /><small>Number of persons who live on this income, including you</small></div></div>
  <div class="item"><p>40. Emergency contact (other than a parent)</p>
    <div class="line"><div class="wide"><InputText v-at="'emergencyName'" v-model="form.emergencyName" id="ecName" /><label for="ecName">Name</label></div><div><InputText v-at="'emergencyRelation'" v-model="form.emergencyRelation" id="ecRel" /><label for="ecRel">Relationship</label></div><div><InputMask v-at="'emergencyPhone'" v-model="form.emergencyPhone" mask="(999) 999-9999" id="ecPhone" /><label for="ecPhone">Telephone</label></div></div></div>
</Panel>

<Panel header="Section F (Activities)" class="section" id="f">
  <p>41. List your extracurricular activities, community service and employment during grades 9–12.</p>
  <div v-for="(activity, index) in form.activities" :key="index" class="activity" :id="'act' + (index + 1)">
    <div class="line"><div><label :for="'kind' + index" class="above">Type</label><Select v-at="'activity' + index + 'Kind'" v-model="activity.kind" :options="kinds" :inputId="'kind' + index" fluid /></div>
      <div class="wide"><label :for="'what' + index" class="above">Activity, organization or employer</label><InputText v-at="'activity' + index + 'Name'" v-model="activity.name" :id="'what' + index" fluid /></div></div>
    <div class="line"><div><span class="above">Years of participation</span><div v-at="'activity' + index + 'Grades'" class="across"><span v-for="grade in ['9', '10', '11', '12']" :key="grade"><Checkbox v-model="activity.grades" :inputId="'g' + index + '_' + grade" :value="grade" /> <label :for="'g' + index + '_' + grade">{{ grade }}</label></span></div></div>
      <div><label :for="'hrs' + index" class="above">Hours/week</label><InputNumber v-at="'activity' + index + 'Hours'" v-model="activity.hours" :inputId="'hrs' + index" :max="168" /></div>
      <div><label :for="'wks' + index" class="above">Weeks/year</label><InputNumber v-at="'activity' + index + 'Weeks'" v-model="activity.weeks" :inputId="'wks' + index" :max="52" /></div></div>
  </div>
  <Button label="Add another activity" severity="secondary" type="button" @click="addActivity" />
</Panel>

<Panel header="Certification" class="section" id="g">
  <div class="item"><Checkbox v-at="'certified'" v-model="form.certified" binary inputId="certify" /> <label for="certify">I certify under penalty of perjury that the information I have provided in this application is complete and accurate, and that misrepresentation may be cause for denial of admission.</label></div>
  <div class="line"><div class="wide"><InputText v-at="'signature'" v-model="form.signature" id="sig" /><label for="sig">Signature of applicant</label></div><div><DatePicker v-at="'signedOn'" v-model="form.signedOn" inputId="sigDate" /><label for="sigDate">Date</label></div></div>
  <Button label="Submit application" type="submit" />
</Panel>
</form>`,
});
app.directive("at", at);
app.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".dark" } } });
for (const [name, component] of Object.entries({ AutoComplete, Button, Checkbox, Column, DataTable, DatePicker, IftaLabel, InputMask, InputNumber, InputText, MultiSelect, Panel, RadioButton, Select, SelectButton }))
	app.component(name, component);
app.mount("#root");

const two = (number: number) => String(number).padStart(2, "0");
const MONTHS = ["stayBegan", "entered", "completed", "satReadDate", "satMathDate", "actDate"];
function sent(key: string, value: unknown): unknown {
	if (value instanceof Date) {
		const month = `${value.getFullYear()}-${two(value.getMonth() + 1)}`;
		return MONTHS.includes(key) || key.endsWith("Taken") ? month : `${month}-${two(value.getDate())}`;
	}
	return Array.isArray(value) ? [...value] : (value ?? null);
}
function held(): Record<string, unknown> {
	const { colleges, courses, exams, parents, activities, ...plain } = form;
	const out: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(plain)) out[key] = sent(key, value);
	for (const [name, list] of Object.entries({ college: colleges, course: courses, exam: exams, parent: parents, activity: activities }))
		list.forEach((row, index) => {
			for (const [part, value] of Object.entries(row)) {
				const key = `${name}${index}${part[0].toUpperCase()}${part.slice(1)}`;
				out[key] = sent(key, value);
			}
		});
	return out;
}

function drawn(element: HTMLElement): unknown {
	const text = (one: Element | null | undefined) => one?.textContent?.replace(/\u00a0/g, " ").trim() ?? "";
	const labelOf = (box: Element) => text(element.querySelector(`label[for="${box.id}"]`));
	if (element instanceof HTMLInputElement) return element.value;
	if (element.matches(".p-checkbox")) return element.querySelector("input")?.checked;
	if (element.matches(".p-selectbutton")) return text(element.querySelector(".p-togglebutton-checked"));
	if (element.matches(".p-multiselect")) return [...element.querySelectorAll(".p-chip-label")].map(text);
	if (element.matches(".p-select")) return element.querySelector(".p-select-label.p-placeholder, .p-select-label-empty") ? "" : text(element.querySelector(".p-select-label"));
	if (element.querySelector("input[type=radio]")) return [...element.querySelectorAll("input:checked")].map(labelOf)[0] ?? "";
	if (element.querySelector("input[type=checkbox]")) return [...element.querySelectorAll("input:checked")].map(labelOf);
	return element.querySelector("input")?.value ?? "";
}

Object.assign(window, {
	formState: () => ({ ...held(), submitted: submitted.value }),
	formShown: () => Object.fromEntries(Object.keys(held()).map((key) => [key, places.has(key) ? drawn(places.get(key) as HTMLElement) : undefined])),
});
