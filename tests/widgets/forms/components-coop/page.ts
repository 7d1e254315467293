import { MAJORS, STATES } from "../../lists";
import "./coop.css";

/** The cooperative's own component kit: form-associated elements with open shadow roots. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
:host { display: block; font: 15px/1.4 system-ui, sans-serif; color: #24323d; } :host([hidden]) { display: none; } * { box-sizing: border-box; }
.form-control__label { display: block; font-size: 13.5px; font-weight: 600; margin-bottom: 4px; } .required::after { content: " *"; color: #c23934; }
.form-control__help-text { font-size: 12.5px; color: #65727c; margin-top: 3px; }
input.control, textarea, select { width: 100%; font: inherit; border: 1px solid #aab4bc; border-radius: 6px; padding: 8px 10px; background: #fff; color: inherit; min-height: 40px; }
.wrap { position: relative; } .select__display-input { cursor: pointer; } .chevron { position: absolute; right: 12px; top: 9px; pointer-events: none; }
.listbox { position: absolute; z-index: 9; left: 0; right: 0; top: calc(100% + 3px); max-height: 260px; overflow: auto; background: #fff; border: 1px solid #aab4bc; border-radius: 6px; box-shadow: 0 6px 18px #0002; padding: 5px 0; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; } legend { padding: 0; }
.radios { display: flex; gap: 22px; flex-wrap: wrap; }
.checkbox { display: inline-flex; gap: 9px; align-items: flex-start; cursor: pointer; position: relative; }
.checkbox__input { position: absolute; opacity: 0; width: 20px; height: 20px; margin: 0; } .checkbox__control { flex: none; width: 20px; height: 20px; border: 2px solid #7b8a95; border-radius: 4px; }
.checkbox__input:checked + .checkbox__control { background: #1b6e46; border-color: #1b6e46; } .checkbox__input:focus-visible + .checkbox__control { outline: 2px solid #5aa9e6; }
.grid { display: grid; grid-template-columns: repeat(6, 1fr); gap: 14px; } .wide { grid-column: span 4; } .two { grid-column: span 2; }
.entry { border: 1px solid #d6dde2; border-radius: 8px; padding: 12px 16px 16px; margin-bottom: 14px; } .entry > legend { font-weight: 600; padding: 0 6px; color: #1b6e46; }
button { font: inherit; border: 1px solid #1b6e46; color: #1b6e46; background: #fff; border-radius: 6px; padding: 7px 16px; cursor: pointer; } h2 { color: #1b6e46; font-size: 20px; margin: 0 0 4px; } .section { background: #fff; border-radius: 10px; padding: 22px 26px; margin: 0 0 18px; box-shadow: 0 1px 4px #0001; }
`);

let count = 0;
abstract class Field extends HTMLElement {
	static formAssociated = true;
	internals = this.attachInternals();
	root = this.attachShadow({ mode: "open", delegatesFocus: true });
	held = "";
	isDrawn = false;
	uid = ++count;
	connectedCallback() {
		if (this.isDrawn) return;
		this.isDrawn = true;
		this.root.adoptedStyleSheets = [sheet];
		this.draw();
	}
	abstract draw(): void;
	get label() {
		return this.getAttribute("label") ?? "";
	}
	get value() {
		return this.held;
	}
	set value(value: string) {
		this.held = value;
		this.internals.setFormValue(value);
		this.show();
	}
	show() {}
	abstract get shown(): unknown;
	/** What the person did, not the program. */
	took(value: string) {
		this.held = value;
		this.internals.setFormValue(value);
		this.dispatchEvent(new CustomEvent("cv-change", { bubbles: true, composed: true }));
	}
	labelled(control: string, id: string) {
		const label = this.label || this.querySelector("[slot=label]") ? `<label part="form-control-label" class="form-control__label ${this.hasAttribute("required") ? "required" : ""}" id="label-${this.uid}" for="${id}"><slot name="label">${this.label}</slot></label>` : "";
		const help = this.getAttribute("help-text");
		return `<div part="form-control" class="form-control">${label}<div part="form-control-input" class="wrap">${control}</div>${help ? `<div part="form-control-help-text" id="help-text" class="form-control__help-text">${help}</div>` : ""}</div>`;
	}
}

