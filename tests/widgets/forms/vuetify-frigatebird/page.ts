import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import { VMaskInput } from "vuetify/labs/VMaskInput";
import "vuetify/styles";
import { MAJORS, STATES } from "../../lists";

const ANCESTRY = [
	"Argentina", "Belize", "Bolivia", "Brazil", "Chile", "Colombia", "Costa Rica", "Cuba", "Dominican Republic", "Ecuador", "El Salvador",
	"Guatemala", "Honduras", "Mexico", "Nicaragua", "Panama", "Paraguay", "Peru", "Portugal", "Puerto Rico", "Spain", "Uruguay", "Venezuela",
];
const RACES = [
	"American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White", "Other",
];
const LANGUAGES = [
	"Arabic", "Cantonese", "English", "French", "Garifuna", "German", "Haitian Creole", "Igbo", "K'iche'", "Mandarin", "Mixtec", "Nahuatl",
	"Portuguese", "Quechua", "Spanish", "Tagalog", "Vietnamese", "Yoruba", "Zapotec",
];
const EDUCATION = [
	"Less than high school", "High school diploma / GED", "Some college, no degree", "Associate degree", "Bachelor’s degree",
	"Graduate or professional degree", "Unknown",
];
const INCOMES = [
	"Less than $20,000", "$20,000 – $39,999", "$40,000 – $59,999", "$60,000 – $79,999", "$80,000 – $99,999", "$100,000 or more",
];

const form = reactive({
	last: "", first: "", mi: "", maternal: "", nickname: "", street: "", apt: "", city: "", state: null, zip: "", county: "",
	permStreet: "", permCity: "", permState: null, permZip: "",
	cell: "", altPhone: "", email: "", email2: "", dob: null, birthplace: "", gender: null, pin: "",
	citizenship: null, caResident: null, caYears: "", usYears: null,
	hispanic: null, ancestry: [], heritageParent: null, race: [], languages: [], homeLanguage: null,
	hs: "", hsCity: "", hsState: null, ceeb: "", gradDate: "", level: null, gpa: "", wgpa: "", rank: "", classSize: "",
	satRw: "", satMath: "", act: "", actDate: null, dual: null, dualWhere: "",
	colleges: [
		{ name: "", applied: false, accepted: false },
		{ name: "", applied: false, accepted: false },
		{ name: "", applied: false, accepted: false },
	],
	major: null, career: "", degree: null, enrolment: null, colGradYear: "",
	household: null, inCollege: null, siblings: null, marital: null, income: null, firstGen: null, fafsa: null, sai: "", otherAid: "",
	parents: [
		{ name: "", relationship: null, occupation: "", employer: "", education: null, phone: "" },
		{ name: "", relationship: null, occupation: "", employer: "", education: null, phone: "" },
	],
	activities: [{ org: "", position: "", grades: [], hours: "", weeks: "" }] as any[],
	job: { employer: "", title: "", from: "", to: "", hours: "" },
	honors: [
		{ title: "", year: null },
		{ title: "", year: null },
		{ title: "", year: null },
	],
	service: null,
	essay: "",
	refs: [
		{ name: "", title: "", email: "" },
		{ name: "", title: "", email: "" },
	],
	heard: null, photo: false, certify: false, signature: "", signed: "",
});
let submitted = false;

const nodes: Record<string, HTMLElement | undefined> = {};
const setters: Record<string, (instance: any) => void> = {};
const at = (key: string) =>
	(setters[key] ??= (instance) => {
		nodes[key] = instance?.$el ?? undefined;
	});

