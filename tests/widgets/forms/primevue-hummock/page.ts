import Aura from "@primeuix/themes/aura";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import PrimeVue from "primevue/config";
import DatePicker from "primevue/datepicker";
import Dialog from "primevue/dialog";
import Fieldset from "primevue/fieldset";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import MultiSelect from "primevue/multiselect";
import Password from "primevue/password";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import Textarea from "primevue/textarea";
import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
import { STATES } from "../../lists";

const AP = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language", "AP English Literature", "AP Environmental Science", "AP Physics 1", "AP Spanish Language", "AP U.S. Government", "AP U.S. History"];
const COLLEGES = ["Boise State University", "College of the Siskiyous", "Humboldt Community College", "Lewis & Clark College", "Oregon Institute of Technology", "Oregon State University", "Portland State University", "Reed College", "Southern Oregon University", "University of Oregon", "University of Washington", "Washington State University"];
const SCHOOLS = ["Ashland High School", "Ashland Valley High School", "Butte Valley High School", "Eagle Point High School", "Etna High School", "Mount Shasta High School", "Rogue Valley Adventist Academy", "Yreka High School"];
const FIELDS = ["Agriculture", "Business", "Computer science", "Education", "Electrical engineering", "Environmental engineering", "Environmental science", "Health sciences", "Lineworker / electrical trades", "Mechanical engineering", "Nursing", "Undeclared"];
const TONGUES = ["English", "French", "German", "Hmong", "Igbo", "Karuk", "Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese"];

const blankHonor = () => ({ award: "", year: null as string | null, what: "" });
const v = reactive({
	member: "", account: "", kinship: null as string | null,
	fname: "", mi: "", lname: "", gen: null as string | null, nick: "", birth: "", sex: null as string | null,
	email: "", cell: "", road: "", road2: "", city: "", state: null as string | null, zip: "",
	citizen: null as string | null, groups: [] as string[], firstgen: null as string | null, tongues: [] as string[],
	school: "", schoolCity: "", schoolState: null as string | null, schoolZip: "", commencement: null as Date | null, grade: null as string | null,
	gpa: null as number | null, rank: null as number | null,
	satTotal: null as number | null, act: null as number | null, actOn: null as Date | null,
	ap: [0, 1, 2].map(() => ({ subject: null as string | null, score: null as number | null, year: null as number | null })),
	college: "", field: "", degree: null as string | null, career: "", applied: [] as string[],
	g1: { first: "", last: "", work: "", school: null as string | null },
	g2: { first: "", last: "", work: "", living: null as string | null },
	marital: null as string | null, brothers: null as number | null, income: null as number | null,
	acts: [{ group: "", office: "", weekly: null as number | null, weeks: null as number | null, still: null as string | null }],
	honors: [] as ReturnType<typeof blankHonor>[],
	shirt: null as string | null, heard: null as string | null, essay: "",
	refName: "", refPhone: "", ssn: "", pin: "", release: false, sign: "",
	submitted: false,
});
const local = reactive({ schools: [] as string[], colleges: [] as string[], fields: [] as string[], open: false, draft: blankHonor(), edit: -1 });

