import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import { VMaskInput } from "vuetify/labs/VMaskInput";
import "vuetify/styles";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Activity = { type: string | null; org: string; position: string; about: string; hours: number | null; weeks: number | null };
const newActivity = (): Activity => ({ type: null, org: "", position: "", about: "", hours: null, weeks: null });
const ACTIVITIES_MAX = 3;

const a = reactive({
	first: "", mi: "", last: "", suffix: null, goBy: "", email: "", dialCode: null, phone: "", textMe: false,
	dob: null as Date | null, bornCity: "", bornCountry: null, usYears: null, sex: null,
	mailStreet: "", mailUnit: "", mailCity: "", mailState: null, mailZip: "", mailCountry: null, permanentSame: "",
	hs: "", hsStreet: "", hsCity: "", hsState: null, hsZip: "", hsStart: "", hsEnd: null as Date | null, gpa: "", gpaScale: null, percentile: null,
	hasCredit: null, creditCollege: "", transferGoal: "",
	testsTaken: [] as string[], sat: null, act: null,
	startTerm: null, program: null, degree: null, career: null, helpedBy: null, housing: null,
	g1First: "", g1Last: "", g1Former: "", g1Job: "", g1School: null,
	g2First: "", g2Last: "", g2Job: "", g2School: null, together: null, firstToGraduate: false,
	citizen: null, latino: null, races: [] as string[], income: "", aidNow: null,
	urgentName: "", urgentPhone: "", urgentRelation: "", counselor: "", counselorEmail: "", helperName: "",
	pin: "", honest: false, signed: "",
});
const hsCourses = reactive(Array.from({ length: 3 }, () => ({ name: "", grade: "", credits: "" })));
const collegeCourses = reactive(Array.from({ length: 2 }, () => ({ name: "", grade: "" })));
const activities = reactive<Activity[]>([newActivity()]);
const honors = reactive(Array.from({ length: 2 }, () => ({ title: "", grade: null })));
const siblings = reactive(Array.from({ length: 2 }, () => ({ first: "", last: "", age: "" })));
let submitted = false;

const boxes: Record<string, HTMLElement | undefined> = {};

const two = (n: number) => String(n).padStart(2, "0");
const day = (date: Date | null) => date && `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
const keyed = (name: string, rows: object[]) =>
	Object.fromEntries(rows.flatMap((row, at) => Object.entries(row).map(([part, value]) => [`${name}${at + 1}.${part}`, value])));

const TESTS = ["SAT", "ACT", "PSAT/NMSQT", "AP exams", "IB exams", "TOEFL or IELTS", "CLEP"];
const RACES = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White"];

Object.assign(window, {
	formState: () =>
		JSON.parse(
			JSON.stringify({
				...a,
				dob: day(a.dob),
				hsEnd: day(a.hsEnd),
				testsTaken: TESTS.filter((each) => a.testsTaken.includes(each)),
				races: RACES.filter((each) => a.races.includes(each)),
				...keyed("hsCourse", hsCourses),
				...keyed("collegeCourse", collegeCourses),
				...keyed("activity", Array.from({ length: ACTIVITIES_MAX }, (_, at) => activities[at] ?? newActivity())),
				...keyed("honor", honors),
				...keyed("sibling", siblings),
				submitted,
			}),
		),
	formShown: () =>
		Object.fromEntries(
			Object.keys((window as any).formState())
				.filter((key) => key !== "submitted")
				.map((key) => [key, shownIn(boxes[key])]),
		),
});

const read = (element: Element | null | undefined) => (element?.textContent ?? "").trim();
function shownIn(box: HTMLElement | undefined) {
	if (!box) return "";
	if (box.matches(".v-radio-group")) return read(box.querySelector(".v-radio:has(input:checked) label"));
	const ticks = [...box.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
	if (box.matches(".v-checkbox")) return ticks[0]?.checked ?? false;
	if (ticks.length > 0) return ticks.filter(({ checked }) => checked).map((tick) => read(tick.closest(".v-checkbox")?.querySelector("label")));
	const chips = [...box.querySelectorAll(".v-chip__content")];
	if (box.matches(".v-select--chips")) return chips.map(read);
	if (box.matches(".v-select:not(.v-autocomplete)")) return read(box.querySelector(".v-select__selection-text"));
	return box.querySelector<HTMLInputElement | HTMLTextAreaElement>("input:not([type=hidden]), textarea:not([readonly])")?.value ?? "";
}

const KINDS = [
	"Arts", "Career club", "Community service", "Debate and speech", "Environment", "Family duties", "Job (paid)", "Science and math", "Sports",
	"Student government", "Other",
];

const ActivityCard = {
	props: ["activity", "at"],
	setup: () => ({ kinds: KINDS }),
	template: `
