/** Canopy design system, the parts that this form uses. */

const BASE = `
:host { display: block; font: inherit; color: inherit; }
:host([hidden]) { display: none; }
*, *::before { box-sizing: border-box; }
input:not([type=radio]):not([type=checkbox]), select, textarea { width: 100%; font: inherit; min-height: 44px; padding: 8px 10px; border: 1px solid #8f9b94; border-radius: 4px; background: #fff; }
fieldset { border: 0; padding: 0; margin: 0; min-width: 0; }
legend { font-weight: 600; padding: 0; }
.hint { color: #55605a; font-size: .88em; }
`;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] as string);
let serial = 0;

class CnpLabel extends HTMLElement {
	static observedAttributes = ["label", "description", "flag", "for"];
	constructor() {
		super();
		this.attachShadow({ mode: "open" });
	}
	connectedCallback() {
		this.draw();
	}
	attributeChangedCallback() {
		if (this.isConnected) this.draw();
	}
	draw() {
		const [label, description, flag] = ["label", "description", "flag"].map((name) => escaped(this.getAttribute(name) ?? ""));
		(this.shadowRoot as ShadowRoot).innerHTML = `<style>${BASE} .cnp-label__label { font-weight: 600; } .cnp-label__required { color: #b3261e; } .cnp-label__optional { color: #55605a; }</style>
<div class="cnp-label"><div class="cnp-label__label-container"><label for="${this.getAttribute("for") ?? ""}" class="cnp-label__label">${label}</label>${
			flag === "required" ? '<span class="cnp-label__required"> *</span>' : flag === "optional" ? '<span class="cnp-label__optional"> (Optional)</span>' : ""
		}</div>${description ? `<div class="cnp-label__description hint">${description}</div>` : ""}</div>`;
	}
}

class CnpErrorMessage extends HTMLElement {
	static observedAttributes = ["errormessage"];
	constructor() {
		super();
		this.attachShadow({ mode: "open" });
	}
	connectedCallback() {
		this.attributeChangedCallback();
	}
	attributeChangedCallback() {
		const message = this.getAttribute("errormessage");
		(this.shadowRoot as ShadowRoot).innerHTML = message ? `<style>${BASE} .cnp-errormessage { color: #b3261e; }</style><div class="cnp-errormessage" role="alert">${escaped(message)}</div>` : "";
	}
}

abstract class Control extends HTMLElement {
	static formAssociated = true;
	static observedAttributes = ["errormessage"];
	protected internals: ElementInternals;
	protected root: ShadowRoot;
	protected held: any = "";
	protected drawn = false;
	constructor() {
		super();
		this.internals = this.attachInternals();
		this.root = this.attachShadow({ mode: "open" });
	}
	connectedCallback() {
		if (this.drawn) return;
		if (!this.id) this.id = `${this.localName}-${Date.now().toString(36)}-${serial++}`;
		this.drawn = true;
		this.draw();
	}
	attributeChangedCallback() {
		const message = this.root.querySelector("cnp-errormessage");
		if (message) message.setAttribute("errormessage", this.getAttribute("errormessage") ?? "");
	}
	get name() {
		return this.getAttribute("name") ?? "";
	}
	get label() {
		return this.getAttribute("label") ?? "";
	}
	get description() {
		return this.getAttribute("description") ?? "";
	}
	get flag() {
		return this.hasAttribute("required") ? "required" : this.hasAttribute("optional") ? "optional" : "";
	}
	protected get head() {
		return `<cnp-label for="${this.id}--native" label="${escaped(this.label)}" description="${escaped(this.description)}" flag="${this.flag}"></cnp-label>`;
	}
	protected get spoken() {
		return escaped([this.label, this.description].filter(Boolean).join(" "));
	}
	protected tell(type: "cnp-input" | "cnp-change") {
		this.dispatchEvent(new CustomEvent(type, { detail: { id: this.id, name: this.name, value: this.held }, bubbles: true, composed: true }));
	}
	get value() {
		return this.held;
	}
	set value(value: any) {
		this.held = value;
		this.post();
		if (this.drawn) this.reflect();
	}
	protected post() {
		this.internals.setFormValue(this.held);
	}
	protected abstract draw(): void;
	protected abstract reflect(): void;
	abstract get shown(): unknown;
}

