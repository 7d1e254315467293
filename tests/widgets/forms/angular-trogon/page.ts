import "@angular/compiler";
import "../../node_modules/@angular/material/prebuilt-themes/azure-blue.css";
import { Component, Directive, ElementRef, HostListener, inject, provideZonelessChangeDetection, ViewEncapsulation } from "@angular/core";
import { FormArray, FormControl, FormGroup, NgControl, ReactiveFormsModule, Validators } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatTableDataSource, MatTableModule } from "@angular/material/table";
import { bootstrapApplication } from "@angular/platform-browser";
import { COUNTRIES, STATES } from "../../lists";

/** (999) 999-9999 while typing */
@Directive({ selector: "input[phoneMask]", standalone: true })
class PhoneMask {
	private control = inject(NgControl);
	private element: HTMLInputElement = inject(ElementRef).nativeElement;
	@HostListener("input") format() {
		const digits = this.element.value.replace(/\D/g, "").slice(0, 10);
		const text = digits.length < 4 ? digits : digits.length < 7 ? `(${digits.slice(0, 3)}) ${digits.slice(3)}` : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
		this.control.control!.setValue(text);
	}
}

const text = () => new FormControl("");
const day = () => new FormControl<Date | null>(null);
const RACES: [string, string][] = [
	["amerind", "American Indian or Alaska Native"],
	["asian", "Asian"],
	["black", "Black or African American"],
	["pacific", "Native Hawaiian or Other Pacific Islander"],
	["white", "White"],
	["declined", "I choose not to answer"],
];
const college = () => new FormGroup({ name: text(), location: text(), attended: text(), hours: text(), degree: text() });
const course = () => new FormGroup({ title: text(), credits: text(), grade: text() });
const exam = () => new FormGroup({ exam: text(), score: text(), year: text() });

