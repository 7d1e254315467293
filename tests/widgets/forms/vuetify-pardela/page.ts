import "vuetify/styles";
import { computed, createApp, defineComponent, reactive } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const college = () => ({ name: "", city: "", state: null, dates: "", units: "" });
const done = () => ({ title: "", grade: "", units: "" });
const wish = () => ({ number: "", title: "", equivalent: "" });
const form = reactive({
	term: null, studentType: null, goal: null, major: null, graduate: null,
	lastName: "", firstName: "", middleName: "", noMiddle: false, suffix: null, previousLast: "", previousFirst: "", preferred: "", ssn: "", noSsn: false,
	birthdate: null as Date | null, birthCity: "", birthCountry: null, gender: null, pronouns: null,
	street: "", unit: "", city: "", state: null, zip: "", county: "", country: null, mailStreet: "", mailCity: "", mailState: null, mailZip: "",
	phone: "", secondPhone: "", mayText: false, email: "", emailAgain: "",
	citizenship: null, twoYears: null, stayBegan: null as Date | null, foster: null, military: null, yearsInUs: null as number | null, latino: null, races: [] as string[], language: null, otherLanguages: [] as string[],
	school: "", schoolCity: "", schoolState: null, schoolFrom: "", graduation: null as Date | null, grade: null, gpa: "", transcriptName: "", studentId: "",
	satReading: "", satMath: "", act: "", actDate: null as Date | null, placement: "",
	parent1Name: "", parent1Job: "", parent1Level: null, parent2Name: "", parent2Job: "", parent2Level: null, parentPhone: "", parentEmail: "", bachelors: null, maritalStatus: null, income: null, household: null as number | null,
	comfortable: null, sport: null, services: [] as string[], workHours: null, employer: "", programs: [] as string[],
	counselor: "", counselorEmail: "", counselorPhone: "", emergencyName: "", emergencyRelation: "", emergencyPhone: "",
	release: false, truth: false, signature: "", parentSignature: "", signedOn: "", pin: "",
	colleges: [college()], completed: [done(), done()], requested: [wish(), wish()],
	exams: [{ exam: null, score: null }, { exam: null, score: null }, { exam: null, score: null }],
	submitted: false,
});

const mask = (text: string | null) => {
	const d = (text ?? "").replace(/\D/g, "").replace(/^1(?=\d{10})/, "").slice(0, 10);
	return d.length < 4 ? d : d.length < 7 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
};

