import "@angular/compiler";
import "zone.js";
import { AsyncPipe } from "@angular/common";
import { Component, inject, provideZoneChangeDetection } from "@angular/core";
import { FormBuilder, ReactiveFormsModule } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectModule } from "@ng-select/ng-select";
import { BsDatepickerModule } from "ngx-bootstrap/datepicker";
import { concat, debounceTime, delay, distinctUntilChanged, of, Subject, switchMap, tap } from "rxjs";
import { STATES } from "../../lists";
import "bootstrap/dist/css/bootstrap.css";
import "./page.css";

const SCHOOLS = [
	{ id: 41102, name: "Ashland High School", place: "Ashland, OR" },
	{ id: 41108, name: "Ashland Valley High School", place: "Ashland, OR" },
	{ id: 41377, name: "Crater High School", place: "Central Point, OR" },
	{ id: 41420, name: "North Medford High School", place: "Medford, OR" },
	{ id: 60931, name: "Valley High School", place: "Santa Ana, CA" },
	{ id: 62210, name: "Yreka High School", place: "Yreka, CA" },
];
/** What the award office's server answers. */
const search = (term: string | null) => of(term && term.length > 1 ? SCHOOLS.filter(({ name }) => name.toLowerCase().includes(term.toLowerCase())) : []).pipe(delay(300));

let app: App;
let submitted = false;

