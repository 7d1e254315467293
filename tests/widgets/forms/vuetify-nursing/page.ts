import "vuetify/styles";
import "./page.css";
// @ts-expect-error: the build with the template compiler has no types of its own
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import * as directives from "vuetify/directives";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";

const STATES = "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming"
	.split("|")
	.map((each) => ({ value: each.slice(0, 2), title: each.slice(3) }));

const v = reactive({
	last: "", first: "", middle: "", born: null as Date | null, bornCity: "", bornCountry: null, years: null as number | null,
	street: "", city: "", state: null, zip: "", dial: null, phone: "", email: "", race: null, military: null,
	start: null, hsName: "", hsYears: "", colName: "", colYears: "", status: null, gradDate: "", gpa: "",
	actC: "", actN: null as number | null, satM: "", satRw: "", aps: null as number | null, teas: "", cna: "",
	courses: [0, 1, 2].map(() => ({ title: "", mark: "" })),
	parents: [0, 1].map(() => ({ name: "", job: "", schooling: null })),
	licensed: null, sibs: "",
	posts: [0, 1, 2].map(() => ({ org: "", title: "", duties: "" })),
	honors: [] as string[],
	refName: "", refPhone: "", cpr: "",
	attest: false, signed: "",
});
const sent = ref(false);

