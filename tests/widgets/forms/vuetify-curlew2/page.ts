import { createApp, reactive, ref } from "vue";
import { compile } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import * as directives from "vuetify/directives";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import "vuetify/styles";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const items = (...pairs: [value: string, title: string][]) => pairs.map(([value, title]) => ({ value, title }));
const yesNo = items(["Y", "Yes"], ["N", "No"]);
const lists = {
	yesNo,
	suffixes: ["Jr.", "Sr.", "II", "III", "IV"],
	states: STATES.map(([value, title]) => ({ value, title })),
	countries: COUNTRIES,
	majors: MAJORS,
	genders: items(["F", "Female"], ["M", "Male"], ["X", "Nonbinary"], ["N", "Prefer not to state"]),
	citizenships: items(["USC", "U.S. citizen"], ["LPR", "Lawful permanent resident"], ["FN", "Foreign national"]),
	races: items(["AIAN", "American Indian or Alaska Native"], ["ASIAN", "Asian"], ["BLACK", "Black or African American"], ["NHPI", "Native Hawaiian or Other Pacific Islander"], ["WHITE", "White"]),
	incomes: items(["1", "Below $25,000"], ["2", "$25,000 – $49,999"], ["3", "$50,000 – $74,999"], ["4", "$75,000 – $99,999"], ["5", "$100,000 and above"]),
	degrees: items(["AS", "Associate"], ["BS", "Bachelor's"], ["MS", "Master's"], ["PHD", "Doctorate"], ["UN", "Undecided"]),
	schooling: items(["0", "Less than high school"], ["1", "High school diploma or equivalent"], ["2", "Some college, no degree"], ["3", "Associate degree"], ["4", "Bachelor's degree"], ["5", "Advanced degree"]),
	areas: ["Accelerator physics", "Battery materials", "Climate modeling", "Genomics", "High-performance computing", "Watershed science"],
	exams: ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP Environmental Science", "AP Physics 1", "AP Physics C: Mechanics", "AP Statistics", "AP United States History", "AP World History"],
	scores: [1, 2, 3, 4, 5],
	kinds: items(["acad", "Academic team or club"], ["athl", "Athletics"], ["art", "Arts or music"], ["env", "Environmental"], ["job", "Paid employment"], ["res", "Research project"], ["debate", "Speech and debate"], ["vol", "Volunteering"]),
	years: items(["9", "Grade 9"], ["10", "Grade 10"], ["11", "Grade 11"], ["12", "Grade 12"]),
};

const experience = () => ({ kind: null, organization: "", role: "", summary: "", grades: [] as string[], hours: null, weeks: null });
const form = reactive({
	legalFirst: "", legalMiddle: "", legalLast: "", suffix: null, badgeName: "", email: "", phone: "",
	dob: null as Date | null, birthCity: "", birthCountry: null,
	street: "", apt: "", city: "", state: null, zip: "", country: null, programStreet: "", programCity: "", governmentId: "",
	citizenship: null, gender: null, hispanic: null, race: [] as string[], firstGen: null, income: null, formerBadge: null,
	school: "", schoolStreet: "", schoolCity: "", schoolState: null, schoolZip: "", grade: null, graduation: null as Date | null,
	gpa: "", weightedGpa: "", rank: "", classSize: "", counselor: "", counselorEmail: "", counselorPhone: "",
	satRw: "", satMath: "", act: "", psat: "",
	exams: [0, 1, 2].map(() => ({ subject: null, score: null, date: "" })),
	courses: [0, 1, 2].map(() => ({ title: "", mark: "" })),
	major: null, career: "", degree: null, areas: [] as string[], python: 0, college: "", enrollYear: null, work: "",
	experiences: [experience(), experience()],
	awards: [0, 1, 2].map(() => ({ name: "", grade: null })),
	parents: [0, 1].map(() => ({ first: "", last: "", occupation: "", schooling: null })),
	parentEmail: "", siblings: null,
	refName: "", refTitle: "", refEmail: "", iceName: "", iceRelation: "", icePhone: "", roommate: "",
	code: "", agree: false, signature: "", parentSignature: "",
});
const submitted = ref(false);

