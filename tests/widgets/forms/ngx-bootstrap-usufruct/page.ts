import "@angular/compiler";
import "zone.js";
import "bootstrap/dist/css/bootstrap.min.css";
import "./page.css";
import { ChangeDetectionStrategy, Component, provideZoneChangeDetection } from "@angular/core";
import { FormsModule } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { AccordionModule } from "ngx-bootstrap/accordion";
import { ButtonsModule } from "ngx-bootstrap/buttons";
import { BsDatepickerModule } from "ngx-bootstrap/datepicker";
import { TabsModule } from "ngx-bootstrap/tabs";
import { TypeaheadModule } from "ngx-bootstrap/typeahead";
import { MAJORS, STATES } from "../../lists";
import template from "./template";

type Guardian = { first: string; last: string; occupation: string; education: string; phone: string };
type Course = { title: string; grade: string; credits: string };
type Activity = { organization: string; position: string; grades: { [grade: string]: boolean }; hours: string; weeks: string };
type Award = { title: string; grade: string };

const AWARDS = 3;
const blankGuardian = (): Guardian => ({ first: "", last: "", occupation: "", education: "", phone: "" });
const blankActivity = (): Activity => ({ organization: "", position: "", grades: { 9: false, 10: false, 11: false, 12: false }, hours: "", weeks: "" });

@Component({
	selector: "merit-application",
	changeDetection: ChangeDetectionStrategy.Eager,
	imports: [FormsModule, AccordionModule, ButtonsModule, BsDatepickerModule, TabsModule, TypeaheadModule],
	template,
})
class Application {
	states = STATES;
	majors = MAJORS;
	institutions = [
		"Eastern Oregon University", "Lewis & Clark College", "Linfield University", "Oregon Institute of Technology", "Oregon State University",
		"Oregon State University–Cascades", "Pacific University", "Portland State University", "Reed College", "Southern Oregon University",
		"University of Oregon", "University of Portland", "Western Oregon University", "Willamette University",
	];
	education = [
		"Did not complete high school", "High school diploma or equivalent", "Some college, no degree", "Associate degree",
		"Bachelor's degree", "Graduate or professional degree", "Unknown",
	];
	gradeYears = ["Freshman", "Sophomore", "Junior", "Senior"];
	dates = { dateInputFormat: "MM/DD/YYYY", containerClass: "theme-dark-blue", showWeekNumbers: false };
	latestBirth = new Date(2013, 11, 31);

	a = {
		last: "", first: "", initial: "", suffix: "", ssn4: "", birth: null as Date | null, email: "", emailAgain: "", phone: "",
		street: "", street2: "", city: "", state: "", zip: "", residence: "",
		citizen: "", sex: "", hispanic: "", race: "", firstGen: "", income: "", householdSize: "", fafsa: "",
		school: "", schoolCode: "", schoolCity: "", schoolState: "", graduation: null as Date | null, gpa: "", rank: "", classSize: "",
		counselor: "", counselorPhone: "",
		sat: "", act: "", psat: "",
		institution: "", major: "", degree: "",
		website: "", certify: false, signature: "", captcha: "",
	};
	guardians = [blankGuardian(), blankGuardian()];
	courses: Course[] = [0, 1, 2].map(() => ({ title: "", grade: "", credits: "" }));
	activities = [blankActivity(), blankActivity(), blankActivity()];
	awards: Award[] = [];
	award: Award = { title: "", grade: "" };
	limit = AWARDS;
	submitted = false;

	addAward() {
		if (!this.award.title || this.awards.length === AWARDS) return;
		this.awards.push(this.award);
		this.award = { title: "", grade: "" };
	}
	submit() {
		this.submitted = true;
	}
}

const root = document.createElement("merit-application");
document.getElementById("root")?.append(root);

const day = (date: Date | null) =>
	date ? [date.getFullYear(), String(date.getMonth() + 1).padStart(2, "0"), String(date.getDate()).padStart(2, "0")].join("-") : null;
const GUARDIAN = ["first", "last", "occupation", "education", "phone"] as const;
const COURSE = ["title", "grade", "credits"] as const;
const capital = (word: string) => word[0].toUpperCase() + word.slice(1);

bootstrapApplication(Application, { providers: [provideZoneChangeDetection()] }).then((app) => {
	const page: Application = app.components[0].instance;

	function formState() {
		const state: Record<string, unknown> = { ...page.a, birth: day(page.a.birth), graduation: day(page.a.graduation), submitted: page.submitted };
		page.guardians.forEach((guardian, n) => {
			for (const part of GUARDIAN) state[`guardian${n}${capital(part)}`] = guardian[part];
		});
		page.courses.forEach((course, n) => {
			for (const part of COURSE) state[`course${n}${capital(part)}`] = course[part];
		});
		page.activities.forEach((activity, n) => {
			state[`activity${n}Organization`] = activity.organization;
			state[`activity${n}Position`] = activity.position;
			state[`activity${n}Grades`] = Object.keys(activity.grades).filter((grade) => activity.grades[grade]);
			state[`activity${n}Hours`] = activity.hours;
		});
		for (let n = 0; n < AWARDS; n++) {
			state[`award${n}Title`] = page.awards[n]?.title ?? "";
			state[`award${n}Grade`] = page.awards[n]?.grade ?? "";
		}
		return state;
	}

	const words = (node: Element | null | undefined) => node?.textContent?.replace(/\s+/g, " ").trim() ?? "";
	function read(name: string): unknown {
		const [first] = root.querySelectorAll<HTMLInputElement>(`[name="${name}"], #${name}`);
		if (first instanceof HTMLSelectElement) return first.selectedOptions[0]?.value === "" ? "" : words(first.selectedOptions[0]);
		if (first?.type === "radio") {
			const chosen = root.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`);
			return words(chosen?.labels?.[0]);
		}
		if (first?.type === "checkbox") return first.checked;
		if (first?.matches(".btn-group")) return words(first.querySelector(".active"));
		return first?.value ?? "";
	}

	function formShown() {
		const shown: Record<string, unknown> = {};
		for (const key of Object.keys(page.a)) shown[key] = read(key);
		page.guardians.forEach((_, n) => {
			for (const part of GUARDIAN) shown[`guardian${n}${capital(part)}`] = read(`g${n}_${part}`);
		});
		page.courses.forEach((_, n) => {
			const boxes = root.querySelectorAll("#courses tbody tr")[n].querySelectorAll("input");
			COURSE.forEach((part, column) => {
				shown[`course${n}${capital(part)}`] = boxes[column].value;
			});
		});
		page.activities.forEach((_, n) => {
			shown[`activity${n}Organization`] = read(`act${n}_organization`);
			shown[`activity${n}Position`] = read(`act${n}_position`);
			shown[`activity${n}Grades`] = [...root.querySelectorAll(`#act${n}_grades .active`)].map(words);
			shown[`activity${n}Hours`] = read(`act${n}_hours`);
		});
		const rows = root.querySelectorAll("#awards tbody tr.award");
		for (let n = 0; n < AWARDS; n++) {
			shown[`award${n}Title`] = words(rows[n]?.children[1]);
			shown[`award${n}Grade`] = words(rows[n]?.children[2]);
		}
		return shown;
	}
	Object.assign(window, { formState, formShown });
});
