import Aura from "@primeuix/themes/aura";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Card from "primevue/card";
import Checkbox from "primevue/checkbox";
import Column from "primevue/column";
import PrimeVue from "primevue/config";
import DataTable from "primevue/datatable";
import DatePicker from "primevue/datepicker";
import Fieldset from "primevue/fieldset";
import FloatLabel from "primevue/floatlabel";
import IftaLabel from "primevue/iftalabel";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import Message from "primevue/message";
import MultiSelect from "primevue/multiselect";
import Password from "primevue/password";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import Textarea from "primevue/textarea";
// @ts-expect-error the build with the template compiler
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

type Dict = Record<string, any>;
const f: Dict = reactive({
	lastName: "", firstName: "", middleInitial: "", preferredName: "", birthdate: null, ageAtStart: null, sex: null, ssn: "",
	street: "", city: "", county: "", state: null, zip: "", otherCountry: "", phone: "", parentalPhone: "", email: "", emailAgain: "", shirt: null,
	citizen: null, birthCountry: "", birthCity: "", hispanic: null, race: [],
	school: "", schoolStreet: "", schoolCity: "", schoolState: null, schoolZip: "", grade: null, graduation: null, gpa: null, gpaWeighted: null,
	rank: null, rankOf: null, advisement: "", room: "", counselor: "", counselorEmail: "",
	psat: null, satRw: null, satMath: null, act: null,
	p1Name: "", p1Phone: "", p1Email: "", p1Occupation: "", p1Education: null,
	p2Name: "", p2Phone: "", p2Email: "", p2Occupation: "", p2Education: null,
	firstGen: null, income: null,
	area1: null, area2: null, area3: null, major: "", career: "", degree: null, languages: [], programming: [], worked: null, relevant: "",
	available: null, conflicts: "", insurance: null, transport: null, heard: null,
	why: "", transcript: "",
	ref1: "", ref1Email: "", ref2: "", ref2Email: "",
	ecName: "", ecRelation: "", ecPhone: "",
	agree: false, photo: null, studentSignature: "", parentSignature: "",
});
const SKILLS = ["Using a micropipette", "Preparing solutions and dilutions", "Gel electrophoresis / PCR", "Light microscopy", "Sterile (aseptic) technique", "Keeping a laboratory notebook"];
const rows: Dict = reactive({
	science: [0, 1, 2].map(() => ({ course: "", year: "", grade: "" })),
	college: [0, 1].map(() => ({ course: "", where: "", credits: null, grade: "" })),
	ap: [0, 1, 2].map(() => ({ subject: null, score: null })),
	skills: SKILLS.map((name) => ({ name, level: null })),
	activities: [0, 1, 2].map(() => ({ name: "", position: "", grades: [], hours: null })),
	honors: [0, 1, 2].map(() => ({ title: "", year: null })),
	research: [] as Dict[],
});
const submitted = ref(false);

const AP = ["Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language and Composition", "English Literature and Composition", "Environmental Science", "Physics 1", "Physics 2", "Physics C: Mechanics", "Psychology", "Statistics", "U.S. Government and Politics", "U.S. History", "World History: Modern"];
const EDUCATION = ["Did not finish high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree", "Do not know"];

