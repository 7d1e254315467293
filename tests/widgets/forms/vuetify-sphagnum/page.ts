import "vuetify/styles";
import "./styles.css";
// @ts-ignore the build with the template compiler
import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import { VApp, VAlert, VAutocomplete, VBtn, VCheckbox, VChip, VContainer, VForm, VMain, VNumberInput, VRadio, VRadioGroup, VSelect, VSheet, VTable, VTextField } from "vuetify/components";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import { MAJORS, STATES } from "../../lists";

const f = reactive({
	surname: "", given: "", middle: "", suffix: null, bMonth: null, bDay: "", bYear: "", sex: null, ssn: "",
	street: "", city: "", state: null, zip: "", mailing: "", tel: "", email: "", citizen: null, alien: "", resYears: "", marital: null, spouse: "", spouseEmployer: "", military: null,
	school: "", schoolPlace: "", level: null, completion: "", gpa: "", act: "", actDate: "", satRead: "", satMath: "",
	course1: "", courseGrade1: "", courseCredits1: "", course2: "", courseGrade2: "", courseCredits2: "",
	institution: "", enrolYear: null, field: null,
	aSurname: "", aGiven: "", aInitial: "", aFormer: "", aLiving: null, aSchooling: null,
	bSurname: "", bGiven: "", bInitial: "", bLiving: null, bSchooling: null,
	parentsMarital: null, siblings: null as number | null, income: "",
	org1: "", post1: "", hours1: "", levels1: [] as string[], org2: "", post2: "", hours2: "", levels2: [] as string[],
	preparer: "", preparerFirm: "", preparerTel: "", official: "", officialTitle: "",
	certify: false, signature: "", submitted: false,
});
const lists = {
	SUFFIX: ["Jr.", "Sr.", "II", "III", "IV"],
	MONTHS: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"].map((title, i) => ({ title, value: String(i + 1).padStart(2, "0") })),
	STATES: STATES.map(([value, title]) => ({ title, value })),
	MARITAL: ["Single", "Married", "Separated", "Divorced", "Widowed"],
	MILITARY: [{ title: "Not applicable / none", value: "N" }, { title: "Active duty", value: "A" }, { title: "Veteran", value: "V" }, { title: "Dependent of service member", value: "D" }],
	LEVELS: ["Grade 9", "Grade 10", "Grade 11", "Grade 12"],
	YEARS: ["2026", "2027", "2028", "2029"],
	MAJORS,
	SCHOOLING: [{ title: "Less than secondary completion", value: "1" }, { title: "Secondary completion or equivalency", value: "2" }, { title: "Postsecondary, no degree conferred", value: "3" }, { title: "Associate degree", value: "4" }, { title: "Baccalaureate degree", value: "5" }, { title: "Graduate or professional degree", value: "6" }],
	PARENTS: ["Married to each other", "Separated", "Divorced", "Widowed", "Never married"],
};

let count = 0;
/** A numbered line of the form. */
const line = (question: string, key: string, control: string, note = "") =>
	`<div class="line"><span class="number">${++count}.</span><label class="question" for="${key}">${question}${note ? `<small>${note}</small>` : ""}</label><div class="answer">${control}</div></div>`;
const text = (key: string, more = "") => `<v-text-field id="${key}" name="${key}" v-model="f.${key}" ${more} />`;
const select = (key: string, list: string, more = "") => `<v-select id="${key}" name="${key}" v-model="f.${key}" :items="${list}" ${more} />`;
const radios = (key: string, options: [string, string][], inline = true) =>
	`<div id="q-${key}"><v-radio-group v-model="f.${key}" name="${key}" aria-label="${key}" ${inline ? "inline" : ""} hide-details>${options.map(([value, label]) => `<v-radio label="${label}" value="${value}" />`).join("")}</v-radio-group></div>`;
const part = (letter: string, title: string, lines: string[], note = "") => `<section><h2>PART ${letter}. ${title}</h2>${note ? `<p class="note">${note}</p>` : ""}${lines.join("")}</section>`;
const LIVING: [string, string][] = [["L", "Living"], ["D", "Deceased"]];

