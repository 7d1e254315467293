import "vuetify/styles";
import "./page.css";
import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import { VMaskInput } from "vuetify/labs/VMaskInput";
import { MAJORS, STATES } from "../../lists";

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const numbers = (from: number, to: number) => Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => String(from < to ? from + i : from - i));
const EXAMS = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language and Composition", "AP English Literature and Composition", "AP Environmental Science", "AP Physics 1", "AP Psychology", "AP Spanish Language and Culture", "AP Statistics", "AP United States Government", "AP United States History", "AP World History: Modern"];

const form = reactive<Record<string, any>>({
	lastName: "", firstName: "", middleInitial: "", suffix: null, preferredName: "", ssn: "", studentId: "",
	mailStreet: "", mailApt: "", mailCity: "", mailState: null, mailZip: "", county: "", cell: "", homePhone: "", email: "",
	gender: null, birthMonth: null, birthDay: null, birthYear: "", birthCity: "", birthCountry: "", hispanic: null, race: [], citizenship: null, visaType: "", residence: null, residentSince: null, englishFirst: null, military: null,
	highSchool: "", hsAddress: "", hsCity: "", hsState: null, hsZip: "", hsPhone: "", hsKind: null, grade: null, gradMonth: null, gradYear: null, gpa: "", weightedGpa: "", rank: null, classSize: null,
	concurrent: null, concurrentCollege: "", concurrentTerm: "", course1: "", course1Grade: "", course1Units: null, course2: "", course2Grade: "", course2Units: null,
	afterHs: null, major: null, career: "", degree: null, programs: [],
	actComposite: "", actEnglish: "", actMath: "", actReading: "", actDate: null, satReading: "", satMath: "", satDate: null, psat: "", accuplacerReading: "", accuplacerMath: "",
	exam1: null, exam1Score: null, exam2: null, exam2Score: null, exam3: null, exam3Score: null,
	term: null, termYear: null, fallCourses: [], springCourses: [], otherCourse: "", otherSection: "", location: null,
	p1First: "", p1Middle: "", p1Last: "", p1Former: "", p1Relation: null, p1Phone: "", p1Email: "", p1Occupation: "", p1Employer: "", p1Education: null,
	p2First: "", p2Middle: "", p2Last: "", p2Relation: null, p2Phone: "", p2Email: "", p2Occupation: "", p2Education: null,
	parentsMarital: null, liveWith: null, siblings: null, householdSize: null, income: null, lunch: null, firstGen: null,
	emergencyName: "", emergencyRelation: "", emergencyPhone: "",
	counselorName: "", counselorPhone: "", counselorEmail: "", counselorGpa: "", counselorCredits: "", counselorApproves: false, principalName: "", principalSignature: "",
	initials1: "", initials2: "", ferpa: null, studentSignature: "", studentDate: null, parentSignature: "", parentDate: null,
});
let submitted = false;

