import "@angular/compiler";
import "zone.js";
import "./page.css";
import { Component, inject, provideZoneChangeDetection, signal } from "@angular/core";
import { bootstrapApplication } from "@angular/platform-browser";
import { FormArray, FormControl, FormGroup, ReactiveFormsModule, Validators } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MAT_DIALOG_DATA, MatDialog, MatDialogModule, MatDialogRef } from "@angular/material/dialog";
import { MatDividerModule } from "@angular/material/divider";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatSlideToggleModule } from "@angular/material/slide-toggle";
import { MatTableModule } from "@angular/material/table";
import { MatToolbarModule } from "@angular/material/toolbar";
import { MAJORS, STATES } from "../../lists";

interface Activity {
	category: string;
	organization: string;
	role: string;
	hours: number | null;
	weeks: number | null;
	description: string;
}

const CATEGORIES = [
	["ACAD", "Academic club or team"],
	["ARTS", "Art, music, theater or dance"],
	["ATHL", "Athletics"],
	["COMM", "Community service"],
	["SPCH", "Debate / speech"],
	["ENVR", "Environmental"],
	["FAITH", "Faith-based"],
	["FAM", "Family responsibilities"],
	["GOVT", "Student government"],
	["WORK", "Employment (paid)"],
	["OTHR", "Other"],
];

@Component({
	selector: "app-activity-dialog",
	imports: [ReactiveFormsModule, MatDialogModule, MatButtonModule, MatFormFieldModule, MatInputModule, MatSelectModule],
	template: `
		<h2 mat-dialog-title>{{ data ? 'Edit activity' : 'Add activity' }}</h2>
		<form [formGroup]="form" (ngSubmit)="save()">
			<mat-dialog-content>
				<p>Tell us about one activity, volunteer role or job held during high school.</p>
				<mat-form-field class="full">
					<mat-label>Category</mat-label>
					<mat-select formControlName="category" required>
						@for (c of categories; track c[0]) { <mat-option [value]="c[0]">{{ c[1] }}</mat-option> }
					</mat-select>
				</mat-form-field>
				<mat-form-field class="full">
					<mat-label>Organization or employer</mat-label>
					<input matInput formControlName="organization" required>
					@if (form.controls.organization.hasError('required')) { <mat-error>Organization is required</mat-error> }
				</mat-form-field>
				<mat-form-field class="full">
					<mat-label>Your role or position</mat-label>
					<input matInput formControlName="role">
				</mat-form-field>
				<div class="row">
					<mat-form-field>
						<mat-label>Hours per week</mat-label>
						<input matInput type="number" min="0" max="80" formControlName="hours">
					</mat-form-field>
					<mat-form-field>
						<mat-label>Weeks per year</mat-label>
						<input matInput type="number" min="0" max="52" formControlName="weeks">
					</mat-form-field>
				</div>
				<mat-form-field class="full">
					<mat-label>Description of responsibilities</mat-label>
					<textarea matInput rows="3" maxlength="400" formControlName="description"></textarea>
					<mat-hint align="end">{{ form.value.description?.length || 0 }} / 400</mat-hint>
				</mat-form-field>
			</mat-dialog-content>
			<mat-dialog-actions align="end">
				<button matButton type="button" mat-dialog-close>Cancel</button>
				<button matButton="filled" type="submit">Save activity</button>
			</mat-dialog-actions>
		</form>
	`,
})
class ActivityDialog {
	readonly ref = inject(MatDialogRef);
	readonly data = inject<Activity | null>(MAT_DIALOG_DATA, { optional: true });
	readonly categories = CATEGORIES;
	readonly form = new FormGroup({
		category: new FormControl(this.data?.category ?? "", Validators.required),
		organization: new FormControl(this.data?.organization ?? "", Validators.required),
		role: new FormControl(this.data?.role ?? ""),
		hours: new FormControl<number | null>(this.data?.hours ?? null),
		weeks: new FormControl<number | null>(this.data?.weeks ?? null),
		description: new FormControl(this.data?.description ?? ""),
	});
	save() {
		if (this.form.valid) this.ref.close(this.form.getRawValue());
		else this.form.markAllAsTouched();
	}
}

