import "@angular/compiler";
import "./page.css";
import { Component, inject } from "@angular/core";
import { FormBuilder, FormGroup, ReactiveFormsModule, Validators } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatButtonToggleModule } from "@angular/material/button-toggle";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatDialog, MatDialogModule, MatDialogRef } from "@angular/material/dialog";
import { MatExpansionModule } from "@angular/material/expansion";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatStepperModule } from "@angular/material/stepper";
import { bootstrapApplication } from "@angular/platform-browser";
import { STATES as LINES } from "../../lists";

const STATES: { code: string; name: string }[] = (typeof LINES === "string" ? (LINES as string).trim().split("\n").map((line) => [line.slice(0, 2), line.slice(3)]) : (LINES as unknown as [string, string][])).map(
	([code, name]) => ({ code, name }),
);

@Component({
	selector: "app-honor-dialog",
	imports: [ReactiveFormsModule, MatDialogModule, MatFormFieldModule, MatInputModule, MatSelectModule, MatButtonModule],
	template: `
		<h2 mat-dialog-title>Add an honor</h2>
		<form [formGroup]="form" (ngSubmit)="save()">
			<mat-dialog-content>
				<mat-form-field class="full">
					<mat-label>Honor or distinction</mat-label>
					<input matInput formControlName="title" required />
					<mat-error>Please give the honor's name</mat-error>
				</mat-form-field>
				<mat-form-field class="full">
					<mat-label>Grade level when received</mat-label>
					<mat-select formControlName="level">
						@for (level of levels; track level.value) {
							<mat-option [value]="level.value">{{ level.label }}</mat-option>
						}
					</mat-select>
				</mat-form-field>
			</mat-dialog-content>
			<mat-dialog-actions align="end">
				<button mat-button type="button" mat-dialog-close>Cancel</button>
				<button mat-flat-button type="submit">Add to my list</button>
			</mat-dialog-actions>
		</form>
	`,
})
class HonorDialog {
	private ref = inject(MatDialogRef<HonorDialog>);
	levels = LEVELS;
	form = inject(FormBuilder).nonNullable.group({ title: ["", Validators.required], level: [""] });
	save() {
		if (this.form.valid) this.ref.close(this.form.getRawValue());
	}
}

const LEVELS = [
	{ value: "FR", label: "9th grade" },
	{ value: "SO", label: "10th grade" },
	{ value: "JR", label: "11th grade" },
	{ value: "SR", label: "12th grade" },
	{ value: "PG", label: "Post-graduate" },
];

let submitted = false;

