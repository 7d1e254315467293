import { createApp, defineComponent } from "vue/dist/vue.esm-bundler.js";
import Aura from "@primeuix/themes/aura";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import PrimeVue from "primevue/config";
import DatePicker from "primevue/datepicker";
import Fieldset from "primevue/fieldset";
import InputMask from "primevue/inputmask";
import InputText from "primevue/inputtext";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import Tab from "primevue/tab";
import TabList from "primevue/tablist";
import TabPanel from "primevue/tabpanel";
import TabPanels from "primevue/tabpanels";
import Tabs from "primevue/tabs";
import Textarea from "primevue/textarea";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

/** A question of ours: the sentence above, the control, the small print under it. */
const Ask = defineComponent({
	props: { q: String, label: String, help: String, needed: Boolean },
	template: `<div class="ask"><label :for="q">{{ label }}<span v-if="needed" class="needed" aria-hidden="true"> (required)</span></label><slot /><small v-if="help" :id="q + '-help'">{{ help }}</small></div>`,
});
const Choose = defineComponent({
	components: { RadioButton },
	props: { q: String, label: String, help: String, options: Array, modelValue: null },
	emits: ["update:modelValue"],
	template: `<div class="ask" role="radiogroup" :aria-labelledby="q + '-label'"><p :id="q + '-label'" class="question">{{ label }}</p>
		<span v-for="(option, i) in options" :key="i" class="choice"><RadioButton :model-value="modelValue" @update:model-value="$emit('update:modelValue', $event)" :input-id="q + '-' + i" :name="q" :value="option.value" /><label :for="q + '-' + i">{{ option.label }}</label></span>
		<small v-if="help">{{ help }}</small></div>`,
});

const blankActivity = () => ({ org: "", role: "", story: "", years: [] as string[], hours: "", weeks: "" });
const YES_NO = [{ label: "Yes", value: "yes" }, { label: "No", value: "no" }];