class CvInput extends Field {
	draw() {
		const more = ["maxlength", "placeholder", "inputmode", "aria-label"].filter((name) => this.hasAttribute(name)).map((name) => `${name}="${this.getAttribute(name)}"`);
		this.root.innerHTML = this.labelled(`<input part="input" id="input" class="control" type="${this.getAttribute("type") ?? "text"}" ${more.join(" ")} ${this.hasAttribute("required") ? "required" : ""} aria-describedby="help-text">`, "input");
		this.inner.addEventListener("input", () => this.took(this.inner.value));
		this.inner.addEventListener("change", () => this.took(this.inner.value));
	}
	get inner() {
		return this.root.querySelector("input")!;
	}
	show() {
		if (this.isDrawn) this.inner.value = this.held;
	}
	get shown() {
		return this.inner.value;
	}
}
/** A day: typed as MM/DD/YYYY, held as YYYY-MM-DD; taken when the box is left. */
class CvDate extends Field {
	draw() {
		const id = `date-${this.uid}`;
		this.root.innerHTML = this.labelled(`<input part="input" id="${id}" class="control" type="text" inputmode="numeric" placeholder="MM/DD/YYYY" autocomplete="off" aria-describedby="help-text">`, id);
		this.inner.addEventListener("change", () => {
			const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(this.inner.value.trim()) ?? [];
			this.took(year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : "");
			if (year) this.show();
		});
	}
	get inner() {
		return this.root.querySelector("input")!;
	}
	show() {
		const [year, month, day] = this.held.split("-");
		if (this.isDrawn) this.inner.value = day ? `${month}/${day}/${year}` : "";
	}
	get shown() {
		return this.inner.value;
	}
}
class CvTextarea extends Field {
	draw() {
		const most = this.getAttribute("maxlength");
		this.root.innerHTML = `${this.labelled(`<textarea part="textarea" id="input" class="textarea__control" rows="${this.getAttribute("rows") ?? 3}" ${most ? `maxlength="${most}"` : ""}></textarea>`, "input")}${most ? `<div class="form-control__help-text" aria-live="polite"><span id="left">${most}</span> characters remaining</div>` : ""}`;
		this.inner.addEventListener("input", () => {
			this.took(this.inner.value);
			const left = this.root.getElementById("left");
			if (left) left.textContent = String(Number(most) - this.inner.value.length);
		});
	}
	get inner() {
		return this.root.querySelector("textarea")!;
	}
	show() {
		if (this.isDrawn) this.inner.value = this.held;
	}
	get shown() {
		return this.inner.value;
	}
}
/** A native select; `options` holds [value, text] pairs. */
class CvPicklist extends Field {
	draw() {
		const id = `select-${this.uid}`;
		const options = JSON.parse(this.getAttribute("options") ?? "[]") as [string, string][];
		this.root.innerHTML = this.labelled(`<select part="select" id="${id}"><option value="">${this.getAttribute("placeholder") ?? "Choose…"}</option>${options.map(([value, text]) => `<option value="${value}">${text}</option>`).join("")}</select>`, id);
		this.inner.addEventListener("change", () => this.took(this.inner.value));
	}
	get inner() {
		return this.root.querySelector("select")!;
	}
	show() {
		if (this.isDrawn) this.inner.value = this.held;
	}
	get shown() {
		return this.held === "" ? "" : this.inner.selectedOptions[0].text;
	}
}
class CvOption extends HTMLElement {
	connectedCallback() {
		if (this.shadowRoot) return;
		const root = this.attachShadow({ mode: "open" });
		root.innerHTML = `<style>:host { display: block; padding: 7px 14px; cursor: pointer; } :host([aria-selected="true"]) { background: #1b6e46; color: #fff; } :host(:hover:not([aria-selected="true"])), :host(.current:not([aria-selected="true"])) { background: #e4f1ea; }</style><div part="base" class="option"><slot></slot></div>`;
		this.setAttribute("role", "option");
		this.setAttribute("aria-selected", "false");
	}
	get value() {
		return this.getAttribute("value") ?? this.textContent!.trim();
	}
}
class CvSelect extends Field {
	draw() {
		this.root.innerHTML = this.labelled(
			`<div part="combobox" class="select__combobox"><input part="display-input" id="input" class="select__display-input control" type="text" readonly placeholder="${this.getAttribute("placeholder") ?? "Select an option"}" autocomplete="off" spellcheck="false" role="combobox" aria-controls="listbox" aria-expanded="false" aria-haspopup="listbox" aria-labelledby="label-${this.uid}"><span class="chevron" aria-hidden="true">▾</span></div><div id="listbox" role="listbox" part="listbox" class="listbox" aria-labelledby="label-${this.uid}" tabindex="-1" hidden><slot></slot></div>`,
			"input",
		);
		this.box.addEventListener("click", () => this.open(this.list.hidden));
		this.box.addEventListener("keydown", (event) => this.pressed(event));
		this.list.addEventListener("click", (event) => this.choose((event.target as HTMLElement).closest("cv-option") as CvOption | null));
		document.addEventListener("pointerdown", (event) => {
			if (!event.composedPath().includes(this)) this.open(false);
		});
	}
	get box() {
		return this.root.querySelector("input")!;
	}
	get list() {
		return this.root.getElementById("listbox")!;
	}
	get all() {
		return [...this.querySelectorAll("cv-option")] as CvOption[];
	}
	open(isOpen: boolean) {
		this.list.hidden = !isOpen;
		this.box.setAttribute("aria-expanded", String(isOpen));
		if (isOpen) this.mark(this.all.find(({ value }) => value === this.held));
	}
	mark(option?: CvOption) {
		for (const each of this.all) each.classList.toggle("current", each === option);
		option?.scrollIntoView({ block: "nearest" });
	}
	choose(option: CvOption | null) {
		if (!option) return;
		this.took(option.value);
		this.show();
		this.open(false);
		this.box.focus();
	}
	pressed(event: KeyboardEvent) {
		const at = this.all.findIndex((each) => each.classList.contains("current"));
		if (event.key === "Escape") return this.open(false);
		if (event.key === "Enter" || event.key === " ") {
			event.preventDefault();
			return this.list.hidden ? this.open(true) : this.choose(this.all[at] ?? null);
		}
		if (event.key === "ArrowDown" || event.key === "ArrowUp") {
			event.preventDefault();
			if (this.list.hidden) return this.open(true);
			return this.mark(this.all[Math.max(0, Math.min(this.all.length - 1, at + (event.key === "ArrowDown" ? 1 : -1)))]);
		}
		if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
			this.open(true);
			this.mark(this.all.find((each) => each.textContent!.trim().toLowerCase().startsWith(event.key.toLowerCase())));
		}
	}
	show() {
		if (!this.isDrawn) return;
		let text = "";
		for (const each of this.all) {
			each.setAttribute("aria-selected", String(each.value === this.held));
			if (each.value === this.held) text = each.textContent!.trim();
		}
		this.box.value = text;
	}
	get shown() {
		return this.box.value;
	}
}
class CvRadio extends HTMLElement {
	connectedCallback() {
		if (this.shadowRoot) return;
		this.attachShadow({ mode: "open" }).innerHTML = `<style>:host { display: inline-flex; gap: 8px; align-items: center; cursor: pointer; } .control { width: 20px; height: 20px; border: 2px solid #7b8a95; border-radius: 50%; } :host([aria-checked="true"]) .control { background: radial-gradient(#1b6e46 45%, #fff 50%); border-color: #1b6e46; } :host(:focus-visible) { outline: 2px solid #5aa9e6; }</style><span part="control" class="control"></span><span part="label" class="radio__label"><slot></slot></span>`;
		this.setAttribute("role", "radio");
		this.setAttribute("aria-checked", "false");
		this.tabIndex = 0;
	}
}
class CvRadioGroup extends Field {
	draw() {
		this.root.innerHTML = `<fieldset part="form-control" class="form-control" role="radiogroup" aria-labelledby="label" aria-describedby="help-text"><label part="form-control-label" id="label" class="form-control__label ${this.hasAttribute("required") ? "required" : ""}"><slot name="label">${this.label}</slot></label><div class="radios"><slot></slot></div>${this.hasAttribute("help-text") ? `<div id="help-text" class="form-control__help-text">${this.getAttribute("help-text")}</div>` : ""}</fieldset>`;
		const choose = (event: Event) => {
			const radio = (event.target as HTMLElement).closest("cv-radio");
			if (!radio) return;
			this.took(radio.getAttribute("value")!);
			this.show();
		};
		this.addEventListener("click", choose);
		this.addEventListener("keydown", (event) => {
			if (event.key !== " ") return;
			event.preventDefault();
			choose(event);
		});
	}
	get all() {
		return [...this.querySelectorAll("cv-radio")];
	}
	show() {
		for (const each of this.all) each.setAttribute("aria-checked", String(each.getAttribute("value") === this.held));
	}
	get shown() {
		return this.all.find((each) => each.getAttribute("aria-checked") === "true")?.textContent!.trim() ?? "";
	}
}
class CvCheckbox extends Field {
	draw() {
		this.root.innerHTML = `<label part="base" class="checkbox"><input class="checkbox__input" type="checkbox" title=""><span part="control" class="checkbox__control"></span><div part="label" class="checkbox__label"><slot></slot></div></label>`;
		this.inner.addEventListener("change", () => this.took(this.inner.checked ? "on" : ""));
	}
	get inner() {
		return this.root.querySelector("input")!;
	}
	show() {
		if (this.isDrawn) this.inner.checked = this.held === "on";
	}
	get shown() {
		return this.inner.checked;
	}
}
/** A mailing address, its parts in a shadow root of its own. */
class CvAddress extends Field {
	draw() {
		this.root.innerHTML = `<fieldset><legend class="form-control__label">${this.label}</legend><div class="grid"><cv-input class="wide" name="street" label="Street" required></cv-input><cv-input class="two" name="street2" label="Apt / Lot / Space"></cv-input><cv-input class="two" name="city" label="City" required></cv-input><cv-picklist class="two" name="province" label="State" required></cv-picklist><cv-input class="two" name="postalCode" label="ZIP" maxlength="10" required></cv-input></div></fieldset>`;
		this.part1("province").setAttribute("options", this.getAttribute("states") ?? "[]");
		this.part1("province").draw();
		this.root.addEventListener("cv-change", () => this.took(JSON.stringify(Object.fromEntries([...this.root.querySelectorAll<Field>("[name]")].map((each) => [each.getAttribute("name"), each.value])))));
	}
	part1(name: string) {
		return this.root.querySelector<Field>(`[name=${name}]`)!;
	}
	get shown() {
		return this.held;
	}
}
/** Entries of one kind, each drawn from the template inside the element. */
class CvRepeater extends Field {
	draw() {
		this.root.innerHTML = `<div class="entries"></div><button type="button" part="add">${this.getAttribute("add-label")}</button>`;
		this.root.querySelector("button")!.addEventListener("click", () => this.add());
		this.root.addEventListener("cv-change", () => this.took(JSON.stringify(this.entries.map((entry) => Object.fromEntries([...entry.querySelectorAll<Field>("[name]")].map((each) => [each.getAttribute("name"), each.value]))))));
		this.add();
	}
	get entries() {
		return [...this.root.querySelectorAll(".entry")];
	}
	add() {
		if (this.entries.length >= Number(this.getAttribute("max") ?? 5)) return;
		const entry = document.createElement("fieldset");
		entry.className = "entry";
		entry.innerHTML = `<legend>${this.getAttribute("item-label")} ${this.entries.length + 1}</legend>`;
		entry.append(this.querySelector("template")!.content.cloneNode(true));
		this.root.querySelector(".entries")!.append(entry);
	}
	get shown() {
		return this.held;
	}
}
class CvSection extends HTMLElement {
	connectedCallback() {
		if (this.shadowRoot) return;
		const root = this.attachShadow({ mode: "open" });
		root.adoptedStyleSheets = [sheet];
		root.innerHTML = `<section class="section" aria-labelledby="heading"><h2 id="heading">${this.getAttribute("heading")}</h2><slot></slot></section>`;
	}
}
for (const [name, element] of Object.entries({ CvOption, CvInput, CvDate, CvTextarea, CvPicklist, CvSelect, CvRadio, CvRadioGroup, CvCheckbox, CvAddress, CvRepeater, CvSection }))
	customElements.define(name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase(), element);


