import "@angular/compiler";
import "./page.css";
import { Component, inject, provideZonelessChangeDetection, ViewChild } from "@angular/core";
import { FormArray, FormBuilder, ReactiveFormsModule, Validators } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatAccordion, MatExpansionModule } from "@angular/material/expansion";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { bootstrapApplication } from "@angular/platform-browser";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const SCHOOLS = [
	"Ashland Valley High School", "Butte Falls Charter School", "Crater High School", "Eagle Point High School", "Etna High School",
	"Grants Pass High School", "Happy Camp High School", "Klamath Union High School", "Mazama High School", "Weed High School",
	"Yreka High School",
];

@Component({
	selector: "app-root",
	imports: [
		ReactiveFormsModule, MatAutocompleteModule, MatButtonModule, MatCardModule, MatCheckboxModule, MatDatepickerModule,
		MatExpansionModule, MatFormFieldModule, MatInputModule, MatRadioModule, MatSelectModule,
	],
	template: `
<main id="main">
<h1>First-Year Application for Admission</h1>
<p class="lede">Use this application if you will finish high school before you enroll and have not enrolled in a college or university as a regular student. Fields marked with an asterisk (*) are required. Your work is saved each time you close a section. Applications for autumn are due <strong>December 1</strong>.</p>
<div class="tools"><button mat-button type="button" (click)="acc.openAll()">Expand all</button><button mat-button type="button" (click)="acc.closeAll()">Collapse all</button></div>
<form [formGroup]="form" (ngSubmit)="submit()" novalidate>
<mat-accordion multi>

<mat-expansion-panel expanded>
	<mat-expansion-panel-header><mat-panel-title>1. Applicant information</mat-panel-title><mat-panel-description>As shown on your passport or birth certificate</mat-panel-description></mat-expansion-panel-header>
	<ng-container formGroupName="applicant">
	<div class="row">
		<mat-form-field><mat-label>Legal last/family name</mat-label><input matInput formControlName="lastName" required></mat-form-field>
		<mat-form-field><mat-label>Legal first/given name</mat-label><input matInput formControlName="firstName" required></mat-form-field>
		<mat-form-field><mat-label>Middle name</mat-label><input matInput formControlName="middleName"><mat-hint>Leave blank if none</mat-hint></mat-form-field>
		<mat-form-field class="narrow"><mat-label>Suffix</mat-label><mat-select formControlName="suffix"><mat-option></mat-option>@for (s of suffixes; track s) {<mat-option [value]="s">{{ s }}</mat-option>}</mat-select></mat-form-field>
	</div>
	<div class="row">
		<mat-form-field><mat-label>What should we call you?</mat-label><input matInput formControlName="calledName"><mat-hint>Preferred first name, if different</mat-hint></mat-form-field>
		<mat-form-field><mat-label>Former name on school records (if any)</mat-label><input matInput formControlName="formerName"></mat-form-field>
	</div>
	<div class="row">
		<mat-form-field><mat-label>Date of birth</mat-label><input matInput [matDatepicker]="dobPicker" formControlName="dob" required><mat-hint>MM/DD/YYYY</mat-hint><mat-datepicker-toggle matIconSuffix [for]="dobPicker"></mat-datepicker-toggle><mat-datepicker #dobPicker startView="multi-year"></mat-datepicker></mat-form-field>
		<mat-form-field><mat-label>City of birth</mat-label><input matInput formControlName="birthCity"></mat-form-field>
		<mat-form-field><mat-label>Country of birth</mat-label><input matInput formControlName="birthNation" placeholder="Start typing" [matAutocomplete]="nations"><mat-autocomplete #nations="matAutocomplete" requireSelection>@for (c of among(countries, form.value.applicant?.birthNation); track c) {<mat-option [value]="c">{{ c }}</mat-option>}</mat-autocomplete></mat-form-field>
	</div>
	<div class="line"><label class="q" id="sex-label">Legal sex *</label>
	<mat-radio-group aria-labelledby="sex-label" formControlName="sex"><mat-radio-button value="F">Female</mat-radio-button><mat-radio-button value="M">Male</mat-radio-button><mat-radio-button value="X">X / not designated</mat-radio-button></mat-radio-group></div>
	<div class="row">
		<mat-form-field><mat-label>Pronouns (optional)</mat-label><mat-select formControlName="pronouns"><mat-option value="he">he/him/his</mat-option><mat-option value="she">she/her/hers</mat-option><mat-option value="they">they/them/theirs</mat-option><mat-option value="ask">Please ask me</mat-option></mat-select></mat-form-field>
		<mat-form-field><mat-label>Military affiliation</mat-label><mat-select formControlName="military"><mat-option value="0">None</mat-option><mat-option value="AD">Active duty, Guard or Reserve</mat-option><mat-option value="VT">Veteran</mat-option><mat-option value="DP">Spouse or dependent of a service member or veteran</mat-option></mat-select></mat-form-field>
		<mat-form-field><mat-label>Social Security number</mat-label><input matInput formControlName="ssn" placeholder="###-##-####" autocomplete="off"><mat-hint>Voluntary; used to match federal aid records</mat-hint></mat-form-field>
	</div>
	</ng-container>
</mat-expansion-panel>

<mat-expansion-panel expanded>
	<mat-expansion-panel-header><mat-panel-title>2. Contact</mat-panel-title></mat-expansion-panel-header>
	<ng-container formGroupName="contact">
	<p class="note">Every decision and deadline notice goes to the email address given here. Please do not use a school account that closes at graduation.</p>
	<div class="row">
		<mat-form-field><mat-label>Email address</mat-label><input matInput type="email" formControlName="email" required></mat-form-field>
		<mat-form-field><mat-label>Mobile phone</mat-label><input matInput type="tel" formControlName="cell"><mat-hint>Include area code</mat-hint></mat-form-field>
	</div>
	<div class="line"><mat-checkbox formControlName="texts">I agree to receive text messages from the University about my application. Message and data rates may apply.</mat-checkbox></div>
	<h3>Permanent address</h3>
	<mat-form-field class="full"><mat-label>Country</mat-label><mat-select formControlName="nation" required>@for (c of countries; track c) {<mat-option [value]="c">{{ c }}</mat-option>}</mat-select></mat-form-field>
	<div class="row">
		<mat-form-field><mat-label>Street address</mat-label><input matInput formControlName="street1" required></mat-form-field>
		<mat-form-field><mat-label>Apartment, unit, or c/o</mat-label><input matInput formControlName="street2"></mat-form-field>
	</div>
	<div class="row">
		<mat-form-field><mat-label>City/Town</mat-label><input matInput formControlName="town" required></mat-form-field>
		<mat-form-field><mat-label>State/Territory</mat-label><mat-select formControlName="region">@for (s of states; track s[0]) {<mat-option [value]="s[0]">{{ s[1] }}</mat-option>}</mat-select></mat-form-field>
		<mat-form-field class="narrow"><mat-label>ZIP</mat-label><input matInput formControlName="zip" maxlength="10"></mat-form-field>
		<mat-form-field><mat-label>County (state residents only)</mat-label><input matInput formControlName="county"></mat-form-field>
	</div>
	</ng-container>
</mat-expansion-panel>

<mat-expansion-panel expanded>
	<mat-expansion-panel-header><mat-panel-title>3. Citizenship and background</mat-panel-title></mat-expansion-panel-header>
	<ng-container formGroupName="background">
	<label class="q" id="cit-q">Citizenship status *</label>
	<mat-radio-group class="stack" aria-labelledby="cit-q" formControlName="citizenship">
		<mat-radio-button value="1">U.S. citizen</mat-radio-button>
		<mat-radio-button value="2">U.S. national (American Samoa, Swains Island)</mat-radio-button>
		<mat-radio-button value="3">U.S. permanent resident</mat-radio-button>
		<mat-radio-button value="4">Refugee, asylee, or DACA</mat-radio-button>
		<mat-radio-button value="5">Citizen of another country; will need a student visa</mat-radio-button>
	</mat-radio-group>
	<p class="note">The University is required to report the next two items to the U.S. Department of Education. Providing them is voluntary and has no bearing on admission.</p>
	<label class="q" id="hl-q">Are you Hispanic or Latino/a?</label>
	<mat-radio-group aria-labelledby="hl-q" formControlName="hispanic"><mat-radio-button [value]="true">Yes</mat-radio-button><mat-radio-button [value]="false">No</mat-radio-button></mat-radio-group>
	<div class="row">
		<mat-form-field><mat-label>Race (select one or more)</mat-label><mat-select formControlName="race" multiple>@for (r of races; track r) {<mat-option [value]="r">{{ r }}</mat-option>}</mat-select></mat-form-field>
		<mat-form-field><mat-label>First (native) language</mat-label><mat-select formControlName="tongue">@for (l of tongues; track l) {<mat-option [value]="l">{{ l }}</mat-option>}</mat-select></mat-form-field>
	</div>
	</ng-container>
</mat-expansion-panel>

<mat-expansion-panel expanded>
	<mat-expansion-panel-header><mat-panel-title>4. Family</mat-panel-title><mat-panel-description>Parents or legal guardians</mat-panel-description></mat-expansion-panel-header>
	<ng-container formGroupName="family">
	@for (n of ["1", "2"]; track n) {
	<ng-container [formGroupName]="'p' + n">
	<h3>Parent/guardian {{ n }}</h3>
	<div class="row" [attr.data-p]="n">
		<mat-form-field><mat-label>First name</mat-label><input matInput formControlName="first"></mat-form-field>
		<mat-form-field><mat-label>Last name</mat-label><input matInput formControlName="last"></mat-form-field>
		<mat-form-field><mat-label>Occupation</mat-label><input matInput formControlName="job"></mat-form-field>
		<mat-form-field><mat-label>Highest level of education</mat-label><mat-select formControlName="school">@for (e of levels; track e[0]) {<mat-option [value]="e[0]">{{ e[1] }}</mat-option>}</mat-select></mat-form-field>
	</div>
	</ng-container>
	}
	</ng-container>
</mat-expansion-panel>

<mat-expansion-panel expanded>
	<mat-expansion-panel-header><mat-panel-title>5. High school and testing</mat-panel-title></mat-expansion-panel-header>
	<ng-container formGroupName="school">
	<div class="row">
		<mat-form-field><mat-label>Current or most recent high school</mat-label><input matInput formControlName="name" required [matAutocomplete]="schools"><mat-hint>Choose from the list, or type the full name if yours is not listed</mat-hint><mat-autocomplete #schools="matAutocomplete">@for (s of among(highSchools, form.value.school?.name); track s) {<mat-option [value]="s">{{ s }}</mat-option>}</mat-autocomplete></mat-form-field>
		<mat-form-field class="narrow"><mat-label>CEEB code</mat-label><input matInput formControlName="ceeb" maxlength="6"></mat-form-field>
	</div>
	<div class="row">
		<mat-form-field><mat-label>School city</mat-label><input matInput formControlName="city"></mat-form-field>
		<mat-form-field><mat-label>School state</mat-label><mat-select formControlName="state">@for (s of states; track s[0]) {<mat-option [value]="s[0]">{{ s[1] }}</mat-option>}</mat-select></mat-form-field>
		<mat-form-field><mat-label>Graduation date (actual or expected)</mat-label><input matInput [matDatepicker]="gradPicker" formControlName="graduation" required><mat-datepicker-toggle matIconSuffix [for]="gradPicker"></mat-datepicker-toggle><mat-datepicker #gradPicker></mat-datepicker></mat-form-field>
	</div>
	<div class="row">
		<mat-form-field><mat-label>Cumulative GPA, unweighted</mat-label><input matInput type="number" step="0.01" formControlName="gpa"><span matTextSuffix>&nbsp;/ 4.00</span></mat-form-field>
		<mat-form-field><mat-label>Class rank</mat-label><input matInput type="number" formControlName="rank"><mat-hint>Skip if your school does not rank</mat-hint></mat-form-field>
		<mat-form-field><mat-label>Number in graduating class</mat-label><input matInput type="number" formControlName="classSize"></mat-form-field>
	</div>
	<mat-form-field class="full"><mat-label>Dual enrollment: college attended while in high school</mat-label><input matInput formControlName="college"><mat-hint>Official transcripts from the college will be needed</mat-hint></mat-form-field>
	</ng-container>
	<ng-container formGroupName="tests">
	<h3>Test scores</h3>
	<p class="note">Self-reported scores are accepted. Report your highest score in each.</p>
	<div class="row">
		<mat-form-field><mat-label>SAT Evidence-Based Reading and Writing</mat-label><input matInput formControlName="ebrw" inputmode="numeric" placeholder="200–800"></mat-form-field>
		<mat-form-field><mat-label>SAT Math</mat-label><input matInput formControlName="math" inputmode="numeric" placeholder="200–800"></mat-form-field>
		<mat-form-field><mat-label>ACT Composite</mat-label><input matInput formControlName="act" inputmode="numeric" placeholder="1–36"><mat-hint>One sitting</mat-hint></mat-form-field>
		<mat-form-field><mat-label>ACT test date</mat-label><input matInput [matDatepicker]="actPicker" formControlName="actOn"><mat-datepicker-toggle matIconSuffix [for]="actPicker"></mat-datepicker-toggle><mat-datepicker #actPicker></mat-datepicker></mat-form-field>
	</div>
	</ng-container>
</mat-expansion-panel>

<mat-expansion-panel expanded>
	<mat-expansion-panel-header><mat-panel-title>6. Your plans</mat-panel-title></mat-expansion-panel-header>
	<ng-container formGroupName="plan">
	<div class="row">
		<mat-form-field><mat-label>Term of entry</mat-label><mat-select formControlName="term" required><mat-option value="202640">Autumn 2026</mat-option><mat-option value="202740">Autumn 2027</mat-option><mat-option value="202840">Autumn 2028 (deferred)</mat-option></mat-select></mat-form-field>
		<mat-form-field><mat-label>First-choice major</mat-label><input matInput formControlName="major1" [matAutocomplete]="majors1" required><mat-autocomplete #majors1="matAutocomplete" requireSelection>@for (m of among(majors, form.value.plan?.major1); track m) {<mat-option [value]="m">{{ m }}</mat-option>}</mat-autocomplete></mat-form-field>
		<mat-form-field><mat-label>Alternate major</mat-label><input matInput formControlName="major2" [matAutocomplete]="majors2"><mat-hint>If your first choice is full</mat-hint><mat-autocomplete #majors2="matAutocomplete" requireSelection>@for (m of among(majors, form.value.plan?.major2); track m) {<mat-option [value]="m">{{ m }}</mat-option>}</mat-autocomplete></mat-form-field>
		<mat-form-field><mat-label>Career goal</mat-label><input matInput formControlName="career"></mat-form-field>
	</div>
	</ng-container>
</mat-expansion-panel>

<mat-expansion-panel expanded>
	<mat-expansion-panel-header><mat-panel-title>7. Activities, work and service</mat-panel-title><mat-panel-description>Up to eight</mat-panel-description></mat-expansion-panel-header>
	<p class="note">List what has mattered most to you outside the classroom in grades 9–12, most important first. Paid work and family responsibilities count.</p>
	<ng-container formArrayName="activities">
	@for (row of activities.controls; track row; let i = $index) {
	<mat-card class="act" appearance="outlined" [formGroupName]="i">
		<mat-card-header><mat-card-title>Activity {{ i + 1 }}</mat-card-title>@if (i > 0) {<button mat-button type="button" (click)="activities.removeAt(i)">Remove</button>}</mat-card-header>
		<mat-card-content>
		<div class="row">
			<mat-form-field><mat-label>Category</mat-label><mat-select formControlName="kind">@for (k of kinds; track k) {<mat-option [value]="k">{{ k }}</mat-option>}</mat-select></mat-form-field>
			<mat-form-field><mat-label>Organization, club or employer</mat-label><input matInput formControlName="group"></mat-form-field>
		</div>
		<div class="row">
			<mat-form-field><mat-label>Grades participated</mat-label><mat-select formControlName="years" multiple><mat-option value="9">9th</mat-option><mat-option value="10">10th</mat-option><mat-option value="11">11th</mat-option><mat-option value="12">12th</mat-option></mat-select></mat-form-field>
			<mat-form-field class="narrow"><mat-label>Hours per week</mat-label><input matInput type="number" formControlName="hours"></mat-form-field>
		</div>
		<mat-form-field class="full"><mat-label>What you did</mat-label><textarea matInput rows="2" maxlength="150" formControlName="did" #did></textarea><mat-hint align="end">{{ did.value.length }} / 150</mat-hint></mat-form-field>
		</mat-card-content>
	</mat-card>
	}
	</ng-container>
	<button mat-stroked-button type="button" class="more" (click)="add()" [disabled]="activities.length >= 8">Add another activity</button>
</mat-expansion-panel>

<mat-expansion-panel expanded>
	<mat-expansion-panel-header><mat-panel-title>8. Personal statement and certification</mat-panel-title></mat-expansion-panel-header>
	<ng-container formGroupName="final">
	<mat-form-field class="full"><mat-label>Personal statement (500 words or fewer)</mat-label><textarea matInput rows="6" formControlName="essay"></textarea><mat-hint>Describe a community you belong to and how you have made a difference in it.</mat-hint></mat-form-field>
	<h3>School counselor</h3>
	<p class="note">We will send your counselor a link to the School Report.</p>
	<div class="row">
		<mat-form-field><mat-label>Name</mat-label><input matInput formControlName="counselor"></mat-form-field>
		<mat-form-field><mat-label>Email</mat-label><input matInput type="email" formControlName="counselorEmail"></mat-form-field>
		<mat-form-field><mat-label>Phone</mat-label><input matInput type="tel" formControlName="counselorPhone"></mat-form-field>
	</div>
	<h3>Certification</h3>
	<div class="line"><mat-checkbox formControlName="certify" required>I certify that the information on this application is complete and correct, and I understand that false statements may lead to cancellation of admission.</mat-checkbox></div>
	<mat-form-field class="full"><mat-label>Type your full legal name as your signature</mat-label><input matInput formControlName="signature"></mat-form-field>
	</ng-container>
</mat-expansion-panel>
</mat-accordion>
<div class="send"><button mat-flat-button type="submit">Submit application</button><button mat-button type="button">Save and finish later</button></div>
</form>
</main>`,
})
class App {
	@ViewChild(MatAccordion) acc!: MatAccordion;
	fb = inject(FormBuilder);
	submitted = false;
	states = STATES;
	countries = COUNTRIES;
	majors = MAJORS;
	highSchools = SCHOOLS;
	suffixes = ["Jr.", "Sr.", "II", "III", "IV"];
	races = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"];
	tongues = ["Arabic", "Chinese", "English", "French", "Hindi", "Igbo", "Korean", "Russian", "Spanish", "Tagalog", "Vietnamese", "Other"];
	levels = [
		["1", "Did not finish high school"], ["2", "High school graduate or GED"], ["3", "Some college, no degree"], ["4", "Associate degree"],
		["5", "Bachelor's degree"], ["6", "Master's degree"], ["7", "Doctoral or professional degree"], ["9", "Unknown"],
	];
	kinds = [
		"Academic club", "Arts and performance", "Athletics", "Community service", "Debate and speech", "Employment (paid)", "Environment and conservation",
		"Family responsibilities", "Leadership / student government", "Religious", "Other",
	];
	form = this.fb.group({
		applicant: this.fb.group({
			lastName: ["", Validators.required], firstName: ["", Validators.required], middleName: "", suffix: "", calledName: "", formerName: "",
			dob: [null as Date | null, Validators.required], birthCity: "", birthNation: "", sex: "", pronouns: "", military: "", ssn: "",
		}),
		contact: this.fb.group({
			email: ["", [Validators.required, Validators.email]], cell: "", texts: false, nation: "", street1: "", street2: "", town: "", region: "",
			zip: ["", Validators.pattern(/^\d{5}(-\d{4})?$/)], county: "",
		}),
		background: this.fb.group({ citizenship: "", hispanic: null as boolean | null, race: [[] as string[]], tongue: "" }),
		family: this.fb.group({ p1: this.parent(), p2: this.parent() }),
		school: this.fb.group({
			name: "", ceeb: "", city: "", state: "", graduation: null as Date | null, gpa: null as number | null, rank: null as number | null,
			classSize: null as number | null, college: "",
		}),
		tests: this.fb.group({ ebrw: "", math: "", act: "", actOn: null as Date | null }),
		plan: this.fb.group({ term: "", major1: "", major2: "", career: "" }),
		activities: this.fb.array([this.activity()]),
		final: this.fb.group({ essay: "", counselor: "", counselorEmail: ["", Validators.email], counselorPhone: "", certify: false, signature: "" }),
	});
	constructor() {
		app = this;
	}
	parent() {
		return this.fb.group({ first: "", last: "", job: "", school: "" });
	}
	activity() {
		return this.fb.group({ kind: "", group: "", years: [[] as string[]], hours: null as number | null, did: ["", Validators.maxLength(150)] });
	}
	get activities() {
		return this.form.controls.activities as FormArray;
	}
	add() {
		this.activities.push(this.activity());
	}
	among(list: string[], typed: string | null | undefined) {
		const wanted = (typed ?? "").toLowerCase();
		return list.filter((each) => each.toLowerCase().includes(wanted));
	}
	submit() {
		this.submitted = true;
	}
}

