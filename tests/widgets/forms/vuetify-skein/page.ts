// @ts-expect-error the build with the template compiler has no types of its own
import { createApp, nextTick, reactive, ref, watch } from "vue/dist/vue.esm-bundler.js";
import "vuetify/styles";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import * as directives from "vuetify/directives";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const SCHOOLS = [
	["S-1180", "Ashland High School", "Ashland, OR"], ["S-1184", "Ashland Valley High School", "Ashland, OR"], ["S-2210", "Ashland Middle College High School", "Ashland, KY"],
	["S-0417", "Yreka High School", "Yreka, CA"], ["S-1920", "South Medford High School", "Medford, OR"], ["S-3001", "Valley High School", "Las Vegas, NV"],
].map(([id, name, place]) => ({ id, name, place }));
const CREW = ["Academic club", "Athletics", "Aviation / Civil Air Patrol", "Debate or speech", "Employment", "Environment / conservation", "JROTC / Sea Cadets", "Music", "Scouting", "Volunteer service"];

const m = reactive({
	track: null, last: "", first: "", middle: "", email: "", phone: "", street: "", unit: "", city: "", region: null, zip: "", dob: null, birthCountry: null,
	school: null, gradYear: null, gpa: null, satRw: null, satM: null, entry: null, major: null, languages: [], citizen: null, gender: null, firstGen: null,
	p1First: "", p1Last: "", p1Living: null, p2First: "", p2Last: "", p2Living: null, p1Email: "",
	emName: "", emPhone: "", uniform: null, swim: null, essay: "", heard: null, consent: false, sign: "",
}) as Record<string, unknown>;
const classes = reactive([0, 1, 2].map(() => ({ name: "", grade: "", credits: "" })));
const blank = () => ({ kind: null as string | null, org: "", role: "", grades: [] as number[], hours: 0, weeks: null as number | null, text: "" });
type Entry = ReturnType<typeof blank>;
const entries = reactive([]) as Entry[];
let submitted = false;