@Component({
	selector: "app-root",
	providers: [provideNativeDateAdapter()],
	imports: [
		ReactiveFormsModule, MatAutocompleteModule, MatButtonModule, MatButtonToggleModule, MatCheckboxModule, MatDatepickerModule, MatDialogModule,
		MatExpansionModule, MatFormFieldModule, MatInputModule, MatRadioModule, MatSelectModule, MatStepperModule,
	],
	template: `
		<header class="banner"><strong>Wexcombe College</strong> &middot; Apply &nbsp; <a href="#" (click)="$event.preventDefault()">Sign out</a></header>
		<div class="shell">
			<form [formGroup]="form" (ngSubmit)="send()" novalidate>
				<mat-stepper orientation="vertical" [linear]="false" [selectedIndex]="1" #stepper>
					<mat-step label="Get started" [completed]="true">
						<p>Welcome! It usually takes about forty minutes to complete the Wexcombe application. There is no fee.</p>
						<button mat-button type="button" matStepperNext>Continue</button>
					</mat-step>
					<mat-step label="Your application">
						<mat-accordion multi>
							<mat-expansion-panel expanded formGroupName="person">
								<mat-expansion-panel-header>
									<mat-panel-title>About you</mat-panel-title>
									<mat-panel-description>Name, contact, home</mat-panel-description>
								</mat-expansion-panel-header>
								<div class="row">
									<mat-form-field appearance="outline">
										<mat-label>First or given name</mat-label>
										<input matInput formControlName="given" required autocomplete="given-name" />
										<mat-hint>As on your passport or birth certificate</mat-hint>
										<mat-error>Required</mat-error>
									</mat-form-field>
									<mat-form-field appearance="outline">
										<mat-label>Middle name(s)</mat-label>
										<input matInput formControlName="middle" />
									</mat-form-field>
									<mat-form-field appearance="outline">
										<mat-label>Last or family name</mat-label>
										<input matInput formControlName="family" required autocomplete="family-name" />
										<mat-error>Required</mat-error>
									</mat-form-field>
								</div>
								<div class="row">
									<mat-form-field appearance="outline">
										<mat-label>What should we call you?</mat-label>
										<input matInput formControlName="goesBy" />
										<mat-hint>Nickname or chosen first name, if different</mat-hint>
									</mat-form-field>
									<mat-form-field appearance="outline">
										<mat-label>Pronouns</mat-label>
										<mat-select formControlName="pronouns">
											<mat-option>--</mat-option>
											<mat-option value="she">she/her/hers</mat-option>
											<mat-option value="he">he/him/his</mat-option>
											<mat-option value="they">they/them/theirs</mat-option>
											<mat-option value="other">another set</mat-option>
										</mat-select>
									</mat-form-field>
									<mat-form-field appearance="outline">
										<mat-label>Birth date</mat-label>
										<input matInput [matDatepicker]="dobPicker" formControlName="dob" required [max]="today" />
										<mat-hint>MM/DD/YYYY</mat-hint>
										<mat-datepicker-toggle matIconSuffix [for]="dobPicker"></mat-datepicker-toggle>
										<mat-datepicker #dobPicker startView="multi-year"></mat-datepicker>
									</mat-form-field>
								</div>
								<div class="row">
									<mat-form-field appearance="outline">
										<mat-label>E-mail</mat-label>
										<input matInput type="email" formControlName="email" required />
										@if (form.get("person.email")?.hasError("email")) {
											<mat-error>That doesn't look like an e-mail address</mat-error>
										}
									</mat-form-field>
									<mat-form-field appearance="outline">
										<mat-label>Best phone number</mat-label>
										<input matInput type="tel" formControlName="phone" />
										<mat-hint>Include area code</mat-hint>
									</mat-form-field>
								</div>
								<h4>Home address</h4>
								<mat-form-field appearance="outline" class="full">
									<mat-label>Address line 1</mat-label>
									<input matInput formControlName="street" required />
								</mat-form-field>
								<mat-form-field appearance="outline" class="full">
									<mat-label>Address line 2</mat-label>
									<input matInput formControlName="unit" />
								</mat-form-field>
								<div class="row">
									<mat-form-field appearance="outline">
										<mat-label>City or town</mat-label>
										<input matInput formControlName="city" required />
									</mat-form-field>
									<mat-form-field appearance="outline">
										<mat-label>State</mat-label>
										<mat-select formControlName="state" required>
											@for (state of states; track state.code) {
												<mat-option [value]="state.code">{{ state.name }}</mat-option>
											}
										</mat-select>
									</mat-form-field>
									<mat-form-field appearance="outline" class="narrow">
										<mat-label>ZIP</mat-label>
										<input matInput formControlName="zip" />
									</mat-form-field>
								</div>
							</mat-expansion-panel>

							<mat-expansion-panel expanded formGroupName="background">
								<mat-expansion-panel-header>
									<mat-panel-title>Background</mat-panel-title>
									<mat-panel-description>Optional unless marked</mat-panel-description>
								</mat-expansion-panel-header>
								<p class="fine">Wexcombe does not use race or ethnicity in its admission decisions. Responses are held until after decisions are released.</p>
								<div class="row">
									<mat-form-field appearance="outline">
										<mat-label>Legal sex</mat-label>
										<mat-select formControlName="sex">
											<mat-option value="F">Female</mat-option>
											<mat-option value="M">Male</mat-option>
											<mat-option value="X">X or another legal sex</mat-option>
										</mat-select>
									</mat-form-field>
									<mat-form-field appearance="outline">
										<mat-label>Citizenship status</mat-label>
										<mat-select formControlName="citizenship" required>
											<mat-option value="1">U.S. citizen or U.S. national</mat-option>
											<mat-option value="2">U.S. dual citizen</mat-option>
											<mat-option value="3">U.S. permanent resident</mat-option>
											<mat-option value="4">U.S. refugee or asylee</mat-option>
											<mat-option value="5">Citizen of a non-U.S. country</mat-option>
										</mat-select>
									</mat-form-field>
								</div>
								<div class="question">
									<label id="latinx-label" class="question__label">Do you identify as Hispanic or Latino/a/x?</label>
									<mat-radio-group aria-labelledby="latinx-label" formControlName="latinx">
										<mat-radio-button value="Y">Yes</mat-radio-button>
										<mat-radio-button value="N">No</mat-radio-button>
									</mat-radio-group>
								</div>
								<mat-form-field appearance="outline" class="full">
									<mat-label>How would you describe your racial background?</mat-label>
									<mat-select formControlName="race" multiple>
										<mat-option value="native">American Indian or Alaska Native</mat-option>
										<mat-option value="asian">Asian</mat-option>
										<mat-option value="black">Black or African American</mat-option>
										<mat-option value="pacific">Native Hawaiian or Pacific Islander</mat-option>
										<mat-option value="white">White</mat-option>
									</mat-select>
									<mat-hint>Choose as many as apply</mat-hint>
								</mat-form-field>
								<div class="question">
									<label id="aid-label" class="question__label">Do you plan to apply for financial aid? *</label>
									<mat-radio-group aria-labelledby="aid-label" formControlName="aid">
										<mat-radio-button value="Y">Yes</mat-radio-button>
										<mat-radio-button value="N">No</mat-radio-button>
									</mat-radio-group>
								</div>
								<mat-checkbox formControlName="firstGen">I would be in the first generation of my family to graduate from college</mat-checkbox>
							</mat-expansion-panel>

							<mat-expansion-panel expanded formGroupName="school">
								<mat-expansion-panel-header>
									<mat-panel-title>Secondary school and plans</mat-panel-title>
								</mat-expansion-panel-header>
								<mat-form-field appearance="outline" class="full">
									<mat-label>Current or most recent secondary school</mat-label>
									<input matInput formControlName="name" required />
								</mat-form-field>
								<div class="row">
									<mat-form-field appearance="outline">
										<mat-label>Location of school: city</mat-label>
										<input matInput formControlName="city" />
									</mat-form-field>
									<mat-form-field appearance="outline">
										<mat-label>Location of school: state</mat-label>
										<input matInput formControlName="state" [matAutocomplete]="schoolStates" />
										<mat-autocomplete #schoolStates="matAutocomplete">
											@for (state of matching(); track state.code) {
												<mat-option [value]="state.name">{{ state.name }}</mat-option>
											}
										</mat-autocomplete>
									</mat-form-field>
								</div>
								<div class="row">
									<mat-form-field appearance="outline">
										<mat-label>Graduation date</mat-label>
										<input matInput [matDatepicker]="gradPicker" formControlName="graduation" />
										<mat-hint>Actual or anticipated</mat-hint>
										<mat-datepicker-toggle matIconSuffix [for]="gradPicker"></mat-datepicker-toggle>
										<mat-datepicker #gradPicker></mat-datepicker>
									</mat-form-field>
									<mat-form-field appearance="outline">
										<mat-label>Cumulative GPA, weighted</mat-label>
										<input matInput type="number" step="0.01" formControlName="gpa" />
									</mat-form-field>
								</div>
								<div class="row">
									<mat-form-field appearance="outline">
										<mat-label>Academic interest</mat-label>
										<input matInput formControlName="major" />
										<mat-hint>The field you expect to major in. You aren't committing to anything!</mat-hint>
									</mat-form-field>
									<mat-form-field appearance="outline">
										<mat-label>Entry term</mat-label>
										<mat-select formControlName="term" required>
											<mat-option value="S27">Spring 2027</mat-option>
											<mat-option value="F27">Fall 2027</mat-option>
											<mat-option value="S28">Spring 2028</mat-option>
											<mat-option value="F28">Fall 2028 (gap year)</mat-option>
										</mat-select>
									</mat-form-field>
								</div>
								<h4>College coursework</h4>
								<p class="fine">Have you taken classes for credit at a college or university? Add each one.</p>
								<div formArrayName="college" id="college">
									@for (course of college.controls; track course; let i = $index) {
										<div class="row college-course" [formGroupName]="i">
											<mat-form-field appearance="outline">
												<mat-label>Course title</mat-label>
												<input matInput formControlName="title" />
											</mat-form-field>
											<mat-form-field appearance="outline" class="narrow">
												<mat-label>Grade earned</mat-label>
												<input matInput formControlName="grade" />
											</mat-form-field>
											<mat-form-field appearance="outline" class="narrow">
												<mat-label>Credit hours</mat-label>
												<input matInput type="number" formControlName="credits" />
											</mat-form-field>
											<button mat-button type="button" (click)="college.removeAt(i)">Remove</button>
										</div>
									}
								</div>
								<button mat-stroked-button type="button" (click)="addCourse()">Add a college course</button>
							</mat-expansion-panel>

							<mat-expansion-panel expanded formGroupName="testing">
								<mat-expansion-panel-header>
									<mat-panel-title>Testing</mat-panel-title>
									<mat-panel-description>Wexcombe is test-optional</mat-panel-description>
								</mat-expansion-panel-header>
								<div class="row">
									<mat-form-field appearance="outline">
										<mat-label>SAT Evidence-Based Reading and Writing</mat-label>
										<input matInput type="number" formControlName="satVerbal" min="200" max="800" />
										<mat-hint>Highest score</mat-hint>
									</mat-form-field>
									<mat-form-field appearance="outline">
										<mat-label>SAT Math</mat-label>
										<input matInput type="number" formControlName="satMath" min="200" max="800" />
										<mat-hint>Highest score</mat-hint>
									</mat-form-field>
									<mat-form-field appearance="outline">
										<mat-label>ACT Composite</mat-label>
										<input matInput type="number" formControlName="act" min="1" max="36" />
									</mat-form-field>
								</div>
								<h4>Advanced Placement</h4>
								<div formArrayName="ap">
									@for (exam of ap.controls; track exam; let i = $index) {
										<div class="row ap-exam" [formGroupName]="i">
											<mat-form-field appearance="outline">
												<mat-label>Exam subject</mat-label>
												<input matInput formControlName="subject" />
											</mat-form-field>
											<mat-form-field appearance="outline" class="narrow">
												<mat-label>Score</mat-label>
												<mat-select formControlName="score">
													@for (score of [5, 4, 3, 2, 1]; track score) {
														<mat-option [value]="score">{{ score }}</mat-option>
													}
												</mat-select>
											</mat-form-field>
											<mat-form-field appearance="outline">
												<mat-label>Date taken</mat-label>
												<input matInput [matDatepicker]="apPicker" formControlName="taken" />
												<mat-datepicker-toggle matIconSuffix [for]="apPicker"></mat-datepicker-toggle>
												<mat-datepicker #apPicker></mat-datepicker>
											</mat-form-field>
										</div>
									}
								</div>
							</mat-expansion-panel>

							<mat-expansion-panel expanded>
								<mat-expansion-panel-header>
									<mat-panel-title>Life outside class</mat-panel-title>
									<mat-panel-description>Activities, work, honors</mat-panel-description>
								</mat-expansion-panel-header>
								<div formArrayName="pursuits">
									@for (pursuit of pursuits.controls; track pursuit; let i = $index) {
										<div class="entry pursuit" [formGroupName]="i">
											<h4>Activity {{ i + 1 }}</h4>
											<div class="row">
												<mat-form-field>
													<mat-label>Organization, team, or employer</mat-label>
													<input matInput formControlName="organization" />
												</mat-form-field>
												<mat-form-field>
													<mat-label>Position held</mat-label>
													<input matInput formControlName="position" />
												</mat-form-field>
											</div>
											<mat-form-field class="full">
												<mat-label>What did you do, and what came of it?</mat-label>
												<textarea matInput formControlName="details" rows="3" maxlength="250" #details></textarea>
												<mat-hint align="end">{{ details.value.length }} / 250</mat-hint>
											</mat-form-field>
											<div class="question">
												<span class="question__label">Grades</span>
												<mat-button-toggle-group formControlName="grades" multiple aria-label="Grades">
													<mat-button-toggle value="9">9</mat-button-toggle>
													<mat-button-toggle value="10">10</mat-button-toggle>
													<mat-button-toggle value="11">11</mat-button-toggle>
													<mat-button-toggle value="12">12</mat-button-toggle>
												</mat-button-toggle-group>
											</div>
											<div class="row">
												<mat-form-field>
													<mat-label>Hours</mat-label>
													<input matInput type="number" formControlName="hours" />
													<span matTextSuffix>per week</span>
												</mat-form-field>
												<mat-form-field>
													<mat-label>Weeks</mat-label>
													<input matInput type="number" formControlName="weeks" />
													<span matTextSuffix>per year</span>
												</mat-form-field>
											</div>
										</div>
									}
								</div>
								<button mat-stroked-button type="button" (click)="addPursuit()">Add another activity</button>
								<h4>Honors</h4>
								<ul class="honors">
									@for (honor of honors.controls; track honor) {
										<li class="honor">
											<span>{{ honor.value.title }}</span><span>{{ levelName(honor.value.level) }}</span>
										</li>
									} @empty {
										<li>You haven't listed any honors.</li>
									}
								</ul>
								<button mat-stroked-button type="button" (click)="addHonor()">Add an honor</button>
							</mat-expansion-panel>

							<mat-expansion-panel expanded formGroupName="family">
								<mat-expansion-panel-header>
									<mat-panel-title>Family</mat-panel-title>
								</mat-expansion-panel-header>
								<div class="row">
									<mat-form-field appearance="outline">
										<mat-label>Mother's first name</mat-label>
										<input matInput formControlName="motherFirst" />
									</mat-form-field>
									<mat-form-field appearance="outline">
										<mat-label>Mother's last name</mat-label>
										<input matInput formControlName="motherLast" />
									</mat-form-field>
								</div>
								<div class="row">
									<mat-form-field appearance="outline">
										<mat-label>Father's first name</mat-label>
										<input matInput formControlName="fatherFirst" />
									</mat-form-field>
									<mat-form-field appearance="outline">
										<mat-label>Father's last name</mat-label>
										<input matInput formControlName="fatherLast" />
									</mat-form-field>
								</div>
								<mat-form-field appearance="outline" class="full">
									<mat-label>Relative who attended Wexcombe (name and class year)</mat-label>
									<input matInput formControlName="alum" />
								</mat-form-field>
							</mat-expansion-panel>

							<mat-expansion-panel expanded formGroupName="more">
								<mat-expansion-panel-header>
									<mat-panel-title>Writing and recommendations</mat-panel-title>
								</mat-expansion-panel-header>
								<mat-form-field appearance="outline" class="full">
									<mat-label>Why Wexcombe?</mat-label>
									<textarea matInput formControlName="why" rows="6"></textarea>
									<mat-hint>About 200 words</mat-hint>
								</mat-form-field>
								<div class="row">
									<mat-form-field appearance="outline">
										<mat-label>Teacher's full name</mat-label>
										<input matInput formControlName="teacherName" />
									</mat-form-field>
									<mat-form-field appearance="outline">
										<mat-label>Teacher's e-mail</mat-label>
										<input matInput type="email" formControlName="teacherEmail" />
									</mat-form-field>
								</div>
								<mat-form-field appearance="outline">
									<mat-label>How did you first learn about Wexcombe?</mat-label>
									<mat-select formControlName="source">
										<mat-option value="visit">Campus visit</mat-option>
										<mat-option value="fair">College fair</mat-option>
										<mat-option value="counselor">School counselor</mat-option>
										<mat-option value="web">Online</mat-option>
									</mat-select>
								</mat-form-field>
							</mat-expansion-panel>
						</mat-accordion>
						<button mat-button type="button" matStepperPrevious>Back</button>
						<button mat-flat-button type="button" matStepperNext>Review and sign</button>
					</mat-step>
					<mat-step label="Review and sign" formGroupName="sign">
						<p><mat-checkbox formControlName="honorCode" required>I affirm that this application is my own work and is factually true.</mat-checkbox></p>
						<p><mat-checkbox formControlName="news">Send me news and event invitations from Wexcombe</mat-checkbox></p>
						<mat-form-field appearance="outline" class="full">
							<mat-label>Signature (type your name)</mat-label>
							<input matInput formControlName="signature" />
						</mat-form-field>
						<button mat-flat-button type="submit">Submit application</button>
					</mat-step>
				</mat-stepper>
			</form>
		</div>
	`,
})
class AppRoot {
	private builder = inject(FormBuilder);
	private dialog = inject(MatDialog);
	private make = this.builder.nonNullable;
	states = STATES;
	today = new Date();
	college = this.make.array<FormGroup>([]);
	ap = this.make.array<FormGroup>([0, 1, 2].map(() => this.builder.group({ subject: [""], score: [null as number | null], taken: [null as Date | null] })));
	pursuits = this.make.array<FormGroup>([this.pursuit()]);
	honors = this.make.array<FormGroup>([]);
	form = this.builder.group({
		person: this.builder.group({
			given: ["", Validators.required], middle: [""], family: ["", Validators.required], goesBy: [""], pronouns: [""], dob: [null as Date | null],
			email: ["", [Validators.required, Validators.email]], phone: [""], street: ["", Validators.required], unit: [""], city: [""], state: [""], zip: [""],
		}),
		background: this.builder.group({ sex: [""], citizenship: [""], latinx: [""], race: [[] as string[]], aid: [""], firstGen: [false] }),
		school: this.builder.group({ name: ["", Validators.required], city: [""], state: [""], graduation: [null as Date | null], gpa: [null as number | null], major: [""], term: [""], college: this.college }),
		testing: this.builder.group({ satVerbal: [null as number | null], satMath: [null as number | null], act: [null as number | null], ap: this.ap }),
		pursuits: this.pursuits,
		honors: this.honors,
		family: this.builder.group({ motherFirst: [""], motherLast: [""], fatherFirst: [""], fatherLast: [""], alum: [""] }),
		more: this.builder.group({ why: [""], teacherName: [""], teacherEmail: [""], source: [""] }),
		sign: this.builder.group({ honorCode: [false, Validators.requiredTrue], news: [false], signature: [""] }),
	});
	constructor() {
		publish(() => this.form.getRawValue());
	}
	private pursuit(): FormGroup {
		return newPursuit(this.builder);
	}
	matching() {
		const typed = (this.form.get("school.state")?.value ?? "").toLowerCase();
		return STATES.filter(({ name }) => name.toLowerCase().startsWith(typed));
	}
	levelName(value: string) {
		return LEVELS.find((level) => level.value === value)?.label ?? "";
	}
	addCourse() {
		this.college.push(this.builder.group({ title: [""], grade: [""], credits: [null as number | null] }));
	}
	addPursuit() {
		this.pursuits.push(this.pursuit());
	}
	addHonor() {
		this.dialog
			.open(HonorDialog, { width: "480px" })
			.afterClosed()
			.subscribe((honor) => {
				if (honor) this.honors.push(this.make.group(honor));
			});
	}
	send() {
		submitted = true;
	}
}

