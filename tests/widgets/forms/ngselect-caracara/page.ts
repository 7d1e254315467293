import "@angular/compiler";
import { Component, Directive, ElementRef, Input, inject, type OnInit } from "@angular/core";
import { FormArray, FormBuilder, FormControl, FormGroup, ReactiveFormsModule } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectComponent } from "@ng-select/ng-select";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import { ACTIVITY_KINDS, EXAMS, LANGUAGES, SCHOOLS } from "./choices";
import "./page.css";

const cells: Record<string, HTMLElement> = {};
let submitted = false;
let live: FormGroup;

@Directive({ selector: "[cell]" })
class Cell implements OnInit {
	@Input() cell = "";
	private host = inject(ElementRef);
	ngOnInit() {
		cells[this.cell] = this.host.nativeElement;
	}
}

const coded = (names: string[]) => names.map((name) => ({ name, code: name.toLowerCase().replace(/[^a-z]+/g, "_") }));

@Component({
	selector: "#root",
	imports: [ReactiveFormsModule, NgSelectComponent, Cell],
	template: `
<form [formGroup]="form" (ngSubmit)="send()">
<h1>Governor's School Student Application</h1>
<p>Students nominated by their school must complete and submit this form. Note that the form cannot be saved, so gather all necessary information and complete and submit the form in one session. Please use appropriate upper and lower case letters in the entries.</p>

<h2>1. Student contact information</h2>
<p class="sub">Please use upper and lower case letters</p>
<table>
	<tr><td>First Name (ex. Pamela):</td><td [cell]="'first'"><input formControlName="first_name"></td></tr>
	<tr><td>Last Name (ex. Coleman):</td><td [cell]="'last'"><input formControlName="last_name"></td></tr>
	<tr><td>Middle Name (ex. Kaye):</td><td [cell]="'middle'"><input formControlName="middle_name"></td></tr>
	<tr><td>Preferred Name (ex. Pam), ONLY list one:</td><td [cell]="'preferred'"><input formControlName="preferred_name"></td></tr>
	<tr><td>Email Address (NOTE: All notifications will come to you by this email address):</td><td [cell]="'email'"><input type="email" formControlName="student_email"></td></tr>
	<tr><td>Parent's or Guardian's Email Address:</td><td [cell]="'parentEmail'"><input type="email" formControlName="parent_or_guardian_email"></td></tr>
	<tr><td>Student's Phone Number (Include area code. Ex. 501-450-1279):</td><td [cell]="'phone'"><input type="tel" formControlName="student_phone"></td></tr>
	<tr><td>Home Phone Number, if you have one besides (Include area code)</td><td [cell]="'homePhone'"><input type="tel" formControlName="student_home_phone"></td></tr>
	<tr><td>Street Address:</td><td [cell]="'street'"><input formControlName="student_address"></td></tr>
	<tr><td>City:</td><td [cell]="'city'"><input formControlName="student_city"></td></tr>
	<tr><td>State:</td><td [cell]="'state'"><ng-select formControlName="student_state" [items]="states" bindLabel="name" bindValue="code" /></td></tr>
	<tr><td>Zip Code:</td><td [cell]="'zip'"><input formControlName="student_zip"></td></tr>
	<tr><td>Mailing address (only if different from the above):</td><td [cell]="'mailing'"><input formControlName="mailing_address"></td></tr>
	<tr><td>Date of Birth:</td><td class="three">
		<span [cell]="'birthMonth'"><ng-select formControlName="birth_month" [items]="months" bindLabel="name" bindValue="code" placeholder="Month" [clearable]="false" /></span>
		<span [cell]="'birthDay'"><ng-select formControlName="birth_day" [items]="days" placeholder="Day" [clearable]="false" /></span>
		<span [cell]="'birthYear'"><ng-select formControlName="birth_year" [items]="years" placeholder="Year" [clearable]="false" /></span>
	</td></tr>
	<tr><td>Place of birth:</td><td class="pair"><span [cell]="'birthCity'"><input formControlName="birth_city" placeholder="City"></span><span [cell]="'birthCountry'"><ng-select formControlName="birth_country" [items]="countries" placeholder="Country" /></span></td></tr>
</table>

<h2>2. Demographic Information</h2>
<table>
	<tr><td>Gender</td><td [cell]="'gender'"><label><input type="radio" value="male" formControlName="student_gender"> Male</label><br><label><input type="radio" value="female" formControlName="student_gender"> Female</label></td></tr>
	<tr><td>Ethnicity (more than one may be checked)</td><td [cell]="'ethnicity'" formGroupName="ethnicity">
		@for (e of ethnicities; track e.code) { <label class="line"><input type="checkbox" [formControlName]="e.code"> {{ e.name }}</label> }
	</td></tr>
	<tr><td><label for="cit">Citizenship</label></td><td [cell]="'citizenship'"><ng-select labelForId="cit" formControlName="citizenship" [items]="citizenships" bindLabel="name" bindValue="code" /></td></tr>
	<tr><td><label for="lng">Language(s) spoken at home</label></td><td [cell]="'languages'"><ng-select labelForId="lng" formControlName="home_languages" [items]="languages" [multiple]="true" [closeOnSelect]="false" placeholder="Choose all that apply" /></td></tr>
	<tr><td><label for="inc">Family income last year, before taxes</label><small>Used only to award tuition assistance. It is never seen by the Student Selection Committee.</small></td><td [cell]="'income'"><ng-select labelForId="inc" formControlName="income" [items]="incomes" bindLabel="name" bindValue="code" [searchable]="false" /></td></tr>
	<tr><td><label for="lun">Are you eligible for free or reduced-price lunch?</label></td><td [cell]="'lunch'"><ng-select labelForId="lun" formControlName="lunch" [items]="lunches" [searchable]="false" /></td></tr>
</table>

<h2>3. Family</h2>
<table class="grid">
	<tr><th></th><th>Full name</th><th>Occupation</th><th>Highest level of education</th></tr>
	@for (p of parents.controls; track $index; let i = $index) {
	<tr [formGroup]="p"><td>Parent/Guardian {{ i + 1 }}</td>
		<td [cell]="'parent' + i + '.name'"><input formControlName="name"></td>
		<td [cell]="'parent' + i + '.job'"><input formControlName="job"></td>
		<td [cell]="'parent' + i + '.school'"><ng-select formControlName="school" [items]="schoolings" bindLabel="name" bindValue="code" /></td></tr>
	}
</table>
<table class="grid">
	<tr><th></th><th>Name</th><th>Age</th></tr>
	@for (s of siblings.controls; track $index; let i = $index) {
	<tr [formGroup]="s"><td>Brother or sister</td><td [cell]="'sib' + i + '.name'"><input formControlName="name"></td><td class="tiny" [cell]="'sib' + i + '.age'"><input formControlName="age"></td></tr>
	}
</table>

<h2>4. Nominating High School</h2>
<table>
	<tr><td>School</td><td [cell]="'school'"><ng-select formControlName="nominating_high_school" [items]="schools" bindLabel="name" bindValue="code" notFoundText="Not on our list. Please choose OTHER." /></td></tr>
	<tr><td>If you chose OTHER in the question above, please enter your school name. Otherwise, please leave this blank.</td><td [cell]="'otherSchool'"><input formControlName="other_school"></td></tr>
	<tr><td>County Where School Is Located</td><td [cell]="'county'"><input formControlName="county"></td></tr>
	<tr><td>School's street address</td><td [cell]="'schoolStreet'"><input formControlName="school_address"></td></tr>
	<tr><td>City / Zip Code</td><td class="pair"><span [cell]="'schoolCity'"><input formControlName="school_city"></span><span [cell]="'schoolZip'"><input formControlName="school_zip"></span></td></tr>
	<tr><td>Currently Enrolled Grade</td><td [cell]="'grade'"><ng-select formControlName="grade" [items]="[9, 10, 11, 12]" [searchable]="false" /></td></tr>
	<tr><td>Date you expect to be graduated</td><td [cell]="'graduation'"><input type="date" formControlName="graduation"></td></tr>
	<tr><td>Grade point average (unweighted / weighted)</td><td class="pair"><span [cell]="'gpa'"><input formControlName="gpa"></span><span [cell]="'weighted'"><input formControlName="weighted_gpa"></span></td></tr>
	<tr><td>Rank</td><td class="pair"><span [cell]="'rank'"><input formControlName="rank"></span> of <span [cell]="'classSize'"><input formControlName="class_size"></span> students</td></tr>
	<tr><td>Principal's Name</td><td [cell]="'principal'"><input formControlName="principal_name"></td></tr>
	<tr><td>Contact person at the school: name</td><td [cell]="'contactName'"><input formControlName="contact_name"></td></tr>
	<tr><td>Contact person: email</td><td [cell]="'contactEmail'"><input type="email" formControlName="contact_email"></td></tr>
	<tr><td>Contact person: phone</td><td [cell]="'contactPhone'"><input type="tel" formControlName="contact_phone"></td></tr>
</table>
<p class="sub">Test scores, if you have them</p>
<div class="scores">
	<label>SAT Reading &amp; Writing <span [cell]="'satRw'"><input formControlName="sat_rw"></span></label>
	<label>SAT Math <span [cell]="'satMath'"><input formControlName="sat_math"></span></label>
	<label>PSAT/NMSQT <span [cell]="'psat'"><input formControlName="psat"></span></label>
</div>
<table class="grid">
	<tr><th>AP examination</th><th>Score</th></tr>
	@for (x of exams.controls; track $index; let i = $index) {
	<tr [formGroup]="x"><td [cell]="'exam' + i + '.subject'"><ng-select formControlName="subject" [items]="examNames" placeholder="Select an examination" /></td><td class="tiny" [cell]="'exam' + i + '.score'"><ng-select formControlName="score" [items]="[1, 2, 3, 4, 5]" [searchable]="false" [clearable]="false" /></td></tr>
	}
</table>
<table class="grid">
	<tr><th>Most demanding courses taken</th><th>Grade earned</th></tr>
	@for (c of courses.controls; track $index; let i = $index) {
	<tr [formGroup]="c"><td [cell]="'course' + i + '.name'"><input formControlName="name"></td><td class="tiny" [cell]="'course' + i + '.grade'"><input formControlName="grade"></td></tr>
	}
</table>

<h2>5. Significant Achievements, Awards, or Accomplishments</h2>
<p>Please list any significant accomplishments.</p>
<table class="grid">
	<tr><th>Accomplishment</th><th>Grade</th><th>What it was for</th></tr>
	@for (a of awards.controls; track $index; let i = $index) {
	<tr [formGroup]="a"><td [cell]="'award' + i + '.title'"><input formControlName="title"></td><td class="tiny" [cell]="'award' + i + '.grade'"><ng-select formControlName="grade" [items]="grades" bindLabel="name" bindValue="code" [searchable]="false" [clearable]="false" /></td><td [cell]="'award' + i + '.text'"><textarea rows="2" formControlName="text"></textarea></td></tr>
	}
</table>

<h2>6. School Activities and School/Community Service Projects</h2>
<p>Please list any projects you have participated in. Service should demonstrate your commitment to a task.</p>
@for (a of activities.controls; track $index; let i = $index) {
<fieldset [formGroup]="a"><legend>{{ ["A", "B", "C"][i] }}</legend>
	<div class="acts">
		<label [for]="'k' + i">Kind</label><div [cell]="'act' + i + '.kind'"><ng-select [labelForId]="'k' + i" formControlName="kind" [items]="kinds" /></div>
		<label [for]="'o' + i">Group or employer</label><div [cell]="'act' + i + '.group'"><input [id]="'o' + i" formControlName="group"></div>
		<label [for]="'p' + i">Your part in it</label><div [cell]="'act' + i + '.part'"><input [id]="'p' + i" formControlName="part"></div>
		<label [for]="'g' + i">Grades in which you took part</label><div [cell]="'act' + i + '.grades'"><ng-select [labelForId]="'g' + i" formControlName="grades" [items]="grades" bindLabel="name" bindValue="code" [multiple]="true" [closeOnSelect]="false" [searchable]="false" /></div>
		<span>Time</span><div class="pair"><span [cell]="'act' + i + '.hours'"><input formControlName="hours"></span> hours a week, <span [cell]="'act' + i + '.weeks'"><input formControlName="weeks"></span> weeks a year</div>
		<label [for]="'d' + i">What you did</label><div [cell]="'act' + i + '.text'"><textarea rows="2" [id]="'d' + i" formControlName="text"></textarea></div>
	</div>
</fieldset>
}

<h2>7. Student Essay</h2>
<div [cell]="'essay'"><label for="essay">Using your own writer's "voice", illustrate to the Selection Committee an example of how a new idea stretched your mind. Please limit your essay to 500 words or less.</label><textarea id="essay" rows="6" formControlName="student_essay"></textarea></div>

<h2>8. Area I Discipline - First Choice</h2>
<table>
	<tr><td>Based on your ability and interest, indicate your first choice for nomination.</td><td [cell]="'discipline1'"><ng-select formControlName="discipline_first_choice" [items]="disciplines" bindLabel="name" bindValue="code" /></td></tr>
	<tr><td>If you chose an Arts subject for your first choice, enter the URL from YouTube where you uploaded your video audition. Otherwise, please leave this blank.</td><td [cell]="'audition'"><input type="url" formControlName="first_choice_art_youtube_audition"></td></tr>
	<tr><td>If you have a high interest in a second Area I choice and are willing to attend please choose a second Area I. If this does not apply, please leave this blank.</td><td [cell]="'discipline2'"><ng-select formControlName="discipline_second_choice" [items]="disciplines" bindLabel="name" bindValue="code" /></td></tr>
	<tr><td>If one of your choices was Choral Music, please select your vocal part.</td><td [cell]="'voice'"><ng-select formControlName="vocal_part" [items]="voices" /></td></tr>
	<tr><td>If one of your choices was Instrumental Music, please select your primary instrument.</td><td [cell]="'instrument'"><ng-select formControlName="instrument" [items]="instruments" /></td></tr>
	<tr><td>Number of years of private study</td><td [cell]="'studyYears'"><input formControlName="study_years"></td></tr>
	<tr><td>Private teacher's name / phone</td><td class="pair"><span [cell]="'teacherName'"><input formControlName="teacher_name"></span><span [cell]="'teacherPhone'"><input formControlName="teacher_phone"></span></td></tr>
</table>

<h2>9. After High School</h2>
<table>
	<tr><td><label for="mj">Field you intend to study in college</label></td><td [cell]="'major'"><ng-select labelForId="mj" formControlName="major" [items]="majors" /></td></tr>
	<tr><td><label for="dg">Highest degree you plan to earn</label></td><td [cell]="'degree'"><ng-select labelForId="dg" formControlName="degree" [items]="degrees" [searchable]="false" /></td></tr>
	<tr><td><label for="cl">Colleges to which you have applied</label><small>Type each name and press Enter.</small></td><td [cell]="'colleges'"><ng-select labelForId="cl" formControlName="colleges" [items]="[]" [multiple]="true" [addTag]="true" [isOpen]="false" placeholder="College name" /></td></tr>
	<tr><td><label for="pf">Web address of your portfolio, if you keep one</label></td><td [cell]="'portfolio'"><input id="pf" type="url" formControlName="portfolio"></td></tr>
</table>

<h2>10. In Residence</h2>
<table>
	<tr><td>Emergency contact other than a parent: name</td><td [cell]="'emergencyName'"><input formControlName="emergency_name"></td></tr>
	<tr><td>Relationship to student</td><td [cell]="'emergencyRelation'"><input formControlName="emergency_relation"></td></tr>
	<tr><td>Phone</td><td [cell]="'emergencyPhone'"><input type="tel" formControlName="emergency_phone"></td></tr>
	<tr><td>Roommate requested (the request must be mutual)</td><td [cell]="'roommate'"><input formControlName="roommate"></td></tr>
</table>
<p [cell]="'consent'"><label><input type="checkbox" formControlName="consent"> We have read and agree to the residency and no-visitation requirements.</label></p>
<div class="scores">
	<label>Student signature <span [cell]="'studentSignature'"><input formControlName="student_signature"></span></label>
	<label>Parent signature <span [cell]="'parentSignature'"><input formControlName="parent_signature"></span></label>
</div>
<button type="submit">SUBMIT STUDENT APPLICATION</button>
</form>`,
})
class Page {
	private build = inject(FormBuilder);
	states = STATES.map(([code, name]) => ({ code, name }));
	months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"].map((name, i) => ({ name, code: i + 1 }));
	days = Array.from({ length: 31 }, (_, i) => i + 1);
	years = Array.from({ length: 12 }, (_, i) => 2014 - i);
	countries = COUNTRIES;
	ethnicities = [
		{ code: "asian", name: "Asian" }, { code: "african_american", name: "African American" }, { code: "hispanic", name: "Hispanic" },
		{ code: "middle_eastern", name: "Middle Eastern" }, { code: "native_american_or_alaskan", name: "Native American/Alaskan" },
		{ code: "native_hawaiian_or_pacific_islander", name: "Native Hawaiian/Pacific Islander" }, { code: "white", name: "White" },
	];
	citizenships = [{ code: "C", name: "Citizen of the United States" }, { code: "P", name: "Permanent resident" }, { code: "O", name: "Other" }];
	languages = LANGUAGES;
	incomes = [
		{ code: 1, name: "Less than $25,000" }, { code: 2, name: "$25,000 to $49,999" }, { code: 3, name: "$50,000 to $74,999" },
		{ code: 4, name: "$75,000 to $99,999" }, { code: 5, name: "$100,000 or more" },
	];
	lunches = ["Free", "Reduced-price", "Neither"];
	schoolings = [
		{ code: "LHS", name: "Less than high school" }, { code: "HS", name: "High school diploma or GED" }, { code: "SC", name: "Some college" },
		{ code: "AS", name: "Associate degree" }, { code: "BA", name: "Bachelor's degree" }, { code: "GR", name: "Graduate degree" },
	];
	schools = coded(SCHOOLS);
	examNames = EXAMS;
	grades = [9, 10, 11, 12].map((code) => ({ code, name: `${code}th` }));
	kinds = ACTIVITY_KINDS;
	disciplines = coded(["Choral Music", "Drama", "English Language Arts", "Instrumental Music", "Math", "Natural Science", "Social Science", "Visual Art"]);
	voices = ["Alto", "Baritone", "Bass", "Soprano", "Tenor"];
	instruments = ["Alto Sax", "Bassoon", "Cello", "Clarinet", "Euphonium", "Flute", "French Horn", "Mallets", "Oboe", "Piano", "String Bass", "Trombone", "Trumpet", "Tuba", "Viola", "Violin"];
	majors = MAJORS;
	degrees = ["Associate", "Bachelor's", "Master's", "Doctorate", "Undecided"];

