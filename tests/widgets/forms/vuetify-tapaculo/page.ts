import { createApp, defineComponent, h, reactive, ref, type VNode } from "vue";
import { createVuetify } from "vuetify";
import {
	VApp, VAppBar, VAutocomplete, VBtn, VBtnToggle, VCard, VCardText, VCardTitle, VCheckbox, VCol, VCombobox, VContainer, VDateInput, VDivider,
	VExpansionPanel, VExpansionPanelText, VExpansionPanels, VForm, VLabel, VMain, VNumberInput, VRadio, VRadioGroup, VRow, VSelect, VSheet,
	VSwitch, VTable, VTextarea, VTextField, VToolbarTitle,
} from "vuetify/components";
import { aliases, mdi } from "vuetify/iconsets/mdi";
import "vuetify/styles";
import { MAJORS, STATES } from "../../lists";

const svg = {
	checkboxOff: "svg:M19,3H5C3.89,3 3,3.89 3,5V19A2,2 0 0,0 5,21H19A2,2 0 0,0 21,19V5C21,3.89 20.1,3 19,3M19,5V19H5V5H19Z",
	checkboxOn: "svg:M10,17L5,12L6.41,10.58L10,14.17L17.59,6.58L19,8M19,3H5C3.89,3 3,3.89 3,5V19A2,2 0 0,0 5,21H19A2,2 0 0,0 21,19V5C21,3.89 20.1,3 19,3Z",
	radioOff: "svg:M12,20A8,8 0 0,1 4,12A8,8 0 0,1 12,4A8,8 0 0,1 20,12A8,8 0 0,1 12,20M12,2A10,10 0 0,0 2,12A10,10 0 0,0 12,22A10,10 0 0,0 22,12A10,10 0 0,0 12,2Z",
	radioOn: "svg:M12,20A8,8 0 0,1 4,12A8,8 0 0,1 12,4A8,8 0 0,1 20,12A8,8 0 0,1 12,20M12,2A10,10 0 0,0 2,12A10,10 0 0,0 12,22A10,10 0 0,0 22,12A10,10 0 0,0 12,2M12,7A5,5 0 0,0 7,12A5,5 0 0,0 12,17A5,5 0 0,0 17,12A5,5 0 0,0 12,7Z",
	dropdown: "svg:M7,10L12,15L17,10H7Z",
	calendar: "svg:M19,19H5V8H19M16,1V3H8V1H6V3H5C3.89,3 3,3.89 3,5V19A2,2 0 0,0 5,21H19A2,2 0 0,0 21,19V5C21,3.89 20.1,3 19,3H18V1",
	prev: "svg:M15.41,16.58L10.83,12L15.41,7.41L14,6L8,12L14,18L15.41,16.58Z",
	next: "svg:M8.59,16.58L13.17,12L8.59,7.41L10,6L16,12L10,18L8.59,16.58Z",
	clear: "svg:M19,6.41L17.59,5L12,10.59L6.41,5L5,6.41L10.59,12L5,17.59L6.41,19L12,13.41L17.59,19L19,17.59L13.41,12Z",
	delete: "svg:M19,6.41L17.59,5L12,10.59L6.41,5L5,6.41L10.59,12L5,17.59L6.41,19L12,13.41L17.59,19L19,17.59L13.41,12Z",
};

const form = reactive<Record<string, unknown>>({});
const reads: Record<string, () => unknown> = {};
let submitted = false;

const iso = (day: Date) => `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, "0")}-${String(day.getDate()).padStart(2, "0")}`;
const plain = (value: unknown): unknown => (value instanceof Date ? iso(value) : Array.isArray(value) ? [...value] : (value ?? null));

/** A control that is bound to one entry of the form. */
const Bound = defineComponent({
	props: { k: { type: String, required: true }, as: { type: Object, required: true }, more: { type: Object, default: () => ({}) }, alter: Function },
	setup(props, { slots }) {
		const made = ref<{ $el: HTMLElement } | null>(null);
		reads[props.k] = () => read(made.value?.$el);
		return () =>
			h(
				props.as as never,
				{
					ref: made,
					modelValue: form[props.k],
					"onUpdate:modelValue": (value: unknown) => {
						form[props.k] = props.alter ? props.alter(value) : value;
					},
					...props.more,
				},
				slots,
			);
	},
});

