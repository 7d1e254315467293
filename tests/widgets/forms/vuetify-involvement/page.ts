import { type ComponentPublicInstance, createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import "vuetify/styles";

const STATES =
	"AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming"
		.split(",")
		.map((line) => ({ value: line.slice(0, 2), title: line.slice(3) }));
const AREAS = [
	{ value: "ATHL", title: "Athletics or dance team" },
	{ value: "MUSI", title: "Band, choir, orchestra or theatre" },
	{ value: "CULT", title: "Culture or language club" },
	{ value: "SPEE", title: "Debate, speech or Model UN" },
	{ value: "JOBS", title: "Employment" },
	{ value: "ENVI", title: "Environment and conservation" },
	{ value: "FAIT", title: "Faith community" },
	{ value: "HOME", title: "Responsibilities at home" },
	{ value: "GOVT", title: "Student government" },
	{ value: "PUBL", title: "Yearbook, newspaper or broadcasting" },
];
const GRADES = ["9th", "10th", "11th", "12th"];
const TIMES = [
	{ value: "term", title: "School term" },
	{ value: "break", title: "School breaks" },
	{ value: "year", title: "Year-round" },
];
const BANDS = ["Under 3", "3–5", "6–10", "11–15", "16+"];
const PRONOUNS = ["she / her", "he / him", "they / them", "Just use my name"];

interface Involvement {
	area: string | null;
	organization: string;
	role: string;
	grades: string[];
	times: string[];
	hours: string | null;
	impact: string;
	college: boolean;
}
const blank = (): Involvement => ({
	area: null,
	organization: "",
	role: "",
	grades: [],
	times: [],
	hours: null,
	impact: "",
	college: false,
});

const form = reactive({
	first: "",
	goesBy: "",
	family: "",
	email: "",
	mobile: "",
	city: "",
	state: null as string | null,
	pronouns: null as string | null,
	school: "",
	classOf: null as string | null,
	year: null as string | null,
	gpa: "",
	counselorEmail: "",
	involvements: [blank(), blank(), blank()],
	recognitions: [{ name: "", when: null as string | null }],
	nominator: "",
	nominatorEmail: "",
	story: "",
	heard: null as string | null,
	attest: false,
});
let submitted = false;

const drawn: Record<string, Element> = {};
const at = (key: string) => (shown: ComponentPublicInstance | null) => {
	if (shown) drawn[key] = shown.$el as Element;
};

const TEMPLATE = `
<v-app>
<v-app-bar color="indigo-darken-4" flat><v-app-bar-title>Harlan &amp; Odette Brisbois Foundation</v-app-bar-title></v-app-bar>
<v-main>
<v-container style="max-width: 880px">
<h1 class="text-h4 mb-2">Brisbois Medal for Student Leadership</h1>
<p class="mb-6">Twelve medals of $4,000 are given each spring. We are not looking for the longest list; we read for people who made something better and stuck with it. Allow about forty minutes. Your answers are kept in this browser until you press <em>Send to the committee</em>.</p>
<v-form @submit.prevent="send">
	<v-card class="mb-6" variant="outlined">
		<v-card-title>First, you</v-card-title>
		<v-card-text>
			<v-row>
				<v-col cols="12" sm="5"><v-text-field v-model="form.first" :ref="at('first')" label="Legal first name *" autocomplete="given-name" /></v-col>
				<v-col cols="12" sm="7"><v-text-field v-model="form.family" :ref="at('family')" label="Family name *" autocomplete="family-name" /></v-col>
				<v-col cols="12"><v-text-field v-model="form.goesBy" :ref="at('goesBy')" label="What do friends call you?" hint="We use this on name tags and in phone calls." persistent-hint /></v-col>
				<v-col cols="12" sm="7"><v-text-field v-model="form.email" :ref="at('email')" type="email" label="Email *" hint="Not a school account, please. Many are switched off in June." persistent-hint /></v-col>
				<v-col cols="12" sm="5"><v-text-field v-model="form.mobile" :ref="at('mobile')" type="tel" label="Mobile" /></v-col>
				<v-col cols="12" sm="6"><v-text-field v-model="form.city" :ref="at('city')" label="City or town where you live *" /></v-col>
				<v-col cols="12" sm="6"><v-autocomplete v-model="form.state" :ref="at('state')" :items="STATES" label="State *" auto-select-first /></v-col>
			</v-row>
			<div class="text-body-2 mt-2">Pronouns the committee should use</div>
			<v-chip-group v-model="form.pronouns" :ref="at('pronouns')" selected-class="text-primary"><v-chip v-for="each in PRONOUNS" :key="each" :value="each" filter>{{ each }}</v-chip></v-chip-group>
		</v-card-text>
	</v-card>

	<v-card class="mb-6" variant="outlined">
		<v-card-title>Your school</v-card-title>
		<v-card-text>
			<v-text-field v-model="form.school" :ref="at('school')" label="High school (spell it out) *" class="mb-2" />
			<div class="d-flex flex-wrap align-center ga-4 mb-4">
				<span>I belong to the class of</span>
				<v-btn-toggle v-model="form.classOf" :ref="at('classOf')" color="primary" variant="outlined" density="comfortable" divided class="class-of"><v-btn v-for="each in ['2026', '2027', '2028', '2029']" :key="each" :value="each">{{ each }}</v-btn></v-btn-toggle>
			</div>
			<div class="d-flex flex-wrap align-center ga-4 mb-4">
				<span>and am now a</span>
				<v-btn-toggle v-model="form.year" :ref="at('year')" color="primary" variant="outlined" density="comfortable" divided class="year-now"><v-btn v-for="each in ['Freshman', 'Sophomore', 'Junior', 'Senior']" :key="each" :value="each">{{ each }}</v-btn></v-btn-toggle>
			</div>
			<v-text-field v-model="form.gpa" :ref="at('gpa')" label="GPA, unweighted, so far" inputmode="decimal" style="max-width: 300px" hint="Two decimals. There is no minimum." persistent-hint />
			<v-text-field v-model="form.counselorEmail" :ref="at('counselorEmail')" type="email" class="mt-4" label="Counselor's or principal's email" hint="We will ask this person only to confirm that you are enrolled." persistent-hint />
		</v-card-text>
	</v-card>

	<h2 class="text-h5 mb-1">Where you have spent your time</h2>
	<p class="text-body-2 mb-3">Up to three. Clubs, teams, jobs, causes and family duties all count the same with us. Put the one that matters most to you first.</p>
	<v-expansion-panels v-model="open" multiple class="mb-8">
		<v-expansion-panel v-for="(each, i) in form.involvements" :key="i">
			<v-expansion-panel-title>
				<div>Involvement {{ i + 1 }}<span v-if="each.organization" class="text-medium-emphasis"> · {{ each.organization }}</span></div>
			</v-expansion-panel-title>
			<v-expansion-panel-text>
				<v-select v-model="each.area" :ref="at('area' + i)" :items="AREAS" label="Closest to…" variant="underlined" />
				<v-row>
					<v-col cols="12" sm="7"><v-text-field v-model="each.organization" :ref="at('organization' + i)" label="Club, team, employer or cause" variant="underlined" /></v-col>
					<v-col cols="12" sm="5"><v-text-field v-model="each.role" :ref="at('role' + i)" label="Your role or title" variant="underlined" /></v-col>
				</v-row>
				<div class="text-body-2 mt-3">Which years? Tap all that apply.</div>
				<v-chip-group v-model="each.grades" :ref="at('grades' + i)" multiple column class="years"><v-chip v-for="grade in GRADES" :key="grade" :value="grade" filter variant="outlined">{{ grade }}</v-chip></v-chip-group>
				<div class="text-body-2 mt-3 mb-1">And when in the year?</div>
				<v-btn-toggle v-model="each.times" :ref="at('times' + i)" multiple variant="outlined" divided density="compact" color="primary" class="season"><v-btn v-for="time in TIMES" :key="time.value" :value="time.value">{{ time.title }}</v-btn></v-btn-toggle>
				<div class="text-body-2 mt-4 mb-1">Hours in a usual week</div>
				<v-btn-toggle v-model="each.hours" :ref="at('hours' + i)" variant="outlined" divided density="compact" color="primary" class="band"><v-btn v-for="band in BANDS" :key="band" :value="band">{{ band }}</v-btn></v-btn-toggle>
				<v-textarea v-model="each.impact" :ref="at('impact' + i)" class="mt-5" label="What did you actually do?" rows="3" :counter="300" maxlength="300" hint="Plain words. Numbers help." persistent-hint />
				<v-switch v-model="each.college" :ref="at('college' + i)" color="primary" label="I hope to keep this up in college" hide-details />
			</v-expansion-panel-text>
		</v-expansion-panel>
	</v-expansion-panels>

	<h2 class="text-h5 mb-1">Recognition</h2>
	<p class="text-body-2 mb-3">Honors, prizes, elected distinctions. Skip certificates of attendance.</p>
	<div v-for="(each, i) in form.recognitions" :key="i" class="d-flex ga-4 recognition">
		<v-text-field v-model="each.name" :ref="at('recognition' + i)" placeholder="Name of the honor" persistent-placeholder variant="solo-filled" flat />
		<v-select v-model="each.when" :ref="at('when' + i)" :items="['Freshman year', 'Sophomore year', 'Junior year', 'Senior year']" label="Received in" variant="solo-filled" flat style="max-width: 220px" />
	</div>
	<v-btn variant="text" class="mb-8 add-recognition" @click="form.recognitions.push({ name: '', when: null })">Add a recognition</v-btn>

	<v-card class="mb-6" variant="outlined">
		<v-card-title>Somebody who has watched you lead</v-card-title>
		<v-card-subtitle>Not a relative. A coach, supervisor, pastor or teacher is fine.</v-card-subtitle>
		<v-card-text>
			<v-row>
				<v-col cols="12" sm="6"><v-text-field v-model="form.nominator" :ref="at('nominator')" label="Their name *" /></v-col>
				<v-col cols="12" sm="6"><v-text-field v-model="form.nominatorEmail" :ref="at('nominatorEmail')" type="email" label="Their email *" /></v-col>
			</v-row>
		</v-card-text>
	</v-card>

	<v-textarea v-model="form.story" :ref="at('story')" label="Tell us about a decision you made that was unpopular at first *" rows="6" :counter="2500" />
	<v-select v-model="form.heard" :ref="at('heard')" :items="['Counselor', 'Teacher or coach', 'Social media', 'A past medalist', 'Web search']" label="Who told you about the Medal?" />
	<v-checkbox v-model="form.attest" :ref="at('attest')" label="Everything above is my own work and true, and the Foundation may publish my name and photograph if I am chosen." />
	<v-btn type="submit" color="primary" size="large">Send to the committee</v-btn>
</v-form>
</v-container>
</v-main>
</v-app>`;

createApp({
	setup: () => ({
		form,
		at,
		open: ref([0]),
		send: () => {
			submitted = true;
		},
		STATES,
		AREAS,
		GRADES,
		TIMES,
		BANDS,
		PRONOUNS,
	}),
	template: TEMPLATE,
})
	.use(createVuetify({ components }))
	.mount("#root");

/** In the order of the options, whichever was pressed first. */
const sorted = (chosen: string[] | undefined, order: string[]) => order.filter((each) => chosen?.includes(each));

function formState() {
	const { involvements, recognitions, ...rest } = form;
	const state: Record<string, unknown> = { ...rest, submitted };
	for (const [i, each] of involvements.entries())
		for (const [field, value] of Object.entries(each))
			state[field + i] =
				field === "grades"
					? sorted(value, GRADES)
					: field === "times"
						? sorted(
								value,
								TIMES.map((time) => time.value),
							)
						: value;
	for (const [i, { name, when }] of recognitions.entries()) {
		state[`recognition${i}`] = name;
		state[`when${i}`] = when;
	}
	return JSON.parse(JSON.stringify(state));
}

const textOf = (found: Element | null | undefined) => found?.textContent?.trim() ?? "";

function shownBy(control: Element | undefined) {
	if (!control) return "";
	const texts = (pressed: string) => [...control.querySelectorAll(pressed)].map(textOf);
	const box = control.querySelector<HTMLInputElement>("input:not([type=hidden]), textarea:not(.v-textarea__sizer)");
	if (control.matches(".v-chip-group"))
		return control.matches(".years") ? texts(".v-chip--selected") : (texts(".v-chip.text-primary")[0] ?? "");
	if (control.matches(".v-btn-toggle")) return control.matches(".season") ? texts(".v-btn--active") : (texts(".v-btn--active")[0] ?? "");
	if (control.matches(".v-switch, .v-checkbox")) return box?.checked ?? false;
	if (control.matches(".v-autocomplete")) return box?.value || textOf(control.querySelector(".v-autocomplete__selection-text"));
	if (control.matches(".v-select")) return textOf(control.querySelector(".v-select__selection-text"));
	return box?.value ?? "";
}

const formShown = () =>
	Object.fromEntries(
		Object.keys(formState())
			.filter((key) => key !== "submitted")
			.map((key) => [key, shownBy(drawn[key])]),
	);

Object.assign(window, { formState, formShown });
