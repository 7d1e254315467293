import "@angular/compiler";
import "bootstrap/dist/css/bootstrap.min.css";
import "../../node_modules/@ng-select/ng-select/themes/default.theme.css";
import "../../node_modules/ngx-bootstrap/datepicker/bs-datepicker.css";
import { Component, Directive, ElementRef, Input, type OnInit, inject } from "@angular/core";
import { FormArray, FormBuilder, type FormGroup, ReactiveFormsModule } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectModule } from "@ng-select/ng-select";
import Inputmask from "inputmask";
import { BsDatepickerModule } from "ngx-bootstrap/datepicker";
import { STATES } from "../../lists";

@Directive({ selector: "[appMask]", standalone: true })
class MaskDirective implements OnInit {
	@Input("appMask") mask = "";
	private readonly host = inject(ElementRef);
	ngOnInit() {
		Inputmask(this.mask).mask(this.host.nativeElement);
	}
}

const RACES: [string, string][] = [
	["ai", "American Indian or Alaskan Native"],
	["as", "Asian"],
	["bl", "Black or African American"],
	["pi", "Native Hawaiian or Other Pacific Islander"],
	["wh", "White"],
];
const SERVICES: [string, string][] = [
	["tutoring", "Tutoring"],
	["english", "English Composition/Literature"],
	["math", "Math"],
	["science", "Science"],
	["language", "Foreign Language"],
	["study", "Study skills / time management"],
	["testprep", "ACT/SAT preparation"],
	["finaid", "Financial aid and scholarship applications"],
	["career", "Career exploration"],
];

