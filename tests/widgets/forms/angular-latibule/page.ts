import "@angular/compiler";
import "./styles.css";
import { ChangeDetectorRef, Component, inject } from "@angular/core";
import { FormControl, FormGroup, ReactiveFormsModule } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatButtonToggleModule } from "@angular/material/button-toggle";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { STEPPER_GLOBAL_OPTIONS } from "@angular/cdk/stepper";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MAT_DIALOG_DATA, MatDialog, MatDialogModule, MatDialogRef } from "@angular/material/dialog";
import { MAT_FORM_FIELD_DEFAULT_OPTIONS, MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatSlideToggleModule } from "@angular/material/slide-toggle";
import { MatStepperModule } from "@angular/material/stepper";
import { MatTableModule } from "@angular/material/table";
import { MatToolbarModule } from "@angular/material/toolbar";
import { bootstrapApplication } from "@angular/platform-browser";
import { COUNTRIES, STATES } from "../../lists";

const ACTIVITY_TYPES = [
	"Athletics",
	"Clubs and organizations",
	"Community service / volunteer work",
	"Debate, speech or forensics",
	"Employment (paid)",
	"Environment and sustainability",
	"Family responsibilities",
	"Music, theater or dance",
	"Student government",
	"Other",
];
const GRADES = [
	["9", "9th grade"],
	["10", "10th grade"],
	["11", "11th grade"],
	["12", "12th grade"],
];
const PROGRAMS = [
	"Accounting, AAS",
	"Automotive Technology, AAS",
	"Business (transfer), AA",
	"Computer Science (transfer), AS",
	"Early Childhood Education, AAS",
	"Environmental Engineering (transfer), AS",
	"Fire Science, AAS",
	"General Studies (transfer), AA",
	"Mechanical Engineering (transfer), AS",
	"Nursing, AAS",
	"Welding Technology, Certificate",
];
const RACES = [
	["amin", "American Indian or Alaska Native"],
	["asian", "Asian"],
	["black", "Black or African American"],
	["nhpi", "Native Hawaiian or Pacific Islander"],
	["white", "White"],
];
const PARENT_EDUCATION = [
	["none", "Did not finish high school"],
	["hs", "High school diploma or GED"],
	["some", "Some college, no degree"],
	["assoc", "Associate degree"],
	["bach", "Bachelor's degree"],
	["grad", "Graduate or professional degree"],
	["unk", "Don't know"],
];
const CITIZENSHIP = [
	["USC", "U.S. citizen"],
	["USN", "U.S. national"],
	["LPR", "Lawful permanent resident (green card)"],
	["REF", "Refugee or asylee"],
	["INT", "International student (F-1 or other visa)"],
	["OTH", "Other / prefer to discuss"],
];
const INCOME = [
	["A", "Less than $25,000"],
	["B", "$25,000 – $44,999"],
	["C", "$45,000 – $59,999"],
	["D", "$60,000 – $74,999"],
	["E", "$75,000 – $99,999"],
	["F", "$100,000 or more"],
	["X", "Prefer not to say"],
];
const DEGREES = [
	["C", "Certificate"],
	["A", "Associate"],
	["B", "Bachelor's"],
	["M", "Master's"],
	["D", "Doctorate or professional"],
	["U", "Not sure yet"],
];
const LIMIT = 3;

type Activity = { type: string; organization: string; role: string; description: string; grades: string[]; hours: number | null; weeks: number | null };

