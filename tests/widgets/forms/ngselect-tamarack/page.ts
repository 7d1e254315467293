import "zone.js";
import "@angular/compiler";
import { Component, inject, provideZoneChangeDetection } from "@angular/core";
import { bootstrapApplication } from "@angular/platform-browser";
import { FormArray, FormBuilder, FormGroup, ReactiveFormsModule, Validators } from "@angular/forms";
import { NgSelectComponent } from "@ng-select/ng-select";
import { COUNTRIES, STATES } from "../../lists";
import "./page.css";

const PARENT_ED = [
	{ code: "1", name: "Grade 9 or less" },
	{ code: "2", name: "Grade 10, 11, or 12 but did not graduate" },
	{ code: "3", name: "High school graduate" },
	{ code: "4", name: "Some college but no degree" },
	{ code: "5", name: "AA/AS degree" },
	{ code: "6", name: "BA/BS degree" },
	{ code: "7", name: "Graduate or professional degree beyond 4-year college degree" },
	{ code: "Y", name: "Not applicable; no first/second parent or guardian" },
	{ code: "X", name: "Unknown" },
];
const AP = ["Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language and Composition", "English Literature and Composition", "Environmental Science", "Human Geography", "Macroeconomics", "Physics 1", "Psychology", "Spanish Language and Culture", "Statistics", "United States History", "World History: Modern"];
const PROGRAMS = ["Administration of Justice", "Agriculture", "Biology", "Business Administration", "Child Development", "Engineering", "Environmental Engineering", "Environmental Studies", "Fire Technology", "Kinesiology", "Nursing (RN)", "Psychology", "Undecided / Undeclared", "Welding Technology"];

let root: TamarackApplication;

