import { createApp, reactive, ref, unref } from "vue/dist/vue.esm-bundler.js";
import { VueDatePicker } from "@vuepic/vue-datepicker";
import "@vuepic/vue-datepicker/dist/main.css";
import {
	AccordionContent, AccordionHeader, AccordionItem, AccordionRoot, AccordionTrigger, DialogClose, DialogContent, DialogOverlay, DialogPortal,
	DialogRoot, DialogTitle, SliderRange, SliderRoot, SliderThumb, SliderTrack, SwitchRoot, SwitchThumb, TagsInputInput, TagsInputItem,
	TagsInputItemDelete, TagsInputItemText, TagsInputRoot, ToggleGroupItem, ToggleGroupRoot,
} from "reka-ui";
import { Field, useFieldArray, useForm } from "vee-validate";
import Multiselect from "vue-multiselect";
import "vue-multiselect/dist/vue-multiselect.css";
import { MAJORS, STATES } from "../../lists";
import "./style.css";
import { UiCheck, UiCombobox, UiNumber, UiRadio, UiSelect } from "./ui";

type State = { code: string; name: string };
type Experience = { kind: string; place: string; title: string; story: string; grades: string[] };
const emptyExperience = (): Experience => ({ kind: "", place: "", title: "", story: "", grades: [] });

const SINGLE = {
	first: "", last: "", nickname: "", email: "", phone: "", born: null as string | null, gender: "", identities: [] as string[],
	street: "", unit: "", city: "", state: null as State | null, zip: "", status: "",
	school: "", schoolCity: "", schoolState: null as State | null, classOf: "", grade: "", gpa: undefined as number | undefined,
	sat: undefined as number | undefined, act: undefined as number | undefined,
	p0First: "", p0Last: "", p0Job: "", p0School: "", p1First: "", p1Last: "", p1Job: "", p1School: "",
	parents: "", income: undefined as number | undefined, household: undefined as number | undefined, siblings: undefined as number | undefined,
	firstGen: false, needsAid: "", share: [0], lunch: "", taxId: "",
	awards: [] as string[], colleges: [] as string[], link: "", major: "", career: "", degree: "",
	cohort: "", laptop: "", shirt: "", heard: "", why: "",
	mentor: "", mentorEmail: "", agree: false, guardian: "", company: "",
};
const NAMES = Object.keys(SINGLE);

let held: ReturnType<typeof useForm>;
let submitted = false;

/** The element of each control, for formShown(). */
const places = new Map<string, HTMLElement>();

