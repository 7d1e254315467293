import "./page.css";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Pair = [string, string];
const same = (list: string[]): Pair[] => list.map((x) => [x, x]);
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const SOURCES: Record<string, Pair[]> = {
	countries: same(COUNTRIES),
	states: STATES,
	majors: same(MAJORS),
	"activity-types": [["acad", "Academic"], ["art", "Art"], ["ath", "Athletics: Club"], ["athv", "Athletics: JV/Varsity"], ["career", "Career-Oriented"], ["comm", "Community Service (Volunteer)"], ["tech", "Computer/Technology"], ["cult", "Cultural"], ["dance", "Dance"], ["debate", "Debate/Speech"], ["env", "Environmental"], ["fam", "Family Responsibilities"], ["journ", "Journalism/Publication"], ["music", "Music: Instrumental"], ["rel", "Religious"], ["robot", "Robotics"], ["gov", "Student Govt./Politics"], ["workp", "Work (Paid)"], ["other", "Other Club/Activity"]],
	"ap-exams": [["bio", "Biology"], ["cab", "Calculus AB"], ["cbc", "Calculus BC"], ["chem", "Chemistry"], ["csa", "Computer Science A"], ["lang", "English Language and Composition"], ["lit", "English Literature and Composition"], ["env", "Environmental Science"], ["euro", "European History"], ["phys1", "Physics 1: Algebra-Based"], ["span", "Spanish Language and Culture"], ["stat", "Statistics"], ["gov", "United States Government and Politics"], ["ush", "United States History"], ["wh", "World History: Modern"]],
	scores: same(["1", "2", "3", "4", "5"]),
	"exam-years": same(["2027", "2026", "2025", "2024", "2023"]),
	education: [["1", "Less than high school"], ["2", "High school diploma or equivalent"], ["3", "Some college, no degree"], ["4", "Associate degree"], ["5", "Bachelor’s degree"], ["6", "Graduate or professional degree"], ["9", "I don’t know"]],
	heard: [["fair", "College fair"], ["mail", "Mail or email"], ["person", "A person I know"], ["web", "Online search"]],
};
const SCHOOLS: Pair[] = [["380042", "Ashland Valley High School – Ashland, OR"], ["380040", "Ashland High School – Ashland, OR"], ["500010", "Ashland High School – Ashland, WI"], ["220020", "Ashland High School – Ashland, MA"], ["053910", "Yreka High School – Yreka, CA"], ["380701", "North Medford High School – Medford, OR"], ["360070", "Ashland Crestview School – Ashland, OH"], ["471010", "Mountain Valley High School – Mountain Home, ID"], ["000003", "Not listed"]];
const search = (q: string) => new Promise<Pair[]>((done) => setTimeout(() => done(q.trim().length < 2 ? [] : SCHOOLS.filter(([, s]) => s.toLowerCase().includes(q.trim().toLowerCase()))), 420));

const CSS = `:host{display:block;margin-top:20px}*{box-sizing:border-box;font-family:inherit}.wick-label,.wick-legend{display:block;font-weight:600;margin:0 0 4px;padding:0}.wick-hint{color:#71767a;display:block;font-size:.93rem}
input:not([type=radio]):not([type=checkbox]),select,textarea{border:1px solid #565c65;height:40px;padding:8px;font-size:1rem;width:100%;max-width:480px;background:transparent}textarea{height:120px}.small{max-width:100px!important}.medium{max-width:160px!important}
fieldset{border:0;margin:0;padding:0}.wick-sr-only{position:absolute;left:-999em;right:auto}.mask{position:relative;display:block;max-width:480px}.mask-content{position:absolute;left:9px;top:9px;color:#71767a;pointer-events:none}.mask-content i{font-style:normal;visibility:hidden}
.combo{position:relative;max-width:480px}.combo ul{position:absolute;z-index:100;left:0;right:0;top:40px;background:#fff;border:1px solid #565c65;max-height:210px;overflow:auto;margin:0;padding:0;list-style:none}.combo li{padding:8px;cursor:pointer;border-bottom:1px solid #dfe1e2}.combo li[aria-selected=true]{background:#8c2f6b;color:#fff}.combo button{position:absolute;right:4px;top:6px;height:28px}.combo .clear{right:36px}
.date{display:flex;gap:16px}.date .m{width:180px}.date .d{width:64px}.date .y{width:96px}.tile{border:2px solid #dfe1e2;border-radius:4px;padding:10px 14px;margin-top:8px;display:block}.seg{display:inline-flex}.seg button{padding:8px 18px;border:1px solid #8c2f6b;background:#fff;color:#8c2f6b}.seg button[aria-pressed=true]{background:#8c2f6b;color:#fff}
.step{display:flex}.step input{width:80px!important;text-align:center}.acc{display:block;width:100%;text-align:left;padding:12px;font-weight:700;border:0;background:#f0f0f0;margin-top:8px}.panel{border:2px solid #f0f0f0;padding:4px 20px 20px}[hidden]{display:none!important}.error{color:#b50909;font-weight:700;display:block}`;
const esc = (s: string) => s.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
let serial = 0;

