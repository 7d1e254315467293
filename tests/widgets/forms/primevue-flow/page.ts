import "./flow.css";
// @ts-ignore
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import PrimeVue from "primevue/config";
import Aura from "@primeuix/themes/aura";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import CascadeSelect from "primevue/cascadeselect";
import Checkbox from "primevue/checkbox";
import Column from "primevue/column";
import DataTable from "primevue/datatable";
import DatePicker from "primevue/datepicker";
import Dialog from "primevue/dialog";
import Fieldset from "primevue/fieldset";
import FloatLabel from "primevue/floatlabel";
import IftaLabel from "primevue/iftalabel";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import Knob from "primevue/knob";
import Message from "primevue/message";
import MultiSelect from "primevue/multiselect";
import Password from "primevue/password";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import Slider from "primevue/slider";
import Step from "primevue/step";
import StepList from "primevue/steplist";
import StepPanel from "primevue/steppanel";
import StepPanels from "primevue/steppanels";
import Stepper from "primevue/stepper";
import Textarea from "primevue/textarea";
import ToggleSwitch from "primevue/toggleswitch";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const COLLEGES = [
	["209542", "Oregon State University", "Corvallis, OR"], ["440828", "Oregon State University-Cascades Campus", "Bend, OR"], ["209551", "University of Oregon", "Eugene, OR"],
	["209922", "Reed College", "Portland, OR"], ["210146", "Southern Oregon University", "Ashland, OR"], ["209807", "Portland State University", "Portland, OR"],
	["209506", "Oregon Institute of Technology", "Klamath Falls, OR"], ["236948", "University of Washington-Seattle Campus", "Seattle, WA"], ["377564", "University of Washington-Tacoma Campus", "Tacoma, WA"],
	["236939", "Washington State University", "Pullman, WA"], ["123484", "College of the Siskiyous", "Weed, CA"], ["110529", "California State Polytechnic University", "Pomona, CA"],
	["195049", "Reedley College", "Reedley, CA"], ["234030", "University of Virginia", "Charlottesville, VA"],
].map(([id, name, place]) => ({ id, name, place }));
const find = (q: string) => new Promise<any[]>((done) => setTimeout(() => done(COLLEGES.filter((c) => `${c.name} ${c.place}`.toLowerCase().includes(q.toLowerCase().trim()))), 420));

const m: any = reactive({
	privacy: false, news: false, first: "", last: "", born: null, mail: "", mobile: "", street: "", city: "", st: null, zip: "", country: null,
	college: null, done: null, wgpa: null, pct: null, major: null, degree: null, applied: [], langs: [], sat: null,
	g1first: "", g1last: "", g1job: "", g2first: "", g2last: "", g2job: "", income: null, firstgen: false, nsib: null,
	recName: "", recMail: "", ssn4: "", hear: null, impact: "", sign: "", homepage: "",
});
const sibs: any[] = reactive([]);
const acts: any[] = reactive([]);
const honors: any[] = reactive([1, 2, 3].map((n) => ({ n, title: "", year: null })));
let submitted = false;
const R: Record<string, HTMLElement> = {};
const r = (key: string) => (el: any) => {
	if (el) R[key] = el.$el ?? el;
};
const box = (key: string, label: string, more = "") => `<div class="field" :ref="r('${key}')"><FloatLabel variant="on"><InputText id="${key}_fld" v-model="m.${key}" fluid ${more} /><label for="${key}_fld">${label}</label></FloatLabel></div>`;
const pick = (key: string, label: string, options: string, more = "") => `<div class="field" :ref="r('${key}')"><FloatLabel variant="on"><Select v-model="m.${key}" inputId="${key}_fld" :options="${options}" fluid ${more} /><label for="${key}_fld">${label}</label></FloatLabel></div>`;

