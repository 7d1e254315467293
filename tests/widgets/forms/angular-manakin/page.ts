import "@angular/compiler";
import "./page.css";
import { Component, Directive, HostListener, inject, provideZonelessChangeDetection } from "@angular/core";
import { FormArray, FormControl, FormGroup, NgControl, ReactiveFormsModule } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { MatChipsModule } from "@angular/material/chips";
import type { MatChipInputEvent } from "@angular/material/chips";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatExpansionModule } from "@angular/material/expansion";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { bootstrapApplication } from "@angular/platform-browser";
import { MAJORS, STATES } from "../../lists";

/** (530) 555-0142 */
@Directive({ selector: "input[phoneMask]", standalone: true })
class PhoneMask {
	private control = inject(NgControl);
	@HostListener("input", ["$event"]) onInput(event: Event) {
		const box = event.target as HTMLInputElement;
		let d = box.value.replace(/\D/g, "");
		if (d.length > 10 && d.startsWith("1")) d = d.slice(1);
		d = d.slice(0, 10);
		let out = d;
		if (d.length > 6) out = `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
		else if (d.length > 3) out = `(${d.slice(0, 3)}) ${d.slice(3)}`;
		this.control.control?.setValue(out);
	}
}

const c = () => new FormControl<any>("");
const group = (names: string) => new FormGroup(Object.fromEntries(names.split(" ").map((n) => [n, c()])));
const dates = ["dob", "psatDate", "satDate", "actDate", "studentSignDate", "parentSignDate"];

const FLAT =
	"firstName middleName lastName preferredName ssn gender dob age birthPlace hispanic raceAmInd raceAsian raceBlack racePacific raceWhite citizenship alienNumber address city state zip county cellPhone texts homePhone email homeLanguage " +
	"school schoolCity schoolState studentId grade gradYear gpa gpaScale rank rankOf counselor iep psatTaken psatDate psatScore satTaken satDate satScore actTaken actDate actScore dualCredit dualCollege " +
	"livesWith c1Relationship c1Name c1Phone c1Email c1Employer c1Occupation c1Education c2Relationship c2Name c2Phone c2Email c2Employer c2Occupation c2Education bachelor1 bachelor2 maritalStatus household siblingsCount foster lunch filedTaxes taxableIncome annualIncome " +
	"career major degree collegeYear college1 college2 college3 whyJoin emergencyName emergencyRelationship emergencyPhone physician allergies shirt release photo initials studentSignature studentSignDate parentSignature parentSignDate";

const PROGRAMS = ["AVID", "GEAR UP", "TRIO Upward Bound", "TRIO Upward Bound Math/Science", "Another TRIO Talent Search program", "None"];
const SERVICES = ["Tutoring", "Study skills", "ACT/SAT preparation", "Career exploration", "Help with college applications", "Help with the FAFSA and scholarships", "College campus visits", "Personal counseling"];

@Component({
	selector: "ets-application",
	standalone: true,
	imports: [
		ReactiveFormsModule, MatAutocompleteModule, MatButtonModule, MatCardModule, MatCheckboxModule, MatChipsModule, MatDatepickerModule,
		MatExpansionModule, MatFormFieldModule, MatInputModule, MatRadioModule, MatSelectModule, PhoneMask,
	],
	template: `
<div class="top"><h1>TRIO Educational Talent Search</h1><div>Application for Middle School and High School Students</div></div>
<form class="page" [formGroup]="form" (ngSubmit)="submit()" autocomplete="off">
 <p class="note">The information you provide on this application is for eligibility purposes only. We are required to have eligibility information on file for each participant we serve for audit purposes. This program is provided at no cost to the participants or their families.</p>

 <mat-card appearance="outlined"><mat-card-header><mat-card-title>Applicant Information</mat-card-title></mat-card-header><mat-card-content>
  <div class="grid">
   <mat-form-field class="w2" appearance="outline"><mat-label>First Name</mat-label><input matInput formControlName="firstName" required></mat-form-field>
   <mat-form-field class="w2" appearance="outline"><mat-label>Middle Name</mat-label><input matInput formControlName="middleName"></mat-form-field>
   <mat-form-field class="w2" appearance="outline"><mat-label>Last Name</mat-label><input matInput formControlName="lastName" required></mat-form-field>
   <mat-form-field class="w2" appearance="outline"><mat-label>Name you like to be called</mat-label><input matInput formControlName="preferredName"></mat-form-field>
   <mat-form-field class="w2" appearance="outline"><mat-label>Social Security Number</mat-label><input matInput formControlName="ssn" placeholder="###-##-####"><mat-hint>Used only to track college enrollment</mat-hint></mat-form-field>
   <mat-form-field class="w2" appearance="outline"><mat-label>Gender</mat-label><mat-select formControlName="gender" required><mat-option value="M">Male</mat-option><mat-option value="F">Female</mat-option><mat-option value="X">Non-binary</mat-option><mat-option value="N">Prefer not to say</mat-option></mat-select></mat-form-field>
   <mat-form-field class="w2" appearance="outline"><mat-label>Date of Birth</mat-label><input matInput [matDatepicker]="dobPicker" formControlName="dob" required><mat-datepicker-toggle matIconSuffix [for]="dobPicker"></mat-datepicker-toggle><mat-datepicker #dobPicker startView="multi-year"></mat-datepicker><mat-hint>MM/DD/YYYY</mat-hint></mat-form-field>
   <mat-form-field class="w2" appearance="outline"><mat-label>Age</mat-label><input matInput type="number" min="10" max="27" formControlName="age"></mat-form-field>
   <mat-form-field class="w2" appearance="outline"><mat-label>Place of Birth (city and state or country)</mat-label><input matInput formControlName="birthPlace"></mat-form-field>
  </div>
  <p class="question" id="hisp-q">Are you Hispanic or Latino? (a person of Cuban, Mexican, Puerto Rican, South or Central American, or other Spanish culture, regardless of race)</p>
  <mat-radio-group formControlName="hispanic" aria-labelledby="hisp-q"><mat-radio-button value="1">Yes</mat-radio-button><mat-radio-button value="2">No</mat-radio-button></mat-radio-group>
  <p class="question">Race: for each of the following, choose Yes or No</p>
  <table class="race"><thead><tr><th>I identify as</th><th></th></tr></thead><tbody>
   <tr><td id="r1">American Indian/Alaskan Native</td><td><mat-radio-group formControlName="raceAmInd" aria-labelledby="r1"><mat-radio-button value="1">Yes</mat-radio-button><mat-radio-button value="2">No</mat-radio-button></mat-radio-group></td></tr>
   <tr><td id="r2">Asian</td><td><mat-radio-group formControlName="raceAsian" aria-labelledby="r2"><mat-radio-button value="1">Yes</mat-radio-button><mat-radio-button value="2">No</mat-radio-button></mat-radio-group></td></tr>
   <tr><td id="r3">Black or African American</td><td><mat-radio-group formControlName="raceBlack" aria-labelledby="r3"><mat-radio-button value="1">Yes</mat-radio-button><mat-radio-button value="2">No</mat-radio-button></mat-radio-group></td></tr>
   <tr><td id="r4">Native Hawaiian or Other Pacific Islander</td><td><mat-radio-group formControlName="racePacific" aria-labelledby="r4"><mat-radio-button value="1">Yes</mat-radio-button><mat-radio-button value="2">No</mat-radio-button></mat-radio-group></td></tr>
   <tr><td id="r5">White</td><td><mat-radio-group formControlName="raceWhite" aria-labelledby="r5"><mat-radio-button value="1">Yes</mat-radio-button><mat-radio-button value="2">No</mat-radio-button></mat-radio-group></td></tr>
  </tbody></table>
  <div class="grid">
   <mat-form-field class="w3" appearance="outline"><mat-label>Applicant's Citizenship</mat-label><mat-select formControlName="citizenship" required><mat-option value="US">U.S. Citizen or National</mat-option><mat-option value="PR">Permanent Resident</mat-option><mat-option value="RF">Refugee or Asylee</mat-option><mat-option value="OT">Other</mat-option></mat-select></mat-form-field>
   <mat-form-field class="w3" appearance="outline"><mat-label>If not a citizen, Permanent Resident ID#</mat-label><input matInput formControlName="alienNumber"></mat-form-field>
   <mat-form-field class="w6" appearance="outline"><mat-label>Address</mat-label><input matInput formControlName="address" required><mat-hint>Street and Apt. No.</mat-hint></mat-form-field>
   <mat-form-field class="w2" appearance="outline"><mat-label>City</mat-label><input matInput formControlName="city" required></mat-form-field>
   <mat-form-field appearance="outline"><mat-label>Zip Code</mat-label><input matInput formControlName="zip" maxlength="10" required></mat-form-field>
   <mat-form-field class="w2" appearance="outline"><mat-label>State</mat-label><mat-select formControlName="state" required>@for (s of states; track s[0]) {<mat-option [value]="s[0]">{{ s[1] }}</mat-option>}</mat-select></mat-form-field>
   <mat-form-field appearance="outline"><mat-label>County</mat-label><input matInput formControlName="county"></mat-form-field>
   <mat-form-field class="w2" appearance="outline"><mat-label>Applicant Cell Phone</mat-label><input matInput type="tel" phoneMask formControlName="cellPhone" placeholder="(555) 555-5555"></mat-form-field>
   <mat-form-field class="w2" appearance="outline"><mat-label>Home Phone</mat-label><input matInput type="tel" phoneMask formControlName="homePhone" placeholder="(555) 555-5555"></mat-form-field>
   <mat-form-field class="w2" appearance="outline"><mat-label>Can Applicant Receive Texts</mat-label><mat-select formControlName="texts"><mat-option value="yes">Yes</mat-option><mat-option value="no">No</mat-option></mat-select></mat-form-field>
   <mat-form-field class="w3" appearance="outline"><mat-label>Email</mat-label><input matInput type="email" formControlName="email" required></mat-form-field>
   <mat-form-field class="w3" appearance="outline"><mat-label>Primary language spoken in the home</mat-label><input matInput formControlName="homeLanguage" [matAutocomplete]="langAuto"><mat-autocomplete #langAuto="matAutocomplete">@for (l of matching(languages, 'homeLanguage'); track l) {<mat-option [value]="l">{{ l }}</mat-option>}</mat-autocomplete></mat-form-field>
   <mat-form-field class="w6" appearance="outline"><mat-label>Languages you speak</mat-label>
    <mat-chip-grid #chipGrid aria-label="Languages you speak">@for (l of spoken.value; track l) {<mat-chip-row (removed)="dropLanguage(l)">{{ l }}<button matChipRemove type="button" [attr.aria-label]="'remove ' + l">&times;</button></mat-chip-row>}
    <input placeholder="Type a language and press Enter" [matChipInputFor]="chipGrid" (matChipInputTokenEnd)="addLanguage($event)"></mat-chip-grid></mat-form-field>
  </div>
 </mat-card-content></mat-card>

 <mat-card appearance="outlined"><mat-card-header><mat-card-title>Academic Information</mat-card-title></mat-card-header><mat-card-content>
  <div class="grid">
   <mat-form-field class="w4" appearance="outline"><mat-label>Current School</mat-label><input matInput formControlName="school" required></mat-form-field>
   <mat-form-field class="w2" appearance="outline"><mat-label>School ID #</mat-label><input matInput formControlName="studentId"></mat-form-field>
   <mat-form-field class="w3" appearance="outline"><mat-label>City where school is located</mat-label><input matInput formControlName="schoolCity"></mat-form-field>
   <mat-form-field class="w3" appearance="outline"><mat-label>State where school is located</mat-label><mat-select formControlName="schoolState">@for (s of states; track s[0]) {<mat-option [value]="s[0]">{{ s[1] }}</mat-option>}</mat-select></mat-form-field>
   <mat-form-field class="w2" appearance="outline"><mat-label>Grade for 2026-2027 Academic Year</mat-label><mat-select formControlName="grade" required>@for (g of grades; track g) {<mat-option [value]="g">{{ g }}</mat-option>}</mat-select></mat-form-field>
   <mat-form-field class="w2" appearance="outline"><mat-label>Expected High School Graduation Year</mat-label><mat-select formControlName="gradYear">@for (y of years; track y) {<mat-option [value]="y">{{ y }}</mat-option>}</mat-select></mat-form-field>
   <mat-form-field appearance="outline"><mat-label>Cumulative GPA</mat-label><input matInput formControlName="gpa" inputmode="decimal"></mat-form-field>
   <mat-form-field appearance="outline"><mat-label>GPA Scale</mat-label><mat-select formControlName="gpaScale"><mat-option value="4.0">4.0</mat-option><mat-option value="5.0">5.0</mat-option><mat-option value="100">100</mat-option></mat-select></mat-form-field>
   <mat-form-field appearance="outline"><mat-label>Class Rank</mat-label><input matInput type="number" formControlName="rank"></mat-form-field>
   <mat-form-field appearance="outline"><mat-label>out of</mat-label><input matInput type="number" formControlName="rankOf"></mat-form-field>
   <mat-form-field class="w4" appearance="outline"><mat-label>School Counselor's Name</mat-label><input matInput formControlName="counselor"></mat-form-field>
  </div>
  <p class="question" id="iepq">Do you have an Individual Educational Plan (IEP) or 504 Plan?</p>
  <mat-radio-group formControlName="iep" aria-labelledby="iepq"><mat-radio-button value="yes">Yes</mat-radio-button><mat-radio-button value="no">No</mat-radio-button></mat-radio-group>
  <p class="question" id="progq">Are you now, or have you ever been, a participant in any of these programs? (check all that apply)</p>
  <div class="boxes" id="programs" formGroupName="programs" role="group" aria-labelledby="progq">@for (p of programs; track $index) {<mat-checkbox [formControlName]="'' + $index">{{ p }}</mat-checkbox>}</div>
  <p class="question">Test information</p>
  <table id="tests"><thead><tr><th>Test</th><th>Have you taken it?</th><th>Most recent test date</th><th>Highest total / composite score</th></tr></thead><tbody>
   <tr><th scope="row">PSAT/NMSQT</th><td><mat-radio-group formControlName="psatTaken" aria-label="PSAT taken"><mat-radio-button value="yes">Yes</mat-radio-button><mat-radio-button value="no">No</mat-radio-button></mat-radio-group></td><td><mat-form-field subscriptSizing="dynamic"><input matInput [matDatepicker]="d1" formControlName="psatDate" placeholder="MM/DD/YYYY"><mat-datepicker-toggle matIconSuffix [for]="d1"></mat-datepicker-toggle><mat-datepicker #d1></mat-datepicker></mat-form-field></td><td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="psatScore"></mat-form-field></td></tr>
   <tr><th scope="row">SAT</th><td><mat-radio-group formControlName="satTaken" aria-label="SAT taken"><mat-radio-button value="yes">Yes</mat-radio-button><mat-radio-button value="no">No</mat-radio-button></mat-radio-group></td><td><mat-form-field subscriptSizing="dynamic"><input matInput [matDatepicker]="d2" formControlName="satDate" placeholder="MM/DD/YYYY"><mat-datepicker-toggle matIconSuffix [for]="d2"></mat-datepicker-toggle><mat-datepicker #d2></mat-datepicker></mat-form-field></td><td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="satScore"></mat-form-field></td></tr>
   <tr><th scope="row">ACT</th><td><mat-radio-group formControlName="actTaken" aria-label="ACT taken"><mat-radio-button value="yes">Yes</mat-radio-button><mat-radio-button value="no">No</mat-radio-button></mat-radio-group></td><td><mat-form-field subscriptSizing="dynamic"><input matInput [matDatepicker]="d3" formControlName="actDate" placeholder="MM/DD/YYYY"><mat-datepicker-toggle matIconSuffix [for]="d3"></mat-datepicker-toggle><mat-datepicker #d3></mat-datepicker></mat-form-field></td><td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="actScore"></mat-form-field></td></tr>
  </tbody></table>
  <div class="grid">
   <mat-form-field class="w3" appearance="outline"><mat-label>Have you taken any dual credit or college courses?</mat-label><mat-select formControlName="dualCredit"><mat-option value="yes">Yes</mat-option><mat-option value="no">No</mat-option></mat-select></mat-form-field>
   <mat-form-field class="w3" appearance="outline"><mat-label>If yes, through which college?</mat-label><input matInput formControlName="dualCollege"></mat-form-field>
  </div>
 </mat-card-content></mat-card>

 <mat-card appearance="outlined"><mat-card-header><mat-card-title>Parent or Guardian Information</mat-card-title></mat-card-header><mat-card-content>
  <mat-form-field appearance="outline"><mat-label>Student Lives With</mat-label><mat-select formControlName="livesWith"><mat-option value="Both parents">Both parents</mat-option><mat-option value="Mother">Mother</mat-option><mat-option value="Father">Father</mat-option><mat-option value="Parent and step-parent">Parent and step-parent</mat-option><mat-option value="Grandparent">Grandparent</mat-option><mat-option value="Guardian/Other">Guardian/Other</mat-option></mat-select></mat-form-field>
  <div class="two">
   <div class="col" id="contact1">
    <mat-form-field appearance="outline"><mat-label>Contact 1: Relationship to Student</mat-label><mat-select formControlName="c1Relationship">@for (r of relations; track r) {<mat-option [value]="r">{{ r }}</mat-option>}</mat-select></mat-form-field>
    <mat-form-field appearance="outline"><mat-label>Contact 1: Name</mat-label><input matInput formControlName="c1Name"><mat-hint>Parent or guardian</mat-hint></mat-form-field>
    <mat-form-field appearance="outline"><mat-label>Contact 1: Phone</mat-label><input matInput type="tel" phoneMask formControlName="c1Phone"></mat-form-field>
    <mat-form-field appearance="outline"><mat-label>Contact 1: Email</mat-label><input matInput type="email" formControlName="c1Email"></mat-form-field>
    <mat-form-field appearance="outline"><mat-label>Contact 1: Employer</mat-label><input matInput formControlName="c1Employer"></mat-form-field>
    <mat-form-field appearance="outline"><mat-label>Contact 1: Occupation</mat-label><input matInput formControlName="c1Occupation"></mat-form-field>
    <mat-form-field appearance="outline"><mat-label>Contact 1: Highest Education Level Completed</mat-label><mat-select formControlName="c1Education">@for (e of education; track e) {<mat-option [value]="e">{{ e }}</mat-option>}</mat-select></mat-form-field>
   </div>
   <div class="col" id="contact2">
    <mat-form-field appearance="outline"><mat-label>Contact 2: Relationship to Student</mat-label><mat-select formControlName="c2Relationship">@for (r of relations; track r) {<mat-option [value]="r">{{ r }}</mat-option>}</mat-select></mat-form-field>
    <mat-form-field appearance="outline"><mat-label>Contact 2: Name</mat-label><input matInput formControlName="c2Name"><mat-hint>Parent or guardian</mat-hint></mat-form-field>
    <mat-form-field appearance="outline"><mat-label>Contact 2: Phone</mat-label><input matInput type="tel" phoneMask formControlName="c2Phone"></mat-form-field>
    <mat-form-field appearance="outline"><mat-label>Contact 2: Email</mat-label><input matInput type="email" formControlName="c2Email"></mat-form-field>
    <mat-form-field appearance="outline"><mat-label>Contact 2: Employer</mat-label><input matInput formControlName="c2Employer"></mat-form-field>
    <mat-form-field appearance="outline"><mat-label>Contact 2: Occupation</mat-label><input matInput formControlName="c2Occupation"></mat-form-field>
    <mat-form-field appearance="outline"><mat-label>Contact 2: Highest Education Level Completed</mat-label><mat-select formControlName="c2Education">@for (e of education; track e) {<mat-option [value]="e">{{ e }}</mat-option>}</mat-select></mat-form-field>
   </div>
  </div>
  <h3>Potential First Generation Eligibility Information</h3>
  <p class="question" id="ba1">Does the parent or guardian named as Contact 1 have a four-year (bachelor's) college degree?</p>
  <mat-radio-group formControlName="bachelor1" aria-labelledby="ba1"><mat-radio-button value="yes">Yes</mat-radio-button><mat-radio-button value="no">No</mat-radio-button></mat-radio-group>
  <p class="question" id="ba2">Does the parent or guardian named as Contact 2 have a four-year (bachelor's) college degree?</p>
  <mat-radio-group formControlName="bachelor2" aria-labelledby="ba2"><mat-radio-button value="yes">Yes</mat-radio-button><mat-radio-button value="no">No</mat-radio-button></mat-radio-group>
  <div class="grid">
   <mat-form-field class="w2" appearance="outline"><mat-label>Parents' Marital Status</mat-label><mat-select formControlName="maritalStatus"><mat-option value="S">Single, never married</mat-option><mat-option value="M">Married</mat-option><mat-option value="P">Separated</mat-option><mat-option value="D">Divorced</mat-option><mat-option value="W">Widowed</mat-option></mat-select></mat-form-field>
   <mat-form-field class="w2" appearance="outline"><mat-label>Number of people in the household</mat-label><input matInput type="number" formControlName="household"></mat-form-field>
   <mat-form-field class="w2" appearance="outline"><mat-label>Number of brothers and sisters</mat-label><input matInput type="number" formControlName="siblingsCount"></mat-form-field>
  </div>
  <p class="question">Brothers and Sisters</p>
  <table id="siblings"><thead><tr><th>Name</th><th>Age</th><th>School or college now attending</th></tr></thead><tbody formArrayName="siblings">@for (row of siblings.controls; track row) {<tr [formGroupName]="$index"><td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="siblingName" [attr.aria-label]="'Brother or sister ' + ($index + 1) + ' name'"></mat-form-field></td><td><mat-form-field subscriptSizing="dynamic"><input matInput type="number" formControlName="siblingAge"></mat-form-field></td><td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="siblingSchool"></mat-form-field></td></tr>}</tbody></table>
  <button mat-stroked-button type="button" (click)="addSibling()">Add another brother or sister</button>
  <h3>Income Eligibility</h3>
  <p class="question" id="fosterq">Foster child or ward of the court?</p>
  <mat-radio-group formControlName="foster" aria-labelledby="fosterq"><mat-radio-button value="yes">Yes</mat-radio-button><mat-radio-button value="no">No</mat-radio-button></mat-radio-group>
  <p class="question" id="lunchq">Do you qualify for free or reduced lunches?</p>
  <mat-radio-group formControlName="lunch" aria-labelledby="lunchq"><mat-radio-button value="yes">Yes</mat-radio-button><mat-radio-button value="no">No</mat-radio-button><mat-radio-button value="unsure">Not sure</mat-radio-button></mat-radio-group>
  <p class="question" id="taxq">Did your family file a federal income tax return for last year?</p>
  <mat-radio-group formControlName="filedTaxes" aria-labelledby="taxq"><mat-radio-button value="yes">Yes</mat-radio-button><mat-radio-button value="no">No</mat-radio-button></mat-radio-group>
  <div class="grid">
   <mat-form-field class="w3" appearance="outline"><mat-label>Taxable income (Form 1040, line 15)</mat-label><span matTextPrefix>$&nbsp;</span><input matInput formControlName="taxableIncome"></mat-form-field>
   <mat-form-field class="w3" appearance="outline"><mat-label>Total annual household income</mat-label><mat-select formControlName="annualIncome"><mat-option value="1">$0 - $22,590</mat-option><mat-option value="2">$22,591 - $38,730</mat-option><mat-option value="3">$38,731 - $54,870</mat-option><mat-option value="4">$54,871 - $71,010</mat-option><mat-option value="5">$71,011 or more</mat-option></mat-select></mat-form-field>
  </div>
 </mat-card-content></mat-card>

 <mat-card appearance="outlined"><mat-card-header><mat-card-title>Goals, Interests and Activities</mat-card-title></mat-card-header><mat-card-content>
  <div class="grid">
   <mat-form-field class="w3"><mat-label>What career are you interested in?</mat-label><input matInput formControlName="career"></mat-form-field>
   <mat-form-field class="w3"><mat-label>College major you are considering</mat-label><input matInput formControlName="major" [matAutocomplete]="majorAuto"><mat-autocomplete #majorAuto="matAutocomplete">@for (m of matching(majors, 'major'); track m) {<mat-option [value]="m">{{ m }}</mat-option>}</mat-autocomplete></mat-form-field>
   <mat-form-field class="w3"><mat-label>Highest level of education you plan to complete</mat-label><mat-select formControlName="degree"><mat-option value="HS">High school diploma/GED</mat-option><mat-option value="VT">Vocational or technical certificate</mat-option><mat-option value="AA">Two-year degree (Associate)</mat-option><mat-option value="BA">Four-year degree (Bachelor's)</mat-option><mat-option value="MA">Master's degree</mat-option><mat-option value="DR">Doctorate or professional degree</mat-option></mat-select></mat-form-field>
   <mat-form-field class="w3"><mat-label>Year you plan to start college</mat-label><input matInput formControlName="collegeYear" maxlength="4"></mat-form-field>
  </div>
  <p class="question">Seniors only: colleges or technical schools to which you have applied</p>
  <div class="grid">
   <mat-form-field class="w2"><mat-label>1.</mat-label><input matInput formControlName="college1"></mat-form-field>
   <mat-form-field class="w2"><mat-label>2.</mat-label><input matInput formControlName="college2"></mat-form-field>
   <mat-form-field class="w2"><mat-label>3.</mat-label><input matInput formControlName="college3"></mat-form-field>
  </div>
  <p class="question">List your school, community and work activities</p>
  <table id="activities"><thead><tr><th>Activity / organization</th><th>Office held or role</th><th>Grade(s)</th><th>Hours per week</th></tr></thead><tbody formArrayName="activities">@for (row of activities.controls; track row) {<tr [formGroupName]="$index"><td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="org"></mat-form-field></td><td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="role"></mat-form-field></td><td><mat-form-field subscriptSizing="dynamic"><mat-select formControlName="grades" multiple><mat-option value="9">9</mat-option><mat-option value="10">10</mat-option><mat-option value="11">11</mat-option><mat-option value="12">12</mat-option></mat-select></mat-form-field></td><td><mat-form-field subscriptSizing="dynamic"><input matInput type="number" formControlName="hours"></mat-form-field></td></tr>}</tbody></table>
  <p class="question" id="servq">What services would help you most? (check all that apply)</p>
  <div class="boxes" id="services" formGroupName="services" role="group" aria-labelledby="servq">@for (p of services; track $index) {<mat-checkbox [formControlName]="'' + $index">{{ p }}</mat-checkbox>}</div>
  <p class="question" id="whyq">In your own words, tell us why you would like to be in Talent Search and how we can help you reach your goals.</p>
  <mat-form-field class="w6" style="width:100%"><textarea matInput rows="5" formControlName="whyJoin" aria-labelledby="whyq"></textarea></mat-form-field>
 </mat-card-content></mat-card>

 <mat-accordion multi>
 <mat-expansion-panel [expanded]="true"><mat-expansion-panel-header><mat-panel-title>Emergency and Field Trip Information</mat-panel-title></mat-expansion-panel-header>
  <div class="grid">
   <mat-form-field class="w2"><mat-label>Emergency contact (other than parent)</mat-label><input matInput formControlName="emergencyName"></mat-form-field>
   <mat-form-field class="w2"><mat-label>Relationship</mat-label><input matInput formControlName="emergencyRelationship"></mat-form-field>
   <mat-form-field class="w2"><mat-label>Phone</mat-label><input matInput type="tel" phoneMask formControlName="emergencyPhone"></mat-form-field>
   <mat-form-field class="w2"><mat-label>Family physician</mat-label><input matInput formControlName="physician"></mat-form-field>
   <mat-form-field class="w2"><mat-label>Allergies or medical conditions</mat-label><input matInput formControlName="allergies"></mat-form-field>
   <mat-form-field class="w2"><mat-label>T-Shirt Size</mat-label><mat-select formControlName="shirt">@for (s of shirts; track s) {<mat-option [value]="s">{{ s }}</mat-option>}</mat-select></mat-form-field>
  </div>
 </mat-expansion-panel>
 <mat-expansion-panel [expanded]="true"><mat-expansion-panel-header><mat-panel-title>Release of Records/Certification and Authorization</mat-panel-title></mat-expansion-panel-header>
  <mat-checkbox formControlName="release">I hereby authorize Talent Search to obtain student transcripts, grades, test scores and free/reduced lunch eligibility from the school</mat-checkbox>
  <mat-checkbox formControlName="photo">I give permission for photographs to be used in program publications</mat-checkbox>
  <div class="grid">
   <mat-form-field class="w2"><mat-label>I agree to the Release of School Records above (please initial)</mat-label><input matInput formControlName="initials"></mat-form-field>
   <span class="w4"></span>
   <mat-form-field class="w4"><mat-label>Student Signature</mat-label><input matInput formControlName="studentSignature"></mat-form-field>
   <mat-form-field class="w2"><mat-label>Date</mat-label><input matInput [matDatepicker]="d4" formControlName="studentSignDate"><mat-datepicker-toggle matIconSuffix [for]="d4"></mat-datepicker-toggle><mat-datepicker #d4></mat-datepicker></mat-form-field>
   <mat-form-field class="w4"><mat-label>Parent/Guardian Signature</mat-label><input matInput formControlName="parentSignature"></mat-form-field>
   <mat-form-field class="w2"><mat-label>Date</mat-label><input matInput [matDatepicker]="d5" formControlName="parentSignDate"><mat-datepicker-toggle matIconSuffix [for]="d5"></mat-datepicker-toggle><mat-datepicker #d5></mat-datepicker></mat-form-field>
  </div>
 </mat-expansion-panel>
 </mat-accordion>
 <div><button mat-flat-button type="submit">Submit Application</button></div>
</form>`,
})
class EtsApplication {
	states = STATES;
	majors = MAJORS;
	languages = ["Arabic", "Chinese", "English", "French", "Hmong", "Igbo", "Marshallese", "Russian", "Somali", "Spanish", "Tagalog", "Vietnamese", "Other"];
	grades = ["6th", "7th", "8th", "9th", "10th", "11th", "12th"];
	years = ["2027", "2028", "2029", "2030", "2031", "2032", "2033"];
	relations = ["Mother", "Father", "Step-mother", "Step-father", "Grandparent", "Legal guardian", "Other"];
	education = ["Less than high school", "High school diploma/GED", "Some college, no degree", "Associate's degree", "Bachelor's degree", "Graduate degree"];
	shirts = ["S", "M", "L", "XL", "2XL"];
	programs = PROGRAMS;
	services = SERVICES;
	siblings = new FormArray([group("siblingName siblingAge siblingSchool")]);
	activities = new FormArray([0, 1, 2, 3].map(() => new FormGroup({ org: c(), role: c(), grades: new FormControl<string[]>([]), hours: c() })));
	spoken = new FormControl<string[]>([], { nonNullable: true });
	form = new FormGroup<any>({
		...group(FLAT).controls,
		programs: new FormGroup(Object.fromEntries(PROGRAMS.map((_, i) => [String(i), new FormControl(false)]))),
		services: new FormGroup(Object.fromEntries(SERVICES.map((_, i) => [String(i), new FormControl(false)]))),
		siblings: this.siblings,
		activities: this.activities,
	});
	submitted = false;

	constructor() {
		for (const d of dates) this.form.controls[d].setValue(null);
		for (const b of ["release", "photo"]) this.form.controls[b].setValue(false);
		Object.assign(window, { formState: () => this.state(), formShown: () => this.shown() });
	}
	matching(list: string[], key: string) {
		const text = String(this.form.controls[key].value ?? "").toLowerCase();
		return list.filter((each) => each.toLowerCase().includes(text));
	}
	addSibling() {
		this.siblings.push(group("siblingName siblingAge siblingSchool"));
	}
	addLanguage(event: MatChipInputEvent) {
		const text = (event.value || "").trim();
		if (text && !this.spoken.value.includes(text)) this.spoken.setValue([...this.spoken.value, text]);
		event.chipInput.clear();
	}
	dropLanguage(l: string) {
		this.spoken.setValue(this.spoken.value.filter((each) => each !== l));
	}
	submit() {
		this.submitted = true;
	}
	state() {
		const raw = this.form.getRawValue();
		const out: Record<string, unknown> = {};
		for (const key of FLAT.split(" ")) {
			const v = raw[key];
			out[key] = v instanceof Date ? [v.getFullYear(), String(v.getMonth() + 1).padStart(2, "0"), String(v.getDate()).padStart(2, "0")].join("-") : v;
		}
		out.languages = this.spoken.value;
		out.programs = PROGRAMS.filter((_, i) => raw.programs[i]);
		out.services = SERVICES.filter((_, i) => raw.services[i]);
		for (let i = 0; i < 2; i++) for (const k of ["siblingName", "siblingAge", "siblingSchool"]) out[`sibling${i}_${k}`] = raw.siblings[i]?.[k] ?? "";
		for (let i = 0; i < 4; i++) for (const k of ["org", "role", "grades", "hours"]) out[`activity${i}_${k}`] = raw.activities[i][k];
		out.submitted = this.submitted;
		return out;
	}
	shown() {
		const read = (box: Element | null | undefined): unknown => {
			if (!box) return "";
			if (box.matches("mat-select")) {
				const text = box.querySelector(".mat-mdc-select-value-text")?.textContent?.trim() ?? "";
				return box.classList.contains("mat-mdc-select-multiple") ? (text ? text.split(", ") : []) : text;
			}
			if (box.matches("mat-radio-group")) return box.querySelector("mat-radio-button.mat-mdc-radio-checked")?.textContent?.trim() ?? "";
			if (box.matches("mat-checkbox")) return box.querySelector("input")!.checked;
			return (box as HTMLInputElement).value;
		};
		const out: Record<string, unknown> = {};
		for (const key of FLAT.split(" ")) out[key] = read(document.querySelector(`[formcontrolname=${key}]`));
		out.languages = [...document.querySelectorAll("mat-chip-row")].map((row) => row.querySelector(".mdc-evolution-chip__text-label")?.textContent?.replace("×", "").trim());
		for (const key of ["programs", "services"]) out[key] = [...document.querySelectorAll(`#${key} mat-checkbox`)].filter((b) => b.querySelector("input")!.checked).map((b) => b.textContent?.trim());
		const rows = (id: string, n: number, names: string[], name: string) => {
			for (let i = 0; i < n; i++) for (const k of names) out[`${name}${i}_${k}`] = read(document.querySelectorAll(`#${id} tbody tr`)[i]?.querySelector(`[formcontrolname=${k}]`));
		};
		rows("siblings", 2, ["siblingName", "siblingAge", "siblingSchool"], "sibling");
		rows("activities", 4, ["org", "role", "grades", "hours"], "activity");
		return out;
	}
}

bootstrapApplication(EtsApplication, { providers: [provideZonelessChangeDetection(), provideNativeDateAdapter()] });
