import "vuetify/styles";
import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import { VMaskInput } from "vuetify/labs/VMaskInput";
import { STATES } from "../../lists";

type Activity = { kind: string | null; group: string; role: string; did: string; years: number[]; hours: string; weeks: string };
type Course = { title: string; grade: string; credits: string };
type Honor = { name: string; year: string | null };

const activity = (): Activity => ({ kind: null, group: "", role: "", did: "", years: [], hours: "", weeks: "" });
const course = (): Course => ({ title: "", grade: "", credits: "" });
const honor = (): Honor => ({ name: "", year: null });

const f = reactive({
	submitted: false,
	legalFirst: "", legalMiddle: "", legalLast: "", suffix: null, goesBy: "", pronouns: null, birth: null as Date | null,
	email: "", cell: "",
	street: "", unit: "", city: "", state: null, zip: "", country: null,
	term: null, major: null, degree: null, housing: null,
	school: null, gradMonth: null, gradYear: null, gpa: null, gpaWeighted: null, rank: "", classSize: "",
	counselor: "", counselorEmail: "",
	satReading: "", satMath: "", act: "", actMonth: "",
	courses: [course(), course()] as Course[],
	activities: [activity()] as Activity[],
	honors: [honor(), honor()] as Honor[],
	family: [
		{ who: "Parent or guardian 1", first: "", last: "", work: "", schooling: null },
		{ who: "Parent or guardian 2", first: "", last: "", work: "", schooling: null },
	],
	alumName: "",
	firstGen: null, citizenship: null, hispanic: null, race: [] as string[],
	teacher: "", teacherEmail: "",
	heard: [] as string[], shirt: null, essay: "",
	pin: "", pledge: false, signature: "", fax: "",
});

const SCHOOLS = [
	["380045", "Ashland High School", "Ashland, OR"],
	["380047", "Ashland Valley High School", "Ashland, OR"],
	["051203", "Ashland Charter Academy", "Ashland, CA"],
	["380310", "Eagle Point High School", "Eagle Point, OR"],
	["053970", "Yreka High School", "Yreka, CA"],
	["380655", "Medford Valley High School", "Medford, OR"],
].map(([ceeb, name, where]) => ({ ceeb, title: `${name} (${where})` }));

const lookup = reactive({ items: [] as { ceeb: string; title: string }[], busy: false, typed: "" });
let timer = 0;
function findSchools(typed: string) {
	lookup.typed = typed ?? "";
	clearTimeout(timer);
	if (lookup.typed.length < 3 || lookup.items.some((each) => each.title === typed)) return;
	lookup.busy = true;
	timer = window.setTimeout(() => {
		const words = lookup.typed.toLowerCase().split(/\s+/);
		lookup.items = SCHOOLS.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
		lookup.busy = false;
	}, 350);
}

const LISTS = {
	states: STATES.map(([value, title]) => ({ value, title })),
	countries: ["Canada", "China", "Ghana", "India", "Mexico", "Nigeria", "South Korea", "United Kingdom", "United States", "Other (not listed)"],
	suffixes: ["Jr", "Sr", "II", "III", "IV"],
	pronouns: ["he / him / his", "she / her / hers", "they / them / theirs", "Ask me"],
	majors: [
		"Accounting (BSBA)", "Biology (BS)", "Chemical Engineering (BSE)", "Civil Engineering (BSE)", "Computer Science (BS)", "Creative Writing (BFA)",
		"Environmental Engineering (BSE)", "Environmental Science and Policy (BA)", "History (BA)", "Mechanical Engineering (BSE)", "Nursing (BSN)", "Exploratory / Undeclared",
	],
	degrees: ["Bachelor's (BA, BS, BSE, BFA)", "Master's (MA, MS, MEng)", "Doctoral (PhD, EdD)", "Professional (JD, MD, DVM, PharmD)", "Not sure yet"],
	months: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
	years: ["2025", "2026", "2027", "2028"],
	kinds: [
		{ title: "Academic club or team", value: "ACAD" }, { title: "Arts (visual, performing, literary)", value: "ARTS" }, { title: "Athletics", value: "ATHL" },
		{ title: "Employment for pay", value: "EMPL" }, { title: "Environment and sustainability", value: "ENVR" }, { title: "Faith community", value: "FAITH" },
		{ title: "Family care", value: "FAM" }, { title: "Forensics (speech and debate)", value: "FRNS" }, { title: "Student government", value: "GOVT" },
		{ title: "Volunteer service", value: "VOL" }, { title: "Something else", value: "OTH" },
	],
	schooling: ["Did not finish high school", "High school diploma or GED", "Some college, no degree", "Two-year degree", "Four-year degree", "Graduate or professional degree"],
	when: ["Freshman (9)", "Sophomore (10)", "Junior (11)", "Senior (12)"],
	races: ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"],
	heard: ["A teacher or counselor", "Admitted-student day", "Current honors student", "Mailing", "Online search", "Social media"],
};

