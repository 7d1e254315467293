import Buefy from "buefy";
import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
import "buefy/dist/css/buefy.css";
import { STATES } from "../../lists";
import "./style.css";

const STATE_NAMES = STATES.map(([, name]: string[]) => name);
const KINDS = ["Arts", "Athletics", "Clubs & student government", "Community service", "Debate or speech", "Environment & outdoors", "Family responsibilities", "Job or internship", "Research", "Something else"];
const MOST = 4;

const blank = () => ({ kind: null as string | null, organization: "", role: "", about: "", grades: [] as string[], hours: null as number | null });
const form = reactive({
	session: null as string | null, overnight: false,
	firstName: "", middleName: "", lastName: "", goesBy: "", pronouns: null as string | null, birthday: null as Date | null,
	email: "", mobile: "", street: "", apt: "", city: "", state: "", zip: "", languages: [] as string[],
	schoolName: "", schoolCity: "", schoolState: "", grade: null as string | null, gradYear: null as string | null, gpa: "", satMath: "", psat: "", major: "", career: "",
	adult1: "", adult1Job: "", adult2: "", adult2Job: "", household: null as string | null, siblings: null as number | null, firstGen: null as string | null, income: null as string | null,
	activities: [] as ReturnType<typeof blank>[],
	proud1: "", proud1Grade: null as string | null, proud2: "", proud2Grade: null as string | null,
	teacherName: "", teacherEmail: "", counselorName: "", counselorEmail: "", emergencyName: "", emergencyRelation: null as string | null, emergencyPhone: "", doctorName: "", doctorPhone: "", roommate: "",
	shirt: null as string | null, diet: [] as string[], heard: null as string | null, mud: "",
	photos: false, texts: false, guardianSignature: "",
});
let submitted = false;

const ask = (words: string, inner: string, more = "") => `<div class="q"><div class="ask"><p>${words}</p>${more && `<small>${more}</small>`}</div><div class="reply">${inner}</div></div>`;
const border = (key: string, label: string, attrs = "") => `<b-field label="${label}" label-position="on-border" expanded><b-input v-model="form.${key}" name="${key}" ${attrs}></b-input></b-field>`;
const text = (key: string, attrs = "") => `<b-field><b-input v-model="form.${key}" name="${key}" ${attrs}></b-input></b-field>`;
const select = (key: string, list: string[], placeholder = "Choose one") => `<b-select v-model="form.${key}" name="${key}" placeholder="${placeholder}" expanded>${list.map((each) => `<option value="${each}">${each}</option>`).join("")}</b-select>`;
const radios = (key: string, list: string[]) => `<div class="block">${list.map((each) => `<b-radio v-model="form.${key}" name="${key}" native-value="${each}">${each}</b-radio>`).join("")}</div>`;
const state = (key: string, label: string) => `<b-field label="${label}" label-position="on-border" expanded><b-autocomplete v-model="form.${key}" name="${key}" :data="matching(form.${key})" open-on-focus keep-first></b-autocomplete></b-field>`;
const YEARS = ["9th", "10th", "11th", "12th"];