	private rows = (count: number, fields: Record<string, unknown>) => this.build.array(Array.from({ length: count }, () => this.build.group(Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, new FormControl(value)])))));
	form = this.build.group({
		first_name: "", last_name: "", middle_name: "", preferred_name: "", student_email: "", parent_or_guardian_email: "", student_phone: "",
		student_home_phone: "", student_address: "", student_city: "", student_state: [null], student_zip: "", mailing_address: "",
		birth_month: [null], birth_day: [null], birth_year: [null], birth_city: "", birth_country: [null],
		student_gender: "", ethnicity: this.build.group(Object.fromEntries(this.ethnicities.map(({ code }) => [code, false]))),
		citizenship: [null], home_languages: [[]], income: [null], lunch: [null],
		parents: this.rows(2, { name: "", job: "", school: null }), siblings: this.rows(2, { name: "", age: "" }),
		nominating_high_school: [null], other_school: "", county: "", school_address: "", school_city: "", school_zip: "", grade: [null],
		graduation: "", gpa: "", weighted_gpa: "", rank: "", class_size: "", principal_name: "", contact_name: "", contact_email: "", contact_phone: "",
		sat_rw: "", sat_math: "", psat: "", exams: this.rows(2, { subject: null, score: null }), courses: this.rows(2, { name: "", grade: "" }),
		awards: this.rows(2, { title: "", grade: null, text: "" }),
		activities: this.rows(3, { kind: null, group: "", part: "", grades: [], hours: "", weeks: "", text: "" }),
		student_essay: "", discipline_first_choice: [null], first_choice_art_youtube_audition: "", discipline_second_choice: [null], vocal_part: [null],
		instrument: [null], study_years: "", teacher_name: "", teacher_phone: "",
		major: [null], degree: [null], colleges: [[]], portfolio: "",
		emergency_name: "", emergency_relation: "", emergency_phone: "", roommate: "", consent: false, student_signature: "", parent_signature: "",
	});
	private list = (name: string) => this.form.get(name) as FormArray<FormGroup>;
	parents = this.list("parents");
	siblings = this.list("siblings");
	exams = this.list("exams");
	courses = this.list("courses");
	awards = this.list("awards");
	activities = this.list("activities");

	constructor() {
		live = this.form;
	}
	send() {
		submitted = true;
	}
}

