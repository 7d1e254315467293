import "@angular/compiler";
import "./page.css";
import { AsyncPipe } from "@angular/common";
import { Component, inject, provideZonelessChangeDetection, signal } from "@angular/core";
import { type FormArray, FormBuilder, type FormGroup, ReactiveFormsModule, Validators } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatDividerModule } from "@angular/material/divider";
import { MatExpansionModule } from "@angular/material/expansion";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatIconModule } from "@angular/material/icon";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatToolbarModule } from "@angular/material/toolbar";
import { bootstrapApplication } from "@angular/platform-browser";
import { map, startWith } from "rxjs";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const AP_SUBJECTS = [
	"Art History",
	"Biology",
	"Calculus AB",
	"Calculus BC",
	"Chemistry",
	"Computer Science A",
	"Computer Science Principles",
	"English Language and Composition",
	"English Literature and Composition",
	"Environmental Science",
	"European History",
	"Human Geography",
	"Macroeconomics",
	"Microeconomics",
	"Physics 1",
	"Psychology",
	"Spanish Language and Culture",
	"Statistics",
	"United States Government and Politics",
	"United States History",
	"World History: Modern",
];
const CATEGORIES = [
	["ACAD", "Academic club or competition"],
	["ARTS", "Art, music, dance or theatre"],
	["ATHL", "Athletics"],
	["SERV", "Community service / volunteer"],
	["CULT", "Cultural or faith-based"],
	["DEBA", "Debate / speech"],
	["ENVR", "Environmental / conservation"],
	["FARM", "4-H, FFA or farm work"],
	["GOVT", "Student government"],
	["WORK", "Employment (paid)"],
	["OTHR", "Other"],
];
const EDUCATION = [
	["1", "Did not finish high school"],
	["2", "High school diploma or GED"],
	["3", "Some college, no degree"],
	["4", "Associate degree"],
	["5", "Bachelor's degree"],
	["6", "Graduate or professional degree"],
	["9", "Unknown"],
];

