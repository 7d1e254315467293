import "@angular/compiler";
import "./page.css";
import { Component, provideZonelessChangeDetection } from "@angular/core";
import { FormArray, FormControl, FormGroup, ReactiveFormsModule } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatButtonToggleModule } from "@angular/material/button-toggle";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatDividerModule } from "@angular/material/divider";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { bootstrapApplication } from "@angular/platform-browser";

const STATES: [string, string][] =
	"AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming"
		.split("|")
		.map((each) => [each.slice(0, 2), each.slice(3)]);

const text = () => new FormControl("", { nonNullable: true });
const pick = <T>() => new FormControl<T | null>(null);
const parent = () => new FormGroup({ first: text(), last: text(), job: text(), school: pick<string>() });

const form = new FormGroup({
	lastName: text(),
	firstName: text(),
	mi: text(),
	suffix: pick<string>(),
	ssn: text(),
	dob: pick<Date>(),
	street: text(),
	unit: text(),
	city: text(),
	state: pick<string>(),
	zip: text(),
	phone: text(),
	email: text(),
	residentSince: text(),
	citizen: pick<string>(),
	latino: pick<string>(),
	hs: text(),
	hsState: pick<string>(),
	gradDate: pick<Date>(),
	gpa: pick<number>(),
	satReading: pick<number>(),
	satMath: pick<number>(),
	act: pick<number>(),
	actWhen: text(),
	dual: text(),
	field: text(),
	award: pick<string>(),
	certifier: text(),
	certifierEmail: text(),
	colleges: new FormArray([0, 1, 2].map(() => new FormGroup({ name: text() }))),
	parents: new FormArray([parent(), parent()]),
	parentsAre: pick<string>(),
	firstToGo: pick<string>(),
	income: pick<string>(),
	children: new FormArray([0, 1].map(() => new FormGroup({ name: text(), age: pick<number>() }))),
	duties: new FormArray(
		[0, 1, 2].map(() => new FormGroup({ org: text(), title: text(), hours: pick<number>(), years: new FormControl<string[]>([], { nonNullable: true }) })),
	),
	source: pick<string>(),
	certify: new FormControl(false, { nonNullable: true }),
	signed: text(),
});
let submitted = false;

