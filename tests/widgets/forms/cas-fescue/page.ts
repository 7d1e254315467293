import "zone.js";
import "@angular/compiler";
import { ChangeDetectionStrategy, Component, inject, provideZoneChangeDetection } from "@angular/core";
import { FormArray, FormControl, FormGroup, ReactiveFormsModule } from "@angular/forms";
import { MatButtonModule } from "@angular/material/button";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatDialog, MatDialogModule, MatDialogRef } from "@angular/material/dialog";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatToolbarModule } from "@angular/material/toolbar";
import { bootstrapApplication } from "@angular/platform-browser";
import { COUNTRIES, STATES } from "../../lists";
import "./page.css";

const same = (list: string[]): [string, string][] => list.map((v) => [v, v]);
const LISTS = {
	sex: [["F", "Female"], ["M", "Male"], ["U", "Decline to State"]],
	countries: same(COUNTRIES),
	states: STATES,
	codes: [["1", "United States (+1)"], ["44", "United Kingdom (+44)"], ["52", "Mexico (+52)"], ["234", "Nigeria (+234)"]],
	citizenship: [["1", "U.S. Citizen"], ["2", "Permanent U.S. Resident"], ["3", "Temporary U.S. Resident"], ["4", "Non-Resident"]],
	yn: [["Y", "Yes"], ["N", "No"]],
	race: same(["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"]),
	education: [["LHS", "Less than high school"], ["HS", "High school diploma or equivalent"], ["SC", "Some college"], ["AD", "Associate degree"], ["BD", "Bachelor's degree"], ["GD", "Graduate or professional degree"]],
	terms: same(["Spring 2027", "Fall 2027", "Spring 2028", "Fall 2028"]),
	types: same(["Academic Club", "Athletics", "Community Service", "Debate/Speech", "Environmental", "Performing Arts", "Work (Paid)", "Work (Unpaid)", "Other"]),
	grades: [["09", "9th Grade"], ["10", "10th Grade"], ["11", "11th Grade"], ["12", "12th Grade"]],
	referral: same(["Advisor", "Friend", "Internet search", "Program website", "Virtual fair"]),
};
const control = (value: any = "") => new FormControl<any>(value);
const group = (keys: string[]) => new FormGroup(Object.fromEntries(keys.map((k) => [k, control(k === "grades" ? [] : "")])));
const PARENT = ["firstName", "lastName", "education"];
const COURSE = ["title", "grade", "credits"];
const EXPERIENCE = ["type", "organization", "title", "grades", "hours", "weeks", "duties"];
const ACHIEVEMENT = ["name", "grade", "description"];
const KEYS = ["firstName","lastName","preferredName","dateOfBirth","legalSex","birthCountry","address1","city","country","state","postalCode","phoneCode","phone","email","smsConsent","emergencyName","emergencyPhone","citizenship","ssn","hispanic","race","firstGen","hsName","hsCity","hsState","hsGraduation","gpa","enrollTerm","actComposite","actDate","statement","evaluatorName","evaluatorEmail","referral","release"];
const DATES = ["dateOfBirth", "hsGraduation", "actDate"];
const FLAGS = ["smsConsent", "release"];
const MATERIAL = [ReactiveFormsModule, MatButtonModule, MatCardModule, MatCheckboxModule, MatDatepickerModule, MatDialogModule, MatFormFieldModule, MatInputModule, MatRadioModule, MatSelectModule, MatToolbarModule];