const TEMPLATE = `
<nav class="navbar navbar-dark" style="background:#0b3d2e"><div class="container"><span class="navbar-brand">TRiO Upward Bound &middot; Klamath Basin Community College</span></div></nav>
<main class="container my-4">
<h1 class="h3">Upward Bound Student Application</h1>
<p class="small">Upward Bound is a college access program designed to assist high school students who would like to put in the time and effort to be college ready. The information you provide in this application is confidential according to the Family Rights and Privacy Act. Fields marked * are required.</p>

<form [formGroup]="form" (ngSubmit)="send()" novalidate autocomplete="off">
<div class="card mb-4">
<div class="card-header fw-bold text-bg-success">Section A &ndash; STUDENT fills out</div>
<div class="card-body">
<h2 class="h5 border-bottom pb-1">Student Information</h2>
<div class="row g-3 mb-3">
	<div class="col-md-4"><label class="form-label" for="FirstName">First Name *</label><input class="form-control" id="FirstName" formControlName="FirstName"></div>
	<div class="col-md-3"><label class="form-label" for="MiddleName">Middle Name</label><input class="form-control" id="MiddleName" formControlName="MiddleName"></div>
	<div class="col-md-4"><label class="form-label" for="LastName">Last Name *</label><input class="form-control" id="LastName" formControlName="LastName"></div>
	<div class="col-md-1"><label class="form-label" for="Suffix">Suffix</label><ng-select labelForId="Suffix" formControlName="Suffix" [items]="['Jr', 'Sr', 'II', 'III', 'IV']" placeholder=""></ng-select></div>
	<div class="col-md-4"><label class="form-label" for="NickName">What do you like to be called?</label><input class="form-control" id="NickName" formControlName="NickName"></div>
	<div class="col-md-5"><label class="form-label" for="Address1">Address *</label><input class="form-control" id="Address1" formControlName="Address1"></div>
	<div class="col-md-3"><label class="form-label" for="Address2">Address 2</label><input class="form-control" id="Address2" formControlName="Address2"></div>
	<div class="col-md-5"><label class="form-label" for="City">City *</label><input class="form-control" id="City" formControlName="City"></div>
	<div class="col-md-4"><label class="form-label" for="State">State *</label><ng-select labelForId="State" formControlName="State" [items]="states" bindLabel="name" bindValue="code" placeholder="Select State"></ng-select></div>
	<div class="col-md-3"><label class="form-label" for="Zip">Zip *</label><input class="form-control" id="Zip" formControlName="Zip" appMask="99999[-9999]"></div>
	<div class="col-md-4"><label class="form-label" for="HomePhone">Student's Home Phone</label><input class="form-control" id="HomePhone" type="tel" formControlName="HomePhone" appMask="(999) 999-9999"></div>
	<div class="col-md-4"><label class="form-label" for="CellPhone">Student's Cell Number</label><input class="form-control" id="CellPhone" type="tel" formControlName="CellPhone" appMask="(999) 999-9999"></div>
	<div class="col-md-4 pt-4">
		<span class="me-3">Can applicant receive texts?</span>
		<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="txtY" value="Y" formControlName="Texts"><label class="form-check-label" for="txtY">Yes</label></div>
		<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="txtN" value="N" formControlName="Texts"><label class="form-check-label" for="txtN">No</label></div>
	</div>
	<div class="col-md-6"><label class="form-label" for="Email">Student's Email *</label><input class="form-control" id="Email" type="email" formControlName="Email"><div class="form-text">Personal email. School accounts often block our messages.</div></div>
	<div class="col-md-3"><label class="form-label" for="DOB">Date of Birth: *</label><input class="form-control" id="DOB" bsDatepicker [bsConfig]="dates" placeholder="MM/DD/YYYY" formControlName="DOB"></div>
	<div class="col-md-3"><label class="form-label" for="SSN">Social Security Number *</label><input class="form-control" id="SSN" formControlName="SSN" appMask="999-99-9999"></div>
	<div class="col-md-4"><label class="form-label" for="POB">Place of birth (city, state or country)</label><input class="form-control" id="POB" formControlName="POB"></div>
	<div class="col-md-4"><label class="form-label" for="Gender">Gender *</label><ng-select labelForId="Gender" formControlName="Gender" [searchable]="false" [items]="['Female', 'Male', 'Nonbinary', 'Prefer not to respond']" placeholder="--"></ng-select></div>
	<div class="col-md-4"><label class="form-label" for="Shirt">T-shirt size (adult)</label><ng-select labelForId="Shirt" formControlName="Shirt" [searchable]="false" [items]="['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL']" placeholder="--"></ng-select></div>
</div>
<div class="row g-3 mb-3">
	<div class="col-md-5">
		<p class="mb-1">Are you a citizen of the United States? *</p>
		<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="citY" value="Y" formControlName="Citizen"><label class="form-check-label" for="citY">Yes</label></div>
		<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="citN" value="N" formControlName="Citizen"><label class="form-check-label" for="citN">No</label></div>
	</div>
	<div class="col-md-7"><label class="form-label" for="ResidentID">If no, please provide your permanent resident ID#:</label><input class="form-control" id="ResidentID" formControlName="ResidentID"></div>
	<div class="col-md-7"><label class="form-label" for="HomeLang">Language(s) spoken at home *</label><ng-select labelForId="HomeLang" formControlName="HomeLang" [items]="languages" [multiple]="true" [closeOnSelect]="false" placeholder="Choose all that apply"></ng-select></div>
	<div class="col-md-5"><label class="form-label" for="YearsUS">If born outside the U.S., how many years have you lived here?</label><input class="form-control" id="YearsUS" type="number" min="0" formControlName="YearsUS"></div>
	<div class="col-md-4">
		<p class="mb-1">Ethnic (Hispanic) *</p>
		<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="hisp1" value="1" formControlName="Hispanic"><label class="form-check-label" for="hisp1">Yes</label></div>
		<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="hisp2" value="2" formControlName="Hispanic"><label class="form-check-label" for="hisp2">No</label></div>
	</div>
	<div class="col-md-8" formGroupName="Race">
		<p class="mb-1">Race/Ethnicity (check all that apply):</p>
		@for (race of races; track race[0]) {
			<div class="form-check"><input class="form-check-input" type="checkbox" [id]="'race_' + race[0]" [formControlName]="race[0]"><label class="form-check-label" [for]="'race_' + race[0]">{{ race[1] }}</label></div>
		}
	</div>
</div>

<h2 class="h5 border-bottom pb-1">Academic Information</h2>
<div class="row g-3 mb-3">
	<div class="col-md-6"><label class="form-label" for="School">Current School *</label><input class="form-control" id="School" formControlName="School"></div>
	<div class="col-md-4"><label class="form-label" for="SchoolCity">School City</label><input class="form-control" id="SchoolCity" formControlName="SchoolCity"></div>
	<div class="col-md-2"><label class="form-label" for="SchoolState">State</label><ng-select labelForId="SchoolState" formControlName="SchoolState" [items]="states" bindLabel="code" bindValue="code" placeholder=""></ng-select></div>
	<div class="col-md-3"><label class="form-label" for="Grade">Current Grade Level: *</label><ng-select labelForId="Grade" formControlName="Grade" [items]="grades" bindLabel="text" bindValue="id" placeholder="Select"></ng-select></div>
	<div class="col-md-3"><label class="form-label" for="GradYear">Anticipated H.S. graduation date</label><input class="form-control" id="GradYear" bsDatepicker [bsConfig]="dates" placeholder="MM/DD/YYYY" formControlName="GradDate"></div>
	<div class="col-md-3"><label class="form-label" for="GPA">Estimated Entry GPA</label><input class="form-control" id="GPA" formControlName="GPA"><div class="form-text">GPA will be verified by official transcripts.</div></div>
	<div class="col-md-3"><label class="form-label" for="StudentID">School ID number</label><input class="form-control" id="StudentID" formControlName="StudentID"></div>
	<div class="col-md-6"><label class="form-label" for="Counselor">High School Guidance Counselor Name *</label><input class="form-control" id="Counselor" formControlName="Counselor"></div>
	<div class="col-md-6"><label class="form-label" for="CounselorEmail">High School Guidance Counselor Email *</label><input class="form-control" id="CounselorEmail" type="email" formControlName="CounselorEmail"></div>
	<div class="col-md-12"><label class="form-label" for="Trio">Have you ever participated in any of the following TRiO programs or other college preparatory programs?</label><ng-select labelForId="Trio" formControlName="Trio" [items]="programs" [multiple]="true" placeholder="None"></ng-select></div>
	<div class="col-md-12" formGroupName="Services">
		<p class="mb-1">Please check all the areas you would like assistance with (you may check more than one).</p>
		<div class="row">
		@for (service of services; track service[0]) {
			<div class="col-md-4"><div class="form-check"><input class="form-check-input" type="checkbox" [id]="'svc_' + service[0]" [formControlName]="service[0]"><label class="form-check-label" [for]="'svc_' + service[0]">{{ service[1] }}</label></div></div>
		}
		</div>
	</div>
	<div class="col-md-8"><span class="me-3">Do you have a disability requiring accommodations? *</span>
		<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="disY" value="Y" formControlName="Disability"><label class="form-check-label" for="disY">Yes</label></div>
		<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="disN" value="N" formControlName="Disability"><label class="form-check-label" for="disN">No</label></div>
	</div>
</div>
<div class="row">
<div class="col-md-6">
<p class="fw-semibold mb-1">Test scores, if you have taken the test</p>
<table class="table table-sm table-bordered align-middle">
	<thead><tr><th>Test</th><th>Date taken</th><th>Score</th></tr></thead>
	<tbody>
		<tr><td>PSAT/NMSQT (total)</td><td><input class="form-control form-control-sm" formControlName="PsatDate" appMask="99/9999" aria-label="PSAT date (MM/YYYY)"></td><td><input class="form-control form-control-sm" formControlName="PsatScore" aria-label="PSAT score"></td></tr>
		<tr><td>SAT Math</td><td><input class="form-control form-control-sm" formControlName="SatMDate" appMask="99/9999" aria-label="SAT Math date (MM/YYYY)"></td><td><input class="form-control form-control-sm" formControlName="SatMScore" aria-label="SAT Math score"></td></tr>
		<tr><td>SAT Reading &amp; Writing</td><td><input class="form-control form-control-sm" formControlName="SatEDate" appMask="99/9999" aria-label="SAT Reading and Writing date (MM/YYYY)"></td><td><input class="form-control form-control-sm" formControlName="SatEScore" aria-label="SAT Reading and Writing score"></td></tr>
		<tr><td>ACT (composite)</td><td><input class="form-control form-control-sm" formControlName="ActDate" appMask="99/9999" aria-label="ACT date (MM/YYYY)"></td><td><input class="form-control form-control-sm" formControlName="ActScore" aria-label="ACT score"></td></tr>
	</tbody>
</table>
</div>
<div class="col-md-6">
<p class="fw-semibold mb-1">List your classes and the grade in each</p>
<table class="table table-sm align-middle" formArrayName="Classes">
	<thead><tr><th>Class</th><th style="width:8rem">Grade</th></tr></thead>
	<tbody>
		@for (row of rows('Classes'); track row; let i = $index) {
			<tr [formGroupName]="i"><td><input class="form-control form-control-sm" formControlName="Name"></td><td><input class="form-control form-control-sm" formControlName="Mark"></td></tr>
		}
	</tbody>
</table>
</div>
</div>
<div class="row g-3 mb-3">
	<div class="col-md-5"><p class="mb-1">Have you earned college credit while in high school?</p>
		<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="colY" value="Y" formControlName="DualCredit"><label class="form-check-label" for="colY">Yes</label></div>
		<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="colN" value="N" formControlName="DualCredit"><label class="form-check-label" for="colN">No</label></div>
	</div>
	<div class="col-md-7"><label class="form-label" for="DualWhere">If yes, from which college?</label><input class="form-control" id="DualWhere" formControlName="DualWhere"></div>
</div>

<h2 class="h5 border-bottom pb-1">Activities and Goals</h2>
<div formArrayName="Activities">
	@for (row of rows('Activities'); track row; let i = $index) {
		<fieldset class="border rounded p-2 mb-2" [formGroupName]="i">
			<legend class="float-none w-auto fs-6 px-2">Activity {{ i + 1 }}</legend>
			<div class="row g-2">
				<div class="col-md-5"><label class="form-label small" [for]="'act' + i + 'name'">School or community activity, club, sport or job</label><input class="form-control form-control-sm" [id]="'act' + i + 'name'" formControlName="Name"></div>
				<div class="col-md-3"><label class="form-label small" [for]="'act' + i + 'off'">Position/office</label><input class="form-control form-control-sm" [id]="'act' + i + 'off'" formControlName="Office"></div>
				<div class="col-md-4"><label class="form-label small" [for]="'act' + i + 'yrs'">Grades participated</label><ng-select [labelForId]="'act' + i + 'yrs'" formControlName="Years" [items]="grades" bindLabel="text" bindValue="id" [multiple]="true" [closeOnSelect]="false"></ng-select></div>
			</div>
		</fieldset>
	}
	<button type="button" class="btn btn-sm btn-outline-success mb-3" (click)="addActivity()">+ Add another activity</button>
</div>
<table class="table table-sm w-75" formArrayName="Awards">
	<thead><tr><th>Honors or awards you have received</th><th style="width:14rem">Grade when received</th></tr></thead>
	<tbody>
		@for (row of rows('Awards'); track row; let i = $index) {
			<tr [formGroupName]="i"><td><input class="form-control form-control-sm" formControlName="Title"></td><td><ng-select formControlName="When" [items]="grades" bindLabel="text" bindValue="id" appendTo="body"></ng-select></td></tr>
		}
	</tbody>
</table>
<div class="row g-3 mb-3">
	<div class="col-md-3"><p class="mb-1">Are you employed?</p>
		<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="jobY" value="Y" formControlName="Job"><label class="form-check-label" for="jobY">Yes</label></div>
		<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="jobN" value="N" formControlName="Job"><label class="form-check-label" for="jobN">No</label></div>
	</div>
	<div class="col-md-6"><label class="form-label" for="JobWhere">If so, where?</label><input class="form-control" id="JobWhere" formControlName="JobWhere"></div>
	<div class="col-md-3"><label class="form-label" for="JobHours">How many hours a week?</label><input class="form-control" id="JobHours" type="number" min="0" max="60" formControlName="JobHours"></div>
	<div class="col-md-6"><label class="form-label" for="Plan">What do you plan to do after high school?</label><ng-select labelForId="Plan" formControlName="Plan" [items]="plans" placeholder="Select one"></ng-select></div>
	<div class="col-md-6"><label class="form-label" for="Degree">Highest degree you hope to earn</label><ng-select labelForId="Degree" formControlName="Degree" [items]="degrees" placeholder="Select one"></ng-select></div>
	<div class="col-md-12"><label class="form-label" for="Colleges">What colleges are you interested in?</label><ng-select labelForId="Colleges" formControlName="Colleges" [items]="colleges" [addTag]="true" [multiple]="true" addTagText="Add" placeholder="Type the name of a college and press Enter"></ng-select></div>
	<div class="col-md-6"><label class="form-label" for="Major">College major you are considering</label><input class="form-control" id="Major" formControlName="Major"></div>
	<div class="col-md-6"><label class="form-label" for="Career">What career would you like to have?</label><input class="form-control" id="Career" formControlName="Career"></div>
	<div class="col-md-12"><label class="form-label" for="Benefit">Why would you benefit from the Upward Bound Program? *</label><textarea class="form-control" id="Benefit" rows="3" formControlName="Benefit"></textarea></div>
	<div class="col-md-12"><label class="form-label" for="Obstacles">What obstacles might keep you from reaching your educational goals?</label><textarea class="form-control" id="Obstacles" rows="3" formControlName="Obstacles"></textarea></div>
</div>
</div>
</div>

<div class="card mb-4">
<div class="card-header fw-bold text-bg-danger">Section B &ndash; PARENT or GUARDIAN information</div>
<div class="card-body">
<p class="small">The federal government requires that we collect information and documents in order for students to participate in Upward Bound.</p>
<div class="row g-3 mb-3">
	<div class="col-md-4"><label class="form-label" for="LivesWith">Student Lives With *</label><ng-select labelForId="LivesWith" formControlName="LivesWith" [items]="['Both parents', 'Mother', 'Father', 'Mother and stepfather', 'Father and stepmother', 'Grandparent(s)', 'Legal guardian', 'Foster parent(s)', 'Other']" placeholder="Select"></ng-select></div>
	<div class="col-md-4"><label class="form-label" for="Marital">Parents' marital status</label><ng-select labelForId="Marital" formControlName="Marital" [items]="['Married', 'Single', 'Separated', 'Divorced', 'Widowed']" [searchable]="false" placeholder="Select"></ng-select></div>
	<div class="col-md-4"><p class="mb-1">Is the student a ward of the court (homeless, in foster care, or involved in the juvenile justice system)? *</p>
		<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="wardY" value="Y" formControlName="Ward"><label class="form-check-label" for="wardY">Yes</label></div>
		<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="wardN" value="N" formControlName="Ward"><label class="form-check-label" for="wardN">No</label></div>
	</div>
</div>
<div class="row">
	@for (g of guardians; track g.key) {
		<div class="col-lg-6" [formGroupName]="g.key">
			<h3 class="h6 bg-light p-2">{{ g.title }}</h3>
			<div class="row g-2 mb-3">
				<div class="col-6"><label class="form-label small" [for]="g.key + 'First'">First Name</label><input class="form-control form-control-sm" [id]="g.key + 'First'" formControlName="First"></div>
				<div class="col-6"><label class="form-label small" [for]="g.key + 'Last'">Last Name</label><input class="form-control form-control-sm" [id]="g.key + 'Last'" formControlName="Last"></div>
				<div class="col-6"><label class="form-label small" [for]="g.key + 'Rel'">Relationship to Student</label><ng-select [labelForId]="g.key + 'Rel'" formControlName="Rel" [items]="['Mother', 'Father', 'Stepmother', 'Stepfather', 'Grandparent', 'Aunt/Uncle', 'Guardian', 'Other']"></ng-select></div>
				<div class="col-6"><label class="form-label small" [for]="g.key + 'Phone'">Phone</label><input class="form-control form-control-sm" [id]="g.key + 'Phone'" formControlName="Phone" appMask="(999) 999-9999"></div>
				<div class="col-6"><label class="form-label small" [for]="g.key + 'Occ'">Occupation</label><input class="form-control form-control-sm" [id]="g.key + 'Occ'" formControlName="Occ"></div>
				<div class="col-6"><label class="form-label small" [for]="g.key + 'Emp'">Employer</label><input class="form-control form-control-sm" [id]="g.key + 'Emp'" formControlName="Emp"></div>
				<div class="col-12"><label class="form-label small" [for]="g.key + 'Edu'">Education Level</label><ng-select [labelForId]="g.key + 'Edu'" formControlName="Edu" [items]="educations" placeholder="Highest level completed"></ng-select></div>
				<div class="col-12"><span class="me-3 small">Has this parent received a bachelor's degree?</span>
					<div class="form-check form-check-inline"><input class="form-check-input" type="radio" [id]="g.key + 'BaY'" value="Y" formControlName="Ba"><label class="form-check-label" [for]="g.key + 'BaY'">Yes</label></div>
					<div class="form-check form-check-inline"><input class="form-check-input" type="radio" [id]="g.key + 'BaN'" value="N" formControlName="Ba"><label class="form-check-label" [for]="g.key + 'BaN'">No</label></div>
				</div>
			</div>
		</div>
	}
</div>
<div class="row g-3 mb-3">
	<div class="col-md-5"><label class="form-label" for="NumSibs">How many brothers and sisters does the student have?</label><input class="form-control" id="NumSibs" type="number" min="0" max="20" formControlName="NumSibs"></div>
	<div class="col-md-7">
		<table class="table table-sm" formArrayName="Siblings">
			<thead><tr><th>Brother's or sister's name</th><th style="width:6rem">Age</th><th style="width:12rem">Attended college?</th></tr></thead>
			<tbody>
				@for (row of rows('Siblings'); track row; let i = $index) {
					<tr [formGroupName]="i"><td><input class="form-control form-control-sm" formControlName="Name"></td><td><input class="form-control form-control-sm" type="number" formControlName="Age"></td><td><ng-select formControlName="College" [items]="['Yes', 'No', 'Currently enrolled']" [searchable]="false" appendTo="body"></ng-select></td></tr>
				}
			</tbody>
		</table>
	</div>
</div>
<div class="row g-3 mb-3">
	<div class="col-md-6"><p class="mb-1">Will the student be the first in the family to attend college?</p>
		<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="fgY" value="Y" formControlName="FirstGen"><label class="form-check-label" for="fgY">Yes</label></div>
		<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="fgN" value="N" formControlName="FirstGen"><label class="form-check-label" for="fgN">No</label></div>
	</div>
	<div class="col-md-6"><p class="mb-1">Do you qualify for free or reduced lunches? *</p>
		<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="frlY" value="Y" formControlName="Lunch"><label class="form-check-label" for="frlY">Yes</label></div>
		<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="frlN" value="N" formControlName="Lunch"><label class="form-check-label" for="frlN">No</label></div>
	</div>
	<div class="col-md-4"><label class="form-label" for="Household">Number of people in the household *</label><input class="form-control" id="Household" type="number" min="1" formControlName="Household"></div>
	<div class="col-md-4"><label class="form-label" for="Gross">Family's total yearly income (before taxes)</label><ng-select labelForId="Gross" formControlName="Gross" [items]="incomes" bindLabel="label" bindValue="code" placeholder="Select range"></ng-select></div>
	<div class="col-md-4"><label class="form-label" for="Taxable">Annual taxable income</label><div class="input-group"><span class="input-group-text">$</span><input class="form-control" id="Taxable" formControlName="Taxable"></div><div class="form-text">IRS Form 1040, line 15</div></div>
	<div class="col-md-12"><label class="form-label" for="Benefits">Check any other source of income the family receives</label><ng-select labelForId="Benefits" formControlName="Benefits" [multiple]="true" [items]="['TANF', 'SNAP', 'Social Security', 'SSI', 'Veterans benefits', 'Unemployment', 'Child support', 'Public housing']"></ng-select></div>
</div>
</div>
</div>

<div class="card mb-4">
<div class="card-header fw-bold text-bg-secondary">Section C &ndash; Emergency and medical information</div>
<div class="card-body row g-3">
	<p class="col-12 mb-0">In case of emergency, if parent/guardian cannot be reached, contact:</p>
	<div class="col-md-5"><div class="form-floating"><input class="form-control" id="EmName" placeholder="Name" formControlName="EmName"><label for="EmName">Name</label></div></div>
	<div class="col-md-3"><div class="form-floating"><input class="form-control" id="EmRel" placeholder="Relationship" formControlName="EmRel"><label for="EmRel">Relationship</label></div></div>
	<div class="col-md-4"><div class="form-floating"><input class="form-control" id="EmPhone" placeholder="Phone" formControlName="EmPhone"><label for="EmPhone">Phone</label></div></div>
	<div class="col-md-5"><div class="form-floating"><input class="form-control" id="Physician" placeholder="Physician" formControlName="Physician"><label for="Physician">Name of family physician</label></div></div>
	<div class="col-md-3"><div class="form-floating"><input class="form-control" id="PhysicianPhone" placeholder="Phone" formControlName="PhysicianPhone"><label for="PhysicianPhone">Physician's phone</label></div></div>
	<div class="col-md-4"><div class="form-floating"><input class="form-control" id="Insurance" placeholder="Insurance" formControlName="Insurance"><label for="Insurance">Medical insurance company</label></div></div>
	<div class="col-md-12"><div class="form-floating"><textarea class="form-control" id="Allergies" placeholder="Allergies" formControlName="Allergies" style="height:5rem"></textarea><label for="Allergies">List any allergies, medications or medical conditions</label></div></div>
</div>
</div>

<div class="card mb-4">
<div class="card-header fw-bold" style="background:#5b2a86;color:#fff">Section D &ndash; STUDENT and PARENT both need to sign</div>
<div class="card-body row g-3">
	<div class="col-12 form-check ms-2"><input class="form-check-input" type="checkbox" id="Release" formControlName="Release"><label class="form-check-label" for="Release">I give permission for the school district to release my academic records, including transcripts and test scores, to the Upward Bound program.</label></div>
	<div class="col-12 form-check ms-2"><input class="form-check-input" type="checkbox" id="Photo" formControlName="Photo"><label class="form-check-label" for="Photo">I give permission for photographs of my child to be used in program publications.</label></div>
	<div class="col-md-5"><label class="form-label" for="SigStudent">Student signature (type full name)</label><input class="form-control" id="SigStudent" formControlName="SigStudent"></div>
	<div class="col-md-5"><label class="form-label" for="SigParent">Parent/guardian signature</label><input class="form-control" id="SigParent" formControlName="SigParent"></div>
	<div class="col-md-2"><label class="form-label" for="SigDate">Date</label><input class="form-control" id="SigDate" bsDatepicker [bsConfig]="dates" formControlName="SigDate"></div>
	<div class="col-md-6"><label class="form-label" for="Heard">How did you hear about Upward Bound?</label><ng-select labelForId="Heard" formControlName="Heard" [items]="['Counselor', 'Teacher', 'Friend', 'Brother or sister in the program', 'Classroom presentation', 'Website', 'Other']"></ng-select></div>
	<div class="col-12"><button class="btn btn-success" type="submit">Submit Application</button></div>
</div>
</div>
</form>
</main>`;

