import "zone.js";
import "@angular/compiler";
import { Component, provideZoneChangeDetection } from "@angular/core";
import { FormArray, FormControl, FormGroup, ReactiveFormsModule, Validators } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectComponent } from "@ng-select/ng-select";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

const text = (...validators: any[]) => new FormControl("", { nonNullable: true, validators });
const pick = (...validators: any[]) => new FormControl<string | null>(null, validators);
const count = () => new FormControl<number | null>(null);
const box = () => new FormControl(false, { nonNullable: true });
const { required, email, pattern } = Validators;

const activity = () => new FormGroup({ organization: text(), title: text(), hours: count(), weeks: count(), duties: text() });
const collegeCourse = () => new FormGroup({ courseTitle: text(), gradeEarned: text(), creditHours: count() });
const hsCourse = () => new FormGroup({ name: text(), finalGrade: text(), units: count() });
const apExam = () => new FormGroup({ subject: pick(), score: new FormControl<number | null>(null), examDate: text() });
const parent = () => new FormGroup({ firstName: text(), lastName: text(), educationLevel: pick() });

const form = new FormGroup({
	firstName: text(required),
	middleName: text(),
	lastName: text(required),
	suffix: pick(),
	preferredName: text(),
	birthDate: text(required, pattern(/^\d\d\/\d\d\/\d{4}$/)),
	gender: pick(),
	email: text(required, email),
	phone: text(required),
	ssn: text(),
	address: new FormGroup({ street: text(required), line2: text(), city: text(required), stateCode: pick(required), zip: text(required), country: pick(required) }),
	startTerm: pick(required),
	programOfStudy: pick(required),
	degreeGoal: pick(),
	citizenship: pick(required),
	hispanic: pick(),
	races: new FormControl<string[]>([], { nonNullable: true }),
	firstGeneration: pick(),
	income: count(),
	parent1: parent(),
	parent2: parent(),
	emergency: new FormGroup({ contactName: text(required), relationship: pick(), contactPhone: text(required) }),
	highSchool: new FormGroup({ schoolName: text(required), schoolCity: text(), schoolState: pick(), graduation: text(), cumulativeGpa: count(), currentGrade: pick() }),
	counselor: new FormGroup({ counselorName: text(), counselorEmail: text() }),
	satReading: count(),
	satMath: count(),
	actComposite: count(),
	priorCollege: text(),
	collegeCourses: new FormArray([collegeCourse()]),
	hsCourses: new FormArray<ReturnType<typeof hsCourse>>([]),
	apExams: new FormArray([apExam(), apExam()]),
	activities: new FormArray([activity()]),
	referral: pick(),
	goals: text(),
	textAlerts: box(),
	ferpa: box(),
	esign: text(),
	companyUrl: text(),
});
let submitted = false;

