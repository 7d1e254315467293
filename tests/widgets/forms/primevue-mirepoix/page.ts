import "./style.css";
// @ts-ignore
import { createApp, defineComponent, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import PrimeVue from "primevue/config";
import Aura from "@primeuix/themes/aura";
import InputText from "primevue/inputtext";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import Textarea from "primevue/textarea";
import Select from "primevue/select";
import MultiSelect from "primevue/multiselect";
import DatePicker from "primevue/datepicker";
import RadioButton from "primevue/radiobutton";
import Checkbox from "primevue/checkbox";
import ToggleSwitch from "primevue/toggleswitch";
import FloatLabel from "primevue/floatlabel";
import IftaLabel from "primevue/iftalabel";
import Panel from "primevue/panel";
import Fieldset from "primevue/fieldset";
import Button from "primevue/button";
import Dialog from "primevue/dialog";
import DataTable from "primevue/datatable";
import Column from "primevue/column";
import Message from "primevue/message";
import { COUNTRIES, STATES } from "../../lists";

const newActivity = () => ({ kind: null, org: "", role: "", detail: "", years: [], hours: null, weeks: null });
const app = reactive<any>({
	campus: null, program: null, term: null,
	legalFirst: "", legalMiddle: "", legalLast: "", goesBy: "", email: "", emailAgain: "", mobile: "", born: null,
	street: "", unit: "", city: "", state: null, zip: "", country: null,
	citizen: null, gender: null, hispanic: null, race: [],
	hsName: "", hsCity: "", hsState: null, hsGrad: null, gpa: null, satRw: null, satMath: null, act: null,
	activities: [newActivity()], awards: [],
	jacket: null, allergies: "", heard: null, plate: "",
	emName: "", emPhone: "", refName: "", refEmail: "",
	texts: false, agree: false, sign: "",
	submitted: false,
});
const CITIZEN = [["usc", "U.S. citizen"], ["pr", "Permanent resident (Green Card holder)"], ["intl", "International student – will need an I-20"], ["oth", "Other / undocumented / DACA"]];
const RACES = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"];
const YEARS = [9, 10, 11, 12].map((n) => ({ name: `Grade ${n}`, code: n }));

const Root = defineComponent({
	setup() {
		const dialog = ref(false);
		const draft = reactive<any>({ title: "", year: null });
		return {
			app, dialog, draft, CITIZEN, RACES, YEARS, COUNTRIES,
			states: STATES.map(([code, name]) => ({ code, name })),
			campuses: ["Hudson Valley, NY", "Charleston, SC", "San Antonio, TX", "Online"],
			programs: ["Culinary Arts (AOS)", "Baking & Pastry Arts (AOS)", "Hospitality Management (BBA)", "Food Business Leadership (BPS)", "Wine & Beverage Studies (certificate)"],
			terms: [{ t: "January 2027 (Winter)", v: "2027WI" }, { t: "May 2027 (Summer)", v: "2027SU" }, { t: "September 2027 (Fall)", v: "2027FA" }, { t: "January 2028 (Winter)", v: "2028WI" }, { t: "September 2028 (Fall)", v: "2028FA" }],
			genders: ["Female", "Male", "Non-binary", "Prefer not to say"],
			kinds: ["Athletics", "Community service / volunteering", "Cooking, ProStart or FCCLA", "Environmental / sustainability", "Job – paid", "Music, theater or art", "Speech & debate", "Student government", "Other"],
			hsYears: [{ n: "Freshman year", v: "FR" }, { n: "Sophomore year", v: "SO" }, { n: "Junior year", v: "JR" }, { n: "Senior year", v: "SR" }],
			jackets: ["XS", "S", "M", "L", "XL", "2XL", "3XL"],
			sources: ["Instagram / TikTok", "ProStart or FCCLA event", "A chef or alumnus", "College fair", "Web search", "TV"],
			addActivity: () => app.activities.push(newActivity()),
			dropActivity: (i: number) => app.activities.splice(i, 1),
			openAward: () => { draft.title = ""; draft.year = null; dialog.value = true; },
			saveAward: () => { app.awards.push({ title: draft.title, year: draft.year }); dialog.value = false; },
			yearName: (v: string) => ({ FR: "Freshman year", SO: "Sophomore year", JR: "Junior year", SR: "Senior year" } as any)[v] ?? "",
			send: () => { app.submitted = true; },
		};
	},
	template: `
<header class="masthead"><h1>Maison Verrault College of Culinary Arts &amp; Hospitality</h1><p>Application for undergraduate admission · no application fee</p></header>
<main><form @submit.prevent="send" novalidate>
<Message severity="info" :closable="false">Fields marked <span class="req">*</span> are required. You can save your place and come back at any time.</Message>
<input type="hidden" name="lead_source" value="web-organic"><input type="hidden" name="formVersion" value="7.2">
<Panel header="Your program">
 <div class="grid">
  <div class="c2"><FloatLabel variant="on"><Select v-model="app.campus" inputId="campus" :options="campuses" /><label for="campus">Campus *</label></FloatLabel></div>
  <div class="c2"><FloatLabel variant="on"><Select v-model="app.program" inputId="program" :options="programs" /><label for="program">Program of study *</label></FloatLabel></div>
  <div class="c2"><FloatLabel variant="on"><Select v-model="app.term" inputId="term" :options="terms" optionLabel="t" optionValue="v" /><label for="term">When would you like to start? *</label></FloatLabel></div>
 </div>
</Panel>
<Panel header="About you">
 <div class="grid">
  <div class="c2"><FloatLabel variant="on"><InputText id="legalFirst" v-model="app.legalFirst" autocomplete="given-name" /><label for="legalFirst">Legal first name *</label></FloatLabel></div>
  <div class="c2"><FloatLabel variant="on"><InputText id="legalMiddle" v-model="app.legalMiddle" /><label for="legalMiddle">Middle name</label></FloatLabel></div>
  <div class="c2"><FloatLabel variant="on"><InputText id="legalLast" v-model="app.legalLast" autocomplete="family-name" /><label for="legalLast">Legal last name *</label></FloatLabel></div>
  <div class="c2"><FloatLabel variant="on"><InputText id="goesBy" v-model="app.goesBy" /><label for="goesBy">What should Chef call you?</label></FloatLabel><small class="note">Preferred name or nickname</small></div>
  <div class="c2"><FloatLabel variant="on"><DatePicker v-model="app.born" inputId="born" dateFormat="mm/dd/yy" showIcon iconDisplay="input" /><label for="born">Date of birth *</label></FloatLabel><small class="note">mm/dd/yyyy</small></div>
  <div class="c2"><FloatLabel variant="on"><InputMask id="mobile" v-model="app.mobile" mask="(999) 999-9999" /><label for="mobile">Cell phone *</label></FloatLabel></div>
  <div class="c3"><FloatLabel variant="on"><InputText id="email" type="email" v-model="app.email" autocomplete="email" /><label for="email">Email *</label></FloatLabel></div>
  <div class="c3"><FloatLabel variant="on"><InputText id="emailAgain" type="email" v-model="app.emailAgain" autocomplete="off" /><label for="emailAgain">Re-enter email *</label></FloatLabel></div>
  <div class="c6"><div class="opt"><ToggleSwitch v-model="app.texts" inputId="texts" /><label for="texts">Send me text messages about open houses and tasting events. Msg &amp; data rates may apply.</label></div></div>
  <div class="c4"><FloatLabel variant="on"><InputText id="street" v-model="app.street" /><label for="street">Street address *</label></FloatLabel></div>
  <div class="c2"><FloatLabel variant="on"><InputText id="unit" v-model="app.unit" /><label for="unit">Apt / Unit</label></FloatLabel></div>
  <div class="c2"><FloatLabel variant="on"><InputText id="city" v-model="app.city" /><label for="city">City *</label></FloatLabel></div>
  <div class="c2"><FloatLabel variant="on"><Select v-model="app.state" inputId="state" :options="states" optionLabel="name" optionValue="code" filter showClear /><label for="state">State</label></FloatLabel></div>
  <div class="c2"><FloatLabel variant="on"><InputMask id="zip" v-model="app.zip" mask="99999?-9999" /><label for="zip">ZIP</label></FloatLabel></div>
  <div class="c3"><FloatLabel variant="on"><Select v-model="app.country" inputId="country" :options="COUNTRIES" filter /><label for="country">Country *</label></FloatLabel></div>
 </div>
</Panel>
<Panel header="Background" toggleable>
 <p class="note">Federal reporting rules require us to ask. Your answers never affect an admission decision.</p>
 <div class="grid">
  <div class="c3 stack"><div class="q">Citizenship <span class="req">*</span></div>
   <div v-for="c in CITIZEN" :key="c[0]" class="opt"><RadioButton v-model="app.citizen" :inputId="'cit-' + c[0]" name="citizen" :value="c[0]" /><label :for="'cit-' + c[0]">{{ c[1] }}</label></div></div>
  <div class="c3 stack"><div class="q">Are you Hispanic or Latino/a/x?</div>
   <div class="opt"><RadioButton v-model="app.hispanic" inputId="hl-y" name="hispanic" value="Y" /><label for="hl-y">Yes</label></div>
   <div class="opt"><RadioButton v-model="app.hispanic" inputId="hl-n" name="hispanic" value="N" /><label for="hl-n">No</label></div></div>
  <div class="c3 stack"><div class="q">Race (check all that apply)</div>
   <div v-for="(r, i) in RACES" :key="r" class="opt"><Checkbox v-model="app.race" :inputId="'race' + i" name="race" :value="r" /><label :for="'race' + i">{{ r }}</label></div></div>
  <div class="c3"><FloatLabel variant="on"><Select v-model="app.gender" inputId="gender" :options="genders" /><label for="gender">Gender</label></FloatLabel></div>
 </div>
</Panel>
<Panel header="High school">
 <div class="grid">
  <div class="c6"><FloatLabel variant="on"><InputText id="hsName" v-model="app.hsName" /><label for="hsName">Name of high school (or homeschool program) *</label></FloatLabel></div>
  <div class="c2"><FloatLabel variant="on"><InputText id="hsCity" v-model="app.hsCity" /><label for="hsCity">City</label></FloatLabel></div>
  <div class="c2"><FloatLabel variant="on"><Select v-model="app.hsState" inputId="hsState" :options="states" optionLabel="name" optionValue="code" filter /><label for="hsState">State</label></FloatLabel></div>
  <div class="c2"><FloatLabel variant="on"><DatePicker v-model="app.hsGrad" inputId="hsGrad" view="month" dateFormat="mm/yy" /><label for="hsGrad">Graduation (mm/yyyy) *</label></FloatLabel></div>
  <div class="c3"><IftaLabel><InputNumber v-model="app.gpa" inputId="gpa" :min="0" :max="4" :minFractionDigits="1" :maxFractionDigits="2" /><label for="gpa">Unweighted GPA (4.0 scale)</label></IftaLabel></div>
  <div class="c1"><IftaLabel><InputNumber v-model="app.satRw" inputId="satRw" :min="200" :max="800" :useGrouping="false" /><label for="satRw">SAT R&amp;W</label></IftaLabel></div>
  <div class="c1"><IftaLabel><InputNumber v-model="app.satMath" inputId="satMath" :min="200" :max="800" :useGrouping="false" /><label for="satMath">SAT Math</label></IftaLabel></div>
  <div class="c1"><IftaLabel><InputNumber v-model="app.act" inputId="act" :min="1" :max="36" /><label for="act">ACT</label></IftaLabel></div>
 </div>
 <p class="note">Test scores are optional. Maison Verrault superscores neither test.</p>
</Panel>
<Panel header="In and out of the kitchen">
 <p>Jobs, clubs, teams, volunteering: show us what keeps you busy. List the most important first (up to five).</p>
 <Fieldset v-for="(a, i) in app.activities" :key="i" :legend="'Activity ' + (i + 1)">
  <div class="grid">
   <div class="c3"><FloatLabel variant="on"><Select v-model="a.kind" :inputId="'act' + i + '_kind'" :options="kinds" /><label :for="'act' + i + '_kind'">Type</label></FloatLabel></div>
   <div class="c3"><FloatLabel variant="on"><InputText :id="'act' + i + '_org'" v-model="a.org" /><label :for="'act' + i + '_org'">Organization or employer</label></FloatLabel></div>
   <div class="c3"><FloatLabel variant="on"><InputText :id="'act' + i + '_role'" v-model="a.role" /><label :for="'act' + i + '_role'">Your role</label></FloatLabel></div>
   <div class="c3"><FloatLabel variant="on"><MultiSelect v-model="a.years" :inputId="'act' + i + '_years'" :options="YEARS" optionLabel="name" optionValue="code" :maxSelectedLabels="4" :showToggleAll="false" /><label :for="'act' + i + '_years'">Grades involved</label></FloatLabel></div>
   <div class="c3"><FloatLabel variant="on"><InputNumber v-model="a.hours" :inputId="'act' + i + '_hours'" :min="0" :max="60" showButtons /><label :for="'act' + i + '_hours'">Hours / week</label></FloatLabel></div>
   <div class="c3"><FloatLabel variant="on"><InputNumber v-model="a.weeks" :inputId="'act' + i + '_weeks'" :min="0" :max="52" showButtons /><label :for="'act' + i + '_weeks'">Weeks / year</label></FloatLabel></div>
   <div class="c6"><FloatLabel variant="on"><Textarea :id="'act' + i + '_detail'" v-model="a.detail" rows="3" autoResize /><label :for="'act' + i + '_detail'">What did you do?</label></FloatLabel></div>
  </div>
  <Button v-if="i > 0" label="Remove" severity="secondary" text size="small" @click="dropActivity(i)" />
 </Fieldset>
 <Button v-if="app.activities.length < 5" label="Add another activity" icon="pi pi-plus" severity="secondary" outlined @click="addActivity" />
</Panel>
<Panel header="Awards &amp; recognition">
 <DataTable :value="app.awards" class="awards">
  <template #empty>Nothing added yet.</template>
  <Column field="title" header="Award"></Column>
  <Column header="Received"><template #body="{ data }">{{ yearName(data.year) }}</template></Column>
 </DataTable>
 <Button label="Add award" icon="pi pi-plus" severity="secondary" outlined style="margin-top:1rem" @click="openAward" />
 <Dialog v-model:visible="dialog" modal header="Add an award or honor" :style="{ width: '28rem' }">
  <div class="dlg">
   <div class="stack"><label for="aw_title">Name of award or honor</label><InputText id="aw_title" v-model="draft.title" autocomplete="off" /></div>
   <div class="stack"><label for="aw_year">When did you receive it?</label><Select v-model="draft.year" inputId="aw_year" :options="hsYears" optionLabel="n" optionValue="v" placeholder="Choose a school year" /></div>
  </div>
  <template #footer><Button type="button" label="Cancel" severity="secondary" text @click="dialog = false" /><Button type="button" label="Save award" @click="saveAward" /></template>
 </Dialog>
</Panel>
<Panel header="A few last things">
 <div class="grid">
  <div class="c2"><FloatLabel variant="on"><Select v-model="app.jacket" inputId="jacket" :options="jackets" /><label for="jacket">Chef jacket size</label></FloatLabel></div>
  <div class="c2"><FloatLabel variant="on"><InputText id="allergies" v-model="app.allergies" /><label for="allergies">Food allergies or dietary needs</label></FloatLabel></div>
  <div class="c2"><FloatLabel variant="on"><Select v-model="app.heard" inputId="heard" :options="sources" /><label for="heard">How did you hear about us?</label></FloatLabel></div>
  <div class="c6 stack"><label for="plate">Describe a meal that changed the way you think about food. <span class="req">*</span></label><Textarea id="plate" v-model="app.plate" rows="6" /><small class="note">250–500 words</small></div>
  <div class="c3"><FloatLabel variant="on"><InputText id="emName" v-model="app.emName" /><label for="emName">Emergency contact</label></FloatLabel></div>
  <div class="c3"><FloatLabel variant="on"><InputMask id="emPhone" v-model="app.emPhone" mask="(999) 999-9999" /><label for="emPhone">Emergency contact phone</label></FloatLabel></div>
  <div class="c3"><FloatLabel variant="on"><InputText id="refName" v-model="app.refName" /><label for="refName">Reference: name of a chef, teacher or supervisor</label></FloatLabel></div>
  <div class="c3"><FloatLabel variant="on"><InputText id="refEmail" type="email" v-model="app.refEmail" /><label for="refEmail">Reference: email</label></FloatLabel></div>
  <div class="c6 opt"><Checkbox v-model="app.agree" inputId="agree" binary /><label for="agree">I certify that everything above is true and agree to the <a href="#terms">Applicant Terms</a>. <span class="req">*</span></label></div>
  <div class="c3"><FloatLabel variant="on"><InputText id="sign" v-model="app.sign" /><label for="sign">Type your full name as your signature *</label></FloatLabel></div>
 </div>
</Panel>
<Button type="submit" label="Submit my application" />
<p class="note">Maison Verrault does not discriminate on the basis of race, color, national origin, sex, disability or age. <a href="#privacy">Privacy notice</a></p>
</form></main>`,
});
const vue = createApp(Root);
vue.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".dark" } } });
const used: any = { InputText, InputMask, InputNumber, Textarea, Select, MultiSelect, DatePicker, RadioButton, Checkbox, ToggleSwitch, FloatLabel, IftaLabel, Panel, Fieldset, Button, Dialog, DataTable, Column, Message };
for (const name of Object.keys(used)) vue.component(name, used[name]);
vue.mount("#root");

