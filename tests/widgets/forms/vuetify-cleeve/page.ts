import "vuetify/styles";
import "./page.css";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import * as directives from "vuetify/directives";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
// @ts-ignore the build with the template compiler
import { createApp, defineComponent, nextTick, reactive, ref, watch } from "vue/dist/vue.esm-bundler.js";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const SCHOOLS = [
	["Ashland High School", "Ashland", "OR", "380025"],
	["Ashland Valley High School", "Ashland", "OR", "380031"],
	["Ashland Valley Middle College", "Ashland", "VA", "470118"],
	["Ashland Greenwood High School", "Ashland", "NE", "280070"],
	["Ashlawn Academy", "Richmond", "VA", "470911"],
	["Siskiyou Union High School", "Mount Shasta", "CA", "052060"],
	["Grants Pass High School", "Grants Pass", "OR", "380420"],
	["Valley High School", "Sacramento", "CA", "052727"],
	["Yreka High School", "Yreka", "CA", "053900"],
].map(([name, city, state, ceeb]) => ({ name, city, state, ceeb }));
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"].map((title, i) => ({ title, value: i + 1 }));
const DIAL = [["Australia", "61", "AU"], ["Brazil", "55", "BR"], ["Canada", "1", "CA"], ["China", "86", "CN"], ["France", "33", "FR"], ["India", "91", "IN"], ["Mexico", "52", "MX"], ["Nigeria", "234", "NG"], ["United Kingdom", "44", "GB"], ["United States", "1", "US"]].map(([name, code, value]) => ({ title: `${name} (+${code})`, value }));
const EDUCATION = ["Did not finish high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree", "Unknown"];

const form = reactive<any>({
	first: "", middle: "", last: "", pronouns: null, email: "", phoneCountry: null, phone: "", dobMonth: null, dobDay: null, dobYear: null,
	street: "", apt: "", city: "", state: null, zip: "", country: null, password: "",
	languages: [], citizenship: null, sex: null, aid: null,
	school: null, gradYear: null, percentile: null, gpa: null, major: null, entry: null,
	p1First: "", p1Last: "", p1Educ: null, p2First: "", p2Last: "", p2Educ: null,
	ecName: "", ecPhone: "", counselorEmail: "", heard: null, roommate: "", diet: [], signature: "", optIn: false,
});
const siblings = ref<any[]>([]), activities = ref<any[]>([]), honors = ref<any[]>([]);
const submitted = ref(false);

const RichText = defineComponent({
	props: ["modelValue"],
	emits: ["update:modelValue"],
	template: `<div class="cc-editor"><div class="bar"><button type="button" tabindex="-1" title="Bold" @mousedown.prevent="run('bold')"><b>B</b></button><button type="button" tabindex="-1" title="Italic" @mousedown.prevent="run('italic')"><i>I</i></button><button type="button" tabindex="-1" title="Bulleted list" @mousedown.prevent="run('insertUnorderedList')">&bull;</button></div><div class="ProseMirror" contenteditable="true" translate="no" ref="box" @input="$emit('update:modelValue', $event.target.innerText.trim())"><p><br></p></div></div>`,
	methods: { run(name: string) { document.execCommand(name); } },
});

