import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import Antd from "ant-design-vue";
import "ant-design-vue/dist/reset.css";
import "./style.css";
import { STATES } from "../../lists";

const asOptions = (texts: readonly string[]) => texts.map((value) => ({ value, label: value }));

const SUBJECTS = [
	"Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "Computer Science Principles",
	"English Language and Composition", "English Literature and Composition", "Environmental Science", "European History", "Human Geography",
	"Macroeconomics", "Microeconomics", "Physics 1", "Physics 2", "Physics C: Mechanics", "Psychology", "Spanish Language and Culture",
	"Statistics", "United States Government and Politics", "United States History", "World History: Modern",
];
const INVOLVEMENT = [
	"Academic team or society", "Athletics", "Community service", "Cultural organization", "Environmental organization", "Family obligation",
	"Fine or performing arts", "Forensics (speech and debate)", "Paid employment", "Research or internship", "Student government", "Other",
];
const REGIONS = [
	{ value: "US", label: "United States", children: STATES.map(([value, label]) => ({ value, label })) },
	{ value: "CA", label: "Canada", children: [["AB", "Alberta"], ["BC", "British Columbia"], ["ON", "Ontario"], ["QC", "Quebec"]].map(([value, label]) => ({ value: `CA-${value}`, label })) },
	{ value: "MX", label: "Mexico", children: [["BCN", "Baja California"], ["CMX", "Ciudad de México"], ["OAX", "Oaxaca"], ["SON", "Sonora"]].map(([value, label]) => ({ value: `MX-${value}`, label })) },
];
const PROGRAMS = [
	["College of Agriculture and Natural Resources", ["Animal Science", "Forest Ecology", "Soil Science"]],
	["College of Arts and Sciences", ["Anthropology", "Biology", "Chemistry", "English", "History", "Mathematics", "Physics", "Political Science", "Psychology"]],
	["College of Business", ["Accounting", "Economics", "Finance"]],
	["College of Engineering", ["Chemical Engineering", "Civil Engineering", "Computer Science", "Electrical Engineering", "Environmental Engineering", "Mechanical Engineering"]],
	["College of Nursing and Health", ["Kinesiology", "Nursing", "Public Health"]],
].map(([college, majors]) => ({
	value: college as string,
	title: college as string,
	selectable: false,
	children: (majors as string[]).map((major) => ({ value: major.toUpperCase().replace(/[^A-Z]+/g, "_"), title: major })),
}));

type Course = { key: number; title: string; grade: string; hours: number | null };
const emptyActivity = (key: number) => ({ key, kind: null as string | null, name: "", role: "", duties: "", hours: null as number | null });

const form = reactive({
	universityId: "",
	given: "",
	middle: "",
	family: "",
	preferred: "",
	birth: null as string | null,
	email: "",
	phone: "",
	street: "",
	line2: "",
	city: "",
	region: [] as string[],
	zip: "",
	termAddress: "",
	sex: null as string | null,
	hispanic: null as string | null,
	race: [] as string[],
	citizenship: null as string | null,
	military: null as string | null,
	firstGen: null as string | null,
	school: "",
	schoolCity: "",
	schoolState: null as string | null,
	attended: null as [string, string] | null,
	rank: null as number | null,
	size: null as number | null,
	percentile: null as number | null,
	weighted: null as number | null,
	unweighted: null as number | null,
	tests: [
		{ key: "satReading", name: "SAT Reading and Writing", min: 200, max: 800, score: null as number | null, date: null as string | null },
		{ key: "satMath", name: "SAT Mathematics", min: 200, max: 800, score: null as number | null, date: null as string | null },
		{ key: "act", name: "ACT Composite", min: 1, max: 36, score: null as number | null, date: null as string | null },
		{ key: "psat", name: "PSAT/NMSQT Total", min: 320, max: 1520, score: null as number | null, date: null as string | null },
	],
	exams: [] as { subject: string | null; year: string | null; score: string | null }[],
	courses: [] as Course[],
	activities: [emptyActivity(1)],
	program: null as string | null,
	degree: null as string | null,
	career: "",
	thesis: [] as string[],
	residence: null as string | null,
	abroad: false,
	refereeName: "",
	refereeTitle: "",
	refereeEmail: "",
	essay: "",
	pledge: false,
	initials: "",
});
let submitted = false;

