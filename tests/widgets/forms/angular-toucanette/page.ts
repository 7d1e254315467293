import "@angular/compiler";
import "./page.css";
import { Component, inject, ViewChild } from "@angular/core";
import { FormBuilder, ReactiveFormsModule } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatButtonToggleModule } from "@angular/material/button-toggle";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { MatChipsModule } from "@angular/material/chips";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatAccordion, MatExpansionModule } from "@angular/material/expansion";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatSlideToggleModule } from "@angular/material/slide-toggle";
import { bootstrapApplication } from "@angular/platform-browser";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const date = (name: string, label: string) =>
	`<mat-form-field><mat-label>${label}</mat-label><input matInput [matDatepicker]="${name}Picker" formControlName="${name}"><mat-datepicker-toggle matIconSuffix [for]="${name}Picker" /><mat-datepicker #${name}Picker /></mat-form-field>`;
const text = (name: string, label: string, more = "", cls = "") => `<mat-form-field class="${cls}"><mat-label>${label}</mat-label><input matInput formControlName="${name}" ${more}></mat-form-field>`;
const pick = (name: string, label: string, list: string, more = "") =>
	`<mat-form-field><mat-label>${label}</mat-label><mat-select formControlName="${name}" ${more}>@for (option of ${list}; track option) {<mat-option [value]="option">{{ option }}</mat-option>}</mat-select></mat-form-field>`;
const yesNo = (name: string, question: string) =>
	`<p class="ask" id="q-${name}">${question}</p><mat-radio-group formControlName="${name}" aria-labelledby="q-${name}"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>`;

const parent = (n: number) => `<fieldset><legend>Parent / Guardian ${n}</legend>
	<div class="line">${text(`parent${n}First`, "First name")}${text(`parent${n}Middle`, "M.I.", 'maxlength="1"', "narrow")}${text(`parent${n}Last`, "Last name")}${text(`parent${n}Former`, "Maiden / former name")}</div>
	<div class="line">${text(`parent${n}Occupation`, "Occupation / title")}${text(`parent${n}Employer`, "Employer")}${pick(`parent${n}Education`, "Highest level of education completed", "educationLevels")}</div>
	<div class="line"><mat-radio-group formControlName="parent${n}Living" aria-label="Living or deceased"><mat-radio-button value="L">Living</mat-radio-button><mat-radio-button value="D">Deceased</mat-radio-button></mat-radio-group></div></fieldset>`;

