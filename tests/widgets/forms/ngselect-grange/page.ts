import "@angular/compiler";
import "./page.css";
import { Component, provideZonelessChangeDetection } from "@angular/core";
import { FormsModule } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectModule } from "@ng-select/ng-select";
import { MAJORS, STATES } from "../../lists";

type Person = { name: string; occ: string };
type Sibling = { name: string; age: string };
type College = { title: string; hrs: string; mark: string };
type Org = { org: string; office: string; yrs: string[] };
type Honor = { title: string; gr: number | null };

@Component({
	selector: "scholarship-form",
	imports: [FormsModule, NgSelectModule],
	template: `
<div class="container">
<h2>2027 Scholarship Application</h2>
<p>Twelve (12) awards of $1,500. Open to high school seniors living in our 9-county territory. Type or print. Incomplete applications will not be read. <b>Must be received by 5:00 p.m., March 1.</b></p>
<form #f="ngForm" (ngSubmit)="sent = true" novalidate autocomplete="off">

<div class="panel"><div class="panel-heading">A. APPLICANT</div><div class="panel-body">
	<div class="row">
		<div class="form-group"><label for="lname">Last Name <span class="text-danger">*</span></label><input class="form-control" id="lname" name="lname" [(ngModel)]="m.lname" required></div>
		<div class="form-group"><label for="fname">First Name <span class="text-danger">*</span></label><input class="form-control" id="fname" name="fname" [(ngModel)]="m.fname" required></div>
		<div class="form-group w1"><label for="mi">M.I.</label><input class="form-control" id="mi" name="mi" [(ngModel)]="m.mi" maxlength="1"></div>
		<div class="form-group w2"><label for="bd">Birth Date</label><input class="form-control" id="bd" name="bd" [(ngModel)]="m.bd" placeholder="MM/DD/YYYY" maxlength="10"></div>
	</div>
	<div class="row">
		<div class="form-group w6"><label for="addr">Mailing Address <span class="text-danger">*</span></label><input class="form-control" id="addr" name="addr" [(ngModel)]="m.addr" required></div>
		<div class="form-group w2"><label for="addrB">Apt. / Space No.</label><input class="form-control" id="addrB" name="addrB" [(ngModel)]="m.addrB"></div>
	</div>
	<div class="row">
		<div class="form-group"><label for="city">City</label><input class="form-control" id="city" name="city" [(ngModel)]="m.city"></div>
		<div class="form-group w2"><label for="st">State</label><ng-select name="st" labelForId="st" [items]="stateCodes" [(ngModel)]="m.st" [clearable]="false"></ng-select></div>
		<div class="form-group w2"><label for="zip">Zip</label><input class="form-control" id="zip" name="zip" [(ngModel)]="m.zip" maxlength="10"></div>
		<div class="form-group"><label for="cnty">County of residence</label><ng-select name="cnty" labelForId="cnty" [items]="counties" [(ngModel)]="m.cnty" placeholder="In our territory"></ng-select></div>
	</div>
	<div class="row">
		<div class="form-group"><label for="ph">Home or Cell Phone</label><input class="form-control" id="ph" name="ph" type="tel" [(ngModel)]="m.ph"></div>
		<div class="form-group w6"><label for="em">E-mail (check it often!)</label><input class="form-control" id="em" name="em" type="email" [(ngModel)]="m.em"></div>
	</div>
	<div class="row">
		<div class="form-group w12"><span class="control-label">Are you a citizen of the United States?</span>
			<label class="radio-inline"><input type="radio" name="cit" value="Y" [(ngModel)]="m.cit"> Yes</label><label class="radio-inline"><input type="radio" name="cit" value="N" [(ngModel)]="m.cit"> No</label></div>
	</div>
	<p class="help-block">The next three are requested for reporting under our equal opportunity policy and are not seen by the judges.</p>
	<div class="row">
		<div class="form-group"><label>Gender</label><ng-select name="gen" [items]="['Female', 'Male', 'Non-binary', 'Decline to state']" [(ngModel)]="m.gen" [searchable]="false"></ng-select></div>
		<div class="form-group"><label>Ethnicity</label><ng-select name="eth" [items]="['Hispanic or Latino', 'Not Hispanic or Latino']" [(ngModel)]="m.eth" [searchable]="false"></ng-select></div>
		<div class="form-group"><label>Race (mark all that apply)</label><ng-select name="rac" [items]="races" bindLabel="label" bindValue="id" [multiple]="true" [closeOnSelect]="false" [(ngModel)]="m.rac"></ng-select></div>
	</div>
	<div class="row">
		<div class="form-group w6"><label for="mem">Customer no. of parent or guardian, if a Farm Credit stockholder</label><input class="form-control" id="mem" name="mem" [(ngModel)]="m.mem"></div>
		<div class="form-group w6"><label for="gr">If a Grange member, name and number of your Grange</label><input class="form-control" id="gr" name="gr" [(ngModel)]="m.gr"></div>
	</div>
	<div class="xtra" aria-hidden="true"><label for="fax2">Fax</label><input id="fax2" name="fax2" tabindex="-1" autocomplete="off" [(ngModel)]="m.fax2"></div>
</div></div>

<div class="panel"><div class="panel-heading">B. FAMILY</div><div class="panel-body">
	@for (p of m.par; track p; let i = $index) {
	<div class="row">
		<div class="form-group w6"><label for="par{{ i }}">Parent or guardian no. {{ i + 1 }} (first and last name)</label><input class="form-control" id="par{{ i }}" name="par{{ i }}" [(ngModel)]="p.name"></div>
		<div class="form-group w6"><label for="occ{{ i }}">Occupation</label><input class="form-control" id="occ{{ i }}" name="occ{{ i }}" [(ngModel)]="p.occ"></div>
	</div>
	}
	<div class="row">
		<div class="form-group w3"><label>Parents are</label><ng-select name="mar" [items]="['Married', 'Separated', 'Divorced', 'Widowed', 'Never married']" [(ngModel)]="m.mar" [searchable]="false" placeholder="Select"></ng-select></div>
		<div class="form-group"><label for="inc">Household income last year</label><ng-select name="inc" labelForId="inc" [items]="incomes" bindLabel="t" bindValue="v" [(ngModel)]="m.inc" [searchable]="false" placeholder="Select range"></ng-select></div>
		<div class="form-group"><label for="fg">First in family to attend college?</label><ng-select name="fg" labelForId="fg" [items]="['Yes', 'No']" [(ngModel)]="m.fg" [searchable]="false"></ng-select></div>
	</div>
	<div class="row"><div class="form-group"><label for="nsib">How many brothers and sisters?</label><input class="form-control" id="nsib" name="nsib" [(ngModel)]="m.nsib"></div></div>
	<table class="table" id="sibs"><thead><tr><th style="width:70%">Brothers &amp; sisters: full name</th><th>Age</th></tr></thead><tbody>
	@for (s of m.sib; track s; let i = $index) {<tr><td><input class="form-control" name="sibn{{ i }}" [(ngModel)]="s.name"></td><td><input class="form-control" name="siba{{ i }}" [(ngModel)]="s.age"></td></tr>}
	</tbody></table>
</div></div>

<div class="panel"><div class="panel-heading">C. HIGH SCHOOL</div><div class="panel-body">
	<div class="row">
		<div class="form-group w6"><label for="hs">Name of school</label><input class="form-control" id="hs" name="hs" [(ngModel)]="m.hs"></div>
		<div class="form-group w6"><label for="hsloc">City and state</label><input class="form-control" id="hsloc" name="hsloc" [(ngModel)]="m.hsloc"></div>
	</div>
	<div class="row">
		<div class="form-group"><span class="control-label" id="gradlbl">Graduation date</span><div class="input-group" role="group" aria-labelledby="gradlbl">
			<ng-select style="flex:1" name="gm" ariaLabel="Graduation month" [items]="months" bindLabel="m" bindValue="n" [(ngModel)]="m.gm" placeholder="Month"></ng-select><ng-select style="flex:1" name="gy" ariaLabel="Graduation year" [items]="[2026, 2027, 2028]" [(ngModel)]="m.gy" placeholder="Year"></ng-select></div></div>
		<div class="form-group w2"><label for="gpa">G.P.A.</label><input class="form-control" id="gpa" name="gpa" [(ngModel)]="m.gpa"><p class="help-block">4.0 scale, unweighted</p></div>
		<div class="form-group w3"><label for="rk">Rank in class</label><div class="input-group"><input class="form-control" id="rk" name="rk" [(ngModel)]="m.rk"> of <input class="form-control" name="rkof" aria-label="Number of students in class" [(ngModel)]="m.rkof"></div></div>
	</div>
	<div class="row">
		<div class="form-group w3"><label for="sat">SAT (total)</label><input class="form-control" id="sat" name="sat" [(ngModel)]="m.sat"></div>
		<div class="form-group w3"><label for="act">ACT (composite)</label><input class="form-control" id="act" name="act" [(ngModel)]="m.act"></div>
		<div class="form-group w6"><p class="help-block">Give one or both. Attach official transcript showing scores.</p></div>
	</div>
	<p class="control-label">College courses completed while in high school, if any</p>
	<table class="table" id="dual"><thead><tr><th style="width:60%" id="dc1">Course</th><th id="dc2">Credits</th><th id="dc3">Grade rec'd</th></tr></thead><tbody>
	@for (c of m.dual; track c; let i = $index) {<tr><td><input class="form-control" name="dt{{ i }}" aria-labelledby="dc1" [(ngModel)]="c.title"></td><td><input class="form-control" name="dh{{ i }}" aria-labelledby="dc2" [(ngModel)]="c.hrs"></td><td><input class="form-control" name="dm{{ i }}" aria-labelledby="dc3" [(ngModel)]="c.mark"></td></tr>}
	</tbody></table>
</div></div>

<div class="panel"><div class="panel-heading">D. COLLEGE PLANS</div><div class="panel-body">
	<div class="row">
		<div class="form-group w6"><label for="coll">School you plan to attend in the fall</label><input class="form-control" id="coll" name="coll" [(ngModel)]="m.coll"></div>
		<div class="form-group w6"><label for="maj">Field of study</label><ng-select name="maj" labelForId="maj" [items]="majors" [(ngModel)]="m.maj" placeholder="Type to search" notFoundText="Not on our list"></ng-select></div>
		<div class="form-group w6"><label for="goal">Occupational goal</label><input class="form-control" id="goal" name="goal" [(ngModel)]="m.goal"></div>
		<div class="form-group w6"><label for="deg">Highest degree you hope to earn</label><ng-select name="deg" labelForId="deg" [items]="degrees" [(ngModel)]="m.deg" [searchable]="false"></ng-select></div>
	</div>
</div></div>

<div class="panel"><div class="panel-heading">E. ACTIVITIES &mdash; school, 4-H, FFA, Grange, church, community, jobs</div><div class="panel-body">
	@for (a of m.orgs; track a; let i = $index) {
	<div class="well org"><div class="row">
		<div class="form-group w6"><input class="form-control" name="org{{ i }}" placeholder="Organization or employer" [(ngModel)]="a.org"></div>
		<div class="form-group w3"><input class="form-control" name="off{{ i }}" placeholder="Office or job held" [(ngModel)]="a.office"></div>
		<div class="form-group w3"><ng-select name="yrs{{ i }}" placeholder="Years (Fr-Sr)" [items]="['Fr', 'So', 'Jr', 'Sr']" [multiple]="true" [closeOnSelect]="false" [(ngModel)]="a.yrs"></ng-select></div>
	</div></div>
	}
	<button type="button" class="btn" id="addOrg" (click)="addOrg()">+ Add activity</button>
</div></div>

<div class="panel"><div class="panel-heading">F. HONORS AND AWARDS</div><div class="panel-body">
	<table class="table" id="honors"><thead><tr><th style="width:75%">Honor or award</th><th>Grade in school when received</th></tr></thead><tbody>
	@for (h of m.hon; track h; let i = $index) {<tr><td><input class="form-control" name="hon{{ i }}" maxlength="80" [(ngModel)]="h.title"></td><td><ng-select name="hgr{{ i }}" [items]="[9, 10, 11, 12]" [(ngModel)]="h.gr" [searchable]="false"></ng-select></td></tr>}
	</tbody></table>
</div></div>

<div class="panel"><div class="panel-heading">G. ESSAY, REFERENCE, SIGNATURE</div><div class="panel-body">
	<div class="form-group w12"><label for="ess">In 300 words or less: What is the biggest challenge facing agriculture in your county, and what would you do about it?</label><textarea class="form-control" id="ess" name="ess" rows="7" [(ngModel)]="m.ess"></textarea></div>
	<p>Reference (teacher, adviser or employer &mdash; not a relative)</p>
	<div class="row">
		<div class="form-group"><label for="rfn">Name</label><input class="form-control" id="rfn" name="rfn" [(ngModel)]="m.rfn"></div>
		<div class="form-group"><label for="rfp">Phone</label><input class="form-control" id="rfp" name="rfp" [(ngModel)]="m.rfp"></div>
		<div class="form-group"><label for="rfe">E-mail</label><input class="form-control" id="rfe" name="rfe" [(ngModel)]="m.rfe"></div>
	</div>
	<div class="checkbox"><label><input type="checkbox" name="pub" [(ngModel)]="m.pub"> If chosen, I give permission to print my name and photo in the Association newsletter.</label></div><br>
	<div class="row">
		<div class="form-group w6"><label for="sig">Applicant's signature (type name)</label><input class="form-control" id="sig" name="sig" [(ngModel)]="m.sig"></div>
		<div class="form-group w3"><label for="sigd">Date</label><input class="form-control" id="sigd" name="sigd" [(ngModel)]="m.sigd"></div>
	</div>
</div></div>
<button class="btn btn-primary" type="submit">Submit</button> <button class="btn" type="button">Print blank form</button>
<p class="help-block">Three Rivers Farm Credit is an equal opportunity provider.</p>
</form></div>`,
})
class ScholarshipForm {
	sent = false;
	stateCodes = STATES.map(([code]) => code);
	counties = ["Del Norte", "Humboldt", "Jackson", "Josephine", "Klamath", "Lake", "Modoc", "Siskiyou", "Trinity"];
	races = [
		{ id: 1, label: "American Indian or Alaska Native" },
		{ id: 2, label: "Asian" },
		{ id: 3, label: "Black or African American" },
		{ id: 4, label: "Native Hawaiian or Pacific Islander" },
		{ id: 5, label: "White" },
	];
	incomes = [
		{ v: "A", t: "Under $30,000" },
		{ v: "B", t: "$30,000 - $49,999" },
		{ v: "C", t: "$50,000 - $74,999" },
		{ v: "D", t: "$75,000 - $99,999" },
		{ v: "E", t: "$100,000 and over" },
	];
	months = "January February March April May June July August September October November December"
		.split(" ")
		.map((m, i) => ({ m, n: i + 1 }));
	majors = [...MAJORS, "Agribusiness", "Agronomy", "Animal Science", "Food Science", "Forestry", "Horticulture", "Range Management", "Veterinary Science", "Welding Technology"].sort();
	degrees = ["Certificate", "Associate", "Bachelor's", "Master's", "Doctorate or professional"];
	m = {
		lname: "", fname: "", mi: "", bd: "", addr: "", addrB: "", city: "", st: null as string | null, zip: "", cnty: null as string | null,
		ph: "", em: "", cit: "", gen: null as string | null, eth: null as string | null, rac: [] as number[], mem: "", gr: "", fax2: "",
		par: [{ name: "", occ: "" }, { name: "", occ: "" }] as Person[],
		mar: null as string | null, inc: null as string | null, fg: null as string | null, nsib: "",
		sib: [{ name: "", age: "" }, { name: "", age: "" }, { name: "", age: "" }] as Sibling[],
		hs: "", hsloc: "", gm: null as number | null, gy: null as number | null, gpa: "", rk: "", rkof: "", sat: "", act: "",
		dual: [{ title: "", hrs: "", mark: "" }, { title: "", hrs: "", mark: "" }] as College[],
		coll: "", maj: null as string | null, goal: "", deg: null as string | null,
		orgs: [{ org: "", office: "", yrs: [] }] as Org[],
		hon: [{ title: "", gr: null }, { title: "", gr: null }, { title: "", gr: null }] as Honor[],
		ess: "", rfn: "", rfp: "", rfe: "", pub: false, sig: "", sigd: "",
	};
	constructor() {
		form = this;
	}
	addOrg() {
		this.m.orgs.push({ org: "", office: "", yrs: [] });
	}
}

