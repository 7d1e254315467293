import "@angular/compiler";
import "./styles.css";
import { ChangeDetectorRef, Component, Directive, ElementRef, HostListener, Input, forwardRef, inject, provideZoneChangeDetection } from "@angular/core";
import { CommonModule } from "@angular/common";
import { AbstractControl, ControlValueAccessor, FormArray, FormBuilder, NgControl, NG_VALUE_ACCESSOR, ReactiveFormsModule, Validators } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import "zone.js";
import { MAJORS, STATES } from "../../lists";

@Directive({ selector: "input[appPhoneMask]" })
export class PhoneMaskDirective {
	private control = inject(NgControl);
	private element: ElementRef<HTMLInputElement> = inject(ElementRef);

	@HostListener("input")
	onInput() {
		const digits = this.element.nativeElement.value.replace(/\D/g, "").slice(0, 10);
		let text = digits;
		if (digits.length > 6) text = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
		else if (digits.length > 3) text = `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
		this.control.control?.setValue(text);
	}
}

@Component({
	selector: "app-form-field",
	imports: [CommonModule],
	template: `
		<div class="mb-3">
			<label class="form-label" [attr.for]="fieldId">{{ label }}<span class="text-danger" *ngIf="required"> *</span></label>
			<ng-content></ng-content>
			<div class="form-text" *ngIf="hint">{{ hint }}</div>
			<div class="invalid-feedback" *ngIf="control?.touched && control?.invalid">
				<span *ngIf="control?.hasError('required')">{{ label }} is required.</span>
				<span *ngIf="control?.hasError('email')">Enter a valid email address.</span>
				<span *ngIf="control?.hasError('pattern')">{{ label }} is not in the expected format.</span>
			</div>
		</div>
	`,
})
export class FormFieldComponent {
	@Input() label = "";
	@Input() fieldId = "";
	@Input() hint = "";
	@Input() required = false;
	@Input() control: AbstractControl | null = null;
}

@Component({
	selector: "app-toggle-choice",
	imports: [CommonModule],
	providers: [{ provide: NG_VALUE_ACCESSOR, useExisting: forwardRef(() => ToggleChoiceComponent), multi: true }],
	template: `
		<fieldset class="mb-3">
			<legend>{{ legend }}<span class="text-danger" *ngIf="required"> *</span></legend>
			<div class="btn-group" role="group">
				<ng-container *ngFor="let option of options">
					<input type="radio" class="btn-check" autocomplete="off" [id]="groupId + '_' + option.value" [name]="groupId" [value]="option.value" [checked]="value === option.value" (change)="choose(option.value)" (blur)="onTouched()" />
					<label class="btn btn-outline-primary" [attr.for]="groupId + '_' + option.value">{{ option.text }}</label>
				</ng-container>
			</div>
			<div class="form-text" *ngIf="hint">{{ hint }}</div>
		</fieldset>
	`,
})
export class ToggleChoiceComponent implements ControlValueAccessor {
	@Input() legend = "";
	@Input() groupId = "";
	@Input() hint = "";
	@Input() required = false;
	@Input() options = [
		{ value: "Y", text: "Yes" },
		{ value: "N", text: "No" },
	];
	value = "";
	onChange: (value: string) => void = () => {};
	onTouched: () => void = () => {};
	private changes = inject(ChangeDetectorRef);

	choose(value: string) {
		this.value = value;
		this.onChange(value);
	}
	writeValue(value: string) {
		this.value = value ?? "";
		this.changes.markForCheck();
	}
	registerOnChange(fn: (value: string) => void) {
		this.onChange = fn;
	}
	registerOnTouched(fn: () => void) {
		this.onTouched = fn;
	}
}

@Component({
	selector: "app-check-list",
	imports: [CommonModule],
	providers: [{ provide: NG_VALUE_ACCESSOR, useExisting: forwardRef(() => CheckListComponent), multi: true }],
	template: `
		<div class="mb-3">
			<p class="form-label">{{ heading }}</p>
			<div class="form-check" [class.form-check-inline]="inline" *ngFor="let option of options; let n = index">
				<input class="form-check-input" type="checkbox" [id]="groupId + n" [checked]="value.includes(option.value)" (change)="toggle(option.value)" />
				<label class="form-check-label" [attr.for]="groupId + n">{{ option.text }}</label>
			</div>
		</div>
	`,
})
export class CheckListComponent implements ControlValueAccessor {
	@Input() heading = "";
	@Input() groupId = "";
	@Input() inline = false;
	@Input() options: { value: string; text: string }[] = [];
	value: string[] = [];
	onChange: (value: string[]) => void = () => {};
	private changes = inject(ChangeDetectorRef);

	toggle(value: string) {
		const chosen = this.value.includes(value) ? this.value.filter((each) => each !== value) : [...this.value, value];
		this.value = this.options.map((option) => option.value).filter((each) => chosen.includes(each));
		this.onChange(this.value);
	}
	writeValue(value: string[]) {
		this.value = value ?? [];
		this.changes.markForCheck();
	}
	registerOnChange(fn: (value: string[]) => void) {
		this.onChange = fn;
	}
	registerOnTouched() {}
}

const FIELD_IMPORTS = [CommonModule, ReactiveFormsModule, FormFieldComponent, ToggleChoiceComponent, CheckListComponent, PhoneMaskDirective];

@Component({
	selector: "app-root",
	imports: FIELD_IMPORTS,
	templateUrl: undefined,
	template: `
<nav class="navbar"><div class="container"><span class="navbar-brand">Tamarack State University</span> &nbsp;|&nbsp; Office of Honors &amp; Merit Awards</div></nav>
<main class="container">
<h1>Honors College and Merit Scholarship Application</h1>
<div class="alert">Applications are read as a whole. Fields marked <span class="text-danger">*</span> are required. Your work is saved every time you leave a section.</div>
<form [formGroup]="form" (ngSubmit)="onSubmit()" novalidate>
	<div class="d-none"><label for="companyUrl">Company URL (leave blank)</label><input id="companyUrl" type="text" formControlName="companyUrl" tabindex="-1" autocomplete="off"></div>

	<section class="card" formGroupName="applicant"><div class="card-header"><h2>1. About you</h2></div><div class="card-body">
		<div class="row">
			<div class="col-md-4"><app-form-field label="Legal first name" fieldId="legalFirstName" [required]="true" [control]="form.get('applicant.legalFirstName')"><input id="legalFirstName" class="form-control" type="text" formControlName="legalFirstName" [class.is-invalid]="bad('applicant.legalFirstName')"></app-form-field></div>
			<div class="col-md-3"><app-form-field label="Middle name" fieldId="legalMiddleName"><input id="legalMiddleName" class="form-control" type="text" formControlName="legalMiddleName"></app-form-field></div>
			<div class="col-md-3"><app-form-field label="Legal last name" fieldId="legalLastName" [required]="true" [control]="form.get('applicant.legalLastName')"><input id="legalLastName" class="form-control" type="text" formControlName="legalLastName" [class.is-invalid]="bad('applicant.legalLastName')"></app-form-field></div>
			<div class="col-md-2"><app-form-field label="Suffix" fieldId="nameSuffix"><select id="nameSuffix" class="form-select" formControlName="nameSuffix"><option value="">None</option><option *ngFor="let s of suffixes" [value]="s">{{ s }}</option></select></app-form-field></div>
		</div>
		<div class="row">
			<div class="col-md-4"><app-form-field label="Name you go by" fieldId="goesBy" hint="If different from your legal first name"><input id="goesBy" class="form-control" type="text" formControlName="goesBy"></app-form-field></div>
			<div class="col-md-4"><app-form-field label="Email" fieldId="emailAddr" [required]="true" hint="Use an address you will check after graduation." [control]="form.get('applicant.emailAddr')"><input id="emailAddr" class="form-control" type="email" formControlName="emailAddr" autocomplete="email"></app-form-field></div>
			<div class="col-md-4"><app-form-field label="Cell phone" fieldId="cell"><input id="cell" class="form-control" type="tel" appPhoneMask formControlName="cell" placeholder="(___) ___-____"></app-form-field></div>
		</div>
		<fieldset formGroupName="born" class="mb-3"><legend>Date of birth <span class="text-danger">*</span></legend>
			<div class="input-group">
				<select class="form-select" id="bornMonth" formControlName="month"><option [ngValue]="null" disabled>Month</option><option *ngFor="let m of months; let n = index" [ngValue]="n + 1">{{ m }}</option></select>
				<select class="form-select" id="bornDay" formControlName="day"><option [ngValue]="null" disabled>Day</option><option *ngFor="let d of days" [ngValue]="d">{{ d }}</option></select>
				<select class="form-select" id="bornYear" formControlName="year"><option [ngValue]="null" disabled>Year</option><option *ngFor="let y of birthYears" [ngValue]="y">{{ y }}</option></select>
			</div>
		</fieldset>
		<h3>Permanent address</h3>
		<app-form-field label="Street address" fieldId="permLine1" [required]="true"><input id="permLine1" class="form-control" type="text" formControlName="permLine1"></app-form-field>
		<app-form-field label="Apartment, unit, or P.O. box" fieldId="permLine2"><input id="permLine2" class="form-control" type="text" formControlName="permLine2"></app-form-field>
		<div class="row">
			<div class="col-md-4"><app-form-field label="City" fieldId="permCity" [required]="true"><input id="permCity" class="form-control" type="text" formControlName="permCity"></app-form-field></div>
			<div class="col-md-3"><app-form-field label="County" fieldId="permCounty"><input id="permCounty" class="form-control" type="text" formControlName="permCounty"></app-form-field></div>
			<div class="col-md-3"><app-form-field label="State" fieldId="permState" [required]="true"><select id="permState" class="form-select" formControlName="permState"><option value="">Choose...</option><option *ngFor="let s of states" [value]="s[0]">{{ s[1] }}</option><option value="XX">Outside the U.S.</option></select></app-form-field></div>
			<div class="col-md-2"><app-form-field label="ZIP" fieldId="permZip" [control]="form.get('applicant.permZip')"><input id="permZip" class="form-control" type="text" inputmode="numeric" maxlength="10" formControlName="permZip"></app-form-field></div>
		</div>
	</div></section>

	<section class="card" formGroupName="residency"><div class="card-header"><h2>2. Citizenship and background</h2></div><div class="card-body">
		<fieldset class="mb-3"><legend>What is your citizenship status? <span class="text-danger">*</span></legend>
			<div class="form-check" *ngFor="let c of citizenships; let n = index"><input class="form-check-input" type="radio" [id]="'citizen' + n" [value]="c.value" formControlName="citizen"><label class="form-check-label" [attr.for]="'citizen' + n">{{ c.text }}</label></div>
		</fieldset>
		<app-form-field label="Social Security number" fieldId="ssn" hint="Optional now, but required to receive federal aid. Stored encrypted."><input id="ssn" class="form-control" type="password" autocomplete="off" formControlName="ssn"></app-form-field>
		<p class="text-muted">The next two questions are voluntary and are used for reporting only. They do not affect award decisions.</p>
		<app-toggle-choice formControlName="latino" groupId="latino" legend="Are you Hispanic, Latina/o, or of Spanish origin?"></app-toggle-choice>
		<app-check-list formControlName="race" groupId="race" heading="How do you describe yourself? Select all that apply." [options]="races"></app-check-list>
		<app-toggle-choice formControlName="firstGeneration" groupId="firstGeneration" legend="Would you be a first-generation college student?" hint="Neither parent has completed a bachelor's degree."></app-toggle-choice>
	</div></section>

	<section class="card" formGroupName="school"><div class="card-header"><h2>3. High school record</h2></div><div class="card-body">
		<div class="row">
			<div class="col-md-5"><app-form-field label="High school" fieldId="schoolName" [required]="true"><input id="schoolName" class="form-control" type="text" formControlName="schoolName"></app-form-field></div>
			<div class="col-md-4"><app-form-field label="City" fieldId="schoolCity"><input id="schoolCity" class="form-control" type="text" formControlName="schoolCity"></app-form-field></div>
			<div class="col-md-3"><app-form-field label="State" fieldId="schoolState"><select id="schoolState" class="form-select" formControlName="schoolState"><option value="">Choose...</option><option *ngFor="let s of states" [value]="s[0]">{{ s[1] }}</option><option value="XX">Outside the U.S.</option></select></app-form-field></div>
		</div>
		<div class="row">
			<div class="col-md-4"><app-form-field label="Graduation date (MM/YYYY)" fieldId="gradDate" [required]="true" [control]="form.get('school.gradDate')"><input id="gradDate" class="form-control" type="text" placeholder="MM/YYYY" formControlName="gradDate"></app-form-field></div>
			<div class="col-md-4"><app-form-field label="Cumulative GPA, unweighted" fieldId="gpaU" hint="On a 4.0 scale"><input id="gpaU" class="form-control" type="number" step="0.01" min="0" max="4" formControlName="gpaU"></app-form-field></div>
			<div class="col-md-4"><app-form-field label="Cumulative GPA, weighted" fieldId="gpaW" hint="Leave blank if your school does not weight grades"><input id="gpaW" class="form-control" type="number" step="0.01" formControlName="gpaW"></app-form-field></div>
		</div>
		<div class="row">
			<div class="col-md-4"><app-form-field label="SAT Evidence-Based Reading and Writing" fieldId="satErw"><input id="satErw" class="form-control" type="number" min="200" max="800" step="10" formControlName="satErw"></app-form-field></div>
			<div class="col-md-4"><app-form-field label="SAT Math" fieldId="satM"><input id="satM" class="form-control" type="number" min="200" max="800" step="10" formControlName="satM"></app-form-field></div>
			<div class="col-md-4"><app-form-field label="ACT Composite" fieldId="actC"><input id="actC" class="form-control" type="number" min="1" max="36" formControlName="actC"></app-form-field></div>
		</div>
		<div class="row">
			<div class="col-md-6"><app-form-field label="Term you will enroll" fieldId="entryTerm" [required]="true"><select id="entryTerm" class="form-select" formControlName="entryTerm"><option value="">Choose...</option><option value="202640">Fall 2026</option><option value="202710">Spring 2027</option><option value="202740">Fall 2027</option><option value="202810">Spring 2028</option><option value="202840">Fall 2028</option></select></app-form-field></div>
			<div class="col-md-6"><app-form-field label="First-choice major" fieldId="major1"><select id="major1" class="form-select" formControlName="major1"><option value="">Choose...</option><option *ngFor="let m of majors">{{ m }}</option></select></app-form-field></div>
		</div>
	</div></section>

	<section class="card"><div class="card-header"><h2>4. Family</h2></div><div class="card-body">
		<ng-container formArrayName="guardians"><div *ngFor="let g of guardians.controls; let i = index" [formGroupName]="i" class="row">
			<div class="col-md-12"><h3>Parent or guardian {{ i + 1 }}</h3></div>
			<div class="col-md-3"><app-form-field label="First name" [fieldId]="'guardianFirst' + i"><input [id]="'guardianFirst' + i" class="form-control" type="text" formControlName="first"></app-form-field></div>
			<div class="col-md-4"><app-form-field label="Last name" [fieldId]="'guardianLast' + i"><input [id]="'guardianLast' + i" class="form-control" type="text" formControlName="last"></app-form-field></div>
			<div class="col-md-5"><app-form-field label="Highest level of education" [fieldId]="'guardianEdu' + i"><select [id]="'guardianEdu' + i" class="form-select" formControlName="education"><option value="">Choose...</option><option *ngFor="let e of educationLevels" [value]="e.code">{{ e.text }}</option></select></app-form-field></div>
		</div></ng-container>
		<h3>Brothers and sisters</h3>
		<p class="text-muted">List siblings whom your household supports, including any in college.</p>
		<ng-container formArrayName="siblings"><div *ngFor="let s of siblings.controls; let i = index" [formGroupName]="i" class="row">
			<div class="col-md-6"><app-form-field label="Name" [fieldId]="'sibName' + i"><input [id]="'sibName' + i" class="form-control" type="text" formControlName="name"></app-form-field></div>
			<div class="col-md-3"><app-form-field label="Age" [fieldId]="'sibAge' + i"><input [id]="'sibAge' + i" class="form-control" type="number" min="0" formControlName="age"></app-form-field></div>
			<div class="col-md-3"><button type="button" class="btn btn-link" (click)="siblings.removeAt(i)">Remove</button></div>
		</div></ng-container>
		<button type="button" class="btn" id="addSibling" (click)="addSibling()">+ Add a sibling</button>
		<app-form-field label="Relative who attended Tamarack State (full name)" fieldId="alumRelative" hint="Parent, grandparent, or sibling, if any"><input id="alumRelative" class="form-control" type="text" formControlName="alumRelative"></app-form-field>
	</div></section>

	<section class="card"><div class="card-header"><h2>5. Activities and work</h2></div><div class="card-body">
		<p>Tell us how you spend your time outside class, in the order that matters to you. Paid work and family care count.</p>
		<div formArrayName="activities">
			<div class="card" *ngFor="let a of activities.controls; let i = index" [formGroupName]="i">
				<div class="card-header"><strong>Activity {{ i + 1 }}</strong><button type="button" class="btn btn-link" *ngIf="i > 0" (click)="activities.removeAt(i)">Remove</button></div>
				<div class="card-body">
					<div class="row">
						<div class="col-md-4"><app-form-field label="Category" [fieldId]="'actCategory' + i"><select [id]="'actCategory' + i" class="form-select" formControlName="category"><option value="">Choose...</option><option *ngFor="let c of categories" [ngValue]="c">{{ c }}</option></select></app-form-field></div>
						<div class="col-md-4"><app-form-field label="Organization or employer" [fieldId]="'actOrg' + i"><input [id]="'actOrg' + i" class="form-control" type="text" formControlName="organization"></app-form-field></div>
						<div class="col-md-4"><app-form-field label="Your role or title" [fieldId]="'actRole' + i"><input [id]="'actRole' + i" class="form-control" type="text" formControlName="role"></app-form-field></div>
					</div>
					<app-check-list formControlName="grades" [groupId]="'actGrade' + i + '_'" [inline]="true" heading="Grades in which you took part" [options]="gradeOptions"></app-check-list>
					<div class="row">
						<div class="col-md-3"><app-form-field label="Hours per week" [fieldId]="'actHours' + i"><input [id]="'actHours' + i" class="form-control" type="number" min="0" max="168" formControlName="hoursPerWeek"></app-form-field></div>
						<div class="col-md-3"><app-form-field label="Weeks per year" [fieldId]="'actWeeks' + i"><input [id]="'actWeeks' + i" class="form-control" type="number" min="0" max="52" formControlName="weeksPerYear"></app-form-field></div>
					</div>
					<app-form-field label="What did you do and accomplish?" [fieldId]="'actDetail' + i" hint="250 characters or fewer"><textarea [id]="'actDetail' + i" class="form-control" rows="3" maxlength="250" formControlName="detail"></textarea></app-form-field>
				</div>
			</div>
		</div>
		<button type="button" class="btn" id="addActivity" (click)="addActivity()" [disabled]="activities.length >= 8">+ Add another activity</button>
	</div></section>

	<section class="card"><div class="card-header"><h2>6. Honors and distinctions</h2></div><div class="card-body">
		<table class="table" formArrayName="honors">
			<thead><tr><th scope="col">#</th><th scope="col">Honor or award</th><th scope="col">Grade received</th><th></th></tr></thead>
			<tbody><tr *ngFor="let h of honors.controls; let i = index" [formGroupName]="i">
				<td>{{ i + 1 }}</td>
				<td><input type="text" class="form-control" [id]="'honorTitle' + i" formControlName="title"></td>
				<td><select class="form-select" [id]="'honorGrade' + i" formControlName="grade"><option [ngValue]="null">--</option><option *ngFor="let g of gradeOptions" [ngValue]="g.value">{{ g.text }}</option></select></td>
				<td><button type="button" class="btn btn-link" (click)="honors.removeAt(i)" title="Delete row">&times;</button></td>
			</tr></tbody>
		</table>
		<button type="button" class="btn" id="addHonor" (click)="addHonor()">Add row</button>
	</div></section>

	<section class="card" formGroupName="closing"><div class="card-header"><h2>7. References, essay and signature</h2></div><div class="card-body">
		<div class="row">
			<div class="col-md-6"><app-form-field label="Recommending teacher's name" fieldId="recName" [required]="true"><input id="recName" class="form-control" type="text" formControlName="recName"></app-form-field></div>
			<div class="col-md-6"><app-form-field label="Recommending teacher's email" fieldId="recEmail" [required]="true"><input id="recEmail" class="form-control" type="email" formControlName="recEmail"></app-form-field></div>
		</div>
		<div class="row">
			<div class="col-md-6"><app-form-field label="Emergency contact name" fieldId="emergName"><input id="emergName" class="form-control" type="text" formControlName="emergName"></app-form-field></div>
			<div class="col-md-6"><app-form-field label="Emergency contact phone" fieldId="emergPhone"><input id="emergPhone" class="form-control" type="tel" appPhoneMask formControlName="emergPhone"></app-form-field></div>
		</div>
		<app-form-field label="Honors essay" fieldId="essay" hint="Which question would you like four years to work on, and why does it need more than one discipline? (600 words)"><textarea id="essay" class="form-control" rows="8" formControlName="essay"></textarea></app-form-field>
		<app-form-field label="How did you learn about the Honors College?" fieldId="heard"><select id="heard" class="form-select" formControlName="heard"><option value="">Choose...</option><option>School counselor</option><option>Campus visit</option><option>Mail or email</option><option>Social media</option><option>Family or friend</option></select></app-form-field>
		<div class="form-check mb-3"><input class="form-check-input" type="checkbox" id="smsOk" formControlName="smsOk"><label class="form-check-label" for="smsOk">Yes, text me about deadlines and events. Message and data rates may apply.</label></div>
		<div class="form-check mb-3"><input class="form-check-input" type="checkbox" id="certify" formControlName="certify"><label class="form-check-label" for="certify">I certify that this application is my own work and is complete and accurate. <span class="text-danger">*</span></label></div>
		<app-form-field label="Electronic signature" fieldId="signature" [required]="true" hint="Type your full legal name"><input id="signature" class="form-control" type="text" formControlName="signature"></app-form-field>
	</div></section>
	<p><button type="submit" class="btn btn-primary">Submit application</button></p>
</form>
</main>
<footer class="container text-muted"><small>Tamarack State University is an equal opportunity institution. See our privacy statement.</small></footer>
`,
})
export class AppComponent {
	private fb = inject(FormBuilder);
	suffixes = ["Jr.", "Sr.", "II", "III", "IV", "V"];
	states = STATES;
	majors = MAJORS;
	months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
	days = Array.from({ length: 31 }, (_, n) => n + 1);
	birthYears = Array.from({ length: 30 }, (_, n) => 2014 - n);
	citizenships = [
		{ value: "USC", text: "U.S. citizen or U.S. national" },
		{ value: "LPR", text: "U.S. lawful permanent resident" },
		{ value: "REF", text: "Refugee or asylee" },
		{ value: "DACA", text: "DACA, undocumented, or Deferred Action" },
		{ value: "INTL", text: "Citizen of another country with or seeking a visa" },
	];
	races = [
		{ value: "AIAN", text: "American Indian or Alaska Native" },
		{ value: "ASIAN", text: "Asian" },
		{ value: "BLACK", text: "Black or African American" },
		{ value: "NHPI", text: "Native Hawaiian or other Pacific Islander" },
		{ value: "WHITE", text: "White" },
		{ value: "DECLINE", text: "I prefer not to answer" },
	];
	educationLevels = [
		{ code: "0", text: "Less than high school" },
		{ code: "1", text: "High school diploma or GED" },
		{ code: "2", text: "Some college, no degree" },
		{ code: "3", text: "Associate degree" },
		{ code: "4", text: "Bachelor's degree" },
		{ code: "5", text: "Graduate or professional degree" },
		{ code: "9", text: "Unknown" },
	];
	categories = ["Academic club", "Arts or music", "Athletics", "Community service", "Cultural or religious", "Debate or speech", "Environmental", "Family responsibilities", "Internship or research", "Student government", "Work (paid)", "Other"];
	gradeOptions = [
		{ value: "9", text: "9th" },
		{ value: "10", text: "10th" },
		{ value: "11", text: "11th" },
		{ value: "12", text: "12th" },
	];
	submitted = false;

	form = this.fb.group({
		companyUrl: [""],
		applicant: this.fb.group({
			legalFirstName: ["", Validators.required],
			legalMiddleName: [""],
			legalLastName: ["", Validators.required],
			nameSuffix: [""],
			goesBy: [""],
			emailAddr: ["", [Validators.required, Validators.email]],
			cell: [""],
			born: this.fb.group({ month: [null as number | null, Validators.required], day: [null as number | null, Validators.required], year: [null as number | null, Validators.required] }),
			permLine1: ["", Validators.required],
			permLine2: [""],
			permCity: ["", Validators.required],
			permCounty: [""],
			permState: ["", Validators.required],
			permZip: ["", Validators.pattern(/^\d{5}(-\d{4})?$/)],
		}),
		residency: this.fb.group({ citizen: ["", Validators.required], ssn: [""], latino: [""], race: [[] as string[]], firstGeneration: [""] }),
		school: this.fb.group({
			schoolName: ["", Validators.required],
			schoolCity: [""],
			schoolState: [""],
			gradDate: ["", [Validators.required, Validators.pattern(/^(0[1-9]|1[0-2])\/\d{4}$/)]],
			gpaU: [null],
			gpaW: [null],
			satErw: [null],
			satM: [null],
			actC: [null],
			entryTerm: ["", Validators.required],
			major1: [""],
		}),
		guardians: this.fb.array([this.newGuardian(), this.newGuardian()]),
		siblings: this.fb.array([] as ReturnType<AppComponent["newSibling"]>[]),
		alumRelative: [""],
		activities: this.fb.array([this.newActivity()]),
		honors: this.fb.array([this.newHonor()]),
		closing: this.fb.group({ recName: ["", Validators.required], recEmail: ["", [Validators.required, Validators.email]], emergName: [""], emergPhone: [""], essay: [""], heard: [""], smsOk: [false], certify: [false, Validators.requiredTrue], signature: ["", Validators.required] }),
	});

	newGuardian() {
		return this.fb.group({ first: [""], last: [""], education: [""] });
	}
	newSibling() {
		return this.fb.group({ name: [""], age: [null] });
	}
	newActivity() {
		return this.fb.group({ category: [""], organization: [""], role: [""], grades: [[] as string[]], hoursPerWeek: [null], weeksPerYear: [null], detail: [""] });
	}
	newHonor() {
		return this.fb.group({ title: [""], grade: [null as string | null] });
	}
	get guardians() {
		return this.form.get("guardians") as FormArray;
	}
	get siblings() {
		return this.form.get("siblings") as FormArray;
	}
	get activities() {
		return this.form.get("activities") as FormArray;
	}
	get honors() {
		return this.form.get("honors") as FormArray;
	}
	addSibling() {
		this.siblings.push(this.newSibling());
	}
	addActivity() {
		this.activities.push(this.newActivity());
	}
	addHonor() {
		this.honors.push(this.newHonor());
	}
	bad(path: string) {
		const control = this.form.get(path);
		return !!control && control.touched && control.invalid;
	}
	onSubmit() {
		this.submitted = true;
	}
	constructor() {
		Object.assign(window, { formState: () => stateOf(this), formShown: () => shownOf(this) });
	}
}

const LISTS = { guardians: 2, siblings: 2, activities: 3, honors: 3 } as const;
const BLANK: Record<string, Record<string, unknown>> = {
	guardians: { first: "", last: "", education: "" },
	siblings: { name: "", age: null },
	activities: { category: "", organization: "", role: "", grades: [], hoursPerWeek: null, weeksPerYear: null, detail: "" },
	honors: { title: "", grade: null },
};

function stateOf(app: AppComponent) {
	const raw = app.form.getRawValue() as any;
	const { born, ...applicant } = raw.applicant;
	const out: Record<string, unknown> = { companyUrl: raw.companyUrl, ...applicant, bornMonth: born.month, bornDay: born.day, bornYear: born.year, ...raw.residency, ...raw.school, alumRelative: raw.alumRelative, ...raw.closing };
	for (const [list, count] of Object.entries(LISTS))
		for (let i = 0; i < Math.max(count, raw[list].length); i++)
			for (const [field, blank] of Object.entries(BLANK[list])) out[`${list}.${i}.${field}`] = raw[list][i] ? raw[list][i][field] : blank;
	out.submitted = app.submitted;
	return out;
}

const IDS: Record<string, string> = {
	"guardians.first": "guardianFirst", "guardians.last": "guardianLast", "guardians.education": "guardianEdu",
	"siblings.name": "sibName", "siblings.age": "sibAge",
	"activities.category": "actCategory", "activities.organization": "actOrg", "activities.role": "actRole", "activities.grades": "actGrade",
	"activities.hoursPerWeek": "actHours", "activities.weeksPerYear": "actWeeks", "activities.detail": "actDetail",
	"honors.title": "honorTitle", "honors.grade": "honorGrade",
};
const labelOf = (input: Element) => (input as HTMLInputElement).labels?.[0]?.textContent?.trim() ?? "";

function shownOf(app: AppComponent) {
	const out: Record<string, unknown> = {};
	for (const key of Object.keys(stateOf(app))) {
		if (key === "submitted") continue;
		const [list, row, field] = key.split(".");
		const id = field ? IDS[`${list}.${field}`] + row : key;
		if (key === "race" || field === "grades") {
			const prefix = field ? `${id}_` : id;
			out[key] = [...document.querySelectorAll(`input[type=checkbox][id^="${prefix}"]:checked`)].map(labelOf);
		} else if (["citizen", "latino", "firstGeneration"].includes(key)) {
			const on = document.querySelector(`input[type=radio][id^="${key}"]:checked`);
			out[key] = on ? labelOf(on) : "";
		} else {
			const element = document.getElementById(id) as HTMLInputElement | HTMLSelectElement | null;
			if (!element) out[key] = "";
			else if (element instanceof HTMLSelectElement) out[key] = element.selectedOptions[0]?.text ?? "";
			else out[key] = element.type === "checkbox" ? element.checked : element.value;
		}
	}
	return out;
}

bootstrapApplication(AppComponent, { providers: [provideZoneChangeDetection({ eventCoalescing: true })] }).catch((error) => console.error(error));
