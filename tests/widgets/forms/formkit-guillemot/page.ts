import { getNode } from "@formkit/core";
import "@formkit/themes/genesis";
import { defaultConfig, FormKit, FormKitSchema, plugin } from "@formkit/vue";
import { createApp, defineComponent, h, ref } from "vue";
import { STATES } from "../../lists";
import { chips, finder } from "./inputs";
import "./style.css";

const states = STATES.map(([value, label]) => ({ value, label }));
const same = (...names: string[]) => names.map((name) => ({ label: name, value: name }));
const gradeBoxes = same("9th", "10th", "11th", "12th");

/** A dynamic list (FormKit, “list”): one group of questions for each entry, with buttons to add and to take away. */
const Entries = defineComponent({
	props: { name: { type: String, required: true }, noun: { type: String, required: true }, max: { type: Number, default: 10 }, start: { type: Number, default: 0 }, fields: { type: Array, required: true } },
	setup(props) {
		return () =>
			h(FormKit as any, { type: "list", name: props.name, id: props.name, dynamic: true, modelValue: undefined, value: Array.from({ length: props.start }, () => ({})) }, {
				default: ({ items, node, value }: any) => [
					...items.map((item: unknown, index: number) =>
						h("div", { class: "entry", key: item as any }, [
							h("div", { class: "entry-head" }, [
								h("strong", `${props.noun} ${index + 1}`),
								h("button", { type: "button", class: "link", onClick: () => node.input(value.filter((_each: unknown, place: number) => place !== index)) }, "Remove"),
							]),
							h(FormKit as any, { type: "group", index, key: item }, { default: () => h("div", { class: "grid" }, [h(FormKitSchema, { schema: props.fields as any, library: {} })]) }),
						]),
					),
					items.length < props.max && h("button", { type: "button", class: "add", onClick: () => node.input([...(value ?? []), {}]) }, `＋ Add ${/^[AEIOU]/.test(props.noun) ? "an" : "a"} ${props.noun.toLowerCase()}`),
				],
			});
	},
});

const open = ref("about");
const section = (id: string, title: string, hint: string, children: object[]) => ({
	$el: "section",
	attrs: { class: "part" },
	children: [
		{
			$el: "h2",
			children: [{ $el: "button", attrs: { type: "button", class: "part-head", id: `head-${id}`, "aria-controls": `part-${id}`, "data-part": id }, children: [{ $el: "span", children: title }, { $el: "small", children: hint }] }],
		},
		{ $el: "div", attrs: { class: "part-body", id: `part-${id}`, role: "region", "aria-labelledby": `head-${id}` }, children },
	],
});
const grid = (...children: object[]) => ({ $el: "div", attrs: { class: "grid" }, children });

const service = [
	{ $formkit: "text", name: "role", label: "Your position", maxlength: 60 },
	{ $formkit: "text", name: "group", label: "Group, team or workplace" },
	{ $formkit: "select", name: "field", label: "Kind of activity", placeholder: "Choose one", options: same("Arts & culture", "Athletics", "Debate & public speaking", "Environment", "Faith community", "Health", "Paid work", "School government", "Technology", "Tutoring & mentoring") },
	{ $formkit: "number", name: "hours", label: "Hours in a typical year", help: "Hours a week × weeks a year", min: 0 },
	{ $formkit: "checkbox", name: "grades", label: "School years", options: gradeBoxes, outerClass: "inline wide" },
	{ $formkit: "textarea", name: "impact", label: "What changed because of you?", rows: 2, maxlength: 160, help: "160 characters", outerClass: "wide" },
];
const honor = [
	{ $formkit: "text", name: "title", label: "Name of honor" },
	{ $formkit: "select", name: "grade", label: "Received in", placeholder: "Grade", options: same("9th grade", "10th grade", "11th grade", "12th grade") },
	{ $formkit: "text", name: "reason", label: "What was it for?", outerClass: "wide" },
];
const sibling = [
	{ $formkit: "text", name: "first", label: "First name" },
	{ $formkit: "text", name: "last", label: "Last name" },
	{ $formkit: "number", name: "age", label: "Age", min: 0 },
];

