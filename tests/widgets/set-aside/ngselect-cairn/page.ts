import "@angular/compiler";
import { Component, inject, provideZonelessChangeDetection } from "@angular/core";
import { bootstrapApplication } from "@angular/platform-browser";
import { FormArray, FormBuilder, FormGroup, ReactiveFormsModule, Validators } from "@angular/forms";
import { NgSelectModule } from "@ng-select/ng-select";
import "./styles.css";
import { STATES } from "../../lists";

type Extra = { required?: boolean; help?: string; type?: string; col?: string; more?: string };
const required = (is?: boolean) => (is ? ' <span class="text-danger">*</span>' : "");
const feedback = (name: string, is?: boolean) =>
	is ? `@if (isInvalid('${name}')) { <div class="invalid-feedback d-block">This field is required.</div> }` : "";
const input = (name: string, label: string, { required: is, help, type = "text", col = "col-md-6", more = "" }: Extra = {}) => `
	<div class="${col} mb-3">
		<label for="${name}" class="form-label">${label}${required(is)}</label>
		<input type="${type}" class="form-control" id="${name}" formControlName="${name}" ${more} [class.is-invalid]="isInvalid('${name}')" />
		${help ? `<div class="form-text">${help}</div>` : ""}${feedback(name, is)}
	</div>`;
const choice = (name: string, label: string, items: string, { required: is, help, col = "col-md-6", more = "" }: Extra = {}) => `
	<div class="${col} mb-3">
		<label for="${name}" class="form-label">${label}${required(is)}</label>
		<ng-select labelForId="${name}" [items]="${items}" formControlName="${name}" placeholder="Select…" ${more}></ng-select>
		${help ? `<div class="form-text">${help}</div>` : ""}${feedback(name, is)}
	</div>`;
const yesNo = (name: string, label: string, is = false) => `
	<fieldset class="mb-3">
		<legend class="col-form-label pt-0">${label}${required(is)}</legend>
		@for (o of ['Yes', 'No']; track o) {
		<div class="form-check form-check-inline">
			<input class="form-check-input" type="radio" formControlName="${name}" [id]="'${name}' + o" [value]="o" />
			<label class="form-check-label" [for]="'${name}' + o">{{ o }}</label>
		</div>
		}
	</fieldset>`;

