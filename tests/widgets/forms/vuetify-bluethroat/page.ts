import "vuetify/styles";
import "./page.css";
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import { VMaskInput } from "vuetify/labs/VMaskInput";
import { STATES } from "../../lists";

const parent = () => ({ name: "", address: "", phone: "", occupation: "", employer: "", education: null });
const sibling = () => ({ name: "", age: null, school: "" });
const college = () => ({ name: "", status: null, cost: "" });
const scholarship = () => ({ name: "", amount: "" });
const activity = () => ({ organization: "", position: "", years: [], hours: "" });
const job = () => ({ employer: "", title: "", hours: "" });
const award = () => ({ name: "", year: null });

const form = reactive({
	applicant: {
		school: "",
		graduating: "",
		last: "",
		first: "",
		middle: "",
		nickname: "",
		birth: null,
		citizen: null,
		street: "",
		city: "",
		state: null,
		zip: "",
		phone: "",
		fax: "",
		email: "",
		years: null,
		rotarian: null,
	},
	family: { father: parent(), mother: parent(), marital: null, livesWith: null, siblings: [sibling()], children: null, inCollege: null },
	scholastic: {
		satMath: "",
		satVerbal: "",
		satTotal: "",
		actEnglish: "",
		actMath: "",
		actReading: "",
		actScience: "",
		actComposite: "",
		weighted: "",
		unweighted: "",
		rank: "",
		outOf: "",
		apTested: "",
		apPassed: "",
		collegeClasses: "",
		disciplinary: "",
	},
	plans: {
		colleges: [college(), college(), college()],
		attending: "",
		major: null,
		career: "",
		degree: null,
		gradYear: "",
		load: null,
		housing: null,
	},
	need: {
		fafsa: null,
		sai: "",
		income: "",
		agi: "",
		housing: "",
		savings: "",
		aid: null,
		firstGeneration: null,
		scholarships: [scholarship(), scholarship()],
		circumstances: "",
	},
	record: {
		activities: [activity(), activity(), activity()],
		serviceHours: "",
		jobs: [job(), job()],
		awards: [award()],
	},
	optional: { gender: null, ethnicity: null, heard: null },
	references: { counselor: "", counselorPhone: "", reference: "", referencePhone: "" },
	closing: { essay: "", truthful: false, release: false, signature: "", parentSignature: "" },
});
const submitted = ref(false);

const drawn = new Map<string, Element>();
/** Keeps where a control is drawn. */
const at = (key: string) => (component: { $el?: Element } | null) => {
	if (component?.$el) drawn.set(key, component.$el);
};

