import "@angular/compiler";
import "./styles.css";
import { Component, inject, signal } from "@angular/core";
import { FormArray, FormControl, FormGroup, FormsModule, ReactiveFormsModule, Validators } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MAT_DIALOG_DATA, MatDialog, MatDialogModule, MatDialogRef } from "@angular/material/dialog";
import { MatExpansionModule } from "@angular/material/expansion";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatTableModule } from "@angular/material/table";
import { MatToolbarModule } from "@angular/material/toolbar";
import { bootstrapApplication } from "@angular/platform-browser";
import { MAJORS, STATES } from "../../lists";

const SHARED = [
	FormsModule,
	ReactiveFormsModule,
	MatAutocompleteModule,
	MatButtonModule,
	MatCheckboxModule,
	MatDatepickerModule,
	MatDialogModule,
	MatExpansionModule,
	MatFormFieldModule,
	MatInputModule,
	MatRadioModule,
	MatSelectModule,
	MatTableModule,
	MatToolbarModule,
];

interface Activity {
	type: string;
	organization: string;
	position: string;
	grades: string[];
	hours: string;
	weeks: string;
	description: string;
}
interface Honor {
	title: string;
	grade: string;
}

const text = (...validators: (typeof Validators.required)[]) => new FormControl("", { nonNullable: true, validators });

const ACTIVITY_TYPES = [
	"Academic club",
	"Arts / Music / Theatre",
	"Athletics",
	"Community service",
	"Debate / Speech",
	"Employment (paid)",
	"Environmental",
	"Family responsibilities",
	"Student government",
	"Other",
];

@Component({
	selector: "app-activity-dialog",
	imports: SHARED,
	template: `
		<h2 mat-dialog-title>{{ data ? "Edit activity" : "Add activity" }}</h2>
		<mat-dialog-content>
			<form [formGroup]="form" id="activityForm" class="dialog-form" (ngSubmit)="save()">
				<mat-form-field appearance="outline">
					<mat-label>Activity type</mat-label>
					<mat-select formControlName="type">
						@for (each of types; track each) {
							<mat-option [value]="each">{{ each }}</mat-option>
						}
					</mat-select>
				</mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>Organization or employer</mat-label>
					<input matInput formControlName="organization" required />
					@if (form.controls.organization.hasError("required")) {
						<mat-error>Organization is <strong>required</strong></mat-error>
					}
				</mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>Position / leadership</mat-label>
					<input matInput formControlName="position" />
				</mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>Grades participated</mat-label>
					<mat-select formControlName="grades" multiple>
						<mat-option value="9">9</mat-option>
						<mat-option value="10">10</mat-option>
						<mat-option value="11">11</mat-option>
						<mat-option value="12">12</mat-option>
					</mat-select>
				</mat-form-field>
				<div class="row">
					<mat-form-field appearance="outline">
						<mat-label>Hours per week</mat-label>
						<input matInput formControlName="hours" inputmode="numeric" />
					</mat-form-field>
					<mat-form-field appearance="outline">
						<mat-label>Weeks per year</mat-label>
						<input matInput formControlName="weeks" inputmode="numeric" />
					</mat-form-field>
				</div>
				<mat-form-field appearance="outline">
					<mat-label>Description</mat-label>
					<textarea matInput formControlName="description" rows="3"></textarea>
					<mat-hint>What you did and what came of it</mat-hint>
				</mat-form-field>
			</form>
		</mat-dialog-content>
		<mat-dialog-actions align="end">
			<button mat-button mat-dialog-close type="button">Cancel</button>
			<button mat-flat-button type="submit" form="activityForm">Save</button>
		</mat-dialog-actions>
	`,
})
class ActivityDialog {
	readonly types = ACTIVITY_TYPES;
	readonly data = inject<Activity | undefined>(MAT_DIALOG_DATA, { optional: true });
	private readonly ref = inject<MatDialogRef<ActivityDialog, Activity>>(MatDialogRef);
	readonly form = new FormGroup({
		type: text(),
		organization: text(Validators.required),
		position: text(),
		grades: new FormControl<string[]>([], { nonNullable: true }),
		hours: text(),
		weeks: text(),
		description: text(),
	});
	constructor() {
		if (this.data) this.form.setValue(this.data);
	}
	save() {
		if (this.form.valid) this.ref.close(this.form.getRawValue());
	}
}

