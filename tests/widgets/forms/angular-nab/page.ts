import "./page.css";
import "zone.js";
import "@angular/compiler";
import { ChangeDetectionStrategy, Component, Directive, ElementRef, HostListener, TemplateRef, ViewChild, inject, provideZoneChangeDetection } from "@angular/core";
import { FormArray, FormControl, FormGroup, NgControl, ReactiveFormsModule, Validators } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatButtonToggleModule } from "@angular/material/button-toggle";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { MatChipsModule } from "@angular/material/chips";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatDialog, MatDialogModule } from "@angular/material/dialog";
import { MatExpansionModule } from "@angular/material/expansion";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatSliderModule } from "@angular/material/slider";
import { MatToolbarModule } from "@angular/material/toolbar";
import { Subject, of, debounceTime, delay, switchMap } from "rxjs";
import { MAJORS, STATES } from "../../lists";

type School = { ceeb: string; name: string; city: string; state: string };
const SCHOOLS: School[] = [
	["380040", "Ashland High School", "Ashland", "OR"],
	["380042", "Ashland Valley High School", "Ashland", "OR"],
	["380043", "Valley Christian Academy", "Ashland", "OH"],
	["180110", "Ashland Paul G. Blazer High School", "Ashland", "KY"],
	["053910", "Yreka High School", "Yreka", "CA"],
	["380701", "North Medford High School", "Medford", "OR"],
	["380705", "South Medford High School", "Medford", "OR"],
	["051015", "Scott Valley Junior/Senior High School", "Etna", "CA"],
	["480290", "Juniper Hills High School", "Spokane", "WA"],
	["380460", "Grants Pass High School", "Grants Pass", "OR"],
].map(([ceeb, name, city, state]) => ({ ceeb, name, city, state }));
const COUNTIES: Record<string, string[]> = {
	CA: ["Alameda", "Humboldt", "Los Angeles", "Modoc", "Sacramento", "Shasta", "Siskiyou", "Trinity"],
	OR: ["Jackson", "Josephine", "Klamath", "Lane", "Multnomah"],
	WA: ["Clark", "King", "Pierce", "Spokane"],
};
const LANGUAGES = ["Amharic", "Arabic", "Chinese (Cantonese)", "Chinese (Mandarin)", "English", "French", "German", "Hmong", "Igbo", "Japanese", "Korean", "Portuguese", "Russian", "Somali", "Spanish", "Tagalog", "Ukrainian", "Vietnamese", "Yoruba"];
const EXAMS = ["AP Art History", "AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Language and Composition", "AP English Literature and Composition", "AP Environmental Science", "AP Physics 1", "AP Psychology", "AP Spanish Language and Culture", "AP Statistics", "AP United States History", "AP World History: Modern"];

@Directive({ selector: "input[nabPhoneMask]", standalone: true })
class PhoneMask {
	control = inject(NgControl);
	host = inject(ElementRef);
	@HostListener("input") onInput() {
		let d = String(this.host.nativeElement.value).replace(/\D/g, "");
		if (d.length === 11 && d[0] === "1") d = d.slice(1);
		d = d.slice(0, 10);
		const v = d.length > 6 ? `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}` : d.length > 3 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : d;
		this.control.control!.setValue(v);
	}
}

const t = (v: any = "") => new FormControl<any>(v);