const template = `
<div class="shell">
<header>
	<h1>Summer Science Fellows – High School Student Application</h1>
	<p>Eight weeks, June 21 – August 13, 2027. Students conduct basic biomedical research in a laboratory under the supervision of an Institute scientist, Monday through Friday, 40 hours per week.</p>
	<Message severity="warn" :closable="false">Incomplete applications will not be accepted. Answers are not kept between visits, so have your transcript and test results at hand.</Message>
</header>

<Fieldset legend="Section 1 – Personal Information">
	<div class="g4">
		<div><label for="lastName">Last Name</label><InputText id="lastName" v-model="f.lastName" fluid /></div>
		<div><label for="firstName">First Name</label><InputText id="firstName" v-model="f.firstName" fluid /></div>
		<div><label for="middleInitial">Middle Initial</label><InputText id="middleInitial" v-model="f.middleInitial" maxlength="1" fluid /></div>
		<div><label for="preferredName">Preferred Name</label><InputText id="preferredName" v-model="f.preferredName" fluid /></div>
	</div>
	<div class="g4">
		<div class="w2"><label for="street">Permanent Home Address</label><InputText id="street" v-model="f.street" fluid /></div>
		<div><label for="city">City</label><InputText id="city" v-model="f.city" fluid /></div>
		<div><label for="county">County</label><InputText id="county" v-model="f.county" fluid /></div>
		<div><label for="state">State</label><Select label-id="state" v-model="f.state" :options="states" option-label="name" option-value="code" filter placeholder="Select a State" fluid /></div>
		<div><label for="zip">Zip</label><InputMask id="zip" v-model="f.zip" mask="99999" fluid /></div>
		<div class="w2"><label for="otherCountry">Country <small>(If other than the USA)</small></label><InputText id="otherCountry" v-model="f.otherCountry" fluid /></div>
	</div>
	<div class="g4">
		<div><label for="phone">Student Phone</label><InputMask id="phone" v-model="f.phone" mask="(999) 999-9999" placeholder="(999) 999-9999" fluid /></div>
		<div><label for="parentalPhone">Alternate Phone</label><InputMask id="parentalPhone" v-model="f.parentalPhone" mask="(999) 999-9999" placeholder="(999) 999-9999" fluid /></div>
		<div><label for="email">E-mail</label><InputText id="email" type="email" v-model="f.email" fluid /><small>Use one you check in the summer. Many school accounts block our messages.</small></div>
		<div><label for="emailAgain">Confirm E-mail</label><InputText id="emailAgain" type="email" v-model="f.emailAgain" fluid /></div>
	</div>
	<div class="g4">
		<div><label for="birthdate">Date of Birth</label><DatePicker input-id="birthdate" v-model="f.birthdate" date-format="mm/dd/yy" placeholder="mm/dd/yyyy" show-icon fluid /></div>
		<div><label for="ageAtStart">Age of Student on June 21, 2027</label><InputNumber input-id="ageAtStart" v-model="f.ageAtStart" :min="0" :max="99" fluid /></div>
		<div><span class="lbl">Sex</span><div class="inline">
			<span v-for="o in ['Female', 'Male']" :key="o"><RadioButton v-model="f.sex" :input-id="'sex' + o" name="sex" :value="o" /><label :for="'sex' + o">{{ o }}</label></span>
		</div></div>
		<div><label for="ssn">Student's Social Security number</label><Password input-id="ssn" v-model="f.ssn" :feedback="false" fluid /><small>Needed for the stipend of those who are selected</small></div>
	</div>
	<div class="g4">
		<div><label for="citizen">Citizenship</label><Select label-id="citizen" v-model="f.citizen" :options="['U.S. citizen', 'U.S. permanent resident', 'Other (not eligible for the stipend)']" fluid /></div>
		<div><label for="birthCountry">Country of Birth</label><AutoComplete input-id="birthCountry" v-model="f.birthCountry" :suggestions="countryHits" @complete="findCountry" dropdown fluid /></div>
		<div><label for="birthCity">City of Birth</label><InputText id="birthCity" v-model="f.birthCity" fluid /></div>
		<div><label for="shirt">T-shirt size</label><Select label-id="shirt" v-model="f.shirt" :options="['S', 'M', 'L', 'XL', 'XXL']" fluid /></div>
	</div>
	<p class="lead">A special emphasis is placed on recruiting students who are historically underrepresented in the sciences. The next two questions are voluntary.</p>
	<div class="ask"><span class="lbl" id="hispanicLbl">Are you Hispanic or Latino?</span><SelectButton v-model="f.hispanic" :options="['Yes', 'No']" aria-labelledby="hispanicLbl" /></div>
	<div class="ask"><span class="lbl">Race (check all that apply)</span><div class="stack">
		<span v-for="(o, i) in races" :key="o"><Checkbox v-model="f.race" :input-id="'race' + i" name="race" :value="o" /><label :for="'race' + i">{{ o }}</label></span>
	</div></div>
</Fieldset>

<Fieldset legend="Section 2 – Academic Information">
	<div class="g3">
		<IftaLabel class="w2"><InputText id="school" v-model="f.school" fluid /><label for="school">School you now attend</label></IftaLabel>
		<IftaLabel><Select label-id="grade" v-model="f.grade" :options="['9th', '10th', '11th', '12th']" fluid /><label for="grade">Current grade (as of this school year)</label></IftaLabel>
		<IftaLabel class="w2"><InputText id="schoolStreet" v-model="f.schoolStreet" fluid /><label for="schoolStreet">School street address</label></IftaLabel>
		<IftaLabel><InputText id="schoolCity" v-model="f.schoolCity" fluid /><label for="schoolCity">School city</label></IftaLabel>
		<IftaLabel><Select label-id="schoolState" v-model="f.schoolState" :options="states" option-label="code" option-value="code" fluid /><label for="schoolState">School state</label></IftaLabel>
		<IftaLabel><InputText id="schoolZip" v-model="f.schoolZip" fluid /><label for="schoolZip">School zip</label></IftaLabel>
		<IftaLabel><DatePicker input-id="graduation" v-model="f.graduation" view="month" date-format="mm/yy" fluid /><label for="graduation">Expected graduation (mm/yyyy)</label></IftaLabel>
		<IftaLabel><InputNumber input-id="gpa" v-model="f.gpa" :min="0" :max="4" :min-fraction-digits="2" :max-fraction-digits="3" fluid /><label for="gpa">Cumulative GPA, unweighted (4.0 scale)</label></IftaLabel>
		<IftaLabel><InputNumber input-id="gpaWeighted" v-model="f.gpaWeighted" :min="0" :max="6" :min-fraction-digits="2" :max-fraction-digits="3" fluid /><label for="gpaWeighted">Weighted GPA, if your school reports one</label></IftaLabel>
		<div class="inline rank"><span class="lbl">Class rank</span><InputNumber input-id="rank" v-model="f.rank" aria-label="Class rank" /> <span>out of</span> <InputNumber input-id="rankOf" v-model="f.rankOf" aria-label="Number in class" /></div>
		<IftaLabel><InputText id="advisement" v-model="f.advisement" fluid /><label for="advisement">Advisement Teacher</label></IftaLabel>
		<IftaLabel><InputText id="room" v-model="f.room" fluid /><label for="room">Room Number</label></IftaLabel>
		<i></i>
		<IftaLabel><InputText id="counselor" v-model="f.counselor" fluid /><label for="counselor">School counselor</label></IftaLabel>
		<IftaLabel><InputText id="counselorEmail" v-model="f.counselorEmail" fluid /><label for="counselorEmail">School counselor e-mail</label></IftaLabel>
	</div>
	<h3>Science Courses Taken</h3>
	<p>Give the 1st semester average if you are currently taking this course.</p>
	<DataTable :value="rows.science" size="small" show-gridlines>
		<Column header="Science Course"><template #body="{ data, index }"><InputText :id="'science_' + index + '_course'" v-model="data.course" fluid /></template></Column>
		<Column header="Year Taken" style="width: 9rem"><template #body="{ data, index }"><InputText :id="'science_' + index + '_year'" v-model="data.year" fluid /></template></Column>
		<Column header="Grade" style="width: 9rem"><template #body="{ data, index }"><InputText :id="'science_' + index + '_grade'" v-model="data.grade" fluid /></template></Column>
	</DataTable>
	<h3>College courses, if you have taken any (dual enrollment, summer session)</h3>
	<DataTable :value="rows.college" size="small" show-gridlines>
		<Column header="Course title"><template #body="{ data, index }"><InputText :id="'college_' + index + '_course'" v-model="data.course" fluid /></template></Column>
		<Column header="College or university"><template #body="{ data, index }"><InputText :id="'college_' + index + '_where'" v-model="data.where" fluid /></template></Column>
		<Column header="Credit hours" style="width: 8rem"><template #body="{ data, index }"><InputNumber :input-id="'college_' + index + '_credits'" v-model="data.credits" :max-fraction-digits="1" fluid /></template></Column>
		<Column header="Grade" style="width: 8rem"><template #body="{ data, index }"><InputText :id="'college_' + index + '_grade'" v-model="data.grade" fluid /></template></Column>
	</DataTable>
	<h3>Test results</h3>
	<p>Leave blank whatever you have not taken.</p>
	<div class="g4">
		<div><label for="psat">PSAT/NMSQT total</label><InputNumber input-id="psat" v-model="f.psat" :use-grouping="false" fluid /></div>
		<div><label for="satRw">SAT Evidence-Based Reading and Writing</label><InputNumber input-id="satRw" v-model="f.satRw" :use-grouping="false" fluid /></div>
		<div><label for="satMath">SAT Math</label><InputNumber input-id="satMath" v-model="f.satMath" :use-grouping="false" fluid /></div>
		<div><label for="act">ACT Composite</label><InputNumber input-id="act" v-model="f.act" fluid /></div>
	</div>
	<div class="ap" v-for="(r, i) in rows.ap" :key="i">
		<label :for="'ap_' + i + '_subject'">AP exam {{ i + 1 }}</label>
		<Select :label-id="'ap_' + i + '_subject'" v-model="r.subject" :options="apSubjects" show-clear placeholder="Subject" />
		<label :for="'ap_' + i + '_score'">Score</label>
		<Select :label-id="'ap_' + i + '_score'" v-model="r.score" :options="[5, 4, 3, 2, 1]" placeholder="–" />
	</div>
</Fieldset>

<div class="cards">
	<Card v-for="n in [1, 2]" :key="n"><template #title>Parent/Guardian {{ n }} Information</template><template #content>
		<div class="line"><label :for="'p' + n + 'Name'">Name</label><InputText :id="'p' + n + 'Name'" v-model="f['p' + n + 'Name']" /></div>
		<div class="line"><label :for="'p' + n + 'Phone'">Phone</label><InputMask :id="'p' + n + 'Phone'" v-model="f['p' + n + 'Phone']" mask="(999) 999-9999" /></div>
		<div class="line"><label :for="'p' + n + 'Email'">Email</label><InputText :id="'p' + n + 'Email'" v-model="f['p' + n + 'Email']" /></div>
		<div class="line"><label :for="'p' + n + 'Occupation'">Occupation</label><InputText :id="'p' + n + 'Occupation'" v-model="f['p' + n + 'Occupation']" /></div>
		<div class="line"><label :for="'p' + n + 'Education'">Highest level of schooling completed</label><Select :label-id="'p' + n + 'Education'" v-model="f['p' + n + 'Education']" :options="education" /></div>
	</template></Card>
</div>
<Fieldset legend="Family background">
	<div class="ask"><span class="lbl" id="firstGenLbl">Will you be a member of the first generation of your family to attend college?</span><SelectButton v-model="f.firstGen" :options="['Yes', 'No', 'Not sure']" aria-labelledby="firstGenLbl" /></div>
	<div class="ask"><label class="lbl" for="income">Annual household income (used only to set aside places for students from low-income families)</label><Select label-id="income" v-model="f.income" :options="['Less than $30,000', '$30,000 to $59,999', '$60,000 to $89,999', '$90,000 or more', 'Prefer not to answer']" /></div>
</Fieldset>

<Fieldset legend="Section 3 – Research Interests and Laboratory Skills">
	<p>Select, in order of preference, three research areas in which you would like to participate.</p>
	<div class="g3">
		<div v-for="(w, i) in ['First', 'Second', 'Third']" :key="w"><label :for="'area' + (i + 1)">{{ w }} choice</label><Select :label-id="'area' + (i + 1)" v-model="f['area' + (i + 1)]" :options="areas" show-clear fluid /></div>
	</div>
	<table class="skills">
		<caption>How much experience do you have with each of the following? No experience is expected.</caption>
		<thead><tr><th></th><th v-for="l in levels" :key="l">{{ l }}</th></tr></thead>
		<tbody><tr v-for="(s, i) in rows.skills" :key="s.name"><th scope="row">{{ s.name }}</th><td v-for="l in levels" :key="l"><RadioButton v-model="s.level" :name="'skill_' + i" :value="l" :aria-label="l" /></td></tr></tbody>
	</table>
	<div class="ask"><span class="lbl" id="workedLbl">Have you worked in a research laboratory before?</span><SelectButton v-model="f.worked" :options="['Yes', 'No']" aria-labelledby="workedLbl" /></div>
	<p>Describe any previous research experiences you have had, if any (location, dates, supervisor). <Button label="Add a research experience" size="small" text @click="rows.research.push({ text: '' })" /></p>
	<Textarea v-for="(r, i) in rows.research" :key="i" v-model="r.text" rows="3" fluid />
	<div class="g3">
		<div><label for="programming">Programming languages / software you have used</label><MultiSelect input-id="programming" v-model="f.programming" :options="['Python', 'R', 'MATLAB', 'Java', 'C / C++', 'Excel', 'ImageJ / Fiji', 'GraphPad Prism']" display="chip" fluid /></div>
		<div><label for="languages">Languages you speak other than English</label><MultiSelect input-id="languages" v-model="f.languages" :options="['Arabic', 'Chinese', 'French', 'German', 'Haitian Creole', 'Hindi', 'Igbo', 'Korean', 'Portuguese', 'Russian', 'Spanish', 'Tagalog', 'Vietnamese', 'Yoruba']" display="chip" filter fluid /></div>
		<div><label for="major">Intended college major</label><AutoComplete input-id="major" v-model="f.major" :suggestions="majorHits" @complete="findMajor" fluid /></div>
		<div><label for="career">Career you are considering</label><InputText id="career" v-model="f.career" fluid /></div>
		<div><label for="degree">Highest degree you plan to earn</label><Select label-id="degree" v-model="f.degree" :options="['Bachelor\\'s', 'Master\\'s', 'Ph.D.', 'M.D.', 'M.D./Ph.D.', 'Other', 'Undecided']" fluid /></div>
	</div>
	<label for="relevant">What other background do you have that may be relevant to the areas you selected?</label><Textarea id="relevant" v-model="f.relevant" rows="3" fluid />
	<label for="why">What does the word “science” mean to you? (200 words max.)</label><Textarea id="why" v-model="f.why" rows="5" fluid />
</Fieldset>

<Fieldset legend="Section 4 – Extracurricular Activities and Honors">
	<p>List any relevant extracurricular and community activities.</p>
	<div class="act" v-for="(a, i) in rows.activities" :key="i">
		<b>{{ i + 1 }}.</b>
		<FloatLabel variant="on"><InputText :id="'act_' + i + '_name'" v-model="a.name" fluid /><label :for="'act_' + i + '_name'">Activity or organization</label></FloatLabel>
		<FloatLabel variant="on"><InputText :id="'act_' + i + '_position'" v-model="a.position" fluid /><label :for="'act_' + i + '_position'">Position held</label></FloatLabel>
		<FloatLabel variant="on"><MultiSelect :input-id="'act_' + i + '_grades'" v-model="a.grades" :options="[9, 10, 11, 12]" display="chip" fluid /><label :for="'act_' + i + '_grades'">Grades</label></FloatLabel>
		<FloatLabel variant="on"><InputNumber :input-id="'act_' + i + '_hours'" v-model="a.hours" fluid /><label :for="'act_' + i + '_hours'">Hrs/week</label></FloatLabel>
	</div>
	<p>List any relevant honors, awards, prizes, or recognition you have received.</p>
	<div class="honor" v-for="(h, i) in rows.honors" :key="i">
		<InputText :id="'honor_' + i + '_title'" v-model="h.title" :placeholder="'Honor ' + (i + 1)" :aria-label="'Honor ' + (i + 1)" />
		<Select :label-id="'honor_' + i + '_year'" v-model="h.year" :options="['Freshman', 'Sophomore', 'Junior', 'Senior']" placeholder="Year received" :aria-label="'Year received ' + (i + 1)" />
	</div>
</Fieldset>

<Fieldset legend="Section 5 – Participation">
	<div class="ask"><span class="lbl">Are you available for the contiguous 8 week period, Monday through Friday?</span><div class="inline"><span v-for="o in ['Yes', 'No', 'Not yet known']" :key="o"><RadioButton v-model="f.available" name="available" :input-id="'available' + o[0]+ o.length" :value="o" /><label :for="'available' + o[0] + o.length">{{ o }}</label></span></div></div>
	<div class="ask"><label class="lbl" for="conflicts">Planned vacations, camps or athletics between June 21 and August 13</label><InputText id="conflicts" v-model="f.conflicts" /></div>
	<div class="ask"><span class="lbl">Do you have health insurance coverage?</span><div class="inline"><span v-for="o in ['Yes', 'No']" :key="o"><RadioButton v-model="f.insurance" name="insurance" :input-id="'insurance' + o" :value="o" /><label :for="'insurance' + o">{{ o }}</label></span></div></div>
	<div class="ask"><label class="lbl" for="transport">How will you get to the Institute each day?</label><Select label-id="transport" v-model="f.transport" :options="['Own car', 'A parent drives', 'Public transportation', 'Bicycle / walk', 'Need help']" /></div>
	<div class="ask"><label class="lbl" for="heard">How did you hear about the program?</label><Select label-id="heard" v-model="f.heard" :options="['Teacher', 'Counselor', 'Former fellow', 'Web search', 'Social media', 'Other']" /></div>
	<div class="ask"><label class="lbl" for="transcript">School transcript (unofficial is acceptable at this stage): link to the file, or where we may request it</label><InputText id="transcript" v-model="f.transcript" /></div>
	<h3>Two letters of recommendation, one of which must be from a mathematics or science teacher</h3>
	<div class="g4">
		<div><label for="ref1">Mathematics or science teacher</label><InputText id="ref1" v-model="f.ref1" fluid /></div>
		<div><label for="ref1Email">His/her e-mail</label><InputText id="ref1Email" v-model="f.ref1Email" fluid /></div>
		<div><label for="ref2">Second recommender</label><InputText id="ref2" v-model="f.ref2" fluid /></div>
		<div><label for="ref2Email">His/her e-mail</label><InputText id="ref2Email" v-model="f.ref2Email" fluid /></div>
	</div>
	<h3>In case of emergency, if a parent cannot be reached</h3>
	<div class="g3">
		<div><label for="ecName">Name</label><InputText id="ecName" v-model="f.ecName" fluid /></div>
		<div><label for="ecRelation">Relationship to student</label><InputText id="ecRelation" v-model="f.ecRelation" fluid /></div>
		<div><label for="ecPhone">Phone</label><InputMask id="ecPhone" v-model="f.ecPhone" mask="(999) 999-9999" fluid /></div>
	</div>
</Fieldset>

<Fieldset legend="Participant Responsibility and Program Contract">
	<p><Checkbox v-model="f.agree" binary input-id="agree" /> <label for="agree">I understand that I am required to develop a written scientific abstract and an oral presentation at the conclusion of the program.</label></p>
	<p>Photographs of me may be used in Institute publications. <span class="inline"><span v-for="o in ['I agree', 'I do not agree']" :key="o"><RadioButton v-model="f.photo" name="photo" :input-id="o === 'I agree' ? 'photoYes' : 'photoNo'" :value="o" /><label :for="o === 'I agree' ? 'photoYes' : 'photoNo'">{{ o }}</label></span></span></p>
	<div class="g3">
		<div><label for="studentSignature">Student signature (type your full name)</label><InputText id="studentSignature" v-model="f.studentSignature" fluid /></div>
		<div><label for="parentSignature">Parent/guardian signature (type full name)</label><InputText id="parentSignature" v-model="f.parentSignature" fluid /></div>
	</div>
	<Button label="Submit application" @click="submitted = true" />
</Fieldset>
</div>`;