/** The element of each control, for formShown(). */
const places = new Map<string, HTMLElement>();

const app = createApp({
	setup() {
		const drafts = reactive<Record<number, Course>>({});
		const tab = ref(1);
		let counter = 1;
		function addCourse() {
			counter += 1;
			const course = { key: counter, title: "", grade: "", hours: null };
			form.courses.push(course);
			drafts[course.key] = { ...course };
		}
		function saveCourse(key: number) {
			Object.assign(form.courses.find((course) => course.key === key) as Course, drafts[key]);
			delete drafts[key];
		}
		function cancelCourse(key: number) {
			delete drafts[key];
			const course = form.courses.find((each) => each.key === key);
			if (course && !course.title) form.courses.splice(form.courses.indexOf(course), 1);
		}
		function editTabs(key: number | MouseEvent, action: "add" | "remove") {
			if (action === "add") {
				const next = Math.max(...form.activities.map((each) => each.key)) + 1;
				form.activities.push(emptyActivity(next));
				tab.value = next;
			} else if (form.activities.length > 1) {
				form.activities.splice(form.activities.findIndex((each) => each.key === key), 1);
				tab.value = form.activities[form.activities.length - 1].key;
			}
		}
		return {
			form,
			drafts,
			tab,
			addCourse,
			editCourse: (record: Course) => {
				drafts[record.key] = { ...record };
			},
			saveCourse,
			cancelCourse,
			editTabs,
			REGIONS,
			PROGRAMS,
			states: STATES.map(([code, name]) => ({ value: code, label: `${name} (${code})` })),
			subjects: asOptions(SUBJECTS),
			involvement: asOptions(INVOLVEMENT),
			scores: asOptions(["5", "4", "3", "2", "1"]),
			citizenships: [
				{ value: "C", label: "United States citizen" },
				{ value: "N", label: "United States national" },
				{ value: "P", label: "Lawful permanent resident" },
				{ value: "O", label: "Nonresident" },
			],
			military: asOptions(["No affiliation", "On active duty", "Veteran", "Dependent of a service member or veteran"]),
			degrees: asOptions(["Baccalaureate", "Master's", "Doctorate", "Professional (law, medicine, etc.)", "Not yet decided"]),
			testColumns: [
				{ title: "Examination", dataIndex: "name", key: "name", width: "40%" },
				{ title: "Highest score", key: "score" },
				{ title: "Date taken", key: "date" },
			],
			courseColumns: [
				{ title: "Course title", key: "title", width: "46%" },
				{ title: "Grade earned", key: "grade" },
				{ title: "Credit hours", key: "hours" },
				{ title: "", key: "action", width: 130 },
			],
			searchPath: (typed: string, path: { label: string }[]) => path.some((option) => option.label.toLowerCase().includes(typed.toLowerCase())),
			send: () => {
				submitted = true;
			},
		};
	},
	template: `
<a-config-provider :theme="{ token: { colorPrimary: '#1d3f72', borderRadius: 2, fontSize: 14 } }">
<a-layout class="page">
<div class="banner"><div><small>Marlowe State University</small><h1>University Honors College</h1></div></div>
<div class="body">
<a-typography-title :level="3">Honors Supplement for Entering Students</a-typography-title>
<a-alert type="info" show-icon message="This supplement is read together with your application for admission. The Honors College does not receive documents sent to the Office of Admissions; please report all information requested below." />
<a-form :model="form" name="honors" :label-col="{ span: 7 }" :wrapper-col="{ span: 15 }" @finish="send" :scroll-to-first-error="true">

<a-divider orientation="left">I. Applicant</a-divider>
<a-form-item label="University ID number" name="universityId" extra="Nine digits, beginning with 7. Leave blank if one has not yet been assigned." v-shown="'universityId'"><a-input v-model:value="form.universityId" /></a-form-item>
<a-form-item label="Given (first) name" name="given" :rules="[{ required: true, message: 'Given name is required.' }]" v-shown="'given'"><a-input v-model:value="form.given" /></a-form-item>
<a-form-item label="Middle name" name="middle" v-shown="'middle'"><a-input v-model:value="form.middle" /></a-form-item>
<a-form-item label="Family (last) name" name="family" :rules="[{ required: true, message: 'Family name is required.' }]" v-shown="'family'"><a-input v-model:value="form.family" /></a-form-item>
<a-form-item label="Preferred name" name="preferred" v-shown="'preferred'"><a-input v-model:value="form.preferred" /></a-form-item>
<a-form-item label="Date of birth" name="birth" :rules="[{ required: true, message: 'Date of birth is required.' }]" v-shown="'birth'"><a-date-picker v-model:value="form.birth" value-format="YYYY-MM-DD" format="MM/DD/YYYY" placeholder="MM/DD/YYYY" /></a-form-item>
<a-form-item label="Electronic mail" name="email" :rules="[{ required: true, type: 'email', message: 'A valid address is required.' }]" v-shown="'email'"><a-input v-model:value="form.email" /></a-form-item>
<a-form-item label="Telephone" name="phone" v-shown="'phone'"><a-input v-model:value="form.phone" addon-before="+1" /></a-form-item>
<a-form-item label="Permanent residence" required>
	<div class="stack">
		<a-input v-model:value="form.street" placeholder="Number and street" v-shown="'street'" />
		<a-input v-model:value="form.line2" placeholder="Apartment, suite or unit (optional)" v-shown="'line2'" />
		<div class="row">
			<a-input v-model:value="form.city" placeholder="City" v-shown="'city'" />
			<a-cascader v-model:value="form.region" :options="REGIONS" :show-search="{ filter: searchPath }" placeholder="Country / state" v-shown="'region'" />
			<a-input v-model:value="form.zip" placeholder="Postal code" v-shown="'zip'" />
		</div>
	</div>
</a-form-item>
<a-form-item label="Address during term, if different" name="termAddress" v-shown="'termAddress'"><a-textarea v-model:value="form.termAddress" :rows="2" /></a-form-item>

<a-divider orientation="left">II. Demographic Information (voluntary)</a-divider>
<a-form-item label="Legal sex" name="sex" v-shown="'sex'"><a-radio-group v-model:value="form.sex"><a-radio value="F">Female</a-radio><a-radio value="M">Male</a-radio><a-radio value="X">X</a-radio></a-radio-group></a-form-item>
<a-form-item label="Are you Hispanic or Latino?" name="hispanic" v-shown="'hispanic'"><a-radio-group v-model:value="form.hispanic"><a-radio value="Y">Yes</a-radio><a-radio value="N">No</a-radio></a-radio-group></a-form-item>
<a-form-item label="Race (select one or more)" name="race" v-shown="'race'">
	<a-checkbox-group v-model:value="form.race"><div class="stack">
		<a-checkbox value="I">American Indian or Alaska Native</a-checkbox><a-checkbox value="A">Asian</a-checkbox><a-checkbox value="B">Black or African American</a-checkbox><a-checkbox value="P">Native Hawaiian or Other Pacific Islander</a-checkbox><a-checkbox value="W">White</a-checkbox>
	</div></a-checkbox-group>
</a-form-item>
<a-form-item label="Citizenship status" name="citizenship" v-shown="'citizenship'"><a-select v-model:value="form.citizenship" :options="citizenships" placeholder="Select" allow-clear /></a-form-item>
<a-form-item label="Military affiliation" name="military" v-shown="'military'"><a-select v-model:value="form.military" :options="military" placeholder="Select" allow-clear /></a-form-item>
<a-form-item label="First-generation college student" name="firstGen" v-shown="'firstGen'"><a-radio-group v-model:value="form.firstGen" button-style="solid"><a-radio-button value="yes">Yes</a-radio-button><a-radio-button value="no">No</a-radio-button></a-radio-group></a-form-item>

<a-divider orientation="left">III. Secondary Education</a-divider>
<a-form-item label="Secondary school" name="school" v-shown="'school'"><a-input v-model:value="form.school" /></a-form-item>
<a-form-item label="School location" required>
	<div class="row two"><a-input v-model:value="form.schoolCity" placeholder="City" v-shown="'schoolCity'" /><a-select v-model:value="form.schoolState" :options="states" show-search option-filter-prop="label" placeholder="State" v-shown="'schoolState'" /></div>
</a-form-item>
<a-form-item label="Dates of attendance" name="attended" extra="Enter the first day and the date of graduation, past or expected." v-shown="'attended'"><a-range-picker v-model:value="form.attended" value-format="YYYY-MM-DD" format="MM/DD/YYYY" :placeholder="['From', 'To']" /></a-form-item>
<a-form-item label="Class rank" name="rank" v-shown="'rank'"><a-input-number v-model:value="form.rank" :min="1" /></a-form-item>
<a-form-item label="Number in graduating class" name="size" v-shown="'size'"><a-input-number v-model:value="form.size" :min="1" /></a-form-item>
<a-form-item label="Class rank percentile" name="percentile" v-shown="'percentile'"><a-input-number v-model:value="form.percentile" :min="1" :max="100" /></a-form-item>
<a-form-item label="Weighted grade point average" name="weighted" v-shown="'weighted'"><a-input-number v-model:value="form.weighted" :min="0" :step="0.01" /></a-form-item>
<a-form-item label="Unweighted grade point average" name="unweighted" v-shown="'unweighted'"><a-input-number v-model:value="form.unweighted" :min="0" :max="4" :step="0.01" /></a-form-item>

<a-divider orientation="left">IV. Examinations</a-divider>
<a-table :columns="testColumns" :data-source="form.tests" :pagination="false" size="small" bordered class="tests">
	<template #bodyCell="{ column, record }">
		<div v-if="column.key === 'score'" v-shown="record.key"><a-input-number v-model:value="record.score" :min="record.min" :max="record.max" /></div>
		<div v-else-if="column.key === 'date'" v-shown="record.key + 'Date'"><a-date-picker v-model:value="record.date" value-format="YYYY-MM-DD" format="MM/DD/YYYY" placeholder="" /></div>
	</template>
</a-table>
<p class="over">Advanced Placement examinations taken. Scores may be self-reported.</p>
<a-space v-for="(exam, index) in form.exams" :key="index" class="exam" align="start">
	<a-select v-model:value="exam.subject" :options="subjects" show-search placeholder="Subject" style="width: 330px" v-shown="'exam' + index + 'Subject'" />
	<a-date-picker v-model:value="exam.year" picker="year" value-format="YYYY" placeholder="Year" v-shown="'exam' + index + 'Year'" />
	<a-select v-model:value="exam.score" :options="scores" placeholder="Score" style="width: 110px" v-shown="'exam' + index + 'Score'" />
	<a-button type="link" danger @click="form.exams.splice(index, 1)">Remove</a-button>
</a-space>
<a-button type="dashed" @click="form.exams.push({ subject: null, year: null, score: null })">+ Add examination</a-button>

<a-divider orientation="left">V. College-Level Coursework</a-divider>
<p class="over">Courses taken at a college or university while in secondary school.</p>
<a-table :columns="courseColumns" :data-source="form.courses" :pagination="false" size="small" bordered :locale="{ emptyText: 'No courses reported' }" class="courses">
	<template #bodyCell="{ column, record, index }">
		<template v-if="column.key === 'action'">
			<a-space v-if="drafts[record.key]"><a @click="saveCourse(record.key)">Save</a><a @click="cancelCourse(record.key)">Cancel</a></a-space>
			<a v-else @click="editCourse(record)">Edit</a>
		</template>
		<div v-else v-shown="'course' + index + column.key">
			<template v-if="drafts[record.key]"><a-input-number v-if="column.key === 'hours'" v-model:value="drafts[record.key].hours" :min="0" :step="0.5" /><a-input v-else v-model:value="drafts[record.key][column.key]" /></template>
			<template v-else>{{ record[column.key] }}</template>
		</div>
	</template>
</a-table>
<a-button type="dashed" class="under" @click="addCourse">+ Add course</a-button>

<a-divider orientation="left">VI. Involvement</a-divider>
<p class="over">Describe up to six commitments outside of class, beginning with the most significant. Use the + tab to add another.</p>
<a-tabs v-model:active-key="tab" type="editable-card" :hide-add="form.activities.length >= 6" @edit="editTabs">
	<a-tab-pane v-for="(activity, index) in form.activities" :key="activity.key" :tab="'Activity ' + (index + 1)" :closable="form.activities.length > 1">
		<a-form-item label="Category" v-shown="'activity' + index + 'Kind'"><a-select v-model:value="activity.kind" :options="involvement" placeholder="Select" /></a-form-item>
		<a-form-item label="Organization or employer" v-shown="'activity' + index + 'Name'"><a-input v-model:value="activity.name" /></a-form-item>
		<a-form-item label="Position held" v-shown="'activity' + index + 'Role'"><a-input v-model:value="activity.role" :maxlength="50" show-count /></a-form-item>
		<a-form-item label="Contribution" v-shown="'activity' + index + 'Duties'"><a-textarea v-model:value="activity.duties" :rows="3" :maxlength="250" show-count /></a-form-item>
		<a-form-item label="Hours per week" v-shown="'activity' + index + 'Hours'"><a-input-number v-model:value="activity.hours" :min="0" :max="100" /></a-form-item>
	</a-tab-pane>
</a-tabs>

<a-divider orientation="left">VII. Plan of Study</a-divider>
<a-form-item label="Intended major" name="program" v-shown="'program'"><a-tree-select v-model:value="form.program" :tree-data="PROGRAMS" show-search tree-node-filter-prop="title" placeholder="Select a program" :dropdown-style="{ maxHeight: '320px', overflow: 'auto' }" /></a-form-item>
<a-form-item label="Highest degree intended" name="degree" v-shown="'degree'"><a-select v-model:value="form.degree" :options="degrees" placeholder="Select" /></a-form-item>
<a-form-item label="Career objective" name="career" v-shown="'career'"><a-input v-model:value="form.career" /></a-form-item>
<a-form-item label="Possible thesis topics" name="thesis" extra="Type a topic and press Enter." v-shown="'thesis'"><a-select v-model:value="form.thesis" mode="tags" placeholder="Optional" /></a-form-item>
<a-form-item label="Honors residence" name="residence" v-shown="'residence'"><a-radio-group v-model:value="form.residence"><a-radio value="h">Holloway Hall</a-radio><a-radio value="g">Garnet House</a-radio><a-radio value="o">I will live elsewhere</a-radio></a-radio-group></a-form-item>
<a-form-item label="Notify me of study abroad" name="abroad" v-shown="'abroad'"><a-switch v-model:checked="form.abroad" /></a-form-item>

<a-divider orientation="left">VIII. Faculty Reference</a-divider>
<a-form-item label="Name of teacher" name="refereeName" v-shown="'refereeName'"><a-input v-model:value="form.refereeName" /></a-form-item>
<a-form-item label="Subject and title" name="refereeTitle" v-shown="'refereeTitle'"><a-input v-model:value="form.refereeTitle" /></a-form-item>
<a-form-item label="School e-mail address" name="refereeEmail" v-shown="'refereeEmail'"><a-input v-model:value="form.refereeEmail" /></a-form-item>

<a-divider orientation="left">IX. Statement</a-divider>
<a-form-item label="Essay" name="essay" extra="Identify a question to which you do not know the answer and explain how you would begin. 400 words." v-shown="'essay'"><a-textarea v-model:value="form.essay" :rows="8" /></a-form-item>
<a-form-item label="Honor pledge" name="pledge" v-shown="'pledge'"><a-checkbox v-model:checked="form.pledge">I affirm that this supplement is my own work and that it is accurate and complete.</a-checkbox></a-form-item>
<a-form-item label="Initials" name="initials" v-shown="'initials'"><a-input v-model:value="form.initials" style="width: 110px" /></a-form-item>
<a-form-item :wrapper-col="{ offset: 7, span: 15 }"><a-button type="primary" html-type="submit" size="large">Submit supplement</a-button></a-form-item>
</a-form>
</div>
</a-layout>
</a-config-provider>`,
});
app.directive("shown", {
	mounted: (element: HTMLElement, { value }: { value: string }) => places.set(value, element),
	updated: (element: HTMLElement, { value }: { value: string }) => places.set(value, element),
	beforeUnmount: (element: HTMLElement, { value }: { value: string }) => places.get(value) === element && places.delete(value),
});
app.use(Antd).mount("#root");

