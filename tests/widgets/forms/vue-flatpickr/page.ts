import "flatpickr/dist/flatpickr.css";
import "./page.css";
import flatpickr from "flatpickr";
import IMask from "imask";
import { createApp, defineComponent, onBeforeUnmount, onMounted, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { STATES } from "../../lists";

const newActivity = () => ({ group: "", role: "", hours: "", about: "" });
const form = reactive({
	first: "", middle: "", last: "", suffix: "", pronouns: "", email: "", cell: "", addr1: "", addr2: "", city: "", state: "", zip: "", dob: "", ssn4: "",
	citizen: "", gender: "", hispanic: "", race: [] as string[],
	school: "", grad: "", gpa: "", sat: "", act: "", counselor: "",
	college0: "", college1: "", college2: "", major: "", degree: "",
	aFirst: "", aLast: "", aJob: "", aEdu: "", bFirst: "", bLast: "", bJob: "", bEdu: "", marital: "",
	sibs: [{ name: "", age: "" }, { name: "", age: "" }],
	income: "", firstGen: "", aid: "",
	acts: [newActivity()],
	honor0: "", honor1: "", honor2: "",
	courses: [0, 1, 2].map(() => ({ name: "", grade: "" })),
	essay: "", hear: "", recName: "", recEmail: "", release: false, sign: "", url: "",
	submitted: false,
});

const places = new Map<string, HTMLElement>();

/** A text box that flatpickr has taken over. */
const DateBox = defineComponent({
	props: { modelValue: String, options: Object, inputId: String, name: String, placeholder: String },
	emits: ["update:modelValue"],
	setup(props, { emit }) {
		const input = ref<HTMLInputElement>();
		let picker: flatpickr.Instance | undefined;
		onMounted(() => {
			picker = flatpickr(input.value!, { ...props.options, onChange: (_: Date[], text: string) => emit("update:modelValue", text) });
		});
		onBeforeUnmount(() => picker?.destroy());
		return { input };
	},
	template: `<span class="date-box"><input ref="input" type="text" :id="inputId" :name="name" :placeholder="placeholder" autocomplete="off"></span>`,
});

const MASKS: Record<string, object> = {
	phone: { mask: "(000) 000-0000" },
	zip: { mask: "00000[-0000]" },
	gpa: { mask: "0.00" },
	last4: { mask: "0000" },
	dollars: { mask: "$num", blocks: { num: { mask: Number, thousandsSeparator: ",", scale: 0, min: 0 } } },
};
/** A text box with a mask; `bare` hands on what stands in it without the mask's own signs. */
const MaskBox = defineComponent({
	props: { modelValue: String, kind: { type: String, required: true }, bare: Boolean },
	emits: ["update:modelValue"],
	setup(props, { emit }) {
		const input = ref<HTMLInputElement>();
		let mask: ReturnType<typeof IMask> | undefined;
		onMounted(() => {
			mask = IMask(input.value!, MASKS[props.kind] as never);
			mask.on("accept", () => emit("update:modelValue", props.bare ? mask!.unmaskedValue : mask!.value));
		});
		onBeforeUnmount(() => mask?.destroy());
		return { input };
	},
	template: `<input ref="input" type="text">`,
});

const SCHOOLING = ["Less than high school", "High school diploma / GED", "Some college", "Two-year degree", "Four-year degree", "Graduate degree"];

const App = defineComponent({
	components: { DateBox, MaskBox },
	directives: { at: { mounted: (el: HTMLElement, { value }: { value: string }) => void places.set(value, el), unmounted: (_: HTMLElement, { value }: { value: string }) => void places.delete(value) } },
	setup: () => ({
		form, STATES, SCHOOLING,
		races: ["American Indian/Alaska Native", "Asian", "Black/African American", "Native Hawaiian/Pacific Islander", "White", "Other"],
		more: () => form.acts.length < 3 && form.acts.push(newActivity()),
		send: () => { form.submitted = true; },
	}),
	template: `
<header><div><strong>Two Rivers Community Foundation</strong><br>Connecting people who care with causes that matter, since 1974</div></header>
<main>
<h1>Common Scholarship Application</h1>
<p>One application, 63 scholarships. Answer the questions below once and our system will match you with every fund for which you may qualify. Some donors have asked for extra information, so <b>please do not skip the optional questions</b>: a blank may keep you from being matched. Deadline: March 1, 11:59 pm Pacific.</p>
<p class="help"><em class="r0">*</em> = required</p>
<form @submit.prevent="send">

<h2>Section A &ndash; Student</h2>
<div class="r">
<div class="w2"><label for="id_first">First Name <em class="r0">*</em></label><input type="text" id="id_first" name="applicant[first_name]" v-model="form.first" v-at="'first'"></div>
<div class="w2"><label for="id_mid">Middle</label><input type="text" id="id_mid" name="applicant[middle_name]" v-model="form.middle" v-at="'middle'"></div>
<div class="w2"><label for="id_last">Last Name <em class="r0">*</em></label><input type="text" id="id_last" name="applicant[last_name]" v-model="form.last" v-at="'last'"></div>
<div><label for="id_sfx">Suffix</label><select id="id_sfx" name="applicant[suffix]" v-model="form.suffix" v-at="'suffix'"><option value=""></option><option v-for="s in ['Jr.','Sr.','II','III','IV']" :key="s">{{ s }}</option></select></div>
</div>
<div class="r">
<div><label>Date of birth <em class="r0">*</em> <DateBox name="applicant[dob]" v-model="form.dob" :options="{ dateFormat: 'm/d/Y', allowInput: true }" placeholder="MM/DD/YYYY" v-at="'dob'" /></label></div>
<div><label for="id_pro">Pronouns <i class="o">(optional)</i></label><select id="id_pro" name="applicant[pronouns]" v-model="form.pronouns" v-at="'pronouns'"><option value="">--</option><option value="1">she/her/hers</option><option value="2">he/him/his</option><option value="3">they/them/theirs</option><option value="9">not listed</option></select></div>
<div><label for="id_ssn">Last 4 digits of SSN</label><MaskBox kind="last4" id="id_ssn" name="applicant[ssn4]" v-model="form.ssn4" autocomplete="off" v-at="'ssn4'" /><span class="sub">Used for tax reporting if you are selected</span></div>
</div>
<div class="r">
<div><label for="id_em">Email address <em class="r0">*</em></label><input type="email" id="id_em" name="applicant[email]" v-model="form.email" v-at="'email'"></div>
<div><label for="id_cell">Cell Phone <em class="r0">*</em></label><MaskBox kind="phone" id="id_cell" name="applicant[phone]" type="tel" placeholder="(___) ___-____" v-model="form.cell" v-at="'cell'" /></div>
</div>
<div class="cap" style="margin-top:14px">Home address <em class="r0">*</em></div>
<input type="text" name="applicant[address][line1]" placeholder="Street address" v-model="form.addr1" v-at="'addr1'" style="margin-bottom:8px">
<input type="text" name="applicant[address][line2]" placeholder="Apartment, unit, space # (optional)" v-model="form.addr2" v-at="'addr2'">
<div class="r">
<div class="w2"><input type="text" id="adr_c" name="applicant[address][city]" v-model="form.city" v-at="'city'"><label class="sub" for="adr_c">City</label></div>
<div><select id="adr_s" name="applicant[address][state]" v-model="form.state" v-at="'state'"><option value="">Please select</option><option v-for="[code, name] in STATES" :key="code" :value="code">{{ name }}</option></select><label class="sub" for="adr_s">State</label></div>
<div><MaskBox kind="zip" id="adr_z" name="applicant[address][zip]" v-model="form.zip" v-at="'zip'" /><label class="sub" for="adr_z">Zip</label></div>
</div>

<h2>Section B &ndash; Background</h2>
<p class="help">Several of our donors established their funds for particular groups of students. Nobody is excluded from the common application because of these answers.</p>
<fieldset><legend>Citizenship</legend><div v-at="'citizen'"><label class="ch" v-for="(t, v) in { C: 'U.S. citizen', R: 'Permanent resident (green card)', N: 'U.S. national', O: 'DACA / undocumented / other' }" :key="v"><input type="radio" name="field_21" :value="v" v-model="form.citizen">{{ t }}</label></div></fieldset>
<div class="r">
<div><span class="cap" id="l22">Gender</span><select name="field_22" aria-labelledby="l22" v-model="form.gender" v-at="'gender'"><option value="">- Select -</option><option value="f">Female</option><option value="m">Male</option><option value="n">Non-binary</option><option value="x">Prefer not to say</option></select></div>
<div><span class="cap" id="l23">Are you of Hispanic or Latino origin?</span><select name="field_23" aria-labelledby="l23" v-model="form.hispanic" v-at="'hispanic'"><option value="">- Select -</option><option value="1">Yes</option><option value="0">No</option><option value="2">Prefer not to say</option></select></div>
</div>
<fieldset><legend>Race &ndash; check all that apply</legend><div v-at="'race'"><label class="ch" v-for="(t, i) in races" :key="t"><input type="checkbox" name="field_24[]" :value="'r' + i" v-model="form.race">{{ t }}</label></div></fieldset>

<h2>Section C &ndash; School</h2>
<div class="r">
<div class="w3"><label for="sch">High school you will graduate from <em class="r0">*</em></label><input type="text" id="sch" name="field_31" v-model="form.school" v-at="'school'"></div>
<div class="w2"><label for="grad">Graduation date <em class="r0">*</em></label><DateBox inputId="grad" name="field_32" v-model="form.grad" :options="{ dateFormat: 'Y-m-d', altInput: true, altFormat: 'F j, Y' }" placeholder="Click to choose" v-at="'grad'" /></div>
</div>
<div class="r">
<div><label for="f33">Unweighted GPA <em class="r0">*</em></label><MaskBox kind="gpa" id="f33" name="field_33" placeholder="0.00" v-model="form.gpa" v-at="'gpa'" /></div>
<div><label for="f34">SAT <i class="o">(total score, 400–1600)</i></label><input type="text" id="f34" name="field_34" maxlength="4" v-model="form.sat" v-at="'sat'"></div>
<div><label for="f35">ACT <i class="o">(composite)</i></label><input type="text" id="f35" name="field_35" maxlength="2" v-model="form.act" v-at="'act'"></div>
<div class="w2"><label for="f36">Counselor who will upload your transcript</label><input type="text" id="f36" name="field_36" v-model="form.counselor" v-at="'counselor'"></div>
</div>
<p class="cap" style="margin-bottom:4px">List three courses from your transcript you are proudest of, and the grade you earned.</p>
<table id="courses"><thead><tr><th>Course</th><th style="width:140px">Grade</th></tr></thead><tbody><tr v-for="(k, i) in form.courses" :key="i"><td><input type="text" :name="'q37_' + i + '_a'" v-model="k.name" v-at="'course' + i + '_name'"></td><td><input type="text" :name="'q37_' + i + '_b'" v-model="k.grade" v-at="'course' + i + '_grade'"></td></tr></tbody></table>

<h2>Section D &ndash; What's next</h2>
<p class="cap" id="capCol">Which colleges have you applied to, or will you apply to? List up to three.</p>
<div class="r"><input v-for="n in [0, 1, 2]" :key="n" type="text" :name="'field_41[' + n + ']'" :placeholder="'College #' + (n + 1)" v-model="form['college' + n]" v-at="'college' + n"></div>
<div class="r">
<div><label for="f42">Planned major or program <em class="r0">*</em></label><input type="text" id="f42" name="field_42" v-model="form.major" v-at="'major'"></div>
<div><label for="f43">Highest degree you hope to complete</label><select id="f43" name="field_43" v-model="form.degree" v-at="'degree'"><option value="">Please select</option><option>Certificate</option><option>Associate's</option><option>Bachelor's</option><option>Master's</option><option>Doctorate (PhD, MD, JD, etc.)</option></select></div>
</div>

<h2>Section E &ndash; Family and finances</h2>
<fieldset v-for="(title, k) in { a: 'Parent or guardian #1', b: 'Parent or guardian #2' }" :key="k"><legend>{{ title }}</legend>
<div class="r"><div><label :for="k + '_f'">First name</label><input type="text" :id="k + '_f'" :name="'family[' + k + '][fn]'" v-model="form[k + 'First']" v-at="k + 'First'"></div><div><label :for="k + '_l'">Last name</label><input type="text" :id="k + '_l'" :name="'family[' + k + '][ln]'" v-model="form[k + 'Last']" v-at="k + 'Last'"></div></div>
<div class="r"><div><label :for="k + '_o'">Occupation</label><input type="text" :id="k + '_o'" :name="'family[' + k + '][occ]'" v-model="form[k + 'Job']" v-at="k + 'Job'"></div><div><label :for="k + '_e'">Highest education completed</label><select :id="k + '_e'" :name="'family[' + k + '][edu]'" v-model="form[k + 'Edu']" v-at="k + 'Edu'"><option value="">Please select</option><option v-for="(s, i) in SCHOOLING" :key="s" :value="String(i + 1)">{{ s }}</option></select></div></div>
</fieldset>
<div class="r">
<div><label for="f53">Parents' marital status</label><select id="f53" name="field_53" v-model="form.marital" v-at="'marital'"><option value="">Please select</option><option value="M">Married / domestic partnership</option><option value="S">Separated</option><option value="D">Divorced</option><option value="W">Widowed</option><option value="N">Never married</option></select></div>
<div><label for="f54">Total household income last year <em class="r0">*</em></label><MaskBox kind="dollars" bare id="f54" name="field_54" placeholder="$" v-model="form.income" v-at="'income'" /><span class="sub">Before taxes. Round to the nearest dollar.</span></div>
</div>
<p class="cap" style="margin-bottom:2px">Brothers and sisters</p>
<table id="sibs"><thead><tr><th>Name</th><th style="width:120px">Age</th></tr></thead><tbody><tr v-for="(s, i) in form.sibs" :key="i"><td><input type="text" :name="'sib[' + i + '][n]'" v-model="s.name" v-at="'sib' + i + '_name'"></td><td><input type="text" :name="'sib[' + i + '][a]'" v-model="s.age" v-at="'sib' + i + '_age'"></td></tr></tbody></table>
<div class="r">
<fieldset><legend>Are you a first-generation college student?</legend><p class="help">Neither parent has a four-year degree.</p><div v-at="'firstGen'"><label class="ch"><input type="radio" name="field_56" value="yes" v-model="form.firstGen">Yes</label><label class="ch"><input type="radio" name="field_56" value="no" v-model="form.firstGen">No</label></div></fieldset>
<fieldset><legend>Do you receive financial aid?</legend><p class="help">Pell, state grants, institutional aid, etc.</p><div v-at="'aid'"><label class="ch"><input type="radio" name="field_57" value="yes" v-model="form.aid">Yes</label><label class="ch"><input type="radio" name="field_57" value="no" v-model="form.aid">No</label></div></fieldset>
</div>

<h2>Section F &ndash; Activities, service and jobs</h2>
<p class="help">Start with the one you've given the most to. You can enter up to 3. Descriptions are limited to 200 characters, so be brief!</p>
<div class="card act" v-for="(a, i) in form.acts" :key="i"><h3>#{{ i + 1 }}</h3>
<div class="r"><div class="w3"><label :for="'ac' + i + 'g'">Club, team, organization or employer</label><input type="text" :id="'ac' + i + 'g'" :name="'activities[' + i + '][org]'" v-model="a.group" v-at="'act' + i + '_group'"></div><div class="w2"><label :for="'ac' + i + 'r'">Position held</label><input type="text" :id="'ac' + i + 'r'" :name="'activities[' + i + '][pos]'" v-model="a.role" v-at="'act' + i + '_role'"></div><div><label :for="'ac' + i + 'h'">Hours/week</label><input type="number" min="0" max="100" :id="'ac' + i + 'h'" :name="'activities[' + i + '][hrs]'" v-model="a.hours" v-at="'act' + i + '_hours'"></div></div>
<textarea rows="2" maxlength="200" :name="'activities[' + i + '][desc]'" placeholder="Describe what you did" v-model="a.about" v-at="'act' + i + '_about'"></textarea></div>
<button type="button" :disabled="form.acts.length >= 3" @click="more">Add an activity</button>

<h2>Section G &ndash; Awards</h2>
<p class="help">Name up to three honors, awards or other recognitions you received in high school.</p>
<ol class="h" id="awards"><li v-for="n in [0, 1, 2]" :key="n"><input type="text" :name="'field_7' + (n + 1)" v-model="form['honor' + n]" v-at="'honor' + n"></li></ol>

<h2>Section H &ndash; In your own words</h2>
<label for="f81">Tell us about a challenge you have faced and what you learned from it. (300 words) <em class="r0">*</em></label><textarea id="f81" name="field_81" rows="7" v-model="form.essay" v-at="'essay'"></textarea>
<div class="r">
<div><label for="f82">Recommender's full name <em class="r0">*</em></label><input type="text" id="f82" name="field_82" v-model="form.recName" v-at="'recName'"></div>
<div><label for="f83">Recommender's email <em class="r0">*</em></label><input type="email" id="f83" name="field_83" v-model="form.recEmail" v-at="'recEmail'"></div>
<div><label for="f84">How did you find us?</label><select id="f84" name="field_84" v-model="form.hear" v-at="'hear'"><option value="">Please select</option><option>School counselor</option><option>Our website</option><option>Facebook or Instagram</option><option>Family or friend</option><option>Other</option></select></div>
</div>
<label class="ch"><input type="checkbox" name="field_91" v-model="form.release" v-at="'release'">I give Two Rivers Community Foundation permission to share this application with its donors and selection committees, and to use my name and photo in publicity.</label>
<div class="r"><div><label for="f92">Signature (type your name) <em class="r0">*</em></label><input type="text" id="f92" name="field_92" v-model="form.sign" v-at="'sign'"></div><div></div></div>
<div class="ohno" aria-hidden="true"><label for="hp_url">URL</label><input type="text" id="hp_url" name="url" tabindex="-1" autocomplete="off" v-model="form.url" v-at="'url'"></div>
<p><button class="go" type="submit">Submit my application</button></p>
</form>
<p class="help">Stuck? Email scholarships@tworivers.example or call (555) 555-0163 and ask for Dee.</p>
</main>`,
});

createApp(App).mount("#root");

function formState() {
	const { sibs, acts, courses, ...state } = JSON.parse(JSON.stringify(form));
	sibs.forEach((each: object, i: number) => Object.entries(each).forEach(([key, value]) => (state[`sib${i}_${key}`] = value)));
	courses.forEach((each: object, i: number) => Object.entries(each).forEach(([key, value]) => (state[`course${i}_${key}`] = value)));
	for (const i of [0, 1, 2]) for (const key of Object.keys(newActivity())) state[`act${i}_${key}`] = String(acts[i]?.[key] ?? "");
	state.race.sort();
	return state;
}

function shownAt(key: string): unknown {
	const el = places.get(key);
	if (!el) return "";
	const texts = () => [...el.querySelectorAll<HTMLInputElement>("input:checked")].map((input) => input.closest("label")!.textContent!.trim());
	if (key === "race") return texts();
	if (el instanceof HTMLSelectElement) return el.value === "" ? "" : el.selectedOptions[0].text;
	if (el instanceof HTMLInputElement) return el.type === "checkbox" ? el.checked : el.value;
	if (el instanceof HTMLTextAreaElement) return el.value;
	if (el.matches(".date-box")) return el.querySelector<HTMLInputElement>("input:not([type=hidden])")!.value;
	return texts()[0] ?? "";
}

Object.assign(window, {
	formState,
	formShown: () => Object.fromEntries(Object.keys(formState()).filter((key) => key !== "submitted").map((key) => [key, shownAt(key)])),
});
