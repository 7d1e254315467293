import "./style.css";
import Aura from "@primeuix/themes/aura";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import Column from "primevue/column";
import PrimeVue from "primevue/config";
import DataTable from "primevue/datatable";
import DatePicker from "primevue/datepicker";
import Fieldset from "primevue/fieldset";
import FloatLabel from "primevue/floatlabel";
import IftaLabel from "primevue/iftalabel";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import Message from "primevue/message";
import Panel from "primevue/panel";
import Password from "primevue/password";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import Textarea from "primevue/textarea";
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";

const STATES = "Alabama|AL,Alaska|AK,Arizona|AZ,Arkansas|AR,California|CA,Colorado|CO,Connecticut|CT,Delaware|DE,District of Columbia|DC,Florida|FL,Georgia|GA,Hawaii|HI,Idaho|ID,Illinois|IL,Indiana|IN,Iowa|IA,Kansas|KS,Kentucky|KY,Louisiana|LA,Maine|ME,Maryland|MD,Massachusetts|MA,Michigan|MI,Minnesota|MN,Mississippi|MS,Missouri|MO,Montana|MT,Nebraska|NE,Nevada|NV,New Hampshire|NH,New Jersey|NJ,New Mexico|NM,New York|NY,North Carolina|NC,North Dakota|ND,Ohio|OH,Oklahoma|OK,Oregon|OR,Pennsylvania|PA,Rhode Island|RI,South Carolina|SC,South Dakota|SD,Tennessee|TN,Texas|TX,Utah|UT,Vermont|VT,Virginia|VA,Washington|WA,West Virginia|WV,Wisconsin|WI,Wyoming|WY"
	.split(",")
	.map((pair) => ({ name: pair.split("|")[0], code: pair.split("|")[1] }));

const SCHOOLS = [
	"Ashland High School (Ashland, OR)",
	"Ashland Valley High School (Ashland, OR)",
	"Crater Renaissance Academy (Central Point, OR)",
	"Eagle Point High School (Eagle Point, OR)",
	"North Medford High School (Medford, OR)",
	"Phoenix High School (Phoenix, OR)",
	"Valley Christian High School (Grants Pass, OR)",
	"Yreka High School (Yreka, CA)",
].map((label, index) => ({ label, ceeb: String(380015 + index * 5) }));

const values = reactive({
	first: "",
	middle: "",
	last: "",
	suffix: null,
	badge: "",
	email: "",
	mobile: "",
	street: "",
	unit: "",
	city: "",
	state: null,
	zip: "",
	dob: null,
	pronoun: null,
	citizenship: null,
	hispanic: null,
	degreed: null,
	ecName: "",
	ecRelation: "",
	ecPhone: "",
	hs: null,
	hsPlace: "",
	hsGrad: null,
	gpa: null,
	college: "",
	degree: null,
	cohort: null,
	satMath: null,
	satRw: null,
	act: null,
	actDate: null,
	teas: null,
	hsCourses: [0, 1, 2].map((id) => ({ id, title: "", grade: "" })),
	collegeCourses: [0, 1].map((id) => ({ id, title: "", grade: "", credits: null })),
	experience: [0, 1, 2].map((id) => ({ id, role: "", place: "", hours: null })),
	ssn: "",
	background: false,
	signature: "",
	scrubs: null,
	essay: "",
});
let submitted = false;

