import "@angular/compiler";
import "./style.css";
import { Component, inject, signal } from "@angular/core";
import { FormArray, FormControl, FormGroup, NonNullableFormBuilder, ReactiveFormsModule } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatButtonToggleModule } from "@angular/material/button-toggle";
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
import { MatStepperModule } from "@angular/material/stepper";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectModule } from "@ng-select/ng-select";
import { COUNTRIES, STATES } from "../../lists";

const HIGH_SCHOOLS = [
	["Ashland High School", "Ashland, OR"],
	["Ashland Valley High School", "Ashland, OR"],
	["Ashland Middle College", "Ashland, KY"],
	["Yreka High School", "Yreka, CA"],
	["Crater Renaissance Academy", "Central Point, OR"],
	["South Medford High School", "Medford, OR"],
	["Valley View High School", "Moreno Valley, CA"],
].map(([name, place]) => ({ name, place }));

const PROGRAMS = [
	["College of Agriculture and Natural Resources", "Environmental Science", "ENVS"],
	["College of Agriculture and Natural Resources", "Forestry", "FORS"],
	["College of Business", "Accounting", "ACCT"],
	["College of Business", "Marketing", "MKTG"],
	["College of Engineering", "Civil Engineering", "CIVE"],
	["College of Engineering", "Electrical Engineering", "ELEE"],
	["College of Engineering", "Environmental Engineering", "ENVE"],
	["College of Engineering", "Mechanical Engineering", "MECE"],
	["College of Liberal Arts", "English", "ENGL"],
	["College of Liberal Arts", "Political Science", "POLS"],
	["College of Science", "Biology", "BIOL"],
	["College of Science", "Geology", "GEOL"],
	["University Exploratory Studies", "Undeclared", "UNDC"],
].map(([college, name, code]) => ({ college, name, code }));

const EXAMS = [
	"Biology",
	"Calculus AB",
	"Calculus BC",
	"Chemistry",
	"English Language and Composition",
	"English Literature and Composition",
	"Environmental Science",
	"Human Geography",
	"Physics 1",
	"Psychology",
	"Spanish Language and Culture",
	"U.S. Government and Politics",
	"U.S. History",
	"World History: Modern",
].map((title, at) => ({ title: `AP ${title}`, id: 101 + at }));

const iso = (day: Date) => `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, "0")}-${String(day.getDate()).padStart(2, "0")}`;

