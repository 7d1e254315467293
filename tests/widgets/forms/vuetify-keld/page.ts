import "vuetify/styles";
import "./page.css";
import { createApp, reactive, ref, shallowRef, watch } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import * as directives from "vuetify/directives";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import { COUNTRIES, STATES } from "../../lists";

const HIGH_SCHOOLS = [
	["380045", "Ashland High School", "Ashland", "OR"],
	["380047", "Ashland Valley High School", "Ashland", "OR"],
	["051230", "Ashland Valley Charter School", "San Lorenzo", "CA"],
	["380110", "Crater High School", "Central Point", "OR"],
	["380310", "Grants Pass High School", "Grants Pass", "OR"],
	["380640", "North Medford High School", "Medford", "OR"],
	["380642", "South Medford High School", "Medford", "OR"],
	["053960", "Yreka High School", "Yreka", "CA"],
	["053344", "Weed High School", "Weed", "CA"],
	["052010", "Mount Shasta High School", "Mount Shasta", "CA"],
	["380820", "Phoenix High School", "Phoenix", "OR"],
	["360120", "Ashland High School", "Ashland", "OH"],
	["220050", "Valley High School", "Louisville", "KY"],
].map(([ceeb, name, city, state]) => ({ ceeb, name, city, state }));

const form = reactive({
	legalFirst: "",
	legalMiddle: "",
	legalLast: "",
	suffix: null as string | null,
	goesBy: "",
	priorNames: "",
	birthDate: null as Date | null,
	email: "",
	emailVerify: "",
	phone: "",
	phoneKind: null as string | null,
	street: "",
	unit: "",
	city: "",
	state: null as string | null,
	zip: "",
	country: null as string | null,
	citizenship: null as string | null,
	hispanic: false,
	race: [] as string[],
	firstGen: false,
	ssn: "",
	highSchool: null as string | null,
	gradDate: null as Date | null,
	gpa: null as number | null,
	act: null as number | null,
	dualCredit: false,
	dualCollege: "",
	term: null as string | null,
	mathComfort: 0,
	essay: "",
	emergencyName: "",
	emergencyPhone: "",
	recommender: "",
	heard: null as string | null,
	texts: false,
	certify: false,
});

interface Course { name: string; scale: string | null; grade: string; credits: number | null }
interface Experience { kind: string | null; org: string; role: string; grades: string[]; hours: number; summary: string }
const courses = reactive<Course[]>([]);
const experiences = reactive<Experience[]>([]);
const submitted = ref(false);
const marks: Record<string, HTMLElement> = {};

