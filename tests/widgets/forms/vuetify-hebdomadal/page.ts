import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import "vuetify/styles";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import { MAJORS, STATES } from "../../lists";
import "./page.css";

const MOST = 3;
const form = reactive<Record<string, any>>({
	first: "", middle: "", last: "", badge: "", birthday: null, email: "", mobile: "", street: "", apartment: "", town: "", state: null, zip: "", gender: null, shirt: null, diet: [],
	school: "", schoolTown: "", schoolState: null, grade: null, gradYear: null, gpa: null, gpaScale: null, rank: null, classSize: null, psat: null, satReading: null, satMath: null, major: null,
	firstGen: null, marital: null, householdSize: null, income: null, siblings: null, emergencyName: "", emergencyPhone: "",
	hispanic: null, race: [], citizenship: null,
	essay: "", heard: null, guardianSignature: "", releases: false,
});
const adult = () => ({ name: "", relation: null, schooling: null, work: "", employer: "", phone: "" });
const adults = reactive<Record<string, any>[]>([adult(), adult()]);
const activity = () => ({ kind: null, group: "", role: "", grades: [], hours: null, weeks: null, story: "" });
const activities = reactive<Record<string, any>[]>([activity()]);
const sent = ref(false);

const App = {
	setup() {
		return {
			form, adults, activities, sent, MOST, MAJORS,
			panels: ref(["you", "school", "home", "do", "end"]),
			STATES: STATES.map(([value, title]) => ({ value, title })),
			KINDS: ["Academic club or team", "Arts, music or theater", "Athletics", "Debate or speech", "Environment and conservation", "Family responsibilities", "Paid job", "Robotics or computing", "Student government", "Volunteering", "Something else"],
			SCHOOLING: ["Less than high school", "High school diploma or GED", "Some college or trade school", "Two-year degree", "Four-year degree", "Graduate or professional degree", "Not sure"],
			RELATIONS: ["Parent", "Stepparent", "Grandparent", "Foster parent", "Legal guardian", "Other adult"],
			INCOMES: [
				{ title: "Under $30,000", value: "A" }, { title: "$30,000 – $49,999", value: "B" }, { title: "$50,000 – $74,999", value: "C" },
				{ title: "$75,000 – $99,999", value: "D" }, { title: "$100,000 or more", value: "E" }, { title: "Prefer not to answer", value: "X" },
			],
			add: () => activities.push(activity()),
			drop: (index: number) => activities.splice(index, 1),
			send: () => { sent.value = true; },
		};
	},
	template: `
<v-app><v-main>
<div class="river"><v-container class="wide"><h1>Headwaters Summer Science Institute</h1><p>Six weeks of stream ecology, chemistry and camp cooking at our field station, for students finishing grades 10, 11 and 12. Room, board and travel are free to every student admitted.</p></v-container></div>
<v-container class="wide"><v-form @submit.prevent="send">
<v-expansion-panels v-model="panels" multiple variant="accordion">

<v-expansion-panel value="you" title="1. You"><v-expansion-panel-text><v-row>
	<v-col cols="12" sm="4"><v-text-field id="first" v-model="form.first" label="First name *" /></v-col>
	<v-col cols="12" sm="4"><v-text-field id="middle" v-model="form.middle" label="Middle name" /></v-col>
	<v-col cols="12" sm="4"><v-text-field id="last" v-model="form.last" label="Last name *" /></v-col>
	<v-col cols="12" sm="6"><v-text-field id="badge" v-model="form.badge" label="Preferred name" hint="What your friends call you; it goes on your name badge." persistent-hint /></v-col>
	<v-col cols="12" sm="6"><v-date-input id="birthday" v-model="form.birthday" label="Birthday *" placeholder="mm/dd/yyyy" prepend-icon="" prepend-inner-icon="$calendar" /></v-col>
	<v-col cols="12" sm="6"><v-text-field id="email" v-model="form.email" type="email" label="Email you check often *" /></v-col>
	<v-col cols="12" sm="6"><v-text-field id="mobile" v-model="form.mobile" type="tel" label="Cell phone" /></v-col>
	<v-col cols="12" sm="8"><v-text-field id="street" v-model="form.street" label="Home address *" /></v-col>
	<v-col cols="12" sm="4"><v-text-field id="apartment" v-model="form.apartment" label="Apt, unit, PO box" /></v-col>
	<v-col cols="12" sm="5"><v-text-field id="town" v-model="form.town" label="City or town *" /></v-col>
	<v-col cols="12" sm="4"><v-autocomplete id="state" v-model="form.state" :items="STATES" label="State *" /></v-col>
	<v-col cols="12" sm="3"><v-text-field id="zip" v-model="form.zip" label="ZIP *" /></v-col>
	<v-col cols="12" sm="4"><v-select id="gender" v-model="form.gender" :items="['Woman', 'Man', 'Nonbinary', 'I describe myself another way', 'Prefer not to say']" label="Gender (for cabin assignment)" /></v-col>
	<v-col cols="12" sm="4"><v-select id="shirt" v-model="form.shirt" :items="['XS', 'S', 'M', 'L', 'XL', '2XL']" label="T-shirt size" /></v-col>
	<v-col cols="12" sm="4"><v-select id="diet" v-model="form.diet" :items="['Vegetarian', 'Vegan', 'Halal', 'Kosher', 'Gluten free', 'Nut allergy', 'No restrictions']" multiple chips label="Food needs" /></v-col>
</v-row></v-expansion-panel-text></v-expansion-panel>

<v-expansion-panel value="school" title="2. School"><v-expansion-panel-text><v-row>
	<v-col cols="12" sm="6"><v-text-field id="school" v-model="form.school" label="Name of your high school *" /></v-col>
	<v-col cols="12" sm="3"><v-text-field id="schoolTown" v-model="form.schoolTown" label="City" /></v-col>
	<v-col cols="12" sm="3"><v-autocomplete id="schoolState" v-model="form.schoolState" :items="STATES" label="State" /></v-col>
	<v-col cols="12" sm="6"><v-radio-group v-model="form.grade" name="grade" inline label="Grade you are in this school year *"><v-radio v-for="g in ['9', '10', '11', '12']" :key="g" :label="g + 'th'" :value="g" /></v-radio-group></v-col>
	<v-col cols="12" sm="6"><v-select id="gradYear" v-model="form.gradYear" :items="[2026, 2027, 2028, 2029, 2030]" label="Year you will graduate" /></v-col>
	<v-col cols="12" sm="4"><v-number-input id="gpa" v-model="form.gpa" :precision="null" control-variant="hidden" label="Unweighted GPA" /></v-col>
	<v-col cols="12" sm="4"><v-select id="gpaScale" v-model="form.gpaScale" :items="['4.0 scale', '5.0 scale', '10-point scale', '100-point scale']" label="GPA scale" /></v-col>
	<v-col cols="12" sm="2"><v-number-input id="rank" v-model="form.rank" control-variant="hidden" label="Class rank" /></v-col>
	<v-col cols="12" sm="2"><v-number-input id="classSize" v-model="form.classSize" control-variant="hidden" label="Class size" /></v-col>
	<v-col cols="12" sm="4"><v-number-input id="psat" v-model="form.psat" control-variant="hidden" label="PSAT/NMSQT total, if taken" /></v-col>
	<v-col cols="12" sm="4"><v-number-input id="satReading" v-model="form.satReading" control-variant="hidden" label="SAT Reading & Writing" /></v-col>
	<v-col cols="12" sm="4"><v-number-input id="satMath" v-model="form.satMath" control-variant="hidden" label="SAT Math" /></v-col>
	<v-col cols="12"><v-autocomplete id="major" v-model="form.major" :items="MAJORS" label="What do you hope to study in college?" /></v-col>
</v-row></v-expansion-panel-text></v-expansion-panel>

<v-expansion-panel value="home" title="3. The adults at home"><v-expansion-panel-text>
	<p class="mb-4">We ask so that we can reach your family and report to our funders. Nothing here affects whether you are admitted.</p>
	<div v-for="(a, i) in adults" :key="i"><div class="sub">{{ i ? 'Second parent or guardian' : 'First parent or guardian' }}</div><v-row>
		<v-col cols="12" sm="6"><v-text-field :id="'adult' + i + '-name'" v-model="a.name" label="First and last name" /></v-col>
		<v-col cols="12" sm="6"><v-select :id="'adult' + i + '-relation'" v-model="a.relation" :items="RELATIONS" label="Relationship to you" /></v-col>
		<v-col cols="12" sm="6"><v-select :id="'adult' + i + '-schooling'" v-model="a.schooling" :items="SCHOOLING" label="How far did this person go in school?" /></v-col>
		<v-col cols="12" sm="6"><v-text-field :id="'adult' + i + '-work'" v-model="a.work" label="Kind of work" /></v-col>
		<v-col cols="12" sm="6"><v-text-field :id="'adult' + i + '-employer'" v-model="a.employer" label="Place of work" /></v-col>
		<v-col cols="12" sm="6"><v-text-field :id="'adult' + i + '-phone'" v-model="a.phone" type="tel" label="Best phone number" /></v-col>
	</v-row></div>
	<div class="sub">Household</div><v-row>
		<v-col cols="12" sm="4"><v-select id="marital" v-model="form.marital" :items="['Married', 'Unmarried, living together', 'Separated', 'Divorced', 'Widowed', 'Never married']" label="Your parents are" /></v-col>
		<v-col cols="12" sm="4"><v-number-input id="siblings" v-model="form.siblings" :min="0" control-variant="stacked" label="Brothers and sisters" /></v-col>
		<v-col cols="12" sm="4"><v-number-input id="householdSize" v-model="form.householdSize" :min="1" control-variant="stacked" label="People living in your home" /></v-col>
		<v-col cols="12"><v-select id="income" v-model="form.income" :items="INCOMES" label="Household income last year" /></v-col>
		<v-col cols="12"><v-radio-group v-model="form.firstGen" name="firstGen" inline label="Would you be the first in your family to finish college?"><v-radio v-for="o in ['Yes', 'No', 'Not sure']" :key="o" :label="o" :value="o" /></v-radio-group></v-col>
		<v-col cols="12" sm="6"><v-text-field id="emergencyName" v-model="form.emergencyName" label="Emergency contact (not listed above)" /></v-col>
		<v-col cols="12" sm="6"><v-text-field id="emergencyPhone" v-model="form.emergencyPhone" type="tel" label="Emergency contact’s phone" /></v-col>
	</v-row>
</v-expansion-panel-text></v-expansion-panel>

<v-expansion-panel value="do" title="4. What you do outside class"><v-expansion-panel-text>
	<p class="mb-4">Clubs, teams, jobs, caring for family: whatever takes your time. Up to three, the one that matters most to you first.</p>
	<v-card v-for="(a, i) in activities" :key="i" variant="outlined" class="mb-4 activity"><v-card-item><v-card-title><span class="card-no">{{ i + 1 }}</span>{{ a.group || 'New activity' }}</v-card-title><template #append><v-btn v-if="activities.length > 1" variant="text" size="small" @click="drop(i)">Remove</v-btn></template></v-card-item>
		<v-card-text><v-row>
			<v-col cols="12" sm="6"><v-select :id="'act' + i + '-kind'" v-model="a.kind" :items="KINDS" label="Kind of activity" /></v-col>
			<v-col cols="12" sm="6"><v-text-field :id="'act' + i + '-group'" v-model="a.group" label="Group, team or employer" /></v-col>
			<v-col cols="12" sm="6"><v-text-field :id="'act' + i + '-role'" v-model="a.role" label="Your role" counter="50" maxlength="50" /></v-col>
			<v-col cols="12" sm="6"><v-select :id="'act' + i + '-grades'" v-model="a.grades" :items="['9th', '10th', '11th', '12th']" multiple chips label="Grades when you did it" /></v-col>
			<v-col cols="6"><v-number-input :id="'act' + i + '-hours'" v-model="a.hours" :min="0" :max="168" control-variant="stacked" label="Hours a week" /></v-col>
			<v-col cols="6"><v-number-input :id="'act' + i + '-weeks'" v-model="a.weeks" :min="0" :max="52" control-variant="stacked" label="Weeks a year" /></v-col>
			<v-col cols="12"><v-textarea :id="'act' + i + '-story'" v-model="a.story" label="What did you do or accomplish?" counter="150" maxlength="150" rows="2" auto-grow /></v-col>
		</v-row></v-card-text></v-card>
	<v-btn variant="tonal" color="primary" :disabled="activities.length >= MOST" @click="add">Add another activity</v-btn>
</v-expansion-panel-text></v-expansion-panel>

<v-expansion-panel value="background" title="5. Background (optional)"><v-expansion-panel-text><v-row>
	<v-col cols="12" sm="6"><v-radio-group v-model="form.hispanic" name="hispanic" inline label="Do you identify as Hispanic or Latino?"><v-radio v-for="o in ['Yes', 'No', 'Decline to state']" :key="o" :label="o" :value="o" /></v-radio-group></v-col>
	<v-col cols="12" sm="6"><v-select id="race" v-model="form.race" :items="['American Indian or Alaska Native', 'Asian', 'Black or African American', 'Native Hawaiian or Pacific Islander', 'White', 'Another race']" multiple chips label="Race (select all that apply)" /></v-col>
	<v-col cols="12"><v-select id="citizenship" v-model="form.citizenship" :items="['U.S. citizen or national', 'U.S. permanent resident', 'DACA or undocumented', 'Visiting on a visa']" label="Citizenship or immigration status" /></v-col>
</v-row></v-expansion-panel-text></v-expansion-panel>

<v-expansion-panel value="end" title="6. In your own words"><v-expansion-panel-text>
	<v-textarea id="essay" v-model="form.essay" label="Tell us about a place outdoors that you know well (300 words)" rows="5" />
	<v-select id="heard" v-model="form.heard" :items="['A teacher or counselor', 'A past participant', 'Social media', 'Web search', 'Other']" label="How did you hear about Headwaters?" class="mt-3" />
	<v-text-field id="guardianSignature" v-model="form.guardianSignature" label="Signature of parent or guardian (type full name)" class="mt-3" />
	<v-checkbox id="releases" v-model="form.releases" label="We have read and agree to the medical and photo releases." />
</v-expansion-panel-text></v-expansion-panel>
</v-expansion-panels>
<v-alert v-if="sent" type="success" class="mt-4">Thank you! We have your application.</v-alert>
<v-btn type="submit" color="primary" size="large" class="my-6">Send my application</v-btn>
</v-form></v-container></v-main></v-app>`,
};

