import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import "vuetify/styles";
import { STATES } from "../../lists";
import "./page.css";

const KINDS = [
	"Animals & livestock",
	"Crops & gardening",
	"Natural resources & environment",
	"Public speaking & debate",
	"Church & neighborhood service",
	"Performing & visual arts",
	"Sports & recreation",
	"Paid job",
];
const SCHOOLING = [
	"Less than a high school diploma",
	"High school diploma or GED",
	"Some college, no degree",
	"Two-year college degree",
	"Four-year college degree",
	"Advanced degree",
];
const DEGREES = ["License or certificate", "Associate", "Bachelor’s", "Master’s", "Doctorate (Ph.D., M.D., D.V.M., J.D.)"];

const parent = () => ({ first: "", last: "", work: "", schooling: null, living: null });
const entry = () => ({ group: "", part: "", kind: null, grades: [], hours: null, story: "" });
const record = reactive({
	member: {
		first: "",
		last: "",
		birth: null as Date | null,
		street: "",
		town: "",
		state: null,
		zip: "",
		phone: "",
		email: "",
		unit: "",
		years: null,
	},
	leader: { leaderName: "", leaderPhone: "" },
	school: { school: "", grade: null, average: "", place: "", outOf: "", finish: "", act: "", psat: "", study: "", degree: null },
	parents: [parent(), parent()],
	home: { siblings: null },
	entries: [entry(), entry(), entry()],
	close: { story: "", agree: false, signature: "" },
	submitted: false,
});

