import "@angular/compiler";
import "./page.css";
import { Component, inject, provideZonelessChangeDetection } from "@angular/core";
import { NonNullableFormBuilder, ReactiveFormsModule, Validators } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const RACES: [string, string][] = [
	["native", "American Indian or Alaska Native"],
	["asian", "Asian"],
	["black", "Black or African American"],
	["pacific", "Native Hawaiian or Other Pacific Islander"],
	["white", "White"],
];

@Component({
	selector: "rb-honors",
	imports: [ReactiveFormsModule],
	template: `
<div class="page">
<h1>Honors Program Application</h1>
<p>Hello, and thanks for your interest in Honors at Rogue Basin! This form serves all three of our campuses. It takes most people about half an hour. You don't need straight A's &mdash; we're looking for curious people. Questions? Stop by the Honors office or e-mail us.</p>
<form [formGroup]="form" (ngSubmit)="done = true" novalidate>

<h2>1. Tell us who you are</h2>
<table class="layout" role="presentation"><tbody>
<tr><th><label for="hp_last">Last name <span class="req">*</span></label></th><td><input id="hp_last" formControlName="sn"></td></tr>
<tr><th><label for="hp_first">First name <span class="req">*</span></label></th><td><input id="hp_first" formControlName="gn"> &nbsp; <label for="hp_goby">Name you go by</label> <input id="hp_goby" formControlName="goBy" size="14"></td></tr>
<tr><th><label for="hp_rbid">RB student ID</label></th><td><input id="hp_rbid" formControlName="rbId" size="12" maxlength="9"> <small>R followed by 8 digits. New to us? Leave it blank.</small></td></tr>
<tr><th>Date of birth <span class="req">*</span></th><td formGroupName="born">
	<select formControlName="m" aria-label="Month"><option [ngValue]="null">Month</option>@for (m of months; track m) {<option [ngValue]="$index + 1">{{ m }}</option>}</select>
	<select formControlName="d" aria-label="Day"><option [ngValue]="null">Day</option>@for (d of days; track d) {<option [ngValue]="d">{{ d }}</option>}</select>
	<select formControlName="y" aria-label="Year"><option [ngValue]="null">Year</option>@for (y of years; track y) {<option [ngValue]="y">{{ y }}</option>}</select></td></tr>
<tr><th><label for="hp_bc">Where were you born?</label></th><td><select id="hp_bc" formControlName="bornIn"><option [ngValue]="null">-- country --</option>@for (c of countries; track c) {<option [ngValue]="c">{{ c }}</option>}</select></td></tr>
<tr><th><label for="hp_em">E-mail <span class="req">*</span></label></th><td><input id="hp_em" type="email" class="wide" formControlName="mail"></td></tr>
<tr><th><label for="hp_ph">Best phone number</label></th><td><input id="hp_ph" type="tel" formControlName="tel"></td></tr>
</tbody></table>
<table class="layout" role="presentation" formGroupName="home"><tbody>
<tr><th>Street address <span class="req">*</span></th><td><input class="wide" formControlName="line1" aria-label="Street address"></td></tr>
<tr><th>Apt / unit</th><td><input formControlName="line2" size="10"></td></tr>
<tr><th>City, state, ZIP</th><td><input formControlName="city" placeholder="City"> <select formControlName="state" aria-label="State"><option value="">State</option>@for (s of states; track s[0]) {<option [value]="s[0]">{{ s[0] }}</option>}</select> <input formControlName="zip" placeholder="ZIP" size="8"></td></tr>
</tbody></table>

<h2>2. Background <small>(optional; helps us report to the State)</small></h2>
<p><label for="hp_cz">Citizenship / immigration status</label><br><select id="hp_cz" formControlName="status"><option [ngValue]="null"></option>@for (s of statuses; track s.code) {<option [ngValue]="s.code">{{ s.text }}</option>}</select></p>
<fieldset><legend>Are you of Hispanic, Latino/a or Spanish origin?</legend><label><input type="radio" formControlName="hisp" value="Y">Yes</label><label><input type="radio" formControlName="hisp" value="N">No</label></fieldset>
<fieldset formGroupName="race"><legend>Race &mdash; check any that fit</legend>@for (r of races; track r[0]) {<label><input type="checkbox" [formControlName]="r[0]">{{ r[1] }}</label>}</fieldset>
<fieldset><legend>Will you be the first in your family to go to college?</legend><label><input type="radio" formControlName="fgen" value="Y">Yes</label><label><input type="radio" formControlName="fgen" value="N">No</label><label><input type="radio" formControlName="fgen" value="U">Not sure</label></fieldset>
<table class="grid" id="folks" formArrayName="folks"><caption>Parents or guardians</caption>
<thead><tr><th></th><th>First name</th><th>Last name</th><th>Highest education</th></tr></thead><tbody>
@for (p of form.controls.folks.controls; track p; let i = $index) {
<tr [formGroupName]="i"><th scope="row">Parent {{ i + 1 }}</th><td><input formControlName="gn"></td><td><input formControlName="sn"></td><td><select formControlName="ed"><option value=""></option>@for (e of levels; track e) {<option [value]="e">{{ e }}</option>}</select></td></tr>
}</tbody></table>

<h2>3. School so far</h2>
<table class="layout" role="presentation" formGroupName="hs"><tbody>
<tr><th><label for="hp_hs">High school</label></th><td><input id="hp_hs" class="wide" formControlName="name"></td></tr>
<tr><th><label for="hp_hscity">in (city)</label></th><td><input id="hp_hscity" formControlName="city"> &nbsp;<label for="hp_hsst">State</label> <select id="hp_hsst" formControlName="st"><option value=""></option>@for (s of states; track s[0]) {<option [value]="s[0]">{{ s[1] }}</option>}</select></td></tr>
<tr><th id="yrlab">What grade are you in?</th><td role="radiogroup" aria-labelledby="yrlab">@for (g of [9, 10, 11, 12]; track g) {<label><input type="radio" formControlName="grade" [value]="g">{{ g }}th</label> &nbsp; }<label><input type="radio" formControlName="grade" [value]="13">Finished high school</label></td></tr>
<tr><th><label for="hp_gy">Year you (will) graduate</label></th><td><input id="hp_gy" formControlName="gradYear" size="6" maxlength="4"></td></tr>
<tr><th>GPA</th><td><label>Unweighted <input formControlName="gpaU" size="6"></label> &nbsp; <label>Weighted, if your school figures one <input formControlName="gpaW" size="6"></label></td></tr>
</tbody></table>

<p><b>Favorite or toughest classes.</b> List classes from your high school transcript that show what you can do (honors, AP, IB, or just something you loved). Don't list college classes here.</p>
<table class="grid" id="classes" formArrayName="classes">
<thead><tr><th style="width:60%">Class title</th><th>Credits</th><th>Grade earned</th></tr></thead><tbody>
@for (c of form.controls.classes.controls; track c; let i = $index) {
<tr [formGroupName]="i"><td><input formControlName="t"></td><td><input formControlName="cr"></td><td><input formControlName="g"></td></tr>
}</tbody></table>
<button type="button" class="link" (click)="form.controls.classes.push(klass())">add a line</button>

<p><b>AP exams</b> you have already taken. Scores of 3 and up can count toward your certificate.</p>
<table class="grid" id="ap" formArrayName="ap">
<thead><tr><th id="ap_s">Exam</th><th id="ap_d">Date taken (mm/yyyy)</th><th id="ap_n">Score</th><th></th></tr></thead><tbody>
@for (x of form.controls.ap.controls; track x; let i = $index) {
<tr [formGroupName]="i"><td><select formControlName="exam" aria-labelledby="ap_s"><option [ngValue]="null">Choose&hellip;</option>@for (s of exams; track s) {<option [ngValue]="s">{{ s }}</option>}</select></td>
<td><input formControlName="on" aria-labelledby="ap_d" maxlength="10"></td>
<td><select formControlName="score" aria-labelledby="ap_n"><option [ngValue]="null"></option>@for (n of [5, 4, 3, 2, 1]; track n) {<option [ngValue]="n">{{ n }}</option>}</select></td>
<td>@if (i > 0) {<button type="button" (click)="form.controls.ap.removeAt(i)" aria-label="Remove exam">&times;</button>}</td></tr>
}</tbody></table>
<button type="button" class="link" id="moreAp" (click)="form.controls.ap.push(exam())">add another exam</button>

<table class="grid" id="sat" formGroupName="sat"><caption>SAT <small>(not required, but it can help with placement)</small></caption>
<thead><tr><th></th><th>Score</th><th>Test date (mm/dd/yyyy)</th></tr></thead><tbody>
<tr><th scope="row">Reading &amp; Writing</th><td><input formControlName="rw"></td><td><input formControlName="rwOn"></td></tr>
<tr><th scope="row">Math</th><td><input formControlName="ma"></td><td><input formControlName="maOn"></td></tr>
</tbody></table>

<h2>4. Outside class</h2>
<p>Clubs, jobs, teams, volunteering, helping at home &mdash; it all counts.</p>
<table class="grid" id="doings" formArrayName="doings">
<thead><tr><th style="width:45%">Group, club or workplace</th><th style="width:35%">Your role</th><th>Hours a week</th></tr></thead><tbody>
@for (a of form.controls.doings.controls; track a; let i = $index) {
<tr [formGroupName]="i"><td><input formControlName="what" [attr.aria-label]="'Group ' + (i + 1)"></td><td><input formControlName="role" [attr.aria-label]="'Role ' + (i + 1)"></td><td><input type="number" step="any" formControlName="hrs" [attr.aria-label]="'Hours a week ' + (i + 1)"></td></tr>
}</tbody></table>
<button type="button" class="link" id="moreDoing" (click)="form.controls.doings.push(doing())">add another activity</button>

<h2>5. Where are you headed?</h2>
<table class="layout" role="presentation"><tbody>
<tr><th><label for="hp_mj">Intended major</label></th><td><select id="hp_mj" formControlName="major"><option [ngValue]="null">(pick one)</option>@for (m of majors; track m) {<option [ngValue]="m">{{ m }}</option>}</select></td></tr>
<tr><th><label for="hp_tr">University you plan to attend</label></th><td><input id="hp_tr" class="wide" formControlName="uni"></td></tr>
</tbody></table>
<p><label for="hp_why">What is a question you can't stop thinking about, and how would Honors help you chase it? (about 250 words)</label><textarea id="hp_why" rows="6" formControlName="why"></textarea></p>

<h2>6. The last bits</h2>
<table class="grid" formGroupName="ref"><caption>One teacher who will write for you</caption><thead><tr><th>Name</th><th>Subject taught</th><th>E-mail</th></tr></thead><tbody><tr><td><input formControlName="n"></td><td><input formControlName="s"></td><td><input formControlName="e"></td></tr></tbody></table>
<p formGroupName="ice"><b>In case of emergency, call</b> <input formControlName="who" placeholder="Name"> at <input formControlName="tel" placeholder="Phone"></p>
<p><label><input type="checkbox" formControlName="ferpa"> I allow the Honors office to look at my high school and RB transcripts.</label></p>
<p><label for="hp_in">Initials</label> <input id="hp_in" formControlName="initials" size="4"> <small>By initialing I promise everything above is true and mine.</small></p>
<button class="go" type="submit">Send it in!</button>
</form></div>`,
})
class Honors {
	fb = inject(NonNullableFormBuilder);
	done = false;
	months = "January February March April May June July August September October November December".split(" ");
	days = Array.from({ length: 31 }, (_, i) => i + 1);
	years = Array.from({ length: 30 }, (_, i) => 2012 - i);
	countries = COUNTRIES;
	states = STATES;
	majors = MAJORS;
	races = RACES;
	statuses = [
		{ code: 1, text: "U.S. citizen" },
		{ code: 2, text: "U.S. national" },
		{ code: 3, text: "Permanent resident (green card)" },
		{ code: 4, text: "DACA or undocumented" },
		{ code: 5, text: "Student visa or other visa" },
	];
	levels = ["Did not finish high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate degree"];
	exams = [
		"Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "Computer Science Principles", "English Language and Composition",
		"English Literature and Composition", "Environmental Science", "European History", "Human Geography", "Macroeconomics", "Microeconomics", "Music Theory",
		"Physics 1", "Physics 2", "Psychology", "Spanish Language and Culture", "Statistics", "U.S. Government and Politics", "U.S. History", "World History: Modern", "Other",
	];
	form = this.fb.group({
		sn: ["", Validators.required], gn: ["", Validators.required], goBy: "", rbId: "",
		born: this.fb.group({ m: null as number | null, d: null as number | null, y: null as number | null }),
		bornIn: null as string | null, mail: ["", Validators.email], tel: "",
		home: this.fb.group({ line1: "", line2: "", city: "", state: "", zip: "" }),
		status: null as number | null, hisp: "", fgen: "",
		race: this.fb.group(Object.fromEntries(RACES.map(([code]) => [code, this.fb.control(false)]))),
		folks: this.fb.array([this.folk(), this.folk()]),
		hs: this.fb.group({ name: "", city: "", st: "", grade: null as number | null, gradYear: "", gpaU: "", gpaW: "" }),
		classes: this.fb.array([this.klass(), this.klass(), this.klass()]),
		ap: this.fb.array([this.exam()]),
		sat: this.fb.group({ rw: "", rwOn: "", ma: "", maOn: "" }),
		doings: this.fb.array([this.doing()]),
		major: null as string | null, uni: "", why: "",
		ref: this.fb.group({ n: "", s: "", e: "" }),
		ice: this.fb.group({ who: "", tel: "" }),
		ferpa: false, initials: "",
	});
	constructor() {
		honors = this;
	}
	folk() {
		return this.fb.group({ gn: "", sn: "", ed: "" });
	}
	klass() {
		return this.fb.group({ t: "", cr: "", g: "" });
	}
	exam() {
		return this.fb.group({ exam: null as string | null, on: "", score: null as number | null });
	}
	doing() {
		return this.fb.group({ what: "", role: "", hrs: null as number | null });
	}
}

