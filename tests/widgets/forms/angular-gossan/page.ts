import "@angular/compiler";
import { Component, provideZonelessChangeDetection, signal } from "@angular/core";
import { FormArray, FormControl, FormGroup, ReactiveFormsModule } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatButtonToggleModule } from "@angular/material/button-toggle";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { type MatChipInputEvent, MatChipsModule } from "@angular/material/chips";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatExpansionModule } from "@angular/material/expansion";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatStepperModule } from "@angular/material/stepper";
import { bootstrapApplication } from "@angular/platform-browser";
import { debounceTime, Subject } from "rxjs";
import "../../node_modules/@angular/material/prebuilt-themes/azure-blue.css";
import { STATES } from "../../lists";

type School = { code: string; name: string; place: string };
const SCHOOLS: School[] = [
	{ code: "380040", name: "Ashland High School", place: "Ashland, OR" },
	{ code: "380047", name: "Ashland Valley High School", place: "Ashland, OR" },
	{ code: "180105", name: "Ashland Paul Blazer High School", place: "Ashland, KY" },
	{ code: "053960", name: "Yreka High School", place: "Yreka, CA" },
	{ code: "380680", name: "North Medford High School", place: "Medford, OR" },
	{ code: "380685", name: "South Medford High School", place: "Medford, OR" },
	{ code: "380865", name: "Phoenix High School", place: "Phoenix, OR" },
	{ code: "052185", name: "Mount Shasta High School", place: "Mount Shasta, CA" },
	{ code: "053110", name: "Valley Christian High School", place: "Redding, CA" },
];
const NATIONS: [string, string][] = [
	["AUS", "Australia"],
	["CAN", "Canada"],
	["CHN", "China"],
	["IND", "India"],
	["MEX", "Mexico"],
	["NGA", "Nigeria"],
	["PHL", "Philippines"],
	["KOR", "South Korea"],
	["GBR", "United Kingdom"],
	["USA", "United States"],
	["VNM", "Vietnam"],
];
const PROGRAMS = [
	"Accounting (BS)",
	"Biology (BS)",
	"Civil Engineering (BS)",
	"Computer Science (BS)",
	"Construction Management (BS)",
	"English (BA)",
	"Environmental Engineering (BS)",
	"Environmental Science and Policy (BA)",
	"Exploratory Studies",
	"Geology (BS)",
	"Mechanical Engineering (BS)",
	"Mining and Mineral Engineering (BS)",
	"Nursing, Pre-Licensure (BSN)",
	"Psychology (BA)",
];
const TONGUES = ["Arabic", "English", "French", "Hausa", "Hindi", "Igbo", "Korean", "Mandarin", "Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba"];
const AP = [
	"Biology",
	"Calculus AB",
	"Calculus BC",
	"Chemistry",
	"English Language & Composition",
	"English Literature & Composition",
	"Environmental Science",
	"Human Geography",
	"Physics 1",
	"Psychology",
	"Statistics",
	"U.S. Government & Politics",
	"U.S. History",
	"World History: Modern",
];
const INVOLVEMENT: [string, string][] = [
	["ATH", "Athletics, varsity or club"],
	["ART", "Visual or performing arts"],
	["SVC", "Community service"],
	["ENV", "Environmental or conservation group"],
	["FAM", "Caring for family members"],
	["GOV", "Student government"],
	["STM", "Math, science, or robotics"],
	["SPK", "Speech, debate, or mock trial"],
	["JOB", "Paid employment"],
	["OTH", "Something else"],
];
const SCHOOLING: [string, string][] = [
	["1", "Did not finish high school"],
	["2", "High school diploma or GED"],
	["3", "Some college, no degree"],
	["4", "Associate degree"],
	["5", "Bachelor’s degree"],
	["6", "Master’s degree"],
	["7", "Doctoral or professional degree"],
];

const text = (value = "") => new FormControl(value, { nonNullable: true });
const day = () => new FormControl<Date | null>(null);
const number = () => new FormControl<number | null>(null);
const many = () => new FormControl<string[]>([], { nonNullable: true });
const exam = () => new FormGroup({ subject: text(), score: text() });
const activity = () => new FormGroup({ group: text(), role: text(), kind: text(), grades: many() });
const sibling = () => new FormGroup({ given: text(), age: number() });
const course = () => new FormGroup({ title: text(), mark: text() });

