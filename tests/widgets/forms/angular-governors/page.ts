import "@angular/compiler";
import "zone.js";
import "./page.css";
import { ChangeDetectionStrategy, Component, provideZoneChangeDetection, ViewChild } from "@angular/core";
import { FormArray, FormControl, FormGroup, ReactiveFormsModule, Validators } from "@angular/forms";
import { MatButtonModule } from "@angular/material/button";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatAccordion, MatExpansionModule } from "@angular/material/expansion";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { bootstrapApplication } from "@angular/platform-browser";

const STATES = "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming"
	.split("|")
	.map((each) => ({ code: each.slice(0, 2), name: each.slice(3) }));

const text = () => new FormControl("", { nonNullable: true });
const needed = () => new FormControl("", { nonNullable: true, validators: [Validators.required] });
const figure = () => new FormControl<number | null>(null);
const day = () => new FormControl<Date | null>(null);
const pick = () => new FormControl<string | null>(null);

const adult = () => new FormGroup({ first: needed(), last: needed(), work: text(), schooling: pick() });
const activity = () =>
	new FormGroup({ group: text(), part: text(), grades: new FormControl<string[]>([], { nonNullable: true }), hours: figure(), did: text() });

@Component({
	selector: "gs-application",
	changeDetection: ChangeDetectionStrategy.Default,
	providers: [provideNativeDateAdapter()],
	imports: [
		ReactiveFormsModule, MatButtonModule, MatCardModule, MatCheckboxModule, MatDatepickerModule, MatExpansionModule,
		MatFormFieldModule, MatInputModule, MatRadioModule, MatSelectModule,
	],
	template: `
	<header class="bar">
		<h1>Oregon Governor's School for Science and the Environment</h1>
		<p>Summer 2027 &middot; Nominee application &middot; Part B (completed by the student)</p>
	</header>
	<form class="wrap" [formGroup]="form" (ngSubmit)="submitted = true">
		<p class="note">Your school has already sent us Part A. Work through the six sections below in any order; your answers are kept
		on this device until you press <em>Send to the selection committee</em>. An asterisk (*) means that we cannot read your file without it.</p>
		<div class="tools">
			<button matButton type="button" (click)="panels.openAll()">Open all sections</button>
			<button matButton type="button" (click)="panels.closeAll()">Close all sections</button>
		</div>
		<mat-accordion multi>
			<mat-expansion-panel expanded formGroupName="nominee">
				<mat-expansion-panel-header>
					<mat-panel-title>1. The nominee</mat-panel-title>
					<mat-panel-description>Who you are</mat-panel-description>
				</mat-expansion-panel-header>
				<p class="note">Certificates are printed from this section, accents, hyphens and all.</p>
				<div class="line">
					<mat-form-field appearance="outline"><mat-label>First name</mat-label><input matInput formControlName="first" required></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Middle</mat-label><input matInput formControlName="middle"><mat-hint>In full; leave empty if none</mat-hint></mat-form-field>
				</div>
				<div class="line">
					<mat-form-field appearance="outline"><mat-label>Last name(s)</mat-label><input matInput formControlName="last" required></mat-form-field>
					<mat-form-field appearance="outline" class="narrow"><mat-label>Suffix</mat-label>
						<mat-select formControlName="suffix">
							<mat-option [value]="null">None</mat-option>
							@for (each of ["Jr.", "Sr.", "II", "III", "IV"]; track each) { <mat-option [value]="each">{{ each }}</mat-option> }
						</mat-select>
					</mat-form-field>
				</div>
				<div class="line">
					<mat-form-field appearance="outline"><mat-label>Name for your lanyard</mat-label><input matInput formControlName="badge" maxlength="20"><mat-hint>What friends and teachers call you, first name only</mat-hint></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Birth date</mat-label>
						<input matInput [matDatepicker]="born" formControlName="born" required>
						<mat-hint>M/D/YYYY</mat-hint>
						<mat-datepicker-toggle matIconSuffix [for]="born" />
						<mat-datepicker #born startView="multi-year" />
					</mat-form-field>
				</div>
				<p class="q" id="hall">Residence hall floors are assigned by sex. Which floor should we hold a bed on? *</p>
				<mat-radio-group aria-labelledby="hall" formControlName="hall">
					<mat-radio-button value="F">Female</mat-radio-button>
					<mat-radio-button value="M">Male</mat-radio-button>
				</mat-radio-group>
				<p class="q" id="latino">For our report to the Legislature: are you Hispanic or Latino/a?</p>
				<mat-radio-group aria-labelledby="latino" formControlName="latino">
					<mat-radio-button value="Y">Yes, I am</mat-radio-button>
					<mat-radio-button value="N">No, I am not</mat-radio-button>
					<mat-radio-button value="X">I would rather not say</mat-radio-button>
				</mat-radio-group>
			</mat-expansion-panel>

			<mat-expansion-panel formGroupName="reach">
				<mat-expansion-panel-header>
					<mat-panel-title>2. Reaching you</mat-panel-title>
					<mat-panel-description>Where the decision letter goes on April 2</mat-panel-description>
				</mat-expansion-panel-header>
				<div class="line">
					<mat-form-field appearance="outline" class="wide"><mat-label>E-mail you read every day</mat-label><input matInput type="email" formControlName="email" required><mat-hint>School accounts block us more often than not</mat-hint></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Your cell</mat-label><input matInput type="tel" formControlName="cell"></mat-form-field>
				</div>
				<div class="line">
					<mat-form-field appearance="outline" class="wide"><mat-label>Home address</mat-label><input matInput formControlName="street" placeholder="Number and street" required></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Apt., unit or space no.</mat-label><input matInput formControlName="unit"></mat-form-field>
				</div>
				<div class="line">
					<mat-form-field appearance="outline"><mat-label>Town</mat-label><input matInput formControlName="town" required></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>State</mat-label>
						<mat-select formControlName="state" required>
							@for (each of states; track each.code) { <mat-option [value]="each.code">{{ each.name }}</mat-option> }
						</mat-select>
						<mat-hint>Some of you cross a border to get to school. That's fine.</mat-hint>
					</mat-form-field>
					<mat-form-field appearance="outline" class="narrow"><mat-label>ZIP</mat-label><input matInput formControlName="zip" maxlength="10" required></mat-form-field>
				</div>
			</mat-expansion-panel>

			<mat-expansion-panel formGroupName="family">
				<mat-expansion-panel-header>
					<mat-panel-title>3. Family</mat-panel-title>
					<mat-panel-description>And one more adult</mat-panel-description>
				</mat-expansion-panel-header>
				<h3 class="q">Parent or guardian A</h3>
				<div class="line" formGroupName="a">
					<mat-form-field><mat-label>First name</mat-label><input matInput formControlName="first" required></mat-form-field>
					<mat-form-field><mat-label>Last name</mat-label><input matInput formControlName="last" required></mat-form-field>
					<mat-form-field><mat-label>Kind of work</mat-label><input matInput formControlName="work"></mat-form-field>
					<mat-form-field><mat-label>Highest schooling completed</mat-label>
						<mat-select formControlName="schooling">@for (each of schooling; track each[0]) { <mat-option [value]="each[0]">{{ each[1] }}</mat-option> }</mat-select>
					</mat-form-field>
				</div>
				<h3 class="q">Parent or guardian B</h3>
				<div class="line" formGroupName="b">
					<mat-form-field><mat-label>First name</mat-label><input matInput formControlName="first"></mat-form-field>
					<mat-form-field><mat-label>Last name</mat-label><input matInput formControlName="last"></mat-form-field>
					<mat-form-field><mat-label>Kind of work</mat-label><input matInput formControlName="work"></mat-form-field>
					<mat-form-field><mat-label>Highest schooling completed</mat-label>
						<mat-select formControlName="schooling">@for (each of schooling; track each[0]) { <mat-option [value]="each[0]">{{ each[1] }}</mat-option> }</mat-select>
					</mat-form-field>
				</div>
				<div class="line">
					<mat-form-field class="wide"><mat-label>How many brothers and sisters do you have?</mat-label><input matInput type="number" min="0" formControlName="sibs"></mat-form-field>
				</div>
				<h3 class="q">If neither of them picks up</h3>
				<p class="note">A grown-up other than a parent whom the night nurse may call: an aunt, a neighbor, a coach.</p>
				<div class="line">
					<mat-form-field><mat-label>Their name</mat-label><input matInput formControlName="otherName"></mat-form-field>
					<mat-form-field><mat-label>Their phone</mat-label><input matInput type="tel" formControlName="otherPhone"></mat-form-field>
				</div>
			</mat-expansion-panel>

			<mat-expansion-panel formGroupName="school">
				<mat-expansion-panel-header>
					<mat-panel-title>4. School record</mat-panel-title>
					<mat-panel-description>We check this against Part A</mat-panel-description>
				</mat-expansion-panel-header>
				<div class="line">
					<mat-form-field appearance="outline" class="wide"><mat-label>Nominating high school</mat-label><input matInput formControlName="name" required></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Town the school is in</mat-label><input matInput formControlName="town"></mat-form-field>
				</div>
				<p class="q" id="grade">You are now a&hellip; *</p>
				<mat-radio-group aria-labelledby="grade" formControlName="grade">
					<mat-radio-button value="SO">Sophomore</mat-radio-button>
					<mat-radio-button value="JR">Junior</mat-radio-button>
					<mat-radio-button value="SR">Senior</mat-radio-button>
				</mat-radio-group>
				<div class="line" style="margin-top: 12px">
					<mat-form-field appearance="outline"><mat-label>Graduation day</mat-label>
						<input matInput [matDatepicker]="grad" formControlName="graduates">
						<mat-datepicker-toggle matIconSuffix [for]="grad" /><mat-datepicker #grad />
					</mat-form-field>
					<mat-form-field appearance="outline"><mat-label>GPA, unweighted</mat-label><input matInput type="number" step="0.01" max="4" formControlName="gpa"><span matTextSuffix>&nbsp;/ 4.00</span></mat-form-field>
					<mat-form-field appearance="outline" class="narrow"><mat-label>Rank in class</mat-label><input matInput type="number" formControlName="rank"></mat-form-field>
					<mat-form-field appearance="outline" class="narrow"><mat-label>out of</mat-label><input matInput type="number" formControlName="size"><mat-hint>seniors</mat-hint></mat-form-field>
				</div>
				<p class="note">Scores are optional. Enter your best result in each box you use.</p>
				<div class="line">
					<mat-form-field appearance="outline"><mat-label>SAT Reading &amp; Writing</mat-label><input matInput type="number" min="200" max="800" step="10" formControlName="satRw"></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>SAT Math</mat-label><input matInput type="number" min="200" max="800" step="10" formControlName="satM"></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>PSAT/NMSQT total</mat-label><input matInput type="number" min="320" max="1520" formControlName="psat"></mat-form-field>
				</div>
				<div class="line">
					<mat-form-field appearance="outline"><mat-label>Name of your counselor</mat-label><input matInput formControlName="counselor"></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Counselor's e-mail</mat-label><input matInput type="email" formControlName="counselorMail"></mat-form-field>
				</div>
			</mat-expansion-panel>

			<mat-expansion-panel>
				<mat-expansion-panel-header>
					<mat-panel-title>5. Out of class</mat-panel-title>
					<mat-panel-description>Clubs, jobs, causes, and what you've won</mat-panel-description>
				</mat-expansion-panel-header>
				<p class="note">Three at most, the ones that matter most to you first. A job bagging groceries counts exactly as much as a club presidency.</p>
				<div formArrayName="activities">
					@for (each of form.controls.activities.controls; track each; let i = $index) {
						<mat-card class="card" appearance="outlined" [formGroupName]="i">
							<mat-card-header><mat-card-title>Commitment {{ i + 1 }}</mat-card-title></mat-card-header>
							<mat-card-content>
								<div class="line">
									<mat-form-field><mat-label>Group, team or employer</mat-label><input matInput formControlName="group"></mat-form-field>
									<mat-form-field><mat-label>Your part in it</mat-label><input matInput formControlName="part" placeholder="e.g. treasurer, first chair, cashier"></mat-form-field>
								</div>
								<div class="line">
									<mat-form-field><mat-label>Grades in which you did this</mat-label>
										<mat-select formControlName="grades" multiple>@for (g of grades; track g) { <mat-option [value]="g">{{ g }}th</mat-option> }</mat-select>
									</mat-form-field>
									<mat-form-field class="narrow"><mat-label>Hours a week</mat-label><input matInput type="number" formControlName="hours"></mat-form-field>
								</div>
								<div class="line">
									<mat-form-field class="wide"><mat-label>In a sentence or two, what did you do?</mat-label><textarea matInput rows="2" maxlength="200" formControlName="did" #box></textarea><mat-hint align="end">{{ box.value.length }}/200</mat-hint></mat-form-field>
								</div>
							</mat-card-content>
						</mat-card>
					}
				</div>
				<p class="q">Awards and recognition, in school or out</p>
				<div formArrayName="awards">
					@for (each of form.controls.awards.controls; track each; let i = $index) {
						<div class="line"><mat-form-field appearance="outline"><mat-label>Award no. {{ i + 1 }}</mat-label><input matInput [formControlName]="i" [name]="'award' + i"></mat-form-field></div>
					}
				</div>
			</mat-expansion-panel>

			<mat-expansion-panel formGroupName="last">
				<mat-expansion-panel-header>
					<mat-panel-title>6. Statement and signature</mat-panel-title>
					<mat-panel-description>Save this one for a quiet hour</mat-panel-description>
				</mat-expansion-panel-header>
				<div class="line">
					<mat-form-field appearance="outline" class="wide"><mat-label>Statement</mat-label><textarea matInput rows="7" formControlName="statement"></textarea></mat-form-field>
				</div>
				<p class="note">In no more than 400 words: choose one place within a day's walk of your front door, and tell us what a
				scientist, a lawmaker and a neighbor would each notice there.</p>
				<div class="line">
					<mat-form-field appearance="outline" class="narrow"><mat-label>T-shirt</mat-label>
						<mat-select formControlName="shirt">@for (each of ["XS", "S", "M", "L", "XL", "2XL"]; track each) { <mat-option [value]="each">{{ each }}</mat-option> }</mat-select>
					</mat-form-field>
				</div>
				<mat-checkbox formControlName="honor">I wrote this application myself, and I have read the Governor's School Honor Code.</mat-checkbox>
				<div class="line">
					<mat-form-field appearance="outline" class="wide"><mat-label>Student signature</mat-label><input matInput formControlName="signature"><mat-hint>Type your full name. This has the force of a written signature (ORS 84.019).</mat-hint></mat-form-field>
				</div>
			</mat-expansion-panel>
		</mat-accordion>
		<p><button matButton="filled" type="submit">Send to the selection committee</button></p>
	</form>`,
})
class Application {
	@ViewChild(MatAccordion) panels!: MatAccordion;
	readonly states = STATES;
	readonly grades = ["9", "10", "11", "12"];
	readonly schooling = [
		["1", "Less than high school"], ["2", "High school diploma or GED"], ["3", "Some college, no degree"],
		["4", "Two-year degree"], ["5", "Four-year degree"], ["6", "Graduate or professional degree"],
	];
	submitted = false;
	readonly form = new FormGroup({
		nominee: new FormGroup({ first: needed(), middle: text(), last: needed(), suffix: pick(), badge: text(), born: day(), hall: pick(), latino: pick() }),
		reach: new FormGroup({ email: needed(), cell: text(), street: needed(), unit: text(), town: needed(), state: pick(), zip: needed() }),
		family: new FormGroup({ a: adult(), b: adult(), sibs: figure(), otherName: text(), otherPhone: text() }),
		school: new FormGroup({
			name: needed(), town: text(), grade: pick(), graduates: day(), gpa: figure(), rank: figure(), size: figure(),
			satRw: figure(), satM: figure(), psat: figure(), counselor: text(), counselorMail: text(),
		}),
		activities: new FormArray([activity(), activity(), activity()]),
		awards: new FormArray([text(), text(), text()]),
		last: new FormGroup({ statement: text(), shirt: pick(), honor: new FormControl(false, { nonNullable: true }), signature: text() }),
	});
}

