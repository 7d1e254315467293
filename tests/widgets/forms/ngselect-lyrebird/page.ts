import "@angular/compiler";
import "bootstrap/dist/css/bootstrap.min.css";
import "../../node_modules/@ng-select/ng-select/themes/default.theme.css";
import "../../node_modules/ngx-bootstrap/datepicker/bs-datepicker.css";
import { ChangeDetectionStrategy, Component } from "@angular/core";
import { FormArray, FormControl, FormGroup, ReactiveFormsModule } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectModule } from "@ng-select/ng-select";
import { BsDatepickerModule } from "ngx-bootstrap/datepicker";
import { MAJORS, STATES } from "../../lists";

const text = () => new FormControl<any>("", { nonNullable: true });
const pick = () => new FormControl<any>(null);
const many = () => new FormControl<any>([], { nonNullable: true });
const tick = () => new FormControl<any>(false, { nonNullable: true });

const COLLEGES = [
	"Boston University", "California Institute of Technology", "California State Polytechnic University, Humboldt",
	"Carnegie Mellon University", "Colorado School of Mines", "Cornell University", "Duke University",
	"Georgia Institute of Technology", "Harvey Mudd College", "Howard University", "Massachusetts Institute of Technology",
	"Michigan State University", "Oregon Institute of Technology", "Oregon State University", "Portland State University",
	"Princeton University", "Purdue University", "Reed College", "Stanford University", "University of California, Davis",
	"University of Oregon", "University of Portland", "University of Washington", "Washington State University",
];

const jobRow = () => new FormGroup({ employer: text(), work: text(), from: text(), to: text(), hours: text() });
const activityRow = () => new FormGroup({ name: text(), office: text(), grades: many(), hours: text(), weeks: text() });
const honorRow = () => new FormGroup({ honor: text(), grade: pick() });
const apRow = () => new FormGroup({ exam: pick(), year: text(), score: pick() });

