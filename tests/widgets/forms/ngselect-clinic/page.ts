import "@angular/compiler";
import "zone.js";
import { DIALOG_DATA, Dialog, DialogModule, DialogRef } from "@angular/cdk/dialog";
import { ChangeDetectorRef, Component, inject, provideZoneChangeDetection } from "@angular/core";
import { FormArray, FormBuilder, FormGroup, ReactiveFormsModule, Validators } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectModule } from "@ng-select/ng-select";
import { STATES } from "../../lists";
import "./clinic.css";

const GRADES = [
	{ id: 9, name: "9th grade" },
	{ id: 10, name: "10th grade" },
	{ id: 11, name: "11th grade" },
	{ id: 12, name: "12th grade" },
];

@Component({
	selector: "hcp-award-dialog",
	imports: [ReactiveFormsModule],
	template: `
		<div class="hcp-modal">
			<h2 id="awardDialogTitle">{{ data ? 'Edit recognition' : 'Add recognition' }}</h2>
			<form [formGroup]="form" (ngSubmit)="save()">
				<div class="hcp-field">
					<label for="awardTitle">Name of award or recognition <span class="req">(required)</span></label>
					<input id="awardTitle" type="text" formControlName="title" />
					@if (form.controls.title.touched && form.controls.title.invalid) {
						<div class="hcp-error">Enter a name.</div>
					}
				</div>
				<div class="hcp-field">
					<label for="awardLevel">Grade level when received</label>
					<select id="awardLevel" formControlName="level">
						<option [ngValue]="null">Select</option>
						@for (g of grades; track g.id) {
							<option [ngValue]="g.id">{{ g.name }}</option>
						}
					</select>
				</div>
				<div class="hcp-field">
					<label for="awardNote">What was it for?</label>
					<textarea id="awardNote" rows="3" formControlName="note"></textarea>
				</div>
				<div class="hcp-actions">
					<button type="button" class="hcp-btn hcp-btn--plain" (click)="ref.close()">Cancel</button>
					<button type="submit" class="hcp-btn">Save recognition</button>
				</div>
			</form>
		</div>
	`,
})
class AwardDialog {
	ref = inject(DialogRef) as DialogRef<any>;
	data = inject(DIALOG_DATA) as any;
	grades = GRADES;
	form = inject(FormBuilder).group({
		title: [this.data?.title ?? "", Validators.required],
		level: [(this.data?.level ?? null) as number | null],
		note: [this.data?.note ?? ""],
	});
	save() {
		this.form.markAllAsTouched();
		if (this.form.valid) this.ref.close(this.form.value);
	}
}

