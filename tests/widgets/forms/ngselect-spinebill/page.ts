import "@angular/compiler";
import { Component, Directive, ElementRef, inject, type OnInit } from "@angular/core";
import { FormArray, FormControl, FormGroup, NgControl, ReactiveFormsModule } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectModule } from "@ng-select/ng-select";
import "bootstrap/dist/css/bootstrap.min.css";
import IMask from "imask";
import { BsDatepickerModule } from "ngx-bootstrap/datepicker";
import { COUNTRIES, STATES } from "../../lists";
import "./page.css";

@Directive({ selector: "input[appPhone]", standalone: true })
class PhoneMask implements OnInit {
	private host = inject(ElementRef<HTMLInputElement>);
	private control = inject(NgControl);
	ngOnInit() {
		const mask = IMask(this.host.nativeElement, { mask: "000-000-0000" });
		mask.on("accept", () => this.control.control!.setValue(mask.value, { emitModelToViewChange: false }));
	}
}

const c = (value: any = null) => new FormControl(value);
const group = (...keys: string[]) => new FormGroup<Record<string, any>>(Object.fromEntries(keys.map((key) => [key, c()])));
const activity = () => group("name", "role", "grades", "hours", "weeks");
const award = () => group("title", "grade");
const exam = () => group("exam", "score");
const stem = () => group("course", "grade");
const college = () => group("course", "grade", "credits");

const form = new FormGroup<Record<string, any>>({
	age16: c(), citizenship: c(), grade: c(), insurance: c(), available: c(), participated: c(), interests: c([]),
	lastName: c(), firstName: c(), mi: c(), goesBy: c(), dob: c(), birthCity: c(), birthCountry: c(), gender: c(), pronouns: c(),
	email: c(), emailAgain: c(), phone: c(), altPhone: c(),
	street1: c(), street2: c(), city: c(), state: c(), zip: c(), summerAddress: c(), summerHousing: c(),
	hispanic: c(), race: c([]), disability: c(), firstGen: c(), income: c(),
	schoolName: c(), schoolAddress: c(), schoolCity: c(), schoolState: c(), schoolZip: c(), schoolPhone: c(), counselor: c(), counselorEmail: c(),
	graduation: c(), gpaUnweighted: c(), gpaWeighted: c(), rank: c(), classSize: c(),
	psat: c(), satReading: c(), satMath: c(), act: c(), actDate: c(),
	colleges: c([]), major: c(), career: c(), enrollYear: c(),
	exams: new FormArray([exam()]), stem: new FormArray([stem()]), courses: new FormArray([college()]),
	g1Name: c(), g1Occupation: c(), g1Education: c(), g1Phone: c(), g1Email: c(),
	g2Name: c(), g2Occupation: c(), g2Education: c(), g2Phone: c(), g2Email: c(),
	relativeAtLab: c(),
	activities: new FormArray([activity()]), awards: new FormArray([award()]),
	employer: c(), jobTitle: c(), jobHours: c(),
	software: c([]), scienceFair: c(), fairResult: c(), website: c(), precollege: c([]), hear: c(),
	essayInterest: c(), essayGoals: c(),
	rec1Name: c(), rec1Subject: c(), rec1Email: c(), rec2Name: c(), rec2Subject: c(), rec2Email: c(),
	emName: c(), emRelation: c(), emPhone: c(), carrier: c(), policy: c(),
	drugScreen: c(false), mediaRelease: c(false), certify: c(false), studentSign: c(), parentSign: c(),
});
let submitted = false;

