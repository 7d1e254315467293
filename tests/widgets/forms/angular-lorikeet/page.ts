import "@angular/compiler";
import "./page.css";
import { Component, inject, provideZonelessChangeDetection, ViewChild } from "@angular/core";
import { FormBuilder, ReactiveFormsModule, Validators } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { type MatChipInputEvent, MatChipsModule } from "@angular/material/chips";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatAccordion, MatExpansionModule } from "@angular/material/expansion";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatSlideToggleModule } from "@angular/material/slide-toggle";
import { MatToolbarModule } from "@angular/material/toolbar";
import { bootstrapApplication } from "@angular/platform-browser";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const AP_EXAMS = [
	"Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Chinese Language and Culture", "Computer Science A", "Computer Science Principles",
	"English Language and Composition", "English Literature and Composition", "Environmental Science", "European History", "French Language and Culture",
	"Human Geography", "Macroeconomics", "Microeconomics", "Music Theory", "Physics 1", "Physics 2", "Physics C: Mechanics", "Psychology",
	"Spanish Language and Culture", "Statistics", "U.S. Government and Politics", "U.S. History", "World History: Modern",
];
const EDUCATION = ["No high school", "Some high school", "High school graduate", "Some college", "2-year college graduate", "4-year college graduate", "Postgraduate", "Unknown"];
const CAMPUSES = ["Bayside", "Channel Coast", "Foothill", "Gold Country", "Humboldt Valley", "Mission Hills", "North Valley", "Redwood", "San Ardo"];

