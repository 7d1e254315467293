import "./page.css";
import Aura from "@primeuix/themes/aura";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import PrimeVue from "primevue/config";
import DatePicker from "primevue/datepicker";
import Fieldset from "primevue/fieldset";
import FloatLabel from "primevue/floatlabel";
import IftaLabel from "primevue/iftalabel";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import MultiSelect from "primevue/multiselect";
import Panel from "primevue/panel";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import Textarea from "primevue/textarea";
// @ts-expect-error: the build with the template compiler has no types of its own
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";

const STATES = "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming".split("|");
const activity = () => ({ org: "", role: "", hours: null as number | null, weeks: null as number | null });
const person = reactive({
	first: "", last: "", call: "", pronouns: null, born: null as Date | null, email: "", phone: "",
	street: "", apt: "", city: "", state: "", zip: "", langs: [] as string[], website: "",
	eName: "", ePhone: "", eWho: null,
	p1First: "", p1Last: "", p1Former: "", p1Job: "", p2First: "", p2Last: "", p2Job: "", marital: null,
	sibs: [{ name: "", age: null }, { name: "", age: null }], income: null, aid: null, patient: "",
	school: "", grade: "", gradYear: null, gpa: null, pct: null, college: "", major: "", career: "", sat: null, act: null,
	acts: [activity()], prizes: ["", "", ""],
	shifts: [], tb: null as Date | null, scrubs: null, story: "", hipaa: false, sign: "",
});
const sent = ref(false);

