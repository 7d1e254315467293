import "vuetify/styles";
import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import * as directives from "vuetify/directives";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import { VMaskInput } from "vuetify/labs/VMaskInput";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const parent = () => ({ last: "", first: "", mi: "", former: "", living: null, occupation: "", employer: "", education: null });
const sibling = () => ({ name: "", age: "", college: "" });
const activity = () => ({ name: "", position: "", grades: [], hours: null, weeks: null });
const honor = () => ({ title: "", grades: [] });
const exam = () => ({ subject: null, score: null });

const f: any = reactive({
	last: "", first: "", middle: "", suffix: "", preferred: "", dob: null, sex: null, pronouns: null, ssn: "", phone: "", altPhone: "", email: "",
	street: "", apt: "", city: "", county: "", state: null, country: null, zip: "",
	mailDifferent: false, mailStreet: "", mailCity: "", mailState: null, mailZip: "",
	term: null, plan: null, aid: null, majors: [], career: "", degree: null, otherColleges: [],
	citizenship: null, birthCity: "", birthState: "", birthCountry: null, yearsUS: "", languages: [], hispanic: null, race: [], religion: "", armed: null,
	marital: null, home: null, firstGen: null, p1: parent(), p2: parent(), siblings: [],
	hsName: "", hsEntry: "", hsGrad: null, hsStreet: "", hsCity: "", hsState: null, hsZip: "", ceeb: "",
	counselor: "", counselorTitle: "", counselorEmail: "", collegeName: "", collegeDates: "", collegeDegree: "",
	rank: "", size: "", gpa: "", gpaWeighted: "", honors: [honor(), honor(), honor()],
	actTimes: "", act: "", actDate: null, satTimes: "", satErw: "", satErwDate: null, satMath: "", satMathDate: null,
	exams: [exam(), exam(), exam()], activities: [activity()],
	income: null, household: "", contribution: "", feeWaiver: null, cbo: null,
	discipline: null, certify: false, signature: "", signDate: null,
});
const elements: Record<string, any> = {};
let submitted = false;

const GRADES = [{ title: "9", value: 9 }, { title: "10", value: 10 }, { title: "11", value: 11 }, { title: "12", value: 12 }];

