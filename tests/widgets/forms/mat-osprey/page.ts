import "@angular/compiler";
import "zone.js";
import "../../node_modules/@angular/material/prebuilt-themes/azure-blue.css";
import "../../node_modules/@ng-select/ng-select/themes/material.theme.css";
import { Component, inject, provideZoneChangeDetection } from "@angular/core";
import { type AbstractControl, FormArray, FormBuilder, FormGroup, ReactiveFormsModule, Validators } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { MatChipsModule, type MatChipInputEvent } from "@angular/material/chips";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatExpansionModule } from "@angular/material/expansion";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectComponent } from "@ng-select/ng-select";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const SCHOOLS = [
	"Ashland High School",
	"Ashland Valley High School",
	"Crater High School",
	"Eagle Point High School",
	"Hidden Valley High School",
	"North Medford High School",
	"Rogue River High School",
	"South Medford High School",
	"Yreka High School",
];

@Component({
	selector: "app-root",
	imports: [
		ReactiveFormsModule,
		MatAutocompleteModule,
		MatButtonModule,
		MatCheckboxModule,
		MatChipsModule,
		MatDatepickerModule,
		MatExpansionModule,
		MatFormFieldModule,
		MatInputModule,
		MatRadioModule,
		MatSelectModule,
		NgSelectComponent,
	],
	providers: [provideNativeDateAdapter()],
	styles: `
		:host { display: block; font-family: Roboto, Arial, sans-serif; max-width: 1040px; margin: 0 auto; padding: 16px; }
		.row { display: flex; flex-wrap: wrap; gap: 0 16px; align-items: flex-start; }
		.row > mat-form-field, .row > .pick { flex: 1 1 220px; }
		.row > mat-form-field { min-width: 0; }
		.row ::ng-deep .mat-mdc-form-field-infix { width: auto; min-width: 0; }
		.narrow { flex: 0 1 140px !important; }
		.wide { width: 100%; }
		.pick label, .ask { display: block; font-size: 14px; color: #44474e; margin-bottom: 4px; }
		.pick { padding-bottom: 20px; }
		fieldset { min-width: 0; border: 1px solid #c4c6d0; border-radius: 6px; margin: 0 0 16px; padding: 12px 16px; }
		table { width: 100%; border-collapse: collapse; }
		th { text-align: left; font-weight: 500; font-size: 14px; }
		td { padding: 4px 8px 0 0; vertical-align: top; }
		td mat-form-field, td ng-select { width: 100%; }
		.note { font-size: 13px; color: #555; }
	`,
	template: `
<header>
	<h1>Cascadia Bay State University</h1>
	<p>Application for Undergraduate Admission, Fall 2027. Priority deadline: December 15.</p>
	<button mat-stroked-button type="button" (click)="all = true">Expand all sections</button>
</header>
<form [formGroup]="form" (ngSubmit)="sent = true" autocomplete="off">
<mat-accordion multi>
<mat-expansion-panel [expanded]="true">
	<mat-expansion-panel-header><mat-panel-title>1. Applicant</mat-panel-title><mat-panel-description>Use your name as it appears on official documents</mat-panel-description></mat-expansion-panel-header>
	<div class="row">
		<mat-form-field><mat-label>Last name (family name)</mat-label><input matInput formControlName="surname" required></mat-form-field>
		<mat-form-field><mat-label>First name (given name)</mat-label><input matInput formControlName="given" required></mat-form-field>
		<mat-form-field><mat-label>Middle name</mat-label><input matInput formControlName="middle"></mat-form-field>
		<mat-form-field class="narrow"><mat-label>Suffix</mat-label><mat-select formControlName="suffix"><mat-option value="">None</mat-option><mat-option value="jr">Jr.</mat-option><mat-option value="sr">Sr.</mat-option><mat-option value="ii">II</mat-option><mat-option value="iii">III</mat-option><mat-option value="iv">IV</mat-option></mat-select></mat-form-field>
	</div>
	<div class="row">
		<mat-form-field><mat-label>What should we call you?</mat-label><input matInput formControlName="goesBy"><mat-hint>Only if it is not your first name</mat-hint></mat-form-field>
		<mat-form-field><mat-label>Other last names on your school records</mat-label><input matInput formControlName="otherSurnames"></mat-form-field>
	</div>
	<div class="row">
		<mat-form-field><mat-label>E-mail address</mat-label><input matInput type="email" formControlName="email" required><mat-hint>We will send your decision here</mat-hint></mat-form-field>
		<mat-form-field><mat-label>Re-enter e-mail address</mat-label><input matInput type="email" formControlName="emailAgain" required></mat-form-field>
	</div>
	<div class="row">
		<mat-form-field class="narrow"><mat-label>Country code</mat-label><mat-select formControlName="dial"><mat-option value="1">+1</mat-option><mat-option value="44">+44</mat-option><mat-option value="52">+52</mat-option><mat-option value="82">+82</mat-option><mat-option value="86">+86</mat-option><mat-option value="234">+234</mat-option></mat-select></mat-form-field>
		<mat-form-field><mat-label>Telephone</mat-label><input matInput type="tel" formControlName="phone" required></mat-form-field>
		<div class="pick"><span class="ask" id="phoneKindAsk">May we text this number?</span><mat-radio-group aria-labelledby="phoneKindAsk" formControlName="textOk"><mat-radio-button value="y">Yes, you may</mat-radio-button><mat-radio-button value="n">No, please don't</mat-radio-button></mat-radio-group></div>
	</div>
	<div class="row">
		<mat-form-field><mat-label>Birth date</mat-label><input matInput [matDatepicker]="birth" formControlName="birthDate" required><mat-hint>MM/DD/YYYY</mat-hint><mat-datepicker-toggle matIconSuffix [for]="birth"></mat-datepicker-toggle><mat-datepicker #birth startView="multi-year"></mat-datepicker></mat-form-field>
		<mat-form-field><mat-label>Birth city</mat-label><input matInput formControlName="birthCity"></mat-form-field>
		<mat-form-field><mat-label>Birth country</mat-label><input matInput formControlName="birthCountry" [matAutocomplete]="bc"><mat-autocomplete #bc="matAutocomplete" requireSelection>@for (name of match(countries, form.value.birthCountry); track name) {<mat-option [value]="name">{{ name }}</mat-option>}</mat-autocomplete></mat-form-field>
	</div>
	<div class="row">
		<div class="pick"><span class="ask" id="sexAsk">Sex shown on your legal documents</span><mat-radio-group aria-labelledby="sexAsk" formControlName="legalSex"><mat-radio-button value="F">Female</mat-radio-button><mat-radio-button value="M">Male</mat-radio-button><mat-radio-button value="X">X</mat-radio-button></mat-radio-group></div>
		<div class="pick"><span class="ask" id="pronounAsk">Which pronouns do you use? (optional)</span><mat-chip-listbox aria-labelledby="pronounAsk" formControlName="pronouns"><mat-chip-option value="he">he/him/his</mat-chip-option><mat-chip-option value="she">she/her/hers</mat-chip-option><mat-chip-option value="they">they/them/theirs</mat-chip-option></mat-chip-listbox></div>
	</div>
</mat-expansion-panel>

<mat-expansion-panel [expanded]="all">
	<mat-expansion-panel-header><mat-panel-title>2. Where you live</mat-panel-title></mat-expansion-panel-header>
	<fieldset formGroupName="home"><legend>Permanent address</legend>
		<div class="row">
			<mat-form-field><mat-label>Street and number</mat-label><input matInput formControlName="street" required></mat-form-field>
			<mat-form-field class="narrow"><mat-label>Apartment or unit</mat-label><input matInput formControlName="unit"></mat-form-field>
		</div>
		<div class="row">
			<mat-form-field><mat-label>City or town</mat-label><input matInput formControlName="city" required></mat-form-field>
			<div class="pick"><label for="homeState">State or territory *</label><ng-select labelForId="homeState" formControlName="state" [items]="states" bindLabel="name" bindValue="code" placeholder="Type to search"></ng-select></div>
			<mat-form-field class="narrow"><mat-label>ZIP or postal code</mat-label><input matInput formControlName="zip" required></mat-form-field>
		</div>
		<div class="pick"><label for="homeCountry">Country or region *</label><ng-select labelForId="homeCountry" formControlName="country" [items]="countries" placeholder="Type to search"></ng-select></div>
	</fieldset>
	<fieldset formGroupName="mail"><legend>Mailing address</legend>
		<p class="note">Leave this part empty if we can write to you at your permanent address.</p>
		<div class="row">
			<mat-form-field><mat-label>Street or P.O. box</mat-label><input matInput formControlName="street"></mat-form-field>
			<mat-form-field><mat-label>City, state, ZIP</mat-label><input matInput formControlName="cityLine"></mat-form-field>
		</div>
	</fieldset>
</mat-expansion-panel>

<mat-expansion-panel [expanded]="all">
	<mat-expansion-panel-header><mat-panel-title>3. Citizenship and background</mat-panel-title></mat-expansion-panel-header>
	<div class="row">
		<div class="pick"><label for="citizen">Citizenship *</label><ng-select labelForId="citizen" formControlName="citizen" [items]="citizenships" bindLabel="text" bindValue="code" [searchable]="false"></ng-select></div>
		<mat-form-field><mat-label>Alien registration number</mat-label><input matInput formControlName="aNumber"><mat-hint>Permanent residents only</mat-hint></mat-form-field>
		<mat-form-field><mat-label>Social Security number</mat-label><input matInput formControlName="ssn" maxlength="11"><mat-hint>For financial aid and tax reporting</mat-hint></mat-form-field>
	</div>
	<div class="row">
		<mat-form-field><mat-label>Years you have lived in the U.S.</mat-label><input matInput type="number" formControlName="yearsHere"></mat-form-field>
		<mat-form-field><mat-label>U.S. military affiliation</mat-label><mat-select formControlName="military"><mat-option value="none">None</mat-option><mat-option value="active">On active duty</mat-option><mat-option value="veteran">Veteran</mat-option><mat-option value="dependent">Spouse or child of a service member</mat-option></mat-select></mat-form-field>
		<div class="pick"><label for="firstLanguage">First language</label><ng-select labelForId="firstLanguage" formControlName="firstLanguage" [items]="languages"></ng-select></div>
	</div>
	<p class="note">The federal government asks us to collect the next two answers. They play no part in admission.</p>
	<div class="row">
		<div class="pick"><span class="ask" id="hispAsk">Are you of Hispanic, Latino or Spanish origin?</span><mat-radio-group aria-labelledby="hispAsk" formControlName="hispanic"><mat-radio-button value="1">Yes</mat-radio-button><mat-radio-button value="0">No</mat-radio-button></mat-radio-group></div>
		<div class="pick"><label for="race">Race (choose all that apply)</label><ng-select labelForId="race" formControlName="race" [items]="races" bindLabel="text" bindValue="code" [multiple]="true" [closeOnSelect]="false"></ng-select></div>
	</div>
	<div class="pick"><span class="ask" id="fgAsk">Will you be the first person in your family to go to college?</span><mat-radio-group aria-labelledby="fgAsk" formControlName="firstGen"><mat-radio-button value="yes">Yes</mat-radio-button><mat-radio-button value="no">No</mat-radio-button><mat-radio-button value="unsure">I am not sure</mat-radio-button></mat-radio-group></div>
</mat-expansion-panel>

<mat-expansion-panel [expanded]="all">
	<mat-expansion-panel-header><mat-panel-title>4. High school</mat-panel-title></mat-expansion-panel-header>
	<div class="row">
		<mat-form-field><mat-label>School you attend now</mat-label><input matInput formControlName="school" [matAutocomplete]="hs" required><mat-hint>Start typing, then choose from the list</mat-hint><mat-autocomplete #hs="matAutocomplete">@for (name of match(schools, form.value.school); track name) {<mat-option [value]="name">{{ name }}</mat-option>}</mat-autocomplete></mat-form-field>
		<mat-form-field><mat-label>School city</mat-label><input matInput formControlName="schoolCity"></mat-form-field>
		<div class="pick"><label for="schoolState">School state</label><ng-select labelForId="schoolState" formControlName="schoolState" [items]="states" bindLabel="name" bindValue="code"></ng-select></div>
		<mat-form-field class="narrow"><mat-label>CEEB code</mat-label><input matInput formControlName="ceeb"></mat-form-field>
	</div>
	<div class="row">
		<mat-form-field><mat-label>Graduation date (past or expected)</mat-label><input matInput [matDatepicker]="hs2" formControlName="schoolTo"><mat-datepicker-toggle matIconSuffix [for]="hs2"></mat-datepicker-toggle><mat-datepicker #hs2></mat-datepicker></mat-form-field>
		<mat-form-field><mat-label>Current grade level</mat-label><mat-select formControlName="gradeLevel"><mat-option value="10">Sophomore (10th)</mat-option><mat-option value="11">Junior (11th)</mat-option><mat-option value="12">Senior (12th)</mat-option><mat-option value="13">Already graduated</mat-option></mat-select></mat-form-field>
	</div>
	<div class="row">
		<mat-form-field><mat-label>Unweighted GPA (4.00 scale)</mat-label><input matInput formControlName="gpa" inputmode="decimal"></mat-form-field>
		<mat-form-field><mat-label>Weighted GPA, if your school reports one</mat-label><input matInput formControlName="gpaWeighted" inputmode="decimal"></mat-form-field>
		<mat-form-field class="narrow"><mat-label>Class rank</mat-label><input matInput type="number" formControlName="rank"></mat-form-field>
		<mat-form-field class="narrow"><mat-label>Students in class</mat-label><input matInput type="number" formControlName="classOf"></mat-form-field>
	</div>
	<fieldset formGroupName="counselor"><legend>Your school counselor</legend>
		<div class="row">
			<mat-form-field><mat-label>Name</mat-label><input matInput formControlName="name"></mat-form-field>
			<mat-form-field><mat-label>E-mail</mat-label><input matInput type="email" formControlName="email"></mat-form-field>
			<mat-form-field><mat-label>Phone</mat-label><input matInput type="tel" formControlName="phone"></mat-form-field>
		</div>
	</fieldset>
</mat-expansion-panel>

<mat-expansion-panel [expanded]="all">
	<mat-expansion-panel-header><mat-panel-title>5. Tests and coursework</mat-panel-title><mat-panel-description>Scores are optional</mat-panel-description></mat-expansion-panel-header>
	<div class="row">
		<mat-form-field class="narrow"><mat-label>SAT Reading and Writing</mat-label><input matInput type="number" formControlName="satRw" min="200" max="800"></mat-form-field>
		<mat-form-field class="narrow"><mat-label>SAT Math</mat-label><input matInput type="number" formControlName="satM" min="200" max="800"></mat-form-field>
		<mat-form-field><mat-label>Most recent SAT date</mat-label><input matInput [matDatepicker]="sd" formControlName="satWhen"><mat-datepicker-toggle matIconSuffix [for]="sd"></mat-datepicker-toggle><mat-datepicker #sd></mat-datepicker></mat-form-field>
		<mat-form-field class="narrow"><mat-label>ACT composite</mat-label><input matInput type="number" formControlName="act" min="1" max="36"><mat-hint>Best single sitting</mat-hint></mat-form-field>
		<mat-form-field class="narrow"><mat-label>TOEFL total</mat-label><input matInput type="number" formControlName="toefl"></mat-form-field>
	</div>
	<h3>Advanced Placement</h3>
	<table formArrayName="ap"><thead><tr><th style="width:55%">Exam</th><th>Score</th><th>Year taken</th></tr></thead><tbody>
	@for (row of rows('ap'); track $index) {
		<tr [formGroupName]="$index">
			<td><ng-select formControlName="exam" [items]="exams" ariaLabel="AP exam {{ $index + 1 }}"></ng-select></td>
			<td><mat-form-field subscriptSizing="dynamic"><mat-select formControlName="score" aria-label="Score, exam {{ $index + 1 }}">@for (n of ['1','2','3','4','5']; track n) {<mat-option [value]="n">{{ n }}</mat-option>}</mat-select></mat-form-field></td>
			<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="year" maxlength="4" aria-label="Year, exam {{ $index + 1 }}"></mat-form-field></td>
		</tr>
	}</tbody></table>
	<h3>High school courses you want us to notice</h3>
	<table formArrayName="course"><thead><tr><th style="width:55%">Course title</th><th>Grade earned</th></tr></thead><tbody>
	@for (row of rows('course'); track $index) {
		<tr [formGroupName]="$index">
			<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="title" aria-label="Course title {{ $index + 1 }}"></mat-form-field></td>
			<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="grade" aria-label="Grade earned {{ $index + 1 }}"></mat-form-field></td>
		</tr>
	}</tbody></table>
	<h3>College work while in high school</h3>
	<mat-form-field class="wide"><mat-label>College or university where you took classes</mat-label><input matInput formControlName="dualCollege"></mat-form-field>
</mat-expansion-panel>

<mat-expansion-panel [expanded]="all">
	<mat-expansion-panel-header><mat-panel-title>6. Family</mat-panel-title></mat-expansion-panel-header>
	@for (n of ['1', '2']; track n) {
	<fieldset [formGroupName]="'parent' + n" class="parent{{ n }}"><legend>Parent or guardian {{ n }}</legend>
		<div class="row">
			<mat-form-field><mat-label>First name</mat-label><input matInput formControlName="first"></mat-form-field>
			<mat-form-field><mat-label>Last name</mat-label><input matInput formControlName="last"></mat-form-field>
			<mat-form-field><mat-label>Relationship to you</mat-label><mat-select formControlName="relation"><mat-option value="mother">Mother</mat-option><mat-option value="father">Father</mat-option><mat-option value="step">Stepparent</mat-option><mat-option value="guardian">Legal guardian</mat-option></mat-select></mat-form-field>
		</div>
		<div class="row">
			<mat-form-field><mat-label>Occupation</mat-label><input matInput formControlName="job"></mat-form-field>
			<mat-form-field><mat-label>Highest level of schooling</mat-label><mat-select formControlName="schooling">@for (o of schooling; track o) {<mat-option [value]="o">{{ o }}</mat-option>}</mat-select></mat-form-field>
			<mat-form-field><mat-label>E-mail</mat-label><input matInput type="email" formControlName="email"></mat-form-field>
		</div>
	</fieldset>
	}
	<div class="row">
		<mat-form-field><mat-label>Your parents are</mat-label><mat-select formControlName="parentsAre"><mat-option value="m">Married to each other</mat-option><mat-option value="s">Separated</mat-option><mat-option value="d">Divorced</mat-option><mat-option value="w">Widowed</mat-option><mat-option value="n">Never married</mat-option></mat-select></mat-form-field>
		<mat-form-field><mat-label>How many brothers and sisters do you have?</mat-label><input matInput type="number" formControlName="siblings"></mat-form-field>
	</div>
</mat-expansion-panel>

<mat-expansion-panel [expanded]="all">
	<mat-expansion-panel-header><mat-panel-title>7. Activities and recognition</mat-panel-title></mat-expansion-panel-header>
	<div formArrayName="activity">
	@for (row of rows('activity'); track $index) {
	<fieldset [formGroupName]="$index"><legend>Activity {{ $index + 1 }}</legend>
		<div class="row">
			<mat-form-field><mat-label>Category</mat-label><mat-select formControlName="kind">@for (o of kinds; track o) {<mat-option [value]="o">{{ o }}</mat-option>}</mat-select></mat-form-field>
			<mat-form-field><mat-label>Name of club, team or employer</mat-label><input matInput formControlName="club"></mat-form-field>
			<mat-form-field><mat-label>Your role</mat-label><input matInput formControlName="role" maxlength="60"></mat-form-field>
		</div>
		<mat-form-field class="wide"><mat-label>What did you do?</mat-label><textarea matInput formControlName="what" maxlength="350" rows="2"></textarea><mat-hint align="end">350 characters at most</mat-hint></mat-form-field>
		<div class="row">
			<mat-form-field><mat-label>Years of participation</mat-label><mat-select formControlName="years" multiple>@for (o of yearsList; track o) {<mat-option [value]="o">{{ o }}</mat-option>}</mat-select></mat-form-field>
			<mat-form-field class="narrow"><mat-label>Hours a week</mat-label><input matInput type="number" formControlName="hours"></mat-form-field>
			<mat-form-field class="narrow"><mat-label>Weeks a year</mat-label><input matInput type="number" formControlName="weeks"></mat-form-field>
		</div>
	</fieldset>
	}</div>
	<div formArrayName="award">
	@for (row of rows('award'); track $index) {
	<div class="row" [formGroupName]="$index">
		<mat-form-field><mat-label>Award {{ $index + 1 }}</mat-label><input matInput formControlName="name"></mat-form-field>
		<mat-form-field><mat-label>Received in</mat-label><mat-select formControlName="year">@for (o of yearsList; track o) {<mat-option [value]="o">{{ o }}</mat-option>}</mat-select></mat-form-field>
	</div>
	}</div>
</mat-expansion-panel>

<mat-expansion-panel [expanded]="all">
	<mat-expansion-panel-header><mat-panel-title>8. Plans at Cascadia Bay</mat-panel-title></mat-expansion-panel-header>
	<div class="row">
		<div class="pick"><label for="major1">First-choice major *</label><ng-select labelForId="major1" formControlName="major1" [items]="majors"></ng-select></div>
		<div class="pick"><label for="major2">Alternate major</label><ng-select labelForId="major2" formControlName="major2" [items]="majors"></ng-select></div>
	</div>
	<div class="row">
		<mat-form-field><mat-label>Career you have in mind</mat-label><input matInput formControlName="career"></mat-form-field>
		<div class="pick"><span class="ask" id="degAsk">Highest degree you hope to reach</span><mat-radio-group aria-labelledby="degAsk" formControlName="degree"><mat-radio-button value="BA">Bachelor's</mat-radio-button><mat-radio-button value="MA">Master's</mat-radio-button><mat-radio-button value="PHD">Doctoral</mat-radio-button><mat-radio-button value="?">Undecided</mat-radio-button></mat-radio-group></div>
	</div>
	<mat-form-field class="wide"><mat-label>Other colleges you are applying to</mat-label>
		<mat-chip-grid #others formControlName="otherColleges">
			@for (name of form.value.otherColleges; track name) {<mat-chip-row (removed)="drop(name)">{{ name }}<button matChipRemove type="button" [attr.aria-label]="'Remove ' + name">×</button></mat-chip-row>}
		</mat-chip-grid>
		<input placeholder="Type a name and press Enter" [matChipInputFor]="others" (matChipInputTokenEnd)="add($event)"></mat-form-field>
	<mat-form-field class="wide"><mat-label>Why Cascadia Bay? (250 words)</mat-label><textarea matInput formControlName="why" rows="4"></textarea></mat-form-field>
	<div class="row"><mat-form-field><mat-label>Requested roommate's full name</mat-label><input matInput formControlName="roommate"></mat-form-field></div>
</mat-expansion-panel>

<mat-expansion-panel [expanded]="all">
	<mat-expansion-panel-header><mat-panel-title>9. Contacts and certification</mat-panel-title></mat-expansion-panel-header>
	<fieldset formGroupName="emergency"><legend>Emergency contact (someone who is not your parent)</legend>
		<div class="row">
			<mat-form-field><mat-label>First name</mat-label><input matInput formControlName="first"></mat-form-field>
			<mat-form-field><mat-label>Last name</mat-label><input matInput formControlName="last"></mat-form-field>
			<mat-form-field><mat-label>Daytime phone</mat-label><input matInput type="tel" formControlName="phone"></mat-form-field>
		</div>
	</fieldset>
	<p><mat-checkbox formControlName="certify">I certify that everything in this application is true and complete.</mat-checkbox></p>
	<div class="row">
		<mat-form-field><mat-label>Type your full legal name as your signature</mat-label><input matInput formControlName="signature"></mat-form-field>
		<mat-form-field><mat-label>Choose a password for the status page</mat-label><input matInput type="password" formControlName="password" autocomplete="new-password"></mat-form-field>
	</div>
	<button mat-flat-button type="submit">Submit application</button>
</mat-expansion-panel>
</mat-accordion>
</form>`,
})
class Application {
	all = false;
	sent = false;
	states = STATES.map(([code, name]) => ({ code, name }));
	countries = COUNTRIES;
	majors = MAJORS;
	schools = SCHOOLS;
	citizenships = [
		{ code: "USC", text: "United States citizen" },
		{ code: "LPR", text: "Lawful permanent resident" },
		{ code: "DACA", text: "DACA or undocumented" },
		{ code: "INT", text: "International (student visa)" },
	];
	races = [
		{ code: "ai", text: "American Indian or Alaska Native" },
		{ code: "as", text: "Asian" },
		{ code: "bl", text: "Black or African American" },
		{ code: "pi", text: "Native Hawaiian or Pacific Islander" },
		{ code: "wh", text: "White" },
	];
	languages = ["Arabic", "Chinese", "English", "French", "German", "Igbo", "Korean", "Spanish", "Tagalog", "Vietnamese"];
	exams = [
		"Art History",
		"Biology",
		"Calculus AB",
		"Calculus BC",
		"Chemistry",
		"English Language and Composition",
		"European History",
		"Physics 1",
		"Spanish Language and Culture",
		"Statistics",
		"United States History",
		"World History: Modern",
	];
	schooling = [
		"Less than high school",
		"High school diploma or GED",
		"Some college, no degree",
		"Associate degree",
		"Bachelor's degree",
		"Graduate or professional degree",
	];
	kinds = ["Academic club", "Arts", "Athletics", "Community service", "Debate or speech", "Environment", "Paid work", "Religious group", "Student government", "Other"];
	yearsList = ["9th grade", "10th grade", "11th grade", "12th grade"];