let app: App | undefined;

const KEYS: [key: string, path: string, place: string][] = [];
const AT = (group: string, names: string) => {
	for (const name of names.split(" "))
		KEYS.push([group === "applicant" || group === "contact" || group === "background" ? name : `${group}_${name}`, `${group}.${name}`, `[formcontrolname="${name}"]`]);
};
AT("applicant", "lastName firstName middleName suffix calledName formerName dob birthCity birthNation sex pronouns military ssn");
AT("contact", "email cell texts nation street1 street2 town region zip county");
AT("background", "citizenship hispanic race tongue");
for (const n of ["1", "2"])
	for (const name of ["first", "last", "job", "school"]) KEYS.push([`p${n}_${name}`, `family.p${n}.${name}`, `[data-p="${n}"] [formcontrolname="${name}"]`]);
AT("school", "name ceeb city state graduation gpa rank classSize college");
AT("tests", "ebrw math act actOn");
AT("plan", "term major1 major2 career");
for (const i of [0, 1, 2])
	for (const name of ["kind", "group", "years", "hours", "did"])
		KEYS.push([`act${i}_${name}`, `activities.${i}.${name}`, `mat-card.act:nth-of-type(${i + 1}) [formcontrolname="${name}"]`]);
AT("final", "essay counselor counselorEmail counselorPhone certify signature");

