import "zone.js";
import "@angular/compiler";
import { Component, provideZoneChangeDetection, signal } from "@angular/core";
import { FormArray, FormControl, FormGroup, ReactiveFormsModule } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectModule } from "@ng-select/ng-select";
import { debounceTime, delay, distinctUntilChanged, of, Subject, switchMap } from "rxjs";
import { STATES } from "../../lists";
import "./page.css";

const HIGH_SCHOOLS = [
	["OR-1014", "Ashland Valley High School", "Ashland"],
	["OR-1020", "Ashland Christian Academy", "Ashland"],
	["OR-1107", "Butte Falls Charter School", "Butte Falls"],
	["OR-1162", "Crater Lake Charter Academy", "Eagle Point"],
	["OR-1300", "Grants Pass High School", "Grants Pass"],
	["OR-1417", "Hidden Valley High School", "Murphy"],
	["OR-1502", "Illinois Valley High School", "Cave Junction"],
	["OR-1711", "North Medford High School", "Medford"],
	["OR-1815", "Phoenix High School", "Phoenix"],
	["OR-1909", "Rogue River Junior/Senior High School", "Rogue River"],
].map(([id, name, city]) => ({ id, name, city }));

const text = () => new FormControl("");
const pick = <T>() => new FormControl<T | null>(null);
const exam = () => new FormGroup({ subject: pick<string>(), year: pick<number>(), score: pick<number>() });
const course = () => new FormGroup({ title: text(), credits: pick<number>(), mark: text() });

const model = new FormGroup({
	about: new FormGroup({
		first: text(),
		last: text(),
		goesBy: text(),
		birth: text(),
		dialCode: pick<string>(),
		mobile: text(),
		email: text(),
		street: text(),
		city: text(),
		state: pick<string>(),
		zip: text(),
	}),
	highschool: new FormGroup({
		id: pick<string>(),
		year: pick<string>(),
		began: text(),
		doneMonth: pick<number>(),
		doneYear: pick<number>(),
		unweighted: pick<number>(),
		weighted: pick<number>(),
		counselor: text(),
		counselorEmail: text(),
	}),
	earlier: new FormGroup({ college: text(), term: pick<string>() }),
	courses: new FormArray([course(), course()]),
	exams: new FormArray([exam(), exam(), exam()]),
	placement: new FormGroup({ satMath: pick<number>(), satRw: pick<number>() }),
	plans: new FormGroup({ start: pick<string>(), major: pick<string>(), degree: pick<number>(), university: text(), want: text() }),
	family: new FormGroup({
		p1: text(),
		p1level: pick<string>(),
		p2: text(),
		p2level: pick<string>(),
		first: pick<string>(),
	}),
	report: new FormGroup({ hispanic: pick<string>(), race: new FormControl<string[]>([]), languages: new FormControl<string[]>([]) }),
	emergency: new FormGroup({ name: text(), phone: text() }),
	ferpa: new FormControl(false),
});
let submitted = false;