const template = `
<v-app><v-main>
<div class="cc-hero"><div class="text-h4">Cleeve College</div><div>Apply for admission &mdash; first-year students</div></div>
<v-container style="max-width: 1000px"><v-form @submit.prevent="submitted = true">
<v-card class="mb-6" title="Personal details" subtitle="As they appear on your official documents"><v-card-text>
 <v-row>
  <v-col cols="4"><v-text-field class="f-first" v-model="form.first" label="First (given) name*" /></v-col>
  <v-col cols="4"><v-text-field class="f-middle" v-model="form.middle" label="Middle name" /></v-col>
  <v-col cols="4"><v-text-field class="f-last" v-model="form.last" label="Last (family) name*" /></v-col>
  <v-col cols="6"><v-combobox class="f-pronouns" v-model="form.pronouns" label="Pronouns" :items="['She/Her','He/Him','They/Them']" hint="Choose or type your own" persistent-hint /></v-col>
  <v-col cols="6"><v-text-field class="f-email" type="email" v-model="form.email" label="Email*" autocomplete="email" /></v-col>
  <v-col cols="5"><v-autocomplete class="f-phoneCountry" v-model="form.phoneCountry" :items="dial" label="Country code" /></v-col>
  <v-col cols="7"><v-text-field class="f-phone" type="tel" v-model="form.phone" label="Cell phone" @blur="tidyPhone" /></v-col>
 </v-row>
 <div class="text-subtitle-1 mb-2">Birthdate*</div>
 <v-row>
  <v-col cols="5"><v-select class="f-dobMonth" v-model="form.dobMonth" :items="months" label="Month" variant="outlined" density="compact" /></v-col>
  <v-col cols="3"><v-select class="f-dobDay" v-model="form.dobDay" :items="days" label="Day" variant="outlined" density="compact" /></v-col>
  <v-col cols="4"><v-select class="f-dobYear" v-model="form.dobYear" :items="years" label="Year" variant="outlined" density="compact" /></v-col>
 </v-row>
 <div class="text-subtitle-1 mb-2">Permanent address</div>
 <v-row>
  <v-col cols="12"><v-autocomplete class="f-country" v-model="form.country" :items="countries" label="Country/Region*" auto-select-first /></v-col>
  <v-col cols="8"><v-text-field class="f-street" v-model="form.street" label="Street*" /></v-col>
  <v-col cols="4"><v-text-field class="f-apt" v-model="form.apt" label="Apartment, suite, etc." /></v-col>
  <v-col cols="5"><v-text-field class="f-city" v-model="form.city" label="City*" /></v-col>
  <v-col cols="4"><v-autocomplete class="f-state" v-model="form.state" :items="states" item-title="name" item-value="code" label="State*" :disabled="form.country && form.country !== 'United States of America'" /></v-col>
  <v-col cols="3"><v-text-field class="f-zip" v-model="form.zip" label="ZIP*" maxlength="10" /></v-col>
 </v-row>
 <v-text-field class="f-password" type="password" v-model="form.password" label="Create a portal password" autocomplete="new-password" />
</v-card-text></v-card>

<v-card class="mb-6" title="Background"><v-card-text>
 <v-combobox class="f-languages" v-model="form.languages" :items="langs" label="Languages you speak" multiple chips closable-chips hint="Press Enter after each" persistent-hint />
 <v-radio-group class="f-citizenship mt-4" v-model="form.citizenship" label="Citizenship">
  <v-radio label="U.S. citizen" value="us" /><v-radio label="U.S. permanent resident" value="pr" /><v-radio label="Undocumented or DACA" value="und" /><v-radio label="Citizen of another country" value="intl" />
 </v-radio-group>
 <v-label class="mb-1">Legal sex</v-label>
 <div class="mb-4"><v-btn-toggle class="f-sex" v-model="form.sex" variant="outlined" divided><v-btn value="F">Female</v-btn><v-btn value="M">Male</v-btn><v-btn value="X">X</v-btn></v-btn-toggle></div>
 <v-label class="mb-1">Do you plan to apply for need-based financial aid?</v-label>
 <div><v-btn-toggle class="f-aid" v-model="form.aid" color="primary" rounded="xl"><v-btn :value="true">Yes</v-btn><v-btn :value="false">No</v-btn></v-btn-toggle></div>
</v-card-text></v-card>

<v-card class="mb-6" title="Secondary school"><v-card-text>
 <v-autocomplete class="f-school" v-model="form.school" v-model:search="query" :items="found" :loading="loading" item-title="name" item-value="ceeb" return-object no-filter clearable placeholder="Type at least 3 letters" label="Current high school*" :no-data-text="loading ? 'Searching…' : 'No matching school'">
  <template #item="{ props, item }"><v-list-item v-bind="props" :subtitle="(item.raw || item).city + ', ' + (item.raw || item).state" /></template>
 </v-autocomplete>
 <v-label class="mb-1">Year of graduation*</v-label>
 <div class="mb-6"><v-btn-toggle class="f-gradYear" v-model="form.gradYear" mandatory="false" density="comfortable" border><v-btn v-for="y in [2026, 2027, 2028]" :key="y" :value="y">{{ y }}</v-btn></v-btn-toggle></div>
 <v-slider class="f-percentile mt-4" v-model="form.percentile" label="Class rank percentile" min="0" max="100" step="1" thumb-label>
  <template #append><span class="pct">{{ form.percentile === null ? '–' : form.percentile }}</span></template>
 </v-slider>
 <v-number-input class="f-gpa" v-model="form.gpa" label="Weighted cumulative GPA" :min="0" :max="5" :step="0.01" :precision="2" control-variant="stacked" />
 <v-autocomplete class="f-major" v-model="form.major" :items="majors" label="Academic interest" clearable />
 <v-label class="mb-1">Entry term</v-label>
 <div><v-btn-toggle class="f-entry" v-model="form.entry" variant="outlined"><v-btn value="2027-01">Spring 2027</v-btn><v-btn value="2027-08">Fall 2027</v-btn><v-btn value="2028-01">Spring 2028</v-btn></v-btn-toggle></div>
</v-card-text></v-card>

<v-card class="mb-6" title="Family"><v-card-text>
 <v-row v-for="p in [['p1','Parent / Guardian 1'],['p2','Parent / Guardian 2']]" :key="p[0]">
  <v-col cols="12" class="pb-0"><div class="text-subtitle-1">{{ p[1] }}</div></v-col>
  <v-col cols="4"><v-text-field :class="'f-' + p[0] + 'First'" v-model="form[p[0] + 'First']" label="First name" /></v-col>
  <v-col cols="4"><v-text-field :class="'f-' + p[0] + 'Last'" v-model="form[p[0] + 'Last']" label="Last name" /></v-col>
  <v-col cols="4"><v-select :class="'f-' + p[0] + 'Educ'" v-model="form[p[0] + 'Educ']" :items="education" label="Highest education" /></v-col>
 </v-row>
 <div class="text-subtitle-1 mt-4">Siblings</div>
 <v-table v-if="siblings.length"><thead><tr><th>Name</th><th>Age</th><th></th></tr></thead><tbody>
  <tr v-for="(s, i) in siblings" :key="s.id"><td><v-text-field :class="'f-sib' + i + '_name'" v-model="s.name" variant="plain" density="compact" hide-details placeholder="First and last name" /></td><td><v-text-field :class="'f-sib' + i + '_age'" v-model="s.age" type="number" variant="plain" density="compact" hide-details /></td><td><v-btn size="small" variant="text" @click="siblings.splice(i, 1)">Remove</v-btn></td></tr>
 </tbody></v-table>
 <v-btn class="mt-2" variant="tonal" @click="addSibling">Add a sibling</v-btn>
</v-card-text></v-card>

<v-card class="mb-6" title="Activities" subtitle="Clubs, jobs, family duties, sports, art… whatever fills your time"><v-card-text>
 <v-expansion-panels v-model="openPanel">
  <v-expansion-panel v-for="(a, i) in activities" :key="a.id" :value="a.id">
   <v-expansion-panel-title>{{ a.org || 'Activity ' + (i + 1) }}</v-expansion-panel-title>
   <v-expansion-panel-text eager>
    <v-select :class="'f-act' + i + '_type'" v-model="a.type" :items="types" label="Type of activity" />
    <v-text-field :class="'f-act' + i + '_org'" v-model="a.org" label="Group or employer" />
    <v-text-field :class="'f-act' + i + '_role'" v-model="a.role" label="Position or title" />
    <v-label class="mb-1">Tell us about it</v-label>
    <rich-text :class="'f-act' + i + '_about'" v-model="a.about" />
    <v-label>School years involved</v-label>
    <v-chip-group :class="'f-act' + i + '_grades'" v-model="a.grades" multiple filter column><v-chip v-for="g in grades" :key="g.v" :value="g.v" variant="outlined">{{ g.t }}</v-chip></v-chip-group>
    <v-number-input :class="'f-act' + i + '_hours'" v-model="a.hours" label="Average hours a week" :min="0" :max="99" />
    <v-btn variant="text" color="error" size="small" @click="activities.splice(i, 1)">Delete this activity</v-btn>
   </v-expansion-panel-text>
  </v-expansion-panel>
 </v-expansion-panels>
 <v-btn class="mt-4" color="primary" @click="addActivity">Add an activity</v-btn>
</v-card-text></v-card>

<v-card class="mb-6"><v-data-table :headers="headers" :items="honors" hide-default-footer no-data-text="No honors entered">
 <template #top><v-toolbar flat><v-toolbar-title>Honors and awards</v-toolbar-title><v-btn class="me-2" border rounded="lg" text="Add honor" @click="newHonor" /></v-toolbar></template>
 <template #item.actions="{ index }"><v-btn size="small" variant="text" @click="honors.splice(index, 1)">Delete</v-btn></template>
</v-data-table></v-card>

<v-card class="mb-6" title="Almost done"><v-card-text>
 <v-textarea class="f-roommate" v-model="form.roommate" label="Write a short note to your future roommate" counter="800" rows="4" />
 <v-row><v-col cols="6"><v-text-field class="f-ecName" v-model="form.ecName" label="Emergency contact" /></v-col><v-col cols="6"><v-text-field class="f-ecPhone" v-model="form.ecPhone" label="Emergency contact's phone" type="tel" /></v-col></v-row>
 <v-text-field class="f-counselorEmail" v-model="form.counselorEmail" label="School counselor email" type="email" />
 <v-select class="f-heard" v-model="form.heard" :items="['College fair','Friend or relative','Mailing','Web search','Other']" label="How did you first learn about Cleeve?" />
 <v-combobox class="f-diet" v-model="form.diet" :items="['Vegetarian','Vegan','Halal','Kosher','Gluten free','Nut allergy']" label="Dietary needs (campus visit)" multiple chips />
 <v-checkbox class="f-optIn" v-model="form.optIn" label="Text me reminders and news. Message and data rates may apply." />
 <v-text-field class="f-signature" v-model="form.signature" label="Signature (type your full name)*" />
</v-card-text><v-card-actions><v-btn type="submit" color="primary" variant="flat">Submit my application</v-btn></v-card-actions></v-card>
</v-form></v-container>
<v-dialog v-model="dialog" max-width="520"><v-card title="Add honor"><v-card-text>
 <v-text-field class="f-dlgTitle" v-model="draft.title" label="Honor or award" />
 <v-select class="f-dlgGrade" v-model="draft.grade" :items="grades" item-title="t" item-value="v" label="Grade level received" />
</v-card-text><v-card-actions><v-spacer /><v-btn text="Cancel" variant="plain" @click="dialog = false" /><v-btn text="Save" @click="saveHonor" /></v-card-actions></v-card></v-dialog>
</v-main></v-app>`;

