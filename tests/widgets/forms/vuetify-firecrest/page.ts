// @ts-nocheck
import "vuetify/styles";
import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import { VMaskInput } from "vuetify/labs/VMaskInput";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import { MAJORS, STATES } from "../../lists";

const COUNTIES = "Alameda Alpine Amador Butte Calaveras Colusa Del_Norte El_Dorado Fresno Glenn Humboldt Imperial Inyo Kern Kings Lake Lassen Los_Angeles Madera Marin Mariposa Mendocino Merced Modoc Mono Monterey Napa Nevada Orange Placer Plumas Riverside Sacramento San_Benito San_Bernardino San_Diego San_Francisco San_Joaquin San_Luis_Obispo San_Mateo Santa_Barbara Santa_Clara Santa_Cruz Shasta Sierra Siskiyou Solano Sonoma Stanislaus Sutter Tehama Trinity Tulare Tuolumne Ventura Yolo Yuba"
	.split(" ")
	.map((name) => name.replaceAll("_", " "));
const states = STATES.map(([value, title]) => ({ value, title }));
const COLLEGES = ["California State University, Chico", "California State University, Sacramento", "Cal Poly Humboldt", "College of the Siskiyous", "Oregon Institute of Technology", "Shasta College", "Southern Oregon University", "Stanford University", "University of California, Berkeley", "University of California, Davis", "University of California, Merced"];
const PARENT_EDUCATION = ["Less than high school", "High school diploma or equivalent", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree", "Other/unknown"];

const parent = () => ({ first: "", mi: "", last: "", ssn: "", dob: "", education: null, occupation: "", employer: "", phone: "", email: "" });
const activity = () => ({ name: "", role: "", grades: [], hours: "", weeks: "", detail: "" });

const f = reactive({
	legalFirst: "", legalMiddle: "", legalLast: "", suffix: null, otherNames: "", preferred: "", ssn: "", ssn2: "", dob: null,
	email: "", email2: "", phone: "", phoneType: null, texts: false, altPhone: "",
	street: "", unit: "", city: "", state: null, zip: "", county: null, permDiffers: false, permStreet: "", permCity: "", permState: null, permZip: "",
	citizen: null, alienNumber: "", legalState: null, residentSince: "", license: "", licenseState: null, selective: null,
	gender: null, hispanic: null, race: [], activeDuty: null, veteran: null, foster: null,
	hsName: "", hsCity: "", hsState: null, hsCode: "", ssid: "", completion: null, gradDate: null, grade: null, gpa: null, weighted: null, rank: null, classSize: null,
	actScore: "", actDate: "", satReading: "", satReadingDate: "", satMath: "", satMathDate: "", gedScore: "", gedDate: "", programs: [],
	college1: null, college2: null, college3: null, accepted: null, standing: null, term: null, load: null, housing: null, degree: null, major: null, career: "", collegeGrad: null,
	marital: null, p1: parent(), p2: parent(), householdSize: null, inCollege: null, income: null, savings: null, benefits: [], firstGen: null,
	activities: [activity()],
	certTrue: false, release: false, signature: "", signDate: "",
});

const els: Record<string, any> = {};
const kept: Record<string, (el: any) => void> = {};
const r = (key: string) => (kept[key] ??= (el: any) => (el ? (els[key] = el) : delete els[key]));

// `$key` in the template binds a model and remembers its element.
const bind = (template: string) => template.replace(/\$(\w+)/g, (_, key) => `:ref="r('${key}')" v-model="f.${key}"`);

const parentCard = (p: string, title: string, hint: string) => `
<v-col cols="12" md="6">
	<v-card variant="outlined" class="pa-4">
		<h4>${title}</h4>
		<p class="text-caption mb-3">${hint}</p>
		<v-row dense>
			<v-col cols="8"><v-text-field label="First Name" :ref="r('${p}first')" v-model="f.${p}.first" /></v-col>
			<v-col cols="4"><v-text-field label="M.I." maxlength="1" :ref="r('${p}mi')" v-model="f.${p}.mi" /></v-col>
			<v-col cols="12"><v-text-field label="Last Name" :ref="r('${p}last')" v-model="f.${p}.last" /></v-col>
			<v-col cols="6"><v-mask-input label="Social Security Number or ITIN" mask="###-##-####" :ref="r('${p}ssn')" v-model="f.${p}.ssn" /></v-col>
			<v-col cols="6"><v-mask-input label="Date of Birth" mask="##/##/####" placeholder="MM/DD/YYYY" persistent-placeholder :ref="r('${p}dob')" v-model="f.${p}.dob" /></v-col>
			<v-col cols="12"><v-select label="Highest level of education completed" :items="parentEducation" :ref="r('${p}education')" v-model="f.${p}.education" /></v-col>
			<v-col cols="6"><v-text-field label="Occupation" :ref="r('${p}occupation')" v-model="f.${p}.occupation" /></v-col>
			<v-col cols="6"><v-text-field label="Employer" :ref="r('${p}employer')" v-model="f.${p}.employer" /></v-col>
			<v-col cols="6"><v-mask-input label="Telephone Number" mask="(###) ###-####" :ref="r('${p}phone')" v-model="f.${p}.phone" /></v-col>
			<v-col cols="6"><v-text-field label="E-mail Address" type="email" :ref="r('${p}email')" v-model="f.${p}.email" /></v-col>
		</v-row>
	</v-card>
</v-col>`;

const template = bind(`
<v-app>
<v-app-bar color="blue-darken-4" density="compact"><v-app-bar-title>State Student Aid Commission</v-app-bar-title></v-app-bar>
<v-main>
<v-container style="max-width: 1040px">
<h1 class="text-h5 my-3">2027&ndash;28 General Application for State Grants and Scholarships</h1>
<v-alert type="info" variant="tonal" density="compact" class="mb-4">Submitting a general application is the first step for all state-managed scholarships. Fields marked * are required. The application is due March 2.</v-alert>
<v-form ref="form" @submit.prevent="send">
<v-expansion-panels multiple v-model="open">

<v-expansion-panel title="1. Student Information"><template #text>
	<p class="text-body-2 mb-3">A person's legal name is the name that appears on their birth certificate, driver&rsquo;s license, and other government-issued identification documents. Avoid nicknames and abbreviations.</p>
	<v-row dense>
		<v-col cols="4"><v-text-field label="Legal First Name *" name="LegalFirstName" $legalFirst /></v-col>
		<v-col cols="3"><v-text-field label="Legal Middle Name" name="LegalMiddleName" $legalMiddle /></v-col>
		<v-col cols="3"><v-text-field label="Legal Last Name *" name="LegalLastName" $legalLast /></v-col>
		<v-col cols="2"><v-select label="Suffix" :items="['Jr.', 'Sr.', 'II', 'III', 'IV']" clearable $suffix /></v-col>
		<v-col cols="6"><v-text-field label="Other last name(s) on school records" $otherNames /></v-col>
		<v-col cols="6"><v-text-field label="Name you go by" $preferred /></v-col>
		<v-col cols="4"><v-mask-input label="Social Security Number *" mask="###-##-####" hint="This is the standard format of an SSN: XXX-XX-XXXX" persistent-hint $ssn /></v-col>
		<v-col cols="4"><v-mask-input label="Confirm Social Security Number *" mask="###-##-####" $ssn2 /></v-col>
		<v-col cols="4"><v-date-input label="Date of Birth *" input-format="mm/dd/yyyy" placeholder="MM/DD/YYYY" prepend-icon="" prepend-inner-icon="$calendar" :display-format="us" $dob /></v-col>
		<v-col cols="6"><v-text-field label="Email *" type="email" hint="Make sure to enter a personal email address—not one provided by a school." persistent-hint $email /></v-col>
		<v-col cols="6"><v-text-field label="Confirm Email *" type="email" $email2 /></v-col>
		<v-col cols="4"><v-mask-input label="Telephone Number *" mask="(###) ###-####" type="tel" $phone /></v-col>
		<v-col cols="4"><v-radio-group label="Type" inline density="compact" $phoneType><v-radio label="Cell" value="C" /><v-radio label="Home" value="H" /><v-radio label="Work" value="W" /></v-radio-group></v-col>
		<v-col cols="4"><v-mask-input label="Alternate Telephone Number" mask="(###) ###-####" type="tel" $altPhone /></v-col>
		<v-col cols="12"><v-checkbox density="compact" hide-details label="Yes, the Commission may send text message reminders to my cell phone. Message and data rates may apply." $texts /></v-col>
	</v-row>
</template></v-expansion-panel>

<v-expansion-panel title="2. Address"><template #text>
	<div class="text-subtitle-2 mb-2">Mailing Address (number and street)</div>
	<v-row dense>
		<v-col cols="8"><v-text-field label="Street Address *" $street /></v-col>
		<v-col cols="4"><v-text-field label="Apt / Unit #" $unit /></v-col>
		<v-col cols="4"><v-text-field label="City *" $city /></v-col>
		<v-col cols="3"><v-autocomplete label="State *" :items="states" $state /></v-col>
		<v-col cols="2"><v-text-field label="ZIP Code *" maxlength="10" $zip /></v-col>
		<v-col cols="3"><v-autocomplete label="County *" :items="counties" $county /></v-col>
	</v-row>
	<v-checkbox density="compact" label="My permanent home address is different from my mailing address" $permDiffers />
	<div class="text-subtitle-2 mb-2">Permanent Home Address (only if different)</div>
	<v-row dense>
		<v-col cols="5"><v-text-field label="Permanent Street Address" $permStreet /></v-col>
		<v-col cols="3"><v-text-field label="Permanent City" $permCity /></v-col>
		<v-col cols="2"><v-autocomplete label="Permanent State" :items="states" $permState /></v-col>
		<v-col cols="2"><v-text-field label="Permanent ZIP" $permZip /></v-col>
	</v-row>
</template></v-expansion-panel>

<v-expansion-panel title="3. Residency and Eligibility"><template #text>
	<v-radio-group label="What is your citizenship status? *" $citizen>
		<v-radio label="Yes, I am a U.S. citizen (or U.S. national)" value="1" />
		<v-radio label="No, but I am an eligible noncitizen" value="2" />
		<v-radio label="No, I am not a citizen or eligible noncitizen" value="3" />
	</v-radio-group>
	<v-row dense>
		<v-col cols="4"><v-text-field label="Alien Registration Number (A-Number)" prefix="A" maxlength="9" $alienNumber /></v-col>
		<v-col cols="4"><v-autocomplete label="What is your state of legal residence? *" :items="states" $legalState /></v-col>
		<v-col cols="4"><v-mask-input label="Month and year you became a legal resident" mask="##/####" placeholder="MM/YYYY" $residentSince /></v-col>
		<v-col cols="6"><v-text-field label="Driver's License Number (if any)" $license /></v-col>
		<v-col cols="6"><v-autocomplete label="Driver's License State" :items="states" $licenseState /></v-col>
	</v-row>
	<v-radio-group inline label="Most male students must register with Selective Service to receive state aid. Are you registered?" $selective>
		<v-radio label="Yes" value="Y" /><v-radio label="No, register me" value="N" /><v-radio label="Not required, I am female" value="F" />
	</v-radio-group>
	<v-row dense>
		<v-col cols="6"><v-radio-group inline label="Are you currently serving on active duty in the U.S. Armed Forces for purposes other than training?" $activeDuty><v-radio label="Yes" :value="true" /><v-radio label="No" :value="false" /></v-radio-group></v-col>
		<v-col cols="6"><v-radio-group inline label="Are you a veteran of the U.S. Armed Forces?" $veteran><v-radio label="Yes" :value="true" /><v-radio label="No" :value="false" /></v-radio-group></v-col>
	</v-row>
	<v-radio-group inline label="At any time since you turned age 13, were you in foster care or were you a dependent or ward of the court?" $foster><v-radio label="Yes" :value="true" /><v-radio label="No" :value="false" /></v-radio-group>
	<p class="text-body-2 mb-2"><em>The following is used for statistical purposes only and has no bearing on eligibility.</em></p>
	<v-row dense>
		<v-col cols="4"><v-select label="Student Gender" :items="['Male', 'Female', 'Nonbinary', 'Not Provided']" $gender /></v-col>
		<v-col cols="8"><v-radio-group inline label="Hispanic, Latino or Spanish Origin?" $hispanic><v-radio label="Yes" value="yes" /><v-radio label="No" value="no" /><v-radio label="Not Provided" value="np" /></v-radio-group></v-col>
	</v-row>
	<div class="text-body-2">Racial Identity (check all that apply)</div>
	<div :ref="r('race')" class="d-flex flex-wrap">
		<v-checkbox v-for="x in races" :key="x" v-model="f.race" :label="x" :value="x" density="compact" hide-details />
	</div>
</template></v-expansion-panel>

<v-expansion-panel title="4. High School"><template #text>
	<v-row dense>
		<v-col cols="5"><v-text-field label="High School currently attending *" $hsName /></v-col>
		<v-col cols="3"><v-text-field label="High School City *" $hsCity /></v-col>
		<v-col cols="2"><v-autocomplete label="High School State *" :items="states" $hsState /></v-col>
		<v-col cols="2"><v-text-field label="School Code" hint="6-digit CEEB code" maxlength="6" $hsCode /></v-col>
		<v-col cols="4"><v-text-field label="Statewide Student Identifier (SSID)" maxlength="10" $ssid /></v-col>
		<v-col cols="8"><v-select label="What will your high school completion status be when you begin college? *" :items="['High school diploma', 'GED or state equivalent', 'Homeschooled', 'None of the above']" $completion /></v-col>
		<v-col cols="4"><v-date-input label="Date of Graduation" input-format="mm/dd/yyyy" placeholder="MM/DD/YYYY" prepend-icon="" prepend-inner-icon="$calendar" :display-format="us" $gradDate /></v-col>
		<v-col cols="4"><v-select label="Current Grade Level" :items="['9th', '10th', '11th', '12th', 'Already graduated']" $grade /></v-col>
		<v-col cols="4"></v-col>
		<v-col cols="3"><v-number-input label="Cumulative GPA (unweighted)" :precision="2" :min="0" :max="4" :step="0.01" control-variant="stacked" $gpa /></v-col>
		<v-col cols="3"><v-number-input label="Cumulative GPA (weighted)" :precision="2" :min="0" :max="5" :step="0.01" control-variant="stacked" $weighted /></v-col>
		<v-col cols="3"><v-number-input label="Class Rank" :min="1" control-variant="hidden" $rank /></v-col>
		<v-col cols="3"><v-number-input label="Number of students in class" :min="1" control-variant="hidden" $classSize /></v-col>
	</v-row>
	<div class="text-subtitle-2">Test Scores</div>
	<p class="text-caption">Use your highest score on each section. Leave blank any test you did not take.</p>
	<v-table density="compact" class="mb-4">
		<thead><tr><th>Test</th><th>Score</th><th>Date Taken (MM/YYYY)</th></tr></thead>
		<tbody>
			<tr><td>ACT Composite</td><td><v-text-field hide-details density="compact" variant="outlined" $actScore /></td><td><v-mask-input mask="##/####" hide-details density="compact" variant="outlined" $actDate /></td></tr>
			<tr><td>SAT Evidence-Based Reading and Writing</td><td><v-text-field hide-details density="compact" variant="outlined" $satReading /></td><td><v-mask-input mask="##/####" hide-details density="compact" variant="outlined" $satReadingDate /></td></tr>
			<tr><td>SAT Math</td><td><v-text-field hide-details density="compact" variant="outlined" $satMath /></td><td><v-mask-input mask="##/####" hide-details density="compact" variant="outlined" $satMathDate /></td></tr>
			<tr><td>GED / HiSET Average</td><td><v-text-field hide-details density="compact" variant="outlined" $gedScore /></td><td><v-mask-input mask="##/####" hide-details density="compact" variant="outlined" $gedDate /></td></tr>
		</tbody>
	</v-table>
	<v-select multiple chips closable-chips label="Which of these programs have you participated in?" :items="['AVID', 'EAOP', 'Educational Talent Search', 'GEAR UP', 'MESA', 'Puente', 'Upward Bound', 'None of these']" $programs />
</template></v-expansion-panel>

<v-expansion-panel title="5. College Plans"><template #text>
	<p class="text-body-2 mb-2">Name the colleges to which you have applied, in the order in which you listed them. Begin typing to see eligible in-state schools; out-of-state schools may be typed in.</p>
	<v-combobox label="First college" :items="colleges" $college1 />
	<v-combobox label="Second college" :items="colleges" $college2 />
	<v-combobox label="Third college" :items="colleges" $college3 />
	<v-row dense>
		<v-col cols="6"><v-radio-group inline label="Have you been accepted by the first college?" $accepted><v-radio label="Yes" value="Y" /><v-radio label="No" value="N" /><v-radio label="Pending" value="P" /></v-radio-group></v-col>
		<v-col cols="6"><v-select label="What will your college grade level be in 2027&ndash;28?" :items="standings" $standing /></v-col>
		<v-col cols="6"><v-select label="First term of attendance" :items="['Fall 2027', 'Winter 2028', 'Spring 2028', 'Summer 2028']" $term /></v-col>
		<v-col cols="6"><v-select label="Expected enrollment" :items="['Full time', '3/4 time', 'Half time', 'Less than half time']" $load /></v-col>
		<v-col cols="12"><v-radio-group inline label="Housing plans" $housing><v-radio label="On campus" value="1" /><v-radio label="Off campus" value="2" /><v-radio label="With parent" value="3" /></v-radio-group></v-col>
		<v-col cols="6"><v-select label="Highest degree you plan to earn" :items="degrees" $degree /></v-col>
		<v-col cols="6"><v-autocomplete label="Field of study" :items="majors" $major /></v-col>
		<v-col cols="6"><v-text-field label="Career goal" $career /></v-col>
		<v-col cols="6"><v-select label="Year you expect to finish your bachelor's degree" :items="[2028, 2029, 2030, 2031, 2032, 2033]" $collegeGrad /></v-col>
	</v-row>
</template></v-expansion-panel>

<v-expansion-panel title="6. Parent and Household Information"><template #text>
	<v-select label="As of today, what is the marital status of your parents?" :items="['Never married', 'Unmarried and both legal parents living together', 'Married or remarried', 'Separated', 'Divorced', 'Widowed']" $marital />
	<v-row>
		${parentCard("p1", "Parent 1", "Father, mother or stepparent. If you do not have a parent's SSN, leave it blank.")}
		${parentCard("p2", "Parent 2", "Complete if you have a second parent, even if he or she does not live with you.")}
	</v-row>
	<v-row dense class="mt-4">
		<v-col cols="3"><v-number-input label="Number in household" :min="1" control-variant="stacked" $householdSize /></v-col>
		<v-col cols="3"><v-number-input label="Number in college in 2027–28" :min="0" control-variant="stacked" $inCollege /></v-col>
		<v-col cols="3"><v-number-input label="Total annual household income" prefix="$" control-variant="hidden" $income /></v-col>
		<v-col cols="3"><v-number-input label="Cash, savings and checking" prefix="$" control-variant="hidden" $savings /></v-col>
	</v-row>
	<v-select multiple chips label="Did anyone in your household receive benefits from any of these programs?" :items="['Supplemental Security Income (SSI)', 'SNAP / CalFresh', 'Free or Reduced Price School Lunch', 'TANF / CalWORKs', 'WIC', 'None of these']" $benefits />
	<v-radio-group inline label="Will you be the first in your immediate family to graduate from a four-year college?" $firstGen><v-radio label="Yes" value="Y" /><v-radio label="No" value="N" /><v-radio label="Not sure" value="U" /></v-radio-group>
</template></v-expansion-panel>

<v-expansion-panel title="7. Activities Chart"><template #text>
	<p class="text-body-2">List your high school activities, community service and paid work. Do not use abbreviations the reviewers may not know.</p>
	<v-card v-for="(row, i) in f.activities" :key="i" variant="tonal" class="pa-3 mb-3">
		<div class="text-overline">Activity {{ i + 1 }}</div>
		<v-row dense>
			<v-col cols="6"><v-text-field label="Organization or employer" :ref="r('act' + i + 'name')" v-model="row.name" /></v-col>
			<v-col cols="6"><v-text-field label="Leadership position or job title" :ref="r('act' + i + 'role')" v-model="row.role" /></v-col>
			<v-col cols="6"><v-select multiple chips label="Grades" :items="['9', '10', '11', '12']" :ref="r('act' + i + 'grades')" v-model="row.grades" /></v-col>
			<v-col cols="3"><v-text-field label="Hours per week" type="number" :ref="r('act' + i + 'hours')" v-model="row.hours" /></v-col>
			<v-col cols="3"><v-text-field label="Weeks per year" type="number" :ref="r('act' + i + 'weeks')" v-model="row.weeks" /></v-col>
			<v-col cols="12"><v-textarea label="Explain your responsibilities or accomplishments" rows="2" counter="250" maxlength="250" :ref="r('act' + i + 'detail')" v-model="row.detail" /></v-col>
		</v-row>
	</v-card>
	<v-btn variant="outlined" @click="f.activities.push(activity())">Add another activity</v-btn>
</template></v-expansion-panel>

<v-expansion-panel title="8. Certification"><template #text>
	<v-checkbox density="compact" label="I certify that the information on this application is true and complete to the best of my knowledge." $certTrue />
	<v-checkbox density="compact" label="I authorize my high school and college to release my records to the Commission." $release />
	<v-row dense>
		<v-col cols="8"><v-text-field label="Signature of applicant (type your full name)" $signature /></v-col>
		<v-col cols="4"><v-mask-input label="Date signed" mask="##/##/####" $signDate /></v-col>
	</v-row>
	<v-btn type="submit" color="blue-darken-4">Submit application</v-btn>
</template></v-expansion-panel>

</v-expansion-panels>
</v-form>
</v-container>
</v-main>
</v-app>`.replaceAll('"$calendar"', '"CAL"')).replaceAll('"CAL"', '"$calendar"');

let submitted = false;
const app = createApp({
	template,
	setup: () => ({
		f, r, activity, states, counties: COUNTIES, colleges: COLLEGES, majors: MAJORS, parentEducation: PARENT_EDUCATION,
		open: [0, 1, 2, 3, 4, 5, 6, 7],
		races: ["White", "Black or African American", "American Indian or Alaska Native", "Asian", "Native Hawaiian or Other Pacific Islander", "Other", "Not Provided"],
		standings: ["1st year undergraduate / never attended college", "1st year undergraduate / attended college before", "2nd year undergraduate / sophomore", "3rd year undergraduate / junior", "4th year undergraduate / senior"],
		degrees: ["Certificate or diploma", "Associate's degree", "Bachelor's degree", "Master's degree", "Doctoral degree", "Professional degree", "Undecided"],
		us: (date) => new Date(date).toLocaleDateString("en-US", { month: "2-digit", day: "2-digit", year: "numeric" }),
		send: () => { submitted = true; },
	}),
});
app.use(createVuetify({ components: { ...components, VMaskInput }, icons: { defaultSet: "mdi", aliases, sets: { mdi } }, defaults: { VTextField: { variant: "outlined" }, VSelect: { variant: "outlined" } } }));
app.mount("#root");

const iso = (value) => (value instanceof Date ? `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}` : value);

window.formState = () => {
	const out = { submitted };
	for (const [key, value] of Object.entries(f)) {
		if (key === "activities") value.forEach((row, i) => Object.entries(row).forEach(([k, v]) => (out[`act${i}${k}`] = Array.isArray(v) ? [...v] : v)));
		else if (key === "p1" || key === "p2") Object.entries(value).forEach(([k, v]) => (out[key + k] = v));
		else out[key] = Array.isArray(value) ? [...value] : iso(value);
	}
	return out;
};

function shown(el) {
	const root = el.$el ?? el;
	const label = (input) => input.closest(".v-selection-control").querySelector("label")?.textContent.trim() ?? "";
	if (el === root) return [...root.querySelectorAll("input:checked")].map(label);
	if (root.classList.contains("v-checkbox")) return root.querySelector("input").checked;
	if (root.classList.contains("v-radio-group")) {
		const on = root.querySelector("input:checked");
		return on ? label(on) : "";
	}
	if (root.querySelector(".v-select--multiple") || root.classList.contains("v-select--multiple")) return [...root.querySelectorAll(".v-chip__content")].map((chip) => chip.textContent.trim());
	const chosen = root.querySelector(".v-select__selection-text, .v-autocomplete__selection-text, .v-combobox__selection-text");
	if (chosen?.textContent.trim()) return chosen.textContent.trim();
	const box = root.querySelector("textarea, input");
	return box.type === "hidden" || root.classList.contains("v-select") ? "" : box.value;
}
window.formShown = () => Object.fromEntries(Object.keys(window.formState()).filter((key) => key !== "submitted").map((key) => [key, shown(els[key])]));
