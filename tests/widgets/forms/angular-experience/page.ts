import "@angular/compiler";
import "../../node_modules/@angular/material/prebuilt-themes/azure-blue.css";
import { Component } from "@angular/core";
import { FormArray, FormControl, FormGroup, ReactiveFormsModule } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatButtonToggleModule } from "@angular/material/button-toggle";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatStepperModule } from "@angular/material/stepper";
import { MatTableModule } from "@angular/material/table";
import { bootstrapApplication } from "@angular/platform-browser";

const KINDS = [
	["ACA", "Academic club or competition"],
	["ART", "Art, film or photography"],
	["ATH", "Athletics"],
	["CUL", "Cultural or heritage group"],
	["ENV", "Environment or sustainability"],
	["FAM", "Family responsibilities"],
	["FTH", "Faith community"],
	["JRN", "Journalism or publication"],
	["MUS", "Music, dance or theater"],
	["SPK", "Speech, debate or mock trial"],
	["GOV", "Student government"],
	["SVC", "Volunteering in the community"],
	["JOB", "Work for pay"],
	["INT", "Internship, unpaid"],
	["OTH", "Something else"],
].map(([code, name]) => ({ code, name }));
const SEASONS = [
	{ code: "T", name: "While classes were in session" },
	{ code: "B", name: "Over vacations and breaks" },
	{ code: "Y", name: "Throughout the whole year" },
];
const GRADES = ["9", "10", "11", "12"];
const YEARS = [
	{ code: "FR", name: "Freshman (9th)" },
	{ code: "SO", name: "Sophomore (10th)" },
	{ code: "JR", name: "Junior (11th)" },
	{ code: "SR", name: "Senior (12th)" },
];
const PROGRAMS = [
	"Biochemistry",
	"Biology",
	"Chemical Engineering",
	"Civil Engineering",
	"Classics",
	"Computer Science",
	"Economics",
	"English",
	"Environmental Engineering",
	"Environmental Policy",
	"Geology",
	"History",
	"Mathematics",
	"Mechanical Engineering",
	"Nursing",
	"Philosophy",
	"Physics",
	"Psychology",
	"Undecided",
];

const text = () => new FormControl("", { nonNullable: true });
const experience = () =>
	new FormGroup({
		kind: new FormControl<string | null>(null),
		group: text(),
		part: text(),
		grades: new FormControl<string[]>([], { nonNullable: true }),
		seasons: new FormControl<string[]>([], { nonNullable: true }),
		hours: new FormControl<number | null>(null),
		weeks: new FormControl<number | null>(null),
		story: text(),
		again: new FormControl<string | null>(null),
	});
const award = () => new FormGroup({ title: text(), year: new FormControl<string | null>(null), reason: text() });