class CnpTextInput extends Control {
	get native() {
		return this.root.querySelector("input, textarea") as HTMLInputElement;
	}
	protected draw() {
		const [type, width] = [this.getAttribute("type") ?? "text", this.getAttribute("width") ?? "full"];
		const more = ["min", "max", "autocomplete", "inputmode", "rows"].map((name) => (this.hasAttribute(name) ? ` ${name}="${this.getAttribute(name)}"` : "")).join("");
		const shared = `name="${this.name}" id="${this.id}--native" aria-label="${this.spoken}" aria-required="${this.hasAttribute("required")}"${more}`;
		this.root.innerHTML = `<style>${BASE} .cnp-textinput[data-width=sm] { max-width: 110px; }</style><div class="${this.localName}" data-width="${width}">${this.head}<div class="${this.localName}__container">${
			this.localName === "cnp-textarea" ? `<textarea class="cnp-textarea__textarea" ${shared}></textarea>` : `<input class="cnp-textinput__input" type="${type}" ${shared}>`
		}</div><cnp-errormessage></cnp-errormessage></div>`;
		this.native.addEventListener("input", () => {
			if (type === "tel") this.native.value = masked(this.native.value);
			this.held = this.native.value;
			this.post();
			this.tell("cnp-input");
		});
		this.native.addEventListener("change", () => this.tell("cnp-change"));
	}
	protected reflect() {
		this.native.value = this.held;
	}
	get shown() {
		return this.native.value;
	}
}
class CnpTextarea extends CnpTextInput {}