@Component({
	selector: "app-root",
	standalone: true,
	imports: [ReactiveFormsModule, MatAutocompleteModule, MatButtonModule, MatCardModule, MatCheckboxModule, MatDatepickerModule, MatFormFieldModule, MatInputModule, MatRadioModule, MatSelectModule, MatTableModule, PhoneMask],
	providers: [provideNativeDateAdapter()],
	encapsulation: ViewEncapsulation.None,
	styles: [
		`body { margin: 0; font-family: Roboto, Arial, sans-serif; background: #f3f5f7; }
		main { max-width: 1040px; margin: 0 auto; padding: 16px; }
		mat-card { margin-bottom: 20px; }
		.row { display: flex; flex-wrap: wrap; gap: 12px; }
		.row > mat-form-field { flex: 1 1 200px; }
		.q { margin: 12px 0 4px; }
		td mat-form-field { width: 100%; }
		.wide { width: 100%; }`,
	],
	template: `
<main>
<h1>Three Rivers Community College District</h1>
<h2>Application for Admission &ndash; Dual Enrollment / Dual Credit Program</h2>
<p>Use your LEGAL first and last name and an e-mail you check regularly. Questions with an asterisk (*) are required. Gender and ethnic information is requested solely for reports required by state and federal authorities and will not be used in any manner to determine admission.</p>
<form [formGroup]="form" (ngSubmit)="send()">

<mat-card><mat-card-header><mat-card-title>Part A. Enrollment Information</mat-card-title></mat-card-header><mat-card-content>
	<div class="row">
		<mat-form-field><mat-label>Application for term</mat-label><mat-select formControlName="term">@for (t of terms; track t) {<mat-option [value]="t">{{ t }}</mat-option>}</mat-select></mat-form-field>
		<mat-form-field><mat-label>Campus you plan to attend</mat-label><mat-select formControlName="campus">@for (t of campuses; track t) {<mat-option [value]="t">{{ t }}</mat-option>}</mat-select></mat-form-field>
	</div>
	<p class="q" id="basisLabel">On what basis do you seek admission?</p>
	<mat-radio-group formControlName="basis" aria-labelledby="basisLabel">
		<mat-radio-button value="DC">Currently enrolled in high school (dual credit)</mat-radio-button>
		<mat-radio-button value="HS">High school graduate</mat-radio-button>
		<mat-radio-button value="GED">GED / high school equivalency</mat-radio-button>
		<mat-radio-button value="TR">Transfer from another college or university</mat-radio-button>
	</mat-radio-group>
	<div class="row">
		<mat-form-field><mat-label>Intended program of study</mat-label>
			<input matInput formControlName="program" [matAutocomplete]="programs"><mat-autocomplete #programs="matAutocomplete">@for (p of programsFound(); track p) {<mat-option [value]="p">{{ p }}</mat-option>}</mat-autocomplete>
			<mat-hint>Start typing and choose from the list</mat-hint></mat-form-field>
		<mat-form-field><mat-label>Degree earned to date</mat-label><mat-select formControlName="edLevel">@for (d of degrees; track d[0]) {<mat-option [value]="d[0]">{{ d[1] }}</mat-option>}</mat-select></mat-form-field>
		<mat-form-field><mat-label>Highest degree you plan to earn (at any college)</mat-label><mat-select formControlName="plannedDegree">@for (d of goals; track d) {<mat-option [value]="d">{{ d }}</mat-option>}</mat-select></mat-form-field>
	</div>
</mat-card-content></mat-card>

<mat-card><mat-card-header><mat-card-title>Part B. Personal Information</mat-card-title></mat-card-header><mat-card-content>
	<div class="row">
		<mat-form-field><mat-label>Last Name</mat-label><input matInput formControlName="lastName" required></mat-form-field>
		<mat-form-field><mat-label>First Name</mat-label><input matInput formControlName="firstName" required></mat-form-field>
		<mat-form-field><mat-label>Middle Name</mat-label><input matInput formControlName="middleName"></mat-form-field>
		<mat-form-field style="flex: 0 1 110px"><mat-label>Suffix</mat-label><mat-select formControlName="suffix"><mat-option></mat-option>@for (s of suffixes; track s) {<mat-option [value]="s">{{ s }}</mat-option>}</mat-select></mat-form-field>
	</div>
	<div class="row">
		<mat-form-field><mat-label>Former or Maiden Name</mat-label><input matInput formControlName="formerName"></mat-form-field>
		<mat-form-field><mat-label>Preferred First Name</mat-label><input matInput formControlName="chosenName"></mat-form-field>
		<mat-form-field><mat-label>Birth Date</mat-label><input matInput formControlName="birthDate" [matDatepicker]="dp1" placeholder="MM/DD/YYYY" required><mat-datepicker-toggle matIconSuffix [for]="dp1" /><mat-datepicker #dp1 /></mat-form-field>
		<mat-form-field><mat-label>Social Security Number</mat-label><input matInput formControlName="ssn" type="password" autocomplete="off"><mat-hint>Providing your SSN is voluntary</mat-hint></mat-form-field>
	</div>
	<p class="q" id="genderLabel">Gender:</p>
	<mat-radio-group formControlName="gender" aria-labelledby="genderLabel"><mat-radio-button value="M">Male</mat-radio-button><mat-radio-button value="F">Female</mat-radio-button><mat-radio-button value="X">Not specified</mat-radio-button></mat-radio-group>
	<h3>Mailing Address</h3>
	<div class="row">
		<mat-form-field style="flex-basis: 380px"><mat-label>Street</mat-label><input matInput formControlName="street" autocomplete="off"></mat-form-field>
		<mat-form-field><mat-label>Apt. or Suite</mat-label><input matInput formControlName="apt"></mat-form-field>
		<mat-form-field><mat-label>City</mat-label><input matInput formControlName="city"></mat-form-field>
		<mat-form-field><mat-label>State</mat-label><mat-select formControlName="state">@for (s of states; track s[0]) {<mat-option [value]="s[0]">{{ s[1] }}</mat-option>}</mat-select></mat-form-field>
		<mat-form-field><mat-label>ZIP Code</mat-label><input matInput formControlName="zip" maxlength="10"></mat-form-field>
		<mat-form-field><mat-label>County</mat-label><input matInput formControlName="county"></mat-form-field>
	</div>
	<h3>Permanent Address (only if different from mailing address)</h3>
	<div class="row">
		<mat-form-field><mat-label>Street</mat-label><input matInput formControlName="permStreet"></mat-form-field>
		<mat-form-field><mat-label>City</mat-label><input matInput formControlName="permCity"></mat-form-field>
		<mat-form-field><mat-label>State</mat-label><mat-select formControlName="permState"><mat-option></mat-option>@for (s of states; track s[0]) {<mat-option [value]="s[0]">{{ s[1] }}</mat-option>}</mat-select></mat-form-field>
		<mat-form-field><mat-label>ZIP Code</mat-label><input matInput formControlName="permZip"></mat-form-field>
	</div>
	<div class="row">
		<mat-form-field><mat-label>Mobile Phone</mat-label><input matInput type="tel" formControlName="mobile" phoneMask></mat-form-field>
		<mat-form-field><mat-label>Second Phone</mat-label><input matInput type="tel" formControlName="phone2" phoneMask></mat-form-field>
		<mat-form-field><mat-label>E-mail Address</mat-label><input matInput type="email" formControlName="email"></mat-form-field>
	</div>
	<mat-checkbox formControlName="smsConsent">I authorize text messages to be sent to the mobile phone number above, and accept responsibility for any charges.</mat-checkbox>
</mat-card-content></mat-card>

<mat-card><mat-card-header><mat-card-title>Part C. Residency Information</mat-card-title></mat-card-header><mat-card-content>
	<p>Residency status will affect tuition. See the catalog for detailed definitions of in-district, out-of-district and out-of-state residency.</p>
	<p class="q" id="citLabel">Citizenship:</p>
	<mat-radio-group formControlName="citizenship" aria-labelledby="citLabel"><mat-radio-button value="1">U.S. Citizen</mat-radio-button><mat-radio-button value="2">Permanent resident</mat-radio-button><mat-radio-button value="3">Other</mat-radio-button></mat-radio-group>
	<div class="row">
		<mat-form-field><mat-label>Country of birth</mat-label><mat-select formControlName="birthCountry">@for (c of countries; track c) {<mat-option [value]="c">{{ c }}</mat-option>}</mat-select></mat-form-field>
		<mat-form-field><mat-label>If not a citizen: visa or immigration status</mat-label><input matInput formControlName="visa"></mat-form-field>
	</div>
	<p class="q" id="resLabel">Are you a resident of Oregon?</p>
	<mat-radio-group formControlName="oregonResident" aria-labelledby="resLabel"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>
	<div class="row">
		<mat-form-field><mat-label>If no, please list state of legal residency</mat-label><mat-select formControlName="legalState"><mat-option></mat-option>@for (s of states; track s[0]) {<mat-option [value]="s[0]">{{ s[1] }}</mat-option>}</mat-select></mat-form-field>
		<mat-form-field><mat-label>Date you began living at current address</mat-label><input matInput formControlName="residentSince" [matDatepicker]="dp2"><mat-datepicker-toggle matIconSuffix [for]="dp2" /><mat-datepicker #dp2 /></mat-form-field>
	</div>
	<p class="q" id="depLabel">Will you be claimed as a dependent for federal income tax purposes by a parent or legal guardian for the current tax year?</p>
	<mat-radio-group formControlName="dependent" aria-labelledby="depLabel"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>
	<p class="q" id="milLabel">Military status</p>
	<mat-form-field class="wide"><mat-select formControlName="military" aria-labelledby="milLabel">@for (m of military; track m[0]) {<mat-option [value]="m[0]">{{ m[1] }}</mat-option>}</mat-select></mat-form-field>
</mat-card-content></mat-card>

<mat-card><mat-card-header><mat-card-title>Part D. Race / Ethnicity and Background</mat-card-title></mat-card-header><mat-card-content>
	<p class="q" id="hispLabel">Are you Hispanic or Latino? (A person of Cuban, Mexican, Puerto Rican, South or Central American, or other Spanish culture or origin, regardless of race)</p>
	<mat-radio-group formControlName="hispanic" aria-labelledby="hispLabel"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>
	<p class="q">Please select the racial category or categories with which you most closely identify. Check as many as apply.</p>
	<div formGroupName="race" id="race">@for (r of races; track r[0]) {<mat-checkbox [formControlName]="r[0]">{{ r[1] }}</mat-checkbox>}</div>
	<div class="row">
		<mat-form-field><mat-label>First language</mat-label><mat-select formControlName="language">@for (l of languages; track l) {<mat-option [value]="l">{{ l }}</mat-option>}</mat-select></mat-form-field>
		<mat-form-field><mat-label>Tribal enrollment (if applicable)</mat-label><input matInput formControlName="tribe"></mat-form-field>
	</div>
	<p class="q" id="fourLabel">Has either of your parents or legal guardian graduated from a four-year college?</p>
	<mat-radio-group formControlName="parentGraduate" aria-labelledby="fourLabel"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>
	<p class="q" id="dsLabel">Do you plan to request disability accommodations?</p>
	<mat-radio-group formControlName="accommodations" aria-labelledby="dsLabel"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>
	<p class="q" id="empLabel">Are you currently employed?</p>
	<mat-radio-group formControlName="employed" aria-labelledby="empLabel"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>
	<div class="row">
		<mat-form-field><mat-label>Employer</mat-label><input matInput formControlName="employer"></mat-form-field>
		<mat-form-field><mat-label>Hours worked per week</mat-label><input matInput type="number" formControlName="workHours" min="0" max="60"></mat-form-field>
	</div>
</mat-card-content></mat-card>

<mat-card><mat-card-header><mat-card-title>Part E. Previous Education</mat-card-title></mat-card-header><mat-card-content>
	<h3>High School</h3>
	<div class="row">
		<mat-form-field style="flex-basis: 340px"><mat-label>Name of High School</mat-label><input matInput formControlName="hsName"></mat-form-field>
		<mat-form-field><mat-label>Address</mat-label><input matInput formControlName="hsAddress"></mat-form-field>
		<mat-form-field><mat-label>City</mat-label><input matInput formControlName="hsCity"></mat-form-field>
		<mat-form-field><mat-label>State</mat-label><mat-select formControlName="hsState">@for (s of states; track s[0]) {<mat-option [value]="s[0]">{{ s[1] }}</mat-option>}</mat-select></mat-form-field>
	</div>
	<div class="row">
		<mat-form-field><mat-label>Current grade level</mat-label><mat-select formControlName="gradeLevel">@for (g of grades; track g[0]) {<mat-option [value]="g[0]">{{ g[1] }}</mat-option>}</mat-select></mat-form-field>
		<mat-form-field><mat-label>Date entered high school</mat-label><input matInput formControlName="hsEntered" [matDatepicker]="dp3"><mat-datepicker-toggle matIconSuffix [for]="dp3" /><mat-datepicker #dp3 /></mat-form-field>
		<mat-form-field><mat-label>Expected date of high school graduation</mat-label><input matInput formControlName="hsGraduation" [matDatepicker]="dp4"><mat-datepicker-toggle matIconSuffix [for]="dp4" /><mat-datepicker #dp4 /></mat-form-field>
		<mat-form-field><mat-label>Cumulative GPA (unweighted)</mat-label><input matInput type="number" step="0.01" formControlName="gpa"></mat-form-field>
		<mat-form-field><mat-label>Class rank</mat-label><input matInput formControlName="classRank"></mat-form-field>
		<mat-form-field><mat-label>Number in class</mat-label><input matInput formControlName="classSize"></mat-form-field>
	</div>
	<div class="row">
		<mat-form-field><mat-label>State student ID (SSID)</mat-label><input matInput formControlName="ssid"><mat-hint>If you know your ten digit SSID, enter here</mat-hint></mat-form-field>
		<mat-form-field><mat-label>High school counselor</mat-label><input matInput formControlName="counselor"></mat-form-field>
		<mat-form-field><mat-label>Counselor e-mail</mat-label><input matInput formControlName="counselorEmail"></mat-form-field>
	</div>

	<h3>Colleges and Universities</h3>
	<p>List ALL colleges attended, including dual credit and summer terms. Failure to list all may result in dismissal.</p>
	<table mat-table [dataSource]="collegeRows" id="colleges">
		<ng-container matColumnDef="name"><th mat-header-cell *matHeaderCellDef>Name of college</th><td mat-cell *matCellDef="let row"><ng-container [formGroup]="row"><mat-form-field><input matInput formControlName="name"></mat-form-field></ng-container></td></ng-container>
		<ng-container matColumnDef="location"><th mat-header-cell *matHeaderCellDef>City, State</th><td mat-cell *matCellDef="let row"><ng-container [formGroup]="row"><mat-form-field><input matInput formControlName="location"></mat-form-field></ng-container></td></ng-container>
		<ng-container matColumnDef="attended"><th mat-header-cell *matHeaderCellDef>Dates attended</th><td mat-cell *matCellDef="let row"><ng-container [formGroup]="row"><mat-form-field><input matInput formControlName="attended"></mat-form-field></ng-container></td></ng-container>
		<ng-container matColumnDef="hours"><th mat-header-cell *matHeaderCellDef>Credit hours</th><td mat-cell *matCellDef="let row"><ng-container [formGroup]="row"><mat-form-field><input matInput formControlName="hours"></mat-form-field></ng-container></td></ng-container>
		<ng-container matColumnDef="degree"><th mat-header-cell *matHeaderCellDef>Degree received</th><td mat-cell *matCellDef="let row"><ng-container [formGroup]="row"><mat-form-field><mat-select formControlName="degree"><mat-option value="None">None</mat-option><mat-option value="Certificate">Certificate</mat-option><mat-option value="Associate">Associate</mat-option><mat-option value="Bachelor">Bachelor</mat-option></mat-select></mat-form-field></ng-container></td></ng-container>
		<tr mat-header-row *matHeaderRowDef="collegeColumns"></tr><tr mat-row *matRowDef="let row; columns: collegeColumns"></tr>
	</table>

	<h3>College courses completed</h3>
	<table mat-table [dataSource]="courseRows" id="courses">
		<ng-container matColumnDef="title"><th mat-header-cell *matHeaderCellDef>Course title</th><td mat-cell *matCellDef="let row"><ng-container [formGroup]="row"><mat-form-field><input matInput formControlName="title"></mat-form-field></ng-container></td></ng-container>
		<ng-container matColumnDef="credits"><th mat-header-cell *matHeaderCellDef>Credits</th><td mat-cell *matCellDef="let row"><ng-container [formGroup]="row"><mat-form-field><input matInput formControlName="credits"></mat-form-field></ng-container></td></ng-container>
		<ng-container matColumnDef="grade"><th mat-header-cell *matHeaderCellDef>Grade</th><td mat-cell *matCellDef="let row"><ng-container [formGroup]="row"><mat-form-field><input matInput formControlName="grade"></mat-form-field></ng-container></td></ng-container>
		<tr mat-header-row *matHeaderRowDef="courseColumns"></tr><tr mat-row *matRowDef="let row; columns: courseColumns"></tr>
	</table>
	<button mat-stroked-button type="button" (click)="addCourse()">Add course</button>

	<h3>Placement and Test Scores</h3>
	<p>Submit copies of qualifying test scores. Enter the score and the date you took each test.</p>
	<table mat-table [dataSource]="testRows" id="tests">
		<ng-container matColumnDef="test"><th mat-header-cell *matHeaderCellDef>Test</th><td mat-cell *matCellDef="let row">{{ row.label }}</td></ng-container>
		<ng-container matColumnDef="score"><th mat-header-cell *matHeaderCellDef>Score</th><td mat-cell *matCellDef="let row"><ng-container [formGroup]="row.group"><mat-form-field><input matInput type="number" formControlName="score"></mat-form-field></ng-container></td></ng-container>
		<ng-container matColumnDef="date"><th mat-header-cell *matHeaderCellDef>Test date</th><td mat-cell *matCellDef="let row"><ng-container [formGroup]="row.group"><mat-form-field><input matInput formControlName="date" [matDatepicker]="dp"><mat-datepicker-toggle matIconSuffix [for]="dp" /><mat-datepicker #dp /></mat-form-field></ng-container></td></ng-container>
		<tr mat-header-row *matHeaderRowDef="['test', 'score', 'date']"></tr><tr mat-row *matRowDef="let row; columns: ['test', 'score', 'date']"></tr>
	</table>

	<h3>Advanced Placement (AP) Examinations</h3>
	<div formArrayName="exams" id="exams">
		@for (e of form.controls.exams.controls; track e; let i = $index) {
		<div class="row" [formGroupName]="i">
			<mat-form-field><mat-label>AP exam</mat-label><mat-select formControlName="exam">@for (a of apExams; track a) {<mat-option [value]="a">{{ a }}</mat-option>}</mat-select></mat-form-field>
			<mat-form-field><mat-label>Score</mat-label><mat-select formControlName="score">@for (a of ['1', '2', '3', '4', '5']; track a) {<mat-option [value]="a">{{ a }}</mat-option>}</mat-select></mat-form-field>
			<mat-form-field><mat-label>Year</mat-label><input matInput formControlName="year" maxlength="4"></mat-form-field>
		</div>}
	</div>
	<button mat-stroked-button type="button" (click)="addExam()">Add exam</button>

	<h3>Dual credit courses requested</h3>
	<div class="row">
		<mat-form-field><mat-label>1st choice (course number and title)</mat-label><input matInput formControlName="request1"></mat-form-field>
		<mat-form-field><mat-label>2nd choice (course number and title)</mat-label><input matInput formControlName="request2"></mat-form-field>
	</div>
</mat-card-content></mat-card>

<mat-card><mat-card-header><mat-card-title>Part F. Parent / Guardian and Emergency Contact</mat-card-title></mat-card-header><mat-card-content>
	<p>Required for all students under 18 years of age and all dual credit students.</p>
	@for (n of ['1', '2']; track n) {
	<h3>Parent / Guardian {{ n }}</h3>
	<div class="row">
		<mat-form-field><mat-label>First name</mat-label><input matInput [formControlName]="'parent' + n + 'First'" [id]="'parent' + n + 'First'"></mat-form-field>
		<mat-form-field><mat-label>M.I.</mat-label><input matInput maxlength="1" [formControlName]="'parent' + n + 'Mi'" [id]="'parent' + n + 'Mi'"></mat-form-field>
		<mat-form-field><mat-label>Last name</mat-label><input matInput [formControlName]="'parent' + n + 'Last'" [id]="'parent' + n + 'Last'"></mat-form-field>
		<mat-form-field><mat-label>Daytime phone</mat-label><input matInput type="tel" phoneMask [formControlName]="'parent' + n + 'Phone'" [id]="'parent' + n + 'Phone'"></mat-form-field>
		<mat-form-field><mat-label>E-mail</mat-label><input matInput [formControlName]="'parent' + n + 'Email'" [id]="'parent' + n + 'Email'"></mat-form-field>
		<mat-form-field><mat-label>Occupation</mat-label><input matInput [formControlName]="'parent' + n + 'Job'" [id]="'parent' + n + 'Job'"></mat-form-field>
		<mat-form-field><mat-label>Education level</mat-label><mat-select [formControlName]="'parent' + n + 'Education'" [id]="'parent' + n + 'Education'">@for (l of parentLevels; track l[0]) {<mat-option [value]="l[0]">{{ l[1] }}</mat-option>}</mat-select></mat-form-field>
	</div>}
	<h3>Emergency contact (other than above)</h3>
	<div class="row">
		<mat-form-field><mat-label>Name</mat-label><input matInput formControlName="emergencyName"></mat-form-field>
		<mat-form-field><mat-label>Relationship</mat-label><input matInput formControlName="emergencyRelation"></mat-form-field>
		<mat-form-field><mat-label>Phone</mat-label><input matInput type="tel" phoneMask formControlName="emergencyPhone"></mat-form-field>
	</div>
</mat-card-content></mat-card>

<mat-card><mat-card-header><mat-card-title>Certification</mat-card-title></mat-card-header><mat-card-content>
	<p><mat-checkbox formControlName="certInformed">I have informed my parent/guardian of my participation in the Dual Enrollment/Dual Credit program, and I authorize the College to release my academic record to my high school.</mat-checkbox></p>
	<p><mat-checkbox formControlName="certTrue">I certify the statements on this application are true and complete to the best of my knowledge.</mat-checkbox></p>
	<div class="row">
		<mat-form-field><mat-label>Applicant's signature</mat-label><input matInput formControlName="signature"></mat-form-field>
		<mat-form-field><mat-label>Parent's signature</mat-label><input matInput formControlName="parentSignature"></mat-form-field>
		<mat-form-field><mat-label>Date signed</mat-label><input matInput formControlName="signedOn" [matDatepicker]="dp5"><mat-datepicker-toggle matIconSuffix [for]="dp5" /><mat-datepicker #dp5 /></mat-form-field>
	</div>
</mat-card-content><mat-card-actions><button mat-flat-button type="submit">Submit application</button></mat-card-actions></mat-card>
</form>
</main>`,
})
class App {
	terms = ["Fall 2026", "Winter 2027", "Spring 2027", "Summer 2027", "Fall 2027"];
	campuses = ["Main Campus", "North Valley Center", "Riverside Campus", "Online", "At my high school"];
	programs = ["Accounting", "Automotive Technology", "Biology", "Business Administration", "Chemistry", "Civil Engineering", "Computer Science", "Criminal Justice", "Early Childhood Education", "Environmental Engineering", "Environmental Science", "Fire Science", "General Studies", "Mechanical Engineering", "Nursing", "Psychology", "Welding Technology", "Undecided"];
	degrees = [["0", "None"], ["1", "Some college/short-term training"], ["2", "One-year certificate from a community college"], ["3", "Associate degree"], ["4", "Bachelor's degree"], ["5", "Master's degree"], ["6", "Ph.D."]];
	goals = ["Certificate", "Associate degree", "Bachelor's degree", "Master's degree", "Doctorate or professional degree", "None"];
	suffixes = ["Jr", "Sr", "II", "III", "IV"];
	states = STATES;
	countries = COUNTRIES;
	military = [["N", "No military service"], ["A", "Active duty"], ["R", "Reserve or National Guard"], ["V", "Veteran"], ["D", "Dependent or spouse of a service member or veteran"]];
	races = RACES;
	languages = ["English", "Spanish", "Russian", "Vietnamese", "Chinese", "Igbo", "Other"];
	grades = [["09", "9th - Freshman"], ["10", "10th - Sophomore"], ["11", "11th - Junior"], ["12", "12th - Senior"]];
	apExams = ["Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Language & Composition", "English Literature & Composition", "Environmental Science", "European History", "Physics 1", "Psychology", "Statistics", "U.S. Government & Politics", "U.S. History", "World History"];
	parentLevels = [["1", "No high school diploma"], ["2", "High school diploma or GED"], ["3", "Some college, no degree"], ["4", "Associate degree"], ["5", "Bachelor's degree or higher"], ["6", "Unknown"]];
	collegeColumns = ["name", "location", "attended", "hours", "degree"];
	courseColumns = ["title", "credits", "grade"];
	submitted = false;
	form = new FormGroup({
		...(Object.fromEntries(NAMES.map((name) => [name, name.endsWith("Consent") || name.startsWith("cert") ? new FormControl(false) : DATES.includes(name) ? day() : REQUIRED.includes(name) ? new FormControl("", Validators.required) : text()])) as Record<string, FormControl>),
		race: new FormGroup(Object.fromEntries(RACES.map(([key]) => [key, new FormControl(false)]))),
		colleges: new FormArray([college(), college()]),
		courses: new FormArray([course()]),
		exams: new FormArray([exam()]),
		tests: new FormArray(["SAT - Evidence-Based Reading & Writing", "SAT - Math", "ACT - Composite", "PSAT/NMSQT - Total", "ACCUPLACER - Reading"].map(() => new FormGroup({ score: new FormControl<number | null>(null), date: day() }))),
	}) as FormGroup<any>;
	collegeRows = this.form.controls.colleges.controls;
	courseRows = new MatTableDataSource<any>([...this.form.controls.courses.controls]);
	testRows = ["SAT - Evidence-Based Reading & Writing", "SAT - Math", "ACT - Composite", "PSAT/NMSQT - Total", "ACCUPLACER - Reading"].map((label, i) => ({ label, group: this.form.controls.tests.controls[i] }));
	constructor() {
		instance = this;
	}
	programsFound() {
		const typed = String(this.form.controls.program.value ?? "").toLowerCase();
		return this.programs.filter((each) => each.toLowerCase().includes(typed));
	}
	addCourse() {
		this.form.controls.courses.push(course());
		this.courseRows.data = [...this.form.controls.courses.controls];
	}
	addExam() {
		this.form.controls.exams.push(exam());
	}
	send() {
		this.submitted = true;
	}
}

