import "zone.js";
import "@angular/compiler";
import { ChangeDetectionStrategy, Component, inject, provideZoneChangeDetection, signal } from "@angular/core";
import { bootstrapApplication } from "@angular/platform-browser";
import { FormArray, FormBuilder, FormControl, FormGroup, ReactiveFormsModule, Validators } from "@angular/forms";
import { MatAutocompleteModule, type MatAutocompleteSelectedEvent } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatButtonToggleModule } from "@angular/material/button-toggle";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { MatChipsModule } from "@angular/material/chips";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatDialog, MatDialogModule, MatDialogRef } from "@angular/material/dialog";
import { MatExpansionModule } from "@angular/material/expansion";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatListModule } from "@angular/material/list";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatSlideToggleModule } from "@angular/material/slide-toggle";
import { MatToolbarModule } from "@angular/material/toolbar";
import { debounceTime, delay, distinctUntilChanged, of, switchMap, tap } from "rxjs";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "../../node_modules/@angular/material/prebuilt-themes/azure-blue.css";
import "./tor.css";

interface School { code: string; name: string; city: string; st: string }
const SCHOOLS: School[] = [
	["381020", "Ashland High School", "Ashland", "OR"], ["381026", "Ashland Valley High School", "Ashland", "OR"], ["381031", "Valley Catholic High School", "Beaverton", "OR"],
	["381177", "Crater Renaissance Academy", "Central Point", "OR"], ["381320", "Grants Pass High School", "Grants Pass", "OR"], ["381450", "Willamette Valley High School", "Salem", "OR"],
	["054110", "Yreka High School", "Yreka", "CA"], ["052210", "Castro Valley High School", "Castro Valley", "CA"], ["051212", "Ashland Valley Charter", "San Leandro", "CA"],
	["481002", "Valley Christian High School", "Spokane Valley", "WA"], ["361001", "Ashland High School", "Ashland", "OH"],
].map(([code, name, city, st]) => ({ code, name, city, st }));
const COUNTIES: Record<string, string[]> = {
	CA: ["Alameda", "Butte", "Del Norte", "Humboldt", "Los Angeles", "Modoc", "Sacramento", "Shasta", "Siskiyou", "Tehama", "Trinity"],
	OR: ["Benton", "Douglas", "Jackson", "Josephine", "Klamath", "Lane", "Multnomah"], WA: ["King", "Pierce", "Spokane"],
};
const LANGUAGES = ["Arabic", "Cantonese", "English", "French", "German", "Hausa", "Hindi", "Igbo", "Italian", "Japanese", "Korean", "Mandarin", "Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba"];
const findSchools = (st: string, q: string) => of(SCHOOLS.filter((s) => s.st === st && q.toLowerCase().trim().split(/\s+/).every((w) => `${s.name} ${s.city}`.toLowerCase().includes(w)))).pipe(delay(350));

@Component({
	selector: "tor-sibling-dialog",
	imports: [ReactiveFormsModule, MatDialogModule, MatFormFieldModule, MatInputModule, MatButtonModule],
	changeDetection: ChangeDetectionStrategy.Eager,
	template: `
		<h2 mat-dialog-title>Brother or sister</h2>
		<mat-dialog-content [formGroup]="form">
			<p>Include step-siblings who live with you.</p>
			<mat-form-field><mat-label>First name</mat-label><input matInput formControlName="first" required /></mat-form-field>
			<mat-form-field><mat-label>Last name</mat-label><input matInput formControlName="last" /></mat-form-field>
			<mat-form-field><mat-label>Age</mat-label><input matInput type="number" min="0" max="60" formControlName="age" /><mat-hint>Age today, in years</mat-hint></mat-form-field>
		</mat-dialog-content>
		<mat-dialog-actions align="end">
			<button mat-button mat-dialog-close>Cancel</button>
			<button mat-flat-button [disabled]="form.invalid" (click)="ref.close(form.getRawValue())">Save</button>
		</mat-dialog-actions>
	`,
})
class SiblingDialog {
	readonly ref = inject(MatDialogRef<SiblingDialog>);
	readonly form = inject(FormBuilder).group({ first: ["", Validators.required], last: [""], age: [null as number | null] });
}

