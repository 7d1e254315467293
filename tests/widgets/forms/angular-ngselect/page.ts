import "zone.js";
import "@angular/compiler";
import { AsyncPipe } from "@angular/common";
import { Component, provideZoneChangeDetection } from "@angular/core";
import { FormArray, FormControl, FormGroup, FormsModule, ReactiveFormsModule } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectModule } from "@ng-select/ng-select";
import { concat, debounceTime, delay, distinctUntilChanged, of, Subject, switchMap } from "rxjs";
import "./page.css";
import { ACTIVITY_KINDS, COLLEGES, LANGUAGES, MAJORS, SCHOOLS, STATES } from "./lists";

const items = (text: string) => text.split("|").map((name, i) => ({ id: i + 1, name }));
const MONTHS = items("January|February|March|April|May|June|July|August|September|October|November|December");
const YEARS = Array.from({ length: 12 }, (_, i) => 2003 + i);
const DAYS = Array.from({ length: 31 }, (_, i) => i + 1);
const GRADES = items("Freshman year|Sophomore year|Junior year|Senior year");

interface Model {
	[name: string]: unknown;
}
const student: Model = {
	...{ fld_a1: "", fld_a2: "", fld_a3: null, fld_a4: null, fld_a5: null, fld_b1: "", fld_b2: "" },
	...{ fld_c1: "", fld_c2: "", fld_c3: null, fld_c4: "", company: "" },
};
const others: Model = {
	nom_name: "",
	nom_mail: "",
	nom_tel: "",
	al_name: "",
	al_rel: null,
	size: null,
	found: null,
	card: "",
	okay: false,
};
const activity = () =>
	new FormGroup({
		kind: new FormControl<string | null>(null),
		group: new FormControl(""),
		role: new FormControl(""),
		did: new FormControl(""),
		when: new FormControl<number[]>([]),
		hours: new FormControl<number | null>(null),
	});
const record = new FormGroup({
	school: new FormControl<string | null>(null),
	grade: new FormControl<number | null>(null),
	gpa: new FormControl<number | null>(null),
	major: new FormControl<string | null>(null),
	tongues: new FormControl<string[]>([]),
	colleges: new FormControl<string[]>([]),
	status: new FormControl<number | null>(null),
	first: new FormControl<string | null>(null),
	income: new FormControl<number | null>(null),
	activities: new FormArray([activity()]),
});
let submitted = false;