@Component({
	selector: "app-root",
	changeDetection: ChangeDetectionStrategy.Default,
	imports: [ReactiveFormsModule, NgSelectModule, BsDatepickerModule],
	template: `
<nav class="navbar navbar-dark bg-dark px-4"><span class="navbar-brand">Lyrebird National Foundation</span></nav>
<main class="container my-4" style="max-width: 1080px">
	<h1 class="h3">2027 Most Promising Scholar Competition in Science, Technology, Engineering &amp; Mathematics</h1>
	<p class="lead">Based on Scholarship, Leadership, and Financial Need</p>
	<div class="alert alert-warning"><strong>IMPORTANT:</strong> Before completing, please read and follow the guidelines. Applications for all scholarships must be submitted on or before December 7th. Do not mail applications to the Foundation office; applications sent to the office will be disqualified.</div>

	<form [formGroup]="form" (ngSubmit)="submit()" autocomplete="off">
		<section class="border rounded p-3 mb-4">
			<h2 class="h5">Eligibility Checklist</h2>
			<p class="small text-muted">Before beginning this application, remember that for many of the available scholarships you must be a U.S. Citizen or Green Card holder/Permanent resident.</p>
			<ol>
				<li class="mb-3"><label for="q1">In which county do you reside?</label> <input id="q1" class="form-control form-control-sm w-50" formControlName="county"></li>
				@for (q of checklist; track q.key) {
					<li class="mb-3">
						<div [id]="q.key + '-q'">{{ q.text }} <span class="text-danger" title="This question is required.">*</span></div>
						<div role="radiogroup" [attr.aria-labelledby]="q.key + '-q'">
							@for (a of ['Yes', 'No']; track a) {
								<div class="form-check form-check-inline">
									<input class="form-check-input" type="radio" [id]="q.key + '-' + a" [formControlName]="q.key" [value]="a">
									<label class="form-check-label" [for]="q.key + '-' + a">{{ a }}</label>
								</div>
							}
						</div>
					</li>
				}
			</ol>
		</section>

		<section class="border rounded p-3 mb-4">
			<h2 class="h5">Applicant</h2>
			<div class="row g-3">
				<div class="col-md-4"><label class="form-label" for="lastName">Last</label><input class="form-control" id="lastName" formControlName="lastName" maxlength="40"></div>
				<div class="col-md-4"><label class="form-label" for="firstName">First</label><input class="form-control" id="firstName" formControlName="firstName" maxlength="40"></div>
				<div class="col-md-2"><label class="form-label" for="mi">Middle Initial</label><input class="form-control" id="mi" formControlName="mi" maxlength="1"></div>
				<div class="col-md-2"><label class="form-label" for="suffix">Suffix</label>
					<ng-select labelForId="suffix" formControlName="suffix" [items]="suffixes" [searchable]="false" placeholder="None"></ng-select></div>
				<div class="col-md-4"><label class="form-label" for="ssn">Social Security #</label><input class="form-control" id="ssn" formControlName="ssn" placeholder="___-__-____"></div>
				<div class="col-md-8"><label class="form-label" for="street">Street Address</label><input class="form-control" id="street" formControlName="street"></div>
				<div class="col-md-5"><label class="form-label" for="city">City</label><input class="form-control" id="city" formControlName="city"></div>
				<div class="col-md-4"><label class="form-label" for="state">State</label>
					<ng-select labelForId="state" formControlName="state" [items]="states" bindLabel="name" bindValue="code" placeholder="Select state"></ng-select></div>
				<div class="col-md-3"><label class="form-label" for="zip">Zip</label><input class="form-control" id="zip" formControlName="zip" maxlength="10"></div>
				<div class="col-md-4"><label class="form-label" for="phone">Phone</label><input class="form-control" id="phone" type="tel" formControlName="phone" placeholder="(___) ___-____" maxlength="20"></div>
				<div class="col-md-4"><label class="form-label" for="phone2">Alternate phone</label><input class="form-control" id="phone2" type="tel" formControlName="phone2" maxlength="20"></div>
				<div class="col-md-4"><label class="form-label" for="email">Email</label><input class="form-control" id="email" type="email" formControlName="email"></div>
				<div class="col-md-3"><label class="form-label" for="dob">Date of Birth</label>
					<input class="form-control" id="dob" type="text" formControlName="dob" bsDatepicker [bsConfig]="dates" placeholder="MM/DD/YYYY"></div>
				<div class="col-md-5"><label class="form-label" for="birthPlace">Place of Birth</label>
					<input class="form-control" id="birthPlace" formControlName="birthPlace" aria-describedby="bp-help"><div class="form-text" id="bp-help">City &amp; State or Country</div></div>
				<div class="col-md-2"><label class="form-label" for="age">Age</label><input class="form-control" id="age" type="number" formControlName="age" aria-describedby="age-help"><div class="form-text" id="age-help">as of October 1, 2026</div></div>
				<div class="col-md-2">
					<div class="form-check mt-4"><input class="form-check-input" type="radio" id="male" value="M" formControlName="sex"><label class="form-check-label" for="male">Male</label></div>
					<div class="form-check"><input class="form-check-input" type="radio" id="female" value="F" formControlName="sex"><label class="form-check-label" for="female">Female</label></div>
				</div>
			</div>
			<hr>
			<fieldset class="mb-3">
				<legend class="fs-6 mb-1">Are you currently an American Citizen?</legend>
				<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="citY" value="Y" formControlName="citizen"><label class="form-check-label" for="citY">Yes</label></div>
				<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="citN" value="N" formControlName="citizen"><label class="form-check-label" for="citN">No</label></div>
				<div class="form-text">Resident Alien status does NOT qualify. Applicant MUST be a citizen on the date the application is signed.</div>
			</fieldset>
			<p class="mb-1">If you were not born an American Citizen, but are a Naturalized American Citizen, give date, place (Office or Court) &amp; Naturalization Number.</p>
			<div class="row g-3 mb-3">
				<div class="col-md-3"><label class="form-label" for="natDate">Date</label><input class="form-control" id="natDate" type="text" formControlName="natDate" bsDatepicker [bsConfig]="dates"></div>
				<div class="col-md-5"><label class="form-label" for="natPlace">Place</label><input class="form-control" id="natPlace" formControlName="natPlace" placeholder="Court or Office and City &amp; State"></div>
				<div class="col-md-4"><label class="form-label" for="natNumber">Number</label><input class="form-control" id="natNumber" formControlName="natNumber"></div>
			</div>
			<label class="form-label" for="abroad">If you were not born in the United States, but are a citizen by birth, explain circumstances.</label>
			<textarea class="form-control" id="abroad" rows="2" formControlName="abroad"></textarea>
		</section>

		<section class="border rounded p-3 mb-4">
			<h2 class="h5">School Information</h2>
			<div class="row g-3">
				<div class="col-md-6"><label class="form-label" for="hs">Name of High School</label><input class="form-control" id="hs" formControlName="hs"></div>
				<div class="col-md-3"><label class="form-label" for="hsCity">City</label><input class="form-control" id="hsCity" formControlName="hsCity"></div>
				<div class="col-md-3"><label class="form-label" for="hsState">State</label>
					<ng-select labelForId="hsState" formControlName="hsState" [items]="states" bindLabel="name" bindValue="code" placeholder="Select state"></ng-select></div>
				<div class="col-md-3"><label class="form-label" for="ceeb">School CEEB code</label><input class="form-control" id="ceeb" formControlName="ceeb" maxlength="6"></div>
				<div class="col-md-3"><label class="form-label" for="grad">Expected graduation date</label><input class="form-control" id="grad" formControlName="grad" placeholder="MM/YYYY" maxlength="7"></div>
				<div class="col-md-3"><label class="form-label" for="gpaU">Cumulative GPA (unweighted, 4.0 scale)</label><input class="form-control" id="gpaU" type="number" step="0.01" min="0" max="4" formControlName="gpaU"></div>
				<div class="col-md-3"><label class="form-label" for="gpaW">Cumulative GPA (weighted)</label><input class="form-control" id="gpaW" type="number" step="0.01" formControlName="gpaW"></div>
				<div class="col-md-6">
					<div class="form-label" id="rank-l">Class rank</div>
					<div class="input-group"><span class="input-group-text">Applicant ranks</span><input class="form-control" id="rank" aria-label="Rank" formControlName="rank"><span class="input-group-text">in a class of</span><input class="form-control" id="classSize" aria-label="Class size" formControlName="classSize"></div>
				</div>
				<div class="col-md-6"><label class="form-label" for="topPct">Rank in class</label>
					<ng-select labelForId="topPct" formControlName="topPct" [items]="ranks" [searchable]="false" [clearable]="false" placeholder="Choose one"></ng-select></div>
			</div>
			<h3 class="h6 mt-4">School counselor who will certify this application</h3>
			<div class="row g-3">
				<div class="col-md-4"><label class="form-label" for="counselor">Name</label><input class="form-control" id="counselor" formControlName="counselor"></div>
				<div class="col-md-4"><label class="form-label" for="counselorEmail">Email</label><input class="form-control" id="counselorEmail" type="email" formControlName="counselorEmail"></div>
				<div class="col-md-4"><label class="form-label" for="counselorPhone">Phone</label><input class="form-control" id="counselorPhone" type="tel" formControlName="counselorPhone"></div>
			</div>
		</section>

		<section class="border rounded p-3 mb-4">
			<h2 class="h5">Test Scores</h2>
			<p class="small">Report your highest score on each section. Applicants must take either the ACT or the SAT before November 5.</p>
			<table class="table align-middle">
				<thead><tr><th scope="col">Test</th><th scope="col">Score</th><th scope="col">Date taken</th></tr></thead>
				<tbody>
					<tr><th scope="row">SAT Evidence-Based Reading &amp; Writing</th><td><input class="form-control" id="satErw" formControlName="satErw" maxlength="3" aria-label="SAT Evidence-Based Reading and Writing score"></td><td><input class="form-control" id="satErwDate" type="text" formControlName="satErwDate" bsDatepicker [bsConfig]="dates" placeholder="MM/DD/YYYY" aria-label="SAT Evidence-Based Reading and Writing date taken"></td></tr>
					<tr><th scope="row">SAT Math</th><td><input class="form-control" id="satMath" formControlName="satMath" maxlength="3" aria-label="SAT Math score"></td><td><input class="form-control" id="satMathDate" type="text" formControlName="satMathDate" bsDatepicker [bsConfig]="dates" placeholder="MM/DD/YYYY" aria-label="SAT Math date taken"></td></tr>
					<tr><th scope="row">ACT Composite</th><td><input class="form-control" id="act" formControlName="act" maxlength="2" aria-label="ACT Composite score"></td><td><input class="form-control" id="actDate" type="text" formControlName="actDate" bsDatepicker [bsConfig]="dates" placeholder="MM/DD/YYYY" aria-label="ACT Composite date taken"></td></tr>
					<tr><th scope="row">ACT Mathematics</th><td><input class="form-control" id="actMath" formControlName="actMath" maxlength="2" aria-label="ACT Mathematics score"></td><td></td></tr>
					<tr><th scope="row">ACT Science</th><td><input class="form-control" id="actSci" formControlName="actSci" maxlength="2" aria-label="ACT Science score"></td><td></td></tr>
					<tr><th scope="row">PSAT/NMSQT (total)</th><td><input class="form-control" id="psat" formControlName="psat" maxlength="4" aria-label="PSAT/NMSQT total score"></td><td><input class="form-control" id="psatDate" type="text" formControlName="psatDate" bsDatepicker [bsConfig]="dates" placeholder="MM/DD/YYYY" aria-label="PSAT/NMSQT date taken"></td></tr>
				</tbody>
			</table>
			<div class="mb-3"><span id="again-l">Did you take the SAT more than once?</span>
				<div class="form-check form-check-inline ms-3"><input class="form-check-input" type="radio" id="againY" value="yes" formControlName="satAgain"><label class="form-check-label" for="againY">Yes</label></div>
				<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="againN" value="no" formControlName="satAgain"><label class="form-check-label" for="againN">No</label></div>
			</div>
			<h3 class="h6">Advanced Placement Examinations</h3>
			<table class="table align-middle" id="ap" formArrayName="ap">
				<thead><tr><th style="width: 60%">Examination</th><th>Year</th><th style="width: 20%">Score</th></tr></thead>
				<tbody>
					@for (row of form.controls.ap.controls; track row; let i = $index) {
						<tr [formGroupName]="i">
							<td><ng-select class="exam" formControlName="exam" [items]="apExams" placeholder="Type to search"></ng-select></td>
							<td><input class="form-control year" formControlName="year" maxlength="4"></td>
							<td><ng-select class="score" formControlName="score" [items]="[1, 2, 3, 4, 5]" [searchable]="false"></ng-select></td>
						</tr>
					}
				</tbody>
			</table>
		</section>

		<section class="border rounded p-3 mb-4">
			<h2 class="h5">College Plans</h2>
			<div class="mb-3"><label class="form-label" for="colleges">List the colleges or universities to which you have applied or will apply</label>
				<ng-select labelForId="colleges" formControlName="colleges" [items]="collegeNames" [multiple]="true" [addTag]="true" [hideSelected]="true" [closeOnSelect]="false" addTagText="Add college:" placeholder="Start typing a college"></ng-select></div>
			<div class="row g-3">
				<div class="col-md-6"><label class="form-label" for="first">College you plan to attend (first choice)</label>
					<ng-select labelForId="first" formControlName="firstChoice" [items]="collegeNames" [addTag]="true"></ng-select></div>
				<div class="col-md-6"><label class="form-label" for="major">Intended major</label>
					<ng-select labelForId="major" formControlName="major" [items]="majors" placeholder="Select major"></ng-select></div>
				<div class="col-md-4"><label class="form-label" for="career">Career goal</label><input class="form-control" id="career" formControlName="career"></div>
				<div class="col-md-4"><label class="form-label" for="degree">Highest degree you plan to obtain</label>
					<ng-select labelForId="degree" formControlName="degree" [items]="degrees" bindLabel="label" bindValue="id" [searchable]="false"></ng-select></div>
				<div class="col-md-4"><label class="form-label" for="collegeGrad">Expected year of college graduation</label><input class="form-control" id="collegeGrad" type="number" formControlName="collegeGrad"></div>
				<div class="col-md-4"><label class="form-label" for="housing">Where will you live while attending college?</label>
					<ng-select labelForId="housing" formControlName="housing" [items]="['On campus', 'Off campus', 'At home']" [searchable]="false"></ng-select></div>
				<div class="col-md-8"><label class="form-label" for="dual">If you have taken courses for college credit while in high school, name the college</label><input class="form-control" id="dual" formControlName="dual"></div>
			</div>
		</section>

		<section class="border rounded p-3 mb-4">
			<h2 class="h5">1. Employment</h2>
			<p>List jobs you have held over the past three years. Start with the most recent and include baby-sitting and work on a family farm or for a family business, even if not paid.</p>
			<table class="table table-bordered" id="jobs" formArrayName="jobs">
				<thead><tr><th>Employer</th><th>Type of work</th><th>From (mo/yr)</th><th>To (mo/yr)</th><th>Hours per week</th></tr></thead>
				<tbody>
					@for (row of form.controls.jobs.controls; track row; let i = $index) {
						<tr [formGroupName]="i">
							<td><input class="form-control" formControlName="employer"></td>
							<td><input class="form-control" formControlName="work"></td>
							<td><input class="form-control" formControlName="from"></td>
							<td><input class="form-control" formControlName="to"></td>
							<td><input class="form-control" type="number" formControlName="hours"></td>
						</tr>
					}
				</tbody>
			</table>
			<h2 class="h5 mt-4">2. School and Community Activities</h2>
			<p>List the activities in which you have participated during high school, with the offices you have held. Do not repeat the employment listed above.</p>
			<div id="activities" formArrayName="activities">
				@for (row of form.controls.activities.controls; track row; let i = $index) {
					<div class="card card-body bg-light mb-2" [formGroupName]="i">
						<div class="row g-2">
							<div class="col-md-6"><label class="form-label" [for]="'act-name-' + i">Activity or organization</label><input class="form-control" [id]="'act-name-' + i" formControlName="name"></div>
							<div class="col-md-6"><label class="form-label" [for]="'act-office-' + i">Office held</label><input class="form-control" [id]="'act-office-' + i" formControlName="office"></div>
							<div class="col-md-6"><label class="form-label" [for]="'act-grades-' + i">Grades</label><ng-select [labelForId]="'act-grades-' + i" formControlName="grades" [items]="['9', '10', '11', '12']" [multiple]="true" [closeOnSelect]="false"></ng-select></div>
							<div class="col-md-3"><label class="form-label" [for]="'act-hours-' + i">Hours per week</label><input class="form-control" type="number" [id]="'act-hours-' + i" formControlName="hours"></div>
							<div class="col-md-3"><label class="form-label" [for]="'act-weeks-' + i">Weeks per year</label><input class="form-control" type="number" [id]="'act-weeks-' + i" formControlName="weeks"></div>
						</div>
					</div>
				}
				<button type="button" class="btn btn-outline-secondary btn-sm" (click)="addActivity()">+ Add activity</button>
			</div>
			<h2 class="h5 mt-4">3. Honors and Awards</h2>
			<table class="table" id="honors" formArrayName="honors">
				<thead><tr><th>Honor or award</th><th style="width: 30%">Grade in which received</th></tr></thead>
				<tbody>
					@for (row of form.controls.honors.controls; track row; let i = $index) {
						<tr [formGroupName]="i">
							<td><input class="form-control" formControlName="honor"></td>
							<td><ng-select formControlName="grade" [items]="grades" bindLabel="label" bindValue="id" [searchable]="false"></ng-select></td>
						</tr>
					}
				</tbody>
			</table>
		</section>

		<section class="border rounded p-3 mb-4">
			<h2 class="h5">Family and Parental Financial Analysis</h2>
			<div class="row">
				@for (p of ['p1', 'p2']; track p; let i = $index) {
					<fieldset class="col-md-6" [formGroupName]="p">
						<legend class="fs-6">Parent/Guardian {{ i + 1 }}</legend>
						<div class="mb-2"><label class="form-label" [for]="p + '-name'">Full name</label><input class="form-control" [id]="p + '-name'" formControlName="name"></div>
						<div class="mb-2"><label class="form-label" [for]="p + '-occ'">Occupation</label><input class="form-control" [id]="p + '-occ'" formControlName="occupation"></div>
						<div class="mb-2"><label class="form-label" [for]="p + '-emp'">Employer</label><input class="form-control" [id]="p + '-emp'" formControlName="employer"></div>
						<div class="mb-2"><label class="form-label" [for]="p + '-edu'">Highest level of education completed</label><ng-select [labelForId]="p + '-edu'" formControlName="education" [items]="education"></ng-select></div>
					</fieldset>
				}
			</div>
			<div class="row g-3 mt-1">
				<div class="col-md-4"><label class="form-label" for="marital">Parents' marital status</label><ng-select labelForId="marital" formControlName="marital" [items]="maritals" [searchable]="false"></ng-select></div>
				<div class="col-md-4"><label class="form-label" for="children">Number of children in family (including applicant)</label><input class="form-control" id="children" type="number" formControlName="children"></div>
				<div class="col-md-4"><label class="form-label" for="inCollege">Number of family members attending college in 2027–28 (including applicant)</label><input class="form-control" id="inCollege" type="number" formControlName="inCollege"></div>
				<div class="col-md-4"><label class="form-label" for="income">Total annual family income</label><div class="input-group"><span class="input-group-text">$</span><input class="form-control" id="income" formControlName="income"></div></div>
				<div class="col-md-4"><label class="form-label" for="savings">Total cash, savings and checking accounts</label><div class="input-group"><span class="input-group-text">$</span><input class="form-control" id="savings" formControlName="savings"></div></div>
				<div class="col-md-4"><label class="form-label" for="home">Current market value of home</label><div class="input-group"><span class="input-group-text">$</span><input class="form-control" id="home" formControlName="home"></div></div>
			</div>
		</section>

		<section class="border rounded p-3 mb-4">
			<h2 class="h5">Essay</h2>
			<label class="form-label" for="essay">In 400–500 words, describe a problem in science or engineering that you hope to work on and how you came to care about it.</label>
			<textarea class="form-control" id="essay" rows="6" formControlName="essay"></textarea>
			<hr>
			<p class="small">By signing this application, you agree, if asked, to provide information that will verify the accuracy of your completed form. This information may include a copy of your U.S. or state income tax form. If you purposely give false or misleading information, you will be disqualified from this contest.</p>
			<div class="form-check mb-3"><input class="form-check-input" type="checkbox" id="publicity" formControlName="publicity"><label class="form-check-label" for="publicity">I agree to the use of my name, and any information contained within the application except for the parental financial analysis, for advertising, promotional and publicity purposes without consent or compensation.</label></div>
			<div class="row g-3">
				<div class="col-md-6"><label class="form-label" for="signed">Signed by (Student)</label><input class="form-control" id="signed" formControlName="signed"></div>
				<div class="col-md-6"><label class="form-label" for="signedDate">Date</label><input class="form-control" id="signedDate" type="text" formControlName="signedDate" bsDatepicker [bsConfig]="dates"></div>
				<div class="col-md-6"><label class="form-label" for="signedParent">Signed by (Parent/Guardian)</label><input class="form-control" id="signedParent" formControlName="signedParent"></div>
			</div>
		</section>
		<button class="btn btn-primary" type="submit">Submit application</button>
	</form>
</main>`,
})
class ScholarshipForm {
	states = STATES.map(([code, name]) => ({ code, name }));
	majors = MAJORS;
	collegeNames = COLLEGES;
	suffixes = ["Jr.", "Sr.", "II", "III", "IV"];
	ranks = ["Top 1%", "Top 5%", "Top 10%", "Top 25%", "Top 50%", "Not ranked"];
	degrees = [{ id: "AS", label: "Associate" }, { id: "BS", label: "Bachelor's" }, { id: "MS", label: "Master's" }, { id: "PHD", label: "Doctorate (Ph.D., Ed.D.)" }, { id: "PROF", label: "Professional (M.D., J.D., D.V.M.)" }];
	grades = [9, 10, 11, 12].map((id) => ({ id, label: `${id}th grade` }));
	maritals = ["Married", "Never married", "Divorced", "Separated", "Widowed", "Other"];
	education = ["Less than high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree"];
	apExams = ["Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language and Composition", "English Literature and Composition", "Environmental Science", "European History", "Human Geography", "Macroeconomics", "Microeconomics", "Physics 1", "Physics 2", "Physics C: Mechanics", "Psychology", "Spanish Language and Culture", "Statistics", "United States Government and Politics", "United States History", "World History: Modern"];
	dates = { dateInputFormat: "MM/DD/YYYY", containerClass: "theme-dark-blue", showWeekNumbers: false };
	checklist = [
		{ key: "eligGpa", text: "Do you have a 3.0+ GPA?" },
		{ key: "eligCitizen", text: "Are you a U.S. Citizen or Green Card holder/permanent resident?" },
		{ key: "eligStart", text: "Are you starting a college degree in 2027?" },
		{ key: "eligStem", text: "Are you planning to major in a science, technology, engineering or math (STEM) discipline in college?" },
	];
	submitted = false;
	form = new FormGroup({
		county: text(), eligGpa: pick(), eligCitizen: pick(), eligStart: pick(), eligStem: pick(),
		lastName: text(), firstName: text(), mi: text(), suffix: pick(), ssn: text(), street: text(), city: text(), state: pick(), zip: text(),
		phone: text(), phone2: text(), email: text(), dob: pick(), birthPlace: text(), age: pick(), sex: pick(),
		citizen: pick(), natDate: pick(), natPlace: text(), natNumber: text(), abroad: text(),
		hs: text(), hsCity: text(), hsState: pick(), ceeb: text(), grad: text(), gpaU: pick(), gpaW: pick(), rank: text(), classSize: text(), topPct: pick(),
		counselor: text(), counselorEmail: text(), counselorPhone: text(),
		satErw: text(), satErwDate: pick(), satMath: text(), satMathDate: pick(), act: text(), actDate: pick(), actMath: text(), actSci: text(), psat: text(), psatDate: pick(), satAgain: pick(),
		ap: new FormArray([apRow(), apRow(), apRow()]),
		colleges: many(), firstChoice: pick(), major: pick(), career: text(), degree: pick(), collegeGrad: pick(), housing: pick(), dual: text(),
		jobs: new FormArray([jobRow(), jobRow()]),
		activities: new FormArray([activityRow(), activityRow()]),
		honors: new FormArray([honorRow(), honorRow(), honorRow()]),
		p1: new FormGroup({ name: text(), occupation: text(), employer: text(), education: pick() }),
		p2: new FormGroup({ name: text(), occupation: text(), employer: text(), education: pick() }),
		marital: pick(), children: pick(), inCollege: pick(), income: text(), savings: text(), home: text(),
		essay: text(), publicity: tick(), signed: text(), signedDate: pick(), signedParent: text(),
	});
	constructor() {
		page = this;
	}
	addActivity() {
		this.form.controls.activities.push(activityRow());
	}
	submit() {
		this.submitted = true;
	}
}

