import "@angular/compiler";
import { Component } from "@angular/core";
import { FormArray, FormControl, FormGroup, ReactiveFormsModule } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { MatChipsModule, type MatChipInputEvent } from "@angular/material/chips";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatDividerModule } from "@angular/material/divider";
import { MatExpansionModule } from "@angular/material/expansion";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatToolbarModule } from "@angular/material/toolbar";
import { bootstrapApplication } from "@angular/platform-browser";
import { COUNTRIES, STATES } from "../../lists";
import "./page.css";

const group = (...names: string[]) => new FormGroup<Record<string, FormControl>>(Object.fromEntries(names.map((name) => [name, new FormControl("")])));
const college = () => group("name", "place", "dates", "degree");

const TEXTS = [
	"term", "program", "secondProgram", "goal", "campus", "load",
	"lastName", "suffix", "firstName", "middleName", "preferredName", "previousName", "studentId", "ssn", "birthCity", "birthCountry", "gender", "pronouns",
	"street", "apartment", "city", "state", "zip", "county", "country", "mailStreet", "mailCity", "mailState", "mailZip", "cellPhone", "homePhone", "workPhone", "workExt", "email",
	"citizen", "citizenCountry", "visa", "alienNumber", "residenceState", "residenceYears", "usYears", "military", "hispanic", "primaryLanguage", "accommodation",
	"emergencyName", "emergencyRelation", "emergencyPhone", "emergencyOtherPhone", "parent1", "parent1Education", "parent2", "parent2Education", "parentPhone",
	"diploma", "highSchool", "highSchoolCity", "highSchoolState", "ceeb", "grade", "gpa", "counselor",
	"attended", "otherName", "otherNameText", "act", "satReading", "satMath", "teas", "cna", "employer", "jobTitle", "jobHours", "experience", "allied", "felony", "aid", "heard",
	"signature", "parentSignature",
];
const DATES = ["birthDate", "entered", "graduation", "actDate", "satDate", "teasDate", "signed"];
const RACES: [string, string][] = [["native", "American Indian or Alaskan Native"], ["asian", "Asian"], ["black", "Black or African American"], ["pacific", "Native Hawaiian or Pacific Islander"], ["white", "White"]];
const FUNDS: [string, string][] = [["own", "Own funds"], ["aid", "Federal financial aid"], ["wioa", "WIOA funding"], ["employer", "Employer"], ["plan", "Payment plan"]];

const races = group(...RACES.map(([key]) => key));
const funds = group(...FUNDS.map(([key]) => key));
for (const box of [...Object.values(races.controls), ...Object.values(funds.controls)]) box.setValue(false);
const languages = new FormControl<string[]>([], { nonNullable: true });
const colleges = new FormArray([college()]);
const courses = new FormArray([group("title", "credits", "grade"), group("title", "credits", "grade"), group("title", "credits", "grade")]);
const exams = new FormArray([group("subject", "score"), group("subject", "score"), group("subject", "score")]);
const form: FormGroup = new FormGroup({
	...group(...TEXTS).controls,
	...Object.fromEntries(DATES.map((name) => [name, new FormControl<Date | null>(null)])),
	...Object.fromEntries(["noMiddle", "sameMailing", "texts", "certify"].map((name) => [name, new FormControl(false)])),
	races, funds, languages, colleges, courses, exams,
} as Record<string, FormControl>);
let submitted = false;

