import "@angular/compiler";
import "zone.js";
import "./page.css";
import { ChangeDetectionStrategy, Component, provideZoneChangeDetection } from "@angular/core";
import { FormArray, FormControl, FormGroup, ReactiveFormsModule, Validators } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { DownOutline, PlusOutline } from "@ant-design/icons-angular/icons";
import { format } from "date-fns";
import { NzAutocompleteModule } from "ng-zorro-antd/auto-complete";
import { NzButtonModule } from "ng-zorro-antd/button";
import { NzCardModule } from "ng-zorro-antd/card";
import { NzCascaderModule } from "ng-zorro-antd/cascader";
import { NzCheckboxModule } from "ng-zorro-antd/checkbox";
import { provideNzDateFnsAdapter } from "ng-zorro-antd/core/time";
import { NzDatePickerModule } from "ng-zorro-antd/date-picker";
import { NzFormModule } from "ng-zorro-antd/form";
import { en_US, provideNzI18n } from "ng-zorro-antd/i18n";
import { NzIconModule, provideNzIcons } from "ng-zorro-antd/icon";
import { NzInputModule } from "ng-zorro-antd/input";
import { NzInputNumberModule } from "ng-zorro-antd/input-number";
import { NzListModule } from "ng-zorro-antd/list";
import { NzModalModule } from "ng-zorro-antd/modal";
import { NzRadioModule } from "ng-zorro-antd/radio";
import { NzSelectModule } from "ng-zorro-antd/select";
import { NzSpaceModule } from "ng-zorro-antd/space";
import { NzSwitchModule } from "ng-zorro-antd/switch";
import { COUNTRIES, STATES } from "../../lists";
import template from "./template";

const ACTIVITIES = 3;
const EXAMS = 3;

type Activity = { kind: string; organization: string; role: string; grades: string[]; hours: number | null; detail: string };

const text = (...validators: Parameters<typeof Validators.compose>[0] & object) => new FormControl("", { nonNullable: true, validators: validators as never });
const pick = <T>() => new FormControl<T | null>(null);
const many = () => new FormControl<string[]>([], { nonNullable: true });

@Component({
	selector: "cit-application",
	changeDetection: ChangeDetectionStrategy.Eager,
	imports: [
		ReactiveFormsModule, NzAutocompleteModule, NzButtonModule, NzCardModule, NzCascaderModule, NzCheckboxModule, NzDatePickerModule,
		NzFormModule, NzIconModule, NzInputModule, NzInputNumberModule, NzListModule, NzModalModule, NzRadioModule, NzSelectModule,
		NzSpaceModule, NzSwitchModule,
	],
	template,
})
class Application {
	states = STATES.map(([value, label]) => ({ value, label }));
	countries = COUNTRIES;
	suffixes = ["Jr.", "Sr.", "II", "III", "IV"];
	pronouns = ["He/him/his", "She/her/hers", "They/them/theirs", "Prefer to self-describe", "Prefer not to say"];
	dialing = ["+1", "+44", "+49", "+52", "+82", "+86", "+91", "+234"];
	military = ["Not affiliated with the U.S. military", "Active duty", "Reserve or National Guard", "Veteran", "Spouse or dependent of a service member or veteran"];
	degrees = ["Bachelor of Science", "Master of Science", "Master of Engineering", "Ph.D.", "Not yet decided"];
	terms = ["Fall 2027", "Spring 2028", "Fall 2028"];
	races = [
		{ label: "American Indian or Alaska Native", value: "AIAN" },
		{ label: "Asian", value: "ASIAN" },
		{ label: "Black or African American", value: "BLACK" },
		{ label: "Native Hawaiian or Other Pacific Islander", value: "NHPI" },
		{ label: "White", value: "WHITE" },
	];
	gradeBoxes = ["9", "10", "11", "12"].map((value) => ({ label: `Grade ${value}`, value }));
	kinds = [
		"Academic club or competition", "Art, music or theater", "Athletics", "Career or technical education", "Community service",
		"Environment or sustainability", "Family responsibility", "Paid employment", "Research", "Robotics or engineering team",
		"Speech or debate", "Student government", "Something else",
	];
	apSubjects = [
		"AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP Computer Science Principles",
		"AP English Language", "AP English Literature", "AP Environmental Science", "AP Macroeconomics", "AP Physics 1", "AP Physics 2",
		"AP Physics C: Mechanics", "AP Psychology", "AP Spanish Language", "AP Statistics", "AP United States Government",
		"AP United States History", "AP World History",
	];
	schools = [
		"Ashland High School", "Ashland Valley High School", "Crater High School", "Grants Pass High School", "Medford North High School",
		"South Medford High School", "St. Mary's School", "Yreka Union High School",
	];
	found = this.schools;
	programs = [
		{ value: "ECE", label: "Electrical & Computer Engineering", children: [leaf("EE", "Electrical Engineering"), leaf("CPE", "Computer Engineering")] },
		{ value: "CEE", label: "Civil & Environmental Engineering", children: [leaf("CE", "Civil Engineering"), leaf("ENVE", "Environmental Engineering"), leaf("ARCHE", "Architectural Engineering")] },
		{ value: "MAE", label: "Mechanical & Aerospace Engineering", children: [leaf("ME", "Mechanical Engineering"), leaf("AE", "Aerospace Engineering")] },
		{ value: "SCI", label: "Science & Mathematics", children: [leaf("MATH", "Applied Mathematics"), leaf("PHYS", "Physics"), leaf("ES", "Environmental Science")] },
		{ value: "UND", label: "Undeclared", children: [leaf("UENG", "Undeclared, Engineering"), leaf("USCI", "Undeclared, Science")] },
	];

