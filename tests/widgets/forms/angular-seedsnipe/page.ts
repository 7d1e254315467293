import "@angular/compiler";
import "../../node_modules/@angular/material/prebuilt-themes/azure-blue.css";
import "./page.css";
import { Component, Directive, HostListener, inject } from "@angular/core";
import { FormArray, FormBuilder, FormControl, FormGroup, NgControl, ReactiveFormsModule } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatButtonToggleModule } from "@angular/material/button-toggle";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { MatChipInputEvent, MatChipsModule } from "@angular/material/chips";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatExpansionModule } from "@angular/material/expansion";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatListModule } from "@angular/material/list";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatToolbarModule } from "@angular/material/toolbar";
import { bootstrapApplication } from "@angular/platform-browser";
import { COUNTRIES, STATES } from "../../lists";

const PROGRAMS = [
	"Accounting Technology",
	"Administrative Support",
	"Automotive Technology",
	"Biology (Transfer)",
	"Business Administration (Transfer)",
	"Computer Information Systems",
	"Construction Trades: Electrical",
	"Criminal Justice",
	"Dental Hygiene",
	"Early Childhood Education",
	"Emergency Medical Services",
	"Engineering: Civil (Transfer)",
	"Engineering: Environmental (Transfer)",
	"Engineering: Mechanical (Transfer)",
	"Fire Science",
	"Forestry Technology",
	"General Studies",
	"Natural Resources",
	"Nursing (ADN)",
	"Nursing (LVN)",
	"Welding Technology",
];

/** Writes (999) 999-9999 while it is typed. */
@Directive({ selector: "input[appPhone]" })
class PhoneMask {
	private readonly control = inject(NgControl);

