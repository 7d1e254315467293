import { definePreset } from "@primeuix/themes";
import Lara from "@primeuix/themes/lara";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import Column from "primevue/column";
import PrimeVue from "primevue/config";
import DataTable from "primevue/datatable";
import DatePicker from "primevue/datepicker";
import Dialog from "primevue/dialog";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import Message from "primevue/message";
import MultiSelect from "primevue/multiselect";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import Tab from "primevue/tab";
import TabList from "primevue/tablist";
import TabPanel from "primevue/tabpanel";
import TabPanels from "primevue/tabpanels";
import Tabs from "primevue/tabs";
import Textarea from "primevue/textarea";
import ToggleSwitch from "primevue/toggleswitch";
// @ts-expect-error the build of Vue that compiles templates has no types of its own
import { createApp, reactive, ref, toRaw } from "vue/dist/vue.esm-bundler.js";
import { MAJORS, STATES } from "../../lists";
import "./page.css";

type Activity = { name: string; role: string; grades: string[]; hours: number | null };
type Award = { title: string; grade: string };
const LIMIT = 3;

const form = reactive({
	first: "", mi: "", last: "", goesBy: "", birth: null as Date | null, gender: null as string | null, phone: "", email: "",
	street: "", apt: "", city: "", state: null as string | null, zip: "", shirt: null as string | null, ssn: "",
	club: "", clubYears: null as number | null, leader: "", leaderPhone: "", projects: [] as string[], exhibited: null as string | null,
	school: "", schoolCity: "", schoolState: null as string | null, grade: null as string | null, graduates: null as Date | null, gpa: null as number | null,
	rank: null as number | null, classSize: null as number | null, sat: null as number | null, act: null as number | null,
	college: "", major: "", starts: null as string | null, degree: "",
	p1First: "", p1Last: "", p1Job: "", p2First: "", p2Last: "", p2Job: "", marital: null as string | null, siblings: null as number | null,
	income: null as number | null, firstGen: false, aid: null as string | null, ethnicity: null as string | null, race: [] as string[], languages: [] as string[],
	essay: "", heard: null as string | null, reference: "", referencePhone: "", emergency: "", parentSignature: "", photos: false, certify: false,
});
const activities = ref([] as Activity[]);
const awards = ref([] as Award[]);
const sent = ref(false);

const day = (date: Date | null) => (date ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}` : "");
const at = (id: string) => document.getElementById(id);
const boxText = (id: string) => (at(id) as HTMLInputElement | null)?.value ?? "";
const selectText = (id: string) => (at(id)?.classList.contains("p-placeholder") ? "" : (at(id)?.textContent ?? "").trim());
const chips = (id: string) => [...document.querySelectorAll(`.p-multiselect:has(#${id}) .p-chip-label`)].map((chip) => chip.textContent ?? "");
const cells = (id: string) =>
	[...document.querySelectorAll(`#${id} tbody tr:not(.p-datatable-empty-message)`)].map((row) => [...row.querySelectorAll("td")].map((cell) => (cell.textContent ?? "").trim()));

Object.assign(window, {
	formState() {
		const raw = JSON.parse(JSON.stringify(toRaw(form)));
		const rows: Record<string, unknown> = {};
		for (let i = 0; i < LIMIT; i++) {
			const activity = activities.value[i];
			const award = awards.value[i];
			rows[`activity${i + 1}Name`] = activity?.name ?? "";
			rows[`activity${i + 1}Role`] = activity?.role ?? "";
			rows[`activity${i + 1}Grades`] = activity ? [...activity.grades] : [];
			rows[`activity${i + 1}Hours`] = activity?.hours ?? null;
			rows[`award${i + 1}Title`] = award?.title ?? "";
			rows[`award${i + 1}Grade`] = award?.grade ?? "";
		}
		return { ...raw, ...rows, birth: day(form.birth), graduates: day(form.graduates).slice(0, 7), submitted: sent.value };
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const key of Object.keys(form)) shown[key] = boxText(key);
		for (const key of ["gender", "state", "shirt", "schoolState", "grade", "starts", "marital", "ethnicity", "heard"]) shown[key] = selectText(key);
		for (const key of ["projects", "race", "languages"]) shown[key] = chips(key);
		for (const key of ["exhibited", "aid"]) shown[key] = document.querySelector(`#${key} [aria-pressed=true]`)?.textContent?.trim() ?? "";
		shown.degree = document.querySelector("input[name=degree]:checked")?.closest(".choice")?.textContent?.trim() ?? "";
		for (const key of ["firstGen", "photos", "certify"]) shown[key] = (at(key) as HTMLInputElement).checked;
		const activityRows = cells("activities");
		const awardRows = cells("awards");
		for (let i = 0; i < LIMIT; i++) {
			const [name = "", role = "", grades = "", hours = ""] = activityRows[i] ?? [];
			Object.assign(shown, { [`activity${i + 1}Name`]: name, [`activity${i + 1}Role`]: role, [`activity${i + 1}Grades`]: grades.split(", ").filter(Boolean), [`activity${i + 1}Hours`]: hours });
			const [title = "", grade = ""] = awardRows[i] ?? [];
			Object.assign(shown, { [`award${i + 1}Title`]: title, [`award${i + 1}Grade`]: grade });
		}
		return shown;
	},
});

