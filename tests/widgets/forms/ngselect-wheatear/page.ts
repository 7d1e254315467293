import "@angular/compiler";
import "./page.css";
import { ChangeDetectionStrategy, Component, Directive, ElementRef, Input, inject } from "@angular/core";
import { FormArray, FormControl, FormGroup, ReactiveFormsModule } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectModule } from "@ng-select/ng-select";
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

/** Ids as the portal's question bank numbers them. */
let number = 4410;
const ask = (width: number, label: string, control: (id: string) => string, note = "") => {
	number += 7;
	return `
	<div class="col-md-${width} mb-3">
		<label class="form-label" for="qb_${number}">${label}</label>
		${control(`qb_${number}`)}
		${note && `<div class="form-text">${note}</div>`}
	</div>`;
};
const text = (name: string, label: string, width = 4, more = "", note = "") =>
	ask(width, label, (id) => `<input class="form-control" id="${id}" formControlName="${name}" [spot]="'${name}'" ${more}>`, note);
const area = (name: string, label: string, note = "") =>
	ask(12, label, (id) => `<textarea class="form-control" rows="3" id="${id}" formControlName="${name}" [spot]="'${name}'"></textarea>`, note);
const select = (name: string, label: string, options: string[], width = 4) =>
	ask(width, label, (id) => `<select class="form-select" id="${id}" formControlName="${name}" [spot]="'${name}'"><option value="">Select…</option>${options.map((option, at) => `<option value="${at + 1}">${option}</option>`).join("")}</select>`);
const combo = (name: string, label: string, list: string, width = 4, more = "", note = "") =>
	ask(width, label, (id) => `<ng-select labelForId="${id}" formControlName="${name}" [spot]="'${name}'" [items]="${list}" ${more}></ng-select>`, note);
const radios = (name: string, label: string, options: [string, string][]) => `
	<fieldset class="mb-3 col-12" [spot]="'${name}'">
		<legend class="fs-6">${label}</legend>
		${options.map(([value, shown]) => `<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="${name}_${value}" formControlName="${name}" value="${value}"><label class="form-check-label" for="${name}_${value}">${shown}</label></div>`).join("")}
	</fieldset>`;
const YN: [string, string][] = [["Y", "Yes"], ["N", "No"]];

/** A field of a row that the button adds. */
const cell = (list: string, name: string, label: string, width: number, kind: "text" | "number" | "area" | "list" | "many" | string[] = "text", items = "") => {
	const shared = `formControlName="${name}" [spot]="'${list}.' + at + '.${name}'"`;
	const id = `'${list}-' + at + '-${name}'`;
	const control =
		kind === "list" || kind === "many"
			? `<ng-select [labelForId]="${id}" ${shared} [items]="${items}" ${kind === "many" ? '[multiple]="true" [closeOnSelect]="false"' : ""}></ng-select>`
			: Array.isArray(kind)
				? `<select class="form-select" [id]="${id}" ${shared}><option value=""></option>${kind.map((option) => `<option>${option}</option>`).join("")}</select>`
				: kind === "area"
					? `<textarea class="form-control" rows="2" maxlength="200" [id]="${id}" ${shared}></textarea>`
					: `<input class="form-control" type="${kind}" [id]="${id}" ${shared}>`;
	return `<div class="col-md-${width} mb-2"><label class="form-label" [for]="${id}">${label}</label>${control}</div>`;
};
const rows = (list: string, one: string, add: string, cells: string) => `
	<div formArrayName="${list}">
		@for (row of rowsOf('${list}'); track row; let at = $index) {
			<div class="card mb-3" [formGroupName]="at">
				<div class="card-header d-flex justify-content-between"><span>${one} {{ at + 1 }}</span><button type="button" class="btn btn-sm btn-link" (click)="take('${list}', at)">Remove</button></div>
				<div class="card-body row">${cells}</div>
			</div>
		}
		<button type="button" class="btn btn-outline-secondary mb-4" (click)="add('${list}')">${add}</button>
	</div>`;

const SCHOOLING = ["Some high school", "High school or GED", "Some college", "Two-year degree", "Four-year degree", "Graduate degree", "Don't know"];
const adult = (which: string, title: string) => `
	<div class="col-lg-6"><h3 class="h6 text-uppercase">${title}</h3><div class="row">
		${text(`${which}First`, "First name", 6)}
		${text(`${which}Last`, "Last name", 6)}
		${select(`${which}Relation`, "Relation to applicant", ["Mother", "Father", "Stepparent", "Grandparent", "Other guardian"], 6)}
		${text(`${which}Work`, "Occupation", 6)}
		${select(`${which}School`, "Education", SCHOOLING, 6)}
		${text(`${which}Phone`, "Telephone", 6, 'type="tel"')}
	</div></div>`;

