import "@angular/compiler";
import { Component, Directive, ElementRef, inject } from "@angular/core";
import { FormArray, FormControl, FormGroup, NgControl, ReactiveFormsModule } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatButtonToggleModule } from "@angular/material/button-toggle";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { MatChipInputEvent, MatChipsModule } from "@angular/material/chips";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatExpansionModule } from "@angular/material/expansion";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatSlideToggleModule } from "@angular/material/slide-toggle";
import IMask from "imask";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "../../node_modules/@angular/material/prebuilt-themes/azure-blue.css";
import "./page.css";

const text = () => new FormControl("");
const chosen = () => new FormControl<string | null>(null);
const day = () => new FormControl<Date | null>(null);
const box = () => new FormControl(false);

const RACES = {
	americanIndian: "American Indian or Alaska Native", asian: "Asian", black: "Black or African American", pacific: "Native Hawaiian or Other Pacific Islander", white: "White",
};
const PROGRAMS = { avid: "AVID", gearUp: "GEAR UP", mesa: "MESA", talentSearch: "Talent Search", upwardBound: "Upward Bound" };
const TESTS = ["SAT – Evidence-Based Reading & Writing", "SAT – Math", "ACT – Composite", "PSAT/NMSQT – Total", "ACCUPLACER Next-Gen Reading", "ACCUPLACER Quantitative Reasoning"];

const form = new FormGroup({
	term: chosen(), applicantStatus: chosen(), program: chosen(), grade: chosen(),
	lastName: text(), firstName: text(), middleName: text(), suffix: chosen(), preferredName: text(), formerName: text(), ssn: text(), birthDate: day(), birthCity: text(), birthCountry: text(), gender: chosen(),
	email: text(), emailAgain: text(), cellPhone: text(), homePhone: text(), textMessages: box(),
	address1: text(), apt: text(), city: text(), state: chosen(), zip: text(), county: text(),
	mailAddress: text(), mailCity: text(), mailState: chosen(), mailZip: text(),
	residenceState: chosen(), residentSince: day(), citizenship: chosen(), alienNumber: text(), visaType: text(),
	hispanic: chosen(), race: new FormGroup(Object.fromEntries(Object.keys(RACES).map((key) => [key, box()]))), englishFirst: chosen(), military: chosen(), accommodations: chosen(),
	hsName: text(), hsCity: text(), hsState: chosen(), hsType: chosen(), hsId: text(), entered: day(), graduation: day(), gpa: text(), weightedGpa: text(), transcriptName: text(),
	counselorName: text(), counselorPhone: text(), counselorEmail: text(),
	tests: new FormArray(TESTS.map(() => new FormGroup({ score: text(), date: day() }))),
	exams: new FormArray([0, 1, 2].map(() => new FormGroup({ subject: chosen(), score: chosen() }))),
	attendedCollege: chosen(), collegeName: text(), collegeDates: text(),
	taken: new FormArray([0, 1].map(() => new FormGroup({ title: text(), credits: text(), grade: text() }))),
	requested: new FormArray([0, 1].map(() => new FormGroup({ number: text(), title: text() }))),
	major: text(), goal: chosen(), careers: new FormControl<string[]>([]), transferTo: text(),
	parent1First: text(), parent1Last: text(), parent1Occupation: text(), parent1Education: chosen(), parent1Phone: text(),
	parent2First: text(), parent2Last: text(), parent2Occupation: text(), parent2Education: chosen(), parent2Phone: text(),
	parentBachelors: chosen(), income: chosen(), lunch: chosen(), feeWaiver: box(),
	programs: new FormGroup(Object.fromEntries(Object.keys(PROGRAMS).map((key) => [key, box()]))),
	activities: new FormArray([0, 1].map(() => activity())),
	statement: text(),
	emergencyName: text(), emergencyRelation: text(), emergencyPhone: text(),
	ferpa: box(), signature: text(), signed: day(), parentSignature: text(),
});
function activity() {
	return new FormGroup({ name: text(), role: text(), hours: text() });
}
let submitted = false;