@Component({
	selector: "bra-form",
	imports: [AsyncPipe, FormsModule, NgSelectModule, ReactiveFormsModule],
	template: `
		<div class="banner"><strong>Blue Heron Academy</strong> Honors Summer Residency · Application of the student</div>
		<form #part="ngForm" class="card" novalidate>
			<h3>A. The student</h3>
			<div class="row"><span class="lbl">First name</span><input class="form-control" name="fld_a1" [(ngModel)]="student['fld_a1']"></div>
			<div class="row"><span class="lbl">Last name</span><input class="form-control" name="fld_a2" [(ngModel)]="student['fld_a2']"></div>
			<div class="row"><span class="lbl">Born</span>
				<ng-select class="third" name="fld_a3" [items]="months" bindLabel="name" bindValue="id" placeholder="Month" [searchable]="false" [(ngModel)]="student['fld_a3']" />
				<ng-select class="third" name="fld_a4" [items]="days" placeholder="Day" [(ngModel)]="student['fld_a4']" />
				<ng-select class="third" name="fld_a5" [items]="years" placeholder="Year" [(ngModel)]="student['fld_a5']" />
			</div>
			<div class="row"><span class="lbl">E-mail</span><input class="form-control" type="email" name="fld_b1" [(ngModel)]="student['fld_b1']"></div>
			<div class="row"><span class="lbl">Cell phone<br><small>area code first</small></span><input class="form-control" type="tel" name="fld_b2" placeholder="(___) ___-____" [(ngModel)]="student['fld_b2']"></div>
			<div class="row company"><span class="lbl">Company</span><input class="form-control" name="company" tabindex="-1" autocomplete="off" [(ngModel)]="student['company']"></div>
			<div class="row"><span class="lbl">Home</span>
				<div class="stack">
					<input class="form-control" name="fld_c1" placeholder="Street and number, apartment" [(ngModel)]="student['fld_c1']">
					<input class="form-control" name="fld_c2" placeholder="Town" [(ngModel)]="student['fld_c2']">
					<ng-select name="fld_c3" [items]="states" placeholder="State" [(ngModel)]="student['fld_c3']" />
					<input class="form-control" name="fld_c4" placeholder="ZIP code" [(ngModel)]="student['fld_c4']">
				</div>
			</div>
		</form>
		<form class="card" [formGroup]="record" (ngSubmit)="send()" novalidate>
			<h3>B. School and plans</h3>
			<div class="group"><label for="sch">High school</label>
				<ng-select labelForId="sch" formControlName="school" [items]="schools | async" bindLabel="label" bindValue="ceeb" [typeahead]="term" [minTermLength]="2" typeToSearchText="Type two letters or more" placeholder="Search by name" /></div>
			<div class="group half"><label for="grd">Current grade</label>
				<ng-select labelForId="grd" formControlName="grade" [items]="levels" bindLabel="name" bindValue="id" [searchable]="false" /></div>
			<div class="group half"><label for="gpa">Unweighted GPA</label><input id="gpa" class="form-control" type="number" step="0.01" formControlName="gpa"></div>
			<div class="group half"><label for="mjr">Intended major</label><ng-select labelForId="mjr" formControlName="major" [items]="majors" /></div>
			<div class="group half"><label for="lng">Languages you know</label><ng-select labelForId="lng" formControlName="tongues" [items]="languages" [multiple]="true" [closeOnSelect]="false" /></div>
			<div class="group"><label for="col">Colleges you are applying to</label>
				<ng-select labelForId="col" formControlName="colleges" [items]="collegeNames" [multiple]="true" [addTag]="true" [hideSelected]="true" placeholder="Choose, or type a name and press Enter" /></div>
			<h3>C. Activities</h3>
			<p class="text-muted">List up to five. Start with the one that means most to you.</p>
			<div formArrayName="activities">
				@for (row of record.controls.activities.controls; track row; let n = $index) {
					<div class="activity" [formGroupName]="n">
						<h5>Activity {{ n + 1 }}</h5>
						<div class="group half"><label>Kind</label><ng-select formControlName="kind" [items]="kinds" groupBy="area" bindLabel="name" bindValue="name" /></div>
						<div class="group half"><label>Group or employer</label><input class="form-control" formControlName="group"></div>
						<div class="group half"><label>What you were (title, office, part)</label><input class="form-control" formControlName="role" maxlength="60"></div>
						<div class="group half"><label>Hours a week</label><input class="form-control" type="number" formControlName="hours"></div>
						<div class="group"><label>What you did</label><textarea class="form-control" formControlName="did" rows="2" maxlength="160"></textarea></div>
						<div class="group"><label>During</label><ng-select formControlName="when" [items]="grades" bindLabel="name" bindValue="id" [multiple]="true" [closeOnSelect]="false" [searchable]="false" placeholder="One year or more" /></div>
					</div>
				}
			</div>
			<button type="button" class="btn" (click)="add()">+ Another activity</button>
			<h3>D. For our funders</h3>
			<div class="group"><label for="cit">Citizenship</label>
				<ng-select labelForId="cit" formControlName="status" [items]="statuses" bindLabel="name" bindValue="id" [searchable]="false" /></div>
			<fieldset class="group"><legend>Did either of your parents complete a bachelor’s degree?</legend>
				<label class="inline"><input type="radio" formControlName="first" value="y"> Yes, at least one</label>
				<label class="inline"><input type="radio" formControlName="first" value="n"> No, neither</label>
			</fieldset>
			<div class="group"><label for="inc">Yearly income of your household</label>
				<ng-select labelForId="inc" formControlName="income" [items]="bands" bindLabel="name" bindValue="id" [searchable]="false" /></div>
			<h3>E. Others</h3>
				<div class="row"><span class="lbl">Nominating teacher</span><input class="form-control" name="nom_name" [ngModelOptions]="alone" [(ngModel)]="others['nom_name']"></div>
				<div class="row"><span class="lbl">Teacher’s e-mail</span><input class="form-control" name="nom_mail" [ngModelOptions]="alone" [(ngModel)]="others['nom_mail']"></div>
				<div class="row"><span class="lbl">Teacher’s phone</span><input class="form-control" name="nom_tel" [ngModelOptions]="alone" [(ngModel)]="others['nom_tel']"></div>
				<div class="row"><span class="lbl">Relative who attended Blue Heron (full name)</span><input class="form-control" [ngModelOptions]="alone" [(ngModel)]="others['al_name']"></div>
				<div class="row"><span class="lbl">Relation</span><ng-select class="wide" [items]="relations" [ngModelOptions]="alone" [(ngModel)]="others['al_rel']" /></div>
				<div class="row"><span class="lbl">T-shirt</span><ng-select class="wide" [items]="sizes" [searchable]="false" [ngModelOptions]="alone" [(ngModel)]="others['size']" /></div>
				<div class="row"><span class="lbl">How did you find us?</span><ng-select class="wide" [items]="ways" [ngModelOptions]="alone" [(ngModel)]="others['found']" /></div>
				<div class="row"><span class="lbl">Application fee ($25): card number</span><input class="form-control" inputmode="numeric" placeholder="0000 0000 0000 0000" [ngModelOptions]="alone" [(ngModel)]="others['card']"></div>
				<label class="inline"><input type="checkbox" [ngModelOptions]="alone" [(ngModel)]="others['okay']"> My parent and I have read and accept the residency rules.</label>

			<p><button type="submit" class="btn primary">Send application</button></p>
		</form>`,
})
class Form {
	student = student;
	others = others;
	record = record;
	alone = { standalone: true };
	months = MONTHS;
	days = DAYS;
	years = YEARS;
	states = STATES;
	levels = items("9th|10th|11th|12th");
	majors = MAJORS;
	languages = LANGUAGES;
	collegeNames = COLLEGES;
	kinds = ACTIVITY_KINDS;
	grades = GRADES;
	statuses = items(
		"United States citizen or national|Permanent resident of the United States|Citizen of another country, in the U.S. on a visa|Other",
	);
	bands = items(
		"Less than 30,000 dollars|30,000 to 59,999 dollars|60,000 to 89,999 dollars|90,000 to 119,999 dollars|120,000 dollars or more",
	);
	relations = ["Parent", "Grandparent", "Brother or sister", "Aunt, uncle or cousin"];
	sizes = ["Small", "Medium", "Large", "Extra large"];
	ways = ["My school", "A friend", "A newspaper", "The internet"];
	term = new Subject<string>();
	schools = concat(
		of([]),
		this.term.pipe(
			distinctUntilChanged(),
			debounceTime(200),
			switchMap((text) => of(SCHOOLS.filter(({ label }) => label.toLowerCase().includes((text ?? "").toLowerCase()))).pipe(delay(250))),
		),
	);
	add() {
		record.controls.activities.push(activity());
	}
	send() {
		submitted = true;
	}
}

