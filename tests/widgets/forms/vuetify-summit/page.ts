import { compile } from "@vue/compiler-dom";
import * as Vue from "vue";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import * as directives from "vuetify/directives";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import { VMaskInput } from "vuetify/labs/VMaskInput";
import "vuetify/styles";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./summit.css";

// The templates are compiled in the page, as the full build of Vue does.
Vue.registerRuntimeCompiler((template: any, options: any) => {
	const { code } = compile(template, { hoistStatic: true, ...options });
	const render: any = new Function("Vue", code)(Vue);
	render._rc = true;
	return render;
});

type Activity = {
	category: string | null;
	organization: string;
	position: string;
	description: string;
	grades: string[];
	hours: number | null;
	weeks: number | null;
	continue: string | null;
};
const newActivity = (): Activity => ({
	category: null,
	organization: "",
	position: "",
	description: "",
	grades: [],
	hours: null,
	weeks: null,
	continue: null,
});
type Exam = { exam: string; score: number | null; year: number | null };
type Course = { title: string; grade: string; credits: string };
const newCourse = (): Course => ({ title: "", grade: "", credits: "" });

const model = Vue.reactive({
	lastName: "",
	firstName: "",
	middleName: "",
	preferredName: "",
	sex: null as string | null,
	birthdate: null as Date | null,
	email: "",
	phone: "",
	universityId: "",
	address1: "",
	address2: "",
	city: "",
	state: null as string | null,
	zip: "",
	country: null as string | null,
	entryTerm: null as string | null,
	major: null as string | null,
	hsName: "",
	hsGraduation: "",
	gpaUnweighted: null as number | null,
	gpaWeighted: null as number | null,
	rank: "",
	classSize: "",
	satEbrw: "",
	satMath: "",
	act: "",
	courses: [newCourse(), newCourse(), newCourse()],
	exams: [] as Exam[],
	activities: [newActivity()],
	essay: "",
	p1First: "",
	p1Last: "",
	p1Education: null as string | null,
	p2First: "",
	p2Last: "",
	p2Education: null as string | null,
	siblings: null as number | null,
	income: null as string | null,
	firstGen: null as string | null,
	citizenship: null as string | null,
	hispanic: null as string | null,
	race: [] as string[],
	counselorName: "",
	counselorEmail: "",
	teacherName: "",
	teacherEmail: "",
	housing: null as string | null,
	heard: null as string | null,
	ferpa: null as string | null,
	certify: false,
	texts: false,
});
let submitted = false;

/** Where each question stands in the document. */
const places = new Map<string, HTMLElement>();
const at = {
	mounted: (element: HTMLElement, { value }: { value: string }) => void places.set(value, element),
	unmounted: (_: HTMLElement, { value }: { value: string }) => void places.delete(value),
};