@Component({
	selector: "app-root",
	imports: [ReactiveFormsModule, NgSelectComponent],
	template: `
<header class="banner"><strong>Mokelumne Foothills Community College District</strong> &nbsp;|&nbsp; Application for Admission</header>
<div class="container">
<p>Required fields are marked with an asterisk (<span class="asterisk">*</span>). You will be signed out after 30 minutes without activity.</p>
<form [formGroup]="appForm" (ngSubmit)="onSubmit()" autocomplete="on">
<section class="card"><div class="card-header"><h2>Enrollment</h2></div><div class="card-body" formGroupName="enroll"><div class="row">
	<div class="col-6"><label class="form-label" for="enroll-campus">Campus you plan to attend<span class="asterisk">*</span></label>
		<ng-select labelForId="enroll-campus" formControlName="campus" [items]="campuses" placeholder="Select campus"></ng-select></div>
	<div class="col-6"><label class="form-label" for="enroll-term">Term applying for<span class="asterisk">*</span></label>
		<ng-select labelForId="enroll-term" formControlName="term" [items]="terms" bindLabel="label" bindValue="id" [searchable]="false" placeholder="Select term"></ng-select></div>
	<div class="col-6"><label class="form-label" for="enroll-program">Intended major or program of study<span class="asterisk">*</span></label>
		<ng-select labelForId="enroll-program" formControlName="program" [items]="programs" placeholder="Type to search programs"></ng-select></div>
	<div class="col-6"><label class="form-label" for="enroll-password">Create a portal password<span class="asterisk">*</span></label>
		<input type="password" class="form-control" id="enroll-password" formControlName="password" autocomplete="new-password"><div class="form-text">At least 10 characters.</div></div>
</div></div></section>

<section class="card"><div class="card-header"><h2>Personal Information</h2></div><div class="card-body" formGroupName="person"><div class="row">
	<div class="col-4"><label class="form-label" for="person-first">Legal First Name<span class="asterisk">*</span></label><input class="form-control" id="person-first" formControlName="first">
		@if (bad("person.first")) { <div class="invalid-feedback">First name is required.</div> }</div>
	<div class="col-4"><label class="form-label" for="person-middle">Legal Middle Name</label><input class="form-control" id="person-middle" formControlName="middle"></div>
	<div class="col-4"><label class="form-label" for="person-last">Legal Last Name<span class="asterisk">*</span></label><input class="form-control" id="person-last" formControlName="last">
		@if (bad("person.last")) { <div class="invalid-feedback">Last name is required.</div> }</div>
	<div class="col-4"><label class="form-label" for="person-preferred">Preferred first name</label><input class="form-control" id="person-preferred" formControlName="preferred"></div>
	<div class="col-4"><label class="form-label" for="person-dob">Date of Birth<span class="asterisk">*</span></label><input type="date" class="form-control" id="person-dob" formControlName="dob"></div>
	<div class="col-4"><label class="form-label" for="person-birthCountry">Country of Birth</label>
		<ng-select labelForId="person-birthCountry" formControlName="birthCountry" [items]="countries" placeholder="Select country"></ng-select></div>
	<div class="col-4"><label class="form-label" for="person-ssn">Social Security Number or ITIN</label><input class="form-control" id="person-ssn" formControlName="ssn" autocomplete="off" placeholder="###-##-####"><div class="form-text">Used for financial aid and tax reporting (Form 1098-T).</div></div>
	<div class="col-4"><label class="form-label" for="person-email">E-mail Address<span class="asterisk">*</span></label><input type="email" class="form-control" id="person-email" formControlName="email"></div>
	<div class="col-4"><label class="form-label" for="person-emailConfirm">Confirm E-mail Address<span class="asterisk">*</span></label><input type="email" class="form-control" id="person-emailConfirm" formControlName="emailConfirm"></div>
	<div class="col-4"><label class="form-label" for="person-phone">Main Phone Number<span class="asterisk">*</span></label><input type="tel" maxlength="10" class="form-control" id="person-phone" formControlName="phone"><div class="form-text">10 digits, numbers only</div></div>
	<div class="col-12"><input type="checkbox" id="person-texts" formControlName="texts"> <label for="person-texts">Send text messages about events and deadlines to this number</label></div>
</div></div></section>

<section class="card"><div class="card-header"><h2>Permanent Address</h2></div><div class="card-body" formGroupName="address"><div class="row">
	<div class="col-6"><label class="form-label" for="address-line1">Street Address<span class="asterisk">*</span></label><input class="form-control" id="address-line1" formControlName="line1"></div>
	<div class="col-6"><label class="form-label" for="address-line2">Address line 2</label><input class="form-control" id="address-line2" formControlName="line2"></div>
	<div class="col-4"><label class="form-label" for="address-city">City<span class="asterisk">*</span></label><input class="form-control" id="address-city" formControlName="city"></div>
	<div class="col-4"><label class="form-label" for="address-state">State/Province<span class="asterisk">*</span></label>
		<ng-select labelForId="address-state" formControlName="state" [items]="states" bindLabel="name" bindValue="abbr" placeholder="Select state"></ng-select></div>
	<div class="col-4"><label class="form-label" for="address-zip">Zip/Postal Code<span class="asterisk">*</span></label><input class="form-control" id="address-zip" formControlName="zip"></div>
	<div class="col-6"><label class="form-label" for="address-country">Country<span class="asterisk">*</span></label>
		<ng-select labelForId="address-country" formControlName="country" [items]="countries" placeholder="Select country"></ng-select></div>
	<div class="col-6"><label class="form-label" for="address-since">When did your present stay in California begin?</label><input type="date" class="form-control" id="address-since" formControlName="since"></div>
</div></div></section>

<section class="card"><div class="card-header"><h2>Citizenship, Military and Demographic Data</h2></div><div class="card-body" formGroupName="demo">
	<p class="form-text">Per U.S. Department of Education guidelines, colleges are required to collect this racial and ethnic data.</p><div class="row">
	<div class="col-6"><label class="form-label" for="demo-citizenship">Citizenship &amp; Immigration<span class="asterisk">*</span></label>
		<select class="form-select" id="demo-citizenship" formControlName="citizenship"><option value="">-- Select --</option><option value="1">U.S. citizen</option><option value="2">Permanent resident</option><option value="3">Temporary resident/Amnesty</option><option value="4">Refugee/Asylee</option><option value="5">Student visa (F-1 or M-1)</option><option value="6">Other</option></select></div>
	<div class="col-6"><label class="form-label" for="demo-military">U.S. Military status<span class="asterisk">*</span></label>
		<select class="form-select" id="demo-military" formControlName="military"><option value="">-- Select --</option><option value="N">None apply to me</option><option value="A">Currently serving on active duty</option><option value="R">Member of the National Guard or Reserve</option><option value="V">Veteran</option></select></div>
	<div class="col-6"><label class="form-label" for="demo-gender">Gender</label>
		<ng-select labelForId="demo-gender" formControlName="gender" [items]="genders" [searchable]="false" placeholder="Select"></ng-select></div>
	<div class="col-6"><fieldset style="border:0;padding:0"><legend class="form-label">Are you Hispanic or Latino?</legend>
		<input type="radio" id="demo-hispanic-Y" formControlName="hispanic" value="Y"> <label for="demo-hispanic-Y">Yes</label>
		<input type="radio" id="demo-hispanic-N" formControlName="hispanic" value="N"> <label for="demo-hispanic-N">No</label></fieldset></div>
	<div class="col-12"><label class="form-label" for="demo-race">Race (select one or more)</label>
		<ng-select labelForId="demo-race" formControlName="race" [items]="races" [multiple]="true" [closeOnSelect]="true" placeholder="Select all that apply"></ng-select></div>
</div></div></section>

<section class="card"><div class="card-header"><h2>Parent/Guardian Information</h2></div><div class="card-body" formGroupName="guardians">
	<p class="form-text">Regardless of your age, please indicate the education levels of the parents and/or guardians who raised you.</p><div class="row">
	<div class="col-3"><label class="form-label" for="guardians-first1">Parent/Guardian 1 First Name</label><input class="form-control" id="guardians-first1" formControlName="first1"></div>
	<div class="col-3"><label class="form-label" for="guardians-last1">Parent/Guardian 1 Last Name</label><input class="form-control" id="guardians-last1" formControlName="last1"></div>
	<div class="col-6"><label class="form-label" for="guardians-ed1">Parent/Guardian 1 Education Level</label><ng-select labelForId="guardians-ed1" formControlName="ed1" [items]="parentEd" bindLabel="name" bindValue="code"></ng-select></div>
	<div class="col-3"><label class="form-label" for="guardians-first2">Parent/Guardian 2 First Name</label><input class="form-control" id="guardians-first2" formControlName="first2"></div>
	<div class="col-3"><label class="form-label" for="guardians-last2">Parent/Guardian 2 Last Name</label><input class="form-control" id="guardians-last2" formControlName="last2"></div>
	<div class="col-6"><label class="form-label" for="guardians-ed2">Parent/Guardian 2 Education Level</label><ng-select labelForId="guardians-ed2" formControlName="ed2" [items]="parentEd" bindLabel="name" bindValue="code"></ng-select></div>
</div></div></section>

<section class="card"><div class="card-header"><h2>High School</h2></div><div class="card-body"><div class="row" formGroupName="hs">
	<div class="col-6"><label class="form-label" for="hs-name">Last high school attended<span class="asterisk">*</span></label><input class="form-control" id="hs-name" formControlName="name"></div>
	<div class="col-3"><label class="form-label" for="hs-city">City</label><input class="form-control" id="hs-city" formControlName="city"></div>
	<div class="col-3"><label class="form-label" for="hs-state">State</label><ng-select labelForId="hs-state" formControlName="state" [items]="states" bindLabel="name" bindValue="abbr"></ng-select></div>
	<div class="col-6"><label class="form-label" for="hs-completed">High school completion date (or expected)</label><input type="date" class="form-control" id="hs-completed" formControlName="completed"></div>
	<div class="col-6"><label class="form-label" for="hs-gpa">Unweighted High School GPA</label><input type="number" step="0.01" min="0" max="4" class="form-control" id="hs-gpa" formControlName="gpa"><div class="form-text">Between 0.00 and 4.00; used for English and math placement</div></div>
	</div>
	<h3>High school courses for placement</h3>
	<table formArrayName="hsCourses"><thead><tr><th>Course title</th><th>Grade earned</th><th>Credits</th></tr></thead><tbody>
	@for (c of hsCourses.controls; track c; let i = $index) {
		<tr [formGroupName]="i"><td><input class="form-control" [id]="'hsCourses-' + i + '-title'" formControlName="title" aria-label="Course title"></td>
		<td><input class="form-control" [id]="'hsCourses-' + i + '-mark'" formControlName="mark" aria-label="Grade earned"></td>
		<td><input type="number" step="0.5" class="form-control" [id]="'hsCourses-' + i + '-credits'" formControlName="credits" aria-label="Credits"></td></tr>
	}
	</tbody></table>
</div></section>

<section class="card"><div class="card-header"><h2>Colleges and College Coursework</h2></div><div class="card-body" formArrayName="college">
	<p class="form-text">Include dual/concurrent enrollment. Official transcripts must be sent separately.</p>
	@for (c of college.controls; track c; let i = $index) {
	<div class="entry" [formGroupName]="i"><div class="row">
		<div class="col-4"><label class="form-label" [for]="'college-' + i + '-school'">College attended</label><input class="form-control" [id]="'college-' + i + '-school'" formControlName="school"></div>
		<div class="col-4"><label class="form-label" [for]="'college-' + i + '-course'">Course</label><input class="form-control" [id]="'college-' + i + '-course'" formControlName="course"></div>
		<div class="col-2"><label class="form-label" [for]="'college-' + i + '-units'">Units</label><input type="number" class="form-control" [id]="'college-' + i + '-units'" formControlName="units"></div>
		<div class="col-2"><label class="form-label" [for]="'college-' + i + '-grade'">Grade</label><input class="form-control" [id]="'college-' + i + '-grade'" formControlName="grade"></div>
	</div><button type="button" class="btn btn-link" (click)="college.removeAt(i)">Remove</button></div>
	} @empty { <p><em>No college courses entered.</em></p> }
	<button type="button" class="btn" (click)="addCollege()">Add College Course</button>
</div></section>

<section class="card"><div class="card-header"><h2>Advanced Placement (AP) Exams</h2></div><div class="card-body" formArrayName="exams">
	@for (c of exams.controls; track c; let i = $index) {
	<div class="entry" [formGroupName]="i"><div class="row">
		<div class="col-6"><label class="form-label" [for]="'exams-' + i + '-subject'">AP Exam</label><ng-select [labelForId]="'exams-' + i + '-subject'" formControlName="subject" [items]="apSubjects" placeholder="Select exam"></ng-select></div>
		<div class="col-3"><label class="form-label" [for]="'exams-' + i + '-score'">Score</label><select class="form-select" [id]="'exams-' + i + '-score'" formControlName="score"><option value=""></option>@for (n of ["5","4","3","2","1"]; track n) { <option [value]="n">{{ n }}</option> }</select></div>
		<div class="col-3"><label class="form-label" [for]="'exams-' + i + '-taken'">Date taken</label><input type="date" class="form-control" [id]="'exams-' + i + '-taken'" formControlName="taken"></div>
	</div></div>
	}
	<button type="button" class="btn" (click)="exams.push(exam())">Add AP Exam</button>
</div></section>

<section class="card"><div class="card-header"><h2>Activities</h2></div><div class="card-body" formArrayName="involvement">
	<p class="form-text">Helps us connect you with clubs, work-study and Promise scholarships. List your most recent or important activities and jobs.</p>
	@for (c of involvement.controls; track c; let i = $index) {
	<div class="entry" [formGroupName]="i"><strong>Activity #{{ i + 1 }}</strong><div class="row">
		<div class="col-4"><label class="form-label" [for]="'involvement-' + i + '-org'">Club, team or employer</label><input class="form-control" [id]="'involvement-' + i + '-org'" formControlName="org"></div>
		<div class="col-4"><label class="form-label" [for]="'involvement-' + i + '-role'">Your role</label><input class="form-control" [id]="'involvement-' + i + '-role'" formControlName="role"></div>
		<div class="col-4"><label class="form-label" [for]="'involvement-' + i + '-hours'">Hours per week</label><input type="number" min="0" class="form-control" [id]="'involvement-' + i + '-hours'" formControlName="hours"></div>
	</div></div>
	}
	<button type="button" class="btn" (click)="involvement.push(activity())">Add Activity</button>
</div></section>

<section class="card"><div class="card-header"><h2>Emergency Contact</h2></div><div class="card-body"><div class="row" formGroupName="emergency">
	<div class="col-4"><label class="form-label" for="emergency-name">Name</label><input class="form-control" id="emergency-name" formControlName="name"></div>
	<div class="col-4"><label class="form-label" for="emergency-phone">Phone</label><input type="tel" class="form-control" id="emergency-phone" formControlName="phone"></div>
	<div class="col-4"><label class="form-label" for="emergency-relation">Relationship</label><ng-select labelForId="emergency-relation" formControlName="relation" [items]="relations" placeholder="Select"></ng-select></div>
</div></div></section>

<section class="card"><div class="card-header"><h2>Consent to Release &amp; Submission</h2></div><div class="card-body" formGroupName="final">
	<div class="row"><div class="col-6"><label class="form-label" for="final-heard">How did you hear about our colleges?</label><ng-select labelForId="final-heard" formControlName="heard" [items]="heardFrom" placeholder="Optional"></ng-select></div></div>
	<p><input type="checkbox" id="final-certify" formControlName="certify"> <label for="final-certify">I declare under penalty of perjury that all of the information on this form pertaining to me is true and correct.</label></p>
	<button type="submit" class="btn btn-primary">Submit My Application</button>
</div></section>
</form></div>`,
})
class TamarackApplication {
	private fb = inject(FormBuilder);
	submitted = false;
	campuses = ["Jackson Center", "Mokelumne Foothills College", "San Andreas College"];
	terms = [{ id: "202705", label: "Summer 2027" }, { id: "202708", label: "Fall 2027" }, { id: "202801", label: "Spring 2028" }, { id: "202608", label: "Fall 2026 (late start)" }];
	programs = PROGRAMS;
	countries = COUNTRIES;
	states = STATES.map(([abbr, name]) => ({ abbr, name }));
	genders = ["Female", "Male", "Non-Binary", "Decline to State"];
	races = ["American Indian or Alaskan Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White", "Other"];
	parentEd = PARENT_ED;
	apSubjects = AP.map((name) => `AP ${name}`);
	relations = ["Parent", "Spouse/Partner", "Relative", "Friend"];
	heardFrom = ["High school visit", "Mailer", "Friend or family", "Radio", "Online advertisement"];