	@HostListener("input", ["$event.target"]) format(input: HTMLInputElement) {
		const digits = input.value.replace(/\D/g, "").replace(/^1(?=\d{10})/, "").slice(0, 10);
		const [area, prefix, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
		const text = digits.length > 6 ? `(${area}) ${prefix}-${line}` : digits.length > 3 ? `(${area}) ${prefix}` : digits;
		if (text !== input.value) this.control.control?.setValue(text);
	}
}

@Component({
	selector: "app-root",
	providers: [provideNativeDateAdapter()],
	imports: [
		MatAutocompleteModule, MatButtonModule, MatButtonToggleModule, MatCardModule, MatCheckboxModule, MatChipsModule, MatDatepickerModule,
		MatExpansionModule, MatFormFieldModule, MatInputModule, MatListModule, MatRadioModule, MatSelectModule, MatToolbarModule, PhoneMask, ReactiveFormsModule,
	],
	template: `
<mat-toolbar color="primary">Three Rivers Technical College</mat-toolbar>
<main>
<h1>Application for Admission and Foundation Scholarship</h1>
<p>An Equal Opportunity Institution. The following information will be used in creating your permanent record. Please answer all questions. Items in Part E are used only by the Three Rivers College Foundation.</p>
<form [formGroup]="form" (ngSubmit)="send()">
	<mat-card appearance="outlined">
		<mat-card-header><mat-card-title>Part A: Student Information</mat-card-title></mat-card-header>
		<mat-card-content formGroupName="student">
			<p class="q" id="termLabel">Semester for which you are applying</p>
			<mat-button-toggle-group formControlName="semester" aria-labelledby="termLabel">
				<mat-button-toggle value="2027SU">Summer 2027 (begins May 24)</mat-button-toggle>
				<mat-button-toggle value="2027FA">Fall 2027</mat-button-toggle>
				<mat-button-toggle value="2028SP">Spring 2028</mat-button-toggle>
			</mat-button-toggle-group>
			<p class="q" id="returningLabel">Returning Three Rivers student?</p>
			<mat-radio-group formControlName="returning" aria-labelledby="returningLabel">
				<mat-radio-button value="yes">Yes</mat-radio-button>
				<mat-radio-button value="no">No</mat-radio-button>
			</mat-radio-group>
			<p class="note">Full, legal name. Do not use nicknames or initials unless the initials constitute the complete name.</p>
			<div class="grid">
				<mat-form-field class="c4"><mat-label>Last Name</mat-label><input matInput formControlName="last" autocomplete="family-name"></mat-form-field>
				<mat-form-field class="c3"><mat-label>First Name</mat-label><input matInput formControlName="first" autocomplete="given-name"></mat-form-field>
				<mat-form-field class="c3"><mat-label>Middle</mat-label><input matInput formControlName="middle"></mat-form-field>
				<mat-form-field class="c2"><mat-label>Suffix (Jr, etc.)</mat-label><input matInput formControlName="suffix"></mat-form-field>
				<mat-form-field class="c4"><mat-label>Preferred name</mat-label><input matInput formControlName="preferred"></mat-form-field>
				<mat-form-field class="c4"><mat-label>Other names used</mat-label><input matInput formControlName="otherNames"><mat-hint>If you attended school using a different name</mat-hint></mat-form-field>
				<mat-form-field class="c4"><mat-label>Social Security Number</mat-label><input matInput type="password" formControlName="ssn" autocomplete="off"><mat-hint>Optional, but required to disburse financial aid</mat-hint></mat-form-field>
				<mat-form-field class="c3">
					<mat-label>Date of Birth</mat-label>
					<input matInput [matDatepicker]="dobPicker" formControlName="dateOfBirth">
					<mat-datepicker-toggle matIconSuffix [for]="dobPicker"></mat-datepicker-toggle>
					<mat-datepicker #dobPicker startView="multi-year"></mat-datepicker>
				</mat-form-field>
				<mat-form-field class="c3"><mat-label>Place of Birth: City</mat-label><input matInput formControlName="birthCity"></mat-form-field>
				<mat-form-field class="c3">
					<mat-label>State (if U.S.)</mat-label>
					<mat-select formControlName="birthState"><mat-option></mat-option>@for (s of states; track s[0]) {<mat-option [value]="s[0]">{{ s[1] }}</mat-option>}</mat-select>
				</mat-form-field>
				<mat-form-field class="c3">
					<mat-label>Country</mat-label>
					<mat-select formControlName="birthCountry">@for (c of countries; track c) {<mat-option [value]="c">{{ c }}</mat-option>}</mat-select>
				</mat-form-field>
			</div>
			<p class="q" id="genderLabel">Gender</p>
			<mat-radio-group formControlName="gender" aria-labelledby="genderLabel">
				<mat-radio-button value="M">Male</mat-radio-button>
				<mat-radio-button value="F">Female</mat-radio-button>
				<mat-radio-button value="X">Nonbinary</mat-radio-button>
				<mat-radio-button value="N">Prefer not to state</mat-radio-button>
			</mat-radio-group>

			<h3>Permanent Address</h3>
			<div class="grid" formGroupName="permanent">
				<mat-form-field class="c8"><mat-label>Street address (include apartment number)</mat-label><input matInput formControlName="street"></mat-form-field>
				<mat-form-field class="c4"><mat-label>City</mat-label><input matInput formControlName="city"></mat-form-field>
				<mat-form-field class="c4">
					<mat-label>State</mat-label>
					<mat-select formControlName="state">@for (s of states; track s[0]) {<mat-option [value]="s[0]">{{ s[1] }}</mat-option>}</mat-select>
				</mat-form-field>
				<mat-form-field class="c2"><mat-label>Zip</mat-label><input matInput formControlName="zip" maxlength="10"></mat-form-field>
				<mat-form-field class="c2"><mat-label>County</mat-label><input matInput formControlName="county"></mat-form-field>
				<mat-form-field class="c4"><mat-label>Length of time at this address (years)</mat-label><input matInput type="number" min="0" formControlName="years"></mat-form-field>
			</div>
			<h3>Local Mailing Address</h3>
			<p class="note">Only if different from your permanent address. This may be a Post Office Box.</p>
			<div class="grid" formGroupName="mailing">
				<mat-form-field class="c12"><mat-label>Street address or P.O. Box</mat-label><input matInput formControlName="street"></mat-form-field>
				<mat-form-field class="c5"><mat-label>City</mat-label><input matInput formControlName="city"></mat-form-field>
				<mat-form-field class="c4">
					<mat-label>State</mat-label>
					<mat-select formControlName="state">@for (s of states; track s[0]) {<mat-option [value]="s[0]">{{ s[1] }}</mat-option>}</mat-select>
				</mat-form-field>
				<mat-form-field class="c3"><mat-label>Zip</mat-label><input matInput formControlName="zip" maxlength="10"></mat-form-field>
			</div>
			<div class="grid">
				<mat-form-field class="c4"><mat-label>Cell Phone Number</mat-label><input matInput type="tel" appPhone formControlName="cell" placeholder="(   )    -    "></mat-form-field>
				<mat-form-field class="c4"><mat-label>Local Phone Number</mat-label><input matInput type="tel" appPhone formControlName="localPhone"></mat-form-field>
				<mat-form-field class="c4"><mat-label>Email</mat-label><input matInput type="email" formControlName="email"></mat-form-field>
			</div>
			<h3>In case of emergency, notify</h3>
			<div class="grid" formGroupName="emergency">
				<mat-form-field class="c5"><mat-label>Name</mat-label><input matInput formControlName="name"></mat-form-field>
				<mat-form-field class="c4"><mat-label>Relationship</mat-label><input matInput formControlName="relationship"></mat-form-field>
				<mat-form-field class="c3"><mat-label>Phone Number</mat-label><input matInput type="tel" appPhone formControlName="phone"></mat-form-field>
			</div>
		</mat-card-content>
	</mat-card>

	<mat-card appearance="outlined">
		<mat-card-header><mat-card-title>Part B: Residency and Citizenship</mat-card-title></mat-card-header>
		<mat-card-content formGroupName="residency">
			<ol>
				<li>
					<span id="usc">Are you a U.S. citizen?</span>
					<mat-radio-group formControlName="citizen" aria-labelledby="usc"><mat-radio-button [value]="true">Yes</mat-radio-button><mat-radio-button [value]="false">No</mat-radio-button></mat-radio-group>
				</li>
				<li>
					<span id="usc2">If No, of what country are you a citizen?</span>
					<mat-form-field subscriptSizing="dynamic"><mat-select formControlName="country" aria-labelledby="usc2">@for (c of countries; track c) {<mat-option [value]="c">{{ c }}</mat-option>}</mat-select></mat-form-field>
				</li>
				<li>
					<span id="resState">Of what state are you a resident?</span>
					<mat-form-field subscriptSizing="dynamic"><mat-select formControlName="state" aria-labelledby="resState">@for (s of states; track s[0]) {<mat-option [value]="s[0]">{{ s[1] }}</mat-option>}</mat-select></mat-form-field>
				</li>
				<li>
					<span id="res12">When you begin the semester for which you are applying, will you have lived in the college district the previous 12 months?</span>
					<mat-radio-group formControlName="twelveMonths" aria-labelledby="res12"><mat-radio-button [value]="true">Yes</mat-radio-button><mat-radio-button [value]="false">No</mat-radio-button></mat-radio-group>
				</li>
				<li>
					<span id="mil">U.S. military status</span>
					<mat-form-field subscriptSizing="dynamic">
						<mat-select formControlName="military" aria-labelledby="mil">
							<mat-option value="none">No military affiliation</mat-option>
							<mat-option value="active">Active duty, Guard or Reserve</mat-option>
							<mat-option value="vet">Veteran</mat-option>
							<mat-option value="dep">Spouse or dependent of service member</mat-option>
						</mat-select>
					</mat-form-field>
				</li>
				<li>
					<span id="hisp">Are you Hispanic/Latino?</span>
					<mat-radio-group formControlName="hispanic" aria-labelledby="hisp"><mat-radio-button [value]="true">Yes</mat-radio-button><mat-radio-button [value]="false">No</mat-radio-button></mat-radio-group>
				</li>
				<li>
					<span id="race">Race (Select one or more)</span>
					<mat-selection-list formControlName="race" aria-labelledby="race">
						@for (r of races; track r) {<mat-list-option [value]="r" togglePosition="before">{{ r }}</mat-list-option>}
					</mat-selection-list>
				</li>
			</ol>
			<mat-form-field class="wide">
				<mat-label>Languages you speak other than English</mat-label>
				<mat-chip-grid #languageGrid formControlName="languages">
					@for (language of languages.value; track language) {
						<mat-chip-row (removed)="removeLanguage(language)">{{ language }}<button matChipRemove type="button" [attr.aria-label]="'remove ' + language">×</button></mat-chip-row>
					}
				</mat-chip-grid>
				<input placeholder="New language…" [matChipInputFor]="languageGrid" [matChipInputSeparatorKeyCodes]="[13, 188]" [matChipInputAddOnBlur]="true" (matChipInputTokenEnd)="addLanguage($event)">
			</mat-form-field>
		</mat-card-content>
	</mat-card>

	<mat-card appearance="outlined">
		<mat-card-header><mat-card-title>Part C: Educational Background and Plans</mat-card-title></mat-card-header>
		<mat-card-content formGroupName="education">
			<div class="grid">
				<mat-form-field class="c6" appearance="outline"><mat-label>Last high school attended</mat-label><input matInput formControlName="highSchool"></mat-form-field>
				<mat-form-field class="c3" appearance="outline"><mat-label>City</mat-label><input matInput formControlName="city"></mat-form-field>
				<mat-form-field class="c3" appearance="outline">
					<mat-label>State</mat-label>
					<mat-select formControlName="state">@for (s of states; track s[0]) {<mat-option [value]="s[0]">{{ s[0] }}</mat-option>}</mat-select>
				</mat-form-field>
			</div>
			<p class="q" id="hsStatus">High school completion</p>
			<mat-radio-group class="stack" formControlName="status" aria-labelledby="hsStatus">
				<mat-radio-button value="G">I have graduated from high school</mat-radio-button>
				<mat-radio-button value="W">I will graduate from high school before I enroll</mat-radio-button>
				<mat-radio-button value="E">I have a GED or high school equivalency</mat-radio-button>
				<mat-radio-button value="D">I will still be in high school (dual credit)</mat-radio-button>
				<mat-radio-button value="N">None of these</mat-radio-button>
			</mat-radio-group>
			<div class="grid">
				<mat-form-field class="c4" appearance="outline">
					<mat-label>Graduation date</mat-label>
					<input matInput [matDatepicker]="gradPicker" formControlName="graduation">
					<mat-datepicker-toggle matIconSuffix [for]="gradPicker"></mat-datepicker-toggle>
					<mat-datepicker #gradPicker></mat-datepicker>
					<mat-hint>MM/DD/YYYY</mat-hint>
				</mat-form-field>
				<mat-form-field class="c3" appearance="outline"><mat-label>High school GPA (4.0 scale)</mat-label><input matInput type="number" min="0" max="4" step="0.01" formControlName="gpa"></mat-form-field>
				<mat-form-field class="c2" appearance="outline"><mat-label>Class rank</mat-label><input matInput type="number" formControlName="rank"></mat-form-field>
				<mat-form-field class="c3" appearance="outline"><mat-label>Number in class</mat-label><input matInput type="number" formControlName="classSize"></mat-form-field>
			</div>
			<p class="q">List ALL colleges and universities attended, including dual credit. Transcripts must be sent from each.</p>
			<table formArrayName="colleges">
				<thead><tr><th>College/University</th><th>Dates attended</th><th>Degree/Certificate earned</th></tr></thead>
				<tbody>
				@for (row of rowsOf('education.colleges'); track row; let i = $index) {
					<tr [formGroupName]="i">
						<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="name"></mat-form-field></td>
						<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="dates"></mat-form-field></td>
						<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="degree"></mat-form-field></td>
					</tr>
				}
				</tbody>
			</table>
			<p class="q">Test scores for placement (leave blank if not taken)</p>
			<table>
				<thead><tr><th></th><th>Score</th><th>Date taken</th></tr></thead>
				<tbody>
				@for (test of tests; track test.key) {
					<tr [formGroupName]="test.key">
						<th scope="row">{{ test.label }}</th>
						<td><mat-form-field subscriptSizing="dynamic"><input matInput type="number" formControlName="score" [attr.aria-label]="test.label + ' score'"></mat-form-field></td>
						<td><mat-form-field subscriptSizing="dynamic"><input matInput [matDatepicker]="testPicker" formControlName="date" [attr.aria-label]="test.label + ' date taken'"><mat-datepicker-toggle matIconSuffix [for]="testPicker"></mat-datepicker-toggle><mat-datepicker #testPicker></mat-datepicker></mat-form-field></td>
					</tr>
				}
				</tbody>
			</table>
			<h3>Educational plans</h3>
			<div class="grid">
				<mat-form-field class="c6" appearance="outline">
					<mat-label>Program of study (major)</mat-label>
					<input matInput formControlName="program" [matAutocomplete]="programs">
					<mat-autocomplete #programs="matAutocomplete">@for (p of matching(); track p) {<mat-option [value]="p">{{ p }}</mat-option>}</mat-autocomplete>
					<mat-hint>Start typing to see programs</mat-hint>
				</mat-form-field>
				<mat-form-field class="c6" appearance="outline"><mat-label>If you plan to transfer, to which college or university?</mat-label><input matInput formControlName="transferTo"></mat-form-field>
				<mat-form-field class="c6" appearance="outline">
					<mat-label>Highest degree you eventually plan to earn</mat-label>
					<mat-select formControlName="degree">
						<mat-option value="1">Certificate</mat-option>
						<mat-option value="2">Associate degree</mat-option>
						<mat-option value="3">Bachelor's degree</mat-option>
						<mat-option value="4">Master's degree</mat-option>
						<mat-option value="5">Doctoral or professional degree</mat-option>
					</mat-select>
				</mat-form-field>
				<mat-form-field class="c6" appearance="outline"><mat-label>Career goal</mat-label><input matInput formControlName="career"></mat-form-field>
			</div>
			<p class="q" id="loadLabel">I plan to attend</p>
			<mat-radio-group formControlName="load" aria-labelledby="loadLabel"><mat-radio-button value="F">Full-time (12+ hours)</mat-radio-button><mat-radio-button value="P">Part-time</mat-radio-button></mat-radio-group>
			<p class="q" id="whyLabel">Primary reason for attending Three Rivers</p>
			<mat-radio-group class="stack" formControlName="reason" aria-labelledby="whyLabel">
				@for (r of reasons; track r) {<mat-radio-button [value]="r">{{ r }}</mat-radio-button>}
			</mat-radio-group>
		</mat-card-content>
	</mat-card>

	<mat-card appearance="outlined">
		<mat-card-header><mat-card-title>Part D: Family</mat-card-title></mat-card-header>
		<mat-card-content formGroupName="family">
			<p>Please indicate the highest level of your parents' or court-appointed legal guardians' educational background.</p>
			<div class="two" formArrayName="parents">
				@for (row of rowsOf('family.parents'); track row; let i = $index) {
					<section [formGroupName]="i">
						<h3>Parent/Legal Guardian {{ i + 1 }}</h3>
						<mat-form-field><mat-label>Name (first, middle initial, last)</mat-label><input matInput formControlName="name"></mat-form-field>
						<mat-form-field><mat-label>Occupation</mat-label><input matInput formControlName="occupation"></mat-form-field>
						<mat-form-field><mat-label>Place of employment</mat-label><input matInput formControlName="employer"></mat-form-field>
						<mat-form-field>
							<mat-label>Educational background</mat-label>
							<mat-select formControlName="education">@for (l of levels; track l; let n = $index) {<mat-option [value]="n + 1">{{ l }}</mat-option>}</mat-select>
						</mat-form-field>
					</section>
				}
			</div>
			<div class="grid">
				<mat-form-field class="c6">
					<mat-label>Marital status of parents</mat-label>
					<mat-select formControlName="marital">@for (m of maritals; track m) {<mat-option [value]="m">{{ m }}</mat-option>}</mat-select>
				</mat-form-field>
				<mat-form-field class="c3"><mat-label>Number of brothers and sisters</mat-label><input matInput type="number" min="0" formControlName="siblings"></mat-form-field>
				<mat-form-field class="c3"><mat-label>Their ages</mat-label><input matInput formControlName="ages"></mat-form-field>
			</div>
			<p class="q" id="fg">Will you be the first in your immediate family to attend college?</p>
			<mat-radio-group formControlName="firstGeneration" aria-labelledby="fg"><mat-radio-button [value]="true">Yes</mat-radio-button><mat-radio-button [value]="false">No</mat-radio-button></mat-radio-group>
		</mat-card-content>
	</mat-card>

	<mat-accordion multi displayMode="flat">
		<mat-expansion-panel expanded formGroupName="scholarship">
			<mat-expansion-panel-header><mat-panel-title>Part E: Foundation Scholarship Application</mat-panel-title><mat-panel-description>One application is used for all Foundation scholarships</mat-panel-description></mat-expansion-panel-header>
			<div class="grid">
				<mat-form-field class="c4">
					<mat-label>Annual family income</mat-label>
					<mat-select formControlName="income">@for (b of incomes; track b[0]) {<mat-option [value]="b[0]">{{ b[1] }}</mat-option>}</mat-select>
				</mat-form-field>
				<mat-form-field class="c4"><mat-label>Total number of people in household</mat-label><input matInput type="number" formControlName="household"></mat-form-field>
				<mat-form-field class="c4"><mat-label>Student Aid Index (from FAFSA)</mat-label><input matInput formControlName="sai"></mat-form-field>
			</div>
			<p class="q" id="aid">Are you receiving any other financial aid?</p>
			<mat-radio-group formControlName="aid" aria-labelledby="aid"><mat-radio-button [value]="true">Yes</mat-radio-button><mat-radio-button [value]="false">No</mat-radio-button></mat-radio-group>
			<mat-form-field class="wide">
				<mat-label>Have you taken part in any of these programs?</mat-label>
				<mat-select formControlName="trio" multiple>@for (t of trio; track t) {<mat-option [value]="t">{{ t }}</mat-option>}</mat-select>
			</mat-form-field>
			<p class="q">Please check all that apply to you:</p>
			<div class="checks">
				<mat-checkbox formControlName="singleParent">Single parent</mat-checkbox>
				<mat-checkbox formControlName="foster">Current or former foster youth</mat-checkbox>
				<mat-checkbox formControlName="disability">Student with a disability</mat-checkbox>
			</div>
			<p class="q" id="emp">Are you currently employed?</p>
			<mat-radio-group formControlName="employed" aria-labelledby="emp"><mat-radio-button [value]="true">Yes</mat-radio-button><mat-radio-button [value]="false">No</mat-radio-button></mat-radio-group>
			<div class="grid" formGroupName="job">
				<mat-form-field class="c5"><mat-label>Employer</mat-label><input matInput formControlName="employer"></mat-form-field>
				<mat-form-field class="c4"><mat-label>Position</mat-label><input matInput formControlName="position"></mat-form-field>
				<mat-form-field class="c3"><mat-label>Hours per week</mat-label><input matInput type="number" formControlName="hours"></mat-form-field>
			</div>
			<h3>School and community activities</h3>
			<p class="note">List clubs, volunteer and community service. Do not include paid employment.</p>
			<div formArrayName="activities">
				@for (row of rowsOf('scholarship.activities'); track row; let i = $index) {
					<div class="grid" [formGroupName]="i">
						<mat-form-field class="c4"><mat-label>Organization</mat-label><input matInput formControlName="organization"></mat-form-field>
						<mat-form-field class="c3"><mat-label>Office held / role</mat-label><input matInput formControlName="role"></mat-form-field>
						<mat-form-field class="c3">
							<mat-label>Grade(s)</mat-label>
							<mat-select formControlName="grades" multiple>@for (g of gradeLevels; track g) {<mat-option [value]="g">{{ g }}</mat-option>}</mat-select>
						</mat-form-field>
						<mat-form-field class="c2"><mat-label>Hrs/week</mat-label><input matInput type="number" formControlName="hours"></mat-form-field>
					</div>
				}
			</div>
			<button mat-stroked-button type="button" (click)="addActivity()">Add activity</button>
			<h3>Honors and awards</h3>
			<table formArrayName="awards">
				<thead><tr><th>Award</th><th>Grade</th><th>Explain</th></tr></thead>
				<tbody>
				@for (row of rowsOf('scholarship.awards'); track row; let i = $index) {
					<tr [formGroupName]="i">
						<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="title" aria-label="Award"></mat-form-field></td>
						<td><mat-form-field subscriptSizing="dynamic"><mat-select formControlName="grade" aria-label="Grade"><mat-option></mat-option>@for (g of gradeLevels; track g) {<mat-option [value]="g">{{ g }}</mat-option>}</mat-select></mat-form-field></td>
						<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="explain" aria-label="Explain"></mat-form-field></td>
					</tr>
				}
				</tbody>
			</table>
			<mat-form-field class="wide" appearance="outline">
				<mat-label>In 250 words or less, explain why you should be considered for a scholarship</mat-label>
				<textarea matInput rows="5" formControlName="essay"></textarea>
			</mat-form-field>
			<h3>References</h3>
			<p class="note">Please list two people, not related to you, who may be contacted.</p>
			<div formArrayName="references">
				@for (row of rowsOf('scholarship.references'); track row; let i = $index) {
					<div class="grid" [formGroupName]="i">
						<mat-form-field class="c5"><mat-label>Name</mat-label><input matInput formControlName="name"></mat-form-field>
						<mat-form-field class="c4"><mat-label>Title/Relationship</mat-label><input matInput formControlName="title"></mat-form-field>
						<mat-form-field class="c3"><mat-label>Phone</mat-label><input matInput type="tel" appPhone formControlName="phone"></mat-form-field>
					</div>
				}
			</div>
		</mat-expansion-panel>
		<mat-expansion-panel expanded formGroupName="certification">
			<mat-expansion-panel-header><mat-panel-title>Certification</mat-panel-title></mat-expansion-panel-header>
			<p><mat-checkbox formControlName="release">I authorize the release of my academic and financial aid records to the Foundation's scholarship committee.</mat-checkbox></p>
			<p><mat-checkbox formControlName="photo">My name and photograph may be used in news releases about scholarship recipients.</mat-checkbox></p>
			<div class="grid">
				<mat-form-field class="c8"><mat-label>Signature of applicant</mat-label><input matInput formControlName="signature"></mat-form-field>
				<mat-form-field class="c4"><mat-label>Date</mat-label><input matInput [matDatepicker]="signedPicker" formControlName="date"><mat-datepicker-toggle matIconSuffix [for]="signedPicker"></mat-datepicker-toggle><mat-datepicker #signedPicker></mat-datepicker></mat-form-field>
			</div>
		</mat-expansion-panel>
	</mat-accordion>
	<p><button mat-flat-button type="submit">Submit Application</button></p>
</form>
</main>`,
})
class Application {
	private readonly builder = inject(FormBuilder);
	readonly states = STATES;
	readonly countries = COUNTRIES;
	readonly races = ["White", "Black or African-American", "American Indian or Alaska Native", "Asian", "Native Hawaiian or Pacific Islander"];
	readonly levels = [
		"No high school", "Some high school", "High school diploma or GED", "Some college", "Associate's degree", "Bachelor's/four-year degree",
		"Graduate/professional degree", "Unknown",
	];
	readonly maritals = ["Married", "Separated", "Divorced", "Widowed", "Never married"];
	readonly incomes = [
		["A", "Less than $20,000"],
		["B", "$20,000 – $39,999"],
		["C", "$40,000 – $59,999"],
		["D", "$60,000 – $79,999"],
		["E", "$80,000 – $99,999"],
		["F", "$100,000 or more"],
	];
	readonly trio = ["Educational Talent Search", "GEAR UP", "Upward Bound", "AVID", "Puente"];
	readonly gradeLevels = ["9th", "10th", "11th", "12th"];
	readonly reasons = [
		"Earn an associate degree", "Earn a certificate", "Earn credits for transfer", "Improve skills for the job I now hold", "Prepare for a new job", "Personal enrichment",
	];
	readonly tests = [
		{ key: "satMath", label: "SAT Math" },
		{ key: "satReading", label: "SAT Reading/Writing" },
		{ key: "act", label: "ACT Composite" },
		{ key: "accuplacer", label: "Accuplacer (NextGen) Writing" },
	];