const App = {
	setup() {
		return {
			form,
			submitted,
			at,
			states: STATES.map(([value, title]) => ({ value, title })),
			educations: ["Less than high school", "High school diploma/GED", "Some college", "Associate degree", "Bachelor's degree", "Graduate degree"],
			maritals: ["Married", "Separated", "Divorced", "Widowed", "Never married"],
			majors: ["Agriculture", "Art & Design", "Biology", "Business", "Chemistry", "Computer Science", "Criminal Justice", "Education", "Environmental Engineering", "Forestry", "History", "Mechanical Engineering", "Nursing", "Psychology", "Welding Technology", "Undecided"],
			degrees: ["Certificate/Trade", "Associate's", "Bachelor's", "Master's", "Doctoral", "Professional (JD, MD, DVM)"],
			classYears: ["Freshman", "Sophomore", "Junior", "Senior"],
			ethnicities: ["African American/Black", "American Indian/Alaska Native", "Asian/Pacific Islander", "Caucasian/White", "Hispanic/Latino", "Multi-racial", "Prefer not to answer"],
			addSibling: () => form.family.siblings.push(sibling()),
			addAward: () => form.record.awards.push(award()),
		};
	},
	template: `
<v-app>
<v-app-bar color="indigo-darken-3" title="River Bend Community Foundation"></v-app-bar>
<v-main>
<v-form class="page" @submit.prevent="submitted = true">
<v-container>
	<h1 class="text-h4 mb-4">Rotary Club of River Bend Scholarship</h1>
	<v-alert type="info" variant="tonal" class="mb-4">Applicants must be graduating seniors. Selection is based on scholastic record, service to the community and financial need.</v-alert>
	<v-card id="applicant" title="Applicant" class="mb-6">
		<v-card-text>
			<v-row>
				<v-col cols="8"><v-text-field :ref="at('applicant.school')" v-model="form.applicant.school" label="Current School Attending" variant="outlined" density="comfortable"></v-text-field></v-col>
				<v-col cols="4"><v-mask-input :ref="at('applicant.graduating')" v-model="form.applicant.graduating" mask="##/####" return-masked-value label="Graduating" placeholder="mm/yyyy" persistent-placeholder variant="outlined" density="comfortable"></v-mask-input></v-col>
			</v-row>
			<div class="text-subtitle-2 mb-2">Applicant Name</div>
			<v-row>
				<v-col><v-text-field :ref="at('applicant.last')" v-model="form.applicant.last" label="Last" variant="outlined" density="comfortable"></v-text-field></v-col>
				<v-col><v-text-field :ref="at('applicant.first')" v-model="form.applicant.first" label="First" variant="outlined" density="comfortable"></v-text-field></v-col>
				<v-col><v-text-field :ref="at('applicant.middle')" v-model="form.applicant.middle" label="Complete Middle" variant="outlined" density="comfortable"></v-text-field></v-col>
				<v-col><v-text-field :ref="at('applicant.nickname')" v-model="form.applicant.nickname" label="Nickname" variant="outlined" density="comfortable"></v-text-field></v-col>
			</v-row>
			<v-row>
				<v-col cols="5"><v-date-input :ref="at('applicant.birth')" v-model="form.applicant.birth" label="Date of Birth" placeholder="mm/dd/yyyy" prepend-icon="" variant="outlined" density="comfortable"></v-date-input></v-col>
				<v-col cols="7"><v-radio-group :ref="at('applicant.citizen')" v-model="form.applicant.citizen" label="U.S. Citizen:" inline><v-radio label="Yes" value="Yes"></v-radio><v-radio label="No" value="No"></v-radio></v-radio-group></v-col>
			</v-row>
			<div class="text-subtitle-2 mb-2">Home Address</div>
			<v-text-field :ref="at('applicant.street')" v-model="form.applicant.street" label="Street" variant="outlined" density="comfortable"></v-text-field>
			<v-row>
				<v-col cols="5"><v-text-field :ref="at('applicant.city')" v-model="form.applicant.city" label="City" variant="outlined" density="comfortable"></v-text-field></v-col>
				<v-col cols="4"><v-autocomplete :ref="at('applicant.state')" v-model="form.applicant.state" :items="states" label="State" variant="outlined" density="comfortable"></v-autocomplete></v-col>
				<v-col cols="3"><v-text-field :ref="at('applicant.zip')" v-model="form.applicant.zip" label="Zip Code" maxlength="10" variant="outlined" density="comfortable"></v-text-field></v-col>
			</v-row>
			<v-row>
				<v-col><v-mask-input :ref="at('applicant.phone')" v-model="form.applicant.phone" mask="(###) ###-####" label="Phone" variant="outlined" density="comfortable"></v-mask-input></v-col>
				<v-col><v-mask-input :ref="at('applicant.fax')" v-model="form.applicant.fax" mask="(###) ###-####" label="Fax" variant="outlined" density="comfortable"></v-mask-input></v-col>
				<v-col><v-text-field :ref="at('applicant.email')" v-model="form.applicant.email" type="email" label="E-Mail" variant="outlined" density="comfortable"></v-text-field></v-col>
			</v-row>
			<v-number-input :ref="at('applicant.years')" v-model="form.applicant.years" :min="0" label="How many years have you lived in the county?" control-variant="stacked" variant="outlined" density="comfortable"></v-number-input>
			<v-radio-group :ref="at('applicant.rotarian')" v-model="form.applicant.rotarian" label="Are you related to a member of the Rotary Club of River Bend or to a member of the Foundation's board?" inline><v-radio label="Yes" value="Yes"></v-radio><v-radio label="No" value="No"></v-radio></v-radio-group>
		</v-card-text>
	</v-card>

	<v-card id="family" class="mb-6">
		<v-card-title>Family</v-card-title>
		<v-table density="compact">
			<thead><tr><th></th><th>Father</th><th>Mother</th></tr></thead>
			<tbody>
				<tr><th scope="row">Name</th><td v-for="who in ['father', 'mother']" :key="who"><v-text-field :ref="at('family.' + who + '.name')" v-model="form.family[who].name" variant="underlined" hide-details></v-text-field></td></tr>
				<tr><th scope="row">Address (if different)</th><td v-for="who in ['father', 'mother']" :key="who"><v-text-field :ref="at('family.' + who + '.address')" v-model="form.family[who].address" variant="underlined" hide-details></v-text-field></td></tr>
				<tr><th scope="row">Phone (H)</th><td v-for="who in ['father', 'mother']" :key="who"><v-mask-input :ref="at('family.' + who + '.phone')" v-model="form.family[who].phone" mask="(###) ###-####" variant="underlined" hide-details></v-mask-input></td></tr>
				<tr><th scope="row">Occupation</th><td v-for="who in ['father', 'mother']" :key="who"><v-text-field :ref="at('family.' + who + '.occupation')" v-model="form.family[who].occupation" variant="underlined" hide-details></v-text-field></td></tr>
				<tr><th scope="row">Place of employment</th><td v-for="who in ['father', 'mother']" :key="who"><v-text-field :ref="at('family.' + who + '.employer')" v-model="form.family[who].employer" variant="underlined" hide-details></v-text-field></td></tr>
				<tr><th scope="row">Highest level of education</th><td v-for="who in ['father', 'mother']" :key="who"><v-select :ref="at('family.' + who + '.education')" v-model="form.family[who].education" :items="educations" variant="underlined" hide-details></v-select></td></tr>
			</tbody>
		</v-table>
		<v-card-text>
			<v-row>
				<v-col><v-select :ref="at('family.marital')" v-model="form.family.marital" :items="maritals" label="Marital status of parents"></v-select></v-col>
				<v-col><v-select :ref="at('family.livesWith')" v-model="form.family.livesWith" :items="['Both parents', 'Father', 'Mother', 'Guardian', 'Other']" label="Applicant lives with"></v-select></v-col>
			</v-row>
			<p class="mb-2">Brothers and sisters (list names, ages and where in school)</p>
			<v-row v-for="(each, i) in form.family.siblings" :key="i" density="compact">
				<v-col cols="5"><v-text-field :ref="at('family.siblings.' + i + '.name')" v-model="each.name" label="Name" density="compact"></v-text-field></v-col>
				<v-col cols="2"><v-number-input :ref="at('family.siblings.' + i + '.age')" v-model="each.age" :min="0" label="Age" control-variant="hidden" density="compact"></v-number-input></v-col>
				<v-col cols="5"><v-text-field :ref="at('family.siblings.' + i + '.school')" v-model="each.school" label="School or college attending" density="compact"></v-text-field></v-col>
			</v-row>
			<v-btn size="small" variant="text" @click="addSibling">+ Add brother or sister</v-btn>
			<v-row class="mt-2">
				<v-col><v-number-input :ref="at('family.children')" v-model="form.family.children" :min="1" label="Number of children in family, including yourself" control-variant="split"></v-number-input></v-col>
				<v-col><v-number-input :ref="at('family.inCollege')" v-model="form.family.inCollege" :min="0" label="Number attending college next year, including yourself" control-variant="split"></v-number-input></v-col>
			</v-row>
		</v-card-text>
	</v-card>

	<v-sheet id="scholastic" border rounded class="pa-6 mb-6">
		<h2 class="text-h6">Scholastic Information Summary</h2>
		<p class="text-caption mb-4">(All Information on Form Will be Kept Confidential)</p>
		<div class="facts">
			<div>Highest SAT Scores</div>
			<div class="boxes">
				<v-text-field :ref="at('scholastic.satMath')" v-model="form.scholastic.satMath" label="Math" density="compact" hide-details></v-text-field>
				<v-text-field :ref="at('scholastic.satVerbal')" v-model="form.scholastic.satVerbal" label="Verbal" density="compact" hide-details></v-text-field>
				<v-text-field :ref="at('scholastic.satTotal')" v-model="form.scholastic.satTotal" label="Total" density="compact" hide-details></v-text-field>
			</div>
			<div>Highest ACT Score</div>
			<div class="boxes">
				<v-text-field :ref="at('scholastic.actEnglish')" v-model="form.scholastic.actEnglish" label="English" density="compact" hide-details></v-text-field>
				<v-text-field :ref="at('scholastic.actMath')" v-model="form.scholastic.actMath" label="Math" density="compact" hide-details></v-text-field>
				<v-text-field :ref="at('scholastic.actReading')" v-model="form.scholastic.actReading" label="Reading" density="compact" hide-details></v-text-field>
				<v-text-field :ref="at('scholastic.actScience')" v-model="form.scholastic.actScience" label="Science Reasoning" density="compact" hide-details></v-text-field>
				<v-text-field :ref="at('scholastic.actComposite')" v-model="form.scholastic.actComposite" label="Composite" density="compact" hide-details></v-text-field>
			</div>
			<div>GPA</div>
			<div class="boxes">
				<v-text-field :ref="at('scholastic.weighted')" v-model="form.scholastic.weighted" label="Weighted" density="compact" hide-details></v-text-field>
				<v-text-field :ref="at('scholastic.unweighted')" v-model="form.scholastic.unweighted" label="Un-weighted" density="compact" hide-details></v-text-field>
			</div>
			<div>Class Rank (if applicable)</div>
			<div class="boxes">
				<v-text-field :ref="at('scholastic.rank')" v-model="form.scholastic.rank" density="compact" hide-details></v-text-field>
				<span>out of</span>
				<v-text-field :ref="at('scholastic.outOf')" v-model="form.scholastic.outOf" density="compact" hide-details></v-text-field>
			</div>
			<label for="ap-tests"># of AP Tests Taken (if any)</label>
			<v-text-field id="ap-tests" :ref="at('scholastic.apTested')" v-model="form.scholastic.apTested" density="compact" hide-details></v-text-field>
			<label for="ap-three"># Tested =/&gt;3</label>
			<v-text-field id="ap-three" :ref="at('scholastic.apPassed')" v-model="form.scholastic.apPassed" density="compact" hide-details></v-text-field>
			<label for="college-classes"># of College Classes Taken (if any)</label>
			<v-text-field id="college-classes" :ref="at('scholastic.collegeClasses')" v-model="form.scholastic.collegeClasses" density="compact" hide-details></v-text-field>
			<label for="disciplinary"># of Disciplinary actions (if any)</label>
			<v-text-field id="disciplinary" :ref="at('scholastic.disciplinary')" v-model="form.scholastic.disciplinary" density="compact" hint="use separate sheet for explanation" persistent-hint></v-text-field>
		</div>
	</v-sheet>

	<section id="plans" class="mb-6">
		<h2 class="text-h6">Scholastic Aspirations</h2>
		<v-table>
			<thead><tr><th>Colleges/Universities Applied<br>(in preferential order)</th><th>Accepted/Rejected/Awaiting</th><th>Estimated Cost/yr<br>(tuition, board, books)</th></tr></thead>
			<tbody>
				<tr v-for="(each, i) in form.plans.colleges" :key="i">
					<td><v-text-field :ref="at('plans.colleges.' + i + '.name')" v-model="each.name" variant="plain" hide-details></v-text-field></td>
					<td><v-select :ref="at('plans.colleges.' + i + '.status')" v-model="each.status" :items="['Accepted', 'Rejected', 'Awaiting']" variant="plain" hide-details></v-select></td>
					<td><v-text-field :ref="at('plans.colleges.' + i + '.cost')" v-model="each.cost" variant="plain" hide-details></v-text-field></td>
				</tr>
			</tbody>
		</v-table>
		<v-text-field :ref="at('plans.attending')" v-model="form.plans.attending" label="College or university you plan to attend" class="mt-4"></v-text-field>
		<v-row>
			<v-col><v-combobox :ref="at('plans.major')" v-model="form.plans.major" :items="majors" label="Intended course of study/major"></v-combobox></v-col>
			<v-col><v-text-field :ref="at('plans.career')" v-model="form.plans.career" label="Career objective"></v-text-field></v-col>
		</v-row>
		<v-row>
			<v-col><v-select :ref="at('plans.degree')" v-model="form.plans.degree" :items="degrees" label="Highest degree you plan to earn"></v-select></v-col>
			<v-col><v-text-field :ref="at('plans.gradYear')" v-model="form.plans.gradYear" label="Expected year of college graduation" maxlength="4"></v-text-field></v-col>
		</v-row>
		<v-radio-group :ref="at('plans.load')" v-model="form.plans.load" label="I will be enrolled" inline><v-radio label="Full-time" value="Full-time"></v-radio><v-radio label="Part-time" value="Part-time"></v-radio></v-radio-group>
		<v-radio-group :ref="at('plans.housing')" v-model="form.plans.housing" label="While attending college I will live" inline><v-radio label="On campus" value="On campus"></v-radio><v-radio label="Off campus" value="Off campus"></v-radio><v-radio label="With parents" value="With parents"></v-radio></v-radio-group>
	</section>

	<v-card id="need" title="Financial Need" subtitle="The signature of a parent or guardian must certify the financial information on the form." class="mb-6">
		<v-card-text>
			<v-radio-group :ref="at('need.fafsa')" v-model="form.need.fafsa" label="Have you filed the Free Application for Federal Student Aid (FAFSA)?" inline><v-radio label="Yes" value="Yes"></v-radio><v-radio label="No" value="No"></v-radio></v-radio-group>
			<v-text-field :ref="at('need.sai')" v-model="form.need.sai" label="EFC/Student Aid Index from FAFSA (applicant supplies)" variant="solo-filled"></v-text-field>
			<v-row>
				<v-col><v-text-field :ref="at('need.income')" v-model="form.need.income" label="Total annual household income" prefix="$" variant="solo-filled"></v-text-field></v-col>
				<v-col><v-text-field :ref="at('need.agi')" v-model="form.need.agi" label="Federal income tax paid last year" prefix="$" variant="solo-filled"></v-text-field></v-col>
			</v-row>
			<v-row>
				<v-col><v-text-field :ref="at('need.housing')" v-model="form.need.housing" label="Monthly rent or mortgage payment" prefix="$" variant="solo-filled"></v-text-field></v-col>
				<v-col><v-text-field :ref="at('need.savings')" v-model="form.need.savings" label="Amount of your own savings available for college" prefix="$" variant="solo-filled"></v-text-field></v-col>
			</v-row>
			<v-radio-group :ref="at('need.aid')" v-model="form.need.aid" label="Are you receiving financial aid?" inline><v-radio label="Yes" value="Yes"></v-radio><v-radio label="No" value="No"></v-radio></v-radio-group>
			<v-radio-group :ref="at('need.firstGeneration')" v-model="form.need.firstGeneration" label="Will you be the first member of your family to attend college?" inline><v-radio label="Yes" value="Yes"></v-radio><v-radio label="No" value="No"></v-radio></v-radio-group>
			<p>Other Scholarships Applied For</p>
			<v-row v-for="(each, i) in form.need.scholarships" :key="i">
				<v-col cols="8"><v-text-field :ref="at('need.scholarships.' + i + '.name')" v-model="each.name" label="Name" variant="solo-filled"></v-text-field></v-col>
				<v-col cols="4"><v-text-field :ref="at('need.scholarships.' + i + '.amount')" v-model="each.amount" label="Amount Awarded (as of application date)" prefix="$" variant="solo-filled"></v-text-field></v-col>
			</v-row>
			<v-textarea :ref="at('need.circumstances')" v-model="form.need.circumstances" label="Explain any unusual family or personal circumstances that affect your need for financial aid" rows="3" variant="solo-filled"></v-textarea>
		</v-card-text>
	</v-card>

	<v-card id="record" class="mb-6">
		<v-card-title>Activities, Service and Employment</v-card-title>
		<v-card-text>
			<p>School and community activities (do not list paid jobs here). List positions held and years, e.g. Junior, Senior.</p>
			<v-table density="compact">
				<thead><tr><th>Organization</th><th>Position</th><th>Year(s)</th><th>Hours per week</th></tr></thead>
				<tbody>
					<tr v-for="(each, i) in form.record.activities" :key="i">
						<td><v-text-field :ref="at('record.activities.' + i + '.organization')" v-model="each.organization" density="compact" hide-details></v-text-field></td>
						<td><v-text-field :ref="at('record.activities.' + i + '.position')" v-model="each.position" density="compact" hide-details></v-text-field></td>
						<td><v-select :ref="at('record.activities.' + i + '.years')" v-model="each.years" :items="classYears" multiple chips density="compact" hide-details></v-select></td>
						<td><v-text-field :ref="at('record.activities.' + i + '.hours')" v-model="each.hours" density="compact" hide-details></v-text-field></td>
					</tr>
				</tbody>
			</v-table>
			<v-text-field :ref="at('record.serviceHours')" v-model="form.record.serviceHours" label="# Community Service Hrs." class="mt-4"></v-text-field>
			<p>Employment</p>
			<v-table density="compact">
				<thead><tr><th>Employer</th><th>Type of work</th><th>Hours worked per week</th></tr></thead>
				<tbody>
					<tr v-for="(each, i) in form.record.jobs" :key="i">
						<td><v-text-field :ref="at('record.jobs.' + i + '.employer')" v-model="each.employer" density="compact" hide-details></v-text-field></td>
						<td><v-text-field :ref="at('record.jobs.' + i + '.title')" v-model="each.title" density="compact" hide-details></v-text-field></td>
						<td><v-text-field :ref="at('record.jobs.' + i + '.hours')" v-model="each.hours" density="compact" hide-details></v-text-field></td>
					</tr>
				</tbody>
			</v-table>
			<p class="mt-4">Honors and awards</p>
			<v-row v-for="(each, i) in form.record.awards" :key="i" density="compact">
				<v-col cols="8"><v-text-field :ref="at('record.awards.' + i + '.name')" v-model="each.name" label="Award or honor" density="compact"></v-text-field></v-col>
				<v-col cols="4"><v-select :ref="at('record.awards.' + i + '.year')" v-model="each.year" :items="classYears" label="Year received" density="compact"></v-select></v-col>
			</v-row>
			<v-btn size="small" variant="text" @click="addAward">+ Add award</v-btn>
		</v-card-text>
	</v-card>

	<v-expansion-panels id="optional" :model-value="0" class="mb-6">
		<v-expansion-panel title="Optional information">
			<v-expansion-panel-text eager>
				<p>Some of the Foundation's funds are restricted by the donor. Answering is voluntary.</p>
				<v-radio-group :ref="at('optional.gender')" v-model="form.optional.gender" label="Gender"><v-radio label="Female" value="F"></v-radio><v-radio label="Male" value="M"></v-radio><v-radio label="Non-binary" value="X"></v-radio></v-radio-group>
				<v-select :ref="at('optional.ethnicity')" v-model="form.optional.ethnicity" :items="ethnicities" label="Ethnicity" clearable></v-select>
				<v-select :ref="at('optional.heard')" v-model="form.optional.heard" :items="['School counselor', 'Newspaper', 'Foundation website', 'Rotarian', 'Family or friend']" label="How did you hear about this scholarship?" clearable></v-select>
			</v-expansion-panel-text>
		</v-expansion-panel>
	</v-expansion-panels>

	<v-sheet id="references" class="pa-6 mb-6" border>
		<h2 class="text-h6">References</h2>
		<v-row>
			<v-col><v-text-field :ref="at('references.counselor')" v-model="form.references.counselor" label="Guidance Counselor"></v-text-field></v-col>
			<v-col><v-mask-input :ref="at('references.counselorPhone')" v-model="form.references.counselorPhone" mask="(###) ###-####" label="Phone #"></v-mask-input></v-col>
		</v-row>
		<v-row>
			<v-col><v-text-field :ref="at('references.reference')" v-model="form.references.reference" label="Personal reference (not a relative)"></v-text-field></v-col>
			<v-col><v-mask-input :ref="at('references.referencePhone')" v-model="form.references.referencePhone" mask="(###) ###-####" label="Phone #"></v-mask-input></v-col>
		</v-row>
	</v-sheet>

	<v-card id="closing" title="Essay and Signatures">
		<v-card-text>
			<v-textarea :ref="at('closing.essay')" v-model="form.closing.essay" label="How has the Rotary motto &quot;Service Above Self&quot; been part of your life? (300-500 words)" counter></v-textarea>
			<v-checkbox :ref="at('closing.truthful')" v-model="form.closing.truthful" label="I certify that the information in this application is complete and accurate to the best of my knowledge." hide-details></v-checkbox>
			<v-checkbox :ref="at('closing.release')" v-model="form.closing.release" label="I give permission for my school to release my transcript and for the Foundation to use my photograph for publicity."></v-checkbox>
			<v-row>
				<v-col><v-text-field :ref="at('closing.signature')" v-model="form.closing.signature" label="Signature of Applicant"></v-text-field></v-col>
				<v-col><v-text-field :ref="at('closing.parentSignature')" v-model="form.closing.parentSignature" label="Signature of Parent/Guardian"></v-text-field></v-col>
			</v-row>
			<v-btn type="submit" color="primary">Submit application</v-btn>
		</v-card-text>
	</v-card>
</v-container>
</v-form>
</v-main>
</v-app>`,
};

