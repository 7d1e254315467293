import "zone.js";
import "@angular/compiler";
import { Component, ElementRef, Input, inject, provideZoneChangeDetection } from "@angular/core";
import { FormArray, FormControl, FormGroup, ReactiveFormsModule } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatButtonToggleModule } from "@angular/material/button-toggle";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { type MatChipInputEvent, MatChipsModule } from "@angular/material/chips";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { MatSlideToggleModule } from "@angular/material/slide-toggle";
import { bootstrapApplication } from "@angular/platform-browser";
import { COUNTRIES, STATES } from "../../lists";
import "./page.css";

interface Option {
	value: string;
	text: string;
}
interface Question {
	key: string;
	type: string;
	label: string;
	options?: Option[];
	help?: string;
	max?: number;
}
const q = (key: string, type: string, label: string, options?: Option[], more: Partial<Question> = {}): Question => ({
	key,
	type,
	label,
	options,
	...more,
});
const list = (text: string) =>
	text.split("|").map((pair) => {
		const [value = "", ...rest] = pair.split(":");
		return { value, text: rest.join(":") || value };
	});
const YES_NO = list("true:Yes|false:No");

const PARTS: { title: string; look: "label" | "plain"; lead?: string; questions: Question[] }[] = [
	{
		title: "Applicant",
		look: "label",
		questions: [
			q("gn", "text", "First (given) name"),
			q("mi", "text", "M.I.", undefined, { max: 1 }),
			q("sn", "text", "Last (family) name"),
			q("nn", "text", "Nickname or preferred first name"),
			q("bd", "date", "Date of birth", undefined, { help: "MM/DD/YYYY" }),
			q("em", "email", "Student e-mail", undefined, { help: "Not your parents’ address, please." }),
			q("ph", "tel", "Student cell phone"),
			q("l1", "text", "Mailing address"),
			q("ct", "text", "City"),
			q("sp", "auto", "State / province", list(STATES.map(([, name]) => name).join("|"))),
			q("zp", "text", "Postal code"),
			q("co", "select", "Country", list(COUNTRIES.join("|"))),
		],
	},
	{
		title: "About you (optional)",
		look: "label",
		lead: "The National Science Fund asks us to report these numbers. They are kept apart from your application.",
		questions: [
			q("ge", "radio", "Gender", list("W:Woman / girl / female|M:Man / boy / male|N:Nonbinary|P:Prefer not to answer")),
			q("hl", "toggle", "I identify as Hispanic or Latino"),
			q(
				"ra",
				"boxes",
				"Race",
				list("ai:American Indian / Alaska Native|as:Asian|bl:Black / African American|nh:Native Hawaiian / Pacific Islander|wh:White"),
			),
			q("us", "radio", "Citizenship", list("C:I am a U.S. citizen or national|R:I am a permanent resident|O:Neither")),
			q("fg", "radio", "Would you be the first in your immediate family to earn a bachelor’s degree?", YES_NO),
			q(
				"hi",
				"select",
				"Combined household income",
				list("1:$0 – $35,000|2:$35,001 – $65,000|3:$65,001 – $95,000|4:$95,001 – $140,000|5:Above $140,000"),
			),
		],
	},
	{
		title: "School",
		look: "plain",
		questions: [
			q("hn", "text", "School you attend"),
			q("hs", "select", "State in which that school is located", list(STATES.map(([code, name]) => `${code}:${name}`).join("|"))),
			q("gl", "buttons", "Grade", list("9|10|11|12")),
			q("cl", "select", "Class of", list("2026|2027|2028|2029|2030")),
			q("gp", "number", "Cumulative unweighted GPA"),
			q("id", "text", "School-issued ID number"),
			q("pm", "number", "PSAT/NMSQT total"),
			q("sm", "number", "SAT Math"),
			q("sv", "number", "SAT Evidence-Based Reading and Writing"),
			q("sd", "date", "When did you take the SAT on which you earned that Math score?", undefined, { help: "MM/DD/YYYY" }),
			q("hw", "chips", "Honors, prizes, awards", undefined, { help: "Type one and press Enter" }),
		],
	},
	{
		title: "First parent or guardian",
		look: "label",
		questions: [
			q("pf", "text", "Parent/guardian first name"),
			q("pl", "text", "Parent/guardian last name"),
			q(
				"pe",
				"select",
				"Parent/guardian highest level of education",
				list(
					"0:Less than high school|1:High school graduate or GED|2:Some college, no degree|3:Associate’s|4:Bachelor’s|5:Advanced degree",
				),
			),
		],
	},
	{
		title: "Teacher recommendation",
		look: "label",
		lead: "We will write to this teacher as soon as you press Submit.",
		questions: [q("tf", "text", "First name"), q("tl", "text", "Last name"), q("te", "email", "E-mail"), q("tp", "tel", "Phone")],
	},
	{
		title: "Odds and ends",
		look: "plain",
		questions: [
			q("ts", "buttons", "T-shirt", list("XS|S|M|L|XL")),
			q("pv", "radio", "Did you attend Northlight in a previous summer?", YES_NO),
			q("es", "area", "Describe a question you would like to answer with an experiment. (1500 characters)"),
			q("ag", "check", "I agree to the code of conduct and the release of images."),
			q("sg", "text", "Electronic signature"),
		],
	},
];
const COURSE = [
	["cn", "Course title"],
	["cg", "Latest grade"],
	["cc", "Credits"],
] as const;

