import "vuetify/styles";
import "./page.css";
// @ts-expect-error: the build of Vue with its template compiler
import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import * as directives from "vuetify/directives";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const places = new Map<string, HTMLElement>();
/** Remembers where a control stands. */
const spot = { mounted: (element: HTMLElement, { value }: { value: string }) => void places.set(value, element) };

const blank = (...names: string[]): Record<string, any> => Object.fromEntries(names.map((name) => [name, ""]));
const unchosen = (...names: string[]): Record<string, any> => Object.fromEntries(names.map((name) => [name, null]));
const LISTS = {
	experiences: () => ({ ...unchosen("kind"), ...blank("place", "role"), years: [], season: [], hours: null, weeks: null, learned: "" }),
	distinctions: () => ({ ...blank("title"), ...unchosen("year"), ...blank("details") }),
	ap: () => unchosen("exam", "score"),
	lab: () => blank("course", "mark"),
	dual: () => blank("course", "mark", "credits"),
	guardians: () => ({ ...blank("name", "work"), ...unchosen("learning"), ...blank("mail") }),
};
const times = (list: keyof typeof LISTS, count: number) => Array.from({ length: count }, LISTS[list]);
const model = reactive<Record<string, any>>({
	...blank("given", "middle", "surname", "badge", "mail", "mobile"),
	...unchosen("born"),
	...blank("birthCity"),
	...unchosen("birthCountry"),
	...blank("street", "apt", "city"),
	...unchosen("state"),
	...blank("zip"),
	...unchosen("country"),
	...blank("summerStay"),
	...unchosen("sex", "pronouns", "standing", "hispanic"),
	races: [],
	tongues: [],
	yearsHere: null,
	...blank("school", "schoolCity"),
	...unchosen("schoolState", "grade", "finishes"),
	...blank("gpa"),
	...unchosen("scale"),
	...blank("weighted", "rank", "cohort", "satM", "satV", "act"),
	ap: times("ap", 3),
	lab: times("lab", 3),
	dualWhere: "",
	dual: times("dual", 2),
	...unchosen("field"),
	...blank("future"),
	...unchosen("credential"),
	experiences: times("experiences", 3),
	distinctions: times("distinctions", 3),
	...unchosen("department"),
	...blank("statement"),
	guardians: times("guardians", 2),
	...unchosen("couple", "firstGen", "income"),
	siblings: null,
	...blank("emName", "emPhone", "emTie", "docName", "docPhone"),
	...unchosen("shirt"),
	...blank("refName", "refTitle", "refMail", "refPhone"),
	...blank("passphrase", "medSign"),
	consent: false,
});
let submitted = false;

const text = (name: string, label: string, cols = 4, more = "") => `<v-col cols="12" md="${cols}"><v-text-field v-model="m.${name}" v-spot="'${name}'" label="${label}" ${more}></v-text-field></v-col>`;
const select = (name: string, label: string, items: string, cols = 4, more = "") => `<v-col cols="12" md="${cols}"><v-select v-model="m.${name}" v-spot="'${name}'" label="${label}" :items="${items}" ${more}></v-select></v-col>`;
const lookup = (name: string, label: string, items: string, cols = 4, more = "") => `<v-col cols="12" md="${cols}"><v-autocomplete v-model="m.${name}" v-spot="'${name}'" label="${label}" :items="${items}" ${more}></v-autocomplete></v-col>`;
const combo = (name: string, label: string, items: string, cols = 4, more = "") => `<v-col cols="12" md="${cols}"><v-combobox v-model="m.${name}" v-spot="'${name}'" label="${label}" :items="${items}" ${more}></v-combobox></v-col>`;
const day = (name: string, label: string, cols = 4, more = "") => `<v-col cols="12" md="${cols}"><v-date-input v-model="m.${name}" v-spot="'${name}'" label="${label}" ${more}></v-date-input></v-col>`;
const count = (name: string, label: string, cols = 4, more = "") => `<v-col cols="12" md="${cols}"><v-number-input v-model="m.${name}" v-spot="'${name}'" label="${label}" ${more}></v-number-input></v-col>`;
const radios = (name: string, label: string, options: [string, string][], cols = 6) => `<v-col cols="12" md="${cols}"><v-radio-group v-model="m.${name}" v-spot="'${name}'" label="${label}" inline>${options.map(([value, shown]) => `<v-radio value="${value}" label="${shown}"></v-radio>`).join("")}</v-radio-group></v-col>`;
/** The same for a row of a list. */
const inRow = (html: string, list: string) => html.replace(/v-model="m\.(\w+)"/g, 'v-model="row.$1"').replace(/v-spot="'(\w+)'"/g, `v-spot="'${list}.' + at + '.$1'"`);
const card = (title: string, inner: string, note = "") => `<v-card class="mb-6" variant="outlined"><v-card-title>${title}</v-card-title>${note && `<v-card-subtitle>${note}</v-card-subtitle>`}<v-card-text>${inner}</v-card-text></v-card>`;
const YN: [string, string][] = [["1", "Yes"], ["0", "No"]];