const form = new FormGroup({
	legalGiven: text(), legalMiddle: text(), legalFamily: text(), generation: text(), goesBy: text(), formerName: text(),
	born: day(), email: text(), cell: text(),
	street: text(), unit: text(), town: text(), homeState: text(), zip: text(), nation: text(),
	citizen: text(), ssn: text(), identity: text(), pronouns: text(), latino: text(), heritage: many(),
	tongue: text(), moreTongues: many(), yearsHere: number(), earnings: text(), waiver: text(), pioneer: text(),
	school: new FormControl<School | string>(""), schoolState: text(), finish: day(), standing: text(),
	gpaPlain: text(), gpaWeighted: text(), rank: number(), classSize: number(), dual: text(),
	courses: new FormArray([course(), course()]),
	ebrw: number(), mathSection: number(), mathDay: day(), composite: number(), useScores: text(),
	exams: new FormArray([exam()]),
	one: new FormGroup({ given: text(), family: text(), schooling: text(), work: text(), email: text() }),
	two: new FormGroup({ given: text(), family: text(), schooling: text(), work: text() }),
	together: text(),
	siblings: new FormArray([sibling(), sibling()]),
	activities: new FormArray([activity()]),
	honors: many(),
	program: text(), term: text(), summit: text(), elsewhere: many(), essay: text(), heard: text(),
	counselor: text(), urgentName: text(), urgentPhone: text(),
	passphrase: text(), signature: text(), certify: new FormControl(false, { nonNullable: true }),
});

const field = (label: string, name: string, more = "", hint = "") =>
	`<mat-form-field appearance="outline"><mat-label>${label}</mat-label><input matInput formControlName="${name}" ${more}>${hint ? `<mat-hint>${hint}</mat-hint>` : ""}</mat-form-field>`;
const picker = (label: string, name: string) =>
	`<mat-form-field appearance="outline"><mat-label>${label}</mat-label><input matInput [matDatepicker]="${name}Picker" formControlName="${name}"><mat-hint>MM/DD/YYYY</mat-hint><mat-datepicker-toggle matIconSuffix [for]="${name}Picker"></mat-datepicker-toggle><mat-datepicker #${name}Picker></mat-datepicker></mat-form-field>`;
const select = (label: string, name: string, options: string, more = "") =>
	`<mat-form-field appearance="outline"><mat-label>${label}</mat-label><mat-select formControlName="${name}" ${more}>${options}</mat-select></mat-form-field>`;
const pairs = (list: string) => `@for (pair of ${list}; track pair[0]) {<mat-option [value]="pair[0]">{{ pair[1] }}</mat-option>}`;
const options = (...list: [string, string][]) => list.map(([value, label]) => `<mat-option value="${value}">${label}</mat-option>`).join("");
const radios = (label: string, name: string, ...list: [string, string][]) =>
	`<div class="question"><label id="${name}-q">${label}</label><mat-radio-group aria-labelledby="${name}-q" formControlName="${name}">${list
		.map(([value, words]) => `<mat-radio-button value="${value}">${words}</mat-radio-button>`)
		.join("")}</mat-radio-group></div>`;

