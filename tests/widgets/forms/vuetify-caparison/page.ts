import { computed, createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import "vuetify/styles";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import * as directives from "vuetify/directives";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import { COUNTRIES, STATES } from "../../lists";
import "./page.css";

const states = STATES.map(([value, title]) => ({ value, title }));
const programs = [
	"Accounting", "Agricultural Science", "Anthropology", "Biology", "Business Administration", "Chemistry", "Civil Engineering",
	"Computer Science", "Criminal Justice", "Early Childhood Education", "Economics", "Elementary Education", "English",
	"Environmental Engineering", "Environmental Studies", "Fire Science", "Forestry", "History", "Mathematics", "Mechanical Engineering",
	"Nursing", "Psychology", "Welding Technology", "Undecided / exploring",
];
const activityKinds = [
	"Academic team", "Athletics", "Community service", "Cultural group", "Debate and speech", "Employment (paid)", "Environment and outdoors",
	"Family responsibilities", "Music or theater", "Student government", "Something else",
];
const MAX_ACTIVITIES = 3;
const blank = () => ({ kind: null as string | null, org: "", role: "", did: "", hours: "", weeks: "" });
const TESTS = [
	{ id: "satRw", name: "SAT Evidence-Based Reading and Writing" },
	{ id: "satMath", name: "SAT Math" },
	{ id: "act", name: "ACT Composite" },
	{ id: "psat", name: "PSAT/NMSQT Total" },
	{ id: "accu", name: "ACCUPLACER Writing" },
];

const f = reactive({
	entry: null, surname: "", given: "", middle: "", suffix: null, goesBy: "", earlier: "", dob: null as Date | null, tbccId: "",
	email: "", phone: "", phoneKind: null, texts: false,
	street: "", unit: "", town: "", state: null, zip: "", country: null, mailing: "",
	hs: "", hsTown: "", hsState: null, hsStatus: null, hsEnd: null as Date | null, grade: null, gpa: null, college: null, collegeName: "", collegeWhen: "",
	year: null, program: null, degree: null, career: "", applied: [] as string[], services: [] as string[],
	tongues: [] as string[], firstGen: null, military: null, hispanic: null, citizen: null,
	tests: Object.fromEntries(TESTS.map(({ id }) => [id, { score: "", date: "" }])) as Record<string, { score: string; date: string }>,
	activities: [] as ReturnType<typeof blank>[],
	iceName: "", iceTie: "", icePhone: "", truth: false, sign: "",
	submitted: false,
});

const two = (n: number) => String(n).padStart(2, "0");
const us = (date: Date | null) => (date ? `${two(date.getMonth() + 1)}/${two(date.getDate())}/${date.getFullYear()}` : "");
const iso = (date: Date | null) => (date ? `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}` : "");

const App = {
	setup() {
		const dobOpen = ref(false);
		const endOpen = ref(false);
		const dialog = ref(false);
		const draft = ref(blank());
		const editing = ref(-1);
		const start = (at: number) => {
			editing.value = at;
			draft.value = at < 0 ? blank() : { ...f.activities[at] };
			dialog.value = true;
		};
		const keep = () => {
			if (editing.value < 0) f.activities.push({ ...draft.value });
			else f.activities[editing.value] = { ...draft.value };
			dialog.value = false;
		};
		return {
			f, states, programs, activityKinds, TESTS, MAX_ACTIVITIES, countries: COUNTRIES, dobOpen, endOpen, dialog, draft, editing, start, keep,
			dobText: computed(() => us(f.dob)), endText: computed(() => us(f.hsEnd)),
			remove: (at: number) => f.activities.splice(at, 1),
			send: () => (f.submitted = true),
			hsStatuses: [
				{ title: "Still enrolled; diploma expected", value: "EXP" },
				{ title: "Finished with a diploma", value: "DIP" },
				{ title: "GED, HiSET or state equivalency", value: "EQV" },
				{ title: "Left without finishing", value: "NON" },
			],
			grades: [
				{ title: "Freshman", value: "09" }, { title: "Sophomore", value: "10" }, { title: "Junior", value: "11" }, { title: "Senior", value: "12" },
				{ title: "Not in high school", value: "NA" },
			],
			degrees: ["Certificate only", "Associate (AA, AS, AAOT)", "Baccalaureate", "Master's", "Doctoral", "First professional (law, medicine)", "Not sure"],
			services: ["Tutoring", "Disability services", "Child care", "Veterans office", "Bus pass", "Student housing"],
			tongueItems: ["American Sign Language", "Arabic", "Cantonese", "English", "French", "German", "Mandarin", "Russian", "Spanish", "Tagalog", "Vietnamese"],
			collegeItems: ["Eastern Oregon University", "Oregon Institute of Technology", "Oregon State University", "Portland State University", "Southern Oregon University", "University of Oregon", "Western Oregon University"],
		};
	},
	template: `
<v-app><v-main>
<header class="masthead"><div class="wrap"><h1>Tolovana Bay Community College</h1><p>Admission application: transfer, first-time and dual-enrollment students</p></div></header>
<div class="wrap"><v-form @submit.prevent="send">
<v-card class="mb-5"><h2 class="section-title">A. About you</h2><v-card-text><v-row>
	<v-col cols="12" class="k-entry"><v-radio-group v-model="f.entry" label="Which admission path are you using?" inline>
		<v-radio label="Dual enrollment (still in high school)" value="DE"/><v-radio label="First time in college" value="FT"/><v-radio label="Transfer from another college" value="TR"/></v-radio-group></v-col>
	<v-col cols="4" class="k-surname"><v-text-field v-model="f.surname" label="Surname" hint="As printed on your government ID" persistent-hint/></v-col>
	<v-col cols="4" class="k-given"><v-text-field v-model="f.given" label="Given name"/></v-col>
	<v-col cols="4" class="k-middle"><v-text-field v-model="f.middle" label="Middle"/></v-col>
	<v-col cols="2" class="k-suffix"><v-select v-model="f.suffix" label="Suffix" :items="['Jr.','Sr.','II','III','IV']" clearable/></v-col>
	<v-col cols="5" class="k-goesBy"><v-text-field v-model="f.goesBy" label="What should we call you?" hint="Shown on class rosters instead of your given name" persistent-hint/></v-col>
	<v-col cols="5" class="k-earlier"><v-text-field v-model="f.earlier" label="Other names on your school records"/></v-col>
	<v-col cols="4" class="k-dob"><v-menu v-model="dobOpen" :close-on-content-click="false">
		<template #activator="{ props }"><v-text-field v-bind="props" :model-value="dobText" label="Born on (MM/DD/YYYY)" readonly prepend-inner-icon="$calendar"/></template>
		<v-date-picker v-model="f.dob" title="Date of birth" max="2014-12-31" @update:model-value="dobOpen = false"/></v-menu></v-col>
	<v-col cols="4" class="k-citizen"><v-select v-model="f.citizen" label="Citizenship" :items="[{title:'United States citizen',value:'1'},{title:'Permanent resident (green card)',value:'2'},{title:'Refugee or asylee',value:'3'},{title:'Student or exchange visa',value:'4'},{title:'None of these',value:'9'}]"/></v-col>
	<v-col cols="4" class="k-tbccId"><v-text-field v-model="f.tbccId" label="TBCC student number (T00…)" placeholder="T00123456" hint="Leave empty if you never took a class here" persistent-hint/></v-col>
</v-row></v-card-text></v-card>

<v-card class="mb-5"><h2 class="section-title">B. How we reach you</h2><v-card-text><v-row>
	<v-col cols="5" class="k-email"><v-text-field v-model="f.email" label="Personal e-mail (not a school account)" type="email"/></v-col>
	<v-col cols="3" class="k-phone"><v-text-field v-model="f.phone" label="Best number to call" type="tel" placeholder="541-555-0100"/></v-col>
	<v-col cols="4" class="k-phoneKind"><v-select v-model="f.phoneKind" label="That number is a" :items="['Cell phone','Home line','Work line','Message phone']"/></v-col>
	<v-col cols="12" class="k-texts"><v-switch v-model="f.texts" color="primary" label="I agree to receive text messages from TBCC. Message and data rates may apply." hide-details/></v-col>
	<v-col cols="8" class="k-street"><v-text-field v-model="f.street" label="Where you live: number and street"/></v-col>
	<v-col cols="4" class="k-unit"><v-text-field v-model="f.unit" label="Apartment, space or lot"/></v-col>
	<v-col cols="4" class="k-town"><v-text-field v-model="f.town" label="Town or city"/></v-col>
	<v-col cols="3" class="k-state"><v-autocomplete v-model="f.state" label="State" :items="states" auto-select-first/></v-col>
	<v-col cols="2" class="k-zip"><v-text-field v-model="f.zip" label="ZIP" maxlength="10"/></v-col>
	<v-col cols="3" class="k-country"><v-autocomplete v-model="f.country" label="Country" :items="countries"/></v-col>
	<v-col cols="12" class="k-mailing"><v-textarea v-model="f.mailing" rows="2" label="Mailing address, only if mail cannot reach you at the address above"/></v-col>
</v-row></v-card-text></v-card>

<v-card class="mb-5"><h2 class="section-title">C. Schooling</h2><v-card-text><v-row>
	<v-col cols="6" class="k-hs"><v-text-field v-model="f.hs" label="High school attended most recently"/></v-col>
	<v-col cols="3" class="k-hsTown"><v-text-field v-model="f.hsTown" label="Its city"/></v-col>
	<v-col cols="3" class="k-hsState"><v-select v-model="f.hsState" label="Its state" :items="states"/></v-col>
	<v-col cols="5" class="k-hsStatus"><v-select v-model="f.hsStatus" label="Diploma status" :items="hsStatuses"/></v-col>
	<v-col cols="3" class="k-grade"><v-select v-model="f.grade" label="Class standing" :items="grades"/></v-col>
	<v-col cols="4" class="k-hsEnd"><v-menu v-model="endOpen" :close-on-content-click="false">
		<template #activator="{ props }"><v-text-field v-bind="props" :model-value="endText" label="Diploma date (or expected)" readonly prepend-inner-icon="$calendar"/></template>
		<v-date-picker v-model="f.hsEnd" hide-header show-adjacent-months @update:model-value="endOpen = false"/></v-menu></v-col>
	<v-col cols="4" class="k-gpa"><v-number-input v-model="f.gpa" label="GPA (4.00 scale)" :min="0" :max="4" :step="0.01" :precision="2" control-variant="hidden" hint="Without extra points for honors or AP" persistent-hint/></v-col>
	<v-col cols="8" class="k-college"><v-radio-group v-model="f.college" inline label="Have you ever been enrolled at another college, even for one class?"><v-radio label="Yes" value="Y"/><v-radio label="No" value="N"/></v-radio-group></v-col>
	<template v-if="f.college === 'Y'">
	<v-col cols="7" class="k-collegeName"><v-text-field v-model="f.collegeName" label="Which college?"/></v-col>
	<v-col cols="5" class="k-collegeWhen"><v-text-field v-model="f.collegeWhen" label="When were you there?" placeholder="e.g. Fall 2024 – Spring 2025"/></v-col>
	</template>
</v-row></v-card-text></v-card>

<v-card class="mb-5"><h2 class="section-title">D. Where you are headed</h2><v-card-text><v-row>
	<v-col cols="4" class="k-year"><v-select v-model="f.year" label="Year you will start college" :items="['2026','2027','2028','2029']"/></v-col>
	<v-col cols="4" class="k-program"><v-autocomplete v-model="f.program" label="Area of study" :items="programs"/></v-col>
	<v-col cols="4" class="k-degree"><v-select v-model="f.degree" label="Furthest degree you have in mind" :items="degrees"/></v-col>
	<v-col cols="5" class="k-career"><v-text-field v-model="f.career" label="The job you have in mind"/></v-col>
	<v-col cols="7" class="k-applied"><v-combobox v-model="f.applied" label="Universities you have applied to" :items="collegeItems" multiple chips closable-chips hint="Pick from the list or type a name and press Enter" persistent-hint/></v-col>
	<v-col cols="12" class="k-services"><v-select v-model="f.services" label="Send me information about" :items="services" multiple chips/></v-col>
</v-row></v-card-text></v-card>

<v-card class="mb-5"><h2 class="section-title">E. Test scores</h2><p class="section-note">Scores are used for placement in math and writing. Give your best result; skip what you did not take.</p>
<v-table class="tests"><thead><tr><th>Examination</th><th>Score</th><th>Taken on (MM/DD/YYYY)</th></tr></thead><tbody>
	<tr v-for="test in TESTS" :key="test.id"><td>{{ test.name }}</td>
	<td :class="'k-' + test.id + 'Score'"><v-text-field v-model="f.tests[test.id].score" density="compact" variant="outlined" hide-details single-line inputmode="numeric" :aria-label="test.name + ' score'"/></td>
	<td :class="'k-' + test.id + 'Date'"><v-text-field v-model="f.tests[test.id].date" density="compact" variant="outlined" hide-details single-line placeholder="MM/DD/YYYY" :aria-label="test.name + ' date'"/></td></tr>
</tbody></v-table></v-card>

<v-card class="mb-5"><h2 class="section-title">F. Life outside class</h2><p class="section-note">Jobs, clubs, teams, volunteering. List up to three, the ones that matter most first.</p><v-card-text>
	<div v-for="(activity, at) in f.activities" :key="at" class="act-line"><div class="grow">
		<h4><span class="a-role">{{ activity.role }}</span> · <span class="a-org">{{ activity.org }}</span></h4>
		<p><span class="a-kind">{{ activity.kind }}</span> · <span class="a-hours">{{ activity.hours }}</span> hours a week · <span class="a-weeks">{{ activity.weeks }}</span> weeks a year</p>
		<p class="a-did">{{ activity.did }}</p></div>
		<v-btn size="small" variant="text" @click="start(at)">Edit</v-btn><v-btn size="small" variant="text" color="error" @click="remove(at)">Remove</v-btn></div>
	<v-btn v-if="f.activities.length < MAX_ACTIVITIES" prepend-icon="$plus" variant="tonal" color="primary" @click="start(-1)">Add an activity</v-btn>
	<v-dialog v-model="dialog" max-width="640"><v-card :title="editing < 0 ? 'Add an activity' : 'Edit activity'"><v-card-text><v-row>
		<v-col cols="6"><v-select v-model="draft.kind" label="Kind" :items="activityKinds"/></v-col>
		<v-col cols="6"><v-text-field v-model="draft.org" label="Group or employer"/></v-col>
		<v-col cols="6"><v-text-field v-model="draft.role" label="Your role" counter="50" maxlength="50"/></v-col>
		<v-col cols="3"><v-text-field v-model="draft.hours" label="Hours a week" type="number" min="0"/></v-col>
		<v-col cols="3"><v-text-field v-model="draft.weeks" label="Weeks a year" type="number" min="0" max="52"/></v-col>
		<v-col cols="12"><v-textarea v-model="draft.did" rows="3" counter="200" maxlength="200" label="What you did there"/></v-col>
	</v-row></v-card-text><v-card-actions><v-spacer/><v-btn @click="dialog = false">Cancel</v-btn><v-btn color="primary" variant="flat" @click="keep">Save activity</v-btn></v-card-actions></v-card></v-dialog>
</v-card-text></v-card>

<v-card class="mb-5"><h2 class="section-title">G. For our state and federal reports</h2><p class="section-note">Answers here play no part in admission.</p><v-card-text><v-row>
	<v-col cols="6" class="k-hispanic"><v-radio-group v-model="f.hispanic" label="Are you of Hispanic, Latino or Latina origin?" inline><v-radio label="Yes" value="1"/><v-radio label="No" value="0"/><v-radio label="Rather not say" value="9"/></v-radio-group></v-col>
	<v-col cols="6" class="k-firstGen"><v-radio-group v-model="f.firstGen" label="Would you be the first in your family to go to college?" inline><v-radio label="Yes" value="yes"/><v-radio label="No" value="no"/><v-radio label="I am not sure" value="unsure"/></v-radio-group></v-col>
	<v-col cols="5" class="k-military"><v-select v-model="f.military" label="Military connection" :items="['Active duty, Guard or Reserve','Veteran','Spouse or child of a service member','No connection']"/></v-col>
	<v-col cols="7" class="k-tongues"><v-combobox v-model="f.tongues" label="Languages you know" :items="tongueItems" multiple chips closable-chips/></v-col>
</v-row></v-card-text></v-card>

<v-card class="mb-5"><h2 class="section-title">H. In an emergency, please notify</h2><v-card-text><v-row>
	<v-col cols="5" class="k-iceName"><v-text-field v-model="f.iceName" label="Full name"/></v-col>
	<v-col cols="3" class="k-iceTie"><v-text-field v-model="f.iceTie" label="Relationship"/></v-col>
	<v-col cols="4" class="k-icePhone"><v-text-field v-model="f.icePhone" label="Phone" type="tel"/></v-col>
	<v-col cols="12" class="k-truth"><v-checkbox v-model="f.truth" hide-details label="I certify that what I have stated is complete and correct, and I understand that false statements may lead to dismissal."/></v-col>
	<v-col cols="6" class="k-sign"><v-text-field v-model="f.sign" label="Type your full name as your signature"/></v-col>
</v-row></v-card-text></v-card>
<v-btn type="submit" color="primary" size="large" class="mb-10">Submit application</v-btn>
</v-form></div></v-main></v-app>`,
};

createApp(App)
	.use(createVuetify({
		components, directives,
		icons: { defaultSet: "mdi", aliases, sets: { mdi } },
		theme: { defaultTheme: "tbcc", themes: { tbcc: { dark: false, colors: { primary: "#17453b" } } } },
		defaults: { VTextField: { variant: "outlined", density: "comfortable" }, VSelect: { variant: "outlined", density: "comfortable" }, VAutocomplete: { variant: "outlined", density: "comfortable" }, VCombobox: { variant: "outlined", density: "comfortable" }, VTextarea: { variant: "outlined" }, VNumberInput: { variant: "outlined", density: "comfortable" } },
	}))
	.mount("#root");

const simple = [
	"entry", "surname", "given", "middle", "suffix", "goesBy", "earlier", "citizen", "tbccId", "email", "phone", "phoneKind", "texts", "street", "unit", "town", "state", "zip",
	"country", "mailing", "hs", "hsTown", "hsState", "hsStatus", "grade", "gpa", "college", "collegeName", "collegeWhen", "year", "program", "degree", "career", "applied",
	"services", "hispanic", "firstGen", "military", "tongues", "iceName", "iceTie", "icePhone", "truth", "sign",
] as const;
const parts = ["kind", "org", "role", "did", "hours", "weeks"] as const;

Object.assign(window, {
	formState: () => ({
		...Object.fromEntries(simple.map((key) => [key, Array.isArray(f[key]) ? [...(f[key] as string[])] : (f[key] ?? "")])),
		dob: iso(f.dob),
		hsEnd: iso(f.hsEnd),
		...Object.fromEntries(TESTS.flatMap(({ id }) => [[`${id}Score`, f.tests[id].score], [`${id}Date`, f.tests[id].date]])),
		...Object.fromEntries(Array.from({ length: MAX_ACTIVITIES }, (_, at) => parts.map((part) => [`act${at + 1}.${part}`, f.activities[at]?.[part] ?? ""])).flat()),
		submitted: f.submitted,
	}),
	formShown: () => {
		const shown: Record<string, unknown> = {};
		const read = (key: string) => {
			const box = document.querySelector(`.k-${key}`);
			if (!box) return "";
			const radio = box.querySelector<HTMLInputElement>("input[type=radio]");
			if (radio) {
				const on = [...box.querySelectorAll<HTMLInputElement>("input[type=radio]")].find((each) => each.checked);
				return on ? (box.querySelector(`label[for="${on.id}"]`)?.textContent ?? "").trim() : "";
			}
			const check = box.querySelector<HTMLInputElement>("input[type=checkbox]");
			if (check && !box.querySelector(".v-field")) return check.checked;
			if (box.querySelector(".v-select--multiple, .v-combobox--multiple")) return [...box.querySelectorAll(".v-chip__content")].map((each) => (each.textContent ?? "").trim());
			const text = box.querySelector(".v-select__selection-text, .v-autocomplete__selection-text");
			if (text) return (text.textContent ?? "").trim();
			if (box.querySelector(".v-select")) return "";
			return box.querySelector<HTMLInputElement>("textarea, input")?.value ?? "";
		};
		for (const key of [...simple, "dob", "hsEnd", ...TESTS.flatMap(({ id }) => [`${id}Score`, `${id}Date`])]) shown[key] = read(key);
		const lines = document.querySelectorAll(".act-line");
		for (let at = 0; at < MAX_ACTIVITIES; at++) for (const part of parts) shown[`act${at + 1}.${part}`] = lines[at]?.querySelector(`.a-${part}`)?.textContent ?? "";
		return shown;
	},
});
