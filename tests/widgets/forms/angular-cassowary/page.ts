import "@angular/compiler";
import "../../node_modules/@angular/material/prebuilt-themes/indigo-pink.css";
import { ChangeDetectionStrategy, Component, inject } from "@angular/core";
import { FormBuilder, type FormGroup, ReactiveFormsModule } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { MatChipsModule } from "@angular/material/chips";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatExpansionModule } from "@angular/material/expansion";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatListModule } from "@angular/material/list";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatSlideToggleModule } from "@angular/material/slide-toggle";
import { bootstrapApplication } from "@angular/platform-browser";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Option = string | readonly [string, string];
const controls: Record<string, unknown> = {};
const multiple = new Set<string>();
const lists: Record<string, Option[]> = {
	states: STATES,
	countries: COUNTRIES,
	majors: MAJORS,
	suffixes: ["Jr.", "Sr.", "II", "III", "IV", "V"],
	codes: [["1", "United States +1"], ["44", "United Kingdom +44"], ["52", "Mexico +52"], ["234", "Nigeria +234"], ["63", "Philippines +63"]],
	degrees: ["Associate's", "Bachelor's", "Master's", "Doctorate", "Professional (MD, JD, etc.)", "Undecided"],
	schooling: [["HS0", "Some high school"], ["HS1", "Graduated from high school"], ["CO0", "Some college"], ["AA", "Associate's degree"], ["BA", "Bachelor's degree"], ["GR", "Graduate school degree"], ["UN", "Unknown"]],
	marital: ["Never married", "Married", "Widowed", "Separated", "Divorced", "Civil union or domestic partners"],
	military: ["Currently serving", "Previously served", "Current dependent", "Not applicable / none"],
	years: ["2026", "2027", "2028"],
	grades: ["9", "10", "11", "12", "PG"],
	scores: ["1", "2", "3", "4", "5"],
	interests: ["Academic", "Art", "Athletics", "Career oriented", "Community service", "Cultural", "Dance", "Debate/Speech", "Environmental", "Family responsibilities", "Journalism/Publication", "Music", "Religious", "Robotics", "Student government", "Theater/Drama", "Work (paid)", "Other"],
	exams: ["Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Language", "English Literature", "Physics 1", "Psychology", "Spanish Language", "Statistics", "United States History", "World History"].map((each) => `AP ${each}`),
};
const of = (each: Option): readonly [string, string] => (typeof each === "string" ? [each, each] : each);

/* How this office writes its questions. */
const known = (key: string, value: unknown = "") => {
	controls[key] = value;
	return key;
};
const text = (key: string, label: string, { hint = "", type = "text", end = "", required = false, width = "" } = {}) =>
	`<mat-form-field appearance="outline" ${width && `style="flex:0 0 ${width}"`}><mat-label>${label}</mat-label><input matInput type="${type}" formControlName="${known(key)}" ${required ? "required" : ""}>${end && `<span matTextSuffix>${end}</span>`}${hint && `<mat-hint>${hint}</mat-hint>`}</mat-form-field>`;
const area = (key: string, label: string) => `<mat-form-field appearance="outline"><mat-label>${label}</mat-label><textarea matInput rows="3" formControlName="${known(key)}"></textarea></mat-form-field>`;
const pick = (key: string, label: string, list: string, { required = false, width = "" } = {}) =>
	`<mat-form-field appearance="outline" ${width && `style="flex:0 0 ${width}"`}><mat-label>${label}</mat-label><mat-select formControlName="${known(key)}" ${required ? "required" : ""}>@for (each of lists['${list}']; track each[0]) {<mat-option [value]="each[0]">{{ each[1] }}</mat-option>}</mat-select></mat-form-field>`;
const find = (key: string, label: string, list: string) =>
	`<mat-form-field appearance="outline"><mat-label>${label}</mat-label><input matInput formControlName="${known(key)}" [matAutocomplete]="auto_${key}"><mat-autocomplete #auto_${key}="matAutocomplete">@for (each of matching('${list}', '${key}'); track each[1]) {<mat-option [value]="each[1]">{{ each[1] }}</mat-option>}</mat-autocomplete></mat-form-field>`;
