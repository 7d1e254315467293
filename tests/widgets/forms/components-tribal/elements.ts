const STATES =
	"Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming".split(
		"|",
	);

const STYLE = `<style>
:host { display: block; margin: 8px 0; }
:host([hidden]) { display: none; }
* { box-sizing: border-box; font: inherit; }
label, .label, legend { display: block; font-size: 13px; font-weight: 600; margin-bottom: 3px; padding: 0; }
.req { color: #a4262c; }
input:not([type=checkbox]), select, textarea, button.box { width: 100%; padding: 6px 8px; border: 1px solid #70838b; border-radius: 3px; background: #fff; text-align: left; }
.hint { font-size: 12px; color: #56676e; }
.row { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; padding: 3px 6px 3px 0; font-weight: 400; }
</style>`;

/** A control that stands for one or more named values in the form. */
abstract class Control extends HTMLElement {
	static formAssociated = true;
	protected readonly internals = this.attachInternals();
	protected readonly root = this.attachShadow({ mode: "open" });
	private isDrawn = false;
	get name() {
		return this.getAttribute("name") ?? "";
	}
	protected attr(name: string) {
		return this.getAttribute(name) ?? "";
	}
	connectedCallback() {
		if (this.isDrawn) return;
		this.isDrawn = true;
		this.root.innerHTML = STYLE + this.draw();
		this.wire();
	}
	protected abstract draw(): string;
	protected wire() {}
	/** Every value by its name. */
	abstract values(): [string, string][];
	/** What a person reads, by the same names. */
	abstract shown(): [string, unknown][];
	protected tell() {
		const data = new FormData();
		for (const [name, value] of this.values()) data.append(name, value);
		this.internals.setFormValue(data);
		this.dispatchEvent(new CustomEvent("trf-change", { bubbles: true, composed: true }));
	}
	protected star() {
		return this.hasAttribute("required") ? '<span class="req" aria-hidden="true"> *</span>' : "";
	}
}

class Text extends Control {
	protected readonly tag: string = "input";
	get box() {
		return this.root.querySelector("input, textarea") as HTMLInputElement;
	}
	draw() {
		const extra = ["maxlength", "inputmode", "type", "placeholder"].map((name) => (this.hasAttribute(name) ? ` ${name}="${this.attr(name)}"` : "")).join("");
		return `<label for="control">${this.attr("label")}${this.star()}</label><${this.tag} id="control" part="control" aria-describedby="hint"${extra}></${this.tag}><div class="hint" id="hint"><slot name="hint"></slot></div>`.replace(
			"</input>",
			"",
		);
	}
	wire() {
		this.box.addEventListener("input", () => this.tell());
		this.tell();
	}
	values(): [string, string][] {
		return [[this.name, this.box.value]];
	}
	shown(): [string, unknown][] {
		return [[this.name, this.box.value]];
	}
}

class Area extends Text {
	protected override readonly tag = "textarea";
}