<v-card class="activity mb-4" variant="outlined" :title="'Activity ' + (at + 1)">
	<v-card-text>
		<v-row density="compact">
			<v-col cols="4"><v-select v-key="'activity' + (at + 1) + '.type'" v-model="activity.type" :items="kinds" label="Category" density="comfortable" /></v-col>
			<v-col cols="8"><v-text-field v-key="'activity' + (at + 1) + '.org'" v-model="activity.org" label="Club, team, workplace or organization" density="comfortable" /></v-col>
			<v-col cols="6"><v-text-field v-key="'activity' + (at + 1) + '.position'" v-model="activity.position" label="Your position" counter maxlength="50" density="comfortable" /></v-col>
			<v-col cols="3"><v-number-input v-key="'activity' + (at + 1) + '.hours'" v-model="activity.hours" label="Hours/week" :min="0" :max="100" control-variant="split" density="comfortable" /></v-col>
			<v-col cols="3"><v-number-input v-key="'activity' + (at + 1) + '.weeks'" v-model="activity.weeks" label="Weeks/year" :min="0" :max="52" control-variant="split" density="comfortable" /></v-col>
			<v-col cols="12"><v-textarea v-key="'activity' + (at + 1) + '.about'" v-model="activity.about" label="Describe it in a line or two" rows="2" counter maxlength="180" density="comfortable" /></v-col>
		</v-row>
	</v-card-text>
</v-card>`,
};

const ActivityList = {
	components: { ActivityCard },
	setup: () => ({ activities, most: ACTIVITIES_MAX, addActivity: () => activities.push(newActivity()) }),
	template: `
