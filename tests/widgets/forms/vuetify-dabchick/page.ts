import "vuetify/styles";
import { createApp, defineComponent } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const EDUCATION = ["Did not finish HS", "HS diploma / GED", "Some college, no degree", "Associate", "Bachelor's", "Master's", "Doctoral / professional"];
const GRADES = ["9", "10", "11", "12"];

const App = defineComponent({
	data: () => ({
		open: ["candidate"] as string[],
		all: ["candidate", "residence", "school", "tests", "family", "leadership", "nomination", "certify"],
		submitted: false,
		f: {
			last: "", first: "", middle: "", suffix: null, goesBy: "", dob: null, pobCity: "", pobCountry: null, sex: null, citizenship: null,
			priorService: null, hispanic: null, race: null, ssn: "",
			email: "", cell: "", street: "", unit: "", city: "", state: null, zip: "", district: "",
			hs: "", hsState: null, ceeb: "", hsGrad: null, gradeNow: null, gpaU: "", gpaW: "", rank: null, classSize: null,
			college: "", major: null, degree: null, career: "",
			satEbrw: null, satEbrwDate: null, satMath: null, satMathDate: null, act: null, actDate: null,
			p1First: "", p1Mi: "", p1Last: "", p1Living: null, p1Occ: "", p1Ed: null, p1Phone: "",
			p2First: "", p2Last: "", p2Living: null, p2Occ: "", p2Ed: null, p2Employer: "", marital: null, income: null, firstGen: null,
			nomSource: null, member: "", teacherName: "", teacherEmail: "", coachName: "",
			emgName: "", emgRel: null, emgPhone: "",
			certify: false, signature: "", signedOn: null,
		} as Record<string, any>,
		courses: [0, 1].map(() => ({ title: "", mark: "", units: null })) as Record<string, any>[],
		exams: [0, 1, 2].map(() => ({ subject: null, date: null, score: null })) as Record<string, any>[],
		sibs: [0, 1].map(() => ({ first: "", last: "", age: null })) as Record<string, any>[],
		acts: [0, 1].map(() => ({ kind: null, org: "", role: "", did: "", grades: [], hrs: null, wks: null })) as Record<string, any>[],
		honors: [0, 1].map(() => ({ title: "", scope: null, grade: null })) as Record<string, any>[],
		states: STATES.map(([value, title]) => ({ value, title })),
		countries: COUNTRIES,
		majors: MAJORS,
		suffixes: ["None", "Jr.", "Sr.", "II", "III", "IV", "V"],
		citizenships: [
			{ value: "USC", title: "U.S. citizen" }, { value: "USN", title: "U.S. national" },
			{ value: "LPR", title: "Lawful permanent resident" }, { value: "FN", title: "Foreign national" },
		],
		services: ["None", "On active duty now", "Served previously", "Dependent of a service member"],
		races: ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White"],
		gradeNows: [{ value: 11, title: "Junior" }, { value: 12, title: "Senior" }, { value: 13, title: "HS graduate" }],
		degrees: [{ value: "BS", title: "Bachelor's only" }, { value: "MS", title: "Master's" }, { value: "PHD", title: "Doctorate" }, { value: "U", title: "Undecided" }],
		education: EDUCATION,
		maritals: ["Married", "Separated", "Divorced", "Widowed", "Never married"],
		incomes: ["Under $30,000", "$30,000 - $59,999", "$60,000 - $89,999", "$90,000 - $119,999", "$120,000 and over"],
		subjects: ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language", "AP Physics 1", "AP Physics C: Mechanics", "AP Statistics", "AP U.S. History", "AP World History"],
		kinds: ["Athletics, varsity", "Athletics, club", "Band / music", "Community service", "Conservation / environment", "Employment, paid", "JROTC / Sea Cadets", "Scouting", "Speech & debate", "Student government"],
		scopes: ["School", "County / district", "State", "National"],
		grades: GRADES,
		sources: ["U.S. Senator", "U.S. Representative", "Vice President", "Delegate to Congress"],
		relations: ["Aunt / uncle", "Grandparent", "Family friend", "Neighbor", "Other"],
	}),
	methods: {
		at(this: any, key: string) {
			return (el: any) => {
				this.$options.rowEls[key] = el;
			};
		},
	},
	rowEls: {} as Record<string, any>,
	template: `
<v-app><v-main><v-container style="max-width: 1000px">
	<h1 class="text-h5 mb-1">Halvorsen Maritime Academy</h1>
	<p class="text-subtitle-1 mb-2">Preliminary candidate questionnaire, Class of 2031. <strong>*</strong> = must be answered before a candidate number is issued.</p>
	<div class="mb-3"><v-btn size="small" variant="tonal" @click="open = [...all]">Expand all</v-btn> <v-btn size="small" variant="text" @click="open = []">Collapse all</v-btn></div>
	<v-form @submit.prevent="submitted = true">
	<v-expansion-panels v-model="open" multiple variant="accordion">
		<v-expansion-panel value="candidate" title="1. Candidate" eager><v-expansion-panel-text>
			<v-row density="compact">
				<v-col cols="3"><v-text-field ref="last" v-model="f.last" label="Last *" density="compact" /></v-col>
				<v-col cols="3"><v-text-field ref="first" v-model="f.first" label="First *" density="compact" /></v-col>
				<v-col cols="2"><v-text-field ref="middle" v-model="f.middle" label="Middle" hint="NMN if none" density="compact" /></v-col>
				<v-col cols="2"><v-select ref="suffix" v-model="f.suffix" :items="suffixes" label="Sfx" density="compact" id="sfx" /></v-col>
				<v-col cols="2"><v-text-field ref="goesBy" v-model="f.goesBy" label="Goes by" density="compact" /></v-col>
				<v-col cols="4"><v-date-input ref="dob" v-model="f.dob" label="DOB (mm/dd/yyyy) *" input-format="mm/dd/yyyy" prepend-icon="" density="compact" id="dob" /></v-col>
				<v-col cols="4"><v-text-field ref="pobCity" v-model="f.pobCity" label="Birthplace: city" density="compact" /></v-col>
				<v-col cols="4"><v-autocomplete ref="pobCountry" v-model="f.pobCountry" :items="countries" label="Birthplace: country" density="compact" id="pob-country" /></v-col>
				<v-col cols="4"><v-radio-group ref="sex" v-model="f.sex" label="Sex *" inline density="compact"><v-radio label="M" value="M" /><v-radio label="F" value="F" /></v-radio-group></v-col>
				<v-col cols="4"><v-select ref="citizenship" v-model="f.citizenship" :items="citizenships" label="Citizenship *" density="compact" id="cit" /></v-col>
				<v-col cols="4"><v-select ref="priorService" v-model="f.priorService" :items="services" label="U.S. Armed Forces" hint="Your own status" persistent-hint density="compact" id="svc" /></v-col>
				<v-col cols="4"><v-radio-group ref="hispanic" v-model="f.hispanic" label="Hispanic or Latino?" inline density="compact"><v-radio label="Yes" value="Y" /><v-radio label="No" value="N" /></v-radio-group></v-col>
				<v-col cols="4"><v-select ref="race" v-model="f.race" :items="races" label="Race (voluntary)" density="compact" id="race" /></v-col>
				<v-col cols="4"><v-text-field ref="ssn" v-model="f.ssn" label="SSN *" placeholder="000-00-0000" autocomplete="off" density="compact" /></v-col>
			</v-row>
		</v-expansion-panel-text></v-expansion-panel>

		<v-expansion-panel value="residence" title="2. Residence &amp; contact" eager><v-expansion-panel-text>
			<v-row density="compact">
				<v-col cols="4"><v-text-field ref="email" v-model="f.email" type="email" label="E-mail *" density="compact" /></v-col>
				<v-col cols="4"><v-text-field ref="cell" v-model="f.cell" type="tel" label="Phone (cell) *" density="compact" /></v-col>
				<v-col cols="6"><v-text-field ref="street" v-model="f.street" label="Street *" hint="Legal domicile. No P.O. boxes." density="compact" /></v-col>
				<v-col cols="2"><v-text-field ref="unit" v-model="f.unit" label="Apt / unit" density="compact" /></v-col>
				<v-col cols="4"><v-text-field ref="city" v-model="f.city" label="City *" density="compact" /></v-col>
				<v-col cols="4"><v-autocomplete ref="state" v-model="f.state" :items="states" label="State *" density="compact" id="dom-st" /></v-col>
				<v-col cols="2"><v-text-field ref="zip" v-model="f.zip" label="ZIP *" density="compact" /></v-col>
				<v-col cols="6"><v-text-field ref="district" v-model="f.district" label="Congressional district" hint="e.g. OH-09" density="compact" /></v-col>
			</v-row>
		</v-expansion-panel-text></v-expansion-panel>

		<v-expansion-panel value="school" title="3. School record" eager><v-expansion-panel-text>
			<v-row density="compact">
				<v-col cols="6"><v-text-field ref="hs" v-model="f.hs" label="High school *" density="compact" /></v-col>
				<v-col cols="3"><v-autocomplete ref="hsState" v-model="f.hsState" :items="states" label="School state" density="compact" id="hs-st" /></v-col>
				<v-col cols="3"><v-text-field ref="ceeb" v-model="f.ceeb" label="CEEB code" density="compact" /></v-col>
				<v-col cols="4"><v-date-input ref="hsGrad" v-model="f.hsGrad" label="Graduation (actual or expected)" input-format="mm/dd/yyyy" prepend-icon="" density="compact" id="hs-grad" /></v-col>
				<v-col cols="3"><v-select ref="gradeNow" v-model="f.gradeNow" :items="gradeNows" label="Standing" density="compact" id="standing" /></v-col>
			</v-row>
			<v-row density="compact" align="center">
				<v-col cols="3"><v-text-field ref="gpaU" v-model="f.gpaU" label="GPA, unweighted" suffix="/ 4.0" inputmode="decimal" density="compact" /></v-col>
				<v-col cols="3"><v-text-field ref="gpaW" v-model="f.gpaW" label="GPA, weighted" inputmode="decimal" density="compact" /></v-col>
				<v-col cols="3"><v-number-input ref="rank" v-model="f.rank" :min="1" control-variant="hidden" label="Class rank" density="compact" id="rank" /></v-col>
				<v-col cols="3"><v-number-input ref="classSize" v-model="f.classSize" :min="1" control-variant="hidden" label="out of (class size)" density="compact" id="of" /></v-col>
				<v-col cols="4"><v-text-field ref="college" v-model="f.college" label="College attended, if any" density="compact" /></v-col>
				<v-col cols="4"><v-autocomplete ref="major" v-model="f.major" :items="majors" label="Intended major" density="compact" id="mj" /></v-col>
				<v-col cols="4"><v-select ref="degree" v-model="f.degree" :items="degrees" label="Highest degree sought" density="compact" id="deg" /></v-col>
				<v-col cols="12"><v-text-field ref="career" v-model="f.career" label="Career goal" density="compact" /></v-col>
			</v-row>
			<p class="text-subtitle-2">High school classes (list two)</p>
			<v-row v-for="(row, i) in courses" :key="i" density="compact">
				<v-col cols="7"><v-text-field :ref="at('course' + i + '.title')" v-model="row.title" label="Class" density="compact" /></v-col>
				<v-col cols="3"><v-text-field :ref="at('course' + i + '.mark')" v-model="row.mark" label="Mark" density="compact" /></v-col>
				<v-col cols="2"><v-text-field :ref="at('course' + i + '.units')" v-model="row.units" label="Cr." inputmode="decimal" density="compact" /></v-col>
			</v-row>
		</v-expansion-panel-text></v-expansion-panel>

		<v-expansion-panel value="tests" title="4. Test scores" eager><v-expansion-panel-text>
			<v-row density="compact">
				<v-col cols="3"><v-number-input ref="satEbrw" v-model="f.satEbrw" :min="200" :max="800" control-variant="hidden" label="SAT EBRW" density="compact" id="sat-v" /></v-col>
				<v-col cols="3"><v-date-input ref="satEbrwDate" v-model="f.satEbrwDate" label="EBRW test date" input-format="mm/dd/yyyy" prepend-icon="" density="compact" id="sat-v-d" /></v-col>
				<v-col cols="3"><v-number-input ref="satMath" v-model="f.satMath" :min="200" :max="800" control-variant="hidden" label="SAT Math" density="compact" id="sat-m" /></v-col>
				<v-col cols="3"><v-date-input ref="satMathDate" v-model="f.satMathDate" label="Math test date" input-format="mm/dd/yyyy" prepend-icon="" density="compact" id="sat-m-d" /></v-col>
				<v-col cols="3"><v-number-input ref="act" v-model="f.act" :min="1" :max="36" control-variant="hidden" label="ACT composite" density="compact" id="act-c" /></v-col>
				<v-col cols="3"><v-date-input ref="actDate" v-model="f.actDate" label="ACT date" input-format="mm/dd/yyyy" prepend-icon="" density="compact" id="act-d" /></v-col>
			</v-row>
			<p class="text-subtitle-2">AP examinations</p>
			<v-table density="compact"><thead><tr><th>Exam</th><th>Date sat</th><th>Score</th></tr></thead><tbody>
				<tr v-for="(row, i) in exams" :key="i">
					<td style="width: 50%"><v-autocomplete :ref="at('exam' + i + '.subject')" v-model="row.subject" :items="subjects" :aria-label="'Exam ' + (i + 1)" hide-details density="compact" :id="'x' + i" /></td>
					<td><v-date-input :ref="at('exam' + i + '.date')" v-model="row.date" :aria-label="'Date sat, exam ' + (i + 1)" input-format="mm/dd/yyyy" prepend-icon="" hide-details density="compact" :id="'xd' + i" /></td>
					<td><v-select :ref="at('exam' + i + '.score')" v-model="row.score" :items="[1, 2, 3, 4, 5]" :aria-label="'Score, exam ' + (i + 1)" hide-details density="compact" :id="'xs' + i" /></td>
				</tr>
			</tbody></v-table>
		</v-expansion-panel-text></v-expansion-panel>

		<v-expansion-panel value="family" title="5. Family" eager><v-expansion-panel-text>
			<v-row>
				<v-col cols="6"><v-card variant="outlined" title="Parent 1"><v-card-text>
					<v-text-field ref="p1First" v-model="f.p1First" label="First" density="compact" />
					<v-text-field ref="p1Mi" v-model="f.p1Mi" label="M.I." maxlength="1" density="compact" />
					<v-text-field ref="p1Last" v-model="f.p1Last" label="Last" density="compact" />
					<v-radio-group ref="p1Living" v-model="f.p1Living" label="Living?" inline density="compact"><v-radio label="Yes" value="yes" /><v-radio label="No" value="no" /></v-radio-group>
					<v-text-field ref="p1Occ" v-model="f.p1Occ" label="Occupation" density="compact" />
					<v-select ref="p1Ed" v-model="f.p1Ed" :items="education" label="Highest schooling" density="compact" id="p1-ed" />
					<v-text-field ref="p1Phone" v-model="f.p1Phone" type="tel" label="Phone" density="compact" />
				</v-card-text></v-card></v-col>
				<v-col cols="6"><v-card variant="outlined" title="Parent 2"><v-card-text>
					<v-text-field ref="p2First" v-model="f.p2First" label="First" density="compact" />
					<v-text-field ref="p2Last" v-model="f.p2Last" label="Last" density="compact" />
					<v-radio-group ref="p2Living" v-model="f.p2Living" label="Living?" inline density="compact"><v-radio label="Yes" value="yes" /><v-radio label="No" value="no" /></v-radio-group>
					<v-text-field ref="p2Occ" v-model="f.p2Occ" label="Occupation" density="compact" />
					<v-select ref="p2Ed" v-model="f.p2Ed" :items="education" label="Highest schooling" density="compact" id="p2-ed" />
					<v-text-field ref="p2Employer" v-model="f.p2Employer" label="Employer" density="compact" />
				</v-card-text></v-card></v-col>
			</v-row>
			<v-row density="compact" class="mt-3">
				<v-col cols="4"><v-select ref="marital" v-model="f.marital" :items="maritals" label="Parents are" density="compact" id="mar" /></v-col>
				<v-col cols="4"><v-select ref="income" v-model="f.income" :items="incomes" label="Household income / yr" density="compact" id="inc" /></v-col>
				<v-col cols="4"><v-radio-group ref="firstGen" v-model="f.firstGen" label="First in family to attend college" inline density="compact"><v-radio label="Yes" :value="true" /><v-radio label="No" :value="false" /></v-radio-group></v-col>
			</v-row>
			<p class="text-subtitle-2">Brothers and sisters</p>
			<v-row v-for="(row, i) in sibs" :key="i" density="compact">
				<v-col cols="5"><v-text-field :ref="at('sib' + i + '.first')" v-model="row.first" label="First" density="compact" /></v-col>
				<v-col cols="5"><v-text-field :ref="at('sib' + i + '.last')" v-model="row.last" label="Last" density="compact" /></v-col>
				<v-col cols="2"><v-text-field :ref="at('sib' + i + '.age')" v-model="row.age" label="Age" inputmode="numeric" density="compact" /></v-col>
			</v-row>
		</v-expansion-panel-text></v-expansion-panel>

		<v-expansion-panel value="leadership" title="6. Leadership, work &amp; honors" eager><v-expansion-panel-text>
			<v-card v-for="(row, i) in acts" :key="i" variant="tonal" class="mb-3" :subtitle="'Activity ' + (i + 1)"><v-card-text><v-row density="compact">
				<v-col cols="4"><v-select :ref="at('act' + i + '.kind')" v-model="row.kind" :items="kinds" label="Type" density="compact" :id="'k' + i" :menu-props="{ maxHeight: 640 }" /></v-col>
				<v-col cols="4"><v-text-field :ref="at('act' + i + '.org')" v-model="row.org" label="Team / club / employer" density="compact" /></v-col>
				<v-col cols="4"><v-text-field :ref="at('act' + i + '.role')" v-model="row.role" label="Billet or rank held" hint="Captain, secretary, crew ..." density="compact" /></v-col>
				<v-col cols="12"><v-textarea :ref="at('act' + i + '.did')" v-model="row.did" label="Duties &amp; results" rows="2" counter="150" maxlength="150" density="compact" /></v-col>
				<v-col cols="6"><v-select :ref="at('act' + i + '.grades')" v-model="row.grades" :items="grades" label="Grade(s)" multiple chips density="compact" :id="'g' + i" /></v-col>
				<v-col cols="3"><v-number-input :ref="at('act' + i + '.hrs')" v-model="row.hrs" :min="0" :max="168" control-variant="stacked" label="Hrs/wk" density="compact" :id="'h' + i" /></v-col>
				<v-col cols="3"><v-number-input :ref="at('act' + i + '.wks')" v-model="row.wks" :min="0" :max="52" control-variant="stacked" label="Wks/yr" density="compact" :id="'w' + i" /></v-col>
			</v-row></v-card-text></v-card>
			<v-row v-for="(row, i) in honors" :key="i" density="compact">
				<v-col cols="6"><v-text-field :ref="at('honor' + i + '.title')" v-model="row.title" :label="'Award ' + (i + 1)" density="compact" /></v-col>
				<v-col cols="3"><v-select :ref="at('honor' + i + '.scope')" v-model="row.scope" :items="scopes" label="Level" density="compact" /></v-col>
				<v-col cols="3"><v-select :ref="at('honor' + i + '.grade')" v-model="row.grade" :items="grades" label="Grade when received" density="compact" :id="'hg' + i" /></v-col>
			</v-row>
		</v-expansion-panel-text></v-expansion-panel>

		<v-expansion-panel value="nomination" title="7. Nomination &amp; references" eager><v-expansion-panel-text>
			<v-row density="compact">
				<v-col cols="4"><v-select ref="nomSource" v-model="f.nomSource" :items="sources" label="Nomination requested from" density="compact" /></v-col>
				<v-col cols="4"><v-text-field ref="member" v-model="f.member" label="Nominating official's full name" density="compact" /></v-col>
				<v-col cols="6"><v-text-field ref="teacherName" v-model="f.teacherName" label="Math teacher: name" density="compact" /></v-col>
				<v-col cols="6"><v-text-field ref="teacherEmail" v-model="f.teacherEmail" type="email" label="Math teacher: e-mail" density="compact" /></v-col>
				<v-col cols="12"><v-text-field ref="coachName" v-model="f.coachName" label="Coach: name" density="compact" /></v-col>
			</v-row>
			<p class="text-subtitle-2">Emergency contact (other than a parent)</p>
			<v-row density="compact">
				<v-col cols="4"><v-text-field ref="emgName" v-model="f.emgName" label="Name" density="compact" /></v-col>
				<v-col cols="4"><v-select ref="emgRel" v-model="f.emgRel" :items="relations" label="Relationship" density="compact" /></v-col>
				<v-col cols="4"><v-text-field ref="emgPhone" v-model="f.emgPhone" type="tel" label="Phone" density="compact" /></v-col>
			</v-row>
		</v-expansion-panel-text></v-expansion-panel>

		<v-expansion-panel value="certify" title="8. Certification" eager><v-expansion-panel-text>
			<v-checkbox ref="certify" v-model="f.certify" label="I certify that the above is true and consent to the release of my school records to the Academy." density="compact" />
			<v-row density="compact">
				<v-col cols="8"><v-text-field ref="signature" v-model="f.signature" label="Signature (type your full name)" density="compact" /></v-col>
				<v-col cols="4"><v-date-input ref="signedOn" v-model="f.signedOn" label="Date signed" input-format="mm/dd/yyyy" prepend-icon="" density="compact" /></v-col>
			</v-row>
			<v-btn type="submit" color="primary">Send to Admissions</v-btn>
		</v-expansion-panel-text></v-expansion-panel>
	</v-expansion-panels>
	</v-form>
</v-container></v-main></v-app>`,
});

