import "zone.js";
import "@angular/compiler";
import "../../node_modules/@angular/material/prebuilt-themes/azure-blue.css";
import "./page.css";
import { ChangeDetectionStrategy, ChangeDetectorRef, Component, inject, Input, provideZoneChangeDetection, ViewChild } from "@angular/core";
import { FormControl, FormGroup, FormArray, ReactiveFormsModule, Validators } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatButtonToggleModule } from "@angular/material/button-toggle";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { MAT_DATE_FORMATS, provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatDialog, MatDialogModule, MatDialogRef } from "@angular/material/dialog";
import { MatExpansionModule } from "@angular/material/expansion";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatIconModule } from "@angular/material/icon";
import { MatInputModule } from "@angular/material/input";
import { MatListModule } from "@angular/material/list";
import { MatProgressSpinnerModule } from "@angular/material/progress-spinner";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatSlideToggleModule } from "@angular/material/slide-toggle";
import { MatStepperModule } from "@angular/material/stepper";
import { MatTable, MatTableModule } from "@angular/material/table";
import { bootstrapApplication } from "@angular/platform-browser";
import { debounceTime, delay, of, Subject, switchMap, tap } from "rxjs";
import { COUNTRIES, STATES } from "../../lists";

const Eager = (ChangeDetectionStrategy as any).Eager ?? (ChangeDetectionStrategy as any).Default;

interface School { ceeb: string; name: string; city: string; state: string }
const SCHOOLS: School[] = [
	{ ceeb: "380010", name: "Ashland High School", city: "Ashland", state: "OR" },
	{ ceeb: "380012", name: "Ashland Valley High School", city: "Ashland", state: "OR" },
	{ ceeb: "180095", name: "Ashland Paul Blazer High School", city: "Ashland", state: "KY" },
	{ ceeb: "053890", name: "Yreka High School", city: "Yreka", state: "CA" },
	{ ceeb: "380670", name: "Medford Valley Charter School", city: "Medford", state: "OR" },
	{ ceeb: "380675", name: "South Medford High School", city: "Medford", state: "OR" },
	{ ceeb: "380880", name: "Phoenix High School", city: "Phoenix", state: "OR" },
	{ ceeb: "051205", name: "Valley High School", city: "Elk Grove", state: "CA" },
];
interface Place { street: string; city: string; state: string; zip: string }
const PLACES: Place[] = [
	{ street: "4127 Juniper Hollow Lane", city: "Yreka", state: "CA", zip: "96097" },
	{ street: "4127 Juniper Street", city: "San Diego", state: "CA", zip: "92105" },
	{ street: "412 Juniper Drive", city: "Mount Shasta", state: "CA", zip: "96067" },
	{ street: "201 Mountain Avenue", city: "Ashland", state: "OR", zip: "97520" },
];
const AP_EXAMS = ["Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Chinese Language and Culture", "Comparative Government and Politics", "Computer Science A", "Computer Science Principles", "English Language and Composition", "English Literature and Composition", "Environmental Science", "European History", "Human Geography", "Macroeconomics", "Microeconomics", "Music Theory", "Physics 1", "Physics 2", "Physics C: Mechanics", "Precalculus", "Psychology", "Spanish Language and Culture", "Statistics", "United States Government and Politics", "United States History", "World History: Modern"];
const ACTIVITY_TYPES = [["ACAD", "Academic club"], ["ART", "Art / Music / Theater"], ["ATH", "Athletics"], ["COMM", "Community service"], ["DEB", "Debate / Speech"], ["EMP", "Employment (paid)"], ["ENV", "Environmental"], ["FAM", "Family responsibilities"], ["GOV", "Student government"], ["ROB", "Robotics / Engineering"], ["OTH", "Other"]];
const GRADES = [[9, "9th"], [10, "10th"], [11, "11th"], [12, "12th"]];
const words = (text: string) => text.toLowerCase().split(/[^a-z0-9]+/).filter(Boolean);
const finds = (query: string, text: string) => words(query).every((word) => words(text).some((each) => each.startsWith(word)));

