/* Harborlight Civic Design: the city's own web components. */
const BASE = `
:host { display: block; margin: 0 0 1.25rem; font-family: inherit; }
:host([hidden]) { display: none; }
label, legend, .form-control__label { display: block; font-weight: 600; margin-bottom: .25rem; padding: 0; }
.required::after { content: " (required)"; color: #b50909; font-weight: 400; }
.hint { color: #565c65; font-size: .9rem; margin-bottom: .25rem; }
input, select, textarea { font: inherit; padding: .4rem .5rem; border: 1px solid #565c65; width: 100%; max-width: 30rem; box-sizing: border-box; background: #fff; }
fieldset { border: 0; padding: 0; margin: 0; min-width: 0; }
.error { color: #b50909; }
`;
const sheet = (css: string) => {
	const made = new CSSStyleSheet();
	made.replaceSync(BASE + css);
	return made;
};

export abstract class CivicElement extends HTMLElement {
	root: ShadowRoot;
	constructor(css = "") {
		super();
		this.root = this.attachShadow({ mode: "open" });
		this.root.adoptedStyleSheets = [sheet(css)];
	}
	attr(name: string, otherwise = "") {
		return this.getAttribute(name) ?? otherwise;
	}
	abstract draw(): void;
	drawn = false;
	connectedCallback() {
		if (this.drawn) return;
		this.drawn = true;
		this.draw();
	}
	$<T extends Element>(selector: string) {
		return this.root.querySelector<T>(selector)!;
	}
}

export abstract class CivicField extends CivicElement {
	static formAssociated = true;
	internals: ElementInternals;
	constructor(css = "") {
		super(css);
		this.internals = this.attachInternals();
	}
	get name() {
		return this.attr("name");
	}
	abstract get value(): string | string[];
	abstract get shown(): string | string[] | boolean;
	changed(event = "change") {
		const { value } = this;
		if (Array.isArray(value)) {
			const data = new FormData();
			for (const each of value) data.append(this.name, each);
			this.internals.setFormValue(data);
		} else this.internals.setFormValue(value);
		this.dispatchEvent(new Event(event, { bubbles: true, composed: true }));
	}
	get head() {
		const hint = this.attr("hint");
		return { hint: hint ? `<div class="hint" id="hint" part="hint">${hint}</div>` : "", by: hint ? ' aria-describedby="hint"' : "", required: this.hasAttribute("required") ? "required" : "" };
	}
}

class TextInput extends CivicField {
	draw() {
		const { hint, by, required } = this.head;
		this.root.innerHTML = `<label for="input" part="label" class="${required}">${this.attr("label")}</label>${hint}<slot name="error"></slot><input id="input" part="input" type="${this.attr("type", "text")}"${by} ${required} ${this.hasAttribute("inputmode") ? `inputmode="${this.attr("inputmode")}"` : ""} ${this.hasAttribute("autocomplete") ? `autocomplete="${this.attr("autocomplete")}"` : ""} ${this.hasAttribute("step") ? `step="${this.attr("step")}"` : ""}>`;
		const input = this.$<HTMLInputElement>("input");
		if (this.hasAttribute("width")) input.style.maxWidth = `${this.attr("width")}ch`;
		input.addEventListener("input", (e) => {
			e.stopPropagation();
			this.changed("input");
		});
		input.addEventListener("change", () => this.changed());
	}
	get value() {
		return this.$<HTMLInputElement>("input").value;
	}
	get shown() {
		return this.value;
	}
}

class TextArea extends CivicField {
	draw() {
		const { hint, by, required } = this.head;
		this.root.innerHTML = `<label for="textarea" part="label" class="${required}">${this.attr("label")}</label>${hint}<textarea id="textarea" part="textarea" rows="${this.attr("rows", "4")}"${by} ${required}></textarea>`;
		this.$("textarea").addEventListener("input", (e) => {
			e.stopPropagation();
			this.changed("input");
		});
		this.$("textarea").addEventListener("change", () => this.changed());
	}
	get value() {
		return this.$<HTMLTextAreaElement>("textarea").value;
	}
	get shown() {
		return this.value;
	}
}

