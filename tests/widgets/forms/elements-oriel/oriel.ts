// Oriel: the Vesper Hill University design system, web components package (@vhu/oriel-elements).
const BASE = `:host{display:block;margin-block-end:1.25rem;font:1rem/1.5 "IBM Plex Sans",system-ui,sans-serif;color:#1d1b2e}:host([hidden]){display:none}
*{box-sizing:border-box}label,.label,legend{display:block;font-weight:600;padding:0}.optional{font-weight:400;color:#6b6880}.helper{font-size:.875rem;color:#6b6880}
input:not([type=checkbox]),textarea,.trigger{width:100%;font:inherit;padding:.5rem .75rem;border:1px solid #8a87a0;border-radius:.25rem;background:#fff;text-align:start;color:inherit}
:focus-visible{outline:3px solid #8f6bff;outline-offset:1px}.error{color:#a3123a;font-size:.875rem;margin:.25rem 0 0}fieldset{border:0;margin:0;padding:0}
.menu{position:absolute;inset-inline:0;z-index:5;margin:2px 0 0;padding:.25rem 0;list-style:none;max-height:15rem;overflow:auto;background:#fff;border:1px solid #8a87a0;border-radius:.25rem;box-shadow:0 4px 14px #0003}.menu[hidden]{display:none}
.menu li{padding:.375rem .75rem;cursor:pointer}.menu li.active,.menu li:hover{background:#ece7ff}.menu li[aria-selected=true]{font-weight:600}.anchor{position:relative}`;
const esc = (s: string) => s.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

