import "vuetify/styles";
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import * as directives from "vuetify/directives";
import { COUNTRIES, STATES } from "../../lists";

const items = (text: string) => text.split("|").map((each) => ({ title: each.split("=")[0], value: each.split("=")[1] ?? each }));
const lists: Record<string, unknown> = {
	suffixes: ["JR", "SR", "II", "III", "IV"],
	sexes: ["Female", "Male"],
	states: STATES.map(([value, title]) => ({ title, value })),
	countries: COUNTRIES,
	status: items("U.S. citizen by birth or naturalization=10|U.S. national (American Samoa, Swains Island)=20|Lawful permanent resident=30|Not a citizen or permanent resident=40"),
	races: items("American Indian / Alaska Native=A|Asian=B|Black / African American=C|Native Hawaiian / Pacific Islander=D|White=E|Decline to answer=Z"),
	service: items("Never served=0|Serving on active duty, Guard or Reserve=1|Discharged veteran=2|Dependent of a service member or veteran=3"),
	classYears: ["9th grade", "10th grade", "11th grade", "12th grade"],
	majors: items("Aeronautics=101|Computer and cyber science=102|Civil engineering=103|Environmental engineering=104|Foreign area studies=105|Nursing=106|Political science=107|Systems engineering=108"),
	degrees: ["Bachelor's degree", "Master's degree", "Doctorate", "Professional degree (law, medicine)"],
	schooling: items("Some high school=01|High school graduate=02|Some college credit=03|Two-year degree=04|Four-year degree=05|Graduate degree=06"),
	marital: ["Married", "Divorced", "Separated", "Widowed", "Never married"],
	brackets: ["Less than $35,000", "$35,000 to $49,999", "$50,000 to $74,999", "$75,000 to $99,999", "$100,000 or more"],
	kinds: ["Athletic team", "Civic / volunteer service", "Conservation & outdoors", "Forensics (speech, debate)", "JROTC / Civil Air Patrol", "Paid job", "Scouting", "Student government", "Other"],
	exams: ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Physics 1", "AP U.S. Government & Politics", "AP U.S. History", "AP World History"],
	relation: ["Aunt or uncle", "Grandparent", "Adult sibling", "Family friend", "Other"],
	components: ["Army", "Navy / Marine Corps", "Air Force / Space Force", "Coast Guard", "No preference"],
};

/** The file number printed on the paper form this page replaced. */
const numberOf = (key: string) => [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 8999, 7) + 1000;
const idOf = (key: string) => `cf${numberOf(key)}`;

const initial: Record<string, unknown> = {};
const kinds: Record<string, "text" | "pick" | "many" | "box" | "radio"> = {};
const add = (key: string, kind: (typeof kinds)[string], start: unknown) => {
	initial[key] = start;
	kinds[key] = kind;
	return `id="${idOf(key)}" v-model="f.${key}"`;
};
const col = (width: number, inner: string) => `<v-col cols="12" md="${width}">${inner}</v-col>`;
const text = (key: string, label: string, width = 4, more = "") => col(width, `<v-text-field ${add(key, "text", "")} label="${label}" ${more}></v-text-field>`);
const pick = (key: string, label: string, list: string, width = 4, more = "") => col(width, `<v-select ${add(key, "pick", null)} label="${label}" :items="lists.${list}" ${more}></v-select>`);
const seek = (key: string, label: string, list: string, width = 4, more = "") => col(width, `<v-autocomplete ${add(key, "pick", null)} label="${label}" :items="lists.${list}" auto-select-first ${more}></v-autocomplete>`);
const many = (key: string, label: string, list: string, width = 4) => col(width, `<v-select ${add(key, "many", [])} label="${label}" :items="lists.${list}" multiple chips closable-chips></v-select>`);
const radio = (key: string, label: string, width = 6) =>
	col(width, `<v-radio-group ${add(key, "radio", null)} label="${label}" inline><v-radio label="Yes" value="Y"></v-radio><v-radio label="No" value="N"></v-radio></v-radio-group>`);
