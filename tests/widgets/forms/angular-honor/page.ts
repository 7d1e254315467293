import "zone.js";
import "@angular/compiler";
import { Component, Directive, ElementRef, Input, inject, provideZoneChangeDetection } from "@angular/core";
import { FormArray, FormControl, FormGroup, ReactiveFormsModule } from "@angular/forms";
import { MatButtonModule } from "@angular/material/button";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatExpansionModule } from "@angular/material/expansion";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatTableModule } from "@angular/material/table";
import { bootstrapApplication } from "@angular/platform-browser";
import { STATES } from "../../lists";
import "./page.css";

const words = (...names: string[]) => Object.fromEntries(names.map((name) => [name, new FormControl("")]));
const day = () => new FormControl<Date | null>(null);
const number = () => new FormControl<number | null>(null);
const GRADES = ["9", "10", "11", "12"];

const form = new FormGroup({
	candidate: new FormGroup({
		...words("surname", "given", "street", "city", "state", "zip", "mobile", "mail"),
		born: day(),
	}),
	home: new FormGroup({
		...words("g1Name", "g1Work", "g1School", "g2Name", "g2Work", "g2School", "inviteMail"),
		siblings: number(),
	}),
	standing: new FormGroup({
		...words("school", "grade"),
		enrolled: day(),
		graduates: day(),
		weighted: number(),
		unweighted: number(),
		rank: number(),
		size: number(),
		psat: number(),
		satReading: number(),
		satMath: number(),
		act: number(),
	}),
	exams: new FormArray([0, 1, 2].map(() => new FormGroup(words("subject", "score")))),
	record: new FormArray(
		[0, 1, 2].map(
			() =>
				new FormGroup({
					...words("name", "position"),
					levels: new FormGroup(Object.fromEntries(GRADES.map((grade) => [grade, new FormControl(false)]))),
				}),
		),
	),
	recognition: new FormArray([0, 1, 2].map(() => new FormGroup(words("what", "level")))),
	closing: new FormGroup({ ...words("adviser", "conduct", "essay", "signature"), pledge: new FormControl(false) }),
});
const status = { submitted: false };
const places = new Map<string, HTMLElement>();

/** Remembers the element that shows a control's answer. */
@Directive({ selector: "[at]" })
class At {
	@Input() at = "";
	element: ElementRef<HTMLElement> = inject(ElementRef);
	ngOnInit() {
		places.set(this.at, this.element.nativeElement);
	}
}