const app = createApp({
	setup: () => {
		const found = ref([]);
		const look = ({ query }) => {
			found.value = SCHOOLS.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
		};
		return {
			v: values,
			STATES,
			found,
			look,
			SUFFIXES: ["Jr.", "Sr.", "II", "III", "IV", "V"],
			PRONOUNS: ["she/her/hers", "he/him/his", "they/them/theirs", "Another set", "Prefer not to say"],
			CITIZENSHIP: [
				["us", "U.S. citizen or national"],
				["lpr", "Lawful permanent resident"],
				["visa", "Student or other visa"],
				["other", "None of these"],
			],
			YESNO: [
				{ label: "Yes", value: "Y" },
				{ label: "No", value: "N" },
				{ label: "Decline to state", value: "X" },
			],
			DEGREES: [
				{ label: "Associate", value: "A" },
				{ label: "Baccalaureate", value: "B" },
				{ label: "Master's", value: "M" },
				{ label: "Doctorate (research or practice)", value: "D" },
			],
			COHORTS: [
				{ label: "Fall 2026", value: "26FA" },
				{ label: "Fall 2027", value: "27FA" },
				{ label: "Fall 2028", value: "28FA" },
			],
			SCRUBS: ["XS", "S", "M", "L", "XL", "2XL", "3XL"],
			send: () => {
				submitted = true;
			},
		};
	},
	template: `
<div class="page">
<header><h1>Redwood Basin School of Nursing</h1><p>Pre-licensure BSN &middot; Direct Entry &middot; Form N-110</p></header>
<Message severity="warn" :closable="false">Incomplete files are not reviewed. Fields with * are required. Do not use all capitals.</Message>
<form @submit.prevent="send">
<Fieldset legend="A. Applicant of record">
	<small>Must match the government ID you will show at clinical orientation.</small>
	<div class="grid">
		<FloatLabel class="c4"><InputText id="legal_first" v-model="v.first" /><label for="legal_first">Given name *</label></FloatLabel>
		<FloatLabel class="c3"><InputText id="legal_middle" v-model="v.middle" /><label for="legal_middle">Middle (if any)</label></FloatLabel>
		<FloatLabel class="c3"><InputText id="legal_last" v-model="v.last" /><label for="legal_last">Surname *</label></FloatLabel>
		<FloatLabel class="c2"><Select labelId="sfx" v-model="v.suffix" :options="SUFFIXES" showClear /><label for="sfx">Suffix</label></FloatLabel>
		<FloatLabel class="c4"><InputText id="badge" v-model="v.badge" /><label for="badge">Goes by (first name for badge)</label></FloatLabel>
		<FloatLabel class="c4"><DatePicker inputId="dob" v-model="v.dob" dateFormat="mm/dd/yy" showIcon :showOnFocus="false" /><label for="dob">DOB (MM/DD/YYYY) *</label></FloatLabel>
		<FloatLabel class="c4"><Select labelId="pro" v-model="v.pronoun" :options="PRONOUNS" /><label for="pro">Pronouns</label></FloatLabel>
		<FloatLabel class="c6"><InputText id="eml" type="email" v-model="v.email" /><label for="eml">Email we may use for decisions *</label></FloatLabel>
		<FloatLabel class="c6"><InputMask id="mob" v-model="v.mobile" mask="(999) 999-9999" /><label for="mob">Mobile *</label></FloatLabel>
	</div>
	<p class="ask" style="margin-top:1.6rem">Permanent mailing address</p>
	<div class="grid">
		<FloatLabel class="c8"><InputText id="str" v-model="v.street" /><label for="str">Number and street *</label></FloatLabel>
		<FloatLabel class="c4"><InputText id="unt" v-model="v.unit" /><label for="unt">Apt / unit</label></FloatLabel>
		<FloatLabel class="c6"><InputText id="cty" v-model="v.city" /><label for="cty">City *</label></FloatLabel>
		<FloatLabel class="c4"><Select labelId="sta" v-model="v.state" :options="STATES" optionLabel="name" optionValue="code" filter /><label for="sta">State *</label></FloatLabel>
		<FloatLabel class="c2"><InputText id="zip" v-model="v.zip" maxlength="10" /><label for="zip">ZIP *</label></FloatLabel>
	</div>
</Fieldset>

<Fieldset legend="B. Whom we call from the clinical site">
	<small>Not a parent or guardian, please: a relative, neighbor or friend over 21 who can reach you.</small>
	<div class="grid">
		<FloatLabel class="c4"><InputText id="ec1" v-model="v.ecName" /><label for="ec1">Full name</label></FloatLabel>
		<FloatLabel class="c4"><InputText id="ec2" v-model="v.ecRelation" /><label for="ec2">Relationship</label></FloatLabel>
		<FloatLabel class="c4"><InputMask id="ec3" v-model="v.ecPhone" mask="(999) 999-9999" /><label for="ec3">Phone</label></FloatLabel>
	</div>
</Fieldset>

<Fieldset legend="C. Record of study">
	<div class="grid">
		<div class="c6"><label for="hs" class="ask">Secondary school *</label><AutoComplete inputId="hs" v-model="v.hs" :suggestions="found" optionLabel="label" @complete="look" :delay="150" fluid /><small>Start typing; pick yours. If it is not listed, type it out.</small></div>
		<div class="c6"><label for="hsp" class="ask">Its city and state</label><InputText id="hsp" v-model="v.hsPlace" /></div>
		<div class="c4"><label for="grd" class="ask">Diploma expected or earned</label><DatePicker inputId="grd" v-model="v.hsGrad" view="month" dateFormat="mm/yy" placeholder="MM/YYYY" :showOnFocus="false" showIcon /></div>
		<div class="c4"><label for="gpa" class="ask">GPA, unweighted, 4.0 scale *</label><InputNumber inputId="gpa" v-model="v.gpa" :min="0" :max="4" :minFractionDigits="2" :maxFractionDigits="2" /></div>
		<div class="c4"><label for="deg" class="ask">Highest degree you expect to earn</label><Select labelId="deg" v-model="v.degree" :options="DEGREES" optionLabel="label" optionValue="value" placeholder="Select" /></div>
		<div class="c8"><label for="col" class="ask">College attended while in high school (dual or summer enrollment)</label><InputText id="col" v-model="v.college" /></div>
		<div class="c4"><label for="coh" class="ask">Entering class *</label><Select labelId="coh" v-model="v.cohort" :options="COHORTS" optionLabel="label" optionValue="value" placeholder="Select" /></div>
	</div>
	<p class="ask" style="margin-top:1.4rem">C-1. Three courses from the high school transcript</p>
	<small>Exact transcript title. Letter or percent, as the school reports it.</small>
	<DataTable :value="v.hsCourses" dataKey="id" class="hsc">
		<Column header="Course title"><template #body="{ data }"><InputText v-model="data.title" :class="'hsc-t' + data.id" /></template></Column>
		<Column header="Grade" style="width:9rem"><template #body="{ data }"><InputText v-model="data.grade" :class="'hsc-g' + data.id" /></template></Column>
	</DataTable>
	<p class="ask" style="margin-top:1.4rem">C-2. College-level courses completed</p>
	<DataTable :value="v.collegeCourses" dataKey="id" class="cc">
		<Column header="Course title"><template #body="{ data }"><InputText v-model="data.title" :class="'cc-t' + data.id" /></template></Column>
		<Column header="Grade" style="width:9rem"><template #body="{ data }"><InputText v-model="data.grade" :class="'cc-g' + data.id" /></template></Column>
		<Column header="Credits" style="width:9rem"><template #body="{ data }"><InputNumber v-model="data.credits" :maxFractionDigits="1" :inputClass="'cc-c' + data.id" /></template></Column>
	</DataTable>
</Fieldset>

<Fieldset legend="D. Scores">
	<small>Optional for applicants at or above 3.25. Leave blank what you have not taken.</small>
	<div class="grid">
		<IftaLabel class="c3"><InputNumber inputId="sm" v-model="v.satMath" :useGrouping="false" /><label for="sm">SAT, Math</label></IftaLabel>
		<IftaLabel class="c3"><InputNumber inputId="sr" v-model="v.satRw" :useGrouping="false" /><label for="sr">SAT, Reading &amp; Writing</label></IftaLabel>
		<IftaLabel class="c3"><InputNumber inputId="ac" v-model="v.act" :useGrouping="false" /><label for="ac">ACT composite, one sitting</label></IftaLabel>
		<IftaLabel class="c3"><DatePicker inputId="ad" v-model="v.actDate" dateFormat="mm/dd/yy" :showOnFocus="false" showIcon /><label for="ad">ACT sat on (MM/DD/YYYY)</label></IftaLabel>
		<IftaLabel class="c3"><InputNumber inputId="te" v-model="v.teas" :maxFractionDigits="1" /><label for="te">ATI TEAS total (%)</label></IftaLabel>
	</div>
</Fieldset>

<Fieldset legend="E. Work, service and other commitments">
	<small>Bedside experience is not expected. Jobs, volunteering, teams and clubs all count. List up to three.</small>
	<Panel v-for="(x, i) in v.experience" :key="x.id" :header="'Commitment ' + (i + 1)" toggleable>
		<div class="grid">
			<IftaLabel class="c6"><InputText :id="'xo' + i" v-model="x.place" /><label :for="'xo' + i">Employer, agency or group</label></IftaLabel>
			<IftaLabel class="c4"><InputText :id="'xr' + i" v-model="x.role" /><label :for="'xr' + i">Your title or role</label></IftaLabel>
			<IftaLabel class="c2"><InputNumber :inputId="'xh' + i" v-model="x.hours" /><label :for="'xh' + i">Hrs / wk</label></IftaLabel>
		</div>
	</Panel>
</Fieldset>

<Fieldset legend="F. For state and federal reporting">
	<p class="ask" id="q-cit">Citizenship *</p>
	<div role="radiogroup" aria-labelledby="q-cit"><span class="opt" v-for="[code, text] in CITIZENSHIP" :key="code"><RadioButton v-model="v.citizenship" :inputId="'cit-' + code" name="cit" :value="code" /><label :for="'cit-' + code">{{ text }}</label></span></div>
	<p class="ask" id="q-his" style="margin-top:1rem">Of Hispanic or Latino origin?</p>
	<SelectButton v-model="v.hispanic" :options="YESNO" optionLabel="label" optionValue="value" aria-labelledby="q-his" class="his" />
	<p class="ask" style="margin-top:1rem">Has either of your parents completed a bachelor's degree?</p>
	<span class="opt"><RadioButton v-model="v.degreed" inputId="bd-y" name="bd" value="Y" /><label for="bd-y">Yes</label></span>
	<span class="opt"><RadioButton v-model="v.degreed" inputId="bd-n" name="bd" value="N" /><label for="bd-n">No</label></span>
	<div class="grid"><div class="c4"><label for="ssn" class="ask">Social Security number</label><Password inputId="ssn" v-model="v.ssn" :feedback="false" toggleMask autocomplete="off" /><small>Needed for the licensing board's file only.</small></div></div>
</Fieldset>

<Fieldset legend="G. Statement and attestation">
	<label for="ess" class="ask">In no more than 300 words: why Redwood Basin, and why nursing rather than another health profession? *</label>
	<Textarea id="ess" v-model="v.essay" rows="7" style="width:100%" />
	<div class="grid"><div class="c3"><label for="scr" class="ask">Scrub top size</label><Select labelId="scr" v-model="v.scrubs" :options="SCRUBS" placeholder="Size" /></div></div>
	<p><span class="opt"><Checkbox v-model="v.background" inputId="bgc" binary /><label for="bgc">I authorize a criminal background check and a ten-panel drug screen. *</label></span></p>
	<IftaLabel><InputText id="sig" v-model="v.signature" /><label for="sig">Signature of applicant (type full name) *</label></IftaLabel>
</Fieldset>
<Button type="submit" label="File application" />
</form>
</div>`,
});
const parts = { AutoComplete, Button, Checkbox, Column, DataTable, DatePicker, Fieldset, FloatLabel, IftaLabel, InputMask, InputNumber, InputText, Message, Panel, Password, RadioButton, Select, SelectButton, Textarea };
for (const [name, part] of Object.entries(parts)) app.component(name, part);
app.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: false } } });
app.mount("#root");