const controlOf = ({ type, options = [] }: Question) =>
	type === "boxes"
		? new FormGroup(Object.fromEntries(options.map(({ value }) => [value, new FormControl(false)])))
		: new FormControl<unknown>(
				type === "chips" ? [] : ["toggle", "check"].includes(type) ? false : ["date", "number"].includes(type) ? null : "",
			);
const QUESTIONS = PARTS.flatMap(({ questions }) => questions);
const form = new FormGroup({
	...Object.fromEntries(QUESTIONS.map((question) => [question.key, controlOf(question)])),
	courses: new FormArray([0, 1, 2].map(() => new FormGroup(Object.fromEntries(COURSE.map(([key]) => [key, new FormControl("")]))))),
});
const status = { submitted: false };
const places = new Map<string, [HTMLElement, string]>();

@Component({
	selector: "nl-ask",
	imports: [
		ReactiveFormsModule,
		MatAutocompleteModule,
		MatButtonToggleModule,
		MatCheckboxModule,
		MatChipsModule,
		MatDatepickerModule,
		MatFormFieldModule,
		MatInputModule,
		MatRadioModule,
		MatSelectModule,
		MatSlideToggleModule,
	],
	template: `
		<ng-container [formGroup]="group">
		@if (look === "plain" && q.type !== "check") { <div class="ask" [id]="'q-' + q.key">{{ q.label }}</div> }
		@switch (q.type) {
			@case ("select") {
				<mat-form-field appearance="outline">
					@if (look === "label") { <mat-label>{{ q.label }}</mat-label> }
					<mat-select [formControlName]="q.key">@for (o of q.options; track o.value) { <mat-option [value]="o.value">{{ o.text }}</mat-option> }</mat-select>
				</mat-form-field>
			}
			@case ("auto") {
				<mat-form-field appearance="outline">
					@if (look === "label") { <mat-label>{{ q.label }}</mat-label> }
					<input matInput [formControlName]="q.key" [matAutocomplete]="auto">
					<mat-autocomplete #auto="matAutocomplete" requireSelection>@for (o of matching; track o.value) { <mat-option [value]="o.value">{{ o.text }}</mat-option> }</mat-autocomplete>
				</mat-form-field>
			}
			@case ("date") {
				<mat-form-field appearance="outline">
					@if (look === "label") { <mat-label>{{ q.label }}</mat-label> }
					<input matInput [formControlName]="q.key" [matDatepicker]="picker" [placeholder]="look === 'plain' ? q.help ?? '' : ''">
					@if (look === "label") { <mat-hint>{{ q.help }}</mat-hint> }
					<mat-datepicker-toggle matIconSuffix [for]="picker" />
					<mat-datepicker #picker />
				</mat-form-field>
			}
			@case ("chips") {
				<mat-form-field appearance="outline">
					<mat-chip-grid #grid [formControlName]="q.key">
						@for (text of group.value[q.key]; track text) {
							<mat-chip-row (removed)="remove(text)">{{ text }}<button type="button" matChipRemove [attr.aria-label]="'Remove ' + text">×</button></mat-chip-row>
						}
					</mat-chip-grid>
					<input [placeholder]="q.help ?? ''" [matChipInputFor]="grid" (matChipInputTokenEnd)="add($event)">
				</mat-form-field>
			}
			@case ("radio") {
				@if (look === "label") { <label class="ask" [id]="'q-' + q.key">{{ q.label }}</label> }
				<mat-radio-group [formControlName]="q.key" [attr.aria-labelledby]="'q-' + q.key">@for (o of q.options; track o.value) { <mat-radio-button [value]="o.value">{{ o.text }}</mat-radio-button> }</mat-radio-group>
			}
			@case ("buttons") {
				<mat-button-toggle-group [formControlName]="q.key">@for (o of q.options; track o.value) { <mat-button-toggle [value]="o.value">{{ o.text }}</mat-button-toggle> }</mat-button-toggle-group>
			}
			@case ("boxes") {
				<section [formGroupName]="q.key"><h4>{{ q.label }}</h4>@for (o of q.options; track o.value) { <p><mat-checkbox [formControlName]="o.value">{{ o.text }}</mat-checkbox></p> }</section>
			}
			@case ("toggle") { <mat-slide-toggle [formControlName]="q.key">{{ q.label }}</mat-slide-toggle> }
			@case ("check") { <mat-checkbox [formControlName]="q.key">{{ q.label }}</mat-checkbox> }
			@case ("area") {
				<mat-form-field appearance="outline"><textarea matInput [formControlName]="q.key" rows="6" maxlength="1500"></textarea></mat-form-field>
			}
			@default {
				<mat-form-field appearance="outline">
					@if (look === "label") { <mat-label>{{ q.label }}</mat-label> }
					<input matInput [type]="q.type" [formControlName]="q.key" [attr.maxlength]="q.max ?? null">
					@if (q.help) { <mat-hint>{{ q.help }}</mat-hint> }
				</mat-form-field>
			}
		}
		</ng-container>`,
})
class Ask {
	@Input() q!: Question;
	@Input() look = "label";
	group = form;
	place = inject(ElementRef);
	ngOnInit() {
		places.set(this.q.key, [this.place.nativeElement, this.q.type]);
	}
	get control() {
		return form.get(this.q.key) as FormControl;
	}
	get matching() {
		const typed = String(this.control.value ?? "").toLowerCase();
		return this.q.options?.filter(({ text }) => text.toLowerCase().includes(typed)) ?? [];
	}
	add(event: MatChipInputEvent) {
		if (event.value.trim()) this.control.setValue([...this.control.value, event.value.trim()]);
		event.chipInput.clear();
	}
	remove(text: string) {
		this.control.setValue(this.control.value.filter((other: string) => other !== text));
	}
}