@Component({
	selector: "pb-activity-dialog",
	imports: [ReactiveFormsModule, MatDialogModule, MatFormFieldModule, MatInputModule, MatSelectModule, MatButtonModule],
	template: `
		<h2 mat-dialog-title>{{ isNew ? 'Add an activity' : 'Edit activity' }}</h2>
		<mat-dialog-content [formGroup]="form">
			<mat-form-field><mat-label>Kind of activity</mat-label>
				<mat-select formControlName="type">
					@for (each of types; track each) { <mat-option [value]="each">{{ each }}</mat-option> }
				</mat-select>
			</mat-form-field>
			<mat-form-field><mat-label>Group, team or employer</mat-label><input matInput formControlName="organization"></mat-form-field>
			<mat-form-field><mat-label>Your role</mat-label><input matInput formControlName="role" maxlength="60"></mat-form-field>
			<mat-form-field><mat-label>When did you take part?</mat-label>
				<mat-select formControlName="grades" multiple>
					@for (each of grades; track each[0]) { <mat-option [value]="each[0]">{{ each[1] }}</mat-option> }
				</mat-select>
			</mat-form-field>
			<div class="pair">
				<mat-form-field><mat-label>Hours per week</mat-label><input matInput type="number" min="0" max="168" formControlName="hours"></mat-form-field>
				<mat-form-field><mat-label>Weeks per year</mat-label><input matInput type="number" min="0" max="52" formControlName="weeks"></mat-form-field>
			</div>
			<mat-form-field><mat-label>What did you do?</mat-label><textarea matInput rows="3" maxlength="150" formControlName="description" #what></textarea>
				<mat-hint align="end">{{ what.value.length }}/150</mat-hint>
			</mat-form-field>
		</mat-dialog-content>
		<mat-dialog-actions align="end">
			<button matButton mat-dialog-close>Cancel</button>
			<button matButton="filled" (click)="save()">Save activity</button>
		</mat-dialog-actions>`,
})
class ActivityDialog {
	types = ACTIVITY_TYPES;
	grades = GRADES;
	given: Activity | null = inject(MAT_DIALOG_DATA);
	isNew = !this.given;
	dialog = inject(MatDialogRef);
	form = new FormGroup({
		type: new FormControl(this.given?.type ?? ""),
		organization: new FormControl(this.given?.organization ?? ""),
		role: new FormControl(this.given?.role ?? ""),
		grades: new FormControl(this.given?.grades ?? []),
		hours: new FormControl(this.given?.hours ?? null),
		weeks: new FormControl(this.given?.weeks ?? null),
		description: new FormControl(this.given?.description ?? ""),
	});
	save() {
		if (this.form.value.type || this.form.value.organization) this.dialog.close(this.form.getRawValue());
	}
}

const TEXTS = [
	"applicantType", "lastName", "firstName", "middleName", "suffix", "previousName", "chosenName", "email", "phone", "altPhone",
	"street", "unit", "city", "state", "zip", "county", "mailStreet", "mailCity", "mailState", "mailZip",
	"citizenship", "birthCountry", "hispanic", "gender", "emName", "emRelation", "emPhone",
	"hsName", "hsCity", "hsState", "hsGpa", "hsStatus", "priorCollege",
	"program", "degree", "career", "startYear", "startTerm", "load", "transferTo",
	"p1Education", "p2Education", "firstGen", "householdSize", "income", "heardFrom", "signature",
] as const;
const group: Record<string, FormControl> = Object.fromEntries(TEXTS.map((key) => [key, new FormControl("")]));
group.race = new FormControl([]);
group.dob = new FormControl(null);
group.hsGradDate = new FormControl(null);
group.signDate = new FormControl(null);
group.textMe = new FormControl(false);
group.certify = new FormControl(false);
const application = new FormGroup(group);
let activities: Activity[] = [];
let submitted = false;

