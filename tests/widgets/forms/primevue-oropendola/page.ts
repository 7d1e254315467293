import Aura from "@primeuix/themes/aura";
import Accordion from "primevue/accordion";
import AccordionContent from "primevue/accordioncontent";
import AccordionHeader from "primevue/accordionheader";
import AccordionPanel from "primevue/accordionpanel";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Card from "primevue/card";
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
import Panel from "primevue/panel";
import Password from "primevue/password";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import Textarea from "primevue/textarea";
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { COUNTRIES, STATES } from "../../lists";

const KINDS: Record<string, string> = {
	text: "last first mi nick street city zip phone mail birthPlace ssn school hsCity motherName motherOcc motherEmp motherTel fatherName fatherOcc fatherEmp fatherTel cbo career major college c0Name c0Grade c1Name c1Grade c2Name c2Grade x0Exam x1Exam x2Exam a0Org a0Role a1Org a1Role a2Org a2Role h0Title h1Title emName emRel emTel docName docTel roommate t1Name t1Mail mentor needs password sign parentSign s0Name s1Name",
	number: "gpa psat rank rankOf income household s0Age s1Age c0Cred c1Cred c2Cred x0Score x1Score x2Score a0Hours a1Hours a2Hours",
	select: "state country grade eAm eAs eBl eHi eHa eWh motherEdu fatherEdu livesWith a0Type a1Type a2Type shirt",
	date: "dob grad",
	buttons: "citizen lunch h0Grade h1Grade",
	several: "a0Grades a1Grades a2Grades",
	multi: "langs",
	radio: "sex firstGen",
	flag: "photo",
};
const kindOf = Object.fromEntries(Object.entries(KINDS).flatMap(([kind, keys]) => keys.split(" ").map((key) => [key, kind])));
const KEYS = Object.keys(kindOf);
const EMPTY: Record<string, () => unknown> = { text: () => "", several: () => [], multi: () => [], flag: () => false };
const f = reactive(Object.fromEntries(KEYS.map((key) => [key, EMPTY[kindOf[key]]?.() ?? null])));
/** Ids as the form builder numbers them. */
const n = (key: string) => `fld_${2041 + KEYS.indexOf(key) * 3}`;

const started = ref(false);
const sent = ref(false);
const found = ref<string[]>([]);

const GRADES = ["9", "10", "11", "12"];
const LANGUAGES = ["English", "Spanish", "Hmong", "Somali", "Arabic", "Igbo", "Chinese", "French", "Vietnamese", "Other"];
const EXAMS = [
	"AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Language", "AP English Literature",
	"AP Environmental Science", "AP Human Geography", "AP Physics 1", "AP Statistics", "AP U.S. Government", "AP U.S. History", "AP World History",
];

