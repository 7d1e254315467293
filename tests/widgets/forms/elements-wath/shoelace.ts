const BASE = `:host{display:block;box-sizing:border-box}:host([hidden]){display:none}*{box-sizing:border-box}.form-control__label{display:inline-block;margin-bottom:2px;font-size:14px}:host([required]) .form-control__label::after{content:"*";margin-inline-start:2px;color:#b00}.form-control__help-text{font-size:13px;color:#71717a}.form-control__help-text[aria-hidden=true],.form-control__label[aria-hidden=true]{display:none}`;
export const emit = (el: HTMLElement, name: string) => el.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: false, composed: true, detail: {} }));
class Base extends HTMLElement {
	root = this.attachShadow({ mode: "open" });
	q<T extends Element = HTMLElement>(s: string) { return this.root.querySelector(s) as unknown as T; }
	a(name: string) { return this.getAttribute(name) ?? ""; }
	get name() { return this.a("name"); }
	control(inner: string, labelFor = 'for="input"', tag = "label") {
		const label = this.a("label"), help = this.a("help-text");
		return `<div part="form-control" class="form-control form-control--medium${label ? " form-control--has-label" : ""}${help ? " form-control--has-help-text" : ""}"><${tag} part="form-control-label" class="form-control__label" ${labelFor} aria-hidden="${label ? "false" : "true"}"><slot name="label">${label}</slot></${tag}><div part="form-control-input" class="form-control-input">${inner}</div><div part="form-control-help-text" id="help-text" class="form-control__help-text" aria-hidden="${help ? "false" : "true"}"><slot name="help-text">${help}</slot></div></div>`;
	}
}
export class SlInput extends Base {
	v = "";
	format: ((raw: string) => string) | null = null;
	blurFormat: ((raw: string) => string) | null = null;
	get value() { return this.v; }
	set value(x: string) { this.v = x; const i = this.q<HTMLInputElement>("#input"); if (i && i.value !== x) i.value = x; }
	get shown() { return this.q<HTMLInputElement>("#input")?.value ?? ""; }
	tag() {
		return `<div part="base" class="input input--medium input--standard"><span part="prefix" class="input__prefix"><slot name="prefix"></slot></span><input part="input" id="input" class="input__control" type="${this.a("type") || "text"}" title="" name="${this.name}" ${this.hasAttribute("required") ? "required" : ""} placeholder="${this.a("placeholder")}" ${["min", "max", "step", "inputmode", "autocomplete", "maxlength"].filter((k) => this.hasAttribute(k)).map((k) => `${k}="${this.a(k)}"`).join(" ")} aria-describedby="help-text"><span part="suffix" class="input__suffix"><slot name="suffix"></slot></span></div>`;
	}
	connectedCallback() {
		if (this.root.childElementCount) return;
		this.root.innerHTML = `<style>${BASE}.input{display:flex;border:1px solid #d4d4d8;border-radius:4px;background:#fff}.input__control{flex:1;min-width:0;border:0;padding:8px 10px;font:inherit;background:none}.input:focus-within{border-color:#5b1a3a}</style>${this.control(this.tag())}`;
		const i = this.q<HTMLInputElement>("#input");
		i.addEventListener("input", () => { if (this.format) { const f = this.format(i.value); if (f !== i.value) i.value = f; } this.v = i.value; emit(this, "sl-input"); });
		i.addEventListener("change", () => { this.v = i.value; emit(this, "sl-change"); });
		i.addEventListener("focus", () => emit(this, "sl-focus"));
		i.addEventListener("blur", () => { if (this.blurFormat) this.value = this.blurFormat(i.value); emit(this, "sl-blur"); });
	}
}
export class SlTextarea extends SlInput {
	tag() { return `<div part="base" class="textarea textarea--medium textarea--standard input"><textarea part="textarea" id="input" class="textarea__control input__control" title="" name="${this.name}" rows="${this.a("rows") || 3}" placeholder="${this.a("placeholder")}" aria-describedby="help-text"></textarea></div>`; }
}
export class SlOption extends Base {
	get value() { return this.a("value"); }
	connectedCallback() {
		if (this.root.childElementCount) return;
		this.setAttribute("role", "option");
		this.setAttribute("aria-selected", "false");
		this.setAttribute("aria-disabled", "false");
		this.root.innerHTML = `<style>:host{display:block}.option{padding:6px 10px;cursor:pointer}.option:hover,:host([current]) .option{background:#f3e6ec}</style><div part="base" class="option"><span part="checked-icon" class="option__check" aria-hidden="true"></span><slot part="prefix" name="prefix" class="option__prefix"></slot><slot part="label" class="option__label"></slot><slot part="suffix" name="suffix" class="option__suffix"></slot></div>`;
	}
}
export class SlSelect extends Base {
	v: string[] = [];
	open = false;
	get multiple() { return this.hasAttribute("multiple"); }
	get options() { return [...this.querySelectorAll<SlOption>("sl-option")]; }
	get value(): any { return this.multiple ? this.v : (this.v[0] ?? ""); }
	set value(x: any) { this.v = Array.isArray(x) ? x : x ? [x] : []; this.draw(); }
	get shown(): any { return this.multiple ? [...this.root.querySelectorAll("sl-tag")].map((t) => t.textContent) : this.q<HTMLInputElement>(".select__display-input")?.value ?? ""; }
	draw() {
		const chosen = this.v.map((v) => this.options.find((o) => o.value === v)).filter(Boolean) as SlOption[];
		for (const o of this.options) o.setAttribute("aria-selected", String(this.v.includes(o.value)));
		const i = this.q<HTMLInputElement>(".select__display-input");
		if (!i) return;
		i.value = this.multiple ? (chosen.length ? `${chosen.length} options selected` : "") : (chosen[0]?.textContent ?? "").trim();
		this.q(".select__tags").innerHTML = this.multiple ? chosen.map((o) => `<sl-tag part="tag" size="medium" removable data-v="${o.value}">${o.textContent!.trim()}</sl-tag>`).join("") : "";
	}
	toggle(on: boolean) {
		if (this.open === on || (on && this.hasAttribute("disabled"))) return;
		this.open = on;
		this.toggleAttribute("open", on);
		this.q(".select__display-input").setAttribute("aria-expanded", String(on));
		this.q("#listbox").setAttribute("aria-expanded", String(on));
		emit(this, on ? "sl-show" : "sl-hide");
	}
	choose(o: SlOption) {
		this.v = this.multiple ? (this.v.includes(o.value) ? this.v.filter((x) => x !== o.value) : [...this.v, o.value]) : [o.value];
		this.draw();
		emit(this, "sl-input");
		emit(this, "sl-change");
		if (!this.multiple) this.toggle(false);
	}
	connectedCallback() {
		if (this.root.childElementCount) return;
		this.root.innerHTML = `<style>${BASE}.select{position:relative;display:block}.select__combobox{display:flex;border:1px solid #d4d4d8;border-radius:4px;background:#fff;padding:8px 10px;cursor:pointer}.select__display-input{flex:1;min-width:0;border:0;outline:0;font:inherit;cursor:pointer;background:none}.select__value-input{position:absolute;width:0;height:0;opacity:0;border:0;padding:0}#listbox{display:none;position:absolute;z-index:40;left:0;right:0;max-height:240px;overflow:auto;background:#fff;border:1px solid #d4d4d8;box-shadow:0 4px 12px #0002}:host([open]) #listbox{display:block}.select__tags sl-tag{border:1px solid #ccc;border-radius:4px;padding:0 6px;margin-right:4px}</style>${this.control(`<sl-popup class="select select--standard select--medium" placement="bottom" strategy="absolute" flip shift sync="width" auto-size="vertical"><div part="combobox" class="select__combobox" slot="anchor"><slot part="prefix" name="prefix" class="select__prefix"></slot><input part="display-input" class="select__display-input" type="text" placeholder="${this.a("placeholder")}" value="" autocomplete="off" spellcheck="false" autocapitalize="off" readonly aria-controls="listbox" aria-expanded="false" aria-haspopup="listbox" aria-labelledby="label" aria-disabled="false" aria-describedby="help-text" role="combobox" tabindex="0"><div part="tags" class="select__tags"></div><input class="select__value-input" type="text" value="" tabindex="-1" aria-hidden="true"><slot name="expand-icon" part="expand-icon" class="select__expand-icon"><span aria-hidden="true">▾</span></slot></div><div id="listbox" role="listbox" aria-expanded="false" aria-multiselectable="${this.multiple}" aria-labelledby="label" part="listbox" class="select__listbox" tabindex="-1"><slot></slot></div></sl-popup>`, 'id="label"')}`;
		const box = this.q(".select__combobox");
		box.addEventListener("mousedown", (e) => { e.preventDefault(); if (this.hasAttribute("disabled")) return; this.q(".select__display-input").focus(); this.toggle(!this.open); });
		this.q(".select__display-input").addEventListener("blur", () => this.toggle(false));
		this.q("#listbox").addEventListener("mousedown", (e) => e.preventDefault());
		this.addEventListener("mouseup", (e) => { const o = e.composedPath().find((n) => n instanceof SlOption); if (o) this.choose(o as SlOption); });
		this.addEventListener("keydown", (e) => {
			const list = this.options, at = list.findIndex((o) => o.hasAttribute("current"));
			const mark = (n: number) => { list.forEach((o) => o.removeAttribute("current")); list[n]?.setAttribute("current", ""); list[n]?.scrollIntoView({ block: "nearest" }); };
			if (e.key === "Escape") this.toggle(false);
			else if (e.key === "Enter" || e.key === " ") { e.preventDefault(); if (!this.open) this.toggle(true); else if (at >= 0) this.choose(list[at]); }
			else if (e.key === "ArrowDown" || e.key === "ArrowUp") { e.preventDefault(); this.toggle(true); mark(Math.max(0, Math.min(list.length - 1, at + (e.key === "ArrowDown" ? 1 : -1)))); }
			else if (e.key.length === 1) { this.toggle(true); mark(list.findIndex((o) => o.textContent!.trim().toLowerCase().startsWith(e.key.toLowerCase()))); }
		});
		queueMicrotask(() => this.draw());
	}
}
export class SlRadio extends Base {
	get button() { return this.localName === "sl-radio-button"; }
	connectedCallback() {
		if (this.root.childElementCount) return;
		if (this.button) {
			this.setAttribute("role", "presentation");
			this.root.innerHTML = `<style>:host{display:inline-block}.button{border:1px solid #a1a1aa;background:#fff;padding:6px 14px;font:inherit;cursor:pointer}.button--checked{background:#5b1a3a;color:#fff}</style><div part="base" role="presentation"><button part="button" role="radio" aria-checked="false" type="button" value="${this.a("value")}" class="button button--default button--medium" aria-disabled="false" tabindex="0"><slot name="prefix" part="prefix" class="button__prefix"></slot><slot part="label" class="button__label"></slot></button></div>`;
		} else {
			this.setAttribute("role", "radio"); this.setAttribute("aria-checked", "false"); this.setAttribute("aria-disabled", "false"); this.setAttribute("tabindex", "0");
			this.root.innerHTML = `<style>:host{display:block;cursor:pointer}.radio{display:inline-flex;gap:8px}.radio__control{width:14px;height:14px;border:1px solid #888;border-radius:50%;margin-top:4px}.radio--checked .radio__control{background:#5b1a3a}</style><span part="base" class="radio radio--medium"><span part="control" class="radio__control"></span><slot part="label" class="radio__label"></slot></span>`;
		}
	}
	set checked(on: boolean) {
		if (this.button) { const b = this.q("button"); b.setAttribute("aria-checked", String(on)); b.classList.toggle("button--checked", on); }
		else { this.setAttribute("aria-checked", String(on)); this.q(".radio").classList.toggle("radio--checked", on); }
	}
	get drawn() { return !!this.root.querySelector(".button--checked,.radio--checked"); }
}
export class SlRadioGroup extends Base {
	v = "";
	get radios() { return [...this.querySelectorAll<SlRadio>("sl-radio,sl-radio-button")]; }
	get value() { return this.v; }
	set value(x: string) { this.v = x; for (const r of this.radios) r.checked = r.a("value") === x; }
	get shown() { return this.radios.find((r) => r.drawn)?.textContent!.trim() ?? ""; }
	connectedCallback() {
		if (this.root.childElementCount) return;
		const label = this.a("label"), help = this.a("help-text");
		this.root.innerHTML = `<style>${BASE}fieldset{border:0;padding:0;margin:0}</style><fieldset part="form-control" class="form-control form-control--medium form-control--radio-group form-control--has-label" role="radiogroup" aria-labelledby="label" aria-describedby="help-text" name="${this.name}"><label part="form-control-label" id="label" class="form-control__label" aria-hidden="false"><slot name="label">${label}</slot></label><div part="form-control-input" class="form-control-input"><slot></slot></div><div part="form-control-help-text" id="help-text" class="form-control__help-text" aria-hidden="${help ? "false" : "true"}"><slot name="help-text">${help}</slot></div></fieldset>`;
		this.addEventListener("click", (e) => { const r = e.composedPath().find((n) => n instanceof SlRadio) as SlRadio | undefined; if (r) { this.value = r.a("value"); emit(this, "sl-change"); emit(this, "sl-input"); } });
		this.addEventListener("keydown", (e) => { if (e.key === " ") { const r = e.composedPath().find((n) => n instanceof SlRadio) as SlRadio | undefined; if (r && !r.button) { e.preventDefault(); r.click(); } } });
	}
}
export class SlCheckbox extends Base {
	get input() { return this.q<HTMLInputElement>("input"); }
	on = false;
	get value() { return this.on; }
	set value(x: boolean) { this.on = x; this.input.checked = x; }
	get shown() { return this.input.checked; }
	connectedCallback() {
		if (this.root.childElementCount) return;
		const sw = this.localName === "sl-switch";
		this.root.innerHTML = sw
			? `<style>${BASE}.switch{display:inline-flex;gap:8px;cursor:pointer;position:relative}.switch__input{position:absolute;opacity:0;margin:0}.switch__control{width:34px;height:18px;border-radius:9px;background:#bbb;flex:none}.switch--checked .switch__control{background:#5b1a3a}</style><div class="form-control form-control--medium"><label part="base" class="switch switch--medium"><input class="switch__input" type="checkbox" title="" name="${this.name}" role="switch" aria-checked="false" aria-describedby="help-text"><span part="control" class="switch__control"><span part="thumb" class="switch__thumb"></span></span><div part="label" class="switch__label"><slot></slot></div></label></div>`
			: `<style>${BASE}.checkbox{display:inline-flex;gap:8px;cursor:pointer}</style><div class="form-control form-control--medium"><label part="base" class="checkbox checkbox--medium"><input class="checkbox__input" type="checkbox" title="" name="${this.name}" aria-checked="false" aria-describedby="help-text"><span part="control" class="checkbox__control"></span><div part="label" class="checkbox__label"><slot></slot></div></label></div>`;
		this.input.addEventListener("change", () => { this.on = this.input.checked; this.input.setAttribute("aria-checked", String(this.on)); this.q("label").classList.toggle(sw ? "switch--checked" : "checkbox--checked", this.on); emit(this, "sl-change"); });
	}
}
export class SlRange extends Base {
	v: number | "" = "";
	get value(): any { return this.v === "" ? "" : String(this.v); }
	get shown() { return this.q("output")?.textContent ?? ""; }
	connectedCallback() {
		if (this.root.childElementCount) return;
		this.root.innerHTML = `<style>${BASE}.range{position:relative;display:flex;gap:10px}input{flex:1}</style>${this.control(`<div part="base" class="range range--medium range--tooltip-top"><input part="input" id="input" class="range__control" title="" type="range" name="${this.name}" min="${this.a("min")}" max="${this.a("max")}" step="1" value="0" aria-describedby="help-text"><output part="tooltip" class="range__tooltip"></output></div>`)}`;
		const i = this.q<HTMLInputElement>("input");
		i.addEventListener("input", () => { this.v = Number(i.value); this.q("output").textContent = i.value; emit(this, "sl-input"); });
		i.addEventListener("change", () => emit(this, "sl-change"));
	}
}
export class SlButton extends Base {
	connectedCallback() {
		if (this.root.childElementCount) return;
		this.root.innerHTML = `<style>:host{display:inline-block}.button{border:1px solid #5b1a3a;background:#fff;color:#5b1a3a;border-radius:4px;padding:6px 14px;font:inherit;cursor:pointer}:host([variant=primary]) .button{background:#5b1a3a;color:#fff}</style><button part="base" class="button button--default button--medium button--has-label" type="${this.a("type") || "button"}" title="" role="button" aria-disabled="false" tabindex="0"><slot name="prefix" part="prefix" class="button__prefix"></slot><slot part="label" class="button__label"></slot></button>`;
	}
}
export class SlDetails extends Base {
	get opened() { return this.hasAttribute("open"); }
	connectedCallback() {
		if (this.root.childElementCount) return;
		this.root.innerHTML = `<style>:host{display:block;border:1px solid #d4d4d8;background:#fff;margin:0 0 8px}summary{padding:10px 14px;cursor:pointer}.details__content{padding:4px 14px 14px}</style><details part="base" class="details" ${this.opened ? "open" : ""}><summary part="header" id="header" class="details__header" role="button" aria-expanded="${this.opened}" aria-controls="content" tabindex="0"><slot name="summary" part="summary" class="details__summary">${this.a("summary")}</slot></summary><div class="details__body" role="region" aria-labelledby="header"><slot part="content" id="content" class="details__content"></slot></div></details>`;
		this.q("details").addEventListener("toggle", () => { const on = (this.q("details") as HTMLDetailsElement).open; this.toggleAttribute("open", on); this.q("summary").setAttribute("aria-expanded", String(on)); emit(this, on ? "sl-show" : "sl-hide"); });
	}
	show() { (this.q("details") as HTMLDetailsElement).open = true; }
	hide() { (this.q("details") as HTMLDetailsElement).open = false; }
}
export class SlDrawer extends Base {
	connectedCallback() {
		if (this.root.childElementCount) return;
		this.root.innerHTML = `<style>.drawer{display:none;position:fixed;inset:0;z-index:50}:host([open]) .drawer{display:block}.drawer__overlay{position:absolute;inset:0;background:#0006}.drawer__panel{position:absolute;right:0;top:0;bottom:0;width:420px;background:#fff;overflow:auto}header,.drawer__body,footer{padding:14px 20px}</style><div part="base" class="drawer drawer--end"><div part="overlay" class="drawer__overlay" tabindex="-1"></div><div part="panel" class="drawer__panel" role="dialog" aria-modal="true" aria-hidden="true" aria-labelledby="title" tabindex="0"><header part="header" class="drawer__header"><h2 part="title" class="drawer__title" id="title"><slot name="label">${this.a("label")}</slot></h2></header><slot part="body" class="drawer__body"></slot><footer part="footer" class="drawer__footer"><slot name="footer"></slot></footer></div></div>`;
	}
	show() { this.setAttribute("open", ""); this.q(".drawer__panel").setAttribute("aria-hidden", "false"); }
	hide() { this.removeAttribute("open"); this.q(".drawer__panel").setAttribute("aria-hidden", "true"); }
}
for (const [n, c] of Object.entries({ "sl-input": SlInput, "sl-textarea": SlTextarea, "sl-option": SlOption, "sl-select": SlSelect, "sl-radio": SlRadio, "sl-radio-button": class extends SlRadio {}, "sl-radio-group": SlRadioGroup, "sl-checkbox": SlCheckbox, "sl-switch": class extends SlCheckbox {}, "sl-range": SlRange, "sl-button": SlButton, "sl-details": SlDetails, "sl-drawer": SlDrawer })) customElements.define(n, c as any);
