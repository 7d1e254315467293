import "zone.js";
import "@angular/compiler";
import "./page.css";
import { CommonModule } from "@angular/common";
import { Component, inject, provideZoneChangeDetection } from "@angular/core";
import { FormArray, FormBuilder, FormGroup, ReactiveFormsModule } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectModule } from "@ng-select/ng-select";
import { ButtonsModule } from "ngx-bootstrap/buttons";
import { BsDatepickerModule } from "ngx-bootstrap/datepicker";
import { TypeaheadModule } from "ngx-bootstrap/typeahead";
import { MAJORS, STATES } from "../../lists";

const ENTRY = { kind: null, org: "", role: "", grades: [], hours: "", weeks: "", notes: "" };
const PARENT = { first: "", last: "", living: "", occupation: "", schooling: null, tribe: "" };
let page: Application;
let sent = false;

const text = (name: string, label: string, more = "", help = "") => `
	<div class="row mb-3">
		<label class="col-sm-4 col-form-label" for="${name}">${label}</label>
		<div class="col-sm-8"><input id="${name}" formControlName="${name}" class="form-control" ${more}>${help && `<div class="form-text">${help}</div>`}</div>
	</div>`;
const pick = (name: string, label: string, items: string, more = "") => `
	<div class="row mb-3">
		<label class="col-sm-4 col-form-label" for="${name}">${label}</label>
		<div class="col-sm-8"><ng-select labelForId="${name}" formControlName="${name}" [items]="${items}" ${more}></ng-select></div>
	</div>`;
const below = (name: string, label: string, width: number, more = "") => `
	<div class="col-sm-${width}"><input id="${name}" formControlName="${name}" class="form-control" ${more}><label class="under" for="${name}">${label}</label></div>`;
const test = (name: string, label: string, range: string) => `
	<tr><th scope="row">${label} <span class="under">${range}</span></th>
	<td><input class="form-control" formControlName="${name}Score" inputmode="numeric"></td><td><input class="form-control" formControlName="${name}Date" placeholder="MM/YYYY"></td></tr>`;
const both = (label: string, cell: (n: number) => string) => `
	<tr><th scope="row" class="fw-normal">${label}</th><td formGroupName="parent1">${cell(1)}</td><td formGroupName="parent2">${cell(2)}</td></tr>`;