@Component({
	selector: "rpsu-root",
	imports: [
		AsyncPipe,
		ReactiveFormsModule,
		MatAutocompleteModule,
		MatButtonModule,
		MatCardModule,
		MatCheckboxModule,
		MatDatepickerModule,
		MatDividerModule,
		MatExpansionModule,
		MatFormFieldModule,
		MatIconModule,
		MatInputModule,
		MatRadioModule,
		MatSelectModule,
		MatToolbarModule,
	],
	providers: [provideNativeDateAdapter()],
	template: `
<mat-toolbar color="primary"><span>Ransom Prairie State University</span></mat-toolbar>
<main class="page-wrapper">
  <h1 class="mat-headline-large">Application for Undergraduate Admission</h1>
  <p class="helper">First-time freshman. You may save your work and return to it until the priority deadline of December 1. Fields marked with an asterisk (*) are required.</p>

  <form [formGroup]="form" (ngSubmit)="submit()" autocomplete="off">
    <mat-accordion multi>
      <mat-expansion-panel expanded>
        <mat-expansion-panel-header>
          <mat-panel-title>Your plans</mat-panel-title>
          <mat-panel-description>When you start and what you will study</mat-panel-description>
        </mat-expansion-panel-header>
        <div class="two-col" formGroupName="plans">
          <mat-form-field appearance="outline">
            <mat-label>Entry term</mat-label>
            <mat-select formControlName="entryTerm" required>
              @for (t of terms; track t[0]) { <mat-option [value]="t[0]">{{ t[1] }}</mat-option> }
            </mat-select>
            @if (form.get('plans.entryTerm')?.hasError('required')) { <mat-error>Select an entry term</mat-error> }
          </mat-form-field>
          <mat-form-field appearance="outline">
            <mat-label>Academic program</mat-label>
            <input matInput formControlName="program" [matAutocomplete]="autoProgram" placeholder="Start typing to search">
            <mat-autocomplete #autoProgram="matAutocomplete">
              @for (m of programs$ | async; track m) { <mat-option [value]="m">{{ m }}</mat-option> }
            </mat-autocomplete>
            <mat-hint>Not sure? Choose Undecided.</mat-hint>
          </mat-form-field>
        </div>
      </mat-expansion-panel>

      <mat-expansion-panel expanded>
        <mat-expansion-panel-header><mat-panel-title>Personal information</mat-panel-title></mat-expansion-panel-header>
        <div formGroupName="bio">
          <p class="helper">Enter your name exactly as it appears on your official documents.</p>
          <div class="two-col">
            <mat-form-field appearance="outline">
              <mat-label>Legal first name</mat-label>
              <input matInput formControlName="legalFirst" required>
              <mat-error>Legal first name is required</mat-error>
            </mat-form-field>
            <mat-form-field appearance="outline">
              <mat-label>Middle name</mat-label>
              <input matInput formControlName="legalMiddle">
            </mat-form-field>
            <mat-form-field appearance="outline">
              <mat-label>Legal last name</mat-label>
              <input matInput formControlName="legalLast" required>
              <mat-error>Legal last name is required</mat-error>
            </mat-form-field>
            <mat-form-field appearance="outline">
              <mat-label>Suffix</mat-label>
              <mat-select formControlName="suffix">
                <mat-option value="">--</mat-option>
                @for (s of ['Jr.', 'Sr.', 'II', 'III', 'IV', 'V']; track s) { <mat-option [value]="s">{{ s }}</mat-option> }
              </mat-select>
            </mat-form-field>
            <mat-form-field appearance="outline">
              <mat-label>Name you go by</mat-label>
              <input matInput formControlName="goesBy">
              <mat-hint>If different from your legal first name</mat-hint>
            </mat-form-field>
            <mat-form-field appearance="outline">
              <mat-label>Previous last name(s)</mat-label>
              <input matInput formControlName="previousLast">
              <mat-hint>If your transcripts may arrive under another name</mat-hint>
            </mat-form-field>
            <mat-form-field appearance="outline">
              <mat-label>Date of birth</mat-label>
              <input matInput [matDatepicker]="dobPicker" formControlName="dob" required>
              <mat-hint>MM/DD/YYYY</mat-hint>
              <mat-datepicker-toggle matIconSuffix [for]="dobPicker"></mat-datepicker-toggle>
              <mat-datepicker #dobPicker startView="multi-year"></mat-datepicker>
            </mat-form-field>
            <mat-form-field appearance="outline">
              <mat-label>Social Security number</mat-label>
              <input matInput type="password" formControlName="ssn" maxlength="9" autocomplete="off">
              <mat-hint>Optional. Needed only to match your FAFSA.</mat-hint>
            </mat-form-field>
          </div>
          <div class="question">
            <label id="sex-label">Legal sex *</label>
            <mat-radio-group aria-labelledby="sex-label" formControlName="legalSex">
              <mat-radio-button value="F">Female</mat-radio-button>
              <mat-radio-button value="M">Male</mat-radio-button>
              <mat-radio-button value="X">X</mat-radio-button>
            </mat-radio-group>
          </div>
          <mat-form-field appearance="outline">
            <mat-label>Pronouns</mat-label>
            <mat-select formControlName="pronouns">
              <mat-option>Prefer not to say</mat-option>
              <mat-option value="HE">he/him/his</mat-option>
              <mat-option value="SHE">she/her/hers</mat-option>
              <mat-option value="THEY">they/them/theirs</mat-option>
              <mat-option value="OTH">Another set</mat-option>
            </mat-select>
          </mat-form-field>
        </div>
      </mat-expansion-panel>

      <mat-expansion-panel expanded>
        <mat-expansion-panel-header><mat-panel-title>Contact &amp; residency</mat-panel-title></mat-expansion-panel-header>
        <div formGroupName="contact">
          <div class="two-col">
            <mat-form-field appearance="outline">
              <mat-label>Email</mat-label>
              <input matInput type="email" formControlName="email" required>
              <mat-hint>Use an address you will check after graduation.</mat-hint>
            </mat-form-field>
            <mat-form-field appearance="outline">
              <mat-label>Confirm email</mat-label>
              <input matInput type="email" formControlName="emailAgain" required>
              <mat-error>Email addresses must match</mat-error>
            </mat-form-field>
            <mat-form-field appearance="outline">
              <mat-label>Mobile phone</mat-label>
              <mat-icon matIconPrefix>phone_iphone</mat-icon>
              <input matInput type="tel" formControlName="mobile" placeholder="___-___-____" maxlength="14">
            </mat-form-field>
            <div><mat-checkbox formControlName="textOk">RPSU may text me reminders and event invitations. Message and data rates may apply.</mat-checkbox></div>
          </div>
          <h3 class="sub">Permanent home address</h3>
          <mat-form-field appearance="outline" class="full">
            <mat-label>Street address</mat-label>
            <input matInput formControlName="street1" required>
          </mat-form-field>
          <mat-form-field appearance="outline" class="full">
            <mat-label>Apartment, unit, P.O. box</mat-label>
            <input matInput formControlName="street2">
          </mat-form-field>
          <div class="three-col">
            <mat-form-field appearance="outline">
              <mat-label>City</mat-label>
              <input matInput formControlName="city" required>
            </mat-form-field>
            <mat-form-field appearance="outline">
              <mat-label>State</mat-label>
              <mat-select formControlName="stateCode">
                @for (s of states; track s[0]) { <mat-option [value]="s[0]">{{ s[1] }}</mat-option> }
              </mat-select>
            </mat-form-field>
            <mat-form-field appearance="outline">
              <mat-label>ZIP code</mat-label>
              <input matInput formControlName="zip" maxlength="10" required>
            </mat-form-field>
          </div>
          <mat-form-field appearance="outline">
            <mat-label>Country</mat-label>
            <input matInput formControlName="country" [matAutocomplete]="autoCountry">
            <mat-autocomplete requireSelection #autoCountry="matAutocomplete">
              @for (c of countries$ | async; track c) { <mat-option [value]="c">{{ c }}</mat-option> }
            </mat-autocomplete>
          </mat-form-field>
          <p><mat-checkbox formControlName="mailSame">Send my mail to this address</mat-checkbox></p>
          <mat-divider></mat-divider>
          <h3 class="sub">In case of emergency</h3>
          <div class="three-col" formGroupName="emergency">
            <mat-form-field><mat-label>Contact's full name</mat-label><input matInput formControlName="emName"></mat-form-field>
            <mat-form-field><mat-label>Relationship</mat-label><input matInput formControlName="emRelation"></mat-form-field>
            <mat-form-field><mat-label>Daytime phone</mat-label><input matInput type="tel" formControlName="emPhone"></mat-form-field>
          </div>
        </div>
      </mat-expansion-panel>

      <mat-expansion-panel expanded>
        <mat-expansion-panel-header>
          <mat-panel-title>Citizenship &amp; background</mat-panel-title>
          <mat-panel-description>Federal reporting questions are voluntary</mat-panel-description>
        </mat-expansion-panel-header>
        <div formGroupName="background">
          <div class="question">
            <label id="cit-label">What is your citizenship status?</label>
            <mat-radio-group aria-labelledby="cit-label" formControlName="citizenship">
              <mat-radio-button value="USC">U.S. citizen or national</mat-radio-button>
              <mat-radio-button value="LPR">Permanent resident (green card)</mat-radio-button>
              <mat-radio-button value="VISA">Hold or will need a visa</mat-radio-button>
              <mat-radio-button value="OTH">None of these</mat-radio-button>
            </mat-radio-group>
          </div>
          <div class="question">
            <label id="hisp-label">Are you Hispanic or Latino/a/e?</label>
            <mat-radio-group aria-labelledby="hisp-label" formControlName="hispanic">
              <mat-radio-button value="Y">Yes</mat-radio-button>
              <mat-radio-button value="N">No</mat-radio-button>
            </mat-radio-group>
          </div>
          <mat-form-field class="full">
            <mat-label>Race (select one or more)</mat-label>
            <mat-select formControlName="race" multiple>
              <mat-option value="AI">American Indian or Alaska Native</mat-option>
              <mat-option value="AS">Asian</mat-option>
              <mat-option value="BL">Black or African American</mat-option>
              <mat-option value="PI">Native Hawaiian or Other Pacific Islander</mat-option>
              <mat-option value="WH">White</mat-option>
            </mat-select>
          </mat-form-field>
        </div>
      </mat-expansion-panel>

      <mat-expansion-panel expanded>
        <mat-expansion-panel-header><mat-panel-title>Family</mat-panel-title></mat-expansion-panel-header>
        <div formGroupName="family">
          <h3 class="sub">Parent or guardian 1</h3>
          <div class="three-col" formGroupName="pg1">
            <mat-form-field appearance="outline"><mat-label>First name</mat-label><input matInput formControlName="first"></mat-form-field>
            <mat-form-field appearance="outline"><mat-label>Last name</mat-label><input matInput formControlName="last"></mat-form-field>
            <mat-form-field appearance="outline">
              <mat-label>Highest education</mat-label>
              <mat-select formControlName="education">
                @for (e of education; track e[0]) { <mat-option [value]="e[0]">{{ e[1] }}</mat-option> }
              </mat-select>
            </mat-form-field>
          </div>
          <h3 class="sub">Parent or guardian 2</h3>
          <div class="three-col" formGroupName="pg2">
            <mat-form-field appearance="outline"><mat-label>First name</mat-label><input matInput formControlName="first"></mat-form-field>
            <mat-form-field appearance="outline"><mat-label>Last name</mat-label><input matInput formControlName="last"></mat-form-field>
            <mat-form-field appearance="outline">
              <mat-label>Highest education</mat-label>
              <mat-select formControlName="education">
                @for (e of education; track e[0]) { <mat-option [value]="e[0]">{{ e[1] }}</mat-option> }
              </mat-select>
            </mat-form-field>
          </div>
        </div>
      </mat-expansion-panel>

      <mat-expansion-panel expanded>
        <mat-expansion-panel-header><mat-panel-title>High school &amp; testing</mat-panel-title></mat-expansion-panel-header>
        <div formGroupName="school">
          <mat-form-field appearance="outline" class="full">
            <mat-label>High school you attend or graduated from</mat-label>
            <mat-icon matIconPrefix>school</mat-icon>
            <input matInput formControlName="hsName" required>
          </mat-form-field>
          <div class="two-col">
            <mat-form-field appearance="outline">
              <mat-label>School state</mat-label>
              <mat-select formControlName="hsState">
                @for (s of states; track s[0]) { <mat-option [value]="s[0]">{{ s[1] }}</mat-option> }
              </mat-select>
            </mat-form-field>
            <mat-form-field appearance="outline">
              <mat-label>Graduation date (or expected)</mat-label>
              <input matInput [matDatepicker]="gradPicker" formControlName="hsGradDate">
              <mat-datepicker-toggle matIconSuffix [for]="gradPicker"></mat-datepicker-toggle>
              <mat-datepicker #gradPicker></mat-datepicker>
            </mat-form-field>
          </div>
          <div class="three-col">
            <mat-form-field appearance="outline">
              <mat-label>Cumulative GPA, unweighted (4.0 scale)</mat-label>
              <input matInput type="number" step="0.01" min="0" max="4" formControlName="gpa">
            </mat-form-field>
            <mat-form-field appearance="outline"><mat-label>Class rank</mat-label><input matInput type="number" min="1" formControlName="rank"></mat-form-field>
            <mat-form-field appearance="outline"><mat-label>out of</mat-label><input matInput type="number" min="1" formControlName="classSize"><span matTextSuffix>students</span></mat-form-field>
          </div>
          <h3 class="sub">ACT and SAT</h3>
          <p class="helper">RPSU is test optional. Self-report scores you would like us to consider; leave blank otherwise.</p>
          <div class="three-col">
            <mat-form-field><mat-label>ACT Composite</mat-label><input matInput type="number" formControlName="act"><mat-hint>1&ndash;36, from one sitting</mat-hint></mat-form-field>
            <mat-form-field><mat-label>SAT Reading &amp; Writing</mat-label><input matInput type="number" formControlName="satRw"></mat-form-field>
            <mat-form-field><mat-label>SAT Math</mat-label><input matInput type="number" formControlName="satM"></mat-form-field>
          </div>
        </div>
        <h3 class="sub">Advanced Placement exams</h3>
        <p class="helper">A score of 3 or better may earn credit at RPSU. Add each exam you have taken.</p>
        <div formArrayName="apExams">
          @for (row of apExams.controls; track row; let i = $index) {
            <div class="exam-row" [formGroupName]="i">
              <mat-form-field class="grow">
                <mat-label>Exam</mat-label>
                <mat-select formControlName="subject">
                  @for (s of apSubjects; track s) { <mat-option [value]="s">{{ s }}</mat-option> }
                </mat-select>
              </mat-form-field>
              <mat-form-field>
                <mat-label>Score</mat-label>
                <mat-select formControlName="score">
                  @for (n of [5, 4, 3, 2, 1]; track n) { <mat-option [value]="n">{{ n }}</mat-option> }
                </mat-select>
              </mat-form-field>
              <button matIconButton type="button" (click)="apExams.removeAt(i)" aria-label="Remove exam"><mat-icon>delete</mat-icon></button>
            </div>
          }
        </div>
        <button matButton="outlined" type="button" id="add-exam" (click)="addExam()"><mat-icon>add</mat-icon> Add exam</button>
      </mat-expansion-panel>

      <mat-expansion-panel expanded>
        <mat-expansion-panel-header>
          <mat-panel-title>Involvement</mat-panel-title>
          <mat-panel-description>Clubs, jobs, sports, service</mat-panel-description>
        </mat-expansion-panel-header>
        <p class="helper">Tell us how you spend your time outside the classroom, beginning with what matters most to you. You can list up to eight.</p>
        <div formArrayName="involvement">
          @for (entry of involvement.controls; track entry; let i = $index) {
            <mat-card appearance="outlined" class="activity-card" [formGroupName]="i">
              <mat-card-header>
                <mat-card-title>Activity {{ i + 1 }}</mat-card-title>
              </mat-card-header>
              <mat-card-content>
                <div class="two-col">
                  <mat-form-field>
                    <mat-label>Category</mat-label>
                    <mat-select formControlName="category">
                      @for (c of categories; track c[0]) { <mat-option [value]="c[0]">{{ c[1] }}</mat-option> }
                    </mat-select>
                  </mat-form-field>
                  <mat-form-field>
                    <mat-label>Name of organization</mat-label>
                    <input matInput formControlName="organization">
                  </mat-form-field>
                  <mat-form-field>
                    <mat-label>Your role or office</mat-label>
                    <input matInput formControlName="role">
                  </mat-form-field>
                  <mat-form-field>
                    <mat-label>Grades you took part</mat-label>
                    <mat-select formControlName="grades" multiple>
                      <mat-option [value]="9">9th</mat-option>
                      <mat-option [value]="10">10th</mat-option>
                      <mat-option [value]="11">11th</mat-option>
                      <mat-option [value]="12">12th</mat-option>
                    </mat-select>
                  </mat-form-field>
                  <mat-form-field>
                    <mat-label>Hours per week</mat-label>
                    <input matInput type="number" min="0" max="168" formControlName="hours">
                  </mat-form-field>
                  <mat-form-field>
                    <mat-label>Weeks per year</mat-label>
                    <input matInput type="number" min="0" max="52" formControlName="weeks">
                  </mat-form-field>
                </div>
                <mat-form-field class="full">
                  <mat-label>What did you do?</mat-label>
                  <textarea matInput rows="3" maxlength="250" formControlName="details" #details></textarea>
                  <mat-hint align="end">{{ details.value.length }}/250</mat-hint>
                </mat-form-field>
              </mat-card-content>
              @if (involvement.length > 1) {
                <mat-card-actions align="end"><button matButton type="button" (click)="involvement.removeAt(i)">Remove</button></mat-card-actions>
              }
            </mat-card>
          }
        </div>
        <button matButton="outlined" type="button" id="add-activity" (click)="addInvolvement()"><mat-icon>add</mat-icon> Add another activity</button>

        <h3 class="sub">Honors and recognitions</h3>
        <div formArrayName="honors">
          @for (h of honors.controls; track h; let i = $index) {
            <div class="exam-row" [formGroupName]="i">
              <mat-form-field class="grow"><mat-label>Honor {{ i + 1 }}</mat-label><input matInput formControlName="name"></mat-form-field>
              <mat-form-field>
                <mat-label>Grade received</mat-label>
                <select matNativeControl formControlName="grade">
                  <option value=""></option>
                  <option value="9">9th grade</option>
                  <option value="10">10th grade</option>
                  <option value="11">11th grade</option>
                  <option value="12">12th grade</option>
                </select>
              </mat-form-field>
            </div>
          }
        </div>
      </mat-expansion-panel>

      <mat-expansion-panel expanded>
        <mat-expansion-panel-header><mat-panel-title>Finish up</mat-panel-title></mat-expansion-panel-header>
        <div formGroupName="finish">
          <mat-form-field class="full">
            <mat-label>How did you first learn about RPSU?</mat-label>
            <mat-select formControlName="hearAbout">
              @for (h of ['College fair', 'High school counselor', 'Friend or relative', 'Mailing', 'Social media', 'Web search', 'Athletics']; track h) { <mat-option [value]="h">{{ h }}</mat-option> }
            </mat-select>
          </mat-form-field>
          <p><mat-checkbox formControlName="certify" required>I certify that the information in this application is complete and accurate, and I understand that false statements may lead to cancellation of admission.</mat-checkbox></p>
          <mat-form-field>
            <mat-label>Electronic signature</mat-label>
            <input matInput formControlName="signature" required>
            <mat-hint>Type your full legal name</mat-hint>
          </mat-form-field>
        </div>
      </mat-expansion-panel>
    </mat-accordion>
    <div class="actions">
      <button matButton type="button">Save for later</button>
      <button matButton="filled" type="submit">Submit application</button>
    </div>
  </form>
</main>`,
})
class ApplicationComponent {
	private fb = inject(FormBuilder);
	readonly sent = signal(false);
	readonly states = STATES;
	readonly categories = CATEGORIES;
	readonly education = EDUCATION;
	readonly apSubjects = AP_SUBJECTS;
	readonly terms = [
		["202710", "Spring 2027"],
		["202750", "Summer 2027"],
		["202780", "Fall 2027"],
		["202810", "Spring 2028"],
		["202880", "Fall 2028"],
	];
	readonly form: FormGroup = this.fb.group({
		plans: this.fb.group({ entryTerm: ["", Validators.required], program: [""] }),
		bio: this.fb.group({
			legalFirst: ["", Validators.required],
			legalMiddle: [""],
			legalLast: ["", Validators.required],
			suffix: [""],
			goesBy: [""],
			previousLast: [""],
			dob: [null as Date | null, Validators.required],
			ssn: [""],
			legalSex: ["", Validators.required],
			pronouns: [""],
		}),
		contact: this.fb.group({
			email: ["", [Validators.required, Validators.email]],
			emailAgain: ["", Validators.required],
			mobile: [""],
			textOk: [false],
			street1: ["", Validators.required],
			street2: [""],
			city: ["", Validators.required],
			stateCode: [""],
			zip: ["", Validators.required],
			country: [""],
			mailSame: [false],
			emergency: this.fb.group({ emName: [""], emRelation: [""], emPhone: [""] }),
		}),
		background: this.fb.group({ citizenship: [""], hispanic: [""], race: [[] as string[]] }),
		family: this.fb.group({
			pg1: this.fb.group({ first: [""], last: [""], education: [""] }),
			pg2: this.fb.group({ first: [""], last: [""], education: [""] }),
		}),
		school: this.fb.group({
			hsName: ["", Validators.required],
			hsState: [""],
			hsGradDate: [null as Date | null],
			gpa: [null],
			rank: [null],
			classSize: [null],
			act: [null],
			satRw: [null],
			satM: [null],
		}),
		apExams: this.fb.array([]),
		involvement: this.fb.array([this.newInvolvement()]),
		honors: this.fb.array([this.newHonor(), this.newHonor(), this.newHonor()]),
		finish: this.fb.group({ hearAbout: [""], certify: [false, Validators.requiredTrue], signature: ["", Validators.required] }),
	});
	readonly programs$ = this.form.get("plans.program")!.valueChanges.pipe(
		startWith(""),
		map((q) => MAJORS.filter((m) => m.toLowerCase().includes(String(q ?? "").toLowerCase()))),
	);
	readonly countries$ = this.form.get("contact.country")!.valueChanges.pipe(
		startWith(""),
		map((q) => COUNTRIES.filter((c) => c.toLowerCase().includes(String(q ?? "").toLowerCase()))),
	);