const TEMPLATE = `
<nav class="navbar"><div class="container"><a class="navbar-brand" href="javascript:void(0)">Cascade Future Educators Pathway</a></div></nav>
<main class="container py-4">
<h1 class="h3">Senior Application &ndash; Cohort 2027</h1>
<p class="lead">For high school seniors who wish to earn a teaching credential through our partner colleges.</p>
<div class="alert alert-info">Fields marked with <span class="text-danger">*</span> must be completed before you can submit.</div>
<form [formGroup]="form" (ngSubmit)="onSubmit()" novalidate>

<div class="card mb-4"><div class="card-header"><h2 class="h5 mb-0">1. About you</h2></div><div class="card-body"><div class="row">
${input("firstName", "First name", { required: true, col: "col-md-4" })}
${input("middleInitial", "M.I.", { col: "col-md-2", more: 'maxlength="1"' })}
${input("lastName", "Last name", { required: true, col: "col-md-4" })}
${input("dob", "Date of birth", { required: true, type: "date", col: "col-md-4" })}
${choice("pronouns", "Pronouns", "pronouns", { col: "col-md-4" })}
${input("cell", "Cell phone", { required: true, type: "tel", col: "col-md-4", more: '(input)="maskPhone($event)"', help: "We send interview reminders by text." })}
${input("email", "Personal e-mail", { required: true, type: "email", help: "Please do not use your school account, which may be closed after graduation." })}
${input("address", "Home address", { required: true, col: "col-md-8" })}
${input("unit", "Apt / Unit", { col: "col-md-4" })}
${input("city", "City", { required: true, col: "col-md-5" })}
${choice("state", "State", "states", { required: true, col: "col-md-4", more: 'bindLabel="name" bindValue="code"' })}
${input("zip", "ZIP", { required: true, col: "col-md-3" })}
<div class="visually-hidden-hp" aria-hidden="true"><label for="website">Leave this field blank</label><input type="text" id="website" formControlName="website" tabindex="-1" autocomplete="off" /></div>
</div></div></div>

<div class="card mb-4"><div class="card-header"><h2 class="h5 mb-0">2. Your family and background</h2></div><div class="card-body">
<p class="text-muted small">Answers in this section are reported to the state in summary form only and do not affect selection.</p>
<div class="row">
${input("motherName", "Mother's full name", {})}
${choice("motherEducation", "Mother's highest level of education", "parentEducation")}
${input("fatherName", "Father's full name", {})}
${choice("fatherEducation", "Father's highest level of education", "parentEducation")}
${choice("citizenship", "Citizenship / residency status", "citizenships", { required: true })}
${choice("income", "Total household income last year", "incomes", { more: 'bindLabel="label" bindValue="id" [searchable]="false"' })}
${choice("race", "Race (choose as many as apply)", "races", { col: "col-12", more: '[multiple]="true" [closeOnSelect]="true"' })}
</div>
${yesNo("hispanic", "Are you of Hispanic, Latino or Spanish origin?")}
${yesNo("firstGen", "Will you be in the first generation of your family to complete college?", true)}
</div></div>

<div class="card mb-4"><div class="card-header"><h2 class="h5 mb-0">3. School</h2></div><div class="card-body"><div class="row">
${input("highSchool", "High school", { required: true })}
${choice("hsState", "School state", "states", { col: "col-md-4", more: 'bindLabel="name" bindValue="code"' })}
${choice("gradYear", "Graduation year", "gradYears", { required: true, col: "col-md-3" })}
${input("gpa", "Cumulative GPA (unweighted, 4.0 scale)", { required: true, col: "col-md-4", type: "number", more: 'step="0.01" min="0" max="4"' })}
${input("sat", "SAT total score", { col: "col-md-4", type: "number" })}
${input("act", "ACT composite score", { col: "col-md-4", type: "number" })}
${choice("startTerm", "When do you plan to begin college?", "terms", { required: true })}
${choice("endorsement", "Grade band you would most like to teach", "endorsements")}
</div>
<h3 class="h6 mt-2">AP, IB and CLEP exams</h3>
<table class="table table-sm" formArrayName="exams">
<thead><tr><th scope="col">#</th><th scope="col">Exam</th><th scope="col">Year taken</th><th scope="col">Score</th></tr></thead>
<tbody>
@for (row of exams.controls; track row; let i = $index) {
<tr [formGroupName]="i"><td>{{ i + 1 }}</td>
<td class="w-50"><ng-select [items]="apExams" formControlName="subject" placeholder="Exam" [labelForId]="'examSubject' + i" ariaLabel="Exam"></ng-select></td>
<td><input type="number" class="form-control" formControlName="year" aria-label="Year taken" /></td>
<td><select class="form-select" formControlName="score" aria-label="Score"><option [ngValue]="null">&ndash;</option>@for (s of [1, 2, 3, 4, 5, 6, 7]; track s) {<option [ngValue]="s">{{ s }}</option>}</select></td></tr>
}
</tbody></table>
</div></div>

<div class="card mb-4"><div class="card-header"><h2 class="h5 mb-0">4. Activities, work and service</h2></div><div class="card-body" formArrayName="activities">
<p>Tell us how you spend your time outside class, including clubs, jobs, family or community responsibilities. Add up to eight.</p>
@for (row of activities.controls; track row; let i = $index) {
<div class="card activity mb-3" [formGroupName]="i"><div class="card-body">
<div class="d-flex justify-content-between"><h3 class="h6">Activity {{ i + 1 }}</h3><button type="button" class="btn btn-link btn-sm text-danger" (click)="removeActivity(i)">Remove</button></div>
<div class="row">
<div class="col-md-4 mb-3"><label [for]="'actKind' + i" class="form-label">Type of activity</label><ng-select [labelForId]="'actKind' + i" [items]="activityKinds" formControlName="kind" placeholder="Select…"></ng-select></div>
<div class="col-md-4 mb-3"><label [for]="'actOrg' + i" class="form-label">Organization / employer</label><input type="text" class="form-control" [id]="'actOrg' + i" formControlName="organization" /></div>
<div class="col-md-4 mb-3"><label [for]="'actRole' + i" class="form-label">Your role</label><input type="text" class="form-control" [id]="'actRole' + i" formControlName="role" /></div>
<div class="col-md-6 mb-3"><label [for]="'actGrades' + i" class="form-label">School years involved</label><ng-select [labelForId]="'actGrades' + i" [items]="gradeLevels" bindLabel="label" bindValue="value" [multiple]="true" [closeOnSelect]="false" formControlName="grades" placeholder="Choose one or more"></ng-select></div>
<div class="col-md-3 mb-3"><label [for]="'actHours' + i" class="form-label">Hours/week</label><input type="number" min="0" class="form-control" [id]="'actHours' + i" formControlName="hours" /></div>
<div class="col-md-3 mb-3"><label [for]="'actWeeks' + i" class="form-label">Weeks/year</label><input type="number" min="0" max="52" class="form-control" [id]="'actWeeks' + i" formControlName="weeks" /></div>
<div class="col-12"><label [for]="'actDetails' + i" class="form-label">What did you do, and what came of it?</label><textarea class="form-control" rows="2" [id]="'actDetails' + i" formControlName="details"></textarea></div>
</div></div></div>
}
<button type="button" class="btn btn-outline-primary" (click)="addActivity()" [disabled]="activities.length >= 8">+ Add activity</button>
</div></div>

<div class="card mb-4"><div class="card-header"><h2 class="h5 mb-0">5. People who know you</h2></div><div class="card-body"><div class="row">
${input("counselorName", "Name of your school counselor", { required: true })}
${input("counselorEmail", "Counselor's e-mail", { type: "email" })}
${input("emergencyName", "Emergency contact", { required: true, col: "col-md-6" })}
</div></div></div>

<div class="card mb-4"><div class="card-header"><h2 class="h5 mb-0">6. Final questions</h2></div><div class="card-body">
<div class="mb-3"><label for="whyTeach" class="form-label">Why do you want to become a teacher, and which teacher has shaped that wish? <span class="text-danger">*</span></label><textarea class="form-control" id="whyTeach" rows="7" formControlName="whyTeach"></textarea><div class="form-text">{{ form.value.whyTeach?.length || 0 }} / 4000 characters</div></div>
<div class="row">
${choice("shirt", "T-shirt size (for summer institute)", "sizes")}
${choice("hear", "How did you hear about the Pathway?", "sources", { more: '[addTag]="true"' })}
${input("ssn4", "Last 4 digits of SSN", { col: "col-md-3", type: "password", more: 'maxlength="4" autocomplete="off"', help: "Needed only for the fingerprint clearance." })}
</div>
<div class="form-check mb-2"><input class="form-check-input" type="checkbox" id="newsletter" formControlName="newsletter" /><label class="form-check-label" for="newsletter">Send me the monthly Future Educators newsletter.</label></div>
<div class="form-check mb-3"><input class="form-check-input" type="checkbox" id="agree" formControlName="agree" /><label class="form-check-label" for="agree">I have read the program commitment and consent to a background check. <span class="text-danger">*</span></label></div>
</div></div>
<button type="submit" class="btn btn-primary btn-lg">Submit application</button>
</form>
</main>`;