const text = () => new FormControl("");
const required = () => new FormControl("", Validators.required);
const course = () => new FormGroup({ title: text(), grade: text(), credits: new FormControl<number | null>(null) });
const exam = () => new FormGroup({ exam: text(), score: new FormControl<number | null>(null), taken: new FormControl<Date | null>(null) });

@Component({
	selector: "app-root",
	imports: [
		ReactiveFormsModule,
		MatAutocompleteModule,
		MatButtonModule,
		MatCardModule,
		MatCheckboxModule,
		MatDatepickerModule,
		MatDialogModule,
		MatDividerModule,
		MatFormFieldModule,
		MatInputModule,
		MatRadioModule,
		MatSelectModule,
		MatSlideToggleModule,
		MatTableModule,
		MatToolbarModule,
	],
	template: `
	<mat-toolbar><span>Lakehead Scholarship Commission</span><span class="spacer"></span><a matButton href="#help">Help</a><button matButton type="button">Log out</button></mat-toolbar>
	<main class="page">
	<h1>2027&ndash;28 Lakehead Merit &amp; Opportunity Grant</h1>
	<p>Application status: <strong>In progress</strong>. Complete every section before the priority deadline of March 1. Fields marked with * are required.</p>
	<form [formGroup]="form" (ngSubmit)="submit()" novalidate>

	<mat-card appearance="outlined">
		<mat-card-header><mat-card-title>1. Student information</mat-card-title><mat-card-subtitle>Enter your name exactly as it appears on your FAFSA.</mat-card-subtitle></mat-card-header>
		<mat-card-content formGroupName="student">
			<div class="row">
				<mat-form-field><mat-label>Legal first name</mat-label><input matInput formControlName="firstName" required autocomplete="given-name">
					@if (form.get('student.firstName')?.hasError('required')) { <mat-error>First name is required</mat-error> }
				</mat-form-field>
				<mat-form-field class="narrow"><mat-label>MI</mat-label><input matInput formControlName="middleInitial" maxlength="1"></mat-form-field>
				<mat-form-field><mat-label>Legal last name</mat-label><input matInput formControlName="lastName" required autocomplete="family-name">
					@if (form.get('student.lastName')?.hasError('required')) { <mat-error>Last name is required</mat-error> }
				</mat-form-field>
				<mat-form-field class="narrow"><mat-label>Suffix</mat-label>
					<mat-select formControlName="suffix"><mat-option value="">None</mat-option><mat-option value="JR">Jr.</mat-option><mat-option value="SR">Sr.</mat-option><mat-option value="2">II</mat-option><mat-option value="3">III</mat-option><mat-option value="4">IV</mat-option></mat-select>
				</mat-form-field>
			</div>
			<div class="row">
				<mat-form-field><mat-label>Social Security Number</mat-label><input matInput type="password" formControlName="ssn" maxlength="11" autocomplete="off"><mat-hint>Used only to match your FAFSA record</mat-hint></mat-form-field>
				<mat-form-field><mat-label>Date of birth</mat-label><input matInput [matDatepicker]="dobPicker" formControlName="dob" required><mat-hint>MM/DD/YYYY</mat-hint><mat-datepicker-toggle matIconSuffix [for]="dobPicker"></mat-datepicker-toggle><mat-datepicker #dobPicker startView="multi-year"></mat-datepicker></mat-form-field>
			</div>
			<div class="row">
				<mat-form-field><mat-label>Email address</mat-label><input matInput type="email" formControlName="email" required><mat-hint>Do not use a school-issued address you will lose after graduation</mat-hint></mat-form-field>
				<mat-form-field><mat-label>Confirm email address</mat-label><input matInput type="email" formControlName="confirmEmail" required></mat-form-field>
				<mat-form-field><mat-label>Cell phone</mat-label><span matTextPrefix>+1&nbsp;</span><input matInput type="tel" formControlName="cellPhone" placeholder="(___) ___-____" (input)="mask($event)"></mat-form-field>
			</div>
			<p><mat-slide-toggle formControlName="textMessages">Send me text message reminders from the Commission. Message and data rates may apply.</mat-slide-toggle></p>
			<h3>Permanent residence</h3>
			<div class="row">
				<mat-form-field><mat-label>Street address</mat-label><input matInput formControlName="street" required><mat-hint>No P.O. boxes</mat-hint></mat-form-field>
				<mat-form-field><mat-label>Apt / Unit</mat-label><input matInput formControlName="unit"></mat-form-field>
			</div>
			<div class="row">
				<mat-form-field><mat-label>City</mat-label><input matInput formControlName="city" required></mat-form-field>
				<mat-form-field><mat-label>State</mat-label><mat-select formControlName="state" required>@for (s of states; track s[0]) { <mat-option [value]="s[0]">{{ s[1] }}</mat-option> }</mat-select></mat-form-field>
				<mat-form-field class="narrow"><mat-label>ZIP code</mat-label><input matInput formControlName="zip" maxlength="10" required></mat-form-field>
				<mat-form-field><mat-label>County of residence</mat-label><input matInput formControlName="county"></mat-form-field>
			</div>
			<div class="radio-block">
				<label id="citizen-label" class="radio-label">Citizenship status *</label>
				<mat-radio-group aria-labelledby="citizen-label" formControlName="citizenship">
					<mat-radio-button value="USC">U.S. citizen or national</mat-radio-button>
					<mat-radio-button value="ENC">Eligible noncitizen</mat-radio-button>
					<mat-radio-button value="NONE">Neither of these</mat-radio-button>
				</mat-radio-group>
			</div>
		</mat-card-content>
	</mat-card>

	<mat-card appearance="outlined">
		<mat-card-header><mat-card-title>2. Voluntary demographic information</mat-card-title></mat-card-header>
		<mat-card-content formGroupName="demographics">
			<p class="notice">Responses are reported to the Legislature in aggregate only and have no bearing on your eligibility.</p>
			<div class="radio-block">
				<label id="gender-label" class="radio-label">Gender</label>
				<mat-radio-group aria-labelledby="gender-label" formControlName="gender">
					<mat-radio-button value="F">Female</mat-radio-button>
					<mat-radio-button value="M">Male</mat-radio-button>
					<mat-radio-button value="X">Nonbinary / another gender</mat-radio-button>
					<mat-radio-button value="N">Decline to state</mat-radio-button>
				</mat-radio-group>
			</div>
			<div class="radio-block">
				<label id="hisp-label" class="radio-label">Are you Hispanic or Latino/a?</label>
				<mat-radio-group aria-labelledby="hisp-label" formControlName="hispanic">
					<mat-radio-button [value]="1">Yes</mat-radio-button>
					<mat-radio-button [value]="0">No</mat-radio-button>
					<mat-radio-button [value]="9">Decline to state</mat-radio-button>
				</mat-radio-group>
			</div>
			<mat-form-field class="full"><mat-label>Race</mat-label>
				<mat-select formControlName="race">
					<mat-option value="AI">American Indian or Alaska Native</mat-option>
					<mat-option value="AS">Asian</mat-option>
					<mat-option value="BL">Black or African American</mat-option>
					<mat-option value="PI">Native Hawaiian or Other Pacific Islander</mat-option>
					<mat-option value="WH">White</mat-option>
					<mat-option value="TW">Two or more races</mat-option>
					<mat-option value="ND">Decline to state</mat-option>
				</mat-select>
			</mat-form-field>
		</mat-card-content>
	</mat-card>

	<mat-card appearance="outlined">
		<mat-card-header><mat-card-title>3. High school record</mat-card-title></mat-card-header>
		<mat-card-content formGroupName="school">
			<div class="row">
				<mat-form-field><mat-label>High school</mat-label>
					<input matInput formControlName="name" [matAutocomplete]="schoolAuto" required (input)="schoolQuery.set($any($event.target).value)">
					<mat-autocomplete #schoolAuto="matAutocomplete">@for (s of schools(); track s) { <mat-option [value]="s">{{ s }}</mat-option> }</mat-autocomplete>
					<mat-hint>Start typing; if your school is not listed, enter its full name</mat-hint>
				</mat-form-field>
				<mat-form-field class="narrow"><mat-label>CEEB code</mat-label><input matInput formControlName="ceeb" maxlength="6"></mat-form-field>
			</div>
			<div class="row">
				<mat-form-field><mat-label>School city</mat-label><input matInput formControlName="city"></mat-form-field>
				<mat-form-field><mat-label>School state</mat-label><mat-select formControlName="state">@for (s of states; track s[0]) { <mat-option [value]="s[0]">{{ s[1] }}</mat-option> }</mat-select></mat-form-field>
				<mat-form-field><mat-label>Current grade level</mat-label><mat-select formControlName="gradeLevel"><mat-option [value]="10">Sophomore</mat-option><mat-option [value]="11">Junior</mat-option><mat-option [value]="12">Senior</mat-option><mat-option [value]="13">Already graduated / GED</mat-option></mat-select></mat-form-field>
				<mat-form-field><mat-label>Graduation date (actual or expected)</mat-label><input matInput [matDatepicker]="gradPicker" formControlName="graduation"><mat-datepicker-toggle matIconSuffix [for]="gradPicker"></mat-datepicker-toggle><mat-datepicker #gradPicker></mat-datepicker></mat-form-field>
			</div>
			<div class="row">
				<mat-form-field><mat-label>Unweighted GPA (4.0 scale)</mat-label><input matInput type="number" step="0.01" min="0" max="4" formControlName="gpa"></mat-form-field>
				<mat-form-field><mat-label>Weighted GPA</mat-label><input matInput type="number" step="0.01" min="0" max="6" formControlName="weightedGpa"></mat-form-field>
				<mat-form-field class="narrow"><mat-label>Class rank</mat-label><input matInput type="number" formControlName="rank"></mat-form-field>
				<mat-form-field class="narrow"><mat-label>Out of</mat-label><input matInput type="number" formControlName="classSize"><span matTextSuffix>students</span></mat-form-field>
			</div>
			<h3>School counselor</h3>
			<p>We will ask your counselor to certify your GPA.</p>
			<div class="row">
				<mat-form-field><mat-label>Counselor name</mat-label><input matInput formControlName="counselorName"></mat-form-field>
				<mat-form-field><mat-label>Counselor email</mat-label><input matInput type="email" formControlName="counselorEmail"></mat-form-field>
			</div>
		</mat-card-content>
		<mat-card-content>
			<h3>Core coursework</h3>
			<p>List three courses from your most recent transcript.</p>
			<table mat-table [dataSource]="courses.controls" class="courses-table">
				<ng-container matColumnDef="title">
					<th mat-header-cell *matHeaderCellDef>Course title</th>
					<td mat-cell *matCellDef="let row" [formGroup]="row"><mat-form-field class="table-field" appearance="outline" subscriptSizing="dynamic"><input matInput formControlName="title"></mat-form-field></td>
				</ng-container>
				<ng-container matColumnDef="grade">
					<th mat-header-cell *matHeaderCellDef>Final grade</th>
					<td mat-cell *matCellDef="let row" [formGroup]="row"><mat-form-field class="table-field" appearance="outline" subscriptSizing="dynamic"><input matInput formControlName="grade"></mat-form-field></td>
				</ng-container>
				<ng-container matColumnDef="credits">
					<th mat-header-cell *matHeaderCellDef>Credits</th>
					<td mat-cell *matCellDef="let row" [formGroup]="row"><mat-form-field class="table-field" appearance="outline" subscriptSizing="dynamic"><input matInput type="number" step="0.5" formControlName="credits"></mat-form-field></td>
				</ng-container>
				<tr mat-header-row *matHeaderRowDef="courseColumns"></tr>
				<tr mat-row *matRowDef="let row; columns: courseColumns"></tr>
			</table>
		</mat-card-content>
	</mat-card>

	<mat-card appearance="outlined">
		<mat-card-header><mat-card-title>4. Test scores</mat-card-title><mat-card-subtitle>Self-reported; official scores are required before disbursement.</mat-card-subtitle></mat-card-header>
		<mat-card-content formGroupName="tests">
			<div class="row">
				<mat-form-field><mat-label>ACT composite (single sitting)</mat-label><input matInput type="number" min="1" max="36" formControlName="act"></mat-form-field>
				<mat-form-field><mat-label>ACT test date</mat-label><input matInput [matDatepicker]="actPicker" formControlName="actDate"><mat-datepicker-toggle matIconSuffix [for]="actPicker"></mat-datepicker-toggle><mat-datepicker #actPicker></mat-datepicker></mat-form-field>
			</div>
			<div class="row">
				<mat-form-field><mat-label>SAT Reading &amp; Writing</mat-label><input matInput type="number" min="200" max="800" formControlName="satRw"></mat-form-field>
				<mat-form-field><mat-label>SAT Math</mat-label><input matInput type="number" min="200" max="800" formControlName="satMath"></mat-form-field>
				<mat-form-field><mat-label>SAT total (superscore)</mat-label><input matInput type="number" min="400" max="1600" formControlName="satTotal"></mat-form-field>
			</div>
		</mat-card-content>
		<mat-divider></mat-divider>
		<mat-card-content>
			<h3>AP / IB examinations</h3>
			@if (!exams.length) { <p>No exams entered.</p> }
			@for (group of exams.controls; track group; let i = $index) {
				<div class="exam-card" [formGroup]="group">
					<div class="exam-card-head"><strong>Exam {{ i + 1 }}</strong><button matButton type="button" (click)="exams.removeAt(i)">Remove</button></div>
					<div class="row">
						<mat-form-field><mat-label>Exam</mat-label><mat-select formControlName="exam">@for (e of examNames; track e) { <mat-option [value]="e">{{ e }}</mat-option> }</mat-select></mat-form-field>
						<mat-form-field class="narrow"><mat-label>Score</mat-label><mat-select formControlName="score">@for (n of [1, 2, 3, 4, 5, 6, 7]; track n) { <mat-option [value]="n">{{ n }}</mat-option> }</mat-select></mat-form-field>
						<mat-form-field><mat-label>Date taken</mat-label><input matInput [matDatepicker]="examPicker" formControlName="taken"><mat-datepicker-toggle matIconSuffix [for]="examPicker"></mat-datepicker-toggle><mat-datepicker #examPicker></mat-datepicker></mat-form-field>
					</div>
				</div>
			}
			<button matButton="outlined" type="button" (click)="addExam()">Add exam</button>
		</mat-card-content>
	</mat-card>

	<mat-card appearance="outlined">
		<mat-card-header><mat-card-title>5. Activities and employment</mat-card-title><mat-card-subtitle>List your most significant commitments first (maximum 6).</mat-card-subtitle></mat-card-header>
		<mat-card-content>
			<table mat-table [dataSource]="activities()" class="activities-table">
				<ng-container matColumnDef="category"><th mat-header-cell *matHeaderCellDef>Category</th><td mat-cell *matCellDef="let a">{{ categoryName(a.category) }}</td></ng-container>
				<ng-container matColumnDef="organization"><th mat-header-cell *matHeaderCellDef>Organization</th><td mat-cell *matCellDef="let a">{{ a.organization }}</td></ng-container>
				<ng-container matColumnDef="role"><th mat-header-cell *matHeaderCellDef>Role</th><td mat-cell *matCellDef="let a">{{ a.role }}</td></ng-container>
				<ng-container matColumnDef="hours"><th mat-header-cell *matHeaderCellDef>Hrs/wk</th><td mat-cell *matCellDef="let a">{{ a.hours }}</td></ng-container>
				<ng-container matColumnDef="weeks"><th mat-header-cell *matHeaderCellDef>Wks/yr</th><td mat-cell *matCellDef="let a">{{ a.weeks }}</td></ng-container>
				<ng-container matColumnDef="description"><th mat-header-cell *matHeaderCellDef>Description</th><td mat-cell *matCellDef="let a">{{ a.description }}</td></ng-container>
				<ng-container matColumnDef="actions"><th mat-header-cell *matHeaderCellDef></th><td mat-cell *matCellDef="let a; let i = index"><button matButton type="button" (click)="openActivity(i)">Edit</button><button matButton type="button" (click)="removeActivity(i)">Delete</button></td></ng-container>
				<tr mat-header-row *matHeaderRowDef="activityColumns"></tr>
				<tr mat-row *matRowDef="let row; columns: activityColumns"></tr>
				<tr class="mat-row" *matNoDataRow><td class="mat-cell" [attr.colspan]="activityColumns.length">You have not added any activities.</td></tr>
			</table>
		</mat-card-content>
		<mat-card-actions><button matButton="tonal" type="button" (click)="openActivity(null)">Add activity</button></mat-card-actions>
	</mat-card>

	<mat-card appearance="outlined">
		<mat-card-header><mat-card-title>6. Family and financial information</mat-card-title></mat-card-header>
		<mat-card-content formGroupName="family">
			<div class="row">
				<mat-form-field><mat-label>Parents' marital status</mat-label><mat-select formControlName="marital"><mat-option value="M">Married or remarried</mat-option><mat-option value="U">Unmarried, living together</mat-option><mat-option value="D">Divorced or separated</mat-option><mat-option value="W">Widowed</mat-option><mat-option value="S">Never married</mat-option></mat-select></mat-form-field>
				<mat-form-field><mat-label>Number in household</mat-label><input matInput type="number" formControlName="householdSize"><mat-hint>Include yourself</mat-hint></mat-form-field>
				<mat-form-field><mat-label>Annual household income</mat-label>
					<mat-select formControlName="income"><mat-option value="A">Less than $30,000</mat-option><mat-option value="B">$30,000 to $49,999</mat-option><mat-option value="C">$50,000 to $74,999</mat-option><mat-option value="D">$75,000 to $99,999</mat-option><mat-option value="E">$100,000 or more</mat-option></mat-select>
				</mat-form-field>
			</div>
			<h3>Parent / guardian 1</h3>
			<div class="row">
				<mat-form-field><mat-label>First name</mat-label><input matInput formControlName="p1First"></mat-form-field>
				<mat-form-field><mat-label>Last name</mat-label><input matInput formControlName="p1Last"></mat-form-field>
				<mat-form-field><mat-label>Highest education completed</mat-label><mat-select formControlName="p1Education">@for (e of education; track e[0]) { <mat-option [value]="e[0]">{{ e[1] }}</mat-option> }</mat-select></mat-form-field>
				<mat-form-field><mat-label>Email</mat-label><input matInput type="email" formControlName="p1Email"></mat-form-field>
			</div>
			<h3>Parent / guardian 2</h3>
			<div class="row">
				<mat-form-field><mat-label>First name</mat-label><input matInput formControlName="p2First"></mat-form-field>
				<mat-form-field><mat-label>Last name</mat-label><input matInput formControlName="p2Last"></mat-form-field>
				<mat-form-field><mat-label>Highest education completed</mat-label><mat-select formControlName="p2Education">@for (e of education; track e[0]) { <mat-option [value]="e[0]">{{ e[1] }}</mat-option> }</mat-select></mat-form-field>
			</div>
			<div class="radio-block">
				<label id="firstgen-label" class="radio-label">Will you be the first in your immediate family to earn a bachelor's degree?</label>
				<mat-radio-group aria-labelledby="firstgen-label" formControlName="firstGen"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>
			</div>
		</mat-card-content>
	</mat-card>

	<mat-card appearance="outlined">
		<mat-card-header><mat-card-title>7. College plans</mat-card-title></mat-card-header>
		<mat-card-content formGroupName="plans">
			<div class="row">
				<mat-form-field><mat-label>Intended field of study</mat-label>
					<input matInput formControlName="major" [matAutocomplete]="majorAuto" (input)="majorQuery.set($any($event.target).value)">
					<mat-autocomplete #majorAuto="matAutocomplete" requireSelection>@for (m of majors(); track m) { <mat-option [value]="m">{{ m }}</mat-option> }</mat-autocomplete>
				</mat-form-field>
				<mat-form-field><mat-label>Highest degree you plan to earn</mat-label><mat-select formControlName="degree"><mat-option value="1">Certificate</mat-option><mat-option value="2">Associate degree</mat-option><mat-option value="3">Bachelor's degree</mat-option><mat-option value="4">Master's degree</mat-option><mat-option value="5">Doctoral or professional degree</mat-option></mat-select></mat-form-field>
				<mat-form-field><mat-label>First term of enrollment</mat-label><mat-select formControlName="term"><mat-option value="SU">Summer</mat-option><mat-option value="FA">Fall</mat-option><mat-option value="WI">Winter / spring</mat-option></mat-select></mat-form-field>
			</div>
			<mat-form-field class="full"><mat-label>How did you learn about this program?</mat-label><mat-select formControlName="heard"><mat-option value="c">High school counselor</mat-option><mat-option value="w">Commission website</mat-option><mat-option value="e">College fair or event</mat-option><mat-option value="f">Friend or family</mat-option></mat-select></mat-form-field>
		</mat-card-content>
	</mat-card>

	<mat-card appearance="outlined">
		<mat-card-header><mat-card-title>8. Certification</mat-card-title></mat-card-header>
		<mat-card-content formGroupName="certification">
			<p><mat-checkbox formControlName="certify">I certify under penalty of perjury that the information provided is true and complete, and I authorize my school to release my records to the Commission.</mat-checkbox></p>
			<mat-form-field><mat-label>Electronic signature</mat-label><input matInput formControlName="signature"><mat-hint>Type your full legal name</mat-hint></mat-form-field>
		</mat-card-content>
		<mat-card-actions align="end"><button matButton type="button">Save and return later</button><button matButton="filled" type="submit">Submit application</button></mat-card-actions>
	</mat-card>
	</form>
	</main>
	`,
})
class AppRoot {
	private readonly dialog = inject(MatDialog);
	readonly states = STATES;
	readonly examNames = [
		"AP Biology",
		"AP Calculus AB",
		"AP Calculus BC",
		"AP Chemistry",
		"AP English Language and Composition",
		"AP English Literature and Composition",
		"AP Environmental Science",
		"AP Statistics",
		"AP United States Government",
		"AP United States History",
		"AP World History: Modern",
		"IB Biology HL",
		"IB History HL",
		"IB Mathematics AA SL",
	];
	readonly education = [
		["0", "Did not finish high school"],
		["1", "High school diploma or GED"],
		["2", "Some college, no degree"],
		["3", "Associate degree"],
		["4", "Bachelor's degree"],
		["5", "Graduate or professional degree"],
	];
	readonly courseColumns = ["title", "grade", "credits"];
	readonly activityColumns = ["category", "organization", "role", "hours", "weeks", "description", "actions"];
	readonly schoolQuery = signal("");
	readonly majorQuery = signal("");
	readonly activities = signal<Activity[]>([]);
	submitted = false;