const shared = {
	form, at,
	STATE_ITEMS: STATES.map(([value, title]) => ({ value, title })),
	STATE_CODES: STATES.map(([code]) => code),
	ANCESTRY, RACES, LANGUAGES, EDUCATION, INCOMES, MAJORS,
	GRADES: [9, 10, 11, 12],
	addActivity: () => form.activities.push({ org: "", position: "", grades: [], hours: "", weeks: "" }),
};
const PersonalSection = {
	setup: () => shared,
	template: `
<v-row density="compact">
  <v-col cols="4"><v-text-field :ref="at('last')" v-model="form.last" name="last_name" label="Last Name(s)" /></v-col>
  <v-col cols="3"><v-text-field :ref="at('first')" v-model="form.first" name="first_name" label="First Name" /></v-col>
  <v-col cols="1"><v-text-field :ref="at('mi')" v-model="form.mi" name="mi" label="M.I." maxlength="1" /></v-col>
  <v-col cols="2"><v-text-field :ref="at('maternal')" v-model="form.maternal" label="Other last name on records" /></v-col>
  <v-col cols="2"><v-text-field :ref="at('nickname')" v-model="form.nickname" label="Name you go by" /></v-col>
</v-row>
<div class="text-subtitle-2 mb-1">Mailing Address</div>
<v-row density="compact">
  <v-col cols="8"><v-text-field :ref="at('street')" v-model="form.street" name="mail_street" label="Street" /></v-col>
  <v-col cols="4"><v-text-field :ref="at('apt')" v-model="form.apt" name="mail_apt" label="Apt. #" /></v-col>
  <v-col cols="4"><v-text-field :ref="at('city')" v-model="form.city" name="mail_city" label="City" /></v-col>
  <v-col cols="3"><v-select :ref="at('state')" v-model="form.state" :items="STATE_ITEMS" name="mail_state" label="State" /></v-col>
  <v-col cols="2"><v-text-field :ref="at('zip')" v-model="form.zip" name="mail_zip" label="Zip" /></v-col>
  <v-col cols="3"><v-text-field :ref="at('county')" v-model="form.county" name="county" label="County of residence" /></v-col>
</v-row>
<div class="text-subtitle-2 mb-1">Permanent Address (if different from above)</div>
<v-row density="compact">
  <v-col cols="5"><v-text-field :ref="at('permStreet')" v-model="form.permStreet" name="perm_street" label="Street" /></v-col>
  <v-col cols="3"><v-text-field :ref="at('permCity')" v-model="form.permCity" name="perm_city" label="City" /></v-col>
  <v-col cols="2"><v-select :ref="at('permState')" v-model="form.permState" :items="STATE_CODES" name="perm_state" label="State" /></v-col>
  <v-col cols="2"><v-text-field :ref="at('permZip')" v-model="form.permZip" name="perm_zip" label="Zip" /></v-col>
</v-row>
<v-row density="compact">
  <v-col cols="3"><v-mask-input :ref="at('cell')" v-model="form.cell" mask="(###) ###-####" return-masked-value label="Phone" name="phone" type="tel" placeholder="(   )    -" /></v-col>
  <v-col cols="3"><v-mask-input :ref="at('altPhone')" v-model="form.altPhone" mask="(###) ###-####" return-masked-value label="Alternate phone" name="phone2" type="tel" /></v-col>
  <v-col cols="3"><v-text-field :ref="at('email')" v-model="form.email" type="email" name="email" label="E-mail" hint="Check this account often; award notices are e-mailed" persistent-hint /></v-col>
  <v-col cols="3"><v-text-field :ref="at('email2')" v-model="form.email2" type="email" label="Confirm E-mail" /></v-col>
</v-row>
<v-row density="compact" class="mt-2">
  <v-col cols="4"><v-date-input :ref="at('dob')" v-model="form.dob" label="Date of Birth" prepend-icon="" name="dob" /></v-col>
  <v-col cols="4"><v-text-field :ref="at('birthplace')" v-model="form.birthplace" label="Place of Birth" placeholder="City, state or country" /></v-col>
  <v-col cols="4"><v-text-field :ref="at('pin')" v-model="form.pin" type="password" maxlength="4" label="Last 4 digits of Social Security Number or ITIN" /></v-col>
</v-row>
<v-radio-group :ref="at('gender')" v-model="form.gender" label="Gender" inline name="gender">
  <v-radio label="Male" value="M" /><v-radio label="Female" value="F" /><v-radio label="Non-binary" value="X" /><v-radio label="Decline to state" value="D" />
</v-radio-group>
<v-row density="compact">
  <v-col cols="6"><v-select :ref="at('citizenship')" v-model="form.citizenship" label="Citizenship" name="citizenship"
    :items="['U.S. Citizen', 'Legal Permanent Resident', 'DACA recipient', 'AB 540 / undocumented student', 'Eligible non-citizen', 'Other']" /></v-col>
  <v-col cols="6"><v-number-input :ref="at('usYears')" v-model="form.usYears" :min="0" :max="99" control-variant="stacked" name="us_years" label="Number of years lived in the United States" /></v-col>
</v-row>
<v-row density="compact">
  <v-col cols="6"><v-radio-group :ref="at('caResident')" v-model="form.caResident" inline name="ca_res"
    label="Are you a California resident? (determined by having a permanent address in California)"><v-radio label="Yes" :value="true" /><v-radio label="No" :value="false" /></v-radio-group></v-col>
  <v-col cols="6"><v-text-field :ref="at('caYears')" v-model="form.caYears" label="If yes, since when?" name="ca_since" placeholder="Month / Year" /></v-col>
</v-row>
<v-radio-group :ref="at('hispanic')" v-model="form.hispanic" label="Are you of Hispanic / Latino heritage?" inline name="hisp">
  <v-radio label="Yes" value="Y" /><v-radio label="No, but actively involved in the Hispanic community" value="N" />
</v-radio-group>
<v-row density="compact">
  <v-col cols="6"><v-autocomplete :ref="at('ancestry')" v-model="form.ancestry" :items="ANCESTRY" multiple chips closable-chips label="Country or countries of ancestry"
    hint="Where your parents, grandparents or ancestors came from" persistent-hint name="ancestry" /></v-col>
  <v-col cols="6"><v-select :ref="at('heritageParent')" v-model="form.heritageParent" :items="['Mother’s side', 'Father’s side', 'Both']" label="Hispanic heritage through" name="heritage_side" /></v-col>
  <v-col cols="6"><v-select :ref="at('race')" v-model="form.race" :items="RACES" multiple chips label="Race (students may be of any race; select all that apply)" name="race" /></v-col>
  <v-col cols="6"></v-col>
  <v-col cols="6"><v-autocomplete :ref="at('languages')" v-model="form.languages" :items="LANGUAGES" multiple chips closable-chips label="Languages you speak" name="languages" /></v-col>
  <v-col cols="6"><v-autocomplete :ref="at('homeLanguage')" v-model="form.homeLanguage" :items="LANGUAGES" label="Language spoken at home" name="home_language" /></v-col>
</v-row>`,
};
const AcademicSection = {
	setup: () => shared,
	template: `
<v-row density="compact">
  <v-col cols="6"><v-text-field :ref="at('hs')" v-model="form.hs" variant="outlined" label="High School" id="hsName" /></v-col>
  <v-col cols="3"><v-text-field :ref="at('hsCity')" v-model="form.hsCity" variant="outlined" label="City" id="hsCity" /></v-col>
  <v-col cols="3"><v-autocomplete :ref="at('hsState')" v-model="form.hsState" :items="STATE_ITEMS" variant="outlined" label="State" id="hsState" /></v-col>
  <v-col cols="3"><v-text-field :ref="at('ceeb')" v-model="form.ceeb" variant="outlined" label="CEEB code" id="hsCeeb" /></v-col>
  <v-col cols="4"><v-mask-input :ref="at('gradDate')" v-model="form.gradDate" mask="##/####" return-masked-value variant="outlined" label="Graduation Date (MM/YYYY)" id="hsGrad" /></v-col>
  <v-col cols="5"><v-select :ref="at('level')" v-model="form.level" variant="outlined" label="Current classification" id="level"
     :items="['High school senior', 'GED recipient', 'College freshman', 'College sophomore', 'College junior', 'College senior', 'Graduate student']" /></v-col>
  <v-col cols="3"><v-text-field :ref="at('gpa')" v-model="form.gpa" variant="outlined" label="Cumulative GPA (4.0 scale)" id="gpa" /></v-col>
  <v-col cols="3"><v-text-field :ref="at('wgpa')" v-model="form.wgpa" variant="outlined" label="Weighted GPA, if available" id="wgpa" /></v-col>
  <v-col cols="3"><v-text-field :ref="at('rank')" v-model="form.rank" variant="outlined" label="Class Rank" id="rank" /></v-col>
  <v-col cols="3"><v-text-field :ref="at('classSize')" v-model="form.classSize" variant="outlined" prefix="out of" aria-label="Number of students in class" id="rankOf" /></v-col>
</v-row>
<div class="d-flex ga-4 align-center">
  <span class="text-subtitle-2">SAT</span>
  <v-text-field :ref="at('satRw')" v-model="form.satRw" type="number" density="compact" label="Reading & Writing" />
  <v-text-field :ref="at('satMath')" v-model="form.satMath" type="number" density="compact" label="Math" />
  <span class="text-subtitle-2">ACT</span>
  <v-text-field :ref="at('act')" v-model="form.act" type="number" density="compact" label="Composite" />
  <v-date-input :ref="at('actDate')" v-model="form.actDate" density="compact" prepend-icon="" label="ACT date" />
</div>
<v-row density="compact">
  <v-col cols="6"><v-radio-group :ref="at('dual')" v-model="form.dual" inline label="Have you taken college courses while in high school?" name="dual"><v-radio label="Yes" value="yes" /><v-radio label="No" value="no" /></v-radio-group></v-col>
  <v-col cols="6"><v-text-field :ref="at('dualWhere')" v-model="form.dualWhere" label="If yes, name of college" /></v-col>
</v-row>
<p class="text-body-2 mt-2">List the colleges or universities to which you have applied. You will not be penalized for schools you have not heard from.</p>
<v-table density="compact" class="mb-4">
  <thead><tr><th scope="col">Name of institution</th><th scope="col">Applied</th><th scope="col">Accepted</th></tr></thead>
  <tbody>
    <tr v-for="(college, i) in form.colleges" :key="i">
      <td><v-text-field :ref="at('col' + i + '_name')" v-model="college.name" variant="plain" hide-details density="compact" :name="'college_' + (i + 1)" /></td>
      <td><v-checkbox :ref="at('col' + i + '_applied')" v-model="college.applied" hide-details density="compact" :name="'applied_' + (i + 1)" /></td>
      <td><v-checkbox :ref="at('col' + i + '_accepted')" v-model="college.accepted" hide-details density="compact" :name="'accepted_' + (i + 1)" /></td>
    </tr>
  </tbody>
</v-table>
<v-row density="compact">
  <v-col cols="6"><v-autocomplete :ref="at('major')" v-model="form.major" :items="MAJORS" label="Intended Major / Field of Study" name="major" /></v-col>
  <v-col cols="6"><v-text-field :ref="at('career')" v-model="form.career" label="Career goal" name="career" /></v-col>
  <v-col cols="5"><v-select :ref="at('degree')" v-model="form.degree" label="Highest degree you plan to obtain" name="degree"
    :items="['Certificate', 'Associate’s', 'Bachelor’s', 'Master’s', 'Doctorate', 'Professional (J.D., M.D., etc.)']" /></v-col>
  <v-col cols="3"><v-text-field :ref="at('colGradYear')" v-model="form.colGradYear" label="Expected college graduation (year)" name="col_grad" /></v-col>
  <v-col cols="4"><v-radio-group :ref="at('enrolment')" v-model="form.enrolment" label="Enrollment status for Fall 2027" name="enroll"><v-radio label="Full-time" value="F" /><v-radio label="Part-time" value="P" /></v-radio-group></v-col>
</v-row>`,
};
const FamilySection = {
	setup: () => shared,
	template: `
<v-row>
  <v-col v-for="(parent, i) in form.parents" :key="i" cols="6">
    <v-card variant="outlined" :title="'Parent / Guardian ' + (i + 1)">
      <v-card-text>
        <label class="text-caption" :for="'pg' + i + '-name'">Full Name</label>
        <v-text-field :ref="at('p' + i + '_name')" v-model="parent.name" :id="'pg' + i + '-name'" density="compact" variant="outlined" />
        <label class="text-caption" :for="'pg' + i + '-rel'">Relationship to applicant</label>
        <v-select :ref="at('p' + i + '_relationship')" v-model="parent.relationship" :id="'pg' + i + '-rel'" :items="['Mother', 'Father', 'Stepparent', 'Grandparent', 'Legal guardian', 'Other']" density="compact" variant="outlined" />
        <label class="text-caption" :for="'pg' + i + '-occ'">Occupation</label>
        <v-text-field :ref="at('p' + i + '_occupation')" v-model="parent.occupation" :id="'pg' + i + '-occ'" density="compact" variant="outlined" />
        <label class="text-caption" :for="'pg' + i + '-emp'">Employer</label>
        <v-text-field :ref="at('p' + i + '_employer')" v-model="parent.employer" :id="'pg' + i + '-emp'" density="compact" variant="outlined" />
        <label class="text-caption" :for="'pg' + i + '-edu'">Highest level of education completed</label>
        <v-select :ref="at('p' + i + '_education')" v-model="parent.education" :id="'pg' + i + '-edu'" :items="EDUCATION" density="compact" variant="outlined" />
        <label class="text-caption" :for="'pg' + i + '-tel'">Daytime phone</label>
        <v-mask-input :ref="at('p' + i + '_phone')" v-model="parent.phone" mask="(###) ###-####" return-masked-value :id="'pg' + i + '-tel'" density="compact" variant="outlined" />
      </v-card-text>
    </v-card>
  </v-col>
</v-row>
<v-row class="mt-4" density="compact">
  <v-col cols="4"><v-number-input :ref="at('household')" v-model="form.household" :min="1" label="Number of people in household" control-variant="split" name="hh_size" /></v-col>
  <v-col cols="4"><v-number-input :ref="at('inCollege')" v-model="form.inCollege" :min="0" label="Number of household members in college in 2027–28" control-variant="split" name="hh_college" /></v-col>
  <v-col cols="4"><v-number-input :ref="at('siblings')" v-model="form.siblings" :min="0" label="Number of brothers and sisters" control-variant="split" name="siblings" /></v-col>
  <v-col cols="6"><v-select :ref="at('marital')" v-model="form.marital" :items="['Single', 'Married', 'Separated', 'Divorced', 'Widowed']" label="Parents’ marital status" name="marital" /></v-col>
  <v-col cols="6"><v-select :ref="at('income')" v-model="form.income" :items="INCOMES" label="Annual household income" name="income" /></v-col>
  <v-col cols="7"><v-radio-group :ref="at('firstGen')" v-model="form.firstGen" label="Will you be the first in your family to attend college?" inline name="first_gen"><v-radio label="Yes" value="1" /><v-radio label="No" value="0" /></v-radio-group></v-col>
  <v-col cols="5"><v-radio-group :ref="at('fafsa')" v-model="form.fafsa" label="Have you submitted a FAFSA or CADAA?" inline name="fafsa"><v-radio label="Yes" value="1" /><v-radio label="No" value="0" /></v-radio-group></v-col>
  <v-col cols="4"><v-text-field :ref="at('sai')" v-model="form.sai" prefix="$" label="Student Aid Index (SAI)" name="sai" /></v-col>
  <v-col cols="8"><v-textarea :ref="at('otherAid')" v-model="form.otherAid" rows="2" label="List other scholarships you have applied for or received, with amounts" name="other_aid" /></v-col>
</v-row>`,
};
const ActivitiesSection = {
	setup: () => shared,
	template: `
<p class="mb-2">School and community activities in which you have participated during high school. Do not list paid employment here.</p>
<v-sheet v-for="(activity, i) in form.activities" :key="i" border rounded class="pa-3 mb-3">
  <v-row density="compact">
    <v-col cols="6"><v-text-field :ref="at('act' + i + '_org')" v-model="activity.org" label="Organization / activity" hide-details /></v-col>
    <v-col cols="6"><v-text-field :ref="at('act' + i + '_position')" v-model="activity.position" label="Office or position held" hide-details /></v-col>
    <v-col cols="6"><v-select :ref="at('act' + i + '_grades')" v-model="activity.grades" :items="GRADES" multiple chips label="Grade(s)" hide-details /></v-col>
    <v-col cols="3"><v-text-field :ref="at('act' + i + '_hours')" v-model="activity.hours" label="Hours per week" hide-details /></v-col>
    <v-col cols="3"><v-text-field :ref="at('act' + i + '_weeks')" v-model="activity.weeks" label="Weeks per year" hide-details /></v-col>
  </v-row>
</v-sheet>
<v-btn size="small" variant="tonal" @click="addActivity">+ Add another activity</v-btn>
<div class="text-subtitle-2 mt-6 mb-1">Current or most recent employment</div>
<v-row density="compact">
  <v-col cols="4"><v-text-field :ref="at('job_employer')" v-model="form.job.employer" label="Employer" name="job_employer" /></v-col>
  <v-col cols="3"><v-text-field :ref="at('job_title')" v-model="form.job.title" label="Position" name="job_title" /></v-col>
  <v-col cols="2"><v-mask-input :ref="at('job_from')" v-model="form.job.from" mask="##/####" return-masked-value label="From" name="job_from" /></v-col>
  <v-col cols="2"><v-mask-input :ref="at('job_to')" v-model="form.job.to" mask="##/####" return-masked-value label="To" name="job_to" /></v-col>
  <v-col cols="1"><v-text-field :ref="at('job_hours')" v-model="form.job.hours" label="Hrs/wk" name="job_hours" /></v-col>
</v-row>
<v-table density="compact" class="mt-2">
  <thead><tr><th>Honors and awards</th><th style="width: 200px">Grade received</th></tr></thead>
  <tbody>
    <tr v-for="(honor, i) in form.honors" :key="i">
      <td><v-text-field :ref="at('hon' + i + '_title')" v-model="honor.title" variant="plain" hide-details density="compact" :name="'honor_' + (i + 1)" /></td>
      <td><v-select :ref="at('hon' + i + '_year')" v-model="honor.year" :items="['9th', '10th', '11th', '12th']" variant="plain" hide-details density="compact" :name="'honor_year_' + (i + 1)" /></td>
    </tr>
  </tbody>
</v-table>
<v-number-input :ref="at('service')" v-model="form.service" class="mt-4" :min="0" label="Total hours of community service in the last 12 months" name="service_hours" />`,
};
const FinalSection = {
	setup: () => shared,
	template: `
<v-textarea :ref="at('essay')" v-model="form.essay" counter="3000" label="How has your Hispanic heritage influenced your educational and career goals?" name="essay" />
<div v-for="(person, i) in form.refs" :key="i">
  <div class="text-subtitle-2">Letter of Recommendation {{ i + 1 }} {{ i ? '(community member, not a relative)' : '(teacher or counselor)' }}</div>
  <v-row density="compact">
    <v-col cols="4"><v-text-field :ref="at('ref' + i + '_name')" v-model="person.name" label="Name" :name="'ref_name_' + i" /></v-col>
    <v-col cols="4"><v-text-field :ref="at('ref' + i + '_title')" v-model="person.title" label="Title" :name="'ref_title_' + i" /></v-col>
    <v-col cols="4"><v-text-field :ref="at('ref' + i + '_email')" v-model="person.email" label="E-mail" :name="'ref_email_' + i" /></v-col>
  </v-row>
</div>
<v-select :ref="at('heard')" v-model="form.heard" label="How did you hear about Fondo Cumbre?" name="heard"
  :items="['Counselor / teacher', 'Website', 'Social media', 'Friend or relative', 'Newspaper / radio', 'Other']" />
<v-switch :ref="at('photo')" v-model="form.photo" color="deep-orange" label="I give permission to use my name and photograph in publicity" />
<v-checkbox :ref="at('certify')" v-model="form.certify" label="I certify that the information given is true and complete to the best of my knowledge" />
<v-row density="compact">
  <v-col cols="8"><v-text-field :ref="at('signature')" v-model="form.signature" label="Signature of applicant" name="sig" /></v-col>
  <v-col cols="4"><v-text-field :ref="at('signed')" v-model="form.signed" label="Date" name="sig_date" placeholder="mm/dd/yyyy" /></v-col>
</v-row>
<v-btn type="submit" color="deep-orange-darken-3">Submit application</v-btn>`,
};
const App = {
	components: { PersonalSection, AcademicSection, FamilySection, ActivitiesSection, FinalSection },
	setup: () => ({ open: ref(["personal", "academic", "family", "activities", "final"]), send: () => (submitted = true) }),
	template: `
<v-app>
  <v-app-bar flat color="deep-orange-darken-3" title="Fondo Cumbre Latino" />
  <v-main>
    <v-container style="max-width: 1080px">
      <h1 class="text-h5 mb-1">2027&ndash;2028 Fondo Cumbre Scholarship Application</h1>
      <p class="mb-4">Our mission is to provide access to higher education for Hispanics in California and the Pacific Northwest. Carefully read the
        entire application prior to completing. Incomplete applications will be disqualified.</p>
      <v-form @submit.prevent="send">
        <v-expansion-panels v-model="open" multiple>
          <v-expansion-panel value="personal" title="Part 1 – Personal Information">
            <v-expansion-panel-text>
              <personal-section />
            </v-expansion-panel-text>
          </v-expansion-panel>

          <v-expansion-panel value="academic" title="Part 2 – Academic Information">
            <v-expansion-panel-text>
              <academic-section />
            </v-expansion-panel-text>
          </v-expansion-panel>

          <v-expansion-panel value="family" title="Part 3 – Family and Financial Information">
            <v-expansion-panel-text>
              <family-section />
            </v-expansion-panel-text>
          </v-expansion-panel>

          <v-expansion-panel value="activities" title="Part 4 – Activities, Work and Honors">
            <v-expansion-panel-text>
              <activities-section />
            </v-expansion-panel-text>
          </v-expansion-panel>

          <v-expansion-panel value="final" title="Part 5 – Essay, References and Certification">
            <v-expansion-panel-text>
              <final-section />
            </v-expansion-panel-text>
          </v-expansion-panel>
        </v-expansion-panels>
      </v-form>
    </v-container>
  </v-main>
</v-app>`,
};

