import "zone.js";
import "@angular/compiler";
import { Dialog, DialogModule, DialogRef, DIALOG_DATA } from "@angular/cdk/dialog";
import { ChangeDetectorRef, Component, Directive, ElementRef, inject, provideZoneChangeDetection } from "@angular/core";
import { FormArray, FormBuilder, FormControl, FormGroup, NgControl, ReactiveFormsModule, Validators } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectModule } from "@ng-select/ng-select";
import { MAJORS, STATES } from "../../lists";
import "./chalk.css";

let submitted = false;
let form: FormGroup;

/** (530) 555-1234 while typing */
@Directive({ selector: "[cuPhoneMask]", standalone: true, host: { "(input)": "onInput()" } })
class PhoneMaskDirective {
	private readonly element = inject<ElementRef<HTMLInputElement>>(ElementRef);
	private readonly control = inject(NgControl);
	onInput() {
		const digits = this.element.nativeElement.value.replace(/\D/g, "").replace(/^1(?=\d{10})/, "").slice(0, 10);
		const [, area, prefix, line] = /^(\d{0,3})(\d{0,3})(\d{0,4})$/.exec(digits) ?? [];
		const text = prefix ? `(${area}) ${prefix}${line ? `-${line}` : ""}` : area;
		this.control.control?.setValue(text ?? "", { emitEvent: false });
	}
}

const GRADE_LEVELS = [{ id: 9, text: "Freshman (9)" }, { id: 10, text: "Sophomore (10)" }, { id: 11, text: "Junior (11)" }, { id: 12, text: "Senior (12)" }];

@Component({
	selector: "cu-honor-dialog",
	standalone: true,
	imports: [ReactiveFormsModule, NgSelectModule],
	template: `
		<div class="dlg">
			<h3 id="honorDialogTitle">{{ data.number > 1 ? "Add another honor" : "Add an honor" }}</h3>
			<form [formGroup]="draft" (ngSubmit)="save()">
				<div class="form-group">
					<label for="honorName">Name of honor, award or scholarship <span class="req">*</span></label>
					<input id="honorName" class="form-control" formControlName="name" />
				</div>
				<div class="form-group">
					<label for="honorGrade">Grade level when received</label>
					<ng-select labelForId="honorGrade" [items]="grades" bindLabel="text" bindValue="id" [searchable]="false" placeholder="Select" formControlName="grade"></ng-select>
				</div>
				<div class="form-group">
					<label for="honorWhy">Brief explanation</label>
					<textarea id="honorWhy" class="form-control" rows="3" formControlName="explanation"></textarea>
				</div>
				<div class="dlg-actions">
					<button type="button" class="btn" (click)="ref.close()">Cancel</button>
					<button type="submit" class="btn solid" [disabled]="draft.invalid">Save honor</button>
				</div>
			</form>
		</div>
	`,
})
class HonorDialog {
	readonly ref = inject<DialogRef<any>>(DialogRef);
	readonly data = inject<{ number: number }>(DIALOG_DATA);
	readonly grades = GRADE_LEVELS;
	readonly draft = inject(FormBuilder).group({ name: ["", Validators.required], grade: [null as number | null], explanation: [""] });
	save() {
		this.ref.close(this.draft.getRawValue());
	}
}