<activity-card v-for="(activity, at) in activities" :key="at" :activity="activity" :at="at" />
<v-btn variant="tonal" prepend-icon="$plus" :disabled="activities.length >= most" @click="addActivity">Add another activity</v-btn>`,
};

const template = `
<v-app>
<v-main>
<v-container style="max-width: 960px">
	<v-sheet color="teal-darken-3" class="pa-6 rounded-lg mb-6">
		<div class="text-h4">Tidewater Regional College</div>
		<div>Start here. Go anywhere. &nbsp;·&nbsp; First-year application, two- and four-year programs</div>
	</v-sheet>
	<p class="mb-4">Hi! This takes most people 25 minutes. There is no fee and no essay. Fold a part away once you are done with it; a star means we cannot go on without it.</p>

	<v-form @submit.prevent="send">
	<v-expansion-panels v-model="open" multiple variant="accordion">
		<v-expansion-panel value="you" title="Let's start with you">
			<v-expansion-panel-text>
				<v-row>
					<v-col cols="5"><v-text-field v-key="'first'" v-model="a.first" label="Legal first name*" variant="outlined" autocomplete="given-name" /></v-col>
					<v-col cols="2"><v-text-field v-key="'mi'" v-model="a.mi" label="M.I." maxlength="1" variant="outlined" /></v-col>
					<v-col cols="5"><v-text-field v-key="'last'" v-model="a.last" label="Legal last name*" variant="outlined" autocomplete="family-name" /></v-col>
					<v-col cols="3"><v-select v-key="'suffix'" v-model="a.suffix" :items="['Jr', 'Sr', 'II', 'III', 'IV']" label="Suffix" clearable variant="outlined" /></v-col>
					<v-col cols="9"><v-text-field v-key="'goBy'" v-model="a.goBy" label="Name you go by" hint="If your friends and teachers call you something else" persistent-hint variant="outlined" /></v-col>
					<v-col cols="5"><v-text-field v-key="'email'" v-model="a.email" label="Personal email*" hint="Not a school address: those stop working in June" persistent-hint type="email" variant="outlined" /></v-col>
					<v-col cols="3"><v-select v-key="'dialCode'" v-model="a.dialCode" :items="dialCodes" label="Country code" variant="outlined" /></v-col>
					<v-col cols="4"><v-mask-input v-key="'phone'" v-model="a.phone" mask="(###) ###-####" label="Best phone number*" variant="outlined" return-masked-value /></v-col>
				</v-row>
				<v-checkbox v-key="'textMe'" v-model="a.textMe" label="Yes, Tidewater may text me about my application" density="compact" />
				<v-row>
					<v-col cols="6"><v-date-input v-key="'dob'" v-model="a.dob" label="Birthday*" variant="outlined" prepend-icon="" prepend-inner-icon="$calendar" /></v-col>
					<v-col cols="6"><v-number-input v-key="'usYears'" v-model="a.usYears" label="Years you have lived in the U.S." :min="0" control-variant="stacked" variant="outlined" /></v-col>
					<v-col cols="6"><v-text-field v-key="'bornCity'" v-model="a.bornCity" label="City where you were born" variant="outlined" /></v-col>
					<v-col cols="6"><v-autocomplete v-key="'bornCountry'" v-model="a.bornCountry" :items="countries" label="Country where you were born" variant="outlined" /></v-col>
				</v-row>
				<v-radio-group v-key="'sex'" v-model="a.sex" label="Sex on your birth certificate or ID" inline>
					<v-radio label="Female" value="F" /><v-radio label="Male" value="M" /><v-radio label="X" value="X" />
				</v-radio-group>
			</v-expansion-panel-text>
		</v-expansion-panel>

		<v-expansion-panel value="mail" title="Where should we send your acceptance letter?">
			<v-expansion-panel-text>
				<v-row density="compact">
					<v-col cols="8"><v-text-field v-key="'mailStreet'" v-model="a.mailStreet" label="House number and street*" variant="underlined" /></v-col>
					<v-col cols="4"><v-text-field v-key="'mailUnit'" v-model="a.mailUnit" label="Apt. / lot / unit" variant="underlined" /></v-col>
					<v-col cols="5"><v-text-field v-key="'mailCity'" v-model="a.mailCity" label="City*" variant="underlined" /></v-col>
					<v-col cols="4"><v-autocomplete v-key="'mailState'" v-model="a.mailState" :items="states" item-title="name" item-value="code" label="State*" variant="underlined" /></v-col>
					<v-col cols="3"><v-text-field v-key="'mailZip'" v-model="a.mailZip" label="ZIP code*" variant="underlined" /></v-col>
					<v-col cols="6"><v-autocomplete v-key="'mailCountry'" v-model="a.mailCountry" :items="countries" label="Country*" variant="underlined" /></v-col>
					<v-col cols="12"><v-text-field v-key="'permanentSame'" v-model="a.permanentSame" label="Permanent address, if it is a different one" placeholder="Street, city, state, ZIP" variant="underlined" /></v-col>
				</v-row>
			</v-expansion-panel-text>
		</v-expansion-panel>

		<v-expansion-panel value="school" title="High school and college credit">
			<v-expansion-panel-text>
				<v-row>
					<v-col cols="12"><v-text-field v-key="'hs'" v-model="a.hs" label="Your high school*" variant="filled" /></v-col>
					<v-col cols="4"><v-text-field v-key="'hsStreet'" v-model="a.hsStreet" label="School's street address" variant="filled" /></v-col>
					<v-col cols="3"><v-text-field v-key="'hsCity'" v-model="a.hsCity" label="School's city" variant="filled" /></v-col>
					<v-col cols="3"><v-autocomplete v-key="'hsState'" v-model="a.hsState" :items="states" item-title="name" item-value="code" label="School's state" variant="filled" /></v-col>
					<v-col cols="2"><v-text-field v-key="'hsZip'" v-model="a.hsZip" label="School's ZIP" variant="filled" /></v-col>
					<v-col cols="4"><v-text-field v-key="'hsStart'" v-model="a.hsStart" label="Started there" placeholder="MM/YYYY" persistent-placeholder variant="filled" /></v-col>
					<v-col cols="4"><v-date-input v-key="'hsEnd'" v-model="a.hsEnd" label="Graduation day*" variant="filled" prepend-icon="" prepend-inner-icon="$calendar" /></v-col>
					<v-col cols="4"><v-number-input v-key="'percentile'" v-model="a.percentile" label="Class percentile" suffix="th" :min="0" :max="100" control-variant="hidden" variant="filled" /></v-col>
					<v-col cols="6"><v-text-field v-key="'gpa'" v-model="a.gpa" label="Unweighted GPA so far" inputmode="decimal" variant="filled" /></v-col>
					<v-col cols="6"><v-select v-key="'gpaScale'" v-model="a.gpaScale" :items="['4.0', '5.0', '6.0', '10', '100']" label="…out of" variant="filled" /></v-col>
				</v-row>
				<v-radio-group v-key="'hasCredit'" v-model="a.hasCredit" label="Have you already taken classes at a college?" inline>
					<v-radio label="Yes" value="yes" /><v-radio label="Not yet" value="no" />
				</v-radio-group>
				<v-text-field v-key="'creditCollege'" v-model="a.creditCollege" label="If so, which college?" variant="filled" />
				<v-text-field v-key="'transferGoal'" v-model="a.transferGoal" label="University you plan to attend in the end" hint="We have transfer agreements with 61 universities in the West" persistent-hint variant="filled" />

				<div class="text-subtitle-1 mt-6">Classes on your high school schedule</div>
				<v-table density="compact" class="hs-courses">
					<thead><tr><th>Class</th><th style="width: 8rem">Grade</th><th style="width: 8rem">Credits</th></tr></thead>
					<tbody>
						<tr v-for="(course, at) in hsCourses" :key="at">
							<td><v-text-field v-key="'hsCourse' + (at + 1) + '.name'" v-model="course.name" density="compact" variant="plain" hide-details single-line placeholder="e.g. Algebra II" /></td>
							<td><v-text-field v-key="'hsCourse' + (at + 1) + '.grade'" v-model="course.grade" density="compact" variant="plain" hide-details single-line /></td>
							<td><v-text-field v-key="'hsCourse' + (at + 1) + '.credits'" v-model="course.credits" density="compact" variant="plain" hide-details single-line /></td>
						</tr>
					</tbody>
				</v-table>
				<div class="text-subtitle-1 mt-6">Classes you took for college credit</div>
				<v-table density="compact" class="college-courses">
					<thead><tr><th>College class</th><th style="width: 12rem">Grade received</th></tr></thead>
					<tbody>
						<tr v-for="(course, at) in collegeCourses" :key="at">
							<td><v-text-field v-key="'collegeCourse' + (at + 1) + '.name'" v-model="course.name" density="compact" variant="plain" hide-details single-line /></td>
							<td><v-text-field v-key="'collegeCourse' + (at + 1) + '.grade'" v-model="course.grade" density="compact" variant="plain" hide-details single-line /></td>
						</tr>
					</tbody>
				</v-table>
			</v-expansion-panel-text>
		</v-expansion-panel>

		<v-expansion-panel value="tests" title="Tests (only used for placement)">
			<v-expansion-panel-text>
				<v-select v-key="'testsTaken'" v-model="a.testsTaken" :items="tests" label="Which of these have you taken?" multiple chips closable-chips variant="outlined" />
				<v-row>
					<v-col cols="6"><v-number-input v-key="'sat'" v-model="a.sat" label="SAT superscore" :min="400" :max="1600" :step="10" variant="outlined" /></v-col>
					<v-col cols="6"><v-number-input v-key="'act'" v-model="a.act" label="ACT superscore" :min="1" :max="36" variant="outlined" /></v-col>
				</v-row>
			</v-expansion-panel-text>
		</v-expansion-panel>

		<v-expansion-panel value="plans" title="Your plans">
			<v-expansion-panel-text>
				<v-row>
					<v-col cols="6"><v-select v-key="'startTerm'" v-model="a.startTerm" :items="startTerms" label="When would you like to start?*" variant="solo-filled" /></v-col>
					<v-col cols="6"><v-autocomplete v-key="'program'" v-model="a.program" :items="majors" label="What would you like to study?*" auto-select-first variant="solo-filled" /></v-col>
					<v-col cols="6"><v-select v-key="'degree'" v-model="a.degree" :items="degrees" label="Highest degree you have in mind" variant="solo-filled" /></v-col>
					<v-col cols="6"><v-combobox v-key="'career'" v-model="a.career" :items="careers" label="Dream job" hint="Pick one or write your own" persistent-hint variant="solo-filled" /></v-col>
					<v-col cols="6"><v-select v-key="'helpedBy'" v-model="a.helpedBy" :items="programs" label="College-access program that has helped you" variant="solo-filled" /></v-col>
					<v-col cols="6"><v-select v-key="'housing'" v-model="a.housing" :items="['On campus', 'With family', 'On my own']" label="Where will you live?" variant="solo-filled" /></v-col>
				</v-row>
			</v-expansion-panel-text>
		</v-expansion-panel>

		<v-expansion-panel value="involved" title="What you do besides school">
			<v-expansion-panel-text>
				<p class="mb-2">Jobs and looking after family count. Up to three.</p>
				<activity-list />
				<div class="text-subtitle-1 mt-6">Awards you are proud of</div>
				<v-table density="compact" class="honors">
					<thead><tr><th>Award</th><th style="width: 12rem">Grade you were in</th></tr></thead>
					<tbody>
						<tr v-for="(honor, at) in honors" :key="at">
							<td><v-text-field v-key="'honor' + (at + 1) + '.title'" v-model="honor.title" density="compact" variant="plain" hide-details single-line :aria-label="'Award ' + (at + 1)" /></td>
							<td><v-select v-key="'honor' + (at + 1) + '.grade'" v-model="honor.grade" :items="['Freshman', 'Sophomore', 'Junior', 'Senior']" density="compact" variant="plain" hide-details single-line :aria-label="'Grade you were in, award ' + (at + 1)" /></td>
						</tr>
					</tbody>
				</v-table>
			</v-expansion-panel-text>
		</v-expansion-panel>

		<v-expansion-panel value="family" title="Your family">
			<v-expansion-panel-text>
				<v-card variant="flat" class="guardian1" title="Parent 1"><v-card-text><v-row density="compact">
					<v-col cols="4"><v-text-field v-key="'g1First'" v-model="a.g1First" label="First" variant="outlined" density="compact" /></v-col>
					<v-col cols="4"><v-text-field v-key="'g1Last'" v-model="a.g1Last" label="Last" variant="outlined" density="compact" /></v-col>
					<v-col cols="4"><v-text-field v-key="'g1Former'" v-model="a.g1Former" label="Maiden or former last name" variant="outlined" density="compact" /></v-col>
					<v-col cols="6"><v-text-field v-key="'g1Job'" v-model="a.g1Job" label="Job" variant="outlined" density="compact" /></v-col>
					<v-col cols="6"><v-select v-key="'g1School'" v-model="a.g1School" :items="schooling" item-title="name" item-value="code" label="Went to school through" variant="outlined" density="compact" /></v-col>
				</v-row></v-card-text></v-card>
				<v-card variant="flat" class="guardian2" title="Parent 2"><v-card-text><v-row density="compact">
					<v-col cols="6"><v-text-field v-key="'g2First'" v-model="a.g2First" label="First" variant="outlined" density="compact" /></v-col>
					<v-col cols="6"><v-text-field v-key="'g2Last'" v-model="a.g2Last" label="Last" variant="outlined" density="compact" /></v-col>
					<v-col cols="6"><v-text-field v-key="'g2Job'" v-model="a.g2Job" label="Job" variant="outlined" density="compact" /></v-col>
					<v-col cols="6"><v-select v-key="'g2School'" v-model="a.g2School" :items="schooling" item-title="name" item-value="code" label="Went to school through" variant="outlined" density="compact" /></v-col>
				</v-row></v-card-text></v-card>
				<v-radio-group v-key="'together'" v-model="a.together" label="Your parents are currently">
					<v-radio v-for="each in maritals" :key="each" :label="each" :value="each" />
				</v-radio-group>
				<v-checkbox v-key="'firstToGraduate'" v-model="a.firstToGraduate" label="I will be the first in my family to finish college" />
				<div class="text-subtitle-1">Brothers and sisters</div>
				<v-row v-for="(sibling, at) in siblings" :key="at" density="compact" class="sibling">
					<v-col cols="5"><v-text-field v-key="'sibling' + (at + 1) + '.first'" v-model="sibling.first" :label="'First name of sibling ' + (at + 1)" variant="underlined" /></v-col>
					<v-col cols="5"><v-text-field v-key="'sibling' + (at + 1) + '.last'" v-model="sibling.last" :label="'Last name of sibling ' + (at + 1)" variant="underlined" /></v-col>
					<v-col cols="2"><v-text-field v-key="'sibling' + (at + 1) + '.age'" v-model="sibling.age" :label="'Age of sibling ' + (at + 1)" variant="underlined" inputmode="numeric" /></v-col>
				</v-row>
			</v-expansion-panel-text>
		</v-expansion-panel>

		<v-expansion-panel value="background" title="A few things the state asks us to ask">
			<v-expansion-panel-text>
				<v-select v-key="'citizen'" v-model="a.citizen" :items="citizenships" label="Citizenship or immigration status" variant="outlined" />
				<v-radio-group v-key="'latino'" v-model="a.latino" label="Are you Hispanic or Latino?" inline><v-radio label="Yes" :value="true" /><v-radio label="No" :value="false" /></v-radio-group>
				<div v-key="'races'" role="group" aria-labelledby="racesAsked">
					<div id="racesAsked" class="text-body-1">Which of these describe your race? Tick as many as you like.</div>
					<v-checkbox v-for="each in races" :key="each" v-model="a.races" :label="each" :value="each" density="compact" hide-details />
				</div>
				<v-text-field v-key="'income'" v-model="a.income" class="mt-4" label="Your family's income for the year (estimate)" prefix="$" inputmode="numeric" variant="outlined" />
				<v-radio-group v-key="'aidNow'" v-model="a.aidNow" label="Do you receive financial aid?" inline><v-radio label="Yes" value="Y" /><v-radio label="No" value="N" /></v-radio-group>
			</v-expansion-panel-text>
		</v-expansion-panel>

		<v-expansion-panel value="others" title="People we might call">
			<v-expansion-panel-text>
				<v-card variant="tonal" title="Emergency contact (not a parent, please)"><v-card-text><v-row density="compact">
					<v-col cols="5"><v-text-field v-key="'urgentName'" v-model="a.urgentName" label="Full name" /></v-col>
					<v-col cols="4"><v-mask-input v-key="'urgentPhone'" v-model="a.urgentPhone" mask="(###) ###-####" label="Phone" return-masked-value /></v-col>
					<v-col cols="3"><v-text-field v-key="'urgentRelation'" v-model="a.urgentRelation" label="How are they related to you?" /></v-col>
				</v-row></v-card-text></v-card>
				<v-card variant="tonal" class="mt-3" title="Your high school counselor"><v-card-text><v-row density="compact">
					<v-col cols="6"><v-text-field v-key="'counselor'" v-model="a.counselor" label="Counselor" /></v-col>
					<v-col cols="6"><v-text-field v-key="'counselorEmail'" v-model="a.counselorEmail" label="Counselor's email" type="email" /></v-col>
				</v-row></v-card-text></v-card>
				<v-text-field v-key="'helperName'" v-model="a.helperName" class="mt-3" label="Did somebody help you fill this out? Their name" />
			</v-expansion-panel-text>
		</v-expansion-panel>

		<v-expansion-panel value="finish" title="Finish">
			<v-expansion-panel-text>
				<v-text-field v-key="'pin'" v-model="a.pin" label="Make up a 6-digit PIN to check your status" type="password" autocomplete="new-password" variant="outlined" />
				<v-checkbox v-key="'honest'" v-model="a.honest" label="Everything here is true as far as I know.*" />
				<v-text-field v-key="'signed'" v-model="a.signed" label="Signature (type your name)*" variant="outlined" />
				<v-btn type="submit" color="teal-darken-3" size="large">Apply to Tidewater</v-btn>
			</v-expansion-panel-text>
		</v-expansion-panel>
	</v-expansion-panels>
	</v-form>
