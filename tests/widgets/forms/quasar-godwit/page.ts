import "quasar/dist/quasar.css";
import "./page.css";
import { ClosePopup, QBtn, QBtnToggle, QCard, QCheckbox, QChip, QDate, QExpansionItem, QForm, QIcon, QInput, QItem, QItemSection, QList, QMarkupTable, QOptionGroup, QPopupProxy, QSelect, QToggle, Quasar } from "quasar";
import { createApp, reactive, ref, type ComponentPublicInstance } from "vue/dist/vue.esm-bundler.js";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const option = (value: string, label: string) => ({ value, label });
const plain = (text: string) => text.split("|").map((each) => option(each, each));
const STATE_OPTIONS = STATES.map(([code, name]) => option(code, name));
const ALL = {
	state: STATE_OPTIONS,
	schoolState: STATE_OPTIONS,
	country: COUNTRIES.map((name) => option(name, name)),
	birthCountry: COUNTRIES.map((name) => option(name, name)),
	major: MAJORS.map((name, i) => option(String(4100 + i * 3), name)),
	languages: plain("American Sign Language|Arabic|Cantonese|English|French|German|Hindi|Hmong|Igbo|Japanese|Korean|Mandarin|Portuguese|Russian|Somali|Spanish|Tagalog|Vietnamese|Yoruba"),
	elsewhere: plain("Boise State University|Gonzaga University|Lewis & Clark College|Oregon State University|Portland State University|Reed College|University of Idaho|University of Oregon|University of Washington|Whitman College"),
	exam: plain("AP Art History|AP Biology|AP Calculus AB|AP Calculus BC|AP Chemistry|AP English Language and Composition|AP English Literature and Composition|AP Environmental Science|AP Physics 1|AP Psychology|AP Spanish Language and Culture|AP Statistics|AP United States Government and Politics|AP United States History|AP World History"),
};
type ListName = keyof typeof ALL;
const lists = reactive(Object.fromEntries(Object.entries(ALL).map(([key, all]) => [key, all])) as typeof ALL);
const narrow = Object.fromEntries(
	(Object.keys(ALL) as ListName[]).map((key) => [key, (typed: string, update: (change: () => void) => void) =>
		update(() => { lists[key] = ALL[key].filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase())); })]),
);
const OPTIONS = {
	suffix: plain("Jr.|Sr.|II|III|IV|V"),
	sex: [option("F", "Female"), option("M", "Male"), option("X", "X")],
	pronouns: plain("He/him/his|She/her/hers|They/them/theirs"),
	citizenship: [option("1", "U.S. citizen"), option("2", "U.S. national"), option("3", "Lawful permanent resident"), option("4", "Nonimmigrant visa holder"), option("5", "None of the above")],
	military: plain("No military affiliation|Active duty|Veteran|Dependent of a service member"),
	hispanic: [option("Y", "Yes"), option("N", "No"), option("D", "Decline to state")],
	race: [option("AI", "American Indian / Alaska Native"), option("AS", "Asian"), option("BL", "Black / African American"), option("PI", "Native Hawaiian / Pacific Islander"), option("WH", "White")],
	yesNo: [option("Y", "Yes"), option("N", "No")],
	graduation: [option("W", "I will graduate from this school"), option("G", "I have graduated"), option("E", "I earned or will earn a GED / HiSET")],
	grade: [option("09", "Grade 9"), option("10", "Grade 10"), option("11", "Grade 11"), option("12", "Grade 12")],
	campus: plain("Alder Bay|Fort Lyle|Cascadia Online|Tamarack"),
	degree: plain("Associate|Bachelor's|Master's|Doctoral|Professional|Undecided"),
	term: plain("Summer 2027|Fall 2027|Winter 2028|Fall 2028"),
	schooling: [option("0", "Did not finish high school"), option("1", "High school graduate"), option("2", "Some college"), option("3", "Two-year degree"), option("4", "Four-year degree"), option("5", "Postgraduate study")],
	marital: plain("Married|Divorced|Separated|Widowed|Never married|Domestic partnership"),
	kind: plain("Academic|Arts|Athletics|Career-oriented|Community service|Cultural|Debate / Speech|Environmental|Family responsibilities|Journalism|Music|Religious|Research|Science / Math|Student government|Theater|Work (paid)|Other"),
	score: plain("1|2|3|4|5"),
};
const course = () => ({ name: "", mark: "", units: null as number | null });
const outing = () => ({ kind: null, org: "", role: "", did: "", grades: [] as string[], hours: null, weeks: null });
const f = reactive({
	last: "", first: "", middle: "", suffix: null, daily: "", ssn: "", born: "", bornCity: "", bornState: "", birthCountry: null, sex: null, pronouns: null,
	email: "", emailAgain: "", phone: "", sms: false, street: "", line2: "", city: "", state: null, zip: "", county: "", country: null,
	citizenship: null, usYears: null, since: "", military: null, hispanic: null, race: [] as string[], languages: [] as string[], firstGen: null,
	hs: "", hsCity: "", schoolState: null, hsFrom: "", hsUntil: "", graduation: null, grade: null, gpa: null, gpaW: null, rank: null, size: null, apCount: null, college: "", collegeWhen: "",
	satTotal: null, satRw: null, satMath: null, satWhen: "", act: null, actWhen: "",
	campus: null, major: null, degree: null, career: "", term: null, outreach: "", elsewhere: [] as string[],
	p1Name: "", p1Former: "", p1Job: "", p1School: null, p2Name: "", p2Job: "", p2School: null, marital: null, siblingCount: null, income: null, dependents: null, waiver: false,
	counselor: "", counselorPhone: "", spouse: "", urgentName: "", urgentTie: "", urgentPhone: "", interpreter: "", certify: false, signed: "",
});
const courses = reactive([course()]);
const exams = reactive([0, 1].map(() => ({ subject: null, score: null })));
const outings = reactive([outing(), outing()]);
const awards = reactive([0, 1].map(() => ({ title: "", grade: null })));
const submitted = ref(false);