const App = defineComponent({
	components: { Ask, AutoComplete, Button, Checkbox, Choose, DatePicker, Fieldset, InputMask, InputText, RadioButton, Select, Tab, TabList, TabPanel, TabPanels, Tabs, Textarea },
	data: () => ({
		tab: "0",
		submitted: false,
		a: {
			given: "", middle: "", family: "", suffix: null, greet: "", email: "", phone: "", dob: null, birthCity: "", birthCountry: null, pronouns: null,
			citizenship: null, hispanic: null, race: [], homeLanguage: null, ssn: "",
			street: "", street2: "", city: "", state: null, zip: "", country: null, lettersElsewhere: "", friendName: "", friendRelation: "", friendPhone: "",
			school: null, schoolTown: "", schoolState: null, entered: null, finish: null, year: null, gpa: "", gpaScale: null, rank: "", classSize: "",
			adviserName: "", adviserEmail: "", satReading: "", satMath: "", act: "", toefl: "", major: null, secondMajor: null, career: "", degree: null, term: null, roommate: "",
			firstParentGiven: "", firstParentFamily: "", firstParentBirthName: "", firstParentWork: "", firstParentSchooling: null, firstParentEmail: "",
			secondParentGiven: "", secondParentFamily: "", secondParentWork: "", secondParentSchooling: null, secondParentPhone: "",
			parentsAre: null, siblings: "", firstGen: null, income: null, aid: null,
			essay: "", preparer: "", affirm: false, signature: "",
		} as Record<string, any>,
		college: [0, 1].map(() => ({ title: "", grade: "" })),
		exams: [0, 1].map(() => ({ subject: null, score: null })),
		brothers: [0, 1].map(() => ({ name: "", age: "" })),
		acts: [blankActivity()],
		honors: [0, 1, 2].map(() => ({ title: "", grade: null })),
		found: [] as string[],
		YES_NO,
		states: STATES.map(([code, name]) => ({ code, name })),
		countries: COUNTRIES,
		suffixes: ["Jr.", "Sr.", "II", "III", "IV", "V"],
		pronounSets: ["she / her / hers", "he / him / his", "they / them / theirs"],
		citizenships: [
			{ label: "I am a citizen of the United States.", value: "us" },
			{ label: "I am a permanent resident of the United States.", value: "pr" },
			{ label: "I am a citizen of another country.", value: "other" },
		],
		races: [
			{ label: "American Indian or Alaska Native", value: "AI" }, { label: "Asian", value: "AS" }, { label: "Black or African American", value: "BL" },
			{ label: "Native Hawaiian or other Pacific Islander", value: "PI" }, { label: "White", value: "WH" },
		],
		years: [{ label: "My third year (junior)", value: "junior" }, { label: "My fourth year (senior)", value: "senior" }, { label: "I have already graduated", value: "done" }],
		scales: [{ label: "Four points", value: 4 }, { label: "Five points", value: 5 }, { label: "Twelve points", value: 12 }, { label: "One hundred points", value: 100 }],
		subjects: ["Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Literature and Composition", "European History", "Latin", "Spanish Language and Culture", "United States History"].map((s) => "AP " + s),
		degrees: ["A bachelor's degree", "A master's degree", "A doctorate", "A professional degree", "I have not decided"],
		terms: ["Autumn 2027", "Spring 2028", "Autumn 2028"],
		schooling: ["Primary school", "Some secondary school", "Secondary school diploma", "Some college, without a degree", "Associate's degree", "Bachelor's degree", "Master's degree", "Doctoral or professional degree"],
		marriages: ["Married to each other", "Separated", "Divorced", "Never married", "One or both have died"],
		incomes: ["Less than $25,000", "$25,000 to $49,999", "$50,000 to $74,999", "$75,000 to $99,999", "$100,000 to $149,999", "$150,000 or more"],
		grades: ["9th", "10th", "11th", "12th"],
	}),
	methods: {
		find(this: any, list: string[], { query }: { query: string }) {
			this.found = list.filter((entry) => entry.toLowerCase().includes(query.toLowerCase()));
		},
		findCountry(this: any, event: any) {
			this.find(COUNTRIES, event);
		},
		findMajor(this: any, event: any) {
			this.find(MAJORS, event);
		},
		findLanguage(this: any, event: any) {
			this.find(["Arabic", "Cantonese", "French", "German", "Hindi", "Igbo", "Korean", "Mandarin", "Portuguese", "Spanish", "Tagalog", "Vietnamese", "Yoruba"], event);
		},
		findSchool(this: any, event: any) {
			this.find(["Ashby Preparatory School", "Ashland Valley High School", "Mount Ashland Academy", "Rogue River High School", "Thornfield Day School"], event);
		},
		addActivity(this: any) {
			this.acts.push(blankActivity());
		},
	},
	template: `
<main class="page">
	<header><h1>Thornfield College</h1><p>Our own application for the class entering in 2027. We read every word; please take your time. You may move between the parts as you like.</p></header>
	<form @submit.prevent="submitted = true" autocomplete="off">
	<Tabs v-model:value="tab">
		<TabList><Tab value="0">Yourself</Tab><Tab value="1">Your home</Tab><Tab value="2">Your studies</Tab><Tab value="3">Your family</Tab><Tab value="4">Beyond the classroom</Tab><Tab value="5">Before you send</Tab></TabList>
		<TabPanels>
		<TabPanel value="0">
			<Ask q="t1" label="What is your given name, as it stands on official documents?" needed><InputText id="t1" ref="given" v-model="a.given" fluid /></Ask>
			<Ask q="t2" label="Have you a middle name?" help="Leave this empty if you have none."><InputText id="t2" ref="middle" v-model="a.middle" fluid /></Ask>
			<Ask q="t3" label="And your family name?" needed><InputText id="t3" ref="family" v-model="a.family" fluid /></Ask>
			<Ask q="t4" label="Does a suffix follow your name?"><Select input-id="t4" label-id="t4" ref="suffix" v-model="a.suffix" :options="suffixes" placeholder="None" show-clear /></Ask>
			<Ask q="t5" label="By what name should we greet you when you visit?" help="A nickname is welcome here."><InputText id="t5" ref="greet" v-model="a.greet" aria-describedby="t5-help" /></Ask>
			<Ask q="t6" label="At which e-mail address may we write to you?" help="Our decision will be sent to this address." needed><InputText id="t6" type="email" ref="email" v-model="a.email" aria-describedby="t6-help" fluid /></Ask>
			<Ask q="t7" label="On which telephone number may we reach you?"><InputMask id="t7" ref="phone" v-model="a.phone" mask="(999) 999-9999" /></Ask>
			<Ask q="t8" label="When were you born?" help="Month, day and year, such as 09/30/2007."><DatePicker input-id="t8" ref="dob" v-model="a.dob" date-format="mm/dd/yy" show-icon /></Ask>
			<Ask q="t9" label="In which town or city were you born?"><InputText id="t9" ref="birthCity" v-model="a.birthCity" /></Ask>
			<Ask q="t10" label="And in which country?"><AutoComplete input-id="t10" ref="birthCountry" v-model="a.birthCountry" :suggestions="found" @complete="findCountry" force-selection dropdown /></Ask>
			<Ask q="t11" label="Which pronouns should we use for you?"><Select label-id="t11" ref="pronouns" v-model="a.pronouns" :options="pronounSets" placeholder="Choose, if you wish" /></Ask>
			<Choose q="t12" ref="citizenship" v-model="a.citizenship" label="Which of these is true of your citizenship?" :options="citizenships" />
			<Choose q="t13" ref="hispanic" v-model="a.hispanic" label="Do you consider yourself Hispanic or Latino?" help="The two questions on heritage are voluntary and play no part in our decision." :options="YES_NO" />
			<div class="ask" role="group" aria-labelledby="t14-label" ref="race"><p id="t14-label" class="question">How would you describe your race? Mark as many as you wish.</p>
				<span v-for="r in races" :key="r.value" class="choice"><Checkbox v-model="a.race" :input-id="'t14-' + r.value" name="t14" :value="r.value" /><label :for="'t14-' + r.value">{{ r.label }}</label></span></div>
			<Ask q="t15" label="If a language other than English is spoken in your home, which is it?"><AutoComplete input-id="t15" ref="homeLanguage" v-model="a.homeLanguage" :suggestions="found" @complete="findLanguage" /></Ask>
			<Ask q="t16" label="If you will seek federal aid, what is your Social Security number?"><InputMask id="t16" ref="ssn" v-model="a.ssn" mask="999-99-9999" /></Ask>
		</TabPanel>
		<TabPanel value="1">
			<Ask q="t20" label="In which street, and at which number, do you live?" needed><InputText id="t20" ref="street" v-model="a.street" fluid /></Ask>
			<Ask q="t21" label="Is there an apartment or a floor to add?"><InputText id="t21" ref="street2" v-model="a.street2" fluid /></Ask>
			<Ask q="t22" label="In which town is that?" needed><InputText id="t22" ref="city" v-model="a.city" /></Ask>
			<Ask q="t23" label="In which state?"><Select label-id="t23" ref="state" v-model="a.state" :options="states" option-label="name" option-value="code" filter placeholder="Choose a state" /></Ask>
			<Ask q="t24" label="What is the ZIP code there?"><InputMask id="t24" ref="zip" v-model="a.zip" mask="99999" /></Ask>
			<Ask q="t25" label="And the country?"><Select label-id="t25" ref="country" v-model="a.country" :options="countries" filter placeholder="Choose a country" /></Ask>
			<Ask q="t26" label="If letters should go to another address than this, what is it?" help="Leave this empty if you receive your letters at home."><Textarea id="t26" ref="lettersElsewhere" v-model="a.lettersElsewhere" rows="3" fluid /></Ask>
			<Fieldset legend="Someone near you, who is not your parent">
				<p>Should we fail to find your parents in an emergency, whom may we call?</p>
				<Ask q="t27" label="What is this person's name?"><InputText id="t27" ref="friendName" v-model="a.friendName" fluid /></Ask>
				<Ask q="t28" label="How is this person related to you?"><InputText id="t28" ref="friendRelation" v-model="a.friendRelation" /></Ask>
				<Ask q="t29" label="On which number can this person be reached?"><InputMask id="t29" ref="friendPhone" v-model="a.friendPhone" mask="(999) 999-9999" /></Ask>
			</Fieldset>
		</TabPanel>
		<TabPanel value="2">
			<Ask q="t30" label="Which secondary school do you attend?" help="Begin to type; if your school is not offered, simply write its name." needed><AutoComplete input-id="t30" ref="school" v-model="a.school" :suggestions="found" @complete="findSchool" fluid /></Ask>
			<Ask q="t31" label="In which town is your school?"><InputText id="t31" ref="schoolTown" v-model="a.schoolTown" /></Ask>
			<Ask q="t32" label="In which state is your school?"><Select label-id="t32" ref="schoolState" v-model="a.schoolState" :options="states" option-label="name" option-value="code" filter placeholder="Choose a state" /></Ask>
			<Ask q="t33" label="When did you enter this school?" help="Month and year."><DatePicker input-id="t33" ref="entered" v-model="a.entered" view="month" date-format="mm/yy" /></Ask>
			<Ask q="t34" label="When will you finish there?" help="Month and year."><DatePicker input-id="t34" ref="finish" v-model="a.finish" view="month" date-format="mm/yy" /></Ask>
			<Choose q="t35" ref="year" v-model="a.year" label="In which year of school are you now?" :options="years" />
			<Ask q="t36" label="What is your cumulative average, without weighting?"><InputText id="t36" ref="gpa" v-model="a.gpa" inputmode="decimal" /></Ask>
			<Ask q="t37" label="On which scale is that average reckoned?"><Select label-id="t37" ref="gpaScale" v-model="a.gpaScale" :options="scales" option-label="label" option-value="value" placeholder="Choose a scale" /></Ask>
			<Ask q="t38" label="If your school ranks its students, what is your place?"><InputText id="t38" ref="rank" v-model="a.rank" inputmode="numeric" /></Ask>
			<Ask q="t39" label="How many students are in your graduating class?"><InputText id="t39" ref="classSize" v-model="a.classSize" inputmode="numeric" /></Ask>
			<Ask q="t40" label="Who is the counselor who will write on your behalf?"><InputText id="t40" ref="adviserName" v-model="a.adviserName" fluid /></Ask>
			<Ask q="t41" label="What is this counselor's e-mail address?"><InputText id="t41" type="email" ref="adviserEmail" v-model="a.adviserEmail" fluid /></Ask>
			<Fieldset legend="Work you have done at a college">
				<template v-for="(row, i) in college" :key="i">
					<Ask :q="'t42-' + i" :label="i ? 'What was a second course?' : 'What was the title of a course you took there?'"><InputText :id="'t42-' + i" :ref="'college' + i + '.title'" v-model="row.title" fluid /></Ask>
					<Ask :q="'t43-' + i" label="Which grade did you earn in it?"><InputText :id="'t43-' + i" :ref="'college' + i + '.grade'" v-model="row.grade" /></Ask>
				</template>
			</Fieldset>
			<Fieldset legend="Examinations (entirely optional at Thornfield)">
				<Ask q="t44" label="What was your best SAT score in Reading and Writing?"><InputText id="t44" ref="satReading" v-model="a.satReading" inputmode="numeric" /></Ask>
				<Ask q="t45" label="And your best in Mathematics?" help="Also of the SAT."><InputText id="t45" ref="satMath" v-model="a.satMath" inputmode="numeric" /></Ask>
				<Ask q="t46" label="What was your ACT composite score?"><InputText id="t46" ref="act" v-model="a.act" inputmode="numeric" /></Ask>
				<Ask q="t47" label="If you took the TOEFL, what was the total?"><InputText id="t47" ref="toefl" v-model="a.toefl" inputmode="numeric" /></Ask>
				<div v-for="(row, i) in exams" :key="i" class="pair">
					<Ask :q="'t48-' + i" :label="i ? 'Is there another Advanced Placement examination you sat?' : 'Which Advanced Placement examination did you sit?'"><Select :label-id="'t48-' + i" :ref="'exam' + i + '.subject'" v-model="row.subject" :options="subjects" placeholder="Choose one" /></Ask>
					<Ask :q="'t49-' + i" label="With which result?"><Select :label-id="'t49-' + i" :ref="'exam' + i + '.score'" v-model="row.score" :options="[1, 2, 3, 4, 5]" placeholder="1 to 5" /></Ask>
				</div>
			</Fieldset>
			<Ask q="t50" label="Which subject do you hope to study with us?"><AutoComplete input-id="t50" ref="major" v-model="a.major" :suggestions="found" @complete="findMajor" force-selection dropdown fluid /></Ask>
			<Ask q="t51" label="Is there a second subject that tempts you?"><AutoComplete input-id="t51" ref="secondMajor" v-model="a.secondMajor" :suggestions="found" @complete="findMajor" force-selection dropdown fluid /></Ask>
			<Ask q="t52" label="What would you like to become?"><InputText id="t52" ref="career" v-model="a.career" fluid /></Ask>
			<Ask q="t53" label="What is the highest degree you hope to earn in your life?"><Select label-id="t53" ref="degree" v-model="a.degree" :options="degrees" placeholder="Choose one" /></Ask>
			<Ask q="t54" label="When would you like to begin at Thornfield?"><Select label-id="t54" ref="term" v-model="a.term" :options="terms" placeholder="Choose a term" /></Ask>
			<Ask q="t55" label="If you know someone with whom you would like to share a room, what is that person's name?"><InputText id="t55" ref="roommate" v-model="a.roommate" fluid /></Ask>
		</TabPanel>
		<TabPanel value="3">
			<Fieldset legend="Your first parent">
				<Ask q="t60" label="What is this parent's given name?"><InputText id="t60" ref="firstParentGiven" v-model="a.firstParentGiven" fluid /></Ask>
				<Ask q="t61" label="And the family name?"><InputText id="t61" ref="firstParentFamily" v-model="a.firstParentFamily" fluid /></Ask>
				<Ask q="t62" label="Did this parent have another family name before?"><InputText id="t62" ref="firstParentBirthName" v-model="a.firstParentBirthName" fluid /></Ask>
				<Ask q="t63" label="What is this parent's profession?"><InputText id="t63" ref="firstParentWork" v-model="a.firstParentWork" fluid /></Ask>
				<Ask q="t64" label="How far did this parent's schooling reach?"><Select label-id="t64" ref="firstParentSchooling" v-model="a.firstParentSchooling" :options="schooling" placeholder="Choose one" /></Ask>
				<Ask q="t65" label="What is this parent's e-mail address?"><InputText id="t65" type="email" ref="firstParentEmail" v-model="a.firstParentEmail" fluid /></Ask>
			</Fieldset>
			<Fieldset legend="Your second parent">
				<Ask q="t66" label="What is this parent's given name?"><InputText id="t66" ref="secondParentGiven" v-model="a.secondParentGiven" fluid /></Ask>
				<Ask q="t67" label="And the family name?"><InputText id="t67" ref="secondParentFamily" v-model="a.secondParentFamily" fluid /></Ask>
				<Ask q="t68" label="What is this parent's profession?"><InputText id="t68" ref="secondParentWork" v-model="a.secondParentWork" fluid /></Ask>
				<Ask q="t69" label="How far did this parent's schooling reach?"><Select label-id="t69" ref="secondParentSchooling" v-model="a.secondParentSchooling" :options="schooling" placeholder="Choose one" /></Ask>
				<Ask q="t70" label="On which telephone number can this parent be reached?"><InputMask id="t70" ref="secondParentPhone" v-model="a.secondParentPhone" mask="(999) 999-9999" /></Ask>
			</Fieldset>
			<Ask q="t71" label="How do your parents stand to one another?"><Select label-id="t71" ref="parentsAre" v-model="a.parentsAre" :options="marriages" placeholder="Choose one" /></Ask>
			<Ask q="t72" label="How many brothers and sisters have you?"><InputText id="t72" ref="siblings" v-model="a.siblings" inputmode="numeric" /></Ask>
			<div v-for="(row, i) in brothers" :key="i" class="pair">
				<Ask :q="'t73-' + i" :label="i ? 'What is the name of the next?' : 'What is the name of the eldest brother or sister?'" help="First and last name."><InputText :id="'t73-' + i" :ref="'brother' + i + '.name'" v-model="row.name" /></Ask>
				<Ask :q="'t74-' + i" label="Of what age?"><InputText :id="'t74-' + i" :ref="'brother' + i + '.age'" v-model="row.age" inputmode="numeric" /></Ask>
			</div>
			<Choose q="t75" ref="firstGen" v-model="a.firstGen" label="Will you be the first in your family to attend college?" :options="YES_NO" />
			<Ask q="t76" label="What does your household earn in a year, approximately?" help="We ask so that we may tell you of grants early."><Select label-id="t76" ref="income" v-model="a.income" :options="incomes" placeholder="Choose a range" /></Ask>
			<Choose q="t77" ref="aid" v-model="a.aid" label="Do you receive financial aid at present?" :options="YES_NO" />
		</TabPanel>
		<TabPanel value="4">
			<p>Tell us how you spend your days outside of lessons, beginning with what matters most to you.</p>
			<Fieldset v-for="(row, i) in acts" :key="i" :legend="['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'][i] + ' activity'">
				<Ask :q="'t80-' + i" label="With which group, team or employer?"><InputText :id="'t80-' + i" :ref="'act' + i + '.org'" v-model="row.org" fluid /></Ask>
				<Ask :q="'t81-' + i" label="What was your part in it?" help="A title, or the place you held."><InputText :id="'t81-' + i" :ref="'act' + i + '.role'" v-model="row.role" maxlength="60" fluid /></Ask>
				<Ask :q="'t82-' + i" label="What did you do there, and what came of it?" help="No more than 200 characters, please."><Textarea :id="'t82-' + i" :ref="'act' + i + '.story'" v-model="row.story" maxlength="200" rows="3" fluid /></Ask>
				<div class="ask" role="group" :aria-labelledby="'t83-' + i" :ref="'act' + i + '.years'"><p :id="'t83-' + i" class="question">In which grades?</p>
					<span v-for="g in grades" :key="g" class="choice"><Checkbox v-model="row.years" :input-id="'t83-' + i + g" :name="'t83-' + i" :value="g" /><label :for="'t83-' + i + g">{{ g }}</label></span></div>
				<div class="pair">
					<Ask :q="'t84-' + i" label="For how many hours in a week?"><InputText :id="'t84-' + i" :ref="'act' + i + '.hours'" v-model="row.hours" inputmode="decimal" /></Ask>
					<Ask :q="'t85-' + i" label="And for how many weeks in a year?"><InputText :id="'t85-' + i" :ref="'act' + i + '.weeks'" v-model="row.weeks" inputmode="numeric" /></Ask>
				</div>
			</Fieldset>
			<Button type="button" label="Add another activity" severity="secondary" outlined :disabled="acts.length >= 6" @click="addActivity" />
			<h2>Honors</h2>
			<div v-for="(row, i) in honors" :key="i" class="pair">
				<Ask :q="'t86-' + i" :label="['Which distinction are you proud of?', 'Is there a second?', 'And a third?'][i]"><InputText :id="'t86-' + i" :ref="'honor' + i + '.title'" v-model="row.title" fluid /></Ask>
				<Ask :q="'t87-' + i" label="In which grade did you receive it?"><Select :label-id="'t87-' + i" :ref="'honor' + i + '.grade'" v-model="row.grade" :options="grades" placeholder="Grade" /></Ask>
			</div>
		</TabPanel>
		<TabPanel value="5">
			<Ask q="t90" label="What is a question to which you keep returning, and why?" help="Up to 300 words."><Textarea id="t90" ref="essay" v-model="a.essay" rows="8" fluid /></Ask>
			<Ask q="t91" label="If somebody else prepared this application for you, what is that person's name?"><InputText id="t91" ref="preparer" v-model="a.preparer" fluid /></Ask>
			<span class="choice"><Checkbox ref="affirm" v-model="a.affirm" input-id="t92" binary /><label for="t92">I affirm that these words are my own and that everything here is true.</label></span>
			<Ask q="t93" label="Please sign with your full name."><InputText id="t93" ref="signature" v-model="a.signature" fluid /></Ask>
			<Button type="submit" label="Send my application" />
		</TabPanel>
		</TabPanels>
	</Tabs>
	</form>
</main>`,
});

