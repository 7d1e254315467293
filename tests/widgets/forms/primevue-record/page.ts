import Aura from "@primeuix/themes/aura";
import Button from "primevue/button";
import Checkbox from "primevue/checkbox";
import Column from "primevue/column";
import PrimeVue from "primevue/config";
import DataTable from "primevue/datatable";
import DatePicker from "primevue/datepicker";
import Fieldset from "primevue/fieldset";
import FloatLabel from "primevue/floatlabel";
import IftaLabel from "primevue/iftalabel";
import InputGroup from "primevue/inputgroup";
import InputGroupAddon from "primevue/inputgroupaddon";
import InputMask from "primevue/inputmask";
import InputNumber from "primevue/inputnumber";
import InputText from "primevue/inputtext";
import Message from "primevue/message";
import Panel from "primevue/panel";
import Select from "primevue/select";
// @ts-expect-error: the build that compiles templates has no types of its own
import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
import "./page.css";

const STATES =
	"Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming".split(
		",",
	);
const SUBJECTS = [
	{ name: "English / Language Arts", code: "ENG" },
	{ name: "Mathematics", code: "MAT" },
	{ name: "Laboratory Science", code: "SCI" },
	{ name: "History & Social Studies", code: "SOC" },
	{ name: "World Language", code: "LAN" },
	{ name: "Visual & Performing Arts", code: "ART" },
	{ name: "Career & Technical", code: "CTE" },
	{ name: "Other academic elective", code: "ELE" },
];
const GRADES = ["Grade 9", "Grade 10", "Grade 11", "Grade 12 (in progress)", "Summer"];
const SUFFIXES = ["Jr.", "Sr.", "II", "III", "IV", "V"];

type Day = Date | null;
const course = () => ({ subject: null as string | null, title: "", taken: null as string | null, mark: "", credits: null as number | null });
const college = () => ({ title: "", hours: null as number | null, mark: "" });
const exam = (name: string) => ({ name, score: null as number | null, month: null as Day });
const record = reactive({
	cid: "",
	first: "",
	last: "",
	suffix: null as string | null,
	born: "",
	email: "",
	school: "",
	schoolState: null as string | null,
	graduates: null as Day,
	unweighted: null as number | null,
	weighted: null as number | null,
	rank: null as number | null,
	size: null as number | null,
	counselorEmail: "",
	courses: [course(), course(), course()],
	institution: "",
	term: "",
	college: [college(), college()],
	exams: [exam("Biology"), exam("Calculus AB"), exam("Chemistry"), exam("United States History")],
	satRw: null as number | null,
	satRwDay: null as Day,
	satMath: null as number | null,
	satMathDay: null as Day,
	act: null as number | null,
	actDay: null as Day,
	actSuper: null as number | null,
	psat: null as number | null,
	certify: false,
	submitted: false,
});