@Component({
	selector: "app-root",
	imports: [ReactiveFormsModule, NgSelectModule, BsDatepickerModule, AsyncPipe],
	template: `
<div class="brand"><div class="container"><strong>Cascade Timberworkers Memorial Foundation</strong><br><small>Scholarship Application, Award Year 2027–2028</small></div></div>
<div class="container">
<p>Applicants must be high school seniors. Complete Parts A through F. Applications received after March 1, 2027 will not be considered. Fields marked * are mandatory.</p>
<form [formGroup]="form" (ngSubmit)="send()" novalidate autocomplete="off">
<fieldset class="panel"><legend>Part A. Applicant</legend>
	@for (field of applicant; track field.name) {
	<div class="row line"><label class="col-md-4 col-form-label" [class.must]="field.must" [for]="field.name">{{ field.label }}</label>
		<div class="col-md-6"><input class="form-control" [type]="field.type ?? 'text'" [id]="field.name" [formControlName]="field.name"></div></div>
	}
	<div class="row line"><label class="col-md-4 col-form-label" for="suffix">Suffix</label>
		<div class="col-md-3"><ng-select labelForId="suffix" formControlName="suffix" [items]="suffixes" placeholder="None"></ng-select></div></div>
	<div class="row line"><label class="col-md-4 col-form-label must" for="birth">Date of birth</label>
		<div class="col-md-3"><input class="form-control" id="birth" formControlName="birth" bsDatepicker [bsConfig]="dates" placeholder="MM/DD/YYYY"></div></div>
	<div class="row line"><label class="col-md-4 col-form-label must" for="state">State of residence</label>
		<div class="col-md-4"><ng-select labelForId="state" formControlName="state" [items]="states" bindLabel="name" bindValue="code" placeholder="Select state"></ng-select></div></div>
	<div class="row line"><span class="col-md-4 col-form-label" id="citizen-label">U.S. citizen or permanent resident?</span>
		<div class="col-md-6 pt-2" role="radiogroup" aria-labelledby="citizen-label">
			@for (option of yesNo; track option) {
			<div class="form-check form-check-inline"><input class="form-check-input" type="radio" [id]="'citizen' + option" [value]="option" formControlName="citizen"><label class="form-check-label" [for]="'citizen' + option">{{ option }}</label></div>
			}
		</div></div>
	<div class="row line"><label class="col-md-4 col-form-label" for="member">Union member number of sponsoring relative</label>
		<div class="col-md-3"><input class="form-control" id="member" formControlName="member"></div></div>
</fieldset>

<fieldset class="panel"><legend>Part B. Parents or guardians</legend>
	<p class="small-note">Give the information requested for each living parent or guardian, whether or not you live with that person.</p>
	<table class="table align-middle">
		<thead><tr><th></th><th>Parent or guardian 1</th><th>Parent or guardian 2</th></tr></thead>
		<tbody>
			@for (line of parentLines; track line.part) {
			<tr><th scope="row" [id]="'row-' + line.part">{{ line.label }}</th>
				@for (who of parents; track who) {
				<td [formGroupName]="who">
					@if (line.options) {
					<ng-select [labelForId]="who + '-' + line.part" [ariaLabel]="line.label + ', ' + names[who]" [formControlName]="line.part" [items]="line.options" bindLabel="name" bindValue="code" placeholder="Select" appendTo="body"></ng-select>
					} @else {
					<input class="form-control" [id]="who + '-' + line.part" [attr.aria-label]="line.label + ', ' + names[who]" [formControlName]="line.part">
					}
				</td>
				}
			</tr>
			}
		</tbody>
	</table>
	<div class="row line"><label class="col-md-4 col-form-label" for="dependents">Number of persons supported by household</label><div class="col-md-2"><input class="form-control" type="number" id="dependents" formControlName="dependents"></div></div>
	<div class="row line"><label class="col-md-4 col-form-label" for="siblings">Number of brothers and sisters</label><div class="col-md-2"><input class="form-control" type="number" id="siblings" formControlName="siblings"></div></div>
	<div class="row line"><label class="col-md-4 col-form-label" for="income">Gross household income (annual)</label><div class="col-md-3"><div class="input-group"><span class="input-group-text">$</span><input class="form-control" id="income" formControlName="income"></div></div></div>
</fieldset>

<fieldset class="panel"><legend>Part C. Education</legend>
	<div class="row line"><label class="col-md-4 col-form-label must" for="school">High school</label>
		<div class="col-md-6"><ng-select labelForId="school" formControlName="school" [items]="schools$ | async" bindLabel="name" bindValue="id" [typeahead]="typed$" [minTermLength]="2" [loading]="loading" typeToSearchText="Enter two or more letters" placeholder="Search by school name">
			<ng-template ng-option-tmp let-item="item">{{ item.name }} <span class="text-muted">{{ item.place }}</span></ng-template>
		</ng-select></div></div>
	<div class="row line"><label class="col-md-4 col-form-label" for="ceeb">CEEB code</label><div class="col-md-2"><input class="form-control" id="ceeb" formControlName="ceeb" maxlength="6"></div></div>
	<div class="row line"><label class="col-md-4 col-form-label must" for="graduation">Expected date of graduation</label><div class="col-md-3"><input class="form-control" id="graduation" formControlName="graduation" bsDatepicker [bsConfig]="dates" placeholder="MM/DD/YYYY"></div></div>
	<div class="row line"><span class="col-md-4 col-form-label">Cumulative GPA</span>
		<div class="col-md-2"><input class="form-control" id="unweighted" formControlName="unweighted" aria-label="Cumulative GPA, unweighted"><div class="form-text">Unweighted (4.0)</div></div>
		<div class="col-md-2"><input class="form-control" id="weighted" formControlName="weighted" aria-label="Cumulative GPA, weighted"><div class="form-text">Weighted</div></div></div>
	<div class="row line"><span class="col-md-4 col-form-label">Rank in class</span>
		<div class="col-md-2"><input class="form-control" id="rank" formControlName="rank" aria-label="Rank in class"></div><div class="col-auto pt-2">of</div>
		<div class="col-md-2"><input class="form-control" id="classSize" formControlName="classSize" aria-label="Number of students in class"></div></div>
	<div class="row line"><span class="col-md-4 col-form-label">SAT</span>
		<div class="col-md-2"><input class="form-control" id="satVerbal" formControlName="satVerbal" aria-label="SAT Reading and Writing"><div class="form-text">Reading &amp; Writing</div></div>
		<div class="col-md-2"><input class="form-control" id="satMath" formControlName="satMath" aria-label="SAT Math"><div class="form-text">Math</div></div></div>
	<div class="row line"><label class="col-md-4 col-form-label" for="act">ACT composite</label><div class="col-md-2"><input class="form-control" id="act" formControlName="act"></div></div>
	<div class="row line"><label class="col-md-4 col-form-label" for="actDate">Date of ACT</label><div class="col-md-3"><input class="form-control" id="actDate" formControlName="actDate" bsDatepicker [bsConfig]="dates" placeholder="MM/DD/YYYY"></div></div>
	<div class="row line"><label class="col-md-4 col-form-label" for="degree">Highest degree sought</label><div class="col-md-4"><ng-select labelForId="degree" formControlName="degree" [items]="degrees" [searchable]="false" placeholder="Select"></ng-select></div></div>
	<div class="row line"><label class="col-md-4 col-form-label" for="study">Intended field of study</label><div class="col-md-6"><input class="form-control" id="study" formControlName="study"></div></div>
</fieldset>

<fieldset class="panel"><legend>Part D. Honors and awards</legend>
	<p class="small-note">List up to three. Press Save at the end of a row to keep it.</p>
	<table class="table align-middle">
		<thead><tr><th>Honor or award</th><th style="width:190px">Grade received</th><th style="width:190px"></th></tr></thead>
		<tbody>
			@for (honor of honors; track $index) {
				@if (editing === $index) {
				<tr class="editing" [formGroup]="draft">
					<td><input class="form-control" formControlName="title" aria-label="Honor or award" maxlength="100"></td>
					<td><ng-select formControlName="grade" ariaLabel="Grade received" [items]="grades" placeholder="Grade" appendTo="body"></ng-select></td>
					<td><button type="button" class="btn btn-sm btn-success" (click)="save()">Save</button> <button type="button" class="btn btn-sm btn-link" (click)="cancel()">Cancel</button></td>
				</tr>
				} @else {
				<tr class="kept" [attr.data-at]="$index"><td class="t">{{ honor.title }}</td><td class="g">{{ honor.grade }}</td>
					<td><button type="button" class="btn btn-sm btn-outline-secondary me-1" (click)="edit($index)">Edit</button> <button type="button" class="btn btn-sm btn-outline-danger" (click)="drop($index)">Delete</button></td></tr>
				}
			}
			@if (honors.length === 0) { <tr><td colspan="3" class="text-muted">No honors listed.</td></tr> }
		</tbody>
	</table>
	<button type="button" class="btn btn-outline-primary btn-sm" [disabled]="editing !== null || honors.length >= 3" (click)="addHonor()">Add honor</button>
</fieldset>

<fieldset class="panel"><legend>Part E. Activities and employment</legend>
	<table class="table">
		<thead><tr><th>Organization or employer</th><th>Position held</th><th style="width:110px">Hrs / week</th><th style="width:240px">Grades</th></tr></thead>
		<tbody formArrayName="activities">
			@for (row of form.controls.activities.controls; track $index) {
			<tr [formGroupName]="$index">
				<td><input class="form-control" [id]="'act' + $index + '-organization'" formControlName="organization" [attr.aria-label]="'Organization or employer, line ' + ($index + 1)"></td>
				<td><input class="form-control" [id]="'act' + $index + '-position'" formControlName="position" [attr.aria-label]="'Position held, line ' + ($index + 1)"></td>
				<td><input class="form-control" type="number" [id]="'act' + $index + '-hours'" formControlName="hours" [attr.aria-label]="'Hours per week, line ' + ($index + 1)"></td>
				<td><ng-select [labelForId]="'act' + $index + '-grades'" formControlName="grades" [multiple]="true" [closeOnSelect]="false" [items]="grades" [ariaLabel]="'Grades, line ' + ($index + 1)" appendTo="body"></ng-select></td>
			</tr>
			}
		</tbody>
	</table>
</fieldset>

<fieldset class="panel"><legend>Part F. Reference and certification</legend>
	<div class="row line"><label class="col-md-4 col-form-label must" for="refereeName">Name of reference (not a relative)</label><div class="col-md-6"><input class="form-control" id="refereeName" formControlName="refereeName"></div></div>
	<div class="row line"><label class="col-md-4 col-form-label must" for="refereePhone">Telephone of reference</label><div class="col-md-4"><input class="form-control" id="refereePhone" formControlName="refereePhone"></div></div>
	<div class="row line"><label class="col-md-4 col-form-label" for="statement">Statement of financial need</label><div class="col-md-8"><textarea class="form-control" id="statement" rows="5" formControlName="statement"></textarea></div></div>
	<div class="form-check offset-md-4"><input class="form-check-input" type="checkbox" id="certify" formControlName="certify"><label class="form-check-label" for="certify">I certify under penalty of forfeiture that the foregoing is true and complete.</label></div>
	<div class="row line mt-3"><label class="col-md-4 col-form-label must" for="signed">Signature of applicant</label><div class="col-md-6"><input class="form-control" id="signed" formControlName="signed"></div></div>
</fieldset>
<button class="btn btn-primary mb-5" type="submit">Submit application</button>
</form>
</div>`,
})
class App {
	private build = inject(FormBuilder);
	states = STATES.map(([code, name]) => ({ code, name }));
	suffixes = ["Jr.", "Sr.", "II", "III", "IV"];
	grades = ["Grade 9", "Grade 10", "Grade 11", "Grade 12"];
	degrees = ["Certificate", "Associate", "Bachelor's", "Master's", "Doctorate"];
	yesNo = ["Yes", "No"];
	dates = { dateInputFormat: "MM/DD/YYYY", showWeekNumbers: false, containerClass: "theme-default" };
	parents = ["parent1", "parent2"] as const;
	names: Record<string, string> = { parent1: "Parent or guardian 1", parent2: "Parent or guardian 2" };
	applicant: { name: string; label: string; type?: string; must?: boolean }[] = [
		{ name: "last", label: "Last name", must: true }, { name: "first", label: "First name", must: true }, { name: "middle", label: "Middle name" },
		{ name: "email", label: "E-mail address", type: "email", must: true }, { name: "phone", label: "Telephone", type: "tel", must: true },
		{ name: "address1", label: "Mailing address, line 1", must: true }, { name: "address2", label: "Mailing address, line 2" },
		{ name: "city", label: "City", must: true }, { name: "zip", label: "ZIP code", must: true },
	];
	parentLines: { part: string; label: string; options?: { code: string; name: string }[] }[] = [
		{ part: "first", label: "First name" }, { part: "mi", label: "Middle initial" }, { part: "last", label: "Last name" },
		{ part: "relation", label: "Relation to applicant", options: ["Mother", "Father", "Step-parent", "Guardian"].map((name) => ({ code: name, name })) },
		{ part: "schooling", label: "Education completed", options: [["1", "Less than high school"], ["2", "High school graduate"], ["3", "Some college"], ["4", "Two-year degree"], ["5", "Four-year degree"], ["6", "Graduate degree"]].map(([code, name]) => ({ code: code!, name: name! })) },
		{ part: "occupation", label: "Occupation" }, { part: "employer", label: "Employer" }, { part: "telephone", label: "Daytime telephone" },
	];
	private parent = () => this.build.group({ first: "", mi: "", last: "", relation: null, schooling: null, occupation: "", employer: "", telephone: "" });
	private activity = () => this.build.group({ organization: "", position: "", hours: null, grades: this.build.control<string[]>([]) });
	form = this.build.group({
		last: "", first: "", middle: "", email: "", phone: "", address1: "", address2: "", city: "", zip: "",
		suffix: null, birth: null as Date | null, state: null, citizen: "", member: "",
		parent1: this.parent(), parent2: this.parent(), dependents: null, siblings: null, income: "",
		school: null, ceeb: "", graduation: null as Date | null, unweighted: "", weighted: "", rank: "", classSize: "", satVerbal: "", satMath: "", act: "", actDate: null as Date | null, degree: null, study: "",
		activities: this.build.array([this.activity(), this.activity(), this.activity()]),
		refereeName: "", refereePhone: "", statement: "", certify: false, signed: "",
	});
	draft = this.build.group({ title: "", grade: null as string | null });
	honors: { title: string; grade: string }[] = [];
	editing: number | null = null;
	private isNew = false;
	loading = false;
	typed$ = new Subject<string>();
	schools$ = concat(of([] as typeof SCHOOLS), this.typed$.pipe(distinctUntilChanged(), debounceTime(250), tap(() => (this.loading = true)), switchMap((term) => search(term).pipe(tap(() => (this.loading = false))))));