@Component({
	selector: "gsu-application",
	imports: [
		ReactiveFormsModule, MatAutocompleteModule, MatButtonModule, MatButtonToggleModule, MatCheckboxModule, MatChipsModule,
		MatDatepickerModule, MatExpansionModule, MatFormFieldModule, MatInputModule, MatRadioModule, MatSelectModule,
		MatStepperModule,
	],
	styles: [
		`:host { display: block; max-width: 1080px; margin: 0 auto; padding: 16px; font-family: Roboto, Arial, sans-serif; }
		.row { display: flex; flex-wrap: wrap; gap: 12px; margin: 12px 0; } .row mat-form-field { flex: 1 1 220px; }
		.question { margin: 14px 0; display: flex; flex-direction: column; gap: 4px; } mat-radio-group { display: flex; flex-direction: column; }
		.card { border: 1px solid #ccc; border-radius: 8px; padding: 12px; margin: 12px 0; } h3 { margin: 18px 0 4px; }
		table { width: 100%; border-spacing: 8px; } th { text-align: left; font-weight: 500; } td mat-form-field { width: 100%; }`,
	],
	template: `
<header><h1>Gossan State University</h1><p>Application for First-Year Admission. Fields marked * are required. You may move between sections in any order.</p></header>
<form [formGroup]="form" (ngSubmit)="send()" autocomplete="off">
<mat-stepper #stepper>
<mat-step label="You">
	<div class="row">${field("Legal given name", "legalGiven", "required")}${field("Middle name", "legalMiddle", "", "Leave blank if you have none")}${field("Legal family name", "legalFamily", "required")}${select("Suffix", "generation", options(["NA", "None"], ["JR", "Jr."], ["SR", "Sr."], ["II", "II"], ["III", "III"], ["IV", "IV"]))}</div>
	<div class="row">${field("What should we call you?", "goesBy", "", "If you go by something other than your given name")}${field("Former legal name", "formerName", "", "Only if a transcript might arrive under it")}${picker("Birth date", "born")}</div>
	<h3>How we reach you</h3>
	<div class="row">${field("Email", "email", 'type="email" required', "Use one you will still have after graduation; all decisions are sent here")}
		<mat-form-field appearance="outline"><mat-label>Cell phone</mat-label><span matTextPrefix>+1&nbsp;</span><input matInput type="tel" formControlName="cell"><mat-hint>Area code first</mat-hint></mat-form-field></div>
	<h3>Permanent home</h3>
	<p>Residency for tuition is decided from this address. Do not use a P.O. box.</p>
	<div class="row">${field("Number and street", "street", "required")}${field("Apartment, unit, or space", "unit")}</div>
	<div class="row">${field("City or town", "town", "required")}${select("State or territory", "homeState", `<mat-option value="ZZ">Not in the U.S.</mat-option>${pairs("states")}`)}${field("ZIP / postal code", "zip")}${select("Nation", "nation", pairs("nations"))}</div>
	<button mat-flat-button type="button" matStepperNext>Next: Background</button>
</mat-step>
<mat-step label="Background">
	<mat-accordion multi>
	<mat-expansion-panel id="residency"><mat-expansion-panel-header><mat-panel-title>Citizenship and residency</mat-panel-title></mat-expansion-panel-header>
		${radios("Which describes you? *", "citizen", ["USC", "U.S. citizen or U.S. national"], ["LPR", "Lawful permanent resident"], ["HUM", "Refugee, asylee, DACA, or undocumented"], ["INT", "Citizen of another country who needs a student visa"])}
		<div class="row">${field("Years you have lived in the United States", "yearsHere", 'type="number" min="0"')}${field("Social Security number", "ssn", 'placeholder="###-##-####"', "Used only for tax form 1098-T and federal aid")}</div>
	</mat-expansion-panel>
	<mat-expansion-panel id="selfid"><mat-expansion-panel-header><mat-panel-title>Self-identification</mat-panel-title><mat-panel-description>Optional; never used in the decision</mat-panel-description></mat-expansion-panel-header>
		<div class="row">${select("Gender", "identity", options(["M", "Man"], ["W", "Woman"], ["NB", "Nonbinary or genderqueer"], ["S", "I describe myself another way"], ["X", "Decline to answer"]))}${select("Racial background (choose all that apply)", "heritage", options(["AIAN", "American Indian or Alaska Native"], ["ASN", "Asian"], ["BLK", "Black or African American"], ["NHPI", "Native Hawaiian or Pacific Islander"], ["WHT", "White"]), "multiple")}</div>
		<div class="question"><span id="latino-q">Are you Hispanic or Latino/a?</span><mat-button-toggle-group formControlName="latino" aria-labelledby="latino-q"><mat-button-toggle value="Y">Yes</mat-button-toggle><mat-button-toggle value="N">No</mat-button-toggle></mat-button-toggle-group></div>
		${radios("Pronouns for letters of introduction", "pronouns", ["he", "he, him"], ["she", "she, her"], ["they", "they, them"], ["ask", "ask me"])}
		<div class="row"><mat-form-field appearance="outline"><mat-label>First language you learned</mat-label><input matInput formControlName="tongue" [matAutocomplete]="tongues"><mat-autocomplete #tongues="matAutocomplete">@for (name of tonguesLike(); track name) {<mat-option [value]="name">{{ name }}</mat-option>}</mat-autocomplete></mat-form-field>
		${select("Other languages you know", "moreTongues", "@for (name of allTongues; track name) {<mat-option [value]=\"name\">{{ name }}</mat-option>}", "multiple")}</div>
	</mat-expansion-panel>
	<mat-expansion-panel id="means"><mat-expansion-panel-header><mat-panel-title>Family resources</mat-panel-title></mat-expansion-panel-header>
		<div class="row">${select("Combined yearly income of your household, before taxes", "earnings", options(["A", "Under $25,000"], ["B", "$25,000 to $49,999"], ["C", "$50,000 to $74,999"], ["D", "$75,000 to $99,999"], ["E", "$100,000 to $149,999"], ["F", "$150,000 or more"]))}</div>
		${radios("Has either of your parents earned a bachelor’s degree?", "pioneer", ["one", "Yes, at least one has"], ["none", "No, I will be the first generation to go to college"], ["unsure", "I’m not sure"])}
		${radios("How will you take care of the $60 application fee?", "waiver", ["pay", "I will pay online with a card"], ["waive", "I am requesting a fee waiver"], ["check", "I will mail a check or money order"])}
	</mat-expansion-panel>
	</mat-accordion>
	<button mat-button type="button" matStepperPrevious>Back</button><button mat-flat-button type="button" matStepperNext>Next: Academics</button>
</mat-step>
<mat-step label="Academics">
	<h3>High school</h3>
	<div class="row"><mat-form-field appearance="outline"><mat-label>Find your current school</mat-label><input matInput formControlName="school" (input)="typed.next($any($event.target).value)" [matAutocomplete]="schoolList" required><mat-hint>{{ looking() ? 'Searching…' : 'Type at least three letters, then choose from the list' }}</mat-hint>
		<mat-autocomplete #schoolList="matAutocomplete" [displayWith]="schoolName" requireSelection>@for (each of schoolsFound(); track each.code) {<mat-option [value]="each">{{ each.name }}, {{ each.place }}</mat-option>}</mat-autocomplete></mat-form-field>
		${select("State of school", "schoolState", pairs("states"))}</div>
	<div class="row">${picker("Date you will receive (or received) your diploma", "finish")}${select("Year in school now", "standing", options(["09", "Freshman"], ["10", "Sophomore"], ["11", "Junior"], ["12", "Senior"], ["PG", "Already graduated"]))}</div>
	<div class="row">${field("GPA, unweighted", "gpaPlain", 'inputmode="decimal"', "Out of 4.00")}${field("GPA, weighted", "gpaWeighted", 'inputmode="decimal"', "If your school reports one")}${field("Your rank", "rank", 'type="number"')}${field("Out of how many students", "classSize", 'type="number"')}</div>
	<h3>College-level work</h3>
	<div class="row">${field("College or university that granted the credit", "dual", "", "Dual enrollment, concurrent enrollment, or a summer session")}</div>
	<table formArrayName="courses"><thead><tr><th>College course</th><th>Grade earned</th></tr></thead><tbody>@for (each of form.controls.courses.controls; track each; let i = $index) {<tr class="course" [formGroupName]="i">
		<td><mat-form-field><input matInput formControlName="title"></mat-form-field></td><td><mat-form-field><input matInput formControlName="mark"></mat-form-field></td></tr>}</tbody></table>
	<h3>Tests</h3>
	<p>Gossan State superscores the SAT. List your highest section results.</p>
	${radios("Should reviewers see your SAT or ACT results?", "useScores", ["Y", "Include my scores"], ["N", "Review me without scores"])}
	<div class="row">${field("SAT Reading &amp; Writing", "ebrw", 'type="number" min="200" max="800"')}${field("SAT Math", "mathSection", 'type="number" min="200" max="800"')}${picker("Test date of that SAT Math score", "mathDay")}</div>
	<div class="row">${field("ACT composite", "composite", 'type="number" min="1" max="36"')}</div>
	<h3>Advanced Placement exams</h3>
	<div formArrayName="exams">@for (each of form.controls.exams.controls; track each; let i = $index) {<div class="row exam" [formGroupName]="i">
		${select("AP exam", "subject", '@for (name of ap; track name) {<mat-option [value]="name">{{ name }}</mat-option>}')}${select("Score", "score", options(["5", "5"], ["4", "4"], ["3", "3"], ["2", "2"], ["1", "1"], ["P", "Not yet taken"]))}</div>}</div>
	<button mat-stroked-button type="button" (click)="addExam()">Add an exam</button>
	<div><button mat-button type="button" matStepperPrevious>Back</button><button mat-flat-button type="button" matStepperNext>Next: Family</button></div>
</mat-step>
<mat-step label="Family">
	<mat-accordion multi>
	<mat-expansion-panel id="pg1" formGroupName="one"><mat-expansion-panel-header><mat-panel-title>Parent or guardian 1</mat-panel-title></mat-expansion-panel-header>
		<div class="row">${field("Given name", "given")}${field("Family name", "family")}${select("Highest schooling completed", "schooling", pairs("schooling"))}</div><div class="row">${field("Occupation", "work")}${field("Email", "email", 'type="email"', "For the parent newsletter")}</div></mat-expansion-panel>
	<mat-expansion-panel id="pg2" formGroupName="two"><mat-expansion-panel-header><mat-panel-title>Parent or guardian 2</mat-panel-title></mat-expansion-panel-header>
		<div class="row">${field("Given name", "given")}${field("Family name", "family")}${select("Highest schooling completed", "schooling", pairs("schooling"))}${field("Occupation", "work")}</div></mat-expansion-panel>
	</mat-accordion>
	<div class="row">${select("Your parents are…", "together", options(["mar", "Married to each other"], ["unm", "Never married"], ["sep", "Separated"], ["div", "Divorced"], ["wid", "Widowed"], ["dp", "In a domestic partnership"]))}</div>
	<h3>Brothers and sisters</h3>
	<table formArrayName="siblings"><tr><th>First name</th><th>Age</th></tr>@for (each of form.controls.siblings.controls; track each; let i = $index) {<tr class="sibling" [formGroupName]="i"><td><mat-form-field><input matInput formControlName="given" aria-label="Sibling first name"></mat-form-field></td><td><mat-form-field><input matInput type="number" formControlName="age" aria-label="Sibling age"></mat-form-field></td></tr>}</table>
	<button mat-button type="button" matStepperPrevious>Back</button><button mat-flat-button type="button" matStepperNext>Next: Involvement</button>
</mat-step>
<mat-step label="Involvement">
	<p>Tell us about up to five ways you spend your time outside class. Jobs and family duties count.</p>
	<div formArrayName="activities">@for (each of form.controls.activities.controls; track each; let i = $index) {<div class="card activity" [formGroupName]="i"><h3>Involvement {{ i + 1 }}</h3>
		<div class="row">${field("Club, team, employer, or organization", "group")}${field("Your position or title", "role")}${select("Category", "kind", pairs("involvement"))}</div>
		<div class="question"><span [id]="'years-' + i">Grades in which you took part</span><mat-chip-listbox multiple formControlName="grades" [attr.aria-labelledby]="'years-' + i"><mat-chip-option value="9">9th</mat-chip-option><mat-chip-option value="10">10th</mat-chip-option><mat-chip-option value="11">11th</mat-chip-option><mat-chip-option value="12">12th</mat-chip-option></mat-chip-listbox></div></div>}</div>
	<button mat-stroked-button type="button" (click)="addActivity()">Add another involvement</button>
	<h3>Recognition</h3>
	<mat-form-field appearance="outline" style="width:100%"><mat-label>Honors, prizes, and awards</mat-label><mat-chip-grid #honorGrid formControlName="honors">@for (each of form.controls.honors.value; track each) {<mat-chip-row (removed)="drop(form.controls.honors, each)">{{ each }}<button matChipRemove type="button" [attr.aria-label]="'remove ' + each">×</button></mat-chip-row>}</mat-chip-grid><input placeholder="Name of award…" [matChipInputFor]="honorGrid" (matChipInputTokenEnd)="add(form.controls.honors, $event)"><mat-hint>Press Enter after each one</mat-hint></mat-form-field>
	<div><button mat-button type="button" matStepperPrevious>Back</button><button mat-flat-button type="button" matStepperNext>Next: Plans</button></div>
</mat-step>
<mat-step label="Plans and signature">
	<div class="row"><mat-form-field appearance="outline"><mat-label>First-choice program</mat-label><input matInput formControlName="program" (input)="programsLike.set(like(allPrograms, $any($event.target).value))" [matAutocomplete]="programs"><mat-autocomplete #programs="matAutocomplete" requireSelection>@for (name of programsLike(); track name) {<mat-option [value]="name">{{ name }}</mat-option>}</mat-autocomplete></mat-form-field>
		${select("Furthest degree you hope to reach", "summit", options(["B", "Bachelor’s"], ["M", "Master’s"], ["D", "Doctorate (PhD, EdD)"], ["P", "Professional (MD, JD, DVM…)"], ["U", "Undecided"]))}</div>
	${radios("Entering term", "term", ["2270", "Spring 2027 (January)"], ["2275", "Fall 2027 (August)"], ["2280", "Spring 2028 (January)"])}
	<mat-form-field appearance="outline" style="width:100%"><mat-label>Other colleges to which you are applying</mat-label><mat-chip-grid #elseGrid formControlName="elsewhere">@for (each of form.controls.elsewhere.value; track each) {<mat-chip-row (removed)="drop(form.controls.elsewhere, each)">{{ each }}<button matChipRemove type="button" [attr.aria-label]="'remove ' + each">×</button></mat-chip-row>}</mat-chip-grid><input placeholder="Add a college" [matChipInputFor]="elseGrid" (matChipInputTokenEnd)="add(form.controls.elsewhere, $event)"><mat-hint>Optional. Press Enter after each one; this helps us understand where applicants look.</mat-hint></mat-form-field>
	<div class="row">${select("How did you first learn of Gossan State?", "heard", options(["fair", "College fair"], ["mail", "Mail or email"], ["visit", "Campus visit"], ["soc", "Social media"], ["friend", "Friend or relative"]))}</div>
	<mat-form-field appearance="outline" style="width:100%"><mat-label>In 250 to 400 words: what place has shaped you, and how?</mat-label><textarea matInput rows="6" formControlName="essay"></textarea></mat-form-field>
	<div class="card"><h3>School counselor</h3><p>We will ask this person for your transcript.</p><div class="row">${field("Name", "counselor")}</div></div>
	<div class="card"><h3>In an emergency, contact</h3><div class="row">${field("Full name", "urgentName")}${field("Phone", "urgentPhone", 'type="tel"')}</div></div>
	<div class="row">${field("Choose a password for your status page", "passphrase", 'type="password" autocomplete="new-password"')}${field("Type your full legal name as your signature", "signature")}</div>
	<mat-checkbox formControlName="certify">I certify that all of the above is true and complete.</mat-checkbox>
	<div><button mat-button type="button" matStepperPrevious>Back</button><button mat-flat-button type="submit">Submit application</button></div>
</mat-step>
</mat-stepper>
</form>`,
})
class Application {
	form = form;
	states = STATES;
	nations = NATIONS;
	ap = AP;
	involvement = INVOLVEMENT;
	schooling = SCHOOLING;
	allTongues = TONGUES;
	tonguesLike = signal(TONGUES);
	programsLike = signal(PROGRAMS);
	schoolsFound = signal<School[]>([]);
	looking = signal(false);
	schoolName = (value: School | string | null) => (value && typeof value === "object" ? value.name : (value ?? ""));