const two = (count) => String(count).padStart(2, "0");
const day = (date) => (date instanceof Date ? `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}` : (date ?? null));
const month = (date) => (date instanceof Date ? day(date).slice(0, 7) : (date ?? null));

window.formState = () => {
	const { hsCourses, collegeCourses, experience, ...rest } = values;
	const state = { ...rest, submitted };
	state.dob = day(rest.dob);
	state.actDate = day(rest.actDate);
	state.hsGrad = month(rest.hsGrad);
	state.hs = typeof rest.hs === "string" ? rest.hs : (rest.hs?.label ?? null);
	state.background = rest.background || null;
	hsCourses.forEach(({ title, grade }, at) => Object.assign(state, { [`hsCourse${at}Title`]: title, [`hsCourse${at}Grade`]: grade }));
	collegeCourses.forEach(({ title, grade, credits }, at) =>
		Object.assign(state, { [`collegeCourse${at}Title`]: title, [`collegeCourse${at}Grade`]: grade, [`collegeCourse${at}Credits`]: credits }),
	);
	experience.forEach(({ place, role, hours }, at) =>
		Object.assign(state, { [`experience${at}Place`]: place, [`experience${at}Role`]: role, [`experience${at}Hours`]: hours }),
	);
	return JSON.parse(JSON.stringify(state));
};