@Component({
	selector: "app-honor-dialog",
	imports: SHARED,
	template: `
		<h2 mat-dialog-title>Honor or award</h2>
		<mat-dialog-content>
			<form [formGroup]="form" id="honorForm" class="dialog-form" (ngSubmit)="save()">
				<mat-form-field appearance="outline">
					<mat-label>Name of honor</mat-label>
					<input matInput formControlName="title" required />
				</mat-form-field>
				<mat-form-field appearance="outline">
					<mat-label>Grade when received</mat-label>
					<mat-select formControlName="grade">
						@for (each of grades; track each) {
							<mat-option [value]="each">{{ each }} grade</mat-option>
						}
					</mat-select>
				</mat-form-field>
			</form>
		</mat-dialog-content>
		<mat-dialog-actions align="end">
			<button mat-button mat-dialog-close type="button">Cancel</button>
			<button mat-flat-button type="submit" form="honorForm">Save</button>
		</mat-dialog-actions>
	`,
})
class HonorDialog {
	readonly grades = ["9th", "10th", "11th", "12th"];
	readonly data = inject<Honor | undefined>(MAT_DIALOG_DATA, { optional: true });
	private readonly ref = inject<MatDialogRef<HonorDialog, Honor>>(MatDialogRef);
	readonly form = new FormGroup({ title: text(Validators.required), grade: text() });
	constructor() {
		if (this.data) this.form.setValue(this.data);
	}
	save() {
		if (this.form.valid) this.ref.close(this.form.getRawValue());
	}
}

const RACES = [
	{ id: "aian", label: "American Indian or Alaska Native" },
	{ id: "asian", label: "Asian" },
	{ id: "black", label: "Black or African American" },
	{ id: "nhpi", label: "Native Hawaiian or Other Pacific Islander" },
	{ id: "white", label: "White" },
];

const input = (name: string, label: string, more = "", hint = "") => `
	<mat-form-field appearance="outline">
		<mat-label>${label}</mat-label>
		<input matInput formControlName="${name}" ${more} />
		${hint && `<mat-hint>${hint}</mat-hint>`}
	</mat-form-field>`;
const select = (name: string, label: string, options: [string, string][], more = "") => `
	<mat-form-field appearance="outline">
		<mat-label>${label}</mat-label>
		<mat-select formControlName="${name}" ${more}>
			<mat-option value="">--</mat-option>
			${options.map(([value, each]) => `<mat-option value="${value}">${each}</mat-option>`).join("")}
		</mat-select>
	</mat-form-field>`;
const date = (name: string, label: string) => `
	<mat-form-field appearance="outline">
		<mat-label>${label}</mat-label>
		<input matInput [matDatepicker]="${name}Picker" formControlName="${name}" required />
		<mat-hint>MM/DD/YYYY</mat-hint>
		<mat-datepicker-toggle matIconSuffix [for]="${name}Picker"></mat-datepicker-toggle>
		<mat-datepicker #${name}Picker></mat-datepicker>
	</mat-form-field>`;
const panel = (title: string, description: string, content: string, open = "") => `
	<mat-expansion-panel ${open}>
		<mat-expansion-panel-header>
			<mat-panel-title>${title}</mat-panel-title>
			<mat-panel-description>${description}</mat-panel-description>
		</mat-expansion-panel-header>
		${content}
	</mat-expansion-panel>`;
const EDUCATION: [string, string][] = [
	["NOHS", "Did not complete high school"],
	["HS", "High school diploma or GED"],
	["SOME", "Some college, no degree"],
	["AA", "Associate degree"],
	["BA", "Bachelor's degree"],
	["GRAD", "Graduate or professional degree"],
	["UNK", "Unknown"],
];
const column = (name: string, head: string, cell: string) => `
	<ng-container matColumnDef="${name}">
		<th mat-header-cell *matHeaderCellDef>${head}</th>
		<td mat-cell *matCellDef="let element">{{ ${cell} }}</td>
	</ng-container>`;
const table = (list: string, noun: string, columns: string) => `
	<table mat-table [dataSource]="${list}()" class="mat-elevation-z1" id="${list}-table">
		${columns}
		<ng-container matColumnDef="actions">
			<th mat-header-cell *matHeaderCellDef></th>
			<td mat-cell *matCellDef="let element; let i = index">
				<button mat-button type="button" (click)="edit${noun}(i)">Edit</button>
				<button mat-button type="button" (click)="remove${noun}(i)">Delete</button>
			</td>
		</ng-container>
		<tr mat-header-row *matHeaderRowDef="${list}Columns"></tr>
		<tr mat-row *matRowDef="let row; columns: ${list}Columns"></tr>
		<tr class="mat-row" *matNoDataRow><td class="mat-cell empty" [attr.colspan]="${list}Columns.length">Nothing added yet.</td></tr>
	</table>
	<button mat-stroked-button type="button" class="add-${list}" (click)="edit${noun}()">Add ${noun === "Honor" ? "an honor" : "an activity"}</button>`;