@Component({
	selector: "cu-scholarship",
	standalone: true,
	imports: [ReactiveFormsModule, NgSelectModule, DialogModule, PhoneMaskDirective],
	template: `
		<div class="topbar"><strong>Chalkline Educators Credit Union</strong><span>Member services › Scholarships › 2027 application</span></div>
		<div class="page">
			<p>Awards of $2,500 are made each spring to graduating seniors who are members, or children and grandchildren of members, in good standing. Please complete all sections. Items marked <span class="req">*</span> are required.</p>
			<form [formGroup]="form" (ngSubmit)="submit()" novalidate>
				<section class="panel" formGroupName="applicant">
					<h2>Section A – Applicant</h2>
					<div class="form-row">
						<div class="form-group"><label for="fname">First Name <span class="req">*</span></label><input id="fname" class="form-control" formControlName="firstName" />
							@if (bad("applicant.firstName")) { <div class="field-error">First name is required.</div> }</div>
						<div class="form-group narrow"><label for="mi">M.I.</label><input id="mi" class="form-control" maxlength="1" formControlName="mi" /></div>
						<div class="form-group"><label for="lname">Last Name <span class="req">*</span></label><input id="lname" class="form-control" formControlName="lastName" />
							@if (bad("applicant.lastName")) { <div class="field-error">Last name is required.</div> }</div>
						<div class="form-group narrow"><label for="suffix">Suffix</label><ng-select labelForId="suffix" [items]="suffixes" [searchable]="false" formControlName="suffix"></ng-select></div>
					</div>
					<div class="form-row">
						<div class="form-group"><label for="street">Home Street Address <span class="req">*</span></label><input id="street" class="form-control" formControlName="street" /></div>
						<div class="form-group"><label for="unit">Apt / Unit</label><input id="unit" class="form-control" formControlName="unit" /></div>
					</div>
					<div class="form-row">
						<div class="form-group"><label for="city">City <span class="req">*</span></label><input id="city" class="form-control" formControlName="city" /></div>
						<div class="form-group"><label for="state">State <span class="req">*</span></label><ng-select labelForId="state" [items]="states" bindLabel="name" bindValue="abbr" placeholder="Select state" formControlName="state"></ng-select></div>
						<div class="form-group"><label for="zip">Zip Code <span class="req">*</span></label><input id="zip" class="form-control" maxlength="10" formControlName="zip" /></div>
					</div>
					<div class="form-row">
						<div class="form-group"><label for="phone">Phone</label><input id="phone" type="tel" class="form-control" cuPhoneMask formControlName="phone" /></div>
						<div class="form-group"><label for="email">E-mail Address <span class="req">*</span></label><input id="email" type="email" class="form-control" formControlName="email" />
							@if (bad("applicant.email")) { <div class="field-error">Enter a valid e-mail address.</div> }</div>
						<div class="form-group"><label for="bday">Date of Birth <span class="req">*</span></label><input id="bday" type="date" class="form-control" formControlName="birthDate" /></div>
					</div>
					<div class="form-group wide" role="radiogroup" aria-labelledby="citLabel">
						<label id="citLabel">Citizenship</label>
						<label class="radio"><input type="radio" value="C" formControlName="citizenship" /> United States citizen</label>
						<label class="radio"><input type="radio" value="R" formControlName="citizenship" /> Permanent resident</label>
						<label class="radio"><input type="radio" value="O" formControlName="citizenship" /> Other</label>
					</div>
					<div class="form-group"><label for="ssn4">Last 4 digits of SSN</label><input id="ssn4" class="form-control" maxlength="4" autocomplete="off" formControlName="ssn4" /><div class="hint">Used only to verify membership.</div></div>
				</section>

				<section class="panel" formGroupName="membership">
					<h2>Section B – Membership</h2>
					<div class="form-row">
						<div class="form-group"><label for="memno">Member Number</label><input id="memno" class="form-control" formControlName="number" /></div>
						<div class="form-group"><label for="sponsor">Name of sponsoring member</label><input id="sponsor" class="form-control" formControlName="sponsor" /></div>
						<div class="form-group"><label for="rel">Member's relationship to applicant</label><ng-select labelForId="rel" [items]="relations" placeholder="Select" formControlName="relation"></ng-select></div>
					</div>
				</section>

				<section class="panel" formGroupName="school">
					<h2>Section C – High School Record</h2>
					<div class="form-row">
						<div class="form-group"><label for="hs">High School <span class="req">*</span></label><input id="hs" class="form-control" formControlName="name" /></div>
						<div class="form-group"><label for="hscity">City</label><input id="hscity" class="form-control" formControlName="city" /></div>
						<div class="form-group"><label for="hsstate">State</label><ng-select labelForId="hsstate" [items]="states" bindLabel="name" bindValue="abbr" placeholder="Select state" formControlName="state"></ng-select></div>
						<div class="form-group narrow"><label for="gradyr">Year of Graduation</label><input id="gradyr" class="form-control" maxlength="4" formControlName="gradYear" /></div>
					</div>
					<div class="form-row">
						<div class="form-group"><label for="rank">Class rank</label><input id="rank" type="number" class="form-control" formControlName="rank" /></div>
						<div class="form-group"><label for="outof">out of (class size)</label><input id="outof" type="number" class="form-control" formControlName="classSize" /></div>
						<div class="form-group"><label for="wgpa">Cumulative GPA, weighted</label><input id="wgpa" class="form-control" formControlName="gpaW" /></div>
						<div class="form-group"><label for="ugpa">Cumulative GPA, unweighted</label><input id="ugpa" class="form-control" formControlName="gpaU" /></div>
					</div>
					<div class="form-row">
						<div class="form-group"><label for="sat">SAT (combined)</label><input id="sat" type="number" class="form-control" formControlName="sat" /></div>
						<div class="form-group"><label for="act">ACT composite</label><input id="act" type="number" class="form-control" formControlName="act" /></div>
						<div class="form-group"><label for="counselor">School counselor</label><input id="counselor" class="form-control" formControlName="counselor" /></div>
					</div>
					<div formArrayName="apExams">
						<p><b>Advanced Placement exams</b> <span class="hint">List each exam for which you have received a score.</span></p>
						@for (row of apExams.controls; track row; let i = $index) {
							<div class="form-row" [formGroupName]="i">
								<div class="form-group"><label [for]="'apSubject' + i">Exam</label><ng-select [labelForId]="'apSubject' + i" [items]="apList" placeholder="Type to search" formControlName="subject"></ng-select></div>
								<div class="form-group narrow"><label [for]="'apScore' + i">Score</label><select [id]="'apScore' + i" class="form-control" formControlName="score"><option [ngValue]="null"></option>@for (n of [1, 2, 3, 4, 5]; track n) {<option [ngValue]="n">{{ n }}</option>}</select></div>
								<div class="form-group narrow"><label>&nbsp;</label><button type="button" class="btn link" (click)="apExams.removeAt(i)">Delete</button></div>
							</div>
						}
						<button type="button" class="btn" (click)="addExam()">Add exam</button>
					</div>
				</section>

				<section class="panel">
					<h2>Section D – College Plans and Coursework</h2>
					<div class="form-row" formGroupName="plans">
						<div class="form-group"><label for="major">Proposed major</label><ng-select labelForId="major" [items]="majors" placeholder="Search majors" formControlName="major"></ng-select></div>
						<div class="form-group"><label for="entry">Expected college entry</label><ng-select labelForId="entry" [items]="terms" bindLabel="label" bindValue="code" [searchable]="false" formControlName="entry"></ng-select></div>
					</div>
					<p><b>College courses you have already taken</b> <span class="hint">(dual enrollment or summer session)</span></p>
					<table class="grid" formArrayName="college">
						<thead><tr><th>Course title</th><th style="width:18%">Grade earned</th><th style="width:18%">Credit hours</th></tr></thead>
						<tbody>
							@for (row of college.controls; track row; let i = $index) {
								<tr [formGroupName]="i">
									<td><input class="form-control" formControlName="title" /></td>
									<td><input class="form-control" formControlName="grade" /></td>
									<td><input class="form-control" type="number" formControlName="credits" /></td>
								</tr>
							}
						</tbody>
					</table>
				</section>

				<section class="panel">
					<h2>Section E – Activities and Honors</h2>
					<p class="hint">Include school clubs, community involvement and employment.</p>
					<div formArrayName="activities">
						@for (row of activities.controls; track row; let i = $index) {
							<div class="line" [formGroupName]="i">
								<div class="line-head"><b>#{{ i + 1 }}</b><button type="button" class="btn link" (click)="activities.removeAt(i)">Remove</button></div>
								<div class="form-row">
									<div class="form-group"><label>Organization / Employer</label><input class="form-control" formControlName="organization" /></div>
									<div class="form-group"><label>Position or office held</label><input class="form-control" formControlName="position" /></div>
								</div>
								<div class="form-row">
									<div class="form-group"><label>Grades</label><ng-select [items]="gradeLevels" bindLabel="text" bindValue="id" [multiple]="true" [closeOnSelect]="false" placeholder="Select all that apply" formControlName="grades"></ng-select></div>
									<div class="form-group narrow"><label>Hrs/week</label><input class="form-control" type="number" formControlName="hoursPerWeek" /></div>
									<div class="form-group narrow"><label>Weeks/yr</label><input class="form-control" type="number" formControlName="weeksPerYear" /></div>
								</div>
								<div class="form-group wide"><label>Description</label><textarea class="form-control" rows="2" formControlName="description"></textarea></div>
							</div>
						}
						<button type="button" class="btn" (click)="addActivity()">Add activity</button>
					</div>
					<hr />
					<table class="grid">
						<thead><tr><th>Honor</th><th>Grade</th><th>Explanation</th><th></th></tr></thead>
						<tbody>
							@for (row of honors.controls; track row; let i = $index) {
								<tr class="honor">
									<td class="c-name">{{ row.value.name }}</td>
									<td class="c-grade">{{ gradeText(row.value.grade) }}</td>
									<td class="c-explanation">{{ row.value.explanation }}</td>
									<td><button type="button" class="btn link" (click)="honors.removeAt(i)">Delete</button></td>
								</tr>
							} @empty {
								<tr><td colspan="4" class="hint">No honors entered.</td></tr>
							}
						</tbody>
					</table>
					<button type="button" class="btn" (click)="openHonor()">Add honor…</button>
				</section>

				<section class="panel" formGroupName="family">
					<h2>Section F – Family</h2>
					<div class="form-row">
						<div class="form-group"><label for="p1">Parent/Guardian 1 – Name</label><input id="p1" class="form-control" formControlName="p1Name" /></div>
						<div class="form-group"><label for="p1o">Parent/Guardian 1 – Occupation</label><input id="p1o" class="form-control" formControlName="p1Work" /></div>
					</div>
					<div class="form-row">
						<div class="form-group"><label for="p2">Parent/Guardian 2 – Name</label><input id="p2" class="form-control" formControlName="p2Name" /></div>
						<div class="form-group"><label for="p2o">Parent/Guardian 2 – Occupation</label><input id="p2o" class="form-control" formControlName="p2Work" /></div>
					</div>
					<div class="form-row">
						<div class="form-group"><label for="income">Annual household income ($)</label><input id="income" type="number" class="form-control" formControlName="income" /></div>
						<div class="form-group"><label for="sibs">Number of brothers and sisters</label><input id="sibs" type="number" class="form-control" formControlName="siblings" /></div>
					</div>
				</section>

				<section class="panel" formGroupName="statement">
					<h2>Section G – Statement and Signature</h2>
					<div class="form-group wide"><label for="essay">In 400 words or less, describe a teacher or school employee who changed the way you think, and what a credit union's motto "people helping people" means to you.</label><textarea id="essay" class="form-control" rows="7" formControlName="essay"></textarea></div>
					<div class="form-group"><label for="heard">How did you learn of this scholarship?</label><ng-select labelForId="heard" [items]="['Branch', 'Statement insert', 'School', 'Website', 'Family member']" formControlName="heard"></ng-select></div>
					<label class="check"><input type="checkbox" formControlName="release" /> I authorize my school to release my transcript to Chalkline Educators Credit Union and certify that this information is correct.</label>
					<label class="check"><input type="checkbox" formControlName="offers" /> Yes, e-mail me about student checking and auto loan offers.</label>
					<div class="form-row">
						<div class="form-group"><label for="sig">Applicant's electronic signature</label><input id="sig" class="form-control" formControlName="signature" /></div>
					</div>
				</section>
				<button class="btn solid" type="submit">Submit Application</button>
			</form>
			<p class="hint">Federally insured by NCUA. Equal Opportunity Lender. Employees and directors' families are not eligible.</p>
		</div>
	`,
})
class ScholarshipComponent {
	private readonly fb = inject(FormBuilder);
	private readonly dialog = inject(Dialog);
	private readonly changes = inject(ChangeDetectorRef);
	readonly states = STATES.map(([abbr, name]) => ({ abbr, name }));
	readonly suffixes = ["Jr.", "Sr.", "II", "III", "IV"];
	readonly relations = ["Self", "Parent", "Grandparent", "Legal guardian", "Other"];
	readonly majors = MAJORS;
	readonly terms = [{ code: "2027SU", label: "Summer 2027" }, { code: "2027FA", label: "Fall 2027" }, { code: "2028WI", label: "Winter 2028" }, { code: "2028FA", label: "Fall 2028" }];
	readonly gradeLevels = GRADE_LEVELS;
	readonly apList = ["AP Art History", "AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language", "AP English Literature", "AP Environmental Science", "AP Physics 1", "AP Psychology", "AP Spanish Language", "AP Statistics", "AP United States Government", "AP United States History", "AP World History"];
	readonly apExams = new FormArray([this.examRow()]);
	readonly college = new FormArray([this.courseRow(), this.courseRow()]);
	readonly activities = new FormArray<FormGroup>([]);
	readonly honors = new FormArray<FormControl>([]);
	readonly form = this.fb.group({
		applicant: this.fb.group({
			firstName: ["", Validators.required], mi: [""], lastName: ["", Validators.required], suffix: [null], street: ["", Validators.required], unit: [""], city: ["", Validators.required], state: [null, Validators.required], zip: ["", Validators.required],
			phone: [""], email: ["", [Validators.required, Validators.email]], birthDate: ["", Validators.required], citizenship: [""], ssn4: [""],
		}),
		membership: this.fb.group({ number: [""], sponsor: [""], relation: [null] }),
		school: this.fb.group({ name: ["", Validators.required], city: [""], state: [null], gradYear: [""], rank: [null], classSize: [null], gpaW: [""], gpaU: [""], sat: [null], act: [null], counselor: [""], apExams: this.apExams }),
		plans: this.fb.group({ major: [null], entry: [null] }),
		college: this.college,
		activities: this.activities,
		honors: this.honors,
		family: this.fb.group({ p1Name: [""], p1Work: [""], p2Name: [""], p2Work: [""], income: [null], siblings: [null] }),
		statement: this.fb.group({ essay: [""], heard: [null], release: [false], offers: [false], signature: [""] }),
	});
	constructor() {
		form = this.form;
	}
	private examRow() {
		return this.fb.group({ subject: [null as string | null], score: [null as number | null] });
	}
	private courseRow() {
		return this.fb.group({ title: [""], grade: [""], credits: [null as number | null] });
	}
	bad(path: string) {
		const control = this.form.get(path);
		return !!control && control.invalid && control.touched;
	}
	gradeText(id: number | null) {
		return GRADE_LEVELS.find((each) => each.id === id)?.text ?? "";
	}
	addExam() {
		this.apExams.push(this.examRow());
	}
	addActivity() {
		this.activities.push(this.fb.group({ organization: [""], position: [""], grades: [[] as number[]], hoursPerWeek: [null], weeksPerYear: [null], description: [""] }));
	}
	openHonor() {
		const ref = this.dialog.open<any>(HonorDialog, { data: { number: this.honors.length + 1 }, ariaLabelledBy: "honorDialogTitle" });
		ref.closed.subscribe((honor) => {
			if (honor) this.honors.push(this.fb.control(honor));
			this.changes.markForCheck();
		});
	}
	submit() {
		submitted = true;
		this.form.markAllAsTouched();
	}
}

