import "@angular/compiler";
import "./page.css";
import { AsyncPipe } from "@angular/common";
import { Component, Directive, ElementRef, forwardRef, inject, Input, provideZonelessChangeDetection, signal } from "@angular/core";
import { FormArray, FormControl, FormGroup, NG_VALUE_ACCESSOR, ReactiveFormsModule } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectModule } from "@ng-select/ng-select";
import { concat, debounceTime, delay, distinctUntilChanged, of, Subject, switchMap, tap } from "rxjs";
import { COUNTRIES, STATES } from "../../lists";

type Any = any;

@Directive({
	selector: "input[mask]",
	standalone: true,
	host: { "(input)": "typed($event)", "(blur)": "touched()" },
	providers: [{ provide: NG_VALUE_ACCESSOR, useExisting: forwardRef(() => MaskDirective), multi: true }],
})
class MaskDirective {
	@Input() mask = "";
	box = inject(ElementRef).nativeElement as HTMLInputElement;
	changed: (value: string) => void = () => {};
	touched: () => void = () => {};
	format(raw: string) {
		const digits = raw.replace(/\D/g, "");
		let at = 0;
		let out = "";
		for (const c of this.mask) {
			if (at >= digits.length) break;
			out += c === "0" ? digits[at++] : c;
		}
		return out;
	}
	typed(event: Any) {
		const shown = this.format(event.target.value);
		this.box.value = shown;
		this.changed(shown.replace(/\D/g, ""));
	}
	writeValue(value: string | null) {
		this.box.value = this.format(value ?? "");
	}
	registerOnChange(fn: Any) {
		this.changed = fn;
	}
	registerOnTouched(fn: Any) {
		this.touched = fn;
	}
	setDisabledState(off: boolean) {
		this.box.disabled = off;
	}
}