const template = `<v-app><v-main><v-container class="paper"><v-sheet border class="pa-8">
	<div class="top"><div>STATE OF SISKAMA<br>OFFICE OF POSTSECONDARY GRANTS</div><div class="code">FORM OPG-31<br>(Rev. 09/2026)</div></div>
	<h1>APPLICATION FOR STATE TUITION GRANT</h1>
	<v-alert type="info" variant="tonal" density="compact" class="mb-4">Complete all applicable items. Enter information pertaining to the applicant unless another person is named. Incomplete forms will be returned. Siskama Code § 1402.6(b).</v-alert>
	<v-form @submit.prevent="f.submitted = true">
	${part("A", "APPLICANT", [
		line("Surname", "surname", text("surname")),
		line("Given name", "given", text("given")),
		line("Middle name", "middle", text("middle")),
		line("Generational suffix", "suffix", select("suffix", "SUFFIX", "clearable")),
		line("Date of birth", "bMonth", `<div class="three">${select("bMonth", "MONTHS", 'placeholder="Month" persistent-placeholder aria-label="Month of birth"')}${text("bDay", 'placeholder="DD" aria-label="Day of birth" maxlength="2"')}${text("bYear", 'placeholder="YYYY" aria-label="Year of birth" maxlength="4"')}</div>`),
		line("Sex, as recorded on birth certificate or court order", "q-sex", radios("sex", [["F", "Female"], ["M", "Male"], ["X", "Unspecified"]])),
		line("Social Security number", "ssn", text("ssn", 'type="password" autocomplete="off"')),
		line("Street address of legal residence, including unit", "street", text("street")),
		line("City", "city", text("city")),
		line("State", "state", `<v-autocomplete id="state" v-model="f.state" :items="STATES" />`),
		line("ZIP", "zip", text("zip")),
		line("Mailing address", "mailing", text("mailing"), "Only if different from items 8–11"),
		line("Telephone", "tel", text("tel")),
		line("Electronic mail", "email", text("email")),
		line("Citizenship", "q-citizen", radios("citizen", [["US", "Citizen or national of the United States"], ["LPR", "Lawful permanent resident"], ["O", "Other eligible noncitizen"], ["N", "None of the above"]], false)),
		line("Alien registration number", "alien", text("alien", 'prefix="A-"'), "If item 15 is not “Citizen or national”"),
		line("Years of continuous residence in the State of Siskama", "resYears", text("resYears")),
		line("Marital status of applicant", "marital", select("marital", "MARITAL")),
		line("Name of spouse", "spouse", text("spouse")),
		line("Employer of spouse", "spouseEmployer", text("spouseEmployer")),
		line("Uniformed service status", "military", select("military", "MILITARY")),
	])}
	${part("B", "SCHOOLING", [
		line("Secondary school", "school", text("school")),
		line("Location of school (city, state)", "schoolPlace", text("schoolPlace")),
		line("Present grade level", "level", select("level", "LEVELS")),
		line("Date of completion, actual or anticipated", "completion", text("completion", 'placeholder="MM/DD/YYYY"')),
		line("Cumulative grade point average, unweighted", "gpa", text("gpa")),
		line("ACT composite; date of test", "act", `<div class="two">${text("act")}${text("actDate", 'placeholder="MM/DD/YYYY" aria-label="Date of ACT"')}</div>`),
		line("SAT Reading and Writing; SAT Mathematics", "satRead", `<div class="two">${text("satRead", 'aria-label="SAT Reading and Writing"')}${text("satMath", 'aria-label="SAT Mathematics"')}</div>`),
		line("College courses completed while in secondary school", "course1", `<v-table density="compact" class="courses"><thead><tr><th>Course title</th><th>Grade</th><th>Credits</th></tr></thead><tbody>${[1, 2].map((n) => `<tr><td>${text(`course${n}`)}</td><td>${text(`courseGrade${n}`)}</td><td>${text(`courseCredits${n}`)}</td></tr>`).join("")}</tbody></v-table>`),
		line("Institution the applicant intends to attend", "institution", text("institution")),
		line("Year of first enrollment", "enrolYear", select("enrolYear", "YEARS")),
		line("Field of study", "field", `<v-autocomplete id="field" v-model="f.field" :items="MAJORS" />`),
	])}
	${part("C", "PARENTS OF APPLICANT", [
		line("Parent A: surname", "aSurname", text("aSurname")),
		line("Parent A: given name", "aGiven", text("aGiven")),
		line("Parent A: middle initial", "aInitial", text("aInitial", 'maxlength="1"')),
		line("Parent A: former surname, if any", "aFormer", text("aFormer")),
		line("Parent A: status", "q-aLiving", radios("aLiving", LIVING)),
		line("Parent A: schooling completed", "aSchooling", select("aSchooling", "SCHOOLING")),
		line("Parent B: surname", "bSurname", text("bSurname")),
		line("Parent B: given name", "bGiven", text("bGiven")),
		line("Parent B: middle initial", "bInitial", text("bInitial", 'maxlength="1"')),
		line("Parent B: status", "q-bLiving", radios("bLiving", LIVING)),
		line("Parent B: schooling completed", "bSchooling", select("bSchooling", "SCHOOLING")),
		line("Marital status of parents", "parentsMarital", select("parentsMarital", "PARENTS")),
		line("Number of siblings of applicant", "siblings", `<v-number-input id="siblings" v-model="f.siblings" :min="0" :max="20" control-variant="split" />`),
		line("Gross annual income of household", "income", text("income", 'prefix="$"'), "Whole dollars")
	], "Natural or adoptive parents only. Omit items that do not apply.")}
	${part("D", "SERVICE, EMPLOYMENT AND LEADERSHIP", [1, 2].flatMap((n) => [
		line(`Entry ${n}: organization or employer`, `org${n}`, text(`org${n}`)),
		line(`Entry ${n}: position held`, `post${n}`, text(`post${n}`)),
		line(`Entry ${n}: hours per week`, `hours${n}`, text(`hours${n}`)),
		line(`Entry ${n}: grade levels`, `levels${n}`, select(`levels${n}`, "LEVELS", "multiple chips")),
	]), "Enter not more than two.")}
	${part("E", "PREPARER AND SCHOOL OFFICIAL", [
		line("Preparer other than applicant: name", "preparer", text("preparer")),
		line("Preparer: firm or agency", "preparerFirm", text("preparerFirm")),
		line("Preparer: telephone", "preparerTel", text("preparerTel")),
		line("School official who will certify Part B: name", "official", text("official")),
		line("School official: title", "officialTitle", text("officialTitle")),
	])}
	${part("F", "CERTIFICATION", [
		line("Certification under penalty of perjury", "certify", `<v-checkbox id="certify" v-model="f.certify" label="I certify that the foregoing is true and correct." hide-details />`),
		line("Signature of applicant", "signature", text("signature")),
	])}
	<v-btn type="submit" color="primary" variant="flat" class="mt-4">File application</v-btn>
	</v-form>
</v-sheet></v-container></v-main></v-app>`;

