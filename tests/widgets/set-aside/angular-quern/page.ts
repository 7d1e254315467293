import "zone.js";
import "@angular/compiler";
import { ChangeDetectionStrategy, Component, inject, provideZoneChangeDetection } from "@angular/core";
import { FormArray, FormBuilder, ReactiveFormsModule, Validators } from "@angular/forms";
import { MatButtonModule } from "@angular/material/button";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatDialog, MatDialogModule, MatDialogRef } from "@angular/material/dialog";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatTableModule } from "@angular/material/table";
import { MatToolbarModule } from "@angular/material/toolbar";
import { bootstrapApplication } from "@angular/platform-browser";
import { COUNTRIES, STATES } from "../../lists";
import "./page.css";

const EXAMS = [
	"AP Art History", "AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Language and Composition",
	"AP English Literature and Composition", "AP Environmental Science", "AP European History", "AP Human Geography", "AP Physics 1", "AP Psychology",
	"AP Spanish Language and Culture", "AP Statistics", "AP United States Government and Politics", "AP United States History",
	"IB Biology HL", "IB Chemistry HL", "IB History HL", "IB Mathematics SL",
];
const ACTIVITY_TYPES = [
	"Academic club", "Art", "Athletics: JV/Varsity", "Athletics: Club", "Career-oriented", "Community service (volunteer)", "Cultural", "Debate/Speech", "Environmental",
	"Family responsibilities", "Journalism/Publication", "Music", "Religious", "Research", "Robotics", "Student government", "Theater/Drama", "Work (paid)", "Other club/activity",
];
const COLLEGES = [
	{ name: "College of Agricultural and Natural Sciences", majors: ["Animal Sciences", "Environmental Studies", "Food Science", "Forestry"] },
	{ name: "College of Arts and Sciences", majors: ["Anthropology", "Biology", "Chemistry", "English", "History", "Mathematics", "Psychology", "Sociology"] },
	{ name: "Carson School of Business", majors: ["Accounting", "Finance", "Marketing"] },
	{ name: "College of Engineering", majors: ["Chemical Engineering", "Civil Engineering", "Computer Science", "Environmental Engineering", "Mechanical Engineering"] },
	{ name: "Exploratory", majors: ["Undecided"] },
];

@Component({
	selector: "app-exam-dialog",
	imports: [ReactiveFormsModule, MatDialogModule, MatFormFieldModule, MatSelectModule, MatInputModule, MatDatepickerModule, MatButtonModule],
	changeDetection: ChangeDetectionStrategy.Eager,
	template: `
		<h2 mat-dialog-title>Add an AP or IB exam</h2>
		<form [formGroup]="exam" (ngSubmit)="save()">
			<mat-dialog-content>
				<p>Report only exams you have already taken. Official scores are required once you are admitted.</p>
				<mat-form-field appearance="outline" class="c12" style="width:100%">
					<mat-label>Exam</mat-label>
					<mat-select formControlName="subject">
						@for (name of exams; track name) { <mat-option [value]="name">{{ name }}</mat-option> }
					</mat-select>
					<mat-error>Choose an exam</mat-error>
				</mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>Date taken</mat-label>
					<input matInput [matDatepicker]="taken" formControlName="taken">
					<mat-hint>MM/DD/YYYY</mat-hint>
					<mat-datepicker-toggle matIconSuffix [for]="taken"></mat-datepicker-toggle>
					<mat-datepicker #taken></mat-datepicker>
				</mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>Score</mat-label>
					<mat-select formControlName="score">
						@for (n of [1, 2, 3, 4, 5, 6, 7]; track n) { <mat-option [value]="n">{{ n }}</mat-option> }
					</mat-select>
				</mat-form-field>
			</mat-dialog-content>
			<mat-dialog-actions align="end">
				<button mat-button type="button" mat-dialog-close>Cancel</button>
				<button mat-flat-button type="submit">Save exam</button>
			</mat-dialog-actions>
		</form>`,
})
class ExamDialog {
	ref = inject(MatDialogRef);
	exams = EXAMS;
	exam = inject(FormBuilder).group({ subject: ["", Validators.required], taken: [null as Date | null], score: [null as number | null] });
	save() {
		if (this.exam.valid) this.ref.close(this.exam.getRawValue());
		else this.exam.markAllAsTouched();
	}
}