@Component({
	selector: "pb-application",
	imports: [
		ReactiveFormsModule, MatAutocompleteModule, MatButtonModule, MatButtonToggleModule, MatCardModule, MatCheckboxModule,
		MatDatepickerModule, MatDialogModule, MatFormFieldModule, MatInputModule, MatRadioModule, MatSelectModule,
		MatSlideToggleModule, MatStepperModule, MatTableModule, MatToolbarModule,
	],
	template: `
	<mat-toolbar><span>Pinyon Basin Community College</span><span class="grow"></span><a matButton href="#help">Admissions help</a></mat-toolbar>
	<main [formGroup]="form">
		<h1>Application for Admission</h1>
		<p class="lead">It's free to apply. Most students finish in about 20 minutes. You can come back and change your answers until you submit.</p>
		<mat-stepper #stepper>
			<ng-template matStepperIcon="edit" let-index="index">{{ index + 1 }}</ng-template>
			<ng-template matStepperIcon="done">✓</ng-template>
			<mat-step label="Get started">
				<p id="typeLabel" class="question">Which of these describes you?</p>
				<mat-radio-group formControlName="applicantType" aria-labelledby="typeLabel" class="column">
					<mat-radio-button value="first">First-time college student</mat-radio-button>
					<mat-radio-button value="transfer">Transfer student</mat-radio-button>
					<mat-radio-button value="returning">Returning Pinyon Basin student</mat-radio-button>
					<mat-radio-button value="dual">High school student taking college classes</mat-radio-button>
				</mat-radio-group>
				<button matButton="filled" matStepperNext>Continue</button>
			</mat-step>

			<mat-step label="Your application">
				<h2>Your name</h2>
				<p class="help">Enter your name as it appears on your government ID.</p>
				<div class="grid">
					<mat-form-field><mat-label>Legal last name</mat-label><input matInput required formControlName="lastName"></mat-form-field>
					<mat-form-field><mat-label>Legal first name</mat-label><input matInput required formControlName="firstName"></mat-form-field>
					<mat-form-field><mat-label>Middle name</mat-label><input matInput formControlName="middleName"></mat-form-field>
					<mat-form-field><mat-label>Suffix</mat-label>
						<mat-select formControlName="suffix">
							<mat-option value="">None</mat-option>
							@for (each of suffixes; track each) { <mat-option [value]="each">{{ each }}</mat-option> }
						</mat-select>
					</mat-form-field>
					<mat-form-field><mat-label>Previous last name</mat-label><input matInput formControlName="previousName"><mat-hint>If your school records are under another name</mat-hint></mat-form-field>
					<mat-form-field><mat-label>Chosen first name</mat-label><input matInput formControlName="chosenName"><mat-hint>What should we call you?</mat-hint></mat-form-field>
				</div>

				<h2>Contact</h2>
				<div class="grid">
					<mat-form-field><mat-label>Date of birth</mat-label>
						<input matInput required [matDatepicker]="dobPicker" formControlName="dob"><mat-hint>MM/DD/YYYY</mat-hint>
						<mat-datepicker-toggle matIconSuffix [for]="dobPicker"></mat-datepicker-toggle><mat-datepicker #dobPicker></mat-datepicker>
					</mat-form-field>
					<mat-form-field><mat-label>Personal email</mat-label><input matInput required type="email" formControlName="email"><mat-hint>Not a school address you will lose after graduation</mat-hint></mat-form-field>
					<mat-form-field><mat-label>Cell phone</mat-label><input matInput type="tel" formControlName="phone" placeholder="555-555-5555"></mat-form-field>
					<mat-form-field><mat-label>Alternate phone</mat-label><input matInput type="tel" formControlName="altPhone" placeholder="555-555-5555"></mat-form-field>
				</div>
				<mat-slide-toggle formControlName="textMe">Text me updates about my application. Message and data rates may apply.</mat-slide-toggle>

				<h2>Home address</h2>
				<div class="grid">
					<mat-form-field class="wide"><mat-label>Street address</mat-label><input matInput required formControlName="street"></mat-form-field>
					<mat-form-field><mat-label>Apartment or unit</mat-label><input matInput formControlName="unit"></mat-form-field>
					<mat-form-field><mat-label>City</mat-label><input matInput required formControlName="city"></mat-form-field>
					<mat-form-field><mat-label>State</mat-label><input matInput required formControlName="state" [matAutocomplete]="stateAuto">
						<mat-autocomplete #stateAuto="matAutocomplete" requireSelection>
							@for (each of filtered(states, 'state'); track each) { <mat-option [value]="each">{{ each }}</mat-option> }
						</mat-autocomplete>
					</mat-form-field>
					<mat-form-field><mat-label>ZIP code</mat-label><input matInput required formControlName="zip"></mat-form-field>
					<mat-form-field><mat-label>County</mat-label><input matInput formControlName="county"></mat-form-field>
				</div>
				<h3>Mailing address, only if different</h3>
				<div class="grid">
					<mat-form-field class="wide"><mat-label>Mailing street or P.O. Box</mat-label><input matInput formControlName="mailStreet"></mat-form-field>
					<mat-form-field><mat-label>Mailing city</mat-label><input matInput formControlName="mailCity"></mat-form-field>
					<mat-form-field><mat-label>Mailing state</mat-label><input matInput formControlName="mailState" [matAutocomplete]="mailAuto">
						<mat-autocomplete #mailAuto="matAutocomplete" requireSelection>
							@for (each of filtered(states, 'mailState'); track each) { <mat-option [value]="each">{{ each }}</mat-option> }
						</mat-autocomplete>
					</mat-form-field>
					<mat-form-field><mat-label>Mailing ZIP</mat-label><input matInput formControlName="mailZip"></mat-form-field>
				</div>

				<h2>Emergency contact</h2>
				<div class="grid">
					<mat-form-field><mat-label>Name</mat-label><input matInput formControlName="emName"></mat-form-field>
					<mat-form-field><mat-label>Relationship to you</mat-label><input matInput formControlName="emRelation"></mat-form-field>
					<mat-form-field><mat-label>Phone</mat-label><input matInput type="tel" formControlName="emPhone"></mat-form-field>
				</div>

				<h2>Schooling</h2>
				<div class="grid">
					<mat-form-field class="wide"><mat-label>High school you attend or last attended</mat-label><input matInput formControlName="hsName"></mat-form-field>
					<mat-form-field><mat-label>High school city</mat-label><input matInput formControlName="hsCity"></mat-form-field>
					<mat-form-field><mat-label>High school state</mat-label><input matInput formControlName="hsState" [matAutocomplete]="hsAuto">
						<mat-autocomplete #hsAuto="matAutocomplete" requireSelection>
							@for (each of filtered(states, 'hsState'); track each) { <mat-option [value]="each">{{ each }}</mat-option> }
						</mat-autocomplete>
					</mat-form-field>
					<mat-form-field><mat-label>High school graduation date</mat-label>
						<input matInput [matDatepicker]="gradPicker" formControlName="hsGradDate"><mat-hint>Actual or expected, MM/DD/YYYY</mat-hint>
						<mat-datepicker-toggle matIconSuffix [for]="gradPicker"></mat-datepicker-toggle><mat-datepicker #gradPicker startView="multi-year"></mat-datepicker>
					</mat-form-field>
					<mat-form-field><mat-label>Unweighted GPA</mat-label><input matInput type="number" step="0.01" min="0" max="4" formControlName="hsGpa"></mat-form-field>
					<mat-form-field><mat-label>College attended, if any</mat-label><input matInput formControlName="priorCollege"></mat-form-field>
				</div>
				<p id="hsStatusLabel" class="question">High school completion</p>
				<mat-radio-group formControlName="hsStatus" aria-labelledby="hsStatusLabel" class="column">
					<mat-radio-button value="have">I have a high school diploma</mat-radio-button>
					<mat-radio-button value="will">I will graduate from high school before I start classes</mat-radio-button>
					<mat-radio-button value="ged">I have or will have a GED</mat-radio-button>
					<mat-radio-button value="none">I will not finish high school</mat-radio-button>
				</mat-radio-group>

				<h2>Your plans</h2>
				<div class="grid">
					<mat-form-field class="wide"><mat-label>Program of study</mat-label><input matInput formControlName="program" [matAutocomplete]="programAuto" placeholder="Start typing a program">
						<mat-autocomplete #programAuto="matAutocomplete" requireSelection>
							@for (each of filtered(programs, 'program'); track each) { <mat-option [value]="each">{{ each }}</mat-option> }
						</mat-autocomplete>
					</mat-form-field>
					<mat-form-field><mat-label>Year you want to start</mat-label>
						<mat-select formControlName="startYear">@for (each of ['2026', '2027', '2028', '2029']; track each) { <mat-option [value]="each">{{ each }}</mat-option> }</mat-select>
					</mat-form-field>
					<mat-form-field><mat-label>Quarter you want to start</mat-label>
						<mat-select formControlName="startTerm">@for (each of ['Summer', 'Fall', 'Winter', 'Spring']; track each) { <mat-option [value]="each">{{ each }}</mat-option> }</mat-select>
					</mat-form-field>
					<mat-form-field><mat-label>Highest degree you hope to earn</mat-label>
						<mat-select formControlName="degree">@for (each of degrees; track each[0]) { <mat-option [value]="each[0]">{{ each[1] }}</mat-option> }</mat-select>
					</mat-form-field>
					<mat-form-field><mat-label>Career goal</mat-label><input matInput formControlName="career"></mat-form-field>
					<mat-form-field class="wide"><mat-label>If you plan to transfer, to which university?</mat-label><input matInput formControlName="transferTo"></mat-form-field>
				</div>
				<p id="loadLabel" class="question">How many classes will you take?</p>
				<mat-button-toggle-group formControlName="load" aria-labelledby="loadLabel">
					<mat-button-toggle value="full">Full time</mat-button-toggle><mat-button-toggle value="half">Half time</mat-button-toggle><mat-button-toggle value="less">One or two classes</mat-button-toggle>
				</mat-button-toggle-group>

				<h2>About you and your family</h2>
				<p class="help">We report these answers to the state only as totals. They do not affect admission.</p>
				<div class="grid">
					<mat-form-field><mat-label>Citizenship</mat-label>
						<mat-select formControlName="citizenship">@for (each of citizenships; track each[0]) { <mat-option [value]="each[0]">{{ each[1] }}</mat-option> }</mat-select>
					</mat-form-field>
					<mat-form-field><mat-label>Country of birth</mat-label>
						<mat-select formControlName="birthCountry">@for (each of countries; track each) { <mat-option [value]="each">{{ each }}</mat-option> }</mat-select>
					</mat-form-field>
					<mat-form-field><mat-label>Race (choose all that apply)</mat-label>
						<mat-select formControlName="race" multiple>@for (each of races; track each[0]) { <mat-option [value]="each[0]">{{ each[1] }}</mat-option> }</mat-select>
					</mat-form-field>
					<mat-form-field><mat-label>Mother's or first parent's education</mat-label>
						<mat-select formControlName="p1Education">@for (each of educations; track each[0]) { <mat-option [value]="each[0]">{{ each[1] }}</mat-option> }</mat-select>
					</mat-form-field>
					<mat-form-field><mat-label>Father's or second parent's education</mat-label>
						<mat-select formControlName="p2Education">@for (each of educations; track each[0]) { <mat-option [value]="each[0]">{{ each[1] }}</mat-option> }</mat-select>
					</mat-form-field>
					<mat-form-field><mat-label>People in your household</mat-label><input matInput type="number" min="1" formControlName="householdSize"></mat-form-field>
					<mat-form-field><mat-label>Household income last year</mat-label>
						<mat-select formControlName="income">@for (each of incomes; track each[0]) { <mat-option [value]="each[0]">{{ each[1] }}</mat-option> }</mat-select>
					</mat-form-field>
				</div>
				<p id="genderLabel" class="question">Gender</p>
				<mat-radio-group formControlName="gender" aria-labelledby="genderLabel">
					<mat-radio-button value="F">Woman</mat-radio-button><mat-radio-button value="M">Man</mat-radio-button>
					<mat-radio-button value="N">Nonbinary</mat-radio-button><mat-radio-button value="X">Prefer not to answer</mat-radio-button>
				</mat-radio-group>
				<p id="hispanicLabel" class="question">Are you Hispanic or Latino/a?</p>
				<mat-radio-group formControlName="hispanic" aria-labelledby="hispanicLabel"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>
				<p id="firstGenLabel" class="question">Will you be the first in your family to attend college?</p>
				<mat-radio-group formControlName="firstGen" aria-labelledby="firstGenLabel"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>

				<h2>Activities and work</h2>
				<p class="help">Add up to three, most important first. Our Foundation scholarships use this list, so you won't have to fill it in twice.</p>
				@for (each of activities; track each; let i = $index) {
					<mat-card appearance="outlined" class="entry">
						<mat-card-header>
							<mat-card-title class="a-organization">{{ each.organization }}</mat-card-title>
							<mat-card-subtitle><span class="a-role">{{ each.role }}</span> · <span class="a-type">{{ each.type }}</span></mat-card-subtitle>
						</mat-card-header>
						<mat-card-content>
							<p class="a-description">{{ each.description }}</p>
							<p>Grades <span class="a-grades">{{ each.grades.join(', ') }}</span>; <span class="a-hours">{{ each.hours }}</span> hours a week, <span class="a-weeks">{{ each.weeks }}</span> weeks a year</p>
						</mat-card-content>
						<mat-card-actions><button matButton (click)="edit(i)">Edit</button><button matButton (click)="remove(i)">Remove</button></mat-card-actions>
					</mat-card>
				} @empty { <p class="empty">No activities yet.</p> }
				<button matButton="outlined" (click)="edit(-1)" [disabled]="activities.length >= 3">Add activity</button>

				<div class="nav"><button matButton matStepperPrevious>Back</button><button matButton="filled" matStepperNext>Continue</button></div>
			</mat-step>

			<mat-step label="Sign and submit">
				<mat-form-field><mat-label>How did you hear about us?</mat-label>
					<mat-select formControlName="heardFrom">@for (each of ['A friend', 'A counselor', 'Online ad', 'Campus visit']; track each) { <mat-option [value]="each">{{ each }}</mat-option> }</mat-select>
				</mat-form-field>
				<mat-checkbox formControlName="certify">I certify that my answers are true and complete, and I agree to the college's policies.</mat-checkbox>
				<div class="grid">
					<mat-form-field><mat-label>Type your full name to sign</mat-label><input matInput formControlName="signature"></mat-form-field>
					<mat-form-field><mat-label>Today's date</mat-label><input matInput [matDatepicker]="signPicker" formControlName="signDate">
						<mat-datepicker-toggle matIconSuffix [for]="signPicker"></mat-datepicker-toggle><mat-datepicker #signPicker></mat-datepicker></mat-form-field>
				</div>
				<div class="nav"><button matButton matStepperPrevious>Back</button><button matButton="filled" (click)="submit()">Submit application</button></div>
			</mat-step>
		</mat-stepper>
	</main>`,
})
class ApplicationPage {
	form = application;
	dialog = inject(MatDialog);
	changes = inject(ChangeDetectorRef);
	suffixes = ["Jr.", "Sr.", "II", "III", "IV"];
	states = STATES.map(([, name]) => name);
	countries = COUNTRIES;
	programs = PROGRAMS;
	races = RACES;
	educations = PARENT_EDUCATION;
	citizenships = CITIZENSHIP;
	incomes = INCOME;
	degrees = DEGREES;
	activities: Activity[] = activities;