type Kind = "input" | "select" | "many" | "one" | "boxes" | "box" | "toggle";
const places = new Map<string, { element: HTMLElement | null; kind: Kind }>();
const setters = new Map<string, (each: Element | ComponentPublicInstance | null) => void>();
function at(key: string, kind: Kind) {
	if (!setters.has(key)) setters.set(key, (each) => { places.set(key, { element: each && (("$el" in each ? each.$el : each) as HTMLElement), kind }); });
	return setters.get(key);
}
const textOf = (element: Element | null | undefined) => (element?.textContent ?? "").trim();
function read(key: string) {
	const { element, kind } = places.get(key) ?? { element: null, kind: "input" as Kind };
	if (!element) return "";
	if (kind === "many") return [...element.querySelectorAll(".q-chip__content")].map(textOf);
	if (kind === "boxes") return [...element.querySelectorAll("[aria-checked=true]")].map(textOf);
	if (kind === "one") return textOf(element.querySelector("[aria-checked=true]"));
	if (kind === "toggle") return textOf(element.querySelector("[aria-pressed=true]"));
	if (kind === "box") return element.getAttribute("aria-checked") === "true";
	if (kind === "select") return textOf(element.querySelector(".q-field__native > span")) || element.querySelector("input")?.value || "";
	return element.querySelector<HTMLInputElement>("input, textarea")?.value ?? "";
}