@Component({
	selector: "app-root",
	standalone: true,
	imports: [ReactiveFormsModule, NgSelectComponent],
	template: `
<div class="masthead">Prairie Junction Community College<small>Early College &amp; Transfer Admissions</small></div>
<div class="app-shell">
<h1>Dual Enrollment / Visiting &amp; Transfer Student Application</h1>
<p>High school students earning college credit and students bringing credit from another college use the same form. Fields with an asterisk must be completed.</p>
<form [formGroup]="form" (ngSubmit)="submit()" novalidate autocomplete="off">
	<h2>Student Information</h2>
	<div class="form-row">
		<div class="form-group"><label for="firstName" class="required">Legal First Name</label><input id="firstName" type="text" class="form-control" formControlName="firstName">
			@if (bad('firstName')) { <div class="error">First name is required</div> }</div>
		<div class="form-group"><label for="middleName">Middle Name</label><input id="middleName" type="text" class="form-control" formControlName="middleName"></div>
		<div class="form-group"><label for="lastName" class="required">Legal Last Name</label><input id="lastName" type="text" class="form-control" formControlName="lastName">
			@if (bad('lastName')) { <div class="error">Last name is required</div> }</div>
		<div class="form-group" style="flex:0 0 110px"><label for="suffix">Suffix</label><ng-select labelForId="suffix" [items]="suffixes" formControlName="suffix" [searchable]="false" placeholder="–"></ng-select></div>
	</div>
	<div class="form-row">
		<div class="form-group"><label for="preferredName">Preferred First Name</label><input id="preferredName" type="text" class="form-control" formControlName="preferredName"></div>
		<div class="form-group"><label for="birthDate" class="required">Birthdate</label><input id="birthDate" type="text" class="form-control" formControlName="birthDate" placeholder="MM/DD/YYYY" maxlength="10">
			@if (bad('birthDate')) { <div class="error">Enter the date as MM/DD/YYYY</div> }</div>
		<div class="form-group"><label for="ssn">Social Security Number</label><input id="ssn" type="password" class="form-control" formControlName="ssn"><span class="hint">Optional. Used for tax form 1098-T only.</span></div>
	</div>
	<div class="form-row">
		<div class="form-group wide"><label for="email" class="required">Personal Email</label><input id="email" type="email" class="form-control" formControlName="email">
			@if (bad('email')) { <div class="error">Enter a valid e-mail address</div> }</div>
		<div class="form-group"><label for="phone" class="required">Cell Phone</label><input id="phone" type="tel" class="form-control" formControlName="phone" placeholder="###-###-####"></div>
	</div>
	<div formGroupName="address">
		<div class="form-row">
			<div class="form-group wide"><label for="street" class="required">Street Address</label><input id="street" type="text" class="form-control" formControlName="street"></div>
			<div class="form-group"><label for="line2">Address Line 2</label><input id="line2" type="text" class="form-control" formControlName="line2"></div>
		</div>
		<div class="form-row">
			<div class="form-group"><label for="city" class="required">City</label><input id="city" type="text" class="form-control" formControlName="city"></div>
			<div class="form-group"><label for="stateCode" class="required">State</label><ng-select labelForId="stateCode" [items]="states" bindLabel="name" bindValue="code" formControlName="stateCode" placeholder="Select state"></ng-select></div>
			<div class="form-group" style="flex:0 0 120px"><label for="zip" class="required">ZIP</label><input id="zip" type="text" class="form-control" formControlName="zip"></div>
			<div class="form-group"><label for="country" class="required">Country</label><ng-select labelForId="country" [items]="countries" formControlName="country" placeholder="Select country"></ng-select></div>
		</div>
	</div>

	<h2>Enrollment Plans</h2>
	<div class="form-row">
		<div class="form-group"><label for="startTerm" class="required">Term you wish to begin</label><ng-select labelForId="startTerm" [items]="terms" formControlName="startTerm" [searchable]="false"></ng-select></div>
		<div class="form-group"><label for="program" class="required">Major / area of interest</label><ng-select labelForId="program" [items]="majors" formControlName="programOfStudy" placeholder="Type to search"></ng-select></div>
		<div class="form-group"><label for="degreeGoal">Highest degree you hope to complete</label><ng-select labelForId="degreeGoal" [items]="degrees" bindLabel="text" bindValue="id" formControlName="degreeGoal"></ng-select></div>
	</div>

	<h2>Residency and Demographics</h2>
	<p class="hint">Federal and state agencies require the college to ask for this information. Except for citizenship, a response is voluntary.</p>
	<div class="form-row">
		<div class="form-group"><label for="citizenship" class="required">Citizenship</label><ng-select labelForId="citizenship" [items]="citizenships" bindLabel="text" bindValue="id" formControlName="citizenship" [searchable]="false"></ng-select></div>
		<div class="form-group"><label>Gender</label>
			<label class="radio-inline"><input type="radio" formControlName="gender" value="F"> Female</label>
			<label class="radio-inline"><input type="radio" formControlName="gender" value="M"> Male</label>
			<label class="radio-inline"><input type="radio" formControlName="gender" value="N"> Non-binary</label></div>
		
	</div>
	<div class="form-row">
		<div class="form-group"><label>Are you Hispanic or Latino?</label>
			<label class="radio-inline"><input type="radio" formControlName="hispanic" value="Y"> Yes</label>
			<label class="radio-inline"><input type="radio" formControlName="hispanic" value="N"> No</label></div>
		<div class="form-group wide"><label for="races">Race (choose one or more)</label><ng-select labelForId="races" [items]="raceItems" bindLabel="text" bindValue="id" [multiple]="true" [closeOnSelect]="false" formControlName="races"></ng-select></div>
	</div>
	<div class="form-row">
		<div class="form-group wide"><label>Are you a first-generation college student?</label>
			<label class="radio-inline"><input type="radio" formControlName="firstGeneration" value="Y"> Yes</label>
			<label class="radio-inline"><input type="radio" formControlName="firstGeneration" value="N"> No</label>
			<label class="radio-inline"><input type="radio" formControlName="firstGeneration" value="U"> Not sure</label></div>
		<div class="form-group"><label for="income">Family annual income ($)</label><input id="income" type="number" class="form-control" formControlName="income"><span class="hint">For fee-waiver screening</span></div>
	</div>

	<h2>Parents / Guardians</h2>
	@for (who of ['parent1', 'parent2']; track who; let n = $index) {
	<div class="form-row" [formGroupName]="who" [class]="who">
		<div class="form-group"><label [attr.for]="who + 'First'">Parent {{ n + 1 }} First Name</label><input [id]="who + 'First'" type="text" class="form-control" formControlName="firstName"></div>
		<div class="form-group"><label [attr.for]="who + 'Last'">Parent {{ n + 1 }} Last Name</label><input [id]="who + 'Last'" type="text" class="form-control" formControlName="lastName"></div>
		<div class="form-group"><label [attr.for]="who + 'Edu'">Parent {{ n + 1 }} Highest Education</label><ng-select [labelForId]="who + 'Edu'" [items]="schooling" bindLabel="text" bindValue="id" formControlName="educationLevel"></ng-select></div>
	</div>
	}
	<h3>Emergency Contact</h3>
	<div class="form-row" formGroupName="emergency">
		<div class="form-group"><label for="ecName" class="required">Contact Name</label><input id="ecName" type="text" class="form-control" formControlName="contactName"></div>
		<div class="form-group"><label for="ecRel">Relationship</label><ng-select labelForId="ecRel" [items]="relationships" formControlName="relationship"></ng-select></div>
		<div class="form-group"><label for="ecPhone" class="required">Contact Phone</label><input id="ecPhone" type="tel" class="form-control" formControlName="contactPhone"></div>
	</div>

	<h2>High School</h2>
	<div formGroupName="highSchool">
		<div class="form-row">
			<div class="form-group wide"><label for="hsName" class="required">High School Name</label><input id="hsName" type="text" class="form-control" formControlName="schoolName"></div>
			<div class="form-group"><label for="hsCity">City</label><input id="hsCity" type="text" class="form-control" formControlName="schoolCity"></div>
			<div class="form-group"><label for="hsState">State</label><ng-select labelForId="hsState" [items]="states" bindLabel="name" bindValue="code" formControlName="schoolState"></ng-select></div>
		</div>
		<div class="form-row">
			<div class="form-group"><label for="hsGrade">Grade this year</label><ng-select labelForId="hsGrade" [items]="gradeLevels" bindLabel="text" bindValue="id" formControlName="currentGrade" [searchable]="false"></ng-select></div>
			<div class="form-group"><label for="hsGrad">Graduation (month and year)</label><input id="hsGrad" type="month" class="form-control" formControlName="graduation"></div>
			<div class="form-group"><label for="hsGpa">Unweighted cumulative GPA</label><input id="hsGpa" type="number" step="0.01" class="form-control" formControlName="cumulativeGpa"></div>
		</div>
	</div>
	<div class="form-row" formGroupName="counselor">
		<div class="form-group"><label for="hsCounselor">Counselor's name</label><input id="hsCounselor" type="text" class="form-control" formControlName="counselorName"></div>
		<div class="form-group"><label for="hsCounselorEmail">Counselor's email (for course approval)</label><input id="hsCounselorEmail" type="email" class="form-control" formControlName="counselorEmail"></div>
	</div>
	<h3>Placement scores</h3>
	<div class="form-row">
		<div class="form-group"><label for="satR">SAT Reading/Writing</label><input id="satR" type="number" class="form-control" formControlName="satReading"></div>
		<div class="form-group"><label for="satM">SAT Math</label><input id="satM" type="number" class="form-control" formControlName="satMath"></div>
		<div class="form-group"><label for="actC">ACT Composite</label><input id="actC" type="number" class="form-control" formControlName="actComposite"></div>
	</div>
	<h3>High school courses</h3>
	<p class="hint">List the most advanced courses you have taken. We use them to check prerequisites.</p>
	<div formArrayName="hsCourses">
		@for (row of hsCourses.controls; track row; let i = $index) {
		<div class="form-row" [formGroupName]="i">
			<div class="form-group wide"><label [attr.for]="'hsc-name-' + i">Course name</label><input [id]="'hsc-name-' + i" type="text" class="form-control" formControlName="name"></div>
			<div class="form-group"><label [attr.for]="'hsc-grade-' + i">Final or current grade</label><input [id]="'hsc-grade-' + i" type="text" class="form-control" formControlName="finalGrade"></div>
			<div class="form-group"><label [attr.for]="'hsc-units-' + i">Credits</label><input [id]="'hsc-units-' + i" type="number" step="0.5" class="form-control" formControlName="units"></div>
			<button type="button" class="btn btn-link" (click)="hsCourses.removeAt(i)">Remove</button>
		</div>
		}
	</div>
	<button type="button" class="btn" id="addHsCourse" (click)="addHsCourse()">Add high school course</button>

	<h2>Prior College Credit</h2>
	<div class="form-row">
		<div class="form-group wide"><label for="priorCollege">College where you have taken courses</label><input id="priorCollege" type="text" class="form-control" formControlName="priorCollege"></div>
	</div>
	<div formArrayName="collegeCourses">
		@for (row of collegeCourses.controls; track row; let i = $index) {
		<div class="entry" [formGroupName]="i">
			<div class="entry-head"><strong>College course #{{ i + 1 }}</strong>
				@if (collegeCourses.length > 1) { <button type="button" class="btn-link" (click)="collegeCourses.removeAt(i)">Delete</button> }</div>
			<div class="form-row">
				<div class="form-group wide"><label>Course title<input type="text" class="form-control" formControlName="courseTitle"></label></div>
				<div class="form-group"><label>Grade<input type="text" class="form-control" formControlName="gradeEarned"></label></div>
				<div class="form-group"><label>Credit hours<input type="number" class="form-control" formControlName="creditHours"></label></div>
			</div>
		</div>
		}
	</div>
	<button type="button" class="btn" id="addCollegeCourse" (click)="addCollegeCourse()">Add another college course</button>

	<h3>AP examinations</h3>
	<div formArrayName="apExams">
		@for (row of apExams.controls; track row; let i = $index) {
		<div class="form-row" [formGroupName]="i">
			<div class="form-group wide"><label>Exam</label><ng-select [items]="apSubjects" bindLabel="name" bindValue="code" formControlName="subject" placeholder="Select exam"></ng-select></div>
			<div class="form-group"><label>Score</label><ng-select [items]="apScores" formControlName="score" [searchable]="false"></ng-select></div>
			<div class="form-group"><label>Date taken</label><input type="date" class="form-control" formControlName="examDate"></div>
		</div>
		}
	</div>
	<button type="button" class="btn" id="addExam" (click)="addExam()">Add exam</button>

	<h2>Activities and Employment</h2>
	<p class="hint">Clubs, teams, jobs and volunteering. Used for the Prairie Promise award.</p>
	<div formArrayName="activities">
		@for (row of activities.controls; track row; let i = $index) {
		<div class="entry" [formGroupName]="i">
			<div class="form-row">
				<div class="form-group"><label [attr.for]="'act-org-' + i">Organization / Employer</label><input [id]="'act-org-' + i" type="text" class="form-control" formControlName="organization"></div>
				<div class="form-group"><label [attr.for]="'act-title-' + i">Title or role</label><input [id]="'act-title-' + i" type="text" class="form-control" formControlName="title"></div>
				<div class="form-group" style="flex:0 0 110px"><label [attr.for]="'act-hrs-' + i">Hrs/week</label><input [id]="'act-hrs-' + i" type="number" class="form-control" formControlName="hours"></div>
				<div class="form-group" style="flex:0 0 110px"><label [attr.for]="'act-wks-' + i">Weeks/year</label><input [id]="'act-wks-' + i" type="number" class="form-control" formControlName="weeks"></div>
			</div>
			<div class="form-group"><label [attr.for]="'act-duties-' + i">Duties and accomplishments</label><textarea [id]="'act-duties-' + i" rows="2" class="form-control" formControlName="duties"></textarea></div>
		</div>
		}
	</div>
	<button type="button" class="btn" id="addActivity" (click)="addActivity()">Add activity or job</button>

	<h2>Final Questions</h2>
	<div class="form-group"><label for="goals">Why do you want to take classes at Prairie Junction?</label><textarea id="goals" rows="5" class="form-control" formControlName="goals"></textarea></div>
	<div class="form-row"><div class="form-group"><label for="referral">How did you hear about us?</label><ng-select labelForId="referral" [items]="referrals" formControlName="referral"></ng-select></div></div>
	<div class="hp" aria-hidden="true"><label for="companyUrl">Company URL</label><input id="companyUrl" type="text" tabindex="-1" formControlName="companyUrl"></div>
	<p><label><input type="checkbox" formControlName="textAlerts"> Send me text messages about events and offers. Message and data rates may apply.</label></p>
	<p><label><input type="checkbox" formControlName="ferpa"> I authorize the college to release my education records to my high school under FERPA.</label></p>
	<div class="form-row"><div class="form-group"><label for="esign" class="required">Electronic signature</label><input id="esign" type="text" class="form-control" formControlName="esign"></div></div>
	<button type="submit" class="btn btn-primary">Submit Application</button>
</form>
</div>`,
})
class App {
	form = form;
	suffixes = ["Jr", "Sr", "II", "III", "IV"];
	states = STATES.map(([code, name]) => ({ code, name }));
	countries = COUNTRIES;
	majors = MAJORS;
	terms = ["Summer 2026", "Fall 2026", "Spring 2027", "Summer 2027", "Fall 2027"];
	degrees = [{ id: 1, text: "Certificate" }, { id: 2, text: "Associate degree" }, { id: 3, text: "Bachelor's degree" }, { id: 4, text: "Master's degree" }, { id: 5, text: "Doctoral degree" }];
	citizenships = [{ id: "C", text: "United States citizen" }, { id: "R", text: "Permanent resident (green card)" }, { id: "V", text: "Visa holder" }, { id: "O", text: "Other / undocumented" }];
	raceItems = [{ id: "I", text: "American Indian or Alaskan Native" }, { id: "A", text: "Asian" }, { id: "B", text: "Black or African American" }, { id: "P", text: "Native Hawaiian or Other Pacific Islander" }, { id: "W", text: "White" }];
	schooling = [{ id: "1", text: "Less than high school" }, { id: "2", text: "High school graduate / GED" }, { id: "3", text: "Some college" }, { id: "4", text: "Associate degree" }, { id: "5", text: "Bachelor's degree" }, { id: "6", text: "Master's degree or higher" }];
	relationships = ["Parent", "Grandparent", "Spouse", "Sibling", "Friend", "Other"];
	gradeLevels = [{ id: "09", text: "Freshman" }, { id: "10", text: "Sophomore" }, { id: "11", text: "Junior" }, { id: "12", text: "Senior" }];
	apSubjects = ["Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language", "English Literature", "Environmental Science", "European History", "Human Geography", "Macroeconomics", "Microeconomics", "Physics 1", "Physics C: Mechanics", "Psychology", "Spanish Language", "Statistics", "United States Government", "United States History", "World History: Modern"].map((name, at) => ({ code: `AP${String(at + 1).padStart(2, "0")}`, name }));
	apScores = [1, 2, 3, 4, 5];
	referrals = ["High school counselor", "College fair", "Friend or family", "Social media", "Billboard or radio"];
	hsCourses = form.controls.hsCourses;
	collegeCourses = form.controls.collegeCourses;
	apExams = form.controls.apExams;
	activities = form.controls.activities;
	bad(name: string) {
		const control = form.get(name);
		return control?.touched && control.invalid;
	}
	addHsCourse() {
		this.hsCourses.push(hsCourse());
	}
	addCollegeCourse() {
		this.collegeCourses.push(collegeCourse());
	}
	addExam() {
		this.apExams.push(apExam());
	}
	addActivity() {
		this.activities.push(activity());
	}
	submit() {
		submitted = true;
	}
}

