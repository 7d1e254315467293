import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import ElementPlus from "element-plus";
import "element-plus/dist/index.css";
import "./style.css";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const REGIONS =
	"AF AL DZ AD AO AG AR AM AU AT AZ BS BH BD BB BY BE BZ BJ BT BO BA BW BR BN BG BF BI CV KH CM CA CF TD CL CN CO KM CG CD CR CI HR CU CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FJ FI FR GA GM GE DE GH GR GD GT GN GW GY HT HN HU IS IN ID IR IQ IE IL IT JM JP JO KZ KE KI KP KR KW KG LA LV LB LS LR LY LI LT LU MG MW MY MV ML MT MH MR MU MX FM MD MC MN ME MA MZ MM NA NR NP NL NZ NI NE NG MK NO OM PK PW PA PG PY PE PH PL PT QA RO RU RW KN LC VC WS SM ST SA SN RS SC SL SG SK SI SB SO ZA SS ES LK SD SR SE CH SY TW TJ TZ TH TL TG TO TT TN TR TM TV UG UA AE GB US UY UZ VU VE VN YE ZM ZW".split(
		" ",
	);
const names = new Intl.DisplayNames("en", { type: "region" });
const birthCountries = REGIONS.map((code) => ({ value: code, label: names.of(code) ?? code })).sort((a, b) => a.label.localeCompare(b.label));

const SCHOOLS = [
	"Ashland High School",
	"Ashland Valley High School",
	"Castilleja School",
	"Chico Senior High School",
	"Crater Renaissance Academy",
	"Eureka Senior High School",
	"Grants Pass High School",
	"Klamath Union High School",
	"Mount Shasta High School",
	"North Medford High School",
	"Redding Christian School",
	"Shasta High School",
	"South Medford High School",
	"Yreka High School",
];

const ACTIVITY_KINDS = [
	"Arts & performance",
	"Athletics",
	"Community service",
	"Cultural or heritage group",
	"Debate & public speaking",
	"Employment (paid)",
	"Environment & sustainability",
	"Family responsibilities",
	"Journalism & publications",
	"Religious life",
	"Science, math & technology",
	"Student government",
	"Other",
];

const EDUCATION = [
	"Did not finish high school",
	"High school diploma or GED",
	"Some college, no degree",
	"Associate degree",
	"Bachelor’s degree",
	"Graduate or professional degree",
	"I don’t know",
];

const LIMIT = 5;
const emptyActivity = () => ({ kind: "", group: "", role: "", what: "", grades: [] as string[], hours: null as number | null });

const form = reactive({
	first: "",
	middle: "",
	last: "",
	suffix: "",
	called: "",
	born: "",
	gender: "",
	pronouns: [] as string[],
	bornIn: "",
	citizen: "",
	email: "",
	emailAgain: "",
	dial: "+1",
	phone: "",
	street: "",
	apartment: "",
	city: "",
	state: "",
	zip: "",
	country: "",
	mailStreet: "",
	mailCity: "",
	mailZip: "",
	parents: [
		{ first: "", last: "", work: "", schooling: "", email: "" },
		{ first: "", last: "", work: "", schooling: "", email: "" },
	],
	marital: "",
	firstGen: "",
	siblings: [] as { name: string; age: number | null }[],
	school: "",
	schoolCity: "",
	schoolState: "",
	graduates: "",
	gpa: null as number | null,
	rank: null as number | null,
	classSize: null as number | null,
	counselor: "",
	counselorEmail: "",
	considerScores: "",
	satReading: null as number | null,
	satMath: null as number | null,
	act: null as number | null,
	activities: [] as ReturnType<typeof emptyActivity>[],
	term: "",
	major: "",
	degree: "",
	aid: "",
	why: "",
	heard: [] as string[],
	honesty: false,
	signature: "",
});
let submitted = false;

/** The element of each control, for formShown(). */
const places = new Map<string, HTMLElement>();

