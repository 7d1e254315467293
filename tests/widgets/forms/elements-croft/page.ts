import { MAJORS, STATES } from "../../lists";
import "./uswds.css";

const CSS = `:host{display:block;margin:14px 0;font:16px/1.4 "Public Sans",Arial,sans-serif;color:#1b1b1b}*{box-sizing:border-box}
.usa-label,.usa-legend{display:block;font-weight:600;margin:0 0 4px}.usa-hint{color:#71767a;font-size:14px}.usa-input,.usa-select,.usa-textarea{width:100%;max-width:30rem;border:1px solid #565c65;padding:8px;height:40px;font:inherit}
.usa-textarea{height:110px}.usa-fieldset{border:0;padding:0;margin:0}.usa-memorable-date{display:flex;gap:12px}.usa-form-group--day,.usa-form-group--year{width:90px}.usa-sr-only{position:absolute;left:-999em}
.usa-combo-box,.usa-date-picker{position:relative;max-width:30rem}.usa-combo-box__list{position:absolute;z-index:5;left:0;right:0;top:40px;background:#fff;border:1px solid #565c65;max-height:220px;overflow:auto;margin:0;padding:0;list-style:none}.usa-combo-box__list[hidden]{display:none}
.usa-combo-box__list-option{padding:8px;cursor:pointer}.usa-combo-box__list-option:hover{background:#e7f2f5}.usa-combo-box__toggle-list,.usa-date-picker__button{position:absolute;right:4px;top:6px;height:28px}
.usa-radio,.usa-checkbox{margin:6px 0}.tile{border:2px solid #dfe1e2;padding:8px;border-radius:4px;max-width:30rem}.seg{display:flex}.seg .usa-radio{margin:0;border:1px solid #005ea2;padding:6px 14px}
.usa-hint--required{color:#b50909;text-decoration:none}table{border-collapse:collapse}td,th{padding:4px;border:1px solid #ccc}.stepper{display:flex}.stepper .usa-input{width:80px}
.usa-accordion__button{width:100%;text-align:left;padding:12px;background:#f0f0f0;border:0;font:inherit;font-weight:700}.usa-accordion__content{border:4px solid #f0f0f0;padding:12px}.usa-accordion__content[hidden]{display:none}`;

const ALL = new Map<string, { el: any; part?: string }>();
let serial = 0;

class Field extends HTMLElement {
	static formAssociated = true;
	internals = this.attachInternals();
	root!: ShadowRoot;
	uid = `f${++serial}`;
	get mode(): ShadowRootMode { return "open"; }
	get name() { return this.getAttribute("name")!; }
	a(name: string) { return this.getAttribute(name) ?? ""; }
	connectedCallback() {
		if (this.root) return;
		this.root = this.attachShadow({ mode: this.mode, delegatesFocus: true });
		this.root.innerHTML = `<style>${CSS}</style>${this.html()}`;
		ALL.set(this.name, { el: this });
		this.wire();
	}
	html() { return ""; }
	wire() {}
	form_value = "" as string | FormData;
	set(value: string | FormData) { this.form_value = value; this.internals.setFormValue(value); this.dispatchEvent(new CustomEvent("nhcs-change", { bubbles: true, composed: true })); }
	q<T extends HTMLElement = HTMLInputElement>(selector: string) { return this.root.querySelector<T>(selector)!; }
	state(): unknown { return this.form_value; }
	shown(): unknown { return this.q("input").value; }
	get lead() { return `<label class="usa-label" for="${this.uid}">${this.a("label")}${this.hasAttribute("required") ? ' <abbr title="required" class="usa-hint--required">*</abbr>' : ""}</label>${this.hint}`; }
	get hint() { return this.a("hint") ? `<div class="usa-hint" id="${this.uid}-hint">${this.a("hint")}</div>` : ""; }
	get options() { return this.a("options").split(";").map((each) => each.split("|") as [string, string]); }
}