const app = createApp({
	setup: () => ({
		v, sent,
		begun: ref(false),
		states: STATES,
		countries: "Bangladesh|Brazil|Cambodia|Cameroon|Canada|China|Colombia|Cuba|Dominican Republic|El Salvador|Eritrea|Ethiopia|Germany|Ghana|Guatemala|Haiti|Honduras|India|Iran|Iraq|Jamaica|Japan|Kenya|Laos|Liberia|Mexico|Myanmar|Nepal|Niger|Nigeria|Pakistan|Peru|Philippines|Poland|Russia|Somalia|South Korea|Sudan|Thailand|Ukraine|United Kingdom|United States|Venezuela|Vietnam|Other".split("|"),
		dials: [{ value: "+1", title: "+1 US/Canada" }, { value: "+44", title: "+44 UK" }, { value: "+52", title: "+52 Mexico" }, { value: "+63", title: "+63 Philippines" }, { value: "+91", title: "+91 India" }, { value: "+234", title: "+234 Nigeria" }],
		races: ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White", "Choose not to answer"],
		forces: [{ value: "N", title: "No military affiliation" }, { value: "A", title: "Active duty, Guard, or Reserve" }, { value: "V", title: "Veteran" }, { value: "D", title: "Dependent of a service member" }],
		starts: ["2026", "2027", "2028", "2029"],
		schooling: ["Did not finish high school", "High school diploma or equivalency", "Some college, no degree", "Associate degree", "Bachelor's degree", "Master's degree or above"],
		awards: ["Dean's List", "HOSA Competitive Event Placement", "National Honor Society", "Perfect Attendance"],
	}),
	template: `
	<v-app>
		<v-toolbar color="teal-darken-3" density="comfortable"><v-toolbar-title>Marble Mountain Technical College &middot; School of Nursing</v-toolbar-title></v-toolbar>
		<v-main>
			<div class="sheet" v-if="!begun">
				<h1 class="text-h5 mb-4">Practical and Registered Nursing: Application for Admission</h1>
				<p class="mb-2">Before you begin, have at hand (1) an unofficial transcript, (2) your test results, and (3) contact details for one reference who is not related to you.</p>
				<p class="mb-4">Applications are ranked by points. Incomplete applications are not scored and are not returned.</p>
				<v-btn color="teal-darken-3" @click="begun = true">Start application</v-btn>
			</div>
			<v-form class="sheet" v-else @submit.prevent="sent = true">
				<h2>Section I. Applicant identification</h2>
				<p class="help">Use your name exactly as it will appear on your licensure examination (NCLEX) registration.</p>
				<v-row>
					<v-col cols="4"><v-text-field data-test="last" v-model="v.last" label="Legal last name *" variant="outlined" density="compact" /></v-col>
					<v-col cols="4"><v-text-field data-test="first" v-model="v.first" label="Legal first name *" variant="outlined" density="compact" /></v-col>
					<v-col cols="4"><v-text-field data-test="middle" v-model="v.middle" label="Legal middle name" variant="outlined" density="compact" /></v-col>
				</v-row>
				<v-row>
					<v-col cols="4"><v-date-input data-test="born" v-model="v.born" label="Date of birth *" input-format="mm/dd/yyyy" prepend-icon="" variant="outlined" density="compact" /></v-col>
					<v-col cols="4"><v-text-field data-test="bornCity" v-model="v.bornCity" label="City of birth" variant="outlined" density="compact" /></v-col>
					<v-col cols="4"><v-autocomplete data-test="bornCountry" v-model="v.bornCountry" :items="countries" label="Country of birth" variant="outlined" density="compact" /></v-col>
				</v-row>
				<v-row>
					<v-col cols="8" class="lead">If you were born outside the United States, how many years have you lived here? <span class="text-medium-emphasis">(Fewer than five: see English proficiency policy 3.12.)</span></v-col>
					<v-col cols="4"><v-number-input data-test="years" v-model="v.years" :min="0" control-variant="stacked" label="Years" variant="outlined" density="compact" /></v-col>
				</v-row>
				<v-text-field data-test="street" v-model="v.street" label="Mailing address *" hint="Number, street, and apartment on one line" persistent-hint variant="outlined" density="compact" class="mb-3" />
				<v-row>
					<v-col cols="5"><v-text-field data-test="city" v-model="v.city" label="City *" variant="outlined" density="compact" /></v-col>
					<v-col cols="4"><v-autocomplete data-test="state" v-model="v.state" :items="states" label="State *" variant="outlined" density="compact" /></v-col>
					<v-col cols="3"><v-text-field data-test="zip" v-model="v.zip" label="ZIP *" variant="outlined" density="compact" /></v-col>
				</v-row>
				<v-row>
					<v-col cols="3"><v-select data-test="dial" v-model="v.dial" :items="dials" label="Country code" variant="outlined" density="compact" /></v-col>
					<v-col cols="4"><v-text-field data-test="phone" v-model="v.phone" type="tel" label="Daytime telephone *" variant="outlined" density="compact" /></v-col>
					<v-col cols="5"><v-text-field data-test="email" v-model="v.email" type="email" label="E-mail *" variant="outlined" density="compact" /></v-col>
				</v-row>
				<p class="help">The next two items are reported to the Board of Nursing in summary only and are removed before scoring.</p>
				<v-row>
					<v-col cols="6"><v-select data-test="race" v-model="v.race" :items="races" label="Race" variant="underlined" /></v-col>
					<v-col cols="6"><v-select data-test="military" v-model="v.military" :items="forces" label="Military affiliation" variant="underlined" /></v-col>
				</v-row>

				<h2>Section II. Education</h2>
				<v-row>
					<v-col cols="8" class="lead">In what year do you intend to enter the program? Cohorts begin every September.</v-col>
					<v-col cols="4"><v-select data-test="start" v-model="v.start" :items="starts" aria-label="Year of entry" placeholder="Select year" variant="outlined" density="compact" /></v-col>
				</v-row>
				<v-table density="comfortable" class="mb-4">
					<thead><tr><th></th><th>Name of institution</th><th>Dates attended</th></tr></thead>
					<tbody>
						<tr><td>High school</td><td><v-text-field data-test="hsName" v-model="v.hsName" variant="underlined" density="compact" hide-details /></td><td><v-text-field data-test="hsYears" v-model="v.hsYears" variant="underlined" density="compact" hide-details /></td></tr>
						<tr><td>College, if any</td><td><v-text-field data-test="colName" v-model="v.colName" variant="underlined" density="compact" hide-details /></td><td><v-text-field data-test="colYears" v-model="v.colYears" variant="underlined" density="compact" hide-details /></td></tr>
					</tbody>
				</v-table>
				<v-radio-group data-test="status" v-model="v.status" label="High school completion (check one)">
					<v-radio label="I have graduated." value="graduated" /><v-radio label="I will graduate before the program begins." value="expected" /><v-radio label="I hold, or will hold, a GED or HiSET." value="ged" />
				</v-radio-group>
				<v-row>
					<v-col cols="4"><v-text-field data-test="gradDate" v-model="v.gradDate" label="Graduation date, actual or expected" placeholder="MM/DD/YYYY" persistent-placeholder variant="outlined" density="compact" /></v-col>
					<v-col cols="4"><v-text-field data-test="gpa" v-model="v.gpa" type="number" step="0.01" label="Cumulative unweighted GPA" variant="outlined" density="compact" /></v-col>
					<v-col cols="4"><v-text-field data-test="cna" v-model="v.cna" label="CNA certificate no., if certified" variant="outlined" density="compact" /></v-col>
				</v-row>
				<p class="help">List three high school courses shown on your transcript. One line each.</p>
				<v-table density="comfortable" class="mb-4">
					<thead><tr><th style="width: 60%">Course title</th><th>Grade</th></tr></thead>
					<tbody>
						<tr v-for="(course, i) in v.courses" :key="i">
							<td><v-text-field :data-test="'course' + i + 'title'" v-model="course.title" variant="plain" density="compact" hide-details /></td>
							<td><v-text-field :data-test="'course' + i + 'mark'" v-model="course.mark" variant="plain" density="compact" hide-details /></td>
						</tr>
					</tbody>
				</v-table>

				<h2>Section III. Test results</h2>
				<v-row>
					<v-col cols="3"><v-text-field data-test="actC" v-model="v.actC" type="number" label="ACT composite" variant="filled" /></v-col>
					<v-col cols="3"><v-number-input data-test="actN" v-model="v.actN" :min="0" label="Times ACT taken" control-variant="split" variant="filled" /></v-col>
					<v-col cols="3"><v-text-field data-test="satM" v-model="v.satM" type="number" label="SAT Math" variant="filled" /></v-col>
					<v-col cols="3"><v-text-field data-test="satRw" v-model="v.satRw" type="number" label="SAT Reading and Writing" variant="filled" /></v-col>
				</v-row>
				<v-row>
					<v-col cols="6"><v-number-input data-test="aps" v-model="v.aps" :min="0" label="Number of AP examinations taken" control-variant="hidden" variant="filled" /></v-col>
					<v-col cols="6"><v-text-field data-test="teas" v-model="v.teas" label="ATI TEAS total score" suffix="%" variant="filled" /></v-col>
				</v-row>

				<h2>Section IV. Family</h2>
				<v-row v-for="(parent, i) in v.parents" :key="i">
					<v-col cols="12" class="pb-0 text-subtitle-2">Parent or legal guardian no. {{ i + 1 }}</v-col>
					<v-col cols="4"><v-text-field :data-test="'parent' + i + 'name'" v-model="parent.name" label="Name (last, first)" variant="outlined" density="compact" /></v-col>
					<v-col cols="4"><v-text-field :data-test="'parent' + i + 'job'" v-model="parent.job" label="Occupation" variant="outlined" density="compact" /></v-col>
					<v-col cols="4"><v-select :data-test="'parent' + i + 'schooling'" v-model="parent.schooling" :items="schooling" label="Highest education" variant="outlined" density="compact" /></v-col>
				</v-row>
				<v-radio-group data-test="licensed" v-model="v.licensed" inline label="Is either of them a nurse?"><v-radio label="Yes" value="Y" /><v-radio label="No" value="N" /></v-radio-group>
				<v-text-field data-test="sibs" v-model="v.sibs" type="number" label="Number of siblings" variant="outlined" density="compact" style="max-width: 260px" />

				<h2>Section V. Employment, service, and recognition (20 points)</h2>
				<p class="help">Three entries are scored. Health-care experience is welcome and is not required; reliability in any setting is what the committee looks for.</p>
				<v-card v-for="(post, i) in v.posts" :key="i" variant="outlined" class="mb-4" :title="'Entry ' + (i + 1)">
					<v-card-text>
						<v-row>
							<v-col cols="6"><v-text-field :data-test="'post' + i + 'org'" v-model="post.org" label="Employer or organization" density="compact" variant="underlined" /></v-col>
							<v-col cols="6"><v-text-field :data-test="'post' + i + 'title'" v-model="post.title" label="Job title or office held" density="compact" variant="underlined" /></v-col>
						</v-row>
						<v-textarea :data-test="'post' + i + 'duties'" v-model="post.duties" label="Duties and accomplishments" rows="2" counter="250" maxlength="250" variant="outlined" />
					</v-card-text>
				</v-card>
				<v-combobox data-test="honors" v-model="v.honors" :items="awards" label="Honors, prizes, and awards" multiple chips closable-chips hint="Type each one and press Enter" persistent-hint variant="outlined" />

				<h2>Section VI. Reference and readiness</h2>
				<v-row>
					<v-col cols="7"><v-text-field data-test="refName" v-model="v.refName" label="Reference: name" variant="outlined" density="compact" /></v-col>
					<v-col cols="5"><v-text-field data-test="refPhone" v-model="v.refPhone" type="tel" label="Reference: telephone" variant="outlined" density="compact" /></v-col>
				</v-row>
				<v-row>
					<v-col cols="6"><v-text-field data-test="cpr" v-model="v.cpr" label="BLS/CPR card expires (MM/YYYY)" variant="outlined" density="compact" /></v-col>
				</v-row>
				<v-checkbox data-test="attest" v-model="v.attest" label="I attest that this application is complete and accurate and understand that falsification is cause for dismissal." />
				<v-row>
					<v-col cols="8"><v-text-field data-test="signed" v-model="v.signed" label="Electronic signature" variant="underlined" /></v-col>
				</v-row>
				<v-btn type="submit" color="teal-darken-3">Submit to School of Nursing</v-btn>
			</v-form>
		</v-main>
	</v-app>`,
});
app.use(createVuetify({ components, directives, icons: { defaultSet: "mdi", aliases, sets: { mdi } } }));
app.mount("#root");

