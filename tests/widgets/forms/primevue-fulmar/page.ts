import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import Aura from "@primeuix/themes/aura";
import PrimeVue from "primevue/config";
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
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import Message from "primevue/message";
import MultiSelect from "primevue/multiselect";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import SelectButton from "primevue/selectbutton";
import Textarea from "primevue/textarea";
import { COUNTRIES, STATES } from "../../lists";
import "./page.css";

const form: Record<string, any> = reactive({
	given_name: "", middle_name: "", family_name: "", name_suffix: null, studio_name: "", pronouns: null,
	email: "", mobile: "", date_of_birth: null, birth_city: "", birth_country: null,
	street: "", unit: "", city: "", region: null, postal: "", country: null, term_address: "",
	discipline: null, instrument: "", audition_date: null, years_of_study: null, repertoire: "", portfolio: "",
	teacher_name: "", teacher_email: "", accompanist: "",
	school_name: "", school_city: "", school_state: null, graduation: null, standing: null,
	gpa_unweighted: null, gpa_weighted: null, class_rank: null, class_size: null,
	counselor_name: "", counselor_email: "", college_attended: "", start_year: null,
	sat_reading: null, sat_math: null, sat_math_date: null, act_composite: null, toefl: null,
	first_generation: null, parents_status: null,
	citizenship: null, hispanic: "", race: [], legal_sex: "", income: null, aid: null,
	emergency_name: "", emergency_relation: null, emergency_phone: "", shirt: null, signature: "", honor_code: false,
});
for (const n of [1, 2, 3]) Object.assign(form, { [`ap_subject_${n}`]: null, [`ap_score_${n}`]: null });
for (const n of [1, 2])
	Object.assign(form, {
		[`guardian${n}_given`]: "", [`guardian${n}_family`]: "", [`guardian${n}_work`]: "", [`guardian${n}_schooling`]: null, [`guardian${n}_email`]: "",
		[`sibling${n}_name`]: "", [`sibling${n}_age`]: null,
	});
for (const n of [1, 2, 3])
	Object.assign(form, {
		[`pursuit${n}_kind`]: null, [`pursuit${n}_group`]: "", [`pursuit${n}_part`]: "", [`pursuit${n}_about`]: "",
		[`pursuit${n}_grades`]: [], [`pursuit${n}_hours`]: null, [`pursuit${n}_weeks`]: null,
		[`prize${n}_title`]: "", [`prize${n}_grade`]: null,
	});
const submitted = ref(false);

const AP = [
	"Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Drawing", "English Language and Composition",
	"English Literature and Composition", "Environmental Science", "European History", "Music Theory", "Physics 1", "Psychology",
	"Spanish Language and Culture", "Statistics", "2-D Art and Design", "United States Government and Politics", "United States History", "World History: Modern",
];

