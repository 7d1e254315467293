import Lara from "@primeuix/themes/lara";
import Accordion from "primevue/accordion";
import AccordionContent from "primevue/accordioncontent";
import AccordionHeader from "primevue/accordionheader";
import AccordionPanel from "primevue/accordionpanel";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import PrimeVue from "primevue/config";
import Fieldset from "primevue/fieldset";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import MultiSelect from "primevue/multiselect";
import Password from "primevue/password";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import Textarea from "primevue/textarea";
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import "./page.css";

type Question = [part: string, type: string, label: string, extra?: unknown];
const CATEGORIES = [
	"Art, design or film",
	"Athletics: club or varsity",
	"Career and technical clubs",
	"Cultural or heritage group",
	"Environment & sustainability",
	"Family responsibilities",
	"Job (for pay)",
	"Music or theater",
	"Robotics, math or science team",
	"Speech & debate",
	"Student government",
	"Volunteering",
	"Something else",
];
const GRADES = [
	{ text: "Grade 9", code: 9 },
	{ text: "Grade 10", code: 10 },
	{ text: "Grade 11", code: 11 },
	{ text: "Grade 12", code: 12 },
	{ text: "After high school", code: 13 },
];
const SEASONS = [
	{ text: "While school is in session", code: "TERM" },
	{ text: "During school breaks", code: "BREAK" },
	{ text: "All year round", code: "YEAR" },
];
const TOP: Question[] = [
	["nm", "text", "Your name as it stands on your application"],
	["em", "text", "E-mail you registered with"],
	[
		"lv",
		"select",
		"Year in school",
		["9th grade", "10th grade", "11th grade", "12th grade"].map((text) => ({ text, code: text.split("th")[0] })),
	],
	["pin", "pin", "Portal PIN"],
];
const ACTIVITY: Question[] = [
	["cat", "select", "Category", CATEGORIES.map((text) => ({ text, code: text }))],
	["org", "text", "Name of the group, team, employer or project"],
	["pos", "text", "Your role", 50],
	["txt", "area", "What you did and what came of it (150 characters)", 150],
	["grd", "multi", "Years you took part", GRADES],
	["when", "boxes", "When?", SEASONS],
	["hpw", "number", "Hours in a typical week", " h"],
	["wpy", "number", "Weeks in a year", " wk"],
	["go", "switch", "Would you keep doing this in college?", ["Yes", "No"]],
	["ref", "text", "Adult who can confirm this (name)"],
];
const HONOR: Question[] = [
	["ttl", "text", "Title of the honor", 100],
	["abt", "area", "What was it for?", 200],
	["yr", "select", "Received in", GRADES],
];
const BOTTOM: Question[] = [
	["bk", "text", "A book you could not put down"],
	[
		"rk",
		"boxes",
		"Which of our sister programs have you applied to before?",
		["Bridge Year", "Summer Lab", "Weekend Institute"].map((text) => ({ text, code: text })),
	],
	["cn", "text", "School counselor: name"],
	["cm", "text", "School counselor: e-mail"],
	["agr", "check", "I have described only activities of my own, and I accept the honor code."],
];

const empty = (type: string) => (["multi", "boxes"].includes(type) ? [] : type === "check" ? false : type === "number" ? null : "");
const blank = (questions: Question[]) => Object.fromEntries(questions.map(([part, type]) => [part, empty(type)]));
const data = reactive({
	top: blank(TOP),
	activities: [blank(ACTIVITY), blank(ACTIVITY), blank(ACTIVITY)],
	honors: [blank(HONOR)],
	bottom: blank(BOTTOM),
	submitted: false,
});
const places = new Map<string, [HTMLElement, string]>();

