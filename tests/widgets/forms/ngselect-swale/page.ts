import "zone.js";
import "@angular/compiler";
import "./page.css";
import { ChangeDetectionStrategy, Component, Directive, ElementRef, forwardRef, inject, Input, provideZoneChangeDetection } from "@angular/core";
import { bootstrapApplication } from "@angular/platform-browser";
import { CommonModule } from "@angular/common";
import { FormArray, FormBuilder, FormGroup, NG_VALUE_ACCESSOR, ReactiveFormsModule, Validators, type ControlValueAccessor } from "@angular/forms";
import { NgSelectModule } from "@ng-select/ng-select";
import { concat, debounceTime, delay, distinctUntilChanged, of, Subject, switchMap, tap, type Observable } from "rxjs";
import { STATES, MAJORS } from "../../lists";

const CD = (ChangeDetectionStrategy as any).Eager ?? (ChangeDetectionStrategy as any).Default;

/** Same contract as ngx-mask: 0 is a digit, other characters are put in by the mask and dropped from the model. */
@Directive({
	selector: "input[mask]",
	host: { "(input)": "onInput()", "(blur)": "touched()" },
	providers: [{ provide: NG_VALUE_ACCESSOR, useExisting: forwardRef(() => MaskDirective), multi: true }],
})
class MaskDirective implements ControlValueAccessor {
	@Input() mask = "";
	private el = inject(ElementRef).nativeElement as HTMLInputElement;
	private changed: (v: string) => void = () => {};
	touched: () => void = () => {};
	private apply(raw: string) {
		const digits = raw.replace(/\D/g, "");
		let out = "", at = 0;
		for (const c of this.mask) {
			if (at >= digits.length) break;
			out += c === "0" ? digits[at++] : c;
		}
		this.el.value = out;
		return digits.slice(0, at);
	}
	onInput() { this.changed(this.apply(this.el.value)); }
	writeValue(v: string | null) { this.apply(v ?? ""); }
	registerOnChange(f: any) { this.changed = f; }
	registerOnTouched(f: any) { this.touched = f; }
	setDisabledState(off: boolean) { this.el.disabled = off; }
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const LONG = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
@Component({
	selector: "swale-month-picker",
	imports: [CommonModule],
	changeDetection: CD,
	providers: [{ provide: NG_VALUE_ACCESSOR, useExisting: forwardRef(() => MonthPicker), multi: true }],
	template: `
		<div class="monthpick">
			<div class="input-group">
				<input type="text" class="form-control" readonly [id]="inputId" [value]="text" placeholder="Select month" (click)="toggle()" />
				<button type="button" class="btn" tabindex="-1" aria-label="Open calendar" (click)="toggle()">📅</button>
			</div>
			<div class="dropdown-menu show" *ngIf="isOpen">
				<div class="yr"><button type="button" class="btn btn-sm" aria-label="Previous year" (click)="year = year - 1">‹</button><strong>{{ year }}</strong><button type="button" class="btn btn-sm" aria-label="Next year" (click)="year = year + 1">›</button></div>
				<div class="months"><button type="button" class="btn btn-sm" *ngFor="let m of months; let i = index" (click)="pick(i)">{{ m }}</button></div>
			</div>
		</div>`,
})
class MonthPicker implements ControlValueAccessor {
	@Input() inputId = "";
	months = MONTHS;
	year = 2026;
	isOpen = false;
	text = "";
	private changed: (v: string) => void = () => {};
	private touched: () => void = () => {};
	toggle() { this.isOpen = !this.isOpen; this.touched(); }
	pick(i: number) { this.isOpen = false; this.text = `${LONG[i]} ${this.year}`; this.changed(`${this.year}-${String(i + 1).padStart(2, "0")}`); }
	writeValue(v: string | null) { this.text = v ? `${LONG[+v.slice(5) - 1]} ${v.slice(0, 4)}` : ""; }
	registerOnChange(f: any) { this.changed = f; }
	registerOnTouched(f: any) { this.touched = f; }
}

const regions = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
const A2Z = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const COUNTRIES = A2Z.flatMap((a) => A2Z.map((b) => a + b)).filter((c) => !/^(EU|EZ|QO|UN|X.|ZZ|AN|CS|DD|FX|NT|SU|TP|YD|YU|ZR|VD|RH|HV|DY|NH|BU|UK|CQ)$/.test(c)).map((iso) => ({ iso, name: regions.of(iso)! })).filter((c) => c.name).sort((a, b) => a.name.localeCompare(b.name));
const SCHOOLS: Record<string, { id: number; label: string }[]> = {
	OR: ["Ashland High School", "Ashland Valley High School", "Bend Senior High School", "Crater High School", "Grants Pass High School", "Hidden Valley High School", "Phoenix High School", "South Medford High School", "St. Mary's School", "My school is not listed"].map((label, i) => ({ id: 41000 + i, label })),
	CA: ["Etna High School", "Mount Shasta High School", "Shasta High School", "Weed High School", "Yreka High School", "My school is not listed"].map((label, i) => ({ id: 60000 + i, label })),
};
type College = { unitid: number; name: string; city: string; state: string };
const COLLEGES: College[] = [
	[120953, "College of Marin", "Kentfield", "CA"], [120971, "College of the Redwoods", "Eureka", "CA"], [123484, "College of the Siskiyous", "Weed", "CA"], [111920, "College of the Canyons", "Santa Clarita", "CA"], [113573, "College of the Desert", "Palm Desert", "CA"],
	[209542, "Oregon State University", "Corvallis", "OR"], [209506, "Oregon Institute of Technology", "Klamath Falls", "OR"], [210429, "Southern Oregon University", "Ashland", "OR"], [210234, "Rogue Community College", "Grants Pass", "OR"], [123299, "Shasta College", "Redding", "CA"],
].map(([unitid, name, city, state]) => ({ unitid, name, city, state }) as College);
const codes = (...names: string[]) => names.map((name, i) => ({ id: i + 1, name }));

@Component({
	selector: "app-root",
	imports: [CommonModule, ReactiveFormsModule, NgSelectModule, MaskDirective, MonthPicker],
	changeDetection: CD,
	template: `
<nav class="container"><strong>Swale STEM Academy</strong> &nbsp;|&nbsp; Summer Institute for Rising &amp; Graduating Seniors</nav>
<main class="container">
<form [formGroup]="f" (ngSubmit)="submit()" novalidate autocomplete="off">
	<div class="card"><div class="card-header"><h5>1. Student Information</h5></div><div class="card-body">
		<p class="small">Fields marked <span class="text-danger">*</span> are required.</p>
		<div class="row">
			<div class="col-md-4"><label class="form-label" for="fname">Legal First Name <span class="text-danger">*</span></label><input id="fname" class="form-control" formControlName="fname" [class.is-invalid]="bad('fname')"><div class="invalid-feedback" *ngIf="bad('fname')">First name is required.</div></div>
			<div class="col-md-4"><label class="form-label" for="mname">Middle Name</label><input id="mname" class="form-control" formControlName="mname"></div>
			<div class="col-md-4"><label class="form-label" for="lname">Legal Last Name <span class="text-danger">*</span></label><input id="lname" class="form-control" formControlName="lname" [class.is-invalid]="bad('lname')"><div class="invalid-feedback" *ngIf="bad('lname')">Last name is required.</div></div>
			<div class="col-md-3"><label class="form-label" for="dob">Date of Birth <span class="text-danger">*</span></label><input id="dob" class="form-control" type="text" inputmode="numeric" mask="00/00/0000" placeholder="MM/DD/YYYY" formControlName="dob"></div>
			<div class="col-md-3"><label class="form-label" for="pronouns">Pronouns</label><ng-select labelForId="pronouns" [items]="pronouns" bindLabel="name" bindValue="id" formControlName="pronouns" placeholder="Select"></ng-select></div>
			<div class="col-md-6"><label class="form-label" for="birthCountry">Country of Birth</label>
				<ng-select labelForId="birthCountry" [items]="countries" bindLabel="name" bindValue="iso" [virtualScroll]="true" formControlName="birthCountry" placeholder="Type to search"></ng-select></div>
			<div class="col-md-6"><label class="form-label" for="email">Student Email <span class="text-danger">*</span></label><input id="email" type="email" class="form-control" formControlName="email" aria-describedby="emailHelp" [class.is-invalid]="bad('email')"><div id="emailHelp" class="form-text">Please do not use a school-issued address; many block our messages.</div></div>
			<div class="col-md-6"><label class="form-label" for="email2">Re-enter Email <span class="text-danger">*</span></label><input id="email2" type="email" class="form-control" formControlName="email2" (paste)="$event.preventDefault()"></div>
			<div class="col-md-4"><label class="form-label" for="cell">Student Cell</label><input id="cell" type="tel" class="form-control" mask="(000) 000-0000" formControlName="cell"></div>
			<div class="col-md-8"><label class="form-label" for="addr1">Home Address <span class="text-danger">*</span></label><input id="addr1" class="form-control" formControlName="addr1" placeholder="Street"></div>
			<div class="col-md-3"><label class="form-label" for="addr2">Apt/Unit</label><input id="addr2" class="form-control" formControlName="addr2"></div>
			<div class="col-md-3"><label class="form-label" for="city">City <span class="text-danger">*</span></label><input id="city" class="form-control" formControlName="city"></div>
			<div class="col-md-3"><label class="form-label" for="st">State <span class="text-danger">*</span></label><ng-select labelForId="st" [items]="states" bindLabel="name" bindValue="code" formControlName="st" [clearable]="false"></ng-select></div>
			<div class="col-md-3"><label class="form-label" for="zip">ZIP <span class="text-danger">*</span></label><input id="zip" class="form-control" mask="00000" formControlName="zip"></div>
			<div class="col-12"><label class="form-label" for="languages">Languages you speak</label>
				<ng-select labelForId="languages" [items]="languageList" [multiple]="true" [addTag]="true" addTagText="Add language" [hideSelected]="true" formControlName="languages" placeholder="Choose, or type your own"></ng-select></div>
		</div>
	</div></div>

	<div class="card"><div class="card-header"><h5>2. Academics</h5></div><div class="card-body"><div class="row">
		<div class="col-md-4"><label class="form-label" for="hsState">High School State <span class="text-danger">*</span></label><ng-select labelForId="hsState" [items]="states" bindLabel="name" bindValue="code" formControlName="hsState" (change)="loadSchools($event?.code)"></ng-select></div>
		<div class="col-md-8"><label class="form-label" for="hs">High School <span class="text-danger">*</span></label><ng-select labelForId="hs" [items]="schools" bindLabel="label" bindValue="id" [loading]="schoolsLoading" formControlName="hs" notFoundText="Select the state first"></ng-select></div>
		<div class="col-md-6"><label class="form-label d-block">Current Grade <span class="text-danger">*</span></label><br>
			<div class="btn-group" role="group"><ng-container *ngFor="let g of gradeChoices"><input type="radio" class="btn-check" [id]="'grade' + g" [value]="g" formControlName="grade" autocomplete="off"><label class="btn" [for]="'grade' + g">{{ g }}th</label></ng-container></div></div>
		<div class="col-md-3"><label class="form-label" for="gradMonth">Expected Graduation</label><swale-month-picker inputId="gradMonth" formControlName="gradMonth"></swale-month-picker></div>
		<div class="col-md-3"><label class="form-label" for="gpa">Unweighted GPA</label><div class="input-group"><input id="gpa" type="number" step="0.01" min="0" max="4" class="form-control" formControlName="gpa"><span class="input-group-text">/ 4.0</span></div></div>
		<div class="col-md-6"><label class="form-label" for="psat">PSAT/NMSQT total</label><input id="psat" type="number" class="form-control" formControlName="psat" min="320" max="1520"></div>
		<div class="col-md-6"><label class="form-label" for="satMath">SAT Math section</label><input id="satMath" type="number" class="form-control" formControlName="satMath" min="200" max="800"></div>
		<div class="col-md-6"><label class="form-label" for="college">College where you have taken dual-credit classes (if any)</label>
			<ng-select labelForId="college" [items]="(colleges$ | async) ?? []" bindLabel="name" [typeahead]="collegeInput$" [minTermLength]="3" [loading]="collegeLoading" [trackByFn]="byUnit" typeToSearchText="Please enter 3 or more characters" formControlName="college">
				<ng-template ng-option-tmp let-item="item"><div>{{ item.name }}</div><small class="small">{{ item.city }}, {{ item.state }}</small></ng-template>
			</ng-select></div>
		<div class="col-md-6"><label class="form-label" for="major">Intended college major</label><ng-select labelForId="major" [items]="majors" [addTag]="true" formControlName="major"></ng-select></div>
	</div>
	<h6>AP / IB Exams</h6>
	<table class="table"><thead><tr><th style="width:50%">Exam</th><th>Year</th><th>Score</th><th></th></tr></thead>
		<tbody formArrayName="exams"><tr *ngFor="let r of exams.controls; let i = index" [formGroupName]="i" [attr.data-exam]="i">
			<td><ng-select [items]="apExams" bindLabel="name" bindValue="id" groupBy="area" formControlName="exam" placeholder="Select exam"></ng-select></td>
			<td><select class="form-select" formControlName="year" aria-label="Year"><option [ngValue]="null"></option><option *ngFor="let y of examYears" [ngValue]="y">{{ y }}</option></select></td>
			<td><ng-select [items]="[1, 2, 3, 4, 5, 6, 7]" [searchable]="false" [clearable]="false" formControlName="score"></ng-select></td>
			<td><button type="button" class="btn btn-sm" aria-label="Remove exam" (click)="exams.removeAt(i)">&times;</button></td>
		</tr></tbody></table>
	<button type="button" class="btn btn-sm" (click)="addExam()">+ Add exam</button>
	</div></div>

	<div class="card"><div class="card-header"><h5>3. Activities, Clubs and Jobs</h5></div><div class="card-body">
		<p>List up to five. STEM and non-STEM activities are equally welcome.</p>
		<table class="table" *ngIf="acts.length"><thead><tr><th>Activity</th><th>Type</th><th>Grades</th><th>Time</th><th></th></tr></thead>
			<tbody><tr *ngFor="let a of acts.controls; let i = index" [attr.data-act]="i">
				<td><strong class="a-org">{{ a.value.org }}</strong><br><span class="a-role">{{ a.value.role }}</span><div class="small a-desc">{{ a.value.desc }}</div></td>
				<td class="a-type">{{ nameOf(a.value.type) }}</td><td><span class="badge" *ngFor="let g of a.value.grades">{{ g }} </span></td>
				<td><span class="a-hours">{{ a.value.hours }}</span> hrs/wk, <span class="a-weeks">{{ a.value.weeks }}</span> wks/yr</td>
				<td><button type="button" class="btn btn-sm" (click)="openModal(i)">Edit</button> <button type="button" class="btn btn-sm" (click)="acts.removeAt(i)">Remove</button></td></tr></tbody></table>
		<button type="button" class="btn btn-primary" id="btnAddActivity" (click)="openModal(null)">Add Activity</button>
	</div></div>

	<div class="card"><div class="card-header"><h5>4. Family</h5></div><div class="card-body"><div class="row">
		<div class="col-md-6"><label class="form-label" for="mother">Mother/Guardian full name</label><input id="mother" class="form-control" formControlName="mother"></div>
		<div class="col-md-6"><label class="form-label" for="father">Father/Guardian full name</label><input id="father" class="form-control" formControlName="father"></div>
		<div class="col-12"><strong>Brothers and sisters</strong>
			<div formArrayName="sibs"><div class="row" *ngFor="let s of sibs.controls; let i = index" [formGroupName]="i" [attr.data-sib]="i">
				<div class="col-md-6"><label class="form-label" [for]="'sibName' + i">First name</label><input class="form-control" [id]="'sibName' + i" formControlName="name"></div>
				<div class="col-md-3"><label class="form-label" [for]="'sibAge' + i">Age</label><input class="form-control" type="number" min="0" max="60" [id]="'sibAge' + i" formControlName="age"></div>
				<div class="col-md-3"><br><button type="button" class="btn btn-sm" (click)="sibs.removeAt(i)">Remove</button></div>
			</div></div>
			<button type="button" class="btn btn-sm" (click)="addSib()">+ Add sibling</button></div>
		<div class="col-md-6"><label class="form-label" for="citizen">Citizenship status</label><ng-select labelForId="citizen" [items]="citizen" bindLabel="name" bindValue="id" [searchable]="false" formControlName="citizen"></ng-select></div>
		<div class="col-md-6"><label class="form-label" for="income">Annual household income</label><ng-select labelForId="income" [items]="income" bindLabel="name" bindValue="id" [searchable]="false" formControlName="income"></ng-select><div class="form-text">Used for tuition assistance only.</div></div>
	</div></div></div>

	<div class="card"><div class="card-header"><h5>5. Recommendation &amp; Logistics</h5></div><div class="card-body"><div class="row">
		<div class="col-md-6"><label class="form-label" for="teacher">Math or science teacher's name</label><input id="teacher" class="form-control" formControlName="teacher"></div>
		<div class="col-md-6"><label class="form-label" for="teacherEmail">Teacher's email</label><input id="teacherEmail" type="email" class="form-control" formControlName="teacherEmail"></div>
		<div class="col-md-4"><label class="form-label" for="emPhone">Emergency contact phone</label><input id="emPhone" type="tel" class="form-control" mask="(000) 000-0000" formControlName="emPhone"></div>
		<div class="col-md-4"><label class="form-label" for="shirt">T-shirt size</label><ng-select labelForId="shirt" [items]="['XS', 'S', 'M', 'L', 'XL', '2XL']" formControlName="shirt"></ng-select></div>
		<div class="col-md-4"><label class="form-label" for="diet">Dietary needs or allergies</label><ng-select labelForId="diet" [items]="['Vegetarian', 'Vegan', 'Halal', 'Kosher', 'Gluten free', 'Nut allergy']" [multiple]="true" [addTag]="true" formControlName="diet"></ng-select></div>
		<div class="col-12"><label class="form-label" for="essay">Describe a problem in your community you would like to solve with engineering. <span class="text-danger">*</span></label><textarea id="essay" rows="5" class="form-control" formControlName="essay"></textarea></div>
		<div class="col-12"><div class="form-check form-switch"><input class="form-check-input" type="checkbox" role="switch" id="photo" formControlName="photo"> <label class="form-check-label" for="photo">I give permission for photographs to be used in Academy publications.</label></div></div>
		<div class="col-md-6"><label class="form-label" for="sig">Type your full name as your electronic signature</label><input id="sig" class="form-control" formControlName="sig"></div>
	</div><button type="submit" class="btn btn-primary">Submit Application</button></div></div>
</form>

<ng-container *ngIf="isModal">
	<div class="modal-backdrop show"></div>
	<div class="modal d-block" tabindex="-1" role="dialog"><div class="modal-dialog"><div class="modal-content" [formGroup]="m">
		<div class="modal-header"><h5 class="modal-title">{{ editing === null ? 'Add' : 'Edit' }} Activity</h5><button type="button" class="btn btn-sm btn-close" aria-label="Close" (click)="isModal = false">&times;</button></div>
		<div class="modal-body"><div class="row">
			<div class="col-12"><label class="form-label" for="actType">Type of activity</label><ng-select labelForId="actType" [items]="types" bindLabel="name" bindValue="id" formControlName="type"></ng-select></div>
			<div class="col-md-6"><label class="form-label" for="actOrg">Name of club, team or employer</label><input id="actOrg" class="form-control" formControlName="org"></div>
			<div class="col-md-6"><label class="form-label" for="actRole">Position held</label><input id="actRole" class="form-control" formControlName="role"></div>
			<div class="col-12"><label class="form-label" for="actGrades">Grade(s) of participation</label><ng-select labelForId="actGrades" [items]="['9', '10', '11', '12']" [multiple]="true" [closeOnSelect]="false" [searchable]="false" formControlName="grades"></ng-select></div>
			<div class="col-md-6"><label class="form-label" for="actHours">Hours per week: <strong>{{ m.value.hours }}</strong></label><input type="range" class="form-range" min="0" max="40" step="1" id="actHours" formControlName="hours"></div>
			<div class="col-md-6"><label class="form-label" for="actWeeks">Weeks per year</label><input type="number" min="1" max="52" class="form-control" id="actWeeks" formControlName="weeks"></div>
			<div class="col-12"><label class="form-label" for="actDesc">Brief description</label><textarea id="actDesc" rows="3" maxlength="250" class="form-control" formControlName="desc"></textarea><div class="form-text">{{ 250 - (m.value.desc?.length || 0) }} characters left</div></div>
		</div></div>
		<div class="modal-footer"><button type="button" class="btn" (click)="isModal = false">Cancel</button><button type="button" class="btn btn-primary" id="actSave" [disabled]="m.invalid" (click)="saveActivity()">Save Activity</button></div>
	</div></div></div>
</ng-container>
</main>`,
})
class App {
	private fb = inject(FormBuilder);
	sent = false;
	states = STATES.map(([code, name]) => ({ code, name }));
	countries = COUNTRIES;
	majors = MAJORS;
	pronouns = codes("He/Him", "She/Her", "They/Them", "She/They", "He/They", "Other");
	languageList = ["Arabic", "Cantonese", "English", "French", "German", "Hindi", "Japanese", "Korean", "Mandarin", "Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese"];
	citizen = codes("U.S. Citizen", "U.S. Permanent Resident", "Visa holder", "Refugee or asylee", "Other");
	income = codes("Less than $25,000", "$25,000 - $49,999", "$50,000 - $74,999", "$75,000 - $99,999", "$100,000 or more", "Decline to state");
	gradeChoices = ["9", "10", "11", "12"];
	examYears = ["2023", "2024", "2025", "2026", "2027"];
	apExams = ([["BIO", "AP Biology", "Sciences"], ["CHEM", "AP Chemistry", "Sciences"], ["ENV", "AP Environmental Science", "Sciences"], ["PHY1", "AP Physics 1", "Sciences"], ["CALAB", "AP Calculus AB", "Math & CS"], ["CALBC", "AP Calculus BC", "Math & CS"], ["CSA", "AP Computer Science A", "Math & CS"], ["STAT", "AP Statistics", "Math & CS"], ["LANG", "AP English Language", "Humanities"], ["LIT", "AP English Literature", "Humanities"], ["USH", "AP United States History", "Humanities"], ["EUH", "AP European History", "Humanities"], ["IBBIO", "IB Biology HL", "IB"], ["IBMAA", "IB Math AA HL", "IB"]] as const).map(([id, name, area]) => ({ id, name, area }));
	types = ([["acad", "Academic Team / Club"], ["art", "Visual or Performing Arts"], ["sport", "Athletics"], ["debate", "Speech & Debate"], ["env", "Environment / Sustainability"], ["gov", "Student Government"], ["robot", "Robotics / Coding"], ["research", "Research"], ["vol", "Community Service"], ["job", "Paid Employment"], ["fam", "Family Responsibilities"], ["other", "Other"]] as const).map(([id, name]) => ({ id, name }));
	nameOf(id: string) { return this.types.find((t) => t.id === id)?.name ?? ""; }

