/** The cooperative's component library: form-associated custom elements with open shadow roots. */
const BASE = `
:host { display: block; font-family: "Source Sans 3", system-ui, sans-serif; color: #1f2a37; }
:host([hidden]) { display: none; }
* { box-sizing: border-box; }
.form-control__label { display: inline-block; margin-bottom: 4px; font-size: 15px; }
.form-control--required .form-control__label::after { content: "*"; margin-inline-start: 2px; color: #b42318; }
.form-control__help-text { font-size: 13px; color: #5b6675; margin-top: 4px; }
.base { display: flex; align-items: center; border: 1px solid #b8c0cc; border-radius: 4px; background: #fff; min-height: 40px; padding: 0 10px; }
.base:focus-within { border-color: #0b6e4f; box-shadow: 0 0 0 3px #0b6e4f40; }
input, textarea { font: inherit; color: inherit; flex: 1; width: 100%; min-width: 0; border: 0; outline: 0; background: none; padding: 6px 0; }
`;

let serial = 0;

abstract class GridElement extends HTMLElement {
	static formAssociated = true;
	protected root = this.attachShadow({ mode: "open" });
	protected internals = this.attachInternals();
	private drawn = false;
	connectedCallback() {
		if (this.drawn) return;
		this.drawn = true;
		this.render();
	}
	protected abstract render(): void;
	protected attr(name: string) {
		return this.getAttribute(name) ?? "";
	}
	get name() {
		return this.attr("name");
	}
	protected emit(name: string) {
		this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true }));
	}
	protected part<E extends Element = HTMLElement>(css: string) {
		return this.root.querySelector(css) as E;
	}
	protected helpText() {
		const text = this.attr("help-text");
		return `<div part="form-control-help-text" id="help-text" class="form-control__help-text" aria-hidden="${text ? "false" : "true"}"><slot name="help-text">${text}</slot></div>`;
	}
	protected shell(inner: string, kind: string) {
		return `<div part="form-control" class="form-control form-control--has-label${this.hasAttribute("required") ? " form-control--required" : ""}">
			<label part="form-control-label" class="form-control__label" id="label"${kind ? ` for="${kind}"` : ""} aria-hidden="false"><slot name="label">${this.attr("label")}</slot></label>
			<div part="form-control-input" class="form-control-input">${inner}</div>
			${this.helpText()}
		</div>`;
	}
}

export class GridInput extends GridElement {
	#value = "";
	get input() {
		return this.part<HTMLInputElement | HTMLTextAreaElement>("#input");
	}
	protected control() {
		const pass = ["type", "placeholder", "maxlength", "min", "max", "step", "inputmode", "autocomplete", "pattern"]
			.filter((name) => this.hasAttribute(name))
			.map((name) => `${name}="${this.attr(name)}"`)
			.join(" ");
		return `<div part="base" class="base input input--medium"><span part="prefix" class="input__prefix"><slot name="prefix"></slot></span>
			<input part="input" id="input" class="input__control" ${pass} name="${this.name}" ${this.hasAttribute("required") ? "required" : ""} aria-describedby="help-text">
			<span part="suffix" class="input__suffix"><slot name="suffix"></slot></span></div>`;
	}
	protected render() {
		this.root.innerHTML = `<style>${BASE}</style>${this.shell(this.control(), "input")}`;
		this.input.value = this.#value;
		this.input.addEventListener("input", () => {
			this.value = this.input.value;
			this.emit("grid-input");
		});
		this.input.addEventListener("change", () => {
			this.value = this.input.value;
			this.emit("grid-change");
		});
	}
	get value() {
		return this.#value;
	}
	set value(text: string) {
		this.#value = text;
		this.internals.setFormValue(text);
		if (this.input && this.input.value !== text) this.input.value = text;
	}
	get shown() {
		return this.input?.value ?? "";
	}
	focus() {
		this.input.focus();
	}
}

export class GridTextarea extends GridInput {
	protected control() {
		return `<div part="base" class="base textarea textarea--medium textarea--resize-vertical"><textarea part="textarea" id="input" class="textarea__control" name="${this.name}" rows="${this.attr("rows") || 4}" aria-describedby="help-text"></textarea></div>`;
	}
}

export class GridOption extends HTMLElement {
	root = this.attachShadow({ mode: "open" });
	connectedCallback() {
		this.root.innerHTML = `<style>:host{display:block;padding:6px 12px;cursor:pointer;font-size:15px}:host(:hover),:host([current]){background:#e6f2ee}:host([aria-selected=true]){font-weight:600}</style>
			<div part="base" class="option"><slot part="label" class="option__label"></slot></div>`;
		this.setAttribute("role", "option");
		if (!this.hasAttribute("aria-selected")) this.setAttribute("aria-selected", "false");
	}
	get value() {
		return this.getAttribute("value") ?? "";
	}
}

