/** Cascadia UI: the bank's design system, built on standard custom elements. */

const RESET = `
:host { display: block; font-family: var(--cc-font); color: #2b2b26; box-sizing: border-box; }
:host *, :host *::before, :host *::after { box-sizing: inherit; }
[hidden] { display: none !important; }
.form-control__label { display: inline-block; font-size: .92rem; margin-bottom: .25rem; color: #3d3d36; }
.form-control--required .form-control__label::after { content: "*"; margin-inline-start: 2px; color: #a4331c; }
.form-control__help-text { font-size: .8rem; color: #6e6e62; margin-top: .2rem; }
`;

let count = 0;

/** What all the controls share: a label, a hint, a value that the form posts. */
abstract class Control extends HTMLElement {
	static formAssociated = true;
	protected internals = this.attachInternals();
	protected root = this.attachShadow({ mode: "open" });
	private drawn = false;

	get name() {
		return this.getAttribute("name") ?? "";
	}
	get label() {
		return this.getAttribute("label") ?? "";
	}
	get required() {
		return this.hasAttribute("required");
	}

	connectedCallback() {
		if (this.drawn) return;
		this.drawn = true;
		customElements.upgrade(this);
		this.draw();
	}

	protected frame(inner: string, labelAttributes: string) {
		const help = this.getAttribute("help-text") ?? "";
		return `<div part="form-control" class="form-control form-control--medium form-control--has-label${this.required ? " form-control--required" : ""}">
			<label part="form-control-label" class="form-control__label" ${labelAttributes} aria-hidden="false"><slot name="label">${this.label}</slot></label>
			<div part="form-control-input" class="form-control-input">${inner}</div>
			<div part="form-control-help-text" id="help-text" class="form-control__help-text" aria-hidden="${help ? "false" : "true"}"${help ? "" : " hidden"}><slot name="help-text">${help}</slot></div>
		</div>`;
	}

	protected emit(name: string) {
		this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable: false, detail: {} }));
	}

	/** Adds what it posts, for the elements that gather controls. */
	abstract postTo(data: FormData): void;
	protected abstract draw(): void;
}

const BOX = `
.input { display: flex; align-items: center; border: 1px solid #b9b9a8; border-radius: 3px; background: #fffef9; }
.input:focus-within { border-color: #2f6b3a; box-shadow: 0 0 0 3px rgba(47,107,58,.25); }
.input__control { flex: 1; min-width: 0; border: 0; background: none; font: inherit; padding: .5rem .7rem; outline: none; }
.input__prefix { padding-inline-start: .6rem; color: #6e6e62; }
.input__prefix:empty { display: none; }
textarea.input__control { min-height: 5rem; resize: vertical; }
`;

export class CcInput extends Control {
	protected box!: HTMLInputElement | HTMLTextAreaElement;
	get value() {
		return this.box?.value ?? this.getAttribute("value") ?? "";
	}
	set value(text: string) {
		this.box.value = text;
		this.internals.setFormValue(text);
	}
	override focus(options?: FocusOptions) {
		this.box.focus(options);
	}
	protected control() {
		const copied = ["type", "name", "placeholder", "maxlength", "min", "max", "step", "inputmode", "autocomplete", "pattern"]
			.filter((each) => this.hasAttribute(each))
			.map((each) => `${each}="${this.getAttribute(each)}"`);
		if (!this.hasAttribute("type")) copied.unshift('type="text"');
		const prefix = this.getAttribute("prefix-text") ?? "";
		return `<div part="base" class="input input--medium"><span part="prefix" class="input__prefix">${prefix}</span><input part="input" id="input" class="input__control" ${copied.join(" ")} ${this.required ? "required" : ""} aria-describedby="help-text"></div>`;
	}
	protected draw() {
		this.root.innerHTML = `<style>${RESET}${BOX}</style>${this.frame(this.control(), 'for="input"')}`;
		this.box = this.root.querySelector("#input") as HTMLInputElement;
		this.value = this.getAttribute("value") ?? "";
		this.box.addEventListener("input", () => {
			this.internals.setFormValue(this.box.value);
			this.emit("cc-input");
		});
		this.box.addEventListener("change", () => {
			this.internals.setFormValue(this.box.value);
			this.emit("cc-change");
		});
	}
	postTo(data: FormData) {
		data.append(this.name, this.value);
	}
}