@Component({
	selector: "tor-application",
	imports: [
		ReactiveFormsModule, MatAutocompleteModule, MatButtonModule, MatButtonToggleModule, MatCardModule, MatCheckboxModule, MatChipsModule, MatDatepickerModule, MatDialogModule,
		MatExpansionModule, MatFormFieldModule, MatInputModule, MatListModule, MatRadioModule, MatSelectModule, MatSlideToggleModule, MatToolbarModule,
	],
	changeDetection: ChangeDetectionStrategy.Eager,
	template: `
	<mat-toolbar color="primary"><span>Tor State University System</span><span class="grow"></span><small>First-year admission, all seven campuses</small></mat-toolbar>
	<main class="tor" [formGroup]="form">
		<mat-card appearance="outlined">
			<mat-card-header><mat-card-title>1. Applicant</mat-card-title><mat-card-subtitle>Enter your name as it appears on official documents.</mat-card-subtitle></mat-card-header>
			<mat-card-content>
				<div class="grid" formGroupName="applicant">
					<mat-form-field appearance="outline"><mat-label>Legal first name</mat-label><input matInput formControlName="first" required />
						@if (form.get('applicant.first')?.invalid) { <mat-error>A first name is <strong>required</strong></mat-error> }</mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Middle name</mat-label><input matInput formControlName="middle" /></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Legal last name</mat-label><input matInput formControlName="last" required /></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Suffix</mat-label>
						<mat-select formControlName="suffix"><mat-option></mat-option>@for (s of suffixes; track s) { <mat-option [value]="s">{{ s }}</mat-option> }</mat-select></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Date of birth</mat-label>
						<input matInput [matDatepicker]="dobPicker" [max]="today" formControlName="dob" required /><mat-hint>MM/DD/YYYY</mat-hint>
						<mat-datepicker-toggle matIconSuffix [for]="dobPicker" /><mat-datepicker #dobPicker startView="multi-year" /></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Email address</mat-label><input matInput type="email" formControlName="email" required /></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Cell phone</mat-label><span matTextPrefix>+1&nbsp;</span><input matInput type="tel" formControlName="cell" (input)="mask($event)" maxlength="14" /></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Social Security number</mat-label><input matInput formControlName="ssn" autocomplete="off" /><mat-hint>Needed only if you will file the FAFSA</mat-hint></mat-form-field>
				</div>
				<h3>Permanent residence</h3>
				<div class="grid" formGroupName="home">
					<mat-form-field appearance="outline" class="wide"><mat-label>Street</mat-label><input matInput formControlName="line1" /></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Apartment, unit (optional)</mat-label><input matInput formControlName="line2" /></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>City or town</mat-label><input matInput formControlName="city" /></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>State</mat-label><mat-select formControlName="state" (selectionChange)="form.get('home.county')?.reset()">@for (s of states; track s[0]) { <mat-option [value]="s[0]">{{ s[1] }}</mat-option> }</mat-select></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>County</mat-label><mat-select formControlName="county">@for (n of counties(); track n) { <mat-option [value]="n">{{ n }}</mat-option> }</mat-select><mat-hint>For residency classification</mat-hint></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>ZIP code</mat-label><input matInput formControlName="zip" maxlength="10" /></mat-form-field>
				</div>
				<mat-form-field appearance="outline" class="full"><mat-label>Languages you speak</mat-label>
					<mat-chip-grid #langGrid aria-label="Language selection">
						@for (l of langs(); track l) { <mat-chip-row (removed)="dropLang(l)">{{ l }}<button matChipRemove [attr.aria-label]="'remove ' + l">×</button></mat-chip-row> }
					</mat-chip-grid>
					<input placeholder="Add a language…" #langInput [formControl]="langText" [matChipInputFor]="langGrid" [matAutocomplete]="langAuto" />
					<mat-autocomplete #langAuto="matAutocomplete" (optionSelected)="addLang($event); langInput.value = ''">@for (l of langOptions(); track l) { <mat-option [value]="l">{{ l }}</mat-option> }</mat-autocomplete>
				</mat-form-field>
			</mat-card-content>
		</mat-card>

		<mat-card appearance="outlined">
			<mat-card-header><mat-card-title>2. Academic record</mat-card-title></mat-card-header>
			<mat-card-content>
				<div class="grid" formGroupName="school">
					<mat-form-field appearance="outline"><mat-label>State where your high school is located</mat-label><mat-select formControlName="state" (selectionChange)="form.get('school.pick')?.reset('')">@for (s of states; track s[0]) { <mat-option [value]="s[0]">{{ s[1] }}</mat-option> }</mat-select></mat-form-field>
					<mat-form-field appearance="outline" class="wide"><mat-label>High school</mat-label>
						<input matInput formControlName="pick" [matAutocomplete]="hsAuto" (blur)="keepListed()" />
						<mat-hint>{{ looking() ? 'Searching…' : 'Select a school from the list that appears' }}</mat-hint>
						<mat-autocomplete #hsAuto="matAutocomplete" [displayWith]="schoolText">@for (s of found(); track s.code) { <mat-option [value]="s">{{ s.name }}<br /><small>{{ s.city }}, {{ s.st }}</small></mat-option> }</mat-autocomplete></mat-form-field>
					<div class="full"><label id="yr-label" class="q">Grade you are in now</label>
						<mat-button-toggle-group formControlName="grade" aria-labelledby="yr-label"><mat-button-toggle value="10">10th</mat-button-toggle><mat-button-toggle value="11">11th</mat-button-toggle><mat-button-toggle value="12">12th</mat-button-toggle><mat-button-toggle value="G">Graduated</mat-button-toggle></mat-button-toggle-group></div>
					<mat-form-field appearance="outline"><mat-label>Unweighted GPA</mat-label><input matInput type="number" step="0.01" min="0" max="4" formControlName="gpa" /><span matTextSuffix>/ 4.0</span></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Date of graduation (actual or expected)</mat-label>
						<input matInput [matDatepicker]="gradPicker" formControlName="grad" /><mat-datepicker-toggle matIconSuffix [for]="gradPicker" /><mat-datepicker #gradPicker /></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Intended major</mat-label>
						<input matInput formControlName="major" [matAutocomplete]="majAuto" /><mat-autocomplete #majAuto="matAutocomplete" requireSelection>@for (m of majorOptions(); track m) { <mat-option [value]="m">{{ m }}</mat-option> }</mat-autocomplete></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>ACT composite (best)</mat-label><input matInput type="number" formControlName="act" min="1" max="36" /></mat-form-field>
				</div>
				<h3>Senior-year and other advanced high school courses</h3>
				<p class="help">Enter three courses. Credits are in Carnegie units (one full-year course = 1).</p>
				<table class="courses" formArrayName="courses">
					<thead><tr><th>Course title</th><th>Grade reported as</th><th>Grade</th><th>Credits</th></tr></thead>
					<tbody>@for (row of courses.controls; track row; let i = $index) {
						<tr [formGroupName]="i">
							<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="title" [attr.aria-label]="'Course title'" /></mat-form-field></td>
							<td><mat-form-field subscriptSizing="dynamic"><mat-select formControlName="scale" aria-label="Grade reported as"><mat-option value="L">Letter</mat-option><mat-option value="P">Percent</mat-option><mat-option value="F">Pass / fail</mat-option></mat-select></mat-form-field></td>
							<td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="mark" aria-label="Grade" /></mat-form-field></td>
							<td><mat-form-field subscriptSizing="dynamic"><input matInput type="number" step="0.5" formControlName="units" aria-label="Credits" /></mat-form-field></td>
						</tr> }</tbody>
				</table>
			</mat-card-content>
		</mat-card>

		<mat-card appearance="outlined">
			<mat-card-header><mat-card-title>3. Involvement</mat-card-title><mat-card-subtitle>Clubs, jobs, volunteering, family duties. Most meaningful first.</mat-card-subtitle></mat-card-header>
			<mat-card-content>
				<mat-accordion formArrayName="involvement">
					@for (row of involvement.controls; track row; let i = $index) {
						<mat-expansion-panel [formGroupName]="i" [expanded]="openPanel() === i" (opened)="openPanel.set(i)">
							<mat-expansion-panel-header><mat-panel-title>{{ row.value.org || 'New entry' }}</mat-panel-title><mat-panel-description>{{ row.value.role }}</mat-panel-description></mat-expansion-panel-header>
							<div class="grid">
								<mat-form-field appearance="outline"><mat-label>Type of involvement</mat-label><mat-select formControlName="type">
									@for (g of kinds; track g.name) { <mat-optgroup [label]="g.name">@for (k of g.items; track k) { <mat-option [value]="k">{{ k }}</mat-option> }</mat-optgroup> }</mat-select></mat-form-field>
								<mat-form-field appearance="outline"><mat-label>Organization or employer</mat-label><input matInput formControlName="org" /></mat-form-field>
								<mat-form-field appearance="outline"><mat-label>Position held</mat-label><input matInput formControlName="role" /></mat-form-field>
								<mat-form-field appearance="outline"><mat-label>Hours per week</mat-label><input matInput type="number" formControlName="hours" /></mat-form-field>
								<div class="full"><label class="q">Grade levels of participation</label>
									<mat-chip-listbox multiple formControlName="years" aria-label="Grade levels of participation"><mat-chip-option value="9">9</mat-chip-option><mat-chip-option value="10">10</mat-chip-option><mat-chip-option value="11">11</mat-chip-option><mat-chip-option value="12">12</mat-chip-option></mat-chip-listbox></div>
								<mat-form-field appearance="outline" class="full"><mat-label>Describe your contribution</mat-label><textarea matInput rows="3" formControlName="text" maxlength="500" #t></textarea><mat-hint align="end">{{ t.value.length }} / 500</mat-hint></mat-form-field>
							</div>
						</mat-expansion-panel> }
				</mat-accordion>
				<button mat-stroked-button type="button" class="add" (click)="addInvolvement()">Add involvement</button>
			</mat-card-content>
		</mat-card>

		<mat-card appearance="outlined">
			<mat-card-header><mat-card-title>4. Family and residency</mat-card-title></mat-card-header>
			<mat-card-content>
				<div class="grid" formGroupName="family">
					<mat-form-field appearance="outline"><mat-label>Mother's full name</mat-label><input matInput formControlName="mother" /></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Father's full name</mat-label><input matInput formControlName="father" /></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Annual household income</mat-label><input matInput formControlName="income" (blur)="money()" /><mat-hint>Whole dollars; used for fee waivers only</mat-hint></mat-form-field>
					<div class="full"><label id="cit" class="q">What is your citizenship status?</label>
						<mat-radio-group formControlName="citizen" aria-labelledby="cit"><mat-radio-button value="1">U.S. citizen</mat-radio-button><mat-radio-button value="2">Permanent resident</mat-radio-button><mat-radio-button value="3">Visa holder</mat-radio-button><mat-radio-button value="4">Other / undocumented</mat-radio-button></mat-radio-group></div>
					<mat-form-field appearance="outline"><mat-label>Emergency contact name</mat-label><input matInput formControlName="iceName" /></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Emergency contact phone</mat-label><input matInput type="tel" formControlName="icePhone" /></mat-form-field>
				</div>
				<h3>Brothers and sisters</h3>
				<mat-list class="sibs">@for (s of siblings(); track $index) { <mat-list-item><span matListItemTitle><span class="s-first">{{ s.first }}</span>&nbsp;<span class="s-last">{{ s.last }}</span></span><span matListItemLine>Age <span class="s-age">{{ s.age }}</span></span></mat-list-item> } @empty { <p class="help">None listed.</p> }</mat-list>
				<button mat-stroked-button type="button" (click)="addSibling()">Add a brother or sister</button>
			</mat-card-content>
		</mat-card>

		<mat-card appearance="outlined">
			<mat-card-header><mat-card-title>5. Review and sign</mat-card-title></mat-card-header>
			<mat-card-content>
				<div class="grid" formGroupName="last">
					<mat-form-field appearance="outline"><mat-label>Counselor or principal</mat-label><input matInput formControlName="counselor" /></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>How did you hear about us?</mat-label><mat-select formControlName="heard"><mat-option value="web">Website</mat-option><mat-option value="fair">College fair</mat-option><mat-option value="fam">Family</mat-option></mat-select></mat-form-field>
					<mat-form-field appearance="outline" class="full"><mat-label>Why do you want to study in our state? (optional, 300 words)</mat-label><textarea matInput rows="5" formControlName="why"></textarea></mat-form-field>
					<mat-slide-toggle class="full" formControlName="promo">Share my information with partner institutions</mat-slide-toggle>
					<mat-checkbox class="full" formControlName="agree">I have read and accept the <a href="#honor">application honor statement</a></mat-checkbox>
					<mat-form-field appearance="outline"><mat-label>Signature (type full legal name)</mat-label><input matInput formControlName="sign" /></mat-form-field>
				</div>
			</mat-card-content>
			<mat-card-actions align="end"><button mat-flat-button (click)="submitted = true">Submit application</button></mat-card-actions>
		</mat-card>
	</main>`,
})
class TorApplication {
	private readonly fb = inject(FormBuilder);
	private readonly dialog = inject(MatDialog);
	readonly suffixes = ["Jr.", "Sr.", "II", "III", "IV", "V"];
	readonly states = STATES;
	readonly countries = COUNTRIES;
	readonly today = new Date();
	readonly kinds = [
		{ name: "School-based", items: ["Academic club", "Athletics", "Band / orchestra / choir", "Debate or forensics", "Student government"] },
		{ name: "Community-based", items: ["Cultural group", "Environmental action", "Religious group", "Volunteer work"] },
		{ name: "Work and family", items: ["Care of family members", "Internship", "Paid employment"] },
	];
	submitted = false;
	readonly found = signal<School[]>([]);
	readonly looking = signal(false);
	readonly langs = signal<string[]>([]);
	readonly langOptions = signal(LANGUAGES);
	readonly majorOptions = signal(MAJORS);
	readonly openPanel = signal(-1);
	readonly siblings = signal<{ first: string; last: string; age: number | null }[]>([]);
	readonly langText = new FormControl("");
	readonly form: FormGroup = this.fb.group({
		applicant: this.fb.group({ first: ["", Validators.required], middle: "", last: ["", Validators.required], suffix: "", dob: [null], email: ["", [Validators.required, Validators.email]], cell: "", ssn: "" }),
		home: this.fb.group({ line1: "", line2: "", city: "", state: "", county: "", zip: "" }),
		school: this.fb.group({ state: "", pick: [""], grade: "", gpa: [null], grad: [null], major: "", act: [null] }),
		courses: this.fb.array([0, 1, 2].map(() => this.fb.group({ title: "", scale: "", mark: "", units: [null] }))),
		involvement: this.fb.array([]),
		family: this.fb.group({ mother: "", father: "", income: "", citizen: "", iceName: "", icePhone: "" }),
		last: this.fb.group({ counselor: "", heard: "", why: "", promo: false, agree: false, sign: "" }),
	});
	get courses() { return this.form.get("courses") as FormArray<FormGroup>; }
	get involvement() { return this.form.get("involvement") as FormArray<FormGroup>; }
	counties = () => COUNTIES[this.form.get("home.state")?.value] ?? [];
	schoolText = (s: School | string | null) => (s && typeof s === "object" ? `${s.name}, ${s.city}` : (s ?? ""));

