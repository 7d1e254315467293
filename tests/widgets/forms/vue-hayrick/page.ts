// @ts-nocheck
import { createApp, defineComponent, nextTick, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { STATES } from "../../lists";
import "./hayrick.css";

/* ---------- components/form ---------- */

const BaseField = defineComponent({
	name: "BaseField",
	__scopeId: "data-v-5e1c77a0",
	props: { label: String, for: String, hint: String, error: String, required: Boolean },
	template: `
	<div class="field" :class="{ 'field--error': error }">
		<label class="field__label" :for="$props.for">{{ label }} <abbr v-if="required" title="required">*</abbr></label>
		<slot />
		<p v-if="hint" class="field__hint">{{ hint }}</p>
		<p v-if="error" class="field__error">{{ error }}</p>
	</div>`,
});

const BaseInput = defineComponent({
	name: "BaseInput",
	components: { BaseField },
	inheritAttrs: false,
	props: { id: String, label: String, hint: String, required: Boolean, type: { type: String, default: "text" }, modelValue: {}, modelModifiers: { default: () => ({}) }, prefix: String },
	emits: ["update:modelValue"],
	data: () => ({ error: "" }),
	methods: {
		onInput(event) {
			const { value } = event.target;
			const number = Number.parseFloat(value);
			this.$emit("update:modelValue", this.modelModifiers.number && !Number.isNaN(number) ? number : value);
			if (value) this.error = "";
		},
		onBlur(event) {
			this.error = this.required && !event.target.value ? "This field is required." : "";
		},
	},
	template: `
	<BaseField :label="label" :for="id" :hint="hint" :error="error" :required="required">
		<div v-if="prefix" class="input-prefix"><span>{{ prefix }}</span>
			<input :id="id" class="input" :type="type" :value="modelValue" v-bind="$attrs" @input="onInput" @blur="onBlur" />
		</div>
		<input v-else :id="id" class="input" :type="type" :value="modelValue" v-bind="$attrs" @input="onInput" @blur="onBlur" />
	</BaseField>`,
});

const BaseSelect = defineComponent({
	name: "BaseSelect",
	components: { BaseField },
	props: { id: String, label: String, hint: String, required: Boolean, options: Array, modelValue: {}, placeholder: { type: String, default: "Please select" } },
	emits: ["update:modelValue"],
	template: `
	<BaseField :label="label" :for="id" :hint="hint" :required="required">
		<select :id="id" class="input input--select" :value="modelValue" @change="$emit('update:modelValue', $event.target.value)">
			<option value="" disabled>{{ placeholder }}</option>
			<option v-for="o in options" :key="o.value" :value="o.value">{{ o.text }}</option>
		</select>
	</BaseField>`,
});

const BaseRadios = defineComponent({
	name: "BaseRadios",
	props: { name: String, legend: String, options: Array, modelValue: {}, required: Boolean },
	emits: ["update:modelValue"],
	template: `
	<fieldset class="radios">
		<legend>{{ legend }} <abbr v-if="required" title="required">*</abbr></legend>
		<label v-for="o in options" :key="o.value" class="radio">
			<input type="radio" :name="name" :value="o.value" :checked="modelValue === o.value" @change="$emit('update:modelValue', o.value)" />
			<span>{{ o.text }}</span>
		</label>
	</fieldset>`,
});

const SectionCard = defineComponent({
	name: "SectionCard",
	__scopeId: "data-v-a90b3d12",
	props: { title: String, step: Number },
	template: `<section class="section-card"><header><span class="section-card__step">{{ step }}</span><h2>{{ title }}</h2></header><div class="section-card__body"><slot /></div></section>`,
});

const opts = (...list) => list.map((each) => (Array.isArray(each) ? { value: each[0], text: each[1] } : { value: each, text: each }));
const states = STATES.map(([value, text]) => ({ value, text }));
const yesNo = opts(["yes", "Yes"], ["no", "No"]);
const lists = {
	states,
	yesNo,
	terms: opts(["FA26", "Fall 2026"], ["SP27", "Spring 2027"], ["FA27", "Fall 2027"], ["SP28", "Spring 2028"]),
	majors: opts("Agribusiness", "Agricultural Education", "Agronomy and Crop Science", "Animal Science", "Environmental Engineering", "Equine Studies", "Food Science", "Forestry", "Horticulture", "Soil and Water Science", "Undeclared"),
	genders: opts(["M", "Man"], ["F", "Woman"], ["NB", "Nonbinary"], ["ND", "Prefer not to say"]),
	citizenship: opts(["us", "U.S. citizen"], ["pr", "Permanent resident"], ["intl", "International (visa required)"], ["other", "Other"]),
	races: opts(["1", "American Indian / Alaska Native"], ["2", "Asian"], ["3", "Black / African American"], ["4", "Native Hawaiian / Pacific Islander"], ["5", "White"], ["6", "Two or more"], ["9", "I prefer not to answer"]),
	grades: opts(["9", "Freshman (9th)"], ["10", "Sophomore (10th)"], ["11", "Junior (11th)"], ["12", "Senior (12th)"]),
	activityTypes: opts(["ffa", "FFA"], ["4h", "4-H"], ["ath", "Athletics"], ["arts", "Music, theater or art"], ["debate", "Speech and debate"], ["env", "Environment and conservation"], ["faith", "Faith or church group"], ["gov", "Student government"], ["work", "Paid work"], ["vol", "Volunteering"], ["oth", "Other"]),
	shirts: opts("XS", "S", "M", "L", "XL", "2XL"),
	heard: opts("FFA convention", "County or state fair", "My ag teacher", "Alumni or family", "Social media", "College fair", "Other"),
};

const form = reactive({
	term: "", major: "",
	firstName: "", middleName: "", lastName: "", goesBy: "", birthdate: "", gender: "", email: "", cell: "",
	password: "", passwordAgain: "", website: "",
	address: { line1: "", line2: "", town: "", state: "", zip: "" },
	citizenship: "", hispanic: "", race: "", firstGen: "", income: "",
	school: { name: "", city: "", state: "", graduation: "", gpa: "", standing: "" },
	advisor: { name: "", email: "" },
	act: "", sat: "",
	mother: { first: "", last: "", job: "" },
	father: { first: "", last: "", job: "" },
	emergency: { name: "", phone: "" },
	siblings: [],
	activities: [],
	honors: [{ uid: 1, title: "", grade: "", about: "" }],
	farm: "", statement: "", shirt: "", heard: "", texts: false, agree: false,
});
let submitted = false;
let uid = 1;

function formatPhone(value) {
	const d = value.replace(/\D/g, "").slice(0, 10);
	if (d.length > 6) return `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
	if (d.length > 3) return `(${d.slice(0, 3)}) ${d.slice(3)}`;
	return d;
}

const App = defineComponent({
	components: { BaseField, BaseInput, BaseSelect, BaseRadios, SectionCard },
	setup() {
		const editing = ref(null);
		const textOf = (list, value) => lists[list].find((each) => each.value === value)?.text ?? "";
		async function addActivity() {
			const item = { uid: ++uid, type: "", group: "", role: "", did: "", hours: "", weeks: "" };
			form.activities.push(item);
			editing.value = item.uid;
			await nextTick();
			document.querySelector(".entry--open select")?.focus();
		}
		return {
			form, lists, editing, textOf, addActivity, formatPhone,
			addSibling: () => form.siblings.push({ uid: ++uid, first: "", last: "", age: "" }),
			addHonor: () => form.honors.push({ uid: ++uid, title: "", grade: "", about: "" }),
			remove: (list, index) => list.splice(index, 1),
			submit: () => { submitted = true; },
		};
	},
	template: `
<header class="site-header"><div class="container"><a href="/" class="brand"><span class="brand__mark">🌾</span> Harrow Valley College of Agriculture</a><nav><a href="/visit">Visit</a><a href="/programs">Programs</a><a href="/aid">Cost &amp; aid</a></nav></div></header>
<main class="container">
<h1>Application for Admission</h1>
<p class="lead">There is no fee to apply. Most students finish in about 30 minutes. Fields marked <abbr title="required">*</abbr> are required.</p>
<form class="apply" novalidate @submit.prevent="submit">
<SectionCard :step="1" title="Your plans">
	<div class="grid">
		<BaseSelect id="entryTerm" label="When would you like to start?" required :options="lists.terms" v-model="form.term" />
		<BaseSelect id="program" label="Program of study" required :options="lists.majors" v-model="form.major" hint="You can change this later." />
	</div>
</SectionCard>
<SectionCard :step="2" title="About you">
	<div class="grid">
		<BaseInput id="firstName" label="Legal first name" required v-model="form.firstName" autocomplete="given-name" />
		<BaseInput id="middleName" label="Middle name" v-model="form.middleName" autocomplete="additional-name" />
		<BaseInput id="lastName" label="Legal last name" required v-model="form.lastName" autocomplete="family-name" />
		<BaseInput id="goesBy" label="What should we call you?" v-model="form.goesBy" />
		<BaseInput id="birthdate" type="date" label="Date of birth" required v-model="form.birthdate" min="1940-01-01" />
		<BaseSelect id="gender" label="Gender" :options="lists.genders" v-model="form.gender" />
		<BaseInput id="email" type="email" label="Email" required v-model="form.email" autocomplete="email" hint="Use one you will still have after graduation." />
		<BaseInput id="cell" type="tel" label="Cell phone" required :model-value="form.cell" @update:model-value="form.cell = formatPhone($event)" autocomplete="tel-national" placeholder="(___) ___-____" />
		<BaseInput id="password" type="password" label="Create a password" required v-model="form.password" autocomplete="new-password" hint="So you can come back and check your status." />
		<BaseInput id="passwordAgain" type="password" label="Repeat password" required v-model="form.passwordAgain" autocomplete="new-password" />
	</div>
	<div class="hp" aria-hidden="true"><label for="website">Website</label><input id="website" name="website" type="text" tabindex="-1" autocomplete="off" v-model="form.website" /></div>
	<h3>Home address</h3>
	<div class="grid">
		<BaseInput id="street" label="Street or rural route" required v-model="form.address.line1" autocomplete="address-line1" />
		<BaseInput id="street2" label="Apartment, lot or P.O. box" v-model="form.address.line2" autocomplete="address-line2" />
		<BaseInput id="town" label="Town" required v-model="form.address.town" autocomplete="address-level2" />
		<BaseSelect id="homeState" label="State" required :options="lists.states" v-model="form.address.state" />
		<BaseInput id="zip" label="ZIP" required v-model="form.address.zip" autocomplete="postal-code" inputmode="numeric" />
	</div>
	<BaseRadios name="farm" legend="Do you live on a working farm or ranch?" :options="lists.yesNo" v-model="form.farm" />
</SectionCard>
<SectionCard :step="3" title="High school">
	<div class="grid">
		<BaseInput id="hsName" label="High school name" required v-model="form.school.name" />
		<BaseInput id="hsCity" label="School city" v-model="form.school.city" />
		<BaseSelect id="hsState" label="School state" :options="lists.states" v-model="form.school.state" />
		<BaseSelect id="standing" label="I am currently a" :options="lists.grades" v-model="form.school.standing" />
		<BaseInput id="graduation" type="date" label="Graduation date" required v-model="form.school.graduation" hint="Your best guess is fine." />
		<BaseInput id="gpa" type="number" step="0.01" min="0" max="5" label="Cumulative GPA (weighted)" v-model.number="form.school.gpa" />
		<BaseInput id="act" type="number" label="ACT composite" v-model.number="form.act" hint="Optional. We are test-blind for most programs." />
		<BaseInput id="sat" type="number" label="SAT total (superscore)" v-model.number="form.sat" hint="400–1600" />
		<BaseInput id="advisorName" label="Ag teacher or FFA advisor" v-model="form.advisor.name" />
		<BaseInput id="advisorEmail" type="email" label="Advisor's email" v-model="form.advisor.email" />
	</div>
</SectionCard>
<SectionCard :step="4" title="Family">
	<div class="grid grid--3">
		<BaseInput id="motherFirst" label="Mother's first name" v-model="form.mother.first" />
		<BaseInput id="motherLast" label="Mother's last name" v-model="form.mother.last" />
		<BaseInput id="motherJob" label="Mother's occupation" v-model="form.mother.job" />
		<BaseInput id="fatherFirst" label="Father's first name" v-model="form.father.first" />
		<BaseInput id="fatherLast" label="Father's last name" v-model="form.father.last" />
		<BaseInput id="fatherJob" label="Father's occupation" v-model="form.father.job" />
	</div>
	<h3>Brothers and sisters</h3>
	<TransitionGroup name="list" tag="div" class="cards">
		<div v-for="(s, i) in form.siblings" :key="s.uid" class="mini-card">
			<div class="mini-card__head"><strong>Sibling {{ i + 1 }}</strong><button type="button" class="link" @click="remove(form.siblings, i)">Remove</button></div>
			<div class="grid grid--3">
				<BaseInput :id="'sibFirst' + i" label="First name" v-model="s.first" />
				<BaseInput :id="'sibLast' + i" label="Last name" v-model="s.last" />
				<BaseInput :id="'sibAge' + i" label="Age" type="number" v-model.number="s.age" />
			</div>
		</div>
	</TransitionGroup>
	<button type="button" class="btn btn--ghost" id="addSibling" @click="addSibling">+ Add a brother or sister</button>
	<h3>In case of emergency</h3>
	<div class="grid">
		<BaseInput id="iceName" label="Emergency contact" v-model="form.emergency.name" />
		<BaseInput id="icePhone" type="tel" label="Their phone" v-model="form.emergency.phone" />
	</div>
</SectionCard>
<SectionCard :step="5" title="Activities and work">
	<p>Clubs, chores that pay, 4-H, FFA, church, sports, jobs: it all counts. Put the ones that matter most first.</p>
	<p v-if="!form.activities.length" class="empty">Nothing here yet.</p>
	<article v-for="(a, i) in form.activities" :key="a.uid" class="entry" :class="{ 'entry--open': editing === a.uid }">
		<template v-if="editing === a.uid">
			<h4>Activity {{ i + 1 }}</h4>
			<div class="grid">
				<BaseSelect :id="'act-type-' + i" label="Kind of activity" :options="lists.activityTypes" v-model="a.type" />
				<BaseInput :id="'act-group-' + i" label="Group, club or employer" v-model="a.group" />
				<BaseInput :id="'act-role-' + i" label="Your role" v-model="a.role" />
				<div class="pair">
					<BaseInput :id="'act-hours-' + i" type="number" label="Hours / week" v-model.number="a.hours" />
					<BaseInput :id="'act-weeks-' + i" type="number" label="Weeks / year" v-model.number="a.weeks" />
				</div>
				<BaseField class="wide" label="What did you do?" :for="'act-did-' + i"><textarea :id="'act-did-' + i" class="input" rows="3" v-model="a.did"></textarea></BaseField>
			</div>
			<div class="entry__actions"><button type="button" class="btn" @click="editing = null">Done</button><button type="button" class="link" @click="remove(form.activities, i)">Delete</button></div>
		</template>
		<template v-else>
			<div class="entry__summary">
				<div><strong>{{ a.role || 'Untitled' }}</strong><span v-if="a.group">, {{ a.group }}</span> <em class="tag">{{ textOf('activityTypes', a.type) }}</em>
				<p>{{ a.did }}</p><small v-if="a.hours">{{ a.hours }} hrs/week, {{ a.weeks }} weeks/year</small></div>
				<button type="button" class="link" @click="editing = a.uid">Edit</button>
			</div>
		</template>
	</article>
	<button type="button" class="btn btn--ghost" id="addActivity" @click="addActivity">+ Add activity</button>
</SectionCard>
<SectionCard :step="6" title="Awards and honors">
	<div v-for="(h, i) in form.honors" :key="h.uid" class="mini-card honor">
		<div class="mini-card__head"><strong>Award #{{ i + 1 }}</strong><button v-if="form.honors.length > 1" type="button" class="link" @click="remove(form.honors, i)">Remove</button></div>
		<div class="grid">
			<BaseInput :id="'honor-title-' + i" label="Name of award" v-model="h.title" />
			<BaseSelect :id="'honor-grade-' + i" label="Year in school when you received it" :options="lists.grades" v-model="h.grade" />
			<BaseField class="wide" label="Tell us about it" :for="'honor-about-' + i"><textarea :id="'honor-about-' + i" class="input" rows="2" v-model="h.about"></textarea></BaseField>
		</div>
	</div>
	<button type="button" class="btn btn--ghost" id="addHonor" @click="addHonor">+ Add another award</button>
</SectionCard>
<SectionCard :step="7" title="For our records">
	<p class="field__hint">These answers do not affect your admission. Some are used to award scholarships.</p>
	<div class="grid">
		<BaseRadios name="citizenship" legend="Citizenship" required :options="lists.citizenship" v-model="form.citizenship" />
		<BaseRadios name="hispanic" legend="Are you of Hispanic or Latino origin?" :options="lists.yesNo" v-model="form.hispanic" />
		<BaseSelect id="race" label="Race" :options="lists.races" v-model="form.race" />
		<BaseRadios name="firstGen" legend="Will you be the first in your family to graduate from college?" :options="lists.yesNo" v-model="form.firstGen" />
		<BaseInput id="income" type="number" prefix="$" label="Approximate yearly household income" v-model.number="form.income" />
		<BaseSelect id="heard" label="How did you hear about Harrow Valley?" :options="lists.heard" v-model="form.heard" />
		<BaseSelect id="shirt" label="T-shirt size for Admitted Student Day" :options="lists.shirts" v-model="form.shirt" />
	</div>
	<BaseField label="In 250 words or fewer, what does stewardship of the land mean to you?" for="statement" required><textarea id="statement" class="input" rows="7" v-model="form.statement"></textarea></BaseField>
	<label class="check"><input type="checkbox" id="texts" v-model="form.texts" /> Text me about events and deadlines. Message and data rates may apply.</label>
	<label class="check"><input type="checkbox" id="agree" v-model="form.agree" /> I certify that my answers are my own and true, and I agree to the <a href="/honor">Honor Code</a>. <abbr title="required">*</abbr></label>
</SectionCard>
<div class="submit-bar"><button type="button" class="btn btn--ghost">Save draft</button><button type="submit" class="btn btn--primary">Submit application</button></div>
</form>
</main>
<footer class="site-footer container">Harrow Valley College of Agriculture is an equal opportunity institution. <a href="/privacy">Privacy</a></footer>`,
});
createApp(App).mount("#root");

/* what each question is: [key, place in the form, list of options] */
const SINGLE: [string, string, string?][] = [
	["term", "term", "terms"], ["major", "major", "majors"], ["firstName", "firstName"], ["middleName", "middleName"], ["lastName", "lastName"], ["goesBy", "goesBy"],
	["birthdate", "birthdate"], ["gender", "gender", "genders"], ["email", "email"], ["cell", "cell"], ["password", "password"], ["passwordAgain", "passwordAgain"], ["website", "website"],
	["line1", "address.line1"], ["line2", "address.line2"], ["town", "address.town"], ["state", "address.state", "states"], ["zip", "address.zip"], ["farm", "farm", "yesNo"],
	["hsName", "school.name"], ["hsCity", "school.city"], ["hsState", "school.state", "states"], ["standing", "school.standing", "grades"], ["graduation", "school.graduation"], ["gpa", "school.gpa"],
	["act", "act"], ["sat", "sat"], ["advisorName", "advisor.name"], ["advisorEmail", "advisor.email"],
	["motherFirst", "mother.first"], ["motherLast", "mother.last"], ["motherJob", "mother.job"], ["fatherFirst", "father.first"], ["fatherLast", "father.last"], ["fatherJob", "father.job"],
	["iceName", "emergency.name"], ["icePhone", "emergency.phone"],
	["citizenship", "citizenship", "citizenship"], ["hispanic", "hispanic", "yesNo"], ["race", "race", "races"], ["firstGen", "firstGen", "yesNo"], ["income", "income"],
	["heard", "heard", "heard"], ["shirt", "shirt", "shirts"], ["statement", "statement"], ["texts", "texts"], ["agree", "agree"],
];
const REPEATED: [string, string, number, [string, string?][]][] = [
	["sibling", "siblings", 2, [["first"], ["last"], ["age"]]],
	["activity", "activities", 3, [["type", "activityTypes"], ["group"], ["role"], ["did"], ["hours"], ["weeks"]]],
	["honor", "honors", 3, [["title"], ["grade", "grades"], ["about"]]],
];
function read(shown: boolean) {
	const answers = {};
	const put = (key, value, list) => {
		answers[key] = !shown || typeof value === "boolean" ? value : list ? (lists[list].find((each) => each.value === value)?.text ?? "") : String(value);
	};
	for (const [key, place, list] of SINGLE) put(key, place.split(".").reduce((at, step) => at[step], form), list);
	for (const [name, place, count, fields] of REPEATED)
		for (let i = 0; i < count; i++) for (const [field, list] of fields) put(`${name}${i}.${field}`, form[place][i]?.[field] ?? "", list);
	return answers;
}
/* what is drawn now, where it is drawn; a closed card shows its texts */
const IDS = { term: "entryTerm", major: "program", line1: "street", line2: "street2", state: "homeState" };
function drawn() {
	const shown = read(true);
	for (const key of Object.keys(shown)) {
		const box = document.getElementById(
			IDS[key] ?? key.replace(/^sibling(\d)\.(.)(.*)/, (_, i, a, rest) => `sib${a.toUpperCase()}${rest}${i}`).replace(/^activity(\d)\.(.*)/, "act-$2-$1").replace(/^honor(\d)\.(.*)/, "honor-$2-$1"),
		);
		if (box instanceof HTMLSelectElement) shown[key] = box.value ? box.selectedOptions[0].text : "";
		else if (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) shown[key] = box.type === "checkbox" ? box.checked : box.value;
		else {
			const on = document.querySelector(`input[name="${key}"]:checked`);
			if (document.querySelector(`input[name="${key}"][type=radio]`)) shown[key] = on ? on.parentElement.innerText.trim() : "";
		}
	}
	return shown;
}
Object.assign(window, { formState: () => JSON.parse(JSON.stringify({ ...read(false), submitted })), formShown: drawn });
