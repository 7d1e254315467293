import "vuetify/styles";
import "./page.css";
import { createApp, h, reactive, type VNodeChild } from "vue";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";

const {
	VAlert,
	VApp,
	VAppBar,
	VAppBarTitle,
	VAutocomplete,
	VBtn,
	VCard,
	VCardText,
	VCardTitle,
	VCheckbox,
	VCol,
	VContainer,
	VDateInput,
	VForm,
	VMain,
	VRadio,
	VRadioGroup,
	VRow,
	VSelect,
	VTable,
	VTextarea,
	VTextField,
} = components as unknown as Record<string, any>;

const STATES =
	"AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY".split(" ");
const MONTHS = "January February March April May June July August September October November December".split(" ").map((title, index) => ({ title, value: index + 1 }));
const SCHOOLING = [
	{ title: "Did not finish high school", value: 1 },
	{ title: "High school diploma or GED", value: 2 },
	{ title: "Some college, no degree", value: 3 },
	{ title: "Associate degree or certificate", value: 4 },
	{ title: "Bachelor's degree", value: 5 },
	{ title: "Graduate or professional degree", value: 6 },
	{ title: "Not known", value: 9 },
];

const form = reactive<Record<string, any>>({
	ssn: "",
	last: "",
	first: "",
	mi: "",
	otherNames: "",
	goBy: "",
	gender: null,
	dobMonth: null,
	dobDay: "",
	dobYear: "",
	addr1: "",
	addr2: "",
	city: "",
	st: null,
	zip: "",
	county: "",
	area: "",
	phone: "",
	email: "",
	emailConfirm: "",
	hs: "",
	hsPlace: "",
	hsStatus: null,
	hsDate: null,
	gpa: "",
	term: null,
	goal: null,
	apBio: null,
	course0: "",
	grade0: "",
	credits0: "",
	course1: "",
	grade1: "",
	credits1: "",
	par1: "",
	par1School: null,
	par2: "",
	par2School: null,
	income: null,
	military: null,
	languages: [],
	ecFirst: "",
	ecLast: "",
	ecRel: null,
	ecPhone: "",
	pcpName: "",
	pcpClinic: "",
	pcpPhone: "",
	supName: "",
	supTitle: "",
	supEmail: "",
	cna: "",
	why: "",
	attest: false,
	sign: "",
});
let submitted = false;

const bound = (name: string) => ({ name, modelValue: form[name], "onUpdate:modelValue": (value: unknown) => (form[name] = value) });
const plain = { variant: "outlined", density: "compact" };
const box = (name: string, label?: string, more = {}) => h(VTextField, { ...bound(name), ...plain, label, ...more });
const list = (name: string, label: string | undefined, items: unknown[], more = {}) => h(VSelect, { id: name, ...bound(name), ...plain, label, items, ...more });
const row = (...cells: VNodeChild[]) => h(VRow, { dense: true }, () => cells);
const col = (size: number, ...inside: VNodeChild[]) => h(VCol, { cols: 12, sm: size }, () => inside);
const over = (text: string, field: VNodeChild) => [h("div", { class: "text-subtitle-2 mb-1" }, text), field];
const part = (title: string, ...inside: VNodeChild[]) =>
	h(VCard, { class: "mb-6", variant: "flat", border: true }, () => [h(VCardTitle, () => title), h(VCardText, () => inside)]);
const radios = (name: string, label: string, options: [string, string][], more = {}) =>
	h(VRadioGroup, { ...bound(name), label, ...more }, () => options.map(([value, text]) => h(VRadio, { value, label: text })));

