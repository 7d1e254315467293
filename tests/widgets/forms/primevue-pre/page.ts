import Aura from "@primeuix/themes/aura";
import AutoComplete from "primevue/autocomplete";
import Checkbox from "primevue/checkbox";
import Column from "primevue/column";
import PrimeVue from "primevue/config";
import DataTable from "primevue/datatable";
import DatePicker from "primevue/datepicker";
import Fieldset from "primevue/fieldset";
import FloatLabel from "primevue/floatlabel";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import Textarea from "primevue/textarea";
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { STATES } from "../../lists";
import "./page.css";

const SCHOOLS = [
	{ id: "OR-0331", label: "Ashland Christian Day School (Ashland, OR)" },
	{ id: "OR-0334", label: "Ashland Valley Alternative School (Ashland, OR)" },
	{ id: "OR-0335", label: "Ashland Valley High School (Ashland, OR)" },
	{ id: "OH-1207", label: "Ashland Township High School (Ashland, OH)" },
	{ id: "CA-4470", label: "Yreka Union High School (Yreka, CA)" },
	{ id: "CA-4102", label: "Valley Oak High School (Visalia, CA)" },
	{ id: "MN-0090", label: "Lakeshore Central High School (Duluth, MN)" },
];
const PRONOUNS = ["he/him/his", "she/her/hers", "they/them/theirs", "I use others"];
const SCHOOLING = [
	{ name: "Did not complete high school", code: 10 },
	{ name: "Completed high school or equivalency", code: 20 },
	{ name: "Attended college without earning a degree", code: 30 },
	{ name: "Holds an associate degree", code: 40 },
	{ name: "Holds a bachelor’s degree", code: 50 },
	{ name: "Holds a graduate or professional degree", code: 60 },
];
const EXAMS = [
	"Art History",
	"Biology",
	"Calculus AB",
	"Calculus BC",
	"Chemistry",
	"Computer Science A",
	"English Language & Composition",
	"English Literature & Composition",
	"European History",
	"Physics 1",
	"Psychology",
	"Spanish Language & Culture",
	"Statistics",
	"U.S. Government & Politics",
	"U.S. History",
	"World History: Modern",
];
const PROGRAMS = ["Great Lakes Ecology", "Introduction to Engineering Design", "Writing the Personal Essay", "Justice and the Courts"];

const parent = () => ({ first: "", last: "", schooling: null, occupation: "" });
const course = () => ({ title: "", mark: "", credit: null });
const exam = () => ({ subject: null, score: null });
const form = reactive({
	student: {
		given: "",
		family: "",
		badge: "",
		pronouns: null,
		born: null as Date | null,
		email: "",
		mobile: "",
		street: "",
		unit: "",
		city: "",
		state: null,
		zip: "",
		status: null,
	},
	school: { school: null as { id: string } | string | null, code: "", grade: null, classOf: null, gpa: null, counselorEmail: "" },
	tests: { psat: null, psatMonth: null as Date | null, satRW: null, satM: null, act: null },
	courses: [course(), course(), course()],
	exams: [exam(), exam(), exam()],
	parents: [parent(), parent()],
	others: { parentEmail: "", emergencyName: "", emergencyPhone: "" },
	last: { program: null, letter: "", agree: false, sign: "" },
	submitted: false,
});
const found = ref<typeof SCHOOLS>([]);