const SCHOOLS = [
	{ ceeb: "380040", name: "Ashland High School", city: "Ashland", state: "OR" },
	{ ceeb: "380047", name: "Ashland Valley High School", city: "Ashland", state: "OR" },
	{ ceeb: "380610", name: "Klamath Union High School", city: "Klamath Falls", state: "OR" },
	{ ceeb: "380775", name: "Hidden Valley High School", city: "Grants Pass", state: "OR" },
	{ ceeb: "380790", name: "South Medford High School", city: "Medford", state: "OR" },
	{ ceeb: "053985", name: "Yreka High School", city: "Yreka", state: "CA" },
	{ ceeb: "052640", name: "Valley High School", city: "Sacramento", state: "CA" },
	{ ceeb: "481140", name: "Garfield High School", city: "Seattle", state: "WA" },
];
const COUNTIES: Record<string, string[]> = {
	CA: ["Alameda", "Del Norte", "Humboldt", "Los Angeles", "Modoc", "Sacramento", "Shasta", "Siskiyou", "Trinity"],
	OR: ["Deschutes", "Jackson", "Josephine", "Klamath", "Lane", "Multnomah"],
};
const numbered = (names: string[], from: number) => names.map((name, i) => ({ id: from + i, name }));
const KINDS = numbered(["Academic", "Art", "Athletics", "Career Oriented", "Community Service / Volunteer", "Dance", "Debate / Speech", "Environmental", "Family Responsibilities", "Foreign Language", "Health Care / Shadowing", "Music", "Religious", "Research", "Robotics", "Student Government", "Work (Paid)", "Other"], 301);
const AP = ["Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "Computer Science Principles", "English Language and Composition", "English Literature and Composition", "Environmental Science", "European History", "French Language and Culture", "Human Geography", "Macroeconomics", "Microeconomics", "Music Theory", "Physics 1", "Physics 2", "Precalculus", "Psychology", "Spanish Language and Culture", "Statistics", "United States Government and Politics", "United States History", "World History: Modern"];
const entryOf = () => new FormGroup<Any>({ kind: new FormControl(null), org: new FormControl(""), position: new FormControl(""), grades: new FormControl([]), hours: new FormControl(null), cont: new FormControl("") });
const examOf = () => new FormGroup<Any>({ subject: new FormControl(null), year: new FormControl(""), score: new FormControl("") });
const TEXTS = "firstName middleName lastName dob ssn email emailConfirm mobile street unit city zip gpa satErw satMath act actDate teas motherFirst motherLast fatherFirst fatherLast emName emPhone website".split(" ");
const PICKS = "state county birthCountry schoolState school gradYear track campus motherEdu emRel gender".split(" ");
const GROUPS = "term citizenship aid cpr".split(" ");
let app: DirectEntry;

@Component({
	selector: "app-direct-entry",
	standalone: true,
	imports: [ReactiveFormsModule, NgSelectModule, AsyncPipe, MaskDirective],
	template: `
<main id="main" class="container">
<h1>Direct Entry BSN Application</h1>
<p class="lead">Strath College of Nursing &amp; Health Professions. Applications are reviewed on a rolling basis. <span class="text-danger">*</span> Required</p>
<form [formGroup]="form" (ngSubmit)="submit()" novalidate autocomplete="on">
<div class="card"><div class="card-header">Program</div><div class="card-body">
 <div class="mb-3"><label class="form-label d-block">Term of entry <span class="text-danger">*</span></label>
  <div class="btn-group" role="group" aria-label="Term of entry">
   @for (t of terms; track t.code) {<input type="radio" class="btn-check" formControlName="term" [value]="t.code" [id]="'term-' + t.code"><label class="btn btn-outline-primary" [for]="'term-' + t.code">{{ t.name }}</label>}
  </div></div>
 <div class="row"><div class="mb-3"><label class="form-label" for="campus">Campus preference</label><ng-select labelForId="campus" formControlName="campus" [items]="['Main', 'Riverside', 'Hospital Hill']" [searchable]="false" placeholder="Select campus"></ng-select></div>
 <div class="mb-3"><label class="form-label" for="track">Cohort</label><ng-select labelForId="track" formControlName="track" [items]="['Weekday', 'Evening / Weekend']" [searchable]="false"></ng-select></div></div>
</div></div>
<div class="card"><div class="card-header">Applicant Information</div><div class="card-body">
 <p class="form-text">Enter your name exactly as it appears on your government-issued ID. This is required for clinical placement.</p>
 <div class="row"><div class="mb-3"><label for="firstName" class="form-label">Legal First Name <span class="text-danger">*</span></label><input id="firstName" class="form-control" formControlName="firstName"></div>
 <div class="mb-3"><label for="middleName" class="form-label">Middle Name</label><input id="middleName" class="form-control" formControlName="middleName"></div>
 <div class="mb-3"><label for="lastName" class="form-label">Legal Last Name <span class="text-danger">*</span></label><input id="lastName" class="form-control" formControlName="lastName"></div></div>
 <div class="row"><div class="mb-3"><label for="dob" class="form-label">Date of Birth <span class="text-danger">*</span></label><input id="dob" class="form-control" mask="00/00/0000" placeholder="MM/DD/YYYY" formControlName="dob" inputmode="numeric"></div>
 <div class="mb-3"><label for="ssn" class="form-label">Social Security Number</label><input id="ssn" class="form-control" mask="000-00-0000" formControlName="ssn" autocomplete="off"><div class="form-text">Needed only if you plan to file a FAFSA.</div></div>
 <div class="mb-3"><label class="form-label" for="gender">Gender</label><ng-select labelForId="gender" formControlName="gender" [items]="genders" bindLabel="name" bindValue="id"></ng-select></div></div>
 <div class="row"><div class="mb-3"><label for="email" class="form-label">Email Address <span class="text-danger">*</span></label><input id="email" type="email" class="form-control" formControlName="email"></div>
 <div class="mb-3"><label for="emailConfirm" class="form-label">Re-enter Email Address <span class="text-danger">*</span></label><input id="emailConfirm" type="email" class="form-control" formControlName="emailConfirm"></div>
 <div class="mb-3"><label for="mobile" class="form-label">Mobile Phone <span class="text-danger">*</span></label><input id="mobile" type="tel" class="form-control" mask="(000) 000-0000" formControlName="mobile"></div></div>
 <h3>Permanent Address</h3>
 <div class="row"><div class="mb-3"><label for="street" class="form-label">Street Address <span class="text-danger">*</span></label><input id="street" class="form-control" formControlName="street"></div>
 <div class="mb-3"><label for="unit" class="form-label">Apt / Unit</label><input id="unit" class="form-control" formControlName="unit"></div></div>
 <div class="row"><div class="mb-3"><label for="city" class="form-label">City <span class="text-danger">*</span></label><input id="city" class="form-control" formControlName="city"></div>
 <div class="mb-3"><label class="form-label" for="state">State <span class="text-danger">*</span></label><ng-select labelForId="state" formControlName="state" [items]="states" bindLabel="name" bindValue="code" [virtualScroll]="true" placeholder="Choose" (change)="form.patchValue({ county: null })"></ng-select></div>
 <div class="mb-3"><label class="form-label" for="county">County of residence</label><ng-select labelForId="county" formControlName="county" [items]="countiesOf(form.value.state)" notFoundText="Choose a state first"></ng-select></div>
 <div class="mb-3"><label for="zip" class="form-label">ZIP <span class="text-danger">*</span></label><input id="zip" class="form-control" mask="00000" formControlName="zip"></div></div>
</div></div>
<div class="card"><div class="card-header">Education</div><div class="card-body">
 <div class="row"><div class="mb-3"><label class="form-label" for="schoolState">High school state <span class="text-danger">*</span></label><ng-select labelForId="schoolState" formControlName="schoolState" [items]="states" bindLabel="name" bindValue="code" [virtualScroll]="true" (change)="form.patchValue({ school: null })"></ng-select></div>
 <div class="mb-3"><label class="form-label" for="school">High school <span class="text-danger">*</span></label>
  <ng-select labelForId="school" formControlName="school" [items]="(schools$ | async) ?? []" bindLabel="name" [typeahead]="term$" [minTermLength]="3" [loading]="busy()" typeToSearchText="Please enter 3 or more characters" placeholder="Search by name">
   <ng-template ng-option-tmp let-item="item"><div><b>{{ item.name }}</b></div><small>{{ item.city }}, {{ item.state }} &middot; CEEB {{ item.ceeb }}</small></ng-template>
  </ng-select><div class="form-text">Select the state first, then start typing.</div></div></div>
 <div class="row"><div class="mb-3"><label class="form-label" for="gradYear">Year of graduation <span class="text-danger">*</span></label><ng-select labelForId="gradYear" formControlName="gradYear" [items]="years" [virtualScroll]="true"></ng-select></div>
 <div class="mb-3"><label for="gpa" class="form-label">Cumulative GPA, unweighted <span class="text-danger">*</span></label><input id="gpa" class="form-control" formControlName="gpa" inputmode="decimal" (blur)="fixGpa()"><div class="form-text">On a 4.000 scale</div>@if (gpaError()) {<div class="invalid-feedback">Enter a value between 0 and 4.</div>}</div></div>
 <h3>Test scores <small>(optional)</small></h3>
 <div class="row"><div class="mb-3"><label for="satErw" class="form-label">SAT Evidence-Based Reading &amp; Writing</label><input id="satErw" class="form-control" mask="000" formControlName="satErw"></div>
 <div class="mb-3"><label for="satMath" class="form-label">SAT Math</label><input id="satMath" class="form-control" mask="000" formControlName="satMath"></div>
 <div class="mb-3"><label for="teas" class="form-label">ATI TEAS total score</label><input id="teas" class="form-control" formControlName="teas"></div></div>
 <div class="row"><div class="mb-3"><label for="act" class="form-label">ACT Composite</label><input id="act" class="form-control" mask="00" formControlName="act"></div>
 <div class="mb-3"><label for="actDate" class="form-label">ACT test date</label><input id="actDate" class="form-control" mask="00/00/0000" placeholder="MM/DD/YYYY" formControlName="actDate"></div></div>
 <h3>AP Exams</h3><p class="form-text">A score of 4 or 5 in Biology or Chemistry may satisfy a science prerequisite.</p>
 <table class="table" formArrayName="exams"><thead><tr><th>Subject</th><th>Year taken</th><th>Score</th><th></th></tr></thead><tbody>
  @for (g of exams.controls; track g; let i = $index) {<tr [formGroupName]="i">
   <td><ng-select formControlName="subject" [items]="ap" [virtualScroll]="true" appendTo="body" placeholder="Subject"></ng-select></td>
   <td><select class="form-select" formControlName="year"><option value="">Year</option>@for (y of examYears; track y) {<option [value]="y">{{ y }}</option>}</select></td>
   <td><select class="form-select" formControlName="score"><option value="">&ndash;</option>@for (s of ['1','2','3','4','5']; track s) {<option [value]="s">{{ s }}</option>}</select></td>
   <td>@if (i) {<button type="button" class="btn btn-link" (click)="exams.removeAt(i)">Remove</button>}</td></tr>}
 </tbody></table>
 <button type="button" class="btn btn-sm" (click)="addExam()">Add another exam</button>
</div></div>
<div class="card"><div class="card-header">Activities, Employment &amp; Service</div><div class="card-body">
 <p>List up to five, in order of importance to you. Health-related experience is welcome but not required.</p>
 <div class="accordion" id="activityAccordion" formArrayName="activities">
 @for (g of activities.controls; track g; let i = $index) {<div class="accordion-item" [formGroupName]="i">
  <h2 class="accordion-header"><button type="button" class="accordion-button" [class.collapsed]="opened() !== i" [attr.aria-expanded]="opened() === i" [attr.aria-controls]="'collapse' + i" (click)="opened.set(opened() === i ? -1 : i)">{{ g.value.org || 'Activity ' + (i + 1) }}</button></h2>
  <div [id]="'collapse' + i" class="accordion-collapse collapse" [class.show]="opened() === i"><div class="accordion-body">
   <div class="row"><div class="mb-3"><label class="form-label" [for]="'kind' + i">Category</label><ng-select [labelForId]="'kind' + i" formControlName="kind" [items]="kinds" bindLabel="name" bindValue="id" [virtualScroll]="true"></ng-select></div>
   <div class="mb-3"><label class="form-label" [for]="'org' + i">Organization / Employer</label><input class="form-control" [id]="'org' + i" formControlName="org"></div></div>
   <div class="row"><div class="mb-3"><label class="form-label" [for]="'position' + i">Position or title held</label><input class="form-control" [id]="'position' + i" formControlName="position"></div>
   <div class="mb-3"><label class="form-label" [for]="'grades' + i">Grades of participation</label><ng-select [labelForId]="'grades' + i" formControlName="grades" [items]="gradeLevels" bindLabel="name" bindValue="id" [multiple]="true" [hideSelected]="true"></ng-select></div></div>
   <div class="row"><div class="mb-3"><label class="form-label" [for]="'hours' + i">Hours per week</label><div class="input-group"><button class="btn btn-outline-secondary" type="button" aria-label="Decrease" (click)="step(g, -1)">&minus;</button><input type="number" min="0" max="60" class="form-control" [id]="'hours' + i" formControlName="hours"><button class="btn btn-outline-secondary" type="button" aria-label="Increase" (click)="step(g, 1)">+</button></div></div>
   <div class="mb-3"><span class="form-label">Do you intend to continue in college?</span><div class="btn-group" role="group"><input type="radio" class="btn-check" [attr.name]="'cont' + i" [id]="'contY' + i" formControlName="cont" value="Y"><label class="btn" [for]="'contY' + i">Yes</label><input type="radio" class="btn-check" [attr.name]="'cont' + i" [id]="'contN' + i" formControlName="cont" value="N"><label class="btn" [for]="'contN' + i">No</label></div></div></div>
  </div></div></div>}
 </div>
 @if (activities.length < 5) {<button type="button" class="btn mt-2" (click)="addActivity()"><span aria-hidden="true">&#65291;</span> Add activity</button>}
</div></div>
<div class="card"><div class="card-header">Family &amp; Emergency Contact</div><div class="card-body">
 <div class="row"><div class="mb-3"><label for="motherFirst" class="form-label">Mother's first name</label><input id="motherFirst" class="form-control" formControlName="motherFirst"></div><div class="mb-3"><label for="motherLast" class="form-label">Mother's last name</label><input id="motherLast" class="form-control" formControlName="motherLast"></div>
 <div class="mb-3"><label for="motherEdu" class="form-label">Mother's highest level of education</label><ng-select labelForId="motherEdu" formControlName="motherEdu" [items]="levels"></ng-select></div></div>
 <div class="row"><div class="mb-3"><label for="fatherFirst" class="form-label">Father's first name</label><input id="fatherFirst" class="form-control" formControlName="fatherFirst"></div><div class="mb-3"><label for="fatherLast" class="form-label">Father's last name</label><input id="fatherLast" class="form-control" formControlName="fatherLast"></div></div>
 <fieldset><legend>Emergency contact</legend><div class="row"><div class="mb-3"><label for="emName" class="form-label">Full name</label><input id="emName" class="form-control" formControlName="emName"></div><div class="mb-3"><label for="emPhone" class="form-label">Phone</label><input id="emPhone" class="form-control" mask="(000) 000-0000" formControlName="emPhone"></div><div class="mb-3"><label for="emRel" class="form-label">Relationship to you</label><ng-select labelForId="emRel" formControlName="emRel" [items]="['Parent', 'Guardian', 'Spouse / Partner', 'Sibling', 'Friend', 'Other']"></ng-select></div></div></fieldset>
</div></div>
<div class="card"><div class="card-header">Additional Information</div><div class="card-body">
 <div class="mb-3"><span class="form-label">Citizenship status <span class="text-danger">*</span></span><br><div class="btn-group-vertical" role="group" aria-label="Citizenship status">
  @for (c of citizens; track c.code) {<input type="radio" class="btn-check" formControlName="citizenship" [value]="c.code" [id]="'cit-' + c.code"><label class="btn" [for]="'cit-' + c.code">{{ c.name }}</label>}</div></div>
 <div class="row"><div class="mb-3"><label for="birthCountry" class="form-label">Country of birth</label><ng-select labelForId="birthCountry" formControlName="birthCountry" [items]="countries" [virtualScroll]="true"></ng-select></div>
 <div class="mb-3"><label for="race" class="form-label">Race (select all that apply)</label><ng-select labelForId="race" formControlName="race" [items]="races" bindLabel="name" bindValue="id" [multiple]="true" [closeOnSelect]="true"></ng-select></div></div>
 <div class="mb-3"><span class="form-label">Do you receive financial aid?</span> <div class="btn-group" role="group"><input type="radio" class="btn-check" id="aidY" formControlName="aid" value="Y"><label class="btn" for="aidY">Yes</label><input type="radio" class="btn-check" id="aidN" formControlName="aid" value="N"><label class="btn" for="aidN">No</label></div></div>
 <div class="mb-3"><span class="form-label">Do you hold a current BLS / CPR card?</span> <div class="btn-group" role="group"><input type="radio" class="btn-check" id="cprY" formControlName="cpr" value="Y"><label class="btn" for="cprY">Yes</label><input type="radio" class="btn-check" id="cprN" formControlName="cpr" value="N"><label class="btn" for="cprN">No</label></div></div>
 <div class="hp" aria-hidden="true"><label for="website">Website</label><input id="website" tabindex="-1" autocomplete="off" formControlName="website"></div>
 <div class="form-check mb-3"><input type="checkbox" class="form-check-input" id="attest" formControlName="attest"> <label class="form-check-label" for="attest">I understand that a criminal background check and drug screen are required before clinical placement, and certify that this application is complete and accurate.</label></div>
 <button type="submit" class="btn btn-primary">Submit application</button>
</div></div>
</form></main>`,
})
class DirectEntry {
	terms = [{ code: "202708", name: "Fall 2027" }, { code: "202801", name: "Spring 2028" }, { code: "202808", name: "Fall 2028" }];
	genders = [{ id: "F", name: "Female" }, { id: "M", name: "Male" }, { id: "X", name: "Non-binary" }, { id: "N", name: "Prefer not to say" }];
	citizens = [{ code: "USC", name: "U.S. citizen or national" }, { code: "LPR", name: "Permanent resident" }, { code: "VISA", name: "Visa holder" }, { code: "OTH", name: "Other" }];
	races = [{ id: 1, name: "American Indian or Alaska Native" }, { id: 2, name: "Asian" }, { id: 3, name: "Black or African American" }, { id: 4, name: "Native Hawaiian or Other Pacific Islander" }, { id: 5, name: "White" }];
	levels = ["Less than high school", "High school diploma / GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree"];
	gradeLevels = [{ id: 9, name: "9th" }, { id: 10, name: "10th" }, { id: 11, name: "11th" }, { id: 12, name: "12th" }];
	states = STATES.map(([code, name]) => ({ code, name }));
	countries = COUNTRIES;
	kinds = KINDS;
	ap = AP;
	years = Array.from({ length: 40 }, (_, i) => String(2030 - i));
	examYears = ["2027", "2026", "2025", "2024", "2023"];
	opened = signal(0);
	busy = signal(false);
	gpaError = signal(false);
	submitted = false;
	exams = new FormArray<Any>([examOf()]);
	activities = new FormArray<Any>([entryOf()]);
	form = new FormGroup<Any>({
		...Object.fromEntries(TEXTS.map((k) => [k, new FormControl("")])),
		...Object.fromEntries(PICKS.map((k) => [k, new FormControl(null)])),
		...Object.fromEntries(GROUPS.map((k) => [k, new FormControl("")])),
		race: new FormControl([]),
		attest: new FormControl(false),
		exams: this.exams,
		activities: this.activities,
	});
	term$ = new Subject<string>();
	schools$ = concat(
		of([] as Any[]),
		this.term$.pipe(
			distinctUntilChanged(),
			debounceTime(200),
			tap(() => this.busy.set(true)),
			switchMap((text) => of(SCHOOLS.filter((s) => text && s.state === this.form.value.schoolState && s.name.toLowerCase().includes(text.toLowerCase()))).pipe(delay(300))),
			tap(() => this.busy.set(false)),
		),
	);
	constructor() {
		app = this;
	}
	countiesOf(state: string) {
		return COUNTIES[state] ?? NONE;
	}
	fixGpa() {
		const text = this.form.value.gpa.trim();
		const value = Number(text);
		const wrong = text !== "" && !(value >= 0 && value <= 4);
		this.gpaError.set(wrong);
		this.form.patchValue({ gpa: wrong || text === "" ? "" : value.toFixed(3) });
	}
	addExam() {
		this.exams.push(examOf());
	}
	addActivity() {
		this.activities.push(entryOf());
		this.opened.set(this.activities.length - 1);
	}
	step(group: Any, by: number) {
		const box = group.get("hours");
		box.setValue(Math.max(0, (box.value ?? 0) + by));
	}
	submit() {
		this.submitted = true;
	}
}
const NONE: string[] = [];

bootstrapApplication(DirectEntry, { providers: [provideZonelessChangeDetection()] });

const ENTRY = "kind org position grades hours cont".split(" ");
const EXAM = "subject year score".split(" ");
(window as Any).formState = () => {
	const { exams, activities, ...rest } = app.form.getRawValue();
	const out: Any = { submitted: app.submitted, ...rest };
	out.school = rest.school?.ceeb ?? null;
	for (const i of [0, 1, 2]) {
		for (const k of EXAM) out[`exams.${i}.${k}`] = exams[i]?.[k] ?? "";
		for (const k of ENTRY) out[`activities.${i}.${k}`] = activities[i]?.[k] ?? (k === "grades" ? [] : "");
	}
	return out;
};
(window as Any).formShown = () => {
	const one = (at: Element | null | undefined) => at?.querySelector(".ng-value-label")?.textContent?.trim() ?? "";
	const many = (at: Element | null | undefined) => [...(at?.querySelectorAll(".ng-value-label") ?? [])].map((e) => e.textContent?.trim());
	const select = (id: string) => document.getElementById(id)?.closest("ng-select");
	const box = (id: string) => (document.getElementById(id) as Any)?.value ?? "";
	const pressed = (at: Element | null | undefined) => at?.querySelector(".btn-check:checked")?.nextElementSibling?.textContent?.trim() ?? "";
	const out: Any = {};
	for (const k of TEXTS) out[k] = box(k);
	for (const k of PICKS) out[k] = one(select(k));
	out.race = many(select("race"));
	for (const k of GROUPS) out[k] = pressed(document.querySelector(`[formcontrolname="${k}"]`)?.parentElement);
	out.attest = box("attest") && (document.getElementById("attest") as Any).checked;
	const rows = [...document.querySelectorAll("table tbody tr")];
	for (const i of [0, 1, 2]) {
		out[`exams.${i}.subject`] = one(rows[i]);
		for (const k of ["year", "score"]) {
			const list = rows[i]?.querySelector(`[formcontrolname="${k}"]`) as Any;
			out[`exams.${i}.${k}`] = list?.value ? list.selectedOptions[0].textContent : "";
		}
		out[`activities.${i}.kind`] = one(select(`kind${i}`));
		out[`activities.${i}.grades`] = many(select(`grades${i}`));
		for (const k of ["org", "position", "hours"]) out[`activities.${i}.${k}`] = box(`${k}${i}`);
		out[`activities.${i}.cont`] = pressed(document.getElementById(`contY${i}`)?.parentElement);
	}
	return out;
};
