import "zone.js";
import "@angular/compiler";
import { Component, Input, provideZoneChangeDetection, signal } from "@angular/core";
import { bootstrapApplication } from "@angular/platform-browser";
import { FormArray, FormControl, FormGroup, ReactiveFormsModule, Validators } from "@angular/forms";
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
import { MatSlideToggleModule } from "@angular/material/slide-toggle";
import { TextFieldModule } from "@angular/cdk/text-field";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "../../node_modules/@angular/material/prebuilt-themes/azure-blue.css";
import "./page.css";

type School = { ceeb: string; name: string; city: string; state: string };
const SCHOOLS: School[] = [
	{ ceeb: "380035", name: "Ashland High School", city: "Ashland", state: "OR" },
	{ ceeb: "220075", name: "Ashland High School", city: "Ashland", state: "MA" },
	{ ceeb: "380038", name: "Ashland Valley High School", city: "Ashland", state: "OR" },
	{ ceeb: "180090", name: "Paul G Blazer High School", city: "Ashland", state: "KY" },
	{ ceeb: "053595", name: "Yreka High School", city: "Yreka", state: "CA" },
	{ ceeb: "380690", name: "North Medford High School", city: "Medford", state: "OR" },
	{ ceeb: "380700", name: "South Medford High School", city: "Medford", state: "OR" },
	{ ceeb: "290010", name: "Valley High School", city: "Las Vegas", state: "NV" },
	{ ceeb: "050018", name: "Valley High School", city: "Santa Ana", state: "CA" },
	{ ceeb: "380250", name: "Crater Valley Academy", city: "Central Point", state: "OR" },
	{ ceeb: "380905", name: "Phoenix High School", city: "Phoenix", state: "OR" },
];
const COLLEGES = ["Boise State University", "Gonzaga University", "Lewis & Clark College", "Oregon State University", "Oregon Tech", "Portland State University", "Reed College", "Seattle University", "University of Idaho", "University of Oregon", "University of Portland", "University of Washington", "Washington State University", "Whitman College", "Willamette University"];
const COUNTIES: Record<string, string[]> = {
	CA: ["Butte", "Del Norte", "Humboldt", "Lassen", "Los Angeles", "Modoc", "Sacramento", "San Diego", "Shasta", "Siskiyou", "Tehama", "Trinity"],
	OR: ["Benton", "Deschutes", "Douglas", "Jackson", "Josephine", "Klamath", "Lane", "Marion", "Multnomah", "Washington"],
	WA: ["Clark", "King", "Pierce", "Snohomish", "Spokane", "Whatcom"],
};
const PARENT_ED: [string, string][] = [["NHS", "Did not finish high school"], ["HS", "High school diploma or GED"], ["SC", "Some college, no degree"], ["AA", "Associate degree"], ["BA", "Bachelor's degree"], ["GR", "Graduate or professional degree"], ["UK", "Unknown"]];
const ACTIVITY_TYPES: [string, string][] = [["ACAD", "Academic club"], ["ART", "Arts / music / theater"], ["ATH", "Athletics"], ["COMM", "Community service / volunteering"], ["DEB", "Debate / speech"], ["ENV", "Environmental"], ["FAM", "Family responsibilities"], ["GOV", "Student government"], ["REL", "Religious"], ["WRK", "Work (paid)"], ["OTH", "Other"]];

/** https://material.angular.io/components/datepicker: "Datepicker emulating a Year and month picker" */
@Component({
	selector: "crus-month-year",
	imports: [MatFormFieldModule, MatInputModule, MatDatepickerModule, ReactiveFormsModule],
	providers: [
		provideNativeDateAdapter({
			parse: { dateInput: null, timeInput: null },
			display: { dateInput: { month: "2-digit", year: "numeric" }, timeInput: { hour: "numeric", minute: "numeric" }, monthYearLabel: { year: "numeric", month: "short" }, dateA11yLabel: { year: "numeric", month: "long", day: "numeric" }, monthYearA11yLabel: { year: "numeric", month: "long" }, timeOptionLabel: { hour: "numeric", minute: "numeric" } },
		}),
	],
	template: `
	<mat-form-field appearance="outline" style="width:100%">
		<mat-label>{{ label }}</mat-label>
		<input matInput readonly [id]="cid" [matDatepicker]="dp" [formControl]="control" (click)="dp.open()" />
		<mat-hint>MM/YYYY</mat-hint>
		<mat-datepicker-toggle matIconSuffix [for]="dp"></mat-datepicker-toggle>
		<mat-datepicker #dp startView="multi-year" (monthSelected)="setMonth($event, dp)"></mat-datepicker>
	</mat-form-field>`,
})
class MonthYear {
	@Input() label = "";
	@Input() cid = "";
	@Input() control!: FormControl;
	setMonth(date: Date, picker: { close(): void }) {
		this.control.setValue(new Date(date.getFullYear(), date.getMonth(), 1));
		this.control.markAsDirty();
		picker.close();
	}
}