@Component({
	selector: "app-root",
	standalone: true,
	imports: [ReactiveFormsModule, NgSelectModule, BsDatepickerModule, PhoneMask],
	template: `
<nav class="lab-bar"><div class="container"><span class="lab-mark">CNL</span> Cascade National Laboratory <small>Office of Educational Programs</small></div></nav>
<div class="container py-3">
 <h1 class="h3">High School Research Internship (HSRI)</h1>
 <p class="text-muted">The HSRI is a highly competitive six-week educational program for students interested in pursuing science, technology, engineering and mathematics (STEM) studies. Participants work side by side with Laboratory scientists and engineers. This is a commuter program; transportation is not provided. Incomplete applications are not considered.</p>
 <form [formGroup]="form" (ngSubmit)="send()" autocomplete="off">

 <fieldset class="lab-section"><legend>Part A. Eligibility</legend>
  <div class="q-row"><span id="q1">Will you be at least 16 years of age by the start of the program?</span>
   <span><label class="form-check-inline"><input type="radio" class="form-check-input" formControlName="age16" value="Yes"> Yes</label> <label class="form-check-inline"><input type="radio" class="form-check-input" formControlName="age16" value="No"> No</label></span></div>
  <div class="q-row"><span>Are you available Monday through Friday, 8:30 a.m. to 5:00 p.m., for the duration of the program?</span>
   <span><label class="form-check-inline"><input type="radio" class="form-check-input" formControlName="available" value="Yes"> Yes</label> <label class="form-check-inline"><input type="radio" class="form-check-input" formControlName="available" value="No"> No</label></span></div>
  <div class="q-row"><span>Will you have active health insurance for the duration of the program?</span>
   <span><label class="form-check-inline"><input type="radio" class="form-check-input" formControlName="insurance" value="Yes"> Yes</label> <label class="form-check-inline"><input type="radio" class="form-check-input" formControlName="insurance" value="No"> No</label></span></div>
  <div class="q-row"><span>Have you previously participated in a Laboratory education program?</span>
   <span><label class="form-check-inline"><input type="radio" class="form-check-input" formControlName="participated" value="Yes"> Yes</label> <label class="form-check-inline"><input type="radio" class="form-check-input" formControlName="participated" value="No"> No</label></span></div>
  <div class="row g-3 mt-1">
   <div class="col-md-4"><label for="citizenship" class="form-label">Citizenship status</label><ng-select labelForId="citizenship" formControlName="citizenship" [items]="citizenships" [searchable]="false"></ng-select></div>
   <div class="col-md-4"><label for="grade" class="form-label">Grade level at time of application</label><ng-select labelForId="grade" formControlName="grade" [items]="levels" bindLabel="name" bindValue="id" [searchable]="false"></ng-select></div>
   <div class="col-md-4"><label for="interests" class="form-label">Research interest(s), up to three</label><ng-select labelForId="interests" formControlName="interests" [items]="fields" [multiple]="true" [maxSelectedItems]="3"></ng-select></div>
  </div>
 </fieldset>

 <fieldset class="lab-section"><legend>Part B. Applicant Information</legend>
  <div class="row g-3">
   <div class="col-md-4"><label for="lastName" class="form-label">Last Name</label><input id="lastName" class="form-control" formControlName="lastName"></div>
   <div class="col-md-4"><label for="firstName" class="form-label">First Name</label><input id="firstName" class="form-control" formControlName="firstName"></div>
   <div class="col-md-1"><label for="mi" class="form-label">MI</label><input id="mi" class="form-control" formControlName="mi" maxlength="1"></div>
   <div class="col-md-3"><label for="goesBy" class="form-label">Name for badge (if different)</label><input id="goesBy" class="form-control" formControlName="goesBy"></div>
   <div class="col-md-3"><label for="dob" class="form-label">Date of Birth</label><input id="dob" class="form-control" placeholder="MM/DD/YYYY" bsDatepicker [bsConfig]="dates" formControlName="dob"></div>
   <div class="col-md-3"><label for="birthCity" class="form-label">City of Birth</label><input id="birthCity" class="form-control" formControlName="birthCity"></div>
   <div class="col-md-2"><label for="birthCountry" class="form-label">Country of Birth</label><ng-select labelForId="birthCountry" formControlName="birthCountry" [items]="countries"></ng-select></div>
   <div class="col-md-2"><label for="gender" class="form-label">Gender</label><ng-select labelForId="gender" formControlName="gender" [items]="['Female', 'Male', 'Non-binary', 'Decline to state']"></ng-select></div>
   <div class="col-md-2"><label for="pronouns" class="form-label">Pronouns</label><ng-select labelForId="pronouns" formControlName="pronouns" [items]="['she/her/hers', 'he/him/his', 'they/them/theirs']" [addTag]="true"></ng-select></div>
   <div class="col-md-4"><label for="email" class="form-label">E-mail</label><input id="email" type="email" class="form-control" formControlName="email"><div class="form-text">Do not use a school account that blocks outside mail.</div></div>
   <div class="col-md-4"><label for="emailAgain" class="form-label">Re-enter E-mail</label><input id="emailAgain" type="email" class="form-control" formControlName="emailAgain"></div>
   <div class="col-md-2"><label for="phone" class="form-label">Phone</label><input id="phone" appPhone class="form-control" formControlName="phone"></div>
   <div class="col-md-2"><label for="altPhone" class="form-label">Alternate Phone</label><input id="altPhone" appPhone class="form-control" formControlName="altPhone"></div>
  </div>
  <h2 class="h6 mt-3">Home Address</h2>
  <div class="row mb-2"><label for="street1" class="col-sm-3 col-form-label">Street Address</label><div class="col-sm-9"><input id="street1" class="form-control" formControlName="street1"></div></div>
  <div class="row mb-2"><label for="street2" class="col-sm-3 col-form-label">Address Line 2</label><div class="col-sm-9"><input id="street2" class="form-control" formControlName="street2"></div></div>
  <div class="row mb-2"><label for="city" class="col-sm-3 col-form-label">City / State / Zip</label>
   <div class="col-sm-4"><input id="city" class="form-control" formControlName="city"></div>
   <div class="col-sm-3"><ng-select labelForId="state" formControlName="state" [items]="states" bindLabel="name" bindValue="id" placeholder="State"></ng-select></div>
   <div class="col-sm-2"><input id="zip" class="form-control" formControlName="zip" placeholder="Zip" aria-label="Zip"></div></div>
  <div class="row mb-2"><label for="summerAddress" class="col-sm-3 col-form-label">Summer address, if different</label><div class="col-sm-9"><input id="summerAddress" class="form-control" formControlName="summerAddress"></div></div>
  <div class="row mb-2"><label for="summerHousing" class="col-sm-3 col-form-label">If you do not live within commuting distance, how will you provide for housing and transportation?</label><div class="col-sm-9"><textarea id="summerHousing" rows="2" class="form-control" formControlName="summerHousing"></textarea></div></div>
 </fieldset>

 <fieldset class="lab-section"><legend>Part C. Demographic Information <small>(voluntary)</small></legend>
  <div class="row g-3">
   <div class="col-md-4"><label for="hispanic" class="form-label">Ethnicity</label><ng-select labelForId="hispanic" formControlName="hispanic" [items]="['Hispanic or Latino', 'Not Hispanic or Latino', 'I do not wish to provide this information']"></ng-select></div>
   <div class="col-md-4"><label for="race" class="form-label">Race (select all that apply)</label><ng-select labelForId="race" formControlName="race" [items]="races" [multiple]="true"></ng-select></div>
   <div class="col-md-4"><label for="disability" class="form-label">Do you have a disability?</label><ng-select labelForId="disability" formControlName="disability" [items]="['Yes', 'No', 'I do not wish to provide this information']"></ng-select></div>
   <div class="col-md-6"><label for="firstGen" class="form-label">Will you be the first generation in your family to attend college?</label><ng-select labelForId="firstGen" formControlName="firstGen" [items]="['Yes', 'No', 'Not sure']"></ng-select></div>
   <div class="col-md-6"><label for="income" class="form-label">Annual household income</label><ng-select labelForId="income" formControlName="income" [items]="incomes"></ng-select></div>
  </div>
 </fieldset>

 <fieldset class="lab-section"><legend>Part D. High School</legend>
  <div class="row g-3">
   <div class="col-md-6"><label for="schoolName" class="form-label">Name of High School</label><input id="schoolName" class="form-control" formControlName="schoolName"></div>
   <div class="col-md-6"><label for="schoolAddress" class="form-label">School Street Address</label><input id="schoolAddress" class="form-control" formControlName="schoolAddress"></div>
   <div class="col-md-4"><label for="schoolCity" class="form-label">City</label><input id="schoolCity" class="form-control" formControlName="schoolCity"></div>
   <div class="col-md-3"><label for="schoolState" class="form-label">State</label><ng-select labelForId="schoolState" formControlName="schoolState" [items]="states" bindLabel="name" bindValue="id"></ng-select></div>
   <div class="col-md-2"><label for="schoolZip" class="form-label">Zip</label><input id="schoolZip" class="form-control" formControlName="schoolZip"></div>
   <div class="col-md-3"><label for="schoolPhone" class="form-label">School Phone</label><input id="schoolPhone" appPhone class="form-control" formControlName="schoolPhone"></div>
   <div class="col-md-6"><label for="counselor" class="form-label">Guidance Counselor</label><input id="counselor" class="form-control" formControlName="counselor"></div>
   <div class="col-md-6"><label for="counselorEmail" class="form-label">Counselor E-mail</label><input id="counselorEmail" class="form-control" formControlName="counselorEmail"></div>
   <div class="col-md-3"><label for="graduation" class="form-label">Expected Graduation Date</label><input id="graduation" class="form-control" placeholder="MM/DD/YYYY" bsDatepicker [bsConfig]="dates" formControlName="graduation"></div>
   <div class="col-md-3"><label for="gpaUnweighted" class="form-label">Cumulative GPA, unweighted (4.0 scale)</label><input id="gpaUnweighted" type="number" step="0.01" max="4" class="form-control" formControlName="gpaUnweighted"></div>
   <div class="col-md-2"><label for="gpaWeighted" class="form-label">GPA, weighted</label><input id="gpaWeighted" type="number" step="0.01" class="form-control" formControlName="gpaWeighted"></div>
   <div class="col-md-2"><label for="rank" class="form-label">Class rank</label><input id="rank" type="number" class="form-control" formControlName="rank"></div>
   <div class="col-md-2"><label for="classSize" class="form-label">Out of</label><input id="classSize" type="number" class="form-control" formControlName="classSize"></div>
  </div>
  <table class="table table-sm mt-3"><caption class="caption-top">Science and mathematics courses on your transcript</caption><thead><tr><th>Course</th><th>Grade received</th></tr></thead>
   <tbody>@for (row of rows('stem'); track $index) {<tr [formGroup]="row"><td><input class="form-control" [id]="'stem' + $index + 'Course'" formControlName="course"></td><td><input class="form-control" [id]="'stem' + $index + 'Grade'" formControlName="grade"></td></tr>}</tbody></table>
  <button type="button" class="btn btn-sm btn-outline-secondary" (click)="more('stem')">Add science/math course</button>
  <table class="table table-sm mt-3"><caption class="caption-top">College courses taken while in high school</caption><thead><tr><th>Course</th><th>Grade</th><th>Credits</th></tr></thead>
   <tbody>@for (row of rows('courses'); track $index) {<tr [formGroup]="row"><td><input class="form-control" [id]="'col' + $index + 'Course'" formControlName="course"></td><td><input class="form-control" [id]="'col' + $index + 'Grade'" formControlName="grade"></td><td><input type="number" step="0.5" class="form-control" [id]="'col' + $index + 'Credits'" formControlName="credits"></td></tr>}</tbody></table>
  <button type="button" class="btn btn-sm btn-outline-secondary" (click)="more('courses')">Add college course</button>
 </fieldset>

 <fieldset class="lab-section"><legend>Part E. Test Scores and College Plans</legend>
  <div class="row g-3">
   <div class="col"><label for="psat" class="form-label">PSAT total</label><input id="psat" type="number" class="form-control" formControlName="psat"></div>
   <div class="col"><label for="satReading" class="form-label">SAT Reading &amp; Writing</label><input id="satReading" type="number" class="form-control" formControlName="satReading"></div>
   <div class="col"><label for="satMath" class="form-label">SAT Math</label><input id="satMath" type="number" class="form-control" formControlName="satMath"></div>
   <div class="col"><label for="act" class="form-label">ACT composite</label><input id="act" type="number" class="form-control" formControlName="act"></div>
   <div class="col"><label for="actDate" class="form-label">ACT date</label><input id="actDate" class="form-control" bsDatepicker [bsConfig]="dates" formControlName="actDate"></div>
  </div>
  @for (row of rows('exams'); track $index) {
   <div class="row g-2 mt-1" [formGroup]="row">
    <div class="col-md-8"><label [for]="'ap' + $index + 'Exam'" class="form-label">AP/IB exam</label><ng-select [labelForId]="'ap' + $index + 'Exam'" formControlName="exam" [items]="apExams" placeholder="Search exams"></ng-select></div>
    <div class="col-md-4"><label [for]="'ap' + $index + 'Score'" class="form-label">Score</label><ng-select [labelForId]="'ap' + $index + 'Score'" formControlName="score" [items]="[1, 2, 3, 4, 5, 6, 7]"></ng-select></div>
   </div>
  }
  <button type="button" class="btn btn-sm btn-outline-secondary mt-2" (click)="more('exams')">Add exam</button>
  <div class="row g-3 mt-1">
   <div class="col-md-6"><label for="colleges" class="form-label">Colleges to which you have applied</label><ng-select labelForId="colleges" formControlName="colleges" [items]="[]" [addTag]="true" [multiple]="true" [selectOnTab]="true" [isOpen]="false" placeholder="Type a name and press Enter"></ng-select></div>
   <div class="col-md-2"><label for="enrollYear" class="form-label">Year of entry</label><ng-select labelForId="enrollYear" formControlName="enrollYear" [items]="['2026', '2027', '2028']"></ng-select></div>
   <div class="col-md-4"><label for="major" class="form-label">Intended college major</label><input id="major" class="form-control" formControlName="major"></div>
   <div class="col-md-6"><label for="career" class="form-label">Career interest</label><input id="career" class="form-control" formControlName="career"></div>
  </div>
 </fieldset>

 <fieldset class="lab-section"><legend>Part F. Parent / Guardian</legend>
  <div class="row">
   @for (g of ['g1', 'g2']; track g) {
   <div class="col-md-6"><div class="card"><div class="card-header">Parent/Guardian {{ g === 'g1' ? '#1' : '#2' }}</div><div class="card-body">
    <label [for]="g + 'Name'" class="form-label">Name</label><input [id]="g + 'Name'" class="form-control mb-2" [formControlName]="g + 'Name'">
    <label [for]="g + 'Occupation'" class="form-label">Occupation</label><input [id]="g + 'Occupation'" class="form-control mb-2" [formControlName]="g + 'Occupation'">
    <label [for]="g + 'Education'" class="form-label">Highest level of education completed</label><ng-select class="mb-2" [labelForId]="g + 'Education'" [formControlName]="g + 'Education'" [items]="schooling" [searchable]="false"></ng-select>
    <label [for]="g + 'Phone'" class="form-label">Daytime phone</label><input [id]="g + 'Phone'" appPhone class="form-control mb-2" [formControlName]="g + 'Phone'">
    <label [for]="g + 'Email'" class="form-label">E-mail</label><input [id]="g + 'Email'" class="form-control" [formControlName]="g + 'Email'">
   </div></div></div>
   }
  </div>
  <div class="q-row mt-2"><span>Is any member of your family employed by the Laboratory?</span>
   <span><label class="form-check-inline"><input type="radio" class="form-check-input" formControlName="relativeAtLab" value="Yes"> Yes</label> <label class="form-check-inline"><input type="radio" class="form-check-input" formControlName="relativeAtLab" value="No"> No</label></span></div>
 </fieldset>

 <fieldset class="lab-section"><legend>Part G. Experience and Activities</legend>
  @for (row of rows('activities'); track $index) {
   <div class="border rounded p-2 mb-2 row g-2" [formGroup]="row">
    <div class="col-md-4"><label [for]="'act' + $index + 'Name'" class="form-label">Activity, club, job or volunteer service</label><input [id]="'act' + $index + 'Name'" class="form-control" formControlName="name"></div>
    <div class="col-md-3"><label [for]="'act' + $index + 'Role'" class="form-label">Role</label><input [id]="'act' + $index + 'Role'" class="form-control" formControlName="role"></div>
    <div class="col-md-3"><label [for]="'act' + $index + 'Grades'" class="form-label">Grade(s)</label><ng-select [labelForId]="'act' + $index + 'Grades'" formControlName="grades" [items]="levels" bindLabel="name" bindValue="id" [multiple]="true"></ng-select></div>
    <div class="col-md-1"><label [for]="'act' + $index + 'Hours'" class="form-label">Hrs/wk</label><input type="number" [id]="'act' + $index + 'Hours'" class="form-control" formControlName="hours"></div>
    <div class="col-md-1"><label [for]="'act' + $index + 'Weeks'" class="form-label">Wks/yr</label><input type="number" [id]="'act' + $index + 'Weeks'" class="form-control" formControlName="weeks"></div>
   </div>
  }
  <button type="button" class="btn btn-sm btn-outline-secondary" (click)="more('activities')">Add activity</button>
  <p class="mt-3 mb-1">Awards, honors and competitions</p>
  @for (row of rows('awards'); track $index) {
   <div class="input-group mb-2" [formGroup]="row"><span class="input-group-text">{{ $index + 1 }}</span><input [id]="'aw' + $index + 'Title'" class="form-control" formControlName="title" placeholder="Award" aria-label="Award">
    <ng-select class="aw-grade" [labelForId]="'aw' + $index + 'Grade'" formControlName="grade" [items]="levels" bindLabel="name" bindValue="id" placeholder="Grade received"></ng-select></div>
  }
  <button type="button" class="btn btn-sm btn-outline-secondary" (click)="more('awards')">Add award</button>
  <p class="mt-3 mb-1">Paid work experience</p>
  <div class="row g-3">
   <div class="col-md-5"><label for="employer" class="form-label">Employer</label><input id="employer" class="form-control" formControlName="employer"></div>
   <div class="col-md-5"><label for="jobTitle" class="form-label">Job title</label><input id="jobTitle" class="form-control" formControlName="jobTitle"></div>
   <div class="col-md-2"><label for="jobHours" class="form-label">Hours/week</label><input id="jobHours" type="number" class="form-control" formControlName="jobHours"></div>
   <div class="col-md-6"><label for="software" class="form-label">Programming languages and software (Python, Java, CAD, etc.)</label><ng-select labelForId="software" formControlName="software" [items]="tools" [multiple]="true" [addTag]="true"></ng-select></div>
   <div class="col-md-6"><label for="precollege" class="form-label">Are you a participant in any of these programs?</label><ng-select labelForId="precollege" formControlName="precollege" [items]="programs" [multiple]="true"></ng-select></div>
   <div class="col-md-6"><div>Have you competed in a science fair?</div><label class="form-check-inline"><input type="radio" class="form-check-input" formControlName="scienceFair" value="Yes"> Yes</label> <label class="form-check-inline"><input type="radio" class="form-check-input" formControlName="scienceFair" value="No"> No</label></div>
   <div class="col-md-6"><label for="fairResult" class="form-label">If yes, fair and highest award</label><input id="fairResult" class="form-control" formControlName="fairResult"></div>
   <div class="col-md-6"><label for="website" class="form-label">Web page or portfolio (URL)</label><input id="website" class="form-control" formControlName="website"></div>
   <div class="col-md-6"><label for="hear" class="form-label">How did you hear about this program?</label><ng-select labelForId="hear" formControlName="hear" [items]="['Teacher or counselor', 'Laboratory web site', 'Parent employed at Laboratory', 'Past participant', 'Social media', 'Other']"></ng-select></div>
   <div class="col-12"><label for="essayInterest" class="form-label">Describe your scientific areas of interest and why you want to participate. (500 words)</label><textarea id="essayInterest" rows="4" class="form-control" formControlName="essayInterest"></textarea></div>
   <div class="col-12"><label for="essayGoals" class="form-label">Describe your future plans after graduation from high school and how this internship will help.</label><textarea id="essayGoals" rows="4" class="form-control" formControlName="essayGoals"></textarea></div>
  </div>
 </fieldset>

 <fieldset class="lab-section"><legend>Part H. Recommendations</legend>
  <p>Two letters are required; one must be from a science, engineering or technical education teacher. Your references will be contacted automatically by e-mail.</p>
  <table class="table"><thead><tr><th></th><th>Name</th><th>Position / subject taught</th><th>E-mail</th></tr></thead><tbody>
   <tr><td>1</td><td><input id="rec1Name" class="form-control" formControlName="rec1Name"></td><td><input id="rec1Subject" class="form-control" formControlName="rec1Subject"></td><td><input id="rec1Email" class="form-control" formControlName="rec1Email"></td></tr>
   <tr><td>2</td><td><input id="rec2Name" class="form-control" formControlName="rec2Name"></td><td><input id="rec2Subject" class="form-control" formControlName="rec2Subject"></td><td><input id="rec2Email" class="form-control" formControlName="rec2Email"></td></tr>
  </tbody></table>
 </fieldset>

 <fieldset class="lab-section"><legend>Part I. Emergency and Certification</legend>
  <div class="row g-3">
   <div class="col-md-5"><label for="emName" class="form-label">Emergency contact (other than parent)</label><input id="emName" class="form-control" formControlName="emName"></div>
   <div class="col-md-4"><label for="emRelation" class="form-label">Relationship</label><input id="emRelation" class="form-control" formControlName="emRelation"></div>
   <div class="col-md-3"><label for="emPhone" class="form-label">Phone</label><input id="emPhone" appPhone class="form-control" formControlName="emPhone"></div>
   <div class="col-md-6"><label for="carrier" class="form-label">Health insurance carrier</label><input id="carrier" class="form-control" formControlName="carrier"></div>
   <div class="col-md-6"><label for="policy" class="form-label">Policy number</label><input id="policy" class="form-control" formControlName="policy"></div>
  </div>
  <div class="form-check mt-3"><input id="drugScreen" type="checkbox" class="form-check-input" formControlName="drugScreen"><label for="drugScreen" class="form-check-label">I understand that if offered an appointment I must pass a drug screen.</label></div>
  <div class="form-check"><input id="mediaRelease" type="checkbox" class="form-check-input" formControlName="mediaRelease"><label for="mediaRelease" class="form-check-label">Photo, video, audio release: I give permission for the Laboratory to use my image.</label></div>
  <div class="form-check"><input id="certify" type="checkbox" class="form-check-input" formControlName="certify"><label for="certify" class="form-check-label">I certify that the information in this application is true and complete.</label></div>
  <div class="row g-3 mt-1">
   <div class="col-md-6"><label for="studentSign" class="form-label">Student signature</label><input id="studentSign" class="form-control" formControlName="studentSign"></div>
   <div class="col-md-6"><label for="parentSign" class="form-label">Parent/guardian signature (if under 18)</label><input id="parentSign" class="form-control" formControlName="parentSign"></div>
  </div>
 </fieldset>
 <button type="submit" class="btn btn-primary">Submit application</button>
 </form>
</div>`,
})
class App {
	form = form;
	dates = { dateInputFormat: "MM/DD/YYYY", showWeekNumbers: false };
	citizenships = ["U.S. citizen", "Lawful permanent resident (green card holder)", "Neither"];
	levels = [{ id: 9, name: "9th" }, { id: 10, name: "10th" }, { id: 11, name: "11th" }, { id: 12, name: "12th" }];
	fields = ["Accelerator science", "Atmospheric and climate science", "Biology", "Chemistry", "Computational science", "Earth and environmental science", "Energy storage", "Engineering", "Materials science", "Nuclear and particle physics", "Plasma physics"];
	states = STATES.map(([id, name]) => ({ id, name }));
	countries = COUNTRIES;
	races = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White", "I do not wish to provide this information"];
	incomes = ["Under $25,000", "$25,000 - $49,999", "$50,000 - $74,999", "$75,000 - $99,999", "$100,000 or more", "Prefer not to answer"];
	apExams = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Language", "AP English Literature", "AP Environmental Science", "AP Physics 1", "AP Physics C", "AP Spanish Language", "AP Statistics", "AP United States History", "AP World History", "IB Biology", "IB Chemistry", "IB Mathematics", "IB Physics"];
	schooling = ["Less than high school", "High school graduate or GED", "Some college", "Associate's degree", "Bachelor's degree", "Graduate or professional degree"];
	tools = ["AutoCAD", "C/C++", "Excel", "Java", "JavaScript", "LabVIEW", "MATLAB", "Python", "R", "SolidWorks"];
	programs = ["4-H", "AVID", "Boys & Girls Club", "FIRST Robotics", "GEAR UP", "MESA", "QuestBridge", "Science Olympiad", "Upward Bound", "None of these"];
	rows = (name: string) => (form.get(name) as FormArray).controls as FormGroup[];
	more(name: string) {
		const make = { activities: activity, awards: award, exams: exam, stem, courses: college }[name]!;
		(form.get(name) as FormArray).push(make());
	}
	send() {
		submitted = true;
	}
}

