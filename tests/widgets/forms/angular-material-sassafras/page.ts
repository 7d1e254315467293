import "@angular/compiler";
import "./styles.css";
import { Component } from "@angular/core";
import { bootstrapApplication } from "@angular/platform-browser";
import { FormArray, FormControl, FormGroup, ReactiveFormsModule, Validators } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { MatChipsModule } from "@angular/material/chips";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatExpansionModule } from "@angular/material/expansion";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatSlideToggleModule } from "@angular/material/slide-toggle";
import { MatStepperModule } from "@angular/material/stepper";
import { NgSelectComponent } from "@ng-select/ng-select";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const field = (key: string, label: string, more = "", hint = "") =>
	`<mat-form-field><mat-label>${label}</mat-label><input matInput id="${key}" formControlName="${key}" ${more}>${hint ? `<mat-hint>${hint}</mat-hint>` : ""}</mat-form-field>`;
const select = (key: string, label: string, list: string) =>
	`<mat-form-field><mat-label>${label}</mat-label><mat-select id="${key}" formControlName="${key}">@for (each of ${list}; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>`;
const long = (key: string, label: string, list: string, more = "") =>
	`<div class="long"><label for="${key}-input">${label}</label><ng-select id="${key}" labelForId="${key}-input" formControlName="${key}" [items]="${list}" appendTo="body" ${more}></ng-select></div>`;
const date = (key: string, label: string, hint = "MM/DD/YYYY") =>
	`<mat-form-field><mat-label>${label}</mat-label><input matInput id="${key}" formControlName="${key}" [matDatepicker]="${key}Picker"><mat-hint>${hint}</mat-hint><mat-datepicker-toggle matIconSuffix [for]="${key}Picker"></mat-datepicker-toggle><mat-datepicker #${key}Picker></mat-datepicker></mat-form-field>`;
const parent = (n: number) => `<mat-card appearance="outlined"><mat-card-header><mat-card-title>Parent/guardian ${n}</mat-card-title></mat-card-header><mat-card-content class="stack">
	${field(`par${n}First`, "Given name")}${field(`par${n}Last`, "Surname")}${field(`par${n}Job`, "Occupation", "", "Former occupation if retired")}${select(`par${n}Ed`, "Highest level of education", "education")}</mat-card-content></mat-card>`;
const activity = (n: number) => `<mat-expansion-panel ${n === 1 ? "expanded" : ""} id="panel${n}"><mat-expansion-panel-header><mat-panel-title>Activity ${n}</mat-panel-title><mat-panel-description>{{ form.value.org${n} || "Nothing entered" }}</mat-panel-description></mat-expansion-panel-header>
	<div class="pair">${field(`org${n}`, "Organization", 'maxlength="100"')}${field(`post${n}`, "Position or leadership role", 'maxlength="50"')}</div>
	<div class="pair"><mat-form-field><mat-label>Grade levels of participation</mat-label><mat-select id="years${n}" formControlName="years${n}" multiple>@for (each of grades; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>${field(`weeks${n}`, "Weeks per year", 'type="number"')}</div></mat-expansion-panel>`;