const template = `
<section class="hero is-small tide"><div class="hero-body"><p class="title">Tidewater Field Science Institute</p><p class="subtitle">Summer 2027 &middot; Three weeks of mud, microscopes and marine data</p></div></section>
<form class="sheet" @submit.prevent="send">
<p class="lead">Hi! This is the whole application. There are no trick questions. Your progress is not saved, so give yourself forty minutes and a snack.</p>
<h2>The trip</h2>
${ask("Which session works best?", `<b-field><b-radio-button v-model="form.session" native-value="A" name="session" type="is-info">June 27 &ndash; July 17</b-radio-button><b-radio-button v-model="form.session" native-value="B" name="session" type="is-info">July 18 &ndash; August 7</b-radio-button></b-field>`)}
${ask("Staying with us overnight?", `<b-switch v-model="form.overnight" name="overnight" type="is-info">{{ form.overnight ? "Yes, in the bunkhouse" : "No, I'll commute" }}</b-switch>`)}
<h2>You</h2>
${ask("What name is on your school records?", `<b-field grouped>${border("firstName", "First")}${border("middleName", "Middle")}${border("lastName", "Last")}</b-field>`)}
${ask("What should we put on your name tag?", text("goesBy"), "First name or nickname only.")}
${ask("And your pronouns?", select("pronouns", ["she / her", "he / him", "they / them", "ask me"]))}
${ask("When were you born?", `<b-field><b-datepicker v-model="form.birthday" name="birthday" editable locale="en-US" placeholder="month / day / year" :mobile-native="false" :max-date="latest"></b-datepicker></b-field>`, "You must be 15 by the first day of camp.")}
${ask("How do we reach you?", `<b-field grouped>${border("email", "Your email", 'type="email"')}${border("mobile", "Your mobile", 'type="tel"')}</b-field>`, "Not a parent&rsquo;s, please. We'll ask for theirs if you're admitted.")}
${ask("Where should we send the packing list?", `<b-field grouped>${border("street", "Street")}${border("apt", "Apt / unit")}</b-field><b-field grouped>${border("city", "Town or city")}${state("state", "State")}${border("zip", "ZIP")}</b-field>`, "Home address.")}
${ask("Which languages can you get by in?", `<b-field><b-taginput v-model="form.languages" name="languages" :data="tongues" autocomplete allow-new open-on-focus placeholder="Add a language" aria-close-label="Remove"></b-taginput></b-field>`)}
<h2>School</h2>
${ask("Where do you go to school?", `<b-field>${""}<b-input v-model="form.schoolName" name="schoolName" placeholder="Name of school"></b-input></b-field><b-field grouped>${border("schoolCity", "Town or city")}${state("schoolState", "State")}</b-field>`)}
${ask("This year you're in&hellip;", radios("grade", ["9th grade", "10th grade", "11th grade", "12th grade"]))}
${ask("&hellip;and you graduate in&hellip;", select("gradYear", ["2027", "2028", "2029", "2030"], "Year"))}
${ask("What's your unweighted GPA?", text("gpa", 'inputmode="decimal" placeholder="0.00 – 4.00"'))}
${ask("Any test scores to share?", `<b-field grouped>${border("satMath", "SAT Math", 'inputmode="numeric"')}${border("psat", "PSAT/NMSQT total", 'inputmode="numeric"')}</b-field>`, "Totally optional.")}
${ask("What do you think you'll study in college?", text("major"))}
${ask("Dream job, as of today?", text("career"))}
<h2>Your family</h2>
${ask("Who's raising you?", `<b-field grouped>${border("adult1", "Parent 1: full name")}${border("adult1Job", "Parent 1: work")}</b-field><b-field grouped>${border("adult2", "Parent 2: full name")}${border("adult2Job", "Parent 2: work")}</b-field>`)}
${ask("Your parents are&hellip;", select("household", ["married", "separated", "divorced", "never married", "widowed", "in a domestic partnership"]))}
${ask("How many brothers and sisters?", `<b-field><b-numberinput v-model="form.siblings" name="siblings" :min="0" :max="12" controls-position="compact" type="is-info"></b-numberinput></b-field>`)}
${ask("Would you be the first in your family to finish college?", radios("firstGen", ["Yes", "No", "Not sure"]))}
${ask("About how much does your household earn in a year?", select("income", ["under $40,000", "$40,000 to $65,000", "$65,001 to $90,000", "$90,001 to $130,000", "over $130,000"]), "For tuition help. Admissions readers never see this.")}
<h2>Outside class</h2>
${ask("What do you do when nobody makes you?", `<table class="table is-fullwidth" v-if="form.activities.length"><tbody><tr v-for="(each, at) in form.activities" :key="at"><td><strong>{{ each.organization }}</strong><br>{{ each.role }}</td><td>{{ each.kind }}</td><td class="right"><a href="#" @click.prevent="edit(at)">Edit</a> &nbsp; <a href="#" @click.prevent="form.activities.splice(at, 1)">Remove</a></td></tr></tbody></table><p v-else class="none">Nothing here yet.</p><b-button v-if="form.activities.length < ${MOST}" id="add-activity" type="is-info" outlined @click="edit(-1)">Add something you do</b-button>`, "Teams, jobs, babysitting, river cleanups. Up to four.")}
${ask("Two things you've won or been recognized for", [1, 2].map((n) => `<b-field grouped>${border(`proud${n}`, "What was it?")}<b-field>${select(`proud${n}Grade`, YEARS.map((year) => `${year} grade`), "When?")}</b-field></b-field>`).join(""))}
${ask("Tell us about a time you got muddy, literally or not.", `<b-field><b-input v-model="form.mud" name="mud" type="textarea" maxlength="1200"></b-input></b-field>`)}
<h2>Other people we may call</h2>
${ask("A math or science teacher who will write for you", `<b-field grouped>${border("teacherName", "Name")}${border("teacherEmail", "Email", 'type="email"')}</b-field>`)}
${ask("Your school counselor", `<b-field grouped>${border("counselorName", "Name")}${border("counselorEmail", "Email", 'type="email"')}</b-field>`)}
${ask("In an emergency, if we can't reach your parents", `<b-field grouped>${border("emergencyName", "Name")}${border("emergencyPhone", "Phone", 'type="tel"')}<b-field>${select("emergencyRelation", ["grandparent", "aunt or uncle", "adult sibling", "neighbor", "family friend"], "Who's that?")}</b-field></b-field>`)}
${ask("Your doctor or clinic", `<b-field grouped>${border("doctorName", "Name")}${border("doctorPhone", "Phone", 'type="tel"')}</b-field>`)}
${ask("Hoping to bunk with someone?", text("roommate", 'placeholder="Their first and last name"'))}
<h2>Odds and ends</h2>
${ask("T-shirt", select("shirt", ["Youth L", "S", "M", "L", "XL", "XXL"], "Size"))}
${ask("Anything you can't or don't eat?", `<b-field><b-taginput v-model="form.diet" name="diet" placeholder="Type and press Enter" aria-close-label="Remove"></b-taginput></b-field>`)}
${ask("How did you hear about Tidewater?", select("heard", ["a teacher", "a past camper", "Instagram", "a college fair", "some other way"]))}
<div class="fine"><b-field><b-checkbox v-model="form.photos" name="photos">My family agrees to photos and video being used in Institute publications.</b-checkbox></b-field>
<b-field><b-switch v-model="form.texts" name="texts" type="is-info">Text me reminders and offers</b-switch></b-field>
${border("guardianSignature", "Signature of a parent or guardian")}</div>
<b-button type="is-info" size="is-medium" native-type="submit">Off it goes</b-button>
</form>
<b-modal v-model="open" has-modal-card trap-focus :destroy-on-hide="false" aria-role="dialog" aria-label="Something you do" aria-modal>
<div class="modal-card"><header class="modal-card-head"><p class="modal-card-title">Something you do</p></header>
<section class="modal-card-body">
<b-field label="It's called"><b-input v-model="draft.organization" name="d_org" placeholder="e.g. Marching band, Harbor Café"></b-input></b-field>
<b-field label="You are the&hellip;"><b-input v-model="draft.role" name="d_role" placeholder="Member, captain, cashier…"></b-input></b-field>
<b-field label="Kind of thing"><b-select v-model="draft.kind" name="d_kind" placeholder="Choose one" expanded><option v-for="kind in kinds" :key="kind" :value="kind">{{ kind }}</option></b-select></b-field>
<b-field label="In a sentence or two"><b-input v-model="draft.about" name="d_about" type="textarea" rows="2" maxlength="160"></b-input></b-field>
<b-field label="Grades"><b-checkbox-button v-for="year in years" :key="year" v-model="draft.grades" :native-value="year" type="is-info">{{ year }}</b-checkbox-button></b-field>
<b-field label="Hours in a normal week"><b-numberinput v-model="draft.hours" name="d_hours" :min="0" :max="60" controls-position="compact" type="is-info"></b-numberinput></b-field>
</section><footer class="modal-card-foot"><b-button label="Never mind" @click="open = false"></b-button> &nbsp; <b-button id="keep-activity" label="Keep it" type="is-info" @click="keep"></b-button></footer></div>
</b-modal>`;