const App = {
	setup: () => ({
		f, n, started, found,
		GRADES, LANGUAGES, STATES: STATES.map(([code, name]) => ({ code, name })), COUNTRIES,
		ONE_TWO: ["1", "2"],
		ETHNIC: [["eAm", "American Indian/Alaskan Native"], ["eAs", "Asian"], ["eBl", "Black or African American"], ["eHi", "Hispanic/Latino"], ["eHa", "Native Hawaiian or Other Pacific Islander"], ["eWh", "White"]],
		EDU: [
			{ id: 10, text: "Less than high school" }, { id: 20, text: "High school graduate / GED" }, { id: 30, text: "Some college, no degree" },
			{ id: 40, text: "2-year college degree" }, { id: 50, text: "4-year college degree" }, { id: 60, text: "Graduate degree" },
		],
		KINDS_OF: ["Academic club or team", "Arts / music / drama", "Athletics", "Community service", "Debate / speech", "Environment / outdoors", "Paid job", "Student government", "Other"],
		rows: [0, 1, 2].map((row) => ({ row })),
		inOrder: (list: string[], chosen: string[]) => list.filter((each) => chosen.includes(each)),
		seek: ({ query }: { query: string }) => {
			found.value = EXAMS.filter((exam) => exam.toLowerCase().includes(query.toLowerCase()));
		},
		send: () => {
			sent.value = true;
		},
	}),
	template: `
<div class="page">
<h1>Scientific Discovery Program</h1>
<Card v-if="!started"><template #title>Student Application Form</template><template #content>
	<p>A complete application includes this form, two nomination forms from mathematics or science teachers and a Participant Responsibility Contract. All programs are subject to change and contingent on availability of funds.</p>
	<Button label="Start application" @click="started = true" />
</template></Card>
<form v-else @submit.prevent="send">
<Fieldset legend="Student Information">
	<div class="row"><span class="head">Student's Name:</span>
		<span class="under"><InputText v-model="f.last" :id="n('last')" /><small>Last</small></span>
		<span class="under"><InputText v-model="f.first" :id="n('first')" /><small>First</small></span>
		<span class="under"><InputText v-model="f.mi" :id="n('mi')" maxlength="1" size="3" /><small>Middle Initial</small></span>
		<span class="under"><InputText v-model="f.nick" :id="n('nick')" /><small>Name for your badge, if different from First</small></span>
	</div>
	<div class="row"><label :for="n('street')">Permanent Home Address:</label> <InputText v-model="f.street" :id="n('street')" size="46" /></div>
	<div class="row"><label :for="n('city')">City:</label><InputText v-model="f.city" :id="n('city')" />
		<label :for="n('state')">State:</label><Select v-model="f.state" :labelId="n('state')" :options="STATES" optionLabel="name" optionValue="code" filter placeholder="Select" style="width:13rem" />
		<label :for="n('zip')">Zip:</label><InputText v-model="f.zip" :id="n('zip')" size="8" />
		<label :for="n('country')">Country:</label><Select v-model="f.country" :labelId="n('country')" :options="COUNTRIES" placeholder="Select" style="width:15rem" /></div>
	<div class="row"><label :for="n('phone')">Phone:</label><InputMask v-model="f.phone" :id="n('phone')" mask="(999) 999-9999" placeholder="(___) ___-____" />
		<label :for="n('mail')">Student's Email *</label><InputText v-model="f.mail" :id="n('mail')" type="email" size="32" /></div>
	<div class="row"><label :for="n('dob')">Date of Birth: *</label><DatePicker v-model="f.dob" :inputId="n('dob')" dateFormat="mm/dd/yy" showIcon placeholder="MM/DD/YYYY" />
		<label :for="n('birthPlace')">Place of birth (city and country)</label><InputText v-model="f.birthPlace" :id="n('birthPlace')" /></div>
	<div class="row"><span class="head">Sex:</span>
		<RadioButton v-model="f.sex" name="fld_sex" :inputId="n('sex') + 'a'" value="Female" /><label :for="n('sex') + 'a'">Female</label>
		<RadioButton v-model="f.sex" name="fld_sex" :inputId="n('sex') + 'b'" value="Male" /><label :for="n('sex') + 'b'">Male</label>
		<label :for="n('ssn')">Student's Social Security number:</label><InputMask v-model="f.ssn" :id="n('ssn')" mask="999-99-9999" /></div>
	<div class="row"><span :id="n('citizen') + 'q'">Are you a citizen of the United States? *</span><SelectButton v-model="f.citizen" :id="n('citizen')" :options="['Yes', 'No']" :aria-labelledby="n('citizen') + 'q'" />
		<label :for="n('langs')">Language(s) spoken at home:</label><MultiSelect :modelValue="f.langs" @update:modelValue="f.langs = inOrder(LANGUAGES, $event)" :inputId="n('langs')" :options="LANGUAGES" display="chip" placeholder="Select" style="width:18rem" /></div>
</Fieldset>

<Fieldset legend="Race and Ethnicity">
	<p>For each of the following, choose 1 if you identify YES or choose 2 if you identify NO.</p>
	<table><tbody><tr v-for="[key, text] in ETHNIC" :key="key"><td>{{ text }}</td><td><Select v-model="f[key]" :labelId="n(key)" :options="ONE_TWO" placeholder="-" style="width:6rem" /></td></tr></tbody></table>
</Fieldset>

<Fieldset legend="Academic Information">
	<div class="grid2">
		<FloatLabel variant="on"><InputText v-model="f.school" :id="n('school')" fluid /><label :for="n('school')">School</label></FloatLabel>
		<FloatLabel variant="on"><InputText v-model="f.hsCity" :id="n('hsCity')" fluid /><label :for="n('hsCity')">City in which your school is located</label></FloatLabel>
		<FloatLabel variant="on"><Select v-model="f.grade" :labelId="n('grade')" :options="['7th', '8th', '9th', '10th', '11th', '12th']" fluid /><label :for="n('grade')">Current Grade (as of this school year)</label></FloatLabel>
		<FloatLabel variant="on"><DatePicker v-model="f.grad" :inputId="n('grad')" view="month" dateFormat="mm/yy" fluid /><label :for="n('grad')">Expected High School Graduation (month/year)</label></FloatLabel>
	</div>
	<div class="row"><label :for="n('gpa')">Cumulative GPA on a 4.0 scale (un-weighted)</label><InputNumber v-model="f.gpa" :inputId="n('gpa')" :min="0" :max="4" :maxFractionDigits="2" style="width:6rem" inputStyle="width:6rem" />
		<label :for="n('psat')">PSAT total, if taken</label><InputNumber v-model="f.psat" :inputId="n('psat')" :useGrouping="false" inputStyle="width:6rem" />
		<span>Class rank</span><InputNumber v-model="f.rank" :inputId="n('rank')" inputStyle="width:5rem" /><span>out of</span><InputNumber v-model="f.rankOf" :inputId="n('rankOf')" inputStyle="width:5rem" /></div>
	<h3>Courses</h3><p>List the courses you consider most important on your transcript.</p>
	<DataTable :value="rows" size="small">
		<Column header="Course"><template #body="{ data: { row } }"><InputText v-model="f['c' + row + 'Name']" :id="n('c' + row + 'Name')" size="40" /></template></Column>
		<Column header="Grade received"><template #body="{ data: { row } }"><InputText v-model="f['c' + row + 'Grade']" :id="n('c' + row + 'Grade')" size="8" /></template></Column>
		<Column header="Credits"><template #body="{ data: { row } }"><InputNumber v-model="f['c' + row + 'Cred']" :inputId="n('c' + row + 'Cred')" :maxFractionDigits="2" inputStyle="width:5rem" /></template></Column>
	</DataTable>
	<h3>AP / IB examinations</h3>
	<div v-for="{ row } in rows" :key="row" class="row"><span>{{ row + 1 }}.</span>
		<AutoComplete v-model="f['x' + row + 'Exam']" :inputId="n('x' + row + 'Exam')" :suggestions="found" @complete="seek" dropdown placeholder="Examination" />
		<InputNumber v-model="f['x' + row + 'Score']" :inputId="n('x' + row + 'Score')" :min="1" :max="7" placeholder="Score" showButtons inputStyle="width:6rem" /></div>
</Fieldset>

<Panel header="Family Information and Eligibility">
	<div class="row"><span class="head">Mother's/Legal Guardian's Name:</span><InputText v-model="f.motherName" :id="n('motherName')" /><label>Business Phone: <InputMask v-model="f.motherTel" :id="n('motherTel')" mask="(999) 999-9999" /></label></div>
	<div class="row"><label>Occupation <InputText v-model="f.motherOcc" :id="n('motherOcc')" /></label><label>Employer <InputText v-model="f.motherEmp" :id="n('motherEmp')" /></label>
		<span>Education Level</span><Select v-model="f.motherEdu" :labelId="n('motherEdu')" :options="EDU" optionLabel="text" optionValue="id" placeholder="Select one" style="width:16rem" /></div>
	<div class="row"><span class="head">Father's/Legal Guardian's Name:</span><InputText v-model="f.fatherName" :id="n('fatherName')" /><label>Business Phone: <InputMask v-model="f.fatherTel" :id="n('fatherTel')" mask="(999) 999-9999" /></label></div>
	<div class="row"><label>Occupation <InputText v-model="f.fatherOcc" :id="n('fatherOcc')" /></label><label>Employer <InputText v-model="f.fatherEmp" :id="n('fatherEmp')" /></label>
		<span>Education Level</span><Select v-model="f.fatherEdu" :labelId="n('fatherEdu')" :options="EDU" optionLabel="text" optionValue="id" placeholder="Select one" style="width:16rem" /></div>
	<div class="row"><label :for="n('livesWith')">Student Lives With *</label><Select v-model="f.livesWith" :labelId="n('livesWith')" :options="['Both parents', 'Mother', 'Father', 'Guardian', 'Foster care', 'Other']" placeholder="Select" style="width:12rem" />
		<label :for="n('household')">Number of people in the household *</label><InputNumber v-model="f.household" :inputId="n('household')" inputStyle="width:4rem" /></div>
	<div class="row"><span :id="n('lunch') + 'q'">Do you qualify for free or reduced lunches? *</span><SelectButton v-model="f.lunch" :id="n('lunch')" :options="['Yes', 'No']" :aria-labelledby="n('lunch') + 'q'" />
		<label :for="n('income')">Annual household income</label><InputNumber v-model="f.income" :inputId="n('income')" mode="currency" currency="USD" locale="en-US" :maxFractionDigits="0" inputStyle="width:9rem" /></div>
	<div class="row"><span>Would you be the first in your family to complete a 4-year college degree?</span>
		<RadioButton v-model="f.firstGen" name="fld_fg" :inputId="n('firstGen') + 'a'" :value="1" /><label :for="n('firstGen') + 'a'">Yes</label>
		<RadioButton v-model="f.firstGen" name="fld_fg" :inputId="n('firstGen') + 'b'" :value="2" /><label :for="n('firstGen') + 'b'">No</label></div>
	<p>Brothers and sisters</p>
	<div v-for="row in [0, 1]" :key="row" class="row"><InputText v-model="f['s' + row + 'Name']" :id="n('s' + row + 'Name')" placeholder="Full name" /><InputNumber v-model="f['s' + row + 'Age']" :inputId="n('s' + row + 'Age')" suffix=" years old" placeholder="Age" inputStyle="width:8rem" /></div>
</Panel>

<Fieldset legend="Goals">
	<div class="row"><label :for="n('career')">What are your career goals?</label><Textarea v-model="f.career" :id="n('career')" rows="2" cols="60" /></div>
	<div class="grid2">
		<IftaLabel><InputText v-model="f.major" :id="n('major')" fluid /><label :for="n('major')">What would you like to study in college?</label></IftaLabel>
		<IftaLabel><InputText v-model="f.college" :id="n('college')" fluid /><label :for="n('college')">College or university you plan to attend</label></IftaLabel>
		<IftaLabel><InputText v-model="f.cbo" :id="n('cbo')" fluid /><label :for="n('cbo')">Other college access program you take part in (TRIO, GEAR UP, etc.)</label></IftaLabel>
	</div>
</Fieldset>

<Fieldset legend="School and community activities">
	<div v-for="{ row } in rows" :key="row" class="block">
		<div class="row"><strong>Activity {{ row + 1 }}</strong>
			<Select v-model="f['a' + row + 'Type']" :labelId="n('a' + row + 'Type')" :options="KINDS_OF" placeholder="Kind of activity" style="width:15rem" />
			<InputText v-model="f['a' + row + 'Org']" :id="n('a' + row + 'Org')" placeholder="Name of group or employer" size="32" />
			<InputText v-model="f['a' + row + 'Role']" :id="n('a' + row + 'Role')" placeholder="Your role" /></div>
		<div class="row"><span>Grades in which you took part</span><SelectButton multiple :modelValue="f['a' + row + 'Grades']" @update:modelValue="f['a' + row + 'Grades'] = inOrder(GRADES, $event)" :id="n('a' + row + 'Grades')" :options="GRADES" />
			<InputNumber v-model="f['a' + row + 'Hours']" :inputId="n('a' + row + 'Hours')" :maxFractionDigits="1" inputStyle="width:5rem" /><span>hours per week</span></div>
	</div>
	<h3>Honors or awards received</h3>
	<div v-for="row in [0, 1]" :key="'h' + row" class="row"><InputText v-model="f['h' + row + 'Title']" :id="n('h' + row + 'Title')" placeholder="Honor or award" size="40" /><span>in grade</span><SelectButton v-model="f['h' + row + 'Grade']" :id="n('h' + row + 'Grade')" :options="GRADES" /></div>
</Fieldset>

<Accordion multiple :value="['med', 'ref']">
	<AccordionPanel value="med"><AccordionHeader>Emergency and Residence Hall Information</AccordionHeader><AccordionContent>
		<p>In case of emergency, and if neither parent can be reached, contact:</p>
		<div class="row"><label>Name <InputText v-model="f.emName" :id="n('emName')" /></label><label>Relationship <InputText v-model="f.emRel" :id="n('emRel')" /></label><label>Phone <InputMask v-model="f.emTel" :id="n('emTel')" mask="(999) 999-9999" /></label></div>
		<div class="row"><label>Family physician <InputText v-model="f.docName" :id="n('docName')" /></label><label>Phone <InputMask v-model="f.docTel" :id="n('docTel')" mask="(999) 999-9999" /></label></div>
		<div class="row"><label>Roommate request (first and last name) <InputText v-model="f.roommate" :id="n('roommate')" /></label>
			<label :for="n('shirt')">T-shirt size</label><Select v-model="f.shirt" :labelId="n('shirt')" :options="['S', 'M', 'L', 'XL', 'XXL']" placeholder="Size" style="width:7rem" /></div>
		<div class="row"><label :for="n('needs')">Allergies, medication or other needs. If yes, explain:</label><Textarea v-model="f.needs" :id="n('needs')" rows="2" cols="50" /></div>
	</AccordionContent></AccordionPanel>
	<AccordionPanel value="ref"><AccordionHeader>Nominating Teacher and Internship Site</AccordionHeader><AccordionContent>
		<div class="row"><label>Mathematics or science teacher <InputText v-model="f.t1Name" :id="n('t1Name')" /></label><label>E-mail <InputText v-model="f.t1Mail" :id="n('t1Mail')" type="email" /></label></div>
		<div class="row"><label>Do you have a prospective internship site? If so, name of mentor: <InputText v-model="f.mentor" :id="n('mentor')" /></label></div>
	</AccordionContent></AccordionPanel>
</Accordion>

<Fieldset legend="Signatures">
	<div class="row"><label :for="n('password')">Choose a password to return to this application</label><Password v-model="f.password" :inputId="n('password')" :feedback="false" toggleMask /></div>
	<div class="row"><Checkbox v-model="f.photo" :inputId="n('photo')" binary /><label :for="n('photo')">I give permission for photographs taken during the program to be used in publicity.</label></div>
	<div class="row"><label>Student Signature <InputText v-model="f.sign" :id="n('sign')" /></label><label>Parent/Guardian Signature <InputText v-model="f.parentSign" :id="n('parentSign')" /></label></div>
	<Button type="submit" label="Send application" />
</Fieldset>
</form>
</div>`,
};

