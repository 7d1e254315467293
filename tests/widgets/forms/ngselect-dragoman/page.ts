import "@angular/compiler";
import { Component, inject } from "@angular/core";
import { FormArray, FormBuilder, ReactiveFormsModule, Validators } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectModule } from "@ng-select/ng-select";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./app.css";

const pairs = (list: string[][]) => list.map(([code, name]) => ({ code, name }));

@Component({
	selector: "app-root",
	standalone: true,
	imports: [ReactiveFormsModule, NgSelectModule],
	template: `
<nav class="navbar"><span class="navbar-brand">Dunmore State University</span><span>Undergraduate Admissions</span></nav>
<main class="container">
<h1>Application for Undergraduate Admission</h1>
<p class="lead">Freshman and transfer applicants. Fields marked <span class="text-danger">*</span> are required. Your session will time out after 60 minutes of inactivity.</p>
<form [formGroup]="form" (ngSubmit)="submit()" novalidate>
<section class="card mb-4"><div class="card-header"><h2>1. Application information</h2></div><div class="card-body">
<div class="form-group"><span class="d-block label">I am applying as a <span class="text-danger">*</span></span>
@for (o of applicantTypes; track o.code) {
<div class="form-check"><input class="form-check-input" type="radio" formControlName="applicantType" name="applicantType" [id]="'type-' + o.code" [value]="o.code"><label class="form-check-label" [for]="'type-' + o.code">{{ o.name }}</label></div>
}</div>
<div class="form-row">
  <div class="form-group col-md-4">
    <label for="entryTerm">Entry term <span class="text-danger">*</span></label>
    <ng-select labelForId="entryTerm" formControlName="entryTerm" [items]="terms" bindLabel="name" bindValue="code" placeholder="Select" ></ng-select>
  </div>
  <div class="form-group col-md-4">
    <label for="campus">Campus </label>
    <ng-select labelForId="campus" formControlName="campus" [items]="campuses" bindLabel="name" bindValue="code" placeholder="Select" ></ng-select>
  </div>
  <div class="form-group col-md-4">
    <label for="program">Intended major <span class="text-danger">*</span></label>
    <ng-select labelForId="program" formControlName="program" [items]="majors"  placeholder="Type to search" ></ng-select>
  </div>
</div>
</div></section>
<section class="card mb-4"><div class="card-header"><h2>2. Personal information</h2></div><div class="card-body">
<p class="text-muted">Enter your legal name as it appears on official documents.</p>
<div class="form-row">
  <div class="form-group col-md-4">
    <label for="legalFirst">Legal first name <span class="text-danger">*</span></label>
    <input type="text" class="form-control" id="legalFirst" formControlName="legalFirst" />
    @if (bad('legalFirst')) { <div class="invalid-feedback d-block">Legal first name is required.</div> }
  </div>
  <div class="form-group col-md-3">
    <label for="legalMiddle">Middle name </label>
    <input type="text" class="form-control" id="legalMiddle" formControlName="legalMiddle" />
    @if (bad('legalMiddle')) { <div class="invalid-feedback d-block">Middle name is required.</div> }
  </div>
  <div class="form-group col-md-3">
    <label for="legalLast">Last (family) name <span class="text-danger">*</span></label>
    <input type="text" class="form-control" id="legalLast" formControlName="legalLast" />
    @if (bad('legalLast')) { <div class="invalid-feedback d-block">Last (family) name is required.</div> }
  </div>
  <div class="form-group col-md-2">
    <label for="nameSuffix">Suffix </label>
    <ng-select labelForId="nameSuffix" formControlName="nameSuffix" [items]="suffixes"  placeholder="" ></ng-select>
  </div>
</div>
<div class="form-row">
  <div class="form-group col-md-4">
    <label for="chosenName">Chosen first name </label>
    <input type="text" class="form-control" id="chosenName" formControlName="chosenName" />
    <small class="form-text text-muted">If different from legal</small>
    @if (bad('chosenName')) { <div class="invalid-feedback d-block">Chosen first name is required.</div> }
  </div>
  <div class="form-group col-md-4">
    <label for="emailAddr">E-mail <span class="text-danger">*</span></label>
    <input type="email" class="form-control" id="emailAddr" formControlName="emailAddr" />
    @if (bad('emailAddr')) { <div class="invalid-feedback d-block">E-mail is required.</div> }
  </div>
  <div class="form-group col-md-4">
    <label for="cellPhone">Cell phone </label>
    <input type="tel" class="form-control" id="cellPhone" formControlName="cellPhone" />
    <small class="form-text text-muted">555-555-5555</small>
    @if (bad('cellPhone')) { <div class="invalid-feedback d-block">Cell phone is required.</div> }
  </div>
</div>
<div class="form-group mb-0"><span class="label">Date of birth <span class="text-danger">*</span></span></div><div class="form-row">
  <div class="form-group col-md-4">
    <label for="dobMonth">Month </label>
    <ng-select labelForId="dobMonth" formControlName="dobMonth" [items]="months" bindLabel="name" bindValue="code" placeholder="Select" ></ng-select>
  </div>
  <div class="form-group col-md-2">
    <label for="dobDay">Day </label>
    <input type="text" class="form-control" id="dobDay" formControlName="dobDay" maxlength="2" inputmode="numeric"/>
    @if (bad('dobDay')) { <div class="invalid-feedback d-block">Day is required.</div> }
  </div>
  <div class="form-group col-md-3">
    <label for="dobYear">Year </label>
    <input type="text" class="form-control" id="dobYear" formControlName="dobYear" maxlength="4" inputmode="numeric"/>
    @if (bad('dobYear')) { <div class="invalid-feedback d-block">Year is required.</div> }
  </div>
</div>
<h3>Permanent address</h3>
<div class="form-row">
  <div class="form-group col-md-8">
    <label for="addr1">Address line 1 <span class="text-danger">*</span></label>
    <input type="text" class="form-control" id="addr1" formControlName="addr1" />
    @if (bad('addr1')) { <div class="invalid-feedback d-block">Address line 1 is required.</div> }
  </div>
  <div class="form-group col-md-4">
    <label for="addr2">Address line 2 </label>
    <input type="text" class="form-control" id="addr2" formControlName="addr2" />
    @if (bad('addr2')) { <div class="invalid-feedback d-block">Address line 2 is required.</div> }
  </div>
</div>
<div class="form-row">
  <div class="form-group col-md-4">
    <label for="addrCity">City <span class="text-danger">*</span></label>
    <input type="text" class="form-control" id="addrCity" formControlName="addrCity" />
    @if (bad('addrCity')) { <div class="invalid-feedback d-block">City is required.</div> }
  </div>
  <div class="form-group col-md-3">
    <label for="addrState">State / Province <span class="text-danger">*</span></label>
    <ng-select labelForId="addrState" formControlName="addrState" [items]="states" bindLabel="name" bindValue="code" placeholder="Select" ></ng-select>
  </div>
  <div class="form-group col-md-2">
    <label for="addrZip">ZIP / Postal code </label>
    <input type="text" class="form-control" id="addrZip" formControlName="addrZip" />
    @if (bad('addrZip')) { <div class="invalid-feedback d-block">ZIP / Postal code is required.</div> }
  </div>
  <div class="form-group col-md-3">
    <label for="addrCountry">Country </label>
    <ng-select labelForId="addrCountry" formControlName="addrCountry" [items]="countries"  placeholder="Select" ></ng-select>
  </div>
</div>
<h3>Demographic information</h3>
<p class="text-muted small">Responses are used for federal reporting and have no bearing on admission.</p>
<div class="form-row">
  <div class="form-group col-md-6">
    <label for="citizenCode">Citizenship status <span class="text-danger">*</span></label>
    <ng-select labelForId="citizenCode" formControlName="citizenCode" [items]="citizenships" bindLabel="name" bindValue="code" placeholder="Select" ></ng-select>
  </div>
  <div class="form-group col-md-6">
    <label for="ssn">Social Security Number </label>
    <input type="password" class="form-control" id="ssn" formControlName="ssn" autocomplete="off"/>
    <small class="form-text text-muted">Required only if you plan to file the FAFSA.</small>
    @if (bad('ssn')) { <div class="invalid-feedback d-block">Social Security Number is required.</div> }
  </div>
</div>
<div class="form-row">
  <div class="form-group col-md-4">
    <label for="sexCode">Sex (as on birth certificate) </label>
    <ng-select labelForId="sexCode" formControlName="sexCode" [items]="sexes" bindLabel="name" bindValue="code" placeholder="Select" ></ng-select>
  </div>
  <fieldset class="form-group col-md-8"><legend class="col-form-label">Are you Hispanic or Latino?</legend>
<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="hispY" formControlName="hispanicInd" value="Y"><label class="form-check-label" for="hispY">Yes</label></div>
<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="hispN" formControlName="hispanicInd" value="N"><label class="form-check-label" for="hispN">No</label></div></fieldset>
</div>
<div class="form-row">
  <div class="form-group col-md-12">
    <label for="raceCodes">Race (select one or more) </label>
    <ng-select labelForId="raceCodes" formControlName="raceCodes" [items]="races" bindLabel="name" bindValue="code" placeholder="Select all that apply" [multiple]="true" [closeOnSelect]="false"></ng-select>
  </div>
</div>
</div></section>
<section class="card mb-4"><div class="card-header"><h2>3. Family</h2></div><div class="card-body">
<fieldset class="border rounded p-3 mb-3">
<legend class="w-auto px-2">Parent or legal guardian 1</legend>
<div class="form-row">
  <div class="form-group col-md-6">
    <label for="pg1First">First name </label>
    <input type="text" class="form-control" id="pg1First" formControlName="pg1First" />
    @if (bad('pg1First')) { <div class="invalid-feedback d-block">First name is required.</div> }
  </div>
  <div class="form-group col-md-6">
    <label for="pg1Last">Last name </label>
    <input type="text" class="form-control" id="pg1Last" formControlName="pg1Last" />
    @if (bad('pg1Last')) { <div class="invalid-feedback d-block">Last name is required.</div> }
  </div>
</div>
<div class="form-row">
  <div class="form-group col-md-12">
    <label for="pg1Edu">Highest level of education completed </label>
    <ng-select labelForId="pg1Edu" formControlName="pg1Edu" [items]="eduLevels" bindLabel="name" bindValue="code" placeholder="Select" ></ng-select>
  </div>
</div>
</fieldset>
<fieldset class="border rounded p-3 mb-3">
<legend class="w-auto px-2">Parent or legal guardian 2</legend>
<div class="form-row">
  <div class="form-group col-md-6">
    <label for="pg2First">First name </label>
    <input type="text" class="form-control" id="pg2First" formControlName="pg2First" />
    @if (bad('pg2First')) { <div class="invalid-feedback d-block">First name is required.</div> }
  </div>
  <div class="form-group col-md-6">
    <label for="pg2Last">Last name </label>
    <input type="text" class="form-control" id="pg2Last" formControlName="pg2Last" />
    @if (bad('pg2Last')) { <div class="invalid-feedback d-block">Last name is required.</div> }
  </div>
</div>
<div class="form-row">
  <div class="form-group col-md-12">
    <label for="pg2Edu">Highest level of education completed </label>
    <ng-select labelForId="pg2Edu" formControlName="pg2Edu" [items]="eduLevels" bindLabel="name" bindValue="code" placeholder="Select" ></ng-select>
  </div>
</div>
</fieldset>
</div></section>
<section class="card mb-4"><div class="card-header"><h2>4. High school</h2></div><div class="card-body">
<div class="form-row">
  <div class="form-group col-md-6">
    <label for="hsName">High school name <span class="text-danger">*</span></label>
    <input type="text" class="form-control" id="hsName" formControlName="hsName" />
    @if (bad('hsName')) { <div class="invalid-feedback d-block">High school name is required.</div> }
  </div>
  <div class="form-group col-md-3">
    <label for="hsCity">City </label>
    <input type="text" class="form-control" id="hsCity" formControlName="hsCity" />
    @if (bad('hsCity')) { <div class="invalid-feedback d-block">City is required.</div> }
  </div>
  <div class="form-group col-md-3">
    <label for="hsState">State </label>
    <ng-select labelForId="hsState" formControlName="hsState" [items]="states" bindLabel="name" bindValue="code" placeholder="Select" ></ng-select>
  </div>
</div>
<div class="form-row">
  <div class="form-group col-md-4">
    <label for="hsGrad">Expected graduation (MM/YYYY) </label>
    <input type="text" class="form-control" id="hsGrad" formControlName="hsGrad" />
    @if (bad('hsGrad')) { <div class="invalid-feedback d-block">Expected graduation (MM/YYYY) is required.</div> }
  </div>
  <div class="form-group col-md-4">
    <label for="hsGpa">Cumulative GPA </label>
    <input type="text" class="form-control" id="hsGpa" formControlName="hsGpa" />
    <small class="form-text text-muted">Unweighted, 4.0 scale</small>
    @if (bad('hsGpa')) { <div class="invalid-feedback d-block">Cumulative GPA is required.</div> }
  </div>
</div>
<div class="form-row">
  <div class="form-group col-md-6">
    <label for="counselor">School counselor name </label>
    <input type="text" class="form-control" id="counselor" formControlName="counselor" />
    @if (bad('counselor')) { <div class="invalid-feedback d-block">School counselor name is required.</div> }
  </div>
  <div class="form-group col-md-6">
    <label for="counselorEmail">School counselor e-mail </label>
    <input type="email" class="form-control" id="counselorEmail" formControlName="counselorEmail" />
    @if (bad('counselorEmail')) { <div class="invalid-feedback d-block">School counselor e-mail is required.</div> }
  </div>
</div>
<h3>Courses</h3>
<p>List up to three academic or elective courses that appear on your high school transcript.</p>
<table class="table table-sm"><thead><tr><th scope="col">Course title</th><th scope="col">Grade</th><th scope="col">Credits</th></tr></thead>
<tbody formArrayName="hsCourses">
@for (row of hsCourses.controls; track row; let i = $index) {
<tr [formGroupName]="i"><td><input type="text" class="form-control form-control-sm" formControlName="title" [attr.aria-label]="'Course title, row ' + (i + 1)"></td>
<td><input type="text" class="form-control form-control-sm" formControlName="grade" [attr.aria-label]="'Grade, row ' + (i + 1)"></td>
<td><input type="number" step="0.5" class="form-control form-control-sm" formControlName="credits" [attr.aria-label]="'Credits, row ' + (i + 1)"></td></tr>
}</tbody></table>
</div></section>
<section class="card mb-4"><div class="card-header"><h2>5. Test scores</h2></div><div class="card-body">
<p>Scores are optional. Superscoring is applied automatically.</p>
<div class="form-row">
  <div class="form-group col-md-5">
    <label for="satErw">SAT Evidence-Based Reading and Writing </label>
    <input type="number" class="form-control" id="satErw" formControlName="satErw" />
    @if (bad('satErw')) { <div class="invalid-feedback d-block">SAT Evidence-Based Reading and Writing is required.</div> }
  </div>
  <div class="form-group col-md-3">
    <label for="satMath">SAT Math </label>
    <input type="number" class="form-control" id="satMath" formControlName="satMath" />
    @if (bad('satMath')) { <div class="invalid-feedback d-block">SAT Math is required.</div> }
  </div>
  <div class="form-group col-md-4">
    <label for="actComp">ACT Composite </label>
    <input type="number" class="form-control" id="actComp" formControlName="actComp" />
    @if (bad('actComp')) { <div class="invalid-feedback d-block">ACT Composite is required.</div> }
  </div>
</div>
<h3>Advanced Placement</h3>
<div formArrayName="apExams">
@for (row of apExams.controls; track row; let i = $index) {
<div class="form-row align-items-end ap-row" [formGroupName]="i">
<div class="form-group col-md-6"><label [for]="'apSubject' + i">Exam subject</label><ng-select [labelForId]="'apSubject' + i" formControlName="subject" [items]="apSubjects" placeholder="Select subject" notFoundText="No such exam"></ng-select></div>
<div class="form-group col-md-3"><label [for]="'apScore' + i">Score</label><ng-select [labelForId]="'apScore' + i" formControlName="score" [items]="apScores" [searchable]="false" placeholder="1-5"></ng-select></div>
<div class="form-group col-md-3"><button type="button" class="btn btn-link text-danger" (click)="apExams.removeAt(i)">Remove</button></div>
</div>
}
</div>
<button type="button" class="btn btn-outline-primary btn-sm" id="addExam" (click)="addExam()"><span aria-hidden="true">+</span> Add exam</button>
</div></section>
<section class="card mb-4"><div class="card-header"><h2>6. College coursework</h2></div><div class="card-body">
<p>All applicants, including dual-enrollment students, must report college-level work.</p>
<div class="form-row">
  <div class="form-group col-md-8">
    <label for="collegeName">Most recent college or university attended </label>
    <input type="text" class="form-control" id="collegeName" formControlName="collegeName" />
    @if (bad('collegeName')) { <div class="invalid-feedback d-block">Most recent college or university attended is required.</div> }
  </div>
</div>
<div formArrayName="collegeCourses">
@for (row of collegeCourses.controls; track row; let i = $index) {
<div class="card bg-light mb-3 cc-card" [formGroupName]="i"><div class="card-body">
<h4 class="card-title">College course {{ i + 1 }}</h4>
<div class="form-row">
<div class="form-group col-md-6"><label [for]="'ccTitle-' + i">Course name</label><input class="form-control" [id]="'ccTitle-' + i" formControlName="title"></div>
<div class="form-group col-md-3"><label [for]="'ccGrade-' + i">Grade earned</label><input class="form-control" [id]="'ccGrade-' + i" formControlName="grade"></div>
<div class="form-group col-md-3"><label [for]="'ccCredits-' + i">Credit hours</label><input type="number" class="form-control" [id]="'ccCredits-' + i" formControlName="credits"></div>
</div></div></div>
}
</div>
<button type="button" class="btn btn-outline-primary btn-sm" id="addCollegeCourse" (click)="addCollege()">+ Add a college course</button>
</div></section>
<section class="card mb-4"><div class="card-header"><h2>7. Other information</h2></div><div class="card-body">
<div class="form-row">
  <div class="form-group col-md-6">
    <label for="ecName">Emergency contact name </label>
    <input type="text" class="form-control" id="ecName" formControlName="ecName" />
    @if (bad('ecName')) { <div class="invalid-feedback d-block">Emergency contact name is required.</div> }
  </div>
  <div class="form-group col-md-6">
    <label for="ecPhone">Emergency contact phone </label>
    <input type="tel" class="form-control" id="ecPhone" formControlName="ecPhone" />
    @if (bad('ecPhone')) { <div class="invalid-feedback d-block">Emergency contact phone is required.</div> }
  </div>
</div>
<div class="form-row">
  <div class="form-group col-md-12">
    <label for="heard">How did you first hear about Dunmore State? </label>
    <ng-select labelForId="heard" formControlName="heard" [items]="sources"  placeholder="Select" ></ng-select>
  </div>
</div>
<div class="form-group form-check"><input type="checkbox" class="form-check-input" id="smsOptIn" formControlName="smsOptIn"><label class="form-check-label" for="smsOptIn">Yes, text me about events and deadlines. Message and data rates may apply.</label></div>
<div class="form-group form-check"><input type="checkbox" class="form-check-input" id="certify" formControlName="certify"><label class="form-check-label" for="certify">I certify that the information provided is complete and accurate. <span class="text-danger">*</span></label></div>
<div class="form-row">
  <div class="form-group col-md-6">
    <label for="esign">Electronic signature <span class="text-danger">*</span></label>
    <input type="text" class="form-control" id="esign" formControlName="esign" />
    @if (bad('esign')) { <div class="invalid-feedback d-block">Electronic signature is required.</div> }
  </div>
</div>
</div></section>

<div class="text-right"><button type="submit" class="btn btn-primary">Submit application</button></div>
</form>
</main>`,
})
class AppComponent {
	private fb = inject(FormBuilder);
	submitted = false;
	applicantTypes = pairs([["FR", "Freshman \u2013 I am still in high school, or have taken no college courses since graduating"], ["TR", "Transfer \u2013 I have attended college since graduating from high school"], ["RE", "Returning Dunmore State student"]]);
	terms = pairs([["202710", "Spring 2027"], ["202720", "Summer 2027"], ["202730", "Fall 2027"], ["202810", "Spring 2028"], ["202830", "Fall 2028"]]);
	campuses = pairs([["M", "Main campus"], ["V", "Valley Center"], ["O", "Online"]]);
	majors = MAJORS;
	suffixes = ["Jr.", "Sr.", "II", "III", "IV"];
	months = pairs("January February March April May June July August September October November December".split(" ").map((m, i) => [String(i + 1).padStart(2, "0"), m]));
	states = pairs(STATES);
	countries = COUNTRIES;
	citizenships = pairs([["C", "U.S. Citizen"], ["P", "Permanent Resident"], ["R", "Refugee or Asylee"], ["N", "Non-resident (visa required)"]]);
	sexes = pairs([["F", "Female"], ["M", "Male"], ["X", "Prefer not to answer"]]);
	races = pairs([["1", "American Indian or Alaska Native"], ["2", "Asian"], ["3", "Black or African American"], ["4", "Native Hawaiian or Other Pacific Islander"], ["5", "White"]]);
	eduLevels = pairs([["0", "Less than high school"], ["1", "High school diploma or GED"], ["2", "Some college, no degree"], ["3", "Associate degree"], ["4", "Bachelor's degree"], ["5", "Graduate or professional degree"], ["9", "Unknown"]]);
	apSubjects = ["Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language and Composition", "English Literature and Composition", "Environmental Science", "European History", "Human Geography", "Physics 1", "Psychology", "Spanish Language and Culture", "Statistics", "United States Government and Politics", "United States History", "World History: Modern"];
	apScores = [1, 2, 3, 4, 5];
	sources = ["High school counselor", "College fair", "Family or friend", "Mailing", "Social media", "Other"];
	form = this.fb.group({
		applicantType: [null as string | null],
		entryTerm: [null as string | null],
		campus: [null as string | null],
		program: [null as string | null],
		legalFirst: ["", Validators.required],
		legalMiddle: [""],
		legalLast: ["", Validators.required],
		nameSuffix: [null as string | null],
		chosenName: [""],
		emailAddr: ["", Validators.required],
		cellPhone: [""],
		dobMonth: [null as string | null],
		dobDay: [""],
		dobYear: [""],
		addr1: ["", Validators.required],
		addr2: [""],
		addrCity: ["", Validators.required],
		addrState: [null as string | null],
		addrZip: [""],
		addrCountry: [null as string | null],
		citizenCode: [null as string | null],
		ssn: [""],
		sexCode: [null as string | null],
		hispanicInd: [null as string | null],
		raceCodes: [[] as string[]],
		pg1First: [""],
		pg1Last: [""],
		pg1Edu: [null as string | null],
		pg2First: [""],
		pg2Last: [""],
		pg2Edu: [null as string | null],
		hsName: ["", Validators.required],
		hsCity: [""],
		hsState: [null as string | null],
		hsGrad: [""],
		hsGpa: [""],
		counselor: [""],
		counselorEmail: [""],
		satErw: [null as string | null],
		satMath: [null as string | null],
		actComp: [null as string | null],
		collegeName: [""],
		ecName: [""],
		ecPhone: [""],
		heard: [null as string | null],
		smsOptIn: [false],
		certify: [false],
		esign: ["", Validators.required],
		hsCourses: this.fb.array([this.course(), this.course(), this.course()]),
		apExams: this.fb.array([] as ReturnType<AppComponent["exam"]>[]),
		collegeCourses: this.fb.array([] as ReturnType<AppComponent["course"]>[]),
	});
	get hsCourses() { return this.form.get("hsCourses") as FormArray; }
	get apExams() { return this.form.get("apExams") as FormArray; }
	get collegeCourses() { return this.form.get("collegeCourses") as FormArray; }
	course() { return this.fb.group({ title: [""], grade: [""], credits: [null as number | null] }); }
	exam() { return this.fb.group({ subject: [null as string | null], score: [null as number | null] }); }
	addExam() { this.apExams.push(this.exam()); }
	addCollege() { this.collegeCourses.push(this.course()); }
	bad(name: string) { const c = this.form.get(name); return !!c && c.invalid && c.touched; }
	submit() { this.submitted = true; this.form.markAllAsTouched(); }
	constructor() { app = this; }
}
let app: AppComponent;
bootstrapApplication(AppComponent).catch((error) => console.error(error));

