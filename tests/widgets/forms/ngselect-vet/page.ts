import "@angular/compiler";
import "./page.css";
import { Component } from "@angular/core";
import { FormArray, FormControl, FormGroup, ReactiveFormsModule } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectModule } from "@ng-select/ng-select";

const STATES =
	"AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming"
		.split("|")
		.map((each) => ({ code: each.slice(0, 2), name: each.slice(3) }));

const text = () => new FormControl("");
const choice = () => new FormControl<string | null>(null);
const course = () => new FormGroup({ title: text(), credits: text(), grade: text() });
const experience = () => new FormGroup({ kind: choice(), place: text(), role: text(), duties: text() });
const sibling = () => new FormGroup({ who: text(), age: text() });

const COURSE = ["title", "credits", "grade"];
const EXPERIENCE = ["kind", "place", "role", "duties"];
const SIBLING = ["who", "age"];

class Residency {
	states = STATES;
	grades = [
		{ id: 9, label: "9 (freshman)" },
		{ id: 10, label: "10 (sophomore)" },
		{ id: 11, label: "11 (junior)" },
		{ id: 12, label: "12 (senior)" },
		{ id: 13, label: "Out of high school" },
	];
	kinds = [
		{ id: "4h", label: "4-H or FFA project" },
		{ id: "clinic", label: "Clinic, kennel or shelter" },
		{ id: "paid", label: "Job for pay (not with animals)" },
		{ id: "enviro", label: "Wildlife, water or environment" },
		{ id: "speech", label: "Speech or debate" },
		{ id: "sport", label: "Athletics" },
		{ id: "arts", label: "Music or the arts" },
		{ id: "else", label: "Something else" },
	];
	schooling = [
		"Did not finish high school",
		"High school diploma or GED",
		"Some college, no degree",
		"Two-year or technical degree",
		"Four-year degree",
		"Graduate or professional degree",
	];
	incomes = [
		{ value: 1, label: "Under $25,000" },
		{ value: 2, label: "$25,000 – $49,999" },
		{ value: 3, label: "$50,000 – $74,999" },
		{ value: 4, label: "$75,000 – $99,999" },
		{ value: 5, label: "$100,000 or more" },
	];
	races = [
		{ value: "AI", label: "American Indian or Alaska Native" },
		{ value: "AS", label: "Asian" },
		{ value: "BL", label: "Black or African American" },
		{ value: "HI", label: "Hispanic or Latino" },
		{ value: "PI", label: "Native Hawaiian or Other Pacific Islander" },
		{ value: "WH", label: "White" },
	];
	shirts = ["Youth L", "Adult S", "Adult M", "Adult L", "Adult XL", "Adult 2XL"];

	form = new FormGroup({
		partFirst: text(),
		partLast: text(),
		lanyard: text(),
		born: text(),
		mail1: text(),
		mail2: text(),
		mailTown: text(),
		mailState: choice(),
		mailZip: text(),
		cell: text(),
		email: text(),
		school: text(),
		schoolState: choice(),
		grade: new FormControl<number | null>(null),
		finish: text(),
		gpa: text(),
		sat: new FormControl<number | null>(null),
		act: new FormControl<number | null>(null),
		courses: new FormArray([course()]),
		experiences: new FormArray([experience()]),
		adult1: text(),
		adult1Work: text(),
		adult1School: choice(),
		adult1Phone: text(),
		adult2: text(),
		adult2Work: text(),
		adult2School: choice(),
		siblings: new FormArray([sibling(), sibling()]),
		income: new FormControl<number | null>(null),
		race: new FormControl<string[]>([]),
		firstGen: text(),
		vetName: text(),
		vetEmail: text(),
		neighbor: text(),
		shirt: choice(),
		animal: text(),
		photo: new FormControl(false),
		sign: text(),
		fax: text(),
	});
	sent = false;

	get courses() { return this.form.controls.courses; }
	get experiences() { return this.form.controls.experiences; }
	get siblings() { return this.form.controls.siblings; }
	addCourse() { this.courses.push(course()); }
	addExperience() { this.experiences.push(experience()); }
	addSibling() { this.siblings.push(sibling()); }
	send() { this.sent = true; }

