import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import * as directives from "vuetify/directives";
import { VMaskInput } from "vuetify/labs/VMaskInput";
import "vuetify/styles";
import { STATES } from "../../lists";
import { KEYS, LABELS } from "./keys";
import "./page.css";

const blankActivity = { organization: "", role: "", grades: [] as string[], hours: "", weeks: "", description: "" };
const blankCourse = { course: "", grade: "", credits: "" };
const form = reactive<Record<string, any>>({
	...Object.fromEntries(KEYS.filter((key) => !key.includes(".")).map((key) => [key, ""])),
	race: [], dob: null, gradDate: null, act: null, texts: false, ferpa: false,
	activities: [], courses: [],
	honors: [{ title: "", grade: null, description: "" }, { title: "", grade: null, description: "" }, { title: "", grade: null, description: "" }],
});
let submitted = false;

const app = createApp({
	data: () => ({
		form,
		states: STATES.map(([value, title]) => ({ title, value })),
		terms: ["Fall 2026", "Spring 2027", "Fall 2027", "Spring 2028"],
		gradeItems: ["9th", "10th", "11th", "12th"],
		honorGrades: [{ title: "9th grade", value: 9 }, { title: "10th grade", value: 10 }, { title: "11th grade", value: 11 }, { title: "12th grade", value: 12 }],
		education: ["Did not finish high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate degree", "Unknown"],
		races: ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"],
		activityHeaders: [
			{ title: "Organization", key: "organization" }, { title: "Position", key: "role" }, { title: "Grades", key: "grades" },
			{ title: "Hrs/wk", key: "hours" }, { title: "Wks/yr", key: "weeks" }, { title: "Description", key: "description" }, { title: "Actions", key: "actions", sortable: false },
		],
		courseHeaders: [{ title: "Course", key: "course" }, { title: "Grade", key: "grade" }, { title: "Credits", key: "credits" }, { title: "Actions", key: "actions", sortable: false }],
		honorHeaders: [{ title: "Honor or award", key: "title", sortable: false, width: "32%" }, { title: "Grade level", key: "grade", sortable: false, width: "20%" }, { title: "What it recognized", key: "description", sortable: false }],
		dialog: false, editedIndex: -1, edited: { ...blankActivity },
		courseDialog: false, courseIndex: -1, editedCourse: { ...blankCourse },
		required: [(value: unknown) => !!value || "Required."],
	}),
	computed: {
		formTitle(): string { return (this as any).editedIndex === -1 ? "New Activity" : "Edit Activity"; },
	},
	methods: {
		editItem(this: any, item: any) { this.editedIndex = this.form.activities.indexOf(item); this.edited = { ...item }; this.dialog = true; },
		deleteItem(this: any, item: any) { this.form.activities.splice(this.form.activities.indexOf(item), 1); },
		close(this: any) { this.dialog = false; setTimeout(() => { this.edited = { ...blankActivity, grades: [] }; this.editedIndex = -1; }, 200); },
		save(this: any) {
			if (this.editedIndex > -1) Object.assign(this.form.activities[this.editedIndex], this.edited);
			else this.form.activities.push({ ...this.edited });
			this.close();
		},
		editCourse(this: any, item: any) { this.courseIndex = this.form.courses.indexOf(item); this.editedCourse = { ...item }; this.courseDialog = true; },
		closeCourse(this: any) { this.courseDialog = false; setTimeout(() => { this.editedCourse = { ...blankCourse }; this.courseIndex = -1; }, 200); },
		saveCourse(this: any) {
			if (this.courseIndex > -1) Object.assign(this.form.courses[this.courseIndex], this.editedCourse);
			else this.form.courses.push({ ...this.editedCourse });
			this.closeCourse();
		},
		send() { submitted = true; },
	},
	template: `
<v-app>
 <v-app-bar color="brown-darken-3"><v-app-bar-title>Juniper Basin Tribal College</v-app-bar-title></v-app-bar>
 <v-main><v-container style="max-width: 1150px">
  <h1 class="text-h5 mb-2">Application for Admission</h1>
  <p class="text-medium-emphasis mb-6">There is no application fee. Fields with * must be answered before you can send the form.</p>
  <v-form @submit.prevent="send">
   <v-card variant="outlined" class="mb-6"><v-card-title>Personal Information</v-card-title><v-card-text>
    <v-row>
     <v-col cols="12" md="4"><v-text-field v-model="form.firstName" label="First name *" :rules="required"></v-text-field></v-col>
     <v-col cols="12" md="3"><v-text-field v-model="form.middleName" label="Middle name"></v-text-field></v-col>
     <v-col cols="12" md="3"><v-text-field v-model="form.lastName" label="Last name *" :rules="required"></v-text-field></v-col>
     <v-col cols="12" md="2"><v-select v-model="form.suffix" label="Suffix" :items="['Jr.', 'Sr.', 'II', 'III', 'IV']" clearable></v-select></v-col>
     <v-col cols="12" md="4"><v-text-field v-model="form.otherNames" label="Other names on your records" hint="Maiden name, former name" persistent-hint></v-text-field></v-col>
     <v-col cols="12" md="4"><v-date-input v-model="form.dob" label="Date of birth *" placeholder="mm/dd/yyyy" prepend-icon="" prepend-inner-icon="$calendar"></v-date-input></v-col>
     <v-col cols="12" md="4"><v-text-field v-model="form.ssn" label="Social Security number" type="password" autocomplete="off" hint="Needed for the 1098-T only" persistent-hint></v-text-field></v-col>
     <v-col cols="12" md="6"><v-text-field v-model="form.email" label="E-mail *" type="email" :rules="required"></v-text-field></v-col>
     <v-col cols="12" md="6"><v-mask-input v-model="form.phone" label="Phone (cell or message)" mask="(###) ###-####" return-masked-value></v-mask-input></v-col>
     <v-col cols="12" md="8"><v-text-field v-model="form.address" label="Home address *" hint="If you have no street address, describe the location" :rules="required"></v-text-field></v-col>
     <v-col cols="12" md="4"><v-text-field v-model="form.address2" label="Apt, lot or unit"></v-text-field></v-col>
     <v-col cols="12" md="5"><v-text-field v-model="form.city" label="City or community *"></v-text-field></v-col>
     <v-col cols="12" md="4"><v-autocomplete v-model="form.state" :items="states" label="State of residence *"></v-autocomplete></v-col>
     <v-col cols="12" md="3"><v-text-field v-model="form.zip" label="Zip"></v-text-field></v-col>
    </v-row></v-card-text></v-card>

   <v-card variant="outlined" class="mb-6"><v-card-title>Tribal Enrollment &amp; Background</v-card-title>
    <v-card-subtitle class="text-wrap">Used for Indian Student Count reporting. Enrollment in a tribe is not required for admission.</v-card-subtitle><v-card-text>
    <v-row>
     <v-col cols="12" md="6"><v-radio-group v-model="form.enrolled" inline label="Are you an enrolled member of a federally recognized tribe?"><v-radio label="Yes" value="yes"></v-radio><v-radio label="No" value="no"></v-radio><v-radio label="Descendant" value="desc"></v-radio></v-radio-group></v-col>
     <v-col cols="12" md="6"><v-text-field v-model="form.tribe" label="Tribe, band or village"></v-text-field></v-col>
     <v-col cols="12" md="4"><v-select v-model="form.sex" label="Sex" :items="[{ title: 'Female', value: 'F' }, { title: 'Male', value: 'M' }, { title: 'Prefer not to say', value: 'X' }]"></v-select></v-col>
     <v-col cols="12" md="8"><v-select v-model="form.citizenship" label="Citizenship" :items="[{ title: 'United States citizen', value: 'US' }, { title: 'Canadian-born (Jay Treaty)', value: 'JT' }, { title: 'Permanent resident', value: 'PR' }, { title: 'Other', value: 'OT' }]"></v-select></v-col>
     <v-col cols="12" md="6"><v-radio-group v-model="form.hispanic" inline label="Hispanic or Latino?"><v-radio label="Yes" value="yes"></v-radio><v-radio label="No" value="no"></v-radio></v-radio-group></v-col>
     <v-col cols="12" md="6"><v-radio-group v-model="form.veteran" inline label="Have you served in the U.S. Armed Forces?"><v-radio label="Yes" value="yes"></v-radio><v-radio label="No" value="no"></v-radio></v-radio-group></v-col>
     <v-col cols="12"><div class="text-subtitle-2">Race (mark all that apply)</div><v-checkbox v-for="r in races" :key="r" v-model="form.race" :label="r" :value="r" density="compact" hide-details></v-checkbox></v-col>
     <v-col cols="12" md="6"><v-text-field v-model="form.income" label="Total yearly household income" prefix="$"></v-text-field></v-col>
     <v-col cols="12" md="6"><v-radio-group v-model="form.firstGen" inline label="Will you be the first in your family to earn a college degree?"><v-radio label="Yes" value="yes"></v-radio><v-radio label="No" value="no"></v-radio></v-radio-group></v-col>
    </v-row></v-card-text></v-card>

   <v-card variant="outlined" class="mb-6"><v-card-title>Family</v-card-title><v-card-text>
    <v-row>
     <template v-for="p in [['mother', 'Mother'], ['father', 'Father']]" :key="p[0]">
      <v-col cols="12" md="4"><v-text-field v-model="form[p[0] + 'First']" :label="p[1] + '\\'s first name'"></v-text-field></v-col>
      <v-col cols="12" md="4"><v-text-field v-model="form[p[0] + 'Last']" :label="p[1] + '\\'s last name'"></v-text-field></v-col>
      <v-col cols="12" md="4"><v-select v-model="form[p[0] + 'Education']" :label="p[1] + '\\'s highest education'" :items="education"></v-select></v-col>
     </template>
     <v-col cols="12" md="4"><v-text-field v-model="form.emergencyName" label="Emergency contact"></v-text-field></v-col>
     <v-col cols="12" md="4"><v-text-field v-model="form.emergencyRelation" label="Relationship to you"></v-text-field></v-col>
     <v-col cols="12" md="4"><v-text-field v-model="form.emergencyPhone" label="Emergency phone" type="tel"></v-text-field></v-col>
    </v-row></v-card-text></v-card>

   <v-card variant="outlined" class="mb-6"><v-card-title>Education</v-card-title><v-card-text>
    <v-row>
     <v-col cols="12" md="6"><v-text-field v-model="form.highSchool" label="High school last attended *"></v-text-field></v-col>
     <v-col cols="12" md="3"><v-text-field v-model="form.hsCity" label="School city"></v-text-field></v-col>
     <v-col cols="12" md="3"><v-autocomplete v-model="form.hsState" :items="states" label="School state"></v-autocomplete></v-col>
     <v-col cols="12" md="4"><v-date-input v-model="form.gradDate" label="Graduation date (actual or expected)" prepend-icon=""></v-date-input></v-col>
     <v-col cols="12" md="4"><v-text-field v-model="form.gpa" label="Unweighted GPA" hint="On a 4-point scale" persistent-hint></v-text-field></v-col>
     <v-col cols="12" md="4"><v-number-input v-model="form.act" label="ACT composite, if taken" :min="1" :max="36" control-variant="hidden"></v-number-input></v-col>
     <v-col cols="12" md="6"><v-select v-model="form.term" label="Term you plan to start *" :items="terms"></v-select></v-col>
     <v-col cols="12" md="6"><v-select v-model="form.program" label="Program of study" :items="['Early Childhood Education, AA', 'Hydrology Technician, AAS', 'Native American Studies, AA', 'Natural Resources, AS', 'Welding Certificate']"></v-select></v-col>
    </v-row>
    <v-data-table id="courses" :headers="courseHeaders" :items="form.courses" hide-default-footer no-data-text="No college courses listed">
     <template v-slot:top><v-toolbar flat density="compact" color="transparent"><v-toolbar-title>College courses already taken</v-toolbar-title>
      <v-btn variant="tonal" color="brown" @click="courseDialog = true">Add course</v-btn>
      <v-dialog v-model="courseDialog" max-width="500"><v-card title="College course"><v-card-text>
        <v-text-field v-model="editedCourse.course" label="Course title"></v-text-field>
        <v-row><v-col cols="6"><v-text-field v-model="editedCourse.grade" label="Final grade"></v-text-field></v-col><v-col cols="6"><v-text-field v-model="editedCourse.credits" label="Credits" type="number"></v-text-field></v-col></v-row>
       </v-card-text><v-card-actions><v-spacer></v-spacer><v-btn variant="text" @click="closeCourse">Cancel</v-btn><v-btn color="brown" variant="text" @click="saveCourse">Save course</v-btn></v-card-actions></v-card></v-dialog>
     </v-toolbar></template>
     <template v-slot:item.actions="{ item }"><v-icon size="small" @click="editCourse(item)">mdi-pencil</v-icon></template>
    </v-data-table>
   </v-card-text></v-card>

   <v-card variant="outlined" class="mb-6"><v-card-text>
    <v-data-table id="activities" :headers="activityHeaders" :items="form.activities" hide-default-footer no-data-text="Nothing added yet">
     <template v-slot:top><v-toolbar flat color="transparent"><v-toolbar-title>School, work and community activities</v-toolbar-title><v-divider class="mx-4" inset vertical></v-divider><v-spacer></v-spacer>
      <v-dialog v-model="dialog" max-width="640px">
       <template v-slot:activator="{ props }"><v-btn color="brown" class="mb-2" v-bind="props">New activity</v-btn></template>
       <v-card><v-card-title><span class="text-h6">{{ formTitle }}</span></v-card-title>
        <v-card-text><v-container><v-row>
         <v-col cols="12" md="6"><v-text-field v-model="edited.organization" label="Organization"></v-text-field></v-col>
         <v-col cols="12" md="6"><v-text-field v-model="edited.role" label="Position or title"></v-text-field></v-col>
         <v-col cols="12" md="6"><v-select v-model="edited.grades" :items="gradeItems" label="Grades" multiple chips></v-select></v-col>
         <v-col cols="12" md="3"><v-text-field v-model="edited.hours" label="Hours per week" type="number"></v-text-field></v-col>
         <v-col cols="12" md="3"><v-text-field v-model="edited.weeks" label="Weeks per year" type="number"></v-text-field></v-col>
         <v-col cols="12"><v-textarea v-model="edited.description" label="Description" rows="3" auto-grow></v-textarea></v-col>
        </v-row></v-container></v-card-text>
        <v-card-actions><v-spacer></v-spacer><v-btn color="brown-darken-1" variant="text" @click="close">Cancel</v-btn><v-btn color="brown-darken-1" variant="text" @click="save">Save</v-btn></v-card-actions>
       </v-card></v-dialog>
     </v-toolbar></template>
     <template v-slot:item.grades="{ value }">{{ value.join(', ') }}</template>
     <template v-slot:item.actions="{ item }"><v-icon class="me-2" size="small" @click="editItem(item)">mdi-pencil</v-icon><v-icon size="small" @click="deleteItem(item)">mdi-delete</v-icon></template>
    </v-data-table>
    <h3 class="text-h6 mt-8">Honors</h3>
    <v-data-table id="honors" :headers="honorHeaders" :items="form.honors" hide-default-footer>
     <template v-slot:item.title="{ item }"><v-text-field v-model="item.title" density="compact" variant="underlined" hide-details></v-text-field></template>
     <template v-slot:item.grade="{ item }"><v-select v-model="item.grade" :items="honorGrades" density="compact" variant="underlined" hide-details></v-select></template>
     <template v-slot:item.description="{ item }"><v-text-field v-model="item.description" density="compact" variant="underlined" hide-details></v-text-field></template>
    </v-data-table>
   </v-card-text></v-card>

   <v-card variant="outlined"><v-card-title>Statement and Signature</v-card-title><v-card-text>
    <v-textarea v-model="form.statement" label="How will your education serve your community?" rows="5" counter></v-textarea>
    <v-select v-model="form.heard" label="How did you hear about us?" :items="['Family or friend', 'Radio', 'Powwow or community event', 'School visit', 'Facebook']"></v-select>
    <v-switch v-model="form.texts" label="Send me text messages about events and deadlines" color="brown"></v-switch>
    <v-checkbox v-model="form.ferpa" label="I have read the FERPA notice and release my transcripts to my tribal education department."></v-checkbox>
    <v-text-field v-model="form.signature" label="Signature of applicant"></v-text-field>
   </v-card-text><v-card-actions><v-btn type="submit" color="brown" variant="flat">Send application</v-btn></v-card-actions></v-card>
  </v-form></v-container></v-main>
</v-app>`,
});
app.use(createVuetify({ components: { ...components, VMaskInput }, directives }));
app.mount("#root");