let ids = 0;
const GRADES = [{ t: "Freshman (9)", v: 9 }, { t: "Sophomore (10)", v: 10 }, { t: "Junior (11)", v: 11 }, { t: "Senior (12)", v: 12 }];
const app = createApp({
	template,
	components: { RichText },
	setup() {
		const query = ref(""), found = ref<any[]>([]), loading = ref(false), openPanel = ref<any>(), dialog = ref(false), draft = ref<any>({ title: "", grade: null });
		let timer = 0;
		watch(query, (text: string) => {
			clearTimeout(timer);
			if (!text || text.length < 3 || text === form.school?.name) return;
			loading.value = true;
			timer = window.setTimeout(() => {
				found.value = SCHOOLS.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
				loading.value = false;
			}, 480);
		});
		return {
			form, siblings, activities, honors, submitted, query, found, loading, openPanel, dialog, draft,
			months: MONTHS, days: Array.from({ length: 31 }, (_, i) => i + 1), years: Array.from({ length: 16 }, (_, i) => 2013 - i),
			dial: DIAL, countries: COUNTRIES, states: STATES.map(([code, name]) => ({ code, name })), majors: MAJORS, education: EDUCATION, grades: GRADES,
			langs: ["Arabic", "English", "French", "German", "Hindi", "Japanese", "Mandarin", "Portuguese", "Spanish", "Vietnamese"],
			types: ["Academic club", "Arts", "Athletics", "Community service", "Debate/Speech", "Environmental", "Family responsibilities", "Student government", "Work (paid)", "Work (unpaid)"],
			headers: [{ title: "Honor", key: "title", sortable: false }, { title: "Grade level", key: "gradeText", sortable: false }, { title: "", key: "actions", sortable: false }],
			tidyPhone() {
				const digits = form.phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
				if (digits.length === 10) form.phone = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
			},
			addSibling: () => siblings.value.push({ id: ++ids, name: "", age: "" }),
			addActivity() {
				activities.value.push({ id: ++ids, type: null, org: "", role: "", about: "", grades: [], hours: null });
				nextTick(() => (openPanel.value = ids));
			},
			newHonor() { draft.value = { title: "", grade: null }; dialog.value = true; },
			saveHonor() {
				honors.value.push({ ...draft.value, gradeText: GRADES.find(({ v }) => v === draft.value.grade)?.t ?? "" });
				dialog.value = false;
			},
		};
	},
});
app.use(createVuetify({ components, directives, icons: { defaultSet: "mdi", aliases, sets: { mdi } }, theme: { defaultTheme: "light", themes: { light: { colors: { primary: "#4a1c40" } } } } }));
app.mount("#root");