const style = document.createElement("style");
style.textContent = `body{font-family:Georgia,serif;background:#f6f7fb;margin:0}.page{max-width:70rem;margin:0 auto;padding:1.5rem}.row{display:flex;flex-wrap:wrap;gap:.6rem;align-items:center;margin:.7rem 0}.head{font-weight:bold}.under{display:inline-flex;flex-direction:column}.under small{color:#555}.grid2{display:grid;grid-template-columns:1fr 1fr;gap:1.2rem;margin:1rem 0}.block{border-bottom:1px solid #ccd;padding-bottom:.5rem}.p-fieldset,.p-panel,.p-accordion{margin-bottom:1.2rem}`;
document.head.append(style);

const app = createApp(App);
app.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: false } } });
const parts = {
	Accordion, AccordionContent, AccordionHeader, AccordionPanel, AutoComplete, Button, Card, Checkbox, Column, DataTable, DatePicker, Fieldset,
	FloatLabel, IftaLabel, InputMask, InputNumber, InputText, MultiSelect, Panel, Password, RadioButton, Select, SelectButton, Textarea,
};
for (const [name, part] of Object.entries(parts)) app.component(name, part);
app.mount("#root");

const two = (part: number) => String(part).padStart(2, "0");
function stateOf(key: string): unknown {
	const value = f[key];
	if (kindOf[key] !== "date") return Array.isArray(value) ? [...value] : (value ?? null);
	if (!(value instanceof Date)) return "";
	const month = `${value.getFullYear()}-${two(value.getMonth() + 1)}`;
	return key === "dob" ? `${month}-${two(value.getDate())}` : month;
}