const template = `
<header><span>Whitcombe College</span><small>Office of Undergraduate Admission</small></header>
<main>
<h1>Application for First-Year Admission</h1>
<p>Questions marked * are required. You may move between the steps in any order; your work is kept as you go.</p>
<form [formGroup]="form" (ngSubmit)="submitted = true" autocomplete="off">
<mat-stepper #stepper>
	<ng-template matStepperIcon="edit" let-index="index">{{ index + 1 }}</ng-template>
	<mat-step label="Applicant">
		<h2>Legal name</h2>
		<div class="trio">${field("firstName", "Given name", "required")}${field("middleName", "Middle name")}${field("lastName", "Surname", "required")}</div>
		<div class="pair">${field("nickname", "Name you go by", "", "If different from your given name")}${date("dob", "Date of birth")}</div>
		<h2>Contact</h2>
		<div class="trio">${field("mail", "Personal email address", 'type="email" required')}${select("dial", "Country code", "dials")}${field("phone", "Mobile number", 'type="tel"')}</div>
		<h2>Permanent address</h2>
		<div class="pair">${field("line1", "Address line 1")}${field("line2", "Address line 2")}</div>
		<div class="pair">${field("city", "City")}${long("state", "State or territory", "states")}</div>
		<div class="pair">${field("postal", "Postal code")}${select("country", "Country", "countries")}</div>
		<mat-slide-toggle id="otherMail" formControlName="otherMail">Send my mail to another address</mat-slide-toggle>
		<h3>Alternate mailing address</h3>
		<div class="pair">${field("altLine", "Street")}${field("altCity", "City, state and postal code")}</div>
		<h2>Identity</h2>
		<label id="gender-label" class="ask">Gender</label>
		<mat-radio-group id="gender" formControlName="gender" aria-labelledby="gender-label">@for (each of genders; track each) {<mat-radio-button [value]="each">{{ each }}</mat-radio-button>}</mat-radio-group>
		<label id="pronouns-label" class="ask">Pronouns</label>
		<mat-chip-listbox id="pronouns" formControlName="pronouns" aria-labelledby="pronouns-label">@for (each of pronouns; track each) {<mat-chip-option [value]="each">{{ each }}</mat-chip-option>}</mat-chip-listbox>
		<div class="go"><button mat-flat-button type="button" matStepperNext>Continue</button></div>
	</mat-step>
	<mat-step label="Family">
		<h2>Parents and guardians</h2>
		<div class="pair cards">${parent(1)}${parent(2)}</div>
		<label id="gen-label" class="ask">Did either of your parents complete a four-year college degree?</label>
		<mat-radio-group id="parentDegree" formControlName="parentDegree" aria-labelledby="gen-label">@for (each of yesNo; track each) {<mat-radio-button [value]="each">{{ each }}</mat-radio-button>}</mat-radio-group>
		<h2>Siblings</h2>
		<div formArrayName="siblings">@for (row of siblings.controls; track row; let i = $index) {<div class="pair" [formGroupName]="i">
			<mat-form-field><mat-label>Sibling’s first name</mat-label><input matInput [id]="'sibling' + i + 'name'" formControlName="name"></mat-form-field>
			<mat-form-field><mat-label>Age</mat-label><input matInput type="number" [id]="'sibling' + i + 'age'" formControlName="age"></mat-form-field></div>}</div>
		@if (siblings.length < 2) {<button mat-stroked-button type="button" id="addSibling" (click)="addSibling()">Add sibling</button>}
		<h2>Your own household</h2>
		${field("spouse", "Name of spouse, if you are married")}
		<div class="go"><button mat-button type="button" matStepperPrevious>Back</button><button mat-flat-button type="button" matStepperNext>Continue</button></div>
	</mat-step>
	<mat-step label="Secondary school">
		<h2>Current school</h2>
		<mat-form-field class="wide"><mat-label>School name</mat-label><input matInput id="school" formControlName="school" [matAutocomplete]="schoolList"><mat-autocomplete #schoolList="matAutocomplete">@for (each of found(); track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-autocomplete></mat-form-field>
		<div class="pair">${field("schoolStreet", "School street address")}${field("schoolCity", "School city")}</div>
		<div class="pair">${field("schoolZip", "School postal code")}${date("entered", "Date of entry")}</div>
		<div class="trio">${select("standing", "Grade level this year", "grades")}${field("gpa", "Cumulative GPA, weighted", 'type="number" step="0.01"')}${field("classSize", "Size of graduating class", 'type="number"')}</div>
		<h2>School counselor</h2>
		<div class="trio">${field("counselorFirst", "First name")}${field("counselorLast", "Last name")}${field("counselorMail", "Email address", 'type="email"')}</div>
		<h2>High school courses</h2>
		<p>Enter up to three of your most demanding courses.</p>
		<table formArrayName="courses"><thead><tr><th>Course</th><th>Grade earned</th><th>Credits</th></tr></thead><tbody>
		@for (row of courses.controls; track row; let i = $index) {<tr [formGroupName]="i">
			<td><mat-form-field subscriptSizing="dynamic"><input matInput aria-label="Course" [id]="'course' + i + 'title'" formControlName="title"></mat-form-field></td>
			<td><mat-form-field subscriptSizing="dynamic"><input matInput aria-label="Grade earned" [id]="'course' + i + 'mark'" formControlName="mark"></mat-form-field></td>
			<td><mat-form-field subscriptSizing="dynamic"><input matInput aria-label="Credits" [id]="'course' + i + 'credits'" formControlName="credits"></mat-form-field></td></tr>}
		</tbody></table>
		@if (courses.length < 3) {<button mat-stroked-button type="button" id="addCourse" (click)="addCourse()">Add course</button>}
		<div class="go"><button mat-button type="button" matStepperPrevious>Back</button><button mat-flat-button type="button" matStepperNext>Continue</button></div>
	</mat-step>
	<mat-step label="Activities and honors">
		<h2>Extracurricular activities</h2>
		<mat-accordion multi>${[1, 2, 3].map(activity).join("")}</mat-accordion>
		<h2>Academic honors</h2>
		${[1, 2, 3].map((n) => `<div class="honor">${field(`honor${n}`, `Honor ${n}`, 'maxlength="100"')}${select(`honorYear${n}`, "Grade level", "grades")}</div>`).join("")}
		<div class="go"><button mat-button type="button" matStepperPrevious>Back</button><button mat-flat-button type="button" matStepperNext>Continue</button></div>
	</mat-step>
	<mat-step label="Plans and signature">
		<h2>Plans</h2>
		<div class="pair">${long("major", "Intended field of study", "majors")}${long("tongues", "Languages in which you are proficient", "languages", '[multiple]="true" [closeOnSelect]="false"')}</div>
		${select("degree", "Highest degree you intend to earn", "degrees")}
		<h2>Teacher evaluation</h2>
		<div class="pair">${field("teacher", "Teacher’s full name")}${field("teacherMail", "Teacher’s email address")}</div>
		<h2>Statement</h2>
		<mat-form-field class="wide"><mat-label>Why Whitcombe? (150 words)</mat-label><textarea matInput rows="5" id="whyHere" formControlName="whyHere"></textarea></mat-form-field>
		${select("heard", "How did you first learn of Whitcombe?", "sources")}
		<p><mat-checkbox id="ferpa" formControlName="ferpa">I waive my right to review letters of recommendation.</mat-checkbox></p>
		${field("sign", "Electronic signature")}
		<div class="go"><button mat-button type="button" matStepperPrevious>Back</button><button mat-flat-button type="submit">Submit application</button></div>
	</mat-step>
</mat-stepper>
</form></main>`;

