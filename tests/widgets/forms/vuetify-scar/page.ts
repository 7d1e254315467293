import "vuetify/styles";
import "./scar.css";
// @ts-ignore
import { createApp, reactive, ref, watch, computed } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import * as directives from "vuetify/directives";
import { COUNTRIES, STATES } from "../../lists";

const SCHOOLS: [string, string, string, string][] = [
	["380030", "Ashland High School", "Ashland", "OR"],
	["380034", "Ashland Valley High School", "Ashland", "OR"],
	["220080", "Ashland High School", "Ashland", "MA"],
	["360210", "Ashland High School", "Ashland", "OH"],
	["382265", "Astoria High School", "Astoria", "OR"],
	["053910", "Yreka High School", "Yreka", "CA"],
	["053912", "Yreka Union Continuation School", "Yreka", "CA"],
	["380715", "North Medford High School", "Medford", "OR"],
	["380718", "South Medford High School", "Medford", "OR"],
	["380210", "Marshfield High School", "Coos Bay", "OR"],
	["380805", "North Bend High School", "North Bend", "OR"],
	["053300", "Valley High School", "Santa Ana", "CA"],
	["290145", "Valley High School", "Las Vegas", "NV"],
	["480865", "Ballard High School", "Seattle", "WA"],
	["381075", "Tillamook High School", "Tillamook", "OR"],
];
const schoolServer = (q: string) =>
	new Promise<any[]>((done) =>
		setTimeout(() => {
			const words = q.toLowerCase().split(/\s+/).filter(Boolean);
			done(
				SCHOOLS.filter((s) => words.every((w) => s.join(" ").toLowerCase().includes(w)))
					.slice(0, 8)
					.map(([ceeb, name, city, st]) => ({ ceeb, name, place: `${city}, ${st}` })),
			);
		}, 380),
	);

const newActivity = () => ({ category: null, org: "", role: null, detail: "", grades: [] as number[], hours: null, weeks: null, uid: ++uid });
let uid = 0;
const m: any = reactive({
	legalFirst: "", legalMiddle: "", legalLast: "", suffix: null, dob: null, email: "", cell: "",
	street: "", unit: "", city: "", state: null, zip: "", birthCountry: null, citizen: null, gender: null, agi: null, firstGen: null,
	hs: null, gradMonth: null, gradYear: null, gpa: null, rank: null, term: null, program: null, satEbrw: null, satMath: null, act: null,
	moFirst: "", moLast: "", moEd: null, faFirst: "", faLast: "", faEd: null,
	emgName: "", emgPhone: "", counselorEmail: "", ssn: "", coverall: null, hear: null, essay: "", sms: false, certify: false, fax: "",
});
const honors: any[] = reactive([{ name: "", grade: null }, { name: "", grade: null }, { name: "", grade: null }]);
const acts: any[] = reactive([]);
let submitted = false;

const R: Record<string, HTMLElement> = {};
const r = (key: string) => (el: any) => {
	if (el) R[key] = el.$el ?? el;
};

const tf = (key: string, label: string, more = "") => `<v-text-field :ref="r('${key}')" v-model="m.${key}" label="${label}" ${more}></v-text-field>`;
const col = (md: number, inner: string) => `<v-col cols="12" md="${md}">${inner}</v-col>`;