window.formShown = () => {
	const box = (place) => document.querySelector(place)?.value ?? null;
	const list = (place) => document.querySelector(place)?.textContent.trim() ?? null;
	const radio = (name) => {
		const on = document.querySelector(`input[name="${name}"]:checked`);
		return on ? document.querySelector(`label[for="${on.id}"]`).textContent.trim() : "";
	};
	const shown = {
		first: box("#legal_first"),
		middle: box("#legal_middle"),
		last: box("#legal_last"),
		suffix: list("#sfx"),
		badge: box("#badge"),
		email: box("#eml"),
		mobile: box("#mob"),
		street: box("#str"),
		unit: box("#unt"),
		city: box("#cty"),
		state: list("#sta"),
		zip: box("#zip"),
		dob: box("#dob"),
		pronoun: list("#pro"),
		citizenship: radio("cit"),
		hispanic: document.querySelector(".his [aria-pressed='true']")?.textContent.trim() ?? "",
		degreed: radio("bd"),
		ecName: box("#ec1"),
		ecRelation: box("#ec2"),
		ecPhone: box("#ec3"),
		hs: box("#hs"),
		hsPlace: box("#hsp"),
		hsGrad: box("#grd"),
		gpa: box("#gpa"),
		college: box("#col"),
		degree: list("#deg"),
		cohort: list("#coh"),
		satMath: box("#sm"),
		satRw: box("#sr"),
		act: box("#ac"),
		actDate: box("#ad"),
		teas: box("#te"),
		ssn: box("#ssn"),
		background: document.querySelector("#bgc").checked,
		signature: box("#sig"),
		scrubs: list("#scr"),
		essay: box("#ess"),
	};
	for (const at of [0, 1, 2]) {
		shown[`hsCourse${at}Title`] = box(`.hsc-t${at}`);
		shown[`hsCourse${at}Grade`] = box(`.hsc-g${at}`);
		shown[`experience${at}Place`] = box(`#xo${at}`);
		shown[`experience${at}Role`] = box(`#xr${at}`);
		shown[`experience${at}Hours`] = box(`#xh${at}`);
		if (at === 2) continue;
		shown[`collegeCourse${at}Title`] = box(`.cc-t${at}`);
		shown[`collegeCourse${at}Grade`] = box(`.cc-g${at}`);
		shown[`collegeCourse${at}Credits`] = box(`.cc-c${at}`);
	}
	return shown;
};