const Page = {
	components: {
		AutoComplete,
		Checkbox,
		Column,
		DataTable,
		DatePicker,
		Fieldset,
		FloatLabel,
		InputMask,
		InputNumber,
		InputText,
		RadioButton,
		Select,
		SelectButton,
		Textarea,
	},
	setup: () => ({
		form,
		found,
		PRONOUNS,
		SCHOOLING,
		EXAMS,
		PROGRAMS,
		states: STATES.map(([code, name]) => ({ code, name })),
		// The search is answered by the school directory, which takes a moment.
		search: ({ query }: { query: string }) =>
			setTimeout(() => {
				found.value = SCHOOLS.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
			}, 250),
		statuses: [
			{ text: "I am a citizen or national of the United States", value: "USC" },
			{ text: "I am a permanent resident of the United States", value: "LPR" },
			{ text: "Neither of these", value: "OTH" },
		],
		send: () => {
			form.submitted = true;
		},
	}),
	template: `
	<div class="wrap">
		<h1>Lakeshore State University</h1>
		<h2>Pre-College Summer Studies: application for admission</h2>
		<p>Three weeks on campus, one course, a roommate from another state. Tell us who you are and how you are doing in school.</p>
		<form @submit.prevent="send">
			<h3>The student</h3>
			<div class="two">
				<FloatLabel variant="on"><InputText id="stu-given" v-model="form.student.given" /><label for="stu-given">Given name</label></FloatLabel>
				<FloatLabel variant="on"><InputText id="stu-family" v-model="form.student.family" /><label for="stu-family">Family name</label></FloatLabel>
				<FloatLabel variant="on"><InputText id="stu-badge" v-model="form.student.badge" /><label for="stu-badge">First name you go by, for your badge</label></FloatLabel>
				<FloatLabel variant="on"><Select labelId="stu-pronouns" v-model="form.student.pronouns" :options="PRONOUNS" /><label for="stu-pronouns">Pronouns</label></FloatLabel>
				<FloatLabel variant="on"><DatePicker inputId="stu-born" v-model="form.student.born" dateFormat="mm/dd/yy" showIcon iconDisplay="input" /><label for="stu-born">Born on</label></FloatLabel>
				<FloatLabel variant="on"><InputText id="stu-email" type="email" v-model="form.student.email" /><label for="stu-email">Student’s e-mail</label></FloatLabel>
				<FloatLabel variant="on"><InputMask id="stu-mobile" v-model="form.student.mobile" mask="(999) 999-9999" /><label for="stu-mobile">Student’s mobile</label></FloatLabel>
			</div>
			<h4>Home address</h4>
			<div class="two">
				<InputText class="full" placeholder="Street" v-model="form.student.street" />
				<InputText placeholder="Apartment or unit" v-model="form.student.unit" />
				<InputText placeholder="City" v-model="form.student.city" />
				<Select placeholder="State" v-model="form.student.state" :options="states" optionLabel="name" optionValue="code" filter />
				<InputText placeholder="ZIP" v-model="form.student.zip" />
			</div>
			<p id="status-q"><b>Citizenship</b> (needed for the insurance carrier)</p>
			<div role="radiogroup" aria-labelledby="status-q"><div v-for="one in statuses" :key="one.value" class="inline"><RadioButton v-model="form.student.status" :inputId="'status-' + one.value" name="status" :value="one.value" /><label :for="'status-' + one.value">{{ one.text }}</label></div></div>

			<h3>At school</h3>
			<div class="two">
				<div class="stacked full"><label for="hs">What is the name of your high school?</label><AutoComplete inputId="hs" v-model="form.school.school" :suggestions="found" optionLabel="label" forceSelection placeholder="Type a few letters, then choose from the list" @complete="search" /></div>
				<div class="stacked"><label for="hs-code">College Board school code</label><InputText id="hs-code" v-model="form.school.code" aria-describedby="hs-code-help" /><small id="hs-code-help">Six digits. Your counselor can tell you.</small></div>
				<div class="stacked"><span id="hs-grade">Grade this school year</span><SelectButton v-model="form.school.grade" :options="['9th', '10th', '11th', '12th']" aria-labelledby="hs-grade" /></div>
				<div class="stacked"><label for="hs-class">You will graduate with the class of</label><Select labelId="hs-class" v-model="form.school.classOf" :options="[2026, 2027, 2028, 2029, 2030]" /></div>
				<div class="stacked"><label for="hs-gpa">Unweighted GPA, out of 4.0</label><InputNumber inputId="hs-gpa" v-model="form.school.gpa" :min="0" :max="4" :minFractionDigits="2" :maxFractionDigits="2" /></div>
				<div class="stacked"><label for="hs-counselor">E-mail of the counselor who knows you best</label><InputText id="hs-counselor" type="email" v-model="form.school.counselorEmail" /></div>
			</div>
			<h4>Tests you have taken (leave the rest empty)</h4>
			<div class="two">
				<div class="stacked"><label for="t-psat">PSAT/NMSQT total score</label><InputNumber inputId="t-psat" v-model="form.tests.psat" :useGrouping="false" /></div>
				<div class="stacked"><label for="t-psat-month">Month and year of the PSAT/NMSQT</label><DatePicker inputId="t-psat-month" v-model="form.tests.psatMonth" view="month" dateFormat="mm/yy" placeholder="mm/yyyy" /></div>
				<div class="stacked"><label for="t-rw">Highest SAT Reading & Writing</label><InputNumber inputId="t-rw" v-model="form.tests.satRW" :useGrouping="false" /></div>
				<div class="stacked"><label for="t-m">Highest SAT Math</label><InputNumber inputId="t-m" v-model="form.tests.satM" :useGrouping="false" /></div>
				<div class="stacked"><label for="t-act">ACT composite</label><InputNumber inputId="t-act" v-model="form.tests.act" :useGrouping="false" /></div>
			</div>
			<h4>Coursework</h4>
			<p>Three high school courses from your transcript.</p>
			<DataTable :value="form.courses" size="small">
				<Column header="Course title"><template #body="{ data }"><InputText v-model="data.title" /></template></Column>
				<Column header="Grade earned or current" style="width: 11rem"><template #body="{ data }"><InputText v-model="data.mark" /></template></Column>
				<Column header="Credits" style="width: 8rem"><template #body="{ data }"><InputNumber v-model="data.credit" :maxFractionDigits="2" /></template></Column>
			</DataTable>
			<h4>Advanced Placement examinations already taken</h4>
			<div v-for="(one, n) in form.exams" :key="n" class="exam">
				<Select v-model="one.subject" :options="EXAMS" placeholder="Examination" :aria-label="'Examination ' + (n + 1)" filter />
				<span :id="'score' + n">Score</span><SelectButton v-model="one.score" :options="[1, 2, 3, 4, 5]" :aria-labelledby="'score' + n" />
			</div>

			<h3>Family</h3>
			<Fieldset v-for="(one, n) in form.parents" :key="n" :legend="'Parent/guardian #' + (n + 1)">
				<div class="two">
					<div class="stacked"><label :for="'pg' + n + '-first'">First</label><InputText :id="'pg' + n + '-first'" v-model="one.first" /></div>
					<div class="stacked"><label :for="'pg' + n + '-last'">Last</label><InputText :id="'pg' + n + '-last'" v-model="one.last" /></div>
					<div class="stacked"><label :for="'pg' + n + '-ed'">Education</label><Select :labelId="'pg' + n + '-ed'" v-model="one.schooling" :options="SCHOOLING" optionLabel="name" optionValue="code" /></div>
					<div class="stacked"><label :for="'pg' + n + '-job'">Profession or trade</label><InputText :id="'pg' + n + '-job'" v-model="one.occupation" /></div>
				</div>
			</Fieldset>
			<div class="stacked"><label for="pg-mail">E-mail address at which a parent or guardian will receive the bill</label><InputText id="pg-mail" type="email" v-model="form.others.parentEmail" /></div>
			<h4>In an emergency, if no parent can be reached</h4>
			<div class="two">
				<div class="stacked"><label for="em-name">Person to call</label><InputText id="em-name" v-model="form.others.emergencyName" /></div>
				<div class="stacked"><label for="em-phone">Telephone</label><InputMask id="em-phone" v-model="form.others.emergencyPhone" mask="(999) 999-9999" /></div>
			</div>

			<h3>Your summer</h3>
			<div class="stacked"><label for="su-course">Course you would like to take</label><Select labelId="su-course" v-model="form.last.program" :options="PROGRAMS" /></div>
			<div class="stacked"><label for="su-letter">Write a short letter to the roommate you have not met yet.</label><Textarea id="su-letter" rows="6" v-model="form.last.letter" /></div>
			<div class="inline"><Checkbox v-model="form.last.agree" inputId="su-agree" binary /><label for="su-agree">My parent or guardian and I have read and accept the Residential Life Agreement.</label></div>
			<div class="stacked"><label for="su-sign">Typed signature of student</label><InputText id="su-sign" v-model="form.last.sign" /></div>
			<p><button type="submit">Submit</button></p>
		</form>
	</div>`,
};

