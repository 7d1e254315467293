import Aura from "@primeuix/themes/aura";
import Button from "primevue/button";
import Card from "primevue/card";
import Checkbox from "primevue/checkbox";
import Column from "primevue/column";
import PrimeVue from "primevue/config";
import DataTable from "primevue/datatable";
import DatePicker from "primevue/datepicker";
import Dialog from "primevue/dialog";
import Divider from "primevue/divider";
import Fieldset from "primevue/fieldset";
import FloatLabel from "primevue/floatlabel";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import Message from "primevue/message";
import Password from "primevue/password";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import Steps from "primevue/steps";
import Textarea from "primevue/textarea";
// @ts-ignore
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { COUNTRIES, STATES } from "../../lists";
import "./page.css";

const form: any = reactive({
	submitted: false,
	legalFirst: "", legalMiddle: "", legalLast: "", suffix: null, goesBy: "", email: "", mobile: "",
	addrStreet: "", addrUnit: "", addrCity: "", addrState: null, addrZip: "", addrCountry: null,
	dob: null, placeOfBirth: "",
	citizenship: null, sex: null, hispanic: null, race: null, military: null, agi: null,
	hsName: "", hsCity: "", hsState: null, hsGrad: null, gpa: null, term: null,
	satRW: null, satM: null,
	motherFirst: "", motherLast: "", motherJob: "", fatherFirst: "", fatherLast: "", fatherJob: "",
	emName: "", emRel: "", emPhone: "", counselor: "", counselorEmail: "",
	swim: null, uniform: null, hear: null, whySea: "",
	ssn: "", smsOptIn: false, certify: false, signature: "",
});
const siblings: any[] = reactive([]);
const activities: any[] = reactive([{ org: "", role: "", duties: "", grades: [], hrs: null, wks: null }]);
const exams: any[] = reactive([]);

