import "zone.js";
import "@angular/compiler";
import "./mire.css";
import { AsyncPipe } from "@angular/common";
import { ChangeDetectorRef, Component, Directive, ElementRef, forwardRef, inject, Input, provideZoneChangeDetection } from "@angular/core";
import { type ControlValueAccessor, FormArray, FormBuilder, NG_VALUE_ACCESSOR, ReactiveFormsModule, Validators } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectModule } from "@ng-select/ng-select";
import { catchError, concat, debounceTime, delay, distinctUntilChanged, of, Subject, switchMap, tap } from "rxjs";
import { STATES } from "../../lists";

/** 00/00/0000 style mask. */
@Directive({
	selector: "input[hcMask]",
	standalone: true,
	host: { "(input)": "onInput()", "(blur)": "touched()" },
	providers: [{ provide: NG_VALUE_ACCESSOR, useExisting: forwardRef(() => MaskDirective), multi: true }],
})
class MaskDirective implements ControlValueAccessor {
	@Input() hcMask = "";
	private el = inject(ElementRef).nativeElement as HTMLInputElement;
	private change: (v: string) => void = () => {};
	touched: () => void = () => {};
	onInput() {
		const digits = this.el.value.replace(/\D/g, "");
		let out = "";
		let at = 0;
		for (const c of this.hcMask) {
			if (at >= digits.length) break;
			out += c === "0" ? digits[at++] : c;
		}
		if (this.el.value !== out) this.el.value = out;
		this.change(out);
	}
	writeValue(v: string) {
		this.el.value = v ?? "";
	}
	registerOnChange(fn: (v: string) => void) {
		this.change = fn;
	}
	registerOnTouched(fn: () => void) {
		this.touched = fn;
	}
}