const text = (...validators: any[]) => new FormControl("", { nonNullable: true, validators });
const activity = () => new FormGroup({ category: text(Validators.required), organization: text(Validators.required), role: text(), details: text(), years: new FormControl<string[]>([], { nonNullable: true }), hrsWk: text(), wksYr: text() });

@Component({
	selector: "crus-application",
	imports: [ReactiveFormsModule, MatAutocompleteModule, MatButtonModule, MatButtonToggleModule, MatCardModule, MatCheckboxModule, MatChipsModule, MatDatepickerModule, MatExpansionModule, MatFormFieldModule, MatInputModule, MatRadioModule, MatSelectModule, MatSlideToggleModule, TextFieldModule, MonthYear],
	providers: [provideNativeDateAdapter()],
	template: `
<div class="crus-toolbar">Cascade Range University System &middot; Undergraduate Application</div>
<div class="crus-wrap">
<form [formGroup]="form" (ngSubmit)="submitted.set(true)" autocomplete="off" novalidate>
<p>One application is shared with all six campuses. Fields marked with an asterisk (*) are required.</p>

<mat-card class="crus-card" appearance="outlined">
	<mat-card-header><mat-card-title>Legal name and contact</mat-card-title><mat-card-subtitle>As shown on your government-issued ID</mat-card-subtitle></mat-card-header>
	<mat-card-content class="grid" formGroupName="applicant">
		<mat-form-field appearance="outline"><mat-label>Legal first (given) name</mat-label><input matInput id="a-first" formControlName="givenName" required>@if (form.get('applicant.givenName')?.touched && form.get('applicant.givenName')?.invalid) {<mat-error>Enter your legal first name</mat-error>}</mat-form-field>
		<mat-form-field appearance="outline"><mat-label>Middle name</mat-label><input matInput id="a-middle" formControlName="middleName"></mat-form-field>
		<mat-form-field appearance="outline"><mat-label>Legal last (family) name</mat-label><input matInput id="a-last" formControlName="familyName" required><mat-error>Enter your legal last name</mat-error></mat-form-field>
		<mat-form-field appearance="outline"><mat-label>Suffix</mat-label><mat-select id="a-suffix" formControlName="suffix"><mat-option value="">None</mat-option><mat-option value="JR">Jr.</mat-option><mat-option value="SR">Sr.</mat-option><mat-option value="II">II</mat-option><mat-option value="III">III</mat-option><mat-option value="IV">IV</mat-option></mat-select></mat-form-field>
		<mat-form-field appearance="outline"><mat-label>Previous last name(s)</mat-label><input matInput id="a-prev" formControlName="previousName"><mat-hint>If your school records carry a different name</mat-hint></mat-form-field>
		<mat-form-field appearance="outline"><mat-label>Date of birth</mat-label><input matInput id="a-dob" readonly required [matDatepicker]="dob" [max]="today" formControlName="dob" (click)="dob.open()"><mat-datepicker-toggle matIconSuffix [for]="dob"></mat-datepicker-toggle><mat-datepicker #dob startView="multi-year" [startAt]="dobStart"></mat-datepicker></mat-form-field>
		<mat-form-field appearance="outline"><mat-label>Email address</mat-label><input matInput type="email" id="a-email" formControlName="email" required><mat-hint>Do not use an address that your high school will close after graduation</mat-hint><mat-error>Enter a valid email address</mat-error></mat-form-field>
		<mat-form-field appearance="outline"><mat-label>Phone</mat-label><span matTextPrefix>+1&nbsp;</span><input matInput type="tel" id="a-phone" formControlName="phone" (input)="maskPhone($event)"></mat-form-field>
		<div class="q full"><span class="q-label" id="pt-label">Is this number a</span>
			<mat-button-toggle-group formControlName="phoneKind" id="a-phonekind" aria-labelledby="pt-label"><mat-button-toggle value="M">Mobile</mat-button-toggle><mat-button-toggle value="H">Home</mat-button-toggle></mat-button-toggle-group>
		</div>
		<div class="full"><mat-slide-toggle formControlName="textMe" id="a-textme">Send me text messages about events and offers</mat-slide-toggle></div>
	</mat-card-content>
</mat-card>

<mat-card class="crus-card" appearance="outlined">
	<mat-card-header><mat-card-title>Permanent home address</mat-card-title></mat-card-header>
	<mat-card-content class="grid" formGroupName="address">
		<mat-form-field appearance="outline"><mat-label>Country</mat-label><input matInput type="text" id="ad-country" [matAutocomplete]="ctry" formControlName="country" (blur)="mustBe('address.country', countries)"><mat-autocomplete #ctry="matAutocomplete" requireSelection>@for (c of filter(countries, form.value.address?.country); track c) {<mat-option [value]="c">{{ c }}</mat-option>}</mat-autocomplete></mat-form-field>
		<mat-form-field appearance="outline"><mat-label>Street address</mat-label><input matInput id="ad-1" formControlName="line1" required></mat-form-field>
		<mat-form-field appearance="outline"><mat-label>Apartment, unit, etc.</mat-label><input matInput id="ad-2" formControlName="line2"></mat-form-field>
		<mat-form-field appearance="outline"><mat-label>City</mat-label><input matInput id="ad-city" formControlName="city" required></mat-form-field>
		<mat-form-field appearance="outline"><mat-label>State</mat-label><mat-select id="ad-state" formControlName="state" required>@for (s of states; track s[0]) {<mat-option [value]="s[0]">{{ s[1] }}</mat-option>}</mat-select></mat-form-field>
		<mat-form-field appearance="outline"><mat-label>ZIP code</mat-label><input matInput id="ad-zip" formControlName="zip" required maxlength="10" (blur)="zipBlur()"></mat-form-field>
		@if (counties().length) {<mat-form-field appearance="outline"><mat-label>County</mat-label><mat-select id="ad-county" formControlName="county">@for (c of counties(); track c) {<mat-option [value]="c">{{ c }}</mat-option>}</mat-select><mat-hint>Used for residency classification</mat-hint></mat-form-field>}
	</mat-card-content>
</mat-card>

<mat-card class="crus-card" appearance="outlined">
	<mat-card-header><mat-card-title>Academic history</mat-card-title></mat-card-header>
	<mat-card-content class="grid" formGroupName="academic">
		<mat-form-field appearance="outline" class="full"><mat-label>Current or most recent high school</mat-label>
			<input matInput type="text" id="ac-school" [matAutocomplete]="sch" formControlName="school" placeholder="Start typing the name of your school" (blur)="schoolBlur()">
			<mat-autocomplete #sch="matAutocomplete" [displayWith]="schoolName">
				@if (searching()) {<mat-option disabled>Searching&hellip;</mat-option>}
				@for (s of found(); track s.ceeb) {<mat-option [value]="s"><span>{{ s.name }}</span> <small>{{ s.city }}, {{ s.state }} &ndash; CEEB {{ s.ceeb }}</small></mat-option>}
			</mat-autocomplete>
			<mat-hint>Choose your school from the list. At least three letters.</mat-hint>
		</mat-form-field>
		<div class="q full"><span class="q-label" id="gr-label">What grade are you in now? *</span>
			<mat-button-toggle-group formControlName="grade" id="ac-grade" aria-labelledby="gr-label"><mat-button-toggle value="09">9th</mat-button-toggle><mat-button-toggle value="10">10th</mat-button-toggle><mat-button-toggle value="11">11th</mat-button-toggle><mat-button-toggle value="12">12th</mat-button-toggle><mat-button-toggle value="GR">Graduated</mat-button-toggle></mat-button-toggle-group>
		</div>
		<crus-month-year label="Expected graduation" cid="ac-grad" [control]="gradControl"></crus-month-year>
		<mat-form-field appearance="outline"><mat-label>Cumulative GPA (unweighted)</mat-label><input matInput type="number" step="0.01" min="0" max="4" id="ac-gpa" formControlName="gpa"><span matTextSuffix>/ 4.00</span></mat-form-field>
		<mat-form-field appearance="outline"><mat-label>Counselor email</mat-label><input matInput type="email" id="ac-counselor" formControlName="counselorEmail"><mat-hint>We will request your transcript from this person</mat-hint></mat-form-field>
		<mat-form-field appearance="outline"><mat-label>Term you plan to enroll</mat-label><mat-select id="ac-term" formControlName="term" required><mat-option value="202701">Winter 2027</mat-option><mat-option value="202702">Spring 2027</mat-option><mat-option value="202704">Fall 2027</mat-option><mat-option value="202801">Winter 2028</mat-option><mat-option value="202804">Fall 2028</mat-option></mat-select></mat-form-field>
		<mat-form-field appearance="outline"><mat-label>First-choice major</mat-label><input matInput type="text" id="ac-major" [matAutocomplete]="maj" formControlName="major" (blur)="mustBe('academic.major', majors)"><mat-autocomplete #maj="matAutocomplete">@for (m of filter(majors, form.value.academic?.major); track m) {<mat-option [value]="m">{{ m }}</mat-option>}</mat-autocomplete></mat-form-field>
		<div class="q full"><span class="q-label" id="cp-label">Which campuses would you like to hear from?</span>
			<mat-chip-listbox multiple formControlName="campuses" id="ac-campuses" aria-labelledby="cp-label">@for (c of campuses; track c) {<mat-chip-option [value]="c">{{ c }}</mat-chip-option>}</mat-chip-listbox>
		</div>
		<mat-form-field appearance="outline" class="full"><mat-label>Other colleges to which you are applying</mat-label>
			<mat-chip-grid #chipGrid aria-label="College selection" id="ac-others">
				@for (c of others(); track c) {<mat-chip-row (removed)="dropCollege(c)">{{ c }}<button matChipRemove type="button" [attr.aria-label]="'remove ' + c">&times;</button></mat-chip-row>}
			</mat-chip-grid>
			<input #ci id="ac-others-in" name="otherCollege" placeholder="New college..." [formControl]="collegeInput" [matChipInputFor]="chipGrid" [matAutocomplete]="coll" [matChipInputSeparatorKeyCodes]="[13]" (matChipInputTokenEnd)="addCollege($event)">
			<mat-autocomplete #coll="matAutocomplete" (optionSelected)="pickCollege($event, ci)">@for (c of filter(collegesLeft(), collegeInput.value); track c) {<mat-option [value]="c">{{ c }}</mat-option>}</mat-autocomplete>
		</mat-form-field>
	</mat-card-content>
	<mat-card-content class="grid" formGroupName="tests">
		<h4 class="full">Test scores <small>(optional; the system is test-optional through 2028)</small></h4>
		<mat-form-field appearance="outline"><mat-label>SAT Evidence-Based Reading and Writing</mat-label><input matInput type="number" min="200" max="800" id="t-ebrw" formControlName="satEbrw"></mat-form-field>
		<mat-form-field appearance="outline"><mat-label>SAT Math</mat-label><input matInput type="number" min="200" max="800" id="t-math" formControlName="satMath"></mat-form-field>
		<mat-form-field appearance="outline"><mat-label>ACT composite</mat-label><mat-select id="t-act" formControlName="act"><mat-option value="">--</mat-option>@for (n of actScores; track n) {<mat-option [value]="n">{{ n }}</mat-option>}</mat-select></mat-form-field>
		<crus-month-year label="ACT test date" cid="t-actdate" [control]="actDateControl"></crus-month-year>
	</mat-card-content>
</mat-card>

<mat-card class="crus-card" appearance="outlined">
	<mat-card-header><mat-card-title>Activities and work</mat-card-title><mat-card-subtitle>List up to five, in order of importance to you</mat-card-subtitle></mat-card-header>
	<mat-card-content>
		<mat-accordion formArrayName="activities">
			@for (g of activities.controls; track g; let i = $index) {
			<mat-expansion-panel [expanded]="step() === i" (opened)="step.set(i)" [formGroupName]="i" class="activity-panel">
				<mat-expansion-panel-header><mat-panel-title>Activity {{ i + 1 }}</mat-panel-title><mat-panel-description>{{ g.value.organization }}</mat-panel-description></mat-expansion-panel-header>
				<div class="grid">
					<mat-form-field appearance="outline"><mat-label>Category</mat-label><mat-select [id]="'act-cat-' + i" formControlName="category">@for (t of activityTypes; track t[0]) {<mat-option [value]="t[0]">{{ t[1] }}</mat-option>}</mat-select></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Organization or employer</mat-label><input matInput [id]="'act-org-' + i" formControlName="organization"></mat-form-field>
					<mat-form-field appearance="outline" class="full"><mat-label>Your role</mat-label><input matInput [id]="'act-role-' + i" formControlName="role"></mat-form-field>
					<mat-form-field appearance="outline" class="full"><mat-label>Describe what you did</mat-label><textarea matInput cdkTextareaAutosize cdkAutosizeMinRows="2" maxlength="300" [id]="'act-desc-' + i" formControlName="details"></textarea><mat-hint align="end">{{ g.value.details?.length || 0 }} / 300</mat-hint></mat-form-field>
					<div class="q full"><span class="q-label" [id]="'act-yl-' + i">Grades in which you took part</span>
						<mat-button-toggle-group multiple formControlName="years" [id]="'act-yrs-' + i" [attr.aria-labelledby]="'act-yl-' + i"><mat-button-toggle value="9">9</mat-button-toggle><mat-button-toggle value="10">10</mat-button-toggle><mat-button-toggle value="11">11</mat-button-toggle><mat-button-toggle value="12">12</mat-button-toggle></mat-button-toggle-group>
					</div>
					<mat-form-field appearance="outline"><mat-label>Hours per week</mat-label><input matInput type="number" min="0" max="100" [id]="'act-h-' + i" formControlName="hrsWk"></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Weeks per year</mat-label><input matInput type="number" min="0" max="52" [id]="'act-w-' + i" formControlName="wksYr"></mat-form-field>
				</div>
				<mat-action-row><button matButton type="button" (click)="activities.removeAt(i)">Remove</button></mat-action-row>
			</mat-expansion-panel>
			}
		</mat-accordion>
		<p><button matButton="outlined" type="button" id="act-add" [disabled]="activities.length > 4" (click)="addActivity()">+ Add activity</button></p>
	</mat-card-content>
</mat-card>

<mat-card class="crus-card" appearance="outlined">
	<mat-card-header><mat-card-title>Family</mat-card-title></mat-card-header>
	<mat-card-content formGroupName="family">
		@for (n of [1, 2]; track n) {
		<div class="grid"><h4 class="full">Parent / legal guardian {{ n }}</h4>
			<mat-form-field appearance="outline"><mat-label>First name</mat-label><input matInput [id]="'p-first-' + n" [formControlName]="'p' + n + 'First'"></mat-form-field>
			<mat-form-field appearance="outline"><mat-label>Last name</mat-label><input matInput [id]="'p-last-' + n" [formControlName]="'p' + n + 'Last'"></mat-form-field>
			<mat-form-field appearance="outline"><mat-label>Highest level of education</mat-label><mat-select [id]="'p-ed-' + n" [formControlName]="'p' + n + 'Ed'">@for (e of parentEd; track e[0]) {<mat-option [value]="e[0]">{{ e[1] }}</mat-option>}</mat-select></mat-form-field>
			@if (n === 1) {<mat-form-field appearance="outline"><mat-label>Email</mat-label><input matInput type="email" id="p-email-1" formControlName="p1Email"></mat-form-field>}
		</div>
		}
		<div class="grid"><h4 class="full">In case of emergency, notify</h4>
			<mat-form-field appearance="outline"><mat-label>Name</mat-label><input matInput id="e-name" formControlName="emergName"></mat-form-field>
			<mat-form-field appearance="outline"><mat-label>Phone</mat-label><input matInput type="tel" id="e-phone" formControlName="emergPhone"></mat-form-field>
		</div>
	</mat-card-content>
</mat-card>

<mat-card class="crus-card" appearance="outlined">
	<mat-card-header><mat-card-title>Background</mat-card-title><mat-card-subtitle>Answers in this section other than citizenship are not used in the admission decision.</mat-card-subtitle></mat-card-header>
	<mat-card-content formGroupName="background">
		<mat-form-field appearance="outline" style="width:100%"><mat-label>Citizenship</mat-label><mat-select id="b-cit" formControlName="citizenship"><mat-option value="USC">U.S. citizen or national</mat-option><mat-option value="LPR">U.S. permanent resident</mat-option><mat-option value="REF">Refugee or asylee</mat-option><mat-option value="DACA">DACA, undocumented, or TPS</mat-option><mat-option value="INT">Citizen of another country</mat-option></mat-select></mat-form-field>
		<mat-form-field appearance="outline" style="width:100%"><mat-label>Social Security number</mat-label><input matInput type="password" id="b-ssn" formControlName="ssn" autocomplete="off"><mat-hint>Needed only for financial aid matching</mat-hint></mat-form-field>
		<div class="q"><label class="q-label" id="hl">Are you Hispanic or Latino/a/x?</label><mat-radio-group aria-labelledby="hl" id="b-hisp" formControlName="hispanic"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button><mat-radio-button value="X">Prefer not to say</mat-radio-button></mat-radio-group></div>
		<mat-form-field appearance="outline" style="width:100%"><mat-label>Race (select all that apply)</mat-label><mat-select multiple id="b-race" formControlName="race">@for (r of races; track r) {<mat-option [value]="r">{{ r }}</mat-option>}</mat-select></mat-form-field>
		<mat-form-field appearance="outline" style="width:100%"><mat-label>Household income last year</mat-label><mat-select id="b-inc" formControlName="income"><mat-option value="1">Less than $30,000</mat-option><mat-option value="2">$30,000 to $47,999</mat-option><mat-option value="3">$48,000 to $74,999</mat-option><mat-option value="4">$75,000 to $109,999</mat-option><mat-option value="5">$110,000 or more</mat-option><mat-option value="9">Don't know</mat-option></mat-select></mat-form-field>
		<mat-form-field appearance="outline" style="width:100%"><mat-label>How did you first learn about us?</mat-label><mat-select id="b-hear" formControlName="heard"><mat-option value="c">Counselor</mat-option><mat-option value="f">College fair</mat-option><mat-option value="w">Website</mat-option><mat-option value="s">Social media</mat-option><mat-option value="p">Friend or parent</mat-option></mat-select></mat-form-field>
	</mat-card-content>
</mat-card>

<mat-card class="crus-card" appearance="outlined">
	<mat-card-header><mat-card-title>Certification</mat-card-title></mat-card-header>
	<mat-card-content formGroupName="certify">
		<mat-checkbox formControlName="agree" id="c-agree">I certify that the information in this application is complete and accurate, and I authorize the release of my records.</mat-checkbox>
		<mat-form-field appearance="outline" style="width:100%"><mat-label>Type your full legal name as your signature</mat-label><input matInput id="c-sign" formControlName="signature"></mat-form-field>
	</mat-card-content>
	<mat-card-actions><button matButton type="button">Save draft</button><button matButton="filled" type="submit">Submit application</button></mat-card-actions>
</mat-card>
</form>
</div>`,
})
class Application {
	submitted = signal(false);
	today = new Date();
	dobStart = new Date(2008, 0, 1);
	states = STATES;
	countries = COUNTRIES;
	majors = MAJORS;
	parentEd = PARENT_ED;
	activityTypes = ACTIVITY_TYPES;
	actScores = Array.from({ length: 36 }, (_, i) => String(36 - i));
	campuses = ["Bend", "Coos Bay", "Eugene", "La Grande", "Monmouth", "Portland"];
	races = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White", "Prefer not to say"];
	counties = signal<string[]>([]);
	found = signal<School[]>([]);
	searching = signal(false);
	others = signal<string[]>([]);
	step = signal(0);
	collegeInput = new FormControl("", { nonNullable: true });
	gradControl = new FormControl<Date | null>(null);
	actDateControl = new FormControl<Date | null>(null);
	activities = new FormArray([activity()]);
	form = new FormGroup({
		applicant: new FormGroup({ givenName: text(Validators.required), middleName: text(), familyName: text(Validators.required), suffix: text(), previousName: text(), dob: new FormControl<Date | null>(null, Validators.required), email: text(Validators.required, Validators.email), phone: text(), phoneKind: text(), textMe: new FormControl(false, { nonNullable: true }) }),
		address: new FormGroup({ country: text(), line1: text(), line2: text(), city: text(), state: text(), zip: text(), county: text() }),
		academic: new FormGroup({ school: new FormControl<School | string>("", { nonNullable: true }), grade: text(), grad: this.gradControl, gpa: text(), counselorEmail: text(Validators.email), term: text(), major: text(), campuses: new FormControl<string[]>([], { nonNullable: true }) }),
		tests: new FormGroup({ satEbrw: text(), satMath: text(), act: text(), actDate: this.actDateControl }),
		activities: this.activities,
		family: new FormGroup({ p1First: text(), p1Last: text(), p1Ed: text(), p1Email: text(), p2First: text(), p2Last: text(), p2Ed: text(), emergName: text(), emergPhone: text() }),
		background: new FormGroup({ citizenship: text(), ssn: text(), hispanic: text(), race: new FormControl<string[]>([], { nonNullable: true }), income: text(), heard: text() }),
		certify: new FormGroup({ agree: new FormControl(false, { nonNullable: true }), signature: text() }),
	});
	private timer?: ReturnType<typeof setTimeout>;
	constructor() {
		this.form.get("address.state")!.valueChanges.subscribe((code) => {
			this.counties.set(COUNTIES[code as string] ?? []);
			this.form.get("address.county")!.setValue("");
		});
		this.form.get("academic.school")!.valueChanges.subscribe((typed) => {
			clearTimeout(this.timer);
			if (typeof typed !== "string") return;
			const words = typed.toLowerCase().trim().split(/\s+/);
			if (typed.trim().length < 3) return this.found.set([]);
			this.timer = setTimeout(() => {
				this.searching.set(true);
				this.timer = setTimeout(() => {
					this.searching.set(false);
					this.found.set(SCHOOLS.filter((s) => words.every((w) => `${s.name} ${s.city} ${s.state}`.toLowerCase().includes(w))));
				}, 300);
			}, 250);
		});
		Object.assign(window, { formState: () => this.state(), formShown: () => this.shown() });
	}
	schoolName = (s: School | string) => (typeof s === "string" ? s : s?.name) ?? "";
	filter(list: string[], typed?: string) {
		const low = (typed ?? "").toLowerCase();
		return list.filter((each) => each.toLowerCase().includes(low));
	}
	/** Only a listed value may stay. */
	mustBe(path: string, list: string[]) {
		setTimeout(() => {
			const control = this.form.get(path)!;
			if (control.value && !list.includes(control.value)) control.setValue("");
		}, 250);
	}
	schoolBlur() {
		setTimeout(() => {
			const control = this.form.get("academic.school")!;
			if (typeof control.value === "string" && document.activeElement?.id !== "ac-school") control.setValue("");
		}, 250);
	}
	maskPhone(event: Event) {
		const box = event.target as HTMLInputElement;
		const d = box.value.replace(/\D/g, "").slice(0, 10);
		const masked = d.length > 6 ? `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}` : d.length > 3 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : d;
		this.form.get("applicant.phone")!.setValue(masked);
	}
	zipBlur() {
		const control = this.form.get("address.zip")!;
		if (!/^\d{5}(-\d{4})?$/.test(control.value)) control.setValue("");
	}
	collegesLeft = () => COLLEGES.filter((c) => !this.others().includes(c));
	addCollege(event: any) {
		const value = (event.value || "").trim();
		if (value && COLLEGES.includes(value) && !this.others().includes(value)) this.others.update((all) => [...all, value]);
		event.chipInput?.clear();
		this.collegeInput.setValue("");
	}
	pickCollege(event: any, box: HTMLInputElement) {
		this.others.update((all) => [...all, event.option.value]);
		box.value = "";
		this.collegeInput.setValue("");
		event.option.deselect();
	}
	dropCollege(c: string) {
		this.others.update((all) => all.filter((each) => each !== c));
	}
	addActivity() {
		this.activities.push(activity());
		this.step.set(this.activities.length - 1);
	}
	private state() {
		const v = this.form.getRawValue() as any;
		const out: Record<string, unknown> = { ...v.applicant, ...v.address, ...v.academic, ...v.tests, ...v.family, ...v.background, ...v.certify };
		const day = (d: Date | null) => (d ? `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, "0")}-${String(d.getDate()).padStart(2, "0")}` : "");
		out.dob = day(v.applicant.dob);
		out.grad = day(v.academic.grad).slice(0, 7);
		out.actDate = day(v.tests.actDate).slice(0, 7);
		out.school = v.academic.school?.ceeb ?? "";
		out.otherColleges = this.others();
		for (const n of ["gpa", "satEbrw", "satMath"]) out[n] = String(out[n] ?? "");
		for (const i of [0, 1, 2])
			for (const k of ["category", "organization", "role", "details", "years", "hrsWk", "wksYr"]) {
				const value = v.activities[i]?.[k] ?? "";
				out[`activities.${i}.${k}`] = k === "years" ? [...(value || [])].sort((a, b) => a - b) : String(value);
			}
		return { ...out, submitted: this.submitted() };
	}
	private shown() {
		const el = (id: string) => document.getElementById(id);
		const box = (id: string) => (el(id) as HTMLInputElement | null)?.value ?? "";
		const pick = (id: string) => el(id)?.querySelector(".mat-mdc-select-value-text")?.textContent?.trim() ?? "";
		const texts = (id: string, sel: string) => [...(el(id)?.querySelectorAll(sel) ?? [])].map((e) => (e.textContent ?? "").replace(/[×]/g, "").trim());
		const one = (id: string) => texts(id, ".mat-button-toggle-checked .mat-button-toggle-label-content")[0] ?? "";
		const on = (id: string) => el(id)?.querySelector("input")?.checked ?? el(id)?.querySelector("button")?.getAttribute("aria-checked") === "true";
		const out: Record<string, unknown> = {
			givenName: box("a-first"), middleName: box("a-middle"), familyName: box("a-last"), suffix: pick("a-suffix"), previousName: box("a-prev"), dob: box("a-dob"), email: box("a-email"), phone: box("a-phone"), phoneKind: one("a-phonekind"), textMe: on("a-textme"),
			country: box("ad-country"), line1: box("ad-1"), line2: box("ad-2"), city: box("ad-city"), state: pick("ad-state"), zip: box("ad-zip"), county: pick("ad-county"),
			school: box("ac-school"), grade: one("ac-grade"), grad: box("ac-grad"), gpa: box("ac-gpa"), counselorEmail: box("ac-counselor"), term: pick("ac-term"), major: box("ac-major"), campuses: texts("ac-campuses", ".mat-mdc-chip-selected .mdc-evolution-chip__text-label"), otherColleges: texts("ac-others", "mat-chip-row .mdc-evolution-chip__text-label"),
			satEbrw: box("t-ebrw"), satMath: box("t-math"), act: pick("t-act"), actDate: box("t-actdate"),
			p1First: box("p-first-1"), p1Last: box("p-last-1"), p1Ed: pick("p-ed-1"), p1Email: box("p-email-1"), p2First: box("p-first-2"), p2Last: box("p-last-2"), p2Ed: pick("p-ed-2"), emergName: box("e-name"), emergPhone: box("e-phone"),
			citizenship: pick("b-cit"), ssn: box("b-ssn"), hispanic: el("b-hisp")?.querySelector(".mat-mdc-radio-checked label")?.textContent?.trim() ?? "", race: pick("b-race") ? pick("b-race").split(", ") : [], income: pick("b-inc"), heard: pick("b-hear"), agree: on("c-agree"), signature: box("c-sign"),
		};
		for (const i of [0, 1, 2]) Object.assign(out, { [`activities.${i}.category`]: pick(`act-cat-${i}`), [`activities.${i}.organization`]: box(`act-org-${i}`), [`activities.${i}.role`]: box(`act-role-${i}`), [`activities.${i}.details`]: box(`act-desc-${i}`), [`activities.${i}.years`]: texts(`act-yrs-${i}`, ".mat-button-toggle-checked .mat-button-toggle-label-content"), [`activities.${i}.hrsWk`]: box(`act-h-${i}`), [`activities.${i}.wksYr`]: box(`act-w-${i}`) });
		return out;
	}
}

document.getElementById("root")!.replaceChildren(document.createElement("crus-application"));
bootstrapApplication(Application, { providers: [provideZoneChangeDetection()] }).catch((error) => { throw error; });