	allPrograms = PROGRAMS;
	typed = new Subject<string>();
	like = (all: string[], typed: string) => all.filter((name) => name.toLowerCase().includes(typed.toLowerCase()));

	constructor() {
		form.controls.tongue.valueChanges.subscribe((typed) => this.tonguesLike.set(this.like(TONGUES, typed ?? "")));
		this.typed.pipe(debounceTime(250)).subscribe((typed) => {
			if (typed.length < 3) return this.schoolsFound.set([]);
			this.looking.set(true);
			setTimeout(() => {
				this.looking.set(false);
				this.schoolsFound.set(SCHOOLS.filter(({ name, place }) => `${name}, ${place}`.toLowerCase().includes(typed.toLowerCase())));
			}, 350);
		});
	}

	addExam() {
		form.controls.exams.push(exam());
	}
	addActivity() {
		form.controls.activities.push(activity());
	}
	add(control: FormControl<string[]>, event: MatChipInputEvent) {
		const value = event.value.trim();
		if (value) control.setValue([...control.value, value]);
		event.chipInput.clear();
	}
	drop(control: FormControl<string[]>, value: string) {
		control.setValue(control.value.filter((each) => each !== value));
	}
	send() {
		submitted = true;
	}
}

let submitted = false;
const root = document.getElementById("root") as HTMLElement;
root.replaceWith(document.createElement("gsu-application"));
bootstrapApplication(Application, { providers: [provideZonelessChangeDetection(), provideNativeDateAdapter()] }).catch((error) => {
	setTimeout(() => {
		throw error;
	});
});