const App = {
	setup: () => ({
		f,
		panels: reactive({ open: [0] }),
		/** Keeps the place of a control, for the test's eyes only. */
		at: (key: string) => (made: any) => {
			if (made) elements[key] = made.$el ?? made;
		},
		addSibling: () => f.siblings.push(sibling()),
		send: () => {
			submitted = true;
		},
		states: STATES.map(([value, title]) => ({ value, title })),
		countries: COUNTRIES,
		majors: MAJORS,
		colleges: ["Carleton College", "Grinnell College", "Lewis & Clark College", "Oregon State University", "Pitzer College", "Reed College", "Smith College", "University of Puget Sound", "University of Washington", "Whitman College", "Willamette University"],
		grades: GRADES,
		pronouns: ["He/him/his", "She/her/hers", "They/them/theirs", "Other"],
		plans: ["Early Decision I", "Early Decision II", "Early Action", "Regular Decision"],
		degrees: ["Bachelor's (BA, BS)", "Master's (MA, MS)", "Business (MBA)", "Law (JD, LLM)", "Medicine (MD, DO, DVM, DDS)", "Doctorate (PhD, EdD)", "Undecided", "Other"],
		citizenships: ["US citizen", "US national", "US permanent resident", "US refugee or asylee", "Other (non-US)"],
		races: ["American Indian or Alaska Native", "Asian (including Indian subcontinent and Philippines)", "Black or African American (including Africa and Caribbean)", "Native Hawaiian or other Pacific Islander", "White (including Middle East)"],
		services: ["Currently serving", "Previously served", "Current dependent", "None"],
		maritals: ["Never married", "Married", "Civil union/Domestic partners", "Widowed", "Separated", "Divorced"],
		homes: ["Parent 1", "Parent 2", "Both", "Legal guardian", "Ward of the court/state", "Other"],
		schooling: ["Some grade/primary school", "Some secondary school", "Graduated from secondary school (or equivalent)", "Some trade school or community college", "Some college/university", "Graduated from college/university", "Graduate school"],
		examNames: ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Language", "AP English Literature", "AP Environmental Science", "AP European History", "AP Physics 1", "AP Psychology", "AP Spanish Language", "AP Statistics", "AP United States History", "AP World History"],
		brackets: ["Under $30,000", "$30,000 – $48,000", "$48,001 – $75,000", "$75,001 – $110,000", "$110,001 – $200,000", "Over $200,000", "Decline to state"],
		cbos: ["Boys & Girls Clubs of America", "College Possible", "GEAR UP", "Posse Foundation", "QuestBridge", "Upward Bound"],
	}),
	template: `
<v-app>
<v-app-bar color="#5b1f2b" title="Friarbird College" flat></v-app-bar>
<v-main class="bg-grey-lighten-4">
<v-container max-width="1000">
<v-form @submit.prevent="send">
	<h1 class="text-h4 my-4">Application for First-Year Admission</h1>
	<p class="mb-6">For Spring 2028 or Fall 2027 enrollment. Friarbird has no application fee for students with financial need. Please enter your name exactly as it appears on official documents.</p>

	<v-card class="mb-6" id="applicant">
		<v-card-title>Applicant</v-card-title>
		<v-card-text>
			<div class="text-subtitle-2 mb-2">Legal Name</div>
			<v-row dense>
				<v-col cols="12" md="4"><v-text-field :ref="at('last')" v-model="f.last" label="Last/Family/Sur" variant="outlined" hint="Enter name exactly as it appears on official documents."></v-text-field></v-col>
				<v-col cols="12" md="3"><v-text-field :ref="at('first')" v-model="f.first" label="First/Given" variant="outlined"></v-text-field></v-col>
				<v-col cols="12" md="3"><v-text-field :ref="at('middle')" v-model="f.middle" label="Middle (complete)" variant="outlined"></v-text-field></v-col>
				<v-col cols="12" md="2"><v-text-field :ref="at('suffix')" v-model="f.suffix" label="Jr., etc." variant="outlined"></v-text-field></v-col>
				<v-col cols="12" md="4"><v-text-field :ref="at('preferred')" v-model="f.preferred" label="Preferred name, if not first name (only one)" variant="outlined"></v-text-field></v-col>
				<v-col cols="12" md="4"><v-date-input :ref="at('dob')" v-model="f.dob" label="Birth Date" input-format="mm/dd/yyyy" prepend-icon="" prepend-inner-icon="$calendar" variant="outlined"></v-date-input></v-col>
				<v-col cols="12" md="4"><v-select :ref="at('pronouns')" v-model="f.pronouns" :items="pronouns" label="Pronouns (optional)" variant="outlined" clearable></v-select></v-col>
				<v-col cols="12" md="4"><v-radio-group :ref="at('sex')" v-model="f.sex" label="Sex" inline><v-radio label="Female" value="F"></v-radio><v-radio label="Male" value="M"></v-radio></v-radio-group></v-col>
				<v-col cols="12" md="8"><v-text-field :ref="at('ssn')" v-model="f.ssn" label="US Social Security Number, if any" variant="outlined" hint="Required for US Citizens and Permanent Residents applying for financial aid via FAFSA" persistent-hint></v-text-field></v-col>
				<v-col cols="12" md="4"><v-mask-input :ref="at('phone')" v-model="f.phone" mask="(###) ###-####" return-masked-value label="Preferred telephone" type="tel" variant="outlined"></v-mask-input></v-col>
				<v-col cols="12" md="4"><v-mask-input :ref="at('altPhone')" v-model="f.altPhone" mask="(###) ###-####" return-masked-value label="Alternate telephone" type="tel" variant="outlined"></v-mask-input></v-col>
				<v-col cols="12" md="4"><v-text-field :ref="at('email')" v-model="f.email" label="E-mail Address" type="email" variant="outlined"></v-text-field></v-col>
			</v-row>
			<div class="text-subtitle-2 mt-4 mb-2">Permanent home address</div>
			<v-row dense>
				<v-col cols="12" md="8"><v-text-field :ref="at('street')" v-model="f.street" label="Number & Street" variant="outlined"></v-text-field></v-col>
				<v-col cols="12" md="4"><v-text-field :ref="at('apt')" v-model="f.apt" label="Apartment #" variant="outlined"></v-text-field></v-col>
				<v-col cols="12" md="6"><v-text-field :ref="at('city')" v-model="f.city" label="City/Town" variant="outlined"></v-text-field></v-col>
				<v-col cols="12" md="6"><v-text-field :ref="at('county')" v-model="f.county" label="County or Parish" variant="outlined"></v-text-field></v-col>
				<v-col cols="12" md="5"><v-autocomplete :ref="at('state')" v-model="f.state" :items="states" label="State/Province" variant="outlined"></v-autocomplete></v-col>
				<v-col cols="12" md="4"><v-autocomplete :ref="at('country')" v-model="f.country" :items="countries" label="Country" variant="outlined"></v-autocomplete></v-col>
				<v-col cols="12" md="3"><v-text-field :ref="at('zip')" v-model="f.zip" label="ZIP/Postal Code" variant="outlined"></v-text-field></v-col>
			</v-row>
			<v-checkbox :ref="at('mailDifferent')" v-model="f.mailDifferent" label="My current mailing address for admission correspondence is different from above" hide-details></v-checkbox>
			<v-row dense v-if="f.mailDifferent" id="mailing">
				<v-col cols="12"><v-text-field :ref="at('mailStreet')" v-model="f.mailStreet" label="Current mailing address" variant="outlined"></v-text-field></v-col>
				<v-col cols="5"><v-text-field :ref="at('mailCity')" v-model="f.mailCity" label="City/Town" variant="outlined"></v-text-field></v-col>
				<v-col cols="4"><v-autocomplete :ref="at('mailState')" v-model="f.mailState" :items="states" label="State/Province" variant="outlined"></v-autocomplete></v-col>
				<v-col cols="3"><v-text-field :ref="at('mailZip')" v-model="f.mailZip" label="ZIP/Postal Code" variant="outlined"></v-text-field></v-col>
			</v-row>
		</v-card-text>
	</v-card>

	<v-card class="mb-6" id="plans">
		<v-card-title>Future Plans</v-card-title>
		<v-card-subtitle>Your answers to these questions will vary for different colleges.</v-card-subtitle>
		<v-card-text>
			<v-row>
				<v-col cols="12" md="4"><v-radio-group :ref="at('term')" v-model="f.term" label="Entry Term"><v-radio label="Fall 2027" value="2027FA"></v-radio><v-radio label="Spring 2028" value="2028SP"></v-radio></v-radio-group></v-col>
				<v-col cols="12" md="4"><v-select :ref="at('plan')" v-model="f.plan" :items="plans" label="Decision Plan"></v-select></v-col>
				<v-col cols="12" md="4"><v-radio-group :ref="at('aid')" v-model="f.aid" label="Do you intend to apply for need-based financial aid?" inline><v-radio label="Yes" :value="true"></v-radio><v-radio label="No" :value="false"></v-radio></v-radio-group></v-col>
				<v-col cols="12" md="6"><v-combobox :ref="at('majors')" v-model="f.majors" :items="majors" label="Academic Interests" hint="Choose from the list or type your own, then press Enter" persistent-hint multiple chips closable-chips></v-combobox></v-col>
				<v-col cols="12" md="6"><v-text-field :ref="at('career')" v-model="f.career" label="Career Interest"></v-text-field></v-col>
				<v-col cols="12" md="6"><v-select :ref="at('degree')" v-model="f.degree" :items="degrees" label="Highest degree you intend to earn"></v-select></v-col>
				<v-col cols="12" md="6"><v-combobox :ref="at('otherColleges')" v-model="f.otherColleges" :items="colleges" label="Other colleges to which you are applying (optional)" multiple chips closable-chips></v-combobox></v-col>
			</v-row>
		</v-card-text>
	</v-card>

	<v-card class="mb-6" id="demographics">
		<v-card-title>Demographics</v-card-title>
		<v-card-text>
			<v-row>
				<v-col cols="12" md="6"><v-select :ref="at('citizenship')" v-model="f.citizenship" :items="citizenships" label="Citizenship Status" variant="outlined"></v-select></v-col>
				<v-col cols="12" md="6"><v-text-field :ref="at('yearsUS')" v-model="f.yearsUS" label="Years lived in the US" type="number" variant="outlined"></v-text-field></v-col>
				<v-col cols="12"><div class="text-subtitle-2">Place of birth</div></v-col>
				<v-col cols="12" md="4"><v-text-field :ref="at('birthCity')" v-model="f.birthCity" label="City/Town" variant="outlined"></v-text-field></v-col>
				<v-col cols="12" md="4"><v-text-field :ref="at('birthState')" v-model="f.birthState" label="State/Province" variant="outlined"></v-text-field></v-col>
				<v-col cols="12" md="4"><v-autocomplete :ref="at('birthCountry')" v-model="f.birthCountry" :items="countries" label="Country" variant="outlined"></v-autocomplete></v-col>
				<v-col cols="12"><v-combobox :ref="at('languages')" v-model="f.languages" :items="['Arabic', 'Chinese', 'English', 'French', 'German', 'Japanese', 'Korean', 'Portuguese', 'Russian', 'Spanish', 'Vietnamese']" label="Language Proficiency" hint="List every language you speak, read or write" persistent-hint multiple chips closable-chips variant="outlined"></v-combobox></v-col>
			</v-row>
			<v-alert type="info" variant="tonal" density="compact" class="my-4">The items below are optional. No information you provide will be used in a discriminatory manner.</v-alert>
			<p>1. Are you Hispanic/Latino?</p>
			<v-radio-group :ref="at('hispanic')" v-model="f.hispanic" inline hide-details aria-label="Are you Hispanic/Latino?"><v-radio label="Yes, Hispanic or Latino (including Spain)" value="Y"></v-radio><v-radio label="No" value="N"></v-radio></v-radio-group>
			<p class="mt-4">2. Regardless of your answer to the prior question, please indicate how you identify yourself. (Check one or more.)</p>
			<div :ref="at('race')"><v-checkbox v-for="race in races" :key="race" v-model="f.race" :label="race" :value="race" density="compact" hide-details></v-checkbox></div>
			<v-row class="mt-2">
				<v-col cols="12" md="6"><v-text-field :ref="at('religion')" v-model="f.religion" label="Religious Preference" variant="outlined"></v-text-field></v-col>
				<v-col cols="12" md="6"><v-select :ref="at('armed')" v-model="f.armed" :items="services" label="US Armed Forces status" variant="outlined"></v-select></v-col>
			</v-row>
		</v-card-text>
	</v-card>

	<v-card class="mb-6" id="family">
		<v-card-title>Family</v-card-title>
		<v-card-text>
			<p class="mb-4">Please list both parents below, even if one or more is deceased or no longer has legal responsibilities toward you. Many colleges collect this information for demographic purposes even if you are an adult or an emancipated minor.</p>
			<v-row>
				<v-col cols="12" md="6"><v-select :ref="at('marital')" v-model="f.marital" :items="maritals" label="Parents' marital status (relative to each other)"></v-select></v-col>
				<v-col cols="12" md="6"><v-select :ref="at('home')" v-model="f.home" :items="homes" label="With whom do you make your permanent home?"></v-select></v-col>
			</v-row>
			<v-row>
				<v-col cols="12" md="6" v-for="(p, n) in ['p1', 'p2']" :key="p">
					<v-sheet border rounded class="pa-4" :id="p">
						<div class="text-h6 mb-2">Parent {{ n + 1 }}</div>
						<v-radio-group :ref="at(p + '.living')" v-model="f[p].living" :label="'Is Parent ' + (n + 1) + ' living?'" inline hide-details><v-radio label="Yes" value="yes"></v-radio><v-radio label="No" value="no"></v-radio></v-radio-group>
						<v-text-field :ref="at(p + '.last')" v-model="f[p].last" label="Last/Family/Sur" density="comfortable"></v-text-field>
						<v-row dense><v-col cols="8"><v-text-field :ref="at(p + '.first')" v-model="f[p].first" label="First/Given" density="comfortable"></v-text-field></v-col><v-col cols="4"><v-text-field :ref="at(p + '.mi')" v-model="f[p].mi" label="Middle initial" maxlength="1" density="comfortable"></v-text-field></v-col></v-row>
						<v-text-field :ref="at(p + '.former')" v-model="f[p].former" label="Former last name(s)" density="comfortable"></v-text-field>
						<v-text-field :ref="at(p + '.occupation')" v-model="f[p].occupation" label="Occupation" density="comfortable"></v-text-field>
						<v-text-field :ref="at(p + '.employer')" v-model="f[p].employer" label="Employer" density="comfortable"></v-text-field>
						<v-select :ref="at(p + '.education')" v-model="f[p].education" :items="schooling" label="Education level" density="comfortable"></v-select>
					</v-sheet>
				</v-col>
			</v-row>
			<v-radio-group :ref="at('firstGen')" v-model="f.firstGen" class="mt-4" label="Will you be among the first generation in your family to graduate from a four-year college?" inline><v-radio label="Yes" value="Y"></v-radio><v-radio label="No" value="N"></v-radio></v-radio-group>
			<div class="text-h6">Siblings</div>
			<p>Please give names and ages of your brothers or sisters. If they are attending or have attended college, give the name of the institution.</p>
			<v-row dense v-for="(s, n) in f.siblings" :key="n" class="sibling mt-2">
				<v-col cols="5"><v-text-field :ref="at('siblings.' + n + '.name')" v-model="s.name" label="Name" variant="underlined"></v-text-field></v-col>
				<v-col cols="2"><v-text-field :ref="at('siblings.' + n + '.age')" v-model="s.age" label="Age" variant="underlined"></v-text-field></v-col>
				<v-col cols="5"><v-text-field :ref="at('siblings.' + n + '.college')" v-model="s.college" label="College attended" variant="underlined"></v-text-field></v-col>
			</v-row>
			<v-btn variant="tonal" class="mt-2" @click="addSibling">Add sibling</v-btn>
		</v-card-text>
	</v-card>

	<v-card class="mb-6" id="education">
		<v-card-title>Education</v-card-title>
		<v-card-text>
			<div class="text-subtitle-1 mb-2">Secondary School</div>
			<v-row dense>
				<v-col cols="12" md="6"><label class="text-body-2" for="hs-name">Most recent secondary school attended</label><v-text-field id="hs-name" :ref="at('hsName')" v-model="f.hsName" variant="outlined" density="compact"></v-text-field></v-col>
				<v-col cols="6" md="3"><label class="text-body-2" for="hs-entry">Entry Date (mm/yyyy)</label><v-text-field id="hs-entry" :ref="at('hsEntry')" v-model="f.hsEntry" variant="outlined" density="compact" maxlength="7"></v-text-field></v-col>
				<v-col cols="6" md="3"><label class="text-body-2" for="hs-grad">Graduation Date</label><v-date-input id="hs-grad" :ref="at('hsGrad')" v-model="f.hsGrad" input-format="mm/dd/yyyy" prepend-icon="" variant="outlined" density="compact"></v-date-input></v-col>
				<v-col cols="12" md="8"><label class="text-body-2" for="hs-street">Number &amp; Street</label><v-text-field id="hs-street" :ref="at('hsStreet')" v-model="f.hsStreet" variant="outlined" density="compact"></v-text-field></v-col>
				<v-col cols="12" md="4"><label class="text-body-2" for="hs-ceeb">CEEB/ACT Code</label><v-text-field id="hs-ceeb" :ref="at('ceeb')" v-model="f.ceeb" variant="outlined" density="compact"></v-text-field></v-col>
				<v-col cols="12" md="5"><label class="text-body-2" for="hs-city">City/Town</label><v-text-field id="hs-city" :ref="at('hsCity')" v-model="f.hsCity" variant="outlined" density="compact"></v-text-field></v-col>
				<v-col cols="12" md="4"><label class="text-body-2" for="hs-state">State/Province</label><v-autocomplete id="hs-state" :ref="at('hsState')" v-model="f.hsState" :items="states" variant="outlined" density="compact"></v-autocomplete></v-col>
				<v-col cols="12" md="3"><label class="text-body-2" for="hs-zip">ZIP/Postal Code</label><v-text-field id="hs-zip" :ref="at('hsZip')" v-model="f.hsZip" variant="outlined" density="compact"></v-text-field></v-col>
				<v-col cols="12" md="5"><label class="text-body-2" for="gc-name">Counselor's Name</label><v-text-field id="gc-name" :ref="at('counselor')" v-model="f.counselor" variant="outlined" density="compact" placeholder="Mr./Mrs./Ms."></v-text-field></v-col>
				<v-col cols="12" md="3"><label class="text-body-2" for="gc-title">Counselor's Title</label><v-text-field id="gc-title" :ref="at('counselorTitle')" v-model="f.counselorTitle" variant="outlined" density="compact"></v-text-field></v-col>
				<v-col cols="12" md="4"><label class="text-body-2" for="gc-email">E-mail</label><v-text-field id="gc-email" :ref="at('counselorEmail')" v-model="f.counselorEmail" variant="outlined" density="compact"></v-text-field></v-col>
			</v-row>
			<div class="text-subtitle-1 mb-2">Colleges &amp; Universities</div>
			<p class="mb-2">List all college/university affiliated courses you have taken since 9th grade and mark all that apply.</p>
			<v-table density="compact" id="colleges-attended">
				<thead><tr><th>College/University Name</th><th>Dates Attended</th><th>Degree Earned</th></tr></thead>
				<tbody><tr>
					<td><v-text-field :ref="at('collegeName')" v-model="f.collegeName" variant="plain" hide-details></v-text-field></td>
					<td><v-text-field :ref="at('collegeDates')" v-model="f.collegeDates" variant="plain" hide-details></v-text-field></td>
					<td><v-text-field :ref="at('collegeDegree')" v-model="f.collegeDegree" variant="plain" hide-details></v-text-field></td>
				</tr></tbody>
			</v-table>
			<div class="text-subtitle-1 mt-6 mb-2">Grades</div>
			<v-row dense id="grades">
				<v-col cols="6" md="3"><v-text-field :ref="at('rank')" v-model="f.rank" label="Class Rank" type="number" hint="if available" persistent-hint></v-text-field></v-col>
				<v-col cols="6" md="3"><v-text-field :ref="at('size')" v-model="f.size" label="Class Size" type="number"></v-text-field></v-col>
				<v-col cols="6" md="3"><v-text-field :ref="at('gpa')" v-model="f.gpa" label="Cumulative GPA, unweighted" suffix="/ 4.0"></v-text-field></v-col>
				<v-col cols="6" md="3"><v-text-field :ref="at('gpaWeighted')" v-model="f.gpaWeighted" label="Weighted GPA"></v-text-field></v-col>
			</v-row>
			<div class="text-subtitle-1 mt-6 mb-2">Honors</div>
			<p class="mb-2">Briefly list any academic distinctions or honors you have received since the 9th grade or international equivalent.</p>
			<v-table id="honors">
				<thead><tr><th style="width: 65%">Honor</th><th>Grade level</th></tr></thead>
				<tbody><tr v-for="(h, n) in f.honors" :key="n">
					<td><v-text-field :ref="at('honors.' + n + '.title')" v-model="h.title" variant="outlined" density="compact" hide-details></v-text-field></td>
					<td><v-select :ref="at('honors.' + n + '.grades')" v-model="h.grades" :items="grades" multiple variant="outlined" density="compact" hide-details></v-select></td>
				</tr></tbody>
			</v-table>
		</v-card-text>
	</v-card>

	<v-card class="mb-6" id="tests">
		<v-card-title>Testing</v-card-title>
		<v-card-text>
			<p class="mb-4">Submitting test scores to Friarbird is optional. We have no preference between the two tests. Please submit only your highest scores.</p>
			<v-row dense>
				<v-col cols="2" class="text-subtitle-1 pt-5">ACT</v-col>
				<v-col cols="3"><v-text-field :ref="at('actTimes')" v-model="f.actTimes" label="Number of times taken" id="act-times"></v-text-field></v-col>
				<v-col cols="3"><v-text-field :ref="at('act')" v-model="f.act" label="Highest composite" id="act-comp"></v-text-field></v-col>
				<v-col cols="4"><v-date-input :ref="at('actDate')" v-model="f.actDate" label="Composite date" input-format="mm/dd/yyyy" prepend-icon="" id="act-date"></v-date-input></v-col>
				<v-col cols="2" class="text-subtitle-1 pt-5">SAT</v-col>
				<v-col cols="10" md="2"><v-text-field :ref="at('satTimes')" v-model="f.satTimes" label="Number of times taken" id="sat-times"></v-text-field></v-col>
				<v-col cols="6" md="2"><v-text-field :ref="at('satErw')" v-model="f.satErw" label="Highest Evidence-Based Reading and Writing" id="sat-erw"></v-text-field></v-col>
				<v-col cols="6" md="2"><v-date-input :ref="at('satErwDate')" v-model="f.satErwDate" label="Reading and Writing date" input-format="mm/dd/yyyy" prepend-icon="" id="sat-erw-date"></v-date-input></v-col>
				<v-col cols="6" md="2"><v-text-field :ref="at('satMath')" v-model="f.satMath" label="Highest Math" id="sat-math"></v-text-field></v-col>
				<v-col cols="6" md="2"><v-date-input :ref="at('satMathDate')" v-model="f.satMathDate" label="Math date" input-format="mm/dd/yyyy" prepend-icon="" id="sat-math-date"></v-date-input></v-col>
			</v-row>
			<div class="text-subtitle-1 mb-2">AP/IB/SAT Subjects</div>
			<v-row dense v-for="(e, n) in f.exams" :key="n" class="exam">
				<v-col cols="8"><v-autocomplete :ref="at('exams.' + n + '.subject')" v-model="e.subject" :items="examNames" :label="'Test ' + (n + 1) + ': type & subject'" variant="solo-filled" density="compact"></v-autocomplete></v-col>
				<v-col cols="4"><v-select :ref="at('exams.' + n + '.score')" v-model="e.score" :items="[1, 2, 3, 4, 5]" label="Score" variant="solo-filled" density="compact"></v-select></v-col>
			</v-row>
		</v-card-text>
	</v-card>

	<v-card class="mb-6" id="activities">
		<v-card-title>Extracurricular Activities &amp; Work Experience</v-card-title>
		<v-card-text>
			<p class="mb-4">Please list your principal extracurricular, volunteer, and work activities in their order of importance to you. Feel free to group your activities and paid work experience separately if you prefer.</p>
			<v-expansion-panels v-model="panels.open" multiple variant="accordion">
				<v-expansion-panel v-for="(a, n) in f.activities" :key="n" :value="n" class="activity" eager>
					<v-expansion-panel-title>Activity {{ n + 1 }}</v-expansion-panel-title>
					<v-expansion-panel-text>
						<v-text-field :ref="at('activities.' + n + '.name')" v-model="a.name" label="Activity"></v-text-field>
						<v-text-field :ref="at('activities.' + n + '.position')" v-model="a.position" label="Positions held, honors won, letters earned, or employer"></v-text-field>
						<div class="text-body-2">Grade level or post-graduate (PG)</div>
						<v-chip-group :ref="at('activities.' + n + '.grades')" v-model="a.grades" multiple filter><v-chip v-for="g in grades" :key="g.value" :value="g.value">{{ g.title }}</v-chip></v-chip-group>
						<div class="text-body-2 mb-2">Approximate time spent</div>
						<v-row dense>
							<v-col cols="6"><v-number-input :ref="at('activities.' + n + '.hours')" v-model="a.hours" :min="0" :max="168" label="Hours per week" control-variant="stacked"></v-number-input></v-col>
							<v-col cols="6"><v-number-input :ref="at('activities.' + n + '.weeks')" v-model="a.weeks" :min="0" :max="52" label="Weeks per year" control-variant="stacked"></v-number-input></v-col>
						</v-row>
					</v-expansion-panel-text>
				</v-expansion-panel>
			</v-expansion-panels>
			<v-btn class="mt-4" variant="outlined" @click="f.activities.push({ name: '', position: '', grades: [], hours: null, weeks: null }), panels.open.push(f.activities.length - 1)">Add another activity</v-btn>
		</v-card-text>
	</v-card>

	<v-card class="mb-6" id="financial">
		<v-card-title>Financial Background</v-card-title>
		<v-card-text>
			<p class="mb-4">This section helps us understand your circumstances. It is not an application for financial aid.</p>
			<v-row>
				<v-col cols="12" md="6"><v-select :ref="at('income')" v-model="f.income" :items="brackets" label="Income Bracket" hint="Combined annual income of the household, before taxes" persistent-hint variant="outlined"></v-select></v-col>
				<v-col cols="12" md="6"><v-text-field :ref="at('household')" v-model="f.household" label="Number of people living in your household" type="number" variant="outlined"></v-text-field></v-col>
				<v-col cols="12" md="6"><v-text-field :ref="at('contribution')" v-model="f.contribution" label="How much can your family contribute toward your first year at Friarbird?" prefix="$" variant="outlined"></v-text-field></v-col>
				<v-col cols="12" md="6"><v-combobox :ref="at('cbo')" v-model="f.cbo" :items="cbos" label="If a community-based organization has helped you with your application process, please specify" variant="outlined"></v-combobox></v-col>
			</v-row>
			<v-radio-group :ref="at('feeWaiver')" v-model="f.feeWaiver" label="Are you planning to apply for an application fee waiver?" inline><v-radio label="Yes" value="Y"></v-radio><v-radio label="No" value="N"></v-radio></v-radio-group>
		</v-card-text>
	</v-card>

	<v-card class="mb-6" id="signature">
		<v-card-title>Disciplinary History &amp; Required Signature</v-card-title>
		<v-card-text>
			<p>Have you ever been found responsible for a disciplinary violation at any educational institution you have attended from the 9th grade (or the international equivalent) forward, whether related to academic misconduct or behavioral misconduct, that resulted in a disciplinary action?</p>
			<v-radio-group :ref="at('discipline')" v-model="f.discipline" inline><v-radio label="Yes" value="Y"></v-radio><v-radio label="No" value="N"></v-radio></v-radio-group>
			<v-checkbox :ref="at('certify')" v-model="f.certify" label="I certify that all information submitted in the admission process—including this application and any other supporting materials—is my own work, factually true, and honestly presented."></v-checkbox>
			<v-row><v-col cols="8"><v-text-field :ref="at('signature')" v-model="f.signature" label="Signature"></v-text-field></v-col><v-col cols="4"><v-date-input :ref="at('signDate')" v-model="f.signDate" label="Date" input-format="mm/dd/yyyy" prepend-icon=""></v-date-input></v-col></v-row>
			<v-btn type="submit" color="#5b1f2b">Submit application</v-btn>
		</v-card-text>
	</v-card>
</v-form>
</v-container>
</v-main>
</v-app>`,
};