const TEMPLATE = `
<div class="container py-4">
	<div class="masthead mb-4"><h1 class="h3">Two Rivers Community Foundation</h1><p class="lead">Universal Scholarship Application: one form, forty-one funds</p></div>
	<form [formGroup]="form" (ngSubmit)="send()" autocomplete="off">
		<h2 class="h5">1. School and studies</h2>
		<div class="row">
			${text("hs", "High school you attend", 6)}
			${text("hsTown", "School's city", 3)}
			${combo("hsState", "School's state", "states", 3, 'bindLabel="name" bindValue="code"')}
			${select("year", "Current grade", ["9", "10", "11", "12", "Already graduated"], 3)}
			${text("gradDay", "Graduation ceremony", 3, 'type="date"')}
			${text("gpa", "Unweighted GPA", 2)}
			${text("rank", "Class rank", 2)}
			${text("ofSize", "Class size", 2)}
			${text("satRw", "SAT: Evidence-Based Reading and Writing", 4)}
			${text("satM", "SAT: Math", 2)}
			${text("act", "ACT: Composite", 2)}
			${combo("bound", "Colleges to which you have applied or will apply", "colleges", 12, '[multiple]="true" [addTag]="true" [closeOnSelect]="false" addTagText="Add"', "Type the name and press Enter if it is not in the list")}
			${text("first", "Where you most likely will enroll", 6)}
			${combo("major", "Field of study", "majors", 6)}
			${text("dream", "Career goal", 6)}
			${select("degree", "Highest degree sought", ["Certificate", "Associate", "Bachelor's", "Master's", "Doctorate", "Undecided"], 6)}
		</div>
		<h3 class="h6">Senior and junior year classes</h3>
		${rows("classes", "Class", "+ Add a class", `${cell("classes", "title", "Name of class", 6)}${cell("classes", "mark", "Grade", 3)}${cell("classes", "units", "Credits", 3)}`)}
		<h3 class="h6">Advanced Placement and IB exams</h3>
		${rows("exams", "Exam", "+ Add an exam", `${cell("exams", "subject", "Subject", 8, "list", "examList")}${cell("exams", "score", "Score", 4, ["1", "2", "3", "4", "5", "6", "7"])}`)}

		<h2 class="h5">2. Activities and awards</h2>
		${rows("deeds", "Activity", "+ Add another activity", `
			${cell("deeds", "kind", "Category", 4, "list", "kinds")}
			${cell("deeds", "org", "Organization or employer", 4)}
			${cell("deeds", "title", "Office or position held", 4)}
			${cell("deeds", "grades", "Grades", 4, "many", "grades")}
			${cell("deeds", "hours", "Hours per week", 4, "number")}
			${cell("deeds", "weeks", "Weeks per year", 4, "number")}
			${cell("deeds", "about", "Describe what you did (200 characters)", 12, "area")}`)}
		<h3 class="h6">Awards</h3>
		${rows("awards", "Award", "+ Add another award", `${cell("awards", "name", "Award", 5)}${cell("awards", "grade", "Grade received", 3, ["9", "10", "11", "12"])}${cell("awards", "giver", "Given by", 4)}`)}

		<h2 class="h5">3. Applicant</h2>
		<div class="row">
			${text("fn", "First name", 4)}
			${text("mn", "Middle name", 4)}
			${text("ln", "Last name", 4)}
			${text("nick", "Nickname for certificates and letters", 4)}
			${text("mail", "E-mail", 4, 'type="email"')}
			${text("mailAgain", "E-mail again", 4, 'type="email"')}
			${text("pass", "Choose a portal password", 4, 'type="password"')}
			${text("tel", "Phone", 4, 'type="tel"')}
		</div>
		<fieldset class="row" ><legend class="fs-6">Date of birth</legend>
			${select("bMonth", "Month", ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"], 4)}
			${text("bDay", "Day", 2, 'maxlength="2" placeholder="DD"')}
			${text("bYear", "Year", 2, 'maxlength="4" placeholder="YYYY"')}
		</fieldset>
		<div class="row">
			${text("bTown", "City or village where you were born", 6)}
			${combo("bLand", "Country where you were born", "countries", 6)}
			${text("street", "Street address", 6)}
			${text("unit", "Apartment", 2)}
			${text("city", "City", 4)}
			${combo("state", "State", "states", 4, 'bindLabel="name" bindValue="code"')}
			${text("zip", "Zip", 4)}
			${text("county", "County of residence", 4, "", "Many funds are limited to one county")}
			${select("sex", "Gender", ["Female", "Male", "Nonbinary", "Prefer not to answer"])}
			${select("latino", "Hispanic or Latino", ["Yes", "No", "Prefer not to answer"])}
			${combo("race", "Race", "races", 4, '[multiple]="true"')}
			${combo("status", "Citizenship", "statuses", 6)}
			${combo("served", "Military affiliation", "services", 6)}
		</div>

		<h2 class="h5">4. Family</h2>
		<div class="row">${adult("p1", "Parent or guardian 1")}${adult("p2", "Parent or guardian 2")}</div>
		<div class="row">
			${combo("wed", "Parents' marital status", "weddings", 6)}
			${combo("income", "Household income last year", "incomes", 6, 'bindLabel="text" bindValue="band"')}
		</div>
		<h3 class="h6">Brothers and sisters</h3>
		${rows("kin", "Sibling", "+ Add a sibling", `${cell("kin", "name", "Full name", 8)}${cell("kin", "age", "Age", 4, "number")}`)}

		<h2 class="h5">5. Questions of particular funds</h2>
		<p>Answer those that apply. Leave the others blank.</p>
		<div class="fund row"><h3 class="h6">Hardesty First Steps Fund</h3>
			${radios("fundFirst", "Neither of my parents holds a four-year degree, and I will be first in my family to attend college.", YN)}
			${combo("fundProgram", "Which college access program has worked with you?", "programs", 6)}
		</div>
		<div class="fund row"><h3 class="h6">Deer Creek Grange Fund</h3>
			${radios("fundGrange", "Are you the child or grandchild of a Grange member?", YN)}
			${text("fundGrangeNo", "Member's Grange number", 6)}
		</div>
		<div class="fund row"><h3 class="h6">Many Tongues Fund</h3>
			${combo("fundTongues", "Languages you know besides English", "tongues", 8, '[multiple]="true" [closeOnSelect]="false"')}
		</div>
		<div class="fund row"><h3 class="h6">Main Street Merchants' Fund</h3>
			${text("fundBoss", "Name of your supervisor at work", 6)}
			${text("fundBossTel", "Supervisor's phone", 6, 'type="tel"')}
		</div>
		<div class="fund row"><h3 class="h6">Coach Ellery Memorial Fund</h3>
			${text("fundCoach", "Coach or adviser who will write for you", 6)}
			${text("fundCoachMail", "Coach's e-mail", 6, 'type="email"')}
		</div>
		<div class="fund row"><h3 class="h6">Founders' Fund</h3>
			${area("fundEssay", "How will you give back to the Two Rivers region?", "300 words")}
		</div>

		<h2 class="h5">6. School counselor and signature</h2>
		<div class="row">
			${text("scName", "Counselor", 4)}
			${text("scMail", "Counselor's e-mail", 4, 'type="email"')}
			${text("scTel", "Counselor's phone", 4, 'type="tel"')}
			${text("robot", "Type the letters you see: K7RWX", 4)}
			${text("initials", "Signature (type your name)", 4)}
		</div>
		<div class="form-check mb-3"><input class="form-check-input" type="checkbox" id="release" formControlName="release" [spot]="'release'"><label class="form-check-label" for="release">I authorize the Foundation to release my application to its selection committees and to use my photograph.</label></div>
		<button class="btn btn-primary" type="submit">Submit application</button>
	</form>
</div>`;