	appForm = this.fb.group({
		enroll: this.fb.group({ campus: [null, Validators.required], term: [null, Validators.required], program: [null, Validators.required], password: ["", [Validators.required, Validators.minLength(10)]] }),
		person: this.fb.group({ first: ["", Validators.required], middle: "", last: ["", Validators.required], preferred: "", dob: ["", Validators.required], birthCountry: [null], ssn: "", email: ["", [Validators.required, Validators.email]], emailConfirm: ["", Validators.required], phone: ["", [Validators.required, Validators.pattern(/^\d{10}$/)]], texts: false }),
		address: this.fb.group({ line1: ["", Validators.required], line2: "", city: ["", Validators.required], state: [null, Validators.required], zip: ["", Validators.required], country: [null, Validators.required], since: "" }),
		demo: this.fb.group({ citizenship: ["", Validators.required], military: ["", Validators.required], gender: [null], hispanic: "", race: [[] as string[]] }),
		guardians: this.fb.group({ first1: "", last1: "", ed1: [null], first2: "", last2: "", ed2: [null] }),
		hs: this.fb.group({ name: ["", Validators.required], city: "", state: [null], completed: "", gpa: [null] }),
		hsCourses: this.fb.array([0, 1, 2].map(() => this.fb.group({ title: "", mark: "", credits: [null] }))),
		college: this.fb.array<FormGroup>([]),
		exams: this.fb.array<FormGroup>([this.exam()]),
		involvement: this.fb.array<FormGroup>([this.activity()]),
		emergency: this.fb.group({ name: "", phone: "", relation: [null] }),
		final: this.fb.group({ heard: [null], certify: [false, Validators.requiredTrue] }),
	});
	get hsCourses() { return this.appForm.get("hsCourses") as FormArray; }
	get college() { return this.appForm.get("college") as FormArray; }
	get exams() { return this.appForm.get("exams") as FormArray; }
	get involvement() { return this.appForm.get("involvement") as FormArray; }
	constructor() { root = this; }
	exam() { return this.fb.group({ subject: [null], score: "", taken: "" }); }
	activity() { return this.fb.group({ org: "", role: "", hours: [null] }); }
	addCollege() { this.college.push(this.fb.group({ school: "", course: "", units: [null], grade: "" })); }
	bad(path: string) { const c = this.appForm.get(path); return !!c && c.invalid && c.touched; }
	onSubmit() { this.submitted = true; this.appForm.markAllAsTouched(); }
}

