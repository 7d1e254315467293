import "./page.css";

/* Small reactive base in the manner of our design system: open shadow root, form-associated. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`:host{display:block;margin:0 0 18px;font:15px/1.4 "Open Sans",Verdana,sans-serif}label,.label{display:block;font-weight:600;margin-bottom:4px}label .es,.label .es{font-weight:400;font-style:italic;color:#555}input:not([type=radio]):not([type=checkbox]),select,textarea{width:100%;box-sizing:border-box;padding:7px 9px;border:1px solid #8a8f98;border-radius:3px;font:inherit;background:#fff}.help{font-size:13px;color:#666;margin-top:3px}.parts{display:flex;gap:10px}.parts div{flex:1}.parts label{font-weight:400;font-size:13px}[part=listbox]{border:1px solid #8a8f98;background:#fff;max-height:220px;overflow:auto;position:absolute;z-index:5;min-width:260px}[hidden]{display:none!important}.wrap{position:relative}fieldset{border:1px solid #ccd;border-radius:4px;margin:0 0 14px;padding:12px 16px}.opt{display:inline-flex;gap:6px;font-weight:400;margin-right:18px}legend{font-weight:600}.remove,.add{background:none;border:1px solid #0a5c63;color:#0a5c63;padding:6px 12px;border-radius:3px}`);
const bilingual = (text: string) => {
	const [en, es] = text.split(" / ");
	return es ? `${en} <span class="es" lang="es">/ ${es}</span>` : en;
};
abstract class Base extends HTMLElement {
	static formAssociated = true;
	internals = this.attachInternals();
	root = this.attachShadow({ mode: "open", delegatesFocus: true });
	held: any = "";
	built = false;
	constructor() {
		super();
		this.root.adoptedStyleSheets = [sheet];
	}
	get name() { return this.getAttribute("name") ?? ""; }
	get label() { return this.getAttribute("label") ?? ""; }
	get value(): any { return this.held; }
	set value(v: any) { this.held = v; this.internals.setFormValue(v); this.update(); }
	get mark() { return this.hasAttribute("required") ? ' <span class="required" aria-hidden="true">*</span>' : ""; }
	get help() { const h = this.getAttribute("help-text"); return h ? `<div id="help-text" class="help" part="form-control-help-text">${h}</div>` : ""; }
	get describes() { return this.hasAttribute("help-text") ? 'aria-describedby="help-text"' : ""; }
	$<T extends Element = HTMLInputElement>(s: string) { return this.root.querySelector<T>(s)!; }
	commit(v: any) { this.held = v; this.internals.setFormValue(typeof v === "boolean" ? (v ? "on" : null) : v); this.dispatchEvent(new CustomEvent("ax-change", { bubbles: true, composed: true })); }
	connectedCallback() { if (!this.built) { this.built = true; this.render(); } }
	update() {}
	abstract render(): void;
	abstract get shown(): any;
}
class TextField extends Base {
	render() {
		const area = this.hasAttribute("multiline");
		const common = `id="input" part="input" ${this.describes} ${this.hasAttribute("required") ? "required" : ""} autocomplete="${this.getAttribute("autocomplete") ?? ""}"`;
		this.root.innerHTML = `<div part="form-control"><label part="form-control-label" for="input">${bilingual(this.label)}${this.mark}</label>${area ? `<textarea rows="3" ${common}></textarea>` : `<input type="${this.getAttribute("type") ?? "text"}" ${common}>`}${this.help}</div>`;
		this.$("#input").addEventListener("input", () => this.commit(this.$("#input").value));
	}
	update() { this.$("#input").value = this.held; }
	get shown() { return this.$("#input").value; }
}
class Dropdown extends Base {
	render() {
		const options = (this.getAttribute("options") ?? "").split("|").map((o) => o.split("="));
		this.root.innerHTML = `<label for="select">${bilingual(this.label)}${this.mark}</label><select id="select" ${this.describes}><option value="">Select… / Elija…</option>${options.map(([v, l]) => `<option value="${v}">${l}</option>`).join("")}</select>${this.help}`;
		this.$("#select").addEventListener("change", () => this.commit(this.$("#select").value));
	}
	update() { this.$<HTMLSelectElement>("#select").value = this.held; }
	get shown() { const s = this.$<HTMLSelectElement>("#select"); return s.value ? s.selectedOptions[0].text : ""; }
}
class Option extends HTMLElement {
	connectedCallback() { this.setAttribute("role", "option"); this.setAttribute("aria-selected", "false"); }
}
class AxSelect extends Base {
	active = -1;
	get options() { return [...this.querySelectorAll<HTMLElement>("ax-option")]; }
	render() {
		this.root.innerHTML = `<div part="form-control" class="wrap"><label id="label" part="form-control-label" for="display">${bilingual(this.label)}${this.mark}</label><div part="combobox"><input id="display" part="display-input" type="text" placeholder="Select… / Elija…" readonly autocomplete="off" spellcheck="false" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-controls="listbox" aria-labelledby="label" ${this.describes}></div><div id="listbox" role="listbox" part="listbox" aria-labelledby="label" tabindex="-1" hidden><slot></slot></div>${this.help}</div>`;
		const box = this.$("#display");
		box.addEventListener("click", () => this.open(this.$<HTMLElement>("#listbox").hidden));
		box.addEventListener("keydown", (e) => {
			const closed = this.$<HTMLElement>("#listbox").hidden;
			if (e.key === "Escape" || e.key === "Tab") return this.open(false);
			if (closed && [" ", "Enter", "ArrowDown", "ArrowUp"].includes(e.key)) { e.preventDefault(); return this.open(true); }
			if (e.key === "ArrowDown" || e.key === "ArrowUp") { e.preventDefault(); this.move(this.active + (e.key === "ArrowDown" ? 1 : -1)); }
			else if (e.key === "Enter" || e.key === " ") { e.preventDefault(); if (this.options[this.active]) this.choose(this.options[this.active]); }
			else if (e.key.length === 1) this.move(this.options.findIndex((o) => o.textContent!.toLowerCase().startsWith(e.key.toLowerCase())));
		});
		this.addEventListener("click", (e) => { const o = (e.target as Element).closest<HTMLElement>("ax-option"); if (o) this.choose(o); });
		document.addEventListener("mousedown", (e) => { if (!e.composedPath().includes(this)) this.open(false); });
	}
	move(i: number) { const all = this.options; this.active = Math.max(0, Math.min(all.length - 1, i)); all.forEach((o, j) => o.classList.toggle("current", j === this.active)); all[this.active].scrollIntoView({ block: "nearest" }); }
	open(yes: boolean) { this.$<HTMLElement>("#listbox").hidden = !yes; this.$("#display").setAttribute("aria-expanded", String(yes)); }
	choose(o: HTMLElement) { this.commit(o.getAttribute("value")); this.update(); this.open(false); }
	update() { for (const o of this.options) o.setAttribute("aria-selected", String(o.getAttribute("value") === this.held)); this.$("#display").value = this.options.find((o) => o.getAttribute("value") === this.held)?.textContent ?? ""; }
	get shown() { return this.$("#display").value; }
}
class DateParts extends Base {
	render() {
		const months = "January/enero February/febrero March/marzo April/abril May/mayo June/junio July/julio August/agosto September/septiembre October/octubre November/noviembre December/diciembre".split(" ");
		this.root.innerHTML = `<div role="group" aria-labelledby="label"><span class="label" id="label">${bilingual(this.label)}${this.mark}</span><div class="parts"><div><label for="day">Day / Día</label><input id="day" inputmode="numeric" maxlength="2"></div><div><label for="month">Month / Mes</label><select id="month"><option value=""></option>${months.map((m, i) => `<option value="${String(i + 1).padStart(2, "0")}">${m.replace("/", " / ")}</option>`).join("")}</select></div><div><label for="year">Year / Año</label><input id="year" inputmode="numeric" maxlength="4"></div></div>${this.help}</div>`;
		for (const e of this.root.querySelectorAll("input, select")) e.addEventListener(e.matches("select") ? "change" : "input", () => this.read());
	}
	read() { const [d, m, y] = ["#day", "#month", "#year"].map((s) => this.$(s).value); this.commit(d && m && y.length === 4 ? `${y}-${m}-${d.padStart(2, "0")}` : ""); }
	get shown() { const s = this.$<HTMLSelectElement>("#month"); return [this.$("#day").value, s.value ? s.selectedOptions[0].text : "", this.$("#year").value].filter(Boolean).join(" "); }
}
class RadioGroup extends Base {
	render() {
		const options = (this.getAttribute("options") ?? "").split("|").map((o) => o.split("="));
		this.root.innerHTML = `<fieldset role="radiogroup" part="form-control"><legend>${bilingual(this.label)}${this.mark}</legend>${options.map(([v, l]) => `<label class="opt"><input type="radio" name="option" value="${v}"><span>${l}</span></label>`).join("")}${this.help}</fieldset>`;
		this.root.addEventListener("change", () => this.commit(this.$("input:checked").value));
	}
	get shown() { return this.root.querySelector("input:checked")?.nextElementSibling?.textContent ?? ""; }
}
class Checkbox extends Base {
	held: any = false;
	render() {
		this.root.innerHTML = `<label class="opt"><input type="checkbox" part="control"><span><slot></slot></span></label>`;
		this.$("input").addEventListener("change", () => this.commit(this.$("input").checked));
	}
	get shown() { return this.$("input").checked; }
}
/* A list of entries; fields of an entry come from the <template> inside. */
class Repeater extends Base {
	render() {
		this.root.innerHTML = `<div id="entries"></div><button type="button" class="add" ${this.hasAttribute("fixed") ? "hidden" : ""}>${this.getAttribute("add-label") ?? "Add"}</button>`;
		this.$(".add").addEventListener("click", () => this.add());
		for (let i = 0; i < Number(this.getAttribute("start") ?? 1); i++) this.add();
	}
	add() {
		const n = this.$("#entries").childElementCount + 1;
		const set = document.createElement("fieldset");
		set.innerHTML = `<legend>${this.label.split(" / ").map((p) => `${p} ${n}`).join(" / ")}</legend>`;
		set.append(this.querySelector("template")!.content.cloneNode(true));
		this.$("#entries").append(set);
	}
	field(i: number, k: string) { return this.$("#entries").children[i]?.querySelector<Base>(`[name="${k}"]`) ?? null; }
	get keys() { return [...this.querySelector("template")!.content.querySelectorAll("[name]")].map((e) => e.getAttribute("name")!); }
	get shown() { return ""; }
}
customElements.define("ax-option", Option);
customElements.define("ax-text-field", TextField);
customElements.define("ax-dropdown", Dropdown);
customElements.define("ax-select", AxSelect);
customElements.define("ax-date-parts", DateParts);
customElements.define("ax-radio-group", RadioGroup);
customElements.define("ax-checkbox", Checkbox);
customElements.define("ax-repeater", Repeater);

let sent = false;
const form = document.querySelector<HTMLFormElement>("form")!;
form.addEventListener("submit", (e) => { e.preventDefault(); sent = true; });
const collect = (what: "value" | "shown") => {
	const out: Record<string, unknown> = {};
	for (const e of form.querySelectorAll<Base>("[name]")) {
		if (!(e instanceof Repeater)) { out[e.name] = e[what]; continue; }
		for (let i = 0; i < 3; i++) for (const k of e.keys) out[`${e.name}[${i}].${k}`] = e.field(i, k)?.[what] ?? "";
	}
	return out;
};
const w = window as any;
w.formState = () => ({ ...collect("value"), ...(sent ? { submitted: true } : {}) });
w.formShown = () => collect("shown");