@Component({
	selector: "sws-candidate",
	imports: [
		At,
		ReactiveFormsModule,
		MatButtonModule,
		MatCheckboxModule,
		MatDatepickerModule,
		MatExpansionModule,
		MatFormFieldModule,
		MatInputModule,
		MatRadioModule,
		MatSelectModule,
		MatTableModule,
	],
	template: `
	<header><h1>Society of Western Scholars</h1><p>Candidate Information Form</p></header>
	<p>Selection rests on scholarship, service, leadership and character. Do not be modest: the Faculty Council reads every word. Completing this form does not guarantee selection.</p>
	<button matButton="outlined" type="button" (click)="all.openAll()">Open all sections</button>
	<form [formGroup]="form" (ngSubmit)="send()">
	<mat-accordion multi #all="matAccordion">
		<mat-expansion-panel formGroupName="candidate">
			<mat-expansion-panel-header><mat-panel-title>I. Candidate</mat-panel-title><mat-panel-description>Who you are and where the letter goes</mat-panel-description></mat-expansion-panel-header>
			<div class="line">
				<mat-form-field [at]="'surname'" class="wide"><mat-label>Last name</mat-label><input matInput formControlName="surname" required></mat-form-field>
				<mat-form-field [at]="'given'" class="wide"><mat-label>First name</mat-label><input matInput formControlName="given" required></mat-form-field>
			</div>
			<mat-form-field [at]="'born'"><mat-label>Born on</mat-label><input matInput formControlName="born" [matDatepicker]="bornPicker"><mat-hint>MM/DD/YYYY</mat-hint><mat-datepicker-toggle matIconSuffix [for]="bornPicker" /><mat-datepicker #bornPicker startView="multi-year" /></mat-form-field>
			<h4>Home address</h4>
			<div class="line">
				<mat-form-field [at]="'street'" class="wide"><mat-label>Number, street and apartment</mat-label><input matInput formControlName="street"></mat-form-field>
				<mat-form-field [at]="'city'"><mat-label>City</mat-label><input matInput formControlName="city"></mat-form-field>
				<mat-form-field [at]="'state'"><mat-label>State</mat-label><mat-select formControlName="state">@for (s of states; track s[0]) { <mat-option [value]="s[0]">{{ s[1] }}</mat-option> }</mat-select></mat-form-field>
				<mat-form-field [at]="'zip'"><mat-label>Zip</mat-label><input matInput formControlName="zip"></mat-form-field>
			</div>
			<div class="line">
				<mat-form-field [at]="'mobile'" class="wide"><mat-label>Candidate’s cell phone</mat-label><input matInput type="tel" formControlName="mobile"></mat-form-field>
				<mat-form-field [at]="'mail'" class="wide"><mat-label>Candidate’s personal e-mail</mat-label><input matInput type="email" formControlName="mail"><mat-hint>School accounts block our messages</mat-hint></mat-form-field>
			</div>
		</mat-expansion-panel>

		<mat-expansion-panel formGroupName="home">
			<mat-expansion-panel-header><mat-panel-title>II. Family</mat-panel-title></mat-expansion-panel-header>
			<div class="two">
				<section>
					<h4>Parent or guardian (first)</h4>
					<mat-form-field [at]="'g1Name'" appearance="outline"><mat-label>First and last name</mat-label><input matInput formControlName="g1Name"></mat-form-field>
					<mat-form-field [at]="'g1Work'" appearance="outline"><mat-label>Occupation</mat-label><input matInput formControlName="g1Work"></mat-form-field>
					<mat-form-field [at]="'g1School'" appearance="outline"><mat-label>Education completed</mat-label><mat-select formControlName="g1School">@for (e of education; track e) { <mat-option [value]="e">{{ e }}</mat-option> }</mat-select></mat-form-field>
				</section>
				<section>
					<h4>Parent or guardian (second)</h4>
					<mat-form-field [at]="'g2Name'" appearance="outline"><mat-label>First and last name</mat-label><input matInput formControlName="g2Name"></mat-form-field>
					<mat-form-field [at]="'g2Work'" appearance="outline"><mat-label>Occupation</mat-label><input matInput formControlName="g2Work"></mat-form-field>
					<mat-form-field [at]="'g2School'" appearance="outline"><mat-label>Education completed</mat-label><mat-select formControlName="g2School">@for (e of education; track e) { <mat-option [value]="e">{{ e }}</mat-option> }</mat-select></mat-form-field>
				</section>
			</div>
			<div class="line">
				<mat-form-field [at]="'siblings'"><mat-label>Number of brothers and sisters</mat-label><input matInput type="number" formControlName="siblings"></mat-form-field>
				<mat-form-field [at]="'inviteMail'" class="wide"><mat-label>E-mail of a parent, for the invitation to the ceremony</mat-label><input matInput formControlName="inviteMail"></mat-form-field>
			</div>
		</mat-expansion-panel>

		<mat-expansion-panel formGroupName="standing">
			<mat-expansion-panel-header><mat-panel-title>III. Scholarship</mat-panel-title><mat-panel-description>As on your latest transcript</mat-panel-description></mat-expansion-panel-header>
			<p class="ask" id="ask-school">1. What high school do you attend?</p>
			<mat-form-field [at]="'school'" appearance="outline" class="full" subscriptSizing="dynamic"><input matInput formControlName="school" aria-labelledby="ask-school"></mat-form-field>
			<p class="ask" id="ask-grade">2. Present grade level</p>
			<mat-radio-group [at]="'grade'" formControlName="grade" aria-labelledby="ask-grade">
				<mat-radio-button value="10">Sophomore (10)</mat-radio-button><mat-radio-button value="11">Junior (11)</mat-radio-button><mat-radio-button value="12">Senior (12)</mat-radio-button>
			</mat-radio-group>
			<p class="ask" id="ask-enrolled">3. On what date did you enroll at this high school?</p>
			<mat-form-field [at]="'enrolled'" appearance="outline" subscriptSizing="dynamic"><input matInput formControlName="enrolled" [matDatepicker]="enrolledPicker" aria-labelledby="ask-enrolled" placeholder="MM/DD/YYYY"><mat-datepicker-toggle matIconSuffix [for]="enrolledPicker" /><mat-datepicker #enrolledPicker /></mat-form-field>
			<p class="ask" id="ask-graduates">4. On what date do you expect to graduate?</p>
			<mat-form-field [at]="'graduates'" appearance="outline" subscriptSizing="dynamic"><input matInput formControlName="graduates" [matDatepicker]="graduatesPicker" aria-labelledby="ask-graduates" placeholder="MM/DD/YYYY"><mat-datepicker-toggle matIconSuffix [for]="graduatesPicker" /><mat-datepicker #graduatesPicker /></mat-form-field>
			<p class="ask">5. Grade point average, all semesters to date</p>
			<div class="line">
				<mat-form-field [at]="'weighted'"><mat-label>Weighted</mat-label><input matInput type="number" step="0.01" formControlName="weighted"></mat-form-field>
				<mat-form-field [at]="'unweighted'"><mat-label>Non-weighted</mat-label><input matInput type="number" step="0.01" formControlName="unweighted"></mat-form-field>
			</div>
			<p class="ask">6. Standing in class</p>
			<div class="line">
				<mat-form-field [at]="'rank'"><mat-label>Rank</mat-label><input matInput type="number" formControlName="rank"></mat-form-field>
				<mat-form-field [at]="'size'"><mat-label>Students in class</mat-label><input matInput type="number" formControlName="size"></mat-form-field>
			</div>
			<p class="ask" id="ask-psat">7. Your PSAT/NMSQT total, if you took it</p>
			<mat-form-field [at]="'psat'" appearance="outline" subscriptSizing="dynamic"><input matInput type="number" formControlName="psat" aria-labelledby="ask-psat"></mat-form-field>
			<p class="ask">8. Highest scores on the SAT, by section</p>
			<div class="line">
				<mat-form-field [at]="'satReading'"><mat-label>Evidence-Based Reading and Writing</mat-label><input matInput type="number" formControlName="satReading"></mat-form-field>
				<mat-form-field [at]="'satMath'"><mat-label>Mathematics</mat-label><input matInput type="number" formControlName="satMath"></mat-form-field>
			</div>
			<p class="ask" id="ask-act">9. ACT composite (one test date, not a superscore)</p>
			<mat-form-field [at]="'act'" appearance="outline" subscriptSizing="dynamic"><input matInput type="number" formControlName="act" aria-labelledby="ask-act"></mat-form-field>
		</mat-expansion-panel>

		<mat-expansion-panel>
			<mat-expansion-panel-header><mat-panel-title>IV. Advanced Placement</mat-panel-title></mat-expansion-panel-header>
			<p>Examinations already taken, with the score reported by the College Board. List them in the order in which you took them.</p>
			<table mat-table [dataSource]="exams" formArrayName="exams">
				<ng-container matColumnDef="subject"><th mat-header-cell *matHeaderCellDef>Examination</th>
					<td mat-cell *matCellDef="let row; let n = index" [formGroup]="row"><mat-form-field [at]="'exam' + n + 'subject'" appearance="outline" subscriptSizing="dynamic"><mat-select formControlName="subject">@for (s of subjects; track s) { <mat-option [value]="s">{{ s }}</mat-option> }</mat-select></mat-form-field></td></ng-container>
				<ng-container matColumnDef="score"><th mat-header-cell *matHeaderCellDef>Score</th>
					<td mat-cell *matCellDef="let row; let n = index" [formGroup]="row"><mat-form-field [at]="'exam' + n + 'score'" appearance="outline" subscriptSizing="dynamic"><mat-select formControlName="score">@for (s of scores; track s) { <mat-option [value]="s">{{ s }}</mat-option> }</mat-select></mat-form-field></td></ng-container>
				<tr mat-header-row *matHeaderRowDef="columns"></tr>
				<tr mat-row *matRowDef="let row; columns: columns"></tr>
			</table>
		</mat-expansion-panel>

		<mat-expansion-panel>
			<mat-expansion-panel-header><mat-panel-title>V. Service and leadership</mat-panel-title></mat-expansion-panel-header>
			<p>Clubs, teams, organizations, community service and work experience since the start of grade nine.</p>
			<mat-accordion multi formArrayName="record">
				@for (row of record; track row; let n = $index) {
					<mat-expansion-panel expanded [formGroupName]="n">
						<mat-expansion-panel-header><mat-panel-title>Activity {{ n + 1 }}</mat-panel-title></mat-expansion-panel-header>
						<div class="line">
							<mat-form-field [at]="'act' + n + 'name'" class="wide"><mat-label>Organization</mat-label><input matInput formControlName="name"></mat-form-field>
							<mat-form-field [at]="'act' + n + 'position'" class="wide"><mat-label>Office or responsibility</mat-label><input matInput formControlName="position"></mat-form-field>
						</div>
						<fieldset formGroupName="levels" [at]="'act' + n + 'levels'"><legend>Grade(s) in which you took part</legend>@for (g of grades; track g) { <mat-checkbox [formControlName]="g">{{ g }}</mat-checkbox> }</fieldset>
					</mat-expansion-panel>
				}
			</mat-accordion>
		</mat-expansion-panel>

		<mat-expansion-panel>
			<mat-expansion-panel-header><mat-panel-title>VI. Recognition</mat-panel-title></mat-expansion-panel-header>
			<p>Awards and honors you have earned in high school, in any field.</p>
			<ol formArrayName="recognition">
				@for (row of recognition; track row; let n = $index) {
					<li [formGroupName]="n"><div class="line">
						<mat-form-field [at]="'rec' + n + 'what'" class="wide" subscriptSizing="dynamic"><input matInput formControlName="what" placeholder="Award or honor" aria-label="Award or honor"></mat-form-field>
						<mat-form-field [at]="'rec' + n + 'level'" subscriptSizing="dynamic"><mat-select formControlName="level" placeholder="Grade level" aria-label="Grade level">@for (g of grades; track g) { <mat-option [value]="g">Grade {{ g }}</mat-option> }</mat-select></mat-form-field>
					</div></li>
				}
			</ol>
		</mat-expansion-panel>

		<mat-expansion-panel formGroupName="closing">
			<mat-expansion-panel-header><mat-panel-title>VII. Character and signature</mat-panel-title></mat-expansion-panel-header>
			<mat-form-field [at]="'adviser'" class="full"><mat-label>Faculty member who will verify this form</mat-label><input matInput formControlName="adviser"></mat-form-field>
			<p class="ask" id="ask-conduct">Have you been suspended, or found to have broken an honor code, since grade nine?</p>
			<mat-radio-group [at]="'conduct'" formControlName="conduct" aria-labelledby="ask-conduct"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>
			<p class="ask">Which of the four pillars costs you the most effort, and why?</p>
			<mat-form-field [at]="'essay'" appearance="outline" class="full"><textarea matInput formControlName="essay" rows="7"></textarea></mat-form-field>
			<mat-checkbox [at]="'pledge'" formControlName="pledge">I have read the obligations of membership and, if selected, will attend the monthly meetings.</mat-checkbox>
			<mat-form-field [at]="'signature'" class="full"><mat-label>Signature of candidate (type full name)</mat-label><input matInput formControlName="signature"></mat-form-field>
		</mat-expansion-panel>
	</mat-accordion>
	<button matButton="filled" type="submit">Submit to the Faculty Council</button>
	</form>`,
})
class Candidate {
	form = form;
	states = STATES;
	grades = GRADES;
	scores = ["5", "4", "3", "2", "1"];
	columns = ["subject", "score"];
	exams = form.controls.exams.controls;
	record = form.controls.record.controls;
	recognition = form.controls.recognition.controls;
	education = [
		"Grade school",
		"Some high school",
		"High school graduate",
		"Some college or technical training",
		"College graduate (2-year)",
		"College graduate (4-year)",
		"Graduate degree",
	];
	subjects = [
		"Art History",
		"Biology",
		"Calculus AB",
		"Calculus BC",
		"Chemistry",
		"Computer Science A",
		"English Language and Composition",
		"English Literature and Composition",
		"Environmental Science",
		"European History",
		"Human Geography",
		"Macroeconomics",
		"Physics 1",
		"Psychology",
		"Spanish Language and Culture",
		"Statistics",
		"U.S. Government and Politics",
		"U.S. History",
		"World History: Modern",
	];
	send() {
		status.submitted = true;
	}
}