/** A native select in the shadow; its options are given as light children. */
class NativeSelect extends CivicField {
	draw() {
		const { hint, by, required } = this.head;
		this.root.innerHTML = `<label for="select" part="label" class="${required}">${this.attr("label")}</label>${hint}<select id="select" part="select"${by} ${required}><option value="">- Select -</option></select><slot hidden></slot>`;
		const select = this.$<HTMLSelectElement>("select");
		for (const option of this.querySelectorAll("option")) select.append(option.cloneNode(true));
		select.addEventListener("change", () => this.changed());
	}
	get value() {
		return this.$<HTMLSelectElement>("select").value;
	}
	get shown() {
		return this.value && this.$<HTMLSelectElement>("select").selectedOptions[0].text;
	}
}

class Option extends CivicElement {
	constructor() {
		super(":host { margin: 0; padding: .35rem .75rem; cursor: pointer; } :host([aria-selected=true]) { font-weight: 600; } :host(.current), :host(:hover) { background: #d9e8f6; }");
	}
	draw() {
		this.setAttribute("role", "option");
		this.setAttribute("aria-selected", "false");
		this.root.innerHTML = `<div part="base" class="option"><slot part="label" class="option__label"></slot></div>`;
	}
}

let ids = 0;
/** A listbox select: readonly display box, popup, slotted options. */
class Select extends CivicField {
	#value = "";
	#current = -1;
	#typed = "";
	#timer = 0;
	constructor() {
		super(`.select { position: relative; max-width: 30rem; } .select__combobox { display: flex; align-items: center; border: 1px solid #565c65; cursor: pointer; background: #fff; }
.select__display-input { border: 0; cursor: pointer; flex: 1; } .select__listbox { position: absolute; left: 0; right: 0; top: 100%; z-index: 20; background: #fff; border: 1px solid #565c65; max-height: 15rem; overflow: auto; box-shadow: 0 4px 12px #0003; }
.select:not(.select--open) .select__listbox { display: none; } .chevron { padding: 0 .6rem; }`);
	}
	draw() {
		const { hint, required } = this.head;
		this.root.innerHTML = `<div part="form-control" class="form-control form-control--has-label">
	<label id="label" part="form-control-label" class="form-control__label ${required}" aria-hidden="false"><slot name="label">${this.attr("label")}</slot></label>
	${hint}
	<div part="form-control-input" class="form-control-input">
		<div class="select" part="popup">
			<div part="combobox" class="select__combobox">
				<input part="display-input" class="select__display-input" type="text" placeholder="${this.attr("placeholder", "Select one")}" autocomplete="off" spellcheck="false" readonly aria-controls="listbox" aria-expanded="false" aria-haspopup="listbox" aria-labelledby="label" aria-disabled="false" role="combobox" tabindex="0">
				<span class="chevron" aria-hidden="true">▾</span>
			</div>
			<div id="listbox" role="listbox" aria-expanded="false" aria-multiselectable="false" aria-labelledby="label" part="listbox" class="select__listbox" tabindex="-1"><slot></slot></div>
		</div>
	</div>
</div>`;
		this.$(".form-control__label").addEventListener("click", () => this.display.focus());
		this.$(".select__combobox").addEventListener("mousedown", (e) => {
			e.preventDefault();
			this.display.focus();
			this.toggle();
		});
		this.$("#listbox").addEventListener("mouseup", (e) => {
			const option = (e.target as Element).closest("cd-option");
			if (!option) return;
			this.choose(this.options.indexOf(option));
			this.toggle(false);
		});
		this.display.addEventListener("keydown", (e) => this.key(e));
		this.addEventListener("focusout", () => this.toggle(false));
	}
	get display() {
		return this.$<HTMLInputElement>(".select__display-input");
	}
	get options() {
		return [...this.querySelectorAll("cd-option")];
	}
	get open() {
		return this.$(".select").classList.contains("select--open");
	}
	toggle(open = !this.open) {
		this.$(".select").classList.toggle("select--open", open);
		this.display.setAttribute("aria-expanded", String(open));
		this.$("#listbox").setAttribute("aria-expanded", String(open));
		if (open) this.point(this.options.findIndex((o) => o.getAttribute("value") === this.#value));
	}
	point(at: number) {
		this.#current = at;
		this.options.forEach((o, i) => {
			o.classList.toggle("current", i === at);
			if (!o.id) o.id = `cd-option-${++ids}`;
		});
		if (this.options[at]) this.options[at].scrollIntoView({ block: "nearest" });
	}
	choose(at: number) {
		const option = this.options[at];
		if (!option) return;
		this.#value = option.getAttribute("value")!;
		this.options.forEach((o) => o.setAttribute("aria-selected", String(o === option)));
		this.display.value = option.textContent!.trim();
		this.changed("input");
		this.changed();
	}
	key(e: KeyboardEvent) {
		if (e.key === "Tab") return;
		if (e.key === "Escape") return this.toggle(false);
		if (e.key === "Enter" || (e.key === " " && !this.#typed)) {
			e.preventDefault();
			if (!this.open) return this.toggle(true);
			this.choose(this.#current);
			return this.toggle(false);
		}
		if (["ArrowDown", "ArrowUp", "Home", "End"].includes(e.key)) {
			e.preventDefault();
			if (!this.open) return this.toggle(true);
			const last = this.options.length - 1;
			return this.point(e.key === "Home" ? 0 : e.key === "End" ? last : e.key === "ArrowDown" ? Math.min(last, this.#current + 1) : Math.max(0, this.#current - 1));
		}
		if (e.key.length === 1 && !e.ctrlKey && !e.metaKey) {
			e.preventDefault();
			if (!this.open) this.toggle(true);
			this.#typed += e.key.toLowerCase();
			clearTimeout(this.#timer);
			this.#timer = window.setTimeout(() => (this.#typed = ""), 1000);
			const at = this.options.findIndex((o) => o.textContent!.trim().toLowerCase().startsWith(this.#typed));
			if (at >= 0) this.point(at);
		}
	}
	get value() {
		return this.#value;
	}
	get shown() {
		return this.display.value;
	}
}

class Radio extends CivicElement {
	constructor() {
		super(`:host { margin: .25rem 0; cursor: pointer; } .radio { display: inline-flex; gap: .5rem; align-items: center; } .radio__control { width: 1rem; height: 1rem; border: 1px solid #565c65; border-radius: 50%; } :host([aria-checked=true]) .radio__control { background: #005ea2; box-shadow: inset 0 0 0 3px #fff; }`);
	}
	draw() {
		this.setAttribute("role", "radio");
		this.setAttribute("aria-checked", "false");
		this.root.innerHTML = `<span part="base" class="radio"><span part="control" class="radio__control"></span><slot part="label" class="radio__label"></slot></span>`;
	}
}
class RadioGroup extends CivicField {
	#value = "";
	draw() {
		const { hint, required } = this.head;
		this.root.innerHTML = `<fieldset part="form-control" class="form-control form-control--radio-group" role="radiogroup" aria-labelledby="label"><label part="form-control-label" id="label" class="form-control__label ${required}"><slot name="label">${this.attr("label")}</slot></label>${hint}<div part="form-control-input" class="form-control-input"><slot></slot></div></fieldset>`;
		this.radios.forEach((r, i) => r.setAttribute("tabindex", i ? "-1" : "0"));
		this.addEventListener("click", (e) => {
			const radio = (e.target as Element).closest("cd-radio");
			if (radio) this.choose(radio);
		});
		this.addEventListener("keydown", (e) => {
			const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, " ": 0 }[e.key];
			if (step === undefined) return;
			e.preventDefault();
			const at = this.radios.indexOf(e.target as Element);
			const next = this.radios[(at + step + this.radios.length) % this.radios.length] as HTMLElement;
			this.choose(next);
			next.focus();
		});
	}
	get radios() {
		return [...this.querySelectorAll("cd-radio")];
	}
	choose(radio: Element) {
		this.#value = radio.getAttribute("value")!;
		for (const each of this.radios) {
			each.setAttribute("aria-checked", String(each === radio));
			each.setAttribute("tabindex", each === radio ? "0" : "-1");
		}
		this.changed("input");
		this.changed();
	}
	get value() {
		return this.#value;
	}
	get shown() {
		return this.radios.find((r) => r.getAttribute("aria-checked") === "true")?.textContent!.trim() ?? "";
	}
}

class Checkbox extends CivicField {
	constructor() {
		super(":host { margin: .25rem 0; } label { font-weight: 400; display: flex; gap: .5rem; align-items: baseline; } input { width: auto; }");
	}
	draw() {
		this.root.innerHTML = `<label part="base" class="checkbox"><input class="checkbox__input" type="checkbox" title=""><div part="label" class="checkbox__label ${this.head.required}"><slot></slot></div></label>`;
		this.$("input").addEventListener("change", () => this.changed());
	}
	get checked() {
		return this.$<HTMLInputElement>("input").checked;
	}
	get value() {
		return this.checked ? this.attr("value", "on") : "";
	}
	get shown() {
		return this.checked;
	}
}
class CheckboxGroup extends CivicField {
	draw() {
		const { hint, required } = this.head;
		this.root.innerHTML = `<fieldset part="fieldset"><legend part="legend" class="${required}">${this.attr("label")}</legend>${hint}<slot></slot></fieldset>`;
		this.addEventListener("change", (e) => e.target !== this && (e.stopPropagation(), this.changed()));
	}
	get boxes() {
		return ([...this.querySelectorAll("cd-checkbox")] as Checkbox[]).filter((b) => b.checked);
	}
	get value() {
		return this.boxes.map((b) => b.value);
	}
	get shown() {
		return this.boxes.map((b) => b.textContent!.trim());
	}
}

const MONTHS = "January February March April May June July August September October November December".split(" ");
class MemorableDate extends CivicField {
	constructor() {
		super(".row { display: flex; gap: .75rem; } .row label { font-weight: 400; } .d { width: 4rem; } .y { width: 6rem; }");
	}
	draw() {
		const { required } = this.head;
		this.root.innerHTML = `<fieldset><legend class="${required}">${this.attr("label")}</legend><div class="hint" id="hint">${this.attr("hint", "For example: January 19 2000")}</div><div class="row"><div><label for="month">Month</label><select id="month" name="${this.name}Month" aria-describedby="hint"><option value=""></option>${MONTHS.map((m, i) => `<option value="${i + 1}">${m}</option>`).join("")}</select></div><div class="d"><label for="day">Day</label><input id="day" name="${this.name}Day" inputmode="numeric" maxlength="2" aria-describedby="hint"></div><div class="y"><label for="year">Year</label><input id="year" name="${this.name}Year" inputmode="numeric" maxlength="4" minlength="4" aria-describedby="hint"></div></div></fieldset>`;
		this.root.addEventListener("input", (e) => {
			e.stopPropagation();
			this.changed("input");
		});
		this.root.addEventListener("change", () => this.changed());
	}
	get parts() {
		return ["#year", "#month", "#day"].map((p) => this.$<HTMLInputElement>(p).value);
	}
	get value() {
		const [y, m, d] = this.parts;
		return y || m || d ? `${y}-${m.padStart(2, "0")}-${d.padStart(2, "0")}` : "";
	}
	get shown() {
		const [y, m, d] = this.parts;
		return [MONTHS[+m - 1], d, y].filter(Boolean).join(" ");
	}
}

class Button extends CivicElement {
	static formAssociated = true;
	internals = this.attachInternals();
	constructor() {
		super(":host { display: inline-block; } button { font: inherit; padding: .5rem 1.1rem; background: #005ea2; color: #fff; border: 0; border-radius: 4px; cursor: pointer; } :host([variant=outline]) button { background: #fff; color: #005ea2; box-shadow: inset 0 0 0 2px #005ea2; }");
	}
	draw() {
		this.root.innerHTML = `<button part="base" type="button" class="button"><slot part="label"></slot></button>`;
		this.$("button").addEventListener("click", () => this.attr("type") === "submit" && this.internals.form?.requestSubmit());
	}
}

export class Dialog extends CivicElement {
	constructor() {
		super("dialog { border: 0; border-radius: 6px; padding: 1.5rem; width: 36rem; max-width: 90vw; } h2 { margin-top: 0; }");
	}
	draw() {
		this.root.innerHTML = `<dialog part="panel" class="dialog__panel" aria-labelledby="title"><header part="header"><h2 part="title" id="title">${this.attr("label")}</h2></header><div part="body"><slot></slot></div><footer part="footer"><slot name="footer"></slot></footer></dialog>`;
	}
	show() {
		this.$<HTMLDialogElement>("dialog").showModal();
	}
	hide() {
		this.$<HTMLDialogElement>("dialog").close();
	}
}

const TAGS: Record<string, CustomElementConstructor> = {
	"cd-option": Option, "cd-radio": Radio, "cd-checkbox": Checkbox, "cd-text-input": TextInput, "cd-textarea": TextArea, "cd-native-select": NativeSelect, "cd-select": Select, "cd-radio-group": RadioGroup, "cd-checkbox-group": CheckboxGroup, "cd-memorable-date": MemorableDate, "cd-button": Button, "cd-dialog": Dialog,
};
for (const [tag, made] of Object.entries(TAGS)) customElements.define(tag, made);
