import "./page.css";
import { registerLocaleDataLoader } from "@ui5/webcomponents-base/dist/asset-registries/LocaleData.js";
import { setDefaultFontLoading } from "@ui5/webcomponents-base/dist/config/Fonts.js";
import "@ui5/webcomponents/dist/Bar.js";
import "@ui5/webcomponents/dist/Button.js";
import "@ui5/webcomponents/dist/CheckBox.js";
import "@ui5/webcomponents/dist/ComboBox.js";
import "@ui5/webcomponents/dist/ComboBoxItem.js";
import "@ui5/webcomponents/dist/DatePicker.js";
import "@ui5/webcomponents/dist/Form.js";
import "@ui5/webcomponents/dist/FormGroup.js";
import "@ui5/webcomponents/dist/FormItem.js";
import "@ui5/webcomponents/dist/Input.js";
import "@ui5/webcomponents/dist/Label.js";
import "@ui5/webcomponents/dist/MessageStrip.js";
import "@ui5/webcomponents/dist/MultiComboBox.js";
import "@ui5/webcomponents/dist/MultiComboBoxItem.js";
import "@ui5/webcomponents/dist/MultiInput.js";
import type MultiInput from "@ui5/webcomponents/dist/MultiInput.js";
import "@ui5/webcomponents/dist/Option.js";
import "@ui5/webcomponents/dist/Panel.js";
import "@ui5/webcomponents/dist/RadioButton.js";
import "@ui5/webcomponents/dist/Select.js";
import "@ui5/webcomponents/dist/StepInput.js";
import "@ui5/webcomponents/dist/Tab.js";
import "@ui5/webcomponents/dist/TabContainer.js";
import "@ui5/webcomponents/dist/Table.js";
import "@ui5/webcomponents/dist/TableCell.js";
import "@ui5/webcomponents/dist/TableHeaderCell.js";
import "@ui5/webcomponents/dist/TableHeaderRow.js";
import "@ui5/webcomponents/dist/TableRow.js";
import "@ui5/webcomponents/dist/TextArea.js";
import "@ui5/webcomponents/dist/Title.js";
import Token from "@ui5/webcomponents/dist/Token.js";
import "@ui5/webcomponents-icons/dist/add.js";
import english from "@ui5/webcomponents-localization/dist/generated/assets/cldr/en.json";
import { COUNTRIES, STATES } from "../../lists";

setDefaultFontLoading(false);
registerLocaleDataLoader("en", async () => english as never);

const get = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector(selector) as E;
const LANGUAGES = ["Arabic", "Chinese", "English", "French", "German", "Greek", "Hindi", "Igbo", "Japanese", "Korean", "Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese"];
const RACES = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"];
const KINDS = ["Athletics", "Clubs", "Community service", "Employment", "Environmental", "JROTC or Sea Cadets", "Music or drama", "Scouting", "Speech or debate", "Student government", "Other"];
const SCHOOLING = ["Some high school", "High school diploma", "Some college", "Associate's degree", "Bachelor's degree", "Graduate degree"];

// The form is described here and drawn as ui5-form items.
const text = (name: string, more = "") => `<ui5-input id="${name}" name="${name}" ${more}></ui5-input>`;
const number = (name: string, max: number) => `<ui5-step-input id="${name}" name="${name}" max="${max}"></ui5-step-input>`;
const date = (name: string) => `<ui5-date-picker id="${name}" name="${name}" format-pattern="dd MMM yyyy" placeholder="DD MMM YYYY"></ui5-date-picker>`;
const select = (name: string, options: string[], more = "") => `<ui5-select id="${name}" name="${name}" ${more}><ui5-option value="">Select</ui5-option>${options.map((each) => `<ui5-option value="${each}">${each}</ui5-option>`).join("")}</ui5-select>`;
const combo = (name: string, items: readonly string[]) => `<ui5-combobox id="${name}" name="${name}">${items.map((each) => `<ui5-cb-item text="${each}"></ui5-cb-item>`).join("")}</ui5-combobox>`;
const multi = (name: string, items: string[]) => `<ui5-multi-combobox id="${name}" name="${name}">${items.map((each) => `<ui5-mcb-item text="${each}"></ui5-mcb-item>`).join("")}</ui5-multi-combobox>`;
const radios = (name: string, options: [string, string][]) => `<div class="radios" role="radiogroup" aria-labelledby="${name}-label" id="${name}">${options.map(([value, label]) => `<ui5-radio-button name="${name}" value="${value}" text="${label}"></ui5-radio-button>`).join("")}</div>`;
const item = (name: string, label: string, control: string, isRequired = false) =>
	`<ui5-form-item><ui5-label slot="labelContent" id="${name}-label" for="${name}" ${label.endsWith("?") ? "" : "show-colon"} ${isRequired ? "required" : ""}>${label}</ui5-label>${control}</ui5-form-item>`;
