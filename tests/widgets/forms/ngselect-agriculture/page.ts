import "@angular/compiler";
import "./page.css";
import { ChangeDetectionStrategy, Component, provideZonelessChangeDetection } from "@angular/core";
import { FormArray, FormControl, FormGroup, ReactiveFormsModule, Validators } from "@angular/forms";
import { NgSelectComponent } from "@ng-select/ng-select";
import { bootstrapApplication } from "@angular/platform-browser";

const listed = (all: string) => all.split("|");
const numbered = (from: number, to: number) => Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => from + Math.sign(to - from) * at);
const STATES = listed("AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|XX Not in the U.S.")
	.map((each) => ({ abbr: each.slice(0, 2), text: each.startsWith("XX") ? each.slice(3) : `${each.slice(0, 2)} - ${each.slice(3)}` }));
const COUNTRIES = listed("USA United States of America|AUS Australia|BRA Brazil|CAN Canada|CHN China|COL Colombia|CRI Costa Rica|DEU Germany|GTM Guatemala|IND India|IRL Ireland|ITA Italy|JPN Japan|KEN Kenya|KOR Korea, Republic of|MEX Mexico|NLD Netherlands|NZL New Zealand|NGA Nigeria|PER Peru|PHL Philippines|ESP Spain|THA Thailand|UGA Uganda|GBR United Kingdom|UMI United States Minor Outlying Islands|VNM Viet Nam")
	.map((each) => ({ iso: each.slice(0, 3), name: each.slice(4) }));
const MAJORS = [
	["Animal & Range", "Animal Science"], ["Animal & Range", "Rangeland Management"], ["Animal & Range", "Pre-Veterinary Studies"],
	["Engineering & Technology", "Agricultural Systems Management"], ["Engineering & Technology", "BioResource Engineering"], ["Engineering & Technology", "Environmental Engineering"],
	["Food & Business", "Agribusiness"], ["Food & Business", "Food Science"], ["Food & Business", "Wine and Viticulture"],
	["Land, Soil & Water", "Environmental Science"], ["Land, Soil & Water", "Forestry"], ["Land, Soil & Water", "Soil Science"],
	["Plants", "Crop Science"], ["Plants", "Environmental Horticulture"], ["Plants", "Plant Protection"],
].map(([department, title], at) => ({ id: 410 + at * 5, department, title }));
const text = () => new FormControl("", { nonNullable: true });
const needed = () => new FormControl("", { nonNullable: true, validators: [Validators.required] });
const pick = <T = string>() => new FormControl<T | null>(null);
const many = () => new FormControl<string[]>([], { nonNullable: true });