createApp({
	setup: () => ({
		form, months: MONTHS, days: numbers(1, 31), gradYears: numbers(2026, 2031), exams: EXAMS, majors: MAJORS,
		states: STATES.map(([value, title]) => ({ value, title })),
		scores: numbers(1, 5),
		education: ["Less than high school", "High school graduate/GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Master's degree or higher"],
		relations: ["Mother", "Father", "Stepmother", "Stepfather", "Grandparent", "Legal Guardian"],
		incomes: ["Under $20,000", "$20,000 - $39,999", "$40,000 - $59,999", "$60,000 - $79,999", "$80,000 - $99,999", "$100,000 or more"],
		races: ["American Indian or Alaska Native", "Asian", "White", "Black or AA", "Native Hawaiian or Pacific Islander"],
		fall: ["World History/Civ. To 1700 (HIST 1003)", "U.S. History to 1876 (HIST 2013)", "College Algebra (MATH 1023)", "Composition I (ENGL 1113)", "Literature I (ENGL 2213)"],
		spring: ["World History/Civ. Since 1700 (HIST 1013)", "U.S. History since 1876 (HIST 2023)", "Plane Trigonometry (MATH 1033)", "Composition II (ENGL 1123)", "Literature II (ENGL 2223)"],
		open: ["student", "school", "test", "course", "parent", "counselor", "agree"],
		send: () => { submitted = true; },
	}),
	template: `
<v-app>
<v-app-bar color="indigo-darken-3" title="Community College — Early College Start" density="compact"></v-app-bar>
<v-main><v-container style="max-width: 1080px">
<h1 class="text-h5 mb-2">Early College / Dual Enrollment Application and Registration Form</h1>
<p class="mb-4">Dual Enrollment permits eligible high school students the opportunity to enroll in college courses concurrently with high school courses. Use your legal name – not abbreviations or nick names. All sections must be completed prior to acceptance.</p>
<v-form @submit.prevent="send">
<v-expansion-panels multiple v-model="open" variant="accordion">
<v-expansion-panel value="student" title="SECTION I – STUDENT INFORMATION"><v-expansion-panel-text>
<v-row dense>
<v-col cols="4"><v-text-field name="lastName" v-model="form.lastName" label="Legal Name (Last)"></v-text-field></v-col>
<v-col cols="4"><v-text-field name="firstName" v-model="form.firstName" label="(First)"></v-text-field></v-col>
<v-col cols="2"><v-text-field name="middleInitial" v-model="form.middleInitial" label="(MI)" maxlength="1"></v-text-field></v-col>
<v-col cols="2"><v-select name="suffix" data-cy="suffix" v-model="form.suffix" label="Suffix" :items="['Jr.', 'Sr.', 'II', 'III', 'IV']" clearable></v-select></v-col>
<v-col cols="4"><v-text-field name="preferredName" v-model="form.preferredName" label="Preferred First Name"></v-text-field></v-col>
<v-col cols="4"><v-text-field name="ssn" v-model="form.ssn" label="Social Security Number" hint="Required for the 1098-T tax form" persistent-hint></v-text-field></v-col>
<v-col cols="4"><v-text-field name="studentId" v-model="form.studentId" label="Student ID #" prefix="777-"></v-text-field></v-col>
<v-col cols="9"><v-text-field name="mailStreet" v-model="form.mailStreet" label="Mailing Address (Street or P.O. Box)"></v-text-field></v-col>
<v-col cols="3"><v-text-field name="mailApt" v-model="form.mailApt" label="Apt/Unit #"></v-text-field></v-col>
<v-col cols="4"><v-text-field name="mailCity" v-model="form.mailCity" label="(City)"></v-text-field></v-col>
<v-col cols="3"><v-autocomplete name="mailState" data-cy="mailState" v-model="form.mailState" label="(State)" :items="states"></v-autocomplete></v-col>
<v-col cols="2"><v-text-field name="mailZip" v-model="form.mailZip" label="(Zip Code)"></v-text-field></v-col>
<v-col cols="3"><v-text-field name="county" v-model="form.county" label="County of Residence"></v-text-field></v-col>
<v-col cols="4"><v-mask-input name="cell" v-model="form.cell" mask="(###) ###-####" return-masked-value label="Student's Cell Number"></v-mask-input></v-col>
<v-col cols="4"><v-mask-input name="homePhone" v-model="form.homePhone" mask="(###) ###-####" return-masked-value label="Home Phone"></v-mask-input></v-col>
<v-col cols="4"><v-text-field name="email" v-model="form.email" type="email" label="Preferred Email Address"></v-text-field></v-col>
</v-row>
<div class="text-subtitle-2">Birthdate:</div>
<v-row dense>
<v-col cols="3"><v-select name="birthMonth" data-cy="birthMonth" v-model="form.birthMonth" label="month" :items="months"></v-select></v-col>
<v-col cols="2"><v-select name="birthDay" data-cy="birthDay" v-model="form.birthDay" label="day" :items="days"></v-select></v-col>
<v-col cols="2"><v-text-field name="birthYear" v-model="form.birthYear" label="year" maxlength="4"></v-text-field></v-col>
<v-col cols="3"><v-text-field name="birthCity" v-model="form.birthCity" label="Place of Birth - City"></v-text-field></v-col>
<v-col cols="2"><v-text-field name="birthCountry" v-model="form.birthCountry" label="Country"></v-text-field></v-col>
</v-row>
<v-radio-group inline name="gender" v-model="form.gender" label="Gender:"><v-radio label="Male" value="M"></v-radio><v-radio label="Female" value="F"></v-radio></v-radio-group>
<v-radio-group inline name="hispanic" v-model="form.hispanic" label="Do you consider yourself to be Hispanic/Latino?"><v-radio label="Yes" value="Y"></v-radio><v-radio label="No" value="N"></v-radio></v-radio-group>
<fieldset class="plain" data-group="race"><legend>Race/Ethnicity:</legend><v-checkbox v-for="race in races" :key="race" v-model="form.race" :label="race" :value="race" density="compact" hide-details></v-checkbox></fieldset>
<v-row dense>
<v-col cols="4"><v-select name="citizenship" data-cy="citizenship" v-model="form.citizenship" label="Citizenship Status" :items="['U.S. citizen', 'U.S. permanent resident', 'Refugee/asylee', 'Visa holder', 'Other']"></v-select></v-col>
<v-col cols="2"><v-text-field name="visaType" v-model="form.visaType" label="Visa type, if any"></v-text-field></v-col>
<v-col cols="3"><v-autocomplete name="residence" data-cy="residence" v-model="form.residence" label="State of legal residence" :items="states"></v-autocomplete></v-col>
<v-col cols="3"><v-date-input name="residentSince" v-model="form.residentSince" label="Resident since" placeholder="mm/dd/yyyy" prepend-icon="" input-format="mm/dd/yyyy"></v-date-input></v-col>
</v-row>
<v-radio-group inline name="englishFirst" v-model="form.englishFirst" label="Is English your first language?"><v-radio label="Yes" value="Y"></v-radio><v-radio label="No" value="N"></v-radio></v-radio-group>
<v-radio-group inline name="military" v-model="form.military" label="Are you a member, veteran or dependent of a member of the U.S. Armed Forces?"><v-radio label="Yes" value="Y"></v-radio><v-radio label="No" value="N"></v-radio></v-radio-group>
</v-expansion-panel-text></v-expansion-panel>

<v-expansion-panel value="school" title="SECTION II – SCHOOL INFORMATION"><v-expansion-panel-text>
<v-text-field name="highSchool" v-model="form.highSchool" label="Name of High School" variant="outlined" density="compact"></v-text-field>
<v-row dense>
<v-col cols="5"><v-text-field name="hsAddress" v-model="form.hsAddress" label="School Street Address" variant="outlined" density="compact"></v-text-field></v-col>
<v-col cols="3"><v-text-field name="hsCity" v-model="form.hsCity" label="School City" variant="outlined" density="compact"></v-text-field></v-col>
<v-col cols="2"><v-autocomplete name="hsState" data-cy="hsState" v-model="form.hsState" label="School State" :items="states" variant="outlined" density="compact"></v-autocomplete></v-col>
<v-col cols="2"><v-text-field name="hsZip" v-model="form.hsZip" label="Zip" variant="outlined" density="compact"></v-text-field></v-col>
<v-col cols="4"><v-text-field name="hsPhone" v-model="form.hsPhone" label="School Phone" variant="outlined" density="compact"></v-text-field></v-col>
<v-col cols="4"><v-select name="hsKind" data-cy="hsKind" v-model="form.hsKind" label="Type of School" :items="['Public', 'Private', 'Charter', 'Home School']" variant="outlined" density="compact"></v-select></v-col>
</v-row>
<v-radio-group inline name="grade" v-model="form.grade" label="Current Grade Level"><v-radio label="9th" value="9"></v-radio><v-radio label="10th" value="10"></v-radio><v-radio label="11th" value="11"></v-radio><v-radio label="12th" value="12"></v-radio></v-radio-group>
<div class="text-subtitle-2">Anticipated graduation date:</div>
<v-row dense>
<v-col cols="3"><v-select name="gradMonth" data-cy="gradMonth" v-model="form.gradMonth" label="month" :items="months" variant="outlined" density="compact"></v-select></v-col>
<v-col cols="3"><v-select name="gradYear" data-cy="gradYear" v-model="form.gradYear" label="year" :items="gradYears" variant="outlined" density="compact"></v-select></v-col>
</v-row>
<v-row dense>
<v-col cols="3"><v-text-field name="gpa" v-model="form.gpa" label="Cumulative/Unweighted GPA" hint="On a 4.0 scale" variant="outlined" density="compact"></v-text-field></v-col>
<v-col cols="3"><v-text-field name="weightedGpa" v-model="form.weightedGpa" label="Weighted GPA" variant="outlined" density="compact"></v-text-field></v-col>
<v-col cols="3"><v-number-input name="rank" v-model="form.rank" label="Class Rank" :min="1" control-variant="stacked" variant="outlined" density="compact"></v-number-input></v-col>
<v-col cols="3"><v-number-input name="classSize" v-model="form.classSize" label="Number in Class" :min="1" control-variant="stacked" variant="outlined" density="compact"></v-number-input></v-col>
</v-row>
<v-radio-group inline name="concurrent" v-model="form.concurrent" label="Have you taken concurrent classes before?"><v-radio label="Yes" value="Y"></v-radio><v-radio label="No" value="N"></v-radio></v-radio-group>
<v-row dense>
<v-col cols="6"><v-text-field name="concurrentCollege" v-model="form.concurrentCollege" label="If yes, at which college?"></v-text-field></v-col>
<v-col cols="6"><v-text-field name="concurrentTerm" v-model="form.concurrentTerm" label="When?"></v-text-field></v-col>
</v-row>
<v-table density="compact"><thead><tr><th>College Course Name</th><th>Grade</th><th>Unit(s)</th></tr></thead><tbody>
<tr><td><v-text-field name="course1" v-model="form.course1" density="compact" hide-details variant="underlined"></v-text-field></td><td><v-text-field name="course1Grade" v-model="form.course1Grade" density="compact" hide-details variant="underlined"></v-text-field></td><td><v-number-input name="course1Units" v-model="form.course1Units" density="compact" hide-details variant="underlined" control-variant="hidden"></v-number-input></td></tr>
<tr><td><v-text-field name="course2" v-model="form.course2" density="compact" hide-details variant="underlined"></v-text-field></td><td><v-text-field name="course2Grade" v-model="form.course2Grade" density="compact" hide-details variant="underlined"></v-text-field></td><td><v-number-input name="course2Units" v-model="form.course2Units" density="compact" hide-details variant="underlined" control-variant="hidden"></v-number-input></td></tr>
</tbody></v-table>
<v-row dense class="mt-3">
<v-col cols="6"><v-select name="afterHs" data-cy="afterHs" v-model="form.afterHs" label="What are your plans after high school?" :items="['Attend this college', 'Attend another two-year college', 'Attend a four-year college or university', 'Work full time', 'Military', 'Undecided']"></v-select></v-col>
<v-col cols="6"><v-autocomplete name="major" data-cy="major" v-model="form.major" label="Intended Program of Study" :items="majors"></v-autocomplete></v-col>
<v-col cols="6"><v-text-field name="career" v-model="form.career" label="Career Interest"></v-text-field></v-col>
<v-col cols="6"><v-select name="degree" data-cy="degree" v-model="form.degree" label="Highest degree you hope to earn" :items="['Certificate', 'Associate', 'Bachelor\\'s', 'Master\\'s', 'Doctorate/Professional', 'Undecided']"></v-select></v-col>
</v-row>
<v-select name="programs" data-cy="programs" v-model="form.programs" multiple chips label="Do you participate in any of the following programs? (select all that apply)" :items="['AVID', 'GEAR UP', 'Talent Search', 'Upward Bound', 'Career and Technical Education', 'JROTC']"></v-select>
</v-expansion-panel-text></v-expansion-panel>

<v-expansion-panel value="test" title="TEST SCORES"><v-expansion-panel-text>
<p class="text-body-2 mb-2">Enter your best scores. Score reports must be on file before registration. Leave blank any test you have not taken.</p>
<v-row dense align="center">
<v-col cols="1"><strong>ACT</strong></v-col>
<v-col cols="2"><v-text-field name="actComposite" v-model="form.actComposite" label="Composite" maxlength="2"></v-text-field></v-col>
<v-col cols="2"><v-text-field name="actEnglish" v-model="form.actEnglish" label="E" maxlength="2"></v-text-field></v-col>
<v-col cols="2"><v-text-field name="actMath" v-model="form.actMath" label="M" maxlength="2"></v-text-field></v-col>
<v-col cols="2"><v-text-field name="actReading" v-model="form.actReading" label="R" maxlength="2"></v-text-field></v-col>
<v-col cols="3"><v-date-input name="actDate" v-model="form.actDate" label="Date Taken" placeholder="mm/dd/yyyy" prepend-icon="" input-format="mm/dd/yyyy"></v-date-input></v-col>
<v-col cols="1"><strong>SAT</strong></v-col>
<v-col cols="3"><v-text-field name="satReading" v-model="form.satReading" label="Evidence-Based Reading/Writing" maxlength="3"></v-text-field></v-col>
<v-col cols="2"><v-text-field name="satMath" v-model="form.satMath" label="Math" maxlength="3"></v-text-field></v-col>
<v-col cols="3"><v-date-input name="satDate" v-model="form.satDate" label="Date Taken" placeholder="mm/dd/yyyy" prepend-icon="" input-format="mm/dd/yyyy"></v-date-input></v-col>
<v-col cols="3"><v-text-field name="psat" v-model="form.psat" label="PSAT/NMSQT Total"></v-text-field></v-col>
<v-col cols="2"><strong>Accuplacer Next Gen.</strong></v-col>
<v-col cols="3"><v-text-field name="accuplacerReading" v-model="form.accuplacerReading" label="R"></v-text-field></v-col>
<v-col cols="3"><v-text-field name="accuplacerMath" v-model="form.accuplacerMath" label="QAS"></v-text-field></v-col>
</v-row>
<div class="text-subtitle-2">Advanced Placement exams completed</div>
<v-row dense v-for="n in 3" :key="n">
<v-col cols="8"><v-combobox :name="'exam' + n" :data-cy="'exam' + n" v-model="form['exam' + n]" label="AP Exam" :items="exams"></v-combobox></v-col>
<v-col cols="4"><v-select :name="'exam' + n + 'Score'" :data-cy="'exam' + n + 'Score'" v-model="form['exam' + n + 'Score']" label="Score" :items="scores"></v-select></v-col>
</v-row>
</v-expansion-panel-text></v-expansion-panel>

<v-expansion-panel value="course" title="COURSE INFORMATION"><v-expansion-panel-text>
<v-radio-group inline name="term" v-model="form.term" label="Term:"><v-radio label="Fall" value="FA"></v-radio><v-radio label="Spring" value="SP"></v-radio><v-radio label="Summer" value="SU"></v-radio></v-radio-group>
<v-select name="termYear" data-cy="termYear" v-model="form.termYear" label="Year" :items="['2026', '2027', '2028']" style="max-width: 160px"></v-select>
<v-row>
<v-col cols="6"><fieldset class="plain" data-group="fallCourses"><legend>FALL COURSE</legend><v-checkbox v-for="each in fall" :key="each" v-model="form.fallCourses" :label="each" :value="each" density="compact" hide-details></v-checkbox></fieldset></v-col>
<v-col cols="6"><fieldset class="plain" data-group="springCourses"><legend>SPRING COURSE</legend><v-checkbox v-for="each in spring" :key="each" v-model="form.springCourses" :label="each" :value="each" density="compact" hide-details></v-checkbox></fieldset></v-col>
<v-col cols="6"><v-text-field name="otherCourse" v-model="form.otherCourse" label="Other: Class"></v-text-field></v-col>
<v-col cols="6"><v-text-field name="otherSection" v-model="form.otherSection" label="Section"></v-text-field></v-col>
</v-row>
<v-radio-group inline name="location" v-model="form.location" label="Where will you take the class(es)?"><v-radio label="At my high school" value="H"></v-radio><v-radio label="On the college campus" value="C"></v-radio><v-radio label="Online" value="O"></v-radio></v-radio-group>
</v-expansion-panel-text></v-expansion-panel>

<v-expansion-panel value="parent" title="SECTION III – PARENT/GUARDIAN INFORMATION"><v-expansion-panel-text>
<v-row>
<v-col cols="6"><v-card variant="outlined" title="Parent/Guardian 1"><v-card-text>
<v-text-field name="p1First" v-model="form.p1First" label="First Name"></v-text-field>
<v-text-field name="p1Middle" v-model="form.p1Middle" label="MI" maxlength="1"></v-text-field>
<v-text-field name="p1Last" v-model="form.p1Last" label="Last Name"></v-text-field>
<v-text-field name="p1Former" v-model="form.p1Former" label="Maiden/former last name"></v-text-field>
<v-select name="p1Relation" data-cy="p1Relation" v-model="form.p1Relation" label="Relationship to student" :items="relations"></v-select>
<v-text-field name="p1Phone" v-model="form.p1Phone" label="Preferred Number"></v-text-field>
<v-text-field name="p1Email" v-model="form.p1Email" label="Email"></v-text-field>
<v-text-field name="p1Occupation" v-model="form.p1Occupation" label="Occupation"></v-text-field>
<v-text-field name="p1Employer" v-model="form.p1Employer" label="Place of Employment"></v-text-field>
<v-select name="p1Education" data-cy="p1Education" v-model="form.p1Education" label="Highest level of education" :items="education"></v-select>
</v-card-text></v-card></v-col>
<v-col cols="6"><v-card variant="outlined" title="Parent/Guardian 2"><v-card-text>
<v-text-field name="p2First" v-model="form.p2First" label="First Name"></v-text-field>
<v-text-field name="p2Middle" v-model="form.p2Middle" label="MI" maxlength="1"></v-text-field>
<v-text-field name="p2Last" v-model="form.p2Last" label="Last Name"></v-text-field>
<v-select name="p2Relation" data-cy="p2Relation" v-model="form.p2Relation" label="Relationship to student" :items="relations"></v-select>
<v-text-field name="p2Phone" v-model="form.p2Phone" label="Preferred Number"></v-text-field>
<v-text-field name="p2Email" v-model="form.p2Email" label="Email"></v-text-field>
<v-text-field name="p2Occupation" v-model="form.p2Occupation" label="Occupation"></v-text-field>
<v-select name="p2Education" data-cy="p2Education" v-model="form.p2Education" label="Highest level of education" :items="education"></v-select>
</v-card-text></v-card></v-col>
</v-row>
<v-row dense class="mt-2">
<v-col cols="4"><v-select name="parentsMarital" data-cy="parentsMarital" v-model="form.parentsMarital" label="Parents' marital status" :items="['Married', 'Divorced', 'Separated', 'Single', 'Widowed']"></v-select></v-col>
<v-col cols="4"><v-select name="liveWith" data-cy="liveWith" v-model="form.liveWith" label="Student lives with" :items="['Both parents', 'Mother', 'Father', 'Guardian', 'Other']"></v-select></v-col>
<v-col cols="4"><v-number-input name="siblings" v-model="form.siblings" label="Number of brothers and sisters" :min="0"></v-number-input></v-col>
<v-col cols="4"><v-number-input name="householdSize" v-model="form.householdSize" label="Number of people in household" :min="1"></v-number-input></v-col>
<v-col cols="4"><v-select name="income" data-cy="income" v-model="form.income" label="Total annual household income" :items="incomes"></v-select></v-col>
</v-row>
<v-radio-group inline name="lunch" v-model="form.lunch" label="Does the student receive free or reduced lunch?"><v-radio label="Yes" value="Y"></v-radio><v-radio label="No" value="N"></v-radio></v-radio-group>
<v-radio-group inline name="firstGen" v-model="form.firstGen" label="Will the student be the first in the family to attend college?"><v-radio label="Yes" value="Y"></v-radio><v-radio label="No" value="N"></v-radio></v-radio-group>
<div class="text-subtitle-2">Emergency contact (other than a parent)</div>
<v-row dense>
<v-col cols="4"><v-text-field name="emergencyName" v-model="form.emergencyName" label="Name"></v-text-field></v-col>
<v-col cols="4"><v-text-field name="emergencyRelation" v-model="form.emergencyRelation" label="Relationship"></v-text-field></v-col>
<v-col cols="4"><v-text-field name="emergencyPhone" v-model="form.emergencyPhone" label="Phone"></v-text-field></v-col>
</v-row>
</v-expansion-panel-text></v-expansion-panel>

<v-expansion-panel value="counselor" title="SECTION IV – COUNSELOR AND PRINCIPAL APPROVAL"><v-expansion-panel-text>
<v-alert type="info" variant="tonal" class="mb-3">To be completed by the high school counselor or designated school official.</v-alert>
<v-row dense>
<v-col cols="4"><v-text-field name="counselorName" v-model="form.counselorName" label="Counselor's Name"></v-text-field></v-col>
<v-col cols="4"><v-text-field name="counselorPhone" v-model="form.counselorPhone" label="Phone Number"></v-text-field></v-col>
<v-col cols="4"><v-text-field name="counselorEmail" v-model="form.counselorEmail" label="Email Address"></v-text-field></v-col>
<v-col cols="4"><v-text-field name="counselorGpa" v-model="form.counselorGpa" label="High School GPA (verified)"></v-text-field></v-col>
<v-col cols="4"><v-text-field name="counselorCredits" v-model="form.counselorCredits" label="High School Credit Earned To Date"></v-text-field></v-col>
</v-row>
<v-checkbox name="counselorApproves" v-model="form.counselorApproves" label="This student meets the minimum GPA and standardized test score requirements necessary to qualify for the program."></v-checkbox>
<v-row dense>
<v-col cols="6"><v-text-field name="principalName" v-model="form.principalName" label="Principal's Name"></v-text-field></v-col>
<v-col cols="6"><v-text-field name="principalSignature" v-model="form.principalSignature" label="Principal or Home School Parent Signature"></v-text-field></v-col>
</v-row>
</v-expansion-panel-text></v-expansion-panel>

<v-expansion-panel value="agree" title="RELEASE OF STUDENT RECORDS / PERMISSION TO PARTICIPATE"><v-expansion-panel-text>
<div class="d-flex ga-3"><v-text-field name="initials1" v-model="form.initials1" label="Initials" style="max-width: 110px"></v-text-field><p>I understand the course(s) I am enrolling in is/are a college level class, and that the grade earned will appear on my permanent college transcript.</p></div>
<div class="d-flex ga-3"><v-text-field name="initials2" v-model="form.initials2" label="Initials" style="max-width: 110px"></v-text-field><p>I authorize the release and exchange of information between the College and my high school counselor.</p></div>
<v-radio-group inline name="ferpa" v-model="form.ferpa" label="FERPA: the College may discuss my records with my parent/guardian."><v-radio label="YES" value="Y"></v-radio><v-radio label="NO" value="N"></v-radio></v-radio-group>
<v-row dense>
<v-col cols="8"><v-text-field name="studentSignature" v-model="form.studentSignature" label="Student Signature"></v-text-field></v-col>
<v-col cols="4"><v-date-input name="studentDate" v-model="form.studentDate" label="Date" prepend-icon="" input-format="mm/dd/yyyy"></v-date-input></v-col>
<v-col cols="8"><v-text-field name="parentSignature" v-model="form.parentSignature" label="Parent/Guardian Signature"></v-text-field></v-col>
<v-col cols="4"><v-date-input name="parentDate" v-model="form.parentDate" label="Date" prepend-icon="" input-format="mm/dd/yyyy"></v-date-input></v-col>
</v-row>
</v-expansion-panel-text></v-expansion-panel>
</v-expansion-panels>
<v-btn type="submit" color="indigo-darken-3" class="mt-4">Submit registration</v-btn>
</v-form>
</v-container></v-main>
</v-app>`,
})
	.use(createVuetify({ components: { ...components, VMaskInput } }))
	.mount("#root");

