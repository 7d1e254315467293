import "@angular/compiler";
import { Component } from "@angular/core";
import { FormArray, FormControl, FormGroup, ReactiveFormsModule } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatExpansionModule } from "@angular/material/expansion";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { bootstrapApplication } from "@angular/platform-browser";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

const group = (keys: string[]) => new FormGroup(Object.fromEntries(keys.map((key) => [key, new FormControl<unknown>("")])));
const table = (count: number, keys: string[]) => new FormArray(Array.from({ length: count }, () => group(keys)));
const LISTS = ["courses", "exams", "siblings", "activities", "honors"] as const;

let application: MerlinApplication | undefined;

@Component({
	selector: "merlin-application",
	imports: [
		ReactiveFormsModule, MatAutocompleteModule, MatButtonModule, MatCheckboxModule, MatDatepickerModule, MatExpansionModule, MatFormFieldModule,
		MatInputModule, MatRadioModule, MatSelectModule,
	],
	template: `
<h1>Merlin State University System</h1>
<h2>Uniform Application for Undergraduate Admission, Academic Year 2027–2028</h2>
<p>This application is submitted once and is transmitted to each campus designated in Part A. Applicants are advised to review the General Instructions (Form MSU-100) before proceeding. An asterisk (*) denotes information required pursuant to System Policy 4-012.</p>
<form [formGroup]="form" (ngSubmit)="submit()">
<mat-accordion multi>

<mat-expansion-panel expanded>
	<mat-expansion-panel-header><mat-panel-title>Part A. Application Particulars</mat-panel-title></mat-expansion-panel-header>
	<div class="line">
		<mat-form-field class="w6"><mat-label>Campuses to which application is made (not more than three)</mat-label>
			<mat-select formControlName="campuses" multiple required>
				@for (campus of campuses; track campus) { <mat-option [value]="campus">{{ campus }}</mat-option> }
			</mat-select>
		</mat-form-field>
		<mat-form-field class="w6"><mat-label>Term of entry</mat-label>
			<mat-select formControlName="term" required>
				<mat-option value="2027F">Fall Semester 2027</mat-option>
				<mat-option value="2028S">Spring Semester 2028</mat-option>
				<mat-option value="2028F">Fall Semester 2028</mat-option>
			</mat-select>
		</mat-form-field>
		<div class="choice w12">
			<p id="prior">Has the applicant previously submitted an application to any campus of the System?</p>
			<mat-radio-group formControlName="priorApplication" aria-labelledby="prior"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>
		</div>
	</div>
</mat-expansion-panel>

<mat-expansion-panel expanded>
	<mat-expansion-panel-header><mat-panel-title>Part B. Identification of Applicant</mat-panel-title></mat-expansion-panel-header>
	<p>Enter the applicant's name exactly as it appears on a government-issued document.</p>
	<div class="line">
		<mat-form-field class="w4"><mat-label>Surname</mat-label><input matInput formControlName="surname" required></mat-form-field>
		<mat-form-field class="w3"><mat-label>Given name</mat-label><input matInput formControlName="givenName" required></mat-form-field>
		<mat-form-field class="w3"><mat-label>Middle name</mat-label><input matInput formControlName="middleName"></mat-form-field>
		<mat-form-field class="w2"><mat-label>Suffix</mat-label>
			<mat-select formControlName="suffix"><mat-option value="">None</mat-option>@for (suffix of ["Jr.", "Sr.", "II", "III", "IV"]; track suffix) { <mat-option [value]="suffix">{{ suffix }}</mat-option> }</mat-select>
		</mat-form-field>
		<mat-form-field class="w4"><mat-label>Name by which applicant is known</mat-label><input matInput formControlName="knownAs"><mat-hint>If other than given name</mat-hint></mat-form-field>
		<mat-form-field class="w4"><mat-label>Date of birth</mat-label>
			<input matInput [matDatepicker]="birth" formControlName="dateOfBirth" required><mat-datepicker-toggle matIconSuffix [for]="birth"></mat-datepicker-toggle><mat-datepicker #birth startView="multi-year"></mat-datepicker>
			<mat-hint>MM/DD/YYYY</mat-hint>
		</mat-form-field>
		<mat-form-field class="w4"><mat-label>Social Security number</mat-label><input matInput formControlName="ssn" placeholder="000-00-0000"><mat-hint>Voluntary; see Privacy Notice</mat-hint></mat-form-field>
		<mat-form-field class="w4"><mat-label>City of birth</mat-label><input matInput formControlName="cityOfBirth"></mat-form-field>
		<mat-form-field class="w4"><mat-label>Country of birth</mat-label>
			<input matInput formControlName="countryOfBirth" [matAutocomplete]="birthCountries">
			<mat-autocomplete #birthCountries="matAutocomplete">@for (name of matching(countries, "countryOfBirth"); track name) { <mat-option [value]="name">{{ name }}</mat-option> }</mat-autocomplete>
		</mat-form-field>
		<div class="choice w4">
			<p id="sex">Legal sex *</p>
			<mat-radio-group formControlName="legalSex" aria-labelledby="sex"><mat-radio-button value="F">Female</mat-radio-button><mat-radio-button value="M">Male</mat-radio-button><mat-radio-button value="X">X</mat-radio-button></mat-radio-group>
		</div>
		<mat-form-field class="w6"><mat-label>Electronic mail address</mat-label><input matInput type="email" formControlName="email" required></mat-form-field>
		<mat-form-field class="w6"><mat-label>Telephone number of applicant</mat-label><input matInput type="tel" formControlName="telephone" required></mat-form-field>
	</div>
	<h3>Permanent residence</h3>
	<div class="line">
		<mat-form-field class="w8"><mat-label>Number and street</mat-label><input matInput formControlName="permStreet" required></mat-form-field>
		<mat-form-field class="w4"><mat-label>Unit designation</mat-label><input matInput formControlName="permUnit"></mat-form-field>
		<mat-form-field class="w4"><mat-label>Municipality</mat-label><input matInput formControlName="permCity" required></mat-form-field>
		<mat-form-field class="w3"><mat-label>State or territory</mat-label>
			<mat-select formControlName="permState" required>@for (state of states; track state[0]) { <mat-option [value]="state[0]">{{ state[1] }}</mat-option> }</mat-select>
		</mat-form-field>
		<mat-form-field class="w2"><mat-label>ZIP code</mat-label><input matInput formControlName="permZip" required></mat-form-field>
		<mat-form-field class="w3"><mat-label>Nation</mat-label>
			<mat-select formControlName="permCountry" required>@for (name of countries; track name) { <mat-option [value]="name">{{ name }}</mat-option> }</mat-select>
		</mat-form-field>
		<mat-form-field class="w12"><mat-label>Mailing address, if different from permanent residence</mat-label><textarea matInput rows="2" formControlName="mailing"></textarea></mat-form-field>
	</div>
</mat-expansion-panel>

<mat-expansion-panel expanded>
	<mat-expansion-panel-header><mat-panel-title>Part C. Citizenship and Residency Classification</mat-panel-title></mat-expansion-panel-header>
	<div class="line">
		<mat-form-field class="w6"><mat-label>Citizenship classification</mat-label>
			<mat-select formControlName="citizenship" required>
				<mat-option value="1">Citizen of the United States</mat-option><mat-option value="2">National of the United States</mat-option><mat-option value="3">Lawful permanent resident</mat-option><mat-option value="4">Nonimmigrant or other</mat-option>
			</mat-select>
		</mat-form-field>
		<mat-form-field class="w6"><mat-label>Years of residence in the United States</mat-label><input matInput type="number" formControlName="yearsInUs"></mat-form-field>
		<mat-form-field class="w6"><mat-label>Date on which present residence in this State commenced</mat-label><input matInput [matDatepicker]="since" formControlName="residentSince"><mat-datepicker-toggle matIconSuffix [for]="since"></mat-datepicker-toggle><mat-datepicker #since></mat-datepicker></mat-form-field>
		<mat-form-field class="w6"><mat-label>United States military status of applicant</mat-label>
			<mat-select formControlName="military"><mat-option value="0">None</mat-option><mat-option value="1">Currently serving</mat-option><mat-option value="2">Previously served</mat-option><mat-option value="3">Dependent of service member</mat-option></mat-select>
		</mat-form-field>
	</div>
</mat-expansion-panel>

<mat-expansion-panel expanded>
	<mat-expansion-panel-header><mat-panel-title>Part D. Statistical Information</mat-panel-title><mat-panel-description>Collected for federal reporting</mat-panel-description></mat-expansion-panel-header>
	<div class="choice">
		<p id="hisp">1. Is the applicant of Hispanic or Latino ethnicity?</p>
		<mat-radio-group formControlName="hispanic" aria-labelledby="hisp"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button><mat-radio-button value="D">Decline to respond</mat-radio-button></mat-radio-group>
	</div>
	<fieldset id="race">
		<legend>2. Race of applicant (select one or more)</legend>
		@for (race of races; track race) { <mat-checkbox [checked]="isRace(race)" (change)="markRace(race, $event.checked)">{{ race }}</mat-checkbox> }
	</fieldset>
	<div class="choice">
		<p id="firstgen">3. Would the applicant be among the first generation of the family to attend a postsecondary institution?</p>
		<mat-radio-group formControlName="firstGeneration" aria-labelledby="firstgen"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>
	</div>
	<div class="line">
		<mat-form-field class="w4"><mat-label>First language</mat-label><input matInput formControlName="firstLanguage"></mat-form-field>
		<mat-form-field class="w4"><mat-label>Gross annual income of household</mat-label>
			<mat-select formControlName="income">@for (band of incomes; track band) { <mat-option [value]="band">{{ band }}</mat-option> }</mat-select>
		</mat-form-field>
		<mat-form-field class="w4"><mat-label>Number of dependents in household</mat-label><input matInput type="number" formControlName="dependents"></mat-form-field>
	</div>
</mat-expansion-panel>

<mat-expansion-panel expanded>
	<mat-expansion-panel-header><mat-panel-title>Part E. Secondary School Record</mat-panel-title></mat-expansion-panel-header>
	<div class="line">
		<mat-form-field class="w6"><mat-label>Secondary school of record</mat-label><input matInput formControlName="schoolName" required></mat-form-field>
		<mat-form-field class="w3"><mat-label>Municipality of school</mat-label><input matInput formControlName="schoolCity"></mat-form-field>
		<mat-form-field class="w3"><mat-label>State of school</mat-label>
			<mat-select formControlName="schoolState">@for (state of states; track state[0]) { <mat-option [value]="state[0]">{{ state[1] }}</mat-option> }</mat-select>
		</mat-form-field>
		<mat-form-field class="w4"><mat-label>CEEB code</mat-label><input matInput formControlName="ceeb"></mat-form-field>
		<mat-form-field class="w4"><mat-label>Date of enrollment in school</mat-label><input matInput [matDatepicker]="entry" formControlName="schoolEntry"><mat-datepicker-toggle matIconSuffix [for]="entry"></mat-datepicker-toggle><mat-datepicker #entry></mat-datepicker></mat-form-field>
		<mat-form-field class="w4"><mat-label>Date of graduation (actual or anticipated)</mat-label><input matInput [matDatepicker]="leaving" formControlName="schoolGraduation" required><mat-datepicker-toggle matIconSuffix [for]="leaving"></mat-datepicker-toggle><mat-datepicker #leaving></mat-datepicker></mat-form-field>
		<mat-form-field class="w4"><mat-label>Present grade level</mat-label>
			<mat-select formControlName="gradeLevel"><mat-option value="11">Eleventh grade</mat-option><mat-option value="12">Twelfth grade</mat-option><mat-option value="13">Graduate of secondary school</mat-option></mat-select>
		</mat-form-field>
		<mat-form-field class="w4"><mat-label>Grade point average, weighted</mat-label><input matInput formControlName="gpaWeighted"></mat-form-field>
		<mat-form-field class="w4"><mat-label>Grade point average, unweighted (4.00)</mat-label><input matInput formControlName="gpaUnweighted" required></mat-form-field>
		<mat-form-field class="w3"><mat-label>Rank in class</mat-label><input matInput formControlName="classRank"></mat-form-field>
		<mat-form-field class="w3"><mat-label>Number of students in class</mat-label><input matInput formControlName="classSize"></mat-form-field>
		<mat-form-field class="w3"><mat-label>Name of certifying school official</mat-label><input matInput formControlName="officialName"></mat-form-field>
		<mat-form-field class="w3"><mat-label>Telephone number of official</mat-label><input matInput type="tel" formControlName="officialPhone"></mat-form-field>
	</div>
	<h3>Schedule E-1. Selected coursework</h3>
	<table formArrayName="courses">
		<thead><tr><th scope="col">Line</th><th scope="col">Course title</th><th scope="col">Mark received</th></tr></thead>
		<tbody>
			@for (row of rows("courses"); track row; let line = $index) {
				<tr [formGroupName]="line"><td>{{ line + 1 }}</td><td><mat-form-field><input matInput formControlName="courseTitle"></mat-form-field></td><td><mat-form-field><input matInput formControlName="courseMark"></mat-form-field></td></tr>
			}
		</tbody>
	</table>
</mat-expansion-panel>

<mat-expansion-panel expanded>
	<mat-expansion-panel-header><mat-panel-title>Part F. Standardized Examinations</mat-panel-title></mat-expansion-panel-header>
	<div class="line">
		<mat-form-field class="w4"><mat-label>SAT Evidence-Based Reading and Writing</mat-label><input matInput type="number" formControlName="satVerbal"></mat-form-field>
		<mat-form-field class="w4"><mat-label>SAT Mathematics</mat-label><input matInput type="number" formControlName="satMath"></mat-form-field>
		<mat-form-field class="w4"><mat-label>ACT Composite</mat-label><input matInput type="number" formControlName="act"></mat-form-field>
	</div>
	<h3>Schedule F-1. Advanced Placement examinations</h3>
	<div formArrayName="exams">
		@for (row of rows("exams"); track row; let line = $index) {
			<div class="line exam" [formGroupName]="line">
				<mat-form-field class="w8"><mat-label>Examination</mat-label><mat-select formControlName="examSubject">@for (exam of exams; track exam) { <mat-option [value]="exam">{{ exam }}</mat-option> }</mat-select></mat-form-field>
				<mat-form-field class="w4"><mat-label>Score</mat-label><mat-select formControlName="examScore">@for (score of [1, 2, 3, 4, 5]; track score) { <mat-option [value]="score">{{ score }}</mat-option> }</mat-select></mat-form-field>
			</div>
		}
	</div>
</mat-expansion-panel>

<mat-expansion-panel>
	<mat-expansion-panel-header><mat-panel-title>Part G. Proposed Course of Study</mat-panel-title></mat-expansion-panel-header>
	<div class="line">
		<mat-form-field class="w6"><mat-label>Proposed major field of study</mat-label>
			<input matInput formControlName="major" [matAutocomplete]="fields">
			<mat-autocomplete #fields="matAutocomplete">@for (name of matching(majors, "major"); track name) { <mat-option [value]="name">{{ name }}</mat-option> }</mat-autocomplete>
		</mat-form-field>
		<mat-form-field class="w6"><mat-label>Occupational objective</mat-label><input matInput formControlName="career"></mat-form-field>
		<mat-form-field class="w6"><mat-label>Highest degree contemplated</mat-label>
			<mat-select formControlName="degree"><mat-option value="B">Baccalaureate</mat-option><mat-option value="M">Master's</mat-option><mat-option value="D">Doctorate</mat-option><mat-option value="P">First professional</mat-option></mat-select>
		</mat-form-field>
	</div>
</mat-expansion-panel>

<mat-expansion-panel>
	<mat-expansion-panel-header><mat-panel-title>Part H. Parents and Siblings of Applicant</mat-panel-title></mat-expansion-panel-header>
	<h3>Parent 1</h3>
	<div class="line">
		<mat-form-field class="w4"><mat-label>Surname</mat-label><input matInput formControlName="parent1Surname"></mat-form-field>
		<mat-form-field class="w4"><mat-label>Given name</mat-label><input matInput formControlName="parent1Given"></mat-form-field>
		<mat-form-field class="w4"><mat-label>Occupation</mat-label><input matInput formControlName="parent1Occupation"></mat-form-field>
		<mat-form-field class="w6"><mat-label>Name of employer</mat-label><input matInput formControlName="parent1Employer"></mat-form-field>
		<mat-form-field class="w6"><mat-label>Educational attainment</mat-label><mat-select formControlName="parent1Education">@for (level of attainments; track level) { <mat-option [value]="level">{{ level }}</mat-option> }</mat-select></mat-form-field>
	</div>
	<h3>Parent 2</h3>
	<div class="line">
		<mat-form-field class="w3"><mat-label>Surname</mat-label><input matInput formControlName="parent2Surname"></mat-form-field>
		<mat-form-field class="w3"><mat-label>Given name</mat-label><input matInput formControlName="parent2Given"></mat-form-field>
		<mat-form-field class="w3"><mat-label>Occupation</mat-label><input matInput formControlName="parent2Occupation"></mat-form-field>
		<mat-form-field class="w3"><mat-label>Educational attainment</mat-label><mat-select formControlName="parent2Education">@for (level of attainments; track level) { <mat-option [value]="level">{{ level }}</mat-option> }</mat-select></mat-form-field>
		<mat-form-field class="w6"><mat-label>Marital status of parents</mat-label><mat-select formControlName="parentsMarital">@for (status of ["Married", "Never married", "Separated", "Divorced", "Widowed", "Domestic partnership"]; track status) { <mat-option [value]="status">{{ status }}</mat-option> }</mat-select></mat-form-field>
	</div>
	<h3>Siblings</h3>
	<div formArrayName="siblings">
		@for (row of rows("siblings"); track row; let line = $index) {
			<div class="line" [formGroupName]="line">
				<mat-form-field class="w8"><mat-label>Full name of sibling {{ line + 1 }}</mat-label><input matInput formControlName="siblingName"></mat-form-field>
				<mat-form-field class="w4"><mat-label>Age</mat-label><input matInput type="number" formControlName="siblingAge"></mat-form-field>
			</div>
		}
	</div>
</mat-expansion-panel>

<mat-expansion-panel>
	<mat-expansion-panel-header><mat-panel-title>Part I. Activities, Employment and Distinctions</mat-panel-title></mat-expansion-panel-header>
	<div formArrayName="activities">
		@for (row of rows("activities"); track row; let line = $index) {
			<fieldset [formGroupName]="line">
				<legend>Entry I-{{ line + 1 }}</legend>
				<div class="line">
					<mat-form-field class="w3"><mat-label>Category</mat-label><mat-select formControlName="activityCategory">@for (kind of kinds; track kind) { <mat-option [value]="kind">{{ kind }}</mat-option> }</mat-select></mat-form-field>
					<mat-form-field class="w3"><mat-label>Organization or employer</mat-label><input matInput formControlName="activityOrganization"></mat-form-field>
					<mat-form-field class="w3"><mat-label>Office or position held</mat-label><input matInput formControlName="activityOffice"></mat-form-field>
					<mat-form-field class="w3"><mat-label>Grades of participation</mat-label><mat-select formControlName="activityGrades" multiple>@for (grade of grades; track grade) { <mat-option [value]="grade">{{ grade }}</mat-option> }</mat-select></mat-form-field>
					<mat-form-field class="w6"><mat-label>Hours per week</mat-label><input matInput type="number" formControlName="activityHours"></mat-form-field>
					<mat-form-field class="w6"><mat-label>Weeks per year</mat-label><input matInput type="number" formControlName="activityWeeks"></mat-form-field>
				</div>
			</fieldset>
		}
	</div>
	<h3>Schedule I-1. Academic distinctions</h3>
	<div formArrayName="honors">
		@for (row of rows("honors"); track row; let line = $index) {
			<div class="line" [formGroupName]="line">
				<mat-form-field class="w8"><mat-label>Title of distinction</mat-label><input matInput formControlName="honorTitle"></mat-form-field>
				<mat-form-field class="w4"><mat-label>Grade in which conferred</mat-label><mat-select formControlName="honorGrade">@for (grade of grades; track grade) { <mat-option [value]="grade">{{ grade }}</mat-option> }</mat-select></mat-form-field>
			</div>
		}
	</div>
</mat-expansion-panel>

<mat-expansion-panel>
	<mat-expansion-panel-header><mat-panel-title>Part J. Emergency Contact, Preparer and Certification</mat-panel-title></mat-expansion-panel-header>
	<h3>Emergency contact (other than a parent named in Part H)</h3>
	<div class="line">
		<mat-form-field class="w4"><mat-label>Full name</mat-label><input matInput formControlName="emergencyName"></mat-form-field>
		<mat-form-field class="w4"><mat-label>Relationship to applicant</mat-label><input matInput formControlName="emergencyRelation"></mat-form-field>
		<mat-form-field class="w4"><mat-label>Telephone number</mat-label><input matInput type="tel" formControlName="emergencyPhone"></mat-form-field>
	</div>
	<h3>Preparer (complete only if prepared by a person other than the applicant)</h3>
	<div class="line">
		<mat-form-field class="w6"><mat-label>Name of preparer</mat-label><input matInput formControlName="preparerName"></mat-form-field>
		<mat-form-field class="w6"><mat-label>Electronic mail address of preparer</mat-label><input matInput type="email" formControlName="preparerEmail"></mat-form-field>
	</div>
	<h3>Certification</h3>
	<p><mat-checkbox formControlName="certified">I certify under penalty of denial or revocation of admission that the foregoing statements are true and complete.</mat-checkbox></p>
	<div class="line">
		<mat-form-field class="w8"><mat-label>Signature of applicant</mat-label><input matInput formControlName="signature"></mat-form-field>
		<mat-form-field class="w4"><mat-label>Initials</mat-label><input matInput formControlName="initials"></mat-form-field>
	</div>
</mat-expansion-panel>
</mat-accordion>
<p><button mat-flat-button type="submit">Submit Application</button></p>
</form>`,
})
class MerlinApplication {
	readonly states = STATES;
	readonly countries = COUNTRIES;
	readonly majors = MAJORS;
	readonly campuses = ["Merlin State at Corvane", "Merlin State at Dry Fork", "Merlin State at Port Hallam", "Merlin Polytechnic", "Merlin State Online"];
	readonly races = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"];
	readonly incomes = ["Below $25,000", "$25,000 to $49,999", "$50,000 to $74,999", "$75,000 to $99,999", "$100,000 and above", "Not disclosed"];
	readonly attainments = ["Less than secondary school", "Secondary school diploma or equivalent", "Some college, no degree conferred", "Associate degree", "Baccalaureate degree", "Graduate or professional degree", "Not known"];
	readonly exams = ["Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Language and Composition", "English Literature and Composition", "Environmental Science", "Human Geography", "Physics 1", "Psychology", "Statistics", "United States Government and Politics", "United States History", "World History: Modern"];
	readonly kinds = ["Academic organization", "Athletics", "Community service", "Employment", "Environmental organization", "Fine or performing arts", "Forensics (debate and speech)", "Student government", "Other"];
	readonly grades = ["Grade 9", "Grade 10", "Grade 11", "Grade 12"];
	isSubmitted = false;
	readonly form = new FormGroup<Record<string, FormControl<unknown> | FormArray>>({
		...group([
			"term", "priorApplication", "surname", "givenName", "middleName", "suffix", "knownAs", "ssn", "cityOfBirth", "countryOfBirth", "legalSex", "email", "telephone",
			"permStreet", "permUnit", "permCity", "permState", "permZip", "permCountry", "mailing", "citizenship", "yearsInUs", "military", "hispanic", "firstGeneration",
			"firstLanguage", "income", "dependents", "schoolName", "schoolCity", "schoolState", "ceeb", "gradeLevel", "gpaWeighted", "gpaUnweighted", "classRank", "classSize",
			"officialName", "officialPhone", "satVerbal", "satMath", "act", "major", "career", "degree", "parent1Surname", "parent1Given", "parent1Occupation", "parent1Employer",
			"parent1Education", "parent2Surname", "parent2Given", "parent2Occupation", "parent2Education", "parentsMarital", "emergencyName", "emergencyRelation", "emergencyPhone",
			"preparerName", "preparerEmail", "signature", "initials",
		]).controls,
		campuses: new FormControl<unknown>([]),
		race: new FormControl<unknown>([]),
		dateOfBirth: new FormControl<unknown>(null),
		residentSince: new FormControl<unknown>(null),
		schoolEntry: new FormControl<unknown>(null),
		schoolGraduation: new FormControl<unknown>(null),
		certified: new FormControl<unknown>(false),
		courses: table(3, ["courseTitle", "courseMark"]),
		exams: table(3, ["examSubject", "examScore"]),
		siblings: table(2, ["siblingName", "siblingAge"]),
		activities: table(3, ["activityCategory", "activityOrganization", "activityOffice", "activityGrades", "activityHours", "activityWeeks"]),
		honors: table(3, ["honorTitle", "honorGrade"]),
	});

