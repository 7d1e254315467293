import { createRoot } from "react-dom/client";
import { Model } from "survey-core";
import "survey-core/survey-core.css";
import { DefaultLightPanelless } from "survey-core/themes";
import { Survey } from "survey-react-ui";
import { MAJORS, STATES } from "../../lists";
import "./style.css";

const states = STATES.map(([value, text]) => ({ value, text }));
const categories = [
	"Arts, music & theater",
	"Athletics",
	"Community service",
	"Debate & public speaking",
	"Environment & outdoors",
	"Family responsibilities",
	"Faith-based",
	"Job or internship",
	"STEM clubs",
	"Student government",
	"Something else",
];
const schooling = [
	{ value: "less", text: "Did not finish high school" },
	{ value: "hs", text: "High school diploma or GED" },
	{ value: "some", text: "Some college, no degree" },
	{ value: "assoc", text: "Associate degree" },
	{ value: "bach", text: "Bachelor's degree" },
	{ value: "grad", text: "Graduate or professional degree" },
	{ value: "unk", text: "I don't know" },
];
const grades = [
	{ value: "9", text: "Freshman" },
	{ value: "10", text: "Sophomore" },
	{ value: "11", text: "Junior" },
	{ value: "12", text: "Senior" },
];

const json = {
	title: "Your match profile",
	description: "The more we know, the fewer scholarships you scroll past. It takes about nine minutes, and every answer is saved to your Brightrung account.",
	questionsOnPageMode: "singlePage",
	showQuestionNumbers: "off",
	requiredMark: "•",
	widthMode: "static",
	width: "860px",
	completeText: "Show my matches",
	showNavigationButtons: true,
	pages: [
		{
			name: "you",
			title: "First things first",
			elements: [
				{ type: "text", name: "first", title: "First name", isRequired: true, autocomplete: "given-name" },
				{ type: "text", name: "last", title: "Last name", isRequired: true, startWithNewLine: false, autocomplete: "family-name" },
				{ type: "text", name: "goesBy", title: "What should we call you?", description: "We use this in emails. Leave it blank to go with your first name." },
				{ type: "text", name: "email", title: "Email", inputType: "email", isRequired: true },
				{
					type: "text", name: "mobile", title: "Mobile number", startWithNewLine: false,
					maskType: "pattern", maskSettings: { pattern: "(999) 999-9999" }, placeholder: "(___) ___-____",
				},
				{ type: "text", name: "birthday", title: "Birthday", inputType: "date", isRequired: true, description: "Some awards have age rules." },
				{ type: "text", name: "password", title: "Pick a password", inputType: "password", startWithNewLine: false, description: "10 characters or more" },
				{ type: "text", name: "street", title: "Street address", autocomplete: "address-line1" },
				{ type: "text", name: "unit", title: "Apt, unit, etc.", startWithNewLine: false, minWidth: "180px", maxWidth: "240px" },
				{ type: "text", name: "city", title: "City", isRequired: true, minWidth: "220px" },
				{ type: "dropdown", name: "state", title: "State", choices: states, isRequired: true, startWithNewLine: false, placeholder: "Type to search", minWidth: "200px" },
				{ type: "text", name: "zip", title: "ZIP", startWithNewLine: false, minWidth: "140px", maxWidth: "200px", maskType: "pattern", maskSettings: { pattern: "99999" } },
				{ type: "boolean", name: "texts", title: "Text me when a deadline is close", displayMode: "switch", labelTrue: "On", labelFalse: "Off" },
			],
		},
		{
			name: "school",
			title: "High school",
			elements: [
				{
					type: "dropdown", name: "year", title: "Where are you in school right now?", isRequired: true,
					choices: ["High school freshman", "High school sophomore", "High school junior", "High school senior", "College freshman", "College sophomore or above", "Not in school"],
				},
				{
					type: "dropdown", name: "classOf", title: "High school class of", startWithNewLine: false,
					choices: ["2025 or earlier", "2026", "2027", "2028", "2029", "2030"],
				},
				{ type: "text", name: "hsName", title: "High school", isRequired: true, placeholder: "Full name, no abbreviations" },
				{ type: "text", name: "hsCity", title: "School city" },
				{ type: "dropdown", name: "hsState", title: "School state", choices: states, startWithNewLine: false, placeholder: "Type to search" },
				{ type: "text", name: "gpa", title: "Unweighted GPA", inputType: "number", min: 0, max: 4, step: 0.01, description: "On a 4.0 scale" },
				{ type: "text", name: "gpaW", title: "Weighted GPA", inputType: "number", min: 0, max: 5.5, step: 0.01, startWithNewLine: false, description: "If your school reports one" },
				{
					type: "radiogroup", name: "standing", title: "Class standing", colCount: 5,
					choices: [
						{ value: "t5", text: "Top 5%" },
						{ value: "t10", text: "Top 10%" },
						{ value: "t25", text: "Top 25%" },
						{ value: "t50", text: "Top half" },
						{ value: "na", text: "Not ranked" },
					],
				},
				{ type: "text", name: "sat", title: "SAT total", minWidth: "200px", inputType: "number", min: 400, max: 1600, description: "Superscores welcome" },
				{ type: "text", name: "act", title: "ACT composite", minWidth: "200px", inputType: "number", min: 1, max: 36, startWithNewLine: false, description: "Highest from one sitting" },
				{ type: "text", name: "psat", title: "PSAT/NMSQT", minWidth: "200px", inputType: "number", min: 320, max: 1520, startWithNewLine: false, description: "Junior-year score" },
			],
		},
		{
			name: "plans",
			title: "College plans",
			elements: [
				{ type: "tagbox", name: "majors", title: "Majors you are considering", description: "Up to three", maxSelectedChoices: 3, choices: MAJORS, placeholder: "Search majors" },
				{
					type: "dropdown", name: "career", title: "Dream career", placeholder: "Search careers", allowCustomChoices: true,
					choices: ["Accountant", "Architect", "Attorney", "Biologist", "Civil engineer", "Dentist", "Electrical engineer", "Elementary school teacher", "Environmental engineer", "Graphic designer", "Journalist", "Mechanical engineer", "Nurse", "Physician", "Psychologist", "Social worker", "Software developer"],
				},
				{
					type: "dropdown", name: "degree", title: "Highest degree you want", startWithNewLine: false,
					choices: ["Certificate", "Associate degree", "Bachelor's degree", "Master's degree", "Doctorate (PhD, EdD)", "Professional (MD, JD, DDS…)", "Not sure yet"],
				},
				{ type: "dropdown", name: "start", title: "When will you start college?", choices: [{ value: "SP27", text: "Spring 2027" }, { value: "FA27", text: "Fall 2027" }, { value: "SP28", text: "Spring 2028" }, { value: "FA28", text: "Fall 2028 or later" }] },
				{
					type: "dropdown", name: "topChoice", title: "The college you'll most likely attend", startWithNewLine: false, placeholder: "Search colleges",
					choices: ["Boise State University", "Lewis & Clark College", "Oregon State University", "Portland State University", "Reed College", "University of Oregon", "University of Portland", "University of Washington", "Washington State University", "Willamette University"],
				},
				{
					type: "tagbox", name: "collegeList", title: "Colleges you've applied to", placeholder: "Search colleges",
					choices: ["Boise State University", "Lewis & Clark College", "Oregon State University", "Portland State University", "Reed College", "University of Oregon", "University of Portland", "University of Washington", "Washington State University", "Willamette University"],
				},
				{ type: "ranking", name: "priorities", title: "Drag these into order: what matters most in a college?", choices: ["Cost", "Location", "Campus life", "My major's reputation"] },
				{ type: "rating", name: "worry", title: "How worried are you about paying for college?", rateMax: 5, minRateDescription: "Not at all", maxRateDescription: "It keeps me up at night" },
			],
		},
		{
			name: "background",
			title: "A bit of background",
			description: "Thousands of awards are for students with a particular story. Everything here is optional and never shared without your OK.",
			elements: [
				{ type: "radiogroup", name: "gender", title: "Gender", colCount: 4, choices: ["Man", "Woman", "Non-binary", "Prefer to self-describe"] },
				{ type: "boolean", name: "latino", title: "Are you Hispanic or Latino/a?", valueTrue: "yes", valueFalse: "no" },
				{
					type: "checkbox", name: "race", title: "Race", colCount: 2,
					choices: [
						{ value: "aian", text: "American Indian or Alaska Native" },
						{ value: "asian", text: "Asian" },
						{ value: "black", text: "Black or African American" },
						{ value: "nhpi", text: "Native Hawaiian or Pacific Islander" },
						{ value: "white", text: "White" },
					],
				},
				{ type: "dropdown", name: "citizen", title: "Citizenship", choices: ["U.S. citizen", "U.S. national", "Permanent resident", "DACA recipient", "Refugee or asylee", "International student"] },
				{ type: "dropdown", name: "military", title: "Military affiliation", startWithNewLine: false, choices: ["None", "Active duty", "Reserve or National Guard", "Veteran", "Dependent of a service member"] },
				{ type: "tagbox", name: "languages", title: "Languages you speak", choices: ["Arabic", "English", "French", "Haitian Creole", "Hindi", "Hmong", "Igbo", "Korean", "Mandarin", "Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba"] },
				{ type: "dropdown", name: "faith", title: "Religious affiliation", choices: ["Buddhist", "Catholic", "Hindu", "Jewish", "Latter-day Saint", "Muslim", "Protestant", "None", "Prefer not to say"] },
				{ type: "boolean", name: "disability", title: "Do you have a documented disability?", valueTrue: "yes", valueFalse: "no", startWithNewLine: false },
			],
		},
		{
			name: "money",
			title: "Family & money",
			elements: [
				{ type: "boolean", name: "firstGen", title: "Will you be the first in your family to go to college?", displayMode: "radio", valueTrue: "yes", valueFalse: "no" },
				{ type: "dropdown", name: "p1School", title: "Parent/guardian 1: highest schooling", choices: schooling },
				{ type: "dropdown", name: "p2School", title: "Parent/guardian 2: highest schooling", choices: schooling, startWithNewLine: false },
				{
					type: "dropdown", name: "income", title: "Household income last year, before taxes",
					choices: ["Under $30,000", "$30,000 – $48,000", "$48,001 – $75,000", "$75,001 – $110,000", "Over $110,000", "I'd rather not say"],
				},
				{ type: "text", name: "siblings", title: "How many brothers and sisters do you have?", inputType: "number", min: 0, startWithNewLine: false },
				{ type: "text", name: "parentEmail", title: "A parent's email", inputType: "email", description: "We'll send them our free paying-for-college guide." },
			],
		},
		{
			name: "doing",
			title: "What you do",
			elements: [
				{
					type: "paneldynamic", name: "activities", title: "Activities, jobs and volunteering",
					description: "Start with the one you'd talk about first.",
					panelCount: 0, maxPanelCount: 5, templateTitle: "Activity {panelIndex}",
					addPanelText: "Add an activity", removePanelText: "Delete", noEntriesText: "Nothing here yet.",
					templateElements: [
						{ type: "dropdown", name: "kind", title: "Category", choices: categories },
						{ type: "text", name: "org", title: "Club, employer or organization", startWithNewLine: false },
						{ type: "text", name: "role", title: "Your role", maxLength: 50 },
						{ type: "checkbox", name: "when", title: "Years you took part", choices: grades, colCount: 4 },
						{ type: "text", name: "hours", title: "Hours a week", inputType: "number", min: 0 },
						{ type: "text", name: "weeks", title: "Weeks a year", inputType: "number", min: 0, max: 52, startWithNewLine: false },
						{ type: "comment", name: "what", title: "What did you do?", rows: 2, maxLength: 200 },
					],
				},
				{
					type: "matrixdynamic", name: "awards", title: "Awards and recognitions", rowCount: 1, maxRowCount: 6, addRowText: "Add an award",
					removeRowText: "Remove",
					columns: [
						{ name: "title", title: "Award", cellType: "text", minWidth: "300px" },
						{ name: "grade", title: "When", cellType: "dropdown", choices: grades, minWidth: "180px" },
					],
				},
			],
		},
		{
			name: "last",
			title: "Almost there",
			elements: [
				{ type: "comment", name: "dream", title: "In one or two sentences: what would a scholarship change for you?", maxLength: 280, rows: 2 },
				{ type: "dropdown", name: "heard", title: "How did you find Brightrung?", choices: ["School counselor", "Friend", "TikTok", "Instagram", "Search engine", "Podcast", "Other"] },
				{ type: "text", name: "referral", title: "Friend code", startWithNewLine: false },
				{ type: "boolean", name: "terms", displayMode: "checkbox", title: "I am at least 13 and agree to the Terms of Use and Privacy Notice" },
			],
		},
	],
};