	constructor() {
		current = this;
	}
	get apExams() {
		return this.form.get("apExams") as FormArray;
	}
	get involvement() {
		return this.form.get("involvement") as FormArray;
	}
	get honors() {
		return this.form.get("honors") as FormArray;
	}
	newInvolvement() {
		return this.fb.group({
			category: [""],
			organization: [""],
			role: [""],
			grades: [[] as number[]],
			hours: [null],
			weeks: [null],
			details: [""],
		});
	}
	newHonor() {
		return this.fb.group({ name: [""], grade: [""] });
	}
	addInvolvement() {
		if (this.involvement.length < 8) this.involvement.push(this.newInvolvement());
	}
	addExam() {
		this.apExams.push(this.fb.group({ subject: [""], score: [null] }));
	}
	submit() {
		this.sent.set(true);
	}
}
let current: ApplicationComponent;

const LISTS: Record<string, { count: number; row: string; fields: string[] }> = {
	apExams: { count: 3, row: ".exam-row", fields: ["subject", "score"] },
	involvement: {
		count: 3,
		row: "mat-card",
		fields: ["category", "organization", "role", "grades", "hours", "weeks", "details"],
	},
	honors: { count: 3, row: ".exam-row", fields: ["name", "grade"] },
};
const plain = (value: unknown): unknown =>
	value instanceof Date
		? `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}`
		: (value ?? null);