const App = {
	render: () =>
		h(VApp, () => [
			h(VAppBar, { color: "teal-darken-3", flat: true }, () => h(VAppBarTitle, () => "Cascade Foothills Community College")),
			h(VMain, () =>
				h(VContainer, { class: "page" }, () => [
					h("h1", { class: "text-h5 mb-2" }, "Health Occupations: Application for Admission"),
					h("p", { class: "mb-4" }, "Programs: Pre-Nursing, Medical Assisting, Radiologic Technology, Surgical Technology."),
					h(VAlert, { type: "info", variant: "tonal", class: "mb-6" }, () => "Incomplete applications are not reviewed. Priority date: February 1. Items with * are required."),
					h(VForm, { onSubmit: (event: Event) => (event.preventDefault(), (submitted = true)) }, () => [
						part(
							"A. Applicant",
							row(
								col(5, box("last", "Last *")),
								col(5, box("first", "First *")),
								col(2, box("mi", "M.I.", { maxlength: 1 })),
							),
							row(col(6, box("otherNames", "Other last names on prior records (maiden, etc.)")), col(6, box("goBy", "Goes by"))),
							row(
								col(6, box("ssn", "SSN", { hint: "Needed before financial aid can be paid", persistentHint: true, autocomplete: "off" })),
								col(
									6,
									list("gender", "Gender", [
										{ title: "Male", value: "M" },
										{ title: "Female", value: "F" },
										{ title: "Nonbinary", value: "X" },
										{ title: "No response", value: "U" },
									]),
								),
							),
							h("div", { class: "text-subtitle-2 mt-2" }, "Birth date *"),
							row(col(5, list("dobMonth", "Month", MONTHS)), col(3, box("dobDay", "Day", { maxlength: 2 })), col(4, box("dobYear", "Year", { placeholder: "YYYY", maxlength: 4 }))),
						),
						part(
							"B. Mailing address and contact",
							box("addr1", "Number and street, or PO box *"),
							box("addr2", "Apt / space / bldg."),
							row(
								col(5, box("city", "City *")),
								col(3, h(VAutocomplete, { id: "st", ...bound("st"), ...plain, label: "State *", items: STATES })),
								col(4, box("zip", "ZIP *")),
							),
							box("county", "County of legal residence"),
							h("div", { class: "text-subtitle-2 mt-2" }, "Telephone (we text interview times) *"),
							row(col(3, box("area", "Area code", { maxlength: 3 })), col(9, box("phone", "Number", { placeholder: "000-0000" }))),
							row(col(6, box("email", "Personal email *", { type: "email" })), col(6, box("emailConfirm", "Confirm email *", { type: "email" }))),
						),
						part(
							"C. High school",
							row(col(7, box("hs", "Last high school attended *")), col(5, box("hsPlace", "City, State"))),
							radios("hsStatus", "At this time I *", [
								["D", "have a high school diploma"],
								["G", "have a GED or HiSET"],
								["S", "am still in high school"],
								["N", "left without finishing"],
							]),
							row(col(6, h(VDateInput, { ...bound("hsDate"), ...plain, label: "Completion date (actual or expected)", prependIcon: "", placeholder: "mm/dd/yyyy" })), col(6, box("gpa", "GPA (weighted, if your school weights)"))),
						),
						part(
							"D. Program plans and placement",
							row(
								col(6, list("term", "Term you plan to start *", ["Fall 2026", "Winter 2027", "Spring 2027", "Fall 2027", "Winter 2028", "Fall 2028"])),
								col(6, list("goal", "Highest degree you hope to earn, here or elsewhere", ["Certificate", "Associate", "Bachelor's", "Master's", "Doctorate"])),
							),
							list("apBio", "AP Biology exam score (for waiver of BIO 101)", [1, 2, 3, 4, 5].map((n) => ({ title: `${n}`, value: n })), { clearable: true }),
							h("p", { class: "mt-2 mb-1" }, "College courses already completed. Send official transcripts separately."),
							h(VTable, { density: "compact", class: "courses" }, () => [
								h("thead", h("tr", ["Course title", "Grade", "Credits"].map((head) => h("th", head)))),
								h(
									"tbody",
									[0, 1].map((n) => h("tr", ["course", "grade", "credits"].map((what) => h("td", h(VTextField, { ...bound(`${what}${n}`), variant: "underlined", density: "compact", hideDetails: true }))))),
								),
							]),
						),
						part(
							"E. Grant and outreach eligibility",
							h("p", { class: "mb-3" }, "State and federal grants pay for many seats in these programs. Answers do not affect admission."),
							row(
								col(6, ...over("Parent or guardian 1, name", box("par1"))),
								col(6, ...over("Highest level of schooling", list("par1School", undefined, SCHOOLING))),
								col(6, ...over("Parent or guardian 2, name", box("par2"))),
								col(6, ...over("Highest level of schooling", list("par2School", undefined, SCHOOLING))),
							),
							list("income", "Household income last year, before taxes", [
								{ title: "Less than $30,000", value: "A" },
								{ title: "$30,000 to $49,999", value: "B" },
								{ title: "$50,000 to $74,999", value: "C" },
								{ title: "$75,000 to $99,999", value: "D" },
								{ title: "$100,000 or more", value: "E" },
							]),
							radios("military", "U.S. military service", [
								["none", "None"],
								["active", "Currently serving"],
								["vet", "Veteran"],
								["dep", "Spouse or dependent of a service member"],
							], { inline: true }),
							h(VAutocomplete, {
								id: "languages",
								...bound("languages"),
								...plain,
								label: "Languages other than English in which you could speak with a patient",
								items: ["Amharic", "Arabic", "Cantonese", "French", "Haitian Creole", "Hmong", "Igbo", "Korean", "Mandarin", "Punjabi", "Russian", "Somali", "Spanish", "Tagalog", "Ukrainian", "Vietnamese", "Yoruba", "American Sign Language"],
								multiple: true,
								chips: true,
								closableChips: true,
							}),
						),
						part(
							"F. Clinical placement file",
							h("p", { class: "mb-3" }, "Hospitals require the following before a student may enter the building."),
							h("div", { class: "text-subtitle-1 mb-1" }, "Emergency contact"),
							row(
								col(6, box("ecFirst", "First *")),
								col(6, box("ecLast", "Last *")),
								col(6, list("ecRel", "Relationship", ["Parent", "Spouse or partner", "Sibling", "Friend", "Other"])),
								col(6, box("ecPhone", "Phone *", { type: "tel" })),
							),
							h("div", { class: "text-subtitle-1 mb-1" }, "Primary care provider"),
							row(col(4, box("pcpName", "Name")), col(5, box("pcpClinic", "Clinic and city")), col(3, box("pcpPhone", "Phone"))),
							h("div", { class: "text-subtitle-1 mb-1" }, "If you work in health care now: your supervisor"),
							row(col(4, box("supName", "Name")), col(4, box("supTitle", "Title")), col(4, box("supEmail", "Email"))),
							box("cna", "CNA or MA certificate no., if any"),
						),
						part(
							"G. Statement and signature",
							h(VTextarea, { ...bound("why"), variant: "outlined", label: "Why this field, and why now?", counter: 1500, rows: 5 }),
							h(VCheckbox, { ...bound("attest"), label: "I certify that the above is true and authorize a criminal background check." }),
							box("sign", "Signature (type your name)"),
							h(VBtn, { type: "submit", color: "teal-darken-3" }, () => "Submit"),
						),
					]),
				]),
			),
		]),
};

const day = (date: Date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;

/** What a person reads in the field that holds the input of this name. */
function read(name: string) {
	const input = document.querySelector<HTMLInputElement>(`[name="${name}"], [id="${name}"]`);
	const field = input?.closest(".v-input");
	if (!input || !field) return undefined;
	if (field.matches(".v-radio-group")) return field.querySelector(".v-selection-control--dirty .v-label")?.textContent ?? "";
	if (field.matches(".v-checkbox")) return input.checked;
	const texts = [...field.querySelectorAll(".v-chip__content, .v-select__selection-text, .v-autocomplete__selection-text")].map((each) => each.textContent?.trim());
	if (field.matches(".v-select--multiple, .v-autocomplete--multiple")) return texts;
	if (field.matches(".v-select, .v-autocomplete")) return texts[0] || "";
	return input.value;
}

Object.assign(window, {
	formState() {
		const state: Record<string, unknown> = { submitted };
		for (const [key, value] of Object.entries(form)) state[key] = value instanceof Date ? day(value) : Array.isArray(value) ? [...value] : value;
		return state;
	},
	formShown: () => Object.fromEntries(Object.keys(form).map((key) => [key, read(key)])),
});

createApp(App).use(createVuetify()).mount("#root");
