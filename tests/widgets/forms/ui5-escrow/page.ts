import "./page.css";
import "./locale";
import "@ui5/webcomponents/dist/Form.js";
import "@ui5/webcomponents/dist/FormItem.js";
import "@ui5/webcomponents/dist/Label.js";
import "@ui5/webcomponents/dist/Title.js";
import "@ui5/webcomponents/dist/Input.js";
import "@ui5/webcomponents/dist/Select.js";
import "@ui5/webcomponents/dist/Option.js";
import "@ui5/webcomponents/dist/ComboBox.js";
import "@ui5/webcomponents/dist/ComboBoxItem.js";
import "@ui5/webcomponents/dist/MultiComboBox.js";
import "@ui5/webcomponents/dist/MultiComboBoxItem.js";
import "@ui5/webcomponents/dist/DatePicker.js";
import "@ui5/webcomponents/dist/RadioButton.js";
import "@ui5/webcomponents/dist/CheckBox.js";
import "@ui5/webcomponents/dist/Button.js";
import "@ui5/webcomponents/dist/Table.js";
import "@ui5/webcomponents/dist/TableHeaderRow.js";
import "@ui5/webcomponents/dist/TableHeaderCell.js";
import "@ui5/webcomponents/dist/TableRow.js";
import "@ui5/webcomponents/dist/TableCell.js";
import { COUNTRIES, STATES } from "../../lists";

const KEYS: string[] = [];
const TICKS: string[] = [];
const MANY: string[] = [];
const RADIOS: string[] = [];
const key = (name: string) => { KEYS.push(name); return name; };
const item = (label: string, name: string, control: string, req = false) =>
	`<ui5-form-item><ui5-label slot="labelContent" for="F_${name}" show-colon${req ? " required" : ""}>${label}</ui5-label>${control}</ui5-form-item>`;
const input = (name: string, extra = "") => `<ui5-input id="F_${key(name)}" name="${name}" ${extra}></ui5-input>`;
const date = (name: string, extra = "") => `<ui5-date-picker id="F_${key(name)}" name="${name}" format-pattern="MM/dd/yyyy" placeholder="MM/DD/YYYY" ${extra}></ui5-date-picker>`;
const select = (name: string, options: [string, string][], extra = "") => `<ui5-select id="F_${key(name)}" name="${name}" ${extra}><ui5-option value="">&nbsp;</ui5-option>${options.map(([v, t]) => `<ui5-option value="${v}">${t}</ui5-option>`).join("")}</ui5-select>`;
const combo = (name: string, options: string[], extra = "") => `<ui5-combobox id="F_${key(name)}" name="${name}" ${extra}>${options.map((t) => `<ui5-cb-item text="${t}"></ui5-cb-item>`).join("")}</ui5-combobox>`;
const multi = (name: string, options: string[]) => { MANY.push(name); return `<ui5-multi-combobox id="F_${key(name)}" name="${name}">${options.map((t) => `<ui5-mcb-item text="${t}"></ui5-mcb-item>`).join("")}</ui5-multi-combobox>`; };
const radio = (name: string, label: string, options: [string, string][]) => { RADIOS.push(name); key(name); return `<div role="radiogroup" aria-label="${label}">${options.map(([v, t]) => `<ui5-radio-button name="${name}" value="${v}" text="${t}"></ui5-radio-button>`).join("")}</div>`; };
const tick = (name: string, text: string) => { TICKS.push(name); return `<ui5-checkbox id="F_${key(name)}" name="${name}" text="${text}" wrapping-type="Normal"></ui5-checkbox>`; };
const box = (title: string, items: string) => `<div class="box"><ui5-title level="H4">${title}</ui5-title><ui5-form layout="S1 M1 L1 XL1" label-span="S12 M4 L4 XL4">${items}</ui5-form></div>`;
const asTable = (title: string, heads: string[], rows: string[][]) => `<div class="box"><ui5-title level="H4">${title}</ui5-title><ui5-table accessible-name="${title}"><ui5-table-header-row slot="headerRow">${heads.map((h) => `<ui5-table-header-cell>${h}</ui5-table-header-cell>`).join("")}</ui5-table-header-row>${rows.map((cells) => `<ui5-table-row>${cells.map((c) => `<ui5-table-cell>${c}</ui5-table-cell>`).join("")}</ui5-table-row>`).join("")}</ui5-table></div>`;

