import "@angular/compiler";
import "./styles.css";
import { Component, inject, provideZonelessChangeDetection, signal } from "@angular/core";
import { FormControl, FormGroup, ReactiveFormsModule, Validators } from "@angular/forms";
import { MatAutocompleteModule, type MatAutocompleteSelectedEvent } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatButtonToggleModule } from "@angular/material/button-toggle";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { type MatChipInputEvent, MatChipsModule } from "@angular/material/chips";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatDialog, MatDialogModule, MatDialogRef } from "@angular/material/dialog";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatSlideToggleModule } from "@angular/material/slide-toggle";
import { bootstrapApplication } from "@angular/platform-browser";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Honor = { title: string; year: string; note: string };
const UI = [
	ReactiveFormsModule, MatAutocompleteModule, MatButtonModule, MatButtonToggleModule, MatCheckboxModule, MatChipsModule,
	MatDatepickerModule, MatDialogModule, MatFormFieldModule, MatInputModule, MatRadioModule, MatSelectModule, MatSlideToggleModule,
];
const text = (...rules: any[]) => new FormControl("", { nonNullable: true, validators: rules });
const flag = () => new FormControl(false, { nonNullable: true });
const elder = () => new FormGroup({ given: text(), surname: text(), relation: text(), work: text(), schooling: text(), mail: text(Validators.email) });

@Component({
	selector: "honor-dialog",
	imports: UI,
	template: `
		<h2 mat-dialog-title>A distinction or prize</h2>
		<form [formGroup]="form" (ngSubmit)="keep()">
			<mat-dialog-content class="dlg">
				<mat-form-field appearance="outline"><mat-label>What was it called?</mat-label><input matInput formControlName="title" maxlength="90"></mat-form-field>
				<mat-form-field appearance="outline"><mat-label>School year in which it was conferred</mat-label>
					<mat-select formControlName="year">
						@for (y of years; track y) { <mat-option [value]="y">{{ y }}</mat-option> }
					</mat-select></mat-form-field>
				<mat-form-field appearance="outline"><mat-label>What did you do to earn it?</mat-label>
					<textarea matInput rows="3" maxlength="160" formControlName="note"></textarea>
					<mat-hint align="end">{{ form.controls.note.value.length }} / 160</mat-hint></mat-form-field>
			</mat-dialog-content>
			<mat-dialog-actions align="end">
				<button mat-button type="button" mat-dialog-close>Cancel</button>
				<button mat-flat-button type="submit" [disabled]="form.invalid">Keep this entry</button>
			</mat-dialog-actions>
		</form>`,
})
class HonorDialog {
	ref = inject<MatDialogRef<HonorDialog, Honor>>(MatDialogRef);
	years = ["Freshman", "Sophomore", "Junior", "Senior"];
	form = new FormGroup({ title: text(Validators.required), year: text(Validators.required), note: text() });
	keep() {
		if (this.form.valid) this.ref.close(this.form.getRawValue());
	}
}

