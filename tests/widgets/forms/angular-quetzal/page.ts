import "@angular/compiler";
import "./page.css";
import { Component, Directive, ElementRef, inject, provideZonelessChangeDetection } from "@angular/core";
import { FormArray, FormBuilder, FormControl, FormGroup, NgControl, ReactiveFormsModule } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatButtonToggleModule } from "@angular/material/button-toggle";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { MatChipsModule } from "@angular/material/chips";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatExpansionModule } from "@angular/material/expansion";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatToolbarModule } from "@angular/material/toolbar";
import { bootstrapApplication } from "@angular/platform-browser";
import IMask from "imask";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

@Directive({ selector: "input[usPhone]", standalone: true })
class UsPhoneDirective {
	private control = inject(NgControl);
	private host: ElementRef<HTMLInputElement> = inject(ElementRef);
	constructor() {
		const mask = IMask(this.host.nativeElement, { mask: "(000) 000-0000" });
		mask.on("accept", () => this.control.control?.setValue(mask.value, { emitModelToViewChange: false }));
	}
}

const fb = new FormBuilder();
const text = () => new FormControl("");
const day = () => new FormControl<Date | null>(null);
const ticks = (...names: string[]) => new FormGroup(Object.fromEntries(names.map((name) => [name, new FormControl(false)])));
const GRADES = ["9", "10", "11", "12", "PG"];

const parent = () =>
	fb.group({
		living: text(),
		last: text(),
		first: text(),
		middle: text(),
		formerLast: text(),
		telephone: text(),
		occupation: text(),
		employer: text(),
		educationLevel: text(),
	});
const sibling = () => fb.group({ name: text(), age: new FormControl<number | null>(null) });
const exam = () => fb.group({ date: day(), subject: text(), score: text() });
const honor = () => fb.group({ grades: ticks(...GRADES), title: text() });
const activity = () =>
	fb.group({
		type: text(),
		position: text(),
		organization: text(),
		grades: ticks(...GRADES),
		hours: new FormControl<number | null>(null),
		weeks: new FormControl<number | null>(null),
	});

const form = fb.group({
	applicant: fb.group({
		last: text(),
		first: text(),
		middle: text(),
		suffix: text(),
		preferred: text(),
		birthDate: day(),
		sex: text(),
		ssn: text(),
		email: text(),
		phoneKind: text(),
		phone: text(),
		altPhone: text(),
	}),
	permanent: fb.group({ street: text(), apartment: text(), city: text(), county: text(), state: text(), zip: text(), country: text() }),
	mailing: fb.group({ street: text(), city: text() }),
	plans: fb.group({
		term: text(),
		decision: text(),
		major: text(),
		career: text(),
		degree: text(),
		needAid: text(),
		feeWaiver: text(),
	}),
	demographics: fb.group({
		citizenship: text(),
		hispanic: text(),
		race: ticks("American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or other Pacific Islander", "White"),
		birthCity: text(),
		birthCountry: text(),
		yearsInUS: text(),
		armedForces: text(),
	}),
	languages: fb.array(
		[0, 1, 2].map(() => fb.group({ language: text(), proficiency: new FormControl<string[]>([]) })),
	),
	household: fb.group({ marital: text() }),
	parent1: parent(),
	parent2: parent(),
	siblings: fb.array([sibling()]),
	school: fb.group({
		name: text(),
		graduation: day(),
		kind: text(),
		city: text(),
		state: text(),
		ceeb: text(),
		counselor: text(),
		counselorEmail: text(),
		counselorPhone: text(),
		program: text(),
		college: text(),
		collegeDates: text(),
	}),
	academics: fb.group({ rank: text(), size: text(), gpa: text(), scale: text(), weighted: text() }),
	tests: fb.group({
		actDate: day(),
		actComposite: text(),
		satReadingDate: day(),
		satReading: text(),
		satMathDate: day(),
		satMath: text(),
		toefl: text(),
	}),
	exams: fb.array([exam()]),
	honors: fb.array([honor()]),
	activities: fb.array([activity()]),
	supplement: fb.group({
		heard: text(),
		relatives: text(),
		firstGeneration: text(),
		otherColleges: new FormControl<string[]>([]),
		teacher: text(),
		why: text(),
	}),
	closing: fb.group({ discipline: text(), certify: new FormControl(false), signature: text() }),
});
let submitted = false;

