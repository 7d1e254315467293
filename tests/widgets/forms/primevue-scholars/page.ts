import Aura from "@primeuix/themes/aura";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import PrimeVue from "primevue/config";
import DatePicker from "primevue/datepicker";
import FloatLabel from "primevue/floatlabel";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import MultiSelect from "primevue/multiselect";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import Textarea from "primevue/textarea";
import ToggleSwitch from "primevue/toggleswitch";
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

const choices = (...labels: string[]) => labels.map((label, i) => ({ label, value: i + 1 }));
const EDUCATION = [
	{ label: "Did not finish high school", value: "LT_HS" },
	{ label: "High school diploma or GED", value: "HS" },
	{ label: "Some college, no degree", value: "SC" },
	{ label: "Associate degree", value: "AA" },
	{ label: "Bachelor’s degree", value: "BA" },
	{ label: "Graduate or professional degree", value: "GR" },
];
const YES_NO = [
	{ label: "Yes", value: "Y" },
	{ label: "No", value: "N" },
];

const SECTIONS = [
	{
		title: "The applicant",
		look: "float",
		items: [
			["fam", "text", "Legal last name(s) *"],
			["giv", "text", "Legal first name *"],
			["mid", "text", "Middle name"],
			["sfx", "select", "Suffix, if any", choices("Jr.", "Sr.", "II", "III", "IV")],
			["kno", "text", "Name you like to be called"],
			["dob", "date", "Date of birth (mm/dd/yyyy) *"],
			["pro", "select", "Pronouns", choices("he / him / his", "she / her / hers", "they / them / theirs", "Prefer to describe in person")],
			["mail", "text", "E-mail address we may write to *"],
			["tel", "mask", "Mobile phone *", "(999) 999-9999"],
		],
	},
	{
		title: "Where you live",
		look: "above",
		items: [
			["st1", "text", "Street address"],
			["st2", "text", "Apartment, unit or P.O. box"],
			["twn", "text", "Town or city"],
			["reg", "auto", "State or territory", STATES.map(([, name]) => name)],
			["zip", "mask", "ZIP", "99999"],
			["cty", "filter", "Country of residence", COUNTRIES.map((label) => ({ label, value: label }))],
			["url", "trap", "Website"],
		],
	},
	{
		title: "Background",
		look: "heading",
		note: "We read these answers only after the first round, and never to decide on merit.",
		items: [
			[
				"cit",
				"radio",
				"Which of these describes you?",
				[
					{ label: "U.S. citizen or U.S. national", value: "A" },
					{ label: "Lawful permanent resident (green card)", value: "B" },
					{ label: "DACA recipient or undocumented", value: "C" },
					{ label: "Here on a student or other visa", value: "D" },
				],
			],
			["his", "switch", "I am of Hispanic or Latino origin"],
			[
				"rac",
				"multi",
				"Race (choose all that apply)",
				choices(
					"American Indian or Alaska Native",
					"Asian",
					"Black or African American",
					"Native Hawaiian or Pacific Islander",
					"White",
					"I would rather not say",
				),
			],
			["gen1", "radio", "Will you be in the first generation of your family to complete a four-year degree?", YES_NO],
			[
				"inc",
				"select",
				"Total household income last year, before taxes",
				choices(
					"Under $25,000",
					"$25,000 to $49,999",
					"$50,000 to $74,999",
					"$75,000 to $99,999",
					"$100,000 to $149,999",
					"$150,000 or more",
				),
			],
			["aid", "radio", "Do you receive financial aid?", YES_NO],
		],
	},
	{
		title: "School record",
		look: "table",
		items: [
			["hs", "text", "High school you attend now"],
			["hst", "select", "State the school is in", STATES.map(([value, name]) => ({ label: `${value} – ${name}`, value }))],
			["yr", "select", "Grade this fall", choices("Freshman (9)", "Sophomore (10)", "Junior (11)", "Senior (12)", "Already graduated")],
			["grd", "month", "Month of graduation"],
			["gpa", "dec", "GPA, unweighted (4.00 scale)"],
			["rk", "num", "Rank in class"],
			["of", "num", "… out of how many students?"],
			["rw", "num", "SAT Reading & Writing"],
			["mt", "num", "SAT Math"],
			["act", "num", "ACT composite"],
			["sid", "text", "State student identifier (10 digits)"],
			["maj", "auto", "Intended field of study", MAJORS],
			[
				"deg",
				"select",
				"Highest degree you hope to earn",
				choices(
					"Associate (A.A., A.S.)",
					"Bachelor’s (B.A., B.S.)",
					"Master’s (M.A., M.S., M.Eng.)",
					"Doctorate (Ph.D., M.D., J.D.)",
					"Undecided",
				),
			],
		],
	},
	{
		title: "Parents or guardians",
		look: "above",
		items: [
			["p1n", "text", "Parent 1: full name"],
			["p1j", "text", "Parent 1: kind of work"],
			["p1e", "select", "Parent 1: highest schooling", EDUCATION],
			["p2n", "text", "Parent 2: full name"],
			["p2j", "text", "Parent 2: kind of work"],
			["p2e", "select", "Parent 2: highest schooling", EDUCATION],
			["sib", "step", "Number of brothers and sisters"],
		],
	},
	{
		title: "The person who will recommend you",
		look: "float",
		items: [
			["rfn", "text", "Full name"],
			["rfm", "text", "E-mail address"],
			["rft", "mask", "Phone", "(999) 999-9999"],
		],
	},
	{
		title: "Before you finish",
		look: "heading",
		items: [
			[
				"src",
				"select",
				"How did you hear about Linden Scholars?",
				choices("A teacher or counselor", "A friend", "Social media", "A web search"),
			],
			["old", "radio", "Have you applied to us in an earlier year?", YES_NO],
			["why", "area", "What would you do with a year and no obligations? (250 words)"],
			["sig", "text", "Type your full legal name as your signature"],
			["ok", "check", "I certify that everything above is true and complete."],
		],
	},
].map((section) => ({
	...section,
	items: section.items.map(([key, type, label, extra]) => ({ key, type, label, extra }) as Item),
}));
interface Item {
	key: string;
	type: string;
	label: string;
	// biome-ignore lint/suspicious/noExplicitAny: options, suggestions or a mask
	extra: any;
}
const ITEMS = SECTIONS.flatMap(({ items }) => items);
const answers = reactive(
	Object.fromEntries(
		ITEMS.map(({ key, type }) => [key, type === "multi" ? [] : ["check", "switch"].includes(type) ? false : type === "text" ? "" : null]),
	),
);
const submitted = ref(false);
const places = new Map<string, HTMLElement>();

