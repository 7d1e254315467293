import "@angular/compiler";
import "../../node_modules/@angular/material/prebuilt-themes/azure-blue.css";
import { ChangeDetectorRef, Component, Directive, ElementRef, inject } from "@angular/core";
import { FormArray, FormControl, FormGroup, NgControl, ReactiveFormsModule } from "@angular/forms";
import { MatAutocompleteModule, type MatAutocompleteSelectedEvent } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { MatChipsModule } from "@angular/material/chips";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatDividerModule } from "@angular/material/divider";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatIconModule } from "@angular/material/icon";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatToolbarModule } from "@angular/material/toolbar";
import { bootstrapApplication } from "@angular/platform-browser";
import IMask from "imask";
import { COUNTRIES, STATES } from "../../lists";

const text = () => new FormControl("", { nonNullable: true });
const num = () => new FormControl<number | null>(null);
const date = () => new FormControl<Date | null>(null);
const flag = () => new FormControl(false, { nonNullable: true });
const many = () => new FormControl<string[]>([], { nonNullable: true });

/** North American number, written (000) 000-0000 while typing. */
@Directive({ selector: "[phoneMask]" })
class PhoneMask {
	private control = inject(NgControl);
	private host = inject(ElementRef<HTMLInputElement>);
	ngAfterViewInit() {
		const mask = IMask(this.host.nativeElement, { mask: "(000) 000-0000" });
		mask.on("accept", () => this.control.control?.setValue(mask.value, { emitModelToViewChange: false }));
	}
}

const AREAS = [
	"Africana Studies", "Anthropology", "Architecture", "Art History", "Astronomy", "Biological Sciences", "Chemistry", "Classical Studies",
	"Computer Science", "Economics", "Engineering (Dual Degree)", "English", "Environmental Studies", "French", "Geosciences", "History",
	"Mathematics", "Music", "Neuroscience", "Philosophy", "Physics", "Political Science", "Psychology", "Sociology", "Spanish",
	"Theatre Studies", "Women's and Gender Studies", "Undecided",
];
const TYPES = [
	"Academic", "Art", "Athletics: Club", "Athletics: JV/Varsity", "Career-Oriented", "Community Service (Volunteer)", "Computer/Technology",
	"Cultural", "Dance", "Debate/Speech", "Environmental", "Family Responsibilities", "Foreign Exchange", "Internship", "Journalism/Publication",
	"Junior R.O.T.C.", "LGBT", "Music: Instrumental", "Music: Vocal", "Religious", "Research", "Robotics", "School Spirit", "Science/Math",
	"Student Govt./Politics", "Theater/Drama", "Work (Paid)", "Other Club/Activity",
];
const SCHOOLING = [
	"None", "Some grade/primary school", "Completed grade/primary school", "Some high school/secondary school",
	"Graduated from high school/secondary school (or equivalent)", "Some trade school or community college",
	"Graduated from trade school or community college", "Some college/university", "Graduated from college/university",
	"Graduate school",
];
const RACE = [
	"American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White",
];

const language = () => new FormGroup({ language: text(), proficiency: many() });
const sibling = () => new FormGroup({ name: text(), age: text(), college: text() });
const exam = () => new FormGroup({ examDate: text(), subject: text(), score: text() });
const honor = () => new FormGroup({ honor: text(), level: text() });
const activity = () =>
	new FormGroup({ kind: text(), position: text(), details: text(), grades: many(), hours: num(), weeks: num(), inCollege: flag() });