const template = `
<div class="shell">
<header><h1>The Halvorsen Family Foundation</h1><p>Renewable Award &middot; up to $6,000 a year for four years</p></header>
<form @submit.prevent="send">
<Stepper v-model:value="step">
<StepList><Step value="1">Before you begin</Step><Step value="2">Your application</Step><Step value="3">Review</Step></StepList>
<StepPanels>
<StepPanel v-slot="{ activateCallback }" value="1">
 <p>You will need about forty minutes, your transcript, and the name of one adult who can write on your behalf.</p>
 <div class="check" :ref="r('privacy')"><Checkbox v-model="m.privacy" inputId="privacy" binary /><label for="privacy">I have read the Foundation's privacy notice.</label></div>
 <div class="check" :ref="r('news')"><Checkbox v-model="m.news" inputId="news" binary /><label for="news">Send me the Halvorsen quarterly.</label></div>
 <Button label="Begin application" @click="activateCallback('2')" />
</StepPanel>
<StepPanel v-slot="{ activateCallback }" value="2">
 <Fieldset legend="About you"><div class="grid">
  ${box("first", "First name", `autocomplete="given-name"`)}${box("last", "Last name", `autocomplete="family-name"`)}
  <div class="field" :ref="r('born')"><FloatLabel variant="on"><DatePicker v-model="m.born" inputId="born_fld" showIcon iconDisplay="input" :manualInput="false" :maxDate="maxBorn" dateFormat="M d, yy" fluid /><label for="born_fld">Birth date</label></FloatLabel></div>
  ${box("mail", "Email", `type="email"`)}
  <div class="field" :ref="r('mobile')"><FloatLabel variant="on"><InputMask id="mobile_fld" v-model="m.mobile" mask="(999) 999-9999" fluid /><label for="mobile_fld">Mobile phone</label></FloatLabel></div>
  ${box("street", "Home street address")}${box("city", "City")}
  ${pick("st", "State", "states", `optionLabel="name" optionValue="code" filter :virtualScrollerOptions="{ itemSize: 38 }"`)}
  <div class="field" :ref="r('zip')"><FloatLabel variant="on"><InputMask id="zip_fld" v-model="m.zip" mask="99999?-9999" fluid /><label for="zip_fld">ZIP code</label></FloatLabel></div>
  ${pick("country", "Country", "countries", `filter`)}
 </div></Fieldset>
 <Fieldset legend="School and plans"><div class="grid">
  <div class="field wide" :ref="r('college')"><FloatLabel variant="on"><AutoComplete v-model="m.college" inputId="college_fld" optionLabel="name" :suggestions="found" @complete="lookup" :delay="250" forceSelection fluid><template #option="{ option }"><div>{{ option.name }}<small class="place">{{ option.place }}</small></div></template></AutoComplete><label for="college_fld">College or university where you will use the award</label></FloatLabel></div>
  <div class="field wide" :ref="r('applied')"><label for="applied_fld">All colleges you have applied to</label><AutoComplete v-model="m.applied" inputId="applied_fld" multiple optionLabel="name" :suggestions="found" @complete="lookup" :delay="250" fluid><template #option="{ option }"><div>{{ option.name }}<small class="place">{{ option.place }}</small></div></template></AutoComplete></div>
  <div class="field" :ref="r('done')"><FloatLabel variant="on"><DatePicker v-model="m.done" inputId="done_fld" view="month" dateFormat="mm/yy" :manualInput="false" fluid /><label for="done_fld">High school graduation (month/year)</label></FloatLabel></div>
  <div class="field" :ref="r('wgpa')"><FloatLabel variant="on"><InputNumber v-model="m.wgpa" inputId="wgpa_fld" :maxFractionDigits="2" :min="0" :max="6" fluid /><label for="wgpa_fld">Weighted GPA</label></FloatLabel></div>
  <div class="field" :ref="r('pct')"><label id="pct_lbl">Class rank percentile: <b>{{ m.pct ?? "not set" }}</b></label><Slider v-model="m.pct" :min="0" :max="100" aria-labelledby="pct_lbl" /></div>
  ${pick("major", "Field of study", "majors", `filter showClear`)}
  <div class="field" :ref="r('degree')"><label id="degree_lbl">Highest degree you mean to earn</label><SelectButton v-model="m.degree" :options="degrees" aria-labelledby="degree_lbl" /></div>
  <div class="field" :ref="r('sat')"><FloatLabel variant="on"><InputNumber v-model="m.sat" inputId="sat_fld" :useGrouping="false" :min="400" :max="1600" fluid /><label for="sat_fld">SAT total (superscore)</label></FloatLabel></div>
  <div class="field wide" :ref="r('langs')"><label for="langs_fld">Languages you know</label><AutoComplete v-model="m.langs" inputId="langs_fld" multiple :typeahead="false" fluid /><Message size="small" severity="secondary" variant="simple">Press Enter after each</Message></div>
 </div></Fieldset>
 <Fieldset legend="Your household">
  <h4>Parent or guardian 1 (mother, if applicable)</h4><div class="grid three">${box("g1first", "First name")}${box("g1last", "Last name")}${box("g1job", "Occupation")}</div>
  <h4>Parent or guardian 2 (father, if applicable)</h4><div class="grid three">${box("g2first", "First name")}${box("g2last", "Last name")}${box("g2job", "Occupation")}</div>
  <div class="grid">
   ${pick("income", "Total yearly household income", "bands", `optionLabel="t" optionValue="v"`)}
   <div class="check" :ref="r('firstgen')"><ToggleSwitch v-model="m.firstgen" inputId="fg" /><label for="fg">I am a first-generation college student</label></div>
   <div class="field" :ref="r('nsib')"><span id="nsib_lbl">How many siblings do you have?</span><Knob :modelValue="m.nsib ?? 0" @update:modelValue="m.nsib = $event" :min="0" :max="12" :size="90" aria-labelledby="nsib_lbl" /></div>
  </div>
  <div v-for="(s, i) in sibs" :key="s.uid" class="sib">
   <IftaLabel><InputText :ref="r('s' + i + 'first')" :id="'sibling-' + s.uid + '-first'" v-model="s.first" /><label :for="'sibling-' + s.uid + '-first'">First name</label></IftaLabel>
   <IftaLabel><InputText :ref="r('s' + i + 'last')" :id="'sibling-' + s.uid + '-last'" v-model="s.last" /><label :for="'sibling-' + s.uid + '-last'">Last name</label></IftaLabel>
   <IftaLabel><InputNumber :ref="r('s' + i + 'age')" :inputId="'sibling-' + s.uid + '-age'" v-model="s.age" showButtons :min="0" :max="60" /><label :for="'sibling-' + s.uid + '-age'">Age</label></IftaLabel>
   <Button text severity="secondary" label="Remove" @click="sibs.splice(i, 1)" />
  </div>
  <Button outlined size="small" label="Add a sibling" @click="addSib" />
 </Fieldset>
 <Fieldset legend="What you do">
  <p>Tell us about up to five commitments outside class, the most important first.</p>
  <DataTable :value="acts" dataKey="uid" size="small"><template #empty>Nothing added yet.</template>
   <Column header="Type"><template #body="{ data, index }"><span :ref="r('a' + index + 'type')">{{ typeName(data.type) }}</span></template></Column>
   <Column header="Where"><template #body="{ data, index }"><span :ref="r('a' + index + 'org')">{{ data.org }}</span></template></Column>
   <Column header="Role"><template #body="{ data, index }"><span :ref="r('a' + index + 'role')">{{ data.role }}</span></template></Column>
   <Column header="Grades"><template #body="{ data, index }"><span :ref="r('a' + index + 'grades')">{{ data.grades.join(", ") }}</span></template></Column>
   <Column header="Hrs"><template #body="{ data, index }"><span :ref="r('a' + index + 'hrs')">{{ data.hrs }}</span></template></Column>
   <Column header="Wks"><template #body="{ data, index }"><span :ref="r('a' + index + 'wks')">{{ data.wks }}</span></template></Column>
   <Column header="Description"><template #body="{ data, index }"><span :ref="r('a' + index + 'about')">{{ data.about }}</span></template></Column>
   <Column><template #body="{ data, index }"><Button text size="small" label="Edit" @click="edit(index)" /></template></Column>
  </DataTable>
  <Button class="mt" outlined label="Add activity" @click="edit(-1)" />
  <h4>Recognition</h4>
  <DataTable :value="honors" size="small">
   <Column header="Award or honor"><template #body="{ data, index }"><InputText :ref="r('h' + index + 'title')" v-model="data.title" fluid /></template></Column>
   <Column header="School year" style="width: 14rem"><template #body="{ data, index }"><Select :ref="r('h' + index + 'year')" v-model="data.year" :options="years" optionLabel="t" optionValue="v" placeholder="Select" fluid /></template></Column>
  </DataTable>
 </Fieldset>
 <Fieldset legend="Your recommender and a few last things"><div class="grid">
  ${box("recName", "Recommender's full name")}${box("recMail", "Recommender's email")}
  <div class="field" :ref="r('ssn4')"><FloatLabel variant="on"><Password v-model="m.ssn4" inputId="ssn4_fld" :feedback="false" fluid /><label for="ssn4_fld">Last four of SSN</label></FloatLabel></div>
  ${pick("hear", "How did you hear about us?", "['School counselor','Web search','Past recipient','Newspaper']")}
  <div class="field wide" :ref="r('impact')"><label for="impact_fld">What would renewing this award each year allow you to do that you could not do otherwise?</label><Textarea id="impact_fld" v-model="m.impact" rows="5" fluid /></div>
  <div class="gone"><label for="homepage">Leave this empty</label><input id="homepage" name="homepage" tabindex="-1" autocomplete="off" v-model="m.homepage" :ref="r('homepage')"></div>
 </div></Fieldset>
 <Button label="Continue to review" @click="activateCallback('3')" />
</StepPanel>
<StepPanel value="3"><p>Type your name as your signature.</p>${box("sign", "Electronic signature")}<Button type="submit" label="Submit application" /></StepPanel>
</StepPanels></Stepper>
</form>
<Dialog v-model:visible="open" modal :header="at < 0 ? 'New activity' : 'Edit activity'" :style="{ width: '44rem' }">
 <div class="grid">
  <div class="field wide"><label for="act_type">Type of activity</label><CascadeSelect v-model="draft.type" inputId="act_type" :options="tree" optionLabel="t" optionValue="v" optionGroupLabel="t" :optionGroupChildren="['kids']" placeholder="Choose a type" fluid /></div>
  <div class="field"><label for="act_org">Group or employer</label><InputText id="act_org" v-model="draft.org" fluid /></div>
  <div class="field"><label for="act_role">Position held</label><InputText id="act_role" v-model="draft.role" fluid /></div>
  <div class="field wide"><label for="act_grades">School years</label><MultiSelect v-model="draft.grades" inputId="act_grades" :options="years" optionLabel="t" optionValue="v" display="chip" :showToggleAll="false" fluid /></div>
  <div class="field"><label for="act_hrs">Hours each week</label><InputNumber v-model="draft.hrs" inputId="act_hrs" showButtons buttonLayout="horizontal" :min="0" :max="60" fluid /></div>
  <div class="field"><label for="act_wks">Weeks each year</label><InputNumber v-model="draft.wks" inputId="act_wks" showButtons buttonLayout="horizontal" :min="0" :max="52" fluid /></div>
  <div class="field wide"><label for="act_about">In a sentence or two, what do you do there?</label><Textarea id="act_about" v-model="draft.about" rows="3" fluid /></div>
 </div>
 <template #footer><Button text severity="secondary" label="Cancel" @click="open = false" /><Button label="Save" @click="save" /></template>
</Dialog>
</div>`;