export class CcTextarea extends CcInput {
	protected override control() {
		const limit = this.hasAttribute("maxlength") ? `maxlength="${this.getAttribute("maxlength")}"` : "";
		return `<div part="base" class="input"><textarea part="textarea" id="input" class="input__control" name="${this.name}" rows="${this.getAttribute("rows") ?? 3}" ${limit} ${this.required ? "required" : ""} aria-describedby="help-text"></textarea></div>`;
	}
}

export class CcOption extends HTMLElement {
	constructor() {
		super();
		this.attachShadow({ mode: "open" }).innerHTML = `<style>
			:host { display: block; user-select: none; }
			.option { display: flex; padding: .35rem .8rem; cursor: pointer; font: 1rem var(--cc-font); }
			.option--current { background: #e3ecd9; }
			.option__check { width: 1.3em; visibility: hidden; }
			.option--selected .option__check { visibility: visible; }
			</style><div part="base" class="option"><span part="checked-icon" class="option__check" aria-hidden="true">✓</span><slot part="label" class="option__label"></slot></div>`;
	}
	connectedCallback() {
		this.setAttribute("role", "option");
		if (!this.hasAttribute("aria-selected")) this.setAttribute("aria-selected", "false");
	}
	get value() {
		return this.getAttribute("value") ?? "";
	}
	get base() {
		return this.shadowRoot?.querySelector(".option") as HTMLElement;
	}
	get selected() {
		return this.getAttribute("aria-selected") === "true";
	}
	set selected(is: boolean) {
		this.setAttribute("aria-selected", String(is));
		this.base.classList.toggle("option--selected", is);
	}
	set current(is: boolean) {
		this.base.classList.toggle("option--current", is);
	}
	getTextLabel() {
		return (this.textContent ?? "").trim();
	}
}

export class CcSelect extends Control {
	private display!: HTMLInputElement;
	private popup!: HTMLElement;
	private at = -1;
	private typed = "";
	private typedAt = 0;

	get multiple() {
		return this.hasAttribute("multiple");
	}
	get options() {
		return [...this.querySelectorAll<CcOption>("cc-option")];
	}
	get chosen() {
		return this.options.filter(({ selected }) => selected);
	}
	get value(): string | string[] {
		const values = this.chosen.map(({ value }) => value);
		return this.multiple ? values : (values[0] ?? "");
	}
	set value(value: string | string[]) {
		const wanted = [value].flat();
		for (const option of this.options) option.selected = wanted.includes(option.value);
		this.changed();
	}
	get open() {
		return this.hasAttribute("open");
	}

	protected draw() {
		const list = `listbox`;
		this.root.innerHTML = `<style>${RESET}
			.select { position: relative; }
			.select__combobox { display: flex; align-items: center; border: 1px solid #b9b9a8; border-radius: 3px; background: #fffef9; cursor: pointer; min-height: 2.4rem; padding: 0 .6rem; position: relative; }
			.select__combobox:focus-within { border-color: #2f6b3a; box-shadow: 0 0 0 3px rgba(47,107,58,.25); }
			.select__display-input { flex: 1; min-width: 0; border: 0; background: none; font: inherit; outline: none; cursor: inherit; padding: .4rem .1rem; }
			.select__value-input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; z-index: -1; padding: 0; margin: 0; }
			.select__tags { display: flex; flex-wrap: wrap; gap: .25rem; }
			.select__tag { background: #e3ecd9; border-radius: 3px; padding: .1rem .5rem; font-size: .85rem; }
			:host([multiple]) .select--has-value .select__display-input { position: absolute; inset: 0; opacity: 0; z-index: -1; }
			.select__tags { flex: 1; } .select__tags:empty { display: none; }
			.select__listbox { position: absolute; z-index: 20; top: 100%; left: 0; right: 0; max-height: 15rem; overflow: auto; background: #fff; border: 1px solid #b9b9a8; border-radius: 3px; padding: .3rem 0; box-shadow: 0 4px 12px rgba(0,0,0,.14); }
			</style>${this.frame(
				`<div class="select select--medium" part="popup">
				<div part="combobox" class="select__combobox" slot="anchor">
					<input part="display-input" class="select__display-input" type="text" placeholder="${this.getAttribute("placeholder") ?? ""}" autocomplete="off" spellcheck="false" autocapitalize="off" readonly aria-controls="${list}" aria-expanded="false" aria-haspopup="listbox" aria-labelledby="label" aria-disabled="false" aria-describedby="help-text" role="combobox" tabindex="0">
					${this.multiple ? '<div part="tags" class="select__tags"></div>' : ""}
					<input class="select__value-input" type="text" ${this.required ? "required" : ""} value="" tabindex="-1" aria-hidden="true">
					<span part="expand-icon" class="select__expand-icon" aria-hidden="true">▾</span>
				</div>
				<div id="${list}" role="listbox" aria-expanded="false" aria-multiselectable="${this.multiple}" aria-labelledby="label" part="listbox" class="select__listbox" tabindex="-1" hidden><slot></slot></div>
			</div>`,
				'id="label"',
			)}`;
		this.display = this.root.querySelector(".select__display-input") as HTMLInputElement;
		this.popup = this.root.querySelector(".select__listbox") as HTMLElement;
		this.root.querySelector("#label")?.addEventListener("click", () => this.display.focus());
		this.root.querySelector(".select__combobox")?.addEventListener("mousedown", (event) => {
			event.preventDefault();
			this.display.focus({ preventScroll: true });
			this.toggle(!this.open);
		});
		this.popup.addEventListener("mouseup", (event) => {
			const option = (event.target as HTMLElement).closest<CcOption>("cc-option");
			if (option) this.choose(option);
		});
		this.addEventListener("keydown", (event) => this.keyed(event));
		this.changed();
	}

