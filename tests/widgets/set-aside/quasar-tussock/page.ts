import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import * as everything from "quasar";
import "quasar/dist/quasar.css";
import "./style.css";
import { MAJORS, STATES } from "../../lists";

const { Quasar, useQuasar } = everything;
const components = Object.fromEntries(Object.entries(everything).filter(([name]) => /^Q[A-Z]/.test(name)));
const directives = { Ripple: everything.Ripple, ClosePopup: everything.ClosePopup };

/** The icon font is not loaded on member pages. */
const ICONS: Record<string, string> = {
	add: "M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6v2z",
	arrow_drop_down: "M7 10l5 5 5-5z",
	attach_file: "M16.5 6v11.5a4 4 0 0 1-8 0V5a2.500 2.500 0 0 1 5 0v10.500a1 1 0 0 1-2 0V6H10v9.500a2.500 2.500 0 0 0 5 0V5a4 4 0 0 0-8 0v12.500a5.500 5.500 0 0 0 11 0V6h-1.500z",
	cancel: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm5 13.590L15.590 17 12 13.410 8.410 17 7 15.590 10.590 12 7 8.410 8.410 7 12 10.590 15.590 7 17 8.410 13.410 12 17 15.590z",
	chevron_left: "M15.410 7.410L14 6l-6 6 6 6 1.410-1.410L10.830 12z",
	chevron_right: "M10 6L8.590 7.410 13.170 12l-4.580 4.590L10 18l6-6z",
	delete: "M6 19a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V7H6v12zM19 4h-3.500l-1-1h-5l-1 1H5v2h14V4z",
	error: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm1 15h-2v-2h2v2zm0-4h-2V7h2v6z",
	event: "M17 12h-5v5h5v-5zM16 1v2H8V1H6v2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V5a2 2 0 0 0-2-2h-1V1h-2zm3 18H5V8h14v11z",
	keyboard_arrow_down: "M7.410 8.590L12 13.170l4.590-4.580L18 10l-6 6-6-6z",
};

const ACTIVITIES = 3;
const COURSES = 3;
const form = reactive({
	accountName: "",
	accountNumber: "",
	relation: null as string | null,
	district: null as string | null,
	lastName: "",
	firstName: "",
	initial: "",
	birthDate: "",
	citizen: null as string | null,
	phone: "",
	email: "",
	street: "",
	city: "",
	state: null as string | null,
	zip: "",
	county: "",
	serviceStreet: "",
	serviceTown: "",
	parents: [
		{ name: "", living: null as string | null, occupation: "", employer: "" },
		{ name: "", living: null as string | null, occupation: "", employer: "" },
	],
	marital: null as string | null,
	siblings: "" as string | number | null,
	inCollege: "" as string | number | null,
	income: null as string | null,
	firstGen: null as string | null,
	school: "",
	schoolCity: "",
	schoolState: null as string | null,
	counselor: "",
	counselorPhone: "",
	graduation: "",
	gpa: "" as string | number | null,
	rank: "" as string | number | null,
	classSize: "" as string | number | null,
	act: "" as string | number | null,
	sat: "" as string | number | null,
	college: "",
	major: null as string | null,
	degree: null as string | null,
	activities: Array.from({ length: ACTIVITIES }, () => ({ name: "", office: "", grades: [] as string[], hours: "" as string | number | null })),
	courses: Array.from({ length: COURSES }, () => ({ title: "", grade: "", credits: "" as string | number | null })),
	honors: [] as { title: string; year: string | null }[],
	essay: "",
	transcript: null as File | null,
	photo: false,
	signature: "",
	guardianSignature: "",
});
let submitted = false;

/** The element of each control, for formShown(). */
const places = new Map<string, HTMLElement>();
const allStates = STATES.map(([value, label]) => ({ value, label }));

