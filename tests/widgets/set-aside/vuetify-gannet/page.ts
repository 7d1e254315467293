import { createApp, nextTick, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import * as directives from "vuetify/directives";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import "vuetify/styles";
import { MAJORS, STATES } from "../../lists";
import "./gannet.css";

const form: any = reactive({
	applicant: {
		firstName: "", lastName: "", goesBy: "", pronouns: null, birthday: null, email: "", mobile: "",
		street: "", city: "", state: null, zip: "",
	},
	school: { name: "", state: null, grade: null, gradYear: null, gpa: "", psat: "", major: null },
	background: { citizenship: null, race: [], firstGen: null, income: null },
	guardians: [{ first: "", last: "", job: "" }, { first: "", last: "", job: "" }],
	siblings: [],
	activities: [],
	courses: [{ title: "", grade: "" }, { title: "", grade: "" }, { title: "", grade: "" }],
	awards: [],
	recommender: { name: "", email: "" },
	emergencyContact: "",
	tshirt: null,
	dietary: "",
	statement: "",
	agreed: false,
	website: "",
});
let submitted = false;

const blankActivity = () => ({ category: null, name: "", role: "", hours: null, grades: [], description: "" });
form.activities.push(blankActivity());

const App = {
	template: `
<v-app>
	<v-app-bar color="indigo-darken-4" flat><v-app-bar-title>Gannet Point Marine Institute</v-app-bar-title></v-app-bar>
	<v-main>
	<v-container class="gannet">
		<h1 class="text-h4 mb-2">Summer Research Scholars 2027</h1>
		<p class="mb-6">Six weeks in residence for rising college freshmen and high school students. Applications close January 31 at 11:59 pm Eastern.</p>
		<v-form ref="formRef" validate-on="blur" @submit.prevent="send">

		<v-card class="mb-6" variant="outlined">
			<v-card-title>Applicant</v-card-title>
			<v-card-text>
				<v-row>
					<v-col cols="12" md="6"><v-text-field data-test="firstName" v-model="form.applicant.firstName" label="First name*" :rules="[required]" /></v-col>
					<v-col cols="12" md="6"><v-text-field data-test="lastName" v-model="form.applicant.lastName" label="Last name*" :rules="[required]" /></v-col>
					<v-col cols="12" md="4"><v-text-field data-test="goesBy" v-model="form.applicant.goesBy" label="Name you go by" hint="This will be printed on your badge" persistent-hint /></v-col>
					<v-col cols="12" md="4"><v-select data-test="pronouns" v-model="form.applicant.pronouns" label="Pronouns" :items="['she/her', 'he/him', 'they/them', 'another set', 'prefer not to say']" clearable /></v-col>
					<v-col cols="12" md="4"><v-date-input data-test="birthday" v-model="form.applicant.birthday" label="Birthday*" input-format="mm/dd/yyyy" placeholder="mm/dd/yyyy" prepend-icon="" prepend-inner-icon="$calendar" /></v-col>
					<v-col cols="12" md="6"><v-text-field data-test="email" v-model="form.applicant.email" type="email" label="Email*" :rules="[required, emailRule]" /></v-col>
					<v-col cols="12" md="6"><v-text-field data-test="mobile" v-model="form.applicant.mobile" type="tel" label="Mobile number" /></v-col>
					<v-col cols="12"><v-text-field data-test="street" v-model="form.applicant.street" label="Mailing address*" placeholder="Number and street, apartment" /></v-col>
					<v-col cols="12" md="5"><v-text-field data-test="city" v-model="form.applicant.city" label="City*" /></v-col>
					<v-col cols="12" md="4"><v-autocomplete data-test="state" v-model="form.applicant.state" label="State*" :items="states" auto-select-first /></v-col>
					<v-col cols="12" md="3"><v-text-field data-test="zip" v-model="form.applicant.zip" label="ZIP*" maxlength="10" /></v-col>
				</v-row>
				<div class="hp"><label>Website <input type="text" name="website" v-model="form.website" tabindex="-1" autocomplete="off"></label></div>
			</v-card-text>
		</v-card>

		<v-card class="mb-6" variant="outlined">
			<v-card-title>School</v-card-title>
			<v-card-text>
				<v-row>
					<v-col cols="12" md="8"><v-text-field data-test="schoolName" v-model="form.school.name" label="High school*" :rules="[required]" /></v-col>
					<v-col cols="12" md="4"><v-autocomplete data-test="schoolState" v-model="form.school.state" label="School state" :items="states" /></v-col>
					<v-col cols="12" md="4"><v-select data-test="grade" v-model="form.school.grade" label="Current grade*" :items="['9th', '10th', '11th', '12th']" /></v-col>
					<v-col cols="12" md="4"><v-select data-test="gradYear" v-model="form.school.gradYear" label="Year of graduation*" :items="[2027, 2028, 2029, 2030]" /></v-col>
					<v-col cols="12" md="4"><v-text-field data-test="gpa" v-model="form.school.gpa" label="Weighted GPA" inputmode="decimal" /></v-col>
					<v-col cols="12" md="4"><v-text-field data-test="psat" v-model="form.school.psat" label="PSAT/NMSQT total score" inputmode="numeric" hint="Leave blank if not taken" /></v-col>
					<v-col cols="12" md="8"><v-autocomplete data-test="major" v-model="form.school.major" label="What do you think you will study in college?" :items="majors" clearable /></v-col>
				</v-row>
				<div class="text-subtitle-1 mt-4">Courses</div>
				<p class="text-body-2 mb-2">Three courses from your high school transcript.</p>
				<v-table density="compact">
					<thead><tr><th>#</th><th>Course</th><th>Final grade</th></tr></thead>
					<tbody>
						<tr v-for="(course, i) in form.courses" :key="i">
							<td>{{ i + 1 }}</td>
							<td><v-text-field :data-test="'course' + i + 'title'" v-model="course.title" variant="underlined" density="compact" hide-details aria-label="Course" /></td>
							<td><v-text-field :data-test="'course' + i + 'grade'" v-model="course.grade" variant="underlined" density="compact" hide-details aria-label="Final grade" /></td>
						</tr>
					</tbody>
				</v-table>
			</v-card-text>
		</v-card>

		<v-card class="mb-6" variant="outlined">
			<v-card-title>Activities</v-card-title>
			<v-card-subtitle>Clubs, jobs, family responsibilities, volunteering</v-card-subtitle>
			<v-card-text>
				<v-expansion-panels v-model="opened" multiple>
					<v-expansion-panel v-for="(activity, i) in form.activities" :key="i" :value="i">
						<v-expansion-panel-title>{{ activity.name || 'Activity ' + (i + 1) }}</v-expansion-panel-title>
						<v-expansion-panel-text>
							<v-row>
								<v-col cols="12" md="5"><v-select :data-test="'activity' + i + 'category'" v-model="activity.category" label="Category" :items="categories" /></v-col>
								<v-col cols="12" md="7"><v-text-field :data-test="'activity' + i + 'name'" v-model="activity.name" label="Organization or activity name" /></v-col>
								<v-col cols="12" md="5"><v-text-field :data-test="'activity' + i + 'role'" v-model="activity.role" label="Your role" /></v-col>
								<v-col cols="12" md="3"><v-number-input :data-test="'activity' + i + 'hours'" v-model="activity.hours" label="Hours a week" :min="0" :max="100" control-variant="stacked" /></v-col>
								<v-col cols="12" md="4"><v-select :data-test="'activity' + i + 'grades'" v-model="activity.grades" label="Grades" :items="['9', '10', '11', '12']" multiple chips /></v-col>
								<v-col cols="12"><v-textarea :data-test="'activity' + i + 'description'" v-model="activity.description" label="Description" rows="2" auto-grow counter="300" /></v-col>
							</v-row>
						</v-expansion-panel-text>
					</v-expansion-panel>
				</v-expansion-panels>
				<v-btn class="mt-3" variant="tonal" prepend-icon="$plus" :disabled="form.activities.length >= 5" @click="addActivity">Add activity</v-btn>
			</v-card-text>
		</v-card>

		<v-card class="mb-6" variant="outlined">
			<v-card-title>Awards and honors</v-card-title>
			<v-card-text>
				<v-list lines="two" class="awards">
					<v-list-item v-for="(award, i) in form.awards" :key="i" :title="award.title" :subtitle="award.level">
						<template #append><v-btn icon="$delete" size="small" variant="text" @click="form.awards.splice(i, 1)" /></template>
					</v-list-item>
					<v-list-item v-if="!form.awards.length" class="none">No awards listed yet.</v-list-item>
				</v-list>
				<v-dialog v-model="dialog" max-width="520">
					<template #activator="{ props }"><v-btn v-bind="props" variant="tonal" prepend-icon="$plus" @click="draft = { title: '', level: null }">Add award</v-btn></template>
					<v-card title="New award">
						<v-card-text>
							<v-text-field v-model="draft.title" label="Award or honor" autofocus />
							<v-select v-model="draft.level" label="Grade when received" :items="['9th grade', '10th grade', '11th grade', '12th grade']" />
						</v-card-text>
						<v-card-actions>
							<v-spacer />
							<v-btn text="Cancel" @click="dialog = false" />
							<v-btn color="primary" text="Save" :disabled="!draft.title" @click="saveAward" />
						</v-card-actions>
					</v-card>
				</v-dialog>
			</v-card-text>
		</v-card>

		<v-card class="mb-6" variant="outlined">
			<v-card-title>Family</v-card-title>
			<v-card-text>
				<template v-for="(guardian, i) in form.guardians" :key="i">
					<div class="text-subtitle-1 mb-2">Parent or guardian {{ i + 1 }}</div>
					<v-row>
						<v-col cols="12" md="4"><v-text-field :data-test="'guardian' + i + 'first'" v-model="guardian.first" label="First name" /></v-col>
						<v-col cols="12" md="4"><v-text-field :data-test="'guardian' + i + 'last'" v-model="guardian.last" label="Last name" /></v-col>
						<v-col cols="12" md="4"><v-text-field :data-test="'guardian' + i + 'job'" v-model="guardian.job" label="Occupation" /></v-col>
					</v-row>
				</template>
				<div class="text-subtitle-1 mb-2">Brothers and sisters</div>
				<v-card v-for="(sibling, i) in form.siblings" :key="i" class="mb-3 pa-3" color="grey-lighten-4" flat>
					<div class="text-caption mb-1">Sibling {{ i + 1 }}</div>
					<v-row dense>
						<v-col cols="8"><v-text-field :data-test="'sibling' + i + 'first'" v-model="sibling.first" label="First name" /></v-col>
						<v-col cols="4"><v-text-field :data-test="'sibling' + i + 'age'" v-model="sibling.age" label="Age" type="number" min="0" /></v-col>
					</v-row>
				</v-card>
				<v-btn variant="text" prepend-icon="$plus" @click="form.siblings.push({ first: '', age: '' })">Add sibling</v-btn>
				<v-text-field class="mt-6" data-test="emergencyContact" v-model="form.emergencyContact" label="Emergency contact (name and phone)" />
			</v-card-text>
		</v-card>

		<v-card class="mb-6" variant="outlined">
			<v-card-title>Background</v-card-title>
			<v-card-text>
				<p class="text-body-2 mb-4">The program is funded in part by the National Science Foundation, which asks us to report on whom we serve.</p>
				<v-radio-group data-test="citizenship" v-model="form.background.citizenship" label="Citizenship*">
					<v-radio label="U.S. citizen or national" value="citizen" />
					<v-radio label="Permanent resident" value="resident" />
					<v-radio label="Visa holder" value="visa" />
					<v-radio label="None of these" value="other" />
				</v-radio-group>
				<v-select data-test="race" v-model="form.background.race" label="Race (choose all that apply)" multiple chips closable-chips :items="['American Indian or Alaska Native', 'Asian', 'Black or African American', 'Native Hawaiian or Pacific Islander', 'White', 'Prefer not to answer']" />
				<v-radio-group data-test="firstGen" v-model="form.background.firstGen" label="Will you be in the first generation of your family to graduate from college?" inline>
					<v-radio label="Yes" value="yes" />
					<v-radio label="No" value="no" />
					<v-radio label="Not sure" value="unsure" />
				</v-radio-group>
				<v-select data-test="income" v-model="form.background.income" label="Annual household income" :items="incomes" hint="Used to award stipends" persistent-hint />
			</v-card-text>
		</v-card>

		<v-card class="mb-6" variant="outlined">
			<v-card-title>Statement, recommendation, logistics</v-card-title>
			<v-card-text>
				<v-textarea data-test="statement" v-model="form.statement" label="Which question about the ocean would you spend six weeks on, and why?" counter="3000" rows="5" />
				<v-row>
					<v-col cols="12" md="6"><v-text-field data-test="recName" v-model="form.recommender.name" label="Science or math teacher's name" /></v-col>
					<v-col cols="12" md="6"><v-text-field data-test="recEmail" v-model="form.recommender.email" label="Teacher's school email" type="email" /></v-col>
					<v-col cols="12" md="4"><v-select data-test="tshirt" v-model="form.tshirt" label="T-shirt size" :items="['XS', 'S', 'M', 'L', 'XL', '2XL']" /></v-col>
					<v-col cols="12" md="8"><v-text-field data-test="dietary" v-model="form.dietary" label="Dietary needs or allergies" /></v-col>
				</v-row>
				<v-checkbox data-test="agreed" v-model="form.agreed" label="I have read the residential code of conduct and agree to follow it." />
			</v-card-text>
			<v-card-actions><v-btn type="submit" color="indigo-darken-4" variant="flat">Submit application</v-btn></v-card-actions>
		</v-card>
		</v-form>
	</v-container>
	</v-main>
</v-app>`,
	setup() {
		const opened = ref([0]);
		const dialog = ref(false);
		const draft: any = ref({ title: "", level: null });
		return {
			form, opened, dialog, draft,
			states: STATES.map(([value, title]) => ({ value, title })),
			majors: MAJORS,
			categories: ["Academic club", "Arts", "Community service", "Debate or speech", "Environment", "Family care", "Paid work", "Research", "Sports", "Student government", "Other"],
			incomes: [
				{ value: "A", title: "Less than $30,000" }, { value: "B", title: "$30,000 to $59,999" }, { value: "C", title: "$60,000 to $89,999" },
				{ value: "D", title: "$90,000 to $119,999" }, { value: "E", title: "$120,000 or more" }, { value: "X", title: "Prefer not to say" },
			],
			required: (v: any) => !!v || "Required",
			emailRule: (v: string) => /.+@.+\..+/.test(v) || "Enter a valid email",
			addActivity() {
				form.activities.push(blankActivity());
				nextTick(() => { opened.value = [...opened.value, form.activities.length - 1]; });
			},
			saveAward() {
				form.awards.push({ ...draft.value });
				dialog.value = false;
			},
			send() { submitted = true; },
		};
	},
};
const vuetify = createVuetify({
	components, directives,
	icons: { defaultSet: "mdi", aliases, sets: { mdi } },
	defaults: { VTextField: { variant: "outlined" }, VSelect: { variant: "outlined" }, VAutocomplete: { variant: "outlined" }, VTextarea: { variant: "outlined" }, VNumberInput: { variant: "outlined" }, VDateInput: { variant: "outlined" } },
});
createApp(App).use(vuetify).mount("#root");

const root = (key: string) => document.querySelector(`[data-test="${key}"]`);
const box = (key: string) => (root(key)?.querySelector("input, textarea:not([aria-hidden])") as any)?.value ?? "";
const chosen = (key: string) => root(key)?.querySelector(".v-select__selection-text, .v-autocomplete__selection-text")?.textContent ?? "";
const chips = (key: string) => [...(root(key)?.querySelectorAll(".v-chip__content") ?? [])].map((chip) => chip.textContent!.trim());
const radio = (key: string) => root(key)?.querySelector("input:checked")?.closest(".v-selection-control")?.querySelector("label")?.textContent ?? "";
const iso = (d: any) => (d ? `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, "0")}-${String(d.getDate()).padStart(2, "0")}` : "");

function each(put: (key: string, state: any, shown: any) => void) {
	const { applicant: a, school: s, background: b } = form;
	for (const k of ["firstName", "lastName", "goesBy", "email", "mobile", "street", "city", "zip"]) put(k, a[k], box(k));
	for (const k of ["pronouns", "state"]) put(k, a[k], chosen(k));
	put("birthday", iso(a.birthday), box("birthday"));
	put("schoolName", s.name, box("schoolName"));
	put("schoolState", s.state, chosen("schoolState"));
	for (const k of ["grade", "gradYear", "major"]) put(k, s[k], chosen(k));
	for (const k of ["gpa", "psat"]) put(k, s[k], box(k));
	put("citizenship", b.citizenship, radio("citizenship"));
	put("firstGen", b.firstGen, radio("firstGen"));
	put("race", [...b.race], chips("race"));
	put("income", b.income, chosen("income"));
	for (let i = 0; i < 2; i++) {
		for (const k of ["first", "last", "job"]) put(`guardian${i}${k}`, form.guardians[i][k], box(`guardian${i}${k}`));
		for (const k of ["first", "age"]) put(`sibling${i}${k}`, form.siblings[i]?.[k] ?? "", box(`sibling${i}${k}`));
	}
	const rows = document.querySelectorAll(".awards .v-list-item:not(.none)");
	for (let i = 0; i < 3; i++) {
		const t = form.activities[i];
		const key = `activity${i}`;
		put(key + "category", t?.category ?? null, chosen(key + "category"));
		for (const k of ["name", "role", "description"]) put(key + k, t?.[k] ?? "", box(key + k));
		put(key + "hours", t?.hours ?? null, box(key + "hours"));
		put(key + "grades", [...(t?.grades ?? [])], chips(key + "grades"));
		for (const k of ["title", "grade"]) put(`course${i}${k}`, form.courses[i][k], box(`course${i}${k}`));
		put(`award${i}title`, form.awards[i]?.title ?? "", rows[i]?.querySelector(".v-list-item-title")?.textContent ?? "");
		put(`award${i}level`, form.awards[i]?.level ?? null, rows[i]?.querySelector(".v-list-item-subtitle")?.textContent ?? "");
	}
	put("recName", form.recommender.name, box("recName"));
	put("recEmail", form.recommender.email, box("recEmail"));
	for (const k of ["emergencyContact", "dietary", "statement"]) put(k, form[k], box(k));
	put("tshirt", form.tshirt, chosen("tshirt"));
	put("agreed", form.agreed, (root("agreed")?.querySelector("input") as any)?.checked ?? false);
	put("website", form.website, (document.querySelector("input[name=website]") as any)?.value ?? "");
}
Object.assign(window, {
	formState() { const out: any = {}; each((k, s) => { out[k] = s; }); out.submitted = submitted; return out; },
	formShown() { const out: any = {}; each((k, _, s) => { out[k] = s; }); return out; },
});