const App = defineComponent({
	setup() {
		return {
			form,
			mask,
			open: computed(() => ["enroll", "personal", "residency", "education", "tests", "parents", "needs", "approval"]),
			college,
			states: STATES.map(([value, title]) => ({ value, title })),
			countries: COUNTRIES,
			majors: MAJORS,
			levels: [
				{ value: "1", title: "Grade 9 or less" },
				{ value: "2", title: "Grade 10, 11, or 12 but did not graduate" },
				{ value: "3", title: "High school graduate" },
				{ value: "4", title: "Some college but no degree" },
				{ value: "5", title: "AA/AS degree" },
				{ value: "6", title: "BA/BS degree" },
				{ value: "7", title: "Graduate or professional degree" },
				{ value: "X", title: "Not applicable / Unknown" },
			],
			goals: ["Obtain an associate degree and transfer to a 4-year institution", "Transfer to a 4-year institution without an associate degree", "Obtain a 2-year associate degree without transfer", "Earn a career technical certificate without transfer", "Discover/formulate career interests, plans, goals", "Complete credits for high school diploma or GED", "Undecided on goal"],
			exams: ["AP Art History", "AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language", "AP English Literature", "AP Environmental Science", "AP Physics 1", "AP Psychology", "AP Spanish Language", "AP Statistics", "AP U.S. Government", "AP U.S. History", "AP World History"],
			services: ["Academic counseling/advising", "Child care", "DSPS - Disabled Student Programs", "EOPS", "Online classes", "Scholarship information", "Transfer information", "Tutoring services"],
			races: ["American Indian or Alaskan Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White"],
		};
	},
	template: `
<v-app>
 <v-app-bar color="indigo-darken-3" title="Mount Eddy Community College" />
 <v-main><v-container style="max-width: 1000px">
  <h1 class="text-h4 my-4">Application for Admission &amp; Dual Enrollment</h1>
  <v-alert type="info" variant="tonal" class="mb-4">Answer all questions. An asterisk (*) marks a required question. High school students must also complete Sections F and H.</v-alert>
  <v-form @submit.prevent="form.submitted = true">
  <v-expansion-panels multiple :model-value="open" eager>
   <v-expansion-panel value="enroll" title="Section A: Enrollment Information"><v-expansion-panel-text>
    <v-row>
     <v-col cols="6"><v-select id="inputTermId" v-model="form.term" label="Term Applying For *" :items="['Spring 2027','Summer 2027','Fall 2027','Spring 2028']" /></v-col>
     <v-col cols="6"><v-autocomplete id="inputMajorId" v-model="form.major" label="Intended Major or Program of Study *" :items="majors" /></v-col>
     <v-col cols="12"><v-select id="inputEduGoal" v-model="form.goal" label="Educational Goal *" :items="goals" /></v-col>
     <v-col cols="6"><v-radio-group v-model="form.studentType" name="studentType" label="I am applying as a"><v-radio v-for="o in ['New student','Transfer student','Returning student','Dual enrollment student']" :key="o" :label="o" :value="o" /></v-radio-group></v-col>
     <v-col cols="6"><v-radio-group v-model="form.graduate" name="graduate" label="Are you a high school graduate?"><v-radio label="Yes, diploma" value="diploma" /><v-radio label="Yes, GED or equivalency" value="ged" /><v-radio label="No, I am still in high school" value="enrolled" /><v-radio label="No, I left high school" value="left" /></v-radio-group></v-col>
    </v-row>
   </v-expansion-panel-text></v-expansion-panel>

   <v-expansion-panel value="personal" title="Section B: Account and Personal Information"><v-expansion-panel-text>
    <div class="text-subtitle-1 mb-2">Legal Name <span class="text-caption">Use only your legal name as it appears on official legal or educational documents.</span></div>
    <v-row dense>
     <v-col cols="3"><v-text-field id="inputFirstName" v-model="form.firstName" label="First Name *" autocomplete="given-name" /></v-col>
     <v-col cols="3"><v-text-field id="inputMiddleName" v-model="form.middleName" label="Middle Name" :disabled="form.noMiddle" /></v-col>
     <v-col cols="4"><v-text-field id="inputLastName" v-model="form.lastName" label="Last Name *" /></v-col>
     <v-col cols="2"><v-select id="inputSuffix" v-model="form.suffix" label="Suffix" clearable :items="['I','II','III','IV','Jr.','Sr.']" /></v-col>
     <v-col cols="12"><v-checkbox v-model="form.noMiddle" name="noMiddle" label="Check if you do not have a middle name" density="compact" /></v-col>
    </v-row>
    <div class="text-subtitle-1 mb-2">Previous Name <span class="text-caption">If you might have educational records under a different name</span></div>
    <v-row dense>
     <v-col cols="4"><v-text-field id="prevFirst" v-model="form.previousFirst" label="Previous First Name" /></v-col>
     <v-col cols="4"><v-text-field id="prevLast" v-model="form.previousLast" label="Previous Last Name" /></v-col>
     <v-col cols="4"><v-text-field id="preferred" v-model="form.preferred" label="Preferred First Name" hint="Only if different from your legal name" persistent-hint /></v-col>
     <v-col cols="4"><v-text-field id="ssn" v-model="form.ssn" label="Social Security Number" placeholder="###-##-####" hint="Required for financial aid and the 1098-T" persistent-hint /></v-col>
     <v-col cols="8"><v-checkbox v-model="form.noSsn" name="noSsn" label="I do not have a Social Security Number or Taxpayer Identification Number, or I decline to provide one." /></v-col>
     <v-col cols="4"><v-date-input id="birthdate" v-model="form.birthdate" label="Date of Birth *" placeholder="mm/dd/yyyy" input-format="mm/dd/yyyy" prepend-icon="" /></v-col>
     <v-col cols="4"><v-text-field id="birthCity" v-model="form.birthCity" label="Birthplace: City" /></v-col>
     <v-col cols="4"><v-autocomplete id="birthCountry" v-model="form.birthCountry" label="Birthplace: Nation" :items="countries" /></v-col>
     <v-col cols="8"><v-radio-group v-model="form.gender" name="gender" inline label="What is your gender?"><v-radio label="Male" value="M" /><v-radio label="Female" value="F" /><v-radio label="Non-Binary" value="B" /><v-radio label="Decline to state" value="X" /></v-radio-group></v-col>
     <v-col cols="4"><v-select id="pronouns" v-model="form.pronouns" label="Pronouns" :items="['she/her/hers','he/him/his','they/them/theirs']" /></v-col>
    </v-row>
    <v-card variant="outlined" title="Permanent Address" subtitle="If you are under 19 years of age, enter the address of your parent or guardian." class="mb-4"><v-card-text><v-row dense>
     <v-col cols="8"><v-text-field id="street" v-model="form.street" label="Street Address *" /></v-col>
     <v-col cols="4"><v-text-field id="unit" v-model="form.unit" label="Apartment or Unit" /></v-col>
     <v-col cols="4"><v-text-field id="city" v-model="form.city" label="City *" /></v-col>
     <v-col cols="3"><v-autocomplete id="state" v-model="form.state" label="State *" :items="states" /></v-col>
     <v-col cols="2"><v-text-field id="zip" v-model="form.zip" label="ZIP *" maxlength="10" /></v-col>
     <v-col cols="3"><v-text-field id="county" v-model="form.county" label="County" /></v-col>
     <v-col cols="6"><v-autocomplete id="country" v-model="form.country" label="Country *" :items="countries" /></v-col>
    </v-row></v-card-text></v-card>
    <v-card variant="outlined" title="Current Mailing Address" subtitle="Leave blank if the same as your permanent address." class="mb-4"><v-card-text><v-row dense>
     <v-col cols="5"><v-text-field id="mailStreet" v-model="form.mailStreet" label="Street or P.O. Box" /></v-col>
     <v-col cols="3"><v-text-field id="mailCity" v-model="form.mailCity" label="City" /></v-col>
     <v-col cols="2"><v-autocomplete id="mailState" v-model="form.mailState" label="State" :items="states" /></v-col>
     <v-col cols="2"><v-text-field id="mailZip" v-model="form.mailZip" label="ZIP" /></v-col>
    </v-row></v-card-text></v-card>
    <v-row dense>
     <v-col cols="4"><v-text-field id="mainPhone" :model-value="form.phone" @update:model-value="form.phone = mask($event)" label="Main Phone Number *" type="tel" /></v-col>
     <v-col cols="4"><v-text-field id="secondPhone" :model-value="form.secondPhone" @update:model-value="form.secondPhone = mask($event)" label="Second Phone Number" type="tel" /></v-col>
     <v-col cols="4"><v-switch v-model="form.mayText" name="mayText" color="indigo" label="I authorize text messages and accept responsibility for charges" /></v-col>
     <v-col cols="6"><v-text-field id="email" v-model="form.email" label="Email *" type="email" /></v-col>
     <v-col cols="6"><v-text-field id="emailConfirm" v-model="form.emailAgain" label="Repeat Email *" type="email" /></v-col>
    </v-row>
   </v-expansion-panel-text></v-expansion-panel>

   <v-expansion-panel value="residency" title="Section C: Citizenship, Residency and Demographics"><v-expansion-panel-text>
    <v-row>
     <v-col cols="6"><v-select id="citizenship" v-model="form.citizenship" label="Citizenship &amp; Immigration Status *" :items="['U.S. Citizen','Permanent Resident','Temporary Resident/Amnesty','Refugee/Asylee','Student Visa (F-1 or M-1)','Other status','No documents']" /></v-col>
     <v-col cols="6"><v-select id="military" v-model="form.military" label="U.S. Military Status *" :items="['None apply to me','Currently serving on active duty','Veteran','National Guard or Reserve','Dependent of a service member or veteran']" /></v-col>
     <v-col cols="6"><v-radio-group v-model="form.twoYears" name="twoYears" inline label="Have you lived in California continuously for the last two years?"><v-radio label="Yes" value="Y" /><v-radio label="No" value="N" /></v-radio-group></v-col>
     <v-col cols="6"><v-date-input id="stayBegan" v-model="form.stayBegan" label="When did your present stay in California begin?" placeholder="mm/dd/yyyy" input-format="mm/dd/yyyy" prepend-icon="" /></v-col>
     <v-col cols="6"><v-radio-group v-model="form.foster" name="foster" inline label="Have you ever been in court-ordered out-of-home placement (foster youth)?"><v-radio label="Yes" value="Y" /><v-radio label="No" value="N" /></v-radio-group></v-col>
     <v-col cols="6"><v-number-input id="yearsInUs" v-model="form.yearsInUs" :min="0" control-variant="stacked" label="Number of years lived in the United States" /></v-col>
     <v-col cols="12"><v-radio-group v-model="form.latino" name="latino" inline label="Are you Hispanic or Latino?"><v-radio label="Yes" value="Y" /><v-radio label="No" value="N" /><v-radio label="Decline to state" value="X" /></v-radio-group></v-col>
     <v-col cols="12"><div id="race-q">What is your race/ethnicity? Check one or more.</div><div role="group" aria-labelledby="race-q" class="d-flex flex-wrap"><v-checkbox v-for="r in races" :key="r" v-model="form.races" name="races" :label="r" :value="r" density="compact" hide-details class="mr-4" /></div></v-col>
     <v-col cols="6"><v-radio-group v-model="form.language" name="language" inline label="What is your primary language? (The language you use more than 50% of the time)"><v-radio label="English" value="English" /><v-radio label="Spanish" value="Spanish" /><v-radio label="Other" value="Other" /></v-radio-group></v-col>
     <v-col cols="6"><v-combobox id="otherLanguages" v-model="form.otherLanguages" multiple chips closable-chips label="Other languages you speak" :items="['Arabic','Cantonese','English','Hmong','Igbo','Mandarin','Russian','Spanish','Tagalog','Vietnamese']" /></v-col>
    </v-row>
   </v-expansion-panel-text></v-expansion-panel>

   <v-expansion-panel value="education" title="Section D: Educational Background"><v-expansion-panel-text>
    <v-row dense>
     <v-col cols="6"><v-text-field id="hsName" v-model="form.school" label="Name of High School *" /></v-col>
     <v-col cols="3"><v-text-field id="hsCity" v-model="form.schoolCity" label="City" /></v-col>
     <v-col cols="3"><v-autocomplete id="hsState" v-model="form.schoolState" label="State" :items="states" /></v-col>
     <v-col cols="4"><v-text-field id="hsFrom" v-model="form.schoolFrom" label="Attended from (mm/yyyy)" /></v-col>
     <v-col cols="4"><v-date-input id="hsGrad" v-model="form.graduation" label="Expected date of high school graduation" placeholder="mm/dd/yyyy" input-format="mm/dd/yyyy" prepend-icon="" /></v-col>
     <v-col cols="4"><div class="text-caption">Current Grade Level</div><v-btn-toggle id="gradeLevel" v-model="form.grade" divided variant="outlined" density="compact"><v-btn v-for="g in ['9th','10th','11th','12th']" :key="g" :value="g">{{ g }}</v-btn></v-btn-toggle></v-col>
     <v-col cols="4"><v-text-field id="hsGpa" v-model="form.gpa" label="Unweighted high school GPA" hint="0.00 to 4.00" inputmode="decimal" /></v-col>
     <v-col cols="5"><v-text-field id="transcriptName" v-model="form.transcriptName" label="Your name on high school transcript" /></v-col>
     <v-col cols="3"><v-text-field id="hsStudentId" v-model="form.studentId" label="High school student ID" /></v-col>
    </v-row>
    <p class="my-2">List every college or university you have attended, including while in high school.</p>
    <v-card v-for="(c, n) in form.colleges" :key="n" variant="tonal" class="mb-3 pa-3 college"><v-row dense>
     <v-col cols="4"><v-text-field v-model="c.name" :name="'college-' + n" label="College Name" /></v-col>
     <v-col cols="3"><v-text-field v-model="c.city" :name="'collegeCity-' + n" label="City" /></v-col>
     <v-col cols="2"><v-autocomplete v-model="c.state" :name="'collegeState-' + n" label="State" :items="states" /></v-col>
     <v-col cols="2"><v-text-field v-model="c.dates" :name="'collegeDates-' + n" label="Dates attended" /></v-col>
     <v-col cols="1"><v-text-field v-model="c.units" :name="'collegeUnits-' + n" label="Units" /></v-col>
    </v-row></v-card>
    <v-btn variant="text" @click="form.colleges.push(college())">+ Add college</v-btn>
    <p class="my-2">College courses completed</p>
    <v-table density="compact" id="completed"><thead><tr><th>Course</th><th>Grade</th><th>Credits</th></tr></thead><tbody>
     <tr v-for="(c, n) in form.completed" :key="n"><td><v-text-field v-model="c.title" variant="underlined" hide-details density="compact" /></td><td><v-text-field v-model="c.grade" variant="underlined" hide-details density="compact" /></td><td><v-text-field v-model="c.units" variant="underlined" hide-details density="compact" /></td></tr>
    </tbody></v-table>
   </v-expansion-panel-text></v-expansion-panel>

   <v-expansion-panel value="tests" title="Section E: Placement and Test Scores"><v-expansion-panel-text>
    <v-row dense>
     <v-col cols="3"><v-text-field id="satRw" v-model="form.satReading" label="SAT Evidence-Based Reading/Writing" /></v-col>
     <v-col cols="2"><v-text-field id="satMath" v-model="form.satMath" label="SAT Math" /></v-col>
     <v-col cols="2"><v-text-field id="actComp" v-model="form.act" label="ACT Composite" /></v-col>
     <v-col cols="3"><v-date-input id="actDate" v-model="form.actDate" label="ACT test date" placeholder="mm/dd/yyyy" input-format="mm/dd/yyyy" prepend-icon="" /></v-col>
     <v-col cols="2"><v-text-field id="accuplacer" v-model="form.placement" label="ACCUPLACER" /></v-col>
    </v-row>
    <v-row v-for="(e, n) in form.exams" :key="n" dense>
     <v-col cols="8"><v-autocomplete v-model="e.exam" :id="'exam' + n" label="AP examination" :items="exams" /></v-col>
     <v-col cols="4"><v-select v-model="e.score" :id="'examScore' + n" label="Score" :items="['1','2','3','4','5']" /></v-col>
    </v-row>
   </v-expansion-panel-text></v-expansion-panel>

   <v-expansion-panel value="parents" title="Section F: Parent/Guardian Information"><v-expansion-panel-text>
    <p class="mb-2">Regardless of your age, please indicate the education levels of the parents and/or guardians who raised you.</p>
    <v-row dense>
     <template v-for="n in [1, 2]" :key="n">
      <v-col cols="4"><v-text-field v-model="form['parent' + n + 'Name']" :id="'parent' + n" :label="'Parent or Guardian ' + n + ' full name'" /></v-col>
      <v-col cols="4"><v-text-field v-model="form['parent' + n + 'Job']" :id="'parentJob' + n" label="Occupation" /></v-col>
      <v-col cols="4"><v-select v-model="form['parent' + n + 'Level']" :id="'parentLevel' + n" label="Education level" :items="levels" /></v-col>
     </template>
     <v-col cols="6"><v-text-field id="parentPhone" v-model="form.parentPhone" label="Parent/guardian daytime phone" type="tel" /></v-col>
     <v-col cols="6"><v-text-field id="parentEmail" v-model="form.parentEmail" label="Parent/guardian email" type="email" /></v-col>
     <v-col cols="12"><v-radio-group v-model="form.bachelors" name="bachelors" inline label="Has either of your parents or legal guardian graduated from a four-year college?"><v-radio label="Yes" value="Y" /><v-radio label="No" value="N" /></v-radio-group></v-col>
     <v-col cols="4"><v-select id="maritalStatus" v-model="form.maritalStatus" label="Parents' marital status" :items="['Married','Separated','Divorced','Widowed','Never married']" /></v-col>
     <v-col cols="4"><v-select id="income" v-model="form.income" label="Annual household income" :items="['Under $25,000','$25,000 to $49,999','$50,000 to $74,999','$75,000 to $99,999','$100,000 and over']" /></v-col>
     <v-col cols="4"><v-number-input id="household" v-model="form.household" :min="1" label="Number in household" /></v-col>
    </v-row>
   </v-expansion-panel-text></v-expansion-panel>

   <v-expansion-panel value="needs" title="Section G: Needs &amp; Interests"><v-expansion-panel-text>
    <v-radio-group v-model="form.comfortable" name="comfortable" inline label="Are you comfortable reading and writing English?"><v-radio label="Yes" value="Y" /><v-radio label="No" value="N" /></v-radio-group>
    <v-radio-group v-model="form.sport" name="sport" label="Are you interested in participating in a sport while attending college?"><v-radio label="Yes, I am interested in one or more sports" value="1" /><v-radio label="I am not interested" value="0" /></v-radio-group>
    <div id="services-q">Check the programs and services in which you are interested.</div>
    <v-chip-group id="services" v-model="form.services" column multiple aria-labelledby="services-q"><v-chip v-for="s in services" :key="s" :value="s" filter variant="outlined">{{ s }}</v-chip></v-chip-group>
    <v-row class="mt-2">
     <v-col cols="6"><v-text-field id="employer" v-model="form.employer" label="Current employer" /></v-col>
     <v-col cols="6"><v-select id="workHours" v-model="form.workHours" label="Hours you work per week" :items="['I do not work','1 - 10','11 - 20','21 - 30','31 or more']" /></v-col>
     <v-col cols="12"><v-select id="programs" v-model="form.programs" multiple chips label="Have you taken part in any of these pre-college programs?" :items="['AVID','CalWORKs Youth','GEAR UP','MESA','Puente','TRIO Talent Search','TRIO Upward Bound']" /></v-col>
    </v-row>
   </v-expansion-panel-text></v-expansion-panel>

   <v-expansion-panel value="approval" title="Section H: Dual Enrollment Request and Signatures"><v-expansion-panel-text>
    <v-table density="compact" id="requested"><thead><tr><th>College Course Number and Section</th><th>Course Name</th><th>High School Course Equivalent</th></tr></thead><tbody>
     <tr v-for="(c, n) in form.requested" :key="n"><td><v-text-field v-model="c.number" variant="underlined" hide-details density="compact" /></td><td><v-text-field v-model="c.title" variant="underlined" hide-details density="compact" /></td><td><v-text-field v-model="c.equivalent" variant="underlined" hide-details density="compact" /></td></tr>
    </tbody></v-table>
    <v-row class="mt-4" dense>
     <v-col cols="4"><v-text-field id="counselor" v-model="form.counselor" label="High school counselor or principal designee" /></v-col>
     <v-col cols="4"><v-text-field id="counselorEmail" v-model="form.counselorEmail" label="Counselor email" /></v-col>
     <v-col cols="4"><v-text-field id="counselorPhone" v-model="form.counselorPhone" label="Counselor phone" /></v-col>
     <v-col cols="4"><v-text-field id="emergencyName" v-model="form.emergencyName" label="Emergency contact name" /></v-col>
     <v-col cols="4"><v-text-field id="emergencyRelation" v-model="form.emergencyRelation" label="Relationship" /></v-col>
     <v-col cols="4"><v-text-field id="emergencyPhone" v-model="form.emergencyPhone" label="Emergency contact phone" /></v-col>
     <v-col cols="12"><v-checkbox v-model="form.release" name="release" label="I authorize my high school to release my grades/transcripts to the college named above." hide-details /><v-checkbox v-model="form.truth" name="truth" label="I declare under penalty of perjury that all of the information in this application is true and correct." /></v-col>
     <v-col cols="5"><v-text-field id="signature" v-model="form.signature" label="Student signature" /></v-col>
     <v-col cols="5"><v-text-field id="parentSignature" v-model="form.parentSignature" label="Parent/guardian signature" /></v-col>
     <v-col cols="2"><v-text-field id="signedOn" v-model="form.signedOn" label="Date" /></v-col>
     <v-col cols="6"><div>Choose a 4-digit security PIN for your account</div><v-otp-input id="pin" v-model="form.pin" length="4" /></v-col>
    </v-row>
   </v-expansion-panel-text></v-expansion-panel>
  </v-expansion-panels>
  <v-btn type="submit" color="indigo-darken-3" class="my-6">Submit My Application</v-btn>
  </v-form>
 </v-container></v-main>
</v-app>`,
});

