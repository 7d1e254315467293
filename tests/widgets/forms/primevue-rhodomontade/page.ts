import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import Aura from "@primeuix/themes/aura";
import Accordion from "primevue/accordion";
import AccordionContent from "primevue/accordioncontent";
import AccordionHeader from "primevue/accordionheader";
import AccordionPanel from "primevue/accordionpanel";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import PrimeVue from "primevue/config";
import DatePicker from "primevue/datepicker";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import Textarea from "primevue/textarea";
import { STATES } from "../../lists";
import "./page.css";

const SCHOOLS = [
	"Ashland High School — Ashland, OR", "Ashland Valley High School — Ashland, OR", "Ashland Middle College — Ashland, WI", "Bend Senior High School — Bend, OR",
	"Crater Renaissance Academy — Central Point, OR", "Eagle Point High School — Eagle Point, OR", "Klamath Union High School — Klamath Falls, OR",
	"North Medford High School — Medford, OR", "Phoenix High School — Phoenix, OR", "South Valley Academy — Grants Pass, OR", "Yreka High School — Yreka, CA",
];
const TONGUES = ["Arabic", "ASL (American Sign Language)", "Chinese (Cantonese)", "Chinese (Mandarin)", "English", "French", "German", "Hindi", "Igbo", "Japanese", "Korean", "Portuguese", "Spanish", "Tagalog", "Vietnamese", "Yoruba"];
const FIELDS = ["Aerospace Engineering", "Biology", "Chemical Engineering", "Chemistry", "Civil Engineering", "Computer Science", "Environmental Engineering", "Environmental Science", "Geology", "Mathematics", "Mechanical Engineering", "Physics"];

const f = reactive({
	first: "", mid: "", last: "", nick: "", born: null as Date | null, birthTown: "", she: null, legalSex: null,
	mail: "", cell: "", home: "", line1: "", line2: "", city: "", state: null, zip: "",
	school: "" as string | null, schoolState: null, level: null, leaving: null as Date | null, gpa: null as number | null, wgpa: null as number | null, rank: null as number | null, size: null as number | null, counselor: "", counselorMail: "",
	satV: null as number | null, satM: null as number | null, actC: null as number | null, apCount: null as number | null, toefl: null as number | null,
	major: "" as string | null, degree: null, job: "", site: "", session: null, why: "", roommate: "",
	tongues: [] as string[],
	p1First: "", p1Mi: "", p1Last: "", p1Work: "", p1School: null, p1Phone: "", p2First: "", p2Mi: "", p2Last: "", p2Work: "", p2School: null, p2Phone: "", marital: null, income: null, aid: null,
	citizen: null, latine: null, races: [] as string[], diet: [] as string[], shirt: null, promise: false,
	courses: [] as { name: string; mark: string; credit: string }[],
	submitted: false,
});
const MAX_COURSES = 4;
const two = (n: number) => String(n).padStart(2, "0");
const iso = (date: Date | null) => (date ? `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}` : "");