const Question = {
	props: ["item"],
	components: {
		AutoComplete,
		Checkbox,
		DatePicker,
		InputMask,
		InputNumber,
		InputText,
		MultiSelect,
		RadioButton,
		Select,
		Textarea,
		ToggleSwitch,
	},
	setup({ item }: { item: Item }) {
		const suggestions = ref<string[]>([]);
		const complete = ({ query }: { query: string }) => {
			suggestions.value = (item.extra as string[]).filter((text) => text.toLowerCase().includes(query.toLowerCase()));
		};
		return { answers, suggestions, complete, id: `lsp_${ITEMS.indexOf(item) + 10}` };
	},
	template: `
		<InputText v-if="item.type === 'text'" :id="id" v-model="answers[item.key]" fluid />
		<div v-else-if="item.type === 'trap'" class="more-info"><InputText :id="id" name="website" v-model="answers[item.key]" tabindex="-1" autocomplete="off" /></div>
		<Textarea v-else-if="item.type === 'area'" :id="id" v-model="answers[item.key]" rows="5" auto-resize fluid />
		<Select v-else-if="item.type === 'select' || item.type === 'filter'" :input-id="id" v-model="answers[item.key]" :options="item.extra" option-label="label" option-value="value" :filter="item.type === 'filter'" fluid />
		<AutoComplete v-else-if="item.type === 'auto'" :input-id="id" v-model="answers[item.key]" :suggestions="suggestions" @complete="complete" dropdown force-selection fluid />
		<DatePicker v-else-if="item.type === 'date'" :input-id="id" v-model="answers[item.key]" date-format="mm/dd/yy" show-icon icon-display="input" fluid />
		<DatePicker v-else-if="item.type === 'month'" :input-id="id" v-model="answers[item.key]" view="month" date-format="mm/yy" placeholder="mm/yyyy" fluid />
		<InputMask v-else-if="item.type === 'mask'" :id="id" v-model="answers[item.key]" :mask="item.extra" fluid />
		<InputNumber v-else-if="item.type === 'num'" :input-id="id" v-model="answers[item.key]" :use-grouping="false" fluid />
		<InputNumber v-else-if="item.type === 'dec'" :input-id="id" v-model="answers[item.key]" :min-fraction-digits="2" :max-fraction-digits="2" :min="0" :max="4" fluid />
		<InputNumber v-else-if="item.type === 'step'" :input-id="id" v-model="answers[item.key]" show-buttons :min="0" :max="15" fluid />
		<MultiSelect v-else-if="item.type === 'multi'" :input-id="id" v-model="answers[item.key]" :options="item.extra" option-label="label" option-value="value" display="chip" placeholder="Select" fluid />
		<div v-else-if="item.type === 'radio'" class="choices">
			<div v-for="(option, i) in item.extra" :key="option.value" class="choice">
				<RadioButton v-model="answers[item.key]" :input-id="id + '_' + i" :name="id" :value="option.value" />
				<label :for="id + '_' + i">{{ option.label }}</label>
			</div>
		</div>
		<div v-else class="choice">
			<ToggleSwitch v-if="item.type === 'switch'" :input-id="id" v-model="answers[item.key]" />
			<Checkbox v-else :input-id="id" v-model="answers[item.key]" binary />
			<label :for="id">{{ item.label }}</label>
		</div>`,
};