@Component({
	selector: "app-root",
	imports: SHARED,
	template: `
		<mat-toolbar><span>Spandrel State College</span><span class="spacer"></span><span class="small">Office of Admission</span></mat-toolbar>
		<main>
			<h1>First-Year Application for Admission</h1>
			<p>Our public liberal arts mission starts with you. Fields marked with an asterisk must be completed before you can submit. Your work is saved for 30 days.</p>
			<div class="action-buttons">
				<button mat-button type="button" (click)="accordion.openAll()">Expand All</button>
				<button mat-button type="button" (click)="accordion.closeAll()">Collapse All</button>
			</div>
			<form [formGroup]="form" (ngSubmit)="submit()" autocomplete="off">
				<mat-accordion multi #accordion="matAccordion">
					${panel(
						"Personal information",
						"Name, contact, address",
						`<div class="row">${input("legalFirst", "Legal first name", "required")}${input("legalLast", "Legal last name", "required")}</div>
						<div class="row">${date("birthdate", "Date of birth")}${input("ssn", "Social Security Number", 'type="password" maxlength="11"', "Needed only if you will file the FAFSA")}</div>
						<div class="row">${input("email", "Email", 'type="email" required')}${input("mobile", "Mobile phone", 'type="tel"')}</div>
						<mat-checkbox formControlName="texts">You may text me about my application and campus events</mat-checkbox>
						<h3>Permanent address</h3>
						${input("addr1", "Address line 1", "required")}${input("addr2", "Address line 2")}
						<div class="row">${input("addrCity", "City", "required")}${select("addrState", "State / territory", STATES as [string, string][], "required")}${input("addrZip", "Postal code", "required")}</div>`,
						"expanded",
					)}
					${panel(
						"Enrollment plans",
						"Term and program",
						`<div class="row">${select("term", "Entry term", [
							["202740", "Fall 2027"],
							["202810", "Spring 2028"],
							["202840", "Fall 2028"],
						], "required")}
						<mat-form-field appearance="outline">
							<mat-label>Intended program of study</mat-label>
							<input matInput formControlName="program" [matAutocomplete]="auto" />
							<mat-autocomplete #auto="matAutocomplete">
								@for (each of programs(); track each) { <mat-option [value]="each">{{ each }}</mat-option> }
							</mat-autocomplete>
						</mat-form-field></div>
						<label id="housing-label">Where do you plan to live?</label>
						<mat-radio-group aria-labelledby="housing-label" formControlName="housing">
							<mat-radio-button value="hall">Residence hall</mat-radio-button>
							<mat-radio-button value="commute">Commute</mat-radio-button>
						</mat-radio-group>`,
					)}
					${panel(
						"Academic history",
						"High school and test scores",
						`${input("schoolName", "Current or most recent high school", "required")}
						<div class="row">${date("gradDate", "Graduation date")}${input("gpa", "Unweighted GPA", 'inputmode="decimal"', "4.0 scale")}</div>
						<div class="row">${input("satErw", "SAT Evidence-Based Reading and Writing")}${input("satMath", "SAT Math")}${input("actComp", "ACT Composite")}</div>
						<p class="mat-caption">We are test optional.</p>
						<h3>School counselor</h3>
						<div class="row">${input("counselorName", "Name")}${input("counselorEmail", "Email", 'type="email"')}</div>`,
					)}
					${panel(
						"Activities",
						"Clubs, jobs, service, family",
						`<p>List up to six activities, beginning with the one that matters most to you.</p><div class="scroll">${table(
							"activities",
							"Activity",
							column("type", "Type", "element.type") +
								column("organization", "Organization", "element.organization") +
								column("position", "Position", "element.position") +
								column("grades", "Grades", "element.grades.join(', ')") +
								column("hours", "Hrs/wk", "element.hours") +
								column("weeks", "Wks/yr", "element.weeks") +
								column("description", "Description", "element.description"),
						)}</div>`,
					)}
					${panel("Honors", "Academic and community recognition", table("honors", "Honor", column("title", "Honor", "element.title") + column("grade", "Grade", "element.grade")))}
					${panel(
						"Family",
						"Parents and siblings",
						[1, 2]
							.map(
								(n) => `<h3>Parent or guardian ${n}</h3><div class="row">${input(`p${n}First`, "First name")}${input(`p${n}Last`, "Last name")}${select(`p${n}Educ`, "Highest level of education", EDUCATION)}</div>`,
							)
							.join("") +
							`<h3>Siblings</h3>
							<div formArrayName="siblings">
								@for (sibling of siblings.controls; track sibling; let i = $index) {
									<div class="row sibling" [formGroupName]="i">${input("name", "Sibling's full name")}${input("age", "Age")}<button mat-button type="button" (click)="siblings.removeAt(i)">Remove</button></div>
								}
							</div>
							<button mat-stroked-button type="button" class="add-sibling" (click)="addSibling()">Add sibling</button>
							<h3>Legacy</h3>
							${input("alumName", "Relative who attended Spandrel State (name and class year)")}`,
					)}
					${panel(
						"Citizenship and demographics",
						"Optional unless marked",
						`${select("citizenship", "Citizenship status", [
							["C", "U.S. citizen"],
							["P", "Permanent resident"],
							["D", "DACA / undocumented"],
							["N", "Nonresident"],
						], "required")}
						<label id="hisp-label">Are you Hispanic or Latino/a?</label>
						<mat-radio-group aria-labelledby="hisp-label" formControlName="hispanic">
							<mat-radio-button value="Y">Yes</mat-radio-button>
							<mat-radio-button value="N">No</mat-radio-button>
						</mat-radio-group>
						<fieldset class="race" formGroupName="race"><legend>Race (select all that apply)</legend>
							${RACES.map(({ id, label }) => `<mat-checkbox formControlName="${id}">${label}</mat-checkbox>`).join("")}
						</fieldset>
						<label id="fg-label">Are you a first-generation college student?</label>
						<mat-radio-group aria-labelledby="fg-label" formControlName="firstGen">
							<mat-radio-button value="Y">Yes</mat-radio-button>
							<mat-radio-button value="N">No</mat-radio-button>
							<mat-radio-button value="U">Unsure</mat-radio-button>
						</mat-radio-group>`,
					)}
					${panel(
						"Essay and signature",
						"Almost there",
						`<mat-form-field appearance="outline">
							<mat-label>Tell us about a question that has changed your mind</mat-label>
							<textarea matInput formControlName="essay" rows="8" required></textarea>
							<mat-hint>250–500 words</mat-hint>
						</mat-form-field>
						${select("source", "How did you first learn about Spandrel State?", [
							["fair", "College fair"],
							["mail", "Mail or email"],
							["friend", "Friend or family"],
							["web", "Web search"],
						])}
						<mat-checkbox formControlName="honesty" required>I certify that this application is my own work and is complete and accurate.</mat-checkbox>
						${input("signature", "Signature of applicant", "required", "Type your full name")}`,
					)}
				</mat-accordion>
				<div class="action-buttons"><button mat-flat-button type="submit">Submit application</button></div>
			</form>
		</main>
	`,
})
class ApplicationPage {
	private readonly dialog = inject(MatDialog);
	readonly activities = signal<Activity[]>([]);
	readonly honors = signal<Honor[]>([]);
	readonly activitiesColumns = ["type", "organization", "position", "grades", "hours", "weeks", "description", "actions"];
	readonly honorsColumns = ["title", "grade", "actions"];
	readonly programs = signal(MAJORS);
	submitted = false;
	readonly siblings = new FormArray<FormGroup>([]);
	readonly form = new FormGroup<Record<string, FormControl | FormGroup | FormArray>>({
		...Object.fromEntries(PLAIN.map((name) => [name, text()])),
		birthdate: new FormControl<Date | null>(null),
		gradDate: new FormControl<Date | null>(null),
		texts: new FormControl(false),
		honesty: new FormControl(false),
		race: new FormGroup(Object.fromEntries(RACES.map(({ id }) => [id, new FormControl(false)]))),
		siblings: this.siblings,
	});
	constructor() {
		page = this;
		this.form.controls.program.valueChanges.subscribe((typed: string) =>
			this.programs.set(MAJORS.filter((each) => each.toLowerCase().includes(typed.toLowerCase()))),
		);
	}
	editActivity(index?: number) {
		this.openFor(ActivityDialog, this.activities, index);
	}
	removeActivity(index: number) {
		this.activities.update((list) => list.filter((_each, at) => at !== index));
	}
	editHonor(index?: number) {
		this.openFor(HonorDialog, this.honors, index);
	}
	removeHonor(index: number) {
		this.honors.update((list) => list.filter((_each, at) => at !== index));
	}
	// biome-ignore lint/suspicious/noExplicitAny: both dialogs
	private openFor(dialog: any, list: any, index?: number) {
		this.dialog
			.open(dialog, { width: "560px", data: index === undefined ? undefined : list()[index] })
			.afterClosed()
			.subscribe((saved: unknown) => {
				if (!saved) return;
				list.update((old: unknown[]) => (index === undefined ? [...old, saved] : old.map((each, at) => (at === index ? saved : each))));
			});
	}
	addSibling() {
		this.siblings.push(new FormGroup({ name: text(), age: text() }));
	}
	submit() {
		this.submitted = true;
	}
}