function masked(text: string) {
	const digits = text.replace(/\D/g, "").slice(0, 10);
	if (digits.length < 4) return digits;
	return digits.length < 7 ? `(${digits.slice(0, 3)}) ${digits.slice(3)}` : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

class CnpOption extends HTMLElement {}
const optionsOf = (host: Element) =>
	[...host.querySelectorAll("cnp-option")].map((each) => ({ value: each.getAttribute("value") ?? "", label: each.getAttribute("label") ?? each.textContent ?? "" }));

class CnpSelect extends Control {
	get native() {
		return this.root.querySelector("select") as HTMLSelectElement;
	}
	protected draw() {
		this.root.innerHTML = `<style>${BASE}</style><div class="cnp-select">${this.head}<div class="cnp-select__selectwrapper"><select class="cnp-select__select" name="${this.name}" id="${this.id}--native" aria-label="${this.spoken}" aria-required="${this.hasAttribute("required")}"><option value="" hidden></option>${optionsOf(
			this,
		)
			.map(({ value, label }) => `<option value="${escaped(value)}">${escaped(label)}</option>`)
			.join("")}</select></div><cnp-errormessage></cnp-errormessage></div>`;
		this.native.addEventListener("change", () => {
			this.held = this.native.value;
			this.post();
			this.tell("cnp-change");
		});
	}
	protected reflect() {
		this.native.value = this.held;
	}
	get shown() {
		return this.native.selectedOptions[0]?.text ?? "";
	}
}

class CnpCombobox extends Control {
	private active = -1;
	private get input() {
		return this.root.querySelector("input") as HTMLInputElement;
	}
	private get menu() {
		return this.root.querySelector("ul") as HTMLUListElement;
	}
	protected draw() {
		const id = `${this.id}--native`;
		this.root.innerHTML = `<style>${BASE} .cnp-combobox { position: relative; } ul { position: absolute; z-index: 5; left: 0; right: 0; max-height: 240px; overflow: auto; margin: 0; padding: 4px 0; list-style: none; background: #fff; border: 1px solid #8f9b94; } ul[hidden] { display: none; } li { padding: 6px 12px; cursor: pointer; } li.is-active, li:hover { background: #dcebe1; }</style>
<div class="cnp-combobox">${this.head}<div class="cnp-combobox__container"><input id="${id}" class="cnp-combobox__input" type="text" role="combobox" autocomplete="off" aria-autocomplete="list" aria-expanded="false" aria-controls="${id}-list" aria-label="${this.spoken}"></div><ul id="${id}-list" role="listbox" aria-label="${escaped(this.label)}" hidden></ul><cnp-errormessage></cnp-errormessage></div>`;
		const { input, menu } = this;
		input.addEventListener("click", () => this.open(""));
		input.addEventListener("input", () => this.open(input.value));
		input.addEventListener("keydown", (event) => {
			const items = [...menu.children] as HTMLElement[];
			if (event.key === "ArrowDown" || event.key === "ArrowUp") {
				event.preventDefault();
				if (menu.hidden) this.open("");
				else this.mark(Math.max(0, Math.min(items.length - 1, this.active + (event.key === "ArrowDown" ? 1 : -1))));
			} else if (event.key === "Enter" && !menu.hidden) {
				event.preventDefault();
				if (items[this.active]?.dataset.value !== undefined) this.choose(items[this.active].dataset.value as string);
			} else if (event.key === "Escape") this.close();
		});
		input.addEventListener("blur", () => this.close());
		menu.addEventListener("mousedown", (event) => event.preventDefault());
		menu.addEventListener("click", (event) => {
			const value = (event.target as HTMLElement).closest<HTMLElement>("[role=option]")?.dataset.value;
			if (value !== undefined) this.choose(value);
		});
	}
	private open(text: string) {
		const found = optionsOf(this).filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()));
		this.menu.innerHTML = found.length
			? found
					.map(
						({ value, label }, i) =>
							`<li role="option" id="${this.id}--option-${i}" data-value="${escaped(value)}" aria-selected="${value === this.held}">${escaped(label)}</li>`,
					)
					.join("")
			: '<li role="presentation" class="hint">No results found</li>';
		this.menu.hidden = false;
		this.input.setAttribute("aria-expanded", "true");
		this.mark(text && found.length ? 0 : -1);
	}
	private mark(at: number) {
		this.active = at;
		[...this.menu.children].forEach((item, i) => item.classList.toggle("is-active", i === at));
		if (at >= 0) {
			this.menu.children[at]?.scrollIntoView({ block: "nearest" });
			this.input.setAttribute("aria-activedescendant", `${this.id}--option-${at}`);
		} else this.input.removeAttribute("aria-activedescendant");
	}
	private choose(value: string) {
		this.value = value;
		this.close();
		this.tell("cnp-change");
	}
	private close() {
		this.menu.hidden = true;
		this.input.setAttribute("aria-expanded", "false");
		if (this.input.value === "" && this.held) this.value = "";
		this.reflect();
	}
	protected reflect() {
		this.input.value = optionsOf(this).find(({ value }) => value === this.held)?.label ?? "";
	}
	get shown() {
		return this.input.value;
	}
}

/** A radio button or checkbox of a group, or a checkbox of its own. */
abstract class Choice extends Control {
	protected abstract kind: "radio" | "checkbox";
	get native() {
		return this.root.querySelector("input") as HTMLInputElement;
	}
	get checked() {
		return this.native.checked;
	}
	set checked(checked: boolean) {
		this.native.checked = checked;
		this.send();
	}
	get value() {
		return this.getAttribute("value") ?? "on";
	}
	private send() {
		if (!this.closest("cnp-radiogroup, cnp-checkboxgroup")) this.internals.setFormValue(this.checked ? this.value : null);
	}
	protected draw() {
		const base = this.localName;
		this.root.innerHTML = `<style>${BASE} label { display: flex; gap: 10px; align-items: flex-start; padding: 4px 0; } input { width: 22px; height: 22px; flex: none; }</style><div class="${base}"><label class="${base}__wrapper" for="${this.id}--native"><input type="${this.kind}" class="${base}__input" id="${this.id}--native" name="${this.name}" value="${escaped(this.value)}"><span class="${base}__text">${escaped(this.label)}</span></label>${this.description ? `<div class="hint">${escaped(this.description)}</div>` : ""}</div>`;
		this.native.addEventListener("change", () => {
			this.send();
			this.tell("cnp-change");
		});
	}
	protected reflect() {}
	get shown() {
		return this.checked;
	}
}
class CnpRadioButton extends Choice {
	protected kind = "radio" as const;
}
class CnpCheckbox extends Choice {
	protected kind = "checkbox" as const;
}

