import "quasar/dist/quasar.css";
import "./page.css";
import * as Q from "quasar";
import materialIcons from "quasar/icon-set/material-icons.js";

/** Drawn, so that the page needs no icon font. */
const iconSet = {
	...materialIcons,
	arrow: { ...materialIcons.arrow, dropdown: "M7 10l5 5 5-5z" },
	chip: { remove: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm5 13.59L15.59 17 12 13.41 8.41 17 7 15.59 10.59 12 7 8.41 8.41 7 12 10.59 15.59 7 17 8.41 13.41 12z", selected: "M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z" },
	datetime: { ...materialIcons.datetime, arrowLeft: "M15.4 7.4 14 6l-6 6 6 6 1.4-1.4L10.8 12z", arrowRight: "M10 6 8.6 7.4l4.6 4.6-4.6 4.6L10 18l6-6z" },
	rating: { icon: "M12 17.3 18.2 21l-1.7-7L22 9.2l-7.2-.6L12 2 9.2 8.6 2 9.2 7.5 14l-1.7 7z" },
};
import { Quasar, Notify } from "quasar";
import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
import { COUNTRIES, STATES } from "../../lists";

const inp = (k: string, label: string, extra = "", col = "col-12 col-sm-6") =>
	`<q-input filled v-model="f.${k}" label="${label}" class="k-${k} ${col}" ${extra}></q-input>`;
const day = (k: string, label: string, col = "col-12 col-sm-6") =>
	inp(k, label, `mask="##/##/####" hint="MM/DD/YYYY"`, col).replace("></q-input>", `><template #append><q-icon name="M4 5h3V3h2v2h6V3h2v2h3v16H4V5zm2 5v9h12v-9H6z" class="cursor-pointer" size="20px"><q-popup-proxy cover><q-date v-model="f.${k}" mask="MM/DD/YYYY"></q-date></q-popup-proxy></q-icon></template></q-input>`);
const sel = (k: string, label: string, list: string, extra = "", col = "col-12 col-sm-6") =>
	`<q-select filled v-model="f.${k}" :options="${list}" label="${label}" class="k-${k} ${col}" emit-value map-options ${extra}></q-select>`;
const ask = (k: string, label: string, control: string) =>
	`<div class="col-12"><div class="ask" id="ask-${k}">${label}</div>${control}</div>`;
const toggle = (k: string, label: string, list: string) =>
	ask(k, label, `<q-btn-toggle v-model="f.${k}" :options="${list}" class="k-${k}" no-caps unelevated toggle-color="teal-9" color="white" text-color="teal-10" role="group" aria-labelledby="ask-${k}"></q-btn-toggle>`);
const group = (k: string, label: string, list: string, type = "radio") =>
	ask(k, label, `<q-option-group v-model="f.${k}" :options="${list}" type="${type}" color="teal-9" inline class="k-${k}" aria-labelledby="ask-${k}"></q-option-group>`);
const part = (title: string, text: string, body: string) =>
	`<q-card class="part"><q-card-section><h2>${title}</h2><p class="text-grey-8">${text}</p><div class="row q-col-gutter-md">${body}</div></q-card-section></q-card>`;
const grown = (n: number) => `
<div class="col-12 text-subtitle1 text-teal-10 q-pt-lg">Grown-up #${n}</div>
${inp(`adult${n}`, "Full name")}${inp(`adult${n}Job`, "What do they do for work?")}
${sel(`adult${n}School`, "How far did they go in school?", "school")}${inp(`adult${n}Mail`, "Their email", 'type="email"')}`;

const PARTS = ["Kind", "Group", "Role", "Grades", "Hours", "Weeks", "Did"];
const empty = () => ({ Kind: null, Group: "", Role: "", Grades: [] as string[], Hours: "", Weeks: "", Did: "" }) as Record<string, any>;
const SIMPLE = `session why school schoolPlace grade leaving gpa sat teacher teacherMail
languages aps major career given family goBy pronouns born bornCountry mobile mail home homeTwo town region postal
citizen hispanic race adult1 adult1Job adult1School adult1Mail adult2 adult2Job adult2School adult2Mail marital waiver income
er1 er1Tie er1Phone doctor doctorPhone chaperone chaperonePhone swim food rules initials nickname2`.split(/\s+/);
const LISTS = ["languages", "aps", "race"];
const start = (k: string) => (LISTS.includes(k) ? [] : ["session", "grade", "adult1School", "adult2School", "region", "bornCountry", "hispanic", "citizen", "pronouns", "marital", "income"].includes(k) ? null : k === "swim" ? 0 : ["rules", "waiver"].includes(k) ? false : "");

const f = reactive<Record<string, any>>(Object.fromEntries(SIMPLE.map((k) => [k, start(k)])));
const done = reactive<Record<string, any>[]>([]);
const kin = reactive<{ name: string; age: string }[]>([]);
const ui = reactive({ open: false, at: -1, sent: false, draft: empty(), langs: [] as string[], states: [] as any[], nations: [] as string[] });

const LANGS = ["American Sign Language", "Arabic", "Cantonese", "English", "French", "German", "Haitian Creole", "Hindi", "Igbo", "Japanese", "Korean", "Mandarin", "Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba"];
const states = STATES.map(([value, label]) => ({ value, label }));
Object.assign(ui, { langs: LANGS, states, nations: COUNTRIES });

const app = createApp({
	setup() {
		const narrow = (key: string, all: any[]) => (text: string, update: (run: () => void) => void) =>
			update(() => { (ui as any)[key] = all.filter((o) => (o.label ?? o).toLowerCase().includes(text.toLowerCase())); });
		return {
			f, done, kin, ui,
			findLang: narrow("langs", LANGS), findState: narrow("states", states), findNation: narrow("nations", COUNTRIES),
			kinds: ["Arts & performance", "Club", "Community service", "Debate or speech", "Environment", "Family responsibility", "Paid job", "Religion & culture", "Science & robotics", "Sports"],
			sessions: ["Session I (June 20 – July 9)", "Session II (July 12 – July 31)"],
			years: ["9th", "10th", "11th", "12th"].map((label, i) => ({ label, value: i + 9 })),
			gradeBoxes: ["9", "10", "11", "12"].map((value) => ({ label: value, value })),
			school: ["No diploma", "Finished high school", "Some college", "Associate degree", "Bachelor’s degree", "Graduate degree", "I’m not sure"],
			exams: ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Environmental Science", "AP Physics 1", "AP Statistics", "AP United States History"],
			yesNo: ["Yes", "No"].map((value) => ({ label: value, value })),
			pronouns: ["she/her", "he/him", "they/them", "ask me"],
			citizen: ["U.S. citizen or national", "U.S. permanent resident", "Another status"].map((value) => ({ label: value, value })),
			races: ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White"].map((value) => ({ label: value, value })),
			marital: ["Married", "Never married", "Separated", "Divorced", "Widowed"],
			incomes: ["Less than $40,000", "$40,000–$59,999", "$60,000–$79,999", "$80,000–$99,999", "$100,000 and up"],
			add() { ui.at = -1; ui.draft = empty(); ui.open = true; },
			edit(i: number) { ui.at = i; ui.draft = { ...done[i], Grades: [...done[i].Grades] }; ui.open = true; },
			save() { if (ui.at < 0) done.push(ui.draft); else done[ui.at] = ui.draft; ui.open = false; },
			drop(i: number) { done.splice(i, 1); },
			moreKin() { kin.push({ name: "", age: "" }); },
			send() { ui.sent = true; Notify.create("Thank you! We have your application."); },
		};
	},
	template: `
<div class="hero"><div class="wrap" style="padding-bottom:0"><div class="text-overline">Thalweg River &amp; Coast Field School</div><h1>Three weeks outdoors.<br>Real science. You.</h1><p class="q-mt-md" style="max-width:34em">Tell us about yourself. There are no trick questions. It takes about 25 minutes, and grades are not the main thing we look at.</p></div></div>
<div class="wrap">
<q-form @submit.prevent="send">
${part("Pick a session", "We try to give everyone their first choice.", group("session", "Which session could you come to?", "sessions.map(s => ({ label: s, value: s }))") + ask("why", "Why do you want to spend three weeks in a river? (a paragraph or two)", `<q-editor v-model="f.why" class="k-why" min-height="7rem" :toolbar="[['bold','italic','underline']]" :definitions="{ bold: { label: 'B', icon: null }, italic: { label: 'I', icon: null }, underline: { label: 'U', icon: null } }"></q-editor>`))}
${part("What fills your days", "Clubs, jobs, looking after little cousins, the band in your garage: it all counts. Add up to three things you do outside class, the most important one first.", `
<div class="col-12">
<q-list bordered separator v-if="done.length" class="rounded-borders q-mb-md">
<q-item v-for="(a, i) in done" :key="i" class="thing">
<q-item-section>
<q-item-label><span class="p-Role">{{ a.Role }}</span>, <span class="p-Group">{{ a.Group }}</span></q-item-label>
<q-item-label caption><span class="p-Kind">{{ a.Kind }}</span> · grade <template v-for="(g, j) in a.Grades"><span v-if="j">, </span><span class="p-Grades">{{ g }}</span></template> · <span class="p-Hours">{{ a.Hours }}</span> h/week, <span class="p-Weeks">{{ a.Weeks }}</span> weeks/year</q-item-label>
<q-item-label class="p-Did text-body2">{{ a.Did }}</q-item-label>
</q-item-section>
<q-item-section side><div><q-btn flat dense no-caps color="teal-9" label="Edit" @click="edit(i)"></q-btn> <q-btn flat dense no-caps color="grey-8" label="Remove" @click="drop(i)"></q-btn></div></q-item-section>
</q-item>
</q-list>
<q-btn outline no-caps color="teal-9" label="+ Add something you do" :disable="done.length >= 3" @click="add"></q-btn>
</div>
${sel("languages", "Languages you speak", "ui.langs", 'multiple use-chips use-input input-debounce="0" @filter="findLang"', "col-12")}
${sel("aps", "AP exams you have taken (if any)", "exams", "multiple use-chips", "col-12")}`)}
${part("School stuff", "From your current high school.", inp("school", "School name") + inp("schoolPlace", "School’s city and state") + toggle("grade", "What grade are you in right now?", "years") + day("leaving", "When do you graduate?", "col-12 col-sm-4") + inp("gpa", "GPA (unweighted)", "", "col-12 col-sm-4") + inp("sat", "SAT total, if you took it", 'type="number" min="400" max="1600"', "col-12 col-sm-4") + inp("major", "What might you study in college?") + inp("career", "Dream job?") + `<div class="col-12 ask q-pt-lg">A science or math teacher who can tell us about you. We will email them a short form.</div>` + inp("teacher", "Teacher’s name", "") + inp("teacherMail", "Teacher’s school email", 'type="email"'))}
${part("All about you", "Just the basics.", inp("given", "Given name *", "", "col-12 col-sm-5") + inp("family", "Family name *", "", "col-12 col-sm-4") + inp("goBy", "What should we call you?", "", "col-12 col-sm-3") + sel("pronouns", "Pronouns", "pronouns") + day("born", "Birthday *") + sel("bornCountry", "Country you were born in", "ui.nations", 'use-input hide-selected fill-input input-debounce="0" @filter="findNation"', "col-12 col-sm-12") + inp("mobile", "Mobile *", 'mask="(###) ###-####" type="tel"') + inp("mail", "Email *", 'type="email"') + inp("home", "Home address *", "", "col-12 col-sm-8") + inp("homeTwo", "Apartment, etc.", "", "col-12 col-sm-4") + inp("town", "Town *", "", "col-12 col-sm-5") + sel("region", "State", "ui.states", 'use-input hide-selected fill-input input-debounce="0" @filter="findState"', "col-12 col-sm-4") + inp("postal", "ZIP *", "", "col-12 col-sm-3") + group("citizen", "Citizenship (our federal funder asks)", "citizen") + group("hispanic", "Are you Hispanic or Latino/a?", "yesNo") + group("race", "Which of these describe you? Check all that fit.", "races", "checkbox"))}
${part("Your people", "The adults who raise you, then brothers and sisters.", grown(1) + grown(2) + sel("marital", "Your parents are…", "marital") + sel("income", "Yearly household income", "incomes") + `<div class="col-12"><q-toggle v-model="f.waiver" class="k-waiver" color="teal-9" label="Please waive my application fee"></q-toggle></div>
<template v-for="(k, i) in kin" :key="i"><q-input dense outlined v-model="k.name" :label="'Sibling ' + (i + 1) + ' – first and last name'" :class="'kin-name-' + i" class="col-8"></q-input><q-input dense outlined v-model="k.age" label="Age" :class="'kin-age-' + i" class="col-4"></q-input></template>
<div class="col-12"><q-btn flat no-caps color="teal-9" label="+ brother or sister" :disable="kin.length >= 3" @click="moreKin"></q-btn></div>`)}
${part("Keeping you safe", "Staff see this page only if something goes wrong.", inp("er1", "Who should we call if we can’t reach home?", "", "col-12") + inp("er1Tie", "How do you know them?") + inp("er1Phone", "Their number", 'mask="(###) ###-####" type="tel"') + inp("doctor", "Your doctor or clinic") + inp("doctorPhone", "Clinic phone", 'mask="(###) ###-####" type="tel"') + inp("chaperone", "Adult who will travel with you (name)") + inp("chaperonePhone", "Chaperone’s cell", 'mask="(###) ###-####" type="tel"') + ask("swim", "How comfortable are you in deep water?", `<q-rating v-model="f.swim" class="k-swim" :max="5" size="1.6em" color="teal-3" color-selected="teal-9"></q-rating>`) + inp("food", "Foods you can’t or don’t eat", "", "col-12"))}
${part("Last thing", "", `<div class="col-12"><q-checkbox v-model="f.rules" class="k-rules" color="teal-9" label="I have read the camp rules and agree to follow them."></q-checkbox></div>` + inp("initials", "Your initials", 'maxlength="4"', "col-12 col-sm-3") + `<div class="col-12"><q-btn type="submit" unelevated no-caps size="lg" color="teal-9" label="Send my application"></q-btn></div>`)}
<input class="fish" name="nickname2" v-model="f.nickname2" tabindex="-1" autocomplete="off" aria-hidden="true">
</q-form>
<q-dialog v-model="ui.open" persistent>
<q-card style="width: 560px; max-width: 92vw">
<q-card-section class="text-h6 q-pb-none">{{ ui.at < 0 ? 'Add something you do' : 'Change this' }}</q-card-section>
<q-card-section><div class="row q-col-gutter-sm">
<q-input outlined dense v-model="ui.draft.Group" label="Group, team or workplace" class="d-Group col-12"></q-input>
<q-input outlined dense v-model="ui.draft.Role" label="Your role" class="d-Role col-6"></q-input>
<q-select outlined dense v-model="ui.draft.Kind" :options="kinds" label="Kind" class="d-Kind col-6"></q-select>
<div class="col-12"><span class="ask">Grades you did it in</span><q-option-group v-model="ui.draft.Grades" :options="gradeBoxes" type="checkbox" inline dense color="teal-9" class="d-Grades"></q-option-group></div>
<q-input outlined dense v-model="ui.draft.Hours" label="Hours a week" class="d-Hours col-6"></q-input>
<q-input outlined dense v-model="ui.draft.Weeks" label="Weeks a year" class="d-Weeks col-6"></q-input>
<q-input outlined dense type="textarea" autogrow v-model="ui.draft.Did" label="What do you actually do?" counter maxlength="150" class="d-Did col-12"></q-input>
</div></q-card-section>
<q-card-actions align="right"><q-btn flat no-caps label="Never mind" v-close-popup></q-btn><q-btn unelevated no-caps color="teal-9" label="Save this" @click="save"></q-btn></q-card-actions>
</q-card>
</q-dialog>
</div>`,
});
const pick = (test: RegExp) => Object.fromEntries(Object.entries(Q).filter(([name]) => test.test(name)));
app.use(Quasar, { iconSet, components: pick(/^Q[A-Z]/), directives: { ClosePopup: Q.ClosePopup }, plugins: { Notify } });
app.mount("#root");

const each = <T>(make: (key: string, i: number, part: string) => T) => ({
	...Object.fromEntries([0, 1, 2].flatMap((i) => PARTS.map((p) => [`do${i + 1}${p}`, make("do", i, p)]))),
	...Object.fromEntries([0, 1, 2].flatMap((i) => ["name", "age"].map((p) => [`kin${i + 1}${p}`, make("kin", i, p)]))),
});
(window as any).formState = () => {
	const own = Object.fromEntries(SIMPLE.map((k) => [k, LISTS.includes(k) ? [...f[k]] : f[k]]));
	return { ...own, ...each((key, i, p) => (key === "do" ? (p === "Grades" ? [...(done[i]?.Grades ?? [])] : (done[i]?.[p] ?? "")) : ((kin[i] as any)?.[p] ?? ""))), submitted: ui.sent };
};
const read = (k: string): any => {
	const box = document.querySelector<HTMLElement>(`.k-${k}`) ?? document.querySelector<HTMLElement>(`[name="${k}"]`)!;
	if (box instanceof HTMLInputElement) return box.value;
	if (box.matches(".q-editor")) return box.querySelector<HTMLElement>(".q-editor__content")!.innerText.trim();
	if (box.matches(".q-rating")) return box.querySelectorAll(".q-rating__icon--active").length;
	if (box.matches(".q-toggle, .q-checkbox")) return box.getAttribute("aria-checked") === "true";
	const text = (list: Iterable<Element>) => [...list].map((e) => (e as HTMLElement).innerText.trim());
	if (box.matches(".q-btn-toggle, .q-btn-group")) return text(box.querySelectorAll('[aria-pressed="true"]'))[0] ?? "";
	if (box.matches(".q-option-group")) { const on = text(box.querySelectorAll('[aria-checked="true"]')); return LISTS.includes(k) ? on : (on[0] ?? ""); }
	if (LISTS.includes(k)) return text(box.querySelectorAll(".q-chip__content"));
	const input = box.querySelector<HTMLInputElement>("input:not(.q-select__focus-target)");
	if (input) return input.value;
	return text(box.querySelectorAll(".q-field__native > span"))[0] ?? "";
};
(window as any).formShown = () => ({
	...Object.fromEntries(SIMPLE.map((k) => [k, read(k)])),
	...each((key, i, p) => {
		if (key === "kin") return document.querySelector<HTMLInputElement>(`.kin-${p}-${i} input`)?.value ?? "";
		const row = document.querySelectorAll(".thing")[i];
		const all = [...(row?.querySelectorAll(`.p-${p}`) ?? [])].map((e) => e.textContent!.trim());
		return p === "Grades" ? all : (all[0] ?? "");
	}),
});