@Component({
	selector: "ec-enroll",
	imports: [NgSelectModule, ReactiveFormsModule],
	template: `
<header><h1>Siskiyou Crest Community College</h1>Early College: dual enrollment information form for high school students</header>
<main>
<p>Fill this out once, before you register for your first class. Fields with <span class="req">*</span> are needed to create your G-number.</p>
<form [formGroup]="model" (ngSubmit)="send()" autocomplete="off">
	<section formGroupName="about">
		<h2>1. Tell us who you are</h2>
		<div class="form-row">
			<div class="col"><label for="ec-first">Legal first name <span class="req">*</span></label><input type="text" id="ec-first" formControlName="first"></div>
			<div class="col"><label for="ec-last">Legal last name <span class="req">*</span></label><input type="text" id="ec-last" formControlName="last"></div>
		</div>
		<div class="form-row">
			<div class="col"><label for="ec-goes">What should we call you?</label><input type="text" id="ec-goes" formControlName="goesBy"><small>The name you’d like on class lists, if it isn’t your legal first name</small></div>
			<div class="col"><label for="ec-dob">Birthdate <span class="req">*</span></label><input type="text" id="ec-dob" inputmode="numeric" placeholder="MM/DD/YYYY" maxlength="10" formControlName="birth" (input)="slashes()"></div>
		</div>
		<div class="form-row">
			<div class="col"><span class="question" id="ec-cell-q">Cell phone</span>
				<div style="display:flex;gap:6px">
					<ng-select style="flex:0 0 190px" formControlName="dialCode" [items]="dialCodes" bindLabel="label" bindValue="code" placeholder="Country code" />
					<input type="tel" aria-labelledby="ec-cell-q" formControlName="mobile">
				</div></div>
			<div class="col"><label for="ec-mail">Personal email <span class="req">*</span></label><input type="email" id="ec-mail" formControlName="email"><small>Not your school district account: you will lose that one when you graduate</small></div>
		</div>
		<div class="form-row">
			<div class="col"><label for="ec-street">Home address, with apartment or space number <span class="req">*</span></label><input type="text" id="ec-street" formControlName="street"></div>
		</div>
		<div class="form-row">
			<div class="col"><label for="ec-town">City</label><input type="text" id="ec-town" formControlName="city"></div>
			<div class="col"><label for="ec-state">State</label><ng-select labelForId="ec-state" formControlName="state" [items]="states" bindLabel="name" bindValue="code" /></div>
			<div class="col-narrow"><label for="ec-zip">ZIP</label><input type="text" id="ec-zip" formControlName="zip"></div>
		</div>
	</section>

	<section formGroupName="highschool">
		<h2>2. Your high school</h2>
		<div class="form-row">
			<div class="col"><label for="ec-hs">Where do you go to high school? <span class="req">*</span></label>
				<ng-select labelForId="ec-hs" formControlName="id" [items]="found()" bindLabel="name" bindValue="id" [typeahead]="lookup" [loading]="looking()" [minTermLength]="3" typeToSearchText="Start typing the school’s name" notFoundText="No school found. Ask your counselor.">
					<ng-template ng-option-tmp let-item="item"><span class="school">{{ item.name }}</span> <small style="display:inline">{{ item.city }}, OR</small></ng-template>
				</ng-select></div>
			<div class="col"><label for="ec-yr">What year are you in now?</label><ng-select labelForId="ec-yr" formControlName="year" [items]="years" [searchable]="false" [clearable]="false" /></div>
		</div>
		<div class="form-row">
			<div class="col"><label for="ec-began">When did you start at this school?</label><input type="month" id="ec-began" formControlName="began"></div>
			<div class="col"><span class="question">When do you expect to graduate?</span>
				<div style="display:flex;gap:6px">
					<ng-select style="flex:1" formControlName="doneMonth" [items]="months" bindLabel="name" bindValue="n" placeholder="Month" [searchable]="false" />
					<ng-select style="flex:1" formControlName="doneYear" [items]="[2026, 2027, 2028, 2029, 2030]" placeholder="Year" [searchable]="false" />
				</div></div>
		</div>
		<div class="form-row">
			<div class="col"><label for="ec-gpa">Cumulative GPA, unweighted</label><input type="number" step="any" id="ec-gpa" formControlName="unweighted"></div>
			<div class="col"><label for="ec-wgpa">Cumulative GPA, weighted</label><input type="number" step="any" id="ec-wgpa" formControlName="weighted"><small>Look on your most recent transcript</small></div>
		</div>
		<div class="form-row">
			<div class="col"><label for="ec-cn">School counselor or early college coordinator</label><input type="text" id="ec-cn" formControlName="counselor"></div>
			<div class="col"><label for="ec-ce">That person’s email</label><input type="email" id="ec-ce" formControlName="counselorEmail"></div>
		</div>
	</section>

	<section>
		<h2>3. College credit you already have</h2>
		<div formGroupName="earlier" class="form-row">
			<div class="col"><label for="ec-prev">College or university where you have taken classes</label><input type="text" id="ec-prev" formControlName="college"></div>
			<div class="col"><label for="ec-prevterm">Which term?</label><ng-select labelForId="ec-prevterm" formControlName="term" [items]="pastTerms" /></div>
		</div>
		<table>
			<thead><tr><th>Title of class</th><th style="width:120px">Credits</th><th style="width:190px">Final grade (letter or %)</th></tr></thead>
			<tbody formArrayName="courses">
				@for (row of model.controls.courses.controls; track row; let n = $index) {
					<tr [formGroupName]="n">
						<td><input type="text" formControlName="title"></td>
						<td><input type="number" formControlName="credits"></td>
						<td><input type="text" formControlName="mark"></td>
					</tr>
				}
			</tbody>
		</table>
		<h3>Advanced Placement exams</h3>
		<p>Have the College Board send us your official report. List what you have taken so your advisor can plan around it.</p>
		<div formArrayName="exams">
			@for (row of model.controls.exams.controls; track row; let n = $index) {
				<div class="exam" [formGroupName]="n">
					<strong>Exam {{ n + 1 }}</strong>
					<ng-select formControlName="subject" [items]="subjects" placeholder="Subject" />
					<ng-select formControlName="year" [items]="[2024, 2025, 2026, 2027]" placeholder="Year taken" [searchable]="false" />
					<ng-select formControlName="score" [items]="[5, 4, 3, 2, 1]" placeholder="Score" [searchable]="false" />
				</div>
			}
		</div>
		<h3>Placement</h3>
		<p>SAT scores from the last two years can be used in place of our placement test. Give your highest on each section.</p>
		<div formGroupName="placement" class="form-row">
			<div class="col"><label>SAT Reading and Writing <input type="number" formControlName="satRw"></label></div>
			<div class="col"><label>SAT Math <input type="number" formControlName="satMath"></label></div>
		</div>
	</section>

	<section formGroupName="plans">
		<h2>4. Where you’re headed</h2>
		<div class="form-row">
			<div class="col"><label for="ec-start">First term at Siskiyou Crest</label><ng-select labelForId="ec-start" formControlName="start" [items]="['Winter', 'Spring', 'Summer', 'Fall']" [searchable]="false" /></div>
			<div class="col"><label for="ec-major">Major you have in mind for college</label><ng-select labelForId="ec-major" formControlName="major" [items]="majors" bindLabel="name" bindValue="name" groupBy="path" /></div>
		</div>
		<div class="form-row">
			<div class="col"><label for="ec-deg">How far do you plan to go in school?</label><ng-select labelForId="ec-deg" formControlName="degree" [items]="degrees" bindLabel="name" bindValue="n" [searchable]="false" /></div>
			<div class="col"><label for="ec-uni">University you plan to attend after high school</label><input type="text" id="ec-uni" formControlName="university"></div>
		</div>
		<label class="question" for="ec-want">Which of our classes interest you, and why?</label>
		<textarea id="ec-want" rows="3" formControlName="want"></textarea>
	</section>

	<section formGroupName="family">
		<h2>5. Parents or guardians</h2>
		<div class="form-row">
			<div class="col"><label for="ec-p1">Parent/guardian 1, first and last name</label><input type="text" id="ec-p1" formControlName="p1"></div>
			<div class="col"><label for="ec-p1l">Parent/guardian 1 went to school through</label><ng-select labelForId="ec-p1l" formControlName="p1level" [items]="levels" [searchable]="false" /></div>
		</div>
		<div class="form-row">
			<div class="col"><label for="ec-p2">Parent/guardian 2, first and last name</label><input type="text" id="ec-p2" formControlName="p2"></div>
			<div class="col"><label for="ec-p2l">Parent/guardian 2 went to school through</label><ng-select labelForId="ec-p2l" formControlName="p2level" [items]="levels" [searchable]="false" /></div>
		</div>
		<p class="question">Did either parent finish a four-year college degree?</p>
		<label><input type="radio" formControlName="first" value="1"> Yes</label>
		<label><input type="radio" formControlName="first" value="0"> No</label>
	</section>

	<section formGroupName="report">
		<h2>6. For state and federal reports</h2>
		<p>You may skip these. They have no bearing on your enrollment.</p>
		<fieldset><legend>Are you Hispanic or Latino/a/x?</legend>
			<label><input type="radio" formControlName="hispanic" value="H"> Yes, Hispanic or Latino</label>
			<label><input type="radio" formControlName="hispanic" value="N"> No, not Hispanic or Latino</label>
		</fieldset>
		<div class="form-row">
			<div class="col"><label for="ec-race">Race (mark one or more)</label><ng-select labelForId="ec-race" formControlName="race" [items]="races" bindLabel="name" bindValue="code" [multiple]="true" [closeOnSelect]="false" [searchable]="false" /></div>
			<div class="col"><label for="ec-lang">Languages you speak</label><ng-select labelForId="ec-lang" formControlName="languages" [items]="languages" [multiple]="true" placeholder="Choose all that apply" /></div>
		</div>
	</section>

	<section>
		<h2>7. In an emergency</h2>
		<div formGroupName="emergency" class="form-row">
			<div class="col"><label for="ec-en">Whom should we call?</label><input type="text" id="ec-en" formControlName="name"></div>
			<div class="col"><label for="ec-ep">Phone</label><input type="tel" id="ec-ep" formControlName="phone"></div>
		</div>
		<label><input type="checkbox" formControlName="ferpa"> I authorize Siskiyou Crest to release my grades and attendance to my high school (FERPA).</label>
	</section>
	<p><button type="submit">Send my form</button></p>
</form>
</main>`,
})
class Enroll {
	model = model;
	states = STATES.map(([code, name]) => ({ code, name }));
	dialCodes = [
		["+1", "United States +1"],
		["+52", "Mexico +52"],
		["+503", "El Salvador +503"],
		["+502", "Guatemala +502"],
		["+63", "Philippines +63"],
		["+81", "Japan +81"],
		["+82", "South Korea +82"],
		["+84", "Vietnam +84"],
		["+234", "Nigeria +234"],
	].map(([code, label]) => ({ code, label }));
	years = ["Freshman", "Sophomore", "Junior", "Senior", "GED student"];
	months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"].map(
		(name, i) => ({ n: i + 1, name }),
	);
	pastTerms = [
		"Fall 2024",
		"Winter 2025",
		"Spring 2025",
		"Summer 2025",
		"Fall 2025",
		"Winter 2026",
		"Spring 2026",
		"Summer 2026",
		"Fall 2026",
	];
	subjects = [
		"Art History",
		"Biology",
		"Calculus AB",
		"Calculus BC",
		"Chemistry",
		"Computer Science A",
		"English Language",
		"English Literature",
		"Environmental Science",
		"Human Geography",
		"Physics 1",
		"Psychology",
		"Spanish Language",
		"Statistics",
		"U.S. Government",
		"U.S. History",
		"World History",
	];
	majors = [
		["Arts and Letters", "Art|English|Music|World Languages"],
		["Business", "Accounting|Hospitality|Management"],
		["Engineering", "Civil Engineering|Computer Engineering|Environmental Engineering|Mechanical Engineering"],
		["Health", "Dental Hygiene|Nursing|Paramedicine"],
		["Science", "Biology|Chemistry|Environmental Science|Geology|Mathematics"],
		["Social Science", "Criminal Justice|Education|History|Psychology"],
		["Other", "Undecided"],
	].flatMap(([path, names = ""]) => names.split("|").map((name) => ({ path, name })));
	degrees = [
		"A certificate",
		"Associate degree",
		"Bachelor’s degree",
		"Master’s degree",
		"Doctorate or professional degree",
		"I don’t know yet",
	].map((name, n) => ({ n, name }));
	levels = [
		"8th grade or less",
		"Some high school",
		"High school graduate",
		"Some college, no degree",
		"Associate degree",
		"Bachelor’s degree",
		"Graduate degree",
		"I don’t know",
	];
	races = [
		["AI", "American Indian or Alaska Native"],
		["AS", "Asian"],
		["BL", "Black or African American"],
		["PI", "Native Hawaiian or Pacific Islander"],
		["WH", "White"],
	].map(([code, name]) => ({ code, name }));
	languages = [
		"American Sign Language",
		"Arabic",
		"Chinese",
		"English",
		"French",
		"German",
		"Igbo",
		"Japanese",
		"Klamath",
		"Russian",
		"Spanish",
		"Tagalog",
		"Ukrainian",
		"Vietnamese",
	];
	lookup = new Subject<string>();
	found = signal<typeof HIGH_SCHOOLS>([]);
	looking = signal(false);
	constructor() {
		this.lookup
			.pipe(
				distinctUntilChanged(),
				debounceTime(250),
				switchMap((term) => {
					this.looking.set(true);
					const words = (term ?? "").toLowerCase();
					return of(words ? HIGH_SCHOOLS.filter(({ name, city }) => `${name} ${city}`.toLowerCase().includes(words)) : []).pipe(delay(300));
				}),
			)
			.subscribe((found) => {
				this.looking.set(false);
				this.found.set(found);
			});
	}
	slashes() {
		const control = model.controls.about.controls.birth;
		const digits = (control.value ?? "").replace(/\D/g, "").slice(0, 8);
		const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part);
		control.setValue(parts.join("/"));
	}
	send() {
		submitted = true;
	}
}