const iso = (date: Date | null) => (date ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}` : "");
const PLAIN = "member account kinship fname mi lname gen nick birth sex email cell road road2 city state zip citizen firstgen school schoolCity schoolState schoolZip grade gpa rank satTotal act college field degree career marital brothers income shirt heard essay refName refPhone ssn pin release sign".split(" ");
const MANY = ["groups", "tongues", "applied"];
const ROW = { acts: ["group", "office", "weekly", "weeks", "still"], honors: ["award", "year", "what"] };

Object.assign(window, {
	formState() {
		const all = v as Record<string, any>;
		const out: Record<string, unknown> = { submitted: v.submitted };
		for (const key of PLAIN) out[key] = all[key] ?? "";
		for (const key of MANY) out[key] = [...all[key]].sort();
		out.commencement = iso(v.commencement);
		out.actOn = iso(v.actOn);
		for (let row = 0; row < 3; row++) {
			for (const key of ["subject", "score", "year"]) out[`ap.${row}.${key}`] = (v.ap[row] as any)[key] ?? "";
			for (const [list, keys] of Object.entries(ROW)) for (const key of keys) out[`${list}.${row}.${key}`] = all[list][row]?.[key] ?? "";
		}
		for (const who of ["g1", "g2"]) for (const [key, value] of Object.entries(all[who])) out[`${who}.${key}`] = value ?? "";
		return out;
	},
	formShown() {
		const out: Record<string, unknown> = {};
		for (const key of Object.keys((window as any).formState())) if (key !== "submitted") out[key] = read(key);
		return out;
	},
});

/** Cells of the template carry their key in a property that Vue sets, not in an attribute. */
const cells = new Map<string, HTMLElement>();
function read(key: string): unknown {
	const cell = cells.get(key);
	if (!cell?.isConnected) return "";
	const text = (each: Element | null | undefined) => (each?.textContent ?? "").replace(/\u00a0|\u200b/g, " ").trim();
	if (MANY.includes(key)) return [...cell.querySelectorAll(".p-chip-label")].map(text).sort();
	if (cell.querySelector(".p-radiobutton")) return text(cell.querySelector(".p-radiobutton-checked")?.parentElement?.querySelector("label"));
	const box = cell.querySelector<HTMLInputElement>("input[type=checkbox]");
	if (box) return box.checked;
	const select = cell.querySelector(".p-select-label");
	if (select) return select.classList.contains("p-placeholder") ? "" : text(select);
	const field = cell.querySelector<HTMLInputElement>("input, textarea");
	return field ? field.value : text(cell);
}

const app = createApp({
	components: { AutoComplete, Button, Checkbox, DatePicker, Dialog, Fieldset, InputMask, InputNumber, InputText, MultiSelect, Password, RadioButton, Select, Textarea },
	directives: { cell: { mounted: (element: HTMLElement, { value }: { value: string }) => void cells.set(value, element) } },
	setup() {
		const among = (list: string[], into: "schools" | "colleges" | "fields", ms: number) => (event: { query: string }) => {
			setTimeout(() => {
				local[into] = list.filter((each) => each.toLowerCase().includes(event.query.trim().toLowerCase()));
			}, ms);
		};
		return {
			v, local, AP, COLLEGES, TONGUES,
			states: STATES.map(([code, name]) => ({ code, name })),
			gens: ["Jr.", "Sr.", "II", "III", "IV"],
			kin: ["Child or stepchild", "Grandchild", "Ward", "Self"],
			sexes: [{ id: "sxF", value: "F", label: "Female" }, { id: "sxM", value: "M", label: "Male" }, { id: "sxX", value: "X", label: "Prefer not to answer" }],
			citizens: [{ value: 1, label: "Citizen of the United States" }, { value: 2, label: "Permanent resident alien" }, { value: 3, label: "Neither of these" }].map(({ value, label }) => ({ value: String(value), label })),
			groups: ["American Indian / Alaska Native", "Asian", "Black / African American", "Hispanic / Latino", "Native Hawaiian / Pacific Islander", "White / Caucasian"],
			grades: [{ value: "FR", label: "Freshman" }, { value: "SO", label: "Sophomore" }, { value: "JR", label: "Junior" }, { value: "SR", label: "Senior" }],
			classYears: ["Freshman year", "Sophomore year", "Junior year", "Senior year"],
			degrees: ["Certificate or apprenticeship", "Associate degree", "Bachelor's degree", "Master's degree", "Doctoral degree", "Not sure"],
			schooling: ["Less than high school", "High school diploma / GED", "Some college but no degree", "Associate degree", "Bachelor's degree", "Graduate degree"],
			maritals: ["Married to each other", "Divorced", "Separated", "Never married", "Widowed"],
			yn: [{ value: "Y", label: "Yes" }, { value: "N", label: "No" }],
			shirts: ["S", "M", "L", "XL", "2XL"],
			heards: ["Ruralite magazine", "Bill insert", "School counselor", "Co-op website", "Annual meeting"],
			findSchool: among(SCHOOLS, "schools", 350), findCollege: among(COLLEGES, "colleges", 350), findField: among(FIELDS, "fields", 200),
			addAct: () => v.acts.push({ group: "", office: "", weekly: null, weeks: null, still: null }),
			openHonor: (row: number) => {
				local.edit = row;
				local.draft = row < 0 ? blankHonor() : { ...v.honors[row] };
				local.open = true;
			},
			saveHonor: () => {
				if (local.edit < 0) v.honors.push({ ...local.draft });
				else v.honors[local.edit] = { ...local.draft };
				local.open = false;
			},
			submit: () => {
				v.submitted = true;
			},
		};
	},
	template: `