@Component({
	selector: "app-application",
	imports: [
		ReactiveFormsModule, MatAutocompleteModule, MatButtonModule, MatCheckboxModule, MatChipsModule, MatDatepickerModule, MatExpansionModule,
		MatFormFieldModule, MatInputModule, MatRadioModule, MatSelectModule, MatSlideToggleModule, MatToolbarModule,
	],
	template: `
<mat-toolbar color="primary"><span>State University System</span><span class="toolbar-note">Application for Undergraduate Admission 2027–2028</span></mat-toolbar>
<div class="intro">
	<p>A response to each item is mandatory unless otherwise indicated. You may save your work and come back to it until you submit.</p>
	<button mat-stroked-button type="button" (click)="openAll()">Expand all sections</button>
</div>
<form [formGroup]="form" (ngSubmit)="submit()">
<mat-accordion multi>

	<mat-expansion-panel expanded>
		<mat-expansion-panel-header><mat-panel-title>Enrollment and Legal Name</mat-panel-title></mat-expansion-panel-header>
		<div class="row">
			<mat-form-field>
				<mat-label>This is an application for admission to</mat-label>
				<mat-select formControlName="campus">@for (c of campuses; track c) {<mat-option [value]="c">{{ c }} campus</mat-option>}</mat-select>
			</mat-form-field>
			<mat-form-field>
				<mat-label>Term</mat-label>
				<mat-select formControlName="term">@for (t of terms; track t) {<mat-option [value]="t">{{ t }}</mat-option>}</mat-select>
				<mat-hint>Select one term only</mat-hint>
			</mat-form-field>
		</div>
		<div class="question">
			<label id="entry-status">Entry status</label>
			<mat-radio-group formControlName="entryStatus" aria-labelledby="entry-status">
				<mat-radio-button value="F">First-time freshman</mat-radio-button>
				<mat-radio-button value="L">Lower-division transfer</mat-radio-button>
				<mat-radio-button value="U">Upper-division transfer</mat-radio-button>
				<mat-radio-button value="B">Second bachelor’s degree</mat-radio-button>
			</mat-radio-group>
		</div>
		<mat-form-field style="width: 100%">
			<mat-label>If you have previously applied to or attended this campus, please list term and year</mat-label>
			<input matInput formControlName="previous">
		</mat-form-field>
		<h3>Legal Name</h3>
		<div class="row">
			<mat-form-field><mat-label>Last Name</mat-label><input matInput formControlName="lastName" required></mat-form-field>
			<mat-form-field class="small">
				<mat-label>Suffix</mat-label>
				<mat-select formControlName="suffix"><mat-option [value]="null">None</mat-option>@for (s of ['Jr.', 'Sr.', 'II', 'III', 'IV']; track s) {<mat-option [value]="s">{{ s }}</mat-option>}</mat-select>
			</mat-form-field>
			<mat-form-field><mat-label>First Name</mat-label><input matInput formControlName="firstName" required></mat-form-field>
			<mat-form-field><mat-label>Middle Name</mat-label><input matInput formControlName="middleName"></mat-form-field>
		</div>
		<div class="row">
			<mat-form-field><mat-label>Preferred first name</mat-label><input matInput formControlName="preferredName"></mat-form-field>
			<mat-form-field class="large"><mat-label>Other name(s) that may appear on your academic records</mat-label><input matInput formControlName="otherNames"></mat-form-field>
		</div>
	</mat-expansion-panel>

	<mat-expansion-panel>
		<mat-expansion-panel-header><mat-panel-title>Address and Contact</mat-panel-title></mat-expansion-panel-header>
		<h3>Current Mailing Address</h3>
		<div class="row">
			<mat-form-field class="large"><mat-label>Street number and street name</mat-label><input matInput formControlName="street" autocomplete="address-line1"></mat-form-field>
			<mat-form-field class="small"><mat-label>Apartment</mat-label><input matInput formControlName="apartment" maxlength="10"></mat-form-field>
		</div>
		<div class="row">
			<mat-form-field><mat-label>City</mat-label><input matInput formControlName="city"></mat-form-field>
			<mat-form-field>
				<mat-label>State/Province</mat-label>
				<mat-select formControlName="state">@for (s of states; track s[0]) {<mat-option [value]="s[0]">{{ s[1] }}</mat-option>}</mat-select>
			</mat-form-field>
			<mat-form-field class="small"><mat-label>Zip Code</mat-label><input matInput formControlName="zip"></mat-form-field>
			<mat-form-field>
				<mat-label>Country</mat-label>
				<mat-select formControlName="country">@for (c of countries; track c) {<mat-option [value]="c">{{ c }}</mat-option>}</mat-select>
			</mat-form-field>
		</div>
		<h3>Permanent Address (if different from current as indicated above)</h3>
		<div class="row">
			<mat-form-field class="large"><mat-label>Street</mat-label><input matInput formControlName="permanentStreet"></mat-form-field>
			<mat-form-field><mat-label>City, State, Zip</mat-label><input matInput formControlName="permanentCity"></mat-form-field>
		</div>
		<h3>Permanent Residence</h3>
		<div class="row">
			<mat-form-field>
				<mat-label>State of permanent residence</mat-label>
				<mat-select formControlName="residenceState">@for (s of states; track s[0]) {<mat-option [value]="s[0]">{{ s[1] }}</mat-option>}</mat-select>
			</mat-form-field>
			<mat-form-field><mat-label>If you live in California, county of residence</mat-label><input matInput formControlName="county"></mat-form-field>
		</div>
		<div class="row">
			<mat-form-field><mat-label>Primary Telephone</mat-label><input matInput type="tel" formControlName="phone"><mat-hint>Area code and number</mat-hint></mat-form-field>
			<mat-form-field><mat-label>Alternate Phone</mat-label><input matInput type="tel" formControlName="alternatePhone"></mat-form-field>
			<mat-form-field class="large"><mat-label>E-mail address</mat-label><input matInput type="email" formControlName="email"><mat-hint>It is your responsibility to read your e-mail messages.</mat-hint></mat-form-field>
		</div>
	</mat-expansion-panel>

	<mat-expansion-panel>
		<mat-expansion-panel-header><mat-panel-title>Personal Information</mat-panel-title></mat-expansion-panel-header>
		<div class="row">
			<mat-form-field>
				<mat-label>Birthdate</mat-label>
				<input matInput [matDatepicker]="birthPicker" formControlName="birthdate">
				<mat-hint>MM/DD/YYYY</mat-hint>
				<mat-datepicker-toggle matIconSuffix [for]="birthPicker" />
				<mat-datepicker #birthPicker startView="multi-year" />
			</mat-form-field>
			<mat-form-field><mat-label>City of birth</mat-label><input matInput formControlName="birthCity"></mat-form-field>
			<mat-form-field>
				<mat-label>Country of birth</mat-label>
				<mat-select formControlName="birthCountry">@for (c of countries; track c) {<mat-option [value]="c">{{ c }}</mat-option>}</mat-select>
			</mat-form-field>
		</div>
		<div class="question">
			<label id="sex-label">Sex</label>
			<mat-radio-group formControlName="sex" aria-labelledby="sex-label">
				<mat-radio-button value="F">Female</mat-radio-button>
				<mat-radio-button value="M">Male</mat-radio-button>
				<mat-radio-button value="X">Nonbinary</mat-radio-button>
			</mat-radio-group>
		</div>
		<div class="row">
			<mat-form-field class="ssn"><mat-label>Social Security Number</mat-label><input matInput formControlName="ssn" placeholder="___-__-____" autocomplete="off"></mat-form-field>
			<mat-form-field><mat-label>Statewide Student ID (SSID)</mat-label><input matInput formControlName="ssid" maxlength="10"><mat-hint>You may find it on your transcript</mat-hint></mat-form-field>
		</div>
		<div class="question">
			<label id="hispanic-label">Are you Hispanic or Latino?</label>
			<mat-radio-group formControlName="hispanic" aria-labelledby="hispanic-label">
				<mat-radio-button value="Y">Yes, Hispanic or Latino</mat-radio-button>
				<mat-radio-button value="N">No</mat-radio-button>
				<mat-radio-button value="D">Decline to state</mat-radio-button>
			</mat-radio-group>
		</div>
		<div class="question">
			<p>Regardless of your answer to the prior question, please indicate how you identify yourself. (Select one or more)</p>
			<mat-chip-listbox multiple formControlName="race" aria-label="Race">
				@for (r of races; track r) {<mat-chip-option [value]="r">{{ r }}</mat-chip-option>}
			</mat-chip-listbox>
		</div>
		<div class="row">
			<mat-form-field>
				<mat-label>Citizenship status</mat-label>
				<mat-select formControlName="citizenship">@for (c of citizenships; track c) {<mat-option [value]="c">{{ c }}</mat-option>}</mat-select>
			</mat-form-field>
			<mat-form-field>
				<mat-label>Country of citizenship</mat-label>
				<mat-select formControlName="citizenCountry">@for (c of countries; track c) {<mat-option [value]="c">{{ c }}</mat-option>}</mat-select>
			</mat-form-field>
			<mat-form-field>
				<mat-label>When did your present stay in California begin?</mat-label>
				<input matInput [matDatepicker]="stayPicker" formControlName="residentSince">
				<mat-datepicker-toggle matIconSuffix [for]="stayPicker" />
				<mat-datepicker #stayPicker />
			</mat-form-field>
		</div>
		<div class="row">
			<mat-form-field>
				<mat-label>U.S. military status</mat-label>
				<mat-select formControlName="military">@for (m of military; track m) {<mat-option [value]="m">{{ m }}</mat-option>}</mat-select>
			</mat-form-field>
			<mat-form-field class="large">
				<mat-label>Languages spoken other than English</mat-label>
				<mat-chip-grid #languageGrid formControlName="languages">
					@for (l of languages; track l) {
						<mat-chip-row (removed)="removeLanguage(l)">{{ l }}<button type="button" matChipRemove [attr.aria-label]="'remove ' + l">×</button></mat-chip-row>
					}
				</mat-chip-grid>
				<input placeholder="New language…" [matChipInputFor]="languageGrid" [matChipInputAddOnBlur]="true" (matChipInputTokenEnd)="addLanguage($event)">
				<mat-hint>Press Enter after each language</mat-hint>
			</mat-form-field>
		</div>
	</mat-expansion-panel>

	<mat-expansion-panel>
		<mat-expansion-panel-header><mat-panel-title>Parents and Household</mat-panel-title></mat-expansion-panel-header>
		@for (p of ['parent1', 'parent2']; track p; let n = $index) {
			<h3>Parent {{ n + 1 }}</h3>
			<div class="row" [formGroupName]="p" [attr.id]="p">
				<mat-form-field><mat-label>First name</mat-label><input matInput formControlName="first"></mat-form-field>
				<mat-form-field><mat-label>Last name</mat-label><input matInput formControlName="last"></mat-form-field>
				<mat-form-field><mat-label>Occupation</mat-label><input matInput formControlName="occupation"></mat-form-field>
				<mat-form-field>
					<mat-label>Highest level of education</mat-label>
					<mat-select formControlName="education">@for (e of education; track e) {<mat-option [value]="e">{{ e }}</mat-option>}</mat-select>
				</mat-form-field>
			</div>
		}
		<div class="ask">
			<span id="degree-parents">Did either of your parents graduate from a four-year college or university?</span>
			<mat-radio-group formControlName="parentGraduated" aria-labelledby="degree-parents">
				<mat-radio-button value="yes">Yes</mat-radio-button><mat-radio-button value="no">No</mat-radio-button>
			</mat-radio-group>
		</div>
		<div class="ask">
			<label for="household-income">What was your family’s total income in the last tax year?</label>
			<mat-form-field subscriptSizing="dynamic"><span matTextPrefix>$&nbsp;</span><input matInput id="household-income" type="number" formControlName="income"></mat-form-field>
		</div>
		<div class="ask">
			<label for="household-size">Number of people supported by this income</label>
			<mat-form-field subscriptSizing="dynamic"><input matInput id="household-size" type="number" formControlName="household"></mat-form-field>
		</div>
		<h3>Emergency Contact</h3>
		<div class="row">
			<mat-form-field><mat-label>Name</mat-label><input matInput formControlName="emergencyName"></mat-form-field>
			<mat-form-field><mat-label>Telephone</mat-label><input matInput type="tel" formControlName="emergencyPhone"></mat-form-field>
		</div>
	</mat-expansion-panel>

	<mat-expansion-panel>
		<mat-expansion-panel-header><mat-panel-title>Educational Background</mat-panel-title></mat-expansion-panel-header>
		<h3>High School</h3>
		<div class="row">
			<mat-form-field class="large"><mat-label>Name of high school</mat-label><input matInput formControlName="highSchool"></mat-form-field>
			<mat-form-field><mat-label>City</mat-label><input matInput formControlName="highSchoolCity"></mat-form-field>
			<mat-form-field>
				<mat-label>State</mat-label>
				<mat-select formControlName="highSchoolState">@for (s of states; track s[0]) {<mat-option [value]="s[0]">{{ s[1] }}</mat-option>}</mat-select>
			</mat-form-field>
			<mat-form-field class="small"><mat-label>CEEB code</mat-label><input matInput formControlName="ceeb" maxlength="6"></mat-form-field>
		</div>
		<div class="row">
			<mat-form-field>
				<mat-label>Date entered</mat-label>
				<input matInput [matDatepicker]="enteredPicker" formControlName="entered">
				<mat-datepicker-toggle matIconSuffix [for]="enteredPicker" />
				<mat-datepicker #enteredPicker />
			</mat-form-field>
			<mat-form-field>
				<mat-label>Date of graduation (expected or actual)</mat-label>
				<input matInput [matDatepicker]="graduationPicker" formControlName="graduation">
				<mat-datepicker-toggle matIconSuffix [for]="graduationPicker" />
				<mat-datepicker #graduationPicker />
			</mat-form-field>
			<mat-form-field class="small"><mat-label>Unweighted GPA</mat-label><input matInput type="number" step="0.01" formControlName="gpa"></mat-form-field>
			<mat-form-field class="small"><mat-label>Weighted GPA</mat-label><input matInput type="number" step="0.01" formControlName="weightedGpa"></mat-form-field>
			<mat-form-field class="small"><mat-label>Class rank</mat-label><input matInput type="number" formControlName="rank"></mat-form-field>
			<mat-form-field class="small"><mat-label>Class size</mat-label><input matInput type="number" formControlName="classSize"></mat-form-field>
		</div>
		<div class="row">
			<mat-form-field><mat-label>Counselor name</mat-label><input matInput formControlName="counselor"></mat-form-field>
			<mat-form-field><mat-label>Counselor e-mail</mat-label><input matInput type="email" formControlName="counselorEmail"></mat-form-field>
			<mat-form-field>
				<mat-label>Pre-college programs you participated in</mat-label>
				<mat-select multiple formControlName="programs">@for (p of programs; track p) {<mat-option [value]="p">{{ p }}</mat-option>}</mat-select>
			</mat-form-field>
		</div>
		<h3>College Attended While in High School</h3>
		<div class="row">
			<mat-form-field class="large"><mat-label>Name of college</mat-label><input matInput formControlName="college"></mat-form-field>
			<mat-form-field><mat-label>City and state</mat-label><input matInput formControlName="collegePlace"></mat-form-field>
			<mat-form-field><mat-label>Term(s) attended</mat-label><input matInput formControlName="collegeTerm"></mat-form-field>
			<mat-form-field class="small"><mat-label>Units earned</mat-label><input matInput type="number" formControlName="collegeUnits"></mat-form-field>
		</div>
	</mat-expansion-panel>

	<mat-expansion-panel>
		<mat-expansion-panel-header><mat-panel-title>Self-Reported Coursework</mat-panel-title><mat-panel-description>Do not estimate</mat-panel-description></mat-expansion-panel-header>
		<p>Enter each college preparatory course as it appears on your high school transcript. Do not include college course work in this table.</p>
		<table class="rows" formArrayName="courses">
			<thead><tr><th style="width: 45%">Course title</th><th>Grade level when taken</th><th>Final grade</th><th>Credits</th></tr></thead>
			<tbody>
			@for (c of [0, 1, 2, 3]; track c) {
				<tr [formGroupName]="c">
					<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="title"></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic"><mat-select formControlName="level" placeholder="Select">@for (l of ['9th', '10th', '11th', '12th']; track l) {<mat-option [value]="l">{{ l }}</mat-option>}</mat-select></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="grade" maxlength="4"></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic"><input matInput type="number" step="0.5" formControlName="credits"></mat-form-field></td>
				</tr>
			}
			</tbody>
		</table>
		<h3>College courses</h3>
		<table class="rows" formArrayName="collegeCourses">
			<thead><tr><th style="width: 38%">Course title</th><th>College or university</th><th>Grade</th><th>Units</th></tr></thead>
			<tbody>
			@for (c of [0, 1]; track c) {
				<tr [formGroupName]="c">
					<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="title"></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="college"></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="grade" maxlength="4"></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic"><input matInput type="number" step="0.5" formControlName="units"></mat-form-field></td>
				</tr>
			}
			</tbody>
		</table>
	</mat-expansion-panel>

	<mat-expansion-panel>
		<mat-expansion-panel-header><mat-panel-title>Test Scores</mat-panel-title></mat-expansion-panel-header>
		<p>Scores are used for course placement after you enroll. Report your best score on each section.</p>
		<h3>SAT</h3>
		<div class="row">
			<mat-form-field><mat-label>Evidence-Based Reading and Writing</mat-label><input matInput type="number" min="200" max="800" formControlName="satVerbal"></mat-form-field>
			<mat-form-field>
				<mat-label>Date taken (Reading and Writing)</mat-label>
				<input matInput [matDatepicker]="satVerbalPicker" formControlName="satVerbalDate">
				<mat-datepicker-toggle matIconSuffix [for]="satVerbalPicker" /><mat-datepicker #satVerbalPicker />
			</mat-form-field>
			<mat-form-field><mat-label>Math</mat-label><input matInput type="number" min="200" max="800" formControlName="satMath"></mat-form-field>
			<mat-form-field>
				<mat-label>Date taken (Math)</mat-label>
				<input matInput [matDatepicker]="satMathPicker" formControlName="satMathDate">
				<mat-datepicker-toggle matIconSuffix [for]="satMathPicker" /><mat-datepicker #satMathPicker />
			</mat-form-field>
		</div>
		<h3>ACT</h3>
		<div class="row">
			<mat-form-field class="small"><mat-label>Composite</mat-label><input matInput type="number" min="1" max="36" formControlName="act"></mat-form-field>
			<mat-form-field>
				<mat-label>Test date</mat-label>
				<input matInput [matDatepicker]="actPicker" formControlName="actDate">
				<mat-datepicker-toggle matIconSuffix [for]="actPicker" /><mat-datepicker #actPicker />
			</mat-form-field>
			<mat-form-field class="small"><mat-label>English</mat-label><input matInput type="number" formControlName="actEnglish"></mat-form-field>
			<mat-form-field class="small"><mat-label>Math</mat-label><input matInput type="number" formControlName="actMath"></mat-form-field>
			<mat-form-field class="small"><mat-label>Reading</mat-label><input matInput type="number" formControlName="actReading"></mat-form-field>
			<mat-form-field class="small"><mat-label>Science</mat-label><input matInput type="number" formControlName="actScience"></mat-form-field>
		</div>
		<div class="ask">
			<label for="toefl-total">TOEFL total score, if English is not your language of instruction</label>
			<mat-form-field subscriptSizing="dynamic"><input matInput id="toefl-total" type="number" formControlName="toefl"></mat-form-field>
		</div>
		<h3>Advanced Placement examinations</h3>
		<table class="rows" formArrayName="exams">
			<thead><tr><th style="width: 50%">Examination</th><th>Month/Year taken</th><th>Score</th></tr></thead>
			<tbody>
			@for (e of [0, 1, 2, 3]; track e) {
				<tr [formGroupName]="e">
					<td><mat-form-field subscriptSizing="dynamic"><mat-select formControlName="subject" placeholder="Choose an examination">@for (s of apExams; track s) {<mat-option [value]="s">{{ s }}</mat-option>}</mat-select></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="taken" placeholder="MM/YYYY" maxlength="7"></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic"><mat-select formControlName="score">@for (s of [1, 2, 3, 4, 5]; track s) {<mat-option [value]="s">{{ s }}</mat-option>}</mat-select></mat-form-field></td>
				</tr>
			}
			</tbody>
		</table>
	</mat-expansion-panel>

	<mat-expansion-panel>
		<mat-expansion-panel-header><mat-panel-title>Plans and Support Programs</mat-panel-title></mat-expansion-panel-header>
		<div class="row">
			<mat-form-field class="large">
				<mat-label>Major objective</mat-label>
				<input matInput formControlName="major" [matAutocomplete]="majorList" placeholder="Begin typing">
				<mat-autocomplete #majorList="matAutocomplete" requireSelection>@for (m of majorsLike('major'); track m) {<mat-option [value]="m">{{ m }}</mat-option>}</mat-autocomplete>
			</mat-form-field>
			<mat-form-field class="large">
				<mat-label>Alternate major</mat-label>
				<input matInput formControlName="alternateMajor" [matAutocomplete]="alternateList">
				<mat-autocomplete #alternateList="matAutocomplete" requireSelection>@for (m of majorsLike('alternateMajor'); track m) {<mat-option [value]="m">{{ m }}</mat-option>}</mat-autocomplete>
				<mat-hint>Considered if your first choice is full</mat-hint>
			</mat-form-field>
		</div>
		<div class="row">
			<mat-form-field>
				<mat-label>Highest degree objective</mat-label>
				<mat-select formControlName="degree">@for (d of degrees; track d) {<mat-option [value]="d">{{ d }}</mat-option>}</mat-select>
			</mat-form-field>
			<mat-form-field><mat-label>Career objective</mat-label><input matInput formControlName="career"></mat-form-field>
		</div>
		<div class="question">
			<label id="housing-label">Are you interested in campus housing?</label>
			<mat-radio-group formControlName="housing" aria-labelledby="housing-label"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>
		</div>
		<div class="question">
			<label id="aid-label">Do you plan on applying for financial aid?</label>
			<mat-radio-group formControlName="financialAid" aria-labelledby="aid-label"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>
		</div>
		<div class="question">
			<label id="eop-label">Are you applying to the Educational Opportunity Program (EOP)?</label>
			<mat-radio-group formControlName="eop" aria-labelledby="eop-label"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>
		</div>
		<p><mat-slide-toggle formControlName="feeWaiver">I wish to request an application fee waiver</mat-slide-toggle></p>
		<p><mat-checkbox formControlName="foster">I have been in foster care (ward of the court) at any time</mat-checkbox></p>
	</mat-expansion-panel>

	<mat-expansion-panel>
		<mat-expansion-panel-header><mat-panel-title>Certification</mat-panel-title></mat-expansion-panel-header>
		<p><mat-checkbox formControlName="certify">I certify under penalty of perjury that all information in this application is accurate and complete.</mat-checkbox></p>
		<div class="row">
			<mat-form-field><mat-label>Applicant’s signature (type your full name)</mat-label><input matInput formControlName="signature"></mat-form-field>
			<mat-form-field>
				<mat-label>Date</mat-label>
				<input matInput [matDatepicker]="signedPicker" formControlName="signedOn">
				<mat-datepicker-toggle matIconSuffix [for]="signedPicker" /><mat-datepicker #signedPicker />
			</mat-form-field>
		</div>
		<button mat-flat-button type="submit">Submit application</button>
	</mat-expansion-panel>
</mat-accordion>
</form>`,
})
class Application {
	private fb = inject(FormBuilder);
	@ViewChild(MatAccordion) accordion!: MatAccordion;
	submitted = false;
	campuses = CAMPUSES;
	terms = ["Fall 2026", "Spring 2027", "Fall 2027", "Spring 2028"];
	states = STATES;
	countries = COUNTRIES;
	races = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White", "Decline to state"];
	citizenships = ["U.S. Citizen", "U.S. Permanent Resident (immigrant)", "Refugee or asylee", "Student visa (F-1 or J-1)", "Other visa", "None of the above"];
	military = ["I have not served in the U.S. military", "Currently serving", "Veteran", "Dependent of a service member or veteran"];
	education = EDUCATION;
	programs = ["AVID", "GEAR UP", "MESA", "Puente", "Talent Search", "Upward Bound", "None"];
	apExams = AP_EXAMS;
	degrees = ["Bachelor’s", "Master’s", "Doctorate", "Professional degree", "Undecided"];
	languages: string[] = [];