const vuetify = createVuetify({ components, icons: { defaultSet: "mdi", aliases, sets: { mdi } } });
const vm: any = createApp(App).use(vuetify).mount("#root");

const plain = (value: any) => {
	if (value instanceof Date) return `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}`;
	return Array.isArray(value) ? [...value] : value;
};

function entries(): [string, any, HTMLElement][] {
	const rows = { course: vm.courses, exam: vm.exams, sib: vm.sibs, act: vm.acts, honor: vm.honors };
	return [
		...Object.keys(vm.f).map((key): [string, any, HTMLElement] => [key, vm.f[key], vm.$refs[key].$el]),
		...Object.entries(rows).flatMap(([name, list]) =>
			list.flatMap((row: any, i: number) =>
				Object.keys(row).map((part): [string, any, HTMLElement] => [`${name}${i}.${part}`, row[part], App.rowEls[`${name}${i}.${part}`].$el]),
			),
		),
	];
}

function drawn(el: HTMLElement): unknown {
	const text = (selector: string) => el.querySelector(selector)?.textContent?.trim();
	if (el.classList.contains("v-checkbox")) return el.querySelector("input")!.checked;
	if (el.classList.contains("v-radio-group")) {
		const picked = el.querySelector("input:checked");
		return picked ? (picked.closest(".v-selection-control")!.querySelector("label")?.textContent?.trim() ?? "") : "";
	}
	if (el.classList.contains("v-select--multiple")) return [...el.querySelectorAll(".v-chip__content")].map((chip) => chip.textContent!.trim());
	if (el.classList.contains("v-select")) return text(".v-select__selection-text") ?? "";
	if (el.classList.contains("v-autocomplete")) return text(".v-autocomplete__selection-text") || el.querySelector("input")!.value;
	return el.querySelector<HTMLInputElement>("input, textarea:not([aria-hidden])")!.value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(entries().map(([key, value]) => [key, plain(value)])), submitted: vm.submitted }),
	formShown: () => Object.fromEntries(entries().map(([key, , el]) => [key, drawn(el)])),
});
