import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import naive from "naive-ui";
import "./style.css";
import { COUNTRIES, STATES } from "../../lists";

const asOptions = (texts: readonly string[]) => texts.map((text) => ({ label: text, value: text }));

const KINDS = ["School club or team", "Paid job", "Volunteering", "Looking after family", "Music, theater or art", "Outdoors & environment", "Something else"];
const LANGUAGES = ["Arabic", "English", "French", "German", "Hindi", "Igbo", "Italian", "Japanese", "Korean", "Mandarin Chinese", "Portuguese", "Russian", "Spanish", "Swahili", "Vietnamese", "Yoruba"];
const LEVELS = ["First language", "Spoken at home", "Can hold a conversation", "Can read it", "Just starting"];
const COLLEGES = ["Oregon State University", "Reed College", "Southern Oregon University", "University of California, Davis", "University of Oregon", "University of Washington", "Whitman College"];
const CODES = [
	["US", "+1", "United States, Canada"],
	["MX", "+52", "Mexico"],
	["GB", "+44", "United Kingdom"],
	["NG", "+234", "Nigeria"],
	["GH", "+233", "Ghana"],
	["IN", "+91", "India"],
	["KE", "+254", "Kenya"],
	["PH", "+63", "Philippines"],
].map(([, code, where]) => ({ label: `${code} ${where}`, value: code }));

const emptyThing = () => ({ kind: null as string | null, where: "", role: "", story: "", hours: null as number | null });

const form = reactive({
	first: "",
	middle: "",
	last: "",
	friends: "",
	born: null as string | null,
	pronouns: null as string | null,
	birthCity: "",
	birthCountry: null as string | null,
	american: null as string | null,
	passport: "",
	email: "",
	code: null as string | null,
	phone: "",
	street: "",
	unit: "",
	city: "",
	state: null as string | null,
	zip: "",
	country: null as string | null,
	emergencyName: "",
	emergencyTie: null as string | null,
	emergencyPhone: "",
	parents: [
		{ first: "", last: "", work: "" },
		{ first: "", last: "", work: "" },
	],
	siblings: [] as { key: string; value: string }[],
	income: null as number | null,
	firstGen: null as string | null,
	waiver: false,
	school: "",
	schoolCity: "",
	schoolState: null as string | null,
	graduates: null as string | null,
	gpa: null as number | null,
	college: "",
	applied: [] as string[],
	major: "",
	career: "",
	languages: [] as { language: string | null; level: string | null }[],
	things: [] as ReturnType<typeof emptyThing>[],
	honors: [] as string[],
	portfolio: "",
	leaving: null as string | null,
	regions: [] as string[],
	comfort: 5,
	diet: [] as string[],
	letter: "",
	heard: null as string | null,
	terms: false,
	signature: "",
});
let submitted = false;

/** The element of each control, for formShown(). */
const places = new Map<string, HTMLElement>();