const schema = [
	section("about", "You", "Name and contact", [
		grid(
			{ $formkit: "text", name: "fullName", label: "Full name", help: "As it should read on your certificate", validation: "required", outerClass: "wide" },
			{ $formkit: "radio", name: "pronouns", label: "Pronouns", options: same("she/her", "he/him", "they/them", "ask me"), outerClass: "inline" },
			{ $formkit: "date", name: "born", label: "Date of birth", validation: "required" },
			{ $formkit: "email", name: "email", label: "Email you'll still have next summer", validation: "required|email" },
			{ $formkit: "group", name: "phone", children: [{ $el: "div", attrs: { class: "pair" }, children: [
				{ $formkit: "select", name: "code", label: "Code", options: [{ label: "", value: "" }, { label: "+1 (US, CA)", value: "1" }, { label: "+44 (UK)", value: "44" }, { label: "+52 (MX)", value: "52" }, { label: "+234 (NG)", value: "234" }] },
				{ $formkit: "tel", name: "number", label: "Phone", placeholder: "xxx-xxx-xxxx" },
			] }] },
			{ $formkit: "text", name: "street", label: "Mailing address", help: "Street and apartment. Medals do not fit in P.O. boxes.", outerClass: "wide" },
			{ $formkit: "text", name: "city", label: "City" },
			{ $formkit: "finder", name: "state", label: "State", options: states, placeholder: "Start typing" },
			{ $formkit: "text", name: "zip", label: "ZIP" },
			{ $formkit: "select", name: "shirt", label: "Summit shirt size", placeholder: "Choose one", options: same("XS", "S", "M", "L", "XL", "XXL") },
			{ $formkit: "text", name: "diet", label: "Anything you don't eat?" },
		),
	]),
	section("school", "Your school", "Where you are and how it is going", [
		grid(
			{ $formkit: "text", name: "school", label: "School name", validation: "required" },
			{ $formkit: "text", name: "schoolStreet", label: "School street address" },
			{ $formkit: "text", name: "schoolCity", label: "School city" },
			{ $formkit: "finder", name: "schoolState", label: "School state", options: states, placeholder: "Start typing" },
			{ $formkit: "text", name: "schoolZip", label: "School ZIP" },
			{ $formkit: "month", name: "finish", label: "You graduate in" },
			{ $formkit: "radio", name: "grade", label: "Current grade", options: same("9", "10", "11", "12"), outerClass: "inline wide" },
			{ $formkit: "number", name: "gpa", label: "Weighted GPA", step: "0.01", min: 0, max: 5 },
			{ $formkit: "number", name: "rank", label: "Class rank" },
			{ $formkit: "number", name: "classSize", label: "Out of how many students?" },
			{ $formkit: "text", name: "principal", label: "Principal's name" },
			{ $formkit: "email", name: "principalEmail", label: "Principal's email" },
		),
	]),
	section("service", "Leadership record", "Up to six entries", [{ $cmp: "Entries", props: { name: "service", noun: "Entry", max: 6, start: 1, fields: service } }]),
	section("honors", "Honors", "Up to five", [{ $cmp: "Entries", props: { name: "honors", noun: "Honor", max: 5, fields: honor } }]),
	section("next", "What is next", "College and after", [
		grid(
			{ $formkit: "text", name: "college", label: "College you plan to attend" },
			{ $formkit: "text", name: "major", label: "Field of study" },
			{ $formkit: "text", name: "career", label: "Where do you see yourself working?", placeholder: "A job or profession" },
			{ $formkit: "number", name: "collegeDone", label: "Year you expect to finish college", min: 2027, max: 2040 },
			{ $formkit: "url", name: "site", label: "Website or portfolio", placeholder: "https://" },
			{ $formkit: "checkbox", name: "programs", label: "Programs that have supported you", options: same("AVID", "Boys & Girls Club", "College Possible", "GEAR UP", "Posse", "Upward Bound"), outerClass: "inline wide" },
			{ $formkit: "textarea", name: "essay", label: "Describe a time you led without a title.", help: "500 words", rows: 5, outerClass: "wide" },
		),
	]),
	section("home", "Home", "Family and background", [
		grid(
			{ $formkit: "text", name: "parent1", label: "Parent or guardian 1" },
			{ $formkit: "text", name: "parent1Work", label: "Their occupation" },
			{ $formkit: "text", name: "parent2", label: "Parent or guardian 2" },
			{ $formkit: "text", name: "parent2Work", label: "Their occupation" },
			{ $formkit: "radio", name: "latino", label: "Hispanic or Latino/a/x?", options: same("Yes", "No", "Prefer not to answer"), outerClass: "inline" },
			{ $formkit: "chips", name: "languages", label: "Languages", options: same("Arabic", "Cantonese", "English", "French", "German", "Hindi", "Igbo", "Japanese", "Korean", "Mandarin", "Navajo", "Portuguese", "Spanish", "Tagalog", "Vietnamese"), placeholder: "Add a language" },
			{ $formkit: "checkbox", name: "race", label: "Race (any that apply)", options: same("American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White"), outerClass: "wide" },
		),
		{ $el: "h3", children: "Brothers and sisters" },
		{ $cmp: "Entries", props: { name: "siblings", noun: "Sibling", max: 8, fields: sibling } },
	]),
	section("nominate", "Your nominator", "An adult who is not related to you", [
		grid(
			{ $formkit: "text", name: "nominator", label: "Full name" },
			{ $formkit: "email", name: "nominatorEmail", label: "Email" },
			{ $formkit: "tel", name: "nominatorPhone", label: "Phone" },
			{ $formkit: "select", name: "heard", label: "How did you learn of the award?", placeholder: "Choose one", options: same("Teacher", "Past winner", "Social media", "Newspaper") },
			{ $formkit: "checkbox", name: "media", label: "The Foundation may use my name and picture in its publications.", outerClass: "wide" },
			{ $formkit: "text", name: "signature", label: "Signature", help: "Typing your name is as good as signing.", outerClass: "wide" },
		),
	]),
];