@Component({
	selector: "tsu-application",
	imports: [
		ReactiveFormsModule,
		MatAutocompleteModule,
		MatButtonModule,
		MatButtonToggleModule,
		MatCheckboxModule,
		MatChipsModule,
		MatDatepickerModule,
		MatExpansionModule,
		MatFormFieldModule,
		MatInputModule,
		MatRadioModule,
		MatSelectModule,
		MatSlideToggleModule,
		MatStepperModule,
		NgSelectModule,
	],
	template: `
<header class="masthead"><strong>Tarnwater State University</strong><span>Office of Undergraduate Admissions</span></header>
<main>
<h1>First-Year Application for Admission</h1>
<p class="lead">Fields marked with an asterisk are required. You may move between sections at any time; your responses stay in place until you submit.</p>
<form [formGroup]="form" (ngSubmit)="send()" autocomplete="off">
<mat-stepper #stepper>
	<mat-step label="About You">
		<section formGroupName="person">
			<h2>Legal name</h2>
			<p>Enter your name exactly as it appears on your passport, birth certificate or driver license.</p>
			<div class="grid">
				<mat-form-field><mat-label>First/given name</mat-label><input matInput formControlName="legalFirst" required></mat-form-field>
				<mat-form-field><mat-label>Middle name</mat-label><input matInput formControlName="legalMiddle"><mat-hint>Leave blank if you do not have one</mat-hint></mat-form-field>
				<mat-form-field><mat-label>Last/family name</mat-label><input matInput formControlName="legalLast" required></mat-form-field>
				<mat-form-field><mat-label>Suffix</mat-label>
					<mat-select formControlName="suffix"><mat-option value="">None</mat-option>@for (each of suffixes; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select>
				</mat-form-field>
				<mat-form-field><mat-label>Name you go by</mat-label><input matInput formControlName="goesBy"><mat-hint>We will greet you with this name at orientation</mat-hint></mat-form-field>
				<mat-form-field><mat-label>Former last name(s) on school records</mat-label><input matInput formControlName="formerLast"></mat-form-field>
			</div>
			<h2>Birth and legal sex</h2>
			<div class="grid">
				<mat-form-field><mat-label>Date of birth</mat-label>
					<input matInput [matDatepicker]="dob" formControlName="born" required><mat-hint>MM/DD/YYYY</mat-hint>
					<mat-datepicker-toggle matIconSuffix [for]="dob"></mat-datepicker-toggle><mat-datepicker #dob startView="multi-year"></mat-datepicker>
				</mat-form-field>
				<mat-form-field><mat-label>City/town of birth</mat-label><input matInput formControlName="birthCity"></mat-form-field>
				<div class="ng-field"><label for="birthNation">Country of birth</label>
					<ng-select labelForId="birthNation" formControlName="birthNation" [items]="countries" placeholder="Type to search"></ng-select></div>
				<mat-form-field><mat-label>Legal sex</mat-label>
					<mat-select formControlName="legalSex" required><mat-option value="F">Female</mat-option><mat-option value="M">Male</mat-option><mat-option value="X">X / Not listed</mat-option></mat-select>
				</mat-form-field>
				<mat-form-field><mat-label>Pronouns</mat-label>
					<mat-select formControlName="pronouns"><mat-option value="he">he/him/his</mat-option><mat-option value="she">she/her/hers</mat-option><mat-option value="they">they/them/theirs</mat-option><mat-option value="ask">please ask me</mat-option></mat-select>
				</mat-form-field>
				<mat-form-field><mat-label>Social Security Number</mat-label><input matInput type="password" formControlName="ssn" placeholder="###-##-####"><mat-hint>Needed only if you will file the FAFSA</mat-hint></mat-form-field>
			</div>
		</section>
		<section formGroupName="contact">
			<h2>How we reach you</h2>
			<div class="grid">
				<mat-form-field><mat-label>Personal e-mail</mat-label><input matInput type="email" formControlName="mail" required><mat-hint>Do not use a high school account that will expire</mat-hint></mat-form-field>
				<mat-form-field><mat-label>Confirm e-mail</mat-label><input matInput type="email" formControlName="mailAgain" required></mat-form-field>
				<mat-form-field><mat-label>Mobile phone</mat-label><span matTextPrefix>+1&nbsp;</span><input matInput type="tel" formControlName="mobile" placeholder="(555) 555-5555" (input)="maskPhone($event)"></mat-form-field>
				<mat-slide-toggle formControlName="texts">I consent to receive text messages from Tarnwater State</mat-slide-toggle>
			</div>
			<h2>Permanent home address</h2>
			<div class="grid">
				<div class="ng-field"><label for="nation">Country *</label>
					<ng-select labelForId="nation" formControlName="nation" [items]="countries" placeholder="Type to search"></ng-select></div>
				<mat-form-field class="wide"><mat-label>Number and street</mat-label><input matInput formControlName="line1" required></mat-form-field>
				<mat-form-field><mat-label>Apartment, suite, unit</mat-label><input matInput formControlName="line2"></mat-form-field>
				<mat-form-field><mat-label>City</mat-label><input matInput formControlName="town" required></mat-form-field>
				<div class="ng-field"><label for="region">State/province *</label>
					<ng-select labelForId="region" formControlName="region" [items]="states" bindLabel="name" bindValue="code"></ng-select></div>
				<mat-form-field><mat-label>ZIP/postal code</mat-label><input matInput formControlName="zip" required></mat-form-field>
			</div>
		</section>
		<section formGroupName="urgent">
			<h2>In case of emergency, notify</h2>
			<div class="grid">
				<mat-form-field><mat-label>Full name</mat-label><input matInput formControlName="name"></mat-form-field>
				<mat-form-field><mat-label>Daytime phone</mat-label><input matInput type="tel" formControlName="phone"></mat-form-field>
			</div>
		</section>
		<button mat-flat-button type="button" matStepperNext>Save and continue</button>
	</mat-step>

	<mat-step label="Education">
		<section formGroupName="school">
			<h2>Current or most recent secondary school</h2>
			<div class="grid">
				<mat-form-field class="wide"><mat-label>Find your high school</mat-label>
					<input matInput formControlName="name" [matAutocomplete]="schools" placeholder="Start typing the name of the school" (input)="findSchools($event)" required>
					<mat-autocomplete #schools="matAutocomplete">@for (each of found(); track each.name) {<mat-option [value]="each.name">{{ each.name }} <small>{{ each.place }}</small></mat-option>}</mat-autocomplete>
				</mat-form-field>
				<mat-form-field><mat-label>School city</mat-label><input matInput formControlName="city"></mat-form-field>
				<mat-form-field><mat-label>School state</mat-label>
					<mat-select formControlName="state">@for (each of states; track each.code) {<mat-option [value]="each.code">{{ each.code }}</mat-option>}</mat-select></mat-form-field>
				<mat-form-field><mat-label>Graduation date (actual or anticipated)</mat-label>
					<input matInput [matDatepicker]="grad" formControlName="leaves"><mat-datepicker-toggle matIconSuffix [for]="grad"></mat-datepicker-toggle><mat-datepicker #grad></mat-datepicker></mat-form-field>
			</div>
			<p id="standing">Which best describes you this school year? *</p>
			<mat-radio-group aria-labelledby="standing" formControlName="standing">
				<mat-radio-button value="FR">Freshman (9)</mat-radio-button><mat-radio-button value="SO">Sophomore (10)</mat-radio-button><mat-radio-button value="JR">Junior (11)</mat-radio-button><mat-radio-button value="SR">Senior (12)</mat-radio-button><mat-radio-button value="HG">I have already graduated</mat-radio-button>
			</mat-radio-group>
			<div class="grid">
				<mat-form-field><mat-label>Cumulative GPA, unweighted</mat-label><input matInput type="number" step="0.01" formControlName="gpa"><mat-hint>4.00 scale</mat-hint></mat-form-field>
				<mat-form-field><mat-label>Cumulative GPA, weighted</mat-label><input matInput type="number" step="0.01" formControlName="weighted"></mat-form-field>
				<mat-form-field><mat-label>Class rank</mat-label><input matInput type="number" formControlName="rank"></mat-form-field>
				<mat-form-field><mat-label>Number of students in class</mat-label><input matInput type="number" formControlName="size"></mat-form-field>
				<mat-form-field><mat-label>School counselor's name</mat-label><input matInput formControlName="advisor"></mat-form-field>
				<mat-form-field><mat-label>School counselor's e-mail</mat-label><input matInput type="email" formControlName="advisorMail"></mat-form-field>
			</div>
		</section>
		<section>
			<h2>Self-reported courses</h2>
			<p>List courses from your high school transcript, one course per line, with the grade you received.</p>
			<table class="plain" formArrayName="courses">
				<thead><tr><th>Course title</th><th>Final grade</th></tr></thead>
				<tbody>@for (row of courses.controls; track row; let i = $index) {
					<tr class="entry" [formGroupName]="i">
						<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="title"></mat-form-field></td>
						<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="mark"></mat-form-field></td>
					</tr>}
				</tbody>
			</table>
		</section>
		<section formGroupName="college">
			<h2>College credit</h2>
			<p id="tookCollege">Have you taken, or are you now taking, classes through a college or university? *</p>
			<mat-radio-group aria-labelledby="tookCollege" formControlName="any"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>
			@if (form.get("college.any")!.value === "Y") {
				<div class="grid"><mat-form-field class="wide"><mat-label>Name of institution</mat-label><input matInput formControlName="where"></mat-form-field></div>
			}
		</section>
		<button mat-button type="button" matStepperPrevious>Back</button><button mat-flat-button type="button" matStepperNext>Save and continue</button>
	</mat-step>

	<mat-step label="Test Scores">
		<section formGroupName="tests">
			<h2>SAT and ACT (optional)</h2>
			<p>Tarnwater State is test-optional. Report your best scores if you would like us to consider them.</p>
			<div class="grid">
				<mat-form-field><mat-label>SAT Evidence-Based Reading &amp; Writing</mat-label><input matInput type="number" formControlName="verbal"></mat-form-field>
				<mat-form-field><mat-label>SAT Math</mat-label><input matInput type="number" formControlName="math"></mat-form-field>
				<mat-form-field><mat-label>ACT composite, one sitting</mat-label><input matInput type="number" formControlName="act"></mat-form-field>
				<mat-form-field><mat-label>ACT test date</mat-label><input matInput [matDatepicker]="actDay" formControlName="actDay"><mat-datepicker-toggle matIconSuffix [for]="actDay"></mat-datepicker-toggle><mat-datepicker #actDay></mat-datepicker></mat-form-field>
			</div>
		</section>
		<section formArrayName="exams">
			<h2>Advanced Placement</h2>
			@for (row of exams.controls; track row; let i = $index) {
				<div class="entry grid" [formGroupName]="i">
					<div class="ng-field"><label [attr.for]="'ap' + i">Exam</label><ng-select [labelForId]="'ap' + i" formControlName="exam" [items]="apExams" bindLabel="title" bindValue="id" placeholder="Choose an exam"></ng-select></div>
					<mat-form-field><mat-label>Score</mat-label><mat-select formControlName="score">@for (n of [1, 2, 3, 4, 5]; track n) {<mat-option [value]="n">{{ n }}</mat-option>}</mat-select></mat-form-field>
				</div>
			}
			<button mat-stroked-button type="button" (click)="addExam()">Add another AP exam</button>
		</section>
		<button mat-button type="button" matStepperPrevious>Back</button><button mat-flat-button type="button" matStepperNext>Save and continue</button>
	</mat-step>

	<mat-step label="Enrollment Plans">
		<section formGroupName="plans">
			<h2>Your plans at Tarnwater State</h2>
			<div class="grid">
				<mat-form-field><mat-label>Entry term</mat-label><mat-select formControlName="term" required><mat-option value="202690">Fall 2026</mat-option><mat-option value="202710">Spring 2027</mat-option><mat-option value="202790">Fall 2027</mat-option><mat-option value="202810">Spring 2028</mat-option></mat-select></mat-form-field>
				<div class="ng-field"><label for="major">First-choice major *</label><ng-select labelForId="major" formControlName="major" [items]="programs" bindLabel="name" bindValue="code" groupBy="college"></ng-select></div>
				<div class="ng-field"><label for="backup">Alternate major</label><ng-select labelForId="backup" formControlName="backup" [items]="programs" bindLabel="name" bindValue="code" groupBy="college"></ng-select></div>
				<mat-form-field><mat-label>Highest degree you hope to earn, here or elsewhere</mat-label><mat-select formControlName="degree"><mat-option value="B">Bachelor's (BA, BS, BFA)</mat-option><mat-option value="M">Master's (MA, MS, MBA)</mat-option><mat-option value="D">Doctorate (PhD, EdD)</mat-option><mat-option value="P">Professional (JD, MD, DVM)</mat-option><mat-option value="U">Not sure yet</mat-option></mat-select></mat-form-field>
			</div>
			<p id="living">Where do you expect to live during your first year?</p>
			<mat-radio-group aria-labelledby="living" formControlName="living"><mat-radio-button value="hall">Residence hall</mat-radio-button><mat-radio-button value="apt">University apartment</mat-radio-button><mat-radio-button value="off">Off campus or commuting</mat-radio-button></mat-radio-group>
			<mat-form-field><mat-label>How did you first learn about Tarnwater State?</mat-label><mat-select formControlName="heard" multiple><mat-option value="fair">College fair</mat-option><mat-option value="visit">High school visit</mat-option><mat-option value="mail">Letter or e-mail</mat-option><mat-option value="friend">Friend or family</mat-option><mat-option value="web">Web search</mat-option></mat-select></mat-form-field>
			<mat-checkbox formControlName="waiver">I am requesting a waiver of the $60 application fee because of financial need</mat-checkbox>
		</section>
		<section>
			<h2>Involvement</h2>
			<p>Tell us about the two commitments outside the classroom that matter most to you, including jobs.</p>
			<mat-accordion multi formArrayName="involvement">
				@for (row of involvement.controls; track row; let i = $index) {
					<mat-expansion-panel class="entry" [formGroupName]="i" [expanded]="i === 0">
						<mat-expansion-panel-header><mat-panel-title>{{ i === 0 ? "First involvement" : "Second involvement" }}</mat-panel-title></mat-expansion-panel-header>
						<div class="grid">
							<mat-form-field><mat-label>Category</mat-label><mat-select formControlName="kind">@for (each of categories; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
							<mat-form-field><mat-label>Club, team, employer or organization</mat-label><input matInput formControlName="name"></mat-form-field>
							<mat-form-field><mat-label>Your role</mat-label><input matInput formControlName="role"></mat-form-field>
							<mat-form-field><mat-label>Hours per week</mat-label><input matInput type="number" formControlName="hours"></mat-form-field>
							<div><p [id]="'gr' + i">Grades in which you took part</p>
							<mat-button-toggle-group multiple [attr.aria-labelledby]="'gr' + i" formControlName="grades"><mat-button-toggle value="9">9</mat-button-toggle><mat-button-toggle value="10">10</mat-button-toggle><mat-button-toggle value="11">11</mat-button-toggle><mat-button-toggle value="12">12</mat-button-toggle></mat-button-toggle-group></div>
						</div>
					</mat-expansion-panel>
				}
			</mat-accordion>
		</section>
		<button mat-button type="button" matStepperPrevious>Back</button><button mat-flat-button type="button" matStepperNext>Save and continue</button>
	</mat-step>

	<mat-step label="Family &amp; Background">
		@for (n of ["1", "2"]; track n) {
			<fieldset [formGroupName]="'guardian' + n" [class]="'guardian' + n">
				<legend>Parent or legal guardian {{ n }}</legend>
				<div class="grid">
					<mat-form-field><mat-label>Relationship to applicant</mat-label><mat-select formControlName="relation">@for (each of relations; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
					<mat-form-field><mat-label>First name</mat-label><input matInput formControlName="first"></mat-form-field>
					<mat-form-field><mat-label>Last name</mat-label><input matInput formControlName="last"></mat-form-field>
					<mat-form-field><mat-label>Occupation</mat-label><input matInput formControlName="work"></mat-form-field>
					<mat-form-field><mat-label>Highest level of education completed</mat-label><mat-select formControlName="schooling">@for (each of schoolings; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
				</div>
			</fieldset>
		}
		<section formGroupName="household">
			<div class="grid">
				<mat-form-field><mat-label>How many brothers and sisters do you have?</mat-label><input matInput type="number" formControlName="siblings"></mat-form-field>
				<mat-form-field><mat-label>Name of parent or grandparent who graduated from Tarnwater State</mat-label><input matInput formControlName="alum"></mat-form-field>
			</div>
			<p id="fourYear">Has either of your parents earned a bachelor's degree? *</p>
			<mat-radio-group aria-labelledby="fourYear" formControlName="parentDegree"><mat-radio-button value="Y">Yes, one or both</mat-radio-button><mat-radio-button value="N">No, neither</mat-radio-button><mat-radio-button value="U">I don't know</mat-radio-button></mat-radio-group>
		</section>
		<section formGroupName="background">
			<h2>Citizenship, residency and demographics</h2>
			<p id="cit">U.S. citizenship status *</p>
			<mat-radio-group aria-labelledby="cit" formControlName="citizen" class="stack"><mat-radio-button value="1">Citizen of the United States</mat-radio-button><mat-radio-button value="2">Permanent resident (green card holder)</mat-radio-button><mat-radio-button value="3">Refugee, asylee or DACA</mat-radio-button><mat-radio-button value="4">I hold or will need a student visa</mat-radio-button></mat-radio-group>
			<p id="hisp">Do you identify as Hispanic or Latino/a/x?</p>
			<mat-radio-group aria-labelledby="hisp" formControlName="latino"><mat-radio-button [value]="true">Yes</mat-radio-button><mat-radio-button [value]="false">No</mat-radio-button></mat-radio-group>
			<p id="race">Regardless of your answer above, select the group or groups with which you identify</p>
			<mat-chip-listbox multiple aria-labelledby="race" formControlName="race">
				<mat-chip-option value="AI">American Indian or Alaska Native</mat-chip-option><mat-chip-option value="AS">Asian</mat-chip-option><mat-chip-option value="BL">Black or African American</mat-chip-option><mat-chip-option value="PI">Native Hawaiian or Pacific Islander</mat-chip-option><mat-chip-option value="WH">White</mat-chip-option>
			</mat-chip-listbox>
			<mat-form-field><mat-label>Your U.S. military affiliation</mat-label><mat-select formControlName="military"><mat-option value="0">No military affiliation</mat-option><mat-option value="1">Active duty, Guard or Reserve</mat-option><mat-option value="2">Veteran</mat-option><mat-option value="3">Dependent of a service member</mat-option></mat-select></mat-form-field>
		</section>
		<section formGroupName="close">
			<h2>Personal statement and certification</h2>
			<mat-form-field class="wide"><mat-label>What would you bring to a campus that is still learning from its river? (250 words)</mat-label><textarea matInput rows="5" formControlName="essay"></textarea></mat-form-field>
			<mat-checkbox formControlName="certify">I certify that the information in this application is complete and accurate</mat-checkbox>
			<mat-form-field><mat-label>Type your full legal name as your electronic signature</mat-label><input matInput formControlName="signature"></mat-form-field>
		</section>
		<button mat-button type="button" matStepperPrevious>Back</button><button mat-flat-button type="submit">Submit application</button>
	</mat-step>
</mat-stepper>
</form>
</main>`,
})
class Application {
	private fb = inject(NonNullableFormBuilder);
	suffixes = ["Jr.", "Sr.", "II", "III", "IV"];
	countries = COUNTRIES;
	states = STATES.map(([code, name]) => ({ code, name }));
	programs = PROGRAMS;
	apExams = EXAMS;
	relations = ["Parent", "Step-parent", "Grandparent", "Legal guardian", "Foster parent", "Other"];
	schoolings = [
		"Did not finish high school",
		"High school graduate or GED",
		"Attended college, no degree",
		"Two-year (associate) degree",
		"Four-year (bachelor's) degree",
		"Graduate or professional degree",
		"Unknown",
	];
	categories = [
		"Arts, music or theatre",
		"Athletics",
		"Community service",
		"Environment and sustainability",
		"Family responsibilities",
		"Paid employment",
		"Speech, debate or mock trial",
		"Student government",
		"Other",
	];
	found = signal<typeof HIGH_SCHOOLS>([]);
	private waiting = 0;