@Component({
	selector: "#root",
	imports: [
		ReactiveFormsModule,
		MatAutocompleteModule,
		MatButtonModule,
		MatButtonToggleModule,
		MatCardModule,
		MatCheckboxModule,
		MatFormFieldModule,
		MatInputModule,
		MatRadioModule,
		MatSelectModule,
		MatStepperModule,
		MatTableModule,
	],
	styles: `
		:host { display: block; max-width: 900px; margin: 0 auto; padding: 0 16px 48px; font: 400 15px/1.5 system-ui, sans-serif; }
		header { padding: 20px 0 4px; border-bottom: 3px solid #24507a; }
		header h1 { margin: 0; font-size: 26px; font-weight: 500; }
		header p { margin: 2px 0 8px; color: #555; }
		h2 { font-size: 21px; font-weight: 500; margin: 28px 0 4px; }
		mat-card { margin: 16px 0; }
		.pair { display: flex; gap: 16px; flex-wrap: wrap; }
		.pair > * { flex: 1 1 240px; }
		.wide { width: 100%; }
		.asked { margin: 6px 0; font-weight: 500; }
		.note { color: #555; max-width: 46em; }
		.toggles { margin: 0 0 18px; }
		td.mat-mdc-cell { padding: 8px; vertical-align: top; }
		td mat-form-field { width: 100%; }
		.end { display: flex; gap: 12px; margin-top: 24px; }
	`,
	template: `
		<header>
			<h1>Harlan College</h1>
			<p>Application for first-year admission &middot; Fall 2027</p>
		</header>
		<form [formGroup]="form" (ngSubmit)="send()" autocomplete="off">
			<mat-stepper [selectedIndex]="2" labelPosition="bottom">
				<ng-template matStepperIcon="edit">&#10003;</ng-template>
				<mat-step label="Getting started" [completed]="true"><ng-template matStepContent><p>This section is complete.</p></ng-template></mat-step>
				<mat-step label="You and your family" [completed]="true"><ng-template matStepContent><p>This section is complete.</p></ng-template></mat-step>
				<mat-step label="Experience and recognition">
					<h2>Where you hope to go</h2>
					<div class="pair">
						<mat-form-field appearance="outline">
							<mat-label>Program at Harlan you are applying to</mat-label>
							<input matInput id="program" formControlName="program" [matAutocomplete]="programs" />
							<mat-autocomplete #programs="matAutocomplete" requireSelection>
								@for (each of matching(); track each) { <mat-option [value]="each">{{ each }}</mat-option> }
							</mat-autocomplete>
							<mat-hint>Start typing, then pick from the list</mat-hint>
						</mat-form-field>
						<mat-form-field appearance="outline">
							<mat-label>The work you see yourself doing one day</mat-label>
							<input matInput id="calling" formControlName="calling" maxlength="60" />
							<mat-hint>It is fine to change your mind later</mat-hint>
						</mat-form-field>
					</div>

					<h2>Experience</h2>
					<p class="note">
						We mean the word broadly. Clubs, teams, a part-time job, looking after cousins, a science project that outgrew its
						class: if it has taken your time and taught you something, it belongs here. Begin with whatever matters most to you.
						You may list up to eight; most people who enroll listed three or four.
					</p>
					<div formArrayName="experiences">
						@for (one of experiences.controls; track one; let i = $index) {
							<mat-card appearance="outlined" [formGroupName]="i">
								<mat-card-header><mat-card-title>Experience {{ i + 1 }}</mat-card-title></mat-card-header>
								<mat-card-content>
									<div class="pair">
										<mat-form-field appearance="outline">
											<mat-label>Which of these describes it best?</mat-label>
											<mat-select [id]="'kind' + i" formControlName="kind" required>
												@for (each of kinds; track each.code) { <mat-option [value]="each.code">{{ each.name }}</mat-option> }
											</mat-select>
										</mat-form-field>
										<mat-form-field appearance="outline">
											<mat-label>Name of the group, team, agency or employer</mat-label>
											<input matInput [id]="'group' + i" formControlName="group" maxlength="80" required />
										</mat-form-field>
									</div>
									<mat-form-field appearance="outline" class="wide">
										<mat-label>Your title or role</mat-label>
										<input matInput [id]="'part' + i" formControlName="part" maxlength="50" #part />
										<mat-hint>As in &ldquo;stage manager&rdquo;, &ldquo;cashier&rdquo; or simply &ldquo;member&rdquo;</mat-hint>
										<mat-hint align="end">{{ part.value.length }}/50</mat-hint>
									</mat-form-field>
									<p class="asked" [id]="'gradesAsked' + i">Grades in which you took part (mark each one)</p>
									<mat-button-toggle-group class="toggles" multiple formControlName="grades" [id]="'grades' + i" [attr.aria-labelledby]="'gradesAsked' + i">
										@for (each of grades; track each) { <mat-button-toggle [value]="each">{{ each }}</mat-button-toggle> }
									</mat-button-toggle-group>
									<div class="pair">
										<mat-form-field appearance="outline">
											<mat-label>Time of year</mat-label>
											<mat-select multiple [id]="'seasons' + i" formControlName="seasons">
												@for (each of seasons; track each.code) { <mat-option [value]="each.code">{{ each.name }}</mat-option> }
											</mat-select>
											<mat-hint>More than one may apply</mat-hint>
										</mat-form-field>
										<mat-form-field appearance="outline">
											<mat-label>How many hours a week?</mat-label>
											<input matInput type="number" min="0" max="80" [id]="'hours' + i" formControlName="hours" />
											<span matTextSuffix>hrs</span>
										</mat-form-field>
										<mat-form-field appearance="outline">
											<mat-label>For how many weeks of the year?</mat-label>
											<input matInput type="number" min="0" max="52" [id]="'weeks' + i" formControlName="weeks" />
											<span matTextSuffix>wks</span>
										</mat-form-field>
									</div>
									<mat-form-field appearance="outline" class="wide">
										<mat-label>Tell us briefly what you did and what came of it</mat-label>
										<textarea matInput rows="3" [id]="'story' + i" formControlName="story" maxlength="200" #story></textarea>
										<mat-hint align="end">{{ 200 - story.value.length }} characters left</mat-hint>
									</mat-form-field>
									<p class="asked" [id]="'againAsked' + i">Would you like to carry on with something like it once you are in college?</p>
									<mat-radio-group formControlName="again" [id]="'again' + i" [attr.aria-labelledby]="'againAsked' + i">
										<mat-radio-button value="Y">Yes</mat-radio-button>
										<mat-radio-button value="N">No</mat-radio-button>
									</mat-radio-group>
								</mat-card-content>
							</mat-card>
						}
					</div>
					<button mat-stroked-button type="button" (click)="add()">Add another experience</button>

					<h2>Recognition</h2>
					<p class="note">
						Prizes, scholarships, places on an honor list, anything somebody saw fit to give you since ninth grade. There is no
						need to fill every line, and leaving the table empty will not count against you.
					</p>
					<table mat-table [dataSource]="awards.controls">
						<ng-container matColumnDef="title">
							<th mat-header-cell *matHeaderCellDef>Distinction</th>
							<td mat-cell *matCellDef="let row; let i = index" [formGroup]="row">
								<mat-form-field subscriptSizing="dynamic"><input matInput [id]="'title' + i" formControlName="title" maxlength="100" /></mat-form-field>
							</td>
						</ng-container>
						<ng-container matColumnDef="year">
							<th mat-header-cell *matHeaderCellDef>School year you received it</th>
							<td mat-cell *matCellDef="let row; let i = index" [formGroup]="row">
								<mat-form-field subscriptSizing="dynamic">
									<mat-select [id]="'year' + i" formControlName="year">
										<mat-option></mat-option>
										@for (each of years; track each.code) { <mat-option [value]="each.code">{{ each.name }}</mat-option> }
									</mat-select>
								</mat-form-field>
							</td>
						</ng-container>
						<ng-container matColumnDef="reason">
							<th mat-header-cell *matHeaderCellDef>What it was given for, in a sentence</th>
							<td mat-cell *matCellDef="let row; let i = index" [formGroup]="row">
								<mat-form-field subscriptSizing="dynamic"><textarea matInput rows="2" [id]="'reason' + i" formControlName="reason" maxlength="150"></textarea></mat-form-field>
							</td>
						</ng-container>
						<tr mat-header-row *matHeaderRowDef="['title', 'year', 'reason']"></tr>
						<tr mat-row *matRowDef="let row; columns: ['title', 'year', 'reason']"></tr>
					</table>

					<h2>Other things we should know about</h2>
					<mat-form-field appearance="outline" class="wide">
						<mat-label>Link to work you would like us to look at (optional)</mat-label>
						<input matInput type="url" id="work" formControlName="work" placeholder="https://" />
					</mat-form-field>
					<mat-form-field appearance="outline" class="wide">
						<mat-label>College access program you belong to, if any</mat-label>
						<input matInput id="access" formControlName="access" />
						<mat-hint>Such as QuestBridge, GEAR UP, Posse or a local partner</mat-hint>
					</mat-form-field>
					<mat-form-field appearance="outline" class="wide">
						<mat-label>How did you first hear about Harlan?</mat-label>
						<input matInput id="heard" formControlName="heard" />
					</mat-form-field>

					<h2>Someone who knows what you have done</h2>
					<p class="note">
						A coach, supervisor, adviser or other adult outside your family whom we may call to confirm the first experience above.
						We seldom do, and we will let you know beforehand.
					</p>
					<div class="pair">
						<mat-form-field appearance="outline"><mat-label>Their name</mat-label><input matInput id="adult" formControlName="adult" /></mat-form-field>
						<mat-form-field appearance="outline"><mat-label>Their daytime phone</mat-label><input matInput type="tel" id="adultPhone" formControlName="adultPhone" /></mat-form-field>
						<mat-form-field appearance="outline"><mat-label>Their email</mat-label><input matInput type="email" id="adultEmail" formControlName="adultEmail" /></mat-form-field>
					</div>
					<mat-checkbox id="mine" formControlName="mine">What I have written on this page is accurate and in my own words.</mat-checkbox>
					<div>
						<mat-form-field appearance="outline"><mat-label>Initials</mat-label><input matInput id="initials" formControlName="initials" maxlength="4" /></mat-form-field>
					</div>
					<div class="end">
						<button mat-button type="button">Save and come back later</button>
						<button mat-flat-button type="submit">Save and continue</button>
					</div>
				</mat-step>
				<mat-step label="Essays"><ng-template matStepContent><p>Finish the section before this one.</p></ng-template></mat-step>
				<mat-step label="Review"><ng-template matStepContent><p>Finish the section before this one.</p></ng-template></mat-step>
			</mat-stepper>
		</form>
	`,
})
class Experience {
	kinds = KINDS;
	seasons = SEASONS;
	grades = GRADES;
	years = YEARS;
	submitted = false;
	experiences = new FormArray([experience()]);
	awards = new FormArray([award(), award(), award(), award()]);
	form = new FormGroup({
		program: text(),
		calling: text(),
		experiences: this.experiences,
		awards: this.awards,
		work: text(),
		access: text(),
		heard: text(),
		adult: text(),
		adultPhone: text(),
		adultEmail: text(),
		mine: new FormControl(false, { nonNullable: true }),
		initials: text(),
	});