const host = document.createElement("cu-scholarship");
document.getElementById("root")?.append(host);
bootstrapApplication(ScholarshipComponent, { providers: [provideZoneChangeDetection({ eventCoalescing: true })] });

const at = (prefix: string, rows: number, parts: string[]) => Array.from({ length: rows }, (_, row) => parts.map((part) => `${prefix}.${row}.${part}`)).flat();
const under = (group: string, parts: string) => parts.split(" ").map((part) => `${group}.${part}`);
const KEYS = [
	...under("applicant", "firstName mi lastName suffix street unit city state zip phone email birthDate citizenship ssn4"),
	...under("membership", "number sponsor relation"),
	...under("school", "name city state gradYear rank classSize gpaW gpaU sat act counselor"),
	...at("school.apExams", 3, ["subject", "score"]),
	...under("plans", "major entry"),
	...at("college", 2, ["title", "grade", "credits"]),
	...at("activities", 3, ["organization", "position", "grades", "hoursPerWeek", "weeksPerYear", "description"]),
	...at("honors", 3, ["name", "grade", "explanation"]),
	...under("family", "p1Name p1Work p2Name p2Work income siblings"),
	...under("statement", "essay heard release offers signature"),
];

function holderOf(key: string): Element | null {
	const parts = key.split(".");
	const name = parts.pop();
	const row = parts.length > 1 || ["college", "activities"].includes(parts[0]) ? Number(parts.at(-1)) : undefined;
	const list = row === undefined ? parts[0] : parts.at(-2);
	const place = document.querySelector(`[formgroupname="${list}"], [formarrayname="${list}"]`);
	const lines = place?.querySelectorAll(list === "college" ? "tbody > tr" : list === "activities" ? ".line" : ":scope > .form-row");
	return (row === undefined ? place : lines?.[row])?.querySelector(`[formcontrolname="${name}"]`) ?? null;
}
function shownOf(key: string): unknown {
	const honor = /^honors\.(\d)\.(\w+)$/.exec(key);
	if (honor) return document.querySelectorAll("tr.honor")[Number(honor[1])]?.querySelector(`.c-${honor[2]}`)?.textContent ?? "";
	const control = holderOf(key);
	const many = key.endsWith(".grades");
	if (!control) return many ? [] : "";
	if (control.matches("ng-select")) {
		const texts = [...control.querySelectorAll(".ng-value .ng-value-label")].map((each) => each.textContent?.trim() ?? "");
		return many ? texts : (texts[0] ?? "");
	}
	if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? "";
	const input = control as HTMLInputElement;
	if (input.type === "radio") return [...document.querySelectorAll<HTMLInputElement>(`[formcontrolname="${key.split(".").at(-1)}"]`)].find((each) => each.checked)?.parentElement?.textContent?.trim() ?? "";
	return input.type === "checkbox" ? input.checked : input.value;
}
Object.assign(window, {
	formState() {
		const state: Record<string, unknown> = { submitted };
		for (const key of KEYS) state[key] = key.split(".").reduce<any>((value, part) => value?.[part], form.getRawValue()) ?? (key.endsWith(".grades") ? [] : null);
		return state;
	},
	formShown: () => Object.fromEntries(KEYS.map((key) => [key, shownOf(key)])),
});
