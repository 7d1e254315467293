import "@angular/compiler";
import "./page.css";
import { AsyncPipe } from "@angular/common";
import { Component, inject, provideZonelessChangeDetection, ViewChild } from "@angular/core";
import { FormArray, FormBuilder, FormControl, ReactiveFormsModule, Validators } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatAccordion, MatExpansionModule } from "@angular/material/expansion";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { bootstrapApplication } from "@angular/platform-browser";
import { map, startWith } from "rxjs";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Option = { value: string; label: string };
const plain = (labels: string[]): Option[] => labels.map((label) => ({ value: label, label }));

const PRONOUNS = plain(["she/her/hers", "he/him/his", "they/them/theirs", "Something else", "Prefer not to say"]);
const SUFFIXES = plain(["Jr.", "Sr.", "II", "III", "IV"]);
const YEARS: Option[] = [
	{ value: "jr", label: "Junior" },
	{ value: "sr", label: "Senior" },
	{ value: "hsgrad", label: "Already finished high school" },
];
const TERMS: Option[] = [
	{ value: "2027SP", label: "Spring 2027" },
	{ value: "2027FA", label: "Fall 2027" },
	{ value: "2028FA", label: "Fall 2028" },
];
const DEGREES = ["Bachelor's", "Master's", "Ph.D. or other doctorate", "Professional (M.D., J.D., ...)", "Not sure yet"];
const CATEGORIES: Option[] = [
	{ value: "ART", label: "Arts and performance" },
	{ value: "ATH", label: "Athletics" },
	{ value: "CAR", label: "Caring for family" },
	{ value: "DEB", label: "Speech and debate" },
	{ value: "EMP", label: "Paid employment" },
	{ value: "ENV", label: "Environment and sustainability" },
	{ value: "GOV", label: "Student government" },
	{ value: "SCI", label: "Science, math or robotics" },
	{ value: "VOL", label: "Community service" },
	{ value: "OTH", label: "Something else" },
];
const GRADES: Option[] = ["9", "10", "11", "12"].map((grade) => ({ value: `G${grade}`, label: `${grade}th` }));
const SCHOOLING: Option[] = [
	{ value: "1", label: "Did not finish high school" },
	{ value: "2", label: "High school diploma or GED" },
	{ value: "3", label: "Some college, no degree" },
	{ value: "4", label: "Associate degree" },
	{ value: "5", label: "Bachelor's degree" },
	{ value: "6", label: "Graduate or professional degree" },
	{ value: "9", label: "Do not know" },
];
const MARRIAGE = plain(["Married to each other", "Never married", "Separated", "Divorced", "One or both deceased"]);
const CITIZEN: Option[] = [
	{ value: "C", label: "Citizen of the United States" },
	{ value: "P", label: "Permanent resident" },
	{ value: "V", label: "Hold or will hold a visa" },
	{ value: "O", label: "Other status" },
];
const INCOME: Option[] = [
	{ value: "A", label: "Less than $30,000" },
	{ value: "B", label: "$30,000 to $48,000" },
	{ value: "C", label: "$48,001 to $75,000" },
	{ value: "D", label: "$75,001 to $110,000" },
	{ value: "E", label: "More than $110,000" },
];
const RACES = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White"];
const AP = [
	"Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language and Composition",
	"English Literature and Composition", "Environmental Science", "European History", "Psychology", "Statistics",
	"United States Government and Politics", "United States History", "World History: Modern",
];
const MILITARY = plain(["No military connection", "Active duty", "Veteran", "Dependent of a service member"]);

const tail = (hint: string) => (hint ? `<mat-hint>${hint}</mat-hint>` : "");
const text = (name: string, label: string, hint = "", extra = "") =>
	`<mat-form-field><mat-label>${label}</mat-label><input matInput formControlName="${name}" ${extra}>${tail(hint)}</mat-form-field>`;
const area = (name: string, label: string, hint = "", extra = "") =>
	`<mat-form-field class="wide"><mat-label>${label}</mat-label><textarea matInput rows="3" formControlName="${name}" ${extra}></textarea>${tail(hint)}</mat-form-field>`;
const day = (name: string, label: string, hint = "MM/DD/YYYY") =>
	`<mat-form-field><mat-label>${label}</mat-label><input matInput [matDatepicker]="${name}Picker" formControlName="${name}">${tail(hint)}<mat-datepicker-toggle matIconSuffix [for]="${name}Picker"/><mat-datepicker #${name}Picker/></mat-form-field>`;
