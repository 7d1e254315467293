import "vuetify/styles";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import * as directives from "vuetify/directives";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import { VMaskInput } from "vuetify/labs/VMaskInput";
// @ts-ignore: no types
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { MAJORS, STATES } from "../../lists";

const drawn: Record<string, HTMLElement | undefined> = {};
const r = (key: string) => (instance: any) => {
	drawn[key] = instance?.$el;
};

const activity = () => ({ organization: "", grades: [] as string[], office: "", weeks: null, hours: null });
const sibling = () => ({ name: "", age: null, school: "", status: null });
const job = () => ({ employer: "", position: "", duties: "", time: null, hours: null, weeks: null, supervisor: "" });
const d = reactive({
	applicant: {
		name: "", nickname: "", address: "", city: "", state: null, zip: "", county: "", phone: "", altPhone: "", email: "", birth: null, age: null,
		sex: null, citizen: null, resided: "", related: "", juniorVolunteer: null,
	},
	school: {
		name: "", city: "", state: null, graduating: null, gpaWeighted: null, gpaUnweighted: null, asOf: null, rank: null, rankOf: null, satMath: "",
		satVerbal: "", satTotal: "", actEnglish: "", actComposite: "", apTests: null, apThree: null, collegeClasses: null, serviceHours: "",
		disciplinary: "", counselor: "", counselorPhone: "",
	},
	plans: { college: "", major: null, healthField: null, career: "", degree: null, enter: null, finish: "" },
	colleges: [1, 2, 3].map(() => ({ name: "", answer: null, cost: "" })),
	scholarships: [1, 2].map(() => ({ name: "", amount: "" })),
	family: {
		marital: null, livesWith: "", father: "", fatherOccupation: "", fatherEmployer: "", fatherPhone: "", fatherEducation: null, mother: "",
		motherOccupation: "", motherEmployer: "", motherPhone: "", motherEducation: null, siblings: null, dependents: null, inCollege: null, income: "",
		firstGeneration: null, special: "",
	},
	siblings: [sibling()],
	activities: [activity(), activity(), activity()],
	employed: null,
	jobs: [job()],
	honors: [1, 2, 3].map(() => ({ award: "", year: null, description: "" })),
	references: [1, 2].map(() => ({ name: "", phone: "" })),
	essay: "",
	agree: false,
	publicity: false,
	signature: "",
	parentSignature: "",
	signedOn: null,
});
const submitted = ref(false);

