import "./page.css";
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import PrimeVue from "primevue/config";
import Aura from "@primeuix/themes/aura";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import DatePicker from "primevue/datepicker";
import Drawer from "primevue/drawer";
import Fieldset from "primevue/fieldset";
import FloatLabel from "primevue/floatlabel";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import Message from "primevue/message";
import MultiSelect from "primevue/multiselect";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import Textarea from "primevue/textarea";
import ToggleSwitch from "primevue/toggleswitch";
import { MAJORS, STATES } from "../../lists";

interface School { id: number; name: string; place: string }
const SCHOOLS: School[] = [
	[4101, "Ashland High School", "Ashland, Oregon"],
	[4102, "Ashland Valley High School", "Ashland, Oregon"],
	[4107, "Ashland Middle College", "Ashland, Kentucky"],
	[4120, "Crater High School", "Central Point, Oregon"],
	[4131, "Hidden Valley High School", "Grants Pass, Oregon"],
	[4140, "North Valley High School", "Grants Pass, Oregon"],
	[6011, "Yreka High School", "Yreka, California"],
	[6012, "Etna High School", "Etna, California"],
	[5013, "Valley High School", "Las Vegas, Nevada"],
].map(([id, name, place]) => ({ id, name, place }) as School);

const entrant = reactive({
	first_name: "",
	last_name: "",
	dob: null as Date | null,
	email: "",
	phone: "",
	addr: "",
	addr2: "",
	city: "",
	state: null as string | null,
	zip: "",
	citizen: null as string | null,
	school: null as School | string | null,
	grade_now: null as number | null,
	grad_month: null as Date | null,
	gpa: null as number | null,
	field: null as string | null,
	sat_math: null as number | null,
	sat_rw: null as number | null,
	mother_first: "",
	mother_last: "",
	mother_job: "",
	mother_edu: null as string | null,
	father_first: "",
	father_last: "",
	father_job: "",
	father_edu: null as string | null,
	income: null as number | null,
	first_gen: false,
	nominator: "",
	nominator_email: "",
	nominator_subject: null as string | null,
	shirt: null as string | null,
	heard: [] as string[],
	essay: "",
	signature: "",
	rules: false,
	newsletter: false,
});
interface Sibling { first: string; age: number | null }
interface Honor { title: string; grade: number | null; note: string }
interface Activity { kind: string | null; org: string; role: string; grades: number[]; hours: number | null; note: string }
const siblings = reactive<Sibling[]>([]);
const honors = reactive<Honor[]>([{ title: "", grade: null, note: "" }]);
const activities = reactive<Activity[]>([]);
const submitted = ref(false);
const marks: Record<string, HTMLElement> = {};