/* Shorthands for the controls this page uses over and over. */
const line = (model: string, label: string, more = "", key = `'${model}'`, path = `f.${model}`) => `<q-input outlined dense v-model="${path}" label="${label}" :ref="at(${key}, 'input')" ${more} />`;
const number = (model: string, label: string, more = "") => line(model, label, `type="number" ${more}`).replace("v-model=", "v-model.number=");
const choose = (model: string, label: string, list: string, more = "") => `<q-select outlined dense v-model="f.${model}" label="${label}" :options="OPTIONS.${list}" emit-value map-options :ref="at('${model}', 'select')" ${more} />`;
const seek = (model: ListName, label: string, more = "") => `<q-select outlined dense v-model="f.${model}" label="${label}" :options="lists.${model}" emit-value map-options use-input hide-selected fill-input input-debounce="0" @filter="narrow.${model}" :ref="at('${model}', 'select')" ${more} />`;
const chips = (model: ListName, label: string, more = "") => `<q-select outlined v-model="f.${model}" label="${label}" :options="lists.${model}" emit-value map-options use-input use-chips multiple input-debounce="0" @filter="narrow.${model}" :ref="at('${model}', 'many')" ${more} />`;
const day = (model: string, label: string) => `<q-input outlined dense v-model="f.${model}" label="${label}" mask="##/##/####" hint="MM/DD/YYYY" :ref="at('${model}', 'input')"><template #append><q-icon name="event" class="cursor-pointer"><q-popup-proxy cover transition-show="scale" transition-hide="scale"><q-date v-model="f.${model}" mask="MM/DD/YYYY"><div class="row items-center justify-end"><q-btn v-close-popup label="Close" color="primary" flat /></div></q-date></q-popup-proxy></q-icon></template></q-input>`;
const ask = (model: string, question: string, list: string, kind = "radio") => `<div class="wide"><div class="ask" id="q-${model}">${question}</div><q-option-group v-model="f.${model}" :options="OPTIONS.${list}" ${kind === "radio" ? "" : `type="${kind}"`} inline aria-labelledby="q-${model}" :ref="at('${model}', '${kind === "radio" ? "one" : "boxes"}')" /></div>`;
const part = (label: string, caption: string, body: string, open = true) => `<q-expansion-item ${open ? "default-opened" : ""} label="${label}" caption="${caption}" header-class="text-primary text-h6" class="q-mb-sm bg-white"><div class="pair">${body}</div></q-expansion-item>`;