/** Number of a question in the college's form builder. */
const q = (key: string) => {
	let h = 7;
	for (const c of key) h = (h * 31 + c.charCodeAt(0)) % 899981;
	return `q${h + 100000}`;
};

const template = `
<v-app><v-main><v-container style="max-width: 1040px">
<h1 class="text-h4 mb-1">The Wexcombe Honors College</h1>
<p class="text-subtitle-1">Application for entering first-year students &middot; Tarrant State University</p>
<v-alert type="info" variant="tonal" class="my-4" density="compact">Apply by December 1. Fields marked * must be completed. Your answers are kept in this window until you submit.</v-alert>
<v-form @submit.prevent="f.submitted = true">

<v-card class="mb-6" variant="outlined"><v-card-title>1. Applicant</v-card-title><v-card-text>
<v-row>
<v-col cols="12" sm="4"><v-text-field v-model="f.legalFirst" label="Legal first name *" :data-qid="q('legalFirst')" /></v-col>
<v-col cols="12" sm="3"><v-text-field v-model="f.legalMiddle" label="Middle" hint="Spell it out, please" persistent-hint :data-qid="q('legalMiddle')" /></v-col>
<v-col cols="12" sm="3"><v-text-field v-model="f.legalLast" label="Legal last (family) name *" :data-qid="q('legalLast')" /></v-col>
<v-col cols="12" sm="2"><v-select v-model="f.suffix" :items="L.suffixes" label="Suffix" clearable :data-qid="q('suffix')" /></v-col>
<v-col cols="12" sm="4"><v-text-field v-model="f.goesBy" label="What should we call you?" placeholder="If different from your legal first name" persistent-placeholder :data-qid="q('goesBy')" /></v-col>
<v-col cols="12" sm="4"><v-select v-model="f.pronouns" :items="L.pronouns" label="Pronouns (optional)" clearable :data-qid="q('pronouns')" /></v-col>
<v-col cols="12" sm="4"><v-date-input v-model="f.birth" label="Birthdate *" placeholder="MM/DD/YYYY" prepend-icon="" prepend-inner-icon="$calendar" :data-qid="q('birth')" /></v-col>
<v-col cols="12" sm="7"><v-text-field v-model="f.email" type="email" label="E-mail you check most often *" :data-qid="q('email')" /></v-col>
<v-col cols="12" sm="5"><v-mask-input v-model="f.cell" mask="(###) ###-####" label="Cell phone" return-masked-value :data-qid="q('cell')" /></v-col>
</v-row>
<div class="text-subtitle-2 mt-4 mb-2">Where do you live?</div>
<v-row>
<v-col cols="12" sm="8"><v-text-field v-model="f.street" label="Number and street *" :data-qid="q('street')" /></v-col>
<v-col cols="12" sm="4"><v-text-field v-model="f.unit" label="Apartment, unit or box" :data-qid="q('unit')" /></v-col>
<v-col cols="12" sm="4"><v-text-field v-model="f.city" label="City or town *" :data-qid="q('city')" /></v-col>
<v-col cols="12" sm="3"><v-autocomplete v-model="f.state" :items="L.states" label="State *" :data-qid="q('state')" /></v-col>
<v-col cols="12" sm="2"><v-text-field v-model="f.zip" label="ZIP *" maxlength="10" :data-qid="q('zip')" /></v-col>
<v-col cols="12" sm="3"><v-select v-model="f.country" :items="L.countries" label="Country *" :data-qid="q('country')" /></v-col>
</v-row>
</v-card-text></v-card>

<v-card class="mb-6" variant="outlined"><v-card-title>2. Your plans at Tarrant State</v-card-title><v-card-text>
<div class="text-body-2 mb-1" id="term-label">When will you start? *</div>
<v-btn-toggle v-model="f.term" mandatory="false" divided variant="outlined" aria-labelledby="term-label" :data-qid="q('term')">
<v-btn value="F26">Fall 2026</v-btn><v-btn value="F27">Fall 2027</v-btn><v-btn value="F28">Fall 2028</v-btn>
</v-btn-toggle>
<v-row class="mt-3">
<v-col cols="12" sm="6"><v-autocomplete v-model="f.major" :items="L.majors" label="First-choice major *" hint="Start typing, then pick from the list" persistent-hint :data-qid="q('major')" /></v-col>
<v-col cols="12" sm="6"><v-select v-model="f.degree" :items="L.degrees" label="How far do you plan to take your studies?" :data-qid="q('degree')" /></v-col>
<v-col cols="12" sm="6"><v-select v-model="f.housing" :items="['Lowry Hall (honors residence)', 'Other residence hall', 'Commuting from home']" label="Housing preference" :data-qid="q('housing')" /></v-col>
</v-row>
</v-card-text></v-card>

<v-card class="mb-6" variant="outlined"><v-card-title>3. Secondary school</v-card-title><v-card-text>
<v-autocomplete v-model="f.school" :items="lookup.items" item-title="title" item-value="ceeb" no-filter :loading="lookup.busy" @update:search="findSchools"
 label="Current high school *" hint="Type at least three letters of the school's name" persistent-hint :no-data-text="lookup.busy ? 'Searching…' : 'No schools found'" :data-qid="q('school')" />
<v-row class="mt-2">
<v-col cols="6" sm="3"><v-select v-model="f.gradMonth" :items="L.months" label="Graduation month *" :data-qid="q('gradMonth')" /></v-col>
<v-col cols="6" sm="3"><v-select v-model="f.gradYear" :items="L.years" label="Graduation year *" :data-qid="q('gradYear')" /></v-col>
<v-col cols="6" sm="3"><v-number-input v-model="f.gpa" :precision="null" :min="0" :max="4" control-variant="hidden" label="GPA, unweighted (4.0 scale)" :data-qid="q('gpa')" /></v-col>
<v-col cols="6" sm="3"><v-number-input v-model="f.gpaWeighted" :precision="null" :min="0" :max="6" control-variant="hidden" label="GPA, weighted" :data-qid="q('gpaWeighted')" /></v-col>
</v-row>
<div class="d-flex align-center ga-3 mt-2"><span>I rank number</span>
<v-text-field v-model="f.rank" density="compact" hide-details style="max-width: 90px" aria-label="Class rank" :data-qid="q('rank')" /><span>in a class of</span>
<v-text-field v-model="f.classSize" density="compact" hide-details style="max-width: 90px" aria-label="Number of students in class" :data-qid="q('classSize')" /></div>
<div class="text-subtitle-2 mt-6 mb-2">Your school counselor</div>
<v-row>
<v-col cols="12" sm="6"><v-text-field v-model="f.counselor" label="Name *" :data-qid="q('counselor')" /></v-col>
<v-col cols="12" sm="6"><v-text-field v-model="f.counselorEmail" type="email" label="School e-mail *" hint="We will send the secondary school report to this address" persistent-hint :data-qid="q('counselorEmail')" /></v-col>
</v-row>
</v-card-text></v-card>

<v-card class="mb-6" variant="outlined"><v-card-title>4. Test results</v-card-title><v-card-subtitle>Optional. Leave blank what you do not wish to have considered or have not taken.</v-card-subtitle><v-card-text>
<v-row>
<v-col cols="6" sm="3"><v-text-field v-model="f.satReading" inputmode="numeric" label="SAT Evidence-Based R&amp;W" :data-qid="q('satReading')" /></v-col>
<v-col cols="6" sm="2"><v-text-field v-model="f.satMath" inputmode="numeric" label="SAT Math" :data-qid="q('satMath')" /></v-col>
<v-col cols="6" sm="2"><v-text-field v-model="f.act" inputmode="numeric" label="ACT Composite" :data-qid="q('act')" /></v-col>
<v-col cols="6" sm="3"><v-text-field v-model="f.actMonth" type="month" label="Month of that ACT" persistent-placeholder :data-qid="q('actMonth')" /></v-col>
</v-row>
</v-card-text></v-card>

<v-card class="mb-6" variant="outlined"><v-card-title>5. Demanding high school courses</v-card-title>
<v-card-subtitle>List courses you are most proud of, in any subject. Add rows as you need them.</v-card-subtitle><v-card-text>
<v-table density="comfortable" class="courses"><thead><tr><th style="width: 55%">Course as it appears on your transcript</th><th>Final grade</th><th>Credits</th></tr></thead>
<tbody><tr v-for="(c, i) in f.courses" :key="i">
<td><v-text-field v-model="c.title" variant="underlined" hide-details :data-qid="q('course' + (i + 1) + 'Title')" /></td>
<td><v-text-field v-model="c.grade" variant="underlined" hide-details :data-qid="q('course' + (i + 1) + 'Grade')" /></td>
<td><v-text-field v-model="c.credits" variant="underlined" hide-details inputmode="decimal" :data-qid="q('course' + (i + 1) + 'Credits')" /></td>
</tr></tbody></v-table>
<v-btn v-if="f.courses.length < 3" variant="text" color="primary" class="mt-2" @click="f.courses.push(course())">+ Add a course</v-btn>
</v-card-text></v-card>

<section class="mb-6"><h2 class="text-h6">6. How you spend your time</h2><p class="text-body-2 mb-3">Clubs, teams, jobs, service, responsibilities at home: all of it counts.</p>
<v-card v-for="(a, i) in f.activities" :key="i" class="mb-4" border><v-card-item><v-card-title class="text-subtitle-1">Activity {{ i + 1 }}</v-card-title></v-card-item><v-card-text>
<v-row>
<v-col cols="12" sm="6"><v-select v-model="a.kind" :items="L.kinds" label="Category *" :data-qid="q('act' + (i + 1) + 'Kind')" /></v-col>
<v-col cols="12" sm="6"><v-text-field v-model="a.group" label="Organization, team or employer *" :data-qid="q('act' + (i + 1) + 'Group')" /></v-col>
<v-col cols="12" sm="6"><v-text-field v-model="a.role" label="Your role or title" :data-qid="q('act' + (i + 1) + 'Role')" /></v-col>
<v-col cols="6" sm="3"><v-text-field v-model="a.hours" type="number" label="Hours/week" :data-qid="q('act' + (i + 1) + 'Hours')" /></v-col>
<v-col cols="6" sm="3"><v-text-field v-model="a.weeks" type="number" label="Weeks/year" :data-qid="q('act' + (i + 1) + 'Weeks')" /></v-col>
<v-col cols="12"><v-textarea v-model="a.did" rows="2" counter="150" maxlength="150" label="What did you do, and what came of it?" :data-qid="q('act' + (i + 1) + 'Did')" /></v-col>
<v-col cols="12"><div class="text-body-2" :id="'yrs' + i">School years in which you took part</div>
<v-chip-group v-model="a.years" multiple :aria-labelledby="'yrs' + i" selected-class="text-primary" :data-qid="q('act' + (i + 1) + 'Years')">
<v-chip v-for="n in [9, 10, 11, 12]" :key="n" :value="n" filter variant="outlined">Grade {{ n }}</v-chip></v-chip-group></v-col>
</v-row></v-card-text></v-card>
<v-btn v-if="f.activities.length < 3" variant="tonal" @click="f.activities.push(activity())">Add another activity</v-btn>
</section>

<v-card class="mb-6" variant="outlined"><v-card-title>7. Recognition</v-card-title><v-card-text>
<v-table class="honors"><thead><tr><th>#</th><th style="width: 60%">Award, prize or distinction</th><th>Received as a</th></tr></thead>
<tbody><tr v-for="(h, i) in f.honors" :key="i"><td>{{ i + 1 }}</td>
<td><v-text-field v-model="h.name" density="compact" hide-details :aria-label="'Award ' + (i + 1)" :data-qid="q('honor' + (i + 1) + 'Name')" /></td>
<td><v-select v-model="h.year" :items="L.when" density="compact" hide-details :aria-label="'Year of award ' + (i + 1)" :data-qid="q('honor' + (i + 1) + 'Year')" /></td>
</tr></tbody></v-table>
<v-btn v-if="f.honors.length < 3" variant="text" color="primary" class="mt-2" @click="f.honors.push(honor())">+ Add an award</v-btn>
</v-card-text></v-card>

<v-card class="mb-6" variant="outlined"><v-card-title>8. Family</v-card-title><v-card-text>
<v-table class="family"><thead><tr><th></th><th>First name</th><th>Last name</th><th>Kind of work</th><th style="width: 26%">Schooling completed</th></tr></thead>
<tbody><tr v-for="(p, i) in f.family" :key="i"><th scope="row">{{ p.who }}</th>
<td><v-text-field v-model="p.first" density="compact" hide-details :data-qid="q('parent' + (i + 1) + 'First')" /></td>
<td><v-text-field v-model="p.last" density="compact" hide-details :data-qid="q('parent' + (i + 1) + 'Last')" /></td>
<td><v-text-field v-model="p.work" density="compact" hide-details :data-qid="q('parent' + (i + 1) + 'Work')" /></td>
<td><v-select v-model="p.schooling" :items="L.schooling" density="compact" hide-details :data-qid="q('parent' + (i + 1) + 'Schooling')" /></td>
</tr></tbody></v-table>
<v-radio-group v-model="f.firstGen" inline class="mt-4" label="Will you be the first generation of your family to earn a four-year degree? *" :data-qid="q('firstGen')"><v-radio label="Yes" value="Y" /><v-radio label="No" value="N" /></v-radio-group>
<div class="text-subtitle-2 mt-2">A relative who is a Wexcombe alum, if you have one</div>
<v-text-field v-model="f.alumName" label="Full name and class year" class="mt-1" :data-qid="q('alumName')" />
</v-card-text></v-card>

<v-card class="mb-6" variant="outlined"><v-card-title>9. Background</v-card-title><v-card-subtitle>Reported in the aggregate only; not seen by readers.</v-card-subtitle><v-card-text>
<v-radio-group v-model="f.citizenship" label="Citizenship" :data-qid="q('citizenship')">
<v-radio label="United States citizen (by birth or naturalization)" value="USC" /><v-radio label="U.S. permanent resident (green card)" value="PR" /><v-radio label="DACA or undocumented" value="DACA" /><v-radio label="Citizen of another country" value="INT" /></v-radio-group>
<v-radio-group v-model="f.hispanic" inline label="Are you of Hispanic or Latino/a/x origin?" :data-qid="q('hispanic')"><v-radio label="Yes" :value="true" /><v-radio label="No" :value="false" /></v-radio-group>
<v-select v-model="f.race" :items="L.races" multiple chips closable-chips label="Race (mark one or more)" :data-qid="q('race')" />
</v-card-text></v-card>

<v-card class="mb-6" variant="outlined"><v-card-title>10. Teacher who will write for you</v-card-title><v-card-text>
<v-row><v-col cols="12" sm="6"><v-text-field v-model="f.teacher" label="Teacher's name *" :data-qid="q('teacher')" /></v-col>
<v-col cols="12" sm="6"><v-text-field v-model="f.teacherEmail" label="E-mail *" type="email" :data-qid="q('teacherEmail')" /></v-col></v-row>
</v-card-text></v-card>

<v-card class="mb-6" variant="outlined"><v-card-title>11. Last things</v-card-title><v-card-text>
<v-textarea v-model="f.essay" rows="4" label="Tell us about a question you cannot stop thinking about (about 300 words) *" :data-qid="q('essay')" />
<v-combobox v-model="f.heard" :items="L.heard" multiple chips label="How did you learn about Wexcombe?" :data-qid="q('heard')" />
<v-select v-model="f.shirt" :items="['S', 'M', 'L', 'XL', '2XL']" label="T-shirt size for Honors Preview Day" :data-qid="q('shirt')" />
<v-text-field v-model="f.pin" type="password" label="Choose a PIN to check your decision online *" autocomplete="new-password" :data-qid="q('pin')" />
<div style="position: absolute; left: -9999px" aria-hidden="true"><label>Fax number <input v-model="f.fax" name="fax" tabindex="-1" autocomplete="off" :data-qid="q('fax')" /></label></div>
<v-checkbox v-model="f.pledge" label="I have read the Honor Pledge and affirm that this application is my own work. *" :data-qid="q('pledge')" />
<v-text-field v-model="f.signature" label="Type your full name as your signature *" :data-qid="q('signature')" />
</v-card-text></v-card>
<v-btn type="submit" color="primary" size="large">Submit application</v-btn>
</v-form>
</v-container></v-main></v-app>`;