const template = `
<v-app>
<v-app-bar color="teal-darken-3" density="compact"><v-app-bar-title>Mercy Ridge Hospital Auxiliary</v-app-bar-title></v-app-bar>
<v-main><v-container style="max-width: 1080px">
<h1 class="text-h5 mb-2">Scholarship Application for a Graduating High School Senior</h1>
<p class="mb-4">The purpose of the scholarship is to give financial aid to an individual who wishes to further his/her education. All information on this form will be kept confidential. Please complete every blank; if an item does not apply, leave it empty. Return to your guidance counselor by April 15.</p>
<v-form @submit.prevent="submitted = true">

<v-card class="mb-6" variant="outlined"><v-card-title>Personal Data</v-card-title><v-card-text>
<v-row dense>
<v-col cols="8"><v-text-field :ref="r('name')" v-model="d.applicant.name" label="Name of Applicant" hint="Last, First, Complete Middle" persistent-hint /></v-col>
<v-col cols="4"><v-text-field :ref="r('nickname')" v-model="d.applicant.nickname" label="Nickname" /></v-col>
<v-col cols="12"><v-text-field :ref="r('address')" v-model="d.applicant.address" label="Home Address" /></v-col>
<v-col cols="4"><v-text-field :ref="r('city')" v-model="d.applicant.city" label="City" /></v-col>
<v-col cols="4"><v-autocomplete :ref="r('state')" v-model="d.applicant.state" :items="states" label="State" /></v-col>
<v-col cols="2"><v-text-field :ref="r('zip')" v-model="d.applicant.zip" label="Zip Code" maxlength="10" /></v-col>
<v-col cols="2"><v-text-field :ref="r('county')" v-model="d.applicant.county" label="County" /></v-col>
<v-col cols="4"><v-mask-input :ref="r('phone')" v-model="d.applicant.phone" mask="(###) ###-####" label="Telephone Number" /></v-col>
<v-col cols="4"><v-mask-input :ref="r('altPhone')" v-model="d.applicant.altPhone" mask="(###) ###-####" label="Alternate Phone" /></v-col>
<v-col cols="4"><v-text-field :ref="r('email')" v-model="d.applicant.email" type="email" label="E-Mail" /></v-col>
<v-col cols="4"><v-date-input :ref="r('birth')" v-model="d.applicant.birth" label="Date of Birth" prepend-icon="" input-format="mm/dd/yyyy" /></v-col>
<v-col cols="2"><v-number-input :ref="r('age')" v-model="d.applicant.age" control-variant="hidden" label="Age" /></v-col>
<v-col cols="3"><v-radio-group :ref="r('sex')" v-model="d.applicant.sex" inline label="Sex"><v-radio label="Female" value="F" /><v-radio label="Male" value="M" /></v-radio-group></v-col>
<v-col cols="3"><v-radio-group :ref="r('citizen')" v-model="d.applicant.citizen" inline label="U.S. Citizen"><v-radio label="Yes" value="Yes" /><v-radio label="No" value="No" /></v-radio-group></v-col>
<v-col cols="6"><v-text-field :ref="r('resided')" v-model="d.applicant.resided" label="How long have you lived in the hospital's service area?" /></v-col>
<v-col cols="6"><v-radio-group :ref="r('juniorVolunteer')" v-model="d.applicant.juniorVolunteer" inline label="Are you a current or former Junior Volunteer at Mercy Ridge?"><v-radio label="Yes" value="Yes" /><v-radio label="No" value="No" /></v-radio-group></v-col>
<v-col cols="12"><v-textarea :ref="r('related')" v-model="d.applicant.related" rows="2" label="Name and relationship to any hospital employee(s) or Auxiliary member(s)" /></v-col>
</v-row></v-card-text></v-card>

<v-card class="mb-6" variant="tonal"><v-card-title>Scholastic Information Summary</v-card-title><v-card-text>
<v-row dense>
<v-col cols="6"><v-text-field :ref="r('schoolName')" v-model="d.school.name" label="School You Currently Attend" /></v-col>
<v-col cols="3"><v-text-field :ref="r('schoolCity')" v-model="d.school.city" label="Town" /></v-col>
<v-col cols="3"><v-autocomplete :ref="r('schoolState')" v-model="d.school.state" :items="states" label="State" /></v-col>
<v-col cols="4"><v-date-input :ref="r('graduating')" v-model="d.school.graduating" label="Date of Graduation" prepend-icon="" input-format="mm/dd/yyyy" /></v-col>
<v-col cols="4"><v-number-input :ref="r('rank')" v-model="d.school.rank" label="Class Rank" /></v-col>
<v-col cols="4"><v-number-input :ref="r('rankOf')" v-model="d.school.rankOf" label="out of" /></v-col>
</v-row>
<v-row dense class="align-center"><v-col cols="2">GPA</v-col>
<v-col><v-number-input :ref="r('gpaWeighted')" v-model="d.school.gpaWeighted" :precision="2" control-variant="hidden" label="Weighted" /></v-col>
<v-col><v-number-input :ref="r('gpaUnweighted')" v-model="d.school.gpaUnweighted" :precision="2" control-variant="hidden" label="Un-weighted" /></v-col>
<v-col><v-date-input :ref="r('asOf')" v-model="d.school.asOf" label="as of Date" prepend-icon="" input-format="mm/dd/yyyy" /></v-col></v-row>
<v-row dense class="align-center"><v-col cols="2">Highest SAT Scores</v-col>
<v-col><v-text-field :ref="r('satMath')" v-model="d.school.satMath" label="Math" /></v-col>
<v-col><v-text-field :ref="r('satVerbal')" v-model="d.school.satVerbal" label="Verbal" /></v-col>
<v-col><v-text-field :ref="r('satTotal')" v-model="d.school.satTotal" label="Total" /></v-col></v-row>
<v-row dense class="align-center"><v-col cols="2">Highest ACT Score</v-col>
<v-col><v-text-field :ref="r('actEnglish')" v-model="d.school.actEnglish" label="English" /></v-col>
<v-col><v-text-field :ref="r('actComposite')" v-model="d.school.actComposite" label="Composite" /></v-col></v-row>
<v-row dense>
<v-col cols="4"><v-number-input :ref="r('apTests')" v-model="d.school.apTests" label="# of AP tests taken (if any)" /></v-col>
<v-col cols="4"><v-number-input :ref="r('apThree')" v-model="d.school.apThree" label="# Tested =/>3" /></v-col>
<v-col cols="4"><v-number-input :ref="r('collegeClasses')" v-model="d.school.collegeClasses" label="# of College Classes taken (if any)" /></v-col>
<v-col cols="4"><v-text-field :ref="r('serviceHours')" v-model="d.school.serviceHours" label="# Community Service Hrs." /></v-col>
<v-col cols="8"><v-text-field :ref="r('disciplinary')" v-model="d.school.disciplinary" label="# of Disciplinary actions (if any)" /></v-col>
<v-col cols="7"><v-text-field :ref="r('counselor')" v-model="d.school.counselor" label="School Counselor Name" /></v-col>
<v-col cols="5"><v-mask-input :ref="r('counselorPhone')" v-model="d.school.counselorPhone" mask="(###) ###-####" label="School Counselor Phone Number" /></v-col>
</v-row></v-card-text></v-card>

<v-sheet border rounded class="pa-4 mb-6"><h2 class="text-h6">Scholastic Aspirations</h2>
<v-text-field :ref="r('college')" v-model="d.plans.college" label="Post secondary school or college for which applicant's scholarship is requested" />
<v-row dense>
<v-col cols="6"><v-combobox :ref="r('major')" v-model="d.plans.major" :items="majors" label="Anticipated Major" /></v-col>
<v-col cols="6"><v-text-field :ref="r('career')" v-model="d.plans.career" label="Career choice" /></v-col>
<v-col cols="4"><v-select :ref="r('degree')" v-model="d.plans.degree" :items="degrees" label="Degree sought" /></v-col>
<v-col cols="4"><v-select :ref="r('enter')" v-model="d.plans.enter" :items="['2026', '2027', '2028']" label="Year you will enter" /></v-col>
<v-col cols="4"><v-text-field :ref="r('finish')" v-model="d.plans.finish" label="Anticipated year of college graduation" /></v-col>
</v-row>
<v-select :ref="r('healthField')" v-model="d.plans.healthField" :items="['Nursing', 'Imaging', 'Laboratory', 'Pharmacy', 'Therapy (physical, occupational, speech)', 'Pre-medicine', 'Other']" clearable label="If entering a health related field, please indicate which" />
<p class="text-body-2 mt-2">Colleges/Universities Applied (in preferential order)</p>
<v-table density="compact" class="colleges"><thead><tr><th></th><th>College/University</th><th style="width: 26%">Accepted/Rejected/Awaiting</th><th style="width: 22%">Estimated Cost/yr</th></tr></thead>
<tbody><tr v-for="(c, i) in d.colleges" :key="i"><td>{{ i + 1 }}.</td>
<td><v-text-field :ref="r('college' + i + 'Name')" v-model="c.name" density="compact" variant="underlined" hide-details /></td>
<td><v-select :ref="r('college' + i + 'Answer')" v-model="c.answer" :items="['Accepted', 'Rejected', 'Awaiting']" density="compact" variant="underlined" hide-details /></td>
<td><v-text-field :ref="r('college' + i + 'Cost')" v-model="c.cost" prefix="$" density="compact" variant="underlined" hide-details /></td></tr></tbody></v-table>
<p class="text-body-2 mt-4">Other Scholarships Applied For</p>
<v-table density="compact"><thead><tr><th>Name</th><th>Amount Awarded (as of application date)</th></tr></thead>
<tbody><tr v-for="(s, i) in d.scholarships" :key="i">
<td><v-text-field :ref="r('scholarship' + i + 'Name')" v-model="s.name" density="compact" variant="underlined" hide-details /></td>
<td><v-text-field :ref="r('scholarship' + i + 'Amount')" v-model="s.amount" density="compact" variant="underlined" hide-details /></td></tr></tbody></v-table>
</v-sheet>

<v-card class="mb-6"><v-card-title>Family Information</v-card-title><v-card-text>
<v-row>
<v-col cols="6"><h3 class="text-subtitle-1">Father</h3>
<v-text-field :ref="r('father')" v-model="d.family.father" density="comfortable" label="Father's Name" />
<v-text-field :ref="r('fatherOccupation')" v-model="d.family.fatherOccupation" density="comfortable" label="Occupation of Father" />
<v-text-field :ref="r('fatherEmployer')" v-model="d.family.fatherEmployer" density="comfortable" label="Father's Place of Employment" />
<v-mask-input :ref="r('fatherPhone')" v-model="d.family.fatherPhone" mask="(###) ###-####" density="comfortable" label="Father's Work Phone" />
<v-select :ref="r('fatherEducation')" v-model="d.family.fatherEducation" :items="education" density="comfortable" label="Father's Education" /></v-col>
<v-col cols="6"><h3 class="text-subtitle-1">Mother</h3>
<v-text-field :ref="r('mother')" v-model="d.family.mother" density="comfortable" label="Mother's Name" />
<v-text-field :ref="r('motherOccupation')" v-model="d.family.motherOccupation" density="comfortable" label="Occupation of Mother" />
<v-text-field :ref="r('motherEmployer')" v-model="d.family.motherEmployer" density="comfortable" label="Mother's Place of Employment" />
<v-mask-input :ref="r('motherPhone')" v-model="d.family.motherPhone" mask="(###) ###-####" density="comfortable" label="Mother's Work Phone" />
<v-select :ref="r('motherEducation')" v-model="d.family.motherEducation" :items="education" density="comfortable" label="Mother's Education" /></v-col>
</v-row>
<v-row dense>
<v-col cols="6"><v-select :ref="r('marital')" v-model="d.family.marital" :items="['Married', 'Separated', 'Divorced', 'Widowed', 'Never married']" label="Parents are" /></v-col>
<v-col cols="6"><v-text-field :ref="r('livesWith')" v-model="d.family.livesWith" label="With whom do you live?" /></v-col>
<v-col cols="4"><v-number-input :ref="r('siblings')" v-model="d.family.siblings" :min="0" label="Number of brothers and sisters" /></v-col>
<v-col cols="4"><v-number-input :ref="r('dependents')" v-model="d.family.dependents" :min="0" label="Number of dependents in family" /></v-col>
<v-col cols="4"><v-number-input :ref="r('inCollege')" v-model="d.family.inCollege" :min="0" label="Number presently in college" /></v-col>
</v-row>
<p class="mb-2">List brothers and sisters:</p>
<div v-for="(s, i) in d.siblings" :key="i" class="sibling d-flex ga-2">
<v-text-field :ref="r('sibling' + i + 'Name')" v-model="s.name" label="Name" />
<v-number-input :ref="r('sibling' + i + 'Age')" v-model="s.age" control-variant="hidden" max-width="90" label="Age" />
<v-text-field :ref="r('sibling' + i + 'School')" v-model="s.school" label="Employment/School" />
<v-select :ref="r('sibling' + i + 'Status')" v-model="s.status" :items="['Part Time', 'Full Time']" max-width="180" label="Part/Full Time" /></div>
<v-btn size="small" variant="text" @click="d.siblings.push(sibling())">Add brother or sister</v-btn>
<v-row dense class="mt-2">
<v-col cols="5"><v-text-field :ref="r('income')" v-model="d.family.income" prefix="$" label="Family's gross annual income" /></v-col>
<v-col cols="7"><v-radio-group :ref="r('firstGeneration')" v-model="d.family.firstGeneration" inline label="Will you be the first in your family to attend college?"><v-radio label="Yes" value="Yes" /><v-radio label="No" value="No" /></v-radio-group></v-col>
</v-row>
<v-textarea :ref="r('special')" v-model="d.family.special" rows="3" label="Any additional financial information or special circumstances you wish to share" />
</v-card-text></v-card>

<v-expansion-panels v-model="open" multiple class="mb-6">
<v-expansion-panel value="activities" title="School and Community Activities"><v-expansion-panel-text>
<p>List participation in school and community organizations and activities over the past four years. Do not attach a resume. Do not list paid employment here.</p>
<v-table class="activities"><thead><tr><th style="width: 28%">Organization/Activity</th><th style="width: 24%">Grade(s)</th><th>Office held</th><th style="width: 12%"># Weeks per year</th><th style="width: 12%"># Hours per week</th></tr></thead>
<tbody><tr v-for="(a, i) in d.activities" :key="i" class="align-center">
<td><v-text-field :ref="r('activity' + i + 'Organization')" v-model="a.organization" variant="plain" hide-details /></td>
<td><v-select :ref="r('activity' + i + 'Grades')" v-model="a.grades" :items="['9', '10', '11', '12']" multiple chips variant="plain" hide-details /></td>
<td><v-text-field :ref="r('activity' + i + 'Office')" v-model="a.office" variant="plain" hide-details /></td>
<td><v-number-input :ref="r('activity' + i + 'Weeks')" v-model="a.weeks" control-variant="hidden" variant="plain" hide-details /></td>
<td><v-number-input :ref="r('activity' + i + 'Hours')" v-model="a.hours" control-variant="hidden" variant="plain" hide-details /></td>
</tr></tbody></v-table></v-expansion-panel-text></v-expansion-panel>

<v-expansion-panel value="jobs" title="Work Experience"><v-expansion-panel-text>
<div class="d-flex align-center ga-4"><span id="employed-q">Are you presently employed?</span>
<v-btn-toggle :ref="r('employed')" v-model="d.employed" aria-labelledby="employed-q" density="compact" variant="outlined"><v-btn value="Yes">Yes</v-btn><v-btn value="No">No</v-btn></v-btn-toggle></div>
<v-card v-for="(j, i) in d.jobs" :key="i" :subtitle="'Job ' + (i + 1)" variant="flat" class="job"><v-row dense>
<v-col cols="6"><v-text-field :ref="r('job' + i + 'Employer')" v-model="j.employer" label="Employer" /></v-col>
<v-col cols="6"><v-text-field :ref="r('job' + i + 'Position')" v-model="j.position" label="Position" /></v-col>
<v-col cols="12"><v-textarea :ref="r('job' + i + 'Duties')" v-model="j.duties" rows="2" label="Give a brief job description" /></v-col>
<v-col cols="4"><v-radio-group :ref="r('job' + i + 'Time')" v-model="j.time" inline label="Please circle one"><v-radio label="Full Time" value="full" /><v-radio label="Part Time" value="part" /></v-radio-group></v-col>
<v-col cols="2"><v-number-input :ref="r('job' + i + 'Hours')" v-model="j.hours" control-variant="hidden" label="Hours per week" /></v-col>
<v-col cols="2"><v-number-input :ref="r('job' + i + 'Weeks')" v-model="j.weeks" control-variant="hidden" label="Weeks per year" /></v-col>
<v-col cols="4"><v-text-field :ref="r('job' + i + 'Supervisor')" v-model="j.supervisor" label="Supervisor" /></v-col>
</v-row></v-card>
<v-btn size="small" variant="text" @click="d.jobs.push(job())">Add previous job</v-btn>
</v-expansion-panel-text></v-expansion-panel>

<v-expansion-panel value="honors" title="Honors or Awards You Have Received"><v-expansion-panel-text>
<v-row v-for="(h, i) in d.honors" :key="i" dense class="honor">
<v-col cols="5"><v-text-field :ref="r('honor' + i + 'Award')" v-model="h.award" :label="'Honor or Award ' + (i + 1)" /></v-col>
<v-col cols="2"><v-select :ref="r('honor' + i + 'Year')" v-model="h.year" :items="['Freshman', 'Sophomore', 'Junior', 'Senior']" label="Year" /></v-col>
<v-col cols="5"><v-text-field :ref="r('honor' + i + 'Description')" v-model="h.description" label="For what?" /></v-col></v-row>
</v-expansion-panel-text></v-expansion-panel>
</v-expansion-panels>

<v-card class="mb-6" variant="outlined"><v-card-title>References</v-card-title><v-card-subtitle>Two persons, not relatives, who know you well</v-card-subtitle><v-card-text>
<v-row v-for="(p, i) in d.references" :key="i" dense>
<v-col cols="7"><v-text-field :ref="r('reference' + i + 'Name')" v-model="p.name" label="Reference name" /></v-col>
<v-col cols="5"><v-mask-input :ref="r('reference' + i + 'Phone')" v-model="p.phone" mask="(###) ###-####" label="Reference telephone" /></v-col></v-row>
</v-card-text></v-card>

<v-textarea :ref="r('essay')" v-model="d.essay" rows="5" counter="2000" label="Briefly state why you are requesting this scholarship and how you could benefit our community if chosen" />
<v-checkbox :ref="r('agree')" v-model="d.agree" hide-details label="I agree to repay the Auxiliary all sums advanced in the event that the year or specified period of study is not completed." />
<v-checkbox :ref="r('publicity')" v-model="d.publicity" label="I understand that awarded scholarships will be publicized in the local news media." />
<v-row dense>
<v-col><v-text-field :ref="r('signature')" v-model="d.signature" label="Signature of Applicant" /></v-col>
<v-col><v-text-field :ref="r('parentSignature')" v-model="d.parentSignature" label="Signature of Parent or Guardian" /></v-col>
<v-col cols="3"><v-date-input :ref="r('signedOn')" v-model="d.signedOn" prepend-icon="" input-format="mm/dd/yyyy" label="Date" /></v-col>
</v-row>
<v-btn type="submit" color="teal-darken-3">Submit application</v-btn>
</v-form></v-container></v-main></v-app>`;