@Component({
	selector: "nl-root",
	imports: [Ask, MatButtonModule, MatCardModule, MatFormFieldModule, MatInputModule, ReactiveFormsModule],
	template: `
		<h1>Northlight Summer Research Institute</h1>
		<form [formGroup]="form" (ngSubmit)="send()" novalidate>
			@for (part of parts; track part.title) {
				<mat-card appearance="outlined">
					<mat-card-header><mat-card-title>{{ part.title }}</mat-card-title></mat-card-header>
					<mat-card-content [class]="part.look">
						@if (part.lead) { <p class="lead">{{ part.lead }}</p> }
						@for (question of part.questions; track question.key) { <nl-ask [q]="question" [look]="part.look" /> }
					</mat-card-content>
				</mat-card>
				@if (part.title === "School") {
					<mat-card appearance="outlined">
						<mat-card-header><mat-card-title>Three courses of your current or most recent year</mat-card-title></mat-card-header>
						<mat-card-content formArrayName="courses">
							<table><thead><tr>@for (column of columns; track column[0]) { <th>{{ column[1] }}</th> }</tr></thead><tbody>
								@for (row of rows; track $index; let n = $index) {
									<tr [formGroupName]="n">@for (column of columns; track column[0]) {
										<td [id]="'crs' + n + column[0]"><mat-form-field subscriptSizing="dynamic"><input matInput [formControlName]="column[0]"></mat-form-field></td>
									}</tr>
								}
							</tbody></table>
						</mat-card-content>
					</mat-card>
				}
			}
			<button matButton="filled" type="submit">Submit</button>
		</form>`,
})
class Root {
	form = form;
	parts = PARTS;
	columns = COURSE;
	rows = form.controls.courses.controls;
	send() {
		status.submitted = true;
	}
}

const two = (n: number) => String(n).padStart(2, "0");
const plain = (value: unknown) =>
	value instanceof Date
		? `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`
		: Array.isArray(value)
			? [...value]
			: value !== null && typeof value === "object"
				? Object.entries(value).flatMap(([name, isOn]) => (isOn ? [name] : []))
				: value;

function read([place, type]: [HTMLElement, string]) {
	const texts = (selector: string) => [...place.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? "");
	if (type === "select") return texts(".mat-mdc-select-value-text")[0] ?? "";
	if (type === "chips") return texts(".mdc-evolution-chip__text-label");
	if (type === "radio") return texts(".mat-mdc-radio-checked label")[0] ?? "";
	if (type === "buttons") return texts(".mat-button-toggle-checked")[0] ?? "";
	if (type === "boxes") return texts(".mat-mdc-checkbox-checked label");
	if (type === "check") return place.querySelector(".mat-mdc-checkbox-checked") !== null;
	if (type === "toggle") return place.querySelector(".mat-mdc-slide-toggle-checked") !== null;
	return place.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea")?.value ?? "";
}
const cells = COURSE.flatMap(([key]) => [0, 1, 2].map((n) => [key, n] as const));

Object.assign(window, {
	formState: () => {
		const { courses, ...rest } = form.getRawValue() as Record<string, unknown> & { courses: Record<string, string>[] };
		return {
			...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, plain(value)])),
			...Object.fromEntries(cells.map(([key, n]) => [key + n, courses[n]?.[key]])),
			submitted: status.submitted,
		};
	},
	formShown: () => ({
		...Object.fromEntries([...places].map(([key, place]) => [key, read(place)])),
		...Object.fromEntries(cells.map(([key, n]) => [key + n, document.querySelector<HTMLInputElement>(`#crs${n}${key} input`)?.value])),
	}),
});
bootstrapApplication(Root, { providers: [provideZoneChangeDetection(), provideNativeDateAdapter()] });