export abstract class OrielField extends HTMLElement {
	static formAssociated = true;
	internals = this.attachInternals();
	root = this.attachShadow({ mode: "open", delegatesFocus: true });
	protected _value: any = "";
	#ready = false;
	get name() { return this.getAttribute("name") ?? ""; }
	get value() { return this._value; }
	set value(v: any) { this._value = v; this.internals.setFormValue(Array.isArray(v) ? v.join(",") : v); this.sync(); }
	abstract get shown(): any;
	abstract template(): string;
	protected sync() {}
	protected wire() {}
	protected commit(v: any, type = "change") {
		this._value = v;
		this.internals.setFormValue(Array.isArray(v) ? v.join(",") : v);
		this.dispatchEvent(new CustomEvent(`oriel-${type}`, { bubbles: true, composed: true, detail: { value: v } }));
	}
	protected $<T extends HTMLElement = HTMLElement>(s: string) { return this.root.querySelector<T>(s)!; }
	protected labelText() { return `${esc(this.getAttribute("label") ?? "")}${this.hasAttribute("required") || this.hasAttribute("quiet") ? "" : ' <span class="optional">(optional)</span>'}`; }
	protected helper() { const h = this.getAttribute("helper-text"); return h ? `<div class="helper" id="helper" part="helper">${esc(h)}</div>` : ""; }
	protected describe() { return this.hasAttribute("helper-text") ? ' aria-describedby="helper"' : ""; }
	connectedCallback() {
		if (this.#ready) return;
		this.#ready = true;
		this.root.innerHTML = `<style>${BASE}</style>${this.template()}`;
		this.wire();
		this.sync();
	}
	formResetCallback() { this.value = ""; }
}

class VhuTextField extends OrielField {
	control!: HTMLInputElement | HTMLTextAreaElement;
	template() {
		const at = (n: string) => (this.hasAttribute(n) ? ` ${n}="${esc(this.getAttribute(n)!)}"` : "");
		const shared = `id="control" part="control"${this.describe()}${at("autocomplete")}${at("inputmode")}${at("maxlength")}${this.hasAttribute("required") ? " required" : ""}`;
		const control = this.localName === "vhu-textarea" ? `<textarea ${shared} rows="${this.getAttribute("rows") ?? 4}"></textarea>` : `<input ${shared} type="${this.getAttribute("type") ?? "text"}"${at("min")}${at("max")}${at("step")}>`;
		return `<div class="field" part="base"><label for="control" part="label">${this.labelText()}</label>${this.helper()}${control}<p class="error" id="error" role="alert" hidden></p></div>`;
	}
	wire() {
		this.control = this.$("#control") as HTMLInputElement;
		this.control.addEventListener("input", () => this.commit(this.control.value, "input"));
		this.control.addEventListener("change", () => this.commit(this.control.value));
		this.control.addEventListener("blur", () => {
			const error = this.$(".error");
			error.hidden = this.control.validity.valid;
			error.textContent = this.control.validity.valid ? "" : this.control.validity.valueMissing ? `Enter ${(this.getAttribute("label") ?? "").toLowerCase()}` : this.control.validationMessage;
		});
	}
	sync() { if (this.control) this.control.value = this._value; }
	get shown() { return this.control.value; }
}
class VhuTextarea extends VhuTextField {}

type Choice = { value: string; label: string };
abstract class ListField extends OrielField {
	choices: Choice[] = [];
	protected active = -1;
	readChoices() { this.choices = [...this.querySelectorAll("vhu-option")].map((o) => ({ value: o.getAttribute("value") ?? o.textContent!.trim(), label: o.textContent!.trim() })); }
	protected draw(list: Choice[]) {
		this.$(".menu").innerHTML = list.map((c, i) => `<li role="option" id="option-${i}" data-value="${esc(c.value)}" aria-selected="${c.value === this._value}" class="${i === this.active ? "active" : ""}">${esc(c.label)}</li>`).join("");
		if (this.active >= 0) { this.$("#control").setAttribute("aria-activedescendant", `option-${this.active}`); this.$(".menu").children[this.active]?.scrollIntoView({ block: "nearest" }); }
		else this.$("#control").removeAttribute("aria-activedescendant");
	}
	protected get isOpen() { return !this.$(".menu").hidden; }
	protected toggle(open: boolean) { this.$(".menu").hidden = !open; this.$("#control").setAttribute("aria-expanded", String(open)); }
	protected labelOf(v: string) { return this.choices.find((c) => c.value === v)?.label ?? ""; }
	protected pick(v: string) { this.toggle(false); this.commit(v); this.sync(); }
	protected wireMenu() {
		this.$(".menu").addEventListener("mousedown", (e) => e.preventDefault());
		this.$(".menu").addEventListener("click", (e) => { const li = (e.target as HTMLElement).closest("li"); if (li) this.pick(li.dataset.value!); });
		this.$("#control").addEventListener("blur", () => { this.toggle(false); this.sync(); });
	}
}
class VhuSelect extends ListField {
	template() {
		this.readChoices();
		return `<div class="field" part="base"><span class="label" id="label" part="label">${this.labelText()}</span>${this.helper()}<div class="anchor"><button type="button" class="trigger" id="control" part="trigger" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-controls="menu" aria-labelledby="label display"${this.describe()}><span id="display"></span></button><ul class="menu" id="menu" role="listbox" aria-labelledby="label" hidden></ul></div></div>`;
	}
	wire() {
		this.wireMenu();
		const open = () => { this.active = this.choices.findIndex((c) => c.value === this._value); this.draw(this.choices); this.toggle(true); };
		this.$("#control").addEventListener("click", () => (this.isOpen ? this.toggle(false) : open()));
		let typed = "", timer = 0;
		this.$("#control").addEventListener("keydown", (e) => {
			if (e.key === "ArrowDown" || e.key === "ArrowUp") {
				e.preventDefault();
				if (!this.isOpen) return open();
				this.active = Math.max(0, Math.min(this.choices.length - 1, this.active + (e.key === "ArrowDown" ? 1 : -1)));
				this.draw(this.choices);
			} else if ((e.key === "Enter" || e.key === " ") && this.isOpen) { e.preventDefault(); if (this.active >= 0) this.pick(this.choices[this.active].value); else this.toggle(false); }
			else if (e.key === "Escape" && this.isOpen) { e.preventDefault(); this.toggle(false); }
			else if (e.key.length === 1 && e.key !== " " && !e.ctrlKey && !e.metaKey) {
				clearTimeout(timer);
				timer = window.setTimeout(() => (typed = ""), 600);
				typed += e.key.toLowerCase();
				if (!this.isOpen) open();
				const at = this.choices.findIndex((c) => c.label.toLowerCase().startsWith(typed));
				if (at >= 0) { this.active = at; this.draw(this.choices); }
			}
		});
	}
	sync() { const d = this.root.querySelector("#display"); if (d) d.textContent = this.labelOf(this._value) || "Select one"; }
	get shown() { const t = this.$("#display").textContent!; return t === "Select one" ? "" : t; }
}
class VhuCombobox extends ListField {
	#list: Choice[] = [];
	template() {
		if (!this.choices.length) this.readChoices();
		return `<div class="field" part="base"><label for="control" part="label">${this.labelText()}</label>${this.helper()}<div class="anchor"><input id="control" part="control" type="text" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-controls="menu" autocomplete="off"${this.describe()}><ul class="menu" id="menu" role="listbox" aria-label="${esc(this.getAttribute("label")!)}" hidden></ul></div></div>`;
	}
	get box() { return this.$<HTMLInputElement>("#control"); }
	wire() {
		this.wireMenu();
		const filter = (q: string) => {
			const t = q.trim().toLowerCase();
			this.#list = [...this.choices.filter((c) => c.label.toLowerCase().startsWith(t)), ...this.choices.filter((c) => !c.label.toLowerCase().startsWith(t) && c.label.toLowerCase().includes(t))];
			this.active = t && this.#list.length ? 0 : -1;
			this.draw(this.#list);
			this.toggle(this.#list.length > 0);
		};
		this.box.addEventListener("input", () => filter(this.box.value));
		this.box.addEventListener("click", () => { this.box.select(); filter(""); });
		this.box.addEventListener("keydown", (e) => {
			if (e.key === "ArrowDown" || e.key === "ArrowUp") {
				e.preventDefault();
				if (!this.isOpen) filter("");
				this.active = Math.max(0, Math.min(this.#list.length - 1, this.active + (e.key === "ArrowDown" ? 1 : -1)));
				this.draw(this.#list);
			} else if (e.key === "Enter") { e.preventDefault(); if (this.isOpen && this.active >= 0) this.pick(this.#list[this.active].value); }
			else if (e.key === "Escape" && this.isOpen) { e.preventDefault(); this.toggle(false); this.sync(); }
		});
	}
	sync() { const b = this.root.querySelector<HTMLInputElement>("#control"); if (b) b.value = this.labelOf(this._value); }
	get shown() { return this.box.value; }
}
class VhuOption extends HTMLElement {}

class VhuRadio extends HTMLElement {
	connectedCallback() {
		if (this.shadowRoot) return;
		this.attachShadow({ mode: "open" }).innerHTML = `<style>:host{display:flex;gap:.5rem;padding:.25rem 0;cursor:pointer;font:1rem/1.5 "IBM Plex Sans",system-ui,sans-serif}.dot{width:1.125rem;height:1.125rem;border:2px solid #56537a;border-radius:50%;margin-top:.2rem}:host([aria-checked=true]) .dot{background:radial-gradient(#4b2fc9 45%,#fff 50%)}</style><span class="dot" part="control"></span><slot></slot>`;
		this.setAttribute("role", "radio");
		this.setAttribute("aria-checked", "false");
	}
}
class VhuRadioGroup extends OrielField {
	template() { return `<fieldset role="radiogroup" aria-labelledby="label" part="base"${this.describe()}><div class="label" id="label" part="label">${this.labelText()}</div>${this.helper()}<slot></slot></fieldset>`; }
	get radios() { return [...this.querySelectorAll<HTMLElement>("vhu-radio")]; }
	wire() {
		const choose = (r: HTMLElement) => { this.commit(r.getAttribute("value")!); this.sync(); r.focus(); };
		this.addEventListener("click", (e) => { const r = (e.target as HTMLElement).closest<HTMLElement>("vhu-radio"); if (r) choose(r); });
		this.addEventListener("keydown", (e) => {
			const at = this.radios.indexOf(e.target as HTMLElement);
			if (at < 0) return;
			const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[e.key];
			if (by) { e.preventDefault(); choose(this.radios[(at + by + this.radios.length) % this.radios.length]); }
			else if (e.key === " ") { e.preventDefault(); choose(this.radios[at]); }
		});
	}
	sync() { this.radios.forEach((r, i) => { const on = r.getAttribute("value") === this._value; r.setAttribute("aria-checked", String(on)); r.tabIndex = on || (!this._value && i === 0) ? 0 : -1; }); }
	get shown() { return this.radios.find((r) => r.getAttribute("aria-checked") === "true")?.textContent!.trim() ?? ""; }
}
class VhuCheckbox extends OrielField {
	protected _value: any = false;
	template() { return `<style>:host{margin-block-end:.25rem}label{display:flex;gap:.5rem;font-weight:400}</style><label part="base"><input type="checkbox" part="control"${this.hasAttribute("required") ? " required" : ""}><span><slot></slot></span></label>`; }
	get checked() { return this.$<HTMLInputElement>("input").checked; }
	set checked(on: boolean) { this.$<HTMLInputElement>("input").checked = on; this._value = on; }
	wire() { this.$("input").addEventListener("change", () => { this._value = this.checked; this.internals.setFormValue(this.checked ? this.getAttribute("value") ?? "on" : null); this.dispatchEvent(new CustomEvent("oriel-change", { bubbles: true, composed: true })); }); }
	get shown() { return this.checked; }
}
class VhuCheckboxGroup extends OrielField {
	template() { return `<fieldset part="base"${this.describe()}><legend part="label">${this.labelText()}</legend>${this.helper()}<slot></slot></fieldset>`; }
	get boxes() { return [...this.querySelectorAll<VhuCheckbox>("vhu-checkbox")]; }
	get on() { return this.boxes.filter((b) => b.shadowRoot?.querySelector("input")?.checked); }
	get value() { return this.on.map((b) => b.getAttribute("value")!); }
	set value(v: any) { this.boxes.forEach((b) => (b.checked = [].concat(v).includes(b.getAttribute("value") as never))); }
	get shown() { return this.on.map((b) => b.textContent!.trim()); }
}
class VhuMemorableDate extends OrielField {
	template() {
		const part = (id: string, label: string, n: number) => `<div class="part"><label for="${id}">${label}</label><input id="${id}" name="${id}" type="text" inputmode="numeric" maxlength="${n}" size="${n}"${this.describe()}></div>`;
		return `<style>.parts{display:flex;gap:1rem}.part label{font-weight:400}.part input{width:auto}</style><fieldset part="base"><legend part="label">${this.labelText()}</legend>${this.helper()}<div class="parts">${part("month", "Month", 2)}${part("day", "Day", 2)}${part("year", "Year", 4)}</div></fieldset>`;
	}
	get parts() { return ["month", "day", "year"].map((p) => this.$<HTMLInputElement>(`#${p}`).value.trim()); }
	wire() { this.root.addEventListener("input", () => { const [m, d, y] = this.parts; this.commit(m && d && y.length === 4 ? `${y}-${m.padStart(2, "0")}-${d.padStart(2, "0")}` : "", "input"); }); }
	get shown() { return this.parts.filter(Boolean).map((p) => p.padStart(2, "0")).join("/"); }
}
class VhuButton extends HTMLElement {
	static formAssociated = true;
	internals = this.attachInternals();
	connectedCallback() {
		if (this.shadowRoot) return;
		this.attachShadow({ mode: "open", delegatesFocus: true }).innerHTML = `<style>button{font:600 1rem "IBM Plex Sans",system-ui,sans-serif;padding:.6rem 1.1rem;border-radius:2rem;border:2px solid #4b2fc9;background:#fff;color:#4b2fc9;cursor:pointer}:host([variant=primary]) button{background:#4b2fc9;color:#fff}</style><button type="button" part="base"><slot></slot></button>`;
		this.addEventListener("click", () => { if (this.getAttribute("type") === "submit") this.internals.form?.requestSubmit(); });
	}
}
class VhuDialog extends HTMLElement {
	connectedCallback() {
		if (this.shadowRoot) return;
		this.attachShadow({ mode: "open" }).innerHTML = `<style>dialog{border:0;border-radius:.5rem;padding:0;width:min(40rem,94vw);max-height:90vh;overflow:auto;box-shadow:0 10px 40px #0006}header{display:flex;justify-content:space-between;padding:1rem 1.5rem;border-bottom:1px solid #ddd}h2{margin:0;font-size:1.25rem}.body{padding:1rem 1.5rem}footer{display:flex;gap:.75rem;justify-content:flex-end;padding:1rem 1.5rem;border-top:1px solid #ddd}</style><dialog part="panel" aria-labelledby="title"><header><h2 id="title">${esc(this.getAttribute("heading") ?? "")}</h2><button type="button" class="close" aria-label="Close">&#10005;</button></header><div class="body"><slot></slot></div><footer><slot name="footer"></slot></footer></dialog>`;
		this.shadowRoot!.querySelector(".close")!.addEventListener("click", () => this.hide());
	}
	show() { this.shadowRoot!.querySelector("dialog")!.showModal(); }
	hide() { this.shadowRoot!.querySelector("dialog")!.close(); }
}
for (const [tag, type] of Object.entries({ "vhu-option": VhuOption, "vhu-text-field": VhuTextField, "vhu-textarea": VhuTextarea, "vhu-select": VhuSelect, "vhu-combobox": VhuCombobox, "vhu-radio": VhuRadio, "vhu-radio-group": VhuRadioGroup, "vhu-checkbox": VhuCheckbox, "vhu-checkbox-group": VhuCheckboxGroup, "vhu-memorable-date": VhuMemorableDate, "vhu-button": VhuButton, "vhu-dialog": VhuDialog })) customElements.define(tag, type);
export const escapeHtml = esc;