createApp({
	template,
	data: () => ({ open: false, at: -1, draft: blank(), latest: new Date(2013, 0, 1), kinds: KINDS, years: YEARS, tongues: ["Arabic", "English", "French", "German", "Japanese", "Korean", "Mandarin", "Portuguese", "Spanish", "Tagalog", "Vietnamese"] }),
	computed: { form: () => form },
	methods: {
		matching: (typed: string) => STATE_NAMES.filter((name: string) => name.toLowerCase().startsWith((typed ?? "").toLowerCase())),
		edit(this: any, at: number) {
			this.at = at;
			this.draft = at < 0 ? blank() : { ...form.activities[at], grades: [...form.activities[at].grades] };
			this.open = true;
		},
		keep(this: any) {
			if (!this.draft.organization) return;
			if (this.at < 0) form.activities.push(this.draft);
			else form.activities[this.at] = this.draft;
			this.open = false;
		},
		send() {
			submitted = true;
		},
	},
})
	.use(Buefy, { defaultIconPack: "mdi" })
	.mount("#root");

const day = (date: Date | null) =>
	date ? [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-") : "";
const inGrade = (grades: string[]) => YEARS.filter((year) => grades.includes(year));

function entries() {
	const held: Record<string, unknown> = {};
	for (let at = 0; at < MOST; at++) {
		const each = form.activities[at];
		held[`activities.${at}.kind`] = each?.kind ?? "";
		held[`activities.${at}.organization`] = each?.organization ?? "";
		held[`activities.${at}.role`] = each?.role ?? "";
		held[`activities.${at}.about`] = each?.about ?? "";
		held[`activities.${at}.grades`] = each ? inGrade(each.grades) : [];
		held[`activities.${at}.hours`] = each?.hours ?? null;
	}
	return held;
}

Object.assign(window, {
	formState() {
		const { activities, birthday, ...rest } = JSON.parse(JSON.stringify({ ...form, birthday: null }));
		return { submitted, ...rest, birthday: day(form.birthday), ...entries() };
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const key of Object.keys(form).filter((each) => each !== "activities")) {
			const named = [...document.querySelectorAll<HTMLInputElement>(`.sheet [name="${key}"]`)];
			const [control] = named;
			if (control.type === "radio") shown[key] = named.find(({ checked }) => checked)?.closest("label")?.textContent?.trim() ?? "";
			else if (control.type === "checkbox") shown[key] = control.checked;
			else if (key === "languages" || key === "diet") shown[key] = [...(control.closest(".taginput")?.querySelectorAll(".tag:not(.is-delete)") ?? [])].map((tag) => tag.textContent?.trim());
			else if ((control as Element) instanceof HTMLSelectElement) {
				const select = control as unknown as HTMLSelectElement;
				shown[key] = select.selectedIndex < 0 || select.selectedOptions[0].disabled ? "" : select.selectedOptions[0].textContent;
			} else shown[key] = control.value;
		}
		return { ...shown, ...entries() };
	},
});