function flat(value: Record<string, unknown>, prefix: string, out: Record<string, unknown>) {
	for (const [name, each] of Object.entries(value)) {
		if (LISTS[name]) continue;
		const nested = each !== null && typeof each === "object" && !Array.isArray(each) && !(each instanceof Date);
		if (nested) flat(each as Record<string, unknown>, name.startsWith("pg") ? `${name}.` : "", out);
		else out[prefix + name] = plain(each);
	}
}
function read(host: Element | null | undefined): unknown {
	if (!host) return "";
	const words = (element: Element | null | undefined) => (element?.textContent ?? "").trim();
	if (host.matches("mat-select")) {
		const text = words(host.querySelector(".mat-mdc-select-value-text"));
		return host.classList.contains("mat-mdc-select-multiple") ? (text ? text.split(", ") : []) : text;
	}
	if (host.matches("mat-radio-group")) return words(host.querySelector(".mat-mdc-radio-checked .mdc-label"));
	if (host.matches("mat-checkbox")) return host.querySelector("input")!.checked;
	if (host instanceof HTMLSelectElement) return words(host.selectedOptions[0]);
	return (host as HTMLInputElement).value;
}

Object.assign(window, {
	formState() {
		const out: Record<string, unknown> = { submitted: current.sent() };
		flat(current.form.value, "", out);
		for (const [list, { count, fields }] of Object.entries(LISTS))
			for (let row = 0; row < count; row++)
				for (const field of fields)
					out[`${list}.${row}.${field}`] = plain(current.form.value[list][row]?.[field] ?? (field === "grades" ? [] : ""));
		return out;
	},
	formShown() {
		const out: Record<string, unknown> = {};
		const keys: Record<string, unknown> = {};
		flat(current.form.value, "", keys);
		for (const key of Object.keys(keys)) {
			const [group, name] = key.includes(".") ? key.split(".") : ["", key];
			out[key] = read(document.querySelector(`${group ? `[formgroupname="${group}"] ` : ""}[formcontrolname="${name}"]`));
		}
		for (const [list, { count, row, fields }] of Object.entries(LISTS)) {
			const rows = document.querySelectorAll(`[formarrayname="${list}"] ${row}`);
			for (let i = 0; i < count; i++)
				for (const field of fields) {
					const host = rows[i]?.querySelector(`[formcontrolname="${field}"]`);
					out[`${list}.${i}.${field}`] = host ? read(host) : field === "grades" ? [] : "";
				}
		}
		return out;
	},
});

document.getElementById("root")!.append(document.createElement("rpsu-root"));
bootstrapApplication(ApplicationComponent, { providers: [provideZonelessChangeDetection()] }).catch((error) => console.error(error));