const tree = [
	{ t: "School-based", kids: [{ t: "Academic club", v: "academic" }, { t: "Athletics", v: "athletics" }, { t: "Debate or speech", v: "debate" }, { t: "Music, theatre or art", v: "arts" }, { t: "Student government", v: "govt" }] },
	{ t: "Community", kids: [{ t: "Environment", v: "environment" }, { t: "Faith-based", v: "faith" }, { t: "Health", v: "health" }, { t: "Other volunteering", v: "volunteer" }] },
	{ t: "Work and family", kids: [{ t: "Paid work", v: "paid" }, { t: "Unpaid internship", v: "intern" }, { t: "Care of family members", v: "care" }] },
];
const blank = () => ({ type: null, org: "", role: "", grades: [], hrs: null, wks: null, about: "", uid: 0 });
let uid = 0;
const app = createApp({
	template,
	setup() {
		const found = ref<any[]>([]);
		const open = ref(false);
		const at = ref(-1);
		const draft = ref<any>(blank());
		return {
			m, r, sibs, acts, honors, found, open, at, draft, tree, step: ref("1"),
			maxBorn: new Date(2012, 11, 31),
			lookup: async ({ query }: any) => {
				found.value = await find(query);
			},
			edit: (i: number) => {
				at.value = i;
				draft.value = i < 0 ? blank() : JSON.parse(JSON.stringify(acts[i]));
				open.value = true;
			},
			save: () => {
				if (at.value < 0) acts.push({ ...draft.value, uid: ++uid });
				else acts[at.value] = draft.value;
				open.value = false;
			},
			addSib: () => sibs.push({ uid: ++uid, first: "", last: "", age: null }),
			typeName: (v: string) => tree.flatMap((g) => g.kids).find((k) => k.v === v)?.t ?? "",
			send: () => {
				submitted = true;
			},
			states: STATES.map(([code, name]) => ({ code, name })),
			countries: COUNTRIES,
			majors: MAJORS,
			degrees: ["Associate", "Bachelor's", "Master's", "Doctorate"],
			years: [{ t: "9th grade", v: "9" }, { t: "10th grade", v: "10" }, { t: "11th grade", v: "11" }, { t: "12th grade", v: "12" }],
			bands: [["A", "Under $30,000"], ["B", "$30,000 - $49,999"], ["C", "$50,000 - $74,999"], ["D", "$75,000 - $99,999"], ["E", "$100,000 or more"]].map(([v, t]) => ({ v, t })),
		};
	},
});
app.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".dark" } } });
for (const [name, part] of Object.entries({ AutoComplete, Button, CascadeSelect, Checkbox, Column, DataTable, DatePicker, Dialog, Fieldset, FloatLabel, IftaLabel, InputMask, InputNumber, InputText, Knob, Message, MultiSelect, Password, Select, SelectButton, Slider, Step, StepList, StepPanel, StepPanels, Stepper, Textarea, ToggleSwitch })) app.component(name, part as any);
app.mount("#root");