const pick = (name: string, label: string, options: string, extra = "", hint = "") =>
	`<mat-form-field><mat-label>${label}</mat-label><mat-select formControlName="${name}" ${extra}>@for (each of ${options}; track each.value) {<mat-option [value]="each.value">{{ each.label }}</mat-option>}</mat-select>${tail(hint)}</mat-form-field>`;
const radios = (name: string, label: string, options: string) =>
	`<div class="question"><p id="${name}-q">${label}</p><mat-radio-group formControlName="${name}" aria-labelledby="${name}-q">@for (each of ${options}; track each) {<mat-radio-button [value]="each">{{ each }}</mat-radio-button>}</mat-radio-group></div>`;
const states = (name: string, label: string) =>
	`<mat-form-field><mat-label>${label}</mat-label><input matInput formControlName="${name}" [matAutocomplete]="${name}List" placeholder="Start typing"><mat-autocomplete #${name}List requireSelection [displayWith]="stateName">@for (each of ${name}Options | async; track each[0]) {<mat-option [value]="each[0]">{{ each[1] }}</mat-option>}</mat-autocomplete></mat-form-field>`;

const TEMPLATE = `
<header><h1>Highland Honors College</h1><p>Northern Sierra State University &middot; Application for first-year admission to honors</p></header>
<main>
<p class="lead">Tell us who you are and what you have been up to. The form is one page in seven parts; your work is kept while this window is open. Items with a star must be answered before you submit.</p>
<p><button mat-stroked-button type="button" (click)="accordion.openAll()">Expand all</button> <button mat-stroked-button type="button" (click)="accordion.closeAll()">Collapse all</button></p>
<form [formGroup]="form" (ngSubmit)="submit()">
<mat-accordion multi>
<mat-expansion-panel expanded><mat-expansion-panel-header><mat-panel-title>Part A. You</mat-panel-title><mat-panel-description>Name and how to reach you</mat-panel-description></mat-expansion-panel-header>
<div class="grid">
${text("legalFirst", "First name as on official papers", "", "required")}
${text("legalMiddle", "Middle name, if any")}
${text("legalLast", "Family name", "", "required")}
${pick("nameSuffix", "Suffix", "suffixes")}
${text("goesBy", "What should we call you?", "If it differs from your first name")}
${pick("pronouns", "Pronouns you use", "pronounList")}
${text("contactEmail", "E-mail you read every day", "Please not a school account that closes in June", 'type="email" required')}
${text("cell", "Cell phone", "Area code first", 'type="tel"')}
${text("nssuId", "NSSU student number", "Eight digits, from your admission letter")}
</div>
<mat-checkbox formControlName="textOptIn">Yes, Highland may send me text messages about events</mat-checkbox>
<h3>Where and when you were born</h3>
<div class="grid">${day("born", "Your birthday")}${text("bornCity", "City or town you were born in")}
<mat-form-field><mat-label>Country you were born in</mat-label><input matInput formControlName="bornCountry" [matAutocomplete]="lands"><mat-autocomplete #lands requireSelection>@for (each of countryOptions | async; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-autocomplete></mat-form-field>
${text("yearsHere", "Years you have lived in the U.S.", "", 'inputmode="numeric"')}</div>
<h3>Permanent home</h3>
<div class="grid">${text("homeStreet", "Number and street", "", "required")}${text("homeUnit", "Apartment or unit")}${text("homeCity", "City or town", "", "required")}${states("homeState", "State of residence")}${text("homeZip", "ZIP", "", "required")}${text("homeCounty", "County")}</div>
<h3>Mailing address <small>(leave blank if we can write to you at home)</small></h3>
<div class="grid">${text("mailStreet", "Street or P.O. box for mail")}${text("mailCity", "City for mail")}${text("mailZip", "ZIP for mail")}</div>
</mat-expansion-panel>

<mat-expansion-panel><mat-expansion-panel-header><mat-panel-title>Part B. Your high school</mat-panel-title><mat-panel-description>Record, courses and scores</mat-panel-description></mat-expansion-panel-header>
<div class="grid">${text("school", "High school you attend", "", "required")}${text("schoolCity", "School's city")}${states("schoolState", "School's state")}${text("ceeb", "School's CEEB code", "Six digits")}
${pick("yearNow", "Where are you in school now?", "years", "required")}${day("finish", "When do (or did) you graduate?")}
${text("gpaWeighted", "Grade average, weighted")}${text("gpaUnweighted", "Grade average, unweighted (out of 4.0)")}${text("place", "Your rank in class", "", 'inputmode="numeric"')}${text("seniors", "Students in your graduating class", "", 'inputmode="numeric"')}
${text("dual", "College where you have taken courses", "If any")}</div>
<h3>Your school counselor</h3><p class="note">We write to this person for the school report.</p>
<div class="grid">${text("counselorName", "Counselor's full name")}${text("counselorMail", "Counselor's e-mail", "", 'type="email"')}</div>
<h3>Test scores (optional)</h3>
<div class="grid three">${text("satRW", "SAT Evidence-Based Reading and Writing")}${day("satRWDay", "Date of that sitting")}${text("satM", "SAT Math")}${day("satMDay", "Date of that SAT Math sitting")}${text("act", "ACT Composite")}${day("actDay", "Date of ACT")}${text("toefl", "TOEFL iBT total")}</div>
<h3>Advanced Placement</h3>
<table><thead><tr><th id="apx">Examination</th><th id="aps">Score</th></tr></thead><tbody formArrayName="ap">
@for (row of ap.controls; track $index) {<tr [formGroupName]="$index" class="ap"><td><mat-form-field subscriptSizing="dynamic"><mat-select formControlName="exam" aria-labelledby="apx">@for (each of apList; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field></td>
<td><mat-form-field subscriptSizing="dynamic"><mat-select formControlName="points" aria-labelledby="aps">@for (each of [5,4,3,2,1]; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field></td></tr>}
</tbody></table>
<h3>Three courses you would like us to notice</h3>
<div formArrayName="courses">@for (row of courses.controls; track $index) {<div class="course row" [formGroupName]="$index">${text("title", "Course {{ $index + 1 }}")}${text("mark", "Final or latest grade")}</div>}</div>
</mat-expansion-panel>

<mat-expansion-panel><mat-expansion-panel-header><mat-panel-title>Part C. Plans</mat-panel-title></mat-expansion-panel-header>
<div class="grid">${pick("entry", "Term you hope to begin", "terms", "required")}
<mat-form-field><mat-label>Major you have in mind</mat-label><input matInput formControlName="major" [matAutocomplete]="majorList"><mat-autocomplete #majorList>@for (each of majorOptions | async; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-autocomplete></mat-form-field>
${text("calling", "Work you see yourself doing", "A guess is fine")}</div>
${radios("aim", "Highest degree you are aiming for", "degrees")}
${area("thesis", "A question you would like to spend a year on", "100 words at most")}
</mat-expansion-panel>

<mat-expansion-panel><mat-expansion-panel-header><mat-panel-title>Part D. Beyond class</mat-panel-title><mat-panel-description>What you do, and what you have been given for it</mat-panel-description></mat-expansion-panel-header>
<div formArrayName="pursuits">@for (row of pursuits.controls; track $index) {<section class="pursuit" [formGroupName]="$index"><h4>Activity {{ $index + 1 }}</h4><div class="grid">
${pick("sort", "Kind of activity", "categories")}${text("group", "Club, team, employer or organization")}${text("role", "Your role")}${pick("when", "Grades in which you took part", "grades", "multiple")}${text("hours", "Hours a week", "", 'type="number"')}${text("weeks", "Weeks a year", "", 'type="number"')}</div>
${area("story", "What you did", "Up to 150 characters", 'maxlength="150"')}</section>}</div>
<h3>Prizes and recognitions</h3>
<div formArrayName="prizes">@for (row of prizes.controls; track $index) {<div class="prize row" [formGroupName]="$index">${text("what", "Prize or recognition")}${pick("grade", "Grade you were in", "grades")}</div>}</div>
</mat-expansion-panel>

<mat-expansion-panel><mat-expansion-panel-header><mat-panel-title>Part E. Household</mat-panel-title></mat-expansion-panel-header>
@for (who of ["one", "two"]; track who) {<section [formGroupName]="who" class="{{ who }}"><h4>{{ who === "one" ? "First parent or guardian" : "Second parent or guardian" }}</h4><div class="grid">${text("given", "Given name")}${text("family", "Surname")}${text("job", "Occupation")}${text("firm", "Employer")}${pick("schooling", "Furthest in school", "schooling")}</div></section>}
${pick("marriage", "Your parents are", "marriage")}
${radios("firstGen", "Will you be among the first generation of your family to finish a four-year degree?", "['Yes', 'No', 'Not sure']")}
<h4>Brothers and sisters</h4>
<div formArrayName="kin">@for (row of kin.controls; track $index) {<div class="kin row" [formGroupName]="$index">${text("name", "First and last name")}${text("years", "Age", "", 'type="number"')}</div>}</div>
<h4>In an emergency, when no parent can be reached</h4>
<div class="grid">${text("sosName", "Name of the person to call")}${text("sosTie", "How do you know this person?")}${text("sosPhone", "Daytime telephone", "", 'type="tel"')}</div>
</mat-expansion-panel>

<mat-expansion-panel><mat-expansion-panel-header><mat-panel-title>Part F. Optional questions</mat-panel-title><mat-panel-description>Not seen by readers</mat-panel-description></mat-expansion-panel-header>
${radios("latino", "Do you consider yourself Hispanic or Latino?", "['Yes', 'No']")}
<div class="question" formGroupName="race"><p id="race-q">Select one or more races</p>@for (each of races; track $index) {<mat-checkbox [formControlName]="'r' + $index" class="race-box">{{ each }}</mat-checkbox>}</div>
${radios("sex", "Sex", "['Male', 'Female']")}
<div class="grid">${pick("citizen", "Citizenship", "citizen")}${pick("military", "Connection to the armed forces", "military")}${pick("income", "Your family's income last year", "income")}</div>
${radios("aid", "Do you receive financial aid?", "['Yes', 'No']")}
</mat-expansion-panel>

<mat-expansion-panel><mat-expansion-panel-header><mat-panel-title>Part G. Recommendation and signature</mat-panel-title></mat-expansion-panel-header>
<div class="grid">${text("teacher", "Teacher who will recommend you")}${text("teacherSubject", "Subject this teacher taught you")}${text("teacherMail", "Teacher's e-mail", "", 'type="email"')}</div>
<mat-checkbox formControlName="truth">I certify that what I have written is true and my own</mat-checkbox>
<div class="grid">${text("signed", "Type your full name as your signature")}${day("signedOn", "Date signed")}</div>
</mat-expansion-panel>
</mat-accordion>
<p><button mat-flat-button type="submit">Send to Highland</button></p>
</form></main>`;

