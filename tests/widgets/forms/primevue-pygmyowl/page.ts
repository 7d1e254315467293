import Aura from "@primeuix/themes/aura";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import PrimeVue from "primevue/config";
import DatePicker from "primevue/datepicker";
import Fieldset from "primevue/fieldset";
import FloatLabel from "primevue/floatlabel";
import IftaLabel from "primevue/iftalabel";
import InputGroup from "primevue/inputgroup";
import InputGroupAddon from "primevue/inputgroupaddon";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import Message from "primevue/message";
import MultiSelect from "primevue/multiselect";
import Panel from "primevue/panel";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import Textarea from "primevue/textarea";
import ToggleSwitch from "primevue/toggleswitch";
// @ts-expect-error the build with the template compiler has no types of its own
import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
import { COUNTRIES, STATES } from "../../lists";

const activity = () => ({ organization: "", role: "", hours: null, grades: [] });
const guardian = () => ({ last: "", first: "", relation: null, occupation: "", employer: "", workPhone: "", email: "", education: null });

const form: Record<string, any> = reactive({
	lastName: "", firstName: "", mi: "", badgeName: "", street: "", apt: "", city: "", state: null, zip: "", phone: "", email: "", dob: null, campAge: null,
	gender: null, hispanic: null, race: [], citizen: null, birthCountry: null, homeLanguage: "", shirt: null,
	school: "", schoolStreet: "", schoolCity: "", schoolState: null, schoolZip: "", schoolPhone: "", district: "", grade: null, gradMonth: null,
	gpa: null, rank: null, classSize: null, psat: null, satEbrw: null, satMath: null, act: null, counselor: "", counselorEmail: "", apExams: [],
	courses: [1, 2, 3].map(() => ({ title: "", grade: "", credits: null })),
	collegeCourses: [1, 2].map(() => ({ title: "", grade: "" })),
	guardians: [guardian(), guardian()],
	income: null, household: null, lunch: null, parentDegree: null, firstGen: false, siblings: null,
	emergencyName: "", emergencyRelation: "", emergencyPhone: "", physician: "", physicianPhone: "", allergies: "", diet: [], medication: null,
	fields: [], major: "", career: "", colleges: [], degree: null, programs: [], session: null, attended: null, heard: null,
	activities: [activity()],
	awards: [1, 2, 3].map(() => ({ name: "", year: null })),
	whyEngineering: "", challenge: "", teacher: "", teacherSubject: "", teacherEmail: "",
	conduct: false, photo: false, studentSignature: "", parentSignature: "", signDate: null,
});
let submitted = false;

const EDUCATION = ["Less than high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate degree"];