export class GridSelect extends GridElement {
	#value = "";
	get #options() {
		return [...this.querySelectorAll("grid-option")] as GridOption[];
	}
	get #box() {
		return this.part<HTMLInputElement>(".select__display-input");
	}
	protected render() {
		this.root.innerHTML = `<style>${BASE}
			:host { position: relative; }
			.select__combobox { cursor: pointer; } .select__display-input { cursor: pointer; }
			.select__value-input { position: absolute; opacity: 0; width: 1px; height: 1px; pointer-events: none; }
			.select__listbox { display: none; position: absolute; z-index: 20; left: 0; right: 0; max-height: 240px; overflow: auto; background: #fff; border: 1px solid #b8c0cc; border-radius: 4px; box-shadow: 0 4px 12px #0002; padding: 6px 0; }
			.select--open .select__listbox { display: block; }</style>
			${this.shell(
				`<div class="select select--standard" part="popup">
					<div part="combobox" class="base select__combobox" slot="anchor">
						<input part="display-input" class="select__display-input" type="text" placeholder="${this.attr("placeholder")}" spellcheck="false" autocapitalize="off" autocomplete="off" aria-controls="listbox" aria-expanded="false" aria-haspopup="listbox" aria-labelledby="label" aria-disabled="false" aria-describedby="help-text" role="combobox" tabindex="0" readonly>
						<input class="select__value-input" type="text" tabindex="-1" aria-hidden="true">
						<span part="expand-icon" class="select__expand-icon" aria-hidden="true">▾</span>
					</div>
					<div id="listbox" role="listbox" aria-expanded="false" aria-multiselectable="false" aria-labelledby="label" part="listbox" class="select__listbox" tabindex="-1"><slot></slot></div>
				</div>`,
				"",
			)}`;
		this.part(".form-control__label").addEventListener("click", () => this.#box.focus());
		this.part(".select__combobox").addEventListener("mousedown", (event) => {
			event.preventDefault();
			this.#box.focus();
			this.open = !this.open;
		});
		this.part(".select__listbox").addEventListener("click", (event) => {
			const option = (event.target as Element).closest("grid-option") as GridOption | null;
			if (option) this.#choose(option);
		});
		this.#box.addEventListener("keydown", (event) => {
			const options = this.#options;
			const at = options.findIndex((option) => option.hasAttribute("current"));
			if (event.key === "Escape" && this.open) {
				event.stopPropagation();
				this.open = false;
			} else if (event.key === "Enter" || event.key === " ") {
				event.preventDefault();
				if (!this.open) this.open = true;
				else if (options[at]) this.#choose(options[at]);
			} else if (["ArrowDown", "ArrowUp", "Home", "End"].includes(event.key)) {
				event.preventDefault();
				if (!this.open) this.open = true;
				const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1 }[event.key] as number;
				this.#setCurrent(options[(to + options.length) % options.length]);
			} else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
				if (!this.open) this.open = true;
				this.#typed += event.key.toLowerCase();
				clearTimeout(this.#pause);
				this.#pause = window.setTimeout(() => {
					this.#typed = "";
				}, 1000);
				this.#setCurrent(options.find((option) => (option.textContent ?? "").trim().toLowerCase().startsWith(this.#typed)));
			}
		});
		document.addEventListener("mousedown", (event) => {
			if (this.open && !event.composedPath().includes(this)) this.open = false;
		});
		this.#draw();
	}
	#typed = "";
	#pause = 0;
	#setCurrent(current?: GridOption) {
		for (const option of this.#options) option.toggleAttribute("current", option === current);
		if (!current) return;
		const list = this.part(".select__listbox");
		if (current.offsetTop < list.scrollTop) list.scrollTop = current.offsetTop;
		else if (current.offsetTop + current.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = current.offsetTop + current.offsetHeight - list.clientHeight;
	}
	#choose(option: GridOption) {
		const before = this.#value;
		this.value = option.value;
		this.open = false;
		if (before !== this.#value) {
			this.emit("grid-input");
			this.emit("grid-change");
		}
	}
	get open() {
		return this.hasAttribute("open");
	}
	set open(open: boolean) {
		this.toggleAttribute("open", open);
		this.part(".select").classList.toggle("select--open", open);
		this.part(".select__listbox").setAttribute("aria-expanded", String(open));
		this.#box.setAttribute("aria-expanded", String(open));
		this.#setCurrent(open ? (this.#options.find(({ value }) => value === this.#value) ?? this.#options[0]) : undefined);
	}
	#draw() {
		if (!this.#box) return;
		const chosen = this.#options.find(({ value }) => value === this.#value);
		for (const option of this.#options) option.setAttribute("aria-selected", String(option === chosen));
		this.#box.value = chosen?.textContent?.trim() ?? "";
		this.part<HTMLInputElement>(".select__value-input").value = this.#value;
	}
	get value() {
		return this.#value;
	}
	set value(value: string) {
		this.#value = value;
		this.internals.setFormValue(value);
		this.#draw();
	}
	get shown() {
		return this.#box?.value ?? "";
	}
}

