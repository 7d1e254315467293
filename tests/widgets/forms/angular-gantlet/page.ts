import "@angular/compiler";
import "./style.css";
import { ChangeDetectorRef, Component, inject } from "@angular/core";
import { FormArray, FormControl, FormGroup, ReactiveFormsModule, Validators } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatCheckboxModule } from "@angular/material/checkbox";
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
import { MAJORS, STATES } from "../../lists";

type Option = { value: string; label: string };
const options = (pairs: Record<string, string>): Option[] => Object.entries(pairs).map(([value, label]) => ({ value, label }));

const OPTIONS: Record<string, Option[]> = {
	suffix: ["Jr.", "Sr.", "II", "III", "IV", "V"].map((each) => ({ value: each, label: each })),
	states: STATES.map(([value, label]) => ({ value, label })),
	citizenship: options({
		usc: "U.S. citizen",
		usn: "U.S. national",
		lpr: "Lawful permanent resident",
		dream: "AB 540 eligible noncitizen",
		other: "None of the above",
	}),
	gender: options({ F: "Female", M: "Male", X: "Nonbinary", D: "Decline to state" }),
	yesNo: options({ Y: "Yes", N: "No" }),
	yesNoDecline: options({ Y: "Yes", N: "No", D: "Decline to state" }),
	race: options({
		AIAN: "American Indian or Alaska Native",
		ASIAN: "Asian",
		BLACK: "Black or African American",
		NHPI: "Native Hawaiian or Other Pacific Islander",
		WHITE: "White",
		DECL: "Decline to state",
	}),
	military: options({
		0: "No military affiliation",
		1: "Currently serving (active duty, Reserve or National Guard)",
		2: "Veteran",
		3: "Dependent of a service member",
	}),
	grade: options({ 11: "Grade 11", 12: "Grade 12", HS: "High school graduate", GED: "GED / HiSET / equivalency" }),
	degree: options({ CERT: "Certificate", AA: "Associate degree", BA: "Bachelor's degree", MA: "Master's degree", PHD: "Doctoral degree", UND: "Undecided" }),
	entry: ["2026", "2027", "2028", "2029"].map((each) => ({ value: each, label: each })),
	housing: options({ on: "On campus", off: "Off campus", par: "With parent or relative" }),
	marital: options({
		M: "Married or remarried",
		N: "Never married",
		S: "Divorced or separated",
		U: "Unmarried and both legal parents living together",
		W: "Widowed",
	}),
	schooling: options({
		1: "Did not complete high school",
		2: "High school diploma or GED",
		3: "Some college, no degree",
		4: "Associate degree",
		5: "Bachelor's degree",
		6: "Graduate or professional degree",
		9: "Unknown",
	}),
	income: options({
		A: "Less than $24,000",
		B: "$24,000 – $35,999",
		C: "$36,000 – $47,999",
		D: "$48,000 – $59,999",
		E: "$60,000 – $74,999",
		F: "$75,000 – $99,999",
		G: "$100,000 or more",
	}),
	programs: ["AVID", "Cal-SOAP", "GEAR UP", "MESA", "Puente", "Talent Search", "Upward Bound"].map((each) => ({ value: each, label: each })),
	awardYear: options({ 9: "Grade 9", 10: "Grade 10", 11: "Grade 11", 12: "Grade 12" }),
	heard: options({ c: "School counselor", w: "Web search", s: "Social media", f: "Family or friend", o: "Outreach event" }),
};

const text = (key: string, label: string, width: number, extra = "", hint = "") =>
	`<mat-form-field class="w${width}" appearance="outline"><mat-label>${label}</mat-label><input matInput formControlName="${key}" ${extra}>${hint ? `<mat-hint>${hint}</mat-hint>` : ""}</mat-form-field>`;
const area = (key: string, label: string, width: number, max: number, rows = 3) =>
	`<mat-form-field class="w${width}" appearance="outline"><mat-label>${label}</mat-label><textarea matInput formControlName="${key}" rows="${rows}" maxlength="${max}" #${key}Box></textarea><mat-hint align="end">{{ ${key}Box.value.length }} / ${max}</mat-hint></mat-form-field>`;
