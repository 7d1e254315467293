import "./page.css";
import { createApp, defineComponent, reactive, useId } from "vue/dist/vue.esm-bundler.js";
import Aura from "@primeuix/themes/aura";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import PrimeVue from "primevue/config";
import DatePicker from "primevue/datepicker";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import Message from "primevue/message";
import MultiSelect from "primevue/multiselect";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import Textarea from "primevue/textarea";
import { STATES } from "../../lists";

type Row = { org: string; role: string; grades: string[]; desc: string };
const newRow = (): Row => ({ org: "", role: "", grades: [], desc: "" });

const form = reactive({
	first: "", mi: "", last: "", suffix: null, dob: null as Date | null,
	street: "", unit: "", city: "", state: null, zip: "", cell: "", email: "", email2: "",
	hs: "", hsCity: "", hsState: null, grade: null, grad: null as Date | null, gpaU: null, gpaW: null, rank: null, size: null,
	sat: null, act: null, counselor: "", counselorEmail: "",
	college: "", major: null, degree: null, career: "",
	p1Name: "", p1Job: "", p1Edu: null, p2Name: "", p2Job: "", p2Edu: null,
	household: null, income: null, firstGen: null,
	citizen: null, gender: null, hispanic: null, race: [] as string[], langs: [] as string[],
	acts: [newRow()],
	honors: [0, 1, 2].map(() => ({ title: "", year: null })),
	essay: "", refName: "", refEmail: "", certify: false, signature: "", signed: null as Date | null, website: "",
	submitted: false,
});

/** Where each control stands on the page. */
const places = new Map<string, HTMLElement>();

const Field = defineComponent({
	props: { label: String, req: Boolean, hint: String },
	setup: () => ({ uid: `fld-${useId()}` }),
	template: `<div class="field"><label :for="uid" :class="{ req }">{{ label }}</label><slot :id="uid" /><small v-if="hint">{{ hint }}</small></div>`,
});

const stateOptions = STATES.map(([code, name]) => ({ code, name }));
const LANGS = ["American Sign Language", "Arabic", "Armenian", "Cantonese", "Chinese (Mandarin)", "English", "Farsi", "French", "German", "Hindi", "Hmong", "Igbo", "Italian", "Japanese", "Khmer", "Korean", "Portuguese", "Punjabi", "Russian", "Samoan", "Spanish", "Tagalog", "Vietnamese", "Other"];
const RACES = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White", "Some other race"];
const GRADES = ["9th", "10th", "11th", "12th"];
const EDUCATION = [
	{ id: 1, text: "Less than high school" },
	{ id: 2, text: "High school diploma or GED" },
	{ id: 3, text: "Some college, no degree" },
	{ id: 4, text: "Associate degree or trade certificate" },
	{ id: 5, text: "Bachelor's degree" },
	{ id: 6, text: "Graduate or professional degree" },
	{ id: 7, text: "Not sure" },
];

