import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import "vuetify/styles";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import { AP } from "./lists";
import "./page.css";

interface Question {
	key: string;
	type: string;
	label: string;
	items?: (string | { title: string; value: string })[];
	hint?: string;
	cols?: number;
}
const q = (key: string, type: string, label: string, more: Partial<Question> = {}): Question => ({ key, type, label, ...more });
const coded = (text: string) =>
	text.split("|").map((pair) => {
		const [value = "", title = ""] = pair.split("=");
		return { title, value };
	});

const CARDS: { title: string; look: "floating" | "caption"; note?: string; questions: Question[] }[] = [
	{
		title: "Your Tamarack account",
		look: "caption",
		note: "We mail decisions to this address, so use one you read.",
		questions: [
			q("usr", "text", "Email", { hint: "you@example.com" }),
			q("pw1", "password", "Choose a password", { hint: "12 characters or more" }),
			q("dial", "select", "Country code", {
				items: coded("1=United States +1|52=Mexico +52|234=Nigeria +234|44=United Kingdom +44"),
				cols: 4,
			}),
			q("num", "text", "Phone", { hint: "555-555-5555", cols: 8 }),
			q("ad1", "text", "Permanent street address", { hint: "Number and street", cols: 8 }),
			q("ad2", "text", "Apt / Unit", { cols: 4 }),
			q("ad3", "text", "City", { cols: 5 }),
			q("ad4", "auto", "State", { items: STATES.map(([value, name]) => ({ title: `${name} (${value})`, value })), cols: 4 }),
			q("ad5", "text", "ZIP / postal code", { cols: 3 }),
			q("ad6", "auto", "Country", { items: COUNTRIES }),
		],
	},
	{
		title: "What you want to study",
		look: "floating",
		questions: [
			q("term", "select", "Entry term*", {
				items: coded("20264=Fall 2026|20272=Spring 2027|20274=Fall 2027|20282=Spring 2028|20284=Fall 2028"),
			}),
			q("camp", "radio", "Campus", { items: ["Tamarack (main)", "Coast Center", "Online"] }),
			q("maj1", "combo", "First-choice major*", { items: MAJORS }),
			q("maj2", "combo", "Second-choice major", { items: MAJORS }),
			q("job", "text", "Career you have in mind"),
		],
	},
	{
		title: "Personal details",
		look: "floating",
		questions: [
			q("n1", "text", "Given name (as on passport or birth certificate)*", { cols: 6 }),
			q("n2", "text", "Middle name", { cols: 6 }),
			q("n3", "text", "Family name*", { cols: 6 }),
			q("n4", "select", "Suffix", { items: ["Jr", "Sr", "II", "III", "IV"], cols: 3 }),
			q("n5", "text", "Chosen name", { cols: 3 }),
			q("dob", "date", "Birth date*", { cols: 6 }),
			q("bct", "auto", "Country of birth", { items: COUNTRIES, cols: 6 }),
			q("bcy", "text", "City of birth", { cols: 6 }),
			q("ssn", "text", "Social Security number", { hint: "XXX-XX-XXXX", cols: 6 }),
			q("sex", "radio", "Legal sex", { items: coded("F=Female|M=Male|X=X or another legal sex") }),
			q("cit", "select", "Citizenship status*", {
				items: coded(
					"USC=U.S. citizen or U.S. national|DUAL=U.S. dual citizen|LPR=U.S. permanent resident or refugee|INTL=Citizen of another country",
				),
			}),
			q("his", "radio", "Are you Hispanic/Latino?", { items: coded("1=Yes|0=No") }),
			q("rac", "boxes", "Regardless of your answer above, please indicate how you identify yourself. (Select one or more)", {
				items: coded(
					"AI=American Indian or Alaska Native|AS=Asian|BL=Black or African American|HP=Native Hawaiian or Other Pacific Islander|WH=White",
				),
			}),
			q("lng", "chips", "Languages you speak", {
				items: ["Arabic", "English", "French", "German", "Hindi", "Igbo", "Mandarin", "Spanish", "Yoruba"],
			}),
			q("mil", "select", "U.S. military status", {
				items: coded("N=None|A=Currently serving|V=Previously served|D=Dependent of a service member"),
			}),
		],
	},
	{
		title: "Secondary school",
		look: "caption",
		questions: [
			q("hs", "text", "Name of your high school"),
			q("hin", "date", "First day of attendance", { cols: 6 }),
			q("hout", "date", "Graduation date, actual or expected", { cols: 6 }),
			q("gw", "text", "Weighted GPA", { hint: "e.g. 4.10", cols: 6 }),
			q("gu", "text", "Unweighted GPA", { hint: "e.g. 3.50", cols: 6 }),
			q("cge", "text", "College where you have taken courses for credit, if any"),
		],
	},
	{
		title: "Scores",
		look: "floating",
		note: "Tamarack is test-optional. For the SAT we combine your best sections across sittings.",
		questions: [
			q("sat", "text", "SAT superscore (400–1600)", { cols: 4 }),
			q("act", "text", "ACT composite (1–36)", { cols: 4 }),
			q("actd", "date", "ACT test date", { cols: 4 }),
			...[1, 2, 3].flatMap((n) => [
				q(`ap${n}`, "auto", `AP exam ${n}`, { items: AP, cols: 8 }),
				q(`sc${n}`, "select", "Score", { items: ["1", "2", "3", "4", "5"], cols: 4 }),
			]),
		],
	},
	{
		title: "In an emergency, whom should we call?",
		look: "floating",
		questions: [
			q("ec1", "text", "Name", { cols: 5 }),
			q("ec2", "select", "Relationship to you", { items: ["Parent", "Guardian", "Grandparent", "Friend"], cols: 3 }),
			q("ec3", "text", "Phone number", { cols: 4 }),
		],
	},
	{
		title: "Finish",
		look: "floating",
		questions: [
			q("hear", "select", "Where did you first hear of Tamarack State?", {
				items: ["College fair", "Counselor", "Friend or family", "Internet"],
			}),
			q("tru", "check", "I affirm that this application is my own work and factually true."),
		],
	},
];
const QUESTIONS = CARDS.flatMap(({ questions }) => questions);
const form = reactive<Record<string, unknown>>(
	Object.fromEntries(QUESTIONS.map(({ key, type }) => [key, ["boxes", "chips"].includes(type) ? [] : type === "check" ? false : null])),
);
const status = reactive({ submitted: false });
const places = new Map<string, [HTMLElement, string]>();

