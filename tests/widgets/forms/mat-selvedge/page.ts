import "@angular/compiler";
import { Component, provideZonelessChangeDetection } from "@angular/core";
import { FormArray, FormControl, FormGroup, ReactiveFormsModule, Validators } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatButtonToggleModule } from "@angular/material/button-toggle";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatExpansionModule } from "@angular/material/expansion";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatToolbarModule } from "@angular/material/toolbar";
import { bootstrapApplication } from "@angular/platform-browser";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./style.css";

const MOST_HONORS = 3;
const MOST_ACTIVITIES = 3;
const plain = (options: string[]) => options.map((option): [string, string] => [option, option]);
const LISTS: Record<string, [string, string][]> = {
	suffixes: plain(["Jr.", "Sr.", "II", "III", "IV", "V"]),
	pronouns: plain(["He/Him", "She/Her", "They/Them", "Another set"]),
	dialing: [["+1", "United States (+1)"], ["+44", "United Kingdom (+44)"], ["+52", "Mexico (+52)"], ["+91", "India (+91)"], ["+234", "Nigeria (+234)"]],
	states: STATES,
	countries: plain(COUNTRIES),
	marital: plain(["Married", "Separated", "Divorced", "Widowed", "Never Married", "Civil Union/Domestic Partners"]),
	home: plain(["Both Parents", "Parent 1", "Parent 2", "Legal Guardian", "Ward of the Court/State", "Other"]),
	education: [
		["0", "None"],
		["1", "Some grade/primary school"],
		["2", "Some high/secondary school"],
		["3", "Graduated from high/secondary school (or equivalent)"],
		["4", "Some trade school or community college"],
		["5", "Some college/university"],
		["6", "Graduated from college/university"],
		["7", "Graduate school"],
	],
	employment: plain(["Employed", "Self-Employed", "Unemployed", "Homemaker", "Retired", "Other"]),
	grades: [["9", "Grade 9"], ["10", "Grade 10"], ["11", "Grade 11"], ["12", "Grade 12"]],
	planned: plain(["SAT", "ACT", "AP examinations", "IB examinations", "TOEFL iBT", "None"]),
	types: plain([
		"Academic", "Art", "Athletics: Club", "Athletics: JV/Varsity", "Career Oriented", "Community Service (Volunteer)", "Computer/Technology", "Cultural",
		"Dance", "Debate/Speech", "Environmental", "Family Responsibilities", "Foreign Exchange", "Internship", "Journalism/Publication",
		"Music: Instrumental", "Music: Vocal", "Religious", "Research", "Robotics", "School Spirit", "Science/Math", "Social Justice",
		"Student Govt./Politics", "Theater/Drama", "Work (Paid)", "Other Club/Activity",
	]),
};
const SUGGESTED: Record<string, string[]> = {
	state: STATES.map(([, name]) => name),
	major: MAJORS,
	occupation: [
		"Accountant", "Carpenter", "Chef", "Electrician", "Engineer", "Farmer", "Firefighter", "Homemaker", "Lawyer", "Mechanic", "Physician", "Police officer",
		"Registered nurse", "Retail manager", "Teacher", "Truck driver",
	],
};

/** Parts of the template. */
type More = { required?: boolean; hint?: string; width?: string; attributes?: string; type?: string };
const key = (name: string, prefix = "") => (prefix ? `[attr.data-key]="'${prefix}.' + i + '.${name}'"` : `data-key="${name}"`);
const field = (at: string, label: string, control: string, { hint, width = "w4" }: More) =>
	`<mat-form-field class="${width}" ${at}><mat-label>${label}</mat-label>${control}${hint ? `<mat-hint>${hint}</mat-hint>` : ""}</mat-form-field>`;
const input = (name: string, label: string, more: More = {}, prefix = "") =>
	field(key(name, prefix), label, `<input matInput type="${more.type ?? "text"}" formControlName="${name}" ${more.required ? "required" : ""} ${more.attributes ?? ""}>`, more);
const select = (name: string, label: string, list: string, more: More = {}, prefix = "") =>
	field(
		key(name, prefix),
		label,
		`<mat-select formControlName="${name}" ${more.required ? "required" : ""} ${more.attributes ?? ""}>@for (option of lists['${list}']; track option[0]) {<mat-option [value]="option[0]">{{ option[1] }}</mat-option>}</mat-select>`,
		more,
	);
const suggest = (name: string, label: string, list: string, value: string, more: More = {}, prefix = "") =>
	field(
		key(name, prefix),
		label,
		`<input matInput formControlName="${name}" [matAutocomplete]="auto_${name}" ${more.required ? "required" : ""}><mat-autocomplete #auto_${name}="matAutocomplete" ${more.attributes ?? ""}>@for (option of matching('${list}', ${value}); track option) {<mat-option [value]="option">{{ option }}</mat-option>}</mat-autocomplete>`,
		more,
	);