const app = createApp({
	components: {
		AccordionContent, AccordionHeader, AccordionItem, AccordionRoot, AccordionTrigger, DialogClose, DialogContent, DialogOverlay, DialogPortal,
		DialogRoot, DialogTitle, Field, Multiselect, SliderRange, SliderRoot, SliderThumb, SliderTrack, SwitchRoot, SwitchThumb, TagsInputInput,
		TagsInputItem, TagsInputItemDelete, TagsInputItemText, TagsInputRoot, ToggleGroupItem, ToggleGroupRoot, UiCheck, UiCombobox, UiNumber, UiRadio,
		UiSelect, VueDatePicker,
	},
	setup() {
		const form = useForm({
			initialValues: { ...SINGLE, classes: [{ name: "", grade: "" }], experiences: [] as Experience[] },
			keepValuesOnUnmount: true,
			validationSchema: {
				first: (value: string) => Boolean(value) || "Tell us your first name",
				last: (value: string) => Boolean(value) || "Tell us your last name",
				email: (value: string) => /^\S+@\S+\.\S+$/.test(value ?? "") || "We need a working email",
				phone: (value: string) => !value || value.replace(/\D/g, "").length >= 10 || "Ten digits, please",
			},
		});
		held = form;
		const f = reactive(Object.fromEntries(NAMES.map((name) => [name, form.defineField(name as never)[0]])));
		const classes = useFieldArray("classes");
		const experiences = useFieldArray<Experience>("experiences");
		const dialog = ref(false);
		const editing = ref(-1);
		const draft = reactive(emptyExperience());
		const complaint = ref("");
		function openDialog(index: number) {
			Object.assign(draft, index < 0 ? emptyExperience() : JSON.parse(JSON.stringify(experiences.fields.value[index].value)));
			editing.value = index;
			complaint.value = "";
			dialog.value = true;
		}
		function saveExperience() {
			if (!draft.kind || !draft.place) {
				complaint.value = "Choose a type and say where it was.";
				return;
			}
			const entry = JSON.parse(JSON.stringify(draft)) as Experience;
			if (editing.value < 0) experiences.push(entry);
			else experiences.update(editing.value, entry);
			dialog.value = false;
		}
		const collegeList = ref(["California State University, Chico", "Oregon State University", "Portland State University", "Reed College", "Southern Oregon University", "Stanford University", "University of California, Berkeley", "University of California, Davis", "University of Oregon", "University of Washington"]);
		return {
			f,
			errors: form.errors,
			classes,
			experiences,
			dialog,
			editing,
			draft,
			complaint,
			openDialog,
			saveExperience,
			collegeList,
			MAJORS,
			states: STATES.map(([code, name]): State => ({ code, name })),
			identityList: ["American Indian or Alaska Native", "Asian", "Black or African American", "Hispanic, Latino/a or Latinx", "Middle Eastern or North African", "Native Hawaiian or Pacific Islander", "White", "Prefer not to say"],
			dollars: { style: "currency", currency: "USD", maximumFractionDigits: 0 },
			twoPlaces: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
			ungrouped: { useGrouping: false },
			addCollege: (name: string) => {
				collegeList.value.push(name);
				f.colleges = [...(f.colleges as string[]), name];
			},
			schooling: ["Less than high school", "High school or GED", "Some college", "Associate’s degree", "Bachelor’s degree", "Graduate degree"],
			send: form.handleSubmit(() => {
				submitted = true;
			}),
			sendAnyway: () => {
				submitted = true;
			},
		};
	},
	template: `
<header><span class="logo">&lt;second/shift&gt;</span><nav>Curriculum · Outcomes · Tuition &amp; aid · <b>Apply</b></nav></header>
<main>
<section class="intro"><h1>Summer Cohort application</h1><p>Eight weeks, full time, for graduating high school seniors. Nine out of ten students pay less than full tuition. It takes about 25 minutes; only the starred fields are needed to save a draft.</p></section>
<form @submit.prevent="send" novalidate>

<fieldset><legend>You</legend><div class="grid">
	<div class="field"><label for="first">First name <i>*</i></label><input id="first" class="control" v-model="f.first" v-shown="'first'"><p class="error">{{ errors.first }}</p></div>
	<div class="field"><label for="last">Last name <i>*</i></label><input id="last" class="control" v-model="f.last" v-shown="'last'"><p class="error">{{ errors.last }}</p></div>
	<div class="field"><label for="nick">Name for your Slack handle</label><input id="nick" class="control" v-model="f.nickname" v-shown="'nickname'"><p class="hint">A nickname is fine.</p></div>
	<div class="field"><label for="email">Email <i>*</i></label><input id="email" type="email" class="control" v-model="f.email" v-shown="'email'"><p class="error">{{ errors.email }}</p></div>
	<div class="field"><label for="phone">Cell phone</label><input id="phone" type="tel" class="control" v-model="f.phone" v-shown="'phone'"><p class="error">{{ errors.phone }}</p></div>
	<div class="field" v-shown="'born'"><label for="born">Birthday</label><VueDatePicker v-model="f.born" model-type="yyyy-MM-dd" :formats="{ input: 'MM/dd/yyyy' }" :text-input="{ format: 'MM/dd/yyyy' }" :time-config="{ enableTimePicker: false }" auto-apply :input-attrs="{ id: 'born' }" placeholder="mm/dd/yyyy" /></div>
	<UiSelect label="Gender" :options="['Woman', 'Man', 'Nonbinary', 'I describe myself another way', 'I’d rather not say']" v-model="f.gender" v-shown="'gender'" />
	<div class="field wide" v-shown="'identities'"><label>Race and ethnicity <small>(optional, choose all that fit)</small></label><Multiselect v-model="f.identities" :options="identityList" multiple :close-on-select="false" placeholder="Pick some" /></div>
</div></fieldset>

<fieldset><legend>Home</legend><div class="grid">
	<div class="field wide"><label for="street">Street address</label><input id="street" class="control" v-model="f.street" v-shown="'street'"></div>
	<div class="field"><label for="unit">Apt / unit</label><input id="unit" class="control" v-model="f.unit" v-shown="'unit'"></div>
	<div class="field"><label for="city">City</label><input id="city" class="control" v-model="f.city" v-shown="'city'"></div>
	<div class="field" v-shown="'state'"><label>State</label><Multiselect v-model="f.state" :options="states" label="name" track-by="code" placeholder="Type to search" select-label="" deselect-label="" /></div>
	<div class="field"><label for="zip">ZIP</label><input id="zip" class="control" v-model="f.zip" v-shown="'zip'"></div>
	<UiSelect class="wide" label="Citizenship or immigration status" hint="Never shared. Some of our aid comes from public money." :options="['U.S. citizen', 'Permanent resident (green card)', 'DACA, TPS or asylum', 'Student or other visa', 'Undocumented']" v-model="f.status" v-shown="'status'" />
</div></fieldset>

<fieldset><legend>School</legend><div class="grid">
	<div class="field wide"><label for="school">High school</label><input id="school" class="control" v-model="f.school" v-shown="'school'"></div>
	<UiSelect label="Class of" :options="['2025', '2026', '2027', '2028']" v-model="f.classOf" v-shown="'classOf'" />
	<div class="field"><label for="scity">School’s city</label><input id="scity" class="control" v-model="f.schoolCity" v-shown="'schoolCity'"></div>
	<div class="field" v-shown="'schoolState'"><label>School’s state</label><Multiselect v-model="f.schoolState" :options="states" label="name" track-by="code" placeholder="Type to search" select-label="" deselect-label="" /></div>
	<UiSelect label="Current grade" :options="['10th', '11th', '12th', 'Already graduated']" v-model="f.grade" v-shown="'grade'" />
	<UiNumber label="Unweighted GPA" :min="0" :max="4" :step="0.01" :format="twoPlaces" v-model="f.gpa" v-shown="'gpa'" />
	<UiNumber label="SAT, total" :min="400" :max="1600" :step="10" :format="ungrouped" v-model="f.sat" v-shown="'sat'" />
	<UiNumber label="ACT, composite" :min="1" :max="36" v-model="f.act" v-shown="'act'" />
	</div>
	<h3>Classes you are proud of</h3>
	<div v-for="(entry, index) in classes.fields.value" :key="entry.key" class="class-row">
		<div class="field"><label :for="'class' + index">Class</label><Field :id="'class' + index" class="control" :name="'classes[' + index + '].name'" /></div>
		<div class="field"><label :for="'mark' + index">Final grade</label><Field :id="'mark' + index" class="control" :name="'classes[' + index + '].grade'" /></div>
		<button type="button" class="plain" :aria-label="'Remove class ' + (index + 1)" @click="classes.remove(index)">✕</button>
	</div>
	<button type="button" class="ghost" :disabled="classes.fields.value.length >= 3" @click="classes.push({ name: '', grade: '' })">Add another class</button> <small>up to three</small>
</fieldset>

<fieldset><legend>Family and need-based aid</legend>
	<AccordionRoot type="multiple" class="accordion" :unmount-on-hide="false">
		<AccordionItem v-for="index in [0, 1]" :key="index" :value="'p' + index" class="fold">
			<AccordionHeader><AccordionTrigger class="fold-head">{{ index ? 'Second parent or guardian' : 'First parent or guardian' }}<span aria-hidden="true">▾</span></AccordionTrigger></AccordionHeader>
			<AccordionContent class="fold-body"><div class="grid two">
				<div class="field"><label :for="'pf' + index">Their first name</label><input :id="'pf' + index" class="control" v-model="f['p' + index + 'First']" v-shown="'p' + index + 'First'"></div>
				<div class="field"><label :for="'pl' + index">Their last name</label><input :id="'pl' + index" class="control" v-model="f['p' + index + 'Last']" v-shown="'p' + index + 'Last'"></div>
				<div class="field"><label :for="'pj' + index">What they do for a living</label><input :id="'pj' + index" class="control" v-model="f['p' + index + 'Job']" v-shown="'p' + index + 'Job'"></div>
				<UiSelect label="How far they went in school" :options="schooling" v-model="f['p' + index + 'School']" v-shown="'p' + index + 'School'" />
			</div></AccordionContent>
		</AccordionItem>
	</AccordionRoot>
	<UiRadio label="Your parents are…" :options="['Married', 'Divorced', 'Separated', 'Never married', 'Widowed']" v-model="f.parents" v-shown="'parents'" />
	<div class="grid">
		<UiNumber plain label="Household income per year" hint="Everyone’s, before taxes" :min="0" :step="500" :format="dollars" v-model="f.income" v-shown="'income'" />
		<UiNumber label="People in your household" :min="1" v-model="f.household" v-shown="'household'" />
		<UiNumber label="Brothers and sisters" :min="0" v-model="f.siblings" v-shown="'siblings'" />
	</div>
	<div class="switch-row" v-shown="'firstGen'"><SwitchRoot id="firstgen" class="switch" v-model="f.firstGen"><SwitchThumb class="thumb" /></SwitchRoot><label for="firstgen">I’d be the first in my family to go to college</label></div>
	<UiRadio label="Do you need financial aid?" :options="[{ value: 'yes', label: 'Yes' }, { value: 'no', label: 'No, we will pay full tuition ($4,800)' }]" v-model="f.needsAid" v-shown="'needsAid'" />
	<UiRadio label="Do you get free or reduced-price lunch?" :options="['Yes', 'No', 'My school feeds everyone']" v-model="f.lunch" v-shown="'lunch'" />
	<div class="field" v-shown="'share'"><span class="label" id="share">What could your family pay toward tuition? <b>\${{ f.share[0] }}</b></span><SliderRoot class="slider" :max="4800" :step="100" v-model="f.share"><SliderTrack class="track"><SliderRange class="range" /></SliderTrack><SliderThumb class="knob" aria-labelledby="share" /></SliderRoot></div>
	<div class="field narrow"><label for="tax">Last four digits of a parent’s SSN or ITIN</label><input id="tax" class="control" maxlength="4" inputmode="numeric" v-model="f.taxId" v-shown="'taxId'"></div>
</fieldset>

<fieldset><legend>Things you do</legend>
	<p>Jobs, clubs, teams, taking care of people. Three is plenty.</p>
	<ul class="cards"><li v-for="(entry, index) in experiences.fields.value" :key="entry.key">
		<strong v-shown="'exp' + index + 'Title'">{{ entry.value.title }}</strong> <span v-shown="'exp' + index + 'Place'">{{ entry.value.place }}</span>
		<em v-shown="'exp' + index + 'Kind'">{{ entry.value.kind }}</em>
		<p v-shown="'exp' + index + 'Story'">{{ entry.value.story }}</p>
		<small>Grade <span v-shown="'exp' + index + 'Grades'">{{ entry.value.grades.join(', ') }}</span></small>
		<span class="card-tools"><button type="button" class="plain" @click="openDialog(index)">Edit</button><button type="button" class="plain" @click="experiences.remove(index)">Delete</button></span>
	</li></ul>
	<button type="button" class="ghost" @click="openDialog(-1)">+ Add experience</button>
	<DialogRoot v-model:open="dialog"><DialogPortal><DialogOverlay class="overlay" /><DialogContent class="dialog" :aria-describedby="undefined">
		<DialogTitle class="dialog-title">{{ editing < 0 ? 'New experience' : 'Edit experience' }}</DialogTitle>
		<UiSelect label="Type" :options="['Job', 'Internship', 'School club', 'Sport', 'Volunteering', 'Speech or debate', 'Environment', 'Caring for family', 'Personal project']" v-model="draft.kind" />
		<div class="field"><label for="place">Organization</label><input id="place" class="control" v-model="draft.place"></div>
		<div class="field"><label for="title">Your role</label><input id="title" class="control" v-model="draft.title"></div>
		<div class="field"><label for="story">In a sentence or two, what did you do?</label><textarea id="story" class="control" rows="3" maxlength="200" v-model="draft.story"></textarea></div>
		<div class="field"><span class="label">In which grades?</span><ToggleGroupRoot type="multiple" class="toggles" v-model="draft.grades"><ToggleGroupItem v-for="grade in ['9', '10', '11', '12']" :key="grade" :value="grade" class="toggle">{{ grade }}</ToggleGroupItem></ToggleGroupRoot></div>
		<p class="error">{{ complaint }}</p>
		<div class="dialog-foot"><DialogClose class="plain">Cancel</DialogClose><button type="button" class="solid" @click="saveExperience">Save</button></div>
	</DialogContent></DialogPortal></DialogRoot>
	<div class="field"><label for="awards">Awards <small>(press Enter after each)</small></label>
		<TagsInputRoot class="control tags" v-model="f.awards" v-shown="'awards'"><TagsInputItem v-for="award in f.awards" :key="award" :value="award" class="tag"><TagsInputItemText /><TagsInputItemDelete class="tag-x" :aria-label="'Remove ' + award">✕</TagsInputItemDelete></TagsInputItem><TagsInputInput id="awards" placeholder="Award, prize, honor…" /></TagsInputRoot></div>
	<div class="field"><label for="link">Portfolio, GitHub or website</label><input id="link" type="url" class="control" placeholder="https://" v-model="f.link" v-shown="'link'"></div>
</fieldset>

<fieldset><legend>After the summer</legend><div class="grid">
	<div class="field wide" v-shown="'colleges'"><label>Colleges you have applied to</label><Multiselect v-model="f.colleges" :options="collegeList" multiple taggable tag-placeholder="Add this college" placeholder="Search or add a college" @tag="addCollege" /></div>
	<UiCombobox label="Major you’re thinking of" :options="MAJORS" v-model="f.major" v-shown="'major'" />
	<div class="field"><label for="career">Dream job</label><input id="career" class="control" v-model="f.career" v-shown="'career'"></div>
	<UiSelect label="How far do you want to go?" :options="['Certificate', 'Associate’s', 'Bachelor’s', 'Master’s', 'PhD', 'No idea yet']" v-model="f.degree" v-shown="'degree'" />
</div></fieldset>

<fieldset><legend>Your summer with us</legend>
	<UiRadio label="Which cohort?" :options="['Oakland, in person', 'Medford, in person', 'Online, Pacific time']" v-model="f.cohort" v-shown="'cohort'" />
	<div class="grid">
		<UiSelect label="Do you have a laptop?" :options="['Yes, a good one', 'Yes, a slow one', 'No, I’d need a loaner']" v-model="f.laptop" v-shown="'laptop'" />
		<UiSelect label="Hoodie size" :options="['XS', 'S', 'M', 'L', 'XL', '2XL']" v-model="f.shirt" v-shown="'shirt'" />
		<UiCombobox label="How did you hear about us?" :options="['A friend', 'A teacher', 'Instagram', 'TikTok', 'A search engine', 'Upward Bound or similar', 'The library']" v-model="f.heard" v-shown="'heard'" />
	</div>
	<div class="field"><label for="why">Tell us about something broken you would like to fix</label><textarea id="why" class="control" rows="6" v-model="f.why" v-shown="'why'"></textarea></div>
	<div class="grid two">
		<div class="field"><label for="mentor">A teacher or boss who would vouch for you</label><input id="mentor" class="control" placeholder="Full name" v-model="f.mentor" v-shown="'mentor'"></div>
		<div class="field"><label for="mmail">Their email</label><input id="mmail" type="email" class="control" v-model="f.mentorEmail" v-shown="'mentorEmail'"></div>
	</div>
	<div class="hp" aria-hidden="true"><label for="company">Company</label><input id="company" tabindex="-1" autocomplete="off" v-model="f.company" v-shown="'company'"></div>
	<UiCheck label="I agree to the Code of Conduct and to receive texts about my application" v-model="f.agree" v-shown="'agree'" />
	<div class="field narrow"><label for="guardian">Parent or guardian e-signature (if you are under 18)</label><input id="guardian" class="control" v-model="f.guardian" v-shown="'guardian'"></div>
</fieldset>
<button type="submit" class="solid big" @click="sendAnyway">Apply</button>
</form>
</main>`,
});
app.directive("shown", {
	mounted: (element: HTMLElement, { value }: { value: string }) => places.set(value, element),
	updated: (element: HTMLElement, { value }: { value: string }) => places.set(value, element),
	beforeUnmount: (element: HTMLElement, { value }: { value: string }) => places.get(value) === element && places.delete(value),
});
app.mount("#root");