const survey = new Model(json);
survey.applyTheme({ ...DefaultLightPanelless, cssVariables: { ...DefaultLightPanelless.cssVariables, "--sjs-primary-backcolor": "#1f7a5c", "--sjs-primary-backcolor-dark": "#175d46" } });
let submitted = false;
survey.onCompleting.add((_sender, options) => {
	submitted = true;
	options.allow = false;
});

createRoot(document.querySelector("#root") as HTMLElement).render(
	<>
		<header className="bar">
			<b>brightrung</b>
			<nav>
				<a href="#matches">Matches</a>
				<a href="#saved">Saved</a>
				<a href="#profile" className="on">
					Profile
				</a>
				<a href="#help">Help</a>
			</nav>
		</header>
		<Survey model={survey} />
		<footer className="foot">© 2026 Brightrung, Inc. · No fees, ever. · Do not sell my information</footer>
	</>,
);

const SINGLE = [
	"first", "last", "goesBy", "email", "mobile", "birthday", "password", "street", "unit", "city", "state", "zip", "texts",
	"year", "classOf", "hsName", "hsCity", "hsState", "gpa", "gpaW", "standing", "sat", "act", "psat",
	"majors", "career", "degree", "start", "topChoice", "collegeList", "priorities", "worry",
	"gender", "latino", "race", "citizen", "military", "languages", "faith", "disability",
	"firstGen", "p1School", "p2School", "income", "siblings", "parentEmail",
	"dream", "heard", "referral", "terms",
];
const LISTS = ["majors", "collegeList", "priorities", "race", "languages"];
const ACTIVITY = ["kind", "org", "role", "when", "hours", "weeks", "what"];
const AWARD = ["title", "grade"];