const day = (name: string, label: string, more: More = {}) =>
	field(
		key(name),
		label,
		`<input matInput [matDatepicker]="picker_${name}" formControlName="${name}" ${more.required ? "required" : ""}><mat-datepicker-toggle matIconSuffix [for]="picker_${name}"></mat-datepicker-toggle><mat-datepicker #picker_${name}></mat-datepicker>`,
		more,
	);
const radios = (name: string, question: string, options: [string, string][]) =>
	`<div class="w12 question" ${key(name)}><label id="${name}-question">${question}</label><mat-radio-group formControlName="${name}" aria-labelledby="${name}-question">${options.map(([value, text]) => `<mat-radio-button value="${value}">${text}</mat-radio-button>`).join("")}</mat-radio-group></div>`;
const panel = (title: string, note: string, body: string, expanded = false) =>
	`<mat-expansion-panel ${expanded ? 'expanded="true"' : ""}><mat-expansion-panel-header><mat-panel-title>${title}</mat-panel-title><mat-panel-description>${note}</mat-panel-description></mat-expansion-panel-header><div class="grid">${body}</div></mat-expansion-panel>`;

const TEMPLATE = `
<mat-toolbar class="bar"><span>Thornbury College</span><span class="grow"></span><button mat-button type="button">My checklist</button><button mat-button type="button">Log out</button></mat-toolbar>
<main>
<h1>Application for Admission, Fall 2027</h1>
<p class="lede">Open each section below. Your answers are kept while you move between sections. An asterisk (*) marks a required answer.</p>
<form [formGroup]="form" (ngSubmit)="send()">
<div class="tools"><button mat-stroked-button type="button" (click)="sections.openAll()">Expand all</button><button mat-stroked-button type="button" (click)="sections.closeAll()">Collapse all</button></div>
<mat-accordion multi #sections="matAccordion" displayMode="flat">
${panel(
	"Personal information",
	"Name, birth date, contact",
	input("first", "Legal first/given name", { required: true }) +
		input("middle", "Middle name") +
		input("last", "Last/family/surname", { required: true }) +
		select("suffix", "Suffix", "suffixes", { width: "w2" }) +
		input("preferred", "First name people call you", { hint: "If different from your legal name" }) +
		day("birth", "Date of birth", { required: true, width: "w3", hint: "MM/DD/YYYY" }) +
		select("pronouns", "Pronouns", "pronouns", { width: "w3" }) +
		input("email", "Email address", { required: true, type: "email" }) +
		select("dialing", "Country code", "dialing", { width: "w3" }) +
		input("phone", "Cell phone number", { type: "tel", width: "w5" }),
	true,
)}
${panel(
	"Permanent home address",
	"Where you live when not at school",
	input("street", "Address line 1", { required: true, width: "w8" }) +
		input("street2", "Address line 2") +
		input("city", "City", { required: true, width: "w3" }) +
		suggest("state", "State", "state", "form.controls['state'].value", { required: true, width: "w3", attributes: "requireSelection" }) +
		input("postal", "Postal code", { required: true, width: "w2" }) +
		select("country", "Country", "countries", { required: true }),
)}
${panel(
	"Current school",
	"School, grades, class rank",
	input("school", "Secondary school", { required: true, width: "w8" }) +
		input("ceeb", "CEEB code", { attributes: 'maxlength="6"' }) +
		input("schoolCity", "School city") +
		select("schoolState", "School state", "states") +
		input("counselor", "Counselor's email", { type: "email" }) +
		day("entered", "Date of entry", { width: "w6" }) +
		day("graduates", "Graduation date", { required: true, width: "w6" }) +
		input("weighted", "Weighted GPA", { hint: "5.0 scale", width: "w3" }) +
		input("unweighted", "Unweighted GPA", { hint: "4.0 scale", width: "w3" }) +
		input("rank", "Class rank", { width: "w3" }) +
		input("size", "Graduating class size (approx.)", { width: "w3", type: "number" }) +
		radios("ranking", "How does your school report class rank?", [["exact", "Exact"], ["decile", "Decile"], ["quintile", "Quintile"], ["quartile", "Quartile"], ["none", "None"]]) +
		suggest("major", "Intended major", "major", "form.controls['major'].value", { width: "w6" }),
)}
${panel(
	"Testing",
	"Optional, self-reported",
	input("satReading", "SAT Evidence-Based Reading and Writing", { hint: "Highest score, 200 to 800", type: "number" }) +
		input("satMath", "SAT Math", { hint: "Highest score, 200 to 800", type: "number" }) +
		input("act", "ACT Composite", { hint: "1 to 36", type: "number" }) +
		select("planned", "Tests you expect to take", "planned", { width: "w6", attributes: "multiple" }),
)}
${panel(
	"Family",
	"Parents and household",
	select("marital", "Parents' marital status (relative to each other)", "marital", { required: true, width: "w6" }) +
		select("home", "With whom do you make your permanent home?", "home", { width: "w6" }) +
		`<ng-container formArrayName="parents">@for (parent of parents.controls; track parent; let i = $index) {<mat-card appearance="outlined" class="w12"><mat-card-header><mat-card-title>Parent {{ i + 1 }}</mat-card-title></mat-card-header><mat-card-content><div class="grid" [formGroupName]="i">
<div class="w12 question" [attr.data-key]="'parents.' + i + '.kind'"><span [id]="'kind-' + i">Parent type</span><mat-button-toggle-group formControlName="kind" [attr.aria-labelledby]="'kind-' + i"><mat-button-toggle value="Mother">Mother</mat-button-toggle><mat-button-toggle value="Father">Father</mat-button-toggle><mat-button-toggle value="Limited">I have limited information</mat-button-toggle></mat-button-toggle-group></div>` +
		input("first", "First/given name", { width: "w5" }, "parents") +
		input("initial", "Middle initial", { width: "w2", attributes: 'maxlength="2"' }, "parents") +
		input("last", "Last/family/surname", { width: "w5" }, "parents") +
		input("former", "Former last name (if any)", {}, "parents") +
		input("email", "Preferred email", { type: "email" }, "parents") +
		select("education", "Highest education level", "education", {}, "parents") +
		suggest("occupation", "Occupation", "occupation", "parent.get('occupation')!.value", {}, "parents") +
		select("employment", "Employment status", "employment", {}, "parents") +
		input("employer", "Name of employer", {}, "parents") +
		`</div></mat-card-content></mat-card>}</ng-container>` +
		radios("firstGen", "Are you in the first generation of your family to attend college?", [["yes", "Yes"], ["no", "No"]]),
)}
${panel(
	"Honors",
	"Up to three since ninth grade",
	`<ng-container formArrayName="honors">@for (honor of honors.controls; track honor; let i = $index) {<div class="grid w12" [formGroupName]="i">` +
		input("title", "Honor title", { width: "w8", attributes: 'maxlength="100"' }, "honors") +
		select("grade", "Grade level", "grades", { width: "w3" }, "honors") +
		`<button mat-button type="button" class="w1" (click)="honors.removeAt(i)" [attr.aria-label]="'Remove honor ' + (i + 1)">Remove</button></div>}</ng-container>