	constructor() {
		const rows = (array: FormArray, prefix: string, names: string[], count: number, out: Record<string, unknown>) => {
			for (let index = 0; index < count; index++)
				for (const name of names) out[`${prefix}${index + 1}_${name}`] = array.at(index)?.get(name)?.value ?? "";
		};
		const state = () => {
			const { courses, experiences, siblings, ...plain } = this.form.getRawValue();
			const out: Record<string, unknown> = { ...plain };
			rows(this.courses, "course", COURSE, 2, out);
			rows(this.experiences, "exp", EXPERIENCE, 3, out);
			rows(this.siblings, "sib", SIBLING, 2, out);
			out.submitted = this.sent;
			return out;
		};
		const seen = (element: Element | null | undefined): unknown => {
			if (!element) return "";
			if (element.matches("ng-select")) {
				const labels = [...element.querySelectorAll(".ng-value-label")].map((each) => each.textContent!.trim());
				return element.classList.contains("ng-select-multiple") ? labels : (labels[0] ?? "");
			}
			const input = element as HTMLInputElement;
			return input.type === "checkbox" ? input.checked : input.value;
		};
		const shown = () => {
			const out: Record<string, unknown> = {};
			const { courses, experiences, siblings, ...plain } = this.form.controls;
			for (const name of Object.keys(plain)) {
				if (name === "firstGen") {
					const picked = document.querySelector("input[formcontrolname=firstGen]:checked");
					out[name] = picked ? picked.parentElement!.textContent!.trim() : "";
				} else out[name] = seen(document.querySelector(`[formcontrolname=${name}]`));
			}
			const read = (prefix: string, names: string[], count: number) => {
				for (let index = 0; index < count; index++)
					for (const name of names) out[`${prefix}${index + 1}_${name}`] = seen(document.querySelectorAll(`.${prefix}-row`)[index]?.querySelector(`[formcontrolname=${name}]`));
			};
			read("course", COURSE, 2);
			read("exp", EXPERIENCE, 3);
			read("sib", SIBLING, 2);
			return out;
		};
		Object.assign(window, { formState: state, formShown: shown });
	}
}

