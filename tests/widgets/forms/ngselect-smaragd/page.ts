import "@angular/compiler";
import "./styles.css";
import { Component } from "@angular/core";
import { FormArray, FormControl, FormGroup, ReactiveFormsModule } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectModule } from "@ng-select/ng-select";
import { MAJORS, STATES } from "../../lists";

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const PARENT_EDUCATION = ["Some high school", "High school diploma or GED", "Some college", "Associate's degree", "Bachelor's degree", "Graduate degree", "Not sure"];
const INCOME = ["Under $35,000", "$35,000 to $49,999", "$50,000 to $64,999", "$65,000 to $79,999", "$80,000 to $99,999", "$100,000 and up"];
const YEARS = [
	{ id: "fr", label: "Freshman" },
	{ id: "so", label: "Sophomore" },
	{ id: "jr", label: "Junior" },
	{ id: "sr", label: "Senior" },
];
const LANGUAGES = ["American Sign Language", "Arabic", "Cantonese", "English", "French", "German", "Haitian Creole", "Hmong", "Igbo", "Korean", "Mandarin", "Portuguese", "Russian", "Somali", "Spanish", "Swahili", "Tagalog", "Vietnamese", "Yoruba"];
const KINDS = ["Art or music", "Community service", "Cultural club", "Debate or speech", "Environment", "Faith group", "Family responsibilities", "Paid job", "Robotics or coding", "Sports", "Student government", "Something else"];
const COLLEGES = ["Lewis & Clark College", "Linfield University", "Oregon State University", "Pacific University", "Portland State University", "Reed College", "Southern Oregon University", "University of Oregon", "University of Portland", "University of Washington", "Western Washington University", "Willamette University"];
const LIMIT = 3;

const TEXTS = [
	"first", "goesBy", "last", "email", "phone", "address1", "address2", "city", "zip", "p1First", "p1Last", "p1Job", "p2First", "p2Last", "p2Job",
	"brothersSisters", "firstGen", "school", "schoolCity", "gpaUnweighted", "gpaWeighted", "rank", "classSize", "satTotal", "actComposite", "dreamJob",
	"sai", "story", "refName", "refEmail", "refHow", "signature",
];
const SELECTS = ["dobMonth", "dobDay", "dobYear", "pronouns", "state", "p1School", "p2School", "parentsAre", "income", "schoolState", "gradYear", "major", "shirt", "heard"];
const ACTIVITY = ["kind", "group", "role", "years", "hours", "did"];
const HONOR = ["title", "year", "about"];
const entry = (parts: string[], lists: string[]) => new FormGroup(Object.fromEntries(parts.map((part) => [part, new FormControl(lists.includes(part) ? [] : null)])));
const newActivity = () => entry(ACTIVITY, ["years"]);
const newHonor = () => entry(HONOR, []);

const activities = new FormArray([newActivity()]);
const honors = new FormArray<FormGroup>([]);
const controls: Record<string, FormControl> = {};
for (const key of TEXTS) controls[key] = new FormControl("");
for (const key of SELECTS) controls[key] = new FormControl(null);
for (const key of ["languages", "colleges"]) controls[key] = new FormControl([]);
controls.agree = new FormControl(false);
const scholar = new FormGroup({ ...controls, activities, honors });
let submitted = false;

