import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
import "./page.css";

type Course = { name: string; grade: string; credits: string };
const form = reactive({
	first: "",
	last: "",
	email: "",
	highSchool: "",
	college: "",
	hsCourses: [] as Course[],
	collegeCourses: [] as Course[],
	registrarEmail: "",
	load: "",
	submitted: false,
});

const CourseList = {
	props: ["courses", "prefix", "creditWord", "max"],
	methods: {
		add(this: { courses: Course[] }) {
			this.courses.push({ name: "", grade: "", credits: "" });
		},
	},
	template: `
	<div>
		<p v-if="!courses.length" class="empty">No courses added yet.</p>
		<div v-for="(course, i) in courses" :key="i" class="course">
			<input class="form-control name" v-model="course.name" :name="prefix + '[' + i + '][name]'" placeholder="Course title" aria-label="Course title">
			<input class="form-control grade" v-model="course.grade" :name="prefix + '[' + i + '][grade]'" placeholder="Final grade">
			<input class="form-control credits" v-model="course.credits" :name="prefix + '[' + i + '][cr]'" :placeholder="creditWord" inputmode="decimal">
			<button type="button" class="btn-x" title="Remove" @click="courses.splice(i, 1)">&#10005;</button>
		</div>
		<button v-if="courses.length < max" type="button" class="btn" @click="add">Add course</button>
	</div>`,
};

createApp({
	components: { CourseList },
	setup: () => ({ form }),
	template: `
	<h1>Early College Summer Session</h1>
	<p class="muted">Course history &middot; step 2 of 3. Unofficial is fine; copy from your transcript.</p>
	<form novalidate @submit.prevent="form.submitted = true">
		<section class="panel"><div class="grid">
			<div class="form-group"><label for="ec-first">First name*</label><input id="ec-first" class="form-control" v-model="form.first"></div>
			<div class="form-group"><label for="ec-last">Last name*</label><input id="ec-last" class="form-control" v-model="form.last"></div>
			<div class="form-group"><label for="ec-mail">Email*</label><input id="ec-mail" type="email" class="form-control" v-model="form.email"></div>
			<div class="form-group"><label for="ec-hs">Current high school*</label><input id="ec-hs" class="form-control" v-model="form.highSchool"></div>
		</div></section>
		<section class="panel" role="group" aria-labelledby="hs-h"><h2 id="hs-h">High school courses</h2>
			<p class="muted">Advanced, honors or elective courses that prepared you for college study. Up to 8.</p>
			<course-list :courses="form.hsCourses" prefix="hs" credit-word="Credits" :max="8"></course-list>
		</section>
		<section class="panel" role="group" aria-labelledby="co-h"><h2 id="co-h">College courses (dual enrollment)</h2>
			<p class="muted">Anything you took for college credit, including summer courses.</p>
			<div class="form-group" style="max-width:420px;margin-bottom:12px"><label for="ec-col">College attended</label><input id="ec-col" class="form-control" v-model="form.college"></div>
			<course-list :courses="form.collegeCourses" prefix="col" credit-word="Credit hours" :max="6"></course-list>
		</section>
		<section class="panel"><div class="grid">
			<div class="form-group"><label for="ec-load">How many courses would you like to take this summer?</label><select id="ec-load" class="form-control" v-model="form.load"><option value="">Select one</option><option value="1">One</option><option value="2">Two</option></select></div>
			<div class="form-group"><label for="ec-reg">Registrar's email (where we request your transcript)</label><input id="ec-reg" type="email" class="form-control" v-model="form.registrarEmail"></div>
		</div></section>
		<button type="button" class="btn">Upload transcript</button> <button type="button" class="btn">Add a recommender</button> <button class="btn btn-primary">Next: Essays</button>
	</form>`,
}).mount("#root");

const PARTS = ["name", "grade", "cr"] as const;
const own = () => ({
	first: form.first,
	last: form.last,
	email: form.email,
	highSchool: form.highSchool,
	college: form.college,
	load: form.load,
	registrarEmail: form.registrarEmail,
});
const rows = (count: number, prefix: string, of: (row: number, part: (typeof PARTS)[number]) => string) =>
	Object.fromEntries(Array.from({ length: count }, (_, row) => PARTS.map((part) => [`${prefix}${row}_${part}`, of(row, part)])).flat());
const held = (list: Course[]) => (row: number, part: (typeof PARTS)[number]) => list[row]?.[part === "cr" ? "credits" : part] ?? "";
const seen = (prefix: string) => (row: number, part: string) => document.querySelector<HTMLInputElement>(`[name="${prefix}[${row}][${part}]"]`)?.value ?? "";
const byId = (id: string) => (document.getElementById(id) as HTMLInputElement).value;

Object.assign(window, {
	formState: () => ({ ...own(), ...rows(3, "hs", held(form.hsCourses)), ...rows(2, "col", held(form.collegeCourses)), submitted: form.submitted }),
	formShown: () => ({
		first: byId("ec-first"),
		last: byId("ec-last"),
		email: byId("ec-mail"),
		highSchool: byId("ec-hs"),
		college: byId("ec-col"),
		load: byId("ec-load"),
		registrarEmail: byId("ec-reg"),
		...rows(3, "hs", seen("hs")),
		...rows(2, "col", seen("col")),
	}),
});