const text = () => new FormControl("");
const NAMES = ["firstName", "middleName", "lastName", "nickname", "mail", "phone", "line1", "line2", "city", "postal", "altLine", "altCity", "par1First", "par1Last", "par1Job", "par2First", "par2Last", "par2Job", "spouse", "school", "schoolStreet", "schoolCity", "schoolZip", "gpa", "classSize", "counselorFirst", "counselorLast", "counselorMail", "teacher", "teacherMail", "whyHere", "sign", ...[1, 2, 3].flatMap((n) => [`org${n}`, `post${n}`, `weeks${n}`, `honor${n}`])];
const PICKS = ["dial", "country", "par1Ed", "par2Ed", "standing", "degree", "heard", "honorYear1", "honorYear2", "honorYear3"];
const LONG = ["state", "major"];
const MANY = ["years1", "years2", "years3"];
const RADIOS = ["gender", "parentDegree"];

let root: Application;
class Application {
	submitted = false;
	form = new FormGroup<Record<string, any>>({
		...Object.fromEntries([...NAMES, ...PICKS, ...RADIOS].map((key) => [key, text()])),
		...Object.fromEntries(LONG.map((key) => [key, new FormControl(null)])),
		...Object.fromEntries([...MANY, "tongues"].map((key) => [key, new FormControl([])])),
		pronouns: text(), dob: new FormControl(null, Validators.required), entered: new FormControl(null), otherMail: new FormControl(false), ferpa: new FormControl(false),
		siblings: new FormArray<FormGroup>([]), courses: new FormArray<FormGroup>([]),
	});
	siblings = this.form.controls["siblings"] as FormArray<FormGroup>;
	courses = this.form.controls["courses"] as FormArray<FormGroup>;
	dials = ["+1 United States", "+1 Canada", "+33 France", "+44 United Kingdom", "+52 Mexico", "+86 China", "+91 India", "+234 Nigeria"];
	states = STATES.map(([, name]) => name);
	countries = COUNTRIES;
	majors = MAJORS;
	languages = ["American Sign Language", "Arabic", "Cantonese", "English", "French", "German", "Hindi", "Igbo", "Italian", "Japanese", "Korean", "Mandarin", "Portuguese", "Russian", "Spanish", "Swahili", "Tagalog", "Urdu", "Vietnamese", "Yoruba"];
	genders = ["Man", "Woman", "Nonbinary", "Prefer not to answer"];
	pronouns = ["he/him", "she/her", "they/them"];
	yesNo = ["Yes", "No", "Unsure"];
	grades = ["Freshman (9)", "Sophomore (10)", "Junior (11)", "Senior (12)"];
	education = ["Some secondary school", "Secondary school diploma", "Some college", "Two-year degree", "Four-year degree", "Graduate degree"];
	degrees = ["Bachelor’s", "Master’s", "Doctorate", "Law, medicine or other professional", "Undecided"];
	sources = ["College fair", "Counselor", "Friend or relative", "Website", "Mail"];
	constructor() { this.addSibling(); this.addCourse(); root = this; }
	addSibling() { this.siblings.push(new FormGroup({ name: text(), age: text() })); }
	addCourse() { this.courses.push(new FormGroup({ title: text(), mark: text(), credits: text() })); }
	found() {
		const typed = (this.form.value["school"] ?? "").toLowerCase();
		return ["Ashland High School", "Ashland Valley High School", "Etna High School", "Yreka High School", "Yreka Union Academy"].filter((each) => typed && each.toLowerCase().includes(typed));
	}
}
const Page = Component({
	selector: "app-root", standalone: true, template, providers: [provideNativeDateAdapter()],
	imports: [ReactiveFormsModule, MatAutocompleteModule, MatButtonModule, MatCardModule, MatCheckboxModule, MatChipsModule, MatDatepickerModule, MatExpansionModule, MatFormFieldModule, MatInputModule, MatRadioModule, MatSelectModule, MatSlideToggleModule, MatStepperModule, NgSelectComponent],
})(Application) as unknown as typeof Application;

