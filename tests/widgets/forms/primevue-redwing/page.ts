import Aura from "@primeuix/themes/aura";
import Accordion from "primevue/accordion";
import AccordionContent from "primevue/accordioncontent";
import AccordionHeader from "primevue/accordionheader";
import AccordionPanel from "primevue/accordionpanel";
import AutoComplete from "primevue/autocomplete";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import Column from "primevue/column";
import PrimeVue from "primevue/config";
import DataTable from "primevue/datatable";
import DatePicker from "primevue/datepicker";
import InputMask from "primevue/inputmask";
import InputText from "primevue/inputtext";
import MultiSelect from "primevue/multiselect";
import RadioButton from "primevue/radiobutton";
import Select from "primevue/select";
import { createApp, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { MAJORS, STATES } from "../../lists";

type Option = { code: string; name: string };
type Kind = "text" | "mask" | "date" | "pick" | "many" | "auto" | "radio" | "box";
type Question = { id: string; key: string; kind: Kind; label: string; need?: boolean; help?: string; options?: Option[]; mask?: string; from?: string[] };

const options = (rows: Record<string, string>): Option[] => Object.entries(rows).map(([code, name]) => ({ code, name }));
const same = (names: string[]): Option[] => names.map((name) => ({ code: name, name }));
const ask = (id: string, key: string, kind: Kind, label: string, more: Partial<Question> = {}): Question => ({ id, key, kind, label, ...more });

const YESNO = options({ Y: "Yes", N: "No" });
const LEVELS = options({ a: "Less than high school", b: "High school / GED", c: "Some college credit", d: "Associate degree", e: "Bachelor's degree", f: "Graduate degree" });
const GRADES = options({ g9: "9th", g10: "10th", g11: "11th", g12: "12th" });
const COLLEGES = ["Lane Community College", "Linfield University", "Oregon Health & Science University", "Oregon State University", "Portland State University", "Southern Oregon University", "University of Portland", "Western Oregon University"];

const sections: { value: string; title: string; intro: string; questions: Question[] }[] = [
	{
		value: "s1",
		title: "A. Applicant",
		intro: "Please write your name the way you want it to appear on the award letter.",
		questions: [
			ask("c101", "given", "text", "First", { need: true }),
			ask("c102", "initial", "text", "M.I."),
			ask("c103", "family", "text", "Last", { need: true }),
			ask("c104", "known", "text", "Goes by (if not the first name)"),
			ask("c105", "dob", "date", "Birth date", { need: true }),
			ask("c106", "bornIn", "text", "Birth city"),
			ask("c107", "email", "text", "E-mail", { need: true, help: "Award notices go out by e-mail only." }),
			ask("c108", "dayPhone", "mask", "Daytime phone", { need: true, mask: "(999) 999-9999" }),
			ask("c109", "evePhone", "mask", "Evening phone, if different", { mask: "(999) 999-9999" }),
			ask("c110", "addr", "text", "Street address", { need: true }),
			ask("c111", "addr2", "text", "Apt. / Space #"),
			ask("c112", "city", "text", "City", { need: true }),
			ask("c113", "state", "pick", "State", { need: true, options: STATES.map(([code, name]: [string, string]) => ({ code, name })) }),
			ask("c114", "zip", "mask", "Zip", { need: true, mask: "99999" }),
			ask("c115", "county", "text", "County"),
			ask("c116", "ssn4", "mask", "Last four digits of Social Security number", { mask: "9999", help: "For the 1098 form, should you be chosen." }),
		],
	},
	{
		value: "s2",
		title: "B. Eligibility and background",
		intro: "The Association's donors ask us to report, in sum, whom their gifts reach. Demographic answers are optional.",
		questions: [
			ask("c201", "status", "radio", "I am", { options: options({ cit: "a U.S. citizen", pr: "a permanent resident", oth: "neither" }) }),
			ask("c202", "gender", "pick", "Gender", { options: options({ w: "Woman / female", m: "Man / male", n: "Non-binary", x: "Prefer not to say" }) }),
			ask("c203", "latino", "radio", "Are you of Hispanic or Latino origin?", { options: YESNO }),
			ask("c204", "race", "many", "Racial background", { options: same(["African American or Black", "American Indian or Alaska Native", "Asian", "Pacific Islander", "White", "Some other race"]) }),
			ask("c205", "speaks", "many", "Languages you could use with a patient", { options: same(["American Sign Language", "Arabic", "English", "Igbo", "Korean", "Mandarin", "Russian", "Somali", "Spanish", "Ukrainian", "Vietnamese"]) }),
			ask("c206", "firstGen", "radio", "Will you be the first in your family to finish college?", { options: YESNO }),
			ask("c207", "income", "pick", "Yearly income of your household", { options: options({ i1: "$0 to $24,999", i2: "$25,000 to $44,999", i3: "$45,000 to $64,999", i4: "$65,000 to $89,999", i5: "$90,000 and up" }) }),
			ask("c208", "aid", "radio", "Do you receive any financial aid now?", { options: YESNO }),
			ask("c209", "kids", "text", "Children you support"),
			ask("c210", "license", "text", "CNA, LPN or other license number, if you hold one"),
			ask("c211", "boss", "text", "If you work in a member hospital: your supervisor"),
			ask("c212", "bossPhone", "mask", "Supervisor's extension or phone", { mask: "(999) 999-9999" }),
		],
	},
	{
		value: "s3",
		title: "C. Education",
		intro: "High school seniors and current students may both apply.",
		questions: [
			ask("c301", "school", "text", "High school (name)", { need: true }),
			ask("c302", "schoolCity", "text", "Town in which the high school stands"),
			ask("c303", "schoolState", "pick", "State in which the high school stands", { options: STATES.map(([code, name]: [string, string]) => ({ code, name })) }),
			ask("c304", "diploma", "date", "Date of diploma, earned or expected"),
			ask("c305", "gpa", "text", "Cumulative GPA (unweighted)"),
			ask("c306", "scale", "pick", "…on a scale of", { options: same(["4.0", "5.0", "12.0", "100"]) }),
			ask("c307", "place", "text", "Class rank"),
			ask("c308", "outOf", "text", "out of (number of students)"),
			ask("c309", "act", "text", "ACT composite"),
			ask("c310", "sat", "text", "SAT total"),
			ask("c311", "college", "auto", "College you will attend", { need: true, from: COLLEGES, help: "Start typing; if yours is not offered, write it in." }),
			ask("c312", "major", "auto", "Program or major", { from: MAJORS }),
			ask("c313", "goal", "text", "Occupation you hope to enter"),
			ask("c314", "degree", "radio", "Highest degree you mean to earn", { options: options({ as: "Associate", ba: "Bachelor's", ma: "Master's", dr: "Doctorate" }) }),
			ask("c315", "start", "text", "Year you start"),
			ask("c316", "finish", "text", "Year you expect to finish"),
		],
	},
];

const closing: Question[] = [
	ask("c901", "refName", "text", "Reference: name (teacher, charge nurse or employer, no relatives)"),
	ask("c902", "refTitle", "text", "Reference: position and workplace"),
	ask("c903", "refMail", "text", "Reference: e-mail"),
	ask("c904", "refPhone", "mask", "Reference: telephone", { mask: "(999) 999-9999" }),
	ask("c905", "release", "box", "I allow the Association to print my name and photograph in its newsletter."),
	ask("c906", "sign", "text", "Signature of applicant"),
	ask("c907", "signedOn", "date", "Date signed"),
];

type Cell = { field: string; head: string; kind: "text" | "pick" | "many"; options?: Option[]; width?: string };
const tables: Record<string, { id: string; title: string; count: number; cells: Cell[] }> = {
	folks: {
		id: "tblFolks",
		title: "Parents or guardians",
		count: 2,
		cells: [
			{ field: "name", head: "First and last name", kind: "text" },
			{ field: "work", head: "Occupation", kind: "text" },
			{ field: "employer", head: "Employer", kind: "text" },
			{ field: "learned", head: "Education completed", kind: "pick", options: LEVELS },
		],
	},
	kin: {
		id: "tblKin",
		title: "Brothers and sisters",
		count: 2,
		cells: [
			{ field: "first", head: "First name", kind: "text" },
			{ field: "last", head: "Last name", kind: "text" },
			{ field: "age", head: "Age", kind: "text", width: "6rem" },
		],
	},
	courses: {
		id: "tblCourses",
		title: "High school courses that prepare you best",
		count: 3,
		cells: [
			{ field: "course", head: "Course title", kind: "text" },
			{ field: "grade", head: "Grade", kind: "text", width: "7rem" },
			{ field: "credit", head: "Credit", kind: "text", width: "7rem" },
		],
	},
	exams: {
		id: "tblExams",
		title: "AP examinations",
		count: 3,
		cells: [
			{ field: "exam", head: "Examination", kind: "text" },
			{ field: "result", head: "Score", kind: "pick", options: same(["1", "2", "3", "4", "5"]), width: "8rem" },
		],
	},
	service: {
		id: "tblService",
		title: "Activities, volunteer service and employment",
		count: 3,
		cells: [
			{ field: "org", head: "Organization", kind: "text" },
			{ field: "role", head: "Your position", kind: "text" },
			{ field: "years", head: "Grades", kind: "many", options: GRADES },
			{ field: "hours", head: "Hrs/week", kind: "text", width: "6rem" },
			{ field: "weeks", head: "Wks/year", kind: "text", width: "6rem" },
		],
	},
	honors: {
		id: "tblHonors",
		title: "Honors and awards",
		count: 3,
		cells: [
			{ field: "honor", head: "Honor", kind: "text" },
			{ field: "year", head: "Grade in which received", kind: "pick", options: GRADES, width: "14rem" },
		],
	},
};

const everyQuestion = [...sections.flatMap(({ questions }) => questions), ...closing];
const emptyOf = (kind: string) => (kind === "many" ? [] : kind === "box" ? false : kind === "date" ? null : "");
const answers = reactive(Object.fromEntries(everyQuestion.map(({ key, kind }) => [key, emptyOf(kind)])) as Record<string, unknown>);
const rows = reactive(
	Object.fromEntries(
		Object.entries(tables).map(([name, { count, cells }]) => [
			name,
			Array.from({ length: count }, (_, index) => ({ no: index + 1, ...Object.fromEntries(cells.map(({ field, kind }) => [field, emptyOf(kind)])) })),
		]),
	) as Record<string, Record<string, unknown>[]>,
);
const sent = ref(false);

const Ask = {
	props: { q: Object },
	components: { AutoComplete, Checkbox, DatePicker, InputMask, InputText, MultiSelect, RadioButton, Select },
	setup() {
		const offered = ref<string[]>([]);
		const offer = (question: Question, { query }: { query: string }) => {
			offered.value = (question.from ?? []).filter((each) => each.toLowerCase().includes(query.toLowerCase()));
		};
		return { answers, offered, offer };
	},
	template: `
<fieldset v-if="q.kind === 'radio'" class="ask" :id="q.id">
	<legend>{{ q.label }}</legend>
	<span v-for="option in q.options" :key="option.code" class="one">
		<RadioButton v-model="answers[q.key]" :input-id="q.id + option.code" :name="q.id" :value="option.code" />
		<label :for="q.id + option.code">{{ option.name }}</label>
	</span>
</fieldset>
<div v-else-if="q.kind === 'box'" class="ask one">
	<Checkbox v-model="answers[q.key]" :input-id="q.id" binary />
	<label :for="q.id">{{ q.label }}</label>
</div>
<div v-else class="ask">
	<label :for="q.id" :id="q.id + 'l'">{{ q.label }}<b v-if="q.need"> (required)</b></label>
	<InputText v-if="q.kind === 'text'" v-model="answers[q.key]" :id="q.id" fluid :aria-describedby="q.help ? q.id + 'h' : undefined" />
	<InputMask v-else-if="q.kind === 'mask'" v-model="answers[q.key]" :id="q.id" :mask="q.mask" fluid />
	<DatePicker v-else-if="q.kind === 'date'" v-model="answers[q.key]" :input-id="q.id" date-format="mm/dd/yy" placeholder="mm/dd/yyyy" show-icon :show-on-focus="false" fluid />
	<Select v-else-if="q.kind === 'pick'" v-model="answers[q.key]" :label-id="q.id" :aria-labelledby="q.id + 'l'" :options="q.options" option-label="name" option-value="code" placeholder="Choose one" filter fluid />
	<MultiSelect v-else-if="q.kind === 'many'" v-model="answers[q.key]" :input-id="q.id" :aria-labelledby="q.id + 'l'" :options="q.options" option-label="name" option-value="code" placeholder="Choose all that apply" display="chip" fluid />
	<AutoComplete v-else v-model="answers[q.key]" :input-id="q.id" :suggestions="offered" @complete="offer(q, $event)" fluid />
	<small v-if="q.help" :id="q.id + 'h'">{{ q.help }}</small>
</div>`,
};

const Grid = {
	props: { name: String },
	components: { Column, DataTable, InputText, MultiSelect, Select },
	setup: () => ({ tables, rows }),
	template: `
<h3>{{ tables[name].title }}</h3>
<DataTable :value="rows[name]" :id="tables[name].id" data-key="no" show-gridlines size="small">
	<Column field="no" header="No." style="width: 3rem" />
	<Column v-for="cell in tables[name].cells" :key="cell.field" :field="cell.field" :header="cell.head" :style="{ width: cell.width }">
		<template #body="{ data }">
			<InputText v-if="cell.kind === 'text'" v-model="data[cell.field]" fluid />
			<Select v-else-if="cell.kind === 'pick'" v-model="data[cell.field]" :options="cell.options" option-label="name" option-value="code" fluid />
			<MultiSelect v-else v-model="data[cell.field]" :options="cell.options" option-label="name" option-value="code" display="chip" fluid />
		</template>
	</Column>
</DataTable>`,
};

const Application = {
	components: { Accordion, AccordionContent, AccordionHeader, AccordionPanel, Ask, Button, Grid },
	setup() {
		const opened = ref(["s1", "s2", "s3", "s4", "s5"]);
		return { sections, closing, opened, send: () => { sent.value = true; } };
	},
	template: `
<header>
	<p>Redwing Hospital Association · Health Careers Committee</p>
	<h1>Nursing &amp; Health Careers Scholarship</h1>
	<p>Twelve awards of $2,500. Applications must be complete by 5 p.m. on March 1; late or handwritten applications are not read.</p>
</header>
<form @submit.prevent="send">
	<Accordion v-model:value="opened" multiple>
		<AccordionPanel v-for="section in sections" :key="section.value" :value="section.value">
			<AccordionHeader>{{ section.title }}</AccordionHeader>
			<AccordionContent>
				<p>{{ section.intro }}</p>
				<div class="grid"><Ask v-for="question in section.questions" :key="question.id" :q="question" /></div>
				<template v-if="section.value === 's3'"><Grid name="courses" /><Grid name="exams" /></template>
			</AccordionContent>
		</AccordionPanel>
		<AccordionPanel value="s4">
			<AccordionHeader>D. Family</AccordionHeader>
			<AccordionContent><Grid name="folks" /><Grid name="kin" /></AccordionContent>
		</AccordionPanel>
		<AccordionPanel value="s5">
			<AccordionHeader>E. Involvement</AccordionHeader>
			<AccordionContent><Grid name="service" /><Grid name="honors" /></AccordionContent>
		</AccordionPanel>
	</Accordion>
	<h2>Reference and signature</h2>
	<div class="grid"><Ask v-for="question in closing" :key="question.id" :q="question" /></div>
	<Button type="submit" label="Send my application" />
</form>`,
};

const style = document.createElement("style");
style.textContent = `
body { font: 16px/1.4 Georgia, serif; margin: 0; background: #faf7f2; color: #222 }
#root { max-width: 60rem; margin: 0 auto; padding: 1.5rem }
.grid { display: grid; grid-template-columns: repeat(2, 1fr); gap: 1rem; margin-bottom: 1rem }
.ask { display: flex; flex-direction: column; gap: .25rem; border: 0; padding: 0; margin: 0 }
.one { display: inline-flex; flex-direction: row; gap: .5rem; align-items: center }
fieldset.ask { display: block } fieldset.ask .one { margin-right: 1rem }
.ask b { color: #9b1c1c; font-weight: normal; font-size: .85em }`;
document.head.append(style);

createApp(Application).use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: ".dark" } } }).mount("#root");