abstract class Group extends Control {
	protected get choices() {
		return [...this.children].filter((each): each is Choice => each instanceof Choice);
	}
	protected draw() {
		this.root.innerHTML = `<style>${BASE}</style><fieldset class="${this.localName}"><legend class="${this.localName}__legend">${escaped(this.label)}${
			this.flag === "required" ? ' <span aria-hidden="true">*</span>' : this.flag === "optional" ? ' <span class="hint">(Optional)</span>' : ""
		}</legend>${this.description ? `<div class="hint">${escaped(this.description)}</div>` : ""}<slot></slot></fieldset><cnp-errormessage></cnp-errormessage>`;
		this.addEventListener("cnp-change", (event) => {
			if (event.target !== this) this.taken(event.target as Choice);
		});
	}
	protected abstract taken(choice: Choice): void;
}
class CnpRadioGroup extends Group {
	protected taken(choice: Choice) {
		this.value = choice.value;
		this.tell("cnp-change");
	}
	protected reflect() {
		for (const each of this.choices) each.checked = each.value === this.held;
	}
	get shown() {
		return this.choices.find(({ checked }) => checked)?.label ?? "";
	}
}
class CnpCheckboxGroup extends Group {
	protected held: any = [];
	protected taken() {
		this.held = this.choices.filter(({ checked }) => checked).map(({ value }) => value);
		this.post();
		this.tell("cnp-change");
	}
	protected post() {
		const data = new FormData();
		for (const each of this.held) data.append(this.name, each);
		this.internals.setFormValue(data);
	}
	protected reflect() {
		for (const each of this.choices) each.checked = this.held.includes(each.value);
	}
	get shown() {
		return this.choices.filter(({ checked }) => checked).map(({ label }) => label);
	}
}

const MONTHS = "January February March April May June July August September October November December".split(" ");

/** A date that one knows by heart: month, day and year apart. */
class CnpDateInput extends Control {
	protected draw() {
		this.root.innerHTML = `<style>${BASE} .cnp-dateinput__parts { display: flex; gap: 14px; } .cnp-dateinput__parts > div { flex: 0 0 90px; } .cnp-dateinput__parts > div:first-child { flex-basis: 180px; }</style>
<fieldset class="cnp-dateinput" aria-describedby="hint"><legend>${escaped(this.label)}${this.flag === "required" ? " *" : ""}</legend><div class="hint" id="hint">${escaped(this.description)}</div>
<div class="cnp-dateinput__parts"><div><label for="month">Month</label><select id="month"><option value="">- Select -</option>${MONTHS.map((month, i) => `<option value="${i + 1}">${month}</option>`).join("")}</select></div>
<div><label for="day">Day</label><input id="day" inputmode="numeric" maxlength="2"></div><div><label for="year">Year</label><input id="year" inputmode="numeric" minlength="4" maxlength="4"></div></div></fieldset><cnp-errormessage></cnp-errormessage>`;
		for (const part of ["month", "day", "year"])
			this.root.getElementById(part)?.addEventListener(part === "month" ? "change" : "input", () => {
				this.post();
				this.tell("cnp-change");
			});
	}
	protected post() {
		const data = new FormData();
		for (const part of ["month", "day", "year"]) data.append(`${this.name}_${part}`, (this.root.getElementById(part) as HTMLInputElement).value);
		this.internals.setFormValue(data);
	}
	protected reflect() {}
	get shown() {
		return "";
	}
}

class CnpAwardRow extends Control {
	protected draw() {
		const number = Number(this.getAttribute("index")) + 1;
		this.root.innerHTML = `<style>${BASE} section { border-left: 4px solid #1f5c3a; padding-left: 16px; margin-bottom: 20px; } .row { display: grid; grid-template-columns: 2fr 1fr; gap: 16px; } h4 { margin: 0 0 6px; }</style>
<section><h4>Award ${number}</h4><div class="row"><cnp-textinput name="name" label="Award or honor"></cnp-textinput><cnp-select name="grade" label="Year in school">${["9th", "10th", "11th", "12th"]
			.map((grade) => `<cnp-option value="${Number.parseInt(grade)}" label="${grade} grade"></cnp-option>`)
			.join("")}</cnp-select></div><cnp-textinput name="reason" label="What did you receive it for?"></cnp-textinput></section>`;
		const post = () => {
			const data = new FormData();
			for (const each of this.root.querySelectorAll<Control>("[name]")) if (each instanceof Control) data.append(`${this.name}[${number - 1}][${each.name}]`, each.value);
			this.internals.setFormValue(data);
		};
		this.root.addEventListener("cnp-input", post);
		this.root.addEventListener("cnp-change", post);
	}
	protected reflect() {}
	get shown() {
		return "";
	}
}