@Component({
	selector: "hcp-application",
	imports: [ReactiveFormsModule, NgSelectModule, DialogModule],
	template: `
<header class="hcp-top">
	<img alt="" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" width="40" height="40" />
	<div><strong>Cascade Valley Health</strong> with the School of Nursing &amp; Health Sciences<h1>Health Careers Pipeline: Student Application</h1></div>
</header>
<p class="hcp-lead">For rising college first-years who are curious about nursing, therapy, public health and laboratory science. Takes about 30 minutes. We review applications on a rolling basis.</p>
<form [formGroup]="form" (ngSubmit)="submit()" novalidate>
	<section class="hcp-panel" formGroupName="student">
		<h2>Student information</h2>
		<div class="hcp-row">
			<div class="hcp-field"><label for="legalFirst">Legal first name <span class="req">(required)</span></label><input id="legalFirst" type="text" formControlName="legalFirst" />
				@if (bad('student.legalFirst')) { <div class="hcp-error">This field is required.</div> }</div>
			<div class="hcp-field"><label for="legalMiddle">Legal middle name</label><input id="legalMiddle" type="text" formControlName="legalMiddle" /></div>
			<div class="hcp-field"><label for="legalLast">Legal last name <span class="req">(required)</span></label><input id="legalLast" type="text" formControlName="legalLast" />
				@if (bad('student.legalLast')) { <div class="hcp-error">This field is required.</div> }</div>
		</div>
		<div class="hcp-row">
			<div class="hcp-field"><label for="chosenName">Chosen name for your badge</label><input id="chosenName" type="text" formControlName="chosenName" /></div>
			<div class="hcp-field"><label for="pronouns">Pronouns</label>
				<ng-select labelForId="pronouns" formControlName="pronouns" [items]="pronouns" placeholder="Select pronouns" [searchable]="false"></ng-select></div>
			<div class="hcp-field"><label for="birthDate">Date of birth <span class="req">(required)</span></label><input id="birthDate" type="date" formControlName="birthDate" max="2014-12-31" />
				<div class="hcp-hint">You must be 16 by the first day on site.</div></div>
		</div>
		<div class="hcp-row">
			<div class="hcp-field"><label for="email">Personal e-mail <span class="req">(required)</span></label><input id="email" type="email" formControlName="email" /><div class="hcp-hint">School accounts often block our messages.</div></div>
			<div class="hcp-field"><label for="email2">Re-enter e-mail</label><input id="email2" type="email" formControlName="email2" autocomplete="off" /></div>
			<div class="hcp-field"><label for="cell">Cell phone</label><input id="cell" type="tel" formControlName="cell" placeholder="###-###-####" />
				@if (bad('student.cell')) { <div class="hcp-error">Use the format ###-###-####.</div> }</div>
		</div>
		<ng-container formGroupName="home">
			<div class="hcp-row">
				<div class="hcp-field hcp-field--wide"><label for="line1">Street address</label><input id="line1" type="text" formControlName="line1" /></div>
				<div class="hcp-field"><label for="line2">Apt #</label><input id="line2" type="text" formControlName="line2" /></div>
			</div>
			<div class="hcp-row">
				<div class="hcp-field"><label for="city">City or town</label><input id="city" type="text" formControlName="city" /></div>
				<div class="hcp-field"><label for="state">State</label>
					<ng-select labelForId="state" formControlName="state" [items]="states" bindLabel="name" bindValue="abbr" placeholder="Start typing a state"></ng-select></div>
				<div class="hcp-field"><label for="zip">ZIP code</label><input id="zip" type="text" formControlName="zip" inputmode="numeric" /></div>
				<div class="hcp-field"><label for="county">County of residence</label><input id="county" type="text" formControlName="county" /></div>
			</div>
		</ng-container>
		<div class="hcp-row">
			<div class="hcp-field"><label for="ssn4">Last 4 of SSN</label><input id="ssn4" type="password" formControlName="ssn4" maxlength="4" autocomplete="off" /><div class="hcp-hint">Needed for the hospital background check only.</div></div>
			<div class="hcp-field"><label for="scrubs">Scrub top size</label><ng-select labelForId="scrubs" formControlName="scrubs" [items]="['XS', 'S', 'M', 'L', 'XL', 'XXL']" placeholder="Size"></ng-select></div>
		</div>
	</section>

	<section class="hcp-panel" formGroupName="school">
		<h2>Education</h2>
		<div class="hcp-row">
			<div class="hcp-field hcp-field--wide"><label for="hs">High school attended <span class="req">(required)</span></label><input id="hs" type="text" formControlName="hs" /></div>
			<div class="hcp-field"><label for="hsState">State of high school</label>
				<ng-select labelForId="hsState" formControlName="hsState" [items]="states" bindLabel="name" bindValue="abbr" placeholder="Start typing a state"></ng-select></div>
		</div>
		<div class="hcp-row">
			<div class="hcp-field"><label for="level">Current grade level</label>
				<ng-select labelForId="level" formControlName="level" bindLabel="name" bindValue="id" [items]="grades" placeholder="Select grade"></ng-select></div>
			<div class="hcp-field"><label for="gradYear">HS graduation year</label>
				<ng-select labelForId="gradYear" formControlName="gradYear" [items]="years" placeholder="YYYY"></ng-select></div>
			<div class="hcp-field"><label for="gpa">Unweighted GPA</label><input id="gpa" type="number" step="0.01" min="0" max="4" formControlName="gpa" /></div>
		</div>
		<div class="hcp-row">
			<div class="hcp-field"><label for="sat">SAT total</label><input id="sat" type="number" formControlName="sat" /></div>
			<div class="hcp-field"><label for="act">ACT composite</label><input id="act" type="number" formControlName="act" /></div>
			<div class="hcp-field"><label for="major">Intended college major</label><input id="major" type="text" formControlName="major" /></div>
			<div class="hcp-field"><label for="career">Career goal</label><input id="career" type="text" formControlName="career" /></div>
		</div>
		<div class="hcp-row">
			<div class="hcp-field"><label for="counselorName">School counselor or advisor</label><input id="counselorName" type="text" formControlName="counselorName" /></div>
			<div class="hcp-field"><label for="counselorEmail">Counselor e-mail</label><input id="counselorEmail" type="email" formControlName="counselorEmail" /></div>
		</div>
		<h3>Dual enrollment and college coursework</h3>
		<p class="hcp-hint">Any college class you took while in high school.</p>
		<div class="hcp-row"><div class="hcp-field"><label for="college">College where you took these courses</label><input id="college" type="text" formControlName="college" /></div></div>
		<div formArrayName="courses">
			@for (row of courses.controls; track row; let i = $index) {
				<div class="hcp-row hcp-line" [formGroupName]="i">
					<div class="hcp-field hcp-field--wide"><label [attr.for]="'course' + i">Course title</label><input [id]="'course' + i" type="text" formControlName="title" /></div>
					<div class="hcp-field"><label [attr.for]="'mark' + i">Grade</label><input [id]="'mark' + i" type="text" formControlName="mark" /></div>
					<div class="hcp-field"><label [attr.for]="'credits' + i">Credit hours</label><input [id]="'credits' + i" type="number" step="0.5" formControlName="credits" /></div>
					<button type="button" class="hcp-icon" title="Delete course" (click)="courses.removeAt(i)">&times;</button>
				</div>
			}
			<button type="button" class="hcp-btn hcp-btn--plain" (click)="addCourse()">Add course</button>
		</div>
	</section>

	<section class="hcp-panel">
		<h2>Experience</h2>
		<p>Tell us about up to six things you have done: caring for others, clubs, paid work, volunteering. Health care experience is <em>not</em> required.</p>
		<div formArrayName="experiences">
			@for (row of experiences.controls; track row; let i = $index) {
				<div class="hcp-card" [formGroupName]="i">
					<div class="hcp-card__head"><h4>Experience {{ i + 1 }}</h4><button type="button" class="hcp-link" (click)="experiences.removeAt(i)">Delete</button></div>
					<div class="hcp-row">
						<div class="hcp-field"><label [attr.for]="'expType' + i">Type</label>
							<ng-select [labelForId]="'expType' + i" formControlName="type" [items]="types" bindLabel="label" bindValue="code" placeholder="Select type"></ng-select></div>
						<div class="hcp-field"><label [attr.for]="'expOrg' + i">Organization / employer</label><input [id]="'expOrg' + i" type="text" formControlName="org" /></div>
						<div class="hcp-field"><label [attr.for]="'expRole' + i">Title or role</label><input [id]="'expRole' + i" type="text" formControlName="role" /></div>
					</div>
					<div class="hcp-row">
						<div class="hcp-field hcp-field--wide"><label [attr.for]="'expLevels' + i">During which grades?</label>
							<ng-select [labelForId]="'expLevels' + i" formControlName="levels" [items]="grades" bindLabel="name" bindValue="id" [multiple]="true" [closeOnSelect]="false" placeholder="Select all"></ng-select></div>
						<div class="hcp-field"><label [attr.for]="'expHours' + i">Avg. hours per week</label><input [id]="'expHours' + i" type="number" min="0" max="168" formControlName="hours" /></div>
						<div class="hcp-field"><label [attr.for]="'expWeeks' + i">Weeks per year</label><input [id]="'expWeeks' + i" type="number" min="0" max="52" formControlName="weeks" /></div>
					</div>
					<div class="hcp-field"><label [attr.for]="'expDuties' + i">Describe your duties</label><textarea [id]="'expDuties' + i" rows="2" formControlName="duties"></textarea></div>
				</div>
			}
		</div>
		<button type="button" class="hcp-btn" (click)="addExperience()" [disabled]="experiences.length >= 6">Add an experience</button>

		<h3>Awards and recognition</h3>
		<table class="hcp-table">
			<thead><tr><th>Award</th><th>Grade level</th><th>Details</th><th><span class="hcp-sr">Actions</span></th></tr></thead>
			<tbody id="awardRows">
				@for (a of awards.value; track $index; let i = $index) {
					<tr><td>{{ a.title }}</td><td>{{ gradeName(a.level) }}</td><td>{{ a.note }}</td><td><button type="button" class="hcp-link" (click)="openAward(i)">Edit</button></td></tr>
				} @empty {
					<tr><td colspan="4" class="hcp-hint">Nothing added yet.</td></tr>
				}
			</tbody>
		</table>
		<button type="button" class="hcp-btn hcp-btn--plain" (click)="openAward()">Add recognition</button>
	</section>

	<section class="hcp-panel">
		<h2>Parents / guardians</h2>
		<div formArrayName="guardians">
			@for (row of guardians.controls; track row; let i = $index) {
				<fieldset [formGroupName]="i">
					<legend>Parent / guardian #{{ i + 1 }}</legend>
					<div class="hcp-row">
						<div class="hcp-field"><label [attr.for]="'gFirst' + i">First name</label><input [id]="'gFirst' + i" type="text" formControlName="first" /></div>
						<div class="hcp-field"><label [attr.for]="'gLast' + i">Last name</label><input [id]="'gLast' + i" type="text" formControlName="last" /></div>
						<div class="hcp-field"><label [attr.for]="'gWork' + i">Line of work</label><input [id]="'gWork' + i" type="text" formControlName="work" /></div>
						<div class="hcp-field"><label [attr.for]="'gEdu' + i">Highest level of education</label>
							<ng-select [labelForId]="'gEdu' + i" formControlName="edu" [items]="eduLevels" bindLabel="label" bindValue="code" placeholder="Select level"></ng-select></div>
					</div>
				</fieldset>
			}
		</div>
		<h3>In an emergency, other than the above</h3>
		<div class="hcp-row" formGroupName="emergency">
			<div class="hcp-field"><label for="emName">Name</label><input id="emName" type="text" formControlName="name" /></div>
			<div class="hcp-field"><label for="emPhone">Phone</label><input id="emPhone" type="tel" formControlName="phone" /></div>
		</div>
	</section>

	<section class="hcp-panel" formGroupName="background">
		<h2>Background</h2>
		<p class="hcp-hint">Our federal funder (HRSA) asks us to report these in aggregate. Your answers do not affect selection unless noted.</p>
		<div class="hcp-row">
			<div class="hcp-field"><label for="citizen">Citizenship status</label>
				<ng-select labelForId="citizen" formControlName="citizen" [items]="citizenships" bindLabel="label" bindValue="code" placeholder="Select status"></ng-select></div>
			<div class="hcp-field"><label for="gender">Gender identity</label>
				<ng-select labelForId="gender" formControlName="gender" [items]="genders" placeholder="Select"></ng-select></div>
			<div class="hcp-field"><label for="races">Race (choose all that apply)</label>
				<ng-select labelForId="races" formControlName="races" [items]="raceList" [multiple]="true" bindLabel="label" bindValue="code" placeholder="Select one or more"></ng-select></div>
		</div>
		<div class="hcp-field" role="group" aria-labelledby="hispLabel"><span id="hispLabel" class="hcp-label">Are you of Hispanic, Latino or Spanish origin?</span>
			<label class="hcp-choice"><input type="radio" formControlName="hispanic" value="Y" /> Yes</label>
			<label class="hcp-choice"><input type="radio" formControlName="hispanic" value="N" /> No</label>
			<label class="hcp-choice"><input type="radio" formControlName="hispanic" value="D" /> Decline to answer</label></div>
		<div class="hcp-field" role="group" aria-labelledby="fgLabel"><span id="fgLabel" class="hcp-label">Are you a first-generation college student?</span>
			<div class="hcp-hint">Neither of your parents completed a four-year degree.</div>
			<label class="hcp-choice"><input type="radio" formControlName="firstGen" [value]="true" /> Yes</label>
			<label class="hcp-choice"><input type="radio" formControlName="firstGen" [value]="false" /> No</label></div>
		<div class="hcp-row">
			<div class="hcp-field"><label for="income">Annual household income</label>
				<ng-select labelForId="income" formControlName="income" [items]="incomes" bindLabel="label" bindValue="tier" placeholder="Select a range" [searchable]="false"></ng-select></div>
			<div class="hcp-field"><label for="aid">Do you receive financial aid?</label>
				<ng-select labelForId="aid" formControlName="aid" [items]="['Yes', 'No', 'Not sure']" placeholder="Select" [searchable]="false"></ng-select></div>
		</div>
	</section>

	<section class="hcp-panel" formGroupName="final">
		<h2>Finish</h2>
		<div class="hcp-field"><label for="statement">Describe a time you saw someone receive care. What did you notice?</label><textarea id="statement" rows="8" formControlName="statement"></textarea><div class="hcp-hint">{{ form.value.final?.statement?.length || 0 }} / 3000 characters</div></div>
		<div class="hcp-field"><label for="heard">How did you hear about the Pipeline?</label>
			<ng-select labelForId="heard" formControlName="heard" [items]="['Teacher', 'Counselor', 'Social media', 'Hospital website', 'Friend or family']" [addTag]="true" addTagText="Other:" placeholder="Select or type"></ng-select></div>
		<label class="hcp-choice"><input id="attest" type="checkbox" formControlName="attest" /> I attest that this application is complete and accurate, and I agree to the confidentiality (HIPAA) pledge.</label>
		<div class="hcp-field"><label for="signature">Type your name as your signature</label><input id="signature" type="text" formControlName="signature" /></div>
	</section>
	<div class="hcp-actions"><button type="button" class="hcp-btn hcp-btn--plain">Save and exit</button><button type="submit" class="hcp-btn">Submit application</button></div>
</form>
`,
})
class Application {
	private fb = inject(FormBuilder);
	private dialog = inject(Dialog);
	private cdr = inject(ChangeDetectorRef);
	pressed = false;
	grades = GRADES;
	states = STATES.map(([abbr, name]) => ({ abbr, name }));
	pronouns = ["He/him", "She/her", "They/them", "Ze/zir", "Ask me"];
	years = [2025, 2026, 2027, 2028, 2029];
	types = [
		{ code: "ARTS", label: "Arts or music" },
		{ code: "SPORT", label: "Athletics" },
		{ code: "CARE", label: "Caregiving for family" },
		{ code: "ACAD", label: "Debate, speech or academic team" },
		{ code: "ENV", label: "Environmental or outdoors" },
		{ code: "CLIN", label: "Health care or shadowing" },
		{ code: "JOB", label: "Paid employment" },
		{ code: "LEAD", label: "Student government" },
		{ code: "VOL", label: "Volunteering" },
		{ code: "OTH", label: "Other" },
	];
	eduLevels = [
		{ code: 1, label: "Some high school or less" },
		{ code: 2, label: "High school diploma / GED" },
		{ code: 3, label: "Some college (no degree)" },
		{ code: 4, label: "Associate’s degree" },
		{ code: 5, label: "Bachelor’s degree" },
		{ code: 6, label: "Graduate degree" },
		{ code: 9, label: "Unknown" },
	];
	citizenships = [
		{ code: "C", label: "US citizen" },
		{ code: "P", label: "Permanent resident (green card)" },
		{ code: "D", label: "DACA / undocumented" },
		{ code: "V", label: "Visa holder" },
	];
	genders = ["Female", "Male", "Non-binary", "Another identity", "Decline to answer"];
	raceList = [
		{ code: "AI", label: "American Indian / Alaska Native" },
		{ code: "AS", label: "Asian" },
		{ code: "BL", label: "Black / African American" },
		{ code: "PI", label: "Native Hawaiian / Pacific Islander" },
		{ code: "WH", label: "White" },
	];
	incomes = [
		{ tier: 1, label: "Under $25,000" },
		{ tier: 2, label: "$25,000 to $49,999" },
		{ tier: 3, label: "$50,000 to $74,999" },
		{ tier: 4, label: "$75,000 to $99,999" },
		{ tier: 5, label: "$100,000 and above" },
	];
	form: FormGroup = this.fb.group({
		student: this.fb.group({
			legalFirst: ["", Validators.required], legalMiddle: [""], legalLast: ["", Validators.required], chosenName: [""], pronouns: [null], birthDate: ["", Validators.required],
			email: ["", [Validators.required, Validators.email]], email2: [""], cell: ["", Validators.pattern(/^\d{3}-\d{3}-\d{4}$/)],
			home: this.fb.group({ line1: [""], line2: [""], city: [""], state: [null], zip: [""], county: [""] }), ssn4: [""], scrubs: [null],
		}),
		school: this.fb.group({
			hs: ["", Validators.required], hsState: [null], level: [null], gradYear: [null], gpa: [null, [Validators.min(0), Validators.max(4)]], sat: [null], act: [null], major: [""], career: [""],
			counselorName: [""], counselorEmail: [""], college: [""], courses: this.fb.array([this.newCourse()]),
		}),
		experiences: this.fb.array([]),
		awards: this.fb.array([]),
		guardians: this.fb.array([0, 1].map(() => this.fb.group({ first: [""], last: [""], work: [""], edu: [null] }))),
		emergency: this.fb.group({ name: [""], phone: [""] }),
		background: this.fb.group({ citizen: [null], gender: [null], races: [[]], hispanic: [null], firstGen: [null], income: [null], aid: [null] }),
		final: this.fb.group({ statement: [""], heard: [null], attest: [false, Validators.requiredTrue], signature: [""] }),
	});
	constructor() {
		(window as any).hcp = this;
	}
	get courses() { return this.form.get("school.courses") as FormArray; }
	get experiences() { return this.form.get("experiences") as FormArray; }
	get awards() { return this.form.get("awards") as FormArray; }
	get guardians() { return this.form.get("guardians") as FormArray; }
	newCourse() { return this.fb.group({ title: [""], mark: [""], credits: [null] }); }
	addCourse() { this.courses.push(this.newCourse()); }
	addExperience() { this.experiences.push(this.fb.group({ type: [null], org: [""], role: [""], levels: [[]], hours: [null], weeks: [null], duties: [""] })); }
	gradeName(id: number | null) { return GRADES.find((g) => g.id === id)?.name ?? ""; }
	bad(path: string) {
		const c = this.form.get(path);
		return !!c && c.invalid && c.touched;
	}
	openAward(at?: number) {
		const ref = this.dialog.open<any>(AwardDialog, { width: "480px", ariaLabelledBy: "awardDialogTitle", data: at === undefined ? null : this.awards.at(at).value });
		ref.closed.subscribe((value) => {
			if (!value) return;
			if (at === undefined) this.awards.push(this.fb.group({ title: [value.title], level: [value.level], note: [value.note] }));
			else this.awards.at(at).setValue(value);
			this.cdr.markForCheck();
		});
	}
	submit() {
		this.pressed = true;
		this.form.markAllAsTouched();
	}
}