const two = (number: number) => String(number).padStart(2, "0");
const valueOf = (value: unknown) => {
	if (value instanceof Date) return `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`;
	return Array.isArray(value) ? [...value] : (value ?? "");
};
const textOf = (element: Element | null | undefined) => (element?.classList.contains("p-placeholder") ? "" : (element?.textContent ?? "").trim());
const chipsOf = (element: Element | null | undefined) => [...(element?.querySelectorAll(".p-chip-label") ?? [])].map(textOf);

function shownOf({ id, kind }: Question) {
	const own = document.getElementById(id) as HTMLInputElement | null;
	if (kind === "box") return own?.checked;
	if (kind === "radio") return textOf(own?.querySelector(".one:has(input:checked) label"));
	if (kind === "pick") return textOf(own);
	if (kind === "many") return chipsOf(own?.closest(".p-multiselect"));
	return own?.value;
}

function cellShown(id: string, row: number, column: number, kind: string) {
	const cell = document.querySelector(`#${id} tbody tr:nth-child(${row + 1}) td:nth-child(${column + 2})`);
	if (kind === "text") return cell?.querySelector("input")?.value;
	return kind === "pick" ? textOf(cell?.querySelector(".p-select-label")) : chipsOf(cell);
}

const eachCell = <T>(give: (name: string, row: number, cell: Cell, column: number) => T) =>
	Object.entries(tables).flatMap(([name, { count, cells }]) =>
		Array.from({ length: count }, (_, row) => cells.map((cell, column): [string, T] => [`${name}${row}.${cell.field}`, give(name, row, cell, column)])).flat(),
	);

Object.assign(window, {
	formState: () => ({
		submitted: sent.value,
		...Object.fromEntries(everyQuestion.map(({ key }) => [key, valueOf(answers[key])])),
		...Object.fromEntries(eachCell((name, row, { field }) => valueOf(rows[name]?.[row]?.[field]))),
	}),
	formShown: () => ({
		...Object.fromEntries(everyQuestion.map((question) => [question.key, shownOf(question)])),
		...Object.fromEntries(eachCell((name, row, { kind }, column) => cellShown(tables[name]?.id ?? "", row, column, kind))),
	}),
});
