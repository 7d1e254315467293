import "vuetify/styles";
import "./page.css";
// @ts-ignore the build with the template compiler
import { createApp, nextTick, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import { STATES } from "../../lists";

type Activity = { name: string; role: string; kind: string | null; grades: string[]; hours: number | null; weeks: number | null; did: string };
const blank = (): Activity => ({ name: "", role: "", kind: null, grades: [], hours: null, weeks: null, did: "" });

const me = reactive({
	first: "", goBy: "", last: "", pronouns: null, dob: null as Date | null, email: "", cell: "", textOk: false,
	street: "", unit: "", town: "", home: null, zip: "", mailTo: "",
	school: null as string | null, schoolTown: "", schoolState: null, grade: null, gradYear: null, gpa: null as number | null,
	tests: [] as string[], satReading: "", satMath: "", recName: "", recEmail: "",
	classes: [0, 1, 2].map(() => ({ name: "", grade: "" })),
	activities: [] as Activity[],
	study: null, dream: "", firstGen: null,
	p1First: "", p1Last: "", p1Phone: "", p2First: "", p2Last: "", emName: "", emRel: "", emPhone: "",
	gender: null, hispanic: null, race: [] as string[], income: null,
	session: null, shirt: null, diet: [] as string[], swim: 0, hear: null, wonder: "", sign: "", conduct: false, website: "",
});
let submitted = false;

const App = {
	setup() {
		const open = ref(false);
		const editing = ref(-1);
		const draft = ref(blank());
		const thanks = ref(false);
		const begin = (index: number) => {
			editing.value = index;
			draft.value = index < 0 ? blank() : { ...me.activities[index], grades: [...me.activities[index].grades] };
			open.value = true;
		};
		const save = () => {
			const entry = { ...draft.value, grades: [...draft.value.grades] };
			if (editing.value < 0) me.activities.push(entry);
			else me.activities[editing.value] = entry;
			open.value = false;
		};
		const send = () => {
			submitted = true;
			thanks.value = true;
		};
		return {
			me, open, editing, draft, begin, save, send, thanks,
			states: STATES.map(([value, title]) => ({ value, title })),
			pronounList: ["she/her", "he/him", "they/them", "Something else – I'll tell you in person"],
			schools: ["Bay Haven High School", "Crescent City High School", "Del Norte High School", "Eureka High School", "Fortuna Union High School", "Medford High School", "Yreka High School"],
			kinds: ["Sports", "Art & music", "Science & tech club", "Debate & speech", "Environment & outdoors", "Faith community", "A job", "Taking care of family", "Something else"],
			gradeNames: ["9th", "10th", "11th", "12th"],
			studies: ["Biology", "Chemistry", "Civil Engineering", "Computer Science", "Environmental Engineering", "Environmental Science", "Geology", "Marine Biology", "Physics", "Statistics", "Something outside science", "No idea yet"],
			races: ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White", "Another race"],
			incomes: ["Under $30,000", "$30,000 – $49,999", "$50,000 – $74,999", "$75,000 – $99,999", "$100,000 or more", "I'd rather not say"],
		};
	},
	template: `
<v-app>
<v-app-bar flat density="comfortable" color="surface"><v-app-bar-title>Saltgrass Field Station · Marsh Lab</v-app-bar-title></v-app-bar>
<v-main><v-container style="max-width: 900px">
<div class="hero pa-8 mb-6"><h1 class="text-h4">Marsh Lab Summer Scholars 2027</h1>
<p class="mt-2">Five weeks of mud, data and good company, for students in grades 9–12. No lab experience needed – just curiosity. Takes about 30 minutes, and you can ask us anything along the way.</p></div>
<v-form @submit.prevent="send">
<div class="trap" aria-hidden="true"><label for="website">Leave this one empty</label><input id="website" name="website" tabindex="-1" autocomplete="off" v-model="me.website"></div>

<v-card class="part mb-6" variant="outlined"><v-card-title>Hi! Who are you?</v-card-title><v-card-text><v-row>
<v-col cols="12" sm="4"><v-text-field id="first" v-model="me.first" label="First name *" hint="The one on your school records" persistent-hint /></v-col>
<v-col cols="12" sm="4"><v-text-field id="last" v-model="me.last" label="Last name *" /></v-col>
<v-col cols="12" sm="4"><v-text-field id="goBy" v-model="me.goBy" label="What should we call you?" /></v-col>
<v-col cols="12" sm="4"><v-select id="pronouns" v-model="me.pronouns" :items="pronounList" label="Your pronouns" clearable /></v-col>
<v-col cols="12" sm="4"><v-date-input id="dob" v-model="me.dob" label="Your birthday *" input-format="mm/dd/yyyy" prepend-icon="" prepend-inner-icon="$calendar" /></v-col>
<v-col cols="12" sm="4"><v-text-field id="email" v-model="me.email" type="email" label="Email you really check *" /></v-col>
<v-col cols="12" sm="6"><v-text-field id="cell" v-model="me.cell" type="tel" label="Cell phone *" placeholder="555-555-5555" /></v-col>
<v-col cols="12" sm="6"><v-switch id="textOk" v-model="me.textOk" color="primary" label="Yes, text me updates (carrier rates apply)" /></v-col>
<v-col cols="12" sm="8"><v-text-field id="street" v-model="me.street" label="Where do you live? (street) *" /></v-col>
<v-col cols="12" sm="4"><v-text-field id="unit" v-model="me.unit" label="Apt or unit" /></v-col>
<v-col cols="12" sm="5"><v-text-field id="town" v-model="me.town" label="City or town *" /></v-col>
<v-col cols="12" sm="4"><v-autocomplete id="home" v-model="me.home" :items="states" label="State *" /></v-col>
<v-col cols="12" sm="3"><v-text-field id="zip" v-model="me.zip" label="ZIP *" maxlength="10" /></v-col>
<v-col cols="12"><v-textarea id="mailTo" v-model="me.mailTo" rows="2" auto-grow label="Should your welcome box go to a different address? Type it here" /></v-col>
</v-row></v-card-text></v-card>

<v-card class="part mb-6" variant="outlined"><v-card-title>Your school</v-card-title><v-card-text><v-row>
<v-col cols="12" sm="6"><v-combobox id="school" v-model="me.school" :items="schools" label="High school *" hint="Not on the list? Just type it." persistent-hint /></v-col>
<v-col cols="12" sm="3"><v-text-field id="schoolTown" v-model="me.schoolTown" label="School's town" /></v-col>
<v-col cols="12" sm="3"><v-select id="schoolState" v-model="me.schoolState" :items="states" label="School's state" /></v-col>
<v-col cols="12" sm="6"><div class="question" id="gradeQ">What grade are you in this year? *</div>
<v-btn-toggle class="q-grade" v-model="me.grade" color="primary" variant="outlined" divided aria-labelledby="gradeQ"><v-btn v-for="g in gradeNames" :key="g" :value="g" class="text-none">{{ g }}</v-btn></v-btn-toggle></v-col>
<v-col cols="12" sm="3"><v-select id="gradYear" v-model="me.gradYear" :items="[2026, 2027, 2028, 2029, 2030]" label="Class of… *" /></v-col>
<v-col cols="12" sm="3"><v-number-input id="gpa" v-model="me.gpa" :precision="2" :step="0.01" :min="0" :max="4" control-variant="stacked" label="GPA, unweighted" /></v-col>
<v-col cols="12" sm="6"><v-select id="tests" v-model="me.tests" :items="['PSAT', 'SAT', 'ACT', 'TOEFL']" multiple chips closable-chips label="Tests you've taken so far (none is fine!)" /></v-col>
<v-col cols="12" sm="3"><v-text-field id="satReading" v-model="me.satReading" inputmode="numeric" label="SAT Reading & Writing" /></v-col>
<v-col cols="12" sm="3"><v-text-field id="satMath" v-model="me.satMath" inputmode="numeric" label="SAT Math" /></v-col>
</v-row>
<div class="question mt-4">Show off three classes</div><p class="mb-2 text-medium-emphasis">Any high school classes – open a panel for each one.</p>
<v-expansion-panels variant="accordion" multiple>
<v-expansion-panel v-for="(c, i) in me.classes" :key="i"><v-expansion-panel-title>Class {{ i + 1 }}<span v-if="c.name" class="text-medium-emphasis ms-2">– {{ c.name }}</span></v-expansion-panel-title>
<v-expansion-panel-text><v-row><v-col cols="8"><v-text-field :id="'class' + i" v-model="c.name" label="What's it called?" /></v-col><v-col cols="4"><v-text-field :id="'classGrade' + i" v-model="c.grade" label="Grade you got (or have now)" /></v-col></v-row></v-expansion-panel-text></v-expansion-panel>
</v-expansion-panels>
<div class="question mt-6">A teacher who'd say something nice about you</div><p class="mb-2 text-medium-emphasis">We'll email them a two-minute form.</p>
<v-row><v-col cols="12" sm="6"><v-text-field id="recName" v-model="me.recName" label="Name" /></v-col><v-col cols="12" sm="6"><v-text-field id="recEmail" v-model="me.recEmail" type="email" label="School email" /></v-col></v-row>
</v-card-text></v-card>

<v-card class="part mb-6" variant="outlined"><v-card-title>Outside of class</v-card-title><v-card-text>
<p>Clubs, jobs, babysitting your cousins, counting birds from the window – it all counts. Add up to three.</p>
<v-list v-if="me.activities.length" lines="three" class="mt-2">
<v-list-item v-for="(a, i) in me.activities" :key="i" :data-entry="i" class="border rounded mb-2">
<div class="font-weight-medium"><span data-f="role">{{ a.role }}</span> · <span data-f="name">{{ a.name }}</span></div>
<div class="text-medium-emphasis"><span data-f="kind">{{ a.kind }}</span> · grades <span v-for="g in a.grades" :key="g" data-f="grades" class="me-1">{{ g }}</span> · <span data-f="hours">{{ a.hours }}</span> hrs/week, <span data-f="weeks">{{ a.weeks }}</span> weeks/year</div>
<div data-f="did">{{ a.did }}</div>
<template #append><v-btn variant="text" size="small" @click="begin(i)">Edit</v-btn><v-btn variant="text" size="small" @click="me.activities.splice(i, 1)">Remove</v-btn></template>
</v-list-item></v-list>
<v-btn class="mt-4 text-none" color="primary" variant="tonal" prepend-icon="$plus" :disabled="me.activities.length >= 3" @click="begin(-1)">Add something you do</v-btn>
<v-dialog v-model="open" max-width="640" persistent>
<v-card :title="editing < 0 ? 'Tell us about it' : 'Change this one'"><v-card-text><v-row density="comfortable">
<v-col cols="6"><v-text-field v-model="draft.name" label="Group, team or workplace *" /></v-col>
<v-col cols="6"><v-text-field v-model="draft.role" label="What's your part in it?" /></v-col>
<v-col cols="12"><v-select v-model="draft.kind" :items="kinds" label="What kind of thing is it?" /></v-col>
<v-col cols="12"><div class="question">Which grades?</div><v-chip-group v-model="draft.grades" multiple filter><v-chip v-for="g in gradeNames" :key="g" :value="g" :text="g" /></v-chip-group></v-col>
<v-col cols="6"><v-number-input v-model="draft.hours" :min="0" :max="60" label="Hours a week" control-variant="split" /></v-col>
<v-col cols="6"><v-number-input v-model="draft.weeks" :min="0" :max="52" label="Weeks a year" control-variant="split" /></v-col>
<v-col cols="12"><v-textarea v-model="draft.did" rows="2" counter="150" maxlength="150" label="What do you do there?" /></v-col>
</v-row></v-card-text><v-card-actions><v-spacer /><v-btn class="text-none" @click="open = false">Never mind</v-btn><v-btn class="text-none" color="primary" variant="flat" @click="save">Save it</v-btn></v-card-actions></v-card>
</v-dialog></v-card-text></v-card>

<v-card class="part mb-6" variant="outlined"><v-card-title>Looking ahead</v-card-title><v-card-text><v-row>
<v-col cols="12" sm="6"><v-autocomplete id="study" v-model="me.study" :items="studies" label="What might you study in college?" /></v-col>
<v-col cols="12" sm="6"><v-text-field id="dream" v-model="me.dream" label="Dream job (today, anyway)" /></v-col>
<v-col cols="12"><v-radio-group class="q-firstGen" v-model="me.firstGen" inline label="Will you be the first in your family to go to college?"><v-radio label="Yes!" value="yes" /><v-radio label="No" value="no" /><v-radio label="Not sure" value="unsure" /></v-radio-group></v-col>
<v-col cols="12"><v-textarea id="wonder" v-model="me.wonder" rows="4" counter="1200" maxlength="1200" label="What's something in nature you've wondered about lately? *" /></v-col>
</v-row></v-card-text></v-card>

<v-card class="part mb-6" variant="outlined"><v-card-title>Your grown-ups</v-card-title><v-card-text><v-row>
<v-col cols="12" sm="4"><v-text-field id="p1First" v-model="me.p1First" label="Parent or guardian 1 – first name *" /></v-col>
<v-col cols="12" sm="4"><v-text-field id="p1Last" v-model="me.p1Last" label="Parent or guardian 1 – last name *" /></v-col>
<v-col cols="12" sm="4"><v-text-field id="p1Phone" v-model="me.p1Phone" type="tel" label="Parent or guardian 1 – phone" /></v-col>
<v-col cols="12" sm="6"><v-text-field id="p2First" v-model="me.p2First" label="Parent or guardian 2 – first name" /></v-col>
<v-col cols="12" sm="6"><v-text-field id="p2Last" v-model="me.p2Last" label="Parent or guardian 2 – last name" /></v-col>
<v-col cols="12"><div class="question">If we can't reach them, who else can we call?</div></v-col>
<v-col cols="12" sm="4"><v-text-field id="emName" v-model="me.emName" label="Name" /></v-col>
<v-col cols="12" sm="4"><v-text-field id="emRel" v-model="me.emRel" label="How do you know them?" /></v-col>
<v-col cols="12" sm="4"><v-text-field id="emPhone" v-model="me.emPhone" type="tel" label="Phone number" /></v-col>
</v-row></v-card-text></v-card>

<v-card class="part mb-6" variant="outlined"><v-card-title>A little more about you</v-card-title><v-card-subtitle>All optional. Our funders ask; your answers never affect our decision.</v-card-subtitle><v-card-text><v-row>
<v-col cols="12" sm="6"><v-select id="gender" v-model="me.gender" :items="['Girl / woman', 'Boy / man', 'Nonbinary', 'I use another word', 'I\\'d rather not say']" label="Gender" /></v-col>
<v-col cols="12" sm="6"><v-select id="income" v-model="me.income" :items="incomes" label="Household income last year, roughly" /></v-col>
<v-col cols="12" sm="6"><v-radio-group class="q-hispanic" v-model="me.hispanic" label="Are you Hispanic, Latina, Latino or Latine?"><v-radio label="Yes" :value="true" /><v-radio label="No" :value="false" /></v-radio-group></v-col>
<v-col cols="12" sm="6"><div class="question">Race (tick all that fit)</div><v-checkbox v-for="r in races" :key="r" v-model="me.race" :value="r" :label="r" class="q-race" density="compact" hide-details /></v-col>
</v-row></v-card-text></v-card>

<v-card class="part mb-6" variant="outlined"><v-card-title>Camp logistics</v-card-title><v-card-text><v-row>
<v-col cols="12" sm="4"><v-radio-group class="q-session" v-model="me.session" label="Which session works best?"><v-radio label="June 21 – July 23" value="A" /><v-radio label="July 12 – August 13" value="B" /><v-radio label="Either one" value="any" /></v-radio-group></v-col>
<v-col cols="12" sm="4"><v-select id="shirt" v-model="me.shirt" :items="['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL']" label="T-shirt size" /></v-col>
<v-col cols="12" sm="4"><v-select id="diet" v-model="me.diet" :items="['Vegetarian', 'Vegan', 'Halal', 'Kosher', 'Gluten-free', 'Nut allergy', 'Dairy-free']" multiple chips label="Anything we should know about food?" /></v-col>
<v-col cols="12" sm="8"><div class="question" id="swimQ">How comfortable are you in the water? (0 = not at all, 5 = like an otter)</div><v-slider class="q-swim" v-model="me.swim" :min="0" :max="5" :step="1" show-ticks="always" thumb-label aria-labelledby="swimQ" /></v-col>
<v-col cols="12" sm="4"><v-select id="hear" v-model="me.hear" :items="['A teacher', 'A friend', 'Instagram', 'A poster', 'Somewhere else']" label="How did you find us?" /></v-col>
<v-col cols="12"><v-checkbox id="conduct" v-model="me.conduct" hide-details label="I've read the community agreement and I'll stick to it. *" /></v-col>
<v-col cols="12" sm="6"><v-text-field id="sign" v-model="me.sign" label="Sign here by typing your full name *" /></v-col>
</v-row></v-card-text><v-card-actions><v-btn type="submit" color="primary" variant="flat" size="large" class="text-none">Send my application</v-btn></v-card-actions></v-card>
</v-form>
<v-snackbar v-model="thanks">Got it – thank you! We'll write back by April 15.</v-snackbar>
</v-container></v-main></v-app>`,
};

const vuetify = createVuetify({
	components,
	icons: { defaultSet: "mdi", aliases, sets: { mdi } },
	theme: { defaultTheme: "marsh", themes: { marsh: { dark: false, colors: { primary: "#2f5d50", secondary: "#c78a3b" } } } },
	defaults: { VTextField: { variant: "outlined", density: "comfortable" }, VSelect: { variant: "outlined", density: "comfortable" }, VAutocomplete: { variant: "outlined", density: "comfortable" }, VCombobox: { variant: "outlined", density: "comfortable" }, VTextarea: { variant: "outlined" }, VNumberInput: { variant: "outlined", density: "comfortable" }, VDateInput: { variant: "outlined", density: "comfortable" } },
});
createApp(App).use(vuetify).mount("#root");

const iso = (date: Date | null) =>
	date ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}` : "";
const plain = [
	"first", "goBy", "last", "pronouns", "email", "cell", "textOk", "street", "unit", "town", "home", "zip", "mailTo", "school", "schoolTown", "schoolState", "grade",
	"gradYear", "gpa", "satReading", "satMath", "recName", "recEmail", "study", "dream", "firstGen", "p1First", "p1Last", "p1Phone", "p2First", "p2Last", "emName", "emRel",
	"emPhone", "gender", "hispanic", "income", "session", "shirt", "swim", "hear", "wonder", "sign", "conduct", "website",
] as const;
const parts = ["name", "role", "kind", "grades", "hours", "weeks", "did"] as const;

Object.assign(window, {
	formState() {
		const state: Record<string, unknown> = { submitted, dob: iso(me.dob), tests: [...me.tests], race: [...me.race], diet: [...me.diet] };
		for (const key of plain) state[key] = (me as Record<string, unknown>)[key] ?? "";
		me.classes.forEach((each, i) => Object.assign(state, { [`class${i}`]: each.name ?? "", [`classGrade${i}`]: each.grade ?? "" }));
		for (const i of [0, 1, 2]) for (const part of parts) state[`act${i}.${part}`] = part === "grades" ? [...(me.activities[i]?.grades ?? [])] : (me.activities[i]?.[part] ?? "");
		return state;
	},
	formShown() {
		const box = (id: string) => document.getElementById(id) as HTMLInputElement | null;
		const read = (id: string) => box(id)?.value ?? "";
		const chosen = (id: string) => [...(box(id)?.closest(".v-input")?.querySelectorAll(".v-select__selection, .v-autocomplete__selection, .v-combobox__selection, .v-chip__content") ?? [])].map((each) => each.textContent!.trim());
		const one = (id: string) => chosen(id)[0] ?? "";
		const texts = (all: Iterable<Element>) => [...all].map((each) => each.textContent!.trim());
		const ticked = (place: string) => [...document.querySelectorAll<HTMLInputElement>(`${place} input:checked`)].map((each) => each.closest(".v-selection-control")!.querySelector("label")!.textContent!.trim());
		const shown: Record<string, unknown> = {};
		for (const key of plain) shown[key] = read(key);
		for (const key of ["pronouns", "schoolState", "gradYear", "gender", "income", "shirt", "hear"]) shown[key] = one(key);
		for (const key of ["home", "study", "school"]) shown[key] = one(key) || read(key);
		for (const key of ["tests", "diet"]) shown[key] = [...new Set(chosen(key))];
		shown.dob = read("dob");
		shown.grade = texts(document.querySelectorAll(".q-grade .v-btn--active"))[0] ?? "";
		for (const key of ["firstGen", "hispanic", "session"]) shown[key] = ticked(`.q-${key}`)[0] ?? "";
		shown.race = ticked(".q-race");
		shown.textOk = box("textOk")!.checked;
		shown.conduct = box("conduct")!.checked;
		shown.swim = document.querySelector(".q-swim [role=slider]")?.getAttribute("aria-valuenow") ?? "";
		for (const i of [0, 1, 2]) {
			shown[`class${i}`] = read(`class${i}`);
			shown[`classGrade${i}`] = read(`classGrade${i}`);
			for (const part of parts) {
				const found = texts(document.querySelectorAll(`[data-entry="${i}"] [data-f=${part}]`));
				shown[`act${i}.${part}`] = part === "grades" ? found : (found[0] ?? "");
			}
		}
		return shown;
	},
});