const app = createApp({
	setup() {
		const hsItems = shallowRef<typeof HIGH_SCHOOLS>([]);
		const hsSearch = ref("");
		const hsLoading = ref(false);
		let hsTimer = 0;
		watch(hsSearch, (text: string) => {
			clearTimeout(hsTimer);
			const chosen = HIGH_SCHOOLS.find(({ ceeb }) => ceeb === form.highSchool);
			if (!text || text.length < 3 || chosen?.name === text) return;
			hsLoading.value = true;
			hsTimer = window.setTimeout(() => {
				const words = text.toLowerCase().split(/\s+/).filter(Boolean);
				hsItems.value = HIGH_SCHOOLS.filter((one) => words.every((word) => `${one.name} ${one.city}`.toLowerCase().includes(word)));
				hsLoading.value = false;
			}, 380);
		});
		const dialog = ref(false);
		const editedIndex = ref(-1);
		const blank = (): Course => ({ name: "", scale: null, grade: "", credits: null });
		const edited = ref<Course>(blank());
		const openPanel = ref<number | undefined>();
		return {
			form,
			courses,
			experiences,
			hsItems,
			hsSearch,
			hsLoading,
			dialog,
			edited,
			editedIndex,
			openPanel,
			newCourse() {
				editedIndex.value = -1;
				edited.value = blank();
				dialog.value = true;
			},
			editCourse(item: Course) {
				editedIndex.value = courses.indexOf(item);
				edited.value = { ...item };
				dialog.value = true;
			},
			removeCourse(item: Course) {
				courses.splice(courses.indexOf(item), 1);
			},
			saveCourse() {
				if (!edited.value.name) return;
				if (editedIndex.value > -1) Object.assign(courses[editedIndex.value], edited.value);
				else courses.push({ ...edited.value });
				dialog.value = false;
			},
			addExperience() {
				experiences.push({ kind: null, org: "", role: "", grades: [], hours: 0, summary: "" });
				openPanel.value = experiences.length - 1;
			},
			tidyPhone() {
				const digits = form.phone.replace(/\D/g, "").replace(/^1(?=\d{10})/, "");
				if (digits.length === 10) form.phone = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
			},
			states: STATES.map(([value, title]) => ({ value, title })),
			countries: COUNTRIES,
			headers: [
				{ title: "Course", key: "name" },
				{ title: "Graded by", key: "scale" },
				{ title: "Grade", key: "grade" },
				{ title: "Credits", key: "credits" },
				{ title: "Actions", key: "actions", sortable: false, align: "end" },
			],
			raceItems: [
				{ title: "American Indian or Alaska Native", value: "AIAN" },
				{ title: "Asian", value: "ASIAN" },
				{ title: "Black or African American", value: "BLACK" },
				{ title: "Native Hawaiian or Other Pacific Islander", value: "NHPI" },
				{ title: "White", value: "WHITE" },
			],
			kinds: [
				{ title: "Academic club or team", value: "ACAD" },
				{ title: "Arts or music", value: "ARTS" },
				{ title: "Athletics", value: "ATH" },
				{ title: "Community volunteering", value: "VOL" },
				{ title: "Debate or public speaking", value: "DEB" },
				{ title: "Environmental or conservation work", value: "ENV" },
				{ title: "Hospital, clinic or care-home experience", value: "CLIN" },
				{ title: "Job (paid)", value: "JOB" },
				{ title: "Student government", value: "GOV" },
				{ title: "Something else", value: "OTH" },
			],
			required: (value: unknown) => !!value || "This field is required",
			submit: () => (submitted.value = true),
		};
	},
	template: `
<v-app>
  <v-main>
    <div class="keld-hero"><v-container max-width="960">
      <div class="text-overline">Keld Memorial School of Nursing</div>
      <h1 class="text-h4">Pre-licensure BSN: Application for Admission</h1>
      <p class="mt-2">Fields marked with an asterisk are required. You can leave and return within 30 days.</p>
    </v-container></div>
    <v-container max-width="960">
      <v-form validate-on="blur lazy" @submit.prevent="submit">
        <v-card class="keld-section" variant="flat" border>
          <v-card-item><v-card-title>1. Applicant</v-card-title><v-card-subtitle>As it appears on your government-issued ID</v-card-subtitle></v-card-item>
          <v-card-text>
            <v-row>
              <v-col cols="12" md="4"><v-text-field v-k="'legalFirst'" v-model="form.legalFirst" name="legal_first" label="Legal first name *" :rules="[required]" variant="outlined"></v-text-field></v-col>
              <v-col cols="12" md="3"><v-text-field v-k="'legalMiddle'" v-model="form.legalMiddle" name="legal_middle" label="Middle name" variant="outlined"></v-text-field></v-col>
              <v-col cols="12" md="3"><v-text-field v-k="'legalLast'" v-model="form.legalLast" name="legal_last" label="Legal last name *" :rules="[required]" variant="outlined"></v-text-field></v-col>
              <v-col cols="12" md="2"><v-select v-k="'suffix'" v-model="form.suffix" label="Suffix" :items="['Jr.', 'Sr.', 'II', 'III', 'IV', 'V']" clearable variant="outlined"></v-select></v-col>
              <v-col cols="12" md="4"><v-text-field v-k="'goesBy'" v-model="form.goesBy" label="Name you go by" hint="For your name badge in skills lab" persistent-hint variant="outlined"></v-text-field></v-col>
              <v-col cols="12" md="4"><v-text-field v-k="'priorNames'" v-model="form.priorNames" label="Other last names on your records" variant="outlined"></v-text-field></v-col>
              <v-col cols="12" md="4"><v-date-input v-k="'birthDate'" v-model="form.birthDate" label="Date of birth *" :update-on="[]" max="2012-12-31" min="1950-01-01" prepend-icon="" prepend-inner-icon="$calendar" variant="outlined"></v-date-input></v-col>
            </v-row>
            <v-row>
              <v-col cols="12" md="6"><v-text-field v-k="'email'" v-model="form.email" type="email" label="Email address *" :rules="[required, v => /.+@.+/.test(v) || 'Enter a valid email']" variant="outlined"></v-text-field></v-col>
              <v-col cols="12" md="6"><v-text-field v-k="'emailVerify'" v-model="form.emailVerify" type="email" label="Re-enter email address *" :rules="[v => v === form.email || 'Addresses do not match']" autocomplete="off" variant="outlined"></v-text-field></v-col>
              <v-col cols="12" md="6"><v-text-field v-k="'phone'" v-model="form.phone" type="tel" label="Phone *" prefix="+1" @blur="tidyPhone" variant="outlined"></v-text-field></v-col>
              <v-col cols="12" md="6">
                <div class="text-caption mb-1">This number is a</div>
                <v-btn-toggle v-k="'phoneKind'" v-model="form.phoneKind" color="teal" variant="outlined" divided density="comfortable"><v-btn value="M">Mobile</v-btn><v-btn value="H">Landline</v-btn></v-btn-toggle>
              </v-col>
            </v-row>
            <div class="text-subtitle-1 mt-2 mb-2">Permanent address</div>
            <v-row>
              <v-col cols="12" md="4"><v-autocomplete v-k="'country'" v-model="form.country" :items="countries" label="Country *" variant="outlined"></v-autocomplete></v-col>
              <v-col cols="12" md="5"><v-text-field v-k="'street'" v-model="form.street" label="Street address *" variant="outlined"></v-text-field></v-col>
              <v-col cols="12" md="3"><v-text-field v-k="'unit'" v-model="form.unit" label="Apt, suite, unit" variant="outlined"></v-text-field></v-col>
              <v-col cols="12" md="4"><v-text-field v-k="'city'" v-model="form.city" label="City *" variant="outlined"></v-text-field></v-col>
              <v-col cols="12" md="4"><v-autocomplete v-k="'state'" v-model="form.state" :items="states" label="State *" auto-select-first variant="outlined"></v-autocomplete></v-col>
              <v-col cols="12" md="4"><v-text-field v-k="'zip'" v-model="form.zip" label="ZIP *" inputmode="numeric" maxlength="10" variant="outlined"></v-text-field></v-col>
            </v-row>
          </v-card-text>
        </v-card>

        <v-card class="keld-section" variant="flat" border>
          <v-card-item><v-card-title>2. Background</v-card-title></v-card-item>
          <v-card-text>
            <v-alert type="info" variant="tonal" density="compact" class="mb-4">Reported to the state board in aggregate. It is never seen by the readers of your application.</v-alert>
            <v-radio-group v-k="'citizenship'" v-model="form.citizenship" label="Citizenship status *">
              <v-radio label="U.S. citizen or national" value="C"></v-radio>
              <v-radio label="Permanent resident or refugee" value="P"></v-radio>
              <v-radio label="On a visa" value="V"></v-radio>
              <v-radio label="Undocumented or DACA" value="D"></v-radio>
            </v-radio-group>
            <v-switch v-k="'hispanic'" v-model="form.hispanic" color="teal" label="I am Hispanic or Latino/a"></v-switch>
            <v-select v-k="'race'" v-model="form.race" :items="raceItems" label="Race (select all that apply)" multiple chips closable-chips variant="outlined"></v-select>
            <v-switch v-k="'firstGen'" v-model="form.firstGen" color="teal" label="I will be in the first generation of my family to earn a four-year degree"></v-switch>
            <v-text-field v-k="'ssn'" v-model="form.ssn" label="Social Security number" hint="Needed for the background check required by clinical sites" persistent-hint type="password" autocomplete="off" variant="outlined" max-width="320"></v-text-field>
          </v-card-text>
        </v-card>

        <v-card class="keld-section" variant="flat" border>
          <v-card-item><v-card-title>3. Academic record</v-card-title></v-card-item>
          <v-card-text>
            <v-row>
              <v-col cols="12" md="8">
                <v-autocomplete v-k="'highSchool'" v-model="form.highSchool" v-model:search="hsSearch" :items="hsItems" :loading="hsLoading" item-title="name" item-value="ceeb" no-filter hide-no-data label="High school *" placeholder="Start typing the name of your school" variant="outlined">
                  <template #item="{ props: itemProps, item }"><v-list-item v-bind="itemProps" :subtitle="(item.raw ?? item).city + ', ' + (item.raw ?? item).state"></v-list-item></template>
                </v-autocomplete>
              </v-col>
              <v-col cols="12" md="4"><v-date-input v-k="'gradDate'" v-model="form.gradDate" label="Graduation date (expected is fine) *" prepend-icon="" variant="outlined"></v-date-input></v-col>
              <v-col cols="12" md="4"><v-number-input v-k="'gpa'" v-model="form.gpa" :min="0" :max="4" :step="0.01" :precision="2" control-variant="split" label="Unweighted GPA (4.0 scale) *" variant="outlined"></v-number-input></v-col>
              <v-col cols="12" md="8">
                <v-slider v-k="'act'" v-model="form.act" label="ACT composite" :min="1" :max="36" :step="1" hint="Leave alone if you did not take the ACT" persistent-hint color="teal">
                  <template #append><span class="text-body-2" style="min-width:2ch">{{ form.act ?? '' }}</span></template>
                </v-slider>
              </v-col>
            </v-row>
            <v-switch v-k="'dualCredit'" v-model="form.dualCredit" color="teal" label="I have taken courses at a college while in high school"></v-switch>
            <v-expand-transition><v-text-field v-if="form.dualCredit" v-k="'dualCollege'" v-model="form.dualCollege" label="College attended *" variant="outlined"></v-text-field></v-expand-transition>

            <v-data-table class="courses border mt-4" :headers="headers" :items="courses" hide-default-footer density="comfortable">
              <template #top>
                <v-toolbar flat density="compact"><v-toolbar-title>High school courses most relevant to nursing</v-toolbar-title>
                  <v-btn color="teal" prepend-icon="$plus" variant="tonal" @click="newCourse">Add a course</v-btn>
                </v-toolbar>
              </template>
              <template #item.actions="{ item }"><v-btn size="small" variant="text" @click="editCourse(item)">Edit</v-btn><v-btn size="small" variant="text" @click="removeCourse(item)">Delete</v-btn></template>
              <template #no-data><span class="keld-note">List up to six science, mathematics, English or elective courses.</span></template>
            </v-data-table>
            <v-dialog v-model="dialog" max-width="560">
              <v-card :title="editedIndex === -1 ? 'Add a course' : 'Edit course'">
                <v-card-text><v-row>
                  <v-col cols="12"><v-text-field v-model="edited.name" label="Course title*"></v-text-field></v-col>
                  <v-col cols="12" sm="4"><v-select v-model="edited.scale" label="Graded by" :items="['Letter', 'Percent', 'Pass/fail']"></v-select></v-col>
                  <v-col cols="12" sm="4"><v-text-field v-model="edited.grade" label="Final grade*"></v-text-field></v-col>
                  <v-col cols="12" sm="4"><v-number-input v-model="edited.credits" label="Credits" :step="0.5" :min="0" :max="10" :precision="null" control-variant="stacked"></v-number-input></v-col>
                </v-row></v-card-text>
                <v-card-actions><v-spacer></v-spacer><v-btn variant="text" @click="dialog = false">Cancel</v-btn><v-btn color="teal" variant="flat" @click="saveCourse">Save</v-btn></v-card-actions>
              </v-card>
            </v-dialog>
            <div class="mt-6"><div class="text-body-2 mb-1">How comfortable are you with dosage arithmetic?</div><v-rating v-k="'mathComfort'" v-model="form.mathComfort" length="5" hover clearable color="teal"></v-rating></div>
          </v-card-text>
        </v-card>

        <v-card class="keld-section" variant="flat" border>
          <v-card-item><v-card-title>4. Experience</v-card-title><v-card-subtitle>School activities, service, family responsibilities and work</v-card-subtitle></v-card-item>
          <v-card-text>
            <v-expansion-panels v-model="openPanel" class="experiences mb-4">
              <v-expansion-panel v-for="(one, index) in experiences" :key="index">
                <v-expansion-panel-title>{{ one.org || 'Experience ' + (index + 1) }}</v-expansion-panel-title>
                <v-expansion-panel-text eager>
                  <v-row class="mt-1">
                    <v-col cols="12" md="6"><v-select v-k="'exp' + index + 'kind'" v-model="one.kind" :items="kinds" label="Type of experience *"></v-select></v-col>
                    <v-col cols="12" md="6"><v-text-field v-k="'exp' + index + 'org'" v-model="one.org" label="Organization or employer *"></v-text-field></v-col>
                    <v-col cols="12" md="6"><v-text-field v-k="'exp' + index + 'role'" v-model="one.role" label="Your role"></v-text-field></v-col>
                    <v-col cols="12" md="6"><div class="text-caption">Grades in which you took part</div>
                      <v-chip-group v-k="'exp' + index + 'grades'" v-model="one.grades" multiple><v-chip v-for="g in ['9', '10', '11', '12']" :key="g" :value="g" filter variant="outlined">{{ g }}th</v-chip></v-chip-group>
                    </v-col>
                    <v-col cols="12"><v-slider v-k="'exp' + index + 'hours'" v-model="one.hours" label="Hours per week" :min="0" :max="40" :step="1" thumb-label="always" class="mt-4"></v-slider></v-col>
                    <v-col cols="12"><v-textarea v-k="'exp' + index + 'summary'" v-model="one.summary" label="What did you do, and what came of it?" rows="3" auto-grow counter="600"></v-textarea></v-col>
                  </v-row>
                </v-expansion-panel-text>
              </v-expansion-panel>
            </v-expansion-panels>
            <v-btn variant="outlined" color="teal" prepend-icon="$plus" @click="addExperience">Add experience</v-btn>
          </v-card-text>
        </v-card>

        <v-card class="keld-section" variant="flat" border>
          <v-card-item><v-card-title>5. Enrollment and statement</v-card-title></v-card-item>
          <v-card-text>
            <div class="text-body-2 mb-1">Term in which you would start *</div>
            <v-btn-toggle v-k="'term'" v-model="form.term" mandatory="false" divided variant="outlined" color="teal" class="mb-6"><v-btn value="202630">Fall 2026</v-btn><v-btn value="202710">Spring 2027</v-btn><v-btn value="202730">Fall 2027</v-btn><v-btn value="202810">Spring 2028</v-btn></v-btn-toggle>
            <v-textarea v-k="'essay'" v-model="form.essay" label="Describe a time you cared for someone. What did it teach you about nursing? *" rows="6" variant="outlined"></v-textarea>
            <v-row>
              <v-col cols="12" md="6"><v-text-field v-k="'emergencyName'" v-model="form.emergencyName" label="Emergency contact: full name *" variant="outlined"></v-text-field></v-col>
              <v-col cols="12" md="6"><v-text-field v-k="'emergencyPhone'" v-model="form.emergencyPhone" type="tel" label="Emergency contact: phone *" variant="outlined"></v-text-field></v-col>
              <v-col cols="12" md="6"><v-text-field v-k="'recommender'" v-model="form.recommender" type="email" label="Science teacher's email (for your reference) *" variant="outlined"></v-text-field></v-col>
              <v-col cols="12" md="6"><v-select v-k="'heard'" v-model="form.heard" label="How did you learn about Keld?" :items="['College fair', 'Counselor', 'Family or friend', 'Open house', 'Search engine', 'Social media']" variant="outlined"></v-select></v-col>
            </v-row>
            <v-checkbox v-k="'texts'" v-model="form.texts" label="Text me about visit days and deadlines. Message and data rates may apply." hide-details></v-checkbox>
            <v-checkbox v-k="'certify'" v-model="form.certify" label="I certify that the information given is complete and true, and I consent to a background check. *" :rules="[required]"></v-checkbox>
          </v-card-text>
          <v-card-actions><v-btn type="submit" color="teal" variant="flat" size="large">Submit application</v-btn></v-card-actions>
        </v-card>
        <p class="keld-note">Keld Memorial School of Nursing does not discriminate on the basis of race, color, sex, age, disability or national origin.</p>
      </v-form>
    </v-container>
  </v-main>
</v-app>`,
});
app.directive("k", {
	mounted: (element: HTMLElement, { value }: { value: string }) => void (marks[value] = element),
	unmounted: (element: HTMLElement, { value }: { value: string }) => void (marks[value] === element && delete marks[value]),
});
app.use(createVuetify({ components, directives, icons: { defaultSet: "mdi", aliases, sets: { mdi } } }));
app.mount("#root");