<div class="w12"><button mat-stroked-button type="button" (click)="addHonor()" [disabled]="honors.length >= 3">Add another honor</button></div>`,
)}
${panel(
	"Activities",
	"Up to three, in order of importance to you",
	`<ng-container formArrayName="activities">@for (activity of activities.controls; track activity; let i = $index) {<mat-card appearance="outlined" class="w12"><mat-card-header><mat-card-title>Activity {{ i + 1 }}</mat-card-title></mat-card-header><mat-card-content><div class="grid" [formGroupName]="i">` +
		select("type", "Activity type", "types", { required: true, width: "w6" }, "activities") +
		input("organization", "Organization name", { width: "w6", attributes: 'maxlength="100"' }, "activities") +
		input("position", "Position/leadership description", { required: true, width: "w6", hint: "50 characters", attributes: 'maxlength="50"' }, "activities") +
		select("grades", "Participation grade levels", "grades", { width: "w4", attributes: "multiple" }, "activities") +
		input("hours", "Hours/week", { width: "w2", type: "number" }, "activities") +
		`</div></mat-card-content><mat-card-actions align="end"><button mat-button type="button" (click)="activities.removeAt(i)">Remove activity</button></mat-card-actions></mat-card>} @empty {<p class="w12 none">You have not added an activity.</p>}</ng-container>
<div class="w12">@if (activities.length < 3) {<button mat-flat-button type="button" (click)="addActivity()">Add activity</button>}</div>`,
)}
${panel(
	"Writing and affirmation",
	"",
	`<mat-form-field class="w12" data-key="essay"><mat-label>Tell us about a place that made you. (350 words)</mat-label><textarea matInput formControlName="essay" rows="6"></textarea></mat-form-field>` +
		input("signature", "Type your full legal name as your signature", { width: "w6" }) +
		`<div class="w12" data-key="affirm"><mat-checkbox formControlName="affirm">I affirm that all information submitted is my own work, factually true and honestly presented.</mat-checkbox></div>`,
)}
</mat-accordion>
<div class="end"><button mat-button type="button">Save</button><button mat-flat-button type="submit">Submit application</button></div>
</form>
</main>`;

