import "./page.css";
import "@material/web/button/filled-button.js";
import "@material/web/button/outlined-button.js";
import "@material/web/button/text-button.js";
import "@material/web/checkbox/checkbox.js";
import "@material/web/chips/chip-set.js";
import "@material/web/chips/filter-chip.js";
import "@material/web/divider/divider.js";
import "@material/web/labs/card/outlined-card.js";
import "@material/web/radio/radio.js";
import "@material/web/select/outlined-select.js";
import "@material/web/select/select-option.js";
import "@material/web/switch/switch.js";
import "@material/web/textfield/outlined-text-field.js";
import { css, html, LitElement, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { STATES } from "../../lists";

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const EDUCATION: [string, string][] = [
	["none", "No high school diploma"], ["hs", "High school graduate"], ["some", "Attended college without a degree"], ["two", "Two-year degree"],
	["four", "Four-year degree"], ["grad", "Graduate degree"],
];
const MARITAL = ["Married", "Separated", "Divorced", "Widowed", "Never married"];
const DEGREES = ["Associate’s", "Bachelor’s", "Master’s", "Doctorate", "Undecided"];
const GRADES = ["9", "10", "11", "12"];
const SACRAMENTS = ["Baptism", "Reconciliation", "First Eucharist", "Confirmation"];
const SIBLINGS = 3;
const HONORS = 3;
const ACTIVITIES = 3;

const TEXTS = [
	"last", "first", "middle", "called", "birthDay", "birthYear", "birthplace", "email", "phone", "line1", "line2", "city", "zip", "parish", "pastor",
	"pastorEmail", "income", "school", "schoolCity", "attended", "gpa", "sat", "act", "college1", "college2", "college3", "major",
	"essay", "signature", "parentSignature",
];
const SELECTS = ["suffix", "birthMonth", "state", "schoolState", "marital", "degree"];
const RADIOS = ["sex", "registered"];
const PARENT_TEXTS = ["First", "Last", "Occupation", "Employer"];
const PARENTS = ["parent1", "parent2"];

type Values = Record<string, string>;
type Honor = { title: string; year: string };

class ScholarshipForm extends LitElement {
	static properties = { values: { state: true }, chips: { state: true }, flags: { state: true }, honors: { state: true } };
	values: Values = {};
	chips: Record<string, string[]> = {};
	flags: Record<string, boolean> = { firstGen: false, release: false };
	honors: Honor[] = [];
	submitted = false;

	static styles = css`
		:host { display: block; }
		section { margin: 0 0 36px; }
		h2 { font: 400 24px/1.3 Georgia, serif; color: #5b1a2b; margin: 0 0 12px; }
		h2 + p { margin-top: -8px; }
		h3 { font: 500 16px/1.4 inherit; margin: 20px 0 10px; }
		p { margin: 0 0 16px; color: #4b4447; }
		.grid { display: grid; grid-template-columns: repeat(12, 1fr); gap: 16px; margin-bottom: 16px; align-items: start; }
		.w2 { grid-column: span 2; } .w3 { grid-column: span 3; } .w4 { grid-column: span 4; } .w5 { grid-column: span 5; } .w6 { grid-column: span 6; } .w8 { grid-column: span 8; } .w12 { grid-column: span 12; }
		md-outlined-select { min-width: 0; }
		.question { margin: 12px 0; }
		.question > span { display: block; margin-bottom: 4px; }
		.choices { display: flex; flex-wrap: wrap; gap: 4px 20px; }
		.choices label, .row { display: inline-flex; align-items: center; gap: 8px; }
		.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 20px; }
		md-outlined-card h3 { margin-top: 0; }
		md-outlined-card { padding: 16px 20px 20px; display: block; margin-bottom: 16px; }
		md-outlined-card md-outlined-text-field, md-outlined-card md-outlined-select { width: 100%; margin-top: 14px; }
		table { border-collapse: collapse; width: 100%; }
		th { text-align: left; font-weight: 500; padding: 4px 8px; }
		td { padding: 6px 8px; }
		td md-outlined-text-field { width: 100%; --md-outlined-text-field-top-space: 10px; --md-outlined-text-field-bottom-space: 10px; }
		.honor { display: grid; grid-template-columns: 1fr 200px auto; gap: 14px; align-items: start; margin-bottom: 12px; }
		.honor md-text-button { margin-top: 8px; }
		.line { display: grid; grid-template-columns: 1fr 1fr; gap: 0 16px; align-items: start; }
		.bottom { display: flex; align-items: center; gap: 14px; margin-top: 16px; flex-wrap: wrap; }
		.bottom md-outlined-text-field { width: 180px; margin: 0 0 0 auto; }
		.row { margin: 16px 0; }
		.row md-checkbox, .row md-switch { flex: none; }
	`;

	private set(key: string, value: string) {
		this.values = { ...this.values, [key]: value };
	}
	private text(key: string, label: string, size: string, more: { type?: string; rows?: number; max?: number; hint?: string; required?: boolean; prefix?: string; placeholder?: string } = {}) {
		return html`<md-outlined-text-field class=${size} id=${key} label=${label} type=${more.type ?? "text"} rows=${more.rows ?? 2} maxlength=${more.max ?? -1}
			supporting-text=${more.hint ?? ""} prefix-text=${more.prefix ?? ""} placeholder=${more.placeholder ?? ""} ?required=${more.required}
			.value=${live(this.values[key] ?? "")} @input=${(event: InputEvent) => this.set(key, (event.target as HTMLInputElement).value)}></md-outlined-text-field>`;
	}
	private select(key: string, label: string, size: string, options: readonly (readonly [string, string])[], required = false) {
		return html`<md-outlined-select class=${size} id=${key} label=${label} ?required=${required} @change=${(event: Event) => this.set(key, (event.target as HTMLSelectElement).value)}>
			<md-select-option aria-label="blank"></md-select-option>
			${options.map(([value, text]) => html`<md-select-option value=${value} ?selected=${this.values[key] === value}><div slot="headline">${text}</div></md-select-option>`)}
		</md-outlined-select>`;
	}
	private radios(key: string, question: string, options: [string, string][]) {
		return html`<div class="question" role="radiogroup" aria-labelledby="${key}-question" id=${key}><span id="${key}-question">${question}</span><div class="choices">
			${options.map(([value, text]) => html`<label><md-radio name=${key} value=${value} aria-label=${text} ?checked=${this.values[key] === value} @change=${() => this.set(key, value)}></md-radio>${text}</label>`)}
		</div></div>`;
	}
	private chipSet(key: string, label: string, options: string[], name = (option: string) => option) {
		return html`<md-chip-set id=${key} aria-label=${label}>${options.map(
			(option) => html`<md-filter-chip data-value=${option} label=${name(option)} ?selected=${this.chips[key]?.includes(option)} @click=${(event: Event) => {
				const isOn = (event.target as HTMLElement & { selected: boolean }).selected;
				this.chips = { ...this.chips, [key]: options.filter((each) => (each === option ? isOn : this.chips[key]?.includes(each))) };
			}}></md-filter-chip>`,
		)}</md-chip-set>`;
	}
	private parent(key: string, heading: string) {
		return html`<md-outlined-card><h3>${heading}</h3>
			${this.radios(`${key}Living`, "This parent is", [["L", "Living"], ["D", "Deceased"]])}
			${this.text(`${key}First`, "First name", "")} ${this.text(`${key}Last`, "Last name", "")} ${this.text(`${key}Occupation`, "Occupation", "")}
			${this.text(`${key}Employer`, "Employer", "")} ${this.select(`${key}Education`, "Education completed", "", EDUCATION)}
		</md-outlined-card>`;
	}
	private activity(n: number) {
		return html`<md-outlined-card><h3>Activity ${n + 1}</h3>
			<div class="line">${this.text(`activity${n}Name`, "Organization, ministry or employer", "")} ${this.text(`activity${n}Role`, "Your role", "", { max: 50 })}</div>
			${this.text(`activity${n}Detail`, "What you did", "", { type: "textarea", max: 150 })}
			<div class="bottom"><span>School years</span>${this.chipSet(`activity${n}Grades`, "School years", GRADES, (grade) => `Grade ${grade}`)}${this.text(`activity${n}Hours`, "Hours a week", "", { type: "number" })}</div>
		</md-outlined-card>`;
	}
	private setHonor(index: number, part: Partial<Honor>) {
		this.honors = this.honors.map((honor, n) => (n === index ? { ...honor, ...part } : honor));
	}
	private submit(event: Event) {
		event.preventDefault();
		this.submitted = true;
	}

	render() {
		return html`<form @submit=${this.submit}>
			<section><h2>The applicant</h2><p>Please give your name as it appears on your school records.</p>
				<div class="grid">
					${this.text("last", "Last name", "w5", { required: true })} ${this.text("first", "First name", "w4", { required: true })}
					${this.select("suffix", "Suffix", "w3", [["Jr", "Jr."], ["Sr", "Sr."], ["II", "II"], ["III", "III"], ["IV", "IV"]])}
					${this.text("middle", "Middle name", "w6")} ${this.text("called", "Name commonly used", "w6")}
					${this.select("birthMonth", "Month of birth", "w3", MONTHS.map((month, n) => [String(n + 1), month] as const))} ${this.text("birthDay", "Day", "w2", { max: 2 })} ${this.text("birthYear", "Year", "w2", { max: 4 })}
					${this.text("birthplace", "Place of birth (city and country)", "w5")}
				</div>
				${this.radios("sex", "Sex", [["M", "Male"], ["F", "Female"]])}
				<h3>Mailing address and contact</h3>
				<div class="grid">
					${this.text("line1", "Address line 1", "w8", { required: true })} ${this.text("line2", "Address line 2", "w4")}
					${this.text("city", "City", "w5", { required: true })} ${this.select("state", "State", "w4", STATES, true)} ${this.text("zip", "ZIP code", "w3", { max: 5 })}
					${this.text("email", "E-mail", "w6", { type: "email", required: true })} ${this.text("phone", "Telephone", "w6", { type: "tel" })}
				</div>
			</section>
			<section><h2>Parish life</h2><p>Applicants of every faith who live within the diocese are welcome.</p>
				<div class="grid">${this.text("parish", "Parish and town", "w12")} ${this.text("pastor", "Pastor", "w6")} ${this.text("pastorEmail", "Pastor’s e-mail", "w6", { type: "email" })}</div>
				${this.radios("registered", "Is your family registered in the parish?", [["Y", "Yes"], ["N", "No"], ["O", "We belong to another faith community"]])}
				<div class="question"><span>Sacraments received</span>${this.chipSet("sacraments", "Sacraments received", SACRAMENTS)}</div>
			</section>
			<section><h2>The family</h2>
				<div class="pair">${this.parent("parent1", "First parent or guardian")} ${this.parent("parent2", "Second parent or guardian")}</div>
				<div class="grid">${this.select("marital", "Parents’ marital status", "w6", MARITAL.map((each) => [each, each] as const))} ${this.text("income", "Household income for the last year", "w6", { prefix: "$", type: "number" })}</div>
				<label class="row"><md-switch id="firstGen" ?selected=${this.flags.firstGen} @change=${(event: Event) => (this.flags = { ...this.flags, firstGen: (event.target as HTMLElement & { selected: boolean }).selected })}></md-switch> I will be the first in my family to attend college</label>
				<h3>Brothers and sisters</h3>
				<table id="siblings"><thead><tr><th></th><th>Name</th><th style="width: 140px">Age</th></tr></thead><tbody>
					${Array.from({ length: SIBLINGS }, (_, n) => html`<tr><td>${n + 1}</td>${["Name", "Age"].map((part) => html`<td><md-outlined-text-field id="sibling${n}${part}" .value=${live(this.values[`sibling${n}${part}`] ?? "")} @input=${(event: InputEvent) => this.set(`sibling${n}${part}`, (event.target as HTMLInputElement).value)}></md-outlined-text-field></td>`)}</tr>`)}
				</tbody></table>
			</section>
			<section><h2>Schooling</h2>
				<div class="grid">
					${this.text("school", "High school", "w12", { required: true })}
					${this.text("schoolCity", "City", "w4")} ${this.select("schoolState", "State", "w4", STATES)} ${this.text("attended", "Years attended", "w4", { placeholder: "2022 to 2026" })}
					${this.text("gpa", "Grade point average", "w4", { hint: "Unweighted, out of 4.0" })} ${this.text("sat", "SAT, total", "w4")} ${this.text("act", "ACT, composite", "w4")}
					</div>
				<h3>Honors received in high school</h3>
				${this.honors.map((honor, n) => html`<div class="honor">
					<md-outlined-text-field label="Honor or prize" maxlength="100" .value=${live(honor.title)} @input=${(event: InputEvent) => this.setHonor(n, { title: (event.target as HTMLInputElement).value })}></md-outlined-text-field>
					<md-outlined-select label="Received in" @change=${(event: Event) => this.setHonor(n, { year: (event.target as HTMLSelectElement).value })}>
						${GRADES.map((grade) => html`<md-select-option value=${grade} ?selected=${honor.year === grade}><div slot="headline">Grade ${grade}</div></md-select-option>`)}
					</md-outlined-select>
					<md-text-button type="button" @click=${() => (this.honors = this.honors.filter((_, k) => k !== n))}>Remove</md-text-button>
				</div>`)}
				${this.honors.length < HONORS ? html`<md-outlined-button type="button" id="addHonor" @click=${() => (this.honors = [...this.honors, { title: "", year: "" }])}>${this.honors.length === 0 ? "Add an honor" : "Add another honor"}</md-outlined-button>` : nothing}
			</section>
			<section><h2>Activities, service and work</h2><p>Name the three that have mattered most.</p>${Array.from({ length: ACTIVITIES }, (_, n) => this.activity(n))}</section>
			<section><h2>College plans</h2>
				<p>Colleges to which you have applied or will apply</p>
				<div class="grid">
					${this.text("college1", "First college", "w4")} ${this.text("college2", "Second college", "w4")} ${this.text("college3", "Third college", "w4")}
					${this.text("major", "Intended field of study", "w8")} ${this.select("degree", "Highest degree sought", "w4", DEGREES.map((each) => [each, each] as const))}
				</div>
			</section>
			<section><h2>Statement and signatures</h2>
				<div class="grid">${this.text("essay", "How has your faith, or your conscience, moved you to serve others?", "w12", { type: "textarea", rows: 6, hint: "Not more than 500 words" })}</div>
				<label class="row"><md-checkbox id="release" touch-target="wrapper" ?checked=${this.flags.release} @change=${(event: Event) => (this.flags = { ...this.flags, release: (event.target as HTMLInputElement).checked })}></md-checkbox> I release my high school to send my transcript to the Bishop’s Scholarship Fund, and I permit the diocese to publish my name should I be chosen.</label>
				<div class="grid">${this.text("signature", "Applicant’s signature", "w6", { hint: "Type your name" })} ${this.text("parentSignature", "Parent’s signature", "w6", { hint: "Type your name" })}</div>
				<md-filled-button type="submit">Submit to the Chancery</md-filled-button>
			</section>
		</form>`;
	}
}
customElements.define("bishops-fund-form", ScholarshipForm);

const form = document.querySelector("bishops-fund-form") as ScholarshipForm;

function formState() {
	const { values, chips, flags, honors } = form;
	const state: Record<string, unknown> = { submitted: form.submitted, ...flags };
	for (const key of [...TEXTS, ...SELECTS, ...RADIOS]) state[key] = values[key] ?? "";
	for (const parent of PARENTS) for (const part of [...PARENT_TEXTS, "Education", "Living"]) state[parent + part] = values[parent + part] ?? "";
	for (let n = 0; n < SIBLINGS; n++) for (const part of ["Name", "Age"]) state[`sibling${n}${part}`] = values[`sibling${n}${part}`] ?? "";
	for (let n = 0; n < HONORS; n++) {
		state[`honor${n}Title`] = honors[n]?.title ?? "";
		state[`honor${n}Year`] = honors[n]?.year ?? "";
	}
	for (let n = 0; n < ACTIVITIES; n++) {
		for (const part of ["Name", "Role", "Detail", "Hours"]) state[`activity${n}${part}`] = values[`activity${n}${part}`] ?? "";
		state[`activity${n}Grades`] = chips[`activity${n}Grades`] ?? [];
	}
	state.sacraments = chips.sacraments ?? [];
	return state;
}

function formShown() {
	const root = form.renderRoot as ShadowRoot;
	const words = (node: Element | null | undefined) => node?.textContent?.trim() ?? "";
	const box = (host: Element | null | undefined) => host?.shadowRoot?.querySelector<HTMLInputElement>("input, textarea");
	const read = (host: Element | null | undefined) => (host?.localName === "md-outlined-select" ? words(host.shadowRoot?.querySelector("#label")) : (box(host)?.value ?? ""));
	const radio = (key: string) => words([...root.querySelectorAll(`#${key} md-radio`)].find((each) => each.shadowRoot?.querySelector(".container.checked"))?.parentElement);
	const chipsOn = (key: string) => [...root.querySelectorAll(`#${key} md-filter-chip`)].filter((chip) => chip.shadowRoot?.querySelector("[aria-pressed=true]")).map((chip) => words(chip.shadowRoot?.querySelector(".label")));
	const shown: Record<string, unknown> = {};
	for (const key of [...TEXTS, ...SELECTS]) shown[key] = read(root.getElementById(key));
	for (const key of RADIOS) shown[key] = radio(key);
	for (const parent of PARENTS) {
		for (const part of [...PARENT_TEXTS, "Education"]) shown[parent + part] = read(root.getElementById(parent + part));
		shown[`${parent}Living`] = radio(`${parent}Living`);
	}
	for (let n = 0; n < SIBLINGS; n++) for (const part of ["Name", "Age"]) shown[`sibling${n}${part}`] = read(root.getElementById(`sibling${n}${part}`));
	const honors = root.querySelectorAll(".honor");
	for (let n = 0; n < HONORS; n++) {
		shown[`honor${n}Title`] = read(honors[n]?.querySelector("md-outlined-text-field"));
		shown[`honor${n}Year`] = read(honors[n]?.querySelector("md-outlined-select"));
	}
	for (let n = 0; n < ACTIVITIES; n++) {
		for (const part of ["Name", "Role", "Detail", "Hours"]) shown[`activity${n}${part}`] = read(root.getElementById(`activity${n}${part}`));
		shown[`activity${n}Grades`] = chipsOn(`activity${n}Grades`);
	}
	shown.sacraments = chipsOn("sacraments");
	shown.firstGen = box(root.getElementById("firstGen"))?.checked;
	shown.release = box(root.getElementById("release"))?.checked;
	return shown;
}
Object.assign(window, { formState, formShown });
