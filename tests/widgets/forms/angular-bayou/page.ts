import "zone.js";
import "@angular/compiler";
import "./styles.css";
import { ChangeDetectorRef, Component, Directive, inject, provideZoneChangeDetection } from "@angular/core";
import { FormArray, FormBuilder, FormControl, FormGroup, NgControl, ReactiveFormsModule, Validators } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatDialog, MatDialogModule, MatDialogRef } from "@angular/material/dialog";
import { MatExpansionModule } from "@angular/material/expansion";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatIconModule } from "@angular/material/icon";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatTableModule } from "@angular/material/table";
import { MatToolbarModule } from "@angular/material/toolbar";
import { bootstrapApplication } from "@angular/platform-browser";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const GRADES = [
	{ value: "9", viewValue: "9th grade" },
	{ value: "10", viewValue: "10th grade" },
	{ value: "11", viewValue: "11th grade" },
	{ value: "12", viewValue: "12th grade" },
];

@Directive({ selector: "input[appUsPhone]", standalone: true, host: { "(input)": "reformat($event)" } })
class UsPhoneDirective {
	private ngControl = inject(NgControl);
	reformat(event: Event) {
		const digits = (event.target as HTMLInputElement).value.replace(/\D/g, "").replace(/^1(?=\d{10})/, "").slice(0, 10);
		let out = digits;
		if (digits.length > 6) out = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
		else if (digits.length > 3) out = `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
		this.ngControl.control?.setValue(out);
	}
}

interface Honor {
	title: string;
	level: string;
	details: string;
}

@Component({
	selector: "app-honor-dialog",
	standalone: true,
	imports: [ReactiveFormsModule, MatDialogModule, MatFormFieldModule, MatInputModule, MatSelectModule, MatButtonModule],
	template: `
		<h2 mat-dialog-title>Add an honor or award</h2>
		<mat-dialog-content [formGroup]="honorForm" class="honor-dialog">
			<mat-form-field appearance="outline">
				<mat-label>Honor / award</mat-label>
				<input matInput formControlName="title" maxlength="100" required />
				@if (honorForm.controls.title.hasError("required")) {
					<mat-error>Please name the honor</mat-error>
				}
			</mat-form-field>
			<mat-form-field appearance="outline">
				<mat-label>Grade in which received</mat-label>
				<mat-select formControlName="level">
					@for (g of grades; track g.value) {
						<mat-option [value]="g.value">{{ g.viewValue }}</mat-option>
					}
				</mat-select>
			</mat-form-field>
			<mat-form-field appearance="outline">
				<mat-label>What was it for?</mat-label>
				<textarea matInput formControlName="details" rows="3"></textarea>
				<mat-hint>A sentence is plenty</mat-hint>
			</mat-form-field>
		</mat-dialog-content>
		<mat-dialog-actions align="end">
			<button mat-button mat-dialog-close type="button">Cancel</button>
			<button mat-flat-button type="button" [disabled]="honorForm.invalid" (click)="save()">Save honor</button>
		</mat-dialog-actions>
	`,
})
class HonorDialogComponent {
	private ref = inject(MatDialogRef<HonorDialogComponent, Honor>);
	grades = GRADES;
	honorForm = inject(FormBuilder).nonNullable.group({ title: ["", Validators.required], level: [""], details: [""] });
	save() {
		this.ref.close(this.honorForm.getRawValue());
	}
}

@Component({
	selector: "app-root",
	standalone: true,
	imports: [
		ReactiveFormsModule,
		MatAutocompleteModule,
		MatButtonModule,
		MatCheckboxModule,
		MatDatepickerModule,
		MatDialogModule,
		MatExpansionModule,
		MatFormFieldModule,
		MatIconModule,
		MatInputModule,
		MatRadioModule,
		MatSelectModule,
		MatTableModule,
		MatToolbarModule,
		UsPhoneDirective,
	],
	template: `
<mat-toolbar class="app-toolbar">
	<span>Bayou State University System</span><span class="spacer"></span>
	<a mat-button href="#help">Help</a>
	<button mat-button type="button">Save &amp; exit</button>
</mat-toolbar>
<main class="container">
	<h1 class="mat-headline-medium">Undergraduate Admission &mdash; First-Year Applicants</h1>
	<p class="mat-body-medium">One application is considered by all seven campuses of the system. Fields marked with an asterisk must be completed before you can submit. Your work is saved each time you leave a section.</p>

	<form [formGroup]="app" (ngSubmit)="submit()" autocomplete="off">
	<mat-accordion multi displayMode="flat">

		<mat-expansion-panel [expanded]="true" formGroupName="bio">
			<mat-expansion-panel-header>
				<mat-panel-title>Applicant information</mat-panel-title>
				<mat-panel-description>Name as it appears on your passport or birth certificate</mat-panel-description>
			</mat-expansion-panel-header>
			<div class="row">
				<mat-form-field appearance="outline">
					<mat-label>Legal first name</mat-label>
					<input matInput formControlName="firstName" required />
					<mat-error>Legal first name is required</mat-error>
				</mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>Middle name</mat-label>
					<input matInput formControlName="middleName" />
				</mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>Legal last name</mat-label>
					<input matInput formControlName="lastName" required />
					<mat-error>Legal last name is required</mat-error>
				</mat-form-field>
				<mat-form-field appearance="outline" class="narrow">
					<mat-label>Suffix</mat-label>
					<mat-select formControlName="suffixCd">
						<mat-option [value]="null">--</mat-option>
						@for (s of suffixes; track s) {
							<mat-option [value]="s">{{ s }}</mat-option>
						}
					</mat-select>
				</mat-form-field>
			</div>
			<div class="row">
				<mat-form-field appearance="outline">
					<mat-label>Preferred first name</mat-label>
					<input matInput formControlName="prefFirst" />
					<mat-hint>If different from your legal first name</mat-hint>
				</mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>Date of birth</mat-label>
					<input matInput [matDatepicker]="dobPicker" formControlName="birthDt" required />
					<mat-hint>MM/DD/YYYY</mat-hint>
					<mat-datepicker-toggle matIconSuffix [for]="dobPicker"></mat-datepicker-toggle>
					<mat-datepicker #dobPicker startView="multi-year"></mat-datepicker>
				</mat-form-field>
			</div>
			<div class="row">
				<mat-form-field appearance="outline">
					<mat-label>Social Security Number</mat-label>
					<input matInput type="password" formControlName="ssn" maxlength="11" />
					<mat-icon matSuffix>lock</mat-icon>
					<mat-hint>Optional. Used only to match financial aid records.</mat-hint>
				</mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>Country of birth</mat-label>
					<mat-select formControlName="birthCountry">
						@for (c of countries; track c) {
							<mat-option [value]="c">{{ c }}</mat-option>
						}
					</mat-select>
				</mat-form-field>
			</div>
		</mat-expansion-panel>

		<mat-expansion-panel [expanded]="true" formGroupName="contact">
			<mat-expansion-panel-header><mat-panel-title>Contact and permanent address</mat-panel-title></mat-expansion-panel-header>
			<div class="row">
				<mat-form-field appearance="outline">
					<mat-label>Email</mat-label>
					<input matInput type="email" formControlName="emailAddr" required />
					<mat-icon matSuffix>mail</mat-icon>
					<mat-error>Enter a valid email</mat-error>
				</mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>Mobile phone</mat-label>
					<input matInput type="tel" appUsPhone formControlName="cell" placeholder="(555) 555-5555" />
				</mat-form-field>
			</div>
			<mat-checkbox formControlName="smsOk">Text me about deadlines, campus visits and offers. Message and data rates may apply.</mat-checkbox>
			<div class="row">
				<mat-form-field appearance="outline" class="wide">
					<mat-label>Street address</mat-label>
					<input matInput formControlName="street1" required />
				</mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>Apartment, unit, lot</mat-label>
					<input matInput formControlName="street2" />
				</mat-form-field>
			</div>
			<div class="row">
				<mat-form-field appearance="outline">
					<mat-label>City</mat-label>
					<input matInput formControlName="cityNm" required />
				</mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>State</mat-label>
					<mat-select formControlName="stateCd">
						@for (s of states; track s[0]) {
							<mat-option [value]="s[0]">{{ s[1] }}</mat-option>
						}
					</mat-select>
				</mat-form-field>
				<mat-form-field appearance="outline" class="narrow">
					<mat-label>ZIP code</mat-label>
					<input matInput formControlName="zip" maxlength="10" />
				</mat-form-field>
			</div>
		</mat-expansion-panel>

		<mat-expansion-panel [expanded]="true" formGroupName="demo">
			<mat-expansion-panel-header>
				<mat-panel-title>Citizenship and background</mat-panel-title>
				<mat-panel-description>Reported to the Board of Regents in aggregate only</mat-panel-description>
			</mat-expansion-panel-header>
			<div class="row">
				<mat-form-field appearance="outline">
					<mat-label>Citizenship status</mat-label>
					<mat-select formControlName="citizenCd" required>
						<mat-option value="USC">U.S. citizen or national</mat-option>
						<mat-option value="PR">Permanent resident</mat-option>
						<mat-option value="REF">Refugee / asylee</mat-option>
						<mat-option value="NR">Non-resident (visa)</mat-option>
						<mat-option value="OTH">Other</mat-option>
					</mat-select>
				</mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>Military affiliation</mat-label>
					<mat-select formControlName="military">
						<mat-option value="NONE">No military affiliation</mat-option>
						<mat-option value="AD">Active duty</mat-option>
						<mat-option value="NG">National Guard or Reserve</mat-option>
						<mat-option value="VET">Veteran</mat-option>
						<mat-option value="DEP">Dependent of a veteran</mat-option>
					</mat-select>
				</mat-form-field>
			</div>
			<div class="radio-block">
				<label id="hisp-lbl">Are you Hispanic or Latino?</label>
				<mat-radio-group aria-labelledby="hisp-lbl" formControlName="hispanic">
					<mat-radio-button value="Y">Yes</mat-radio-button>
					<mat-radio-button value="N">No</mat-radio-button>
				</mat-radio-group>
			</div>
			<fieldset class="plain" formGroupName="race">
				<legend>Race (select one or more)</legend>
				<mat-checkbox formControlName="amind">American Indian or Alaska Native</mat-checkbox>
				<mat-checkbox formControlName="asian">Asian</mat-checkbox>
				<mat-checkbox formControlName="black">Black or African American</mat-checkbox>
				<mat-checkbox formControlName="nhpi">Native Hawaiian or Other Pacific Islander</mat-checkbox>
				<mat-checkbox formControlName="white">White</mat-checkbox>
			</fieldset>
			<div class="radio-block">
				<label id="sex-lbl">Sex</label>
				<mat-radio-group aria-labelledby="sex-lbl" formControlName="sex">
					<mat-radio-button value="F">Female</mat-radio-button>
					<mat-radio-button value="M">Male</mat-radio-button>
					<mat-radio-button value="X">Prefer not to say</mat-radio-button>
				</mat-radio-group>
			</div>
		</mat-expansion-panel>

		<mat-expansion-panel [expanded]="true" formGroupName="family">
			<mat-expansion-panel-header><mat-panel-title>Family</mat-panel-title></mat-expansion-panel-header>
			<h3>Parent / guardian 1</h3>
			<div class="row">
				<mat-form-field appearance="outline"><mat-label>First name</mat-label><input matInput formControlName="pg1First" /></mat-form-field>
				<mat-form-field appearance="outline"><mat-label>Last name</mat-label><input matInput formControlName="pg1Last" /></mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>Highest education completed</mat-label>
					<mat-select formControlName="pg1Educ">
						@for (e of educ; track e.value) {
							<mat-option [value]="e.value">{{ e.viewValue }}</mat-option>
						}
					</mat-select>
				</mat-form-field>
				<mat-form-field appearance="outline"><mat-label>Email address</mat-label><input matInput type="email" formControlName="pg1Email" /></mat-form-field>
			</div>
			<h3>Parent / guardian 2</h3>
			<div class="row">
				<mat-form-field appearance="outline"><mat-label>First name</mat-label><input matInput formControlName="pg2First" /></mat-form-field>
				<mat-form-field appearance="outline"><mat-label>Last name</mat-label><input matInput formControlName="pg2Last" /></mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>Highest education completed</mat-label>
					<mat-select formControlName="pg2Educ">
						@for (e of educ; track e.value) {
							<mat-option [value]="e.value">{{ e.viewValue }}</mat-option>
						}
					</mat-select>
				</mat-form-field>
			</div>
			<div class="radio-block">
				<label id="fg-lbl">Will you be in the first generation of your family to earn a bachelor's degree?</label>
				<mat-radio-group aria-labelledby="fg-lbl" formControlName="firstGen">
					<mat-radio-button [value]="true">Yes</mat-radio-button>
					<mat-radio-button [value]="false">No</mat-radio-button>
				</mat-radio-group>
			</div>
			<h3>In case of emergency</h3>
			<div class="row">
				<mat-form-field appearance="outline"><mat-label>Contact name</mat-label><input matInput formControlName="emerName" /></mat-form-field>
				<mat-form-field appearance="outline"><mat-label>Contact phone</mat-label><input matInput type="tel" appUsPhone formControlName="emerPhone" /></mat-form-field>
			</div>
		</mat-expansion-panel>

		<mat-expansion-panel [expanded]="true" formGroupName="hs">
			<mat-expansion-panel-header><mat-panel-title>High school</mat-panel-title></mat-expansion-panel-header>
			<div class="row">
				<mat-form-field appearance="outline" class="wide">
					<mat-label>High school you attend or graduated from</mat-label>
					<input matInput formControlName="schoolNm" [matAutocomplete]="schoolAuto" />
					<mat-autocomplete #schoolAuto="matAutocomplete">
						@for (s of matchingSchools(); track s) {
							<mat-option [value]="s">{{ s }}</mat-option>
						}
					</mat-autocomplete>
					<mat-hint>Not in the list? Type the full name.</mat-hint>
				</mat-form-field>
				<mat-form-field appearance="outline"><mat-label>City</mat-label><input matInput formControlName="schoolCity" /></mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>State</mat-label>
					<mat-select formControlName="schoolState">
						@for (s of states; track s[0]) {
							<mat-option [value]="s[0]">{{ s[1] }}</mat-option>
						}
					</mat-select>
				</mat-form-field>
			</div>
			<div class="row">
				<mat-form-field appearance="outline">
					<mat-label>Graduation date</mat-label>
					<input matInput [matDatepicker]="gradPicker" formControlName="gradDt" />
					<mat-hint>Actual or expected</mat-hint>
					<mat-datepicker-toggle matIconSuffix [for]="gradPicker"></mat-datepicker-toggle>
					<mat-datepicker #gradPicker></mat-datepicker>
				</mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>Unweighted GPA (4.0 scale)</mat-label>
					<input matInput type="number" step="0.01" min="0" max="4" formControlName="gpaUnw" />
				</mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>Class rank</mat-label>
					<input matInput type="number" formControlName="rank" />
				</mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>Class size</mat-label>
					<input matInput type="number" formControlName="classSize" />
				</mat-form-field>
			</div>
			<p class="note">We will ask your counselor for an official transcript.</p>
			<div class="row">
				<mat-form-field appearance="outline"><mat-label>Counselor name</mat-label><input matInput formControlName="counselor" /></mat-form-field>
				<mat-form-field appearance="outline"><mat-label>Counselor email</mat-label><input matInput type="email" formControlName="counselorEmail" /></mat-form-field>
			</div>
		</mat-expansion-panel>

		<mat-expansion-panel [expanded]="true" formGroupName="scores">
			<mat-expansion-panel-header>
				<mat-panel-title>Test scores</mat-panel-title>
				<mat-panel-description>Self-reported; leave blank to apply test-optional</mat-panel-description>
			</mat-expansion-panel-header>
			<div class="row">
				<mat-form-field appearance="outline"><mat-label>ACT composite</mat-label><input matInput type="number" min="1" max="36" formControlName="actComp" /></mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>ACT test date</mat-label>
					<input matInput [matDatepicker]="actPicker" formControlName="actDt" />
					<mat-datepicker-toggle matIconSuffix [for]="actPicker"></mat-datepicker-toggle>
					<mat-datepicker #actPicker></mat-datepicker>
				</mat-form-field>
				<mat-form-field appearance="outline"><mat-label>SAT Evidence-Based Reading &amp; Writing</mat-label><input matInput type="number" min="200" max="800" formControlName="satErw" /></mat-form-field>
				<mat-form-field appearance="outline"><mat-label>SAT Math</mat-label><input matInput type="number" min="200" max="800" formControlName="satMath" /></mat-form-field>
			</div>
		</mat-expansion-panel>

		<mat-expansion-panel [expanded]="true">
			<mat-expansion-panel-header><mat-panel-title>Advanced Placement exams</mat-panel-title></mat-expansion-panel-header>
			<p class="mat-body-medium">List exams already taken. Scores of 3 and higher may earn credit.</p>
			<div formArrayName="apExams">
				@for (exam of apExams.controls; track exam; let i = $index) {
					<div class="row exam-row" [formGroupName]="i">
						<mat-form-field appearance="outline" class="wide">
							<mat-label>AP exam</mat-label>
							<mat-select formControlName="subject">
								<mat-option [value]="null">None</mat-option>
								@for (s of apSubjects; track s) {
									<mat-option [value]="s">{{ s }}</mat-option>
								}
							</mat-select>
						</mat-form-field>
						<mat-form-field appearance="outline" class="narrow">
							<mat-label>Year taken</mat-label>
							<mat-select formControlName="year">
								@for (y of examYears; track y) {
									<mat-option [value]="y">{{ y }}</mat-option>
								}
							</mat-select>
						</mat-form-field>
						<mat-form-field appearance="outline" class="narrow">
							<mat-label>Score</mat-label>
							<mat-select formControlName="score">
								@for (n of [5, 4, 3, 2, 1]; track n) {
									<mat-option [value]="n">{{ n }}</mat-option>
								}
							</mat-select>
						</mat-form-field>
					</div>
				}
			</div>
		</mat-expansion-panel>

		<mat-expansion-panel [expanded]="true">
			<mat-expansion-panel-header>
				<mat-panel-title>Activities and work</mat-panel-title>
				<mat-panel-description>{{ activities.length }} of 8 entered</mat-panel-description>
			</mat-expansion-panel-header>
			<p class="mat-body-medium">Tell us how you spend time outside the classroom, beginning with what matters most to you. Jobs and family duties count.</p>
			<mat-accordion multi formArrayName="activities">
				@for (act of activities.controls; track act; let i = $index) {
					<mat-expansion-panel class="activity-entry" [expanded]="true" [formGroupName]="i">
						<mat-expansion-panel-header>
							<mat-panel-title>Activity {{ i + 1 }}</mat-panel-title>
							<mat-panel-description>{{ act.value.org }}</mat-panel-description>
						</mat-expansion-panel-header>
						<div class="row">
							<mat-form-field appearance="outline">
								<mat-label>Type of activity</mat-label>
								<mat-select formControlName="category">
									@for (t of activityTypes; track t.value) {
										<mat-option [value]="t.value">{{ t.viewValue }}</mat-option>
									}
								</mat-select>
							</mat-form-field>
							<mat-form-field appearance="outline">
								<mat-label>Organization or employer</mat-label>
								<input matInput formControlName="org" />
							</mat-form-field>
							<mat-form-field appearance="outline">
								<mat-label>Your role</mat-label>
								<input matInput formControlName="role" />
							</mat-form-field>
						</div>
						<mat-form-field appearance="outline" class="full">
							<mat-label>Describe what you did</mat-label>
							<textarea matInput rows="3" maxlength="250" formControlName="descr" #descr></textarea>
							<mat-hint align="end">{{ descr.value.length }} / 250</mat-hint>
						</mat-form-field>
						<div class="row">
							<mat-form-field appearance="outline">
								<mat-label>Grades of participation</mat-label>
								<mat-select formControlName="grades" multiple>
									@for (g of grades; track g.value) {
										<mat-option [value]="g.value">{{ g.viewValue }}</mat-option>
									}
								</mat-select>
							</mat-form-field>
							<mat-form-field appearance="outline" class="narrow">
								<mat-label>Hours per week</mat-label>
								<input matInput type="number" min="0" formControlName="hrsWk" />
							</mat-form-field>
							<mat-form-field appearance="outline" class="narrow">
								<mat-label>Weeks per year</mat-label>
								<input matInput type="number" min="0" max="52" formControlName="wksYr" />
							</mat-form-field>
						</div>
						<mat-action-row><button mat-button type="button" (click)="activities.removeAt(i)"><mat-icon>delete</mat-icon> Remove</button></mat-action-row>
					</mat-expansion-panel>
				}
			</mat-accordion>
			<button mat-stroked-button type="button" class="add" [disabled]="activities.length >= 8" (click)="addActivity()"><mat-icon>add</mat-icon> Add activity</button>
		</mat-expansion-panel>

		<mat-expansion-panel [expanded]="true">
			<mat-expansion-panel-header><mat-panel-title>Honors and awards</mat-panel-title></mat-expansion-panel-header>
			@if (honors.length) {
				<table mat-table [dataSource]="honors" class="honors-table">
					<ng-container matColumnDef="title"><th mat-header-cell *matHeaderCellDef>Honor</th><td mat-cell *matCellDef="let h">{{ h.title }}</td></ng-container>
					<ng-container matColumnDef="level"><th mat-header-cell *matHeaderCellDef>Grade</th><td mat-cell *matCellDef="let h">{{ gradeText(h.level) }}</td></ng-container>
					<ng-container matColumnDef="details"><th mat-header-cell *matHeaderCellDef>Details</th><td mat-cell *matCellDef="let h">{{ h.details }}</td></ng-container>
					<ng-container matColumnDef="actions"><th mat-header-cell *matHeaderCellDef></th><td mat-cell *matCellDef="let h"><button mat-icon-button type="button" aria-label="Remove honor" (click)="removeHonor(h)"><mat-icon>delete</mat-icon></button></td></ng-container>
					<tr mat-header-row *matHeaderRowDef="honorColumns"></tr>
					<tr mat-row *matRowDef="let row; columns: honorColumns"></tr>
				</table>
			} @else {
				<p class="note">No honors added yet.</p>
			}
			<button mat-stroked-button type="button" class="add" (click)="openHonor()"><mat-icon>add</mat-icon> Add honor</button>
		</mat-expansion-panel>

		<mat-expansion-panel [expanded]="true" formGroupName="plan">
			<mat-expansion-panel-header><mat-panel-title>Enrollment plans</mat-panel-title></mat-expansion-panel-header>
			<div class="row">
				<mat-form-field appearance="outline">
					<mat-label>First-choice campus</mat-label>
					<mat-select formControlName="campus">
						@for (c of campuses; track c) {
							<mat-option [value]="c">{{ c }}</mat-option>
						}
					</mat-select>
				</mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>Entry term</mat-label>
					<mat-select formControlName="entryTerm">
						<mat-option value="202710">Summer 2027</mat-option>
						<mat-option value="202720">Fall 2027</mat-option>
						<mat-option value="202810">Spring 2028</mat-option>
					</mat-select>
				</mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>Intended major</mat-label>
					<input matInput formControlName="major" [matAutocomplete]="majorAuto" />
					<mat-autocomplete #majorAuto="matAutocomplete">
						@for (m of matchingMajors(); track m) {
							<mat-option [value]="m">{{ m }}</mat-option>
						}
					</mat-autocomplete>
				</mat-form-field>
			</div>
			<div class="row">
				<mat-form-field appearance="outline">
					<mat-label>How did you first learn about us?</mat-label>
					<mat-select formControlName="source">
						<mat-option value="fair">College fair</mat-option>
						<mat-option value="web">Web search</mat-option>
						<mat-option value="fam">Family or friend</mat-option>
						<mat-option value="couns">School counselor</mat-option>
					</mat-select>
				</mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>Relative who attended a system campus (name and year)</mat-label>
					<input matInput formControlName="legacy" />
				</mat-form-field>
			</div>
		</mat-expansion-panel>

		<mat-expansion-panel [expanded]="true" formGroupName="cert">
			<mat-expansion-panel-header><mat-panel-title>Certification</mat-panel-title></mat-expansion-panel-header>
			<mat-checkbox formControlName="truth">I certify that the information I have given is complete and accurate, and I understand that false statements may end my enrollment.</mat-checkbox>
			<mat-form-field appearance="outline"><mat-label>Type your full legal name as your signature</mat-label><input matInput formControlName="esign" /></mat-form-field>
		</mat-expansion-panel>
	</mat-accordion>
	<div class="actions"><button mat-flat-button type="submit">Submit application</button></div>
	</form>
	<footer class="mat-body-small">The Bayou State University System does not discriminate on the basis of race, color, national origin, sex, disability or age. <a href="#privacy">Privacy notice</a></footer>
</main>
`,
})
class AppComponent {
	private fb = inject(FormBuilder);
	private dialog = inject(MatDialog);
	private cdr = inject(ChangeDetectorRef);
	submitted = false;
	suffixes = ["Jr.", "Sr.", "II", "III", "IV", "V"];
	countries = COUNTRIES;
	states = STATES;
	grades = GRADES;
	educ = [
		{ value: "0", viewValue: "Less than high school" },
		{ value: "1", viewValue: "High school diploma or equivalent" },
		{ value: "2", viewValue: "Some college, no degree" },
		{ value: "3", viewValue: "Associate degree or certificate" },
		{ value: "4", viewValue: "Bachelor's degree" },
		{ value: "5", viewValue: "Master's, doctorate or professional degree" },
		{ value: "9", viewValue: "Do not know" },
	];
	apSubjects = [
		"Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "Computer Science Principles",
		"English Language and Composition", "English Literature and Composition", "Environmental Science", "European History", "Human Geography",
		"Macroeconomics", "Microeconomics", "Physics 1", "Physics 2", "Psychology", "Spanish Language and Culture", "Statistics",
		"U.S. Government and Politics", "United States History", "World History: Modern",
	];
	examYears = ["2023", "2024", "2025", "2026"];
	activityTypes = [
		{ value: "ACAD", viewValue: "Academic club or team" },
		{ value: "ARTS", viewValue: "Visual or performing arts" },
		{ value: "ATHL", viewValue: "Athletics" },
		{ value: "CSVC", viewValue: "Community service" },
		{ value: "DEBT", viewValue: "Debate / speech" },
		{ value: "ENVR", viewValue: "Environmental" },
		{ value: "FAML", viewValue: "Family responsibilities" },
		{ value: "JROTC", viewValue: "Junior ROTC" },
		{ value: "WORK", viewValue: "Paid work" },
		{ value: "RELG", viewValue: "Religious" },
		{ value: "GOVT", viewValue: "Student government" },
		{ value: "OTHR", viewValue: "Other" },
	];
	campuses = ["Bayou Bend", "Cane River", "Crescent City", "Lake Verret", "Pine Belt", "Red Stick", "Teche Valley"];
	private schools = ["Acadia Parish High School", "Bonnet Carre Academy", "Catahoula Central High School", "Evangeline Magnet School", "Pontchartrain Preparatory"];
	honorColumns = ["title", "level", "details", "actions"];
	honors: Honor[] = [];

	app = this.fb.group({
		bio: this.fb.group({
			firstName: ["", Validators.required],
			middleName: "",
			lastName: ["", Validators.required],
			suffixCd: this.fb.control<string | null>(null),
			prefFirst: "",
			birthDt: this.fb.control<Date | null>(null, Validators.required),
			ssn: "",
			birthCountry: this.fb.control<string | null>(null),
		}),
		contact: this.fb.group({
			emailAddr: ["", [Validators.required, Validators.email]],
			cell: "",
			smsOk: false,
			street1: "",
			street2: "",
			cityNm: "",
			stateCd: this.fb.control<string | null>(null),
			zip: "",
		}),
		demo: this.fb.group({
			citizenCd: this.fb.control<string | null>(null),
			military: this.fb.control<string | null>(null),
			hispanic: this.fb.control<string | null>(null),
			race: this.fb.group({ amind: false, asian: false, black: false, nhpi: false, white: false }),
			sex: this.fb.control<string | null>(null),
		}),
		family: this.fb.group({
			pg1First: "",
			pg1Last: "",
			pg1Educ: this.fb.control<string | null>(null),
			pg1Email: "",
			pg2First: "",
			pg2Last: "",
			pg2Educ: this.fb.control<string | null>(null),
			firstGen: this.fb.control<boolean | null>(null),
			emerName: "",
			emerPhone: "",
		}),
		hs: this.fb.group({
			schoolNm: "",
			schoolCity: "",
			schoolState: this.fb.control<string | null>(null),
			gradDt: this.fb.control<Date | null>(null),
			gpaUnw: this.fb.control<number | null>(null),
			rank: this.fb.control<number | null>(null),
			classSize: this.fb.control<number | null>(null),
			counselor: "",
			counselorEmail: "",
		}),
		scores: this.fb.group({
			actComp: this.fb.control<number | null>(null),
			actDt: this.fb.control<Date | null>(null),
			satErw: this.fb.control<number | null>(null),
			satMath: this.fb.control<number | null>(null),
		}),
		apExams: this.fb.array([0, 1, 2].map(() => this.newExam())),
		activities: this.fb.array<FormGroup>([]),
		plan: this.fb.group({
			campus: this.fb.control<string | null>(null),
			entryTerm: this.fb.control<string | null>(null),
			major: "",
			source: this.fb.control<string | null>(null),
			legacy: "",
		}),
		cert: this.fb.group({ truth: false, esign: "" }),
	});

	get apExams() {
		return this.app.get("apExams") as FormArray;
	}
	get activities() {
		return this.app.get("activities") as FormArray<FormGroup>;
	}
	constructor() {
		component = this;
	}
	private newExam() {
		return new FormGroup({
			subject: new FormControl<string | null>(null),
			year: new FormControl<string | null>(null),
			score: new FormControl<number | null>(null),
		});
	}
	addActivity() {
		this.activities.push(
			new FormGroup({
				category: new FormControl<string | null>(null),
				org: new FormControl(""),
				role: new FormControl(""),
				descr: new FormControl(""),
				grades: new FormControl<string[]>([]),
				hrsWk: new FormControl<number | null>(null),
				wksYr: new FormControl<number | null>(null),
			}),
		);
	}
	gradeText(level: string) {
		return GRADES.find((g) => g.value === level)?.viewValue ?? "";
	}
	matchingMajors() {
		const typed = (this.app.value.plan?.major ?? "").toLowerCase();
		return MAJORS.filter((m) => m.toLowerCase().includes(typed));
	}
	matchingSchools() {
		const typed = (this.app.value.hs?.schoolNm ?? "").toLowerCase();
		return typed.length < 2 ? [] : this.schools.filter((s) => s.toLowerCase().includes(typed));
	}
	openHonor() {
		this.dialog
			.open<HonorDialogComponent, void, Honor>(HonorDialogComponent, { width: "560px", autoFocus: "first-tabbable" })
			.afterClosed()
			.subscribe((honor) => {
				if (honor) this.honors = [...this.honors, honor];
				this.cdr.markForCheck();
			});
	}
	removeHonor(honor: Honor) {
		this.honors = this.honors.filter((h) => h !== honor);
	}
	submit() {
		this.submitted = true;
	}
}

let component: AppComponent;
const GROUPS = ["bio", "contact", "demo", "family", "hs", "scores", "plan", "cert"];
const EXAM = ["subject", "year", "score"];
const ACTIVITY = ["category", "org", "role", "descr", "grades", "hrsWk", "wksYr"];
const HONOR = ["title", "level", "details"] as const;

const iso = (value: unknown) =>
	value instanceof Date
		? `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}`
		: value;
const none = (field: string) => (field === "grades" ? [] : ["category", "hrsWk", "wksYr"].includes(field) ? null : "");

function formState() {
	const raw = component.app.getRawValue() as any;
	const out: Record<string, unknown> = {};
	for (const group of GROUPS)
		for (const [key, value] of Object.entries(raw[group]))
			out[`${group}.${key}`] = key === "race" ? Object.keys(value as object).filter((k) => (value as any)[k]) : iso(value);
	for (let i = 0; i < 3; i++) {
		for (const f of EXAM) out[`apExams.${i}.${f}`] = raw.apExams[i][f];
		for (const f of ACTIVITY) out[`activities.${i}.${f}`] = raw.activities[i]?.[f] ?? none(f);
		for (const f of HONOR) out[`honors.${i}.${f}`] = component.honors[i]?.[f] ?? "";
	}
	out.submitted = component.submitted;
	return out;
}

function read(node: Element | null | undefined): unknown {
	if (!node) return "";
	if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) return node.value;
	if (node.matches("mat-select")) {
		const text = node.querySelector(".mat-mdc-select-value-text")?.textContent?.trim() ?? "";
		return node.classList.contains("mat-mdc-select-multiple") ? (text ? text.split(", ") : []) : text;
	}
	if (node.matches("mat-checkbox")) return node.querySelector<HTMLInputElement>("input")?.checked;
	if (node.matches("mat-radio-group"))
		return node.querySelector("input:checked")?.closest("mat-radio-button")?.textContent?.trim() ?? "";
	return null;
}

function formShown() {
	const out: Record<string, unknown> = {};
	const raw = component.app.getRawValue() as any;
	const find = (scope: ParentNode | undefined, name: string) => scope?.querySelector(`[formcontrolname="${name}"]`);
	for (const group of GROUPS)
		for (const key of Object.keys(raw[group]))
			out[`${group}.${key}`] =
				key === "race"
					? [...document.querySelectorAll("fieldset mat-checkbox")].filter((c) => c.querySelector("input")?.checked).map((c) => c.textContent?.trim())
					: read(find(document.querySelector(`[formgroupname="${group}"]`) ?? undefined, key));
	const exams = document.querySelectorAll(".exam-row");
	const activities = document.querySelectorAll(".activity-entry");
	const honors = document.querySelectorAll(".honors-table tr.mat-mdc-row");
	for (let i = 0; i < 3; i++) {
		for (const f of EXAM) out[`apExams.${i}.${f}`] = read(find(exams[i], f));
		for (const f of ACTIVITY) out[`activities.${i}.${f}`] = activities[i] ? read(find(activities[i], f)) : f === "grades" ? [] : "";
		HONOR.forEach((f) => (out[`honors.${i}.${f}`] = honors[i]?.querySelector(`.mat-column-${f}`)?.textContent?.trim() ?? ""));
	}
	return out;
}

const root = document.createElement("app-root");
document.getElementById("root")?.replaceWith(root);
bootstrapApplication(AppComponent, { providers: [provideZoneChangeDetection({ eventCoalescing: true }), provideNativeDateAdapter()] }).then(() =>
	Object.assign(window, { formState, formShown }),
);
