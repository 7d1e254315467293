import "zone.js";
import "@angular/compiler";
import "../../node_modules/@ng-select/ng-select/themes/default.theme.css";
import "./site.css";
import { Component, provideZoneChangeDetection } from "@angular/core";
import { type AbstractControl, FormArray, FormControl, FormGroup, ReactiveFormsModule } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectModule } from "@ng-select/ng-select";
import { MAJORS, STATES } from "../../lists";

const MONTHS = "January February March April May June July August September October November December".split(" ");
const COUNTIES = ["Butte", "Del Norte", "Glenn", "Humboldt", "Lassen", "Modoc", "Plumas", "Shasta", "Siskiyou", "Tehama", "Trinity", "Other"];

const text = (value = "") => new FormControl<string>(value, { nonNullable: true });
const pick = () => new FormControl<unknown>(null);
const many = () => new FormControl<unknown[]>([], { nonNullable: true });

const newActivity = () => new FormGroup({ name: text(), years: many(), office: text(), hours: text() });
const newJob = () => new FormGroup({ employer: text(), position: text(), dates: text(), hours: text() });
const newAward = () => new FormGroup({ award: text(), year: pick() });
const newSibling = () => new FormGroup({ name: text(), age: text(), school: text() });
const newReference = () => new FormGroup({ name: text(), title: text(), phone: text() });
const newParent = () => new FormGroup({ name: text(), relationship: pick(), occupation: text(), employer: text(), workPhone: text(), education: pick() });

const application = new FormGroup<Record<string, AbstractControl>>({
	lastName: text(), firstName: text(), mi: text(),
	address: text(), apt: text(), city: text(), state: pick(), zip: text(), county: pick(),
	dayPhone: text(), evePhone: text(), email: text(),
	birthMonth: pick(), birthDay: text(), birthYear: text(),
	ssn4: text(), gender: pick(), ethnicity: many(), citizen: pick(), livedHere: text(),
	school: text(), schoolCity: text(), schoolState: pick(), gradDate: text(), gpa: text(), scale: pick(), rank: text(), classSize: text(),
	satReading: text(), satMath: text(), act: text(), counselor: text(), counselorPhone: text(),
	college: text(), collegeCity: text(), collegeState: pick(), collegeType: pick(), accepted: pick(), load: pick(), yearInSchool: pick(),
	major: pick(), degree: pick(), collegeGrad: text(), career: text(), housing: pick(), appliedTo: many(),
	parents: new FormArray([newParent(), newParent()]),
	marital: pick(), livesWith: pick(), household: text(), inCollege: text(),
	siblings: new FormArray([newSibling(), newSibling()]),
	income: text(), fafsa: pick(), sai: text(), otherAid: pick(), otherAmount: text(), firstGen: pick(), circumstances: text(),
	activities: new FormArray([newActivity()]),
	jobs: new FormArray([newJob(), newJob()]),
	awards: new FormArray([newAward(), newAward(), newAward()]),
	goals: text(), related: pick(), heard: pick(),
	references: new FormArray([newReference(), newReference()]),
	certify: new FormControl(false, { nonNullable: true }), release: new FormControl(false, { nonNullable: true }),
	signature: text(), signedOn: text(), parentSignature: text(),
});
let submitted = false;

