import "@angular/compiler";
import { DatePipe } from "@angular/common";
import { Component, inject, signal } from "@angular/core";
import { FormControl, FormGroup, ReactiveFormsModule, Validators } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatButtonToggleModule } from "@angular/material/button-toggle";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { MatChipsModule, type MatChipInputEvent } from "@angular/material/chips";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MAT_DIALOG_DATA, MatDialog, MatDialogModule, MatDialogRef } from "@angular/material/dialog";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatSliderModule } from "@angular/material/slider";
import { MatSlideToggleModule } from "@angular/material/slide-toggle";
import { MatStepperModule } from "@angular/material/stepper";
import { MatTableModule } from "@angular/material/table";
import { bootstrapApplication } from "@angular/platform-browser";
import { MAJORS, STATES } from "../../lists";
import "./page.css";

const AP = ["Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "Computer Science Principles", "Environmental Science", "European History", "Human Geography", "Macroeconomics", "Music Theory", "Physics 1", "Physics C: Mechanics", "Precalculus", "Psychology", "Statistics", "United States Government and Politics", "United States History", "World History: Modern"];
const SUBJECTS = [...AP.map((s) => `AP ${s}`), "IB Biology", "IB Chemistry", "IB History", "IB Physics"];
const KINDS = ["Academic team or club", "Arts", "Athletics", "Environmental group", "Family responsibility", "Job", "Research or internship", "Service", "Speech and debate", "Other"];
const YEARS = ["9th", "10th", "11th", "12th"];
type Entry = Record<string, any>;
const SHARED = [ReactiveFormsModule, MatAutocompleteModule, MatButtonModule, MatDatepickerModule, MatDialogModule, MatFormFieldModule, MatInputModule, MatSelectModule];
const containing = (list: string[], text: string | null) => list.filter((each) => each.toLowerCase().includes((text ?? "").trim().toLowerCase()));

@Component({
	selector: "hi-exam-dialog",
	imports: SHARED,
	template: `
		<h2 mat-dialog-title>{{ data ? "Edit exam" : "Add an exam" }}</h2>
		<form [formGroup]="form" (ngSubmit)="save()">
			<mat-dialog-content class="dlg">
				<mat-form-field appearance="outline">
					<mat-label>Exam</mat-label>
					<input matInput formControlName="subject" [matAutocomplete]="subjects" placeholder="AP or IB subject" />
					<mat-autocomplete #subjects requireSelection>
						@for (each of shown(); track each) { <mat-option [value]="each">{{ each }}</mat-option> }
					</mat-autocomplete>
					<mat-error>Choose an exam from the list</mat-error>
				</mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>Date taken</mat-label>
					<input matInput formControlName="taken" [matDatepicker]="taken" />
					<mat-hint>MM/DD/YYYY</mat-hint>
					<mat-datepicker-toggle matIconSuffix [for]="taken"></mat-datepicker-toggle>
					<mat-datepicker #taken></mat-datepicker>
				</mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>Score</mat-label>
					<mat-select formControlName="score">
						@for (n of [7, 6, 5, 4, 3, 2, 1]; track n) { <mat-option [value]="n">{{ n }}</mat-option> }
					</mat-select>
				</mat-form-field>
			</mat-dialog-content>
			<mat-dialog-actions align="end">
				<button matButton type="button" mat-dialog-close>Cancel</button>
				<button matButton="filled" type="submit">Save exam</button>
			</mat-dialog-actions>
		</form>`,
})
class ExamDialog {
	readonly data = inject<Entry | null>(MAT_DIALOG_DATA);
	readonly ref = inject(MatDialogRef);
	readonly form = new FormGroup({
		subject: new FormControl(this.data?.subject ?? "", Validators.required),
		taken: new FormControl<Date | null>(this.data?.taken ?? null),
		score: new FormControl<number | null>(this.data?.score ?? null, Validators.required),
	});
	readonly shown = signal(SUBJECTS);
	constructor() {
		this.form.controls.subject.valueChanges.subscribe((text) => this.shown.set(containing(SUBJECTS, text)));
	}
	save() {
		this.form.markAllAsTouched();
		if (this.form.valid) this.ref.close(this.form.value);
	}
}

@Component({
	selector: "hi-activity-dialog",
	imports: SHARED,
	template: `
		<h2 mat-dialog-title>{{ data ? "Edit activity" : "Add an activity" }}</h2>
		<form [formGroup]="form" (ngSubmit)="save()">
			<mat-dialog-content class="dlg">
				<mat-form-field appearance="outline">
					<mat-label>Category</mat-label>
					<mat-select formControlName="kind">@for (each of kinds; track each) { <mat-option [value]="each">{{ each }}</mat-option> }</mat-select>
				</mat-form-field>
				<mat-form-field appearance="outline"><mat-label>Organization or employer</mat-label><input matInput formControlName="group" /></mat-form-field>
				<mat-form-field appearance="outline"><mat-label>Your role or title</mat-label><input matInput formControlName="role" /></mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>School years</mat-label>
					<mat-select formControlName="years" multiple>@for (each of years; track each) { <mat-option [value]="each">{{ each }}</mat-option> }</mat-select>
				</mat-form-field>
				<mat-form-field appearance="outline"><mat-label>Hours per week</mat-label><input matInput type="number" min="0" max="80" formControlName="hours" /></mat-form-field>
			</mat-dialog-content>
			<mat-dialog-actions align="end">
				<button matButton type="button" mat-dialog-close>Cancel</button>
				<button matButton="filled" type="submit">Save activity</button>
			</mat-dialog-actions>
		</form>`,
})
class ActivityDialog {
	readonly data = inject<Entry | null>(MAT_DIALOG_DATA);
	readonly ref = inject(MatDialogRef);
	readonly kinds = KINDS;
	readonly years = YEARS;
	readonly form = new FormGroup({
		kind: new FormControl(this.data?.kind ?? "", Validators.required),
		group: new FormControl(this.data?.group ?? "", Validators.required),
		role: new FormControl(this.data?.role ?? ""),
		years: new FormControl<string[]>(this.data?.years ?? []),
		hours: new FormControl<number | null>(this.data?.hours ?? null),
	});
	save() {
		this.form.markAllAsTouched();
		if (this.form.valid) this.ref.close(this.form.value);
	}
}

const field = (name: string, label: string, more = "", inside = "") =>
	`<mat-form-field appearance="outline"><mat-label>${label}</mat-label><input matInput formControlName="${name}" ${more} />${inside}</mat-form-field>`;
const select = (name: string, label: string, options: string, more = "") =>
	`<mat-form-field appearance="outline"><mat-label>${label}</mat-label><mat-select formControlName="${name}" ${more}>${options}</mat-select></mat-form-field>`;
const option = (pairs: string) => pairs.split("|").map((pair) => { const [value, text] = pair.split("="); return `<mat-option value="${value}">${text ?? value}</mat-option>`; }).join("");
const radios = (name: string, question: string, pairs: string) =>
	`<div class="q" id="${name}-q">${question}</div><mat-radio-group formControlName="${name}" aria-labelledby="${name}-q">${pairs.split("|").map((pair) => { const [value, text] = pair.split("="); return `<mat-radio-button value="${value}">${text ?? value}</mat-radio-button>`; }).join("")}</mat-radio-group>`;
const picker = (name: string, label: string) =>
	field(name, label, `[matDatepicker]="${name}P"`, `<mat-hint>MM/DD/YYYY</mat-hint><mat-datepicker-toggle matIconSuffix [for]="${name}P"></mat-datepicker-toggle><mat-datepicker #${name}P startView="multi-year"></mat-datepicker>`);
const EDU = option("none=Did not finish high school|hs=High school diploma or GED|some=Some college|aa=Associate degree|ba=Bachelor’s degree|grad=Graduate or professional degree|unk=I don’t know");
const NAV = (back: boolean, next: boolean) => `<div class="nav">${back ? '<button matButton type="button" matStepperPrevious>Back</button>' : ""}${next ? '<button matButton="filled" type="button" matStepperNext>Next</button>' : ""}</div>`;

@Component({
	selector: "hi-application",
	imports: [...SHARED, DatePipe, MatButtonToggleModule, MatCheckboxModule, MatChipsModule, MatRadioModule, MatSliderModule, MatSlideToggleModule, MatStepperModule, MatTableModule],
	template: `
<div class="bar">Halloway Institute<small>Summer Research Fellows · six weeks in residence, June 28 – August 7</small></div>
<div class="page">
<p class="intro">Hello! The application takes about forty minutes and you can visit the steps in any order. Fields with an asterisk are required.</p>
<form [formGroup]="form" (ngSubmit)="send()" autocomplete="off">
<mat-stepper #stepper>
	<ng-template matStepperIcon="edit">✓</ng-template>
	<ng-template matStepperIcon="done">✓</ng-template>
	<mat-step label="About you">
		<h3>Your name</h3>
		<div class="four">${field("first", "First name", "required")}${field("mi", "M.I.", 'maxlength="1"')}${field("last", "Last name", "required")}${field("nick", "Goes by")}</div>
		<div class="three">${picker("born", "Date of birth")}${select("gender", "Gender", option("f=Female|m=Male|nb=Non-binary|na=Prefer not to answer"))}${select("pronouns", "Pronouns", option("she / her|he / him|they / them|other"))}</div>
		<h3>Reaching you</h3>
		<div class="two">${field("email", "Email", 'type="email" required')}${field("mobile", "Mobile phone", 'type="tel" placeholder="555-555-5555"')}</div>
		<div class="two">${field("street", "Home address")}${field("unit", "Apt., unit or P.O. box")}</div>
		<div class="three">${field("city", "City")}
			${field("state", "State", '[matAutocomplete]="states"', '<mat-autocomplete #states autoActiveFirstOption>@for (each of stateList(); track each) { <mat-option [value]="each">{{ each }}</mat-option> }</mat-autocomplete>')}
			${field("zip", "ZIP code", 'maxlength="10" inputmode="numeric"')}</div>
		${radios("citizen", "Citizenship (the fellowship is federally funded)", "us=U.S. citizen or national|pr=U.S. permanent resident|no=Neither")}
		<h3>While you are here</h3>
		<div class="two">${select("shirt", "T-shirt size", option("XS|S|M|L|XL|XXL"))}</div>
		<h3>Emergency contact</h3>
		<div class="two">${field("ecName", "Full name")}${field("ecPhone", "Phone", 'type="tel"')}</div>
		${NAV(false, true)}
	</mat-step>
	<mat-step label="School">
		<div class="three">${field("school", "High school")}${field("schoolCity", "City of your school")}${select("schoolState", "State of your school", "@for (each of allStates; track each[0]) { <mat-option [value]=\"each[0]\">{{ each[1] }}</mat-option> }")}</div>
		<div class="q" id="gradeQ">Grade you are in now</div>
		<mat-button-toggle-group formControlName="grade" aria-labelledby="gradeQ"><mat-button-toggle value="9">9</mat-button-toggle><mat-button-toggle value="10">10</mat-button-toggle><mat-button-toggle value="11">11</mat-button-toggle><mat-button-toggle value="12">12</mat-button-toggle></mat-button-toggle-group>
		<div class="two" style="margin-top:16px">${picker("graduates", "Graduation date")}${field("gpa", "Unweighted GPA", 'type="number" step="0.01" min="0" max="4"')}</div>
		<div class="two">${field("sat", "SAT total", 'type="number" min="400" max="1600"')}${field("psat", "PSAT/NMSQT total", 'type="number" min="320" max="1520"')}</div>
		<h3>AP and IB exams</h3>
		@if (exams().length) {
			<table mat-table [dataSource]="exams()" class="entries" id="exams">
				<ng-container matColumnDef="subject"><th mat-header-cell *matHeaderCellDef>Exam</th><td mat-cell *matCellDef="let row">{{ row.subject }}</td></ng-container>
				<ng-container matColumnDef="taken"><th mat-header-cell *matHeaderCellDef>Taken</th><td mat-cell *matCellDef="let row">{{ row.taken | date: "MMM d, y" }}</td></ng-container>
				<ng-container matColumnDef="score"><th mat-header-cell *matHeaderCellDef>Score</th><td mat-cell *matCellDef="let row">{{ row.score }}</td></ng-container>
				<ng-container matColumnDef="edit"><th mat-header-cell *matHeaderCellDef></th><td mat-cell *matCellDef="let row; let i = index"><button matButton type="button" (click)="openExam(i)">Edit</button><button matButton type="button" (click)="drop(exams, i)">Remove</button></td></ng-container>
				<tr mat-header-row *matHeaderRowDef="['subject', 'taken', 'score', 'edit']"></tr>
				<tr mat-row *matRowDef="let row; columns: ['subject', 'taken', 'score', 'edit']"></tr>
			</table>
		} @else { <p class="none">No exams yet.</p> }
		@if (exams().length < 4) { <button matButton="outlined" type="button" (click)="openExam()">Add exam</button> }
		<h3>Teacher who will write for you</h3>
		<div class="two">${field("teacher", "Name")}${field("teacherEmail", "Email", 'type="email"')}</div>
		${NAV(true, true)}
	</mat-step>
	<mat-step label="Activities">
		<p>List up to four things you do outside class, the most important first. Jobs and looking after family count.</p>
		@if (activities().length) {
			<table mat-table [dataSource]="activities()" class="entries" id="activities">
				<ng-container matColumnDef="kind"><th mat-header-cell *matHeaderCellDef>Category</th><td mat-cell *matCellDef="let row">{{ row.kind }}</td></ng-container>
				<ng-container matColumnDef="group"><th mat-header-cell *matHeaderCellDef>Organization</th><td mat-cell *matCellDef="let row">{{ row.group }}</td></ng-container>
				<ng-container matColumnDef="role"><th mat-header-cell *matHeaderCellDef>Role</th><td mat-cell *matCellDef="let row">{{ row.role }}</td></ng-container>
				<ng-container matColumnDef="years"><th mat-header-cell *matHeaderCellDef>Years</th><td mat-cell *matCellDef="let row">{{ row.years?.join(", ") }}</td></ng-container>
				<ng-container matColumnDef="hours"><th mat-header-cell *matHeaderCellDef>Hrs/wk</th><td mat-cell *matCellDef="let row">{{ row.hours }}</td></ng-container>
				<ng-container matColumnDef="edit"><th mat-header-cell *matHeaderCellDef></th><td mat-cell *matCellDef="let row; let i = index"><button matButton type="button" (click)="openActivity(i)">Edit</button></td></ng-container>
				<tr mat-header-row *matHeaderRowDef="activityColumns"></tr>
				<tr mat-row *matRowDef="let row; columns: activityColumns"></tr>
			</table>
		} @else { <p class="none">Nothing listed yet.</p> }
		@if (activities().length < 4) { <button matButton="outlined" type="button" (click)="openActivity()">Add activity</button> }
		${NAV(true, true)}
	</mat-step>
	<mat-step label="Research">
		<div class="two">${field("major", "Field you plan to study in college", '[matAutocomplete]="majors"', '<mat-autocomplete #majors>@for (each of majorList(); track each) { <mat-option [value]="each">{{ each }}</mat-option> }</mat-autocomplete>')}${field("career", "Career you have in mind")}</div>
		<mat-form-field appearance="outline">
			<mat-label>Languages you know</mat-label>
			<mat-chip-grid #langs aria-label="Languages">
				@for (each of languages(); track each) { <mat-chip-row (removed)="unlearn(each)">{{ each }}<button matChipRemove type="button" [attr.aria-label]="'Remove ' + each">×</button></mat-chip-row> }
				<input [matChipInputFor]="langs" (matChipInputTokenEnd)="learn($event)" placeholder="Type one and press Enter" />
			</mat-chip-grid>
		</mat-form-field>
		<div class="q" id="labsQ">Labs that interest you most</div>
		<mat-chip-listbox multiple formControlName="labs" aria-labelledby="labsQ"><mat-chip-option value="soil">Soil microbes</mat-chip-option><mat-chip-option value="ocean">Coastal sensing</mat-chip-option><mat-chip-option value="mat">New materials</mat-chip-option><mat-chip-option value="neuro">Neural circuits</mat-chip-option></mat-chip-listbox>
		<div class="q" id="codeQ">How comfortable are you with programming? (0 not at all, 10 very)</div>
		<mat-slider min="0" max="10" discrete style="width:320px"><input matSliderThumb formControlName="code" aria-labelledby="codeQ" /></mat-slider>
		<mat-form-field appearance="outline"><mat-label>What question would you most like to investigate, and why? (300 words)</mat-label><textarea matInput rows="6" formControlName="essay"></textarea></mat-form-field>
		${field("site", "Portfolio or website, if you have one", 'type="url"')}
		${NAV(true, true)}
	</mat-step>
	<mat-step label="Family">
		<p>We ask in order to award stipends and to report to our funders. Reviewers do not see this step.</p>
		<h3>First parent or guardian</h3>
		<div class="three">${field("g1First", "First name")}${field("g1Last", "Last name")}${select("g1Edu", "Education", EDU)}</div>
		${field("g1Email", "Email (we send the consent form here)", 'type="email"')}
		<h3>Second parent or guardian</h3>
		<div class="three">${field("g2First", "First name")}${field("g2Last", "Last name")}${select("g2Edu", "Education", EDU)}</div>
		<h3>Household</h3>
		<div class="two">${select("income", "Household income last year", option("1=Under $25,000|2=$25,000 – $49,999|3=$50,000 – $74,999|4=$75,000 – $99,999|5=$100,000 or more|0=Decline to state"))}${field("siblings", "Brothers and sisters", 'type="number" min="0"')}</div>
		<p><mat-slide-toggle formControlName="firstGen">I would be the first in my family to attend college</mat-slide-toggle></p>
		${radios("hispanic", "Are you Hispanic or Latino?", "yes=Yes|no=No|dns=Decline to state")}
		<div class="q">Race (mark all that apply)</div>
		<div formGroupName="race"><mat-checkbox formControlName="ai">American Indian or Alaska Native</mat-checkbox><mat-checkbox formControlName="as">Asian</mat-checkbox><mat-checkbox formControlName="bl">Black or African American</mat-checkbox><mat-checkbox formControlName="pi">Native Hawaiian or Pacific Islander</mat-checkbox><mat-checkbox formControlName="wh">White</mat-checkbox></div>
		${NAV(true, true)}
	</mat-step>
	<mat-step label="Sign">
		<p><mat-checkbox formControlName="honest">Everything in this application is true and my own work.</mat-checkbox><mat-checkbox formControlName="photo">The Institute may use photographs of me.</mat-checkbox></p>
		<div class="two">${field("signature", "Signature (type your full name)")}${picker("signedOn", "Date signed")}</div>
		<div class="nav"><button matButton type="button" matStepperPrevious>Back</button><button matButton="filled" type="submit">Submit application</button></div>
	</mat-step>
</mat-stepper>
</form>
</div>`,
})
class Application {
	private readonly dialog = inject(MatDialog);
	readonly allStates = STATES;
	readonly activityColumns = ["kind", "group", "role", "years", "hours", "edit"];
	readonly exams = signal<Entry[]>([]);
	readonly activities = signal<Entry[]>([]);
	readonly languages = signal<string[]>([]);
	readonly stateList = signal(STATES.map(([, name]) => name));
	readonly majorList = signal(MAJORS);
	submitted = false;
	readonly form = new FormGroup<Record<string, any>>({
		...Object.fromEntries(TEXTS.map((name) => [name, new FormControl("")])),
		...Object.fromEntries([...NUMBERS, ...DATES].map((name) => [name, new FormControl(null)])),
		...Object.fromEntries(SELECTS.map((name) => [name, new FormControl("")])),
		labs: new FormControl([]),
		code: new FormControl(0),
		firstGen: new FormControl(false),
		honest: new FormControl(false),
		photo: new FormControl(false),
		race: new FormGroup(Object.fromEntries(["ai", "as", "bl", "pi", "wh"].map((name) => [name, new FormControl(false)]))),
	});
	constructor() {
		this.form.get("state")!.valueChanges.subscribe((text: string) => this.stateList.set(containing(STATES.map(([, name]) => name), text)));
		this.form.get("major")!.valueChanges.subscribe((text: string) => this.majorList.set(containing(MAJORS, text)));
		page = this;
	}
	openExam(at?: number) { this.openIn(ExamDialog, this.exams, at); }
	openActivity(at?: number) { this.openIn(ActivityDialog, this.activities, at); }
	private openIn(kind: any, list: ReturnType<typeof signal<Entry[]>>, at?: number) {
		this.dialog.open(kind, { data: at === undefined ? null : list()[at], width: "520px" }).afterClosed().subscribe((entry: Entry | undefined) => {
			if (entry) list.update((all) => (at === undefined ? [...all, entry] : all.map((each, i) => (i === at ? entry : each))));
		});
	}
	drop(list: ReturnType<typeof signal<Entry[]>>, at: number) { list.update((all) => all.filter((_, i) => i !== at)); }
	learn(event: MatChipInputEvent) {
		const text = event.value.trim();
		if (text) this.languages.update((all) => [...all, text]);
		event.chipInput.clear();
	}
	unlearn(text: string) { this.languages.update((all) => all.filter((each) => each !== text)); }
	send() { this.submitted = true; }
}
var TEXTS = "first mi last nick email mobile street unit city state zip ecName ecPhone school schoolCity teacher teacherEmail major career essay site g1First g1Last g1Email g2First g2Last signature".split(" ");
var NUMBERS = "gpa sat psat siblings".split(" ");
var DATES = "born graduates signedOn".split(" ");
var SELECTS = "gender pronouns citizen shirt schoolState grade g1Edu g2Edu income hispanic".split(" ");
var page: Application;
bootstrapApplication(Application, { providers: [provideNativeDateAdapter()] }).catch((error) => setTimeout(() => { throw error; }));

const iso = (date: Date | null) => date && `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;
const EXAM = ["subject", "taken", "score"];
const ACTIVITY = ["kind", "group", "role", "years", "hours"];
const at = (name: string) => document.querySelector(`[formControlName="${name}"]`)!;
const textOf = (node: Element | null | undefined) => node?.textContent?.trim() ?? "";
const cell = (table: string, row: number, column: string) => textOf(document.querySelectorAll(`#${table} tr.mat-mdc-row`)[row]?.querySelector(`.mat-column-${column}`));

Object.assign(window, {
	formState() {
		const { race, ...values } = page.form.getRawValue() as Entry;
		const state: Entry = { ...values, race: Object.keys(race).filter((key) => race[key]), languages: page.languages(), submitted: page.submitted };
		for (const key of DATES) state[key] = iso(state[key]) ?? "";
		for (let i = 0; i < 3; i++) {
			for (const key of EXAM) state[`exam${i + 1}_${key}`] = (key === "taken" ? iso(page.exams()[i]?.taken ?? null) : page.exams()[i]?.[key]) ?? "";
			for (const key of ACTIVITY) state[`activity${i + 1}_${key}`] = page.activities()[i]?.[key] ?? (key === "years" ? [] : "");
		}
		return state;
	},
	formShown() {
		const shown: Entry = {};
		for (const key of [...TEXTS, ...NUMBERS, ...DATES]) shown[key] = (at(key) as HTMLInputElement).value;
		for (const key of SELECTS) {
			const control = at(key);
			shown[key] = control.matches("mat-select") ? textOf(control.querySelector(".mat-mdc-select-value-text")) : textOf(control.querySelector(".mat-mdc-radio-checked label, .mat-button-toggle-checked .mat-button-toggle-label-content"));
		}
		const box = (name: string) => at(name).querySelector<HTMLInputElement>("input")!.checked;
		shown.labs = [...at("labs").querySelectorAll(".mat-mdc-chip-selected")].map(textOf);
		shown.code = (at("code") as HTMLInputElement).value;
		shown.firstGen = at("firstGen").querySelector("button")!.getAttribute("aria-checked") === "true";
		shown.honest = box("honest");
		shown.photo = box("photo");
		shown.race = ["ai", "as", "bl", "pi", "wh"].filter(box).map((name) => textOf(at(name)));
		shown.languages = [...document.querySelectorAll("mat-chip-row .mdc-evolution-chip__text-label")].map(textOf);
		for (let i = 0; i < 3; i++) {
			for (const key of EXAM) shown[`exam${i + 1}_${key}`] = cell("exams", i, key);
			for (const key of ACTIVITY) {
				const text = cell("activities", i, key);
				shown[`activity${i + 1}_${key}`] = key === "years" ? text.split(", ").filter(Boolean) : text;
			}
		}
		return shown;
	},
});