const day = (key: string, label: string, hint = "MM/DD/YYYY") =>
	`<mat-form-field appearance="outline"><mat-label>${label}</mat-label><input matInput [matDatepicker]="cal_${key}" formControlName="${known(key, null)}"><mat-datepicker-toggle matIconSuffix [for]="cal_${key}"></mat-datepicker-toggle><mat-datepicker #cal_${key}></mat-datepicker><mat-hint>${hint}</mat-hint></mat-form-field>`;
const radios = (key: string, label: string, options: Option[]) =>
	`<div class="asked"><p class="q" id="lb_${key}">${label}</p><mat-radio-group aria-labelledby="lb_${key}" formControlName="${known(key)}">${options.map(of).map(([own, shown]) => `<mat-radio-button value="${own}">${shown}</mat-radio-button>`).join("")}</mat-radio-group></div>`;
const chips = (key: string, label: string, list: string) => {
	multiple.add(key);
	return `<div class="asked"><span class="q">${label}</span><mat-chip-listbox multiple aria-label="${label}" formControlName="${known(key, [])}">@for (each of lists['${list}']; track each[0]) {<mat-chip-option [value]="each[0]">{{ each[1] }}</mat-chip-option>}</mat-chip-listbox></div>`;
};
const several = (key: string, label: string, options: Option[]) => {
	multiple.add(key);
	return `<p class="q" id="lb_${key}">${label}</p><mat-selection-list aria-labelledby="lb_${key}" formControlName="${known(key, [])}">${options.map(of).map(([own, shown]) => `<mat-list-option value="${own}">${shown}</mat-list-option>`).join("")}</mat-selection-list>`;
};
const box = (key: string, label: string) => `<mat-checkbox formControlName="${known(key, false)}">${label}</mat-checkbox>`;
const slide = (key: string, label: string) => `<mat-slide-toggle formControlName="${known(key, false)}">${label}</mat-slide-toggle>`;
const line = (...parts: string[]) => `<div class="line">${parts.join("")}</div>`;
const part = (title: string, open: boolean, ...parts: string[]) =>
	`<mat-expansion-panel ${open ? "expanded" : ""}><mat-expansion-panel-header><mat-panel-title>${title}</mat-panel-title></mat-expansion-panel-header>${parts.join("")}</mat-expansion-panel>`;
const YES_NO: Option[] = ["Yes", "No"];

const parent = (no: number) =>
	`<h3>${no === 1 ? "First" : "Second"} parent or guardian</h3>` +
	line(text(`par${no}_last`, "Last/Family/Sur"), text(`par${no}_first`, "First/Given"), text(`par${no}_mid`, "Middle initial", { width: "130px" })) +
	radios(`par${no}_living`, "Is this parent living?", YES_NO) +
	line(text(`par${no}_occ`, "Occupation (former occupation, if retired or deceased)"), text(`par${no}_empl`, "Name of employer"), pick(`par${no}_edu`, "Highest level of education", "schooling"));
const activity = (no: number) =>
	`<fieldset><legend>${no}</legend>${line(pick(`x${no}a`, "Type of activity", "interests"), text(`x${no}b`, "Activity or employer"), text(`x${no}c`, "Positions held, honors won, letters earned"))}${chips(`x${no}d`, "Grade level or post-graduate", "grades")}${line(
		text(`x${no}e`, "Approximate time spent", { end: "hours per week" }), text(`x${no}f`, "Approximate time spent", { end: "weeks per year" }))}${radios(`x${no}g`, "If applicable, do you plan to participate in college?", YES_NO)}</fieldset>`;