bootstrapApplication(Page).catch((error) => console.error(error));

/** The page's names of its questions, by the names of their form controls. */
const NAMES: Record<string, string> = {
	first_name: "first", last_name: "last", middle_name: "middle", preferred_name: "preferred", student_email: "email", parent_or_guardian_email: "parentEmail",
	student_phone: "phone", student_home_phone: "homePhone", student_address: "street", student_city: "city", student_state: "state", student_zip: "zip",
	mailing_address: "mailing", birth_month: "birthMonth", birth_day: "birthDay", birth_year: "birthYear", birth_city: "birthCity", birth_country: "birthCountry",
	student_gender: "gender", home_languages: "languages", nominating_high_school: "school", other_school: "otherSchool", school_address: "schoolStreet",
	school_city: "schoolCity", school_zip: "schoolZip", weighted_gpa: "weighted", class_size: "classSize", principal_name: "principal", contact_name: "contactName",
	contact_email: "contactEmail", contact_phone: "contactPhone", sat_rw: "satRw", sat_math: "satMath", student_essay: "essay", discipline_first_choice: "discipline1",
	first_choice_art_youtube_audition: "audition", discipline_second_choice: "discipline2", vocal_part: "voice", study_years: "studyYears", teacher_name: "teacherName",
	teacher_phone: "teacherPhone", emergency_name: "emergencyName", emergency_relation: "emergencyRelation", emergency_phone: "emergencyPhone",
	student_signature: "studentSignature", parent_signature: "parentSignature",
};
const ROWS: Record<string, string> = { parents: "parent", siblings: "sib", exams: "exam", courses: "course", awards: "award", activities: "act" };

