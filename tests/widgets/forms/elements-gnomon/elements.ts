/* Meridian Design System: the bundle that the university's web team publishes as @meridian/elements */
const base = `:host{display:block;font-family:var(--meri-font,system-ui,sans-serif)}:host([hidden]){display:none}
.label{display:block;font-weight:600;font-size:.9rem;margin-bottom:4px}.required{color:#9b1c31}.hint{font-size:.8rem;color:#555}
.control{display:flex;align-items:center;border:1px solid #767676;border-radius:2px;background:#fff}
input.native,textarea.native,select.native{flex:1;min-width:0;border:0;padding:9px;font:inherit;background:transparent;outline-offset:2px}`;

abstract class MeriField extends HTMLElement {
	static formAssociated = true;
	internals = this.attachInternals();
	root = this.attachShadow({ mode: "open", delegatesFocus: true });
	_value = "";
	_ready = false;
	get form() { return this.internals.form; }
	get name() { return this.getAttribute("name") ?? ""; }
	get label() { return this.getAttribute("label") ?? ""; }
	get required() { return this.hasAttribute("required"); }
	get value() { return this._value; }
	set value(v: string) {
		this._value = v ?? "";
		this.internals.setFormValue(this._value);
		if (this._ready) this.sync();
	}
	connectedCallback() {
		if (this._ready) return;
		this.root.innerHTML = `<style>${base}</style>${this.template()}`;
		this._ready = true;
		this.wire();
		this.value = this._value || this.getAttribute("value") || "";
	}
	labelHtml(target: string) {
		return `<label part="label" class="label" ${target}>${this.label}${this.required ? ' <span class="required" aria-hidden="true">*</span>' : ""}</label>`;
	}
	hintHtml() {
		return `<div part="hint" id="hint" class="hint"><slot name="hint">${this.getAttribute("hint") ?? ""}</slot></div>`;
	}
	emit(type: string) { this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail: { value: this._value } })); }
	abstract template(): string;
	abstract wire(): void;
	abstract sync(): void;
}

class MeriTextField extends MeriField {
	get input() { return this.root.querySelector<HTMLInputElement>("#input")!; }
	template() {
		const type = this.getAttribute("type") ?? "text";
		const pass = ["min", "max", "step", "maxlength", "autocomplete", "placeholder", "inputmode"].filter((a) => this.hasAttribute(a)).map((a) => ` ${a}="${this.getAttribute(a)}"`).join("");
		const control = type === "multiline"
			? `<textarea part="input" id="input" class="native" rows="4" aria-describedby="hint"${this.required ? " required" : ""}></textarea>`
			: `<input part="input" id="input" class="native" type="${type}" aria-describedby="hint"${pass}${this.required ? " required" : ""}>`;
		return `<div part="base" class="field">${this.labelHtml('for="input"')}<div class="control"><slot name="prefix"></slot>${control}<slot name="suffix"></slot></div>${this.hintHtml()}</div>`;
	}
	wire() {
		this.input.addEventListener("input", () => {
			this._value = this.input.value;
			this.internals.setFormValue(this._value);
			this.emit("meri-input");
		});
		this.input.addEventListener("change", () => this.emit("meri-change"));
	}
	sync() { if (this.input.value !== this._value) this.input.value = this._value; }
	get displayed() { return this.input.value; }
}

class MeriDateField extends MeriField {
	get input() { return this.root.querySelector<HTMLInputElement>("#input")!; }
	template() {
		return `<div part="base" class="field">${this.labelHtml('for="input"')}<div class="control"><input part="input" id="input" class="native" type="text" inputmode="numeric" placeholder="mm/dd/yyyy" autocomplete="off" aria-describedby="hint"></div>${this.hintHtml()}</div>`;
	}
	wire() {
		this.input.addEventListener("input", () => {
			const m = this.input.value.match(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/);
			this._value = m ? `${m[3]}-${m[1].padStart(2, "0")}-${m[2].padStart(2, "0")}` : "";
			this.internals.setFormValue(this._value);
			this.emit("meri-input");
		});
		this.input.addEventListener("change", () => this.emit("meri-change"));
	}
	sync() {
		const m = this._value.match(/^(\d{4})-(\d\d)-(\d\d)$/);
		this.input.value = m ? `${m[2]}/${m[3]}/${m[1]}` : "";
	}
	get displayed() { return this.input.value; }
}

