import "zone.js";
import "@angular/compiler";
import "./page.css";
import { NgTemplateOutlet } from "@angular/common";
import { ChangeDetectionStrategy, Component, importProvidersFrom, provideZoneChangeDetection } from "@angular/core";
import { FormControl, FormGroup, ReactiveFormsModule, Validators } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectModule } from "@ng-select/ng-select";
import { BsDatepickerModule } from "ngx-bootstrap/datepicker";
import { STATES } from "../../lists";
import schema from "./schema.json";

/** The program's questions come from the volunteer office's form editor. */
type Choice = { id: string; text: string };
type Question = {
	kind: "text" | "email" | "tel" | "number" | "password" | "area" | "select" | "multi" | "date" | "radio" | "box";
	no: number;
	key: string;
	label: string;
	help?: string;
	must?: boolean;
	max?: number;
	hint?: string;
	options?: Choice[];
	list?: "states";
	width?: string;
};
type Section = { title: string; intro?: string; questions?: Question[]; table?: { heads: string[]; rows: Question[][] }; cards?: { title: string; questions: Question[] }[] };

const SECTIONS = schema as Section[];
const ALL = SECTIONS.flatMap((section) => [
	...(section.questions ?? []),
	...(section.table?.rows.flat() ?? []),
	...(section.cards?.flatMap((card) => card.questions) ?? []),
]);
const emptyOf = (question: Question) => (question.kind === "box" ? false : question.kind === "multi" ? [] : null);

const TEMPLATE = `
<ng-template #input let-q let-named="named">
@switch (q.kind) {
@case ("area") { <textarea class="form-control" rows="3" [id]="'fc_' + q.no" [formControl]="control(q)" [attr.maxlength]="q.max" [attr.aria-label]="named"></textarea> }
@case ("select") { <ng-select [labelForId]="'fc_' + q.no" [items]="optionsOf(q)" bindLabel="text" bindValue="id" [formControl]="control(q)" [placeholder]="q.hint || 'Select'" [ariaLabel]="named" /> }
@case ("multi") { <ng-select [labelForId]="'fc_' + q.no" [items]="optionsOf(q)" bindLabel="text" bindValue="id" [multiple]="true" [closeOnSelect]="false" [formControl]="control(q)" [placeholder]="q.hint || 'Select all that apply'" [ariaLabel]="named" /> }
@case ("date") { <div class="input-group"><input type="text" class="form-control" [id]="'fc_' + q.no" bsDatepicker [bsConfig]="{ dateInputFormat: 'MM/DD/YYYY', adaptivePosition: true, containerClass: 'theme-green' }" [formControl]="control(q)" placeholder="MM/DD/YYYY" autocomplete="off" [attr.aria-label]="named"></div> }
@case ("radio") { @for (each of q.options; track each.id) { <div class="form-check form-check-inline"><input class="form-check-input" type="radio" [id]="'fc_' + q.no + '_' + $index" [name]="'g' + q.no" [attr.name]="'g' + q.no" [value]="each.id" [formControl]="control(q)"><label class="form-check-label" [for]="'fc_' + q.no + '_' + $index">{{ each.text }}</label></div> } }
@default { <input class="form-control" [type]="q.kind" [id]="'fc_' + q.no" [formControl]="control(q)" [attr.maxlength]="q.max" [attr.placeholder]="q.hint" [attr.aria-label]="named"> }
}
</ng-template>
<ng-template #lines let-questions>
@for (q of questions; track q.no) {
@if (q.kind === "box") {
<div class="row mb-3"><div class="col-sm-8 offset-sm-4"><div class="form-check"><input class="form-check-input" type="checkbox" [id]="'fc_' + q.no" [formControl]="control(q)"><label class="form-check-label" [for]="'fc_' + q.no">{{ q.label }}</label></div></div></div>
} @else if (q.kind === "radio") {
<div class="row mb-3" role="radiogroup" [attr.aria-labelledby]="'lb_' + q.no"><div class="col-sm-4 col-form-label pt-0 text-sm-end" [id]="'lb_' + q.no">{{ q.label }}@if (q.must) {<span class="req" aria-hidden="true"> *</span>}</div><div class="col-sm-8"><ng-container [ngTemplateOutlet]="input" [ngTemplateOutletContext]="{ $implicit: q }" /></div></div>
} @else {
<div class="row mb-3"><label class="col-sm-4 col-form-label text-sm-end" [for]="'fc_' + q.no">{{ q.label }}@if (q.must) {<span class="req" aria-hidden="true"> *</span>}</label><div [class]="q.width || 'col-sm-6'"><ng-container [ngTemplateOutlet]="input" [ngTemplateOutletContext]="{ $implicit: q }" />@if (q.help) {<div class="form-text">{{ q.help }}</div>}</div></div>
}
}
</ng-template>
<div class="banner"><div class="container"><h1 class="h3 mb-1">St. Brendan Medical Center</h1><div>Junior Volunteers &amp; Summer Health Careers Institute &mdash; student application</div></div></div>
<div class="container">
<p>For high school students. Complete every part; items marked <span class="req">*</span> are needed before Volunteer Services can schedule an interview.</p>
<form (ngSubmit)="send()">
@for (section of sections; track section.title) {
<fieldset><legend>{{ section.title }}</legend>
@if (section.intro) {<p class="text-body-secondary">{{ section.intro }}</p>}
@if (section.questions) {<ng-container [ngTemplateOutlet]="lines" [ngTemplateOutletContext]="{ $implicit: section.questions }" />}
@for (card of section.cards; track card.title) {<div class="card mb-3"><div class="card-header">{{ card.title }}</div><div class="card-body"><ng-container [ngTemplateOutlet]="lines" [ngTemplateOutletContext]="{ $implicit: card.questions }" /></div></div>}
@if (section.table; as table) {
<table class="table table-bordered"><thead><tr>@for (head of table.heads; track head) {<th scope="col">{{ head }}</th>}</tr></thead>
<tbody>@for (row of table.rows; track $index; let line = $index) {<tr>@for (q of row; track q.no) {<td><ng-container [ngTemplateOutlet]="input" [ngTemplateOutletContext]="{ $implicit: q, named: table.heads[$index] + ', line ' + (line + 1) }" /></td>}</tr>}</tbody></table>
}
</fieldset>
}
<button class="btn btn-success btn-lg mb-5" type="submit">Submit to Volunteer Services</button>
</form></div>`;