class TextField extends Field {
	html() { return `<div class="usa-form-group">${this.lead}<input class="usa-input${this.a("mask") ? " usa-masked" : ""}" id="${this.uid}" type="${this.a("kind") || "text"}"${this.a("hint") ? ` aria-describedby="${this.uid}-hint"` : ""}${this.hasAttribute("required") ? " required" : ""}></div>`; }
	wire() {
		const box = this.q("input"), mask = this.a("mask");
		box.addEventListener("input", () => {
			if (mask) {
				const digits = box.value.replace(/\D/g, "");
				let out = "", at = 0;
				for (const sign of mask) { if (at >= digits.length) break; out += sign === "#" ? digits[at++] : sign; }
				if (out !== box.value) box.value = out;
			}
			this.set(box.value);
		});
	}
}
class SecureField extends TextField { get mode(): ShadowRootMode { return "closed"; } }
class SelectField extends Field {
	html() { return `${this.lead}<select class="usa-select" id="${this.uid}"><option value="">- Select -</option>${this.options.map(([v, t]) => `<option value="${v}">${t ?? v}</option>`).join("")}</select>`; }
	wire() { this.q("select").addEventListener("change", () => this.set(this.q("select").value)); }
	shown() { const s = this.q<HTMLSelectElement>("select"); return s.value ? s.selectedOptions[0]!.text : ""; }
}
class CharCount extends Field {
	html() { return `<div class="usa-character-count"><div class="usa-form-group">${this.lead}<textarea class="usa-textarea usa-character-count__field" id="${this.uid}" aria-describedby="${this.uid}-info"></textarea></div><span id="${this.uid}-info" class="usa-character-count__message usa-sr-only">You can enter up to ${this.a("maxlength")} characters</span><div class="usa-character-count__status usa-hint" aria-hidden="true">${this.a("maxlength")} characters allowed</div></div>`; }
	wire() { const box = this.q<HTMLTextAreaElement>("textarea"); box.addEventListener("input", () => { this.q(".usa-character-count__status").textContent = `${Number(this.a("maxlength")) - box.value.length} characters left`; this.set(box.value); }); }
	shown() { return this.q("textarea").value; }
}
class Tiles extends Field {
	get many() { return this.hasAttribute("multiple"); }
	html() {
		const type = this.many ? "checkbox" : "radio", seg = this.hasAttribute("segmented");
		return `<fieldset class="usa-fieldset"><legend class="usa-legend">${this.a("legend")}</legend>${this.hint}<div class="${seg ? "seg" : ""}">${this.options.map(([v, t], i) => `<div class="usa-${type}${seg ? "" : " tile"}"><input class="usa-${type}__input${seg ? "" : ` usa-${type}__input--tile`}" id="${this.uid}-${i}" type="${type}" name="${this.name}" value="${v}"><label class="usa-${type}__label" for="${this.uid}-${i}">${t}</label></div>`).join("")}</div></fieldset>`;
	}
	checked() { return [...this.root.querySelectorAll<HTMLInputElement>("input:checked")]; }
	wire() { this.root.addEventListener("change", () => { const data = new FormData(); for (const each of this.checked()) data.append(this.name, each.value); this.set(data); }); }
	state() { const values = this.form_value ? (this.form_value as FormData).getAll(this.name) : []; return this.many ? values : values[0] ?? ""; }
	shown() { const texts = this.checked().map((each) => each.nextElementSibling!.textContent); return this.many ? texts : texts[0] ?? ""; }
}
class ClosedTiles extends Tiles { get mode(): ShadowRootMode { return "closed"; } }
class Stepper extends Field {
	html() { return `${this.lead}<div class="stepper"><button type="button" tabindex="-1" aria-label="Decrease">&minus;</button><input class="usa-input" id="${this.uid}" type="text" inputmode="numeric" role="spinbutton" aria-valuemin="0" aria-valuemax="${this.a("max")}"><button type="button" tabindex="-1" aria-label="Increase">+</button></div>`; }
	wire() {
		const box = this.q("input"), [less, more] = this.root.querySelectorAll("button");
		const put = (n: number) => { const v = Number.isNaN(n) ? "" : String(Math.min(Number(this.a("max")), Math.max(0, n))); box.value = v; box.setAttribute("aria-valuenow", v); this.set(v); };
		box.addEventListener("change", () => put(Number.parseInt(box.value, 10)));
		less!.addEventListener("click", () => put((Number(box.value) || 0) - 1));
		more!.addEventListener("click", () => put((Number(box.value) || 0) + 1));
	}
}
class MemorableDate extends Field {
	html() {
		const names = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
		return `<fieldset class="usa-fieldset"><legend class="usa-legend">${this.a("legend")}</legend><span class="usa-hint" id="mdHint">${this.a("hint")}</span><div class="usa-memorable-date"><div class="usa-form-group usa-form-group--month usa-form-group--select"><label class="usa-label" for="m">Month</label><select class="usa-select" id="m" name="month" aria-describedby="mdHint"><option value="">- Select -</option>${names.map((n, i) => `<option value="${i + 1}">${String(i + 1).padStart(2, "0")} - ${n}</option>`).join("")}</select></div><div class="usa-form-group usa-form-group--day"><label class="usa-label" for="d">Day</label><input class="usa-input" aria-describedby="mdHint" id="d" name="day" maxlength="2" pattern="[0-9]*" inputmode="numeric" value=""></div><div class="usa-form-group usa-form-group--year"><label class="usa-label" for="y">Year</label><input class="usa-input" aria-describedby="mdHint" id="y" name="year" minlength="4" maxlength="4" pattern="[0-9]*" inputmode="numeric" value=""></div></div></fieldset>`;
	}
	wire() {
		ALL.delete(this.name);
		for (const part of ["month", "day", "year"]) ALL.set(`${this.name}_${part}`, { el: this, part });
		this.root.addEventListener("input", () => { const data = new FormData(); for (const part of ["month", "day", "year"]) data.append(`${this.name}_${part}`, this.q(`[name=${part}]`).value); this.set(data); });
	}
	part(part: string, drawn: boolean) { const box = this.q(`[name=${part}]`) as any; if (!drawn) return this.form_value ? (this.form_value as FormData).get(`${this.name}_${part}`) : ""; return part === "month" && box.value ? box.selectedOptions[0].text : box.value; }
}
class DatePicker extends Field {
	html() { return `${this.lead}<div class="usa-date-picker usa-date-picker--initialized"><input class="usa-input usa-date-picker__internal-input" type="text" aria-hidden="true" tabindex="-1" style="display:none"><input class="usa-input usa-date-picker__external-input" id="${this.uid}" type="text" aria-describedby="${this.uid}-hint"><button type="button" class="usa-date-picker__button" aria-haspopup="true" aria-label="Toggle calendar">&#128197;</button><div class="usa-date-picker__calendar" role="application" hidden></div><div class="usa-sr-only usa-date-picker__status" role="status" aria-live="polite"></div></div>`; }
	wire() {
		const shown = this.q(".usa-date-picker__external-input"), inner = this.q(".usa-date-picker__internal-input");
		const read = () => { const m = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(shown.value); inner.value = m ? `${m[3]}-${m[1]!.padStart(2, "0")}-${m[2]!.padStart(2, "0")}` : ""; this.set(inner.value); };
		shown.addEventListener("input", read);
		shown.addEventListener("blur", () => shown.classList.toggle("usa-input--error", shown.value !== "" && inner.value === ""));
		const calendar = this.q(".usa-date-picker__calendar");
		this.q("button").addEventListener("click", () => {
			calendar.hidden = !calendar.hidden;
			calendar.innerHTML = `<table class="usa-date-picker__calendar__table" role="presentation"><caption>June 2027</caption><tbody>${[0, 7, 14, 21, 28].map((w) => `<tr>${Array.from({ length: 7 }, (_, i) => w + i + 1).filter((d) => d < 31).map((d) => `<td><button type="button" class="usa-date-picker__calendar__date" data-value="2027-06-${String(d).padStart(2, "0")}">${d}</button></td>`).join("")}</tr>`).join("")}</tbody></table>`;
		});
		calendar.addEventListener("click", (event) => { const v = (event.target as HTMLElement).dataset.value; if (!v) return; const [y, m, d] = v.split("-"); shown.value = `${m}/${d}/${y}`; read(); calendar.hidden = true; });
	}
	shown() { return this.q(".usa-date-picker__external-input").value; }
}
class Combo extends Field {
	rows: [string, string][] = [];
	picked = "";
	html() {
		this.rows = this.a("list") === "states" ? STATES : MAJORS.map((each): [string, string] => [each.toLowerCase().replace(/\W+/g, "-"), each]);
		return `<label class="usa-label" for="${this.uid}" id="${this.uid}-label">${this.a("label")}</label><div class="usa-combo-box" data-enhanced="true"><select class="usa-select usa-sr-only usa-combo-box__select" aria-hidden="true" tabindex="-1"><option value=""></option>${this.rows.map(([v, t]) => `<option value="${v}">${t}</option>`).join("")}</select><input id="${this.uid}" class="usa-combo-box__input usa-input" type="text" role="combobox" aria-owns="${this.uid}--list" aria-controls="${this.uid}--list" aria-autocomplete="list" aria-describedby="${this.uid}--assistiveHint" aria-expanded="false" autocapitalize="off" autocomplete="off"><span class="usa-combo-box__toggle-list__wrapper" tabindex="-1"><button type="button" tabindex="-1" class="usa-combo-box__toggle-list" aria-label="Toggle the dropdown list">&#9662;</button></span><ul tabindex="-1" id="${this.uid}--list" class="usa-combo-box__list" role="listbox" aria-labelledby="${this.uid}-label" hidden></ul><div class="usa-combo-box__status usa-sr-only" role="status"></div><span id="${this.uid}--assistiveHint" class="usa-sr-only">When autocomplete results are available use up and down arrows to review and enter to select.</span></div>`;
	}
	wire() {
		const box = this.q("input"), list = this.q("ul"), select = this.q<HTMLSelectElement>("select");
		const close = () => { list.hidden = true; box.setAttribute("aria-expanded", "false"); };
		const draw = () => {
			const found = this.rows.filter(([, t]) => t.toLowerCase().includes(box.value.toLowerCase()));
			list.innerHTML = found.map(([v, t], i) => `<li aria-setsize="${found.length}" aria-posinset="${i + 1}" aria-selected="false" id="${this.uid}--list--option-${i}" class="usa-combo-box__list-option" tabindex="${i ? -1 : 0}" role="option" data-value="${v}">${t}</li>`).join("") || '<li class="usa-combo-box__list-option--no-results">No results found</li>';
			list.hidden = false;
			box.setAttribute("aria-expanded", "true");
		};
		const pick = (v: string) => { select.value = v; box.value = select.selectedOptions[0]?.text ?? ""; this.set(v); close(); };
		box.addEventListener("input", draw);
		box.addEventListener("click", () => list.hidden && draw());
		this.q(".usa-combo-box__toggle-list").addEventListener("click", () => { if (list.hidden) { draw(); box.focus(); } else close(); });
		list.addEventListener("click", (event) => { const v = (event.target as HTMLElement).dataset.value; if (v) pick(v); });
		box.addEventListener("keydown", (event) => { if (event.key === "Enter") { event.preventDefault(); const first = this.rows.find(([, t]) => t.toLowerCase() === box.value.toLowerCase()); if (first) pick(first[0]); } });
		this.root.addEventListener("focusout", (event) => {
			if (this.root.contains((event as FocusEvent).relatedTarget as Node)) return;
			const exact = this.rows.find(([, t]) => t.toLowerCase() === box.value.trim().toLowerCase());
			if (exact) pick(exact[0]); else pick(box.value ? select.value : "");
		});
	}
}
const SCHOOLS: [string, string, string][] = [["410012300411", "Ashland High School", "Ashland, OR"], ["410012300419", "Ashland Valley High School", "Ashland, OR"], ["210021000388", "Ashland Blazer High School", "Ashland, KY"], ["410222000510", "Valley Catholic High School", "Beaverton, OR"], ["063432005512", "Yreka High School", "Yreka, CA"], ["410810000301", "Mountain View High School", "Bend, OR"], ["060123001182", "Apple Valley High School", "Apple Valley, CA"]];
class SchoolSearch extends Field {
	html() { return `${this.lead}<div class="usa-combo-box"><input class="usa-input" id="${this.uid}" type="search" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-controls="${this.uid}-r" autocomplete="off"><ul class="usa-combo-box__list" id="${this.uid}-r" role="listbox" hidden></ul></div>`; }
	wire() {
		const box = this.q("input"), list = this.q("ul");
		let timer = 0;
		box.addEventListener("input", () => {
			clearTimeout(timer);
			this.set("");
			list.hidden = true;
			if (box.value.length < 3) return;
			timer = window.setTimeout(() => {
				const found = SCHOOLS.filter(([, name]) => name.toLowerCase().includes(box.value.trim().toLowerCase()));
				list.innerHTML = found.map(([id, name, place]) => `<li role="option" class="usa-combo-box__list-option" data-id="${id}" data-name="${name}"><strong>${name}</strong> <span class="usa-hint">${place}</span></li>`).join("") || '<li class="usa-combo-box__list-option--no-results">No schools match</li>';
				list.hidden = false;
				box.setAttribute("aria-expanded", "true");
			}, 420);
		});
		list.addEventListener("mousedown", (event) => event.preventDefault());
		list.addEventListener("click", (event) => { const li = (event.target as HTMLElement).closest<HTMLElement>("[data-id]"); if (!li) return; box.value = li.dataset.name!; this.set(li.dataset.id!); list.hidden = true; box.setAttribute("aria-expanded", "false"); });
		box.addEventListener("blur", () => { list.hidden = true; if (!this.form_value) box.value = ""; });
	}
}
/** Gathers what its inner fields hold, as they are out of the form's reach. */
class Group extends Field {
	wire() {
		ALL.delete(this.name);
		this.root.addEventListener("nhcs-change", (event) => { if (event.target === this) return; const data = new FormData(); for (const each of this.root.querySelectorAll<any>("[name]")) if (each instanceof Field) data.append(each.name, String(each.state())); this.internals.setFormValue(data); });
	}
}
class Experience extends Group {
	get name() { return `experience${this.a("n")}`; }
	html() {
		const n = this.a("n"), open = this.hasAttribute("open");
		return `<div class="usa-accordion usa-accordion--bordered"><h4 class="usa-accordion__heading"><button type="button" class="usa-accordion__button" aria-expanded="${open}" aria-controls="c">Experience ${Number(n) + 1}</button></h4><div id="c" class="usa-accordion__content usa-prose"${open ? "" : " hidden"}>
<nhcs-select name="exp${n}_kind" label="Type of experience" options="work|Paid work;vol|Volunteer service;deb|Debate or speech;env|Environmental or conservation;ath|Athletics;mus|Music;stem|STEM club;gov|Student government;oth|Other"></nhcs-select>
<nhcs-text name="exp${n}_org" label="Employer or organization" required></nhcs-text>
<nhcs-text name="exp${n}_title" label="Title or role"></nhcs-text>
<nhcs-stepper name="exp${n}_hours" label="Average hours per week" max="60"></nhcs-stepper>
<nhcs-text name="exp${n}_weeks" label="Weeks per year" mask="##"></nhcs-text>
<nhcs-character-count name="exp${n}_duties" label="Describe your duties and accomplishments" maxlength="600"></nhcs-character-count></div></div>`;
	}
	toggle(open: boolean) { this.q("#c").hidden = !open; this.q(".usa-accordion__button").setAttribute("aria-expanded", String(open)); }
	wire() { super.wire(); this.q(".usa-accordion__button").addEventListener("click", () => this.toggle(this.q("#c").hidden)); }
}
class CourseTable extends Group {
	html() { return `<table class="usa-table usa-table--borderless"><thead><tr><th scope="col">Course title</th><th scope="col">Grade received</th></tr></thead><tbody>${[0, 1, 2].map((n) => `<tr><td><nhcs-cell name="course${n}_title" label="Course title, row ${n + 1}"></nhcs-cell></td><td><nhcs-cell name="course${n}_grade" label="Grade received, row ${n + 1}"></nhcs-cell></td></tr>`).join("")}</tbody></table>`; }
}
class Cell extends TextField { html() { return `<input class="usa-input" type="text" aria-label="${this.a("label")}">`; } }
customElements.define("agency-step", class extends HTMLElement { connectedCallback() { this.innerHTML = `<h2 class="usa-step-indicator__heading">${this.getAttribute("heading")}</h2>`; } });
for (const [tag, type] of Object.entries({ text: TextField, secure: SecureField, select: SelectField, "character-count": CharCount, tiles: Tiles, "closed-tiles": ClosedTiles, stepper: Stepper, "memorable-date": MemorableDate, "date-picker": DatePicker, combo: Combo, "school-search": SchoolSearch, cell: Cell, experience: Experience, "course-table": CourseTable })) customElements.define(`nhcs-${tag}`, type as any);

const form = document.getElementById("stp") as HTMLFormElement;
const cards = document.getElementById("experience")!;
document.getElementById("add-experience")!.addEventListener("click", () => {
	if (cards.children.length >= 5) return;
	for (const each of cards.children) (each as Experience).toggle(false);
	const card = document.createElement("nhcs-experience");
	card.setAttribute("n", String(cards.children.length));
	card.setAttribute("open", "");
	cards.append(card);
});
let submitted = false;
form.addEventListener("submit", (event) => { event.preventDefault(); submitted = true; });
const LATER = [1, 2].flatMap((n) => ["kind", "org", "title", "hours", "weeks", "duties"].map((part) => `exp${n}_${part}`));
const all = (drawn: boolean) => Object.fromEntries([...new Set([...ALL.keys(), ...LATER])].map((name) => { const at = ALL.get(name); return [name, !at ? "" : at.part ? at.el.part(at.part, drawn) : drawn ? at.el.shown() : at.el.state()]; }));
(window as any).formState = () => ({ ...all(false), submitted });
(window as any).formShown = () => all(true);