	readonly form = this.builder.group({
		student: this.builder.group({
			semester: null, returning: null, last: "", first: "", middle: "", suffix: "", preferred: "", otherNames: "", ssn: "", dateOfBirth: null,
			birthCity: "", birthState: null, birthCountry: null, gender: null,
			permanent: this.builder.group({ street: "", city: "", state: null, zip: "", county: "", years: null }),
			mailing: this.builder.group({ street: "", city: "", state: null, zip: "" }),
			cell: "", localPhone: "", email: "",
			emergency: this.builder.group({ name: "", relationship: "", phone: "" }),
		}),
		residency: this.builder.group({
			citizen: null, country: null, state: null, twelveMonths: null, military: null, hispanic: null,
			race: [[] as string[]],
			languages: [[] as string[]],
		}),
		education: this.builder.group({
			highSchool: "", city: "", state: null, status: null, graduation: null, gpa: null, rank: null, classSize: null,
			colleges: this.builder.array([0, 1].map(() => this.builder.group({ name: "", dates: "", degree: "" }))),
			satMath: this.testGroup(), satReading: this.testGroup(), act: this.testGroup(), accuplacer: this.testGroup(),
			program: "", transferTo: "", degree: null, career: "", load: null, reason: null,
		}),
		family: this.builder.group({
			parents: this.builder.array([0, 1].map(() => this.builder.group({ name: "", occupation: "", employer: "", education: null }))),
			marital: null, siblings: null, ages: "", firstGeneration: null,
		}),
		scholarship: this.builder.group({
			income: null, household: null, sai: "", aid: null,
			trio: [[] as string[]],
			singleParent: false, foster: false, disability: false, employed: null,
			job: this.builder.group({ employer: "", position: "", hours: null }),
			activities: this.builder.array([this.activityGroup()]),
			awards: this.builder.array([0, 1, 2].map(() => this.builder.group({ title: "", grade: null, explain: "" }))),
			essay: "",
			references: this.builder.array([0, 1].map(() => this.builder.group({ name: "", title: "", phone: "" }))),
		}),
		certification: this.builder.group({ release: false, photo: false, signature: "", date: null }),
	});
	submitted = false;

