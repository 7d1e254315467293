import "buefy/dist/css/buefy.css";
import "./page.css";
import Buefy from "buefy";
import { createApp, nextTick, reactive, ref, type ComponentPublicInstance } from "vue/dist/vue.esm-bundler.js";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const LANGUAGES = ["Arabic", "Cantonese", "English", "French", "German", "Hausa", "Hindi", "Igbo", "Italian", "Japanese", "Korean", "Mandarin", "Portuguese", "Russian", "Spanish", "Swahili", "Tagalog", "Urdu", "Vietnamese", "Yoruba"];
const AP = ["Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language and Composition", "English Literature and Composition", "Environmental Science", "European History", "Macroeconomics", "Physics 1", "Psychology", "Spanish Language and Culture", "Statistics", "U.S. Government and Politics", "U.S. History", "World History: Modern"];
const KINDS = ["Academic club", "Art", "Athletics: club", "Athletics: JV/Varsity", "Community service", "Computer/technology", "Cultural", "Dance", "Debate/speech", "Environmental", "Family responsibilities", "Internship", "Journalism/publication", "Music", "Religious", "Research", "Robotics", "Student government", "Theater/drama", "Work (paid)", "Other"];

type Activity = { kind: string | null; part: string; org: string; about: string; grades: string[]; hours: string; weeks: string };
type Honor = { title: string; year: string | null; about: string };
const activity = (): Activity => ({ kind: null, part: "", org: "", about: "", grades: [], hours: "", weeks: "" });

const f = reactive({
	given: "", middle: "", family: "", suffix: null, called: "", born: null as Date | null, bornTown: "", bornNation: null as string | null,
	email: "", telephone: "", texts: false, street: "", unit: "", town: "", state: null, zip: "", nation: null, postSame: null, postStreet: "", postTown: "",
	citizenship: null, years: "", hispanic: null, race: [] as string[], languages: [] as string[], gender: null, pronouns: null, military: null, ssn: "",
	school: "", schoolTown: "", schoolState: null, schoolZip: "", ceeb: "", entered: "", finishing: null as Date | null, year: null, gpa: "", gpaWeighted: "", rank: "", classSize: "", otherCollege: "",
	major: "", secondMajor: "", degree: null, career: "", term: null,
	satReading: "", satMath: "", act: "", actOn: null as Date | null, toefl: "",
	mother: { given: "", family: "", work: "", schooling: null, mail: "" }, father: { given: "", family: "", work: "", schooling: null, mail: "" }, marriage: null,
	income: null, aid: null, feeWaiver: false, household: "",
	counselor: "", counselorMail: "", teacher: "", teacherMail: "", teacherSubject: "", emergency: "", emergencyPhone: "", roommate: "", preparer: "",
	pledge: false, signature: "",
});
const exams = reactive([0, 1].map(() => ({ subject: null as string | null, score: null as string | null, year: "" })));
const activities = reactive([activity(), activity()]);
const siblings = reactive([0, 1].map(() => ({ name: "", age: "" })));
const honors = reactive<Honor[]>([]);
const draft = reactive<Honor>({ title: "", year: null, about: "" });
const submitted = ref(false);

type Kind = "text" | "radio" | "boxes" | "box" | "tags" | "cell";
const places = new Map<string, { element: HTMLElement | null; kind: Kind }>();
const setters = new Map<string, (each: Element | ComponentPublicInstance | null) => void>();
function at(key: string, kind: Kind = "text") {
	if (!setters.has(key))
		setters.set(key, (each) => {
			places.set(key, { element: each && (("$el" in each ? each.$el : each) as HTMLElement), kind });
		});
	return setters.get(key);
}
const textOf = (element: Element | null | undefined) => (element?.textContent ?? "").trim();
function read(key: string) {
	const { element, kind } = places.get(key) ?? { element: null, kind: "text" };
	if (kind === "boxes") return [...(element?.querySelectorAll("input:checked") ?? [])].map((box) => textOf(box.closest("label")));
	if (kind === "radio") return textOf(element?.querySelector("input:checked")?.closest("label"));
	if (kind === "box") return Boolean(element?.querySelector<HTMLInputElement>("input")?.checked ?? (element as HTMLInputElement | null)?.checked);
	if (kind === "tags") return [...(element?.querySelectorAll(".tag") ?? [])].map(textOf).filter(Boolean);
	if (kind === "cell") return textOf(element);
	const control = element?.matches("input, textarea, select") ? element : element?.querySelector("input, textarea, select");
	if (control instanceof HTMLSelectElement) return control.selectedIndex < 0 || control.selectedOptions[0].disabled ? "" : textOf(control.selectedOptions[0]);
	return (control as HTMLInputElement | null)?.value ?? "";
}