const box = (key: string, label: string) => col(12, `<v-checkbox ${add(key, "box", false)} label="${label}" hide-details></v-checkbox>`);
/** A read-only field that opens a calendar in a menu. */
const calendar = (key: string, label: string, width = 4, more = "") => {
	add(key, "text", null);
	return col(
		width,
		`<v-menu v-model="open.${key}" :close-on-content-click="false"><template #activator="{ props }"><v-text-field id="${idOf(key)}" :model-value="written(f.${key})" label="${label}" prepend-inner-icon="mdi-calendar" readonly v-bind="props"></v-text-field></template><v-date-picker v-model="f.${key}" ${more} @update:model-value="open.${key} = false"></v-date-picker></v-menu>`,
	);
};
const dated = (key: string, label: string, width = 4) => col(width, `<v-date-input ${add(key, "text", null)} label="${label}" input-format="mm/dd/yyyy" placeholder="mm/dd/yyyy"></v-date-input>`);
const panel = (title: string, inner: string) => `<v-expansion-panel><v-expansion-panel-title>${title}</v-expansion-panel-title><v-expansion-panel-text><v-row density="compact">${inner}</v-row></v-expansion-panel-text></v-expansion-panel>`;
const sub = (title: string) => `<v-col cols="12"><h3 class="text-subtitle-1 font-weight-bold mt-2">${title}</h3></v-col>`;

const parent = (n: number, title: string) => `${sub(title)}
${text(`pa${n}Last`, "Last name")}${text(`pa${n}First`, "First name")}${text(`pa${n}Mi`, "MI", 1, 'maxlength="1"')}
${pick(`pa${n}School`, "Level of schooling", "schooling", 3)}
${text(`pa${n}Work`, "Line of work", 6)}${text(`pa${n}Employer`, "Employer name", 6)}`;

const template = `<v-app><v-app-bar color="#1f3a2d" title="North Range Corps of Cadets"></v-app-bar><v-main><v-container style="max-width: 1060px">
<h1 class="text-h5 mb-1">Candidate file and State Leadership Grant request</h1>
<p class="mb-3">Four-year commissioning program, entering class of 2027. Complete every section. Items with an asterisk are mandatory.</p>
<v-btn variant="outlined" size="small" class="mb-3" @click="sections = sections.length ? [] : [0, 1, 2, 3, 4, 5, 6, 7]">Fold or open all sections</v-btn>
<v-expansion-panels v-model="sections" multiple>
${panel(
	"Section I. Candidate",
	`${text("last", "LAST NAME*", 4)}${text("first", "FIRST NAME*", 4)}${text("mid", "MIDDLE NAME", 3)}${pick("suffix", "SUFFIX", "suffixes", 1, "clearable")}
${text("goesBy", "NAME YOU GO BY", 3)}${text("email", "E-MAIL*", 5, 'type="email" hint="Use a personal address, not a school account" persistent-hint')}${text("cell", "CELL PHONE*", 4, 'type="tel" placeholder="555-555-5555"')}
${text("street", "PERMANENT STREET ADDRESS*", 8)}${text("apt", "APT / UNIT", 4)}
${text("town", "CITY*", 5)}${seek("state", "STATE*", "states", 4)}${text("zip", "ZIP CODE*", 3, 'maxlength="10"')}
${sub("Mailing address while at boarding school (skip if you live at home)")}
${text("boardStreet", "STREET ADDRESS, CITY, STATE, ZIP", 12)}`,
)}
${panel(
	"Section II. Birth and citizenship",
	`${calendar("born", "Date of birth*", 4, 'view-mode="year" max="2012-12-31"')}${text("birthTown", "City of birth")}${seek("birthLand", "Country of birth", "countries")}
${pick("status", "Citizenship*", "status", 6)}${text("yearsUs", "Years of residence in the United States", 6, 'type="number"')}
${pick("sex", "Sex (for billeting)", "sexes")}${radio("latino", "Are you of Hispanic or Latino heritage?", 4)}${many("races", "Race (mark one or more)", "races")}
${pick("service", "Prior service", "service", 6)}${text("ssn", "Social Security Number", 6, 'placeholder="___-__-____" autocomplete="off"')}
${text("height", "Height (inches)", 6, 'type="number"')}${text("license", "Driver license number", 6)}`,
)}
${panel(
	"Section III. School record",
	`${text("school", "High school of record*", 8)}${text("ceeb", "ETS / CEEB code", 4, 'maxlength="6"')}