@Component({
	selector: "opportunity-grant",
	imports: [
		ReactiveFormsModule,
		MatAutocompleteModule,
		MatButtonModule,
		MatButtonToggleModule,
		MatCardModule,
		MatCheckboxModule,
		MatDatepickerModule,
		MatDividerModule,
		MatFormFieldModule,
		MatInputModule,
		MatRadioModule,
		MatSelectModule,
	],
	template: `
<header class="bar"><strong>California Student Opportunity Commission</strong><span>Path Forward Grant &middot; 2027&ndash;28 award year</span></header>
<main>
<h1>Grant application for new applicants (Form PF-1)</h1>
<p>Filing deadline: <b>March 2, 2027</b>. Information that does not match your school's certification, or your federal aid application, will delay your award. Items marked * are required by Education Code &sect; 69432. Do not use your browser's Back button.</p>
<form [formGroup]="form" (ngSubmit)="send()" novalidate autocomplete="off">

<mat-card appearance="outlined"><mat-card-header><mat-card-title>Part A. Applicant</mat-card-title><mat-card-subtitle>Items 1&ndash;12. Parents: “you” always means the student.</mat-card-subtitle></mat-card-header>
<mat-card-content>
<div class="line">
	<mat-form-field appearance="outline" class="wide"><mat-label>1. Last name</mat-label><input matInput formControlName="lastName" required><mat-hint>As printed on your Social Security card</mat-hint></mat-form-field>
	<mat-form-field appearance="outline" class="wide"><mat-label>2. First name</mat-label><input matInput formControlName="firstName" required></mat-form-field>
	<mat-form-field appearance="outline" class="tiny"><mat-label>3. M.I.</mat-label><input matInput formControlName="mi" maxlength="1"></mat-form-field>
	<mat-form-field appearance="outline" class="small"><mat-label>4. Suffix</mat-label>
		<mat-select formControlName="suffix"><mat-option>None</mat-option>@for (each of ["Jr.", "Sr.", "II", "III", "IV", "V"]; track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-select></mat-form-field>
</div>
<div class="line">
	<mat-form-field appearance="outline" class="mid"><mat-label>5. Social Security number (or Dream Act ID)</mat-label><input matInput formControlName="ssn" maxlength="11" placeholder="000-00-0000"><mat-hint>Nine digits</mat-hint></mat-form-field>
	<mat-form-field appearance="outline" class="mid"><mat-label>6. Date of birth</mat-label><input matInput [matDatepicker]="dob" formControlName="dob" required><mat-hint>MM/DD/YYYY</mat-hint><mat-datepicker-toggle matIconSuffix [for]="dob"></mat-datepicker-toggle><mat-datepicker #dob startView="multi-year"></mat-datepicker></mat-form-field>
</div>
<p class="q">7. Permanent mailing address. Award notices are sent by first-class mail; do not give a school dormitory.</p>
<div class="line">
	<mat-form-field appearance="outline" class="wide"><mat-label>Number and street</mat-label><input matInput formControlName="street" required></mat-form-field>
	<mat-form-field appearance="outline" class="small"><mat-label>Apt. or unit</mat-label><input matInput formControlName="unit"></mat-form-field>
</div>
<div class="line">
	<mat-form-field appearance="outline" class="wide"><mat-label>City</mat-label><input matInput formControlName="city" required></mat-form-field>
	<mat-form-field appearance="outline" class="mid"><mat-label>State</mat-label><mat-select formControlName="state" required>@for (each of states; track each[0]) {<mat-option [value]="each[0]">{{ each[1] }}</mat-option>}</mat-select></mat-form-field>
	<mat-form-field appearance="outline" class="small"><mat-label>ZIP</mat-label><input matInput formControlName="zip" required inputmode="numeric" maxlength="10"></mat-form-field>
</div>
<div class="line">
	<mat-form-field appearance="outline" class="mid"><mat-label>8. Telephone</mat-label><input matInput type="tel" formControlName="phone"><mat-hint>Include area code</mat-hint></mat-form-field>
	<mat-form-field appearance="outline" class="wide"><mat-label>9. E-mail</mat-label><input matInput type="email" formControlName="email" required><mat-hint>An address you will still read after graduation</mat-hint></mat-form-field>
</div>
<p class="q" id="q10">10. Your citizenship *</p>
<mat-radio-group formControlName="citizen" aria-labelledby="q10" class="stack">
	<mat-radio-button value="1">U.S. citizen or U.S. national</mat-radio-button>
	<mat-radio-button value="2">Eligible noncitizen (permanent resident, refugee, asylee)</mat-radio-button>
	<mat-radio-button value="3">AB 540 student filing under the California Dream Act</mat-radio-button>
	<mat-radio-button value="4">None of the above</mat-radio-button>
</mat-radio-group>
<div class="line">
	<mat-form-field appearance="outline" class="wide"><mat-label>11. Month and year you became a legal resident of California</mat-label><input matInput formControlName="residentSince" placeholder="MM/YYYY"></mat-form-field>
</div>
<p class="q" id="q12">12. Are you of Hispanic or Latino origin? <small>Voluntary. Used for legislative reporting only and never in selecting recipients.</small></p>
<mat-button-toggle-group formControlName="latino" aria-labelledby="q12"><mat-button-toggle value="Y">Yes</mat-button-toggle><mat-button-toggle value="N">No</mat-button-toggle><mat-button-toggle value="D">Decline to state</mat-button-toggle></mat-button-toggle-group>
</mat-card-content></mat-card>

<mat-card appearance="outlined"><mat-card-header><mat-card-title>Part B. Academic eligibility</mat-card-title><mat-card-subtitle>Items 13&ndash;23</mat-card-subtitle></mat-card-header>
<mat-card-content>
<div class="line">
	<mat-form-field appearance="outline" class="wide"><mat-label>13. High school from which you will receive your diploma</mat-label><input matInput formControlName="hs" [matAutocomplete]="schools" required><mat-hint>Begin typing. California schools are listed; for any other school enter its full name.</mat-hint>
		<mat-autocomplete #schools="matAutocomplete">@for (each of schoolsLike(); track each) {<mat-option [value]="each">{{ each }}</mat-option>}</mat-autocomplete></mat-form-field>
	<mat-form-field appearance="outline" class="mid"><mat-label>State where school is located</mat-label><mat-select formControlName="hsState" required>@for (each of states; track each[0]) {<mat-option [value]="each[0]">{{ each[1] }}</mat-option>}</mat-select></mat-form-field>
</div>
<div class="line">
	<mat-form-field appearance="outline" class="mid"><mat-label>14. Diploma date (actual or anticipated)</mat-label><input matInput [matDatepicker]="grad" formControlName="gradDate"><mat-datepicker-toggle matIconSuffix [for]="grad"></mat-datepicker-toggle><mat-datepicker #grad></mat-datepicker></mat-form-field>
	<mat-form-field appearance="outline" class="mid"><mat-label>15. Grade point average</mat-label><input matInput type="number" step="0.01" min="0" max="4" formControlName="gpa" required><mat-hint>Unweighted, 4.00 maximum, grades 9&ndash;11</mat-hint></mat-form-field>
</div>
<p class="q">16&ndash;18. Test scores, if you have them. A score may substitute for the GPA of an applicant whose school does not certify. Give your best section scores.</p>
<div class="line">
	<mat-form-field appearance="outline" class="small"><mat-label>SAT Reading &amp; Writing</mat-label><input matInput type="number" formControlName="satReading"></mat-form-field>
	<mat-form-field appearance="outline" class="small"><mat-label>SAT Math</mat-label><input matInput type="number" formControlName="satMath"></mat-form-field>
	<mat-form-field appearance="outline" class="small"><mat-label>ACT Composite</mat-label><input matInput type="number" formControlName="act"><mat-hint>One sitting</mat-hint></mat-form-field>
	<mat-form-field appearance="outline" class="small"><mat-label>ACT month/year</mat-label><input matInput formControlName="actWhen" placeholder="MM/YYYY"></mat-form-field>
</div>
<mat-form-field appearance="outline" class="full"><mat-label>19. Community college where you have taken courses while in high school</mat-label><input matInput formControlName="dual"><mat-hint>Leave empty if you have not been concurrently enrolled</mat-hint></mat-form-field>
<div class="line">
	<mat-form-field appearance="outline" class="wide"><mat-label>20. Planned course of study</mat-label><input matInput formControlName="field"></mat-form-field>
	<mat-form-field appearance="outline" class="wide"><mat-label>21. Highest award you expect to earn</mat-label><mat-select formControlName="award">
		<mat-option value="CERT">Occupational certificate</mat-option><mat-option value="AA">Associate degree</mat-option><mat-option value="BA">Bachelor's degree</mat-option><mat-option value="MA">Master's degree</mat-option><mat-option value="DR">Doctorate or first professional degree</mat-option></mat-select></mat-form-field>
</div>
<p class="q">22. Colleges and universities to which you are applying. We will release your eligibility to each one you name. You can change the list later in your account.</p>
<div class="line" formArrayName="colleges">@for (each of [0, 1, 2]; track each) {
	<mat-form-field appearance="outline" class="wide" [formGroupName]="each"><mat-label>College {{ each + 1 }}</mat-label><input matInput formControlName="name"></mat-form-field>}
</div>
<p class="q">23. School official who will certify your GPA to the Commission</p>
<div class="line">
	<mat-form-field appearance="outline" class="wide"><mat-label>Name of official</mat-label><input matInput formControlName="certifier"></mat-form-field>
	<mat-form-field appearance="outline" class="wide"><mat-label>Official's e-mail</mat-label><input matInput type="email" formControlName="certifierEmail"></mat-form-field>
</div>
</mat-card-content></mat-card>

<mat-card appearance="outlined"><mat-card-header><mat-card-title>Part C. Family</mat-card-title><mat-card-subtitle>Items 24&ndash;28. Report natural or adoptive parents whether or not you live with them.</mat-card-subtitle></mat-card-header>
<mat-card-content>
<div class="pair" formArrayName="parents">@for (each of [0, 1]; track each) {
	<section [formGroupName]="each"><h3>24{{ each ? "b" : "a" }}. Parent {{ each + 1 }}</h3>
		<mat-form-field class="full"><mat-label>Given name</mat-label><input matInput formControlName="first"></mat-form-field>
		<mat-form-field class="full"><mat-label>Surname</mat-label><input matInput formControlName="last"></mat-form-field>
		<mat-form-field class="full"><mat-label>Usual occupation</mat-label><input matInput formControlName="job"></mat-form-field>
		<mat-form-field class="full"><mat-label>Highest schooling completed</mat-label><mat-select formControlName="school">
			<mat-option value="1">Less than high school</mat-option><mat-option value="2">High school diploma or equivalent</mat-option><mat-option value="3">Some college, no degree</mat-option><mat-option value="4">Associate degree</mat-option><mat-option value="5">Bachelor's degree</mat-option><mat-option value="6">Graduate or professional degree</mat-option><mat-option value="9">Not known</mat-option></mat-select></mat-form-field>
	</section>}
</div>
<div class="line">
	<mat-form-field appearance="outline" class="wide"><mat-label>25. Your parents are</mat-label><mat-select formControlName="parentsAre">
		<mat-option value="M">Married or remarried to each other</mat-option><mat-option value="U">Unmarried and living together</mat-option><mat-option value="D">Divorced or separated</mat-option><mat-option value="N">Never married</mat-option><mat-option value="W">Widowed</mat-option></mat-select></mat-form-field>
	<mat-form-field appearance="outline" class="wide"><mat-label>26. Household income before taxes, last calendar year</mat-label><mat-select formControlName="income">
		<mat-option value="A">Under $25,000</mat-option><mat-option value="B">$25,000 to $44,999</mat-option><mat-option value="C">$45,000 to $64,999</mat-option><mat-option value="D">$65,000 to $84,999</mat-option><mat-option value="E">$85,000 to $119,999</mat-option><mat-option value="F">$120,000 or more</mat-option></mat-select></mat-form-field>
</div>
<p class="q" id="q28">27. Will you be in the first generation of your family to complete a four-year degree?</p>
<mat-radio-group formControlName="firstToGo" aria-labelledby="q28"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>
<p class="q">28. Your brothers and sisters</p>
<table formArrayName="children"><thead><tr><th>Full name</th><th>Age</th></tr></thead><tbody>@for (each of [0, 1]; track each) {
	<tr [formGroupName]="each"><td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="name"></mat-form-field></td><td><mat-form-field subscriptSizing="dynamic" class="tiny"><input matInput type="number" formControlName="age"></mat-form-field></td></tr>}
</tbody></table>
</mat-card-content></mat-card>

<mat-card appearance="outlined"><mat-card-header><mat-card-title>Part D. Service and employment</mat-card-title><mat-card-subtitle>Item 29. Up to three activities in or out of school, paid or unpaid, most important first.</mat-card-subtitle></mat-card-header>
<mat-card-content formArrayName="duties">@for (each of [0, 1, 2]; track each) {
	<div class="line" [formGroupName]="each">
		<mat-form-field appearance="fill" class="wide"><mat-label>Organization or employer</mat-label><input matInput formControlName="org"></mat-form-field>
		<mat-form-field appearance="fill" class="mid"><mat-label>Your title</mat-label><input matInput formControlName="title"></mat-form-field>
		<mat-form-field appearance="fill" class="small"><mat-label>Hours a week</mat-label><input matInput type="number" formControlName="hours"></mat-form-field>
		<mat-form-field appearance="fill" class="mid"><mat-label>In grade(s)</mat-label><mat-select multiple formControlName="years">@for (g of ["9", "10", "11", "12"]; track g) {<mat-option [value]="g">Grade {{ g }}</mat-option>}</mat-select></mat-form-field>
	</div>
	<mat-divider></mat-divider>}
</mat-card-content></mat-card>

<mat-card appearance="outlined"><mat-card-header><mat-card-title>Part E. Certification</mat-card-title></mat-card-header>
<mat-card-content>
<mat-form-field appearance="outline" class="full"><mat-label>30. Where did you obtain this form?</mat-label><mat-select formControlName="source">
	<mat-option value="1">Counselor or college center</mat-option><mat-option value="2">Cash for College workshop</mat-option><mat-option value="3">Commission website</mat-option><mat-option value="4">Radio or television</mat-option><mat-option value="5">Other</mat-option></mat-select></mat-form-field>
<mat-checkbox formControlName="certify">I declare under penalty of perjury under the laws of the State of California that the foregoing is true and correct, and I authorize release of my records to the Commission.</mat-checkbox>
<mat-form-field appearance="outline" class="full"><mat-label>31. Applicant's signature (type your full legal name)</mat-label><input matInput formControlName="signed"></mat-form-field>
</mat-card-content>
<mat-card-actions><button mat-flat-button color="primary" type="submit">File application</button></mat-card-actions></mat-card>
</form>
</main>`,
})
class OpportunityGrant {
	form = form;
	states = STATES;
	schools = ["Abraham Lincoln High School, San Francisco", "Anderson High School, Anderson", "Etna High School, Etna", "Mount Shasta High School, Mount Shasta", "Yreka High School, Yreka"];
	schoolsLike() {
		const typed = form.controls.hs.value.toLowerCase();
		return this.schools.filter((each) => each.toLowerCase().includes(typed));
	}
	send() {
		submitted = true;
	}
}