const template = `
<div class="page">
<h1>Application for Undergraduate Admission</h1>
<p><strong>Yaquina Head College</strong>. For freshman and transfer students. Open each part, answer, and submit at the end of the page.</p>
<form [formGroup]="form" (ngSubmit)="send()">
<mat-accordion multi>
${part(
	"Part I. Biographical Information", true,
	line(text("ssn", "1. U.S. Social Security Number", { hint: "Not required; used to match financial aid records" }), day("dob", "2. Date of Birth (Required)")),
	`<p class="q">3. Full, Legal Name</p>`,
	line(text("nm_last", "Last Name/Family Name", { required: true }), text("nm_first", "First Name", { required: true }), text("nm_mid", "Middle Name"), pick("nm_sfx", "Suffix: Jr., etc.", "suffixes", { width: "150px" })),
	line(text("nm_pref", "4. Preferred name, if not first name (choose only one)")),
	radios("sex", "5. Gender", ["Male", "Female"]),
	`<p class="q">6. Place of Birth</p>`,
	line(text("pob_city", "(City)"), text("pob_state", "(State)"), pick("pob_ctry", "(Country)", "countries")),
	`<p class="q">7. Ethnic and Racial Background. <small>Used for federal and state reporting.</small></p>`,
	radios("eth_hisp", "(a) Are you Hispanic or Latino?", YES_NO),
	several("eth_race", "(b) Select the racial category or categories with which you most closely identify. Check as many as apply.", ["White", "Black or African American", "Asian", "American Indian or Alaskan Native", "Native Hawaiian or other Pacific Islander"]),
	`<p class="q">8. Citizenship</p>`,
	radios("cit_us", "(a) Are you a U.S. citizen?", YES_NO),
	line(text("cit_other", "If “No,” of what country are you a citizen?"), text("cit_alien", "Alien registration number")),
	`<p class="q">9. Permanent Address</p>`,
	line(text("adr_street", "Street and number", { required: true }), text("adr_apt", "Apt. #", { width: "130px" })),
	line(text("adr_city", "City", { required: true }), pick("adr_state", "State", "states", { required: true }), text("adr_zip", "ZIP", { required: true, width: "130px" })),
	line(pick("adr_ctry", "Country", "countries")),
	line(text("adr_mail", "10. If different from above, your current mailing address for all admission correspondence")),
	line(pick("tel_code", "11. Country code", "codes", { width: "220px" }), text("tel_no", "Preferred telephone", { type: "tel" }), text("mail", "E-mail address", { type: "email", required: true })),
	radios("military", "12. U.S. Armed Forces status", ["Currently serving", "Previously served", "Current dependent", "None"]),
	`<p class="q">13. Person to notify in an emergency <small>(not a parent)</small></p>`,
	line(text("em_name", "Name"), text("em_tel", "Telephone")),
)}
${part(
	"Part II. Plans", true,
	radios("entry_as", "14. I am applying as a", ["Freshman", "Transfer", "Former student"]),
	line(pick("entry_year", "15. Year you expect to enter", "years"), find("major1", "16. First-choice major", "majors"), pick("deg_aim", "Highest degree you intend to earn", "degrees")),
	line(text("career", "17. Possible career or professional plans"), text("room_mate", "18. Name of the person you wish to room with, if any")),
	slide("fee_waiver", "I am requesting a waiver of the application fee"),
)}
${part(
	"Part III. Educational Data", false,
	line(text("hs_name", "19. Secondary school you now attend"), text("hs_ceeb", "CEEB/ACT code", { width: "160px" })),
	line(text("hs_city", "City/Town"), find("hs_state", "State", "states"), day("hs_from", "Date of entry"), day("hs_grad", "Graduation date")),
	line(text("co_name", "Counselor's name"), text("co_mail", "Counselor's e-mail")),
	line(text("cls_rank", "20. Class rank"), text("cls_size", "Class size"), text("gpa_w", "Cumulative GPA, weighted"), text("gpa_u", "Cumulative GPA, unweighted")),
	`<p class="q">21. Colleges and universities at which you have taken courses for credit</p>`,
	line(text("col_name", "College/University name"), text("col_when", "Dates attended")),
	line(text("cc1_t", "Course"), text("cc1_g", "Grade", { width: "120px" }), text("cc1_h", "Credit hours", { width: "150px" })),
	`<p class="q">22. Current courses. Please list title and credit value of the courses you are taking this year.</p>`,
	...[1, 2].map((no) => line(text(`cr${no}_t`, "Title"), text(`cr${no}_v`, "Credit value", { width: "150px" }))),
	`<p class="q">23. Test information</p>`,
	line(text("sat_rw", "SAT Evidence-Based Reading and Writing"), day("sat_rw_on", "Date taken"), text("sat_m", "SAT Math"), day("sat_m_on", "Date taken")),
	line(text("act_c", "Best ACT composite")),
	...[1, 2].map((no) => line(find(`ap${no}_s`, "AP subject", "exams"), day(`ap${no}_d`, "Exam date"), pick(`ap${no}_n`, "Score", "scores", { width: "120px" }))),
)}
${part(
	"Part IV. Family", false,
	line(pick("par_status", "24. Parents' marital status (relative to each other)", "marital")),
	parent(1), parent(2),
	`<p class="q">25. Please give names and ages of your brothers or sisters.</p>`,
	...[1, 2].map((no) => line(text(`sb${no}_n`, "Name (First &amp; Last)"), text(`sb${no}_a`, "Age", { width: "100px" }))),
	line(text("fam_income", "26. Approximate annual household income", { end: "US $" })),
)}
${part(
	"Part V. Extracurricular &amp; Work, Academic Honors", false,
	`<p>27. Please list your principal activities in the order of their importance to you.</p>`,
	activity(1), activity(2),
	`<p>28. Briefly list any academic distinctions or honors you have received since the 9th grade.</p>`,
	...[1, 2].map((no) => line(pick(`hn${no}_g`, "Grade", "grades", { width: "120px" }), text(`hn${no}_t`, "Honor"))),
)}
${part(
	"Part VI. Statement and Signature", false,
	line(area("essay", "29. Tell us about an experience that led you to apply here.")),
	line(text("prep_by", "30. Name of person, other than the applicant, who prepared this form")),
	box("affirm", "I certify that all information submitted in the admission process is my own work and factually true."),
	line(text("signed", "Signature")),
)}
</mat-accordion>
<p><button mat-flat-button type="submit">Submit application</button></p>
</form>
</div>`;

