// @ts-expect-error the build with the template compiler has no types of its own
import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import * as directives from "vuetify/directives";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import { VMaskInput } from "vuetify/labs/VMaskInput";
import "vuetify/styles";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

const drawn = new Map<string, HTMLElement>();

const form = reactive({
	last: "", first: "", mi: "", ssn4: "", street: "", city: "", state: null, zip: "", phone: "", email: "",
	dob: null, birthCity: "", birthCountry: null, age: null, gender: null, citizen: null, naturalDate: null, naturalPlace: "", naturalNumber: "", bornAbroad: "",
	lodge: "", relative: null, memberName: "",
	school: "", schoolCity: "", schoolState: null, gradYear: null, gpa: "", wgpa: "", rank: null, size: null,
	counselor: "", counselorPhone: "", counselorEmail: "",
	satEnglish: null, satMath: null, act: null, psat: null,
	exams: [0, 1, 2].map(() => ({ subject: "", score: null })),
	colleges: [0, 1, 2].map(() => ({ name: "", accepted: null })),
	major: null, career: "", degree: null, finish: "",
	jobs: [0, 1].map(() => ({ employer: "", work: "", hours: "", from: "", to: "" })),
	clubs: [0, 1, 2].map(() => ({ name: "", office: "", grades: [], hours: "", weeks: "" })),
	honors: [0, 1, 2].map(() => ({ name: "", grade: null, level: null })),
	parents: [0, 1].map(() => ({ name: "", living: null, occupation: "", employer: "", education: null, email: "" })),
	marital: null, livesWith: null, income: "", household: null, firstGen: null,
	siblings: [0, 1, 2].map(() => ({ name: "", age: null, college: "" })),
	essay: "", agree: false, signStudent: "", signParent: "", signDate: null,
});

const Mark = (element: HTMLElement, { value }: { value: string }) => drawn.set(value, element);
let submitted = false;

