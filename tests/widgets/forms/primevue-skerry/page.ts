import Aura from "@primeuix/themes/aura";
import Accordion from "primevue/accordion";
import AccordionContent from "primevue/accordioncontent";
import AccordionHeader from "primevue/accordionheader";
import AccordionPanel from "primevue/accordionpanel";
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
import Panel from "primevue/panel";
import Password from "primevue/password";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import Textarea from "primevue/textarea";
import ToggleSwitch from "primevue/toggleswitch";
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { COUNTRIES, STATES } from "../../lists";
import "./page.css";

type School = { cds: string; name: string; place: string };
const SCHOOLS: School[] = [
	{ cds: "41-0012", name: "Skerry Bay High School", place: "Skerry Bay, CA" },
	{ cds: "41-0019", name: "Ashland Avenue Continuation School", place: "Skerry Bay, CA" },
	{ cds: "OS-0377", name: "Ashland High School", place: "Ashland, OR" },
	{ cds: "OS-0378", name: "Ashland Valley High School", place: "Ashland, OR" },
	{ cds: "OS-0391", name: "Phoenix High School", place: "Phoenix, OR" },
	{ cds: "47-7046", name: "Yreka High School", place: "Yreka, CA" },
];
const EXAMS = ["Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Language", "English Literature", "Environmental Science", "European History", "Psychology", "Spanish Language", "Statistics", "U.S. Government and Politics", "U.S. History", "World History"];
const SCHOOLING = ["Elementary or middle school", "Some high school", "High school graduate / GED", "Some college or trade school", "Associate degree", "Bachelor's degree", "Graduate degree"];
const MAJORS = [
	{ area: "Agriculture and Natural Resources", items: ["Agricultural Business", "Forestry", "Wildlife Management"] },
	{ area: "Business", items: ["Accounting", "Business Administration"] },
	{ area: "Education and Social Services", items: ["Child Development", "Social Work", "Teaching Credential"] },
	{ area: "Engineering", items: ["Civil Engineering", "Computer Engineering", "Electrical Engineering", "Environmental Engineering", "Mechanical Engineering"] },
	{ area: "Health", items: ["Nursing", "Public Health"] },
	{ area: "Sciences", items: ["Biology", "Chemistry", "Environmental Science", "Physics"] },
	{ area: "Undecided", items: ["Undeclared"] },
];

const f = reactive({
	last: "", first: "", mi: "", pref: "", dob: null as Date | null, gender: null as string | null, email: "", phone: "", phoneKind: null as string | null,
	street: "", apt: "", city: "", state: null as string | null, zip: "", ssn4: "", citizen: "", hisp: null as string | null, race: [] as string[], born: null as string | null, usYears: null as number | null, homeLang: null as string | null,
	school: null as School | string | null, schoolCity: "", schoolState: null as string | null, grade: null as string | null, grad: null as Date | null, gpa: null as number | null, pct: null as number | null, classSize: null as number | null, sat: null as number | null, counName: "", counPhone: "",
	exams: [0, 1, 2].map(() => ({ subject: null as string | null, score: null as string | null, year: "" })),
	college: "", major: null as string | null, degree: null as string | null, term: null as string | null,
	adults: ["1", "2"].map((no) => ({ no, kin: null as string | null, last: "", first: "", job: "", edu: null as string | null })),
	marital: null as string | null, sibs: null as number | null, kids: [{ first: "", last: "", age: null as number | null }], size: null as number | null,
	income: null as number | null, support: null as number | null, benefits: [] as string[], neither: false, aided: null as string | null,
	acts: [0, 1, 2].map(() => ({ org: "", role: "", grades: [] as string[], hours: null as number | null })),
	prepName: "", prepOrg: "", prepPhone: "", interp: "", heard: null as string | null, need: "", agree: false, sign: "", parentSign: "",
});
let submitted = false;

const Q = {
	props: { no: String, text: String, for: String, hint: String, req: Boolean, wide: Boolean },
	template: `<div class="q" :class="{ wide }"><label :for="$props.for"><b>{{ no }}</b> {{ text }} <abbr v-if="req" title="required">*</abbr></label><slot /><small v-if="hint">{{ hint }}</small></div>`,
};

