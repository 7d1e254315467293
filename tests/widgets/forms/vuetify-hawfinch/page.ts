import "vuetify/styles";
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import { VMaskInput } from "vuetify/labs/VMaskInput";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

/** The root element of each control, by key. */
const drawn: Record<string, HTMLElement> = {};
const keep = {
	mounted: (element: HTMLElement, { value }: { value: string }) => {
		drawn[value] = element;
	},
	unmounted: (_: HTMLElement, { value }: { value: string }) => {
		delete drawn[value];
	},
};

const blankParent = () => ({ first: "", last: "", relationship: null, occupation: "", employer: "", phone: "", education: null });
const blankSibling = () => ({ name: "", age: null, school: "" });
const blankActivity = () => ({ name: "", role: "", grades: [] as string[], hours: null });

const student = reactive({
	first: "",
	middle: "",
	last: "",
	suffix: "",
	preferred: "",
	birth: null as Date | null,
	address: "",
	unit: "",
	city: "",
	state: null,
	zip: "",
	phone: "",
	texts: null,
	email: "",
	ssn: "",
	citizen: null,
	alien: "",
	gender: null,
	pronouns: null,
	homeLanguages: [],
	englishFirst: null,
	birthCountry: null,
	yearsInUS: null,
	school: null,
	grade: null,
	gradYear: null,
	gpa: "",
	studentId: "",
	counselor: "",
	counselorEmail: "",
	help: [],
	programs: [],
	courseTypes: [],
	psat: "",
	psatDate: null as Date | null,
	act: "",
	actDate: null as Date | null,
	sat: "",
	accommodations: null,
	ward: null,
	career: "",
	major: null,
	degree: null,
	colleges: [],
	startYear: null,
	benefit: "",
	livesWith: null,
	parentsMarital: null,
	bachelors: null,
	householdSize: null,
	income: null,
	lunch: null,
	incomeCertified: false,
	award1: "",
	award2: "",
	award3: "",
	hasJob: null,
	jobWhere: "",
	jobHours: null,
	emergencyName: "",
	emergencyRelationship: "",
	emergencyPhone: "",
	shirt: null,
	heard: null,
	agreeRelease: false,
	agreeCommit: false,
	signature: "",
	signatureDate: "",
	parentSignature: "",
});
const RACES = [
	["raceHispanic", "Hispanic or Latino"],
	["raceNative", "American Indian/Alaskan Native"],
	["raceAsian", "Asian"],
	["raceBlack", "Black or African American"],
	["racePacific", "Native Hawaiian or Other Pacific Islander"],
	["raceWhite", "White"],
];
const race = reactive(Object.fromEntries(RACES.map(([key]) => [key, null])) as Record<string, string | null>);
const parents = reactive([blankParent(), blankParent()]);
const siblings = reactive([blankSibling()]);
const activities = reactive([blankActivity(), blankActivity(), blankActivity()]);
const classes = reactive([0, 1, 2].map(() => ({ title: "", grade: "" })));
const references = reactive([0, 1].map(() => ({ name: "", contact: "" })));
const submitted = ref(false);