const select = (key: string, label: string, width: number, list: string, multiple = false, hint = "") =>
	`<mat-form-field class="w${width}" appearance="outline"><mat-label>${label}</mat-label><mat-select formControlName="${key}"${multiple ? " multiple" : ""}>@for (o of options['${list}']; track o.value) {<mat-option [value]="o.value">{{ o.label }}</mat-option>}</mat-select>${hint ? `<mat-hint>${hint}</mat-hint>` : ""}</mat-form-field>`;
const day = (key: string, label: string, width: number, hint = "MM/DD/YYYY") =>
	`<mat-form-field class="w${width}" appearance="outline"><mat-label>${label}</mat-label><input matInput [matDatepicker]="${key}Picker" formControlName="${key}"><mat-hint>${hint}</mat-hint><mat-datepicker-toggle matIconSuffix [for]="${key}Picker"></mat-datepicker-toggle><mat-datepicker #${key}Picker></mat-datepicker></mat-form-field>`;
const radio = (key: string, label: string, list: string, width = 6) =>
	`<div class="q w${width}"><span class="q-label" id="${key}-label">${label}</span><mat-radio-group formControlName="${key}" aria-labelledby="${key}-label">@for (o of options['${list}']; track o.value) {<mat-radio-button [value]="o.value">{{ o.label }}</mat-radio-button>}</mat-radio-group></div>`;
const nav = (back: boolean, next: boolean) =>
	`<div class="nav">${back ? `<button mat-button matStepperPrevious type="button">Back</button>` : "<span></span>"}${next ? `<button mat-flat-button matStepperNext type="button">Continue</button>` : `<button mat-flat-button type="submit">Submit application</button>`}</div>`;