const isoOf = (date: Date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;
(window as any).formState = () => {
	const state: Record<string, unknown> = {};
	for (const key of KEYS) {
		const value = key.split(".").reduce((held: any, part) => held?.[part], form);
		state[key] = value instanceof Date ? isoOf(value) : Array.isArray(value) ? [...value] : (value ?? "");
	}
	return { ...state, submitted };
};
function textOf(root: Element | null | undefined): unknown {
	if (!root) return "";
	const radios = [...root.querySelectorAll<HTMLInputElement>("input[type=radio]")];
	if (radios.length > 0) return radios.find(({ checked }) => checked)?.closest(".v-radio")?.textContent?.trim() ?? "";
	const box = root.querySelector<HTMLInputElement>("input[type=checkbox]");
	if (box) return box.checked;
	const chosen = root.querySelector("[class*=__selection-text]");
	if (chosen) return chosen.textContent;
	return root.querySelector<HTMLInputElement>("input:not([type=hidden]), textarea")?.value ?? "";
}
(window as any).formShown = () => {
	const inputs = [...document.querySelectorAll(".v-main .v-input")];
	const shown: Record<string, unknown> = {};
	for (const key of KEYS) {
		const [list, row, field] = key.split(".");
		if (key === "race") shown[key] = inputs.filter((each) => (each.querySelector("input[type=checkbox]") as HTMLInputElement)?.checked && form.race.includes(each.textContent!.trim())).map((each) => each.textContent!.trim());
		else if (field) {
			const fields = list === "activities" ? Object.keys(blankActivity) : list === "courses" ? Object.keys(blankCourse) : ["title", "grade", "description"];
			const cell = document.querySelectorAll(`#${list} tbody tr:not(.v-data-table-rows-no-data)`)[Number(row)]?.children[fields.indexOf(field)];
			const text = list === "honors" ? textOf(cell) : (cell?.textContent?.trim() ?? "");
			shown[key] = field === "grades" ? (text ? String(text).split(", ") : []) : text;
		} else shown[key] = textOf(inputs.find((each) => each.querySelector(".v-label")?.textContent === LABELS[key]));
	}
	return shown;
};
