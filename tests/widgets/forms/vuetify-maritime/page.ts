import "vuetify/styles";
import { createApp, defineComponent, reactive, toRaw } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";

const STATES: [string, string][] = (
	"AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,GU Guam,HI Hawaii,ID Idaho," +
	"IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri," +
	"MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon," +
	"PA Pennsylvania,PR Puerto Rico,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington," +
	"WV West Virginia,WI Wisconsin,WY Wyoming"
)
	.split(",")
	.map((each) => [each.slice(0, 2), each.slice(3)]);

const values = reactive({
	surname: "",
	given: "",
	middle: "",
	suffix: null,
	dob: null as Date | null,
	sex: null,
	citizen: null,
	ssn: "",
	email: "",
	cell: "",
	street: "",
	unit: "",
	city: "",
	state: null,
	zip: "",
	school: "",
	schoolState: null,
	gradDate: "",
	gpa: "",
	rank: null,
	classSize: null,
	collegeCredit: "",
	program: null,
	tests: [
		{ name: "SAT Evidence-Based Reading and Writing", score: "", taken: "" },
		{ name: "SAT Math", score: "", taken: "" },
		{ name: "ACT Composite*", score: "", taken: "" },
	],
	parents: [
		{ name: "", work: "", schooling: null },
		{ name: "", work: "", schooling: null },
	],
	siblings: [
		{ name: "", age: "" },
		{ name: "", age: "" },
	],
	service: [
		{ outfit: "", billet: "", hours: "", grades: [] },
		{ outfit: "", billet: "", hours: "", grades: [] },
		{ outfit: "", billet: "", hours: "", grades: [] },
	],
	awards: ["", "", ""],
	whySea: "",
	coverall: null,
	kinName: "",
	kinPhone: "",
	certify: false,
	signature: "",
});

let submitted = false;
const parts: Record<string, { el: HTMLElement; kind: string }> = {};
const keepers: Record<string, (it: any) => void> = {};
/** A ref that remembers the element of a question. */
const keep = (key: string, kind = "text") =>
	(keepers[key] ??= (it) => {
		if (it) parts[key] = { el: it.$el, kind };
	});