const Page = {
	directives: {
		place: { mounted: (element: HTMLElement, { value }: { value: Question }) => places.set(value.key, [element, value.type]) },
	},
	setup: () => ({
		CARDS,
		form,
		send: () => {
			status.submitted = true;
		},
	}),
	template: `
		<v-app><v-app-bar title="Tamarack State University" color="teal-darken-3" /><v-main><v-container max-width="980">
			<h1 class="my-4">Application for freshman admission</h1>
			<v-form @submit.prevent="send">
				<v-card v-for="card in CARDS" :key="card.title" class="mb-6" variant="outlined">
					<v-card-title>{{ card.title }}</v-card-title>
					<v-card-subtitle v-if="card.note">{{ card.note }}</v-card-subtitle>
					<v-card-text><v-row>
						<v-col v-for="item in card.questions" :key="item.key" cols="12" :md="item.cols || 12"><div v-place="item">
							<div v-if="card.look === 'caption'" class="caption">{{ item.label }}</div>
							<v-text-field v-if="item.type === 'text' || item.type === 'password'" v-model="form[item.key]" :type="item.type" :label="card.look === 'caption' ? undefined : item.label" :placeholder="item.hint" variant="outlined" density="comfortable" hide-details />
							<v-select v-else-if="item.type === 'select'" v-model="form[item.key]" :items="item.items" :label="card.look === 'caption' ? undefined : item.label" clearable variant="outlined" density="comfortable" hide-details />
							<v-autocomplete v-else-if="item.type === 'auto'" v-model="form[item.key]" :items="item.items" :label="card.look === 'caption' ? undefined : item.label" variant="outlined" density="comfortable" auto-select-first hide-details />
							<v-combobox v-else-if="item.type === 'combo'" v-model="form[item.key]" :items="item.items" :label="item.label" variant="underlined" hide-details />
							<v-combobox v-else-if="item.type === 'chips'" v-model="form[item.key]" :items="item.items" :label="item.label" multiple chips closable-chips hide-details />
							<v-date-input v-else-if="item.type === 'date'" v-model="form[item.key]" :label="card.look === 'caption' ? undefined : item.label" input-format="mm/dd/yyyy" placeholder="mm/dd/yyyy" prepend-icon="" prepend-inner-icon="$calendar" variant="outlined" density="comfortable" hide-details />
							<v-radio-group v-else-if="item.type === 'radio'" v-model="form[item.key]" :label="item.label" inline hide-details>
								<v-radio v-for="option in item.items" :key="option.value || option" :label="option.title || option" :value="option.value || option" />
							</v-radio-group>
							<template v-else-if="item.type === 'boxes'">
								<p class="text-body-1">{{ item.label }}</p>
								<v-checkbox v-for="option in item.items" :key="option.value" v-model="form[item.key]" :label="option.title" :value="option.value" density="compact" hide-details />
							</template>
							<v-checkbox v-else v-model="form[item.key]" :label="item.label" hide-details />
						</div></v-col>
					</v-row></v-card-text>
				</v-card>
				<v-btn type="submit" color="teal-darken-3" size="large">Submit application</v-btn>
			</v-form>
		</v-container></v-main></v-app>`,
};

const two = (n: number) => String(n).padStart(2, "0");
const plain = (value: unknown) =>
	value instanceof Date
		? `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`
		: Array.isArray(value)
			? [...value]
			: value;

function read([place, type]: [HTMLElement, string]) {
	const texts = (selector: string) => [...place.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? "");
	if (type === "select") return texts(".v-select__selection-text")[0] ?? "";
	if (type === "chips") return texts(".v-chip__content");
	if (type === "radio") return texts(".v-selection-control--dirty .v-label")[0] ?? "";
	if (type === "boxes") return texts(".v-selection-control--dirty .v-label");
	if (type === "check") return place.querySelector(".v-selection-control--dirty") != null;
	return place.querySelector<HTMLInputElement>("input:not([type=hidden])")?.value ?? "";
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(QUESTIONS.map(({ key }) => [key, plain(form[key])])), submitted: status.submitted }),
	formShown: () => Object.fromEntries([...places].map(([key, place]) => [key, read(place)])),
});
createApp(Page)
	.use(createVuetify({ components, icons: { defaultSet: "mdi", aliases, sets: { mdi } }, theme: { defaultTheme: "light" } }))
	.mount("#root");