@Component({
	selector: "mrc-application",
	standalone: true,
	imports: [CommonModule, ReactiveFormsModule, NgSelectModule, BsDatepickerModule, ButtonsModule, TypeaheadModule],
	template: `
<form class="sheet" [formGroup]="form" (ngSubmit)="send()" autocomplete="off">
	<div class="band"><h1>Medicine Rock Tribal College</h1>Horizon Scholarship for entering students, 2027–28. Open to enrolled members, descendants and neighbors of every background.</div>

	<h2>A. STUDENT</h2>
	<div class="row mb-3">
		<div class="col-sm-4 col-form-label">Student’s name as on diploma</div>
		<div class="col-sm-8"><div class="row g-2">
			${below("last", "Last", 4)}${below("first", "First", 3)}${below("middle", "Middle", 3)}${below("suffix", "Jr., III", 2)}
		</div></div>
	</div>
	<div class="row mb-3">
		<label class="col-sm-4 col-form-label" for="dob">Date of birth</label>
		<div class="col-sm-4"><input id="dob" class="form-control" formControlName="dob" bsDatepicker [bsConfig]="{ dateInputFormat: 'MM/DD/YYYY', containerClass: 'theme-dark-blue', showWeekNumbers: false }" placeholder="MM/DD/YYYY"></div>
	</div>
	${text("birthplace", "Place of birth (town, country)")}
	<div class="row mb-3">
		<div class="col-sm-4 col-form-label" id="sexLabel">Sex</div>
		<div class="col-sm-8 pt-2" role="radiogroup" aria-labelledby="sexLabel">
			<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="sexM" formControlName="sex" value="M"><label class="form-check-label" for="sexM">Male</label></div>
			<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="sexF" formControlName="sex" value="F"><label class="form-check-label" for="sexF">Female</label></div>
		</div>
	</div>
	${text("nation", "Tribe, band or nation of enrollment, if any")}
	${text("cdib", "Enrollment or CDIB number")}
	${pick("heritage", "Heritage (all that apply)", "heritages", '[multiple]="true" [closeOnSelect]="false" placeholder="Choose"')}
	${pick("service", "Military connection of student", "services", 'placeholder="Choose one" [searchable]="false"')}

	<h2>B. WHERE WE WRITE AND CALL</h2>
	${text("box", "Mailing address (P.O. box or street)")}
	${text("lot", "Apartment, lot or space")}
	<div class="row mb-3">
		<div class="col-sm-4 col-form-label">Town, state and ZIP</div>
		<div class="col-sm-8"><div class="row g-2">
			${below("town", "Town", 5)}
			<div class="col-sm-4"><ng-select labelForId="state" formControlName="state" [items]="states" bindLabel="name" bindValue="code"></ng-select><label class="under" for="state">State</label></div>
			${below("zip", "ZIP", 3, 'maxlength="10"')}
		</div></div>
	</div>
	${text("reservation", "Reservation or county of residence")}
	${text("phone", "Telephone", 'type="tel"', "Include area code.")}
	${text("messagePhone", "Message phone (relative or neighbor)", 'type="tel"')}
	${text("email", "E-mail", 'type="email"')}

	<h2>C. SCHOOLING</h2>
	${text("school", "High school")}
	<div class="row mb-3">
		<div class="col-sm-4 col-form-label">School is in</div>
		<div class="col-sm-8"><div class="row g-2">
			${below("schoolTown", "Town", 7)}
			<div class="col-sm-5"><ng-select labelForId="schoolState" formControlName="schoolState" [items]="states" bindLabel="name" bindValue="code"></ng-select><label class="under" for="schoolState">State</label></div>
		</div></div>
	</div>
	<div class="row mb-3">
		<div class="col-sm-4 col-form-label">Dates attended</div>
		<div class="col-sm-8"><div class="row g-2">${below("from", "Started", 6, 'placeholder="MM/YYYY"')}${below("to", "Finishing", 6, 'placeholder="MM/YYYY"')}</div></div>
	</div>
	<div class="row g-2 align-items-center mb-3">
		<label class="col-auto" for="rank">Ranks</label><div class="col-2"><input id="rank" class="form-control" formControlName="rank" inputmode="numeric"></div>
		<label class="col-auto" for="size">in a class of</label><div class="col-2"><input id="size" class="form-control" formControlName="size" inputmode="numeric"></div>
		<label class="col-auto" for="gpa">with an unweighted GPA of</label><div class="col-2"><input id="gpa" class="form-control" formControlName="gpa" inputmode="decimal"></div>
	</div>
	${text("college", "College credit already earned at")}
	${text("major", "Field of study you mean to follow", '[typeahead]="majors" [typeaheadMinLength]="2" [typeaheadOptionsLimit]="8"')}
	<table class="table table-bordered align-middle">
		<thead class="table-light"><tr><th>Test</th><th>Best score</th><th>When taken</th></tr></thead>
		<tbody>
			${test("ebrw", "SAT Evidence-Based Reading & Writing", "200–800")}
			${test("math", "SAT Math", "200–800")}
			${test("act", "ACT Composite", "1–36")}
		</tbody>
	</table>

	<h2>D. PARENTS OR THOSE WHO RAISED YOU</h2>
	<table class="table table-bordered">
		<thead class="table-light"><tr><th style="width:26%"></th><th>First parent</th><th>Second parent</th></tr></thead>
		<tbody>
			${both("First name", () => '<input class="form-control" formControlName="first">')}
			${both("Last name", () => '<input class="form-control" formControlName="last">')}
			${both("Living or deceased", (n) => `
				<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="p${n}l" formControlName="living" value="L"><label class="form-check-label" for="p${n}l">Living</label></div>
				<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="p${n}d" formControlName="living" value="D"><label class="form-check-label" for="p${n}d">Deceased</label></div>`)}
			${both("Usual work", () => '<input class="form-control" formControlName="occupation">')}
			${both("Schooling", () => '<ng-select formControlName="schooling" [items]="schoolings" [searchable]="false" placeholder="Choose"></ng-select>')}
			${both("Tribal enrollment", () => '<input class="form-control" formControlName="tribe">')}
		</tbody>
	</table>
	<div class="row g-2 align-items-center mb-3">
		<label class="col-auto" for="siblings">Brothers and sisters (number)</label><div class="col-2"><input id="siblings" class="form-control" formControlName="siblings" inputmode="numeric"></div>
		<label class="col-auto" for="income">Household income, before taxes</label><div class="col-3"><div class="input-group"><span class="input-group-text">$</span><input id="income" class="form-control" formControlName="income" inputmode="numeric"></div></div>
	</div>
	<div class="row mb-3">
		<div class="col-sm-8 col-form-label" id="firstGenLabel">Has either parent finished a four-year college degree?</div>
		<div class="col-sm-4"><div class="btn-group" btnRadioGroup formControlName="parentDegree" aria-labelledby="firstGenLabel">
			<label class="btn btn-outline-secondary" btnRadio="Y" tabindex="0">Yes</label><label class="btn btn-outline-secondary" btnRadio="N" tabindex="0">No</label>
		</div></div>
	</div>

	<h2>E. WHAT YOU TAKE PART IN</h2>
	<p class="under">School, work, ceremony, land and family. Three at most.</p>
	<div formArrayName="activities">
		@for (group of activities.controls; track group; let i = $index) {
			<div class="activity" [formGroupName]="i">
				<div class="row g-3">
					<div class="col-sm-6"><label class="form-label" [attr.for]="'k' + i">Type of activity</label><ng-select [labelForId]="'k' + i" formControlName="kind" [items]="kinds" placeholder="Choose"></ng-select></div>
					<div class="col-sm-6"><label class="form-label" [attr.for]="'o' + i">With whom (group, employer, family)</label><input [id]="'o' + i" class="form-control" formControlName="org"></div>
					<div class="col-sm-6"><label class="form-label" [attr.for]="'r' + i">Office held or duty</label><input [id]="'r' + i" class="form-control" formControlName="role"></div>
					<div class="col-sm-6"><label class="form-label" [attr.for]="'g' + i">In grades</label><ng-select [labelForId]="'g' + i" formControlName="grades" [items]="grades" bindLabel="name" bindValue="grade" [multiple]="true" [closeOnSelect]="false" [searchable]="false"></ng-select></div>
					<div class="col-sm-2"><label class="form-label" [attr.for]="'h' + i">Hrs/week</label><input [id]="'h' + i" class="form-control" formControlName="hours"></div>
					<div class="col-sm-2"><label class="form-label" [attr.for]="'w' + i">Wks/year</label><input [id]="'w' + i" class="form-control" formControlName="weeks"></div>
					<div class="col-sm-8"><label class="form-label" [attr.for]="'n' + i">What you did there, briefly</label><textarea [id]="'n' + i" class="form-control" rows="2" maxlength="150" formControlName="notes"></textarea></div>
				</div>
				<button type="button" class="btn btn-link btn-sm p-0 mt-2" (click)="activities.removeAt(i)">Remove</button>
			</div>
		}
	</div>
	<button type="button" class="btn btn-outline-success" (click)="add()" [disabled]="activities.length > 2">Add activity</button>

	<h2>F. CLOSING</h2>
	${text("elder", "Elder, teacher or employer who knows you")}
	${text("elderPhone", "That person’s telephone")}
	<div class="mb-3"><label class="form-label" for="letter">In your own words: what will your community look like when you are an elder? (One page)</label><textarea id="letter" rows="5" class="form-control" formControlName="letter"></textarea></div>
	${pick("heard", "How word of this reached you", "heards", '[searchable]="false" placeholder="Choose one"')}
	<div class="form-check mb-3"><input type="checkbox" class="form-check-input" id="release" formControlName="release"><label class="form-check-label" for="release">I release my school records to the scholarship committee.</label></div>
	${text("signature", "Signature of student")}
	<button class="btn btn-success">Send application</button> <span *ngIf="done">Thank you.</span>
</form>`,
})
class Application {
	build = inject(FormBuilder);
	done = false;
	states = STATES.map(([code, name]) => ({ code, name }));
	majors = MAJORS;
	heritages = ["American Indian or Alaska Native", "Asian", "Black or African American", "Hispanic or Latino", "Native Hawaiian or Pacific Islander", "White"];
	services = ["No military connection", "On active duty", "Guard or Reserve", "Veteran", "Dependent of service member or veteran"];
	schoolings = ["Grade school", "Some high school", "Finished high school or GED", "Some college", "Two-year degree", "Four-year degree", "Graduate degree"];
	kinds = ["Athletics", "Ceremony, drum or dance", "Clubs and academics", "Debate or public speaking", "Employment for pay", "Family duties", "Land, water and wildlife", "Music or theater", "Student council", "Volunteer service"];
	grades = [9, 10, 11, 12].map((grade) => ({ grade, name: `${grade}th` }));
	heards = ["Tribal education office", "School counselor", "Radio or newspaper", "Relative", "College website"];
	form: FormGroup = this.build.group({
		last: "", first: "", middle: "", suffix: "", dob: null, birthplace: "", sex: "", nation: "", cdib: "", heritage: this.build.control([]), service: null,
		box: "", lot: "", town: "", state: null, zip: "", reservation: "", phone: "", messagePhone: "", email: "",
		school: "", schoolTown: "", schoolState: null, from: "", to: "", rank: "", size: "", gpa: "", college: "", major: "",
		ebrwScore: "", ebrwDate: "", mathScore: "", mathDate: "", actScore: "", actDate: "",
		parent1: this.build.group(PARENT), parent2: this.build.group(PARENT), siblings: "", income: "", parentDegree: "",
		activities: this.build.array([]),
		elder: "", elderPhone: "", letter: "", heard: null, release: false, signature: "",
	});
	get activities() {
		return this.form.get("activities") as FormArray;
	}
	constructor() {
		page = this;
	}
	add() {
		this.activities.push(this.build.group({ ...ENTRY, grades: this.build.control([]) }));
	}
	send() {
		sent = true;
		this.done = true;
	}
}
bootstrapApplication(Application, { providers: [provideZoneChangeDetection({ eventCoalescing: true })] });

