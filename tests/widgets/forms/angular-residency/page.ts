import "zone.js";
import "@angular/compiler";
import "../../node_modules/@angular/material/prebuilt-themes/azure-blue.css";
import "./page.css";
import { Component, provideZoneChangeDetection } from "@angular/core";
import { FormArray, FormControl, FormGroup, ReactiveFormsModule } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatToolbarModule } from "@angular/material/toolbar";
import { bootstrapApplication } from "@angular/platform-browser";

const STATES =
	"AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|GU Guam|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming"
		.split("|")
		.map((line) => ({ code: line.slice(0, 2), name: line.slice(3) }));

const COUNTRIES =
	"Afghanistan|Albania|Argentina|Australia|Bangladesh|Belgium|Brazil|Cameroon|Canada|Chile|China|Colombia|Dominican Republic|Ecuador|Egypt|El Salvador|Ethiopia|France|Germany|Ghana|Guatemala|Haiti|Honduras|India|Indonesia|Ireland|Italy|Jamaica|Japan|Kenya|Mexico|Nepal|Netherlands|Nicaragua|Niger|Nigeria|Norway|Pakistan|Peru|Philippines|Poland|Russia|Senegal|South Africa|South Korea|Spain|Sweden|Thailand|Ukraine|United Kingdom|United States|Venezuela|Vietnam".split(
		"|",
	);

const text = () => new FormControl("", { nonNullable: true });
const pick = () => new FormControl<string | null>(null);