let submitted = false;

const App = defineComponent({
	setup() {
		const onPress = (event: MouseEvent) => {
			const head = (event.target as HTMLElement).closest<HTMLElement>(".part-head");
			if (head) open.value = open.value === head.dataset.part ? "" : (head.dataset.part ?? "");
		};
		return () =>
			h("div", { class: "sheet", onClick: onPress, "data-open": open.value }, [
				h("header", [h("span", { class: "mark", "aria-hidden": "true" }, "✦"), h("p", "The Halvorsen Foundation")]),
				h("div", { class: "intro" }, [
					h("h1", "National Compass Award for Young Leaders"),
					h("p", "Fifty students. Fifty states. One week in Washington, D.C. Open each part below in any order. Your nomination goes in when every part is complete."),
				]),
				h(
					FormKit as any,
					{ type: "form", id: "award", submitLabel: "Submit nomination", incompleteMessage: "Some parts still need you.", onSubmitRaw: () => (submitted = true) },
					{ default: () => h(FormKitSchema, { schema: schema as any, library: { Entries } as any }) },
				),
				h("footer", "Deadline: January 15, 2027, 11:59 p.m. Eastern"),
			]);
	},
});

createApp(App)
	.use(plugin, defaultConfig({ inputs: { finder, chips }, theme: "genesis" } as any))
	.mount("#root");