class ApplicationComponent {
	form = form;
	colleges = colleges;
	courses = courses;
	exams = exams;
	languages = languages;
	races = RACES;
	funds = FUNDS;
	states = STATES;
	yesNo = ["Yes", "No"];
	programs = ["Associate Degree Nursing (RN)", "Practical Nursing (LPN)", "Nursing Assistant (CNA)", "Medical Assisting", "Phlebotomy Technician", "Radiologic Technology", "Respiratory Care", "Dental Hygiene", "Emergency Medical Technician"];
	terms = ["Summer 2027", "Fall 2027", "Spring 2028"];
	goals = ["Earn an associate degree and transfer", "Earn a career technical certificate", "Discover or form career interests", "Prepare for a new career", "Maintain certificate or license", "Undecided on goal"];
	campuses = ["Main Campus", "North Center", "Health Sciences Annex"];
	educations = ["Grade 9 or less", "Grade 10, 11, or 12 but did not graduate", "High school graduate", "Some college but no degree", "AA/AS degree", "BA/BS degree", "Graduate or professional degree beyond a BA/BS", "Unknown", "Not applicable / no second parent or guardian"];
	diplomas = ["Will graduate from high school (currently enrolled)", "Received high school diploma", "Passed the GED or HiSET", "Not a graduate and not enrolled in high school"];
	grades = ["9th", "10th", "11th", "12th", "Already graduated"];
	degrees = ["None", "Certificate", "Associate", "Bachelor's", "Other"];
	military = ["None apply to me", "Currently serving on active duty", "Veteran", "Dependent of military member"];
	schools = ["Ashland High School", "Ashland Valley High School", "Etna High School", "Mount Shasta High School", "Weed High School", "Yreka High School"];
	countries = COUNTRIES;
	found(list: string[], name: string) {
		const typed = String(form.get(name)?.value ?? "").toLowerCase();
		return list.filter((each) => each.toLowerCase().includes(typed));
	}
	addCollege() {
		colleges.push(college());
	}
	addLanguage(event: MatChipInputEvent) {
		const name = event.value.trim();
		if (name) languages.setValue([...languages.value, name]);
		event.chipInput.clear();
	}
	dropLanguage(name: string) {
		languages.setValue(languages.value.filter((each) => each !== name));
	}
	send() {
		submitted = true;
	}
}