const EMPTY: Record<string, [number, Record<string, unknown>]> = {
	hsCourses: [3, { title: "", mark: "", credits: null }],
	college: [2, { school: "", course: "", units: null, grade: "" }],
	exams: [3, { subject: null, score: "", taken: "" }],
	involvement: [3, { org: "", role: "", hours: null }],
};
function state() {
	const into: Record<string, unknown> = {};
	for (const [group, value] of Object.entries(root.appForm.getRawValue() as Record<string, any>)) {
		const list = EMPTY[group];
		if (!list) for (const [key, held] of Object.entries(value)) into[`${group}-${key}`] = held;
		else for (let i = 0; i < list[0]; i++) for (const [key, held] of Object.entries({ ...list[1], ...value[i] })) into[`${group}-${i}-${key}`] = held;
	}
	return into;
}
function shownOf(key: string) {
	if (key === "demo-hispanic") return document.querySelector<HTMLElement>("[id^=demo-hispanic]:checked + label")?.textContent ?? "";
	const element = document.getElementById(key) as HTMLInputElement | null;
	if (!element) return "";
	const select = element.closest("ng-select");
	if (select) {
		const labels = [...select.querySelectorAll(".ng-value-label")].map((label) => label.textContent);
		return key === "demo-race" ? labels : (labels[0] ?? "");
	}
	if (element instanceof HTMLSelectElement) return element.value ? element.selectedOptions[0].text : "";
	return element.type === "checkbox" ? element.checked : element.value;
}
Object.assign(window, {
	formState: () => ({ ...state(), submitted: root.submitted }),
	formShown: () => Object.fromEntries(Object.keys(state()).map((key) => [key, shownOf(key)])),
});
bootstrapApplication(TamarackApplication, { providers: [provideZoneChangeDetection({ eventCoalescing: true })] });