	constructor() {
		current = this;
	}

	private testGroup() {
		return this.builder.group({ score: null, date: null });
	}
	private activityGroup() {
		return this.builder.group({ organization: "", role: "", grades: [[] as string[]], hours: null });
	}
	rowsOf(path: string) {
		return (this.form.get(path) as FormArray).controls;
	}
	addActivity() {
		(this.form.get("scholarship.activities") as FormArray).push(this.activityGroup());
	}
	get languages() {
		return this.form.get("residency.languages") as FormControl<string[]>;
	}
	addLanguage(event: MatChipInputEvent) {
		const value = event.value.trim();
		if (value) this.languages.setValue([...this.languages.value, value]);
		event.chipInput.clear();
	}
	removeLanguage(language: string) {
		this.languages.setValue(this.languages.value.filter((each) => each !== language));
	}
	matching() {
		const typed = String(this.form.get("education.program")?.value ?? "").toLowerCase();
		return PROGRAMS.filter((program) => program.toLowerCase().includes(typed));
	}
	send() {
		this.submitted = true;
	}
}

let current: Application;

const DYNAMIC = [0, 1, 2].flatMap((n) => ["organization", "role", "grades", "hours"].map((part) => [`scholarship.activities.${n}.${part}`, part === "grades" ? [] : part === "hours" ? null : ""] as const));

function flat(value: unknown, path: string, into: Record<string, unknown>) {
	if (value instanceof Date) {
		const two = (part: number) => String(part).padStart(2, "0");
		into[path] = `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`;
	} else if (Array.isArray(value) ? typeof value[0] === "object" : typeof value === "object" && value !== null) {
		for (const [key, each] of Object.entries(value as object)) flat(each, path ? `${path}.${key}` : key, into);
	} else into[path] = value;
	return into;
}

const controls = () => ({ ...Object.fromEntries(DYNAMIC), ...flat(current.form.getRawValue(), "", {}) });

function elementOf(path: string): Element | null {
	const parts = path.split(".");
	const last = parts.pop();
	let place: Element | null = document.querySelector("form");
	for (let at = 0; at < parts.length && place; at++) {
		const part = parts[at];
		if (/^\d+$/.test(part)) {
			const array = parts[at - 1];
			const cell = place.querySelectorAll(array === "parents" ? "section" : place.matches("table") ? "tbody > tr" : ":scope > .grid");
			place = cell[Number(part)] ?? null;
		} else if (["satMath", "satReading", "act", "accuplacer"].includes(part)) {
			place = [...place.querySelectorAll("tr")].find((row) => row.querySelector("th[scope]")?.textContent === current.tests.find(({ key }) => key === part)?.label) ?? null;
		} else place = place.querySelector(`[formGroupName="${part}"], [formArrayName="${part}"]`);
	}
	const found = [...(place?.querySelectorAll(`[formControlName="${last}"]`) ?? [])];
	return found.find((each) => each.parentElement?.closest("[formGroupName], [formArrayName]") === place) ?? found[0] ?? null;
}

function shownOf(path: string, state: unknown): unknown {
	const element = elementOf(path);
	if (!element) return Array.isArray(state) ? [] : "";
	const texts = (selector: string) => [...element.querySelectorAll(selector)].map((each) => each.textContent?.trim() ?? "");
	switch (element.tagName.toLowerCase()) {
		case "mat-radio-group":
			return texts(".mat-mdc-radio-checked label")[0] ?? "";
		case "mat-button-toggle-group":
			return texts(".mat-button-toggle-checked .mat-button-toggle-label-content")[0] ?? "";
		case "mat-selection-list":
			return texts("mat-list-option[aria-selected=true] .mdc-list-item__primary-text");
		case "mat-chip-grid":
			return texts(".mdc-evolution-chip__text-label").map((text) => text.replace(/×$/, ""));
		case "mat-checkbox":
			return element.querySelector("input")?.checked ?? false;
		case "mat-select": {
			const text = element.querySelector(".mat-mdc-select-value-text")?.textContent?.trim() ?? "";
			return Array.isArray(state) ? (text ? text.split(", ") : []) : text;
		}
		default:
			return (element as HTMLInputElement).value;
	}
}

Object.assign(window, {
	formState: () => ({ ...controls(), submitted: current.submitted }),
	formShown: () => Object.fromEntries(Object.entries(controls()).map(([path, state]) => [path, shownOf(path, state)])),
});

document.getElementById("root")?.append(document.createElement("app-root"));
bootstrapApplication(Application).catch((error) => {
	throw error;
});