const app = createApp({
	directives: { mark: { mounted: Mark, updated: Mark } },
	setup: () => ({
		f: form,
		states: STATES.map(([value, title]) => ({ value, title })),
		countries: COUNTRIES,
		majors: MAJORS,
		years: ["2026", "2027", "2028"],
		grades: ["9", "10", "11", "12"],
		degrees: ["Associate's", "Bachelor's", "Master's", "Doctorate", "Undecided"],
		schooling: ["Less than high school", "High school graduate", "Some college, no degree", "Two-year degree", "Four-year degree", "Graduate or professional degree"],
		maritals: ["Married", "Separated", "Divorced", "Never married", "Widowed"],
		send: () => {
			submitted = true;
		},
	}),
	template: `
<v-app>
  <v-app-bar color="indigo-darken-4" title="Harbor Lodges Foundation" flat></v-app-bar>
  <v-main>
  <v-container style="max-width: 1080px">
  <h1 class="text-h5 mb-1">Outstanding Senior Award</h1>
  <p class="text-body-2 mb-4">Judged on scholarship, leadership and financial need. File with the lodge nearest your home by December 15.</p>
  <v-form @submit.prevent="send" autocomplete="off">

  <v-card variant="outlined" class="mb-6"><v-card-title class="band">Applicant</v-card-title><v-card-text>
    <v-row dense>
      <v-col cols="5"><v-text-field v-model="f.last" v-mark="'last'" label="Last name" :rules="[v => !!v || 'Required']"></v-text-field></v-col>
      <v-col cols="4"><v-text-field v-model="f.first" v-mark="'first'" label="First name" :rules="[v => !!v || 'Required']"></v-text-field></v-col>
      <v-col cols="1"><v-text-field v-model="f.mi" v-mark="'mi'" label="M.I." maxlength="1"></v-text-field></v-col>
      <v-col cols="2"><v-text-field v-model="f.ssn4" v-mark="'ssn4'" label="SSN, last four digits" maxlength="4" type="password"></v-text-field></v-col>
    </v-row>
    <v-row dense>
      <v-col cols="5"><v-text-field v-model="f.street" v-mark="'street'" label="Street address"></v-text-field></v-col>
      <v-col cols="3"><v-text-field v-model="f.city" v-mark="'city'" label="City"></v-text-field></v-col>
      <v-col cols="2"><v-autocomplete v-model="f.state" v-mark="'state'" :items="states" label="State"></v-autocomplete></v-col>
      <v-col cols="2"><v-text-field v-model="f.zip" v-mark="'zip'" label="Zip" maxlength="10"></v-text-field></v-col>
    </v-row>
    <v-row dense>
      <v-col cols="5"><v-mask-input v-model="f.phone" v-mark="'phone'" mask="(###) ###-####" label="Phone" return-masked-value></v-mask-input></v-col>
      <v-col cols="7"><v-text-field v-model="f.email" v-mark="'email'" label="Email" type="email" hint="Results are announced by email in April" persistent-hint></v-text-field></v-col>
    </v-row>
    <v-row dense>
      <v-col cols="3"><v-date-input v-model="f.dob" v-mark="'dob'" label="Date of birth" prepend-icon="" input-format="mm/dd/yyyy" placeholder="mm/dd/yyyy"></v-date-input></v-col>
      <v-col cols="2"><v-number-input v-model="f.age" v-mark="'age'" label="Age" control-variant="hidden" :min="10" :max="99"></v-number-input></v-col>
      <v-col cols="3"><v-text-field v-model="f.birthCity" v-mark="'birthCity'" label="Place of birth: city"></v-text-field></v-col>
      <v-col cols="4"><v-autocomplete v-model="f.birthCountry" v-mark="'birthCountry'" :items="countries" label="Place of birth: country"></v-autocomplete></v-col>
    </v-row>
    <v-radio-group v-model="f.gender" v-mark="'gender'" inline density="compact"><template #label>Gender</template>
      <v-radio label="Male" value="M"></v-radio><v-radio label="Female" value="F"></v-radio></v-radio-group>
    <v-radio-group v-model="f.citizen" v-mark="'citizen'" inline density="compact" label="Are you an American citizen as of today? (Resident aliens may not apply)">
      <v-radio label="Yes" :value="true"></v-radio><v-radio label="No" :value="false"></v-radio></v-radio-group>
    <p class="text-body-2 my-2">Naturalized citizens, give the following:</p>
    <v-row dense>
      <v-col cols="3"><v-date-input v-model="f.naturalDate" v-mark="'naturalDate'" label="Date" prepend-icon="" input-format="mm/dd/yyyy"></v-date-input></v-col>
      <v-col cols="6"><v-text-field v-model="f.naturalPlace" v-mark="'naturalPlace'" label="Court or office, city and state"></v-text-field></v-col>
      <v-col cols="3"><v-text-field v-model="f.naturalNumber" v-mark="'naturalNumber'" label="Certificate no."></v-text-field></v-col>
    </v-row>
    <v-textarea v-model="f.bornAbroad" v-mark="'bornAbroad'" rows="2" label="Citizen by birth, but born outside the United States? Tell us how."></v-textarea>
    <v-row dense>
      <v-col cols="4"><v-text-field v-model="f.lodge" v-mark="'lodge'" label="Lodge name and number"></v-text-field></v-col>
      <v-col cols="4"><v-select v-model="f.relative" v-mark="'relative'" :items="['Parent', 'Grandparent', 'No relative']" label="Relative who is a member" clearable></v-select></v-col>
      <v-col cols="4"><v-text-field v-model="f.memberName" v-mark="'memberName'" label="Member's name"></v-text-field></v-col>
    </v-row>
  </v-card-text></v-card>

  <v-card variant="outlined" class="mb-6"><v-card-title class="band">Scholarship</v-card-title><v-card-text>
    <v-row dense>
      <v-col cols="5"><v-text-field v-model="f.school" v-mark="'school'" label="High school"></v-text-field></v-col>
      <v-col cols="3"><v-text-field v-model="f.schoolCity" v-mark="'schoolCity'" label="City"></v-text-field></v-col>
      <v-col cols="2"><v-autocomplete v-model="f.schoolState" v-mark="'schoolState'" :items="states" label="State"></v-autocomplete></v-col>
      <v-col cols="2"><v-select v-model="f.gradYear" v-mark="'gradYear'" :items="years" label="Graduating"></v-select></v-col>
    </v-row>
    <v-row dense>
      <v-col><v-text-field v-model="f.gpa" v-mark="'gpa'" label="Unweighted GPA" suffix="/ 4.0"></v-text-field></v-col>
      <v-col><v-text-field v-model="f.wgpa" v-mark="'wgpa'" label="Weighted GPA"></v-text-field></v-col>
      <v-col><v-number-input v-model="f.rank" v-mark="'rank'" label="Class standing" control-variant="stacked" :min="1"></v-number-input></v-col>
      <v-col><v-number-input v-model="f.size" v-mark="'size'" label="Number in class" control-variant="stacked" :min="1"></v-number-input></v-col>
    </v-row>
    <v-row dense>
      <v-col><v-text-field v-model="f.counselor" v-mark="'counselor'" label="Guidance counselor"></v-text-field></v-col>
      <v-col><v-text-field v-model="f.counselorPhone" v-mark="'counselorPhone'" label="Counselor's phone" type="tel"></v-text-field></v-col>
      <v-col><v-text-field v-model="f.counselorEmail" v-mark="'counselorEmail'" label="Counselor's email"></v-text-field></v-col>
    </v-row>
    <div class="d-flex ga-6">
      <v-table density="compact" class="flex-1-1"><thead><tr><th>Test</th><th>Best score</th></tr></thead><tbody>
        <tr><td>SAT Evidence-Based Reading and Writing</td><td><v-number-input v-model="f.satEnglish" v-mark="'satEnglish'" control-variant="hidden" density="compact" hide-details variant="outlined" :min="200" :max="800"></v-number-input></td></tr>
        <tr><td>SAT Math</td><td><v-number-input v-model="f.satMath" v-mark="'satMath'" control-variant="hidden" density="compact" hide-details variant="outlined" :min="200" :max="800"></v-number-input></td></tr>
        <tr><td>ACT composite</td><td><v-number-input v-model="f.act" v-mark="'act'" control-variant="hidden" density="compact" hide-details variant="outlined" :min="1" :max="36"></v-number-input></td></tr>
        <tr><td>PSAT/NMSQT</td><td><v-number-input v-model="f.psat" v-mark="'psat'" control-variant="hidden" density="compact" hide-details variant="outlined" :min="320" :max="1520"></v-number-input></td></tr>
      </tbody></v-table>
      <v-table density="compact" class="flex-1-1"><thead><tr><th>AP or IB exam taken</th><th style="width: 110px">Score</th></tr></thead><tbody>
        <tr v-for="(e, i) in f.exams" :key="i">
          <td><v-text-field v-model="e.subject" v-mark="'exams.' + i + '.subject'" density="compact" hide-details variant="outlined"></v-text-field></td>
          <td><v-select v-model="e.score" v-mark="'exams.' + i + '.score'" :items="[1, 2, 3, 4, 5, 6, 7]" density="compact" hide-details variant="outlined"></v-select></td></tr>
      </tbody></v-table>
    </div>
    <p class="text-subtitle-2 mt-6">Colleges to which you are applying, in order of choice</p>
    <v-row v-for="(c, i) in f.colleges" :key="i" dense align="center">
      <v-col cols="7"><v-text-field v-model="c.name" v-mark="'colleges.' + i + '.name'" :label="['First', 'Second', 'Third'][i] + ' choice'" density="comfortable"></v-text-field></v-col>
      <v-col cols="5"><v-radio-group v-model="c.accepted" v-mark="'colleges.' + i + '.accepted'" inline density="compact" label="Accepted?"><v-radio label="Yes" value="Y"></v-radio><v-radio label="No" value="N"></v-radio><v-radio label="Pending" value="P"></v-radio></v-radio-group></v-col>
    </v-row>
    <v-row dense>
      <v-col cols="4"><v-combobox v-model="f.major" v-mark="'major'" :items="majors" label="Intended course of study"></v-combobox></v-col>
      <v-col cols="3"><v-text-field v-model="f.career" v-mark="'career'" label="Career goal"></v-text-field></v-col>
      <v-col cols="3"><v-select v-model="f.degree" v-mark="'degree'" :items="degrees" label="Highest degree sought"></v-select></v-col>
      <v-col cols="2"><v-text-field v-model="f.finish" v-mark="'finish'" label="Year you expect to finish college" maxlength="4"></v-text-field></v-col>
    </v-row>
  </v-card-text></v-card>

  <v-card variant="outlined" class="mb-6"><v-card-title class="band">Leadership</v-card-title><v-card-text>
    <p class="text-subtitle-2">1. Employment</p>
    <p class="text-body-2 mb-2">Paid jobs of the past three years, latest first.</p>
    <v-table density="compact"><thead><tr><th>Employer</th><th>Kind of work</th><th>Hours per week</th><th>From (mo/yr)</th><th>To (mo/yr)</th></tr></thead><tbody>
      <tr v-for="(j, i) in f.jobs" :key="i">
        <td v-for="k in ['employer', 'work', 'hours', 'from', 'to']" :key="k"><v-text-field v-model="j[k]" v-mark="'jobs.' + i + '.' + k" density="compact" hide-details variant="underlined"></v-text-field></td></tr>
    </tbody></v-table>

    <p class="text-subtitle-2 mt-6">2. School and community activities</p>
    <p class="text-body-2 mb-2">Clubs, teams, service and other organizations. Leave out paid jobs.</p>
    <v-table density="compact"><thead><tr><th style="width: 28%">Organization</th><th>Office or position held</th><th>Grades of participation</th><th style="width: 90px">Hrs/wk</th><th style="width: 90px">Wks/yr</th></tr></thead><tbody>
      <tr v-for="(c, i) in f.clubs" :key="i">
        <td><v-text-field v-model="c.name" v-mark="'clubs.' + i + '.name'" density="compact" hide-details variant="underlined"></v-text-field></td>
        <td><v-text-field v-model="c.office" v-mark="'clubs.' + i + '.office'" density="compact" hide-details variant="underlined"></v-text-field></td>
        <td><div class="d-flex" v-mark="'clubs.' + i + '.grades'"><v-checkbox v-for="g in grades" :key="g" v-model="c.grades" :value="g" :label="g" density="compact" hide-details></v-checkbox></div></td>
        <td><v-text-field v-model="c.hours" v-mark="'clubs.' + i + '.hours'" density="compact" hide-details variant="underlined"></v-text-field></td>
        <td><v-text-field v-model="c.weeks" v-mark="'clubs.' + i + '.weeks'" density="compact" hide-details variant="underlined"></v-text-field></td></tr>
    </tbody></v-table>

    <p class="text-subtitle-2 mt-6">3. Honors and awards</p>
    <v-table density="compact"><thead><tr><th>Name of honor</th><th style="width: 150px">Grade received</th><th style="width: 190px">Level</th></tr></thead><tbody>
      <tr v-for="(h, i) in f.honors" :key="i">
        <td><v-text-field v-model="h.name" v-mark="'honors.' + i + '.name'" density="compact" hide-details variant="underlined"></v-text-field></td>
        <td><v-select v-model="h.grade" v-mark="'honors.' + i + '.grade'" :items="grades" density="compact" hide-details variant="underlined"></v-select></td>
        <td><v-select v-model="h.level" v-mark="'honors.' + i + '.level'" :items="['School', 'District', 'State', 'National']" density="compact" hide-details variant="underlined"></v-select></td></tr>
    </tbody></v-table>
  </v-card-text></v-card>

  <v-card variant="outlined" class="mb-6"><v-card-title class="band">Family and financial need</v-card-title><v-card-text>
    <v-row>
      <v-col v-for="(p, i) in f.parents" :key="i" cols="6">
        <v-card variant="tonal"><v-card-subtitle class="pt-3">Parent / guardian {{ i + 1 }}</v-card-subtitle><v-card-text>
          <v-text-field v-model="p.name" v-mark="'parents.' + i + '.name'" label="Full name"></v-text-field>
          <v-radio-group v-model="p.living" v-mark="'parents.' + i + '.living'" inline density="compact"><v-radio label="Living" value="L"></v-radio><v-radio label="Deceased" value="D"></v-radio></v-radio-group>
          <v-text-field v-model="p.occupation" v-mark="'parents.' + i + '.occupation'" label="Occupation"></v-text-field>
          <v-text-field v-model="p.employer" v-mark="'parents.' + i + '.employer'" label="Employer"></v-text-field>
          <v-select v-model="p.education" v-mark="'parents.' + i + '.education'" :items="schooling" label="Education completed"></v-select>
          <v-text-field v-model="p.email" v-mark="'parents.' + i + '.email'" label="Email"></v-text-field>
        </v-card-text></v-card>
      </v-col>
    </v-row>
    <v-row dense class="mt-4">
      <v-col cols="4"><v-select v-model="f.marital" v-mark="'marital'" :items="maritals" label="Marital status of your parents"></v-select></v-col>
      <v-col cols="4"><v-select v-model="f.livesWith" v-mark="'livesWith'" :items="['Both parents', 'Parent 1', 'Parent 2', 'Guardian', 'On my own']" label="With whom do you live?"></v-select></v-col>
      <v-col cols="4"><v-number-input v-model="f.household" v-mark="'household'" label="Number of persons in your home" control-variant="split" :min="1"></v-number-input></v-col>
    </v-row>
    <v-text-field v-model="f.income" v-mark="'income'" label="Total yearly income of the household, before taxes" prefix="$" inputmode="numeric"></v-text-field>
    <v-radio-group v-model="f.firstGen" v-mark="'firstGen'" inline label="Would you be the first in your family to go to college?"><v-radio label="Yes" value="yes"></v-radio><v-radio label="No" value="no"></v-radio></v-radio-group>
    <p class="text-subtitle-2">Brothers and sisters</p>
    <v-table density="compact"><thead><tr><th>Name</th><th style="width: 100px">Age</th><th>College attending, if any</th></tr></thead><tbody>
      <tr v-for="(s, i) in f.siblings" :key="i">
        <td><v-text-field v-model="s.name" v-mark="'siblings.' + i + '.name'" density="compact" hide-details variant="underlined"></v-text-field></td>
        <td><v-number-input v-model="s.age" v-mark="'siblings.' + i + '.age'" control-variant="hidden" density="compact" hide-details variant="underlined" :min="0"></v-number-input></td>
        <td><v-text-field v-model="s.college" v-mark="'siblings.' + i + '.college'" density="compact" hide-details variant="underlined"></v-text-field></td></tr>
    </tbody></v-table>
  </v-card-text></v-card>

  <v-card variant="outlined" class="mb-6"><v-card-title class="band">Essay and signatures</v-card-title><v-card-text>
    <v-textarea v-model="f.essay" v-mark="'essay'" counter="3000" rows="4" label="In 500 words or less, what has serving others taught you about the kind of leader you want to be?"></v-textarea>
    <v-checkbox v-model="f.agree" v-mark="'agree'" label="We agree to prove what is stated here if asked, and let the Foundation use it for publicity, finances excepted."></v-checkbox>
    <v-row dense>
      <v-col><v-text-field v-model="f.signStudent" v-mark="'signStudent'" label="Signed by (student)"></v-text-field></v-col>
      <v-col><v-text-field v-model="f.signParent" v-mark="'signParent'" label="Signed by (parent or guardian)"></v-text-field></v-col>
      <v-col cols="3"><v-date-input v-model="f.signDate" v-mark="'signDate'" label="Date signed" prepend-icon="" input-format="mm/dd/yyyy"></v-date-input></v-col>
    </v-row>
    <v-btn type="submit" color="indigo-darken-4">Submit to lodge</v-btn>
  </v-card-text></v-card>
  </v-form>
  </v-container>
  </v-main>
</v-app>`,
});
app.use(createVuetify({ components: { ...components, VMaskInput }, directives, icons: { defaultSet: "mdi", aliases, sets: { mdi } } }));
app.mount("#root");