const template = /* html */ `
<form class="record" @submit.prevent="record.submitted = true" autocomplete="off">
	<header>
		<p class="system">Tri-Rivers State University System</p>
		<h1>Self-Reported Academic Record</h1>
		<Message severity="info" :closable="false">Have your transcript in front of you. What you type here is compared with the final official transcript; an offer of admission may be withdrawn where the two do not agree. Do not list a course twice.</Message>
	</header>

	<Panel header="1. Applicant">
		<div class="grid three">
			<FloatLabel variant="on"><InputText id="sr_first" v-model="record.first" fluid /><label for="sr_first">First (given)</label></FloatLabel>
			<FloatLabel variant="on"><InputText id="sr_last" v-model="record.last" fluid /><label for="sr_last">Last (family)</label></FloatLabel>
			<FloatLabel variant="on"><Select inputId="sr_suffix" v-model="record.suffix" :options="SUFFIXES" showClear fluid /><label for="sr_suffix">Suffix</label></FloatLabel>
			<FloatLabel variant="on"><InputMask id="sr_dob" v-model="record.born" mask="99/99/9999" slotChar="mm/dd/yyyy" fluid /><label for="sr_dob">Birth date</label></FloatLabel>
			<FloatLabel variant="on"><InputText id="sr_email" v-model="record.email" type="email" fluid /><label for="sr_email">Email on your application</label></FloatLabel>
			<FloatLabel variant="on"><InputText id="sr_cid" v-model="record.cid" fluid /><label for="sr_cid">TRSU applicant ID (9 digits)</label></FloatLabel>
		</div>
	</Panel>

	<Panel header="2. Secondary school">
		<div class="grid two">
			<FloatLabel variant="on"><InputText id="sr_school" v-model="record.school" fluid /><label for="sr_school">School that will award your diploma</label></FloatLabel>
			<FloatLabel variant="on"><Select inputId="sr_sstate" v-model="record.schoolState" :options="STATES" filter fluid /><label for="sr_sstate">State in which the school is located</label></FloatLabel>
			<FloatLabel variant="on"><DatePicker inputId="sr_grad" v-model="record.graduates" dateFormat="mm/dd/yy" fluid /><label for="sr_grad">Graduation date, actual or anticipated (mm/dd/yyyy)</label></FloatLabel>
			<FloatLabel variant="on"><InputText id="sr_counselor" v-model="record.counselorEmail" type="email" fluid /><label for="sr_counselor">Counselor email</label></FloatLabel>
		</div>
		<div class="grid two spaced">
			<div>
				<span class="above">Class rank</span>
				<InputGroup>
					<InputNumber inputId="sr_rank" v-model="record.rank" :useGrouping="false" />
					<InputGroupAddon>out of</InputGroupAddon>
					<InputNumber inputId="sr_size" v-model="record.size" :useGrouping="false" />
				</InputGroup>
				<small>If your school does not rank, leave both empty.</small>
			</div>
			<div>
				<span class="above">Cumulative grade point average</span>
				<InputGroup>
					<InputGroupAddon><label for="sr_gpau">Unweighted</label></InputGroupAddon>
					<InputNumber inputId="sr_gpau" v-model="record.unweighted" :maxFractionDigits="3" />
					<InputGroupAddon><label for="sr_gpaw">Weighted</label></InputGroupAddon>
					<InputNumber inputId="sr_gpaw" v-model="record.weighted" :maxFractionDigits="3" />
				</InputGroup>
			</div>
		</div>
	</Panel>

	<Panel header="3. High school coursework">
		<p>One course per line. Type the title just as your school prints it and the final mark just as it was given (letter or percent, do not convert). A full-year course normally carries 1 credit.</p>
		<DataTable :value="record.courses" size="small" showGridlines class="hs">
			<Column header="Subject area" style="width: 22%"><template #body="{ data }"><Select v-model="data.subject" :options="SUBJECTS" optionLabel="name" optionValue="code" placeholder="Select" fluid /></template></Column>
			<Column header="Course title"><template #body="{ data }"><InputText v-model="data.title" fluid /></template></Column>
			<Column header="Taken in" style="width: 18%"><template #body="{ data }"><Select v-model="data.taken" :options="GRADES" placeholder="Select" fluid /></template></Column>
			<Column header="Final mark" style="width: 10%"><template #body="{ data }"><InputText v-model="data.mark" fluid /></template></Column>
			<Column header="Credits" style="width: 10%"><template #body="{ data }"><InputNumber v-model="data.credits" :maxFractionDigits="2" fluid /></template></Column>
		</DataTable>
		<Button type="button" label="Add a course" severity="secondary" size="small" @click="addCourse" class="add" />
	</Panel>

	<Panel header="4. College courses taken for credit while in high school">
		<p>Dual enrollment, early college, summer session. Leave this section empty if there are none.</p>
		<div class="grid two">
			<IftaLabel><InputText id="sr_inst" v-model="record.institution" fluid /><label for="sr_inst">College attended</label></IftaLabel>
			<IftaLabel><InputText id="sr_term" v-model="record.term" fluid /><label for="sr_term">Term and year</label></IftaLabel>
		</div>
		<Fieldset v-for="(each, index) in record.college" :legend="'Course ' + (index + 1)" :key="index">
			<div class="grid college">
				<IftaLabel><InputText :id="'sr_cc_title_' + index" v-model="each.title" fluid /><label :for="'sr_cc_title_' + index">Title</label></IftaLabel>
				<IftaLabel><InputNumber :inputId="'sr_cc_hours_' + index" v-model="each.hours" :maxFractionDigits="1" fluid /><label :for="'sr_cc_hours_' + index">Credit hours</label></IftaLabel>
				<IftaLabel><InputText :id="'sr_cc_mark_' + index" v-model="each.mark" fluid /><label :for="'sr_cc_mark_' + index">Mark earned</label></IftaLabel>
			</div>
		</Fieldset>
	</Panel>

	<Panel header="5. Advanced Placement">
		<p>Only exams that you have already sat. Skip the lines that do not apply to you.</p>
		<table class="ap">
			<thead><tr><th>Examination</th><th>Score received</th><th>Month and year</th></tr></thead>
			<tbody>
				<tr v-for="each in record.exams" :key="each.name">
					<th scope="row">{{ each.name }}</th>
					<td><Select v-model="each.score" :options="[5, 4, 3, 2, 1]" showClear fluid /></td>
					<td><DatePicker v-model="each.month" view="month" dateFormat="mm/yy" placeholder="mm/yyyy" fluid /></td>
				</tr>
			</tbody>
		</table>
	</Panel>

	<Panel header="6. Admission tests">
		<p>TRSU is test-optional through 2029. For the SAT give your best result on each section, even when they come from different sittings.</p>
		<h3>SAT</h3>
		<div class="grid four">
			<IftaLabel><InputNumber inputId="sr_satrw" v-model="record.satRw" :useGrouping="false" fluid /><label for="sr_satrw">Reading &amp; Writing</label></IftaLabel>
			<IftaLabel><DatePicker inputId="sr_satrw_d" v-model="record.satRwDay" dateFormat="mm/dd/yy" fluid /><label for="sr_satrw_d">Sitting (mm/dd/yyyy)</label></IftaLabel>
			<IftaLabel><InputNumber inputId="sr_satm" v-model="record.satMath" :useGrouping="false" fluid /><label for="sr_satm">Math</label></IftaLabel>
			<IftaLabel><DatePicker inputId="sr_satm_d" v-model="record.satMathDay" dateFormat="mm/dd/yy" fluid /><label for="sr_satm_d">Sitting (mm/dd/yyyy)</label></IftaLabel>
		</div>
		<h3>ACT</h3>
		<div class="grid three">
			<IftaLabel><InputNumber inputId="sr_act" v-model="record.act" fluid /><label for="sr_act">Composite, one sitting</label></IftaLabel>
			<IftaLabel><DatePicker inputId="sr_act_d" v-model="record.actDay" dateFormat="mm/dd/yy" fluid /><label for="sr_act_d">Sitting (mm/dd/yyyy)</label></IftaLabel>
			<IftaLabel><InputNumber inputId="sr_actsup" v-model="record.actSuper" fluid /><label for="sr_actsup">Superscore, if your report has one</label></IftaLabel>
		</div>
		<h3>PSAT/NMSQT</h3>
		<div class="grid four">
			<IftaLabel><InputNumber inputId="sr_psat" v-model="record.psat" :useGrouping="false" fluid /><label for="sr_psat">Total (320–1520)</label></IftaLabel>
		</div>
	</Panel>

	<div class="certify"><Checkbox v-model="record.certify" inputId="sr_cert" binary /><label for="sr_cert">I certify that this record is complete and that I have omitted no course, mark or test.</label></div>
	<Button type="submit" label="Submit record" />
</form>`;