	private b = inject(FormBuilder).nonNullable;
	form = this.b.group({
		surname: ["", Validators.required], given: ["", Validators.required], middle: "", suffix: "", goesBy: "", otherSurnames: "",
		email: ["", [Validators.required, Validators.email]], emailAgain: ["", Validators.required], dial: "", phone: "", textOk: "",
		birthDate: null as Date | null, birthCity: "", birthCountry: "", legalSex: "", pronouns: null as string | null,
		home: this.b.group({ street: "", unit: "", city: "", state: null, zip: "", country: null }),
		mail: this.b.group({ street: "", cityLine: "" }),
		citizen: null, aNumber: "", ssn: "", yearsHere: null, military: "", firstLanguage: null, hispanic: "", race: [[] as string[]], firstGen: "",
		school: "", schoolCity: "", schoolState: null, ceeb: "", schoolTo: null as Date | null, gradeLevel: "",
		gpa: "", gpaWeighted: "", rank: null, classOf: null,
		counselor: this.b.group({ name: "", email: "", phone: "" }),
		satRw: null, satM: null, satWhen: null as Date | null, act: null, toefl: null,
		ap: this.b.array([0, 1, 2].map(() => this.b.group({ exam: null, score: "", year: "" }))),
		course: this.b.array([0, 1].map(() => this.b.group({ title: "", grade: "" }))),
		dualCollege: "",
		parent1: this.b.group({ first: "", last: "", relation: "", job: "", schooling: "", email: "" }),
		parent2: this.b.group({ first: "", last: "", relation: "", job: "", schooling: "", email: "" }),
		parentsAre: "", siblings: null,
		activity: this.b.array([0, 1].map(() => this.b.group({ kind: "", club: "", role: "", what: "", years: [[] as string[]], hours: null, weeks: null }))),
		award: this.b.array([0, 1].map(() => this.b.group({ name: "", year: "" }))),
		major1: null, major2: null, career: "", degree: "", otherColleges: [[] as string[]], why: "", roommate: "",
		emergency: this.b.group({ first: "", last: "", phone: "" }),
		certify: false, signature: "", password: "",
	});