const FIELDS: Record<string, number> = {};
const tag = (element: string, key: string, number: number, label: string, more: string, inner = "") => {
	FIELDS[key] = number;
	return `<${element} name="fld_${number}"${label ? ` label="${label}"` : ""} ${more}>${inner}</${element}>`;
};
const input = (key: string, number: number, label: string, more = "") => tag("cv-input", key, number, label, more);
const date = (key: string, number: number, label: string, more = "") => tag("cv-date", key, number, label, more);
const states = JSON.stringify(STATES).replaceAll('"', "&quot;");
const list = (key: string, number: number, label: string, options: readonly (readonly [string, string])[], more = "") =>
	tag("cv-select", key, number, label, more, options.map(([value, text]) => `<cv-option value="${value}">${text}</cv-option>`).join(""));
const radios = (key: string, number: number, label: string, options: [string, string][], more = "") =>
	tag("cv-radio-group", key, number, label, more, options.map(([value, text]) => `<cv-radio value="${value}">${text}</cv-radio>`).join(""));
const YES_NO: [string, string][] = [
	["Y", "Yes"],
	["N", "No"],
];
const SCHOOLING = [
	["NOHS", "Some high school or less"],
	["HS", "High school graduate / GED"],
	["SOME", "Some college or trade school"],
	["AA", "Two-year degree"],
	["BA", "Four-year degree"],
	["GRAD", "Graduate degree"],
] as const;

