import "vuetify/styles";
import "./orchard.css";
// @ts-expect-error the build with the template compiler
import { computed, createApp, nextTick, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import { COUNTRIES, STATES } from "../../lists";

const states = STATES.map(([value, title]) => ({ value, title }));

const form = reactive({
	student: {
		first: "",
		middle: "",
		last: "",
		preferred: "",
		birthdate: null as Date | null,
		birthCity: "",
		email: "",
		phone: "",
		password: "",
	},
	address: { line1: "", line2: "", city: "", state: null, zip: "", country: null },
	demo: { citizenship: null, gender: null, pronouns: null, hispanic: null },
	school: { name: "", ceeb: "", city: "", state: null, gradYear: null, gpa: "", rank: "" },
	tests: { rw: null, math: null, act: null },
	major: null,
	entryPlan: null,
	activities: [] as Activity[],
	honors: [0, 1, 2].map(() => ({ title: "", grade: null, about: "" })),
	collegeCourses: [] as { title: string; college: string; grade: string; credits: string }[],
	parents: [0, 1].map(() => ({ first: "", last: "", job: "", education: null })),
	firstGen: null,
	alum: { name: "", year: "" },
	recommender: { name: "", email: "" },
	heard: null,
	essay: "",
	sms: false,
	honorCode: false,
	signature: "",
});

interface Activity {
	type: string | null;
	organization: string;
	role: string;
	description: string;
	grades: string[];
	timing: string[];
	hours: number | null;
	weeks: number | null;
}
const blank = (): Activity => ({
	type: null,
	organization: "",
	role: "",
	description: "",
	grades: [],
	timing: [],
	hours: null,
	weeks: null,
});

let submitted = false;

const App = {
	setup() {
		const dialog = ref(false);
		const editedIndex = ref(-1);
		const editedItem = ref(blank());
		const formTitle = computed(() => (editedIndex.value === -1 ? "New activity" : "Edit activity"));
		const close = () => {
			dialog.value = false;
			nextTick(() => {
				editedItem.value = blank();
				editedIndex.value = -1;
			});
		};
		return {
			form,
			states,
			countries: COUNTRIES,
			dialog,
			editedItem,
			formTitle,
			close,
			openNew() {
				editedIndex.value = -1;
				editedItem.value = blank();
				dialog.value = true;
			},
			editItem(index: number) {
				editedIndex.value = index;
				editedItem.value = JSON.parse(JSON.stringify(form.activities[index]));
				dialog.value = true;
			},
			deleteItem(index: number) {
				form.activities.splice(index, 1);
			},
			save() {
				const item = JSON.parse(JSON.stringify(editedItem.value));
				if (editedIndex.value > -1) Object.assign(form.activities[editedIndex.value] as Activity, item);
				else form.activities.push(item);
				close();
			},
			headers: [
				{ title: "Type", key: "type", sortable: false },
				{ title: "Organization", key: "organization", sortable: false },
				{ title: "Position", key: "role", sortable: false },
				{ title: "Description", key: "description", sortable: false },
				{ title: "Grades", key: "grades", sortable: false },
				{ title: "When", key: "timing", sortable: false },
				{ title: "Hrs/wk", key: "hours", sortable: false },
				{ title: "Wks/yr", key: "weeks", sortable: false },
				{ title: "Actions", key: "actions", sortable: false },
			],
			activityTypes: [
				"Academic club",
				"Art",
				"Athletics",
				"Community Service (Volunteer)",
				"Dance or Theater",
				"Debate/Speech",
				"Environmental",
				"Family Responsibilities",
				"Journalism/Publication",
				"Music",
				"Religious",
				"Student Government",
				"Work (Paid)",
				"Other",
			],
			timings: [
				{ value: "SCHOOL", label: "During school year" },
				{ value: "BREAK", label: "During school break" },
				{ value: "ALL", label: "All year" },
			],
			grades: ["9", "10", "11", "12"],
			gradeItems: ["9th grade", "10th grade", "11th grade", "12th grade"],
			education: [
				"Less than high school",
				"High school diploma or equivalent",
				"Some college",
				"Associate degree",
				"Bachelor's degree",
				"Master's degree",
				"Doctorate or professional degree",
			],
			majors: [
				"Anthropology",
				"Art History",
				"Biology",
				"Chemistry",
				"Classics",
				"Economics",
				"English",
				"Environmental Engineering (3-2 program)",
				"History",
				"Mathematics",
				"Philosophy",
				"Physics",
				"Political Science",
				"Psychology",
				"Undecided",
			],
			addCourse() {
				form.collegeCourses.push({ title: "", college: "", grade: "", credits: "" });
			},
			removeCourse(index: number) {
				form.collegeCourses.splice(index, 1);
			},
			required: [(v: unknown) => !!v || "This field is required"],
			onSubmit() {
				submitted = true;
			},
		};
	},
	template: /* html */ `
<v-app>
  <v-app-bar color="primary" flat>
    <v-app-bar-title>Orchard Hill College</v-app-bar-title>
    <v-btn variant="text">Visit</v-btn>
    <v-btn variant="text">Financial Aid</v-btn>
  </v-app-bar>
  <v-main>
    <v-container style="max-width: 1100px">
      <h1 class="text-h4 mt-6 mb-2">Application for First-Year Admission</h1>
      <p class="orchard-lede mb-6">There is no fee to apply. Most students finish in about an hour. Fields marked * are required.</p>
      <v-form @submit.prevent="onSubmit" validate-on="blur">

        <v-card class="orchard-section" title="About you">
          <v-card-text>
            <v-row>
              <v-col cols="12" md="4"><v-text-field v-model="form.student.first" name="student.first" label="First (given) name *" :rules="required"></v-text-field></v-col>
              <v-col cols="12" md="4"><v-text-field v-model="form.student.middle" name="student.middle" label="Middle name"></v-text-field></v-col>
              <v-col cols="12" md="4"><v-text-field v-model="form.student.last" name="student.last" label="Last (family) name *" :rules="required"></v-text-field></v-col>
              <v-col cols="12" md="4"><v-text-field v-model="form.student.preferred" name="student.preferred" label="What should we call you?" hint="If different from your first name" persistent-hint></v-text-field></v-col>
              <v-col cols="12" md="4"><v-date-input v-model="form.student.birthdate" name="student.birthdate" label="Birthdate" input-format="mm/dd/yyyy" placeholder="mm/dd/yyyy" prepend-icon="" append-inner-icon="$calendar"></v-date-input></v-col>
              <v-col cols="12" md="4"><v-text-field v-model="form.student.birthCity" name="student.birthCity" label="City of birth"></v-text-field></v-col>
              <v-col cols="12" md="4"><v-text-field v-model="form.student.email" name="student.email" type="email" label="Email address *" :rules="required"></v-text-field></v-col>
              <v-col cols="12" md="4"><v-text-field v-model="form.student.phone" name="student.phone" type="tel" label="Cell phone" hint="Include area code" persistent-hint></v-text-field></v-col>
              <v-col cols="12" md="4"><v-text-field v-model="form.student.password" name="student.password" type="password" label="Create a portal password *" autocomplete="new-password"></v-text-field></v-col>
            </v-row>
            <v-switch v-model="form.sms" name="sms" color="primary" label="Text me reminders and event invitations" hide-details></v-switch>
            <div class="text-subtitle-1 mt-4 mb-2">Permanent home address</div>
            <v-row>
              <v-col cols="12" md="8"><v-text-field v-model="form.address.line1" name="address.line1" label="Street address"></v-text-field></v-col>
              <v-col cols="12" md="4"><v-text-field v-model="form.address.line2" name="address.line2" label="Apartment, unit, etc."></v-text-field></v-col>
              <v-col cols="12" md="4"><v-text-field v-model="form.address.city" name="address.city" label="City"></v-text-field></v-col>
              <v-col cols="12" md="3"><v-autocomplete v-model="form.address.state" data-cy="address.state" :items="states" label="State/territory" clearable></v-autocomplete></v-col>
              <v-col cols="12" md="2"><v-text-field v-model="form.address.zip" name="address.zip" label="Zip"></v-text-field></v-col>
              <v-col cols="12" md="3"><v-autocomplete v-model="form.address.country" data-cy="address.country" :items="countries" label="Country"></v-autocomplete></v-col>
            </v-row>
          </v-card-text>
        </v-card>

        <v-card class="orchard-section" title="Background" subtitle="Optional. Your answers are never used against you.">
          <v-card-text>
            <v-row>
              <v-col cols="12" md="6"><v-select v-model="form.demo.citizenship" data-cy="demo.citizenship" label="Citizenship status" :items="['U.S. citizen or dual citizen', 'U.S. permanent resident', 'Refugee or asylee', 'Citizen of another country']"></v-select></v-col>
              <v-col cols="12" md="6"><v-select v-model="form.demo.pronouns" data-cy="demo.pronouns" label="Pronouns" clearable :items="['He/him', 'She/her', 'They/them', 'Not listed']"></v-select></v-col>
            </v-row>
            <v-radio-group v-model="form.demo.gender" name="demo.gender" inline label="Gender">
              <v-radio label="Woman" value="woman"></v-radio>
              <v-radio label="Man" value="man"></v-radio>
              <v-radio label="Nonbinary" value="nonbinary"></v-radio>
              <v-radio label="Prefer not to answer" value="none"></v-radio>
            </v-radio-group>
            <v-radio-group v-model="form.demo.hispanic" name="demo.hispanic" inline label="Do you identify as Hispanic or Latinx?">
              <v-radio label="Yes" :value="true"></v-radio>
              <v-radio label="No" :value="false"></v-radio>
            </v-radio-group>
          </v-card-text>
        </v-card>

        <v-card class="orchard-section" title="Your secondary school">
          <v-card-text>
            <v-row>
              <v-col cols="12" md="8"><v-text-field v-model="form.school.name" name="school.name" label="Name of your school"></v-text-field></v-col>
              <v-col cols="12" md="4"><v-text-field v-model="form.school.ceeb" name="school.ceeb" label="CEEB code" hint="Six digits; leave blank if unknown"></v-text-field></v-col>
              <v-col cols="12" md="4"><v-text-field v-model="form.school.city" name="school.city" label="School city"></v-text-field></v-col>
              <v-col cols="12" md="4"><v-autocomplete v-model="form.school.state" data-cy="school.state" :items="states" label="School state"></v-autocomplete></v-col>
              <v-col cols="12" md="4"><v-select v-model="form.school.gradYear" data-cy="school.gradYear" label="Year of graduation" :items="[2025, 2026, 2027, 2028]"></v-select></v-col>
              <v-col cols="12" md="4"><v-text-field v-model="form.school.gpa" name="school.gpa" label="Weighted GPA" hint="As printed on your transcript"></v-text-field></v-col>
              <v-col cols="12" md="4"><v-text-field v-model="form.school.rank" name="school.rank" label="Rank in class" hint="If your school reports it"></v-text-field></v-col>
            </v-row>
            <v-divider class="my-4"></v-divider>
            <p class="mb-4">Orchard Hill is test optional. Report scores only if you would like us to consider them.</p>
            <v-row>
              <v-col cols="12" md="4"><v-number-input v-model="form.tests.rw" name="tests.rw" label="SAT Evidence-Based Reading &amp; Writing" :min="200" :max="800" :step="10" control-variant="stacked"></v-number-input></v-col>
              <v-col cols="12" md="4"><v-number-input v-model="form.tests.math" name="tests.math" label="SAT Math" :min="200" :max="800" :step="10" control-variant="stacked"></v-number-input></v-col>
              <v-col cols="12" md="4"><v-number-input v-model="form.tests.act" name="tests.act" label="ACT Composite" :min="1" :max="36" control-variant="stacked"></v-number-input></v-col>
            </v-row>
            <v-divider class="my-4"></v-divider>
            <div class="d-flex align-center mb-2"><span class="text-subtitle-1">College courses taken for credit</span><v-spacer></v-spacer><v-btn variant="tonal" size="small" prepend-icon="$plus" @click="addCourse">Add course</v-btn></div>
            <p v-if="!form.collegeCourses.length" class="text-medium-emphasis">None added.</p>
            <v-row v-for="(course, i) in form.collegeCourses" :key="i" dense>
              <v-col cols="12" md="4"><v-text-field v-model="course.title" :name="'collegeCourses[' + i + '].title'" label="Course title" density="compact"></v-text-field></v-col>
              <v-col cols="12" md="4"><v-text-field v-model="course.college" :name="'collegeCourses[' + i + '].college'" label="College or university" density="compact"></v-text-field></v-col>
              <v-col cols="5" md="2"><v-text-field v-model="course.grade" :name="'collegeCourses[' + i + '].grade'" label="Grade" density="compact"></v-text-field></v-col>
              <v-col cols="5" md="1"><v-text-field v-model="course.credits" :name="'collegeCourses[' + i + '].credits'" label="Credits" density="compact"></v-text-field></v-col>
              <v-col cols="2" md="1"><v-btn icon="$delete" variant="text" size="small" @click="removeCourse(i)"></v-btn></v-col>
            </v-row>
          </v-card-text>
        </v-card>

        <v-card class="orchard-section" title="Plans at Orchard Hill">
          <v-card-text>
            <v-select v-model="form.major" data-cy="major" label="Area of study that interests you most" :items="majors"></v-select>
            <v-radio-group v-model="form.entryPlan" name="entryPlan" label="Decision plan">
              <v-radio label="Early Decision I (November 15)" value="ED1"></v-radio>
              <v-radio label="Early Decision II (January 5)" value="ED2"></v-radio>
              <v-radio label="Regular Decision (January 20)" value="RD"></v-radio>
            </v-radio-group>
          </v-card-text>
        </v-card>

        <v-card class="orchard-section">
          <v-data-table class="activities-table" :headers="headers" :items="form.activities" hide-default-footer no-data-text="You have not added any activities yet.">
            <template v-slot:top>
              <v-toolbar flat>
                <v-toolbar-title>Activities</v-toolbar-title>
                <v-btn class="me-2" prepend-icon="$plus" text="Add an activity" border @click="openNew"></v-btn>
              </v-toolbar>
            </template>
            <template v-slot:item.grades="{ item }"><v-chip v-for="g in item.grades" :key="g" size="x-small">{{ g }}</v-chip></template>
            <template v-slot:item.timing="{ item }"><v-chip v-for="t in timings.filter((each) => item.timing.includes(each.value))" :key="t.value" size="x-small">{{ t.label }}</v-chip></template>
            <template v-slot:item.actions="{ index }">
              <v-btn icon="$edit" size="x-small" variant="text" @click="editItem(index)"></v-btn>
              <v-btn icon="$delete" size="x-small" variant="text" @click="deleteItem(index)"></v-btn>
            </template>
          </v-data-table>
        </v-card>
        <v-dialog v-model="dialog" max-width="720" persistent>
          <v-card>
            <v-card-title><span class="text-h5">{{ formTitle }}</span></v-card-title>
            <v-card-text>
              <v-row>
                <v-col cols="12" md="6"><v-select v-model="editedItem.type" data-cy="activity.type" :items="activityTypes" label="Activity type*"></v-select></v-col>
                <v-col cols="12" md="6"><v-text-field v-model="editedItem.organization" name="activity.organization" label="Organization name"></v-text-field></v-col>
                <v-col cols="12" md="6"><v-text-field v-model="editedItem.role" name="activity.role" label="Position or leadership held"></v-text-field></v-col>
                <v-col cols="12" md="6"><v-select v-model="editedItem.grades" data-cy="activity.grades" :items="grades" label="Grade levels" multiple chips></v-select></v-col>
                <v-col cols="12"><v-textarea v-model="editedItem.description" name="activity.description" label="Tell us what you did" rows="3" auto-grow></v-textarea></v-col>
                <v-col cols="12" md="6">
                  <div class="text-body-2 text-medium-emphasis">When did you participate?</div>
                  <v-checkbox v-for="t in timings" :key="t.value" v-model="editedItem.timing" :value="t.value" :label="t.label" density="compact" hide-details></v-checkbox>
                </v-col>
                <v-col cols="6" md="3"><v-number-input v-model="editedItem.hours" name="activity.hours" label="Hours per week" :min="0" :max="168" control-variant="hidden"></v-number-input></v-col>
                <v-col cols="6" md="3"><v-number-input v-model="editedItem.weeks" name="activity.weeks" label="Weeks per year" :min="0" :max="52" control-variant="hidden"></v-number-input></v-col>
              </v-row>
              <small class="text-caption text-medium-emphasis">*indicates required field</small>
            </v-card-text>
            <v-divider></v-divider>
            <v-card-actions>
              <v-spacer></v-spacer>
              <v-btn variant="plain" @click="close">Cancel</v-btn>
              <v-btn color="primary" variant="tonal" @click="save">Save</v-btn>
            </v-card-actions>
          </v-card>
        </v-dialog>

        <v-card class="orchard-section" title="Honors" subtitle="Academic or otherwise. Three at most.">
          <v-table class="honors-table">
            <thead><tr><th style="width: 36%">Honor or distinction</th><th style="width: 20%">When</th><th>What was it for?</th></tr></thead>
            <tbody>
              <tr v-for="(honor, i) in form.honors" :key="i">
                <td><v-text-field v-model="honor.title" :name="'honors[' + i + '].title'" density="compact" hide-details></v-text-field></td>
                <td><v-select v-model="honor.grade" :data-cy="'honors[' + i + '].grade'" :items="gradeItems" density="compact" hide-details></v-select></td>
                <td><v-text-field v-model="honor.about" :name="'honors[' + i + '].about'" density="compact" hide-details></v-text-field></td>
              </tr>
            </tbody>
          </v-table>
        </v-card>

        <v-card class="orchard-section" title="Family">
          <v-card-text>
            <v-row>
              <v-col v-for="(parent, i) in form.parents" :key="i" cols="12" md="6">
                <v-card variant="outlined" :subtitle="'Parent or guardian ' + (i + 1)">
                  <v-card-text>
                    <v-text-field v-model="parent.first" :name="'parents[' + i + '].first'" label="First name"></v-text-field>
                    <v-text-field v-model="parent.last" :name="'parents[' + i + '].last'" label="Last name"></v-text-field>
                    <v-text-field v-model="parent.job" :name="'parents[' + i + '].job'" label="Occupation"></v-text-field>
                    <v-select v-model="parent.education" :data-cy="'parents[' + i + '].education'" label="Education" :items="education"></v-select>
                  </v-card-text>
                </v-card>
              </v-col>
            </v-row>
            <v-select class="mt-6" v-model="form.firstGen" data-cy="firstGen" label="Are you a first-generation college student?" :items="['Yes', 'No', 'I am not sure']"></v-select>
            <div class="text-subtitle-2 mb-2">If a relative attended Orchard Hill, tell us who.</div>
            <v-row>
              <v-col cols="12" md="8"><v-text-field v-model="form.alum.name" name="alum.name" label="Name of relative"></v-text-field></v-col>
              <v-col cols="12" md="4"><v-text-field v-model="form.alum.year" name="alum.year" label="Class year"></v-text-field></v-col>
            </v-row>
          </v-card-text>
        </v-card>

        <v-card class="orchard-section" title="Last things">
          <v-card-text>
            <v-textarea v-model="form.essay" name="essay" rows="6" label="Our founder planted an orchard she never saw bear fruit. What are you planting?" counter></v-textarea>
            <v-row>
              <v-col cols="12" md="6"><v-text-field v-model="form.recommender.name" name="recommender.name" label="Teacher who will recommend you"></v-text-field></v-col>
              <v-col cols="12" md="6"><v-text-field v-model="form.recommender.email" name="recommender.email" type="email" label="Teacher's email"></v-text-field></v-col>
            </v-row>
            <v-select v-model="form.heard" data-cy="heard" label="How did you first hear about us?" :items="['Counselor', 'Family or friend', 'College fair', 'Mailing', 'Online search', 'Social media']"></v-select>
            <v-checkbox v-model="form.honorCode" name="honorCode" label="I affirm that this application is my own work and accept the Honor Code."></v-checkbox>
            <v-text-field v-model="form.signature" name="signature" label="Signature (type your full name)"></v-text-field>
          </v-card-text>
          <v-card-actions><v-btn type="submit" color="primary" variant="flat" size="large">Submit application</v-btn></v-card-actions>
        </v-card>
      </v-form>
    </v-container>
  </v-main>
  <v-footer class="text-caption">Orchard Hill College admits students of any race, color, national and ethnic origin.</v-footer>
</v-app>`,
};

const vuetify = createVuetify({
	components,
	theme: {
		defaultTheme: "orchard",
		themes: { orchard: { dark: false, colors: { primary: "#6b1f2a", secondary: "#55713f", background: "#faf7f2" } } },
	},
	defaults: {
		VTextField: { variant: "outlined" },
		VTextarea: { variant: "outlined" },
		VSelect: { variant: "outlined" },
		VAutocomplete: { variant: "outlined" },
		VDateInput: { variant: "outlined" },
		VNumberInput: { variant: "outlined" },
	},
});
createApp(App).use(vuetify).mount("#root");

type Kind = "text" | "number" | "select" | "auto" | "radio" | "box" | "date";
const CONTROLS: [key: string, kind: Kind, name: string][] = [
	["first", "text", "student.first"],
	["middle", "text", "student.middle"],
	["last", "text", "student.last"],
	["preferred", "text", "student.preferred"],
	["birthdate", "date", "student.birthdate"],
	["birthCity", "text", "student.birthCity"],
	["email", "text", "student.email"],
	["phone", "text", "student.phone"],
	["password", "text", "student.password"],
	["sms", "box", "sms"],
	["line1", "text", "address.line1"],
	["line2", "text", "address.line2"],
	["city", "text", "address.city"],
	["state", "auto", "address.state"],
	["zip", "text", "address.zip"],
	["country", "auto", "address.country"],
	["citizenship", "select", "demo.citizenship"],
	["pronouns", "select", "demo.pronouns"],
	["gender", "radio", "demo.gender"],
	["hispanic", "radio", "demo.hispanic"],
	["schoolName", "text", "school.name"],
	["ceeb", "text", "school.ceeb"],
	["schoolCity", "text", "school.city"],
	["schoolState", "auto", "school.state"],
	["gradYear", "select", "school.gradYear"],
	["gpa", "text", "school.gpa"],
	["rank", "text", "school.rank"],
	["satRw", "number", "tests.rw"],
	["satMath", "number", "tests.math"],
	["act", "number", "tests.act"],
	...[0, 1].flatMap((i): [string, Kind, string][] =>
		["title", "college", "grade", "credits"].map((f) => [`college${i}_${f}`, "text", `collegeCourses[${i}].${f}`]),
	),
	["major", "select", "major"],
	["entryPlan", "radio", "entryPlan"],
	...[0, 1, 2].flatMap((i): [string, Kind, string][] => [
		[`honor${i}_title`, "text", `honors[${i}].title`],
		[`honor${i}_grade`, "select", `honors[${i}].grade`],
		[`honor${i}_about`, "text", `honors[${i}].about`],
	]),
	...[0, 1].flatMap((i): [string, Kind, string][] => [
		[`parent${i}_first`, "text", `parents[${i}].first`],
		[`parent${i}_last`, "text", `parents[${i}].last`],
		[`parent${i}_job`, "text", `parents[${i}].job`],
		[`parent${i}_education`, "select", `parents[${i}].education`],
	]),
	["firstGen", "select", "firstGen"],
	["alumName", "text", "alum.name"],
	["alumYear", "text", "alum.year"],
	["essay", "text", "essay"],
	["recommenderName", "text", "recommender.name"],
	["recommenderEmail", "text", "recommender.email"],
	["heard", "select", "heard"],
	["honorCode", "box", "honorCode"],
	["signature", "text", "signature"],
];

const COLUMNS = ["type", "organization", "role", "description", "grades", "timing", "hours", "weeks"] as const;

// biome-ignore lint/suspicious/noExplicitAny: a path into the form
const at = (name: string): any => name.split(/[.[\]]+/).filter(Boolean).reduce((value: any, key) => value?.[key], form);
const iso = (date: Date) =>
	`${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;
const plain = (kind: Kind, value: unknown) => {
	if (kind === "date") return value ? iso(new Date(value as Date)) : null;
	if (kind === "box") return value === true;
	if (kind === "text") return value ?? "";
	return value ?? null;
};

function read(kind: Kind, name: string) {
	const node = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"], [data-cy="${name}"] input`);
	const box = node?.closest(".v-input");
	if (kind === "box") return (node as HTMLInputElement | null)?.checked ?? false;
	if (kind === "radio") return box?.querySelector(".v-radio.v-selection-control--dirty label")?.textContent?.trim() ?? "";
	if (kind === "select") return box?.querySelector(".v-select__selection-text")?.textContent?.trim() ?? "";
	if (kind === "auto") return box?.querySelector(".v-autocomplete__selection-text")?.textContent?.trim() || (node?.value ?? "");
	return node?.value ?? "";
}