function shownOf(key: string): unknown {
	const kind = kindOf[key];
	const text = (each: Element | null | undefined) => each?.textContent?.trim() ?? "";
	const id = n(key);
	if (kind === "radio") {
		const on = ["a", "b"].map((end) => document.getElementById(id + end) as HTMLInputElement | null).find((each) => each?.checked);
		return on ? text(document.querySelector(`label[for="${on.id}"]`)) : "";
	}
	const box = document.getElementById(id);
	if (kind === "flag") return (box as HTMLInputElement | null)?.checked ?? false;
	if (kind === "several" || kind === "buttons") {
		const on = [...(box?.querySelectorAll('[aria-pressed="true"]') ?? [])].map(text);
		return kind === "several" ? on : (on[0] ?? "");
	}
	if (kind === "multi") return [...(box?.closest(".p-multiselect")?.querySelectorAll(".p-chip-label") ?? [])].map(text);
	if (kind === "select") return box?.classList.contains("p-placeholder") ? "" : text(box).replace("\u00a0", "").replace(/^empty$/, "");
	return (box as HTMLInputElement | null)?.value ?? "";
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(KEYS.map((key) => [key, stateOf(key)])), submitted: sent.value }),
	formShown: () => Object.fromEntries(KEYS.map((key) => [key, shownOf(key)])),
});