	form = new FormGroup({
		familyName: text(Validators.required),
		givenName: text(Validators.required),
		middleName: text(),
		suffix: pick<string>(),
		goesBy: text(),
		birthDate: pick<Date>(),
		birthCity: text(),
		birthCountry: pick<string>(),
		legalSex: pick<string>(),
		pronouns: pick<string>(),
		email: text(Validators.required, Validators.email),
		dialing: pick<string>(),
		phone: text(Validators.required),
		textMe: new FormControl(false, { nonNullable: true }),
		country: pick<string>(),
		street: text(Validators.required),
		unit: text(),
		city: text(Validators.required),
		state: pick<string>(),
		zip: text(Validators.required),
		citizenship: pick<string>(),
		yearsInUS: pick<number>(),
		ssn: text(),
		hispanic: pick<string>(),
		race: many(),
		military: pick<string>(),
		parentDegree: pick<string>(),
		school: text(Validators.required),
		schoolCity: text(),
		schoolState: pick<string>(),
		entered: pick<Date>(),
		graduates: pick<Date>(),
		gpa: pick<number>(),
		weightedGpa: pick<number>(),
		rank: pick<number>(),
		classSize: pick<number>(),
		counselor: text(),
		counselorEmail: text(),
		satReading: pick<number>(),
		satMath: pick<number>(),
		act: pick<number>(),
		actDate: pick<Date>(),
		exams: new FormArray<FormGroup<{ subject: FormControl<string | null>; month: FormControl<Date | null>; score: FormControl<string | null> }>>([]),
		program: pick<string[]>(),
		degree: pick<string>(),
		term: pick<string>(),
		housing: pick<string>(),
		activities: new FormArray<FormControl<Activity>>([]),
		essay: text(),
		heard: pick<string>(),
		pledge: new FormControl(false, { nonNullable: true }),
		signature: text(),
	});

	activity = new FormGroup({
		kind: pick<string>(),
		organization: text(Validators.required, Validators.maxLength(100)),
		role: text(Validators.maxLength(50)),
		grades: many(),
		hours: pick<number>(),
		detail: text(Validators.maxLength(150)),
	});
	isAdding = false;
	editing = -1;
	submitted = false;
	examLimit = EXAMS;
	activityLimit = ACTIVITIES;

	constructor() {
		this.activity.controls.kind.addValidators(Validators.required);
	}

	search(typed: string) {
		this.found = this.schools.filter((name) => name.toLowerCase().includes(typed.toLowerCase()));
	}
	addExam() {
		this.form.controls.exams.push(new FormGroup({ subject: pick<string>(), month: pick<Date>(), score: pick<string>() }));
	}
	openActivity(index: number) {
		this.editing = index;
		const kept = this.form.controls.activities.at(index)?.value;
		this.activity.reset(index < 0 ? {} : kept);
		this.isAdding = true;
	}
	saveActivity() {
		if (this.activity.invalid) {
			for (const control of Object.values(this.activity.controls)) {
				control.markAsDirty();
				control.updateValueAndValidity();
			}
			return;
		}
		const entry = this.activity.getRawValue() as Activity;
		const { activities } = this.form.controls;
		if (this.editing < 0) activities.push(new FormControl(entry, { nonNullable: true }));
		else activities.at(this.editing).setValue(entry);
		this.isAdding = false;
	}
	submit() {
		this.submitted = true;
	}
}