const Field = {
	props: ["ask", "store", "id", "place"],
	components: { Checkbox, InputNumber, InputText, MultiSelect, Password, Select, SelectButton, Textarea },
	directives: {
		place: { mounted: (element: HTMLElement, { value }: { value: [string, string] }) => places.set(value[0], [element, value[1]]) },
	},
	setup: ({ ask: [part, type, label, extra] }: { ask: Question }) => ({ part, type, label, extra }),
	template: `
		<div :class="['item', type]" v-place="[place, type]">
			<template v-if="type === 'check'">
				<Checkbox v-model="store[part]" binary :input-id="id" /> <label :for="id">{{ label }}</label>
			</template>
			<fieldset v-else-if="type === 'boxes'" class="bare">
				<legend>{{ label }}</legend>
				<label v-for="option in extra" :key="option.code"><Checkbox v-model="store[part]" :value="option.code" :name="id" /> {{ option.text }}</label>
			</fieldset>
			<template v-else-if="type === 'switch'">
				<span :id="id" class="cap">{{ label }}</span>
				<SelectButton v-model="store[part]" :options="extra" :aria-labelledby="id" />
			</template>
			<template v-else-if="type === 'multi'">
				<span class="cap">{{ label }}</span>
				<MultiSelect v-model="store[part]" :options="extra" option-label="text" option-value="code" display="chip" :show-toggle-all="false" placeholder="Choose grades" fluid />
			</template>
			<template v-else>
				<label :for="id" class="cap">{{ label }}</label>
				<InputText v-if="type === 'text'" :id="id" v-model="store[part]" :maxlength="extra" fluid />
				<Textarea v-else-if="type === 'area'" :id="id" v-model="store[part]" :maxlength="extra" rows="3" fluid />
				<small v-if="type === 'area'">{{ extra - store[part].length }} characters left</small>
				<Select v-else-if="type === 'select'" :input-id="id" v-model="store[part]" :options="extra" option-label="text" option-value="code" placeholder="Choose one" fluid />
				<InputNumber v-else-if="type === 'number'" :input-id="id" v-model="store[part]" :suffix="extra" :min="0" :max="168" fluid />
				<Password v-else-if="type === 'pin'" :input-id="id" v-model="store[part]" :feedback="false" toggle-mask fluid />
			</template>
		</div>`,
};

const Page = {
	components: { Accordion, AccordionContent, AccordionHeader, AccordionPanel, Button, Field, Fieldset },
	setup: () => ({
		data,
		TOP,
		ACTIVITY,
		HONOR,
		BOTTOM,
		open: ref(["0", "1", "2"]),
		add: () => data.honors.push(blank(HONOR)),
		send: () => {
			data.submitted = true;
		},
	}),
	template: `
		<h1>Cascade Early College Consortium</h1>
		<p class="lead">Step 4 of 6 · Activities &amp; honors. List what matters most to you first. Three activities are plenty.</p>
		<form @submit.prevent="send" novalidate>
			<div class="two"><Field v-for="(ask, i) in TOP" :key="i" :ask="ask" :store="data.top" :id="'t' + i" :place="ask[0]" /></div>
			<h2>Activities</h2>
			<Accordion v-model:value="open" multiple>
				<AccordionPanel v-for="(activity, n) in data.activities" :key="n" :value="String(n)">
					<AccordionHeader>Activity {{ n + 1 }}</AccordionHeader>
					<AccordionContent>
						<div class="two"><Field v-for="(ask, i) in ACTIVITY" :key="i" :ask="ask" :store="activity" :id="'act-' + n + '-' + i" :place="ask[0] + n" /></div>
					</AccordionContent>
				</AccordionPanel>
			</Accordion>
			<h2>Honors and prizes</h2>
			<Fieldset v-for="(honor, n) in data.honors" :key="n" :legend="'Honor #' + (n + 1)">
				<Field v-for="(ask, i) in HONOR" :key="i" :ask="ask" :store="honor" :id="'hon-' + n + '-' + i" :place="ask[0] + n" />
			</Fieldset>
			<Button type="button" severity="secondary" label="Add another honor" @click="add" />
			<h2>Last things</h2>
			<Field v-for="(ask, i) in BOTTOM" :key="i" :ask="ask" :store="data.bottom" :id="'z' + i" :place="ask[0]" />
			<Button type="submit" label="Save and go on" />
		</form>`,
};

const stateOf = (questions: Question[], store: Record<string, unknown>, n: number | "" = "") =>
	questions.map(([part]) => [part + n, Array.isArray(store[part]) ? [...store[part]] : store[part]]);

function read([place, type]: [HTMLElement, string]) {
	const texts = (selector: string) => [...place.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? "");
	if (type === "select") return texts(".p-select-label:not(.p-placeholder)")[0] ?? "";
	if (type === "multi") return texts(".p-chip-label");
	if (type === "boxes") return texts("label:has(.p-checkbox-checked)");
	if (type === "switch") return texts(".p-togglebutton-checked")[0] ?? "";
	if (type === "check") return place.querySelector(".p-checkbox-checked") != null;
	return place.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea")?.value ?? "";
}

Object.assign(window, {
	formState: () => ({
		...Object.fromEntries([
			...stateOf(TOP, data.top),
			...data.activities.flatMap((activity, n) => stateOf(ACTIVITY, activity, n)),
			...data.honors.flatMap((honor, n) => stateOf(HONOR, honor, n)),
			...stateOf(BOTTOM, data.bottom),
		]),
		submitted: data.submitted,
	}),
	formShown: () => Object.fromEntries([...places].map(([key, place]) => [key, read(place)])),
});
createApp(Page)
	.use(PrimeVue, { theme: { preset: Lara, options: { darkModeSelector: ".dark" } } })
	.mount("#root");
