// @ts-ignore the build with the template compiler
import { createApp, reactive, ref, watch, toRaw } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import { VMaskInput } from "vuetify/labs/VMaskInput";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import "vuetify/styles";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const SUBJECTS = "Art History,Biology,Calculus AB,Calculus BC,Chemistry,Computer Science A,Computer Science Principles,English Language and Composition,English Literature and Composition,Environmental Science,European History,Human Geography,Macroeconomics,Microeconomics,Physics 1,Physics C: Mechanics,Psychology,Spanish Language and Culture,Statistics,United States Government and Politics,United States History,World History: Modern".split(",");
const model = reactive({
	term: null, campus: null, major: null,
	given: "", middle: "", family: "", suffix: null, dob: "", birthCity: "", birthCountry: null,
	email: "", phone: "", street: "", street2: "", town: "", county: "", state: null, zip: "", country: null,
	citizen: null, ssn: "", gender: null, hispanic: null, race: [], military: null, income: null,
	school: "", schoolCity: "", schoolState: null, gradDate: null, gpa: "", rank: null, otherCollege: "",
	satR: "", satM: "", act: "",
	p1First: "", p1Last: "", p1Edu: null, p2First: "", p2Last: "", p2Edu: null, marital: null,
	siblingCount: null, siblings: [] as any[], honors: [{ title: "", level: null }] as any[], exams: [] as any[], courses: [] as any[],
	counselorName: "", counselorEmail: "", alumName: "",
	statement: "", heard: null, texts: false, affirm: false, signature: "",
}) as any;
let submitted = false;
const drawn = new Map<string, HTMLElement>();

const vAsked = {
	mounted: (el: HTMLElement, { value }: any) => drawn.set(value, el),
	updated: (el: HTMLElement, { value }: any) => drawn.set(value, el),
	unmounted: (_: HTMLElement, { value }: any) => drawn.delete(value),
};