const App = {
	setup() {
		const found = ref<School[]>([]);
		const search = ({ query }: { query: string }) =>
			setTimeout(() => {
				found.value = SCHOOLS.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()));
			}, 400);
		return {
			f, found, search, EXAMS, SCHOOLING, MAJORS,
			states: STATES.map(([code, name]) => ({ code, name })), countries: COUNTRIES, yesNo: ["Yes", "No"],
			addKid: () => f.kids.push({ first: "", last: "", age: null }),
			dropKid: (at: number) => f.kids.splice(at, 1),
			send: () => { submitted = true; },
		};
	},
	template: `
<main>
	<header><p>Skerry County Office of Education &middot; Student Services Division</p><h1>Pathways to College Grant</h1>
	<p>Form SCOE-417 &mdash; Application for the 2027&ndash;2028 award year</p></header>
	<Message severity="secondary">Please complete every item that applies to the student. Answer in English. Items marked * are required by Board Policy 5127. Incomplete applications will be returned.</Message>
	<form @submit.prevent="send" novalidate autocomplete="off">
	<Panel header="PART A — STUDENT">
		<div class="grid">
			<Q no="A1." text="Last name" for="a1" req><InputText id="a1" v-model="f.last" /></Q>
			<Q no="A2." text="First name" for="a2" req><InputText id="a2" v-model="f.first" /></Q>
			<Q no="A3." text="Middle initial" for="a3"><InputText id="a3" v-model="f.mi" maxlength="1" /></Q>
			<Q no="A4." text="Name student goes by" for="a4" hint="If different from A2"><InputText id="a4" v-model="f.pref" /></Q>
			<Q no="A5." text="Birthdate" for="a5" req><DatePicker inputId="a5" v-model="f.dob" dateFormat="mm/dd/yy" placeholder="MM/DD/YYYY" showIcon iconDisplay="input" /></Q>
			<Q no="A6." text="Gender" for="a6" hint="Reported to the State in aggregate only"><Select inputId="a6" v-model="f.gender" :options="['Female', 'Male', 'Nonbinary', 'Decline to state']" showClear /></Q>
			<Q no="A7." text="E-mail" for="a7" req><InputText id="a7" v-model="f.email" type="email" /></Q>
			<Q no="A8." text="Daytime telephone" for="a8" req><InputMask id="a8" v-model="f.phone" mask="(999) 999-9999" placeholder="(___) ___-____" /></Q>
			<div class="q"><span id="a9l"><b>A9.</b> This telephone is a</span><SelectButton id="a9" v-model="f.phoneKind" :options="['Landline', 'Cell', 'Message phone']" aria-labelledby="a9l" /></div>
			<Q no="A10." text="Residence address (no P.O. boxes)" for="a10" req wide><InputText id="a10" v-model="f.street" /></Q>
			<Q no="" text="Apt./Space No." for="a10b"><InputText id="a10b" v-model="f.apt" /></Q>
			<Q no="" text="City" for="a10c" req><InputText id="a10c" v-model="f.city" /></Q>
			<Q no="" text="State" for="a10d" req><Select inputId="a10d" v-model="f.state" :options="states" optionLabel="name" optionValue="code" filter placeholder="Select one" /></Q>
			<Q no="" text="ZIP" for="a10e" req><InputMask id="a10e" v-model="f.zip" mask="99999" slotChar="_" /></Q>
			<Q no="A11." text="Last four digits of Social Security Number" for="a11" hint="Leave blank if the student has none."><Password inputId="a11" v-model="f.ssn4" :feedback="false" /></Q>
		</div>
		<Fieldset legend="A12. Citizenship or residency status of student">
			<div v-for="(text, code) in { C: 'U.S. citizen or U.S. national', E: 'Lawful permanent resident or other eligible noncitizen', D: 'California Dream Act applicant (AB 540)', O: 'None of these' }" :key="code" class="line">
				<RadioButton v-model="f.citizen" :inputId="'a12' + code" name="a12" :value="code" /><label :for="'a12' + code">{{ text }}</label>
			</div>
		</Fieldset>
		<div class="grid">
			<div class="q"><span id="a13l"><b>A13.</b> Is the student Hispanic or Latino?</span><SelectButton id="a13" v-model="f.hisp" :options="yesNo" aria-labelledby="a13l" /></div>
			<Q no="A14." text="Race (select one or more)" for="a14"><MultiSelect inputId="a14" id="a14m" v-model="f.race" :options="['American Indian or Alaska Native', 'Asian', 'Black or African American', 'Filipino', 'Native Hawaiian or Pacific Islander', 'White']" placeholder="Select" /></Q>
			<Q no="A15." text="Country of birth" for="a15"><Select inputId="a15" v-model="f.born" :options="countries" filter /></Q>
			<Q no="A16." text="If not born in the U.S., years of residence in the U.S." for="a16"><InputNumber inputId="a16" v-model="f.usYears" :min="0" :max="99" showButtons /></Q>
			<Q no="A17." text="Language other than English spoken in the home" for="a17"><Select inputId="a17" v-model="f.homeLang" :options="['None', 'Arabic', 'Cantonese', 'Hmong', 'Korean', 'Mandarin', 'Punjabi', 'Russian', 'Spanish', 'Tagalog', 'Vietnamese', 'Other']" /></Q>
		</div>
	</Panel>

	<Panel header="PART B — SCHOOL AND COLLEGE PLANS">
		<div class="grid">
			<div class="wide"><FloatLabel variant="on"><AutoComplete inputId="b1" v-model="f.school" :suggestions="found" optionLabel="name" forceSelection :delay="200" @complete="search" fluid><template #option="{ option }">{{ option.name }} <em>&nbsp;({{ option.place }})</em></template></AutoComplete><label for="b1">B1. School of enrollment *</label></FloatLabel><small>Type the first letters and select from the directory. Out-of-county schools are listed.</small></div>
			<FloatLabel variant="on"><InputText id="b2" v-model="f.schoolCity" fluid /><label for="b2">B2. City where school is located</label></FloatLabel>
			<FloatLabel variant="on"><Select inputId="b3" v-model="f.schoolState" :options="states" optionLabel="code" optionValue="code" filter fluid /><label for="b3">B3. State</label></FloatLabel>
			<div class="q"><span id="b4l">B4. Grade in 2026&ndash;27</span><SelectButton id="b4" v-model="f.grade" :options="['9', '10', '11', '12', 'Adult Ed']" aria-labelledby="b4l" /></div>
			<FloatLabel variant="on"><DatePicker inputId="b5" v-model="f.grad" view="month" dateFormat="mm/yy" fluid /><label for="b5">B5. Graduation, month/year</label></FloatLabel>
			<FloatLabel variant="on"><InputNumber inputId="b6" v-model="f.gpa" :min="0" :max="4" :minFractionDigits="2" :maxFractionDigits="2" fluid /><label for="b6">B6. Cumulative GPA, unweighted (4.00)</label></FloatLabel>
			<FloatLabel variant="on"><InputNumber inputId="b7" v-model="f.pct" suffix="%" :min="0" :max="100" fluid /><label for="b7">B7. Class rank, as a percentile</label></FloatLabel>
			<FloatLabel variant="on"><InputNumber inputId="b8" v-model="f.classSize" fluid /><label for="b8">B8. Seniors in graduating class</label></FloatLabel>
			<FloatLabel variant="on"><InputNumber inputId="b9" v-model="f.sat" :useGrouping="false" fluid /><label for="b9">B9. SAT superscore, if tested</label></FloatLabel>
			<FloatLabel variant="on"><InputText id="b10" v-model="f.counName" fluid /><label for="b10">B10. Counselor or designee verifying enrollment</label></FloatLabel>
			<FloatLabel variant="on"><InputMask id="b11" v-model="f.counPhone" mask="(999) 999-9999? x9999" fluid /><label for="b11">B11. Counselor's telephone</label></FloatLabel>
		</div>
		<h3>B12. Advanced Placement examinations completed</h3>
		<DataTable :value="f.exams" size="small" id="b12">
			<Column header="Examination"><template #body="{ data }"><Select v-model="data.subject" :options="EXAMS" filter showClear placeholder="Choose" /></template></Column>
			<Column header="Score"><template #body="{ data }"><Select v-model="data.score" :options="['1', '2', '3', '4', '5']" /></template></Column>
			<Column header="Year taken"><template #body="{ data }"><InputText v-model="data.year" maxlength="4" size="small" /></template></Column>
		</DataTable>
		<div class="grid">
			<Q no="B13." text="College at which the grant would be used" for="b13" wide><InputText id="b13" v-model="f.college" /></Q>
			<Q no="B14." text="Field of study" for="b14"><Select inputId="b14" v-model="f.major" :options="MAJORS.map(({ area, items }) => ({ area, items }))" optionGroupLabel="area" optionGroupChildren="items" filter placeholder="Select a field" /></Q>
			<Q no="B15." text="Final degree objective" for="b15"><Select inputId="b15" v-model="f.degree" :options="['Certificate', 'A.A. / A.S.', 'B.A. / B.S.', 'M.A. / M.S.', 'Ed.D. / Ph.D.', 'M.D. / J.D. / D.V.M.']" /></Q>
			<div class="q"><span id="b16l"><b>B16.</b> Student will first enroll</span><SelectButton id="b16" v-model="f.term" :options="['Spring 2027', 'Fall 2027', 'Spring 2028', 'Fall 2028']" aria-labelledby="b16l" /></div>
		</div>
	</Panel>

	<Panel header="PART C — HOUSEHOLD AND INCOME">
		<h3>C1. Parents or legal guardians of the student</h3>
		<p>List both, even if they do not live together. Use one line for each person.</p>
		<DataTable :value="f.adults" size="small" id="c1">
			<Column field="no" header="Line" />
			<Column header="Relationship"><template #body="{ data }"><Select v-model="data.kin" :options="['Parent', 'Stepparent', 'Grandparent', 'Foster parent', 'Court-appointed guardian']" /></template></Column>
			<Column header="Last name"><template #body="{ data }"><InputText v-model="data.last" size="small" /></template></Column>
			<Column header="First name"><template #body="{ data }"><InputText v-model="data.first" size="small" /></template></Column>
			<Column header="Occupation"><template #body="{ data }"><InputText v-model="data.job" size="small" /></template></Column>
			<Column header="Highest level of schooling"><template #body="{ data }"><Select v-model="data.edu" :options="SCHOOLING" /></template></Column>
		</DataTable>
		<div class="grid">
			<Q no="C2." text="Marital status of the persons listed in C1, to each other" for="c2"><Select inputId="c2" v-model="f.marital" :options="['Married or registered domestic partners', 'Never married', 'Legally separated', 'Divorced', 'One is deceased']" /></Q>
			<Q no="C3." text="How many brothers and sisters does the student have?" for="c3"><InputNumber inputId="c3" v-model="f.sibs" :min="0" showButtons buttonLayout="horizontal" /></Q>
		</div>
		<h3>C4. Brothers and sisters (oldest first)</h3>
		<table class="kids"><thead><tr><th id="c4f">First</th><th id="c4l">Last</th><th id="c4a">Age</th><th></th></tr></thead>
			<tbody><tr v-for="(kid, at) in f.kids" :key="at">
				<td><InputText v-model="kid.first" aria-labelledby="c4f" /></td><td><InputText v-model="kid.last" aria-labelledby="c4l" /></td><td><InputNumber v-model="kid.age" ariaLabelledby="c4a" :min="0" :max="99" /></td>
				<td><Button type="button" label="Remove" text size="small" @click="dropKid(at)" /></td>
			</tr></tbody></table>
		<Button type="button" label="Add a line" size="small" severity="secondary" @click="addKid" />
		<div class="grid">
			<Q no="C5." text="Total persons supported by this household" for="c5"><InputNumber inputId="c5" v-model="f.size" :min="1" /></Q>
			<Q no="C6." text="Gross annual household income, calendar year 2025" for="c6" req hint="All sources, before deductions. Round to the nearest dollar."><InputNumber inputId="c6" v-model="f.income" mode="currency" currency="USD" locale="en-US" :maxFractionDigits="0" /></Q>
			<Q no="C7." text="Child support received, per month" for="c7"><InputNumber inputId="c7" v-model="f.support" mode="currency" currency="USD" locale="en-US" :maxFractionDigits="0" /></Q>
			<Q no="C8." text="Public assistance received by any member of the household" for="c8"><MultiSelect inputId="c8" id="c8m" v-model="f.benefits" :options="['CalFresh', 'CalWORKs', 'Medi-Cal', 'SSI/SSP', 'Section 8 / public housing', 'WIC']" display="chip" placeholder="Select all that apply" /></Q>
			<div class="line wide"><ToggleSwitch inputId="c9" v-model="f.neither" /><label for="c9"><b>C9.</b> Neither person listed in C1 has a four-year college degree.</label></div>
			<div class="q"><span id="c10l"><b>C10.</b> Does the student now receive any financial aid?</span><SelectButton id="c10" v-model="f.aided" :options="yesNo" aria-labelledby="c10l" /></div>
		</div>
	</Panel>

	<Panel header="PART D — ACTIVITIES, EMPLOYMENT AND SERVICE">
		<p>Describe up to three. Open each heading to complete it.</p>
		<Accordion :value="['0']" multiple>
			<AccordionPanel v-for="(act, at) in f.acts" :key="at" :value="String(at)">
				<AccordionHeader>{{ ['First', 'Second', 'Third'][at] }} activity</AccordionHeader>
				<AccordionContent><div class="grid">
					<Q no="a." text="Organization or employer" :for="'d1_' + at"><InputText :id="'d1_' + at" v-model="act.org" /></Q>
					<Q no="b." text="Student's duty or office" :for="'d2_' + at"><InputText :id="'d2_' + at" v-model="act.role" /></Q>
					<Q no="c." text="Grades in which active" :for="'d3_' + at"><MultiSelect :inputId="'d3_' + at" :id="'d3m_' + at" v-model="act.grades" :options="['9th', '10th', '11th', '12th']" :showToggleAll="false" /></Q>
					<Q no="d." text="Average hours weekly" :for="'d4_' + at"><InputNumber :inputId="'d4_' + at" v-model="act.hours" :min="0" :max="80" /></Q>
				</div></AccordionContent>
			</AccordionPanel>
		</Accordion>
	</Panel>

	<Panel header="PART E — OTHER INFORMATION">
		<div class="grid">
			<Q no="E1." text="Statement of need (not more than 300 words)" for="e1" wide><Textarea id="e1" v-model="f.need" rows="5" autoResize /></Q>
			<Q no="E2." text="How did the student learn of this grant?" for="e2"><Select inputId="e2" v-model="f.heard" :options="['School counselor', 'County website', 'Library', 'Employer', 'Other']" /></Q>
		</div>
		<Fieldset legend="E3. If someone other than the student completed this form" toggleable>
			<div class="grid">
				<Q text="Name" for="e3a"><InputText id="e3a" v-model="f.prepName" /></Q>
				<Q text="Agency" for="e3b"><InputText id="e3b" v-model="f.prepOrg" /></Q>
				<Q text="Telephone" for="e3c"><InputMask id="e3c" v-model="f.prepPhone" mask="(999) 999-9999" /></Q>
				<Q text="Interpreter, if one was used" for="e3d"><InputText id="e3d" v-model="f.interp" /></Q>
			</div>
		</Fieldset>
	</Panel>
	<Panel header="PART F — CERTIFICATION">
		<div class="line"><Checkbox inputId="f1" v-model="f.agree" binary /><label for="f1">I certify under penalty of perjury that the foregoing is true and correct, and I authorize release of school records to SCOE. *</label></div>
		<div class="grid"><Q no="F2." text="Signature of student" for="f2"><InputText id="f2" v-model="f.sign" placeholder="/s/" /></Q><Q no="F3." text="Signature of parent or guardian" for="f3"><InputText id="f3" v-model="f.parentSign" placeholder="/s/" /></Q></div>
		<Button type="submit" label="File application" />
	</Panel>
	</form>
</main>`,
};

