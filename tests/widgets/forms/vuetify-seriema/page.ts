import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import * as components from "vuetify/components";
import "vuetify/styles";
import { STATES } from "../../lists";

const AP = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP Computer Science Principles", "AP English Language and Composition", "AP Environmental Science", "AP Physics 1", "AP Physics C: Mechanics", "AP Statistics", "AP United States History", "AP World History"];
const SCIENCE = ["Earth Science", "Physical Science", "Life Science", "Health", "Biology", "Robotics", "Chemistry", "Physics", "Geology", "Environmental Science", "Marine Biology", "Physiology", "Other"];

const f: any = reactive({
	last: "", first: "", mi: "", badge: "", addr: "", city: "", county: "", state: null, zip: "", country: "",
	phone: "", email: "", dob: null, age: null, grade: null, sex: null, ssn: "", born: "",
	school: "", schoolCity: "", schoolState: null, gradYear: null, gpa: "", rank: "", outOf: "", counselor: "", counselorEmail: "",
	gpaTrue: null, gpaWhy: "", science: [],
	courses: [0, 1, 2].map(() => ({ title: "", mark: "", credit: "" })),
	college: [0, 1].map(() => ({ title: "", mark: "", credit: "" })),
	ap: [0, 1, 2].map(() => ({ exam: null, score: null })),
	psat: "", satRw: "", satM: "", act: "", toefl: "",
	sciAct: { org: "", role: "", grades: [], hours: "" },
	acts: [0, 1].map(() => ({ org: "", role: "", grades: [], hours: "" })),
	awards: [0, 1, 2].map(() => ({ title: "", year: null })),
	g1Name: "", g1Job: "", g1Biz: "", g1Edu: null, g2Name: "", g2Job: "", g2Biz: "", g2Edu: null,
	sibs: [0, 1].map(() => ({ name: "", age: "" })),
	citizen: null, hispanic: null, race: [], income: null, firstGen: null, english: null, household: "",
	major: "", career: "", choice1: null, choice2: null,
	teacher: "", teacherSubject: "", teacherEmail: "", emName: "", emRel: "", emPhone: "", shirt: null, sign: "", agree: false,
});

let submitted = false;
const places: Record<string, HTMLElement> = {};

const iso = (d: any) => (d instanceof Date && !Number.isNaN(d.getTime()) ? `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, "0")}-${String(d.getDate()).padStart(2, "0")}` : "");

function flat(): Record<string, unknown> {
	const out: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(f) as [string, any][]) {
		if (key === "dob") out[key] = iso(value);
		else if (key === "sciAct") for (const [k, v] of Object.entries(value)) out[`sciAct_${k}`] = Array.isArray(v) ? [...v] : v;
		else if (Array.isArray(value) && typeof value[0] === "object")
			value.forEach((row: any, i: number) => { for (const [k, v] of Object.entries(row)) out[`${key}${i}_${k}`] = Array.isArray(v) ? [...v] : v; });
		else out[key] = Array.isArray(value) ? [...value] : value;
	}
	return out;
}