function flat(value: unknown, prefix: string, into: Record<string, unknown>) {
	if (value instanceof Date) {
		const two = (n: number) => String(n).padStart(2, "0");
		into[prefix] = Number.isNaN(+value) ? null : `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`;
	} else if (value && typeof value === "object" && !(Array.isArray(value) && prefix.endsWith("grades"))) {
		for (const [key, each] of Object.entries(value)) flat(each, prefix ? `${prefix}.${key}` : key, into);
	} else into[prefix] = Array.isArray(value) ? [...value] : value;
	return into;
}

function read(element: Element): unknown {
	if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
	if (element.matches("mat-checkbox")) return element.querySelector("input")!.checked;
	if (element.matches("mat-radio-group")) return element.querySelector(".mat-mdc-radio-checked")?.textContent?.trim() ?? "";
	const drawn = element.querySelector(".mat-mdc-select-value-text")?.textContent?.trim() ?? "";
	if (element.matches(".mat-mdc-select-multiple")) return drawn ? drawn.split(", ") : [];
	return drawn;
}

/** The key of a control as it stands in the page: the names of the groups around it and its own. */
function keyOf(element: Element): string {
	const names = [element.getAttribute("formcontrolname") ?? element.getAttribute("name")!.replace("award", "")];
	for (let at = element.parentElement; at && at.tagName !== "FORM"; at = at.parentElement) {
		const named = at.getAttribute("formgroupname") ?? at.getAttribute("formarrayname");
		if (named) names.unshift(named);
		else if (at.matches("mat-card")) names.unshift(String([...at.parentElement!.children].indexOf(at)));
	}
	return names.join(".");
}

bootstrapApplication(Application, { providers: [provideZoneChangeDetection({ eventCoalescing: true })] }).then((app) => {
	const page = app.components[0].instance as Application;
	Object.assign(window, {
		formState: () => ({ ...flat(page.form.getRawValue(), "", {}), submitted: page.submitted }),
		formShown: () =>
			Object.fromEntries([...document.querySelectorAll("[formcontrolname], input[name^=award]")].map((each) => [keyOf(each), read(each)])),
	});
});