@Component({
	selector: "app-scholarship",
	standalone: true,
	imports: [ReactiveFormsModule, NgSelectModule],
	template: `
<div class="wrap">
<h1>General Scholarship Application</h1>
<p>One application is used for all scholarship funds of the Foundation. Type or print all information. Items marked <span class="req">*</span> are required. Applications are due by 4:00 p.m. on March 1.</p>
<form [formGroup]="form" (ngSubmit)="send()" novalidate>
<fieldset>
	<legend>APPLICANT DATA</legend>
	<div class="row">
		<div class="col"><label for="lastName">Last Name <span class="req">*</span></label><input class="form-control" id="lastName" formControlName="lastName"></div>
		<div class="col"><label for="firstName">First Name <span class="req">*</span></label><input class="form-control" id="firstName" formControlName="firstName"></div>
		<div class="narrow"><label for="mi">M.I.</label><input class="form-control" id="mi" formControlName="mi" maxlength="1"></div>
	</div>
	<div class="row">
		<div class="col-2"><label for="address">Permanent Mailing Address <span class="req">*</span></label><input class="form-control" id="address" formControlName="address"></div>
		<div class="narrow"><label for="apt">Apt. #</label><input class="form-control" id="apt" formControlName="apt"></div>
	</div>
	<div class="row">
		<div class="col"><label for="city">City <span class="req">*</span></label><input class="form-control" id="city" formControlName="city"></div>
		<div class="col"><label for="stateSelect">State <span class="req">*</span></label>
			<ng-select labelForId="stateSelect" formControlName="state" [items]="states" bindLabel="name" bindValue="code" placeholder="Select state"></ng-select></div>
		<div class="narrow"><label for="zip">ZIP</label><input class="form-control" id="zip" formControlName="zip" maxlength="10"></div>
		<div class="col"><label for="countySelect">County</label>
			<ng-select labelForId="countySelect" formControlName="county" [items]="counties"></ng-select></div>
	</div>
	<div class="row">
		<div class="col"><label for="dayPhone">Daytime Telephone Number <span class="req">*</span></label><input class="form-control" id="dayPhone" formControlName="dayPhone" type="tel" placeholder="xxx-xxx-xxxx"></div>
		<div class="col"><label for="evePhone">Alternate Telephone Number</label><input class="form-control" id="evePhone" formControlName="evePhone" type="tel" placeholder="xxx-xxx-xxxx"></div>
		<div class="col"><label for="email">E-mail Address <span class="req">*</span></label><input class="form-control" id="email" formControlName="email" type="email"></div>
	</div>
	<div class="row">
		<div class="col"><label for="birthMonth">Date of Birth: Month</label><ng-select labelForId="birthMonth" formControlName="birthMonth" [items]="months" bindLabel="name" bindValue="number" [clearable]="false"></ng-select></div>
		<div class="narrow"><label for="birthDay">Day</label><input class="form-control" id="birthDay" formControlName="birthDay" maxlength="2"></div>
		<div class="narrow"><label for="birthYear">Year</label><input class="form-control" id="birthYear" formControlName="birthYear" maxlength="4"></div>
		<div class="col"><label for="ssn4">Last four digits of Social Security Number</label><input class="form-control" id="ssn4" formControlName="ssn4" maxlength="4"></div>
	</div>
	<div class="row">
		<div class="col"><label for="genderSel">Gender</label><ng-select labelForId="genderSel" formControlName="gender" [items]="genders" [searchable]="false"></ng-select></div>
		<div class="col-2"><label for="ethnicitySel">Ethnic background (optional, for statistical purposes; mark all that apply)</label><ng-select labelForId="ethnicitySel" formControlName="ethnicity" [items]="ethnicities" [multiple]="true" [closeOnSelect]="false"></ng-select></div>
	</div>
	<div class="q"><p>Are you a United States citizen or permanent legal resident?</p>
		@for (o of yesNo; track o) { <label class="opt"><input type="radio" formControlName="citizen" name="citizen" [value]="o"> {{ o }}</label> }
	</div>
	<div class="row"><div class="col"><label for="livedHere">How many years have you lived in our service area?</label><input class="form-control" id="livedHere" formControlName="livedHere"></div><div class="col"></div></div>
</fieldset>

<fieldset>
	<legend>HIGH SCHOOL DATA</legend>
	<div class="row">
		<div class="col-2"><label for="school">Name of High School presently attending</label><input class="form-control" id="school" formControlName="school"></div>
		<div class="col"><label for="schoolCity">City</label><input class="form-control" id="schoolCity" formControlName="schoolCity"></div>
		<div class="col"><label for="schoolState">State</label><ng-select labelForId="schoolState" formControlName="schoolState" [items]="states" bindLabel="code" bindValue="code"></ng-select></div>
	</div>
	<div class="row">
		<div class="col"><label for="gradDate">Graduation Date</label><input class="form-control" id="gradDate" formControlName="gradDate" type="date"></div>
		<div class="col"><label for="gpa">Cumulative Grade Point Average</label><input class="form-control" id="gpa" formControlName="gpa"></div>
		<div class="col"><label for="scaleSel">based on a scale of</label><ng-select labelForId="scaleSel" formControlName="scale" [items]="scales" [searchable]="false"></ng-select></div>
	</div>
	<div class="row">
		<div class="col"><label for="rank">Applicant ranks</label><input class="form-control" id="rank" formControlName="rank" type="number"></div>
		<div class="col"><label for="classSize">in a class of</label><input class="form-control" id="classSize" formControlName="classSize" type="number"></div>
	</div>
	<p class="hint">Test scores, if taken:</p>
	<div class="row">
		<div class="col"><label for="satReading">SAT Reading &amp; Writing</label><input class="form-control" id="satReading" formControlName="satReading" type="number"></div>
		<div class="col"><label for="satMath">SAT Math</label><input class="form-control" id="satMath" formControlName="satMath" type="number"></div>
		<div class="col"><label for="act">ACT Composite</label><input class="form-control" id="act" formControlName="act" type="number"></div>
	</div>
	<div class="row">
		<div class="col"><label for="counselor">Principal or Counselor's Name</label><input class="form-control" id="counselor" formControlName="counselor"></div>
		<div class="col"><label for="counselorPhone">Phone Number</label><input class="form-control" id="counselorPhone" formControlName="counselorPhone" type="tel"></div>
	</div>
</fieldset>

<fieldset>
	<legend>POSTSECONDARY SCHOOL DATA</legend>
	<div class="row">
		<div class="col-2"><label for="college">Name of postsecondary school you plan to attend</label><input class="form-control" id="college" formControlName="college"><div class="hint">If undecided, list your first choice.</div></div>
		<div class="col"><label for="collegeCity">City</label><input class="form-control" id="collegeCity" formControlName="collegeCity"></div>
		<div class="col"><label for="collegeState">State</label><ng-select labelForId="collegeState" formControlName="collegeState" [items]="states" bindLabel="code" bindValue="code"></ng-select></div>
	</div>
	<div class="q"><p>Type of school:</p>
		@for (o of types; track o.id) { <label class="opt"><input type="radio" formControlName="collegeType" name="collegeType" [value]="o.id"> {{ o.name }}</label> }
	</div>
	<div class="q"><p>Have you been accepted by this school?</p>
		@for (o of accepted; track o) { <label class="opt"><input type="radio" formControlName="accepted" name="accepted" [value]="o"> {{ o }}</label> }
	</div>
	<div class="row">
		<div class="col"><label for="loadSel">Enrollment</label><ng-select labelForId="loadSel" formControlName="load" [items]="loads" [searchable]="false"></ng-select></div>
		<div class="col"><label for="yearSel">Year in school during the coming academic year (fall 2027)</label><ng-select labelForId="yearSel" formControlName="yearInSchool" [items]="years" bindLabel="name" bindValue="id" [searchable]="false"></ng-select></div>
	</div>
	<div class="row">
		<div class="col"><label for="majorSel">Anticipated major or course of study</label><ng-select labelForId="majorSel" formControlName="major" [items]="majors" placeholder="Type to search"></ng-select></div>
		<div class="col"><label for="degreeSel">Highest degree you hope to attain</label><ng-select labelForId="degreeSel" formControlName="degree" [items]="degrees"></ng-select></div>
		<div class="col"><label for="collegeGrad">Anticipated year of college graduation</label><input class="form-control" id="collegeGrad" formControlName="collegeGrad" maxlength="4"></div>
	</div>
	<div class="row">
		<div class="col"><label for="career">Career goal</label><input class="form-control" id="career" formControlName="career"></div>
		<div class="col"><label for="housingSel">While in school I plan to live</label><ng-select labelForId="housingSel" formControlName="housing" [items]="housings"></ng-select></div>
	</div>
	<label for="appliedTo">Schools to which you have applied (type a name and press Enter)</label>
	<ng-select labelForId="appliedTo" formControlName="appliedTo" [items]="[]" [addTag]="true" [multiple]="true" [isOpen]="false"></ng-select>
</fieldset>

<fieldset>
	<legend>FAMILY INFORMATION</legend>
	<div formArrayName="parents">
	@for (p of list('parents'); track p; let i = $index) {
		<div class="parent" [formGroupName]="i">
			<h3>Parent/Guardian {{ i + 1 }}</h3>
			<div class="row">
				<div class="col-2"><label [attr.for]="'pname' + i">Name</label><input class="form-control" [id]="'pname' + i" formControlName="name"></div>
				<div class="col"><label [attr.for]="'prel' + i">Relationship to applicant</label><ng-select [labelForId]="'prel' + i" formControlName="relationship" [items]="relationships"></ng-select></div>
			</div>
			<div class="row">
				<div class="col"><label [attr.for]="'pocc' + i">Occupation</label><input class="form-control" [id]="'pocc' + i" formControlName="occupation"></div>
				<div class="col"><label [attr.for]="'pemp' + i">Place of employment</label><input class="form-control" [id]="'pemp' + i" formControlName="employer"></div>
				<div class="col"><label [attr.for]="'ptel' + i">Work phone</label><input class="form-control" [id]="'ptel' + i" formControlName="workPhone" type="tel"></div>
				<div class="col"><label [attr.for]="'pedu' + i">Education completed</label><ng-select [labelForId]="'pedu' + i" formControlName="education" [items]="educations" bindLabel="name" bindValue="id"></ng-select></div>
			</div>
		</div>
	}
	</div>
	<div class="row">
		<div class="col"><label for="maritalSel">Parents' current marital status</label><ng-select labelForId="maritalSel" formControlName="marital" [items]="maritals"></ng-select></div>
		<div class="col"><label for="livesWithSel">Applicant resides with</label><ng-select labelForId="livesWithSel" formControlName="livesWith" [items]="livesWiths"></ng-select></div>
	</div>
	<div class="row">
		<div class="col"><label for="household">Total number of people in the household, including yourself</label><input class="form-control" id="household" formControlName="household" type="number"></div>
		<div class="col"><label for="inCollege">Of that number, how many will attend college at least half-time next year?</label><input class="form-control" id="inCollege" formControlName="inCollege" type="number"></div>
	</div>
	<p>List your brothers and sisters:</p>
	<table class="siblings"><thead><tr><th>Name</th><th style="width:90px">Age</th><th>School or occupation</th></tr></thead>
	<tbody formArrayName="siblings">
	@for (s of list('siblings'); track s; let i = $index) {
		<tr [formGroupName]="i"><td><input class="form-control" formControlName="name"></td><td><input class="form-control" formControlName="age"></td><td><input class="form-control" formControlName="school"></td></tr>
	}
	</tbody></table>
</fieldset>

<fieldset>
	<legend>FINANCIAL DATA</legend>
	<p class="hint">Required only for funds that consider financial need. Information is kept confidential.</p>
	<div class="row">
		<div class="col"><label for="income">Total annual family income before taxes ($)</label><input class="form-control" id="income" formControlName="income" inputmode="decimal"></div>
		<div class="col"><label for="sai">Student Aid Index (SAI) from your FAFSA</label><input class="form-control" id="sai" formControlName="sai"></div>
	</div>
	<div class="q"><p>Have you completed the FAFSA for the coming year?</p>
		@for (o of yesNo; track o) { <label class="opt"><input type="radio" formControlName="fafsa" name="fafsa" [value]="o"> {{ o }}</label> }
	</div>
	<div class="q"><p>Are you receiving financial aid?</p>
		@for (o of yesNo; track o) { <label class="opt"><input type="radio" formControlName="otherAid" name="otherAid" [value]="o"> {{ o }}</label> }
	</div>
	<div class="row"><div class="col"><label for="otherAmount">Other scholarships awarded to date: name and amount</label><input class="form-control" id="otherAmount" formControlName="otherAmount"></div></div>
	<div class="q"><p>Will you be a first-generation college student?</p>
		@for (o of yesNo; track o) { <label class="opt"><input type="radio" formControlName="firstGen" name="firstGen" [value]="o"> {{ o }}</label> }
	</div>
	<label for="circumstances">Describe any unusual family or personal circumstances that have affected your achievement in school, work experience, or participation in activities.</label>
	<textarea class="form-control" id="circumstances" formControlName="circumstances" rows="3"></textarea>
</fieldset>

<fieldset>
	<legend>ACTIVITIES, WORK EXPERIENCE AND AWARDS</legend>
	<p>List all school and community activities in which you have participated during the past four years (student government, music, sports, volunteer work, etc.), and jobs if you wish.</p>
	<div formArrayName="activities">
	@for (a of list('activities'); track a; let i = $index) {
		<div class="row activity" [formGroupName]="i">
			<div class="col-2"><label>Activity</label><input class="form-control" formControlName="name"></div>
			<div class="col"><label>Grades</label><ng-select formControlName="years" [items]="grades" [multiple]="true" [closeOnSelect]="false" [searchable]="false"></ng-select></div>
			<div class="col"><label>Offices held</label><input class="form-control" formControlName="office"></div>
			<div class="narrow"><label>Hrs/week</label><input class="form-control" formControlName="hours"></div>
		</div>
	}
	</div>
	<button type="button" class="btn" (click)="addActivity()">+ Add another activity</button>
	<h3>Work experience</h3>
	<p class="hint">Describe your paid work experience during the past four years. Indicate dates of employment for each job and approximate number of hours worked each week.</p>
	<table class="jobs"><thead><tr><th>Employer</th><th>Position</th><th>From/To (mo/yr)</th><th style="width:110px"># hours per week</th></tr></thead>
	<tbody formArrayName="jobs">
	@for (j of list('jobs'); track j; let i = $index) {
		<tr [formGroupName]="i"><td><input class="form-control" formControlName="employer"></td><td><input class="form-control" formControlName="position"></td><td><input class="form-control" formControlName="dates"></td><td><input class="form-control" formControlName="hours"></td></tr>
	}
	</tbody></table>
	<h3>Special awards and honors</h3>
	<table class="awards"><thead><tr><th>Award or honor</th><th style="width:220px">Year received</th></tr></thead>
	<tbody formArrayName="awards">
	@for (w of list('awards'); track w; let i = $index) {
		<tr [formGroupName]="i"><td><input class="form-control" formControlName="award"></td><td><ng-select formControlName="year" [items]="awardYears" bindLabel="name" bindValue="id" [searchable]="false"></ng-select></td></tr>
	}
	</tbody></table>
</fieldset>

<fieldset>
	<legend>GOALS AND REFERENCES</legend>
	<label for="goals">Make a statement of your plans as they relate to your educational and career objectives and long-term goals.</label>
	<textarea class="form-control" id="goals" formControlName="goals" rows="5"></textarea>
	<p>References (not relatives):</p>
	<table class="references"><thead><tr><th>Name</th><th>Title / position</th><th>Telephone</th></tr></thead>
	<tbody formArrayName="references">
	@for (r of list('references'); track r; let i = $index) {
		<tr [formGroupName]="i"><td><input class="form-control" formControlName="name"></td><td><input class="form-control" formControlName="title"></td><td><input class="form-control" formControlName="phone"></td></tr>
	}
	</tbody></table>
	<div class="q"><p>Are you related to a member of the Foundation's board, staff or scholarship committee?</p>
		@for (o of yesNo; track o) { <label class="opt"><input type="radio" formControlName="related" name="related" [value]="o"> {{ o }}</label> }
	</div>
	<div class="row"><div class="col"><label for="heardSel">How did you learn about this scholarship?</label><ng-select labelForId="heardSel" formControlName="heard" [items]="heards"></ng-select></div><div class="col"></div></div>
</fieldset>

<fieldset>
	<legend>CERTIFICATION</legend>
	<label><input type="checkbox" id="certify" formControlName="certify"> In submitting this application, I certify that the information provided is complete and accurate to the best of my knowledge.</label>
	<label><input type="checkbox" id="release" formControlName="release"> I give permission to use my name and photograph in press releases should I be selected.</label>
	<div class="row">
		<div class="col"><label for="signature">Applicant's Signature</label><input class="form-control" id="signature" formControlName="signature"></div>
		<div class="col"><label for="signedOn">Date</label><input class="form-control" id="signedOn" formControlName="signedOn" type="date"></div>
		<div class="col"><label for="parentSignature">Parent's Signature (if applicant is under 18)</label><input class="form-control" id="parentSignature" formControlName="parentSignature"></div>
	</div>
</fieldset>
<p><button type="submit" class="btn btn-primary">Submit Application</button></p>
</form>
</div>`,
})
class Scholarship {
	form = application;
	states = STATES.map(([code, name]) => ({ code, name }));
	counties = COUNTIES;
	months = MONTHS.map((name, index) => ({ number: index + 1, name }));
	genders = ["Female", "Male", "Non-binary", "Prefer not to answer"];
	ethnicities = ["African American/Black", "American Indian/Alaska Native", "Asian", "Caucasian/White", "Hispanic/Latino", "Native Hawaiian/Pacific Islander", "Multi-racial", "Other"];
	yesNo = ["Yes", "No"];
	accepted = ["Yes", "No", "Application pending"];
	scales = ["4.0", "5.0", "100", "Other"];
	types = [
		{ id: "4yr", name: "4-year college/university" },
		{ id: "2yr", name: "2-year community or junior college" },
		{ id: "voc", name: "Vocational-technical school" },
	];
	loads = ["Full-time", "Half-time or more", "Less than half-time"];
	years = [
		{ id: 1, name: "Freshman (1st year)" },
		{ id: 2, name: "Sophomore (2nd year)" },
		{ id: 3, name: "Junior (3rd year)" },
		{ id: 4, name: "Senior (4th year)" },
	];
	majors = MAJORS;
	degrees = ["Certificate", "Associate", "Bachelor's", "Master's", "Doctorate/Professional"];
	housings = ["On campus", "Off campus", "With parents or relatives"];
	relationships = ["Father", "Mother", "Step-parent", "Grandparent", "Legal guardian"];
	educations = [
		{ id: "HS-", name: "Did not complete high school" },
		{ id: "HS", name: "High school diploma or GED" },
		{ id: "SC", name: "Some college, no degree" },
		{ id: "AA", name: "Associate degree or certificate" },
		{ id: "BA", name: "Bachelor's degree" },
		{ id: "GR", name: "Graduate or professional degree" },
	];
	maritals = ["Married/Remarried", "Never married", "Divorced", "Separated", "Widowed"];
	livesWiths = ["Both parents", "Mother", "Father", "Guardian", "Self", "Other"];
	grades = ["9", "10", "11", "12"];
	awardYears = [
		{ id: 9, name: "Freshman" },
		{ id: 10, name: "Sophomore" },
		{ id: 11, name: "Junior" },
		{ id: 12, name: "Senior" },
	];
	heards = ["School counselor", "Foundation website", "Newspaper or radio", "Social media", "Friend or family", "Other"];