let form: ScholarshipForm | undefined;

/** Key, place in the model, place on the page. */
const KEYS: [string, string, string][] = [];
for (const key of "lname fname mi bd addr addrB city st zip cnty ph em cit gen eth rac mem gr fax2 mar inc fg nsib hs hsloc gm gy gpa rk rkof sat act coll maj goal deg ess rfn rfp rfe pub sig sigd".split(" "))
	KEYS.push([key, key, `[name=${key}]`]);
for (const i of [0, 1]) {
	KEYS.push([`par${i}_name`, `par.${i}.name`, `#par${i}`], [`par${i}_occ`, `par.${i}.occ`, `#occ${i}`]);
	["title", "hrs", "mark"].forEach((name, at) => KEYS.push([`dual${i}_${name}`, `dual.${i}.${name}`, `#dual tbody tr:nth-child(${i + 1}) td:nth-child(${at + 1}) input`]));
}
for (const i of [0, 1, 2]) {
	["name", "age"].forEach((name, at) => KEYS.push([`sib${i}_${name}`, `sib.${i}.${name}`, `#sibs tbody tr:nth-child(${i + 1}) td:nth-child(${at + 1}) input`]));
	["org", "office", "yrs"].forEach((name, at) => KEYS.push([`org${i}_${name}`, `orgs.${i}.${name}`, `.org:nth-of-type(${i + 1}) .form-group:nth-child(${at + 1}) > *`]));
	["title", "gr"].forEach((name, at) => KEYS.push([`hon${i}_${name}`, `hon.${i}.${name}`, `#honors tbody tr:nth-child(${i + 1}) td:nth-child(${at + 1}) > *`]));
}

const formState = () =>
	Object.assign(
		Object.fromEntries(
			KEYS.map(([key, path]) => [key, path.split(".").reduce<any>((value, part) => value?.[part], form?.m) ?? ""]),
		),
		{ submitted: form?.sent ?? false },
	);

function shownIn(place: string): unknown {
	const element = document.querySelector<HTMLInputElement>(place);
	if (!element) return "";
	if (element.type === "radio") return document.querySelector(`${place}:checked`)?.parentElement?.textContent?.trim() ?? "";
	if (element.type === "checkbox") return element.checked;
	if (element.tagName !== "NG-SELECT") return element.value;
	const texts = [...element.querySelectorAll(".ng-value-label")].map((label) => label.textContent?.trim() ?? "");
	return element.classList.contains("ng-select-multiple") ? texts : (texts[0] ?? "");
}
const formShown = () => Object.assign(Object.fromEntries(KEYS.map(([key, , place]) => [key, shownIn(place)])), { submitted: form?.sent ?? false });

Object.assign(window, { formState, formShown });
bootstrapApplication(ScholarshipForm, { providers: [provideZonelessChangeDetection()] });
