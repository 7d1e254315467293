import "vuetify/styles";
import "./page.css";
import { createApp, defineComponent, reactive } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import { COUNTRIES, STATES } from "../../lists";

type Exam = { subject: string | null; year: number | null; score: number | null };
const parent = () => ({ first: "", last: "", job: "", edu: null as string | null });

const app = reactive({
	password: "", password2: "",
	first: "", middle: "", last: "", suffix: null, preferred: "", dob: null as Date | null, birthCity: "", birthCountry: null,
	email: "", phone: "",
	line1: "", line2: "", city: "", state: null, zip: "", country: null,
	citizen: null, ssn: "", military: null,
	term: null, major: null,
	hs: "", hsCity: "", hsState: null, hsGrad: null as Date | null, gpa: "", wgpa: "", rank: null, size: null,
	dual: "", dualWhen: "",
	courses: [0, 1].map(() => ({ title: "", credits: "", grade: "" })),
	satR: "", satM: "", act: "", actDate: null as Date | null,
	exams: [] as Exam[],
	p1: parent(), p2: parent(), firstGen: false, siblings: null, siblingsCollege: null,
	gender: null, hispanic: null, race: [] as string[],
	essay: "", waiver: null, emName: "", emPhone: "", fax: "", agree: false, sign: "",
	submitted: false,
});

const places = new Map<string, HTMLElement>();
const RACES = [
	{ code: "AI", label: "American Indian or Alaska Native" },
	{ code: "AS", label: "Asian" },
	{ code: "BL", label: "Black or African American" },
	{ code: "PI", label: "Native Hawaiian or other Pacific Islander" },
	{ code: "WH", label: "White" },
];
const PROGRAMS = [
	"Anthropology (BA)", "Art (BA)", "Biology (BS)", "Business Administration (BS)", "Chemistry (BS)", "Communication (BA)", "Computer Science (BS)", "Criminal Justice (BA)", "Early Childhood Education (BS)", "Economics (BA)", "Elementary Education (BS)", "English (BA)", "Environmental Engineering (BS)", "Environmental Studies (BA)", "Health & Exercise Science (BS)", "History (BA)", "Interdisciplinary Studies (BA)", "Mathematics (BS)", "Music (BA)", "Nursing, pre-licensure (BS)", "Outdoor Recreation Leadership (BS)", "Philosophy (BA)", "Political Science (BA)", "Psychology (BA)", "Sociology (BA)", "Spanish (BA)", "Theatre (BA)", "Exploratory / Undeclared",
];
const EXAMS = [
	"AP Art History", "AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP Computer Science Principles", "AP English Language and Composition", "AP English Literature and Composition", "AP Environmental Science", "AP European History", "AP French Language and Culture", "AP Human Geography", "AP Macroeconomics", "AP Microeconomics", "AP Music Theory", "AP Physics 1", "AP Physics 2", "AP Psychology", "AP Research", "AP Seminar", "AP Spanish Language and Culture", "AP Statistics", "AP United States Government and Politics", "AP United States History", "AP World History: Modern",
];