	private readonly outside = (event: Event) => {
		if (!event.composedPath().includes(this)) this.toggle(false);
	};
	show() {
		this.toggle(true);
	}
	hide() {
		this.toggle(false);
	}
	private toggle(open: boolean) {
		if (open === this.open) return;
		this.toggleAttribute("open", open);
		this.popup.hidden = !open;
		this.display.setAttribute("aria-expanded", String(open));
		this.popup.setAttribute("aria-expanded", String(open));
		for (const name of ["mousedown", "focusin"])
			open ? document.addEventListener(name, this.outside) : document.removeEventListener(name, this.outside);
		if (open) this.point(Math.max(0, this.options.findIndex(({ selected }) => selected)));
		this.emit(open ? "cc-show" : "cc-hide");
	}
	private point(index: number) {
		const { options } = this;
		this.at = (index + options.length) % options.length;
		options.forEach((option, each) => {
			option.current = each === this.at;
		});
		const option = options[this.at];
		if (!option) return;
		const { top, bottom } = option.getBoundingClientRect();
		const list = this.popup.getBoundingClientRect();
		if (top < list.top) this.popup.scrollTop -= list.top - top;
		else if (bottom > list.bottom) this.popup.scrollTop += bottom - list.bottom;
	}
	private choose(option: CcOption) {
		if (this.multiple) option.selected = !option.selected;
		else for (const each of this.options) each.selected = each === option;
		this.changed();
		this.emit("cc-input");
		this.emit("cc-change");
		if (!this.multiple) {
			this.toggle(false);
			this.display.focus({ preventScroll: true });
		}
	}
	private keyed(event: KeyboardEvent) {
		if (event.key === "Escape" || event.key === "Tab") return this.toggle(false);
		if (event.key === "Enter" || (event.key === " " && this.typed === "")) {
			event.preventDefault();
			if (!this.open) return this.toggle(true);
			const option = this.options[this.at];
			return option && this.choose(option);
		}
		if (["ArrowDown", "ArrowUp", "Home", "End"].includes(event.key)) {
			event.preventDefault();
			if (!this.open) return this.toggle(true);
			const to = { ArrowDown: this.at + 1, ArrowUp: this.at - 1, Home: 0, End: this.options.length - 1 }[event.key];
			return this.point(to ?? 0);
		}
		if (event.key.length !== 1 || event.ctrlKey || event.metaKey) return;
		this.toggle(true);
		this.typed = Date.now() - this.typedAt > 1000 ? event.key : this.typed + event.key;
		this.typedAt = Date.now();
		const found = this.options.findIndex((option) => option.getTextLabel().toLowerCase().startsWith(this.typed.toLowerCase()));
		if (found >= 0) this.point(found);
		setTimeout(() => {
			if (Date.now() - this.typedAt >= 1000) this.typed = "";
		}, 1000);
	}
	private changed() {
		const { chosen } = this;
		const labels = chosen.map((option) => option.getTextLabel());
		this.root.querySelector(".select")?.classList.toggle("select--has-value", labels.length > 0);
		if (this.multiple) {
			const tags = this.root.querySelector(".select__tags") as HTMLElement;
			tags.replaceChildren(...labels.map((text) => Object.assign(document.createElement("span"), { className: "select__tag", textContent: text })));
			this.display.value = labels.length > 0 ? `${labels.length} options selected` : "";
		} else this.display.value = labels[0] ?? "";
		(this.root.querySelector(".select__value-input") as HTMLInputElement).value = chosen.map(({ value }) => value).join(", ");
		const data = new FormData();
		this.postTo(data);
		this.internals.setFormValue(data);
	}
	postTo(data: FormData) {
		for (const value of [this.value].flat()) data.append(this.name, value);
	}
}