class CnpButton extends HTMLElement {
	static observedAttributes = ["disabled"];
	connectedCallback() {
		if (this.shadowRoot) return;
		this.attachShadow({ mode: "open", delegatesFocus: true }).innerHTML =
			`<style>:host { display: inline-block; } button { font: inherit; font-weight: 600; padding: 10px 20px; border-radius: 4px; border: 2px solid #1f5c3a; background: #1f5c3a; color: #fff; cursor: pointer; } :host([variant=outline]) button { background: #fff; color: #1f5c3a; }</style><button class="cnp-button" type="button"><span class="cnp-button__text">${escaped(this.getAttribute("label") ?? "")}</span></button>`;
	}
	attributeChangedCallback() {
		this.shadowRoot?.querySelector("button")?.toggleAttribute("disabled", this.hasAttribute("disabled"));
	}
}

class CnpCard extends HTMLElement {
	connectedCallback() {
		if (!this.shadowRoot)
			this.attachShadow({ mode: "open" }).innerHTML = `<style>:host { display: block; border: 1px solid #8f9b94; border-radius: 6px; padding: 16px; margin-bottom: 14px; }</style><slot></slot>`;
	}
}

class CnpModal extends HTMLElement {
	static observedAttributes = ["heading", "open"];
	connectedCallback() {
		if (this.shadowRoot) return;
		this.attachShadow({ mode: "open" }).innerHTML = `<style>:host { display: none; } :host([open]) { display: block; } .overlay { position: fixed; inset: 0; background: rgba(0, 0, 0, .5); z-index: 20; display: flex; } .modal { margin: auto; width: min(640px, 94vw); max-height: 92vh; overflow: auto; background: #fff; border-radius: 8px; padding: 24px; } footer { display: flex; gap: 12px; justify-content: flex-end; margin-top: 18px; } h2 { margin: 0 0 14px; } ::slotted(*) { display: block; margin-bottom: 14px; } footer ::slotted(*) { display: inline-block; }</style>
<div class="overlay"><div class="modal" role="dialog" aria-modal="true" aria-labelledby="heading"><h2 id="heading"></h2><div class="body"><slot></slot></div><footer><slot name="actions"></slot></footer></div></div>`;
		this.attributeChangedCallback();
		this.addEventListener("keydown", (event) => {
			if (event.key === "Escape" && !event.composedPath().some((each) => (each as Element).localName === "cnp-combobox")) this.removeAttribute("open");
		});
	}
	attributeChangedCallback() {
		const heading = this.shadowRoot?.getElementById("heading");
		if (heading) heading.textContent = this.getAttribute("heading");
	}
}

export function define() {
	const parts: [string, CustomElementConstructor][] = [
		["cnp-label", CnpLabel],
		["cnp-errormessage", CnpErrorMessage],
		["cnp-option", CnpOption],
		["cnp-button", CnpButton],
		["cnp-card", CnpCard],
		["cnp-modal", CnpModal],
		["cnp-textinput", CnpTextInput],
		["cnp-textarea", CnpTextarea],
		["cnp-select", CnpSelect],
		["cnp-combobox", CnpCombobox],
		["cnp-radiobutton", CnpRadioButton],
		["cnp-checkbox", CnpCheckbox],
		["cnp-radiogroup", CnpRadioGroup],
		["cnp-checkboxgroup", CnpCheckboxGroup],
		["cnp-dateinput", CnpDateInput],
		["cnp-award-row", CnpAwardRow],
	];
	for (const [name, made] of parts) customElements.define(name, made);
}