createApp({ template, setup: () => ({ f, q, L: LISTS, lookup, findSchools, course, activity, honor }) })
	.use(createVuetify({ components: { ...components, VMaskInput }, icons: { defaultSet: "mdi", aliases, sets: { mdi } } }))
	.mount("#root");

const SINGLE = [
	"legalFirst", "legalMiddle", "legalLast", "suffix", "goesBy", "pronouns", "email", "cell", "street", "unit", "city", "state", "zip", "country",
	"term", "major", "degree", "housing", "school", "gradMonth", "gradYear", "gpa", "gpaWeighted", "rank", "classSize", "counselor", "counselorEmail",
	"satReading", "satMath", "act", "actMonth", "firstGen", "alumName", "citizenship", "hispanic", "race", "teacher",
	"teacherEmail", "essay", "heard", "shirt", "pin", "fax", "pledge", "signature",
] as const;

function formState() {
	const state: Record<string, unknown> = { submitted: f.submitted };
	const plain = (value: unknown) => (Array.isArray(value) ? [...value] : value);
	for (const key of SINGLE) state[key] = plain(f[key]);
	const day = f.birth && new Date(f.birth);
	state.birth = day ? `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, "0")}-${String(day.getDate()).padStart(2, "0")}` : null;
	for (const n of [1, 2, 3]) {
		const { title, grade, credits } = f.courses[n - 1] ?? course();
		Object.assign(state, { [`course${n}Title`]: title, [`course${n}Grade`]: grade, [`course${n}Credits`]: credits });
		const a = f.activities[n - 1] ?? activity();
		Object.assign(state, {
			[`act${n}Kind`]: a.kind, [`act${n}Group`]: a.group, [`act${n}Role`]: a.role, [`act${n}Did`]: a.did, [`act${n}Hours`]: a.hours, [`act${n}Weeks`]: a.weeks,
			[`act${n}Years`]: [...a.years].sort((one, other) => one - other),
		});
		const { name, year } = f.honors[n - 1] ?? honor();
		Object.assign(state, { [`honor${n}Name`]: name, [`honor${n}Year`]: year });
	}
	f.family.forEach((p, i) => {
		const n = i + 1;
		Object.assign(state, { [`parent${n}First`]: p.first, [`parent${n}Last`]: p.last, [`parent${n}Work`]: p.work, [`parent${n}Schooling`]: p.schooling });
	});
	return state;
}

