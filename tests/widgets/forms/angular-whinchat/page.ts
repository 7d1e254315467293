import "@angular/compiler";
import "./page.css";
import { ChangeDetectionStrategy, Component, Directive, ElementRef, Input, ViewChild, inject } from "@angular/core";
import { FormArray, FormBuilder, FormControl, FormGroup, ReactiveFormsModule } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { type MatChipInputEvent, MatChipsModule } from "@angular/material/chips";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatAccordion, MatExpansionModule } from "@angular/material/expansion";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatTableModule } from "@angular/material/table";
import { bootstrapApplication } from "@angular/platform-browser";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const places = new Map<string, HTMLElement>();

/** Remembers where a control stands. */
@Directive({ selector: "[spot]", standalone: true })
class Spot {
	private readonly element = inject<ElementRef<HTMLElement>>(ElementRef);
	@Input() set spot(key: string) {
		places.set(key, this.element.nativeElement);
	}
}

const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, "");
const text = (name: string, label: string, more = "", hint = "", prefix = "") => `
	<mat-form-field appearance="outline" [spot]="'${name}'">
		<mat-label>${label}</mat-label>${prefix}
		<input matInput formControlName="${name}" ${more}>
		${hint && `<mat-hint>${hint}</mat-hint>`}
	</mat-form-field>`;
const select = (name: string, label: string, options: string[], more = "", hint = "") => `
	<mat-form-field appearance="outline" [spot]="'${name}'">
		<mat-label>${label}</mat-label>
		<mat-select formControlName="${name}" ${more}>
			${options.map((option) => `<mat-option value="${slug(option)}">${option}</mat-option>`).join("")}
		</mat-select>
		${hint && `<mat-hint>${hint}</mat-hint>`}
	</mat-form-field>`;
const day = (name: string, label: string, more = "") => `
	<mat-form-field appearance="outline" [spot]="'${name}'">
		<mat-label>${label}</mat-label>
		<input matInput [matDatepicker]="${name}Picker" formControlName="${name}" ${more}>
		<mat-hint>MM/DD/YYYY</mat-hint>
		<mat-datepicker-toggle matIconSuffix [for]="${name}Picker"></mat-datepicker-toggle>
		<mat-datepicker #${name}Picker></mat-datepicker>
	</mat-form-field>`;
const lookup = (name: string, label: string, list: string) => `
	<mat-form-field appearance="outline" [spot]="'${name}'">
		<mat-label>${label}</mat-label>
		<input matInput formControlName="${name}" [matAutocomplete]="${name}Auto">
		<mat-autocomplete #${name}Auto="matAutocomplete" requireSelection>
			@for (each of match(${list}, form.value.${name}); track each) { <mat-option [value]="each">{{ each }}</mat-option> }
		</mat-autocomplete>
	</mat-form-field>`;
const radios = (name: string, label: string, options: string[]) => `
	<div class="ask">
		<span id="${name}Ask" class="asked">${label}</span>
		<mat-radio-group formControlName="${name}" aria-labelledby="${name}Ask" [spot]="'${name}'">
			${options.map((option) => `<mat-radio-button value="${slug(option)}">${option}</mat-radio-button>`).join("")}
		</mat-radio-group>
	</div>`;
/** A table of rows with inputs in its cells; a cell is named by the head of its column. */
const table = (list: string, columns: [string, string, ("text" | "area" | string[])?][]) => `
	<table mat-table class="${list}" [dataSource]="rowsOf('${list}')">
		${columns
			.map(
				([name, head, kind]) => `
		<ng-container matColumnDef="${name}">
			<th mat-header-cell *matHeaderCellDef>${head}</th>
			<td mat-cell *matCellDef="let row; let at = index" [formGroup]="row">
				<mat-form-field subscriptSizing="dynamic" [spot]="'${list}.' + at + '.${name}'">
					${
						Array.isArray(kind)
							? `<mat-select formControlName="${name}" [aria-label]="'${head}, line ' + (at + 1)">${kind.map((option) => `<mat-option value="${slug(option)}">${option}</mat-option>`).join("")}</mat-select>`
							: kind === "area"
								? `<textarea matInput rows="2" maxlength="150" formControlName="${name}" [attr.aria-label]="'${head}, line ' + (at + 1)"></textarea>`
								: `<input matInput formControlName="${name}" [attr.aria-label]="'${head}, line ' + (at + 1)">`
					}
				</mat-form-field>
			</td>
		</ng-container>`,
			)
			.join("")}
		<tr mat-header-row *matHeaderRowDef="[${columns.map(([name]) => `'${name}'`)}]"></tr>
		<tr mat-row *matRowDef="let row; columns: [${columns.map(([name]) => `'${name}'`)}]"></tr>
	</table>`;