const TEMPLATE = `
<v-app><v-main><v-container style="max-width: 1120px">
	<p class="text-overline">Halvorsen School of Medicine</p>
	<h1 class="text-h4 mb-2">Summer Scholars in Biomedical Research</h1>
	<p class="mb-6">Eight weeks in a working laboratory, for students who have finished tenth grade. Applications close at midnight on February 1.</p>
	<v-form @submit.prevent="send">
	${card("Why research?", `<v-row>
		${lookup("department", "First-choice department", "departments", 6)}
		<v-col cols="12"><v-textarea v-model="m.statement" v-spot="'statement'" label="What question about the living world would you most like to answer?" rows="4" counter="2500"></v-textarea></v-col>
	</v-row>`)}
	${card("Student", `<v-row>
		${text("given", "First (given) name *", 4, 'name="given"')}
		${text("middle", "Middle name(s)", 4, 'name="middle"')}
		${text("surname", "Surname *", 4, 'name="surname"')}
		${text("badge", "Name for your lab badge", 4, 'hint="What people call you" persistent-hint')}
		${text("mail", "Student e-mail *", 4, 'type="email"')}
		${text("mobile", "Student mobile", 4, 'type="tel"')}
		${day("born", "Date of birth *", 4, 'hint="mm/dd/yyyy" persistent-hint')}
		${text("birthCity", "City of birth")}
		${lookup("birthCountry", "Country of birth", "countries")}
	</v-row>
	<h3 class="text-subtitle-1 my-2">Home during the school year</h3>
	<v-row>
		${text("street", "Street", 6)}
		${text("apt", "Apt / Unit", 2)}
		${text("city", "City", 4)}
		${lookup("state", "State", "states", 4, 'item-title="name" item-value="code"')}
		${text("zip", "ZIP / Postal code", 4)}
		${select("country", "Country", "countries")}
		${text("summerStay", "Where will you stay during the eight weeks?", 12)}
	</v-row>`)}
	${card("About you", `<v-row>
		${radios("sex", "Sex", [["f", "Female"], ["m", "Male"], ["x", "Other or prefer not to state"]])}
		${combo("pronouns", "Pronouns", "['she/her', 'he/him', 'they/them']", 6)}
		${radios("standing", "Citizenship", [["usc", "U.S. citizen"], ["lpr", "Permanent resident"], ["oth", "Neither"]])}
		${radios("hispanic", "Hispanic or Latino origin", [...YN, ["9", "Decline"]])}
		${select("races", "Race", "races", 6, 'multiple chips hint="Choose all that apply" persistent-hint')}
		${combo("tongues", "Languages spoken", "languages", 6, 'multiple chips closable-chips hint="Press Enter after each" persistent-hint')}
		${count("yearsHere", "Years you have lived in the U.S.", 4, ':min="0" :max="99" control-variant="stacked"')}
	</v-row>`, "The National Institutes of Health ask us to report these. They are not seen by reviewers.")}
	${card("Academic record", `<v-row>
		${text("school", "High school", 6, 'name="hs"')}
		${text("schoolCity", "High school city", 3)}
		${lookup("schoolState", "High school state", "states", 3, 'item-title="name" item-value="code"')}
		${radios("grade", "Grade this school year", [["10", "10th"], ["11", "11th"], ["12", "12th"]])}
		${day("finishes", "Expected graduation", 6)}
		${text("gpa", "Unweighted GPA", 3)}
		${select("scale", "GPA scale", "['4.0', '5.0', '100 points', 'Other']", 3)}
		${text("weighted", "Weighted GPA", 2)}
		${text("rank", "Class rank", 2)}
		${text("cohort", "Students in class", 2)}
		${text("satM", "SAT Math")}
		${text("satV", "SAT Reading and Writing")}
		${text("act", "ACT Composite")}
	</v-row>
	<h3 class="text-subtitle-1 my-2">AP examinations</h3>
	<v-row v-for="(row, at) in m.ap" :key="at" class="ap">${inRow(lookup("exam", "Examination", "exams", 8, 'density="compact"') + select("score", "Score", "[1, 2, 3, 4, 5]", 4, 'density="compact"'), "ap")}</v-row>
	<h3 class="text-subtitle-1 my-2">High school courses</h3>
	<v-table density="compact" class="lab mb-4"><thead><tr><th>Course</th><th>Final grade</th></tr></thead><tbody>
		<tr v-for="(row, at) in m.lab" :key="at">
			<td><v-text-field v-model="row.course" v-spot="'lab.' + at + '.course'" density="compact" variant="plain" hide-details :aria-label="'Course ' + (at + 1)"></v-text-field></td>
			<td><v-text-field v-model="row.mark" v-spot="'lab.' + at + '.mark'" density="compact" variant="plain" hide-details :aria-label="'Final grade ' + (at + 1)"></v-text-field></td>
		</tr>
	</tbody></v-table>
	<h3 class="text-subtitle-1 my-2">College courses, if any</h3>
	<v-row>${text("dualWhere", "College", 12)}</v-row>
	<v-row v-for="(row, at) in m.dual" :key="at" class="dual">${inRow(text("course", "Title", 6) + text("mark", "Grade", 3) + text("credits", "Units", 3), "dual")}</v-row>
	<v-row>
		${combo("field", "Intended major", "majors")}
		${text("future", "Career you have in mind")}
		${select("credential", "Highest degree planned", "['Bachelor\\'s', 'Master\\'s', 'PhD or other doctorate', 'MD, DO or DDS', 'Undecided']")}
	</v-row>`)}
	<h2 class="text-h6 mb-2">Experience</h2>
	<p class="mb-2">Jobs, clubs, volunteer work and research all count.</p>
	<v-expansion-panels v-model="open" multiple class="mb-6">
		<v-expansion-panel v-for="(row, at) in m.experiences" :key="at" :value="at" class="experience">
			<v-expansion-panel-title>Experience {{ at + 1 }}<span v-if="row.place">: {{ row.place }}</span></v-expansion-panel-title>
			<v-expansion-panel-text><v-row>
				${inRow(
					select("kind", "Type of experience", "kinds") +
						text("place", "Organization") +
						text("role", "Your role", 4, 'maxlength="50"') +
						select("years", "Grades in which you took part", "['9', '10', '11', '12']", 4, "multiple chips") +
						count("hours", "Hours each week", 4, ':min="0" :max="80"') +
						count("weeks", "Weeks each year", 4, ':min="0" :max="52"'),
					"experiences",
				)}
				<v-col cols="12"><fieldset v-spot="'experiences.' + at + '.season'" class="season"><legend>When in the year</legend>
					<v-checkbox v-model="row.season" value="term" label="School term" hide-details density="compact"></v-checkbox>
					<v-checkbox v-model="row.season" value="break" label="School breaks" hide-details density="compact"></v-checkbox>
					<v-checkbox v-model="row.season" value="all" label="Year round" hide-details density="compact"></v-checkbox>
				</fieldset></v-col>
				<v-col cols="12"><v-textarea v-model="row.learned" v-spot="'experiences.' + at + '.learned'" label="Describe it briefly" rows="2" counter="200"></v-textarea></v-col>
			</v-row></v-expansion-panel-text>
		</v-expansion-panel>
	</v-expansion-panels>
	${card("Distinctions", `<v-row v-for="(row, at) in m.distinctions" :key="at" class="distinction">${inRow(text("title", "Prize or honor", 5) + select("year", "Grade", "['9', '10', '11', '12']", 2) + text("details", "For what?", 5), "distinctions")}</v-row>`)}
	${card("Family", `
		<v-row v-for="(row, at) in m.guardians" :key="at" class="guardian">
			<v-col cols="12" class="pb-0 text-subtitle-1">Parent {{ at + 1 }}</v-col>
			${inRow(text("name", "First and last name", 3) + text("work", "Occupation", 3) + select("learning", "Highest education", "schooling", 3) + text("mail", "E-mail", 3, 'type="email"'), "guardians")}
		</v-row>
		<v-row>
			${select("couple", "Marital status of parents", "['Married', 'Partnered', 'Separated', 'Divorced', 'Widowed', 'Never married']", 4)}
			${count("siblings", "Number of brothers and sisters", 4, ':min="0" :max="20"')}
			${select("income", "Annual household income", "incomes", 4, 'hint="Used only to award stipends" persistent-hint')}
			${radios("firstGen", "Will you be a first-generation college student?", [...YN, ["?", "Unsure"]])}
		</v-row>`)}
	${card("Science teacher or research mentor who will recommend you", `<v-row>
		${text("refName", "Recommender", 3)}
		${text("refTitle", "Job title", 3)}
		${text("refMail", "Recommender e-mail", 3, 'type="email"')}
		${text("refPhone", "Recommender phone", 3, 'type="tel"')}
	</v-row>`)}
	${card("Health and safety", `<v-row>
		${text("emName", "Emergency contact other than a parent", 4)}
		${text("emPhone", "Emergency phone", 4, 'type="tel"')}
		${text("emTie", "Relationship of that person to you", 4)}
		${text("docName", "Physician", 4)}
		${text("docPhone", "Physician's office phone", 4, 'type="tel"')}
		${select("shirt", "Lab coat size", "['XS', 'S', 'M', 'L', 'XL']", 4)}
	</v-row>`)}
	${card("Finish", `
		<v-row>${text("passphrase", "Create a password to check your status", 6, 'type="password" autocomplete="new-password"')}${text("medSign", "Signature", 6)}</v-row>
		<v-checkbox v-model="m.consent" v-spot="'consent'" label="I consent to a background check and agree to the laboratory safety policy."></v-checkbox>
		<v-btn type="submit" color="primary">Submit application</v-btn>`)}
	</v-form>
</v-container></v-main></v-app>`;

