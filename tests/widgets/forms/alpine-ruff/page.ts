import "flatpickr/dist/flatpickr.min.css";
import "pikaday/css/pikaday.css";
import "./style.css";
import Alpine from "alpinejs";
import flatpickr from "flatpickr";
import IMask from "imask";
import Pikaday from "pikaday";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Option = { value: string; label: string };
type Row = Record<string, any>;
const options = (...list: (string | [string, string])[]): Option[] =>
	list.map((each) => (typeof each === "string" ? { value: each, label: each } : { value: each[0], label: each[1] }));

const LISTS: Record<string, Option[]> = {
	suffixes: options("Jr.", "Sr.", "II", "III", "IV"),
	pronouns: options(["she", "she/her"], ["he", "he/him"], ["they", "they/them"], ["ask", "ask me"]),
	countries: options(...COUNTRIES),
	states: options(...STATES),
	majors: options(...MAJORS),
	degrees: options(["ba", "Bachelor's degree"], ["ma", "Master's degree"], ["phd", "Doctorate"], ["jd", "Law, medicine or another profession"]),
	exams: options(["ART", "Art History"], ["BIO", "Biology"], ["CAB", "Calculus AB"], ["CBC", "Calculus BC"], ["CHE", "Chemistry"], ["LIT", "English Literature"], ["PHY", "Physics 1"], ["STA", "Statistics"], ["GOV", "U.S. Government"], ["USH", "U.S. History"], ["WOR", "World History"]),
	scores: options("5", "4", "3", "2", "1"),
	schooling: options(["no", "Some high school"], ["hs", "High school diploma"], ["col", "Some college"], ["aa", "Associate degree"], ["ba", "Bachelor's degree"], ["gr", "Graduate degree"]),
	citizenships: options(["us", "U.S. citizen"], ["pr", "U.S. permanent resident"], ["int", "International student"]),
	incomes: options(["1", "Under $50,000"], ["2", "$50,000 - $74,999"], ["3", "$75,000 - $124,999"], ["4", "$125,000 or more"]),
	kinds: options(["art", "Art & music"], ["sport", "Athletics"], ["debate", "Debate & speech"], ["nature", "Environment"], ["family", "Family duties"], ["job", "Paid job"], ["faith", "Faith"], ["service", "Volunteering"], ["else", "Something else"]),
	grades: options(["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]),
	gradeYears: options(["9", "9th grade"], ["10", "10th grade"], ["11", "11th grade"], ["12", "12th grade"]),
	genders: options(["w", "Woman"], ["m", "Man"], ["nb", "Nonbinary person"]),
	sleeps: options("10 p.m.", "Midnight", "2 a.m.", "Lights?"),
};

const NEW: Record<string, () => Row> = {
	exams: () => ({ subject: "", when: "", score: "" }),
	college: () => ({ title: "", grade: "", units: "" }),
	parents: () => ({ first: "", last: "", job: "", school: "", tel: "" }),
	siblings: () => ({ first: "", last: "", age: "" }),
	doings: () => ({ kind: "", group: "", role: "", about: "", grades: [], hours: "", weeks: "" }),
	laurels: () => ({ title: "", when: "" }),
};
let lastId = 0;
const newRow = (list: string) => ({ id: ++lastId, ...NEW[list]() });
const ONES = [
	"first", "mid", "last", "suffix", "goesBy", "pronouns", "mail", "cell", "birthday", "bornIn", "bornCountry", "street", "unit", "city", "state", "zip", "boxStreet", "boxCity",
	"hs", "hsCity", "hsState", "hsFrom", "hsTo", "year", "gpa", "wgpa", "rank", "outOf", "satR", "satM", "act", "toefl", "major", "degree", "career", "nomName", "nomMail", "nomTel",
	"citizen", "latine", "income", "essay", "gender", "meals", "sleep", "mateName", "mateMail", "iceName", "iceTel", "password", "signed",
];

let application: { app: Row; submitted: boolean };

Alpine.data("application", () => ({
	submitted: false,
	app: {
		...Object.fromEntries(ONES.map((name) => [name, ""])),
		race: [],
		languages: [],
		firstGen: false,
		pledge: false,
		...Object.fromEntries(Object.keys(NEW).map((list) => [list, [newRow(list), newRow(list)]])),
	} as Row,
	init() {
		application = this as unknown as typeof application;
	},
	add(list: string) {
		this.app[list].push(newRow(list));
	},
	send() {
		this.submitted = true;
	},
}));

Alpine.data("listbox", (held: Row, field: string, list: string) => ({
	open: false,
	active: -1,
	options: LISTS[list],
	get value() {
		return held[field];
	},
	get text() {
		return this.options.find(({ value }) => value === held[field])?.label ?? "";
	},
	show() {
		this.open = true;
		this.active = Math.max(0, this.options.findIndex(({ value }) => value === held[field]));
		(this as any).$nextTick(() => (this as any).$refs.list.focus());
	},
	close() {
		this.open = false;
		(this as any).$refs.button.focus();
	},
	toggle() {
		if (this.open) this.close();
		else this.show();
	},
	move(by: number) {
		this.active = Math.min(this.options.length - 1, Math.max(0, this.active + by));
	},
	choose(option: Option) {
		held[field] = option.value;
		this.close();
	},
}));

Alpine.data("combobox", (held: Row, field: string, list: string) => ({
	open: false,
	active: 0,
	query: "",
	get value() {
		return held[field];
	},
	get filtered() {
		const asked = this.query.trim().toLowerCase();
		const chosen = LISTS[list].find(({ value }) => value === held[field]);
		if (asked === "" || asked === chosen?.label.toLowerCase()) return LISTS[list];
		return LISTS[list].filter(({ label }) => label.toLowerCase().includes(asked));
	},
	move(by: number) {
		this.active = Math.min(this.filtered.length - 1, Math.max(0, this.active + by));
	},
	choose(option?: Option) {
		if (!option) return;
		held[field] = option.value;
		this.query = option.label;
		this.open = false;
	},
	leave() {
		this.open = false;
		if (this.query.trim() === "") held[field] = "";
		this.query = LISTS[list].find(({ value }) => value === held[field])?.label ?? "";
	},
}));

Alpine.data("multilist", (held: Row, field: string, list: string) => ({
	open: false,
	options: LISTS[list],
	get picked() {
		return this.options.filter(({ value }) => held[field].includes(value));
	},
	has: ({ value }: Option) => held[field].includes(value),
	flip({ value }: Option) {
		const kept = held[field].includes(value) ? held[field].filter((each: string) => each !== value) : [...held[field], value];
		held[field] = this.options.map((option) => option.value).filter((each) => kept.includes(each));
	},
}));

Alpine.data("tags", (held: Row, field: string) => ({
	entry: "",
	get tags() {
		return held[field];
	},
	add() {
		const tag = this.entry.trim();
		if (tag !== "" && !held[field].includes(tag)) held[field].push(tag);
		this.entry = "";
	},
	remove(tag: string) {
		held[field] = held[field].filter((each: string) => each !== tag);
	},
}));

Alpine.data("toggle", (held: Row, field: string) => ({
	get on() {
		return held[field];
	},
	flip() {
		held[field] = !held[field];
	},
}));

Alpine.data("telephone", (held: Row, field: string) => ({
	init() {
		const mask = IMask((this as any).$refs.input, { mask: "(000) 000-0000" });
		mask.on("accept", () => {
			held[field] = mask.value;
		});
	},
}));

Alpine.data("flatpicker", (held: Row, field: string) => ({
	init() {
		flatpickr((this as any).$refs.input, {
			altInput: true,
			altFormat: "F j, Y",
			dateFormat: "Y-m-d",
			allowInput: true,
			onChange: (_days, text) => {
				held[field] = text;
			},
		});
	},
}));

Alpine.data("pikaday", (held: Row, field: string) => ({
	init() {
		const input = (this as any).$refs.input as HTMLInputElement;
		const two = (part: number) => String(part).padStart(2, "0");
		new Pikaday({
			field: input,
			yearRange: [2015, 2032],
			toString: (day: Date) => `${two(day.getMonth() + 1)}/${two(day.getDate())}/${day.getFullYear()}`,
			parse: (text: string) => {
				const [month, day, year] = text.split("/").map(Number);
				return new Date(year, month - 1, day);
			},
		});
		input.addEventListener("change", () => {
			held[field] = input.value;
		});
	},
}));

(window as any).Alpine = Alpine;
Alpine.start();

const COMPONENT = /^(listbox|combobox|multilist|tags|toggle|telephone|flatpicker|pikaday)\((app|row), '(\w+)'/;
function shownIn(element: HTMLElement, kind: string): unknown {
	const texts = (selector: string) => [...element.querySelectorAll(selector)].map((each) => each.textContent ?? "");
	if (kind === "listbox") return element.querySelector("button span.text-gray-400") ? "" : texts("button span")[0];
	if (kind === "multilist") return texts(".chip");
	if (kind === "tags") return texts(".chip-text");
	if (kind === "toggle") return element.querySelector("[role=switch]")?.getAttribute("aria-checked") === "true";
	return element.querySelector<HTMLInputElement>("input:not([type=hidden])")?.value ?? "";
}
function keyOf(element: Element, field: string) {
	const row = element.closest("[data-list] > fieldset");
	if (!row) return field;
	const list = row.parentElement as HTMLElement;
	return `${list.dataset.list}.${[...list.querySelectorAll(":scope > fieldset")].indexOf(row)}.${field}`;
}

Object.assign(window, {
	formState: () => {
		const { app, submitted } = Alpine.raw(application);
		const state: Row = { submitted };
		for (const [name, value] of Object.entries(JSON.parse(JSON.stringify(app)) as Row)) {
			if (!(name in NEW)) state[name] = value;
			else
				value.slice(0, 2).forEach(({ id: _, ...row }: Row, at: number) => {
					for (const [field, held] of Object.entries(row)) state[`${name}.${at}.${field}`] = held;
				});
		}
		return state;
	},
	formShown: () => {
		const shown: Row = {};
		for (const element of document.querySelectorAll<HTMLElement>("[x-data]")) {
			const [, kind, , field] = element.getAttribute("x-data")?.match(COMPONENT) ?? [];
			if (kind) shown[keyOf(element, field)] = shownIn(element, kind);
		}
		for (const box of document.querySelectorAll<HTMLInputElement>("[x-model]")) {
			const [of, field] = (box.getAttribute("x-model") ?? "").split(".");
			if (!field || (of !== "app" && of !== "row")) continue;
			const key = keyOf(box, field);
			const text = box.closest("label")?.textContent?.trim() ?? "";
			if (box.type === "radio") shown[key] = box.checked ? (box.parentElement?.querySelector(".card-text")?.textContent ?? "") : (shown[key] ?? "");
			else if (box.type === "checkbox") shown[key] = [...((shown[key] as string[]) ?? []), ...(box.checked ? [text] : [])];
			else shown[key] = box.value;
		}
		return shown;
	},
});