const app = createApp({
	setup() {
		const drawer = ref(false);
		const draft = ref<Activity>({ kind: null, org: "", role: "", grades: [], hours: null, note: "" });
		const editing = ref(-1);
		const found = ref<School[]>([]);
		const fields = ref<string[]>([]);
		return {
			entrant, siblings, honors, activities, drawer, draft, editing, found, fields,
			states: STATES.map(([code, name]) => ({ code, name })),
			searchSchools({ query }: { query: string }) {
				setTimeout(() => (found.value = SCHOOLS.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()))), 320);
			},
			searchFields({ query }: { query: string }) {
				fields.value = MAJORS.filter((one) => one.toLowerCase().includes(query.toLowerCase()));
			},
			openDrawer(index: number) {
				editing.value = index;
				draft.value = index < 0 ? { kind: null, org: "", role: "", grades: [], hours: null, note: "" } : JSON.parse(JSON.stringify(activities[index]));
				drawer.value = true;
			},
			keepActivity() {
				if (!draft.value.org) return;
				if (editing.value < 0) activities.push(draft.value);
				else activities[editing.value] = draft.value;
				drawer.value = false;
			},
			kindName: (code: string) => KINDS.find(({ value }) => value === code)?.label,
			kinds: KINDS,
			levels: ["Did not finish high school", "High school diploma or GED", "Some college, no degree", "Two-year degree", "Four-year degree", "Graduate degree"],
			gradeOptions: [9, 10, 11, 12].map((value) => ({ value, label: `Grade ${value}` })),
			send: () => (submitted.value = true),
		};
	},
	template: `
<main class="wrap">
  <h1>Howe Family Foundation STEM Award</h1>
  <p>Twenty awards of $7,500 for high school students who make, measure and mend things. Entries close on January 15 at 5 p.m. Pacific.</p>
  <Message severity="secondary">Award winners are asked for proof of income and enrollment. Please do not send it now.</Message>
  <form @submit.prevent="send" novalidate>
    <Fieldset legend="About you">
      <div class="grid">
        <FloatLabel variant="on"><InputText id="first_name" v-k="'first_name'" v-model="entrant.first_name" fluid /><label for="first_name">First name</label></FloatLabel>
        <FloatLabel variant="on"><InputText id="last_name" v-k="'last_name'" v-model="entrant.last_name" fluid /><label for="last_name">Last name</label></FloatLabel>
        <FloatLabel variant="on"><DatePicker v-k="'dob'" inputId="dob" v-model="entrant.dob" dateFormat="mm/dd/yy" showIcon iconDisplay="input" fluid /><label for="dob">Birthday</label></FloatLabel>
        <FloatLabel variant="on"><InputMask id="phone" v-k="'phone'" v-model="entrant.phone" mask="(999) 999-9999" fluid /><label for="phone">Cell phone</label></FloatLabel>
        <FloatLabel variant="on" class="wide"><InputText id="email" v-k="'email'" type="email" v-model="entrant.email" fluid /><label for="email">Email we can reach you at through August</label></FloatLabel>
        <FloatLabel variant="on"><InputText id="addr" v-k="'addr'" v-model="entrant.addr" fluid /><label for="addr">Home address</label></FloatLabel>
        <FloatLabel variant="on"><InputText id="addr2" v-k="'addr2'" v-model="entrant.addr2" fluid /><label for="addr2">Apartment / unit</label></FloatLabel>
        <FloatLabel variant="on"><InputText id="city" v-k="'city'" v-model="entrant.city" fluid /><label for="city">City or town</label></FloatLabel>
        <FloatLabel variant="on"><Select v-k="'state'" inputId="state" v-model="entrant.state" :options="states" optionLabel="name" optionValue="code" filter fluid :virtualScrollerOptions="{ itemSize: 34 }" /><label for="state">State</label></FloatLabel>
        <FloatLabel variant="on"><InputMask id="zip" v-k="'zip'" v-model="entrant.zip" mask="99999" fluid /><label for="zip">ZIP</label></FloatLabel>
      </div>
      <div class="field"><span class="q" id="cit-q">Are you a citizen or permanent resident of the United States?</span>
        <SelectButton v-k="'citizen'" v-model="entrant.citizen" :options="[{ l: 'Citizen', v: 'citizen' }, { l: 'Permanent resident', v: 'lpr' }, { l: 'Neither', v: 'none' }]" optionLabel="l" optionValue="v" aria-labelledby="cit-q" /></div>
    </Fieldset>

    <Fieldset legend="School">
      <div class="grid">
        <div class="field wide"><label for="school">High school</label>
          <AutoComplete v-k="'school'" inputId="school" v-model="entrant.school" :suggestions="found" optionLabel="name" forceSelection :minLength="3" :delay="250" placeholder="Search by name" fluid @complete="searchSchools">
            <template #option="{ option }"><div><div>{{ option.name }}</div><small>{{ option.place }}</small></div></template>
          </AutoComplete></div>
        <div class="field"><span class="q" id="grade-q">Current grade</span><SelectButton v-k="'grade_now'" v-model="entrant.grade_now" :options="[9, 10, 11, 12]" aria-labelledby="grade-q" /></div>
        <div class="field"><label for="grad_month">Month you (will) graduate</label><DatePicker v-k="'grad_month'" inputId="grad_month" v-model="entrant.grad_month" view="month" dateFormat="mm/yy" :manualInput="false" showIcon fluid /></div>
        <div class="field"><label for="gpa">Cumulative GPA, unweighted</label><InputNumber v-k="'gpa'" inputId="gpa" v-model="entrant.gpa" :min="0" :max="4" :minFractionDigits="2" :maxFractionDigits="2" fluid /></div>
        <div class="field"><label for="field">Field you mean to study</label><AutoComplete v-k="'field'" inputId="field" v-model="entrant.field" :suggestions="fields" dropdown fluid @complete="searchFields" /></div>
        <div class="field"><label for="sat_math">Best SAT Math</label><InputNumber v-k="'sat_math'" inputId="sat_math" v-model="entrant.sat_math" showButtons buttonLayout="horizontal" :step="10" :min="200" :max="800" fluid><template #incrementicon>+</template><template #decrementicon>-</template></InputNumber></div>
        <div class="field"><label for="sat_rw">Best SAT Reading &amp; Writing</label><InputNumber v-k="'sat_rw'" inputId="sat_rw" v-model="entrant.sat_rw" showButtons buttonLayout="horizontal" :step="10" :min="200" :max="800" fluid><template #incrementicon>+</template><template #decrementicon>-</template></InputNumber></div>
      </div>
    </Fieldset>

    <Fieldset legend="Honors and prizes">
      <p><small>Up to five. School, regional or national.</small></p>
      <div v-for="(honor, i) in honors" :key="i" class="entry honor">
        <div class="grid">
          <div class="field"><label :for="'honor_title_' + i">Name of honor</label><InputText :id="'honor_title_' + i" v-k="'honor' + i + 'title'" v-model="honor.title" /></div>
          <div class="field"><label :for="'honor_grade_' + i">Received in</label><Select v-k="'honor' + i + 'grade'" :inputId="'honor_grade_' + i" v-model="honor.grade" :options="gradeOptions" optionLabel="label" optionValue="value" placeholder="Choose" showClear /></div>
          <div class="field wide"><label :for="'honor_note_' + i">What was it for?</label><Textarea :id="'honor_note_' + i" v-k="'honor' + i + 'note'" v-model="honor.note" rows="2" autoResize /></div>
        </div>
      </div>
      <Button v-if="honors.length < 5" type="button" label="Add another honor" severity="secondary" size="small" @click="honors.push({ title: '', grade: null, note: '' })" />
    </Fieldset>

    <Fieldset legend="Activities and jobs">
      <p><small>Clubs, teams, paid work, things you do at home. List up to six, most important first.</small></p>
      <div v-for="(one, i) in activities" :key="i" class="entry">
        <strong v-k="'act' + i + 'org'">{{ one.org }}</strong> · <span v-k="'act' + i + 'kind'">{{ kindName(one.kind) }}</span>
        <div><span v-k="'act' + i + 'role'">{{ one.role }}</span> | Grades <span v-k="'act' + i + 'grades'">{{ one.grades.join(', ') }}</span> | <span v-k="'act' + i + 'hours'">{{ one.hours }}</span> h/week</div>
        <p v-k="'act' + i + 'note'">{{ one.note }}</p>
        <Button type="button" label="Edit" text size="small" @click="openDrawer(i)" /><Button type="button" label="Remove" text severity="danger" size="small" @click="activities.splice(i, 1)" />
      </div>
      <Button type="button" label="Add activity" outlined @click="openDrawer(-1)" />
    </Fieldset>

    <Fieldset legend="Family">
      <p><small>We ask so that awards reach students who need them.</small></p>
      <div class="grid">
        <div class="field"><label for="m_first">Mother's first name</label><InputText id="m_first" v-k="'mother_first'" v-model="entrant.mother_first" /></div>
        <div class="field"><label for="m_last">Mother's last name</label><InputText id="m_last" v-k="'mother_last'" v-model="entrant.mother_last" /></div>
        <div class="field"><label for="m_job">Mother's occupation</label><InputText id="m_job" v-k="'mother_job'" v-model="entrant.mother_job" /></div>
        <div class="field"><label for="m_edu">Mother's education</label><Select v-k="'mother_edu'" inputId="m_edu" v-model="entrant.mother_edu" :options="levels" placeholder="Highest level" /></div>
        <div class="field"><label for="f_first">Father's first name</label><InputText id="f_first" v-k="'father_first'" v-model="entrant.father_first" /></div>
        <div class="field"><label for="f_last">Father's last name</label><InputText id="f_last" v-k="'father_last'" v-model="entrant.father_last" /></div>
        <div class="field"><label for="f_job">Father's occupation</label><InputText id="f_job" v-k="'father_job'" v-model="entrant.father_job" /></div>
        <div class="field"><label for="f_edu">Father's education</label><Select v-k="'father_edu'" inputId="f_edu" v-model="entrant.father_edu" :options="levels" placeholder="Highest level" /></div>
        <div class="field"><label for="income">Household income last year</label><InputNumber v-k="'income'" inputId="income" v-model="entrant.income" mode="currency" currency="USD" locale="en-US" :maxFractionDigits="0" /></div>
        <div class="inline"><ToggleSwitch v-k="'first_gen'" inputId="first_gen" v-model="entrant.first_gen" /><label for="first_gen">I'd be the first in my family to finish college</label></div>
      </div>
      <span class="q">Brothers and sisters</span>
      <div v-for="(sib, i) in siblings" :key="i" class="inline sibling">
        <InputText v-k="'sib' + i + 'first'" v-model="sib.first" placeholder="First name" />
        <InputNumber v-k="'sib' + i + 'age'" v-model="sib.age" placeholder="Age" :min="0" :max="60" showButtons />
        <Button type="button" label="Remove" text size="small" @click="siblings.splice(i, 1)" />
      </div>
      <div><Button type="button" label="Add a brother or sister" text size="small" @click="siblings.push({ first: '', age: null })" /></div>
    </Fieldset>

    <Fieldset legend="Nomination and statement">
      <div class="grid">
        <div class="field"><label for="nom">Nominating teacher</label><InputText id="nom" v-k="'nominator'" v-model="entrant.nominator" /></div>
        <div class="field"><label for="nom_email">Teacher's school email</label><InputText id="nom_email" type="email" v-k="'nominator_email'" v-model="entrant.nominator_email" /></div>
        <div class="field"><label for="nom_subject">Subject taught</label><Select v-k="'nominator_subject'" inputId="nom_subject" v-model="entrant.nominator_subject" :options="['Biology', 'Chemistry', 'Computer science', 'Engineering', 'Mathematics', 'Physics']" placeholder="Choose" /></div>
        <div class="field"><label for="shirt">Lab coat size</label><Select v-k="'shirt'" inputId="shirt" v-model="entrant.shirt" :options="['XS', 'S', 'M', 'L', 'XL']" placeholder="For winners' day" /></div>
        <div class="field wide"><label for="heard">How did you hear about the award?</label><MultiSelect v-k="'heard'" inputId="heard" v-model="entrant.heard" :options="['Teacher', 'Counselor', 'Science museum', 'Past winner', 'Instagram', 'Web search']" display="chip" placeholder="Choose any" /></div>
        <div class="field wide"><label for="essay">Tell us about something you took apart. What did you find? (500 words)</label><Textarea id="essay" v-k="'essay'" v-model="entrant.essay" rows="7" /></div>
        <div class="field wide"><label for="sig">Type your full name to sign</label><InputText id="sig" v-k="'signature'" v-model="entrant.signature" /></div>
      </div>
      <div class="inline"><Checkbox v-k="'rules'" inputId="rules" v-model="entrant.rules" binary /><label for="rules">I have read the award rules and agree to them</label></div>
      <div class="inline"><Checkbox v-k="'newsletter'" inputId="newsletter" v-model="entrant.newsletter" binary /><label for="newsletter">Send me the Foundation's newsletter</label></div>
    </Fieldset>
    <Button type="submit" label="Send my entry" />
  </form>
  <Drawer v-model:visible="drawer" position="right" :header="editing < 0 ? 'New activity' : 'Edit activity'" style="width: 26rem">
    <div class="field" style="gap: .9rem">
      <div class="field"><label for="a_org">Name of group or employer</label><InputText id="a_org" v-model="draft.org" /></div>
      <div class="field"><label for="a_kind">Category</label><Select inputId="a_kind" v-model="draft.kind" :options="kinds" optionLabel="label" optionValue="value" placeholder="Pick one" /></div>
      <div class="field"><label for="a_role">Position held</label><InputText id="a_role" v-model="draft.role" /></div>
      <div class="field"><label for="a_grades">Grade(s)</label><MultiSelect inputId="a_grades" v-model="draft.grades" :options="gradeOptions" optionLabel="label" optionValue="value" display="chip" :showToggleAll="false" placeholder="All that apply" /></div>
      <div class="field"><label for="a_hours">Hours in a typical week</label><InputNumber inputId="a_hours" v-model="draft.hours" :min="0" :max="60" showButtons /></div>
      <div class="field"><label for="a_note">In a sentence or two</label><Textarea id="a_note" v-model="draft.note" rows="4" maxlength="300" /></div>
      <div class="inline"><Button type="button" label="Save activity" @click="keepActivity" /><Button type="button" label="Cancel" text @click="drawer = false" /></div>
    </div>
  </Drawer>
</main>`,
});
const KINDS = [
	["club_stem", "Science or engineering club"],
	["speech", "Speech, debate or model UN"],
	["arts", "Music, art or theater"],
	["sport", "Sport"],
	["environment", "Environment"],
	["service", "Community service"],
	["work", "Paid job"],
	["family", "Family responsibilities"],
	["other", "Other"],
].map(([value, label]) => ({ value, label }));
for (const [name, component] of Object.entries({ AutoComplete, Button, Checkbox, DatePicker, Drawer, Fieldset, FloatLabel, InputMask, InputNumber, InputText, Message, MultiSelect, Select, SelectButton, Textarea, ToggleSwitch })) app.component(name, component);
app.directive("k", {
	mounted: (element: HTMLElement, { value }: { value: string }) => void (marks[value] = element),
	unmounted: (element: HTMLElement, { value }: { value: string }) => void (marks[value] === element && delete marks[value]),
});
app.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: false } } });
app.mount("#root");

