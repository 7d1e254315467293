import "@angular/compiler";
import "../../node_modules/@angular/material/prebuilt-themes/azure-blue.css";
import { ChangeDetectorRef, Component, inject, ViewEncapsulation } from "@angular/core";
import { FormBuilder, ReactiveFormsModule } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatButtonToggleModule } from "@angular/material/button-toggle";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { MatChipsModule } from "@angular/material/chips";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatDividerModule } from "@angular/material/divider";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatSlideToggleModule } from "@angular/material/slide-toggle";
import { MatToolbarModule } from "@angular/material/toolbar";
import { bootstrapApplication } from "@angular/platform-browser";
import { COUNTRIES, STATES } from "../../lists";

const LANGUAGES = ["Amharic", "Arabic", "Bengali", "Chinese", "English", "Farsi", "French", "German", "Gujarati", "Hindi", "Igbo", "Italian", "Japanese", "Korean", "Polish", "Portuguese", "Russian", "Spanish", "Swahili", "Tagalog", "Telugu", "Urdu", "Vietnamese", "Yoruba"];
const COURSES = ["American Politics", "Biology: The Genome", "Creative Writing", "Engineering Design", "Environmental Systems", "General Chemistry", "Global Health", "Intro to Computer Science", "Microeconomics", "Modern Philosophy", "Neuroscience", "Psychological Sciences"];

let form: ReturnType<Application["build"]>;
let submitted = false;