const template = `
<v-app>
	<v-app-bar color="blue-grey-darken-3" title="Cascade Ridge National Laboratory" />
	<v-main>
		<v-container style="max-width: 1080px">
			<h1 class="text-h4 mb-2">High School Research Internship Program</h1>
			<p class="mb-4">Summer 2027 session. All information is collected under the Laboratory's workforce development program. Items marked with an asterisk are required.</p>
			<v-form @submit.prevent="submitted = true">
				<v-card class="mb-6" title="1. Applicant Identification" subtitle="Must agree with the identification you present at the badge office">
					<v-card-text>
						<v-row>
							<v-col cols="4"><v-text-field v-model="form.legalLast" :ref="r('legalLast')" label="Legal surname*" /></v-col>
							<v-col cols="4"><v-text-field v-model="form.legalFirst" :ref="r('legalFirst')" label="Legal given name*" /></v-col>
							<v-col cols="4"><v-text-field v-model="form.legalMiddle" :ref="r('legalMiddle')" label="Legal middle name" /></v-col>
							<v-col cols="3"><v-select v-model="form.suffix" :ref="r('suffix')" :items="lists.suffixes" label="Name suffix" clearable /></v-col>
							<v-col cols="5"><v-text-field v-model="form.badgeName" :ref="r('badgeName')" label="Preferred first name" hint="Printed on your visitor badge if it differs from your legal name" persistent-hint /></v-col>
							<v-col cols="4"><v-text-field v-model="form.governmentId" :ref="r('governmentId')" label="Passport or driver license number" hint="You may leave this until you are selected" persistent-hint /></v-col>
							<v-col cols="6"><v-text-field v-model="form.email" :ref="r('email')" type="email" label="Electronic mail address*" prepend-inner-icon="$info" /></v-col>
							<v-col cols="6"><v-text-field v-model="form.phone" :ref="r('phone')" type="tel" label="Telephone (mobile preferred)*" /></v-col>
							<v-col cols="4"><v-date-input v-model="form.dob" :ref="r('dob')" label="Date of birth*" prepend-icon="" prepend-inner-icon="$calendar" /></v-col>
							<v-col cols="4"><v-text-field v-model="form.birthCity" :ref="r('birthCity')" label="City of birth*" /></v-col>
							<v-col cols="4"><v-autocomplete v-model="form.birthCountry" :ref="r('birthCountry')" :items="lists.countries" label="Country of birth*" /></v-col>
						</v-row>
						<h3 class="text-subtitle-1 my-2">Home of record</h3>
						<v-row>
							<v-col cols="8"><v-text-field v-model="form.street" :ref="r('street')" label="Street address*" /></v-col>
							<v-col cols="4"><v-text-field v-model="form.apt" :ref="r('apt')" label="Unit" /></v-col>
							<v-col cols="4"><v-text-field v-model="form.city" :ref="r('city')" label="City*" /></v-col>
							<v-col cols="3"><v-autocomplete v-model="form.state" :ref="r('state')" :items="lists.states" label="State of residence*" /></v-col>
							<v-col cols="2"><v-text-field v-model="form.zip" :ref="r('zip')" label="ZIP code*" /></v-col>
							<v-col cols="3"><v-select v-model="form.country" :ref="r('country')" :items="lists.countries" label="Country of residence*" /></v-col>
						</v-row>
						<h3 class="text-subtitle-1 my-2">Where you will live during the internship, only if you will not commute from home</h3>
						<v-row>
							<v-col cols="8"><v-text-field v-model="form.programStreet" :ref="r('programStreet')" label="Summer street address" /></v-col>
							<v-col cols="4"><v-text-field v-model="form.programCity" :ref="r('programCity')" label="Summer city" /></v-col>
						</v-row>
					</v-card-text>
				</v-card>

				<v-card class="mb-6" title="2. Site Access and Demographics" subtitle="Site access questions are mandatory; demographic questions are voluntary">
					<v-card-text>
						<v-radio-group v-model="form.citizenship" :ref="r('citizenship')" label="Citizenship*">
							<v-radio v-for="each in lists.citizenships" :key="each.value" :label="each.title" :value="each.value" />
						</v-radio-group>
						<v-radio-group v-model="form.formerBadge" :ref="r('formerBadge')" inline label="Have you ever been issued a badge by a Department of Energy site?*">
							<v-radio v-for="each in lists.yesNo" :key="each.value" :label="each.title" :value="each.value" />
						</v-radio-group>
						<v-row>
							<v-col cols="6"><v-select v-model="form.gender" :ref="r('gender')" :items="lists.genders" label="Gender" /></v-col>
							<v-col cols="6"><v-select v-model="form.race" :ref="r('race')" :items="lists.races" label="Race (select one or more)" multiple chips /></v-col>
						</v-row>
						<v-radio-group v-model="form.hispanic" :ref="r('hispanic')" inline label="Are you of Hispanic or Latino origin?">
							<v-radio v-for="each in lists.yesNo" :key="each.value" :label="each.title" :value="each.value" />
						</v-radio-group>
						<v-radio-group v-model="form.firstGen" :ref="r('firstGen')" inline label="Will you be a first-generation college student?">
							<v-radio v-for="each in lists.yesNo" :key="each.value" :label="each.title" :value="each.value" />
						</v-radio-group>
						<v-select v-model="form.income" :ref="r('income')" :items="lists.incomes" label="Annual household income" style="max-width: 420px" />
					</v-card-text>
				</v-card>

				<v-card class="mb-6" title="3. Secondary School">
					<v-card-text>
						<v-row>
							<v-col cols="12"><v-text-field v-model="form.school" :ref="r('school')" label="Name of high school*" /></v-col>
							<v-col cols="5"><v-text-field v-model="form.schoolStreet" :ref="r('schoolStreet')" label="School street address" /></v-col>
							<v-col cols="3"><v-text-field v-model="form.schoolCity" :ref="r('schoolCity')" label="School city*" /></v-col>
							<v-col cols="2"><v-autocomplete v-model="form.schoolState" :ref="r('schoolState')" :items="lists.states" label="School state*" /></v-col>
							<v-col cols="2"><v-text-field v-model="form.schoolZip" :ref="r('schoolZip')" label="School ZIP" /></v-col>
							<v-col cols="6">
								<div class="text-body-2 mb-1" id="grade-now">Grade in which you are now enrolled*</div>
								<v-btn-toggle v-model="form.grade" :ref="r('grade')" role="group" aria-labelledby="grade-now" border divided>
									<v-btn value="10">10th</v-btn><v-btn value="11">11th</v-btn><v-btn value="12">12th</v-btn>
								</v-btn-toggle>
							</v-col>
							<v-col cols="6"><v-date-input v-model="form.graduation" :ref="r('graduation')" label="Expected date of graduation*" prepend-icon="" prepend-inner-icon="$calendar" /></v-col>
							<v-col cols="3"><v-text-field v-model="form.gpa" :ref="r('gpa')" label="GPA, unweighted*" hint="4.0 scale" persistent-hint /></v-col>
							<v-col cols="3"><v-text-field v-model="form.weightedGpa" :ref="r('weightedGpa')" label="GPA, weighted" /></v-col>
							<v-col cols="3"><v-text-field v-model="form.rank" :ref="r('rank')" label="Rank in class" /></v-col>
							<v-col cols="3"><v-text-field v-model="form.classSize" :ref="r('classSize')" label="Number in class" /></v-col>
						</v-row>
						<h3 class="text-subtitle-1 my-2">Counselor who will release your transcript</h3>
						<v-row>
							<v-col cols="4"><v-text-field v-model="form.counselor" :ref="r('counselor')" label="Counselor name*" /></v-col>
							<v-col cols="4"><v-text-field v-model="form.counselorEmail" :ref="r('counselorEmail')" label="Counselor e-mail*" /></v-col>
							<v-col cols="4"><v-text-field v-model="form.counselorPhone" :ref="r('counselorPhone')" label="Counselor telephone" /></v-col>
						</v-row>
					</v-card-text>
				</v-card>

				<v-card class="mb-6" title="4. Examinations and Coursework" subtitle="Report only examinations you have taken">
					<v-card-text>
						<v-row>
							<v-col cols="3"><v-text-field v-model="form.satRw" :ref="r('satRw')" label="SAT Evidence-Based Reading and Writing" /></v-col>
							<v-col cols="3"><v-text-field v-model="form.satMath" :ref="r('satMath')" label="SAT Mathematics" /></v-col>
							<v-col cols="3"><v-text-field v-model="form.act" :ref="r('act')" label="ACT Composite" /></v-col>
							<v-col cols="3"><v-text-field v-model="form.psat" :ref="r('psat')" label="PSAT Total" /></v-col>
						</v-row>
						<v-row v-for="(exam, i) in form.exams" :key="i" role="group" :aria-label="'Advanced Placement exam ' + (i + 1)">
							<v-col cols="6"><v-autocomplete v-model="exam.subject" :ref="r('exams.' + i + '.subject')" :items="lists.exams" :label="'Advanced Placement exam ' + (i + 1)" /></v-col>
							<v-col cols="3"><v-select v-model="exam.score" :ref="r('exams.' + i + '.score')" :items="lists.scores" label="Score" /></v-col>
							<v-col cols="3"><v-text-field v-model="exam.date" :ref="r('exams.' + i + '.date')" label="Date taken" placeholder="MM/DD/YYYY" /></v-col>
						</v-row>
						<h3 class="text-subtitle-1 my-2">High school courses most relevant to your interests</h3>
						<v-table>
							<thead><tr><th>Course title</th><th>Grade received</th></tr></thead>
							<tbody>
								<tr v-for="(course, i) in form.courses" :key="i">
									<td><v-text-field v-model="course.title" :ref="r('courses.' + i + '.title')" :aria-label="'Course title, row ' + (i + 1)" density="compact" hide-details class="my-1" /></td>
									<td style="width: 200px"><v-text-field v-model="course.mark" :ref="r('courses.' + i + '.mark')" :aria-label="'Grade received, row ' + (i + 1)" density="compact" hide-details class="my-1" /></td>
								</tr>
							</tbody>
						</v-table>
					</v-card-text>
				</v-card>

				<v-card class="mb-6" title="5. Scientific Interests and Plans">
					<v-card-text>
						<v-row>
							<v-col cols="6"><v-combobox v-model="form.major" :ref="r('major')" :items="lists.majors" label="Field you intend to major in*" hint="Choose from the list or enter your own" persistent-hint /></v-col>
							<v-col cols="6"><v-text-field v-model="form.career" :ref="r('career')" label="Career objective" /></v-col>
							<v-col cols="4"><v-select v-model="form.degree" :ref="r('degree')" :items="lists.degrees" label="Highest degree sought" /></v-col>
							<v-col cols="5"><v-text-field v-model="form.college" :ref="r('college')" label="College or university you expect to attend" /></v-col>
							<v-col cols="3"><v-select v-model="form.enrollYear" :ref="r('enrollYear')" :items="['2026', '2027', '2028', '2029']" label="Year of college entry" /></v-col>
							<v-col cols="12"><v-text-field v-model="form.work" :ref="r('work')" type="url" label="Web address of a portfolio or project page" /></v-col>
						</v-row>
						<div class="text-body-2 mt-2" id="areas">Laboratory divisions you would like to be considered for (up to three)*</div>
						<v-chip-group v-model="form.areas" :ref="r('areas')" multiple column :max="3" aria-labelledby="areas">
							<v-chip v-for="each in lists.areas" :key="each" :value="each" :text="each" filter variant="outlined" />
						</v-chip-group>
						<v-slider v-model="form.python" :ref="r('python')" :min="0" :max="5" :step="1" show-ticks="always" thumb-label label="Programming experience (0 none, 5 extensive)" class="mt-4" />
					</v-card-text>
				</v-card>

				<v-card class="mb-6" title="6. Experience" subtitle="Two research, employment, volunteer or club experiences, most significant first">
					<v-card-text>
						<v-sheet v-for="(each, i) in form.experiences" :key="i" border rounded class="pa-4 mb-4" role="group" :aria-label="'Experience ' + (i + 1)">
							<div class="text-subtitle-2 mb-3">Experience {{ i + 1 }}</div>
							<v-row>
								<v-col cols="4"><v-select v-model="each.kind" :ref="r('experiences.' + i + '.kind')" :items="lists.kinds" label="Category" /></v-col>
								<v-col cols="4"><v-text-field v-model="each.organization" :ref="r('experiences.' + i + '.organization')" label="Organization" /></v-col>
								<v-col cols="4"><v-text-field v-model="each.role" :ref="r('experiences.' + i + '.role')" label="Position held" /></v-col>
								<v-col cols="12"><v-textarea v-model="each.summary" :ref="r('experiences.' + i + '.summary')" label="Duties and results" rows="2" counter="250" maxlength="250" /></v-col>
								<v-col cols="6">
									<div class="text-body-2" :id="'during' + i">School years during which you took part</div>
									<v-chip-group v-model="each.grades" :ref="r('experiences.' + i + '.grades')" multiple column :aria-labelledby="'during' + i">
										<v-chip v-for="year in lists.years" :key="year.value" :value="year.value" :text="year.title" filter variant="outlined" />
									</v-chip-group>
								</v-col>
								<v-col cols="3"><v-number-input v-model="each.hours" :ref="r('experiences.' + i + '.hours')" :min="0" :max="80" control-variant="stacked" label="Hours per week" /></v-col>
								<v-col cols="3"><v-number-input v-model="each.weeks" :ref="r('experiences.' + i + '.weeks')" :min="0" :max="52" control-variant="stacked" label="Weeks per year" /></v-col>
							</v-row>
						</v-sheet>
						<h3 class="text-subtitle-1 my-2">Awards and distinctions</h3>
						<v-row v-for="(award, i) in form.awards" :key="i">
							<v-col cols="8"><v-text-field v-model="award.name" :ref="r('awards.' + i + '.name')" :label="'Award ' + (i + 1)" /></v-col>
							<v-col cols="4"><v-select v-model="award.grade" :ref="r('awards.' + i + '.grade')" :items="lists.years" :label="'Received in (award ' + (i + 1) + ')'" /></v-col>
						</v-row>
					</v-card-text>
				</v-card>

				<v-card class="mb-6" title="7. Parents or Guardians" subtitle="Both are asked for when both are known">
					<v-card-text>
						<div v-for="(parent, i) in form.parents" :key="i" role="group" :aria-label="'Parent or guardian ' + (i + 1)" class="mb-4">
							<div class="text-subtitle-2 mb-2">Parent or guardian {{ i + 1 }}</div>
							<v-row>
								<v-col cols="3"><v-text-field v-model="parent.first" :ref="r('parents.' + i + '.first')" label="Given name" /></v-col>
								<v-col cols="3"><v-text-field v-model="parent.last" :ref="r('parents.' + i + '.last')" label="Surname" /></v-col>
								<v-col cols="3"><v-text-field v-model="parent.occupation" :ref="r('parents.' + i + '.occupation')" label="Occupation" /></v-col>
								<v-col cols="3"><v-select v-model="parent.schooling" :ref="r('parents.' + i + '.schooling')" :items="lists.schooling" label="Highest education" /></v-col>
							</v-row>
						</div>
						<v-row>
							<v-col cols="6"><v-text-field v-model="form.parentEmail" :ref="r('parentEmail')" label="E-mail of the parent who will sign for you" /></v-col>
							<v-col cols="6"><v-number-input v-model="form.siblings" :ref="r('siblings')" :min="0" :max="20" control-variant="split" label="Number of brothers and sisters" /></v-col>
						</v-row>
					</v-card-text>
				</v-card>

				<v-card class="mb-6" title="8. Referee, Emergency and Housing">
					<v-card-text>
						<v-row>
							<v-col cols="4"><v-text-field v-model="form.refName" :ref="r('refName')" label="Science or mathematics teacher recommending you*" /></v-col>
							<v-col cols="4"><v-text-field v-model="form.refTitle" :ref="r('refTitle')" label="Teacher's position" /></v-col>
							<v-col cols="4"><v-text-field v-model="form.refEmail" :ref="r('refEmail')" label="Teacher's e-mail*" /></v-col>
							<v-col cols="4"><v-text-field v-model="form.iceName" :ref="r('iceName')" label="Emergency contact, not a parent*" /></v-col>
							<v-col cols="4"><v-text-field v-model="form.iceRelation" :ref="r('iceRelation')" label="Emergency contact's relationship to you*" /></v-col>
							<v-col cols="4"><v-text-field v-model="form.icePhone" :ref="r('icePhone')" label="Emergency contact's telephone*" /></v-col>
							<v-col cols="6"><v-text-field v-model="form.roommate" :ref="r('roommate')" label="Requested roommate" /></v-col>
						</v-row>
					</v-card-text>
				</v-card>

				<v-card class="mb-6" title="9. Certification">
					<v-card-text>
						<div class="text-body-2" id="code">Enter the code sent to your e-mail</div>
						<v-otp-input v-model="form.code" :ref="r('code')" :length="6" aria-labelledby="code" />
						<v-checkbox v-model="form.agree" :ref="r('agree')" label="I certify that the above is true under 18 U.S.C. 1001" />
						<v-row>
							<v-col cols="6"><v-text-field v-model="form.signature" :ref="r('signature')" label="Applicant's signature (type full name)*" /></v-col>
							<v-col cols="6"><v-text-field v-model="form.parentSignature" :ref="r('parentSignature')" label="Parent's signature (type full name)*" /></v-col>
						</v-row>
						<v-btn type="submit" color="primary">Submit application</v-btn>
					</v-card-text>
				</v-card>
			</v-form>
		</v-container>
	</v-main>
</v-app>`;