const TEMPLATE = `
<div class="gov-banner">An official website of the California Office of Student Grants</div>
<header class="masthead"><div class="seal" aria-hidden="true">COSG</div><div><h1>Far North Opportunity Grant</h1><p>2027–28 Award Year &middot; Initial Application (Form G-27)</p></div></header>
<main>
@if (submitted) {<div class="sent" role="status">Your application has been received.</div>}
<p class="intro">This application is used to determine eligibility for the Far North Opportunity Grant under Education Code section 69560. Fields marked with an asterisk (*) are required. You may move between parts at any time by selecting a part below.</p>
<form [formGroup]="form" (ngSubmit)="submit()" novalidate>
<mat-stepper>
<ng-template matStepperIcon="edit" let-index="index"><span class="step-mark">{{ index + 1 }}</span></ng-template>
<ng-template matStepperIcon="done" let-index="index"><span class="step-mark">{{ index + 1 }}</span></ng-template>
<mat-step label="Applicant"><div class="step">
	<h2>Part 1. Applicant Information</h2>
	<p class="note">Enter your name exactly as it appears on your Social Security card or other government-issued document.</p>
	<div class="grid">
	${text("legalFirst", "First name", 2)}${text("legalMiddle", "Middle name", 2)}${text("legalLast", "Last name", 2)}
	${select("suffix", "Suffix", 1, "suffix")}${text("goesBy", "Name used at school, if different", 2)}${text("otherNames", "Other names on your academic records", 3, "", "Former or alias names under which transcripts may arrive")}
	${day("birthDate", "Date of birth", 2)}${text("ssn", "Social Security number (optional)", 4, 'inputmode="numeric" placeholder="###-##-####"')}
	</div>
	<h3>Contact</h3>
	<div class="grid">
	${text("email", "E-mail address", 3, 'type="email"', "Do not use an address that expires at graduation")}${text("phone", "Telephone", 3, 'type="tel"', "Ten digits, area code first")}
	<div class="toggle w6"><mat-slide-toggle formControlName="textsOk">Send me text messages about my application (message and data rates apply)</mat-slide-toggle></div>
	${text("street", "Residence address (no P.O. boxes)", 4)}${text("unit", "Apartment or unit", 2)}
	${text("city", "City", 2)}${select("state", "State", 2, "states")}${text("zip", "ZIP code", 2, 'inputmode="numeric" maxlength="10"')}
	</div>
	<h3>Mailing address</h3><p class="note">Complete only if award letters should be sent somewhere other than your residence.</p>
	<div class="grid">${text("mailStreet", "Mailing address or P.O. box", 3)}${text("mailCity", "Mailing city", 2)}${text("mailZip", "Mailing ZIP", 1)}</div>
	<h3>Citizenship and demographics</h3>
	<div class="grid">
	${radio("citizenship", "Citizenship status *", "citizenship")}
	${select("military", "Military affiliation", 6, "military")}
	${radio("hispanic", "Are you Hispanic or Latino?", "yesNoDecline", 3)}${select("gender", "Gender", 3, "gender")}
	${select("race", "Race (select all that apply)", 6, "race", true, "For statistical reporting only. Your response does not affect eligibility.")}
	</div>${nav(false, true)}
</div></mat-step>
<mat-step label="School and college"><div class="step">
	<h2>Part 2. Secondary School</h2>
	<div class="grid">
	${text("hsName", "High school last attended", 4)}${select("grade", "Current grade level", 2, "grade")}
	${text("hsCity", "City of high school", 2)}${select("hsState", "State of high school", 2, "states")}${day("hsGraduation", "Graduation date", 2, "Actual or expected, MM/DD/YYYY")}
	${text("gpa", "Cumulative unweighted GPA", 2, 'type="number" step="0.01" min="0" max="4"', "4.00 scale")}${text("classRank", "Class rank", 2, 'type="number" min="1"')}
	${text("satTotal", "SAT total", 2, 'type="number" min="400" max="1600"', "Best combined score, 400–1600")}
	</div>
	<h2>Postsecondary Plans</h2>
	<div class="grid">
	${text("college", "College you plan to attend", 4, "", "Full name. Do not abbreviate.")}${select("entryYear", "Year of entry", 2, "entry")}
	<mat-form-field class="w3" appearance="outline"><mat-label>Intended major</mat-label><input matInput formControlName="major" [matAutocomplete]="majorList"><mat-autocomplete #majorList="matAutocomplete">@for (m of majors(); track m) {<mat-option [value]="m">{{ m }}</mat-option>}</mat-autocomplete></mat-form-field>
	${select("degree", "Highest degree you intend to earn", 3, "degree")}
	
	${radio("housing", "Housing plans", "housing", 3)}
	</div>${nav(true, true)}
</div></mat-step>
<mat-step label="Family"><div class="step">
	<h2>Part 3. Family and Household</h2>
	<p class="note">Report the information of your biological or adoptive parents. Do not include foster parents, legal guardians or stepparents.</p>
	<div class="grid">
	${select("marital", "Parents' marital status", 3, "marital")}${text("siblings", "Number of brothers and sisters", 3, 'type="number" min="0"')}
	</div>
	<h3>First parent</h3><div class="grid">${text("p1First", "First name", 3)}${text("p1Last", "Last name", 3)}${text("p1Job", "Occupation", 3)}${select("p1School", "Highest level of education", 3, "schooling")}</div>
	<h3>Second parent</h3><div class="grid">${text("p2First", "First name", 3)}${text("p2Last", "Last name", 3)}${text("p2Job", "Occupation", 3)}${select("p2School", "Highest level of education", 3, "schooling")}</div>
	<div class="toggle"><mat-slide-toggle formControlName="firstGen">I will be the first in my family to attend college</mat-slide-toggle></div>
	<h3>Household resources</h3>
	<div class="grid">
	${select("income", "Annual household income, before taxes", 3, "income")}
	${radio("aidNow", "Do you currently receive financial aid?", "yesNo", 3)}
	${select("programs", "Outreach or preparation programs in which you have participated", 6, "programs", true)}
	</div>${nav(true, true)}
</div></mat-step>
<mat-step label="Activities and awards"><div class="step">
	<h2>Part 4. Activities, Employment and Awards</h2>
	<p class="note">List up to three activities or jobs, most significant first. Select a heading to open or close an entry.</p>
	<mat-accordion formArrayName="activities">
	@for (row of activities.controls; track row; let i = $index) {
	<mat-expansion-panel [formGroupName]="i" [expanded]="i === opened" (opened)="opened = i">
		<mat-expansion-panel-header><mat-panel-title>Activity {{ i + 1 }}</mat-panel-title><mat-panel-description>{{ row.value.organization || 'Not yet completed' }}</mat-panel-description></mat-expansion-panel-header>
		<div class="grid">${text("organization", "Organization or employer", 3)}${text("role", "Position or title", 2, 'maxlength="50"')}${text("hours", "Hours per week", 1, 'type="number" min="0" max="168"')}${area("duties", "Duties and accomplishments", 6, 200, 2)}</div>
	</mat-expansion-panel>}
	</mat-accordion>
	<button mat-stroked-button type="button" (click)="addActivity()" [disabled]="activities.length >= 3">Add activity</button>
	<h3>Awards and honors</h3><p class="note">List up to two.</p>
	<div formArrayName="awards">
	@for (row of awards.controls; track row; let i = $index) {<div class="grid award" [formGroupName]="i">${text("title", "Award {{ i + 1 }}", 4)}${select("grade", "Grade level received", 2, "awardYear")}</div>}
	</div>${nav(true, true)}
</div></mat-step>
<mat-step label="Statement and certification"><div class="step">
	<h2>Part 5. Statement</h2>
	<div class="grid">${area("statement", "Describe how this grant will help you complete your education", 6, 1500, 5)}
	${text("counselor", "School counselor or certifying official", 3)}${text("counselorEmail", "Official's e-mail address", 3, 'type="email"')}
	${select("heard", "How did you learn of this grant?", 3, "heard")}</div>
	<h2>Certification</h2>
	<p class="attest">I certify under penalty of perjury under the laws of the State of California that the information in this application is true and correct to the best of my knowledge, and I authorize my school to release my grade point average and enrollment records to the Office.</p>
	<mat-checkbox formControlName="certify">I have read and agree to the certification above.</mat-checkbox>
	<div class="grid" style="margin-top:14px">${text("signature", "Applicant signature (type full legal name)", 4)}${day("signedOn", "Date signed", 2)}</div>
	${nav(true, false)}
</div></mat-step>
</mat-stepper>
</form></main>`;