Object.assign(window, {
	formState: () => ({
		...Object.fromEntries(CONTROLS.map(([key, kind, name]) => [key, plain(kind, at(name))])),
		...Object.fromEntries(
			[0, 1, 2].flatMap((i) =>
				COLUMNS.map((column) => {
					const value = form.activities[i]?.[column];
					if (column === "grades" || column === "timing") return [`activity${i}_${column}`, [...((value as string[]) ?? [])]];
					return [`activity${i}_${column}`, value ?? (column === "hours" || column === "weeks" || column === "type" ? null : "")];
				}),
			),
		),
		submitted,
	}),
	formShown: () => ({
		...Object.fromEntries(CONTROLS.map(([key, kind, name]) => [key, read(kind, name)])),
		...Object.fromEntries(
			[0, 1, 2].flatMap((i) =>
				COLUMNS.map((column, at) => {
					const cell = document.querySelectorAll(".activities-table tbody tr.v-data-table__tr")[i]?.querySelectorAll("td")[at];
					if (column === "grades" || column === "timing")
						return [`activity${i}_${column}`, [...(cell?.querySelectorAll(".v-chip") ?? [])].map((chip) => chip.textContent?.trim() ?? "")];
					return [`activity${i}_${column}`, cell?.textContent?.trim() ?? ""];
				}),
			),
		),
	}),
});