const App = defineComponent({
	components: { Field, Button, Checkbox, DatePicker, InputMask, InputNumber, InputText, Message, MultiSelect, RadioButton, Select, Textarea },
	directives: { at: { mounted: (el: HTMLElement, { value }: { value: string }) => void places.set(value, el), unmounted: (_: HTMLElement, { value }: { value: string }) => void places.delete(value) } },
	setup: () => ({
		form, stateOptions, LANGS, RACES, GRADES, EDUCATION,
		suffixes: ["Jr.", "Sr.", "II", "III", "IV"],
		gradeLevels: [{ v: "10", t: "10th grade (sophomore)" }, { v: "11", t: "11th grade (junior)" }, { v: "12", t: "12th grade (senior)" }, { v: "C", t: "Already in college" }],
		majors: [
			{ group: "Business & Trade", items: ["Accounting / Finance", "International Business", "Supply Chain & Logistics"] },
			{ group: "Engineering & Technology", items: ["Civil Engineering", "Computer Science / IT", "Electrical Engineering", "Environmental Engineering", "Marine Engineering / Naval Architecture", "Mechanical Engineering"] },
			{ group: "Sciences & Policy", items: ["Environmental Science", "Marine Biology", "Public Administration", "Urban Planning"] },
			{ group: "Other", items: ["Maritime Academy / Deck Officer", "Other field", "Undecided"] },
		].map(({ group, items }) => ({ group, items: items.map((name) => ({ name })) })),
		degrees: ["Certificate / License", "Associate", "Bachelor's", "Master's", "Doctorate or professional"],
		incomes: ["Under $25,000", "$25,000 - $49,999", "$50,000 - $74,999", "$75,000 - $99,999", "$100,000 - $149,999", "$150,000 or more"],
		citizenships: [{ v: "USC", t: "U.S. Citizen" }, { v: "USN", t: "U.S. National" }, { v: "LPR", t: "Permanent Resident" }, { v: "OTH", t: "Other (visa, DACA, etc.)" }],
		genders: ["Female", "Male", "Nonbinary", "Prefer to self-describe", "Decline to state"],
		add: () => form.acts.length < 3 && form.acts.push(newRow()),
		drop: (index: number) => form.acts.splice(index, 1),
		send: () => { form.submitted = true; },
	}),
	template: `
<div class="top"><div><b>Port of Cape Mercer</b><span>Community Relations Division · Education Programs</span></div></div>
<main>
<h1>2027 Maritime Scholarship Application</h1>
<p>The Board of Harbor Commissioners awards twenty (20) scholarships of $2,500 each year to graduating high school seniors in California and Oregon who plan to study in a field connected to the work of the Port. Applications must be received by 5:00 p.m. on the second Friday in March. Incomplete applications will not be reviewed.</p>
<Message severity="info" :closable="false">You can't save and come back! Have your transcript and the names of your references handy before starting. Fields marked * are required.</Message>
<form @submit.prevent="send" autocomplete="on">

<section class="card" id="secApplicant"><h2>1. Applicant Information</h2>
<p class="note">Enter your name as it appears on your high school transcript.</p>
<div class="row">
 <Field class="c4" label="Legal first name" req v-slot="{ id }"><InputText :id="id" v-model="form.first" v-at="'first'" /></Field>
 <Field class="c1" label="M.I." v-slot="{ id }"><InputText :id="id" v-model="form.mi" maxlength="1" v-at="'mi'" /></Field>
 <Field class="c5" label="Last name" req v-slot="{ id }"><InputText :id="id" v-model="form.last" v-at="'last'" /></Field>
 <Field class="c2" label="Suffix" v-slot="{ id }"><Select :inputId="id" v-model="form.suffix" :options="suffixes" showClear placeholder=" " v-at="'suffix'" /></Field>
</div>
<div class="row">
 <Field class="c8" label="Mailing Address" req hint="Street number and name or P.O. Box" v-slot="{ id }"><InputText :id="id" v-model="form.street" v-at="'street'" /></Field>
 <Field class="c4" label="Apt. / Unit #" v-slot="{ id }"><InputText :id="id" v-model="form.unit" v-at="'unit'" /></Field>
 <Field class="c5" label="City" req v-slot="{ id }"><InputText :id="id" v-model="form.city" v-at="'city'" /></Field>
 <Field class="c4" label="State" req v-slot="{ id }"><Select :inputId="id" v-model="form.state" :options="stateOptions" optionLabel="name" optionValue="code" filter placeholder="Select a State" v-at="'state'" /></Field>
 <Field class="c3" label="ZIP" req v-slot="{ id }"><InputMask :id="id" v-model="form.zip" mask="99999?-9999" v-at="'zip'" /></Field>
</div>
<div class="row">
 <Field class="c4" label="Date of Birth" req v-slot="{ id }"><DatePicker :inputId="id" v-model="form.dob" dateFormat="mm/dd/yy" placeholder="mm/dd/yyyy" showIcon iconDisplay="input" v-at="'dob'" /></Field>
 <Field class="c4" label="Cell phone" req v-slot="{ id }"><InputMask :id="id" v-model="form.cell" mask="(999) 999-9999" placeholder="(999) 999-9999" v-at="'cell'" /></Field>
 <Field class="c6" label="E-mail" req hint="Please do not use your school account, you will lose access after you graduate." v-slot="{ id }"><InputText :id="id" type="email" v-model="form.email" v-at="'email'" /></Field>
 <Field class="c6" label="Re-type e-mail" req v-slot="{ id }"><InputText :id="id" type="email" v-model="form.email2" v-at="'email2'" /></Field>
</div></section>

<section class="card" id="secSchool"><h2>2. High School</h2>
<div class="row">
 <Field class="c6" label="Name of high school" req v-slot="{ id }"><InputText :id="id" v-model="form.hs" v-at="'hs'" /></Field>
 <Field class="c3" label="School City" v-slot="{ id }"><InputText :id="id" v-model="form.hsCity" v-at="'hsCity'" /></Field>
 <div class="field c3"><span class="lbl" id="hsStateLbl">School State</span><Select v-model="form.hsState" :options="stateOptions" optionLabel="name" optionValue="code" ariaLabelledby="hsStateLbl" v-at="'hsState'" /></div>
 <Field class="c6" label="What grade are you in now?" req v-slot="{ id }"><Select :labelId="id" v-model="form.grade" :options="gradeLevels" optionLabel="t" optionValue="v" placeholder="Choose one" v-at="'grade'" /></Field>
 <Field class="c6" label="Anticipated graduation (month/year)" req v-slot="{ id }"><DatePicker :inputId="id" v-model="form.grad" view="month" dateFormat="mm/yy" v-at="'grad'" placeholder="mm/yyyy" /></Field>
</div>
<div class="row">
 <Field class="c6" label="Cumulative GPA, unweighted" req hint="On a 4.0 scale, as of the end of junior year" v-slot="{ id }"><InputNumber :inputId="id" v-model="form.gpaU" :min="0" :max="4" :maxFractionDigits="2" v-at="'gpaU'" /></Field>
 <Field class="c6" label="Weighted GPA (if your school reports one)" v-slot="{ id }"><InputNumber :inputId="id" v-model="form.gpaW" :min="0" :max="6" :maxFractionDigits="2" v-at="'gpaW'" /></Field>
 <div class="c12 inline"><span class="lbl">Class rank:</span><InputNumber v-model="form.rank" :min="1" :useGrouping="false" inputId="class_rank" ariaLabel="Class rank" v-at="'rank'" /> out of <InputNumber v-model="form.size" :min="1" :useGrouping="false" inputId="class_size" ariaLabel="Number of students in class" v-at="'size'" /> students</div>
 <Field class="c6" label="SAT total (best combined score)" hint="Leave blank if not taken" v-slot="{ id }"><InputNumber :inputId="id" v-model="form.sat" :min="400" :max="1600" :useGrouping="false" v-at="'sat'" /></Field>
 <Field class="c6" label="ACT composite, single sitting" v-slot="{ id }"><InputNumber :inputId="id" v-model="form.act" :min="1" :max="36" v-at="'act'" /></Field>
 <Field class="c6" label="Counselor's name" req v-slot="{ id }"><InputText :id="id" v-model="form.counselor" v-at="'counselor'" /></Field>
 <Field class="c6" label="Counselor's e-mail" req hint="We will ask your counselor to send an official transcript." v-slot="{ id }"><InputText :id="id" v-model="form.counselorEmail" v-at="'counselorEmail'" /></Field>
</div></section>

<section class="card" id="secPlans"><h2>3. College &amp; Career Plans</h2>
<div class="row">
 <Field class="c12" label="College, university or maritime academy you plan to attend" req hint="If undecided, give your first choice" v-slot="{ id }"><InputText :id="id" v-model="form.college" v-at="'college'" /></Field>
 <Field class="c6" label="Intended field of study" req v-slot="{ id }"><Select :inputId="id" v-model="form.major" :options="majors" optionLabel="name" optionValue="name" optionGroupLabel="group" optionGroupChildren="items" placeholder="Select" v-at="'major'" /></Field>
 <Field class="c6" label="Highest degree you hope to earn" v-slot="{ id }"><Select :inputId="id" v-model="form.degree" :options="degrees" placeholder="Select" v-at="'degree'" /></Field>
 <Field class="c6" label="Career goal" v-slot="{ id }"><InputText :id="id" v-model="form.career" v-at="'career'" maxlength="80" /></Field>
</div></section>

<section class="card" id="secFamily"><h2>4. Family Information</h2>
<table><thead><tr><th style="width:18%"></th><th>Full name</th><th>Occupation</th><th style="width:32%">Highest level of education</th></tr></thead><tbody>
<tr v-for="n in [1, 2]" :key="n"><th scope="row">Parent / Guardian {{ n }}</th>
<td><InputText v-model="form['p' + n + 'Name']" fluid v-at="'p' + n + 'Name'" /></td>
<td><InputText v-model="form['p' + n + 'Job']" fluid v-at="'p' + n + 'Job'" /></td>
<td><Select v-model="form['p' + n + 'Edu']" :options="EDUCATION" optionLabel="text" optionValue="id" fluid v-at="'p' + n + 'Edu'" /></td></tr>
</tbody></table><br>
<div class="row">
 <fieldset class="c12" style="border:0;padding:0;margin:0"><legend class="lbl">Will you be the first in your family to attend college?</legend><div class="opts" v-at="'firstGen'"><div v-for="o in ['Yes', 'No', 'Unsure']" :key="o"><RadioButton v-model="form.firstGen" :inputId="'fg_' + o" name="first_gen" :value="o.toUpperCase()" /><label :for="'fg_' + o">{{ o }}</label></div></div></fieldset>
 <Field class="c6" label="How many people live in your household?" v-slot="{ id }"><InputNumber :inputId="id" v-model="form.household" :min="1" :max="20" showButtons v-at="'household'" /></Field>
 <Field class="c6" label="Approx. annual household income (before taxes)" v-slot="{ id }"><Select :inputId="id" v-model="form.income" :options="incomes" placeholder="Select a range" v-at="'income'" /></Field>
</div></section>

<section class="card" id="secDemo"><h2>5. About You (voluntary)</h2>
<p class="note">The Port collects this information for reporting to the Board only. Answers are not seen by the selection committee.</p>
<div class="row">
 <Field class="c6" label="Citizenship / residency status" v-slot="{ id }"><Select :inputId="id" v-model="form.citizen" :options="citizenships" optionLabel="t" optionValue="v" v-at="'citizen'" /></Field>
 <Field class="c6" label="Gender" v-slot="{ id }"><Select :inputId="id" v-model="form.gender" :options="genders" v-at="'gender'" /></Field>
 <div class="field c6"><span class="lbl" id="hisp">Are you Hispanic or Latino/a/x?</span><div class="opts" role="radiogroup" aria-labelledby="hisp" v-at="'hispanic'"><div v-for="o in ['Yes', 'No', 'Decline to state']" :key="o"><RadioButton v-model="form.hispanic" :inputId="'hisp_' + o[0]" name="hisp" :value="o[0]" /><label :for="'hisp_' + o[0]">{{ o }}</label></div></div></div>
 <Field class="c6" label="Race (select all that apply)" v-slot="{ id }"><MultiSelect :inputId="id" v-model="form.race" :options="RACES" :showToggleAll="false" v-at="'race'" /></Field>
 <Field class="c12" label="Languages you speak" hint="Include languages spoken at home" v-slot="{ id }"><MultiSelect :inputId="id" v-model="form.langs" :options="LANGS" display="chip" filter :showToggleAll="false" placeholder="Select languages" v-at="'langs'" /></Field>
</div></section>

<section class="card" id="secActivities"><h2>6. Activities, Community Service &amp; Work Experience</h2>
<p class="note">Tell us about up to three (3), beginning with the one that matters most to you.</p>
<div class="act" v-for="(row, i) in form.acts" :key="i"><h3>Activity #{{ i + 1 }}</h3>
<div class="row">
 <Field class="c6" label="Organization or employer" v-slot="{ id }"><InputText :id="id" v-model="row.org" v-at="'act' + i + '_org'" /></Field>
 <Field class="c6" label="Your position or role" v-slot="{ id }"><InputText :id="id" v-model="row.role" maxlength="50" v-at="'act' + i + '_role'" /></Field>
 <Field class="c12" label="Grades of participation" v-slot="{ id }"><MultiSelect :inputId="id" v-model="row.grades" :options="GRADES" display="chip" :showToggleAll="false" v-at="'act' + i + '_grades'" /></Field>
 <Field class="c12" label="Briefly describe what you did" :hint="row.desc.length + '/150 characters'" v-slot="{ id }"><Textarea :id="id" v-model="row.desc" rows="2" maxlength="150" v-at="'act' + i + '_desc'" /></Field>
</div><Button v-if="i > 0" type="button" label="Remove" severity="secondary" size="small" text @click="drop(i)" /></div>
<Button type="button" label="+ Add another activity" outlined @click="add" :disabled="form.acts.length >= 3" />
</section>

<section class="card" id="secHonors"><h2>7. Honors and Awards</h2>
<table><thead><tr><th style="width:8%">No.</th><th>Award or recognition received</th><th style="width:26%">Grade when received</th></tr></thead><tbody>
<tr v-for="(h, i) in form.honors" :key="i"><td>{{ i + 1 }}</td><td><InputText v-model="h.title" fluid :name="'honors[' + i + '][a]'" v-at="'honor' + i + '_title'" /></td><td><Select v-model="h.year" :options="GRADES" fluid v-at="'honor' + i + '_year'" /></td></tr>
</tbody></table></section>

<section class="card" id="secEssay"><h2>8. Personal Statement and Reference</h2>
<Field label="In 500 words or less, describe how international trade or the Port has affected your community, and how this scholarship would help you reach your goals." req v-slot="{ id }"><Textarea :id="id" v-model="form.essay" rows="7" autoResize v-at="'essay'" /></Field><br>
<div class="row">
 <Field class="c6" label="Name of teacher, coach or employer providing a letter" v-slot="{ id }"><InputText :id="id" v-model="form.refName" v-at="'refName'" /></Field>
 <Field class="c6" label="Their e-mail address" v-slot="{ id }"><InputText :id="id" v-model="form.refEmail" v-at="'refEmail'" /></Field>
</div></section>

<section class="card" id="secSign"><h2>9. Certification</h2>
<div class="inline" style="flex-wrap:nowrap"><Checkbox v-model="form.certify" binary inputId="certify" v-at="'certify'" /><label for="certify">I certify that the information given is true and complete to the best of my knowledge, and I authorize the Port to verify it with my school.</label></div><br>
<div class="row">
 <Field class="c8" label="Type your full name as your signature" req v-slot="{ id }"><InputText :id="id" v-model="form.signature" v-at="'signature'" /></Field>
 <Field class="c4" label="Date" req v-slot="{ id }"><DatePicker :inputId="id" v-model="form.signed" dateFormat="mm/dd/yy" v-at="'signed'" /></Field>
</div>
<div class="web" aria-hidden="true"><label for="website">Website (leave this blank)</label><input id="website" name="website" tabindex="-1" autocomplete="off" v-model="form.website" v-at="'website'"></div>
<Button type="submit" label="Submit Application" />
</section>
</form>
<p class="note">Questions? Call Education Programs at (555) 555-0110, Monday through Friday, 8 a.m. to 4:30 p.m.</p>
</main>`,
});