	constructor() {
		this.form.get("school.pick")!.valueChanges.pipe(
			debounceTime(200), distinctUntilChanged(),
			tap(() => this.looking.set(true)),
			switchMap((q) => (typeof q === "string" && q.length > 1 ? findSchools(this.form.get("school.state")!.value, q) : of([]))),
		).subscribe((rows) => { this.found.set(rows); this.looking.set(false); });
		this.form.get("school.major")!.valueChanges.subscribe((q) => this.majorOptions.set(MAJORS.filter((m) => m.toLowerCase().includes(String(q ?? "").toLowerCase()))));
		this.langText.valueChanges.subscribe((q) => this.langOptions.set(LANGUAGES.filter((l) => l.toLowerCase().startsWith((q ?? "").toLowerCase()) && !this.langs().includes(l))));
		const w = window as unknown as Record<string, unknown>;
		w.formState = () => this.state();
		w.formShown = () => this.shown();
	}
	keepListed() { setTimeout(() => { const c = this.form.get("school.pick")!; if (typeof c.value === "string" && c.value) c.setValue(""); }, 250); }
	addLang(e: MatAutocompleteSelectedEvent) { this.langs.update((l) => [...l, e.option.value]); this.langText.setValue(""); e.option.deselect(); }
	dropLang(l: string) { this.langs.update((all) => all.filter((x) => x !== l)); }
	mask(e: Event) {
		const box = e.target as HTMLInputElement;
		const d = box.value.replace(/\D/g, "").slice(0, 10);
		const text = d.length > 6 ? `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}` : d.length > 3 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : d;
		this.form.get("applicant.cell")!.setValue(text);
	}
	money() {
		const c = this.form.get("family.income")!;
		const n = Number(String(c.value).replace(/[$,\s]/g, ""));
		c.setValue(c.value && !Number.isNaN(n) ? `$${Math.round(n).toLocaleString("en-US")}` : "");
	}
	addInvolvement() { this.involvement.push(this.fb.group({ type: "", org: "", role: "", hours: [null], years: [[]], text: "" }) as FormGroup); this.openPanel.set(this.involvement.length - 1); }
	addSibling() { this.dialog.open(SiblingDialog, { width: "420px" }).afterClosed().subscribe((s) => { if (s) this.siblings.update((all) => [...all, s]); }); }