const App = {
	template: `
<v-app>
	<v-toolbar color="#0f3324" density="compact" title="Tamarack State University">
		<template #append><v-btn variant="text" href="#">Admissions</v-btn><v-btn variant="text" href="#">My portal</v-btn></template>
	</v-toolbar>
	<v-main>
		<div class="summit-banner">
			<h1>Summit Honors Program</h1>
			<div>Application for incoming first-year students</div>
		</div>
		<v-container class="summit-form">
			<v-alert type="info" variant="tonal" class="mb-6" text="You must also apply for admission to the University. Questions marked * are required." />
			<v-form validate-on="submit lazy" @submit.prevent="submit">

				<v-card class="mb-6" variant="outlined">
					<v-card-title>Student information</v-card-title>
					<v-card-text>
						<v-row>
							<v-col cols="12" md="4"><v-text-field v-at="'lastName'" v-model="m.lastName" label="Last (family) name *" :rules="[required]" /></v-col>
							<v-col cols="12" md="4"><v-text-field v-at="'firstName'" v-model="m.firstName" label="First (given) name *" :rules="[required]" /></v-col>
							<v-col cols="12" md="4"><v-text-field v-at="'middleName'" v-model="m.middleName" label="Middle name" /></v-col>
							<v-col cols="12" md="4"><v-text-field v-at="'preferredName'" v-model="m.preferredName" label="Preferred first name" hint="If different from your given name" persistent-hint /></v-col>
							<v-col cols="12" md="4"><v-select v-at="'sex'" v-model="m.sex" :items="['Female', 'Male', 'X / another option', 'Decline to state']" label="Sex" /></v-col>
							<v-col cols="12" md="4"><v-date-input v-at="'birthdate'" v-model="m.birthdate" label="Birthdate *" placeholder="mm/dd/yyyy" prepend-icon="" prepend-inner-icon="$calendar" :rules="[required]" /></v-col>
							<v-col cols="12" md="5"><v-text-field v-at="'email'" v-model="m.email" type="email" label="Email address *" :rules="[required]" /></v-col>
							<v-col cols="12" md="4"><v-mask-input v-at="'phone'" v-model="m.phone" mask="(###) ###-####" label="Mobile phone" return-masked-value /></v-col>
							<v-col cols="12" md="3"><v-text-field v-at="'universityId'" v-model="m.universityId" label="Tamarack ID" hint="T followed by 8 digits, from your admission email" persistent-hint /></v-col>
						</v-row>
						<div class="text-subtitle-1 mt-4 mb-2">Permanent mailing address</div>
						<v-row dense>
							<v-col cols="12"><v-text-field v-at="'address1'" v-model="m.address1" label="Address line 1 *" :rules="[required]" /></v-col>
							<v-col cols="12"><v-text-field v-at="'address2'" v-model="m.address2" label="Address line 2" /></v-col>
							<v-col cols="12" md="5"><v-text-field v-at="'city'" v-model="m.city" label="City *" :rules="[required]" /></v-col>
							<v-col cols="12" md="4"><v-autocomplete v-at="'state'" v-model="m.state" :items="states" label="State/Province" clearable /></v-col>
							<v-col cols="12" md="3"><v-text-field v-at="'zip'" v-model="m.zip" label="ZIP code" /></v-col>
							<v-col cols="12" md="6"><v-autocomplete v-at="'country'" v-model="m.country" :items="countries" label="Country *" :rules="[required]" /></v-col>
						</v-row>
					</v-card-text>
				</v-card>

				<v-card class="mb-6" variant="outlined">
					<v-card-title>Academic plans and preparation</v-card-title>
					<v-card-text>
						<v-radio-group v-at="'entryTerm'" v-model="m.entryTerm" label="Term you plan to start at Tamarack *" inline>
							<v-radio label="Summer" value="SU" /><v-radio label="Fall" value="FA" /><v-radio label="Spring" value="SP" />
						</v-radio-group>
						<v-row>
							<v-col cols="12" md="6"><v-autocomplete v-at="'major'" v-model="m.major" :items="majors" label="Intended major" /></v-col>
							<v-col cols="12" md="6"></v-col>
							<v-col cols="12" md="8"><v-text-field v-at="'hsName'" v-model="m.hsName" label="High school *" :rules="[required]" /></v-col>
							<v-col cols="12" md="4"><v-text-field v-at="'hsGraduation'" v-model="m.hsGraduation" label="Graduation date" placeholder="MM/YYYY" persistent-placeholder /></v-col>
							<v-col cols="12" md="3"><v-number-input v-at="'gpaUnweighted'" v-model="m.gpaUnweighted" :precision="2" :step="0.01" :min="0" :max="4" control-variant="stacked" label="Unweighted GPA *" /></v-col>
							<v-col cols="12" md="3"><v-number-input v-at="'gpaWeighted'" v-model="m.gpaWeighted" :precision="2" :step="0.01" :min="0" :max="6" control-variant="stacked" label="Weighted GPA" /></v-col>
							<v-col cols="6" md="3"><v-text-field v-at="'rank'" v-model="m.rank" label="Class rank" /></v-col>
							<v-col cols="6" md="3"><v-text-field v-at="'classSize'" v-model="m.classSize" label="out of" suffix="students" /></v-col>
						</v-row>
						<div class="text-subtitle-1 mt-4">Test scores <span class="text-medium-emphasis">(Tamarack is test optional)</span></div>
						<v-row>
							<v-col cols="12" md="4"><v-text-field v-at="'satEbrw'" v-model="m.satEbrw" type="number" label="SAT EBRW" /></v-col>
							<v-col cols="12" md="4"><v-text-field v-at="'satMath'" v-model="m.satMath" type="number" label="SAT Math" /></v-col>
							<v-col cols="12" md="4"><v-text-field v-at="'act'" v-model="m.act" type="number" label="ACT Composite" /></v-col>
						</v-row>
					</v-card-text>
				</v-card>

				<v-card class="mb-6" variant="outlined">
					<v-card-title>Selected high school coursework</v-card-title>
					<v-card-subtitle>Up to three courses that challenged you the most</v-card-subtitle>
					<v-card-text>
						<v-table class="course-table">
							<thead><tr><th>Course title</th><th style="width: 20%">Grade received</th><th style="width: 20%">Credits</th></tr></thead>
							<tbody>
								<tr v-for="(course, i) in m.courses" :key="i">
									<td><v-text-field v-at="'courses.' + i + '.title'" v-model="course.title" variant="underlined" density="compact" hide-details /></td>
									<td><v-text-field v-at="'courses.' + i + '.grade'" v-model="course.grade" variant="underlined" density="compact" hide-details /></td>
									<td><v-text-field v-at="'courses.' + i + '.credits'" v-model="course.credits" variant="underlined" density="compact" hide-details /></td>
								</tr>
							</tbody>
						</v-table>
						<div class="text-subtitle-1 mt-8 mb-2">AP and IB exams</div>
						<v-card v-for="(exam, i) in m.exams" :key="i" class="exam-card mb-3" variant="tonal">
							<v-card-text>
								<v-row align="center">
									<v-col cols="12" md="6"><v-text-field v-at="'exams.' + i + '.exam'" v-model="exam.exam" label="Exam" hide-details /></v-col>
									<v-col cols="5" md="2"><v-select v-at="'exams.' + i + '.score'" v-model="exam.score" :items="[1, 2, 3, 4, 5, 6, 7]" label="Score" hide-details /></v-col>
									<v-col cols="5" md="3"><v-select v-at="'exams.' + i + '.year'" v-model="exam.year" :items="[2023, 2024, 2025, 2026, 2027]" label="Year taken" hide-details /></v-col>
									<v-col cols="2" md="1"><v-btn icon="$delete" size="small" variant="text" aria-label="Remove exam" @click="m.exams.splice(i, 1)" /></v-col>
								</v-row>
							</v-card-text>
						</v-card>
						<v-btn prepend-icon="$plus" variant="outlined" @click="m.exams.push({ exam: '', score: null, year: null })">Add exam</v-btn>
					</v-card-text>
				</v-card>

				<div class="text-h6 mb-1">Activities, service and employment</div>
				<p class="text-body-2 mb-4">List what has mattered most to you first. You may add up to six.</p>
				<v-expansion-panels v-model="open" multiple variant="accordion" class="mb-4">
					<v-expansion-panel v-for="(activity, i) in m.activities" :key="i" class="activity-panel">
						<v-expansion-panel-title>{{ activity.organization || 'Activity ' + (i + 1) }}</v-expansion-panel-title>
						<v-expansion-panel-text>
							<v-row>
								<v-col cols="12" md="6"><v-select v-at="'activities.' + i + '.category'" v-model="activity.category" :items="categories" label="Category" /></v-col>
								<v-col cols="12" md="6"><v-text-field v-at="'activities.' + i + '.organization'" v-model="activity.organization" label="Organization / employer" /></v-col>
								<v-col cols="12" md="6"><v-text-field v-at="'activities.' + i + '.position'" v-model="activity.position" label="Position or leadership role" /></v-col>
								<v-col cols="12" md="6"><v-select v-at="'activities.' + i + '.grades'" v-model="activity.grades" :items="grades" label="Grade levels" multiple chips /></v-col>
								<v-col cols="12"><v-textarea v-at="'activities.' + i + '.description'" v-model="activity.description" label="Description and accomplishments" rows="2" auto-grow counter="300" /></v-col>
								<v-col cols="6" md="3"><v-number-input v-at="'activities.' + i + '.hours'" v-model="activity.hours" :min="0" :max="168" control-variant="stacked" label="Hours per week" /></v-col>
								<v-col cols="6" md="3"><v-number-input v-at="'activities.' + i + '.weeks'" v-model="activity.weeks" :min="0" :max="52" control-variant="stacked" label="Weeks per year" /></v-col>
								<v-col cols="12" md="6">
									<v-radio-group v-at="'activities.' + i + '.continue'" v-model="activity.continue" label="I hope to continue this in college" inline><v-radio label="Yes" value="Y" /><v-radio label="No" value="N" /></v-radio-group>
								</v-col>
							</v-row>
							<v-btn v-if="i" variant="text" color="error" size="small" @click="m.activities.splice(i, 1)">Remove this activity</v-btn>
						</v-expansion-panel-text>
					</v-expansion-panel>
				</v-expansion-panels>
				<v-btn prepend-icon="$plus" variant="outlined" class="mb-8" @click="addActivity">Add another activity</v-btn>

				<v-card class="mb-6" variant="outlined">
					<v-card-title>Honors essay</v-card-title>
					<v-card-text>
						<p class="mb-3">Describe an idea that you changed your mind about, and how it happened. (400–600 words)</p>
						<v-textarea v-at="'essay'" v-model="m.essay" label="Your response *" rows="8" />
					</v-card-text>
				</v-card>

				<v-card class="mb-6" variant="outlined">
					<v-card-title>Family</v-card-title>
					<v-card-text>
						<div class="text-subtitle-2 mb-2">Parent/Guardian 1</div>
						<v-row>
							<v-col cols="12" md="4"><v-text-field v-at="'p1First'" v-model="m.p1First" label="First name" /></v-col>
							<v-col cols="12" md="4"><v-text-field v-at="'p1Last'" v-model="m.p1Last" label="Last name" /></v-col>
							<v-col cols="12" md="4"><v-select v-at="'p1Education'" v-model="m.p1Education" :items="schooling" label="Education completed" /></v-col>
						</v-row>
						<div class="text-subtitle-2 mb-2">Parent/Guardian 2</div>
						<v-row>
							<v-col cols="12" md="4"><v-text-field v-at="'p2First'" v-model="m.p2First" label="First name" /></v-col>
							<v-col cols="12" md="4"><v-text-field v-at="'p2Last'" v-model="m.p2Last" label="Last name" /></v-col>
							<v-col cols="12" md="4"><v-select v-at="'p2Education'" v-model="m.p2Education" :items="schooling" label="Education completed" /></v-col>
						</v-row>
						<v-row>
							<v-col cols="12" md="4"><v-number-input v-at="'siblings'" v-model="m.siblings" :min="0" :max="20" control-variant="split" label="Number of siblings" /></v-col>
							<v-col cols="12" md="8"><v-select v-at="'income'" v-model="m.income" :items="incomes" label="Approximate annual family income" /></v-col>
						</v-row>
						<v-radio-group v-at="'firstGen'" v-model="m.firstGen" label="Are you a first-generation college student?" hint="Neither parent has earned a bachelor's degree" persistent-hint>
							<v-radio label="Yes" value="1" /><v-radio label="No" value="0" />
						</v-radio-group>
					</v-card-text>
				</v-card>

				<v-card class="mb-6" variant="outlined">
					<v-card-title>Demographic information</v-card-title>
					<v-card-text>
						<p class="mb-4 text-body-2">Responses are reported in aggregate and are not seen by the selection committee.</p>
						<v-select v-at="'citizenship'" v-model="m.citizenship" :items="citizenships" label="Citizenship status" />
						<v-radio-group v-at="'hispanic'" v-model="m.hispanic" label="Do you identify as Hispanic or Latino?" inline>
							<v-radio label="Yes" value="yes" /><v-radio label="No" value="no" /><v-radio label="Prefer not to answer" value="na" />
						</v-radio-group>
						<v-select v-at="'race'" v-model="m.race" :items="races" label="Race (select one or more)" multiple chips closable-chips />
					</v-card-text>
				</v-card>

				<v-card class="mb-6" variant="outlined">
					<v-card-title>Recommendations</v-card-title>
					<v-card-text>
						<v-row>
							<v-col cols="12" md="6"><v-text-field v-at="'counselorName'" v-model="m.counselorName" label="School counselor's name *" /></v-col>
							<v-col cols="12" md="6"><v-text-field v-at="'counselorEmail'" v-model="m.counselorEmail" type="email" label="School counselor's email *" /></v-col>
							<v-col cols="12" md="6"><v-text-field v-at="'teacherName'" v-model="m.teacherName" label="Teacher's name" /></v-col>
							<v-col cols="12" md="6"><v-text-field v-at="'teacherEmail'" v-model="m.teacherEmail" type="email" label="Teacher's email" /></v-col>
						</v-row>
						<v-radio-group v-at="'ferpa'" v-model="m.ferpa" label="Under FERPA, do you waive your right to review these recommendations? *">
							<v-radio label="I waive my right" value="waive" /><v-radio label="I do not waive my right" value="keep" />
						</v-radio-group>
					</v-card-text>
				</v-card>

				<v-card class="mb-6" variant="outlined">
					<v-card-title>Before you submit</v-card-title>
					<v-card-text>
						<v-row>
							<v-col cols="12" md="6"><v-select v-at="'housing'" v-model="m.housing" :items="['Yes, in Larkspur Hall', 'Yes, in any honors hall', 'No']" label="Would you like to live in honors housing?" /></v-col>
							<v-col cols="12" md="6"><v-select v-at="'heard'" v-model="m.heard" :items="['Campus visit', 'Counselor', 'Current student', 'Email or mailing', 'Website']" label="How did you first learn about Summit?" /></v-col>
						</v-row>
						<v-switch v-at="'texts'" v-model="m.texts" color="primary" label="Text me reminders and event invitations" />
						<v-checkbox v-at="'certify'" v-model="m.certify" label="I certify that this application is my own work and is accurate to the best of my knowledge. *" :rules="[required]" />
						<v-btn type="submit" color="primary" size="large">Submit honors application</v-btn>
					</v-card-text>
				</v-card>
			</v-form>
		</v-container>
	</v-main>
</v-app>`,
	setup() {
		const open = Vue.ref([0]);
		return {
			m: model,
			open,
			required: (value: unknown) => !!value || "Required",
			submit: () => {
				submitted = true;
			},
			addActivity: () => {
				model.activities.push(newActivity());
				open.value = [...open.value, model.activities.length - 1];
			},
			states: STATES.map(([value, title]) => ({ value, title })),
			countries: COUNTRIES,
			majors: MAJORS,
			grades: [
				{ value: "9", title: "9th (Freshman)" },
				{ value: "10", title: "10th (Sophomore)" },
				{ value: "11", title: "11th (Junior)" },
				{ value: "12", title: "12th (Senior)" },
			],
			categories: [
				"Academic club or team",
				"Arts",
				"Athletics",
				"Community service",
				"Cultural organization",
				"Debate and forensics",
				"Environmental",
				"Family responsibilities",
				"Paid work",
				"Research",
				"Student government",
				"Other",
			],
			schooling: [
				{ value: "01", title: "Some high school" },
				{ value: "02", title: "High school diploma or equivalent" },
				{ value: "03", title: "Some college" },
				{ value: "04", title: "Two-year degree" },
				{ value: "05", title: "Four-year degree" },
				{ value: "06", title: "Graduate degree" },
				{ value: "99", title: "Unknown" },
			],
			incomes: ["Less than $25,000", "$25,000–$49,999", "$50,000–$74,999", "$75,000–$99,999", "$100,000–$149,999", "$150,000 or more"],
			citizenships: [
				{ value: "USC", title: "United States citizen" },
				{ value: "PR", title: "Permanent resident" },
				{ value: "RA", title: "Refugee or asylee" },
				{ value: "NR", title: "Nonresident / international student" },
			],
			races: [
				{ value: "I", title: "American Indian or Alaska Native" },
				{ value: "A", title: "Asian" },
				{ value: "B", title: "Black or African American" },
				{ value: "P", title: "Native Hawaiian or Other Pacific Islander" },
				{ value: "W", title: "White" },
			],
		};
	},
};