@Component({
	selector: "app-root",
	changeDetection: ChangeDetectionStrategy.Default,
	imports: [
		ReactiveFormsModule, MatAutocompleteModule, MatButtonModule, MatCheckboxModule, MatChipsModule, MatDatepickerModule, MatExpansionModule,
		MatFormFieldModule, MatInputModule, MatListModule, MatRadioModule, MatSelectModule, MatSlideToggleModule,
	],
	template,
	styles: [
		".page{max-width:1080px;margin:24px auto;font-family:Roboto,Arial,sans-serif}.line{display:flex;gap:12px;margin-bottom:6px}.line mat-form-field{flex:1 1 0}.q{margin:10px 0 4px;font-weight:500}.asked{margin-bottom:10px}fieldset{border:1px solid #ccc;margin-bottom:14px}",
	],
})
class Application {
	form: FormGroup = inject(FormBuilder).group(Object.fromEntries(Object.entries(controls).map(([key, value]) => [key, [value]])));
	lists = Object.fromEntries(Object.entries(lists).map(([name, options]) => [name, options.map(of)]));
	isSubmitted = false;

	constructor() {
		Object.assign(window, {
			formState: () => ({ ...Object.fromEntries(Object.entries(this.form.value).map(([key, value]) => [key, held(value)])), submitted: this.isSubmitted }),
			formShown: () => Object.fromEntries(Object.keys(controls).map((key) => [key, shown(key)])),
		});
	}

	matching(list: string, key: string) {
		const typed = String(this.form.value[key] ?? "").toLowerCase();
		return this.lists[list].filter(([, text]) => text.toLowerCase().includes(typed));
	}

	send() {
		this.isSubmitted = true;
	}
}

function held(value: unknown) {
	if (!(value instanceof Date)) return value ?? "";
	return [value.getFullYear(), value.getMonth() + 1, value.getDate()].map((each) => String(each).padStart(2, "0")).join("-");
}

function shown(key: string): unknown {
	const control = document.querySelector<HTMLInputElement>(`[formcontrolname="${key}"]`);
	if (!control) return multiple.has(key) ? [] : "";
	const texts = (selector: string) => [...control.querySelectorAll(selector)].map((each) => each.textContent?.trim() ?? "");
	switch (control.tagName.toLowerCase()) {
		case "mat-select":
			return texts(".mat-mdc-select-value-text")[0] ?? "";
		case "mat-radio-group":
			return texts(".mat-mdc-radio-checked label")[0] ?? "";
		case "mat-chip-listbox":
			return texts(".mat-mdc-chip-selected .mdc-evolution-chip__text-label");
		case "mat-selection-list":
			return texts("mat-list-option[aria-selected=true] .mdc-list-item__primary-text");
		case "mat-checkbox":
			return control.querySelector("input")?.checked ?? false;
		case "mat-slide-toggle":
			return control.querySelector("button")?.getAttribute("aria-checked") === "true";
		default:
			return control.value;
	}
}

bootstrapApplication(Application, { providers: [provideNativeDateAdapter()] }).catch((error) => console.error(error));