function leaf(value: string, label: string) {
	return { value, label, isLeaf: true };
}

const root = document.createElement("cit-application");
document.getElementById("root")?.append(root);

bootstrapApplication(Application, {
	providers: [provideZoneChangeDetection(), provideNzI18n(en_US), provideNzDateFnsAdapter(), provideNzIcons([PlusOutline, DownOutline])],
}).then((app) => {
	const page: Application = app.components[0].instance;
	const day = (date: Date | null) => (date ? format(date, "yyyy-MM-dd") : null);
	const month = (date: Date | null) => (date ? format(date, "yyyy-MM") : null);

	function formState() {
		const { exams, activities, birthDate, entered, graduates, actDate, ...rest } = page.form.getRawValue();
		const state: Record<string, unknown> = {
			...rest,
			birthDate: day(birthDate),
			entered: month(entered),
			graduates: month(graduates),
			actDate: day(actDate),
			submitted: page.submitted,
		};
		for (let n = 0; n < EXAMS; n++) {
			state[`exam${n}Subject`] = exams[n]?.subject ?? "";
			state[`exam${n}Month`] = month(exams[n]?.month ?? null) ?? "";
			state[`exam${n}Score`] = exams[n]?.score ?? "";
		}
		for (let n = 0; n < ACTIVITIES; n++) {
			state[`activity${n}Kind`] = activities[n]?.kind ?? "";
			state[`activity${n}Organization`] = activities[n]?.organization ?? "";
			state[`activity${n}Role`] = activities[n]?.role ?? "";
			state[`activity${n}Grades`] = activities[n]?.grades ?? [];
			state[`activity${n}Hours`] = activities[n]?.hours ?? "";
			state[`activity${n}Detail`] = activities[n]?.detail ?? "";
		}
		return state;
	}

	const words = (node: Element | null | undefined) => node?.textContent?.replace(/\s+/g, " ").trim() ?? "";
	/** What a person reads in a control of the library. */
	function read(host: Element | null | undefined): unknown {
		if (!host) return "";
		if (host.matches("input, textarea")) return (host as HTMLInputElement).value;
		if (host.matches("nz-select")) return words(host.querySelector(".ant-select-selection-item"));
		if (host.matches("nz-cascader")) return words(host.querySelector(".ant-select-selection-item"));
		if (host.matches("nz-radio-group")) return words(host.querySelector(".ant-radio-wrapper-checked, .ant-radio-button-wrapper-checked"));
		if (host.matches("nz-checkbox-group")) return [...host.querySelectorAll(".ant-checkbox-wrapper:has(.ant-checkbox-checked)")].map(words);
		if (host.matches("nz-switch")) return host.querySelector("button")?.getAttribute("aria-checked") === "true" || host.querySelector(".ant-switch-checked") !== null;
		if (host.matches("label")) return host.querySelector(".ant-checkbox-checked") !== null;
		return host.querySelector("input")?.value ?? "";
	}

	function formShown() {
		const shown: Record<string, unknown> = {};
		for (const key of Object.keys(page.form.controls)) {
			if (key === "exams" || key === "activities") continue;
			shown[key] = read(root.querySelector(`[formcontrolname="${key}"]`));
		}
		const examRows = root.querySelectorAll(".exams .exam");
		for (let n = 0; n < EXAMS; n++) {
			shown[`exam${n}Subject`] = read(examRows[n]?.querySelector('[formcontrolname="subject"]'));
			shown[`exam${n}Month`] = read(examRows[n]?.querySelector('[formcontrolname="month"]'));
			shown[`exam${n}Score`] = read(examRows[n]?.querySelector('[formcontrolname="score"]'));
		}
		const activityRows = root.querySelectorAll(".activities .activity");
		for (let n = 0; n < ACTIVITIES; n++) {
			const cell = (name: string) => words(activityRows[n]?.querySelector(`.${name}`));
			shown[`activity${n}Kind`] = cell("kind");
			shown[`activity${n}Organization`] = cell("organization");
			shown[`activity${n}Role`] = cell("role");
			shown[`activity${n}Grades`] = cell("grades").replace(/^Grades /, "").split(", ").filter(Boolean);
			shown[`activity${n}Hours`] = cell("hours").replace(" hours per week", "");
			shown[`activity${n}Detail`] = cell("detail");
		}
		return shown;
	}
	Object.assign(window, { formState, formShown });
});