const App = {
	setup() {
		return {
			student,
			race,
			parents,
			siblings,
			activities,
			classes,
			references,
			races: RACES,
			states: STATES.map(([value, title]) => ({ value, title })),
			countries: COUNTRIES,
			majors: MAJORS,
			yesNo: ["Yes", "No"],
			schools: ["Ashland Valley High School", "Butte Falls Charter School", "Crater High School", "Eagle Point High School", "Hornbrook Academy", "Prospect High School", "Yreka High School"],
			educationLevels: [
				{ value: "LHS", title: "Did not complete high school" },
				{ value: "HS", title: "High school diploma/GED" },
				{ value: "SC", title: "Some college, no degree" },
				{ value: "AA", title: "Two-year (associate) degree or certificate" },
				{ value: "BA", title: "Four-year (bachelor's) degree" },
				{ value: "GR", title: "Graduate or professional degree" },
			],
			languages: ["Arabic", "Cantonese", "English", "Hmong", "Igbo", "Karuk", "Mandarin", "Russian", "Spanish", "Tagalog", "Vietnamese", "Other"],
			colleges: ["College of the Siskiyous", "Oregon Institute of Technology", "Oregon State University", "Portland State University", "Rogue Community College", "Southern Oregon University", "University of Oregon"],
			helpAreas: ["English Composition/Literature", "Foreign Language", "English as a Second Language", "Math", "Science", "Social Studies", "Study skills/Test taking"],
			programList: ["Educational Talent Search", "Upward Bound", "Upward Bound Math & Science", "GEAR UP", "AVID", "ASPIRE", "None of these"],
			courseList: ["Advanced Placement (AP)", "International Baccalaureate (IB)", "Honors", "College courses/dual credit", "None of these"],
			addSibling: () => siblings.push(blankSibling()),
			removeSibling: (index: number) => siblings.splice(index, 1),
			send: () => {
				submitted.value = true;
			},
		};
	},
	template: `
<v-app>
<v-app-bar color="teal-darken-3" density="comfortable"><v-app-bar-title>TRIO Upward Bound &middot; State of Jefferson Community College</v-app-bar-title></v-app-bar>
<v-main class="bg-grey-lighten-4">
<v-container style="max-width: 1040px">
<h1 class="text-h5 mb-2">Upward Bound Application</h1>
<p class="mb-4 text-body-2">Complete this application if you are interested in participating in Upward Bound. Some information will need to be completed by your parent(s)/guardian(s) and requires their signature(s). The application will take 15-30 minutes to complete and must be completed in a single session. Please complete all required fields carefully and completely. <em>* required</em></p>
<v-form @submit.prevent="send">

<v-card class="mb-6" title="STUDENT SECTION" subtitle="The fields in this section should be completed by the student who is applying for admission to Upward Bound.">
<v-card-text>
<div class="text-subtitle-2 mb-3">CONTACT INFORMATION</div>
<v-row>
<v-col cols="12" sm="4"><v-text-field v-keep="'first'" v-model="student.first" label="Legal First Name *" /></v-col>
<v-col cols="12" sm="3"><v-text-field v-keep="'middle'" v-model="student.middle" label="Legal Middle Name" /></v-col>
<v-col cols="12" sm="3"><v-text-field v-keep="'last'" v-model="student.last" label="Legal Last Name *" /></v-col>
<v-col cols="12" sm="2"><v-text-field v-keep="'suffix'" v-model="student.suffix" label="Suffix" /></v-col>
<v-col cols="12" sm="8"><v-text-field v-keep="'preferred'" v-model="student.preferred" label="Preferred Name - what you would like us to call you" /></v-col>
<v-col cols="12" sm="4"><v-date-input v-keep="'birth'" v-model="student.birth" label="Date of Birth *" input-format="mm/dd/yyyy" placeholder="MM/DD/YYYY" prepend-icon="" prepend-inner-icon="$calendar" hide-actions /></v-col>
<v-col cols="12" sm="8"><v-text-field v-keep="'address'" v-model="student.address" label="Home Address *" /></v-col>
<v-col cols="12" sm="4"><v-text-field v-keep="'unit'" v-model="student.unit" label="Apartment/Unit/Lot Number" /></v-col>
<v-col cols="12" sm="5"><v-text-field v-keep="'city'" v-model="student.city" label="City *" /></v-col>
<v-col cols="12" sm="4"><v-autocomplete v-keep="'state'" v-model="student.state" :items="states" label="State *" /></v-col>
<v-col cols="12" sm="3"><v-text-field v-keep="'zip'" v-model="student.zip" label="Zip Code *" maxlength="10" /></v-col>
<v-col cols="12" sm="5"><v-mask-input v-keep="'phone'" v-model="student.phone" mask="(###) ###-####" return-masked-value type="tel" label="Student Phone Number *" hint="Incomplete phone numbers will not be considered." persistent-hint /></v-col>
<v-col cols="12" sm="7"><v-text-field v-keep="'email'" v-model="student.email" type="email" label="Email Address *" hint="Email is our primary mode of communication, so please enter the email address you check most frequently." persistent-hint /></v-col>
<v-col cols="12" sm="5"><v-radio-group v-keep="'texts'" v-model="student.texts" label="May we text you at this number?" inline><v-radio v-for="each in yesNo" :key="each" :label="each" :value="each" /></v-radio-group></v-col>
<v-col cols="12" sm="7"><v-mask-input v-keep="'ssn'" v-model="student.ssn" mask="###-##-####" return-masked-value label="Social Security Number (if you do not have one, please enter all zeros)" /></v-col>
</v-row>
<v-divider class="my-4" />
<v-row>
<v-col cols="12" sm="6"><v-select v-keep="'citizen'" v-model="student.citizen" label="U.S. Citizen or Permanent Resident *" :items="['U.S. Citizen', 'Permanent Resident', 'Neither']" /></v-col>
<v-col cols="12" sm="6"><v-text-field v-keep="'alien'" v-model="student.alien" label="A# (Alien Registration Number)" hint="If you answered above as a permanent resident" persistent-hint /></v-col>
<v-col cols="12" sm="6"><v-select v-keep="'gender'" v-model="student.gender" label="Gender *" :items="['Female', 'Male', 'Nonbinary', 'Prefer not to answer']" /></v-col>
<v-col cols="12" sm="6"><v-select v-keep="'pronouns'" v-model="student.pronouns" label="Pronouns" :items="['She/her/hers', 'He/him/his', 'They/them/theirs', 'Other']" /></v-col>
<v-col cols="12" sm="6"><v-autocomplete v-keep="'birthCountry'" v-model="student.birthCountry" :items="countries" label="Country of birth" /></v-col>
<v-col cols="12" sm="6"><v-number-input v-keep="'yearsInUS'" v-model="student.yearsInUS" :min="0" :max="99" control-variant="stacked" label="If born outside the U.S., how many years have you lived in the U.S.?" /></v-col>
<v-col cols="12" sm="6"><v-autocomplete v-keep="'homeLanguages'" v-model="student.homeLanguages" :items="languages" multiple chips closable-chips label="Language(s) spoken at home *" /></v-col>
<v-col cols="12" sm="6"><v-radio-group v-keep="'englishFirst'" v-model="student.englishFirst" label="Is English your first language?" inline><v-radio v-for="each in yesNo" :key="each" :label="each" :value="each" /></v-radio-group></v-col>
</v-row>
<p class="mt-2">Race and Ethnicity: For each of the following, choose if you identify YES or NO *</p>
<v-table density="compact" id="race-table">
<tbody>
<tr v-for="[key, text] in races" :key="key"><td>{{ text }}</td><td><v-radio-group v-keep="key" v-model="race[key]" inline hide-details density="compact" :aria-label="text"><v-radio label="YES" value="Y" /><v-radio label="NO" value="N" /></v-radio-group></td></tr>
</tbody>
</v-table>
</v-card-text>
</v-card>

<v-card class="mb-6" title="ACADEMIC INFORMATION">
<v-card-text>
<v-row>
<v-col cols="12" sm="6"><v-combobox v-keep="'school'" v-model="student.school" :items="schools" label="High School *" /></v-col>
<v-col cols="12" sm="3"><v-number-input v-keep="'gradYear'" v-model="student.gradYear" control-variant="hidden" label="Expected High School Graduation Year *" /></v-col>
<v-col cols="12" sm="3"><v-text-field v-keep="'studentId'" v-model="student.studentId" label="Student ID #" /></v-col>
<v-col cols="12" sm="6"><v-radio-group v-keep="'grade'" v-model="student.grade" label="Current Grade Level *" inline><v-radio v-for="each in ['9th', '10th', '11th', '12th']" :key="each" :label="each" :value="each" /></v-radio-group></v-col>
<v-col cols="12" sm="6"><v-text-field v-keep="'gpa'" v-model="student.gpa" label="Cumulative GPA (unweighted)" hint="GPA will be verified by official transcripts." persistent-hint /></v-col>
<v-col cols="12" sm="6"><v-text-field v-keep="'counselor'" v-model="student.counselor" label="High School Guidance Counselor Name *" /></v-col>
<v-col cols="12" sm="6"><v-text-field v-keep="'counselorEmail'" v-model="student.counselorEmail" label="High School Guidance Counselor Email *" /></v-col>
</v-row>
<p class="mt-4 mb-1">Please check all the academic areas you would like assistance with (you may check more than one).</p>
<div v-keep="'help'" role="group" class="d-flex flex-wrap"><v-checkbox v-for="each in helpAreas" :key="each" v-model="student.help" :label="each" :value="each" hide-details density="compact" class="mr-4" /></div>
<p class="mt-4 mb-1">Have you ever participated in any of the following TRiO programs or other college preparatory programs? *</p>
<div v-keep="'programs'" role="group" id="programs" class="d-flex flex-wrap"><v-checkbox v-for="each in programList" :key="each" v-model="student.programs" :label="each" :value="each" hide-details density="compact" class="mr-4" /></div>
<p class="mt-4 mb-1">Which of the following types of courses have you taken in high school?</p>
<div v-keep="'courseTypes'" role="group" id="course-types" class="d-flex flex-wrap"><v-checkbox v-for="each in courseList" :key="each" v-model="student.courseTypes" :label="each" :value="each" hide-details density="compact" class="mr-4" /></div>

<p class="mt-6 mb-2">List three of your classes and the grade you received:</p>
<v-row v-for="(each, index) in classes" :key="index" density="compact" :id="'class-' + (index + 1)">
<v-col cols="8"><v-text-field v-keep="'class' + index + 'Title'" v-model="each.title" :label="'Class ' + (index + 1)" density="compact" /></v-col>
<v-col cols="4"><v-text-field v-keep="'class' + index + 'Grade'" v-model="each.grade" label="Grade" density="compact" /></v-col>
</v-row>

<p class="mt-4 mb-2">If you have taken any of these tests, please report your results:</p>
<v-table density="compact" id="tests">
<thead><tr><th>Test</th><th>Total/composite score</th><th>Date taken</th></tr></thead>
<tbody>
<tr><td>PSAT</td><td><v-text-field v-keep="'psat'" v-model="student.psat" density="compact" hide-details single-line aria-label="PSAT score" /></td><td><v-date-input v-keep="'psatDate'" v-model="student.psatDate" input-format="mm/dd/yyyy" density="compact" hide-details prepend-icon="" hide-actions aria-label="PSAT date" /></td></tr>
<tr><td>ACT</td><td><v-text-field v-keep="'act'" v-model="student.act" density="compact" hide-details single-line aria-label="ACT score" /></td><td><v-date-input v-keep="'actDate'" v-model="student.actDate" input-format="mm/dd/yyyy" density="compact" hide-details prepend-icon="" hide-actions aria-label="ACT date" /></td></tr>
<tr><td>SAT</td><td><v-text-field v-keep="'sat'" v-model="student.sat" density="compact" hide-details single-line aria-label="SAT score" /></td><td></td></tr>
</tbody>
</v-table>

<v-row class="mt-4">
<v-col cols="12" sm="6"><v-radio-group v-keep="'accommodations'" v-model="student.accommodations" label="Do you have a disability requiring accommodations? *" inline><v-radio v-for="each in yesNo" :key="each" :label="each" :value="each" /></v-radio-group></v-col>
<v-col cols="12" sm="6"><v-radio-group v-keep="'ward'" v-model="student.ward" label="Are you a ward of the court (homeless, in foster care, or involved in the juvenile justice system)? *" inline><v-radio v-for="each in yesNo" :key="each" :label="each" :value="each" /></v-radio-group></v-col>
</v-row>
</v-card-text>
</v-card>

<v-card class="mb-6" title="COLLEGE AND CAREER GOALS">
<v-card-text>
<v-row>
<v-col cols="12" sm="6"><v-text-field v-keep="'career'" v-model="student.career" label="What career are you most interested in?" /></v-col>
<v-col cols="12" sm="6"><v-autocomplete v-keep="'major'" v-model="student.major" :items="majors" label="What would you like to study in college?" clearable /></v-col>
<v-col cols="12" sm="8"><v-radio-group v-keep="'degree'" v-model="student.degree" label="What is the highest degree you plan to earn?"><v-radio label="Certificate or license" value="cert" /><v-radio label="Two-year (associate) degree" value="aa" /><v-radio label="Four-year (bachelor's) degree" value="ba" /><v-radio label="Master's degree" value="ma" /><v-radio label="Doctoral or professional degree" value="phd" /><v-radio label="Not sure" value="ns" /></v-radio-group></v-col>
<v-col cols="12" sm="4"><v-number-input v-keep="'startYear'" v-model="student.startYear" control-variant="hidden" label="Year you plan to start college" /></v-col>
<v-col cols="12"><v-combobox v-keep="'colleges'" v-model="student.colleges" :items="colleges" multiple chips closable-chips label="Colleges you are applying to" hint="Choose from the list or type a name and press Enter" persistent-hint /></v-col>
<v-col cols="12"><v-textarea v-keep="'benefit'" v-model="student.benefit" rows="4" label="Why would you benefit from the Upward Bound Program? *" counter="1500" /></v-col>
</v-row>
</v-card-text>
</v-card>

<v-card class="mb-6" title="ACTIVITIES">
<v-card-text>
<p class="mb-2">List school and community activities you have been involved in during high school (clubs, sports, church, volunteering, work).</p>
<v-row v-for="(each, index) in activities" :key="index" density="compact" :id="'activity-' + (index + 1)">
<v-col cols="12" sm="4"><v-text-field v-keep="'activity' + index + 'Name'" v-model="each.name" label="Activity/Organization" /></v-col>
<v-col cols="12" sm="3"><v-text-field v-keep="'activity' + index + 'Role'" v-model="each.role" label="Position" /></v-col>
<v-col cols="12" sm="3"><v-select v-keep="'activity' + index + 'Grades'" v-model="each.grades" :items="['9', '10', '11', '12']" multiple chips label="Grades" /></v-col>
<v-col cols="12" sm="2"><v-number-input v-keep="'activity' + index + 'Hours'" v-model="each.hours" :min="0" control-variant="hidden" label="Hours/week" /></v-col>
</v-row>
<p class="mt-4 mb-2">Awards or honors received:</p>
<v-row density="compact">
<v-col v-for="n in [1, 2, 3]" :key="n" cols="12" sm="4"><v-text-field v-keep="'award' + n" v-model="student['award' + n]" :label="n + '.'" density="compact" /></v-col>
</v-row>
<v-row>
<v-col cols="12" sm="4"><v-radio-group v-keep="'hasJob'" v-model="student.hasJob" label="Do you have a job?" inline><v-radio v-for="each in yesNo" :key="each" :label="each" :value="each" /></v-radio-group></v-col>
<v-col cols="12" sm="5"><v-text-field v-keep="'jobWhere'" v-model="student.jobWhere" label="If yes, where?" /></v-col>
<v-col cols="12" sm="3"><v-number-input v-keep="'jobHours'" v-model="student.jobHours" :min="0" control-variant="hidden" label="How many hours per week?" /></v-col>
</v-row>
</v-card-text>
</v-card>

<v-card class="mb-6" title="FAMILY INFORMATION AND ELIGIBILITY" subtitle="We need information about your birth parents or legal guardians to determine if you are eligible to participate in our program, even if you live with someone else.">
<v-card-text>
<v-row>
<v-col cols="12" sm="6"><v-select v-keep="'livesWith'" v-model="student.livesWith" label="Student Lives With *" :items="['Both parents', 'Mother', 'Father', 'Parent and stepparent', 'Grandparent(s)', 'Legal guardian', 'Other']" /></v-col>
<v-col cols="12" sm="6"><v-select v-keep="'parentsMarital'" v-model="student.parentsMarital" label="Parents' marital status" :items="['Married', 'Never married', 'Separated', 'Divorced', 'Widowed']" /></v-col>
<v-col v-for="(each, index) in parents" :key="index" cols="12" md="6">
<v-sheet border rounded class="pa-4" :id="'guardian-' + (index + 1)">
<div class="text-subtitle-1 mb-3">{{ index ? '2nd' : '1st' }} Parent/Guardian</div>
<v-row density="compact">
<v-col cols="6"><v-text-field v-keep="'parent' + index + 'First'" v-model="each.first" label="First Name" /></v-col>
<v-col cols="6"><v-text-field v-keep="'parent' + index + 'Last'" v-model="each.last" label="Last Name" /></v-col>
<v-col cols="12"><v-select v-keep="'parent' + index + 'Relationship'" v-model="each.relationship" label="Relationship to student" :items="['Mother', 'Father', 'Stepmother', 'Stepfather', 'Grandparent', 'Guardian', 'Other']" /></v-col>
<v-col cols="12"><v-text-field v-keep="'parent' + index + 'Occupation'" v-model="each.occupation" label="Occupation" /></v-col>
<v-col cols="12"><v-text-field v-keep="'parent' + index + 'Employer'" v-model="each.employer" label="Place of employment" /></v-col>
<v-col cols="12"><v-mask-input v-keep="'parent' + index + 'Phone'" v-model="each.phone" mask="(###) ###-####" return-masked-value type="tel" label="Phone" /></v-col>
<v-col cols="12"><v-select v-keep="'parent' + index + 'Education'" v-model="each.education" :items="educationLevels" label="Highest Education" /></v-col>
</v-row>
</v-sheet>
</v-col>
<v-col cols="12"><v-radio-group v-keep="'bachelors'" v-model="student.bachelors" label="Have either parent(s) received a bachelor's degree?" inline><v-radio v-for="each in yesNo" :key="each" :label="each" :value="each" /></v-radio-group></v-col>
<v-col cols="12" sm="6"><v-number-input v-keep="'householdSize'" v-model="student.householdSize" :min="1" :max="20" label="How many people live in the household, including the student? *" /></v-col>
<v-col cols="12" sm="6"><v-number-input v-keep="'income'" v-model="student.income" :min="0" control-variant="hidden" prefix="$" label="What was the whole household's income last year? *" /></v-col>
<v-col cols="12"><v-checkbox v-keep="'incomeCertified'" v-model="student.incomeCertified" label="Check this box to certify the income provided is accurate" hide-details /></v-col>
<v-col cols="12"><v-radio-group v-keep="'lunch'" v-model="student.lunch" label="Do you qualify for free or reduced lunches? *" inline><v-radio v-for="each in yesNo" :key="each" :label="each" :value="each" /></v-radio-group></v-col>
</v-row>
<p class="mt-2 mb-2">Brothers and sisters</p>
<v-row v-for="(each, index) in siblings" :key="index" density="compact" align="start" :id="'sibling-' + (index + 1)">
<v-col cols="6"><v-text-field v-keep="'sibling' + index + 'Name'" v-model="each.name" label="Name" /></v-col>
<v-col cols="2"><v-number-input v-keep="'sibling' + index + 'Age'" v-model="each.age" :min="0" control-variant="hidden" label="Age" /></v-col>
<v-col cols="3"><v-text-field v-keep="'sibling' + index + 'School'" v-model="each.school" label="School attending" /></v-col>
<v-col cols="1"><v-btn icon="$close" variant="text" aria-label="Remove" @click="removeSibling(index)" /></v-col>
</v-row>
<v-btn variant="tonal" prepend-icon="$plus" @click="addSibling">Add another sibling</v-btn>
</v-card-text>
</v-card>

<v-card class="mb-6" title="REFERENCES AND EMERGENCY CONTACT" subtitle="You will need to enter the names of 2 adults not related to you who are willing to provide a reference for you.">
<v-card-text>
<v-row v-for="(each, index) in references" :key="index" density="compact">
<v-col cols="6"><v-text-field v-keep="'reference' + index + 'Name'" v-model="each.name" :label="'Reference ' + (index + 1) + ' Name *'" /></v-col>
<v-col cols="6"><v-text-field v-keep="'reference' + index + 'Contact'" v-model="each.contact" :label="'Reference ' + (index + 1) + ' Email *'" /></v-col>
</v-row>
<v-row density="compact">
<v-col cols="5"><v-text-field v-keep="'emergencyName'" v-model="student.emergencyName" label="Emergency Contact Name" /></v-col>
<v-col cols="3"><v-text-field v-keep="'emergencyRelationship'" v-model="student.emergencyRelationship" label="Relationship" /></v-col>
<v-col cols="4"><v-mask-input v-keep="'emergencyPhone'" v-model="student.emergencyPhone" mask="(###) ###-####" return-masked-value label="Emergency Contact Phone" /></v-col>
</v-row>
<div class="text-caption mt-2">T-shirt size</div>
<v-chip-group v-keep="'shirt'" v-model="student.shirt" filter><v-chip v-for="each in ['S', 'M', 'L', 'XL', '2XL']" :key="each" :value="each" :text="each" /></v-chip-group>
<v-select v-keep="'heard'" v-model="student.heard" class="mt-4" label="How did you hear about Upward Bound?" :items="['School counselor', 'Teacher', 'Friend', 'Brother or sister in the program', 'School presentation', 'Other']" />
</v-card-text>
</v-card>

<v-card class="mb-6" title="RELEASE OF RECORDS AND AGREEMENT">
<v-card-text>
<p>The personal information provided in this Upward Bound application is sent to the federal government, specifically the Department of Education. Your information is protected by the Family Educational Rights and Privacy Act.</p>
<v-checkbox v-keep="'agreeRelease'" v-model="student.agreeRelease" label="I authorize the release of transcripts, test scores, and attendance records to the Upward Bound program." hide-details />
<v-checkbox v-keep="'agreeCommit'" v-model="student.agreeCommit" label="If accepted, I agree to take part in the academic year program and the six-week summer program." />
<v-row>
<v-col cols="12" sm="4"><v-text-field v-keep="'signature'" v-model="student.signature" label="Student Signature *" /></v-col>
<v-col cols="12" sm="4"><v-text-field v-keep="'signatureDate'" v-model="student.signatureDate" label="Date signed *" /></v-col>
<v-col cols="12" sm="4"><v-text-field v-keep="'parentSignature'" v-model="student.parentSignature" label="Parent/Guardian Signature *" /></v-col>
</v-row>
<v-btn type="submit" color="teal-darken-3" size="large">Submit application</v-btn>
</v-card-text>
</v-card>
</v-form>
</v-container>
</v-main>
</v-app>`,
};