const App = {
	components: {
		AutoComplete, Button, Checkbox, DatePicker, Fieldset, FloatLabel, IftaLabel, InputGroup, InputGroupAddon, InputMask, InputNumber, InputText,
		Message, MultiSelect, Panel, RadioButton, Select, SelectButton, Textarea, ToggleSwitch,
	},
	setup: () => ({
		form,
		states: STATES.map(([code, name]) => ({ code, name })),
		countries: COUNTRIES,
		education: EDUCATION,
		races: ["African American or Black", "American Indian or Alaska Native", "Asian", "Native Hawaiian or Pacific Islander", "White"],
		disciplines: ["Biomedical", "Chemical", "Civil", "Computer", "Electrical", "Environmental", "Geological", "Materials", "Mechanical", "Undecided"],
		programs: ["AVID", "GEAR UP", "MESA", "Upward Bound", "4-H", "None of these"],
		apSubjects: [
			"Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "Computer Science Principles", "English Language and Composition",
			"English Literature and Composition", "Environmental Science", "Physics 1", "Physics 2", "Physics C: Mechanics", "Statistics",
			"United States History", "World History",
		],
		grades: [{ label: "9th", value: "9" }, { label: "10th", value: "10" }, { label: "11th", value: "11" }, { label: "12th", value: "12" }],
		addActivity: () => form.activities.push(activity()),
		send: () => { submitted = true; },
	}),
	template: `
<div class="page">
	<header><h1>Cascade Engineering Institute</h1><p>Student Application &bull; Summer Session, June 20 &ndash; July 1, 2027</p></header>
	<Message severity="info" :closable="false">The Institute is a two-week, residential program for students in grades 9&ndash;12 with an interest in science, technology, engineering and mathematics. There is no charge to participate; however, participation is limited to selected students. Only complete applications will be considered.</Message>

	<Fieldset legend="I. Student Information">
		<div class="grid four">
			<FloatLabel variant="on"><InputText id="lastName" v-model="form.lastName" fluid /><label for="lastName">Last Name</label></FloatLabel>
			<FloatLabel variant="on"><InputText id="firstName" v-model="form.firstName" fluid /><label for="firstName">First Name</label></FloatLabel>
			<FloatLabel variant="on"><InputText id="mi" v-model="form.mi" maxlength="1" fluid /><label for="mi">M.I.</label></FloatLabel>
			<FloatLabel variant="on"><InputText id="badgeName" v-model="form.badgeName" fluid /><label for="badgeName">Name you go by (for name badge)</label></FloatLabel>
		</div>
		<div class="grid two">
			<FloatLabel variant="on"><InputText id="street" v-model="form.street" fluid /><label for="street">Mailing Address</label></FloatLabel>
			<FloatLabel variant="on"><InputText id="apt" v-model="form.apt" fluid /><label for="apt">Apt. / Unit</label></FloatLabel>
		</div>
		<div class="grid three">
			<FloatLabel variant="on"><InputText id="city" v-model="form.city" fluid /><label for="city">City</label></FloatLabel>
			<FloatLabel variant="on"><Select inputId="state" v-model="form.state" :options="states" optionLabel="name" optionValue="code" filter fluid /><label for="state">State</label></FloatLabel>
			<FloatLabel variant="on"><InputText id="zip" v-model="form.zip" fluid /><label for="zip">Zip</label></FloatLabel>
		</div>
		<div class="grid two">
			<FloatLabel variant="on"><InputMask id="phone" v-model="form.phone" mask="(999) 999-9999" fluid /><label for="phone">Student Phone</label></FloatLabel>
			<FloatLabel variant="on"><InputText id="email" v-model="form.email" type="email" fluid /><label for="email">Student Email (please print clearly)</label></FloatLabel>
		</div>
		<div class="grid three">
			<div><label for="dob">Date of Birth</label><DatePicker inputId="dob" v-model="form.dob" dateFormat="mm/dd/yy" placeholder="mm/dd/yyyy" fluid /></div>
			<div><label for="campAge">Age on first day of camp (June 20, 2027)</label><InputNumber inputId="campAge" v-model="form.campAge" :min="10" :max="25" fluid /></div>
			<div><div id="gender-label">Gender</div><SelectButton id="gender" v-model="form.gender" :options="['Male', 'Female', 'Non-binary']" aria-labelledby="gender-label" /></div>
		</div>
		<p>Ethnicity</p>
		<div id="hispanic" class="choices">
			<span><RadioButton v-model="form.hispanic" inputId="hispanic1" name="hispanic" value="H" /><label for="hispanic1">Hispanic or Latino</label></span>
			<span><RadioButton v-model="form.hispanic" inputId="hispanic2" name="hispanic" value="N" /><label for="hispanic2">Not Hispanic or Latino</label></span>
		</div>
		<p>Race (mark all that apply)</p>
		<div id="race" class="choices">
			<span v-for="(race, i) in races" :key="race"><Checkbox v-model="form.race" :inputId="'race' + i" name="race" :value="race" /><label :for="'race' + i">{{ race }}</label></span>
		</div>
		<p>Citizenship</p>
		<div id="citizen" class="choices">
			<span v-for="(c, i) in ['U.S. Citizen', 'U.S. Permanent Resident', 'Other']" :key="c"><RadioButton v-model="form.citizen" :inputId="'citizen' + i" name="citizen" :value="c" /><label :for="'citizen' + i">{{ c }}</label></span>
		</div>
		<div class="grid three">
			<div><label for="birthCountry">Country of birth</label><Select inputId="birthCountry" v-model="form.birthCountry" :options="countries" showClear fluid /></div>
			<div><label for="homeLanguage">Language spoken at home</label><InputText id="homeLanguage" v-model="form.homeLanguage" fluid /></div>
			<div><label for="shirt">T-shirt size (adult)</label><Select inputId="shirt" v-model="form.shirt" :options="['S', 'M', 'L', 'XL', 'XXL']" fluid /></div>
		</div>
	</Fieldset>

	<Fieldset legend="II. Academic Information">
		<div class="stack"><label for="school">Name of school you attend</label><InputText id="school" v-model="form.school" fluid /></div>
		<div class="stack"><label for="schoolStreet">School Address</label><InputText id="schoolStreet" v-model="form.schoolStreet" fluid /></div>
		<div class="grid three">
			<div><label for="schoolCity">City</label><InputText id="schoolCity" v-model="form.schoolCity" fluid /></div>
			<div><label for="schoolState">State</label><Select inputId="schoolState" v-model="form.schoolState" :options="states" optionLabel="code" optionValue="code" fluid /></div>
			<div><label for="schoolZip">Zip</label><InputText id="schoolZip" v-model="form.schoolZip" fluid /></div>
		</div>
		<div class="grid four">
			<div><label for="schoolPhone">School Phone</label><InputMask id="schoolPhone" v-model="form.schoolPhone" mask="(999) 999-9999" fluid /></div>
			<div><label for="district">School District</label><InputText id="district" v-model="form.district" fluid /></div>
			<div><label for="grade">Current Grade</label><Select inputId="grade" v-model="form.grade" :options="grades" optionLabel="label" optionValue="value" fluid /></div>
			<div><label for="gradMonth">Expected High School Graduation</label><DatePicker inputId="gradMonth" v-model="form.gradMonth" view="month" dateFormat="mm/yy" placeholder="mm/yyyy" fluid /></div>
		</div>
		<div class="grid three">
			<div><label for="gpa">Cumulative GPA (unweighted, 4.0 scale)</label><InputNumber inputId="gpa" v-model="form.gpa" :min="0" :max="4" :maxFractionDigits="2" fluid /></div>
			<div>
				<label for="rank">Class Rank</label>
				<InputGroup><InputNumber inputId="rank" v-model="form.rank" :min="1" /><InputGroupAddon>of</InputGroupAddon><InputNumber inputId="classSize" v-model="form.classSize" :min="1" aria-label="Number of students in class" /></InputGroup>
			</div>
			<div><label for="apExams">AP examinations taken</label><MultiSelect inputId="apExams" v-model="form.apExams" :options="apSubjects" display="chip" filter fluid /></div>
		</div>
		<table class="scores">
			<thead><tr><th>PSAT (total)</th><th>SAT: Reading/Writing</th><th>SAT: Math</th><th>ACT: Composite</th></tr></thead>
			<tbody><tr>
				<td><InputNumber inputId="psat" v-model="form.psat" :min="320" :max="1520" :useGrouping="false" fluid /></td>
				<td><InputNumber inputId="satEbrw" v-model="form.satEbrw" :min="200" :max="800" fluid /></td>
				<td><InputNumber inputId="satMath" v-model="form.satMath" :min="200" :max="800" fluid /></td>
				<td><InputNumber inputId="act" v-model="form.act" :min="1" :max="36" fluid /></td>
			</tr></tbody>
		</table>
		<p>List the courses on your most recent transcript and the final or current grade in each.</p>
		<table id="courses">
			<thead><tr><th>Course title</th><th>Grade</th><th>Credits</th></tr></thead>
			<tbody>
				<tr v-for="(course, i) in form.courses" :key="i">
					<td><InputText :id="'courses.' + i + '.title'" v-model="course.title" fluid /></td>
					<td><InputText :id="'courses.' + i + '.grade'" v-model="course.grade" fluid /></td>
					<td><InputNumber :inputId="'courses.' + i + '.credits'" v-model="course.credits" :min="0" :maxFractionDigits="2" fluid /></td>
				</tr>
			</tbody>
		</table>
		<p>If you have taken college courses (dual enrollment), list them here.</p>
		<table>
			<thead><tr><th>College course</th><th>Grade</th></tr></thead>
			<tbody>
				<tr v-for="(course, i) in form.collegeCourses" :key="i">
					<td><InputText :id="'collegeCourses.' + i + '.title'" v-model="course.title" fluid /></td>
					<td><InputText :id="'collegeCourses.' + i + '.grade'" v-model="course.grade" fluid /></td>
				</tr>
			</tbody>
		</table>
		<div class="grid two">
			<div><label for="counselor">Guidance Counselor</label><InputText id="counselor" v-model="form.counselor" fluid /></div>
			<div><label for="counselorEmail">Counselor Email</label><InputText id="counselorEmail" v-model="form.counselorEmail" fluid /></div>
		</div>
	</Fieldset>

	<Fieldset legend="III. Parent/Guardian Information">
		<div class="grid two">
			<Panel v-for="(g, i) in form.guardians" :key="i" :header="'Parent/Guardian ' + (i + 1)">
				<IftaLabel><InputText :id="'guardians.' + i + '.last'" v-model="g.last" fluid /><label :for="'guardians.' + i + '.last'">Last Name</label></IftaLabel>
				<IftaLabel><InputText :id="'guardians.' + i + '.first'" v-model="g.first" fluid /><label :for="'guardians.' + i + '.first'">First Name</label></IftaLabel>
				<IftaLabel><Select :inputId="'guardians.' + i + '.relation'" v-model="g.relation" :options="['Mother', 'Father', 'Stepparent', 'Grandparent', 'Legal guardian']" fluid /><label :for="'guardians.' + i + '.relation'">Relationship to Student</label></IftaLabel>
				<IftaLabel><InputText :id="'guardians.' + i + '.occupation'" v-model="g.occupation" fluid /><label :for="'guardians.' + i + '.occupation'">Occupation</label></IftaLabel>
				<IftaLabel><InputText :id="'guardians.' + i + '.employer'" v-model="g.employer" fluid /><label :for="'guardians.' + i + '.employer'">Employer</label></IftaLabel>
				<IftaLabel><InputMask :id="'guardians.' + i + '.workPhone'" v-model="g.workPhone" mask="(999) 999-9999" fluid /><label :for="'guardians.' + i + '.workPhone'">Daytime Phone</label></IftaLabel>
				<IftaLabel><InputText :id="'guardians.' + i + '.email'" v-model="g.email" fluid /><label :for="'guardians.' + i + '.email'">Parent Email</label></IftaLabel>
				<IftaLabel><Select :inputId="'guardians.' + i + '.education'" v-model="g.education" :options="education" fluid /><label :for="'guardians.' + i + '.education'">Highest Level of Education</label></IftaLabel>
			</Panel>
		</div>
		<p>Does either parent or guardian hold a four-year college degree?</p>
		<div id="parentDegree" class="choices">
			<span v-for="a in ['Yes', 'No']" :key="a"><RadioButton v-model="form.parentDegree" :inputId="'parentDegree' + a" name="parentDegree" :value="a" /><label :for="'parentDegree' + a">{{ a }}</label></span>
		</div>
		<div class="switch"><ToggleSwitch inputId="firstGen" v-model="form.firstGen" /><label for="firstGen">I will be the first generation in my family to attend college</label></div>
		<div class="grid three">
			<div><label for="income">Annual Family Income</label><Select inputId="income" v-model="form.income" :options="['Under $25,000', '$25,000 - $49,999', '$50,000 - $74,999', '$75,000 - $99,999', '$100,000 and above']" fluid /></div>
			<div><label for="household">Number of people in household</label><InputNumber inputId="household" v-model="form.household" showButtons :min="1" :max="20" fluid /></div>
			<div><label for="siblings">Number of brothers and sisters</label><InputNumber inputId="siblings" v-model="form.siblings" showButtons :min="0" :max="20" fluid /></div>
		</div>
		<p>Do you qualify for free or reduced lunch?</p>
		<div id="lunch" class="choices">
			<span v-for="a in ['Free', 'Reduced', 'No', 'Not sure']" :key="a"><RadioButton v-model="form.lunch" :inputId="'lunch' + a" name="lunch" :value="a" /><label :for="'lunch' + a">{{ a }}</label></span>
		</div>
	</Fieldset>

	<Fieldset legend="IV. Emergency and Health Information">
		<p>Emergency contact other than the parents/guardians listed above:</p>
		<div class="grid three">
			<div><label for="emergencyName">Contact Name</label><InputText id="emergencyName" v-model="form.emergencyName" fluid /></div>
			<div><label for="emergencyRelation">Relationship</label><InputText id="emergencyRelation" v-model="form.emergencyRelation" fluid /></div>
			<div><label for="emergencyPhone">Phone</label><InputMask id="emergencyPhone" v-model="form.emergencyPhone" mask="(999) 999-9999" fluid /></div>
		</div>
		<div class="grid two">
			<div><label for="physician">Family Physician</label><InputText id="physician" v-model="form.physician" fluid /></div>
			<div><label for="physicianPhone">Physician's Phone</label><InputMask id="physicianPhone" v-model="form.physicianPhone" mask="(999) 999-9999" fluid /></div>
		</div>
		<div class="stack"><label for="allergies">Allergies, including food and medicine</label><Textarea id="allergies" v-model="form.allergies" rows="2" fluid /></div>
		<div class="stack"><label for="diet">Dietary needs</label><MultiSelect inputId="diet" v-model="form.diet" :options="['Vegetarian', 'Vegan', 'Gluten free', 'Dairy free', 'Kosher', 'Halal', 'None']" display="chip" fluid /></div>
		<p>Will the student bring prescription medication to camp?</p>
		<div id="medication" class="choices">
			<span v-for="a in ['Yes', 'No']" :key="a"><RadioButton v-model="form.medication" :inputId="'medication' + a" name="medication" :value="a" /><label :for="'medication' + a">{{ a }}</label></span>
		</div>
	</Fieldset>

	<Fieldset legend="V. Interest and Career Preferences">
		<p>Which engineering fields would you most like to explore? (Check up to three)</p>
		<div id="fields" class="choices">
			<span v-for="(d, i) in disciplines" :key="d"><Checkbox v-model="form.fields" :inputId="'field' + i" name="fields" :value="d" /><label :for="'field' + i">{{ d }}</label></span>
		</div>
		<div class="grid three">
			<div><label for="major">Intended college major</label><InputText id="major" v-model="form.major" fluid /></div>
			<div><label for="career">Career goal</label><InputText id="career" v-model="form.career" fluid /></div>
			<div><label for="degree">Highest degree you plan to earn</label><Select inputId="degree" v-model="form.degree" :options="['Certificate', 'Associate', 'Bachelor\\'s', 'Master\\'s', 'Doctorate', 'Not sure']" fluid /></div>
		</div>
		<div class="stack"><label for="colleges">Colleges to which you have applied or plan to apply</label><AutoComplete inputId="colleges" v-model="form.colleges" multiple :typeahead="false" placeholder="Type a name and press Enter" fluid /></div>
		<p>Are you now taking part in any of these programs?</p>
		<div id="programs" class="choices">
			<span v-for="(p, i) in programs" :key="p"><Checkbox v-model="form.programs" :inputId="'program' + i" name="programs" :value="p" /><label :for="'program' + i">{{ p }}</label></span>
		</div>
		<div class="grid three">
			<div><label for="session">Preferred design track</label><Select inputId="session" v-model="form.session" :options="['Bridge building', 'Robotics', 'Water and energy', 'Rocketry']" fluid /></div>
			<div><label for="heard">How did you learn about the Institute?</label><Select inputId="heard" v-model="form.heard" :options="['Teacher', 'Counselor', 'Friend or relative', 'Former participant', 'Web site', 'Mailing']" fluid /></div>
			<div><div id="attended-label">Have you attended before?</div><SelectButton id="attended" v-model="form.attended" :options="['Yes', 'No']" aria-labelledby="attended-label" /></div>
		</div>
	</Fieldset>

	<Fieldset legend="VI. Activities and Awards">
		<p>Describe your involvement in any extracurricular activities, jobs, hobbies, or community organizations.</p>
		<div v-for="(a, i) in form.activities" :key="i" class="grid four activity">
			<div><label :for="'activities.' + i + '.organization'">Activity / Organization</label><InputText :id="'activities.' + i + '.organization'" v-model="a.organization" fluid /></div>
			<div><label :for="'activities.' + i + '.role'">Leadership position or role</label><InputText :id="'activities.' + i + '.role'" v-model="a.role" fluid /></div>
			<div><label :for="'activities.' + i + '.hours'">Hours per week</label><InputNumber :inputId="'activities.' + i + '.hours'" v-model="a.hours" :min="0" :max="168" :maxFractionDigits="1" fluid /></div>
			<div><label :for="'activities.' + i + '.grades'">Grades</label><MultiSelect :inputId="'activities.' + i + '.grades'" v-model="a.grades" :options="grades" optionLabel="label" optionValue="value" display="chip" fluid /></div>
		</div>
		<Button label="Add another activity" severity="secondary" outlined size="small" @click="addActivity" />
		<p>Academic honors and awards</p>
		<InputGroup v-for="(w, i) in form.awards" :key="i" style="margin-bottom: 8px">
			<InputGroupAddon>{{ i + 1 }}.</InputGroupAddon>
			<InputText :id="'awards.' + i + '.name'" v-model="w.name" placeholder="Award" />
			<Select :inputId="'awards.' + i + '.year'" v-model="w.year" :options="grades" optionLabel="label" optionValue="value" placeholder="Grade when received" />
		</InputGroup>
	</Fieldset>

	<Fieldset legend="VII. Personal Statements">
		<div class="stack"><label for="whyEngineering">Write a statement (250 words or more) discussing why you want to attend and your interest in engineering or science.</label><Textarea id="whyEngineering" v-model="form.whyEngineering" rows="5" fluid /></div>
		<div class="stack"><label for="challenge">What is the coolest thing you have learned in science class? Tell us why this experience was special.</label><Textarea id="challenge" v-model="form.challenge" rows="4" fluid /></div>
		<p>Math or science teacher who will complete your recommendation</p>
		<div class="grid three">
			<FloatLabel variant="on"><InputText id="teacher" v-model="form.teacher" fluid /><label for="teacher">Teacher Name (First and Last)</label></FloatLabel>
			<FloatLabel variant="on"><InputText id="teacherSubject" v-model="form.teacherSubject" fluid /><label for="teacherSubject">Subject</label></FloatLabel>
			<FloatLabel variant="on"><InputText id="teacherEmail" v-model="form.teacherEmail" fluid /><label for="teacherEmail">Email Address</label></FloatLabel>
		</div>
	</Fieldset>

	<Fieldset legend="VIII. Student and Parent Agreement">
		<div class="switch"><Checkbox v-model="form.conduct" inputId="conduct" binary /><label for="conduct">I have read and will abide by the Institute's rules of conduct.</label></div>
		<div class="switch"><Checkbox v-model="form.photo" inputId="photo" binary /><label for="photo">I consent to the use of photographs or video of the student in Institute publications.</label></div>
		<div class="grid three">
			<div><label for="studentSignature">Student Signature</label><InputText id="studentSignature" v-model="form.studentSignature" fluid /></div>
			<div><label for="parentSignature">Parent/Guardian Signature</label><InputText id="parentSignature" v-model="form.parentSignature" fluid /></div>
			<div><label for="signDate">Date</label><DatePicker inputId="signDate" v-model="form.signDate" dateFormat="mm/dd/yy" fluid /></div>
		</div>
		<Button label="Submit Application" @click="send" />
	</Fieldset>
</div>`,
};