const iso = (date: Date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;
function flat(all: any) {
	const { parent1, parent2, activities, ...rest } = all;
	for (const [name, group] of Object.entries({ parent1, parent2 })) for (const [key, value] of Object.entries(group as any)) rest[`${name}.${key}`] = value;
	for (const i of [0, 1, 2]) for (const key of Object.keys(ENTRY)) rest[`activities.${i}.${key}`] = activities[i]?.[key] ?? (key === "grades" ? [] : "");
	return rest;
}
function drawn(node: any, many: boolean): any {
	if (!node) return many ? [] : "";
	if (node.matches("ng-select")) {
		const labels = [...node.querySelectorAll(".ng-value-label")].map((label: any) => label.textContent.trim());
		return many ? labels : (labels[0] ?? "");
	}
	if (node.matches("[btnradiogroup]")) return node.querySelector("label.active")?.textContent ?? "";
	if (node.type === "checkbox") return node.checked;
	return node.value;
}
Object.assign(window, {
	formState: () => {
		const state = flat(page.form.getRawValue());
		for (const key of Object.keys(state)) {
			if (state[key] instanceof Date) state[key] = iso(state[key]);
			if (Array.isArray(state[key])) state[key] = key.endsWith("grades") ? [...state[key]].sort((a, b) => a - b) : [...state[key]];
		}
		return { ...state, submitted: sent };
	},
	formShown: () => {
		const shown: any = {};
		const blocks = document.querySelectorAll(".activity");
		for (const key of Object.keys(flat(page.form.getRawValue()))) {
			const [group, index, field] = key.split(".");
			const name = field ?? index ?? group;
			const within: any[] = field ? [blocks[Number(index)]] : index ? [...document.querySelectorAll(`[formgroupname=${group}]`)] : [document];
			const found = within.flatMap((each) => (each ? [...each.querySelectorAll(`[formcontrolname=${name}]`)] : []));
			if (found[0]?.type === "radio") shown[key] = found.find((radio) => radio.checked)?.nextElementSibling.textContent ?? "";
			else shown[key] = drawn(found[0], name === "heritage" || name === "grades");
			if (name === "grades") shown[key].sort((a: string, b: string) => Number.parseInt(a) - Number.parseInt(b));
		}
		return shown;
	},
});