const App = {
	components: {
		Accordion, AccordionContent, AccordionHeader, AccordionPanel, AutoComplete, Button, Checkbox, DatePicker, Fieldset, FloatLabel,
		InputMask, InputNumber, InputText, Message, MultiSelect, RadioButton, Select, SelectButton, Textarea,
	},
	setup() {
		const countryHits = ref<string[]>([]);
		return {
			form,
			open: ref(["you"]),
			countryHits,
			findCountry: ({ query }: { query: string }) => {
				countryHits.value = COUNTRIES.filter((name) => name.toLowerCase().includes(query.toLowerCase()));
			},
			send: () => {
				submitted.value = true;
			},
			states: STATES.map(([code, name]) => ({ code, name })),
			countries: COUNTRIES,
			ap: AP,
			suffixes: ["Jr.", "Sr.", "II", "III", "IV"],
			pronounSets: ["he / him / his", "she / her / hers", "they / them / theirs", "I use a set not listed here"],
			disciplines: ["Acting", "Ceramics & Sculpture", "Composition", "Contemporary Dance", "Instrumental Performance", "Musical Theatre", "Voice"],
			standings: [{ label: "Sophomore", value: 10 }, { label: "Junior", value: 11 }, { label: "Senior", value: 12 }, { label: "Already finished", value: 13 }],
			startYears: ["Fall 2026", "Fall 2027", "Fall 2028"],
			schooling: [
				{ id: 1, label: "Did not finish secondary school" }, { id: 2, label: "High school graduate" }, { id: 3, label: "Some college, no degree" },
				{ id: 4, label: "Two-year degree" }, { id: 5, label: "Four-year degree" }, { id: 6, label: "Graduate or professional degree" },
			],
			maritals: ["Married to each other", "Separated", "Divorced", "Never married", "One parent has died"],
			kinds: [
				{ label: "Visual arts", value: "ART" }, { label: "Dance", value: "DNC" }, { label: "Music", value: "MUS" }, { label: "Theatre & film", value: "THR" },
				{ label: "Speech & debate", value: "DEB" }, { label: "Environment & conservation", value: "ENV" }, { label: "Athletics", value: "ATH" },
				{ label: "Paid job", value: "JOB" }, { label: "Service & volunteering", value: "VOL" }, { label: "Something else", value: "OTH" },
			],
			grades: [{ label: "9th", value: 9 }, { label: "10th", value: 10 }, { label: "11th", value: 11 }, { label: "12th", value: 12 }],
			prizeGrades: ["Freshman year", "Sophomore year", "Junior year", "Senior year"],
			statuses: ["United States citizen or national", "Lawful permanent resident", "Student who will need a visa", "Other"],
			races: ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White", "I prefer not to say"],
			incomes: ["Under $30,000", "$30,000 – $49,999", "$50,000 – $74,999", "$75,000 – $109,999", "$110,000 or more"],
			relations: ["Aunt or uncle", "Grandparent", "Family friend", "Neighbor", "Other"],
		};
	},
	template: `
<header class="mast">
	<p class="over">Thornquist Conservatory of the Arts</p>
	<h1>Undergraduate application &amp; audition request</h1>
	<p>Your work will speak loudest in the room. These pages simply tell us who is walking in. Open each part in any order; nothing is sent until you press <em>Send to the conservatory</em>.</p>
	<Message severity="info" :closable="false">Answers marked with <span class="req">✱</span> are needed before we can schedule an audition.</Message>
</header>
<form @submit.prevent="send" novalidate>
<Accordion v-model:value="open" multiple>
	<AccordionPanel value="you">
		<AccordionHeader>I. The artist</AccordionHeader>
		<AccordionContent>
			<div class="grid">
				<FloatLabel variant="on"><InputText id="given_name" v-model="form.given_name" fluid autocomplete="off" /><label for="given_name">Given name, as on your passport or ID ✱</label></FloatLabel>
				<FloatLabel variant="on"><InputText id="middle_name" v-model="form.middle_name" fluid /><label for="middle_name">Middle name</label></FloatLabel>
				<FloatLabel variant="on"><InputText id="family_name" v-model="form.family_name" fluid /><label for="family_name">Family name ✱</label></FloatLabel>
				<FloatLabel variant="on"><Select labelId="name_suffix" v-model="form.name_suffix" :options="suffixes" showClear fluid /><label for="name_suffix">Suffix</label></FloatLabel>
				<FloatLabel variant="on"><InputText id="studio_name" v-model="form.studio_name" fluid /><label for="studio_name">What would you like to be called in the studio?</label></FloatLabel>
				<FloatLabel variant="on"><Select labelId="pronouns" v-model="form.pronouns" :options="pronounSets" fluid /><label for="pronouns">Pronouns</label></FloatLabel>
				<FloatLabel variant="on"><InputText id="email" type="email" v-model="form.email" fluid /><label for="email">E-mail you read every day ✱</label></FloatLabel>
				<FloatLabel variant="on"><InputMask id="mobile" v-model="form.mobile" mask="(999) 999-9999" fluid /><label for="mobile">Your cell phone ✱</label></FloatLabel>
				<FloatLabel variant="on"><DatePicker inputId="date_of_birth" v-model="form.date_of_birth" dateFormat="mm/dd/yy" showIcon iconDisplay="input" fluid /><label for="date_of_birth">Birthday (mm/dd/yyyy) ✱</label></FloatLabel>
				<FloatLabel variant="on"><InputText id="birth_city" v-model="form.birth_city" fluid /><label for="birth_city">Town or city where you were born</label></FloatLabel>
				<FloatLabel variant="on"><AutoComplete inputId="birth_country" v-model="form.birth_country" :suggestions="countryHits" @complete="findCountry" forceSelection dropdown fluid /><label for="birth_country">Country where you were born</label></FloatLabel>
			</div>
		</AccordionContent>
	</AccordionPanel>
	<AccordionPanel value="post">
		<AccordionHeader>II. Where the post finds you</AccordionHeader>
		<AccordionContent>
			<p class="hint">Scores, housing papers and (we hope) a thick envelope will go to your permanent home.</p>
			<div class="grid">
				<div class="field wide"><label for="street">Street and number ✱</label><InputText id="street" v-model="form.street" fluid /></div>
				<div class="field"><label for="unit">Apartment, floor or unit</label><InputText id="unit" v-model="form.unit" fluid /></div>
				<div class="field"><label for="city">City ✱</label><InputText id="city" v-model="form.city" fluid /></div>
				<div class="field"><label for="region">State</label><Select labelId="region" v-model="form.region" :options="states" optionLabel="name" optionValue="code" filter placeholder="Choose a state" fluid /></div>
				<div class="field"><label for="postal">ZIP</label><InputText id="postal" v-model="form.postal" fluid /></div>
				<div class="field"><label for="country">Country ✱</label><Select labelId="country" v-model="form.country" :options="countries" filter placeholder="Choose a country" fluid /></div>
				<div class="field wide"><label for="term_address">If mail should go somewhere else between September and May, where?</label><InputText id="term_address" v-model="form.term_address" fluid /><small>Boarding school, host family, rehearsal residency …</small></div>
			</div>
		</AccordionContent>
	</AccordionPanel>
	<AccordionPanel value="audition">
		<AccordionHeader>III. Your audition</AccordionHeader>
		<AccordionContent>
			<div class="grid">
				<div class="field"><label for="discipline">Division to which you are auditioning ✱</label><Select labelId="discipline" v-model="form.discipline" :options="disciplines" placeholder="Select a division" fluid /></div>
				<div class="field"><label for="instrument">Principal instrument, voice part or medium</label><InputText id="instrument" v-model="form.instrument" fluid /></div>
				<div class="field"><label for="audition_date">Preferred audition day</label><DatePicker inputId="audition_date" v-model="form.audition_date" dateFormat="mm/dd/yy" fluid /></div>
				<div class="field"><label for="years_of_study">Years of private lessons</label><InputNumber inputId="years_of_study" v-model="form.years_of_study" showButtons :min="0" :max="20" fluid /></div>
				<div class="field wide"><label for="repertoire">Repertoire you will present</label><Textarea id="repertoire" v-model="form.repertoire" rows="3" autoResize fluid /></div>
				<div class="field wide"><label for="portfolio">Link to your portfolio or reel</label><InputText id="portfolio" v-model="form.portfolio" placeholder="https://" fluid /></div>
			</div>
			<Fieldset legend="Your current private teacher and accompanist">
				<div class="grid">
					<div class="field"><label for="teacher_name">Teacher's name</label><InputText id="teacher_name" v-model="form.teacher_name" fluid /></div>
					<div class="field"><label for="teacher_email">Teacher's e-mail</label><InputText id="teacher_email" type="email" v-model="form.teacher_email" fluid /></div>
					<div class="field"><label for="accompanist">Accompanist, if you bring one</label><InputText id="accompanist" v-model="form.accompanist" placeholder="Full name" fluid /></div>
				</div>
			</Fieldset>
		</AccordionContent>
	</AccordionPanel>
	<AccordionPanel value="school">
		<AccordionHeader>IV. School days</AccordionHeader>
		<AccordionContent>
			<div class="grid">
				<div class="field wide"><label for="school_name">Secondary school you attend now ✱</label><InputText id="school_name" v-model="form.school_name" fluid /></div>
				<div class="field"><label for="school_city">School's city</label><InputText id="school_city" v-model="form.school_city" fluid /></div>
				<div class="field"><label for="school_state">School's state</label><Select labelId="school_state" v-model="form.school_state" :options="states" optionLabel="name" optionValue="code" filter fluid /></div>
				<div class="field"><label for="graduation">Graduation, month and year</label><DatePicker inputId="graduation" v-model="form.graduation" view="month" dateFormat="mm/yy" placeholder="mm/yyyy" fluid /></div>
				<div class="field wide"><span class="q" id="standing_q">I am currently a …</span><SelectButton v-model="form.standing" :options="standings" optionLabel="label" optionValue="value" aria-labelledby="standing_q" class="standing" /></div>
				<div class="field"><label for="gpa_unweighted">Grade average, unweighted (of 4.0)</label><InputNumber inputId="gpa_unweighted" v-model="form.gpa_unweighted" :maxFractionDigits="2" :min="0" :max="4" fluid /></div>
				<div class="field"><label for="gpa_weighted">Grade average, weighted</label><InputNumber inputId="gpa_weighted" v-model="form.gpa_weighted" :maxFractionDigits="2" :min="0" :max="6" fluid /></div>
				<div class="field"><label for="class_rank">Where do you stand in your class?</label><InputNumber inputId="class_rank" v-model="form.class_rank" placeholder="Rank" fluid /></div>
				<div class="field"><label for="class_size">… out of how many students?</label><InputNumber inputId="class_size" v-model="form.class_size" placeholder="Number in class" fluid /></div>
				<div class="field"><label for="counselor_name">School counselor</label><InputText id="counselor_name" v-model="form.counselor_name" fluid /></div>
				<div class="field"><label for="counselor_email">Counselor's e-mail</label><InputText id="counselor_email" v-model="form.counselor_email" type="email" fluid /></div>
				<div class="field"><label for="college_attended">College where you have already taken classes</label><InputText id="college_attended" v-model="form.college_attended" fluid /></div>
				<div class="field"><label for="start_year">You hope to begin college in</label><Select labelId="start_year" v-model="form.start_year" :options="startYears" fluid /></div>
			</div>
		</AccordionContent>
	</AccordionPanel>
	<AccordionPanel value="tests">
		<AccordionHeader>V. Examinations <small>(optional)</small></AccordionHeader>
		<AccordionContent>
			<table class="scores">
				<thead><tr><th>Examination</th><th>Best score</th><th>Taken on</th></tr></thead>
				<tbody>
					<tr><th><label for="sat_reading">SAT Evidence-Based Reading and Writing</label></th><td><InputNumber inputId="sat_reading" v-model="form.sat_reading" :min="200" :max="800" /></td><td>—</td></tr>
					<tr><th><label for="sat_math">SAT Math</label></th><td><InputNumber inputId="sat_math" v-model="form.sat_math" :min="200" :max="800" /></td><td><DatePicker inputId="sat_math_date" aria-label="SAT Math, taken on" v-model="form.sat_math_date" dateFormat="mm/dd/yy" /></td></tr>
					<tr><th><label for="act_composite">ACT composite</label></th><td><InputNumber inputId="act_composite" v-model="form.act_composite" :min="1" :max="36" /></td><td>—</td></tr>
					<tr><th><label for="toefl">TOEFL iBT total</label></th><td><InputNumber inputId="toefl" v-model="form.toefl" :min="0" :max="120" /></td><td>—</td></tr>
				</tbody>
			</table>
			<h3>Advanced Placement</h3>
			<div v-for="n in 3" :key="n" class="row">
				<div class="field"><label :for="'ap_subject_' + n">AP exam {{ n }}</label><Select :labelId="'ap_subject_' + n" v-model="form['ap_subject_' + n]" :options="ap" filter placeholder="Subject" fluid /></div>
				<div class="field narrow"><label :for="'ap_score_' + n">Score {{ n }}</label><Select :labelId="'ap_score_' + n" v-model="form['ap_score_' + n]" :options="[5, 4, 3, 2, 1]" placeholder="–" fluid /></div>
			</div>
		</AccordionContent>
	</AccordionPanel>
	<AccordionPanel value="family">
		<AccordionHeader>VI. The people behind you</AccordionHeader>
		<AccordionContent>
			<Fieldset v-for="n in 2" :key="n" :legend="'Parent or guardian ' + (n === 1 ? 'one' : 'two')">
				<div class="grid">
					<div class="field"><label :for="'guardian' + n + '_given'">Given name</label><InputText :id="'guardian' + n + '_given'" v-model="form['guardian' + n + '_given']" fluid /></div>
					<div class="field"><label :for="'guardian' + n + '_family'">Family name</label><InputText :id="'guardian' + n + '_family'" v-model="form['guardian' + n + '_family']" fluid /></div>
					<div class="field"><label :for="'guardian' + n + '_work'">Line of work</label><InputText :id="'guardian' + n + '_work'" v-model="form['guardian' + n + '_work']" fluid /></div>
					<div class="field"><label :for="'guardian' + n + '_schooling'">Furthest schooling</label><Select :labelId="'guardian' + n + '_schooling'" v-model="form['guardian' + n + '_schooling']" :options="schooling" optionLabel="label" optionValue="id" placeholder="Choose" fluid /></div>
					<div class="field"><label :for="'guardian' + n + '_email'">E-mail for parent news</label><InputText :id="'guardian' + n + '_email'" v-model="form['guardian' + n + '_email']" type="email" fluid /></div>
				</div>
			</Fieldset>
			<div class="grid">
				<div class="field"><label for="parents_status">Your parents are</label><Select labelId="parents_status" v-model="form.parents_status" :options="maritals" placeholder="Choose" fluid /></div>
				<div class="field"><span class="q" id="firstgen_q">Will you be the first in your family to go to college?</span><SelectButton v-model="form.first_generation" :options="['Yes', 'No']" aria-labelledby="firstgen_q" class="firstgen" /></div>
			</div>
			<h3>Brothers and sisters</h3>
			<div v-for="n in 2" :key="n" class="row">
				<div class="field"><label :for="'sibling' + n + '_name'">Sibling {{ n }}: first and last name</label><InputText :id="'sibling' + n + '_name'" v-model="form['sibling' + n + '_name']" fluid /></div>
				<div class="field narrow"><label :for="'sibling' + n + '_age'">Age</label><InputNumber :inputId="'sibling' + n + '_age'" v-model="form['sibling' + n + '_age']" fluid /></div>
			</div>
		</AccordionContent>
	</AccordionPanel>
	<AccordionPanel value="pursuits">
		<AccordionHeader>VII. Beyond the practice room</AccordionHeader>
		<AccordionContent>
			<p class="hint">Tell us about up to three things that claim your hours. They need not be artistic.</p>
			<Fieldset v-for="n in 3" :key="n" :legend="'Pursuit ' + n">
				<div class="grid">
					<div class="field"><label :for="'pursuit' + n + '_kind'">Kind of activity</label><Select :labelId="'pursuit' + n + '_kind'" v-model="form['pursuit' + n + '_kind']" :options="kinds" optionLabel="label" optionValue="value" placeholder="Pick one" fluid /></div>
					<div class="field"><label :for="'pursuit' + n + '_group'">Ensemble, club, company or employer</label><InputText :id="'pursuit' + n + '_group'" v-model="form['pursuit' + n + '_group']" fluid /></div>
					<div class="field"><label :for="'pursuit' + n + '_part'">Your role in it</label><InputText :id="'pursuit' + n + '_part'" v-model="form['pursuit' + n + '_part']" maxlength="60" fluid /></div>
					<div class="field"><label :for="'pursuit' + n + '_grades'">School years</label><MultiSelect :inputId="'pursuit' + n + '_grades'" v-model="form['pursuit' + n + '_grades']" :options="grades" optionLabel="label" optionValue="value" display="chip" placeholder="All that apply" :showToggleAll="false" fluid /></div>
					<div class="field narrow"><label :for="'pursuit' + n + '_hours'">Hours a week</label><InputNumber :inputId="'pursuit' + n + '_hours'" v-model="form['pursuit' + n + '_hours']" showButtons :min="0" :max="80" fluid /></div>
					<div class="field narrow"><label :for="'pursuit' + n + '_weeks'">Weeks a year</label><InputNumber :inputId="'pursuit' + n + '_weeks'" v-model="form['pursuit' + n + '_weeks']" showButtons :min="0" :max="52" fluid /></div>
					<div class="field wide"><label :for="'pursuit' + n + '_about'">What you did there</label><Textarea :id="'pursuit' + n + '_about'" v-model="form['pursuit' + n + '_about']" rows="2" maxlength="200" fluid /><small>200 characters</small></div>
				</div>
			</Fieldset>
		</AccordionContent>
	</AccordionPanel>
	<AccordionPanel value="prizes">
		<AccordionHeader>VIII. Prizes and distinctions</AccordionHeader>
		<AccordionContent>
			<div v-for="n in 3" :key="n" class="row">
				<div class="field"><label :for="'prize' + n + '_title'">Prize {{ n }}</label><InputText :id="'prize' + n + '_title'" v-model="form['prize' + n + '_title']" fluid /></div>
				<div class="field"><label :for="'prize' + n + '_grade'">When prize {{ n }} was won</label><Select :labelId="'prize' + n + '_grade'" v-model="form['prize' + n + '_grade']" :options="prizeGrades" placeholder="School year" fluid /></div>
			</div>
		</AccordionContent>
	</AccordionPanel>
	<AccordionPanel value="census">
		<AccordionHeader>IX. For our reports and the aid office</AccordionHeader>
		<AccordionContent>
			<div class="grid">
				<div class="field wide"><label for="citizenship">Status in the United States ✱</label><Select labelId="citizenship" v-model="form.citizenship" :options="statuses" placeholder="Choose one" fluid /></div>
				<fieldset class="plain"><legend>Are you Hispanic or Latino/a?</legend>
					<span v-for="o in [['y', 'Yes'], ['n', 'No'], ['d', 'Decline']]" :key="o[0]" class="opt"><RadioButton v-model="form.hispanic" :inputId="'hispanic_' + o[0]" name="hispanic" :value="o[0]" /><label :for="'hispanic_' + o[0]">{{ o[1] }}</label></span>
				</fieldset>
				<fieldset class="plain"><legend>Legal sex</legend>
					<span v-for="o in ['Female', 'Male', 'X']" :key="o" class="opt"><RadioButton v-model="form.legal_sex" :inputId="'sex_' + o" name="legal_sex" :value="o" /><label :for="'sex_' + o">{{ o }}</label></span>
				</fieldset>
				<div class="field"><label for="race">How do you identify? Choose all that apply</label><MultiSelect inputId="race" v-model="form.race" :options="races" :maxSelectedLabels="4" placeholder="Race" :showToggleAll="false" fluid /></div>
				<div class="field"><label for="income">Household income last year</label><Select labelId="income" v-model="form.income" :options="incomes" placeholder="Range" fluid /></div>
				<div class="field"><span class="q" id="aid_q">Are you on any financial aid at present?</span><SelectButton v-model="form.aid" :options="['Yes', 'No']" aria-labelledby="aid_q" class="aid" /></div>
			</div>
		</AccordionContent>
	</AccordionPanel>
	<AccordionPanel value="last">
		<AccordionHeader>X. Visit day and signature</AccordionHeader>
		<AccordionContent>
			<p class="hint">On audition day, whom may we ring if something happens to you? Please name an adult <strong>other than</strong> the parents above.</p>
			<div class="grid">
				<div class="field"><label for="emergency_name">Emergency contact</label><InputText id="emergency_name" v-model="form.emergency_name" fluid /></div>
				<div class="field"><label for="emergency_relation">Who are they to you?</label><Select labelId="emergency_relation" v-model="form.emergency_relation" :options="relations" fluid /></div>
				<div class="field"><label for="emergency_phone">Emergency contact's phone</label><InputMask id="emergency_phone" v-model="form.emergency_phone" mask="(999) 999-9999" fluid /></div>
				<div class="field"><label for="shirt">Visit-day T-shirt</label><Select labelId="shirt" v-model="form.shirt" :options="['XS', 'S', 'M', 'L', 'XL']" placeholder="Size" fluid /></div>
				<div class="field wide"><label for="signature">Signature: type your full name</label><InputText id="signature" v-model="form.signature" fluid /></div>
				<div class="field wide opt"><Checkbox v-model="form.honor_code" binary inputId="honor_code" /><label for="honor_code">The work I present is my own and these answers are true.</label></div>
			</div>
		</AccordionContent>
	</AccordionPanel>
</Accordion>
<Button type="submit" label="Send to the conservatory" class="send" />
</form>`,
};