const Page = {
	components: { Button, FloatLabel, Question },
	directives: { place: { mounted: (element: HTMLElement, { value }: { value: string }) => places.set(value, element) } },
	setup: () => ({
		SECTIONS,
		idOf: (item: Item) => `lsp_${ITEMS.indexOf(item) + 10}`,
		send: () => {
			submitted.value = true;
		},
	}),
	template: `
		<header class="mast"><p>Harrow &amp; Linden Foundation</p><h1>Linden Scholars 2027</h1></header>
		<form @submit.prevent="send" novalidate>
			<section v-for="(section, n) in SECTIONS" :key="n" :class="'look-' + section.look">
				<h2>{{ n + 1 }}. {{ section.title }}</h2>
				<p v-if="section.note" class="note">{{ section.note }}</p>
				<table v-if="section.look === 'table'"><tbody>
					<tr v-for="item in section.items" :key="item.key"><td>{{ item.label }}</td><td v-place="item.key"><Question :item="item" /></td></tr>
				</tbody></table>
				<div v-else class="grid">
					<template v-for="item in section.items" :key="item.key">
						<FloatLabel v-if="section.look === 'float'" variant="on" v-place="item.key"><Question :item="item" /><label :for="idOf(item)">{{ item.label }}</label></FloatLabel>
						<div v-else-if="section.look === 'above'" class="field" :class="{ 'more-info': item.type === 'trap' }" v-place="item.key"><label :for="idOf(item)">{{ item.label }}</label><Question :item="item" /></div>
						<div v-else class="field wide" v-place="item.key"><h4 v-if="item.type !== 'switch' && item.type !== 'check'">{{ item.label }}</h4><Question :item="item" /></div>
					</template>
				</div>
			</section>
			<Button type="submit" label="Submit my application" />
		</form>`,
};

const two = (n: number) => String(n).padStart(2, "0");
const plain = (type: string, value: unknown) =>
	value instanceof Date
		? `${value.getFullYear()}-${two(value.getMonth() + 1)}${type === "date" ? `-${two(value.getDate())}` : ""}`
		: Array.isArray(value)
			? [...value]
			: value;

function read({ key, type }: Item) {
	const place = places.get(key);
	const text = (selector: string) => place?.querySelector(selector)?.textContent?.trim() ?? "";
	if (["select", "filter"].includes(type)) return text(".p-select-label:not(.p-placeholder)");
	if (type === "multi") return [...(place?.querySelectorAll(".p-chip-label") ?? [])].map((chip) => chip.textContent?.trim());
	if (type === "radio") return text(".p-radiobutton-checked + label");
	if (type === "switch") return place?.querySelector(".p-toggleswitch-checked") != null;
	if (type === "check") return place?.querySelector(".p-checkbox-checked") != null;
	return place?.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea")?.value ?? "";
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(ITEMS.map(({ key, type }) => [key, plain(type, answers[key])])), submitted: submitted.value }),
	formShown: () => Object.fromEntries(ITEMS.map((item) => [item.key, read(item)])),
});
createApp(Page)
	.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".dark" } } })
	.mount("#root");