@Component({
	selector: "nab-application",
	standalone: true,
	changeDetection: ChangeDetectionStrategy.Eager,
	imports: [ReactiveFormsModule, MatAutocompleteModule, MatButtonModule, MatButtonToggleModule, MatCardModule, MatCheckboxModule, MatChipsModule, MatDatepickerModule, MatDialogModule, MatExpansionModule, MatFormFieldModule, MatInputModule, MatRadioModule, MatSelectModule, MatSliderModule, MatToolbarModule, PhoneMask],
	template: `
<mat-toolbar color="primary"><span>North Arch Basin Community Colleges</span></mat-toolbar>
<div class="nab-shell">
<h1>Application for Admission and NAB Promise Grant</h1>
<p>Fields marked with an asterisk are required. Your work is saved for 30 days.</p>
<form [formGroup]="form" (ngSubmit)="submit()" novalidate>
<mat-card appearance="outlined"><mat-card-header><mat-card-title>Applicant information</mat-card-title></mat-card-header><mat-card-content>
  <div class="row">
    <mat-form-field><mat-label>Legal first name</mat-label><input matInput id="firstName" formControlName="firstName" required>
      @if (form.controls['firstName'].touched && form.controls['firstName'].invalid) { <mat-error>First name is required</mat-error> }</mat-form-field>
    <mat-form-field><mat-label>Middle name</mat-label><input matInput id="middleName" formControlName="middleName"></mat-form-field>
    <mat-form-field><mat-label>Legal last name</mat-label><input matInput id="lastName" formControlName="lastName" required></mat-form-field>
    <mat-form-field><mat-label>Suffix</mat-label><mat-select id="suffix" formControlName="suffix"><mat-option value="">None</mat-option>@for (s of suffixes; track s) { <mat-option [value]="s">{{s}}</mat-option> }</mat-select></mat-form-field>
  </div>
  <div class="row">
    <mat-form-field><mat-label>Date of birth</mat-label>
      <input matInput id="dob" formControlName="dob" [matDatepicker]="dobPicker" [max]="today" readonly (click)="dobPicker.open()" required>
      <mat-hint>Choose year, month and day from the calendar</mat-hint>
      <mat-datepicker-toggle matIconSuffix [for]="dobPicker"></mat-datepicker-toggle>
      <mat-datepicker #dobPicker startView="multi-year" [startAt]="startAt"></mat-datepicker></mat-form-field>
    <mat-form-field><mat-label>SSN or ITIN</mat-label><input matInput id="ssn" formControlName="ssn" autocomplete="off" maxlength="11"><mat-hint>Optional. Needed for the 1098-T tax form</mat-hint></mat-form-field>
  </div>
  <div class="row">
    <mat-form-field><mat-label>Personal email</mat-label><input matInput type="email" id="email" formControlName="email" required><mat-hint>Do not use a high school address</mat-hint></mat-form-field>
    <mat-form-field><mat-label>Re-enter email</mat-label><input matInput type="email" id="email2" formControlName="email2" required autocomplete="off" (blur)="checkEmail()">
      <mat-error>Emails do not match</mat-error></mat-form-field>
  </div>
  <div class="row">
    <mat-form-field><mat-label>Main phone</mat-label><span matTextPrefix>+1&nbsp;</span><input matInput nabPhoneMask type="tel" id="phone" formControlName="phone" placeholder="(###) ###-####"></mat-form-field>
    <div class="q"><label class="q-label" id="phoneTypeLbl">Phone type</label>
      <mat-button-toggle-group id="phoneType" formControlName="phoneType" aria-labelledby="phoneTypeLbl"><mat-button-toggle value="M">Mobile</mat-button-toggle><mat-button-toggle value="H">Home</mat-button-toggle><mat-button-toggle value="W">Work</mat-button-toggle></mat-button-toggle-group></div>
  </div>
  <h3>Permanent address</h3>
  <mat-form-field class="full"><mat-label>Street address</mat-label><input matInput id="street1" formControlName="street1" required></mat-form-field>
  <mat-form-field class="full"><mat-label>Apartment, unit, space</mat-label><input matInput id="street2" formControlName="street2"></mat-form-field>
  <div class="row">
    <mat-form-field><mat-label>City</mat-label><input matInput id="city" formControlName="city" required></mat-form-field>
    <mat-form-field><mat-label>State</mat-label><mat-select id="state" formControlName="state" required>@for (s of states; track s[0]) { <mat-option [value]="s[0]">{{s[1]}}</mat-option> }</mat-select></mat-form-field>
    <mat-form-field><mat-label>County of residence</mat-label><mat-select id="county" formControlName="county">@for (c of counties(); track c) { <mat-option [value]="c">{{c}}</mat-option> }</mat-select><mat-hint>Select a state first</mat-hint></mat-form-field>
    <mat-form-field><mat-label>ZIP code</mat-label><input matInput id="zip" formControlName="zip" required maxlength="10"></mat-form-field>
  </div>
</mat-card-content></mat-card>

<mat-card appearance="outlined"><mat-card-header><mat-card-title>Enrollment plans</mat-card-title></mat-card-header><mat-card-content>
  <div class="row">
    <mat-form-field><mat-label>Home campus</mat-label><mat-select id="campus" formControlName="campus" required><mat-option value="NAB1">Cedar Flats College</mat-option><mat-option value="NAB2">Lower Basin College</mat-option><mat-option value="NAB3">Three Forks Community College</mat-option><mat-option value="NABO">NAB Online</mat-option></mat-select></mat-form-field>
    <mat-form-field><mat-label>Term applying for</mat-label><mat-select id="term" formControlName="term" required>@for (x of terms; track x[0]) { <mat-option [value]="x[0]">{{x[1]}}</mat-option> }</mat-select></mat-form-field>
    <mat-form-field><mat-label>Intended major or program of study</mat-label><input matInput #progInput id="program" formControlName="program" (input)="progText = progInput.value" [matAutocomplete]="progAuto" placeholder="Start typing">
      <mat-autocomplete #progAuto="matAutocomplete" requireSelection>@for (m of programs(); track m) { <mat-option [value]="m">{{m}}</mat-option> }</mat-autocomplete></mat-form-field>
  </div>
</mat-card-content></mat-card>

<mat-card appearance="outlined"><mat-card-header><mat-card-title>High school</mat-card-title></mat-card-header><mat-card-content>
  <mat-form-field class="full"><mat-label>Last high school attended</mat-label><input matInput #hsInput id="hs" formControlName="hs" (input)="hsQuery.next(hsInput.value)" [matAutocomplete]="hsAuto" placeholder="Search by name or city">
    <mat-hint>Type at least 3 letters and select your school from the list</mat-hint>
    <mat-autocomplete #hsAuto="matAutocomplete" requireSelection [displayWith]="schoolName">@for (s of schools; track s.ceeb) { <mat-option [value]="s"><span>{{s.name}}</span> <small>{{s.city}}, {{s.state}}</small></mat-option> }</mat-autocomplete></mat-form-field>
  <div class="q"><label class="q-label" id="hsStatusLbl">As of the term you are applying for, which describes your high school completion? *</label>
    <mat-radio-group id="hsStatus" formControlName="hsStatus" aria-labelledby="hsStatusLbl">
      <mat-radio-button value="3">I will have graduated with a high school diploma</mat-radio-button><br>
      <mat-radio-button value="4">I will have passed the GED or HiSET</mat-radio-button><br>
      <mat-radio-button value="2">I will still be enrolled in high school (dual enrollment)</mat-radio-button><br>
      <mat-radio-button value="1">Not a high school graduate and not enrolled in high school</mat-radio-button>
    </mat-radio-group></div>
  <div class="row">
    <mat-form-field><mat-label>Completion month</mat-label><mat-select id="hsMonth" formControlName="hsMonth">@for (m of months; track m; let i = $index) { <mat-option [value]="i + 1">{{m}}</mat-option> }</mat-select></mat-form-field>
    <mat-form-field><mat-label>Completion year</mat-label><mat-select id="hsYear" formControlName="hsYear">@for (y of years; track y) { <mat-option [value]="y">{{y}}</mat-option> }</mat-select></mat-form-field>
    <mat-form-field><mat-label>Unweighted GPA</mat-label><input matInput type="number" step="0.01" min="0" max="4" id="gpa" formControlName="gpa"><mat-hint align="end">0.00 &ndash; 4.00</mat-hint></mat-form-field>
  </div>
  <h3>Advanced Placement exams</h3>
  <p class="q-hint">List the AP exams you have taken. Official score reports are still required.</p>
  <table class="nab"><thead><tr><th>Exam</th><th>Score</th><th></th></tr></thead><tbody formArrayName="exams">
    @for (g of exams.controls; track g; let i = $index) {
    <tr [formGroupName]="i"><td><mat-form-field subscriptSizing="dynamic"><mat-label>Exam</mat-label><mat-select [id]="'exam-' + i" formControlName="subject">@for (x of examNames; track x) { <mat-option [value]="x">{{x}}</mat-option> }</mat-select></mat-form-field></td>
    <td><mat-button-toggle-group [id]="'score-' + i" formControlName="score" aria-label="Score">@for (n of [1,2,3,4,5]; track n) { <mat-button-toggle [value]="n">{{n}}</mat-button-toggle> }</mat-button-toggle-group></td>
    <td><button mat-button type="button" (click)="exams.removeAt(i)">Remove</button></td></tr> }
  </tbody></table>
  <button mat-stroked-button type="button" id="addExam" (click)="addExam()">Add exam</button>
</mat-card-content></mat-card>

<mat-card appearance="outlined"><mat-card-header><mat-card-title>Activities and employment</mat-card-title><mat-card-subtitle>Most important first</mat-card-subtitle></mat-card-header><mat-card-content>
  <mat-accordion formArrayName="acts">
    @for (g of acts.controls; track g; let i = $index) {
    <mat-expansion-panel [formGroupName]="i" [expanded]="step === i" (opened)="step = i">
      <mat-expansion-panel-header><mat-panel-title>Activity {{i + 1}}</mat-panel-title><mat-panel-description>{{g.value.org}}</mat-panel-description></mat-expansion-panel-header>
      <div class="row">
        <mat-form-field><mat-label>Category</mat-label><mat-select [id]="'kind-' + i" formControlName="kind">@for (k of kinds; track k[0]) { <mat-option [value]="k[0]">{{k[1]}}</mat-option> }</mat-select></mat-form-field>
        <mat-form-field><mat-label>Organization or employer</mat-label><input matInput [id]="'org-' + i" formControlName="org"></mat-form-field>
        <mat-form-field><mat-label>Your role</mat-label><input matInput [id]="'role-' + i" formControlName="role"></mat-form-field>
      </div>
      <div class="q"><span class="q-label" [id]="'gradesLbl-' + i">Grades in which you participated</span>
        <mat-button-toggle-group multiple [id]="'grades-' + i" formControlName="grades" [attr.aria-labelledby]="'gradesLbl-' + i">@for (n of ['9','10','11','12']; track n) { <mat-button-toggle [value]="n">{{n}}th</mat-button-toggle> }</mat-button-toggle-group></div>
      <div class="q"><label class="q-label" [attr.for]="'hours-' + i">Hours per week</label>
        <mat-slider min="0" max="40" step="1" discrete><input matSliderThumb [id]="'hours-' + i" formControlName="hours"></mat-slider><span class="slider-value">{{g.value.hours ?? '—'}}</span></div>
      <mat-form-field class="full"><mat-label>What did you do?</mat-label><textarea matInput rows="3" [id]="'desc-' + i" formControlName="desc" maxlength="250"></textarea><mat-hint align="end">{{g.value.desc.length}} / 250</mat-hint></mat-form-field>
      <mat-action-row><button mat-button type="button" (click)="acts.removeAt(i)">Delete</button></mat-action-row>
    </mat-expansion-panel> }
  </mat-accordion>
  <p><button mat-stroked-button type="button" id="addAct" (click)="addAct()">Add activity</button></p>
  <h3>Honors and awards</h3>
  @if (awards.length) { <table class="nab" id="awards"><thead><tr><th>Honor or award</th><th>Grade received</th></tr></thead><tbody>@for (a of awards; track a) { <tr><td>{{a.title}}</td><td>{{gradeName(a.grade)}}</td></tr> }</tbody></table> } @else { <p>No honors added.</p> }
  <p><button mat-stroked-button type="button" id="addAward" (click)="openAward()">Add honor</button></p>
</mat-card-content></mat-card>

<mat-card appearance="outlined"><mat-card-header><mat-card-title>Background and aid eligibility</mat-card-title></mat-card-header><mat-card-content>
  <p>Responses are used for state and federal reporting and do not affect admission.</p>
  <div class="q"><label class="q-label" id="citLbl">Citizenship and immigration status *</label>
    <mat-radio-group id="citizen" formControlName="citizen" aria-labelledby="citLbl"><mat-radio-button value="1">U.S. citizen or U.S. national</mat-radio-button><br><mat-radio-button value="2">Permanent resident</mat-radio-button><br><mat-radio-button value="4">Refugee or asylee</mat-radio-button><br><mat-radio-button value="5">Student visa (F-1 or M-1)</mat-radio-button><br><mat-radio-button value="6">Other status or no documents</mat-radio-button></mat-radio-group></div>
  <div class="row">
    <mat-form-field><mat-label>Gender</mat-label><mat-select id="gender" formControlName="gender"><mat-option value="F">Female</mat-option><mat-option value="M">Male</mat-option><mat-option value="B">Nonbinary</mat-option><mat-option value="X">Decline to state</mat-option></mat-select></mat-form-field>
    <div class="q"><label class="q-label" id="hispLbl">Are you Hispanic or Latino/a/x?</label><mat-button-toggle-group id="hispanic" formControlName="hispanic" aria-labelledby="hispLbl"><mat-button-toggle value="Y">Yes</mat-button-toggle><mat-button-toggle value="N">No</mat-button-toggle></mat-button-toggle-group></div>
    <mat-form-field><mat-label>Race (check all that apply)</mat-label><mat-select multiple id="race" formControlName="race">@for (r of races; track r[0]) { <mat-option [value]="r[0]">{{r[1]}}</mat-option> }</mat-select></mat-form-field>
  </div>
  <mat-form-field class="full"><mat-label>Languages you speak</mat-label>
    <mat-chip-grid #chipGrid id="languages" aria-label="Language selection" formControlName="languages">@for (l of form.value.languages; track l) { <mat-chip-row (removed)="dropLanguage(l)">{{l}}<button matChipRemove type="button" [attr.aria-label]="'remove ' + l">&times;</button></mat-chip-row> }</mat-chip-grid>
    <input #langInput id="langInput" placeholder="New language..." [matChipInputFor]="chipGrid" [matAutocomplete]="langAuto" (input)="langText = langInput.value">
    <mat-autocomplete #langAuto="matAutocomplete" (optionSelected)="addLanguage($event.option.viewValue); langInput.value = ''; langText = ''; $event.option.deselect()">@for (l of languageOptions(); track l) { <mat-option [value]="l">{{l}}</mat-option> }</mat-autocomplete></mat-form-field>
  <div class="row">
    <mat-form-field><mat-label>Parent/guardian 1: highest education</mat-label><mat-select id="p1Edu" formControlName="p1Edu">@for (e of edu; track e[0]) { <mat-option [value]="e[0]">{{e[1]}}</mat-option> }</mat-select></mat-form-field>
    <mat-form-field><mat-label>Parent/guardian 2: highest education</mat-label><mat-select id="p2Edu" formControlName="p2Edu">@for (e of edu; track e[0]) { <mat-option [value]="e[0]">{{e[1]}}</mat-option> }</mat-select></mat-form-field>
    <mat-form-field><mat-label>Total household income last year</mat-label><span matTextPrefix>$&nbsp;</span><input matInput id="income" formControlName="income" inputmode="numeric" (blur)="formatIncome()"></mat-form-field>
  </div>
</mat-card-content></mat-card>

<mat-card appearance="outlined"><mat-card-header><mat-card-title>Emergency contact</mat-card-title></mat-card-header><mat-card-content><div class="row" formGroupName="emergency">
    <mat-form-field><mat-label>Full name</mat-label><input matInput id="ecName" formControlName="name"></mat-form-field>
    <mat-form-field><mat-label>Relationship</mat-label><input matInput id="ecRel" formControlName="rel"></mat-form-field>
    <mat-form-field><mat-label>Phone number</mat-label><input matInput type="tel" nabPhoneMask id="ecPhone" formControlName="phone"></mat-form-field></div>
</mat-card-content></mat-card>

<mat-card appearance="outlined"><mat-card-header><mat-card-title>Review and sign</mat-card-title></mat-card-header><mat-card-content>
  <mat-form-field><mat-label>How did you first hear about NAB?</mat-label><mat-select id="heard" formControlName="heard"><mat-option value="c">High school counselor</mat-option><mat-option value="f">Friend or relative</mat-option><mat-option value="w">Web search</mat-option><mat-option value="o">Other</mat-option></mat-select></mat-form-field>
  <div><mat-checkbox id="texts" formControlName="texts">Send me text messages about events and deadlines. Message rates may apply.</mat-checkbox></div>
  <div><mat-checkbox id="certify" formControlName="certify">I declare under penalty of perjury that the information on this application is true and correct.</mat-checkbox></div>
  <mat-form-field><mat-label>Electronic signature</mat-label><input matInput id="signature" formControlName="signature"><mat-hint>Type your full legal name</mat-hint></mat-form-field>
</mat-card-content><mat-card-actions><button mat-flat-button color="primary" type="submit">Submit application</button></mat-card-actions></mat-card>
</form>
<ng-template #awardDialog>
  <h2 mat-dialog-title>Add honor or award</h2>
  <mat-dialog-content [formGroup]="award">
    <mat-form-field class="full"><mat-label>Title of honor or award</mat-label><input matInput id="awardTitle" formControlName="title" required></mat-form-field>
    <mat-form-field class="full"><mat-label>Grade level when received</mat-label><mat-select id="awardGrade" formControlName="grade">@for (n of awardGrades; track n[0]) { <mat-option [value]="n[0]">{{n[1]}}</mat-option> }</mat-select></mat-form-field>
  </mat-dialog-content>
  <mat-dialog-actions align="end"><button mat-button type="button" mat-dialog-close>Cancel</button><button mat-flat-button type="button" id="saveAward" [disabled]="award.invalid" (click)="saveAward()">Save</button></mat-dialog-actions>
</ng-template>
</div>`,
})
class App {
	@ViewChild("awardDialog") awardDialog!: TemplateRef<unknown>;
	dialog = inject(MatDialog);
	states = STATES;
	suffixes = ["Jr.", "Sr.", "II", "III", "IV", "V"];
	months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
	years = Array.from({ length: 14 }, (_, i) => 2029 - i);
	terms = [["202630", "Spring 2027"], ["202650", "Summer 2027"], ["202710", "Fall 2027"], ["202730", "Spring 2028"], ["202810", "Fall 2028"]];
	examNames = EXAMS;
	kinds = [["ACA", "Academic club"], ["ART", "Art, music or theater"], ["ATH", "Athletics"], ["COM", "Community service"], ["DEB", "Debate or speech"], ["ENV", "Environmental"], ["FAM", "Family responsibilities"], ["JOB", "Employment (paid)"], ["INT", "Internship"], ["REL", "Religious"], ["OTH", "Other"]];
	races = [["A", "American Indian or Alaska Native"], ["B", "Asian"], ["C", "Black or African American"], ["D", "Native Hawaiian or Pacific Islander"], ["E", "White"], ["X", "Decline to state"]];
	edu = [["1", "No high school diploma"], ["2", "High school diploma or GED"], ["3", "Some college, no degree"], ["4", "Associate degree"], ["5", "Bachelor's degree"], ["6", "Graduate or professional degree"], ["X", "Unknown"]];
	awardGrades = [["9", "Grade 9"], ["10", "Grade 10"], ["11", "Grade 11"], ["12", "Grade 12"]];
	today = new Date();
	startAt = new Date(2008, 0, 1);
	step = 0;
	hsQuery = new Subject<string>();
	progText = "";
	submitted = false;
	schools: School[] = [];
	awards: { title: string; grade: string }[] = [];
	langText = "";
	award = new FormGroup({ title: new FormControl("", Validators.required), grade: t() });
	form = new FormGroup<any>({
		firstName: new FormControl("", Validators.required), middleName: t(), lastName: new FormControl("", Validators.required), suffix: t(),
		dob: t(null), ssn: t(), email: new FormControl("", [Validators.required, Validators.email]), email2: new FormControl("", Validators.required), phone: t(), phoneType: t(null),
		street1: t(), street2: t(), city: t(), state: t(), county: new FormControl({ value: "", disabled: true }), zip: new FormControl("", Validators.pattern(/^\d{5}(-\d{4})?$/)),
		campus: t(), term: t(), program: t(), hs: t(), hsStatus: t(null), hsMonth: t(null), hsYear: t(null), gpa: t(null),
		exams: new FormArray<any>([this.newExam()]), acts: new FormArray<any>([this.newAct()]),
		citizen: t(null), gender: t(), hispanic: t(null), race: t([]), languages: t([]), p1Edu: t(), p2Edu: t(), income: t(),
		emergency: new FormGroup({ name: t(), rel: t(), phone: t() }), heard: t(), texts: t(false), certify: t(false), signature: t(),
	});
	constructor() {
		this.hsQuery.pipe(debounceTime(200), switchMap((q: string) => of(q.trim().length > 2 ? SCHOOLS.filter((s) => q.toLowerCase().trim().split(/\s+/).every((w: string) => `${s.name} ${s.city}`.toLowerCase().includes(w))) : []).pipe(delay(350)))).subscribe((found) => (this.schools = found));
		this.form.controls["state"].valueChanges.subscribe((s: string) => {
			const c = this.form.controls["county"];
			c.setValue("");
			s ? c.enable() : c.disable();
		});
	}
	get exams() { return this.form.controls["exams"] as FormArray<any>; }
	get acts() { return this.form.controls["acts"] as FormArray<any>; }
	newExam() { return new FormGroup({ subject: t(), score: t(null) }); }
	newAct() { return new FormGroup({ kind: t(), org: t(), role: t(), grades: t([]), hours: t(null), desc: t("") }); }
	addExam() { this.exams.push(this.newExam()); }
	addAct() { this.acts.push(this.newAct()); this.step = this.acts.length - 1; }
	counties() { return COUNTIES[this.form.value.state] ?? ["Other"]; }
	programs() { const q = this.progText.toLowerCase(); return MAJORS.filter((m) => m.toLowerCase().includes(q)); }
	schoolName = (s: School | string | null) => (s && typeof s === "object" ? s.name : s ?? "");
	languageOptions() { return LANGUAGES.filter((l) => l.toLowerCase().includes(this.langText.toLowerCase()) && !this.form.value.languages.includes(l)); }
	addLanguage(l: string) { const c = this.form.controls["languages"]; if (!c.value.includes(l)) c.setValue([...c.value, l]); }
	dropLanguage(l: string) { const c = this.form.controls["languages"]; c.setValue(c.value.filter((x: string) => x !== l)); }
	checkEmail() { const { email, email2 } = this.form.controls; if (email2.value && email2.value !== email.value) email2.setErrors({ match: true }); }
	formatIncome() { const c = this.form.controls["income"]; const n = String(c.value ?? "").replace(/[^\d.]/g, ""); c.setValue(n ? Math.round(Number(n)).toLocaleString("en-US") : ""); }
	gradeName(g: string) { return this.awardGrades.find(([v]) => v === g)?.[1] ?? ""; }
	openAward() { this.award.reset({ title: "", grade: "" }); this.dialog.open(this.awardDialog, { width: "480px" }); }
	saveAward() { this.awards = [...this.awards, this.award.value as any]; this.dialog.closeAll(); }
	submit() { this.submitted = true; }
}