@Component({
	selector: "lf-form",
	imports: [ReactiveFormsModule, NgSelectModule],
	template: `
<header><div class="container"><strong>The Lindqvist Family Fund</strong><nav><a href="#about">Our story</a><a href="#scholars">Past scholars</a><a href="#faq">FAQ</a></nav></div></header>
<form class="container" [formGroup]="form" (ngSubmit)="send()">
	<h1>Rising Scholars Award</h1>
	<p class="lead">Thirty students. $8,000 a year. Tell us who you are, and don't worry about sounding impressive. Questions with a <span class="req">•</span> need an answer.</p>

	<h2>First things first</h2>
	<div class="row"><label for="first" class="col-form-label col-3">Your first name <span class="req">•</span></label><div class="col-9"><input id="first" class="form-control" formControlName="first"></div></div>
	<div class="row"><label for="last" class="col-form-label col-3">And your last name <span class="req">•</span></label><div class="col-9"><input id="last" class="form-control" formControlName="last"></div></div>
	<div class="row"><label for="goesBy" class="col-form-label col-3">What do friends call you?</label><div class="col-9"><input id="goesBy" class="form-control" formControlName="goesBy"></div></div>
	<div class="row"><label for="pronouns" class="col-form-label col-3">Your pronouns</label><div class="col-9"><ng-select labelForId="pronouns" [items]="pronouns" formControlName="pronouns" placeholder="If you'd like to share"></ng-select></div></div>
	<div class="row"><span class="col-form-label col-3" id="bday">When were you born? <span class="req">•</span></span>
		<div class="col-4"><ng-select [items]="months" bindLabel="label" bindValue="id" formControlName="dobMonth" placeholder="Month" ariaLabel="Month of birth"></ng-select></div>
		<div class="col-2"><ng-select [items]="days" formControlName="dobDay" placeholder="Day" ariaLabel="Day of birth"></ng-select></div>
		<div class="col-3"><ng-select [items]="birthYears" formControlName="dobYear" placeholder="Year" ariaLabel="Year of birth"></ng-select></div>
	</div>
	<div class="row"><label for="email" class="col-form-label col-3">Email we can reach you at <span class="req">•</span></label><div class="col-9"><input id="email" type="email" class="form-control" formControlName="email"></div></div>
	<div class="row"><label for="phone" class="col-form-label col-3">Phone</label><div class="col-9"><input id="phone" type="tel" class="form-control" formControlName="phone"><div class="form-text">We only call finalists.</div></div></div>
	<div class="row"><label for="address1" class="col-form-label col-3">Where do you live? <span class="req">•</span></label><div class="col-9"><input id="address1" class="form-control" placeholder="Street and number" formControlName="address1"></div></div>
	<div class="row"><div class="offset-3 col-9"><input class="form-control" placeholder="Apt, unit, etc." aria-label="Apt, unit, etc." formControlName="address2"></div></div>
	<div class="row"><div class="offset-3 col-4"><input class="form-control" placeholder="City" aria-label="City" formControlName="city"></div>
		<div class="col-3"><ng-select [items]="states" bindLabel="label" bindValue="id" formControlName="state" placeholder="State" ariaLabel="State"></ng-select></div>
		<div class="col-2"><input class="form-control" placeholder="ZIP" aria-label="ZIP" formControlName="zip"></div></div>
	<div class="row"><label for="languages" class="col-form-label col-3">Which languages do you speak?</label><div class="col-9"><ng-select labelForId="languages" [items]="languages" [multiple]="true" [closeOnSelect]="false" formControlName="languages" placeholder="Pick as many as you like"></ng-select></div></div>

	<h2>The people who raised you</h2>
	<p>We know families come in all shapes. Tell us about up to two parents or guardians.</p>
	<div class="two">
		@for (n of [1, 2]; track n) {
			<fieldset class="panel"><legend>{{ n === 1 ? 'Parent or guardian' : 'Second parent or guardian' }}</legend>
				<label [attr.for]="'pf' + n" class="form-label">First name</label><input [id]="'pf' + n" class="form-control" [formControlName]="'p' + n + 'First'" [attr.data-q]="'p' + n + 'First'">
				<label [attr.for]="'pl' + n" class="form-label">Last name</label><input [id]="'pl' + n" class="form-control" [formControlName]="'p' + n + 'Last'" [attr.data-q]="'p' + n + 'Last'">
				<label [attr.for]="'pj' + n" class="form-label">What do they do for work?</label><input [id]="'pj' + n" class="form-control" [formControlName]="'p' + n + 'Job'" [attr.data-q]="'p' + n + 'Job'">
				<label [attr.for]="'ps' + n" class="form-label">How far did they go in school?</label><ng-select [labelForId]="'ps' + n" [items]="educations" [formControlName]="'p' + n + 'School'" [attr.data-q]="'p' + n + 'School'"></ng-select>
			</fieldset>
		}
	</div>
	<div class="row"><label for="parentsAre" class="col-form-label col-3">Your parents are…</label><div class="col-9"><ng-select labelForId="parentsAre" [items]="['Married', 'Living together', 'Separated', 'Divorced', 'Widowed', 'Never married']" formControlName="parentsAre"></ng-select></div></div>
	<div class="row"><label for="brothersSisters" class="col-form-label col-3">How many brothers and sisters do you have?</label><div class="col-3"><input id="brothersSisters" inputmode="numeric" class="form-control" formControlName="brothersSisters"></div></div>
	<div class="row"><label for="income" class="col-form-label col-3">Family income in a year</label><div class="col-9"><ng-select labelForId="income" [items]="incomes" formControlName="income" [searchable]="false"></ng-select><div class="form-text">A rough figure is fine. Only our finance volunteer sees this.</div></div></div>
	<div class="row"><label for="sai" class="col-form-label col-3">Student Aid Index (from your FAFSA)</label><div class="col-3"><input id="sai" class="form-control" formControlName="sai"></div></div>
	<div class="row" role="radiogroup" aria-labelledby="fgl" data-q="firstGen"><span id="fgl" class="col-form-label col-3">Would you be the first in your family to finish college?</span>
		<div class="col-9 choices"><div class="form-check form-check-inline"><input id="fgy" class="form-check-input" type="radio" value="yes" formControlName="firstGen"><label for="fgy" class="form-check-label">Yes, I'd be the first</label></div>
		<div class="form-check form-check-inline"><input id="fgn" class="form-check-input" type="radio" value="no" formControlName="firstGen"><label for="fgn" class="form-check-label">No</label></div></div></div>

	<h2>School so far</h2>
	<div class="row"><label for="school" class="col-form-label col-3">Your high school <span class="req">•</span></label><div class="col-9"><input id="school" class="form-control" formControlName="school"></div></div>
	<div class="row"><label for="schoolCity" class="col-form-label col-3">Which town is it in?</label><div class="col-5"><input id="schoolCity" class="form-control" formControlName="schoolCity"></div>
		<div class="col-4"><ng-select [items]="states" bindLabel="label" bindValue="id" formControlName="schoolState" placeholder="State" ariaLabel="State of your high school"></ng-select></div></div>
	<div class="row"><label for="gradYear" class="col-form-label col-3">Class of…</label><div class="col-3"><ng-select labelForId="gradYear" [items]="['2026', '2027', '2028']" formControlName="gradYear"></ng-select></div></div>
	<div class="row"><span class="col-form-label col-3">GPA</span><div class="col-4"><input class="form-control" formControlName="gpaUnweighted" placeholder="Unweighted" aria-label="Unweighted GPA"></div><div class="col-4"><input class="form-control" formControlName="gpaWeighted" placeholder="Weighted" aria-label="Weighted GPA"></div></div>
	<div class="row"><label for="rank" class="col-form-label col-3">Class rank, if you have one</label><div class="col-3"><input id="rank" class="form-control" formControlName="rank"></div><label for="classSize" class="col-form-label col-2">out of how many?</label><div class="col-3"><input id="classSize" class="form-control" formControlName="classSize"></div></div>
	<div class="row"><span class="col-form-label col-3">Best test scores<br><small>Totally optional</small></span><div class="col-4"><input class="form-control" formControlName="satTotal" placeholder="SAT total" aria-label="SAT total"></div><div class="col-4"><input class="form-control" formControlName="actComposite" placeholder="ACT composite" aria-label="ACT composite"></div></div>

	<h2>What you'd like to do next</h2>
	<div class="row"><label for="colleges" class="col-form-label col-3">Colleges you're applying to</label><div class="col-9"><ng-select labelForId="colleges" [items]="colleges" [multiple]="true" [addTag]="true" addTagText="Add" formControlName="colleges" placeholder="Choose, or type a name and press Enter"></ng-select></div></div>
	<div class="row"><label for="major" class="col-form-label col-3">What do you hope to study?</label><div class="col-9"><ng-select labelForId="major" [items]="majors" formControlName="major"></ng-select></div></div>
	<div class="row"><label for="dreamJob" class="col-form-label col-3">Dream job?</label><div class="col-9"><input id="dreamJob" class="form-control" formControlName="dreamJob"></div></div>

	<h2>How you spend your time</h2>
	<p>Clubs, jobs, looking after your cousins: it all counts. Up to three, starting with the one you care about most.</p>
	<div formArrayName="activities">
		@for (each of activities.controls; track each; let i = $index) {
			<section class="card entry activity" [formGroupName]="i">
				<button type="button" class="card-header" [attr.aria-expanded]="openActivity === i" [attr.aria-controls]="'activity' + i" (click)="openActivity = openActivity === i ? -1 : i">
					<span>Activity {{ i + 1 }}</span><em>{{ each.value.group || 'Not filled in yet' }}</em><span class="chevron">{{ openActivity === i ? '−' : '+' }}</span></button>
				<div class="card-body" [id]="'activity' + i" [hidden]="openActivity !== i">
					<label [attr.for]="'ak' + i" class="form-label">What kind of thing is it?</label><ng-select [labelForId]="'ak' + i" [items]="kinds" formControlName="kind"></ng-select>
					<label [attr.for]="'ag' + i" class="form-label">Name of the group, club or workplace</label><input [id]="'ag' + i" class="form-control" formControlName="group">
					<label [attr.for]="'ar' + i" class="form-label">Your part in it</label><input [id]="'ar' + i" class="form-control" formControlName="role" placeholder="Member, treasurer, cook…">
					<label [attr.for]="'ay' + i" class="form-label">Which years?</label><ng-select [labelForId]="'ay' + i" [items]="years" bindLabel="label" bindValue="id" [multiple]="true" [closeOnSelect]="false" formControlName="years"></ng-select>
					<label [attr.for]="'ah' + i" class="form-label">About how many hours a week?</label><input [id]="'ah' + i" inputmode="decimal" class="form-control" formControlName="hours">
					<label [attr.for]="'ad' + i" class="form-label">What did you do there?</label><textarea [id]="'ad' + i" rows="2" maxlength="200" class="form-control" formControlName="did"></textarea><div class="form-text">200 characters at most</div>
				</div>
			</section>
		}
	</div>
	<button type="button" class="btn btn-outline-success" [disabled]="activities.length >= 3" (click)="addActivity()">+ Add another activity</button>

	<h2>Things you're proud of</h2>
	<p>Awards, prizes, certificates. Leave this blank if you have none, we mean it.</p>
	<div formArrayName="honors">
		@for (each of honors.controls; track each; let i = $index) {
			<section class="card entry honor" [formGroupName]="i">
				<button type="button" class="card-header" [attr.aria-expanded]="openHonor === i" [attr.aria-controls]="'honor' + i" (click)="openHonor = openHonor === i ? -1 : i">
					<span>Honor {{ i + 1 }}</span><em>{{ each.value.title || 'Not filled in yet' }}</em><span class="chevron">{{ openHonor === i ? '−' : '+' }}</span></button>
				<div class="card-body" [id]="'honor' + i" [hidden]="openHonor !== i">
					<label [attr.for]="'ht' + i" class="form-label">What was it called?</label><input [id]="'ht' + i" class="form-control" formControlName="title">
					<label [attr.for]="'hy' + i" class="form-label">Which year were you in?</label><ng-select [labelForId]="'hy' + i" [items]="years" bindLabel="label" bindValue="id" formControlName="year"></ng-select>
					<label [attr.for]="'ha' + i" class="form-label">What was it for?</label><textarea [id]="'ha' + i" rows="2" class="form-control" formControlName="about"></textarea>
				</div>
			</section>
		}
	</div>
	<button type="button" class="btn btn-outline-success" [disabled]="honors.length >= 3" (click)="addHonor()">+ Add an honor</button>

	<h2>In your own words</h2>
	<label for="story" class="form-label">Tell us about a time you changed your mind. (300 words)</label><textarea id="story" rows="6" class="form-control" formControlName="story"></textarea>

	<h2>Somebody who knows you</h2>
	<p>A teacher, coach or boss. We'll send them a short note.</p>
	<div class="row"><label for="refName" class="col-form-label col-3">Their name</label><div class="col-9"><input id="refName" class="form-control" formControlName="refName"></div></div>
	<div class="row"><label for="refEmail" class="col-form-label col-3">Their email</label><div class="col-9"><input id="refEmail" type="email" class="form-control" formControlName="refEmail"></div></div>
	<div class="row"><label for="refHow" class="col-form-label col-3">How do they know you?</label><div class="col-9"><input id="refHow" class="form-control" formControlName="refHow"></div></div>

	<h2>Almost done</h2>
	<div class="row"><label for="shirt" class="col-form-label col-3">T-shirt size</label><div class="col-3"><ng-select labelForId="shirt" [items]="['XS', 'S', 'M', 'L', 'XL', '2XL']" formControlName="shirt"></ng-select></div></div>
	<div class="row"><label for="heard" class="col-form-label col-3">How did you find us?</label><div class="col-9"><ng-select labelForId="heard" [items]="['School counselor', 'A past scholar', 'Instagram', 'Web search', 'Somewhere else']" formControlName="heard"></ng-select></div></div>
	<div class="form-check"><input id="agree" type="checkbox" class="form-check-input" formControlName="agree"><label for="agree" class="form-check-label">Everything here is true and in my own words, and you may check it with my school.</label></div>
	<div class="row"><label for="signature" class="col-form-label col-3">Sign with your full name</label><div class="col-9"><input id="signature" class="form-control" formControlName="signature"></div></div>
	<button type="submit" class="btn btn-success btn-lg">Send my application</button>
</form>`,
})
class ScholarForm {
	form = scholar;
	activities = activities;
	honors = honors;
	openActivity = 0;
	openHonor = -1;
	pronouns = ["She/her", "He/him", "They/them", "She/they", "He/they"];
	months = MONTHS.map((label, i) => ({ id: i + 1, label }));
	days = Array.from({ length: 31 }, (_, i) => i + 1);
	birthYears = Array.from({ length: 12 }, (_, i) => 2012 - i);
	states = STATES.map(([id, label]) => ({ id, label }));
	educations = PARENT_EDUCATION;
	incomes = INCOME;
	languages = LANGUAGES;
	colleges = COLLEGES;
	majors = MAJORS;
	kinds = KINDS;
	years = YEARS;
	addActivity() {
		activities.push(newActivity());
		this.openActivity = activities.length - 1;
	}
	addHonor() {
		honors.push(newHonor());
		this.openHonor = honors.length - 1;
	}
	send() {
		submitted = true;
	}
}