const template = `
<div class="masthead"><h1>Junior Veterinary Residency</h1><p>State Extension 4-H Youth Development &middot; College of Veterinary Medicine</p></div>
<main>
<p>Ten days on campus in July: large-animal rounds, parasitology lab, a night with the emergency service. Thirty-two residents are chosen. Please have the <em>young person</em>, not a parent, fill this in. Fields with a star are needed before a county agent can read your file.</p>
<form [formGroup]="form" (ngSubmit)="send()" autocomplete="off">
<h2>1. The participant</h2>
<div class="row">
	<div class="form-group"><label class="req" for="pf">Participant&rsquo;s legal first name</label><input id="pf" class="form-control" formControlName="partFirst"></div>
	<div class="form-group"><label class="req" for="pl">Participant&rsquo;s surname</label><input id="pl" class="form-control" formControlName="partLast"></div>
	<div class="form-group"><label for="ly">Lanyard name</label><input id="ly" class="form-control" formControlName="lanyard"><span class="hint">What should we call you? Only if it isn&rsquo;t your first name.</span></div>
</div>
<div class="row">
	<div class="form-group"><label class="req" for="bd">Born on</label><input id="bd" type="date" class="form-control" formControlName="born"><span class="hint">Residents must have turned 15 by the first day.</span></div>
	<div class="form-group"><label class="req" for="cl">Your own cell</label><input id="cl" type="tel" class="form-control" formControlName="cell" placeholder="We text room assignments"></div>
	<div class="form-group"><label class="req" for="em">Your own e-mail</label><input id="em" type="email" class="form-control" formControlName="email"><span class="hint">Not a school account &ndash; many block us.</span></div>
</div>
<fieldset>
	<legend>Where should the acceptance packet go?</legend>
	<p class="hint">A box number is fine if that is how you get your mail.</p>
	<div class="row">
		<div class="form-group" style="flex-grow:2"><input class="form-control" formControlName="mail1" placeholder="Street, rural route or box *"></div>
		<div class="form-group"><input class="form-control" formControlName="mail2" placeholder="Apt., lot or unit"></div>
	</div>
	<div class="row">
		<div class="form-group"><input class="form-control" formControlName="mailTown" placeholder="Town *"></div>
		<div class="form-group"><ng-select formControlName="mailState" [items]="states" bindLabel="name" bindValue="code" placeholder="State *"></ng-select></div>
		<div class="form-group"><input class="form-control" formControlName="mailZip" placeholder="ZIP *" maxlength="10"></div>
	</div>
</fieldset>

<h2>2. School</h2>
<div class="row">
	<div class="form-group"><label class="req" for="sch">Name of your high school <small>(write &ldquo;home&rdquo; if schooled at home)</small></label><input id="sch" class="form-control" formControlName="school"></div>
	<div class="form-group"><label for="schst">State the school is in</label><ng-select labelForId="schst" formControlName="schoolState" [items]="states" bindLabel="name" bindValue="code" [clearable]="false"></ng-select></div>
</div>
<div class="row">
	<div class="form-group"><label class="req">Grade you are in</label><ng-select formControlName="grade" [items]="grades" bindLabel="label" bindValue="id" [searchable]="false" placeholder="Pick one"></ng-select></div>
	<div class="form-group"><label for="fin">Month you expect to walk at graduation</label><input id="fin" type="month" class="form-control" formControlName="finish"></div>
	<div class="form-group"><label class="req" for="gp">Unweighted GPA</label><input id="gp" class="form-control" formControlName="gpa" inputmode="decimal" aria-describedby="gph"><span id="gph" class="hint">Four-point scale, no honors bump.</span></div>
</div>
<p>Scores are not required, and a missing one never counts against you. If you have tested:</p>
<div class="row">
	<div class="form-group"><label for="sa">SAT, best sections added together</label><input id="sa" type="number" class="form-control" formControlName="sat" min="400" max="1600"></div>
	<div class="form-group"><label for="ac">ACT composite <small>(single sitting, not a superscore)</small></label><input id="ac" type="number" class="form-control" formControlName="act" min="1" max="36"></div>
</div>
<div class="lbl">College-credit classes already on a college transcript</div>
<p class="hint">Dual enrollment, summer session or online &ndash; not AP. Leave blank if none.</p>
<table formArrayName="courses">
	<thead><tr><th style="width:60%">Class</th><th>Credits</th><th>Grade received</th></tr></thead>
	<tbody>
	@for (row of courses.controls; track row) {
		<tr class="course-row" [formGroupName]="$index"><td><input class="form-control" formControlName="title"></td><td><input class="form-control" formControlName="credits"></td><td><input class="form-control" formControlName="grade"></td></tr>
	}
	</tbody>
</table>
<p><button type="button" class="btn" (click)="addCourse()">+ one more class</button></p>

<h2>3. What you do with your time</h2>
<p>We are as glad to read about stocking shelves as about lambing. List up to five pursuits from your high school years, the ones that matter most first.</p>
<div formArrayName="experiences">
@for (row of experiences.controls; track row) {
	<div class="card exp-row" [formGroupName]="$index">
		<div class="card-header">Pursuit {{ $index + 1 }}</div>
		<div class="card-body">
			<div class="row">
				<div class="form-group"><label [attr.for]="'kd' + $index">This was a&hellip;</label><ng-select [labelForId]="'kd' + $index" formControlName="kind" [items]="kinds" bindLabel="label" bindValue="id"></ng-select></div>
				<div class="form-group"><label [attr.for]="'pc' + $index">With whom? <small>(club, employer, farm, agency)</small></label><input [id]="'pc' + $index" class="form-control" formControlName="place"></div>
				<div class="form-group"><label [attr.for]="'rl' + $index">Your title or part in it</label><input [id]="'rl' + $index" class="form-control" formControlName="role"></div>
			</div>
			<div class="form-group"><label [attr.for]="'dt' + $index">A sentence or two on what you did there</label><textarea [id]="'dt' + $index" rows="2" maxlength="250" class="form-control" formControlName="duties"></textarea></div>
		</div>
	</div>
}
</div>
<p><button type="button" class="btn" (click)="addExperience()">+ another pursuit</button></p>

<h2>4. Your people</h2>
<p class="hint">If you have one parent or guardian, fill in only the first line.</p>
<div class="lbl">Parent or guardian A</div>
<div class="row">
	<div class="form-group"><label for="a1">First and last name</label><input id="a1" class="form-control" formControlName="adult1"></div>
	<div class="form-group"><label for="w1">Line of work</label><input id="w1" class="form-control" formControlName="adult1Work"></div>
	<div class="form-group"><label for="s1">Furthest schooling</label><ng-select labelForId="s1" formControlName="adult1School" [items]="schooling"></ng-select></div>
	<div class="form-group"><label for="t1">Daytime phone</label><input id="t1" type="tel" class="form-control" formControlName="adult1Phone"></div>
</div>
<div class="lbl">Parent or guardian B</div>
<div class="row">
	<div class="form-group"><label for="a2">First and last name</label><input id="a2" class="form-control" formControlName="adult2"></div>
	<div class="form-group"><label for="w2">Line of work</label><input id="w2" class="form-control" formControlName="adult2Work"></div>
	<div class="form-group"><label for="s2">Furthest schooling</label><ng-select labelForId="s2" formControlName="adult2School" [items]="schooling"></ng-select></div>
</div>
<div class="lbl">Brothers and sisters</div>
<p class="hint">All of them, at home or grown.</p>
<div formArrayName="siblings">
@for (row of siblings.controls; track row) {
	<div class="row sib-row" [formGroupName]="$index">
		<div class="form-group" style="flex-grow:3"><input class="form-control" formControlName="who" placeholder="First and last name" [attr.aria-label]="'Brother or sister ' + ($index + 1) + ', first and last name'"></div>
		<div class="form-group"><input class="form-control" formControlName="age" placeholder="Age" [attr.aria-label]="'Brother or sister ' + ($index + 1) + ', age'"></div>
	</div>
}
</div>
<p><button type="button" class="btn" (click)="addSibling()">+ add a sibling</button></p>

<h2>5. For our federal reporting and for fee waivers</h2>
<p class="hint">Extension programs are open to all. Readers never see this part.</p>
<div class="row">
	<div class="form-group"><label for="inc">What does your household take in during a year, before taxes?</label><ng-select labelForId="inc" formControlName="income" [items]="incomes" bindLabel="label" bindValue="value" [searchable]="false"></ng-select></div>
	<div class="form-group"><label for="rc">How do you describe yourself? Pick every one that fits.</label><ng-select labelForId="rc" formControlName="race" [items]="races" bindLabel="label" bindValue="value" [multiple]="true" [closeOnSelect]="false"></ng-select></div>
</div>
<fieldset><legend>Would you be the first generation in your family to earn a bachelor&rsquo;s degree?</legend>
	<label><input type="radio" formControlName="firstGen" value="Y"> Yes</label>
	<label><input type="radio" formControlName="firstGen" value="N"> No</label>
	<label><input type="radio" formControlName="firstGen" value="U"> I don&rsquo;t know</label>
</fieldset>

<h2>6. Last things</h2>
<div class="row">
	<div class="form-group"><label class="req" for="vn">Veterinarian, 4-H leader or science teacher who will write for you</label><input id="vn" class="form-control" formControlName="vetName"></div>
	<div class="form-group"><label class="req" for="ve">Where we can e-mail that person</label><input id="ve" type="email" class="form-control" formControlName="vetEmail"></div>
</div>
<div class="form-group"><label for="nb">If neither parent picks up, whom do we call? <small>(a neighbor or relative: name and number)</small></label><input id="nb" class="form-control" formControlName="neighbor"></div>
<div class="form-group" style="max-width:240px"><label for="sh">Scrub top size</label><ng-select labelForId="sh" formControlName="shirt" [items]="shirts"></ng-select></div>
<div class="form-group"><label class="req" for="an">Tell us about one animal you could not help, and what you would do differently with what you know now. <small>(300 words at most)</small></label><textarea id="an" rows="7" class="form-control" formControlName="animal"></textarea></div>
<p><label><input type="checkbox" formControlName="photo"> Extension may use pictures of me in its newsletter and on county pages.</label></p>
<div class="form-group"><label class="req" for="sg">Typed signature of participant</label><input id="sg" class="form-control" formControlName="sign"></div>
<div class="hp" aria-hidden="true"><label for="fx">Fax number</label><input id="fx" formControlName="fax" tabindex="-1" autocomplete="off"></div>
<button type="submit" class="btn">Send to my county agent</button>
</form>
</main>
`;

const Page = Component({ selector: "app-root", imports: [ReactiveFormsModule, NgSelectModule], template })(Residency) ?? Residency;
bootstrapApplication(Page as typeof Residency).catch((error) => setTimeout(() => { throw error; }));