createApp(App)
	.use(createVuetify({ components, icons: { defaultSet: "mdi", aliases, sets: { mdi } } }))
	.mount("#root");

const iso = (d: Date | null) => (d ? `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, "0")}-${String(d.getDate()).padStart(2, "0")}` : null);
const plain = (value: any) => (value instanceof Date ? iso(value) : Array.isArray(value) ? [...value] : value);
const LISTS = ["colleges", "completed", "requested", "exams"] as const;
const inputOf = (place: string) => document.querySelector<HTMLInputElement>(place);
const fieldShown = (place: string) => {
	const root = inputOf(place)?.closest<HTMLElement>(".v-input");
	const texts = [...(root?.querySelectorAll<HTMLElement>(".v-select__selection-text, .v-autocomplete__selection-text") ?? [])].map((e) => e.innerText);
	return texts[0] || inputOf(place)?.value || "";
};
const chips = (place: string) => [...(inputOf(place)?.closest(".v-input")?.querySelectorAll<HTMLElement>(".v-chip__content") ?? [])].map((e) => e.innerText.trim());
const checkedLabels = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)].filter((r) => r.checked).map((r) => document.querySelector<HTMLElement>(`label[for="${r.id}"]`)?.innerText.trim() ?? "");
const IDS: Record<string, string> = {
	term: "inputTermId", major: "inputMajorId", goal: "inputEduGoal", firstName: "inputFirstName", middleName: "inputMiddleName", lastName: "inputLastName", suffix: "inputSuffix", previousFirst: "prevFirst", previousLast: "prevLast",
	phone: "mainPhone", emailAgain: "emailConfirm", school: "hsName", schoolCity: "hsCity", schoolState: "hsState", schoolFrom: "hsFrom", graduation: "hsGrad", gpa: "hsGpa", studentId: "hsStudentId", satReading: "satRw", act: "actComp", placement: "accuplacer",
	parent1Name: "parent1", parent2Name: "parent2", parent1Job: "parentJob1", parent2Job: "parentJob2", parent1Level: "parentLevel1", parent2Level: "parentLevel2",
};
const RADIOS = ["studentType", "graduate", "gender", "twoYears", "foster", "latino", "language", "bachelors", "comfortable", "sport"];
const BOXES = ["noMiddle", "noSsn", "mayText", "release", "truth"];
(window as any).formState = () => {
	const out: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(form)) {
		if ((LISTS as readonly string[]).includes(key)) for (const [n, row] of (value as any[]).entries()) for (const [part, held] of Object.entries(row)) out[`${key}${n}.${part}`] = plain(held);
		else out[key] = plain(value);
	}
	return out;
};
(window as any).formShown = () => {
	const out: Record<string, unknown> = {};
	for (const key of Object.keys((window as any).formState())) {
		const row = /^(\w+?)(\d)\.(\w+)$/.exec(key);
		if (key === "submitted") continue;
		if (row) {
			const [, list, n, part] = row;
			const at = Object.keys((form as any)[list][0]).indexOf(part) + 1;
			if (list === "exams") out[key] = fieldShown(`#${part === "exam" ? "exam" : "examScore"}${n}`);
			else if (list === "colleges") out[key] = fieldShown(`.college:nth-child(${Number(n) + 1} of .college) .v-col:nth-child(${at}) input`);
			else out[key] = fieldShown(`#${list} tbody tr:nth-child(${Number(n) + 1}) td:nth-child(${at}) input`);
		} else if (RADIOS.includes(key)) out[key] = checkedLabels(key)[0] ?? "";
		else if (BOXES.includes(key)) out[key] = inputOf(`input[name="${key}"]`)?.checked;
		else if (key === "races") out[key] = checkedLabels("races");
		else if (key === "otherLanguages" || key === "programs") out[key] = chips(`#${key}`);
		else if (key === "services") out[key] = [...document.querySelectorAll<HTMLElement>("#services .v-chip--selected")].map((e) => e.innerText.trim());
		else if (key === "grade") out[key] = document.querySelector<HTMLElement>("#gradeLevel .v-btn--active")?.textContent?.trim() ?? "";
		else if (key === "pin") out[key] = [...document.querySelectorAll<HTMLInputElement>("#pin input, .v-otp-input input")].map((i) => i.value).join("");
		else out[key] = fieldShown(`#${IDS[key] ?? key}`);
	}
	return out;
};