@Component({
	selector: "academy-application",
	imports: UI,
	template: `
<header class="mast"><div><h1>Larkmoor Summer Academy</h1><p>Scholar application · Residential session, July 5 – July 30 · For students now in grades 9 to 12</p></div></header>
<form class="leaf" [formGroup]="form" (ngSubmit)="submitted = true" autocomplete="off">
	<section>
		<h2>The scholar</h2>
		<p>Write your name the way your passport or birth record has it. Starred items cannot be left blank.</p>
		<div class="grid">
			<mat-form-field class="s2"><mat-label>Given name</mat-label><input matInput formControlName="given" required></mat-form-field>
			<mat-form-field class="s2"><mat-label>Second name, if you have one</mat-label><input matInput formControlName="second"></mat-form-field>
			<mat-form-field class="s2"><mat-label>Family name(s)</mat-label><input matInput formControlName="family" required></mat-form-field>
			<mat-form-field class="s2"><mat-label>Generational suffix</mat-label>
				<mat-select formControlName="suffix"><mat-option value="">None</mat-option>
					@for (s of suffixes; track s) { <mat-option [value]="s">{{ s }}</mat-option> }
				</mat-select></mat-form-field>
			<mat-form-field class="s2"><mat-label>What friends call you</mat-label><input matInput formControlName="callMe"><mat-hint>This goes on your door and your lanyard</mat-hint></mat-form-field>
			<mat-form-field class="s2"><mat-label>Born on</mat-label><input matInput [matDatepicker]="bd" formControlName="born" required>
				<mat-hint>MM/DD/YYYY</mat-hint><mat-datepicker-toggle matIconSuffix [for]="bd" /><mat-datepicker #bd startView="multi-year" /></mat-form-field>
			<div class="ask s3"><span class="q" id="pn">Pronouns for your class list</span>
				<mat-button-toggle-group formControlName="pronouns" aria-labelledby="pn" hideSingleSelectionIndicator>
					<mat-button-toggle value="he">he / him</mat-button-toggle><mat-button-toggle value="she">she / her</mat-button-toggle>
					<mat-button-toggle value="they">they / them</mat-button-toggle><mat-button-toggle value="name">just my name</mat-button-toggle>
				</mat-button-toggle-group></div>
			<div class="ask s3"><span class="q" id="sx">Legal sex (for room assignment only)</span>
				<mat-radio-group formControlName="sex" aria-labelledby="sx"><mat-radio-button value="M">Male</mat-radio-button><mat-radio-button value="F">Female</mat-radio-button><mat-radio-button value="X">X</mat-radio-button></mat-radio-group></div>
			<mat-form-field class="s3"><mat-label>Where can we e-mail you?</mat-label><input matInput type="email" formControlName="mail" required></mat-form-field>
			<mat-form-field class="s3"><mat-label>Your own cell</mat-label><input matInput type="tel" formControlName="cell" placeholder="555-555-5555"></mat-form-field>
			<div class="ask s6"><mat-slide-toggle formControlName="texts">Larkmoor may text me about deadlines. Message rates apply.</mat-slide-toggle></div>
		</div>
	</section>
	<section>
		<h2>Where you live during the school year</h2>
		<div class="grid">
			<mat-form-field class="s4"><mat-label>House number and street</mat-label><input matInput formControlName="street" required></mat-form-field>
			<mat-form-field class="s2"><mat-label>Unit</mat-label><input matInput formControlName="unit"></mat-form-field>
			<mat-form-field class="s2"><mat-label>Town</mat-label><input matInput formControlName="town" required></mat-form-field>
			<mat-form-field class="s2"><mat-label>State or territory</mat-label>
				<input matInput formControlName="state" [matAutocomplete]="st" (input)="typedState.set($any($event.target).value)">
				<mat-autocomplete #st="matAutocomplete" requireSelection>
					@for (s of statesLike(); track s) { <mat-option [value]="s">{{ s }}</mat-option> }
				</mat-autocomplete></mat-form-field>
			<mat-form-field class="s2"><mat-label>ZIP</mat-label><input matInput formControlName="zip" maxlength="10" required></mat-form-field>
			<mat-form-field class="s3"><mat-label>Nation</mat-label><mat-select formControlName="nation">
				@for (c of countries; track c) { <mat-option [value]="c">{{ c }}</mat-option> }
			</mat-select></mat-form-field>
			<div class="ask s3"><br><mat-slide-toggle formControlName="otherMail">Post my decision letter to another address</mat-slide-toggle></div>
		</div>
	</section>
	<section>
		<h2>At school</h2>
		<div class="grid">
			<mat-form-field class="s3"><mat-label>School you attend now</mat-label><input matInput formControlName="school" required></mat-form-field>
			<mat-form-field class="s2"><mat-label>Its town</mat-label><input matInput formControlName="schoolTown"></mat-form-field>
			<mat-form-field class="s1"><mat-label>Its state</mat-label><mat-select formControlName="schoolState">
				@for (s of states; track s[0]) { <mat-option [value]="s[0]">{{ s[0] }}</mat-option> }
			</mat-select></mat-form-field>
			<div class="ask s3"><span class="q" id="gr">Grade this autumn</span>
				<mat-button-toggle-group formControlName="grade" aria-labelledby="gr">
					@for (g of ["9", "10", "11", "12"]; track g) { <mat-button-toggle [value]="g">{{ g }}</mat-button-toggle> }
				</mat-button-toggle-group></div>
			<mat-form-field class="s3"><mat-label>You belong to the class of</mat-label><mat-select formControlName="classOf">
				@for (y of ["2027", "2028", "2029", "2030"]; track y) { <mat-option [value]="y">{{ y }}</mat-option> }
			</mat-select></mat-form-field>
			<div class="ask s6"><span class="q" id="kd">Kind of school</span>
				<mat-radio-group formControlName="kind" aria-labelledby="kd"><mat-radio-button value="public">Public</mat-radio-button><mat-radio-button value="charter">Charter or magnet</mat-radio-button><mat-radio-button value="independent">Independent</mat-radio-button><mat-radio-button value="home">Taught at home</mat-radio-button></mat-radio-group></div>
			<mat-form-field class="s2"><mat-label>Average so far, 4.0 scale</mat-label><input matInput formControlName="average" inputmode="decimal"><mat-hint>Without extra weight for honors classes</mat-hint></mat-form-field>
			<mat-form-field class="s2"><mat-label>PSAT total</mat-label><input matInput type="number" formControlName="psat"><mat-hint>If you have sat for it</mat-hint></mat-form-field>
			<mat-form-field class="s2"><mat-label>Best SAT total</mat-label><input matInput type="number" formControlName="sat"><mat-hint>400 to 1600</mat-hint></mat-form-field>
			<mat-form-field class="s3"><mat-label>A teacher who will vouch for you</mat-label><input matInput formControlName="teacher"></mat-form-field>
			<mat-form-field class="s3"><mat-label>That teacher's e-mail</mat-label><input matInput type="email" formControlName="teacherMail"></mat-form-field>
		</div>
	</section>
	<section>
		<h2>What draws you</h2>
		<div class="grid">
			<mat-form-field class="s3"><mat-label>Seminar you rank first</mat-label><mat-select formControlName="seminar">
				@for (s of seminars; track s) { <mat-option [value]="s">{{ s }}</mat-option> }
			</mat-select></mat-form-field>
			<mat-form-field class="s3"><mat-label>Subject you hope to study at university</mat-label>
				<input matInput formControlName="subject" [matAutocomplete]="mj" (input)="typedMajor.set($any($event.target).value)">
				<mat-autocomplete #mj="matAutocomplete">
					@for (m of majorsLike(); track m) { <mat-option [value]="m">{{ m }}</mat-option> }
				</mat-autocomplete></mat-form-field>
			<mat-form-field class="s3"><mat-label>Line of work you picture for yourself</mat-label><input matInput formControlName="calling"></mat-form-field>
			<mat-form-field class="s3"><mat-label>Languages you know</mat-label>
				<mat-chip-grid #tongues aria-label="Languages you know">
					@for (l of languages(); track l) {
						<mat-chip-row (removed)="forget(l)">{{ l }}<button matChipRemove [attr.aria-label]="'Remove ' + l">✕</button></mat-chip-row>
					}
				</mat-chip-grid>
				<input name="tongue" #tongue placeholder="Add a language…" [matChipInputFor]="tongues" [matAutocomplete]="lg" [matChipInputSeparatorKeyCodes]="[13, 188]"
					(matChipInputTokenEnd)="learn($event)" (input)="typedLanguage.set(tongue.value)">
				<mat-autocomplete #lg="matAutocomplete" (optionSelected)="pick($event); tongue.value = ''">
					@for (l of languagesLike(); track l) { <mat-option [value]="l">{{ l }}</mat-option> }
				</mat-autocomplete>
				<mat-hint>Press Enter after each one</mat-hint></mat-form-field>
		</div>
	</section>
	<section>
		<h2>Distinctions</h2>
		<p>Prizes, honor rolls, titles won since you began ninth grade. Three at most.</p>
		<table class="hon"><thead><tr><th>Distinction</th><th>Year</th><th>Earned by</th><th></th></tr></thead><tbody>
			@for (h of honors(); track $index) {
				<tr><td>{{ h.title }}</td><td>{{ h.year }}</td><td>{{ h.note }}</td><td><button mat-button type="button" (click)="strike($index)" [attr.aria-label]="'Remove ' + h.title">Remove</button></td></tr>
			} @empty { <tr><td colspan="4">Nothing entered yet.</td></tr> }
		</tbody></table>
		<button mat-stroked-button type="button" id="moreHonors" (click)="enter()" [disabled]="honors().length >= 3">Enter a distinction</button><br><br>
	</section>
	<section>
		<h2>Your parents or guardians</h2>
		<p>Parents, step-parents or guardians. If only one adult is responsible for you, leave the right-hand column blank.</p>
		<div class="pair">
			@for (who of ["adult1", "adult2"]; track who) {
				<div [formGroupName]="who" [id]="who"><h3>{{ who === "adult1" ? "First parent or guardian" : "Second parent or guardian" }}</h3>
					<mat-form-field><mat-label>Given name</mat-label><input matInput formControlName="given"></mat-form-field>
					<mat-form-field><mat-label>Surname</mat-label><input matInput formControlName="surname"></mat-form-field>
					<mat-form-field><mat-label>This person is my</mat-label><mat-select formControlName="relation">
						@for (r of relations; track r) { <mat-option [value]="r">{{ r }}</mat-option> }
					</mat-select></mat-form-field>
					<mat-form-field><mat-label>Earns a living as</mat-label><input matInput formControlName="work"></mat-form-field>
					<mat-form-field><mat-label>Schooling completed</mat-label><mat-select formControlName="schooling">
						@for (s of schooling; track s) { <mat-option [value]="s">{{ s }}</mat-option> }
					</mat-select></mat-form-field>
					<mat-form-field><mat-label>E-mail for billing and permission slips</mat-label><input matInput type="email" formControlName="mail"></mat-form-field>
				</div>
			}
		</div>
	</section>
	<section>
		<h2>Tuition grants and a few facts we report</h2>
		<p>Half of our scholars attend at reduced cost. Readers do not see this part.</p>
		<div class="grid">
			<mat-form-field class="s3"><mat-label>Everyone's earnings at home, last year</mat-label><mat-select formControlName="income">
				@for (b of bands; track b) { <mat-option [value]="b">{{ b }}</mat-option> }
			</mat-select></mat-form-field>
			<div class="ask s3"><span class="q" id="fy">Has a parent of yours finished a four-year degree?</span>
				<mat-button-toggle-group formControlName="fourYear" aria-labelledby="fy"><mat-button-toggle value="yes">Yes</mat-button-toggle><mat-button-toggle value="no">No</mat-button-toggle><mat-button-toggle value="unsure">Not sure</mat-button-toggle></mat-button-toggle-group></div>
			<div class="ask s3"><span class="q" id="hs">Are you of Hispanic or Latino heritage?</span>
				<mat-radio-group formControlName="hispanic" aria-labelledby="hs"><mat-radio-button value="yes">Yes</mat-radio-button><mat-radio-button value="no">No</mat-radio-button><mat-radio-button value="skip">I'd rather not answer</mat-radio-button></mat-radio-group></div>
			<mat-form-field class="s3"><mat-label>Race (as many as apply)</mat-label><mat-select formControlName="race" multiple>
				@for (r of races; track r) { <mat-option [value]="r">{{ r }}</mat-option> }
			</mat-select></mat-form-field>
			<mat-form-field class="s3"><mat-label>Who told you about Larkmoor?</mat-label><mat-select formControlName="heard">
				@for (h of heards; track h) { <mat-option [value]="h">{{ h }}</mat-option> }
			</mat-select></mat-form-field>
			<div class="ask s3"><span class="q" id="sh">Academy shirt</span>
				<mat-button-toggle-group formControlName="shirt" aria-labelledby="sh">
					@for (z of ["XS", "S", "M", "L", "XL"]; track z) { <mat-button-toggle [value]="z">{{ z }}</mat-button-toggle> }
				</mat-button-toggle-group></div>
			<mat-form-field class="s6"><mat-label>Food the kitchen must avoid</mat-label><input matInput formControlName="food"></mat-form-field>
			<mat-form-field class="s3"><mat-label>If we can't reach a parent, call</mat-label><input matInput formControlName="backup"></mat-form-field>
			<mat-form-field class="s3"><mat-label>Their number</mat-label><input matInput type="tel" formControlName="backupPhone"></mat-form-field>
			<mat-form-field class="s6"><mat-label>Describe a question you have not been able to let go of (250 words)</mat-label><textarea matInput rows="5" formControlName="essay"></textarea></mat-form-field>
			<mat-form-field class="s3"><mat-label>Type your full name to sign</mat-label><input matInput formControlName="sign"></mat-form-field>
			<div class="ask s3"><mat-checkbox formControlName="honest">All of this is my own work and true.</mat-checkbox></div>
		</div>
	</section>
	<div class="send"><button mat-flat-button type="submit">Send application</button></div>
</form>`,
})
class Academy {
	dialog = inject(MatDialog);
	submitted = false;
	form = new FormGroup({
		given: text(Validators.required), second: text(), family: text(Validators.required), suffix: text(), callMe: text(),
		born: new FormControl<Date | null>(null), pronouns: text(), sex: text(), mail: text(Validators.email), cell: text(), texts: flag(),
		street: text(), unit: text(), town: text(), state: text(), zip: text(), nation: text(), otherMail: flag(),
		school: text(), schoolTown: text(), schoolState: text(), grade: text(), classOf: text(), kind: text(), average: text(),
		psat: new FormControl<number | null>(null), sat: new FormControl<number | null>(null), teacher: text(), teacherMail: text(),
		seminar: text(), subject: text(), calling: text(), adult1: elder(), adult2: elder(),
		income: text(), fourYear: text(), hispanic: text(), race: new FormControl<string[]>([], { nonNullable: true }), heard: text(),
		shirt: text(), food: text(), backup: text(), backupPhone: text(), essay: text(), sign: text(), honest: flag(),
	});
	languages = signal<string[]>([]);
	honors = signal<Honor[]>([]);
	typedState = signal("");
	typedMajor = signal("");
	typedLanguage = signal("");
	suffixes = ["Jr.", "Sr.", "II", "III", "IV"];
	states = STATES;
	countries = COUNTRIES;
	seminars = ["Rivers and the Law", "The Number Line, Reconsidered", "Night Sky Observing", "Writing the Short Film", "Ethics of Machines", "Field Ornithology"];
	relations = ["Mother", "Father", "Stepmother", "Stepfather", "Grandparent", "Guardian named by a court", "Someone else"];
	schooling = ["Did not finish high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree"];
	bands = ["Up to $30,000", "$30,001 – $60,000", "$60,001 – $90,000", "$90,001 – $150,000", "More than $150,000"];
	races = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White", "Not listed here"];
	heards = ["A teacher or counselor", "A past scholar", "A fair", "Our website", "Social media"];
	private like = (all: readonly string[], typed: string) => all.filter((each) => each.toLowerCase().includes(typed.trim().toLowerCase()));
	statesLike = () => this.like(STATES.map(([, name]) => name), this.typedState());
	majorsLike = () => this.like(MAJORS, this.typedMajor());
	languagesLike = () =>
		this.like(["American Sign Language", "Arabic", "English", "French", "German", "Hindi", "Igbo", "Italian", "Japanese", "Korean", "Mandarin", "Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba"], this.typedLanguage())
			.filter((each) => !this.languages().includes(each));
	learn(event: MatChipInputEvent) {
		const value = event.value.trim();
		if (value) this.languages.update((all) => (all.includes(value) ? all : [...all, value]));
		event.chipInput.clear();
		this.typedLanguage.set("");
	}
	pick(event: MatAutocompleteSelectedEvent) {
		this.languages.update((all) => [...all, event.option.viewValue]);
		this.typedLanguage.set("");
	}
	forget(language: string) {
		this.languages.update((all) => all.filter((each) => each !== language));
	}
	enter() {
		this.dialog.open(HonorDialog).afterClosed().subscribe((honor: Honor | undefined) => {
			if (honor) this.honors.update((all) => [...all, honor]);
		});
	}
	strike(at: number) {
		this.honors.update((all) => all.filter((_, index) => index !== at));
	}
}