@Component({
	selector: "app-root",
	encapsulation: ViewEncapsulation.None,
	imports: [
		ReactiveFormsModule, MatAutocompleteModule, MatButtonModule, MatButtonToggleModule, MatCardModule, MatCheckboxModule, MatChipsModule,
		MatDatepickerModule, MatDividerModule, MatFormFieldModule, MatInputModule, MatRadioModule, MatSelectModule, MatSlideToggleModule,
		MatToolbarModule,
	],
	styles: `
		body { margin: 0; font-family: Roboto, "Helvetica Neue", sans-serif; background: #f5f5f7; }
		main { max-width: 1000px; margin: 24px auto; }
		mat-card { margin-bottom: 24px; }
		mat-card-content { padding-top: 12px !important; }
		.two { display: grid; grid-template-columns: 1fr 1fr; gap: 4px 16px; }
		.three { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 4px 16px; }
		.wide { width: 100%; }
		.span { grid-column: 1 / -1; }
		.ask { margin: 8px 0 2px; font-weight: 500; }
		.note { color: #555; font-size: 13px; }
		.entry { border-left: 3px solid #b5c7e6; padding: 8px 0 4px 16px; margin-bottom: 12px; }
		table { border-collapse: collapse; width: 100%; } th { text-align: left; font-weight: 500; padding: 4px 8px; } td { padding: 4px 8px; }
		td mat-form-field { width: 100%; }
	`,
	template: `
<mat-toolbar color="primary">Whitcomb University &nbsp;|&nbsp; Summer Pre-College Programs</mat-toolbar>
<main>
<h1>Summer 2027 Application</h1>
<p>You may apply to only one program. You can save your application and return at any time before the deadline.</p>
<form [formGroup]="form" (ngSubmit)="send()" novalidate>

<mat-card appearance="outlined"><mat-card-header><mat-card-title>Program Information</mat-card-title></mat-card-header><mat-card-content>
	<div class="two">
		<mat-form-field><mat-label>Program</mat-label>
			<mat-select formControlName="program">
				<mat-option value="HSSS">High School Summer Scholars (credit)</mat-option>
				<mat-option value="AII">Advanced Inquiry Institute</mat-option>
				<mat-option value="ESI">Environmental Studies Institute</mat-option>
				<mat-option value="RDI">Research Development Institute</mat-option>
				<mat-option value="CII">Creative Immersion Institute</mat-option>
			</mat-select>
		</mat-form-field>
		<mat-form-field><mat-label>Session</mat-label>
			<mat-select formControlName="session">
				<mat-option value="A">Session A (June 13 - July 2)</mat-option>
				<mat-option value="B">Session B (July 11 - July 30)</mat-option>
				<mat-option value="C">Five-week session (June 13 - July 16)</mat-option>
			</mat-select>
		</mat-form-field>
		<mat-form-field><mat-label>First choice course</mat-label>
			<input matInput formControlName="course1" [matAutocomplete]="c1"><mat-autocomplete #c1="matAutocomplete">@for (each of match(courses, form.value.course1); track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-autocomplete>
		</mat-form-field>
		<mat-form-field><mat-label>Alternate course</mat-label>
			<input matInput formControlName="course2" [matAutocomplete]="c2"><mat-autocomplete #c2="matAutocomplete">@for (each of match(courses, form.value.course2); track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-autocomplete>
		</mat-form-field>
	</div>
	<p class="ask" id="housing-q">I plan to participate as a</p>
	<mat-button-toggle-group formControlName="housing" aria-labelledby="housing-q">
		<mat-button-toggle value="R">Residential student</mat-button-toggle><mat-button-toggle value="C">Commuter student</mat-button-toggle>
	</mat-button-toggle-group>
	<p class="ask" id="prior-q">Have you previously attended a pre-college program at Whitcomb?</p>
	<mat-radio-group formControlName="prior" aria-labelledby="prior-q"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>
</mat-card-content></mat-card>

<mat-card appearance="outlined"><mat-card-header><mat-card-title>Biographical Information</mat-card-title><mat-card-subtitle>This section is about the student applying to the program, not a parent or counselor.</mat-card-subtitle></mat-card-header><mat-card-content>
	<div class="three">
		<mat-form-field><mat-label>Legal first/given name</mat-label><input matInput formControlName="firstName" autocomplete="given-name"></mat-form-field>
		<mat-form-field><mat-label>Middle name</mat-label><input matInput formControlName="middleName"></mat-form-field>
		<mat-form-field><mat-label>Last/family/surname</mat-label><input matInput formControlName="lastName" autocomplete="family-name"></mat-form-field>
		<mat-form-field><mat-label>Suffix</mat-label><mat-select formControlName="suffix"><mat-option value="">&nbsp;</mat-option>@for (each of ['Jr', 'Sr', 'II', 'III', 'IV']; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
		<mat-form-field><mat-label>Preferred first name</mat-label><input matInput formControlName="preferred"><mat-hint>Used on your name tag and door sign</mat-hint></mat-form-field>
		<mat-form-field><mat-label>Birthdate</mat-label><input matInput [matDatepicker]="bd" formControlName="birthdate" placeholder="MM/DD/YYYY"><mat-datepicker-toggle matIconSuffix [for]="bd" /><mat-datepicker #bd startView="multi-year" /></mat-form-field>
		<mat-form-field><mat-label>City of birth</mat-label><input matInput formControlName="birthCity"></mat-form-field>
		<mat-form-field><mat-label>Country of birth</mat-label><input matInput formControlName="birthCountry" [matAutocomplete]="bc"><mat-autocomplete #bc="matAutocomplete">@for (each of match(countries, form.value.birthCountry); track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-autocomplete></mat-form-field>
		<mat-form-field><mat-label>Legal sex</mat-label><mat-select formControlName="sex"><mat-option value="F">Female</mat-option><mat-option value="M">Male</mat-option><mat-option value="X">Another legal sex</mat-option></mat-select><mat-hint>For housing assignment</mat-hint></mat-form-field>
		<mat-form-field><mat-label>Pronouns</mat-label><mat-select formControlName="pronouns"><mat-option value="he">He/him/his</mat-option><mat-option value="she">She/her/hers</mat-option><mat-option value="they">They/them/theirs</mat-option><mat-option value="other">Not listed</mat-option></mat-select></mat-form-field>
		<mat-form-field><mat-label>Email address</mat-label><input matInput type="email" formControlName="email"></mat-form-field>
		<mat-form-field><mat-label>Student mobile phone</mat-label><input matInput type="tel" formControlName="mobile"><mat-hint>Include country code if outside the U.S.</mat-hint></mat-form-field>
	</div>
	<p><mat-checkbox formControlName="sms">I agree to receive text messages from Whitcomb about my application</mat-checkbox></p>
	<h3>Permanent address</h3>
	<div class="two" formGroupName="address">
		<mat-form-field class="span"><mat-label>Country</mat-label><mat-select formControlName="country">@for (each of countries; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
		<mat-form-field><mat-label>Street</mat-label><input matInput formControlName="street"></mat-form-field>
		<mat-form-field><mat-label>Street (continued)</mat-label><input matInput formControlName="street2"></mat-form-field>
		<mat-form-field><mat-label>City</mat-label><input matInput formControlName="city"></mat-form-field>
		<mat-form-field><mat-label>State</mat-label><mat-select formControlName="region">@for (each of states; track each[0]) {<mat-option [value]="each[0]">{{ each[1] }}</mat-option>}</mat-select></mat-form-field>
		<mat-form-field><mat-label>Postal code</mat-label><input matInput formControlName="postal"></mat-form-field>
	</div>
	<mat-form-field class="wide"><mat-label>Mailing address, if different from your permanent address</mat-label><textarea matInput rows="2" formControlName="mailing"></textarea></mat-form-field>
	<mat-divider />
	<h3>Citizenship and background</h3>
	<div class="two">
		<mat-form-field><mat-label>Citizenship status</mat-label><mat-select formControlName="citizenship"><mat-option value="US">U.S. citizen</mat-option><mat-option value="PR">U.S. permanent resident</mat-option><mat-option value="DC">DACA or undocumented student</mat-option><mat-option value="FN">Non-U.S. citizen</mat-option></mat-select></mat-form-field>
		<mat-form-field><mat-label>Primary citizenship</mat-label><input matInput formControlName="citizenCountry" [matAutocomplete]="cc"><mat-autocomplete #cc="matAutocomplete">@for (each of match(countries, form.value.citizenCountry); track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-autocomplete></mat-form-field>
		<mat-form-field><mat-label>Visa type, if you currently hold one</mat-label><input matInput formControlName="visa"></mat-form-field>
		<mat-form-field><mat-label>Years lived in the United States</mat-label><input matInput type="number" formControlName="yearsUs"><mat-hint>If born outside the U.S.</mat-hint></mat-form-field>
		<mat-form-field><mat-label>First language</mat-label><input matInput formControlName="firstLanguage" [matAutocomplete]="fl"><mat-autocomplete #fl="matAutocomplete">@for (each of match(languages, form.value.firstLanguage); track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-autocomplete></mat-form-field>
		<mat-form-field><mat-label>Language(s) spoken at home</mat-label><mat-select multiple formControlName="homeLanguages">@for (each of languages; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
	</div>
	<p class="note">The following items are optional and are not used in admission decisions.</p>
	<p class="ask" id="hisp-q">Are you Hispanic or Latino?</p>
	<mat-radio-group formControlName="hispanic" aria-labelledby="hisp-q"><mat-radio-button [value]="true">Yes</mat-radio-button><mat-radio-button [value]="false">No</mat-radio-button></mat-radio-group>
	<p class="ask">Regardless of your answer to the prior question, please indicate how you identify yourself. (Select one or more)</p>
	<mat-chip-listbox multiple formControlName="race" aria-label="Race">
		@for (each of races; track each) {<mat-chip-option [value]="each">{{ each }}</mat-chip-option>}
	</mat-chip-listbox>
</mat-card-content></mat-card>

<mat-card appearance="outlined"><mat-card-header><mat-card-title>Family Information</mat-card-title></mat-card-header><mat-card-content>
	<p class="ask" id="live-q">With whom do you make your permanent home?</p>
	<mat-radio-group formControlName="livesWith" aria-labelledby="live-q">
		<mat-radio-button value="1">Parent 1</mat-radio-button><mat-radio-button value="2">Parent 2</mat-radio-button><mat-radio-button value="B">Both</mat-radio-button><mat-radio-button value="G">Legal guardian</mat-radio-button><mat-radio-button value="O">Other</mat-radio-button>
	</mat-radio-group>
	@for (which of parents; track which; let n = $index) {
	<h3>Parent/Guardian {{ n + 1 }}</h3>
	<div class="three" [formGroup]="form.controls[which]" [class]="'three ' + which">
		<mat-form-field><mat-label>First name</mat-label><input matInput formControlName="first"></mat-form-field>
		<mat-form-field><mat-label>Last name</mat-label><input matInput formControlName="last"></mat-form-field>
		<mat-form-field><mat-label>Relationship to student</mat-label><mat-select formControlName="relation">@for (each of ['Mother', 'Father', 'Stepparent', 'Grandparent', 'Legal guardian', 'Other']; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
		<mat-form-field><mat-label>Email</mat-label><input matInput type="email" formControlName="email"></mat-form-field>
		<mat-form-field><mat-label>Mobile phone</mat-label><input matInput type="tel" formControlName="phone"></mat-form-field>
		<mat-form-field><mat-label>Occupation</mat-label><input matInput formControlName="occupation"></mat-form-field>
		<mat-form-field class="span"><mat-label>Highest level of education completed</mat-label><mat-select formControlName="education">@for (each of education; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
	</div>
	}
	<div class="two">
		<mat-form-field><mat-label>Parents' marital status</mat-label><mat-select formControlName="marital">@for (each of ['Married', 'Domestic partners', 'Separated', 'Divorced', 'Widowed', 'Never married']; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
		<mat-form-field><mat-label>Estimated total family income</mat-label><mat-select formControlName="income">@for (each of incomes; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
	</div>
	<mat-slide-toggle formControlName="firstGen">Neither of my parents has earned a four-year college degree</mat-slide-toggle>
	<h3>Siblings</h3>
	<div formArrayName="siblings">
		@for (row of form.controls.siblings.controls; track row) {
		<div class="two entry" [formGroupName]="$index">
			<mat-form-field><mat-label>Sibling's name</mat-label><input matInput formControlName="name"></mat-form-field>
			<mat-form-field><mat-label>Age</mat-label><input matInput type="number" formControlName="age"></mat-form-field>
		</div>
		}
	</div>
	<button mat-stroked-button type="button" (click)="form.controls.siblings.push(sibling())">Add sibling</button>
</mat-card-content></mat-card>

<mat-card appearance="outlined"><mat-card-header><mat-card-title>Academic Information</mat-card-title></mat-card-header><mat-card-content>
	<div class="two">
		<mat-form-field class="span"><mat-label>Current high school</mat-label><input matInput formControlName="school"><mat-hint>Do not abbreviate</mat-hint></mat-form-field>
		<mat-form-field><mat-label>School city</mat-label><input matInput formControlName="schoolCity"></mat-form-field>
		<mat-form-field><mat-label>School state/province</mat-label><mat-select formControlName="schoolState">@for (each of states; track each[0]) {<mat-option [value]="each[0]">{{ each[1] }}</mat-option>}</mat-select></mat-form-field>
		<mat-form-field><mat-label>CEEB/ACT code</mat-label><input matInput formControlName="ceeb" maxlength="6"></mat-form-field>
		<mat-form-field><mat-label>School type</mat-label><mat-select formControlName="schoolType"><mat-option value="pub">Public</mat-option><mat-option value="cha">Charter</mat-option><mat-option value="ind">Independent</mat-option><mat-option value="rel">Religious</mat-option><mat-option value="hom">Home school</mat-option></mat-select></mat-form-field>
		<mat-form-field><mat-label>Graduation date</mat-label><input matInput [matDatepicker]="gd" formControlName="graduation"><mat-datepicker-toggle matIconSuffix [for]="gd" /><mat-datepicker #gd /></mat-form-field>
		<mat-form-field><mat-label>GPA</mat-label><input matInput formControlName="gpa"><mat-hint>Unweighted, on a 4.0 scale</mat-hint></mat-form-field>
	</div>
	<p class="ask" id="grade-q">Grade level during the 2026-27 academic year</p>
	<mat-radio-group formControlName="grade" aria-labelledby="grade-q">@for (each of [9, 10, 11, 12]; track each) {<mat-radio-button [value]="each">{{ each }}th grade</mat-radio-button>}</mat-radio-group>
	<div class="two">
		<mat-form-field><mat-label>Class rank, if available</mat-label><input matInput formControlName="rank"></mat-form-field>
		<mat-form-field><mat-label>Class size</mat-label><input matInput type="number" formControlName="classSize"></mat-form-field>
		<mat-form-field><mat-label>Academic area(s) of interest/intended major</mat-label><input matInput formControlName="major"></mat-form-field>
		<mat-form-field><mat-label>Career interests</mat-label><input matInput formControlName="career"></mat-form-field>
		<mat-form-field><mat-label>College access organization</mat-label><mat-select formControlName="cbo"><mat-option value="">None</mat-option>@for (each of orgs; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select><mat-hint>If one is supporting your application</mat-hint></mat-form-field>
		<mat-form-field><mat-label>College where you have taken courses for credit, if any</mat-label><input matInput formControlName="college"></mat-form-field>
	</div>
	<h3>Standardized tests (optional)</h3>
	<table>
		<thead><tr><th>Test</th><th>Date taken</th><th>Score</th></tr></thead>
		<tbody>
			<tr><td>PSAT/NMSQT</td><td><mat-form-field subscriptSizing="dynamic"><input matInput [matDatepicker]="pd" formControlName="psatDate"><mat-datepicker-toggle matIconSuffix [for]="pd" /><mat-datepicker #pd /></mat-form-field></td><td><mat-form-field subscriptSizing="dynamic"><input matInput type="number" formControlName="psat"></mat-form-field></td></tr>
			<tr><td>SAT Evidence-Based Reading and Writing</td><td><mat-form-field subscriptSizing="dynamic"><input matInput [matDatepicker]="sd" formControlName="satRwDate"><mat-datepicker-toggle matIconSuffix [for]="sd" /><mat-datepicker #sd /></mat-form-field></td><td><mat-form-field subscriptSizing="dynamic"><input matInput type="number" formControlName="satRw"></mat-form-field></td></tr>
			<tr><td>SAT Math</td><td><mat-form-field subscriptSizing="dynamic"><input matInput [matDatepicker]="md" formControlName="satMathDate"><mat-datepicker-toggle matIconSuffix [for]="md" /><mat-datepicker #md /></mat-form-field></td><td><mat-form-field subscriptSizing="dynamic"><input matInput type="number" formControlName="satMath"></mat-form-field></td></tr>
			<tr><td>ACT Composite</td><td><mat-form-field subscriptSizing="dynamic"><input matInput [matDatepicker]="ad" formControlName="actDate"><mat-datepicker-toggle matIconSuffix [for]="ad" /><mat-datepicker #ad /></mat-form-field></td><td><mat-form-field subscriptSizing="dynamic"><input matInput type="number" formControlName="act"></mat-form-field></td></tr>
			<tr><td>TOEFL, IELTS or Duolingo</td><td><mat-form-field subscriptSizing="dynamic"><input matInput [matDatepicker]="td" formControlName="toeflDate"><mat-datepicker-toggle matIconSuffix [for]="td" /><mat-datepicker #td /></mat-form-field></td><td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="toefl"></mat-form-field></td></tr>
		</tbody>
	</table>
	<h3>AP or IB examinations</h3>
	<div formArrayName="exams">
		@for (row of form.controls.exams.controls; track row) {
		<div class="two entry" [formGroupName]="$index">
			<mat-form-field><mat-label>Exam and subject</mat-label><input matInput formControlName="subject" placeholder="e.g. AP Chemistry"></mat-form-field>
			<mat-form-field><mat-label>Score</mat-label><mat-select formControlName="score">@for (each of [1, 2, 3, 4, 5, 6, 7]; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
		</div>
		}
	</div>
</mat-card-content></mat-card>

<mat-card appearance="outlined"><mat-card-header><mat-card-title>Activities and Awards</mat-card-title><mat-card-subtitle>Include jobs, family responsibilities and community involvement.</mat-card-subtitle></mat-card-header><mat-card-content>
	<div formArrayName="activities">
		@for (row of form.controls.activities.controls; track row) {
		<div class="entry" [formGroupName]="$index">
			<div class="two">
				<mat-form-field><mat-label>Activity or organization</mat-label><input matInput formControlName="name"></mat-form-field>
				<mat-form-field><mat-label>Your role</mat-label><input matInput formControlName="role"></mat-form-field>
				<mat-form-field><mat-label>Grades involved</mat-label><mat-select multiple formControlName="grades">@for (each of ['9th', '10th', '11th', '12th']; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
				<mat-form-field><mat-label>Hours per week</mat-label><input matInput type="number" formControlName="hours"></mat-form-field>
			</div>
			<mat-form-field class="wide"><mat-label>Briefly describe what you did</mat-label><textarea #what matInput rows="2" maxlength="200" formControlName="what"></textarea><mat-hint align="end">{{ what.value.length }}/200</mat-hint></mat-form-field>
		</div>
		}
	</div>
	<button mat-stroked-button type="button" (click)="form.controls.activities.push(activity())">Add activity</button>
	<p class="ask">List any academic honors or awards you have received</p>
	<div formArrayName="awards">
		@for (row of form.controls.awards.controls; track row) {
		<div class="two entry" [formGroupName]="$index">
			<mat-form-field><mat-label>Honor or award</mat-label><input matInput formControlName="title"></mat-form-field>
			<mat-form-field><mat-label>Grade level received</mat-label><mat-select formControlName="grade">@for (each of ['9th', '10th', '11th', '12th']; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
		</div>
		}
	</div>
</mat-card-content></mat-card>

<mat-card appearance="outlined"><mat-card-header><mat-card-title>Teacher Recommendation</mat-card-title><mat-card-subtitle>Must be an academic subject teacher; not a counselor, mentor or coach.</mat-card-subtitle></mat-card-header><mat-card-content class="two" formGroupName="teacher">
	<mat-form-field><mat-label>First name</mat-label><input matInput formControlName="first"></mat-form-field>
	<mat-form-field><mat-label>Last name</mat-label><input matInput formControlName="last"></mat-form-field>
	<mat-form-field><mat-label>Email</mat-label><input matInput type="email" formControlName="email"></mat-form-field>
	<mat-form-field><mat-label>Organization</mat-label><input matInput formControlName="organization"></mat-form-field>
</mat-card-content></mat-card>

<mat-card appearance="outlined"><mat-card-header><mat-card-title>Health and Emergency</mat-card-title></mat-card-header><mat-card-content>
	<div class="three" formGroupName="emergency">
		<mat-form-field><mat-label>Emergency contact (not a parent)</mat-label><input matInput formControlName="name"></mat-form-field>
		<mat-form-field><mat-label>Relationship</mat-label><input matInput formControlName="relationship"></mat-form-field>
		<mat-form-field><mat-label>Phone</mat-label><input matInput type="tel" formControlName="phone"></mat-form-field>
	</div>
	<div class="two">
		<mat-form-field><mat-label>Physician's name</mat-label><input matInput formControlName="physician"></mat-form-field>
		<mat-form-field><mat-label>T-shirt size</mat-label><mat-select formControlName="shirt">@for (each of ['XS', 'S', 'M', 'L', 'XL', '2XL']; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
	</div>
	<p class="ask">Dietary needs</p>
	<mat-chip-listbox multiple formControlName="diet" aria-label="Dietary needs">@for (each of ['Vegetarian', 'Vegan', 'Halal', 'Kosher', 'Gluten free', 'Nut allergy']; track each) {<mat-chip-option [value]="each">{{ each }}</mat-chip-option>}</mat-chip-listbox>
	<mat-form-field class="wide"><mat-label>Allergies, medications or accommodations we should know about</mat-label><textarea matInput rows="2" formControlName="medical"></textarea></mat-form-field>
</mat-card-content></mat-card>

<mat-card appearance="outlined"><mat-card-header><mat-card-title>Essay, Financial Assistance and Signature</mat-card-title></mat-card-header><mat-card-content>
	<mat-form-field class="wide"><mat-label>Why do you want to participate in this program? (300-500 words)</mat-label><textarea matInput rows="5" formControlName="essay"></textarea></mat-form-field>
	<p><mat-checkbox formControlName="waiver">I would like to request an application fee waiver</mat-checkbox></p>
	<mat-form-field class="wide"><mat-label>How did you hear about us?</mat-label><mat-select multiple formControlName="heard">@for (each of ['School counselor', 'Teacher', 'Friend or family', 'Email', 'Social media', 'Web search', 'College fair']; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
	<p><mat-checkbox formControlName="honor">I certify that all information submitted in this application is my own work, factually true and honestly presented.</mat-checkbox></p>
	<div class="two">
		<mat-form-field><mat-label>In place of your signature, please type your full legal name</mat-label><input matInput formControlName="signature"></mat-form-field>
		<mat-form-field><mat-label>Parent/guardian signature</mat-label><input matInput formControlName="parentSignature"></mat-form-field>
	</div>
</mat-card-content></mat-card>
<button mat-flat-button type="submit">Submit application</button>
</form>
</main>`,
})
class Application {
	readonly builder = inject(FormBuilder);
	readonly courses = COURSES;
	readonly countries = COUNTRIES;
	readonly states = STATES;
	readonly languages = LANGUAGES;
	readonly races = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"];
	readonly parents = ["parent1", "parent2"] as const;
	readonly education = ["Some high school", "High school diploma or GED", "Some college", "Associate's degree", "Bachelor's degree", "Master's degree", "Doctoral or professional degree", "Unknown"];
	readonly incomes = ["Under $30,000", "$30,000 to $50,000", "$50,001 to $75,000", "$75,001 to $100,000", "$100,001 to $150,000", "Over $150,000"];
	readonly orgs = ["A Better Chance", "Boys & Girls Club", "College Bound", "GEAR UP", "Prep for Prep", "QuestBridge", "SEO Scholars", "Squash and Education Alliance", "Upward Bound", "Other"];
	readonly form = this.build();
	readonly changes = inject(ChangeDetectorRef);