const day = (d: any) => (d instanceof Date ? `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, "0")}-${String(d.getDate()).padStart(2, "0")}` : (d ?? null));
const PLAIN = Object.keys(app).filter((k) => !["activities", "awards", "submitted"].includes(k));
const FIELDS = ["kind", "org", "role", "years", "hours", "weeks", "detail"];
const raw = (v: any) => (v === undefined ? null : Array.isArray(v) ? [...v].sort((a, b) => (a > b ? 1 : -1)) : v);
(window as any).formState = () => {
	const out: any = { submitted: app.submitted };
	for (const k of PLAIN) out[k] = k === "born" ? day(app[k]) : k === "hsGrad" ? (day(app[k])?.slice(0, 7) ?? null) : raw(app[k]);
	for (let i = 0; i < 3; i++) {
		for (const f of FIELDS) out[`activity${i}_${f}`] = app.activities[i] ? raw(app.activities[i][f]) : f === "years" ? [] : ["kind", "hours", "weeks"].includes(f) ? null : "";
		out[`award${i}_title`] = app.awards[i]?.title ?? "";
		out[`award${i}_year`] = app.awards[i]?.year ?? null;
	}
	return out;
};
const text = (el: Element | null | undefined) => (el?.textContent ?? "").replace(/​/g, "").trim();
function shownOf(id: string): any {
	const el = document.getElementById(id) as any;
	if (!el) return "";
	if (el.type === "checkbox") {
		const multi = el.closest(".p-multiselect");
		if (!multi) return el.checked;
	}
	const multi = el.closest(".p-multiselect");
	if (multi) return text(multi.querySelector(".p-multiselect-label")).split(", ").filter((t) => t && t !== "empty").sort((a, b) => Number(a.slice(6)) - Number(b.slice(6)));
	if (el.matches("input,textarea")) return el.value;
	const label = text(el);
	return label === "empty" ? "" : label;
}
const ticked = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]:checked`)].map((b) => text(document.querySelector(`label[for="${b.id}"]`)));
(window as any).formShown = () => {
	const out: any = {};
	for (const k of PLAIN) out[k] = k === "race" ? ticked("race") : k === "citizen" || k === "hispanic" ? (ticked(k)[0] ?? "") : shownOf(k);
	const rows = app.awards.length ? [...document.querySelectorAll(".awards tbody tr")] : [];
	for (let i = 0; i < 3; i++) {
		for (const f of FIELDS) { const s = shownOf(`act${i}_${f}`); out[`activity${i}_${f}`] = f === "years" && s === "" ? [] : s; }
		out[`award${i}_title`] = text(rows[i]?.children[0]);
		out[`award${i}_year`] = text(rows[i]?.children[1]);
	}
	return out;
};