const template = /* html */ `
<div class="container is-max-desktop py-5">
<header class="hero is-link mb-5"><div class="hero-body"><p class="title">Harrow Point University</p><p class="subtitle">Application for undergraduate admission, first-year entry 2027</p></div></header>
<p class="content">Please write as your official papers do. Questions marked <span class="req">*</span> must be answered; everything else is yours to leave or to share.</p>
<form @submit.prevent="submitted = true" autocomplete="off">

<b-collapse v-for="(part, n) in parts" :key="part.name" class="card mb-4" animation="slide" v-model="part.open" :aria-id="'part-' + n">
	<template #trigger="props"><div class="card-header" role="button" :aria-controls="'part-' + n" :aria-expanded="props.open"><p class="card-header-title">{{ n + 1 }}. {{ part.name }}</p><a class="card-header-icon">{{ props.open ? '–' : '+' }}</a></div></template>
	<div class="card-content">

	<template v-if="n === 0">
		<div class="columns">
			<b-field class="column" label-for="given-name"><template #label>Given name <span class="req">*</span></template><b-input id="given-name" name="given_name" v-model="f.given" :ref="at('given')" required /></b-field>
			<b-field class="column" label="Middle name(s)" label-for="middle-name"><b-input id="middle-name" name="middle_name" v-model="f.middle" :ref="at('middle')" /></b-field>
			<b-field class="column" label-for="family-name"><template #label>Family name <span class="req">*</span></template><b-input id="family-name" name="family_name" v-model="f.family" :ref="at('family')" required /></b-field>
			<b-field class="column is-2" label="Suffix" label-for="suffix"><b-select id="suffix" name="suffix" v-model="f.suffix" :ref="at('suffix')" expanded><option :value="null">None</option><option v-for="s in ['Jr.', 'Sr.', 'II', 'III', 'IV']" :key="s" :value="s">{{ s }}</option></b-select></b-field>
		</div>
		<div class="columns">
			<b-field class="column" label="What should we call you?" label-for="called" message="The name your friends and teachers use"><b-input id="called" name="called" v-model="f.called" :ref="at('called')" /></b-field>
		</div>
		<div class="columns">
			<b-field class="column" label-for="born"><template #label>Date of birth <span class="req">*</span></template><b-datepicker id="born" v-model="f.born" :ref="at('born')" editable locale="en-US" placeholder="MM/DD/YYYY" :mobile-native="false" :years-range="[-60, 0]" /></b-field>
			<b-field class="column" label="Town or city where you were born" label-for="born-town"><b-input id="born-town" v-model="f.bornTown" :ref="at('bornTown')" /></b-field>
			<b-field class="column" label="Country where you were born" label-for="born-nation"><b-autocomplete id="born-nation" v-model="nationText" :data="nations" open-on-focus placeholder="Start typing…" @select="(each) => f.bornNation = each" :ref="at('bornNation')"><template #empty>No such country</template></b-autocomplete></b-field>
		</div>
	</template>

	<template v-else-if="n === 1">
		<b-field horizontal label-for="email"><template #label>E-mail <span class="req">*</span></template><b-input id="email" type="email" name="email" v-model="f.email" :ref="at('email')" /></b-field>
		<b-field horizontal label="Telephone" label-for="telephone"><b-input id="telephone" type="tel" name="telephone" v-model="f.telephone" :ref="at('telephone')" placeholder="with area code" /></b-field>
		<b-field horizontal><b-checkbox v-model="f.texts" :ref="at('texts', 'box')">I agree to receive text messages from the Office of Admission</b-checkbox></b-field>
		<b-field horizontal label="Permanent home"><b-input v-model="f.street" :ref="at('street')" name="home_street" placeholder="House number and street" expanded /><b-input v-model="f.unit" :ref="at('unit')" name="home_unit" placeholder="Apartment or unit" /></b-field>
		<b-field horizontal><b-input v-model="f.town" :ref="at('town')" name="home_city" placeholder="City or town" expanded />
			<b-select v-model="f.state" :ref="at('state')" name="home_state" placeholder="State"><option v-for="[code, name] in STATES" :key="code" :value="code">{{ name }}</option></b-select>
			<b-input v-model="f.zip" :ref="at('zip')" name="home_zip" placeholder="ZIP" /></b-field>
		<b-field horizontal><b-select v-model="f.nation" :ref="at('nation')" name="home_country" placeholder="Country" expanded><option v-for="name in COUNTRIES" :key="name" :value="name">{{ name }}</option></b-select></b-field>
		<b-field horizontal label="Does post reach you there?"><div :ref="at('postSame', 'radio')"><b-radio v-model="f.postSame" name="post_same" native-value="y">Yes, all year</b-radio><b-radio v-model="f.postSame" name="post_same" native-value="n">No, send it elsewhere</b-radio></div></b-field>
		<b-field horizontal label="If elsewhere"><b-input v-model="f.postStreet" :ref="at('postStreet')" name="post_street" placeholder="Other mailing street" expanded /><b-input v-model="f.postTown" :ref="at('postTown')" name="post_town" placeholder="Other mailing city, state and ZIP" expanded /></b-field>
	</template>

	<template v-else-if="n === 2">
		<b-field grouped>
			<b-field label="Secondary school you attend now" label-for="school" expanded><b-input id="school" v-model="f.school" :ref="at('school')" /></b-field>
			<b-field label="College Board (CEEB) code" label-for="ceeb"><b-input id="ceeb" v-model="f.ceeb" :ref="at('ceeb')" maxlength="6" :has-counter="false" /></b-field>
		</b-field>
		<b-field grouped>
			<b-field label="School’s city" label-for="school-town" expanded><b-input id="school-town" v-model="f.schoolTown" :ref="at('schoolTown')" /></b-field>
			<b-field label="School’s state" label-for="school-state"><b-select id="school-state" v-model="f.schoolState" :ref="at('schoolState')" placeholder="Choose"><option v-for="[code, name] in STATES" :key="code" :value="code">{{ name }}</option></b-select></b-field>
			<b-field label="School’s ZIP" label-for="school-zip"><b-input id="school-zip" v-model="f.schoolZip" :ref="at('schoolZip')" /></b-field>
		</b-field>
		<b-field grouped>
			<b-field label="Entered (MM/YYYY)" label-for="entered"><b-input id="entered" v-model="f.entered" :ref="at('entered')" placeholder="MM/YYYY" /></b-field>
			<b-field label="Date of graduation" label-for="finishing"><b-datepicker id="finishing" v-model="f.finishing" :ref="at('finishing')" locale="en-US" placeholder="Click to select…" :mobile-native="false" :years-range="[-3, 4]" /></b-field>
			<b-field label="Current year of study" label-for="year-of-study"><b-select id="year-of-study" v-model="f.year" :ref="at('year')" placeholder="Choose"><option value="FR">Freshman (9th)</option><option value="SO">Sophomore (10th)</option><option value="JR">Junior (11th)</option><option value="SR">Senior (12th)</option></b-select></b-field>
		</b-field>
		<b-field grouped>
			<b-field label="Unweighted average (4.0 scale)" label-for="gpa"><b-input id="gpa" v-model="f.gpa" :ref="at('gpa')" /></b-field>
			<b-field label="Weighted average" label-for="gpa-weighted"><b-input id="gpa-weighted" v-model="f.gpaWeighted" :ref="at('gpaWeighted')" /></b-field>
			<b-field label="Rank in class" label-for="rank"><b-input id="rank" v-model="f.rank" :ref="at('rank')" /></b-field>
			<b-field label="Number in graduating class" label-for="class-size"><b-input id="class-size" v-model="f.classSize" :ref="at('classSize')" /></b-field>
		</b-field>
		<b-field label="College at which you have taken courses, if any" label-for="other-college"><b-input id="other-college" v-model="f.otherCollege" :ref="at('otherCollege')" /></b-field>
		<b-field grouped>
			<b-field label="College counselor’s name" label-for="counselor" expanded><b-input id="counselor" v-model="f.counselor" :ref="at('counselor')" /></b-field>
			<b-field label="College counselor’s e-mail" label-for="counselor-mail" expanded><b-input id="counselor-mail" type="email" v-model="f.counselorMail" :ref="at('counselorMail')" /></b-field>
		</b-field>
	</template>

	<template v-else-if="n === 3">
		<b-field grouped>
			<b-field label="First choice of major" label-for="major" expanded><b-autocomplete id="major" v-model="f.major" :data="majors(f.major)" open-on-focus placeholder="e.g. Philosophy" :ref="at('major')" /></b-field>
			<b-field label="Second choice of major" label-for="second-major" expanded><b-autocomplete id="second-major" v-model="f.secondMajor" :data="majors(f.secondMajor)" open-on-focus placeholder="optional" :ref="at('secondMajor')" /></b-field>
		</b-field>
		<b-field grouped>
			<b-field label="Highest degree you hope to earn" label-for="degree"><b-select id="degree" v-model="f.degree" :ref="at('degree')" placeholder="Choose"><option>Bachelor’s</option><option>Master’s</option><option>Doctorate</option><option>Professional (law, medicine)</option><option>Not yet decided</option></b-select></b-field>
			<b-field label="Profession you have in mind" label-for="career" expanded><b-input id="career" v-model="f.career" :ref="at('career')" /></b-field>
			<b-field label="Entering in" label-for="term"><b-select id="term" v-model="f.term" :ref="at('term')" placeholder="Choose"><option value="202740">Fall 2027</option><option value="202840">Fall 2028 (gap year)</option></b-select></b-field>
		</b-field>
		<b-field label="Roommate you would like to share with (full name)" label-for="roommate"><b-input id="roommate" v-model="f.roommate" :ref="at('roommate')" /></b-field>
	</template>

	<template v-else-if="n === 4">
		<p class="content">Harrow Point is test-optional. Give your best result in each part.</p>
		<b-field grouped>
			<b-field label="SAT Reading & Writing" label-for="sat-rw"><b-input id="sat-rw" v-model="f.satReading" :ref="at('satReading')" /></b-field>
			<b-field label="SAT Math" label-for="sat-m"><b-input id="sat-m" v-model="f.satMath" :ref="at('satMath')" /></b-field>
			<b-field label="ACT composite" label-for="act"><b-input id="act" v-model="f.act" :ref="at('act')" /></b-field>
			<b-field label="ACT taken on" label-for="act-on"><b-datepicker id="act-on" v-model="f.actOn" :ref="at('actOn')" editable locale="en-US" placeholder="MM/DD/YYYY" :mobile-native="false" /></b-field>
			<b-field label="TOEFL iBT" label-for="toefl"><b-input id="toefl" v-model="f.toefl" :ref="at('toefl')" /></b-field>
		</b-field>
		<table class="table is-fullwidth"><caption class="has-text-weight-semibold">Advanced Placement examinations already taken</caption>
			<thead><tr><th id="ap-s">Subject</th><th id="ap-g">Score</th><th id="ap-y">Year taken</th></tr></thead>
			<tbody><tr v-for="(exam, i) in exams" :key="i">
				<td><b-select v-model="exam.subject" :ref="at('exam' + (i + 1) + 'Subject')" placeholder="Subject" aria-labelledby="ap-s"><option v-for="s in AP" :key="s">{{ s }}</option></b-select></td>
				<td><b-select v-model="exam.score" :ref="at('exam' + (i + 1) + 'Score')" placeholder="–" aria-labelledby="ap-g"><option v-for="s in ['1', '2', '3', '4', '5']" :key="s">{{ s }}</option></b-select></td>
				<td><b-input v-model="exam.year" :ref="at('exam' + (i + 1) + 'Year')" placeholder="YYYY" aria-labelledby="ap-y" /></td>
			</tr></tbody></table>
	</template>

	<template v-else-if="n === 5">
		<div v-for="(each, i) in activities" :key="i" class="box"><h3 class="title is-6">Activity {{ i + 1 }}</h3>
			<b-field grouped>
				<b-field label="Kind of activity"><b-select v-model="each.kind" :ref="at('act' + (i + 1) + 'Kind')" placeholder="Choose"><option v-for="k in KINDS" :key="k">{{ k }}</option></b-select></b-field>
				<b-field label="Office held or your part in it" expanded><b-input v-model="each.part" maxlength="50" :has-counter="false" :ref="at('act' + (i + 1) + 'Part')" /></b-field>
				<b-field label="Club, team or employer" expanded><b-input v-model="each.org" :ref="at('act' + (i + 1) + 'Org')" /></b-field>
			</b-field>
			<b-field label="What you did and what came of it"><b-input type="textarea" rows="2" maxlength="150" v-model="each.about" :ref="at('act' + (i + 1) + 'About')" /></b-field>
			<b-field grouped>
				<b-field label="In grades"><div :ref="at('act' + (i + 1) + 'Grades', 'boxes')"><b-checkbox v-for="g in ['9', '10', '11', '12']" :key="g" v-model="each.grades" :native-value="g">{{ g }}</b-checkbox></div></b-field>
				<b-field label="Hours a week"><b-input v-model="each.hours" :ref="at('act' + (i + 1) + 'Hours')" /></b-field>
				<b-field label="Weeks a year"><b-input v-model="each.weeks" :ref="at('act' + (i + 1) + 'Weeks')" /></b-field>
			</b-field>
		</div>
	</template>

	<template v-else-if="n === 6">
		<p class="content">Prizes, scholarships, election to a society: up to five.</p>
		<table class="table is-fullwidth" v-if="honors.length"><thead><tr><th>Distinction</th><th>When</th><th>For what</th></tr></thead>
			<tbody><tr v-for="(each, i) in honors" :key="i"><td :ref="at('honor' + (i + 1) + 'Title', 'cell')">{{ each.title }}</td><td :ref="at('honor' + (i + 1) + 'Year', 'cell')">{{ each.year }}</td><td :ref="at('honor' + (i + 1) + 'About', 'cell')">{{ each.about }}</td></tr></tbody></table>
		<b-button id="add-distinction" type="is-link is-light" @click="openHonor" :disabled="honors.length >= 5">Add a distinction</b-button>
	</template>

	<template v-else-if="n === 7">
		<b-field label="Your parents are" label-for="marriage"><b-select id="marriage" v-model="f.marriage" :ref="at('marriage')" placeholder="Choose"><option v-for="m in ['Married to each other', 'Never married', 'Separated', 'Divorced', 'Widowed']" :key="m">{{ m }}</option></b-select></b-field>
		<fieldset v-for="[side, name] in [['mother', 'First parent or guardian'], ['father', 'Second parent or guardian']]" :key="side" class="mb-4"><legend class="title is-6">{{ name }}</legend>
			<b-field grouped group-multiline>
				<b-field label="Given name" :label-for="side + '-g'"><b-input :id="side + '-g'" v-model="f[side].given" :ref="at(side + 'Given')" /></b-field>
				<b-field label="Family name" :label-for="side + '-f'"><b-input :id="side + '-f'" v-model="f[side].family" :ref="at(side + 'Family')" /></b-field>
				<b-field label="Occupation" :label-for="side + '-w'"><b-input :id="side + '-w'" v-model="f[side].work" :ref="at(side + 'Work')" /></b-field>
				<b-field label="Schooling completed" :label-for="side + '-s'"><b-select :id="side + '-s'" v-model="f[side].schooling" :ref="at(side + 'Schooling')" placeholder="Choose"><option v-for="s in ['Less than high school', 'High school diploma or GED', 'Some college, no degree', 'Associate degree', 'Bachelor’s degree', 'Graduate or professional degree']" :key="s">{{ s }}</option></b-select></b-field>
				<b-field label="E-mail" :label-for="side + '-m'"><b-input :id="side + '-m'" type="email" v-model="f[side].mail" :ref="at(side + 'Mail')" /></b-field>
			</b-field></fieldset>
		<h3 class="title is-6">Brothers and sisters</h3>
		<b-field grouped v-for="(each, i) in siblings" :key="'s' + i"><b-input v-model="each.name" placeholder="Full name" :aria-label="'Brother or sister ' + (i + 1) + ': full name'" :ref="at('sib' + (i + 1) + 'Name')" expanded /><b-input v-model="each.age" placeholder="Age" :aria-label="'Brother or sister ' + (i + 1) + ': age'" :ref="at('sib' + (i + 1) + 'Age')" /></b-field>
	</template>

	<template v-else-if="n === 8">
		<b-field label="Citizenship"><div :ref="at('citizenship', 'radio')"><b-radio v-model="f.citizenship" name="citizenship" native-value="US">Citizen of the United States</b-radio><b-radio v-model="f.citizenship" name="citizenship" native-value="PR">Permanent resident</b-radio><b-radio v-model="f.citizenship" name="citizenship" native-value="INT">Citizen of another country</b-radio></div></b-field>
		<b-field label="Years you have lived in the United States" label-for="us-years"><b-input id="us-years" v-model="f.years" :ref="at('years')" /></b-field>
		<b-field label="Are you of Hispanic or Latino heritage?"><div :ref="at('hispanic', 'radio')"><b-radio v-model="f.hispanic" name="hispanic" native-value="Y">Yes</b-radio><b-radio v-model="f.hispanic" name="hispanic" native-value="N">No</b-radio></div></b-field>
		<b-field label="With which of these do you identify? Tick all that apply."><div :ref="at('race', 'boxes')"><b-checkbox v-for="r in ['American Indian or Alaska Native', 'Asian', 'Black or African American', 'Native Hawaiian or Pacific Islander', 'White']" :key="r" v-model="f.race" :native-value="r">{{ r }}</b-checkbox></div></b-field>
		<b-field label="Languages you speak" label-for="tongues"><b-taginput id="tongues" v-model="f.languages" :data="tongues" autocomplete open-on-focus allow-new field="" placeholder="Add a language" @typing="(t) => tongueText = t" :ref="at('languages', 'tags')" /></b-field>
		<b-field grouped>
			<b-field label="Gender" label-for="gender"><b-select id="gender" v-model="f.gender" :ref="at('gender')" placeholder="Choose"><option value="F">Woman</option><option value="M">Man</option><option value="X">Nonbinary</option><option value="U">I would rather not say</option></b-select></b-field>
			<b-field label="Pronouns" label-for="pronouns"><b-select id="pronouns" v-model="f.pronouns" :ref="at('pronouns')" placeholder="Choose"><option>he/him</option><option>she/her</option><option>they/them</option></b-select></b-field>
			<b-field label="Service in the armed forces" label-for="military"><b-select id="military" v-model="f.military" :ref="at('military')" placeholder="Choose"><option value="0">None</option><option value="1">Serving now</option><option value="2">Served in the past</option><option value="3">Dependent of a member</option></b-select></b-field>
			<b-field label="Social Security number" label-for="ssn"><b-input id="ssn" v-model="f.ssn" :ref="at('ssn')" placeholder="XXX-XX-XXXX" /></b-field>
		</b-field>
		<b-field label="Income of your household last year" label-for="income"><b-select id="income" v-model="f.income" :ref="at('income')" placeholder="Choose a range"><option v-for="r in ['Less than $40,000', '$40,000 to $64,999', '$65,000 to $89,999', '$90,000 to $139,999', '$140,000 or more']" :key="r">{{ r }}</option></b-select></b-field>
		<b-field label="People living on that income" label-for="household"><b-input id="household" v-model="f.household" :ref="at('household')" /></b-field>
		<b-field label="Are you receiving financial aid?"><div :ref="at('aid', 'radio')"><b-radio v-model="f.aid" name="aid" native-value="Y">Yes</b-radio><b-radio v-model="f.aid" name="aid" native-value="N">No</b-radio></div></b-field>
		<b-field><b-checkbox v-model="f.feeWaiver" :ref="at('feeWaiver', 'box')">I am asking for the $80 application fee to be waived</b-checkbox></b-field>
	</template>

	<template v-else>
		<h3 class="title is-6">A teacher who will write for you</h3>
		<b-field grouped><b-field label="Name" label-for="ref-n" expanded><b-input id="ref-n" v-model="f.teacher" :ref="at('teacher')" /></b-field><b-field label="E-mail" label-for="ref-m" expanded><b-input id="ref-m" type="email" v-model="f.teacherMail" :ref="at('teacherMail')" /></b-field><b-field label="Subject taught" label-for="ref-s" expanded><b-input id="ref-s" v-model="f.teacherSubject" :ref="at('teacherSubject')" /></b-field></b-field>
		<h3 class="title is-6">In an emergency, and if your parents cannot be reached</h3>
		<b-field grouped><b-field label="Name" label-for="em-n" expanded><b-input id="em-n" v-model="f.emergency" :ref="at('emergency')" /></b-field><b-field label="Telephone" label-for="em-t" expanded><b-input id="em-t" type="tel" v-model="f.emergencyPhone" :ref="at('emergencyPhone')" /></b-field></b-field>
		<b-field label="If somebody prepared this application with you, who?" label-for="preparer"><b-input id="preparer" v-model="f.preparer" :ref="at('preparer')" /></b-field>
		<b-field><b-checkbox v-model="f.pledge" :ref="at('pledge', 'box')">I certify that all of this is my own work and true</b-checkbox></b-field>
		<b-field label="Sign by typing your full name" label-for="signature"><b-input id="signature" v-model="f.signature" :ref="at('signature')" /></b-field>
	</template>
	</div>
</b-collapse>
<b-button native-type="submit" type="is-link">Submit application</b-button>
</form>

<b-modal v-model="dialog" has-modal-card trap-focus aria-role="dialog" aria-modal aria-label="A distinction">
	<div class="modal-card" style="width: 34rem"><header class="modal-card-head"><p class="modal-card-title">A distinction</p></header>
		<section class="modal-card-body">
			<b-field label="Name of the prize or honor" label-for="d-title"><b-input id="d-title" v-model="draft.title" /></b-field>
			<b-field label="Received in" label-for="d-year"><b-select id="d-year" v-model="draft.year" placeholder="Choose" expanded><option v-for="g in ['9th grade', '10th grade', '11th grade', '12th grade']" :key="g">{{ g }}</option></b-select></b-field>
			<b-field label="What was it for?" label-for="d-about"><b-input id="d-about" type="textarea" rows="3" v-model="draft.about" /></b-field>
		</section>
		<footer class="modal-card-foot"><b-button id="d-keep" type="is-link" @click="keepHonor">Keep</b-button><b-button @click="dialog = false">Cancel</b-button></footer>
	</div>
</b-modal>
</div>`;