@Component({
	selector: "mbu-application",
	imports: [ReactiveFormsModule, MatAutocompleteModule, MatButtonModule, MatButtonToggleModule, MatCheckboxModule, MatChipsModule, MatDatepickerModule, MatExpansionModule, MatInputModule, MatRadioModule, MatSelectModule, MatSlideToggleModule],
	providers: [provideNativeDateAdapter()],
	template: `
<div class="bar">Meridian Bay University &mdash; Application for Undergraduate Admission</div>
<div class="wrap">
<p>Dear Applicant, we are thankful that you have decided to apply for admission to Meridian Bay University. Files completed after March 1 will be processed if space is available and time allows.</p>
<p><button mat-stroked-button type="button" (click)="all.openAll()">Expand all sections</button></p>
<form [formGroup]="form" (ngSubmit)="submitted = true">
<mat-accordion multi>
<mat-expansion-panel expanded><mat-expansion-panel-header><mat-panel-title>Personal Information</mat-panel-title></mat-expansion-panel-header>
	<div class="line">${text("lastName", "Last name", "required")}${text("firstName", "First", "required")}${text("middleName", "Middle")}${text("suffix", "Suffix (Jr., III)", "", "narrow")}</div>
	<div class="line">${text("goesBy", "Name you go by")}</div>
	<div class="line">${date("birthDate", "Date of birth")}${text("ssn", "Social Security number", 'placeholder="___-__-____"')}<mat-form-field><mat-label>Marital status</mat-label><mat-select formControlName="marital"><mat-option value="S">Single</mat-option><mat-option value="M">Married</mat-option><mat-option value="D">Separated or divorced</mat-option></mat-select></mat-form-field>
	<mat-radio-group formControlName="gender" aria-label="Gender"><mat-radio-button value="M">Male</mat-radio-button><mat-radio-button value="F">Female</mat-radio-button></mat-radio-group></div>
	<div class="line">${pick("ethnicity", "Ethnicity (Optional)", "ethnicities", "multiple")}</div>
	<h4>Home address</h4>
	<div class="line">${text("homeStreet", "Number and street")}${text("homeApt", "Apt. / unit", "", "narrow")}</div>
	<div class="line">${text("homeCity", "City")}<mat-form-field><mat-label>State</mat-label><mat-select formControlName="homeState">@for (state of states; track state[0]) {<mat-option [value]="state[0]">{{ state[1] }}</mat-option>}</mat-select></mat-form-field>${text("homeZip", "ZIP code", 'maxlength="10"', "narrow")}
	<mat-form-field><mat-label>Country</mat-label><input matInput formControlName="homeCountry" [matAutocomplete]="homeCountries"><mat-autocomplete #homeCountries>@for (country of matching("homeCountry", countries); track country) {<mat-option [value]="country">{{ country }}</mat-option>}</mat-autocomplete></mat-form-field></div>
	<div class="line">${text("phone", "Primary phone number", 'type="tel"')}${text("altPhone", "Alternate phone number", 'type="tel"')}${text("email", "E-mail address", 'type="email"')}</div>
	<h4>Temporary mailing address (If different from above)</h4>
	<div class="line">${text("tempStreet", "Address")}${text("tempCity", "City")}${text("tempState", "State", "", "narrow")}${text("tempZip", "ZIP code", "", "narrow")}${date("tempUntil", "At temporary address until")}</div>
</mat-expansion-panel>

<mat-expansion-panel><mat-expansion-panel-header><mat-panel-title>Enrollment Plans</mat-panel-title></mat-expansion-panel-header>
	<p class="ask">Planning to enter</p>
	<div class="line"><mat-button-toggle-group formControlName="term" aria-label="Planning to enter"><mat-button-toggle value="FA">Fall</mat-button-toggle><mat-button-toggle value="SP">Spring</mat-button-toggle></mat-button-toggle-group>${pick("termYear", "Year", "years")}
	<mat-form-field><mat-label>I am applying as a</mat-label><mat-select formControlName="entryType"><mat-option value="FR">Freshman</mat-option><mat-option value="TR">Transfer student</mat-option><mat-option value="RE">Returning student</mat-option></mat-select></mat-form-field></div>
	<p class="ask" id="load">I plan to study</p><mat-radio-group formControlName="load" aria-labelledby="load"><mat-radio-button value="FT">Full-time</mat-radio-button><mat-radio-button value="PT">Part-time</mat-radio-button></mat-radio-group>
	<div class="line"><mat-form-field><mat-label>Possible major / emphasis</mat-label><input matInput formControlName="major" [matAutocomplete]="majorList"><mat-autocomplete #majorList>@for (major of matching("major", majors); track major) {<mat-option [value]="major">{{ major }}</mat-option>}</mat-autocomplete></mat-form-field>
	${text("career", "Career interest")}</div>
	${yesNo("honorsInfo", "I would like to receive information about Meridian Bay&rsquo;s honors program, the Linden Honors Institute")}
	<p class="hint">Applicants under 21 are expected to live on campus unless married or living at home with parents and within commuting distance of the campus.</p>
	${yesNo("onCampus", "Do you plan to live on campus?")}
	${yesNo("appliedBefore", "Have you previously applied to Meridian Bay?")}
	${yesNo("recruited", "Are you being recruited to play an intercollegiate varsity sport by a Meridian Bay coach?")}
	<p><mat-slide-toggle formControlName="feeWaiver">I am requesting a waiver of the $45 application fee</mat-slide-toggle></p>
	<mat-form-field style="width:100%"><mat-label>Other colleges or universities to which you have applied</mat-label>
	<mat-chip-grid #collegeGrid formControlName="otherColleges">@for (college of form.value.otherColleges; track college) {<mat-chip-row (removed)="removeCollege(college)">{{ college }}<button matChipRemove type="button" aria-label="Remove">&times;</button></mat-chip-row>}<input placeholder="Type a name, then Enter" [matChipInputFor]="collegeGrid" (matChipInputTokenEnd)="addCollege($event)"></mat-chip-grid></mat-form-field>
</mat-expansion-panel>

<mat-expansion-panel><mat-expansion-panel-header><mat-panel-title>Citizenship Status</mat-panel-title></mat-expansion-panel-header>
	<mat-radio-group formControlName="citizenship" aria-label="Citizenship status"><mat-radio-button value="US">U.S. Citizen</mat-radio-button><mat-radio-button value="PR">Permanent resident</mat-radio-button><mat-radio-button value="NI">Non-immigrant / international</mat-radio-button></mat-radio-group>
	<div class="line">${pick("citizenCountry", "Country of citizenship", "countries")}${pick("birthCountry", "Country of birth", "countries")}${text("birthCity", "City of birth")}</div>
	${yesNo("englishFirst", "Is English your first language?")}
	<div class="line">${text("toefl", "If no, TOEFL or IELTS score")}${text("homeLanguage", "Language(s) other than English spoken at home")}</div>
</mat-expansion-panel>

<mat-expansion-panel><mat-expansion-panel-header><mat-panel-title>Academic Information</mat-panel-title></mat-expansion-panel-header>
	<div class="line">${text("highSchool", "High school you now attend or from which you graduated")}${text("ceeb", "CEEB code", 'maxlength="6"', "narrow")}</div>
	<div class="line">${text("hsCity", "City")}<mat-form-field><mat-label>State</mat-label><input matInput formControlName="hsState" [matAutocomplete]="hsStates"><mat-autocomplete #hsStates>@for (name of matching("hsState", stateNames); track name) {<mat-option [value]="name">{{ name }}</mat-option>}</mat-autocomplete></mat-form-field>${date("hsEntered", "Date entered")}${date("hsGraduates", "Graduation date")}</div>
	<div class="line"><mat-form-field><mat-label>Type of school</mat-label><mat-select formControlName="hsType"><mat-option value="P">Public</mat-option><mat-option value="C">Private Christian</mat-option><mat-option value="V">Private</mat-option><mat-option value="H">Home school</mat-option></mat-select></mat-form-field>${text("gpa", "Cumulative GPA (unweighted)", 'type="number" step="0.01" min="0" max="4"')}${text("rank", "Rank in class", 'type="number" min="1"')}${text("classSize", "Number in class", 'type="number" min="1"')}</div>
	<div class="line">${text("counselor", "Guidance counselor&rsquo;s name")}${text("counselorEmail", "Counselor&rsquo;s e-mail", 'type="email"')}</div>
	<p>List any colleges or universities attended, including those attended while in high school.</p>
	<div class="line">${text("college", "Institution")}${text("collegeDates", "Dates attended")}${text("collegeUnits", "Degree earned")}</div>
	<h4>Test scores</h4>
	<table class="tests"><thead><tr><th>Test</th><th>Date taken</th><th>Score</th></tr></thead><tbody>
	<tr><th scope="row">SAT Evidence-Based Reading and Writing</th><td>${date("satEbrwDate", "Date")}</td><td>${text("satEbrw", "Score", 'type="number"')}</td></tr>
	<tr><th scope="row">SAT Math</th><td>${date("satMathDate", "Date")}</td><td>${text("satMath", "Score", 'type="number"')}</td></tr>
	<tr><th scope="row">ACT Composite</th><td>${date("actDate", "Date")}</td><td>${text("act", "Score", 'type="number"')}</td></tr>
	</tbody></table>
	<p>Advanced Placement examinations</p>
	<div formArrayName="ap">@for (row of rows("ap"); track row; let i = $index) {<div class="line ap-row" [formGroupName]="i">${pick("subject", "Examination", "apSubjects")}${text("year", "Year taken", "", "narrow")}${pick("score", "Score", "[5, 4, 3, 2, 1]")}</div>}</div>
	<button mat-button type="button" (click)="add('ap')">Add another exam</button>
</mat-expansion-panel>

<mat-expansion-panel><mat-expansion-panel-header><mat-panel-title>Family Information</mat-panel-title></mat-expansion-panel-header>
	${parent(1)}${parent(2)}
	<div class="line">${pick("parentsMarital", "Parents&rsquo; marital status", "maritalStatuses")}${text("siblingCount", "Number of brothers and sisters", 'type="number" min="0"')}</div>
	<div formArrayName="siblings">@for (row of rows("siblings"); track row; let i = $index) {<div class="line sibling-row" [formGroupName]="i">${text("name", "Name of brother / sister")}${text("age", "Age", 'type="number"', "narrow")}${text("school", "School or college attending")}</div>}</div>
	<button mat-button type="button" (click)="add('siblings')">Add another brother or sister</button>
	${yesNo("firstGen", "Will you be the first in your immediate family to graduate from a four-year college?")}
</mat-expansion-panel>

<mat-expansion-panel><mat-expansion-panel-header><mat-panel-title>Activities, Leadership and Honors</mat-panel-title><mat-panel-description>School, church, community, work</mat-panel-description></mat-expansion-panel-header>
	<div formArrayName="activities">@for (row of rows("activities"); track row; let i = $index) {<fieldset class="activity-row" [formGroupName]="i"><legend>Activity or job {{ i + 1 }}</legend>
		<div class="line">${text("name", "Organization or employer")}${text("office", "Position held")}</div>
		<div class="line"><span>Year(s)</span><mat-button-toggle-group multiple formControlName="years" aria-label="Years"><mat-button-toggle value="9">9</mat-button-toggle><mat-button-toggle value="10">10</mat-button-toggle><mat-button-toggle value="11">11</mat-button-toggle><mat-button-toggle value="12">12</mat-button-toggle></mat-button-toggle-group>${text("hours", "Hours per week", 'type="number"')}<mat-checkbox formControlName="again">I hope to continue this in college</mat-checkbox></div></fieldset>}</div>
	<button mat-button type="button" (click)="add('activities')">Add another activity</button>
	<div formArrayName="honors">@for (row of rows("honors"); track row; let i = $index) {<div class="line honor-row" [formGroupName]="i">${text("title", "Award or honor")}${pick("grade", "Grade received", "grades")}</div>}</div>
	<button mat-button type="button" (click)="add('honors')">Add another honor</button>
</mat-expansion-panel>

<mat-expansion-panel><mat-expansion-panel-header><mat-panel-title>Church and Personal Background</mat-panel-title></mat-expansion-panel-header>
	<div class="line">${text("church", "Church you attend")}${text("denomination", "Denomination")}</div>
	<div class="line">${text("pastor", "Pastor or youth pastor&rsquo;s name")}${text("pastorPhone", "Pastor&rsquo;s phone", 'type="tel"')}</div>
	${yesNo("probation", "Have you ever been placed on probation, suspended or dismissed from any school?")}
	<mat-form-field style="width:100%"><mat-label>Briefly describe your personal faith and why you wish to attend Meridian Bay</mat-label><textarea matInput rows="5" formControlName="essay"></textarea></mat-form-field>
	<div class="line">${pick("heard", "How did you first hear about Meridian Bay?", "sources")}</div>
</mat-expansion-panel>

<mat-expansion-panel><mat-expansion-panel-header><mat-panel-title>Signature</mat-panel-title></mat-expansion-panel-header>
	<p><mat-checkbox formControlName="certify">I certify that the information given on this application is complete and accurate, and I agree to abide by the University&rsquo;s standards of conduct.</mat-checkbox></p>
	<div class="line">${text("signature", "Applicant&rsquo;s signature (type full name)")}${date("signed", "Date")}</div>
	<button mat-flat-button type="submit">Submit application</button>
</mat-expansion-panel>
</mat-accordion></form></div>`,
})
class Application {
	@ViewChild(MatAccordion) all!: MatAccordion;
	submitted = false;
	states = STATES;
	stateNames = STATES.map(([, name]) => name);
	countries = COUNTRIES;
	majors = MAJORS;
	years = ["2026", "2027", "2028"];
	grades = ["9th", "10th", "11th", "12th"];
	ethnicities = ["Asian / Pacific Islander", "African American", "Hispanic / Latino", "Native American", "Caucasian", "Other"];
	educationLevels = ["Some high school", "High school graduate", "Some college", "Associate degree", "Bachelor's degree", "Master's degree", "Doctorate"];
	maritalStatuses = ["Married", "Separated", "Divorced", "Widowed", "Never married"];
	sources = ["Brochure", "Church", "College fair", "Friend", "Internet", "Radio"];
	apSubjects = ["Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Language & Composition", "English Literature & Composition", "European History", "Physics 1", "Psychology", "Spanish Language", "Statistics", "U.S. Government & Politics", "U.S. History", "World History"];
	fb = inject(FormBuilder);
	row = {
		ap: () => this.fb.group({ subject: [""], year: [""], score: [null] }),
		siblings: () => this.fb.group({ name: [""], age: [null], school: [""] }),
		activities: () => this.fb.group({ name: [""], office: [""], years: [[]], hours: [null], again: [false] }),
		honors: () => this.fb.group({ title: [""], grade: [""] }),
	} as Record<string, () => any>;
	form: any = this.fb.group({
		...Object.fromEntries(
			"lastName firstName middleName suffix goesBy ssn marital gender homeStreet homeApt homeCity homeState homeZip homeCountry phone altPhone email tempStreet tempCity tempState tempZip term termYear entryType load major career honorsInfo onCampus appliedBefore recruited citizenship citizenCountry birthCountry birthCity englishFirst toefl homeLanguage highSchool ceeb hsCity hsState hsType counselor counselorEmail college collegeDates collegeUnits parent1First parent1Middle parent1Last parent1Former parent1Occupation parent1Employer parent1Education parent1Living parent2First parent2Middle parent2Last parent2Former parent2Occupation parent2Employer parent2Education parent2Living parentsMarital firstGen church denomination pastor pastorPhone probation essay heard signature"
				.split(" ").map((name) => [name, [""]]),
		),
		...Object.fromEntries("birthDate tempUntil hsEntered hsGraduates gpa rank classSize satEbrwDate satEbrw satMathDate satMath actDate act siblingCount signed".split(" ").map((name) => [name, [null]])),
		ethnicity: [[]], otherColleges: [[]], feeWaiver: [false], certify: [false],
		...Object.fromEntries(Object.entries(this.row).map(([name, make]) => [name, this.fb.array([make()])])),
	});
	rows = (name: string) => this.form.get(name).controls;
	add = (name: string) => this.form.get(name).push(this.row[name]());
	matching = (name: string, list: string[]) => list.filter((each) => each.toLowerCase().includes((this.form.value[name] ?? "").toLowerCase()));
	addCollege(event: any) {
		const name = event.value.trim();
		if (name) this.form.get("otherColleges").setValue([...this.form.value.otherColleges, name]);
		event.chipInput.clear();
	}
	removeCollege = (name: string) => this.form.get("otherColleges").setValue(this.form.value.otherColleges.filter((each: string) => each !== name));
	constructor() {
		Object.assign(window, { formState: () => this.state(), formShown: () => this.shown() });
	}
	flat(visit: (key: string, value: any, element: () => any) => unknown) {
		const found: Record<string, unknown> = {};
		const within = (root: ParentNode, name: string) => root.querySelector(`[formcontrolname=${name}]`);
		const ROWS: Record<string, string> = { ap: ".ap-row", siblings: ".sibling-row", activities: ".activity-row", honors: ".honor-row" };
		for (const [name, value] of Object.entries<any>(this.form.getRawValue())) {
			if (!(name in ROWS)) found[name] = visit(name, value, () => within(document, name));
			else value.forEach((row: any, i: number) => {
				for (const [field, held] of Object.entries(row)) found[`${name}.${i}.${field}`] = visit(field, held, () => within(document.querySelectorAll(ROWS[name])[i], field));
			});
		}
		return found;
	}
	state() {
		const iso = (day: Date) => `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, "0")}-${String(day.getDate()).padStart(2, "0")}`;
		return { ...this.flat((_, value) => (value instanceof Date ? iso(value) : value)), submitted: this.submitted };
	}
	shown() {
		const texts = (element: Element, selector: string) => [...element.querySelectorAll(selector)].map((each) => each.textContent!.trim());
		return this.flat((_, value, at) => {
			const element = at();
			switch (element.localName) {
				case "mat-select": {
					const read = texts(element, ".mat-mdc-select-min-line").join("");
					return Array.isArray(value) ? read.split(", ").filter(Boolean) : read;
				}
				case "mat-radio-group": return texts(element, ".mat-mdc-radio-checked label").join("");
				case "mat-button-toggle-group": {
					const read = texts(element, ".mat-button-toggle-checked .mat-button-toggle-label-content");
					return Array.isArray(value) ? read : (read[0] ?? "");
				}
				case "mat-checkbox": return element.querySelector("input").checked;
				case "mat-slide-toggle": return element.querySelector("button").getAttribute("aria-checked") === "true";
				case "mat-chip-grid": return texts(element, ".mat-mdc-chip-action-label");
				default: return element.value;
			}
		});
	}
}
bootstrapApplication(Application);