function shownIn(key: string): unknown {
	const root = document.querySelector<HTMLElement>(`[data-qid="${q(key)}"]`);
	const isList = /Years$/.test(key) || ["race", "heard"].includes(key);
	if (!root) return isList ? [] : "";
	const texts = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)].map((each) => each.innerText.trim());
	if (root.matches(".v-chip-group")) return [...root.querySelectorAll<HTMLElement>(".v-chip")].filter((chip) => chip.querySelector<HTMLElement>(".v-chip__filter")!.offsetWidth > 0).map((chip) => chip.innerText.trim());
	if (root.matches(".v-btn-toggle")) return texts(".v-btn--active").join();
	if (isList) return texts(".v-chip");
	if (root.matches(".v-radio-group"))
		return [...root.querySelectorAll<HTMLInputElement>("input")].find((each) => each.checked)?.closest(".v-radio")?.textContent?.trim() ?? "";
	if (root.matches(".v-checkbox")) return root.querySelector("input")!.checked;
	if (root.matches(".v-select:not(.v-autocomplete)")) return texts(".v-select__selection-text").join();
	const control = root.matches("input") ? (root as HTMLInputElement) : root.querySelector<HTMLInputElement>("input:not([type=hidden]), textarea:not(.v-textarea__sizer)")!;
	return control.value;
}

Object.assign(window, {
	formState,
	formShown: () => Object.fromEntries(Object.keys(formState()).filter((key) => key !== "submitted").map((key) => [key, shownIn(key)])),
});