const App = {
	components: { Button, Card, Checkbox, Column, DataTable, DatePicker, Dialog, Divider, Fieldset, FloatLabel, InputMask, InputNumber, InputText, Message, Password, RadioButton, Select, Steps, Textarea },
	setup() {
		const dialog = ref(false);
		const draft = ref<any>({});
		return {
			form, siblings, activities, exams, dialog, draft,
			items: [{ label: "Account" }, { label: "Cadet Application" }, { label: "Medical & Documents" }, { label: "Review & Pay" }],
			states: STATES.map(([code, label]) => ({ code, label })),
			countries: COUNTRIES,
			suffixes: ["Jr.", "Sr.", "II", "III", "IV"],
			citizen: [{ v: "USC", n: "United States citizen" }, { v: "LPR", n: "Lawful permanent resident (green card)" }, { v: "INTL", n: "Citizen of another country" }],
			races: [{ v: 1, n: "American Indian or Alaska Native" }, { v: 2, n: "Asian" }, { v: 3, n: "Black or African American" }, { v: 4, n: "Native Hawaiian or Other Pacific Islander" }, { v: 5, n: "White" }, { v: 9, n: "Decline to respond" }],
			services: [{ v: "N", n: "I have never served" }, { v: "A", n: "Currently on active duty" }, { v: "R", n: "Reserve or National Guard" }, { v: "V", n: "Veteran" }],
			terms: ["Spring 2027", "Fall 2027", "Spring 2028", "Fall 2028"],
			sizes: ["XS", "S", "M", "L", "XL", "XXL"],
			sources: ["Academy open house", "College fair", "Sea Cadets / NJROTC", "Social media", "Family member in the industry", "Other"],
			apSubjects: ["Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language and Composition", "English Literature and Composition", "Environmental Science", "Physics 1", "Physics C: Mechanics", "Statistics", "United States History", "World History: Modern"],
			scores: [1, 2, 3, 4, 5],
			newActivity: () => activities.push({ org: "", role: "", duties: "", grades: [], hrs: null, wks: null }),
			newSibling: () => siblings.push({ name: "", age: null }),
			newExam: () => { draft.value = { subject: null, taken: "", score: null }; dialog.value = true; },
			saveExam: () => { exams.push({ ...draft.value }); dialog.value = false; },
			send: () => { form.submitted = true; },
		};
	},
	template: `
<header class="masthead"><strong>Breakwater State Maritime Academy</strong><br><small>Office of Admissions &middot; Regiment of Cadets</small></header>
<main class="app-shell">
<Steps :model="items" :activeStep="1" />
<Message severity="info" :closable="false">Fields marked <span class="req">*</span> are required. Your work is saved when you press Save &amp; Continue. Sessions expire after 45 minutes.</Message>
<form @submit.prevent="send" autocomplete="off" novalidate>
<input type="hidden" name="__csrf" value="b1f0c2" />
<Card><template #title>1. Applicant</template><template #subtitle>Enter your name exactly as it appears on your passport or birth certificate. It will be used for your Merchant Mariner Credential.</template><template #content>
 <div class="formgrid">
  <div class="field"><label for="legalFirst">Legal First Name <span class="req">*</span></label><InputText id="legalFirst" v-model="form.legalFirst" fluid /></div>
  <div class="field"><label for="legalMiddle">Legal Middle Name</label><InputText id="legalMiddle" v-model="form.legalMiddle" fluid /></div>
  <div class="field"><label for="legalLast">Legal Last Name <span class="req">*</span></label><InputText id="legalLast" v-model="form.legalLast" fluid /></div>
  <div class="field"><label for="suffix">Suffix</label><Select inputId="suffix" v-model="form.suffix" :options="suffixes" showClear placeholder="None" fluid /></div>
  <div class="field"><label for="goesBy">Name you go by</label><InputText id="goesBy" v-model="form.goesBy" fluid aria-describedby="goesBy-help" /><small id="goesBy-help" class="hint">Only if different from your legal first name</small></div>
  <div class="field"><label for="dob">Date of Birth <span class="req">*</span></label><DatePicker inputId="dob" v-model="form.dob" showIcon fluid placeholder="mm/dd/yyyy" :showOnFocus="false" /></div>
  <div class="field"><label for="pob">City of Birth</label><InputText id="pob" v-model="form.placeOfBirth" fluid /></div>
 </div>
 <h3>How we reach you</h3>
 <div class="formgrid">
  <div class="field"><label for="email">Personal E-mail <span class="req">*</span></label><InputText id="email" type="email" v-model="form.email" fluid /><small class="hint">Please avoid a school account that will be closed after graduation.</small></div>
  <div class="field"><label for="mobile">Mobile Phone <span class="req">*</span></label><InputMask id="mobile" v-model="form.mobile" mask="(999) 999-9999" placeholder="(999) 999-9999" fluid /></div>
  <div class="field col-12"><div class="field-checkbox"><Checkbox v-model="form.smsOptIn" inputId="sms" binary /><label for="sms">Text me about visit days, deadlines and offers from the Academy and its partners</label></div></div>
 </div>
 <h3>Permanent home address</h3>
 <div class="formgrid">
  <div class="field"><FloatLabel variant="on"><InputText id="st1" v-model="form.addrStreet" fluid /><label for="st1">Street address</label></FloatLabel></div>
  <div class="field"><FloatLabel variant="on"><InputText id="st2" v-model="form.addrUnit" fluid /><label for="st2">Apt / Unit</label></FloatLabel></div>
  <div class="field"><FloatLabel variant="on"><InputText id="cty" v-model="form.addrCity" fluid /><label for="cty">City</label></FloatLabel></div>
  <div class="field"><FloatLabel variant="on"><Select inputId="ste" v-model="form.addrState" :options="states" optionLabel="label" optionValue="code" filter fluid /><label for="ste">State</label></FloatLabel></div>
  <div class="field"><FloatLabel variant="on"><InputText id="zip" v-model="form.addrZip" fluid /><label for="zip">ZIP</label></FloatLabel></div>
  <div class="field"><FloatLabel variant="on"><Select inputId="ctry" v-model="form.addrCountry" :options="countries" filter fluid /><label for="ctry">Country</label></FloatLabel></div>
 </div>
 <h3>Emergency contact</h3>
 <div class="formgrid">
  <div class="field"><label for="emName">Full name</label><InputText id="emName" v-model="form.emName" fluid /></div>
  <div class="field"><label for="emRel">Relationship to applicant</label><InputText id="emRel" v-model="form.emRel" fluid /></div>
  <div class="field"><label for="emPhone">Phone</label><InputMask id="emPhone" v-model="form.emPhone" mask="(999) 999-9999" fluid /></div>
 </div>
</template></Card>

<Card><template #title>2. Eligibility and Background</template><template #content>
 <div class="formgrid">
  <div class="field"><label id="citLbl">Citizenship <span class="req">*</span></label><Select v-model="form.citizenship" :options="citizen" optionLabel="n" optionValue="v" placeholder="Select one" aria-labelledby="citLbl" labelId="citizenship" fluid /><small class="hint">License-track majors are limited to U.S. citizens and permanent residents (46 CFR 310).</small></div>
  <div class="field"><label for="military">Military service <span class="req">*</span></label><Select inputId="military" v-model="form.military" :options="services" optionLabel="n" optionValue="v" placeholder="Select one" fluid /></div>
  <div class="field"><label for="ssn">Social Security Number</label><Password inputId="ssn" v-model="form.ssn" :feedback="false" toggleMask fluid /><small class="hint">Needed for federal aid and Coast Guard records only.</small></div>
  <div class="field"><span>Sex (for berthing assignment) <span class="req">*</span></span><div class="inline">
   <div class="field-radiobutton"><RadioButton v-model="form.sex" inputId="sexM" name="sex" value="M" /><label for="sexM">Male</label></div>
   <div class="field-radiobutton"><RadioButton v-model="form.sex" inputId="sexF" name="sex" value="F" /><label for="sexF">Female</label></div></div></div>
  <div class="field"><span>Are you Hispanic or Latino?</span><div class="inline">
   <div class="field-radiobutton"><RadioButton v-model="form.hispanic" inputId="hispY" name="hisp" value="Y" /><label for="hispY">Yes</label></div>
   <div class="field-radiobutton"><RadioButton v-model="form.hispanic" inputId="hispN" name="hisp" value="N" /><label for="hispN">No</label></div></div></div>
  <div class="field"><label for="race">Race</label><Select inputId="race" v-model="form.race" :options="races" optionLabel="n" optionValue="v" placeholder="Optional" fluid /></div>
  <div class="field"><span>Can you swim 50 yards unassisted?</span><div class="inline">
   <div class="field-radiobutton"><RadioButton v-model="form.swim" inputId="swimY" name="swim" value="Y" /><label for="swimY">Yes</label></div>
   <div class="field-radiobutton"><RadioButton v-model="form.swim" inputId="swimN" name="swim" value="N" /><label for="swimN">No</label></div></div></div>
  <div class="field"><label for="uniform">Uniform shirt size</label><Select inputId="uniform" v-model="form.uniform" :options="sizes" placeholder="Select" fluid /></div>
 </div>
</template></Card>

<Card><template #title>3. Academic Record</template><template #content>
 <div class="formgrid">
  <div class="field"><label for="term">Entry term <span class="req">*</span></label><Select inputId="term" v-model="form.term" :options="terms" placeholder="Select a term" fluid /></div>
  <div class="field"><label for="hsName">High School Attending / Attended <span class="req">*</span></label><InputText id="hsName" v-model="form.hsName" fluid /></div>
  <div class="field"><label for="hsCity">School City</label><InputText id="hsCity" v-model="form.hsCity" fluid /></div>
  <div class="field"><label for="hsState">School State</label><Select inputId="hsState" v-model="form.hsState" :options="states" optionLabel="label" optionValue="code" filter placeholder="--" fluid /></div>
  <div class="field"><label for="hsGrad">Graduation Date (actual or expected)</label><DatePicker inputId="hsGrad" v-model="form.hsGrad" showIcon :showOnFocus="false" fluid /></div>
  <div class="field"><label for="gpa">Unweighted GPA (4.00 scale)</label><InputNumber inputId="gpa" v-model="form.gpa" :min="0" :max="4" :minFractionDigits="2" :maxFractionDigits="2" fluid /></div>
  <div class="field"><label for="counselor">School counselor</label><InputText id="counselor" v-model="form.counselor" fluid /></div>
  <div class="field"><label for="counselorEmail">Counselor e-mail</label><InputText id="counselorEmail" v-model="form.counselorEmail" fluid /></div>
 </div>
 <Divider />
 <h3>SAT (optional)</h3>
 <div class="formgrid">
  <div class="field"><label for="satRW">Evidence-Based Reading &amp; Writing</label><InputNumber inputId="satRW" v-model="form.satRW" :min="0" :max="800" :useGrouping="false" fluid /></div>
  <div class="field"><label for="satM">Mathematics</label><InputNumber inputId="satM" v-model="form.satM" :min="0" :max="800" :useGrouping="false" fluid /></div>
 </div>
 <h3>Advanced Placement examinations</h3>
 <DataTable :value="exams" id="apTable" size="small" stripedRows>
  <template #empty>No examinations entered.</template>
  <Column field="subject" header="Examination" /><Column field="taken" header="Taken" /><Column field="score" header="Score" />
 </DataTable>
 <Button type="button" label="Add exam" severity="secondary" outlined @click="newExam" style="margin-top:10px" />
</template></Card>

<Card><template #title>4. Family</template><template #content>
 <Fieldset legend="Mother"><div class="formgrid">
  <div class="field"><label for="mFirst">First name</label><InputText id="mFirst" v-model="form.motherFirst" fluid /></div>
  <div class="field"><label for="mLast">Last name</label><InputText id="mLast" v-model="form.motherLast" fluid /></div>
  <div class="field"><label for="mJob">Occupation</label><InputText id="mJob" v-model="form.motherJob" fluid /></div></div></Fieldset>
 <Fieldset legend="Father"><div class="formgrid">
  <div class="field"><label for="fFirst">First name</label><InputText id="fFirst" v-model="form.fatherFirst" fluid /></div>
  <div class="field"><label for="fLast">Last name</label><InputText id="fLast" v-model="form.fatherLast" fluid /></div>
  <div class="field"><label for="fJob">Occupation</label><InputText id="fJob" v-model="form.fatherJob" fluid /></div></div></Fieldset>
 <h3>Brothers and sisters</h3>
 <DataTable :value="siblings" id="sibTable" size="small">
  <template #empty>None listed.</template>
  <Column field="name" header="First and last name"><template #body="{ data, index }"><InputText v-model="data.name" :name="'sib_name_' + index" fluid /></template></Column>
  <Column field="age" header="Age" style="width:30%"><template #body="{ data, index }"><InputNumber v-model="data.age" :name="'sib_age_' + index" :min="0" :max="99" fluid /></template></Column>
 </DataTable>
 <Button type="button" label="Add sibling" severity="secondary" outlined @click="newSibling" style="margin:10px 0" />
 <div class="formgrid"><div class="field"><label for="agi">Approximate annual household income</label><InputNumber inputId="agi" v-model="form.agi" mode="currency" currency="USD" locale="en-US" :maxFractionDigits="0" fluid /></div><div class="field"></div></div>
</template></Card>

<Card><template #title>5. Activities, Employment and Sea Time</template><template #subtitle>Clubs, sports, jobs, volunteering, Sea Scouts&hellip; List the most important first.</template><template #content>
 <div v-for="(a, i) in activities" :key="i" class="evt">
  <div class="evt-head"><strong>Activity {{ i + 1 }}</strong></div>
  <div class="formgrid">
   <div class="field"><label :for="'org_' + i">Organization or employer</label><InputText :id="'org_' + i" v-model="a.org" fluid /></div>
   <div class="field"><label :for="'role_' + i">Your role / rank</label><InputText :id="'role_' + i" v-model="a.role" fluid /></div>
   <div class="field"><span>Grades in which you took part</span><div class="inline"><div class="field-checkbox" v-for="g in ['9','10','11','12']" :key="g"><Checkbox v-model="a.grades" :inputId="'gr_' + i + '_' + g" :name="'grades_' + i" :value="g" /><label :for="'gr_' + i + '_' + g">{{ g }}</label></div></div></div>
   <div class="field"><label :for="'hrs_' + i">Hours per week</label><InputNumber :inputId="'hrs_' + i" v-model="a.hrs" :min="0" :max="168" showButtons fluid /></div>
   <div class="field"><label :for="'wks_' + i">Weeks per year</label><InputNumber :inputId="'wks_' + i" v-model="a.wks" :min="0" :max="52" showButtons fluid /></div>
   <div class="field col-12"><label :for="'duties_' + i">What did you do?</label><Textarea :id="'duties_' + i" v-model="a.duties" rows="2" autoResize fluid /></div>
  </div>
 </div>
 <Button type="button" label="Add another activity" text @click="newActivity" />
</template></Card>

<Card><template #title>6. Statement and Signature</template><template #content>
 <div class="formgrid">
  <div class="field col-12"><label for="whySea">Why do you want a career at sea, and what would you bring to the Regiment? (250&ndash;500 words)</label><Textarea id="whySea" v-model="form.whySea" rows="6" fluid /></div>
  <div class="field"><label for="hear">How did you first learn about the Academy?</label><Select inputId="hear" v-model="form.hear" :options="sources" placeholder="Select" fluid /></div>
  <div class="field col-12"><div class="field-checkbox"><Checkbox v-model="form.certify" inputId="certify" binary /><label for="certify">I certify that the information in this application is complete and correct, and I agree to abide by the Regimental Manual. <span class="req">*</span></label></div></div>
  <div class="field"><label for="signature">Type your full name as your signature <span class="req">*</span></label><InputText id="signature" v-model="form.signature" fluid /></div>
 </div>
 <div style="margin-top:20px;display:flex;gap:10px"><Button type="button" label="Save" severity="secondary" /><Button type="submit" label="Save & Continue" /></div>
</template></Card>
</form>
<Dialog v-model:visible="dialog" header="AP examination" modal :style="{ width: '30rem' }">
 <div class="field"><label for="apSubject">Examination</label><Select inputId="apSubject" v-model="draft.subject" :options="apSubjects" filter placeholder="Select an examination" fluid /></div>
 <div class="field"><label for="apTaken">Month and year taken</label><InputMask id="apTaken" v-model="draft.taken" mask="99/9999" placeholder="MM/YYYY" slotChar="MM/YYYY" fluid /></div>
 <div class="field"><label for="apScore">Score</label><Select inputId="apScore" v-model="draft.score" :options="scores" placeholder="1-5" fluid /></div>
 <template #footer><Button label="Cancel" text @click="dialog = false" /><Button label="Save exam" @click="saveExam" /></template>
</Dialog>
</main>`,
};
createApp(App).use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".never" } } }).mount("#root");