const plain = (v: any) => JSON.parse(JSON.stringify(v ?? null));
const ACT = ["type", "org", "role", "about", "grades", "hours"];
(window as any).formState = () => {
	const state: any = { ...plain(form), school: form.school?.name ?? "", submitted: submitted.value };
	for (const i of [0, 1]) for (const f of ["name", "age"]) state[`sib${i}_${f}`] = String(siblings.value[i]?.[f] ?? "");
	for (const i of [0, 1, 2]) {
		for (const f of ACT) state[`act${i}_${f}`] = activities.value[i] ? plain(activities.value[i][f]) : f === "grades" ? [] : f === "type" || f === "hours" ? null : "";
		for (const f of ["title", "grade"]) state[`honor${i}_${f}`] = honors.value[i] ? plain(honors.value[i][f]) : f === "grade" ? null : "";
	}
	return state;
};
const textOf = (el: Element | null | undefined) => (el?.textContent ?? "").trim();
const read = (key: string): unknown => {
	const root = document.querySelector(`.f-${key}`);
	if (!root) return key.endsWith("_grades") ? [] : "";
	if (root.matches(".v-btn-toggle")) return textOf(root.querySelector(".v-btn--active"));
	if (root.matches(".v-chip-group")) return [...root.querySelectorAll(".v-chip--selected")].map(textOf);
	if (root.matches(".v-slider")) return textOf(root.querySelector(".pct"));
	if (root.matches(".v-checkbox")) return root.querySelector("input")!.checked;
	if (root.matches(".v-radio-group")) return textOf(root.querySelector("input:checked")?.closest(".v-radio")?.querySelector("label"));
	if (root.matches(".cc-editor")) return (root.querySelector(".ProseMirror") as HTMLElement).innerText.trim() || textOf(root.querySelector(".ProseMirror"));
	if (root.matches(".f-languages, .f-diet")) return [...root.querySelectorAll(".v-chip__content")].map(textOf);
	const box = root.querySelector("input:not([type=hidden]), textarea") as HTMLInputElement;
	if (root.matches(".v-select") && !root.matches(".v-autocomplete, .v-combobox")) return textOf(root.querySelector(".v-select__selection"));
	return box.value || textOf(root.querySelector(".v-autocomplete__selection, .v-combobox__selection"));
};
(window as any).formShown = () => {
	const shown: any = {};
	for (const key of Object.keys((window as any).formState())) {
		if (key === "submitted") continue;
		const honor = key.match(/^honor(\d)_(.*)/);
		shown[key] = honor ? (honors.value[+honor[1]] ? textOf(document.querySelectorAll(".v-data-table tbody tr")[+honor[1]]?.querySelectorAll("td")[honor[2] === "title" ? 0 : 1]) : "") : read(key);
	}
	return shown;
};