@Component({
	selector: "app-root",
	imports: [
		ReactiveFormsModule, MatButtonModule, MatCardModule, MatCheckboxModule, MatDatepickerModule, MatDialogModule, MatFormFieldModule, MatInputModule,
		MatRadioModule, MatSelectModule, MatTableModule, MatToolbarModule,
	],
	changeDetection: ChangeDetectionStrategy.Eager,
	template: `
	<mat-toolbar color="primary"><span>Palouse State University</span></mat-toolbar>
	<main class="shell">
		<h1>Application for Undergraduate Admission</h1>
		<p>First-year applicants. Your progress is saved when you press <em>Save and continue</em> at the bottom of the page. Fields marked with an asterisk (*) are required.</p>
		<form [formGroup]="form" (ngSubmit)="send()" novalidate autocomplete="off">

		<mat-card class="wsu-section" id="about" formGroupName="applicant">
			<mat-card-header><mat-card-title>1. About you</mat-card-title><mat-card-subtitle>Enter your name as it appears on your passport or birth certificate.</mat-card-subtitle></mat-card-header>
			<mat-card-content>
				<div class="grid">
					<mat-form-field class="c4"><mat-label>Legal first name</mat-label><input matInput formControlName="legalFirst" required><mat-error>Legal first name is required</mat-error></mat-form-field>
					<mat-form-field class="c3"><mat-label>Middle name</mat-label><input matInput formControlName="legalMiddle"></mat-form-field>
					<mat-form-field class="c3"><mat-label>Legal last name</mat-label><input matInput formControlName="legalLast" required><mat-error>Legal last name is required</mat-error></mat-form-field>
					<mat-form-field style="grid-column: span 2"><mat-label>Suffix</mat-label><mat-select formControlName="suffix"><mat-option></mat-option>@for (s of ['Jr.', 'Sr.', 'II', 'III', 'IV', 'V']; track s) {<mat-option [value]="s">{{ s }}</mat-option>}</mat-select></mat-form-field>
					<mat-form-field class="c4"><mat-label>Birthdate</mat-label><input matInput [matDatepicker]="dobPicker" formControlName="birthdate" [max]="today" required><mat-hint>MM/DD/YYYY</mat-hint><mat-datepicker-toggle matIconSuffix [for]="dobPicker"></mat-datepicker-toggle><mat-datepicker #dobPicker startView="multi-year"></mat-datepicker></mat-form-field>
					<mat-form-field class="c8"><mat-label>Social Security number</mat-label><input matInput type="password" formControlName="ssn" autocomplete="off" maxlength="11"><mat-hint>Recommended if you will apply for federal aid. Transmitted securely.</mat-hint></mat-form-field>
					<mat-form-field class="c6"><mat-label>Email</mat-label><input matInput type="email" formControlName="email" required><mat-hint>Use an address you will check through next summer.</mat-hint><mat-error>Enter a valid email</mat-error></mat-form-field>
					<mat-form-field class="c6"><mat-label>Mobile phone</mat-label><input matInput type="tel" formControlName="mobile"><mat-hint>###-###-####</mat-hint><mat-error>Use the format ###-###-####</mat-error></mat-form-field>
					<mat-checkbox class="c12" formControlName="textOptIn">Send me text messages about deadlines and visit days. Message and data rates may apply.</mat-checkbox>
				</div>
				<h3>Permanent address</h3>
				<div class="grid" formGroupName="permanent">
					<mat-form-field class="c6"><mat-label>Country</mat-label><mat-select formControlName="country">@for (c of countries; track c) {<mat-option [value]="c">{{ c }}</mat-option>}</mat-select></mat-form-field>
					<div class="c6"></div>
					<mat-form-field class="c8"><mat-label>Street address</mat-label><input matInput formControlName="line1" required></mat-form-field>
					<mat-form-field class="c4"><mat-label>Apt, suite, or unit</mat-label><input matInput formControlName="line2"></mat-form-field>
					<mat-form-field class="c4"><mat-label>City</mat-label><input matInput formControlName="city" required></mat-form-field>
					<mat-form-field class="c4"><mat-label>State/Territory</mat-label><mat-select formControlName="state">@for (s of states; track s[0]) {<mat-option [value]="s[0]">{{ s[1] }}</mat-option>}</mat-select></mat-form-field>
					<mat-form-field class="c4"><mat-label>ZIP/Postal code</mat-label><input matInput formControlName="zip" required></mat-form-field>
				</div>
			</mat-card-content>
		</mat-card>

		<mat-card class="wsu-section" id="background" formGroupName="background">
			<mat-card-header><mat-card-title>2. Citizenship and background</mat-card-title></mat-card-header>
			<mat-card-content>
				<label class="question-label" id="citizenship-lbl">What is your citizenship status? <span class="req">*</span></label>
				<mat-radio-group formControlName="citizenship" aria-labelledby="citizenship-lbl">
					<mat-radio-button value="USC">U.S. citizen or U.S. national</mat-radio-button>
					<mat-radio-button value="PR">U.S. permanent resident</mat-radio-button>
					<mat-radio-button value="UND">DACA, undocumented, or without status</mat-radio-button>
					<mat-radio-button value="INT">Citizen of another country (non-U.S.)</mat-radio-button>
				</mat-radio-group>
				<p class="muted">The following questions are optional. Your responses are used for federal reporting and play no part in the admission decision.</p>
				<label class="question-label" id="sex-lbl">Legal sex</label>
				<mat-radio-group formControlName="legalSex" aria-labelledby="sex-lbl">
					<mat-radio-button value="F">Female</mat-radio-button><mat-radio-button value="M">Male</mat-radio-button><mat-radio-button value="X">X / Another</mat-radio-button>
				</mat-radio-group>
				<label class="question-label" id="hisp-lbl">Are you Hispanic or Latino/a/x?</label>
				<mat-radio-group formControlName="hispanic" aria-labelledby="hisp-lbl">
					<mat-radio-button [value]="true">Yes</mat-radio-button><mat-radio-button [value]="false">No</mat-radio-button>
				</mat-radio-group>
				<div class="grid" style="margin-top: 12px">
					<mat-form-field class="c12"><mat-label>Race (select one or more)</mat-label><mat-select formControlName="race" multiple>
						<mat-option value="1">American Indian or Alaska Native</mat-option><mat-option value="2">Asian</mat-option><mat-option value="3">Black or African American</mat-option>
						<mat-option value="4">Native Hawaiian or Other Pacific Islander</mat-option><mat-option value="5">White</mat-option></mat-select></mat-form-field>
				</div>
			</mat-card-content>
		</mat-card>

		<mat-card class="wsu-section" id="family" formGroupName="family">
			<mat-card-header><mat-card-title>3. Family</mat-card-title><mat-card-subtitle>List parents or legal guardians, whether or not you live with them.</mat-card-subtitle></mat-card-header>
			<mat-card-content>
				<h3>Parent/guardian 1</h3>
				<div class="grid"><mat-form-field class="c6"><mat-label>First name</mat-label><input matInput formControlName="pg1First"></mat-form-field><mat-form-field class="c6"><mat-label>Last name</mat-label><input matInput formControlName="pg1Last"></mat-form-field></div>
				<h3>Parent/guardian 2</h3>
				<div class="grid"><mat-form-field class="c6"><mat-label>First name</mat-label><input matInput formControlName="pg2First"></mat-form-field><mat-form-field class="c6"><mat-label>Last name</mat-label><input matInput formControlName="pg2Last"></mat-form-field></div>
				<label class="question-label" id="fg-lbl">Has either of your parents or guardians earned a bachelor's degree (four-year college degree) or higher?</label>
				<mat-radio-group formControlName="parentBachelors" aria-labelledby="fg-lbl"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button><mat-radio-button value="U">I don't know</mat-radio-button></mat-radio-group>
				<h3>Emergency contact (other than a parent)</h3>
				<div class="grid"><mat-form-field class="c6"><mat-label>Full name</mat-label><input matInput formControlName="ecName"></mat-form-field></div>
			</mat-card-content>
		</mat-card>

		<mat-card class="wsu-section" id="education" formGroupName="school">
			<mat-card-header><mat-card-title>4. Education and plans</mat-card-title></mat-card-header>
			<mat-card-content>
				<div class="grid">
					<mat-form-field class="c8"><mat-label>Current or most recent high school</mat-label><input matInput formControlName="hsName" required></mat-form-field>
					<mat-form-field class="c4"><mat-label>High school state</mat-label><mat-select formControlName="hsState">@for (s of states; track s[0]) {<mat-option [value]="s[0]">{{ s[1] }}</mat-option>}<mat-option value="ZZ">Outside the U.S.</mat-option></mat-select></mat-form-field>
					<mat-form-field class="c4"><mat-label>Graduation date (actual or expected)</mat-label><input matInput [matDatepicker]="gradPicker" formControlName="gradDate"><mat-hint>MM/DD/YYYY</mat-hint><mat-datepicker-toggle matIconSuffix [for]="gradPicker"></mat-datepicker-toggle><mat-datepicker #gradPicker></mat-datepicker></mat-form-field>
					<mat-form-field class="c4"><mat-label>Cumulative GPA</mat-label><input matInput type="number" step="0.01" min="0" max="4" formControlName="gpa"><mat-hint>Unweighted, on a 4.00 scale</mat-hint></mat-form-field>
					<mat-form-field class="c4"><mat-label>Starting term</mat-label><mat-select formControlName="term" required><mat-option value="20263">Fall 2026</mat-option><mat-option value="20271">Spring 2027</mat-option><mat-option value="20273">Fall 2027</mat-option><mat-option value="20281">Spring 2028</mat-option></mat-select></mat-form-field>
					<mat-form-field class="c12"><mat-label>Major of interest</mat-label><mat-select formControlName="major">@for (c of colleges; track c.name) {<mat-optgroup [label]="c.name">@for (m of c.majors; track m) {<mat-option [value]="m">{{ m }}</mat-option>}</mat-optgroup>}</mat-select></mat-form-field>
					<mat-form-field class="c6"><mat-label>School counselor name</mat-label><input matInput formControlName="counselorName"></mat-form-field>
					<mat-form-field class="c6"><mat-label>School counselor email</mat-label><input matInput type="email" formControlName="counselorEmail"></mat-form-field>
				</div>
				<h3>Test scores <small class="muted">(optional; PSU is test-optional)</small></h3>
				<div class="grid">
					<mat-form-field class="c4"><mat-label>SAT Evidence-Based Reading and Writing</mat-label><input matInput type="number" min="200" max="800" step="10" formControlName="satErw"></mat-form-field>
					<mat-form-field class="c4"><mat-label>SAT Math</mat-label><input matInput type="number" min="200" max="800" step="10" formControlName="satMath"></mat-form-field>
					<mat-form-field class="c4"><mat-label>ACT Composite</mat-label><input matInput type="number" min="1" max="36" formControlName="act"></mat-form-field>
				</div>
				<h3>AP and IB exams</h3>
				@if (exams.length) {
				<table mat-table [dataSource]="exams" class="exam-table">
					<ng-container matColumnDef="subject"><th mat-header-cell *matHeaderCellDef>Exam</th><td mat-cell *matCellDef="let e">{{ e.subject }}</td></ng-container>
					<ng-container matColumnDef="taken"><th mat-header-cell *matHeaderCellDef>Date taken</th><td mat-cell *matCellDef="let e">{{ e.taken?.toLocaleDateString('en-US') }}</td></ng-container>
					<ng-container matColumnDef="score"><th mat-header-cell *matHeaderCellDef>Score</th><td mat-cell *matCellDef="let e">{{ e.score }}</td></ng-container>
					<ng-container matColumnDef="remove"><th mat-header-cell *matHeaderCellDef></th><td mat-cell *matCellDef="let e; let i = index"><button mat-button type="button" (click)="removeExam(i)">Remove</button></td></ng-container>
					<tr mat-header-row *matHeaderRowDef="columns"></tr><tr mat-row *matRowDef="let row; columns: columns"></tr>
				</table> } @else { <p class="muted">No exams added.</p> }
				<button mat-stroked-button type="button" id="add-exam" (click)="addExam()">Add exam</button>
			</mat-card-content>
		</mat-card>

		<mat-card class="wsu-section" id="activities">
			<mat-card-header><mat-card-title>5. Activities and work</mat-card-title><mat-card-subtitle>Up to eight, in order of importance to you. Include clubs, sports, jobs and family responsibilities.</mat-card-subtitle></mat-card-header>
			<mat-card-content formArrayName="activities">
				@for (group of activities.controls; track group; let i = $index) {
				<mat-card appearance="outlined" class="activity-card" [formGroupName]="i">
					<mat-card-header><mat-card-title>Activity {{ i + 1 }}</mat-card-title></mat-card-header>
					<mat-card-content class="grid">
						<mat-form-field class="c4"><mat-label>Activity type</mat-label><mat-select formControlName="type">@for (t of types; track t) {<mat-option [value]="t">{{ t }}</mat-option>}</mat-select></mat-form-field>
						<mat-form-field class="c4"><mat-label>Position or leadership role</mat-label><input matInput formControlName="role"></mat-form-field>
						<mat-form-field class="c4"><mat-label>Organization or employer</mat-label><input matInput formControlName="organization"></mat-form-field>
						<mat-form-field class="c12"><mat-label>Tell us what you did</mat-label><textarea matInput rows="3" formControlName="details"></textarea></mat-form-field>
						<mat-form-field class="c6"><mat-label>Grades participated</mat-label><mat-select formControlName="grades" multiple>@for (g of [9, 10, 11, 12]; track g) {<mat-option [value]="g">{{ g }}th</mat-option>}<mat-option [value]="13">After high school</mat-option></mat-select></mat-form-field>
						<mat-form-field class="c3"><mat-label>Hours/week</mat-label><input matInput type="number" min="0" formControlName="hours"></mat-form-field>
						<mat-form-field class="c3"><mat-label>Weeks/year</mat-label><input matInput type="number" min="0" max="52" formControlName="weeks"></mat-form-field>
					</mat-card-content>
					<mat-card-actions align="end"><button mat-button type="button" (click)="activities.removeAt(i)" [disabled]="activities.length === 1">Remove</button></mat-card-actions>
				</mat-card> }
				<button mat-stroked-button type="button" id="add-activity" (click)="addActivity()" [disabled]="activities.length >= 8">Add another activity</button>
			</mat-card-content>
		</mat-card>

		<mat-card class="wsu-section" id="finish" formGroupName="finish">
			<mat-card-header><mat-card-title>6. Review and sign</mat-card-title></mat-card-header>
			<mat-card-content>
				<mat-form-field style="width: 100%"><mat-label>How did you first learn about Palouse State?</mat-label><mat-select formControlName="source"><mat-option value="mail">Mail or email</mat-option><mat-option value="fair">College fair</mat-option><mat-option value="visit">Campus visit</mat-option><mat-option value="friend">Friend or relative</mat-option><mat-option value="web">Web search</mat-option></mat-select></mat-form-field>
				<mat-form-field style="width: 100%"><mat-label>Why Palouse State? Tell us about the community you hope to find here.</mat-label><textarea matInput rows="6" formControlName="essay"></textarea><mat-hint>Suggested length 250 words</mat-hint></mat-form-field>
				<mat-checkbox formControlName="certify">I certify that the information in this application is complete and accurate to the best of my knowledge.</mat-checkbox>
				<div class="grid"><mat-form-field class="c6"><mat-label>Electronic signature</mat-label><input matInput formControlName="signature"><mat-hint>Type your full legal name</mat-hint></mat-form-field></div>
			</mat-card-content>
			<mat-card-actions><button mat-flat-button color="primary" type="submit">Save and continue</button></mat-card-actions>
		</mat-card>
		</form>
		<footer class="muted">Palouse State University does not discriminate on the basis of any protected status. <a href="#privacy">Privacy statement</a></footer>
	</main>`,
})
class App {
	fb = inject(FormBuilder);
	dialog = inject(MatDialog);
	today = new Date();
	states = STATES;
	countries = COUNTRIES;
	colleges = COLLEGES;
	types = ACTIVITY_TYPES;
	columns = ["subject", "taken", "score", "remove"];
	exams: { subject: string; taken: Date | null; score: number | null }[] = [];
	submitted = false;
	form = this.fb.group({
		applicant: this.fb.group({
			legalFirst: ["", Validators.required], legalMiddle: [""], legalLast: ["", Validators.required], suffix: [null], birthdate: [null as Date | null, Validators.required], ssn: [""],
			email: ["", [Validators.required, Validators.email]], mobile: ["", Validators.pattern(/^\d{3}-\d{3}-\d{4}$/)], textOptIn: [false],
			permanent: this.fb.group({ country: [null], line1: [""], line2: [""], city: [""], state: [null], zip: [""] }),
		}),
		background: this.fb.group({ citizenship: [null], legalSex: [null], hispanic: [null], race: [[] as string[]] }),
		family: this.fb.group({ pg1First: [""], pg1Last: [""], pg2First: [""], pg2Last: [""], parentBachelors: [null], ecName: [""] }),
		school: this.fb.group({
			hsName: ["", Validators.required], hsState: [null], gradDate: [null as Date | null], gpa: [null, [Validators.min(0), Validators.max(4)]], term: [null], major: [null],
			counselorName: [""], counselorEmail: ["", Validators.email], satErw: [null], satMath: [null], act: [null],
		}),
		activities: this.fb.array([this.newActivity()]),
		finish: this.fb.group({ source: [null], essay: [""], certify: [false], signature: [""] }),
	});
	constructor() {
		Object.assign(window, { formState: () => this.state(), formShown: () => this.shown() });
	}
	newActivity() {
		return this.fb.group({ type: [null as string | null], role: [""], organization: [""], details: [""], grades: [[] as number[]], hours: [null as number | null], weeks: [null as number | null] });
	}
	get activities() {
		return this.form.get("activities") as FormArray;
	}
	addActivity() {
		this.activities.push(this.newActivity());
	}
	addExam() {
		this.dialog.open(ExamDialog, { width: "560px" }).afterClosed().subscribe((exam) => {
			if (exam) this.exams = [...this.exams, exam];
		});
	}
	removeExam(i: number) {
		this.exams = this.exams.filter((_, at) => at !== i);
	}
	send() {
		this.submitted = true;
	}
	state() {
		const day = (d: Date | null) => (d ? [d.getFullYear(), `${d.getMonth() + 1}`.padStart(2, "0"), `${d.getDate()}`.padStart(2, "0")].join("-") : null);
		const { applicant, background, family, school, activities, finish } = this.form.getRawValue() as any;
		const { permanent, ...who } = applicant;
		const state: Record<string, unknown> = { ...who, birthdate: day(who.birthdate), ...permanent, ...background, ...family, ...school, gradDate: day(school.gradDate), ...finish };
		for (const i of [0, 1, 2]) {
			const exam = this.exams[i];
			Object.assign(state, { [`exam${i}_subject`]: exam?.subject ?? "", [`exam${i}_taken`]: day(exam?.taken ?? null), [`exam${i}_score`]: exam?.score ?? null });
			const a = activities[i];
			for (const k of ["type", "role", "organization", "details", "grades", "hours", "weeks"]) state[`act${i}_${k}`] = a ? a[k] : k === "grades" ? [] : ["type", "hours", "weeks"].includes(k) ? null : "";
		}
		return { ...state, submitted: this.submitted };
	}
	shown() {
		const read = (within: Element | Document | undefined, name: string): unknown => {
			const at = within?.querySelector(`[formcontrolname="${name}"]`);
			if (!at) return "";
			if (at.localName === "mat-select") {
				const text = at.querySelector(".mat-mdc-select-value-text")?.textContent?.trim() ?? "";
				return at.classList.contains("mat-mdc-select-multiple") ? (text ? text.split(", ") : []) : text;
			}
			if (at.localName === "mat-radio-group") return at.querySelector(".mat-mdc-radio-checked label")?.textContent?.trim() ?? "";
			if (at.localName === "mat-checkbox") return at.querySelector("input")!.checked;
			return (at as HTMLInputElement).value;
		};
		const shown: Record<string, unknown> = {};
		const rows = [...document.querySelectorAll(".exam-table tr.mat-mdc-row")];
		const cards = [...document.querySelectorAll(".activity-card")];
		for (const key of Object.keys(this.state())) {
			if (key === "submitted") continue;
			const [, kind, i, name] = /^(exam|act)(\d)_(.*)$/.exec(key) ?? [];
			if (!kind) shown[key] = read(document.querySelector("form")!, key);
			else if (kind === "act") shown[key] = cards[+i] ? read(cards[+i], name) : name === "grades" ? [] : "";
			else shown[key] = rows[+i]?.querySelectorAll("td")[["subject", "taken", "score"].indexOf(name)]?.textContent?.trim() ?? "";
		}
		return shown;
	}
}

bootstrapApplication(App, { providers: [provideZoneChangeDetection(), provideNativeDateAdapter()] });