const template = `
<v-app><v-app-bar color="blue-grey-darken-3" flat><v-app-bar-title>Coos Head College of Agriculture &amp; Maritime Studies</v-app-bar-title></v-app-bar>
<v-main><v-container style="max-width: 1080px">
<h1 class="text-h5 mb-1">Application for First-Year Admission</h1>
<p class="text-body-2 mb-4">Fields marked with an asterisk (*) must be completed. Your work is kept in this browser until you submit it.</p>
<v-form @submit.prevent="send">
<v-expansion-panels v-model="open" multiple variant="accordion">
 <v-expansion-panel value="you"><v-expansion-panel-title>1. About You</v-expansion-panel-title><v-expansion-panel-text>
  <v-row>
   ${col(4, tf("legalFirst", "Legal first name *", `name="applicant[first]" :rules="[need]"`))}
   ${col(3, tf("legalMiddle", "Middle name", `name="applicant[middle]"`))}
   ${col(3, tf("legalLast", "Legal last name *", `name="applicant[last]" :rules="[need]"`))}
   ${col(2, `<v-select :ref="r('suffix')" v-model="m.suffix" :items="['Jr.','Sr.','II','III','IV']" label="Suffix" clearable></v-select>`)}
  </v-row>
  <v-row>
   <v-col cols="12" md="4" :ref="r('dob')"><v-menu v-model="dobMenu" :close-on-content-click="false">
     <template #activator="{ props }"><v-text-field v-bind="props" :model-value="dobText" label="Date of birth *" readonly prepend-inner-icon="mdi-calendar" hint="Cadets must be 17 by the first day of sea term" persistent-hint></v-text-field></template>
     <v-date-picker v-model="m.dob" :max="new Date(2012, 11, 31)" @update:model-value="dobMenu = false" :year="2006" :month="0" show-adjacent-months></v-date-picker>
   </v-menu></v-col>
   ${col(4, tf("email", "E-mail *", `type="email" autocomplete="email" :rules="[need]"`))}
   ${col(4, tf("cell", "Cell phone", `type="tel" @blur="fixPhone" hint="10 digits" `))}
  </v-row>
  <div class="text-subtitle-1 mt-2 mb-2">Permanent residence</div>
  <v-row>
   ${col(8, tf("street", "Street address *", `name="res_addr"`))}
   ${col(4, tf("unit", "Apt / unit / slip", `name="res_addr2"`))}
   ${col(5, tf("city", "City or town *"))}
   ${col(4, `<v-autocomplete :ref="r('state')" v-model="m.state" :items="states" item-title="name" item-value="code" label="State / territory *" auto-select-first></v-autocomplete>`)}
   ${col(3, tf("zip", "ZIP *", `maxlength="10" inputmode="numeric"`))}
  </v-row>
  <div class="text-subtitle-1 mt-2 mb-2">Background</div>
  <p class="text-caption">The Coast Guard requires us to confirm eligibility for a Merchant Mariner Credential. Other answers are voluntary.</p>
  <v-row>
   ${col(5, `<v-autocomplete :ref="r('birthCountry')" v-model="m.birthCountry" :items="countries" label="Country of birth" clearable></v-autocomplete>`)}
   ${col(7, `<v-radio-group :ref="r('citizen')" v-model="m.citizen" label="Citizenship" inline><v-radio label="U.S. citizen" value="USC"></v-radio><v-radio label="Permanent resident" value="LPR"></v-radio><v-radio label="Other" value="OTH"></v-radio></v-radio-group>`)}
   <v-col cols="12" md="6"><div class="text-body-2">Gender</div><v-chip-group :ref="r('gender')" v-model="m.gender" column><v-chip value="F">Woman / female</v-chip><v-chip value="M">Man / male</v-chip><v-chip value="X">Non-binary</v-chip><v-chip value="N">Prefer not to say</v-chip></v-chip-group></v-col>
   <v-col cols="12" md="6"><p class="mb-2">Will you be the first in your family to earn a bachelor's degree?</p><v-btn-toggle :ref="r('firstGen')" v-model="m.firstGen" density="compact" border divided><v-btn value="Y">Yes</v-btn><v-btn value="N">No</v-btn><v-btn value="U">Not sure</v-btn></v-btn-toggle></v-col>
   ${col(6, `<v-number-input :ref="r('agi')" v-model="m.agi" label="Household income last year" prefix="$" :step="500" :min="0" control-variant="stacked" hint="Used for the Harbor Grant only"></v-number-input>`)}
   ${col(6, tf("ssn", "Social Security number", `type="password" autocomplete="off" hint="Needed only if you apply for federal aid"`))}
  </v-row>
 </v-expansion-panel-text></v-expansion-panel>

 <v-expansion-panel value="school"><v-expansion-panel-title>2. Schooling and Plans</v-expansion-panel-title><v-expansion-panel-text>
  <v-row>
   <v-col cols="12"><v-autocomplete :ref="r('hs')" v-model="m.hs" v-model:search="hsSearch" :items="hsItems" :loading="hsBusy" item-title="name" item-value="ceeb" no-filter hide-no-data label="High school you attend or graduated from *" placeholder="Start typing the name or the town" append-inner-icon="mdi-magnify">
     <template #item="{ props, item }"><v-list-item v-bind="props" :subtitle="(item.raw || item).place"></v-list-item></template></v-autocomplete></v-col>
   ${col(4, `<v-select :ref="r('gradMonth')" v-model="m.gradMonth" :items="months" label="Graduation month"></v-select>`)}
   ${col(4, `<v-select :ref="r('gradYear')" v-model="m.gradYear" :items="years" label="Graduation year"></v-select>`)}
   ${col(4, `<v-number-input :ref="r('rank')" v-model="m.rank" label="Class rank" :min="1"></v-number-input>`)}
   ${col(4, `<v-number-input :ref="r('gpa')" v-model="m.gpa" label="GPA, unweighted (4.00 scale)" :precision="2" :min="0" :max="4" :step="0.01" control-variant="split"></v-number-input>`)}
   <v-col cols="12" md="8"><label class="text-body-2">When would you start with us?</label><v-chip-group :ref="r('term')" v-model="m.term" filter mandatory="false"><v-chip v-for="t in terms" :key="t.id" :value="t.id" label>{{ t.name }}</v-chip></v-chip-group></v-col>
   ${col(6, `<v-autocomplete :ref="r('program')" v-model="m.program" :items="programs" item-title="name" item-value="code" label="Intended program *"></v-autocomplete>`)}
   ${col(6, `<v-select :ref="r('hear')" v-model="m.hear" :items="['Boat show','College fair','FFA or 4-H','Friend or family','Social media']" label="How did you first learn of Coos Head?"></v-select>`)}
  </v-row>
  <div class="text-subtitle-1 mb-2">Admission tests (optional)</div>
  <v-row>
   ${col(4, `<v-number-input :ref="r('satEbrw')" v-model="m.satEbrw" label="SAT Reading &amp; Writing" :min="200" :max="800" :step="10" control-variant="hidden"></v-number-input>`)}
   ${col(4, `<v-number-input :ref="r('satMath')" v-model="m.satMath" label="SAT Math" :min="200" :max="800" :step="10" control-variant="hidden"></v-number-input>`)}
   ${col(4, `<v-number-input :ref="r('act')" v-model="m.act" label="ACT Composite" :min="1" :max="36" control-variant="hidden"></v-number-input>`)}
  </v-row>
  <v-row>${col(6, tf("counselorEmail", "School counselor's e-mail", `type="email" hint="We will ask for your transcript"`))}</v-row>
 </v-expansion-panel-text></v-expansion-panel>

 <v-expansion-panel value="family"><v-expansion-panel-title>3. Family and Contacts</v-expansion-panel-title><v-expansion-panel-text>
  <v-card variant="outlined" class="mb-4"><v-card-title class="text-subtitle-1">Mother / guardian 1</v-card-title><v-card-text><v-row>
   ${col(4, tf("moFirst", "First name"))}${col(4, tf("moLast", "Last name"))}${col(4, `<v-select :ref="r('moEd')" v-model="m.moEd" :items="eds" label="Highest education"></v-select>`)}
  </v-row></v-card-text></v-card>
  <v-card variant="outlined" class="mb-4"><v-card-title class="text-subtitle-1">Father / guardian 2</v-card-title><v-card-text><v-row>
   ${col(4, tf("faFirst", "First name"))}${col(4, tf("faLast", "Last name"))}${col(4, `<v-select :ref="r('faEd')" v-model="m.faEd" :items="eds" label="Highest education"></v-select>`)}
  </v-row></v-card-text></v-card>
  <v-card variant="tonal"><v-card-title class="text-subtitle-1">In case of emergency, notify</v-card-title><v-card-text><v-row>${col(6, tf("emgName", "Name"))}${col(6, tf("emgPhone", "Phone", `type="tel"`))}</v-row></v-card-text></v-card>
 </v-expansion-panel-text></v-expansion-panel>

 <v-expansion-panel value="beyond"><v-expansion-panel-title>4. Beyond the Classroom</v-expansion-panel-title><v-expansion-panel-text>
  <h3 class="text-subtitle-1">Activities, jobs and clubs</h3>
  <p class="text-body-2 mb-2">List what mattered most to you, in order. Boats, barns and bands all count.</p>
  <v-expansion-panels v-model="openAct" class="act-list mb-3">
   <v-expansion-panel v-for="(a, i) in acts" :key="a.uid" :value="a.uid"><v-expansion-panel-title>Entry {{ i + 1 }}<span v-if="a.org" class="text-medium-emphasis ms-2">{{ a.org }}</span></v-expansion-panel-title><v-expansion-panel-text>
    <v-row>
     <v-col cols="12" md="5"><v-select :ref="r('a' + i + 'category')" v-model="a.category" :items="kinds" label="Kind of activity"></v-select></v-col>
     <v-col cols="12" md="7"><v-text-field :ref="r('a' + i + 'org')" v-model="a.org" label="Organization, team or employer"></v-text-field></v-col>
     <v-col cols="12" md="6"><v-combobox :ref="r('a' + i + 'role')" v-model="a.role" :items="roles" label="Your role" hint="Pick one or type your own"></v-combobox></v-col>
     <v-col cols="6" md="3"><v-number-input :ref="r('a' + i + 'hours')" v-model="a.hours" label="Hours / week" :min="0" :max="80" control-variant="stacked" inset></v-number-input></v-col>
     <v-col cols="6" md="3"><v-number-input :ref="r('a' + i + 'weeks')" v-model="a.weeks" label="Weeks / year" :min="0" :max="52" control-variant="stacked" inset></v-number-input></v-col>
     <v-col cols="12"><span class="text-body-2">Grades in which you took part</span><v-chip-group :ref="r('a' + i + 'grades')" v-model="a.grades" multiple filter><v-chip v-for="g in [9,10,11,12]" :key="g" :value="g">{{ g }}th</v-chip></v-chip-group></v-col>
     <v-col cols="12"><v-textarea :ref="r('a' + i + 'detail')" v-model="a.detail" label="What did you do?" rows="2" auto-grow counter="300" maxlength="300"></v-textarea></v-col>
    </v-row>
    <v-btn size="small" variant="text" color="error" @click="acts.splice(i, 1)">Remove entry</v-btn>
   </v-expansion-panel-text></v-expansion-panel>
  </v-expansion-panels>
  <v-btn variant="outlined" prepend-icon="mdi-plus" :disabled="acts.length >= 6" @click="addAct">Add an entry</v-btn>

  <h3 class="text-subtitle-1 mt-6">Awards and honors</h3>
  <v-table density="comfortable"><thead><tr><th>Name of award</th><th style="width: 240px">Grade when received</th></tr></thead><tbody>
   <tr v-for="(h, i) in honors" :key="i"><td><v-text-field :ref="r('h' + i + 'name')" v-model="h.name" hide-details variant="underlined" density="compact"></v-text-field></td>
   <td><v-select :ref="r('h' + i + 'grade')" v-model="h.grade" :items="['9th','10th','11th','12th']" hide-details variant="underlined" density="compact"></v-select></td></tr>
  </tbody></v-table>
  <v-textarea class="mt-6" :ref="r('essay')" v-model="m.essay" label="Tell us about a time when the weather changed your plans (250-500 words)" rows="4"></v-textarea>
 </v-expansion-panel-text></v-expansion-panel>

 <v-expansion-panel value="sign"><v-expansion-panel-title>5. Before You Submit</v-expansion-panel-title><v-expansion-panel-text>
  <v-row>${col(4, `<v-select :ref="r('coverall')" v-model="m.coverall" :items="['XS','S','M','L','XL','2XL']" label="Coverall size (orientation issue)"></v-select>`)}</v-row>
  <v-switch :ref="r('sms')" v-model="m.sms" color="primary" label="Text me about events and deadlines. Message rates may apply."></v-switch>
  <v-checkbox :ref="r('certify')" v-model="m.certify" label="I certify that the information given is complete and true to the best of my knowledge."></v-checkbox>
  <div class="scar-hp" aria-hidden="true"><label>Fax<input :ref="r('fax')" v-model="m.fax" name="fax_number" tabindex="-1" autocomplete="off"></label></div>
  <v-btn type="submit" color="primary">Submit application</v-btn>
 </v-expansion-panel-text></v-expansion-panel>
</v-expansion-panels>
</v-form></v-container></v-main></v-app>`;