bootstrapApplication(App).catch((error) => console.error(error));

const LISTS: Record<string, [string, string[]]> = {
	exams: ["ap", ["exam", "score"]], stem: ["stem", ["course", "grade"]], courses: ["col", ["course", "grade", "credits"]],
	activities: ["act", ["name", "role", "grades", "hours", "weeks"]], awards: ["aw", ["title", "grade"]],
};
const plain = (value: any) =>
	value instanceof Date ? `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}` : (value ?? "");
const formState = () => {
	const state: Record<string, any> = { submitted };
	for (const [key, value] of Object.entries(form.getRawValue() as Record<string, any>)) {
		const list = LISTS[key];
		if (!list) state[key] = plain(value);
		else value.forEach((row: any, index: number) => { for (const field of list[1]) state[`${list[0]}${index}${field[0].toUpperCase()}${field.slice(1)}`] = plain(row[field]); });
	}
	return state;
};
const shownOf = (key: string) => {
	const radios = [...document.querySelectorAll<HTMLInputElement>(`input[type=radio][formcontrolname="${key}"]`)];
	if (radios.length > 0) return radios.find((radio) => radio.checked)?.closest("label")?.textContent?.trim() ?? "";
	const place = document.getElementById(key) as HTMLInputElement;
	const select = place.closest("ng-select");
	if (select) {
		const chosen = [...select.querySelectorAll(".ng-value-label")].map((each) => each.textContent!.trim());
		return select.classList.contains("ng-select-multiple") ? chosen : (chosen[0] ?? "");
	}
	return place.type === "checkbox" ? place.checked : place.value;
};
Object.assign(window, {
	formState,
	formShown: () => Object.fromEntries(Object.keys(formState()).filter((key) => key !== "submitted").map((key) => [key, shownOf(key)])),
});