function flat(value: unknown, path: string): [string, unknown][] {
	if (value === null || typeof value !== "object") return [[path, value]];
	if (Array.isArray(value) && !value.some((each) => typeof each === "object")) return [[path, [...value]]];
	return Object.entries(value).flatMap(([key, each]) => flat(each, path ? `${path}.${key}` : key));
}

function shown(key: string): unknown {
	const parts = key.split(".");
	const name = parts.at(-1) ?? "";
	const place =
		parts.length === 3
			? document.querySelector(`[formarrayname=${parts[0]}]`)?.children[Number(parts[1])]
			: parts.length === 2
				? document.querySelector(`[formgroupname=${parts[0]}]`)
				: document;
	const elements = [...(place?.querySelectorAll(`[formcontrolname=${name}]`) ?? [])];
	const [element] = elements;
	if (element?.localName === "ng-select") {
		const labels = [...element.querySelectorAll(".ng-value-label")].map((label) => label.textContent?.trim() ?? "");
		return element.classList.contains("ng-select-multiple") ? labels : (labels[0] ?? "");
	}
	const input = element as HTMLInputElement | undefined;
	if (input?.type === "radio") return elements.find((each) => (each as HTMLInputElement).checked)?.parentElement?.textContent?.trim() ?? "";
	return input?.type === "checkbox" ? input.checked : (input?.value ?? "");
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(flat(model.getRawValue(), "")), submitted }),
	formShown: () => Object.fromEntries(flat(model.getRawValue(), "").map(([key]) => [key, shown(key)])),
});
bootstrapApplication(Enroll, { providers: [provideZoneChangeDetection()] });