abstract class WickBase extends HTMLElement {
	static formAssociated = true;
	internals = this.attachInternals();
	root = this.attachShadow({ mode: "open" });
	protected val: any = "";
	protected uid = `wick-${++serial}`;
	protected done = false;
	get value() { return this.val; }
	get name() { return this.getAttribute("name")!; }
	connectedCallback() { if (this.done) return; this.done = true; this.root.innerHTML = `<style>${CSS}</style>${this.render()}`; this.wire(); }
	protected abstract render(): string;
	protected abstract wire(): void;
	protected a(n: string) { return this.getAttribute(n) ?? ""; }
	protected $<T extends HTMLElement = HTMLInputElement>(q: string) { return this.root.querySelector(q) as unknown as T; }
	protected put(v: any) { this.val = v; this.internals.setFormValue(v === null ? "" : Array.isArray(v) ? v.join(",") : String(v)); this.dispatchEvent(new CustomEvent("wick-change", { bubbles: true, composed: true, detail: { value: v } })); }
	protected star() { return this.hasAttribute("required") ? ' <abbr title="required" class="wick-hint--required">*</abbr>' : ""; }
	protected label() { return `<label class="wick-label" for="${this.uid}">${esc(this.a("label"))}${this.star()}</label>${this.hint()}`; }
	protected hint() { return this.a("hint") ? `<span class="wick-hint" id="${this.uid}-hint">${esc(this.a("hint"))}</span>` : ""; }
	protected described() { return this.a("hint") ? ` aria-describedby="${this.uid}-hint"` : ""; }
	protected legend() { return `<legend class="wick-legend">${esc(this.a("legend"))}${this.star()}</legend>${this.hint()}`; }
	protected options() { return this.a("options").split(";;").map((o) => o.split("|")); }
	entries(): [string, any, any][] { return [[this.name, this.val, this.$(`#${this.uid}`).value]]; }
}
class TextField extends WickBase {
	render() {
		const mask = this.a("mask");
		const input = `<input class="wick-input ${this.a("size")}" id="${this.uid}" name="${this.name}" type="${this.a("type") || "text"}"${this.a("inputmode") ? ` inputmode="${this.a("inputmode")}"` : ""}${mask ? ` maxlength="${mask.length}"` : ""}${this.hasAttribute("required") ? " required" : ""}${this.described()}>`;
		return `<div class="wick-form-group">${this.label()}${mask ? `<span class="mask"><span class="mask-content" aria-hidden="true"><i></i>${mask}</span>${input}</span>` : input}</div>`;
	}
	wire() {
		const input = this.$(`#${this.uid}`);
		const mask = this.a("mask");
		input.addEventListener("input", () => {
			if (mask) {
				const digits = input.value.replace(/\D/g, "");
				let out = "";
				let i = 0;
				for (const c of mask) { if (i >= digits.length) break; out += c === "_" ? digits[i++] : c; }
				input.value = out;
				const content = this.$<HTMLElement>(".mask-content");
				content.innerHTML = `<i>${out}</i>${mask.slice(out.length)}`;
			}
			this.put(input.value);
		});
		input.addEventListener("blur", () => {
			const bad = (input.type === "email" && input.value !== "" && !/^\S+@\S+\.\S+$/.test(input.value)) || (this.a("inputmode") === "numeric" && !mask && /\D/.test(input.value));
			if (bad) { input.value = ""; this.put(""); }
		});
	}
}
class TextArea extends WickBase {
	render() { return `<div class="wick-form-group">${this.label()}<textarea class="wick-textarea" id="${this.uid}" name="${this.name}"${this.a("maxlength") ? ` maxlength="${this.a("maxlength")}"` : ""}${this.described()}></textarea>${this.a("maxlength") ? `<span class="wick-hint count" aria-live="polite">${this.a("maxlength")} characters allowed</span>` : ""}</div>`; }
	wire() { const t = this.$<HTMLTextAreaElement>("textarea"); t.addEventListener("input", () => { this.put(t.value); const c = this.$<HTMLElement>(".count"); if (c) c.textContent = `${+this.a("maxlength") - t.value.length} characters left`; }); }
}
class Select extends WickBase {
	render() { return `<div class="wick-form-group">${this.label()}<select class="wick-select" id="${this.uid}" name="${this.name}"><option value="">- Select -</option>${SOURCES[this.a("source")].map(([v, l]) => `<option value="${v}">${esc(l)}</option>`).join("")}</select></div>`; }
	wire() { const s = this.$<HTMLSelectElement>("select"); s.addEventListener("change", () => this.put(s.value)); }
	entries(): [string, any, any][] { const s = this.$<HTMLSelectElement>("select"); return [[this.name, this.val, s.value === "" ? "" : s.selectedOptions[0].text]]; }
}
class ComboBox extends WickBase {
	all: Pair[] = [];
	turn = 0;
	render() {
		this.all = SOURCES[this.a("source")] ?? [];
		return `<div class="wick-form-group">${this.label()}<div class="combo wick-combo-box" data-enhanced="true"><select class="wick-sr-only wick-combo-box__select" name="${this.name}" aria-hidden="true" tabindex="-1"><option value=""></option>${this.all.map(([v, l]) => `<option value="${v}">${esc(l)}</option>`).join("")}</select>
<input class="wick-combo-box__input" id="${this.uid}" type="text" role="combobox" autocapitalize="off" autocomplete="off" aria-owns="${this.uid}--list" aria-controls="${this.uid}--list" aria-autocomplete="list" aria-expanded="false"${this.described()}>
<button type="button" class="clear" aria-label="Clear the select contents" hidden>×</button><button type="button" class="toggle" tabindex="-1" aria-label="Toggle the dropdown list">▾</button>
<ul tabindex="-1" id="${this.uid}--list" class="wick-combo-box__list" role="listbox" hidden></ul><div class="status wick-sr-only" role="status"></div></div></div>`;
	}
	wire() {
		const input = this.$(`#${this.uid}`);
		const list = this.$<HTMLUListElement>("ul");
		const select = this.$<HTMLSelectElement>("select");
		const clear = this.$<HTMLButtonElement>(".clear");
		const text = () => (this.val === "" ? "" : select.selectedOptions[0].text);
		const hide = () => { this.turn++; list.hidden = true; list.innerHTML = ""; input.setAttribute("aria-expanded", "false"); };
		const choose = ([v, l]: Pair) => { if (![...select.options].some((o) => o.value === v)) select.add(new Option(l, v)); select.value = v; this.put(v); input.value = v === "" ? "" : l; clear.hidden = v === ""; hide(); };
		const draw = (found: Pair[]) => {
			list.innerHTML = found.length ? found.map(([v, l], i) => `<li id="${this.uid}--list--option-${i}" class="wick-combo-box__list-option" role="option" tabindex="${i ? -1 : 0}" aria-setsize="${found.length}" aria-posinset="${i + 1}" aria-selected="${v === this.val}" data-value="${v}">${esc(l)}</li>`).join("") : '<li class="wick-combo-box__list-option--no-results">No results found</li>';
			list.hidden = false;
			input.setAttribute("aria-expanded", "true");
			this.$<HTMLElement>(".status").textContent = found.length ? `${found.length} results available.` : "No results.";
		};
		const show = async () => {
			const q = input.value.toLowerCase();
			if (!this.a("search")) return draw(q === text().toLowerCase() ? this.all : this.all.filter(([, l]) => l.toLowerCase().includes(q)));
			const mine = ++this.turn;
			if (q.trim().length < 2 || input.value === text()) return;
			list.innerHTML = '<li class="wick-combo-box__list-option--no-results">Loading…</li>';
			list.hidden = false;
			const found = await search(q);
			if (mine === this.turn) draw(found);
		};
		input.addEventListener("click", show);
		input.addEventListener("input", () => { clear.hidden = input.value === ""; show(); });
		input.addEventListener("keydown", (e) => {
			if (e.key === "Escape") { hide(); input.value = text(); }
			if (e.key === "ArrowDown") { e.preventDefault(); if (list.hidden) show(); this.$<HTMLElement>("li[role=option]")?.focus(); }
			if (e.key === "Enter") { e.preventDefault(); const hit = [...select.options].find((o) => o.value && o.text.toLowerCase() === input.value.toLowerCase()); if (hit) choose([hit.value, hit.text]); else { input.value = text(); hide(); } }
		});
		list.addEventListener("keydown", (e) => { const at = e.target as HTMLElement; const next = e.key === "ArrowDown" ? at.nextElementSibling : e.key === "ArrowUp" ? at.previousElementSibling : null; if (next) { e.preventDefault(); (next as HTMLElement).focus(); } if (e.key === "Enter" || e.key === "Tab") { e.preventDefault(); choose([at.dataset.value!, at.textContent!]); input.focus(); } });
		list.addEventListener("mousedown", (e) => e.preventDefault());
		list.addEventListener("click", (e) => { const li = (e.target as HTMLElement).closest<HTMLElement>("li[role=option]"); if (li) choose([li.dataset.value!, li.textContent!]); });
		this.$<HTMLElement>(".toggle").addEventListener("click", () => { if (list.hidden) { show(); input.focus(); } else hide(); });
		clear.addEventListener("click", () => { choose(["", ""]); input.focus(); });
		this.$<HTMLElement>(".combo").addEventListener("focusout", (e) => { if (this.$<HTMLElement>(".combo").contains(e.relatedTarget as Node)) return; const hit = [...select.options].find((o) => o.value && o.text.toLowerCase() === input.value.toLowerCase()); if (hit) { if (hit.value !== this.val) choose([hit.value, hit.text]); } else input.value = text(); clear.hidden = input.value === ""; hide(); });
	}
}
class MemorableDate extends WickBase {
	parts: Record<string, string> = { month: "", day: "", year: "" };
	render() { return `<fieldset class="wick-fieldset">${this.legend()}<div class="date wick-memorable-date"><div class="m"><label class="wick-label" for="${this.uid}-m">Month</label><select id="${this.uid}-m" class="month" name="${this.name}_month"><option value="">- Select -</option>${MONTHS.map((m, i) => `<option value="${i + 1}">${String(i + 1).padStart(2, "0")} - ${m}</option>`).join("")}</select></div><div class="d"><label class="wick-label" for="${this.uid}-d">Day</label><input id="${this.uid}-d" class="day" name="${this.name}_day" maxlength="2" pattern="[0-9]*" inputmode="numeric"></div><div class="y"><label class="wick-label" for="${this.uid}-y">Year</label><input id="${this.uid}-y" class="year" name="${this.name}_year" minlength="4" maxlength="4" pattern="[0-9]*" inputmode="numeric"></div></div></fieldset>`; }
	wire() {
		for (const k of ["month", "day", "year"]) { const el = this.$(`.${k}`); el.addEventListener(k === "month" ? "change" : "input", () => { if (k !== "month") el.value = el.value.replace(/\D/g, ""); this.parts[k] = el.value; this.put(Object.values(this.parts).join("/")); }); }
		const d = this.$(".day");
		d.addEventListener("blur", () => { if (d.value !== "" && (+d.value < 1 || +d.value > 31)) { d.value = ""; this.parts.day = ""; } });
	}
	entries(): [string, any, any][] { const m = this.$<HTMLSelectElement>(".month"); return [[`${this.name}-month`, this.parts.month, m.value ? m.selectedOptions[0].text : ""], [`${this.name}-day`, this.parts.day, this.$(".day").value], [`${this.name}-year`, this.parts.year, this.$(".year").value]]; }
}
class MonthYear extends WickBase {
	render() { return `<fieldset class="wick-fieldset">${this.legend()}<div class="date"><div class="m"><label class="wick-label" for="${this.uid}-m">Month</label><select id="${this.uid}-m" class="month"><option value="">- Select -</option>${MONTHS.map((m, i) => `<option value="${String(i + 1).padStart(2, "0")}">${m}</option>`).join("")}</select></div><div class="y"><label class="wick-label" for="${this.uid}-y">Year</label><select id="${this.uid}-y" class="year"><option value="">- Select -</option>${[2029, 2028, 2027, 2026, 2025, 2024, 2023, 2022].map((y) => `<option>${y}</option>`).join("")}</select></div></div></fieldset>`; }
	wire() { for (const s of this.root.querySelectorAll("select")) s.addEventListener("change", () => this.put(`${this.$(".month").value}/${this.$(".year").value}`)); }
	entries(): [string, any, any][] { const [m, y] = this.root.querySelectorAll("select"); const [mv = "", yv = ""] = String(this.val).split("/"); const t = (s: HTMLSelectElement) => (s.value ? s.selectedOptions[0].text : ""); return [[`${this.name}-month`, mv, t(m)], [`${this.name}-year`, yv, t(y)]]; }
}
class RadioTiles extends WickBase {
	render() { return `<fieldset class="wick-fieldset">${this.legend()}${this.options().map(([v, l, d], i) => `<div class="tile wick-radio"><input class="wick-radio__input" id="${this.uid}-${i}" type="radio" name="${this.name}" value="${v}"> <label class="wick-radio__label" for="${this.uid}-${i}"><span class="tx">${esc(l)}</span>${d ? `<span class="wick-hint">${esc(d)}</span>` : ""}</label></div>`).join("")}</fieldset>`; }
	wire() { for (const r of this.root.querySelectorAll("input")) r.addEventListener("change", () => this.put(r.value)); }
	entries(): [string, any, any][] { return [[this.name, this.val, this.root.querySelector("input:checked ~ label .tx")?.textContent ?? ""]]; }
}
class CheckboxGroup extends WickBase {
	val: any = [];
	render() { return `<fieldset class="wick-fieldset">${this.legend()}${this.options().map(([v, l], i) => `<div class="wick-checkbox"><input class="wick-checkbox__input" id="${this.uid}-${i}" type="checkbox" name="${this.name}" value="${v}"> <label class="wick-checkbox__label" for="${this.uid}-${i}">${esc(l)}</label></div>`).join("")}</fieldset>`; }
	wire() { const all = [...this.root.querySelectorAll("input")]; for (const r of all) r.addEventListener("change", () => this.put(all.filter((x) => x.checked).map((x) => x.value))); }
	entries(): [string, any, any][] { return [[this.name, this.val, [...this.root.querySelectorAll("input:checked ~ label")].map((l) => l.textContent)]]; }
}
class Segmented extends WickBase {
	render() { return `<fieldset class="wick-fieldset">${this.legend()}<ul class="seg wick-button-group wick-button-group--segmented" style="list-style:none;padding:0;margin:0">${this.a("options").split("|").map((o) => `<li class="wick-button-group__item"><button type="button" class="wick-button" aria-pressed="false" value="${esc(o)}">${esc(o)}</button></li>`).join("")}</ul></fieldset>`; }
	wire() { const all = [...this.root.querySelectorAll("button")]; for (const b of all) b.addEventListener("click", () => { for (const x of all) x.setAttribute("aria-pressed", String(x === b)); this.put(b.value); }); }
	entries(): [string, any, any][] { return [[this.name, this.val, this.root.querySelector("[aria-pressed=true]")?.textContent ?? ""]]; }
}
class NumberStepper extends WickBase {
	val: any = null;
	render() { return `<div class="wick-form-group">${this.label()}<div class="step"><button type="button" class="minus" aria-label="Decrease">−</button><input id="${this.uid}" type="text" inputmode="numeric"><button type="button" class="plus" aria-label="Increase">+</button></div></div>`; }
	wire() {
		const input = this.$("input");
		const min = +this.a("min"), max = +this.a("max");
		const to = (n: number | null) => { input.value = n === null ? "" : String(n); this.put(n); };
		this.$<HTMLElement>(".minus").addEventListener("click", () => to(Math.max(min, (this.val ?? min) - 1)));
		this.$<HTMLElement>(".plus").addEventListener("click", () => to(Math.min(max, (this.val ?? min - 1) + 1)));
		input.addEventListener("change", () => { const n = Number(input.value); to(input.value.trim() === "" || !Number.isInteger(n) || n < min || n > max ? null : n); });
	}
}
class Repeater extends HTMLElement {
	root = this.attachShadow({ mode: "open" });
	count = 0;
	connectedCallback() {
		if (this.count) return;
		this.root.innerHTML = `<style>${CSS}</style><div class="rows"></div>${this.hasAttribute("add") ? `<p><button type="button" class="wick-button wick-button--outline add">${this.getAttribute("add")}</button></p>` : ""}`;
		this.root.querySelector(".add")?.addEventListener("click", () => this.add());
		for (let i = 0; i < Number(this.getAttribute("start")); i++) this.add();
	}
	add() {
		const i = this.count++;
		const acc = this.hasAttribute("accordion");
		const heading = `${this.getAttribute("heading")} ${i + 1}`;
		const row = document.createElement(acc ? "div" : "fieldset");
		row.className = "wick-repeater__row";
		row.innerHTML = acc ? `<h4 style="margin:0"><button type="button" class="acc" aria-expanded="true" aria-controls="p${i}">${heading}</button></h4><div class="panel" id="p${i}"></div>` : `<legend class="wick-legend" style="margin-top:24px">${heading}</legend>`;
		const body = this.querySelector("template")!.content.cloneNode(true) as DocumentFragment;
		for (const el of body.querySelectorAll("[name]")) el.setAttribute("name", `${this.getAttribute("name")}[${i}].${el.getAttribute("name")}`);
		if (acc) {
			for (const b of this.root.querySelectorAll<HTMLElement>(".acc")) this.open(b, false);
			const b = row.querySelector<HTMLElement>(".acc")!;
			b.addEventListener("click", () => { const now = b.getAttribute("aria-expanded") !== "true"; for (const x of this.root.querySelectorAll<HTMLElement>(".acc")) this.open(x, x === b && now); });
		}
		(row.querySelector(".panel") ?? row).append(document.importNode(body, true));
		this.root.querySelector(".rows")!.append(row);
	}
	open(b: HTMLElement, on: boolean) { b.setAttribute("aria-expanded", String(on)); (this.root.getElementById(b.getAttribute("aria-controls")!) as HTMLElement).hidden = !on; }
}
const TAGS: [string, any][] = [["text-field", TextField], ["textarea", TextArea], ["select", Select], ["combo-box", ComboBox], ["memorable-date", MemorableDate], ["month-year", MonthYear], ["radio-tiles", RadioTiles], ["checkbox-group", CheckboxGroup], ["segmented", Segmented], ["number-stepper", NumberStepper], ["repeater", Repeater]];
for (const [tag, c] of TAGS) customElements.define(`wick-${tag}`, c);

let submitted = false;
const form = document.getElementById("wick-app") as HTMLFormElement;
form.addEventListener("submit", (e) => { e.preventDefault(); submitted = true; });
const all = (root: ParentNode): WickBase[] => [...root.querySelectorAll<any>("*")].flatMap((el) => (el instanceof Repeater ? all(el.root) : el instanceof WickBase ? [el] : []));
const LATER: Record<string, any> = {};
for (const i of [1, 2]) Object.assign(LATER, { [`act[${i}].type`]: "", [`act[${i}].org`]: "", [`act[${i}].position`]: "", [`act[${i}].weeks`]: null, [`act[${i}].description`]: "" });
for (const k of ["first", "last", "age"]) LATER[`sib[1].${k}`] = "";
const read = (at: 1 | 2) => { const out: Record<string, any> = { ...LATER }; if (at === 2) for (const k in out) out[k] ??= ""; for (const el of all(form)) for (const e of el.entries()) out[e[0]] = e[at]; return out; };
(window as any).formState = () => ({ ...read(1), submitted });
(window as any).formShown = () => read(2);