const [EXAMS, COURSES, ACTIVITIES] = [3, 2, 3];

function values(): Record<string, unknown> {
	const { tests, exams, courses, activities, attended, ...rest } = JSON.parse(JSON.stringify(form)) as typeof form;
	const all: Record<string, unknown> = { ...rest, attendedFrom: attended?.[0] ?? "", attendedTo: attended?.[1] ?? "" };
	for (const test of tests) {
		all[test.key] = test.score;
		all[`${test.key}Date`] = test.date;
	}
	for (let index = 0; index < EXAMS; index++) {
		all[`exam${index}Subject`] = exams[index]?.subject ?? "";
		all[`exam${index}Year`] = exams[index]?.year ?? "";
		all[`exam${index}Score`] = exams[index]?.score ?? "";
	}
	for (let index = 0; index < COURSES; index++) {
		all[`course${index}title`] = courses[index]?.title ?? "";
		all[`course${index}grade`] = courses[index]?.grade ?? "";
		all[`course${index}hours`] = courses[index]?.hours ?? "";
	}
	for (let index = 0; index < ACTIVITIES; index++) {
		all[`activity${index}Kind`] = activities[index]?.kind ?? "";
		all[`activity${index}Name`] = activities[index]?.name ?? "";
		all[`activity${index}Role`] = activities[index]?.role ?? "";
		all[`activity${index}Duties`] = activities[index]?.duties ?? "";
		all[`activity${index}Hours`] = activities[index]?.hours ?? "";
	}
	return all;
}

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";