const app = createApp({
	setup() {
		const openDialog = ref(false);
		const editing = ref(-1);
		const draft = reactive(emptyActivity());
		const draftForm = ref();
		const parentTab = ref("0");
		function addActivity() {
			Object.assign(draft, emptyActivity());
			editing.value = -1;
			openDialog.value = true;
		}
		function editActivity(index: number) {
			Object.assign(draft, { ...form.activities[index], grades: [...form.activities[index].grades] });
			editing.value = index;
			openDialog.value = true;
		}
		async function saveActivity() {
			if (!(await draftForm.value.validate().catch(() => false))) return;
			const entry = { ...draft, grades: [...draft.grades] };
			if (editing.value < 0) form.activities.push(entry);
			else form.activities[editing.value] = entry;
			openDialog.value = false;
		}
		return {
			form,
			openDialog,
			editing,
			draft,
			draftForm,
			parentTab,
			addActivity,
			editActivity,
			saveActivity,
			STATES,
			COUNTRIES,
			MAJORS,
			EDUCATION,
			ACTIVITY_KINDS,
			LIMIT,
			birthCountries,
			draftRules: {
				kind: [{ required: true, message: "Please choose a category", trigger: "change" }],
				group: [{ required: true, message: "Please name the activity", trigger: "blur" }],
				what: [{ required: true, message: "Please tell us a little about it", trigger: "blur" }],
			},
			rules: {
				first: [{ required: true, message: "Please give your first name", trigger: "blur" }],
				last: [{ required: true, message: "Please give your last name", trigger: "blur" }],
				email: [
					{ required: true, message: "We need an email address", trigger: "blur" },
					{ type: "email", message: "This does not look like an email address", trigger: "blur" },
				],
				born: [{ required: true, message: "Please give your date of birth", trigger: "change" }],
			},
			findSchools: (typed: string, done: (found: { value: string }[]) => void) =>
				setTimeout(() => done(SCHOOLS.filter((name) => name.toLowerCase().includes(typed.trim().toLowerCase())).map((value) => ({ value }))), 150),
			send: () => {
				submitted = true;
			},
		};
	},
	template: `
<header class="masthead">
	<div class="crest">W</div>
	<div>
		<p class="college">Wetherby College</p>
		<p class="motto">A liberal arts college for women, since 1874</p>
	</div>
</header>
<main>
	<h1>Application for First-Year Admission</h1>
	<p class="lead">Questions marked with an asterisk are required. You may leave this page and return; your answers are kept for thirty days.</p>
	<el-form :model="form" :rules="rules" label-position="top" require-asterisk-position="right" @submit.prevent>

		<h2>Who you are</h2>
		<el-row :gutter="20">
			<el-col :span="8"><el-form-item label="First name" prop="first" v-shown="'first'"><el-input v-model="form.first" autocomplete="given-name" /></el-form-item></el-col>
			<el-col :span="6"><el-form-item label="Middle name" v-shown="'middle'"><el-input v-model="form.middle" /></el-form-item></el-col>
			<el-col :span="7"><el-form-item label="Last name" prop="last" v-shown="'last'"><el-input v-model="form.last" autocomplete="family-name" /></el-form-item></el-col>
			<el-col :span="3"><el-form-item label="Suffix" v-shown="'suffix'">
				<el-select v-model="form.suffix" placeholder=" " clearable><el-option v-for="each in ['Jr.', 'Sr.', 'II', 'III', 'IV']" :key="each" :label="each" :value="each" /></el-select>
			</el-form-item></el-col>
		</el-row>
		<el-row :gutter="20">
			<el-col :span="8"><el-form-item label="What should we call you?" v-shown="'called'"><el-input v-model="form.called" placeholder="For your name tag" /></el-form-item></el-col>
			<el-col :span="8"><el-form-item label="Date of birth" prop="born" v-shown="'born'"><el-date-picker v-model="form.born" type="date" format="MM/DD/YYYY" value-format="YYYY-MM-DD" placeholder="MM/DD/YYYY" style="width: 100%" /></el-form-item></el-col>
			<el-col :span="8"><el-form-item label="Country of birth" v-shown="'bornIn'"><el-select-v2 v-model="form.bornIn" :options="birthCountries" filterable clearable placeholder="Select a country" /></el-form-item></el-col>
		</el-row>
		<el-form-item label="How do you describe your gender?" v-shown="'gender'">
			<el-radio-group v-model="form.gender">
				<el-radio value="woman">Woman</el-radio>
				<el-radio value="nonbinary">Nonbinary</el-radio>
				<el-radio value="man">Man</el-radio>
				<el-radio value="self">I use another word</el-radio>
			</el-radio-group>
			<p class="hint">Wetherby considers applicants who were assigned female at birth, or who live and identify as women.</p>
		</el-form-item>
		<el-form-item label="Pronouns (choose all you use)" v-shown="'pronouns'">
			<el-checkbox-group v-model="form.pronouns">
				<el-checkbox value="she">she / her</el-checkbox>
				<el-checkbox value="they">they / them</el-checkbox>
				<el-checkbox value="he">he / him</el-checkbox>
			</el-checkbox-group>
		</el-form-item>
		<el-form-item label="Citizenship" v-shown="'citizen'">
			<el-select v-model="form.citizen" placeholder="Select one" style="max-width: 420px">
				<el-option label="Citizen or national of the United States" value="us" />
				<el-option label="U.S. permanent resident (green card)" value="pr" />
				<el-option label="Refugee, asylee, DACA or undocumented" value="ra" />
				<el-option label="Citizen of another country" value="intl" />
			</el-select>
		</el-form-item>

		<h2>How to reach you</h2>
		<el-row :gutter="20">
			<el-col :span="8"><el-form-item label="Email" prop="email" v-shown="'email'"><el-input v-model="form.email" type="email" /></el-form-item></el-col>
			<el-col :span="8"><el-form-item label="Email, once more" v-shown="'emailAgain'"><el-input v-model="form.emailAgain" type="email" /></el-form-item></el-col>
			<el-col :span="8"><el-form-item label="Mobile phone" v-shown="'phone'">
				<el-input v-model="form.phone" type="tel">
					<template #prepend>
						<el-select v-model="form.dial" v-shown="'dial'" aria-label="Country calling code" style="width: 92px">
							<el-option v-for="code in ['+1', '+34', '+44', '+52', '+63', '+82', '+91', '+234', '+254']" :key="code" :label="code" :value="code" />
						</el-select>
					</template>
				</el-input>
			</el-form-item></el-col>
		</el-row>
		<h3>Home address</h3>
		<el-row :gutter="20">
			<el-col :span="16"><el-form-item label="Street" v-shown="'street'"><el-input v-model="form.street" /></el-form-item></el-col>
			<el-col :span="8"><el-form-item label="Apartment or unit" v-shown="'apartment'"><el-input v-model="form.apartment" /></el-form-item></el-col>
		</el-row>
		<el-row :gutter="20">
			<el-col :span="7"><el-form-item label="City or town" v-shown="'city'"><el-input v-model="form.city" /></el-form-item></el-col>
			<el-col :span="6"><el-form-item label="State" v-shown="'state'">
				<el-select v-model="form.state" filterable clearable placeholder="Choose"><el-option v-for="[code, label] in STATES" :key="code" :label="label" :value="code" /></el-select>
			</el-form-item></el-col>
			<el-col :span="4"><el-form-item label="ZIP code" v-shown="'zip'"><el-input v-model="form.zip" /></el-form-item></el-col>
			<el-col :span="7"><el-form-item label="Country" v-shown="'country'">
				<el-select v-model="form.country" filterable placeholder="Choose"><el-option v-for="each in COUNTRIES" :key="each" :label="each" :value="each" /></el-select>
			</el-form-item></el-col>
		</el-row>
		<h3>Where we should write, if not to your home</h3>
		<el-row :gutter="20">
			<el-col :span="12"><el-form-item label="Mailing street or P.O. box" v-shown="'mailStreet'"><el-input v-model="form.mailStreet" /></el-form-item></el-col>
			<el-col :span="7"><el-form-item label="Mailing city and state" v-shown="'mailCity'"><el-input v-model="form.mailCity" /></el-form-item></el-col>
			<el-col :span="5"><el-form-item label="Mailing ZIP code" v-shown="'mailZip'"><el-input v-model="form.mailZip" /></el-form-item></el-col>
		</el-row>

		<h2>Your family</h2>
		<el-tabs v-model="parentTab" type="border-card">
			<el-tab-pane v-for="(parent, index) in form.parents" :key="index" :label="'Parent or guardian ' + (index + 1)" :name="String(index)">
				<el-row :gutter="20">
					<el-col :span="8"><el-form-item label="First name" v-shown="'parent' + index + 'First'"><el-input v-model="parent.first" /></el-form-item></el-col>
					<el-col :span="8"><el-form-item label="Last name" v-shown="'parent' + index + 'Last'"><el-input v-model="parent.last" /></el-form-item></el-col>
					<el-col :span="8"><el-form-item label="Occupation" v-shown="'parent' + index + 'Work'"><el-input v-model="parent.work" /></el-form-item></el-col>
				</el-row>
				<el-row :gutter="20">
					<el-col :span="12"><el-form-item label="Highest level of education" v-shown="'parent' + index + 'Schooling'">
						<el-select v-model="parent.schooling" placeholder="Select one"><el-option v-for="each in EDUCATION" :key="each" :label="each" :value="each" /></el-select>
					</el-form-item></el-col>
					<el-col :span="12"><el-form-item label="Email" v-shown="'parent' + index + 'Email'"><el-input v-model="parent.email" type="email" placeholder="For our newsletter to families" /></el-form-item></el-col>
				</el-row>
			</el-tab-pane>
		</el-tabs>
		<el-row :gutter="20" class="gap">
			<el-col :span="10"><el-form-item label="Your parents are" v-shown="'marital'">
				<el-select v-model="form.marital" placeholder="Select one"><el-option v-for="each in ['Married to each other', 'Never married', 'Separated', 'Divorced', 'Widowed', 'Prefer not to say']" :key="each" :label="each" :value="each" /></el-select>
			</el-form-item></el-col>
			<el-col :span="14"><el-form-item label="Will you be in the first generation of your family to earn a four-year degree?" v-shown="'firstGen'">
				<el-radio-group v-model="form.firstGen"><el-radio-button value="yes">Yes</el-radio-button><el-radio-button value="no">No</el-radio-button><el-radio-button value="unsure">Not sure</el-radio-button></el-radio-group>
			</el-form-item></el-col>
		</el-row>
		<h3>Brothers and sisters</h3>
		<div v-for="(sibling, index) in form.siblings" :key="index" class="sibling">
			<el-form-item label="Name" v-shown="'sibling' + index + 'Name'"><el-input v-model="sibling.name" placeholder="First and last name" /></el-form-item>
			<el-form-item label="Age" v-shown="'sibling' + index + 'Age'"><el-input-number v-model="sibling.age" :min="0" :max="60" controls-position="right" /></el-form-item>
			<el-button text type="danger" @click="form.siblings.splice(index, 1)">Remove</el-button>
		</div>
		<el-button plain @click="form.siblings.push({ name: '', age: null })" :disabled="form.siblings.length >= 6">Add a brother or sister</el-button>

		<h2>Your school</h2>
		<el-row :gutter="20">
			<el-col :span="12"><el-form-item label="High school you attend" v-shown="'school'"><el-autocomplete v-model="form.school" :fetch-suggestions="findSchools" placeholder="Begin typing the name" style="width: 100%" /></el-form-item></el-col>
			<el-col :span="6"><el-form-item label="City" v-shown="'schoolCity'"><el-input v-model="form.schoolCity" /></el-form-item></el-col>
			<el-col :span="6"><el-form-item label="State" v-shown="'schoolState'">
				<el-select v-model="form.schoolState" filterable clearable placeholder="Choose"><el-option v-for="[code, label] in STATES" :key="code" :label="label" :value="code" /></el-select>
			</el-form-item></el-col>
		</el-row>
		<el-row :gutter="20">
			<el-col :span="8"><el-form-item label="Month of graduation" v-shown="'graduates'"><el-date-picker v-model="form.graduates" type="month" format="MMMM YYYY" value-format="YYYY-MM" placeholder="Month and year" style="width: 100%" /></el-form-item></el-col>
			<el-col :span="5"><el-form-item label="Unweighted GPA" v-shown="'gpa'"><el-input-number v-model="form.gpa" :min="0" :max="4" :step="0.1" :precision="2" :controls="false" placeholder="4.00 scale" /></el-form-item></el-col>
			<el-col :span="5"><el-form-item label="Rank in class" v-shown="'rank'"><el-input-number v-model="form.rank" :min="1" controls-position="right" /></el-form-item></el-col>
			<el-col :span="6"><el-form-item label="Students in your class" v-shown="'classSize'"><el-input-number v-model="form.classSize" :min="1" controls-position="right" /></el-form-item></el-col>
		</el-row>
		<el-row :gutter="20">
			<el-col :span="12"><el-form-item label="College counselor’s name" v-shown="'counselor'"><el-input v-model="form.counselor" /></el-form-item></el-col>
			<el-col :span="12"><el-form-item label="College counselor’s email" v-shown="'counselorEmail'"><el-input v-model="form.counselorEmail" type="email" /></el-form-item></el-col>
		</el-row>

		<h2>Testing</h2>
		<p class="lead">Wetherby is test-optional. You may report scores below and still ask us not to look at them.</p>
		<el-form-item label="Shall we consider your scores?" v-shown="'considerScores'">
			<el-radio-group v-model="form.considerScores"><el-radio value="yes">Yes, consider them</el-radio><el-radio value="no">No, read my file without scores</el-radio></el-radio-group>
		</el-form-item>
		<el-row :gutter="20">
			<el-col :span="8"><el-form-item label="SAT Evidence-Based Reading and Writing" v-shown="'satReading'"><el-input-number v-model="form.satReading" :min="200" :max="800" :step="10" /></el-form-item></el-col>
			<el-col :span="8"><el-form-item label="SAT Math" v-shown="'satMath'"><el-input-number v-model="form.satMath" :min="200" :max="800" :step="10" /></el-form-item></el-col>
			<el-col :span="8"><el-form-item label="ACT composite" v-shown="'act'"><el-input-number v-model="form.act" :min="1" :max="36" /></el-form-item></el-col>
		</el-row>

		<h2>Life outside class</h2>
		<p class="lead">List up to {{ LIMIT }} activities, jobs or responsibilities at home, in the order in which they matter to you.</p>
		<el-card v-for="(activity, index) in form.activities" :key="index" class="activity" shadow="never">
			<template #header>
				<span><b v-shown="'activity' + index + 'Group'">{{ activity.group }}</b> · <span v-shown="'activity' + index + 'Kind'">{{ activity.kind }}</span></span>
				<span class="tools"><el-button link type="primary" @click="editActivity(index)">Edit</el-button><el-button link type="danger" @click="form.activities.splice(index, 1)">Remove</el-button></span>
			</template>
			<p v-if="activity.role"><i v-shown="'activity' + index + 'Role'">{{ activity.role }}</i></p>
			<p v-shown="'activity' + index + 'What'">{{ activity.what }}</p>
			<p class="hint">Grades <span v-shown="'activity' + index + 'Grades'">{{ activity.grades.join(", ") }}</span><template v-if="activity.hours !== null"> · <span v-shown="'activity' + index + 'Hours'">{{ activity.hours }}</span> hours a week</template></p>
		</el-card>
		<el-button type="primary" plain @click="addActivity" :disabled="form.activities.length >= LIMIT">Add an activity</el-button>

		<el-dialog v-model="openDialog" :title="editing < 0 ? 'Add an activity' : 'Edit activity'" width="620px" append-to-body>
			<el-form ref="draftForm" :model="draft" :rules="draftRules" label-position="top" require-asterisk-position="right">
				<el-form-item label="Category" prop="kind"><el-select v-model="draft.kind" placeholder="Choose a category"><el-option v-for="each in ACTIVITY_KINDS" :key="each" :label="each" :value="each" /></el-select></el-form-item>
				<el-form-item label="Activity or organization" prop="group"><el-input v-model="draft.group" /></el-form-item>
				<el-form-item label="Your role"><el-input v-model="draft.role" maxlength="50" show-word-limit /></el-form-item>
				<el-form-item label="What did you do?" prop="what"><el-input v-model="draft.what" type="textarea" :rows="3" maxlength="150" show-word-limit /></el-form-item>
				<el-form-item label="Grades in which you took part">
					<el-checkbox-group v-model="draft.grades"><el-checkbox v-for="each in ['9', '10', '11', '12']" :key="each" :value="each">{{ each }}</el-checkbox></el-checkbox-group>
				</el-form-item>
				<el-form-item label="Hours a week"><el-input-number v-model="draft.hours" :min="0" :max="100" /></el-form-item>
			</el-form>
			<template #footer><el-button @click="openDialog = false">Cancel</el-button><el-button type="primary" @click="saveActivity">Save activity</el-button></template>
		</el-dialog>

		<h2>Your plans</h2>
		<el-form-item label="When would you enter Wetherby?" v-shown="'term'">
			<el-radio-group v-model="form.term"><el-radio value="F26">Fall 2026</el-radio><el-radio value="F27">Fall 2027</el-radio><el-radio value="F28">Fall 2028</el-radio></el-radio-group>
		</el-form-item>
		<el-row :gutter="20">
			<el-col :span="10"><el-form-item label="Field you most want to study" v-shown="'major'">
				<el-select v-model="form.major" filterable placeholder="Select or type"><el-option v-for="each in MAJORS" :key="each" :label="each" :value="each" /></el-select>
			</el-form-item></el-col>
			<el-col :span="8"><el-form-item label="Highest degree you hope to earn" v-shown="'degree'">
				<el-select v-model="form.degree" placeholder="Select one">
					<el-option v-for="[value, label] in [['BA', 'Bachelor’s (B.A.)'], ['MA', 'Master’s (M.A., M.S.)'], ['PHD', 'Doctorate (Ph.D.)'], ['MD', 'Medicine'], ['JD', 'Law'], ['UN', 'Undecided']]" :key="value" :label="label" :value="value" />
				</el-select>
			</el-form-item></el-col>
			<el-col :span="6"><el-form-item label="Will you seek financial aid?" v-shown="'aid'">
				<el-radio-group v-model="form.aid"><el-radio value="Y">Yes</el-radio><el-radio value="N">No</el-radio></el-radio-group>
			</el-form-item></el-col>
		</el-row>
		<el-form-item label="Why a women’s college, and why this one? (250 words)" v-shown="'why'"><el-input v-model="form.why" type="textarea" :rows="5" /></el-form-item>
		<el-form-item label="How did you first hear of Wetherby?" v-shown="'heard'">
			<el-checkbox-group v-model="form.heard"><el-checkbox v-for="each in ['An alumna', 'A counselor or teacher', 'A college fair', 'A mailing', 'Online search']" :key="each" :value="each">{{ each }}</el-checkbox></el-checkbox-group>
		</el-form-item>

		<h2>Statement</h2>
		<el-form-item v-shown="'honesty'"><el-checkbox v-model="form.honesty">I have written this application myself and everything in it is true.</el-checkbox></el-form-item>
		<el-form-item label="Type your full name in place of a signature" v-shown="'signature'"><el-input v-model="form.signature" style="max-width: 420px" /></el-form-item>
		<el-button type="primary" size="large" @click="send">Submit my application</el-button>
	</el-form>
</main>
<footer>Wetherby College · Office of Admission · 12 Larkspur Green</footer>`,
});
app.directive("shown", {
	mounted: (element: HTMLElement, { value }: { value: string }) => places.set(value, element),
	updated: (element: HTMLElement, { value }: { value: string }) => places.set(value, element),
	beforeUnmount: (element: HTMLElement, { value }: { value: string }) => places.get(value) === element && places.delete(value),
});
app.use(ElementPlus).mount("#root");