createApp({
	template,
	setup: () => ({
		d, r, submitted, sibling, job,
		open: ref(["activities", "jobs", "honors"]),
		states: STATES.map(([value, title]) => ({ value, title })),
		majors: [...MAJORS, "Pharmacy", "Physical Therapy", "Pre-Medicine", "Radiologic Technology"].sort(),
		degrees: ["Certificate", "Associate's", "Bachelor's", "Master's", "Doctorate"],
		education: ["Less than high school", "High school graduate", "Some college", "Associate degree", "Bachelor's degree", "Graduate degree"],
	}),
})
	.use(createVuetify({ components: { ...components, VMaskInput }, directives, icons: { defaultSet: "mdi", aliases, sets: { mdi } } }))
	.mount("#root");

const two = (number: number) => String(number).padStart(2, "0");
const plain = (value: any): any =>
	value instanceof Date ? `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}` : Array.isArray(value) ? [...value] : (value ?? null);
const capital = (text: string) => text[0].toUpperCase() + text.slice(1);
function values() {
	const held: Record<string, unknown> = {};
	const add = (entries: object, name: (key: string) => string) => {
		for (const [key, value] of Object.entries(entries)) held[name(key)] = plain(value);
	};
	add(d.applicant, (key) => key);
	const school: Record<string, string> = { name: "schoolName", city: "schoolCity", state: "schoolState" };
	add(d.school, (key) => school[key] ?? key);
	add(d.plans, (key) => key);
	add(d.family, (key) => key);
	const lists = { college: d.colleges, scholarship: d.scholarships, sibling: d.siblings, activity: d.activities, job: d.jobs, honor: d.honors, reference: d.references };
	for (const [name, rows] of Object.entries(lists)) rows.forEach((row: object, index: number) => add(row, (key) => `${name}${index}${capital(key)}`));
	const { employed, essay, agree, publicity, signature, parentSignature, signedOn } = d;
	add({ employed, essay, agree, publicity, signature, parentSignature, signedOn }, (key) => key);
	return held;
}
function shownOf(key: string) {
	const element = drawn[key]!;
	const has = (name: string) => element.classList.contains(name);
	const texts = (selector: string) => Array.from(element.querySelectorAll(selector), (each) => each.textContent!.trim());
	if (has("v-radio-group")) return element.querySelector("input:checked")?.closest(".v-radio")?.querySelector("label")?.textContent?.trim() ?? "";
	if (has("v-checkbox")) return element.querySelector("input")!.checked;
	if (has("v-btn-toggle")) return texts(".v-btn--active")[0] ?? "";
	if (has("v-select") && has("v-select--chips")) return texts(".v-chip__content");
	if (has("v-autocomplete") || has("v-combobox") || has("v-select"))
		return texts(".v-autocomplete__selection-text, .v-combobox__selection-text, .v-select__selection-text")[0] ?? element.querySelector("input")!.value;
	return element.querySelector<HTMLInputElement>("textarea:not([readonly]), input")!.value;
}
Object.assign(window, {
	formState: () => ({ ...values(), submitted: submitted.value }),
	formShown: () => Object.fromEntries(Object.keys(values()).map((key) => [key, shownOf(key)])),
});