	f = this.fb.group({
		fname: ["", Validators.required], mname: "", lname: ["", Validators.required], dob: "", pronouns: null as number | null, birthCountry: null as string | null, email: ["", [Validators.required, Validators.email]], email2: "", cell: "", addr1: "", addr2: "", city: "", st: null as string | null, zip: "",
		languages: [[] as string[]], hsState: null as string | null, hs: null as number | null, grade: "", gradMonth: "", gpa: null as number | null, psat: null as number | null, satMath: null as number | null, college: null as College | null, major: null as any,
		exams: this.fb.array<FormGroup>([]), mother: "", father: "", sibs: this.fb.array<FormGroup>([]), citizen: null as number | null, income: null as number | null,
		teacher: "", teacherEmail: "", emPhone: "", shirt: null as string | null, diet: [[] as string[]], essay: "", photo: false, sig: "",
	});
	acts = this.fb.array<FormGroup>([]);
	get exams() { return this.f.controls.exams as unknown as FormArray<FormGroup>; }
	get sibs() { return this.f.controls.sibs as unknown as FormArray<FormGroup>; }
	bad(name: string) { const c = this.f.get(name)!; return c.invalid && c.touched; }

	schools: { id: number; label: string }[] = [];
	schoolsLoading = false;
	loadSchools(code?: string) {
		this.f.patchValue({ hs: null });
		this.schools = [];
		if (!code) return;
		this.schoolsLoading = true;
		setTimeout(() => { this.schoolsLoading = false; this.schools = SCHOOLS[code] ?? [{ id: 1, label: "My school is not listed" }]; }, 450);
	}
	collegeInput$ = new Subject<string>();
	collegeLoading = false;
	byUnit = (c: any) => c.unitid;
	colleges$: Observable<College[]> = concat(of([] as College[]), this.collegeInput$.pipe(
		distinctUntilChanged(), debounceTime(200), tap(() => (this.collegeLoading = true)),
		switchMap((term) => of(COLLEGES.filter((c) => term && c.name.toLowerCase().includes(term.toLowerCase()))).pipe(delay(300), tap(() => (this.collegeLoading = false)))),
	));
	addExam() { this.exams.push(this.fb.group({ exam: null, year: null, score: null })); }
	addSib() { this.sibs.push(this.fb.group({ name: "", age: null })); }

