import Aura from "@primeuix/themes/aura";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import PrimeVue from "primevue/config";
import DatePicker from "primevue/datepicker";
import Fieldset from "primevue/fieldset";
import FloatLabel from "primevue/floatlabel";
import IftaLabel from "primevue/iftalabel";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import MultiSelect from "primevue/multiselect";
import Panel from "primevue/panel";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import Textarea from "primevue/textarea";
import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
import { AP_SUBJECTS_OFFERED } from "./subjects";
import { STATES } from "../../lists";
import "./page.css";

const els: Record<string, HTMLElement> = {};
const person = { relation: "", employer: "" };

const f = reactive({
	prefix: null, first: "", middle: "", last: "", suffix: null, goBy: "", dob: null as Date | null, birthPlace: "", ssn4: "",
	gender: null, citizen: "", naturalized: "", married: "", served: "",
	mail: { street: "", city: "", state: null, zip: "" },
	home: { street: "", unit: "", city: "", state: null, zip: "" },
	email: "", cell: "", otherPhone: "",
	p1: { first: "", mi: "", last: "", job: "", school: null, ...person },
	p2: { full: "", job: "", school: null, ...person },
	parentsStatus: null,
	siblings: [0, 1].map(() => ({ name: "", age: null })),
	school: "", schoolCity: "", schoolState: null, ceeb: "", gradDate: null as Date | null, doing: null,
	wgpa: null, ugpa: null, rank: null, size: null, college: "", collegeWhen: "",
	counselor: "", counselorPhone: "",
	satRw: null, satM: null, satT: null,
	actC: null, actDate: null as Date | null, psat: null,
	ap: [0, 1].map(() => ({ exam: "" as string | null, score: null })),
	courses: [0, 1].map(() => ({ name: "", grade: "" })),
	orgs: [0, 1, 2].map(() => ({ name: "", lead: "", years: [] as number[], hours: null, weeks: null })),
	athletics: "", awards: [0, 1].map(() => ({ name: "", year: null })),
	usafa: null, usmma: null, usma: null, usna: null, requested: "", nominated: "", major: "", career: "",
	refs: [0].map(() => ({ name: "", title: "", phone: "" })),
	altName: "", altPhone: "",
	hispanic: "", race: null,
	certify: false, signature: "", signedOn: null as Date | null,
});
let submitted = false;