const day = (date: Date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;
const plain = (value: any) => (value instanceof Date ? day(value) : Array.isArray(value) ? [...value] : value ?? null);
const labels = (inputs: Iterable<HTMLInputElement>) => Array.from(inputs, (input) => input.labels?.[0]?.textContent?.trim() ?? "");

function seen(key: string) {
	const group = document.querySelector(`[data-group="${key}"]`);
	if (group) return labels(group.querySelectorAll<HTMLInputElement>("input:checked"));
	const select = document.querySelector(`.v-input[data-cy="${key}"]`);
	if (select) {
		if (key === "programs") return Array.from(select.querySelectorAll(".v-chip__content"), (chip) => chip.textContent?.trim() ?? "");
		const selection = select.querySelector(".v-select__selection-text, .v-autocomplete__selection-text, .v-combobox__selection-text");
		return selection?.textContent?.trim() ?? select.querySelector<HTMLInputElement>("input[role=combobox]")!.value;
	}
	const field = document.querySelector<HTMLInputElement>(`input[name="${key}"]`);
	if (!field) throw new Error(`no ${key}`);
	if (field.type === "radio") return labels(document.querySelectorAll<HTMLInputElement>(`input[name="${key}"]:checked`))[0] ?? "";
	return field.type === "checkbox" ? field.checked : field.value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(Object.entries(form).map(([key, value]) => [key, plain(value)])), submitted }),
	formShown: () => Object.fromEntries(Object.keys(form).map((key) => [key, seen(key)])),
});