@Component({
	selector: "app-root",
	standalone: true,
	imports: [
		ReactiveFormsModule,
		MatAutocompleteModule,
		MatButtonModule,
		MatButtonToggleModule,
		MatCardModule,
		MatCheckboxModule,
		MatChipsModule,
		MatDatepickerModule,
		MatExpansionModule,
		MatFormFieldModule,
		MatInputModule,
		MatRadioModule,
		MatSelectModule,
		MatToolbarModule,
		UsPhoneDirective,
	],
	template: `
<mat-toolbar color="primary"><span>Hallam College</span></mat-toolbar>
<main>
<h1>Application for First-Year Admission</h1>
<p class="lead">Hallam College, a private residential college of the liberal arts and sciences. Please complete both the application and the Supplement at the end.</p>
<form [formGroup]="form" (ngSubmit)="submit()">

<mat-card appearance="outlined" formGroupName="applicant">
	<mat-card-header><mat-card-title>Applicant</mat-card-title><mat-card-subtitle>Legal name. Enter name exactly as it appears on official documents.</mat-card-subtitle></mat-card-header>
	<mat-card-content>
		<div class="line">
			<mat-form-field><mat-label>Last/Family/Sur</mat-label><input matInput formControlName="last" required></mat-form-field>
			<mat-form-field><mat-label>First/Given</mat-label><input matInput formControlName="first" required></mat-form-field>
			<mat-form-field><mat-label>Middle (complete)</mat-label><input matInput formControlName="middle"></mat-form-field>
			<mat-form-field class="narrow"><mat-label>Jr., etc.</mat-label><mat-select formControlName="suffix"><mat-option value=""></mat-option>@for (s of suffixes; track s) {<mat-option [value]="s">{{ s }}</mat-option>}</mat-select></mat-form-field>
		</div>
		<div class="line">
			<mat-form-field><mat-label>Preferred name, if not first name (only one)</mat-label><input matInput formControlName="preferred"></mat-form-field>
		</div>
		<div class="line">
			<mat-form-field><mat-label>Birth Date</mat-label><input matInput [matDatepicker]="birth" formControlName="birthDate"><mat-hint>mm/dd/yyyy</mat-hint><mat-datepicker-toggle matIconSuffix [for]="birth"></mat-datepicker-toggle><mat-datepicker #birth startView="multi-year"></mat-datepicker></mat-form-field>
			<div class="question"><label id="sex-label">Sex</label><mat-radio-group aria-labelledby="sex-label" formControlName="sex"><mat-radio-button value="Female">Female</mat-radio-button><mat-radio-button value="Male">Male</mat-radio-button></mat-radio-group></div>
			<mat-form-field><mat-label>US Social Security Number, if any</mat-label><input matInput formControlName="ssn" autocomplete="off"><mat-hint>Required for US Citizens and Permanent Residents applying for financial aid via FAFSA</mat-hint></mat-form-field>
		</div>
		<div class="line">
			<mat-form-field><mat-label>E-mail Address</mat-label><input matInput type="email" formControlName="email"></mat-form-field>
			<div class="question"><span id="tel-kind">Preferred Telephone</span><mat-button-toggle-group aria-labelledby="tel-kind" formControlName="phoneKind"><mat-button-toggle value="Home">Home</mat-button-toggle><mat-button-toggle value="Cell">Cell</mat-button-toggle></mat-button-toggle-group></div>
			<mat-form-field><mat-label>Area Code/Number</mat-label><input matInput type="tel" usPhone formControlName="phone"></mat-form-field>
			<mat-form-field><mat-label>Alternate telephone</mat-label><input matInput type="tel" usPhone formControlName="altPhone"></mat-form-field>
		</div>
	</mat-card-content>
</mat-card>

<mat-card appearance="outlined">
	<mat-card-content>
		<h3>Permanent home address</h3>
		<div formGroupName="permanent">
			<div class="line">
				<mat-form-field class="wide"><mat-label>Number &amp; Street</mat-label><input matInput formControlName="street"></mat-form-field>
				<mat-form-field class="narrow"><mat-label>Apartment #</mat-label><input matInput formControlName="apartment"></mat-form-field>
			</div>
			<div class="line">
				<mat-form-field><mat-label>City/Town</mat-label><input matInput formControlName="city"></mat-form-field>
				<mat-form-field><mat-label>County or Parish</mat-label><input matInput formControlName="county"></mat-form-field>
				<mat-form-field><mat-label>State/Province</mat-label><input matInput formControlName="state" [matAutocomplete]="stateList"><mat-autocomplete #stateList="matAutocomplete">@for (s of statesLike(form.value.permanent?.state); track s) {<mat-option [value]="s">{{ s }}</mat-option>}</mat-autocomplete></mat-form-field>
				<mat-form-field><mat-label>ZIP/Postal Code</mat-label><input matInput formControlName="zip"></mat-form-field>
				<mat-form-field><mat-label>Country</mat-label><mat-select formControlName="country">@for (c of countries; track c) {<mat-option [value]="c">{{ c }}</mat-option>}</mat-select></mat-form-field>
			</div>
		</div>
		<p>If different from above, please give your current mailing address for all admission correspondence.</p>
		<div formGroupName="mailing">
			<div class="line">
				<mat-form-field class="wide"><mat-label>Number &amp; Street</mat-label><input matInput formControlName="street"></mat-form-field>
				<mat-form-field><mat-label>City/Town, State/Province, ZIP</mat-label><input matInput formControlName="city"></mat-form-field>
			</div>
		</div>
	</mat-card-content>
</mat-card>

<mat-card appearance="outlined" formGroupName="plans">
	<mat-card-header><mat-card-title>Future Plans</mat-card-title></mat-card-header>
	<mat-card-content>
		<div class="line">
			<mat-form-field><mat-label>Entry Term</mat-label><mat-select formControlName="term">@for (t of terms; track t) {<mat-option [value]="t">{{ t }}</mat-option>}</mat-select></mat-form-field>
			<mat-form-field><mat-label>Decision Plan</mat-label><mat-select formControlName="decision">@for (d of decisions; track d) {<mat-option [value]="d">{{ d }}</mat-option>}</mat-select></mat-form-field>
		</div>
		<div class="line">
			<mat-form-field><mat-label>Possible area(s) of academic concentration/major</mat-label><input matInput formControlName="major" [matAutocomplete]="majorList"><mat-hint>or undecided</mat-hint><mat-autocomplete #majorList="matAutocomplete">@for (m of majorsLike(form.value.plans?.major); track m) {<mat-option [value]="m">{{ m }}</mat-option>}</mat-autocomplete></mat-form-field>
			<mat-form-field><mat-label>Possible career or professional plans</mat-label><input matInput formControlName="career"><mat-hint>or undecided</mat-hint></mat-form-field>
		</div>
		<mat-form-field><mat-label>Highest degree you intend to earn</mat-label><mat-select formControlName="degree">@for (d of degrees; track d) {<mat-option [value]="d">{{ d }}</mat-option>}</mat-select></mat-form-field>
		<p id="q-aid">Do you intend to apply for need-based financial aid?</p>
		<mat-radio-group aria-labelledby="q-aid" formControlName="needAid"><mat-radio-button value="Yes">Yes</mat-radio-button><mat-radio-button value="No">No</mat-radio-button></mat-radio-group>
		<p id="q-waiver">Are you requesting a waiver of the $50 application fee? (Your counselor must support the request.)</p>
		<mat-radio-group aria-labelledby="q-waiver" formControlName="feeWaiver"><mat-radio-button value="Yes">Yes</mat-radio-button><mat-radio-button value="No">No</mat-radio-button></mat-radio-group>
	</mat-card-content>
</mat-card>

<mat-card appearance="outlined">
	<mat-card-header><mat-card-title>Demographics</mat-card-title></mat-card-header>
	<mat-card-content>
		<div formGroupName="demographics">
			<mat-form-field><mat-label>Citizenship Status</mat-label><mat-select formControlName="citizenship">@for (c of citizenships; track c) {<mat-option [value]="c">{{ c }}</mat-option>}</mat-select></mat-form-field>
			<h4>1. Are you Hispanic/Latino?</h4>
			<mat-radio-group formControlName="hispanic"><mat-radio-button value="Yes">Yes, Hispanic or Latino (including Spain)</mat-radio-button><mat-radio-button value="No">No</mat-radio-button></mat-radio-group>
			<h4>2. Regardless of your answer to the prior question, please indicate how you identify yourself. (Check one or more.)</h4>
			<div formGroupName="race" class="stack">@for (r of races; track r) {<mat-checkbox [formControlName]="r">{{ r }}</mat-checkbox>}</div>
			<h4>Birthplace</h4>
			<div class="line">
				<mat-form-field><mat-label>City/Town</mat-label><input matInput formControlName="birthCity"></mat-form-field>
				<mat-form-field><mat-label>Country</mat-label><mat-select formControlName="birthCountry">@for (c of countries; track c) {<mat-option [value]="c">{{ c }}</mat-option>}</mat-select></mat-form-field>
				<mat-form-field><mat-label>Years lived in the US?</mat-label><input matInput formControlName="yearsInUS" inputmode="numeric" maxlength="2"></mat-form-field>
			</div>
			<div class="line">
				<mat-form-field><mat-label>US Armed Forces status</mat-label><mat-select formControlName="armedForces">@for (a of forces; track a) {<mat-option [value]="a">{{ a }}</mat-option>}</mat-select></mat-form-field>
			</div>
		</div>
		<table formArrayName="languages">
			<caption>Language Proficiency (Check all that apply.)</caption>
			<thead><tr><th>Language</th><th>Proficiency</th></tr></thead>
			<tbody>@for (row of rows('languages'); track row; let i = $index) {
				<tr class="entry" [formGroupName]="i">
					<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="language"></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic"><mat-select multiple formControlName="proficiency">@for (p of proficiencies; track p) {<mat-option [value]="p">{{ p }}</mat-option>}</mat-select></mat-form-field></td>
				</tr>
			}</tbody>
		</table>
	</mat-card-content>
</mat-card>

<mat-card appearance="outlined">
	<mat-card-header><mat-card-title>Family</mat-card-title></mat-card-header>
	<mat-card-content>
		<p>Please list both parents below, even if one or more is deceased or no longer has legal responsibilities toward you. Many colleges collect this information for demographic purposes even if you are an adult or an emancipated minor.</p>
		<div formGroupName="household">
			<div class="line">
				<mat-form-field><mat-label>Parents' marital status (relative to each other)</mat-label><mat-select formControlName="marital">@for (m of maritals; track m) {<mat-option [value]="m">{{ m }}</mat-option>}</mat-select></mat-form-field>
			</div>
		</div>
		<div class="pair">
			@for (n of ['1', '2']; track n) {
			<section [attr.id]="'parent-' + n" [formGroupName]="'parent' + n">
				<h3>Parent {{ n }}</h3>
				<p [attr.id]="'living-' + n">Is Parent {{ n }} living?</p>
				<mat-radio-group [attr.aria-labelledby]="'living-' + n" formControlName="living"><mat-radio-button value="Yes">Yes</mat-radio-button><mat-radio-button value="No">No</mat-radio-button></mat-radio-group>
				<mat-form-field><mat-label>Last/Family/Sur</mat-label><input matInput formControlName="last"></mat-form-field>
				<mat-form-field><mat-label>First/Given</mat-label><input matInput formControlName="first"></mat-form-field>
				<mat-form-field><mat-label>Middle</mat-label><input matInput formControlName="middle"></mat-form-field>
				<mat-form-field><mat-label>Former last name(s)</mat-label><input matInput formControlName="formerLast"></mat-form-field>
				<mat-form-field><mat-label>Preferred Telephone</mat-label><input matInput type="tel" usPhone formControlName="telephone"></mat-form-field>
				<mat-form-field><mat-label>Occupation</mat-label><input matInput formControlName="occupation"></mat-form-field>
				<mat-form-field><mat-label>Employer</mat-label><input matInput formControlName="employer"></mat-form-field>
				<mat-form-field><mat-label>Education level</mat-label><mat-select formControlName="educationLevel">@for (e of educations; track e) {<mat-option [value]="e">{{ e }}</mat-option>}</mat-select></mat-form-field>
			</section>
			}
		</div>
		<h3>Siblings</h3>
		<p>Please give names and ages of your brothers or sisters.</p>
		<div formArrayName="siblings">
			@for (row of rows('siblings'); track row; let i = $index) {
			<div class="line entry" [formGroupName]="i">
				<mat-form-field class="wide"><mat-label>Name</mat-label><input matInput formControlName="name"></mat-form-field>
				<mat-form-field class="narrow"><mat-label>Age</mat-label><input matInput type="number" min="0" max="120" formControlName="age"></mat-form-field>
			</div>
			}
		</div>
		<button mat-stroked-button type="button" (click)="add('siblings')">Add a sibling</button>
	</mat-card-content>
</mat-card>

<mat-card appearance="outlined">
	<mat-card-header><mat-card-title>Education</mat-card-title></mat-card-header>
	<mat-card-content>
		<div formGroupName="school">
			<div class="line">
				<mat-form-field class="wide"><mat-label>Most recent secondary school attended</mat-label><input matInput formControlName="name"></mat-form-field>
				<mat-form-field><mat-label>CEEB/ACT Code</mat-label><input matInput formControlName="ceeb" maxlength="6"></mat-form-field>
			</div>
			<div class="line">
				<mat-form-field><mat-label>City/Town</mat-label><input matInput formControlName="city"></mat-form-field>
				<mat-form-field><mat-label>State/Province</mat-label><mat-select formControlName="state">@for (s of states; track s) {<mat-option [value]="s">{{ s }}</mat-option>}</mat-select></mat-form-field>
				<mat-form-field><mat-label>Graduation Date</mat-label><input matInput [matDatepicker]="hsGrad" formControlName="graduation"><mat-datepicker-toggle matIconSuffix [for]="hsGrad"></mat-datepicker-toggle><mat-datepicker #hsGrad></mat-datepicker></mat-form-field>
			</div>
			<p id="q-type">School Type</p>
			<mat-radio-group aria-labelledby="q-type" formControlName="kind">@for (k of kinds; track k) {<mat-radio-button [value]="k">{{ k }}</mat-radio-button>}</mat-radio-group>
			<div class="line">
				<mat-form-field><mat-label>Counselor's Name</mat-label><input matInput formControlName="counselor"></mat-form-field>
				<mat-form-field><mat-label>E-mail</mat-label><input matInput type="email" formControlName="counselorEmail"></mat-form-field>
				<mat-form-field><mat-label>Telephone</mat-label><input matInput type="tel" usPhone formControlName="counselorPhone"></mat-form-field>
			</div>
			<p>Please list any community program/organization that has provided free assistance with your application process:</p>
			<mat-form-field class="full"><input matInput formControlName="program"></mat-form-field>
			<p>List all college/university affiliated courses you have taken since 9th grade (transcript must be sent).</p>
			<div class="line">
				<mat-form-field><mat-label>College/University Name</mat-label><input matInput formControlName="college"></mat-form-field>
				<mat-form-field><mat-label>Dates Attended</mat-label><input matInput formControlName="collegeDates"></mat-form-field>
			</div>
		</div>
		<h3>Academics</h3>
		<div class="line" formGroupName="academics">
			<mat-form-field class="narrow"><mat-label>Class Rank</mat-label><input matInput formControlName="rank"></mat-form-field>
			<mat-form-field class="narrow"><mat-label>Class Size</mat-label><input matInput formControlName="size"></mat-form-field>
			<mat-form-field class="narrow"><mat-label>GPA</mat-label><input matInput formControlName="gpa"></mat-form-field>
			<mat-form-field class="narrow"><mat-label>Scale</mat-label><input matInput formControlName="scale"></mat-form-field>
			<div class="question"><span id="q-weighted">Weighted?</span><mat-button-toggle-group aria-labelledby="q-weighted" formControlName="weighted"><mat-button-toggle value="Yes">Yes</mat-button-toggle><mat-button-toggle value="No">No</mat-button-toggle></mat-button-toggle-group></div>
		</div>
		<h3>Tests</h3>
		<p>Be sure to note the tests required for each institution to which you are applying. The official scores from the appropriate testing agency must be submitted to each institution as soon as possible.</p>
		<div formGroupName="tests" class="tests">
			<h4>ACT, best scores so far</h4>
			<div class="line">
				<mat-form-field><mat-label>COMP</mat-label><input matInput formControlName="actComposite"></mat-form-field>
				<mat-form-field><mat-label>Date</mat-label><input matInput [matDatepicker]="actDay" formControlName="actDate"><mat-datepicker-toggle matIconSuffix [for]="actDay"></mat-datepicker-toggle><mat-datepicker #actDay></mat-datepicker></mat-form-field>
			</div>
			<h4>SAT, best scores so far</h4>
			<div class="line">
				<mat-form-field><mat-label>Evidence-Based Reading and Writing</mat-label><input matInput formControlName="satReading"></mat-form-field>
				<mat-form-field><mat-label>Date</mat-label><input matInput [matDatepicker]="satR" formControlName="satReadingDate"><mat-datepicker-toggle matIconSuffix [for]="satR"></mat-datepicker-toggle><mat-datepicker #satR></mat-datepicker></mat-form-field>
				<mat-form-field><mat-label>Math</mat-label><input matInput formControlName="satMath"></mat-form-field>
				<mat-form-field><mat-label>Date</mat-label><input matInput [matDatepicker]="satM" formControlName="satMathDate"><mat-datepicker-toggle matIconSuffix [for]="satM"></mat-datepicker-toggle><mat-datepicker #satM></mat-datepicker></mat-form-field>
			</div>
			<mat-form-field><mat-label>TOEFL/IELTS score</mat-label><input matInput formControlName="toefl"></mat-form-field>
		</div>
		<table formArrayName="exams">
			<caption>AP/IB/SAT Subjects: best scores, per subject, so far</caption>
			<thead><tr><th>Date</th><th>Type &amp; Subject</th><th>Score</th></tr></thead>
			<tbody>@for (row of rows('exams'); track row; let i = $index) {
				<tr class="entry" [formGroupName]="i">
					<td><mat-form-field subscriptSizing="dynamic"><input matInput [matDatepicker]="examDay" formControlName="date" placeholder="mm/dd/yyyy"><mat-datepicker-toggle matIconSuffix [for]="examDay"></mat-datepicker-toggle><mat-datepicker #examDay></mat-datepicker></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="subject"></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic"><mat-select formControlName="score">@for (n of ['1', '2', '3', '4', '5', '6', '7']; track n) {<mat-option [value]="n">{{ n }}</mat-option>}</mat-select></mat-form-field></td>
				</tr>
			}</tbody>
		</table>
		<button mat-stroked-button type="button" (click)="add('exams')">Add a test</button>
	</mat-card-content>
</mat-card>

<mat-card appearance="outlined">
	<mat-card-header><mat-card-title>Honors</mat-card-title><mat-card-subtitle>Briefly list any academic distinctions or honors you have received since the 9th grade or international equivalent (e.g., National Merit, Cum Laude Society).</mat-card-subtitle></mat-card-header>
	<mat-card-content>
		<div formArrayName="honors">
			@for (row of rows('honors'); track row; let i = $index) {
			<div class="entry" [formGroupName]="i">
				<div class="grades" formGroupName="grades"><span>Grade level or post-graduate (PG)</span>@for (g of grades; track g) {<mat-checkbox [formControlName]="g">{{ g }}</mat-checkbox>}</div>
				<mat-form-field class="full"><mat-label>Honor</mat-label><input matInput formControlName="title" maxlength="100"></mat-form-field>
			</div>
			}
		</div>
		<button mat-stroked-button type="button" (click)="add('honors')">Add an honor</button>
	</mat-card-content>
</mat-card>

<mat-card appearance="outlined">
	<mat-card-header><mat-card-title>Extracurricular Activities &amp; Work Experience</mat-card-title><mat-card-subtitle>Please list your principal extracurricular, volunteer, and work activities in their order of importance to you.</mat-card-subtitle></mat-card-header>
	<mat-card-content>
		<div formArrayName="activities">
			@for (row of rows('activities'); track row; let i = $index) {
			<fieldset class="entry" [formGroupName]="i">
				<legend>Activity {{ i + 1 }}</legend>
				<mat-form-field><mat-label>Activity type</mat-label><mat-select formControlName="type">@for (t of activityTypes; track t) {<mat-option [value]="t">{{ t }}</mat-option>}</mat-select></mat-form-field>
				<mat-form-field><mat-label>Position/Leadership description</mat-label><input matInput formControlName="position" maxlength="50"></mat-form-field>
				<mat-form-field><mat-label>Organization name or employer</mat-label><input matInput formControlName="organization" maxlength="100"></mat-form-field>
				<div class="grades" formGroupName="grades"><span>Grade level</span>@for (g of grades; track g) {<mat-checkbox [formControlName]="g">{{ g }}</mat-checkbox>}</div>
				<p>Approximate time spent</p>
				<div class="line">
					<mat-form-field class="narrow"><mat-label>Hours per week</mat-label><input matInput type="number" formControlName="hours"></mat-form-field>
					<mat-form-field class="narrow"><mat-label>Weeks per year</mat-label><input matInput type="number" formControlName="weeks"></mat-form-field>
				</div>
			</fieldset>
			}
		</div>
		<button mat-stroked-button type="button" (click)="add('activities')">Add an activity</button>
	</mat-card-content>
</mat-card>

<mat-accordion>
	<mat-expansion-panel formGroupName="supplement">
		<mat-expansion-panel-header><mat-panel-title>Hallam College Supplement</mat-panel-title><mat-panel-description>required of all candidates</mat-panel-description></mat-expansion-panel-header>
		<mat-form-field><mat-label>How did you first become interested in Hallam?</mat-label><mat-select formControlName="heard">@for (h of sources; track h) {<mat-option [value]="h">{{ h }}</mat-option>}</mat-select></mat-form-field>
		<mat-form-field class="full"><mat-label>Please list any members of your family who have attended Hallam (name, relationship, class year)</mat-label><textarea matInput rows="2" formControlName="relatives"></textarea></mat-form-field>
		<p>Will you be among the first generation in your family to attend college?</p>
		<mat-radio-group formControlName="firstGeneration"><mat-radio-button value="Yes">Yes</mat-radio-button><mat-radio-button value="No">No</mat-radio-button></mat-radio-group>
		<mat-form-field class="full"><mat-label>Other colleges to which you are applying</mat-label>
			<mat-chip-grid #colleges formControlName="otherColleges">@for (c of form.value.supplement?.otherColleges ?? []; track c) {<mat-chip-row (removed)="dropCollege(c)">{{ c }}<button matChipRemove type="button" [attr.aria-label]="'remove ' + c">&times;</button></mat-chip-row>}</mat-chip-grid>
			<input placeholder="Type a name and press Enter" [matChipInputFor]="colleges" (matChipInputTokenEnd)="addCollege($event)">
			<mat-hint>Optional</mat-hint>
		</mat-form-field>
		<div class="line">
			<mat-form-field><mat-label>Teacher who will complete your evaluation</mat-label><input matInput formControlName="teacher"></mat-form-field>
		</div>
		<mat-form-field class="full"><mat-label>Why Hallam? (200 words)</mat-label><textarea matInput rows="5" formControlName="why"></textarea></mat-form-field>
	</mat-expansion-panel>
</mat-accordion>

<mat-card appearance="outlined" formGroupName="closing">
	<mat-card-header><mat-card-title>Required Signature</mat-card-title></mat-card-header>
	<mat-card-content>
		<p id="q-disc">Have you ever been found responsible for a disciplinary violation at any educational institution you have attended from the 9th grade forward, whether related to academic misconduct or behavioral misconduct?</p>
		<mat-radio-group aria-labelledby="q-disc" formControlName="discipline"><mat-radio-button value="Yes">Yes</mat-radio-button><mat-radio-button value="No">No</mat-radio-button></mat-radio-group>
		<mat-checkbox formControlName="certify">I certify that all information submitted in the admission process, including the application and any supporting materials, is my own work, factually true, and honestly presented.</mat-checkbox>
		<div class="line">
			<mat-form-field><mat-label>Signature</mat-label><input matInput formControlName="signature"></mat-form-field>
		</div>
		<button mat-flat-button type="submit">Submit application</button>
	</mat-card-content>
</mat-card>
</form>
</main>`,
})
class App {
	form = form;
	countries = COUNTRIES;
	states = STATES.map(([, name]) => name);
	suffixes = ["Jr.", "Sr.", "II", "III", "IV", "V"];
	terms = ["Fall 2027 (Jul-Dec)", "Spring 2028 (Jan-Jun)", "Fall 2028 (Jul-Dec)"];
	decisions = ["Early Decision I", "Early Decision II", "Early Action", "Regular Decision"];
	degrees = [
		"Associate's (AA, AS)",
		"Bachelor's (BA, BS)",
		"Master's (MA, MS)",
		"Business (MBA, MAcc)",
		"Law (JD, LLM)",
		"Medicine (MD, DO, DVM, DDS)",
		"Doctorate (PhD, EdD, etc)",
		"Other",
		"Undecided",
	];
	citizenships = ["US citizen", "Dual US citizen", "US permanent resident visa (Alien registration #)", "Other citizenship"];
	races = Object.keys(form.controls.demographics.controls.race.controls);
	forces = ["Currently serving", "Previously served", "Current dependent", "None"];
	proficiencies = ["Speak", "Read", "Write", "First Language", "Spoken at Home"];
	maritals = ["Never Married", "Married", "Civil Union/Domestic Partners", "Widowed", "Separated", "Divorced"];
	educations = [
		"None",
		"Some grade/primary school",
		"Completed grade/primary school",
		"Some high/secondary school",
		"Graduated from high/secondary school (or equivalent)",
		"Some trade school or community college",
		"Graduated from trade school or community college",
		"Some college/university",
		"Graduated from college/university",
		"Some graduate school",
		"Graduate school",
	];
	kinds = ["Public", "Charter", "Independent", "Religious", "Home School"];
	grades = GRADES;
	activityTypes = [
		"Academic",
		"Art",
		"Athletics: Club",
		"Athletics: JV/Varsity",
		"Career-Oriented",
		"Community Service (Volunteer)",
		"Computer/Technology",
		"Cultural",
		"Dance",
		"Debate/Speech",
		"Environmental",
		"Family Responsibilities",
		"Foreign Language",
		"Journalism/Publication",
		"Music: Instrumental",
		"Music: Vocal",
		"Religious",
		"Robotics",
		"School Spirit",
		"Student Govt./Politics",
		"Theater/Drama",
		"Work (Paid)",
		"Other Club/Activity",
	];
	sources = ["Counselor or teacher", "Hallam alumna/us", "Current student", "College fair", "College guidebook", "Mail from Hallam", "Web search", "Other"];

