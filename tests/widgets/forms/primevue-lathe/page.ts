import "./lathe.css";
// @ts-expect-error the build with the template compiler
import { createApp, reactive, ref, nextTick } from "vue/dist/vue.esm-bundler.js";
import PrimeVue from "primevue/config";
import Aura from "@primeuix/themes/aura";
import Accordion from "primevue/accordion";
import AccordionContent from "primevue/accordioncontent";
import AccordionHeader from "primevue/accordionheader";
import AccordionPanel from "primevue/accordionpanel";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import DatePicker from "primevue/datepicker";
import Dialog from "primevue/dialog";
import FloatLabel from "primevue/floatlabel";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import Message from "primevue/message";
import MultiSelect from "primevue/multiselect";
import Panel from "primevue/panel";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import Textarea from "primevue/textarea";
import ToggleSwitch from "primevue/toggleswitch";
import { STATES } from "../../lists";
import { MAJOR_LIST, SCHOOLS, COLLEGES } from "./data";
import template from "./template";

const GRADES = ["9th grade", "10th grade", "11th grade", "12th grade"];
const form: any = reactive({
	first: "", last: "", email: "", mobile: "", street: "", unit: "", city: "", state: null, zip: "", dob: null,
	citizenship: null, hispanic: null, races: [], firstGen: null, income: null,
	school: null, grade: null, gradYear: null, gpa: null, major: null, colleges: [],
	satMath: null, satErw: null, act: null, actDate: null,
	p1First: "", p1Last: "", p1Edu: null, p2First: "", p2Last: "", p2Edu: null,
	siblings: [] as any[], activities: [] as any[], honors: [] as any[],
	counselor: "", counselorEmail: "", employer: "", referral: null, statement: "", ssn4: "", certify: false, offers: false,
});
let submitted = false;

const app = createApp({
	template,
	setup() {
		const schoolHits = ref([]), collegeHits = ref([]), openPanel = ref(null), honorOpen = ref(false);
		const draft = reactive({ title: "", grade: null as string | null, about: "" });
		const serve = (list: any[], hits: any, wait: number) => ({ query }: { query: string }) =>
			setTimeout(() => {
				const words = query.toLowerCase().split(/\s+/).filter(Boolean);
				hits.value = list.filter((row) => words.every((word) => `${row.name} ${row.city} ${row.state}`.toLowerCase().includes(word))).slice(0, 20);
			}, wait);
		return {
			form, GRADES, schoolHits, collegeHits, openPanel, honorOpen, draft,
			states: STATES.map(([code, name]) => ({ code, name })),
			majors: MAJOR_LIST,
			yesNo: ["Yes", "No"],
			years: ["2026", "2027", "2028", "2029"],
			levels: ["Freshman (9)", "Sophomore (10)", "Junior (11)", "Senior (12)"],
			citizenships: ["U.S. citizen", "U.S. national", "Permanent resident", "Refugee / asylee", "Other eligible noncitizen", "Not eligible for federal aid"],
			raceList: ["American Indian / Alaska Native", "Asian", "Black / African American", "Native Hawaiian / Pacific Islander", "White", "Another race"],
			schooling: ["Less than high school", "High school / GED", "Some college", "Associate's", "Bachelor's", "Graduate or professional", "Unknown"],
			types: ["Academic club", "Athletics", "Community service", "Debate / speech", "Environmental", "Family responsibilities", "Journalism / publications", "Music", "Religious", "Student government", "Theater", "Work (paid)", "Other"],
			referrals: ["School counselor", "Search engine", "Social media", "College financial aid office", "Friend or relative"],
			maxDob: new Date(2014, 11, 31),
			findSchool: serve(SCHOOLS, schoolHits, 420),
			findCollege: serve(COLLEGES, collegeHits, 300),
			addActivity() {
				form.activities.push({ type: null, org: "", role: "", grades: [], hours: null, about: "" });
				nextTick(() => (openPanel.value = String(form.activities.length - 1) as any));
			},
			addSibling: () => form.siblings.push({ name: "", age: null }),
			openHonor() { Object.assign(draft, { title: "", grade: null, about: "" }); honorOpen.value = true; },
			saveHonor() { if (draft.title) form.honors.push({ ...draft }); honorOpen.value = false; },
			submit: () => { submitted = true; },
		};
	},
});
app.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".lathe-dark" } }, ripple: true });
const parts: Record<string, any> = { Accordion, AccordionContent, AccordionHeader, AccordionPanel, AutoComplete, Button, Checkbox, DatePicker, Dialog, FloatLabel, InputMask, InputNumber, InputText, Message, MultiSelect, Panel, Select, SelectButton, Textarea, ToggleSwitch };
for (const [name, part] of Object.entries(parts)) app.component(name, part);
app.mount("#root");

const two = (n: number) => String(n).padStart(2, "0");
const day = (d: Date | null, whole = true) => (d ? `${d.getFullYear()}-${two(d.getMonth() + 1)}${whole ? `-${two(d.getDate())}` : ""}` : "");
const PLAIN = "first last email mobile street unit city state zip citizenship hispanic firstGen income grade gradYear gpa major satMath satErw act p1First p1Last p1Edu p2First p2Last p2Edu counselor counselorEmail employer referral statement ssn4 certify offers".split(" ");
const hold = (v: any) => (v === undefined || v === null ? "" : v);
(window as any).formState = () => {
	const s: any = { submitted };
	for (const key of PLAIN) s[key] = hold(form[key]);
	s.races = [...form.races];
	s.dob = day(form.dob);
	s.actDate = day(form.actDate, false);
	s.school = form.school?.id ?? "";
	s.colleges = form.colleges.map((c: any) => c.name);
	for (let i = 0; i < 2; i++) for (const k of ["name", "age"]) s[`sib${i}_${k}`] = hold(form.siblings[i]?.[k]);
	for (let i = 0; i < 3; i++) {
		for (const k of ["type", "org", "role", "hours", "about"]) s[`act${i}_${k}`] = hold(form.activities[i]?.[k]);
		s[`act${i}_grades`] = [...(form.activities[i]?.grades ?? [])];
		for (const k of ["title", "grade", "about"]) s[`hon${i}_${k}`] = hold(form.honors[i]?.[k]);
	}
	return s;
};
const at = (id: string) => document.getElementById(id) as any;
function seen(id: string): any {
	const el = at(id);
	if (!el) return "";
	if (el.type === "checkbox") return el.checked;
	if (el.closest(".p-multiselect")) return [...el.closest(".p-multiselect").querySelectorAll(".p-chip-label")].map((c: any) => c.textContent);
	if (el.closest(".p-autocomplete-multiple, .p-autocomplete-input-multiple")) return [...el.closest(".p-autocomplete").querySelectorAll(".p-chip-label")].map((c: any) => c.textContent);
	if (el.classList.contains("p-selectbutton")) return el.querySelector("[aria-pressed=true]")?.textContent.trim() ?? "";
	if (el.classList.contains("p-select-label")) return el.classList.contains("p-placeholder") || el.classList.contains("p-select-label-empty") ? "" : el.textContent.trim();
	return "value" in el ? el.value : el.textContent.trim();
}
(window as any).formShown = () => {
	const s: any = {};
	for (const key of Object.keys((window as any).formState())) if (key !== "submitted") s[key] = seen(key);
	for (let i = 0; i < 3; i++) s[`act${i}_grades`] ||= [];
	return s;
};