const app = createApp({
	setup() {
		const found = ref([] as string[]);
		return {
			v: person, sent, found,
			states: STATES,
			search: ({ query }: { query: string }) => (found.value = STATES.filter((each) => each.toLowerCase().startsWith(query.toLowerCase()))),
			more: () => person.acts.push(activity()),
			today: new Date(),
			pronouns: ["she / her", "he / him", "they / them", "I'll tell you in person"],
			langs: "American Sign Language|Amharic|Arabic|Bosnian|Cantonese|English|Farsi|French|Haitian Creole|Hindi|Hmong|Igbo|Japanese|Karen|Korean|Mandarin|Navajo|Portuguese|Punjabi|Russian|Somali|Spanish|Swahili|Tagalog|Ukrainian|Urdu|Vietnamese".split("|").map((name) => ({ name, code: name.slice(0, 4).toLowerCase() })),
			whos: ["Grandparent", "Aunt or uncle", "Grown sibling", "Family friend", "Neighbor", "Other"],
			marital: ["Married to each other", "Living together, not married", "Separated", "Divorced", "Never together", "One has passed away", "Both have passed away"],
			yesNo: [{ label: "Yes", value: true }, { label: "No", value: false }],
			years: [2026, 2027, 2028, 2029, 2030],
			shifts: ["Weekday afternoon", "Weekday evening", "Saturday morning", "Saturday afternoon", "Sunday"],
			sizes: ["XS", "S", "M", "L", "XL", "2XL", "3XL"],
			grades: [["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"], ["0", "I'm out of high school"]],
		};
	},
	template: `
	<header class="top"><h1>Hope Children's Hospital</h1><div>Junior Volunteer Corps &amp; the Hope Scholars Fund &middot; one application for both</div></header>
	<form class="sheet" @submit.prevent="sent = true" autocomplete="off">
		<p>Thank you for wanting to spend your time with our patients. This takes most people about half an hour. Nobody is turned away for an
		answer left blank, so if a question doesn't apply to you, skip it and keep going. Questions? Call Miss Odette in Volunteer Services, extension 4410.</p>

		<Fieldset legend="First things first">
			<div class="two">
				<FloatLabel><InputText id="first" v-model="v.first" /><label for="first">First name</label></FloatLabel>
				<FloatLabel><InputText id="last" v-model="v.last" /><label for="last">Last name</label></FloatLabel>
				<FloatLabel><InputText id="call" v-model="v.call" /><label for="call">Name on your badge, if different</label></FloatLabel>
				<FloatLabel><Select inputId="pronouns" v-model="v.pronouns" :options="pronouns" /><label for="pronouns">Pronouns</label></FloatLabel>
				<FloatLabel><DatePicker inputId="born" v-model="v.born" dateFormat="mm/dd/yy" :maxDate="today" showIcon /><label for="born">Birthday (mm/dd/yyyy)</label></FloatLabel>
				<FloatLabel><InputMask id="phone" v-model="v.phone" mask="(999) 999-9999" /><label for="phone">Best phone number for you</label></FloatLabel>
			</div>
			<div class="ask">
				<label for="email">Where should we e-mail you?</label>
				<small>Yours, please, and not a parent's. We send shift reminders the night before.</small>
				<InputText id="email" type="email" v-model="v.email" />
			</div>
			<div class="ask">
				<span class="asked">Where do you live?</span>
				<div class="two" style="margin-top: 8px">
					<InputText id="street" v-model="v.street" placeholder="Street address" />
					<InputText id="apt" v-model="v.apt" placeholder="Apartment or unit" />
				</div>
				<div class="three" style="margin: 0">
					<InputText id="city" v-model="v.city" placeholder="City" />
					<AutoComplete inputId="state" v-model="v.state" :suggestions="found" @complete="search" dropdown forceSelection placeholder="State" />
					<InputText id="zip" v-model="v.zip" placeholder="ZIP" />
				</div>
			</div>
			<div class="ask">
				<label for="langs">Which languages do you speak?</label>
				<small>All of them, English too. Our families come from forty-one countries and a familiar word goes a long way.</small>
				<MultiSelect inputId="langs" v-model="v.langs" :options="langs" optionLabel="name" optionValue="name" display="chip" filter placeholder="Choose as many as you like" />
			</div>
			<div class="trap" aria-hidden="true"><label for="website">Leave this field empty</label><input id="website" v-model="v.website" tabindex="-1" autocomplete="off" /></div>
		</Fieldset>

		<Fieldset legend="Someone nearby, just in case">
			<p>Your parents are already our first call. Give us one more adult within an hour of the hospital.</p>
			<div class="three">
				<FloatLabel><InputText id="eName" v-model="v.eName" /><label for="eName">Full name</label></FloatLabel>
				<FloatLabel><InputMask id="ePhone" v-model="v.ePhone" mask="(999) 999-9999" /><label for="ePhone">Phone</label></FloatLabel>
				<FloatLabel><Select inputId="eWho" v-model="v.eWho" :options="whos" /><label for="eWho">Is your&hellip;</label></FloatLabel>
			</div>
		</Fieldset>

		<Fieldset legend="The people at home">
			<div class="ask"><span class="asked">Your first parent or guardian</span>
				<div class="two" style="margin: 8px 0 0">
					<IftaLabel><InputText id="p1First" v-model="v.p1First" /><label for="p1First">First name</label></IftaLabel>
					<IftaLabel><InputText id="p1Last" v-model="v.p1Last" /><label for="p1Last">Last name</label></IftaLabel>
					<IftaLabel><InputText id="p1Former" v-model="v.p1Former" /><label for="p1Former">Maiden or former last name, if any</label></IftaLabel>
					<IftaLabel><InputText id="p1Job" v-model="v.p1Job" /><label for="p1Job">What they do for a living</label></IftaLabel>
				</div>
			</div>
			<div class="ask"><span class="asked">Your second parent or guardian, if there is one</span>
				<div class="three" style="margin: 8px 0 0; grid-template-columns: 1fr 1fr 1fr">
					<IftaLabel><InputText id="p2First" v-model="v.p2First" /><label for="p2First">First name</label></IftaLabel>
					<IftaLabel><InputText id="p2Last" v-model="v.p2Last" /><label for="p2Last">Last name</label></IftaLabel>
					<IftaLabel><InputText id="p2Job" v-model="v.p2Job" /><label for="p2Job">What they do for a living</label></IftaLabel>
				</div>
			</div>
			<div class="ask"><label for="marital">These two are&hellip;</label>
				<Select inputId="marital" v-model="v.marital" :options="marital" placeholder="Pick the closest" />
			</div>
			<div class="ask"><span class="asked">Brothers and sisters</span><small>Name and age of each, oldest first.</small>
				<div v-for="(sib, i) in v.sibs" :key="i" style="display: grid; grid-template-columns: 3fr 1fr; gap: 10px; margin-bottom: 8px">
					<InputText :id="'sib' + i + 'name'" v-model="sib.name" placeholder="Name" /><InputNumber :inputId="'sib' + i + 'age'" v-model="sib.age" placeholder="Age" :min="0" :max="99" />
				</div>
			</div>
			<div class="ask"><label for="income">About how much does your household earn in a year, before taxes?</label>
				<small>Only the Fund's treasurer sees this.</small>
				<InputNumber inputId="income" v-model="v.income" mode="currency" currency="USD" locale="en-US" :maxFractionDigits="0" />
			</div>
			<div class="ask"><span class="asked" id="aidq">Do you receive financial aid?</span>
				<SelectButton id="aid" v-model="v.aid" :options="yesNo" optionLabel="label" optionValue="value" aria-labelledby="aidq" />
			</div>
			<div class="ask"><span class="asked">Have you ever been a patient with us?</span>
				<div class="side">
					<span><RadioButton v-model="v.patient" inputId="pt1" name="patient" value="inpatient" /><label for="pt1">Yes, overnight</label></span>
					<span><RadioButton v-model="v.patient" inputId="pt2" name="patient" value="clinic" /><label for="pt2">Yes, in a clinic</label></span>
					<span><RadioButton v-model="v.patient" inputId="pt3" name="patient" value="never" /><label for="pt3">Never</label></span>
				</div>
			</div>
		</Fieldset>

		<Fieldset legend="School and what comes after it">
			<div class="ask"><label for="school">What high school do you go to?</label><InputText id="school" v-model="v.school" /></div>
			<div class="ask"><span class="asked">And you're in&hellip;</span>
				<div class="side"><span v-for="[value, label] in grades" :key="value"><RadioButton v-model="v.grade" :inputId="'g' + value" name="grade" :value="value" /><label :for="'g' + value">{{ label }}</label></span></div>
			</div>
			<div class="two">
				<IftaLabel><Select inputId="gradYear" v-model="v.gradYear" :options="years" /><label for="gradYear">Year you finish high school</label></IftaLabel>
				<IftaLabel><InputNumber inputId="gpa" v-model="v.gpa" :minFractionDigits="2" :maxFractionDigits="2" :max="4" /><label for="gpa">GPA on a 4.0 scale, unweighted</label></IftaLabel>
				<IftaLabel><InputNumber inputId="sat" v-model="v.sat" :useGrouping="false" :max="1600" /><label for="sat">SAT total (best sections combined)</label></IftaLabel>
				<IftaLabel><InputNumber inputId="act" v-model="v.act" :max="36" /><label for="act">ACT superscore</label></IftaLabel>
			</div>
			<div class="ask"><label for="pct">At what percentile do you stand in your class?</label><small>99 means ahead of 99 students in every hundred.</small><InputNumber inputId="pct" v-model="v.pct" :min="1" :max="99" suffix="th" /></div>
			<div class="ask"><label for="college">Which college or university do you plan to attend?</label><InputText id="college" v-model="v.college" /></div>
			<div class="ask"><label for="major">What do you mean to study there?</label><InputText id="major" v-model="v.major" /></div>
			<div class="ask"><label for="career">And what would you like to be, some day?</label><InputText id="career" v-model="v.career" /></div>
		</Fieldset>

		<Fieldset legend="How you spend your time">
			<p>Clubs, teams, jobs, a cause you turn out for: in your own order. Guess at the numbers if you have to.</p>
			<Panel v-for="(act, i) in v.acts" :key="i" :header="'Activity ' + (i + 1)">
				<div class="ask"><label :for="'org' + i">Group or workplace</label><InputText :id="'org' + i" v-model="act.org" /></div>
				<div class="ask"><label :for="'role' + i">What you are (or were) there</label><InputText :id="'role' + i" v-model="act.role" maxlength="50" /></div>
				<div class="side"><InputNumber style="flex: 1" :inputId="'hours' + i" v-model="act.hours" :maxFractionDigits="1" /> hours a week, for about <InputNumber style="flex: 1" :inputId="'weeks' + i" v-model="act.weeks" :max="52" /> weeks a year</div>
			</Panel>
			<Button type="button" severity="secondary" label="Add another activity" @click="more" />
			<div class="ask"><span class="asked">Has anybody given you a prize, an award, or a certificate? Brag a little.</span>
				<ol><li v-for="(prize, i) in v.prizes" :key="i" style="margin-bottom: 6px"><InputText :id="'prize' + i" v-model="v.prizes[i]" /></li></ol>
			</div>
		</Fieldset>

		<Fieldset legend="On the floor">
			<div class="ask"><label for="shifts">When could you volunteer?</label><MultiSelect inputId="shifts" v-model="v.shifts" :options="shifts" display="chip" placeholder="Any that suit you" /></div>
			<div class="two">
				<FloatLabel><DatePicker inputId="tb" v-model="v.tb" dateFormat="mm/dd/yy" /><label for="tb">Date of last TB skin test</label></FloatLabel>
				<FloatLabel><Select inputId="scrubs" v-model="v.scrubs" :options="sizes" /><label for="scrubs">Scrub top size</label></FloatLabel>
			</div>
			<div class="ask"><label for="story">A six-year-old won't come out from under the bed for her MRI. You have ten minutes and whatever is in your pockets. What do you do?</label>
				<small>Up to 250 words. Have fun with it.</small><Textarea id="story" v-model="v.story" rows="6" autoResize /></div>
			<div class="ask side"><Checkbox v-model="v.hipaa" inputId="hipaa" binary /><label for="hipaa" style="font-weight: 400">I will keep private everything I see and hear about a patient.</label></div>
			<div class="ask"><label for="sign">Type your name to sign</label><InputText id="sign" v-model="v.sign" /></div>
			<Button type="submit" label="Send it in" />
		</Fieldset>
	</form>`,
});
app.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".dark" } } });
for (const [name, part] of Object.entries({
	AutoComplete, Button, Checkbox, DatePicker, Fieldset, FloatLabel, IftaLabel, InputMask, InputNumber, InputText, MultiSelect, Panel,
	RadioButton, Select, SelectButton, Textarea,
}))
	app.component(name, part);
