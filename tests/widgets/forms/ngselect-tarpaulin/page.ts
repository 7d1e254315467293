import * as compiler from "@angular/compiler";
import { ChangeDetectorRef, Component, inject, provideZonelessChangeDetection } from "@angular/core";
import { FormArray, FormControl, FormGroup, ReactiveFormsModule } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectModule } from "@ng-select/ng-select";
import "./style.css";
import { MAJORS, STATES } from "../../lists";

(globalThis as Record<string, unknown>)["ngCompiler"] = compiler;

const text = () => new FormControl("", { nonNullable: true });
const pick = <T = string>() => new FormControl<T | null>(null);
const many = () => new FormControl<string[]>([], { nonNullable: true });

const activityRow = () => new FormGroup({ org: text(), role: text(), kind: pick(), years: many(), hours: text() });
const courseRow = () => new FormGroup({ title: text(), level: pick(), grade: text() });
const honorRow = () => new FormGroup({ title: text(), year: pick() });

const form = new FormGroup({
	given: text(), middle: text(), family: text(), suffix: pick(), goesBy: text(), pronouns: pick(), birthday: text(),
	email: text(), mobile: text(), street: text(), apt: text(), town: text(), state: pick(), zip: text(),
	portalPassword: text(),
	school: text(), schoolTown: text(), schoolState: pick(), gradDate: text(), gpaU: text(), gpaW: text(), rank: text(), ofStudents: text(),
	satRw: text(), satM: text(), act: text(),
	major: pick(), degree: pick(), career: text(), fluent: many(), otherColleges: many(), startYear: pick(), residence: pick(),
	firstGen: pick(), citizenship: pick(), heritage: many(),
	parent1: text(), parent1Job: text(), parent1Edu: pick(), parent2: text(), parent2Job: text(), parent2Edu: pick(),
	activities: new FormArray([] as ReturnType<typeof activityRow>[]),
	courses: new FormArray([] as ReturnType<typeof courseRow>[]),
	honors: new FormArray([] as ReturnType<typeof honorRow>[]),
	teacher: text(), teacherEmail: text(), essay: text(), tshirt: pick(), pledge: new FormControl(false, { nonNullable: true }), initials: text(),
});
const flags = { submitted: false };

