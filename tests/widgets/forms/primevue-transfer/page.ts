import "./style.css";
import Aura from "@primeuix/themes/aura";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import PrimeVue from "primevue/config";
import DatePicker from "primevue/datepicker";
import Fieldset from "primevue/fieldset";
import FloatLabel from "primevue/floatlabel";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import MultiSelect from "primevue/multiselect";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import Textarea from "primevue/textarea";
import ToggleSwitch from "primevue/toggleswitch";
import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";

type Item = { code: string; name: string };
type Look = "float" | "for" | "text" | "radio" | "tick" | "cell";
interface Question {
	key: string;
	is: string;
	label: string;
	id: string;
	look: Look;
	size?: string;
	items?: Item[];
	bind?: Record<string, unknown>;
}

const items = (text: string): Item[] =>
	text.split("|").map((each) => {
		const [code, name] = each.split("=");
		return { code, name: name ?? code };
	});
const STATES = items(
	"AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY",
);
const MAJORS = [
	"Anthropology",
	"Biology",
	"Business",
	"Chemical Engineering",
	"Computer Science",
	"English",
	"Environmental Engineering",
	"Environmental Science",
	"Forestry",
	"Nursing",
	"Psychology",
];
let count = 0;
const ask = (key: string, is: string, label: string, look: Look, size = "third", more: Partial<Question> = {}): Question => ({
	key,
	is,
	label,
	look,
	size,
	id: `pv_id_f${++count}`,
	...more,
});
const day = { dateFormat: "mm/dd/yy", showIcon: true, placeholder: "mm/dd/yyyy" };
const oneOf = (list: string, more = {}): Partial<Question> => {
	const options = items(list);
	return { items: options, bind: { options, optionLabel: "name", optionValue: "code", ...more } };
};
const states: Partial<Question> = {
	items: STATES,
	bind: { options: STATES, optionLabel: "name", optionValue: "code", filter: true, placeholder: "ST" },
};

