import { createApp, defineComponent, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import { VMaskInput } from "vuetify/labs/VMaskInput";
import "vuetify/styles";
import { COUNTRIES, STATES } from "../../lists";

type Value = string | number | boolean | Date | null | string[];
const TEXTS =
	"first middle last goesBy email email2 phone street apt city zip ssn mariner p1First p1Last p1Job p2First p2Last p2Job iceName icePhone counselor counselorEmail essay password signature url2 swim".split(" ");
const PICKED = "suffix phoneCountry state country birthCountry sex citizenship service hispanic p1School p2School marital income bachelors iceRelation school grade gradMonth gradYear program degree entry career shirt heard".split(" ");
const NUMBERS = "gpa rank classSize satRW satM act".split(" ");

type Activity = { org: string; role: string; hours: number | null; years: string[] };
type Exam = { subject: string | null; score: number | null };
type Sibling = { first: string; last: string; age: string };
const f = reactive<Record<string, Value>>({
	...Object.fromEntries(TEXTS.map((key) => [key, ""])),
	...Object.fromEntries([...PICKED, ...NUMBERS, "dob"].map((key) => [key, null])),
	race: [],
	certify: false,
	release: false,
});
const activities = reactive<Activity[]>([{ org: "", role: "", hours: null, years: [] }]);
const exams = reactive<Exam[]>([]);
const siblings = reactive<Sibling[]>([]);

const items = (list: readonly (readonly [value: string, title: string] | string)[]) => list.map((each) => (typeof each === "string" ? { value: each, title: each } : { value: each[0], title: each[1] }));
const LISTS = {
	states: items(STATES),
	countries: items(COUNTRIES),
	dial: items([["AU", "Australia (+61)"], ["CA", "Canada (+1)"], ["MX", "Mexico (+52)"], ["NG", "Nigeria (+234)"], ["PH", "Philippines (+63)"], ["GB", "United Kingdom (+44)"], ["US", "United States (+1)"]]),
	suffixes: ["Jr.", "Sr.", "II", "III", "IV"],
	service: items([["none", "No military affiliation"], ["active", "Now serving (active, Guard or Reserve)"], ["vet", "Veteran"], ["dep", "Spouse or child of a service member"]]),
	races: ["American Indian / Alaska Native", "Asian", "Black / African American", "Native Hawaiian / Pacific Islander", "White"],
	schooling: ["Less than high school", "High school graduate / GED", "Some college credit, no degree", "Associate degree", "Bachelor's degree", "Graduate degree", "License or trade certificate only"],
	marital: ["Married", "Separated", "Divorced", "Widowed", "Never married"],
	income: items([["1", "Less than $30,000"], ["2", "$30,001 to $48,000"], ["3", "$48,001 to $75,000"], ["4", "$75,001 to $110,000"], ["5", "More than $110,000"]]),
	relations: ["Mother", "Father", "Grandparent", "Aunt or uncle", "Guardian", "Spouse"],
	months: items(["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"].map((month, index): [string, string] => [String(index + 1).padStart(2, "0"), month])),
	years: ["2024", "2025", "2026", "2027", "2028", "2029"],
	programs: items([
		["MT", "Marine Transportation (Deck license)"],
		["MET", "Marine Engineering Technology (Engine license)"],
		["ME", "Mechanical Engineering"],
		["ENV", "Environmental Engineering"],
		["OCE", "Oceanography"],
		["IBL", "International Business and Logistics"],
		["FET", "Facilities Engineering Technology"],
		["EM", "Emergency Management"],
		["UND", "Undeclared"],
	]),
	entries: ["Fall 2026", "Fall 2027", "Fall 2028"],
	careers: ["Deck officer", "Marine engineer", "Naval architect", "Port operations", "Offshore energy", "Coast Guard or Navy"],
	sizes: ["XS", "S", "M", "L", "XL", "2XL"],
	heard: ["Boat show", "College fair", "School counselor", "Alum", "Instagram", "Search engine"],
	ap: ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Language & Composition", "AP English Literature & Composition", "AP Environmental Science", "AP Physics 1", "AP Physics C: Mechanics", "AP Statistics", "AP U.S. Government & Politics", "AP United States History", "AP World History"],
};

const SCHOOLS = [
	{ value: 38071, title: "Ashland High School", subtitle: "Ashland, OR" },
	{ value: 38077, title: "Ashland Valley High School", subtitle: "Ashland, OR" },
	{ value: 38079, title: "Ashland Valley Middle College", subtitle: "Talent, OR" },
	{ value: 51207, title: "Yreka High School", subtitle: "Yreka, CA" },
	{ value: 51002, title: "Drumlin Bay High School", subtitle: "Drumlin, ME" },
	{ value: 53310, title: "Mount Shasta High School", subtitle: "Mount Shasta, CA" },
	{ value: 38215, title: "Crater Lake High School", subtitle: "Medford, OR" },
];

const field = (key: string, label: string, more = "") => `<v-text-field v-model="f.${key}" id="${key}" label="${label}" variant="outlined" density="comfortable" ${more} />`;
const pick = (tag: string, key: string, label: string, list: string, more = "") => `<v-${tag} v-model="f.${key}" id="${key}" label="${label}" :items="L.${list}" variant="outlined" density="comfortable" ${more} />`;
const number = (key: string, label: string, more = "") => `<v-number-input v-model="f.${key}" id="${key}" label="${label}" control-variant="stacked" variant="outlined" density="comfortable" ${more} />`;
const col = (size: number, ...contents: string[]) => contents.map((content) => `<v-col cols="12" sm="${size}">${content}</v-col>`).join("");
const row = (...cols: string[]) => `<v-row density="comfortable">${cols.join("")}</v-row>`;
const radios = (key: string, legend: string, options: [value: string, label: string][], more = "inline") =>
	`<v-radio-group v-model="f.${key}" id="${key}" ${more}><template #label><span>${legend}</span></template>${options.map(([value, label]) => `<v-radio value="${value}" label="${label}" />`).join("")}</v-radio-group>`;

const section = (template: string, more: () => object = () => ({})) => defineComponent({ template: `<div>${template}</div>`, setup: () => ({ f, L: LISTS, activities, exams, siblings, ...more() }) });

const Candidate = section(
	[
		row(col(4, field("first", "Legal first name *"), field("middle", "Legal middle name"), field("last", "Legal last name *"))),
		row(col(4, pick("select", "suffix", "Generation", "suffixes", "clearable"), field("goesBy", "Name you go by", 'hint="Goes on your bunk tag at orientation" persistent-hint'), '<v-date-input v-model="f.dob" id="dob" label="Date of birth *" prepend-icon="" prepend-inner-icon="$calendar" variant="outlined" density="comfortable" />')),
		row(col(6, field("email", "E-mail *", 'type="email" autocomplete="email"'), field("email2", "Confirm e-mail *", 'type="email"'))),
		row(col(6, pick("autocomplete", "phoneCountry", "Phone country", "dial"), '<v-mask-input v-model="f.phone" id="phone" label="Phone number *" mask="(###) ###-####" variant="outlined" density="comfortable" />')),
		'<p class="text-subtitle-2 mt-2 mb-1">Permanent mailing address</p>',
		row(col(8, field("street", "Number and street *")), col(4, field("apt", "Apt., unit, slip"))),
		row(col(4, field("city", "City *"), pick("autocomplete", "state", "State *", "states", 'auto-select-first')), col(4, field("zip", "ZIP *"))),
		row(col(6, pick("select", "country", "Country", "countries"), pick("autocomplete", "birthCountry", "Country where you were born", "countries"))),
		radios("sex", "Sex (for berthing on the training ship)", [["F", "Female"], ["M", "Male"]]),
		field("ssn", "Social Security number", 'type="password" autocomplete="off" hint="Required by the Coast Guard only after you enroll." persistent-hint'),
	].join(""),
);

const Citizenship = section(
	[
		radios("citizenship", "Which describes you? *", [["citizen", "United States citizen"], ["national", "U.S. non-citizen national"], ["resident", "Lawful permanent resident (Form I-551)"], ["foreign", "Citizen of another country who will need a visa"]], ""),
		row(col(6, pick("select", "service", "Military affiliation", "service"), field("mariner", "Mariner reference number", 'placeholder="If you hold a credential"'))),
		radios("hispanic", "Hispanic or Latino origin", [["Y", "Yes"], ["N", "No"], ["X", "Choose not to say"]]),
		pick("select", "race", "Race (choose all that apply)", "races", "multiple chips closable-chips"),
	].join(""),
);

const parent = (id: string, title: string) =>
	`<v-card variant="tonal" class="mb-4" title="${title}"><v-card-text>${row(col(6, field(`${id}First`, "First name"), field(`${id}Last`, "Last name")))}${row(col(6, field(`${id}Job`, "Occupation"), pick("select", `${id}School`, "Education completed", "schooling")))}</v-card-text></v-card>`;
const Family = section(
	[
		parent("p1", "Parent or guardian no. 1"),
		parent("p2", "Parent or guardian no. 2"),
		row(col(6, pick("select", "marital", "Parents' marital status", "marital"), pick("select", "income", "Family income (adjusted gross)", "income"))),
		radios("bachelors", "Has a parent or guardian completed a bachelor's degree?", [["Y", "Yes"], ["N", "No"]]),
		`<p class="text-subtitle-2 mb-2">Brothers and sisters</p>
		<v-card v-for="(sibling, n) in siblings" :key="n" variant="outlined" class="mb-3 pa-3" :id="'sib' + n">
			<div class="d-flex ga-3">
				<v-text-field v-model="sibling.first" label="First name" density="compact" class="sFirst" />
				<v-text-field v-model="sibling.last" label="Last name" density="compact" class="sLast" />
				<v-text-field v-model="sibling.age" label="Age" density="compact" class="sAge" style="max-width: 110px" />
				<v-btn variant="text" @click="siblings.splice(n, 1)">Remove</v-btn>
			</div>
		</v-card>
		<v-btn variant="tonal" id="addSib" @click="siblings.push({ first: '', last: '', age: '' })">Add a brother or sister</v-btn>`,
		'<v-divider class="my-5" /><p class="text-subtitle-2 mb-2">Person to call in an emergency at sea</p>',
		row(col(4, field("iceName", "Name"), pick("combobox", "iceRelation", "Relationship to you", "relations"), field("icePhone", "Phone"))),
	].join(""),
);

const Schooling = section(
	[
		`<v-autocomplete v-model="f.school" id="school" label="High school *" :items="found" :loading="isBusy" no-filter item-props placeholder="Type at least 3 letters" @update:search="look" variant="outlined" density="comfortable" no-data-text="No school found yet" />`,
		`<div class="mb-1" id="grade-l">Year you are in</div><v-btn-toggle v-model="f.grade" id="grade" aria-labelledby="grade-l" class="mb-4" divided variant="outlined"><v-btn value="FR">Freshman</v-btn><v-btn value="SO">Sophomore</v-btn><v-btn value="JR">Junior</v-btn><v-btn value="SR">Senior</v-btn></v-btn-toggle>`,
		row(col(6, pick("select", "gradMonth", "Graduation month", "months"), pick("select", "gradYear", "Graduation year", "years"))),
		row(col(4, number("gpa", "GPA, unweighted", ':precision="2" :step="0.01" :min="0" :max="4"'), number("rank", "Rank in class", ':min="1"'), number("classSize", "Students in class", ':min="1"'))),
		row(col(4, number("satRW", "SAT Reading/Writing", ':max="800"'), number("satM", "SAT Math", ':max="800"'), number("act", "ACT Composite", ':max="36"'))),
		`<p class="text-subtitle-2 mt-2">Advanced Placement examinations taken</p>
		<v-table density="compact" id="exams"><thead><tr><th>Examination</th><th>Score</th><th></th></tr></thead><tbody>
			<tr v-for="(exam, n) in exams" :key="n"><td class="xs">{{ exam.subject }}</td><td class="xv">{{ exam.score }}</td><td><v-btn size="small" variant="text" @click="exams.splice(n, 1)">Delete</v-btn></td></tr>
			<tr v-if="exams.length === 0"><td colspan="3" class="text-medium-emphasis">None entered</td></tr>
		</tbody></v-table>
		<v-dialog v-model="isOpen" max-width="460">
			<template #activator="{ props }"><v-btn v-bind="props" variant="tonal" id="addExam" class="my-3">Enter an AP exam</v-btn></template>
			<v-card title="AP exam"><v-card-text>
				<v-autocomplete v-model="draft.subject" id="examSubject" label="Examination" :items="L.ap" />
				<v-select v-model="draft.score" id="examScore" label="Score" :items="[1, 2, 3, 4, 5]" />
			</v-card-text><v-card-actions><v-btn @click="isOpen = false">Cancel</v-btn><v-btn color="primary" variant="flat" id="saveExam" @click="save">Add to list</v-btn></v-card-actions></v-card>
		</v-dialog>`,
		row(col(6, field("counselor", "School counselor"), field("counselorEmail", "Counselor's e-mail"))),
	].join(""),
	() => {
		const found = ref<typeof SCHOOLS>([]);
		const isBusy = ref(false);
		const isOpen = ref(false);
		const draft = reactive<Exam>({ subject: null, score: null });
		let timer = 0;
		return {
			found,
			isBusy,
			isOpen,
			draft,
			look(query: string) {
				clearTimeout(timer);
				const words = (query ?? "").trim().toLowerCase();
				if (words.length < 3) return;
				isBusy.value = true;
				timer = window.setTimeout(() => {
					found.value = SCHOOLS.filter(({ title, subtitle }) => `${title} ${subtitle}`.toLowerCase().includes(words)).map((each) => ({ ...each }));
					isBusy.value = false;
				}, 400);
			},
			save() {
				exams.push({ ...draft });
				Object.assign(draft, { subject: null, score: null });
				isOpen.value = false;
			},
		};
	},
);

const Plans = section(
	[
		row(col(6, pick("autocomplete", "program", "Program applied for *", "programs"), pick("select", "entry", "Term of entry *", "entries"))),
		radios("degree", "Highest degree you have in view", [["AAS", "Associate"], ["BS", "Bachelor's"], ["MS", "Master's"], ["PHD", "Doctorate"], ["UN", "Not decided"]]),
		pick("combobox", "career", "Career you have in mind", "careers", 'hint="Pick one or write your own" persistent-hint'),
		`<p class="text-subtitle-2 mt-4 mb-2">Activities, sports and jobs</p>
		<v-card v-for="(activity, n) in activities" :key="n" border flat class="mb-4" :id="'act' + n">
			<v-card-subtitle class="pt-3">Entry {{ n + 1 }}</v-card-subtitle>
			<v-card-text>
				<v-text-field v-model="activity.org" class="aOrg" label="Organization or employer" variant="underlined" />
				<v-text-field v-model="activity.role" class="aRole" label="Position, rank or duty" variant="underlined" />
				<v-number-input v-model="activity.hours" class="aHours" label="Hours a week" :min="0" :max="168" :step="1" variant="underlined" />
				<div class="text-caption">Years of high school</div>
				<v-chip-group v-model="activity.years" class="aYears" multiple column selected-class="text-primary"><v-chip v-for="year in ['9', '10', '11', '12']" :key="year" :value="year" filter>{{ year }}</v-chip></v-chip-group>
			</v-card-text>
		</v-card>
		<v-btn variant="tonal" id="addAct" :disabled="activities.length > 5" @click="activities.push({ org: '', role: '', hours: null, years: [] })">Add another entry</v-btn>`,
	].join(""),
);

const CastOff = section(
	[
		row(col(4, pick("select", "shirt", "Uniform shirt size", "sizes"), field("swim", "Farthest you have swum without rest (yards)"), pick("combobox", "heard", "How did you hear about Drumlin Point?", "heard"))),
		'<v-textarea v-model="f.essay" id="essay" label="Why do you want to train for work on or near the water? (400 words)" variant="outlined" auto-grow />',
		field("password", "Choose a portal password", 'type="password" autocomplete="new-password"'),
		'<v-switch v-model="f.release" id="release" color="primary" label="I authorize release of my school and medical records to the Academy" />',
		'<v-checkbox v-model="f.certify" id="certify" label="I certify that every answer is true and complete" />',
		field("signature", "Typed signature"),
		'<div style="position:absolute;left:-5000px" aria-hidden="true"><label for="url2">Web site</label><input id="url2" v-model="f.url2" tabindex="-1" autocomplete="off"></div>',
		'<v-btn type="submit" color="primary" size="large">Submit application</v-btn>',
	].join(""),
);

let submitted = false;
const PARTS: [tag: string, title: string][] = [
	["candidate", "1. The candidate"],
	["citizenship", "2. Citizenship and service"],
	["family", "3. Family ashore"],
	["schooling", "4. Schooling and examinations"],
	["plans", "5. Plans and activities"],
	["cast-off", "6. Before you cast off"],
];
const app = createApp({
	components: { candidate: Candidate, citizenship: Citizenship, family: Family, schooling: Schooling, plans: Plans, castOff: CastOff },
	template: `<v-app><v-app-bar color="blue-grey-darken-3" title="Drumlin Point Maritime Academy" /><v-main><v-container style="max-width: 960px">
		<h1 class="text-h5 mb-1">Application for appointment as a cadet</h1>
		<p class="mb-4 text-medium-emphasis">Open each part, answer what applies, and submit from part 6. An asterisk means we can't process the application without it.</p>
		<form @submit.prevent="send"><v-expansion-panels v-model="open" multiple>
		${PARTS.map(([tag, title]) => `<v-expansion-panel value="${tag}"><v-expansion-panel-title>${title}</v-expansion-panel-title><v-expansion-panel-text eager><${tag} /></v-expansion-panel-text></v-expansion-panel>`).join("")}
		</v-expansion-panels></form></v-container></v-main></v-app>`,
	setup: () => ({
		open: ref(["candidate"]),
		send() {
			submitted = true;
		},
	}),
});
app.use(createVuetify({ components: { ...components, VMaskInput }, icons: { defaultSet: "mdi", aliases, sets: { mdi } } }));
app.mount("#root");

const iso = (date: Value) => (date instanceof Date ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}` : "");
const at = (id: string) => document.getElementById(id);
const words = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";
const box = (selector: string) => document.querySelector<HTMLInputElement>(`${selector} input`)?.value ?? "";
const THREE = [0, 1, 2];
const many = <V,>(keys: string[], read: (key: string) => V) => Object.fromEntries(keys.map((key) => [key, read(key)]));
function pickedShown(key: string) {
	const control = at(key);
	if (control?.matches("input")) {
		const drawn = control.closest(".v-input")?.querySelector('[class*="__selection-text"]');
		return drawn ? words(drawn) : (control as HTMLInputElement).value;
	}
	if (control?.matches(".v-btn-toggle")) return words(control.querySelector(".v-btn--active"));
	const chosen = document.querySelector(`.v-radio-group:has(#${key}) input:checked`);
	return words(chosen?.closest(".v-radio")?.querySelector("label"));
}

Object.assign(window, {
	formState: () => ({
		...many(TEXTS, (key) => f[key]),
		...many([...PICKED, ...NUMBERS], (key) => f[key] ?? ""),
		dob: iso(f.dob),
		race: [...(f.race as string[])],
		certify: f.certify,
		release: f.release,
		...Object.fromEntries(THREE.flatMap((n) => [
			[`act${n}.org`, activities[n]?.org ?? ""],
			[`act${n}.role`, activities[n]?.role ?? ""],
			[`act${n}.hours`, activities[n]?.hours ?? ""],
			[`act${n}.years`, [...(activities[n]?.years ?? [])].sort((a, b) => Number(a) - Number(b))],
			[`exam${n}.subject`, exams[n]?.subject ?? ""],
			[`exam${n}.score`, exams[n]?.score ?? ""],
		])),
		...Object.fromEntries([0, 1].flatMap((n) => [
			[`sib${n}.first`, siblings[n]?.first ?? ""],
			[`sib${n}.last`, siblings[n]?.last ?? ""],
			[`sib${n}.age`, siblings[n]?.age ?? ""],
		])),
		submitted,
	}),
	formShown: () => ({
		...many([...TEXTS, ...NUMBERS, "dob"], (key) => (at(key) as HTMLInputElement | null)?.value ?? ""),
		...many(PICKED, pickedShown),
		race: [...document.querySelectorAll(".v-select:has(#race) .v-chip__content")].map(words),
		...many(["certify", "release"], (key) => (at(key) as HTMLInputElement).checked),
		...Object.fromEntries(THREE.flatMap((n) => [
			[`act${n}.org`, box(`#act${n} .aOrg`)],
			[`act${n}.role`, box(`#act${n} .aRole`)],
			[`act${n}.hours`, box(`#act${n} .aHours`)],
			[`act${n}.years`, [...document.querySelectorAll(`#act${n} .v-chip.text-primary .v-chip__content`)].map(words)],
			[`exam${n}.subject`, words(document.querySelectorAll("#exams .xs")[n])],
			[`exam${n}.score`, words(document.querySelectorAll("#exams .xv")[n])],
		])),
		...Object.fromEntries([0, 1].flatMap((n) => [
			[`sib${n}.first`, box(`#sib${n} .sFirst`)],
			[`sib${n}.last`, box(`#sib${n} .sLast`)],
			[`sib${n}.age`, box(`#sib${n} .sAge`)],
		])),
	}),
});