let instance: App;
var NAMES =
	"term campus basis program edLevel plannedDegree lastName firstName middleName suffix formerName chosenName birthDate ssn gender street apt city state zip county permStreet permCity permState permZip mobile phone2 email smsConsent citizenship birthCountry visa oregonResident legalState residentSince dependent military hispanic language tribe parentGraduate accommodations employed employer workHours hsName hsAddress hsCity hsState gradeLevel hsEntered hsGraduation gpa classRank classSize ssid counselor counselorEmail request1 request2 parent1First parent1Mi parent1Last parent1Phone parent1Email parent1Job parent1Education parent2First parent2Mi parent2Last parent2Phone parent2Email parent2Job parent2Education emergencyName emergencyRelation emergencyPhone certInformed certTrue signature parentSignature signedOn".split(
		" ",
	);
var DATES = ["birthDate", "residentSince", "hsEntered", "hsGraduation", "signedOn"];
var REQUIRED = ["lastName", "firstName", "birthDate"];

bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });

const plain = (value: unknown): unknown => {
	if (!(value instanceof Date)) return value ?? "";
	return `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}`;
};
function shownIn(element: Element | null | undefined): unknown {
	if (!element) return "no element";
	if (element.matches("mat-select")) return element.querySelector(".mat-mdc-select-value-text")?.textContent?.trim() ?? "";
	if (element.matches("mat-radio-group")) return element.querySelector("input:checked")?.closest("mat-radio-button")?.querySelector("label")?.textContent?.trim() ?? "";
	if (element.matches("mat-checkbox")) return element.querySelector("input")!.checked;
	return (element as HTMLInputElement).value;
}
const ROWS: [string, string][] = [["colleges", "#colleges tbody tr"], ["courses", "#courses tbody tr"], ["tests", "#tests tbody tr"], ["exams", "#exams > .row"]];

function formState() {
	const { value } = instance.form;
	const state: Record<string, unknown> = { submitted: instance.submitted };
	for (const name of NAMES) state[name] = plain(value[name]);
	state.race = RACES.filter(([key]) => value.race[key]).map(([key]) => key);
	for (const [list] of ROWS) value[list].forEach((row: object, i: number) => Object.entries(row).forEach(([column, each]) => (state[`${list}.${i}.${column}`] = plain(each))));
	return state;
}
function formShown() {
	const { value } = instance.form;
	const shown: Record<string, unknown> = {};
	for (const name of NAMES) shown[name] = shownIn(document.getElementById(name) ?? document.querySelector(`[formcontrolname="${name}"]`));
	shown.race = [...document.querySelectorAll("#race mat-checkbox")].filter((box) => box.querySelector("input")!.checked).map((box) => box.querySelector("label")!.textContent!.trim());
	for (const [list, rows] of ROWS) value[list].forEach((row: object, i: number) => Object.keys(row).forEach((column) => (shown[`${list}.${i}.${column}`] = shownIn(document.querySelectorAll(rows)[i]?.querySelector(`[formcontrolname="${column}"]`)))));
	return shown;
}
Object.assign(window, { formState, formShown });