const page = {
	components: {
		AutoComplete, Button, Checkbox, DatePicker, Fieldset, FloatLabel, IftaLabel, InputMask, InputNumber, InputText,
		MultiSelect, Panel, RadioButton, Select, SelectButton, Textarea,
	},
	data: () => ({
		f,
		prefixes: ["Mr.", "Mrs.", "Ms.", "Miss", "Dr."],
		suffixes: ["Jr.", "Sr.", "II", "III", "IV"],
		states: STATES.map(([code, name]) => ({ code, name })),
		yesNo: ["Yes", "No"],
		sexes: [{ name: "Male", code: "M" }, { name: "Female", code: "F" }],
		schooling: ["Did not finish high school", "High school graduate or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree"],
		marital: ["Married", "Divorced", "Separated", "Widowed", "Never married"],
		doings: ["Attending high school", "Attending college", "Attending a preparatory school", "Enlisted in the Armed Forces", "Working", "Other"],
		grades: [{ y: 9, name: "9th" }, { y: 10, name: "10th" }, { y: 11, name: "11th" }, { y: 12, name: "12th" }],
		choices: [1, 2, 3, 4].map((n) => ({ n, name: ["First choice", "Second choice", "Third choice", "Fourth choice"][n - 1] })),
		races: [
			{ id: 1, name: "American Indian or Alaska Native" }, { id: 2, name: "Asian" }, { id: 3, name: "Black or African American" },
			{ id: 4, name: "Native Hawaiian or Other Pacific Islander" }, { id: 5, name: "White" }, { id: 9, name: "Decline to respond" },
		],
		subjects: [] as string[],
		academies: [
			{ key: "usafa", name: "U.S. Air Force Academy, Colorado Springs, CO" },
			{ key: "usmma", name: "U.S. Merchant Marine Academy, Kings Point, NY" },
			{ key: "usma", name: "U.S. Military Academy, West Point, NY" },
			{ key: "usna", name: "U.S. Naval Academy, Annapolis, MD" },
		],
	}),
	methods: {
		at: (key: string) => (el: { $el?: HTMLElement } | HTMLElement | null) => {
			if (el) els[key] = ("$el" in el && el.$el ? el.$el : el) as HTMLElement;
		},
		find(this: { subjects: string[] }, { query }: { query: string }) {
			this.subjects = AP_SUBJECTS_OFFERED.filter((name) => name.toLowerCase().includes(query.toLowerCase()));
		},
		send() {
			submitted = true;
		},
	},
	template: `
<form class="nom" @submit.prevent="send">
	<header>
		<h1>Service Academy Nomination Application</h1>
		<p>The Service Academy Nomination Application cannot be saved and completed later. Please make sure you have all necessary materials before you start the application. You may only submit one application.</p>
		<p class="note">Note: Fields marked with an * are required.</p>
	</header>

	<Panel header="Personal Information">
		<div class="row">
			<div class="cell w2" :ref="at('prefix')"><label for="prefix">Prefix</label><Select v-model="f.prefix" input-id="prefix" :options="prefixes" placeholder="- None -" show-clear fluid /></div>
			<div class="cell w4" :ref="at('first')"><label for="fname">First Name *</label><InputText id="fname" v-model="f.first" fluid /></div>
			<div class="cell w3" :ref="at('middle')"><label for="mname">Middle</label><InputText id="mname" v-model="f.middle" fluid /></div>
			<div class="cell w4" :ref="at('last')"><label for="lname">Last Name *</label><InputText id="lname" v-model="f.last" fluid /></div>
			<div class="cell w2" :ref="at('suffix')"><label for="suffix">Suffix</label><Select v-model="f.suffix" input-id="suffix" :options="suffixes" placeholder="- None -" show-clear fluid /></div>
		</div>
		<div class="row">
			<div class="cell w3" :ref="at('goBy')"><label for="goby">Name you go by</label><InputText id="goby" v-model="f.goBy" fluid /></div>
			<div class="cell w3" :ref="at('dob')"><label for="dob">Date of Birth *</label><DatePicker v-model="f.dob" input-id="dob" date-format="mm/dd/yy" placeholder="MM/DD/YYYY" show-icon fluid /></div>
			<div class="cell w5" :ref="at('birthPlace')"><label for="pob">Place of Birth *</label><InputText id="pob" v-model="f.birthPlace" aria-describedby="pobh" fluid /><small id="pobh">City and state, or city and country if born abroad</small></div>
			<div class="cell w3" :ref="at('ssn4')"><label for="ssn4">Social Security Number (last four)</label><InputMask id="ssn4" v-model="f.ssn4" mask="9999" placeholder="____" fluid /></div>
		</div>
		<div class="row">
			<div class="cell w4" :ref="at('gender')"><span id="sexl" class="lab">Gender *</span><SelectButton v-model="f.gender" :options="sexes" option-label="name" option-value="code" aria-labelledby="sexl" /></div>
			<div class="cell w10"><p class="hint">By law, to be eligible you must be a citizen, at least 17 but not yet 23 years of age on July 1 of the year of admission, unmarried, and without legal obligation to support a child or other dependent.</p></div>
		</div>
		<div class="ask" :ref="at('citizen')"><p>Are you a citizen of the United States? *</p><div class="opts"><span v-for="o in yesNo"><RadioButton v-model="f.citizen" name="citizen" :value="o" :input-id="'citizen' + o" /><label :for="'citizen' + o">{{ o }}</label></span></div></div>
		<div class="ask" :ref="at('naturalized')"><p>If naturalized, give the date and place of naturalization and the certificate number.</p><InputText v-model="f.naturalized" fluid /></div>
		<div class="ask" :ref="at('married')"><p>Are you now, or have you ever been, married? *</p><div class="opts"><span v-for="o in yesNo"><RadioButton v-model="f.married" name="married" :value="o" :input-id="'married' + o" /><label :for="'married' + o">{{ o }}</label></span></div></div>
		<div class="ask" :ref="at('served')"><p>Are you serving, or have you ever served, in any branch of the Armed Forces? *</p><div class="opts"><span v-for="o in yesNo"><RadioButton v-model="f.served" name="served" :value="o" :input-id="'served' + o" /><label :for="'served' + o">{{ o }}</label></span></div></div>
	</Panel>

	<div class="two">
		<Panel header="Mailing Address">
			<div class="stack" :ref="at('mail.street')"><label for="m1">Street Address *</label><InputText id="m1" v-model="f.mail.street" fluid /></div>
			<div class="stack" :ref="at('mail.city')"><label for="m2">City *</label><InputText id="m2" v-model="f.mail.city" fluid /></div>
			<div class="row">
				<div class="cell w8" :ref="at('mail.state')"><label for="m3">State *</label><Select v-model="f.mail.state" input-id="m3" :options="states" option-label="name" option-value="code" placeholder="- Select -" filter fluid /></div>
				<div class="cell w6" :ref="at('mail.zip')"><label for="m4">Zip Code *</label><InputText id="m4" v-model="f.mail.zip" fluid /></div>
			</div>
		</Panel>
		<Panel header="Permanent Address">
			<p class="hint">Your legal residence. You must reside within the boundaries of the District.</p>
			<div class="row">
				<div class="cell w10" :ref="at('home.street')"><label for="h1">Street Address *</label><InputText id="h1" v-model="f.home.street" fluid /></div>
				<div class="cell w4" :ref="at('home.unit')"><label for="h2">Apt / Unit</label><InputText id="h2" v-model="f.home.unit" fluid /></div>
			</div>
			<div class="row">
				<div class="cell w6" :ref="at('home.city')"><label for="h3">City *</label><InputText id="h3" v-model="f.home.city" fluid /></div>
				<div class="cell w5" :ref="at('home.state')"><label for="h4">State *</label><Select v-model="f.home.state" input-id="h4" :options="states" option-label="name" option-value="code" placeholder="- Select -" filter fluid /></div>
				<div class="cell w3" :ref="at('home.zip')"><label for="h5">Zip *</label><InputText id="h5" v-model="f.home.zip" fluid /></div>
			</div>
		</Panel>
	</div>

	<Panel header="Contact Information">
		<div class="row">
			<IftaLabel class="cell w6" :ref="at('email')"><InputText id="email" v-model="f.email" type="email" fluid /><label for="email">E-mail address *</label></IftaLabel>
			<IftaLabel class="cell w4" :ref="at('cell')"><InputMask id="cell" v-model="f.cell" mask="(999) 999-9999" fluid /><label for="cell">Primary phone (such as your personal cell phone) *</label></IftaLabel>
			<IftaLabel class="cell w4" :ref="at('otherPhone')"><InputMask id="oth" v-model="f.otherPhone" mask="(999) 999-9999" fluid /><label for="oth">Alternate phone</label></IftaLabel>
		</div>
	</Panel>

	<Panel header="Parent(s)/Guardian">
		<Fieldset legend="Parent or guardian 1">
			<div class="row">
				<div class="cell w5" :ref="at('p1.first')"><label for="p1f">First name</label><InputText id="p1f" v-model="f.p1.first" fluid /></div>
				<div class="cell w2" :ref="at('p1.mi')"><label for="p1m">M.I.</label><InputText id="p1m" v-model="f.p1.mi" maxlength="1" fluid /></div>
				<div class="cell w5" :ref="at('p1.last')"><label for="p1l">Last name</label><InputText id="p1l" v-model="f.p1.last" fluid /></div>
				<div class="cell w2" :ref="at('p1.relation')"><label for="p1r">Relationship</label><InputText id="p1r" v-model="f.p1.relation" fluid /></div>
			</div>
			<div class="row">
				<div class="cell w4" :ref="at('p1.job')"><label for="p1o">Occupation</label><InputText id="p1o" v-model="f.p1.job" fluid /></div>
				<div class="cell w4" :ref="at('p1.employer')"><label for="p1e">Employer</label><InputText id="p1e" v-model="f.p1.employer" fluid /></div>
				<div class="cell w4" :ref="at('p1.school')"><label for="p1s">Highest level of education</label><Select v-model="f.p1.school" input-id="p1s" :options="schooling" placeholder="- Select -" fluid /></div>
			</div>
		</Fieldset>
		<Fieldset legend="Parent or guardian 2">
			<div class="row">
				<div class="cell w7" :ref="at('p2.full')"><label for="p2f">Full name</label><InputText id="p2f" v-model="f.p2.full" fluid /></div>
				<div class="cell w3" :ref="at('p2.relation')"><label for="p2r">Relationship</label><InputText id="p2r" v-model="f.p2.relation" fluid /></div>
				<div class="cell w4" :ref="at('p2.school')"><label for="p2s">Highest level of education</label><Select v-model="f.p2.school" input-id="p2s" :options="schooling" placeholder="- Select -" fluid /></div>
			</div>
			<div class="row">
				<div class="cell w5" :ref="at('p2.job')"><label for="p2o">Occupation</label><InputText id="p2o" v-model="f.p2.job" fluid /></div>
			</div>
		</Fieldset>
		<div class="side" :ref="at('parentsStatus')"><label for="pms">Parents are</label><Select v-model="f.parentsStatus" input-id="pms" :options="marital" placeholder="- Select -" /></div>
		<table class="grid">
			<caption>Brothers and sisters</caption>
			<thead><tr><th>Name</th><th>Age</th></tr></thead>
			<tbody><tr v-for="(s, i) in f.siblings">
				<td :ref="at('sib' + i + '.name')"><InputText v-model="s.name" fluid /></td>
				<td :ref="at('sib' + i + '.age')"><InputNumber v-model="s.age" :max="120" fluid /></td>
			</tr></tbody>
		</table>
	</Panel>

	<Panel header="Academic Information">
		<div class="row">
			<div class="cell w6" :ref="at('school')"><label for="hs">High School *</label><InputText id="hs" v-model="f.school" fluid /></div>
			<div class="cell w3" :ref="at('schoolCity')"><label for="hsc">City</label><InputText id="hsc" v-model="f.schoolCity" fluid /></div>
			<div class="cell w3" :ref="at('schoolState')"><label for="hss">State</label><Select v-model="f.schoolState" input-id="hss" :options="states" option-label="name" option-value="code" placeholder="- Select -" filter fluid /></div>
			<div class="cell w2" :ref="at('ceeb')"><label for="ceeb">CEEB code</label><InputText id="ceeb" v-model="f.ceeb" fluid /></div>
		</div>
		<div class="row">
			<div class="cell w4" :ref="at('gradDate')"><label for="gradm">Month and year of graduation *</label><DatePicker v-model="f.gradDate" input-id="gradm" view="month" date-format="mm/yy" placeholder="MM/YYYY" fluid /></div>
			<div class="cell w5" :ref="at('doing')"><label for="doing">What are you currently doing? *</label><Select v-model="f.doing" input-id="doing" :options="doings" placeholder="- Select -" fluid /></div>
		</div>
		<div class="row">
			<div class="cell w3" :ref="at('wgpa')"><label for="wg">Cumulative GPA, weighted</label><InputNumber v-model="f.wgpa" input-id="wg" :max-fraction-digits="3" locale="en-US" fluid /></div>
			<div class="cell w3" :ref="at('ugpa')"><label for="ug">Cumulative GPA, unweighted</label><InputNumber v-model="f.ugpa" input-id="ug" :max-fraction-digits="3" locale="en-US" fluid /></div>
			<div class="cell w6"><span class="lab">Class rank</span><div class="inline"><span :ref="at('rank')"><InputNumber v-model="f.rank" input-id="rk" class="short" /></span><span>in a class of</span><span :ref="at('size')"><InputNumber v-model="f.size" input-id="rks" class="short" /></span></div><small>(indicate if your school does not rank students)</small></div>
		</div>
		<div class="row">
			<div class="cell w8" :ref="at('college')"><label for="col">Colleges or preparatory schools attended (in order of attendance)</label><InputText id="col" v-model="f.college" fluid /></div>
			<div class="cell w4" :ref="at('collegeWhen')"><label for="colw">Dates attended</label><InputText id="colw" v-model="f.collegeWhen" fluid /></div>
		</div>
		<div class="row">
			<div class="cell w4" :ref="at('counselor')"><label for="coun">Guidance counselor</label><InputText id="coun" v-model="f.counselor" fluid /></div>
			<div class="cell w3" :ref="at('counselorPhone')"><label for="counp">Telephone</label><InputMask id="counp" v-model="f.counselorPhone" mask="(999) 999-9999" fluid /></div>
		</div>
	</Panel>

	<Panel header="Test Scores">
		<p>Include SAT and/or ACT scores. You will also have to mail an official sealed copy to the Office. Be sure that your scores are sent to the academies you are applying to as well.</p>
		<Fieldset legend="SAT Scores">
			<div class="scores">
				<FloatLabel variant="on" :ref="at('satRw')"><InputNumber v-model="f.satRw" input-id="srw" fluid /><label for="srw">Reading and Writing</label></FloatLabel>
				<FloatLabel variant="on" :ref="at('satM')"><InputNumber v-model="f.satM" input-id="sm" fluid /><label for="sm">Math</label></FloatLabel>
				<FloatLabel variant="on" :ref="at('satT')"><InputNumber v-model="f.satT" input-id="st" :use-grouping="false" fluid /><label for="st">Total</label></FloatLabel>
				<FloatLabel variant="on" :ref="at('psat')"><InputNumber v-model="f.psat" input-id="ps" :use-grouping="false" fluid /><label for="ps">PSAT/NMSQT</label></FloatLabel>
			</div>
		</Fieldset>
		<Fieldset legend="ACT Scores">
			<div class="scores">
				<FloatLabel variant="on" :ref="at('actC')"><InputNumber v-model="f.actC" input-id="ac" fluid /><label for="ac">Composite</label></FloatLabel>
				<FloatLabel variant="on" :ref="at('actDate')"><DatePicker v-model="f.actDate" input-id="ad" date-format="mm/dd/yy" fluid /><label for="ad">Test date</label></FloatLabel>
			</div>
		</Fieldset>
		<table class="grid">
			<caption>Advanced Placement examinations taken</caption>
			<thead><tr><th>Examination</th><th>Score (1-5)</th></tr></thead>
			<tbody><tr v-for="(a, i) in f.ap">
				<td :ref="at('ap' + i + '.exam')"><AutoComplete v-model="a.exam" :suggestions="subjects" dropdown placeholder="Start typing" fluid @complete="find" /></td>
				<td :ref="at('ap' + i + '.score')"><InputNumber v-model="a.score" :min="1" :max="5" show-buttons fluid /></td>
			</tr></tbody>
		</table>
		<table class="grid">
			<caption>High school courses in which you are or were enrolled</caption>
			<thead><tr><th>Course title</th><th>Grade to date</th></tr></thead>
			<tbody><tr v-for="(c, i) in f.courses">
				<td :ref="at('course' + i + '.name')"><InputText v-model="c.name" fluid /></td>
				<td :ref="at('course' + i + '.grade')"><InputText v-model="c.grade" fluid /></td>
			</tr></tbody>
		</table>
	</Panel>

	<Panel header="Academic, Athletic, and Extracurricular Involvements">
		<p>List organizations, employment and volunteering in which you have participated since ninth grade. Include the years you participated in the organization and leadership positions you may have held. Do not use abbreviations; list full name of each organization.</p>
		<table class="grid">
			<thead><tr><th>Organization</th><th>Leadership or position held</th><th>Years</th><th>Hrs/wk</th><th>Wks/yr</th></tr></thead>
			<tbody><tr v-for="(o, i) in f.orgs">
				<td :ref="at('org' + i + '.name')"><InputText v-model="o.name" fluid /></td>
				<td :ref="at('org' + i + '.lead')"><InputText v-model="o.lead" fluid /></td>
				<td :ref="at('org' + i + '.years')"><MultiSelect v-model="o.years" :options="grades" option-label="name" option-value="y" placeholder="Years" :show-toggle-all="false" fluid /></td>
				<td :ref="at('org' + i + '.hours')"><InputNumber v-model="o.hours" fluid /></td>
				<td :ref="at('org' + i + '.weeks')"><InputNumber v-model="o.weeks" fluid /></td>
			</tr></tbody>
		</table>
		<div class="stack" :ref="at('athletics')"><label for="ath">List all athletic involvement, the number of years you participated and leadership positions you may have held on the team.</label><Textarea id="ath" v-model="f.athletics" rows="3" fluid /></div>
		<table class="grid">
			<caption>List awards and honors you received and the year in which it was received.</caption>
			<tbody><tr v-for="(a, i) in f.awards">
				<td class="no">{{ i + 1 }}.</td>
				<td :ref="at('award' + i + '.name')"><InputText v-model="a.name" placeholder="Award or honor" fluid /></td>
				<td :ref="at('award' + i + '.year')"><Select v-model="a.year" :options="grades" option-label="name" option-value="y" placeholder="Grade" fluid /></td>
			</tr></tbody>
		</table>
	</Panel>

	<Panel header="Academy Preference">
		<p>Please rank each of the Academies in order of preference for attendance. You will be considered only for those academies for which you have indicated an interest and in the order you have ranked them.</p>
		<div class="side" v-for="a in academies" :ref="at(a.key)"><label :for="a.key">{{ a.name }}</label><Select v-model="f[a.key]" :input-id="a.key" :options="choices" option-label="name" option-value="n" placeholder="Not applying" show-clear /></div>
		<div class="ask" :ref="at('requested')"><p>Have you requested nomination before? *</p><div class="opts"><span v-for="o in yesNo"><RadioButton v-model="f.requested" name="req" :value="o" :input-id="'req' + o" /><label :for="'req' + o">{{ o }}</label></span></div></div>
		<div class="ask" :ref="at('nominated')"><p>Have you been nominated to a military academy previously? *</p><div class="opts"><span v-for="o in yesNo"><RadioButton v-model="f.nominated" name="nomd" :value="o" :input-id="'nomd' + o" /><label :for="'nomd' + o">{{ o }}</label></span></div></div>
		<div class="row">
			<div class="cell w7" :ref="at('major')"><label for="maj">Intended academic major</label><InputText id="maj" v-model="f.major" fluid /></div>
			<div class="cell w7" :ref="at('career')"><label for="car">Career goal</label><InputText id="car" v-model="f.career" fluid /></div>
		</div>
	</Panel>

	<Panel header="Letters of Recommendation">
		<p>Give the name of someone from whom we may expect a letter. Letters must come from outside your immediate or extended family.</p>
		<div class="row" v-for="(r, i) in f.refs">
			<div class="cell w5" :ref="at('ref' + i + '.name')"><label :for="'rn' + i">Name</label><InputText :id="'rn' + i" v-model="r.name" fluid /></div>
			<div class="cell w5" :ref="at('ref' + i + '.title')"><label :for="'rt' + i">Title and organization</label><InputText :id="'rt' + i" v-model="r.title" fluid /></div>
			<div class="cell w4" :ref="at('ref' + i + '.phone')"><label :for="'rp' + i">Phone</label><InputMask :id="'rp' + i" v-model="r.phone" mask="(999) 999-9999" fluid /></div>
		</div>
		<div class="row">
			<div class="cell w7" :ref="at('altName')"><label for="altn">Person, other than a parent, who will know how to reach you</label><InputText id="altn" v-model="f.altName" fluid /></div>
			<div class="cell w7" :ref="at('altPhone')"><label for="altp">That person's telephone</label><InputMask id="altp" v-model="f.altPhone" mask="(999) 999-9999" fluid /></div>
		</div>
	</Panel>

	<Panel header="Optional" toggleable>
		<p class="hint">The following is asked for statistical purposes only and is not considered in the selection of nominees.</p>
		<div class="ask" :ref="at('hispanic')"><p>Ethnicity: Are you Hispanic or Latino?</p><div class="opts"><span v-for="o in yesNo"><RadioButton v-model="f.hispanic" name="hisp" :value="o" :input-id="'hisp' + o" /><label :for="'hisp' + o">{{ o }}</label></span></div></div>
		<div class="side" :ref="at('race')"><label for="race">Race</label><Select v-model="f.race" input-id="race" :options="races" option-label="name" option-value="id" placeholder="- Select -" /></div>
	</Panel>

	<Panel header="Certification">
		<div :ref="at('certify')"><Checkbox v-model="f.certify" input-id="cert" binary /> <label for="cert">I certify that the information given is true and complete to the best of my knowledge, and that I am a legal resident of the District.</label></div>
		<div class="row">
			<div class="cell w6" :ref="at('signature')"><label for="sig">Signature of applicant</label><InputText id="sig" v-model="f.signature" fluid /></div>
			<div class="cell w3" :ref="at('signedOn')"><label for="sigd">Date</label><DatePicker v-model="f.signedOn" input-id="sigd" date-format="mm/dd/yy" fluid /></div>
		</div>
	</Panel>
	<Button type="submit" label="Submit Application" />
</form>`,
};