const two = (n: number) => String(n).padStart(2, "0");
const plain = (value: unknown) => {
	if (value instanceof Date) return `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`;
	return Array.isArray(value) ? [...value].map(String) : (value ?? null);
};
function flat(value: unknown, path: string): [string, unknown][] {
	const isRow = Array.isArray(value) && typeof value[0] === "object";
	const isGroup = value !== null && typeof value === "object" && !Array.isArray(value) && !(value instanceof Date);
	if (!isRow && !isGroup) return [[path, plain(value)]];
	return Object.entries(value as object).flatMap(([key, each]) => flat(each, path ? `${path}.${key}` : key));
}

const words = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";
const nameOf = (input: Element) => words(input.closest(".v-selection-control")?.querySelector("label"));
function read(key: string): unknown {
	const element = drawn.get(key) as HTMLElement;
	if (key.endsWith(".grades")) return [...element.querySelectorAll("input:checked")].map(nameOf);
	if (element.classList.contains("v-radio-group")) return [...element.querySelectorAll("input:checked")].map(nameOf)[0] ?? "";
	if (element.classList.contains("v-checkbox")) return element.querySelector("input")?.checked ?? false;
	const chosen = element.querySelector("[class*='__selection-text']");
	const input = element.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea:not([aria-hidden])");
	return element.classList.contains("v-select") ? words(chosen) : words(chosen) || (input?.value ?? "");
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(flat(form, "")), submitted }),
	formShown: () => Object.fromEntries(flat(form, "").map(([key]) => [key, read(key)])),
});
