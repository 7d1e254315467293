import "quasar/dist/quasar.css";
import "./style.css";
import * as Q from "quasar";
// @ts-ignore
import iconSet from "quasar/icon-set/material-icons.js";
// @ts-ignore
import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import template from "./template";

const ICONS = {
	event: "M19 4h-1V2h-2v2H8V2H6v2H5c-1.11 0-1.99.9-1.99 2L3 20a2 2 0 0 0 2 2h14c1.1 0 2-.9 2-2V6c0-1.1-.9-2-2-2zm0 16H5V9h14v11z",
	add: "M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6v2z",
	remove: "M19 6.41L17.59 5 12 10.59 6.41 5 5 6.41 10.59 12 5 17.59 6.41 19 12 13.41 17.59 19 19 17.59 13.41 12z",
	water: "M12 2c-5.33 4.55-8 8.48-8 11.8 0 4.98 3.8 8.2 8 8.2s8-3.22 8-8.2c0-3.32-2.67-7.25-8-11.8z",
};
/** Material icons as paths, so that no icon font is loaded. */
const PATHS: Record<string, string> = {
	arrow_drop_down: "M7 10l5 5 5-5z",
	arrow_upward: "M4 12l1.41 1.41L11 7.83V20h2V7.83l5.58 5.59L20 12l-8-8-8 8z",
	cancel: "M12 2C6.47 2 2 6.47 2 12s4.47 10 10 10 10-4.47 10-10S17.53 2 12 2zm5 13.59L15.59 17 12 13.41 8.41 17 7 15.59 10.59 12 7 8.41 8.41 7 12 10.59 15.59 7 17 8.41 13.41 12 17 15.59z",
	chevron_left: "M15.41 7.41L14 6l-6 6 6 6 1.41-1.41L10.83 12z",
	chevron_right: "M10 6L8.59 7.41 13.17 12l-4.58 4.59L10 18l6-6z",
	keyboard_arrow_down: "M7.41 8.59L12 13.17l4.59-4.58L18 10l-6 6-6-6 1.41-1.41z",
	error: "M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2zm1 15h-2v-2h2v2zm0-4h-2V7h2v6z",
	format_bold: "M15.6 10.79c.97-.67 1.65-1.77 1.65-2.79 0-2.26-1.75-4-4-4H7v14h7.04c2.09 0 3.71-1.7 3.71-3.79 0-1.52-.86-2.82-2.15-3.42zM10 6.5h3c.83 0 1.5.67 1.5 1.5s-.67 1.5-1.5 1.5h-3v-3zm3.5 9H10v-3h3.5c.83 0 1.5.67 1.5 1.5s-.67 1.5-1.5 1.5z",
	format_italic: "M10 4v3h2.21l-3.42 8H6v3h8v-3h-2.21l3.42-8H18V4z",
	undo: "M12.5 8c-2.65 0-5.05.99-6.9 2.6L2 7v9h9l-3.62-3.62c1.39-1.16 3.16-1.88 5.12-1.88 3.54 0 6.55 2.31 7.6 5.5l2.37-.78C21.08 11.03 17.15 8 12.5 8z",
	redo: "M18.4 10.6C16.55 8.99 14.15 8 11.5 8c-4.65 0-8.58 3.03-9.96 7.22L3.9 16c1.05-3.19 4.05-5.5 7.6-5.5 1.95 0 3.73.72 5.12 1.88L13 16h9V7l-3.6 3.6z",
};
const SUBJECTS = [
	"Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language and Composition",
	"English Literature and Composition", "Environmental Science", "European History", "Human Geography", "Physics 1",
	"Physics 2", "Psychology", "Spanish Language and Culture", "Statistics", "United States Government and Politics",
	"United States History", "World History: Modern",
];
const LANGUAGES = [
	"American Sign Language", "Arabic", "Chinese (Mandarin)", "French", "German", "Hmong", "Igbo", "Japanese", "Karuk", "Korean",
	"Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yurok",
];
const f = reactive({
	first: "", middle: "", last: "", suffix: null, goesBy: "", pronouns: null, born: "", email: "", cell: "", shirt: null,
	street: "", unit: "", town: "", homeState: null, zip: "", country: null, otherMail: false,
	school: "", schoolTown: "", schoolState: null, grade: null, gradDate: "", gpa: null, classSize: null,
	counselor: "", counselorEmail: "", satRw: null, satMath: null, act: null,
	major: null, languages: [], why: "", firstGen: null, income: null,
	diet: [], emergencyName: "", emergencyPhone: "", heard: null, swim: 0, agree: false, signature: "",
}) as Record<string, any>;
const exams = reactive([{ id: 1, subject: null, score: null }]) as any[];
const acts = reactive([]) as any[];
let submitted = false;
let nextId = 2;
const LIMIT = 3;
const els: Record<string, any> = {};

const filterOver = (all: any[], name: string, shown: Record<string, any[]>) => (text: string, update: (run: () => void) => void) =>
	update(() => {
		const needle = text.toLowerCase();
		shown[name] = all.filter((option) => (option.label ?? option).toLowerCase().includes(needle));
	});
const states = STATES.map(([value, label]) => ({ value, label }));
const lists = reactive({ homeState: states, schoolState: states, country: COUNTRIES, major: MAJORS, subject: SUBJECTS, languages: LANGUAGES }) as Record<string, any[]>;