const fill = (id: string, items: string[]) => {
	get(id).innerHTML = `<ui5-form-group>${items.join("")}</ui5-form-group>`;
};
const states = STATES.map(([, name]) => name);

fill("#candidate", [
	item("lastName", "Last name", text("lastName"), true),
	item("firstName", "First name", text("firstName"), true),
	item("middleName", "Full middle name", text("middleName")),
	item("suffix", "Suffix", select("suffix", ["Jr.", "Sr.", "II", "III", "IV", "V"])),
	item("nameUsed", "Name used", text("nameUsed")),
	item("born", "Date of birth", date("born"), true),
	item("birthCity", "Place of birth, city", text("birthCity")),
	item("birthCountry", "Place of birth, country", combo("birthCountry", COUNTRIES)),
	item("sex", "Sex", select("sex", ["Male", "Female"]), true),
	item("height", "Height (inches)", text("height", 'type="Number"')),
	item("passport", "Passport number", text("passport")),
]);
fill("#contact", [
	item("email", "E-mail", text("email", 'type="Email"'), true),
	item("mobile", "Mobile telephone", text("mobile", 'type="Tel" placeholder="000-000-0000"'), true),
	item("street", "Number and street", text("street"), true),
	item("unit", "Apartment", text("unit")),
	item("city", "City", text("city"), true),
	item("state", "State", combo("state", states), true),
	item("zip", "ZIP", text("zip", 'maxlength="10"'), true),
	item("country", "Country", combo("country", COUNTRIES)),
]);
fill("#status", [
	item("citizenship", "Citizenship", radios("citizenship", [["USC", "U.S. citizen"], ["USN", "U.S. national, not citizen"], ["LPR", "Lawful permanent resident"], ["FOR", "Foreign national"]]), true),
	item("service", "Service in the U.S. Armed Forces", select("service", ["None", "Now serving", "Served previously", "Dependent of service member"])),
	item("hispanic", "Hispanic or Latino", radios("hispanic", [["Y", "Yes"], ["N", "No"]])),
	item("race", "Race, all that apply", multi("race", RACES)),
]);
fill("#education", [
	item("school", "High school", text("school"), true),
	item("schoolCity", "City", text("schoolCity")),
	item("schoolState", "State", combo("schoolState", states)),
	item("schoolZip", "ZIP", text("schoolZip")),
	item("entered", "Date entered", date("entered")),
	item("graduates", "Date of graduation", date("graduates"), true),
	item("gpa", "GPA, weighted", text("gpa", 'type="Number"')),
	item("percentile", "Class rank, percentile", number("percentile", 100)),
	item("counselor", "Guidance counselor", text("counselor")),
	item("counselorPhone", "Counselor telephone", text("counselorPhone", 'type="Tel"')),
]);
fill("#distinctions", [
	item("awards", "Awards and honors", `<ui5-multi-input id="awards" name="awards" placeholder="Type one and press Enter"></ui5-multi-input>`),
	item("languages", "Languages", multi("languages", LANGUAGES)),
]);
fill("#program", [
	item("major", "Major", select("major", ["Marine Engineering Technology", "Marine Transportation", "Naval Architecture", "Port and Logistics Management"]), true),
	item("term", "Entry", select("term", ["August 2027", "August 2028"]), true),
	item("license", "License track", radios("license", [["D", "Third mate (deck)"], ["E", "Third assistant engineer"], ["U", "No license"]])),
	item("seaDays", "Prior sea service, days", text("seaDays", 'type="Number"')),
	item("shirt", "Uniform shirt size", select("shirt", ["XS", "S", "M", "L", "XL", "XXL"])),
	item("statement", "Why do you wish to go to sea?", `<ui5-textarea id="statement" name="statement" rows="5" maxlength="1500" show-exceeded-text></ui5-textarea>`),
]);
fill("#kin", [
	item("siblings", "Number of brothers and sisters", number("siblings", 20)),
	item("kin", "Next of kin other than a parent", text("kin")),
	item("kinPhone", "Telephone of next of kin", text("kinPhone", 'type="Tel"')),
]);