const app = createApp(App);
app.use(PrimeVue, { theme: { preset: Aura } });
const parts = { Accordion, AccordionContent, AccordionHeader, AccordionPanel, AutoComplete, Button, Checkbox, Column, DataTable, DatePicker, Fieldset, FloatLabel, InputMask, InputNumber, InputText, Message, MultiSelect, Panel, Password, Q, RadioButton, Select, SelectButton, Textarea, ToggleSwitch };
for (const [name, part] of Object.entries(parts)) app.component(name, part as never);
app.mount("#root");

const day = (date: Date | null, length: number) =>
	date instanceof Date ? [date.getFullYear(), String(date.getMonth() + 1).padStart(2, "0"), String(date.getDate()).padStart(2, "0")].join("-").slice(0, length) : "";
const cells = <T extends object>(prefix: string, list: T[], keys: (keyof T & string)[], count: number) =>
	Object.fromEntries(Array.from({ length: count }, (_, at) => keys.map((key) => [`${prefix}${at}_${key}`, list[at]?.[key] ?? ""])).flat());

const text = (node: Element | null | undefined) => (node && !node.classList.contains("p-placeholder") ? (node.textContent ?? "").trim().replace(/^[\u200b\u00a0]$|^p-emptylabel$|^empty$/, "") : "");
const box = (id: string) => document.getElementById(id) as HTMLInputElement;
const several = (id: string) => {
	const label = box(id).querySelector(".p-multiselect-label");
	const chips = [...box(id).querySelectorAll(".p-chip-label")].map(text);
	if (chips.length > 0) return chips;
	return !label || label.classList.contains("p-placeholder") || label.classList.contains("p-multiselect-label-empty") ? [] : text(label).split(", ").filter(Boolean);
};
const TYPED = { last: "a1", first: "a2", mi: "a3", pref: "a4", dob: "a5", email: "a7", phone: "a8", street: "a10", apt: "a10b", city: "a10c", zip: "a10e", ssn4: "a11", usYears: "a16", school: "b1", schoolCity: "b2", grad: "b5", gpa: "b6", pct: "b7", classSize: "b8", sat: "b9", counName: "b10", counPhone: "b11", college: "b13", sibs: "c3", size: "c5", income: "c6", support: "c7", need: "e1", prepName: "e3a", prepOrg: "e3b", prepPhone: "e3c", interp: "e3d", sign: "f2", parentSign: "f3" };
const CHOSEN = { gender: "a6", state: "a10d", born: "a15", homeLang: "a17", schoolState: "b3", major: "b14", degree: "b15", marital: "c2", heard: "e2" };
const PRESSED = { phoneKind: "a9", hisp: "a13", grade: "b4", term: "b16", aided: "c10" };
const read = (cell: Element | undefined) => cell?.querySelector("input:not(.p-hidden-accessible input)")
	? (cell.querySelector<HTMLInputElement>("input")?.value ?? "")
	: text(cell?.querySelector(".p-select-label"));