const box = (required = false) => new FormControl("", { nonNullable: true, validators: required ? [Validators.required] : [] });
const chosen = () => new FormControl<string | null>(null);
const several = () => new FormControl<string[]>([], { nonNullable: true });
const date = (required = false) => new FormControl<Date | null>(null, required ? [Validators.required] : []);
const numeric = () => new FormControl<number | null>(null);
const flag = () => new FormControl(false, { nonNullable: true });
const newActivity = () => new FormGroup({ organization: box(), role: box(), hours: numeric(), duties: box() });
const newAward = () => new FormGroup({ title: box(), grade: chosen() });

const ACTIVITY_KEYS = ["organization", "role", "hours", "duties"];

@Component({
	selector: "app-root",
	template: TEMPLATE,
	imports: [
		ReactiveFormsModule, MatAutocompleteModule, MatButtonModule, MatCheckboxModule, MatDatepickerModule, MatExpansionModule,
		MatFormFieldModule, MatInputModule, MatRadioModule, MatSelectModule, MatSlideToggleModule, MatStepperModule,
	],
})
class App {
	options = OPTIONS;
	opened = 0;
	submitted = false;
	changes = inject(ChangeDetectorRef);
	activities = new FormArray([newActivity()]);
	awards = new FormArray([newAward(), newAward()]);
	form = new FormGroup({
		legalFirst: box(true), legalMiddle: box(), legalLast: box(true), suffix: chosen(), goesBy: box(), otherNames: box(),
		birthDate: date(true), ssn: box(), email: box(true), phone: box(true), textsOk: flag(),
		street: box(true), unit: box(), city: box(true), state: chosen(), zip: box(true), mailStreet: box(), mailCity: box(), mailZip: box(),
		citizenship: chosen(), military: chosen(), hispanic: chosen(), gender: chosen(), race: several(),
		hsName: box(true), grade: chosen(), hsCity: box(), hsState: chosen(), hsGraduation: date(true), gpa: numeric(), classRank: numeric(),
		satTotal: numeric(), 
		college: box(true), entryYear: chosen(), major: box(), degree: chosen(), housing: chosen(), 
		marital: chosen(), siblings: numeric(), p1First: box(), p1Last: box(), p1Job: box(), p1School: chosen(), p2First: box(), p2Last: box(), p2Job: box(), p2School: chosen(),
		firstGen: flag(), income: chosen(), aidNow: chosen(), programs: several(),
		activities: this.activities, awards: this.awards,
		statement: box(), counselor: box(), counselorEmail: box(), heard: chosen(), certify: flag(), signature: box(), signedOn: date(),
	});
	constructor() {
		(window as any).app = this;
	}
	majors() {
		const typed = this.form.controls.major.value.toLowerCase();
		return MAJORS.filter((each) => each.toLowerCase().includes(typed));
	}
	addActivity() {
		this.activities.push(newActivity());
		this.opened = this.activities.length - 1;
	}
	submit() {
		this.submitted = true;
	}
}