@Directive({ selector: "input[usPhone]" })
class UsPhone {
	private control = inject(NgControl);
	constructor() {
		const mask = IMask(inject(ElementRef).nativeElement, { mask: "000-000-0000" });
		mask.on("accept", () => this.control.control?.setValue(mask.value, { emitModelToViewChange: false }));
	}
}

@Component({
	selector: "app-root",
	imports: [
		MatAutocompleteModule, MatButtonModule, MatButtonToggleModule, MatCardModule, MatCheckboxModule, MatChipsModule, MatDatepickerModule, MatExpansionModule, MatFormFieldModule, MatInputModule,
		MatRadioModule, MatSelectModule, MatSlideToggleModule, ReactiveFormsModule, UsPhone,
	],
	template: `
<form [formGroup]="form" (ngSubmit)="send()" autocomplete="off">
	<h1>Application for Admission</h1>
	<p class="sub">Dual Enrollment / Early College Program &middot; Klamath Range Community College</p>

	<mat-card appearance="outlined">
		<mat-card-header><mat-card-title>Application for</mat-card-title></mat-card-header>
		<mat-card-content>
			<label id="term-label">Term</label>
			<mat-radio-group formControlName="term" aria-labelledby="term-label">
				@for (t of ['Winter 2027', 'Spring 2027', 'Summer 2027', 'Fall 2027']; track t) { <mat-radio-button [value]="t">{{ t }}</mat-radio-button> }
			</mat-radio-group>
			<mat-radio-group formControlName="applicantStatus" aria-label="Applicant status" class="stack">
				<mat-radio-button value="new">New applicant</mat-radio-button>
				<mat-radio-button value="readmit">Readmission applicant</mat-radio-button>
			</mat-radio-group>
			<div class="row">
				<mat-form-field><mat-label>Program</mat-label><mat-select formControlName="program">
					<mat-option value="DE">Dual Enrollment (part-time)</mat-option><mat-option value="EA">Early Admission (full-time)</mat-option><mat-option value="CTE">Career-Technical Dual Enrollment</mat-option><mat-option value="ACC">Accelerated High School</mat-option>
				</mat-select></mat-form-field>
				<div><div id="grade-label" class="cap">Grade level</div>
				<mat-button-toggle-group formControlName="grade" aria-labelledby="grade-label">
					@for (g of ['9th', '10th', '11th', '12th']; track g) { <mat-button-toggle [value]="g">{{ g }}</mat-button-toggle> }
				</mat-button-toggle-group></div>
			</div>
		</mat-card-content>
	</mat-card>

	<mat-card appearance="outlined">
		<mat-card-header><mat-card-title>Personal Information</mat-card-title><mat-card-subtitle>Use your name as it appears on your Social Security card.</mat-card-subtitle></mat-card-header>
		<mat-card-content>
			<div class="row">
				<mat-form-field><mat-label>Last Name</mat-label><input matInput formControlName="lastName" required></mat-form-field>
				<mat-form-field><mat-label>First Name</mat-label><input matInput formControlName="firstName" required></mat-form-field>
				<mat-form-field><mat-label>Middle Name</mat-label><input matInput formControlName="middleName"></mat-form-field>
				<mat-form-field class="narrow"><mat-label>Suffix</mat-label><mat-select formControlName="suffix"><mat-option [value]="null"></mat-option>@for (s of ['Jr.', 'Sr.', 'II', 'III', 'IV']; track s) { <mat-option [value]="s">{{ s }}</mat-option> }</mat-select></mat-form-field>
			</div>
			<div class="row">
				<mat-form-field><mat-label>Name you go by</mat-label><input matInput formControlName="preferredName"></mat-form-field>
				<mat-form-field><mat-label>Former or Maiden Name</mat-label><input matInput formControlName="formerName"></mat-form-field>
				<mat-form-field><mat-label>Social Security Number</mat-label><input matInput type="password" formControlName="ssn" autocomplete="off"><mat-hint>Required for the 1098-T tax form</mat-hint></mat-form-field>
			</div>
			<div class="row">
				<mat-form-field><mat-label>Birth Date</mat-label><input matInput [matDatepicker]="dobPicker" formControlName="birthDate" placeholder="MM/DD/YYYY"><mat-datepicker-toggle matIconSuffix [for]="dobPicker"></mat-datepicker-toggle><mat-datepicker #dobPicker startView="multi-year"></mat-datepicker></mat-form-field>
				<mat-form-field><mat-label>City of birth</mat-label><input matInput formControlName="birthCity"></mat-form-field>
				<mat-form-field><mat-label>Country of birth</mat-label><input matInput formControlName="birthCountry" [matAutocomplete]="countryAuto"><mat-autocomplete #countryAuto>@for (c of matching(countries, form.value.birthCountry); track c) { <mat-option [value]="c">{{ c }}</mat-option> }</mat-autocomplete></mat-form-field>
				<mat-form-field class="narrow"><mat-label>Gender</mat-label><mat-select formControlName="gender"><mat-option value="F">Female</mat-option><mat-option value="M">Male</mat-option><mat-option value="X">Nonbinary</mat-option><mat-option value="N">Decline to state</mat-option></mat-select></mat-form-field>
			</div>
			<div class="row">
				<mat-form-field><mat-label>Personal E-mail</mat-label><input matInput type="email" formControlName="email"><mat-hint>Do not use your high school e-mail account.</mat-hint></mat-form-field>
				<mat-form-field><mat-label>Re-enter E-mail</mat-label><input matInput type="email" formControlName="emailAgain"></mat-form-field>
				<mat-form-field><mat-label>Cell phone</mat-label><input matInput type="tel" formControlName="cellPhone" usPhone></mat-form-field>
				<mat-form-field><mat-label>Home phone</mat-label><input matInput type="tel" formControlName="homePhone" usPhone></mat-form-field>
			</div>
			<mat-checkbox formControlName="textMessages">The College may send text messages to my cell phone. Message and data rates may apply.</mat-checkbox>
		</mat-card-content>
	</mat-card>

	<mat-card appearance="outlined">
		<mat-card-header><mat-card-title>Residency Information</mat-card-title></mat-card-header>
		<mat-card-content>
			<div class="row">
				<mat-form-field class="wide"><mat-label>Street Address (no P.O. boxes)</mat-label><input matInput formControlName="address1"></mat-form-field>
				<mat-form-field class="narrow"><mat-label>Apt. #</mat-label><input matInput formControlName="apt"></mat-form-field>
			</div>
			<div class="row">
				<mat-form-field><mat-label>City</mat-label><input matInput formControlName="city"></mat-form-field>
				<mat-form-field><mat-label>State</mat-label><mat-select formControlName="state">@for (s of states; track s[0]) { <mat-option [value]="s[0]">{{ s[1] }}</mat-option> }</mat-select></mat-form-field>
				<mat-form-field class="narrow"><mat-label>Zip</mat-label><input matInput formControlName="zip" maxlength="10"></mat-form-field>
				<mat-form-field><mat-label>County</mat-label><input matInput formControlName="county"></mat-form-field>
			</div>
			<p class="cap">Mailing address &mdash; only if different from the address above</p>
			<div class="row">
				<mat-form-field><mat-label>Street or P.O. Box</mat-label><input matInput formControlName="mailAddress"></mat-form-field>
				<mat-form-field><mat-label>City</mat-label><input matInput formControlName="mailCity"></mat-form-field>
				<mat-form-field><mat-label>State</mat-label><mat-select formControlName="mailState">@for (s of states; track s[0]) { <mat-option [value]="s[0]">{{ s[1] }}</mat-option> }</mat-select></mat-form-field>
				<mat-form-field class="narrow"><mat-label>Zip</mat-label><input matInput formControlName="mailZip" maxlength="10"></mat-form-field>
			</div>
			<div class="row">
				<mat-form-field><mat-label>State of legal residence</mat-label><mat-select formControlName="residenceState">@for (s of states; track s[0]) { <mat-option [value]="s[0]">{{ s[1] }}</mat-option> }</mat-select></mat-form-field>
				<mat-form-field><mat-label>Date residency began</mat-label><input matInput [matDatepicker]="sincePicker" formControlName="residentSince"><mat-datepicker-toggle matIconSuffix [for]="sincePicker"></mat-datepicker-toggle><mat-datepicker #sincePicker></mat-datepicker></mat-form-field>
			</div>
			<label id="cit-label">Citizenship</label>
			<mat-radio-group formControlName="citizenship" aria-labelledby="cit-label" class="stack">
				<mat-radio-button value="1">U.S. Citizen</mat-radio-button><mat-radio-button value="2">Permanent resident</mat-radio-button><mat-radio-button value="3">Student visa (F-1 or M-1)</mat-radio-button><mat-radio-button value="4">Other status</mat-radio-button>
			</mat-radio-group>
			<div class="row">
				<mat-form-field><mat-label>Alien Registration Number</mat-label><input matInput formControlName="alienNumber"></mat-form-field>
				<mat-form-field><mat-label>Visa type</mat-label><input matInput formControlName="visaType"></mat-form-field>
			</div>
		</mat-card-content>
	</mat-card>

	<mat-accordion multi>
		<mat-expansion-panel expanded>
			<mat-expansion-panel-header><mat-panel-title>Demographic Information</mat-panel-title><mat-panel-description>Gender and ethnic information is requested solely for state and federal reports.</mat-panel-description></mat-expansion-panel-header>
			<div class="q"><span id="hisp-label">Are you Hispanic or Latino?</span>
				<mat-radio-group formControlName="hispanic" aria-labelledby="hisp-label"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group></div>
			<fieldset formGroupName="race" id="race"><legend>Select one or more races</legend>
				@for (r of races; track r[0]) { <mat-checkbox [formControlName]="r[0]">{{ r[1] }}</mat-checkbox> }
			</fieldset>
			<div class="q"><span id="eng-label">Is English your first language?</span>
				<mat-radio-group formControlName="englishFirst" aria-labelledby="eng-label"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group></div>
			<div class="q"><span id="acc-label">Do you have an IEP or 504 plan?</span>
				<mat-radio-group formControlName="accommodations" aria-labelledby="acc-label"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group></div>
			<mat-form-field><mat-label>Military status</mat-label><mat-select formControlName="military"><mat-option value="none">No military affiliation</mat-option><mat-option value="active">Active duty, Guard or Reserve</mat-option><mat-option value="veteran">Veteran</mat-option><mat-option value="dependent">Spouse or dependent of a service member</mat-option></mat-select></mat-form-field>
		</mat-expansion-panel>

		<mat-expansion-panel expanded>
			<mat-expansion-panel-header><mat-panel-title>Educational Background</mat-panel-title></mat-expansion-panel-header>
			<div class="row">
				<mat-form-field class="wide"><mat-label>Name of High School</mat-label><input matInput formControlName="hsName"></mat-form-field>
				<mat-form-field><mat-label>City</mat-label><input matInput formControlName="hsCity"></mat-form-field>
				<mat-form-field><mat-label>State</mat-label><mat-select formControlName="hsState">@for (s of states; track s[0]) { <mat-option [value]="s[0]">{{ s[1] }}</mat-option> }</mat-select></mat-form-field>
			</div>
			<div class="row">
				<mat-form-field><mat-label>School type</mat-label><mat-select formControlName="hsType">@for (t of ['Public', 'Charter', 'Private', 'Home education']; track t) { <mat-option [value]="t">{{ t }}</mat-option> }</mat-select></mat-form-field>
				<mat-form-field><mat-label>High school student ID number</mat-label><input matInput formControlName="hsId"></mat-form-field>
				<mat-form-field><mat-label>Your name on high school transcript</mat-label><input matInput formControlName="transcriptName"></mat-form-field>
			</div>
			<div class="row">
				<mat-form-field><mat-label>Date entered high school</mat-label><input matInput [matDatepicker]="enteredPicker" formControlName="entered"><mat-datepicker-toggle matIconSuffix [for]="enteredPicker"></mat-datepicker-toggle><mat-datepicker #enteredPicker></mat-datepicker></mat-form-field>
				<mat-form-field><mat-label>Expected date of high school graduation</mat-label><input matInput [matDatepicker]="gradPicker" formControlName="graduation"><mat-datepicker-toggle matIconSuffix [for]="gradPicker"></mat-datepicker-toggle><mat-datepicker #gradPicker></mat-datepicker></mat-form-field>
				<mat-form-field class="narrow"><mat-label>Unweighted GPA</mat-label><input matInput type="number" step="0.01" formControlName="gpa"></mat-form-field>
				<mat-form-field class="narrow"><mat-label>Weighted GPA</mat-label><input matInput type="number" step="0.01" formControlName="weightedGpa"></mat-form-field>
			</div>
			<p class="cap">High School Counselor / Designee</p>
			<div class="row">
				<mat-form-field><mat-label>Name</mat-label><input matInput formControlName="counselorName"></mat-form-field>
				<mat-form-field><mat-label>Telephone</mat-label><input matInput type="tel" formControlName="counselorPhone" usPhone></mat-form-field>
				<mat-form-field><mat-label>E-mail</mat-label><input matInput type="email" formControlName="counselorEmail"></mat-form-field>
			</div>
		</mat-expansion-panel>

		<mat-expansion-panel expanded>
			<mat-expansion-panel-header><mat-panel-title>Placement &amp; Test Scores</mat-panel-title><mat-panel-description>Enter highest scores. Leave blank if not taken.</mat-panel-description></mat-expansion-panel-header>
			<table id="tests" formArrayName="tests">
				<thead><tr><th>Test</th><th>Score</th><th>Date</th></tr></thead>
				<tbody>@for (t of tests; track t; let i = $index) {
					<tr [formGroupName]="i"><th scope="row">{{ t }}</th>
						<td><mat-form-field subscriptSizing="dynamic"><input matInput type="number" formControlName="score"></mat-form-field></td>
						<td><mat-form-field subscriptSizing="dynamic"><input matInput [matDatepicker]="p" formControlName="date"><mat-datepicker-toggle matIconSuffix [for]="p"></mat-datepicker-toggle><mat-datepicker #p></mat-datepicker></mat-form-field></td></tr>
				}</tbody>
			</table>
			<p class="cap">Advanced Placement exams that may be used for credit</p>
			<table id="exams" formArrayName="exams">
				<tbody>@for (e of form.controls.exams.controls; track e; let i = $index) {
					<tr [formGroupName]="i"><td><mat-form-field subscriptSizing="dynamic"><mat-label>AP exam {{ i + 1 }}</mat-label><mat-select formControlName="subject">@for (x of apExams; track x) { <mat-option [value]="x">{{ x }}</mat-option> }</mat-select></mat-form-field></td>
						<td><mat-form-field subscriptSizing="dynamic"><mat-label>Score</mat-label><mat-select formControlName="score">@for (x of ['5', '4', '3', '2', '1', 'Pending']; track x) { <mat-option [value]="x">{{ x }}</mat-option> }</mat-select></mat-form-field></td></tr>
				}</tbody>
			</table>
		</mat-expansion-panel>

		<mat-expansion-panel expanded>
			<mat-expansion-panel-header><mat-panel-title>College Coursework</mat-panel-title></mat-expansion-panel-header>
			<div class="q"><span id="att-label">Have you ever attended another college, including dual enrollment?</span>
				<mat-radio-group formControlName="attendedCollege" aria-labelledby="att-label"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group></div>
			<div class="row">
				<mat-form-field><mat-label>If yes, name of college</mat-label><input matInput formControlName="collegeName"></mat-form-field>
				<mat-form-field><mat-label>Dates attended</mat-label><input matInput formControlName="collegeDates"></mat-form-field>
			</div>
			<table id="taken" formArrayName="taken">
				<thead><tr><th>College course completed</th><th>Units</th><th>Grade</th></tr></thead>
				<tbody>@for (c of form.controls.taken.controls; track c; let i = $index) {
					<tr [formGroupName]="i"><td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="title" aria-label="Course name"></mat-form-field></td><td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="credits" aria-label="Units"></mat-form-field></td><td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="grade" aria-label="Grade"></mat-form-field></td></tr>
				}</tbody>
			</table>
			<p class="cap">College course(s) requested for the term above</p>
			<table id="requested" formArrayName="requested">
				<thead><tr><th>Course number and section</th><th>Course name</th></tr></thead>
				<tbody>@for (c of form.controls.requested.controls; track c; let i = $index) {
					<tr [formGroupName]="i"><td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="number" placeholder="ENG 101-02"></mat-form-field></td><td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="title"></mat-form-field></td></tr>
				}</tbody>
			</table>
		</mat-expansion-panel>
	</mat-accordion>

	<mat-card appearance="outlined">
		<mat-card-header><mat-card-title>Plans After High School</mat-card-title></mat-card-header>
		<mat-card-content>
			<div class="row">
				<mat-form-field><mat-label>What do you plan to study in college?</mat-label><input matInput formControlName="major" [matAutocomplete]="majorAuto"><mat-autocomplete #majorAuto>@for (m of matching(majors, form.value.major); track m) { <mat-option [value]="m">{{ m }}</mat-option> }</mat-autocomplete></mat-form-field>
				<mat-form-field><mat-label>Highest academic goal</mat-label><mat-select formControlName="goal">@for (g of ['Certificate', 'Associate degree', 'Bachelor’s degree', 'Master’s degree', 'Doctoral or professional degree', 'Undecided']; track g) { <mat-option [value]="g">{{ g }}</mat-option> }</mat-select></mat-form-field>
				<mat-form-field><mat-label>College or university you plan to attend</mat-label><input matInput formControlName="transferTo"></mat-form-field>
			</div>
			<mat-form-field class="full"><mat-label>Career interests</mat-label>
				<mat-chip-grid #careerGrid formControlName="careers">@for (c of form.value.careers; track c) { <mat-chip-row (removed)="drop(c)">{{ c }}<button matChipRemove type="button" [attr.aria-label]="'remove ' + c">&times;</button></mat-chip-row> }
					<input placeholder="Type a career and press Enter" [matChipInputFor]="careerGrid" (matChipInputTokenEnd)="addCareer($event)"></mat-chip-grid>
			</mat-form-field>
		</mat-card-content>
	</mat-card>

	<mat-card appearance="outlined">
		<mat-card-header><mat-card-title>Parent / Guardian Information</mat-card-title></mat-card-header>
		<mat-card-content class="parents">
			@for (n of ['1', '2']; track n) { <section><h3>Parent / Guardian {{ n }}</h3>
				<mat-form-field><mat-label>First name</mat-label><input matInput [formControlName]="'parent' + n + 'First'"></mat-form-field>
				<mat-form-field><mat-label>Last name</mat-label><input matInput [formControlName]="'parent' + n + 'Last'"></mat-form-field>
				<mat-form-field><mat-label>Occupation</mat-label><input matInput [formControlName]="'parent' + n + 'Occupation'"></mat-form-field>
				<mat-form-field><mat-label>Highest education completed</mat-label><mat-select [formControlName]="'parent' + n + 'Education'">@for (e of education; track e) { <mat-option [value]="e">{{ e }}</mat-option> }</mat-select></mat-form-field>
				<mat-form-field><mat-label>Daytime phone</mat-label><input matInput type="tel" [formControlName]="'parent' + n + 'Phone'" usPhone></mat-form-field>
			</section> }
		</mat-card-content>
		<mat-card-content>
			<div class="q"><span id="ba-label">Has either of your parents or legal guardians graduated from a four-year college?</span>
				<mat-radio-group formControlName="parentBachelors" aria-labelledby="ba-label"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group></div>
			<div class="row">
				<mat-form-field><mat-label>Annual household income</mat-label><mat-select formControlName="income">@for (x of incomes; track x) { <mat-option [value]="x">{{ x }}</mat-option> }</mat-select></mat-form-field>
				<mat-form-field><mat-label>School lunch status</mat-label><mat-select formControlName="lunch">@for (x of ['Free', 'Reduced price', 'Full price']; track x) { <mat-option [value]="x">{{ x }}</mat-option> }</mat-select></mat-form-field>
			</div>
			<fieldset formGroupName="programs" id="programs"><legend>I take part in (mark all that apply)</legend>
				@for (p of programs; track p[0]) { <mat-checkbox [formControlName]="p[0]">{{ p[1] }}</mat-checkbox> }
			</fieldset>
			<mat-slide-toggle formControlName="feeWaiver">I am requesting a waiver of the application fee</mat-slide-toggle>
		</mat-card-content>
	</mat-card>

	<mat-card appearance="outlined">
		<mat-card-header><mat-card-title>Activities and Statement of Interest</mat-card-title><mat-card-subtitle>List school activities, employment and community service.</mat-card-subtitle></mat-card-header>
		<mat-card-content>
			<div id="activities" formArrayName="activities">
				@for (a of form.controls.activities.controls; track a; let i = $index) { <div class="row" [formGroupName]="i">
					<mat-form-field><mat-label>Activity or employer</mat-label><input matInput formControlName="name"></mat-form-field>
					<mat-form-field><mat-label>Role</mat-label><input matInput formControlName="role"></mat-form-field>
					<mat-form-field class="narrow"><mat-label>Hours/week</mat-label><input matInput type="number" formControlName="hours"></mat-form-field>
				</div> }
			</div>
			<button mat-stroked-button type="button" (click)="addActivity()">Add another activity</button>
			<mat-form-field class="full"><mat-label>In your own words, why do you want to take college classes while in high school?</mat-label><textarea matInput rows="5" formControlName="statement"></textarea></mat-form-field>
		</mat-card-content>
	</mat-card>

	<mat-card appearance="outlined">
		<mat-card-header><mat-card-title>Emergency Contact</mat-card-title><mat-card-subtitle>Someone other than the parents listed above</mat-card-subtitle></mat-card-header>
		<mat-card-content class="row">
			<mat-form-field><mat-label>Full name</mat-label><input matInput formControlName="emergencyName"></mat-form-field>
			<mat-form-field><mat-label>Relationship to you</mat-label><input matInput formControlName="emergencyRelation"></mat-form-field>
			<mat-form-field><mat-label>Phone number</mat-label><input matInput type="tel" formControlName="emergencyPhone" usPhone></mat-form-field>
		</mat-card-content>
	</mat-card>

	<mat-card appearance="outlined">
		<mat-card-header><mat-card-title>Certification</mat-card-title></mat-card-header>
		<mat-card-content>
			<p>I have informed my parent/guardian of my participation in the program. I certify the statements on this application are true and complete to the best of my knowledge.</p>
			<mat-checkbox formControlName="ferpa">I authorize the College to release my academic record to my high school.</mat-checkbox>
			<div class="row">
				<mat-form-field><mat-label>Student signature</mat-label><input matInput formControlName="signature"></mat-form-field>
				<mat-form-field><mat-label>Date</mat-label><input matInput [matDatepicker]="signedPicker" formControlName="signed"><mat-datepicker-toggle matIconSuffix [for]="signedPicker"></mat-datepicker-toggle><mat-datepicker #signedPicker></mat-datepicker></mat-form-field>
				<mat-form-field><mat-label>Parent/guardian signature</mat-label><input matInput formControlName="parentSignature"></mat-form-field>
			</div>
			<button mat-flat-button type="submit">Submit Application</button>
		</mat-card-content>
	</mat-card>
</form>`,
})
class App {
	form = form;
	states = STATES;
	countries = COUNTRIES;
	majors = MAJORS;
	tests = TESTS;
	races = Object.entries(RACES);
	programs = Object.entries(PROGRAMS);
	apExams = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language", "AP English Literature", "AP Physics 1", "AP Psychology", "AP Spanish Language", "AP Statistics", "AP United States Government", "AP United States History", "AP World History"];
	education = ["Less than high school", "High school diploma or GED", "Some college", "Associate degree", "Bachelor's degree", "Graduate degree", "Unknown"];
	incomes = ["Under $25,000", "$25,000–$39,999", "$40,000–$54,999", "$55,000–$69,999", "$70,000–$84,999", "$85,000 or more"];
	matching(list: string[], typed: string | null | undefined) {
		return list.filter((each) => each.toLowerCase().includes((typed ?? "").toLowerCase()));
	}
	addCareer(event: MatChipInputEvent) {
		const value = event.value.trim();
		if (value) form.controls.careers.setValue([...(form.value.careers ?? []), value]);
		event.chipInput.clear();
	}
	drop(career: string) {
		form.controls.careers.setValue((form.value.careers ?? []).filter((each) => each !== career));
	}
	addActivity() {
		form.controls.activities.push(activity());
	}
	send() {
		submitted = true;
	}
}
bootstrapApplication(App, { providers: [provideNativeDateAdapter()] }).catch((error) => setTimeout(() => { throw error; }));