@Component({
	selector: "nssu-honors-application",
	imports: [
		AsyncPipe, ReactiveFormsModule, MatAutocompleteModule, MatButtonModule, MatCheckboxModule, MatDatepickerModule,
		MatExpansionModule, MatFormFieldModule, MatInputModule, MatRadioModule, MatSelectModule,
	],
	providers: [provideNativeDateAdapter()],
	template: TEMPLATE,
})
class HonorsApplication {
	private fb = inject(FormBuilder);
	@ViewChild(MatAccordion) accordion!: MatAccordion;
	suffixes = SUFFIXES; pronounList = PRONOUNS; years = YEARS; terms = TERMS; degrees = DEGREES; categories = CATEGORIES;
	grades = GRADES; schooling = SCHOOLING; marriage = MARRIAGE; citizen = CITIZEN; income = INCOME; races = RACES;
	apList = AP; military = MILITARY;
	submitted = false;

	private parent = () => this.fb.group({ given: "", family: "", job: "", firm: "", schooling: "" });
	form = this.fb.group({
		legalFirst: ["", Validators.required], legalMiddle: "", legalLast: ["", Validators.required], nameSuffix: "", goesBy: "",
		pronouns: "", contactEmail: ["", [Validators.required, Validators.email]], cell: "", nssuId: "", textOptIn: false,
		born: null as Date | null, bornCity: "", bornCountry: "", yearsHere: "",
		homeStreet: ["", Validators.required], homeUnit: "", homeCity: ["", Validators.required], homeState: "", homeZip: ["", Validators.required], homeCounty: "",
		mailStreet: "", mailCity: "", mailZip: "",
		school: ["", Validators.required], schoolCity: "", schoolState: "", ceeb: "", yearNow: ["", Validators.required], finish: null as Date | null,
		gpaWeighted: "", gpaUnweighted: "", place: "", seniors: "", dual: "", counselorName: "", counselorMail: "",
		satRW: "", satRWDay: null as Date | null, satM: "", satMDay: null as Date | null, act: "", actDay: null as Date | null, toefl: "",
		ap: this.fb.array([1, 2, 3].map(() => this.fb.group({ exam: "", points: null as number | null }))),
		courses: this.fb.array([1, 2, 3].map(() => this.fb.group({ title: "", mark: "" }))),
		entry: ["", Validators.required], major: "", calling: "", aim: "", thesis: "",
		pursuits: this.fb.array([1, 2].map(() => this.fb.group({
			sort: "", group: "", role: "", when: [[] as string[]], hours: null as number | null, weeks: null as number | null, story: ["", Validators.maxLength(150)],
		}))),
		prizes: this.fb.array([1, 2].map(() => this.fb.group({ what: "", grade: "" }))),
		one: this.parent(), two: this.parent(), marriage: "", firstGen: "",
		kin: this.fb.array([1, 2].map(() => this.fb.group({ name: "", years: null as number | null }))),
		sosName: "", sosTie: "", sosPhone: "",
		latino: "", race: this.fb.group(Object.fromEntries(RACES.map((_, index) => [`r${index}`, false]))), sex: "",
		citizen: "", military: "", income: "", aid: "",
		teacher: "", teacherSubject: "", teacherMail: "", truth: false, signed: "", signedOn: null as Date | null,
	});
	ap = this.form.get("ap") as FormArray;
	courses = this.form.get("courses") as FormArray;
	pursuits = this.form.get("pursuits") as FormArray;
	prizes = this.form.get("prizes") as FormArray;
	kin = this.form.get("kin") as FormArray;