const template = /* html */ `<div class="sheet"><h1 class="text-h4">Cascadia State Universities</h1><p>Freshman application. One application, four campuses. Items with an asterisk are required by Board policy.</p>
<q-form @submit="submitted = true"><q-list bordered class="bg-grey-2">
${part("Section A. Applicant", "Enter your name exactly as on your government-issued identification", [
	line("last", "Last / family name *"), line("first", "First / given name *"), line("middle", "Middle name (leave blank if none)"), choose("suffix", "Suffix", "suffix", "clearable"), line("daily", "Name you go by"),
	line("ssn", "Social Security Number", `type="password" autocomplete="off" hint="Used for financial aid matching"`), day("born", "Birth date *"), line("bornCity", "City of birth"), line("bornState", "State of birth (if in the U.S.)"), seek("birthCountry", "Nation of birth"),
	ask("sex", "Legal sex, as on your identification", "sex"), choose("pronouns", "Pronouns", "pronouns")].join(""))}
${part("Section B. Contact information", "All notices are sent by e-mail", [
	line("email", "E-mail *", `type="email"`), line("emailAgain", "Re-enter e-mail *", `type="email"`), line("phone", "Telephone", `type="tel" mask="(###) ###-####" unmasked-value`),
	`<q-toggle v-model="f.sms" label="Yes, the University may text me" :ref="at('sms', 'box')" />`,
	`<div class="wide ask">Permanent address</div>`, line("street", "Street address *"), line("line2", "Apartment, unit, space"), line("city", "City *"), seek("state", "State *"), line("zip", "Zip Code *"), line("county", "County"), seek("country", "Country *")].join(""))}
${part("Section C. Citizenship and residence", "Used to determine tuition classification", [
	choose("citizenship", "Citizenship / immigration status *", "citizenship"), number("usYears", "Years lived in the U.S."), line("since", "Present stay in Cascadia began on", `mask="##/##/####" hint="MM/DD/YYYY"`), choose("military", "Military affiliation", "military"),
	`<div class="wide"><div class="ask">Do you consider yourself Hispanic or Latino?</div><q-btn-toggle v-model="f.hispanic" :options="OPTIONS.hispanic" no-caps toggle-color="primary" :ref="at('hispanic', 'toggle')" /></div>`,
	ask("race", "Select one or more races", "race", "checkbox"), `<div class="wide">${chips("languages", "Languages in which you are fluent")}</div>`,
	ask("firstGen", "Will you be the first generation of your family to complete college?", "yesNo")].join(""))}
${part("Section D. High school record", "Report the school you attend now", [
	line("hs", "Name of high school *", `class="wide"`), line("hsCity", "High school city"), seek("schoolState", "High school state"), line("hsFrom", "Attending since", `mask="##/####" hint="MM/YYYY"`), day("hsUntil", "Graduation date"),
	ask("graduation", "Which applies to you?", "graduation"), choose("grade", "Grade in which you are enrolled", "grade"), number("gpa", "GPA, unweighted", `step="0.01"`), number("gpaW", "GPA, weighted", `step="0.01"`), number("rank", "Rank"), number("size", "Class size"), number("apCount", "AP examinations taken (number)"),
	line("college", "College attended while in high school"), line("collegeWhen", "When attended (term and year)"), line("counselor", "Name of school counselor"), line("counselorPhone", "Counselor telephone", `type="tel"`)].join(""))}
${part("Section E. Coursework", "List your high school courses, starting with those in progress", `<q-markup-table flat bordered dense class="wide"><thead><tr><th class="text-left">Course title</th><th class="text-left">Grade or mark</th><th class="text-left">Units</th><th></th></tr></thead><tbody>
	<tr v-for="(each, i) in courses" :key="i"><td><q-input dense borderless v-model="each.name" :aria-label="'Course title, row ' + (i + 1)" :ref="at('course' + (i + 1) + 'Name', 'input')" /></td><td><q-input dense borderless v-model="each.mark" :aria-label="'Grade or mark, row ' + (i + 1)" :ref="at('course' + (i + 1) + 'Mark', 'input')" /></td><td><q-input dense borderless type="number" step="0.5" v-model.number="each.units" :aria-label="'Units, row ' + (i + 1)" :ref="at('course' + (i + 1) + 'Units', 'input')" /></td><td><q-btn v-if="i" flat dense no-caps label="Remove" @click="courses.splice(i, 1)" /></td></tr></tbody></q-markup-table>
	<div class="wide"><q-btn outline no-caps color="primary" label="Add another course" @click="addCourse" /></div>`)}
${part("Section F. Test results", "Optional. Not considered in admission; used for placement", [
	number("satTotal", "SAT total"), number("satRw", "SAT reading and writing"), number("satMath", "SAT mathematics"), line("satWhen", "Most recent SAT date", `mask="##/##/####" hint="MM/DD/YYYY"`), number("act", "ACT composite"), day("actWhen", "ACT date"),
	`<template v-for="(each, i) in exams" :key="i"><q-select outlined dense v-model="each.subject" :label="'Advanced Placement exam ' + (i + 1)" :options="lists.exam" emit-value map-options use-input hide-selected fill-input input-debounce="0" @filter="narrow.exam" :ref="at('exam' + (i + 1) + 'Subject', 'select')" /><q-select outlined dense v-model="each.score" :label="'Score on exam ' + (i + 1)" :options="OPTIONS.score" emit-value map-options :ref="at('exam' + (i + 1) + 'Score', 'select')" /></template>`].join(""))}
${part("Section G. Activities and awards", "Two activities and two awards that matter most to you", `
	<q-card v-for="(each, i) in outings" :key="i" flat bordered class="wide q-pa-sm outing"><div class="ask">Activity or job {{ i + 1 }}</div><div class="pair">
		<q-select filled dense v-model="each.kind" label="Category" :options="OPTIONS.kind" emit-value map-options :ref="at('outing' + (i + 1) + 'Kind', 'select')" /><q-input filled dense v-model="each.org" label="Organization or employer" :ref="at('outing' + (i + 1) + 'Org', 'input')" /><q-input filled dense v-model="each.role" label="Title or role" maxlength="50" :ref="at('outing' + (i + 1) + 'Role', 'input')" />
		<q-input filled type="textarea" rows="2" class="wide" v-model="each.did" label="Describe your involvement" maxlength="150" counter :ref="at('outing' + (i + 1) + 'Did', 'input')" />
		<q-select filled dense multiple use-chips v-model="each.grades" label="Grade levels" :options="OPTIONS.grade" emit-value map-options :ref="at('outing' + (i + 1) + 'Grades', 'many')" /><q-input filled dense type="number" v-model.number="each.hours" label="Hours per week" :ref="at('outing' + (i + 1) + 'Hours', 'input')" /><q-input filled dense type="number" v-model.number="each.weeks" label="Weeks per year" :ref="at('outing' + (i + 1) + 'Weeks', 'input')" /></div></q-card>
	<template v-for="(each, i) in awards" :key="'w' + i"><q-input outlined dense v-model="each.title" :label="'Award ' + (i + 1)" :ref="at('award' + (i + 1) + 'Title', 'input')" /><q-select outlined dense v-model="each.grade" :label="'Award ' + (i + 1) + ': received in'" :options="OPTIONS.grade" emit-value map-options :ref="at('award' + (i + 1) + 'Grade', 'select')" /></template>`)}
${part("Section H. Campus and program", "You may change your program until June 1", [
	choose("campus", "Campus of first choice *", "campus"), seek("major", "Proposed major *"), choose("degree", "Final degree objective", "degree"), line("career", "Career objective"), choose("term", "Term of entry *", "term"), line("outreach", "Outreach program taking part in (e.g. GEAR UP)"), `<div class="wide">${chips("elsewhere", "Other universities to which you are applying")}</div>`].join(""), false)}
${part("Section I. Family", "Required for fee waiver and opportunity programs", [
	line("p1Name", "Parent 1: full name"), line("p1Former", "Parent 1: former last name"), line("p1Job", "Parent 1: occupation"), choose("p1School", "Parent 1: education", "schooling"), line("p2Name", "Parent 2: full name"), line("p2Job", "Parent 2: occupation"), choose("p2School", "Parent 2: education", "schooling"),
	choose("marital", "Marital status of parents", "marital"), number("siblingCount", "Number of brothers and sisters"), number("income", "Annual family income, in dollars", `prefix="$"`), number("dependents", "Number of persons you support"), `<q-checkbox v-model="f.waiver" label="I request a waiver of the application fee" :ref="at('waiver', 'box')" />`, line("spouse", "Name of your spouse, if married")].join(""), false)}
${part("Section J. Emergency contact and certification", "The emergency contact must not be a parent", [
	line("urgentName", "Contact’s name"), line("urgentTie", "Relationship to applicant"), line("urgentPhone", "Contact’s telephone", `type="tel"`), line("interpreter", "Interpreter who assisted with this form"), `<div class="wide"><q-checkbox v-model="f.certify" label="I certify under penalty of perjury that the above is true" :ref="at('certify', 'box')" /></div>`, line("signed", "Electronic signature", `class="wide"`)].join(""))}
</q-list><q-btn type="submit" color="primary" label="Submit application" class="q-mt-md" /></q-form></div>`;