const two = (part: number) => String(part).padStart(2, "0");

function held() {
	const out: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(form)) {
		if (value instanceof Date) out[key] = `${value.getFullYear()}-${two(value.getMonth() + 1)}${key === "gradMonth" ? "" : `-${two(value.getDate())}`}`;
		else if (Array.isArray(value) && value[0] && typeof value[0] === "object")
			value.forEach((row, index) => {
				for (const [name, each] of Object.entries(row as object)) out[`${key}.${index}.${name}`] = Array.isArray(each) ? [...each] : each;
			});
		else out[key] = Array.isArray(value) ? [...value] : value;
	}
	return out;
}

function shownOf(key: string): unknown {
	const element = document.getElementById(key);
	if (!element) return undefined;
	const texts = (selector: string, root: Element = element) => [...root.querySelectorAll(selector)].map((each) => each.textContent?.trim() ?? "");
	if (element.matches(".choices")) {
		const ticked = [...element.querySelectorAll<HTMLInputElement>("input:checked")].map((box) => element.querySelector(`label[for="${box.id}"]`)?.textContent?.trim() ?? "");
		return element.querySelector("input[type=checkbox]") ? ticked : (ticked[0] ?? "");
	}
	if (element.matches(".p-selectbutton")) return texts(".p-togglebutton-checked")[0] ?? "";
	const several = element.closest(".p-multiselect, .p-autocomplete");
	if (several) return texts(".p-chip-label", several);
	const select = element.closest(".p-select");
	if (select) {
		const label = select.querySelector(".p-select-label");
		return label && !label.matches(".p-placeholder, .p-select-label-empty") ? (label.textContent?.trim() ?? "") : "";
	}
	const input = element as HTMLInputElement;
	return input.type === "checkbox" ? input.checked : input.value;
}