Component({
	selector: "health-application",
	imports: [ReactiveFormsModule, MatAutocompleteModule, MatButtonModule, MatCardModule, MatCheckboxModule, MatChipsModule, MatDatepickerModule, MatDividerModule, MatExpansionModule, MatFormFieldModule, MatInputModule, MatRadioModule, MatSelectModule, MatToolbarModule],
	template: `
<mat-toolbar color="primary">Division of Nursing and Health Careers</mat-toolbar>
<main [formGroup]="form">
	<h1>Application for Admission</h1>
	<p>Complete all sections. Incomplete applications are not processed. A program cannot be changed after the application has been received.</p>

	<mat-card appearance="outlined"><mat-card-header><mat-card-title>A. Enrollment</mat-card-title></mat-card-header><mat-card-content class="row3">
		<mat-form-field><mat-label>Term Applying For</mat-label><mat-select formControlName="term" required>@for (each of terms; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
		<mat-form-field><mat-label>Intended Program of Study</mat-label><mat-select formControlName="program" required>@for (each of programs; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select><mat-hint>1st preference</mat-hint></mat-form-field>
		<mat-form-field><mat-label>Alternate program</mat-label><mat-select formControlName="secondProgram">@for (each of programs; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select><mat-hint>2nd preference</mat-hint></mat-form-field>
		<mat-form-field><mat-label>Education Goal</mat-label><mat-select formControlName="goal">@for (each of goals; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
		<mat-form-field><mat-label>Campus</mat-label><mat-select formControlName="campus">@for (each of campuses; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
		<div class="ask"><span id="loadLabel">I plan to attend</span><mat-radio-group formControlName="load" aria-labelledby="loadLabel"><mat-radio-button value="FT">Full-time</mat-radio-button><mat-radio-button value="PT">Part-time</mat-radio-button></mat-radio-group></div>
	</mat-card-content></mat-card>

	<mat-card appearance="outlined"><mat-card-header><mat-card-title>B. Personal Information</mat-card-title><mat-card-subtitle>Use the legal name that appears on official documents.</mat-card-subtitle></mat-card-header><mat-card-content>
		<div class="row4">
			<mat-form-field><mat-label>Legal Last Name</mat-label><input matInput formControlName="lastName" required></mat-form-field>
			<mat-form-field><mat-label>Suffix</mat-label><mat-select formControlName="suffix"><mat-option></mat-option><mat-option value="JR">Jr.</mat-option><mat-option value="SR">Sr.</mat-option><mat-option value="II">II</mat-option><mat-option value="III">III</mat-option><mat-option value="IV">IV</mat-option></mat-select></mat-form-field>
			<mat-form-field><mat-label>Legal First Name</mat-label><input matInput formControlName="firstName" required></mat-form-field>
			<mat-form-field><mat-label>Legal Middle Name</mat-label><input matInput formControlName="middleName"></mat-form-field>
		</div>
		<mat-checkbox formControlName="noMiddle">No Legal Middle Name</mat-checkbox>
		<div class="row4">
			<mat-form-field><mat-label>Preferred First Name</mat-label><input matInput formControlName="preferredName"></mat-form-field>
			<mat-form-field><mat-label>Previous Last Name</mat-label><input matInput formControlName="previousName"><mat-hint>If school records are under another name</mat-hint></mat-form-field>
			<mat-form-field><mat-label>College Student ID</mat-label><input matInput formControlName="studentId"><mat-hint>Assigned upon application to the College</mat-hint></mat-form-field>
			<mat-form-field><mat-label>Social Security Number</mat-label><input matInput type="password" autocomplete="off" formControlName="ssn"></mat-form-field>
		</div>
		<div class="row5">
			<mat-form-field><mat-label>Date of Birth</mat-label><input matInput [matDatepicker]="bd" formControlName="birthDate" placeholder="MM/DD/YYYY"><mat-datepicker-toggle matIconSuffix [for]="bd" /><mat-datepicker #bd startView="multi-year" /></mat-form-field>
			<mat-form-field><mat-label>City of birth</mat-label><input matInput formControlName="birthCity"></mat-form-field>
			<mat-form-field><mat-label>Country of birth</mat-label><input matInput formControlName="birthCountry"></mat-form-field>
			<mat-form-field><mat-label>Gender</mat-label><mat-select formControlName="gender"><mat-option value="F">Female</mat-option><mat-option value="M">Male</mat-option><mat-option value="B">Non-Binary</mat-option><mat-option value="X">Decline to State</mat-option></mat-select></mat-form-field>
			<mat-form-field><mat-label>Pronouns</mat-label><mat-select formControlName="pronouns"><mat-option value="she">She/Her/Hers</mat-option><mat-option value="he">He/Him/His</mat-option><mat-option value="they">They/Them/Theirs</mat-option></mat-select></mat-form-field>
		</div>
	</mat-card-content></mat-card>

	<mat-card appearance="outlined"><mat-card-header><mat-card-title>C. Address and Telephone</mat-card-title></mat-card-header><mat-card-content>
		<h3>Permanent Address</h3>
		<p class="small">If you are under 19 years of age, give the address of your parent or guardian.</p>
		<div class="row2">
			<mat-form-field><mat-label>Street Number and Street Name</mat-label><input matInput formControlName="street"></mat-form-field>
			<mat-form-field><mat-label>Apt. or Suite</mat-label><input matInput formControlName="apartment"></mat-form-field>
		</div>
		<div class="row5">
			<mat-form-field><mat-label>City</mat-label><input matInput formControlName="city"></mat-form-field>
			<mat-form-field><mat-label>State</mat-label><mat-select formControlName="state">@for (each of states; track each[0]) {<mat-option [value]="each[0]">{{ each[1] }}</mat-option>}</mat-select></mat-form-field>
			<mat-form-field><mat-label>ZIP Code</mat-label><input matInput formControlName="zip" maxlength="10"></mat-form-field>
			<mat-form-field><mat-label>County of residence</mat-label><input matInput formControlName="county"></mat-form-field>
			<mat-form-field><mat-label>Country</mat-label><input matInput formControlName="country" [matAutocomplete]="countryList"><mat-autocomplete #countryList>@for (each of found(countries, 'country'); track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-autocomplete></mat-form-field>
		</div>
		<h3>Current Mailing Address</h3>
		<mat-checkbox formControlName="sameMailing">My mailing address is the same as the permanent address above</mat-checkbox>
		<div class="row4">
			<mat-form-field><mat-label>Mailing street</mat-label><input matInput formControlName="mailStreet"></mat-form-field>
			<mat-form-field><mat-label>Mailing city</mat-label><input matInput formControlName="mailCity"></mat-form-field>
			<mat-form-field><mat-label>Mailing state</mat-label><mat-select formControlName="mailState">@for (each of states; track each[0]) {<mat-option [value]="each[0]">{{ each[1] }}</mat-option>}</mat-select></mat-form-field>
			<mat-form-field><mat-label>Mailing ZIP</mat-label><input matInput formControlName="mailZip"></mat-form-field>
		</div>
		<div class="row5">
			<mat-form-field><mat-label>Cell Phone</mat-label><input matInput type="tel" formControlName="cellPhone"></mat-form-field>
			<mat-form-field><mat-label>Home Phone</mat-label><input matInput type="tel" formControlName="homePhone"></mat-form-field>
			<mat-form-field><mat-label>Work Phone</mat-label><input matInput type="tel" formControlName="workPhone"></mat-form-field>
			<mat-form-field><mat-label>Ext.</mat-label><input matInput formControlName="workExt"></mat-form-field>
			<mat-form-field><mat-label>E-mail</mat-label><input matInput type="email" formControlName="email"></mat-form-field>
		</div>
		<mat-checkbox formControlName="texts">I authorize text messages to be sent to my cell phone and accept any charges</mat-checkbox>
	</mat-card-content></mat-card>

	<mat-card appearance="outlined"><mat-card-header><mat-card-title>D. Citizenship, Residency and Background</mat-card-title></mat-card-header><mat-card-content>
		<div class="row4">
			<div class="ask"><span id="citizenLabel">U. S. Citizen</span><mat-radio-group formControlName="citizen" aria-labelledby="citizenLabel">@for (each of yesNo; track each) {<mat-radio-button [value]="each">{{ each }}</mat-radio-button>}</mat-radio-group></div>
			<mat-form-field><mat-label>Country of Citizenship</mat-label><input matInput formControlName="citizenCountry"></mat-form-field>
			<mat-form-field><mat-label>Visa type (non-citizens)</mat-label><mat-select formControlName="visa"><mat-option value="F1">F-1</mat-option><mat-option value="J1">J-1</mat-option><mat-option value="H4">H-4</mat-option><mat-option value="O">Other</mat-option></mat-select></mat-form-field>
			<mat-form-field><mat-label>Alien Registration Number</mat-label><input matInput formControlName="alienNumber"></mat-form-field>
		</div>
		<div class="row4">
			<mat-form-field><mat-label>State of legal residence</mat-label><mat-select formControlName="residenceState">@for (each of states; track each[0]) {<mat-option [value]="each[0]">{{ each[1] }}</mat-option>}</mat-select></mat-form-field>
			<mat-form-field><mat-label>Years lived in that state</mat-label><input matInput type="number" formControlName="residenceYears"></mat-form-field>
			<mat-form-field><mat-label>Years lived in the United States</mat-label><input matInput type="number" formControlName="usYears"></mat-form-field>
			<mat-form-field><mat-label>U.S. Military / Dependent of Military</mat-label><mat-select formControlName="military">@for (each of military; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
		</div>
		<p class="small">The next two items are voluntary and are used only for state and federal reporting.</p>
		<div class="ask"><span id="hispanicLabel">Are you Hispanic or Latino?</span><mat-radio-group formControlName="hispanic" aria-labelledby="hispanicLabel">@for (each of yesNo; track each) {<mat-radio-button [value]="each">{{ each }}</mat-radio-button>}</mat-radio-group></div>
		<div class="ask" role="group" aria-labelledby="raceLabel" formGroupName="races"><span id="raceLabel">Race (check one or more)</span>@for (each of races; track each[0]) {<mat-checkbox [formControlName]="each[0]" [id]="'race-' + each[0]">{{ each[1] }}</mat-checkbox>}</div>
		<div class="row3">
			<mat-form-field><mat-label>First (native) language</mat-label><input matInput formControlName="primaryLanguage"></mat-form-field>
			<mat-form-field><mat-label>Other languages you speak</mat-label>
				<mat-chip-grid #chips aria-label="Other languages">@for (each of languages.value; track each) {<mat-chip-row (removed)="dropLanguage(each)">{{ each }}</mat-chip-row>}
				<input id="languageInput" placeholder="Add a language, then Enter" [matChipInputFor]="chips" (matChipInputTokenEnd)="addLanguage($event)"></mat-chip-grid>
			</mat-form-field>
			<mat-form-field><mat-label>Accommodation needed for a disability (optional)</mat-label><input matInput formControlName="accommodation"></mat-form-field>
		</div>
	</mat-card-content></mat-card>

	<mat-card appearance="outlined"><mat-card-header><mat-card-title>E. Emergency Contact and Parent/Guardian</mat-card-title></mat-card-header><mat-card-content>
		<p class="small">In case of emergency at school or at a clinical site, notify:</p>
		<div class="row4">
			<mat-form-field><mat-label>Name</mat-label><input matInput formControlName="emergencyName"></mat-form-field>
			<mat-form-field><mat-label>Relationship</mat-label><input matInput formControlName="emergencyRelation"></mat-form-field>
			<mat-form-field><mat-label>Phone</mat-label><input matInput formControlName="emergencyPhone"></mat-form-field>
			<mat-form-field><mat-label>Alt Phone</mat-label><input matInput formControlName="emergencyOtherPhone"></mat-form-field>
		</div>
		<mat-divider />
		<p class="small">Parent/Guardian Educational Levels. Regardless of your age, indicate the education levels of the parents and/or guardians who raised you.</p>
		<div class="row2e">
			<mat-form-field><mat-label>Parent or Guardian 1 - full name</mat-label><input matInput formControlName="parent1"></mat-form-field>
			<mat-form-field><mat-label>Parent or Guardian 1 - education</mat-label><mat-select formControlName="parent1Education">@for (each of educations; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
			<mat-form-field><mat-label>Parent or Guardian 2 - full name</mat-label><input matInput formControlName="parent2"></mat-form-field>
			<mat-form-field><mat-label>Parent or Guardian 2 - education</mat-label><mat-select formControlName="parent2Education">@for (each of educations; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
			<mat-form-field><mat-label>Parent/guardian daytime telephone (if applicant is a minor)</mat-label><input matInput formControlName="parentPhone"></mat-form-field>
		</div>
	</mat-card-content></mat-card>

	<mat-card appearance="outlined"><mat-card-header><mat-card-title>F. High School</mat-card-title></mat-card-header><mat-card-content>
		<mat-form-field class="full"><mat-label>High School Education level as of the first day of the term</mat-label><mat-select formControlName="diploma">@for (each of diplomas; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
		<div class="row4">
			<mat-form-field><mat-label>High School last attended</mat-label><input matInput formControlName="highSchool" [matAutocomplete]="schoolList"><mat-autocomplete #schoolList>@for (each of found(schools, 'highSchool'); track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-autocomplete></mat-form-field>
			<mat-form-field><mat-label>High School City</mat-label><input matInput formControlName="highSchoolCity"></mat-form-field>
			<mat-form-field><mat-label>High School State</mat-label><mat-select formControlName="highSchoolState">@for (each of states; track each[0]) {<mat-option [value]="each[0]">{{ each[1] }}</mat-option>}</mat-select></mat-form-field>
			<mat-form-field><mat-label>High school code</mat-label><input matInput formControlName="ceeb"></mat-form-field>
			<mat-form-field><mat-label>Date entered</mat-label><input matInput [matDatepicker]="de" formControlName="entered" placeholder="MM/DD/YYYY"><mat-datepicker-toggle matIconSuffix [for]="de" /><mat-datepicker #de /></mat-form-field>
			<mat-form-field><mat-label>Graduation date (or anticipated)</mat-label><input matInput [matDatepicker]="dg" formControlName="graduation" placeholder="MM/DD/YYYY"><mat-datepicker-toggle matIconSuffix [for]="dg" /><mat-datepicker #dg /></mat-form-field>
			<mat-form-field><mat-label>Current grade level</mat-label><mat-select formControlName="grade">@for (each of grades; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
			<mat-form-field><mat-label>Current unweighted GPA</mat-label><input matInput formControlName="gpa"></mat-form-field>
			<mat-form-field><mat-label>High school counselor</mat-label><input matInput formControlName="counselor"></mat-form-field>
		</div>
	</mat-card-content></mat-card>

	<mat-card appearance="outlined"><mat-card-header><mat-card-title>G. Educational History</mat-card-title></mat-card-header><mat-card-content>
		<div class="ask"><span id="attendedLabel">Have you attended, or are you now attending, any other college or university?</span><mat-radio-group formControlName="attended" aria-labelledby="attendedLabel">@for (each of yesNo; track each) {<mat-radio-button [value]="each">{{ each }}</mat-radio-button>}</mat-radio-group></div>
		<table class="lines" formArrayName="colleges"><thead><tr><th>College/Universities Attended</th><th>City/State</th><th>Dates of Attendance</th><th>Degree Awarded</th></tr></thead><tbody>
			@for (row of colleges.controls; track row; let i = $index) {<tr [formGroupName]="i">
				<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="name" [id]="'college' + i + 'name'"></mat-form-field></td>
				<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="place" [id]="'college' + i + 'place'"></mat-form-field></td>
				<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="dates" [id]="'college' + i + 'dates'"></mat-form-field></td>
				<td><mat-form-field subscriptSizing="dynamic"><mat-select formControlName="degree" [id]="'college' + i + 'degree'">@for (each of degrees; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field></td>
			</tr>}
		</tbody></table>
		<button mat-stroked-button type="button" (click)="addCollege()">Add another college</button>
		<div class="row2">
			<div class="ask"><span id="otherNameLabel">Have you ever attended ANY school under another name?</span><mat-radio-group formControlName="otherName" aria-labelledby="otherNameLabel">@for (each of yesNo; track each) {<mat-radio-button [value]="each">{{ each }}</mat-radio-button>}</mat-radio-group></div>
			<mat-form-field><mat-label>If YES, by what name(s) were you listed</mat-label><input matInput formControlName="otherNameText"></mat-form-field>
		</div>
		<p class="small">List the college courses you have completed.</p>
		<table class="lines" formArrayName="courses"><thead><tr><th>Course title</th><th>Credits</th><th>Grade</th></tr></thead><tbody>
			@for (row of courses.controls; track row; let i = $index) {<tr [formGroupName]="i">
				<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="title" [id]="'course' + i + 'title'"></mat-form-field></td>
				<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="credits" [id]="'course' + i + 'credits'"></mat-form-field></td>
				<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="grade" [id]="'course' + i + 'grade'"></mat-form-field></td>
			</tr>}
		</tbody></table>
	</mat-card-content></mat-card>

	<mat-expansion-panel expanded><mat-expansion-panel-header><mat-panel-title>H. Test Scores</mat-panel-title></mat-expansion-panel-header>
		<div class="row4">
			<mat-form-field><mat-label>ACT Composite</mat-label><input matInput type="number" min="1" max="36" formControlName="act"></mat-form-field>
			<mat-form-field><mat-label>ACT test date</mat-label><input matInput [matDatepicker]="da" formControlName="actDate"><mat-datepicker-toggle matIconSuffix [for]="da" /><mat-datepicker #da /></mat-form-field>
			<mat-form-field><mat-label>SAT Reading/Writing</mat-label><input matInput type="number" formControlName="satReading"></mat-form-field>
			<mat-form-field><mat-label>SAT Math</mat-label><input matInput type="number" formControlName="satMath"></mat-form-field>
			<mat-form-field><mat-label>Most recent SAT date</mat-label><input matInput [matDatepicker]="ds" formControlName="satDate"><mat-datepicker-toggle matIconSuffix [for]="ds" /><mat-datepicker #ds /></mat-form-field>
			<mat-form-field><mat-label>TEAS adjusted individual score (%)</mat-label><input matInput type="number" formControlName="teas"></mat-form-field>
			<mat-form-field><mat-label>TEAS test date</mat-label><input matInput [matDatepicker]="dt" formControlName="teasDate"><mat-datepicker-toggle matIconSuffix [for]="dt" /><mat-datepicker #dt /></mat-form-field>
		</div>
		<table class="lines" formArrayName="exams"><thead><tr><th>AP exam taken</th><th>Score</th></tr></thead><tbody>
			@for (row of exams.controls; track row; let i = $index) {<tr [formGroupName]="i">
				<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="subject" [id]="'exam' + i + 'subject'"></mat-form-field></td>
				<td><mat-form-field subscriptSizing="dynamic"><mat-select formControlName="score" [id]="'exam' + i + 'score'"><mat-option value="1">1</mat-option><mat-option value="2">2</mat-option><mat-option value="3">3</mat-option><mat-option value="4">4</mat-option><mat-option value="5">5</mat-option></mat-select></mat-form-field></td>
			</tr>}
		</tbody></table>
	</mat-expansion-panel>

	<mat-expansion-panel expanded><mat-expansion-panel-header><mat-panel-title>I. Employment, Credentials and Funding</mat-panel-title></mat-expansion-panel-header>
		<div class="row4">
			<mat-form-field><mat-label>Current employer</mat-label><input matInput formControlName="employer"></mat-form-field>
			<mat-form-field><mat-label>Job title</mat-label><input matInput formControlName="jobTitle"></mat-form-field>
			<mat-form-field><mat-label>Hours worked per week</mat-label><input matInput type="number" formControlName="jobHours"></mat-form-field>
			<mat-form-field><mat-label>License/certification number (CNA, EMT, LPN)</mat-label><input matInput formControlName="cna"></mat-form-field>
		</div>
		<mat-form-field class="full"><mat-label>Describe any paid or volunteer experience in health care</mat-label><textarea matInput rows="2" formControlName="experience"></textarea></mat-form-field>
		<div class="ask"><span id="alliedLabel">Have you ever enrolled in a REGISTERED NURSING or other ALLIED HEALTH program?</span><mat-radio-group formControlName="allied" aria-labelledby="alliedLabel">@for (each of yesNo; track each) {<mat-radio-button [value]="each">{{ each }}</mat-radio-button>}</mat-radio-group></div>
		<div class="ask"><span id="felonyLabel">Have you been convicted of a felony or misdemeanor other than a minor traffic violation?</span><mat-radio-group formControlName="felony" aria-labelledby="felonyLabel">@for (each of yesNo; track each) {<mat-radio-button [value]="each">{{ each }}</mat-radio-button>}</mat-radio-group></div>
		<div class="ask"><span id="aidLabel">Are you receiving financial aid?</span><mat-radio-group formControlName="aid" aria-labelledby="aidLabel">@for (each of yesNo; track each) {<mat-radio-button [value]="each">{{ each }}</mat-radio-button>}</mat-radio-group></div>
		<div class="ask" role="group" aria-labelledby="fundsLabel" formGroupName="funds"><span id="fundsLabel">How do you intend to pay for your program?</span>@for (each of funds; track each[0]) {<mat-checkbox [formControlName]="each[0]" [id]="'fund-' + each[0]">{{ each[1] }}</mat-checkbox>}</div>
		<mat-form-field class="full"><mat-label>Referred by</mat-label><input matInput formControlName="heard"></mat-form-field>
	</mat-expansion-panel>

	<mat-card appearance="outlined"><mat-card-header><mat-card-title>J. Certification</mat-card-title></mat-card-header><mat-card-content>
		<mat-checkbox formControlName="certify">I certify that the statements on this application are accurate and understand that false information is grounds for dismissal from the program.</mat-checkbox>
		<div class="row3">
			<mat-form-field><mat-label>Applicant's signature</mat-label><input matInput formControlName="signature"></mat-form-field>
			<mat-form-field><mat-label>Parent's signature (applicants under 18)</mat-label><input matInput formControlName="parentSignature"></mat-form-field>
			<mat-form-field><mat-label>Date signed</mat-label><input matInput [matDatepicker]="dc" formControlName="signed"><mat-datepicker-toggle matIconSuffix [for]="dc" /><mat-datepicker #dc /></mat-form-field>
		</div>
		<button mat-flat-button type="button" (click)="send()">Submit application</button>
	</mat-card-content></mat-card>
</main>`,
})(ApplicationComponent);