const Application = defineComponent({
	setup: () => ({
		v: values,
		keep,
		states: STATES.map(([value, title]) => ({ value, title })),
		abbreviations: STATES.map(([value]) => value),
		schooling: [
			{ value: 1, title: "Less than high school" },
			{ value: 2, title: "High school graduate / GED" },
			{ value: 3, title: "Some college, no degree" },
			{ value: 4, title: "Associate degree" },
			{ value: 5, title: "Bachelor's degree" },
			{ value: 6, title: "Master's degree or higher" },
		],
		citizenships: [
			{ value: "USC", title: "U.S. citizen" },
			{ value: "USN", title: "U.S. national (American Samoa, Swains Island)" },
			{ value: "LPR", title: "Lawful permanent resident" },
			{ value: "INTL", title: "Citizen of another country, not a permanent resident" },
		],
		programs: [
			"Marine Transportation (Deck, license track)",
			"Marine Engineering Operations (Engine, license track)",
			"Environmental Engineering (shoreside)",
			"Naval Architecture",
			"Facilities Engineering (shoreside)",
			"International Logistics and Trade",
			"Oceanography",
		],
		send: () => {
			submitted = true;
		},
	}),
	template: `
<v-app>
 <v-app-bar color="blue-grey-darken-4" density="compact"><v-app-bar-title>Puget Strait Maritime Academy</v-app-bar-title></v-app-bar>
 <v-main><v-container style="max-width: 900px">
 <h1 class="text-h5 mb-2">Application for Appointment &mdash; Entering Class, August 2027</h1>
 <p class="text-body-2 mb-4">Complete every block. Use your name exactly as it appears on your birth certificate or passport; the Coast Guard will issue your credential in that name. Incomplete applications are returned.</p>
 <v-form @submit.prevent="send">

 <v-card id="block-1" class="mb-6" variant="outlined">
  <v-card-title>Block 1. Candidate</v-card-title>
  <v-card-text>
   <v-row>
    <v-col cols="12" sm="4"><v-text-field :ref="keep('surname')" v-model="v.surname" label="Surname *" variant="outlined"/></v-col>
    <v-col cols="12" sm="3"><v-text-field :ref="keep('given')" v-model="v.given" label="Given name *" variant="outlined"/></v-col>
    <v-col cols="8" sm="3"><v-text-field :ref="keep('middle')" v-model="v.middle" label="Middle" hint="If none, leave empty. Do not write NMN." persistent-hint variant="outlined"/></v-col>
    <v-col cols="4" sm="2"><v-select :ref="keep('suffix','select')" v-model="v.suffix" :items="['Jr.','Sr.','II','III','IV']" label="Sfx." variant="outlined"/></v-col>
   </v-row>
   <v-row>
    <v-col cols="12" sm="4"><v-date-input :ref="keep('dob')" v-model="v.dob" label="Date of birth *" prepend-icon="" variant="outlined" hint="Candidates must have reached age 17 and not have passed age 25 on Reporting Day." persistent-hint/></v-col>
    <v-col cols="12" sm="3">
     <v-radio-group :ref="keep('sex','radio')" v-model="v.sex" label="Sex, for berthing" density="compact">
      <v-radio label="Male" value="M"/><v-radio label="Female" value="F"/>
     </v-radio-group>
    </v-col>
    <v-col cols="12" sm="5"><v-select :ref="keep('citizen','select')" v-model="v.citizen" :items="citizenships" label="Citizenship *" variant="outlined"/></v-col>
   </v-row>
   <v-row>
    <v-col cols="12" sm="4"><v-text-field :ref="keep('ssn')" v-model="v.ssn" label="Social Security no." placeholder="000-00-0000" autocomplete="off" variant="outlined" hint="Needed for the TWIC and Merchant Mariner Credential." persistent-hint/></v-col>
    <v-col cols="12" sm="4"><v-text-field :ref="keep('email')" v-model="v.email" type="email" label="E-mail *" variant="outlined" hint="Not a school account. It will be closed when you graduate." persistent-hint/></v-col>
    <v-col cols="12" sm="4"><v-text-field :ref="keep('cell')" v-model="v.cell" type="tel" label="Your cell phone *" variant="outlined"/></v-col>
   </v-row>
   <v-list-subheader class="px-0">Where mail reaches you</v-list-subheader>
   <v-row>
    <v-col cols="9"><v-text-field :ref="keep('street')" v-model="v.street" label="Number and street *" variant="outlined"/></v-col>
    <v-col cols="3"><v-text-field :ref="keep('unit')" v-model="v.unit" label="Apt./Unit" variant="outlined"/></v-col>
    <v-col cols="5"><v-text-field :ref="keep('city')" v-model="v.city" label="Town or city *" variant="outlined"/></v-col>
    <v-col cols="4"><v-autocomplete :ref="keep('state','auto')" v-model="v.state" :items="states" label="State or territory *" variant="outlined" clearable/></v-col>
    <v-col cols="3"><v-text-field :ref="keep('zip')" v-model="v.zip" label="ZIP *" variant="outlined" maxlength="10"/></v-col>
   </v-row>
  </v-card-text>
 </v-card>

 <v-card id="block-2" class="mb-6" variant="outlined">
  <v-card-title>Block 2. Schooling</v-card-title>
  <v-card-text>
   <v-row>
    <v-col cols="9"><div class="text-subtitle-2 mb-1">High school from which you will receive (or have received) your diploma</div><v-text-field :ref="keep('school')" v-model="v.school" variant="solo-filled" density="compact" hide-details/></v-col>
    <v-col cols="3"><div class="text-subtitle-2 mb-1">State it is in</div><v-select :ref="keep('schoolState','select')" v-model="v.schoolState" :items="abbreviations" variant="solo-filled" density="compact" hide-details/></v-col>
    <v-col cols="5"><div class="text-subtitle-2 mb-1">Date of graduation, actual or expected</div><v-text-field :ref="keep('gradDate')" v-model="v.gradDate" type="date" variant="solo-filled" density="compact" hide-details/></v-col>
    <v-col cols="7"><div class="text-subtitle-2 mb-1">Cumulative grade point average <span class="text-caption">(4.00 scale; no added weight for honors or AP)</span></div><v-text-field :ref="keep('gpa')" v-model="v.gpa" inputmode="decimal" placeholder="0.00" variant="solo-filled" density="compact" hide-details/></v-col>
   </v-row>
   <div class="d-flex align-center ga-3 mt-4">
    <span class="text-subtitle-2">Standing in class: number</span>
    <v-number-input :ref="keep('rank')" v-model="v.rank" :min="1" control-variant="hidden" variant="solo-filled" density="compact" hide-details max-width="110"/>
    <span class="text-subtitle-2">in a class of</span>
    <v-number-input :ref="keep('classSize')" v-model="v.classSize" :min="1" control-variant="hidden" variant="solo-filled" density="compact" hide-details max-width="110"/>
   </div>
   <div class="text-subtitle-2 mb-1 mt-4">If you have already taken courses for college credit, at which institution?</div>
   <v-text-field :ref="keep('collegeCredit')" v-model="v.collegeCredit" variant="solo-filled" density="compact" hide-details/>
   <div class="text-subtitle-2 mb-1 mt-4">Program you are applying for</div>
   <v-select :ref="keep('program','select')" v-model="v.program" :items="programs" placeholder="One only" variant="solo-filled" density="compact" hide-details/>
  </v-card-text>
 </v-card>

 <v-card id="block-3" class="mb-6" variant="outlined">
  <v-card-title>Block 3. Examinations</v-card-title>
  <v-card-subtitle style="white-space: normal">Best result in each. Leave a line blank if you have not sat that test; official reports follow later.</v-card-subtitle>
  <v-table density="comfortable">
   <thead><tr><th style="width: 50%">Test</th><th>Score</th><th>Month and year taken</th></tr></thead>
   <tbody>
    <tr v-for="(test, i) in v.tests" :key="test.name">
     <td>{{ test.name }}</td>
     <td><v-text-field :ref="keep('score' + i)" v-model="test.score" type="number" variant="underlined" density="compact" hide-details single-line/></td>
     <td><v-text-field :ref="keep('taken' + i)" v-model="test.taken" placeholder="MM/YYYY" variant="underlined" density="compact" hide-details single-line/></td>
    </tr>
   </tbody>
  </v-table>
  <v-card-text class="text-caption">* From one sitting. The Academy does not superscore the ACT.</v-card-text>
 </v-card>

 <v-card id="block-4" class="mb-6" variant="outlined">
  <v-card-title>Block 4. Family</v-card-title>
  <v-card-text>
   <v-row>
    <v-col v-for="(parent, i) in v.parents" :key="i" cols="12" md="6">
     <v-sheet border rounded class="pa-3 parent">
      <div class="text-overline">{{ i === 0 ? 'Mother or first parent/guardian' : 'Father or second parent/guardian' }}</div>
      <v-text-field :ref="keep('parent' + i)" v-model="parent.name" label="First name, M.I., last name" variant="underlined"/>
      <v-text-field :ref="keep('parentWork' + i)" v-model="parent.work" label="Trade or profession" variant="underlined"/>
      <v-select :ref="keep('parentSchool' + i,'select')" v-model="parent.schooling" :items="schooling" label="Highest schooling completed" variant="underlined"/>
     </v-sheet>
    </v-col>
   </v-row>
   <div class="text-subtitle-1 mt-6 mb-2">Brothers and sisters, eldest first</div>
   <v-row v-for="(sibling, i) in v.siblings" :key="'s' + i" class="sibling" density="compact">
    <v-col cols="9"><v-text-field :ref="keep('sib' + i)" v-model="sibling.name" label="Full name" density="compact" variant="filled" hide-details/></v-col>
    <v-col cols="3"><v-text-field :ref="keep('sibAge' + i)" v-model="sibling.age" label="Age" density="compact" variant="filled" hide-details/></v-col>
   </v-row>
  </v-card-text>
 </v-card>

 <v-card id="block-5" class="mb-6" variant="outlined">
  <v-card-title>Block 5. Leadership, employment, service</v-card-title>
  <v-card-text>
   <p class="mb-3">Your three principal commitments outside class since the ninth grade: teams, clubs, Sea Scouts, paid work, volunteer work. Most important first.</p>
   <v-sheet v-for="(item, i) in v.service" :key="i" class="commitment mb-4" color="grey-lighten-4" rounded>
    <v-row class="pa-3">
     <v-col cols="1" class="text-h6">{{ i + 1 }}.</v-col>
     <v-col cols="6"><v-text-field :ref="keep('outfit' + i)" v-model="item.outfit" label="Organization, team or employer" hide-details/></v-col>
     <v-col cols="5"><v-text-field :ref="keep('billet' + i)" v-model="item.billet" label="Your position" hide-details/></v-col>
     <v-col cols="3" offset="1"><v-text-field :ref="keep('hours' + i)" v-model="item.hours" label="Hours a week" type="number" hide-details/></v-col>
     <v-col cols="8"><v-select :ref="keep('grades' + i,'chips')" v-model="item.grades" :items="[{ value: 9, title: 'Gr. 9' }, { value: 10, title: 'Gr. 10' }, { value: 11, title: 'Gr. 11' }, { value: 12, title: 'Gr. 12' }]" label="School years in which you took part" multiple chips hide-details/></v-col>
    </v-row>
   </v-sheet>
   <p class="mt-6 mb-2">Honors, prizes and distinctions (name of each; athletic letters do not count)</p>
   <v-text-field v-for="(award, i) in v.awards" :key="'a' + i" :ref="keep('award' + i)" v-model="v.awards[i]" :prefix="(i + 1) + ')'" density="compact" variant="underlined" class="award" persistent-placeholder hide-details/>
  </v-card-text>
 </v-card>

 <v-card id="block-6" class="mb-6" variant="outlined">
  <v-card-title>Block 6. Statement and kit</v-card-title>
  <v-card-text>
   <v-textarea :ref="keep('whySea','area')" v-model="v.whySea" label="Why do you want to go to sea? (150 to 250 words, in your own hand so to speak)" rows="5" counter/>
   <v-select :ref="keep('coverall','select')" v-model="v.coverall" :items="['X-Small','Small','Medium','Large','X-Large','XX-Large']" label="Boiler suit size" max-width="240"/>
  </v-card-text>
 </v-card>

 <v-card id="block-7" class="mb-6" variant="outlined">
  <v-card-title>Block 7. If a parent cannot be reached</v-card-title>
  <v-card-text>
   <p class="mb-3">Name another adult (not a parent) whom the Commandant's office may call while you are aboard the training ship.</p>
   <v-row>
    <v-col cols="7"><v-text-field :ref="keep('kinName')" v-model="v.kinName" label="Name of that person"/></v-col>
    <v-col cols="5"><v-text-field :ref="keep('kinPhone')" v-model="v.kinPhone" label="Daytime telephone"/></v-col>
   </v-row>
  </v-card-text>
 </v-card>

 <v-card id="block-8" class="mb-6" variant="outlined">
  <v-card-title>Block 8. Certification</v-card-title>
  <v-card-text>
   <v-checkbox :ref="keep('certify','box')" v-model="v.certify" label="I certify that the statements above are true and that I will submit to chemical testing under 46 CFR Part 16."/>
   <v-text-field :ref="keep('signature')" v-model="v.signature" label="Signature of candidate (type your full name)"/>
   <v-btn type="submit" color="blue-grey-darken-4" size="large">Submit application</v-btn>
  </v-card-text>
 </v-card>
 </v-form>
 </v-container></v-main>
</v-app>`,
});

