import { compile } from "@vue/compiler-dom";
import * as Vue from "vue";
import "vuetify/styles";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

Vue.registerRuntimeCompiler((template: any) => {
	const { code } = compile(template, { hoistStatic: true });
	const render = new Function("Vue", code)(Vue);
	render._rc = true;
	return render;
});

const m = Vue.reactive<any>({
	firstName: "", mi: "", lastName: "", chosenName: "",
	dobMonth: null, dobDay: "", dobYear: "",
	email: "", phone: "", street: "", unit: "", city: "", state: null, zip: "",
	sex: null, citizenship: null, birthCountry: null, race: [], ssn: "",
	emName: "", emPhone: "", emRel: null,
	hsName: "", hsGradYear: "", gpa: "", term: null, program: null,
	parentA: "", parentB: "", firstGen: null,
	goals: "", heard: null, shirt: null, employer: "", smsOptIn: false, ack: false,
	courses: [0, 1, 2].map(() => ({ name: "", grade: "", credits: "" })),
	exams: [0, 1, 2].map(() => ({ subject: null, score: null })),
	awards: [0, 1, 2].map(() => ({ title: "", level: null })),
	activities: [] as any[],
});
const PLAIN = Object.keys(m).filter((key) => !["courses", "exams", "awards", "activities"].includes(key));
const LISTS: Record<string, string[]> = { courses: ["name", "grade", "credits"], exams: ["subject", "score"], awards: ["title", "level"], activities: ["group", "role", "hours", "about"] };
const KEYS = [...PLAIN, ...Object.entries(LISTS).flatMap(([list, parts]) => [0, 1, 2].flatMap((n) => parts.map((part) => `${list}.${n}.${part}`)))];
const cy = (...steps: (string | number)[]) => "q" + KEYS.indexOf(steps.join("."));
let submitted = false;