const builder = new FormBuilder();
const blank = (...names: string[]) => Object.fromEntries(names.map((name) => [name, ""]));
const none = (...names: string[]) => Object.fromEntries(names.map((name) => [name, [null]]));
const off = (pairs: [string, string][]) => builder.group(Object.fromEntries(pairs.map(([key]) => [key, false])));
const guardian = () => builder.group({ ...blank("First", "Last", "Phone", "Occ", "Emp", "Ba"), ...none("Rel", "Edu") });
const activity = () => builder.group({ Name: "", Office: "", Years: [[]] });

@Component({
	selector: "app-root",
	standalone: true,
	imports: [ReactiveFormsModule, NgSelectModule, BsDatepickerModule, MaskDirective],
	template: TEMPLATE,
})
class AppComponent {
	states = STATES.map(([code, name]) => ({ code, name }));
	grades = [9, 10, 11, 12].map((id) => ({ id, text: `${id}th` }));
	races = RACES;
	services = SERVICES;
	languages = ["English", "Spanish", "Arabic", "Chinese", "Hmong", "Igbo", "Karuk", "Klamath", "Russian", "Somali", "Tagalog", "Vietnamese", "Other"];
	programs = ["Upward Bound", "Upward Bound Math & Science", "Talent Search", "Veterans Upward Bound", "GEAR UP", "AVID", "ASPIRE"];
	plans = ["Attend a four-year college or university", "Attend a community college", "Attend a trade or technical school", "Join the military", "Work full-time", "Undecided"];
	degrees = ["Certificate", "Associate degree", "Bachelor's degree", "Master's degree", "Doctorate or professional degree", "Not sure"];
	colleges = ["Klamath Basin Community College", "Oregon Institute of Technology", "Oregon State University", "Portland State University", "Southern Oregon University", "University of Oregon"];
	educations = ["Less than high school", "High school diploma/GED", "Some college", "2-year degree", "4-year degree", "Graduate degree"];
	incomes = [
		{ code: "A", label: "$0 – $20,000" },
		{ code: "B", label: "$20,001 – $35,000" },
		{ code: "C", label: "$35,001 – $50,000" },
		{ code: "D", label: "$50,001 – $65,000" },
		{ code: "E", label: "$65,001 – $80,000" },
		{ code: "F", label: "More than $80,000" },
	];
	guardians = [
		{ key: "G1", title: "Parent/Guardian 1" },
		{ key: "G2", title: "Parent/Guardian 2" },
	];
	dates = { dateInputFormat: "MM/DD/YYYY", containerClass: "theme-dark-blue", showWeekNumbers: false };
	form: FormGroup = builder.group({
		...blank(
			"FirstName", "MiddleName", "LastName", "NickName", "Address1", "Address2", "City", "Zip", "HomePhone", "CellPhone", "Texts", "Email", "SSN", "POB",
			"Citizen", "ResidentID", "Hispanic", "School", "SchoolCity", "GPA", "StudentID", "Counselor", "CounselorEmail", "Disability",
			"PsatDate", "PsatScore", "SatMDate", "SatMScore", "SatEDate", "SatEScore", "ActDate", "ActScore", "DualCredit", "DualWhere", "Job", "JobWhere",
			"Major", "Career", "Benefit", "Obstacles", "Ward", "FirstGen", "Lunch", "Taxable", "EmName", "EmRel", "EmPhone", "Physician", "PhysicianPhone",
			"Insurance", "Allergies", "SigStudent", "SigParent",
		),
		...none("Suffix", "State", "DOB", "Gender", "Shirt", "YearsUS", "SchoolState", "Grade", "GradDate", "JobHours", "Plan", "Degree", "LivesWith", "Marital", "NumSibs", "Household", "Gross", "SigDate", "Heard"),
		HomeLang: [[]], Trio: [[]], Colleges: [[]], Benefits: [[]], Release: false, Photo: false,
		Race: off(RACES),
		Services: off(SERVICES),
		Classes: builder.array([0, 1, 2].map(() => builder.group(blank("Name", "Mark")))),
		Activities: builder.array([activity()]),
		Awards: builder.array([0, 1, 2].map(() => builder.group({ Title: "", When: [null] }))),
		G1: guardian(),
		G2: guardian(),
		Siblings: builder.array([0, 1, 2].map(() => builder.group({ Name: "", ...none("Age", "College") }))),
	});