for (const n of [1, 2])
	get("#parents").insertAdjacentHTML(
		"beforeend",
		`<ui5-table-row><ui5-table-cell><ui5-label>Parent ${n}</ui5-label></ui5-table-cell><ui5-table-cell>${text(`parent${n}Name`, `accessible-name="Full name of parent ${n}"`)}</ui5-table-cell><ui5-table-cell>${text(`parent${n}Occupation`, `accessible-name="Occupation of parent ${n}"`)}</ui5-table-cell><ui5-table-cell>${select(`parent${n}Education`, SCHOOLING, `accessible-name="Education of parent ${n}"`)}</ui5-table-cell></ui5-table-row>`,
	);

const ACTIVITIES = 3;
for (let n = 1; n <= ACTIVITIES; n++)
	get("#activities").insertAdjacentHTML(
		"beforeend",
		`<ui5-tab text="Activity ${n}" ${n === 1 ? "selected" : ""}><div class="activity">
	<ui5-label for="kind${n}" show-colon>Type</ui5-label>${select(`kind${n}`, KINDS)}
	<ui5-label for="organization${n}" show-colon>Organization or employer</ui5-label>${text(`organization${n}`, 'maxlength="100"')}
	<ui5-label for="position${n}" show-colon>Position or rank held</ui5-label>${text(`position${n}`, 'maxlength="50"')}
	<ui5-label for="hours${n}" show-colon>Hours per week</ui5-label>${number(`hours${n}`, 100)}
</div></ui5-tab>`,
	);

const COURSES = 3;
let courses = 0;
get("#addCourse").addEventListener("click", () => {
	courses++;
	get("#courses").insertAdjacentHTML(
		"beforeend",
		`<ui5-table-row row-key="c${courses}"><ui5-table-cell>${text(`course${courses}`, 'accessible-name="Course"')}</ui5-table-cell><ui5-table-cell>${text(`courseGrade${courses}`, 'accessible-name="Grade"')}</ui5-table-cell><ui5-table-cell>${text(`courseCredits${courses}`, 'type="Number" accessible-name="Credit hours"')}</ui5-table-cell><ui5-table-cell><ui5-button design="Transparent" class="remove">Remove</ui5-button></ui5-table-cell></ui5-table-row>`,
	);
	Object.assign(get("#addCourse"), { disabled: courses === COURSES });
});
get("#courses").addEventListener("click", (event) => {
	const button = (event.target as HTMLElement).closest(".remove");
	if (!button) return;
	button.closest("ui5-table-row")?.remove();
	courses--;
	[...document.querySelectorAll("#courses ui5-table-row")].forEach((row, n) => {
		["course", "courseGrade", "courseCredits"].forEach((name, column) => row.querySelectorAll("ui5-input")[column].setAttribute("name", name + (n + 1)));
	});
	Object.assign(get("#addCourse"), { disabled: false });
});

