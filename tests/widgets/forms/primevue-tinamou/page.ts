import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
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
import Fieldset from "primevue/fieldset";
import FloatLabel from "primevue/floatlabel";
import IftaLabel from "primevue/iftalabel";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import MultiSelect from "primevue/multiselect";
import Password from "primevue/password";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import Textarea from "primevue/textarea";
import ToggleSwitch from "primevue/toggleswitch";
import { MAJORS, STATES } from "../../lists";

const form: any = reactive({
	legalLast: "", legalFirst: "", legalMiddle: "", suffix: null, preferred: "", ssn: "",
	street: "", apt: "", city: "", state: null, zip: "", mailSame: false, mailing: "", home: "", email: "", birth: null,
	highSchool: "", hsCity: "", hsState: null, hsGrad: null, counselor: "", counselorPhone: "", gpaW: null, gpaU: null, rank: null, classSize: null,
	satTotal: null, satWhen: null, actBest: null, apCount: null, english: null, otherLanguages: [],
	major: "", secondMajor: "", degree: null, applied: null, how: null, otherColleges: "",
	fName: "", fJob: "", fCompany: "", fEdu: null, mName: "", mJob: "", mCompany: "", mEdu: null,
	bothParents: null, liveWith: "", hasSibs: null, howMany: null, sib1Name: "", sib1Age: null, sib2Name: "", sib2Age: null,
	activities: [0, 1, 2].map(() => ({ kind: null, group: "", role: "", years: [], hours: null, weeks: null, detail: "" })),
	awards: [0, 1, 2].map(() => ({ name: "", grade: null, why: "" })),
	courses: [0, 1, 2].map(() => ({ title: "", level: null })),
	exams: [0, 1].map(() => ({ subject: "", score: null })),
	gender: null, hispanic: null, ethnic: [], citizen: null, aid: null, firstGen: null,
	ref1: "", ref1Title: "", ref1Email: "", ref2: "", ref2Email: "", emergency: "", emergencyPhone: "",
	essay: "", pin: "", pledge: false,
});
let submitted = false;
const refs: Record<string, HTMLElement> = {};

