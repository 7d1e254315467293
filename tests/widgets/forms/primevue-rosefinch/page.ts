// @ts-nocheck
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
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
import MultiSelect from "primevue/multiselect";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

const AP = ["Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language & Composition", "English Literature & Composition", "Environmental Science", "European History", "Macroeconomics", "Microeconomics", "Physics 1", "Psychology", "Spanish Language & Culture", "Statistics", "US Government & Politics", "US History", "World History: Modern"];
const family = () => ({ relation: "", living: "", last: "", first: "", middle: "", former: "", occupation: "", employer: "", education: null });

const f = reactive({
	entryTerm: null, plan: "", concentration: "", concentration2: "", career: "", degree: null, needAid: "", meritAid: "", feeWaiver: false,
	lastName: "", firstName: "", middleName: "", suffix: "", nickname: "", formerNames: "", birthDate: null, sex: "", email: "", phone: "", altPhone: "",
	street: "", apt: "", city: "", state: null, zip: "", country: null, mailing: "",
	citizenship: null, otherCitizenship: null, birthCity: "", birthState: "", birthCountry: null, yearsUS: null,
	hispanic: "", race: [], religion: "", military: null,
	parentsMarital: null, divorceYear: "", home: "", p1: family(), p2: family(),
	school: "", schoolEntry: null, schoolGrad: null, schoolType: null, schoolStreet: "", schoolCity: "", schoolState: null, schoolZip: "", ceeb: "",
	counselorName: "", counselorEmail: "", counselorPhone: "", cbo: "", college: "", collegeDates: "", collegeCeeb: "",
	rank: null, classSize: null, gpa: null, actScore: null, actDate: null, satReading: null, satReadingDate: null, satMath: null, satMathDate: null,
	discipline: "", signature: "", honesty: false,
	languages: [0, 1, 2].map(() => ({ language: "", skill: [] })),
	siblings: [{ name: "", age: null }],
	exams: [0, 1, 2].map(() => ({ subject: null, date: null, score: null })),
	honors: [0, 1, 2].map(() => ({ grade: [], title: "" })),
	activities: [0, 1, 2].map(() => ({ name: "", grade: [], hours: null, weeks: null, position: "", college: "" })),
});
const LISTS = { languages: "lang", siblings: "sib", exams: "ap", honors: "hon", activities: "act" };

const els: Record<string, any> = {};
const kept: Record<string, (el: any) => void> = {};
const r = (key: string) => (kept[key] ??= (el: any) => (el ? (els[key] = el) : delete els[key]));
// `$key` in the template binds a model and remembers its element.
const bind = (template: string) => template.replace(/\$(?!event)(\w+)/g, (_, key) => `:ref="r('${key}')" v-model="f.${key}"`);
const radios = (key: string, name: string, options: string[]) =>
	`<div class="opts" :ref="r('${key}')">${options.map((text, i) => `<span><RadioButton v-model="f.${key.replace(/^(p[12])/, "$1.")}" input-id="${name}_${i}" name="${name}" value="${text}" /><label for="${name}_${i}">${text}</label></span>`).join("")}</div>`;

const parent = (p: string, n: number) => `
<Fieldset legend="Parent ${n}">
	${radios(p + "relation", p + "_rel", ["Mother", "Father", "Unknown"])}
	<div class="q"><p>Is Parent ${n} living?</p>${radios(p + "living", p + "_liv", ["Yes", "No"])}</div>
	<div class="g">
		<div class="s4"><label for="${p}_last">Last/Family/Sur</label><InputText id="${p}_last" :ref="r('${p}last')" v-model="f.${p}.last" /></div>
		<div class="s3"><label for="${p}_first">First/Given</label><InputText id="${p}_first" :ref="r('${p}first')" v-model="f.${p}.first" /></div>
		<div class="s2"><label for="${p}_mid">Middle</label><InputText id="${p}_mid" :ref="r('${p}middle')" v-model="f.${p}.middle" /></div>
		<div class="s3"><label for="${p}_former">Former last name(s)</label><InputText id="${p}_former" :ref="r('${p}former')" v-model="f.${p}.former" /></div>
		<div class="s4"><label for="${p}_occ">Occupation (former occupation, if retired or deceased)</label><InputText id="${p}_occ" :ref="r('${p}occupation')" v-model="f.${p}.occupation" /></div>
		<div class="s4"><label for="${p}_emp">Name of Employer</label><InputText id="${p}_emp" :ref="r('${p}employer')" v-model="f.${p}.employer" /></div>
		<div class="s4"><label for="${p}_edu">Education level</label><Select input-id="${p}_edu" label-id="${p}_edu" :options="education" placeholder="Select" :ref="r('${p}education')" v-model="f.${p}.education" /></div>
	</div>
</Fieldset>`;