const SCHOOLING = ["Less than high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate degree", "Unknown"];
const parent = (letter: string) => `
	<h3>Parent or guardian ${letter.toUpperCase()}</h3>
	<div class="line">
		${text(`${letter}First`, "First name")}
		${text(`${letter}Initial`, "M.I.", 'maxlength="1"')}
		${text(`${letter}Last`, "Last name")}
		${text(`${letter}Ssn`, "Social Security Number", 'placeholder="###-##-####"')}
	</div>
	<div class="line">
		${select(`${letter}Level`, "Highest schooling completed", SCHOOLING)}
		${text(`${letter}Job`, "Usual occupation")}
		${text(`${letter}Employer`, "Current employer")}
		${text(`${letter}Wages`, "Wages reported on W-2", 'type="number"', "", '<span matTextPrefix>$&nbsp;</span>')}
	</div>`;

const TEMPLATE = `
<header>
	<p class="agency">Cascade State Higher Education Commission</p>
	<h1>Need Grant application, award year 2027–28</h1>
	<p>Form NG-1. Complete every part that applies to the student and the student's household. Information is used only to determine eligibility under Chapter 348.</p>
	<button mat-stroked-button type="button" (click)="accordion.openAll()">Open all parts</button>
	<button mat-button type="button" (click)="accordion.closeAll()">Close all parts</button>
</header>
<form [formGroup]="form" (ngSubmit)="send()" autocomplete="off">
<mat-accordion multi>
	<mat-expansion-panel expanded>
		<mat-expansion-panel-header><mat-panel-title>Part A. Student</mat-panel-title><mat-panel-description>Who is applying</mat-panel-description></mat-expansion-panel-header>
		<div class="line">
			${text("sFirst", "Legal first name", "required")}
			${text("sInitial", "M.I.", 'maxlength="1"')}
			${text("sLast", "Legal last name", "required")}
			${select("sSuffix", "Suffix", ["(none)", "Jr.", "Sr.", "II", "III", "IV"])}
		</div>
		<div class="line">
			${text("sKnownAs", "Also known as", "", "The name the student uses from day to day")}
			${day("sBorn", "Birth date", "required")}
			${text("sBirthCity", "City of birth")}
			${lookup("sBirthCountry", "Country of birth", "countries")}
		</div>
		<div class="line">
			${text("sSsn", "Social Security Number", 'placeholder="###-##-####"')}
			${text("sEmail", "Email address", 'type="email" required')}
			${text("sPhone", "Daytime telephone", 'type="tel"')}
			${text("sMessage", "Message telephone (a neighbor or relative)", 'type="tel"')}
		</div>
		<h3>Where the student lives</h3>
		<div class="line">
			${text("rStreet", "Residence address", "required")}
			${text("rUnit", "Unit")}
			${text("rCity", "City")}
			${lookup("rState", "State of residence", "states")}
			${text("rZip", "ZIP code", 'inputmode="numeric"')}
		</div>
		<div class="line">
			${text("rSince", "Resident of that state since (month and year)")}
			${text("rMail", "Mailing address, only if mail does not reach the residence")}
		</div>
		<h3>Status</h3>
		<div class="line">
			${select("sCitizen", "Citizenship or immigration status", ["U.S. citizen", "U.S. national", "Lawful permanent resident", "Refugee, asylee or parolee", "Other eligible noncitizen", "None of these"], "required")}
			${select("sService", "Military service", ["Never served", "On active duty", "Veteran", "Dependent of a service member"])}
			${select("sRace", "Race (mark all)", ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White", "Decline to state"], "multiple")}
		</div>
		${radios("sLatino", "Is the student Hispanic or Latino?", ["Yes", "No", "Decline to state"])}
		${radios("sGender", "Gender", ["Female", "Male", "Nonbinary", "Decline to state"])}
		<mat-form-field appearance="outline" class="wide" [spot]="'sLanguages'">
			<mat-label>Languages the student knows</mat-label>
			<mat-chip-grid #grid aria-label="Languages the student knows">
				@for (each of form.value.sLanguages; track each) {
					<mat-chip-row (removed)="drop(each)">{{ each }}<button matChipRemove [attr.aria-label]="'remove ' + each" type="button">×</button></mat-chip-row>
				}
			</mat-chip-grid>
			<input placeholder="New language…" [matChipInputFor]="grid" (matChipInputTokenEnd)="add($event)">
			<mat-hint>Press Enter after each</mat-hint>
		</mat-form-field>
	</mat-expansion-panel>

	<mat-expansion-panel>
		<mat-expansion-panel-header><mat-panel-title>Part B. Household and income</mat-panel-title><mat-panel-description>Most recent completed tax year</mat-panel-description></mat-expansion-panel-header>
		<div class="line">
			${select("hMarital", "Current marital status of the student's parents", ["Married or remarried", "Unmarried, both living together", "Divorced", "Separated", "Widowed", "Never married"])}
			${text("hIncome", "Total yearly income of the household", 'type="number"', "All sources, before deductions", '<span matTextPrefix>$&nbsp;</span>')}
			${text("hSavings", "Cash and savings on the day of filing", 'type="number"', "", '<span matTextPrefix>$&nbsp;</span>')}
		</div>
		${radios("hFirst", "Will the student be the first in the family to attend college?", ["Yes", "No", "Not sure"])}
		${radios("hSnap", "Did anyone in the household receive SNAP or TANF benefits?", ["Yes", "No"])}
		${parent("a")}
		${parent("b")}
		<h3>Brothers and sisters of the student</h3>
		${text("hKinCount", "How many?", 'type="number" min="0" max="15"')}
		${table("kin", [["first", "First name"], ["last", "Last name"], ["age", "Age"], ["college", "College attending in 2027–28"]])}
	</mat-expansion-panel>

	<mat-expansion-panel>
		<mat-expansion-panel-header><mat-panel-title>Part C. School record</mat-panel-title></mat-expansion-panel-header>
		<div class="line">
			${text("eSchool", "High school of record")}
			${text("eCity", "School city")}
			${lookup("eState", "School state", "states")}
			${select("eStatus", "Diploma status", ["Diploma expected", "Diploma received", "GED or HiSET", "Left without diploma"])}
			${day("eDone", "Date of diploma")}
		</div>
		<div class="line">
			${text("eGpa", "Cumulative GPA, 4.0 scale")}
			${text("eRank", "Class rank")}
			${text("eSize", "of how many")}
			${text("eSat", "SAT total")}
			${text("eAct", "ACT composite")}
		</div>
		<div class="line">
			${text("eCollege", "College where courses have already been taken, if any")}
			${text("eBound", "Institution where the grant will be used")}
			${lookup("eMajor", "Program of study", "majors")}
			${select("eDegree", "Highest credential sought", ["Certificate", "Associate", "Bachelor's", "Master's", "Doctorate", "Undecided"])}
			${text("eStart", "Year of enrollment", 'maxlength="4"')}
			${text("eCareer", "Occupational goal")}
		</div>
		<h3>Advanced Placement results</h3>
		${table("tests", [["subject", "Examination"], ["score", "Score", ["1", "2", "3", "4", "5"]]])}
		<h3>Representative high school classes</h3>
		${table("classes", [["name", "Class"], ["grade", "Grade earned"]])}
		<h3>Honors</h3>
		${table("honors", [["name", "Honor"], ["year", "School year received", ["Ninth", "Tenth", "Eleventh", "Twelfth"]]])}
		<h3>Employment and activities</h3>
		${table("acts", [["kind", "Type", ["Academic", "Arts", "Athletics", "Debate and speech", "Environment", "Family care", "Paid work", "Volunteering", "Other"]], ["org", "Employer or organization"], ["role", "Title or role"], ["hours", "Hours a week"], ["weeks", "Weeks a year"], ["note", "Duties", "area"]])}
	</mat-expansion-panel>

	<mat-expansion-panel>
		<mat-expansion-panel-header><mat-panel-title>Part D. Others and certification</mat-panel-title></mat-expansion-panel-header>
		<h3>Aid officer at the institution</h3>
		<div class="line">
			${text("oName", "Name of officer")}
			${text("oPhone", "Telephone", 'type="tel"')}
			${text("oEmail", "Email", 'type="email"')}
		</div>
		<h3>Preparer, if other than the student or a parent</h3>
		<div class="line">
			${text("pName", "Preparer's name")}
			${text("pFirm", "Firm or agency")}
			${text("pPhone", "Preparer's telephone", 'type="tel"')}
		</div>
		${radios("pInterpreter", "Was an interpreter used in completing this form?", ["Yes", "No"])}
		${text("pInterpreterName", "Name of interpreter")}
		<h3>Certification</h3>
		<mat-checkbox formControlName="zCertify" [spot]="'zCertify'">Under penalty of perjury I certify that the statements on this form are true and complete.</mat-checkbox>
		<div class="line">
			${text("zSign", "Signature of student")}
			${text("zPin", "Commission PIN", 'type="password"')}
		</div>
		<button mat-flat-button type="submit">File application</button>
	</mat-expansion-panel>
</mat-accordion>
</form>`;