	filtered(all: string[], key: string) {
		const typed = String(this.form.value[key] ?? "").toLowerCase();
		return all.filter((each) => each.toLowerCase().includes(typed));
	}
	edit(at: number) {
		this.dialog.open(ActivityDialog, { data: this.activities[at] ?? null, width: "560px" }).afterClosed().subscribe((saved?: Activity) => {
			if (!saved) return;
			this.keep(at < 0 ? [...this.activities, saved] : this.activities.map((each, i) => (i === at ? saved : each)));
		});
	}
	remove(at: number) {
		this.keep(this.activities.filter((_, i) => i !== at));
	}
	keep(list: Activity[]) {
		activities = this.activities = list;
		this.changes.markForCheck();
	}
	submit() {
		submitted = true;
	}
}

const root = document.getElementById("root") as HTMLElement;
root.append(document.createElement("pb-application"));
bootstrapApplication(ApplicationPage, {
	providers: [provideNativeDateAdapter(), { provide: MAT_FORM_FIELD_DEFAULT_OPTIONS, useValue: { appearance: "outline", subscriptSizing: "dynamic" } }, { provide: STEPPER_GLOBAL_OPTIONS, useValue: { displayDefaultIndicatorType: false } }],
}).catch((error) => setTimeout(() => { throw error; }));