const vuetify = createVuetify({ components: { ...components, VMaskInput } });
createApp(App).use(vuetify).mount("#root");

const day = (value: any) => {
	if (!value) return null;
	const date = new Date(value);
	return [date.getFullYear(), String(date.getMonth() + 1).padStart(2, "0"), String(date.getDate()).padStart(2, "0")].join("-");
};
const flat = (value: any) => (value instanceof Date ? day(value) : Array.isArray(value) ? [...value] : value);
const rows = (prefix: string, list: any[]) =>
	Object.fromEntries(list.flatMap((row, i) => Object.entries(row).map(([key, value]) => [`${prefix}${i}_${key}`, flat(value)])));

function values(): Record<string, any> {
	const { colleges, parents, activities, honors, refs, job, ...plain } = form as any;
	return {
		...Object.fromEntries(Object.entries(plain).map(([key, value]) => [key, flat(value)])),
		...rows("col", colleges), ...rows("p", parents), ...rows("act", activities), ...rows("hon", honors), ...rows("ref", refs),
		...Object.fromEntries(Object.entries(job).map(([key, value]) => [`job_${key}`, value])),
	};
}

function read(key: string, value: unknown) {
	const node = nodes[key];
	if (!node) return "";
	if (Array.isArray(value)) return [...node.querySelectorAll(".v-chip__content")].map((chip) => chip.textContent?.trim());
	const radio = node.querySelector("input[type=radio]");
	if (radio) return node.querySelector("input:checked")?.closest(".v-selection-control")?.querySelector("label")?.textContent?.trim() ?? "";
	const box = node.querySelector<HTMLInputElement>("input[type=checkbox]");
	if (box) return box.checked;
	if (node.matches(".v-select, .v-autocomplete"))
		return node.querySelector(".v-select__selection-text, .v-autocomplete__selection-text")?.textContent?.trim() ?? "";
	return node.querySelector<HTMLInputElement>("input, textarea")?.value ?? "";
}

Object.assign(window, {
	formState: () => ({ ...values(), submitted }),
	formShown: () => Object.fromEntries(Object.entries(values()).map(([key, value]) => [key, read(key, value)])),
});