const line = (id: string, label: string, control: string, help = "", labelled = "for") =>
	`<div class="line"><label ${labelled === "for" ? `for="${id}"` : `id="${id}-l"`}>${label}</label><div>${control}${help ? `<small>${help}</small>` : ""}</div></div>`;
const text = (id: string, label: string, help = "", more = "") => line(id, label, `<InputText id="${id}" v-model="form.${id}" fluid ${more} />`, help);
const mask = (id: string, label: string, pattern: string, sample: string, help = "") => line(id, label, `<InputMask id="${id}" v-model="form.${id}" mask="${pattern}" placeholder="${sample}" fluid />`, help);
const pick = (id: string, label: string, options: string, help = "", more = "") =>
	line(id, label, `<Select labelId="${id}" aria-labelledby="${id}-l ${id}" v-model="form.${id}" :options="${options}" optionLabel="text" optionValue="value" placeholder="Choose one" fluid ${more} />`, help, "id");
const count = (id: string, label: string, more = "", help = "") => line(id, label, `<InputNumber inputId="${id}" v-model="form.${id}" fluid ${more} />`, help);
const many = (id: string, label: string, options: string, help = "") => line(id, label, `<MultiSelect inputId="${id}" v-model="form.${id}" :options="${options}" display="chip" placeholder="Choose any" fluid />`, help);