	constructor() {
		Object.assign(window, { formState: () => ({ ...this.values(), submitted }), formShown: () => this.shown() });
	}

	rows(name: string) {
		return (this.form.get(name) as FormArray).controls as FormGroup[];
	}
	addActivity() {
		(this.form.get("Activities") as FormArray).push(activity());
	}
	send() {
		submitted = true;
	}

	/** What is sent: boxes as lists, dates as YYYY-MM-DD, rows as Name.0.Field. */
	values() {
		const flat: Record<string, unknown> = {};
		const put = (key: string, value: unknown) => {
			if (value instanceof Date) flat[key] = `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}`;
			else if (key === "Race" || key === "Services") flat[key] = Object.entries(value as object).flatMap(([code, on]) => (on ? [code] : []));
			else if (Array.isArray(value) && typeof value[0] === "object") for (const [index, row] of value.entries()) put(`${key}.${index}`, row);
			else if (value && typeof value === "object" && !Array.isArray(value)) for (const [name, each] of Object.entries(value)) put(`${key}.${name}`, each);
			else flat[key] = value;
		};
		for (const [key, value] of Object.entries(this.form.getRawValue())) put(key, value);
		return flat;
	}

	shown() {
		const read = (scope: Element, name: string, at = 0): unknown => {
			const found = [...scope.querySelectorAll<HTMLElement>(`[formcontrolname="${name}"]`)];
			const first = found[at] as HTMLInputElement | undefined;
			if (!first) return undefined;
			if (first.tagName === "NG-SELECT") {
				const picked = [...first.querySelectorAll(".ng-value-label")].map((each) => each.textContent?.trim());
				return first.classList.contains("ng-select-multiple") ? picked : (picked[0] ?? "");
			}
			if (first.type === "radio") {
				const on = found.find((each) => (each as HTMLInputElement).checked);
				return on ? document.querySelector(`label[for="${on.id}"]`)?.textContent : "";
			}
			return first.type === "checkbox" ? first.checked : first.value;
		};
		return Object.fromEntries(
			Object.keys(this.values()).map((key) => {
				if (key === "Race" || key === "Services") {
					const boxes = [...document.querySelectorAll<HTMLInputElement>(`[formgroupname="${key}"] input`)];
					return [key, boxes.filter((each) => each.checked).map((each) => each.nextElementSibling?.textContent)];
				}
				const [block, row, field] = key.split(".");
				if (field) return [key, read(document.querySelector(`[formarrayname="${block}"]`) as Element, field, Number(row))];
				if (row) return [key, read((document.getElementById(`${block}First`) as Element).closest(".col-lg-6") as Element, row)];
				return [key, read(document.body, key)];
			}),
		);
	}
}

let submitted = false;
bootstrapApplication(AppComponent).catch((error) => console.error(error));
