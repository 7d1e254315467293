import Aura from "@primeuix/themes/aura";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import PrimeVue from "primevue/config";
import Drawer from "primevue/drawer";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import Textarea from "primevue/textarea";
// @ts-expect-error the build with the template compiler has no types of its own
import { createApp, reactive, toRaw } from "vue/dist/vue.esm-bundler.js";
import "./page.css";

type Entry = { organization: string; role: string; hours: number | null; weeks: number | null; details: string };
const FIELDS = ["organization", "role", "hours", "weeks", "details"] as const;
const NONE: Entry = { organization: "", role: "", hours: null, weeks: null, details: "" };

const store = reactive({
	applicant: { fullName: "", email: "", phone: "", gpa: "", schoolName: "", statement: "" },
	reference: { name: "", phone: "" },
	agree: false,
	entries: [] as Entry[],
	draft: { ...NONE } as Entry,
	at: -1,
	isOpen: false,
	problem: "",
	submitted: false,
});

const App = {
	components: { PButton: Button, PCheckbox: Checkbox, PDrawer: Drawer, PNumber: InputNumber, PText: InputText, PArea: Textarea },
	setup: () => ({
		s: store,
		start(index: number) {
			store.draft = { ...(store.entries[index] ?? NONE) };
			store.at = index;
			store.problem = "";
			store.isOpen = true;
		},
		save() {
			if (!store.draft.organization) {
				store.problem = "Tell us where.";
				return;
			}
			if (store.at < 0) store.entries.push({ ...store.draft });
			else store.entries[store.at] = { ...store.draft };
			store.isOpen = false;
		},
		submit() { store.submitted = true; },
	}),
	template: `
<main>
	<h1>Delmar Neighbors Scholarship</h1>
	<p class="lead">Hi! This takes most people about 25 minutes. We are a small, all-volunteer foundation, so please bear with us if the page is slow.</p>
	<section>
		<h2>You</h2>
		<div class="two">
			<div><label for="fullName">Full name</label><PText id="fullName" v-model="s.applicant.fullName" fluid /><small>First and last is enough.</small></div>
			<div><label for="email">Email</label><PText id="email" type="email" v-model="s.applicant.email" fluid /></div>
			<div><label for="phone">Cell</label><PText id="phone" type="tel" v-model="s.applicant.phone" placeholder="(555) 555-5555" fluid /></div>
			<div><label for="schoolName">Where do you go to high school?</label><PText id="schoolName" v-model="s.applicant.schoolName" fluid /></div>
			<div><label for="gpa">Weighted GPA</label><PText id="gpa" v-model="s.applicant.gpa" inputmode="decimal" fluid /></div>
		</div>
	</section>
	<section>
		<h2>What you do outside class</h2>
		<p>Clubs, jobs, sports, church, taking care of your little brother: it all counts. Add everything you'd like us to know about.</p>
		<article v-for="(entry, index) in s.entries" class="entry">
			<div><b data-of="organization">{{ entry.organization }}</b><span v-if="entry.role"> · <span data-of="role">{{ entry.role }}</span></span></div>
			<div class="meta"><span data-of="hours">{{ entry.hours }}</span> hrs/wk, <span data-of="weeks">{{ entry.weeks }}</span> wks/yr</div>
			<div data-of="details">{{ entry.details }}</div>
			<div><PButton label="Change" size="small" text @click="start(index)" /><PButton label="Delete" size="small" text severity="danger" @click="s.entries.splice(index, 1)" /></div>
		</article>
		<PButton label="Add something" icon="pi pi-plus" outlined @click="start(-1)" />
	</section>
	<PDrawer v-model:visible="s.isOpen" position="right" header="Activity or job" class="side">
		<div class="stack">
			<div><label for="dOrg">Club, team or employer</label><PText id="dOrg" v-model="s.draft.organization" :invalid="!!s.problem" fluid /><small class="bad">{{ s.problem }}</small></div>
			<div><label for="dRole">What's your role?</label><PText id="dRole" v-model="s.draft.role" fluid /></div>
			<div><label for="dHours">Hours a week (about)</label><PNumber inputId="dHours" v-model="s.draft.hours" :min="0" :max="168" :maxFractionDigits="1" fluid /></div>
			<div><label for="dWeeks">Weeks a year</label><PNumber inputId="dWeeks" v-model="s.draft.weeks" :min="0" :max="52" fluid /></div>
			<div><label for="dDetails">What did you do there?</label><PArea id="dDetails" v-model="s.draft.details" rows="4" maxlength="200" fluid /><small>A sentence or two (200 characters)</small></div>
		</div>
		<template #footer><div class="foot"><PButton label="Never mind" text severity="secondary" @click="s.isOpen = false" /><PButton label="Save" @click="save" /></div></template>
	</PDrawer>
	<section>
		<h2>Somebody who knows you</h2>
		<p>Not a relative. We may call.</p>
		<div class="two">
			<div><label for="refName">Their name</label><PText id="refName" v-model="s.reference.name" fluid /></div>
			<div><label for="refPhone">Their phone</label><PText id="refPhone" type="tel" v-model="s.reference.phone" fluid /></div>
		</div>
	</section>
	<section>
		<label for="statement">Tell us about a neighbor who made a difference to you.</label>
		<PArea id="statement" v-model="s.applicant.statement" rows="5" fluid />
	</section>
	<p class="agree"><PCheckbox inputId="agree" v-model="s.agree" binary /><label for="agree">You may print my name and picture in the newsletter</label></p>
	<PButton label="Send it!" @click="submit" />
</main>`,
};

const OWN = ["fullName", "email", "phone", "gpa", "schoolName", "statement"] as const;
const box = (id: string) => (document.getElementById(id) as HTMLInputElement).value;
const keyed = (value: (index: number, name: (typeof FIELDS)[number]) => unknown) =>
	Object.fromEntries([0, 1, 2, 3].flatMap((index) => FIELDS.map((name) => [`act${index}_${name}`, value(index, name)])).slice(0, 16));
Object.assign(window, {
	formState: () => {
		const { applicant, reference, agree, entries, submitted } = JSON.parse(JSON.stringify(toRaw(store)));
		return { ...applicant, refName: reference.name, refPhone: reference.phone, agree, ...keyed((index, name) => entries[index]?.[name] ?? ""), submitted };
	},
	formShown: () => ({
		...Object.fromEntries(OWN.map((id) => [id, box(id)])),
		refName: box("refName"),
		refPhone: box("refPhone"),
		agree: (document.getElementById("agree") as HTMLInputElement).checked,
		...keyed((index, name) => document.querySelectorAll(".entry")[index]?.querySelector(`[data-of=${name}]`)?.textContent ?? ""),
	}),
});
createApp(App).use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".dark" } } }).mount("#root");