const App = defineComponent({
	directives: { at: { mounted: (el: HTMLElement, { value }: { value: string }) => void places.set(value, el), unmounted: (_: HTMLElement, { value }: { value: string }) => void places.delete(value) } },
	setup: () => ({
		app, RACES, PROGRAMS, EXAMS,
		states: STATES.map(([value, title]) => ({ value, title })),
		countries: COUNTRIES,
		terms: [{ value: "202740", title: "Fall 2027" }, { value: "202810", title: "Winter 2028" }, { value: "202820", title: "Spring 2028" }],
		education: [{ value: "A", title: "Did not finish high school" }, { value: "B", title: "High school diploma or GED" }, { value: "C", title: "Some college, no degree" }, { value: "D", title: "Associate's degree" }, { value: "E", title: "Bachelor's degree" }, { value: "F", title: "Graduate degree" }, { value: "U", title: "I don't know" }],
		military: ["None", "Active duty, Guard or Reserve", "Veteran", "Dependent of a service member or veteran"],
		genders: ["Woman", "Man", "Nonbinary", "Another identity", "Prefer not to answer"],
		addExam: () => app.exams.length < 3 && app.exams.push({ subject: null, year: null, score: null }),
		send: () => { app.submitted = true; },
	}),
	template: `
<v-app>
<v-app-bar color="#234f3b" density="comfortable" flat><v-app-bar-title>Tamarack Ridge University</v-app-bar-title><v-spacer /><span class="mr-4 text-body-2">Office of Admissions</span></v-app-bar>
<v-main><div class="wrap">
<h1 class="text-h4 mb-2">First-Year Application for Admission</h1>
<p>Welcome, future Otter! Use this application if you will start at TRU right after high school, even if you'll bring college credit along. It takes most students about 25 minutes. There is a $50 nonrefundable application fee; see the last page for waivers.</p>
<v-alert type="info" variant="tonal" density="compact" class="my-4">Already applied through a national application? You don't need to fill out this one too.</v-alert>

<v-form @submit.prevent="send" validate-on="submit">

<v-card class="part" id="acct" variant="outlined"><div class="part-title">Create your account</div><v-card-text><v-row>
<v-col cols="12"><v-text-field v-model="app.email" label="Email*" type="email" hint="This will be your username. We send admission decisions here." persistent-hint variant="outlined" density="comfortable" v-at="'email'" /></v-col>
<v-col cols="6"><v-text-field v-model="app.password" label="Password*" type="password" autocomplete="new-password" variant="outlined" density="comfortable" v-at="'password'" /></v-col>
<v-col cols="6"><v-text-field v-model="app.password2" label="Confirm password*" type="password" autocomplete="new-password" variant="outlined" density="comfortable" v-at="'password2'" /></v-col>
</v-row></v-card-text></v-card>

<v-card class="part" id="you" variant="outlined"><div class="part-title">About you</div><v-card-text>
<p class="help">Use the name on your passport, birth certificate or other legal document.</p><v-row>
<v-col cols="4"><v-text-field v-model="app.first" name="person.legalFirst" label="Legal first name*" variant="outlined" density="comfortable" v-at="'first'" /></v-col>
<v-col cols="3"><v-text-field v-model="app.middle" name="person.legalMiddle" label="Middle name" variant="outlined" density="comfortable" v-at="'middle'" /></v-col>
<v-col cols="3"><v-text-field v-model="app.last" name="person.legalLast" label="Legal last name*" variant="outlined" density="comfortable" v-at="'last'" /></v-col>
<v-col cols="2"><v-select v-model="app.suffix" :items="['Jr', 'Sr', 'II', 'III', 'IV', 'V']" label="Suffix" clearable variant="outlined" density="comfortable" v-at="'suffix'" /></v-col>
<v-col cols="12"><v-text-field v-model="app.preferred" label="What should we call you? (nickname or chosen name)" variant="outlined" density="comfortable" v-at="'preferred'" /></v-col>
<v-col cols="4"><v-date-input v-model="app.dob" label="Date of birth*" placeholder="mm/dd/yyyy" prepend-icon="" prepend-inner-icon="$calendar" variant="outlined" density="comfortable" v-at="'dob'" /></v-col>
<v-col cols="4"><v-text-field v-model="app.birthCity" label="City of birth" variant="outlined" density="comfortable" v-at="'birthCity'" /></v-col>
<v-col cols="4"><v-autocomplete v-model="app.birthCountry" :items="countries" label="Country of birth" variant="outlined" density="comfortable" v-at="'birthCountry'" /></v-col>
<v-col cols="12"><v-text-field v-model="app.phone" label="Best phone number to reach you*" type="tel" placeholder="555-555-5555" variant="outlined" density="comfortable" v-at="'phone'" /></v-col>
</v-row></v-card-text></v-card>

<v-card class="part" id="addr" variant="outlined"><div class="part-title">Permanent address</div><v-card-text><v-row>
<v-col cols="12"><v-select v-model="app.country" :items="countries" label="Country/Region" variant="outlined" density="comfortable" v-at="'country'" /></v-col>
<v-col cols="8"><v-text-field v-model="app.line1" label="Street address*" name="addr.1" variant="outlined" density="comfortable" v-at="'line1'" /></v-col>
<v-col cols="4"><v-text-field v-model="app.line2" label="Apt, suite, etc." name="addr.2" variant="outlined" density="comfortable" v-at="'line2'" /></v-col>
<v-col cols="5"><v-text-field v-model="app.city" label="City*" variant="outlined" density="comfortable" v-at="'city'" /></v-col>
<v-col cols="4"><v-autocomplete v-model="app.state" :items="states" label="State*" auto-select-first variant="outlined" density="comfortable" v-at="'state'" /></v-col>
<v-col cols="3"><v-text-field v-model="app.zip" label="ZIP code*" maxlength="10" variant="outlined" density="comfortable" v-at="'zip'" /></v-col>
</v-row></v-card-text></v-card>

<v-card class="part" id="status" variant="outlined"><div class="part-title">Citizenship and military service</div><v-card-text>
<v-radio-group v-model="app.citizen" label="Which describes you?*" v-at="'citizen'"><v-radio label="U.S. citizen" value="1" /><v-radio label="U.S. national" value="2" /><v-radio label="U.S. permanent resident or refugee" value="3" /><v-radio label="None of these (for example DACA, undocumented, or here on a visa)" value="4" /></v-radio-group>
<v-row><v-col cols="6"><v-text-field v-model="app.ssn" label="Social Security number (optional)" placeholder="XXX-XX-XXXX" hint="Needed only to match your FAFSA. Encrypted." persistent-hint variant="outlined" density="comfortable" v-at="'ssn'" /></v-col>
<v-col cols="6"><v-select v-model="app.military" :items="military" label="U.S. armed forces affiliation" variant="outlined" density="comfortable" v-at="'military'" /></v-col></v-row>
</v-card-text></v-card>

<v-card class="part" id="plans" variant="outlined"><div class="part-title">Enrollment plans</div><v-card-text><v-row>
<v-col cols="6"><div class="q" id="q-term">When do you want to start? *</div><v-select v-model="app.term" :items="terms" aria-labelledby="q-term" placeholder="Choose a term" single-line variant="outlined" density="comfortable" v-at="'term'" /></v-col>
<v-col cols="6"><v-autocomplete v-model="app.major" :items="PROGRAMS" label="First-choice major*" variant="outlined" density="comfortable" v-at="'major'" /></v-col>
</v-row></v-card-text></v-card>

<v-card class="part" id="edu" variant="outlined"><div class="part-title">High school</div><v-card-text><v-row>
<v-col cols="12"><v-text-field v-model="app.hs" label="High school you attend now, or last attended*" variant="outlined" density="comfortable" v-at="'hs'" /></v-col>
<v-col cols="4"><v-text-field v-model="app.hsCity" label="City" variant="outlined" density="comfortable" v-at="'hsCity'" /></v-col>
<v-col cols="4"><v-autocomplete v-model="app.hsState" :items="states" label="State" variant="outlined" density="comfortable" v-at="'hsState'" /></v-col>
<v-col cols="4"><v-date-input v-model="app.hsGrad" label="Graduation date (expected or actual)*" prepend-icon="" prepend-inner-icon="$calendar" variant="outlined" density="comfortable" v-at="'hsGrad'" /></v-col>
<v-col cols="3"><v-text-field v-model="app.gpa" label="Unweighted GPA*" inputmode="decimal" suffix="/ 4.0" variant="outlined" density="comfortable" v-at="'gpa'" /></v-col>
<v-col cols="3"><v-text-field v-model="app.wgpa" label="Weighted GPA" inputmode="decimal" variant="outlined" density="comfortable" v-at="'wgpa'" /></v-col>
<v-col cols="3"><v-number-input v-model="app.rank" label="Class rank" :min="1" control-variant="stacked" variant="outlined" density="comfortable" v-at="'rank'" /></v-col>
<v-col cols="3"><v-number-input v-model="app.size" label="Class size" :min="1" control-variant="stacked" variant="outlined" density="comfortable" v-at="'size'" /></v-col>
</v-row>
<div class="text-h6 mt-2">College credit</div><p class="help">List the college where you have taken dual-enrollment or summer classes. You'll need to send us a transcript from each one.</p><v-row>
<v-col cols="8"><v-text-field v-model="app.dual" label="College name" variant="outlined" density="comfortable" v-at="'dual'" /></v-col>
<v-col cols="4"><v-text-field v-model="app.dualWhen" label="When attended" placeholder="e.g. Fall 2025" variant="outlined" density="comfortable" v-at="'dualWhen'" /></v-col></v-row>
<v-table density="comfortable" id="college-courses"><thead><tr><th>College course title</th><th style="width:120px">Credits</th><th style="width:120px">Grade</th></tr></thead><tbody>
<tr v-for="(c, i) in app.courses" :key="i"><td><v-text-field v-model="c.title" hide-details density="compact" variant="underlined" :name="'crs[' + i + '].t'" v-at="'course' + i + '_title'" /></td><td><v-text-field v-model="c.credits" hide-details density="compact" variant="underlined" :name="'crs[' + i + '].c'" v-at="'course' + i + '_credits'" /></td><td><v-text-field v-model="c.grade" hide-details density="compact" variant="underlined" :name="'crs[' + i + '].g'" v-at="'course' + i + '_grade'" /></td></tr>
</tbody></v-table>
</v-card-text></v-card>

<v-card class="part" id="tests" variant="outlined"><div class="part-title">Tests (optional)</div><v-card-text>
<p class="help">TRU is test-optional. Self-report your best section scores; if you enroll we'll ask for official ones.</p><v-row>
<v-col cols="3"><v-text-field v-model="app.satR" label="SAT Reading & Writing" maxlength="3" variant="outlined" density="comfortable" v-at="'satR'" /></v-col>
<v-col cols="3"><v-text-field v-model="app.satM" label="SAT Math" maxlength="3" variant="outlined" density="comfortable" v-at="'satM'" /></v-col>
<v-col cols="3"><v-text-field v-model="app.act" label="ACT Composite" maxlength="2" variant="outlined" density="comfortable" v-at="'act'" /></v-col>
<v-col cols="3"><v-date-input v-model="app.actDate" label="ACT test date" prepend-icon="" variant="outlined" density="comfortable" v-at="'actDate'" /></v-col></v-row>
<div class="text-h6">Advanced Placement</div><p class="help">Add only exams you have already taken.</p>
<v-row v-for="(x, i) in app.exams" :key="i" class="exam">
<v-col cols="6"><v-autocomplete v-model="x.subject" :items="EXAMS" label="Exam" variant="outlined" density="comfortable" v-at="'exam' + i + '_subject'" /></v-col>
<v-col cols="3"><v-select v-model="x.year" :items="[2024, 2025, 2026, 2027]" label="Year taken" variant="outlined" density="comfortable" v-at="'exam' + i + '_year'" /></v-col>
<v-col cols="3"><v-select v-model="x.score" :items="[5, 4, 3, 2, 1]" label="Score" variant="outlined" density="comfortable" v-at="'exam' + i + '_score'" /></v-col></v-row>
<v-btn variant="tonal" color="#234f3b" prepend-icon="$plus" :disabled="app.exams.length >= 3" @click="addExam">Add AP exam</v-btn>
</v-card-text></v-card>

<v-card class="part" id="family" variant="outlined"><div class="part-title">Family</div><v-card-text><v-row>
<v-col v-for="n in [1, 2]" :key="n" cols="6"><v-card variant="tonal" class="pa-4 parent"><div class="text-subtitle-1 mb-2">Parent or guardian {{ n }}</div>
<v-text-field v-model="app['p' + n].first" label="First name" variant="underlined" v-at="'p' + n + '_first'" /><v-text-field v-model="app['p' + n].last" label="Last name" variant="underlined" v-at="'p' + n + '_last'" /><v-text-field v-model="app['p' + n].job" label="Job title or occupation" variant="underlined" v-at="'p' + n + '_job'" /><v-select v-model="app['p' + n].edu" :items="education" label="Highest education" variant="underlined" v-at="'p' + n + '_edu'" /></v-card></v-col>
<v-col cols="12"><v-checkbox v-model="app.firstGen" hide-details label="I will be the first generation in my family to attend college" v-at="'firstGen'" /></v-col>
<v-col cols="6"><v-number-input v-model="app.siblings" label="How many brothers and sisters do you have?" :min="0" control-variant="split" variant="outlined" density="comfortable" v-at="'siblings'" /></v-col>
<v-col cols="6"><v-number-input v-model="app.siblingsCollege" label="How many of them will be in college next fall?" :min="0" control-variant="split" variant="outlined" density="comfortable" v-at="'siblingsCollege'" /></v-col>
<v-col cols="6"><v-text-field v-model="app.emName" label="Emergency contact (not living with you)" variant="outlined" density="comfortable" v-at="'emName'" /></v-col>
<v-col cols="6"><v-text-field v-model="app.emPhone" label="Emergency contact phone" type="tel" variant="outlined" density="comfortable" v-at="'emPhone'" /></v-col>
</v-row></v-card-text></v-card>

<v-card class="part" id="demo" variant="outlined"><div class="part-title">Optional demographic questions</div><v-card-text>
<p class="help">Your answers do not affect admission. We are required to ask questions 2 and 3 by the federal government.</p>
<v-row><v-col cols="6"><v-select v-model="app.gender" :items="genders" label="1. Gender identity" variant="outlined" density="comfortable" v-at="'gender'" /></v-col></v-row>
<v-radio-group v-model="app.hispanic" label="2. Are you Hispanic/Latino?" inline v-at="'hispanic'"><v-radio label="Yes" value="Y" /><v-radio label="No" value="N" /></v-radio-group>
<div class="q" id="q-race">3. Regardless of your answer above, please select one or more races</div><div role="group" aria-labelledby="q-race" v-at="'race'"><v-checkbox v-for="r in RACES" :key="r.code" v-model="app.race" :value="r.code" :label="r.label" hide-details density="compact" /></div>
</v-card-text></v-card>

<v-card class="part" id="finish" variant="outlined"><div class="part-title">Finish up</div><v-card-text>
<v-textarea v-model="app.essay" label="Tell us something your transcript can't (250-650 words)" counter="4500" rows="6" variant="outlined" v-at="'essay'" />
<v-radio-group v-model="app.waiver" label="Do you want to request an application fee waiver?" inline v-at="'waiver'"><v-radio label="Yes, I'm requesting a waiver" value="W" /><v-radio label="No, I'll pay the $50 fee" value="P" /></v-radio-group>
<div class="hp" aria-hidden="true"><v-text-field v-model="app.fax" label="Fax number" name="fax" tabindex="-1" autocomplete="off" v-at="'fax'" /></div>
<v-checkbox v-model="app.agree" label="I certify that everything on this application is my own work, accurate and complete. I understand that an offer may be withdrawn if it isn't." v-at="'agree'" />
<v-text-field v-model="app.sign" label="Electronic signature*" hint="Type your full legal name" persistent-hint variant="outlined" density="comfortable" v-at="'sign'" />
</v-card-text><v-card-actions class="pa-4"><v-btn type="submit" color="#234f3b" variant="flat" size="large">Submit application</v-btn></v-card-actions></v-card>
</v-form></div></v-main></v-app>`,
});