const app = createApp({
	setup() {
		const drawer = ref(false);
		const editing = ref(-1);
		const draft = reactive(emptyThing());
		const draftForm = ref();
		function openDrawer(index: number) {
			Object.assign(draft, index < 0 ? emptyThing() : form.things[index]);
			editing.value = index;
			drawer.value = true;
		}
		function keep() {
			draftForm.value.validate((errors: unknown) => {
				if (errors) return;
				if (editing.value < 0) form.things.push({ ...draft });
				else form.things[editing.value] = { ...draft };
				drawer.value = false;
			});
		}
		return {
			form,
			drawer,
			editing,
			draft,
			draftForm,
			openDrawer,
			keep,
			CODES,
			theme: { common: { primaryColor: "#0f766e", primaryColorHover: "#14928a", primaryColorPressed: "#0b5a54", primaryColorSuppl: "#14928a", borderRadius: "8px", fontSize: "15px" } },
			kinds: asOptions(KINDS),
			languages: asOptions(LANGUAGES),
			levels: asOptions(LEVELS),
			states: STATES.map(([value, label]) => ({ value, label })),
			countries: asOptions(COUNTRIES),
			colleges: (typed: string) => COLLEGES.filter((name) => typed && name.toLowerCase().includes(typed.toLowerCase())),
			ties: asOptions(["Parent", "Grandparent", "Aunt or uncle", "Sibling over 21", "Family friend"]),
			heards: asOptions(["A past Fellow", "A teacher or counselor", "Instagram", "A podcast", "A poster"]),
			worlds: [
				{ label: "Latin America", value: "latin", children: [{ label: "Ecuador", value: "ecuador" }, { label: "Chile", value: "chile" }, { label: "Oaxaca, Mexico", value: "oaxaca" }] },
				{ label: "Africa", value: "africa", children: [{ label: "Senegal", value: "senegal" }, { label: "Kenya", value: "kenya" }] },
				{ label: "Asia", value: "asia", children: [{ label: "Nepal", value: "nepal" }, { label: "Taiwan", value: "taiwan" }] },
			],
			dollars: {
				parse: (text: string) => {
					const digits = text.replace(/[,$\s]/g, "");
					return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : digits === "" ? null : Number.NaN;
				},
				format: (value: number | null) => (value === null ? "" : value.toLocaleString("en-US")),
			},
			draftRules: {
				kind: { required: true, message: "Pick the closest one", trigger: "change" },
				where: { required: true, message: "Where was it?", trigger: "blur" },
			},
			newLanguage: () => ({ language: null, level: null }),
			newSibling: () => ({ key: "", value: "" }),
			send: () => {
				submitted = true;
			},
		};
	},
	template: `
<n-config-provider :theme-overrides="theme">
<div class="hero">
	<p class="brand">◠ the <b>Farwander</b> fellowship</p>
	<h1>A year somewhere else.</h1>
	<p>Twelve seniors. Ten months. One backpack. Everything is paid for, so tell us who you are rather than what you can afford.</p>
</div>
<main>
<n-form :model="form" label-placement="top" size="large">
	<n-card title="1. First, hello" :bordered="false">
		<n-form-item label="Your name, as it stands on your passport or birth certificate">
			<n-input-group>
				<n-input v-model:value="form.first" placeholder="First" v-shown="'first'" />
				<n-input v-model:value="form.middle" placeholder="Middle, if you have one" v-shown="'middle'" />
				<n-input v-model:value="form.last" placeholder="Last" v-shown="'last'" />
			</n-input-group>
		</n-form-item>
		<n-grid :cols="2" :x-gap="24">
			<n-form-item-gi label="What do friends call you?"><n-input v-model:value="form.friends" placeholder="" v-shown="'friends'" /></n-form-item-gi>
			<n-form-item-gi label="When were you born?"><n-date-picker v-model:formatted-value="form.born" value-format="yyyy-MM-dd" type="date" format="d MMM yyyy" placeholder="e.g. 9 Feb 2008" clearable class="wide" v-shown="'born'" /></n-form-item-gi>
			<n-form-item-gi label="And where?">
				<n-input-group>
					<n-input v-model:value="form.birthCity" placeholder="City or town of birth" v-shown="'birthCity'" />
					<n-select v-model:value="form.birthCountry" :options="countries" filterable placeholder="Country of birth" v-shown="'birthCountry'" />
				</n-input-group>
			</n-form-item-gi>
			<n-form-item-gi label="Pronouns">
				<n-radio-group v-model:value="form.pronouns" name="pronouns" v-shown="'pronouns'">
					<n-radio-button value="she">she/her</n-radio-button><n-radio-button value="he">he/him</n-radio-button><n-radio-button value="they">they/them</n-radio-button><n-radio-button value="ask">just ask me</n-radio-button>
				</n-radio-group>
			</n-form-item-gi>
			<n-form-item-gi label="Are you a citizen of the United States?">
				<n-radio-group v-model:value="form.american" name="american" v-shown="'american'"><n-space><n-radio value="yes">Yes</n-radio><n-radio value="resident">No, but I have a green card</n-radio><n-radio value="no">No</n-radio></n-space></n-radio-group>
			</n-form-item-gi>
			<n-form-item-gi label="Passport number, if you already have one"><n-input v-model:value="form.passport" placeholder="" v-shown="'passport'" /></n-form-item-gi>
		</n-grid>
	</n-card>

	<n-card title="2. Finding you" :bordered="false">
		<n-grid :cols="2" :x-gap="24">
			<n-form-item-gi label="Email you will still read in June"><n-input v-model:value="form.email" placeholder="" :input-props="{ type: 'email' }" v-shown="'email'" /></n-form-item-gi>
			<n-form-item-gi label="Phone">
				<n-input-group>
					<n-select v-model:value="form.code" :options="CODES" placeholder="Code" style="width: 45%" v-shown="'code'" />
					<n-input v-model:value="form.phone" placeholder="Number" v-shown="'phone'" />
				</n-input-group>
			</n-form-item-gi>
		</n-grid>
		<n-form-item label="Home" :show-feedback="false">
			<n-input-group>
				<n-input v-model:value="form.street" placeholder="Street and number" v-shown="'street'" />
				<n-input v-model:value="form.unit" placeholder="Apartment, unit" style="width: 34%" v-shown="'unit'" />
			</n-input-group>
		</n-form-item>
		<div class="four">
			<n-input size="large" v-model:value="form.city" placeholder="City" v-shown="'city'" />
			<n-select size="large" v-model:value="form.state" :options="states" filterable placeholder="State" v-shown="'state'" />
			<n-input size="large" v-model:value="form.zip" placeholder="ZIP" v-shown="'zip'" />
			<n-select size="large" v-model:value="form.country" :options="countries" filterable placeholder="Country" v-shown="'country'" />
		</div>
		<n-alert title="If something goes wrong while you are away" type="default" :show-icon="false">
			<div class="three">
				<n-input v-model:value="form.emergencyName" placeholder="Name of an adult we may call" v-shown="'emergencyName'" />
				<n-select v-model:value="form.emergencyTie" :options="ties" placeholder="Who is that to you?" v-shown="'emergencyTie'" />
				<n-input v-model:value="form.emergencyPhone" placeholder="Their phone number" v-shown="'emergencyPhone'" />
			</div>
		</n-alert>
	</n-card>

	<n-card title="3. Your people" :bordered="false">
		<n-table :single-line="false" class="parents">
			<thead><tr><th></th><th>First name</th><th>Last name</th><th>What do they do for work?</th></tr></thead>
			<tbody>
				<tr v-for="(parent, index) in form.parents" :key="index">
					<th scope="row">Parent or guardian {{ index + 1 }}</th>
					<td v-shown="'parent' + index + 'First'"><n-input v-model:value="parent.first" placeholder="" /></td>
					<td v-shown="'parent' + index + 'Last'"><n-input v-model:value="parent.last" placeholder="" /></td>
					<td v-shown="'parent' + index + 'Work'"><n-input v-model:value="parent.work" placeholder="" /></td>
				</tr>
			</tbody>
		</n-table>
		<n-form-item label="Brothers and sisters">
			<div ref="siblingBox" v-shown="'siblings'" class="wide"><n-dynamic-input v-model:value="form.siblings" preset="pair" key-placeholder="First and last name" value-placeholder="Age" :max="8" :on-create="newSibling"><template #create-button-default>Add a sibling</template></n-dynamic-input></div>
		</n-form-item>
		<n-grid :cols="2" :x-gap="24">
			<n-form-item-gi label="About how much does your household earn in a year?"><n-input-number v-model:value="form.income" :parse="dollars.parse" :format="dollars.format" :show-button="false" placeholder="Before taxes" class="wide" v-shown="'income'"><template #prefix>$</template></n-input-number></n-form-item-gi>
			<n-form-item-gi label="Would you be the first in your family to go to college?">
				<n-radio-group v-model:value="form.firstGen" name="firstgen" v-shown="'firstGen'"><n-space><n-radio value="Y">Yes</n-radio><n-radio value="N">No</n-radio><n-radio value="?">I'm not sure</n-radio></n-space></n-radio-group>
			</n-form-item-gi>
		</n-grid>
		<n-form-item label="Would the $25 application fee be a hardship? We waive it, no questions asked." label-placement="top"><n-switch v-model:value="form.waiver" v-shown="'waiver'"><template #checked>Please waive it</template><template #unchecked>I can pay it</template></n-switch></n-form-item>
	</n-card>

	<n-card title="4. School" :bordered="false">
		<n-grid :cols="6" :x-gap="24">
			<n-form-item-gi :span="3" label="High school"><n-input v-model:value="form.school" placeholder="" v-shown="'school'" /></n-form-item-gi>
			<n-form-item-gi :span="2" label="in (city)"><n-input v-model:value="form.schoolCity" placeholder="" v-shown="'schoolCity'" /></n-form-item-gi>
			<n-form-item-gi :span="1" label="State"><n-select v-model:value="form.schoolState" :options="states" filterable placeholder="" v-shown="'schoolState'" /></n-form-item-gi>
			<n-form-item-gi :span="2" label="You finish in"><n-date-picker v-model:formatted-value="form.graduates" type="month" format="MMM yyyy" value-format="yyyy-MM" placeholder="Month, year" class="wide" v-shown="'graduates'" /></n-form-item-gi>
			<n-form-item-gi :span="2" label="GPA on a plain 4.0 scale (unweighted)"><n-input-number v-model:value="form.gpa" :min="0" :max="4" :step="0.05" :precision="2" placeholder="" class="wide" v-shown="'gpa'" /></n-form-item-gi>
			<n-form-item-gi :span="2" label="What will you study afterwards?"><n-input v-model:value="form.major" placeholder="Intended major" v-shown="'major'" /></n-form-item-gi>
			<n-form-item-gi :span="3" label="College you plan to go to after your year"><n-auto-complete v-model:value="form.college" :options="colleges(form.college)" placeholder="Start typing" v-shown="'college'" /></n-form-item-gi>
			<n-form-item-gi :span="3" label="What do you hope to be?"><n-input v-model:value="form.career" placeholder="Career, calling, wild guess" v-shown="'career'" /></n-form-item-gi>
		</n-grid>
		<n-form-item label="Every college you have applied to so far"><n-dynamic-tags v-model:value="form.applied" v-shown="'applied'" /></n-form-item>
		<n-form-item label="Languages, however little you have of each">
			<div class="wide"><n-dynamic-input v-model:value="form.languages" :max="6" :on-create="newLanguage">
				<template #create-button-default>Add a language</template>
				<template #default="{ value, index }">
					<div class="pair">
						<n-select v-model:value="value.language" :options="languages" filterable placeholder="Language" v-shown="'language' + index + 'Name'" />
						<n-select v-model:value="value.level" :options="levels" placeholder="How well?" v-shown="'language' + index + 'Level'" />
					</div>
				</template>
			</n-dynamic-input></div>
		</n-form-item>
	</n-card>

	<n-card title="5. What fills your days" :bordered="false">
		<p>Clubs, jobs, looking after a grandmother: the three to five things you would miss most.</p>
		<n-list bordered v-if="form.things.length">
			<n-list-item v-for="(thing, index) in form.things" :key="index">
				<n-thing>
					<template #header><span v-shown="'thing' + index + 'Where'">{{ thing.where }}</span></template>
					<template #description><n-tag size="small" type="success"><span v-shown="'thing' + index + 'Kind'">{{ thing.kind }}</span></n-tag> <span v-shown="'thing' + index + 'Role'">{{ thing.role }}</span><template v-if="thing.hours !== null">, <span v-shown="'thing' + index + 'Hours'">{{ thing.hours }}</span> h/week</template></template>
					<span v-shown="'thing' + index + 'Story'">{{ thing.story }}</span>
				</n-thing>
				<template #suffix><n-space :wrap="false"><n-button size="small" tertiary @click="openDrawer(index)">Change</n-button><n-button size="small" tertiary @click="form.things.splice(index, 1)">Take out</n-button></n-space></template>
			</n-list-item>
		</n-list>
		<n-button dashed block type="primary" class="add" :disabled="form.things.length >= 5" @click="openDrawer(-1)">+ Tell us about something you do</n-button>
		<n-form-item label="Prizes, honors, small glories: one line each">
			<div class="wide" v-shown="'honors'"><n-dynamic-input v-model:value="form.honors" placeholder="What was it called?" :max="5"><template #create-button-default>Add one</template></n-dynamic-input></div>
		</n-form-item>
		<n-form-item label="A link to anything you have made"><n-input v-model:value="form.portfolio" placeholder="https://" v-shown="'portfolio'" /></n-form-item>
	</n-card>

	<n-card title="6. The year itself" :bordered="false">
		<n-grid :cols="2" :x-gap="24">
			<n-form-item-gi label="Earliest month you could leave"><n-date-picker v-model:formatted-value="form.leaving" type="month" value-format="yyyy-MM" placeholder="Month" class="wide" v-shown="'leaving'" /></n-form-item-gi>
			<n-form-item-gi label="Places that pull at you"><n-cascader v-model:value="form.regions" :options="worlds" multiple check-strategy="child" placeholder="As many as you like" v-shown="'regions'" /></n-form-item-gi>
			<n-form-item-gi label="Cold showers, long buses: how do you feel about them?"><n-slider v-model:value="form.comfort" :min="0" :max="10" :marks="{ 0: 'hate them', 5: 'fine', 10: 'love them' }" v-shown="'comfort'" /></n-form-item-gi>
			<n-form-item-gi label="Do you eat…"><n-checkbox-group v-model:value="form.diet" v-shown="'diet'"><n-space><n-checkbox value="veg" label="Vegetarian" /><n-checkbox value="vegan" label="Vegan" /><n-checkbox value="halal" label="Halal" /><n-checkbox value="kosher" label="Kosher" /><n-checkbox value="gf" label="Gluten-free" /></n-space></n-checkbox-group></n-form-item-gi>
		</n-grid>
		<n-form-item label="Write a letter to the host family you have not met yet"><n-input v-model:value="form.letter" type="textarea" :rows="6" maxlength="2500" show-count placeholder="Dear …" v-shown="'letter'" /></n-form-item>
		<n-form-item label="How did you find us?"><n-select v-model:value="form.heard" :options="heards" placeholder="" v-shown="'heard'" /></n-form-item>
		<n-checkbox v-model:checked="form.terms" v-shown="'terms'">I have read the fellowship terms and my guardian agrees to them</n-checkbox>
		<n-form-item label="Signed" class="signed"><n-input v-model:value="form.signature" placeholder="Type your full name" v-shown="'signature'" /></n-form-item>
		<n-button type="primary" size="large" round @click="send">Send it off</n-button>
	</n-card>
</n-form>
</main>
<n-drawer v-model:show="drawer" :width="460" placement="right">
	<n-drawer-content :title="editing < 0 ? 'Something you do' : 'Change this'" closable>
		<n-form ref="draftForm" :model="draft" :rules="draftRules">
			<n-form-item label="What sort of thing is it?" path="kind"><n-select v-model:value="draft.kind" :options="kinds" placeholder="Choose" /></n-form-item>
			<n-form-item label="Name of the group, team or employer" path="where"><n-input v-model:value="draft.where" placeholder="" /></n-form-item>
			<n-form-item label="You are its…"><n-input v-model:value="draft.role" placeholder="captain, baker, second violin" maxlength="50" show-count /></n-form-item>
			<n-form-item label="What do you actually do there?"><n-input v-model:value="draft.story" type="textarea" maxlength="200" show-count placeholder="" /></n-form-item>
			<n-form-item label="Hours in a usual week"><n-input-number v-model:value="draft.hours" :min="0" :max="80" placeholder="" /></n-form-item>
		</n-form>
		<template #footer><n-space><n-button @click="drawer = false">Never mind</n-button><n-button type="primary" @click="keep">Keep it</n-button></n-space></template>
	</n-drawer-content>
</n-drawer>
</n-config-provider>`,
});
app.directive("shown", {
	mounted: (element: HTMLElement, { value }: { value: string }) => places.set(value, element),
	updated: (element: HTMLElement, { value }: { value: string }) => places.set(value, element),
	beforeUnmount: (element: HTMLElement, { value }: { value: string }) => places.get(value) === element && places.delete(value),
});
app.use(naive).mount("#root");