	constructor() {
		expose(this);
	}
	rows(name: string) {
		return (this.form.get(name) as FormArray).controls;
	}
	match(names: string[], typed: string | null | undefined) {
		const wanted = (typed ?? "").toLowerCase();
		return names.filter((name) => name.toLowerCase().includes(wanted));
	}
	add(event: MatChipInputEvent) {
		const name = event.value.trim();
		if (name) this.form.controls.otherColleges.setValue([...this.form.controls.otherColleges.value, name]);
		event.chipInput.clear();
	}
	drop(name: string) {
		this.form.controls.otherColleges.setValue(this.form.controls.otherColleges.value.filter((each) => each !== name));
	}
}

const day = (date: Date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;
const stateOf = (value: unknown) => (value instanceof Date ? day(value) : value);
const textOf = (node: Element | null | undefined) => node?.textContent?.trim() ?? "";

function shownBy(element: Element | undefined): unknown {
	if (!element) return "";
	const texts = (selector: string) => [...element.querySelectorAll(selector)].map(textOf);
	if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
	switch (element.tagName.toLowerCase()) {
		case "mat-select": {
			const text = texts(".mat-mdc-select-value-text")[0] ?? "";
			return element.classList.contains("mat-mdc-select-multiple") ? text.split(", ").filter(Boolean) : text;
		}
		case "mat-radio-group":
			return texts(".mat-mdc-radio-checked label")[0] ?? "";
		case "mat-checkbox":
			return element.querySelector("input")?.checked;
		case "mat-chip-listbox":
			return texts(".mat-mdc-chip-selected .mdc-evolution-chip__text-label")[0] ?? "";
		case "mat-chip-grid":
			return texts("mat-chip-row .mdc-evolution-chip__text-label");
		case "ng-select":
			return element.classList.contains("ng-select-multiple") ? texts(".ng-value-label") : (texts(".ng-value-label")[0] ?? "");
	}
	throw new Error(element.tagName);
}

function expose(app: Application) {
	const leaves = (control: AbstractControl, path: (string | number)[]): [string, (string | number)[], AbstractControl][] =>
		control instanceof FormGroup || control instanceof FormArray
			? Object.entries(control.controls).flatMap(([key, each]) => leaves(each, [...path, key]))
			: [[path.join("."), path, control]];
	const elementOf = (path: (string | number)[]) => {
		const own = [...document.querySelectorAll(`[formcontrolname="${path.at(-1)}"]`)];
		if (path.length === 1) return own.find((each) => !each.closest("[formgroupname],[formarrayname],[class^=parent]"));
		if (path.length === 2) return own.find((each) => each.closest(`[formgroupname="${path[0]}"],.${path[0]}`));
		return own.filter((each) => each.closest(`[formarrayname="${path[0]}"]`))[Number(path[1])];
	};
	Object.assign(window, {
		formState: () => ({ ...Object.fromEntries(leaves(app.form, []).map(([key, , control]) => [key, stateOf(control.value)])), submitted: app.sent }),
		formShown: () => Object.fromEntries(leaves(app.form, []).map(([key, path]) => [key, shownBy(elementOf(path))])),
	});
}

bootstrapApplication(Application, { providers: [provideZoneChangeDetection()] });