const app = createApp({
	template,
	setup() {
		const dobMenu = ref(false);
		const open = ref(["you", "school"]);
		const openAct = ref<number>();
		const hsSearch = ref("");
		const hsItems = ref<any[]>([]);
		const hsBusy = ref(false);
		let timer = 0;
		let asked = 0;
		watch(hsSearch, (q: string) => {
			clearTimeout(timer);
			if (!q || q.length < 3) return;
			if (hsItems.value.some((s: any) => s.name === q && s.ceeb === m.hs)) return;
			timer = window.setTimeout(async () => {
				const mine = ++asked;
				hsBusy.value = true;
				const rows = await schoolServer(q);
				if (mine !== asked) return;
				hsItems.value = rows;
				hsBusy.value = false;
			}, 250);
		});
		return {
			m, acts, honors, r, dobMenu, open, openAct, hsSearch, hsItems, hsBusy,
			need: (v: any) => !!v || "This field is required",
			dobText: computed(() => (m.dob ? new Date(m.dob).toLocaleDateString("en-US", { month: "short", day: "numeric", year: "numeric" }) : "")),
			fixPhone: () => {
				const d = m.cell.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
				m.cell = d.length === 10 ? `${d.slice(0, 3)}.${d.slice(3, 6)}.${d.slice(6)}` : m.cell;
			},
			addAct: () => {
				acts.push(newActivity());
				openAct.value = acts[acts.length - 1].uid;
			},
			send: () => {
				submitted = true;
			},
			states: STATES.map(([code, name]) => ({ code, name })),
			countries: COUNTRIES,
			months: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
			years: [2023, 2024, 2025, 2026, 2027, 2028],
			terms: [{ id: "2026F", name: "Fall 2026" }, { id: "2027S", name: "Spring 2027" }, { id: "2027F", name: "Fall 2027" }, { id: "2028S", name: "Spring 2028" }, { id: "2028F", name: "Fall 2028" }],
			programs: [["AGBS", "Agribusiness"], ["ANSC", "Animal Science"], ["AQUA", "Aquaculture"], ["ENVE", "Environmental Engineering"], ["ENVS", "Environmental Science"], ["FOR", "Forestry"], ["MENG", "Marine Engineering Technology"], ["MTRN", "Marine Transportation"], ["UND", "Undeclared"]].map(([code, name]) => ({ code, name })),
			eds: ["Less than high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree", "Unknown"],
			kinds: ["Agriculture, FFA or 4-H", "Arts or music", "Athletics", "Community service", "Debate or speech", "Environment or conservation", "Family responsibilities", "Job (paid)", "Science or math", "Student government", "Other"],
			roles: ["Captain", "Co-founder", "Crew member", "Employee", "Member", "President", "Secretary", "Treasurer", "Volunteer"],
		};
	},
});
app.use(createVuetify({ components, directives, defaults: { VTextField: { variant: "outlined", density: "comfortable" }, VSelect: { variant: "outlined", density: "comfortable" }, VAutocomplete: { variant: "outlined", density: "comfortable" } } }));
app.mount("#root");