	stateName = (code: string) => STATES.find(([each]) => each === code)?.[1] ?? "";
	homeStateOptions = this.statesFor("homeState");
	schoolStateOptions = this.statesFor("schoolState");
	countryOptions = this.filtered("bornCountry", COUNTRIES);
	majorOptions = this.filtered("major", MAJORS);

	private typed(name: string) {
		return (this.form.get(name) as FormControl<string>).valueChanges.pipe(startWith(""), map((value) => (value ?? "").toLowerCase()));
	}
	private statesFor(name: string) {
		return this.typed(name).pipe(map((typed) => STATES.filter(([code, label]) => code.toLowerCase() === typed || label.toLowerCase().includes(typed))));
	}
	private filtered(name: string, all: string[]) {
		return this.typed(name).pipe(map((typed) => all.filter((each) => each.toLowerCase().includes(typed))));
	}

	constructor() {
		const iso = (value: unknown) =>
			value instanceof Date
				? `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}`
				: value;
		Object.assign(window, {
			formState: () => {
				const held: Record<string, unknown> = {};
				for (const [name, value] of Object.entries(this.form.getRawValue())) {
					if (name === "race") held.race = RACES.filter((_, index) => (value as Record<string, boolean>)[`r${index}`]);
					else if (Array.isArray(value))
						value.forEach((row, index) => {
							for (const [part, each] of Object.entries(row)) held[`${name}${index}.${part}`] = each;
						});
					else if (value && typeof value === "object" && !(value instanceof Date))
						for (const [part, each] of Object.entries(value)) held[`${name}.${part}`] = each;
					else held[name] = iso(value);
				}
				return { ...held, submitted: this.submitted };
			},
			formShown: () => {
				const shown: Record<string, unknown> = {};
				const blocks: [string, string][] = [["ap", ".ap"], ["courses", ".course"], ["pursuits", ".pursuit"], ["prizes", ".prize"], ["kin", ".kin"]];
				for (const control of document.querySelectorAll("[formcontrolname]")) {
					const name = control.getAttribute("formcontrolname");
					const block = blocks.find(([, place]) => control.closest(place));
					const parent = control.closest(".one, .two");
					const prefix = block
						? `${block[0]}${[...document.querySelectorAll(block[1])].indexOf(control.closest(block[1]) as Element)}.`
						: parent ? `${parent.matches(".one") ? "one" : "two"}.` : "";
					shown[prefix + name] = read(control);
				}
				shown.race = [...document.querySelectorAll(".race-box")].filter((each) => each.querySelector("input")?.checked).map((each) => each.textContent?.trim());
				return shown;
			},
		});
	}

	submit() {
		this.submitted = true;
	}
}

function read(control: Element): unknown {
	if (control.matches("mat-checkbox")) return control.querySelector("input")?.checked;
	if (control.matches("mat-radio-group"))
		return [...control.querySelectorAll("mat-radio-button")].find((each) => each.querySelector("input")?.checked)?.textContent?.trim() ?? "";
	if (control.matches("mat-select")) {
		const text = control.querySelector(".mat-mdc-select-value-text")?.textContent?.trim() ?? "";
		return control.matches(".mat-mdc-select-multiple") ? (text ? text.split(", ") : []) : text;
	}
	return (control as HTMLInputElement).value;
}

bootstrapApplication(HonorsApplication, { providers: [provideZonelessChangeDetection()] }).catch((error) => console.error(error));