const two = (n: number) => String(n).padStart(2, "0");
const plain = (value: any) => (value instanceof Date ? `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}` : value);
const GROUPS: Record<string, Record<string, string>> = { race: RACES, programs: PROGRAMS };
const words = (element: Element | null) => (element?.textContent ?? "").trim();

function shownIn(scope: ParentNode, name: string): any {
	const host = scope.querySelector<HTMLElement>(`[formcontrolname="${name}"]`) ?? byLabel(name);
	if (host instanceof HTMLInputElement || host instanceof HTMLTextAreaElement) return host.value;
	switch (host?.tagName.toLowerCase()) {
		case "mat-select":
			return words(host.querySelector(".mat-mdc-select-value-text"));
		case "mat-radio-group":
			return words(host.querySelector(".mat-mdc-radio-checked label"));
		case "mat-button-toggle-group":
			return words(host.querySelector(".mat-button-toggle-checked .mat-button-toggle-label-content"));
		case "mat-checkbox":
			return host.querySelector("input")!.checked;
		case "mat-slide-toggle":
			return host.querySelector("[role=switch]")!.getAttribute("aria-checked") === "true";
		case "mat-chip-grid":
			return [...host.querySelectorAll(".mat-mdc-chip-action-label")].map(words);
	}
	throw new Error(`${name} is not on the page`);
}
/** The parents' names are bound, so the page says nothing of them but where they stand. */
function byLabel(name: string) {
	const [, n, part] = /^parent([12])(First|Last|Occupation|Education|Phone)$/.exec(name)!;
	const order = ["First", "Last", "Occupation", "Education", "Phone"].indexOf(part!);
	return document.querySelectorAll(".parents section")[Number(n) - 1]!.querySelectorAll("mat-form-field")[order]!.querySelector<HTMLElement>("input, mat-select");
}
const each = (one: (key: string, value: any) => [string, any][]) => Object.fromEntries(Object.entries(form.getRawValue()).flatMap(([key, value]) => one(key, value)));
const rowsOf = (key: string) => document.querySelectorAll(key === "activities" ? "#activities > .row" : `#${key} tbody tr`);
Object.assign(window, {
	formState: () => ({
		...each((key, value) =>
			GROUPS[key]
				? [[key, Object.entries(GROUPS[key]!).filter(([box]) => value[box]).map(([, label]) => label)]]
				: Array.isArray(value) && key !== "careers"
					? value.flatMap((row: any, i: number) => Object.entries(row).map(([part, held]): [string, any] => [`${key}.${i}.${part}`, plain(held)]))
					: [[key, plain(value)]],
		),
		submitted,
	}),
	formShown: () =>
		each((key, value) =>
			GROUPS[key]
				? [[key, [...document.querySelectorAll(`#${key} .mat-mdc-checkbox-checked label`)].map(words)]]
				: Array.isArray(value) && key !== "careers"
					? value.flatMap((row: any, i: number) => Object.keys(row).map((part): [string, any] => [`${key}.${i}.${part}`, shownIn(rowsOf(key)[i]!, part)]))
					: [[key, shownIn(document, key)]],
		),
});