	readonly courses = new FormArray([course(), course(), course()]);
	readonly exams = new FormArray<ReturnType<typeof exam>>([]);
	readonly form = new FormGroup({
		student: new FormGroup({
			firstName: required(),
			middleInitial: text(),
			lastName: required(),
			suffix: text(),
			ssn: text(),
			dob: new FormControl<Date | null>(null),
			email: new FormControl("", [Validators.required, Validators.email]),
			confirmEmail: text(),
			cellPhone: text(),
			textMessages: new FormControl(false),
			street: text(),
			unit: text(),
			city: text(),
			state: text(),
			zip: text(),
			county: text(),
			citizenship: text(),
		}),
		demographics: new FormGroup({ gender: text(), hispanic: new FormControl<number | null>(null), race: text() }),
		school: new FormGroup({
			name: text(),
			ceeb: text(),
			city: text(),
			state: text(),
			gradeLevel: new FormControl<number | null>(null),
			graduation: new FormControl<Date | null>(null),
			gpa: new FormControl<number | null>(null),
			weightedGpa: new FormControl<number | null>(null),
			rank: new FormControl<number | null>(null),
			classSize: new FormControl<number | null>(null),
			counselorName: text(),
			counselorEmail: text(),
		}),
		tests: new FormGroup({
			act: new FormControl<number | null>(null),
			actDate: new FormControl<Date | null>(null),
			satRw: new FormControl<number | null>(null),
			satMath: new FormControl<number | null>(null),
			satTotal: new FormControl<number | null>(null),
		}),
		family: new FormGroup({
			marital: text(),
			householdSize: new FormControl<number | null>(null),
			income: text(),
			p1First: text(),
			p1Last: text(),
			p1Education: text(),
			p1Email: text(),
			p2First: text(),
			p2Last: text(),
			p2Education: text(),
			firstGen: text(),
		}),
		plans: new FormGroup({ major: text(), degree: text(), term: text(), heard: text() }),
		certification: new FormGroup({ certify: new FormControl(false), signature: text() }),
	});