const [SIBLINGS, TONGUES, THINGS, HONORS] = [2, 3, 3, 3];

function values(): Record<string, unknown> {
	const { parents, siblings, languages, things, honors, ...rest } = JSON.parse(JSON.stringify(form)) as typeof form;
	const all: Record<string, unknown> = { ...rest };
	parents.forEach((parent, index) => {
		all[`parent${index}First`] = parent.first;
		all[`parent${index}Last`] = parent.last;
		all[`parent${index}Work`] = parent.work;
	});
	for (let index = 0; index < SIBLINGS; index++) {
		all[`sibling${index}Name`] = siblings[index]?.key ?? "";
		all[`sibling${index}Age`] = siblings[index]?.value ?? "";
	}
	for (let index = 0; index < TONGUES; index++) {
		all[`language${index}Name`] = languages[index]?.language ?? "";
		all[`language${index}Level`] = languages[index]?.level ?? "";
	}
	for (let index = 0; index < THINGS; index++) {
		all[`thing${index}Kind`] = things[index]?.kind ?? "";
		all[`thing${index}Where`] = things[index]?.where ?? "";
		all[`thing${index}Role`] = things[index]?.role ?? "";
		all[`thing${index}Story`] = things[index]?.story ?? "";
		all[`thing${index}Hours`] = things[index]?.hours ?? "";
	}
	for (let index = 0; index < HONORS; index++) all[`honor${index}`] = honors[index] ?? "";
	return all;
}

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";
/** The element itself or the first one inside that fits. */
const within = (element: HTMLElement, selector: string) => (element.matches(selector) ? element : element.querySelector<HTMLElement>(selector));