createApp({ template, setup: () => ({ f, courses, exams, outings, awards, submitted, at, lists, narrow, OPTIONS, addCourse: () => courses.push(course()) }) })
	.use(Quasar, { components: { QBtn, QBtnToggle, QCard, QCheckbox, QChip, QDate, QExpansionItem, QForm, QIcon, QInput, QItem, QItemSection, QList, QMarkupTable, QOptionGroup, QPopupProxy, QSelect, QToggle }, directives: { ClosePopup } })
	.mount("#root");

function state() {
	const all: Record<string, unknown> = { ...f };
	const spread = (prefix: string, each: object) => { for (const [key, value] of Object.entries(each)) all[prefix + key[0].toUpperCase() + key.slice(1)] = value; };
	for (const i of [0, 1, 2]) spread(`course${i + 1}`, courses[i] ?? course());
	exams.forEach((each, i) => spread(`exam${i + 1}`, each));
	outings.forEach((each, i) => spread(`outing${i + 1}`, each));
	awards.forEach((each, i) => spread(`award${i + 1}`, each));
	return JSON.parse(JSON.stringify(all)) as Record<string, unknown>;
}
Object.assign(window, {
	formState: () => ({ ...state(), submitted: submitted.value }),
	formShown: () => Object.fromEntries(Object.keys(state()).map((key) => [key, read(key)])),
});
