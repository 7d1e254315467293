import Aura from "@primeuix/themes/aura";
import Accordion from "primevue/accordion";
import AccordionContent from "primevue/accordioncontent";
import AccordionHeader from "primevue/accordionheader";
import AccordionPanel from "primevue/accordionpanel";
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
import Message from "primevue/message";
import MultiSelect from "primevue/multiselect";
import Password from "primevue/password";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import Textarea from "primevue/textarea";
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

const blank = {
	givenName: "", middleName: "", familyName: "", suffix: null, goesBy: "", pronouns: null, email: "", mobile: "", calderId: "",
	birthDate: null, birthTown: "", birthCountry: null, genderIdentity: null,
	street: "", unit: "", city: "", state: null, zip: "", termStreet: "", termCity: "",
	schoolName: "", schoolCity: "", schoolState: null, gradeNow: null, gradMonth: null, gpaPlain: null, gpaWeighted: null,
	rank: null, classSize: null, dualCollege: "", counselorName: "", counselorEmail: "",
	satErw: null, satMath: null, satTimes: null, actComposite: null, actDate: null, toefl: null,
	entryTerm: null, majorFirst: null, majorSecond: null, calling: "", degreeGoal: null, whyHonors: "",
	firstGen: null, parentsMarital: null,
	p1Given: "", p1Family: "", p1Relation: null, p1Work: "", p1Employer: "", p1School: null,
	p2Given: "", p2Family: "", p2Work: "", p2School: null,
	siblingCount: null, sib1Name: "", sib1Age: null, sib2Name: "", sib2Age: null,
	citizenship: null, hispanic: null, race: [], income: null,
	teacherName: "", teacherEmail: "", teacherSubject: "", mentorPhone: "", emergencyName: "", emergencyTie: null, emergencyPhone: "",
	ssn: "", portalPassword: "", truthful: false, signedName: "",
};
const form = reactive({
	...structuredClone(blank),
	exams: Array.from({ length: 3 }, () => ({ name: null as string | null, score: null as number | null })),
	courses: Array.from({ length: 3 }, () => ({ title: "", grade: "" })),
	activities: Array.from({ length: 2 }, () => ({
		kind: null, name: "", role: "", did: "", grades: [] as string[], hours: null, weeks: null,
	})),
	awards: Array.from({ length: 3 }, () => ({ name: "", year: null })),
});
let submitted = false;

const ROW_LISTS = { exams: "exam", courses: "course", activities: "activity", awards: "award" } as const;

const two = (n: number) => String(n).padStart(2, "0");
const day = (date: Date | null) => date && `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

Object.assign(window, {
	formState() {
		const { exams, courses, activities, awards, ...rest } = form;
		const rows = Object.entries({ exams, courses, activities, awards }).flatMap(([list, entries]) =>
			entries.flatMap((entry, at) =>
				Object.entries(entry).map(([part, value]) => [`${ROW_LISTS[list as keyof typeof ROW_LISTS]}${at + 1}_${part}`, value]),
			),
		);
		return JSON.parse(
			JSON.stringify({
				...rest,
				birthDate: day(rest.birthDate),
				actDate: day(rest.actDate),
				gradMonth: day(rest.gradMonth)?.slice(0, 7) ?? null,
				...Object.fromEntries(rows),
				submitted,
			}),
		);
	},
	formShown() {
		return Object.fromEntries(
			Object.keys((window as any).formState())
				.filter((key) => key !== "submitted")
				.map((key) => [key, shownOf(key)]),
		);
	},
});

function shownOf(key: string) {
	const radios = [...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${key}"]`)];
	if (radios.length > 0) {
		const chosen = radios.find(({ checked }) => checked);
		return chosen ? (document.querySelector(`label[for="${chosen.id}"]`)?.textContent ?? "").trim() : "";
	}
	const box = document.getElementById(key) as HTMLInputElement;
	if (box.type === "checkbox") return box.checked;
	const multiple = box.closest(".p-multiselect");
	if (multiple) return [...multiple.querySelectorAll(".p-chip-label")].map(({ textContent }) => textContent?.trim());
	if (box.matches("input, textarea")) return box.value;
	return box.matches(".p-placeholder") ? "" : (box.textContent ?? "").trim();
}