/** The component that draws each control. */
const drawn = new Map<string, { $el: HTMLElement; $options: { name?: string } }>();
const setters = new Map<string, (component: never) => void>();
function r(key: string) {
	if (!setters.has(key)) setters.set(key, (component) => (component ? drawn.set(key, component) : drawn.delete(key)));
	return setters.get(key);
}

const texts = (element: HTMLElement, selector: string) => [...element.querySelectorAll(selector)].map((each) => each.textContent?.trim() ?? "");
function read(key: string) {
	const element = drawn.get(key)?.$el;
	if (!element) return null;
	const has = (name: string) => element.classList.contains(name);
	const input = element.querySelector<HTMLInputElement>("input:not([type=hidden]), textarea");
	if (has("v-chip-group")) return texts(element, ".v-chip--selected .v-chip__content");
	if (has("v-btn-toggle")) return texts(element, ".v-btn--active .v-btn__content")[0] ?? "";
	if (has("v-otp-input")) return [...element.querySelectorAll<HTMLInputElement>(".v-otp-input__field, .v-otp-input__content input")].map(({ value }) => value).join("");
	if (has("v-slider")) return Number(element.querySelector("[role=slider]")?.getAttribute("aria-valuenow"));
	if (has("v-radio-group")) return texts(element, ".v-radio.v-selection-control--dirty .v-label")[0] ?? "";
	if (has("v-checkbox")) return input?.checked;
	if (has("v-select") && key === "race") return texts(element, ".v-chip__content");
	if (has("v-select")) return texts(element, ".v-select__selection-text")[0] ?? "";
	return input?.value;
}

/** One entry for each control, rows counted from 0. */
function flat(value: unknown, path = ""): [string, unknown][] {
	if (value instanceof Date) return [[path, `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}`]];
	if (Array.isArray(value) && (value.length === 0 || typeof value[0] !== "object")) return [[path, [...value]]];
	if (typeof value === "object" && value !== null) return Object.entries(value).flatMap(([key, child]) => flat(child, path ? `${path}.${key}` : key));
	return [[path, value]];
}

const vuetify = createVuetify({
	components,
	directives,
	icons: { defaultSet: "mdi", aliases, sets: { mdi } },
	defaults: { global: { density: "comfortable" }, VTextField: { variant: "outlined" }, VSelect: { variant: "outlined" }, VAutocomplete: { variant: "outlined" }, VCombobox: { variant: "outlined" }, VTextarea: { variant: "outlined" }, VDateInput: { variant: "outlined" }, VNumberInput: { variant: "outlined" } },
});
createApp({ setup: () => ({ form, lists, r, submitted }), render: compile(template) }).use(vuetify).mount("#root");

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(flat(form)), submitted: submitted.value }),
	formShown: () => Object.fromEntries(flat(form).map(([key]) => [key, read(key)])),
});