const day = (date: Date | null) =>
	date ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}` : "";
const copy = (value: unknown) => (value === undefined ? "" : JSON.parse(JSON.stringify(value)));
const TEXT_OF = (root: Element, selector: string) => [...root.querySelectorAll(selector)].map((one) => (one.textContent ?? "").trim());

function shownOf(key: string): unknown {
	const root = marks[key];
	if (!root) return key.endsWith("grades") ? [] : "";
	if (root.matches(".v-btn-toggle")) return TEXT_OF(root, ".v-btn--active").join(", ");
	if (root.matches(".v-chip-group")) return TEXT_OF(root, ".v-chip--selected .v-chip__content");
	if (root.matches(".v-rating")) return String(form.mathComfort);
	if (root.matches(".v-switch, .v-checkbox")) return root.querySelector("input")!.checked;
	if (root.matches(".v-radio-group")) return TEXT_OF(root, ".v-radio:has(input:checked) label").join("");
	if (root.matches(".v-slider")) return TEXT_OF(root, key === "act" ? ".v-input__append" : ".v-slider-thumb__label").join("");
	if (root.querySelector(".v-chip") || key === "race") return TEXT_OF(root, ".v-chip__content");
	if (root.matches(".v-select, .v-autocomplete")) {
		const selected = TEXT_OF(root, ".v-select__selection-text, .v-autocomplete__selection-text").join(", ");
		return selected || (root.matches(".v-autocomplete") ? root.querySelector("input")!.value : "");
	}
	return root.querySelector<HTMLInputElement>("input, textarea:not(.v-textarea__sizer)")!.value;
}
const COURSE = ["name", "scale", "grade", "credits"] as const;
const EXPERIENCE = ["kind", "org", "role", "grades", "hours", "summary"] as const;
function state() {
	const held: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(form)) held[key] = value instanceof Date || key === "birthDate" || key === "gradDate" ? day(value as Date) : copy(value);
	for (const row of [0, 1, 2]) for (const field of COURSE) held[`course${row}${field}`] = copy(courses[row]?.[field] ?? "");
	for (const row of [0, 1, 2]) for (const field of EXPERIENCE) held[`exp${row}${field}`] = copy(experiences[row]?.[field] ?? (field === "grades" ? [] : ""));
	return held;
}
Object.assign(window, {
	formState: () => ({ ...state(), submitted: submitted.value }),
	formShown() {
		const read: Record<string, unknown> = {};
		for (const key of Object.keys(state())) {
			const course = /^course(\d)(.+)$/.exec(key);
			if (!course) read[key] = shownOf(key);
			else
				read[key] = courses[Number(course[1])]
					? (document.querySelectorAll(".courses tbody tr")[Number(course[1])]?.querySelectorAll("td")[COURSE.indexOf(course[2] as "name")]?.textContent ?? "").trim()
					: "";
		}
		return read;
	},
});