const App = {
	components: { AutoComplete, Button, Checkbox, Column, DataTable, DatePicker, Dialog, InputMask, InputNumber, InputText, Message, MultiSelect, RadioButton, Select, SelectButton, Tab, TabList, TabPanel, TabPanels, Tabs, Textarea, ToggleSwitch },
	setup() {
		const same = (list: string[]) => list.map((value) => ({ value, text: value }));
		const activityOpen = ref(false);
		const awardOpen = ref(false);
		const editing = ref(-1);
		const activity = ref({ name: "", role: "", grades: [], hours: null } as Activity);
		const award = ref({ title: "", grade: "" } as Award);
		const majors = ref([] as string[]);
		return {
			form, activities, awards, sent, activityOpen, awardOpen, activity, award, majors, limit: LIMIT, editing,
			states: STATES.map(([value, text]) => ({ value, text })),
			genders: same(["Female", "Male", "Another / self-described", "Rather not say"]),
			shirts: same(["Youth L", "Adult S", "Adult M", "Adult L", "Adult XL", "Adult 2XL"]),
			projectList: ["Beef", "Dairy goats", "Dog", "Foods and nutrition", "Gardening", "Horse", "Leathercraft", "Poultry", "Rabbits and cavies", "Robotics", "Sheep", "Shooting sports", "Swine"],
			gradeNow: [{ value: "11", text: "Junior (11th)" }, { value: "12", text: "Senior (12th)" }, { value: "13", text: "Already in college or trade school" }],
			startTerms: [{ value: "2027-summer", text: "Summer 2027" }, { value: "2027-fall", text: "Fall 2027" }, { value: "2028-fall", text: "Fall 2028" }],
			maritalList: same(["Married", "Divorced", "Separated", "Widowed", "Never married", "Domestic partners"]),
			ethnicities: [{ value: "H", text: "Hispanic or Latino" }, { value: "N", text: "Not Hispanic or Latino" }, { value: "X", text: "Prefer not to state" }],
			races: ["American Indian or Alaskan Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"],
			tongues: ["English", "French", "German", "Hmong", "Igbo", "Portuguese", "Punjabi", "Spanish", "Tagalog", "Vietnamese"],
			sources: same(["Fair premium book", "4-H newsletter", "School counselor", "Radio", "Neighbor or friend"]),
			gradesList: ["8th", "9th", "10th", "11th", "12th"],
			degrees: [["cert", "Trade certificate"], ["aa", "Associate"], ["ba", "Bachelor's"], ["ma", "Master's"], ["phd", "Doctorate"]],
			searchMajors({ query }: { query: string }) { majors.value = MAJORS.filter((each) => each.toLowerCase().includes(query.toLowerCase())); },
			newActivity() { activity.value = { name: "", role: "", grades: [], hours: null }; editing.value = -1; activityOpen.value = true; },
			editActivity(index: number) { activity.value = { ...activities.value[index] as Activity }; editing.value = index; activityOpen.value = true; },
			saveActivity() {
				if (!activity.value.name) return;
				if (editing.value < 0) activities.value.push(activity.value);
				else activities.value[editing.value] = activity.value;
				activityOpen.value = false;
			},
			newAward() { award.value = { title: "", grade: "" }; awardOpen.value = true; },
			saveAward() { if (award.value.title) { awards.value.push(award.value); awardOpen.value = false; } },
		};
	},
	template: `
<header class="fair"><div class="wrap"><p>Tule Basin County Fair &amp; 4-H Foundation</p><h1>Blue Ribbon Scholarship</h1><span>Eight awards of $1,500 for youth headed to college or trade school · Turn in by March 15</span></div></header>
<form class="wrap" novalidate @submit.prevent="sent = true">
<Message severity="secondary" :closable="false" class="hint">Howdy! Work through the tabs in any order. Nothing is sent until you press <b>Turn in my application</b> on the last tab.</Message>
<Tabs value="you">
<TabList>
<Tab value="you">About you</Tab><Tab value="fair">Fair &amp; 4-H</Tab><Tab value="school">School &amp; plans</Tab><Tab value="family">Family</Tab><Tab value="record">Activities &amp; awards</Tab><Tab value="finish">Finish up</Tab>
</TabList>
<TabPanels>
<TabPanel value="you">
${text("first", "First name <i>*</i>")}
${text("mi", "Middle initial", "", 'maxlength="1" class="tiny"')}
${text("last", "Last name <i>*</i>")}
${text("goesBy", "What do folks call you?", "Nickname for the awards program, if you use one")}
${line("birth", "Birthday <i>*</i>", '<DatePicker inputId="birth" v-model="form.birth" dateFormat="mm/dd/yy" placeholder="mm/dd/yyyy" showIcon fluid />')}
${pick("gender", "Gender", "genders")}
${mask("phone", "Phone <i>*</i>", "(999) 999-9999", "(555) 555-5555", "Cell is best")}
${text("email", "Email <i>*</i>", "", 'type="email"')}
<h2>Where you live</h2>
${text("street", "Street or road <i>*</i>")}
${text("apt", "Apt or space no.")}
${text("city", "Town <i>*</i>")}
${pick("state", "State <i>*</i>", "states", "", "filter")}
${mask("zip", "ZIP <i>*</i>", "99999", "99999")}
<h2>For the awards office</h2>
${pick("shirt", "T-shirt size", "shirts")}
${mask("ssn", "Social Security no.", "999-99-9999", "___-__-____", "Winners only. You may leave it until later.")}
</TabPanel>
<TabPanel value="fair">
${text("club", "Name of your 4-H club or FFA chapter")}
${count("clubYears", "Years enrolled", 'showButtons :min="0" :max="14"')}
${text("leader", "Club leader or advisor")}
${mask("leaderPhone", "Leader's phone", "(999) 999-9999", "(555) 555-5555")}
${many("projects", "Projects you have carried", "projectList")}
${line("exhibited", "Have you shown at our fair?", `<SelectButton id="exhibited" aria-labelledby="exhibited-l" v-model="form.exhibited" :options="['Yes', 'No']" />`, "", "id")}
</TabPanel>
<TabPanel value="school">
${text("school", "High school <i>*</i>")}
${text("schoolCity", "Town the school is in")}
${pick("schoolState", "State the school is in", "states", "", "filter")}
${pick("grade", "Year in school", "gradeNow")}
${line("graduates", "Graduation month", '<DatePicker inputId="graduates" v-model="form.graduates" view="month" dateFormat="mm/yy" placeholder="mm/yyyy" fluid />')}
${count("gpa", "GPA, unweighted", ':min="0" :max="4" :minFractionDigits="2" :maxFractionDigits="2"', "On a 4.00 scale")}
${count("rank", "Class rank", ':min="1"')}
${count("classSize", "Number in your class", ':min="1"')}
${count("sat", "SAT total, if taken", ':useGrouping="false" :min="400" :max="1600"')}
${count("act", "ACT composite, if taken", ':min="1" :max="36"')}
<h2>What comes next</h2>
${text("college", "School you plan to attend")}
${line("major", "Planned field of study", '<AutoComplete inputId="major" v-model="form.major" :suggestions="majors" @complete="searchMajors" placeholder="Start typing" fluid />')}
${pick("starts", "When you start", "startTerms")}
<div class="line"><span id="degree-l">Highest degree you are after</span><div class="choices" role="radiogroup" aria-labelledby="degree-l"><div class="choice" v-for="[value, words] in degrees" :key="value"><RadioButton v-model="form.degree" :inputId="'degree-' + value" name="degree" :value="value" /><label :for="'degree-' + value">{{ words }}</label></div></div></div>
</TabPanel>
<TabPanel value="family">
<div class="pair"><fieldset><legend>Parent or guardian 1</legend>
${text("p1First", "First name")}${text("p1Last", "Last name")}${text("p1Job", "Line of work")}
</fieldset><fieldset><legend>Parent or guardian 2</legend>
${text("p2First", "First name")}${text("p2Last", "Last name")}${text("p2Job", "Line of work")}
</fieldset></div>
${pick("marital", "Your parents are", "maritalList")}
${count("siblings", "How many brothers and sisters?", 'showButtons :min="0" :max="20"')}
${count("income", "Yearly household income", 'mode="currency" currency="USD" locale="en-US" :minFractionDigits="0" :maxFractionDigits="0"', "Before taxes. Seen only by the treasurer.")}
${line("firstGen", "I will be the first in my family to go to college", '<ToggleSwitch inputId="firstGen" v-model="form.firstGen" />')}
${line("aid", "Do you receive financial aid?", `<SelectButton id="aid" aria-labelledby="aid-l" v-model="form.aid" :options="['Yes', 'No']" />`, "", "id")}
<h2>Federal reporting</h2><p class="note">4-H is a program of USDA, which asks us to gather this. Answering is voluntary.</p>
${pick("ethnicity", "Ethnicity", "ethnicities")}
${many("race", "Race", "races", "Choose all that apply")}
${many("languages", "Languages you speak", "tongues")}
</TabPanel>
<TabPanel value="record">
<h2>Activities, jobs and projects</h2><p class="note">Your top three. Press the button once for each.</p>
<DataTable :value="activities" id="activities" size="small">
<Column field="name" header="Group, project or employer" /><Column field="role" header="What you did there" />
<Column header="Grades"><template #body="{ data }">{{ data.grades.join(", ") }}</template></Column><Column field="hours" header="Hours a week" />
<Column><template #body="{ index }"><Button type="button" label="Edit" text size="small" @click="editActivity(index)" /><Button type="button" label="Remove" text severity="danger" size="small" @click="activities.splice(index, 1)" /></template></Column>
<template #empty>Nothing added yet.</template>
</DataTable>
<Button type="button" id="new-activity" label="Add an activity" outlined :disabled="activities.length >= limit" @click="newActivity" />
<h2>Awards</h2><p class="note">Three at most, in or out of the fair.</p>
<DataTable :value="awards" id="awards" size="small">
<Column field="title" header="Award" /><Column field="grade" header="Grade when won" />
<Column><template #body="{ index }"><Button type="button" label="Remove" text severity="danger" size="small" @click="awards.splice(index, 1)" /></template></Column>
<template #empty>Nothing added yet.</template>
</DataTable>
<Button type="button" id="new-award" label="Add an award" outlined :disabled="awards.length >= limit" @click="newAward" />
</TabPanel>
<TabPanel value="finish">
${line("essay", "Tell us how growing up in farm country shaped your plans", '<Textarea id="essay" v-model="form.essay" rows="6" fluid />', "300 words or fewer")}
${pick("heard", "How did you hear about us?", "sources")}
${text("reference", "Adult who can vouch for you", "Not a relative")}
${mask("referencePhone", "Their phone", "(999) 999-9999", "(555) 555-5555")}
${text("emergency", "Emergency contact on awards night")}
<div class="line"><span></span><div class="choice"><Checkbox inputId="photos" v-model="form.photos" binary /><label for="photos">The Foundation may use my photo in the premium book and online.</label></div></div>
<div class="line"><span></span><div class="choice"><Checkbox inputId="certify" v-model="form.certify" binary /><label for="certify">What I have written here is true and my own. <i>*</i></label></div></div>
${text("parentSignature", "Parent's signature (type name)")}
<div class="end"><Button type="submit" label="Turn in my application" /></div>
<Message v-if="sent" severity="success">Thanks! We have your application.</Message>
</TabPanel>
</TabPanels>
</Tabs>
</form>
<Dialog v-model:visible="activityOpen" modal :header="editing < 0 ? 'Add an activity' : 'Edit activity'" :style="{ width: '34rem' }">
<div class="stack"><label for="a-name">Group, project or employer</label><InputText id="a-name" v-model="activity.name" maxlength="80" fluid /></div>
<div class="stack"><label for="a-role">Your job or office there</label><InputText id="a-role" v-model="activity.role" maxlength="60" fluid /></div>
<div class="stack"><label for="a-grades">Grades you took part</label><MultiSelect inputId="a-grades" v-model="activity.grades" :options="gradesList" :showToggleAll="false" placeholder="Pick grades" fluid /></div>
<div class="stack"><label for="a-hours">Hours in a usual week</label><InputNumber inputId="a-hours" v-model="activity.hours" :min="0" :max="168" :maxFractionDigits="1" fluid /></div>
<template #footer><Button type="button" label="Cancel" text @click="activityOpen = false" /><Button type="button" label="Save activity" @click="saveActivity" /></template>
</Dialog>
<Dialog v-model:visible="awardOpen" modal header="Add an award" :style="{ width: '30rem' }">
<div class="stack"><label for="w-title">Name of the award</label><InputText id="w-title" v-model="award.title" fluid /></div>
<div class="stack"><label id="w-grade-l">Grade you were in</label><Select labelId="w-grade" aria-labelledby="w-grade-l w-grade" v-model="award.grade" :options="gradesList" placeholder="Choose one" fluid /></div>
<template #footer><Button type="button" label="Cancel" text @click="awardOpen = false" /><Button type="button" label="Save award" @click="saveAward" /></template>
</Dialog>`,
};

const Fair = definePreset(Lara, {
	semantic: { primary: { 50: "{green.50}", 100: "{green.100}", 200: "{green.200}", 300: "{green.300}", 400: "{green.400}", 500: "{green.700}", 600: "{green.800}", 700: "{green.800}", 800: "{green.900}", 900: "{green.900}", 950: "{green.950}" } },
});
const app = createApp(App);
app.use(PrimeVue, { theme: { preset: Fair, options: { darkModeSelector: "none" } } });
app.mount("#root");