const App = {
	directives: { asked: vAsked },
	setup() {
		const dialog = ref(false);
		const showSsn = ref(false);
		const blank = () => ({ name: "", credits: "", grade: "" });
		const course = ref(blank());
		watch(() => model.siblingCount, (n: number) => {
			while (model.siblings.length < n) model.siblings.push({ first: "", last: "", age: "" });
			model.siblings.length = n ?? 0;
		});
		return {
			f: model, dialog, showSsn, course,
			states: STATES.map(([value, title]) => ({ value, title })),
			countries: COUNTRIES, majors: MAJORS, subjects: SUBJECTS,
			terms: [{ value: "2274", title: "Spring 2027" }, { value: "2278", title: "Fall 2027" }, { value: "2284", title: "Spring 2028" }, { value: "2288", title: "Fall 2028" }],
			education: ["Did not complete high school", "High school diploma or equivalent", "Some college", "Two-year degree", "Four-year degree", "Graduate degree", "Unknown"],
			incomes: [{ value: 1, title: "Under $30,000" }, { value: 2, title: "$30,000 to $59,999" }, { value: 3, title: "$60,000 to $89,999" }, { value: 4, title: "$90,000 to $119,999" }, { value: 5, title: "$120,000 and above" }],
			required: [(v: unknown) => !!v || "Field is required"],
			openCourse() {
				course.value = blank();
				dialog.value = true;
			},
			saveCourse() {
				model.courses.push({ ...course.value });
				dialog.value = false;
			},
			submit() {
				submitted = true;
			},
		};
	},
	template: `
<v-app>
	<v-app-bar color="indigo-darken-4" density="compact"><v-app-bar-title>Gannet Coast University System</v-app-bar-title></v-app-bar>
	<v-main>
		<v-container style="max-width: 960px">
			<h1 class="text-headline-medium my-4">Undergraduate Application</h1>
			<v-alert type="info" variant="tonal" class="mb-4">One application serves all seven campuses. Fields marked with an asterisk are required.</v-alert>
			<v-form validate-on="submit" @submit.prevent="submit">
				<v-card id="enrollment" class="mb-6" title="Enrollment plans">
					<v-card-text>
						<v-row>
							<v-col cols="12" md="4"><v-select v-asked="'term'" v-model="f.term" :items="terms" label="Entry term *" :rules="required" /></v-col>
							<v-col cols="12" md="4"><v-select v-asked="'campus'" v-model="f.campus" :items="['Gannet Bay', 'Harmon Falls', 'Lowry', 'North Shoals', 'Quill River', 'Sable Point', 'Tarrant']" label="First-choice campus *" /></v-col>
							<v-col cols="12" md="4"><v-autocomplete v-asked="'major'" v-model="f.major" :items="majors" label="Intended major" clearable /></v-col>
						</v-row>
					</v-card-text>
				</v-card>

				<v-card id="person" class="mb-6" title="Personal information" subtitle="As shown on your passport or birth certificate">
					<v-card-text>
						<v-row>
							<v-col cols="12" sm="4"><v-text-field v-asked="'given'" v-model="f.given" label="Legal first name *" :rules="required" /></v-col>
							<v-col cols="12" sm="3"><v-text-field v-asked="'middle'" v-model="f.middle" label="Middle name" /></v-col>
							<v-col cols="12" sm="3"><v-text-field v-asked="'family'" v-model="f.family" label="Legal last name *" :rules="required" /></v-col>
							<v-col cols="12" sm="2"><v-select v-asked="'suffix'" v-model="f.suffix" :items="['Jr.', 'Sr.', 'II', 'III', 'IV', 'V']" label="Suffix" clearable /></v-col>
							<v-col cols="12" sm="4"><v-mask-input v-asked="'dob'" v-model="f.dob" mask="##/##/####" return-masked-value label="Date of birth *" hint="MM/DD/YYYY" persistent-hint inputmode="numeric" /></v-col>
							<v-col cols="12" sm="4"><v-text-field v-asked="'birthCity'" v-model="f.birthCity" label="City of birth" /></v-col>
							<v-col cols="12" sm="4"><v-autocomplete v-asked="'birthCountry'" v-model="f.birthCountry" :items="countries" label="Country of birth" /></v-col>
							<v-col cols="12" sm="6"><v-text-field v-asked="'email'" v-model="f.email" type="email" label="Email *" hint="Avoid a school account that closes when you graduate" persistent-hint /></v-col>
							<v-col cols="12" sm="6"><v-mask-input v-asked="'phone'" v-model="f.phone" type="tel" mask="(###) ###-####" return-masked-value label="Mobile phone" /></v-col>
						</v-row>
						<div class="text-title-medium mt-4 mb-2">Permanent home address</div>
						<v-row density="compact">
							<v-col cols="12" sm="8"><v-text-field v-asked="'street'" v-model="f.street" label="Street address *" /></v-col>
							<v-col cols="12" sm="4"><v-text-field v-asked="'street2'" v-model="f.street2" label="Apt / Unit" /></v-col>
							<v-col cols="12" sm="4"><v-text-field v-asked="'town'" v-model="f.town" label="City *" /></v-col>
							<v-col cols="12" sm="4"><v-text-field v-asked="'county'" v-model="f.county" label="County" hint="Used to assign your admission representative" /></v-col>
							<v-col cols="12" sm="4"><v-autocomplete v-asked="'state'" v-model="f.state" :items="states" label="State" clearable /></v-col>
							<v-col cols="12" sm="4"><v-text-field v-asked="'zip'" v-model="f.zip" label="Zip/Postal code" /></v-col>
							<v-col cols="12" sm="8"><v-autocomplete v-asked="'country'" v-model="f.country" :items="countries" label="Country *" /></v-col>
						</v-row>
					</v-card-text>
				</v-card>

				<v-card id="residency" class="mb-6" title="Citizenship and background">
					<v-card-text>
						<v-row>
							<v-col cols="12" sm="6"><v-select v-asked="'citizen'" v-model="f.citizen" :items="[{ value: 'USC', title: 'U.S. citizen' }, { value: 'PRM', title: 'Permanent resident' }, { value: 'AB', title: 'AB 540 / undocumented' }, { value: 'INT', title: 'International' }]" label="Citizenship status *" /></v-col>
							<v-col cols="12" sm="6"><v-text-field v-asked="'ssn'" v-model="f.ssn" :type="showSsn ? 'text' : 'password'" label="Social Security number" autocomplete="off" hint="Optional. Matches your application to your FAFSA." persistent-hint><template #append-inner><v-btn variant="text" size="x-small" @click="showSsn = !showSsn">{{ showSsn ? 'Hide' : 'Show' }}</v-btn></template></v-text-field></v-col>
						</v-row>
						<p class="text-body-medium my-3">The next questions are optional and are not used to make an admission decision.</p>
						<v-radio-group v-asked="'hispanic'" v-model="f.hispanic" inline label="Are you Hispanic or Latino?">
							<v-radio label="Yes" value="yes" /><v-radio label="No" value="no" /><v-radio label="Decline to state" value="decline" />
						</v-radio-group>
						<v-select v-asked="'race'" v-model="f.race" :items="['American Indian or Alaska Native', 'Asian', 'Black or African American', 'Native Hawaiian or Pacific Islander', 'White', 'Decline to state']" label="Race (select all that apply)" multiple chips closable-chips />
						<v-row>
							<v-col cols="12" sm="6"><v-select v-asked="'gender'" v-model="f.gender" :items="['Female', 'Male', 'Nonbinary', 'Decline to state']" label="Gender identity" /></v-col>
							<v-col cols="12" sm="6"><v-select v-asked="'military'" v-model="f.military" :items="[{ value: 0, title: 'No military service' }, { value: 1, title: 'Currently serving' }, { value: 2, title: 'Veteran' }, { value: 3, title: 'Dependent of a service member' }]" label="U.S. military status" /></v-col>
						</v-row>
					</v-card-text>
				</v-card>

				<v-card id="family" class="mb-6" title="Family">
					<v-card-text>
						<v-row v-for="n in [1, 2]" :key="n">
							<v-col cols="12"><div class="text-title-small">Parent {{ n }}</div></v-col>
							<v-col cols="12" sm="4"><v-text-field v-asked="'p' + n + 'First'" v-model="f['p' + n + 'First']" label="First name" /></v-col>
							<v-col cols="12" sm="4"><v-text-field v-asked="'p' + n + 'Last'" v-model="f['p' + n + 'Last']" label="Last name" /></v-col>
							<v-col cols="12" sm="4"><v-select v-asked="'p' + n + 'Edu'" v-model="f['p' + n + 'Edu']" :items="education" label="Highest level of education" /></v-col>
						</v-row>
						<v-row>
							<v-col cols="12" sm="6"><v-select v-asked="'marital'" v-model="f.marital" :items="['Never married', 'Married', 'Separated', 'Divorced', 'Widowed']" label="Parents' marital status" /></v-col>
							<v-col cols="12" sm="6"><v-select v-asked="'income'" v-model="f.income" :items="incomes" label="Total household income last year" hint="Determines fee waiver eligibility" persistent-hint /></v-col>
						</v-row>
						<v-select v-asked="'siblingCount'" v-model="f.siblingCount" :items="[0, 1, 2, 3, 4, 5, 6]" label="Number of siblings" class="mt-4" style="max-width: 240px" />
						<v-row v-for="(s, i) in f.siblings" :key="i" class="sibling">
							<v-col cols="5"><v-text-field v-asked="'siblings.' + i + '.first'" v-model="s.first" :label="'Sibling ' + (i + 1) + ' first name'" /></v-col>
							<v-col cols="5"><v-text-field v-asked="'siblings.' + i + '.last'" v-model="s.last" :label="'Sibling ' + (i + 1) + ' last name'" /></v-col>
							<v-col cols="2"><v-text-field v-asked="'siblings.' + i + '.age'" v-model="s.age" type="number" label="Age" /></v-col>
						</v-row>
						<v-text-field v-asked="'alumName'" v-model="f.alumName" label="Name of relative who attended a Gannet Coast campus, if any" />
					</v-card-text>
				</v-card>

				<v-card id="academics" class="mb-6" title="Academic history">
					<v-card-text>
						<v-text-field v-asked="'school'" v-model="f.school" label="Current or most recent high school *" />
						<v-row>
							<v-col cols="12" sm="4"><v-text-field v-asked="'schoolCity'" v-model="f.schoolCity" label="High school city" /></v-col>
							<v-col cols="12" sm="4"><v-autocomplete v-asked="'schoolState'" v-model="f.schoolState" :items="states" label="High school state" /></v-col>
							<v-col cols="12" sm="4"><v-date-input v-asked="'gradDate'" v-model="f.gradDate" label="Graduation date" placeholder="MM/DD/YYYY" input-format="mm/dd/yyyy" prepend-icon="" prepend-inner-icon="$calendar" /></v-col>
							<v-col cols="12" sm="4"><v-text-field v-asked="'gpa'" v-model="f.gpa" label="Weighted GPA" inputmode="decimal" /></v-col>
							<v-col cols="12" sm="4"><v-number-input v-asked="'rank'" v-model="f.rank" :min="1" control-variant="stacked" label="Class rank" /></v-col>
							<v-col cols="12" sm="4"><v-text-field v-asked="'otherCollege'" v-model="f.otherCollege" label="College attended while in high school" /></v-col>
						</v-row>
						<div class="d-flex align-center mt-2"><div class="text-title-small">College courses completed</div><v-spacer /><v-btn variant="tonal" size="small" @click="openCourse">Add course</v-btn></div>
						<v-table v-if="f.courses.length" id="course-table" density="compact">
							<thead><tr><th>Course</th><th>Credits</th><th>Grade</th></tr></thead>
							<tbody><tr v-for="(c, i) in f.courses" :key="i"><td v-asked="'courses.' + i + '.name'">{{ c.name }}</td><td v-asked="'courses.' + i + '.credits'">{{ c.credits }}</td><td v-asked="'courses.' + i + '.grade'">{{ c.grade }}</td></tr></tbody>
						</v-table>
						<v-dialog v-model="dialog" max-width="520">
							<v-card title="College course">
								<v-card-text>
									<v-text-field v-model="course.name" label="Course title" />
									<v-row><v-col><v-text-field v-model="course.credits" label="Credits" inputmode="decimal" /></v-col><v-col><v-text-field v-model="course.grade" label="Grade earned" /></v-col></v-row>
								</v-card-text>
								<v-card-actions><v-spacer /><v-btn text="Cancel" @click="dialog = false" /><v-btn color="primary" text="Save course" @click="saveCourse" /></v-card-actions>
							</v-card>
						</v-dialog>
					</v-card-text>
				</v-card>

				<v-card id="testing" class="mb-6" title="Test scores" subtitle="Scores are used for placement only">
					<v-card-text>
						<v-row>
							<v-col cols="4"><v-text-field v-asked="'satR'" v-model="f.satR" type="number" label="SAT Reading and Writing" /></v-col>
							<v-col cols="4"><v-text-field v-asked="'satM'" v-model="f.satM" type="number" label="SAT Math" /></v-col>
							<v-col cols="4"><v-text-field v-asked="'act'" v-model="f.act" type="number" label="ACT Composite" /></v-col>
						</v-row>
						<div class="text-title-small">Advanced Placement exams taken</div>
						<v-table id="exam-table">
							<thead><tr><th style="width: 55%">AP exam</th><th>Score</th><th>Year taken</th><th></th></tr></thead>
							<tbody>
								<tr v-for="(x, i) in f.exams" :key="i">
									<td><v-autocomplete v-asked="'exams.' + i + '.subject'" v-model="x.subject" :items="subjects" density="compact" hide-details single-line variant="underlined" placeholder="Select exam" /></td>
									<td><v-select v-asked="'exams.' + i + '.score'" v-model="x.score" :items="[1, 2, 3, 4, 5]" density="compact" hide-details single-line variant="underlined" /></td>
									<td><v-select v-asked="'exams.' + i + '.year'" v-model="x.year" :items="['2023', '2024', '2025', '2026', '2027']" density="compact" hide-details single-line variant="underlined" /></td>
									<td><v-btn icon="$delete" variant="text" size="small" @click="f.exams.splice(i, 1)" /></td>
								</tr>
							</tbody>
						</v-table>
						<v-btn variant="tonal" size="small" class="mt-2" @click="f.exams.push({ subject: null, score: null, year: null })">Add AP exam</v-btn>
					</v-card-text>
				</v-card>

				<v-card id="honors" class="mb-6" title="Honors and awards">
					<v-card-text>
						<v-sheet v-for="(h, i) in f.honors" :key="i" border rounded class="pa-3 mb-3">
							<div class="text-label-large mb-2">Honor {{ i + 1 }}</div>
							<v-text-field v-asked="'honors.' + i + '.title'" v-model="h.title" label="Name of award or honor" />
							<v-select v-asked="'honors.' + i + '.level'" v-model="h.level" :items="[{ value: 9, title: 'Grade 9' }, { value: 10, title: 'Grade 10' }, { value: 11, title: 'Grade 11' }, { value: 12, title: 'Grade 12' }]" label="Year received" />
						</v-sheet>
						<v-btn variant="outlined" :disabled="f.honors.length >= 5" @click="f.honors.push({ title: '', level: null })">Add another honor</v-btn>
					</v-card-text>
				</v-card>

				<v-card id="final" class="mb-6" title="Before you submit">
					<v-card-text>
						<v-row>
							<v-col cols="6"><v-text-field v-asked="'counselorName'" v-model="f.counselorName" label="School counselor's name" /></v-col>
							<v-col cols="6"><v-text-field v-asked="'counselorEmail'" v-model="f.counselorEmail" label="School counselor's email" /></v-col>
						</v-row>
						<v-textarea v-asked="'statement'" v-model="f.statement" label="Tell us about a time you changed your mind about something important *" counter rows="5" />
						<v-select v-asked="'heard'" v-model="f.heard" :items="['College fair', 'Campus tour', 'Friend or family', 'Online search', 'Other']" label="How did you first hear about us?" />
						<v-switch v-asked="'texts'" v-model="f.texts" label="Send me text messages about events and deadlines" color="indigo" />
						<v-checkbox v-asked="'affirm'" v-model="f.affirm" label="I affirm that everything in this application is true and complete and I accept the privacy notice." />
						<v-text-field v-asked="'signature'" v-model="f.signature" label="Electronic signature *" />
					</v-card-text>
					<v-card-actions><v-btn variant="text">Save draft</v-btn><v-spacer /><v-btn type="submit" color="indigo-darken-4" variant="flat">Submit application</v-btn></v-card-actions>
				</v-card>
			</v-form>
		</v-container>
		<v-footer class="text-body-small">Gannet Coast University System, Office of Enrollment Services</v-footer>
	</v-main>
</v-app>`,
};