const YN: [string, string][] = [["Y", "Yes"], ["N", "No"]];
const STATE_NAMES = STATES.map(([, name]) => name);
const EDU: [string, string][] = [["01", "Less than high school"], ["02", "High school diploma / equivalent"], ["03", "Some college, no degree"], ["04", "Associate degree"], ["05", "Bachelor's degree"], ["06", "Graduate degree"], ["99", "Unknown"]];
const EXAMS = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Literature and Composition", "AP Statistics", "AP United States History", "IB Biology", "IB History"];
const parent = (n: 1 | 2) =>
	item(`Parent ${n} last name`, `P${n}_LAST`, input(`P${n}_LAST`)) + item(`Parent ${n} first name, M.I.`, `P${n}_FIRST`, input(`P${n}_FIRST`) + input(`P${n}_MI`, 'accessible-name="Middle initial" style="max-width:5rem" maxlength="1"')) +
	(n === 1 ? item("Parent 1 prior last name", "P1_PRIOR", input("P1_PRIOR")) : "") + item(`Parent ${n} occupation`, `P${n}_OCC`, input(`P${n}_OCC`)) +
	item(`Parent ${n} education`, `P${n}_EDU`, select(`P${n}_EDU`, EDU)) + item(`Parent ${n} employer`, `P${n}_EMPL`, input(`P${n}_EMPL`));

document.getElementById("root")!.innerHTML = `
<div class="bar"><b>Office of Postsecondary Grants</b><span>Form OPG-12 · Escrow Tuition Grant · AY 2027-28</span></div>
<form id="opg12" novalidate>
${box("1. Residence and contact",
	item("Residence line 1", "RES1", input("RES1"), true) + item("Residence line 2", "RES2", input("RES2")) + item("City", "RES_CITY", input("RES_CITY"), true) + item("State", "RES_STATE", combo("RES_STATE", STATE_NAMES), true) + item("ZIP / postal code", "RES_ZIP", input("RES_ZIP"), true) +
	item("Mailing line 1 (only if not residence)", "MAIL1", input("MAIL1")) + item("Mailing city, state, ZIP", "MAIL_CSZ", input("MAIL_CSZ")) +
	item("Daytime phone", "PHONE", input("PHONE", 'type="Tel"'), true) + item("E-mail", "EMAIL", input("EMAIL", 'type="Email"'), true) + item("Alternate contact", "ALT", input("ALT")) + item("Alternate contact phone", "ALT_TEL", input("ALT_TEL", 'type="Tel"')))}
${box("2. Applicant",
	item("Last name", "LAST", input("LAST"), true) + item("First name", "FIRST", input("FIRST"), true) + item("Middle name", "MIDDLE", input("MIDDLE")) + item("Suffix", "SFX", select("SFX", [["JR", "Jr."], ["SR", "Sr."], ["2", "II"], ["3", "III"], ["4", "IV"]])) +
	item("SSN", "SSN", input("SSN", 'type="Password"')) + item("Date of birth", "DOB", date("DOB"), true) + item("Place of birth (city)", "POB", input("POB")) + item("Country of birth", "COB", combo("COB", COUNTRIES)) +
	item("Citizenship", "CITIZ", radio("CITIZ", "Citizenship", [["1", "U.S. citizen"], ["2", "Permanent resident"], ["3", "Other"]])) + item("Sex", "SEX", radio("SEX", "Sex", [["M", "Male"], ["F", "Female"]])) + item("Languages", "LANG", multi("LANG", ["Arabic", "Chinese", "English", "French", "German", "Igbo", "Spanish", "Tagalog", "Vietnamese"])))}
${box("3. Secondary school",
	item("School name", "HS", input("HS"), true) + item("Street", "HS_ST", input("HS_ST")) + item("City", "HS_CITY", input("HS_CITY")) + item("State", "HS_STATE", combo("HS_STATE", STATE_NAMES)) + item("ZIP", "HS_ZIP", input("HS_ZIP")) +
	item("Entered", "HS_FROM", date("HS_FROM")) + item("Graduates", "HS_TO", date("HS_TO")) + item("GPA, weighted", "GPA_W", input("GPA_W")) + item("GPA, unweighted", "GPA_U", input("GPA_U")) + item("Class size", "CLS_N", input("CLS_N")) + item("Class percentile", "CLS_PCT", input("CLS_PCT")) +
	item("Counselor of record", "COUNS", input("COUNS")) + item("Counselor phone", "COUNS_TEL", input("COUNS_TEL", 'type="Tel"')))}
${asTable("4. Advanced examinations", ["Examination", "Date", "Score"], [1, 2, 3].map((n) => [combo(`EX${n}`, EXAMS, `accessible-name="Examination ${n}"`), date(`EX${n}_DT`, `accessible-name="Date ${n}"`), input(`EX${n}_SC`, `accessible-name="Score ${n}"`)]))}
${asTable("5. College credit earned to date", ["Course title", "Grade", "Credits"], [1, 2].map((n) => [input(`CR${n}`, `accessible-name="Course title ${n}"`), input(`CR${n}_GR`, `accessible-name="Grade ${n}"`), input(`CR${n}_UN`, `accessible-name="Credits ${n}"`)]))}
${box("6. Enrollment intent",
	item("Institution", "INST", input("INST"), true) + item("Program of study", "PROG", input("PROG")) + item("Highest degree objective", "DEG", select("DEG", [["A", "Associate"], ["B", "Baccalaureate"], ["M", "Master's"], ["D", "Doctoral / professional"]])) + item("Year of entry", "ENT_YR", input("ENT_YR", 'maxlength="4"')))}
${box("7. Household",
	parent(1) + parent(2) + item("Parents' marital status", "MARITAL", select("MARITAL", [["M", "Married"], ["S", "Separated"], ["D", "Divorced"], ["W", "Widowed"], ["N", "Never married"]])) + item("Number of siblings", "SIBS", input("SIBS")) + item("Annual income, household (USD)", "INCOME", input("INCOME")) + item("First-generation student", "FGEN", radio("FGEN", "First-generation student", YN)))}
${box("8. Attestation (school official completes)",
	item("Official's name", "OFF_NAME", input("OFF_NAME")) + item("Title", "OFF_TITLE", input("OFF_TITLE")) + item("Date attested", "OFF_DT", date("OFF_DT")))}
${box("9. Applicant certification",
	item("Certification", "CERT", tick("CERT", "I declare under penalty of perjury that this form is true and complete."), true) + item("Filing PIN", "PIN", input("PIN", 'type="Password"'), true) + item("Caseworker, if any", "CASEWK", input("CASEWK")))}
<div class="foot"><ui5-button design="Transparent" type="Button">Save draft</ui5-button><ui5-button design="Emphasized" type="Submit">File</ui5-button></div>
</form>`;