	private row = (kind: "course" | "exam" | "involvement"): FormGroup =>
		kind === "course"
			? this.fb.group({ title: "", mark: "" })
			: kind === "exam"
				? this.fb.group({ exam: new FormControl<number | null>(null), score: new FormControl<number | null>(null) })
				: this.fb.group({ kind: "", name: "", role: "", hours: new FormControl<number | null>(null), grades: new FormControl<string[]>([]) });
	private guardian = () => this.fb.group({ relation: "", first: "", last: "", work: "", schooling: "" });
	private number = () => new FormControl<number | null>(null);
	private day = () => new FormControl<Date | null>(null);
	private pick = () => new FormControl<string | null>(null);

	courses = this.fb.array([this.row("course"), this.row("course"), this.row("course")]);
	exams = this.fb.array([this.row("exam")]);
	involvement = this.fb.array([this.row("involvement"), this.row("involvement")]);
	form = this.fb.group({
		person: this.fb.group({
			legalFirst: "",
			legalMiddle: "",
			legalLast: "",
			suffix: "",
			goesBy: "",
			formerLast: "",
			born: this.day(),
			birthCity: "",
			birthNation: this.pick(),
			legalSex: "",
			pronouns: "",
			ssn: "",
		}),
		contact: this.fb.group({
			mail: "",
			mailAgain: "",
			mobile: "",
			texts: false,
			nation: this.pick(),
			line1: "",
			line2: "",
			town: "",
			region: this.pick(),
			zip: "",
		}),
		urgent: this.fb.group({ name: "", phone: "" }),
		school: this.fb.group({
			name: "",
			city: "",
			state: "",
			leaves: this.day(),
			standing: "",
			gpa: this.number(),
			weighted: this.number(),
			rank: this.number(),
			size: this.number(),
			advisor: "",
			advisorMail: "",
		}),
		courses: this.courses as FormArray,
		college: this.fb.group({ any: "", where: "" }),
		tests: this.fb.group({ verbal: this.number(), math: this.number(), act: this.number(), actDay: this.day() }),
		exams: this.exams as FormArray,
		plans: this.fb.group({
			term: "",
			major: this.pick(),
			backup: this.pick(),
			degree: "",
			living: "",
			heard: new FormControl<string[]>([]),
			waiver: false,
		}),
		involvement: this.involvement as FormArray,
		guardian1: this.guardian(),
		guardian2: this.guardian(),
		household: this.fb.group({ siblings: this.number(), alum: "", parentDegree: "" }),
		background: this.fb.group({
			citizen: "",
			latino: new FormControl<boolean | null>(null),
			race: new FormControl<string[]>([]),
			military: "",
		}),
		close: this.fb.group({ essay: "", certify: false, signature: "" }),
	});