const iso = (date: Date | null) => (date && !Number.isNaN(+date) ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}` : "");
const SIBLING = ["name", "age"], COURSE = ["title", "mark", "credits"];
Object.assign(window, {
	formState() {
		const { siblings, courses, ...rest } = root.form.value;
		const state: Record<string, unknown> = { submitted: root.submitted, ...rest, dob: iso(rest["dob"]), entered: iso(rest["entered"]) };
		for (const key of Object.keys(state)) state[key] ??= "";
		for (const i of [0, 1]) for (const part of SIBLING) state[`sibling${i}${part}`] = siblings[i]?.[part] ?? "";
		for (const i of [0, 1, 2]) for (const part of COURSE) state[`course${i}${part}`] = courses[i]?.[part] ?? "";
		return state;
	},
	formShown() {
		const value = (id: string) => (document.getElementById(id) as HTMLInputElement | null)?.value ?? "";
		const words = (place: string) => document.querySelector(place)?.textContent?.trim() ?? "";
		const shown: Record<string, unknown> = {};
		for (const key of [...NAMES, "dob", "entered"]) shown[key] = value(key);
		for (const key of PICKS) shown[key] = words(`#${key} .mat-mdc-select-value-text`);
		for (const key of LONG) shown[key] = words(`#${key} .ng-value-label`);
		for (const key of MANY) shown[key] = words(`#${key} .mat-mdc-select-value-text`).split(", ").filter(Boolean);
		for (const key of RADIOS) shown[key] = words(`#${key} .mat-mdc-radio-checked label`);
		shown["tongues"] = [...document.querySelectorAll("#tongues .ng-value-label")].map((each) => each.textContent?.trim());
		shown["pronouns"] = words("#pronouns .mat-mdc-chip-selected .mdc-evolution-chip__text-label");
		shown["otherMail"] = document.querySelector("#otherMail button")?.getAttribute("aria-checked") === "true";
		shown["ferpa"] = document.querySelector<HTMLInputElement>("#ferpa input")?.checked;
		for (const i of [0, 1]) for (const part of SIBLING) shown[`sibling${i}${part}`] = value(`sibling${i}${part}`);
		for (const i of [0, 1, 2]) for (const part of COURSE) shown[`course${i}${part}`] = value(`course${i}${part}`);
		return shown;
	},
});
bootstrapApplication(Page);
