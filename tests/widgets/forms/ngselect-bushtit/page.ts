import "zone.js";
import "@angular/compiler";
import { Component, Directive, ElementRef, HostListener, inject, signal, provideZoneChangeDetection } from "@angular/core";
import { FormBuilder, NgControl, ReactiveFormsModule } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectModule } from "@ng-select/ng-select";
import { BsDatepickerModule } from "ngx-bootstrap/datepicker";
import { concat, debounceTime, delay, of, Subject, switchMap } from "rxjs";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "bootstrap/dist/css/bootstrap.css";
import "../../node_modules/@ng-select/ng-select/themes/default.theme.css";
import "../../node_modules/ngx-bootstrap/datepicker/bs-datepicker.css";
import "./page.css";

const COLLEGES = [
	"Boise State University", "California Polytechnic State University", "College of Idaho", "Eastern Oregon University",
	"Gonzaga University", "Lewis & Clark College", "Oregon Institute of Technology", "Oregon State University", "Pacific University",
	"Portland State University", "Reed College", "Southern Oregon University", "University of California, Davis", "University of Oregon",
	"University of Portland", "University of Washington", "Washington State University", "Whitman College", "Willamette University",
];

/** Keeps a telephone number in the shape (###) ###-####. */
@Directive({ selector: "input[phoneMask]", standalone: true })
class PhoneMask {
	private readonly control = inject(NgControl);
	private readonly host = inject(ElementRef<HTMLInputElement>);
	@HostListener("input") mask() {
		const digits = this.host.nativeElement.value.replace(/\D/g, "").slice(0, 10);
		let text = digits;
		if (digits.length > 6) text = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
		else if (digits.length > 3) text = `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
		this.control.control?.setValue(text);
	}
}

@Component({
	selector: "ktf-application",
	standalone: true,
	imports: [ReactiveFormsModule, NgSelectModule, BsDatepickerModule, PhoneMask],
	template: `
<header class="masthead"><div class="container"><h1>Kessler-Thorne Foundation</h1><p>Senior Scholarship Program &middot; Online Application</p></div></header>
@if (!begun) {
<main class="container intro">
	<h2>Before you start</h2>
	<p>Applicants must be high school seniors, demonstrate involvement in co-curricular and community activities, and plan to enroll full-time at an accredited institution in the fall following graduation. This application is scored with the applicant's name removed; please do not use your name or family names in the essay responses.</p>
	<button type="button" class="btn btn-primary" (click)="begun = true">Start my application</button>
</main>
} @else {
<main class="container">
<form [formGroup]="form" (ngSubmit)="send()" novalidate>

<section class="panel-box"><h2>Section 1. Biographical Information</h2>
	<p>Please provide the following information so that the Foundation may learn more about you. Items marked with a <b class="star">*</b> are required for your application to be considered complete.</p>
	<div class="row g-3">
		<div class="col-md-6"><label for="heard"><b class="star">*</b> How did you hear about us?</label>
			<ng-select labelForId="heard" formControlName="heard" [items]="heardFrom" placeholder="Select one"></ng-select></div>
		<div class="col-md-6"><label for="heardOther">If other please enter here:</label><input id="heardOther" class="form-control" formControlName="heardOther"></div>
		<div class="col-md-5"><label for="firstName"><b class="star">*</b> First Name</label><input id="firstName" class="form-control" formControlName="firstName"></div>
		<div class="col-md-2"><label for="mi">Middle Initial</label><input id="mi" maxlength="1" class="form-control" formControlName="mi"></div>
		<div class="col-md-5"><label for="lastName"><b class="star">*</b> Last Name</label><input id="lastName" class="form-control" formControlName="lastName"></div>
		<div class="col-md-3"><label for="dob"><b class="star">*</b> Date of Birth</label><input id="dob" class="form-control" bsDatepicker [bsConfig]="dates" [outsideEsc]="true" placeholder="MM/DD/YYYY" autocomplete="off" formControlName="dob"></div>
		<div class="col-md-3"><label for="gender"><b class="star">*</b> Gender</label>
			<ng-select labelForId="gender" formControlName="gender" [items]="['Male', 'Female', 'I choose not to respond']" [searchable]="false"></ng-select></div>
		<div class="col-md-6"><label for="country"><b class="star">*</b> What country were you born in?</label>
			<ng-select labelForId="country" formControlName="country" [items]="countries" [virtualScroll]="true" placeholder="Type to search"></ng-select></div>
		<div class="col-md-8"><label for="address"><b class="star">*</b> Address</label><input id="address" class="form-control" formControlName="address"></div>
		<div class="col-md-4"><label for="apt">Apartment Number</label><input id="apt" class="form-control" formControlName="apt"></div>
		<div class="col-md-4"><label for="city"><b class="star">*</b> City</label><input id="city" class="form-control" formControlName="city"></div>
		<div class="col-md-3"><label for="county"><b class="star">*</b> County</label><input id="county" class="form-control" formControlName="county" aria-describedby="countyHelp">
			<small id="countyHelp">i.e., Montgomery, Smithfield (do not add the word County - this is NOT United States)</small></div>
		<div class="col-md-3"><label for="state"><b class="star">*</b> State</label>
			<ng-select labelForId="state" formControlName="state" [items]="states" bindLabel="name" bindValue="code"></ng-select></div>
		<div class="col-md-2"><label for="zip"><b class="star">*</b> Zip</label><input id="zip" class="form-control" formControlName="zip"></div>
		<div class="col-md-4"><label for="phone"><b class="star">*</b> Telephone</label><input id="phone" type="tel" phoneMask class="form-control" placeholder="(   )    -    " formControlName="phone"></div>
		<div class="col-md-4"><label for="altPhone">Alternate Telephone</label><input id="altPhone" type="tel" phoneMask class="form-control" placeholder="(   )    -    " formControlName="altPhone"></div>
		<div class="col-md-4"><label for="email"><b class="star">*</b> Email</label><input id="email" type="email" class="form-control" formControlName="email"></div>
		<div class="col-md-7"><p class="q"><b class="star">*</b> Are you a US citizen and currently residing in the United States?</p>
			<label class="form-check-inline"><input type="radio" formControlName="citizen" value="Y"> Yes</label>
			<label class="form-check-inline"><input type="radio" formControlName="citizen" value="N"> No</label></div>
		<div class="col-md-5"><label for="citizenYear">If you were not born in the United States, what year did you or will you become a U.S. citizen?</label><input id="citizenYear" class="form-control" maxlength="4" formControlName="citizenYear"></div>
		<div class="col-md-6"><label>Ethnic background (optional; check all that apply)</label>
			<ng-select formControlName="ethnic" [items]="ethnicities" [multiple]="true" [searchable]="false" placeholder="Choose one or more"></ng-select></div>
		<div class="col-md-6"><label for="langs">Languages other than English you speak</label>
			<ng-select labelForId="langs" formControlName="langs" [items]="languages" [multiple]="true" [addTag]="true" placeholder="Pick or type and press Enter"></ng-select></div>
	</div>
</section>

<section class="panel-box" formGroupName="family"><h2>Section 2. Family Information</h2>
	<table class="table table-sm align-middle">
		<thead><tr><th></th><th>Full name</th><th>Living?</th><th>Occupation</th><th>Employer</th><th>Highest level of education completed</th></tr></thead>
		<tbody formArrayName="parents">
		@for (parent of list('family.parents'); track parent; let i = $index) {
			<tr [formGroupName]="i" class="entry">
				<th scope="row">Parent/Guardian {{ i + 1 }}</th>
				<td><input class="form-control form-control-sm" formControlName="name"></td>
				<td><ng-select formControlName="living" [items]="['Living', 'Deceased']" [searchable]="false" [clearable]="false"></ng-select></td>
				<td><input class="form-control form-control-sm" formControlName="occupation"></td>
				<td><input class="form-control form-control-sm" formControlName="employer"></td>
				<td><ng-select formControlName="education" [items]="educations" [searchable]="false"></ng-select></td>
			</tr>
		}
		</tbody>
	</table>
	<div class="row g-3">
		<div class="col-md-4"><label for="marital">Marital status of parents</label><ng-select labelForId="marital" formControlName="marital" [items]="maritals"></ng-select></div>
		<div class="col-md-4"><label for="liveWith">With whom do you live?</label><ng-select labelForId="liveWith" formControlName="liveWith" [items]="['Both parents', 'Mother', 'Father', 'Other relative', 'Legal guardian', 'On my own']"></ng-select></div>
		<div class="col-md-4"><p class="q">Will you be a first-generation college student?</p>
			<label class="form-check-inline"><input type="radio" formControlName="firstGen" value="Y"> Yes</label>
			<label class="form-check-inline"><input type="radio" formControlName="firstGen" value="N"> No</label></div>
		<div class="col-md-6"><label for="household">Total number of family members living in the household (include yourself)</label><input id="household" type="number" min="1" class="form-control" formControlName="household"></div>
		<div class="col-md-6"><label for="inCollege">Of the number above, how many will attend college at least half-time next year?</label><input id="inCollege" type="number" min="0" class="form-control" formControlName="inCollege"></div>
	</div>
	<h3>Brothers and sisters</h3>
	<div formArrayName="siblings">
		@for (sibling of list('family.siblings'); track sibling; let i = $index) {
			<div class="row g-2 entry" [formGroupName]="i">
				<div class="col-5"><label [for]="'sibName' + i">Name</label><input [id]="'sibName' + i" class="form-control" formControlName="name"></div>
				<div class="col-2"><label [for]="'sibAge' + i">Age</label><input [id]="'sibAge' + i" type="number" class="form-control" formControlName="age"></div>
				<div class="col-5"><label [for]="'sibSchool' + i">School or college attending</label><input [id]="'sibSchool' + i" class="form-control" formControlName="school"></div>
			</div>
		}
	</div>
	<button type="button" class="btn btn-link" (click)="add('family.siblings', sibling())">+ Add another sibling</button>
</section>

<section class="panel-box" formGroupName="academic"><h2>Section 3. Academic Information</h2>
	<div class="row g-3">
		<div class="col-md-5"><label for="hs">Name of High School</label><input id="hs" class="form-control" formControlName="school"></div>
		<div class="col-md-4"><label for="hsCity">City</label><input id="hsCity" class="form-control" formControlName="city"></div>
		<div class="col-md-3"><label for="hsState">State</label><ng-select labelForId="hsState" formControlName="state" [items]="states" bindLabel="name" bindValue="code"></ng-select></div>
		<div class="col-md-3"><label for="ceeb">School CEEB code</label><input id="ceeb" maxlength="6" class="form-control" formControlName="ceeb"></div>
		<div class="col-md-5"><label for="counselor">Guidance Counselor</label><input id="counselor" class="form-control" formControlName="counselor"></div>
		<div class="col-md-4"><label for="counselorEmail">Counselor's Email</label><input id="counselorEmail" class="form-control" formControlName="counselorEmail"></div>
		<div class="col-md-3"><label for="grad">Expected Graduation Date</label><input id="grad" class="form-control" bsDatepicker [bsConfig]="dates" [outsideEsc]="true" placeholder="MM/DD/YYYY" autocomplete="off" formControlName="grad"></div>
		<div class="col-md-3"><label for="gpa">Cumulative GPA (unweighted, 4.0 scale)</label><input id="gpa" class="form-control" formControlName="gpa"></div>
		<div class="col-md-2"><label for="wgpa">Weighted GPA</label><input id="wgpa" class="form-control" formControlName="wgpa"></div>
		<div class="col-md-4"><span class="q">Class rank</span><div class="input-group"><input class="form-control" formControlName="rank" aria-label="Class rank"><span class="input-group-text">out of</span><input class="form-control" formControlName="size" aria-label="Number in class"></div></div>
	</div>
	<h3>Test scores</h3>
	<p class="hint">Report your highest score. Leave blank any test you have not taken.</p>
	<div class="scores">
		<div class="line"><span>SAT</span>
			<label>Evidence-Based Reading and Writing <input type="number" formControlName="satRw"></label>
			<label>Math <input type="number" formControlName="satMath"></label>
			<label>Total <input type="number" formControlName="satTotal"></label></div>
		<div class="line"><span>ACT</span>
			<label>Composite <input type="number" formControlName="act"></label>
			<label>English <input type="number" formControlName="actE"></label>
			<label>Math <input type="number" formControlName="actM"></label>
			<label>Reading <input type="number" formControlName="actR"></label>
			<label>Science <input type="number" formControlName="actS"></label>
			<label>Date taken <input bsDatepicker [bsConfig]="dates" [outsideEsc]="true" autocomplete="off" formControlName="actDate"></label></div>
	</div>
	<h3>College plans</h3>
	<div class="row g-3">
		<div class="col-md-6"><label for="college">Name of the college or university you plan to attend</label>
			<ng-select labelForId="college" formControlName="college" [items]="found()" [typeahead]="typed" [minTermLength]="2" typeToSearchText="Please enter 2 or more characters" placeholder="Start typing the name"></ng-select></div>
		<div class="col-md-6"><label for="others">Other institutions to which you have applied</label>
			<ng-select labelForId="others" formControlName="others" [items]="colleges" [multiple]="true" [addTag]="true" [hideSelected]="true"></ng-select></div>
		<div class="col-md-6"><p class="q">Have you been accepted for admission?</p>
			@for (each of ['Yes', 'No', 'Pending']; track each) { <label class="form-check-inline"><input type="radio" formControlName="accepted" [value]="each"> {{ each }}</label> }</div>
		<div class="col-md-6"><label for="major">Intended major or course of study</label><ng-select labelForId="major" formControlName="major" [items]="majors"></ng-select></div>
		<div class="col-md-4"><label for="degree">Highest degree you plan to earn</label><ng-select labelForId="degree" formControlName="degree" [items]="degrees" bindLabel="text" bindValue="id"></ng-select></div>
		<div class="col-md-4"><label for="career">Career objective</label><input id="career" class="form-control" formControlName="career"></div>
		<div class="col-md-4"><label for="collegeGrad">Anticipated year of college graduation</label><input id="collegeGrad" class="form-control" maxlength="4" formControlName="collegeGrad"></div>
		<div class="col-md-6"><label for="dual">If you have earned college credit while in high school, name the college</label><input id="dual" class="form-control" formControlName="dual"></div>
	</div>
</section>

<section class="panel-box"><h2>Section 4. Activities, Employment and Service</h2>
	<h3>School activities</h3>
	<p>List the high school clubs, teams and student organizations you have been involved in, the leadership roles you held, and the years you participated. Do not repeat community service or employment here.</p>
	<div formArrayName="activities">
	@for (activity of list('activities'); track activity; let i = $index) {
		<div class="row g-2 entry" [formGroupName]="i">
			<div class="col-4"><label [for]="'act' + i">Activity</label><input [id]="'act' + i" class="form-control" formControlName="name"></div>
			<div class="col-3"><label [for]="'role' + i">Leadership role</label><input [id]="'role' + i" class="form-control" formControlName="role"></div>
			<div class="col-3"><label>Grades</label><ng-select formControlName="grades" [items]="['9', '10', '11', '12']" [multiple]="true" [searchable]="false" [closeOnSelect]="false"></ng-select></div>
			<div class="col-2"><label [for]="'actHours' + i">Hours per week</label><input [id]="'actHours' + i" class="form-control" formControlName="hours"></div>
		</div>
	}
	</div>
	<button type="button" class="btn btn-link" (click)="add('activities', activity())">+ Add another activity</button>

	<h3>Employment experience</h3>
	<p>Any paid employment should be included, beginning with the most recent.</p>
	<table class="table table-sm align-middle"><thead><tr><th>Employer</th><th>Position</th><th>From (mo/yr)</th><th>To (mo/yr)</th><th>Hours per week</th></tr></thead>
	<tbody formArrayName="jobs">
	@for (job of list('jobs'); track job; let i = $index) {
		<tr [formGroupName]="i" class="entry"><td><input class="form-control" formControlName="employer"></td><td><input class="form-control" formControlName="position"></td><td><input class="form-control" formControlName="from"></td><td><input class="form-control" formControlName="to"></td><td><input class="form-control" formControlName="hours"></td></tr>
	}
	</tbody></table>

	<h3>Community service</h3>
	<p>Describe any service activities you engaged in during high school, including the approximate amount of time you spent doing them.</p>
	<div formArrayName="service">
	@for (service of list('service'); track service; let i = $index) {
		<div class="entry service" [formGroupName]="i">
			<div><label [for]="'svcOrg' + i">Organization or agency</label><input [id]="'svcOrg' + i" class="form-control" formControlName="organization"></div>
			<div><label [for]="'svcWhat' + i">Description of service</label><textarea [id]="'svcWhat' + i" rows="2" class="form-control" formControlName="what"></textarea></div>
			<div><label>Grades</label><ng-select formControlName="grades" [items]="['9', '10', '11', '12']" [multiple]="true" [searchable]="false" [closeOnSelect]="false"></ng-select></div>
			<div><label [for]="'svcHours' + i">Approximate hours per year</label><input [id]="'svcHours' + i" class="form-control" formControlName="hours"></div>
		</div>
	}
	</div>

	<h3>Scholastic honors received or earned</h3>
	<ol formArrayName="honors">
	@for (honor of list('honors'); track honor; let i = $index) {
		<li [formGroupName]="i" class="entry"><div class="d-flex gap-2">
			<input class="form-control" formControlName="title" placeholder="Honor or award">
			<ng-select class="w-25" formControlName="grade" [items]="['Grade 9', 'Grade 10', 'Grade 11', 'Grade 12']" placeholder="Year received"></ng-select></div></li>
	}
	</ol>
</section>

<section class="panel-box" formGroupName="essays"><h2>Section 5. Essays</h2>
	<div class="mb-3"><label for="essay1">How have you been preparing for this career? Please include courses you have taken in high school as well as any additional experiences you have had, such as volunteer work in the field, internships, or mentorships. <em>(250 words)</em></label><textarea id="essay1" rows="5" class="form-control" formControlName="preparing"></textarea></div>
	<div class="mb-3"><label for="essay2">Please address ONE of the topics below.</label>
		<ng-select formControlName="topic" [items]="topics" placeholder="Select a topic"></ng-select>
		<textarea id="essay2" rows="8" class="form-control mt-2" formControlName="essay"></textarea></div>
</section>

<section class="panel-box" formGroupName="financial"><h2>Section 6. Financial Information</h2>
	<p>The financial information you provide will be used only by the Selection Committee to determine financial need.</p>
	<div class="row g-3">
		<div class="col-md-6"><label for="income">Annual household income</label><ng-select labelForId="income" formControlName="income" [items]="incomes" bindLabel="label" bindValue="value" [searchable]="false"></ng-select></div>
		<div class="col-md-6"><p class="q">Have you filed the FAFSA?</p><label class="form-check-inline"><input type="radio" formControlName="fafsa" value="Y"> Yes</label> <label class="form-check-inline"><input type="radio" formControlName="fafsa" value="N"> No</label></div>
		<div class="col-md-6"><label for="cost">Estimated yearly cost of attendance</label><div class="input-group"><span class="input-group-text">$</span><input id="cost" class="form-control" formControlName="cost"></div></div>
		<div class="col-md-6"><label for="contribution">Amount your family is able to contribute</label><div class="input-group"><span class="input-group-text">$</span><input id="contribution" class="form-control" formControlName="contribution"></div></div>
		<div class="col-12"><label for="awards">List other scholarships and grants you have been awarded for next year, with amounts</label><textarea id="awards" class="form-control" formControlName="awards"></textarea></div>
		<div class="col-12"><label for="circumstances">Please describe any unusual family or personal circumstances that have affected your achievement in school, work, or your participation in school and community activities.</label><textarea id="circumstances" class="form-control" formControlName="circumstances"></textarea></div>
		<div class="col-12"><p class="q">Is any member of your family employed by, or a trustee of, Kessler-Thorne Industries or the Foundation?</p><label class="form-check-inline"><input type="radio" formControlName="related" value="Y"> Yes</label> <label class="form-check-inline"><input type="radio" formControlName="related" value="N"> No</label></div>
	</div>
</section>

<section class="panel-box"><h2>Section 7. Recommendation and Certification</h2>
	<p>Please give the name of someone not involved in the school (not a teacher, coach, or counselor) who will write on your behalf. Letters should not be written by family members or relatives.</p>
	<div class="row g-3" formGroupName="recommender">
		<div class="col-4"><label for="recName">Name</label><input id="recName" class="form-control" formControlName="name"></div>
		<div class="col-4"><label for="recPhone">Phone</label><input id="recPhone" phoneMask class="form-control" formControlName="phone"></div>
		<div class="col-4"><label for="recEmail">Email</label><input id="recEmail" class="form-control" formControlName="email"></div>
	</div>
	<div class="mt-3" formGroupName="certify">
		<label class="d-block"><input type="checkbox" formControlName="true"> I certify that the information presented throughout the application is accurate and that it is the authentic work of the applicant.</label>
		<div class="row g-3 mt-1"><div class="col-5"><label for="sig">Applicant's signature</label><input id="sig" class="form-control" formControlName="applicant"></div>
		<div class="col-4"><label for="psig">Parent's signature</label><input id="psig" class="form-control" formControlName="parent"></div>
		<div class="col-3"><label for="sigDate">Date</label><input id="sigDate" class="form-control" formControlName="date"></div></div>
	</div>
	<button type="submit" class="btn btn-success mt-3">Submit Application</button>
</section>
</form>
</main>
}`,
})
class Application {
	private readonly build = inject(FormBuilder);
	begun = false;
	submitted = false;
	dates = { dateInputFormat: "MM/DD/YYYY", containerClass: "theme-dark-blue", showWeekNumbers: false };
	heardFrom = ["Guidance counselor", "Teacher", "Internet search", "Newspaper", "Former scholarship recipient", "Company employee", "Other"];
	countries = COUNTRIES;
	states = STATES.map(([code, name]) => ({ code, name }));
	majors = MAJORS;
	colleges = COLLEGES;
	ethnicities = ["African American", "American Indian/Alaska Native", "Asian American", "Caucasian", "Hispanic/Latino", "Native Hawaiian/Pacific Islander", "Other"];
	languages = ["Arabic", "Chinese", "French", "German", "Igbo", "Portuguese", "Russian", "Somali", "Spanish", "Tagalog", "Vietnamese"];
	educations = ["Did not finish high school", "High school diploma or GED", "Some college", "Two-year degree", "Four-year degree", "Graduate degree"];
	maritals = ["Married", "Divorced", "Separated", "Widowed", "Never married"];
	degrees = [["AA", "Associate"], ["BA", "Bachelor's"], ["MA", "Master's"], ["PHD", "Doctorate / Professional"], ["CERT", "Certificate"]].map(([id, text]) => ({ id, text }));
	incomes = [[1, "Less than $25,000"], [2, "$25,000 - $49,999"], [3, "$50,000 - $74,999"], [4, "$75,000 - $99,999"], [5, "$100,000 or more"]].map(([value, label]) => ({ value, label }));
	topics = ["Describe how you demonstrated leadership during the past two years.", "Select one experience from your life and explain how it influenced you.", "How have you been a good role model?", "Describe your most meaningful achievement or accomplishment."];
	typed = new Subject<string>();
	found = signal<string[]>([]);
	sibling = () => this.build.group({ name: "", age: null, school: "" });
	activity = () => this.build.group({ name: "", role: "", grades: [[]], hours: "" });
	private readonly parent = () => this.build.group({ name: "", living: null, occupation: "", employer: "", education: null });
	private readonly job = () => this.build.group({ employer: "", position: "", from: "", to: "", hours: "" });
	private readonly serviceRow = () => this.build.group({ organization: "", what: "", grades: [[]], hours: "" });
	private readonly honor = () => this.build.group({ title: "", grade: null });
	form: any = this.build.group({
		heard: null, heardOther: "", firstName: "", mi: "", lastName: "", dob: null, gender: null, country: null, address: "", apt: "", city: "", county: "",
		state: null, zip: "", phone: "", altPhone: "", email: "", citizen: "", citizenYear: "", ethnic: [[]], langs: [[]],
		family: this.build.group({
			parents: this.build.array([this.parent(), this.parent()]), marital: null, liveWith: null, firstGen: "", household: null, inCollege: null,
			siblings: this.build.array([this.sibling(), this.sibling()]),
		}),
		academic: this.build.group({
			school: "", city: "", state: null, ceeb: "", counselor: "", counselorEmail: "", grad: null, gpa: "", wgpa: "", rank: "", size: "",
			satRw: null, satMath: null, satTotal: null, act: null, actE: null, actM: null, actR: null, actS: null, actDate: null,
			college: null, others: [[]], accepted: "", major: null, degree: null, career: "", collegeGrad: "", dual: "",
		}),
		activities: this.build.array([this.activity(), this.activity()]),
		jobs: this.build.array([this.job(), this.job()]),
		service: this.build.array([this.serviceRow(), this.serviceRow()]),
		honors: this.build.array([this.honor(), this.honor(), this.honor()]),
		essays: this.build.group({ preparing: "", topic: null, essay: "" }),
		financial: this.build.group({ income: null, fafsa: "", cost: "", contribution: "", awards: "", circumstances: "", related: "" }),
		recommender: this.build.group({ name: "", phone: "", email: "" }),
		certify: this.build.group({ true: false, applicant: "", parent: "", date: "" }),
	});
	constructor() {
		this.typed.pipe(debounceTime(150), switchMap((term) => (term ? concat(of([]), of(COLLEGES.filter((each) => each.toLowerCase().includes(term.toLowerCase()))).pipe(delay(120))) : of([]))))
			.subscribe((found) => this.found.set(found));
		Object.assign(window, {
			formState: () => ({ ...flat(this.form.value, ""), submitted: this.submitted }),
			formShown: shown,
		});
	}
	list = (path: string) => this.form.get(path).controls;
	add = (path: string, group: unknown) => this.form.get(path).push(group);
	send() {
		this.submitted = true;
	}
}

const day = (date: Date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;

function flat(value: any, prefix: string): Record<string, unknown> {
	const entries = Object.entries(value).flatMap(([key, each]: [string, any]): [string, unknown][] => {
		if (each instanceof Date) return [[prefix + key, day(each)]];
		const isNested = each !== null && typeof each === "object" && !(Array.isArray(each) && typeof each[0] !== "object");
		return isNested ? Object.entries(flat(each, `${prefix}${key}.`)) : [[prefix + key, each]];
	});
	return Object.fromEntries(entries);
}

/** Where a control stands in the form, from the names of the groups around it. */
function keyOf(control: Element): string {
	let key = control.getAttribute("formcontrolname") ?? "";
	let row: Element | null = null;
	for (let each = control.parentElement; each && each.tagName !== "FORM"; each = each.parentElement) {
		if (each.classList.contains("entry")) row = each;
		const array = each.getAttribute("formarrayname");
		if (array && row) key = `${array}.${[...each.querySelectorAll(".entry")].indexOf(row)}.${key}`;
		const group = each.getAttribute("formgroupname");
		if (group) key = `${group}.${key}`;
	}
	return key;
}

function shown() {
	const all: Record<string, unknown> = {};
	for (const control of document.querySelectorAll<any>("[formcontrolname]")) {
		const key = keyOf(control);
		if (control.tagName === "NG-SELECT") {
			const labels = [...control.querySelectorAll(".ng-value .ng-value-label")].map((each: any) => each.textContent.trim());
			all[key] = control.classList.contains("ng-select-multiple") ? labels : (labels[0] ?? "");
		} else if (control.type === "radio") all[key] = control.checked ? control.parentElement.textContent.trim() : (all[key] ?? "");
		else all[key] = control.type === "checkbox" ? control.checked : control.value;
	}
	return all;
}

document.querySelector("#root")!.outerHTML = "<ktf-application></ktf-application>";
void bootstrapApplication(Application, { providers: [provideZoneChangeDetection()] });