const vuetify = createVuetify({
	components: { ...components, VMaskInput },
	directives,
	icons: { defaultSet: "mdi", aliases, sets: { mdi } },
});
createApp(App).use(vuetify).mount("#root");

/** Every answer with its key: rows as `siblings.0.name`. */
function flat(value: any, prefix = ""): [string, any][] {
	return Object.entries<any>(value).flatMap(([key, each]) => {
		const isRow = Array.isArray(each) && typeof each[0] === "object" && each[0] !== null;
		const isGroup = each && typeof each === "object" && !Array.isArray(each) && !(each instanceof Date);
		if (key === "siblings" || isRow || isGroup) return flat(each, `${prefix}${key}.`);
		return [[prefix + key, each] as [string, any]];
	});
}
const plain = (value: any) => {
	if (value instanceof Date) return `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}`;
	return Array.isArray(value) ? [...value] : value;
};
const textOf = (element: any) => element?.textContent.trim() ?? "";

function shownOf(key: string): unknown {
	const element = elements[key];
	if (!element?.isConnected) return "";
	const has = (name: string) => element.classList.contains(name);
	if (key === "race") return [...element.querySelectorAll("input:checked")].map((box: any) => textOf(box.closest(".v-checkbox").querySelector("label")));
	if (has("v-radio-group")) return textOf(element.querySelector("input:checked")?.closest(".v-radio").querySelector("label"));
	if (has("v-checkbox")) return element.querySelector("input").checked;
	if (has("v-chip-group")) return [...element.querySelectorAll(".v-chip--selected")].map(textOf);
	if (has("v-select--multiple") || has("v-combobox--multiple")) {
		const chips = element.querySelectorAll(".v-chip__content");
		return [...(chips.length ? chips : element.querySelectorAll(".v-select__selection-text"))].map((each: any) => textOf(each).replace(/,$/, ""));
	}
	if (has("v-select")) return textOf(element.querySelector(".v-select__selection-text"));
	return element.querySelector("input:not([type=hidden])").value;
}

const w = window as any;
w.formState = () => ({ ...Object.fromEntries(flat(f).map(([key, value]) => [key, plain(value)])), submitted });
w.formShown = () => Object.fromEntries(flat(f).map(([key]) => [key, shownOf(key)]));