const app = createApp(App);
app.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: false } } });
app.mount("#root");

const day = (date: Date | null, length = 10) => {
	if (!(date instanceof Date)) return date ?? "";
	return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`.slice(0, length);
};
const ordered = (values: string[] | null, options: string[]) => options.filter((option) => values?.includes(option));

function formState() {
	const { acts, honors, dob, grad, signed, race, langs, ...rest } = JSON.parse(JSON.stringify(form));
	const state: Record<string, unknown> = { ...rest, dob: day(form.dob), grad: day(form.grad, 7), signed: day(form.signed) };
	for (const key of Object.keys(state)) state[key] ??= "";
	state.race = ordered(form.race, RACES);
	state.langs = ordered(form.langs, LANGS);
	for (const index of [0, 1, 2]) {
		const row = form.acts[index];
		state[`act${index}_org`] = row?.org ?? "";
		state[`act${index}_role`] = row?.role ?? "";
		state[`act${index}_grades`] = ordered(row?.grades ?? [], GRADES);
		state[`act${index}_desc`] = row?.desc ?? "";
		state[`honor${index}_title`] = form.honors[index].title;
		state[`honor${index}_year`] = form.honors[index].year ?? "";
	}
	return state;
}

function shownAt(key: string): unknown {
	const el = places.get(key);
	const several: Record<string, string[]> = { race: RACES, langs: LANGS };
	const options = several[key] ?? (key.endsWith("_grades") ? GRADES : undefined);
	if (options) {
		if (!el) return [];
		const chips = [...el.querySelectorAll(".p-chip-label")].map((chip) => chip.textContent!.trim());
		const label = el.querySelector(".p-multiselect-label");
		const texts = chips.length > 0 ? chips : label?.classList.contains("p-placeholder") ? [] : (label?.textContent ?? "").split(",").map((each) => each.trim());
		return ordered(texts, options);
	}
	if (!el) return "";
	if (el.classList.contains("p-select")) {
		const label = el.querySelector(".p-select-label")!;
		return label.classList.contains("p-placeholder") || label.classList.contains("p-select-label-empty") ? "" : label.textContent!.trim();
	}
	if (el.classList.contains("opts")) {
		const on = el.querySelector<HTMLInputElement>("input:checked");
		return on ? on.closest(".opts > div")!.textContent!.trim() : "";
	}
	if (el.classList.contains("p-checkbox")) return el.querySelector("input")!.checked;
	return (el.matches("input, textarea") ? (el as HTMLInputElement) : el.querySelector("input")!).value;
}

Object.assign(window, {
	formState,
	formShown: () => Object.fromEntries(Object.keys(formState()).filter((key) => key !== "submitted").map((key) => [key, shownAt(key)])),
});