const vuetify = createVuetify({
	components: { ...components, VMaskInput },
	icons: { defaultSet: "mdi", aliases, sets: { mdi } },
	theme: { defaultTheme: "light" },
	defaults: {
		VTextField: { variant: "outlined" },
		VTextarea: { variant: "outlined" },
		VSelect: { variant: "outlined" },
		VAutocomplete: { variant: "outlined" },
		VCombobox: { variant: "outlined" },
		VNumberInput: { variant: "outlined" },
		VDateInput: { variant: "outlined" },
		VMaskInput: { variant: "outlined" },
	},
});
const app = createApp(App);
app.directive("keep", keep);
app.use(vuetify).mount("#root");

const twoDigits = (value: number) => String(value).padStart(2, "0");
const plain = (value: any): unknown => {
	if (value instanceof Date) return `${value.getFullYear()}-${twoDigits(value.getMonth() + 1)}-${twoDigits(value.getDate())}`;
	if (Array.isArray(value)) return value.map(plain);
	if (value && typeof value === "object") return value.value ?? value.title;
	return value ?? null;
};
const capital = (text: string) => text[0].toUpperCase() + text.slice(1);

(window as any).formState = () => {
	const state: Record<string, unknown> = {};
	for (const [key, value] of [...Object.entries(student), ...Object.entries(race)]) state[key] = plain(value);
	const rows = (name: string, list: any[], count: number, blank: any) => {
		for (let index = 0; index < count; index++)
			for (const part of Object.keys(blank)) state[`${name}${index}${capital(part)}`] = plain((list[index] ?? blank)[part]);
	};
	rows("parent", parents, 2, blankParent());
	rows("sibling", siblings, 2, blankSibling());
	rows("activity", activities, 3, blankActivity());
	rows("class", classes, 3, { title: "", grade: "" });
	rows("reference", references, 2, { name: "", contact: "" });
	state.submitted = submitted.value;
	return state;
};

