// @ts-ignore: the build that compiles templates
import { createApp } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import * as directives from "vuetify/directives";
import { VMaskInput } from "vuetify/labs/VMaskInput";
import "vuetify/styles";
import { COUNTRIES, STATES } from "../../lists";
import "./tidepool.css";

const refs: Record<string, any> = {};
const ACTIVITY = ["kind", "org", "role", "grades", "hours", "weeks", "what"];
const blank = () => ({ kind: null, org: "", role: "", grades: [], hours: null, weeks: null, what: "" });

const template = /* html */ `
<v-app>
  <v-app-bar color="#0d4a5a" density="comfortable" title="Tidepool Scholars" scroll-behavior="hide">
    <template v-slot:append><v-btn variant="text" text="Program" /><v-btn variant="text" text="FAQ" /></template>
  </v-app-bar>
  <v-main>
    <v-container max-width="980">
      <h1 class="text-headline-medium mb-2">Summer Residency Application</h1>
      <p class="text-medium-emphasis mb-6">Five weeks of field research at the Point Arden Marine Science Station. *indicates required field</p>
      <v-form ref="form" validate-on="blur" @submit.prevent="submitted = true">

        <v-card class="mb-6" title="About you" variant="outlined">
          <v-card-text>
            <v-row>
              <v-col cols="12" sm="4"><v-text-field :ref="r('first')" v-model="a.first" label="First name*" :rules="req" /></v-col>
              <v-col cols="12" sm="4"><v-text-field :ref="r('last')" v-model="a.last" label="Last name*" :rules="req" /></v-col>
              <v-col cols="12" sm="4"><v-text-field :ref="r('goes')" v-model="a.goes" label="Goes by" hint="If different from your first name" persistent-hint /></v-col>
              <v-col cols="12" sm="4"><v-select :ref="r('pronouns')" v-model="a.pronouns" label="Pronouns" :items="['he/him', 'she/her', 'they/them', 'Ask me', 'Prefer not to share']" clearable /></v-col>
              <v-col cols="12" sm="4"><v-date-input :ref="r('dob')" v-model="a.dob" label="Birthday*" prepend-icon="" prepend-inner-icon="$calendar" placeholder="mm/dd/yyyy" hint="You must be 16 by the first day of the program" persistent-hint /></v-col>
              <v-col cols="12" sm="4"><v-mask-input :ref="r('cell')" v-model="a.cell" label="Cell phone" mask="(###) ###-####" /></v-col>
              <v-col cols="12" sm="6"><v-text-field :ref="r('email')" v-model="a.email" label="E-mail*" type="email" :rules="req" /></v-col>
              <v-col cols="12" sm="6"><v-text-field :ref="r('pw')" v-model="a.pw" label="Choose a password for the applicant portal" :type="showPw ? 'text' : 'password'" :append-inner-icon="showPw ? 'mdi-eye-off' : 'mdi-eye'" autocomplete="new-password" @click:append-inner="showPw = !showPw" /></v-col>
              <v-col cols="12" sm="8"><v-text-field :ref="r('street')" v-model="a.street" label="Mailing address" hint="Include apartment or unit" /></v-col>
              <v-col cols="12" sm="4"><v-text-field :ref="r('city')" v-model="a.city" label="City" /></v-col>
              <v-col cols="12" sm="4"><v-autocomplete :ref="r('st')" v-model="a.st" label="State / territory" :items="states" /></v-col>
              <v-col cols="12" sm="3"><v-text-field :ref="r('zip')" v-model="a.zip" label="Postal code" /></v-col>
              <v-col cols="12" sm="5"><v-autocomplete :ref="r('nation')" v-model="a.nation" label="Country" :items="countries" /></v-col>
            </v-row>
          </v-card-text>
        </v-card>

        <v-card class="mb-6" title="School" variant="outlined">
          <v-card-text>
            <v-row>
              <v-col cols="12" sm="6"><v-text-field :ref="r('hs')" v-model="a.hs" label="Name of your high school*" :rules="req" /></v-col>
              <v-col cols="12" sm="3"><v-text-field :ref="r('hsCity')" v-model="a.hsCity" label="School city" /></v-col>
              <v-col cols="12" sm="3"><v-autocomplete :ref="r('hsState')" v-model="a.hsState" label="School state" :items="states" /></v-col>
              <v-col cols="12" sm="4"><v-select :ref="r('grade')" v-model="a.grade" label="Current grade" :items="[{ value: 9, title: '9th grade' }, { value: 10, title: '10th grade' }, { value: 11, title: '11th grade' }, { value: 12, title: '12th grade' }, { value: 13, title: 'Already graduated' }]" /></v-col>
              <v-col cols="12" sm="4"><v-text-field :ref="r('gpa')" v-model="a.gpa" label="Unweighted GPA" inputmode="decimal" suffix="/ 4.00" /></v-col>
              <v-col cols="12" sm="4"><v-text-field :ref="r('major')" v-model="a.major" label="What do you hope to study in college?" /></v-col>
              <v-col cols="6"><v-number-input :ref="r('satrw')" v-model="a.satrw" label="SAT Reading and Writing" control-variant="hidden" :min="200" :max="800" /></v-col>
              <v-col cols="6"><v-number-input :ref="r('satm')" v-model="a.satm" label="SAT Math" control-variant="hidden" :min="200" :max="800" /></v-col>
            </v-row>

            <div class="text-title-medium mt-4">AP and IB exams</div>
            <div class="text-body-medium text-medium-emphasis mb-2">Scores you have received so far. Leave rows empty if you have none.</div>
            <v-data-table :headers="apHeaders" :items="ap" density="comfortable" hide-default-footer :sortable="false" class="border rounded">
              <template v-slot:item.subject="{ item, index }">
                <v-text-field :ref="r('ap.' + index + '.subject')" v-model="item.subject" density="compact" variant="underlined" hide-details />
              </template>
              <template v-slot:item.score="{ item, index }">
                <v-select :ref="r('ap.' + index + '.score')" v-model="item.score" :items="[1, 2, 3, 4, 5, 6, 7]" density="compact" variant="underlined" hide-details />
              </template>
              <template v-slot:item.year="{ item, index }">
                <v-select :ref="r('ap.' + index + '.year')" v-model="item.year" :items="['2023', '2024', '2025', '2026']" density="compact" variant="underlined" hide-details />
              </template>
            </v-data-table>

            <v-sheet border rounded class="mt-6">
              <v-data-table :ref="r('collegeTable')" :headers="collegeHeaders" :items="college" :hide-default-footer="college.length < 11">
                <template v-slot:top>
                  <v-toolbar flat density="compact">
                    <v-toolbar-title>College courses taken while in high school</v-toolbar-title>
                    <v-btn class="me-2" prepend-icon="mdi-plus" rounded="lg" text="Add a course" border @click="addCourse" />
                  </v-toolbar>
                </template>
                <template v-slot:item.actions="{ index }">
                  <div class="d-flex ga-2 justify-end">
                    <v-icon color="medium-emphasis" icon="mdi-pencil" size="small" @click="editCourse(index)" />
                    <v-icon color="medium-emphasis" icon="mdi-delete" size="small" @click="college.splice(index, 1)" />
                  </div>
                </template>
                <template v-slot:no-data>No college courses listed</template>
              </v-data-table>
            </v-sheet>
            <v-dialog v-model="dialog" max-width="500">
              <v-card :title="(editing === null ? 'Add' : 'Edit') + ' a course'" subtitle="Dual enrollment, summer or online">
                <template v-slot:text>
                  <v-row>
                    <v-col cols="12"><v-text-field v-model="record.name" label="Course title" /></v-col>
                    <v-col cols="12" md="6"><v-text-field v-model="record.mark" label="Grade received" /></v-col>
                    <v-col cols="12" md="6"><v-number-input v-model="record.credits" label="Credit hours" :min="0" :max="12" :precision="null" /></v-col>
                  </v-row>
                </template>
                <v-divider />
                <v-card-actions class="bg-surface-light">
                  <v-btn text="Cancel" variant="plain" @click="dialog = false" />
                  <v-spacer />
                  <v-btn text="Save" @click="saveCourse" />
                </v-card-actions>
              </v-card>
            </v-dialog>
          </v-card-text>
        </v-card>

        <div class="d-flex align-center mb-2"><h2 class="text-title-large">What you do outside of class</h2></div>
        <p class="mb-4">Clubs, teams, jobs, volunteering, family duties. We read up to five.</p>
        <v-card v-for="(item, i) in acts" :key="item.id" class="mb-4" variant="tonal" :subtitle="'Activity ' + (i + 1) + ' of ' + acts.length">
          <template v-slot:append><v-btn v-if="acts.length > 1" icon="mdi-close" size="small" variant="text" @click="acts.splice(i, 1)" /></template>
          <v-card-text>
            <v-row dense>
              <v-col cols="12" sm="6"><v-text-field :ref="r('act.' + i + '.org')" v-model="item.org" label="Group or workplace" /></v-col>
              <v-col cols="12" sm="6"><v-text-field :ref="r('act.' + i + '.role')" v-model="item.role" label="Your role" /></v-col>
              <v-col cols="12" sm="6"><v-select :ref="r('act.' + i + '.kind')" v-model="item.kind" label="Kind of activity" :items="kinds" /></v-col>
              <v-col cols="12" sm="6"><v-select :ref="r('act.' + i + '.grades')" v-model="item.grades" label="Grades" :items="['9', '10', '11', '12']" multiple chips /></v-col>
              <v-col cols="6"><v-number-input :ref="r('act.' + i + '.hours')" v-model="item.hours" label="Hours a week" control-variant="stacked" :min="0" :max="168" /></v-col>
              <v-col cols="6"><v-number-input :ref="r('act.' + i + '.weeks')" v-model="item.weeks" label="Weeks a year" control-variant="stacked" :min="0" :max="52" /></v-col>
              <v-col cols="12"><v-textarea :ref="r('act.' + i + '.what')" v-model="item.what" label="Tell us more" rows="2" auto-grow counter="400" /></v-col>
            </v-row>
          </v-card-text>
        </v-card>
        <v-btn class="mb-8" prepend-icon="mdi-plus" variant="outlined" :disabled="acts.length >= 5" @click="addAct">Add another activity</v-btn>

        <v-card class="mb-6" title="Family" subtitle="Helps us set aid. It does not affect admission." variant="outlined">
          <v-card-text>
            <div class="text-title-small mb-2">Parent / guardian 1</div>
            <v-row>
              <v-col cols="6" sm="4"><v-text-field :ref="r('p1First')" v-model="a.p1First" label="First name" /></v-col>
              <v-col cols="6" sm="4"><v-text-field :ref="r('p1Last')" v-model="a.p1Last" label="Last name" /></v-col>
              <v-col cols="12" sm="4"><v-select :ref="r('p1Edu')" v-model="a.p1Edu" label="Highest education" :items="levels" /></v-col>
            </v-row>
            <div class="text-title-small mb-2">Parent / guardian 2</div>
            <v-row>
              <v-col cols="6" sm="4"><v-text-field :ref="r('p2First')" v-model="a.p2First" label="First name" /></v-col>
              <v-col cols="6" sm="4"><v-text-field :ref="r('p2Last')" v-model="a.p2Last" label="Last name" /></v-col>
              <v-col cols="12" sm="4"><v-select :ref="r('p2Edu')" v-model="a.p2Edu" label="Highest education" :items="levels" /></v-col>
            </v-row>
            <v-radio-group :ref="r('firstGen')" v-model="a.firstGen" inline label="Will you be a first-generation college student?">
              <v-radio label="Yes" :value="true" /><v-radio label="No" :value="false" />
            </v-radio-group>
            <v-select :ref="r('income')" v-model="a.income" label="Gross household income last year" :items="['Less than $40,000', '$40,000 to $59,999', '$60,000 to $79,999', '$80,000 to $119,999', '$120,000 or more', 'Prefer not to say']" />
          </v-card-text>
        </v-card>

        <v-card class="mb-6" title="Demographics" subtitle="Required for our National Science Foundation report; you may decline." variant="outlined">
          <v-card-text>
            <v-select :ref="r('citizen')" v-model="a.citizen" label="Citizenship status" :items="['U.S. citizen or national', 'U.S. permanent resident', 'Other visa or status']" />
            <v-radio-group :ref="r('hisp')" v-model="a.hisp" label="Are you Hispanic or Latino?">
              <v-radio label="Yes, Hispanic or Latino" value="Y" /><v-radio label="No, not Hispanic or Latino" value="N" /><v-radio label="Decline" value="D" />
            </v-radio-group>
            <v-select :ref="r('race')" v-model="a.race" label="Race (one or more)" multiple chips closable-chips :items="['American Indian or Alaska Native', 'Asian', 'Black or African American', 'Native Hawaiian or Other Pacific Islander', 'White']" />
          </v-card-text>
        </v-card>

        <v-card class="mb-6" title="Getting ready for the station" variant="outlined">
          <v-card-text>
            <v-textarea :ref="r('essay')" v-model="a.essay" label="What question would you ask of an intertidal zone, and how would you begin to answer it?" rows="5" />
            <v-radio-group :ref="r('swim')" v-model="a.swim" label="Comfort in open water">
              <v-radio v-for="s in ['Cannot swim', 'Pool swimmer', 'Strong open-water swimmer']" :key="s" :label="s" :value="s" />
            </v-radio-group>
            <v-row>
              <v-col cols="6"><v-combobox :ref="r('diet')" v-model="a.diet" label="Dietary needs" :items="['Vegetarian', 'Vegan', 'Halal', 'Gluten-free', 'Nut allergy']" /></v-col>
              <v-col cols="6"><v-select :ref="r('wader')" v-model="a.wader" label="Boot / wader size" :items="['6', '7', '8', '9', '10', '11', '12']" /></v-col>
            </v-row>
            <div class="text-title-small mb-2">Whom do we call in an emergency?</div>
            <v-row>
              <v-col cols="6"><v-text-field :ref="r('emName')" v-model="a.emName" label="Full name" /></v-col>
              <v-col cols="6"><v-text-field :ref="r('emPhone')" v-model="a.emPhone" label="Daytime phone" type="tel" /></v-col>
            </v-row>
            <div class="text-title-small mb-2">Science teacher who will write for you</div>
            <v-row>
              <v-col cols="6"><v-text-field :ref="r('recName')" v-model="a.recName" label="Teacher's name" /></v-col>
              <v-col cols="6"><v-text-field :ref="r('recMail')" v-model="a.recMail" label="Teacher's e-mail" type="email" /></v-col>
            </v-row>
            <v-select :ref="r('heard')" v-model="a.heard" label="Where did you learn about the residency?" :items="['Teacher or counselor', 'Aquarium visit', 'Alumni', 'Online search', 'Social media']" />
          </v-card-text>
        </v-card>

        <v-checkbox :ref="r('agree')" v-model="a.agree" label="I have read the station's safety rules and agree to follow them.*" />
        <v-text-field :ref="r('sign')" v-model="a.sign" label="Signature of applicant" hint="Typing your name counts as signing" persistent-hint />
        <div class="d-flex mt-6"><v-btn variant="text">Save draft</v-btn><v-spacer /><v-btn color="#0d4a5a" size="large" type="submit">Submit</v-btn></div>
      </v-form>
    </v-container>
  </v-main>
  <v-footer class="text-body-small">Point Arden Marine Science Station. We keep applications for three years.</v-footer>
</v-app>`;