const app = createApp({
	setup() {
		const $q = useQuasar();
		$q.iconMapFn = (name: string) => (name in ICONS ? { icon: ICONS[name] } : undefined);
		const states = ref(allStates);
		const majors = ref(MAJORS);
		const narrow = (target: { value: unknown }, all: readonly unknown[], textOf: (each: never) => string) => (typed: string, update: (change: () => void) => void) =>
			update(() => {
				target.value = all.filter((each) => textOf(each as never).toLowerCase().includes(typed.toLowerCase()));
			});
		return {
			form,
			states,
			majors,
			abbreviations: STATES.map(([code]) => code),
			filterStates: narrow(states, allStates, (each: { label: string }) => each.label),
			filterMajors: narrow(majors, MAJORS, (each: string) => each),
			required: [(value: string) => Boolean(value) || "Required"],
			yesNo: [
				{ label: "Yes", value: "Y" },
				{ label: "No", value: "N" },
			],
			livingOptions: [
				{ label: "Living", value: "L" },
				{ label: "Deceased", value: "D" },
			],
			grades: ["9th", "10th", "11th", "12th"].map((label) => ({ label, value: label })),
			relations: ["Son or daughter", "Stepchild", "Grandchild", "Ward", "I am the member"],
			districts: ["1 – Tamarack", "2 – Coyote Flat", "3 – River", "4 – Dry Lake", "5 – Upper Valley"],
			maritals: ["Married", "Single", "Separated", "Divorced", "Widowed"],
			incomes: ["Under $30,000", "$30,000 – $49,999", "$50,000 – $74,999", "$75,000 – $99,999", "$100,000 or more"],
			degrees: [
				{ label: "Certificate or apprenticeship", value: "cert" },
				{ label: "Associate degree", value: "assoc" },
				{ label: "Bachelor's degree", value: "bach" },
				{ label: "Master's degree", value: "mast" },
				{ label: "Doctorate", value: "doct" },
			],
			gradeYears: ["Freshman", "Sophomore", "Junior", "Senior"],
			addHonor: () => form.honors.push({ title: "", year: null }),
			send: () => {
				submitted = true;
			},
		};
	},
	template: `
<q-layout view="hHh lpr fff">
<q-header elevated class="bg-primary text-white"><q-toolbar class="bar"><q-toolbar-title>Tamarack Valley Rural Electric Cooperative</q-toolbar-title><span>Member Services · 1-800-555-0177</span></q-toolbar></q-header>
<q-page-container><q-page class="sheet">
<h1>Youth Scholarship Application</h1>
<p>Eight awards of $2,000. Open to graduating seniors who are dependents of an active member. Incomplete applications will not be considered. <b>Deadline: February 1, 5:00 p.m.</b></p>
<q-form @submit="send" greedy>

<q-card flat bordered><q-card-section><h2>Part A. Cooperative Membership</h2>
	<div class="row q-col-gutter-md">
		<q-input class="col-5" outlined dense v-model="form.accountName" label="Name on electric account" v-shown="'accountName'" />
		<q-input class="col-3" outlined dense v-model="form.accountNumber" label="Account number" mask="####-####-##" v-shown="'accountNumber'" />
		<q-select class="col-4" outlined dense v-model="form.relation" :options="relations" label="Applicant's relationship to member" v-shown="'relation'" />
		<q-select class="col-4" outlined dense v-model="form.district" :options="districts" label="Director district" hint="Printed on the electric bill" v-shown="'district'" />
	</div>
</q-card-section></q-card>

<q-card flat bordered><q-card-section><h2>Part B. Applicant</h2>
	<div class="row q-col-gutter-md">
		<q-input class="col-5" outlined dense v-model="form.lastName" label="Last name *" lazy-rules :rules="required" hide-bottom-space v-shown="'lastName'" />
		<q-input class="col-5" outlined dense v-model="form.firstName" label="First name *" lazy-rules :rules="required" hide-bottom-space v-shown="'firstName'" />
		<q-input class="col-2" outlined dense v-model="form.initial" label="M.I." maxlength="1" v-shown="'initial'" />
		<q-input class="col-4" outlined dense v-model="form.birthDate" label="Date of birth" mask="##/##/####" hint="MM/DD/YYYY" v-shown="'birthDate'">
			<template #append><q-icon name="event" class="cursor-pointer"><q-popup-proxy cover transition-show="scale" transition-hide="scale"><q-date v-model="form.birthDate" mask="MM/DD/YYYY"><div class="row items-center justify-end"><q-btn v-close-popup label="Close" color="primary" flat /></div></q-date></q-popup-proxy></q-icon></template>
		</q-input>
		<q-input class="col-4" outlined dense v-model="form.phone" label="Telephone *" type="tel" mask="(###) ###-####" lazy-rules :rules="required" v-shown="'phone'" />
		<q-input class="col-4" outlined dense v-model="form.email" label="E-mail *" type="email" lazy-rules :rules="required" v-shown="'email'" />
		<q-input class="col-7" outlined dense v-model="form.street" label="Mailing address *" hint="Include apartment number" lazy-rules :rules="required" v-shown="'street'" />
		<q-input class="col-5" outlined dense v-model="form.city" label="City *" lazy-rules :rules="required" v-shown="'city'" />
		<q-select class="col-5" outlined dense v-model="form.state" :options="states" emit-value map-options use-input hide-selected fill-input input-debounce="0" @filter="filterStates" label="State *" v-shown="'state'"><template #no-option><q-item><q-item-section class="text-grey">No such state</q-item-section></q-item></template></q-select>
		<q-input class="col-2" outlined dense v-model="form.zip" label="ZIP *" mask="#####" v-shown="'zip'" />
		<q-input class="col-5" outlined dense v-model="form.county" label="County" v-shown="'county'" />
		<q-input class="col-7" outlined dense v-model="form.serviceStreet" label="Address where electric service is received, if different" v-shown="'serviceStreet'" />
		<q-input class="col-5" outlined dense v-model="form.serviceTown" label="City, state, ZIP of service address" v-shown="'serviceTown'" />
		<div class="col-12 line"><span>Is the applicant a citizen of the United States?</span><q-option-group inline dense v-model="form.citizen" :options="yesNo" v-shown="'citizen'" /></div>
	</div>
</q-card-section></q-card>

<q-card flat bordered><q-card-section><h2>Part C. Family</h2>
	<div class="row q-col-gutter-md">
		<template v-for="(parent, index) in form.parents" :key="index">
			<div class="col-12 sub">Parent or guardian no. {{ index + 1 }}</div>
			<q-input class="col-4" outlined dense v-model="parent.name" label="Full name" v-shown="'parent' + index + 'Name'" />
			<q-input class="col-3" outlined dense v-model="parent.occupation" label="Occupation" v-shown="'parent' + index + 'Occupation'" />
			<q-input class="col-3" outlined dense v-model="parent.employer" label="Employer" v-shown="'parent' + index + 'Employer'" />
			<div class="col-2"><q-btn-toggle v-model="parent.living" :options="livingOptions" spread no-caps unelevated padding="6px 4px" toggle-color="primary" color="white" text-color="primary" class="toggle" v-shown="'parent' + index + 'Living'" /></div>
		</template>
		<q-select class="col-4" outlined dense v-model="form.marital" :options="maritals" label="Marital status of parents" v-shown="'marital'" />
		<q-input class="col-4" outlined dense v-model="form.siblings" type="number" min="0" label="Number of brothers and sisters" v-shown="'siblings'" />
		<q-input class="col-4" outlined dense v-model="form.inCollege" type="number" min="0" label="How many are now in college?" v-shown="'inCollege'" />
		<q-select class="col-4" outlined dense v-model="form.income" :options="incomes" label="Gross family income, last year" v-shown="'income'" />
		<div class="col-8 line"><span>Will the applicant be the first in the family to attend college?</span><q-option-group inline dense v-model="form.firstGen" :options="yesNo" v-shown="'firstGen'" /></div>
	</div>
</q-card-section></q-card>

<q-card flat bordered><q-card-section><h2>Part D. Education</h2>
	<div class="row q-col-gutter-md">
		<q-input class="col-6" outlined dense v-model="form.school" label="High school *" lazy-rules :rules="required" hide-bottom-space v-shown="'school'" />
		<q-input class="col-4" outlined dense v-model="form.schoolCity" label="School city" v-shown="'schoolCity'" />
		<q-select class="col-2" outlined dense v-model="form.schoolState" :options="abbreviations" label="School state" v-shown="'schoolState'" />
		<q-input class="col-6" outlined dense v-model="form.counselor" label="Principal or counselor" v-shown="'counselor'" />
		<q-input class="col-6" outlined dense v-model="form.counselorPhone" label="Principal's or counselor's telephone" mask="(###) ###-####" v-shown="'counselorPhone'" />
		<q-input class="col-4" outlined dense v-model="form.graduation" label="Date of graduation" mask="##/##/####" hint="MM/DD/YYYY" v-shown="'graduation'">
			<template #append><q-icon name="event" class="cursor-pointer"><q-popup-proxy cover><q-date v-model="form.graduation" mask="MM/DD/YYYY" /></q-popup-proxy></q-icon></template>
		</q-input>
		<q-input class="col-4" outlined dense v-model.number="form.gpa" type="number" step="0.01" label="Cumulative GPA, unweighted" v-shown="'gpa'" />
		<q-input class="col-2" outlined dense v-model.number="form.rank" type="number" label="Class rank" v-shown="'rank'" />
		<q-input class="col-2" outlined dense v-model.number="form.classSize" type="number" label="out of" v-shown="'classSize'" />
		<q-input class="col-3" outlined dense v-model.number="form.act" type="number" label="ACT composite" v-shown="'act'" />
		<q-input class="col-3" outlined dense v-model.number="form.sat" type="number" label="SAT total" v-shown="'sat'" />
		<q-input class="col-6" outlined dense v-model="form.college" label="College or trade school applicant plans to attend" v-shown="'college'" />
		<q-select class="col-6" outlined dense v-model="form.major" :options="majors" use-input hide-selected fill-input clearable input-debounce="0" @filter="filterMajors" label="Intended major" v-shown="'major'" />
		<div class="col-12"><div class="sub">Highest degree sought</div><q-option-group inline dense v-model="form.degree" :options="degrees" v-shown="'degree'" /></div>
	</div>
	<div class="sub q-mt-md">Courses completed this year and last (list three)</div>
	<q-markup-table flat bordered dense class="courses">
		<thead><tr><th>No.</th><th>Title of course</th><th>Grade</th><th>Credits</th></tr></thead>
		<tbody><tr v-for="(course, index) in form.courses" :key="index">
			<td>{{ index + 1 }}</td>
			<td><q-input dense borderless v-model="course.title" v-shown="'course' + index + 'Title'" /></td>
			<td><q-input dense borderless v-model="course.grade" v-shown="'course' + index + 'Grade'" /></td>
			<td><q-input dense borderless v-model="course.credits" type="number" step="0.5" v-shown="'course' + index + 'Credits'" /></td>
		</tr></tbody>
	</q-markup-table>
</q-card-section></q-card>

<q-card flat bordered><q-card-section><h2>Part E. Activities and Honors</h2>
	<p>List the three school, community or work activities of greatest importance.</p>
	<q-list bordered separator>
		<q-expansion-item v-for="(activity, index) in form.activities" :key="index" :label="'Activity ' + (index + 1)" :caption="activity.name" :default-opened="index === 0" header-class="text-primary">
			<div class="row q-col-gutter-md q-pa-md">
				<q-input class="col-6" outlined dense v-model="activity.name" label="Organization or employer" v-shown="'activity' + index + 'Name'" />
				<q-input class="col-4" outlined dense v-model="activity.office" label="Office held or position" v-shown="'activity' + index + 'Office'" />
				<q-input class="col-2" outlined dense v-model.number="activity.hours" type="number" label="Hours/week" v-shown="'activity' + index + 'Hours'" />
				<div class="col-12 line"><span>Grades in which applicant took part</span><q-option-group inline dense type="checkbox" v-model="activity.grades" :options="grades" v-shown="'activity' + index + 'Grades'" /></div>
			</div>
		</q-expansion-item>
	</q-list>
	<div class="sub q-mt-md">Honors and awards received in high school</div>
	<div v-for="(honor, index) in form.honors" :key="index" class="row q-col-gutter-md honor">
		<q-input class="col-8" outlined dense v-model="honor.title" :label="'Honor ' + (index + 1)" v-shown="'honor' + index + 'Title'" />
		<q-select class="col-3" outlined dense v-model="honor.year" :options="gradeYears" label="Year received" v-shown="'honor' + index + 'Year'" />
		<div class="col-1"><q-btn flat round icon="delete" aria-label="Delete this honor" @click="form.honors.splice(index, 1)" /></div>
	</div>
	<q-btn outline color="primary" no-caps icon="add" label="Add an honor" :disable="form.honors.length >= 6" @click="addHonor" />
</q-card-section></q-card>

<q-card flat bordered><q-card-section><h2>Part F. Statement and Attachments</h2>
	<q-input outlined type="textarea" v-model="form.essay" label="In 300 words or fewer, what does membership in an electric cooperative mean to your community?" counter maxlength="2000" v-shown="'essay'" />
	<q-file outlined dense v-model="form.transcript" label="Official transcript (PDF)" accept=".pdf" v-shown="'transcript'"><template #prepend><q-icon name="attach_file" /></template></q-file>
	<q-toggle v-model="form.photo" label="The Cooperative may publish my name and photograph" class="q-mt-md" v-shown="'photo'" />
	<div class="row q-col-gutter-md q-mt-sm">
		<q-input class="col-6" outlined dense v-model="form.signature" label="Signature of applicant" v-shown="'signature'" />
		<q-input class="col-6" outlined dense v-model="form.guardianSignature" label="Signature of parent or guardian" v-shown="'guardianSignature'" />
	</div>
</q-card-section>
<q-card-actions class="q-pa-md"><q-btn type="submit" color="primary" label="Submit application" /></q-card-actions></q-card>
</q-form>
</q-page></q-page-container>
</q-layout>`,
});
app.directive("shown", {
	mounted: (element: HTMLElement, { value }: { value: string }) => places.set(value, element),
	updated: (element: HTMLElement, { value }: { value: string }) => places.set(value, element),
	beforeUnmount: (element: HTMLElement, { value }: { value: string }) => places.get(value) === element && places.delete(value),
});
app.use(Quasar, { components, directives, plugins: {}, config: { brand: { primary: "#1b5e3b", secondary: "#c58b1a" } } });
app.mount("#root");

