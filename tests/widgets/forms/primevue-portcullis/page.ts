import "./page.css";
import { definePreset } from "@primeuix/themes";
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
import MultiSelect from "primevue/multiselect";
import RadioButton from "primevue/radiobutton";
import RadioButtonGroup from "primevue/radiobuttongroup";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import Tab from "primevue/tab";
import TabList from "primevue/tablist";
import TabPanel from "primevue/tabpanel";
import TabPanels from "primevue/tabpanels";
import Tabs from "primevue/tabs";
import Textarea from "primevue/textarea";
// @ts-ignore the build with the template compiler
import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const SCHOOLS = ["Ashland Charter Academy", "Ashland Valley High School", "Atherton Prep", "Bethune Academy", "Carver High School", "Dunbar Senior High School", "Valley View High School", "Yreka Union High School"];
const texts = ["first", "middle", "last", "former", "preferred", "email", "email2", "mobile", "street", "street2", "city", "zip", "hsName", "hsCity", "counselor", "counselorEmail", "dualCollege", "sign", "statement",
	"p1First", "p1Last", "p1Job", "p2First", "p2Last", "p2Job", "emName", "emPhone", "major"] as const;
const selects = ["suffix", "state", "country", "term", "hsState", "p1Edu", "p2Edu", "citizen", "birthCountry", "faith", "military"] as const;
const numbers = ["gpa", "rank", "classSize", "satErw", "satMath", "act"] as const;
const radios = ["sex", "entry", "legacy", "fee", "p1Living", "p2Living", "hispanic"] as const;
const buttons = ["housing", "firstGen", "aid"] as const;
const multi = ["race", "languages"] as const;
const f: Record<string, any> = reactive({
	...Object.fromEntries(texts.map((k) => [k, ""])), ...Object.fromEntries([...selects, ...numbers, ...radios, ...buttons].map((k) => [k, null])),
	race: [], languages: [], born: null, gradMonth: null, certify: false,
	honors: [] as any[], activities: [{ name: "", role: "", hours: null }], submitted: false,
});
const honorDraft = reactive({ title: "", grade: null as string | null });
const iso = (d: Date | null, n: number) => (d ? [d.getFullYear(), d.getMonth() + 1, d.getDate()].slice(0, n).map((x) => String(x).padStart(2, "0")).join("-") : "");