function shownIn(el: HTMLElement): unknown {
	const boxes = [...el.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
	const textOf = (input: HTMLInputElement) => input.closest(".v-selection-control")?.querySelector("label")?.textContent?.trim() ?? "";
	if (el.querySelector("input[type=radio]")) return textOf([...el.querySelectorAll<HTMLInputElement>("input[type=radio]")].find((r) => r.checked) ?? document.createElement("input"));
	if (boxes.length === 1) return boxes[0].checked;
	if (boxes.length > 1) return boxes.filter((b) => b.checked).map(textOf);
	if (el.querySelector(".v-select--multiple")) return [...el.querySelectorAll(".v-chip__content")].map((c) => c.textContent?.trim());
	const select = el.querySelector(".v-select:not(.v-autocomplete)");
	if (select) return select.querySelector(".v-select__selection-text")?.textContent?.trim() ?? "";
	return el.querySelector<HTMLInputElement>("input, textarea")?.value ?? "";
}

Object.assign(window, {
	formState: () => JSON.parse(JSON.stringify({ ...flat(), submitted })),
	formShown: () => Object.fromEntries(Object.entries(places).map(([key, el]) => [key, shownIn(el)])),
});

const EDU = ["Less than high school", "Completed high school", "Some college", "4-yr college degree", "Masters Degree", "Ph.D.", "Don't Know"];

const app = createApp({
	setup: () => ({
		f, AP, SCIENCE, EDU,
		states: STATES.map(([, name]) => name),
		grades: [{ title: "9th", value: 9 }, { title: "10th", value: 10 }, { title: "11th", value: 11 }, { title: "12th", value: 12 }],
		races: ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"],
		incomes: ["Below $30,000", "$30,000 - $44,999", "$45,000 - $59,999", "$60,000 - $74,999", "$75,000 - $99,999", "$100,000 and above"],
		areas: ["Aquatic ecology", "Astronomy", "Biomedical sciences", "Computer science", "Meteorology", "Organic chemistry", "Statistics"],
		send: () => { submitted = true; },
	}),
	template: `
<v-app><v-main><v-container style="max-width: 980px">
<h1 class="text-h4 mb-1">Scientific Discovery Program</h1>
<p class="mb-1">North Prairie State University, Pre-College Programs &middot; Student Application Form, Summer 2027</p>
<p class="text-body-2 mb-6">All programs are subject to change and contingent on availability of funds. A complete application includes this form, two letters of recommendation from mathematics or science teachers, and an essay on why the student desires to attend this program. Applications sent after the deadline will be considered only if openings are available.</p>
<v-form @submit.prevent="send">

<v-card title="Student Application (This form)" class="mb-6" variant="outlined"><v-card-text>
	<p class="mb-2 font-weight-medium">Student's Name *</p>
	<v-row>
		<v-col cols="5"><w k="last"><v-text-field v-model="f.last" label="Last" name="sn_last" /></w></v-col>
		<v-col cols="5"><w k="first"><v-text-field v-model="f.first" label="First" name="sn_first" /></w></v-col>
		<v-col cols="2"><w k="mi"><v-text-field v-model="f.mi" label="Middle Initial" name="sn_mi" maxlength="1" /></w></v-col>
	</v-row>
	<v-row>
		<v-col cols="6"><w k="badge"><v-text-field v-model="f.badge" label="Preferred Name" hint="This will be printed on your name badge." persistent-hint /></w></v-col>
		<v-col cols="6"><w k="email"><v-text-field v-model="f.email" label="Please carefully enter your e-mail address" type="email" /></w></v-col>
	</v-row>
	<w k="addr"><v-text-field v-model="f.addr" label="Permanent Home Address" placeholder="Street or rural route, apartment" /></w>
	<v-row>
		<v-col cols="4"><w k="city"><v-text-field v-model="f.city" label="City" id="home_city" /></w></v-col>
		<v-col cols="3"><w k="county"><v-text-field v-model="f.county" label="County" hint="If MN resident only" persistent-hint /></w></v-col>
		<v-col cols="3"><w k="state"><v-autocomplete v-model="f.state" :items="states" label="State" id="home_state" /></w></v-col>
		<v-col cols="2"><w k="zip"><v-text-field v-model="f.zip" label="Zip" id="home_zip" /></w></v-col>
	</v-row>
	<v-row>
		<v-col cols="4"><w k="country"><v-text-field v-model="f.country" label="Country" hint="If other than the USA" persistent-hint /></w></v-col>
		<v-col cols="4"><w k="phone"><v-text-field v-model="f.phone" label="Phone" type="tel" placeholder="(320) 555-0100" /></w></v-col>
		<v-col cols="4"><w k="dob"><v-date-input v-model="f.dob" label="Date of Birth" prepend-icon="" prepend-inner-icon="$calendar" input-format="mm/dd/yyyy" placeholder="mm/dd/yyyy" /></w></v-col>
	</v-row>
	<v-row>
		<v-col cols="4"><w k="age"><v-number-input v-model="f.age" label="Age of Student on June 15, 2027" control-variant="stacked" :min="12" :max="20" /></w></v-col>
		<v-col cols="4"><w k="grade"><v-select v-model="f.grade" :items="grades" label="Current Grade (as of this school year)" /></w></v-col>
		<v-col cols="4"><w k="sex"><v-radio-group v-model="f.sex" label="Sex" inline><v-radio label="Female" value="F" /><v-radio label="Male" value="M" /></v-radio-group></w></v-col>
	</v-row>
	<v-row>
		<v-col cols="6"><w k="born"><v-text-field v-model="f.born" label="Place of birth" hint="City and country" persistent-hint /></w></v-col>
		<v-col cols="6"><w k="ssn"><v-text-field v-model="f.ssn" label="Student's Social Security number" placeholder="___-__-____" autocomplete="off" /></w></v-col>
	</v-row>
</v-card-text></v-card>

<v-card title="School" class="mb-6" variant="outlined"><v-card-text>
	<w k="school"><v-text-field v-model="f.school" label="What is the name of your high school?" variant="underlined" /></w>
	<v-row>
		<v-col cols="4"><w k="schoolCity"><v-text-field v-model="f.schoolCity" label="School city" variant="underlined" /></w></v-col>
		<v-col cols="4"><w k="schoolState"><v-autocomplete v-model="f.schoolState" :items="states" label="School state" variant="underlined" /></w></v-col>
		<v-col cols="4"><w k="gradYear"><v-select v-model="f.gradYear" :items="['2027', '2028', '2029', '2030']" label="I will graduate in" variant="underlined" /></w></v-col>
	</v-row>
	<v-row>
		<v-col cols="6"><w k="gpa"><v-text-field v-model="f.gpa" label="What is your high school GPA?" suffix="on a 4.0 scale, unweighted" variant="underlined" /></w></v-col>
		<v-col cols="6">
			<div class="d-flex align-center ga-2" id="rankline"><span>Class rank</span><w k="rank" style="width: 90px"><v-text-field v-model="f.rank" hide-details density="compact" /></w><span>of</span><w k="outOf" style="width: 90px"><v-text-field v-model="f.outOf" hide-details density="compact" /></w><span>students</span></div>
		</v-col>
	</v-row>
	<w k="gpaTrue"><v-radio-group v-model="f.gpaTrue" inline label="Do you believe that your GPA is a true indicator of your academic potential?"><v-radio label="Yes" value="Y" /><v-radio label="No" value="N" /></v-radio-group></w>
	<w k="gpaWhy"><v-textarea v-model="f.gpaWhy" rows="2" label="If your response is &quot;No,&quot; please explain why you believe that your GPA is not a true indicator of your academic potential." /></w>
	<p class="mt-2">Please select all the Science classes you have taken in high school.</p>
	<w k="science"><div class="d-flex flex-wrap" id="science"><v-checkbox v-for="s in SCIENCE" :key="s" v-model="f.science" :value="s" :label="s" hide-details density="compact" style="flex: 0 0 33%" /></div></w>
	<v-row class="mt-2">
		<v-col cols="6"><w k="counselor"><v-text-field v-model="f.counselor" label="Name of school counselor" variant="underlined" /></w></v-col>
		<v-col cols="6"><w k="counselorEmail"><v-text-field v-model="f.counselorEmail" label="Counselor e-mail" type="email" variant="underlined" /></w></v-col>
	</v-row>
</v-card-text></v-card>

<v-card title="Academic and Extracurricular Information" class="mb-6" variant="outlined"><v-card-text>
	<p>Courses taken in high school. Begin with the three you would most like the committee to see; the transcript shows the rest.</p>
	<v-table class="mb-6"><thead><tr><th>Course</th><th>Grade (give 1st semester average if you are currently taking this)</th><th>Credits</th></tr></thead>
	<tbody id="hsc"><tr v-for="(r, i) in f.courses" :key="i">
		<td><w :k="'courses' + i + '_title'"><v-text-field v-model="r.title" hide-details density="compact" variant="plain" /></w></td>
		<td><w :k="'courses' + i + '_mark'"><v-text-field v-model="r.mark" hide-details density="compact" variant="plain" /></w></td>
		<td><w :k="'courses' + i + '_credit'"><v-text-field v-model="r.credit" hide-details density="compact" variant="plain" /></w></td>
	</tr></tbody></v-table>
	<p>Have you taken courses at a college or university? If so, list them.</p>
	<v-table class="mb-6"><thead><tr><th>College course</th><th>Grade</th><th>Credits</th></tr></thead>
	<tbody id="cc"><tr v-for="(r, i) in f.college" :key="i">
		<td><w :k="'college' + i + '_title'"><v-text-field v-model="r.title" hide-details density="compact" variant="plain" /></w></td>
		<td><w :k="'college' + i + '_mark'"><v-text-field v-model="r.mark" hide-details density="compact" variant="plain" /></w></td>
		<td><w :k="'college' + i + '_credit'"><v-text-field v-model="r.credit" hide-details density="compact" variant="plain" /></w></td>
	</tr></tbody></v-table>
	<p class="font-weight-medium">Advanced Placement examinations</p>
	<v-row v-for="(r, i) in f.ap" :key="'ap' + i" class="aprow">
		<v-col cols="8"><w :k="'ap' + i + '_exam'"><v-autocomplete v-model="r.exam" :items="AP" :label="'Exam ' + (i + 1)" /></w></v-col>
		<v-col cols="4"><w :k="'ap' + i + '_score'"><v-select v-model="r.score" :items="[5, 4, 3, 2, 1]" :label="'Score ' + (i + 1)" /></w></v-col>
	</v-row>
	<p class="font-weight-medium mt-2">Standardized tests (report any that you have taken)</p>
	<v-row>
		<v-col><w k="psat"><v-text-field v-model="f.psat" label="PSAT total" type="number" /></w></v-col>
		<v-col><w k="satRw"><v-text-field v-model="f.satRw" label="SAT Reading &amp; Writing" type="number" /></w></v-col>
		<v-col><w k="satM"><v-text-field v-model="f.satM" label="SAT Math" type="number" /></w></v-col>
		<v-col><w k="act"><v-text-field v-model="f.act" label="ACT composite" type="number" /></w></v-col>
		<v-col><w k="toefl"><v-text-field v-model="f.toefl" label="TOEFL" type="number" /></w></v-col>
	</v-row>
	<p class="font-weight-medium">Have you ever or are you currently involved in science-related extracurricular activities? If so, list one.</p>
	<v-row id="sciact">
		<v-col cols="4"><w k="sciAct_org"><v-text-field v-model="f.sciAct.org" label="Activity or organization" /></w></v-col>
		<v-col cols="3"><w k="sciAct_role"><v-text-field v-model="f.sciAct.role" label="Position" /></w></v-col>
		<v-col cols="3"><w k="sciAct_grades"><v-select v-model="f.sciAct.grades" :items="grades" label="Grades" multiple chips /></w></v-col>
		<v-col cols="2"><w k="sciAct_hours"><v-text-field v-model="f.sciAct.hours" label="Hrs/wk" /></w></v-col>
	</v-row>
	<p class="font-weight-medium">List the non-science extracurricular activities in which you are currently involved (clubs, honor societies, volunteer work, jobs, athletics, etc.).</p>
	<v-row v-for="(r, i) in f.acts" :key="'act' + i" class="actrow">
		<v-col cols="4"><w :k="'acts' + i + '_org'"><v-text-field v-model="r.org" label="Activity or organization" /></w></v-col>
		<v-col cols="3"><w :k="'acts' + i + '_role'"><v-text-field v-model="r.role" label="Position" /></w></v-col>
		<v-col cols="3"><w :k="'acts' + i + '_grades'"><v-select v-model="r.grades" :items="grades" label="Grades" multiple chips /></w></v-col>
		<v-col cols="2"><w :k="'acts' + i + '_hours'"><v-text-field v-model="r.hours" label="Hrs/wk" /></w></v-col>
	</v-row>
	<p class="font-weight-medium">Awards and honors</p>
	<v-row v-for="(r, i) in f.awards" :key="'aw' + i" class="awrow">
		<v-col cols="8"><w :k="'awards' + i + '_title'"><v-text-field v-model="r.title" :placeholder="'Award ' + (i + 1)" /></w></v-col>
		<v-col cols="4"><w :k="'awards' + i + '_year'"><v-select v-model="r.year" :items="['Freshman', 'Sophomore', 'Junior', 'Senior']" label="Year in school" /></w></v-col>
	</v-row>
	<v-row>
		<v-col cols="6"><w k="major"><v-text-field v-model="f.major" label="What do you plan to study in college?" /></w></v-col>
		<v-col cols="6"><w k="career"><v-text-field v-model="f.career" label="What career do you hope to have?" /></w></v-col>
	</v-row>
	<p>Students will be asked to select, in order of preference, research areas in which they would like to participate.</p>
	<v-row>
		<v-col cols="6"><w k="choice1"><v-select v-model="f.choice1" :items="areas" label="First choice" /></w></v-col>
		<v-col cols="6"><w k="choice2"><v-select v-model="f.choice2" :items="areas" label="Second choice" /></w></v-col>
	</v-row>
</v-card-text></v-card>

<v-card title="Family" class="mb-6" variant="outlined"><v-card-text>
	<v-row v-for="n in [1, 2]" :key="'g' + n" :id="'guardian' + n">
		<v-col cols="6"><w :k="'g' + n + 'Name'"><v-text-field v-model="f['g' + n + 'Name']" :label="'Parent/Legal Guardian ' + n + ' Name'" /></w></v-col>
		<v-col cols="6"><w :k="'g' + n + 'Biz'"><v-text-field v-model="f['g' + n + 'Biz']" label="Business Phone" type="tel" /></w></v-col>
		<v-col cols="6"><w :k="'g' + n + 'Job'"><v-text-field v-model="f['g' + n + 'Job']" label="Occupation" /></w></v-col>
		<v-col cols="6"><w :k="'g' + n + 'Edu'"><v-select v-model="f['g' + n + 'Edu']" :items="EDU" label="Highest level of education obtained" /></w></v-col>
	</v-row>
	<p>Brothers and sisters</p>
	<v-row v-for="(r, i) in f.sibs" :key="'s' + i" class="sibrow">
		<v-col cols="8"><w :k="'sibs' + i + '_name'"><v-text-field v-model="r.name" label="Brother or sister's name" /></w></v-col>
		<v-col cols="4"><w :k="'sibs' + i + '_age'"><v-text-field v-model="r.age" label="Age" suffix="yrs" /></w></v-col>
	</v-row>
	<v-row>
		<v-col cols="6"><w k="household"><v-text-field v-model="f.household" label="Number of persons living in household" type="number" /></w></v-col>
		<v-col cols="6"><w k="income"><v-select v-model="f.income" :items="incomes" label="Total family income" /></w></v-col>
	</v-row>
	<w k="firstGen"><v-checkbox v-model="f.firstGen" label="I will be the first in my family to graduate from a four-year college" hide-details /></w>
</v-card-text></v-card>

<v-card title="Federal reporting" subtitle="Optional. Our funders ask us for totals; answers do not affect admission." class="mb-6" variant="outlined"><v-card-text>
	<w k="citizen"><v-select v-model="f.citizen" :items="[{ title: 'U.S. citizen', value: 'C' }, { title: 'Permanent resident', value: 'P' }, { title: 'Neither', value: 'N' }]" label="Citizenship" /></w>
	<w k="hispanic"><v-radio-group v-model="f.hispanic" inline label="Are you Hispanic or Latino?"><v-radio label="Yes" :value="1" /><v-radio label="No" :value="0" /></v-radio-group></w>
	<w k="race"><v-select v-model="f.race" :items="races" label="Race (select all that apply)" multiple chips /></w>
	<w k="english"><v-radio-group v-model="f.english" inline label="Is English your first language?"><v-radio label="Yes" :value="1" /><v-radio label="No" :value="0" /></v-radio-group></w>
</v-card-text></v-card>

<v-card title="Recommendation and emergency information" class="mb-6" variant="outlined"><v-card-text>
	<p>Give the form to your current science or mathematics teacher.</p>
	<v-row>
		<v-col><w k="teacher"><v-text-field v-model="f.teacher" label="Teacher's name" /></w></v-col>
		<v-col><w k="teacherSubject"><v-text-field v-model="f.teacherSubject" label="Subject taught" /></w></v-col>
		<v-col><w k="teacherEmail"><v-text-field v-model="f.teacherEmail" label="E-mail" type="email" /></w></v-col>
	</v-row>
	<p>In case of an emergency, if a parent cannot be reached, contact:</p>
	<v-row>
		<v-col><w k="emName"><v-text-field v-model="f.emName" label="Name" /></w></v-col>
		<v-col><w k="emRel"><v-text-field v-model="f.emRel" label="Relationship to student" /></w></v-col>
		<v-col><w k="emPhone"><v-text-field v-model="f.emPhone" label="Daytime telephone" type="tel" /></w></v-col>
	</v-row>
	<w k="shirt"><v-select v-model="f.shirt" :items="['S', 'M', 'L', 'XL', 'XXL']" label="T-shirt size" /></w>
	<w k="sign"><v-text-field v-model="f.sign" label="Student's signature (type your full name)" /></w>
	<w k="agree"><v-checkbox v-model="f.agree" label="I have read the Participant Responsibility and Program Contract and agree to it." /></w>
</v-card-text></v-card>
<v-btn type="submit" color="primary">Send application</v-btn>
</v-form></v-container></v-main></v-app>`,
});
app.component("w", {
	props: ["k"],
	mounted(this: any) { places[this.k] = this.$el; },
	template: "<div><slot /></div>",
});
app.use(createVuetify({ components, icons: { defaultSet: "mdi", aliases, sets: { mdi } }, defaults: { VTextField: { variant: "outlined" }, VSelect: { variant: "outlined" }, VAutocomplete: { variant: "outlined" }, VDateInput: { variant: "outlined" } } }));
app.mount("#root");