const iso = (d: any) => {
	if (!d) return "";
	const x = new Date(d);
	return `${x.getFullYear()}-${String(x.getMonth() + 1).padStart(2, "0")}-${String(x.getDate()).padStart(2, "0")}`;
};
const ACT = ["category", "org", "role", "detail", "grades", "hours", "weeks"];
function state(): any {
	const all: any = JSON.parse(JSON.stringify({ ...m, dob: null }));
	for (const k of Object.keys(all)) if (all[k] === undefined) all[k] = null;
	all.dob = iso(m.dob);
	for (let i = 0; i < 3; i++) {
		for (const k of ACT) {
			const v = acts[i]?.[k];
			all[`a${i}${k}`] = k === "grades" ? [...(v ?? [])].sort((x: number, y: number) => x - y) : (v ?? (k === "org" || k === "detail" ? "" : null));
		}
		all[`h${i}name`] = honors[i].name;
		all[`h${i}grade`] = honors[i].grade;
	}
	return all;
}
function read(el: HTMLElement | undefined, now: any): any {
	// an entry that is folded away is not in the document: what it reads when it is opened again
	if (!el?.isConnected && now !== null && typeof now !== "boolean") return Array.isArray(now) ? now.map((g) => `${g}th`) : String(now);
	if (!el?.isConnected) return Array.isArray(now) ? [] : typeof now === "boolean" ? false : "";
	const texts = (css: string) => [...el.querySelectorAll(css)].map((e) => (e as HTMLElement).textContent!.trim());
	if (el.matches(".v-chip-group")) {
		const on = texts(".v-chip--selected");
		return Array.isArray(now) ? on : (on[0] ?? "");
	}
	if (el.matches(".v-btn-toggle")) return texts(".v-btn--active")[0] ?? "";
	if (el.querySelector("input[type=radio]")) return el.querySelector("input:checked")?.closest(".v-radio")?.textContent?.trim() ?? "";
	if (el.querySelector("input[type=checkbox]")) return el.querySelector<HTMLInputElement>("input")!.checked;
	const picked = texts(".v-select__selection-text, .v-autocomplete__selection-text, .v-combobox__selection-text");
	if (picked[0]) return picked[0];
	if (el.matches("input")) return (el as HTMLInputElement).value;
	if (el.matches(".v-select:not(.v-autocomplete):not(.v-combobox)")) return "";
	return el.querySelector<HTMLInputElement>("input, textarea:not(.v-textarea__sizer)")?.value ?? "";
}
Object.assign(window, {
	formState: () => ({ ...state(), submitted }),
	formShown: () => Object.fromEntries(Object.entries(state()).map(([k, v]) => [k, read(R[k], v)])),
});