document.getElementById("root")!.innerHTML = `<header><div><h1>Youth Scholarship Application</h1><div>Tall Pines Rural Electric Cooperative · Class of 2027</div></div></header><main><form id="app" novalidate>
<p>Every year your co-op returns unclaimed capital credits to the kids of our members. Sixteen $2,500 scholarships will be given this spring. Applications are due at the Headquarters office or online by <b>February 12</b>. Items marked * must be completed.</p>
<cv-section heading="1. Member account"><p>You'll find both on the electric bill.</p><div class="fields">${input("accountName", 1001, "Name on the account", "required")}${input("accountNumber", 1002, "Account number", 'inputmode="numeric" help-text="10 digits, no dashes"')}</div></cv-section>
<cv-section heading="2. Student"><div class="fields">${input("given", 1010, "First name", 'required class="third"')}${input("middle", 1011, "Middle name", 'class="third"')}${input("family", 1012, "Last name", 'required class="third"')}
<div class="full">${tag("cv-address", "address", 1013, "Where do you get your mail?", `states="${states}"`)}</div>
${date("born", 1020, "Birthdate", "required")}${input("phone", 1021, "Phone", 'type="tel" required help-text="Cell is best. We text finalists."')}${input("mail", 1022, "", 'type="email" placeholder="Email address *" class="full"')}
${radios("resident", 1023, "Are you a U.S. citizen or legal resident?", YES_NO, "required")}${list("gender", 1024, "Gender", [["F", "Female"], ["M", "Male"], ["X", "Other"], ["-", "Prefer not to answer"]], 'help-text="Optional"')}
${radios("hispanic", 1025, "Hispanic/Latino?", [...YES_NO, ["-", "Rather not say"]], 'help-text="Optional"')}${list("race", 1026, "Race", [["I", "American Indian/Alaska Native"], ["A", "Asian"], ["B", "Black/African American"], ["P", "Native Hawaiian/Pacific Islander"], ["W", "White"], ["M", "Two or more"], ["-", "Prefer not to answer"]], 'help-text="Optional"')}</div></cv-section>
<cv-section heading="3. Family"><h3>Parent or guardian</h3><div class="fields">${input("p1given", 1101, "First name", 'class="third"')}${input("p1middle", 1102, "M.I.", 'maxlength="1" class="third"')}${input("p1family", 1103, "Last name", 'class="third"')}${input("p1work", 1104, "Occupation")}${list("p1school", 1105, "Highest schooling", SCHOOLING)}</div>
<h3>Second parent or guardian</h3><div class="fields">${input("p2given", 1111, "First name", 'class="third"')}${input("p2middle", 1112, "M.I.", 'maxlength="1" class="third"')}${input("p2family", 1113, "Last name", 'class="third"')}${input("p2work", 1114, "Occupation")}${list("p2school", 1115, "Highest schooling", SCHOOLING)}</div>
<div class="fields">${list("income", 1120, "Household income last year", [["1", "Under $30,000"], ["2", "$30,000 to $59,999"], ["3", "$60,000 to $89,999"], ["4", "$90,000 to $119,999"], ["5", "$120,000 and up"]], "required")}${input("siblings", 1121, "Number of brothers and sisters", 'inputmode="numeric"')}${radios("firstGen", 1122, "Will you be the first in your family to attend college?", YES_NO)}${radios("employee", 1123, "Is anyone in your immediate family an employee or director of the Cooperative?", YES_NO, "required")}</div></cv-section>
<cv-section heading="4. School record"><div class="fields">${input("school", 1201, "High school", "required")}${date("graduation", 1202, "Graduation date", "required")}${input("schoolTown", 1203, "School city", 'class="third"')}${tag("cv-picklist", "schoolState", 1204, "School state", `class="third" options="${states}"`)}${input("schoolZip", 1205, "School zip", 'class="third" maxlength="10"')}${input("gpa", 1206, "", 'class="third" required help-text="Unweighted, 4.0 scale"').replace("></cv-input>", '><span slot="label">Grade point average</span></cv-input>')}${input("rank", 1207, "Class rank", 'class="third"')}${input("size", 1208, "Number in class", 'class="third"')}</div>
<table><thead><tr><th>Test</th><th>Score</th></tr></thead><tbody><tr><th scope="row">SAT – Evidence-based reading &amp; writing</th><td>${input("satReading", 1211, "", 'maxlength="3"')}</td></tr><tr><th scope="row">SAT – Math</th><td>${input("satMath", 1212, "", 'maxlength="3"')}</td></tr><tr><th scope="row">ACT – Composite</th><td>${input("act", 1213, "", 'maxlength="2"')}</td></tr></tbody></table>
<p>Who is your school counselor? We'll ask for your transcript.</p><div class="fields">${input("counselor", 1221, "Counselor name")}${input("counselorPhone", 1222, "Counselor phone", 'type="tel"')}</div>
<h3>College classes</h3><p>Taken for credit while in high school (dual enrollment, summer session). Leave empty if none.</p>
${tag("cv-repeater", "courses", 1231, "", 'item-label="Class" add-label="+ Add a class" max="6"', `<template><div class="grid"><cv-input class="two" name="title" label="Class title"></cv-input><cv-input class="two" name="grade" label="Grade earned"></cv-input><cv-input class="two" name="credits" label="Credits"></cv-input></div></template>`)}</cv-section>
<cv-section heading="5. Activities &amp; honors"><p>School, community, church, 4-H, FFA, jobs, taking care of family – it all counts.</p>
${tag("cv-repeater", "activities", 1301, "", 'item-label="Activity" add-label="+ Add another activity" max="5"', `<template><div class="grid"><cv-input class="two" name="group" label="Group or employer"></cv-input><cv-input class="two" name="office" label="Office held / job title" maxlength="50"></cv-input><cv-input class="two" name="hours" label="Hours a week"></cv-input></div><cv-textarea style="margin-top:14px" name="about" label="Briefly describe what you did" maxlength="150" rows="2"></cv-textarea></template>`)}
<h3>Honors</h3><p>Your three best awards or recognitions:</p><div class="honors">${input("honor1", 1311, "", 'placeholder="First honor or award"')}${input("honor2", 1312, "", 'placeholder="Second honor or award"')}${input("honor3", 1313, "", 'placeholder="Third honor or award"')}</div></cv-section>
<cv-section heading="6. Plans"><div class="fields">${input("college", 1401, "College or trade school you plan to attend", 'class="full"')}${list("major", 1402, "Field of study", MAJORS.map((major): [string, string] => [major.toUpperCase().replaceAll(" ", "_"), major]))}${list("degree", 1403, "Highest degree you hope to earn", [["CERT", "Certificate"], ["AA", "Associate's"], ["BA", "Bachelor's"], ["MA", "Master's"], ["PHD", "Doctorate or professional"]])}${input("career", 1404, "What do you want to be?", 'class="full" help-text="Career goal"')}
<div class="full">${tag("cv-textarea", "essay", 1405, "In your own words: what does being part of a cooperative mean to your family?", 'rows="7" maxlength="3000"')}</div></div></cv-section>
<cv-section heading="7. Sign">${tag("cv-checkbox", "release", 1501, "", "", "The co-op may use my name and photo in its newsletter and on social media.")}${tag("cv-checkbox", "certify", 1502, "", "", "Everything above is correct to the best of my knowledge. *")}<div class="fields">${input("signature", 1503, "Student signature (type full name)", "required")}${input("parentSignature", 1504, "Parent/guardian signature")}</div></cv-section>
<div class="trap" aria-hidden="true"><label>Company website <input name="company_website" tabindex="-1" autocomplete="off"></label></div>
<button class="send">Send application</button></form></main>`;