const TEXTS =
	"first middle last suffix preferred pronouns email dialing phone street street2 city state postal country school ceeb schoolCity schoolState counselor weighted unweighted rank ranking major marital home firstGen essay signature".split(
		" ",
	);
const controls = (names: string) => new FormGroup(Object.fromEntries(names.split(" ").map((name) => [name, new FormControl("")])) as Record<string, FormControl>);
const PARENT = "kind first initial last former email education occupation employment employer";

@Component({
	selector: "app-root",
	imports: [
		ReactiveFormsModule, MatAutocompleteModule, MatButtonModule, MatButtonToggleModule, MatCardModule, MatCheckboxModule, MatDatepickerModule,
		MatExpansionModule, MatFormFieldModule, MatInputModule, MatRadioModule, MatSelectModule, MatToolbarModule,
	],
	template: TEMPLATE,
})
class App {
	lists = LISTS;
	submitted = false;
	parents = new FormArray<FormGroup>([controls(PARENT), controls(PARENT)]);
	honors = new FormArray<FormGroup>([controls("title grade")]);
	activities = new FormArray<FormGroup>([]);
	form = new FormGroup<Record<string, any>>({
		...Object.fromEntries(TEXTS.map((name) => [name, new FormControl("")])),
		birth: new FormControl<Date | null>(null),
		entered: new FormControl<Date | null>(null),
		graduates: new FormControl<Date | null>(null),
		size: new FormControl<number | null>(null),
		satReading: new FormControl<number | null>(null, [Validators.min(200), Validators.max(800)]),
		satMath: new FormControl<number | null>(null, [Validators.min(200), Validators.max(800)]),
		act: new FormControl<number | null>(null, [Validators.min(1), Validators.max(36)]),
		planned: new FormControl<string[]>([]),
		affirm: new FormControl(false),
		parents: this.parents,
		honors: this.honors,
		activities: this.activities,
	});
	constructor() {
		app = this;
	}
	matching(list: string, typed: string | null) {
		const text = (typed ?? "").toLowerCase();
		return SUGGESTED[list].filter((option) => option.toLowerCase().includes(text));
	}
	addHonor() {
		this.honors.push(controls("title grade"));
	}
	addActivity() {
		this.activities.push(
			new FormGroup({
				type: new FormControl("", Validators.required),
				organization: new FormControl(""),
				position: new FormControl("", [Validators.required, Validators.maxLength(50)]),
				grades: new FormControl<string[]>([]),
				hours: new FormControl<number | null>(null),
			}),
		);
	}
	send() {
		this.submitted = true;
	}
}

let app: App;
const DATES = ["birth", "entered", "graduates"];
const iso = (date: Date | null) =>
	date ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}` : "";

(window as any).formState = () => {
	const { parents, honors, activities, ...rest } = app.form.getRawValue() as Record<string, any>;
	const flat: Record<string, unknown> = { ...rest };
	for (const name of DATES) flat[name] = iso(rest[name]);
	const spread = (list: string, rows: any[], most: number, nothing: Record<string, unknown>) => {
		for (let i = 0; i < most; i++) for (const name of Object.keys(nothing)) flat[`${list}.${i}.${name}`] = rows[i]?.[name] ?? nothing[name];
	};
	spread("parents", parents, 2, Object.fromEntries(PARENT.split(" ").map((name) => [name, ""])));
	spread("honors", honors, MOST_HONORS, { title: "", grade: "" });
	spread("activities", activities, MOST_ACTIVITIES, { type: "", organization: "", position: "", grades: [], hours: null });
	return { ...flat, submitted: app.submitted };
};

(window as any).formShown = () => {
	const shown: Record<string, unknown> = {};
	for (const name of Object.keys((window as any).formState())) {
		if (name === "submitted") continue;
		const at = document.querySelector(`[data-key="${name}"]`);
		const several = name === "planned" || name.endsWith(".grades");
		const text = (selector: string) => at?.querySelector(selector)?.textContent?.trim() ?? "";
		if (at?.querySelector("mat-checkbox")) shown[name] = at.querySelector<HTMLInputElement>("input")!.checked;
		else if (at?.querySelector("mat-radio-group")) shown[name] = text(".mat-mdc-radio-checked label");
		else if (at?.querySelector("mat-button-toggle-group")) shown[name] = text(".mat-button-toggle-checked");
		else if (several) shown[name] = text(".mat-mdc-select-value-text") ? text(".mat-mdc-select-value-text").split(", ") : [];
		else if (at?.querySelector("mat-select")) shown[name] = text(".mat-mdc-select-value-text");
		else shown[name] = at?.querySelector<HTMLInputElement>("input, textarea")?.value ?? "";
	}
	return shown;
};

bootstrapApplication(App, { providers: [provideZonelessChangeDetection(), provideNativeDateAdapter()] }).catch((error) => console.error(error));