const two = (n: number) => String(n).padStart(2, "0");
const posted = (value: unknown) =>
	value instanceof Date ? `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}` : (value ?? "");

function read(place: HTMLElement) {
	const texts = (selector: string) => [...place.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? "");
	if (place.tagName === "FIELDSET") return texts(".mat-mdc-checkbox-checked label");
	if (place.tagName === "MAT-CHECKBOX") return place.classList.contains("mat-mdc-checkbox-checked");
	if (place.tagName === "MAT-RADIO-GROUP") return texts(".mat-mdc-radio-checked label")[0] ?? "";
	if (place.querySelector("mat-select")) return texts(".mat-mdc-select-value-text")[0] ?? "";
	return place.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea")?.value ?? "";
}

Object.assign(window, {
	formState: () => {
		const { candidate, home, standing, exams, record, recognition, closing } = form.getRawValue();
		const numbered = (prefix: string, rows: object[]) =>
			rows.flatMap((row, n) => Object.entries(row).map(([key, value]) => [`${prefix}${n}${key}`, value]));
		const activities = record.map(({ levels, ...rest }) => ({
			...rest,
			levels: GRADES.filter((grade) => (levels as Record<string, boolean>)[grade]),
		}));
		return {
			...Object.fromEntries(
				[
					...[candidate, home, standing, closing].flatMap((part) => Object.entries(part)),
					...numbered("exam", exams),
					...numbered("act", activities),
					...numbered("rec", recognition),
				].map(([key, value]) => [key, posted(value)]),
			),
			...status,
		};
	},
	formShown: () => Object.fromEntries([...places].map(([key, place]) => [key, read(place)])),
});
bootstrapApplication(Candidate, { providers: [provideZoneChangeDetection(), provideNativeDateAdapter()] });