const day = (d: any) => (d instanceof Date ? `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, "0")}-${String(d.getDate()).padStart(2, "0")}` : d);
function values() {
	const out: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(form) as [string, any][]) {
		if (Array.isArray(value) && value[0] && typeof value[0] === "object")
			value.forEach((row, i) => { for (const [k, v] of Object.entries(row)) out[`${key}.${i}.${k}`] = v; });
		else out[key] = day(value);
	}
	return JSON.parse(JSON.stringify({ ...out, submitted }));
}
function read(el: HTMLElement): unknown {
	const q = <T extends HTMLElement = HTMLInputElement>(s: string) => el.querySelector<T>(s);
	const radios = [...el.querySelectorAll<HTMLInputElement>("input[type=radio]")];
	const text = (box: HTMLInputElement) => el.querySelector(`label[for="${box.id}"]`)?.textContent?.trim() ?? "";
	if (radios.length > 0) return radios.filter((r) => r.checked).map(text)[0] ?? "";
	if (q(".p-multiselect")) return [...el.querySelectorAll(".p-chip-label, .p-multiselect-chip .p-chip-label")].map((c) => c.textContent?.trim());
	if (q(".p-select")) return q(".p-select-label")?.classList.contains("p-placeholder") ? "" : (q(".p-select-label")?.textContent?.trim().replace(/^\u200b|empty$/g, "") ?? "");
	if (q(".p-selectbutton")) return q(".p-togglebutton-checked")?.textContent?.trim() ?? "";
	const boxes = [...el.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
	if (boxes.length === 1) return boxes[0].checked;
	if (boxes.length > 1) return boxes.filter((b) => b.checked).map(text);
	return (el.querySelector("input, textarea") as HTMLInputElement | null)?.value ?? "";
}
Object.assign(window, { formState: values, formShown: () => Object.fromEntries(Object.entries(refs).map(([k, el]) => [k, read(el)])) });

const app = createApp({
	setup() {
		const found = reactive({ majors: [] as string[] });
		return {
			form, found,
			look: (e: any) => { found.majors = MAJORS.filter((m) => m.toLowerCase().includes(e.query.toLowerCase())); },
			send: () => { submitted = true; },
			states: STATES.map(([code, name]) => ({ code, name })),
			edu: ["Some High School", "High School/GED", "Some College", "Two-year Degree", "Bachelor's Degree", "Graduate or Professional Degree"],
			kinds: ["Academic club or team", "Athletics", "Community service", "Employment", "Environment", "Family or childcare", "Fine arts", "Independent research", "Speech and debate", "Student government", "Study abroad", "Other"],
			years: ["9", "10", "11", "12"],
			grades: [{ v: "9", t: "9th grade" }, { v: "10", t: "10th grade" }, { v: "11", t: "11th grade" }, { v: "12", t: "12th grade" }],
			langs: ["Arabic", "Chinese", "French", "German", "Igbo", "Korean", "Spanish", "Vietnamese", "Yoruba"],
			origins: ["American Indian or Alaska Native", "Asian", "Black / African American", "Native Hawaiian or Pacific Islander", "White (including Middle Eastern)"],
		};
	},
	template: `
<main style="max-width: 1000px; margin: 1.5rem auto; font-family: Georgia, serif">
<h1>Honors Program</h1>
<h2>First-Year Application for Fall 2027</h2>
<p><strong>Application Deadline is February 1, 2027.</strong> The application should take you half an hour to an hour to complete &ndash; you will be able to save and continue later if you so wish.</p>
<form @submit.prevent="send">
<Accordion :value="['0']" multiple>
<AccordionPanel value="0"><AccordionHeader>Name and Identification</AccordionHeader><AccordionContent>
	<p>Legal Name (Last, First, Middle):</p>
	<div class="line">
		<w k="legalLast"><InputText v-model="form.legalLast" placeholder="Last" /></w>
		<w k="legalFirst"><InputText v-model="form.legalFirst" placeholder="First" /></w>
		<w k="legalMiddle"><InputText v-model="form.legalMiddle" placeholder="Middle" /></w>
		<w k="suffix"><Select v-model="form.suffix" :options="['Jr.', 'Sr.', 'II', 'III', 'IV']" placeholder="Suffix" showClear /></w>
	</div>
	<div class="line">
		<w k="preferred"><FloatLabel variant="on"><InputText id="pn" v-model="form.preferred" /><label for="pn">Preferred Name</label></FloatLabel></w>
		<w k="ssn"><FloatLabel variant="on"><InputMask id="ss" v-model="form.ssn" mask="999-99-9999" /><label for="ss">SSN</label></FloatLabel></w>
	</div>
	<h4>Contact Information</h4>
	<div class="line">
		<w k="street"><FloatLabel variant="on"><InputText id="a1" v-model="form.street" size="40" /><label for="a1">Street Address</label></FloatLabel></w>
		<w k="apt"><FloatLabel variant="on"><InputText id="a2" v-model="form.apt" size="8" /><label for="a2">Apt.</label></FloatLabel></w>
	</div>
	<div class="line">
		<w k="city"><FloatLabel variant="on"><InputText id="a3" v-model="form.city" /><label for="a3">City</label></FloatLabel></w>
		<w k="state"><FloatLabel variant="on"><Select inputId="a4" labelId="a4" v-model="form.state" :options="states" optionLabel="name" optionValue="code" filter style="min-width: 12rem" /><label for="a4">State</label></FloatLabel></w>
		<w k="zip"><FloatLabel variant="on"><InputText id="a5" v-model="form.zip" size="10" /><label for="a5">Zip Code</label></FloatLabel></w>
	</div>
	<w k="mailSame"><Checkbox v-model="form.mailSame" binary inputId="ms" /> <label for="ms">My mailing address is different from the address above</label></w>
	<w k="mailing"><FloatLabel variant="on"><Textarea id="ml" v-model="form.mailing" rows="2" cols="50" /><label for="ml">If so, mailing address</label></FloatLabel></w>
	<div class="line">
		<w k="home"><FloatLabel variant="on"><InputMask id="ph" v-model="form.home" mask="(999) 999-9999" /><label for="ph">Telephone Number</label></FloatLabel></w>
		<w k="email"><FloatLabel variant="on"><InputText id="em" type="email" v-model="form.email" size="32" /><label for="em">Email Address</label></FloatLabel></w>
		<w k="birth"><FloatLabel variant="on"><DatePicker inputId="bd" v-model="form.birth" dateFormat="mm/dd/yy" showIcon /><label for="bd">Date of Birth</label></FloatLabel></w>
	</div>
</AccordionContent></AccordionPanel>

<AccordionPanel value="1"><AccordionHeader>High School and Academic Interest(s)</AccordionHeader><AccordionContent>
	<div class="line">
		<w k="highSchool"><IftaLabel><InputText id="hs" v-model="form.highSchool" size="34" /><label for="hs">High School</label></IftaLabel></w>
		<w k="hsCity"><IftaLabel><InputText id="hsc" v-model="form.hsCity" /><label for="hsc">City</label></IftaLabel></w>
		<w k="hsState"><IftaLabel><Select labelId="hss" v-model="form.hsState" :options="states" optionLabel="name" optionValue="code" style="min-width: 12rem" /><label for="hss">State</label></IftaLabel></w>
	</div>
	<div class="line">
		<w k="hsGrad"><IftaLabel><DatePicker inputId="hsg" v-model="form.hsGrad" dateFormat="mm/dd/yy" /><label for="hsg">Date of graduation (anticipated)</label></IftaLabel></w>
		<w k="counselor"><IftaLabel><InputText id="hco" v-model="form.counselor" /><label for="hco">High School counselor</label></IftaLabel></w>
		<w k="counselorPhone"><IftaLabel><InputMask id="hcp" v-model="form.counselorPhone" mask="(999) 999-9999" /><label for="hcp">Counselor phone</label></IftaLabel></w>
	</div>
	<table class="grid" id="marks"><thead><tr><th colspan="2">Cumulative GPA</th><th colspan="2">Class rank</th></tr><tr><th>Weighted</th><th>Unweighted</th><th>Rank</th><th>Out of</th></tr></thead><tbody><tr>
		<td><w k="gpaW"><InputNumber v-model="form.gpaW" :minFractionDigits="2" :maxFractionDigits="3" /></w></td>
		<td><w k="gpaU"><InputNumber v-model="form.gpaU" :minFractionDigits="2" :maxFractionDigits="3" /></w></td>
		<td><w k="rank"><InputNumber v-model="form.rank" /></w></td>
		<td><w k="classSize"><InputNumber v-model="form.classSize" /></w></td>
	</tr></tbody></table>
	<div class="line">
		<w k="satTotal"><label for="st">Highest SAT composite (reading/writing plus math)</label> <InputNumber inputId="st" v-model="form.satTotal" :useGrouping="false" /></w>
		<w k="satWhen"><label for="sw">Date of your highest SAT math section</label> <DatePicker inputId="sw" v-model="form.satWhen" view="month" dateFormat="mm/yy" /></w>
	</div>
	<div class="line">
		<w k="actBest"><label for="ab">Highest ACT composite (superscored)</label> <InputNumber inputId="ab" v-model="form.actBest" :min="1" :max="36" showButtons /></w>
		<w k="apCount"><label for="ac">Number of AP exams taken to date</label> <InputNumber inputId="ac" v-model="form.apCount" :min="0" showButtons /></w>
	</div>
	<p>List the most rigorous classes on your transcript.</p>
	<div class="line course" v-for="(c, i) in form.courses" :key="'c' + i">
		<w :k="'courses.' + i + '.title'"><InputText v-model="c.title" :placeholder="'Course ' + (i + 1)" size="36" /></w>
		<w :k="'courses.' + i + '.level'"><Select v-model="c.level" :options="['Regular', 'Honors', 'AP', 'IB', 'Joint enrollment']" placeholder="Level" /></w>
	</div>
	<p>AP or IB examinations (up to two, most recent first or best first as you prefer)</p>
	<div class="line exam" v-for="(c, i) in form.exams" :key="'x' + i">
		<w :k="'exams.' + i + '.subject'"><IftaLabel><InputText :id="'xs' + i" v-model="c.subject" /><label :for="'xs' + i">Exam</label></IftaLabel></w>
		<w :k="'exams.' + i + '.score'"><IftaLabel><InputNumber :inputId="'xc' + i" v-model="c.score" :min="1" :max="7" /><label :for="'xc' + i">Score</label></IftaLabel></w>
	</div>
	<div class="line">
		<w k="major"><FloatLabel variant="on"><AutoComplete inputId="mj" v-model="form.major" :suggestions="found.majors" @complete="look" /><label for="mj">Intended Major</label></FloatLabel></w>
		<w k="secondMajor"><FloatLabel variant="on"><AutoComplete inputId="mj2" v-model="form.secondMajor" :suggestions="found.majors" @complete="look" /><label for="mj2">Second Major (or Minor)</label></FloatLabel></w>
		<w k="degree"><FloatLabel variant="on"><Select labelId="dg" v-model="form.degree" :options="['Bachelor\\'s', 'Master\\'s', 'Ph.D.', 'M.D., J.D. or other professional', 'Not sure']" style="min-width: 14rem" /><label for="dg">Highest degree planned</label></FloatLabel></w>
	</div>
	<w k="applied" id="applied"><p>Have you already applied for admission to the University?</p><span v-for="o in ['Yes', 'No']" :key="o"><RadioButton v-model="form.applied" :value="o" :inputId="'ap' + o" name="applied" /> <label :for="'ap' + o">{{ o }}</label> </span></w>
	<w k="how"><p>If so, how did you apply?</p><SelectButton v-model="form.how" :options="['Early Action', 'Regular Decision']" /></w>
	<w k="otherColleges"><p>To which other colleges are you applying?</p><Textarea v-model="form.otherColleges" rows="2" cols="70" /></w>
</AccordionContent></AccordionPanel>

<AccordionPanel value="2"><AccordionHeader>Family</AccordionHeader><AccordionContent>
	<table class="grid" id="family"><thead><tr><th></th><th>Father / Guardian</th><th>Mother / Guardian</th></tr></thead><tbody>
		<tr><th>Name</th><td><w k="fName"><InputText v-model="form.fName" /></w></td><td><w k="mName"><InputText v-model="form.mName" /></w></td></tr>
		<tr><th>Occupation/Title</th><td><w k="fJob"><InputText v-model="form.fJob" /></w></td><td><w k="mJob"><InputText v-model="form.mJob" /></w></td></tr>
		<tr><th>Employer/Company</th><td><w k="fCompany"><InputText v-model="form.fCompany" /></w></td><td><w k="mCompany"><InputText v-model="form.mCompany" /></w></td></tr>
		<tr><th>Highest Level of Education</th><td><w k="fEdu"><Select v-model="form.fEdu" :options="edu" placeholder="Choose" /></w></td><td><w k="mEdu"><Select v-model="form.mEdu" :options="edu" placeholder="Choose" /></w></td></tr>
	</tbody></table>
	<w k="bothParents"><p>Do you live with both parents?</p><span v-for="o in ['Yes', 'No']" :key="o"><RadioButton v-model="form.bothParents" :value="o" :inputId="'bp' + o" name="both" /> <label :for="'bp' + o">{{ o }}</label> </span></w>
	<w k="liveWith"><label for="lw">If no, please enter the name of the parent/guardian with whom you live.</label> <InputText id="lw" v-model="form.liveWith" /></w>
	<div class="line">
		<w k="hasSibs" id="hassibs"><p>Do you have siblings?</p><span v-for="o in ['Yes', 'No']" :key="o"><RadioButton v-model="form.hasSibs" :value="o" :inputId="'sb' + o" name="sibs" /> <label :for="'sb' + o">{{ o }}</label> </span></w>
		<w k="howMany"><p>If yes, how many</p><InputNumber v-model="form.howMany" inputId="hm" /></w>
	</div>
	<div class="line" id="sib1"><span>Name(s) and age(s)</span><w k="sib1Name"><InputText v-model="form.sib1Name" aria-label="Name of first sibling" /></w><w k="sib1Age"><InputNumber v-model="form.sib1Age" aria-label="Age of first sibling" /></w></div>
	<div class="line" id="sib2"><w k="sib2Name"><InputText v-model="form.sib2Name" aria-label="Name of second sibling" /></w><w k="sib2Age"><InputNumber v-model="form.sib2Age" aria-label="Age of second sibling" /></w></div>
	<div class="line"><w k="firstGen"><ToggleSwitch v-model="form.firstGen" inputId="fg" /> <label for="fg">Neither of my parents holds a four-year degree</label></w></div>
</AccordionContent></AccordionPanel>

<AccordionPanel value="3"><AccordionHeader>Involvement and Activities</AccordionHeader><AccordionContent>
	<p>Describe the most significant leadership, service, work, learning, and/or enrichment activities (e.g., independent research or study, clubs, studies abroad, internships, employment experience, family or childcare, athletics, hobbies) in which you have participated in your high school career. List the name of the actual group, employer, etc. in the first line of the activity, when applicable.</p>
	<Fieldset v-for="(a, i) in form.activities" :key="'a' + i" :legend="'Activity ' + (i + 1)" class="activity">
		<div class="line">
			<w :k="'activities.' + i + '.group'"><label :for="'ag' + i">Name of group, employer, etc.</label><br /><InputText :id="'ag' + i" v-model="a.group" size="32" /></w>
			<w :k="'activities.' + i + '.kind'"><label :for="'ak' + i">Type</label><br /><Select :labelId="'ak' + i" v-model="a.kind" :options="kinds" placeholder="Select one" /></w>
			<w :k="'activities.' + i + '.years'"><label>Grades</label><br /><MultiSelect v-model="a.years" :options="years" display="chip" placeholder="9, 10, 11, 12" :showToggleAll="false" style="min-width: 11rem" /></w>
		</div>
		<div class="line">
			<w :k="'activities.' + i + '.role'"><label :for="'ar' + i">Participation details: your actual position or roles</label><br /><InputText :id="'ar' + i" v-model="a.role" size="40" maxlength="50" /></w>
			<w :k="'activities.' + i + '.hours'"><label :for="'ah' + i">Your time commitment</label><br /><InputNumber :inputId="'ah' + i" v-model="a.hours" suffix=" hours/week" /></w>
			<w :k="'activities.' + i + '.weeks'"><label :for="'aw' + i">for</label><br /><InputNumber :inputId="'aw' + i" v-model="a.weeks" suffix=" weeks/year" /></w>
		</div>
		<w :k="'activities.' + i + '.detail'"><label :for="'ad' + i">An overview of the activity and the impacts you have made</label><br /><Textarea :id="'ad' + i" v-model="a.detail" rows="3" cols="90" /></w>
	</Fieldset>
	<p>Describe up to three awards or recognitions you have received during your high school career that you regard as significant.</p>
	<div class="line award" v-for="(a, i) in form.awards" :key="'w' + i">
		<w :k="'awards.' + i + '.name'"><InputText v-model="a.name" placeholder="Award or recognition" size="34" /></w>
		<w :k="'awards.' + i + '.grade'"><Select v-model="a.grade" :options="grades" optionLabel="t" optionValue="v" placeholder="Received in" /></w>
		<w :k="'awards.' + i + '.why'"><InputText v-model="a.why" placeholder="What was it for?" size="40" /></w>
	</div>
</AccordionContent></AccordionPanel>

<AccordionPanel value="4"><AccordionHeader>Optional Biographical Information</AccordionHeader><AccordionContent>
	<p>Colleges and universities are asked by many entities to describe the racial/ethnic backgrounds and other biographical information of our students and employees. In order to respond to these requests, we ask you to please answer the following optional questions.</p>
	<w k="gender" id="gender"><p>Gender</p><span v-for="o in ['Male', 'Female']" :key="o"><RadioButton v-model="form.gender" :value="o[0]" :inputId="'ge' + o" name="gender" /> <label :for="'ge' + o">{{ o }}</label> </span></w>
	<w k="hispanic"><p>Hispanic/Latino</p><SelectButton v-model="form.hispanic" :options="['Yes', 'No']" /></w>
	<w k="ethnic" id="ethnic"><p>Race / Ethnicity (Check any that apply)</p><div v-for="(o, i) in origins" :key="o"><Checkbox v-model="form.ethnic" :value="o" :inputId="'eo' + i" name="ethnic" /> <label :for="'eo' + i">{{ o }}</label></div></w>
	<w k="citizen"><p>Citizenship</p><Select v-model="form.citizen" :options="['United States citizen', 'United States permanent resident', 'Other']" placeholder="Please select" /></w>
	<w k="english" id="english"><p>Is English your first language?</p><span v-for="o in ['Yes', 'No']" :key="o"><RadioButton v-model="form.english" :value="o" :inputId="'en' + o" name="english" /> <label :for="'en' + o">{{ o }}</label> </span></w>
	<w k="otherLanguages"><p>Other languages you speak or understand</p><MultiSelect v-model="form.otherLanguages" :options="langs" display="chip" placeholder="None" /></w>
	<w k="aid"><p>Do you receive financial aid?</p><SelectButton v-model="form.aid" :options="['Yes', 'No']" /></w>
</AccordionContent></AccordionPanel>

<AccordionPanel value="5"><AccordionHeader>References, Essay and Honor Pledge</AccordionHeader><AccordionContent>
	<p>NOTE: Once the application is submitted, we will make one (1) attempt to email the two (2) references. It is important that you follow up with your references.</p>
	<div class="line"><w k="ref1"><FloatLabel><InputText id="r1" v-model="form.ref1" /><label for="r1">Reference 1 name</label></FloatLabel></w><w k="ref1Title"><FloatLabel><InputText id="r1t" v-model="form.ref1Title" /><label for="r1t">Title</label></FloatLabel></w><w k="ref1Email"><FloatLabel><InputText id="r1e" v-model="form.ref1Email" /><label for="r1e">Email</label></FloatLabel></w></div>
	<div class="line" style="margin-top: 2rem"><w k="ref2"><FloatLabel><InputText id="r2" v-model="form.ref2" /><label for="r2">Reference 2 name</label></FloatLabel></w><w k="ref2Email"><FloatLabel><InputText id="r2e" v-model="form.ref2Email" /><label for="r2e">Email</label></FloatLabel></w></div>
	<p>Emergency contact (not living in your household)</p>
	<div class="line"><w k="emergency"><InputText v-model="form.emergency" placeholder="Full name" /></w><w k="emergencyPhone"><InputMask v-model="form.emergencyPhone" mask="(999) 999-9999" placeholder="Phone" /></w></div>
	<w k="essay"><p>Describe a topic, idea, or concept you find so engaging that it makes you lose all track of time. Why does it captivate you? What or who do you turn to when you want to learn more? (up to 300 words)</p><Textarea v-model="form.essay" rows="5" cols="90" /></w>
	<w k="pin"><label for="pin">Choose a password to return to this application</label> <Password inputId="pin" v-model="form.pin" :feedback="false" /></w>
	<w k="pledge"><Checkbox v-model="form.pledge" binary inputId="pl" /> <label for="pl">Honor Pledge: I certify that this application is my own work. (Selecting this box serves as your signature.)</label></w>
	<Button type="submit" label="Submit" />
</AccordionContent></AccordionPanel>
</Accordion>
</form></main>`,
});
for (const [name, c] of Object.entries({ Accordion, AccordionContent, AccordionHeader, AccordionPanel, AutoComplete, Button, Checkbox, DatePicker, Fieldset, FloatLabel, IftaLabel, InputMask, InputNumber, InputText, MultiSelect, Password, RadioButton, Select, SelectButton, Textarea, ToggleSwitch })) app.component(name, c as any);
app.component("w", { props: ["k"], mounted(this: any) { refs[this.k] = this.$el; }, template: "<div><slot /></div>" });
app.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".dark" } } });
const style = document.createElement("style");
style.textContent = ".line{display:flex;gap:1rem;flex-wrap:wrap;align-items:end;margin:.8rem 0}.grid{border-collapse:collapse;margin:1rem 0}.grid th,.grid td{border:1px solid #ccc;padding:.4rem;text-align:left}";
document.head.append(style);
app.mount("#root");