const app = createApp({
	template,
	setup() {
		const countryHits = ref([] as string[]);
		const majorHits = ref([] as string[]);
		const among = (list: string[], hits: Dict) => (event: { query: string }) => {
			hits.value = list.filter((each) => each.toLowerCase().includes(event.query.toLowerCase()));
		};
		return {
			f, rows, submitted, countryHits, majorHits,
			findCountry: among(COUNTRIES, countryHits), findMajor: among(MAJORS, majorHits),
			states: STATES.map(([code, name]) => ({ code, name })),
			races: ["American Indian or Alaskan Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"],
			education: EDUCATION, apSubjects: AP,
			areas: ["Cancer Biology", "Cell and Molecular Biology", "Immunology", "Infectious Disease", "Metabolism and Aging", "Neuroscience", "Structural and Computational Biology"],
			levels: ["Never", "Seen it done", "Done in class", "Can do alone"],
		};
	},
});
app.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".never-dark" } } });
for (const [name, component] of Object.entries({ AutoComplete, Button, Card, Checkbox, Column, DataTable, DatePicker, Fieldset, FloatLabel, IftaLabel, InputMask, InputNumber, InputText, Message, MultiSelect, Password, RadioButton, Select, SelectButton, Textarea }))
	app.component(name, component);
app.mount("#root");

