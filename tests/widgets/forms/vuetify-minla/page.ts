import { reactive } from "vue";
import { createApp } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import { VMaskInput } from "vuetify/labs/VMaskInput";
import "vuetify/styles";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import template from "./template";

const activity = () => ({ name: "", role: "", type: null, years: [], hours: null, weeks: null, details: "" });
const form = reactive<any>({
	you: {
		universityId: "", first: "", middle: "", last: "", suffix: null, preferred: "", pronouns: null, dob: null, hometown: "", newspaper: "",
		address: "", address2: "", city: "", state: null, zip: "", country: null, email: "", phone: "", text: false,
	},
	background: { gender: null, citizenship: null, residence: null, birthCity: "", birthCountry: null, hispanic: null, race: [], languages: [], firstGen: null, military: null },
	plans: { status: null, term: null, major: null, secondMajor: null, degree: null, career: "", others: [] },
	school: { name: "", city: "", state: null, ceeb: "", type: null, graduation: null, gpa: "", weighted: "", rank: null, size: null, collegeCredit: null },
	advanced: [{ course: "", grade: "" }, { course: "", grade: "" }],
	college: [{ school: "", course: "", grade: "", credits: "" }, { school: "", course: "", grade: "", credits: "" }],
	tests: { consider: null, sat: "", satRw: "", satRwDate: null, satMath: "", satMathDate: null, act: "", actDate: null, psat: "", merit: null },
	ap: [{ exam: null, score: null, year: "" }, { exam: null, score: null, year: "" }, { exam: null, score: null, year: "" }],
	activities: [activity(), activity(), activity()],
	awards: [{ title: "", grade: null }, { title: "", grade: null }, { title: "", grade: null }],
	parents: [{ name: "", job: "", education: null, email: "" }, { name: "", job: "", education: null, email: "" }],
	honors: { housing: null, interests: [], heard: null, prompt: null, essay: "", portfolio: "" },
	counselor: { name: "", email: "" },
	references: [{ name: "", email: "" }, { name: "", email: "" }],
	agree: { guarantee: false, share: false, waive: null, pledge: "", date: null },
});

/** Where a control is drawn: set by a directive, so that nothing of it stands in the markup. */
const nodes: Record<string, HTMLElement> = {};
const track = { mounted: (node: HTMLElement, { value }: { value: string }) => void (nodes[value] = node) };
let submitted = false;

const vuetify = createVuetify({
	components: { ...components, VMaskInput },
	icons: { defaultSet: "mdi", aliases, sets: { mdi } },
	defaults: { VTextField: { variant: "outlined", density: "comfortable" }, VSelect: { variant: "outlined", density: "comfortable" }, VAutocomplete: { variant: "outlined", density: "comfortable" }, VTextarea: { variant: "outlined" } },
});
createApp({
	template,
	setup: () => ({
		form,
		add: () => form.activities.length < 4 && form.activities.push(activity()),
		send: () => void (submitted = true),
		states: STATES.map(([value, title]) => ({ value, title })),
		countries: COUNTRIES,
		majors: MAJORS,
		grades: ["9th", "10th", "11th", "12th"],
		years: [["9", "Freshman"], ["10", "Sophomore"], ["11", "Junior"], ["12", "Senior"]].map(([value, title]) => ({ value, title })),
		types: ["Academic club", "Arts or music", "Athletics", "Community service", "Debate or speech", "Employment", "Environmental", "Family responsibility", "Internship or research", "Student government", "Other"],
		exams: [
			"AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Language", "AP English Literature", "AP Environmental Science",
			"AP Physics 1", "AP Psychology", "AP Spanish Language", "AP Statistics", "AP United States Government", "AP United States History", "AP World History",
		],
		education: ["Some high school", "High school diploma/GED", "Some college", "Associate's degree", "Bachelor's degree", "Master's degree", "Doctoral or professional degree"],
		languages: ["American Sign Language", "Arabic", "Chinese", "English", "French", "German", "Hindi", "Igbo", "Italian", "Japanese", "Korean", "Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba"],
		degrees: [["B", "Bachelor's"], ["M", "Master's"], ["P", "Professional (MD, JD, DVM…)"], ["D", "Doctorate (PhD, EdD)"]].map(([value, title]) => ({ value, title })),
	}),
})
	.directive("track", track)
	.use(vuetify)
	.mount("#root");

function flat(value: any, prefix = ""): [string, any][] {
	if (value instanceof Date) return [[prefix, `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}`]];
	if (Array.isArray(value) && !(value.length > 0 && typeof value[0] === "object")) return [[prefix, [...value]]];
	if (value && typeof value === "object") return Object.entries(value).flatMap(([key, each]) => flat(each, prefix ? `${prefix}.${key}` : key));
	return [[prefix, value ?? null]];
}
const words = (node: Element | null | undefined) => (node?.textContent ?? "").trim();
function shown(key: string) {
	const node = nodes[key];
	if (!node) return "";
	if (node.matches(".v-chip-group")) return [...node.querySelectorAll(".v-chip--selected")].map(words);
	if (node.matches(".v-btn-toggle")) return [...node.querySelectorAll(".v-btn--active")].map(words);
	if (node.matches(".checks")) return [...node.querySelectorAll("input:checked")].map((input) => words(input.closest(".v-selection-control")?.querySelector("label")));
	if (node.matches(".v-radio-group")) return words(node.querySelector("input:checked")?.closest(".v-selection-control")?.querySelector("label"));
	if (node.matches(".v-checkbox, .v-switch")) return node.querySelector("input")!.checked;
	if (node.querySelector(".v-chip") || node.matches(".many")) return [...node.querySelectorAll(".v-chip__content")].map(words);
	if (node.matches(".v-select:not(.v-autocomplete)")) return words(node.querySelector(".v-select__selection-text"));
	return node.querySelector<HTMLInputElement>("textarea:not([aria-hidden]), input:not([type=hidden])")?.value ?? "";
}
Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(flat(form)), submitted }),
	formShown: () => Object.fromEntries(flat(form).map(([key]) => [key, shown(key)])),
});