function read(node?: HTMLElement | null): unknown {
	const root = node?.nodeType === 1 ? node : node?.parentElement;
	if (!root) return undefined;
	if (root.matches(".v-checkbox, .v-switch")) return root.querySelector("input")?.checked;
	if (root.matches(".v-radio-group")) return root.querySelector("input:checked")?.closest(".v-radio")?.querySelector("label")?.textContent ?? "";
	if (root.matches(".v-btn-toggle")) return root.querySelector(".v-btn--active")?.textContent?.trim() ?? "";
	const chosen = [...root.querySelectorAll(".v-select__selection, .v-autocomplete__selection, .v-combobox__selection")].map((each) =>
		(each.querySelector(".v-chip__content") ?? each.querySelector("[class$='__selection-text']") ?? each).textContent?.replace(/,$/, "").trim(),
	);
	if (root.matches(".many")) return chosen;
	if (root.matches(".v-select, .v-autocomplete")) return chosen[0] ?? "";
	return root.querySelector<HTMLInputElement>("textarea:not([aria-hidden]), input")?.value;
}

const bound = (k: string, empty: unknown, as: object, more: object, slots?: object, alter?: (value: never) => unknown) => {
	if (!(k in form)) form[k] = empty;
	return h(Bound, { k, as, more, alter }, slots as never);
};
const text = (k: string, label?: string, more: object = {}, alter?: (value: never) => unknown) => bound(k, "", VTextField, { label, ...more }, undefined, alter);
const select = (k: string, label: string | undefined, items: readonly unknown[], more: object = {}) => bound(k, null, VSelect, { label, items, ...more });
const radios = (k: string, label: string, options: readonly string[], more: object = {}) =>
	bound(k, null, VRadioGroup, { label, ...more }, { default: () => options.map((option) => h(VRadio, { label: option, value: option })) });
const tick = (k: string, label: string) => bound(k, false, VCheckbox, { label, hideDetails: true, density: "compact" });
const bare = { hideDetails: true, density: "compact", variant: "underlined" };
const phoned = (value: string) => {
	const digits = (value ?? "").replace(/\D/g, "").replace(/^1/, "").slice(0, 10);
	if (digits.length <= 3) return digits;
	return digits.length <= 6 ? `(${digits.slice(0, 3)}) ${digits.slice(3)}` : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
};

const col = (cols: number, ...inner: (VNode | string)[]) => h(VCol, { cols: 12, md: cols }, () => inner);
const row = (...inner: VNode[]) => h(VRow, { dense: true }, () => inner);
const card = (title: string, ...inner: VNode[]) =>
	h(VCard, { class: "mb-6", border: true, flat: true }, () => [h(VCardTitle, { class: "bg-blue-grey-lighten-4" }, () => title), h(VCardText, { class: "pt-4" }, () => inner)]);
const grid = (name: string, heads: readonly string[], rows: number, cells: (n: number) => VNode[]) =>
	h(VTable, { class: name, density: "compact" }, () => [
		h("thead", h("tr", heads.map((head) => h("th", head)))),
		h("tbody", Array.from({ length: rows }, (_, n) => h("tr", { key: n }, cells(n).map((cell) => h("td", cell))))),
	]);

const INCOMES = ["Less than $20,000", "$20,000 – $39,999", "$40,000 – $59,999", "$60,000 – $79,999", "$80,000 – $99,999", "$100,000 – $119,999", "$120,000 or more"];
const LEVELS = ["Did not finish high school", "High school graduate/GED", "Trade or technical school", "Some college", "Two-year college degree", "Four-year college degree", "Graduate or professional degree"];
const AP = [
	"Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science Principles", "English Language & Composition", "English Literature & Composition",
	"Environmental Science", "European History", "Human Geography", "Physics 1", "Psychology", "Spanish Language", "Statistics", "U.S. Government & Politics", "U.S. History", "World History",
];
const YEARS = [
	{ title: "Freshman", value: "9" },
	{ title: "Sophomore", value: "10" },
	{ title: "Junior", value: "11" },
	{ title: "Senior", value: "12" },
];