createApp(App).use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".dark" } } }).mount("#root");

const iso = (value: Date) => `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}`;
const plain = (value: unknown) => (value instanceof Date ? iso(value) : Array.isArray(value) ? [...value] : value);

const textOf = (node: Element | null | undefined) => (node?.textContent ?? "").replace(/\s+/g, " ").trim();

function read(key: string): unknown {
	if (key === "standing" || key === "first_generation" || key === "aid")
		return textOf(document.querySelector(`.${key === "first_generation" ? "firstgen" : key} .p-togglebutton-checked`));
	if (key === "hispanic") return textOf(document.querySelector('input[name="hispanic"]:checked')?.closest(".opt"));
	if (key === "legal_sex") return textOf(document.querySelector('input[name="legal_sex"]:checked')?.closest(".opt"));
	const control = document.getElementById(key);
	if (control instanceof HTMLInputElement && control.type === "checkbox") return control.checked;
	const several = control?.closest(".p-multiselect");
	if (several) {
		const chips = [...several.querySelectorAll(".p-chip-label")].map(textOf);
		if (chips.length > 0) return chips;
		const text = textOf(several.querySelector(".p-multiselect-label"));
		return several.querySelector(".p-placeholder") || text === "" ? [] : text.split(", ");
	}
	if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control.value;
	return control?.classList.contains("p-placeholder") ? "" : textOf(control);
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(Object.entries(form).map(([key, value]) => [key, plain(value)])), submitted: submitted.value }),
	formShown: () => Object.fromEntries(Object.keys(form).map((key) => [key, read(key)])),
});