	form = this.fb.group({
		campus: null, term: null, entryStatus: null, previous: "", lastName: ["", Validators.required], suffix: null, firstName: ["", Validators.required],
		middleName: "", preferredName: "", otherNames: "", street: "", apartment: "", city: "", state: null, zip: "", country: null,
		permanentStreet: "", permanentCity: "", residenceState: null, county: "", phone: "", alternatePhone: "", email: ["", Validators.email],
		birthdate: null, birthCity: "", birthCountry: null, sex: null, ssn: "", ssid: "", hispanic: null, race: [[]], citizenship: null,
		citizenCountry: null, residentSince: null, military: null, languages: [[] as string[]], parent1: this.parent(), parent2: this.parent(), parentGraduated: null,
		income: null, household: null, emergencyName: "", emergencyPhone: "", highSchool: "", highSchoolCity: "", highSchoolState: null, ceeb: "",
		entered: null, graduation: null, gpa: null, weightedGpa: null, rank: null, classSize: null, counselor: "", counselorEmail: "", programs: [[]],
		college: "", collegePlace: "", collegeTerm: "", collegeUnits: null,
		courses: this.fb.array([0, 1, 2, 3].map(() => this.fb.group({ title: "", level: null, grade: "", credits: null }))),
		collegeCourses: this.fb.array([0, 1].map(() => this.fb.group({ title: "", college: "", grade: "", units: null }))),
		satVerbal: null, satVerbalDate: null, satMath: null, satMathDate: null, act: null, actDate: null, actEnglish: null, actMath: null,
		actReading: null, actScience: null, toefl: null,
		exams: this.fb.array([0, 1, 2, 3].map(() => this.fb.group({ subject: null, taken: "", score: null }))),
		major: "", alternateMajor: "", degree: null, career: "", housing: null, financialAid: null, eop: null, feeWaiver: false, foster: false,
		certify: false, signature: "", signedOn: null,
	});