const root: any = createApp({
	template,
	data: () => ({
		submitted: false,
		showPw: false,
		states: STATES.map(([, name]) => name),
		countries: COUNTRIES,
		req: [(value: unknown) => !!value || "Required"],
		levels: ["Less than high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate degree"],
		kinds: ["Academic team or debate", "Arts", "Athletics", "Environment or conservation", "Family responsibilities", "Paid work", "Research", "Volunteering", "Other"],
		apHeaders: [
			{ title: "Subject", key: "subject", sortable: false },
			{ title: "Score", key: "score", sortable: false, width: 120 },
			{ title: "Year taken", key: "year", sortable: false, width: 160 },
		],
		collegeHeaders: [
			{ title: "Course", key: "name", align: "start" },
			{ title: "Grade", key: "mark" },
			{ title: "Credits", key: "credits" },
			{ title: "Actions", key: "actions", align: "end", sortable: false },
		],
		ap: [0, 1, 2, 3].slice(0, 3).map(() => ({ subject: "", score: null, year: null })),
		college: [] as any[],
		dialog: false,
		editing: null as number | null,
		record: { name: "", mark: "", credits: null } as any,
		acts: [{ id: 1, ...blank() }] as any[],
		a: {
			first: "", last: "", goes: "", pronouns: null, dob: null, cell: "", email: "", pw: "", street: "", city: "", st: null, zip: "", nation: null,
			hs: "", hsCity: "", hsState: null, grade: null, gpa: "", major: "", satrw: null, satm: null,
			p1First: "", p1Last: "", p1Edu: null, p2First: "", p2Last: "", p2Edu: null, firstGen: null, income: null, citizen: null, hisp: null, race: [],
			essay: "", swim: null, diet: null, wader: null, emName: "", emPhone: "", recName: "", recMail: "", heard: null, agree: false, sign: "",
		} as Record<string, any>,
	}),
	methods: {
		r: (key: string) => (instance: any) => {
			if (instance) refs[key] = instance;
			else delete refs[key];
		},
		addAct(this: any) {
			this.acts.push({ id: Date.now(), ...blank() });
		},
		addCourse(this: any) {
			this.editing = null;
			this.record = { name: "", mark: "", credits: null };
			this.dialog = true;
		},
		editCourse(this: any, index: number) {
			this.editing = index;
			this.record = { ...this.college[index] };
			this.dialog = true;
		},
		saveCourse(this: any) {
			if (this.editing === null) this.college.push(this.record);
			else this.college[this.editing] = this.record;
			this.dialog = false;
		},
	},
})
	.use(createVuetify({ components: { ...components, VMaskInput }, directives }))
	.mount("#root");