const template = bind(`
<form class="sheet" @submit.prevent="submitted.value = true">
<header><h1>Thornbury College</h1><p>Application for Admission &mdash; First-Year Applicants<br><small>Office of Admission &middot; No application fee is charged to applicants who qualify for a waiver.</small></p></header>

<Fieldset legend="Future Plans">
	<div class="g">
		<div class="s4"><label for="entry">I am applying for the term beginning</label><Select input-id="entry" label-id="entry" :options="['Spring 2027', 'Fall 2027', 'Spring 2028', 'Fall 2028']" placeholder="Select a term" $entryTerm /></div>
		<div class="s4"><label for="conc">Intended area of academic concentration/major</label><AutoComplete input-id="conc" dropdown :suggestions="found" @complete="find(majors, $event)" $concentration /></div>
		<div class="s4"><label for="conc2">Second area of interest, or &ldquo;undecided&rdquo;</label><AutoComplete input-id="conc2" dropdown :suggestions="found" @complete="find(majors, $event)" $concentration2 /></div>
		<div class="s4"><label for="career">Possible career or professional plans</label><InputText id="career" $career /></div>
		<div class="s4"><label for="deg">Highest degree you intend to earn</label><Select input-id="deg" label-id="deg" :options="['Bachelor\\'s (BA, BS)', 'Master\\'s (MA, MS)', 'Business (MBA)', 'Law (JD)', 'Medicine (MD, DO, DVM, DDS)', 'Doctorate (PhD)', 'Undecided']" placeholder="Select" $degree /></div>
	</div>
	<div class="q"><p>Decision Plan</p>${radios("plan", "plan", ["Early Decision I", "Early Decision II", "Early Action", "Regular Decision"])}</div>
	<div class="q"><p>Do you intend to apply for need-based financial aid?</p>${radios("needAid", "need", ["Yes", "No"])}</div>
	<div class="q"><p>Do you intend to apply for merit-based scholarships?</p>${radios("meritAid", "merit", ["Yes", "No"])}</div>
	<div class="opts"><span><Checkbox binary input-id="waiver" $feeWaiver /><label for="waiver">I am requesting an application fee waiver</label></span></div>
</Fieldset>

<Fieldset legend="Personal Data">
	<p>Legal name <small>(Enter name exactly as it appears on official documents.)</small></p>
	<div class="g">
		<FloatLabel variant="on" class="s4"><InputText id="last_name" $lastName /><label for="last_name">Last/Family/Sur</label></FloatLabel>
		<FloatLabel variant="on" class="s3"><InputText id="first_name" $firstName /><label for="first_name">First/Given</label></FloatLabel>
		<FloatLabel variant="on" class="s3"><InputText id="middle_name" $middleName /><label for="middle_name">Middle (complete)</label></FloatLabel>
		<FloatLabel variant="on" class="s2"><InputText id="jr" $suffix /><label for="jr">Jr., etc.</label></FloatLabel>
		<FloatLabel variant="on" class="s6"><InputText id="pref_name" $nickname /><label for="pref_name">Preferred name, if not first name (only one)</label></FloatLabel>
		<FloatLabel variant="on" class="s6"><InputText id="former_names" $formerNames /><label for="former_names">Former last name(s)</label></FloatLabel>
		<FloatLabel variant="on" class="s4"><DatePicker input-id="birth" date-format="mm/dd/yy" $birthDate /><label for="birth">Birth Date (mm/dd/yyyy)</label></FloatLabel>
		<FloatLabel variant="on" class="s4"><InputText id="email" type="email" $email /><label for="email">E-mail Address</label></FloatLabel>
		<div class="s4"><div class="opts" style="align-items:center">Sex ${radios("sex", "sex", ["Female", "Male"])}</div></div>
		<FloatLabel variant="on" class="s6"><InputMask id="tel" mask="(999) 999-9999" $phone /><label for="tel">Preferred Telephone</label></FloatLabel>
		<FloatLabel variant="on" class="s6"><InputMask id="tel2" mask="(999) 999-9999" $altPhone /><label for="tel2">Alternate Telephone</label></FloatLabel>
	</div>
	<p><b>Permanent home address</b></p>
	<div class="g">
		<div class="s8"><label for="addr1">Number &amp; Street</label><InputText id="addr1" $street /></div>
		<div class="s4"><label for="addr2">Apartment #</label><InputText id="addr2" $apt /></div>
		<div class="s4"><label for="addr_city">City/Town</label><InputText id="addr_city" $city /></div>
		<div class="s3"><label for="addr_state">State/Province</label><Select filter input-id="addr_state" label-id="addr_state" :options="states" option-label="name" option-value="code" placeholder="&ndash;" $state /></div>
		<div class="s2"><label for="addr_zip">ZIP/Postal Code</label><InputText id="addr_zip" $zip /></div>
		<div class="s3"><label for="addr_country">Country</label><Select filter input-id="addr_country" label-id="addr_country" :options="countries" placeholder="&ndash;" $country /></div>
		<div class="s12"><label for="mailing">If different from above, please give your current mailing address for all admission correspondence</label><InputText id="mailing" $mailing /></div>
	</div>
</Fieldset>

<Fieldset legend="Demographics">
	<div class="g">
		<div class="s4"><label for="cit">Citizenship Status</label><Select input-id="cit" label-id="cit" :options="['US citizen', 'Dual US citizen', 'US permanent resident (green card)', 'US refugee or asylee', 'Other (Non-US)']" placeholder="Select" $citizenship /></div>
		<div class="s4"><label for="cit2">Non-US Citizenship(s)</label><Select filter show-clear input-id="cit2" label-id="cit2" :options="countries.slice(0, -2)" placeholder="If any" $otherCitizenship /></div>
		<div class="s4"><label for="yrs">How many years have you lived in the United States?</label><InputNumber input-id="yrs" :max="99" $yearsUS /></div>
	</div>
	<p>Place of birth</p>
	<div class="g">
		<IftaLabel class="s4"><InputText id="pob_city" $birthCity /><label for="pob_city">City/Town</label></IftaLabel>
		<IftaLabel class="s4"><InputText id="pob_state" $birthState /><label for="pob_state">State/Province</label></IftaLabel>
		<IftaLabel class="s4"><Select filter input-id="pob_country" label-id="pob_country" :options="countries" $birthCountry /><label for="pob_country">Country</label></IftaLabel>
	</div>
	<p>Language Proficiency <small>(Check all that apply: S=Speak, R=Read, W=Write, F=First Language, H=Spoken at Home)</small></p>
	<DataTable :value="f.languages" size="small">
		<Column header="Language"><template #body="{ data, index }"><InputText :ref="r('lang' + index + 'language')" v-model="data.language" /></template></Column>
		<Column header="Proficiency"><template #body="{ data, index }"><div class="opts" :ref="r('lang' + index + 'skill')"><span v-for="c in ['S', 'R', 'W', 'F', 'H']" :key="c"><Checkbox v-model="data.skill" :value="c" :input-id="'lg' + index + c" /><label :for="'lg' + index + c">{{ c }}</label></span></div></template></Column>
	</DataTable>
	<p><small>The items below are optional. No information you provide will be used in a discriminatory manner.</small></p>
	<div class="q"><p>1. Are you Hispanic/Latino?</p>${radios("hispanic", "hisp", ["Yes, Hispanic or Latino (including Spain)", "No"])}</div>
	<div class="q"><p>2. Regardless of your answer to the prior question, please indicate how you identify yourself. (Check one or more.)</p>
		<MultiSelect :options="races" display="chip" placeholder="Select all that apply" aria-label="How you identify yourself" $race /></div>
	<div class="g">
		<div class="s6"><label for="relig">Religious preference</label><InputText id="relig" $religion /></div>
		<div class="s6"><label for="mil">US Armed Services veteran status</label><Select input-id="mil" label-id="mil" :options="['None', 'Currently serving', 'Previously served', 'Current dependent']" placeholder="Select" $military /></div>
	</div>
</Fieldset>

<Fieldset legend="Family">
	<div class="g">
		<div class="s6"><label for="pms">Parents' marital status (relative to each other)</label><Select input-id="pms" label-id="pms" :options="['Never Married', 'Married', 'Civil Union/Domestic Partners', 'Widowed', 'Separated', 'Divorced']" placeholder="Select" $parentsMarital /></div>
		<div class="s3"><label for="dvy">If divorced, date (yyyy)</label><InputText id="dvy" maxlength="4" $divorceYear /></div>
	</div>
	<div class="q"><p>With whom do you make your permanent home?</p>${radios("home", "home", ["Parent 1", "Parent 2", "Both", "Legal Guardian", "Other"])}</div>
	${parent("p1", 1)}
	${parent("p2", 2)}
	<p>Please give names and ages of your brothers or sisters.</p>
	<div v-for="(s, i) in f.siblings" :key="i" class="g">
		<div class="s8"><label :for="'sibname' + i">Sibling name</label><InputText :id="'sibname' + i" :ref="r('sib' + i + 'name')" v-model="s.name" /></div>
		<div class="s4"><label :for="'sibage' + i">Age</label><InputNumber :input-id="'sibage' + i" :max="99" :ref="r('sib' + i + 'age')" v-model="s.age" /></div>
	</div>
	<Button type="button" label="Add a sibling" severity="secondary" size="small" @click="f.siblings.push({ name: '', age: null })" />
</Fieldset>

<Fieldset legend="Education">
	<p>Secondary School you now attend</p>
	<div class="g">
		<div class="s6"><label for="sch">Name of school</label><InputText id="sch" $school /></div>
		<div class="s3"><label for="sch_in">Entry Date (mm/yyyy)</label><DatePicker input-id="sch_in" view="month" date-format="mm/yy" $schoolEntry /></div>
		<div class="s3"><label for="sch_out">Graduation Date (mm/dd/yyyy)</label><DatePicker input-id="sch_out" date-format="mm/dd/yy" $schoolGrad /></div>
		<div class="s4"><label for="sch_str">Address (number &amp; street)</label><InputText id="sch_str" $schoolStreet /></div>
		<div class="s3"><label for="sch_city">City/Town</label><InputText id="sch_city" $schoolCity /></div>
		<div class="s3"><label for="sch_st">State/Province</label><Select filter input-id="sch_st" label-id="sch_st" :options="states" option-label="name" option-value="code" placeholder="&ndash;" $schoolState /></div>
		<div class="s2"><label for="sch_zip">ZIP/Postal Code</label><InputText id="sch_zip" $schoolZip /></div>
		<div class="s4"><label for="sch_type">School type</label><Select input-id="sch_type" label-id="sch_type" :options="['Public', 'Charter', 'Independent', 'Religious', 'Home School']" placeholder="Select" $schoolType /></div>
		<div class="s4"><label for="sch_ceeb">CEEB/ACT Code</label><InputMask id="sch_ceeb" mask="999999" $ceeb /></div>
		<div class="s4"></div>
		<div class="s4"><label for="cn">Counselor's Name</label><InputText id="cn" $counselorName /></div>
		<div class="s4"><label for="ce">Counselor's E-mail</label><InputText id="ce" $counselorEmail /></div>
		<div class="s4"><label for="cp">Counselor's Telephone</label><InputMask id="cp" mask="(999) 999-9999" $counselorPhone /></div>
		<div class="s12"><label for="cbo">Please list any community program/organization that has provided free assistance with your application process</label><InputText id="cbo" $cbo /></div>
	</div>
	<p>College/University at which you have taken courses for credit</p>
	<div class="g">
		<div class="s6"><label for="cu">College/University Name</label><InputText id="cu" $college /></div>
		<div class="s4"><label for="cud">Dates Attended</label><InputText id="cud" $collegeDates /></div>
		<div class="s2"><label for="cuc">CEEB/ACT Code</label><InputMask id="cuc" mask="9999" $collegeCeeb /></div>
	</div>
</Fieldset>

<Fieldset legend="Academics">
	<div class="g">
		<div class="s3"><label for="rk">Class Rank</label><InputNumber input-id="rk" $rank /></div>
		<div class="s3"><label for="cs">Class Size</label><InputNumber input-id="cs" $classSize /></div>
		<div class="s3"><label for="gpa">GPA (unweighted, on a 4.0 scale)</label><InputNumber input-id="gpa" :max-fraction-digits="2" :max="4" $gpa /></div>
	</div>
	<p>Be sure to have the testing agency send official reports. Give your best scores so far and the dates you earned them.</p>
	<table><thead><tr><th></th><th>Score</th><th>Date Taken (mm/yyyy)</th></tr></thead><tbody>
		<tr><th>ACT Composite</th><td><InputNumber :max="36" $actScore /></td><td><DatePicker view="month" date-format="mm/yy" $actDate /></td></tr>
		<tr><th>SAT Reading/Writing</th><td><InputNumber :max="800" $satReading /></td><td><DatePicker view="month" date-format="mm/yy" $satReadingDate /></td></tr>
		<tr><th>SAT Math</th><td><InputNumber :max="800" $satMath /></td><td><DatePicker view="month" date-format="mm/yy" $satMathDate /></td></tr>
	</tbody></table>
	<p><b>AP Subject Tests</b> <small>Please list all AP tests taken so far.</small></p>
	<DataTable :value="f.exams" size="small">
		<Column header="AP Subject"><template #body="{ data, index }"><Select filter :options="ap" placeholder="Choose" :ref="r('ap' + index + 'subject')" v-model="data.subject" /></template></Column>
		<Column header="Date (mm/yyyy)"><template #body="{ data, index }"><DatePicker view="month" date-format="mm/yy" :ref="r('ap' + index + 'date')" v-model="data.date" /></template></Column>
		<Column header="Score"><template #body="{ data, index }"><Select :options="[1, 2, 3, 4, 5]" placeholder="&ndash;" :ref="r('ap' + index + 'score')" v-model="data.score" /></template></Column>
	</DataTable>
	<p><b>Honors</b> <small>Briefly list any academic distinctions or honors you have received since the 9th grade.</small></p>
	<DataTable :value="f.honors" size="small">
		<Column header="Grade level" style="width: 30%"><template #body="{ data, index }"><MultiSelect :options="['9', '10', '11', '12']" display="chip" :ref="r('hon' + index + 'grade')" v-model="data.grade" /></template></Column>
		<Column header="Honor"><template #body="{ data, index }"><InputText :ref="r('hon' + index + 'title')" v-model="data.title" /></template></Column>
	</DataTable>
</Fieldset>

<Fieldset legend="Extracurricular Activities &amp; Work Experience">
	<p>Please list your principal extracurricular, volunteer, and work activities in their order of importance to you. Feel free to group your activities and paid work experience separately if you prefer.</p>
	<DataTable :value="f.activities" size="small" show-gridlines>
		<Column header="Activity"><template #body="{ data, index }"><InputText :ref="r('act' + index + 'name')" v-model="data.name" /></template></Column>
		<Column header="Grade level"><template #body="{ data, index }"><div class="opts" :ref="r('act' + index + 'grade')"><span v-for="g in ['9', '10', '11', '12']" :key="g"><Checkbox v-model="data.grade" :value="g" :input-id="'ag' + index + g" /><label :for="'ag' + index + g">{{ g }}</label></span></div></template></Column>
		<Column header="Hours per week" style="width: 90px"><template #body="{ data, index }"><InputNumber :max="168" :ref="r('act' + index + 'hours')" v-model="data.hours" /></template></Column>
		<Column header="Weeks per year" style="width: 90px"><template #body="{ data, index }"><InputNumber :max="52" :ref="r('act' + index + 'weeks')" v-model="data.weeks" /></template></Column>
		<Column header="Positions held, honors won, letters earned, or employer"><template #body="{ data, index }"><InputText :ref="r('act' + index + 'position')" v-model="data.position" /></template></Column>
		<Column header="Do you plan to participate in college?"><template #body="{ data, index }"><div class="opts" :ref="r('act' + index + 'college')"><span v-for="y in ['Yes', 'No']" :key="y"><RadioButton v-model="data.college" :value="y" :name="'ac' + index" :input-id="'ac' + index + y" /><label :for="'ac' + index + y">{{ y }}</label></span></div></template></Column>
	</DataTable>
</Fieldset>

<Fieldset legend="Disciplinary History &amp; Signature">
	<div class="q"><p>Have you ever been found responsible for a disciplinary violation at any educational institution you have attended from the 9th grade forward?</p>${radios("discipline", "disc", ["Yes", "No"])}</div>
	<div class="opts"><span><Checkbox binary input-id="honor" $honesty /><label for="honor">I certify that all information submitted in the admission process is my own work, factually true, and honestly presented.</label></span></div>
	<div class="g"><div class="s6"><label for="sig">Signature</label><InputText id="sig" $signature /></div></div>
	<Button type="submit" label="Submit Application" />
</Fieldset>
</form>`);