const iso = (date: Date | null) =>
	date ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}` : "";
const PARTS = ["type", "organization", "role", "grades", "hours", "weeks", "description"] as const;

function formState() {
	const values: Record<string, unknown> = { ...application.getRawValue(), submitted };
	for (const key of ["dob", "hsGradDate", "signDate"]) values[key] = iso(values[key] as Date | null);
	for (const key of ["hsGpa", "householdSize"]) values[key] ??= "";
	for (let i = 0; i < LIMIT; i++) for (const part of PARTS) values[`act${i + 1}.${part}`] = activities[i]?.[part] ?? "";
	return values;
}

function formShown() {
	const shown: Record<string, unknown> = {};
	for (const host of document.querySelectorAll<HTMLElement>("main [formcontrolname]")) {
		const key = host.getAttribute("formcontrolname") as string;
		const checked = host.querySelector(".mat-mdc-radio-checked, .mat-button-toggle-checked")?.textContent?.trim() ?? "";
		if (host instanceof HTMLInputElement || host instanceof HTMLTextAreaElement) shown[key] = host.value;
		else if (host.matches("mat-radio-group, mat-button-toggle-group")) shown[key] = checked;
		else if (host.matches("mat-checkbox")) shown[key] = host.querySelector("input")?.checked ?? false;
		else if (host.matches("mat-slide-toggle")) shown[key] = host.querySelector("button")?.getAttribute("aria-checked") === "true";
		else shown[key] = host.querySelector(".mat-mdc-select-value-text")?.textContent?.trim() ?? "";
	}
	const entries = document.querySelectorAll("main .entry");
	for (let i = 0; i < LIMIT; i++)
		for (const part of PARTS) shown[`act${i + 1}.${part}`] = entries[i]?.querySelector(`.a-${part}`)?.textContent?.trim() ?? "";
	return shown;
}
Object.assign(window, { formState, formShown });