Vue.createApp(App)
	.use(
		createVuetify({
			components: { ...components, VMaskInput },
			directives,
			icons: { defaultSet: "mdi", aliases, sets: { mdi } },
			theme: { defaultTheme: "light", themes: { light: { colors: { primary: "#1b5e41" } } } },
			defaults: { VTextField: { variant: "outlined" }, VSelect: { variant: "outlined" }, VAutocomplete: { variant: "outlined" }, VTextarea: { variant: "outlined" } },
		}),
	)
	.directive("at", at)
	.mount("#root");

const LISTS = { courses: [3, ["title", "grade", "credits"]], exams: [3, ["exam", "score", "year"]], activities: [3, Object.keys(newActivity())] } as const;
const keysOf = () =>
	Object.keys(model).flatMap((key) => {
		if (!(key in LISTS)) return [key];
		const [entries, fields] = LISTS[key as keyof typeof LISTS];
		return Array.from({ length: entries }, (_, at) => fields.map((field) => `${key}.${at}.${field}`)).flat();
	});
const several = (key: string) => key === "race" || key.endsWith(".grades");

function shownOf(key: string): unknown {
	const place = places.get(key);
	if (!place) return several(key) ? [] : "";
	if (several(key)) return [...place.querySelectorAll(".v-chip__content")].map((each) => each.textContent!.trim());
	if (place.matches(".v-radio-group")) {
		const on = place.querySelector("input:checked");
		return on ? on.closest(".v-selection-control")!.querySelector("label")!.textContent!.trim() : "";
	}
	const box = place.querySelector<HTMLInputElement>("input[type=checkbox]");
	if (box) return box.checked;
	if (place.matches(".v-select")) return place.querySelector(".v-select__selection-text")?.textContent ?? "";
	if (place.matches(".v-autocomplete"))
		return place.querySelector(".v-autocomplete__selection-text")?.textContent ?? place.querySelector("input")!.value;
	return place.querySelector<HTMLInputElement | HTMLTextAreaElement>("textarea:not([aria-hidden]), input")!.value;
}

Object.assign(window, {
	formState: () => {
		const state: Record<string, unknown> = { submitted };
		for (const key of keysOf()) {
			const value = key.split(".").reduce<any>((within, step) => within?.[step], model);
			if (value instanceof Date)
				state[key] = `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}`;
			else state[key] = several(key) ? [...(value ?? [])] : (value ?? "");
		}
		return state;
	},
	formShown: () => Object.fromEntries(keysOf().map((key) => [key, shownOf(key)])),
});