const LISTED = 3;
const SIBLINGS = 2;

function values(): Record<string, unknown> {
	const { parents, siblings, activities, ...rest } = JSON.parse(JSON.stringify(form)) as typeof form;
	const all: Record<string, unknown> = { ...rest };
	parents.forEach((parent, index) => {
		all[`parent${index}First`] = parent.first;
		all[`parent${index}Last`] = parent.last;
		all[`parent${index}Work`] = parent.work;
		all[`parent${index}Schooling`] = parent.schooling;
		all[`parent${index}Email`] = parent.email;
	});
	for (let index = 0; index < SIBLINGS; index++) {
		all[`sibling${index}Name`] = siblings[index]?.name ?? "";
		all[`sibling${index}Age`] = siblings[index]?.age ?? "";
	}
	for (let index = 0; index < LISTED; index++) {
		const activity = activities[index];
		all[`activity${index}Kind`] = activity?.kind ?? "";
		all[`activity${index}Group`] = activity?.group ?? "";
		all[`activity${index}Role`] = activity?.role ?? "";
		all[`activity${index}What`] = activity?.what ?? "";
		all[`activity${index}Grades`] = activity?.grades ?? [];
		all[`activity${index}Hours`] = activity?.hours ?? "";
	}
	return all;
}

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";

function read(element: HTMLElement | undefined): unknown {
	if (!element) return "";
	if (element.querySelector(".el-checkbox-group")) return [...element.querySelectorAll(".el-checkbox.is-checked .el-checkbox__label")].map(textOf);
	if (element.querySelector(".el-radio-group"))
		return textOf(element.querySelector(".el-radio.is-checked .el-radio__label, .el-radio-button.is-active .el-radio-button__inner"));
	if (element.querySelector(".el-checkbox")) return element.querySelector(".el-checkbox.is-checked") !== null;
	const select = element.matches(".el-select") ? element : element.querySelector(".el-form-item__content > .el-select");
	if (select) return textOf(select.querySelector(".el-select__placeholder:not(.is-transparent)"));
	const box = element.querySelector<HTMLInputElement>(".el-input__inner, .el-textarea__inner");
	const boxes = [...element.querySelectorAll<HTMLInputElement>(".el-input > .el-input__wrapper > .el-input__inner, .el-textarea__inner")];
	return (boxes[0] ?? box)?.value ?? textOf(element);
}

Object.assign(window, {
	formState: () => ({ ...values(), submitted }),
	formShown: () => Object.fromEntries(Object.keys(values()).map((key) => [key, read(places.get(key))])),
});