function read(root: HTMLElement | undefined): unknown {
	if (!root) return "";
	const texts = (selector: string) => [...root.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? "");
	const labelOf = (input: Element) => root.querySelector(`label[for="${input.id}"]`)?.textContent?.trim() ?? "";
	if (root.classList.contains("v-chip-group")) return texts(".v-chip--selected")[0] ?? "";
	if (root.classList.contains("v-radio-group")) return [...root.querySelectorAll("input:checked")].map(labelOf)[0] ?? "";
	if (root.classList.contains("v-checkbox")) return (root.querySelector("input") as HTMLInputElement).checked;
	if (root.querySelector("input[type=checkbox]")) return [...root.querySelectorAll("input:checked")].map(labelOf);
	if (root.querySelector(".v-field--variant-outlined .v-chip") || root.classList.contains("v-select--chips")) return texts(".v-chip__content");
	const chosen = texts(".v-select__selection-text, .v-autocomplete__selection-text, .v-combobox__selection-text");
	if (chosen.length > 0) return chosen[0];
	if (root.classList.contains("v-select") && !root.classList.contains("v-autocomplete") && !root.classList.contains("v-combobox")) return "";
	return (root.querySelector("input:not([aria-hidden]), textarea") as HTMLInputElement).value;
}

(window as any).formShown = () => {
	const shown: Record<string, unknown> = {};
	for (const key of Object.keys((window as any).formState())) if (key !== "submitted") shown[key] = read(drawn[key]);
	return shown;
};