<header><h1>Hummock Rural Electric Cooperative</h1><p>2027 Youth Scholarship &mdash; ten awards of $2,500. Applications close Friday, February 5, 2027 at 5 p.m. Fields marked <b class="req">*</b> must be filled in.</p></header>
<form @submit.prevent="submit" novalidate>
<Fieldset legend="A. Cooperative member">
	<p class="hint">The person whose name is on the electric bill. If that is not you, enter the name of the parent, grandparent or guardian who holds the account.</p>
	<div class="grid">
		<div class="f" v-cell="'member'"><label for="member">Member name as it appears on the bill <b class="req">*</b></label><InputText id="member" v-model="v.member" fluid /></div>
		<div class="f" v-cell="'account'"><label for="account">HREC account number <b class="req">*</b></label><InputMask id="account" v-model="v.account" mask="999999-999" placeholder="000000-000" fluid /></div>
		<div class="f" v-cell="'kinship'"><label for="kinship">Applicant is the member's</label><Select labelId="kinship" v-model="v.kinship" :options="kin" placeholder="Choose one" fluid /></div>
	</div>
</Fieldset>

<Fieldset legend="B. Scholarship applicant">
	<div class="grid">
		<div class="f" v-cell="'fname'"><label for="a1">First <b class="req">*</b></label><InputText id="a1" v-model="v.fname" fluid /></div>
		<div class="f s" v-cell="'mi'"><label for="a2">M.I.</label><InputText id="a2" v-model="v.mi" maxlength="1" fluid /></div>
		<div class="f" v-cell="'lname'"><label for="a3">Last <b class="req">*</b></label><InputText id="a3" v-model="v.lname" fluid /></div>
		<div class="f s" v-cell="'gen'"><label for="a4">Jr., III, etc.</label><Select labelId="a4" v-model="v.gen" :options="gens" showClear placeholder=" " fluid /></div>
		<div class="f" v-cell="'nick'"><label for="a5">Goes by</label><InputText id="a5" v-model="v.nick" fluid /></div>
		<div class="f" v-cell="'birth'"><label for="a6">Birth date <b class="req">*</b></label><InputMask id="a6" v-model="v.birth" mask="99/99/9999" placeholder="mm/dd/yyyy" slotChar="mm/dd/yyyy" fluid /></div>
		<div class="f" v-cell="'email'"><label for="a7">E-mail <b class="req">*</b></label><InputText id="a7" type="email" v-model="v.email" fluid /><small>Award notices are sent here</small></div>
		<div class="f" v-cell="'cell'"><label for="a8">Daytime or cell phone <b class="req">*</b></label><InputMask id="a8" v-model="v.cell" mask="(999) 999-9999" placeholder="(   )    -" fluid /></div>
	</div>
	<h3>Mailing address</h3>
	<div class="grid">
		<div class="f w" v-cell="'road'"><label for="b1">Road or street and number <b class="req">*</b></label><InputText id="b1" v-model="v.road" fluid /></div>
		<div class="f" v-cell="'road2'"><label for="b2">Apartment, space or box</label><InputText id="b2" v-model="v.road2" fluid /></div>
		<div class="f" v-cell="'city'"><label for="b3">City <b class="req">*</b></label><InputText id="b3" v-model="v.city" fluid /></div>
		<div class="f" v-cell="'state'"><label for="b4">State <b class="req">*</b></label><Select labelId="b4" v-model="v.state" :options="states" optionLabel="name" optionValue="code" filter filterPlaceholder="Type to find" placeholder="Select" fluid /></div>
		<div class="f s" v-cell="'zip'"><label for="b5">ZIP <b class="req">*</b></label><InputMask id="b5" v-model="v.zip" mask="99999" fluid /></div>
	</div>
	<div class="q" v-cell="'sex'" role="radiogroup" aria-labelledby="sxq"><span id="sxq" class="ql">Sex</span>
		<span v-for="o in sexes" :key="o.id" class="opt"><RadioButton v-model="v.sex" :inputId="o.id" name="sx" :value="o.value" /><label :for="o.id">{{ o.label }}</label></span>
	</div>
	<div class="grid">
		<div class="f" v-cell="'citizen'"><label for="c1">Citizenship <b class="req">*</b></label><Select labelId="c1" v-model="v.citizen" :options="citizens" optionLabel="label" optionValue="value" placeholder="Select" fluid /></div>
		<div class="f w" v-cell="'groups'"><label for="c2">Race and ethnicity (optional; mark every one that applies)</label><MultiSelect inputId="c2" v-model="v.groups" :options="groups" display="chip" placeholder="Select any" fluid :showToggleAll="false" /></div>
		<div class="f w" v-cell="'tongues'"><label for="c3">Languages you speak, including English</label><MultiSelect inputId="c3" v-model="v.tongues" :options="TONGUES" display="chip" filter placeholder="Select languages" fluid :showToggleAll="false" /></div>
	</div>