function state() {
	const out: Record<string, unknown> = {};
	for (const [name, value] of Object.entries(live.getRawValue())) {
		if (name in ROWS) (value as Record<string, unknown>[]).forEach((row, i) => {
			for (const [key, part] of Object.entries(row)) out[`${ROWS[name]}${i}.${key}`] = Array.isArray(part) ? [...part].sort((a, b) => a - b) : part;
		});
		else if (name === "ethnicity") out.ethnicity = Object.entries(value as object).filter(([, on]) => on).map(([code]) => code);
		else out[NAMES[name] ?? name] = name === "home_languages" ? [...(value as string[])].sort() : value;
	}
	return out;
}

function shownIn(cell: HTMLElement): unknown {
	const words = (node: Element | null | undefined) => (node?.textContent ?? "").trim();
	const select = cell.querySelector("ng-select");
	if (select) {
		const texts = [...select.querySelectorAll(".ng-value .ng-value-label")].map(words);
		return select.classList.contains("ng-select-multiple") ? texts : (texts[0] ?? "");
	}
	if (cell.querySelector("input[type=radio]")) return words(cell.querySelector("input:checked")?.closest("label"));
	const boxes = [...cell.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
	if (boxes.length === 1) return boxes[0].checked;
	if (boxes.length > 1) return boxes.filter((box) => box.checked).map((box) => words(box.closest("label")));
	return cell.querySelector<HTMLInputElement>("input, textarea")?.value ?? "";
}

Object.assign(window, {
	formState: () => ({ ...state(), submitted }),
	formShown: () => Object.fromEntries(Object.keys(state()).map((key) => [key, shownIn(cells[key])])),
});