@Component({
	selector: "cas-achievement-dialog",
	imports: MATERIAL,
	changeDetection: ChangeDetectionStrategy.Eager,
	template: `<h2 mat-dialog-title>Add an Achievement</h2><mat-dialog-content><form [formGroup]="form" id="achievement-form"><div class="fields"><mat-form-field appearance="outline" class="full"><mat-label>Name of Award or Honor</mat-label><input matInput type="text" formControlName="name" required><mat-error>Name of Award or Honor is required</mat-error></mat-form-field><mat-form-field appearance="outline" class="full"><mat-label>Grade Level When Received</mat-label><mat-select formControlName="grade">@for (option of lists.grades; track option[0]) {<mat-option [value]="option[0]">{{ option[1] }}</mat-option>}</mat-select></mat-form-field><mat-form-field appearance="outline" class="full"><mat-label>Brief Description</mat-label><textarea matInput formControlName="description" rows="4"></textarea></mat-form-field></div></form></mat-dialog-content><mat-dialog-actions align="end"><button mat-button mat-dialog-close type="button">Cancel</button><button mat-flat-button type="button" class="save-achievement" (click)="save()">Save This Achievement</button></mat-dialog-actions>`,
})
class AchievementDialog {
	lists = LISTS;
	form = group(ACHIEVEMENT);
	ref = inject(MatDialogRef);
	save() {
		if (this.form.value.name) this.ref.close(this.form.value);
	}
}