const [CLASSES, EXPERIENCES] = [3, 3];

function values(): Record<string, unknown> {
	const { classes, experiences, share, state, schoolState, ...rest } = JSON.parse(JSON.stringify(unref(held.values))) as typeof SINGLE & {
		classes: { name: string; grade: string }[];
		experiences: Experience[];
	};
	const all: Record<string, unknown> = { share: share[0], state: state?.code ?? "", schoolState: schoolState?.code ?? "" };
	for (const name of NAMES) if (!(name in all)) all[name] = (rest as Record<string, unknown>)[name] ?? "";
	for (let index = 0; index < CLASSES; index++) {
		all[`class${index}Name`] = classes[index]?.name ?? "";
		all[`class${index}Grade`] = classes[index]?.grade ?? "";
	}
	for (let index = 0; index < EXPERIENCES; index++) {
		const entry = experiences[index];
		all[`exp${index}Kind`] = entry?.kind ?? "";
		all[`exp${index}Place`] = entry?.place ?? "";
		all[`exp${index}Title`] = entry?.title ?? "";
		all[`exp${index}Story`] = entry?.story ?? "";
		all[`exp${index}Grades`] = entry?.grades ?? [];
	}
	return all;
}

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";

function read(key: string): unknown {
	const course = /^class(\d)(Name|Grade)$/.exec(key);
	if (course) return document.querySelector<HTMLInputElement>(`#${course[2] === "Name" ? "class" : "mark"}${course[1]}`)?.value ?? "";
	const element = places.get(key);
	if (!element) return "";
	if (element.matches("input, textarea")) return (element as HTMLInputElement).value;
	if (element.querySelector("[role=switch]")) return element.querySelector("[role=switch]")?.getAttribute("aria-checked") === "true";
	if (element.querySelector("[role=checkbox]")) return element.querySelector("[role=checkbox]")?.getAttribute("aria-checked") === "true";
	if (element.querySelector("[role=radiogroup]")) return textOf(element.querySelector("[role=radio][aria-checked=true]")?.parentElement?.querySelector("label"));
	if (element.querySelector("[role=slider]")) return element.querySelector("[role=slider]")?.getAttribute("aria-valuenow") ?? "";
	if (element.matches(".tags")) return [...element.querySelectorAll(".tag")].map((tag) => textOf(tag.querySelector("span")));
	if (element.querySelector(".trigger")) return element.querySelector("[data-placeholder]:not(.trigger)") ? "" : textOf(element.querySelector(".trigger span"));
	const multi = element.querySelector(".multiselect");
	if (multi?.querySelector(".multiselect__tags-wrap") && ["identities", "colleges"].includes(key)) return [...multi.querySelectorAll(".multiselect__tag > span")].map(textOf);
	if (multi) return textOf(multi.querySelector(".multiselect__single"));
	const box = element.querySelector<HTMLInputElement>("input, textarea");
	return box ? box.value : textOf(element);
}

Object.assign(window, {
	formState: () => ({ ...values(), submitted }),
	formShown: () => Object.fromEntries(Object.keys(values()).map((key) => [key, read(key)])),
});