const style = document.createElement("style");
style.textContent = `
	.page { max-width: 46rem; margin: 2rem auto; font-family: Georgia, serif; line-height: 1.45; }
	.ask { margin: 0 0 1.4rem; display: flex; flex-direction: column; gap: .35rem; align-items: flex-start; }
	.ask small { color: #666; } .question { margin: 0; } .needed { color: #8a1c1c; }
	.choice { display: inline-flex; gap: .5rem; align-items: center; margin-right: 1.2rem; }
	.pair { display: flex; gap: 2rem; } .p-fieldset { margin-bottom: 1.5rem; }`;
document.head.append(style);

const vm: any = createApp(App).use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: false } } }).mount("#root");

const MONTHLY = ["entered", "finish"];
function plain(key: string, value: any) {
	if (value instanceof Date) {
		const iso = `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}`;
		return MONTHLY.includes(key) ? iso.slice(0, 7) : iso;
	}
	return Array.isArray(value) ? [...value] : value;
}

/** Up to six activities; the first three are always told of, empty while they are not there. */
function entries(): [string, any, any][] {
	const blank = blankActivity();
	const acts = [0, 1, 2, 3, 4, 5].map((i) => vm.acts[i] ?? (i < 3 ? blank : null)).filter(Boolean);
	const lists = { college: vm.college, exam: vm.exams, brother: vm.brothers, act: acts, honor: vm.honors };
	return [
		...Object.keys(vm.a).map((key): [string, any, any] => [key, vm.a[key], vm.$refs[key]]),
		...Object.entries(lists).flatMap(([name, list]) =>
			list.flatMap((row: any, i: number) => Object.keys(row).map((part): [string, any, any] => [`${name}${i}.${part}`, row[part], vm.$refs[`${name}${i}.${part}`]])),
		),
	];
}

function drawn(key: string, ref: any): unknown {
	const found = Array.isArray(ref) ? ref[0] : ref;
	if (!found) return key.endsWith(".years") ? [] : "";
	const el: HTMLElement = found.$el ?? found;
	const textOf = (input: Element) => input.closest(".choice")!.querySelector("label")!.textContent!.trim();
	if (el.getAttribute("role") === "group") return [...el.querySelectorAll("input:checked")].map(textOf);
	if (el.getAttribute("role") === "radiogroup") return [...el.querySelectorAll("input:checked")].map(textOf)[0] ?? "";
	if (el.classList.contains("p-checkbox")) return el.querySelector("input")!.checked;
	if (el.classList.contains("p-select")) {
		const label = el.querySelector(".p-select-label")!;
		return label.classList.contains("p-placeholder") ? "" : label.textContent!.trim();
	}
	return (el.matches("input, textarea") ? (el as HTMLInputElement) : el.querySelector("input")!).value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(entries().map(([key, value]) => [key, plain(key, value)])), submitted: vm.submitted }),
	formShown: () => Object.fromEntries(entries().map(([key, , ref]) => [key, drawn(key, ref)])),
});