	constructor() {
		application = this;
	}

	rows(list: string) {
		return (this.form.get(list) as FormArray).controls;
	}

	matching(list: string[], key: string) {
		const typed = String(this.form.get(key)?.value ?? "").toLowerCase();
		return list.filter((name) => name.toLowerCase().includes(typed));
	}

	isRace(race: string) {
		return (this.form.value.race as string[]).includes(race);
	}

	markRace(race: string, isMarked: boolean) {
		this.form.patchValue({ race: this.races.filter((each) => (each === race ? isMarked : this.isRace(each))) });
	}

	submit() {
		this.isSubmitted = true;
	}
}

const plain = (value: unknown) => {
	if (!(value instanceof Date)) return value;
	const two = (part: number) => String(part).padStart(2, "0");
	return `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`;
};

/** One entry for each control: its key, its name in the template, its place among those of that name. */
function controls(): { key: string; name: string; row: number; value: unknown }[] {
	const raw = application?.form.getRawValue() ?? {};
	return Object.entries(raw).flatMap(([name, value]) => {
		if (!LISTS.includes(name as (typeof LISTS)[number])) return [{ key: name, name, row: 0, value: plain(value) }];
		return (value as Record<string, unknown>[]).flatMap((entry, row) => Object.entries(entry).map(([part, held]) => ({ key: `${part}${row + 1}`, name: part, row, value: held })));
	});
}

const read = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";

function shown(name: string, row: number): unknown {
	if (name === "race") return [...document.querySelectorAll("#race mat-checkbox:has(input:checked)")].map(read);
	const control = document.querySelectorAll<HTMLElement>(`[formcontrolname="${name}"]`)[row];
	if (!control) return null;
	if (control.matches("mat-select")) {
		const text = read(control.querySelector(".mat-mdc-select-value-text"));
		return control.hasAttribute("multiple") ? text.split(", ").filter(Boolean) : text;
	}
	if (control.matches("mat-radio-group")) return read(control.querySelector("mat-radio-button:has(input:checked)"));
	if (control.matches("mat-checkbox")) return control.querySelector("input")?.checked;
	return (control as HTMLInputElement).value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(controls().map(({ key, value }) => [key, value])), submitted: application?.isSubmitted ?? false }),
	formShown: () => Object.fromEntries(controls().map(({ key, name, row }) => [key, shown(name, row)])),
});

bootstrapApplication(MerlinApplication, { providers: [provideNativeDateAdapter()] });