const started = bootstrapApplication(App, { providers: [provideNativeDateAdapter()] });
started.catch((error) => setTimeout(() => { throw error; }));

const pad = (n: number) => String(n).padStart(2, "0");
const plain = (value: unknown) =>
	value instanceof Date ? `${value.getFullYear()}-${pad(value.getMonth() + 1)}-${pad(value.getDate())}` : value;

Object.assign(window, {
	formState() {
		const app: App = (window as any).app;
		const { activities, awards, ...flat } = app.form.getRawValue();
		const state: Record<string, unknown> = { submitted: app.submitted };
		for (const [key, value] of Object.entries(flat)) state[key] = plain(value);
		for (let i = 0; i < 3; i++) {
			for (const key of ACTIVITY_KEYS) state[`activity${i + 1}.${key}`] = (activities[i] as any)?.[key] ?? "";
			if (i < 2) for (const key of ["title", "grade"]) state[`award${i + 1}.${key}`] = (awards[i] as any)[key] ?? "";
		}
		return state;
	},
	formShown() {
		const app: App = (window as any).app;
		const read = (host: Element | null | undefined): unknown => {
			if (!host) return "";
			const tag = host.tagName.toLowerCase();
			if (tag === "mat-select") {
				const shown = host.querySelector(".mat-mdc-select-value-text")?.textContent?.trim() ?? "";
				return host.classList.contains("mat-mdc-select-multiple") ? (shown ? shown.split(", ") : []) : shown;
			}
			if (tag === "mat-radio-group") return host.querySelector(".mat-mdc-radio-checked label")?.textContent?.trim() ?? "";
			if (tag === "mat-slide-toggle") return host.querySelector("button")?.getAttribute("aria-checked") === "true";
			if (tag === "mat-checkbox") return host.querySelector("input")!.checked;
			return (host as HTMLInputElement).value;
		};
		const shown: Record<string, unknown> = {};
		for (const key of Object.keys(app.form.controls))
			if (key !== "activities" && key !== "awards") shown[key] = read(document.querySelector(`[formcontrolname="${key}"]`));
		const panels = document.querySelectorAll("mat-expansion-panel");
		const rows = document.querySelectorAll(".award");
		for (let i = 0; i < 3; i++) {
			for (const key of ACTIVITY_KEYS) shown[`activity${i + 1}.${key}`] = read(panels[i]?.querySelector(`[formcontrolname="${key}"]`));
			if (i < 2) for (const key of ["title", "grade"]) shown[`award${i + 1}.${key}`] = read(rows[i]?.querySelector(`[formcontrolname="${key}"]`));
		}
		return shown;
	},
});