function read(key: string): unknown {
	const end = /^attended(From|To)$/.exec(key);
	if (end) return places.get("attended")?.querySelectorAll("input")[end[1] === "From" ? 0 : 1]?.value ?? "";
	const element = places.get(key);
	if (!element) return "";
	if (element.querySelector(".ant-radio-group")) return textOf(element.querySelector(".ant-radio-wrapper-checked, .ant-radio-button-wrapper-checked"));
	if (element.querySelector(".ant-checkbox-group")) return [...element.querySelectorAll(".ant-checkbox-wrapper-checked")].map(textOf);
	if (element.querySelector(".ant-checkbox")) return element.querySelector(".ant-checkbox-checked") !== null;
	const toggle = element.querySelector(".ant-switch");
	if (toggle) return toggle.getAttribute("aria-checked") === "true";
	const select = element.matches(".ant-select") ? element : element.querySelector(".ant-select");
	if (select?.matches(".ant-select-multiple")) return [...select.querySelectorAll(".ant-select-selection-item-content")].map(textOf);
	if (select) return textOf(select.querySelector(".ant-select-selection-item"));
	if (element.matches("input")) return (element as HTMLInputElement).value;
	const box = element.querySelector<HTMLInputElement>("input, textarea");
	return box ? box.value : textOf(element);
}

Object.assign(window, {
	formState: () => ({ ...values(), submitted }),
	formShown: () => Object.fromEntries(Object.keys(values()).map((key) => [key, read(key)])),
});