let app: Application;
@Component({
	selector: "cas-root",
	imports: MATERIAL,
	providers: [provideNativeDateAdapter()],
	changeDetection: ChangeDetectionStrategy.Eager,
	template: `<mat-toolbar color="primary"><span>FescueCAS</span><span class="spacer"></span><span class="cas-id">CAS ID: 4480193726</span></mat-toolbar>
<main class="wrap"><h1>My Application</h1><p class="intro"><span class="req">*</span> Indicates required field. Your work isn't sent to programs until you submit.</p>
<form [formGroup]="form" (ngSubmit)="submit()" autocomplete="off">
<mat-card appearance="outlined" class="section-card"><mat-card-header><mat-card-title>Biographic Information</mat-card-title><mat-card-subtitle>Enter your information as it appears on official documents.</mat-card-subtitle></mat-card-header><mat-card-content><div class="fields"><mat-form-field appearance="outline" class="half"><mat-label>First or Given Name</mat-label><input matInput type="text" formControlName="firstName" required><mat-error>First or Given Name is required</mat-error></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>Last or Family Name</mat-label><input matInput type="text" formControlName="lastName" required><mat-error>Last or Family Name is required</mat-error></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>Preferred Name</mat-label><input matInput type="text" formControlName="preferredName"><mat-hint>If different from your first name</mat-hint></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>Date of Birth</mat-label><input matInput [matDatepicker]="dateOfBirthPicker" formControlName="dateOfBirth" required><mat-hint>MM/DD/YYYY</mat-hint><mat-datepicker-toggle matIconSuffix [for]="dateOfBirthPicker"></mat-datepicker-toggle><mat-datepicker #dateOfBirthPicker></mat-datepicker></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>Legal Sex</mat-label><mat-select formControlName="legalSex" required>@for (option of lists.sex; track option[0]) {<mat-option [value]="option[0]">{{ option[1] }}</mat-option>}</mat-select></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>Country of Birth</mat-label><mat-select formControlName="birthCountry">@for (option of lists.countries; track option[0]) {<mat-option [value]="option[0]">{{ option[1] }}</mat-option>}</mat-select></mat-form-field></div></mat-card-content></mat-card>
<mat-card appearance="outlined" class="section-card"><mat-card-header><mat-card-title>Contact Information</mat-card-title></mat-card-header><mat-card-content><div class="fields"><mat-form-field appearance="outline" class="full"><mat-label>Street Address</mat-label><input matInput type="text" formControlName="address1" required><mat-error>Street Address is required</mat-error></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>City</mat-label><input matInput type="text" formControlName="city" required><mat-error>City is required</mat-error></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>Country</mat-label><mat-select formControlName="country" required>@for (option of lists.countries; track option[0]) {<mat-option [value]="option[0]">{{ option[1] }}</mat-option>}</mat-select></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>State/Province</mat-label><mat-select formControlName="state" required>@for (option of lists.states; track option[0]) {<mat-option [value]="option[0]">{{ option[1] }}</mat-option>}</mat-select></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>Zip/Postal Code</mat-label><input matInput type="text" formControlName="postalCode" required><mat-error>Zip/Postal Code is required</mat-error></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>Country Code</mat-label><mat-select formControlName="phoneCode">@for (option of lists.codes; track option[0]) {<mat-option [value]="option[0]">{{ option[1] }}</mat-option>}</mat-select></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>Preferred Phone Number</mat-label><input matInput type="tel" formControlName="phone" required><mat-error>Preferred Phone Number is required</mat-error></mat-form-field><mat-form-field appearance="outline" class="full"><mat-label>Email Address</mat-label><input matInput type="email" formControlName="email" required><mat-error>Email Address is required</mat-error></mat-form-field><mat-checkbox class="full" formControlName="smsConsent">I agree to receive text messages from FescueCAS and its partner programs</mat-checkbox><h3 class="full">Emergency Contact</h3><mat-form-field appearance="outline" class="half"><mat-label>Full Name</mat-label><input matInput type="text" formControlName="emergencyName"></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>Phone Number</mat-label><input matInput type="tel" formControlName="emergencyPhone"></mat-form-field></div></mat-card-content></mat-card>
<mat-card appearance="outlined" class="section-card"><mat-card-header><mat-card-title>Citizenship, Race and Ethnicity</mat-card-title><mat-card-subtitle>Programs use this information for statistical purposes.</mat-card-subtitle></mat-card-header><mat-card-content><div class="fields"><mat-form-field appearance="outline" class="half"><mat-label>Citizenship Status</mat-label><mat-select formControlName="citizenship" required>@for (option of lists.citizenship; track option[0]) {<mat-option [value]="option[0]">{{ option[1] }}</mat-option>}</mat-select></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>Social Security Number</mat-label><input matInput type="password" formControlName="ssn" autocomplete="off"><mat-hint>US citizens and permanent residents only</mat-hint></mat-form-field><div class="full question"><label id="hispanic-label" class="question-label">Do you consider yourself to be of Hispanic or Latino origin?</label><mat-radio-group aria-labelledby="hispanic-label" formControlName="hispanic">@for (option of lists.yn; track option[0]) {<mat-radio-button [value]="option[0]">{{ option[1] }}</mat-radio-button>}</mat-radio-group></div><mat-form-field appearance="outline" class="full"><mat-label>Race</mat-label><mat-select formControlName="race" multiple>@for (option of lists.race; track option[0]) {<mat-option [value]="option[0]">{{ option[1] }}</mat-option>}</mat-select><mat-hint>Select one or more</mat-hint></mat-form-field></div></mat-card-content></mat-card>
<mat-card appearance="outlined" class="section-card"><mat-card-header><mat-card-title>Family Information</mat-card-title></mat-card-header><mat-card-content><div class="fields"><h3 class="full">Parent/Guardian 1</h3><ng-container formGroupName="parent1"><mat-form-field appearance="outline" class="half"><mat-label>First Name</mat-label><input matInput type="text" formControlName="firstName"></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>Last Name</mat-label><input matInput type="text" formControlName="lastName"></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>Highest Level of Education</mat-label><mat-select formControlName="education">@for (option of lists.education; track option[0]) {<mat-option [value]="option[0]">{{ option[1] }}</mat-option>}</mat-select></mat-form-field></ng-container><h3 class="full">Parent/Guardian 2</h3><ng-container formGroupName="parent2"><mat-form-field appearance="outline" class="half"><mat-label>First Name</mat-label><input matInput type="text" formControlName="firstName"></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>Last Name</mat-label><input matInput type="text" formControlName="lastName"></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>Highest Level of Education</mat-label><mat-select formControlName="education">@for (option of lists.education; track option[0]) {<mat-option [value]="option[0]">{{ option[1] }}</mat-option>}</mat-select></mat-form-field></ng-container><div class="full question"><label id="firstGen-label" class="question-label">Are you a first-generation college student?</label><mat-radio-group aria-labelledby="firstGen-label" formControlName="firstGen">@for (option of lists.yn; track option[0]) {<mat-radio-button [value]="option[0]">{{ option[1] }}</mat-radio-button>}</mat-radio-group></div></div></mat-card-content></mat-card>
<mat-card appearance="outlined" class="section-card"><mat-card-header><mat-card-title>High School Attended</mat-card-title></mat-card-header><mat-card-content><div class="fields"><mat-form-field appearance="outline" class="full"><mat-label>High School Name</mat-label><input matInput type="text" formControlName="hsName" required><mat-error>High School Name is required</mat-error></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>City</mat-label><input matInput type="text" formControlName="hsCity"></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>State</mat-label><mat-select formControlName="hsState">@for (option of lists.states; track option[0]) {<mat-option [value]="option[0]">{{ option[1] }}</mat-option>}</mat-select></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>Date of Graduation</mat-label><input matInput [matDatepicker]="hsGraduationPicker" formControlName="hsGraduation" required><mat-hint>MM/DD/YYYY</mat-hint><mat-datepicker-toggle matIconSuffix [for]="hsGraduationPicker"></mat-datepicker-toggle><mat-datepicker #hsGraduationPicker></mat-datepicker></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>Cumulative Unweighted GPA</mat-label><input matInput type="text" formControlName="gpa"><mat-hint>0.00 to 4.00</mat-hint></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>Anticipated Entry Term</mat-label><mat-select formControlName="enrollTerm" required>@for (option of lists.terms; track option[0]) {<mat-option [value]="option[0]">{{ option[1] }}</mat-option>}</mat-select></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>ACT Composite Score</mat-label><input matInput type="number" formControlName="actComposite"></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>ACT Test Date</mat-label><input matInput [matDatepicker]="actDatePicker" formControlName="actDate"><mat-hint>MM/DD/YYYY</mat-hint><mat-datepicker-toggle matIconSuffix [for]="actDatePicker"></mat-datepicker-toggle><mat-datepicker #actDatePicker></mat-datepicker></mat-form-field></div></mat-card-content></mat-card>
<mat-card appearance="outlined" class="section-card"><mat-card-header><mat-card-title>Coursework</mat-card-title><mat-card-subtitle>Enter three courses that best show your preparation.</mat-card-subtitle></mat-card-header><mat-card-content><div class="fields"><table class="course-table full" formArrayName="courses"><thead><tr><th scope="col">Course Title</th><th scope="col">Grade</th><th scope="col">Credits</th></tr></thead><tbody>@for (course of courses.controls; track course; let i = $index) {<tr [formGroupName]="i"><td><mat-form-field><input matInput formControlName="title" placeholder="Course title" [attr.aria-label]="'Course title, row ' + (i + 1)"></mat-form-field></td><td><mat-form-field><input matInput formControlName="grade" placeholder="Grade" [attr.aria-label]="'Grade, row ' + (i + 1)"></mat-form-field></td><td><mat-form-field><input matInput formControlName="credits" placeholder="Credits" [attr.aria-label]="'Credits, row ' + (i + 1)"></mat-form-field></td></tr>}</tbody></table></div></mat-card-content></mat-card>
<mat-card appearance="outlined" class="section-card"><mat-card-header><mat-card-title>Experiences</mat-card-title><mat-card-subtitle>List employment, volunteering and extracurricular activities from high school.</mat-card-subtitle></mat-card-header><mat-card-content><div class="fields"><div class="full" formArrayName="experiences">@for (experience of experiences.controls; track experience; let i = $index) {<mat-card class="experience" [formGroupName]="i"><mat-card-header><mat-card-title>Experience {{ i + 1 }}</mat-card-title></mat-card-header><mat-card-content><div class="fields"><mat-form-field appearance="outline" class="half"><mat-label>Experience Type</mat-label><mat-select formControlName="type" required>@for (option of lists.types; track option[0]) {<mat-option [value]="option[0]">{{ option[1] }}</mat-option>}</mat-select></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>Organization Name</mat-label><input matInput type="text" formControlName="organization" required><mat-error>Organization Name is required</mat-error></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>Title</mat-label><input matInput type="text" formControlName="title"><mat-hint>Your role or position</mat-hint></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>Grade Levels</mat-label><mat-select formControlName="grades" multiple>@for (option of lists.grades; track option[0]) {<mat-option [value]="option[0]">{{ option[1] }}</mat-option>}</mat-select></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>Average Weekly Hours</mat-label><input matInput type="number" formControlName="hours"></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>Weeks per Year</mat-label><input matInput type="number" formControlName="weeks"></mat-form-field><mat-form-field appearance="outline" class="full"><mat-label>Experience Details</mat-label><textarea matInput formControlName="duties" rows="4" maxlength="600"></textarea><mat-hint>Describe your key responsibilities</mat-hint></mat-form-field></div></mat-card-content></mat-card>}<button mat-stroked-button type="button" class="add-experience" (click)="addExperience()">Add an Experience</button></div></div></mat-card-content></mat-card>
<mat-card appearance="outlined" class="section-card"><mat-card-header><mat-card-title>Achievements</mat-card-title></mat-card-header><mat-card-content><div class="fields"><div class="full achievements">@for (item of achievements; track item; let i = $index) {<mat-card class="achievement" appearance="outlined"><mat-card-content><h4 class="a-name">{{ item.name }}</h4><p class="a-grade">{{ gradeName(item.grade) }}</p><p class="a-desc">{{ item.description }}</p></mat-card-content></mat-card>} @empty {<p>You have not added any achievements.</p>}<button mat-flat-button type="button" class="add-achievement" (click)="openAchievement()">Add an Achievement</button></div></div></mat-card-content></mat-card>
<mat-card appearance="outlined" class="section-card"><mat-card-header><mat-card-title>Personal Statement and Evaluations</mat-card-title></mat-card-header><mat-card-content><div class="fields"><mat-form-field appearance="outline" class="full"><mat-label>Describe what you hope to contribute to the field you have chosen</mat-label><textarea matInput formControlName="statement" rows="4" maxlength="5000"></textarea></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>Evaluator's Name</mat-label><input matInput type="text" formControlName="evaluatorName"></mat-form-field><mat-form-field appearance="outline" class="half"><mat-label>Evaluator's Email Address</mat-label><input matInput type="email" formControlName="evaluatorEmail"></mat-form-field><mat-form-field appearance="outline" class="full"><mat-label>How did you hear about FescueCAS?</mat-label><mat-select formControlName="referral">@for (option of lists.referral; track option[0]) {<mat-option [value]="option[0]">{{ option[1] }}</mat-option>}</mat-select></mat-form-field><mat-checkbox class="full" formControlName="release" required>I waive my right of access to this evaluation</mat-checkbox></div></mat-card-content></mat-card>
<div class="actions"><button mat-flat-button type="submit">Review and Submit</button></div></form></main>`,
})
class Application {
	lists = LISTS;
	dialog = inject(MatDialog);
	submitted = false;
	achievements: any[] = [];
	courses = new FormArray([0, 1, 2].map(() => group(COURSE)));
	experiences = new FormArray([group(EXPERIENCE)]);
	form = new FormGroup<any>({
		...Object.fromEntries(KEYS.map((k) => [k, control(DATES.includes(k) ? null : FLAGS.includes(k) ? false : k === "race" ? [] : "")])),
		parent1: group(PARENT),
		parent2: group(PARENT),
		courses: this.courses,
		experiences: this.experiences,
	});
	constructor() {
		app = this;
	}
	gradeName(value: string) {
		return LISTS.grades.find(([v]) => v === value)?.[1] ?? "";
	}
	addExperience() {
		this.experiences.push(group(EXPERIENCE));
	}
	openAchievement() {
		this.dialog
			.open(AchievementDialog, { width: "560px" })
			.afterClosed()
			.subscribe((value) => value && this.achievements.push(value));
	}
	submit() {
		this.submitted = true;
	}
}
document.getElementById("root")!.innerHTML = "<cas-root></cas-root>";
const ready = bootstrapApplication(Application, { providers: [provideZoneChangeDetection()] });
ready.catch((e) => setTimeout(() => { throw e; }));