	constructor() {
		Object.assign(window, { formState: () => this.state(), formShown: () => this.shown() });
	}

	maskPhone(event: Event) {
		const digits = (event.target as HTMLInputElement).value.replace(/\D/g, "").replace(/^1(?=\d{10})/, "").slice(0, 10);
		const [area, middle, end] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
		this.form.get("contact.mobile")!.setValue(end ? `(${area}) ${middle}-${end}` : middle ? `(${area}) ${middle}` : area);
	}
	findSchools(event: Event) {
		const text = (event.target as HTMLInputElement).value.toLowerCase();
		clearTimeout(this.waiting);
		this.waiting = window.setTimeout(
			() => this.found.set(text.length < 3 ? [] : HIGH_SCHOOLS.filter(({ name }) => name.toLowerCase().includes(text))),
			450,
		);
	}
	addExam() {
		this.exams.push(this.row("exam"));
	}
	isSent = false;
	send() {
		this.isSent = true;
	}

	private keys() {
		const keys: string[] = [];
		for (const [group, control] of Object.entries(this.form.controls))
			if (control instanceof FormArray)
				for (const at of [0, 1, 2].slice(0, group === "involvement" ? 2 : 3))
					for (const name of Object.keys((control.at(0) as FormGroup).controls)) keys.push(`${group}.${at}.${name}`);
			else for (const name of Object.keys((control as FormGroup).controls)) keys.push(`${group}.${name}`);
		return keys;
	}
	private state() {
		const held = (key: string) => {
			const value = this.form.get(key)?.value ?? null;
			return value instanceof Date ? iso(value) : value;
		};
		return { ...Object.fromEntries(this.keys().map((key) => [key, held(key)])), submitted: this.isSent };
	}
	private shown() {
		const place = (key: string) => {
			const [group, at, name] = key.split(".");
			if (name) return document.querySelectorAll(`[formarrayname=${group}] .entry`)[Number(at)]?.querySelector(`[formcontrolname=${name}]`);
			return document.querySelector(`${group!.startsWith("guardian") ? `.${group}` : `[formgroupname=${group}]`} [formcontrolname=${at}]`);
		};
		return Object.fromEntries(this.keys().map((key) => [key, readControl(place(key))]));
	}
}

const textOf = (element?: Element | null) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();
function readControl(element: Element | null | undefined): unknown {
	if (!element) return "";
	const texts = (css: string) => [...element.querySelectorAll(css)].map(textOf);
	switch (element.localName) {
		case "input":
		case "textarea":
			return (element as HTMLInputElement).value;
		case "mat-select":
			return textOf(element.querySelector(".mat-mdc-select-min-line"));
		case "ng-select":
			return textOf(element.querySelector(".ng-value-label"));
		case "mat-checkbox":
			return element.querySelector("input")!.checked;
		case "mat-slide-toggle":
			return element.querySelector("button")!.getAttribute("aria-checked") === "true";
		case "mat-radio-group":
			return textOf(element.querySelector("mat-radio-button:has(input:checked)"));
		case "mat-chip-listbox":
			return texts("mat-chip-option.mat-mdc-chip-selected");
		case "mat-button-toggle-group":
			return texts(".mat-button-toggle-checked");
		default:
			throw new Error(`No way to read ${element.localName}`);
	}
}

document.querySelector("#root")!.append(document.createElement("tsu-application"));
bootstrapApplication(Application, { providers: [provideNativeDateAdapter()] }).catch((error) => {
	throw error;
});