void bootstrapApplication(App, { providers: [provideZoneChangeDetection({ eventCoalescing: true })] });

const ARRAYS = { hsCourses: [3, hsCourse], collegeCourses: [2, collegeCourse], apExams: [3, apExam], activities: [3, activity] } as const;
function flat() {
	const found: Record<string, unknown> = {};
	for (const [key, value] of Object.entries<any>(form.getRawValue())) {
		if (key in ARRAYS) {
			const [rows, blank] = ARRAYS[key as keyof typeof ARRAYS];
			for (let at = 0; at < rows; at++) for (const [inner, each] of Object.entries(value[at] ?? blank().getRawValue())) found[`${key}.${at}.${inner}`] = each;
		} else if (value && typeof value === "object" && !Array.isArray(value)) for (const [inner, each] of Object.entries(value)) found[`${key}.${inner}`] = each;
		else found[key] = value;
	}
	return found;
}
function elementsOf(key: string) {
	const parts = key.split(".");
	const name = `[formcontrolname="${parts.at(-1)}"]`;
	if (parts.length === 3) return [...document.querySelectorAll(`[formarrayname="${parts[0]}"] ${name}`)].slice(Number(parts[1]), Number(parts[1]) + 1);
	if (parts.length === 2) return [...document.querySelectorAll(`:is([formgroupname="${parts[0]}"], .${parts[0]}) ${name}`)];
	return [...document.querySelectorAll(name)].filter((element) => element.matches("[type=radio]") || !element.closest("[formgroupname], .parent1, .parent2"));
}
function read(key: string) {
	const all = elementsOf(key);
	const [first] = all;
	if (!first) return "";
	if (first.localName === "ng-select") {
		const chosen = [...first.querySelectorAll(".ng-value .ng-value-label")].map((label) => label.textContent?.trim() ?? "");
		return key === "races" ? chosen : (chosen[0] ?? "");
	}
	const input = first as HTMLInputElement;
	if (input.type === "radio") return (all as HTMLInputElement[]).find((each) => each.checked)?.labels?.[0]?.textContent?.trim() ?? "";
	return input.type === "checkbox" ? input.checked : input.value;
}
Object.assign(window, {
	formState: () => ({ ...flat(), submitted }),
	formShown: () => Object.fromEntries(Object.keys(flat()).map((key) => [key, read(key)])),
});