</Fieldset>

<Fieldset legend="C. High school">
	<div class="grid">
		<div class="f w" v-cell="'school'"><label for="d1">Name of high school <b class="req">*</b></label><AutoComplete inputId="d1" v-model="v.school" :suggestions="local.schools" @complete="findSchool" placeholder="Start typing; pick from the list or enter your own" fluid /></div>
		<div class="f" v-cell="'schoolCity'"><label for="d3">City</label><InputText id="d3" v-model="v.schoolCity" fluid /></div>
		<div class="f" v-cell="'schoolState'"><label for="d4">State</label><Select labelId="d4" v-model="v.schoolState" :options="states" optionLabel="name" optionValue="code" filter placeholder="Select" fluid /></div>
		<div class="f s" v-cell="'schoolZip'"><label for="d5">ZIP</label><InputMask id="d5" v-model="v.schoolZip" mask="99999" fluid /></div>
		<div class="f" v-cell="'commencement'"><label for="d6">Date of graduation</label><DatePicker inputId="d6" v-model="v.commencement" dateFormat="mm/dd/yy" showIcon :showOnFocus="false" fluid /></div>
	</div>
	<div class="q" v-cell="'grade'" role="radiogroup" aria-label="Present class standing"><span class="ql">Present class standing <b class="req">*</b></span>
		<span v-for="o in grades" :key="o.value" class="opt"><RadioButton v-model="v.grade" :inputId="'gr' + o.value" name="standing" :value="o.value" /><label :for="'gr' + o.value">{{ o.label }}</label></span>
	</div>
	<div class="grid">
		<div class="f" v-cell="'gpa'"><label for="e1">Cumulative GPA (unweighted, 4.0 scale) <b class="req">*</b></label><InputNumber inputId="e1" v-model="v.gpa" :minFractionDigits="2" :maxFractionDigits="3" :min="0" :max="4" fluid /></div>
		<div class="f" v-cell="'rank'"><label for="e2">Rank in class</label><InputNumber inputId="e2" v-model="v.rank" :useGrouping="false" fluid /></div>
		<div class="f" v-cell="'satTotal'"><label for="e4">SAT total</label><InputNumber inputId="e4" v-model="v.satTotal" :useGrouping="false" :max="1600" fluid /></div>
		<div class="f" v-cell="'act'"><label for="e5">ACT composite</label><InputNumber inputId="e5" v-model="v.act" :max="36" showButtons fluid /></div>
		<div class="f" v-cell="'actOn'"><label for="e6">ACT test date</label><DatePicker inputId="e6" v-model="v.actOn" dateFormat="mm/dd/yy" placeholder="mm/dd/yyyy" showButtonBar fluid /></div>
	</div>
	<h3>Advanced Placement examinations already taken</h3>
	<table class="ap"><thead><tr><th id="h1">Subject</th><th id="h2">Score</th><th id="h3">Year taken</th></tr></thead><tbody>
		<tr v-for="(row, i) in v.ap" :key="i">
			<td v-cell="'ap.' + i + '.subject'"><Select v-model="row.subject" :options="AP" filter aria-labelledby="h1" placeholder="Select subject" fluid /></td>
			<td v-cell="'ap.' + i + '.score'"><Select v-model="row.score" :options="[5, 4, 3, 2, 1]" aria-labelledby="h2" placeholder="–" fluid /></td>
			<td v-cell="'ap.' + i + '.year'"><InputNumber v-model="row.year" :useGrouping="false" aria-labelledby="h3" fluid /></td>
		</tr>
	</tbody></table>