export class GridRadio extends HTMLElement {
	root = this.attachShadow({ mode: "open" });
	connectedCallback() {
		this.root.innerHTML = `<style>:host{display:inline-block;margin-inline-end:18px;cursor:pointer;font-size:15px}.radio{display:inline-flex;gap:8px;align-items:center}.radio__control{width:18px;height:18px;border:1px solid #8a94a3;border-radius:50%;display:inline-block}.radio--checked .radio__control{border:5px solid #0b6e4f}</style>
			<span part="base" class="radio radio--medium"><span part="control" class="radio__control"></span><slot part="label" class="radio__label"></slot></span>`;
		this.setAttribute("role", "radio");
		this.setAttribute("aria-checked", "false");
		this.setAttribute("tabindex", "-1");
	}
	get value() {
		return this.getAttribute("value") ?? "";
	}
	get checked() {
		return this.getAttribute("aria-checked") === "true";
	}
	set checked(checked: boolean) {
		this.setAttribute("aria-checked", String(checked));
		this.setAttribute("tabindex", checked ? "0" : "-1");
		this.root.querySelector(".radio")?.classList.toggle("radio--checked", checked);
	}
}

export class GridRadioGroup extends GridElement {
	#value = "";
	get #radios() {
		return [...this.querySelectorAll("grid-radio")] as GridRadio[];
	}
	protected render() {
		this.root.innerHTML = `<style>${BASE} fieldset { border: 0; margin: 0; padding: 0; } .form-control-input { line-height: 1.9; }</style>
			<fieldset part="form-control" class="form-control form-control--radio-group form-control--has-label${this.hasAttribute("required") ? " form-control--required" : ""}" role="radiogroup" aria-labelledby="label" aria-describedby="help-text">
				<label part="form-control-label" id="label" class="form-control__label" aria-hidden="false"><slot name="label">${this.attr("label")}</slot></label>
				<div part="form-control-input" class="form-control-input"><slot></slot></div>
				${this.helpText()}
			</fieldset>`;
		queueMicrotask(() => this.#radios[0]?.setAttribute("tabindex", "0"));
		this.addEventListener("click", (event) => {
			const radio = (event.target as Element).closest("grid-radio") as GridRadio | null;
			if (radio) this.#choose(radio);
		});
		this.addEventListener("keydown", (event) => {
			const radios = this.#radios;
			const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, " ": 0 }[event.key];
			if (step === undefined) return;
			event.preventDefault();
			const at = Math.max(0, radios.indexOf(document.activeElement as GridRadio));
			const radio = radios[(at + step + radios.length) % radios.length];
			if (!radio) return;
			radio.focus();
			this.#choose(radio);
		});
	}
	#choose(radio: GridRadio) {
		const before = this.#value;
		this.value = radio.value;
		if (before === this.#value) return;
		this.emit("grid-input");
		this.emit("grid-change");
	}
	get value() {
		return this.#value;
	}
	set value(value: string) {
		this.#value = value;
		this.internals.setFormValue(value);
		for (const radio of this.#radios) radio.checked = radio.value === value;
	}
	get shown() {
		return this.#radios.find(({ root }) => root.querySelector(".radio--checked"))?.textContent?.trim() ?? "";
	}
}

export class GridCheckbox extends GridElement {
	protected render() {
		this.root.innerHTML = `<style>${BASE} .checkbox { display: inline-flex; gap: 8px; cursor: pointer; font-size: 15px; } input { flex: none; width: 18px; height: 18px; }</style>
			<div class="form-control"><label part="base" class="checkbox checkbox--medium">
				<input class="checkbox__input" type="checkbox" name="${this.name}" ${this.hasAttribute("required") ? "required" : ""} aria-describedby="help-text">
				<div part="label" class="checkbox__label"><slot></slot></div>
			</label>${this.helpText()}</div>`;
		this.part("input").addEventListener("click", () => {
			this.internals.setFormValue(this.checked ? "on" : null);
			this.emit("grid-change");
		});
	}
	get checked() {
		return this.part<HTMLInputElement>("input").checked;
	}
	set checked(checked: boolean) {
		this.part<HTMLInputElement>("input").checked = checked;
		this.internals.setFormValue(checked ? "on" : null);
	}
	get shown() {
		return this.checked;
	}
}