export class CcRadio extends HTMLElement {
	constructor() {
		super();
		this.attachShadow({ mode: "open" }).innerHTML = `<style>
			:host { display: inline-block; margin-inline-end: 1.4rem; outline: none; }
			.radio { display: inline-flex; align-items: center; gap: .45rem; font: 1rem var(--cc-font); cursor: pointer; }
			.radio__control { width: 1.05rem; height: 1.05rem; border: 1px solid #8d8d7c; border-radius: 50%; }
			.radio--checked .radio__control { border: 5px solid #2f6b3a; }
			:host(:focus-visible) .radio__control { outline: 3px solid rgba(47,107,58,.3); }
			</style><span part="base" class="radio"><span part="control" class="radio__control"></span><slot part="label" class="radio__label"></slot></span>`;
	}
	connectedCallback() {
		this.setAttribute("role", "radio");
		if (!this.hasAttribute("aria-checked")) this.checked = false;
	}
	get value() {
		return this.getAttribute("value") ?? "";
	}
	get checked() {
		return this.getAttribute("aria-checked") === "true";
	}
	set checked(is: boolean) {
		this.setAttribute("aria-checked", String(is));
		this.shadowRoot?.querySelector(".radio")?.classList.toggle("radio--checked", is);
	}
}

export class CcRadioGroup extends Control {
	get radios() {
		return [...this.querySelectorAll<CcRadio>("cc-radio")];
	}
	get value() {
		return this.radios.find(({ checked }) => checked)?.value ?? "";
	}
	set value(value: string) {
		this.sync(this.radios.find((each) => each.value === value));
	}
	private sync(chosen: CcRadio | undefined) {
		this.radios.forEach((radio, index) => {
			radio.checked = radio === chosen;
			radio.tabIndex = radio === chosen || (!chosen && index === 0) ? 0 : -1;
		});
		this.internals.setFormValue(this.value);
	}
	protected draw() {
		this.root.innerHTML = `<style>${RESET}
			.form-control { border: 0; padding: 0; margin: 0; }
			</style><fieldset part="form-control" class="form-control form-control--radio-group form-control--has-label${this.required ? " form-control--required" : ""}" role="radiogroup" aria-labelledby="label" aria-describedby="help-text">
			<label part="form-control-label" id="label" class="form-control__label" aria-hidden="false"><slot name="label">${this.label}</slot></label>
			<div part="form-control-input" class="form-control-input"><slot></slot></div>
			<div part="form-control-help-text" id="help-text" class="form-control__help-text"><slot name="help-text">${this.getAttribute("help-text") ?? ""}</slot></div></fieldset>`;
		const pick = (radio: CcRadio | undefined) => {
			if (!radio || radio.checked) return;
			this.sync(radio);
			radio.focus();
			this.emit("cc-input");
			this.emit("cc-change");
		};
		this.addEventListener("click", (event) => pick((event.target as HTMLElement).closest<CcRadio>("cc-radio") ?? undefined));
		this.addEventListener("keydown", (event) => {
			const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, " ": 0 }[event.key];
			if (step === undefined) return;
			event.preventDefault();
			const { radios } = this;
			const from = Math.max(0, radios.indexOf(document.activeElement as CcRadio), radios.findIndex(({ checked }) => checked));
			pick(radios[(from + step + radios.length) % radios.length]);
		});
		this.sync(undefined);
	}
	postTo(data: FormData) {
		data.append(this.name, this.value);
	}
}