const outlined = { variant: "outlined", density: "comfortable" };
const vuetify = createVuetify({
	components: { ...components, VMaskInput },
	icons: { defaultSet: "mdi", aliases, sets: { mdi } },
	defaults: { VTextField: outlined, VSelect: outlined, VAutocomplete: outlined, VTextarea: outlined, VDateInput: outlined, VNumberInput: outlined, VMaskInput: outlined },
} as any);
createApp(App).use(vuetify).mount("#app");

const rows = (list: string, count: number, names: string[]) => Array.from({ length: count }, (_, n) => names.map((name) => `${list}.${n}.${name}`)).flat();
const LISTS = ["siblings", "honors", "exams", "courses"];
const KEYS = [...Object.keys(model).filter((key) => !LISTS.includes(key)), ...rows("siblings", 2, ["first", "last", "age"]), ...rows("honors", 3, ["title", "level"]), ...rows("exams", 3, ["subject", "score", "year"]), ...rows("courses", 2, ["name", "credits", "grade"])];
function stateOf(key: string): unknown {
	const value = key.split(".").reduce((at: any, part) => at?.[part], toRaw(model));
	if (value instanceof Date) return `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}`;
	return Array.isArray(value) ? [...value] : (value ?? "");
}
const textsOf = (root: Element, selector: string) => [...root.querySelectorAll(selector)].map((each) => each.textContent!.trim());
function shownOf(key: string): unknown {
	const root = drawn.get(key);
	if (!root) return "";
	if (root.tagName === "TD") return root.textContent;
	if (key === "race") return textsOf(root, ".v-chip__content");
	if (root.classList.contains("v-radio-group")) return textsOf(root, ".v-selection-control--dirty label")[0] ?? "";
	const box = root.querySelector<HTMLInputElement>("input, textarea:not(.v-textarea__sizer)")!;
	if (box.type === "checkbox") return box.checked;
	return textsOf(root, "[class*='__selection-text']")[0] ?? box.value;
}
const all = (read: (key: string) => unknown) => Object.fromEntries(KEYS.map((key) => [key, read(key)]));
Object.assign(window, { formState: () => ({ ...all(stateOf), submitted }), formShown: () => all(shownOf) });