@Component({
	selector: "rp-month-year",
	changeDetection: Eager,
	imports: [MatFormFieldModule, MatInputModule, MatDatepickerModule, ReactiveFormsModule],
	providers: [
		provideNativeDateAdapter({
			parse: { dateInput: null },
			display: { dateInput: { year: "numeric", month: "2-digit" }, monthYearLabel: { year: "numeric", month: "short" }, dateA11yLabel: { year: "numeric", month: "long", day: "numeric" }, monthYearA11yLabel: { year: "numeric", month: "long" } },
		}),
	],
	template: `
		<mat-form-field>
			<mat-label>{{ label }}</mat-label>
			<input matInput [matDatepicker]="dp" [formControl]="control" readonly [min]="min" [max]="max">
			<mat-hint>MM/YYYY</mat-hint>
			<mat-datepicker-toggle matIconSuffix [for]="dp"></mat-datepicker-toggle>
			<mat-datepicker #dp startView="multi-year" [startAt]="min" (monthSelected)="setMonthAndYear($event, dp)" panelClass="rp-month-picker"></mat-datepicker>
		</mat-form-field>`,
})
class MonthYearField {
	@Input() label = "";
	@Input() control!: FormControl;
	min = new Date(2020, 0, 1);
	max = new Date(2032, 11, 31);
	setMonthAndYear(date: Date, dp: any) {
		this.control.setValue(new Date(date.getFullYear(), date.getMonth(), 1));
		dp.close();
	}
}

@Component({
	selector: "rp-exam-dialog",
	changeDetection: Eager,
	imports: [MatDialogModule, MatButtonModule, MatButtonToggleModule, MatFormFieldModule, MatInputModule, MatAutocompleteModule, ReactiveFormsModule],
	template: `
		<h2 mat-dialog-title>Add an AP exam</h2>
		<mat-dialog-content [formGroup]="form">
			<p>Only exams already taken. You will send the official report from College Board later.</p>
			<mat-form-field class="full">
				<mat-label>Exam subject</mat-label>
				<input matInput formControlName="subject" [matAutocomplete]="auto" (input)="query = $any($event.target).value" placeholder="Start typing">
				<mat-autocomplete requireSelection #auto="matAutocomplete">
					@for (o of matches(); track o) { <mat-option [value]="o">{{ o }}</mat-option> }
				</mat-autocomplete>
			</mat-form-field>
			<div class="rp-inline"><span id="ap-score-lbl">Score</span>
				<mat-button-toggle-group formControlName="score" aria-labelledby="ap-score-lbl">
					@for (n of [1,2,3,4,5]; track n) { <mat-button-toggle [value]="n">{{ n }}</mat-button-toggle> }
				</mat-button-toggle-group>
			</div>
		</mat-dialog-content>
		<mat-dialog-actions align="end">
			<button mat-button mat-dialog-close>Cancel</button>
			<button mat-flat-button [disabled]="form.invalid" (click)="ref.close(form.value)">Save exam</button>
		</mat-dialog-actions>`,
})
class ExamDialog {
	ref = inject(MatDialogRef);
	query = "";
	form = new FormGroup({ subject: new FormControl("", Validators.required), score: new FormControl<number | null>(null, Validators.required) });
	matches() {
		return AP_EXAMS.filter((each) => finds(this.query, each));
	}
}