const root = document.getElementById("root") as HTMLElement;
root.appendChild(document.createElement("hcp-application"));
bootstrapApplication(Application, { providers: [provideZoneChangeDetection({ eventCoalescing: true })] }).catch((error) => console.error(error));

/* measurement */
const w = window as any;
const ROWS: Record<string, [number, Record<string, unknown>, Record<string, string>]> = {
	courses: [2, { title: "", mark: "", credits: null }, { title: "course", mark: "mark", credits: "credits" }],
	experiences: [3, { type: null, org: "", role: "", levels: [], hours: null, weeks: null, duties: "" }, { type: "expType", org: "expOrg", role: "expRole", levels: "expLevels", hours: "expHours", weeks: "expWeeks", duties: "expDuties" }],
	awards: [3, { title: "", level: null, note: "" }, {}],
	guardians: [2, {}, { first: "gFirst", last: "gLast", work: "gWork", edu: "gEdu" }],
};
w.formState = () => {
	const { student, school, emergency, background, final, ...lists } = w.hcp.form.getRawValue();
	const { home, ...me } = student;
	const { courses, ...study } = school;
	const out: Record<string, unknown> = { ...me, ...home, ...study, emName: emergency.name, emPhone: emergency.phone, ...background, ...final, submitted: w.hcp.pressed };
	lists.courses = courses;
	for (const [list, [count, blank]] of Object.entries(ROWS))
		for (let i = 0; i < count; i++) for (const [n, v] of Object.entries(lists[list][i] ?? blank)) out[`${list}.${i}.${n}`] = v;
	return out;
};
w.formShown = () => {
	const out: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(w.formState())) {
		if (key === "submitted") continue;
		const [list, i, n] = key.split(".");
		if (list === "awards") {
			const row = document.querySelectorAll("#awardRows tr")[Number(i)];
			out[key] = row && row.children.length > 1 ? (row.children[["title", "level", "note"].indexOf(n)].textContent ?? "") : "";
			continue;
		}
		const el = document.getElementById(n ? ROWS[list][2][n] + i : key) as HTMLInputElement | null;
		const select = el?.closest("ng-select");
		if (select) {
			const texts = [...select.querySelectorAll(".ng-value .ng-value-label")].map((x) => x.textContent);
			out[key] = Array.isArray(value) ? texts : (texts[0] ?? "");
		} else if (el) out[key] = el.type === "checkbox" ? el.checked : el.value;
		else if (n) out[key] = Array.isArray(value) ? [] : "";
		else out[key] = document.querySelector(`[formcontrolname=${key}]:checked`)?.closest("label")?.textContent?.trim() ?? "";
	}
	return out;
};