let held: () => Record<string, unknown> = () => ({});
let submitted = false;
const blank = (...names: string[]) => Object.fromEntries(names.map((name) => [name, new FormControl("")]));
const rows = (...names: string[]) => new FormArray(Array.from({ length: 3 }, () => new FormGroup(blank(...names))));

@Component({
	selector: "ng-application",
	standalone: true,
	changeDetection: ChangeDetectionStrategy.Default,
	imports: [ReactiveFormsModule, MatAutocompleteModule, MatButtonModule, MatCheckboxModule, MatChipsModule, MatDatepickerModule, MatExpansionModule, MatFormFieldModule, MatInputModule, MatRadioModule, MatSelectModule, MatTableModule, Spot],
	template: TEMPLATE,
})
class Application {
	@ViewChild(MatAccordion) accordion!: MatAccordion;
	readonly countries = COUNTRIES;
	readonly majors = MAJORS;
	readonly states = STATES.map(([, name]) => name);
	readonly form = new FormGroup<Record<string, any>>({
		...blank("sFirst", "sInitial", "sLast", "sSuffix", "sKnownAs"),
		sBorn: new FormControl<Date | null>(null),
		...blank("sBirthCity", "sBirthCountry", "sSsn", "sEmail", "sPhone", "sMessage", "rStreet", "rUnit", "rCity", "rState", "rZip", "rSince", "rMail", "sCitizen", "sService"),
		sRace: new FormControl<string[]>([]),
		...blank("sLatino", "sGender"),
		sLanguages: new FormControl<string[]>([]),
		...blank("hMarital"),
		...blank("hIncome", "hSavings", "hFirst", "hSnap"),
		...blank(...["a", "b"].flatMap((letter) => ["First", "Initial", "Last", "Ssn", "Level", "Job", "Employer", "Wages"].map((name) => letter + name))),
		...blank("hKinCount"),
		kin: rows("first", "last", "age", "college"),
		...blank("eSchool", "eCity", "eState", "eStatus"),
		eDone: new FormControl<Date | null>(null),
		...blank("eGpa", "eRank", "eSize", "eSat", "eAct", "eCollege", "eBound", "eMajor", "eDegree", "eStart", "eCareer"),
		tests: rows("subject", "score"),
		classes: rows("name", "grade"),
		honors: rows("name", "year"),
		acts: rows("kind", "org", "role", "hours", "weeks", "note"),
		...blank("oName", "oPhone", "oEmail", "pName", "pFirm", "pPhone", "pInterpreter", "pInterpreterName"),
		zCertify: new FormControl(false),
		...blank("zSign", "zPin"),
	});