const person = [
	ask("last", "InputText", "Last name", "float"),
	ask("first", "InputText", "First name", "float"),
	ask("middle", "InputText", "Middle name or initial", "float"),
	ask("born", "DatePicker", "Date of birth", "for", "third", { bind: day }),
	ask("sex", "SelectButton", "Legal sex", "text", "third", oneOf("F=Female|M=Male|X=X")),
	ask("phone", "InputMask", "Mobile phone", "for", "third", { bind: { mask: "999-999-9999", placeholder: "999-999-9999" } }),
	ask("mail", "InputText", "E-mail", "float", "full"),
	ask("street", "InputText", "Permanent address", "text", "half"),
	ask("flat", "InputText", "Line 2 (apartment, unit)", "text", "half"),
	ask("town", "InputText", "City", "text"),
	ask("state", "Select", "State", "text", "third", states),
	ask("zip", "InputMask", "ZIP", "text", "third", { bind: { mask: "99999" } }),
];
const college = [
	ask("college", "InputText", "College where you earned credit", "for", "half"),
	ask("collegeTerm", "InputText", "When did you attend?", "for", "half", { bind: { placeholder: "Term and year, such as Fall 2025" } }),
];
const taken = (n: number) => [
	ask(`credit${n}Name`, "InputText", "Course title", "cell"),
	ask(`credit${n}Grade`, "InputText", "Grade", "cell"),
	ask(`credit${n}Units`, "InputNumber", "Credits", "cell", "", { bind: { maxFractionDigits: 1 } }),
];
const school = [
	ask("school", "InputText", "High school", "for", "half"),
	ask("leave", "DatePicker", "Graduation date (expected is fine)", "for", "half", { bind: day }),
	ask("gpa", "InputNumber", "GPA, weighted", "float", "third", { bind: { minFractionDigits: 2, maxFractionDigits: 2 } }),
	ask("rank", "InputNumber", "Class rank", "float"),
	ask("size", "InputNumber", "Class size", "float"),
	ask("psat", "InputNumber", "PSAT/NMSQT total", "float", "third", { bind: { useGrouping: false } }),
	ask("satWords", "InputNumber", "SAT reading and writing", "float"),
	ask("satMath", "InputNumber", "SAT math", "float"),
];
const senior = (n: number) => [ask(`class${n}Name`, "InputText", "Class", "cell"), ask(`class${n}Grade`, "InputText", "Mark", "cell")];
const plans = [
	ask("major", "AutoComplete", "Program you are applying for", "for", "half"),
	ask(
		"start",
		"Select",
		"Start",
		"for",
		"half",
		oneOf("s27=Spring 2027|f27=Fall 2027|s28=Spring 2028|f28=Fall 2028", { placeholder: "Choose a term" }),
	),
	ask(
		"degree",
		"RadioButton",
		"Highest degree you intend to earn",
		"radio",
		"half",
		oneOf("1=Associate|2=Bachelor's|3=Master's|4=Doctoral"),
	),
	ask(
		"citizen",
		"RadioButton",
		"Residency status",
		"radio",
		"half",
		oneOf("10=U.S. citizen or national|20=U.S. permanent resident|30=Visa holder|40=Other"),
	),
	ask("latin", "RadioButton", "Hispanic or Latino/a?", "radio", "half", oneOf("Y=Yes|N=No|D=Prefer not to say")),
	ask(
		"race",
		"MultiSelect",
		"Race (choose one or more)",
		"text",
		"half",
		oneOf("A=American Indian or Alaska Native|B=Asian|C=Black or African American|D=Native Hawaiian or Other Pacific Islander|E=White", {
			placeholder: "None chosen",
			display: "chip",
			showToggleAll: false,
		}),
	),
];
const others = [
	ask("advisor", "InputText", "Name of your academic advisor", "for", "half"),
	ask("advisorMail", "InputText", "Advisor's e-mail", "for", "half"),
	ask("registrar", "InputMask", "Registrar's telephone", "for", "half", { bind: { mask: "999-999-9999" } }),
	ask("studentNo", "InputText", "Student ID number at that college", "for", "half"),
];
const closing = [
	ask("ssn", "InputMask", "Social Security number", "float", "third", { bind: { mask: "999-99-9999" } }),
	ask("heard", "Select", "How did you hear about transferring to Cedar Valley?", "text", "full", oneOf("a=Advisor|b=Friend|c=Web search")),
	ask("reason", "Textarea", "Tell us why you wish to change colleges", "for", "full", { bind: { rows: 4 } }),
	ask("readmit", "ToggleSwitch", "I was a student at Cedar Valley before", "tick", "full"),
	ask("certify", "Checkbox", "I certify that this application is complete and correct", "tick", "full", { bind: { binary: true } }),
	ask("website", "InputText", "Website", "cell"),
];
const rows = { college: [1, 2].map(taken), senior: [1, 2, 3].map(senior) };
const all = [person, college, ...rows.college, school, ...rows.senior, plans, others, closing].flat();
const emptyOf = ({ is }: Question) => (is === "MultiSelect" ? [] : is === "Checkbox" || is === "ToggleSwitch" ? false : null);
const values: Record<string, unknown> = reactive(Object.fromEntries(all.map((q) => [q.key, emptyOf(q)])));
const page = reactive({ submitted: false, found: [] as string[] });
const drawn: Record<string, HTMLElement | null> = {};

const two = (n: number) => String(n).padStart(2, "0");
const plain = (value: unknown) =>
	value instanceof Date
		? `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`
		: Array.isArray(value)
			? [...value]
			: (value ?? null);

function shownOf({ key, is }: Question) {
	const box = drawn[key];
	const input = box?.querySelector<HTMLInputElement>("input, textarea");
	const texts = (place: string) => [...(box?.querySelectorAll(place) ?? [])].map((each) => each.textContent?.trim() ?? "");
	if (is === "Checkbox" || is === "ToggleSwitch") return input?.checked ?? false;
	if (is === "Select") return texts(".p-select-label").join();
	if (is === "MultiSelect") return texts(".p-chip-label");
	if (is === "SelectButton") return texts("[aria-pressed=true]").join();
	if (is === "RadioButton") return texts(".side:has(input:checked)").join();
	return input?.value ?? "";
}