let honors: Honors | undefined;

/** Key (the place in the form's value, too) and place on the page. */
const KEYS: [string, string][] = "sn gn goBy rbId bornIn mail tel status hisp fgen major uni why ferpa initials".split(" ").map((name) => [name, `.page form [formcontrolname=${name}]`]);
KEYS[0]![1] = "#hp_last";
KEYS[1]![1] = "#hp_first";
KEYS[6]![1] = "#hp_ph";
for (const [group, names] of Object.entries({ born: "m d y", home: "line1 line2 city state zip", hs: "name city st grade gradYear gpaU gpaW", sat: "rw rwOn ma maOn", ref: "n s e", ice: "who tel" }))
	for (const name of names.split(" ")) KEYS.push([`${group}.${name}`, `[formgroupname=${group}] [formcontrolname=${name}]`]);
for (const [list, count, names] of [["folks", 2, "gn sn ed"], ["classes", 3, "t cr g"], ["ap", 3, "exam on score"], ["doings", 3, "what role hrs"]] as const)
	for (let i = 0; i < count; i++)
		for (const name of names.split(" ")) KEYS.push([`${list}.${i}.${name}`, `#${list} tbody tr:nth-child(${i + 1}) [formcontrolname=${name}]`]);

const sent = () => honors?.done ?? false;
const boxes = () => [...document.querySelectorAll<HTMLInputElement>("[formgroupname=race] input")];

function formState() {
	const state: Record<string, unknown> = Object.fromEntries(KEYS.map(([key]) => [key, honors?.form.get(key)?.value ?? ""]));
	const race = Object.entries(honors?.form.value.race ?? {});
	return { ...state, race: race.filter(([, on]) => on).map(([code]) => code), submitted: sent() };
}

function shownAt(place: string): unknown {
	const element = document.querySelector<HTMLInputElement | HTMLSelectElement>(place);
	if (!element) return "";
	if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text.trim() ?? "";
	if (element.type === "radio") return document.querySelector(`${place}:checked`)?.closest("label")?.textContent?.trim() ?? "";
	return element.type === "checkbox" ? element.checked : element.value;
}

function formShown() {
	const shown: Record<string, unknown> = Object.fromEntries(KEYS.map(([key, place]) => [key, shownAt(place)]));
	const race = boxes().filter((box) => box.checked).map((box) => box.closest("label")?.textContent?.trim());
	return { ...shown, race, submitted: sent() };
}

Object.assign(window, { formState, formShown });
bootstrapApplication(Honors, { providers: [provideZonelessChangeDetection()] });
