import "@angular/compiler";
import "zone.js";
import { ChangeDetectionStrategy, Component, provideZoneChangeDetection } from "@angular/core";
import { FormControl, FormGroup, ReactiveFormsModule } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatButtonToggleModule } from "@angular/material/button-toggle";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { MatChipsModule } from "@angular/material/chips";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatSlideToggleModule } from "@angular/material/slide-toggle";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectComponent } from "@ng-select/ng-select";
import { type Question, SECTIONS } from "./questions";
import "./page.css";

const QUESTIONS = SECTIONS.flatMap(({ questions }) => questions);
const EMPTY: Partial<Record<Question["kind"], unknown>> = {
	date: null,
	ng: null,
	select: null,
	radio: null,
	toggle: null,
	check: false,
	slide: false,
};
const emptyOf = ({ kind }: Question) => (kind === "chips" ? [] : kind in EMPTY ? EMPTY[kind] : "");
const group = new FormGroup<Record<string, FormControl>>(
	Object.fromEntries(QUESTIONS.map((question) => [question.key, new FormControl(emptyOf(question))])),
);
let submitted = false;

const TEMPLATE = `
<form class="page" [formGroup]="group" (ngSubmit)="send()" novalidate autocomplete="off">
	<h1>Regents Scholars Program</h1>
	<p>Application for the entering class of 2027. Fields with an outline save as you type.</p>
	@for (section of sections; track section.title) {
		<mat-card appearance="outlined">
			<mat-card-header><mat-card-title>{{ section.title }}</mat-card-title></mat-card-header>
			<mat-card-content>
				<p>{{ section.note }}</p>
				<div class="grid">
					@for (q of section.questions; track q.key) {
						<div [id]="'c-' + q.key" [class.wide]="q.isWide">
							@switch (q.kind) {
								@case ("select") {
									<mat-form-field appearance="outline">
										<mat-label>{{ q.words }}</mat-label>
										<mat-select [formControlName]="q.key">
											@for (o of q.options; track o.value) { <mat-option [value]="o.value">{{ o.text }}</mat-option> }
										</mat-select>
									</mat-form-field>
								}
								@case ("auto") {
									<mat-form-field appearance="outline">
										<mat-label>{{ q.words }}</mat-label>
										<input matInput [formControlName]="q.key" [matAutocomplete]="list">
										<mat-autocomplete #list="matAutocomplete">
											@for (o of matching(q); track o.value) { <mat-option [value]="o.value">{{ o.text }}</mat-option> }
										</mat-autocomplete>
									</mat-form-field>
								}
								@case ("date") {
									<mat-form-field appearance="outline">
										<mat-label>{{ q.words }}</mat-label>
										<input matInput [formControlName]="q.key" [matDatepicker]="picker">
										<mat-hint>{{ q.hint }}</mat-hint>
										<mat-datepicker-toggle matIconSuffix [for]="picker" />
										<mat-datepicker #picker startView="multi-year" />
									</mat-form-field>
								}
								@case ("area") {
									<div class="ask">{{ q.words }}</div>
									<mat-form-field appearance="fill">
										<textarea matInput rows="3" [formControlName]="q.key" [attr.maxlength]="q.hint ? 150 : null"></textarea>
										<mat-hint>{{ q.hint }}</mat-hint>
									</mat-form-field>
								}
								@case ("ng") {
									<div class="ask">{{ q.words }}</div>
									<ng-select [formControlName]="q.key" [items]="q.options" bindLabel="text" bindValue="value" placeholder="Select" />
								}
								@case ("radio") {
									<div class="ask">{{ q.words }}</div>
									<mat-radio-group [formControlName]="q.key">
										@for (o of q.options; track o.value) { <mat-radio-button [value]="o.value">{{ o.text }}</mat-radio-button> }
									</mat-radio-group>
								}
								@case ("toggle") {
									<div class="ask">{{ q.words }}</div>
									<mat-button-toggle-group [formControlName]="q.key">
										@for (o of q.options; track o.value) { <mat-button-toggle [value]="o.value">{{ o.text }}</mat-button-toggle> }
									</mat-button-toggle-group>
								}
								@case ("chips") {
									<div class="ask">{{ q.words }}</div>
									<mat-chip-listbox multiple [formControlName]="q.key">
										@for (o of q.options; track o.value) { <mat-chip-option [value]="o.value">{{ o.text }}</mat-chip-option> }
									</mat-chip-listbox>
								}
								@case ("check") { <mat-checkbox [formControlName]="q.key">{{ q.words }}</mat-checkbox> }
								@case ("slide") { <mat-slide-toggle [formControlName]="q.key">{{ q.words }}</mat-slide-toggle> }
								@default {
									<mat-form-field appearance="outline">
										<mat-label>{{ q.words }}</mat-label>
										<input matInput [type]="q.kind" [formControlName]="q.key">
										<mat-hint>{{ q.hint }}</mat-hint>
									</mat-form-field>
								}
							}
						</div>
					}
				</div>
			</mat-card-content>
		</mat-card>
	}
	<button mat-flat-button type="submit">Submit to the Regents</button>
</form>`;

@Component({
	selector: "regents-application",
	imports: [
		ReactiveFormsModule,
		MatAutocompleteModule,
		MatButtonModule,
		MatButtonToggleModule,
		MatCardModule,
		MatCheckboxModule,
		MatChipsModule,
		MatDatepickerModule,
		MatInputModule,
		MatRadioModule,
		MatSelectModule,
		MatSlideToggleModule,
		NgSelectComponent,
	],
	template: TEMPLATE,
	changeDetection: ChangeDetectionStrategy.Eager,
})
class RegentsApplication {
	readonly sections = SECTIONS;
	readonly group = group;
	matching({ key, options }: Question) {
		const typed = String(group.value[key] ?? "").toLowerCase();
		return options.filter(({ text }) => text.toLowerCase().includes(typed));
	}
	send() {
		submitted = true;
	}
}

document.querySelector("#root").innerHTML = "<regents-application></regents-application>";
bootstrapApplication(RegentsApplication, { providers: [provideZoneChangeDetection(), provideNativeDateAdapter()] });

const dayOf = (day: Date) => [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
const DRAWN: Partial<Record<Question["kind"], string>> = {
	select: ".mat-mdc-select-value-text",
	ng: ".ng-value-label",
	radio: ".mat-mdc-radio-checked label",
	toggle: ".mat-button-toggle-checked .mat-button-toggle-label-content",
	chips: ".mat-mdc-chip-selected .mdc-evolution-chip__text-label",
};

function shownOf({ key, kind }: Question) {
	const cell = document.querySelector(`#c-${key}`);
	if (kind in DRAWN) {
		const texts = [...cell.querySelectorAll(DRAWN[kind])].map((each) => each.textContent.trim());
		return kind === "chips" ? texts : (texts[0] ?? "");
	}
	if (kind === "check") return cell.querySelector("input").checked;
	if (kind === "slide") return cell.querySelector("[role=switch]").getAttribute("aria-checked") === "true";
	return cell.querySelector<HTMLInputElement>("input, textarea").value;
}

Object.assign(window, {
	formState: () => {
		const values = Object.entries(group.value).map(([key, value]) => [key, value instanceof Date ? dayOf(value) : value]);
		return { submitted, ...Object.fromEntries(values) };
	},
	formShown: () => Object.fromEntries(QUESTIONS.map((each) => [each.key, shownOf(each)])),
});