const app = createApp({
	setup() {
		const step = ref(1), dialog = ref(false), draft = ref(blank()), at = ref(-1);
		const schools = ref([] as typeof SCHOOLS), busy = ref(false), search = ref("");
		let timer = 0;
		watch(search, (text: string) => {
			clearTimeout(timer);
			if (!text || text.length < 3 || SCHOOLS.some((s) => s.id === m.school && s.name === text)) return;
			busy.value = true;
			timer = window.setTimeout(() => { schools.value = SCHOOLS.filter((s) => `${s.name} ${s.place}`.toLowerCase().includes(text.toLowerCase())); busy.value = false; }, 500);
		});
		const begin = (i: number) => { at.value = i; draft.value = i < 0 ? blank() : { ...entries[i] }; dialog.value = true; };
		const save = () => { if (!draft.value.org) return; const e = { ...draft.value, grades: [...draft.value.grades].sort((a, b) => a - b) }; if (at.value < 0) entries.push(e); else entries[at.value] = e; dialog.value = false; };
		const tidy = () => { const d = String(m.phone ?? "").replace(/\D/g, ""); if (d.length === 10) m.phone = `${d.slice(0, 3)}.${d.slice(3, 6)}.${d.slice(6)}`; };
		return { m, classes, entries, step, dialog, draft, begin, save, tidy, schools, busy, search, remove: (i: number) => entries.splice(i, 1), states: STATES.map(([value, title]) => ({ value, title })), countries: COUNTRIES, majors: MAJORS, kinds: CREW, years: ["2026", "2027", "2028"], required: [(v: unknown) => !!v || "Required"], send: () => { submitted = true; } };
	},
	template: `
<v-app><v-app-bar color="#0b2545" flat title="Skein Maritime & Aviation Academy"></v-app-bar><v-main><v-container style="max-width: 960px">
<h1 class="text-h5 my-4">Cadet Application</h1>
<v-form @submit.prevent="send">
<v-stepper v-model="step" :items="['Track', 'Application', 'Sign & send']" hide-actions>
 <template v-slot:item.1><v-card flat title="Choose a track"><v-card-text>
  <p class="mb-3">You may change your track until the end of the first term.</p>
  <v-btn-toggle v-model="m.track" data-cy="track" divided color="primary"><v-btn value="deck">Deck</v-btn><v-btn value="engine">Engine</v-btn><v-btn value="flight">Flight</v-btn></v-btn-toggle></v-card-text>
  <v-card-actions><v-btn color="primary" variant="flat" @click="step = 2">Continue</v-btn></v-card-actions></v-card></template>
 <template v-slot:item.2>
  <v-card flat><v-card-title>Cadet candidate</v-card-title><v-card-text>
   <v-row><v-col cols="4"><v-text-field v-model="m.last" data-cy="last" label="Surname" :rules="required" hint="As on your passport" persistent-hint></v-text-field></v-col>
    <v-col cols="4"><v-text-field v-model="m.first" data-cy="first" label="Given name" :rules="required"></v-text-field></v-col>
    <v-col cols="4"><v-text-field v-model="m.middle" data-cy="middle" label="Middle name"></v-text-field></v-col></v-row>
   <v-row><v-col cols="6"><v-text-field v-model="m.email" data-cy="email" type="email" label="Email" prepend-inner-icon="mdi-email"></v-text-field></v-col>
    <v-col cols="6"><v-text-field v-model="m.phone" data-cy="phone" label="Cell phone" @blur="tidy"></v-text-field></v-col></v-row>
   <v-row><v-col cols="8"><v-text-field v-model="m.street" data-cy="street" label="Home address"></v-text-field></v-col><v-col cols="4"><v-text-field v-model="m.unit" data-cy="unit" label="Apt / Unit"></v-text-field></v-col></v-row>
   <v-row><v-col cols="5"><v-text-field v-model="m.city" data-cy="city" label="City"></v-text-field></v-col>
    <v-col cols="4"><v-autocomplete v-model="m.region" data-cy="region" :items="states" label="State" clearable></v-autocomplete></v-col>
    <v-col cols="3"><v-text-field v-model="m.zip" data-cy="zip" label="ZIP code"></v-text-field></v-col></v-row>
   <v-row><v-col cols="6"><v-date-input v-model="m.dob" data-cy="dob" label="Date of birth" input-format="mm/dd/yyyy" prepend-icon="" prepend-inner-icon="$calendar"></v-date-input></v-col>
    <v-col cols="6"><v-autocomplete v-model="m.birthCountry" data-cy="birthCountry" :items="countries" label="Country of birth"></v-autocomplete></v-col></v-row>
   <v-radio-group v-model="m.citizen" data-cy="citizen" label="Citizenship (a Merchant Mariner Credential requires it)"><v-radio label="United States citizen" value="us"></v-radio><v-radio label="Lawful permanent resident" value="lpr"></v-radio><v-radio label="Other" value="oth"></v-radio></v-radio-group>
   <div class="text-subtitle-2 mb-1">Gender</div>
   <v-btn-toggle v-model="m.gender" data-cy="gender" variant="outlined" divided class="mb-4"><v-btn value="F">Female</v-btn><v-btn value="M">Male</v-btn><v-btn value="X">Another</v-btn></v-btn-toggle>
   <v-combobox v-model="m.languages" data-cy="languages" :items="['English','French','German','Mandarin','Portuguese','Spanish','Tagalog']" label="Languages you speak" multiple chips closable-chips hint="Press Enter after each one" persistent-hint></v-combobox>
  </v-card-text></v-card>
  <v-card flat title="Schooling"><v-card-text>
   <v-autocomplete v-model="m.school" v-model:search="search" data-cy="school" :items="schools" item-title="name" item-value="id" :loading="busy" no-filter hide-no-data label="High school" placeholder="Search by name"><template v-slot:item="{ props, item }"><v-list-item v-bind="props" :subtitle="(item.raw || item).place"></v-list-item></template></v-autocomplete>
   <v-row><v-col cols="4"><v-select v-model="m.gradYear" data-cy="gradYear" :items="years" label="Year of graduation"></v-select></v-col>
    <v-col cols="8"><v-number-input v-model="m.gpa" data-cy="gpa" label="Unweighted GPA (4.0 scale)" :min="0" :max="4" :step="0.1" :precision="2" control-variant="stacked"></v-number-input></v-col></v-row>
   <v-row><v-col><v-number-input v-model="m.satRw" data-cy="satRw" label="SAT Reading & Writing" :min="200" :max="800" control-variant="hidden"></v-number-input></v-col><v-col><v-number-input v-model="m.satM" data-cy="satM" label="SAT Math" :min="200" :max="800" control-variant="hidden"></v-number-input></v-col></v-row>
   <div class="text-subtitle-2 mb-1">Entering class</div>
   <v-btn-toggle v-model="m.entry" data-cy="entry" variant="outlined" class="mb-4"><v-btn value="2026-08">Fall 2026</v-btn><v-btn value="2027-08">Fall 2027</v-btn><v-btn value="2028-08">Fall 2028</v-btn></v-btn-toggle>
   <v-autocomplete v-model="m.major" data-cy="major" :items="majors" label="Intended major"></v-autocomplete>
   <div class="text-subtitle-1">Mathematics, science and other rigorous courses</div>
   <v-table density="compact"><thead><tr><th>Course title</th><th>Final grade</th><th>Credits</th></tr></thead><tbody><tr v-for="(c, i) in classes" :key="i">
    <td><v-text-field v-model="c.name" :data-cy="'c' + i + 'name'" variant="plain" density="compact" hide-details single-line></v-text-field></td>
    <td><v-text-field v-model="c.grade" :data-cy="'c' + i + 'grade'" variant="plain" density="compact" hide-details single-line></v-text-field></td>
    <td><v-text-field v-model="c.credits" :data-cy="'c' + i + 'credits'" variant="plain" density="compact" hide-details single-line></v-text-field></td></tr></tbody></v-table>
  </v-card-text></v-card>
  <v-card flat title="Experience" subtitle="Clubs, teams, jobs and service. Up to eight."><v-card-text>
   <v-table v-if="entries.length"><thead><tr><th>Type</th><th>Organization</th><th>Position</th><th>Grades</th><th>Hrs</th><th>Wks</th><th>Summary</th><th></th></tr></thead><tbody class="entries"><tr v-for="(e, i) in entries" :key="i"><td>{{ e.kind }}</td><td>{{ e.org }}</td><td>{{ e.role }}</td><td>{{ e.grades.join(', ') }}</td><td>{{ e.hours }}</td><td>{{ e.weeks }}</td><td>{{ e.text }}</td><td><v-btn size="small" variant="text" @click="begin(i)">Edit</v-btn><v-btn size="small" variant="text" @click="remove(i)">Delete</v-btn></td></tr></tbody></v-table>
   <v-btn variant="tonal" class="mt-3" @click="begin(-1)">Add experience</v-btn>
   <v-dialog v-model="dialog" max-width="640" persistent><v-card title="Experience"><v-card-text>
    <v-select v-model="draft.kind" data-cy="kind" :items="kinds" label="Type"></v-select>
    <v-text-field v-model="draft.org" data-cy="org" label="Organization or employer *"></v-text-field>
    <v-text-field v-model="draft.role" data-cy="role" label="Position, rank or title"></v-text-field>
    <div class="text-caption">Grade levels</div><v-chip-group v-model="draft.grades" data-cy="grades" multiple filter><v-chip v-for="g in [9,10,11,12]" :key="g" :value="g">{{ g }}th</v-chip></v-chip-group>
    <v-slider v-model="draft.hours" data-cy="hours" class="mt-6" :min="0" :max="40" :step="1" thumb-label="always" label="Hours per week"></v-slider>
    <v-number-input v-model="draft.weeks" data-cy="weeks" label="Weeks per year" :min="0" :max="52" control-variant="split"></v-number-input>
    <v-textarea v-model="draft.text" data-cy="text" label="What did you do?" rows="3" counter="300"></v-textarea>
   </v-card-text><v-card-actions><v-spacer></v-spacer><v-btn @click="dialog = false">Cancel</v-btn><v-btn color="primary" @click="save">Save</v-btn></v-card-actions></v-card></v-dialog>
  </v-card-text></v-card>
  <v-card flat title="Parents"><v-card-text>
   <v-row v-for="n in [1, 2]" :key="n"><v-col cols="12" class="pb-0">Parent {{ n }}</v-col><v-col cols="4"><v-text-field v-model="m['p' + n + 'First']" :data-cy="'p' + n + 'First'" label="First name"></v-text-field></v-col><v-col cols="4"><v-text-field v-model="m['p' + n + 'Last']" :data-cy="'p' + n + 'Last'" label="Last name"></v-text-field></v-col><v-col cols="4"><v-select v-model="m['p' + n + 'Living']" :data-cy="'p' + n + 'Living'" :items="['Living', 'Deceased', 'Unknown']" label="Living status"></v-select></v-col></v-row>
   <v-text-field v-model="m.p1Email" data-cy="p1Email" label="Parent email for the family newsletter"></v-text-field>
   <v-radio-group v-model="m.firstGen" data-cy="firstGen" inline label="Will you be the first in your family to attend college?"><v-radio label="Yes" value="Y"></v-radio><v-radio label="No" value="N"></v-radio></v-radio-group>
  </v-card-text></v-card>
  <v-card flat title="In case of emergency"><v-card-text><v-row><v-col><v-text-field v-model="m.emName" data-cy="emName" label="Contact's full name"></v-text-field></v-col><v-col><v-text-field v-model="m.emPhone" data-cy="emPhone" label="Contact's phone"></v-text-field></v-col></v-row>
   <v-select v-model="m.uniform" data-cy="uniform" :items="['XS','S','M','L','XL','XXL']" label="Coverall size"></v-select>
   <v-select v-model="m.swim" data-cy="swim" :items="['Cannot swim','Beginner','Can swim 100 m','Lifeguard']" label="Swimming ability"></v-select>
   <v-textarea v-model="m.essay" data-cy="essay" label="Why do you want a life at sea or in the air? (300 words)"></v-textarea>
   <v-select v-model="m.heard" data-cy="heard" :items="['Recruiter','Friend','Boat or air show','Web search']" label="How did you hear about Skein?"></v-select>
   <v-checkbox v-model="m.consent" data-cy="consent" label="I consent to a background check and drug screening under 46 CFR Part 16."></v-checkbox>
   <v-text-field v-model="m.sign" data-cy="sign" label="Electronic signature"></v-text-field></v-card-text>
   <v-card-actions><v-btn @click="step = 1">Back</v-btn><v-spacer></v-spacer><v-btn color="primary" variant="flat" @click="step = 3">Continue</v-btn></v-card-actions></v-card>
 </template>
 <template v-slot:item.3><v-card flat title="Send"><v-card-text>Look over your answers once more.</v-card-text><v-card-actions><v-btn @click="step = 2">Back</v-btn><v-btn type="submit" color="primary">Send application</v-btn></v-card-actions></v-card></template>
</v-stepper></v-form></v-container></v-main></v-app>`,
});
app.use(createVuetify({ components, directives })).mount("#root");
void nextTick;