bootstrapApplication(ApplicationComponent, { providers: [provideNativeDateAdapter()] });

const day = (value: unknown) => (value instanceof Date ? `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}` : value);
const picked = (boxes: FormGroup, all: [string, string][]) => all.filter(([key]) => boxes.value[key]).map(([key]) => key);
const LISTS = { college: colleges, course: courses, exam: exams };
const rows = <T>(read: (place: string, value: unknown) => T) =>
	Object.fromEntries(Object.entries(LISTS).flatMap(([name, list]) => list.controls.flatMap((row, i) => Object.entries(row.controls).map(([member, control]) => [`${name}${i}.${member}`, read(`#${name}${i}${member}`, control.value)]))));
const PLAIN = [...TEXTS, ...DATES, "noMiddle", "sameMailing", "texts", "certify"];

function read(place: string): unknown {
	const element = document.querySelector(place);
	if (!element) return "";
	if (element.tagName === "MAT-SELECT") return element.querySelector(".mat-mdc-select-value-text")?.textContent?.trim() ?? "";
	if (element.tagName === "MAT-RADIO-GROUP") return element.querySelector("mat-radio-button:has(input:checked) label")?.textContent?.trim() ?? "";
	if (element.tagName === "MAT-CHECKBOX") return element.querySelector("input")?.checked;
	return (element as HTMLInputElement).value;
}
const labels = (prefix: string) => [...document.querySelectorAll(`mat-checkbox[id^=${prefix}]:has(input:checked) label`)].map((label) => label.textContent?.trim());

Object.assign(window, {
	formState: () => ({
		...Object.fromEntries(PLAIN.map((name) => [name, day(form.get(name)?.value)])),
		races: picked(races, RACES), funds: picked(funds, FUNDS), languages: [...languages.value],
		...rows((_, value) => value), submitted,
	}),
	formShown: () => ({
		...Object.fromEntries(PLAIN.map((name) => [name, read(`[formcontrolname=${name}]`)])),
		races: labels("race-"), funds: labels("fund-"), languages: [...document.querySelectorAll("mat-chip-row")].map((chip) => chip.querySelector(".mdc-evolution-chip__text-label")?.textContent?.trim()),
		...rows((place) => read(place)),
	}),
});