@Component({
	selector: "#root",
	imports: [
		ReactiveFormsModule, MatAutocompleteModule, MatButtonModule, MatCardModule, MatCheckboxModule, MatChipsModule, MatDatepickerModule,
		MatDividerModule, MatFormFieldModule, MatIconModule, MatInputModule, MatRadioModule, MatSelectModule, MatToolbarModule, PhoneMask,
	],
	styles: [
		`
		main { max-width: 1040px; margin: 0 auto; padding: 16px; font-family: Georgia, serif; }
		.line { display: flex; flex-wrap: wrap; gap: 12px; align-items: baseline; }
		.line mat-form-field { flex: 1 1 180px; }
		.wide { width: 100%; }
		mat-card { margin-bottom: 20px; padding: 12px 20px; }
		h2 { font-size: 20px; letter-spacing: 1px; text-transform: uppercase; }
		table { width: 100%; border-spacing: 6px 0; } td mat-form-field { width: 100%; } th { text-align: left; font-size: 13px; font-weight: 600; }
		.parents { display: grid; grid-template-columns: 1fr 1fr; gap: 24px; } .parents mat-form-field { width: 100%; }
		.q { margin: 12px 0 2px; } .fine { color: #555; font-size: 13px; }
		mat-radio-group.down { display: flex; flex-direction: column; }
		`,
	],
	template: `
<mat-toolbar color="primary">Marlowe Hall College</mat-toolbar>
<main [formGroup]="form">
	<h1>Application for First-Year Admission</h1>
	<p class="fine">Marlowe Hall is a selective liberal arts college for women. Enter your name exactly as it appears on official documents.</p>

	<mat-card>
		<h2>Future Plans</h2>
		<p class="q" id="plan-q">I am applying under the following decision plan:</p>
		<mat-radio-group class="down" formControlName="plan" aria-labelledby="plan-q">
			<mat-radio-button value="ED1">Early Decision I (November 15)</mat-radio-button>
			<mat-radio-button value="ED2">Early Decision II (January 1)</mat-radio-button>
			<mat-radio-button value="RD">Regular Decision (January 15)</mat-radio-button>
		</mat-radio-group>
		<div class="line">
			<mat-form-field>
				<mat-label>Entry Term</mat-label>
				<mat-select formControlName="entryTerm">
					<mat-option value="FA26">Fall 2026</mat-option>
					<mat-option value="SP27">Spring 2027</mat-option>
					<mat-option value="FA27">Fall 2027</mat-option>
					<mat-option value="SP28">Spring 2028</mat-option>
					<mat-option value="FA28">Fall 2028</mat-option>
				</mat-select>
			</mat-form-field>
			<mat-form-field>
				<mat-label>Career Interest</mat-label>
				<input matInput formControlName="career">
			</mat-form-field>
		</div>
		<mat-form-field class="wide">
			<mat-label>Academic Interests</mat-label>
			<mat-chip-grid #areas aria-label="Academic Interests" id="academic-interests">
				@for (area of form.controls.areas.value; track area) {
					<mat-chip-row (removed)="removeArea(area)">{{ area }}<button matChipRemove [attr.aria-label]="'remove ' + area">&times;</button></mat-chip-row>
				}
			</mat-chip-grid>
			<input #areaInput placeholder="Choose up to three" [matChipInputFor]="areas" [matAutocomplete]="areaList" [formControl]="areaQuery">
			<mat-autocomplete #areaList="matAutocomplete" (optionSelected)="addArea($event, areaInput)">
				@for (area of areaChoices(); track area) { <mat-option [value]="area">{{ area }}</mat-option> }
			</mat-autocomplete>
		</mat-form-field>
		<div class="line">
			<span id="aid-q">Do you intend to apply for need-based financial aid?</span>
			<mat-radio-group formControlName="needAid" aria-labelledby="aid-q">
				<mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button>
			</mat-radio-group>
		</div>
		<mat-checkbox formControlName="feeWaiver">I am requesting a waiver of the $60 application fee</mat-checkbox>
	</mat-card>

	<mat-card>
		<h2>Applicant</h2>
		<h3>Legal Name</h3>
		<div class="line">
			<mat-form-field><mat-label>Last/Family/Sur</mat-label><input matInput formControlName="last"></mat-form-field>
			<mat-form-field><mat-label>First/Given</mat-label><input matInput formControlName="first"></mat-form-field>
			<mat-form-field><mat-label>Middle (complete)</mat-label><input matInput formControlName="middle"></mat-form-field>
			<mat-form-field style="flex: 0 0 110px"><mat-label>Jr., etc.</mat-label><input matInput formControlName="suffix"></mat-form-field>
		</div>
		<div class="line">
			<mat-form-field>
				<mat-label>Preferred name</mat-label><input matInput formControlName="preferred">
				<mat-hint>if not first name (only one)</mat-hint>
			</mat-form-field>
			<mat-form-field><mat-label>Former last name(s)</mat-label><input matInput formControlName="formerLast"></mat-form-field>
			<mat-form-field>
				<mat-label>Birth Date</mat-label>
				<input matInput [matDatepicker]="birth" formControlName="birthDate">
				<mat-hint>mm/dd/yyyy</mat-hint>
				<mat-datepicker-toggle matIconSuffix [for]="birth"></mat-datepicker-toggle><mat-datepicker #birth></mat-datepicker>
			</mat-form-field>
		</div>
		<div class="line">
			<label id="sex-label">Sex</label>
			<mat-radio-group formControlName="sex" aria-labelledby="sex-label">
				<mat-radio-button value="F">Female</mat-radio-button><mat-radio-button value="M">Male</mat-radio-button>
			</mat-radio-group>
			<mat-form-field>
				<mat-label>Pronouns</mat-label>
				<mat-select formControlName="pronouns">
					<mat-option value="">&nbsp;</mat-option>
					<mat-option value="she">she/her/hers</mat-option><mat-option value="he">he/him/his</mat-option>
					<mat-option value="they">they/them/theirs</mat-option><mat-option value="other">another set</mat-option>
				</mat-select>
			</mat-form-field>
			<mat-form-field><mat-label>US Social Security Number, if any</mat-label><input matInput formControlName="ssn" autocomplete="off"></mat-form-field>
		</div>
		<div class="line">
			<mat-form-field><mat-label>E-mail Address</mat-label><input matInput type="email" formControlName="email"></mat-form-field>
			<mat-form-field><mat-label>Preferred Telephone</mat-label><input matInput type="tel" phoneMask formControlName="phone"><mat-hint>Area code and number</mat-hint></mat-form-field>
			<mat-form-field><mat-label>Alternate Telephone</mat-label><input matInput type="tel" phoneMask formControlName="altPhone"></mat-form-field>
		</div>
		<mat-divider></mat-divider>
		<h3>Permanent home address</h3>
		<div class="line">
			<mat-form-field style="flex-grow: 3"><mat-label>Number &amp; Street</mat-label><input matInput formControlName="street"></mat-form-field>
			<mat-form-field><mat-label>Apartment #</mat-label><input matInput formControlName="apartment"></mat-form-field>
		</div>
		<div class="line">
			<mat-form-field><mat-label>City/Town</mat-label><input matInput formControlName="city"></mat-form-field>
			<mat-form-field><mat-label>County or Parish</mat-label><input matInput formControlName="county"></mat-form-field>
			<mat-form-field>
				<mat-label>State/Province</mat-label>
				<mat-select formControlName="state">@for (s of states; track s[0]) { <mat-option [value]="s[0]">{{ s[1] }}</mat-option> }</mat-select>
			</mat-form-field>
			<mat-form-field>
				<mat-label>Country</mat-label>
				<mat-select formControlName="country">@for (c of countries; track c) { <mat-option [value]="c">{{ c }}</mat-option> }</mat-select>
			</mat-form-field>
			<mat-form-field><mat-label>ZIP/Postal Code</mat-label><input matInput formControlName="zip"></mat-form-field>
		</div>
		<p class="fine">If different from above, please give your current mailing address for all admission correspondence.</p>
		<div class="line">
			<mat-form-field style="flex-grow: 2"><mat-label>Current mailing address</mat-label><input matInput formControlName="mailStreet"></mat-form-field>
			<mat-form-field><mat-label>City/Town</mat-label><input matInput formControlName="mailCity"></mat-form-field>
		</div>
	</mat-card>

	<mat-card>
		<h2>Demographics</h2>
		<mat-form-field class="wide">
			<mat-label>Citizenship Status</mat-label>
			<mat-select formControlName="citizenship">
				<mat-option value="US">US citizen</mat-option>
				<mat-option value="DUAL">Dual US citizen</mat-option>
				<mat-option value="PR">US permanent resident (green card holder)</mat-option>
				<mat-option value="OTHER">Other citizenship (non-US)</mat-option>
			</mat-select>
		</mat-form-field>
		<p class="q">Birthplace</p>
		<div class="line">
			<mat-form-field><mat-label>City/Town</mat-label><input matInput formControlName="birthCity"></mat-form-field>
			<mat-form-field><mat-label>State/Province</mat-label><input matInput formControlName="birthState"></mat-form-field>
			<mat-form-field>
				<mat-label>Country</mat-label>
				<input matInput formControlName="birthCountry" [matAutocomplete]="birthCountries">
				<mat-autocomplete #birthCountries="matAutocomplete">
					@for (c of countriesLike(form.controls.birthCountry.value); track c) { <mat-option [value]="c">{{ c }}</mat-option> }
				</mat-autocomplete>
			</mat-form-field>
			<mat-form-field><mat-label>Years lived in the US</mat-label><input matInput type="number" formControlName="yearsInUs"></mat-form-field>
		</div>
		<p class="q"><b>Language Proficiency</b> (Check all that apply.)</p>
		<table formArrayName="languages">
			<thead><tr><th>Language</th><th>Speak, Read, Write, First Language, Spoken at Home</th></tr></thead>
			<tbody>
				@for (row of form.controls.languages.controls; track row; let i = $index) {
					<tr class="row" [formGroupName]="i">
						<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="language"></mat-form-field></td>
						<td><mat-form-field subscriptSizing="dynamic">
							<mat-select formControlName="proficiency" multiple>
								<mat-option value="S">Speak</mat-option><mat-option value="R">Read</mat-option><mat-option value="W">Write</mat-option>
								<mat-option value="F">First Language</mat-option><mat-option value="H">Spoken at Home</mat-option>
							</mat-select>
						</mat-form-field></td>
					</tr>
				}
			</tbody>
		</table>
		<p class="fine">Items below are optional. No information you provide will be used in a discriminatory manner.</p>
		<p class="q" id="hl">1. Are you Hispanic/Latino?</p>
		<mat-radio-group formControlName="hispanic" aria-labelledby="hl">
			<mat-radio-button value="yes">Yes, Hispanic or Latino (including Spain)</mat-radio-button>
			<mat-radio-button value="no">No</mat-radio-button>
		</mat-radio-group>
		<p class="q">2. Regardless of your answer to the prior question, please indicate how you identify yourself. (Check one or more.)</p>
		<div formGroupName="race" id="race">
			@for (r of races; track r) { <div><mat-checkbox [formControlName]="r">{{ r }}</mat-checkbox></div> }
		</div>
	</mat-card>

	<mat-card>
		<h2>Family</h2>
		<p class="fine">Please list both parents below, even if one or more is deceased or no longer has legal responsibilities toward you. Many colleges collect this information for demographic purposes even if you are an adult or an emancipated minor.</p>
		<div class="line">
			<mat-form-field>
				<mat-label>Parents' marital status (relative to each other)</mat-label>
				<mat-select formControlName="marital">
					@for (m of ['Never Married', 'Married', 'Civil Union/Domestic Partners', 'Widowed', 'Separated', 'Divorced']; track m) { <mat-option [value]="m">{{ m }}</mat-option> }
				</mat-select>
			</mat-form-field>
			<mat-form-field>
				<mat-label>With whom do you make your permanent home?</mat-label>
				<mat-select formControlName="liveWith">
					@for (m of ['Parent 1', 'Parent 2', 'Both', 'Legal Guardian', 'Ward of the Court/State', 'Other']; track m) { <mat-option [value]="m">{{ m }}</mat-option> }
				</mat-select>
			</mat-form-field>
		</div>
		<div class="parents">
			@for (n of [1, 2]; track n) {
				<section [formGroupName]="n === 1 ? 'parent1' : 'parent2'" [id]="'parent' + n">
					<h3>Parent {{ n }}</h3>
					<div class="line">
						<span [id]="'living' + n">Is Parent {{ n }} living?</span>
						<mat-radio-group formControlName="living" [attr.aria-labelledby]="'living' + n">
							<mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button>
						</mat-radio-group>
					</div>
					<mat-form-field><mat-label>First/Given</mat-label><input matInput formControlName="given"></mat-form-field>
					<mat-form-field><mat-label>Middle</mat-label><input matInput formControlName="mid"></mat-form-field>
					<mat-form-field><mat-label>Last/Family/Sur</mat-label><input matInput formControlName="family"></mat-form-field>
					<mat-form-field><mat-label>Former last name(s)</mat-label><input matInput formControlName="former"></mat-form-field>
					<mat-form-field><mat-label>Home address if different from yours</mat-label><textarea matInput rows="2" formControlName="address"></textarea></mat-form-field>
					<mat-form-field><mat-label>Occupation</mat-label><input matInput formControlName="occupation"><mat-hint>Former occupation, if retired or deceased</mat-hint></mat-form-field>
					<mat-form-field><mat-label>Name of Employer</mat-label><input matInput formControlName="employer"></mat-form-field>
					<mat-form-field>
						<mat-label>Highest level of education completed</mat-label>
						<mat-select formControlName="schooling">@for (e of schooling; track e) { <mat-option [value]="e">{{ e }}</mat-option> }</mat-select>
					</mat-form-field>
				</section>
			}
		</div>
		<p class="q" id="fg">Will you be in the first generation of your immediate family to attend college?</p>
		<mat-radio-group formControlName="firstGen" aria-labelledby="fg">
			<mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button>
		</mat-radio-group>
		<h3>Siblings</h3>
		<p class="fine">Please give names and ages of your brothers or sisters. If they have attended or are currently attending college, give the name of the institution.</p>
		<table formArrayName="siblings">
			<tr><th>Name</th><th>Age</th><th>College Attended</th></tr>
			@for (row of form.controls.siblings.controls; track row; let i = $index) {
				<tr class="row" [formGroupName]="i">
					<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="name"></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="age"></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="college"></mat-form-field></td>
				</tr>
			}
		</table>
		<button mat-stroked-button type="button" (click)="addSibling()">Add a sibling</button>
		<p class="q" id="alum">Have any of your relatives attended Marlowe Hall College?</p>
		<mat-radio-group formControlName="legacy" aria-labelledby="alum">
			<mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button>
		</mat-radio-group>
	</mat-card>

	<mat-card>
		<h2>Education</h2>
		<h3>Secondary Schools</h3>
		<div class="line">
			<mat-form-field style="flex-grow: 3"><mat-label>Most recent secondary school attended</mat-label><input matInput formControlName="school"></mat-form-field>
			<mat-form-field><mat-label>CEEB/ACT Code</mat-label><input matInput formControlName="ceeb" maxlength="6"></mat-form-field>
		</div>
		<div class="line">
			<mat-form-field>
				<mat-label>Entry Date</mat-label><input matInput [matDatepicker]="entryPick" formControlName="schoolEntry">
				<mat-datepicker-toggle matIconSuffix [for]="entryPick"></mat-datepicker-toggle><mat-datepicker #entryPick></mat-datepicker>
			</mat-form-field>
			<mat-form-field>
				<mat-label>Graduation Date</mat-label><input matInput [matDatepicker]="gradPick" formControlName="schoolGrad">
				<mat-datepicker-toggle matIconSuffix [for]="gradPick"></mat-datepicker-toggle><mat-datepicker #gradPick></mat-datepicker>
			</mat-form-field>
			<mat-form-field>
				<mat-label>School Type</mat-label>
				<mat-select formControlName="schoolType">
					@for (t of ['Public', 'Charter', 'Independent', 'Religious', 'Home School']; track t) { <mat-option [value]="t">{{ t }}</mat-option> }
				</mat-select>
			</mat-form-field>
		</div>
		<div class="line">
			<mat-form-field style="flex-grow: 2"><mat-label>School address (Number &amp; Street)</mat-label><input matInput formControlName="schoolStreet"></mat-form-field>
			<mat-form-field><mat-label>City/Town</mat-label><input matInput formControlName="schoolCity"></mat-form-field>
			<mat-form-field>
				<mat-label>State/Province</mat-label>
				<select matNativeControl formControlName="schoolState"><option value=""></option>@for (s of states; track s[0]) { <option [value]="s[0]">{{ s[0] }}</option> }</select>
			</mat-form-field>
		</div>
		<div class="line">
			<mat-form-field><mat-label>Counselor's Name</mat-label><input matInput formControlName="counselor"></mat-form-field>
			<mat-form-field><mat-label>Counselor's E-mail</mat-label><input matInput formControlName="counselorEmail"></mat-form-field>
		</div>
		<h3>Colleges &amp; Universities</h3>
		<p class="fine">Report all college attendance beginning with most recent.</p>
		<div class="line">
			<mat-form-field><mat-label>College/University Name</mat-label><input matInput formControlName="collegeName"></mat-form-field>
			<mat-form-field><mat-label>Dates Attended</mat-label><input matInput formControlName="collegeDates"></mat-form-field>
		</div>
		<h3>Academics</h3>
		<div class="line">
			<mat-form-field><mat-label>Class Rank</mat-label><input matInput type="number" formControlName="rank"></mat-form-field>
			<mat-form-field><mat-label>Class Size</mat-label><input matInput type="number" formControlName="classSize"></mat-form-field>
			<mat-form-field><mat-label>Unweighted GPA</mat-label><input matInput formControlName="gpa"></mat-form-field>
			<mat-form-field><mat-label>Weighted GPA</mat-label><input matInput formControlName="weightedGpa"></mat-form-field>
		</div>
		<h3>Tests</h3>
		<p class="fine">Be sure to note the tests required for each institution to which you are applying. The official scores from the appropriate testing agencies must be submitted as soon as possible.</p>
		<table>
			<tr><th></th><th>Score</th><th>Date taken</th></tr>
			<tr><th>ACT Composite</th>
				<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="act" aria-label="ACT Composite"></mat-form-field></td>
				<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="actDate" aria-label="ACT Composite date" [matDatepicker]="d1"><mat-datepicker #d1></mat-datepicker></mat-form-field></td></tr>
			<tr><th>SAT Evidence-Based Reading and Writing</th>
				<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="satRw" aria-label="SAT Evidence-Based Reading and Writing"></mat-form-field></td>
				<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="satRwDate" aria-label="SAT Evidence-Based Reading and Writing date" [matDatepicker]="d2"><mat-datepicker #d2></mat-datepicker></mat-form-field></td></tr>
			<tr><th>SAT Math</th>
				<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="satMath" aria-label="SAT Math"></mat-form-field></td>
				<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="satMathDate" aria-label="SAT Math date" [matDatepicker]="d3"><mat-datepicker #d3></mat-datepicker></mat-form-field></td></tr>
		</table>
		<p class="q"><b>AP/IB</b></p>
		<table formArrayName="exams">
			<tr><th>Date taken (mm/yyyy)</th><th>Subject</th><th>Score</th></tr>
			@for (row of form.controls.exams.controls; track row; let i = $index) {
				<tr class="row" [formGroupName]="i">
					<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="examDate" maxlength="7"></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="subject"></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic"><mat-select formControlName="score">@for (s of ['1','2','3','4','5','6','7']; track s) { <mat-option [value]="s">{{ s }}</mat-option> }</mat-select></mat-form-field></td>
				</tr>
			}
		</table>
	</mat-card>

	<mat-card>
		<h2>Honors</h2>
		<p class="fine">Briefly list any academic distinctions or honors you have received since the ninth grade or international equivalent.</p>
		<table formArrayName="honors">
			<tr><th>Honor</th><th>Grade level</th></tr>
			@for (row of form.controls.honors.controls; track row; let i = $index) {
				<tr class="row" [formGroupName]="i">
					<td style="width: 50%"><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="honor"></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic"><mat-select formControlName="level">@for (g of ['9', '10', '11', '12', 'PG']; track g) { <mat-option [value]="g">{{ g }}</mat-option> }</mat-select></mat-form-field></td>
				</tr>
			}
		</table>
	</mat-card>

	<mat-card>
		<h2>Extracurricular Activities &amp; Work Experience</h2>
		<p class="fine">Please list your principal extracurricular, volunteer, and work activities in their order of importance to you. To allow us to focus on the highlights of your activities, please complete this section even if you plan to attach a résumé.</p>
		<div formArrayName="activities">
			@for (row of form.controls.activities.controls; track row; let i = $index) {
				<fieldset class="row" [formGroupName]="i">
					<legend>Activity {{ i + 1 }}</legend>
					<div class="line">
						<mat-form-field><mat-label>Activity type</mat-label><mat-select formControlName="kind">@for (t of types; track t) { <mat-option [value]="t">{{ t }}</mat-option> }</mat-select></mat-form-field>
						<mat-form-field style="flex-grow: 3">
							<mat-label>Position/Leadership description and organization name, if applicable</mat-label>
							<input matInput formControlName="position" maxlength="70">
						</mat-form-field>
					</div>
					<mat-form-field class="wide">
						<mat-label>Please describe this activity, including what you accomplished and any recognition you received, etc.</mat-label>
						<textarea matInput formControlName="details" rows="2" maxlength="150"></textarea><mat-hint>Maximum characters: 150</mat-hint>
					</mat-form-field>
					<div class="line">
						<mat-form-field><mat-label>Participation grade levels</mat-label><mat-select formControlName="grades" multiple>@for (g of ['9', '10', '11', '12', 'Post-graduate']; track g) { <mat-option [value]="g">{{ g }}</mat-option> }</mat-select></mat-form-field>
						<mat-form-field><mat-label>Hours spent per week</mat-label><input matInput type="number" formControlName="hours"></mat-form-field>
						<mat-form-field><mat-label>Weeks spent per year</mat-label><input matInput type="number" formControlName="weeks"></mat-form-field>
						<mat-checkbox formControlName="inCollege">I intend to participate in a similar activity in college</mat-checkbox>
					</div>
				</fieldset>
			}
		</div>
	</mat-card>

	<mat-card>
		<h2>Disciplinary History &amp; Signature</h2>
		<p class="q" id="disc">Have you ever been found responsible for a disciplinary violation at any educational institution you have attended from the ninth grade forward, whether related to academic misconduct or behavioral misconduct, that resulted in a disciplinary action?</p>
		<mat-radio-group formControlName="discipline" aria-labelledby="disc">
			<mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button>
		</mat-radio-group>
		<p></p>
		<mat-checkbox formControlName="certify">I certify that all information submitted in the admission process is my own work, factually true, and honestly presented.</mat-checkbox>
		<div class="line">
			<mat-form-field><mat-label>Signature</mat-label><input matInput formControlName="signature"></mat-form-field>
		</div>
		<button mat-flat-button type="button" (click)="submitted = true">Submit application</button>
	</mat-card>
</main>`,
})
class Application {
	private changes = inject(ChangeDetectorRef);
	submitted = false;
	states = STATES;
	countries = COUNTRIES;
	types = TYPES;
	schooling = SCHOOLING;
	races = RACE;
	areaQuery = text();
	form = new FormGroup({
		plan: text(), entryTerm: text(), career: text(), areas: many(), needAid: text(), feeWaiver: flag(),
		last: text(), first: text(), middle: text(), suffix: text(), preferred: text(), formerLast: text(), birthDate: date(), sex: text(),
		pronouns: text(), ssn: text(), email: text(), phone: text(), altPhone: text(),
		street: text(), apartment: text(), city: text(), county: text(), state: text(), country: text(), zip: text(),
		mailStreet: text(), mailCity: text(),
		citizenship: text(), birthCity: text(), birthState: text(), birthCountry: text(), yearsInUs: num(),
		languages: new FormArray([language(), language(), language()]),
		hispanic: text(), race: new FormGroup(Object.fromEntries(RACE.map((name) => [name, flag()]))),
		marital: text(), liveWith: text(), parent1: parent(), parent2: parent(), firstGen: text(),
		siblings: new FormArray([sibling()]), legacy: text(),
		school: text(), ceeb: text(), schoolEntry: date(), schoolGrad: date(), schoolType: text(), schoolStreet: text(), schoolCity: text(),
		schoolState: text(), counselor: text(), counselorEmail: text(), collegeName: text(), collegeDates: text(),
		rank: num(), classSize: num(), gpa: text(), weightedGpa: text(),
		act: text(), actDate: date(), satRw: text(), satRwDate: date(), satMath: text(), satMathDate: date(),
		exams: new FormArray([exam(), exam(), exam()]),
		honors: new FormArray([honor(), honor(), honor()]),
		activities: new FormArray([activity(), activity(), activity()]),
		discipline: text(), certify: flag(), signature: text(),
	});
	constructor() {
		Object.assign(window, { formState: () => this.state(), formShown: () => this.shown() });
	}
	countriesLike(query: string) {
		return COUNTRIES.filter((name) => name.toLowerCase().includes((query ?? "").toLowerCase()));
	}
	areaChoices() {
		const chosen = this.form.controls.areas.value;
		return AREAS.filter((name) => !chosen.includes(name) && name.toLowerCase().includes((this.areaQuery.value ?? "").toLowerCase()));
	}
	addArea(event: MatAutocompleteSelectedEvent, input: HTMLInputElement) {
		const { areas } = this.form.controls;
		if (areas.value.length < 3) areas.setValue([...areas.value, event.option.value]);
		input.value = "";
		this.areaQuery.setValue("");
	}
	removeArea(area: string) {
		const { areas } = this.form.controls;
		areas.setValue(areas.value.filter((name) => name !== area));
	}
	addSibling() {
		this.form.controls.siblings.push(sibling());
		this.changes.markForCheck();
	}
	private state() {
		const flat: Record<string, unknown> = {};
		const put = (key: string, value: unknown) => {
			if (value instanceof Date) {
				const two = (part: number) => String(part).padStart(2, "0");
				flat[key] = `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`;
			} else if (Array.isArray(value) && typeof value[0] === "object") value.forEach((row, index) => put(`${key}.${index}`, row));
			else if (value && typeof value === "object" && !Array.isArray(value))
				for (const [name, each] of Object.entries(value)) put(`${key}.${name}`, each);
			else flat[key] = value;
		};
		for (const [key, value] of Object.entries(this.form.getRawValue())) {
			if (key === "race") flat.race = RACE.filter((name) => (value as Record<string, boolean>)[name]);
			else put(key, value);
		}
		return { ...flat, submitted: this.submitted };
	}
	private shown() {
		const list = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)];
		const read = (control: Element): unknown => {
			const name = control.localName;
			if (name === "input" || name === "textarea") return (control as HTMLInputElement).value;
			if (name === "select") return (control as HTMLSelectElement).selectedOptions[0]?.textContent?.trim() ?? "";
			if (name === "mat-checkbox") return (control.querySelector("input") as HTMLInputElement).checked;
			if (name === "mat-radio-group") return control.querySelector(".mat-mdc-radio-checked .mdc-label")?.textContent?.trim() ?? "";
			const value = control.querySelector(".mat-mdc-select-value-text")?.textContent?.trim() ?? "";
			return control.classList.contains("mat-mdc-select-multiple") ? (value === "" ? [] : value.split(", ")) : value;
		};
		const result: Record<string, unknown> = {};
		for (const control of list(document, "[formcontrolname]")) {
			const key = control.getAttribute("formcontrolname") as string;
			const array = control.closest("[formarrayname]");
			const parentOf = control.closest("#parent1, #parent2");
			if (array) {
				const index = list(array, ".row").indexOf(control.closest(".row") as Element);
				result[`${array.getAttribute("formarrayname")}.${index}.${key}`] = read(control);
			} else result[parentOf ? `${parentOf.id}.${key}` : key] = read(control);
		}
		result.race = list(document, "#race mat-checkbox")
			.filter((box) => (box.querySelector("input") as HTMLInputElement).checked)
			.map((box) => box.querySelector(".mdc-label")?.textContent?.trim());
		result.areas = list(document, "mat-chip-row .mdc-evolution-chip__text-label").map((chip) => [...chip.childNodes].filter((node) => node.nodeType === 3).map((node) => node.nodeValue).join("").trim());
		return result;
	}
}

function parent() {
	return new FormGroup({
		living: text(), given: text(), mid: text(), family: text(), former: text(), address: text(), occupation: text(), employer: text(),
		schooling: text(),
	});
}

bootstrapApplication(Application, { providers: [provideNativeDateAdapter()] });