const app = createApp({
	template,
	setup: () => ({ record, STATES, SUBJECTS, GRADES, SUFFIXES, addCourse: () => record.courses.push(course()) }),
});
app.use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: false } } });
for (const [name, component] of Object.entries({
	Button, Checkbox, Column, DataTable, DatePicker, Fieldset, FloatLabel, IftaLabel, InputGroup, InputGroupAddon, InputMask, InputNumber, InputText, Message, Panel, Select,
}))
	app.component(name, component);
app.mount("#root");

const two = (count: number) => String(count).padStart(2, "0");
const iso = (day: Day) => (day instanceof Date ? `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}` : (day ?? null));

function formState() {
	const { courses, college, exams, graduates, satRwDay, satMathDay, actDay, ...rest } = record;
	const state: Record<string, unknown> = { ...rest, graduates: iso(graduates), satRwDay: iso(satRwDay), satMathDay: iso(satMathDay), actDay: iso(actDay) };
	courses.forEach((each: object, index: number) => {
		for (const [part, value] of Object.entries(each)) state[`hs${index + 1}.${part}`] = value;
	});
	college.forEach((each: object, index: number) => {
		for (const [part, value] of Object.entries(each)) state[`college${index + 1}.${part}`] = value;
	});
	for (const { name, score, month } of exams) {
		state[`ap.${name}.score`] = score;
		state[`ap.${name}.month`] = iso(month)?.slice(0, 7) ?? null;
	}
	return state;
}