const template = `
<header class="masthead">
	<p class="kicker">Calder State University</p>
	<h1>Honors College Application for Admission</h1>
	<p>For students who will begin at Calder State as first-years. You may open and close the sections below in any order; nothing reaches the
	Honors College until you press <em>Send to the Honors College</em>. Items marked <b class="req">†</b> must be answered.</p>
</header>
<form @submit.prevent="send" autocomplete="on">
<Accordion multiple :value="open" @update:value="open = $event">
	<AccordionPanel value="you">
		<AccordionHeader>I. The applicant</AccordionHeader>
		<AccordionContent>
			<div class="grid three">
				<FloatLabel variant="on"><InputText id="givenName" v-model="form.givenName" fluid /><label for="givenName">Given (first) name †</label></FloatLabel>
				<FloatLabel variant="on"><InputText id="middleName" v-model="form.middleName" fluid /><label for="middleName">Middle name(s)</label></FloatLabel>
				<FloatLabel variant="on"><InputText id="familyName" v-model="form.familyName" fluid /><label for="familyName">Family name †</label></FloatLabel>
				<FloatLabel variant="on"><Select labelId="suffix" v-model="form.suffix" :options="['Jr.', 'Sr.', 'II', 'III', 'IV']" showClear fluid /><label for="suffix">Generational suffix</label></FloatLabel>
				<FloatLabel variant="on"><InputText id="goesBy" v-model="form.goesBy" fluid /><label for="goesBy">What should we call you?</label></FloatLabel>
				<FloatLabel variant="on"><Select labelId="pronouns" v-model="form.pronouns" :options="pronouns" fluid /><label for="pronouns">Pronouns we should use</label></FloatLabel>
				<FloatLabel variant="on"><InputText id="email" v-model="form.email" type="email" fluid /><label for="email">E-mail you read every week †</label></FloatLabel>
				<FloatLabel variant="on"><InputMask id="mobile" v-model="form.mobile" mask="(999) 999-9999" fluid /><label for="mobile">Cell phone †</label></FloatLabel>
				<FloatLabel variant="on"><InputMask id="calderId" v-model="form.calderId" mask="C99999999" fluid /><label for="calderId">Calder ID, once you have one</label></FloatLabel>
			</div>
			<div class="grid three">
				<FloatLabel variant="on"><DatePicker inputId="birthDate" v-model="form.birthDate" dateFormat="mm/dd/yy" showIcon iconDisplay="input" :showOnFocus="false" fluid /><label for="birthDate">Born on (mm/dd/yyyy) †</label></FloatLabel>
				<FloatLabel variant="on"><InputText id="birthTown" v-model="form.birthTown" fluid /><label for="birthTown">City or town of birth</label></FloatLabel>
				<FloatLabel variant="on"><AutoComplete inputId="birthCountry" v-model="form.birthCountry" :suggestions="countries" @complete="findCountries" dropdown forceSelection fluid /><label for="birthCountry">Country of birth</label></FloatLabel>
			</div>
			<fieldset class="plain">
				<legend>I describe myself as</legend>
				<div class="choices">
					<div v-for="each in genders" :key="each" class="choice">
						<RadioButton v-model="form.genderIdentity" :inputId="'gender_' + each.charAt(0)" name="genderIdentity" :value="each" />
						<label :for="'gender_' + each.charAt(0)">{{ each }}</label>
					</div>
				</div>
			</fieldset>
		</AccordionContent>
	</AccordionPanel>

	<AccordionPanel value="home">
		<AccordionHeader>II. Where you live</AccordionHeader>
		<AccordionContent>
			<h3>Permanent residence</h3>
			<div class="grid two">
				<div class="field"><label for="street">Number and street †</label><InputText id="street" v-model="form.street" autocomplete="address-line1" fluid /></div>
				<div class="field"><label for="unit">Apartment, unit or space</label><InputText id="unit" v-model="form.unit" fluid /></div>
				<div class="field"><label for="city">City †</label><InputText id="city" v-model="form.city" fluid /></div>
				<div class="grid two tight">
					<div class="field"><label for="state">State †</label><Select labelId="state" v-model="form.state" :options="states" optionLabel="name" optionValue="code" filter placeholder="Select a state" fluid /></div>
					<div class="field"><label for="zip">ZIP †</label><InputMask id="zip" v-model="form.zip" mask="99999?-9999" fluid /></div>
				</div>
			</div>
			<h3>Mailing address during the school year</h3>
			<p class="note">Only if you board at school or mail should not go to your permanent residence.</p>
			<div class="grid two">
				<div class="field"><label for="termStreet">Street or P.O. box</label><InputText id="termStreet" v-model="form.termStreet" fluid /></div>
				<div class="field"><label for="termCity">City, state and ZIP</label><InputText id="termCity" v-model="form.termCity" fluid /></div>
			</div>
		</AccordionContent>
	</AccordionPanel>

	<AccordionPanel value="school">
		<AccordionHeader>III. Academic preparation</AccordionHeader>
		<AccordionContent>
			<div class="grid three">
				<IftaLabel><InputText id="schoolName" v-model="form.schoolName" fluid /><label for="schoolName">Secondary school you attend now †</label></IftaLabel>
				<IftaLabel><InputText id="schoolCity" v-model="form.schoolCity" fluid /><label for="schoolCity">City of that school</label></IftaLabel>
				<IftaLabel><Select labelId="schoolState" v-model="form.schoolState" :options="states" optionLabel="name" optionValue="code" filter fluid /><label for="schoolState">State of that school</label></IftaLabel>
				<IftaLabel><Select labelId="gradeNow" v-model="form.gradeNow" :options="['Sophomore', 'Junior', 'Senior', 'Already graduated']" fluid /><label for="gradeNow">This year I am a †</label></IftaLabel>
				<IftaLabel><DatePicker inputId="gradMonth" v-model="form.gradMonth" view="month" dateFormat="mm/yy" fluid /><label for="gradMonth">Diploma expected (mm/yyyy) †</label></IftaLabel>
				<IftaLabel><InputText id="dualCollege" v-model="form.dualCollege" fluid /><label for="dualCollege">College where you have taken dual-credit or summer classes</label></IftaLabel>
			</div>
			<div class="grid four">
				<IftaLabel><InputNumber inputId="gpaPlain" v-model="form.gpaPlain" :minFractionDigits="2" :maxFractionDigits="2" :min="0" :max="4" fluid /><label for="gpaPlain">GPA, unweighted (4.00 scale)</label></IftaLabel>
				<IftaLabel><InputNumber inputId="gpaWeighted" v-model="form.gpaWeighted" :minFractionDigits="2" :maxFractionDigits="2" :min="0" :max="6" fluid /><label for="gpaWeighted">GPA, weighted</label></IftaLabel>
				<IftaLabel><InputNumber inputId="rank" v-model="form.rank" fluid /><label for="rank">Rank in class</label></IftaLabel>
				<IftaLabel><InputNumber inputId="classSize" v-model="form.classSize" fluid /><label for="classSize">Students in your class</label></IftaLabel>
			</div>
			<h3>School counselor</h3>
			<p class="note">We write to your counselor for the school report, so give us the counselor's own address, not yours.</p>
			<div class="grid two">
				<IftaLabel><InputText id="counselorName" v-model="form.counselorName" fluid /><label for="counselorName">Name of counselor</label></IftaLabel>
				<IftaLabel><InputText id="counselorEmail" v-model="form.counselorEmail" type="email" fluid /><label for="counselorEmail">E-mail of counselor</label></IftaLabel>
			</div>
			<h3>Three courses that have stretched you</h3>
			<div v-for="(course, at) in form.courses" :key="at" class="grid two">
				<div class="field"><label :for="'course' + (at + 1) + '_title'">Course {{ at + 1 }}</label><InputText :id="'course' + (at + 1) + '_title'" v-model="course.title" fluid /></div>
				<div class="field"><label :for="'course' + (at + 1) + '_grade'">Grade earned or in progress</label><InputText :id="'course' + (at + 1) + '_grade'" v-model="course.grade" fluid /></div>
			</div>
		</AccordionContent>
	</AccordionPanel>

	<AccordionPanel value="tests">
		<AccordionHeader>IV. Testing (optional)</AccordionHeader>
		<AccordionContent>
			<Message severity="info" :closable="false">Calder State is test-optional through the entering class of 2029. Report scores only if you want the committee to see them.</Message>
			<div class="grid three">
				<div class="field"><label for="satErw">SAT, Evidence-Based Reading and Writing</label><InputNumber inputId="satErw" v-model="form.satErw" :min="200" :max="800" showButtons :step="10" fluid /></div>
				<div class="field"><label for="satMath">SAT, Mathematics</label><InputNumber inputId="satMath" v-model="form.satMath" :min="200" :max="800" showButtons :step="10" fluid /></div>
				<div class="field"><label for="satTimes">How many times have you sat for the SAT?</label><Select labelId="satTimes" v-model="form.satTimes" :options="[0, 1, 2, 3, 4]" fluid /></div>
				<div class="field"><label for="actComposite">ACT composite from your best sitting</label><InputNumber inputId="actComposite" v-model="form.actComposite" :min="1" :max="36" fluid /></div>
				<div class="field"><label for="actDate">Date of that ACT</label><DatePicker inputId="actDate" v-model="form.actDate" dateFormat="mm/dd/yy" fluid /></div>
				<div class="field"><label for="toefl">TOEFL iBT total</label><InputNumber inputId="toefl" v-model="form.toefl" :min="0" :max="120" fluid /></div>
			</div>
			<h3>Advanced Placement examinations</h3>
			<div v-for="(exam, at) in form.exams" :key="at" class="grid two">
				<div class="field"><label :for="'exam' + (at + 1) + '_name'">AP exam {{ at + 1 }}</label><Select :labelId="'exam' + (at + 1) + '_name'" v-model="exam.name" :options="apExams" filter showClear fluid /></div>
				<div class="field"><label :for="'exam' + (at + 1) + '_score'">Score</label><Select :labelId="'exam' + (at + 1) + '_score'" v-model="exam.score" :options="[5, 4, 3, 2, 1]" fluid /></div>
			</div>
		</AccordionContent>
	</AccordionPanel>

	<AccordionPanel value="plans">
		<AccordionHeader>V. Plans at Calder State</AccordionHeader>
		<AccordionContent>
			<fieldset class="plain">
				<legend>I wish to begin in †</legend>
				<div class="choices">
					<div v-for="(each, at) in terms" :key="each" class="choice">
						<RadioButton v-model="form.entryTerm" :inputId="'term' + at" name="entryTerm" :value="each" /><label :for="'term' + at">{{ each }}</label>
					</div>
				</div>
			</fieldset>
			<div class="grid two">
				<div class="field"><label for="majorFirst">Intended major †</label><AutoComplete inputId="majorFirst" v-model="form.majorFirst" :suggestions="majors" @complete="findMajors" forceSelection placeholder="Start typing" fluid /></div>
				<div class="field"><label for="majorSecond">A second major you are weighing</label><AutoComplete inputId="majorSecond" v-model="form.majorSecond" :suggestions="majors" @complete="findMajors" forceSelection placeholder="Start typing" fluid /></div>
				<div class="field"><label for="calling">The career you have in mind</label><InputText id="calling" v-model="form.calling" fluid /></div>
				<div class="field"><label for="degreeGoal">How far do you plan to study?</label><Select labelId="degreeGoal" v-model="form.degreeGoal" :options="degrees" placeholder="Choose one" fluid /></div>
			</div>
			<div class="field"><label for="whyHonors">In about 250 words, tell us what question you would bring to an honors seminar. †</label><Textarea id="whyHonors" v-model="form.whyHonors" rows="5" fluid /></div>
		</AccordionContent>
	</AccordionPanel>

	<AccordionPanel value="life">
		<AccordionHeader>VI. Life outside the classroom</AccordionHeader>
		<AccordionContent>
			<p class="note">The two involvements that have mattered most, the most important first.</p>
			<Fieldset v-for="(activity, at) in form.activities" :key="at" :legend="'Involvement ' + (at + 1)">
				<div class="grid two">
					<div class="field"><label :for="'activity' + (at + 1) + '_kind'">Kind of involvement</label><Select :labelId="'activity' + (at + 1) + '_kind'" v-model="activity.kind" :options="kinds" placeholder="Choose one" fluid /></div>
					<div class="field"><label :for="'activity' + (at + 1) + '_name'">Group, team or employer</label><InputText :id="'activity' + (at + 1) + '_name'" v-model="activity.name" fluid /></div>
					<div class="field"><label :for="'activity' + (at + 1) + '_role'">Your role or title</label><InputText :id="'activity' + (at + 1) + '_role'" v-model="activity.role" fluid /></div>
					<div class="field"><label :for="'activity' + (at + 1) + '_grades'">School years</label><MultiSelect :inputId="'activity' + (at + 1) + '_grades'" v-model="activity.grades" :options="years" optionLabel="label" optionValue="value" display="chip" :showToggleAll="false" fluid /></div>
				</div>
				<div class="field"><label :for="'activity' + (at + 1) + '_did'">What did you do, and what came of it? (200 characters)</label><Textarea :id="'activity' + (at + 1) + '_did'" v-model="activity.did" rows="2" maxlength="200" autoResize fluid /></div>
				<div class="grid two">
					<div class="field"><label :for="'activity' + (at + 1) + '_hours'">Hours in a week</label><InputNumber :inputId="'activity' + (at + 1) + '_hours'" v-model="activity.hours" :min="0" :max="80" showButtons buttonLayout="horizontal" fluid /></div>
					<div class="field"><label :for="'activity' + (at + 1) + '_weeks'">Weeks in a year</label><InputNumber :inputId="'activity' + (at + 1) + '_weeks'" v-model="activity.weeks" :min="0" :max="52" showButtons buttonLayout="horizontal" fluid /></div>
				</div>
			</Fieldset>
			<h3>Prizes and distinctions</h3>
			<div v-for="(award, at) in form.awards" :key="at" class="grid two">
				<div class="field"><label :for="'award' + (at + 1) + '_name'">Distinction {{ at + 1 }}</label><InputText :id="'award' + (at + 1) + '_name'" v-model="award.name" fluid /></div>
				<div class="field"><label :for="'award' + (at + 1) + '_year'">Grade in which you received it</label><Select :labelId="'award' + (at + 1) + '_year'" v-model="award.year" :options="years" optionLabel="label" optionValue="value" fluid /></div>
			</div>
		</AccordionContent>
	</AccordionPanel>

	<AccordionPanel value="family">
		<AccordionHeader>VII. Family and background</AccordionHeader>
		<AccordionContent>
			<fieldset class="plain">
				<legend>Will you be the first in your family to earn a four-year degree?</legend>
				<div class="choices">
					<div class="choice"><RadioButton v-model="form.firstGen" inputId="firstGenY" name="firstGen" :value="true" /><label for="firstGenY">Yes</label></div>
					<div class="choice"><RadioButton v-model="form.firstGen" inputId="firstGenN" name="firstGen" :value="false" /><label for="firstGenN">No</label></div>
				</div>
			</fieldset>
			<div class="field half"><label for="parentsMarital">Your parents are</label><Select labelId="parentsMarital" v-model="form.parentsMarital" :options="maritals" placeholder="Choose one" fluid /></div>
			<Fieldset legend="First parent">
				<div class="grid three">
					<FloatLabel variant="in"><InputText id="p1Given" v-model="form.p1Given" fluid /><label for="p1Given">Given name</label></FloatLabel>
					<FloatLabel variant="in"><InputText id="p1Family" v-model="form.p1Family" fluid /><label for="p1Family">Family name</label></FloatLabel>
					<FloatLabel variant="in"><Select labelId="p1Relation" v-model="form.p1Relation" :options="['Mother', 'Father', 'Step-parent', 'Legal guardian']" fluid /><label for="p1Relation">Relationship to you</label></FloatLabel>
					<FloatLabel variant="in"><InputText id="p1Work" v-model="form.p1Work" fluid /><label for="p1Work">Line of work</label></FloatLabel>
					<FloatLabel variant="in"><InputText id="p1Employer" v-model="form.p1Employer" fluid /><label for="p1Employer">Employer</label></FloatLabel>
					<FloatLabel variant="in"><Select labelId="p1School" v-model="form.p1School" :options="schooling" fluid /><label for="p1School">Schooling completed</label></FloatLabel>
				</div>
			</Fieldset>
			<Fieldset legend="Second parent">
				<div class="grid two">
					<FloatLabel variant="in"><InputText id="p2Given" v-model="form.p2Given" fluid /><label for="p2Given">Given name</label></FloatLabel>
					<FloatLabel variant="in"><InputText id="p2Family" v-model="form.p2Family" fluid /><label for="p2Family">Family name</label></FloatLabel>
					<FloatLabel variant="in"><InputText id="p2Work" v-model="form.p2Work" fluid /><label for="p2Work">Line of work</label></FloatLabel>
					<FloatLabel variant="in"><Select labelId="p2School" v-model="form.p2School" :options="schooling" fluid /><label for="p2School">Schooling completed</label></FloatLabel>
				</div>
			</Fieldset>
			<Fieldset legend="Brothers and sisters">
				<div class="field half"><label for="siblingCount">How many do you have?</label><InputNumber inputId="siblingCount" v-model="form.siblingCount" :min="0" :max="20" fluid /></div>
				<div class="grid two">
					<div class="field"><label for="sib1Name">First sibling: name</label><InputText id="sib1Name" v-model="form.sib1Name" fluid /></div>
					<div class="field"><label for="sib1Age">First sibling: age</label><InputNumber inputId="sib1Age" v-model="form.sib1Age" fluid /></div>
					<div class="field"><label for="sib2Name">Second sibling: name</label><InputText id="sib2Name" v-model="form.sib2Name" fluid /></div>
					<div class="field"><label for="sib2Age">Second sibling: age</label><InputNumber inputId="sib2Age" v-model="form.sib2Age" fluid /></div>
				</div>
			</Fieldset>
			<h3>For federal reporting and for need-based honors scholarships</h3>
			<div class="grid two">
				<div class="field"><label for="citizenship">Citizenship</label><Select labelId="citizenship" v-model="form.citizenship" :options="citizenships" placeholder="Choose one" fluid /></div>
				<div class="field"><label for="race">Racial background (all that apply)</label><MultiSelect inputId="race" v-model="form.race" :options="races" display="chip" :showToggleAll="false" fluid /></div>
				<fieldset class="plain">
					<legend>Hispanic or Latino/a/e origin?</legend>
					<div class="choices">
						<div class="choice"><RadioButton v-model="form.hispanic" inputId="hispanicY" name="hispanic" value="Y" /><label for="hispanicY">Yes</label></div>
						<div class="choice"><RadioButton v-model="form.hispanic" inputId="hispanicN" name="hispanic" value="N" /><label for="hispanicN">No</label></div>
					</div>
				</fieldset>
				<div class="field"><label for="income">Household income last year, before taxes</label><Select labelId="income" v-model="form.income" :options="incomes" optionLabel="label" optionValue="band" placeholder="Choose a range" fluid /></div>
			</div>
		</AccordionContent>
	</AccordionPanel>

	<AccordionPanel value="references">
		<AccordionHeader>VIII. People who will speak for you</AccordionHeader>
		<AccordionContent>
			<Fieldset legend="A teacher of an academic subject">
				<div class="grid three">
					<IftaLabel><InputText id="teacherName" v-model="form.teacherName" fluid /><label for="teacherName">Name</label></IftaLabel>
					<IftaLabel><InputText id="teacherEmail" v-model="form.teacherEmail" type="email" fluid /><label for="teacherEmail">School e-mail</label></IftaLabel>
					<IftaLabel><InputText id="teacherSubject" v-model="form.teacherSubject" fluid /><label for="teacherSubject">Subject taught</label></IftaLabel>
				</div>
			</Fieldset>
			<div class="field half"><label for="mentorPhone">Daytime phone of a coach, mentor or supervisor we may call</label><InputMask id="mentorPhone" v-model="form.mentorPhone" mask="(999) 999-9999" fluid /></div>
			<Fieldset legend="In an emergency, someone other than a parent">
				<div class="grid three">
					<IftaLabel><InputText id="emergencyName" v-model="form.emergencyName" fluid /><label for="emergencyName">Full name</label></IftaLabel>
					<IftaLabel><Select labelId="emergencyTie" v-model="form.emergencyTie" :options="['Grandparent', 'Aunt or uncle', 'Family friend', 'Neighbor', 'Other']" fluid /><label for="emergencyTie">Tie to you</label></IftaLabel>
					<IftaLabel><InputMask id="emergencyPhone" v-model="form.emergencyPhone" mask="(999) 999-9999" fluid /><label for="emergencyPhone">Phone</label></IftaLabel>
				</div>
			</Fieldset>
		</AccordionContent>
	</AccordionPanel>

	<AccordionPanel value="sign">
		<AccordionHeader>IX. Certification</AccordionHeader>
		<AccordionContent>
			<div class="grid two">
				<div class="field"><label for="ssn">Social Security number (optional; used only to match financial aid records)</label><InputMask id="ssn" v-model="form.ssn" mask="999-99-9999" fluid /></div>
				<div class="field"><label for="portalPassword">Choose a password for the applicant portal †</label><Password inputId="portalPassword" v-model="form.portalPassword" :feedback="false" toggleMask fluid /></div>
			</div>
			<div class="choice wide"><Checkbox v-model="form.truthful" inputId="truthful" binary /><label for="truthful">I certify that everything in this application is my own work and true, and I agree to the Honors College code. †</label></div>
			<div class="field half"><label for="signedName">Type your full name as your signature †</label><InputText id="signedName" v-model="form.signedName" fluid /></div>
		</AccordionContent>
	</AccordionPanel>
</Accordion>
<Button type="submit" label="Send to the Honors College" class="send" />
</form>`;