const parent = (n: number) =>
	h(VExpansionPanel, { title: n === 1 ? "Parent/Guardian No. 1" : "Parent/Guardian No. 2", class: `parent${n}` }, {
		text: () => undefined,
		default: () =>
			h(VExpansionPanelText, { eager: true }, () => [
				row(
					col(6, text(`p${n}Name`, "Full name")),
					col(6, text(`p${n}Occupation`, "Occupation")),
					col(6, text(`p${n}Employer`, "Employer")),
					col(6, select(`p${n}Education`, "Highest level of schooling completed", LEVELS)),
				),
				tick(`p${n}Member`, "This parent is a dues-paying member of the Brotherhood"),
			]),
	});

const App = defineComponent(() => {
	const body = () =>
		h(VForm, { onSubmit: (event: Event) => { event.preventDefault(); submitted = true; } }, () => [
			card(
				"Part A. Member information",
				h("p", { class: "mb-3" }, "To be eligible, the applicant's parent, legal guardian or financially responsible grandparent must be a member in good standing of the Brotherhood for at least one year."),
				row(
					col(6, text("memberName", "Name of Brotherhood member")),
					col(3, text("localNumber", "Local union no.")),
					col(3, text("memberNumber", "Membership card no.")),
					col(4, select("relationship", "Relationship of member to applicant", ["Father", "Mother", "Step-parent", "Legal guardian", "Grandparent (financially responsible)"])),
					col(4, text("memberEmployer", "Member's present employer")),
					col(4, bound("memberYears", null, VNumberInput, { label: "Years of continuous membership", min: 0, max: 70, controlVariant: "stacked" })),
					col(6, text("president", "Name of local president or business manager")),
					col(6, text("localPhone", "Telephone of local union office", {}, phoned)),
				),
				radios("memberStatus", "Member is", ["Active", "Retired", "Deceased"], { inline: true }),
			),
			card(
				"Part B. Applicant information",
				row(
					col(8, text("applicant", "Applicant's name (first, middle initial, last)")),
					col(4, text("ssn4", "Social Security number (last four digits)", { maxlength: 4, autocomplete: "off" })),
					col(8, text("address", "Home address (number, street, apartment)")),
					col(4, text("city", "City")),
					col(4, bound("state", null, VAutocomplete, { label: "State", items: STATES.map(([value, title]) => ({ value, title })), autoSelectFirst: true })),
					col(4, text("zip", "Zip", { maxlength: 10 })),
					col(4, text("county", "County")),
					col(6, text("phone", "Telephone", { placeholder: "(___) ___-____", type: "tel" }, phoned)),
					col(6, text("phone2", "Alternate telephone", { placeholder: "(___) ___-____", type: "tel" }, phoned)),
					col(6, text("email", "E-mail", { type: "email" })),
					col(6, text("email2", "Confirm e-mail", { type: "email" })),
					col(6, bound("birth", null, VDateInput, { label: "Date of birth", placeholder: "mm/dd/yyyy", inputFormat: "mm/dd/yyyy", prependIcon: "", prependInnerIcon: "$calendar" })),
					col(6, select("race", "Ethnic background (for statistical purposes only; optional)", ["American Indian / Alaskan Native", "Asian / Pacific Islander", "Black / African American", "Hispanic / Latino", "White", "Multi-ethnic", "Other", "I prefer not to answer"], { clearable: true })),
				),
				h(VLabel, { class: "d-block mb-1" }, () => "Are you a citizen of the United States or Canada?"),
				bound("citizen", null, VBtnToggle, { border: true, density: "compact", class: "mb-4 citizen" }, { default: () => [h(VBtn, { value: "Y" }, () => "Yes"), h(VBtn, { value: "N" }, () => "No")] }),
				h(VLabel, { class: "d-block mb-1" }, () => "Have you previously applied for a Brotherhood scholarship?"),
				bound("before", null, VBtnToggle, { border: true, density: "compact" }, { default: () => [h(VBtn, { value: "Y" }, () => "Yes"), h(VBtn, { value: "N" }, () => "No")] }),
				radios("gender", "Gender", ["Male", "Female", "Non-binary", "Prefer not to say"], { inline: true, class: "mt-4" }),
			),
			card(
				"Part C. Family",
				h(VExpansionPanels, { multiple: true, modelValue: [0, 1], class: "mb-4" }, () => [parent(1), parent(2)]),
				row(
					col(4, select("marital", "Parents are", ["Married", "Separated", "Divorced", "Widowed", "Never married", "Domestic partners"])),
					col(4, bound("brothersSisters", null, VNumberInput, { label: "Number of brothers and sisters", min: 0, max: 20, controlVariant: "split" })),
					col(4, bound("inCollege", null, VNumberInput, { label: "Number of family members in college next fall (including applicant)", min: 0, max: 12, controlVariant: "split" })),
					col(6, select("income", "Total family income before taxes, last year", INCOMES)),
					col(6, text("household", "Number of persons dependent on this income")),
				),
				h("p", { class: "mt-2" }, "List brothers and sisters:"),
				grid("siblings", ["Name", "Age", "School or occupation"], 3, (n) => [text(`sib${n}Name`, undefined, bare), text(`sib${n}Age`, undefined, bare), text(`sib${n}School`, undefined, bare)]),
			),
			card(
				"Part D. High school record",
				row(
					col(8, text("school", "Name of high school")),
					col(4, text("ceeb", "School code (CEEB)")),
					col(6, text("schoolAddress", "School address")),
					col(3, text("schoolCity", "City")),
					col(3, bound("schoolState", null, VAutocomplete, { label: "State", items: STATES.map(([, name]) => name), autoSelectFirst: true })),
					col(4, text("schoolZip", "Zip")),
					col(4, text("schoolPhone", "School telephone", {}, phoned)),
					col(4, text("principal", "Name of principal or guidance counselor")),
					col(4, text("graduation", "Date of graduation (month/year)", { placeholder: "MM/YYYY" })),
					col(2, text("rank", "Rank")),
					col(2, text("classSize", "Number in class")),
					col(2, text("gpa", "GPA (4.0 scale)")),
					col(2, text("weighted", "Weighted GPA")),
				),
				h(VDivider, { class: "my-3" }),
				h(VSheet, { class: "text-subtitle-1 mb-2" }, () => "Test scores. Enter your best score on each part."),
				row(
					col(3, text("satReading", "SAT Reading & Writing")),
					col(3, text("satMath", "SAT Math")),
					col(3, text("satTotal", "SAT Total")),
					col(3, text("satDate", "Date of most recent SAT", { placeholder: "MM/YYYY" })),
					col(3, text("act", "ACT Composite")),
					col(3, text("actDate", "ACT test date", { placeholder: "MM/YYYY" })),
					col(3, text("psat", "PSAT/NMSQT")),
				),
				bound("apExams", [], VAutocomplete, { label: "Advanced Placement examinations taken", items: AP, multiple: true, chips: true, closableChips: true, class: "many ap" }),
				h("p", "List courses you consider the most demanding in your high school program."),
				grid("courses", ["Course title", "Grade received"], 3, (n) => [text(`course${n}`, undefined, bare), text(`course${n}Grade`, undefined, bare)]),
			),
			card(
				"Part E. College plans",
				bound("colleges", [], VCombobox, { label: "Colleges to which you have applied (press Enter after each)", multiple: true, chips: true, closableChips: true, class: "many colleges" }),
				row(
					col(8, text("firstChoice", "College you plan to attend")),
					col(4, text("enterYear", "Year you will enter")),
					col(4, bound("major", null, VAutocomplete, { label: "Intended major", items: MAJORS, autoSelectFirst: true })),
					col(4, text("goal", "Occupational goal")),
					col(4, select("degree", "Highest degree planned", ["Certificate", "Associate", "Bachelor's", "Master's", "Doctorate", "Professional (law, medicine, etc.)"])),
				),
				radios("accepted", "Have you been accepted?", ["Yes", "No", "Pending"], { inline: true }),
				h("p", "College courses completed while in high school"),
				grid("collegeCourses", ["Course", "Credits", "Grade"], 2, (n) => [text(`cc${n}`, undefined, bare), text(`cc${n}Credits`, undefined, bare), text(`cc${n}Grade`, undefined, bare)]),
			),
			card(
				"Part F. Activities, service and employment",
				h("p", "School and community activities in which you have participated without pay during the past four years"),
				grid("activities", ["Activity", "Special awards, honors or offices held", "Years of participation", "Hours per week"], 3, (n) => [
					text(`act${n}`, undefined, bare),
					text(`act${n}Office`, undefined, bare),
					bound(`act${n}Years`, [], VSelect, { items: YEARS, multiple: true, ...bare, class: "many", chips: true }),
					text(`act${n}Hours`, undefined, bare),
				]),
				h("p", { class: "mt-4" }, "Work experience. Describe your paid work during the past four years."),
				grid("work", ["Employer", "Position", "From (mo/yr)", "To (mo/yr)", "Hours per week"], 2, (n) => [
					text(`job${n}`, undefined, bare), text(`job${n}Position`, undefined, bare), text(`job${n}From`, undefined, bare), text(`job${n}To`, undefined, bare), text(`job${n}Hours`, undefined, bare),
				]),
				h("p", { class: "mt-4" }, "Honors and awards received in high school"),
				grid("honors", ["Honor or award", "School year"], 3, (n) => [text(`honor${n}`, undefined, bare), bound(`honor${n}Year`, null, VSelect, { items: YEARS, ...bare })]),
			),
			card(
				"Part G. Statement and certification",
				bound("otherAid", false, VSwitch, { label: "I receive or will receive other financial aid", color: "primary", hideDetails: true }),
				text("otherAidDetail", "If so, list source and amount"),
				bound("essay", "", VTextarea, { label: "What has the labor movement meant to you and your family? (500 words)", rows: 4, counter: 3500 }),
				row(col(6, text("reference", "Name of teacher providing letter of recommendation")), col(6, text("referenceEmail", "Teacher's e-mail"))),
				tick("certify", "I certify that the statements above are true and complete to the best of my knowledge."),
				tick("release", "I authorize my school to release transcripts and test scores to the Scholarship Committee."),
				row(col(6, text("signature", "Signature of applicant")), col(6, text("parentSignature", "Signature of parent or guardian"))),
				h(VBtn, { type: "submit", color: "primary" }, () => "Submit application"),
			),
		]);
	return () =>
		h(VApp, () => [
			h(VAppBar, { color: "blue-grey-darken-3", absolute: true }, () => h(VToolbarTitle, () => "Brotherhood of Bridge & Signal Workers — Family Scholarship Application")),
			h(VMain, () => h(VContainer, { style: "max-width: 1080px" }, () => body())),
		]);
});

createApp(App).use(createVuetify({ icons: { defaultSet: "mdi", aliases: { ...aliases, ...svg }, sets: { mdi } }, defaults: { VTextField: { variant: "outlined", density: "compact" }, VSelect: { variant: "outlined", density: "compact" }, VAutocomplete: { variant: "outlined", density: "compact" }, VCombobox: { variant: "outlined", density: "compact" } } })).mount("#root");

const ORDERS: Record<string, readonly string[]> = { apExams: AP };
for (const n of [0, 1, 2]) ORDERS[`act${n}Years`] = YEARS.map(({ value }) => value);
const ordered = (key: string, value: unknown) => {
	const order = ORDERS[key];
	return order && Array.isArray(value) ? order.filter((each) => value.includes(each)) : value;
};
Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(Object.entries(form).map(([key, value]) => [key, ordered(key, plain(value))])), submitted }),
	formShown: () =>
		Object.fromEntries(
			Object.entries(reads).map(([key, each]) => {
				const value = each();
				const titles = key === "apExams" ? AP : key.endsWith("Years") ? YEARS.map(({ title }) => title) : undefined;
				return [key, titles && Array.isArray(value) ? titles.filter((title) => value.includes(title)) : value];
			}),
		),
});