const root = createApp(App);
root.use(createVuetify({ components, icons: { defaultSet: "mdi", aliases, sets: { mdi } }, theme: { defaultTheme: "light" } }));
root.mount("#root");

const day = (date: unknown) =>
	date instanceof Date ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}` : "";

function formState() {
	const { courses, exams, p1, p2, dob, hsGrad, actDate, ...rest } = JSON.parse(JSON.stringify(app));
	const state: Record<string, unknown> = { ...rest, dob: day(app.dob), hsGrad: day(app.hsGrad), actDate: day(app.actDate) };
	for (const [name, values] of Object.entries({ p1, p2, course0: courses[0], course1: courses[1] }))
		for (const [key, value] of Object.entries(values as object)) state[`${name}_${key}`] = value;
	for (const index of [0, 1, 2]) for (const key of ["subject", "year", "score"]) state[`exam${index}_${key}`] = exams[index]?.[key] ?? "";
	state.race = RACES.map(({ code }) => code).filter((code) => app.race.includes(code));
	for (const key of Object.keys(state)) state[key] ??= "";
	return state;
}

function shownAt(key: string): unknown {
	const el = places.get(key);
	if (!el) return "";
	const ticked = [...el.querySelectorAll<HTMLInputElement>("input:checked")].map((input) => input.closest(".v-selection-control")!.textContent!.trim());
	if (key === "race") return ticked;
	if (el.matches(".v-radio-group")) return ticked[0] ?? "";
	if (el.matches(".v-checkbox")) return el.querySelector<HTMLInputElement>("input")!.checked;
	if (el.matches(".v-select:not(.v-autocomplete)")) return el.querySelector(".v-select__selection-text")?.textContent?.trim() ?? "";
	return el.querySelector<HTMLInputElement>("input:not([type=hidden]), textarea")!.value;
}

Object.assign(window, {
	formState,
	formShown: () => Object.fromEntries(Object.keys(formState()).filter((key) => key !== "submitted").map((key) => [key, shownAt(key)])),
});