</Fieldset>

<Fieldset legend="D. Plans after high school">
	<div class="grid">
		<div class="f w" v-cell="'college'"><label for="p1">College or trade school you plan to attend <b class="req">*</b></label><AutoComplete inputId="p1" v-model="v.college" :suggestions="local.colleges" @complete="findCollege" dropdown fluid /></div>
		<div class="f w" v-cell="'applied'"><label for="p2">All schools to which you have applied</label><MultiSelect inputId="p2" v-model="v.applied" :options="COLLEGES" display="chip" filter placeholder="Select schools" fluid :showToggleAll="false" /></div>
		<div class="f" v-cell="'field'"><label for="p3">Course of study</label><AutoComplete inputId="p3" v-model="v.field" :suggestions="local.fields" @complete="findField" fluid /></div>
		<div class="f" v-cell="'degree'"><label for="p4">Highest degree you hope to earn</label><Select labelId="p4" v-model="v.degree" :options="degrees" placeholder="Select" fluid /></div>
		<div class="f" v-cell="'career'"><label for="p5">Occupation you are preparing for</label><InputText id="p5" v-model="v.career" fluid /></div>
	</div>
</Fieldset>

<Fieldset legend="E. Household">
	<div class="two">
		<Fieldset legend="Parent 1" class="inner">
			<div class="f" v-cell="'g1.first'"><label for="m1">First name</label><InputText id="m1" v-model="v.g1.first" fluid /></div>
			<div class="f" v-cell="'g1.last'"><label for="m2">Last name</label><InputText id="m2" v-model="v.g1.last" fluid /></div>
			<div class="f" v-cell="'g1.work'"><label for="m3">Occupation</label><InputText id="m3" v-model="v.g1.work" fluid /></div>
			<div class="f" v-cell="'g1.school'"><label for="m4">Education</label><Select labelId="m4" v-model="v.g1.school" :options="schooling" placeholder="Select" fluid /></div>
		</Fieldset>
		<Fieldset legend="Parent 2" class="inner">
			<div class="f" v-cell="'g2.first'"><label for="n1">First name</label><InputText id="n1" v-model="v.g2.first" fluid /></div>
			<div class="f" v-cell="'g2.last'"><label for="n2">Last name</label><InputText id="n2" v-model="v.g2.last" fluid /></div>
			<div class="f" v-cell="'g2.work'"><label for="n3">Occupation</label><InputText id="n3" v-model="v.g2.work" fluid /></div>
			<div class="q" v-cell="'g2.living'" role="radiogroup" aria-label="Is this parent living?"><span class="ql">Is this parent living?</span><span v-for="o in yn" :key="o.value" class="opt"><RadioButton v-model="v.g2.living" :inputId="'lv' + o.value" name="lv" :value="o.value" /><label :for="'lv' + o.value">{{ o.label }}</label></span></div>
		</Fieldset>
	</div>
	<div class="grid">
		<div class="f" v-cell="'marital'"><label for="o1">Parents are</label><Select labelId="o1" v-model="v.marital" :options="maritals" placeholder="Select" fluid /></div>
		<div class="f" v-cell="'brothers'"><label for="o2">How many brothers and sisters do you have?</label><InputNumber inputId="o2" v-model="v.brothers" showButtons :min="0" fluid /></div>
		<div class="f" v-cell="'income'"><label for="o3">Gross yearly household income</label><InputNumber inputId="o3" v-model="v.income" mode="currency" currency="USD" locale="en-US" :minFractionDigits="0" :maximumFractionDigits="0" fluid /></div>
	</div>
	<div class="q" v-cell="'firstgen'" role="radiogroup" aria-labelledby="fgq"><span id="fgq" class="ql">Will you be in the first generation of your family to attend college?</span>
		<span v-for="o in yn" :key="o.value" class="opt"><RadioButton v-model="v.firstgen" :inputId="'fg' + o.value" name="fg" :value="o.value" /><label :for="'fg' + o.value">{{ o.label }}</label></span>
	</div>