const dated = (date: Date | null) =>
	date ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}` : "";
const plain = (value: unknown): unknown => {
	if (value instanceof Date) return dated(value);
	if (value && typeof value === "object" && "code" in value) return value.code;
	return value ?? "";
};
/** How many rows of each repeated block are read. */
const ROWS = { courses: 2, exams: 3, siblings: 2, activities: 3 };
const ROW_CLASS: Record<string, string> = { courses: "course", exams: "exam", siblings: "sibling", activities: "activity" };
const EMPTY: Record<string, object> = { courses: course().value, exams: exam().value, siblings: sibling().value, activities: activity().value };

function read(leaf: (value: unknown, host: Element | null) => unknown) {
	const result: Record<string, unknown> = {};
	for (const [name, value] of Object.entries(form.getRawValue())) {
		if (name in ROWS) {
			for (let i = 0; i < ROWS[name as keyof typeof ROWS]; i++) {
				const row = document.querySelectorAll(`.${ROW_CLASS[name]}`)[i];
				for (const [part, held] of Object.entries((value as object[])[i] ?? EMPTY[name]))
					result[`${name}.${i}.${part}`] = leaf(held, row?.querySelector(`[formcontrolname="${part}"]`) ?? null);
			}
		} else if (name === "one" || name === "two")
			for (const [part, held] of Object.entries(value as object))
				result[`${name}.${part}`] = leaf(held, document.querySelector(`[formgroupname="${name}"] [formcontrolname="${part}"]`));
		else result[name] = leaf(value, document.querySelector(`form > mat-stepper [formcontrolname="${name}"]:not([formgroupname] *)`));
	}
	return result;
}

const words = (host: Element, place: string) => [...host.querySelectorAll(place)].map((each) => each.textContent?.trim() ?? "");
function seen(value: unknown, host: Element | null): unknown {
	if (!host) return Array.isArray(value) ? [] : "";
	switch (host.tagName) {
		case "MAT-SELECT": {
			const [read = ""] = words(host, ".mat-mdc-select-value-text");
			return Array.isArray(value) ? read.split(", ").filter(Boolean) : read;
		}
		case "MAT-RADIO-GROUP":
			return words(host, ".mat-mdc-radio-checked label")[0] ?? "";
		case "MAT-BUTTON-TOGGLE-GROUP":
			return words(host, ".mat-button-toggle-checked .mat-button-toggle-label-content")[0] ?? "";
		case "MAT-CHIP-LISTBOX":
			return words(host, ".mat-mdc-chip-selected .mdc-evolution-chip__text-label");
		case "MAT-CHIP-GRID":
			return words(host, ".mdc-evolution-chip__text-label").map((text) => text.replace(/×$/, "").trim());
		case "MAT-CHECKBOX":
			return host.querySelector("input")?.checked ?? false;
		default:
			return (host as HTMLInputElement).value;
	}
}

Object.assign(window, {
	formState: () => ({ ...read(plain), submitted }),
	formShown: () => read(seen),
});