app.mount("#root");

const two = (n: number) => String(n).padStart(2, "0");
const held = (value: unknown): unknown => {
	if (value instanceof Date) return Number.isNaN(+value) ? null : `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`;
	return Array.isArray(value) ? value.map(held) : value;
};

function formState() {
	const { sibs, acts, prizes, ...plain } = person;
	const state = Object.fromEntries(Object.entries(plain).map(([key, value]) => [key, held(value)]));
	sibs.forEach((sib, i) => Object.assign(state, { [`sib${i}name`]: sib.name, [`sib${i}age`]: sib.age }));
	acts.forEach((act, i) => Object.assign(state, { [`org${i}`]: act.org, [`role${i}`]: act.role, [`hours${i}`]: act.hours, [`weeks${i}`]: act.weeks }));
	prizes.forEach((prize, i) => Object.assign(state, { [`prize${i}`]: prize }));
	return { ...state, submitted: sent.value };
}

function shown(key: string): unknown {
	if (key === "grade" || key === "patient") {
		const chosen = document.querySelector<HTMLInputElement>(`input[name="${key}"]:checked`);
		return chosen ? document.querySelector(`label[for="${chosen.id}"]`)!.textContent!.trim() : "";
	}
	const element = document.getElementById(key)!;
	if (key === "aid") return element.querySelector(".p-togglebutton-checked")?.textContent?.trim() ?? "";
	if (key === "langs" || key === "shifts") return [...element.closest(".p-multiselect")!.querySelectorAll(".p-chip-label")].map((each) => each.textContent!.trim());
	if (element instanceof HTMLInputElement) return element.type === "checkbox" ? element.checked : element.value;
	if (element instanceof HTMLTextAreaElement) return element.value;
	return element.classList.contains("p-placeholder") ? "" : element.textContent!.trim();
}

Object.assign(window, {
	formState,
	formShown: () => Object.fromEntries(Object.keys(formState()).filter((key) => key !== "submitted").map((key) => [key, shown(key)])),
});