const MONTHS = "January February March April May June July August September October November December".split(" ");
const iso = (year: number, month: number, day: number) => `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

/** A date: a grid-input in its own shadow, and a calendar. Its value is yyyy-mm-dd. */
export class GridDatePicker extends GridElement {
	#value = "";
	#month = new Date();
	get #field() {
		return this.part<GridInput>("grid-input");
	}
	protected render() {
		const id = `calendar-${++serial}`;
		this.root.innerHTML = `<style>${BASE} :host { position: relative; } .icon { border: 0; background: none; cursor: pointer; font: inherit; }
			.calendar { position: absolute; z-index: 20; width: 280px; background: #fff; border: 1px solid #b8c0cc; border-radius: 4px; padding: 10px; box-shadow: 0 4px 12px #0002; } .calendar[hidden] { display: none; }
			.bar { display: flex; justify-content: space-between; } table { width: 100%; } td button { width: 100%; border: 0; background: none; cursor: pointer; padding: 5px 0; } td button:hover { background: #e6f2ee; }</style>
			<div class="date-picker" part="base">
				<grid-input label="${this.attr("label")}" help-text="${this.attr("help-text")}" placeholder="MM/DD/YYYY" ${this.hasAttribute("required") ? "required" : ""} autocomplete="off">
					<button slot="suffix" type="button" class="icon" tabindex="-1" aria-label="Open calendar" aria-controls="${id}">📅</button>
				</grid-input>
				<div class="calendar" id="${id}" role="dialog" aria-label="Calendar" hidden></div>
			</div>`;
		this.#field.addEventListener("grid-change", (event) => {
			event.stopPropagation();
			const [, month, day, year] = this.#field.value.trim().match(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/) ?? [];
			this.value = year ? iso(Number(year), Number(month), Number(day)) : "";
			this.emit("grid-change");
		});
		this.#field.addEventListener("grid-input", (event) => event.stopPropagation());
		this.part(".icon").addEventListener("click", () => {
			this.part(".calendar").hidden = !this.part(".calendar").hidden;
			if (this.#value) this.#month = new Date(`${this.#value}T00:00`);
			this.#drawCalendar();
		});
	}
	#drawCalendar() {
		const year = this.#month.getFullYear();
		const month = this.#month.getMonth();
		const days = new Date(year, month + 1, 0).getDate();
		const cells = [...Array(new Date(year, month, 1).getDay()).fill(0), ...Array.from({ length: days }, (_, place) => place + 1)];
		let rows = "";
		for (let at = 0; at < cells.length; at += 7) rows += `<tr>${cells.slice(at, at + 7).map((day) => `<td>${day ? `<button type="button" data-day="${day}">${day}</button>` : ""}</td>`).join("")}</tr>`;
		const calendar = this.part(".calendar");
		calendar.innerHTML = `<div class="bar"><button type="button" data-move="-1" aria-label="Previous month">‹</button><span>${MONTHS[month]} ${year}</span><button type="button" data-move="1" aria-label="Next month">›</button></div><table>${rows}</table>`;
		calendar.onclick = (event) => {
			const { day, move } = (event.target as HTMLElement).dataset;
			if (move) {
				this.#month = new Date(year, month + Number(move), 1);
				this.#drawCalendar();
			}
			if (!day) return;
			this.value = iso(year, month + 1, Number(day));
			calendar.hidden = true;
			this.emit("grid-change");
		};
	}
	get value() {
		return this.#value;
	}
	set value(value: string) {
		this.#value = value;
		this.internals.setFormValue(value);
		const [year, month, day] = value.split("-");
		if (value && this.#field) this.#field.value = `${month}/${day}/${year}`;
	}
	get shown() {
		return this.#field?.shown ?? "";
	}
}

export type Holder = HTMLElement & { value: string; shown: string | boolean; name: string };

customElements.define("grid-input", GridInput);
customElements.define("grid-textarea", GridTextarea);
customElements.define("grid-option", GridOption);
customElements.define("grid-select", GridSelect);
customElements.define("grid-radio", GridRadio);
customElements.define("grid-radio-group", GridRadioGroup);
customElements.define("grid-checkbox", GridCheckbox);
customElements.define("grid-date-picker", GridDatePicker);