class MeriNativeSelect extends MeriField {
	get select() { return this.root.querySelector<HTMLSelectElement>("#select")!; }
	template() {
		return `<div part="base" class="field">${this.labelHtml('for="select"')}<div class="control"><select part="select" id="select" class="native" aria-describedby="hint"></select></div>${this.hintHtml()}<slot hidden></slot></div>`;
	}
	wire() {
		this.select.append(new Option("Select one", ""), ...[...this.querySelectorAll("option")].map((o) => o.cloneNode(true)));
		this.select.addEventListener("change", () => {
			this._value = this.select.value;
			this.internals.setFormValue(this._value);
			this.emit("meri-change");
		});
	}
	sync() { this.select.value = this._value; }
	get displayed() { return this._value ? this.select.selectedOptions[0].text : ""; }
}

class MeriOption extends HTMLElement {
	connectedCallback() {
		if (this.shadowRoot) return;
		this.attachShadow({ mode: "open" }).innerHTML = `<style>:host{display:block;padding:7px 10px;cursor:pointer}:host([aria-selected=true]){background:#dfe8f5}:host(.current){outline:2px solid #1f4e9c}</style><slot></slot>`;
		this.setAttribute("role", "option");
		if (!this.hasAttribute("aria-selected")) this.setAttribute("aria-selected", "false");
	}
	get value() { return this.getAttribute("value") ?? ""; }
}

class MeriSelect extends MeriField {
	open = false;
	at = -1;
	get options() { return [...this.querySelectorAll("meri-option")] as MeriOption[]; }
	get box() { return this.root.querySelector<HTMLInputElement>(".select__input")!; }
	get list() { return this.root.querySelector<HTMLElement>("#listbox")!; }
	template() {
		return `<style>.select{position:relative}.select__list{position:absolute;z-index:20;left:0;right:0;top:100%;background:#fff;border:1px solid #767676;max-height:220px;overflow:auto}.select__list[hidden]{display:none}.select__input{cursor:pointer}</style>
<div part="base" class="field">${this.labelHtml('id="label" for="combobox"')}<div class="select"><div class="control select__combobox" part="combobox"><input id="combobox" class="native select__input" type="text" readonly placeholder="${this.getAttribute("placeholder") ?? "Choose"}" autocomplete="off" role="combobox" aria-controls="listbox" aria-expanded="false" aria-haspopup="listbox" aria-labelledby="label" aria-describedby="hint"><span aria-hidden="true">▾&nbsp;</span></div><div id="listbox" class="select__list" part="listbox" role="listbox" aria-labelledby="label" tabindex="-1" hidden><slot></slot></div></div>${this.hintHtml()}</div>`;
	}
	wire() {
		this.root.querySelector(".select__combobox")!.addEventListener("click", () => this.toggle(!this.open));
		this.addEventListener("click", (e) => {
			const option = (e.target as HTMLElement).closest("meri-option") as MeriOption | null;
			if (option) this.pick(option);
		});
		this.box.addEventListener("keydown", (e) => {
			if (e.key === "Escape") return this.toggle(false);
			if (e.key === "Enter" || e.key === " ") {
				e.preventDefault();
				if (this.open && this.at >= 0) this.pick(this.options[this.at]);
				else this.toggle(true);
			} else if (e.key === "ArrowDown" || e.key === "ArrowUp") {
				e.preventDefault();
				if (!this.open) this.toggle(true);
				this.mark(Math.max(0, Math.min(this.options.length - 1, this.at + (e.key === "ArrowDown" ? 1 : -1))));
			} else if (e.key.length === 1) {
				this.toggle(true);
				this.mark(this.options.findIndex((o) => o.textContent!.trim().toLowerCase().startsWith(e.key.toLowerCase())));
			}
		});
		document.addEventListener("mousedown", (e) => { if (this.open && !e.composedPath().includes(this)) this.toggle(false); });
	}
	mark(at: number) {
		this.at = at;
		this.options.forEach((o, i) => o.classList.toggle("current", i === at));
	}
	toggle(open: boolean) {
		this.open = open;
		this.list.hidden = !open;
		this.box.setAttribute("aria-expanded", String(open));
		if (!open) this.mark(-1);
	}
	pick(option: MeriOption) {
		this.value = option.value;
		this.toggle(false);
		this.box.focus();
		this.emit("meri-change");
	}
	sync() {
		for (const o of this.options) o.setAttribute("aria-selected", String(o.value === this._value));
		this.box.value = this.displayed;
	}
	get displayed() { return this._value ? (this.options.find((o) => o.value === this._value)?.textContent!.trim() ?? "") : ""; }
}