	list(name: string) {
		return (application.get(name) as FormArray).controls;
	}
	addActivity() {
		(application.get("activities") as FormArray).push(newActivity());
	}
	send() {
		submitted = true;
	}
}

const ROWS: Record<string, string> = { parents: ".parent", siblings: ".siblings tbody tr", activities: ".activity", jobs: ".jobs tbody tr", awards: ".awards tbody tr", references: ".references tbody tr" };

function shownIn(scope: ParentNode, name: string): unknown {
	const all = [...scope.querySelectorAll<HTMLElement>(`[formcontrolname="${name}"]`)];
	const first = all[0];
	if (!first) return undefined;
	if (first.localName === "ng-select") {
		const labels = [...first.querySelectorAll(".ng-value-label")].map((each) => each.textContent?.trim() ?? "");
		return first.classList.contains("ng-select-multiple") ? labels : (labels[0] ?? "");
	}
	const input = first as HTMLInputElement;
	if (input.type === "checkbox") return input.checked;
	if (input.type !== "radio") return input.value;
	const chosen = (all as HTMLInputElement[]).find((each) => each.checked);
	return chosen?.closest("label")?.textContent?.trim() ?? "";
}

function each(read: (control: AbstractControl, scope: ParentNode, name: string) => unknown) {
	const found: Record<string, unknown> = {};
	for (const [key, control] of Object.entries(application.controls)) {
		if (!(control instanceof FormArray)) found[key] = read(control, document, key);
		else
			control.controls.forEach((group, index) => {
				const row = document.querySelectorAll(ROWS[key] as string)[index] ?? document;
				for (const [name, inner] of Object.entries((group as FormGroup).controls)) found[`${key}.${index}.${name}`] = read(inner, row, name);
			});
	}
	return found;
}

Object.assign(window, {
	formState: () => ({ ...each((control) => control.value), submitted }),
	formShown: () => each((_, scope, name) => shownIn(scope, name)),
});

bootstrapApplication(Scholarship, { providers: [provideZoneChangeDetection()] }).catch((error) => console.error(error));