@Component({
	selector: "tern-application",
	imports: [
		ReactiveFormsModule,
		MatAutocompleteModule,
		MatButtonModule,
		MatCardModule,
		MatCheckboxModule,
		MatDatepickerModule,
		MatFormFieldModule,
		MatInputModule,
		MatRadioModule,
		MatSelectModule,
		MatToolbarModule,
	],
	providers: [provideNativeDateAdapter()],
	template: `
<mat-toolbar color="primary"><span>Tern Rock Marine Laboratory</span></mat-toolbar>
<main>
	<h1>Young Investigators Residency, Summer 2027</h1>
	<p>For four weeks each July, sixteen students live at the laboratory, share a bunkhouse, go out on the research vessel twice a week, and carry one question of their own from the tide line to a public poster session. Tuition, room and board are covered. There is no fee to apply.</p>
	<p class="small">Please complete the whole page in one sitting; it does not save. Boxes marked * must be completed.</p>

	<form [formGroup]="form" (ngSubmit)="send()">
		<mat-card appearance="outlined">
			<mat-card-header><mat-card-title>1. Who you are</mat-card-title></mat-card-header>
			<mat-card-content>
				<div class="line">
					<mat-form-field appearance="outline"><mat-label>Legal first name</mat-label><input matInput formControlName="given" required><mat-hint>As on your passport, license or state ID</mat-hint></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Middle name, if you have one</mat-label><input matInput formControlName="middle"></mat-form-field>
				</div>
				<div class="line">
					<mat-form-field appearance="outline"><mat-label>Legal last name</mat-label><input matInput formControlName="family" required></mat-form-field>
					<mat-form-field appearance="outline" class="short"><mat-label>Jr., III, etc.</mat-label>
						<mat-select formControlName="suffix"><mat-option>—</mat-option>@for (s of suffixes; track s) {<mat-option [value]="s">{{ s }}</mat-option>}</mat-select>
					</mat-form-field>
				</div>
				<div class="line">
					<mat-form-field appearance="outline"><mat-label>What do you like to be called?</mat-label><input matInput formControlName="called"><mat-hint>Only if it isn't your legal first name</mat-hint></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Any earlier last name on your school records</mat-label><input matInput formControlName="earlier"></mat-form-field>
				</div>
				<div class="line">
					<mat-form-field appearance="outline"><mat-label>Pronouns</mat-label>
						<mat-select formControlName="pronouns">
							<mat-option value="he">he, him</mat-option>
							<mat-option value="she">she, her</mat-option>
							<mat-option value="they">they, them</mat-option>
							<mat-option value="name">just my name, please</mat-option>
						</mat-select>
					</mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Date of birth</mat-label>
						<input matInput [matDatepicker]="birthday" formControlName="born" required>
						<mat-hint>MM/DD/YYYY. Residents must be at least 16 on July 1.</mat-hint>
						<mat-datepicker-toggle matIconSuffix [for]="birthday"></mat-datepicker-toggle>
						<mat-datepicker #birthday startView="multi-year"></mat-datepicker>
					</mat-form-field>
				</div>
				<mat-form-field appearance="outline"><mat-label>Country in which you were born</mat-label>
					<input matInput formControlName="bornIn" [matAutocomplete]="nations">
					<mat-autocomplete #nations="matAutocomplete">@for (c of found(); track c) {<mat-option [value]="c">{{ c }}</mat-option>}</mat-autocomplete>
				</mat-form-field>
			</mat-card-content>
		</mat-card>

		<mat-card appearance="outlined">
			<mat-card-header><mat-card-title>2. Where we can find you</mat-card-title></mat-card-header>
			<mat-card-content>
				<p>Decisions go out by e-mail in the last week of March, and a paper packet follows to the address below. Please use an account you will still be reading in June; school accounts often close.</p>
				<div class="line">
					<mat-form-field appearance="outline"><mat-label>E-mail</mat-label><input matInput type="email" formControlName="mail" required></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>E-mail, once more</mat-label><input matInput type="email" formControlName="mailAgain" required></mat-form-field>
				</div>
				<mat-form-field appearance="outline"><mat-label>Cell</mat-label><span matTextPrefix>+1&nbsp;</span><input matInput type="tel" formControlName="cell" required><mat-hint>Ten digits, area code first</mat-hint></mat-form-field>
				<mat-form-field appearance="outline"><mat-label>Street, route or box</mat-label><input matInput formControlName="street" required></mat-form-field>
				<div class="line">
					<mat-form-field appearance="outline" class="short"><mat-label>Apt., lot or unit</mat-label><input matInput formControlName="unit"></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Town</mat-label><input matInput formControlName="town" required></mat-form-field>
				</div>
				<div class="line">
					<mat-form-field appearance="outline"><mat-label>State or territory</mat-label>
						<mat-select formControlName="state" required>@for (s of states; track s.code) {<mat-option [value]="s.code">{{ s.name }}</mat-option>}</mat-select>
					</mat-form-field>
					<mat-form-field appearance="outline" class="short"><mat-label>ZIP</mat-label><input matInput formControlName="zip" required maxlength="10"></mat-form-field>
				</div>
			</mat-card-content>
		</mat-card>

		<mat-card appearance="outlined">
			<mat-card-header><mat-card-title>3. Your schooling so far</mat-card-title></mat-card-header>
			<mat-card-content>
				<mat-form-field appearance="outline"><mat-label>Secondary school</mat-label><input matInput formControlName="school" required><mat-hint>Spell it out, no initials. Home-schooled applicants: write “home”.</mat-hint></mat-form-field>
				<div class="line">
					<mat-form-field appearance="outline"><mat-label>Its city</mat-label><input matInput formControlName="schoolCity"></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Its state</mat-label>
						<mat-select formControlName="schoolState">@for (s of states; track s.code) {<mat-option [value]="s.code">{{ s.name }}</mat-option>}</mat-select>
					</mat-form-field>
				</div>
				<label id="year-in-school" class="ask">Which describes you this academic year? *</label>
				<mat-radio-group aria-labelledby="year-in-school" formControlName="standing" class="stack">
					<mat-radio-button value="10">Sophomore</mat-radio-button>
					<mat-radio-button value="11">Junior</mat-radio-button>
					<mat-radio-button value="12">Senior</mat-radio-button>
					<mat-radio-button value="13">First-year college student</mat-radio-button>
				</mat-radio-group>
				<p class="ask">When do you expect to receive (or when did you receive) your diploma?</p>
				<div class="line">
					<mat-form-field appearance="outline"><mat-label>Month</mat-label>
						<mat-select formControlName="diplomaMonth">@for (m of months; track m; let i = $index) {<mat-option [value]="i + 1">{{ m }}</mat-option>}</mat-select>
					</mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Year</mat-label>
						<select matNativeControl formControlName="diplomaYear"><option value=""></option>@for (y of years; track y) {<option [value]="y">{{ y }}</option>}</select>
					</mat-form-field>
				</div>
				<div class="line">
					<mat-form-field appearance="outline"><mat-label>Cumulative average, unweighted</mat-label><input matInput formControlName="average" inputmode="decimal"><mat-hint>On a 4.0 scale</mat-hint></mat-form-field>
					<mat-form-field appearance="outline" class="short"><mat-label>Rank, if known</mat-label><input matInput type="number" formControlName="rank"></mat-form-field>
					<mat-form-field appearance="outline" class="short"><mat-label>in a class of</mat-label><input matInput type="number" formControlName="rankOf"></mat-form-field>
				</div>
				<mat-form-field appearance="outline"><mat-label>College where you have taken a course for credit</mat-label><input matInput formControlName="college"><mat-hint>Dual enrollment and summer sessions count; AP does not</mat-hint></mat-form-field>
				<div class="line">
					<mat-form-field appearance="outline"><mat-label>ACT composite (best single sitting)</mat-label><input matInput type="number" formControlName="act"></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Taken on</mat-label>
						<input matInput [matDatepicker]="actday" formControlName="actOn">
						<mat-datepicker-toggle matIconSuffix [for]="actday"></mat-datepicker-toggle>
						<mat-datepicker #actday></mat-datepicker>
					</mat-form-field>
				</div>
			</mat-card-content>
		</mat-card>

		<mat-card appearance="outlined">
			<mat-card-header><mat-card-title>4. Outside of class</mat-card-title></mat-card-header>
			<mat-card-content>
				<p>Up to three things you give your time to: a team, a club, a paying job, caring for a place. Begin with the one that matters most to you.</p>
				<div formArrayName="pursuits">
					@for (row of pursuits.controls; track row; let i = $index) {
					<div class="line" [formGroupName]="i">
						<mat-form-field appearance="fill" subscriptSizing="dynamic"><input matInput formControlName="group" placeholder="Group or employer"></mat-form-field>
						<mat-form-field appearance="fill" subscriptSizing="dynamic"><input matInput formControlName="part" placeholder="Your part in it"></mat-form-field>
					</div>
					}
				</div>
				<p class="ask" id="question-label">In no more than 300 words, describe something you have noticed outdoors that you could not explain. *</p>
				<mat-form-field appearance="outline"><textarea matInput rows="6" formControlName="noticed" aria-labelledby="question-label"></textarea></mat-form-field>
			</mat-card-content>
		</mat-card>

		<mat-card appearance="outlined">
			<mat-card-header><mat-card-title>5. For our federal funder</mat-card-title></mat-card-header>
			<mat-card-content>
				<p>The residency is supported by a grant that asks us to report on whom it reaches. Readers do not see this section.</p>
				<p class="ask" id="cz">U.S. citizenship or residency *</p>
				<mat-radio-group aria-labelledby="cz" formControlName="status" class="stack">
					<mat-radio-button value="citizen">I am a citizen or national of the United States</mat-radio-button>
					<mat-radio-button value="lpr">I hold a permanent resident card</mat-radio-button>
					<mat-radio-button value="other">Neither of these</mat-radio-button>
				</mat-radio-group>
				<label id="latino" class="ask">Are you Hispanic or Latino/a?</label>
				<mat-radio-group aria-labelledby="latino" formControlName="latino">
					<mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button><mat-radio-button value="X">I'd rather not say</mat-radio-button>
				</mat-radio-group>
				<mat-form-field appearance="outline"><mat-label>Race (choose as many as apply)</mat-label>
					<mat-select formControlName="race" multiple>
						<mat-option value="aian">American Indian or Alaska Native</mat-option>
						<mat-option value="asian">Asian</mat-option>
						<mat-option value="black">Black or African American</mat-option>
						<mat-option value="nhpi">Native Hawaiian or Other Pacific Islander</mat-option>
						<mat-option value="white">White</mat-option>
					</mat-select>
				</mat-form-field>
				<label id="fg" class="ask">Would you be the first in your immediate family to finish a four-year college?</label>
				<mat-radio-group aria-labelledby="fg" formControlName="firstInFamily">
					<mat-radio-button [value]="true">Yes</mat-radio-button><mat-radio-button [value]="false">No</mat-radio-button>
				</mat-radio-group>
			</mat-card-content>
		</mat-card>

		<mat-card appearance="outlined">
			<mat-card-header><mat-card-title>6. People we may need to speak with</mat-card-title></mat-card-header>
			<mat-card-content>
				<h3>A science teacher who will write for you</h3>
				<p>We send this person a link as soon as you press Submit, so please ask first. Letters are due ten days after your application.</p>
				<div class="line">
					<mat-form-field appearance="outline"><mat-label>First name</mat-label><input matInput formControlName="t1" required></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Last name</mat-label><input matInput formControlName="t2" required></mat-form-field>
				</div>
				<mat-form-field appearance="outline"><mat-label>Position and subject</mat-label><input matInput formControlName="t3"></mat-form-field>
				<div class="line">
					<mat-form-field appearance="outline"><mat-label>E-mail</mat-label><input matInput type="email" formControlName="t4" required></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Telephone</mat-label><input matInput type="tel" formControlName="t5"></mat-form-field>
				</div>
				<h3>In an emergency</h3>
				<p>Someone over 21 who will not be aboard, and who can be reached at night.</p>
				<div class="line">
					<mat-form-field appearance="outline"><mat-label>Full name</mat-label><input matInput formControlName="e1" required></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Relationship</mat-label><input matInput formControlName="e2"></mat-form-field>
				</div>
				<div class="line">
					<mat-form-field appearance="outline"><mat-label>Cell</mat-label><input matInput type="tel" formControlName="e3" required></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>City and state</mat-label><input matInput formControlName="e4"></mat-form-field>
				</div>
				<h3>Your doctor or clinic</h3>
				<div class="line">
					<mat-form-field appearance="outline"><mat-label>Name</mat-label><input matInput formControlName="d1"></mat-form-field>
					<mat-form-field appearance="outline"><mat-label>Office phone</mat-label><input matInput type="tel" formControlName="d2"></mat-form-field>
				</div>
			</mat-card-content>
		</mat-card>

		<mat-card appearance="outlined">
			<mat-card-header><mat-card-title>7. Odds and ends</mat-card-title></mat-card-header>
			<mat-card-content>
				<div class="line">
					<mat-form-field appearance="outline"><mat-label>Foul-weather jacket size</mat-label>
						<mat-select formControlName="jacket">@for (s of sizes; track s) {<mat-option [value]="s">{{ s }}</mat-option>}</mat-select>
					</mat-form-field>
					<mat-form-field appearance="outline"><mat-label>How strong a swimmer are you?</mat-label>
						<mat-select formControlName="swim"><mat-option value="0">I do not swim</mat-option><mat-option value="1">I can keep myself afloat</mat-option><mat-option value="2">I swim laps</mat-option><mat-option value="3">Lifeguard or competitive</mat-option></mat-select>
					</mat-form-field>
				</div>
				<mat-checkbox formControlName="agree">I have read the residency's code of conduct, and everything above is my own work.</mat-checkbox>
				<mat-form-field appearance="outline"><mat-label>Type your full name in place of a signature</mat-label><input matInput formControlName="signed" required></mat-form-field>
			</mat-card-content>
		</mat-card>
		<button mat-flat-button type="submit">Submit application</button>
	</form>
</main>`,
})
class Application {
	states = STATES;
	suffixes = ["Jr.", "Sr.", "II", "III", "IV"];
	sizes = ["XS", "S", "M", "L", "XL", "XXL"];
	months = "January|February|March|April|May|June|July|August|September|October|November|December".split("|");
	years = [2024, 2025, 2026, 2027, 2028, 2029, 2030];
	submitted = false;
	form = new FormGroup({
		given: text(),
		middle: text(),
		family: text(),
		suffix: pick(),
		called: text(),
		earlier: text(),
		pronouns: pick(),
		born: new FormControl<Date | null>(null),
		bornIn: text(),
		mail: text(),
		mailAgain: text(),
		cell: text(),
		street: text(),
		unit: text(),
		town: text(),
		state: pick(),
		zip: text(),
		school: text(),
		schoolCity: text(),
		schoolState: pick(),
		standing: pick(),
		diplomaMonth: new FormControl<number | null>(null),
		diplomaYear: text(),
		average: text(),
		rank: new FormControl<number | null>(null),
		rankOf: new FormControl<number | null>(null),
		college: text(),
		act: new FormControl<number | null>(null),
		actOn: new FormControl<Date | null>(null),
		pursuits: new FormArray([0, 1, 2].map(() => new FormGroup({ group: text(), part: text() }))),
		noticed: text(),
		status: pick(),
		latino: pick(),
		race: new FormControl<string[]>([], { nonNullable: true }),
		firstInFamily: new FormControl<boolean | null>(null),
		t1: text(),
		t2: text(),
		t3: text(),
		t4: text(),
		t5: text(),
		e1: text(),
		e2: text(),
		e3: text(),
		e4: text(),
		d1: text(),
		d2: text(),
		jacket: pick(),
		swim: pick(),
		agree: new FormControl(false, { nonNullable: true }),
		signed: text(),
	});
	pursuits = this.form.controls.pursuits;