const cols = ["kind", "org", "role", "grades", "hours", "weeks", "text"] as const;
const win = window as unknown as Record<string, unknown>;
const day = (d: Date) => `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, "0")}-${String(d.getDate()).padStart(2, "0")}`;
win.formState = () => {
	const out: Record<string, unknown> = { submitted };
	for (const [k, v] of Object.entries(m)) out[k] = v instanceof Date ? day(v) : Array.isArray(v) ? [...v] : (v ?? (typeof v === "undefined" ? "" : null));
	classes.forEach((c: Record<string, string>, i: number) => { for (const k of ["name", "grade", "credits"]) out[`classes.${i}.${k}`] = c[k]; });
	for (const i of [0, 1, 2]) for (const k of cols) { const v = entries[i]?.[k]; out[`exp.${i}.${k}`] = Array.isArray(v) ? [...v] : (v ?? (k === "grades" ? [] : "")); }
	return out;
};
const shownAt = (cy: string) => {
	const at = document.querySelector(`.v-main [data-cy="${cy}"]`);
	if (!at) return "";
	if (cy === "languages") return [...at.querySelectorAll(".v-chip__content")].map((e) => e.textContent?.trim());
	if (at.matches(".v-btn-toggle")) return at.querySelector(".v-btn--active")?.textContent?.trim() ?? "";
	if (at.querySelector("[type=radio]")) return at.querySelector(".v-selection-control--dirty label")?.textContent ?? "";
	const box = at.querySelector<HTMLInputElement>("input[type=checkbox]");
	if (box) return box.checked;
	const picked = at.querySelector(".v-select__selection-text, .v-autocomplete__selection-text");
	return picked?.textContent ?? at.querySelector<HTMLInputElement>("input, textarea")?.value ?? "";
};
win.formShown = () => {
	const out: Record<string, unknown> = {};
	for (const k of Object.keys(m)) out[k] = shownAt(k);
	for (const i of [0, 1, 2]) for (const k of ["name", "grade", "credits"]) out[`classes.${i}.${k}`] = shownAt(`c${i}${k}`);
	const rows = document.querySelectorAll(".entries > tr");
	for (const i of [0, 1, 2]) cols.forEach((k, n) => { out[`exp.${i}.${k}`] = rows[i]?.children[n]?.textContent ?? ""; });
	return out;
};