const iso = (date: Date | null, long: boolean) =>
	date instanceof Date ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}${long ? `-${String(date.getDate()).padStart(2, "0")}` : ""}` : "";
const copy = (value: unknown) => (value === undefined ? "" : JSON.parse(JSON.stringify(value)));
const textOf = (root: Element, selector: string) => [...root.querySelectorAll(selector)].map((one) => (one.textContent ?? "").trim());
function read(key: string): unknown {
	const root = marks[key];
	if (!root) return "";
	if (root instanceof HTMLInputElement || root instanceof HTMLTextAreaElement) return root.value;
	if (root.matches(".p-multiselect")) return textOf(root, ".p-chip-label");
	if (root.matches(".p-select")) return root.querySelector(".p-placeholder, .p-select-label-empty") ? "" : textOf(root, ".p-select-label").join("");
	if (root.matches(".p-selectbutton")) return textOf(root, ".p-togglebutton-checked").join("");
	const input = root.querySelector("input");
	if (!input) return (root.textContent ?? "").trim();
	return input.type === "checkbox" ? input.checked : input.value;
}
function state() {
	const held: Record<string, unknown> = copy(entrant) as Record<string, unknown>;
	held.dob = iso(entrant.dob, true);
	held.grad_month = iso(entrant.grad_month, false);
	held.school = entrant.school && typeof entrant.school === "object" ? entrant.school.id : null;
	for (const row of [0, 1, 2]) for (const field of ["title", "grade", "note"] as const) held[`honor${row}${field}`] = copy(honors[row]?.[field] ?? "");
	for (const row of [0, 1, 2])
		for (const field of ["org", "kind", "role", "grades", "hours", "note"] as const) held[`act${row}${field}`] = copy(activities[row]?.[field] ?? (field === "grades" ? [] : ""));
	for (const row of [0, 1]) for (const field of ["first", "age"] as const) held[`sib${row}${field}`] = copy(siblings[row]?.[field] ?? "");
	return held;
}
Object.assign(window, {
	formState: () => ({ ...state(), submitted: submitted.value }),
	formShown: () => Object.fromEntries(Object.keys(state()).map((key) => [key, read(key)])),
});