</v-container>
</v-main>
</v-app>`;

createApp({
	template,
	setup: () => ({
		a, hsCourses, collegeCourses, honors, siblings,
		open: ref(["you", "mail", "school", "tests", "plans", "involved", "family"]),
		send: () => (submitted = true),
		countries: COUNTRIES,
		majors: MAJORS,
		states: STATES.map(([code, name]) => ({ code, name })),
		tests: TESTS,
		races: RACES,
		dialCodes: ["+1", "+44", "+52", "+63", "+91", "+234"],
		startTerms: ["Summer 2027", "Fall 2027", "Winter 2028", "Spring 2028"],
		degrees: ["Certificate", "Associate's degree", "Bachelor's degree", "Master's degree", "Doctorate"],
		careers: ["Accountant", "Dental hygienist", "Elementary teacher", "Nurse", "Software developer", "Welder"],
		programs: ["AVID", "Boys & Girls Club", "College Possible", "GEAR UP", "Talent Search", "Upward Bound", "None of these"],
		maritals: ["Married", "Separated", "Divorced", "Never married", "Widowed"],
		schooling: [
			{ code: 1, name: "Some high school" }, { code: 2, name: "High school or GED" }, { code: 3, name: "Some college" },
			{ code: 4, name: "Two-year degree" }, { code: 5, name: "Four-year degree" }, { code: 6, name: "Graduate degree" },
		],
		citizenships: ["U.S. citizen", "U.S. national", "Permanent resident", "Student visa (F-1)", "Other or undocumented"],
	}),
})
	.component("ActivityList", ActivityList)
	.directive("key", {
		mounted: (box: HTMLElement, { value }: { value: string }) => {
			boxes[value] = box;
		},
	})
	.use(createVuetify({ components: { ...components, VMaskInput }, icons: { defaultSet: "mdi", aliases, sets: { mdi } } }))
	.mount("#root");