const form = document.querySelector("form")!;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const fieldOf = (key: string) => form.querySelector<Field>(`[name="fld_${FIELDS[key]}"]`)!;
const PARTS = { street: "street", unit: "street2", town: "city", state: "province", zip: "postalCode" };
const ROWS = { courses: { most: 2, names: ["title", "grade", "credits"] }, activities: { most: 3, names: ["group", "office", "hours", "about"] } };

/** Every key with its element; undefined where its entry does not stand yet. */
function all(): [string, Field | undefined][] {
	const plain = Object.keys(FIELDS).filter((key) => key !== "address" && !(key in ROWS));
	const address = fieldOf("address") as CvAddress;
	return [
		...plain.map((key): [string, Field] => [key, fieldOf(key)]),
		...Object.entries(PARTS).map(([key, part]): [string, Field] => [key, address.part1(part)]),
		...Object.entries(ROWS).flatMap(([list, { most, names }]) =>
			Array.from({ length: most }, (_, at) => at).flatMap((at) =>
				names.map((name): [string, Field | undefined] => [`${list}${at}_${name}`, (fieldOf(list) as CvRepeater).entries[at]?.querySelector<Field>(`[name=${name}]`) ?? undefined]),
			),
		),
	];
}
const trap = () => form.querySelector<HTMLInputElement>("[name=company_website]")!.value;
Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(all().map(([key, field]) => [key, field?.value ?? ""])), trap: trap(), submitted }),
	formShown: () => ({ ...Object.fromEntries(all().map(([key, field]) => [key, field?.shown ?? ""])), trap: trap() }),
});