	constructor() {
		form = this.form;
	}

	sibling() {
		return this.builder.group({ name: "", age: null as number | null });
	}
	activity() {
		return this.builder.group({ name: "", role: "", grades: [[] as string[]], hours: null as number | null, what: "" });
	}
	parent() {
		return this.builder.group({ first: "", last: "", relation: "", email: "", phone: "", occupation: "", education: "" });
	}
	build() {
		const { builder } = this;
		const exam = () => builder.group({ subject: "", score: null as number | null });
		const award = () => builder.group({ title: "", grade: "" });
		const day = null as Date | null;
		const number = null as number | null;
		return builder.group({
			program: "", session: "", course1: "", course2: "", housing: "", prior: "",
			firstName: "", middleName: "", lastName: "", suffix: "", preferred: "", birthdate: day, birthCity: "", birthCountry: "", sex: "", pronouns: "",
			email: "", mobile: "", sms: false,
			address: builder.group({ country: "", street: "", street2: "", city: "", region: "", postal: "" }),
			mailing: "", citizenship: "", citizenCountry: "", visa: "", yearsUs: number, firstLanguage: "", homeLanguages: [[] as string[]],
			hispanic: null as boolean | null, race: [[] as string[]],
			livesWith: "", parent1: this.parent(), parent2: this.parent(), marital: "", income: "", firstGen: false, siblings: builder.array([this.sibling()]),
			school: "", schoolCity: "", schoolState: "", ceeb: "", schoolType: "", graduation: day, gpa: "", grade: number, rank: "", classSize: number,
			major: "", career: "", cbo: "", college: "",
			psatDate: day, psat: number, satRwDate: day, satRw: number, satMathDate: day, satMath: number, actDate: day, act: number, toeflDate: day, toefl: "",
			exams: builder.array([exam(), exam(), exam()]),
			activities: builder.array([this.activity()]),
			awards: builder.array([award(), award(), award()]),
			teacher: builder.group({ first: "", last: "", email: "", organization: "" }),
			emergency: builder.group({ name: "", relationship: "", phone: "" }),
			physician: "", shirt: "", diet: [[] as string[]], medical: "",
			essay: "", waiver: false, heard: [[] as string[]], honor: false, signature: "", parentSignature: "",
		});
	}
	match(list: string[], typed: string | null | undefined) {
		const text = (typed ?? "").toLowerCase();
		return list.filter((each) => each.toLowerCase().includes(text));
	}
	send() {
		submitted = true;
	}
}

