import "@angular/compiler";
import "./style.css";
import { Component, inject } from "@angular/core";
import { FormBuilder, ReactiveFormsModule, Validators } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatButtonToggleModule } from "@angular/material/button-toggle";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatStepperModule } from "@angular/material/stepper";
import { MatToolbarModule } from "@angular/material/toolbar";
import { bootstrapApplication } from "@angular/platform-browser";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const TESTS = [
	{ key: "satRw", name: "SAT Reading and Writing" },
	{ key: "satMath", name: "SAT Math" },
	{ key: "act", name: "ACT Composite" },
	{ key: "psat", name: "PSAT/NMSQT Total" },
];
const startsWith = (list: string[], typed: string | null) => list.filter((each) => each.toLowerCase().startsWith((typed ?? "").toLowerCase()));

@Component({
	selector: "jefferson-merit",
	imports: [
		ReactiveFormsModule, MatAutocompleteModule, MatButtonModule, MatButtonToggleModule, MatCheckboxModule, MatDatepickerModule, MatFormFieldModule, MatInputModule, MatRadioModule,
		MatSelectModule, MatStepperModule, MatToolbarModule,
	],
	template: `
<mat-toolbar color="primary">Jefferson State Merit Scholarship Commission</mat-toolbar>
<main>
<h1>2027–28 Merit Award Application</h1>
<form [formGroup]="form" (ngSubmit)="submitted = true">
<mat-stepper>
	<ng-template matStepperIcon="edit">✓</ng-template>
	<mat-step label="Eligibility">
		<section formGroupName="eligibility">
		<p>Answer the following before you begin the application.</p>
		<p id="res12">Have you resided in the State for twelve consecutive months preceding this application?</p>
		<mat-radio-group formControlName="resident" aria-labelledby="res12"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>
		<p id="otheraward">Have you accepted another award of the Commission for the same year?</p>
		<mat-radio-group formControlName="otherAward" aria-labelledby="otheraward"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>
		<mat-form-field class="wide"><mat-label>Commission account password</mat-label><input matInput type="password" formControlName="password" autocomplete="new-password"></mat-form-field>
		</section>
		<div><button mat-flat-button color="primary" matStepperNext type="button">Continue to application</button></div>
	</mat-step>

	<mat-step label="Application record">
		<section formGroupName="applicant">
			<h2>Applicant</h2>
			<div class="grid">
				<mat-form-field><mat-label>Last name</mat-label><input matInput formControlName="last" required></mat-form-field>
				<mat-form-field><mat-label>First name</mat-label><input matInput formControlName="first" required></mat-form-field>
				<mat-form-field><mat-label>Middle initial</mat-label><input matInput formControlName="mi" maxlength="1"></mat-form-field>
				<mat-form-field><mat-label>Suffix</mat-label><mat-select formControlName="suffix">@for (each of suffixes; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
				<mat-form-field><mat-label>Preferred first name</mat-label><input matInput formControlName="preferred"><mat-hint>Used on correspondence only</mat-hint></mat-form-field>
				<mat-form-field><mat-label>Social Security number</mat-label><input matInput formControlName="ssn" placeholder="000-00-0000"></mat-form-field>
				<mat-form-field><mat-label>Email address</mat-label><input matInput type="email" formControlName="email" required></mat-form-field>
				<mat-form-field><mat-label>Mobile phone</mat-label><span matTextPrefix>+1&nbsp;</span><input matInput type="tel" formControlName="phone"></mat-form-field>
				<mat-form-field><mat-label>Date of birth</mat-label><input matInput [matDatepicker]="dobPicker" formControlName="dob"><mat-datepicker-toggle matIconSuffix [for]="dobPicker" /><mat-datepicker #dobPicker startView="multi-year" /></mat-form-field>
				<mat-form-field><mat-label>Birth country</mat-label><input matInput formControlName="birthCountry" [matAutocomplete]="countryList"><mat-autocomplete #countryList="matAutocomplete">@for (each of countries(); track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-autocomplete></mat-form-field>
			</div>
			<h3>Legal residence</h3>
			<div class="grid">
				<mat-form-field class="wide"><mat-label>Street address</mat-label><input matInput formControlName="street"></mat-form-field>
				<mat-form-field><mat-label>Apartment / unit</mat-label><input matInput formControlName="unit"></mat-form-field>
				<mat-form-field><mat-label>City</mat-label><input matInput formControlName="city"></mat-form-field>
				<mat-form-field><mat-label>State</mat-label><input matInput formControlName="state" [matAutocomplete]="stateList"><mat-autocomplete #stateList="matAutocomplete">@for (each of states(); track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-autocomplete></mat-form-field>
				<mat-form-field><mat-label>ZIP code</mat-label><input matInput formControlName="zip" maxlength="10"></mat-form-field>
				<mat-form-field><mat-label>Legislative district</mat-label><input matInput formControlName="district"></mat-form-field>
			</div>
			<h3>Mailing address, only if different from legal residence</h3>
			<div class="grid">
				<mat-form-field class="wide"><mat-label>Mailing street or P.O. box</mat-label><input matInput formControlName="mailStreet"></mat-form-field>
				<mat-form-field><mat-label>Mailing city</mat-label><input matInput formControlName="mailCity"></mat-form-field>
			</div>
			<h3>Status and reporting</h3>
			<div class="grid">
				<mat-form-field><mat-label>Citizenship status</mat-label><mat-select formControlName="citizenship"><mat-option value="US">U.S. citizen or national</mat-option><mat-option value="PR">Eligible noncitizen</mat-option><mat-option value="NE">Neither</mat-option></mat-select></mat-form-field>
				<mat-form-field><mat-label>Race (select all that apply)</mat-label><mat-select formControlName="race" multiple>@for (each of races; track each[0]) {<mat-option [value]="each[0]">{{ each[1] }}</mat-option>}</mat-select></mat-form-field>
			</div>
			<div class="beside"><span id="genderLab">Gender</span><mat-button-toggle-group formControlName="gender" aria-labelledby="genderLab"><mat-button-toggle value="F">Female</mat-button-toggle><mat-button-toggle value="M">Male</mat-button-toggle><mat-button-toggle value="X">Nonbinary</mat-button-toggle></mat-button-toggle-group></div>
			<div class="beside"><span id="hispLab">Ethnicity: Hispanic or Latino?</span><mat-radio-group formControlName="hispanic" aria-labelledby="hispLab"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group></div>
		</section>

		<section formGroupName="school">
			<h2>Secondary school record</h2>
			<div class="grid">
				<mat-form-field class="wide"><mat-label>High school</mat-label><input matInput formControlName="name"></mat-form-field>
				<mat-form-field><mat-label>School city</mat-label><input matInput formControlName="city"></mat-form-field>
				<mat-form-field><mat-label>School state</mat-label><mat-select formControlName="state">@for (each of stateOptions; track each[0]) {<mat-option [value]="each[0]">{{ each[1] }}</mat-option>}</mat-select></mat-form-field>
				<mat-form-field><mat-label>CEEB code</mat-label><input matInput formControlName="ceeb" maxlength="6"></mat-form-field>
				<mat-form-field><mat-label>Grade level, 2026–27</mat-label><mat-select formControlName="grade">@for (each of grades; track each) {<mat-option [value]="each">Grade {{ each }}</mat-option>}</mat-select></mat-form-field>
				<mat-form-field><mat-label>Graduation date</mat-label><input matInput [matDatepicker]="gradPicker" formControlName="graduation"><mat-datepicker-toggle matIconSuffix [for]="gradPicker" /><mat-datepicker #gradPicker /></mat-form-field>
				<mat-form-field><mat-label>GPA, unweighted</mat-label><input matInput type="number" step="0.01" formControlName="gpa"></mat-form-field>
				<mat-form-field><mat-label>GPA, weighted</mat-label><input matInput type="number" step="0.01" formControlName="gpaWeighted"></mat-form-field>
				<mat-form-field><mat-label>Class rank</mat-label><input matInput type="number" formControlName="rank"></mat-form-field>
				<mat-form-field><mat-label>Class size</mat-label><input matInput type="number" formControlName="size"></mat-form-field>
			</div>
		</section>

		<section>
			<h3>Table 1. Selected high school courses</h3>
			<table class="dense"><thead><tr><th>No.</th><th>Course</th><th>Final mark</th><th>Credits</th></tr></thead>
				<tbody formArrayName="courses">@for (row of form.controls.courses.controls; track row; let i = $index) {<tr [formGroupName]="i">
					<td>{{ i + 1 }}</td>
					<td><mat-form-field subscriptSizing="dynamic" appearance="outline"><input matInput formControlName="title"></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic" appearance="outline"><input matInput formControlName="mark" maxlength="4"></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic" appearance="outline"><input matInput type="number" step="0.5" formControlName="credits"></mat-form-field></td>
				</tr>}</tbody></table>

			<h3>Table 2. AP and IB examinations</h3>
			<table class="dense"><thead><tr><th id="xs">Subject</th><th id="xd">Month/year taken</th><th id="xp">Score</th></tr></thead>
				<tbody formArrayName="exams">@for (row of form.controls.exams.controls; track row; let i = $index) {<tr [formGroupName]="i">
					<td><mat-form-field subscriptSizing="dynamic" appearance="outline"><mat-select formControlName="subject" aria-labelledby="xs" placeholder="Select">@for (each of subjects; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic" appearance="outline"><input matInput formControlName="taken" aria-labelledby="xd" placeholder="MM/YYYY"></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic" appearance="outline"><mat-select formControlName="score" aria-labelledby="xp">@for (each of scores; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field></td>
				</tr>}</tbody></table>

			<h3>Table 3. Admission tests (highest result)</h3>
			<table class="dense" formGroupName="tests"><thead><tr><th>Test</th><th>Score</th><th>Test date</th></tr></thead>
				<tbody>@for (test of tests; track test.key) {<tr [formGroupName]="test.key">
					<th scope="row">{{ test.name }}</th>
					<td><mat-form-field subscriptSizing="dynamic" appearance="outline"><input matInput type="number" formControlName="score"></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic" appearance="outline"><input matInput [matDatepicker]="picker" formControlName="date"><mat-datepicker-toggle matIconSuffix [for]="picker" /><mat-datepicker #picker /></mat-form-field></td>
				</tr>}</tbody></table>
		</section>

		<section formGroupName="plans">
			<h2>Use of the award</h2>
			<div class="grid">
				<mat-form-field class="wide"><mat-label>Institution at which the award would be used</mat-label><input matInput formControlName="institution"></mat-form-field>
				<mat-form-field><mat-label>Intended major</mat-label><input matInput formControlName="major" [matAutocomplete]="majorList"><mat-autocomplete #majorList="matAutocomplete">@for (each of majors(); track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-autocomplete></mat-form-field>
				<mat-form-field><mat-label>Career objective</mat-label><input matInput formControlName="career"></mat-form-field>
				<mat-form-field><mat-label>Highest degree planned</mat-label><mat-select formControlName="degree">@for (each of degrees; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
				<mat-form-field><mat-label>Expected year of college graduation</mat-label><mat-select formControlName="finish">@for (each of years; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
			</div>
		</section>

		<section formGroupName="household">
			<h2>Household</h2>
			@for (p of [1, 2]; track p) {
			<fieldset [formGroupName]="'parent' + p"><legend>Parent {{ p }}</legend><div class="grid">
				<mat-form-field><mat-label>First name</mat-label><input matInput formControlName="first"></mat-form-field>
				<mat-form-field><mat-label>Last name</mat-label><input matInput formControlName="last"></mat-form-field>
				<mat-form-field><mat-label>Occupation</mat-label><input matInput formControlName="occupation"></mat-form-field>
				<mat-form-field><mat-label>Education level</mat-label><mat-select formControlName="education">@for (each of levels; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
				<mat-form-field><mat-label>Email</mat-label><input matInput type="email" formControlName="email"></mat-form-field>
			</div></fieldset>}
			<table class="dense"><thead><tr><th>Sibling</th><th>First name</th><th>Age</th></tr></thead>
				<tbody formArrayName="siblings">@for (row of form.controls.household.controls.siblings.controls; track row; let i = $index) {<tr [formGroupName]="i"><td>{{ i + 1 }}</td>
					<td><mat-form-field subscriptSizing="dynamic" appearance="outline"><input matInput formControlName="first"></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic" appearance="outline"><input matInput type="number" formControlName="age"></mat-form-field></td></tr>}</tbody></table>
			<div class="grid">
				<mat-form-field><mat-label>Annual household income</mat-label><mat-select formControlName="income">@for (each of incomes; track each[0]) {<mat-option [value]="each[0]">{{ each[1] }}</mat-option>}</mat-select></mat-form-field>
				<mat-form-field><mat-label>Dependents claimed on federal return</mat-label><input matInput type="number" formControlName="dependents"></mat-form-field>
			</div>
			<div class="beside"><span id="fg">First generation to attend college</span><mat-radio-group formControlName="firstGen" aria-labelledby="fg"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group></div>
		</section>

		<section>
			<h2>Activities and recognition</h2>
			<table class="dense"><thead><tr><th>Type</th><th>Organization</th><th>Role</th><th>Grades</th><th>Hrs/wk</th><th>Wks/yr</th></tr></thead>
				<tbody formArrayName="activities">@for (row of form.controls.activities.controls; track row; let i = $index) {<tr [formGroupName]="i">
					<td><mat-form-field subscriptSizing="dynamic" appearance="outline"><mat-select formControlName="type">@for (each of types; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic" appearance="outline"><input matInput formControlName="organization"></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic" appearance="outline"><input matInput formControlName="role"></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic" appearance="outline"><mat-select formControlName="grades" multiple>@for (each of grades; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic" appearance="outline"><input matInput type="number" formControlName="hours"></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic" appearance="outline"><input matInput type="number" formControlName="weeks"></mat-form-field></td>
				</tr>}</tbody></table>
			<table class="dense"><thead><tr><th>Honor or award</th><th>Grade received</th></tr></thead>
				<tbody formArrayName="honors">@for (row of form.controls.honors.controls; track row; let i = $index) {<tr [formGroupName]="i">
					<td><mat-form-field subscriptSizing="dynamic" appearance="outline"><input matInput formControlName="title"></mat-form-field></td>
					<td><mat-form-field subscriptSizing="dynamic" appearance="outline"><mat-select formControlName="grade">@for (each of grades; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field></td>
				</tr>}</tbody></table>
		</section>
		<section formGroupName="officials">
			<h2>School officials</h2>
			<div class="grid">
				<mat-form-field><mat-label>Counselor name</mat-label><input matInput formControlName="counselor"></mat-form-field>
				<mat-form-field><mat-label>Counselor phone</mat-label><input matInput type="tel" formControlName="counselorPhone"></mat-form-field>
				<mat-form-field><mat-label>Recommender name</mat-label><input matInput formControlName="recommender"></mat-form-field>
				<mat-form-field><mat-label>Recommender email</mat-label><input matInput type="email" formControlName="recommenderEmail"></mat-form-field>
				<mat-form-field><mat-label>Coach or activity adviser</mat-label><input matInput formControlName="coach"></mat-form-field>
			</div>
		</section>
		<div><button mat-button matStepperPrevious type="button">Back</button><button mat-flat-button color="primary" matStepperNext type="button">Continue to certification</button></div>
	</mat-step>

	<mat-step label="Certification">
		<section formGroupName="certification">
		<p>Under penalty of law, the applicant certifies the following.</p>
		<mat-checkbox formControlName="certify">The statements in this application are true and complete.</mat-checkbox>
		<div class="grid">
			<mat-form-field><mat-label>Electronic signature</mat-label><input matInput formControlName="signature"></mat-form-field>
			<mat-form-field><mat-label>Name of preparer, if other than applicant</mat-label><input matInput formControlName="preparer"></mat-form-field>
		</div>
		</section>
		<div><button mat-button matStepperPrevious type="button">Back</button><button mat-flat-button color="primary" type="submit">Submit to Commission</button></div>
	</mat-step>
</mat-stepper>
</form>
</main>`,
})
class JeffersonMerit {
	private fb = inject(FormBuilder);
	submitted = false;
	suffixes = ["Jr.", "Sr.", "II", "III", "IV", "V"];
	races = [["1", "American Indian or Alaska Native"], ["2", "Asian"], ["3", "Black or African American"], ["4", "Native Hawaiian or Pacific Islander"], ["5", "White"]];
	stateOptions = STATES;
	grades = ["9", "10", "11", "12"];
	subjects = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language and Composition", "AP English Literature and Composition", "AP Environmental Science", "AP Physics 1", "AP Spanish Language and Culture", "AP Statistics", "AP United States Government and Politics", "AP United States History", "IB Biology", "IB Chemistry", "IB History"];
	scores = ["1", "2", "3", "4", "5", "6", "7"];
	tests = TESTS;
	degrees = ["Associate", "Bachelor's", "Master's", "Doctoral", "Professional"];
	years = ["2029", "2030", "2031", "2032", "2033"];
	levels = ["Less than high school", "High school graduate", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate degree"];
	incomes = [["a", "$0 – $35,000"], ["b", "$35,001 – $65,000"], ["c", "$65,001 – $95,000"], ["d", "$95,001 – $125,000"], ["e", "Over $125,000"]];
	types = ["Academic team", "Athletics", "Community service", "Employment", "Environment", "Fine arts", "Government", "Speech and debate", "Other"];
	private texts = (keys: string) => Object.fromEntries(keys.split(" ").map((key) => [key, ""]));
	private rows = (count: number, keys: string, more: Record<string, unknown> = {}) => this.fb.array(Array.from({ length: count }, () => this.fb.group({ ...this.texts(keys), ...structuredClone(more) })));
	form = this.fb.group({
		eligibility: this.fb.group(this.texts("resident otherAward password")),
		applicant: this.fb.group({
			...this.texts("mi suffix preferred ssn phone birthCountry street unit city state zip district mailStreet mailCity citizenship gender hispanic"),
			last: ["", Validators.required], first: ["", Validators.required], email: ["", [Validators.required, Validators.email]],
			dob: [null as Date | null], race: [[] as string[]],
		}),
		school: this.fb.group({ ...this.texts("name city state ceeb grade"), graduation: [null as Date | null], gpa: [null as number | null], gpaWeighted: [null as number | null], rank: [null as number | null], size: [null as number | null] }),
		courses: this.rows(3, "title mark", { credits: null }),
		exams: this.rows(3, "subject taken score"),
		tests: this.fb.group(Object.fromEntries(TESTS.map(({ key }) => [key, this.fb.group({ score: [null as number | null], date: [null as Date | null] })]))),
		plans: this.fb.group(this.texts("institution major career degree finish")),
		household: this.fb.group({
			parent1: this.fb.group(this.texts("first last occupation education email")),
			parent2: this.fb.group(this.texts("first last occupation education email")),
			siblings: this.rows(2, "first", { age: null }),
			...this.texts("income firstGen"),
			dependents: [null as number | null],
		}),
		activities: this.fb.array([0, 1].map(() => this.fb.group({ ...this.texts("type organization role"), grades: [[] as string[]], hours: [null as number | null], weeks: [null as number | null] }))),
		honors: this.rows(2, "title grade"),
		officials: this.fb.group(this.texts("counselor counselorPhone recommender recommenderEmail coach")),
		certification: this.fb.group({ ...this.texts("signature preparer"), certify: [false] }),
	});
	private applicantValue = (key: string) => this.form.get(["applicant", key])?.value as string;
	countries = () => startsWith(COUNTRIES, this.applicantValue("birthCountry"));
	states = () => startsWith(STATES.map(([, name]) => name), this.applicantValue("state"));
	majors = () => startsWith(MAJORS, this.form.get("plans.major")?.value as string);
}

type Leaf = string | number | boolean | null | Date | string[];
const isLeaf = (value: unknown): value is Leaf => value === null || typeof value !== "object" || value instanceof Date || (Array.isArray(value) && typeof value[0] !== "object");
/** The values of the form by the path of their control: “courses.0.title”. */
function flat(value: unknown, path = ""): [string, Leaf][] {
	if (isLeaf(value)) return [[path, value]];
	return Object.entries(value as object).flatMap(([key, each]) => flat(each, path ? `${path}.${key}` : key));
}
const twoDigits = (n: number) => String(n).padStart(2, "0");
const plain = (value: Leaf) => (value instanceof Date ? `${value.getFullYear()}-${twoDigits(value.getMonth() + 1)}-${twoDigits(value.getDate())}` : value);

function controlAt(path: string): Element {
	const parts = path.split(".");
	const leaf = `[formcontrolname="${parts.at(-1)}"]`;
	if (parts.includes("siblings") || /^(courses|exams|activities|honors)$/.test(parts[0])) {
		const at = parts.length - 2;
		return document.querySelector(`[formarrayname="${parts[at - 1]}"] > tr:nth-child(${Number(parts[at]) + 1}) ${leaf}`) as Element;
	}
	if (parts[0] === "tests") return document.querySelectorAll(`[formgroupname="tests"] tbody tr`)[TESTS.findIndex(({ key }) => key === parts[1])].querySelector(leaf) as Element;
	if (parts[1]?.startsWith("parent")) return document.querySelectorAll(`[formgroupname="household"] fieldset`)[Number(parts[1].at(-1)) - 1].querySelector(leaf) as Element;
	return document.querySelector(`[formgroupname="${parts[0]}"] ${leaf}`) as Element;
}
function shownAt(path: string, value: Leaf): unknown {
	const control = controlAt(path);
	const text = (selector: string) => control.querySelector(selector)?.textContent?.trim() ?? "";
	if (control.matches("mat-select")) {
		const read = text(".mat-mdc-select-value-text");
		if (!Array.isArray(value)) return read;
		return read ? read.split(", ") : [];
	}
	if (control.matches("mat-radio-group")) return text(".mat-mdc-radio-checked");
	if (control.matches("mat-button-toggle-group")) return text(".mat-button-toggle-checked .mat-button-toggle-label-content");
	if (control.matches("mat-checkbox")) return (control.querySelector("input") as HTMLInputElement).checked;
	return (control as HTMLInputElement).value;
}

bootstrapApplication(JeffersonMerit, { providers: [provideNativeDateAdapter()] }).then((app) => {
	const page = app.components[0].instance as JeffersonMerit;
	const values = () => flat(page.form.getRawValue());
	Object.assign(window, {
		formState: () => ({ ...Object.fromEntries(values().map(([path, value]) => [path, plain(value)])), submitted: page.submitted }),
		formShown: () => Object.fromEntries(values().map(([path, value]) => [path, shownAt(path, value)])),
	});
});