	constructor() {
		held = () => this.form.getRawValue();
	}
	rowsOf(list: string) {
		return (this.form.get(list) as FormArray).controls;
	}
	match(list: string[], typed: string | null) {
		return list.filter((each) => each.toLowerCase().includes((typed ?? "").toLowerCase()));
	}
	add(event: MatChipInputEvent) {
		const said = event.value.trim();
		if (said) this.form.patchValue({ sLanguages: [...this.form.value.sLanguages, said] });
		event.chipInput.clear();
	}
	drop(language: string) {
		this.form.patchValue({ sLanguages: this.form.value.sLanguages.filter((each: string) => each !== language) });
	}
	send() {
		submitted = true;
	}
}

bootstrapApplication(Application, { providers: [provideNativeDateAdapter()] }).catch((error) => console.error(error));

function flat() {
	const all: Record<string, unknown> = {};
	const two = (value: number) => String(value).padStart(2, "0");
	for (const [key, value] of Object.entries(held())) {
		if (value instanceof Date) all[key] = `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`;
		else if (Array.isArray(value) && typeof value[0] === "object")
			value.forEach((row, at) => { for (const [name, cell] of Object.entries(row)) all[`${key}.${at}.${name}`] = cell; });
		else all[key] = Array.isArray(value) ? [...value] : value;
	}
	return all;
}

function read(element: HTMLElement): unknown {
	const clean = (node: Element | null | undefined) => (node?.textContent ?? "").trim();
	if (element.matches("mat-radio-group")) return clean(element.querySelector("input:checked")?.closest("mat-radio-button"));
	if (element.matches("mat-checkbox")) return element.querySelector("input")?.checked;
	if (element.querySelector("mat-chip-grid")) return [...element.querySelectorAll("mat-chip-row")].map((chip) => clean(chip.querySelector(".mat-mdc-chip-action-label")));
	if (element.querySelector("mat-select")) return clean(element.querySelector(".mat-mdc-select-value-text"));
	return element.querySelector<HTMLInputElement>("input, textarea")?.value;
}

Object.assign(window, {
	formState: () => ({ ...flat(), submitted }),
	formShown: () => Object.fromEntries(Object.keys(flat()).map((key) => [key, places.has(key) ? read(places.get(key) as HTMLElement) : ""])),
});