const submitted = { value: false };
const found = ref([]);
createApp({
	template,
	setup: () => ({
		f, r, found, submitted, majors: MAJORS, countries: COUNTRIES, ap: AP,
		states: STATES.map(([code, name]) => ({ code, name })),
		races: ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"],
		education: ["None", "Some grade/primary school", "Completed grade/primary school", "Some high school/secondary school", "Graduated from high school/secondary school", "Some trade school or community college", "Graduated from trade school or community college", "Some college/university", "Graduated from college/university", "Graduate school"],
		find: (all, event) => { found.value = all.filter((each) => each.toLowerCase().includes(event.query.toLowerCase())); },
	}),
})
	.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".dark" } } })
	.component("AutoComplete", AutoComplete).component("Button", Button).component("Checkbox", Checkbox).component("Column", Column)
	.component("DataTable", DataTable).component("DatePicker", DatePicker).component("Fieldset", Fieldset).component("FloatLabel", FloatLabel)
	.component("IftaLabel", IftaLabel).component("InputMask", InputMask).component("InputNumber", InputNumber).component("InputText", InputText)
	.component("MultiSelect", MultiSelect).component("RadioButton", RadioButton).component("Select", Select)
	.mount("#root");

const two = (n) => String(n).padStart(2, "0");
const MONTHS = /^(schoolEntry|actDate|satReadingDate|satMathDate|ap\ddate)$/;
const plain = (key, value) => {
	if (value instanceof Date) return `${value.getFullYear()}-${two(value.getMonth() + 1)}${MONTHS.test(key) ? "" : `-${two(value.getDate())}`}`;
	return Array.isArray(value) ? [...value] : (value ?? null);
};
window.formState = () => {
	const out = { submitted: submitted.value };
	for (const [key, value] of Object.entries(f)) {
		if (LISTS[key]) value.forEach((row, i) => Object.entries(row).forEach(([k, v]) => (out[LISTS[key] + i + k] = plain(LISTS[key] + i + k, v))));
		else if (key === "p1" || key === "p2") Object.entries(value).forEach(([k, v]) => (out[key + k] = plain(key + k, v)));
		else out[key] = plain(key, value);
	}
	return out;
};
function shown(el) {
	const root = el.$el ?? el;
	const named = (input) => root.querySelector(`label[for="${input.id}"]`).textContent;
	if (el === root) {
		const on = [...root.querySelectorAll("input:checked")].map(named);
		return root.querySelector("input[type=radio]") ? (on[0] ?? "") : on;
	}
	if (root.classList.contains("p-checkbox")) return root.querySelector("input").checked;
	if (root.classList.contains("p-multiselect")) return [...root.querySelectorAll(".p-chip-label")].map((chip) => chip.textContent);
	if (root.classList.contains("p-select")) return root.querySelector(".p-placeholder") ? "" : root.querySelector(".p-select-label").textContent.replace("empty", "").trim();
	return (root.matches("input") ? root : root.querySelector("input")).value;
}
window.formShown = () => Object.fromEntries(Object.keys(window.formState()).filter((key) => key !== "submitted").map((key) => [key, shown(els[key])]));