	constructor() {
		page = this;
	}

	found() {
		const typed = this.form.controls.bornIn.value.toLowerCase();
		return COUNTRIES.filter((name) => name.toLowerCase().includes(typed));
	}

	send() {
		this.submitted = true;
	}
}

let page: Application;

const day = (date: Date) =>
	`${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;

/** What a person reads in the control of this name. */
function read(control: Element | null): unknown {
	if (!control) return undefined;
	if (control.matches("mat-select")) {
		const said = control.querySelector(".mat-mdc-select-value-text")?.textContent?.trim() ?? "";
		return control.classList.contains("mat-mdc-select-multiple") ? (said ? said.split(", ") : []) : said;
	}
	if (control.matches("mat-radio-group")) return control.querySelector(".mat-mdc-radio-checked label")?.textContent?.trim() ?? "";
	if (control.matches("mat-checkbox")) return control.querySelector("input")?.checked;
	if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? "";
	return (control as HTMLInputElement).value;
}

Object.assign(window, {
	formState() {
		const { pursuits, ...rest } = page.form.getRawValue();
		const state: Record<string, unknown> = { submitted: page.submitted };
		for (const [key, value] of Object.entries(rest)) state[key] = value instanceof Date ? day(value) : value;
		for (const [index, { group, part }] of pursuits.entries()) Object.assign(state, { [`group${index}`]: group, [`part${index}`]: part });
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const key of Object.keys(page.form.controls))
			if (key !== "pursuits") shown[key] = read(document.querySelector(`[formcontrolname="${key}"]`));
		for (const key of ["group", "part"])
			for (const [index, box] of document.querySelectorAll(`[formcontrolname="${key}"]`).entries()) shown[`${key}${index}`] = read(box);
		return shown;
	},
});

document.getElementById("root")?.append(document.createElement("tern-application"));
bootstrapApplication(Application, { providers: [provideZoneChangeDetection()] });