@Component({
	selector: "app-root",
	imports: [ReactiveFormsModule, NgTemplateOutlet, NgSelectModule, BsDatepickerModule],
	template: TEMPLATE,
	changeDetection: ChangeDetectionStrategy.Eager,
})
class AppComponent {
	sections = SECTIONS;
	form = new FormGroup<Record<string, FormControl>>(
		Object.fromEntries(ALL.map((question) => [question.key, new FormControl(emptyOf(question), question.must ? [Validators.required] : [])])),
	);
	submitted = false;
	states: Choice[] = STATES.map(([id, text]) => ({ id, text }));

	constructor() {
		Object.assign(window, { formState: () => this.held(), formShown: shown });
	}
	control(question: Question) {
		return this.form.controls[question.key];
	}
	optionsOf(question: Question) {
		return question.list === "states" ? this.states : question.options;
	}
	held() {
		const values = Object.entries(this.form.getRawValue()).map(([key, value]) => [key, value instanceof Date ? isoOf(value) : value]);
		return { ...Object.fromEntries(values), submitted: this.submitted };
	}
	send() {
		this.submitted = true;
	}
}

const isoOf = (day: Date) =>
	Number.isNaN(day.getTime()) ? "invalid" : `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, "0")}-${String(day.getDate()).padStart(2, "0")}`;

function shown() {
	return Object.fromEntries(ALL.map((question) => [question.key, shownIn(question)]));
}
function shownIn({ kind, no }: Question) {
	if (kind === "radio") {
		const chosen = document.querySelector<HTMLInputElement>(`input[name=g${no}]:checked`);
		return chosen ? document.querySelector(`label[for="${chosen.id}"]`)?.textContent : "";
	}
	const control = document.getElementById(`fc_${no}`) as HTMLInputElement;
	if (kind === "box") return control.checked;
	if (kind !== "select" && kind !== "multi") return control.value;
	const texts = [...(control.closest("ng-select")?.querySelectorAll(".ng-value-label") ?? [])].map((each) => each.textContent?.trim());
	return kind === "multi" ? texts : (texts[0] ?? "");
}

bootstrapApplication(AppComponent, { providers: [provideZoneChangeDetection({ eventCoalescing: true }), importProvidersFrom(BsDatepickerModule)] }).catch((error) =>
	console.error(error),
);