@Component({
	selector: "hc-application",
	imports: [ReactiveFormsModule, NgSelectModule],
	template: `
<header><p class="over">Westmoor State University</p><h1>Robert Lowry Honors College</h1></header>
<form [formGroup]="form" (ngSubmit)="send()" autocomplete="off">
	<p class="intro">Thank you for your interest in the Honors College. We read every application by hand. Nothing on this page is scored by a formula, so please do not worry about blanks where a question does not apply.</p>

	<section><h2>The applicant</h2><div class="g">
		<div class="f w2"><label for="given">Given name <i>*</i></label><input id="given" formControlName="given"></div>
		<div class="f w2"><label for="middle">Middle name</label><input id="middle" formControlName="middle"></div>
		<div class="f w2"><label for="family">Family name <i>*</i></label><input id="family" formControlName="family"></div>
		<div class="f"><label for="suffix">Suffix</label><ng-select labelForId="suffix" formControlName="suffix" [items]="['Jr.', 'Sr.', 'II', 'III', 'IV']" [searchable]="false"></ng-select></div>
		<div class="f w2"><label for="goesBy">Goes by</label><input id="goesBy" formControlName="goesBy"></div>
		<div class="f w2"><label for="pronouns">Pronouns</label><ng-select labelForId="pronouns" formControlName="pronouns" [items]="pronouns" [addTag]="true" addTagText="Use"></ng-select></div>
		<div class="f"><label for="birthday">Birthday <i>*</i></label><input id="birthday" formControlName="birthday" placeholder="M/D/YYYY"></div>
		<div class="f w3"><label for="email">Email <i>*</i></label><input id="email" type="email" formControlName="email"></div>
		<div class="f w3"><label for="mobile">Mobile</label><input id="mobile" type="tel" formControlName="mobile"></div>
		<div class="f w4"><label for="street">Home address <i>*</i></label><input id="street" formControlName="street"></div>
		<div class="f w2"><label for="apt">Apt / unit</label><input id="apt" formControlName="apt"></div>
		<div class="f w2"><label for="town">City</label><input id="town" formControlName="town"></div>
		<div class="f w2"><label for="state">State</label><ng-select labelForId="state" formControlName="state" [items]="states" bindLabel="name" bindValue="code"></ng-select></div>
		<div class="f w2"><label for="zip">ZIP</label><input id="zip" formControlName="zip"></div>
		<div class="f w3"><label for="portalPassword">Applicant portal password</label><input id="portalPassword" type="password" formControlName="portalPassword"><small>So that we can link this form with your file.</small></div>
	</div></section>

	<section><h2>School record</h2><div class="g">
		<div class="f w4"><label for="school">Current school</label><input id="school" formControlName="school"></div>
		<div class="f w2"><label for="gradDate">Commencement date</label><input id="gradDate" type="date" formControlName="gradDate"></div>
		<div class="f w3"><label for="schoolTown">School city</label><input id="schoolTown" formControlName="schoolTown"></div>
		<div class="f w3"><label for="schoolState">School state</label><ng-select labelForId="schoolState" formControlName="schoolState" [items]="states" bindLabel="name" bindValue="code"></ng-select></div>
	</div>
	<table class="scores"><thead><tr><th id="h1">GPA (4.0)</th><th id="h2">Weighted GPA</th><th id="h3">Class rank</th><th id="h4">Class size</th></tr></thead>
		<tbody><tr><td><input formControlName="gpaU" aria-labelledby="h1"></td><td><input formControlName="gpaW" aria-labelledby="h2"></td><td><input formControlName="rank" aria-labelledby="h3"></td><td><input formControlName="ofStudents" aria-labelledby="h4"></td></tr></tbody></table>
	<table class="scores"><thead><tr><th id="h7">SAT Reading/Writing</th><th id="h8">SAT Math</th><th id="h9">ACT composite</th></tr></thead>
		<tbody><tr><td><input formControlName="satRw" aria-labelledby="h7"></td><td><input formControlName="satM" aria-labelledby="h8"></td><td><input formControlName="act" aria-labelledby="h9"></td></tr></tbody></table>
	</section>

	<section><h2>Coursework</h2><p class="note">Up to three high school courses that stretched you.</p>
		<table class="list" formArrayName="courses"><thead><tr><th style="width:46%">Course</th><th>Level</th><th style="width:14%">Grade</th><th></th></tr></thead><tbody>
			@for (row of courses.controls; track row; let i = $index) {
				<tr [formGroupName]="i">
					<td><input formControlName="title" [attr.aria-label]="'Course ' + (i + 1)" [attr.data-k]="'course' + (i + 1) + '_title'"></td>
					<td><ng-select formControlName="level" [items]="levels" [ariaLabel]="'Level ' + (i + 1)" appendTo="body" [attr.data-k]="'course' + (i + 1) + '_level'"></ng-select></td>
					<td><input formControlName="grade" [attr.aria-label]="'Grade ' + (i + 1)" [attr.data-k]="'course' + (i + 1) + '_grade'"></td>
					<td><button type="button" class="x" (click)="courses.removeAt(i)" [attr.aria-label]="'Delete course ' + (i + 1)">×</button></td>
				</tr>
			} @empty { <tr><td colspan="4" class="none">No courses listed.</td></tr> }
		</tbody></table>
		<button type="button" class="add" [disabled]="courses.length >= 3" (click)="addCourse()">+ Add course</button>
	</section>

	<section><h2>Beyond the classroom</h2><p class="note">List as many as three commitments. Save each row before you begin the next.</p>
		<table class="list"><thead><tr><th>Organization</th><th>Role</th><th>Type</th><th>Years</th><th>Hrs/wk</th><th></th></tr></thead><tbody>
			@for (row of activities.controls; track row; let i = $index) {
				@if (editingAt === i) { <tr><td colspan="6" class="none">Being edited below…</td></tr> } @else {
				<tr [attr.data-activity]="i + 1"><td data-of="org">{{ row.value.org }}</td><td data-of="role">{{ row.value.role }}</td><td data-of="kind">{{ row.value.kind }}</td><td data-of="years">{{ row.value.years?.join(', ') }}</td><td data-of="hours">{{ row.value.hours }}</td>
					<td><button type="button" class="x" (click)="edit(i)">Edit</button></td></tr> }
			}
		</tbody></table>
		@if (editor) {
			<div class="editor" [formGroup]="editor" role="group" aria-label="Commitment">
				<div class="g">
					<div class="f w3"><label for="ed-org">Organization or employer</label><input id="ed-org" formControlName="org"></div>
					<div class="f w3"><label for="ed-role">Your role</label><input id="ed-role" formControlName="role" maxlength="50"></div>
					<div class="f w3"><label for="ed-kind">Type</label><ng-select labelForId="ed-kind" formControlName="kind" [items]="kinds" placeholder="Choose one"></ng-select></div>
					<div class="f w3"><label for="ed-years">Years</label><ng-select labelForId="ed-years" formControlName="years" [items]="years" [multiple]="true" [closeOnSelect]="false" [searchable]="false"></ng-select></div>
					<div class="f"><label for="ed-hours">Hours a week</label><input id="ed-hours" type="number" formControlName="hours"></div>
				</div>
				<button type="button" class="save" (click)="keep()">Save row</button> <button type="button" class="x" (click)="drop()">Cancel</button>
			</div>
		} @else { <button type="button" class="add" [disabled]="activities.length >= 3" (click)="edit(activities.length)">+ Add commitment</button> }
	</section>

	<section><h2>Distinctions</h2><p class="note">No more than two.</p>
		<div formArrayName="honors">
			@for (row of honors.controls; track row; let i = $index) {
				<div class="g strip" [formGroupName]="i">
					<div class="f w4"><label [attr.for]="'honor' + i">Distinction {{ i + 1 }}</label><input [id]="'honor' + i" formControlName="title" [attr.data-k]="'honor' + (i + 1) + '_title'"></div>
					<div class="f w2"><label [attr.for]="'honorYear' + i">Year received</label><ng-select [labelForId]="'honorYear' + i" formControlName="year" [items]="classYears" [searchable]="false" [attr.data-k]="'honor' + (i + 1) + '_year'"></ng-select></div>
				</div>
			}
		</div>
		<button type="button" class="add" [disabled]="honors.length >= 2" (click)="addHonor()">+ Add distinction</button>
	</section>

	<section><h2>Plans</h2><div class="g">
		<div class="f w6"><label for="major">Intended major</label><ng-select labelForId="major" formControlName="major" [items]="majors" placeholder="Type to search"></ng-select></div>
		<div class="f w2"><label for="degree">Highest degree you have in view</label><ng-select labelForId="degree" formControlName="degree" [items]="degrees" bindLabel="label" bindValue="id" [searchable]="false"></ng-select></div>
		<div class="f w2"><label for="startYear">Fall of enrollment</label><ng-select labelForId="startYear" formControlName="startYear" [items]="['2026', '2027', '2028']" [searchable]="false"></ng-select></div>
		<div class="f w2"><label for="residence">Would you live in Lowry Hall?</label><ng-select labelForId="residence" formControlName="residence" [items]="['Yes, please', 'Perhaps', 'No']" [searchable]="false"></ng-select></div>
		<div class="f w6"><label for="career">What work do you imagine doing?</label><input id="career" formControlName="career"></div>
		<div class="f w3"><label for="fluent">Languages you know</label><ng-select labelForId="fluent" formControlName="fluent" [items]="tongues" [multiple]="true" [hideSelected]="true"></ng-select></div>
		<div class="f w3"><label for="otherColleges">Where else are you applying?</label><ng-select labelForId="otherColleges" formControlName="otherColleges" [items]="colleges" [multiple]="true" [addTag]="true" addTagText="Add" [hideSelected]="true"></ng-select></div>
	</div></section>

	<section><h2>Family and background</h2><div class="g">
		<div class="f w2"><label for="parent1">Parent or guardian</label><input id="parent1" formControlName="parent1" placeholder="Full name"></div>
		<div class="f w2"><label for="parent1Job">Occupation</label><input id="parent1Job" formControlName="parent1Job"></div>
		<div class="f w2"><label for="parent1Edu">Schooling</label><ng-select labelForId="parent1Edu" formControlName="parent1Edu" [items]="schooling"></ng-select></div>
		<div class="f w2"><label for="parent2">Second parent or guardian</label><input id="parent2" formControlName="parent2" placeholder="Full name"></div>
		<div class="f w2"><label for="parent2Job">Occupation</label><input id="parent2Job" formControlName="parent2Job"></div>
		<div class="f w2"><label for="parent2Edu">Schooling</label><ng-select labelForId="parent2Edu" formControlName="parent2Edu" [items]="schooling"></ng-select></div>
		<fieldset class="f w6 rad"><legend>Are you among the first generation of your family to attend college?</legend>@for (o of ['Yes', 'No', 'Unsure']; track o) { <label><input type="radio" formControlName="firstGen" [value]="o"> {{ o }}</label> }</fieldset>
		<div class="f w3"><label for="citizenship">Citizenship</label><ng-select labelForId="citizenship" formControlName="citizenship" [items]="citizenships" bindLabel="label" bindValue="id" [searchable]="false"></ng-select></div>
		<div class="f w3"><label for="heritage">Race and ethnicity, as many as apply (optional)</label><ng-select labelForId="heritage" formControlName="heritage" [items]="heritages" [multiple]="true" [closeOnSelect]="false"></ng-select></div>
	</div></section>

	<section><h2>A teacher who knows your work</h2><div class="g">
		<div class="f w3"><label for="teacher">Name</label><input id="teacher" formControlName="teacher"></div>
		<div class="f w3"><label for="teacherEmail">Email</label><input id="teacherEmail" type="email" formControlName="teacherEmail"></div>
	</div></section>

	<section><h2>Last things</h2><div class="g">
		<div class="f w6"><label for="essay">Describe an idea you have argued with. (500 words)</label><textarea id="essay" rows="6" formControlName="essay"></textarea></div>
		<div class="f w2"><label for="tshirt">T-shirt size</label><ng-select labelForId="tshirt" formControlName="tshirt" [items]="['XS', 'S', 'M', 'L', 'XL']" [searchable]="false"></ng-select></div>
		<label class="f w6 tick"><input id="pledge" type="checkbox" formControlName="pledge"> This is my own work, and I will abide by the Honor Code of the University.</label>
		<div class="f w2"><label for="initials">Initial here</label><input id="initials" formControlName="initials"></div>
	</div></section>
	<button type="submit" class="send">Send my application</button>
</form>`,
})
class Application {
	private changes = inject(ChangeDetectorRef);
	form = form;
	courses = form.controls.courses;
	activities = form.controls.activities;
	honors = form.controls.honors;
	editor: ReturnType<typeof activityRow> | null = null;
	editingAt = -1;
	states = STATES.map(([code, name]) => ({ code, name }));
	majors = MAJORS;
	pronouns = ["she/her", "he/him", "they/them"];
	levels = ["Regular", "Honors", "AP", "IB", "Dual enrollment"];
	years = ["9th", "10th", "11th", "12th"];
	classYears = ["Freshman (9th)", "Sophomore (10th)", "Junior (11th)", "Senior (12th)"];
	kinds = ["Arts", "Athletics", "Community service", "Debate", "Environment", "Family duty", "Job", "Music", "Research", "Student government", "Other"];
	degrees = [{ id: "BA", label: "Bachelor’s" }, { id: "MA", label: "Master’s" }, { id: "PHD", label: "Doctorate" }, { id: "PRO", label: "Professional (law, medicine)" }, { id: "UN", label: "Undecided" }];
	tongues = ["American Sign Language", "Arabic", "English", "French", "German", "Hindi", "Igbo", "Japanese", "Korean", "Mandarin", "Portuguese", "Russian", "Spanish", "Vietnamese", "Yoruba"];
	colleges = ["Arizona State University", "Lewis & Clark College", "Oregon State University", "Reed College", "University of Idaho", "University of Oregon", "University of Washington", "Whitman College"];
	schooling = ["Some high school", "High school", "Some college", "Associate’s", "Bachelor’s", "Master’s or higher", "Not known"];
	citizenships = [{ id: 1, label: "United States citizen" }, { id: 2, label: "Permanent resident" }, { id: 3, label: "Citizen of another country" }, { id: 4, label: "Prefer not to say" }];
	heritages = ["African American or Black", "Asian", "Hispanic or Latino", "Middle Eastern or North African", "Native American", "Pacific Islander", "White"];
	addCourse() { this.courses.push(courseRow()); }
	addHonor() { this.honors.push(honorRow()); }
	edit(at: number) {
		this.editor = activityRow();
		if (at < this.activities.length) this.editor.setValue(this.activities.at(at).getRawValue());
		this.editingAt = at;
	}
	keep() {
		if (!this.editor?.value.org) return;
		if (this.editingAt < this.activities.length) this.activities.setControl(this.editingAt, this.editor);
		else this.activities.push(this.editor);
		this.drop();
	}
	drop() {
		this.editor = null;
		this.editingAt = -1;
		this.changes.markForCheck();
	}
	send() { flags.submitted = true; }
}