	isModal = false;
	editing: number | null = null;
	m = this.blank();
	blank() { return this.fb.group({ type: null as string | null, org: ["", Validators.required], role: "", grades: [[] as string[]], hours: 0, weeks: null as number | null, desc: "" }); }
	openModal(i: number | null) { this.editing = i; this.m = this.blank(); if (i !== null) this.m.setValue(this.acts.at(i).value); this.isModal = true; }
	saveActivity() {
		if (this.editing === null) this.acts.push(this.m as any); else this.acts.setControl(this.editing, this.m as any);
		this.isModal = false;
	}
	submit() { this.sent = true; }
}

document.getElementById("root")!.innerHTML = "<app-root></app-root>";
const EX = ["exam", "year", "score"], AC = ["type", "org", "role", "grades", "hours", "weeks", "desc"], SB = ["name", "age"];
const FLAT = ["fname", "mname", "lname", "dob", "pronouns", "birthCountry", "email", "email2", "cell", "addr1", "addr2", "city", "st", "zip", "languages", "hsState", "hs", "grade", "gradMonth", "gpa", "psat", "satMath", "college", "major", "mother", "father", "citizen", "income", "teacher", "teacherEmail", "emPhone", "shirt", "diet", "essay", "photo", "sig"];
let app: App | undefined;
bootstrapApplication(App, { providers: [provideZoneChangeDetection({ eventCoalescing: true })] }).then((ref) => (app = ref.components[0].instance));
function formState() {
	const out: any = { submitted: app?.sent ?? false };
	const v = (app?.f.value ?? {}) as any;
	for (const k of FLAT) out[k] = v[k] ?? null;
	out.college = v.college?.unitid ?? null;
	if (typeof out.major === "object") out.major = out.major?.label ?? null;
	out.languages = (v.languages ?? []).map((l: any) => l.label ?? l);
	for (let i = 0; i < 3; i++) {
		for (const k of EX) out[`exam${i}_${k}`] = v.exams?.[i]?.[k] ?? null;
		for (const k of AC) out[`act${i}_${k}`] = app?.acts.at(i)?.value[k] ?? (k === "grades" ? [] : null);
	}
	for (let i = 0; i < 2; i++) for (const k of SB) out[`sib${i}_${k}`] = v.sibs?.[i]?.[k] ?? null;
	return out;
}
function seen(root: ParentNode | null, name: string): any {
	const e = root?.querySelector<HTMLElement>(`[formcontrolname="${name}"]`);
	if (!e) return "";
	if (e.tagName === "NG-SELECT") {
		const texts = [...e.querySelectorAll(".ng-value-label")].map((x) => x.textContent!.trim());
		return e.classList.contains("ng-select-multiple") ? texts : (texts[0] ?? "");
	}
	if (e instanceof HTMLSelectElement) return e.selectedOptions[0]?.textContent ?? "";
	if (e instanceof HTMLInputElement && e.type === "radio") return document.querySelector(`[formcontrolname="${name}"]:checked + label`)?.textContent ?? "";
	if (e instanceof HTMLInputElement && e.type === "checkbox") return e.checked;
	return ((e.querySelector("input") ?? e) as HTMLInputElement).value;
}
function formShown() {
	const out: any = {};
	const form = document.querySelector("form");
	for (const k of FLAT) out[k] = seen(form, k);
	for (let i = 0; i < 3; i++) {
		for (const k of EX) out[`exam${i}_${k}`] = seen(document.querySelector(`[data-exam="${i}"]`), k);
		const row = document.querySelector(`[data-act="${i}"]`);
		for (const k of AC) out[`act${i}_${k}`] = k === "grades" ? [...(row?.querySelectorAll(".badge") ?? [])].map((b) => b.textContent!.trim()) : (row?.querySelector(`.a-${k}`)?.textContent ?? "");
	}
	for (let i = 0; i < 2; i++) for (const k of SB) out[`sib${i}_${k}`] = seen(document.querySelector(`[data-sib="${i}"]`), k);
	return out;
}
Object.assign(window, { formState, formShown });