const dateOnly = (date: Date | null) => (date ? [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, "0")).join("-") : null);

function formState() {
	const state: Record<string, unknown> = { submitted: root.submitted, ...root.a, dob: dateOnly(root.a.dob) };
	state.race = [...root.a.race];
	for (const i of [0, 1, 2]) {
		for (const name of ["subject", "score", "year"]) state[`ap.${i}.${name}`] = root.ap[i][name] ?? "";
		for (const name of ACTIVITY) {
			const value = root.acts[i]?.[name];
			state[`act.${i}.${name}`] = name === "grades" ? [...(value ?? [])] : (value ?? "");
		}
	}
	for (const i of [0, 1]) for (const name of ["name", "mark", "credits"]) state[`college.${i}.${name}`] = root.college[i]?.[name] ?? "";
	return state;
}

/** What one Vuetify input shows. */
function shownBy(instance: any, several: boolean): unknown {
	const element = instance?.$el as HTMLElement | undefined;
	if (!element) return several ? [] : "";
	const texts = (selector: string) => [...element.querySelectorAll(selector)].map((each) => each.textContent?.trim() ?? "");
	if (several) return texts(".v-chip__content");
	if (element.classList.contains("v-radio-group")) return texts(".v-radio.v-selection-control--dirty label")[0] ?? "";
	if (element.classList.contains("v-checkbox")) return element.querySelector("input")?.checked;
	if (element.classList.contains("v-select") && !element.classList.contains("v-autocomplete")) return texts(".v-select__selection-text")[0] ?? "";
	return element.querySelector<HTMLInputElement>("textarea, input")?.value;
}

function formShown() {
	const shown: Record<string, unknown> = {};
	for (const key of Object.keys(formState())) if (key !== "submitted" && !key.startsWith("college.")) shown[key] = shownBy(refs[key], key === "race" || key.endsWith(".grades"));
	const rows = refs.collegeTable.$el.querySelectorAll("tbody tr:not(.v-data-table-rows-no-data)");
	for (const i of [0, 1]) ["name", "mark", "credits"].forEach((name, column) => (shown[`college.${i}.${name}`] = rows[i]?.children[column]?.textContent.trim() ?? ""));
	return shown;
}

Object.assign(window, { formState, formShown });