class MeriRadio extends HTMLElement {
	connectedCallback() {
		if (this.shadowRoot) return;
		this.attachShadow({ mode: "open" }).innerHTML = `<style>:host{display:inline-flex;gap:6px;margin-right:18px;cursor:pointer;align-items:center}.dot{width:14px;height:14px;border:1px solid #555;border-radius:50%}:host([aria-checked=true]) .dot{background:#1f4e9c}</style><span part="control" class="dot"></span><span part="label"><slot></slot></span>`;
		this.setAttribute("role", "radio");
		this.setAttribute("aria-checked", "false");
		this.tabIndex = -1;
	}
	get value() { return this.getAttribute("value") ?? ""; }
}
class MeriRadioGroup extends MeriField {
	get radios() { return [...this.querySelectorAll("meri-radio")] as MeriRadio[]; }
	template() {
		return `<style>fieldset{border:0;padding:0;margin:0}</style><fieldset part="form-control" role="radiogroup" aria-labelledby="label" aria-describedby="hint"><legend part="label" class="label" id="label">${this.label}${this.required ? ' <span class="required" aria-hidden="true">*</span>' : ""}</legend><div part="base"><slot></slot></div>${this.hintHtml()}</fieldset>`;
	}
	wire() {
		if (this.radios[0]) this.radios[0].tabIndex = 0;
		this.addEventListener("click", (e) => {
			const radio = (e.target as HTMLElement).closest("meri-radio") as MeriRadio | null;
			if (radio) this.choose(radio);
		});
		this.addEventListener("keydown", (e) => {
			const at = this.radios.indexOf(e.target as MeriRadio);
			if (at < 0) return;
			if (e.key === " ") { e.preventDefault(); this.choose(this.radios[at]); }
			const step = ["ArrowDown", "ArrowRight"].includes(e.key) ? 1 : ["ArrowUp", "ArrowLeft"].includes(e.key) ? -1 : 0;
			if (step) { e.preventDefault(); this.choose(this.radios[(at + step + this.radios.length) % this.radios.length]); }
		});
	}
	choose(radio: MeriRadio) {
		this.value = radio.value;
		radio.focus();
		this.emit("meri-change");
	}
	sync() {
		for (const r of this.radios) {
			r.setAttribute("aria-checked", String(!!this._value && r.value === this._value));
			if (this._value) r.tabIndex = r.value === this._value ? 0 : -1;
		}
	}
	get displayed() { return this.radios.find((r) => this._value && r.value === this._value)?.textContent!.trim() ?? ""; }
}