const LISTS = { hsCourses: [3, ["title", "grade", "credits"]], apExams: [3, ["subject", "score"]], collegeCourses: [2, ["title", "grade", "credits"]] } as const;
const shownIn = (node: Element | null): unknown => {
	if (!node) return "";
	if (node.matches("ng-select")) {
		const labels = [...node.querySelectorAll<HTMLElement>(".ng-value-label")].map((e) => e.innerText.trim());
		return node.classList.contains("ng-select-multiple") ? labels : (labels[0] ?? "");
	}
	const box = node as HTMLInputElement;
	if (box.type === "checkbox") return box.checked;
	if (box.type === "radio") return document.querySelector<HTMLElement>(`input[formcontrolname="${box.getAttribute("formcontrolname")}"]:checked`)?.parentElement?.innerText.trim() ?? "";
	return box.value;
};
const w = window as unknown as { formState: () => object; formShown: () => object };
w.formState = () => {
	const raw = app.form.getRawValue() as Record<string, any>;
	const out: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(raw)) if (!(key in LISTS)) out[key] = value;
	for (const [list, [count, keys]] of Object.entries(LISTS))
		for (let i = 0; i < count; i++) for (const key of keys) out[`${list}${i}.${key}`] = raw[list][i]?.[key] ?? (key === "title" || key === "grade" ? "" : null);
	out.submitted = app.submitted;
	return out;
};
w.formShown = () => {
	const out: Record<string, unknown> = {};
	for (const key of Object.keys(app.form.controls)) if (!(key in LISTS)) out[key] = shownIn(document.querySelector(`[formcontrolname="${key}"]`));
	for (const [list, [count, keys]] of Object.entries(LISTS)) {
		const groups = document.querySelector(`[formarrayname="${list}"]`)!.children;
		for (let i = 0; i < count; i++) for (const key of keys) out[`${list}${i}.${key}`] = shownIn(groups[i]?.querySelector(`[formcontrolname="${key}"]`) ?? null);
	}
	return out;
};