	schools() {
		const query = this.schoolQuery().toLowerCase();
		const all = ["Ashland Valley High School", "Ashgrove Senior High", "Harbor Point High School", "Lakehead Central High School", "North Shore Preparatory", "Yreka Union High School"];
		return query.length < 2 ? [] : all.filter((each) => each.toLowerCase().includes(query));
	}
	majors() {
		return MAJORS.filter((each) => each.toLowerCase().includes(this.majorQuery().toLowerCase()));
	}
	categoryName(code: string) {
		return CATEGORIES.find(([each]) => each === code)?.[1] ?? "";
	}
	mask(event: Event) {
		const digits = (event.target as HTMLInputElement).value.replace(/\D/g, "").slice(0, 10);
		const [area, middle, last] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
		const shown = last ? `(${area}) ${middle}-${last}` : middle ? `(${area}) ${middle}` : area;
		this.form.controls.student.controls.cellPhone.setValue(shown);
	}
	addExam() {
		this.exams.push(exam());
	}
	openActivity(index: number | null) {
		const data = index === null ? null : this.activities()[index];
		this.dialog
			.open(ActivityDialog, { width: "640px", data })
			.afterClosed()
			.subscribe((saved?: Activity) => {
				if (!saved) return;
				this.activities.update((list) => (index === null ? [...list, saved] : list.map((each, at) => (at === index ? saved : each))));
			});
	}
	removeActivity(index: number) {
		this.activities.update((list) => list.filter((_, at) => at !== index));
	}
	submit() {
		this.submitted = true;
	}
}