export class CcCheckbox extends Control {
	private box!: HTMLInputElement;
	get checked() {
		return this.box?.checked ?? false;
	}
	set checked(is: boolean) {
		this.box.checked = is;
		this.post();
	}
	private post() {
		this.internals.setFormValue(this.checked ? (this.getAttribute("value") ?? "on") : null);
	}
	protected draw() {
		this.root.innerHTML = `<style>${RESET}
			.checkbox { display: inline-flex; gap: .55rem; position: relative; cursor: pointer; line-height: 1.35; }
			.checkbox__input { position: absolute; opacity: 0; padding: 0; margin: 0; pointer-events: none; }
			.checkbox__control { flex: 0 0 auto; width: 1.1rem; height: 1.1rem; border: 1px solid #8d8d7c; border-radius: 2px; background: #fff; }
			.checkbox__input:checked + .checkbox__control { background: #2f6b3a; }
			.checkbox--required .checkbox__label::after { content: "*"; color: #a4331c; margin-inline-start: 2px; }
			</style><div class="form-control form-control--medium"><label part="base" class="checkbox${this.required ? " checkbox--required" : ""}"><input class="checkbox__input" type="checkbox" name="${this.name}" value="${this.getAttribute("value") ?? "on"}" aria-checked="false" aria-describedby="help-text"><span part="control" class="checkbox__control"></span><div part="label" class="checkbox__label"><slot></slot></div></label></div>`;
		this.box = this.root.querySelector("input") as HTMLInputElement;
		this.box.addEventListener("change", () => {
			this.box.setAttribute("aria-checked", String(this.box.checked));
			this.post();
			this.emit("cc-change");
		});
	}
	postTo(data: FormData) {
		if (this.checked) data.append(this.name, "on");
	}
}

/** A list of entries: clones its <template> for each, and posts what their controls hold. */
export class CcRepeater extends HTMLElement {
	static formAssociated = true;
	private internals = this.attachInternals();
	private root = this.attachShadow({ mode: "open" });
	private next = 0;
	private drawn = false;

	connectedCallback() {
		if (this.drawn) return;
		this.drawn = true;
		this.root.innerHTML = `<style>
			:host { display: block; font-family: var(--cc-font); }
			.entry { border: 1px solid #d8d8c8; border-left: 4px solid #7fa36b; border-radius: 3px; padding: .8rem 1rem 1rem; margin-bottom: .9rem; background: #fafaf3; }
			.entry__header { display: flex; justify-content: space-between; align-items: center; margin-bottom: .5rem; }
			.entry__title { margin: 0; font-size: 1rem; }
			.entry__body { display: grid; grid-template-columns: repeat(12, 1fr); gap: .8rem 1rem; }
			.entry__body > * { grid-column: span 6; }
			.entry__body > .s3 { grid-column: span 3; } .entry__body > .s4 { grid-column: span 4; } .entry__body > .s12 { grid-column: 1 / -1; }
			.button { font: inherit; font-size: .9rem; border: 1px solid #2f6b3a; color: #2f6b3a; background: #fff; border-radius: 3px; padding: .45rem 1rem; cursor: pointer; }
			.button--text { border: 0; background: none; color: #a4331c; padding: .2rem; }
			</style><div part="entries" class="entries"></div><button part="add-button" type="button" class="button">${this.getAttribute("add-label")}</button>`;
		const add = this.root.querySelector(".button") as HTMLButtonElement;
		add.addEventListener("click", () => this.add());
		for (const name of ["cc-input", "cc-change"]) this.root.addEventListener(name, () => this.post());
		for (let index = 0; index < Number(this.getAttribute("min") ?? 0); index++) this.add();
	}
	add() {
		const template = this.querySelector("template") as HTMLTemplateElement;
		const entry = document.createElement("section");
		entry.className = "entry";
		const title = `entry-${++count}`;
		entry.setAttribute("aria-labelledby", title);
		entry.innerHTML = `<div class="entry__header"><h3 class="entry__title" id="${title}"></h3><button type="button" class="button button--text">Remove</button></div><div class="entry__body">${template.innerHTML.replaceAll("{i}", String(this.next++))}</div>`;
		entry.querySelector(".button--text")?.addEventListener("click", () => {
			entry.remove();
			this.number();
			this.post();
		});
		this.root.querySelector(".entries")?.append(entry);
		this.number();
		this.post();
	}
	private number() {
		const entries = this.root.querySelectorAll(".entry");
		entries.forEach((entry, index) => {
			(entry.querySelector(".entry__title") as HTMLElement).textContent = `${this.getAttribute("entry-label")} ${index + 1}`;
		});
		(this.root.querySelector(".entries + .button") as HTMLButtonElement).disabled = entries.length >= Number(this.getAttribute("max") ?? 10);
	}
	private post() {
		const data = new FormData();
		for (const each of this.root.querySelectorAll<HTMLElement>("[name]")) if (each instanceof Control) each.postTo(data);
		this.internals.setFormValue(data);
	}
}

customElements.define("cc-option", CcOption);
customElements.define("cc-radio", CcRadio);
customElements.define("cc-input", CcInput);
customElements.define("cc-textarea", CcTextarea);
customElements.define("cc-select", CcSelect);
customElements.define("cc-radio-group", CcRadioGroup);
customElements.define("cc-checkbox", CcCheckbox);
customElements.define("cc-repeater", CcRepeater);