document.getElementById("root")!.innerHTML = "<academy-application></academy-application>";
const two = (n: number) => String(n).padStart(2, "0");
bootstrapApplication(Academy, { providers: [provideZonelessChangeDetection(), provideNativeDateAdapter()] }).then((ref) => {
	const app = ref.components[0].instance as Academy;
	const honor = (at: number, key: keyof Honor) => app.honors()[at]?.[key] ?? "";
	(window as any).formState = () => {
		const { adult1, adult2, born, ...rest } = app.form.getRawValue();
		const state: Record<string, unknown> = { ...rest, born: born ? `${born.getFullYear()}-${two(born.getMonth() + 1)}-${two(born.getDate())}` : "" };
		for (const [name, adult] of Object.entries({ adult1, adult2 })) for (const [key, value] of Object.entries(adult)) state[`${name}.${key}`] = value;
		state.languages = app.languages();
		for (const at of [0, 1, 2]) for (const key of ["title", "year", "note"] as const) state[`honor${at + 1}.${key}`] = honor(at, key);
		return { ...state, submitted: app.submitted };
	};
	const shownIn = (element: Element): unknown => {
		if (element.matches("mat-select")) {
			const read = element.querySelector(".mat-mdc-select-value-text")?.textContent?.trim() ?? "";
			return element.classList.contains("mat-mdc-select-multiple") ? (read ? read.split(", ") : []) : read;
		}
		if (element.matches("mat-radio-group")) return element.querySelector(".mat-mdc-radio-checked label")?.textContent?.trim() ?? "";
		if (element.matches("mat-button-toggle-group")) return element.querySelector(".mat-button-toggle-checked .mat-button-toggle-label-content")?.textContent?.trim() ?? "";
		if (element.matches("mat-slide-toggle")) return element.querySelector("button")!.getAttribute("aria-checked") === "true";
		if (element.matches("mat-checkbox")) return element.querySelector("input")!.checked;
		return (element as HTMLInputElement).value;
	};
	(window as any).formShown = () => {
		const shown: Record<string, unknown> = {};
		for (const element of document.querySelectorAll("form.leaf [formcontrolname]")) {
			const group = element.closest("#adult1, #adult2")?.id;
			shown[(group ? `${group}.` : "") + element.getAttribute("formcontrolname")] = shownIn(element);
		}
		shown.languages = [...document.querySelectorAll("mat-chip-row .mdc-evolution-chip__text-label")].map((each) => each.textContent!.trim());
		const rows = [...document.querySelectorAll("table.hon tbody tr")].filter((row) => row.children.length > 1);
		for (const at of [0, 1, 2])
			["title", "year", "note"].forEach((key, cell) => {
				shown[`honor${at + 1}.${key}`] = rows[at]?.children[cell]?.textContent?.trim() ?? "";
			});
		return shown;
	};
});