class MeriCheckbox extends HTMLElement {
	static formAssociated = true;
	internals = this.attachInternals();
	root = this.attachShadow({ mode: "open", delegatesFocus: true });
	get box() { return this.root.querySelector("input")!; }
	get name() { return this.getAttribute("name") ?? ""; }
	get value() { return this.getAttribute("value") ?? "on"; }
	get checked() { return this.box?.checked ?? false; }
	set checked(on: boolean) { this.box.checked = on; this.update(); }
	update() { this.internals.setFormValue(this.box.checked ? this.value : null); }
	connectedCallback() {
		if (this.box) return;
		this.root.innerHTML = `<style>:host{display:inline-block;margin-right:16px}label{display:inline-flex;gap:6px;cursor:pointer}</style><label part="base"><input type="checkbox" part="input"${this.hasAttribute("required") ? " required" : ""}><span part="label"><slot></slot></span></label>`;
		this.box.addEventListener("change", () => {
			this.update();
			this.dispatchEvent(new CustomEvent("meri-change", { bubbles: true, composed: true }));
		});
	}
}
class MeriCheckboxGroup extends HTMLElement {
	connectedCallback() {
		if (this.shadowRoot) return;
		this.attachShadow({ mode: "open" }).innerHTML = `<style>${base}fieldset{border:0;padding:0;margin:0}</style><fieldset part="form-control"><legend part="label" class="label">${this.getAttribute("label")}</legend><slot></slot><div class="hint"><slot name="hint"></slot></div></fieldset>`;
	}
}
class MeriButton extends HTMLElement {
	static formAssociated = true;
	internals = this.attachInternals();
	connectedCallback() {
		if (this.shadowRoot) return;
		const root = this.attachShadow({ mode: "open", delegatesFocus: true });
		root.innerHTML = `<style>:host{display:inline-block}button{font:inherit;padding:9px 18px;border:1px solid #1f4e9c;background:#fff;color:#1f4e9c;cursor:pointer}:host([variant=primary]) button{background:#1f4e9c;color:#fff}</style><button part="base" type="button"><slot></slot></button>`;
		root.querySelector("button")!.addEventListener("click", () => { if (this.getAttribute("type") === "submit") this.internals.form?.requestSubmit(); });
	}
}
class MeriCard extends HTMLElement {
	connectedCallback() {
		if (this.shadowRoot) return;
		this.attachShadow({ mode: "open" }).innerHTML = `<style>:host{display:block;border:1px solid #cfd6e0;margin:12px 0}header{background:#eef2f8;padding:8px 14px;font-weight:600}.body{padding:14px}</style><header part="header"><slot name="heading"></slot></header><div part="body" class="body"><slot></slot></div>`;
	}
}
class MeriDialog extends HTMLElement {
	get dialog() { return this.shadowRoot!.querySelector("dialog")!; }
	connectedCallback() {
		if (this.shadowRoot) return;
		this.attachShadow({ mode: "open" }).innerHTML = `<style>dialog{width:480px;border:0;box-shadow:0 8px 40px #0005;padding:0}header,footer{padding:12px 18px;display:flex;justify-content:space-between}h2{margin:0;font-size:1.1rem}.body{padding:6px 18px}footer{gap:10px;justify-content:flex-end}</style><dialog part="dialog" aria-labelledby="title"><header><h2 id="title">${this.getAttribute("heading")}</h2><button part="close" type="button" aria-label="Close">✕</button></header><div class="body"><slot></slot></div><footer><slot name="footer"></slot></footer></dialog>`;
		this.shadowRoot!.querySelector("[part=close]")!.addEventListener("click", () => this.hide());
	}
	show() { this.dialog.showModal(); }
	hide() { this.dialog.close(); }
}
const define = (tag: string, element: CustomElementConstructor) => customElements.get(tag) ?? customElements.define(tag, element);
define("meri-option", MeriOption);
define("meri-radio", MeriRadio);
define("meri-text-field", MeriTextField);
define("meri-date-field", MeriDateField);
define("meri-native-select", MeriNativeSelect);
define("meri-select", MeriSelect);
define("meri-radio-group", MeriRadioGroup);
define("meri-checkbox", MeriCheckbox);
define("meri-checkbox-group", MeriCheckboxGroup);
define("meri-button", MeriButton);
define("meri-card", MeriCard);
define("meri-dialog", MeriDialog);