@Component({
	selector: "app-root",
	changeDetection: ChangeDetectionStrategy.Default,
	imports: [ReactiveFormsModule, NgSelectComponent],
	template: `
	<nav class="navbar"><strong>Tule Basin College of Agriculture &mdash; Office of Admission</strong></nav>
	<main class="container">
		<h1>First-Year Application</h1>
		<p>Deadline for Fall 2027: January 15, 5:00 p.m. Pacific. <span class="text-danger">*</span> Required.</p>
		<form [formGroup]="form" (ngSubmit)="sent = true" novalidate>
			<div class="card">
				<div class="card-header">A. Applicant</div>
				<div class="card-body">
					<div class="row">
						<div class="col-5 mb-3"><label class="form-label" for="surname">Surname / family name <span class="text-danger">*</span></label><input id="surname" class="form-control" formControlName="surname"></div>
						<div class="col-5 mb-3"><label class="form-label" for="given">Given name <span class="text-danger">*</span></label><input id="given" class="form-control" formControlName="given"></div>
						<div class="col-2 mb-3"><label class="form-label" for="mi">M.I.</label><input id="mi" class="form-control" maxlength="1" formControlName="mi"></div>
					</div>
					<div class="row">
						<div class="col-6 mb-3">
							<fieldset formGroupName="born">
								<legend class="form-label">Date of birth <span class="text-danger">*</span></legend>
								<div class="row">
									<div class="col-5"><ng-select formControlName="month" [items]="months" bindValue="no" bindLabel="name" placeholder="Month" [clearable]="false" /></div>
									<div class="col-3"><ng-select formControlName="day" [items]="days" placeholder="Day" [clearable]="false" /></div>
									<div class="col-4"><ng-select formControlName="year" [items]="years" placeholder="Year" [clearable]="false" /></div>
								</div>
							</fieldset>
						</div>
						<div class="col-6 mb-3">
							<label class="form-label" for="citizen">Citizenship <span class="text-danger">*</span></label>
							<ng-select labelForId="citizen" formControlName="citizen" [items]="citizenships" bindValue="id" bindLabel="text" [searchable]="false" placeholder="- Select -" />
						</div>
					</div>
					<div class="row">
						<div class="col-6 mb-3"><label class="form-label" for="mail">E-mail <span class="text-danger">*</span></label><input id="mail" type="email" class="form-control" formControlName="mail"><div class="form-text">All decisions are sent here. Gmail users: check Promotions.</div></div>
						<div class="col-6 mb-3"><label class="form-label" for="mobile">Mobile</label><div class="input-group"><span class="input-group-text">+1</span><input id="mobile" type="tel" class="form-control" formControlName="mobile"></div></div>
					</div>
					<div formGroupName="home">
						<div class="row">
							<div class="col-8 mb-3"><label class="form-label" for="l1">Permanent address, line 1 <span class="text-danger">*</span></label><input id="l1" class="form-control" formControlName="line1"></div>
							<div class="col-4 mb-3"><label class="form-label" for="l2">Line 2</label><input id="l2" class="form-control" formControlName="line2"></div>
						</div>
						<div class="row">
							<div class="col-3 mb-3"><label class="form-label" for="town">City</label><input id="town" class="form-control" formControlName="city"></div>
							<div class="col-3 mb-3"><label class="form-label" for="st">State</label><ng-select labelForId="st" formControlName="state" [items]="states" bindValue="abbr" bindLabel="text" /></div>
							<div class="col-2 mb-3"><label class="form-label" for="pc">ZIP code</label><input id="pc" class="form-control" formControlName="zip"></div>
							<div class="col-4 mb-3"><label class="form-label" for="ctry">Country</label><ng-select labelForId="ctry" formControlName="country" [items]="countries" bindValue="iso" bindLabel="name" /></div>
						</div>
					</div>
					<div class="row">
						<div class="col-8 mb-3">
							<label class="form-label">Languages you can hold a conversation in, English included</label>
							<ng-select formControlName="tongues" [items]="languages" [multiple]="true" [closeOnSelect]="false" placeholder="Start typing..." />
						</div>
						<div class="col-4 mb-3"><label class="form-label" for="ssn">SSN <small>(optional; matches your aid file)</small></label><input id="ssn" class="form-control" formControlName="ssn" placeholder="###-##-####" autocomplete="off"></div>
					</div>
				</div>
			</div>

			<div class="card">
				<div class="card-header">B. Program of study</div>
				<div class="card-body">
					<div class="row">
						<div class="col-6 mb-3"><label class="form-label" for="major">Major applied to <span class="text-danger">*</span></label><ng-select labelForId="major" formControlName="major" [items]="majors" bindValue="id" bindLabel="title" groupBy="department" placeholder="Search majors" /><div class="form-text">Choose one. You may petition to change after two quarters.</div></div>
						<div class="col-3 mb-3"><label class="form-label" for="term">Entry term <span class="text-danger">*</span></label><ng-select labelForId="term" formControlName="term" [items]="terms" bindValue="id" bindLabel="text" [searchable]="false" /></div>
						<div class="col-3 mb-3"><label class="form-label" for="goal">Degree objective (highest)</label><ng-select labelForId="goal" formControlName="goal" [items]="degrees" [searchable]="false" /></div>
					</div>
					<div class="row">
						<div class="col-6 mb-3"><label class="form-label" for="career">Career objective</label><input id="career" class="form-control" formControlName="career"></div>
						<div class="col-6 mb-3"><label class="form-label">Other institutions to which you are applying</label><ng-select formControlName="others" [items]="campuses" [multiple]="true" [addTag]="true" [closeOnSelect]="false" addTagText="Add" /><div class="form-text">Research only. Not seen by readers.</div></div>
					</div>
					<div class="row">
						<div class="col-6 mb-3">
							<fieldset>
								<legend class="form-label">Do you want to board a horse at the Equine Unit?</legend>
								<div class="form-check-inline"><input type="radio" class="form-check-input" id="hy" value="Y" formControlName="horse"><label for="hy">Yes</label></div>
								<div class="form-check-inline"><input type="radio" class="form-check-input" id="hn" value="N" formControlName="horse"><label for="hn">No</label></div>
							</fieldset>
						</div>
						<div class="col-6 mb-3"><label class="form-label" for="heard">How did you first learn of the College?</label><ng-select labelForId="heard" formControlName="heard" [items]="sources" [searchable]="false" /></div>
					</div>
				</div>
			</div>

			<div class="card" formGroupName="hs">
				<div class="card-header">C. High school</div>
				<div class="card-body">
					<div class="row mb-3"><label class="col-3 col-form-label" for="hsname">School <span class="text-danger">*</span></label><div class="col-6"><input id="hsname" class="form-control" formControlName="name"></div><div class="col-3"><input class="form-control" formControlName="ceeb" placeholder="CEEB code (6 digits)" maxlength="6"></div></div>
					<div class="row mb-3"><label class="col-3 col-form-label" for="hscity">Location</label><div class="col-5"><input id="hscity" class="form-control" formControlName="city" placeholder="City"></div><div class="col-4"><ng-select formControlName="state" [items]="states" bindValue="abbr" bindLabel="text" placeholder="State" /></div></div>
					<div class="row mb-3"><label class="col-3 col-form-label" for="from">Attended</label><div class="col-3"><input id="from" class="form-control" formControlName="from" placeholder="From (MM/YYYY)"></div><div class="col-3"><input class="form-control" formControlName="to" placeholder="To (MM/YYYY)"></div></div>
					<div class="row mb-3"><label class="col-3 col-form-label" for="wgpa">Weighted GPA</label><div class="col-3"><input id="wgpa" class="form-control" formControlName="gpa" inputmode="decimal"></div><label class="col-3 col-form-label" for="rank">Rank / class size</label><div class="col-3"><input id="rank" class="form-control" formControlName="rank" placeholder="e.g. 12/240"></div></div>
				</div>
			</div>

			<div class="card">
				<div class="card-header">D. College credit and examinations</div>
				<div class="card-body">
					<div class="row mb-3"><label class="col-4 col-form-label" for="coll">College at which you have earned credit</label><div class="col-8"><input id="coll" class="form-control" formControlName="college"></div></div>
					<table class="table">
						<thead><tr><th style="width: 60%">Course title</th><th>Units</th><th>Grade or percent</th></tr></thead>
						<tbody formArrayName="credit">
							@for (each of form.controls.credit.controls; track each; let i = $index) {
								<tr [formGroupName]="i"><td><input class="form-control" formControlName="title"></td><td><input class="form-control" type="number" step="0.5" formControlName="units"></td><td><input class="form-control" formControlName="mark"></td></tr>
							}
						</tbody>
					</table>
					<table class="table">
						<thead><tr><th style="width: 70%">AP examination</th><th>Score</th></tr></thead>
						<tbody formArrayName="ap">
							@for (each of form.controls.ap.controls; track each; let i = $index) {
								<tr [formGroupName]="i"><td><ng-select formControlName="exam" [items]="exams" placeholder="Examination" /></td><td><ng-select formControlName="score" [items]="scores" [searchable]="false" placeholder="Score" /></td></tr>
							}
						</tbody>
					</table>
					<div class="row">
						<div class="col-4 mb-3"><label class="form-label" for="sat">SAT total</label><input id="sat" class="form-control" type="number" formControlName="sat"></div>
						<div class="col-4 mb-3"><label class="form-label" for="act">ACT composite</label><input id="act" class="form-control" type="number" formControlName="act"></div>
						<div class="col-4 mb-3"><label class="form-label" for="actday">ACT test date</label><input id="actday" class="form-control" type="date" formControlName="actDay"></div>
					</div>
				</div>
			</div>

			<div class="card">
				<div class="card-header">E. Parents, work, and agriculture</div>
				<div class="card-body">
					<table class="table">
						<thead><tr><th></th><th>Full name</th><th style="width: 38%">Education</th></tr></thead>
						<tbody formArrayName="folks">
							@for (each of form.controls.folks.controls; track each; let i = $index) {
								<tr [formGroupName]="i"><th scope="row">Parent/guardian {{ i + 1 }}</th><td><input class="form-control" formControlName="name"></td><td><ng-select formControlName="schooling" [items]="schooling" bindValue="id" bindLabel="text" [searchable]="false" placeholder="Highest level" appendTo="body" /></td></tr>
							}
						</tbody>
					</table>
					<fieldset class="mb-3">
						<legend class="form-label">Has either parent or guardian earned a bachelor's degree?</legend>
						<div class="form-check-inline"><input type="radio" class="form-check-input" id="ba1" value="Y" formControlName="bachelors"><label for="ba1">Yes</label></div>
						<div class="form-check-inline"><input type="radio" class="form-check-input" id="ba0" value="N" formControlName="bachelors"><label for="ba0">No</label></div>
					</fieldset>
					<div formGroupName="job">
						<p><b>Paid employment.</b> If you have held a job, on a farm or off it, give the most recent.</p>
						<div class="row">
							<div class="col-4 mb-3"><label class="form-label" for="boss">Employer</label><input id="boss" class="form-control" formControlName="employer"></div>
							<div class="col-3 mb-3"><label class="form-label" for="job">Job title</label><input id="job" class="form-control" formControlName="title"></div>
							<div class="col-2 mb-3"><label class="form-label" for="hrs">Hrs/wk</label><input id="hrs" class="form-control" type="number" formControlName="hours"></div>
							<div class="col-3 mb-3"><label class="form-label" for="sup">Supervisor</label><input id="sup" class="form-control" formControlName="supervisor"></div>
						</div>
					</div>
					<div class="row" formGroupName="adviser">
						<div class="col-12">Agriculture teacher, FFA advisor or 4-H leader we may write to:</div>
						<div class="col-6 mb-3"><label class="form-label" for="advname">Name</label><input id="advname" class="form-control" formControlName="name"></div>
						<div class="col-6 mb-3"><label class="form-label" for="advmail">E-mail</label><input id="advmail" type="email" class="form-control" formControlName="mail"></div>
					</div>
					<div class="mb-3"><label><input type="checkbox" class="form-check-input" formControlName="certify">I certify under penalty of perjury that the above is true and complete.</label></div>
					<button class="btn" type="submit">Submit application</button>
				</div>
			</div>
		</form>
	</main>`,
})
class Application {
	readonly states = STATES;
	readonly countries = COUNTRIES;
	readonly majors = MAJORS;
	readonly months = listed("January|February|March|April|May|June|July|August|September|October|November|December").map((name, at) => ({ no: at + 1, name }));
	readonly days = numbered(1, 31);
	readonly years = numbered(2013, 1985);
	readonly citizenships = [
		{ id: "US", text: "U.S. citizen or national" }, { id: "PR", text: "U.S. permanent resident" }, { id: "RA", text: "Refugee or asylee" },
		{ id: "DA", text: "DACA, undocumented, or AB 540" }, { id: "NR", text: "Citizen of another country (visa required)" },
	];
	readonly languages = listed("American Sign Language|Arabic|Cantonese|English|French|German|Hausa|Hindi|Hmong|Igbo|Italian|Japanese|Korean|Mandarin|Mixtec|Portuguese|Punjabi|Russian|Spanish|Tagalog|Vietnamese|Yoruba|Zapotec");
	readonly terms = [{ id: 2278, text: "Fall 2027" }, { id: 2282, text: "Winter 2028" }, { id: 2284, text: "Spring 2028" }, { id: 2288, text: "Fall 2028" }];
	readonly degrees = ["Certificate", "Associate", "Bachelor's", "Master's", "Doctorate", "Veterinary medicine (DVM)"];
	readonly campuses = listed("Cal Poly Pomona|Cal Poly San Luis Obispo|California State University, Chico|California State University, Fresno|Colorado State University|Iowa State University|Montana State University|Oregon State University|Reed College|Texas A&M University|University of California, Davis|University of Idaho|University of Nevada, Reno|University of Washington|Washington State University");
	readonly sources = ["FFA or 4-H", "High school visit", "Family or friend", "County fair", "Web search", "Social media", "Other"];
	readonly exams = listed("Art History|Biology|Calculus AB|Calculus BC|Chemistry|Chinese Language and Culture|Comparative Government and Politics|Computer Science A|Computer Science Principles|English Language and Composition|English Literature and Composition|Environmental Science|European History|Human Geography|Macroeconomics|Microeconomics|Physics 1|Physics 2|Precalculus|Psychology|Spanish Language and Culture|Statistics|United States Government and Politics|United States History|World History: Modern");
	readonly scores = ["5", "4", "3", "2", "1", "Not yet taken"];
	readonly schooling = [
		{ id: "A", text: "No high school diploma" }, { id: "B", text: "High school graduate" }, { id: "C", text: "Some college" },
		{ id: "D", text: "Associate degree" }, { id: "E", text: "Bachelor's degree" }, { id: "F", text: "Postgraduate" }, { id: "G", text: "Unknown" },
	];
	sent = false;
	readonly form = new FormGroup({
		surname: needed(), given: needed(), mi: text(),
		born: new FormGroup({ month: pick<number>(), day: pick<number>(), year: pick<number>() }),
		citizen: pick(), mail: needed(), mobile: text(),
		home: new FormGroup({ line1: needed(), line2: text(), city: text(), state: pick(), zip: text(), country: pick() }),
		tongues: many(), ssn: text(), major: pick<number>(), term: pick<number>(), goal: pick(), career: text(), others: many(),
		horse: pick(), heard: pick(),
		hs: new FormGroup({ name: needed(), ceeb: text(), city: text(), state: pick(), from: text(), to: text(), gpa: text(), rank: text() }),
		college: text(),
		credit: new FormArray([0, 1].map(() => new FormGroup({ title: text(), units: pick<number>(), mark: text() }))),
		ap: new FormArray([0, 1, 2].map(() => new FormGroup({ exam: pick(), score: pick() }))),
		sat: pick<number>(), act: pick<number>(), actDay: text(),
		folks: new FormArray([0, 1].map(() => new FormGroup({ name: text(), schooling: pick() }))),
		bachelors: pick(),
		job: new FormGroup({ employer: text(), title: text(), hours: pick<number>(), supervisor: text() }),
		adviser: new FormGroup({ name: text(), mail: text() }),
		certify: new FormControl(false, { nonNullable: true }),
	});
}