const App = {
	setup() {
		return {
			m,
			cy,
			months: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"].map((title, n) => ({ title, value: n + 1 })),
			states: STATES.map(([value, title]) => ({ value, title })),
			countries: COUNTRIES,
			programs: MAJORS,
			citizenships: [
				{ title: "U.S. citizen", value: "C" },
				{ title: "Permanent resident (green card)", value: "P" },
				{ title: "Refugee / asylee", value: "R" },
				{ title: "Student visa (F-1)", value: "F" },
				{ title: "Other / prefer to discuss", value: "O" },
			],
			races: ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White"],
			terms: ["Spring 2027", "Summer 2027", "Fall 2027", "Spring 2028"],
			subjects: ["AP Biology", "AP Calculus AB", "AP Chemistry", "AP English Language", "AP Psychology", "AP United States History"],
			levels: ["9th grade", "10th grade", "11th grade", "12th grade", "After high school"],
			need: [(v: unknown) => !!v || "This field is required"],
			addActivity: () => m.activities.push({ group: "", role: "", hours: "", about: "" }),
			submit: () => {
				submitted = true;
			},
		};
	},
	template: `
<v-app>
  <v-app-bar color="teal-darken-3" density="compact"><v-app-bar-title>Three Rivers Community College</v-app-bar-title></v-app-bar>
  <v-main>
    <v-container style="max-width: 960px">
      <h1 class="text-h5 mb-1">New student intake</h1>
      <p class="mb-4 text-medium-emphasis">About 20 minutes. Three Rivers is an open-admission college: nothing you enter here is used to turn you away.</p>
      <v-form @submit.prevent="submit">
        <v-card class="mb-6" variant="outlined">
          <v-card-title>Tell us who you are</v-card-title>
          <v-card-text>
            <v-row>
              <v-col cols="12" sm="5"><v-text-field v-model="m.firstName" :data-cy="cy('firstName')" label="Legal first name *" name="first_name" :rules="need" /></v-col>
              <v-col cols="12" sm="2"><v-text-field v-model="m.mi" :data-cy="cy('mi')" label="Middle" name="middle" /></v-col>
              <v-col cols="12" sm="5"><v-text-field v-model="m.lastName" :data-cy="cy('lastName')" label="Legal last name *" name="last_name" :rules="need" /></v-col>
              <v-col cols="12" sm="6"><v-text-field v-model="m.chosenName" :data-cy="cy('chosenName')" label="Chosen name" hint="What instructors will see on the roster" persistent-hint /></v-col>
            </v-row>
            <div class="text-subtitle-2 mt-4 mb-2">Date of birth</div>
            <v-row dense>
              <v-col cols="5"><v-select v-model="m.dobMonth" :data-cy="cy('dobMonth')" :items="months" label="Month" /></v-col>
              <v-col cols="3"><v-text-field v-model="m.dobDay" :data-cy="cy('dobDay')" label="Day" inputmode="numeric" maxlength="2" /></v-col>
              <v-col cols="4"><v-text-field v-model="m.dobYear" :data-cy="cy('dobYear')" label="Year" inputmode="numeric" maxlength="4" /></v-col>
            </v-row>
            <v-row>
              <v-col cols="12" sm="7"><v-text-field v-model="m.email" :data-cy="cy('email')" label="Personal email *" type="email" :rules="need" /></v-col>
              <v-col cols="12" sm="5"><v-text-field v-model="m.phone" :data-cy="cy('phone')" label="Mobile phone" type="tel" /></v-col>
              <v-col cols="12" sm="9"><v-text-field v-model="m.street" :data-cy="cy('street')" label="Home street address *" :rules="need" /></v-col>
              <v-col cols="12" sm="3"><v-text-field v-model="m.unit" :data-cy="cy('unit')" label="Apt / Unit" /></v-col>
              <v-col cols="12" sm="5"><v-text-field v-model="m.city" :data-cy="cy('city')" label="City *" /></v-col>
              <v-col cols="12" sm="4"><v-autocomplete v-model="m.state" :data-cy="cy('state')" :items="states" label="State *" /></v-col>
              <v-col cols="12" sm="3"><v-text-field v-model="m.zip" :data-cy="cy('zip')" label="ZIP code *" /></v-col>
            </v-row>
            <v-text-field v-model="m.ssn" :data-cy="cy('ssn')" label="Social Security number" type="password" autocomplete="off" hint="Needed for the 1098-T tax form. You may leave it blank." persistent-hint />
          </v-card-text>
        </v-card>

        <v-card class="mb-6" variant="outlined">
          <v-card-title>Background</v-card-title>
          <v-card-subtitle>The state requires us to ask; answers are reported only as totals.</v-card-subtitle>
          <v-card-text>
            <v-row>
              <v-col cols="12" sm="6"><v-select v-model="m.sex" :data-cy="cy('sex')" :items="['Female', 'Male', 'Not listed']" label="Sex" clearable /></v-col>
              <v-col cols="12" sm="6"><v-select v-model="m.citizenship" :data-cy="cy('citizenship')" :items="citizenships" label="Citizenship or immigration status" /></v-col>
              <v-col cols="12" sm="6"><v-autocomplete v-model="m.birthCountry" :data-cy="cy('birthCountry')" :items="countries.concat('Nigeria').filter((c, n, all) => all.indexOf(c) === n).sort()" label="Country of birth" /></v-col>
              <v-col cols="12" sm="6"><v-select v-model="m.race" :data-cy="cy('race')" :items="races" label="Race (choose all that apply)" multiple chips /></v-col>
            </v-row>
            <v-radio-group v-model="m.firstGen" :data-cy="cy('firstGen')" label="Will you be the first generation in your family to attend college?" inline>
              <v-radio label="Yes" value="1" /><v-radio label="No" value="0" /><v-radio label="Not sure" value="2" />
            </v-radio-group>
            <v-row>
              <v-col cols="12" sm="6"><v-text-field v-model="m.parentA" :data-cy="cy('parentA')" label="Mother's full name" /></v-col>
              <v-col cols="12" sm="6"><v-text-field v-model="m.parentB" :data-cy="cy('parentB')" label="Father's full name" /></v-col>
            </v-row>
            <v-divider class="my-3" />
            <div class="text-subtitle-2 mb-2">In an emergency we should call</div>
            <v-row>
              <v-col cols="12" sm="5"><v-text-field v-model="m.emName" :data-cy="cy('emName')" label="Name" /></v-col>
              <v-col cols="12" sm="4"><v-text-field v-model="m.emPhone" :data-cy="cy('emPhone')" label="Phone" /></v-col>
              <v-col cols="12" sm="3"><v-select v-model="m.emRel" :data-cy="cy('emRel')" :items="['Parent', 'Spouse', 'Friend', 'Other']" label="Relationship" /></v-col>
            </v-row>
          </v-card-text>
        </v-card>

        <v-card class="mb-6" variant="outlined">
          <v-card-title>School so far</v-card-title>
          <v-card-text>
            <v-row>
              <v-col cols="12" sm="6"><v-text-field v-model="m.hsName" :data-cy="cy('hsName')" label="High school" prepend-inner-icon="mdi-school" /></v-col>
              <v-col cols="12" sm="3"><v-text-field v-model="m.hsGradYear" :data-cy="cy('hsGradYear')" label="Graduation year" hint="Actual or expected" /></v-col>
              <v-col cols="12" sm="3"><v-text-field v-model="m.gpa" :data-cy="cy('gpa')" label="Unweighted GPA" suffix="/ 4.0" /></v-col>
              <v-col cols="12" sm="6"><v-select v-model="m.term" :data-cy="cy('term')" :items="terms" label="When would you like to start?" /></v-col>
              <v-col cols="12" sm="6"><v-autocomplete v-model="m.program" :data-cy="cy('program')" :items="programs" label="Program of study" /></v-col>
            </v-row>
            <div class="text-subtitle-1 mt-2">High school courses for placement</div>
            <p class="text-caption mb-2">List up to three recent courses so that an advisor can place you without a test.</p>
            <v-sheet v-for="(c, n) in m.courses" :key="n" border rounded class="pa-3 mb-3">
              <div class="text-overline">Course {{ n + 1 }}</div>
              <v-row dense>
                <v-col cols="12" sm="6"><v-text-field v-model="c.name" :data-cy="cy('courses', n, 'name')" label="Course name" variant="underlined" /></v-col>
                <v-col cols="6" sm="3"><v-text-field v-model="c.grade" :data-cy="cy('courses', n, 'grade')" label="Grade" variant="underlined" /></v-col>
                <v-col cols="6" sm="3"><v-text-field v-model="c.credits" :data-cy="cy('courses', n, 'credits')" label="Credits" variant="underlined" /></v-col>
              </v-row>
            </v-sheet>
            <div class="text-subtitle-1 mt-2">Advanced Placement exams</div>
            <v-table>
              <thead><tr><th>Exam</th><th style="width: 160px">Score</th></tr></thead>
              <tbody>
                <tr v-for="(e, n) in m.exams" :key="n">
                  <td><v-select v-model="e.subject" :data-cy="cy('exams', n, 'subject')" :items="subjects" density="compact" hide-details variant="outlined" /></td>
                  <td><v-select v-model="e.score" :data-cy="cy('exams', n, 'score')" :items="[1, 2, 3, 4, 5]" density="compact" hide-details variant="outlined" /></td>
                </tr>
              </tbody>
            </v-table>
          </v-card-text>
        </v-card>

        <v-card class="mb-6" variant="outlined">
          <v-card-title>Life outside class</v-card-title>
          <v-card-text>
            <p class="mb-3">Clubs, work, volunteering, caring for family: it all counts toward our Foundation scholarships.</p>
            <v-card v-for="(a, n) in m.activities" :key="n" class="mb-3" color="grey-lighten-4" flat>
              <v-card-item>
                <template #title>Activity {{ n + 1 }}</template>
                <template #append><v-btn size="small" variant="text" @click="m.activities.splice(n, 1)">Remove</v-btn></template>
              </v-card-item>
              <v-card-text>
                <v-row>
                  <v-col cols="12" sm="5"><v-text-field v-model="a.group" :data-cy="cy('activities', n, 'group')" label="Group or workplace" /></v-col>
                  <v-col cols="12" sm="4"><v-text-field v-model="a.role" :data-cy="cy('activities', n, 'role')" label="What was your role?" /></v-col>
                  <v-col cols="12" sm="3"><v-text-field v-model="a.hours" :data-cy="cy('activities', n, 'hours')" label="Hours a week" /></v-col>
                </v-row>
                <v-textarea v-model="a.about" :data-cy="cy('activities', n, 'about')" label="Tell us a little about it" rows="2" auto-grow />
              </v-card-text>
            </v-card>
            <v-btn variant="tonal" class="add-activity" @click="addActivity">Add an activity</v-btn>
            <div class="text-subtitle-1 mt-6">Awards and recognition</div>
            <v-row v-for="(w, n) in m.awards" :key="n" dense>
              <v-col cols="8"><v-text-field v-model="w.title" :data-cy="cy('awards', n, 'title')" :label="'Award ' + (n + 1)" density="comfortable" /></v-col>
              <v-col cols="4"><v-select v-model="w.level" :data-cy="cy('awards', n, 'level')" :items="levels" label="Received in" density="comfortable" /></v-col>
            </v-row>
          </v-card-text>
        </v-card>

        <v-card class="mb-6" variant="outlined">
          <v-card-title>Last few things</v-card-title>
          <v-card-text>
            <v-text-field v-model="m.employer" :data-cy="cy('employer')" label="Name of supervisor, if an employer is paying your tuition" />
            <v-textarea v-model="m.goals" :data-cy="cy('goals')" label="What would make your first term here a success?" rows="4" />
            <v-select v-model="m.heard" :data-cy="cy('heard')" :items="['Friend or family', 'High school visit', 'Billboard', 'Online ad']" label="How did you find us?" />
            <v-select v-model="m.shirt" :data-cy="cy('shirt')" :items="['S', 'M', 'L', 'XL', '2XL']" label="Welcome Week T-shirt" />
            <v-switch v-model="m.smsOptIn" :data-cy="cy('smsOptIn')" label="Send me text messages about events and offers" color="teal" hide-details />
            <v-checkbox v-model="m.ack" :data-cy="cy('ack')" label="I have read the student code of conduct and the privacy notice" />
          </v-card-text>
          <v-card-actions><v-btn variant="text">Save for later</v-btn><v-spacer /><v-btn type="submit" color="teal-darken-3" variant="flat">Send my intake form</v-btn></v-card-actions>
        </v-card>
      </v-form>
    </v-container>
  </v-main>
</v-app>`,
};
Vue.createApp(App as any).use(createVuetify({ components })).mount("#root");

function valueAt(key: string): unknown {
	let value: any = m;
	for (const step of key.split(".")) value = value?.[step];
	return Array.isArray(value) ? [...value] : (value ?? "");
}
function shownAt(key: string): unknown {
	const root = document.querySelector(`[data-cy="${cy(key)}"]`);
	if (!root) return "";
	if (root.matches(".v-radio-group")) return root.querySelector("input:checked")?.closest(".v-selection-control")?.querySelector("label")?.textContent ?? "";
	if (root.matches(".v-select, .v-autocomplete")) {
		if (key === "race") return Array.from(root.querySelectorAll(".v-chip__content"), (chip) => chip.textContent);
		return root.querySelector(".v-select__selection-text, .v-autocomplete__selection-text")?.textContent ?? "";
	}
	const input = root.querySelector<HTMLInputElement>("input, textarea")!;
	return input.type === "checkbox" ? input.checked : input.value;
}
Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(KEYS.map((key) => [key, valueAt(key)])), submitted }),
	formShown: () => Object.fromEntries(KEYS.map((key) => [key, shownAt(key)])),
});