const HONORS = 3;

function values(): Record<string, unknown> {
	const { parents, activities, courses, honors, transcript, ...rest } = form;
	const all: Record<string, unknown> = { ...rest, transcript: transcript?.name ?? "" };
	parents.forEach((parent, index) => {
		all[`parent${index}Name`] = parent.name;
		all[`parent${index}Occupation`] = parent.occupation;
		all[`parent${index}Employer`] = parent.employer;
		all[`parent${index}Living`] = parent.living;
	});
	activities.forEach((activity, index) => {
		all[`activity${index}Name`] = activity.name;
		all[`activity${index}Office`] = activity.office;
		all[`activity${index}Hours`] = activity.hours;
		all[`activity${index}Grades`] = [...activity.grades];
	});
	courses.forEach((course, index) => {
		all[`course${index}Title`] = course.title;
		all[`course${index}Grade`] = course.grade;
		all[`course${index}Credits`] = course.credits;
	});
	for (let index = 0; index < HONORS; index++) {
		all[`honor${index}Title`] = honors[index]?.title ?? "";
		all[`honor${index}Year`] = honors[index]?.year ?? "";
	}
	return all;
}

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";

function read(element: HTMLElement | undefined): unknown {
	if (!element) return "";
	if (element.matches(".q-toggle")) return element.getAttribute("aria-checked") === "true";
	if (element.matches(".q-btn-toggle")) return textOf(element.querySelector("[aria-pressed=true]"));
	if (element.matches(".q-option-group")) {
		const chosen = [...element.querySelectorAll("[aria-checked=true]")].map((each) => textOf(each.querySelector(".q-radio__label, .q-checkbox__label")));
		return element.querySelector(".q-checkbox") ? chosen : (chosen[0] ?? "");
	}
	if (element.matches(".q-file")) return textOf(element.querySelector(".q-field__native"));
	const box = element.querySelector<HTMLInputElement>("input, textarea");
	if (element.matches(".q-select") && !element.matches(".q-select--with-input")) return textOf(element.querySelector(".q-field__native > span"));
	return box?.value ?? "";
}

Object.assign(window, {
	formState: () => ({ ...values(), submitted }),
	formShown: () => Object.fromEntries(Object.keys(values()).map((key) => [key, read(places.get(key))])),
});