function flat(value: unknown, prefix: string, into: Record<string, unknown>) {
	if (value && typeof value === "object" && !["tongues", "others"].includes(prefix))
		for (const [key, each] of Object.entries(value)) flat(each, prefix ? `${prefix}.${key}` : key, into);
	else into[prefix] = Array.isArray(value) ? [...value] : value;
	return into;
}

function keyOf(element: Element): string {
	const names = [element.getAttribute("formcontrolname")!];
	for (let at = element.parentElement; at && at.tagName !== "FORM"; at = at.parentElement) {
		const named = at.getAttribute("formgroupname") ?? at.getAttribute("formarrayname");
		if (named) names.unshift(named);
		else if (at.parentElement?.hasAttribute("formarrayname")) names.unshift(String([...at.parentElement.children].indexOf(at)));
	}
	return names.join(".");
}

function read(element: Element, key: string): unknown {
	if (element.localName === "ng-select") {
		const texts = [...element.querySelectorAll(".ng-value .ng-value-label")].map((each) => each.textContent!.trim());
		return ["tongues", "others"].includes(key) ? texts : (texts[0] ?? "");
	}
	const input = element as HTMLInputElement;
	if (input.type === "checkbox") return input.checked;
	if (input.type !== "radio") return input.value;
	return document.querySelector(`[formcontrolname=${key}]:checked + label`)?.textContent ?? "";
}

bootstrapApplication(Application, { providers: [provideZonelessChangeDetection()] }).then((app) => {
	const page = app.components[0].instance as Application;
	Object.assign(window, {
		formState: () => ({ ...flat(page.form.getRawValue(), "", {}), submitted: page.sent }),
		formShown: () =>
			Object.fromEntries([...document.querySelectorAll("[formcontrolname]")].map((each) => [keyOf(each), read(each, keyOf(each))])),
	});
});