Object.assign(window, {
	formState: () => ({ ...held(), submitted }),
	formShown: () => Object.fromEntries(Object.keys(held()).map((key) => [key, shownOf(key)])),
});

const style = document.createElement("style");
style.textContent = `
body { margin: 0; background: #f4f6f8; font-family: system-ui, sans-serif; font-size: 15px; }
.page { max-width: 1120px; margin: 0 auto; padding: 20px; }
header { border-bottom: 4px solid #0f766e; margin-bottom: 16px; }
.p-fieldset { margin: 18px 0; }
.grid { display: grid; gap: 16px; margin: 14px 0; align-items: end; }
.two { grid-template-columns: 1fr 1fr; } .three { grid-template-columns: repeat(3, 1fr); } .four { grid-template-columns: repeat(4, 1fr); }
.grid label, .stack label { display: block; margin-bottom: 4px; } .p-floatlabel label, .p-iftalabel label { margin: 0; }
.p-iftalabel { margin-bottom: 10px; }
.stack { margin: 14px 0; } .choices { display: flex; flex-wrap: wrap; gap: 8px 22px; } .choices span { display: inline-flex; gap: 6px; align-items: center; }
.switch { display: flex; gap: 10px; align-items: center; margin: 14px 0; }
table { width: 100%; } th { text-align: left; font-weight: 600; }
`;
document.head.append(style);
createApp(App).use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".dark" } } }).mount("#root");