</Fieldset>

<Fieldset legend="F. School, community and work activities">
	<p class="hint">Clubs, 4-H, FFA, sports, church, volunteering and jobs. List up to six.</p>
	<div v-for="(row, i) in v.acts" :key="i" class="act" :id="'act' + i">
		<div class="grid">
			<div class="f w" v-cell="'acts.' + i + '.group'"><label :for="'ag' + i">Organization or place of work</label><InputText :id="'ag' + i" v-model="row.group" fluid /></div>
			<div class="f" v-cell="'acts.' + i + '.office'"><label :for="'ao' + i">Office held or duties</label><InputText :id="'ao' + i" v-model="row.office" fluid /></div>
			<div class="f s" v-cell="'acts.' + i + '.weekly'"><label :for="'ah' + i">Hrs / wk</label><InputNumber :inputId="'ah' + i" v-model="row.weekly" :maxFractionDigits="1" fluid /></div>
			<div class="f s" v-cell="'acts.' + i + '.weeks'"><label :for="'aw' + i">Wks / yr</label><InputNumber :inputId="'aw' + i" v-model="row.weeks" :max="52" fluid /></div>
		</div>
		<div class="q" v-cell="'acts.' + i + '.still'" role="radiogroup" :aria-labelledby="'as' + i"><span class="ql" :id="'as' + i">Do you expect to keep this up in college?</span>
			<span v-for="o in yn" :key="o.value" class="opt"><RadioButton v-model="row.still" :inputId="'as' + i + o.value" :name="'still' + i" :value="o.value" /><label :for="'as' + i + o.value">{{ o.label }}</label></span>
		</div>
	</div>
	<Button type="button" label="Add another activity" severity="secondary" outlined @click="addAct" v-if="v.acts.length < 6" />
</Fieldset>

<Fieldset legend="G. Awards and honors">
	<table class="honors" v-if="v.honors.length"><thead><tr><th>Award</th><th>Received</th><th>For what</th><th></th></tr></thead><tbody>
		<tr v-for="(row, i) in v.honors" :key="i"><td v-cell="'honors.' + i + '.award'">{{ row.award }}</td><td v-cell="'honors.' + i + '.year'">{{ row.year }}</td><td v-cell="'honors.' + i + '.what'">{{ row.what }}</td><td><Button type="button" label="Edit" text size="small" @click="openHonor(i)" /></td></tr>
	</tbody></table>
	<p v-else class="hint">Nothing listed yet.</p>
	<Button type="button" label="Add an award" severity="secondary" outlined @click="openHonor(-1)" />
	<Dialog v-model:visible="local.open" modal header="Award or honor" :style="{ width: '34rem' }">
		<div class="f"><label for="dlgAward">Name of award</label><InputText id="dlgAward" v-model="local.draft.award" fluid /></div>
		<div class="f"><label for="dlgYear">When you received it</label><Select labelId="dlgYear" v-model="local.draft.year" :options="classYears" placeholder="Select" fluid /></div>
		<div class="f"><label for="dlgWhat">What was it given for?</label><Textarea id="dlgWhat" v-model="local.draft.what" rows="3" fluid /></div>
		<template #footer><Button type="button" label="Cancel" text @click="local.open = false" /><Button type="button" label="Save award" @click="saveHonor" /></template>
	</Dialog>