const app = createApp({
	template: TEMPLATE,
	data: () => ({
		open: [0, 1, 2],
		countries: COUNTRIES,
		majors: MAJORS,
		states: STATES.map(([code, name]) => ({ code, name })),
		departments: ["Cell Biology", "Genetics", "Immunology", "Neuroscience", "Pharmacology", "Public Health Sciences"],
		races: ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"],
		languages: ["Arabic", "Cantonese", "English", "French", "Hindi", "Mandarin", "Spanish", "Vietnamese"],
		exams: ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP Environmental Science", "AP Physics 1", "AP Psychology", "AP Statistics", "AP United States History"],
		kinds: ["Academic club", "Arts", "Athletics", "Caring for family", "Debate or public speaking", "Employment", "Environmental", "Laboratory research", "Volunteering", "Other"],
		schooling: ["Less than high school", "High school", "Some college", "Associate", "Bachelor's", "Graduate or professional"],
		incomes: ["Under $40,000", "$40,000-$59,999", "$60,000-$79,999", "$80,000-$119,999", "$120,000 or more", "Prefer not to say"],
	}),
	computed: { m: () => model },
	methods: { send: () => void (submitted = true) },
});
app.directive("spot", spot);
app.use(createVuetify({ components, directives, icons: { defaultSet: "mdi", aliases, sets: { mdi } } }));
app.mount("#root");