function newPursuit(builder: FormBuilder): FormGroup {
	return builder.group({ organization: [""], position: [""], details: [""], grades: [[] as string[]], hours: [null as number | null], weeks: [null as number | null] });
}

const LISTS: Record<string, [string, string, string[]]> = {
	college: ["school", ".college-course", ["title", "grade", "credits"]],
	ap: ["testing", ".ap-exam", ["subject", "score", "taken"]],
	pursuits: ["", ".pursuit", ["organization", "position", "details", "grades", "hours", "weeks"]],
	honors: ["", ".honor", ["title", "level"]],
};

function publish(raw: () => any) {
	const plain = (value: unknown): unknown => {
		if (value instanceof Date) return [value.getFullYear(), String(value.getMonth() + 1).padStart(2, "0"), String(value.getDate()).padStart(2, "0")].join("-");
		if (Array.isArray(value)) return [...value].sort((a, b) => Number(a) - Number(b) || 0);
		return value ?? "";
	};
	const formState = () => {
		const values = raw();
		const state: Record<string, unknown> = { submitted };
		for (const [group, fields] of Object.entries<any>(values)) {
			if (Array.isArray(fields)) continue;
			for (const [name, value] of Object.entries(fields)) if (!(name in LISTS)) state[`${group}_${name}`] = plain(value);
		}
		for (const [list, [group, , names]] of Object.entries(LISTS)) {
			const rows = group ? values[group][list] : values[list];
			for (let at = 0; at < (list === "college" ? 2 : 3); at++) for (const name of names) state[`${list}${at}_${name}`] = name === "grades" && !rows[at] ? [] : plain(rows[at]?.[name]);
		}
		return state;
	};
	const read = (place: Element | null | undefined): unknown => {
		if (!place) return "";
		if (place instanceof HTMLInputElement || place instanceof HTMLTextAreaElement) return place.value;
		if (place.matches("mat-select")) {
			const text = place.querySelector(".mat-mdc-select-value-text")?.textContent?.trim() ?? "";
			return place.classList.contains("mat-mdc-select-multiple") ? text.split(", ").filter(Boolean) : text;
		}
		if (place.matches("mat-radio-group")) return place.querySelector(".mat-mdc-radio-checked label")?.textContent?.trim() ?? "";
		if (place.matches("mat-checkbox")) return place.querySelector("input")!.checked;
		return [...place.querySelectorAll(".mat-button-toggle-checked .mat-button-toggle-label-content")].map((one) => one.textContent!.trim());
	};
	const formShown = () =>
		Object.fromEntries(
			Object.keys(formState())
				.filter((key) => key !== "submitted")
				.map((key) => {
					const [group, name] = key.split("_");
					const list = LISTS[group.slice(0, -1)];
					if (list) {
						const row = document.querySelectorAll(list[1])[Number(group.at(-1))];
						if (group.startsWith("honors")) return [key, row?.children[list[2].indexOf(name)]?.textContent ?? ""];
						if (!row && name === "grades") return [key, []];
						return [key, read(row?.querySelector(`[formcontrolname="${name}"]`))];
					}
					const scope = document.querySelector(`[formgroupname="${group}"]`) ?? document;
					return [key, read(scope.querySelector(`[formcontrolname="${name}"]`))];
				}),
		);
	Object.assign(window, { formState, formShown });
}

bootstrapApplication(AppRoot).catch((error) => {
	throw error;
});