${text("schoolStreet", "School street address", 5)}${text("schoolTown", "School city", 3)}${seek("schoolState", "School state", "states", 2)}${text("schoolZip", "School ZIP", 2)}
${dated("enrolled", "Enrolled on")}${dated("commencement", "Commencement (diploma) date")}${pick("grade", "Present grade", "classYears")}
${text("gpa", "GPA, unweighted (4.0 maximum)", 4)}${text("rank", "Class standing", 2, 'hint="Your number"')}${text("size", "out of", 2)}${text("pct", "Class percentile", 4, 'suffix="%"')}
${sub("Three strongest courses")}
${[1, 2, 3].map((n) => text(`course${n}`, `Course ${n}`, 8) + text(`course${n}Mark`, `Mark ${n}`, 4)).join("")}`,
)}
${panel(
	"Section IV. Examinations",
	`${text("satM", "SAT Math", 3, 'type="number"')}${text("satV", "SAT Evidence-Based Reading and Writing", 5, 'type="number"')}${calendar("satVOn", "SAT Reading and Writing test date", 4)}
${text("act", "ACT Composite", 3, 'type="number"')}${calendar("actOn", "ACT test date", 4)}${text("asvab", "ASVAB (AFQT percentile)", 5, 'type="number"')}
${[1, 2].map((n) => pick(`ap${n}`, `Advanced Placement exam ${n}`, "exams", 8) + text(`ap${n}Mark`, `AP score ${n}`, 4, 'type="number"')).join("")}`,
)}
${panel(
	"Section V. Leadership and service",
	`<v-col cols="12"><p>List the two activities in which you carried the most responsibility.</p>
<v-table density="compact" class="duties"><thead><tr><th>Kind</th><th>Unit / group</th><th>Duty position</th><th>School years</th><th>Hrs/wk</th><th>Wks/yr</th><th>Duties performed</th></tr></thead>
<tbody><tr v-for="(row, at) in rows" :key="at"><td>{{ row.kind }}</td><td>{{ row.unit }}</td><td>{{ row.duty }}</td><td>{{ row.years.join(", ") }}</td><td>{{ row.hours }}</td><td>{{ row.weeks }}</td><td>{{ row.text }}</td></tr>
<tr v-if="rows.length === 0"><td colspan="7" class="text-disabled">Nothing listed yet</td></tr></tbody></v-table>
<v-btn class="mt-3" color="#1f3a2d" @click="begin">Add an activity</v-btn>
<v-dialog v-model="asking" max-width="640" :transition="false"><v-card title="Activity"><v-card-text><v-row density="compact">
<v-col cols="6"><v-select v-model="draft.kind" label="Kind of activity" :items="lists.kinds"></v-select></v-col>
<v-col cols="6"><v-text-field v-model="draft.unit" label="Unit, club or employer"></v-text-field></v-col>
<v-col cols="6"><v-text-field v-model="draft.duty" label="Duty position held"></v-text-field></v-col>
<v-col cols="6"><v-select v-model="draft.years" label="School years" :items="lists.classYears" multiple></v-select></v-col>
<v-col cols="6"><v-text-field v-model="draft.hours" label="Hours per week" type="number"></v-text-field></v-col>
<v-col cols="6"><v-text-field v-model="draft.weeks" label="Weeks per year" type="number"></v-text-field></v-col>
<v-col cols="12"><v-textarea v-model="draft.text" label="Duties performed" rows="2" maxlength="200"></v-textarea></v-col>
</v-row></v-card-text><v-card-actions><v-btn @click="asking = false">Cancel</v-btn><v-btn color="primary" @click="keep">Save activity</v-btn></v-card-actions></v-card></v-dialog></v-col>
${sub("Awards and decorations")}
${[1, 2].map((n) => text(`award${n}`, `Award ${n}`, 8) + pick(`awardYear${n}`, `Grade when received (award ${n})`, "classYears", 4)).join("")}`,
)}
${panel(
	"Section VI. Intentions",
	`${pick("major", "Intended academic major", "majors", 6)}${pick("degree", "Highest degree sought", "degrees", 6)}
${text("career", "Civilian career interest", 6)}${text("entry", "Calendar year you will enter college", 3, 'type="number"')}${pick("branch", "Branch preference", "components", 3)}
${col(12, `<v-textarea ${add("statement", "text", "")} label="Why do you seek a commission?" rows="3" counter="1500"></v-textarea>`)}`,
)}
${panel(
	"Section VII. Household and grant request",
	`${parent(1, "Parent or guardian no. 1")}${parent(2, "Parent or guardian no. 2")}
