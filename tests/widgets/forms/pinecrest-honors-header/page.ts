import "vuetify/styles";
import { createApp, h, reactive } from "vue";
import { createVuetify } from "vuetify";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import { VApp, VBtn, VCard, VCardText, VCheckbox, VCol, VContainer, VForm, VMain, VRow, VSelect, VSpacer, VTextarea, VTextField, VToolbar, VToolbarTitle } from "vuetify/components";

const blank = () => ({ title: "", grade: null as string | null, detail: "" });
const model: Record<string, any> = reactive({ firstName: "", middleName: "", lastName: "", dob: "", schoolCity: "", rank: "", classSize: "", honors: [blank()], essay: "", principal: "", agree: false, recommender: null });
let submitted = false;
const GRADES = [
	{ title: "9th grade", value: "G09" },
	{ title: "10th grade", value: "G10" },
	{ title: "11th grade", value: "G11" },
	{ title: "12th grade", value: "G12" },
];
const bound = (on: Record<string, any>, key: string) => ({ modelValue: on[key], "onUpdate:modelValue": (value: unknown) => { on[key] = value; } });
const text = (key: string, label: string, cols: number, more = {}) =>
	h(VCol, { cols }, () => h(VTextField, { label, id: `f-${key}`, variant: "outlined", density: "comfortable", ...bound(model, key), ...more }));
const card = (title: string, body: () => unknown, action?: () => unknown) =>
	h(VCard, { class: "mb-6", variant: "outlined" }, () => [
		h(VToolbar, { density: "compact", color: "blue-grey-lighten-5" }, () => [h(VToolbarTitle, { text: title }), h(VSpacer), action?.()]),
		h(VCardText, null, body),
	]);
const App = {
	render: () =>
		h(VApp, null, () => h(VMain, null, () => h(VContainer, { style: "max-width: 960px" }, () => [
			h("h1", { class: "text-h5 mb-1" }, "Pinecrest Foundation Merit Award"),
			h("p", { class: "mb-6 text-medium-emphasis" }, "Step 1: Nominee record. Items with an asterisk must be completed before the record can be released to your school."),
			h(VForm, { onSubmit: (event: Event) => { event.preventDefault(); submitted = true; } }, () => [
				card("Nominee", () => h(VRow, null, () => [
					text("firstName", "Legal first name *", 4), text("middleName", "Middle name", 4), text("lastName", "Last name *", 4),
					text("dob", "Date of birth *", 4, { placeholder: "MM/DD/YYYY", persistentPlaceholder: true }),
					text("schoolCity", "City of high school *", 8),
					text("rank", "Class rank", 4, { hint: "Leave blank if your school does not rank" }), text("classSize", "Out of (class size)", 4),
				])),
				card("Academic honors", () => [
					h("p", { class: "mb-4" }, "School, regional or national recognition since 9th grade. At most six."),
					...model.honors.map((row: Record<string, any>, i: number) =>
						h("div", { key: i, class: "honor" }, [h(VRow, null, () => [
							h(VCol, { cols: 8 }, () => h(VTextField, { label: "Honor", variant: "outlined", density: "comfortable", maxlength: 100, ...bound(row, "title") })),
							h(VCol, { cols: 4 }, () => h(VSelect, { label: "Grade level", items: GRADES, variant: "outlined", density: "comfortable", ...bound(row, "grade") })),
							h(VCol, { cols: 12, class: "pt-0" }, () => h(VTextarea, { label: "What was it for?", rows: 2, counter: 200, maxlength: 200, variant: "outlined", ...bound(row, "detail") })),
						])])),
				], () => h(VBtn, { class: "me-2", variant: "flat", color: "primary", size: "small", disabled: model.honors.length >= 6, onClick: () => model.honors.push(blank()) }, () => "Add honor")),
				card("Statement", () => h(VTextarea, { id: "f-essay", label: "Describe a setback and what followed (300 words)", rows: 5, variant: "outlined", ...bound(model, "essay") })),
				card("School release", () => [h(VRow, null, () => [text("principal", "Name of principal or counselor", 6), model.recommender !== null && text("recommender", "Name of recommender", 6)]), h(VCheckbox, { id: "f-agree", label: "I agree that my school may release my records", ...bound(model, "agree") })], () => h(VBtn, { class: "me-2", variant: "text", size: "small", onClick: () => { model.recommender ??= ""; } }, () => "Add a recommender")),
				h(VBtn, { type: "submit", color: "primary" }, () => "Release record"),
			]),
		]))),
};
createApp(App).use(createVuetify({ icons: { defaultSet: "mdi", aliases, sets: { mdi } } })).mount("#root");

const TOP = ["firstName", "middleName", "lastName", "dob", "schoolCity", "rank", "classSize", "essay", "principal"];
const PARTS: [string, string][] = [["title", ".v-text-field:not(.v-select) input"], ["grade", ".v-select .v-select__selection"], ["detail", "textarea:not([aria-hidden])"]];
const byId = (key: string) => document.getElementById(`f-${key}`) as HTMLInputElement;
Object.assign(window, {
	formState: () => ({
		...Object.fromEntries(TOP.map((key) => [key, model[key] ?? ""])),
		agree: model.agree,
		recommender: model.recommender,
		...Object.fromEntries([0, 1, 2].flatMap((i) => PARTS.map(([key]) => [`honor${i}_${key}`, model.honors[i]?.[key] ?? ""]))),
		submitted,
	}),
	formShown: () => ({
		...Object.fromEntries(TOP.map((key) => [key, byId(key).value])),
		agree: byId("agree").checked,
		recommender: byId("recommender")?.value ?? null,
		...Object.fromEntries([0, 1, 2].flatMap((i) => PARTS.map(([key, css]) => {
			const el = document.querySelectorAll(".honor")[i]?.querySelector(css) as HTMLInputElement | null;
			return [`honor${i}_${key}`, el ? (el.value ?? el.textContent ?? "").trim() : ""];
		}))),
	}),
});