	private parent() {
		return this.fb.group({ first: "", last: "", occupation: "", education: null });
	}
	majorsLike(name: string) {
		const typed = String(this.form.get(name)?.value ?? "").toLowerCase();
		return MAJORS.filter((major) => major.toLowerCase().includes(typed));
	}
	addLanguage(event: MatChipInputEvent) {
		const language = event.value.trim();
		if (language && !this.languages.includes(language)) this.languages = [...this.languages, language];
		event.chipInput.clear();
		this.form.controls.languages.setValue(this.languages);
	}
	removeLanguage(language: string) {
		this.languages = this.languages.filter((each) => each !== language);
		this.form.controls.languages.setValue(this.languages);
	}
	openAll() {
		this.accordion.openAll();
	}
	submit() {
		this.submitted = true;
	}
}

type Flat = Record<string, unknown>;
const pad = (n: number) => String(n).padStart(2, "0");
function flat(value: unknown, path: string, into: Flat): Flat {
	if (value instanceof Date) into[path] = `${value.getFullYear()}-${pad(value.getMonth() + 1)}-${pad(value.getDate())}`;
	else if (Array.isArray(value) && typeof value[0] === "object") for (const [n, each] of value.entries()) flat(each, `${path}.${n}`, into);
	else if (value && typeof value === "object" && !Array.isArray(value)) for (const [key, each] of Object.entries(value)) flat(each, path ? `${path}.${key}` : key, into);
	else into[path] = value;
	return into;
}

