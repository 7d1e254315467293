import "buefy/dist/css/buefy.css";
import "./style.css";
import Buefy from "buefy";
import { createApp, computed, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { COUNTRIES, STATES } from "../../lists";

const MAJORS = ["Anthropology", "Biology", "Chemical Engineering", "Civil Engineering", "Computer Science", "Earth Sciences", "Ecology", "Economics", "Electrical Engineering", "English", "Environmental Engineering", "Environmental Science", "Environmental Studies", "Forestry", "Geography", "Geology", "History", "Marine Biology", "Mathematics", "Mechanical Engineering", "Nursing", "Oceanography", "Physics", "Political Science", "Psychology", "Undecided"];
const LANGUAGES = ["American Sign Language", "Arabic", "Cantonese", "English", "French", "German", "Haitian Creole", "Hindi", "Hmong", "Igbo", "Japanese", "Korean", "Mandarin", "Navajo", "Portuguese", "Russian", "Somali", "Spanish", "Tagalog", "Vietnamese", "Yoruba"];
const COLLEGES = ["Cal Poly Humboldt", "College of the Siskiyous", "Lewis & Clark College", "Oregon State University", "Portland State University", "Reed College", "Southern Oregon University", "University of California, Davis", "University of Oregon", "University of Washington", "Western Washington University", "Willamette University"];
const KINDS = ["Arts & music", "Athletics", "Community service", "Debate & public speaking", "Environment & outdoors", "Family responsibilities", "Internship or research", "Paid job", "Religious or cultural group", "Science, math & technology", "Student government", "Something else"];
const RACES = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White", "Another race"];
const GRADES = ["9th grade", "10th grade", "11th grade", "12th grade"];

type Activity = { kind: string | null; org: string; role: string; hours: number | null };
const blank = (): Activity => ({ kind: null, org: "", role: "", hours: null });
const form = reactive({
	nickname: "", first: "", last: "", birth: null as Date | null, pronouns: "", email: "", phone: "",
	street: "", street2: "", city: "", state: null as string | null, zip: "", country: null as string | null,
	school: "", schoolState: null as string | null, year: "", finish: null as Date | null, gpa: null as number | null,
	satRw: null as number | null, satMath: null as number | null, act: null as number | null,
	colleges: [] as string[], major: null as string | null, firstGen: "", waiver: false,
	p1First: "", p1Last: "", p2First: "", p2Last: "", marital: null as string | null, siblings: null as number | null,
	languages: [] as string[], hispanic: "", race: [] as string[],
	activities: [] as Activity[],
	awards: [{ title: "", grade: null as string | null }, { title: "", grade: null as string | null }, { title: "", grade: null as string | null }],
	essay: "", teacher: "", teacherEmail: "", emName: "", emRelation: "", emPhone: "", shirt: null as string | null, food: [] as string[], photos: false, promise: false, company: "",
});
const submitted = ref(false);

const including = (list: string[], typed: string) => list.filter((each) => each.toLowerCase().includes((typed ?? "").toLowerCase()));

const App = {
	setup() {
		const typed = reactive({ country: "", major: "", language: "", college: "" });
		const isOpen = ref(false);
		const draft = ref(blank());
		const editing = ref(-1);
		const openAward = ref(0);
		return {
			form, typed, isOpen, draft, openAward, STATES, KINDS, RACES, GRADES, MARITAL: ["Married", "Domestic partners", "Separated", "Divorced", "Widowed", "Never married"],
			countries: computed(() => including([...COUNTRIES].sort(), typed.country)),
			majors: computed(() => including(MAJORS, typed.major)),
			languages: computed(() => including(LANGUAGES, typed.language).filter((each) => !form.languages.includes(each))),
			colleges: computed(() => including(COLLEGES, typed.college).filter((each) => !form.colleges.includes(each))),
			earliest: new Date(2000, 0, 1), latest: new Date(2027, 0, 1), center: new Date(2009, 0, 1), juneAfter: new Date(2029, 11, 31), juneBefore: new Date(2026, 0, 1),
			add() { editing.value = -1; draft.value = blank(); isOpen.value = true; },
			edit(at: number) { editing.value = at; draft.value = { ...form.activities[at]! }; isOpen.value = true; },
			remove(at: number) { form.activities.splice(at, 1); },
			save() {
				if (editing.value < 0) form.activities.push({ ...draft.value });
				else form.activities.splice(editing.value, 1, { ...draft.value });
				isOpen.value = false;
			},
			send() { submitted.value = true; },
		};
	},
	template: `
<section class="hero is-program is-small"><div class="hero-body"><div class="container is-max-desktop">
	<p class="title">Headwaters Summer Bridge</p>
	<p class="subtitle">Three weeks of river science before your first year of college &middot; June 28 – July 17, 2027</p>
</div></div></section>
<section class="section"><div class="container is-max-desktop">
<form @submit.prevent="send" autocomplete="off">
	<p class="block">Hi! We're glad you're here. This takes most people about 30 minutes. There are no trick questions, and it's free to apply if you check the waiver box.</p>

	<div class="box"><h2>Say hello</h2><p class="lead">We print name badges from the first box, so use the name you like to hear.</p>
		<div class="columns is-multiline">
			<div class="column is-4" data-q="nickname"><b-field label="What should we call you?" label-position="on-border"><b-input v-model="form.nickname" /></b-field></div>
			<div class="column is-4" data-q="first"><b-field label="Legal first name" label-position="on-border"><b-input v-model="form.first" required /></b-field></div>
			<div class="column is-4" data-q="last"><b-field label="Legal last name" label-position="on-border"><b-input v-model="form.last" required /></b-field></div>
			<div class="column is-4" data-q="birth"><b-field label="Birthday" label-position="on-border"><b-datepicker v-model="form.birth" editable locale="en-US" placeholder="M/D/YYYY" :min-date="earliest" :max-date="latest" :focused-date="center" :years-range="[-8, 2]" /></b-field></div>
			<div class="column is-8" data-q="pronouns"><b-field grouped group-multiline label="Pronouns">
				<b-radio v-model="form.pronouns" name="pronouns" native-value="she">she/her</b-radio>
				<b-radio v-model="form.pronouns" name="pronouns" native-value="he">he/him</b-radio>
				<b-radio v-model="form.pronouns" name="pronouns" native-value="they">they/them</b-radio>
				<b-radio v-model="form.pronouns" name="pronouns" native-value="ask">ask me</b-radio>
			</b-field></div>
			<div class="column is-6" data-q="email"><b-field label="Email you actually check" label-position="on-border"><b-input type="email" v-model="form.email" required /></b-field></div>
			<div class="column is-6" data-q="phone"><b-field label="Your cell" label-position="on-border"><b-input type="tel" v-model="form.phone" /></b-field></div>
		</div>
	</div>

	<div class="box"><h2>Where can we send your packing list?</h2><p class="lead">Your home address, please.</p>
		<div class="columns is-multiline">
			<div class="column is-8" data-q="street"><b-field label="Street" label-position="on-border"><b-input v-model="form.street" /></b-field></div>
			<div class="column is-4" data-q="street2"><b-field label="Apt, unit" label-position="on-border"><b-input v-model="form.street2" /></b-field></div>
			<div class="column is-3" data-q="city"><b-field label="Town" label-position="on-border"><b-input v-model="form.city" /></b-field></div>
			<div class="column is-3" data-q="state"><b-field label="State" label-position="on-border"><b-select v-model="form.state" placeholder="Pick one" expanded><option v-for="[code, name] in STATES" :key="code" :value="code">{{ name }}</option></b-select></b-field></div>
			<div class="column is-2" data-q="zip"><b-field label="ZIP" label-position="on-border"><b-input v-model="form.zip" maxlength="10" :has-counter="false" /></b-field></div>
			<div class="column is-4" data-q="country"><b-field label="Country" label-position="on-border"><b-autocomplete v-model="typed.country" :data="countries" open-on-focus keep-first clearable @select="(option) => (form.country = option)"><template #empty>No country found</template></b-autocomplete></b-field></div>
		</div>
	</div>

	<div class="box"><h2>School</h2><p class="lead">The one you're in now, or just finished.</p>
		<div class="columns is-multiline">
			<div class="column is-8" data-q="school"><b-field label="High school" label-position="on-border"><b-input v-model="form.school" /></b-field></div>
			<div class="column is-4" data-q="schoolState"><b-field label="School's state" label-position="on-border"><b-select v-model="form.schoolState" placeholder="Pick one" expanded><option v-for="[code, name] in STATES" :key="code" :value="code">{{ name }}</option></b-select></b-field></div>
			<div class="column is-5" data-q="year"><b-field label="This school year I'm a…">
				<b-radio-button v-model="form.year" native-value="11">Junior</b-radio-button>
				<b-radio-button v-model="form.year" native-value="12">Senior</b-radio-button>
				<b-radio-button v-model="form.year" native-value="grad">Graduate</b-radio-button>
			</b-field></div>
			<div class="column is-4" data-q="finish"><b-field label="When do you graduate?"><b-datepicker v-model="form.finish" type="month" locale="en-US" placeholder="Click to choose a month" :min-date="juneBefore" :max-date="juneAfter" /></b-field></div>
			<div class="column is-3" data-q="gpa"><b-field label="Unweighted GPA"><b-numberinput v-model="form.gpa" :min="0" :max="4" :step="0.01" :min-step="0.01" :controls="false" /></b-field></div>
			<div class="column is-4" data-q="satRw"><b-field label="SAT Reading & Writing"><b-numberinput v-model="form.satRw" :min="200" :max="800" :step="10" controls-position="compact" /></b-field></div>
			<div class="column is-4" data-q="satMath"><b-field label="SAT Math"><b-numberinput v-model="form.satMath" :min="200" :max="800" :step="10" controls-position="compact" /></b-field></div>
			<div class="column is-4" data-q="act"><b-field label="ACT composite"><b-numberinput v-model="form.act" :min="1" :max="36" controls-position="compact" /></b-field></div>
		</div>
		<p class="help">No scores? Leave those three alone. They never count against you.</p>
	</div>

	<div class="box"><h2>What's next</h2>
		<div class="columns is-multiline mt-3">
			<div class="column is-12" data-q="colleges"><b-field label="Colleges you're applying to" message="Start typing and pick from the list, or press Enter to add one we don't have."><b-taginput v-model="form.colleges" :data="colleges" autocomplete allow-new open-on-focus :keep-first="true" ellipsis placeholder="Add a college" @typing="(text) => (typed.college = text)" /></b-field></div>
			<div class="column is-6" data-q="major"><b-field label="Major you have in mind" message="Your best guess is fine."><b-autocomplete v-model="typed.major" :data="majors" open-on-focus clearable placeholder="e.g. Geology" @select="(option) => (form.major = option)"><template #empty>Nothing matches “{{ typed.major }}”</template></b-autocomplete></b-field></div>
			<div class="column is-6" data-q="firstGen"><b-field grouped label="Will you be the first in your family to go to college?">
				<b-radio v-model="form.firstGen" name="firstGen" native-value="yes">Yes</b-radio>
				<b-radio v-model="form.firstGen" name="firstGen" native-value="no">No</b-radio>
				<b-radio v-model="form.firstGen" name="firstGen" native-value="unsure">Not sure</b-radio>
			</b-field></div>
		</div>
	</div>

	<div class="box"><h2>What you do outside class</h2><p class="lead">Clubs, jobs, chores, anything that takes your time. Up to three.</p>
		<b-table v-if="form.activities.length" :data="form.activities" class="block" :mobile-cards="false">
			<b-table-column label="Kind" v-slot="props">{{ props.row.kind }}</b-table-column>
			<b-table-column label="Where" v-slot="props">{{ props.row.org }}</b-table-column>
			<b-table-column label="Your role" v-slot="props">{{ props.row.role }}</b-table-column>
			<b-table-column label="Hrs/wk" numeric v-slot="props">{{ props.row.hours }}</b-table-column>
			<b-table-column v-slot="props"><b-button size="is-small" @click="edit(props.index)">Edit</b-button> <b-button size="is-small" type="is-text" @click="remove(props.index)">Remove</b-button></b-table-column>
		</b-table>
		<p v-else class="block has-text-grey">Nothing here yet.</p>
		<b-button type="is-primary is-light" :disabled="form.activities.length >= 3" @click="add">Add an activity</b-button>
	</div>

	<div class="box"><h2>Brag a little</h2><p class="lead">Up to three awards or honors from high school.</p>
		<b-collapse v-for="(award, at) in form.awards" :key="at" class="card award" animation="slide" :model-value="openAward === at" @open="openAward = at" @close="openAward === at && (openAward = -1)" :aria-id="'award' + at">
			<template #trigger="props"><div class="card-header" role="button" :aria-controls="'award' + at" :aria-expanded="props.open"><p class="card-header-title">Award {{ at + 1 }}<span v-if="award.title && !props.open" class="has-text-weight-normal ml-2">{{ award.title }}</span></p><a class="card-header-icon">{{ props.open ? '▴' : '▾' }}</a></div></template>
			<div class="card-content"><div class="columns">
				<div class="column is-8" :data-q="'awards.' + at + '.title'"><b-field label="What was it called?"><b-input v-model="award.title" maxlength="100" /></b-field></div>
				<div class="column is-4" :data-q="'awards.' + at + '.grade'"><b-field label="When did you get it?"><b-select v-model="award.grade" placeholder="Grade" expanded><option v-for="grade in GRADES" :key="grade" :value="grade">{{ grade }}</option></b-select></b-field></div>
			</div></div>
		</b-collapse>
	</div>

	<div class="box"><h2>Family & background</h2><p class="lead">Answer what you're comfortable sharing. It helps us find funding and never affects your chances.</p>
		<div class="columns is-multiline">
			<div class="column is-3" data-q="p1First"><b-field label="Parent 1 first name" label-position="on-border"><b-input v-model="form.p1First" /></b-field></div>
			<div class="column is-3" data-q="p1Last"><b-field label="Parent 1 last name" label-position="on-border"><b-input v-model="form.p1Last" /></b-field></div>
			<div class="column is-3" data-q="p2First"><b-field label="Parent 2 first name" label-position="on-border"><b-input v-model="form.p2First" /></b-field></div>
			<div class="column is-3" data-q="p2Last"><b-field label="Parent 2 last name" label-position="on-border"><b-input v-model="form.p2Last" /></b-field></div>
			<div class="column is-6" data-q="marital"><b-field label="Your parents are…"><b-select v-model="form.marital" placeholder="Choose if you like" expanded><option v-for="each in MARITAL" :key="each" :value="each">{{ each }}</option></b-select></b-field></div>
			<div class="column is-6" data-q="siblings"><b-field label="How many brothers and sisters do you have?"><b-numberinput v-model="form.siblings" :min="0" :max="20" /></b-field></div>
			<div class="column is-12" data-q="languages"><b-field label="Languages you know"><b-taginput v-model="form.languages" :data="languages" autocomplete open-on-focus type="is-info is-light" placeholder="Type to search" @typing="(text) => (typed.language = text)"><template #empty>Not on our list</template></b-taginput></b-field></div>
			<div class="column is-4" data-q="hispanic"><b-field grouped label="Hispanic or Latino/a?">
				<b-radio v-model="form.hispanic" name="hispanic" native-value="yes">Yes</b-radio>
				<b-radio v-model="form.hispanic" name="hispanic" native-value="no">No</b-radio>
				<b-radio v-model="form.hispanic" name="hispanic" native-value="skip">Rather not say</b-radio>
			</b-field></div>
			<div class="column is-8" data-q="race"><b-field grouped group-multiline label="Race (check all that fit)"><div v-for="each in RACES" :key="each" class="control"><b-checkbox v-model="form.race" :native-value="each">{{ each }}</b-checkbox></div></b-field></div>
			<div class="column is-12" data-q="waiver"><b-switch v-model="form.waiver">I'd like the $25 application fee waived</b-switch></div>
		</div>
	</div>

	<div class="box"><h2>One short answer</h2><div class="mt-3" data-q="essay"><b-field label="Tell us about a river, creek or ditch you know well."><b-input type="textarea" v-model="form.essay" maxlength="1500" /></b-field></div></div>

	<div class="box"><h2>The practical stuff</h2>
		<div class="columns is-multiline mt-3">
			<div class="column is-6" data-q="teacher"><b-field label="A teacher who'd vouch for you" label-position="on-border"><b-input v-model="form.teacher" /></b-field></div>
			<div class="column is-6" data-q="teacherEmail"><b-field label="That teacher's email" label-position="on-border"><b-input type="email" v-model="form.teacherEmail" /></b-field></div>
			<div class="column is-4" data-q="emName"><b-field label="Emergency contact" label-position="on-border"><b-input v-model="form.emName" /></b-field></div>
			<div class="column is-4" data-q="emRelation"><b-field label="How are they related to you?" label-position="on-border"><b-input v-model="form.emRelation" /></b-field></div>
			<div class="column is-4" data-q="emPhone"><b-field label="Their phone" label-position="on-border"><b-input type="tel" v-model="form.emPhone" /></b-field></div>
			<div class="column is-4" data-q="shirt"><b-field label="T-shirt"><b-select v-model="form.shirt" placeholder="Size" expanded><option v-for="each in ['XS', 'S', 'M', 'L', 'XL', 'XXL']" :key="each" :value="each">{{ each }}</option></b-select></b-field></div>
			<div class="column is-8" data-q="food"><b-field label="Anything you can't or don't eat?"><b-taginput v-model="form.food" placeholder="Type and press Enter" /></b-field></div>
			<div class="column is-12" data-q="photos"><b-switch v-model="form.photos">It's okay to use photos of me on your website</b-switch></div>
			<div class="column is-12" data-q="promise"><b-checkbox v-model="form.promise">Everything here is true, and I wrote the short answer myself.</b-checkbox></div>
		</div>
		<div class="leave-blank" aria-hidden="true" data-q="company"><label>Company <input v-model="form.company" name="company" tabindex="-1" autocomplete="off"></label></div>
		<b-button native-type="submit" type="is-primary" size="is-medium">Send my application</b-button>
	</div>
</form>
</div></section>

<b-modal v-model="isOpen" has-modal-card trap-focus :destroy-on-hide="true" aria-role="dialog" aria-label="Activity" aria-modal>
	<div class="modal-card">
		<header class="modal-card-head"><p class="modal-card-title">Tell us about it</p><button type="button" class="delete" aria-label="Close" @click="isOpen = false"></button></header>
		<section class="modal-card-body">
			<b-field label="What kind of thing is it?"><b-select v-model="draft.kind" placeholder="Pick the closest" expanded><option v-for="kind in KINDS" :key="kind" :value="kind">{{ kind }}</option></b-select></b-field>
			<b-field label="Name of the group, team or workplace"><b-input v-model="draft.org" /></b-field>
			<b-field label="Your role"><b-input v-model="draft.role" maxlength="50" /></b-field>
			<b-field label="Hours in a typical week"><b-numberinput v-model="draft.hours" :min="0" :max="80" controls-position="compact" /></b-field>
		</section>
		<footer class="modal-card-foot"><b-button type="is-primary" class="mr-2" @click="save">Save activity</b-button><b-button @click="isOpen = false">Cancel</b-button></footer>
	</div>
</b-modal>`,
};
createApp(App).use(Buefy, {}).mount("#root");

const two = (n: number) => String(n).padStart(2, "0");
const day = (date: Date | null) => (date ? `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}` : "");
(window as any).formState = () => {
	const { activities, awards, birth, finish, ...rest } = form;
	const state: Record<string, unknown> = { submitted: submitted.value };
	for (const [key, value] of Object.entries(rest)) state[key] = Array.isArray(value) ? [...value] : (value ?? "");
	state.birth = day(birth);
	state.finish = day(finish).slice(0, 7);
	for (let at = 0; at < 3; at++) {
		for (const key of ["kind", "org", "role", "hours"] as const) state[`activities.${at}.${key}`] = activities[at]?.[key] ?? "";
		for (const key of ["title", "grade"] as const) state[`awards.${at}.${key}`] = awards[at]![key] ?? "";
	}
	return state;
};
const words = (node: Element | null | undefined) => (node?.textContent ?? "").replace(/\s+/g, " ").trim();
function seen(box: Element): unknown {
	if (box.querySelector(".taginput")) return [...box.querySelectorAll(".taginput-container .tag:not(.is-delete)")].map(words);
	const all = [...box.querySelectorAll<HTMLInputElement>("input, textarea, select")].filter((each) => !each.closest(".datepicker .dropdown-menu"));
	const [first] = all;
	if (first?.type === "radio") return words(all.find((each) => each.checked)?.closest("label"));
	if (first?.type === "checkbox") return all.length === 1 ? first.checked : all.filter((each) => each.checked).map((each) => words(each.closest("label")));
	if (first instanceof HTMLSelectElement) return first.selectedOptions[0]?.disabled ? "" : words(first.selectedOptions[0]);
	return first?.value ?? "";
}
(window as any).formShown = () => {
	const shown: Record<string, unknown> = {};
	for (const box of document.querySelectorAll<HTMLElement>("[data-q]")) shown[box.dataset.q!] = seen(box);
	const lines = document.querySelectorAll(".b-table tbody tr");
	for (let at = 0; at < 3; at++) for (const [cell, key] of ["kind", "org", "role", "hours"].entries()) shown[`activities.${at}.${key}`] = words(lines[at]?.children[cell]);
	return shown;
};