const app = createApp({
	template,
	setup: () => ({
		f, exams, acts, lists, icons: ICONS, limit: LIMIT,
		hold: (key: string) => (el: any) => { if (el) els[key] = el; else delete els[key]; },
		filters: {
			homeState: filterOver(states, "homeState", lists),
			schoolState: filterOver(states, "schoolState", lists),
			country: filterOver(COUNTRIES, "country", lists),
			major: filterOver(MAJORS, "major", lists),
			subject: filterOver(SUBJECTS, "subject", lists),
			languages: filterOver(LANGUAGES, "languages", lists),
		},
		addExam: () => { exams.push({ id: nextId++, subject: null, score: null }); },
		dropExam: (at: number) => { exams.splice(at, 1); },
		addAct: () => { acts.push({ id: nextId++, kind: null, group: "", role: "", hours: null, did: "" }); },
		dropAct: (at: number) => { acts.splice(at, 1); },
		send: () => { submitted = true; },
		examColumns: [
			{ name: "subject", label: "AP exam", align: "left", field: "subject", style: "width: 60%" },
			{ name: "score", label: "Score", align: "left", field: "score" },
			{ name: "drop", label: "", align: "right", field: "id" },
		],
		shirts: ["Youth L", "Adult S", "Adult M", "Adult L", "Adult XL", "Adult 2XL"],
		grades: [
			{ label: "Freshman (9th grade)", value: 9 }, { label: "Sophomore (10th grade)", value: 10 },
			{ label: "Junior (11th grade)", value: 11 }, { label: "Senior (12th grade)", value: 12 },
		],
		pronounOptions: [
			{ label: "she / her", value: "she" }, { label: "he / him", value: "he" }, { label: "they / them", value: "they" },
			{ label: "I’ll tell you in person", value: "later" },
		],
		yesNo: [{ label: "Yes", value: "yes" }, { label: "No", value: "no" }, { label: "Not sure", value: "unsure" }],
		incomes: [
			{ label: "Under $30,000", value: "A" }, { label: "$30,000 – $49,999", value: "B" }, { label: "$50,000 – $74,999", value: "C" },
			{ label: "$75,000 – $99,999", value: "D" }, { label: "$100,000 or more", value: "E" },
		],
		kinds: ["Debate or speech", "Science or environment", "Paid job", "Athletics", "Music, art or theater", "Faith or culture", "Caring for family", "Other"],
		diets: [
			{ label: "Vegetarian", value: "veg" }, { label: "Vegan", value: "vegan" }, { label: "No gluten", value: "gf" },
			{ label: "Halal", value: "halal" }, { label: "Kosher", value: "kosher" }, { label: "Nut allergy", value: "nut" },
		],
		sources: ["A teacher or counselor", "A past participant", "Instagram", "Our newsletter", "A college fair", "Somewhere else"],
	}),
});
app.use((Q as any).Quasar, { iconSet, config: { brand: { primary: "#1b6a72", secondary: "#c98a2b" } } });
app.config.globalProperties.$q.iconMapFn = (name: string) => (PATHS[name] ? { icon: PATHS[name] } : undefined);
for (const [name, part] of Object.entries(Q)) if (/^Q[A-Z]/.test(name) && (part as any)?.name) app.component(name, part);
for (const name of ["ClosePopup", "Ripple"]) app.directive(name, (Q as any)[name]);
app.mount("#root");

const pad = (values: any[], prefix: string, fields: string[]) =>
	Object.fromEntries(
		Array.from({ length: LIMIT }).flatMap((_, at) => fields.map((field) => [`${prefix}${at + 1}${field[0].toUpperCase()}${field.slice(1)}`, values[at]?.[field] ?? ""])),
	);
const collected = () => ({ ...f, ...pad(exams, "ap", ["subject", "score"]), ...pad(acts, "act", ["kind", "group", "role", "hours", "did"]) }) as Record<string, any>;
Object.assign(window, {
	formState: () => ({ ...JSON.parse(JSON.stringify(collected())), submitted }),
	formShown: () =>
		Object.fromEntries(Object.keys(collected()).map((key) => {
			const el: HTMLElement | undefined = els[key]?.$el;
			if (!el) return [key, ""];
			const text = (part: Element | null | undefined) => (part?.textContent ?? "").trim();
			if (el.matches(".q-toggle, .q-checkbox")) return [key, el.getAttribute("aria-checked") === "true"];
			if (el.matches(".q-slider")) return [key, Number(el.querySelector("[aria-valuenow]")?.getAttribute("aria-valuenow") ?? 0)];
			if (el.matches(".q-editor")) return [key, text(el.querySelector(".q-editor__content"))];
			if (el.querySelector(".q-checkbox")) return [key, [...el.querySelectorAll(".q-checkbox[aria-checked=true]")].map(text)];
			if (el.matches(".q-option-group")) return [key, text(el.querySelector(".q-radio[aria-checked=true]"))];
			if (el.matches(".q-btn-group")) return [key, text(el.querySelector("[aria-pressed=true]"))];
			if (el.matches(".q-select--multiple")) return [key, [...el.querySelectorAll(".q-chip__content")].map(text)];
			if (el.matches(".q-select")) return [key, text(el.querySelector(".q-field__native > span")) || el.querySelector<HTMLInputElement>("input:not([type=hidden])")?.value || ""];
			return [key, el.querySelector<HTMLInputElement>("input, textarea")?.value ?? ""];
		})),
});