const vuetify = createVuetify({
	components: { VApp, VAlert, VAutocomplete, VBtn, VCheckbox, VChip, VContainer, VForm, VMain, VNumberInput, VRadio, VRadioGroup, VSelect, VSheet, VTable, VTextField },
	icons: { defaultSet: "mdi", aliases, sets: { mdi } },
	theme: { defaultTheme: "light" },
	defaults: { VTextField: { density: "compact", variant: "outlined", hideDetails: true }, VSelect: { density: "compact", variant: "outlined", hideDetails: true }, VAutocomplete: { density: "compact", variant: "outlined", hideDetails: true }, VNumberInput: { density: "compact", variant: "outlined", hideDetails: true }, VRadioGroup: { density: "compact" }, VCheckbox: { density: "compact" } },
});
createApp({ template, setup: () => ({ f, ...lists }) }).use(vuetify).mount("#root");

const SELECTS = ["suffix", "bMonth", "marital", "military", "level", "enrolYear", "aSchooling", "bSchooling", "parentsMarital"];
Object.assign(window, {
	formState: () => JSON.parse(JSON.stringify(f)),
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const key of Object.keys(f)) {
			const control = document.getElementById(key) as HTMLInputElement | null;
			const box = control?.closest(".v-input");
			if (key === "submitted") continue;
			if (key === "certify") shown[key] = control?.checked;
			else if (key.startsWith("levels")) shown[key] = [...(box?.querySelectorAll(".v-chip__content") ?? [])].map((each) => each.textContent?.trim());
			else if (SELECTS.includes(key)) shown[key] = box?.querySelector(".v-select__selection-text")?.textContent?.trim() ?? "";
			else if (!control) shown[key] = document.querySelector(`#q-${key} input:checked`)?.closest(".v-selection-control")?.querySelector("label")?.textContent?.trim() ?? "";
			else shown[key] = control.value;
		}
		return shown;
	},
});