	constructor() {
		page = this;
	}

	matching() {
		const typed = (this.form.controls.program.value ?? "").toLowerCase();
		return PROGRAMS.filter((each) => each.toLowerCase().includes(typed));
	}

	add() {
		if (this.experiences.length < 8) this.experiences.push(experience());
	}

	send() {
		this.submitted = true;
	}
}

let page: Experience;
const byNumber = (list: string[]) => [...list].sort((a, b) => Number(a) - Number(b));
const words = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";
const box = (id: string) => (document.getElementById(id) as HTMLInputElement).value;
const picked = (id: string) => words(document.querySelector(`#${id} .mat-mdc-select-value-text`));

Object.assign(window, {
	formState() {
		const { experiences, awards, ...rest } = page.form.getRawValue();
		const state: Record<string, unknown> = { ...rest, submitted: page.submitted };
		experiences.forEach((one, i) => {
			for (const [key, value] of Object.entries({ ...one, grades: byNumber(one.grades ?? []), seasons: one.seasons ?? [] }))
				state[`${key}${i}`] = value;
		});
		awards.forEach((one, i) => {
			for (const [key, value] of Object.entries(one)) state[`${key}${i}`] = value ?? null;
		});
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const id of ["program", "calling", "work", "access", "heard", "adult", "adultPhone", "adultEmail", "initials"])
			shown[id] = box(id);
		shown.mine = document.querySelector<HTMLInputElement>("#mine input")?.checked;
		page.experiences.controls.forEach((_, i) => {
			shown[`kind${i}`] = picked(`kind${i}`);
			for (const id of ["group", "part", "hours", "weeks", "story"]) shown[`${id}${i}`] = box(`${id}${i}`);
			shown[`grades${i}`] = [...document.querySelectorAll(`#grades${i} .mat-button-toggle-checked .mat-button-toggle-label-content`)].map(
				(each) => words(each).replace(/\D/g, ""),
			);
			shown[`seasons${i}`] = picked(`seasons${i}`).split(", ").filter(Boolean);
			shown[`again${i}`] = words(document.querySelector(`#again${i} .mat-mdc-radio-checked label`));
		});
		page.awards.controls.forEach((_, i) => {
			shown[`title${i}`] = box(`title${i}`);
			shown[`year${i}`] = picked(`year${i}`);
			shown[`reason${i}`] = box(`reason${i}`);
		});
		return shown;
	},
});

bootstrapApplication(Experience);