const two = (n: number) => String(n).padStart(2, "0");
const held = (value: unknown): unknown => {
	if (value instanceof Date) return Number.isNaN(+value) ? null : `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`;
	return Array.isArray(value) ? [...value] : (value ?? null);
};

function formState() {
	const { courses, parents, posts, ...plain } = v;
	const state: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(plain)) state[key] = held(value);
	for (const [name, rows] of Object.entries({ course: courses, parent: parents, post: posts }))
		rows.forEach((row, i) => Object.entries(row).forEach(([key, value]) => (state[`${name}${i}${key}`] = held(value))));
	return { ...state, submitted: sent.value };
}

function shown(key: string): unknown {
	const root = document.querySelector(`[data-test="${key}"]`);
	if (!root) return undefined;
	if (root.matches(".v-radio-group")) return root.querySelector("input:checked")?.closest(".v-radio")?.querySelector("label")?.textContent?.trim() ?? "";
	if (root.matches(".v-checkbox")) return root.querySelector("input")!.checked;
	if (root.matches(".v-combobox, .v-select--multiple, .v-select--chips")) return [...root.querySelectorAll(".v-chip__content")].map((each) => each.textContent!.trim());
	if (root.matches(".v-autocomplete")) return root.querySelector(".v-autocomplete__selection-text")?.textContent?.trim() || root.querySelector<HTMLInputElement>("input:not([type=hidden])")!.value;
	if (root.matches(".v-select")) return root.querySelector(".v-select__selection-text")?.textContent?.trim() ?? "";
	return root.querySelector<HTMLInputElement | HTMLTextAreaElement>("textarea:not([aria-hidden]):not(.v-textarea__sizer), input:not([type=hidden])")!.value;
}

Object.assign(window, {
	formState,
	formShown: () => Object.fromEntries(Object.keys(formState()).filter((key) => key !== "submitted").map((key) => [key, shown(key)])),
});