const box = (...validators: any[]) => new FormControl<any>("", validators);
const none = () => new FormControl<any>(null);
const iso = (date: Date | null, length = 10) =>
	date ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`.slice(0, length) : null;

@Component({
	selector: "app-root",
	changeDetection: Eager,
	imports: [ReactiveFormsModule, MatAutocompleteModule, MatButtonModule, MatButtonToggleModule, MatCardModule, MatCheckboxModule, MatDatepickerModule, MatDialogModule, MatExpansionModule, MatFormFieldModule, MatIconModule, MatInputModule, MatListModule, MatProgressSpinnerModule, MatRadioModule, MatSelectModule, MatSlideToggleModule, MatStepperModule, MatTableModule, MonthYearField],
	providers: [provideNativeDateAdapter()],
	template: `
	<header class="rp-bar"><span class="rp-logo">Reach Polytechnic</span><span>Undergraduate Admission · Application for 2027–28</span></header>
	<main class="rp-main" [formGroup]="form">
	<mat-stepper #stepper>
		<mat-step label="Account">
			<h2>Before you begin</h2>
			<p>It takes about 40 minutes. We save every few minutes while you are signed in.</p>
			<mat-form-field><mat-label>Choose a password</mat-label><input matInput type="password" formControlName="portalPassword" autocomplete="new-password"><mat-hint>10 characters or more</mat-hint></mat-form-field>
			<div><mat-checkbox formControlName="honorCode">I have read and accept the <a href="#honor">Honor Code</a> and the privacy notice</mat-checkbox></div>
			<div class="rp-actions"><button mat-flat-button matStepperNext type="button">Continue to application</button></div>
		</mat-step>
		<mat-step label="Application">
			<mat-card appearance="outlined"><mat-card-header><mat-card-title>Your details</mat-card-title><mat-card-subtitle>As printed on your passport or state ID</mat-card-subtitle></mat-card-header>
			<mat-card-content class="rp-grid">
				<mat-form-field><mat-label>Legal first name</mat-label><input matInput formControlName="firstName" required></mat-form-field>
				<mat-form-field><mat-label>Middle name</mat-label><input matInput formControlName="middleName"></mat-form-field>
				<mat-form-field><mat-label>Legal last name</mat-label><input matInput formControlName="lastName" required>
					@if (form.controls.lastName.touched && form.controls.lastName.invalid) { <mat-error>Last name is <strong>required</strong></mat-error> }</mat-form-field>
				<mat-form-field><mat-label>Suffix</mat-label><mat-select formControlName="suffix"><mat-option>None</mat-option>@for (s of ['Jr.','Sr.','II','III','IV','V']; track s) { <mat-option [value]="s">{{ s }}</mat-option> }</mat-select></mat-form-field>
				<mat-form-field><mat-label>Name you go by</mat-label><input matInput formControlName="goesBy"></mat-form-field>
				<mat-form-field><mat-label>Date of birth</mat-label>
					<input matInput [matDatepicker]="dob" formControlName="dob" readonly required (click)="dob.open()" [max]="today">
					<mat-datepicker-toggle matIconSuffix [for]="dob"></mat-datepicker-toggle><mat-datepicker #dob startView="multi-year" [startAt]="dobStart"></mat-datepicker></mat-form-field>
				<mat-form-field><mat-label>Email</mat-label><input matInput type="email" formControlName="email" required><mat-icon matSuffix>mail</mat-icon>
					@if (form.controls.email.hasError('email')) { <mat-error>Please enter a valid email address</mat-error> }</mat-form-field>
				<mat-form-field><mat-label>Mobile</mat-label><span matTextPrefix>+1&nbsp;</span><input matInput type="tel" formControlName="mobile" (input)="maskPhone($event)" maxlength="14"></mat-form-field>
				<div class="rp-inline full"><label id="pronoun-label">Pronouns</label>
					<mat-button-toggle-group formControlName="pronouns" aria-labelledby="pronoun-label">
						<mat-button-toggle value="she">she/her</mat-button-toggle><mat-button-toggle value="he">he/him</mat-button-toggle><mat-button-toggle value="they">they/them</mat-button-toggle><mat-button-toggle value="ask">Ask me</mat-button-toggle>
					</mat-button-toggle-group></div>
				<h3 class="full">Where you live</h3>
				<mat-form-field class="full"><mat-label>Street address</mat-label><input matInput formControlName="street" [matAutocomplete]="places" required autocomplete="off"><mat-hint>Start typing and choose your address from the list, or enter it in full</mat-hint>
					<mat-autocomplete #places="matAutocomplete" (optionSelected)="fillPlace($event.option.value)" [displayWith]="streetOf">
						@for (p of placeList; track p.street + p.zip) { <mat-option [value]="p">{{ p.street }}, <span class="rp-muted">{{ p.city }}, {{ p.state }} {{ p.zip }}</span></mat-option> }
					</mat-autocomplete></mat-form-field>
				<mat-form-field><mat-label>Apt / Unit</mat-label><input matInput formControlName="unit"></mat-form-field>
				<mat-form-field><mat-label>City</mat-label><input matInput formControlName="city"></mat-form-field>
				<mat-form-field><mat-label>State</mat-label><mat-select formControlName="state">@for (s of states; track s[0]) { <mat-option [value]="s[0]">{{ s[1] }}</mat-option> }</mat-select></mat-form-field>
				<mat-form-field><mat-label>ZIP</mat-label><input matInput formControlName="zip"></mat-form-field>
				<mat-form-field><mat-label>Country</mat-label><mat-select formControlName="country" required>@for (c of countries; track c) { <mat-option [value]="c">{{ c }}</mat-option> }</mat-select></mat-form-field>
				<h3 class="full">In an emergency</h3>
				<mat-form-field><mat-label>Contact's full name</mat-label><input matInput formControlName="emName"></mat-form-field>
				<mat-form-field><mat-label>Contact's mobile</mat-label><input matInput type="tel" formControlName="emPhone"></mat-form-field>
			</mat-card-content></mat-card>

			<mat-card appearance="outlined"><mat-card-header><mat-card-title>About you</mat-card-title><mat-card-subtitle>Used for reporting; not seen by readers</mat-card-subtitle></mat-card-header>
			<mat-card-content class="rp-grid">
				<div class="full"><label id="cit-l">Citizenship status</label>
					<mat-radio-group aria-labelledby="cit-l" formControlName="citizenship" class="rp-radios">
						<mat-radio-button value="USC">U.S. citizen or national</mat-radio-button><mat-radio-button value="PR">U.S. permanent resident</mat-radio-button><mat-radio-button value="DACA">DACA / undocumented</mat-radio-button><mat-radio-button value="INT">Citizen of another country</mat-radio-button>
					</mat-radio-group></div>
				<div class="full"><label id="his-l">Are you Hispanic or Latino/a/x?</label>
					<mat-radio-group aria-labelledby="his-l" formControlName="hispanic"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group></div>
				<mat-form-field><mat-label>Race (select all that apply)</mat-label><mat-select formControlName="race" multiple>@for (r of races; track r) { <mat-option [value]="r">{{ r }}</mat-option> }</mat-select></mat-form-field>
				<mat-form-field><mat-label>Household income last year</mat-label><mat-select formControlName="income">@for (b of incomes; track b[0]) { <mat-option [value]="b[0]">{{ b[1] }}</mat-option> }</mat-select></mat-form-field>
				<div class="full"><mat-slide-toggle formControlName="firstGen">I will be the first in my family to earn a bachelor's degree</mat-slide-toggle></div>
			</mat-card-content></mat-card>

			<mat-card appearance="outlined"><mat-card-header><mat-card-title>School and plans</mat-card-title></mat-card-header>
			<mat-card-content class="rp-grid">
				<mat-form-field class="full"><mat-label>High school</mat-label><input matInput formControlName="school" [matAutocomplete]="schools" (input)="schoolQuery.next($any($event.target).value)" required placeholder="Search by name or city"><mat-icon matPrefix>search</mat-icon>@if (searching) { <mat-spinner matSuffix diameter="18"></mat-spinner> }
					<mat-autocomplete requireSelection #schools="matAutocomplete" [displayWith]="nameOf">
						@for (s of schoolList; track s.ceeb) { <mat-option [value]="s"><div>{{ s.name }}</div><small class="rp-muted">{{ s.city }}, {{ s.state }} · CEEB {{ s.ceeb }}</small></mat-option> }
					</mat-autocomplete></mat-form-field>
				<rp-month-year label="Graduation (month and year)" [control]="form.controls.gradMonth"></rp-month-year>
				<mat-form-field><mat-label>GPA, unweighted</mat-label><input matInput type="number" step="0.01" min="0" max="4" formControlName="gpa"><span matTextSuffix>/ 4.0</span></mat-form-field>
				<mat-form-field><mat-label>Rank in class</mat-label><input matInput type="number" formControlName="rank"></mat-form-field>
				<mat-form-field><mat-label>Out of</mat-label><input matInput type="number" formControlName="rankOf"><mat-hint>students in your graduating class</mat-hint></mat-form-field>
				<mat-form-field><mat-label>Start term</mat-label><mat-select formControlName="term"><mat-option value="202740">Fall 2027</mat-option><mat-option value="202810">Winter 2028</mat-option><mat-option value="202820">Spring 2028</mat-option><mat-option value="202840">Fall 2028</mat-option></mat-select></mat-form-field>
				<mat-form-field><mat-label>First-choice program</mat-label><mat-select formControlName="program">@for (g of programs; track g.college) { <mat-optgroup [label]="g.college">@for (p of g.list; track p[0]) { <mat-option [value]="p[0]">{{ p[1] }}</mat-option> }</mat-optgroup> }</mat-select></mat-form-field>
				<mat-form-field><mat-label>SAT Reading and Writing</mat-label><input matInput type="number" formControlName="satRw"></mat-form-field>
				<mat-form-field><mat-label>SAT Math</mat-label><input matInput type="number" formControlName="satM"></mat-form-field>
				<mat-form-field><mat-label>ACT Composite</mat-label><input matInput type="number" formControlName="act"></mat-form-field>
				<h3 class="full">Your counselor</h3>
				<mat-form-field><mat-label>Name</mat-label><input matInput formControlName="counselorName"></mat-form-field>
				<mat-form-field><mat-label>Email</mat-label><input matInput type="email" formControlName="counselorEmail"></mat-form-field>
			</mat-card-content></mat-card>

			<mat-card appearance="outlined" id="activities"><mat-card-header><mat-card-title>Activities and work</mat-card-title><mat-card-subtitle>Up to eight. One line is edited at a time.</mat-card-subtitle></mat-card-header>
			<mat-card-content>
				<table mat-table [dataSource]="activityRows" class="rp-table">
					<ng-container matColumnDef="kind"><th mat-header-cell *matHeaderCellDef>Type</th><td mat-cell *matCellDef="let r; let i = index" [formGroup]="r">
						@if (editing === i) { <mat-form-field subscriptSizing="dynamic"><mat-label>Type</mat-label><mat-select formControlName="kind">@for (t of types; track t[0]) { <mat-option [value]="t[0]">{{ t[1] }}</mat-option> }</mat-select></mat-form-field> } @else { {{ typeOf(r.value.kind) }} }</td></ng-container>
					<ng-container matColumnDef="org"><th mat-header-cell *matHeaderCellDef>Organization / employer</th><td mat-cell *matCellDef="let r; let i = index" [formGroup]="r">
						@if (editing === i) { <mat-form-field subscriptSizing="dynamic"><input matInput formControlName="org" placeholder="Organization"></mat-form-field> } @else { {{ r.value.org }} }</td></ng-container>
					<ng-container matColumnDef="role"><th mat-header-cell *matHeaderCellDef>Your role</th><td mat-cell *matCellDef="let r; let i = index" [formGroup]="r">
						@if (editing === i) { <mat-form-field subscriptSizing="dynamic"><input matInput formControlName="role" placeholder="Role"></mat-form-field> } @else { {{ r.value.role }} }</td></ng-container>
					<ng-container matColumnDef="grades"><th mat-header-cell *matHeaderCellDef>Grades</th><td mat-cell *matCellDef="let r; let i = index" [formGroup]="r">
						@if (editing === i) { <mat-form-field subscriptSizing="dynamic"><mat-select multiple formControlName="grades" placeholder="Grades">@for (g of gradeList; track g[0]) { <mat-option [value]="g[0]">{{ g[1] }}</mat-option> }</mat-select></mat-form-field> } @else { {{ gradesOf(r.value.grades) }} }</td></ng-container>
					<ng-container matColumnDef="hours"><th mat-header-cell *matHeaderCellDef>Hrs/wk</th><td mat-cell *matCellDef="let r; let i = index" [formGroup]="r">
						@if (editing === i) { <mat-form-field subscriptSizing="dynamic" class="rp-narrow"><input matInput type="number" formControlName="hours"></mat-form-field> } @else { {{ r.value.hours }} }</td></ng-container>
					<ng-container matColumnDef="tools"><th mat-header-cell *matHeaderCellDef></th><td mat-cell *matCellDef="let r; let i = index">
						@if (editing === i) { <button mat-icon-button type="button" aria-label="Done" (click)="editing = -1"><mat-icon>check</mat-icon></button> } @else { <button mat-icon-button type="button" aria-label="Edit row" (click)="editing = i"><mat-icon>edit</mat-icon></button> }
						<button mat-icon-button type="button" aria-label="Delete row" (click)="removeActivity(i)"><mat-icon>delete</mat-icon></button></td></ng-container>
					<tr mat-header-row *matHeaderRowDef="columns"></tr><tr mat-row *matRowDef="let row; columns: columns"></tr>
					<tr class="mat-row" *matNoDataRow><td class="mat-cell rp-empty" colspan="6">No activities yet</td></tr>
				</table>
				<button mat-stroked-button type="button" (click)="addActivity()"><mat-icon>add</mat-icon> Add activity</button>
			</mat-card-content></mat-card>

			<h3>Honors and awards</h3>
			<mat-accordion>
				@for (h of honors.controls; track h; let i = $index) {
				<mat-expansion-panel [expanded]="openHonor === i" (opened)="openHonor = i" [formGroup]="h">
					<mat-expansion-panel-header><mat-panel-title>Honor {{ i + 1 }}</mat-panel-title><mat-panel-description>{{ h.value.title || 'Untitled' }}</mat-panel-description></mat-expansion-panel-header>
					<mat-form-field class="full"><mat-label>Honor</mat-label><input matInput formControlName="title"></mat-form-field>
					<mat-form-field><mat-label>Grade when received</mat-label><mat-select formControlName="grade">@for (g of gradeList; track g[0]) { <mat-option [value]="g[0]">{{ g[1] }}</mat-option> }</mat-select></mat-form-field>
					<mat-action-row><button mat-button type="button" (click)="honors.removeAt(i)">Remove</button></mat-action-row>
				</mat-expansion-panel> }
			</mat-accordion>
			<button mat-stroked-button type="button" class="rp-add" (click)="addHonor()"><mat-icon>add</mat-icon> Add honor</button>

			<h3>Advanced Placement exams</h3>
			<mat-list>@for (e of exams; track e; let i = $index) { <mat-list-item class="rp-exam"><span matListItemTitle class="rp-exam-subject">{{ e.subject }}</span><span matListItemLine>Score <b>{{ e.score }}</b></span><button matListItemMeta mat-icon-button type="button" aria-label="Remove exam" (click)="exams.splice(i, 1)"><mat-icon>close</mat-icon></button></mat-list-item> } @empty { <p class="rp-muted">None reported.</p> }</mat-list>
			<button mat-stroked-button type="button" class="rp-add" (click)="addExam()"><mat-icon>add</mat-icon> Report an AP exam</button>

			<mat-card appearance="outlined"><mat-card-header><mat-card-title>Last things</mat-card-title></mat-card-header><mat-card-content class="rp-grid">
				<mat-form-field><mat-label>How did you first hear about Reach?</mat-label><mat-select formControlName="heard"><mat-option value="fair">College fair</mat-option><mat-option value="web">Website</mat-option><mat-option value="friend">Friend or family</mat-option><mat-option value="mail">Mail</mat-option></mat-select></mat-form-field>
				<div class="rp-inline"><label id="house-l">Where would you live?</label><mat-button-toggle-group formControlName="housing" aria-labelledby="house-l"><mat-button-toggle value="hall">Residence hall</mat-button-toggle><mat-button-toggle value="home">With family</mat-button-toggle><mat-button-toggle value="off">Off campus</mat-button-toggle></mat-button-toggle-group></div>
				<mat-form-field class="full"><mat-label>What problem would you most like to build a solution for?</mat-label><textarea matInput rows="4" formControlName="essay"></textarea><mat-hint>150–300 words</mat-hint></mat-form-field>
				<div class="full"><mat-slide-toggle formControlName="smsOptIn">Text me reminders and news (message rates apply)</mat-slide-toggle></div>
				<mat-form-field><mat-label>Type your full name to sign</mat-label><input matInput formControlName="signature"></mat-form-field>
			</mat-card-content></mat-card>
			<div class="rp-actions"><button mat-button matStepperPrevious type="button">Back</button><button mat-flat-button matStepperNext type="button">Review</button></div>
		</mat-step>
		<mat-step label="Review"><p>Check everything before you submit. You can still go back.</p><button mat-flat-button type="button" (click)="submitted = true">Submit application</button></mat-step>
	</mat-stepper></main>
	<footer class="rp-foot">© Reach Polytechnic · An equal opportunity institution</footer>`,
})
class App {
	@ViewChild(MatTable) table?: MatTable<any>;
	cdr = inject(ChangeDetectorRef);
	dialog = inject(MatDialog);
	submitted = false;
	today = new Date();
	dobStart = new Date(2008, 0, 1);
	states = STATES;
	countries = COUNTRIES;
	types = ACTIVITY_TYPES;
	gradeList = GRADES;
	races = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White", "Prefer not to say"];
	incomes = [["A", "Under $30,000"], ["B", "$30,000 – $59,999"], ["C", "$60,000 – $89,999"], ["D", "$90,000 – $149,999"], ["E", "$150,000 or more"], ["X", "I don't know"]];
	programs = [
		{ college: "College of Engineering", list: [["CE", "Civil Engineering"], ["EE", "Electrical Engineering"], ["ENVE", "Environmental Engineering"], ["ME", "Mechanical Engineering"]] },
		{ college: "College of Science", list: [["BIO", "Biology"], ["CHEM", "Chemistry"], ["ENVS", "Environmental Science"], ["STAT", "Statistics"]] },
		{ college: "College of Design", list: [["ARCH", "Architecture"], ["LAND", "Landscape Architecture"]] },
	];
	form = new FormGroup({
		portalPassword: box(), honorCode: new FormControl(false),
		firstName: box(Validators.required), middleName: box(), lastName: box(Validators.required), suffix: none(), goesBy: box(), dob: none(), email: box(Validators.email), mobile: box(), pronouns: none(),
		street: box(), unit: box(), city: box(), state: none(), zip: box(), country: none(), emName: box(), emPhone: box(),
		citizenship: none(), hispanic: none(), race: new FormControl<string[]>([]), income: none(), firstGen: new FormControl(false),
		school: box(), gradMonth: none(), gpa: none(), rank: none(), rankOf: none(), term: none(), program: none(), satRw: none(), satM: none(), act: none(), counselorName: box(), counselorEmail: box(),
		heard: none(), housing: none(), essay: box(), smsOptIn: new FormControl(false), signature: box(),
	});
	columns = ["kind", "org", "role", "grades", "hours", "tools"];
	activities = new FormArray<FormGroup<any>>([]);
	activityRows: FormGroup<any>[] = [];
	editing = -1;
	honors = new FormArray<FormGroup<any>>([this.honor()]);
	openHonor = 0;
	exams: { subject: string; score: number }[] = [];
	schoolQuery = new Subject<string>();
	schoolList: School[] = [];
	placeList: Place[] = [];
	searching = false;
	nameOf = (school: any) => school?.name ?? school ?? "";
	streetOf = (place: any) => place?.street ?? place ?? "";
	constructor() {
		this.schoolQuery
			.pipe(debounceTime(250), tap((q) => (this.searching = typeof q === "string" && q.length > 2)), switchMap((q) => (typeof q === "string" && q.length > 2 ? of(SCHOOLS.filter((s) => finds(q, `${s.name} ${s.city} ${s.state}`))).pipe(delay(350)) : of([]))))
			.subscribe((list) => { this.searching = false; this.schoolList = list; this.cdr.markForCheck(); });
		this.form.controls.street.valueChanges
			.pipe(debounceTime(200), switchMap((q) => (typeof q === "string" && q.length > 4 ? of(PLACES.filter((p) => finds(q, `${p.street} ${p.city} ${p.state} ${p.zip}`))).pipe(delay(300)) : of([]))))
			.subscribe((list) => { this.placeList = list; this.cdr.markForCheck(); });
		Object.assign(window, { formState: () => this.state(), formShown: () => this.shown() });
	}
	fillPlace(place: Place) {
		this.form.patchValue({ city: place.city, state: place.state, zip: place.zip });
		this.form.controls.street.setValue(place.street, { emitEvent: false });
	}
	maskPhone(event: Event) {
		let digits = (event.target as HTMLInputElement).value.replace(/\D/g, "");
		if (digits.length === 11 && digits[0] === "1") digits = digits.slice(1);
		digits = digits.slice(0, 10);
		const text = digits.length > 6 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits.length > 3 ? `(${digits.slice(0, 3)}) ${digits.slice(3)}` : digits;
		this.form.controls.mobile.setValue(text);
	}
	typeOf = (code: any) => ACTIVITY_TYPES.find(([each]) => each === code)?.[1] ?? "";
	gradesOf = (list: number[]) => GRADES.filter(([each]) => list.includes(each as number)).map(([, text]) => text).join(", ");
	addActivity() {
		this.activities.push(new FormGroup({ kind: none(), org: box(), role: box(), grades: new FormControl([]), hours: none() }));
		this.activityRows = [...this.activities.controls];
		this.editing = this.activities.length - 1;
	}
	removeActivity(i: number) { this.activities.removeAt(i); this.activityRows = [...this.activities.controls]; this.editing = -1; }
	honor() { return new FormGroup<any>({ title: box(), grade: none() }); }
	addHonor() { this.honors.push(this.honor()); this.openHonor = this.honors.length - 1; }
	addExam() { this.dialog.open(ExamDialog, { width: "520px" }).afterClosed().subscribe((exam) => { if (exam) this.exams = [...this.exams, exam]; this.cdr.markForCheck(); }); }
	state() {
		const v: any = this.form.getRawValue();
		const out: any = { ...v, dob: iso(v.dob), gradMonth: iso(v.gradMonth, 7), school: v.school?.ceeb ?? "", street: v.street?.street ?? v.street ?? "" };
		for (let i = 0; i < 3; i++) {
			const a = this.activities.at(i)?.value, h = this.honors.at(i)?.value, e = this.exams[i];
			for (const key of ["kind", "org", "role", "grades", "hours"]) out[`act${i}_${key}`] = a ? a[key] : key === "grades" ? [] : key === "org" || key === "role" ? "" : null;
			out[`honor${i}_title`] = h?.title ?? "";
			out[`honor${i}_grade`] = h?.grade ?? null;
			out[`ap${i}_subject`] = e?.subject ?? "";
			out[`ap${i}_score`] = e?.score ?? null;
		}
		return { ...out, submitted: this.submitted };
	}
	shown() {
		const read = (el: Element | null | undefined): any => {
			if (!el) return "";
			if (el instanceof HTMLInputElement || el instanceof HTMLTextAreaElement) return el.value;
			if (el.matches("mat-select")) {
				const text = el.querySelector(".mat-mdc-select-value-text")?.textContent?.trim() ?? "";
				return el.matches(".mat-mdc-select-multiple") ? (text ? text.split(", ") : []) : text;
			}
			if (el.matches("mat-checkbox")) return el.querySelector("input")!.checked;
			if (el.matches("mat-slide-toggle")) return el.querySelector("button")!.getAttribute("aria-checked") === "true";
			if (el.matches("mat-radio-group")) return el.querySelector(".mat-mdc-radio-checked label")?.textContent?.trim() ?? "";
			if (el.matches("mat-button-toggle-group")) return el.querySelector(".mat-button-toggle-checked .mat-button-toggle-label-content")?.textContent?.trim() ?? "";
			return el.textContent?.trim() ?? "";
		};
		const out: any = {};
		for (const key of Object.keys(this.form.controls)) out[key] = read(key === "gradMonth" ? document.querySelector("rp-month-year input") : document.querySelector(`mat-stepper [formcontrolname=${key}]`));
		for (let i = 0; i < 3; i++) {
			const row = document.querySelectorAll("#activities tr.mat-mdc-row")[i], panel = document.querySelectorAll("mat-expansion-panel")[i], exam = document.querySelectorAll(".rp-exam")[i];
			for (const key of ["kind", "org", "role", "grades", "hours"]) {
				const cell = row?.querySelector(`.mat-column-${key}`);
				const text = read(cell?.querySelector("[formcontrolname]") ?? cell);
				out[`act${i}_${key}`] = key === "grades" && typeof text === "string" ? (text ? text.split(", ") : []) : text;
			}
			out[`honor${i}_title`] = read(panel?.querySelector("[formcontrolname=title]"));
			out[`honor${i}_grade`] = read(panel?.querySelector("[formcontrolname=grade]"));
			out[`ap${i}_subject`] = read(exam?.querySelector(".rp-exam-subject"));
			out[`ap${i}_score`] = read(exam?.querySelector("b"));
		}
		return out;
	}
}
bootstrapApplication(App, { providers: [provideZoneChangeDetection({ eventCoalescing: true })] });