/** Shows one part at a time, as the buttons of their heads say. */
function draw() {
	for (const head of document.querySelectorAll<HTMLElement>(".part-head")) {
		const isOpen = head.dataset.part === open.value;
		head.setAttribute("aria-expanded", String(isOpen));
		(document.getElementById(`part-${head.dataset.part}`) as HTMLElement).hidden = !isOpen;
	}
}
draw();
document.addEventListener("click", () => setTimeout(draw));

const SINGLE = [
	"fullName", "pronouns", "born", "email", "street", "city", "state", "zip", "shirt", "diet",
	"school", "schoolStreet", "schoolCity", "schoolState", "schoolZip", "finish", "grade", "gpa", "rank", "classSize", "principal", "principalEmail",
	"college", "major", "career", "collegeDone", "site", "programs", "essay",
	"parent1", "parent1Work", "parent2", "parent2Work", "latino", "languages", "race",
	"nominator", "nominatorEmail", "nominatorPhone", "heard", "media", "signature",
];
const SEVERAL = ["programs", "languages", "race", "grades"];
const LISTS: [list: string, parts: string[], count: number][] = [
	["service", ["role", "group", "field", "hours", "grades", "impact"], 3],
	["honors", ["title", "grade", "reason"], 3],
	["siblings", ["first", "last", "age"], 2],
];

const nothing = (name: string) => (SEVERAL.includes(name) ? [] : name === "media" ? false : "");
const textOf = (node: Element | null | undefined) => node?.textContent?.trim() ?? "";
const copy = (value: unknown) => (Array.isArray(value) ? [...value] : value);

function shownOf(input: Element | null | undefined, name: string): unknown {
	const outer = input?.closest(".formkit-outer");
	if (!outer) return nothing(name);
	const type = outer.getAttribute("data-type");
	if (type === "chips") return [...outer.querySelectorAll(".chip-text")].map(textOf);
	if (type === "radio" || type === "checkbox") {
		const boxes = [...outer.querySelectorAll<HTMLInputElement>("input")];
		if (!outer.querySelector("fieldset")) return boxes[0]?.checked ?? false;
		const chosen = boxes.filter(({ checked }) => checked).map((box) => textOf(box.closest("label")));
		return type === "radio" ? (chosen[0] ?? "") : chosen;
	}
	const control = outer.querySelector<HTMLInputElement | HTMLSelectElement>("input, select, textarea");
	if (control instanceof HTMLSelectElement) return control.value === "" || control.selectedOptions[0]?.hasAttribute("data-is-placeholder") ? "" : textOf(control.selectedOptions[0]);
	return control?.value ?? "";
}
/** The drawn control of a node of FormKit. */
const drawn = (node: any) => (node?.context?.id ? (document.getElementById(node.context.id) ?? document.querySelector(`[name="${node.context.id}"], [id^="${node.context.id}-"]`)) : null);

Object.assign(window, {
	formState() {
		const value = (getNode("award")?.value ?? {}) as any;
		const state: Record<string, unknown> = { submitted, "phone.code": value.phone?.code ?? "", "phone.number": value.phone?.number ?? "" };
		for (const name of SINGLE) state[name] = copy(value[name]) ?? nothing(name);
		for (const [list, parts, count] of LISTS)
			for (let index = 0; index < count; index++) for (const part of parts) state[`${list}[${index}].${part}`] = copy(value[list]?.[index]?.[part]) ?? nothing(part);
		return state;
	},
	formShown() {
		const form = getNode("award") as any;
		const shown: Record<string, unknown> = {};
		for (const part of ["code", "number"]) shown[`phone.${part}`] = shownOf(drawn(form.at(`phone.${part}`)), part);
		for (const name of SINGLE) shown[name] = shownOf(drawn(form.at(name)), name);
		for (const [list, parts, count] of LISTS)
			for (let index = 0; index < count; index++)
				for (const part of parts) shown[`${list}[${index}].${part}`] = shownOf(drawn(form.at(list)?.children[index]?.children.find((child: any) => child.name === part)), part);
		return shown;
	},
});