const App = {
	components: { Accordion, AccordionContent, AccordionHeader, AccordionPanel, AutoComplete, Button, Checkbox, DatePicker, InputMask, InputNumber, InputText, RadioButton, Select, SelectButton, Textarea },
	setup() {
		const open = ref(["0"]);
		const found = reactive({ schools: [] as string[], fields: [] as string[], tongues: [] as string[] });
		const among = (list: string[], into: keyof typeof found) => (event: { query: string }) => {
			found[into] = list.filter((each) => each.toLowerCase().includes(event.query.toLowerCase()));
		};
		const at = ref(-1);
		const draft = ref({ name: "", mark: "", credit: "" });
		const edit = (row: number) => {
			at.value = row;
			draft.value = { ...(f.courses[row] ?? { name: "", mark: "", credit: "" }) };
		};
		return {
			f, open, found, at, draft, edit, MAX_COURSES,
			schools: among(SCHOOLS, "schools"), fields: among(FIELDS, "fields"), tongues: among(TONGUES, "tongues"),
			save: () => {
				f.courses[at.value] = { ...draft.value };
				at.value = -1;
			},
			drop: (row: number) => f.courses.splice(row, 1),
			send: () => (f.submitted = true),
			states: STATES.map(([code, name]) => ({ code, name })),
			levels: [{ label: "Freshman", value: 9 }, { label: "Sophomore", value: 10 }, { label: "Junior", value: 11 }, { label: "Senior", value: 12 }],
			yesno: [{ label: "Yes", value: true }, { label: "No", value: false }],
			schooling: ["Did not finish high school", "High school graduate or GED", "Some college, no degree", "Two-year degree", "Four-year degree", "Graduate or professional degree", "Do not know"],
			bands: [{ label: "Below $30,000", value: "A" }, { label: "$30,000 to $59,999", value: "B" }, { label: "$60,000 to $89,999", value: "C" }, { label: "$90,000 to $119,999", value: "D" }, { label: "$120,000 and above", value: "E" }],
			unions: ["Married to each other", "Separated", "Divorced", "Never married", "Widowed", "Domestic partnership"],
			raceItems: [["aian", "American Indian or Alaska Native"], ["asian", "Asian"], ["black", "Black or African American"], ["nhpi", "Native Hawaiian or Pacific Islander"], ["white", "White"]],
			dietItems: [["veg", "Vegetarian"], ["vegan", "Vegan"], ["halal", "Halal"], ["nut", "Nut allergy"]],
			citizenItems: [["C", "I am a U.S. citizen or national"], ["R", "I am a lawful permanent resident"], ["V", "I hold, or will need, a visa"]],
			sessions: ["Session I (June 20 – July 10)", "Session II (July 13 – August 2)"],
		};
	},
	template: `
<div class="shell"><h1>Larkmoor Field Institute</h1><p class="lead">Residential summer session in environmental science and engineering. Open each section below; you may complete them in any order.</p>
<form @submit.prevent="send"><Accordion v-model:value="open" multiple>
<AccordionPanel value="0"><AccordionHeader>The applicant</AccordionHeader><AccordionContent>
	<div class="row"><label class="cap" for="given">Name on your birth certificate or passport<small>first · middle · last</small></label><div class="pair"><InputText id="given" v-model="f.first" placeholder="First"/><InputText id="mid" v-model="f.mid" placeholder="Middle" aria-label="Middle"/><InputText id="last" v-model="f.last" placeholder="Last" aria-label="Last"/></div></div>
	<div class="row"><label class="cap" for="nick">Name for your badge</label><InputText id="nick" v-model="f.nick"/></div>
	<div class="row"><label class="cap" for="born">Birthday</label><DatePicker inputId="born" v-model="f.born" dateFormat="M d, yy" showIcon placeholder="e.g. Jan 9, 2009" :manualInput="true"/></div>
	<div class="row"><label class="cap" for="birthTown">City where you were born</label><InputText id="birthTown" v-model="f.birthTown"/></div>
	<div class="row"><span class="cap" id="she-cap">How should staff refer to you?</span><SelectButton id="she" v-model="f.she" :options="['she / her','he / him','they / them','another way']" aria-labelledby="she-cap"/></div>
	<div class="row"><span class="cap" id="sex-cap">Sex on legal documents<small>for dormitory assignment</small></span><SelectButton id="legalSex" v-model="f.legalSex" :options="[{label:'Female',value:'F'},{label:'Male',value:'M'},{label:'X',value:'X'}]" optionLabel="label" optionValue="value" aria-labelledby="sex-cap"/></div>
	<div class="row"><label class="cap" for="mail">Where we may write to you<small>An e-mail address you will still use in August</small></label><InputText id="mail" v-model="f.mail" type="email"/></div>
	<div class="row"><label class="cap" for="cell">Student phone</label><InputMask id="cell" v-model="f.cell" mask="(999) 999-9999" placeholder="(___) ___-____"/></div>
	<div class="row"><label class="cap" for="line1">Permanent home<small>street, then apartment</small></label><div><InputText id="line1" v-model="f.line1" placeholder="Street"/><InputText id="line2" v-model="f.line2" placeholder="Apt / unit" style="margin-top:8px"/></div></div>
	<div class="row"><label class="cap" for="city">City, state and ZIP</label><div class="pair" style="grid-template-columns: 2fr 2fr 1fr"><InputText id="city" v-model="f.city" placeholder="City"/><Select inputId="state" v-model="f.state" :options="states" optionLabel="name" optionValue="code" filter placeholder="State" aria-label="State"/><InputMask id="zip" v-model="f.zip" mask="99999?-9999" slotChar="_" placeholder="ZIP"/></div></div>
</AccordionContent></AccordionPanel>

<AccordionPanel value="1"><AccordionHeader>School record</AccordionHeader><AccordionContent>
	<div class="row"><label class="cap" for="school">Find your school<small>Start typing its name</small></label><AutoComplete inputId="school" v-model="f.school" :suggestions="found.schools" @complete="schools" forceSelection/></div>
	<div class="row"><label class="cap" for="schoolState">State the school is in</label><Select inputId="schoolState" v-model="f.schoolState" :options="states" optionLabel="name" optionValue="code" filter placeholder="Select"/></div>
	<div class="row"><span class="cap" id="level-cap">This school year you are a</span><SelectButton id="level" v-model="f.level" :options="levels" optionLabel="label" optionValue="value" aria-labelledby="level-cap"/></div>
	<div class="row"><label class="cap" for="leaving">Commencement<small>month and year you finish high school</small></label><DatePicker inputId="leaving" v-model="f.leaving" view="month" dateFormat="mm/yy" placeholder="MM/YYYY"/></div>
	<div class="row"><label class="cap" for="gpa">GPA without weighting</label><InputNumber inputId="gpa" v-model="f.gpa" :min="0" :max="4" :minFractionDigits="2" :maxFractionDigits="2"/></div>
	<div class="row"><label class="cap" for="wgpa">GPA with weighting, if your school figures one</label><InputNumber inputId="wgpa" v-model="f.wgpa" :min="0" :max="6" :minFractionDigits="2" :maxFractionDigits="2"/></div>
	<div class="row"><label class="cap" for="rank">Standing in class<small>e.g. 5 for fifth; then the number of students in your class</small></label><div class="pair"><InputNumber inputId="rank" v-model="f.rank" placeholder="Standing"/><InputNumber inputId="size" v-model="f.size" placeholder="Out of" aria-label="Out of"/></div></div>
	<div class="row"><label class="cap" for="counselor">Your counselor</label><InputText id="counselor" v-model="f.counselor"/></div>
	<div class="row"><label class="cap" for="counselorMail">Counselor's e-mail</label><InputText id="counselorMail" v-model="f.counselorMail" type="email"/></div>
	<h3>Classes you are proud of</h3><p>Enter up to four high school classes and the mark you earned. A letter or a percentage is fine.</p>
	<table class="courses"><thead><tr><th>Class</th><th style="width:110px">Mark</th><th style="width:110px">Credits</th><th></th></tr></thead><tbody>
		<template v-for="row in MAX_COURSES" :key="row">
		<tr v-if="at === row - 1" class="editing"><td><InputText v-model="draft.name" aria-label="Class"/></td><td><InputText v-model="draft.mark" aria-label="Mark"/></td><td><InputText v-model="draft.credit" aria-label="Credits" inputmode="decimal"/></td>
			<td class="acts"><Button label="Save" size="small" @click="save"/> <Button label="Cancel" size="small" text severity="secondary" @click="at = -1"/></td></tr>
		<tr v-else-if="f.courses[row - 1]" class="saved"><td>{{ f.courses[row - 1].name }}</td><td>{{ f.courses[row - 1].mark }}</td><td>{{ f.courses[row - 1].credit }}</td>
			<td class="acts"><Button label="Edit" size="small" text @click="edit(row - 1)"/> <Button label="Delete" size="small" text severity="danger" @click="drop(row - 1)"/></td></tr>
		</template>
		<tr v-if="f.courses.length === 0 && at < 0"><td colspan="4">No classes yet.</td></tr>
	</tbody></table>
	<Button v-if="at < 0 && f.courses.length < MAX_COURSES" type="button" label="+ New class" outlined size="small" @click="edit(f.courses.length)"/>
	<h3>Examinations</h3>
	<div class="row"><label class="cap" for="satV">SAT verbal (Reading and Writing)</label><InputNumber inputId="satV" v-model="f.satV" :min="200" :max="800"/></div>
	<div class="row"><label class="cap" for="satM">SAT mathematics</label><InputNumber inputId="satM" v-model="f.satM" :min="200" :max="800"/></div>
	<div class="row"><label class="cap" for="actC">ACT, composite</label><InputNumber inputId="actC" v-model="f.actC" :min="1" :max="36"/></div>
	<div class="row"><label class="cap" for="apCount">How many Advanced Placement examinations have you sat?</label><InputNumber inputId="apCount" v-model="f.apCount" showButtons :min="0" :max="30"/></div>
	<div class="row"><label class="cap" for="toefl">TOEFL total<small>only if English is not a language of your schooling</small></label><InputNumber inputId="toefl" v-model="f.toefl" :min="0" :max="120"/></div>
</AccordionContent></AccordionPanel>

<AccordionPanel value="2"><AccordionHeader>Interests and plans</AccordionHeader><AccordionContent>
	<div class="row"><label class="cap" for="major">Field you would major in</label><AutoComplete inputId="major" v-model="f.major" :suggestions="found.fields" @complete="fields" dropdown/></div>
	<div class="row"><label class="cap" for="degree">How far do you expect to study?</label><Select inputId="degree" v-model="f.degree" :options="['Associate degree','Bachelor’s degree','Master’s degree','Doctorate','I have not decided']" placeholder="Choose"/></div>
	<div class="row"><label class="cap" for="job">Work you hope to do</label><InputText id="job" v-model="f.job"/></div>
	<div class="row"><label class="cap" for="site">Link to something you have made</label><InputText id="site" v-model="f.site" placeholder="https://"/></div>
	<div class="row"><label class="cap" for="tongues">Languages you can hold a conversation in</label><AutoComplete inputId="tongues" v-model="f.tongues" multiple :suggestions="found.tongues" @complete="tongues"/></div>
	<div class="row"><label class="cap" for="session">Session you prefer</label><Select inputId="session" v-model="f.session" :options="sessions" placeholder="No preference"/></div>
	<div class="row"><label class="cap" for="why">What draws you to rivers, bogs and tidelands?<small>250 words</small></label><Textarea id="why" v-model="f.why" rows="5"/></div>
</AccordionContent></AccordionPanel>

<AccordionPanel value="3"><AccordionHeader>Family</AccordionHeader><AccordionContent>
	<div class="row"><span class="cap">Parent one<small>first · initial · last</small></span><div class="pair"><InputText id="p1First" v-model="f.p1First" aria-label="Parent one, first name"/><InputText id="p1Mi" v-model="f.p1Mi" maxlength="1" aria-label="Parent one, initial"/><InputText id="p1Last" v-model="f.p1Last" aria-label="Parent one, last name"/></div></div>
	<div class="row"><label class="cap" for="p1Work">Parent one earns a living as</label><InputText id="p1Work" v-model="f.p1Work"/></div>
	<div class="row"><label class="cap" for="p1School">Parent one went to school as far as</label><Select inputId="p1School" v-model="f.p1School" :options="schooling" placeholder="Choose"/></div>
	<div class="row"><label class="cap" for="p1Phone">Parent one's telephone</label><InputMask id="p1Phone" v-model="f.p1Phone" mask="(999) 999-9999"/></div>
	<div class="row"><span class="cap">Parent two<small>first · initial · last</small></span><div class="pair"><InputText id="p2First" v-model="f.p2First" aria-label="Parent two, first name"/><InputText id="p2Mi" v-model="f.p2Mi" maxlength="1" aria-label="Parent two, initial"/><InputText id="p2Last" v-model="f.p2Last" aria-label="Parent two, last name"/></div></div>
	<div class="row"><label class="cap" for="p2Work">Parent two earns a living as</label><InputText id="p2Work" v-model="f.p2Work"/></div>
	<div class="row"><label class="cap" for="p2School">Parent two went to school as far as</label><Select inputId="p2School" v-model="f.p2School" :options="schooling" placeholder="Choose"/></div>
	<div class="row"><label class="cap" for="p2Phone">Parent two's telephone</label><InputMask id="p2Phone" v-model="f.p2Phone" mask="(999) 999-9999"/></div>
	<div class="row"><label class="cap" for="marital">Your parents are</label><Select inputId="marital" v-model="f.marital" :options="unions" placeholder="Choose"/></div>
	<div class="row"><label class="cap" for="income">What your household earns in a year, before taxes</label><Select inputId="income" v-model="f.income" :options="bands" optionLabel="label" optionValue="value" placeholder="Choose a range"/></div>
</AccordionContent></AccordionPanel>

<AccordionPanel value="4"><AccordionHeader>Background, health and agreement</AccordionHeader><AccordionContent>
	<div class="row"><span class="cap" id="cit-cap">Citizenship</span><div class="opts" role="radiogroup" aria-labelledby="cit-cap" id="citizen"><div v-for="[value, text] in citizenItems" :key="value"><RadioButton v-model="f.citizen" :inputId="'cit' + value" name="citizen" :value="value"/><label :for="'cit' + value">{{ text }}</label></div></div></div>
	<div class="row"><span class="cap" id="lat-cap">Latina, Latino or Hispanic?</span><SelectButton id="latine" v-model="f.latine" :options="yesno" optionLabel="label" optionValue="value" aria-labelledby="lat-cap"/></div>
	<div class="row"><span class="cap" id="race-cap">Race<small>mark all that describe you</small></span><div class="opts" role="group" aria-labelledby="race-cap" id="races"><div v-for="[value, text] in raceItems" :key="value"><Checkbox v-model="f.races" :inputId="'race-' + value" name="races" :value="value"/><label :for="'race-' + value">{{ text }}</label></div></div></div>
	<div class="row"><span class="cap" id="diet-cap">The kitchen should know</span><div class="opts" role="group" aria-labelledby="diet-cap" id="diet"><div v-for="[value, text] in dietItems" :key="value"><Checkbox v-model="f.diet" :inputId="'diet-' + value" name="diet" :value="value"/><label :for="'diet-' + value">{{ text }}</label></div></div></div>
	<div class="row"><label class="cap" for="shirt">Rain jacket size</label><Select inputId="shirt" v-model="f.shirt" :options="['XS','S','M','L','XL','XXL']" placeholder="Choose"/></div>
	<div class="row check"><label class="cap" for="promise"><Checkbox v-model="f.promise" inputId="promise" binary/>I agree to the Institute's code of conduct and to emergency medical treatment.</label></div>
</AccordionContent></AccordionPanel>
</Accordion><p><Button type="submit" label="Send my application"/></p></form></div>`,
};
createApp(App).use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".dark" } } }).mount("#root");