const drawn = new Map<string, HTMLElement>();
const Page = {
	directives: { at: { mounted: (element: HTMLElement, { value }: { value: string }) => drawn.set(value, element) } },
	setup: () => ({
		record,
		KINDS,
		SCHOOLING,
		DEGREES,
		states: STATES.map(([, title]) => title),
		grades: [9, 10, 11, 12],
		which: ["first", "second"],
		titles: ["Record one", "Record two", "Record three"],
		send: () => {
			record.submitted = true;
		},
	}),
	template: `
	<v-app><v-main><v-container max-width="880">
		<div class="banner"><h1>Achievement Award Record</h1><p>Three Rivers Cooperative Extension · Youth Development</p></div>
		<p>Open to young people in grades 10–12 who have kept records with a county unit. Type your answers; the county office prints the form for the judges.</p>
		<v-form @submit.prevent="send">
			<h2>Member</h2>
			<v-row density="compact">
				<v-col cols="6"><v-text-field v-at="'first'" v-model="record.member.first" label="Member’s first name" variant="outlined" /></v-col>
				<v-col cols="6"><v-text-field v-at="'last'" v-model="record.member.last" label="Member’s last name" variant="outlined" /></v-col>
				<v-col cols="8"><v-text-field v-at="'street'" v-model="record.member.street" label="Mailing address or route" variant="outlined" /></v-col>
				<v-col cols="4"><v-date-input v-at="'birth'" v-model="record.member.birth" label="Birth date" placeholder="mm/dd/yyyy" input-format="mm/dd/yyyy" prepend-icon="" variant="outlined" /></v-col>
				<v-col cols="5"><v-text-field v-at="'town'" v-model="record.member.town" label="Town" variant="outlined" /></v-col>
				<v-col cols="4"><v-autocomplete v-at="'state'" v-model="record.member.state" :items="states" label="State" variant="outlined" /></v-col>
				<v-col cols="3"><v-text-field v-at="'zip'" v-model="record.member.zip" label="ZIP" variant="outlined" /></v-col>
				<v-col cols="5"><v-text-field v-at="'phone'" v-model="record.member.phone" type="tel" label="Member’s own phone" variant="outlined" /></v-col>
				<v-col cols="7"><v-text-field v-at="'email'" v-model="record.member.email" type="email" label="E-mail the county office may use" variant="outlined" /></v-col>
				<v-col cols="8"><v-text-field v-at="'unit'" v-model="record.member.unit" label="County unit or club where enrolled" variant="outlined" /></v-col>
				<v-col cols="4"><v-number-input v-at="'years'" v-model="record.member.years" :min="0" label="Years enrolled, this one included" control-variant="hidden" variant="outlined" /></v-col>
				<v-col cols="7"><v-text-field v-at="'leaderName'" v-model="record.leader.leaderName" label="Name of adult leader" variant="outlined" /></v-col>
				<v-col cols="5"><v-text-field v-at="'leaderPhone'" v-model="record.leader.leaderPhone" type="tel" label="Leader’s phone" variant="outlined" /></v-col>
			</v-row>

			<h2>School and plans</h2>
			<table class="asks" width="100%"><tbody>
				<tr><td>What school do you attend this year?</td><td><v-text-field v-at="'school'" v-model="record.school.school" variant="underlined" density="compact" hide-details /></td></tr>
				<tr><td>Grade in school</td><td><v-btn-toggle v-at="'grade'" v-model="record.school.grade" density="comfortable" variant="outlined" divided><v-btn v-for="grade in grades" :key="grade" :value="grade" type="button">{{ grade }}</v-btn></v-btn-toggle></td></tr>
				<tr><td>Weighted grade-point average</td><td><v-text-field v-at="'average'" v-model="record.school.average" inputmode="decimal" variant="underlined" density="compact" hide-details /></td></tr>
				<tr><td>Where do you stand in your class?</td><td><v-row density="compact"><v-col><v-text-field v-at="'place'" v-model="record.school.place" prefix="No." placeholder="rank" variant="underlined" density="compact" hide-details /></v-col><v-col><v-text-field v-at="'outOf'" v-model="record.school.outOf" prefix="of" placeholder="class size" variant="underlined" density="compact" hide-details /></v-col></v-row></td></tr>
				<tr><td>Month and year you will graduate</td><td><v-text-field v-at="'finish'" v-model="record.school.finish" placeholder="MM/YYYY" variant="underlined" density="compact" hide-details /></td></tr>
				<tr><td>ACT composite, if you have taken it</td><td><v-text-field v-at="'act'" v-model="record.school.act" variant="underlined" density="compact" hide-details /></td></tr>
				<tr><td>PSAT/NMSQT total, if you have taken it</td><td><v-text-field v-at="'psat'" v-model="record.school.psat" variant="underlined" density="compact" hide-details /></td></tr>
				<tr><td>What do you plan to study after high school?</td><td><v-text-field v-at="'study'" v-model="record.school.study" variant="underlined" density="compact" hide-details /></td></tr>
				<tr><td>What is the highest degree you mean to earn?</td><td><v-select v-at="'degree'" v-model="record.school.degree" :items="DEGREES" variant="underlined" density="compact" hide-details /></td></tr>
			</tbody></table>

			<h2>Family</h2>
			<v-row>
				<v-col v-for="(one, n) in record.parents" :key="n" cols="6">
					<v-card variant="outlined" :title="'Parent or guardian (' + which[n] + ')'"><v-card-text>
						<v-text-field v-at="'first' + n" v-model="one.first" label="First name" density="compact" />
						<v-text-field v-at="'last' + n" v-model="one.last" label="Last name" density="compact" />
						<v-text-field v-at="'work' + n" v-model="one.work" label="Line of work" density="compact" />
						<v-select v-at="'schooling' + n" v-model="one.schooling" :items="SCHOOLING" label="Schooling completed" density="compact" />
						<v-radio-group v-at="'living' + n" v-model="one.living" inline hide-details><v-radio label="Living" value="L" /><v-radio label="Deceased" value="D" /></v-radio-group>
					</v-card-text></v-card>
				</v-col>
			</v-row>
			<v-number-input v-at="'siblings'" v-model="record.home.siblings" :min="0" label="How many brothers and sisters do you have?" class="mt-4" max-width="420" control-variant="split" />

			<h2>Activities record</h2>
			<p class="small">High school years only. Open a record for each club, community project, team or job. Any order will do.</p>
			<v-expansion-panels multiple>
				<v-expansion-panel v-for="(one, n) in record.entries" :key="n">
					<v-expansion-panel-title>{{ titles[n] }}</v-expansion-panel-title>
					<v-expansion-panel-text>
						<v-text-field v-at="'group' + n" v-model="one.group" label="Club, group or employer" variant="solo-filled" flat density="compact" />
						<v-text-field v-at="'part' + n" v-model="one.part" label="Your part in it" hint="Office, title or job" persistent-hint variant="solo-filled" flat density="compact" />
						<v-select v-at="'kind' + n" v-model="one.kind" :items="KINDS" label="Category" variant="solo-filled" flat density="compact" class="mt-3" />
						<p class="small">School grades when you took part</p>
						<v-chip-group v-at="'grades' + n" v-model="one.grades" multiple><v-chip v-for="grade in grades" :key="grade" :value="grade" filter>{{ grade }}th</v-chip></v-chip-group>
						<v-number-input v-at="'hours' + n" v-model="one.hours" :min="0" label="Hours in a usual week" control-variant="stacked" variant="solo-filled" flat density="compact" />
						<v-textarea v-at="'story' + n" v-model="one.story" rows="3" counter="300" label="What you did and what came of it" variant="solo-filled" flat />
					</v-expansion-panel-text>
				</v-expansion-panel>
			</v-expansion-panels>

			<h2>Your story</h2>
			<v-textarea v-at="'story'" v-model="record.close.story" rows="5" label="How has Extension youth work changed what you hope to do with your life?" variant="outlined" />
			<v-checkbox v-at="'agree'" v-model="record.close.agree" label="I kept this record myself and believe it to be correct." hide-details />
			<v-text-field v-at="'signature'" v-model="record.close.signature" label="Member’s signature" variant="underlined" />
			<v-btn type="submit" color="green-darken-3">Send to county office</v-btn>
		</v-form>
	</v-container></v-main></v-app>`,
};

