import "quasar/dist/quasar.css";
import "./style.css";
import * as Q from "quasar";
import material from "quasar/icon-set/material-icons.js";
import { createApp, computed, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { MAJORS, STATES } from "../../lists";

const DOWN = "M7 10l5 5 5-5z", MORE = "M16.59 8.59L12 13.17 7.41 8.59 6 10l6 6 6-6z", LEFT = "M15.41 7.41L14 6l-6 6 6 6 1.41-1.41L10.83 12z", RIGHT = "M10 6L8.59 7.41 13.17 12l-4.58 4.59L10 18l6-6z";
const CANCEL = "M12 2C6.47 2 2 6.47 2 12s4.47 10 10 10 10-4.47 10-10S17.53 2 12 2zm5 13.59L15.59 17 12 13.41 8.41 17 7 15.59 10.59 12 7 8.41 8.41 7 12 10.59 15.59 7 17 8.41 13.41 12 17 15.59z";
const EVENT = "M17 12h-5v5h5v-5zM16 1v2H8V1H6v2H5c-1.11 0-1.99.9-1.99 2L3 19c0 1.1.89 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2h-1V1h-2zm3 18H5V8h14v11z";
const ALERT = "M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2zm1 15h-2v-2h2v2zm0-4h-2V7h2v6z";
const icons: any = {
	...material, name: "svg-inline",
	arrow: { ...material.arrow, dropdown: DOWN },
	chip: { ...material.chip, remove: CANCEL },
	datetime: { ...material.datetime, arrowLeft: LEFT, arrowRight: RIGHT },
	expansionItem: { icon: MORE, denseIcon: DOWN },
	field: { clear: CANCEL, error: ALERT },
	editor: {
		...material.editor,
		bold: "M15.6 10.79c.97-.67 1.65-1.77 1.65-2.79 0-2.26-1.75-4-4-4H7v14h7.04c2.09 0 3.71-1.7 3.71-3.79 0-1.52-.86-2.82-2.15-3.42zM10 6.5h3c.83 0 1.5.67 1.5 1.5s-.67 1.5-1.5 1.5h-3v-3zm3.5 9H10v-3h3.5c.83 0 1.5.67 1.5 1.5s-.67 1.5-1.5 1.5z",
		italic: "M10 4v3h2.21l-3.42 8H6v3h8v-3h-2.21l3.42-8H18V4z",
		unorderedList: "M4 10.5c-.83 0-1.5.67-1.5 1.5s.67 1.5 1.5 1.5 1.5-.67 1.5-1.5-.67-1.5-1.5-1.5zm0-6c-.83 0-1.5.67-1.5 1.5S3.17 7.5 4 7.5 5.5 6.83 5.5 6 4.83 4.5 4 4.5zm0 12c-.83 0-1.5.68-1.5 1.5s.68 1.5 1.5 1.5 1.5-.68 1.5-1.5-.67-1.5-1.5-1.5zM7 19h14v-2H7v2zm0-6h14v-2H7v2zm0-8v2h14V5H7z",
	},
};

const SCHOOLING = [
	{ label: "Some high school", value: 1 }, { label: "High school graduate or GED", value: 2 }, { label: "Some college or trade school", value: 3 }, { label: "Two-year degree", value: 4 },
	{ label: "Four-year degree", value: 5 }, { label: "Graduate or professional degree", value: 6 }, { label: "Don't know", value: 9 },
];
const DEGREES = ["Certificate or license", "Associate's", "Bachelor's", "Master's", "Doctorate", "Professional (MD, JD, DVM…)", "Not decided"];
const INCOMES = ["Less than $30,000", "$30,000 to $49,999", "$50,000 to $74,999", "$75,000 to $99,999", "$100,000 to $149,999", "$150,000 or more"].map((label, at) => ({ label, value: "band" + (at + 1) }));
const MARITAL = ["Married", "Divorced", "Separated", "Widowed", "Never married", "Domestic partnership"];
const SOURCES = ["Bill insert", "Cooperative magazine", "School counselor", "Cooperative website", "Another member"];
const STATE_OPTIONS = (STATES as any[]).map(([value, label]) => ({ value, label }));

type Parent = { first: string; last: string; job: string; employer: string; schooling: number | null };
const noParent = (): Parent => ({ first: "", last: "", job: "", employer: "", schooling: null });
const noSibling = () => ({ name: "", age: "" });
const noActivity = () => ({ org: "", role: "", hours: null as number | null });
const form = reactive({
	firstName: "", mi: "", lastName: "", suffix: null as string | null, dob: "", email: "", mobile: "", street: "", unit: "", city: "", state: null as string | null, zip: "", account: "",
	highSchool: "", hsState: null as string | null, grade: null as string | null, gradDate: "", gpa: null as number | null, rank: null as number | null, sat: null as number | null, act: null as number | null,
	college: "", major: null as string | null, degree: null as string | null, career: "",
	marital: null as string | null, income: null as string | null, firstGen: null as boolean | null,
	parents: [] as Parent[], siblings: [noSibling()], activities: [noActivity()],
	refName: "", refEmail: "", emName: "", emPhone: "",
	essay: "", source: null as string | null, photo: false, certify: false, signature: "",
});
const submitted = ref(false);

const App = {
	setup() {
		const majors = ref(MAJORS), states = ref(STATE_OPTIONS);
		const dialog = ref(false), draft = ref(noParent()), editing = ref(-1);
		return {
			form, majors, states, dialog, draft, editing, STATE_OPTIONS, SCHOOLING, DEGREES, INCOMES, MARITAL, SOURCES, EVENT, CANCEL, SUFFIXES: ["Jr.", "Sr.", "II", "III", "IV", "V"],
			GRADES: [{ label: "Sophomore", value: "10" }, { label: "Junior", value: "11" }, { label: "Senior", value: "12" }, { label: "Already graduated", value: "13" }],
			schoolingName: (value: number | null) => SCHOOLING.find((each) => each.value === value)?.label ?? "",
			filterMajors(typed: string, update: any) { update(() => (majors.value = MAJORS.filter((each: string) => each.toLowerCase().includes(typed.toLowerCase())))); },
			filterStates(typed: string, update: any) { update(() => (states.value = STATE_OPTIONS.filter((each) => each.label.toLowerCase().startsWith(typed.toLowerCase())))); },
			openParent(at: number) { editing.value = at; draft.value = at < 0 ? noParent() : { ...form.parents[at]! }; dialog.value = true; },
			saveParent() {
				if (editing.value < 0) form.parents.push({ ...draft.value }); else form.parents.splice(editing.value, 1, { ...draft.value });
				dialog.value = false;
			},
			addSibling() { form.siblings.push(noSibling()); },
			addActivity() { form.activities.push(noActivity()); },
			send() { submitted.value = true; },
		};
	},
	template: `
<div class="coop-head"><q-toolbar class="sheet" style="padding: 6px 20px"><span class="mark">Three Forks Electric Cooperative</span><q-space /><span class="gt-xs">Member-owned since 1938</span></q-toolbar></div>
<div class="sheet">
<h1>2027 Youth Scholarship Application</h1>
<p>The Cooperative awards ten scholarships of $2,000 each year to high school seniors in and around its service territory. Applications close at midnight on February 26, 2027. Entries marked * are required.</p>
<q-form @submit="send" greedy>

<q-card flat bordered class="part"><h2>1. Applicant</h2><p class="hint">Print your name as it should appear on the award check.</p>
	<div class="row q-col-gutter-sm">
		<div class="col-12 col-sm-4" data-cy="lastName"><q-input filled v-model="form.lastName" label="Last name *" /></div>
		<div class="col-12 col-sm-4" data-cy="firstName"><q-input filled v-model="form.firstName" label="First name *" /></div>
		<div class="col-6 col-sm-2" data-cy="mi"><q-input filled v-model="form.mi" label="M.I." maxlength="1" /></div>
		<div class="col-6 col-sm-2" data-cy="suffix"><q-select filled v-model="form.suffix" :options="SUFFIXES" label="Suffix" clearable /></div>
		<div class="col-12 col-sm-4" data-cy="dob"><q-input filled v-model="form.dob" mask="##/##/####" label="Date of birth *" hint="MM/DD/YYYY"><template #append><q-icon :name="EVENT" class="cursor-pointer"><q-popup-proxy cover transition-show="scale" transition-hide="scale"><q-date v-model="form.dob" mask="MM/DD/YYYY" default-year-month="2009/01"><div class="row items-center justify-end"><q-btn v-close-popup label="Close" color="primary" flat /></div></q-date></q-popup-proxy></q-icon></template></q-input></div>
		<div class="col-12 col-sm-4" data-cy="email"><q-input filled type="email" v-model="form.email" label="E-mail *" /></div>
		<div class="col-12 col-sm-4" data-cy="mobile"><q-input filled type="tel" v-model="form.mobile" label="Cell phone" mask="(###) ###-####" /></div>
		<div class="col-12 col-sm-8" data-cy="street"><q-input filled v-model="form.street" label="Home address (number and street) *" /></div>
		<div class="col-12 col-sm-4" data-cy="unit"><q-input filled v-model="form.unit" label="Apt. / lot no." /></div>
		<div class="col-12 col-sm-5" data-cy="city"><q-input filled v-model="form.city" label="City or town *" /></div>
		<div class="col-7 col-sm-4" data-cy="state"><q-select filled v-model="form.state" :options="states" emit-value map-options use-input hide-selected fill-input input-debounce="0" label="State *" @filter="filterStates"><template #no-option><q-item><q-item-section class="text-grey">No such state</q-item-section></q-item></template></q-select></div>
		<div class="col-5 col-sm-3" data-cy="zip"><q-input filled v-model="form.zip" label="ZIP *" mask="#####" /></div>
		<div class="col-12" data-cy="account"><q-input filled v-model="form.account" label="Cooperative account number" hint="Ten digits, upper right corner of the monthly statement. Leave blank if your household is not a member." /></div>
	</div>
</q-card>

<q-card flat bordered class="part"><h2>2. Parents or guardians</h2><p class="hint">Enter up to two.</p>
	<q-list v-if="form.parents.length" bordered separator class="q-mb-md">
		<q-item v-for="(parent, at) in form.parents" :key="at" class="parent-row">
			<q-item-section>
				<q-item-label><span data-of="first">{{ parent.first }}</span> <span data-of="last">{{ parent.last }}</span></q-item-label>
				<q-item-label caption>Occupation: <span data-of="job">{{ parent.job }}</span> &middot; Employer: <span data-of="employer">{{ parent.employer }}</span> &middot; Education: <span data-of="schooling">{{ schoolingName(parent.schooling) }}</span></q-item-label>
			</q-item-section>
			<q-item-section side><div><q-btn flat dense no-caps color="primary" label="Edit" @click="openParent(at)" /> <q-btn flat dense no-caps color="negative" label="Remove" @click="form.parents.splice(at, 1)" /></div></q-item-section>
		</q-item>
	</q-list>
	<q-btn outline no-caps color="primary" label="Add parent or guardian" :disable="form.parents.length >= 2" @click="openParent(-1)" />
	<div class="row q-col-gutter-sm q-mt-sm">
		<div class="col-12 col-sm-6" data-cy="marital"><q-select filled v-model="form.marital" :options="MARITAL" label="Your parents are…" /></div>
		<div class="col-12 col-sm-6" data-cy="income"><q-select filled v-model="form.income" :options="INCOMES" emit-value map-options label="Total household income, before taxes" hint="Seen only by the outside reviewers" /></div>
		<div class="col-12" data-cy="firstGen"><div class="ask">Would you be the first member of your immediate family to attend college?</div><q-btn-toggle v-model="form.firstGen" no-caps unelevated toggle-color="primary" color="white" text-color="primary" :options="[{ label: 'Yes', value: true }, { label: 'No', value: false }]" style="border: 1px solid #c9b9a9" /></div>
	</div>
	<q-dialog v-model="dialog" persistent>
		<q-card style="width: 560px" class="parent-dialog">
			<q-card-section class="text-h6">{{ editing < 0 ? 'Add parent or guardian' : 'Edit parent or guardian' }}</q-card-section>
			<q-card-section class="q-pt-none"><div class="row q-col-gutter-sm">
				<div class="col-6" data-of="first"><q-input outlined dense v-model="draft.first" label="First name" autofocus /></div>
				<div class="col-6" data-of="last"><q-input outlined dense v-model="draft.last" label="Last name" /></div>
				<div class="col-6" data-of="job"><q-input outlined dense v-model="draft.job" label="Occupation" /></div>
				<div class="col-6" data-of="employer"><q-input outlined dense v-model="draft.employer" label="Employer" /></div>
				<div class="col-12" data-of="schooling"><q-select outlined dense v-model="draft.schooling" :options="SCHOOLING" emit-value map-options label="Highest education" /></div>
			</div></q-card-section>
			<q-card-actions align="right"><q-btn flat label="Cancel" v-close-popup /><q-btn unelevated color="primary" label="Save" @click="saveParent" /></q-card-actions>
		</q-card>
	</q-dialog>
</q-card>

<q-card flat bordered class="part"><h2>3. Brothers and sisters</h2><p class="hint">If you have more than two, list the two nearest you in age.</p>
	<div v-for="(sibling, at) in form.siblings" :key="at" class="row q-col-gutter-sm q-mb-xs sibling-row">
		<div class="col-7" data-of="name"><q-input filled dense v-model="sibling.name" label="Full name" /></div>
		<div class="col-3" data-of="age"><q-input filled dense v-model="sibling.age" label="Age" mask="##" /></div>
		<div class="col-2"><q-btn v-if="form.siblings.length > 1" flat round :icon="CANCEL" color="grey-7" aria-label="Remove this person" @click="form.siblings.splice(at, 1)" /></div>
	</div>
	<q-btn v-if="form.siblings.length < 2" flat no-caps color="primary" label="+ Another brother or sister" @click="addSibling" />
</q-card>

<q-card flat bordered class="part"><h2>4. High school record</h2><p class="hint">Mail an official transcript separately.</p>
	<div class="row q-col-gutter-sm">
		<div class="col-12 col-sm-8" data-cy="highSchool"><q-input filled v-model="form.highSchool" label="High school *" /></div>
		<div class="col-12 col-sm-4" data-cy="hsState"><q-select filled v-model="form.hsState" :options="STATE_OPTIONS" emit-value map-options label="State (school)" /></div>
		<div class="col-12" data-cy="grade"><div class="ask">Present class *</div><q-option-group v-model="form.grade" :options="GRADES" type="radio" inline /></div>
		<div class="col-6 col-sm-4" data-cy="gradDate"><q-input filled v-model="form.gradDate" mask="##/####" label="Graduation" hint="MM/YYYY" /></div>
		<div class="col-6 col-sm-4" data-cy="gpa"><q-input filled type="number" step="0.01" v-model.number="form.gpa" label="Cumulative GPA" hint="4.0 scale, unweighted" /></div>
		<div class="col-6 col-sm-4" data-cy="rank"><q-input filled type="number" v-model.number="form.rank" label="Rank in class" prefix="#" /></div>
		<div class="col-6 col-sm-4" data-cy="sat"><q-input filled type="number" v-model.number="form.sat" label="SAT total" hint="Best combined score" /></div>
		<div class="col-6 col-sm-4" data-cy="act"><q-input filled type="number" v-model.number="form.act" label="ACT composite" /></div>
	</div>
</q-card>

<q-card flat bordered class="part"><h2>5. Activities, service and jobs</h2><p class="hint">List no more than three, most important first.</p>
	<q-list bordered class="rounded-borders q-mb-sm">
		<q-expansion-item v-for="(activity, at) in form.activities" :key="at" class="activity-row" default-opened :label="'Activity ' + (at + 1)" :caption="activity.org" header-class="bg-brown-1">
			<q-card><q-card-section><div class="row q-col-gutter-sm">
				<div class="col-12 col-sm-6" data-of="org"><q-input outlined dense stack-label v-model="activity.org" label="Club, group or employer" /></div>
				<div class="col-8 col-sm-4" data-of="role"><q-input outlined dense stack-label v-model="activity.role" label="Office held or duties" maxlength="50" counter /></div>
				<div class="col-4 col-sm-2" data-of="hours"><q-input outlined dense stack-label type="number" v-model.number="activity.hours" label="Hours a week" /></div>
			</div></q-card-section></q-card>
		</q-expansion-item>
	</q-list>
	<q-btn v-if="form.activities.length < 3" outline no-caps color="primary" label="Add activity" @click="addActivity" />
</q-card>

<q-card flat bordered class="part"><h2>6. After high school</h2>
	<div class="row q-col-gutter-sm">
		<div class="col-12 col-sm-6" data-cy="college"><q-input filled v-model="form.college" label="College or trade school you will attend" hint="First choice, if undecided" /></div>
		<div class="col-12 col-sm-6" data-cy="major"><q-select filled v-model="form.major" :options="majors" use-input hide-selected fill-input input-debounce="0" label="Field of study" @filter="filterMajors"><template #no-option><q-item><q-item-section class="text-grey">No match</q-item-section></q-item></template></q-select></div>
		<div class="col-12 col-sm-6" data-cy="degree"><q-select filled v-model="form.degree" :options="DEGREES" label="Highest degree you plan to earn" /></div>
		<div class="col-12 col-sm-6" data-cy="career"><q-input filled v-model="form.career" label="Career goal" /></div>
		<div class="col-12" data-cy="essay"><div class="ask">What does being part of a rural community mean to you? (300 to 500 words) *</div><q-editor v-model="form.essay" min-height="9rem" :toolbar="[['bold', 'italic', 'unordered']]" /></div>
	</div>
</q-card>

<q-card flat bordered class="part"><h2>7. People we may call</h2>
	<p class="hint">A teacher, coach, pastor or supervisor (not a relative) who will send us a letter of reference.</p>
	<div class="row q-col-gutter-sm">
		<div class="col-12 col-sm-6" data-cy="refName"><q-input filled v-model="form.refName" label="Reference's name" /></div>
		<div class="col-12 col-sm-6" data-cy="refEmail"><q-input filled type="email" v-model="form.refEmail" label="E-mail" /></div>
	</div>
	<p class="hint q-mt-md">In an emergency at the awards banquet:</p>
	<div class="row q-col-gutter-sm">
		<div class="col-12 col-sm-6" data-cy="emName"><q-input filled v-model="form.emName" label="Name" /></div>
		<div class="col-12 col-sm-6" data-cy="emPhone"><q-input filled type="tel" v-model="form.emPhone" label="Phone" mask="(###) ###-####" /></div>
	</div>
</q-card>

<q-card flat bordered class="part"><h2>8. Agreement</h2>
	<div class="row q-col-gutter-sm">
		<div class="col-12 col-sm-6" data-cy="source"><q-select filled v-model="form.source" :options="SOURCES" label="Where did you learn of this scholarship?" /></div>
		<div class="col-12" data-cy="photo"><q-toggle v-model="form.photo" label="The Cooperative may print my name and picture in its magazine." /></div>
		<div class="col-12" data-cy="certify"><q-checkbox v-model="form.certify" label="Everything in this application is true, and I understand that awards may be withdrawn if it is not. *" /></div>
		<div class="col-12 col-sm-6" data-cy="signature"><q-input filled v-model="form.signature" label="Applicant's signature (type full name) *" /></div>
	</div>
	<q-btn class="q-mt-md" type="submit" unelevated color="primary" label="Send application" />
</q-card>
</q-form>
</div>`,
};

const { Quasar } = Q as any;
const used = Object.fromEntries(Object.entries(Q).filter(([name]) => /^Q[A-Z]/.test(name)));
createApp(App).use(Quasar, { components: used, directives: { ClosePopup: (Q as any).ClosePopup }, iconSet: icons, config: { brand: { primary: "#8a3b1e", secondary: "#c9963a" } } }).mount("#root");

const LISTS = { parents: [2, ["first", "last", "job", "employer", "schooling"]], siblings: [2, ["name", "age"]], activities: [3, ["org", "role", "hours"]] } as const;
(window as any).formState = () => {
	const state: Record<string, unknown> = { submitted: submitted.value };
	for (const [key, value] of Object.entries(form)) if (!(key in LISTS)) state[key] = value;
	for (const [list, [most, keys]] of Object.entries(LISTS))
		for (let at = 0; at < most; at++) for (const key of keys) state[`${list}.${at}.${key}`] = (form as any)[list][at]?.[key] ?? "";
	return state;
};
const clean = (node: Element | null | undefined) => (node?.textContent ?? "").replace(/\s+/g, " ").trim();
const seen = (box: Element | null | undefined): unknown => {
	if (!box) return "";
	const on = box.querySelector(".q-radio[aria-checked=true], .q-btn-group .q-btn[aria-pressed=true]");
	if (box.querySelector(".q-radio, .q-btn-group") && !box.querySelector(".q-editor")) return clean(on);
	const tick = box.querySelector(".q-checkbox, .q-toggle");
	if (tick) return tick.getAttribute("aria-checked") === "true";
	const editor = box.querySelector(".q-editor__content");
	if (editor) return clean(editor);
	if (box.querySelector(".q-select") && !box.querySelector(".q-select--with-input")) return clean(box.querySelector(".q-field__native > span"));
	return box.querySelector<HTMLInputElement>("input, textarea")?.value ?? "";
};
(window as any).formShown = () => {
	const shown: Record<string, unknown> = {};
	for (const key of Object.keys(form)) if (!(key in LISTS)) shown[key] = seen(document.querySelector(`[data-cy="${key}"]`));
	for (let at = 0; at < 2; at++) for (const key of LISTS.parents[1]) shown[`parents.${at}.${key}`] = clean(document.querySelectorAll(".parent-row")[at]?.querySelector(`[data-of=${key}]`));
	for (let at = 0; at < 2; at++) for (const key of LISTS.siblings[1]) shown[`siblings.${at}.${key}`] = seen(document.querySelectorAll(".sibling-row")[at]?.querySelector(`[data-of=${key}]`));
	for (let at = 0; at < 3; at++) for (const key of LISTS.activities[1]) shown[`activities.${at}.${key}`] = seen(document.querySelectorAll(".activity-row")[at]?.querySelector(`[data-of=${key}]`));
	return shown;
};