const plain = ["first", "mid", "last", "nick", "birthTown", "she", "legalSex", "mail", "cell", "line1", "line2", "city", "zip", "state", "school", "schoolState", "level", "gpa", "wgpa", "rank", "size", "counselor", "counselorMail", "satV", "satM", "actC", "apCount", "toefl", "major", "degree", "job", "site", "tongues", "session", "why", "p1First", "p1Mi", "p1Last", "p1Work", "p1School", "p1Phone", "p2First", "p2Mi", "p2Last", "p2Work", "p2School", "p2Phone", "marital", "income", "citizen", "latine", "races", "diet", "shirt", "promise"] as const;
const cols = ["name", "mark", "credit"] as const;
Object.assign(window, {
	formState: () => ({
		...Object.fromEntries(plain.map((key) => [key, Array.isArray(f[key]) ? [...(f[key] as string[])] : (f[key] ?? "")])),
		born: iso(f.born),
		leaving: iso(f.leaving).slice(0, 7),
		...Object.fromEntries(Array.from({ length: MAX_COURSES }, (_, at) => cols.map((col) => [`course${at + 1}.${col}`, f.courses[at]?.[col] ?? ""])).flat()),
		submitted: f.submitted,
	}),
	formShown: () => {
		const shown: Record<string, unknown> = {};
		for (const key of [...plain, "born", "leaving"]) {
			const el = document.getElementById(key === "first" ? "given" : key);
			if (!el) shown[key] = null;
			else if (key === "promise") shown[key] = (el as HTMLInputElement).checked;
			else if (key === "races" || key === "diet") shown[key] = [...el.querySelectorAll<HTMLInputElement>("input:checked")].map((each) => el.querySelector(`label[for="${each.id}"]`)?.textContent);
			else if (key === "citizen") {
				const on = el.querySelector<HTMLInputElement>("input:checked");
				shown[key] = on ? el.querySelector(`label[for="${on.id}"]`)?.textContent : "";
			} else if (key === "tongues") shown[key] = [...(el.closest(".p-autocomplete")?.querySelectorAll(".p-chip-label") ?? [])].map((each) => each.textContent);
			else if (el.classList.contains("p-selectbutton")) shown[key] = el.querySelector(".p-togglebutton-checked")?.textContent?.trim() ?? "";
			else if (el.closest(".p-select")) shown[key] = el.classList.contains("p-placeholder") ? "" : (el.textContent ?? "").trim();
			else shown[key] = (el as HTMLInputElement).value;
		}
		const rows = document.querySelectorAll("table.courses tr.saved");
		for (let at = 0; at < MAX_COURSES; at++) cols.forEach((col, n) => (shown[`course${at + 1}.${col}`] = rows[at]?.children[n].textContent ?? ""));
		return shown;
	},
});