const plain = (value: unknown) => (Array.isArray(value) ? [...value] : value);
const flat = (store: Record<string, unknown>, n: number | "" = "") => Object.entries(store).map(([key, value]) => [key + n, plain(value)]);
const twoDigits = (n: number) => String(n).padStart(2, "0");
const dayOf = (date: Date | null) => (date ? `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}` : null);

function shown(element: HTMLElement) {
	const texts = (selector: string) => [...element.querySelectorAll(selector)].map((each) => each.textContent?.trim() ?? "");
	if (element.matches(".v-chip-group")) return texts(".v-chip--selected .v-chip__content");
	if (element.matches(".v-btn-toggle")) return texts(".v-btn--active")[0] ?? "";
	if (element.matches(".v-radio-group")) return texts(".v-selection-control--dirty .v-label")[0] ?? "";
	if (element.matches(".v-checkbox")) return element.querySelector(".v-selection-control--dirty") != null;
	if (element.matches(".v-select:not(.v-autocomplete)")) return texts(".v-select__selection-text")[0] ?? "";
	return element.querySelector<HTMLInputElement>("input, textarea")?.value ?? "";
}

Object.assign(window, {
	formState: () => ({
		...Object.fromEntries([
			...flat({ ...record.member, birth: dayOf(record.member.birth) }),
			...flat(record.leader),
			...flat(record.school),
			...record.parents.flatMap((one, n) => flat(one, n)),
			...flat(record.home),
			...record.entries.flatMap((one, n) => flat(one, n)),
			...flat(record.close),
		]),
		submitted: record.submitted,
	}),
	formShown: () => Object.fromEntries([...drawn].map(([key, element]) => [key, shown(element)])),
});

createApp(Page)
	.use(createVuetify({ components, icons: { defaultSet: "mdi", aliases, sets: { mdi } }, theme: { defaultTheme: "light" } }))
	.mount("#root");