	state() {
		const iso = (d: Date | null) => (d ? `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, "0")}-${String(d.getDate()).padStart(2, "0")}` : "");
		const v = this.form.getRawValue();
		const { applicant: a, home: h, school: s, family: f, last: l } = v;
		const out: Record<string, unknown> = {
			first: a.first, middle: a.middle, last: a.last, suffix: a.suffix ?? "", dob: iso(a.dob), email: a.email, cell: a.cell, ssn: a.ssn,
			line1: h.line1, line2: h.line2, city: h.city, homeState: h.state, county: h.county ?? "", zip: h.zip, languages: [...this.langs()],
			hsState: s.state, hs: s.pick?.code ?? "", gradeNow: s.grade, gpa: s.gpa, gradDate: iso(s.grad), major: s.major ?? "", act: s.act,
			mother: f.mother, father: f.father, income: f.income, citizen: f.citizen, iceName: f.iceName, icePhone: f.icePhone,
			counselor: l.counselor, heard: l.heard, why: l.why, promo: l.promo, agree: l.agree, sign: l.sign, submitted: this.submitted,
		};
		for (let i = 0; i < 3; i++) {
			const c = v.courses[i];
			Object.assign(out, { [`c${i}Title`]: c.title, [`c${i}Scale`]: c.scale, [`c${i}Mark`]: c.mark, [`c${i}Units`]: c.units });
			const n = v.involvement[i];
			Object.assign(out, { [`inv${i}Type`]: n?.type ?? "", [`inv${i}Org`]: n?.org ?? "", [`inv${i}Role`]: n?.role ?? "", [`inv${i}Hours`]: n?.hours ?? null, [`inv${i}Years`]: [...(n?.years ?? [])].sort((x, y) => x - y), [`inv${i}Text`]: n?.text ?? "" });
		}
		for (let i = 0; i < 2; i++) { const b = this.siblings()[i]; Object.assign(out, { [`sib${i}First`]: b?.first ?? "", [`sib${i}Last`]: b?.last ?? "", [`sib${i}Age`]: b?.age ?? null }); }
		return out;
	}
	shown() {
		const one = (sel: string, scope: ParentNode = document): unknown => {
			const e = scope.querySelector(sel) as HTMLElement | null;
			if (!e) return "";
			if (e.matches("input,textarea")) return (e as HTMLInputElement).value;
			if (e.matches("mat-select")) return e.querySelector(".mat-mdc-select-min-line")?.textContent?.trim() ?? "";
			if (e.matches("mat-button-toggle-group")) return e.querySelector(".mat-button-toggle-checked")?.textContent?.trim() ?? "";
			if (e.matches("mat-radio-group")) return e.querySelector(".mat-mdc-radio-checked")?.textContent?.trim() ?? "";
			if (e.matches("mat-checkbox")) return (e.querySelector("input") as HTMLInputElement).checked;
			if (e.matches("mat-slide-toggle")) return e.querySelector("button")?.getAttribute("aria-checked") === "true";
			if (e.matches("mat-chip-listbox")) return [...e.querySelectorAll(".mat-mdc-chip-selected")].map((c) => c.querySelector(".mdc-evolution-chip__text-label")?.textContent?.trim());
			return e.textContent?.trim() ?? "";
		};
		const g = (group: string, name: string) => one(`[formgroupname=${group}] [formcontrolname=${name}]`);
		const out: Record<string, unknown> = {
			first: g("applicant", "first"), middle: g("applicant", "middle"), last: g("applicant", "last"), suffix: g("applicant", "suffix"), dob: g("applicant", "dob"), email: g("applicant", "email"), cell: g("applicant", "cell"), ssn: g("applicant", "ssn"),
			line1: g("home", "line1"), line2: g("home", "line2"), city: g("home", "city"), homeState: g("home", "state"), county: g("home", "county"), zip: g("home", "zip"),
			languages: [...document.querySelectorAll("mat-chip-row .mdc-evolution-chip__text-label")].map((e) => e.textContent?.trim()),
			hsState: g("school", "state"), hs: g("school", "pick"), gradeNow: g("school", "grade"), gpa: g("school", "gpa"), gradDate: g("school", "grad"), major: g("school", "major"), act: g("school", "act"),
			mother: g("family", "mother"), father: g("family", "father"), income: g("family", "income"), citizen: g("family", "citizen"), iceName: g("family", "iceName"), icePhone: g("family", "icePhone"),
			counselor: g("last", "counselor"), heard: g("last", "heard"), why: g("last", "why"), promo: g("last", "promo"), agree: g("last", "agree"), sign: g("last", "sign"),
		};
		const rows = document.querySelectorAll(".courses tbody tr"), panels = document.querySelectorAll("mat-expansion-panel"), sibs = document.querySelectorAll(".sibs mat-list-item");
		const at = (list: NodeListOf<Element>, i: number, sel: string, none: unknown = "") => (list[i] ? one(sel, list[i]) : none);
		for (let i = 0; i < 3; i++) {
			for (const [k, n] of [["Title", "title"], ["Scale", "scale"], ["Mark", "mark"], ["Units", "units"]]) out[`c${i}${k}`] = at(rows, i, `[formcontrolname=${n}]`);
			for (const [k, n] of [["Type", "type"], ["Org", "org"], ["Role", "role"], ["Hours", "hours"], ["Text", "text"]]) out[`inv${i}${k}`] = at(panels, i, `[formcontrolname=${n}]`);
			out[`inv${i}Years`] = at(panels, i, "[formcontrolname=years]", []);
		}
		for (let i = 0; i < 2; i++) for (const n of ["First", "Last", "Age"]) out[`sib${i}${n}`] = at(sibs, i, `.s-${n.toLowerCase()}`);
		return out;
	}
}
bootstrapApplication(TorApplication, { providers: [provideZoneChangeDetection({ eventCoalescing: true }), provideNativeDateAdapter()] });