@Component({ selector: "app-root", imports: [ReactiveFormsModule, NgSelectModule], template: TEMPLATE })
class AppComponent {
	private fb = inject(FormBuilder);
	submitted = false;
	states = STATES.map(([code, name]) => ({ code, name }));
	pronouns = ["she/her/hers", "he/him/his", "they/them/theirs", "Another set", "Prefer not to say"];
	citizenships = ["United States citizen", "Lawful permanent resident", "DACA recipient", "Refugee or asylee", "Other"];
	races = ["American Indian / Alaska Native", "Asian", "Black / African American", "Native Hawaiian / Pacific Islander", "White", "Decline to state"];
	incomes = [
		{ id: "A", label: "Under $30,000" },
		{ id: "B", label: "$30,000 – $49,999" },
		{ id: "C", label: "$50,000 – $74,999" },
		{ id: "D", label: "$75,000 – $109,999" },
		{ id: "E", label: "$110,000 and over" },
	];
	parentEducation = ["Did not finish high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree", "Unknown"];
	gradYears = [2026, 2027, 2028];
	terms = ["Summer 2027", "Fall 2027", "Winter 2028", "Spring 2028", "Fall 2028", "Not sure"];
	endorsements = ["Early childhood (birth – grade 3)", "Elementary (K – 6)", "Middle grades (5 – 8)", "Secondary (9 – 12)", "Special education (K – 12)"];
	apExams = ["AP Art History", "AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language and Composition", "AP English Literature and Composition", "AP Environmental Science", "AP European History", "AP Human Geography", "AP Physics 1", "AP Psychology", "AP Spanish Language and Culture", "AP Statistics", "AP U.S. Government and Politics", "AP U.S. History", "AP World History: Modern"];
	activityKinds = ["Arts or music", "Athletics", "Caring for family", "Community service", "Cultural club", "Environment or sustainability", "Faith-based", "Paid employment", "Speech and debate", "Student government", "Tutoring or mentoring", "Other"];
	gradeLevels = [
		{ value: 9, label: "Freshman (9)" },
		{ value: 10, label: "Sophomore (10)" },
		{ value: 11, label: "Junior (11)" },
		{ value: 12, label: "Senior (12)" },
	];
	sizes = ["XS", "S", "M", "L", "XL", "2XL"];
	sources = ["A teacher", "School counselor", "College fair", "Instagram", "Website", "Friend or family"];