createApp(Application)
	.use(createVuetify({ components, icons: { defaultSet: "mdi", aliases, sets: { mdi } } }))
	.mount("#root");

const two = (part: number) => String(part).padStart(2, "0");
const isoOf = (date: Date | null) => date && `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

function shownIn({ el, kind }: { el: HTMLElement; kind: string }) {
	const texts = (selector: string) => [...el.querySelectorAll(selector)].map((each) => each.textContent!.trim());
	if (kind === "select") return texts(".v-select__selection-text")[0] ?? "";
	if (kind === "chips") return texts(".v-chip__content");
	if (kind === "radio") return el.querySelector<HTMLInputElement>("input:checked")?.closest(".v-radio")?.textContent?.trim() ?? "";
	if (kind === "box") return el.querySelector<HTMLInputElement>("input")!.checked;
	if (kind === "area") return el.querySelector<HTMLTextAreaElement>("textarea:not(.v-textarea__sizer)")!.value;
	const input = el.querySelector<HTMLInputElement>("input:not([type=hidden])")!;
	if (kind === "auto" && document.activeElement !== input) return texts(".v-autocomplete__selection-text")[0] ?? "";
	return input.value;
}

Object.assign(window, {
	formState() {
		const { tests, parents, siblings, service, awards, dob, ...rest } = structuredClone(JSON.parse(JSON.stringify(toRaw(values))));
		const state: Record<string, unknown> = { submitted, ...rest, dob: isoOf(values.dob) };
		tests.forEach((each: any, i: number) => Object.assign(state, { [`score${i}`]: each.score, [`taken${i}`]: each.taken }));
		parents.forEach((each: any, i: number) =>
			Object.assign(state, { [`parent${i}`]: each.name, [`parentWork${i}`]: each.work, [`parentSchool${i}`]: each.schooling }),
		);
		siblings.forEach((each: any, i: number) => Object.assign(state, { [`sib${i}`]: each.name, [`sibAge${i}`]: each.age }));
		service.forEach((each: any, i: number) =>
			Object.assign(state, { [`outfit${i}`]: each.outfit, [`billet${i}`]: each.billet, [`hours${i}`]: each.hours, [`grades${i}`]: each.grades.sort((a: number, b: number) => a - b) }),
		);
		awards.forEach((each: any, i: number) => Object.assign(state, { [`award${i}`]: each }));
		return state;
	},
	formShown: () => Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, shownIn(part)])),
});