createApp({
	template,
	setup() {
		const countries = ref<string[]>([]);
		const majors = ref<string[]>([]);
		const matching = (all: string[], query: string) => all.filter((each) => each.toLowerCase().includes(query.trim().toLowerCase()));
		return {
			form,
			open: ref(["you", "home"]),
			countries,
			majors,
			findCountries: ({ query }: { query: string }) => (countries.value = matching(COUNTRIES, query)),
			findMajors: ({ query }: { query: string }) => (majors.value = matching(MAJORS, query)),
			send: () => (submitted = true),
			states: STATES.map(([code, name]) => ({ code, name })),
			pronouns: ["she/her/hers", "he/him/his", "they/them/theirs", "another set"],
			genders: ["Woman", "Man", "Nonbinary", "Prefer not to say"],
			terms: ["Fall 2026", "Spring 2027", "Fall 2027", "Spring 2028"],
			degrees: ["Bachelor's", "Master's", "Doctorate", "Law, medicine or another profession", "I have not decided"],
			years: [
				{ label: "9th", value: "09" },
				{ label: "10th", value: "10" },
				{ label: "11th", value: "11" },
				{ label: "12th", value: "12" },
			],
			kinds: [
				"Academic club or team", "Art, music or theater", "Athletics", "Community service", "Debate or speech", "Environment and sustainability",
				"Family responsibilities", "Paid work", "Student government", "Something else",
			],
			maritals: ["Married to each other", "Separated", "Divorced", "Never married to each other", "One or both deceased"],
			schooling: [
				"Less than high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor's degree",
				"Graduate or professional degree",
			],
			citizenships: ["United States citizen", "United States national", "Permanent resident (green card)", "Citizen of another country"],
			races: [
				"American Indian or Alaska Native", "Asian", "Black or African American", "Middle Eastern or North African",
				"Native Hawaiian or Other Pacific Islander", "White",
			],
			incomes: [
				{ band: "A", label: "Less than $35,000" },
				{ band: "B", label: "$35,000 to $59,999" },
				{ band: "C", label: "$60,000 to $84,999" },
				{ band: "D", label: "$85,000 to $119,999" },
				{ band: "E", label: "$120,000 or more" },
			],
			apExams: [
				"Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language and Composition",
				"English Literature and Composition", "Environmental Science", "Human Geography", "Physics 1", "Psychology",
				"Spanish Language and Culture", "Statistics", "U.S. Government and Politics", "U.S. History", "World History: Modern",
			],
		};
	},
})
	.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".dark" } } })
	.component("Accordion", Accordion)
	.component("AccordionContent", AccordionContent)
	.component("AccordionHeader", AccordionHeader)
	.component("AccordionPanel", AccordionPanel)
	.component("AutoComplete", AutoComplete)
	.component("Button", Button)
	.component("Checkbox", Checkbox)
	.component("DatePicker", DatePicker)
	.component("Fieldset", Fieldset)
	.component("FloatLabel", FloatLabel)
	.component("IftaLabel", IftaLabel)
	.component("InputMask", InputMask)
	.component("InputNumber", InputNumber)
	.component("InputText", InputText)
	.component("Message", Message)
	.component("MultiSelect", MultiSelect)
	.component("Password", Password)
	.component("RadioButton", RadioButton)
	.component("Select", Select)
	.component("Textarea", Textarea)
	.mount("#root");