bootstrapApplication(Application, { providers: [provideNativeDateAdapter()] });

const two = (n: number) => String(n).padStart(2, "0");
function flat(value: unknown, path: string, into: Record<string, unknown>) {
	if (value instanceof Date) into[path] = `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`;
	else if (Array.isArray(value) && typeof value[0] === "object") value.forEach((each, index) => flat(each, `${path}.${index}`, into));
	else if (value !== null && typeof value === "object" && !Array.isArray(value))
		for (const [key, each] of Object.entries(value)) flat(each, path ? `${path}.${key}` : key, into);
	else into[path] = value;
	return into;
}

function place(key: string): Element {
	let at: Element = document.body;
	for (const part of key.split(".")) {
		at = /^\d+$/.test(part)
			? at.querySelectorAll(":scope > .entry")[Number(part)]
			: (at.querySelector(`[formcontrolname="${part}"], [formgroupname="${part}"], [formarrayname="${part}"], .${part}`) as Element);
	}
	return at;
}
const text = (element: Element | null | undefined) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();
const texts = (root: Element, selector: string) => [...root.querySelectorAll(selector)].map(text);

function shown(key: string): unknown {
	const at = place(key);
	switch (at.localName) {
		case "mat-select": {
			const chosen = text(at.querySelector(".mat-mdc-select-value-text"));
			if (!at.classList.contains("mat-mdc-select-multiple")) return chosen;
			return chosen ? chosen.split(", ") : [];
		}
		case "mat-radio-group":
			return texts(at, ".mat-mdc-radio-checked label")[0] ?? "";
		case "mat-checkbox":
			return at.querySelector("input")?.checked;
		case "mat-slide-toggle":
			return at.querySelector("button")?.getAttribute("aria-checked") === "true";
		case "mat-chip-listbox":
			return texts(at, ".mat-mdc-chip-selected .mdc-evolution-chip__text-label");
		case "mat-button-toggle-group":
			return texts(at, ".mat-button-toggle-checked")[0] ?? "";
		default:
			return (at as HTMLInputElement).value;
	}
}

Object.assign(window, {
	formState: () => ({ ...flat(form.getRawValue(), "", {}), submitted }),
	formShown: () => Object.fromEntries(Object.keys(flat(form.getRawValue(), "", {})).map((key) => [key, shown(key)])),
});