	statesLike = (typed?: string | null) => this.states.filter((each) => each.toLowerCase().startsWith((typed ?? "").toLowerCase()));
	majorsLike = (typed?: string | null) => MAJORS.filter((each) => each.toLowerCase().includes((typed ?? "").toLowerCase()));
	rows(name: string) {
		return (form.get(name) as FormArray).controls;
	}
	add(name: string) {
		const make: Record<string, () => FormGroup> = { siblings: sibling, exams: exam, honors: honor, activities: activity };
		(form.get(name) as FormArray).push(make[name]());
	}
	addCollege(event: { value: string; chipInput: { clear(): void } }) {
		const value = (event.value ?? "").trim();
		const control = form.controls.supplement.controls.otherColleges;
		if (value) control.setValue([...(control.value ?? []), value]);
		event.chipInput.clear();
	}
	dropCollege(name: string) {
		const control = form.controls.supplement.controls.otherColleges;
		control.setValue((control.value ?? []).filter((each) => each !== name));
	}
	submit() {
		submitted = true;
	}
}

const TICKS = ["race", "grades"];
const iso = (date: Date) =>
	`${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;

type Found = { key: string; control: FormControl | FormGroup; host: Element | null | undefined };

/** Every control with its key and the place where it is drawn. */
function controlsOf(): Found[] {
	const found: Found[] = [];
	const group = (prefix: string, controls: Record<string, any>, place: Element | null | undefined) => {
		for (const [name, control] of Object.entries(controls)) {
			const key = `${prefix}.${name}`;
			if (control instanceof FormGroup && TICKS.includes(name)) found.push({ key, control, host: place?.querySelector(`[formgroupname="${name}"]`) });
			else found.push({ key, control, host: place?.querySelector(`[formcontrolname="${name}"]`) });
		}
	};
	for (const [name, control] of Object.entries(form.controls) as [string, any][]) {
		if (control instanceof FormArray) {
			const places = document.querySelectorAll(`[formarrayname="${name}"] .entry`);
			control.controls.forEach((row, index) => group(`${name}.${index}`, (row as FormGroup).controls, places[index]));
		} else {
			const place = /^parent/.test(name) ? document.getElementById(`parent-${name.slice(-1)}`) : document.querySelector(`[formgroupname="${name}"]`);
			group(name, control.controls, place);
		}
	}
	return found;
}

const words = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";

function shownOf({ control, host }: Found): unknown {
	if (!host) return undefined;
	if (control instanceof FormGroup)
		return [...host.querySelectorAll("mat-checkbox")].filter((box) => box.querySelector("input")?.checked).map((box) => words(box.querySelector("label")));
	if (host instanceof HTMLInputElement || host instanceof HTMLTextAreaElement) return host.value;
	const kind = host.tagName.toLowerCase();
	if (kind === "mat-select") {
		const drawn = words(host.querySelector(".mat-mdc-select-value-text"));
		return Array.isArray(control.value) ? drawn.split(", ").filter(Boolean) : drawn;
	}
	if (kind === "mat-radio-group") return words(host.querySelector(".mat-mdc-radio-checked label"));
	if (kind === "mat-checkbox") return host.querySelector("input")?.checked;
	if (kind === "mat-button-toggle-group") return words(host.querySelector(".mat-button-toggle-checked .mat-button-toggle-label-content"));
	if (kind === "mat-chip-grid") return [...host.querySelectorAll("mat-chip-row")].map((chip) => words(chip.querySelector(".mdc-evolution-chip__text-label")));
	return undefined;
}

function stateOf({ control }: Found): unknown {
	if (control instanceof FormGroup) return Object.entries(control.value).flatMap(([name, on]) => (on ? [name] : []));
	return control.value instanceof Date ? iso(control.value) : control.value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(controlsOf().map((each) => [each.key, stateOf(each)])), submitted }),
	formShown: () => Object.fromEntries(controlsOf().map((each) => [each.key, shownOf(each)])),
});

const root = document.createElement("app-root");
document.getElementById("root")?.append(root);
bootstrapApplication(App, { providers: [provideZonelessChangeDetection(), provideNativeDateAdapter()] });