Object.assign(window, {
	formState() {
		const { exams, adults, kids, acts, ...plain } = f;
		return JSON.parse(JSON.stringify({
			...plain, dob: day(f.dob, 10), grad: day(f.grad, 7), school: typeof f.school === "object" ? (f.school?.cds ?? "") : f.school,
			...cells("ap", exams, ["subject", "score", "year"], 3), ...cells("adult", adults, ["kin", "last", "first", "job", "edu"], 2),
			...cells("kid", kids, ["first", "last", "age"], 2), ...cells("act", acts, ["org", "role", "grades", "hours"], 3), submitted,
		}));
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const [key, id] of Object.entries(TYPED)) shown[key] = box(id).value;
		for (const [key, id] of Object.entries(CHOSEN)) shown[key] = text(box(id));
		for (const [key, id] of Object.entries(PRESSED)) shown[key] = text(box(id).querySelector(".p-togglebutton-checked"));
		const citizen = document.querySelector<HTMLInputElement>("input[name=a12]:checked");
		shown.citizen = citizen ? text(document.querySelector(`label[for=${citizen.id}]`)) : "";
		Object.assign(shown, { race: several("a14m"), benefits: several("c8m"), neither: box("c9").checked, agree: box("f1").checked });
		const rowsOf = (place: string) => [...document.querySelectorAll(`${place} tbody tr`)];
		const table = (prefix: string, place: string, keys: string[], count: number, from = 0) => {
			const lines = rowsOf(place);
			for (let at = 0; at < count; at++) keys.forEach((key, cell) => { shown[`${prefix}${at}_${key}`] = read(lines[at]?.children[cell + from]); });
		};
		table("ap", "#b12", ["subject", "score", "year"], 3);
		table("adult", "#c1", ["kin", "last", "first", "job", "edu"], 2, 1);
		table("kid", ".kids", ["first", "last", "age"], 2);
		for (let at = 0; at < 3; at++) Object.assign(shown, { [`act${at}_org`]: box(`d1_${at}`).value, [`act${at}_role`]: box(`d2_${at}`).value, [`act${at}_grades`]: several(`d3m_${at}`), [`act${at}_hours`]: box(`d4_${at}`).value });
		return shown;
	},
});