const nationText = ref("");
const tongueText = ref("");
const dialog = ref(false);
const names = ["Yourself", "How to reach you", "Your school", "What you wish to study", "Examinations", "Outside the classroom", "Distinctions", "Your family", "Background and circumstances", "References and declarations"];
const parts = reactive(names.map((name, n) => ({ name, open: n !== 8 })));

createApp({
	template,
	setup: () => ({ f, exams, activities, siblings, honors, draft, submitted, at, parts, nationText, tongueText, dialog, STATES, COUNTRIES, AP, KINDS,
		majors: (text: string) => MAJORS.filter((each) => each.toLowerCase().includes(text.toLowerCase())),
		openHonor() { Object.assign(draft, { title: "", year: null, about: "" }); dialog.value = true; },
		keepHonor() { honors.push({ ...draft }); dialog.value = false; void nextTick(); },
	}),
	computed: {
		nations: () => COUNTRIES.filter((each) => each.toLowerCase().includes(nationText.value.toLowerCase())),
		tongues: () => LANGUAGES.filter((each) => !f.languages.includes(each) && each.toLowerCase().includes(tongueText.value.toLowerCase())),
	},
}).use(Buefy, { defaultCompatFallthrough: false, defaultUseHtml5Validation: false }).mount("#root");

const iso = (date: Date | null) => date && `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;
const capital = (word: string) => word[0].toUpperCase() + word.slice(1);
function state() {
	const { mother, father, born, finishing, actOn, ...plain } = f;
	const all: Record<string, unknown> = { ...plain, born: iso(born), finishing: iso(finishing), actOn: iso(actOn) };
	const spread = (prefix: string, each: object) => { for (const [key, value] of Object.entries(each)) all[prefix + capital(key)] = value; };
	spread("mother", mother);
	spread("father", father);
	exams.forEach((each, i) => spread(`exam${i + 1}`, each));
	activities.forEach((each, i) => spread(`act${i + 1}`, each));
	siblings.forEach((each, i) => spread(`sib${i + 1}`, each));
	for (const i of [0, 1]) spread(`honor${i + 1}`, honors[i] ?? { title: "", year: null, about: "" });
	return JSON.parse(JSON.stringify(all)) as Record<string, unknown>;
}
Object.assign(window, {
	formState: () => ({ ...state(), submitted: submitted.value }),
	formShown: () => Object.fromEntries(Object.keys(state()).map((key) => [key, read(key)])),
});