	form: FormGroup = this.fb.group({
		firstName: ["", Validators.required], middleInitial: [""], lastName: ["", Validators.required], dob: ["", Validators.required],
		pronouns: [null], cell: ["", Validators.required], email: ["", [Validators.required, Validators.email]],
		address: ["", Validators.required], unit: [""], city: ["", Validators.required], state: [null, Validators.required], zip: ["", Validators.required], website: [""],
		motherName: [""], motherEducation: [null], fatherName: [""], fatherEducation: [null], citizenship: [null, Validators.required], income: [null], race: [[]],
		hispanic: [""], firstGen: ["", Validators.required],
		highSchool: ["", Validators.required], hsState: [null], gradYear: [null, Validators.required], gpa: [null, Validators.required],
		sat: [null], act: [null], startTerm: [null, Validators.required], endorsement: [null],
		exams: this.fb.array([0, 1, 2].map(() => this.fb.group({ subject: [null], year: [null], score: [null] }))),
		activities: this.fb.array([this.newActivity()]),
		counselorName: ["", Validators.required], counselorEmail: [""], emergencyName: ["", Validators.required],
		whyTeach: ["", Validators.required], shirt: [null], hear: [null], ssn4: [""], newsletter: [false], agree: [false, Validators.requiredTrue],
	});

	constructor() {
		Object.assign(window, { formState: () => this.state(), formShown: () => this.shown() });
	}
	get activities() {
		return this.form.get("activities") as FormArray;
	}
	get exams() {
		return this.form.get("exams") as FormArray;
	}
	newActivity() {
		return this.fb.group({ kind: [null], organization: [""], role: [""], grades: [[]], hours: [null], weeks: [null], details: [""] });
	}
	addActivity() {
		this.activities.push(this.newActivity());
	}
	removeActivity(index: number) {
		this.activities.removeAt(index);
	}
	isInvalid(name: string) {
		const control = this.form.get(name);
		return !!control && control.invalid && (control.touched || this.submitted);
	}
	maskPhone(event: Event) {
		const digits = (event.target as HTMLInputElement).value.replace(/\D/g, "").slice(0, 10);
		const [area, middle, last] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
		const text = last ? `(${area}) ${middle}-${last}` : middle ? `(${area}) ${middle}` : area;
		this.form.get("cell")?.setValue(text);
	}
	onSubmit() {
		this.submitted = true;
		this.form.markAllAsTouched();
	}

	private state() {
		const { exams, activities, ...rest } = this.form.getRawValue();
		const out: Record<string, unknown> = { ...rest };
		for (const i of [0, 1, 2]) {
			for (const [key, value] of Object.entries(exams[i])) out[`exam${i}.${key}`] = value;
			const activity = activities[i] ?? this.newActivity().getRawValue();
			for (const [key, value] of Object.entries(activity)) out[`activity${i}.${key}`] = value;
		}
		return { ...out, submitted: this.submitted };
	}
	private shown() {
		const out: Record<string, unknown> = {};
		const read = (within: ParentNode | undefined, name: string) => {
			const all = [...(within?.querySelectorAll<HTMLElement>(`[formcontrolname="${name}"]`) ?? [])];
			const [one] = all;
			if (one instanceof HTMLSelectElement) return one.selectedIndex > 0 ? one.selectedOptions[0].text : "";
			if (one instanceof HTMLInputElement && one.type === "radio") {
				const on = (all as HTMLInputElement[]).find((each) => each.checked);
				return on ? (on.labels?.[0].textContent ?? "").trim() : "";
			}
			if (one instanceof HTMLInputElement && one.type === "checkbox") return one.checked;
			if (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) return one.value;
			const labels = [...(one?.querySelectorAll(".ng-value-label") ?? [])].map((each) => (each.textContent ?? "").trim());
			return ["race", "grades"].includes(name) ? labels : (labels[0] ?? "");
		};
		for (const key of Object.keys(this.state())) {
			if (key === "submitted") continue;
			const [, block, index, name] = /^(exam|activity)(\d)\.(.*)$/.exec(key) ?? [];
			if (block) out[key] = read(document.querySelectorAll(block === "exam" ? "tbody tr" : ".activity")[Number(index)], name);
			else out[key] = read(document, key);
		}
		return out;
	}
}

bootstrapApplication(AppComponent, { providers: [provideZonelessChangeDetection()] }).catch((error) => console.error(error));