const dated = (value: Date) =>
	Number.isNaN(value.getTime()) ? "" : [value.getFullYear(), String(value.getMonth() + 1).padStart(2, "0"), String(value.getDate()).padStart(2, "0")].join("-");

function formState() {
	const state: Record<string, unknown> = {};
	for (const [key, path] of KEYS) {
		const value = app?.form.get(path)?.value;
		state[key] = value instanceof Date ? dated(value) : (value ?? "");
	}
	return { ...state, submitted: app?.submitted ?? false };
}

function textIn(element: Element | null): unknown {
	if (!element) return "";
	if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
	const box = element.querySelector<HTMLInputElement>("input[type=checkbox]");
	if (box) return box.checked;
	if (element.tagName === "MAT-RADIO-GROUP") return element.querySelector("input:checked")?.closest("mat-radio-button")?.textContent?.trim() ?? "";
	return element.querySelector(".mat-mdc-select-value-text")?.textContent?.trim() ?? "";
}

function formShown() {
	const shown: Record<string, unknown> = {};
	for (const [key, , place] of KEYS) shown[key] = textIn(document.querySelector(place));
	return { ...shown, submitted: app?.submitted ?? false };
}

Object.assign(window, { formState, formShown });
bootstrapApplication(App, { providers: [provideZonelessChangeDetection(), provideNativeDateAdapter()] });