(document.getElementById("root") as HTMLElement).append(document.createElement("lf-form"));
bootstrapApplication(ScholarForm).catch((error) => setTimeout(() => { throw error; }));

function formState() {
	const { activities: acts, honors: prizes, ...values } = scholar.getRawValue() as Record<string, any>;
	const state: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(values)) state[key] = value ?? "";
	for (let i = 0; i < LIMIT; i++) {
		for (const part of ACTIVITY) state[`activity${i + 1}.${part}`] = acts[i]?.[part]?.length === 0 ? "" : (acts[i]?.[part] ?? "");
		for (const part of HONOR) state[`honor${i + 1}.${part}`] = prizes[i]?.[part] ?? "";
	}
	return { ...state, submitted };
}

const read = (host: Element | null | undefined): unknown => {
	if (!host) return "";
	if (host instanceof HTMLInputElement && host.type === "checkbox") return host.checked;
	if (host instanceof HTMLInputElement || host instanceof HTMLTextAreaElement) return host.value;
	const labels = [...host.querySelectorAll(".ng-value-label")].map((each) => each.textContent?.trim() ?? "");
	return host.classList.contains("ng-select-multiple") ? labels : (labels[0] ?? "");
};
function formShown() {
	const shown: Record<string, unknown> = {};
	for (const host of document.querySelectorAll("form [formcontrolname], form [data-q]")) {
		const key = host.getAttribute("data-q") ?? (host.getAttribute("formcontrolname") as string);
		if (host.closest(".entry") || (host instanceof HTMLInputElement && host.type === "radio")) continue;
		if (host.matches("[role=radiogroup]")) shown[key] = host.querySelector("input:checked + label")?.textContent?.trim() ?? "";
		else shown[key] = read(host);
	}
	for (const [name, parts] of [["activity", ACTIVITY], ["honor", HONOR]] as const) {
		const cards = document.querySelectorAll(`.entry.${name}`);
		for (let i = 0; i < LIMIT; i++) for (const part of parts) shown[`${name}${i + 1}.${part}`] = read(cards[i]?.querySelector(`[formcontrolname=${part}]`));
	}
	return shown;
}
Object.assign(window, { formState, formShown });