bootstrapApplication(Application, { providers: [provideZonelessChangeDetection()] }).catch((error) => console.error(error));

function state() {
	const { activities, courses, honors, ...rest } = form.getRawValue();
	const all: Record<string, unknown> = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, value ?? ""]));
	const spread = (name: string, list: Record<string, unknown>[], keys: string[], most: number) => {
		for (let i = 0; i < most; i++) for (const key of keys) { const value = list[i]?.[key] ?? ""; all[`${name}${i + 1}_${key}`] = key === "years" ? (value === "" ? [] : value) : typeof value === "number" ? String(value) : value; }
	};
	spread("course", courses, ["title", "level", "grade"], 3);
	spread("activity", activities, ["org", "role", "kind", "years", "hours"], 3);
	spread("honor", honors, ["title", "year"], 2);
	return { ...all, submitted: flags.submitted };
}
const read = (element?: Element | null) => (element?.textContent ?? "").trim();
function shown(key: string, value: unknown): unknown {
	const activity = /^activity(\d)_(.+)$/.exec(key);
	if (activity) {
		const cell = read(document.querySelector(`[data-activity="${activity[1]}"] [data-of="${activity[2]}"]`));
		return Array.isArray(value) ? cell.split(", ").filter(Boolean) : cell;
	}
	if (key === "firstGen") return read(document.querySelector('input[formcontrolname="firstGen"]:checked')?.parentElement);
	const control = document.querySelector(`[data-k="${key}"]`) ?? document.querySelector(`[formcontrolname="${key}"]`);
	if (control?.localName === "ng-select") {
		const labels = [...control.querySelectorAll(".ng-value .ng-value-label")].map(read);
		return Array.isArray(value) ? labels : (labels[0] ?? "");
	}
	if (control instanceof HTMLInputElement && control.type === "checkbox") return control.checked;
	return (control as HTMLInputElement | null)?.value ?? "";
}
Object.assign(window, { formState: state, formShown: () => Object.fromEntries(Object.entries(state()).filter(([key]) => key !== "submitted").map(([key, value]) => [key, shown(key, value)])) });