const app = createApp({
	data: () => ({ parentTab: "0", majorHits: [] as string[], schoolHits: [] as string[] }),
	setup: () => ({
		f, honorDraft,
		states: STATES.map(([code, name]) => ({ code, name })), countries: COUNTRIES,
		terms: [{ id: "202710", name: "Summer 2027" }, { id: "202720", name: "Fall 2027" }, { id: "202810", name: "Spring 2028" }],
		education: ["Less than high school", "High school graduate / GED", "Some college", "Associate degree", "Bachelor's degree", "Graduate or professional degree"],
		citizenOptions: ["U.S. citizen", "U.S. permanent resident", "DACA / undocumented", "International student (visa required)"],
		faiths: ["A.M.E. / A.M.E. Zion", "Baptist", "Catholic", "C.O.G.I.C.", "Islam", "Methodist", "Non-denominational", "Other", "None"],
		service: ["No military affiliation", "Active duty", "Reserve or National Guard", "Veteran", "Dependent of a service member or veteran"],
		races: [{ id: 1, name: "American Indian or Alaska Native" }, { id: 2, name: "Asian" }, { id: 3, name: "Black or African American" }, { id: 4, name: "Native Hawaiian or Other Pacific Islander" }, { id: 5, name: "White" }],
		tongues: ["Amharic", "Arabic", "French", "Haitian Creole", "Igbo", "Portuguese", "Spanish", "Swahili", "Twi", "Yoruba"],
		grades: ["Freshman (9th)", "Sophomore (10th)", "Junior (11th)", "Senior (12th)"],
		yesNo: [{ t: "Yes", v: "Y" }, { t: "No", v: "N" }],
	}),
	methods: {
		findMajor(e: { query: string }) { (this as any).majorHits = MAJORS.filter((m) => m.toLowerCase().includes(e.query.toLowerCase())); },
		findSchool(e: { query: string }) { (this as any).schoolHits = SCHOOLS.filter((m) => m.toLowerCase().includes(e.query.toLowerCase())); },
		addHonor() { if (honorDraft.title && f.honors.length < 3) { f.honors.push({ ...honorDraft }); honorDraft.title = ""; honorDraft.grade = null; } },
		addActivity() { if (f.activities.length < 3) f.activities.push({ name: "", role: "", hours: null }); },
		send() { f.submitted = true; },
	},
	template: `
<header class="hw-head"><div class="hw-wrap"><h1>Harlan-Whitfield University</h1><p>Founded 1873 · Application for Undergraduate Admission</p></div></header>
<form class="hw-wrap" @submit.prevent="send" autocomplete="off">
 <Fieldset legend="I. The Applicant" :toggleable="true">
  <div class="hw-grid">
   <FloatLabel variant="on" class="c4"><InputText id="first" v-model="f.first" /><label for="first">Legal first name *</label></FloatLabel>
   <FloatLabel variant="on" class="c3"><InputText id="middle" v-model="f.middle" /><label for="middle">Middle name</label></FloatLabel>
   <FloatLabel variant="on" class="c3"><InputText id="last" v-model="f.last" /><label for="last">Last name *</label></FloatLabel>
   <FloatLabel variant="on" class="c2"><Select inputId="suffix" v-model="f.suffix" :options="['Jr.','Sr.','II','III','IV']" showClear /><label for="suffix">Suffix</label></FloatLabel>
   <FloatLabel variant="on" class="c4"><InputText id="preferred" v-model="f.preferred" /><label for="preferred">Name you prefer to be called</label></FloatLabel>
   <FloatLabel variant="on" class="c4"><InputText id="former" v-model="f.former" /><label for="former">Other last names on your records</label></FloatLabel>
   <FloatLabel variant="on" class="c4"><DatePicker inputId="born" v-model="f.born" dateFormat="mm/dd/yy" showIcon iconDisplay="input" :maxDate="new Date(2014,0,1)" /><label for="born">Date of birth *</label></FloatLabel>
   <div class="c12"><p class="hw-q" id="sexQ">Sex <small>(required for federal reporting)</small></p><RadioButtonGroup v-model="f.sex" name="sex" class="hw-opts" aria-labelledby="sexQ"><div><RadioButton inputId="sexF" value="F" /><label for="sexF">Female</label></div><div><RadioButton inputId="sexM" value="M" /><label for="sexM">Male</label></div></RadioButtonGroup></div>
   <FloatLabel variant="on" class="c4"><InputText id="email" type="email" v-model="f.email" /><label for="email">E-mail address *</label></FloatLabel>
   <FloatLabel variant="on" class="c4"><InputText id="email2" type="email" v-model="f.email2" /><label for="email2">Confirm e-mail address *</label></FloatLabel>
   <FloatLabel variant="on" class="c4"><InputMask id="mobile" v-model="f.mobile" mask="(999) 999-9999" /><label for="mobile">Cell phone *</label></FloatLabel>
   <FloatLabel variant="on" class="c8"><InputText id="street" v-model="f.street" /><label for="street">Permanent street address *</label></FloatLabel>
   <FloatLabel variant="on" class="c4"><InputText id="street2" v-model="f.street2" /><label for="street2">Apt., unit or lot</label></FloatLabel>
   <FloatLabel variant="on" class="c4"><InputText id="city" v-model="f.city" /><label for="city">City *</label></FloatLabel>
   <FloatLabel variant="on" class="c3"><Select inputId="state" v-model="f.state" :options="states" optionLabel="name" optionValue="code" filter /><label for="state">State *</label></FloatLabel>
   <FloatLabel variant="on" class="c2"><InputText id="zip" v-model="f.zip" maxlength="10" /><label for="zip">ZIP *</label></FloatLabel>
   <FloatLabel variant="on" class="c3"><Select inputId="country" v-model="f.country" :options="countries" filter /><label for="country">Country *</label></FloatLabel>
  </div>
 </Fieldset>
 <Fieldset legend="II. Your Plans" :toggleable="true">
  <div class="hw-grid">
   <FloatLabel variant="on"><Select inputId="term" v-model="f.term" :options="terms" optionLabel="name" optionValue="id" /><label for="term">I wish to enter in *</label></FloatLabel>
   <FloatLabel variant="on"><AutoComplete inputId="major" v-model="f.major" :suggestions="majorHits" @complete="findMajor" dropdown forceSelection /><label for="major">Intended major *</label></FloatLabel>
   <div class="c12"><p class="hw-q" id="entryQ">I am applying as a</p><RadioButtonGroup v-model="f.entry" name="entry" class="hw-opts" aria-labelledby="entryQ"><div><RadioButton inputId="e1" value="FRESH" /><label for="e1">First-time freshman (includes students with dual-enrollment credit)</label></div><div><RadioButton inputId="e2" value="TRANS" /><label for="e2">Transfer student</label></div><div><RadioButton inputId="e3" value="READM" /><label for="e3">Returning Whitfieldian</label></div></RadioButtonGroup></div>
   <div><p class="hw-q" id="housingQ">I plan to live</p><SelectButton v-model="f.housing" :options="['On campus','With family','Off campus']" aria-labelledby="housingQ" id="housing" /></div>
   <div><p class="hw-q" id="aidQ">Will you need financial aid?</p><SelectButton v-model="f.aid" :options="yesNo" optionLabel="t" optionValue="v" aria-labelledby="aidQ" id="aid" /></div>
   <div><p class="hw-q" id="feeQ">Application fee ($35)</p><RadioButtonGroup v-model="f.fee" name="fee" class="hw-opts" aria-labelledby="feeQ"><div><RadioButton inputId="fee1" value="card" /><label for="fee1">I will pay by card</label></div><div><RadioButton inputId="fee2" value="waiver" /><label for="fee2">I will ask for a fee waiver</label></div></RadioButtonGroup></div>
   <div><p class="hw-q" id="legacyQ">Is either parent or a grandparent an alumnus/alumna?</p><RadioButtonGroup v-model="f.legacy" name="legacy" class="hw-opts" aria-labelledby="legacyQ"><div><RadioButton inputId="l1" value="Y" /><label for="l1">Yes</label></div><div><RadioButton inputId="l2" value="N" /><label for="l2">No</label></div></RadioButtonGroup></div>
  </div>
 </Fieldset>
 <Fieldset legend="III. High School Record" :toggleable="true">
  <div class="hw-grid">
   <FloatLabel variant="on"><AutoComplete inputId="hsName" v-model="f.hsName" :suggestions="schoolHits" @complete="findSchool" /><label for="hsName">High school (start typing) *</label></FloatLabel>
   <FloatLabel variant="on" class="c3"><InputText id="hsCity" v-model="f.hsCity" /><label for="hsCity">City</label></FloatLabel>
   <FloatLabel variant="on" class="c3"><Select inputId="hsState" v-model="f.hsState" :options="states" optionLabel="name" optionValue="code" filter /><label for="hsState">State</label></FloatLabel>
   <FloatLabel variant="on" class="c3"><DatePicker inputId="gradMonth" v-model="f.gradMonth" view="month" dateFormat="mm/yy" /><label for="gradMonth">Graduation (MM/YYYY)</label></FloatLabel>
   <FloatLabel variant="on" class="c3"><InputNumber inputId="gpa" v-model="f.gpa" :minFractionDigits="2" :maxFractionDigits="2" :min="0" :max="5" /><label for="gpa">Weighted GPA</label></FloatLabel>
   <FloatLabel variant="on" class="c3"><InputNumber inputId="rank" v-model="f.rank" :min="1" /><label for="rank">Rank in class</label></FloatLabel>
   <FloatLabel variant="on" class="c3"><InputNumber inputId="classSize" v-model="f.classSize" :min="1" /><label for="classSize">Class size</label></FloatLabel>
   <FloatLabel variant="on"><InputText id="counselor" v-model="f.counselor" /><label for="counselor">School counselor</label></FloatLabel>
   <FloatLabel variant="on"><InputText id="counselorEmail" v-model="f.counselorEmail" /><label for="counselorEmail">Counselor e-mail</label></FloatLabel>
   <FloatLabel variant="on" class="c4"><InputNumber inputId="satErw" v-model="f.satErw" :min="200" :max="800" showButtons :step="10" /><label for="satErw">SAT Evidence-Based R/W</label></FloatLabel>
   <FloatLabel variant="on" class="c4"><InputNumber inputId="satMath" v-model="f.satMath" :min="200" :max="800" showButtons :step="10" /><label for="satMath">SAT Mathematics</label></FloatLabel>
   <FloatLabel variant="on" class="c4"><InputNumber inputId="act" v-model="f.act" :min="1" :max="36" showButtons /><label for="act">ACT Composite</label></FloatLabel>
   <FloatLabel variant="on" class="c12"><InputText id="dualCollege" v-model="f.dualCollege" /><label for="dualCollege">College where you have earned credit while in high school</label></FloatLabel>
  </div>
 </Fieldset>
 <Fieldset legend="IV. Family">
  <Tabs v-model:value="parentTab">
   <TabList><Tab value="0">Parent / guardian 1</Tab><Tab value="1">Parent / guardian 2</Tab><Tab value="2">Emergency contact</Tab></TabList>
   <TabPanels>
    <TabPanel v-for="n in [1, 2]" :key="n" :value="String(n - 1)">
     <div class="hw-grid">
      <FloatLabel variant="on"><InputText :id="'p' + n + 'First'" v-model="f['p' + n + 'First']" /><label :for="'p' + n + 'First'">First name</label></FloatLabel>
      <FloatLabel variant="on"><InputText :id="'p' + n + 'Last'" v-model="f['p' + n + 'Last']" /><label :for="'p' + n + 'Last'">Last name</label></FloatLabel>
      <FloatLabel variant="on"><InputText :id="'p' + n + 'Job'" v-model="f['p' + n + 'Job']" /><label :for="'p' + n + 'Job'">Occupation</label></FloatLabel>
      <FloatLabel variant="on"><Select :inputId="'p' + n + 'Edu'" v-model="f['p' + n + 'Edu']" :options="education" /><label :for="'p' + n + 'Edu'">Highest level of education</label></FloatLabel>
      <div class="c12"><p class="hw-q" :id="'livQ' + n">Living?</p><RadioButtonGroup v-model="f['p' + n + 'Living']" :name="'p' + n + 'Living'" class="hw-opts" :aria-labelledby="'livQ' + n"><div><RadioButton :inputId="'liv' + n + 'y'" value="Y" /><label :for="'liv' + n + 'y'">Living</label></div><div><RadioButton :inputId="'liv' + n + 'n'" value="N" /><label :for="'liv' + n + 'n'">Deceased</label></div></RadioButtonGroup></div>
     </div>
    </TabPanel>
    <TabPanel value="2"><div class="hw-grid">
      <FloatLabel variant="on"><InputText id="emName" v-model="f.emName" /><label for="emName">Name</label></FloatLabel>
      <FloatLabel variant="on"><InputMask id="emPhone" v-model="f.emPhone" mask="(999) 999-9999" /><label for="emPhone">Phone</label></FloatLabel>
    </div></TabPanel>
   </TabPanels>
  </Tabs>
 </Fieldset>
 <Fieldset legend="V. Honors and Activities">
  <p class="hw-q">Honors, prizes and awards <small>(up to three since ninth grade)</small></p>
  <div class="hw-compose">
   <div class="grow"><label for="hTitle">Honor or award</label><InputText id="hTitle" v-model="honorDraft.title" /></div>
   <div><label for="hGrade">Year received</label><Select inputId="hGrade" v-model="honorDraft.grade" :options="grades" placeholder="Select" /></div>
   <Button type="button" label="Add to list" severity="secondary" :disabled="f.honors.length >= 3" @click="addHonor" />
  </div>
  <DataTable :value="f.honors" size="small" id="honors">
   <template #empty>No honors listed.</template>
   <Column field="title" header="Honor" /><Column field="grade" header="Year" style="width: 190px" />
   <Column header="" style="width: 60px"><template #body="s"><Button type="button" text severity="danger" size="small" label="✕" aria-label="Remove" @click="f.honors.splice(s.index, 1)" /></template></Column>
  </DataTable>
  <p class="hw-q" style="margin-top: 26px">Activities and employment <small>(begin with the one that means most to you; three at most)</small></p>
  <DataTable :value="f.activities" size="small" id="activities" class="hw-acts">
   <Column header="Organization or employer"><template #body="s"><InputText v-model="s.data.name" :aria-label="'Organization or employer, row ' + (s.index + 1)" :id="'aName' + s.index" maxlength="60" /></template></Column>
   <Column header="Position held"><template #body="s"><InputText v-model="s.data.role" :aria-label="'Position held, row ' + (s.index + 1)" :id="'aRole' + s.index" maxlength="50" /></template></Column>
   <Column header="Hours / week" style="width: 140px"><template #body="s"><InputNumber v-model="s.data.hours" :inputId="'aHours' + s.index" :aria-label="'Hours per week, row ' + (s.index + 1)" :min="0" :max="80" fluid /></template></Column>
  </DataTable>
  <Button type="button" label="+ Add a row" text @click="addActivity" :disabled="f.activities.length >= 3" />
 </Fieldset>
 <Fieldset legend="VI. For Statistical Purposes">
  <p class="hw-help">Answers in this section have no bearing on the admission decision.</p>
  <div class="hw-grid">
   <FloatLabel variant="on"><Select inputId="citizen" v-model="f.citizen" :options="citizenOptions" /><label for="citizen">Citizenship</label></FloatLabel>
   <FloatLabel variant="on"><Select inputId="birthCountry" v-model="f.birthCountry" :options="countries" filter /><label for="birthCountry">Country of birth</label></FloatLabel>
   <div><p class="hw-q" id="hispQ">Are you Hispanic or Latino/a?</p><RadioButtonGroup v-model="f.hispanic" name="hispanic" class="hw-opts" aria-labelledby="hispQ"><div><RadioButton inputId="hisp1" value="Y" /><label for="hisp1">Yes</label></div><div><RadioButton inputId="hisp2" value="N" /><label for="hisp2">No</label></div></RadioButtonGroup></div>
   <div><p class="hw-q" id="fgQ">Will you be the first in your immediate family to finish college?</p><SelectButton v-model="f.firstGen" :options="yesNo" optionLabel="t" optionValue="v" aria-labelledby="fgQ" id="firstGen" /></div>
   <FloatLabel variant="on"><MultiSelect inputId="race" v-model="f.race" :options="races" optionLabel="name" optionValue="id" display="chip" :showToggleAll="false" /><label for="race">Race (one or more)</label></FloatLabel>
   <FloatLabel variant="on"><MultiSelect inputId="languages" v-model="f.languages" :options="tongues" filter display="chip" /><label for="languages">Languages other than English</label></FloatLabel>
   <FloatLabel variant="on"><Select inputId="military" v-model="f.military" :options="service" /><label for="military">Military affiliation</label></FloatLabel>
   <FloatLabel variant="on"><Select inputId="faith" v-model="f.faith" :options="faiths" showClear /><label for="faith">Religious preference</label></FloatLabel>
  </div>
 </Fieldset>
 <Fieldset legend="VII. Statement and Signature">
  <div class="hw-grid">
   <div class="c12"><label class="hw-q" for="statement">Dr. Whitfield wrote that "an education is a debt paid forward." To whom will you pay yours? (500 words)</label><Textarea id="statement" v-model="f.statement" rows="5" style="width: 100%; margin-top: 8px" /></div>
   <div class="c12 hw-opts"><div><Checkbox inputId="certify" v-model="f.certify" binary /><label for="certify">I certify that the information above is true and complete, and I will uphold the Whitfield Honor Code.</label></div></div>
   <FloatLabel variant="on"><InputText id="sign" v-model="f.sign" /><label for="sign">Signature of applicant</label></FloatLabel>
  </div>
 </Fieldset>
 <div class="hw-end"><Button type="button" label="Save for later" severity="secondary" outlined /><Button type="submit" label="Submit application" /></div>
</form>`,
});
const Theme = definePreset(Aura, { semantic: { primary: Object.fromEntries([50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950].map((n) => [n, `{rose.${n}}`])) } });
app.use(PrimeVue, { theme: { preset: Theme, options: { darkModeSelector: ".dark" } } });
for (const [name, part] of Object.entries({ AutoComplete, Button, Checkbox, Column, DataTable, DatePicker, Fieldset, FloatLabel, InputMask, InputNumber, InputText, MultiSelect, RadioButton, RadioButtonGroup, Select, SelectButton, Tab, TabList, TabPanel, TabPanels, Tabs, Textarea })) app.component(name, part);
app.mount("#root");