createApp(App).use(createVuetify({
	components,
	icons: { defaultSet: "mdi", aliases, sets: { mdi } },
	theme: { defaultTheme: "headwaters", themes: { headwaters: { dark: false, colors: { primary: "#0b4f6c", secondary: "#2a7f86" } } } },
	defaults: { VTextField: { variant: "outlined", density: "comfortable" }, VSelect: { variant: "outlined", density: "comfortable" }, VAutocomplete: { variant: "outlined", density: "comfortable" }, VNumberInput: { variant: "outlined", density: "comfortable" }, VDateInput: { variant: "outlined", density: "comfortable" }, VTextarea: { variant: "outlined" } },
})).mount("#root");

const up = (word: string) => word[0].toUpperCase() + word.slice(1);
const iso = (date: unknown) => (date instanceof Date ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}` : date);
const ADULT = Object.keys(adult()), ACTIVITY = Object.keys(activity());
(window as any).formState = () => {
	const state: Record<string, unknown> = JSON.parse(JSON.stringify({ ...form, birthday: iso(form.birthday) }));
	adults.forEach((each, n) => ADULT.forEach((part) => { state[`adult${n + 1}${up(part)}`] = each[part]; }));
	for (let n = 0; n < MOST; n++) for (const part of ACTIVITY) { const held = activities[n]?.[part]; state[`activity${n + 1}${up(part)}`] = held == null ? "" : Array.isArray(held) ? (held.length ? [...held] : "") : held; }
	return { ...state, submitted: sent.value };
};
const shown = (id: string): unknown => {
	const element = document.getElementById(id) as HTMLInputElement | null;
	if (!element) return "";
	if (element.type === "checkbox") return element.checked;
	const select = element.closest(".v-select");
	if (select) {
		const texts = [...select.querySelectorAll(".v-select__selection")].map((each) => each.textContent!.trim());
		return select.classList.contains("v-select--chips") ? texts : (texts[0] ?? "");
	}
	return element.value;
};
const picked = (name: string) => document.querySelector(`input[name="${name}"]:checked`)?.closest(".v-radio")?.textContent!.trim() ?? "";
(window as any).formShown = () => {
	const read: Record<string, unknown> = {};
	for (const key of Object.keys(form)) read[key] = ["grade", "firstGen", "hispanic"].includes(key) ? picked(key) : shown(key);
	for (const n of [0, 1]) for (const part of ADULT) read[`adult${n + 1}${up(part)}`] = shown(`adult${n}-${part}`);
	for (let n = 0; n < MOST; n++) for (const part of ACTIVITY) read[`activity${n + 1}${up(part)}`] = shown(`act${n}-${part}`);
	return read;
};