const textOf = (node: Element | null) => (node?.textContent ?? "").trim();
function elementOf(path: string): Element | null {
	const parts = path.split(".");
	const name = parts.at(-1);
	if (parts.length === 1) return document.querySelector(`[formcontrolname="${name}"]`);
	if (parts.length === 2) return document.querySelector(`#${parts[0]} [formcontrolname="${name}"]`);
	return document.querySelectorAll(`[formarrayname="${parts[0]}"] tbody tr`)[Number(parts[1])]?.querySelector(`[formcontrolname="${name}"]`) ?? null;
}
function shownAt(path: string): unknown {
	const element = elementOf(path);
	switch (element?.localName) {
		case "input":
			return (element as HTMLInputElement).value;
		case "mat-select": {
			const words = textOf(element.querySelector(".mat-mdc-select-value-text"));
			return element.classList.contains("mat-mdc-select-multiple") ? words.split(", ").filter(Boolean) : words;
		}
		case "mat-radio-group":
			return textOf(element.querySelector(".mat-mdc-radio-checked label"));
		case "mat-checkbox":
			return element.querySelector("input")?.checked;
		case "mat-slide-toggle":
			return element.querySelector("button")?.getAttribute("aria-checked") === "true";
		case "mat-chip-listbox":
			return [...element.querySelectorAll(".mat-mdc-chip-selected .mdc-evolution-chip__text-label")].map(textOf);
		case "mat-chip-grid":
			return [...element.querySelectorAll("mat-chip-row .mdc-evolution-chip__text-label")].map(textOf);
		default:
			throw new Error(`nothing at ${path}`);
	}
}

bootstrapApplication(Application, { providers: [provideZonelessChangeDetection(), provideNativeDateAdapter()] }).then((app) => {
	const page = app.components[0].instance as Application;
	const answers = () => flat(page.form.getRawValue(), "", {});
	Object.assign(window, {
		formState: () => ({ ...answers(), submitted: page.submitted }),
		formShown: () => Object.fromEntries(Object.keys(answers()).map((path) => [path, shownAt(path)])),
	});
});