	constructor() {
		app = this;
	}
	addHonor() {
		this.honors = [...this.honors, { title: "", grade: "" }];
		this.edit(this.honors.length - 1);
		this.isNew = true;
	}
	edit(at: number) {
		this.isNew = false;
		this.editing = at;
		this.draft.setValue({ title: this.honors[at]!.title, grade: this.honors[at]!.grade || null });
	}
	save() {
		const { title, grade } = this.draft.getRawValue();
		if (!title) return;
		this.honors = this.honors.map((honor, at) => (at === this.editing ? { title, grade: grade ?? "" } : honor));
		this.editing = null;
	}
	cancel() {
		if (this.isNew) this.honors = this.honors.slice(0, -1);
		this.editing = null;
	}
	drop(at: number) {
		this.honors = this.honors.filter((_, each) => each !== at);
		this.editing = null;
	}
	send() {
		submitted = true;
	}
}

bootstrapApplication(App, { providers: [provideZoneChangeDetection()] }).catch((error) => console.error(error));

const iso = (value: unknown) => (value instanceof Date ? `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, "0")}-${String(value.getDate()).padStart(2, "0")}` : value);
function all() {
	const { parent1, parent2, activities, ...rest } = app.form.getRawValue();
	const out: Record<string, unknown> = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, iso(value)]));
	for (const [who, parent] of Object.entries({ parent1, parent2 })) for (const [part, value] of Object.entries(parent)) out[`${who}-${part}`] = value;
	activities.forEach((row, at) => { for (const [part, value] of Object.entries(row)) out[`act${at}-${part}`] = value; });
	for (const at of [0, 1, 2]) {
		const honor = at === app.editing ? undefined : app.honors[at];
		out[`honor${at}-title`] = honor?.title ?? "";
		out[`honor${at}-grade`] = honor?.grade ?? "";
	}
	return out;
}
function shown(key: string): unknown {
	const honor = /^honor(\d)-(.)/.exec(key);
	if (honor) return document.querySelector(`.kept[data-at="${honor[1]}"] .${honor[2]}`)?.textContent ?? "";
	if (key === "citizen") return document.querySelector("[id^=citizen]:checked")?.nextElementSibling?.textContent ?? "";
	const box = document.getElementById(key) as HTMLInputElement;
	const select = box.closest("ng-select");
	if (!select) return box.type === "checkbox" ? box.checked : box.value;
	const labels = [...select.querySelectorAll(".ng-value .ng-value-label")].map((label) => label.textContent);
	return select.classList.contains("ng-select-multiple") ? labels : (labels[0] ?? "");
}
Object.assign(window, {
	formState: () => ({ ...all(), submitted }),
	formShown: () => Object.fromEntries(Object.keys(all()).map((key) => [key, shown(key)])),
});