const plain = (value: unknown) =>
	value instanceof Date
		? `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}`
		: value;

function shownOf(host: Element | null): unknown {
	if (!host) return undefined;
	if (host instanceof HTMLInputElement) return host.value;
	if (host.matches("mat-checkbox")) return host.querySelector("input")?.checked;
	if (host.matches("mat-radio-group")) return host.querySelector(".mat-mdc-radio-checked")?.textContent?.trim() ?? "";
	if (host.matches("mat-button-toggle-group")) return host.querySelector(".mat-button-toggle-checked")?.textContent?.trim() ?? "";
	const read = host.querySelector(".mat-mdc-select-value-text")?.textContent?.trim() ?? "";
	return host.matches(".mat-mdc-select-multiple") ? (read ? read.split(", ") : []) : read;
}

/** Every control by its key, with what the form group holds and what the page shows. */
function eachControl(): [string, unknown, unknown][] {
	return Object.entries(form.controls).flatMap(([key, control]) =>
		control instanceof FormArray
			? (control.controls as FormGroup[]).flatMap((row, at) =>
					Object.entries(row.controls).map(([name, inner]): [string, unknown, unknown] => [
						`${key}.${at}.${name}`,
						plain(inner.value),
						shownOf(document.querySelectorAll(`[formarrayname=${key}] [formcontrolname=${name}]`)[at] ?? null),
					]),
				)
			: [[key, plain(control.value), shownOf(document.querySelector(`[formcontrolname=${key}]`))] as [string, unknown, unknown]],
	);
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(eachControl().map(([key, state]) => [key, state])), submitted }),
	formShown: () => Object.fromEntries(eachControl().map(([key, , shown]) => [key, shown])),
});

bootstrapApplication(OpportunityGrant, { providers: [provideZonelessChangeDetection(), provideNativeDateAdapter()] });