const Ask = {
	props: ["q"],
	setup: () => ({
		values,
		page,
		keep: (key: string, node: HTMLElement | null) => {
			drawn[key] = node;
		},
		seek: ({ query }: { query: string }) => {
			page.found = MAJORS.filter((each) => each.toLowerCase().includes(query.toLowerCase()));
		},
		idOf: ({ is, id }: Question) =>
			is === "InputText" || is === "InputMask" || is === "Textarea" ? { id } : is === "Select" ? { labelId: id } : { inputId: id },
	}),
	template: `
		<div :class="q.size" :ref="(node) => keep(q.key, node)">
			<div v-if="q.look === 'radio'">
				<span class="tag">{{ q.label }}</span>
				<div v-for="each in q.items" :key="each.code" class="side">
					<RadioButton v-model="values[q.key]" :inputId="q.id + each.code" :name="q.id" :value="each.code" />
					<label :for="q.id + each.code">{{ each.name }}</label>
				</div>
			</div>
			<div v-else-if="q.look === 'tick'" class="side">
				<component :is="q.is" v-model="values[q.key]" :inputId="q.id" v-bind="q.bind" />
				<label :for="q.id">{{ q.label }}</label>
			</div>
			<FloatLabel v-else-if="q.look === 'float'" variant="on">
				<component :is="q.is" v-model="values[q.key]" v-bind="{ ...idOf(q), ...q.bind }" />
				<label :for="q.id">{{ q.label }}</label>
			</FloatLabel>
			<component v-else-if="q.look === 'cell'" :is="q.is" v-model="values[q.key]" v-bind="q.bind" />
			<template v-else>
				<label v-if="q.look === 'for'" class="tag" :for="q.id">{{ q.label }}</label>
				<span v-else class="tag">{{ q.label }}</span>
				<AutoComplete v-if="q.is === 'AutoComplete'" v-model="values[q.key]" :inputId="q.id" :suggestions="page.found" @complete="seek" forceSelection dropdown />
				<component v-else :is="q.is" v-model="values[q.key]" v-bind="{ ...(q.look === 'for' ? idOf(q) : {}), ...q.bind }" />
			</template>
		</div>`,
};

const App = {
	setup: () => ({
		person,
		college,
		school,
		plans,
		others,
		closing,
		rows,
		send: () => {
			page.submitted = true;
		},
	}),
	template: `
		<main>
			<form @submit.prevent="send" autocomplete="off">
				<h1>Cedar Valley University</h1>
				<p>Transfer credit and grade report. Use it together with your application for admission.</p>
				<Fieldset legend="Applicant"><div class="grid"><Ask v-for="q in person" :key="q.key" :q="q" /></div></Fieldset>
				<Fieldset legend="College credit">
					<div class="grid"><Ask v-for="q in college" :key="q.key" :q="q" /></div>
					<p>College courses you have finished, with the grade as it stands on the transcript (a letter or a percentage)</p>
					<table>
						<thead><tr><th v-for="q in rows.college[0]" :key="q.key">{{ q.label }}</th></tr></thead>
						<tbody><tr v-for="(row, at) in rows.college" :key="at"><td v-for="q in row" :key="q.key"><Ask :q="q" /></td></tr></tbody>
					</table>
					<div class="grid"><Ask v-for="q in others" :key="q.key" :q="q" /></div>
				</Fieldset>
				<Fieldset legend="High school">
					<div class="grid"><Ask v-for="q in school" :key="q.key" :q="q" /></div>
					<p>Three high school classes that prepared you for this program</p>
					<table>
						<thead><tr><th>High school class</th><th>Final mark</th></tr></thead>
						<tbody><tr v-for="(row, at) in rows.senior" :key="at"><td v-for="q in row" :key="q.key"><Ask :q="q" /></td></tr></tbody>
					</table>
				</Fieldset>
				<Fieldset legend="Plans and background"><div class="grid"><Ask v-for="q in plans" :key="q.key" :q="q" /></div></Fieldset>
				<Fieldset legend="Closing">
					<div class="grid"><Ask v-for="q in closing.slice(0, -1)" :key="q.key" :q="q" /></div>
					<div class="trap" aria-hidden="true"><span>Website</span><Ask :q="closing[closing.length - 1]" /></div>
				</Fieldset>
				<Button type="submit" label="Send report" />
			</form>
		</main>`,
};

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(all.map(({ key }) => [key, plain(values[key])])), submitted: page.submitted }),
	formShown: () => Object.fromEntries(all.map((q) => [q.key, shownOf(q)])),
});
const parts = {
	Ask,
	AutoComplete,
	Button,
	Checkbox,
	DatePicker,
	Fieldset,
	FloatLabel,
	InputMask,
	InputNumber,
	InputText,
	MultiSelect,
	RadioButton,
	Select,
	SelectButton,
	Textarea,
	ToggleSwitch,
};
const app = createApp(App).use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: false } } });
for (const [name, part] of Object.entries(parts)) app.component(name, part);
app.mount("#root");