const FIELDS = {
	classes: ["title", "mark", "units"],
	exams: ["subject", "score"],
	deeds: ["kind", "org", "title", "grades", "hours", "weeks", "about"],
	awards: ["name", "grade", "giver"],
	kin: ["name", "age"],
};
type List = keyof typeof FIELDS;
const LISTS = Object.keys(FIELDS) as List[];
/** How many entries the page's own record keeps of each list. */
const KEPT = 3;

const blank = (...names: string[]) => Object.fromEntries(names.map((name) => [name, new FormControl<unknown>("")]));
const several = (...names: string[]) => Object.fromEntries(names.map((name) => [name, new FormControl<string[]>([])]));
const listed = (...names: string[]) => Object.fromEntries(names.map((name) => [name, new FormControl<string | null>(null)]));
const rowOf = (list: List) =>
	new FormGroup<Record<string, FormControl>>({ ...blank(...FIELDS[list]), ...(list === "deeds" ? { ...several("grades"), ...listed("kind") } : {}), ...(list === "exams" ? listed("subject") : {}) });

let form: FormGroup;
let submitted = false;

@Component({ selector: "cf-portal", standalone: true, changeDetection: ChangeDetectionStrategy.Default, imports: [ReactiveFormsModule, NgSelectModule, Spot], template: TEMPLATE })
class Portal {
	readonly states = STATES.map(([code, name]) => ({ code, name }));
	readonly countries = COUNTRIES;
	readonly majors = MAJORS;
	readonly colleges = ["College of the Siskiyous", "Oregon State University", "Reed College", "Southern Oregon University", "University of Oregon", "University of Washington"];
	readonly examList = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language and Composition", "AP Statistics", "AP United States History", "IB Biology", "IB History", "IB Psychology"];
	readonly kinds = ["Academic team or club", "Art", "Athletics", "Community service", "Debate and speech", "Environment", "Family obligations", "Music", "Paid job", "Student government", "Other"];
	readonly grades = ["9th", "10th", "11th", "12th"];
	readonly races = ["American Indian or Alaska Native", "Asian", "Black or African American", "Pacific Islander", "White", "Another race"];
	readonly statuses = ["Citizen of the United States", "Permanent resident", "DACA recipient", "Other visa holder"];
	readonly services = ["No affiliation", "Active duty", "Reserve or National Guard", "Veteran", "Child or spouse of a service member"];
	readonly weddings = ["Married", "Divorced", "Separated", "Widowed", "Single, never married"];
	readonly incomes = [["A", "Less than $25,000"], ["B", "$25,000 to $49,999"], ["C", "$50,000 to $74,999"], ["D", "$75,000 to $99,999"], ["E", "$100,000 or more"]].map(([band, text]) => ({ band, text }));
	readonly programs = ["AVID", "Boys & Girls Club", "College Possible", "GEAR UP", "Talent Search", "Upward Bound", "None"];
	readonly tongues = ["Arabic", "French", "German", "Hmong", "Igbo", "Karuk", "Mandarin", "Spanish", "Tagalog"];
	readonly form = new FormGroup<Record<string, any>>({
		...blank("hs", "hsTown"), ...listed("hsState"), ...blank("year", "gradDay", "gpa", "rank", "ofSize", "satRw", "satM", "act"),
		...several("bound"), ...blank("first"), ...listed("major"), ...blank("dream", "degree"),
		classes: new FormArray([rowOf("classes")]),
		exams: new FormArray<FormGroup>([]),
		deeds: new FormArray([rowOf("deeds")]),
		awards: new FormArray([rowOf("awards")]),
		...blank("fn", "mn", "ln", "nick", "mail", "mailAgain", "pass", "tel", "bMonth", "bDay", "bYear", "bTown"), ...listed("bLand"),
		...blank("street", "unit", "city"), ...listed("state"), ...blank("zip", "county", "sex", "latino"), ...several("race"), ...listed("status", "served"),
		...blank(...["p1", "p2"].flatMap((which) => ["First", "Last", "Relation", "Work", "School", "Phone"].map((name) => which + name))),
		...listed("wed", "income"),
		kin: new FormArray<FormGroup>([]),
		...blank("fundFirst"), ...listed("fundProgram"), ...blank("fundGrange", "fundGrangeNo"), ...several("fundTongues"),
		...blank("fundBoss", "fundBossTel", "fundCoach", "fundCoachMail", "fundEssay", "scName", "scMail", "scTel", "robot", "initials"),
		release: new FormControl(false),
	});
	constructor() {
		form = this.form;
	}
	rowsOf(list: List) {
		return (this.form.get(list) as FormArray).controls;
	}
	add(list: List) {
		(this.form.get(list) as FormArray).push(rowOf(list));
	}
	take(list: List, at: number) {
		(this.form.get(list) as FormArray).removeAt(at);
	}
	send() {
		submitted = true;
	}
}

