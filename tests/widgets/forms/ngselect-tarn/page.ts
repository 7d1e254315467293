import "zone.js";
import "@angular/compiler";
import "../../node_modules/@ng-select/ng-select/themes/default.theme.css";
import "./page.css";
import { CommonModule } from "@angular/common";
import { ChangeDetectionStrategy, Component, Directive, ElementRef, forwardRef, HostListener, Input, provideZoneChangeDetection, Inject } from "@angular/core";
import { FormsModule, NG_VALUE_ACCESSOR, type ControlValueAccessor } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectModule } from "@ng-select/ng-select";
import { debounceTime, delay, of, Subject, switchMap, tap } from "rxjs";
import { COUNTRIES, STATES } from "../../lists";

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const pad = (n: number) => String(n).padStart(2, "0");

class BsDatepicker implements ControlValueAccessor {
	minMode: "day" | "month" = "day";
	startDate?: string;
	private popup?: HTMLElement;
	private view: "day" | "month" | "year" = "day";
	private at = new Date();
	private change = (_: string) => {};
	private touched = () => {};
	constructor(private host: ElementRef) {}
	get input(): HTMLInputElement { return this.host.nativeElement; }
	writeValue(value: string) { this.input.value = value ?? ""; }
	registerOnChange(f: (v: string) => void) { this.change = f; }
	registerOnTouched(f: () => void) { this.touched = f; }
	typed() {
		const text = this.input.value.trim();
		const good = this.minMode === "month" ? /^(0?[1-9]|1[0-2])\/(\d{4})$/.exec(text) : /^(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])\/(\d{4})$/.exec(text);
		this.input.value = good ? good.slice(1).map((n) => n.padStart(2, "0")).join("/") : text ? "Invalid date" : "";
		if (this.input.value === "Invalid date") this.input.value = "";
		this.change(this.input.value);
	}
	show() {
		if (this.popup) return;
		const parts = this.input.value.split("/").map(Number);
		this.at = parts.length > 1 ? new Date(parts[parts.length - 1], parts[0] - 1, 1) : this.startDate ? new Date(`${this.startDate}T12:00`) : new Date();
		this.view = this.minMode;
		this.popup = document.createElement("bs-datepicker-container");
		this.popup.className = "bottom bs-datepicker-container";
		const box = this.input.getBoundingClientRect();
		this.popup.style.top = `${box.bottom + scrollY + 2}px`;
		this.popup.style.left = `${box.left + scrollX}px`;
		document.body.append(this.popup);
		this.draw();
		document.addEventListener("mousedown", this.away);
	}
	private away = (event: Event) => { if (!this.popup?.contains(event.target as Node) && event.target !== this.input) this.hide(); };
	hide() { this.popup?.remove(); this.popup = undefined; document.removeEventListener("mousedown", this.away); this.touched(); }
	private pick(day: number) {
		this.input.value = this.minMode === "month" ? `${pad(this.at.getMonth() + 1)}/${this.at.getFullYear()}` : `${pad(this.at.getMonth() + 1)}/${pad(day)}/${this.at.getFullYear()}`;
		this.change(this.input.value);
		this.hide();
	}
	private draw() {
		const year = this.at.getFullYear(), month = this.at.getMonth();
		const from = Math.floor(year / 16) * 16;
		const cells: [string, string, () => void][] = [];
		if (this.view === "day") {
			const lead = new Date(year, month, 1).getDay(), last = new Date(year, month + 1, 0).getDate();
			for (let i = 0; i < 42; i++) {
				const d = new Date(year, month, 1 - lead + i);
				const other = d.getMonth() !== month;
				cells.push([String(d.getDate()), other ? "is-other-month" : "", () => { if (!other) this.pick(d.getDate()); }]);
			}
			void last;
		} else if (this.view === "month") MONTHS.forEach((name, n) => cells.push([name, "", () => { this.at = new Date(year, n, 1); if (this.minMode === "month") this.pick(1); else { this.view = "day"; this.draw(); } }]));
		else for (let y = from; y < from + 16; y++) cells.push([String(y), "", () => { this.at = new Date(y, month, 1); this.view = "month"; this.draw(); }]);
		const wide = this.view === "day" ? 7 : this.view === "month" ? 3 : 4;
		const el = this.popup as HTMLElement;
		el.innerHTML = `<div class="bs-datepicker theme-default"><div class="bs-datepicker-container" role="application"><div class="bs-calendar-container" role="application"><div class="bs-media-container"><bs-${this.view}s-calendar-view><bs-calendar-layout><div class="bs-datepicker-head"><bs-datepicker-navigation-view><button type="button" class="previous"><span>&lsaquo;</span></button>${this.view === "day" ? `<button type="button" class="current cur-month"><span>${MONTHS[month]}</span></button>` : ""}<button type="button" class="current cur-year"><span>${this.view === "year" ? `${from} - ${from + 15}` : year}</span></button><button type="button" class="next"><span>&rsaquo;</span></button></bs-datepicker-navigation-view></div><div class="bs-datepicker-body"><table role="grid" class="${this.view}s">${this.view === "day" ? `<thead><tr>${["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].map((d) => `<th aria-label="weekday">${d}</th>`).join("")}</tr></thead>` : ""}<tbody></tbody></table></div></bs-calendar-layout></bs-${this.view}s-calendar-view></div></div></div></div>`;
		const body = el.querySelector("tbody") as HTMLElement;
		let row: HTMLElement | undefined;
		cells.forEach(([label, cls, act], n) => {
			if (n % wide === 0) { row = document.createElement("tr"); body.append(row); }
			const td = document.createElement("td");
			td.setAttribute("role", "gridcell");
			const span = document.createElement("span");
			span.textContent = label;
			span.className = cls;
			if (this.view === "day") span.setAttribute("bsdatepickerdaydecorator", "");
			td.append(span);
			td.addEventListener("click", act);
			row?.append(td);
		});
		const move = (n: number) => { this.at = this.view === "day" ? new Date(year, month + n, 1) : this.view === "month" ? new Date(year + n, month, 1) : new Date(year + 16 * n, month, 1); this.draw(); };
		(el.querySelector(".previous") as HTMLElement).onclick = () => move(-1);
		(el.querySelector(".next") as HTMLElement).onclick = () => move(1);
		const curMonth = el.querySelector(".cur-month") as HTMLElement | null;
		if (curMonth) curMonth.onclick = () => { this.view = "month"; this.draw(); };
		(el.querySelector(".cur-year") as HTMLElement).onclick = () => { if (this.view !== "year") { this.view = "year"; this.draw(); } };
	}
}
Inject(ElementRef)(BsDatepicker, undefined, 0);
Input()(BsDatepicker.prototype, "minMode");
Input()(BsDatepicker.prototype, "startDate");
HostListener("click")(BsDatepicker.prototype, "show", Object.getOwnPropertyDescriptor(BsDatepicker.prototype, "show") as any);
HostListener("change")(BsDatepicker.prototype, "typed", Object.getOwnPropertyDescriptor(BsDatepicker.prototype, "typed") as any);
Directive({ selector: "input[bsDatepicker]", standalone: true, host: { autocomplete: "off" }, providers: [{ provide: NG_VALUE_ACCESSOR, useExisting: forwardRef(() => BsDatepicker), multi: true }] })(BsDatepicker);

const PLACES = [
	["4127 Juniper Hollow Lane", "Yreka", "CA", "96097"], ["4127 Juniper Hollow Court", "Bend", "OR", "97702"], ["4127 Juniper Street", "San Diego", "CA", "92105"],
	["412 Juniper Hill Road", "Reno", "NV", "89519"], ["4120 Jupiter Drive", "Salt Lake City", "UT", "84124"],
];
const HIGH: Record<string, string[]> = {
	OR: ["Ashland High School", "Ashland Valley High School", "Crater Renaissance Academy", "Grants Pass High School", "North Medford High School", "Phoenix High School", "South Medford High School"],
	CA: ["Etna High School", "Mount Shasta High School", "Shasta High School", "Weed High School", "Yreka High School"],
	WA: ["Ballard High School", "Garfield High School", "Lewis and Clark High School"],
};
const COLLEGES = [
	["001187", "College of the Siskiyous", "Weed", "CA"], ["001118", "Butte College", "Oroville", "CA"], ["001289", "Shasta College", "Redding", "CA"], ["003210", "Oregon State University", "Corvallis", "OR"],
	["003222", "Rogue Community College", "Grants Pass", "OR"], ["001119", "College of the Desert", "Palm Desert", "CA"], ["001185", "College of the Redwoods", "Eureka", "CA"], ["001307", "College of the Sequoias", "Visalia", "CA"],
].map(([ipeds, name, city, st]) => ({ ipeds, name, city, st }));
const COUNTIES: Record<string, string[]> = { CA: ["Alameda", "Humboldt", "Lassen", "Modoc", "Shasta", "Siskiyou", "Trinity"], OR: ["Jackson", "Josephine", "Klamath", "Lane"] };
const MORE = ["Afghanistan", "Albania", "Algeria", "Angola", "Armenia", "Austria", "Bangladesh", "Belgium", "Bolivia", "Cameroon", "Chile", "Cuba", "Denmark", "Ecuador", "Egypt", "El Salvador", "Ethiopia", "Finland", "Greece", "Guatemala", "Guinea", "Haiti", "Honduras", "Hungary", "Iceland", "Indonesia", "Iran", "Iraq", "Ireland", "Israel", "Italy", "Jamaica", "Jordan", "Laos", "Lebanon", "Liberia", "Malaysia", "Mali", "Morocco", "Nepal", "Netherlands", "New Zealand", "Nicaragua", "Niger", "Norway", "Panama", "Peru", "Poland", "Portugal", "Romania", "Russia", "Rwanda", "Senegal", "Somalia", "Sudan", "Sweden", "Syria", "Thailand", "Turkey", "Uganda", "Ukraine", "Uruguay", "Venezuela", "Yemen", "Zambia", "Zimbabwe"];

const blank = () => ({ type: null as string | null, org: "", position: "", grades: [] as string[], hours: "", weeks: "", duties: "" });
const first = {
	firstName: "", middleName: "", lastName: "", email: "", emailConfirm: "", phone: "", dob: "", addr1: "", addr2: "", city: "", state: null, county: null, zip: "",
	citizenship: null, birthCountry: null, hispanic: "", race: [] as string[], sex: "", hsState: null, hsName: null, hsGrad: "", gpa: "", college: null, term: null,
	satRw: "", satMath: "", satMathDate: "", act: "", refName: "", refEmail: "", icName: "", icPhone: "", icRel: null, vaccinated: null, hear: null, whyHealth: "", ssn: "", attest: false, texts: false,
};
const GRADES = [{ id: "9", name: "Grade 9" }, { id: "10", name: "Grade 10" }, { id: "11", name: "Grade 11" }, { id: "12", name: "Grade 12" }];
const TYPES = ["Athletics", "Clinical or patient care", "Debate / Speech", "Employment (paid)", "Environmental", "Music or theater", "Research", "Shadowing", "Student government", "Volunteer service"];

const sel = (id: string, items: string, extra = "") => `<ng-select [items]="${items}" [(ngModel)]="m.${id}" name="${id}" labelForId="${id}" bindLabel="name" bindValue="id" placeholder="Select" ${extra}></ng-select>`;
const txt = (id: string, label: string, req = false, extra = "", help = "") => `<div class="col form-group"><label for="${id}">${label}${req ? ' <span class="text-danger">*</span>' : ""}</label><input class="form-control" id="${id}" name="${id}" [(ngModel)]="m.${id}" ${extra.includes("type=") ? "" : 'type="text"'} ${req ? "required" : ""} ${extra}>${help ? `<small class="form-text text-muted">${help}</small>` : ""}</div>`;
const drop = (id: string, label: string, items: string, extra = "") => `<div class="col form-group"><label for="${id}">${label}</label>${sel(id, items, extra)}</div>`;
const pills = (id: string, label: string, list: [string, string][]) => `<div class="form-group"><label id="${id}Lbl">${label}</label><div class="btn-group" role="radiogroup" id="${id}" aria-labelledby="${id}Lbl">${list.map(([v, l]) => `<label class="btn btn-outline-primary" role="radio" tabindex="0" [class.active]="m.${id} === '${v}'" [attr.aria-checked]="m.${id} === '${v}'" (click)="m.${id} = '${v}'">${l}</label>`).join("")}</div></div>`;

class AppRoot {
	m: any = structuredClone(first);
	exps: any[] = [];
	exams: any[] = [{ subject: null, date: "", score: null }];
	draft: any = null;
	draftTried = false;
	submitted = false;
	places: string[][] = [];
	hsList: { id: string; name: string }[] = [];
	hsLoading = false;
	colleges: any[] = [];
	collegeLoading = false;
	college$ = new Subject<string>();
	phoneBad = false;
	states = STATES.map(([id, name]) => ({ id, name }));
	counties: any[] = [];
	countries = [...COUNTRIES, ...MORE].sort().map((name) => ({ id: name, name }));
	citizen = [["C", "U.S. citizen or national"], ["R", "Permanent resident"], ["D", "DACA recipient"], ["V", "Visa holder / other"]].map(([id, name]) => ({ id, name }));
	races = [["AI", "American Indian or Alaska Native"], ["AS", "Asian"], ["BL", "Black or African American"], ["PI", "Native Hawaiian or Other Pacific Islander"], ["WH", "White"]].map(([id, name]) => ({ id, name }));
	terms = [["202620", "Spring 2026"], ["202640", "Fall 2026"], ["202720", "Spring 2027"], ["202740", "Fall 2027"], ["202820", "Spring 2028"], ["202840", "Fall 2028"]].map(([id, name]) => ({ id, name }));
	yesNo = [{ id: "Y", name: "Yes" }, { id: "N", name: "No" }];
	rels = ["Friend", "Guardian", "Parent", "Sibling", "Spouse"].map((name) => ({ id: name, name }));
	hears = ["College fair", "Current student", "Email", "Hospital partner", "Search engine"].map((name) => ({ id: name, name }));
	grades = GRADES;
	types = TYPES.map((name) => ({ id: name, name }));
	subjects = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language", "AP Environmental Science", "AP Physics 1", "AP Psychology", "AP Statistics", "AP U.S. History", "AP World History", "IB Biology HL", "IB Chemistry HL"].map((name) => ({ id: name, name }));
	scores = ["1", "2", "3", "4", "5", "6", "7"].map((name) => ({ id: name, name }));
	private asked = 0;
	constructor() {
		app = this;
		this.college$.pipe(debounceTime(200), tap(() => (this.collegeLoading = true)), switchMap((term) => of(term ? COLLEGES.filter((c) => `${c.name} ${c.city} ${c.st}`.toLowerCase().includes(term.toLowerCase())) : []).pipe(delay(350)))).subscribe((found) => { this.colleges = found; this.collegeLoading = false; });
	}
	lookUp(text: string) {
		const mine = ++this.asked;
		if (text.trim().length < 5) { this.places = []; return; }
		setTimeout(() => {
			if (mine !== this.asked) return;
			this.places = PLACES.filter((p) => p.join(" ").toLowerCase().startsWith(text.trim().toLowerCase().slice(0, 24)));
		}, 300);
	}
	leaveAddress() { setTimeout(() => { this.asked++; this.places = []; }, 200); }
	take(p: string[]) { this.asked++; [this.m.addr1, this.m.city, this.m.state, this.m.zip] = p; this.places = []; this.stateChanged(); }
	stateChanged() { this.m.county = null; this.counties = (COUNTIES[this.m.state] ?? ["(not listed)"]).map((name) => ({ id: name, name })); }
	hsStateChanged() {
		this.m.hsName = null; this.hsList = [];
		if (!this.m.hsState) return;
		this.hsLoading = true;
		setTimeout(() => {
			this.hsList = (HIGH[this.m.hsState] ?? []).concat("My school is not listed").map((name) => ({ id: name, name }));
			this.hsLoading = false;
		}, 380);
	}
	fixPhone(key: string) {
		const d = this.m[key].replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
		const good = d.length === 10;
		if (key === "phone") this.phoneBad = !good && this.m[key] !== "";
		this.m[key] = good ? `${d.slice(0, 3)}-${d.slice(3, 6)}-${d.slice(6)}` : "";
	}
	fixRange(key: string, low: number, high: number) { const n = Number(this.m[key]); if (this.m[key] !== "" && !(n >= low && n <= high)) this.m[key] = ""; }
	openDraft() { this.draft = blank(); this.draftTried = false; document.body.classList.add("modal-open"); }
	closeDraft() { this.draft = null; document.body.classList.remove("modal-open"); }
	saveDraft() { this.draftTried = true; if (!this.draft.type || !this.draft.org) return; this.exps = [...this.exps, this.draft]; this.closeDraft(); }
	gradeNames(e: any) { return e.grades.map((g: string) => GRADES.find((x) => x.id === g)?.name).join(", "); }
	addExam() { this.exams = [...this.exams, { subject: null, date: "", score: null }]; }
	send() { this.submitted = true; }
}
let app: AppRoot;
Component({
	selector: "app-root",
	standalone: true,
	changeDetection: (ChangeDetectionStrategy as any).Eager ?? (ChangeDetectionStrategy as any).Default,
	imports: [CommonModule, FormsModule, NgSelectModule, BsDatepicker],
	template: `
<div class="container">
<h1>Tarn College of Health Sciences</h1>
<p class="lead">Undergraduate application for admission</p>
<p class="small">Fields marked <span class="text-danger">*</span> are required. Your session expires after 30 minutes of inactivity.</p>
<form #f="ngForm" (ngSubmit)="send()" novalidate>
<div class="card"><div class="card-header">1. Applicant information</div><div class="card-body">
 <div class="row">${txt("firstName", "Legal first name", true)}${txt("middleName", "Middle name")}${txt("lastName", "Legal last name", true)}</div>
 <div class="row">${txt("email", "E-mail", true, 'type="email"')}${txt("emailConfirm", "Confirm e-mail", true, 'type="email" autocomplete="off"')}</div>
 <div class="row"><div class="col form-group"><label for="phone">Primary phone</label><input class="form-control" id="phone" name="phone" type="tel" [(ngModel)]="m.phone" (blur)="fixPhone('phone')" [class.is-invalid]="phoneBad"><div class="invalid-feedback" *ngIf="phoneBad">Please enter a 10-digit U.S. number.</div></div>
 <div class="col form-group"><label for="dob">Birth date <span class="text-danger">*</span></label><div class="input-group"><input class="form-control" id="dob" name="dob" placeholder="MM/DD/YYYY" bsDatepicker startDate="2008-01-01" readonly [(ngModel)]="m.dob"></div></div></div>
 <div class="form-group"><label for="addr1">Permanent home address <span class="text-danger">*</span></label><input class="form-control" id="addr1" name="addr1" type="text" autocomplete="off" [ngModel]="m.addr1" (ngModelChange)="m.addr1=$event; lookUp($event)" (blur)="leaveAddress()" aria-haspopup="true" [attr.aria-expanded]="places.length > 0">
  <typeahead-container class="dropdown open bottom" *ngIf="places.length"><ul role="listbox" class="dropdown-menu" style="display:block"><li role="option" class="dropdown-item" *ngFor="let p of places" (mousedown)="$event.preventDefault()" (click)="take(p)"><span>{{p[0]}}, {{p[1]}}, {{p[2]}} {{p[3]}}</span></li></ul></typeahead-container></div>
 <div class="row">${txt("addr2", "Apartment, suite, unit")}${txt("city", "City", true)}</div>
 <div class="row">${drop("state", 'State <span class="text-danger">*</span>', "states", '(change)="stateChanged()"')}${drop("county", "County of residence", "counties", '[disabled]="!counties.length"')}${txt("zip", "ZIP code", true, 'maxlength="10"')}</div>
</div></div>

<div class="card"><div class="card-header">2. Background</div><div class="card-body">
 <p class="small">Tarn College is required by the U.S. Department of Education to report the following. Your responses are voluntary and are not used in the admission decision.</p>
 <div class="row">${drop("citizenship", "Citizenship", "citizen")}${drop("birthCountry", "Country of birth", "countries", '[virtualScroll]="true"')}</div>
 ${pills("hispanic", "Are you Hispanic or Latino/a?", [["Y", "Yes"], ["N", "No"]])}
 <div class="form-group"><label for="race">Race (select all that apply)</label>${sel("race", "races", '[multiple]="true" [closeOnSelect]="false"')}</div>
 ${pills("sex", "Sex", [["F", "Female"], ["M", "Male"], ["X", "Decline to state"]])}
 <div class="row">${txt("ssn", "Social Security Number", false, 'type="password" autocomplete="off" maxlength="11"', "Required only if you intend to file the FAFSA.")}</div>
</div></div>

<div class="card"><div class="card-header">3. Academic record</div><div class="card-body">
 <div class="row">${drop("term", "Term for which you are applying", "terms")}${txt("gpa", "Cumulative GPA (weighted)", false, 'inputmode="decimal"', "Scale of 5.0")}</div>
 <div class="row">${drop("hsState", "State where your high school is located", "states", '(change)="hsStateChanged()"')}<div class="col form-group"><label for="hsName">High school</label><ng-select [items]="hsList" [loading]="hsLoading" [disabled]="!m.hsState" [(ngModel)]="m.hsName" name="hsName" labelForId="hsName" bindLabel="name" bindValue="id" [placeholder]="m.hsState ? 'Select your school' : 'Select a state first'"></ng-select></div>
 <div class="col form-group"><label for="hsGrad">Graduation (month / year)</label><input class="form-control" id="hsGrad" name="hsGrad" placeholder="MM/YYYY" bsDatepicker minMode="month" readonly [(ngModel)]="m.hsGrad"></div></div>
 <div class="form-group"><label for="college">College attended, if any (including dual enrollment)</label><ng-select [items]="colleges" [typeahead]="college$" [loading]="collegeLoading" [minTermLength]="2" typeToSearchText="Please enter 2 or more characters" [(ngModel)]="m.college" name="college" labelForId="college" bindLabel="name" bindValue="ipeds"><ng-template ng-option-tmp let-item="item"><div class="col-name">{{item.name}}</div><small>{{item.city}}, {{item.st}}</small></ng-template></ng-select></div>
 <h5>Test scores</h5>
 <div class="row">${txt("satRw", "SAT Evidence-Based Reading &amp; Writing", false, `inputmode="numeric" (blur)="fixRange('satRw',200,800)"`)}${txt("satMath", "SAT Math", false, `inputmode="numeric" (blur)="fixRange('satMath',200,800)"`)}<div class="col form-group"><label for="satMathDate">SAT Math test date</label><input class="form-control" id="satMathDate" name="satMathDate" placeholder="MM/DD/YYYY" bsDatepicker [(ngModel)]="m.satMathDate"></div>${txt("act", "ACT Composite", false, `inputmode="numeric" (blur)="fixRange('act',1,36)"`)}</div>
 <h5>AP / IB examinations</h5>
 <table class="table table-sm" id="exams"><thead><tr><th>Examination</th><th>Month taken</th><th>Score</th><th><span class="sr-only">Actions</span></th></tr></thead><tbody>
  <tr *ngFor="let e of exams; let i = index"><td style="width:50%"><ng-select [items]="subjects" bindLabel="name" bindValue="id" appendTo="body" [(ngModel)]="e.subject" [name]="'examSubject' + i" placeholder="Select exam"></ng-select></td><td><input class="form-control form-control-sm" bsDatepicker minMode="month" placeholder="MM/YYYY" [(ngModel)]="e.date" [name]="'examDate' + i"></td><td><ng-select [items]="scores" bindLabel="name" bindValue="id" appendTo="body" [searchable]="false" [(ngModel)]="e.score" [name]="'examScore' + i"></ng-select></td><td><button type="button" class="btn btn-link btn-sm" (click)="exams.splice(i, 1)" *ngIf="exams.length > 1">Remove</button></td></tr>
 </tbody></table>
 <button type="button" class="btn btn-outline-primary btn-sm" (click)="addExam()">Add examination</button>
</div></div>

<div class="card"><div class="card-header">4. Experiences</div><div class="card-body">
 <p>List up to ten activities, jobs, or volunteer positions during high school, most significant first.</p>
 <table class="table" id="expTable" *ngIf="exps.length; else none"><thead><tr><th>Type</th><th>Organization</th><th>Position</th><th>Grades</th><th>Hrs/wk</th><th>Wks/yr</th><th>Description</th></tr></thead><tbody><tr *ngFor="let e of exps"><td>{{e.type}}</td><td>{{e.org}}</td><td>{{e.position}}</td><td>{{gradeNames(e)}}</td><td>{{e.hours}}</td><td>{{e.weeks}}</td><td>{{e.duties}}</td></tr></tbody></table>
 <ng-template #none><p class="text-muted">No experiences entered.</p></ng-template>
 <button type="button" class="btn btn-primary" id="addExp" (click)="openDraft()">Add experience</button>
</div></div>

<div class="card"><div class="card-header">5. References and contacts</div><div class="card-body">
 <h5>Academic reference</h5><div class="row">${txt("refName", "Reference name")}${txt("refEmail", "Reference e-mail", false, 'type="email"')}</div>
 <h5>In case of emergency</h5><div class="row">${txt("icName", "Contact name")}${txt("icPhone", "Contact phone", false, `type="tel" (blur)="fixPhone('icPhone')"`)}${drop("icRel", "Relationship", "rels")}</div>
</div></div>

<div class="card"><div class="card-header">6. Additional questions</div><div class="card-body">
 <div class="row">${drop("vaccinated", "Are your hepatitis B immunizations current?", "yesNo")}${drop("hear", "How did you hear about Tarn College?", "hears")}</div>
 <div class="form-group"><label for="whyHealth">Describe an encounter with the health care system that shaped your decision to apply. (500 words)</label><textarea class="form-control" rows="6" id="whyHealth" name="whyHealth" [(ngModel)]="m.whyHealth"></textarea></div>
 <div class="form-check"><input class="form-check-input" type="checkbox" id="texts" name="texts" [(ngModel)]="m.texts"><label class="form-check-label" for="texts">Text me updates and reminders. Message and data rates may apply.</label></div>
 <div class="form-check"><input class="form-check-input" type="checkbox" id="attest" name="attest" [(ngModel)]="m.attest"><label class="form-check-label" for="attest">I certify that the information above is complete and accurate. <span class="text-danger">*</span></label></div>
</div></div>
<button type="submit" class="btn btn-primary">Submit application</button>
</form>
</div>
<ng-container *ngIf="draft">
<bs-modal-backdrop class="modal-backdrop fade in show"></bs-modal-backdrop>
<modal-container role="dialog" tabindex="-1" class="modal fade show" style="display:block" aria-modal="true"><div role="document" class="modal-dialog"><div class="modal-content">
 <div class="modal-header"><h4 class="modal-title">Add experience</h4><button type="button" class="btn btn-link close" aria-label="Close" (click)="closeDraft()"><span aria-hidden="true">&times;</span></button></div>
 <div class="modal-body"><form novalidate>
  <div class="form-group"><label for="expType">Experience type <span class="text-danger">*</span></label><ng-select [items]="types" bindLabel="name" bindValue="id" labelForId="expType" name="expType" [(ngModel)]="draft.type" placeholder="Select a type"></ng-select><div class="invalid-feedback" *ngIf="draftTried && !draft.type">Experience type is required.</div></div>
  <div class="form-group"><label for="expOrg">Organization or employer <span class="text-danger">*</span></label><input class="form-control" type="text" id="expOrg" name="expOrg" [(ngModel)]="draft.org"><div class="invalid-feedback" *ngIf="draftTried && !draft.org">Organization is required.</div></div>
  <div class="form-group"><label for="expPosition">Position or title</label><input class="form-control" type="text" id="expPosition" name="expPosition" [(ngModel)]="draft.position"></div>
  <div class="form-group"><label for="expGrades">Grade levels of participation</label><ng-select [items]="grades" bindLabel="name" bindValue="id" [multiple]="true" [closeOnSelect]="false" labelForId="expGrades" name="expGrades" [(ngModel)]="draft.grades"></ng-select></div>
  <div class="row"><div class="col form-group"><label for="expHours">Average hours per week</label><input class="form-control" type="text" inputmode="numeric" id="expHours" name="expHours" [(ngModel)]="draft.hours"></div><div class="col form-group"><label for="expWeeks">Weeks per year</label><input class="form-control" type="text" inputmode="numeric" id="expWeeks" name="expWeeks" [(ngModel)]="draft.weeks"></div></div>
  <div class="form-group"><label for="expDuties">Description of duties</label><textarea class="form-control" rows="3" id="expDuties" name="expDuties" [(ngModel)]="draft.duties"></textarea></div>
 </form></div>
 <div class="modal-footer"><button type="button" class="btn btn-link" (click)="closeDraft()">Cancel</button><button type="button" class="btn btn-primary" (click)="saveDraft()">Save experience</button></div>
</div></div></modal-container>
</ng-container>`,
})(AppRoot);

const EXP = ["type", "org", "position", "grades", "hours", "weeks", "duties"] as const;
const EXAM = ["subject", "date", "score"] as const;
(window as any).formState = () => {
	const out: any = { ...app.m, submitted: app.submitted };
	for (let i = 0; i < 3; i++) {
		for (const p of EXAM) out[`exam${i}.${p}`] = app.exams[i]?.[p] ?? "";
		for (const p of EXP) out[`exp${i}.${p}`] = app.exps[i]?.[p] ?? (p === "grades" ? [] : "");
	}
	return out;
};
const chosen = (box: Element | null | undefined) => [...(box?.querySelectorAll(".ng-value-label") ?? [])].map((e) => e.textContent?.trim() ?? "");
(window as any).formShown = () => {
	const out: any = {};
	for (const key of Object.keys(first)) {
		const el = document.getElementById(key) as HTMLInputElement;
		const ng = el.closest("ng-select");
		out[key] = ng ? (key === "race" ? chosen(ng) : chosen(ng)[0] ?? "") : el.getAttribute("role") === "radiogroup" ? el.querySelector(".active")?.textContent ?? "" : el.type === "checkbox" ? el.checked : el.value;
	}
	for (let i = 0; i < 3; i++) {
		const tr = document.querySelectorAll("#exams tbody tr")[i];
		out[`exam${i}.subject`] = chosen(tr?.querySelectorAll("ng-select")[0])[0] ?? "";
		out[`exam${i}.date`] = tr?.querySelector<HTMLInputElement>("input[bsDatepicker]")?.value ?? "";
		out[`exam${i}.score`] = chosen(tr?.querySelectorAll("ng-select")[1])[0] ?? "";
		const row = document.querySelectorAll("#expTable tbody tr")[i];
		EXP.forEach((p, n) => { const t = row?.children[n].textContent ?? ""; out[`exp${i}.${p}`] = p === "grades" ? (t ? t.split(", ") : []) : t; });
	}
	return out;
};
document.getElementById("root")?.replaceWith(document.createElement("app-root"));
bootstrapApplication(AppRoot, { providers: [provideZoneChangeDetection()] }).catch((e) => { throw e; });