function read(key: string): unknown {
	const repeated = /^(sibling|honor)(\d)(Name|Age|)$/.exec(key);
	if (repeated) {
		const row = places.get(`${repeated[1]}s`)?.querySelectorAll(".n-dynamic-input-item")[Number(repeated[2])];
		return row?.querySelectorAll("input")[repeated[3] === "Age" ? 1 : 0]?.value ?? "";
	}
	const element = places.get(key);
	if (!element) return "";
	if (within(element, ".n-radio-group")) return textOf(element.querySelector(".n-radio--checked .n-radio__label, .n-radio-button--checked .n-radio__label"));
	const group = [...element.querySelectorAll(".n-checkbox")];
	if (group.length > 0) return group.filter((box) => box.matches(".n-checkbox--checked")).map((box) => textOf(box.querySelector(".n-checkbox__label")));
	if (element.matches(".n-checkbox")) return element.matches(".n-checkbox--checked");
	const toggle = within(element, ".n-switch");
	if (toggle) return toggle.getAttribute("aria-checked") === "true";
	const slider = within(element, ".n-slider");
	if (slider) return slider.querySelector("[role=slider]")?.getAttribute("aria-valuenow") ?? "";
	if (within(element, ".n-dynamic-tags, .n-cascader")) return [...element.querySelectorAll(".n-tag__content")].map(textOf).filter(Boolean);
	const select = within(element, ".n-base-selection");
	if (select) return textOf(select.querySelector(".n-base-selection-input__content, .n-base-selection-overlay:not(.n-base-selection-placeholder)"));
	return element.querySelector<HTMLInputElement>("input, textarea")?.value ?? textOf(element);
}

Object.assign(window, {
	formState: () => ({ ...values(), submitted }),
	formShown: () => Object.fromEntries(Object.keys(values()).map((key) => [key, read(key)])),
});