bootstrapApplication(Portal).catch((error) => console.error(error));

function flat() {
	const all: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(form.getRawValue()))
		if (LISTS.includes(key as List))
			for (let at = 0; at < (key === "kin" ? 2 : KEPT); at++)
				for (const name of FIELDS[key as List]) all[`${key}.${at}.${name}`] = (value as any)[at]?.[name] ?? "";
		else all[key] = Array.isArray(value) ? [...value] : value;
	return all;
}

function read(element: HTMLElement | undefined): unknown {
	if (!element?.isConnected) return "";
	const clean = (node: Element | null | undefined) => (node?.textContent ?? "").trim();
	if (element instanceof HTMLSelectElement) return element.value === "" ? "" : clean(element.selectedOptions[0]);
	if (element instanceof HTMLInputElement) return element.type === "checkbox" ? element.checked : element.value;
	if (element instanceof HTMLTextAreaElement) return element.value;
	if (element.matches("fieldset")) return clean(element.querySelector("input:checked")?.nextElementSibling);
	const labels = [...element.querySelectorAll(".ng-value-label")].map(clean);
	return element.matches(".ng-select-multiple") ? labels : (labels[0] ?? "");
}

Object.assign(window, {
	formState: () => ({ ...flat(), submitted }),
	formShown: () => Object.fromEntries(Object.keys(flat()).map((key) => [key, read(places.get(key))])),
});