const iso = (value: unknown) =>
	value instanceof Date ? `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}` : value;
/** Each control: its key, how it is read, and where it is held. */
const controls: [key: string, kind: string, get: () => any][] = [];
const KINDS: Dict = {
	sex: "radio", available: "radio", insurance: "radio", photo: "radio", race: "checks", agree: "check", programming: "multi", languages: "multi",
	hispanic: "buttons", firstGen: "buttons", worked: "buttons",
};
for (const key of Object.keys(f)) controls.push([key, KINDS[key] ?? "any", () => f[key]]);
for (const [list, prefix] of [["science", "science"], ["college", "college"], ["ap", "ap"], ["activities", "act"], ["honors", "honor"]])
	rows[list].forEach((row: Dict, i: number) => {
		for (const part of Object.keys(row)) controls.push([`${prefix}_${i}_${part}`, part === "grades" ? "multi" : "any", () => rows[list][i][part]]);
	});
SKILLS.forEach((_, i) => controls.push([`skill_${i}`, "grid", () => rows.skills[i].level]));

function read(key: string, kind: string): unknown {
	const named = [...document.querySelectorAll<HTMLInputElement>(`input[name="${key}"]`)];
	const label = (input: HTMLInputElement) => document.querySelector(`label[for="${input.id}"]`)?.textContent?.trim() ?? "";
	if (kind === "radio") return named.filter((each) => each.checked).map(label)[0] ?? "";
	if (kind === "grid") return named.filter((each) => each.checked).map((each) => each.getAttribute("aria-label"))[0] ?? "";
	if (kind === "checks") return named.filter((each) => each.checked).map(label);
	if (kind === "buttons")
		return document.querySelector(`[aria-labelledby="${key}Lbl"] [aria-pressed="true"]`)?.textContent?.trim() ?? "";
	const el = document.getElementById(key) as HTMLInputElement;
	if (kind === "check") return el.checked;
	if (kind === "multi") return [...(el.closest(".p-multiselect")?.querySelectorAll(".p-chip-label") ?? [])].map((each) => each.textContent?.trim());
	if ("value" in el) return el.value;
	const plain = el as HTMLElement;
	return plain.classList.contains("p-placeholder") ? "" : (plain.textContent ?? "").replace(/\u00a0|empty/g, "").trim();
}

Object.assign(window, {
	formState: () => ({
		...Object.fromEntries(controls.map(([key, , get]) => {
			const value = iso(get());
			return [key, value === undefined ? null : Array.isArray(value) ? [...value] : value];
		})),
		submitted: submitted.value,
	}),
	formShown: () => Object.fromEntries(controls.map(([key, kind]) => [key, read(key, kind)])),
});