const boxIn = (place: string) => document.querySelector<HTMLInputElement>(place)?.value ?? null;
/** The text drawn in the `p-select` that is, or holds, the element at a place. */
function pickedIn(place: string) {
	const at = document.querySelector(place);
	const label = (at?.closest(".p-select") ?? at)?.querySelector(".p-select-label");
	return !label || label.classList.contains("p-placeholder") || label.classList.contains("p-select-label-empty") ? "" : (label.textContent ?? "").trim();
}

function formShown() {
	const box: Record<string, string> = {
		cid: "cid", first: "first", last: "last", born: "dob", email: "email", school: "school", graduates: "grad", unweighted: "gpau", weighted: "gpaw", rank: "rank", size: "size",
		counselorEmail: "counselor", institution: "inst", term: "term", satRw: "satrw", satRwDay: "satrw_d", satMath: "satm", satMathDay: "satm_d", act: "act", actDay: "act_d", actSuper: "actsup", psat: "psat",
	};
	const shown: Record<string, unknown> = {};
	for (const [key, id] of Object.entries(box)) shown[key] = boxIn(`#sr_${id}`);
	shown.suffix = pickedIn("#sr_suffix");
	shown.schoolState = pickedIn("#sr_sstate");
	shown.certify = document.querySelector(".certify .p-checkbox")?.classList.contains("p-checkbox-checked") ?? null;
	record.courses.forEach((_: unknown, index: number) => {
		const cell = (column: number) => `.hs tbody tr:nth-child(${index + 1}) td:nth-child(${column})`;
		Object.assign(shown, {
			[`hs${index + 1}.subject`]: pickedIn(cell(1)),
			[`hs${index + 1}.title`]: boxIn(`${cell(2)} input`),
			[`hs${index + 1}.taken`]: pickedIn(cell(3)),
			[`hs${index + 1}.mark`]: boxIn(`${cell(4)} input`),
			[`hs${index + 1}.credits`]: boxIn(`${cell(5)} input`),
		});
	});
	record.college.forEach((_: unknown, index: number) => {
		for (const part of ["title", "hours", "mark"]) shown[`college${index + 1}.${part}`] = boxIn(`#sr_cc_${part}_${index}`);
	});
	record.exams.forEach(({ name }: { name: string }, index: number) => {
		shown[`ap.${name}.score`] = pickedIn(`.ap tbody tr:nth-child(${index + 1}) td:nth-child(2)`);
		shown[`ap.${name}.month`] = boxIn(`.ap tbody tr:nth-child(${index + 1}) td:nth-child(3) input`);
	});
	return shown;
}

Object.assign(window, { formState, formShown });