</Fieldset>

<Fieldset legend="H. A few more things">
	<div class="grid">
		<div class="f s" v-cell="'shirt'"><label for="q1">T-shirt</label><Select labelId="q1" v-model="v.shirt" :options="shirts" placeholder="Size" fluid /></div>
		<div class="f" v-cell="'heard'"><label for="q2">Where did you see this scholarship?</label><Select labelId="q2" v-model="v.heard" :options="heards" placeholder="Select" fluid /></div>
		<div class="f" v-cell="'refName'"><label for="q3">Non-family reference: name</label><InputText id="q3" v-model="v.refName" fluid /></div>
		<div class="f" v-cell="'refPhone'"><label for="q4">Non-family reference: phone</label><InputMask id="q4" v-model="v.refPhone" mask="(999) 999-9999" fluid /></div>
	</div>
	<div class="f" v-cell="'essay'"><label for="q5">Essay: What does it mean to own the company that keeps your lights on? (500 words)</label><Textarea id="q5" v-model="v.essay" rows="6" fluid /></div>
</Fieldset>

<Fieldset legend="I. Certification">
	<div class="grid">
		<div class="f" v-cell="'ssn'"><label for="z1">Social Security No. (for IRS reporting of awards)</label><InputMask id="z1" v-model="v.ssn" mask="999-99-9999" fluid /></div>
		<div class="f" v-cell="'pin'"><label for="z2">Choose a password to return to this application</label><Password inputId="z2" v-model="v.pin" :feedback="false" toggleMask fluid /></div>
		<div class="f" v-cell="'sign'"><label for="z3">Applicant's signature (type your name) <b class="req">*</b></label><InputText id="z3" v-model="v.sign" fluid /></div>
	</div>
	<div class="q" v-cell="'release'"><Checkbox v-model="v.release" binary inputId="z4" /> <label for="z4">I give HREC permission to publish my name and photograph if I am selected</label></div>
	<Button type="submit" label="Submit application" />
</Fieldset>
</form>`,
});
app.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".dark" } } });
app.mount("#root");

const css = document.createElement("style");
css.textContent = `
body { font: 15px/1.45 system-ui, sans-serif; margin: 0 auto; max-width: 980px; padding: 1rem; color: #243; }
h1 { font-size: 1.6rem; margin: 0; } h3 { font-size: 1rem; margin: 1rem 0 .4rem; }
.grid { display: grid; grid-template-columns: repeat(6, 1fr); gap: .8rem; align-items: end; }
.f { grid-column: span 2; display: flex; flex-direction: column; gap: .25rem; margin-bottom: .4rem; } .f.s { grid-column: span 1; } .f.w { grid-column: span 4; }
.q { margin: .7rem 0; display: flex; gap: .9rem; flex-wrap: wrap; align-items: center; } .ql { font-weight: 600; } .opt { display: inline-flex; gap: .35rem; align-items: center; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; } .req { color: #b00; } .hint, small { color: #667; } .p-fieldset { margin-bottom: 1.2rem; }
table { width: 100%; border-collapse: collapse; margin-bottom: .8rem; } th { text-align: left; } th, td { padding: .3rem; } .ap td:first-child { width: 60%; }
.act { border-bottom: 1px dashed #9ab; margin-bottom: .8rem; }`;
document.head.append(css);