@Directive({
	selector: "input[hcPhone]",
	standalone: true,
	host: { "(input)": "change(el.value)", "(blur)": "onBlur()" },
	providers: [{ provide: NG_VALUE_ACCESSOR, useExisting: forwardRef(() => PhoneDirective), multi: true }],
})
class PhoneDirective implements ControlValueAccessor {
	el = inject(ElementRef).nativeElement as HTMLInputElement;
	change: (v: string) => void = () => {};
	private touched: () => void = () => {};
	onBlur() {
		const d = this.el.value.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
		if (d.length === 10) this.el.value = `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
		this.change(this.el.value);
		this.touched();
	}
	writeValue(v: string) {
		this.el.value = v ?? "";
	}
	registerOnChange(fn: (v: string) => void) {
		this.change = fn;
	}
	registerOnTouched(fn: () => void) {
		this.touched = fn;
	}
}

@Component({
	selector: "hc-pill-group",
	standalone: true,
	template: `<div class="pill-group" role="group" [attr.aria-labelledby]="labelledBy">
		@for (o of options; track o.value) {
		<button type="button" class="pill" [class.active]="o.value === value" [attr.aria-pressed]="o.value === value" (click)="pick(o.value)">{{ o.label }}</button>
		}
	</div>`,
	providers: [{ provide: NG_VALUE_ACCESSOR, useExisting: forwardRef(() => PillGroup), multi: true }],
})
class PillGroup implements ControlValueAccessor {
	@Input() options: { value: string; label: string }[] = [];
	@Input() labelledBy = "";
	value = "";
	private cdr = inject(ChangeDetectorRef);
	private change: (v: string) => void = () => {};
	pick(v: string) {
		this.value = v;
		this.change(v);
	}
	writeValue(v: string) {
		this.value = v ?? "";
		this.cdr.markForCheck();
	}
	registerOnChange(fn: (v: string) => void) {
		this.change = fn;
	}
	registerOnTouched() {}
}

const SCHOOLS = [
	["380045", "Ashland High School", "Ashland", "OR"],
	["380047", "Ashland Valley High School", "Ashland", "OR"],
	["380046", "Ashland Valley Christian Academy", "Ashland", "OR"],
	["261020", "Ashland High School", "Ashland", "WI"],
	["360210", "Ashland High School", "Ashland", "OH"],
	["180110", "Paul G Blazer High School", "Ashland", "KY"],
	["053970", "Yreka High School", "Yreka", "CA"],
	["380700", "North Medford High School", "Medford", "OR"],
	["380705", "South Medford High School", "Medford", "OR"],
	["380490", "Henley High School", "Klamath Falls", "OR"],
	["380500", "Klamath Union High School", "Klamath Falls", "OR"],
	["051890", "Mount Shasta High School", "Mount Shasta", "CA"],
].map(([ceeb, name, city, state]) => ({ ceeb, name, city, state }));

const COUNTIES: Record<string, string[]> = {
	CA: ["Alameda", "Butte", "Del Norte", "Humboldt", "Lassen", "Los Angeles", "Modoc", "Sacramento", "Shasta", "Siskiyou", "Trinity"],
	OR: ["Benton", "Clackamas", "Deschutes", "Douglas", "Jackson", "Josephine", "Klamath", "Lane", "Marion", "Multnomah"],
	WA: ["Clark", "King", "Pierce", "Snohomish", "Spokane"],
};
const MAJOR_NAMES =
	"Accountancy|Agricultural Sciences|Animal Sciences|Anthropology|Apparel Design|Applied Mathematics|Architectural Engineering|Art|Biochemistry and Biophysics|BioHealth Sciences|Bioengineering|Biology|Botany|Business Administration|Chemical Engineering|Chemistry|Civil Engineering|Climate Science|Computer Science|Construction Engineering Management|Creative Writing|Data Science|Digital Communication Arts|Ecological Engineering|Economics|Education|Electrical and Computer Engineering|Energy Systems Engineering|English|Environmental Economics and Policy|Environmental Engineering|Environmental Sciences|Ethnic Studies|Finance|Fisheries, Wildlife and Conservation|Forest Engineering|Forestry|French|Geography|Geology|German|History|Horticulture|Human Development|Industrial Engineering|Kinesiology|Liberal Studies|Management|Marketing|Mathematics|Mechanical Engineering|Medical Laboratory Science|Microbiology|Music|Natural Resources|Nuclear Engineering|Nutrition|Oceanography|Philosophy|Physics|Political Science|Psychology|Public Health|Public Policy|Religious Studies|Sociology|Spanish|Sustainability|Theatre Arts|Undeclared / Exploratory|Zoology"
		.split("|")
		.map((name, i) => ({ id: 1100 + i * 7, name }));

const group = (body: string, cls = "form-group") => `<div class="${cls}">${body}</div>`;
const text = (name: string, label: string, { req = true, help = "", extra = "", type = "text" } = {}) =>
	group(
		`<label for="hc-${name}">${label}${req ? ' <span class="req" aria-hidden="true">*</span>' : ""}</label>
		<input type="${type}" class="form-control" id="hc-${name}" formControlName="${name}" ${extra}>${help ? `<small class="form-text">${help}</small>` : ""}
		@if (form.get('${name}')?.touched && form.get('${name}')?.invalid) { <div class="invalid-feedback">This field is required.</div> }`,
	);
const sel = (name: string, label: string, attrs: string, { req = true, help = "", inner = "" } = {}) =>
	group(
		`<label for="hc-${name}">${label}${req ? ' <span class="req" aria-hidden="true">*</span>' : ""}</label>
		<ng-select formControlName="${name}" labelForId="hc-${name}" ${attrs}>${inner}</ng-select>${help ? `<small class="form-text">${help}</small>` : ""}`,
	);

const pairs = (s: string) => s.split("|").map((each) => ({ id: each.split("=")[0], name: each.split("=")[1] ?? each.split("=")[0] }));

@Component({
	selector: "hc-application",
	standalone: true,
	imports: [ReactiveFormsModule, NgSelectModule, AsyncPipe, MaskDirective, PhoneDirective, PillGroup],
	template: `
<header class="hc-top"><h1>Mire Ridge Honors College</h1><p>First-year honors application</p></header>
<main class="hc-wrap">
<form [formGroup]="form" (ngSubmit)="submit()" novalidate>
<p>Fields marked <span class="req">*</span> are required. Your work is not saved until you select <em>Submit application</em>.</p>
<section class="panel"><h2>1. About you</h2>
<div class="row">${text("legalFirst", "Legal first name", { extra: 'autocomplete="given-name"' })}${text("legalMiddle", "Middle name", { req: false })}${text("legalLast", "Legal last name", { extra: 'autocomplete="family-name"' })}
${sel("suffix", "Suffix", `[items]="suffixes" placeholder="None" [searchable]="false"`, { req: false })}</div>
<div class="row">${text("dob", "Date of birth", { extra: 'hcMask="00/00/0000" inputmode="numeric" placeholder="MM/DD/YYYY"' })}${text("email", "Email", { type: "email", help: "Decisions are sent here." })}${text("phone", "Mobile phone", { type: "tel", extra: "hcPhone" })}</div>
<h3>Permanent address</h3>
<div class="row">${text("street", "Street address")}${text("unit", "Apt / unit", { req: false })}${text("city", "City")}</div>
<div class="row">${sel("state", "State", `[items]="states" bindLabel="name" bindValue="id" placeholder="Select state" (change)="stateChanged()"`)}
${sel("county", "County of residence", `[items]="counties" placeholder="Select county" notFoundText="Choose a state first"`, { req: false, help: "For in-state fellowships only." })}
${text("zip", "ZIP code", { extra: 'maxlength="10"' })}</div>
<div class="xf" aria-hidden="true"><label for="hc-fax2">Leave this field empty</label><input id="hc-fax2" formControlName="website" tabindex="-1" autocomplete="off"></div>
</section>
<section class="panel"><h2>2. Background</h2>
<div class="row">${sel("citizenship", "Citizenship status", `[items]="citizenships" bindLabel="name" bindValue="id" placeholder="Select one" [searchable]="false"`)}
${group(`<label id="lbl-hisp">Are you Hispanic or Latino/a/x?</label><hc-pill-group formControlName="hispanic" labelledBy="lbl-hisp" [options]="yesNoDecline"></hc-pill-group>`)}</div>
<div class="row">${sel("race", "Race (select all that apply)", `[items]="races" bindLabel="name" bindValue="id" [multiple]="true" [closeOnSelect]="false" placeholder="Select"`, { req: false })}
${group(`<label id="lbl-fg">Will you be the first in your family to earn a bachelor's degree?</label><hc-pill-group formControlName="firstGen" labelledBy="lbl-fg" [options]="yesNoUnsure"></hc-pill-group>`)}</div>
<div class="row">${text("p1Name", "Parent/guardian 1: full name", { req: false })}${sel("p1Edu", "Parent/guardian 1: highest education", `[items]="eduLevels" bindLabel="name" bindValue="id" placeholder="Select"`, { req: false })}${text("p1Email", "Parent/guardian 1: email", { req: false, type: "email" })}</div>
<div class="row">${text("p2Name", "Parent/guardian 2: full name", { req: false })}${sel("p2Edu", "Parent/guardian 2: highest education", `[items]="eduLevels" bindLabel="name" bindValue="id" placeholder="Select"`, { req: false })}</div>
</section>
<section class="panel"><h2>3. Academics</h2>
<div class="row">${sel("highSchool", "High school", `[items]="schools$ | async" bindLabel="name" bindValue="ceeb" [loading]="schoolsLoading" [typeahead]="schoolInput$" [minTermLength]="3" typeToSearchText="Please enter 3 or more characters" placeholder="Search by school name"`, {
		help: "If your school is not listed, search for 000000.",
		inner: `<ng-template ng-option-tmp let-item="item"><div class="hs-row">{{ item.name }}<small>{{ item.city }}, {{ item.state }}</small></div></ng-template>`,
	})}
<fieldset class="form-group"><legend>Expected graduation</legend>
<select class="form-control" formControlName="gradMonth" aria-label="Month"><option value="">Month</option>@for (m of months; track m.id) {<option [value]="m.id">{{ m.name }}</option>}</select>
<select class="form-control" formControlName="gradYear" aria-label="Year"><option value="">Year</option>@for (y of years; track y) {<option [value]="y">{{ y }}</option>}</select></fieldset></div>
<div class="row">${text("gpaU", "Unweighted GPA (4.0 scale)", { extra: 'inputmode="decimal"' })}${text("gpaW", "Weighted GPA", { req: false, help: "As printed on your transcript" })}</div>
<div class="row">${text("satR", "SAT Evidence-Based Reading & Writing", { req: false, type: "number", extra: 'min="200" max="800" step="10"' })}${text("satM", "SAT Math", { req: false, type: "number", extra: 'min="200" max="800" step="10"' })}${text("act", "ACT Composite", { req: false, type: "number", extra: 'min="1" max="36"' })}</div>
${sel("major", "Intended major", `[items]="majors" bindLabel="name" bindValue="id" [virtualScroll]="true" placeholder="Start typing or scroll"`)}
${group(`<label id="lbl-term">When do you plan to start?</label><div class="term-cards" role="radiogroup" aria-labelledby="lbl-term">
@for (t of terms; track t.id) {<label class="term-card" [class.selected]="form.value.term === t.id"><input type="radio" formControlName="term" [value]="t.id"><strong>{{ t.name }}</strong><span>{{ t.note }}</span></label>}</div>`)}
</section>
<section class="panel"><h2>4. Activities</h2><p>Tell us about up to five activities, paid work included, in order of importance to you.</p>
<div formArrayName="activities">
@for (a of activities.controls; track a; let i = $index) {
<div class="act-card" [formGroupName]="i">
<button type="button" class="act-head" [attr.aria-expanded]="open === i" (click)="open = open === i ? -1 : i">Activity {{ i + 1 }}@if (a.get('org')?.value) {: {{ a.get('org')?.value }}}</button>
<div class="act-body" [class.closed]="open !== i">
<div class="row">
<div class="form-group"><label>Category</label><ng-select formControlName="category" [items]="categories" bindLabel="name" bindValue="id" groupBy="group" placeholder="Choose a category"></ng-select></div>
<div class="form-group"><label for="act{{ i }}-org">Name of organization or employer</label><input class="form-control" id="act{{ i }}-org" formControlName="org"></div>
<div class="form-group"><label for="act{{ i }}-role">Your role</label><input class="form-control" id="act{{ i }}-role" formControlName="role"></div></div>
<div class="row">
<div class="form-group"><label>Grades</label><ng-select formControlName="grades" [items]="grades" bindLabel="name" bindValue="id" [multiple]="true" [closeOnSelect]="false" placeholder="9 - 12"></ng-select></div>
<div class="form-group"><label for="act{{ i }}-hrs">Hours per week</label><input type="number" class="form-control" id="act{{ i }}-hrs" formControlName="hours" min="0" max="80"></div></div>
<div class="form-group"><label for="act{{ i }}-desc">What did you do and accomplish?</label><textarea class="form-control" rows="3" id="act{{ i }}-desc" formControlName="desc" maxlength="300"></textarea><small class="form-text">{{ 300 - (a.get('desc')?.value?.length ?? 0) }} characters left</small></div>
<button type="button" class="btn" (click)="removeActivity(i)">Remove</button>
</div></div>}
</div>
<button type="button" class="btn" id="add-activity" (click)="addActivity()" [disabled]="activities.length >= 5">+ Add an activity</button>
</section>
<section class="panel"><h2>5. Honors and awards</h2>
<table class="honor-table" formArrayName="honors"><thead><tr><th scope="col">Honor or award</th><th scope="col">Grade received</th><th scope="col">Level of recognition</th></tr></thead><tbody>
@for (h of honors.controls; track h; let i = $index) {<tr [formGroupName]="i"><td><input class="form-control" formControlName="title" [attr.aria-label]="'Honor or award ' + (i + 1)"></td>
<td><ng-select formControlName="grade" [items]="grades" bindLabel="name" bindValue="id" placeholder="Grade" [ariaLabel]="'Grade received ' + (i + 1)"></ng-select></td>
<td><ng-select formControlName="level" [items]="levels" placeholder="Level" [ariaLabel]="'Level ' + (i + 1)"></ng-select></td></tr>}
</tbody></table></section>
<section class="panel"><h2>6. Short answer and references</h2>
<div class="form-group"><label for="hc-essay">Describe a question you would pursue in an honors thesis, and why. <span class="req">*</span></label><textarea class="form-control" id="hc-essay" rows="5" formControlName="essay"></textarea></div>
<div class="row">${text("recName", "Recommending teacher: name")}${text("recEmail", "Recommending teacher: school email", { type: "email" })}${text("recSubject", "Subject taught", { req: false })}</div>
<div class="row">${sel("hear", "How did you learn about the Honors College?", `[items]="hears" placeholder="Select"`, { req: false })}${sel("housing", "Honors residence hall preference", `[items]="halls" placeholder="No preference"`, { req: false })}</div>
<div class="form-group"><label><input type="checkbox" formControlName="certify"> I certify that the information in this application is complete and my own.</label></div>
<div class="form-group"><label><input type="checkbox" formControlName="texts"> Yes, send me text messages about honors events.</label></div>
</section>
<button type="submit" class="btn">Submit application</button>
</form></main>`,
})
class App {
	private fb = inject(FormBuilder).nonNullable;
	open = -1;
	submitted = false;
	suffixes = ["Jr.", "Sr.", "II", "III", "IV", "V"];
	states = STATES.map(([id, name]) => ({ id, name }));
	counties: string[] = [];
	citizenships = pairs("USC=United States citizen|LPR=U.S. permanent resident|DACA=DACA recipient or undocumented|INTL=Citizen of another country (visa required)");
	yesNoDecline = [
		{ value: "Y", label: "Yes" },
		{ value: "N", label: "No" },
		{ value: "X", label: "Prefer not to say" },
	];
	yesNoUnsure = [
		{ value: "Y", label: "Yes" },
		{ value: "N", label: "No" },
		{ value: "U", label: "Not sure" },
	];
	races = pairs("1=American Indian or Alaska Native|2=Asian|3=Black or African American|4=Native Hawaiian or Other Pacific Islander|5=White");
	eduLevels = pairs("1=Did not finish high school|2=High school diploma or GED|3=Some college, no degree|4=Associate degree|5=Bachelor's degree|6=Master's degree|7=Doctoral or professional degree|9=Unknown");
	months = "January February March April May June July August September October November December".split(" ").map((name, i) => ({ id: String(i + 1).padStart(2, "0"), name }));
	years = ["2024", "2025", "2026", "2027", "2028"];
	majors = MAJOR_NAMES;
	terms = [
		{ id: "2027FA", name: "Fall 2027", note: "Classes begin in September" },
		{ id: "2028SP", name: "Spring 2028", note: "Classes begin in April" },
		{ id: "2028FA", name: "Fall 2028", note: "Deferred entry" },
	];
	categories = [
		...["ATH=Athletics", "DNC=Dance", "MUS=Music", "ART=Visual Art", "THR=Theater"].map((x) => [x, "Arts & athletics"]),
		...["ACA=Academic Club", "DEB=Debate / Speech", "JRN=Journalism / Publication", "ROB=Robotics", "GOV=Student Government"].map((x) => [x, "School clubs"]),
		...["ENV=Environmental", "VOL=Community Service", "REL=Religious", "CUL=Cultural"].map((x) => [x, "Community"]),
		...["WRK=Paid Work", "INT=Internship", "FAM=Family Responsibilities", "OTH=Other"].map((x) => [x, "Work & family"]),
	].map(([pair, g]) => ({ ...pairs(pair)[0], group: g }));
	grades = pairs("9=9th|10=10th|11=11th|12=12th");
	levels = ["School", "County / regional", "State", "National", "International"];
	hears = ["Counselor", "Email", "Campus visit", "Friend or relative", "Social media"];
	halls = ["Alder House", "West Hall", "Sackett"];
	schoolInput$ = new Subject<string>();
	schoolsLoading = false;
	schools$ = concat(
		of([] as typeof SCHOOLS),
		this.schoolInput$.pipe(
			distinctUntilChanged(),
			debounceTime(250),
			tap(() => (this.schoolsLoading = true)),
			switchMap((term) =>
				of(SCHOOLS.filter((s) => term && `${s.name} ${s.ceeb}`.toLowerCase().includes(term.toLowerCase()))).pipe(
					delay(400),
					catchError(() => of([])),
					tap(() => (this.schoolsLoading = false)),
				),
			),
		),
	);
	form = this.fb.group({
		legalFirst: ["", Validators.required], legalMiddle: "", legalLast: ["", Validators.required], suffix: null as string | null,
		dob: ["", Validators.required], email: ["", [Validators.required, Validators.email]], phone: ["", Validators.required],
		street: ["", Validators.required], unit: "", city: ["", Validators.required], state: null as string | null, county: null as string | null, zip: ["", Validators.required], website: "",
		citizenship: null as string | null, hispanic: "", race: [[] as string[]], firstGen: "",
		p1Name: "", p1Edu: null as string | null, p1Email: "", p2Name: "", p2Edu: null as string | null,
		highSchool: null as string | null, gradMonth: "", gradYear: "", gpaU: ["", Validators.required], gpaW: "",
		satR: null as number | null, satM: null as number | null, act: null as number | null, major: null as number | null, term: "",
		activities: this.fb.array([] as ReturnType<App["newActivity"]>[]),
		honors: this.fb.array([0, 1, 2].map(() => this.fb.group({ title: "", grade: null as string | null, level: null as string | null }))),
		essay: ["", Validators.required], recName: ["", Validators.required], recEmail: ["", Validators.required], recSubject: "",
		hear: null as string | null, housing: null as string | null, certify: false, texts: false,
	});
	constructor() {
		const w = window as unknown as Record<string, unknown>;
		w.formState = () => this.state();
		w.formShown = () => this.shown();
	}
	newActivity() {
		return this.fb.group({ category: null as string | null, org: "", role: "", grades: [[] as string[]], hours: null as number | null, desc: "" });
	}
	get activities() {
		return this.form.get("activities") as FormArray;
	}
	get honors() {
		return this.form.get("honors") as FormArray;
	}
	addActivity() {
		this.activities.push(this.newActivity());
		this.open = this.activities.length - 1;
	}
	removeActivity(i: number) {
		this.activities.removeAt(i);
		this.open = -1;
	}
	stateChanged() {
		this.counties = COUNTIES[this.form.value.state ?? ""] ?? [];
		this.form.patchValue({ county: null });
	}
	submit() {
		this.submitted = true;
	}
	state() {
		const { activities, honors, ...rest } = this.form.getRawValue() as Record<string, unknown> & { activities: Record<string, unknown>[]; honors: Record<string, unknown>[] };
		const all: Record<string, unknown> = { ...rest, submitted: this.submitted };
		const blank = { category: null, org: "", role: "", grades: [], hours: null, desc: "" };
		for (const i of [0, 1, 2]) for (const [k, v] of Object.entries(activities[i] ?? blank)) all[`act${i}_${k}`] = v;
		honors.forEach((h, i) => {
			for (const [k, v] of Object.entries(h)) all[`honor${i}_${k}`] = v;
		});
		return all;
	}
	shown() {
		const read = (root: ParentNode | undefined, name: string): unknown => {
			const found = [...(root?.querySelectorAll(`[formcontrolname="${name}"]`) ?? [])] as HTMLElement[];
			const el = found[0];
			if (!el) return name === "grades" ? [] : "";
			if (el.localName === "ng-select") {
				const labels = [...el.querySelectorAll(".ng-value-label")].map((e) => e.textContent?.trim());
				return el.classList.contains("ng-select-multiple") ? labels : (labels[0] ?? "");
			}
			if (el.localName === "hc-pill-group") return el.querySelector(".pill.active")?.textContent?.trim() ?? "";
			if (el instanceof HTMLInputElement && el.type === "radio")
				return found.find((r) => (r as HTMLInputElement).checked)?.parentElement?.querySelector("strong")?.textContent ?? "";
			if (el instanceof HTMLInputElement && el.type === "checkbox") return el.checked;
			if (el instanceof HTMLSelectElement) return el.value ? el.selectedOptions[0].text : "";
			return (el as HTMLInputElement).value;
		};
		const out: Record<string, unknown> = {};
		for (const key of Object.keys(this.state())) {
			if (key === "submitted") continue;
			const m = /^(act|honor)(\d)_(\w+)$/.exec(key);
			if (!m) out[key] = read(document, key);
			else out[key] = read(document.querySelectorAll(m[1] === "act" ? ".act-card" : ".honor-table tbody tr")[Number(m[2])], m[3]);
		}
		return out;
	}
}
document.getElementById("root")!.append(document.createElement("hc-application"));
bootstrapApplication(App, { providers: [provideZoneChangeDetection({ eventCoalescing: true })] }).catch((e) => console.error(e));
