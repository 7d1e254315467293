import Form from "@rjsf/core";
import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import validator from "@rjsf/validator-ajv8";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";
import "./style.css";

const stateNames = STATES.map(([, name]) => name);
const examNames = [
	"AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language and Composition", "AP English Literature and Composition",
	"AP Environmental Science", "AP Physics 1", "AP Psychology", "AP Spanish Language and Culture", "AP Statistics", "AP U.S. Government and Politics",
	"AP U.S. History", "AP World History: Modern", "IB Biology HL", "IB Chemistry HL", "IB Psychology HL",
];
const yesNo = { type: "boolean" as const };

const schema: RJSFSchema = {
	type: "object",
	properties: {
		applicant: {
			type: "object",
			title: "1. Applicant",
			description: "Please give your name as it will appear on your nursing license.",
			required: ["given", "family", "born"],
			properties: {
				given: { type: "string", title: "Given name(s)" },
				middle: { type: "string", title: "Middle name" },
				family: { type: "string", title: "Family name" },
				suffix: { type: "string", title: "Suffix", enum: ["Jr.", "Sr.", "II", "III", "IV", "V"] },
				known: { type: "string", title: "Name you prefer to be called" },
				former: { type: "string", title: "Names on earlier transcripts, if different" },
				born: { type: "string", title: "Date of birth", format: "date" },
				birthCity: { type: "string", title: "City of birth" },
				birthCountry: { type: "string", title: "Country of birth", enum: COUNTRIES },
				sex: { type: "string", title: "Legal sex", enum: ["Female", "Male", "X"] },
				citizenship: { type: "string", title: "Citizenship", enum: ["United States citizen", "Permanent resident", "DACA recipient", "F-1 or other visa"] },
			},
		},
		contact: {
			type: "object",
			title: "2. How to reach you",
			required: ["email"],
			properties: {
				email: { type: "string", title: "E-mail", format: "email" },
				phone: { type: "string", title: "Telephone with area code" },
				line1: { type: "string", title: "Permanent address" },
				line2: { type: "string", title: "Address, second line" },
				city: { type: "string", title: "City or town" },
				state: { type: "string", title: "State", enum: stateNames },
				postal: { type: "string", title: "ZIP code" },
			},
		},
		background: {
			type: "object",
			title: "3. Background",
			description: "The Health Resources and Services Administration asks us for these figures. Your answers are kept apart from the admission file.",
			properties: {
				hispanic: { ...yesNo, title: "Are you of Hispanic or Latino origin?" },
				race: {
					type: "array", title: "Race", uniqueItems: true,
					items: { type: "string", enum: ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White"] },
				},
				languages: { type: "array", title: "Languages in which you could speak with a patient", uniqueItems: true, items: { type: "string", enum: ["English", "Spanish", "Mandarin", "Vietnamese", "Tagalog", "Russian", "Arabic", "Igbo", "American Sign Language"] } },
				firstGen: { ...yesNo, title: "Will you be the first in your family to complete college?" },
				disadvantaged: { ...yesNo, title: "Did you grow up in a medically underserved area?" },
			},
		},
		school: {
			type: "object",
			title: "4. Schooling",
			required: ["name", "attended"],
			properties: {
				name: { type: "string", title: "High school" },
				city: { type: "string", title: "City" },
				state: { type: "string", title: "State", enum: stateNames },
				graduation: { type: "string", title: "Date you graduated or will graduate", format: "date" },
				gpa: { type: "number", title: "Unweighted grade point average", minimum: 0, maximum: 4 },
				attended: { type: "string", title: "Have you taken classes at a college?", enum: ["Yes", "No"] },
			},
			dependencies: {
				attended: {
					oneOf: [
						{ properties: { attended: { enum: ["No"] } } },
						{
							properties: {
								attended: { enum: ["Yes"] },
								college: { type: "string", title: "College" },
								term: { type: "string", title: "When" },
								courses: {
									type: "array", title: "College courses", maxItems: 6,
									items: {
										type: "object",
										title: "Course",
										properties: { title: { type: "string", title: "Course title" }, grade: { type: "string", title: "Grade" }, credits: { type: "number", title: "Credits" } },
									},
								},
							},
						},
					],
				},
			},
		},
		tests: {
			type: "object",
			title: "5. Examinations",
			description: "Scores are optional for entry in 2027. Leave out what you have not taken.",
			properties: {
				sat: { type: "string", title: "Have you taken the SAT?", enum: ["Yes", "No"] },
				act: { type: "string", title: "Have you taken the ACT?", enum: ["Yes", "No"] },
				teas: { type: "string", title: "ATI TEAS adjusted individual total score" },
				exams: {
					type: "array", title: "AP and IB examinations", maxItems: 8,
					items: { type: "object", title: "Examination", properties: { subject: { type: "string", title: "Subject", enum: examNames }, score: { type: "integer", title: "Score", enum: [1, 2, 3, 4, 5, 6, 7] } } },
				},
			},
			dependencies: {
				sat: {
					oneOf: [
						{ properties: { sat: { enum: ["No"] } } },
						{ properties: { sat: { enum: ["Yes"] }, satReading: { type: "integer", title: "SAT Evidence-Based Reading and Writing" }, satMath: { type: "integer", title: "SAT Math" } } },
					],
				},
				act: {
					oneOf: [
						{ properties: { act: { enum: ["No"] } } },
						{ properties: { act: { enum: ["Yes"] }, actComposite: { type: "integer", title: "ACT composite" }, actDate: { type: "string", title: "ACT test date", format: "date" } } },
					],
				},
			},
		},
		plans: {
			type: "object",
			title: "6. Your plans",
			properties: {
				entry: { type: "string", title: "Term of entry", enum: ["Fall 2027", "Spring 2028", "Fall 2028"] },
				site: { type: "string", title: "Clinical site you would prefer", enum: ["Harbor campus", "Yakima Valley campus", "No preference"] },
				degree: { type: "string", title: "Highest degree you hope to earn", enum: ["Bachelor's", "Master's", "Doctorate", "Undecided"] },
				others: { type: "array", title: "Other institutions to which you have applied", items: { type: "string", title: "Institution" }, maxItems: 6 },
				why: { type: "string", title: "Why nursing? (200 words)" },
			},
		},
		experience: {
			type: "array",
			title: "7. Work, service and activities",
			description: "Use the plus sign for each entry; ten at most.",
			maxItems: 10,
			items: {
				type: "object",
				title: "Entry",
				properties: {
					organisation: { type: "string", title: "Organization" },
					role: { type: "string", title: "Your role" },
					hours: { type: "number", title: "Hours a week" },
					weeks: { type: "integer", title: "Weeks a year" },
					summary: { type: "string", title: "What you did", maxLength: 200 },
				},
			},
		},
		clearance: {
			type: "object",
			title: "8. References and clinical clearance",
			properties: {
				refName: { type: "string", title: "Name of a science teacher who can recommend you" },
				refEmail: { type: "string", title: "The teacher's e-mail", format: "email" },
				emergencyName: { type: "string", title: "Emergency contact" },
				emergencyPhone: { type: "string", title: "Emergency contact's telephone" },
				cpr: { ...yesNo, title: "Do you hold a current BLS/CPR card?" },
				tb: { type: "string", title: "Date of most recent TB test", format: "date" },
				background: { type: "boolean", title: "I consent to a criminal background check and drug screen." },
				signature: { type: "string", title: "Signature (type your name)" },
			},
		},
	},
};

const row = { "ui:options": { orderable: false } };
const uiSchema: UiSchema = {
	"ui:submitButtonOptions": { submitText: "Send application" },
	applicant: {
		born: { "ui:widget": "alt-date", "ui:options": { yearsRange: [1960, 2012], hideNowButton: true, format: "MDY" } },
		sex: { "ui:widget": "radio", "ui:options": { inline: true } },
		citizenship: { "ui:placeholder": "Choose…" },
		suffix: { "ui:placeholder": "None" },
		birthCountry: { "ui:placeholder": "Choose…" },
	},
	contact: { state: { "ui:placeholder": "Choose…" } },
	background: {
		hispanic: { "ui:widget": "radio", "ui:options": { inline: true } },
		race: { "ui:widget": "checkboxes" },
		languages: { "ui:widget": "checkboxes", "ui:options": { inline: true } },
		firstGen: { "ui:widget": "radio", "ui:options": { inline: true } },
		disadvantaged: { "ui:widget": "radio", "ui:options": { inline: true } },
	},
	school: {
		"ui:order": ["name", "city", "state", "graduation", "gpa", "attended", "*"],
		state: { "ui:placeholder": "Choose…" },
		attended: { "ui:widget": "radio", "ui:options": { inline: true } },
		courses: row,
		term: { "ui:help": "For example, Fall 2025" },
	},
	tests: {
		"ui:order": ["sat", "satReading", "satMath", "act", "actComposite", "actDate", "teas", "exams"],
		sat: { "ui:widget": "radio", "ui:options": { inline: true } },
		act: { "ui:widget": "radio", "ui:options": { inline: true } },
		exams: row,
	},
	plans: {
		entry: { "ui:widget": "radio", "ui:options": { inline: true } },
		site: { "ui:placeholder": "Choose…" },
		degree: { "ui:placeholder": "Choose…" },
		others: row,
		why: { "ui:widget": "textarea", "ui:options": { rows: 5 } },
	},
	experience: { ...row, items: { summary: { "ui:widget": "textarea", "ui:options": { rows: 2 }, "ui:help": "200 characters" } } },
	clearance: { cpr: { "ui:widget": "radio", "ui:options": { inline: true } } },
};

let submitted = false;
let held: any = {};

function Application() {
	const [data, setData] = useState<any>({});
	held = data;
	const sent = () => {
		submitted = true;
	};
	return (
		<Form
			schema={schema}
			uiSchema={uiSchema}
			validator={validator}
			formData={data}
			onChange={(event) => setData(event.formData)}
			onSubmit={sent}
			onError={sent}
			noHtml5Validate
			showErrorList="top"
		/>
	);
}

createRoot(document.querySelector("#root") as HTMLElement).render(
	<div className="page">
		<header>
			<p className="school">Marrowstone School of Nursing</p>
			<p className="tag">Educating nurses for the Salish coast since 1911</p>
		</header>
		<main>
			<h1>Application to the Bachelor of Science in Nursing</h1>
			<p className="lead">
				For entry directly from high school. Your place is held while you fill in the form; nothing is sent until you press <i>Send application</i>. Questions? Write to
				admissions@marrowstone.example.
			</p>
			<Application />
		</main>
	</div>,
);

const SINGLE: Record<string, string[]> = {
	applicant: ["given", "middle", "family", "suffix", "known", "former", "born", "birthCity", "birthCountry", "sex", "citizenship"],
	contact: ["email", "phone", "line1", "line2", "city", "state", "postal"],
	background: ["hispanic", "race", "languages", "firstGen", "disadvantaged"],
	school: ["name", "city", "state", "graduation", "gpa", "attended", "college", "term"],
	tests: ["sat", "satReading", "satMath", "act", "actComposite", "actDate", "teas"],
	plans: ["entry", "site", "degree", "why"],
	clearance: ["refName", "refEmail", "emergencyName", "emergencyPhone", "cpr", "tb", "background", "signature"],
};
const LISTS: [name: string, path: string[], parts: string[], count: number][] = [
	["course", ["school", "courses"], ["title", "grade", "credits"], 2],
	["exam", ["tests", "exams"], ["subject", "score"], 3],
	["experience", ["experience"], ["organisation", "role", "hours", "weeks", "summary"], 3],
];

const textOf = (node: Element | null | undefined) => node?.textContent?.trim() ?? "";

/** What the control of an id shows; a date of three boxes and a group of boxes have no element of that id alone. */
function shownOf(id: string): unknown {
	const several = [...document.querySelectorAll<HTMLInputElement>(`input[type=checkbox][name="${id}"], input[type=radio][name="${id}"]`)].filter((box) => box.id !== id);
	if (several.length > 0) {
		const chosen = several.filter(({ checked }) => checked).map((box) => textOf(box.closest("label")));
		return several[0]?.type === "radio" ? (chosen[0] ?? "") : chosen;
	}
	const parts = ["month", "day", "year"].map((part) => document.getElementById(`${id}_${part}`) as HTMLSelectElement | null);
	if (parts[0]) return parts.every((part) => part?.value && part.value !== "-1") ? parts.map((part) => textOf(part?.selectedOptions[0])).join("/") : "";
	const control = document.getElementById(id);
	if (control instanceof HTMLSelectElement) return control.value === "" ? "" : textOf(control.selectedOptions[0]);
	if (control instanceof HTMLInputElement && control.type === "checkbox") return control.checked;
	return (control as HTMLInputElement | null)?.value ?? "";
}

Object.assign(window, {
	formState() {
		const state: Record<string, unknown> = { submitted };
		for (const [section, names] of Object.entries(SINGLE))
			for (const name of names) state[`${section}.${name}`] = held[section]?.[name] ?? (name === "race" || name === "languages" ? [] : "");
		for (let index = 0; index < 3; index++) state[`other${index + 1}`] = held.plans?.others?.[index] ?? "";
		for (const [key, path, parts, count] of LISTS) {
			const entries = path.reduce((value, step) => value?.[step], held);
			for (let index = 0; index < count; index++) for (const part of parts) state[`${key}${index + 1}.${part}`] = entries?.[index]?.[part] ?? "";
		}
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const [section, names] of Object.entries(SINGLE)) for (const name of names) shown[`${section}.${name}`] = shownOf(`root_${section}_${name}`);
		for (let index = 0; index < 3; index++) shown[`other${index + 1}`] = shownOf(`root_plans_others_${index}`);
		for (const [key, path, parts, count] of LISTS)
			for (let index = 0; index < count; index++) for (const part of parts) shown[`${key}${index + 1}.${part}`] = shownOf(`root_${path.join("_")}_${index}_${part}`);
		return shown;
	},
});