const day = (d: any, n: number) => (d ? [d.getFullYear(), d.getMonth() + 1, d.getDate()].map((x) => String(x).padStart(2, "0")).slice(0, n).join("-") : "");
function state(): any {
	const all: any = JSON.parse(JSON.stringify({ ...m, born: null, done: null, college: null, applied: [] }));
	for (const k of Object.keys(all)) all[k] ??= null;
	all.born = day(m.born, 3);
	all.done = day(m.done, 2);
	all.college = m.college?.id ?? null;
	all.applied = (m.applied ?? []).map((c: any) => c.id);
	for (let i = 0; i < 2; i++) Object.assign(all, { [`s${i}first`]: sibs[i]?.first ?? "", [`s${i}last`]: sibs[i]?.last ?? "", [`s${i}age`]: sibs[i]?.age ?? null });
	for (let i = 0; i < 3; i++) {
		const a = acts[i] ?? blank();
		for (const k of ["type", "org", "role", "hrs", "wks", "about"]) all[`a${i}${k}`] = a[k] ?? null;
		all[`a${i}grades`] = [...a.grades].sort((x: string, y: string) => +x - +y);
		all[`h${i}title`] = honors[i].title;
		all[`h${i}year`] = honors[i].year;
	}
	return all;
}
function read(key: string, now: any): any {
	const el = R[key];
	const none = Array.isArray(now) ? [] : typeof now === "boolean" ? false : "";
	if (!el?.isConnected) return none;
	const q = (css: string) => (el.matches(css) ? el : el.querySelector<HTMLElement>(css));
	if (el.tagName === "SPAN" && !el.querySelector("input")) return Array.isArray(now) ? (el.textContent ? el.textContent.split(", ") : []) : el.textContent;
	if (q(".p-autocomplete-multiple, .p-autocomplete-input-multiple")) return [...el.querySelectorAll(".p-chip-label")].map((e) => e.textContent!.trim());
	if (q(".p-selectbutton")) return q(".p-togglebutton-checked")?.textContent?.trim() ?? "";
	if (q(".p-slider")) return q("b")!.textContent === "not set" ? "" : q("b")!.textContent;
	if (q(".p-knob")) return now === null ? "" : q("text")!.textContent;
	const label = q(".p-select-label");
	if (label) return label.matches(".p-placeholder, .p-select-label-empty") ? "" : label.textContent!.trim();
	const input = q("input, textarea") as HTMLInputElement;
	return input.type === "checkbox" ? input.checked : input.value;
}
Object.assign(window, {
	formState: () => ({ ...state(), submitted }),
	formShown: () => Object.fromEntries(Object.entries(state()).map(([k, v]) => [k, read(k, v)])),
});