const twoDigits = (n: number) => String(n).padStart(2, "0");
const month = (date: Date | null) => (date ? `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}` : null);
const day = (date: Date | null) => (date ? `${month(date)}-${twoDigits(date.getDate())}` : null);
const numbered = (rows: object[]) => rows.flatMap((row, n) => Object.entries(row).map(([key, value]) => [key + n, value]));

const place = (selector: string) => document.querySelector<HTMLElement>(selector);
const typed = (selector: string) =>
	place(selector)?.querySelector("input")?.value ?? (place(selector) as HTMLInputElement | null)?.value ?? "";
const nth = <T extends Element>(list: ArrayLike<T>, n: number) => list[n] as T;
/** The text that a drop-down shows, or none while it shows its placeholder. */
const picked = (select: Element | null | undefined) => {
	const label = select?.querySelector(".p-select-label");
	return !label || label.classList.contains("p-placeholder") || label.classList.contains("p-select-label-empty")
		? ""
		: (label.textContent?.trim() ?? "");
};
const pickedAt = (id: string) => picked(place(`#${id}`)?.closest(".p-select"));
const pressed = (group: Element | null | undefined) => group?.querySelector(".p-togglebutton-checked")?.textContent?.trim() ?? "";

function shown() {
	const home = document.querySelectorAll<HTMLInputElement>(".two input[placeholder]:not(.p-autocomplete-input):not([role])");
	const [street, unit, city, zip] = [...home].map(({ value }) => value);
	const cells = document.querySelectorAll<HTMLInputElement>(".p-datatable-tbody input");
	const exams = document.querySelectorAll(".exam");
	return {
		given: typed("#stu-given"),
		family: typed("#stu-family"),
		badge: typed("#stu-badge"),
		pronouns: pickedAt("stu-pronouns"),
		born: typed("#stu-born"),
		email: typed("#stu-email"),
		mobile: typed("#stu-mobile"),
		street,
		unit,
		city,
		state: picked(document.querySelectorAll(".two")[1]?.querySelector(".p-select")),
		zip,
		status: place("input[name=status]:checked")?.closest(".inline")?.querySelector("label")?.textContent ?? "",
		school: typed("#hs"),
		code: typed("#hs-code"),
		grade: pressed(place("[aria-labelledby=hs-grade]")),
		classOf: pickedAt("hs-class"),
		gpa: typed("#hs-gpa"),
		counselorEmail: typed("#hs-counselor"),
		psat: typed("#t-psat"),
		psatMonth: typed("#t-psat-month"),
		satRW: typed("#t-rw"),
		satM: typed("#t-m"),
		act: typed("#t-act"),
		...Object.fromEntries(
			form.courses.flatMap((_, n) => [
				[`title${n}`, nth(cells, 3 * n).value],
				[`mark${n}`, nth(cells, 3 * n + 1).value],
				[`credit${n}`, nth(cells, 3 * n + 2).value],
			]),
		),
		...Object.fromEntries(
			form.exams.flatMap((_, n) => [
				[`subject${n}`, picked(nth(exams, n))],
				[`score${n}`, pressed(nth(exams, n))],
			]),
		),
		...Object.fromEntries(
			form.parents.flatMap((_, n) => [
				[`first${n}`, typed(`#pg${n}-first`)],
				[`last${n}`, typed(`#pg${n}-last`)],
				[`schooling${n}`, pickedAt(`pg${n}-ed`)],
				[`occupation${n}`, typed(`#pg${n}-job`)],
			]),
		),
		parentEmail: typed("#pg-mail"),
		emergencyName: typed("#em-name"),
		emergencyPhone: typed("#em-phone"),
		program: pickedAt("su-course"),
		letter: typed("#su-letter"),
		agree: (place("#su-agree") as HTMLInputElement | null)?.checked ?? false,
		sign: typed("#su-sign"),
	};
}

Object.assign(window, {
	formState: () => {
		const { school } = form.school;
		return {
			...form.student,
			born: day(form.student.born),
			...form.school,
			school: typeof school === "object" ? (school?.id ?? null) : school,
			...form.tests,
			psatMonth: month(form.tests.psatMonth),
			...Object.fromEntries([...numbered(form.courses), ...numbered(form.exams), ...numbered(form.parents)]),
			...form.others,
			...form.last,
			submitted: form.submitted,
		};
	},
	formShown: shown,
});

createApp(Page)
	.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".night" } } })
	.mount("#root");