const form = document.getElementById("opg12") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => { event.preventDefault(); submitted = true; });
(window as any).formState = () => {
	const data = new FormData(form);
	return { ...Object.fromEntries(KEYS.map((k) => [k, MANY.includes(k) ? data.getAll(k).filter(Boolean) : TICKS.includes(k) ? data.has(k) : (data.get(k) ?? "")])), submitted };
};
/** The box in which a person reads and types, however deep it lies. */
function boxOf(el: Element): HTMLInputElement | null {
	for (const each of el.shadowRoot?.querySelectorAll("*") ?? []) {
		if (each instanceof HTMLInputElement) return each;
		const inner = each.shadowRoot && boxOf(each);
		if (inner) return inner;
	}
	return null;
}
(window as any).formShown = () =>
	Object.fromEntries(KEYS.map((k) => {
		if (RADIOS.includes(k)) return [k, [...form.querySelectorAll(`ui5-radio-button[name="${k}"]`)].find((r) => r.shadowRoot!.querySelector("[aria-checked=true], input:checked"))?.getAttribute("text") ?? ""];
		const el = document.getElementById(`F_${k}`)!;
		if (TICKS.includes(k)) return [k, !!el.shadowRoot!.querySelector("[aria-checked=true]")];
		if (MANY.includes(k)) return [k, [...el.shadowRoot!.querySelectorAll("[ui5-token]")].map((t: any) => t.text)];
		if (el.matches("ui5-select")) return [k, (el.shadowRoot!.querySelector(".ui5-select-label-root")?.textContent ?? "").trim()];
		return [k, boxOf(el)?.value ?? ""];
	}));