let page: ScholarshipForm;
document.querySelector("#root")?.replaceWith(document.createElement("app-root"));
bootstrapApplication(ScholarshipForm).catch((error) => console.error(error));

/** Every single control with its key, as `jobs.0.employer`. */
function controlsOf(group: any, prefix = ""): [string, FormControl][] {
	return Object.entries<any>(group.controls).flatMap(([key, control]) =>
		control.controls ? controlsOf(control, `${prefix}${key}.`) : [[prefix + key, control] as [string, FormControl]],
	);
}

const iso = (value: unknown) =>
	value instanceof Date ? `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}` : value;

const w = window as any;
w.formState = () => ({ ...Object.fromEntries(controlsOf(page.form).map(([key, control]) => [key, iso(control.value)])), submitted: page.submitted });

const RADIOS: Record<string, [string, string][]> = {
	sex: [["male", "Male"], ["female", "Female"]],
	citizen: [["citY", "Yes"], ["citN", "No"]],
	satAgain: [["againY", "Yes"], ["againN", "No"]],
	...Object.fromEntries(["eligGpa", "eligCitizen", "eligStart", "eligStem"].map((key) => [key, [[`${key}-Yes`, "Yes"], [`${key}-No`, "No"]]])),
};
const IDS: Record<string, string> = { county: "q1", firstChoice: "first" };
const byId = (id: string) => document.getElementById(id) as any;

function elementOf(key: string): any {
	const [list, at, name] = key.split(".");
	if (list === "p1" || list === "p2") return byId(`${list}-${{ name: "name", occupation: "occ", employer: "emp", education: "edu" }[at]}`);
	if (list === "activities") return byId(`act-${name}-${at}`);
	if (name) return document.querySelectorAll(`#${list} tbody tr`)[Number(at)]?.querySelector(`[formcontrolname="${name}"]`);
	return byId(IDS[key] ?? key);
}

function shownOf(key: string): unknown {
	if (RADIOS[key]) return RADIOS[key].find(([id]) => byId(id).checked)?.[1] ?? "";
	const element = elementOf(key);
	const select = element?.closest("ng-select");
	if (select) {
		const labels = [...select.querySelectorAll(".ng-value-label")].map((each: any) => each.textContent.trim());
		return select.classList.contains("ng-select-multiple") ? labels : (labels[0] ?? "");
	}
	return element?.type === "checkbox" ? element.checked : (element?.value ?? "");
}
w.formShown = () => Object.fromEntries(controlsOf(page.form).map(([key]) => [key, shownOf(key)]));