${pick("marital", "Marital status of parents", "marital", 4)}${pick("income", "Gross household income, last year", "brackets", 4)}${text("saiNumber", "Student Aid Index", 4)}
${radio("firstGen", "Are you a first-generation college student?")}${radio("aided", "Do you receive financial aid at present?")}
${sub("Brothers and sisters")}
${[1, 2].map((n) => text(`sib${n}First`, `Sibling ${n} first name`, 5) + text(`sib${n}Last`, `Sibling ${n} last name`, 5) + text(`sib${n}Age`, `Age (sibling ${n})`, 2, 'type="number"')).join("")}`,
)}
${panel(
	"Section VIII. References, notification, certification",
	`${text("nominator", "Nominating official (member of Congress)", 6)}${text("recruiter", "Recruiter or liaison officer", 6)}
${text("coach", "Coach or scout leader, full name", 6)}${text("coachMail", "Coach's e-mail", 6)}
${text("notify", "Notify in emergency (not a parent)", 5)}${pick("notifyTie", "Relationship of that person", "relation", 3)}${text("notifyPhone", "Telephone of that person", 4, 'type="tel"')}
${box("oath", "I certify under penalty of law that these statements are true")}
${text("signed", "Signature of candidate", 8)}`,
)}
</v-expansion-panels>
<v-btn class="mt-4" color="#1f3a2d" @click="submitted = true">Transmit file</v-btn>
</v-container></v-main></v-app>`;

type Row = { kind: string | null; unit: string; duty: string; years: string[]; hours: string; weeks: string; text: string };
const blank = (): Row => ({ kind: null, unit: "", duty: "", years: [], hours: "", weeks: "", text: "" });
const f = reactive<Record<string, unknown>>({ ...initial });
const rows = reactive<Row[]>([]);
const draft = ref(blank());
const asking = ref(false);
const submitted = ref(false);

const two = (part: number) => String(part).padStart(2, "0");
const written = (value: unknown) => (value instanceof Date ? `${two(value.getMonth() + 1)}/${two(value.getDate())}/${value.getFullYear()}` : "");
const iso = (value: Date) => `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`;

createApp({
	template,
	setup: () => ({
		f,
		lists,
		rows,
		draft,
		asking,
		submitted,
		sections: ref([0, 1, 2, 3, 4, 5, 6, 7]),
		open: reactive<Record<string, boolean>>({}),
		written,
		begin() {
			draft.value = blank();
			asking.value = true;
		},
		keep() {
			rows.push({ ...draft.value });
			asking.value = false;
		},
	}),
})
	.use(createVuetify({ components, directives, defaults: { VTextField: { variant: "outlined", density: "compact" }, VSelect: { variant: "outlined", density: "compact" }, VAutocomplete: { variant: "outlined", density: "compact" }, VTextarea: { variant: "outlined", density: "compact" }, VDateInput: { variant: "outlined", density: "compact" } } }))
	.mount("#root");

const plain = (value: unknown) => (value instanceof Date ? iso(value) : Array.isArray(value) ? [...value] : value);
const ROW_PARTS = ["kind", "unit", "duty", "years", "hours", "weeks", "text"] as const;

function shownOf(key: string): unknown {
	const control = document.getElementById(idOf(key)) as HTMLInputElement | null;
	if (!control) return kinds[key] === "many" ? [] : kinds[key] === "box" ? false : "";
	if (kinds[key] === "text") return control.value;
	if (kinds[key] === "box") return control.checked;
	if (kinds[key] === "radio") {
		const on = control.closest(".v-radio-group")?.querySelector<HTMLInputElement>("input:checked");
		return on ? (document.querySelector(`label[for="${on.id}"]`)?.textContent ?? "") : "";
	}
	const picked = [...(control.closest(".v-field")?.querySelectorAll(".v-select__selection, .v-autocomplete__selection") ?? [])].map((each) => each.textContent?.trim().replace(/,$/, "") ?? "");
	return kinds[key] === "many" ? picked : (picked[0] ?? "");
}

Object.assign(window, {
	formState: () => ({
		...Object.fromEntries(Object.entries(f).map(([key, value]) => [key, plain(value)])),
		...Object.fromEntries([0, 1].flatMap((at) => ROW_PARTS.map((part) => [`duty${at + 1}_${part}`, plain(rows[at]?.[part] ?? "")]))),
		submitted: submitted.value,
	}),
	formShown: () => ({
		...Object.fromEntries(Object.keys(kinds).map((key) => [key, shownOf(key)])),
		...Object.fromEntries(
			[0, 1].flatMap((at) => ROW_PARTS.map((part, column) => [`duty${at + 1}_${part}`, rows[at] ? (document.querySelector(`.duties tbody tr:nth-child(${at + 1}) td:nth-child(${column + 1})`)?.textContent ?? "") : ""])),
		),
	}),
});