// Awards are tokens: Enter makes one of what was typed, as in the samples of ui5-multi-input.
const awards = get<MultiInput>("#awards");
awards.addEventListener("change", () => {
	if (!awards.value.trim()) return;
	const token = new Token();
	token.text = awards.value.trim();
	token.slot = "tokens";
	awards.append(token);
	awards.value = "";
});
awards.addEventListener("ui5-token-delete", (event) => {
	for (const token of (event as CustomEvent<{ tokens: Token[] }>).detail.tokens) token.remove();
});

let submitted = false;
const form = get<HTMLFormElement>("#a1");
form.addEventListener("submit", (event) => {
	event.preventDefault();
	// Enter in the awards box makes a token; the library asks for a submit besides.
	if (document.activeElement !== awards) submitted = true;
});

const INPUTS = [
	"lastName", "firstName", "middleName", "nameUsed", "born", "birthCity", "birthCountry", "height", "passport", "email", "mobile", "street", "unit",
	"city", "state", "zip", "country", "school", "schoolCity", "schoolState", "schoolZip", "entered", "graduates", "gpa", "percentile",
	"counselor", "counselorPhone", "satReading", "satReadingDate", "satMath", "satMathDate", "act", "actDate", "seaDays", "statement",
	"parent1Name", "parent1Occupation", "parent2Name", "parent2Occupation", "siblings", "kin", "kinPhone", "signature",
	...[1, 2, 3].flatMap((n) => [`organization${n}`, `position${n}`, `hours${n}`, `course${n}`, `courseGrade${n}`, `courseCredits${n}`]),
];
const SELECTS = ["suffix", "sex", "service", "major", "term", "shirt", "parent1Education", "parent2Education", "kind1", "kind2", "kind3"];
const RADIOS = ["citizenship", "hispanic", "license"];
const MULTIPLE = ["race", "languages", "awards"];
const BOXES = ["screening", "certify"];

function formState() {
	const posted = new FormData(form);
	const state: Record<string, unknown> = { submitted };
	for (const name of [...INPUTS, ...SELECTS, ...RADIOS]) state[name] = posted.get(name) ?? "";
	for (const name of MULTIPLE) state[name] = posted.getAll(name).filter((each) => each !== "");
	for (const name of BOXES) state[name] = posted.has(name);
	return state;
}

const words = (node: Element | null | undefined) => node?.textContent?.replace(/\s+/g, " ").trim() ?? "";
/** The box that is typed into, within the shadow trees of the element. */
function box(host: Element | null | undefined): HTMLInputElement | null | undefined {
	const root = host?.shadowRoot;
	return root?.querySelector<HTMLInputElement>("input, textarea") ?? (root ? box(root.querySelector("[ui5-input], [ui5-date-picker], [ui5-datetime-input]")) : null);
}
function formShown() {
	const shown: Record<string, unknown> = {};
	for (const name of INPUTS) shown[name] = box(document.querySelector(`[name="${name}"]`))?.value ?? "";
	for (const name of SELECTS) {
		const text = words(get(`[name="${name}"]`).shadowRoot?.querySelector(".ui5-select-label-root"));
		shown[name] = text === "Select" ? "" : text;
	}
	for (const name of RADIOS) shown[name] = [...document.querySelectorAll(`ui5-radio-button[name="${name}"]`)].find((each) => each.shadowRoot?.querySelector("[aria-checked=true]"))?.getAttribute("text") ?? "";
	for (const name of ["race", "languages"]) shown[name] = [...(get(`[name="${name}"]`).shadowRoot?.querySelectorAll("[ui5-token]") ?? [])].map((token) => (token as Token).text);
	shown.awards = [...document.querySelectorAll("#awards [ui5-token]")].map((token) => words(token.shadowRoot?.querySelector(".ui5-token--text")));
	for (const name of BOXES) shown[name] = get(`[name="${name}"]`).shadowRoot?.querySelector("[aria-checked=true]") !== null;
	return shown;
}
Object.assign(window, { formState, formShown });