const at = (id: string) => document.getElementById(id) as HTMLInputElement | null;
const rows = (id: string) => [...document.querySelectorAll(`#${id} tbody tr:not(.p-datatable-empty-message)`)];
Object.assign(window, {
	formState() {
		const out: Record<string, unknown> = { submitted: f.submitted };
		for (const k of [...texts, ...selects, ...numbers, ...radios, ...buttons]) out[k] = f[k] ?? "";
		for (const k of multi) out[k] = JSON.parse(JSON.stringify(f[k] ?? []));
		out.born = iso(f.born, 3); out.gradMonth = iso(f.gradMonth, 2); out.certify = f.certify;
		for (let i = 0; i < 3; i++) {
			out[`honor${i}.title`] = f.honors[i]?.title ?? ""; out[`honor${i}.grade`] = f.honors[i]?.grade ?? "";
			for (const k of ["name", "role", "hours"]) out[`activity${i}.${k}`] = f.activities[i]?.[k] ?? "";
		}
		return out;
	},
	formShown() {
		const out: Record<string, unknown> = {};
		for (const k of [...texts, ...numbers, "born", "gradMonth"]) out[k] = at(k)?.value ?? "";
		for (const k of selects) { const l = at(k)?.closest(".p-select"); out[k] = l?.querySelector(".p-select-label:not(.p-placeholder):not(.p-select-label-empty)")?.textContent?.trim() ?? ""; }
		for (const k of radios) { const r = document.querySelector<HTMLInputElement>(`input[name="${k}"]:checked`); out[k] = r ? document.querySelector(`label[for="${r.id}"]`)?.textContent : ""; }
		for (const k of buttons) out[k] = at(k)?.querySelector(".p-togglebutton-checked")?.textContent?.trim() ?? "";
		for (const k of multi) out[k] = [...(at(k)?.closest(".p-multiselect")?.querySelectorAll(".p-chip-label") ?? [])].map((e) => e.textContent);
		out.certify = at("certify")?.checked;
		for (let i = 0; i < 3; i++) {
			const cells = rows("honors")[i]?.querySelectorAll("td");
			out[`honor${i}.title`] = cells?.[0]?.textContent?.trim() ?? ""; out[`honor${i}.grade`] = cells?.[1]?.textContent?.trim() ?? "";
			out[`activity${i}.name`] = at(`aName${i}`)?.value ?? ""; out[`activity${i}.role`] = at(`aRole${i}`)?.value ?? ""; out[`activity${i}.hours`] = at(`aHours${i}`)?.value ?? "";
		}
		return out;
	},
});