function flat() {
	const all: Record<string, unknown> = {};
	const plain = (value: unknown) => {
		if (value instanceof Date) return `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}`;
		return Array.isArray(value) ? [...value] : value;
	};
	for (const [key, value] of Object.entries(model))
		if (key in LISTS) (value as object[]).forEach((row, at) => { for (const [name, cell] of Object.entries(row)) all[`${key}.${at}.${name}`] = plain(cell); });
		else all[key] = plain(value);
	return all;
}

function read(element: HTMLElement | undefined): unknown {
	if (!element) return "";
	const clean = (node: Element | null | undefined) => (node?.textContent ?? "").trim();
	if (element.matches("fieldset")) return [...element.querySelectorAll<HTMLInputElement>("input:checked")].map((each) => clean(each.closest(".v-selection-control")));
	if (element.matches(".v-radio-group")) return clean(element.querySelector("input:checked")?.closest(".v-selection-control"));
	if (element.matches(".v-checkbox")) return element.querySelector("input")?.checked;
	if (element.querySelector(".v-chip")) return [...element.querySelectorAll(".v-chip__content")].map(clean);
	const chosen = element.querySelector("[class*=__selection-text]");
	if (chosen) return clean(chosen);
	if (element.matches(".v-select")) return "";
	return [...element.querySelectorAll<HTMLInputElement>("input, textarea:not([aria-hidden])")][0]?.value ?? "";
}

Object.assign(window, {
	formState: () => ({ ...flat(), submitted }),
	formShown: () => Object.fromEntries(Object.keys(flat()).map((key) => [key, read(places.get(key))])),
});