const pad = (n: number) => String(n).padStart(2, "0");
function plain(v: any) {
	if (v instanceof Date) return Number.isNaN(v.getTime()) ? "" : `${v.getFullYear()}-${pad(v.getMonth() + 1)}-${pad(v.getDate())}`;
	return typeof v === "number" ? String(v) : (v ?? "");
}
function formState() {
	const v: any = app.form.value;
	const out: Record<string, any> = {};
	for (const k of KEYS) out[k] = plain(v[k]);
	for (const p of ["parent1", "parent2"]) for (const k of PARENT) out[`${p}.${k}`] = plain(v[p][k]);
	for (let i = 0; i < 3; i++) {
		for (const k of COURSE) out[`courses.${i}.${k}`] = plain(v.courses[i][k]);
		for (const k of EXPERIENCE) out[`experiences.${i}.${k}`] = v.experiences[i] ? plain(v.experiences[i][k]) : k === "grades" ? [] : "";
		for (const k of ACHIEVEMENT) out[`achievements.${i}.${k}`] = plain(app.achievements[i]?.[k]);
	}
	return { ...out, submitted: app.submitted };
}
function drawn(el: Element | null | undefined, isList: boolean) {
	if (!el) return isList ? [] : "";
	const tag = el.tagName.toLowerCase();
	if (tag === "mat-select") {
		const text = el.querySelector(".mat-mdc-select-value-text")?.textContent?.trim() ?? "";
		return isList ? (text ? text.split(", ") : []) : text;
	}
	if (tag === "mat-radio-group") return el.querySelector(".mat-mdc-radio-checked label")?.textContent?.trim() ?? "";
	if (tag === "mat-checkbox") return el.querySelector("input")!.checked;
	return (el as HTMLInputElement).value;
}
function formShown() {
	const out: Record<string, any> = {};
	for (const k of KEYS) out[k] = drawn([...document.querySelectorAll(`main [formcontrolname="${k}"]`)].find((e) => !e.closest(".experience, table") && !(PARENT.includes(k) && isParent(e))), k === "race");
	const parents = (k: string) => [...document.querySelectorAll(`main [formcontrolname="${k}"]`)].filter(isParent);
	for (const [n, p] of ["parent1", "parent2"].entries()) for (const k of PARENT) out[`${p}.${k}`] = drawn(parents(k)[n], false);
	const rows = document.querySelectorAll("table tbody tr");
	const cards = document.querySelectorAll(".experience");
	const awards = document.querySelectorAll(".achievement");
	for (let i = 0; i < 3; i++) {
		for (const k of COURSE) out[`courses.${i}.${k}`] = drawn(rows[i].querySelector(`[formcontrolname=${k}]`), false);
		for (const k of EXPERIENCE) out[`experiences.${i}.${k}`] = drawn(cards[i]?.querySelector(`[formcontrolname=${k}]`), k === "grades");
		for (const [n, k] of ACHIEVEMENT.entries()) out[`achievements.${i}.${k}`] = awards[i]?.querySelector([".a-name", ".a-grade", ".a-desc"][n])?.textContent?.trim() ?? "";
	}
	return { ...out, submitted: app.submitted };
}
/** Both parents stand in the card named “Family Information”. */
const isParent = (e: Element) => e.closest(".section-card")!.querySelector("mat-card-title")!.textContent!.startsWith("Family");
Object.assign(window, { formState, formShown });