bootstrapApplication(App, { providers: [provideZoneChangeDetection({ eventCoalescing: true }), provideNativeDateAdapter()] }).then((ref) => {
	const app = ref.components[0].instance as App;
	const pad = (n: number) => String(n).padStart(2, "0");
	(window as any).formState = () => {
		const v = app.form.getRawValue() as any;
		const out: any = {};
		for (const [k, x] of Object.entries(v)) if (!["exams", "acts", "emergency", "dob", "hs"].includes(k)) out[k] = x;
		out.dob = v.dob ? `${v.dob.getFullYear()}-${pad(v.dob.getMonth() + 1)}-${pad(v.dob.getDate())}` : null;
		out.hs = v.hs && typeof v.hs === "object" ? v.hs.ceeb : "";
		out.ecName = v.emergency.name; out.ecRel = v.emergency.rel; out.ecPhone = v.emergency.phone;
		for (let i = 0; i < 3; i++) {
			const e = v.exams[i] ?? {}, a = v.acts[i] ?? {}, w = app.awards[i];
			out[`exam-${i}`] = e.subject ?? ""; out[`score-${i}`] = e.score ?? null;
			out[`kind-${i}`] = a.kind ?? ""; out[`org-${i}`] = a.org ?? ""; out[`role-${i}`] = a.role ?? ""; out[`grades-${i}`] = a.grades ?? []; out[`hours-${i}`] = a.hours ?? null; out[`desc-${i}`] = a.desc ?? "";
			out[`awardTitle-${i}`] = w?.title ?? ""; out[`awardGrade-${i}`] = w?.grade ?? "";
		}
		out.submitted = app.submitted;
		return out;
	};
	(window as any).formShown = () => {
		const state = (window as any).formState();
		const out: any = {};
		const rows = [...document.querySelectorAll("#awards tbody tr")];
		for (const k of Object.keys(state)) {
			if (k === "submitted") continue;
			const aw = /^award(Title|Grade)-(\d)$/.exec(k);
			if (aw) { out[k] = rows[+aw[2]]?.children[aw[1] === "Title" ? 0 : 1].textContent ?? ""; continue; }
			const el = document.getElementById(k) as any;
			if (!el) { out[k] = Array.isArray(state[k]) ? [] : ""; continue; }
			const tag = el.tagName;
			if (tag === "MAT-SELECT") out[k] = el.querySelector(".mat-mdc-select-value-text")?.textContent.trim() ?? "";
			else if (tag === "MAT-BUTTON-TOGGLE-GROUP") {
				const on = [...el.querySelectorAll(".mat-button-toggle-checked .mat-button-toggle-label-content")].map((x: any) => x.textContent.trim());
				out[k] = k.startsWith("grades") ? on : on[0] ?? "";
			} else if (tag === "MAT-RADIO-GROUP") out[k] = el.querySelector(".mat-mdc-radio-checked label")?.textContent.trim() ?? "";
			else if (tag === "MAT-CHIP-GRID") out[k] = [...el.querySelectorAll(".mdc-evolution-chip__text-label")].map((x: any) => x.textContent.replace("×", "").trim());
			else if (tag === "MAT-CHECKBOX") out[k] = el.querySelector("input").checked;
			else if (k.startsWith("hours")) out[k] = state[k] === null ? "" : el.closest(".q").querySelector(".slider-value").textContent;
			else out[k] = el.value;
		}
		return out;
	};
});