let page: ApplicationPage;
var PLAIN =
	"legalFirst legalLast ssn email mobile addr1 addr2 addrCity addrState addrZip term program housing schoolName gpa satErw satMath actComp counselorName counselorEmail p1First p1Last p1Educ p2First p2Last p2Educ alumName citizenship hispanic firstGen essay source signature".split(
		" ",
	);
const ACTIVITY_KEYS = ["type", "organization", "position", "grades", "hours", "weeks", "description"] as const;

const pad = (number: number) => String(number).padStart(2, "0");
const dayOf = (value: Date | null) => (value ? `${value.getFullYear()}-${pad(value.getMonth() + 1)}-${pad(value.getDate())}` : "");

function shownIn(control: Element | null) {
	if (!control) return "";
	if (control.matches("mat-select")) return control.querySelector(".mat-mdc-select-value-text")?.textContent?.trim() ?? "";
	if (control.matches("mat-radio-group")) return control.querySelector("input:checked")?.closest("mat-radio-button")?.textContent?.trim() ?? "";
	if (control.matches("mat-checkbox")) return control.querySelector("input")?.checked ?? false;
	return (control as HTMLInputElement).value;
}

Object.assign(window, {
	formState() {
		const value = page.form.getRawValue() as Record<string, any>;
		const state: Record<string, unknown> = { submitted: page.submitted };
		for (const name of PLAIN) state[name] = value[name] ?? "";
		state.birthdate = dayOf(value.birthdate);
		state.gradDate = dayOf(value.gradDate);
		state.texts = value.texts;
		state.honesty = value.honesty;
		state.race = RACES.filter(({ id }) => value.race[id]).map(({ id }) => id);
		for (const row of [0, 1, 2]) {
			for (const key of ACTIVITY_KEYS) state[`activity${row}.${key}`] = page.activities()[row]?.[key] ?? (key === "grades" ? [] : "");
			for (const key of ["title", "grade"] as const) state[`honor${row}.${key}`] = page.honors()[row]?.[key] ?? "";
		}
		for (const row of [0, 1]) for (const key of ["name", "age"]) state[`sibling${row}.${key}`] = value.siblings[row]?.[key] ?? "";
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const name of [...PLAIN, "birthdate", "gradDate", "texts", "honesty"]) shown[name] = shownIn(document.querySelector(`main [formcontrolname="${name}"]`));
		shown.race = [...document.querySelectorAll(".race mat-checkbox")].filter((each) => each.querySelector("input")?.checked).map((each) => each.textContent?.trim());
		const cell = (table: string, row: number, column: string) =>
			document.querySelectorAll(`#${table}-table tr.mat-mdc-row`)[row]?.querySelector(`.mat-column-${column}`)?.textContent?.trim() ?? "";
		for (const row of [0, 1, 2]) {
			for (const key of ACTIVITY_KEYS) {
				const read = cell("activities", row, key);
				shown[`activity${row}.${key}`] = key === "grades" ? read.split(", ").filter(Boolean) : read;
			}
			for (const key of ["title", "grade"]) shown[`honor${row}.${key}`] = cell("honors", row, key);
		}
		const siblings = document.querySelectorAll(".sibling");
		for (const row of [0, 1])
			for (const key of ["name", "age"]) shown[`sibling${row}.${key}`] = shownIn(siblings[row]?.querySelector(`[formcontrolname="${key}"]`) ?? null);
		return shown;
	},
});

const host = document.createElement("app-root");
document.getElementById("root")?.append(host);
bootstrapApplication(ApplicationPage, { providers: [provideNativeDateAdapter()] }).catch((error) => {
	throw error;
});