const iso = (date: Date) =>
	`${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;

function flat(value: unknown, key: string): [string, unknown][] {
	if (value instanceof Date) return [[key, iso(value)]];
	if (Array.isArray(value) && !(value[0] !== null && typeof value[0] === "object")) return [[key, [...value]]];
	if (value !== null && typeof value === "object") return Object.entries(value).flatMap(([name, each]) => flat(each, key ? `${key}.${name}` : name));
	return [[key, value]];
}

const words = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";

function shownIn(root: Element): unknown {
	if (root.classList.contains("v-radio-group")) return words(root.querySelector("input:checked")?.closest(".v-selection-control")?.querySelector("label"));
	if (root.classList.contains("v-checkbox")) return root.querySelector("input")?.checked;
	if (root.classList.contains("v-select--chips")) return [...root.querySelectorAll(".v-chip")].map(words);
	if (root.classList.contains("v-autocomplete") || root.classList.contains("v-combobox"))
		return words(root.querySelector("[class*=__selection-text]")) || (root.querySelector("input")?.value ?? "");
	if (root.classList.contains("v-select")) return words(root.querySelector(".v-select__selection-text"));
	return (root.querySelector("textarea:not([readonly]), input") as HTMLInputElement | null)?.value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(flat(form, "")), submitted: submitted.value }),
	formShown: () =>
		Object.fromEntries(
			flat(form, "").map(([key]) => {
				const root = drawn.get(key);
				return [key, root ? shownIn(root) : undefined];
			}),
		),
});

createApp(App)
	.use(createVuetify({ components: { ...components, VMaskInput }, icons: { defaultSet: "mdi", aliases, sets: { mdi } } }))
	.mount("#root");