const textOf = (node: Element | null | undefined) => node?.textContent?.trim() ?? "";

/** What one question shows, by what is drawn of it. */
function shownOf(root: Element | null): unknown {
	if (!root) return "";
	const chips = [...root.querySelectorAll(".sv-tagbox__item-text, .sd-tagbox-item__text")];
	if (root.querySelector(".sd-tagbox")) return chips.map(textOf);
	const select = root.querySelector(".sd-dropdown");
	if (select) return textOf(select.querySelector(".sv-string-viewer")) || (select.querySelector<HTMLInputElement>("input")?.value ?? "");
	if (root.querySelector(".sd-ranking")) return [...root.querySelectorAll(".sv-ranking-item__text, .sd-ranking-item__text")].map(textOf);
	const boxes = [...root.querySelectorAll<HTMLInputElement>(".sd-selectbase input[type=checkbox]")];
	if (boxes.length > 0) return boxes.filter((box) => box.checked).map((box) => textOf(box.closest("label")));
	const radios = [...root.querySelectorAll<HTMLInputElement>("input[type=radio]")];
	if (radios.length > 0) return textOf(radios.find((radio) => radio.checked)?.closest("label"));
	const box = root.querySelector<HTMLInputElement>("input[type=checkbox]");
	if (box) {
		const ticked = box.getAttribute("aria-checked") === "true" || box.checked;
		return box.indeterminate || box.getAttribute("aria-checked") === "mixed" ? "" : ticked;
	}
	return root.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea")?.value ?? "";
}
const named = (name: string) => document.querySelector(`[data-name="${name}"]`);
const panels = () => [...document.querySelectorAll('[data-name="activities"] .sd-paneldynamic__panel-wrapper')];
const awardRows = () => [...document.querySelectorAll('[data-name="awards"] tbody tr.sd-table__row')];

Object.assign(window, {
	formState() {
		const data = survey.data as Record<string, any>;
		const state: Record<string, unknown> = { submitted };
		for (const name of SINGLE) state[name] = data[name] ?? (LISTS.includes(name) ? [] : "");
		for (let index = 0; index < 3; index++) {
			for (const part of ACTIVITY) state[`activity${index + 1}.${part}`] = data.activities?.[index]?.[part] ?? (part === "when" ? [] : "");
			for (const part of AWARD) state[`award${index + 1}.${part}`] = data.awards?.[index]?.[part] ?? "";
		}
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const name of SINGLE) shown[name] = shownOf(named(name));
		for (let index = 0; index < 3; index++) {
			for (const part of ACTIVITY) {
				const inside = panels()[index]?.querySelector(`[data-name="${part}"]`);
				shown[`activity${index + 1}.${part}`] = inside ? shownOf(inside) : part === "when" ? [] : "";
			}
			const cells = awardRows()[index]?.querySelectorAll("td");
			AWARD.forEach((part, place) => (shown[`award${index + 1}.${part}`] = shownOf(cells?.[place] ?? null)));
		}
		return shown;
	},
});