const plain = (value: unknown) => {
	if (!(value instanceof Date)) return value ?? null;
	if (Number.isNaN(value.getTime())) return "";
	return `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}`;
};
const readable = (element: Element | null | undefined): unknown => {
	if (!element) return "";
	if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
	if (element.matches("mat-select")) return element.querySelector(".mat-mdc-select-value-text")?.textContent?.trim() ?? "";
	if (element.matches("mat-radio-group")) return element.querySelector(".mat-mdc-radio-checked label")?.textContent?.trim() ?? "";
	if (element.matches("mat-checkbox")) return (element.querySelector("input") as HTMLInputElement).checked;
	if (element.matches("mat-slide-toggle")) return element.querySelector("button")?.getAttribute("aria-checked") === "true";
	return element.textContent?.trim() ?? "";
};
const EXAM = ["exam", "score", "taken"];
const ACTIVITY = ["category", "organization", "role", "hours", "weeks", "description"] as const;

bootstrapApplication(AppRoot, { providers: [provideZoneChangeDetection(), provideNativeDateAdapter()] }).then((ref) => {
	const root = (ref.components[0] as { instance: AppRoot }).instance;
	Object.assign(window, {
		formState() {
			const state: Record<string, unknown> = { submitted: root.submitted };
			for (const [section, group] of Object.entries(root.form.getRawValue()))
				for (const [name, value] of Object.entries(group)) state[`${section}.${name}`] = plain(value);
			root.courses.getRawValue().forEach((row, at) => Object.entries(row).forEach(([name, value]) => (state[`courses.${at}.${name}`] = plain(value))));
			for (let at = 0; at < Math.max(3, root.exams.length); at++)
				for (const name of EXAM) state[`exams.${at}.${name}`] = plain((root.exams.at(at)?.getRawValue() as never)?.[name]);
			for (let at = 0; at < Math.max(3, root.activities().length); at++)
				for (const name of ACTIVITY) state[`activities.${at}.${name}`] = root.activities()[at]?.[name] ?? null;
			return state;
		},
		formShown() {
			const shown: Record<string, unknown> = {};
			for (const [section, group] of Object.entries(root.form.getRawValue()))
				for (const name of Object.keys(group)) shown[`${section}.${name}`] = readable(document.querySelector(`[formgroupname="${section}"] [formcontrolname="${name}"]`));
			const rows = document.querySelectorAll(".courses-table tr.mat-mdc-row");
			rows.forEach((row, at) => root.courseColumns.forEach((name) => (shown[`courses.${at}.${name}`] = readable(row.querySelector(`[formcontrolname="${name}"]`)))));
			const cards = document.querySelectorAll(".exam-card");
			for (let at = 0; at < Math.max(3, cards.length); at++)
				for (const name of EXAM) shown[`exams.${at}.${name}`] = readable(cards[at]?.querySelector(`[formcontrolname="${name}"]`));
			const done = document.querySelectorAll(".activities-table tr.mat-mdc-row");
			for (let at = 0; at < Math.max(3, done.length); at++)
				for (const name of ACTIVITY) shown[`activities.${at}.${name}`] = readable(done[at]?.querySelector(`.mat-column-${name}`));
			return shown;
		},
	});
});
