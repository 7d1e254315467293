import "./kit.css";
import { MAJORS, STATES } from "../../lists";

const css = (text: string) => `<style>${text}</style>`;
type Shadow = ShadowRoot;
const esc = (text: string) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

/* ---- Material Web (markup of its rendered shadow roots) ---- */
class Field extends HTMLElement {
	connectedCallback() {
		if (this.shadowRoot) return;
		const label = this.getAttribute("label") ?? "";
		const help = this.getAttribute("supporting-text");
		this.attachShadow({ mode: "open" }).innerHTML = `${css(
			":host{display:block}.container-overflow{border:1px solid #74777f;border-radius:4px;padding:4px 12px 8px;background:#fff}.label{font-size:12px;color:#44474e}.supporting-text{font-size:12px;color:#44474e;padding:2px 14px}.container{display:flex}.middle{flex:1}",
		)}<div class="field"><div class="container-overflow"><div class="outline"><div class="outline-start"></div><div class="outline-notch"><div class="outline-label"><span class="label floating" aria-hidden="true">${esc(label)}${this.hasAttribute("required") ? "*" : ""}</span></div></div><div class="outline-end"></div></div><div class="container"><div class="start"><slot name="start"></slot></div><div class="middle"><div class="content"><slot></slot></div></div><div class="end"><slot name="end"></slot></div></div></div>${help ? `<div class="supporting-text" aria-hidden="true"><span>${esc(help)}</span></div>` : ""}<slot name="aria-describedby"></slot></div>`;
	}
}
const MASKS: Record<string, { live?: (v: string) => string; blur?: (v: string) => string }> = {
	phone: {
		live(v) {
			const d = v.replace(/^\+?1(?=[\s-]*[2-9(])/, "").replace(/\D/g, "").slice(0, 10);
			return d.length > 6 ? `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}` : d.length > 3 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : d;
		},
	},
	digits: { live: (v) => v.replace(/\D/g, "") },
	zip: { blur: (v) => (/^\d{5}(-\d{4})?$/.test(v.trim()) ? v.trim() : "") },
	money: {
		blur(v) {
			const n = Number(v.replace(/[$,\s]/g, ""));
			return v.trim() && Number.isFinite(n) ? `$${Math.round(n).toLocaleString("en-US")}` : "";
		},
	},
	gpa: { blur: (v) => (v.trim() && Number(v) >= 0 && Number(v) <= 4 ? Number(v).toFixed(2) : "") },
};
class TextField extends HTMLElement {
	static formAssociated = true;
	internals = this.attachInternals();
	#value = "";
	input!: HTMLInputElement | HTMLTextAreaElement;
	connectedCallback() {
		if (this.shadowRoot) return;
		const at = (name: string) => this.getAttribute(name);
		const label = at("label") ?? "";
		const area = at("type") === "textarea";
		const attrs = `class="input" aria-describedby="description" aria-invalid="false" aria-label="${esc(label)}" placeholder=" " ${at("maxlength") ? `maxlength="${at("maxlength")}"` : ""} ${at("inputmode") ? `inputmode="${at("inputmode")}"` : ""} ${this.hasAttribute("required") ? "required" : ""}`;
		const root = this.attachShadow({ mode: "open", delegatesFocus: true });
		root.innerHTML = `${css(":host{display:block}.input{border:0;outline:0;width:100%;font:inherit;background:none;box-sizing:border-box}.input-wrapper{display:flex}.prefix{padding-right:4px}")}<span class="text-field"><md-outlined-field class="field" label="${esc(label)}" ${at("supporting-text") ? `supporting-text="${esc(at("supporting-text") ?? "")}"` : ""} ${this.hasAttribute("required") ? "required" : ""}><div class="input-wrapper">${at("prefix-text") ? `<span class="prefix">${at("prefix-text")}</span>` : ""}${area ? `<textarea ${attrs} rows="${at("rows") ?? 2}"></textarea>` : `<input ${attrs} type="${at("type") ?? "text"}">`}</div><div id="description" slot="aria-describedby"></div></md-outlined-field></span>`;
		this.input = root.querySelector(".input") as HTMLInputElement;
		const mask = MASKS[at("mask") ?? ""];
		this.input.addEventListener("input", () => {
			if (mask?.live) this.input.value = mask.live(this.input.value);
			this.take(this.input.value);
		});
		this.input.addEventListener("change", () => this.dispatchEvent(new Event("change", { bubbles: true })));
		this.input.addEventListener("blur", () => {
			if (mask?.blur) this.value = mask.blur(this.input.value);
		});
	}
	take(value: string) {
		this.#value = value;
		this.internals.setFormValue(value);
	}
	get value() {
		return this.#value;
	}
	set value(value: string) {
		this.input.value = value;
		this.take(value);
	}
	shown() {
		return this.input.value;
	}
}
class SelectOption extends HTMLElement {
	connectedCallback() {
		if (this.shadowRoot) return;
		this.attachShadow({ mode: "open" }).innerHTML = `${css(":host{display:block}li{list-style:none;padding:8px 12px;cursor:pointer}li:hover,li.selected{background:#dbe7f7}")}<li id="item" tabindex="-1" role="option" aria-selected="false" class="list-item"><md-item><div slot="container"></div><slot name="start" slot="start"></slot><slot name="headline" slot="headline"></slot></md-item></li>`;
	}
	get value() {
		return this.getAttribute("value") ?? "";
	}
	get text() {
		return this.querySelector("[slot=headline]")?.textContent?.trim() ?? "";
	}
	mark(on: boolean) {
		const item = this.shadowRoot?.getElementById("item");
		item?.classList.toggle("selected", on);
		item?.setAttribute("aria-selected", String(on));
		this.toggleAttribute("selected", on);
	}
}
class Menu extends HTMLElement {
	connectedCallback() {
		if (this.shadowRoot) return;
		this.attachShadow({ mode: "open" }).innerHTML = `${css(":host{position:relative;display:block}.menu{display:none;position:absolute;z-index:5;left:0;right:0;max-height:260px;overflow:auto;background:#fff;border:1px solid #c4c6d0;box-shadow:0 2px 8px #0003}:host([open]) .menu{display:block}")}<div class="menu"><div class="items"><div class="item-padding"><slot></slot></div></div></div>`;
	}
}
class Select extends HTMLElement {
	static formAssociated = true;
	internals = this.attachInternals();
	#value = "";
	connectedCallback() {
		if (this.shadowRoot) return;
		const label = this.getAttribute("label") ?? "";
		const root = this.attachShadow({ mode: "open", delegatesFocus: true });
		root.innerHTML = `${css(":host{display:block}.select{position:relative;display:block}.label{min-height:21px;cursor:pointer}.field{outline-offset:1px}")}<span class="select"><md-outlined-field aria-haspopup="listbox" role="combobox" part="field" id="field" tabindex="0" aria-label="${esc(label)}" aria-describedby="description" aria-expanded="false" aria-controls="listbox" class="field" label="${esc(label)}" ${this.hasAttribute("required") ? "required" : ""} ${this.getAttribute("supporting-text") ? `supporting-text="${this.getAttribute("supporting-text")}"` : ""}><slot name="leading-icon" slot="start"></slot><div id="label" class="label">&nbsp;</div><svg slot="end" viewBox="7 10 10 5" width="10" aria-hidden="true"><polygon points="7 10 12 15 17 10"></polygon></svg><div id="description" slot="aria-describedby"></div></md-outlined-field><div class="menu-wrapper"><md-menu id="listbox" role="listbox" tabindex="-1" default-focus="none" anchor="field" part="menu"><slot></slot></md-menu></div></span>`;
		const field = root.getElementById("field") as HTMLElement;
		const menu = root.getElementById("listbox") as HTMLElement;
		const toggle = (on: boolean) => {
			menu.toggleAttribute("open", on);
			field.setAttribute("aria-expanded", String(on));
		};
		field.addEventListener("click", () => !this.hasAttribute("disabled") && toggle(!menu.hasAttribute("open")));
		field.addEventListener("keydown", (event) => {
			if (this.hasAttribute("disabled")) return;
			if (["Enter", " ", "ArrowDown"].includes(event.key)) {
				event.preventDefault();
				toggle(true);
			}
			if (event.key === "Escape") toggle(false);
		});
		this.addEventListener("click", (event) => {
			const option = (event.target as HTMLElement).closest("md-select-option") as SelectOption | null;
			if (!option) return;
			this.value = option.value;
			toggle(false);
			this.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
			this.dispatchEvent(new Event("change", { bubbles: true }));
		});
		document.addEventListener("click", (event) => !event.composedPath().includes(this) && toggle(false));
	}
	get options() {
		return [...this.querySelectorAll<SelectOption>("md-select-option")];
	}
	fill(list: [string, string][]) {
		this.innerHTML = `<md-select-option value=""></md-select-option>${list.map(([value, text]) => `<md-select-option value="${esc(value)}"><div slot="headline">${esc(text)}</div></md-select-option>`).join("")}`;
		this.value = "";
	}
	get value() {
		return this.#value;
	}
	set value(value: string) {
		this.#value = value;
		let text = "";
		for (const option of this.options) {
			option.mark(option.value === value);
			if (option.value === value) text = option.text;
		}
		const label = this.shadowRoot?.getElementById("label") as HTMLElement;
		label.textContent = text || "\u00a0";
		this.internals.setFormValue(value);
	}
	shown() {
		return this.shadowRoot?.getElementById("label")?.textContent?.trim() ?? "";
	}
}
class Checkbox extends HTMLElement {
	static formAssociated = true;
	internals = this.attachInternals();
	get input() {
		return this.shadowRoot?.querySelector("input") as HTMLInputElement;
	}
	connectedCallback() {
		if (this.shadowRoot) return;
		const isSwitch = this.localName === "md-switch";
		const aria = this.getAttribute("aria-label");
		this.attachShadow({ mode: "open", delegatesFocus: true }).innerHTML = isSwitch
			? `${css(":host{display:inline-block}.switch{position:relative;width:52px;height:32px;border-radius:16px;background:#c4c6d0}.switch.selected{background:#00539b}input{position:absolute;inset:0;opacity:0;width:100%;height:100%;margin:0;cursor:pointer}.handle{position:absolute;left:4px;top:4px;width:24px;height:24px;border-radius:50%;background:#fff;pointer-events:none}.selected .handle{left:24px}")}<div class="switch unselected"><input id="switch" class="touch" type="checkbox" role="switch" ${aria ? `aria-label="${aria}"` : ""}><span class="track"><span class="handle-container"><span class="handle"></span></span></span></div>`
			: `${css(":host{display:inline-block;vertical-align:middle}.container{width:18px;height:18px;position:relative}input{width:18px;height:18px;margin:0}")}<div class="container"><input type="checkbox" id="input" aria-invalid="false"><div class="outline"></div><div class="background" aria-hidden="true"></div></div>`;
		this.input.addEventListener("change", () => {
			this.internals.setFormValue(this.input.checked ? "on" : null);
			this.shadowRoot?.querySelector(".switch")?.classList.toggle("selected", this.input.checked);
			this.dispatchEvent(new Event("change", { bubbles: true }));
		});
		this.addEventListener("click", (event) => {
			if (event.composedPath()[0] === this) this.input.click();
		});
	}
	get value() {
		return this.input.checked;
	}
	shown() {
		return this.input.checked;
	}
}
class Radio extends HTMLElement {
	static formAssociated = true;
	internals = this.attachInternals();
	#checked = false;
	constructor() {
		super();
		this.internals.role = "radio";
		this.addEventListener("click", () => {
			this.checked = true;
			this.dispatchEvent(new Event("change", { bubbles: true }));
		});
		this.addEventListener("keydown", (event) => event.key === " " && this.click());
	}
	connectedCallback() {
		if (this.shadowRoot) return;
		this.tabIndex = 0;
		this.internals.ariaChecked = "false";
		this.attachShadow({ mode: "open" }).innerHTML = `${css(":host{display:inline-flex;width:20px;height:20px;position:relative;cursor:pointer}.container{width:20px;height:20px}.icon{width:20px;height:20px;border:2px solid #44474e;border-radius:50%;box-sizing:border-box}.checked .icon{border-width:6px;border-color:#00539b}input{position:absolute;inset:0;opacity:0;margin:0}")}<div class="container" aria-hidden="true"><div class="icon"></div><input id="input" type="radio" tabindex="-1" value="${this.getAttribute("value")}"></div>`;
	}
	get checked() {
		return this.#checked;
	}
	set checked(on: boolean) {
		this.#checked = on;
		this.internals.ariaChecked = String(on);
		this.internals.setFormValue(on ? this.getAttribute("value") : null);
		this.shadowRoot?.querySelector(".container")?.classList.toggle("checked", on);
		(this.shadowRoot?.querySelector("input") as HTMLInputElement).checked = on;
		if (on)
			for (const other of (this.getRootNode() as Document).querySelectorAll<Radio>(`md-radio[name="${this.getAttribute("name")}"]`))
				if (other !== this && other.checked) other.checked = false;
	}
}
class FilterChip extends HTMLElement {
	selected = false;
	connectedCallback() {
		if (this.shadowRoot) return;
		this.attachShadow({ mode: "open", delegatesFocus: true }).innerHTML = `${css(":host{display:inline-flex}.container{border:1px solid #74777f;border-radius:8px}.container.selected{background:#cfe2f8}button{border:0;background:none;font:inherit;padding:6px 14px;cursor:pointer}")}<div class="container"><button class="primary action" id="button" aria-pressed="false" type="button"><span class="leading icon" aria-hidden="true"></span><span class="label"><span class="label-text" id="label">${esc(this.getAttribute("label") ?? "")}</span></span><span class="touch"></span></button></div>`;
		this.shadowRoot?.querySelector("button")?.addEventListener("click", () => {
			this.mark(!this.selected);
			this.dispatchEvent(new Event("update", { bubbles: true }));
		});
	}
	mark(on: boolean) {
		this.selected = on;
		this.toggleAttribute("selected", on);
		this.shadowRoot?.querySelector(".container")?.classList.toggle("selected", on);
		this.shadowRoot?.querySelector("button")?.setAttribute("aria-pressed", String(on));
	}
}
class ChipSet extends HTMLElement {
	internals = this.attachInternals();
	connectedCallback() {
		if (this.shadowRoot) return;
		this.internals.role = "toolbar";
		this.attachShadow({ mode: "open" }).innerHTML = `${css(":host{display:flex;flex-wrap:wrap;gap:8px}")}<slot></slot>`;
		this.addEventListener("update", (event) => {
			const chip = event.target as FilterChip;
			if (this.hasAttribute("single") && chip.selected) for (const each of this.chips) if (each !== chip && each.selected) each.mark(false);
		});
	}
	get chips() {
		return [...this.querySelectorAll<FilterChip>("md-filter-chip")];
	}
	get value() {
		const on = this.chips.filter((each) => each.selected).map((each) => each.getAttribute("label") ?? "");
		return this.hasAttribute("single") ? (on[0] ?? "") : on;
	}
	shown() {
		const on = this.chips.filter((each) => each.shadowRoot?.querySelector(".selected")).map((each) => each.shadowRoot?.getElementById("label")?.textContent ?? "");
		return this.hasAttribute("single") ? (on[0] ?? "") : on;
	}
}
class Segment extends HTMLElement {
	connectedCallback() {
		if (this.shadowRoot) return;
		const label = esc(this.getAttribute("label") ?? "");
		this.attachShadow({ mode: "open" }).innerHTML = `${css("button{border:1px solid #74777f;background:#fff;font:inherit;padding:8px 18px;margin-left:-1px;cursor:pointer}button.on{background:#cfe2f8}")}<button tabindex="0" aria-label="${label}" aria-pressed="false" type="button" class="md3-segmented-button md3-segmented-button--with-label"><span class="md3-segmented-button__outline"></span><span class="md3-segmented-button__label-text">${label}</span></button>`;
		this.shadowRoot?.querySelector("button")?.addEventListener("click", () => this.dispatchEvent(new Event("segmented-button-interaction", { bubbles: true })));
	}
	mark(on: boolean) {
		const button = this.shadowRoot?.querySelector("button");
		button?.classList.toggle("on", on);
		button?.setAttribute("aria-pressed", String(on));
	}
	get on() {
		return this.shadowRoot?.querySelector("button")?.classList.contains("on") ?? false;
	}
}
class SegmentSet extends HTMLElement {
	value = "";
	connectedCallback() {
		if (this.shadowRoot) return;
		this.attachShadow({ mode: "open" }).innerHTML = `${css("span{display:flex;padding-left:1px}")}<span role="group" aria-label="${this.getAttribute("aria-label")}" class="md3-segmented-button-set"><slot></slot></span>`;
		this.addEventListener("segmented-button-interaction", (event) => {
			for (const each of this.querySelectorAll<Segment>("md-outlined-segmented-button")) each.mark(each === event.target);
			this.value = (event.target as HTMLElement).getAttribute("label") ?? "";
		});
	}
	shown() {
		const on = [...this.querySelectorAll<Segment>("md-outlined-segmented-button")].find((each) => each.on);
		return on?.shadowRoot?.querySelector(".md3-segmented-button__label-text")?.textContent ?? "";
	}
}
class Slider extends HTMLElement {
	static formAssociated = true;
	internals = this.attachInternals();
	touched = false;
	get input() {
		return this.shadowRoot?.querySelector("input") as HTMLInputElement;
	}
	connectedCallback() {
		if (this.shadowRoot) return;
		const at = (name: string) => this.getAttribute(name);
		this.attachShadow({ mode: "open", delegatesFocus: true }).innerHTML = `${css("input{width:240px}.label{display:inline-block;min-width:40px}")}<div class="container labeled"><input type="range" class="end" id="end-slider" min="${at("min")}" max="${at("max")}" step="1" value="${at("value")}" aria-label="${at("aria-label")}" aria-valuetext="${at("value")}"><div class="handleContainerPadded"><span class="label"></span></div></div>`;
		this.input.addEventListener("input", () => {
			this.touched = true;
			this.input.setAttribute("aria-valuetext", this.input.value);
			(this.shadowRoot?.querySelector(".label") as HTMLElement).textContent = this.input.value;
			this.internals.setFormValue(this.input.value);
		});
	}
	get value() {
		return this.touched ? this.input.value : "";
	}
	shown() {
		return this.shadowRoot?.querySelector(".label")?.textContent ?? "";
	}
}
class Dialog extends HTMLElement {
	connectedCallback() {
		if (this.shadowRoot) return;
		this.attachShadow({ mode: "open" }).innerHTML = `${css("dialog{border:0;border-radius:20px;padding:24px;width:460px;overflow:visible}.actions{display:flex;gap:8px;justify-content:flex-end;margin-top:16px}")}<dialog aria-labelledby="headline"><div class="container"><div class="headline"><h2 id="headline"><slot name="headline"></slot></h2></div><div class="scroller"><div class="content"><slot name="content"></slot></div></div><div class="actions"><slot name="actions"></slot></div></div></dialog>`;
	}
	get dialog() {
		return this.shadowRoot?.querySelector("dialog") as HTMLDialogElement;
	}
	show() {
		this.dialog.showModal();
	}
	close() {
		this.dialog.close();
	}
}
class Button extends HTMLElement {
	static formAssociated = true;
	internals = this.attachInternals();
	connectedCallback() {
		if (this.shadowRoot) return;
		this.attachShadow({ mode: "open", delegatesFocus: true }).innerHTML = `${css("button{font:inherit;border-radius:20px;border:1px solid #00539b;background:#fff;color:#00539b;padding:8px 20px;cursor:pointer}")}<button id="button" class="button" type="button"><span class="touch"></span><slot name="icon"></slot><span class="label"><slot></slot></span></button>`;
		this.addEventListener("click", () => this.getAttribute("type") === "submit" && this.internals.form?.requestSubmit());
	}
}

/* ---- the institute's own elements ---- */
class Shell extends HTMLElement {
	connectedCallback() {
		this.attachShadow({ mode: "open" }).innerHTML = `<header part="head"><slot name="title"></slot><slot name="lead"></slot></header><main><slot></slot></main>`;
	}
}
class Section extends HTMLElement {
	connectedCallback() {
		this.attachShadow({ mode: "open" }).innerHTML = `${css(":host{display:block;background:#fff;padding:8px 24px 24px;margin-bottom:20px;border-radius:12px}h2{color:#00539b;font-weight:500}")}<section><h2>${this.getAttribute("heading")}</h2><slot></slot></section>`;
	}
}
const COMBO_CSS = "input{width:100%;box-sizing:border-box;font:inherit;padding:10px;border:1px solid #74777f;border-radius:4px}.wrap{position:relative}ul{position:absolute;z-index:6;left:0;right:0;margin:0;padding:0;background:#fff;border:1px solid #c4c6d0}li{list-style:none;padding:8px 12px;cursor:pointer}li:hover{background:#dbe7f7}small{color:#555}";
const SCHOOLS: [string, string, string][] = [
	["380045", "Ashland High School", "Ashland, OR"],
	["380046", "Ashland Valley High School", "Ashland, OR"],
	["360190", "Ashland High School", "Ashland, OH"],
	["053900", "Yreka High School", "Yreka, CA"],
	["380690", "Hood River Valley High School", "Hood River, OR"],
	["501510", "Valley High School", "Menlo, WA"],
	["381115", "Phoenix High School", "Phoenix, OR"],
];
class SchoolSearch extends HTMLElement {
	value = "";
	picked = "";
	connectedCallback() {
		if (this.shadowRoot) return;
		const root = this.attachShadow({ mode: "open", delegatesFocus: true });
		root.innerHTML = `${css(COMBO_CSS)}<label for="q"><slot name="label"></slot></label><div class="wrap"><input id="q" type="text" role="combobox" autocomplete="off" aria-autocomplete="list" aria-expanded="false" aria-controls="hits"><ul id="hits" role="listbox" hidden></ul></div><small><slot name="hint"></slot></small>`;
		const box = root.getElementById("q") as HTMLInputElement;
		const hits = root.getElementById("hits") as HTMLElement;
		let timer = 0;
		const close = () => {
			hits.hidden = true;
			box.setAttribute("aria-expanded", "false");
		};
		box.addEventListener("input", () => {
			this.value = "";
			clearTimeout(timer);
			if (box.value.trim().length < 3) return close();
			timer = window.setTimeout(() => {
				const words = box.value.toLowerCase().split(/[\s,]+/).filter(Boolean);
				const found = SCHOOLS.filter(([, name, place]) => words.every((word) => `${name} ${place}`.toLowerCase().includes(word)));
				hits.innerHTML = found.map(([code, name, place]) => `<li role="option" data-code="${code}"><b>${name}</b> <small>${place}</small></li>`).join("") || "<li>No matching schools</li>";
				hits.hidden = false;
				box.setAttribute("aria-expanded", "true");
			}, 350);
		});
		hits.addEventListener("mousedown", (event) => event.preventDefault());
		hits.addEventListener("click", (event) => {
			const item = (event.target as HTMLElement).closest<HTMLElement>("[data-code]");
			if (!item) return;
			this.value = item.dataset.code ?? "";
			this.picked = item.querySelector("b")?.textContent ?? "";
			box.value = this.picked;
			close();
		});
		box.addEventListener("blur", () => {
			close();
			if (!this.value) box.value = "";
		});
	}
	shown() {
		return (this.shadowRoot?.getElementById("q") as HTMLInputElement).value;
	}
}
const PLACES: [string, string, string, string][] = [
	["4127 Juniper Hollow Lane", "Yreka", "CA", "96097"],
	["4127 Juniper Ridge Road", "Redding", "CA", "96003"],
	["4127 Juniper Hollow Lane", "Bend", "OR", "97701"],
	["201 Mountain Avenue", "Ashland", "OR", "97520"],
];
class AddressLookup extends HTMLElement {
	get value() {
		return this.shown();
	}
	connectedCallback() {
		if (this.shadowRoot) return;
		const root = this.attachShadow({ mode: "open", delegatesFocus: true });
		root.innerHTML = `${css(COMBO_CSS)}<label id="lbl" for="line">${this.getAttribute("label")}</label><div class="wrap"><input id="line" type="text" autocomplete="off"><ul id="sug" hidden></ul></div><small>${this.getAttribute("hint")}</small>`;
		const box = root.getElementById("line") as HTMLInputElement;
		const list = root.getElementById("sug") as HTMLElement;
		let timer = 0;
		box.addEventListener("input", () => {
			clearTimeout(timer);
			timer = window.setTimeout(() => {
				const found = box.value.length < 4 ? [] : PLACES.filter(([line]) => line.toLowerCase().startsWith(box.value.toLowerCase()));
				list.innerHTML = found.map(([line, city, state, zip]) => `<li data-at="${PLACES.findIndex((each) => each[3] === zip)}">${line}, ${city}, ${state} ${zip}</li>`).join("");
				list.hidden = found.length === 0 || root.activeElement !== box;
			}, 250);
		});
		list.addEventListener("mousedown", (event) => event.preventDefault());
		list.addEventListener("click", (event) => {
			const at = (event.target as HTMLElement).closest<HTMLElement>("[data-at]")?.dataset.at;
			if (!at) return;
			const [line, city, state, zip] = PLACES[Number(at)];
			box.value = line;
			list.hidden = true;
			$<TextField>("city").value = city;
			$<Select>("state").value = state;
			$("state").dispatchEvent(new Event("change"));
			$<TextField>("zip").value = zip;
		});
		box.addEventListener("blur", () => {
			list.hidden = true;
		});
	}
	shown() {
		return (this.shadowRoot?.getElementById("line") as HTMLInputElement).value;
	}
}
class Stepper extends HTMLElement {
	count = 0;
	touched = false;
	connectedCallback() {
		if (this.shadowRoot) return;
		const root = this.attachShadow({ mode: "open" });
		root.innerHTML = `${css(":host{display:block;margin:16px 0}.row{display:flex;gap:12px;align-items:center}button{width:36px;height:36px;font-size:18px}")}<slot name="label"></slot><div class="row"><button type="button" aria-label="Decrease">−</button><span class="count" aria-live="polite">–</span><button type="button" aria-label="Increase">+</button></div>`;
		const [less, more] = root.querySelectorAll("button");
		const go = (by: number) => {
			this.count = Math.min(Number(this.getAttribute("max")), Math.max(0, this.count + by));
			this.touched = true;
			(root.querySelector(".count") as HTMLElement).textContent = String(this.count);
		};
		less.addEventListener("click", () => go(-1));
		more.addEventListener("click", () => go(1));
	}
	get value() {
		return this.touched ? String(this.count) : "";
	}
	shown() {
		const text = this.shadowRoot?.querySelector(".count")?.textContent ?? "";
		return text === "–" ? "" : text;
	}
}
class SiblingList extends HTMLElement {
	entries: { name: string; age: string }[] = [];
	connectedCallback() {
		if (this.shadowRoot) return;
		const root = this.attachShadow({ mode: "open" });
		root.innerHTML = `${css(".grid{display:grid;grid-template-columns:2fr 1fr;gap:12px}")}<ul id="list"></ul><md-outlined-button id="add">Add sibling</md-outlined-button><md-dialog id="dlg"><span slot="headline">Add a sibling</span><div slot="content" class="grid"><md-outlined-text-field id="sname" label="Full name"></md-outlined-text-field><md-outlined-text-field id="sage" label="Age" inputmode="numeric" mask="digits"></md-outlined-text-field></div><div slot="actions"><md-text-button id="cancel">Cancel</md-text-button><md-text-button id="ok">Save</md-text-button></div></md-dialog>`;
		const at = <T>(id: string) => root.getElementById(id) as unknown as T;
		at<HTMLElement>("add").addEventListener("click", () => {
			at<TextField>("sname").value = "";
			at<TextField>("sage").value = "";
			at<Dialog>("dlg").show();
		});
		at<HTMLElement>("cancel").addEventListener("click", () => at<Dialog>("dlg").close());
		at<HTMLElement>("ok").addEventListener("click", () => {
			if (!at<TextField>("sname").value.trim()) return;
			this.entries.push({ name: at<TextField>("sname").value, age: at<TextField>("sage").value });
			at<Dialog>("dlg").close();
			at<HTMLElement>("list").innerHTML = this.entries.map(({ name, age }) => `<li><span class="n">${esc(name)}</span>, age <span class="a">${esc(age)}</span></li>`).join("");
		});
	}
}
const TYPES = ["Academic club", "Athletics", "Arts and music", "Community service", "Cultural", "Debate and speech", "Employment", "Engineering or robotics team", "Environment and conservation", "Family responsibilities", "Research", "Student government", "Other"];
const DEGREE_GRADES = ["9th", "10th", "11th", "12th"];
class ActivityList extends HTMLElement {
	panels: HTMLElement[] = [];
	connectedCallback() {
		if (this.shadowRoot) return;
		const root = this.attachShadow({ mode: "open" });
		root.innerHTML = `${css(".panel{border:1px solid #c4c6d0;border-radius:8px;margin-bottom:12px}.head{display:block;width:100%;text-align:left;font:inherit;padding:10px 16px;border:0;background:#eaf0f8;cursor:pointer}.body{padding:16px}.body[hidden]{display:none}.grid{display:grid;grid-template-columns:1fr 1fr;gap:14px;margin-bottom:14px}p{margin:0 0 6px}")}<div id="panels"></div><md-outlined-button id="add">Add an activity</md-outlined-button>`;
		root.getElementById("add")?.addEventListener("click", () => this.add());
	}
	add() {
		const root = this.shadowRoot as Shadow;
		const n = this.panels.length;
		const panel = document.createElement("div");
		panel.className = "panel";
		panel.innerHTML = `<button type="button" class="head" aria-expanded="true" aria-controls="b${n}">Activity ${n + 1}</button><div class="body" id="b${n}"><div class="grid"><md-outlined-select data-k="kind" label="Type of activity"></md-outlined-select><md-outlined-text-field data-k="org" label="Organization or employer"></md-outlined-text-field><md-outlined-text-field data-k="post" label="Position held"></md-outlined-text-field><md-outlined-text-field data-k="hpw" label="Hours per week" inputmode="numeric" mask="digits"></md-outlined-text-field></div><p id="g${n}">Grades in which you took part</p><md-chip-set data-k="yrs" aria-labelledby="g${n}" style="margin-bottom:14px">${DEGREE_GRADES.map((each) => `<md-filter-chip label="${each}"></md-filter-chip>`).join("")}</md-chip-set><md-outlined-text-field data-k="desc" type="textarea" rows="3" label="Describe what you did"></md-outlined-text-field></div>`;
		root.getElementById("panels")?.append(panel);
		(panel.querySelector("[data-k=kind]") as Select).fill(TYPES.map((each, at) => [String(at + 1), each]));
		this.panels.push(panel);
		panel.querySelector(".head")?.addEventListener("click", () => this.open(panel.querySelector<HTMLElement>(".body")?.hidden ? n : -1));
		this.open(n);
	}
	open(which: number) {
		this.panels.forEach((panel, at) => {
			(panel.querySelector(".body") as HTMLElement).hidden = at !== which;
			panel.querySelector(".head")?.setAttribute("aria-expanded", String(at === which));
		});
	}
}

for (const [tag, kind] of Object.entries({
	"md-outlined-field": Field,
	"md-outlined-text-field": TextField,
	"md-select-option": SelectOption,
	"md-menu": Menu,
	"md-outlined-select": Select,
	"md-checkbox": Checkbox,
	"md-switch": class extends Checkbox {},
	"md-radio": Radio,
	"md-filter-chip": FilterChip,
	"md-chip-set": ChipSet,
	"md-outlined-segmented-button": Segment,
	"md-outlined-segmented-button-set": SegmentSet,
	"md-slider": Slider,
	"md-dialog": Dialog,
	"md-filled-button": class extends Button {},
	"md-outlined-button": class extends Button {},
	"md-text-button": class extends Button {},
	"kit-shell": Shell,
	"kit-section": Section,
	"kit-school-search": SchoolSearch,
	"kit-address-lookup": AddressLookup,
	"kit-stepper": Stepper,
	"kit-sibling-list": SiblingList,
	"kit-activity-list": ActivityList,
}))
	customElements.define(tag, kind);

function $<T = HTMLElement>(id: string) {
	return document.getElementById(id) as unknown as T;
}
const AP = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Language", "AP English Literature", "AP Environmental Science", "AP Physics 1", "AP Physics C: Mechanics", "AP Spanish Language", "AP Statistics", "AP United States History", "AP World History"];
for (let n = 0; n < 3; n++) {
	const row = document.createElement("tr");
	row.innerHTML = `<td><md-outlined-select id="apx${n}" name="ap[${n}][exam]" label="Exam ${n + 1}"></md-outlined-select></td><td><md-outlined-select id="aps${n}" name="ap[${n}][score]" label="Score"></md-outlined-select></td>`;
	$("ap-rows").append(row);
	$<Select>(`apx${n}`).fill(AP.map((each) => [each.replace(/^AP /, "").toUpperCase().replace(/\W+/g, "_"), each.replace(/^AP /, "")]));
	$<Select>(`aps${n}`).fill(["1", "2", "3", "4", "5"].map((each) => [each, each]));
}
$<Select>("dobm").fill(["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"].map((each, at) => [String(at + 1), each]));
$<Select>("citz").fill([["1", "United States citizen"], ["2", "United States permanent resident"], ["3", "Refugee, asylee or DACA recipient"], ["4", "Citizen of another country"]]);
$<Select>("state").fill(STATES as [string, string][]);
$<Select>("prog").fill([...MAJORS.filter((each) => /Engineer|Science|Math|Physics|Chem|Biology/.test(each)), "Undeclared"].map((each, at) => [`P${100 + at}`, each]));
$<Select>("hear").fill(["Teacher or counselor", "Robotics competition", "Web search", "Social media", "Alumnus or alumna", "Other"].map((each) => [each, each]));
const COUNTIES: Record<string, string[]> = { CA: ["Humboldt", "Modoc", "Shasta", "Siskiyou", "Trinity"], OR: ["Deschutes", "Jackson", "Josephine", "Klamath"] };
$("state").addEventListener("change", () => {
	const list = COUNTIES[$<Select>("state").value] ?? ["Other"];
	$("county").toggleAttribute("disabled", !$<Select>("state").value);
	$<Select>("county").fill(list.map((each) => [each, `${each} County`]));
});
$<ActivityList>("acts").add();

let submitted = false;
$("kit-app").addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});
const IDS = ["given", "middle", "family", "email", "tel", "pw", "dobm", "dobd", "doby", "gender", "citz", "street", "unit", "city", "state", "zip", "county", "mof", "mol", "faf", "fal", "pmail", "income", "firstgen", "emn", "hs", "gradyr", "gpa", "pctl", "satm", "satv", "apn", "apx0", "aps0", "apx1", "aps1", "apx2", "aps2", "prog", "term", "hear", "recn", "rece", "build", "cert", "sign"];
type Control = { value: unknown; shown(): unknown };
const ACT_KEYS = ["kind", "org", "post", "hpw", "yrs", "desc"];
function read(of: (control: Control) => unknown, sibling: (n: number, key: "name" | "age") => string) {
	const all: Record<string, unknown> = {};
	for (const id of IDS) all[id] = of($<Control>(id));
	for (let n = 0; n < 3; n++)
		for (const key of ACT_KEYS) {
			const control = $<ActivityList>("acts").panels[n]?.querySelector(`[data-k=${key}]`) as Control | undefined;
			all[`act${n}.${key}`] = control ? of(control) : key === "yrs" ? [] : "";
		}
	for (let n = 0; n < 2; n++) for (const key of ["name", "age"] as const) all[`sib${n}.${key}`] = sibling(n, key);
	all.company_url = $<HTMLInputElement>("company_url").value;
	return all;
}
const hispanic = () => [...document.querySelectorAll<Radio>("md-radio[name=hispanic]")].find((each) => each.checked);
Object.assign(window, {
	formState: () => ({
		...read((control) => control.value, (n, key) => $<SiblingList>("sibs").entries[n]?.[key] ?? ""),
		hispanic: hispanic()?.getAttribute("value") ?? "",
		submitted,
	}),
	formShown: () => ({
		...read(
			(control) => control.shown(),
			(n, key) => $("sibs").shadowRoot?.querySelectorAll("li")[n]?.querySelector(`.${key[0]}`)?.textContent ?? "",
		),
		hispanic: [...document.querySelectorAll("md-radio")].find((each) => each.shadowRoot?.querySelector(".checked"))?.nextElementSibling?.textContent ?? "",
	}),
});