createApp(page).use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".dark" } } }).mount("#root");

const iso = (date: Date | null) =>
	date && `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;

function flat() {
	const { mail, home, p1, p2, siblings, ap, courses, orgs, awards, refs, ...rest } = f;
	const out: Record<string, unknown> = { ...rest };
	const add = (name: string, record: object, keep = Object.keys(record)) => {
		for (const [key, value] of Object.entries(record)) if (keep.includes(key)) out[`${name}.${key}`] = Array.isArray(value) ? [...value].sort((a, b) => a - b) : value;
	};
	add("mail", mail);
	add("home", home);
	add("p1", p1, ["first", "mi", "last", "relation", "job", "employer", "school"]);
	add("p2", p2, ["full", "relation", "school", "job"]);
	siblings.forEach((row, i) => add(`sib${i}`, row));
	ap.forEach((row, i) => add(`ap${i}`, row));
	courses.forEach((row, i) => add(`course${i}`, row));
	orgs.forEach((row, i) => add(`org${i}`, row));
	awards.forEach((row, i) => add(`award${i}`, row));
	refs.forEach((row, i) => add(`ref${i}`, row));
	for (const [key, value] of Object.entries(out)) if (value instanceof Date) out[key] = iso(value);
	return out;
}

function shownIn(el: HTMLElement): unknown {
	const text = (node: Element | null) => (node?.textContent ?? "").trim();
	const select = el.querySelector(".p-select-label");
	if (select) return select.classList.contains("p-placeholder") ? "" : text(select);
	const multi = el.querySelector(".p-multiselect-label");
	if (multi) return el.querySelector(".p-placeholder") ? [] : text(multi).split(", ").filter(Boolean);
	if (el.querySelector(".p-selectbutton")) return text(el.querySelector('[aria-pressed="true"]'));
	const radios = [...el.querySelectorAll<HTMLInputElement>("input[type=radio]")];
	if (radios.length > 0) return text(radios.find((radio) => radio.checked)?.closest("span")?.querySelector("label") ?? null);
	const box = el.querySelector<HTMLInputElement>("input[type=checkbox]");
	if (box) return box.checked;
	return el.querySelector<HTMLInputElement>("input, textarea")?.value ?? "";
}

Object.assign(window, {
	formState: () => ({ ...JSON.parse(JSON.stringify(flat())), submitted }),
	formShown: () => Object.fromEntries(Object.keys(flat()).map((key) => [key, shownIn(els[key])])),
});