function read(element: Element | null | undefined): unknown {
	if (!element) return "";
	const texts = [...element.querySelectorAll(".ng-value-label")].map((label) => label.textContent?.trim() ?? "");
	if (element.localName === "ng-select") return element.classList.contains("ng-select-multiple") ? texts : (texts[0] ?? "");
	if (element.localName === "fieldset") return element.querySelector("label:has(:checked)")?.textContent?.trim() ?? "";
	const { type, checked, value } = element as HTMLInputElement;
	return type === "checkbox" ? checked : value;
}

Object.assign(window, {
	formState: () => {
		const { activities, ...rest } = record.getRawValue();
		const rows = activities.flatMap((row, n) =>
			Object.entries(row).map(([key, value]) => [key + n, Array.isArray(value) ? [...value] : value]),
		);
		return structuredClone({ ...student, ...rest, ...Object.fromEntries(rows), ...others, submitted });
	},
	formShown: () => {
		const [first, second] = document.querySelectorAll("form");
		const own = Object.keys(student).map((name) => [name, read(first?.querySelector(`[name=${name}]`))]);
		const rest = Object.keys(record.controls)
			.filter((name) => name !== "activities")
			.map((name) => [
				name,
				read(name === "first" ? second?.querySelector("fieldset") : second?.querySelector(`:scope > .group > [formcontrolname=${name}]`)),
			]);
		const rows = [...document.querySelectorAll(".activity")].flatMap((row, n) =>
			[...row.querySelectorAll("[formcontrolname]")].map((element) => [element.getAttribute("formcontrolname") + String(n), read(element)]),
		);
		const last = [...(second?.querySelectorAll(".row > .form-control, .row > ng-select, :scope > label > input") ?? [])];
		return Object.fromEntries([...own, ...rest, ...rows, ...Object.keys(others).map((name, i) => [name, read(last[i])])]);
	},
});
bootstrapApplication(Form, { providers: [provideZoneChangeDetection()] });