/** Typed as MM/DD/YYYY, kept as YYYY-MM-DD. */
class DateText extends Text {
	override draw() {
		return super.draw().replace("<input ", '<input placeholder="mm/dd/yyyy" maxlength="10" ');
	}
	override wire() {
		super.wire();
		this.box.addEventListener("blur", () => {
			const [, month, day, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(this.box.value) ?? [];
			if (year) this.box.value = `${month.padStart(2, "0")}/${day.padStart(2, "0")}/${year}`;
		});
	}
	override values(): [string, string][] {
		const [, month, day, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(this.box.value) ?? [];
		return [[this.name, year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : this.box.value]];
	}
}

class State extends Control {
	get box() {
		return this.root.querySelector("select") as HTMLSelectElement;
	}
	draw() {
		return `<label for="control">${this.attr("label")}</label><select id="control"><option value=""></option>${STATES.map((each) => `<option>${each}</option>`).join("")}</select>`;
	}
	wire() {
		this.box.addEventListener("change", () => this.tell());
		this.tell();
	}
	values(): [string, string][] {
		return [[this.name, this.box.value]];
	}
	shown(): [string, unknown][] {
		return [[this.name, this.box.value && this.box.selectedOptions[0].text]];
	}
}

/** A button that opens a list of its own. */
class Dropdown extends Control {
	private value = "";
	get button() {
		return this.root.querySelector("button") as HTMLButtonElement;
	}
	get list() {
		return this.root.querySelector("ul") as HTMLUListElement;
	}
	get items() {
		return [...this.list.children] as HTMLLIElement[];
	}
	draw() {
		const items = [...this.querySelectorAll("option")].map((each, index) => `<li id="o${index}" role="option" data-value="${each.value}" aria-selected="false">${each.text}</li>`);
		return `<style>:host { position: relative; } button.box::after { content: "▾"; float: right; } ul { position: absolute; z-index: 5; left: 0; right: 0; margin: 2px 0 0; padding: 4px 0; list-style: none; background: #fff; border: 1px solid #70838b; box-shadow: 0 4px 12px #0003; } ul[hidden] { display: none; } li { padding: 5px 10px; cursor: pointer; } li.active, li:hover { background: #f3e6d6; } .none { color: #75838a; }</style>
<span class="label" id="label">${this.attr("label")}</span><button type="button" class="box" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-controls="list" aria-labelledby="label value"><span id="value" class="none">Choose one</span></button><ul id="list" role="listbox" aria-labelledby="label" hidden>${items.join("")}</ul>`;
	}
	wire() {
		this.button.addEventListener("click", () => this.open(this.list.hidden));
		this.button.addEventListener("keydown", (event) => {
			const at = this.items.findIndex((each) => each.classList.contains("active"));
			if (event.key === "Escape") return this.open(false);
			if (event.key === "ArrowDown" || event.key === "ArrowUp") {
				event.preventDefault();
				if (this.list.hidden) return this.open(true);
				const next = this.items[Math.max(0, Math.min(this.items.length - 1, at + (event.key === "ArrowDown" ? 1 : -1)))];
				for (const each of this.items) each.classList.toggle("active", each === next);
				this.button.setAttribute("aria-activedescendant", next.id);
			} else if ((event.key === "Enter" || event.key === " ") && !this.list.hidden && at >= 0) {
				event.preventDefault();
				this.pick(this.items[at]);
			}
		});
		this.button.addEventListener("blur", () => this.open(false));
		this.list.addEventListener("mousedown", (event) => event.preventDefault());
		this.list.addEventListener("click", (event) => {
			const item = (event.target as Element).closest("li");
			if (item) this.pick(item);
		});
		this.tell();
	}
	private open(isOpen: boolean) {
		this.list.hidden = !isOpen;
		this.button.setAttribute("aria-expanded", String(isOpen));
	}
	private pick(item: HTMLLIElement) {
		this.value = item.dataset.value ?? "";
		for (const each of this.items) each.setAttribute("aria-selected", String(each === item));
		const text = this.root.getElementById("value") as HTMLElement;
		text.textContent = item.textContent;
		text.className = "";
		this.open(false);
		this.tell();
	}
	values(): [string, string][] {
		return [[this.name, this.value]];
	}
	shown(): [string, unknown][] {
		const text = this.root.getElementById("value") as HTMLElement;
		return [[this.name, text.className === "none" ? "" : text.textContent]];
	}
}

class Radio extends HTMLElement {
	connectedCallback() {
		if (this.shadowRoot) return;
		this.attachShadow({ mode: "open" }).innerHTML =
			`<style>:host { display: inline-flex; align-items: center; gap: 6px; margin-right: 18px; cursor: pointer; } i { width: 14px; height: 14px; border: 1px solid #70838b; border-radius: 50%; } :host([aria-checked=true]) i { background: #7b3f00; box-shadow: inset 0 0 0 3px #fff; }</style><i></i><span><slot></slot></span>`;
		this.setAttribute("role", "radio");
		this.setAttribute("aria-checked", "false");
		this.tabIndex = 0;
	}
}

class RadioGroup extends Control {
	get radios() {
		return [...this.querySelectorAll("trf-radio")] as Radio[];
	}
	private get checked() {
		return this.radios.find((each) => each.getAttribute("aria-checked") === "true");
	}
	draw() {
		return `<div role="radiogroup" aria-labelledby="label"><span class="label" id="label">${this.attr("label")}</span><slot></slot></div>`;
	}
	wire() {
		const choose = (event: Event) => {
			const radio = (event.target as Element).closest("trf-radio");
			if (!radio) return;
			for (const each of this.radios) each.setAttribute("aria-checked", String(each === radio));
			this.tell();
		};
		this.addEventListener("click", choose);
		this.addEventListener("keydown", (event) => {
			if (event.key !== " ") return;
			event.preventDefault();
			choose(event);
		});
		this.tell();
	}
	values(): [string, string][] {
		return [[this.name, this.checked?.getAttribute("value") ?? ""]];
	}
	shown(): [string, unknown][] {
		return [[this.name, this.checked?.textContent ?? ""]];
	}
}

class Check extends Control {
	get box() {
		return this.root.querySelector("input") as HTMLInputElement;
	}
	draw() {
		return `<label style="font-weight: 400"><input type="checkbox"> <slot></slot></label>`;
	}
	wire() {
		this.box.addEventListener("change", () => this.tell());
		this.tell();
	}
	values(): [string, string][] {
		return this.box.checked ? [[this.name, "yes"]] : [];
	}
	shown(): [string, unknown][] {
		return [[this.name, this.box.checked]];
	}
}

class Checks extends Control {
	get boxes() {
		return [...this.root.querySelectorAll("input")];
	}
	draw() {
		const boxes = [...this.querySelectorAll("option")].map((each) => `<label style="font-weight: 400"><input type="checkbox" value="${each.value}"> ${each.text}</label>`);
		return `<fieldset style="border: 0; margin: 0; padding: 0"><legend>${this.attr("label")}</legend>${boxes.join("")}</fieldset>`;
	}
	wire() {
		this.root.addEventListener("change", () => this.tell());
		this.tell();
	}
	values(): [string, string][] {
		return this.boxes.filter((each) => each.checked).map((each) => [this.name, each.value]);
	}
	shown(): [string, unknown][] {
		return [[this.name, this.boxes.filter((each) => each.checked).map((each) => each.closest("label")?.textContent?.trim())]];
	}
}

/** A table of lines; its cells are boxes of its own. */
class Rows extends Control {
	private get columns() {
		return this.attr("columns")
			.split("|")
			.map((each) => each.split(":"));
	}
	get boxes() {
		return [...this.root.querySelectorAll("input")];
	}
	private line(index: number) {
		const cells = this.columns.map(([key]) => `<td><input type="text" data-key="${this.name}.${index}.${key}" aria-labelledby="h-${key}"></td>`);
		return `<tr>${this.hasAttribute("numbered") ? `<td>${index + 1}.</td>` : ""}${cells.join("")}</tr>`;
	}
	draw() {
		const heads = this.columns.map(([key, text]) => `<th id="h-${key}" scope="col">${text}</th>`);
		return `<div class="label">${this.attr("label")}</div><table><thead><tr>${this.hasAttribute("numbered") ? "<th></th>" : ""}${heads.join("")}</tr></thead><tbody>${Array.from({ length: Number(this.attr("rows")) }, (_, index) => this.line(index)).join("")}</tbody></table>`;
	}
	wire() {
		this.root.addEventListener("input", () => this.tell());
		this.tell();
	}
	values(): [string, string][] {
		return this.boxes.map((each) => [each.dataset.key ?? "", each.value]);
	}
	shown(): [string, unknown][] {
		return this.values();
	}
}

/** Controls within a control: their values are passed on as its own. */
abstract class Compound extends Control {
	get parts() {
		return [...this.root.querySelectorAll("*")].filter((each): each is Control => each instanceof Control);
	}
	wire() {
		this.root.addEventListener("trf-change", (event) => {
			event.stopPropagation();
			this.tell();
		});
		this.tell();
	}
	values() {
		return this.parts.flatMap((each) => each.values());
	}
	shown() {
		return this.parts.flatMap((each) => each.shown());
	}
}

class Address extends Compound {
	draw() {
		const name = this.name;
		return `<div role="group" aria-labelledby="label"><div class="label" id="label">${this.attr("label")}</div><div class="row"><trf-text name="${name}.street" label="P.O. Box or street"></trf-text><trf-text name="${name}.unit" label="Apt. / space"></trf-text><trf-text name="${name}.city" label="City"></trf-text><trf-state name="${name}.state" label="State"></trf-state><trf-text name="${name}.zip" label="ZIP" inputmode="numeric"></trf-text></div></div>`;
	}
}

class Parent extends Compound {
	draw() {
		const name = this.name;
		return `<fieldset><legend>${this.attr("heading")}</legend><div class="row"><trf-text name="${name}.last" label="Last"></trf-text><trf-text name="${name}.first" label="First"></trf-text><trf-text name="${name}.job" label="Occupation"></trf-text></div></fieldset>`;
	}
}

class Part extends HTMLElement {
	connectedCallback() {
		if (this.shadowRoot) return;
		this.attachShadow({ mode: "open" }).innerHTML =
			`<style>section { margin: 22px 0; padding: 4px 18px 14px; border: 1px solid #cbb79d; } h2 { font-size: 17px; color: #7b3f00; }</style><section aria-labelledby="h"><h2 id="h">${this.getAttribute("heading")}</h2><slot></slot></section>`;
	}
}

class Button extends HTMLElement {
	connectedCallback() {
		if (this.shadowRoot) return;
		this.attachShadow({ mode: "open" }).innerHTML = `<button type="button" style="padding: 8px 20px"><slot></slot></button>`;
		this.shadowRoot?.firstElementChild?.addEventListener("click", () => this.closest("form")?.requestSubmit());
	}
}

for (const [name, element] of Object.entries({
	"trf-text": Text,
	"trf-area": Area,
	"trf-date": DateText,
	"trf-state": State,
	"trf-dropdown": Dropdown,
	"trf-radio": Radio,
	"trf-radio-group": RadioGroup,
	"trf-check": Check,
	"trf-checks": Checks,
	"trf-rows": Rows,
	"trf-address": Address,
	"trf-parent": Parent,
	"trf-part": Part,
	"trf-button": Button,
}))
	customElements.define(name, element);

export { Control };