const iso = (d: any) => (d instanceof Date ? `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, "0")}-${String(d.getDate()).padStart(2, "0")}` : (d ?? ""));
const plain = (v: any) => (v === undefined || v === null ? null : v);
(window as any).formState = () => {
	const out: any = {};
	for (const [k, v] of Object.entries(form)) out[k] = v instanceof Date ? iso(v) : v;
	for (let i = 0; i < 2; i++) Object.assign(out, { [`sib${i}name`]: siblings[i]?.name ?? "", [`sib${i}age`]: plain(siblings[i]?.age) });
	for (let i = 0; i < 3; i++) {
		const a = activities[i];
		Object.assign(out, { [`act${i}org`]: a?.org ?? "", [`act${i}role`]: a?.role ?? "", [`act${i}grades`]: [...(a?.grades ?? [])].sort((x: any, y: any) => x - y), [`act${i}hrs`]: plain(a?.hrs), [`act${i}wks`]: plain(a?.wks), [`act${i}duties`]: a?.duties ?? "" });
		const e = exams[i];
		Object.assign(out, { [`ap${i}subject`]: plain(e?.subject), [`ap${i}taken`]: e?.taken ?? "", [`ap${i}score`]: plain(e?.score) });
	}
	return out;
};
const IDS: any = { addrStreet: "st1", addrUnit: "st2", addrCity: "cty", addrState: "ste", addrZip: "zip", addrCountry: "ctry", placeOfBirth: "pob", motherFirst: "mFirst", motherLast: "mLast", motherJob: "mJob", fatherFirst: "fFirst", fatherLast: "fLast", fatherJob: "fJob", smsOptIn: "sms" };
const RADIOS: any = { sex: "sex", hispanic: "hisp", swim: "swim" };
const read = (el: any): any => {
	if (!el) return "";
	if (el.type === "checkbox") return el.checked;
	if ("value" in el) return el.value;
	const text = el.textContent.trim();
	return el.classList.contains("p-placeholder") || text === "p-emptylabel" || text === "empty" ? "" : text;
};
const labelOf = (el: any) => document.querySelector(`label[for="${el.id}"]`)?.textContent?.trim() ?? "";
(window as any).formShown = () => {
	const out: any = {};
	for (const k of Object.keys(form)) {
		if (k === "submitted") continue;
		if (RADIOS[k]) { const on = document.querySelector(`input[name="${RADIOS[k]}"]:checked`); out[k] = on ? labelOf(on) : ""; }
		else out[k] = read(document.getElementById(IDS[k] ?? k));
	}
	for (let i = 0; i < 2; i++) { out[`sib${i}name`] = read(document.querySelector(`[name="sib_name_${i}"]`)); out[`sib${i}age`] = read(document.querySelector(`[name="sib_age_${i}"]`)); }
	const rows = [...document.querySelectorAll("#apTable tbody tr:not(.p-datatable-empty-message)")] as HTMLTableRowElement[];
	for (let i = 0; i < 3; i++) {
		for (const k of ["org", "role", "hrs", "wks", "duties"]) out[`act${i}${k}`] = read(document.getElementById(`${k}_${i}`));
		out[`act${i}grades`] = [...document.querySelectorAll(`input[name="grades_${i}"]:checked`)].map(labelOf);
		["subject", "taken", "score"].forEach((k, j) => { out[`ap${i}${k}`] = rows[i]?.cells[j]?.textContent?.trim() ?? ""; });
	}
	return out;
};
