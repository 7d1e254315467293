import $ from "jquery";
import { STATES } from "../../lists";
import "./page.css";

type Pair = [string, string];
const LISTS: Record<string, Pair[]> = {
	states: STATES,
	scores: [5, 4, 3, 2, 1].map((n) => [String(n), String(n)]),
	exams: "Art History|Biology|Calculus AB|Calculus BC|Chemistry|Computer Science A|English Language and Composition|English Literature and Composition|Environmental Science|European History|Physics 1|Psychology|Spanish Language and Culture|Statistics|United States Government and Politics|United States History|World History: Modern".split("|").map((t, i) => [String(101 + i), t]),
	referrals: ["High school counselor", "College financial aid office", "Board web site", "Social media", "Other"].map((t, i) => [String(i + 1), t]),
	kinds: ["Academic Team", "Athletics", "Community Service", "Debate / Forensics", "Environmental", "Internship", "Music / Drama", "Paid Employment", "Religious", "Student Government"].map((t, i) => [String(i + 1), t]),
	levels: [["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]],
};
const COLLEGES = ["Clackamas Community College", "College of Marin", "College of Southern Idaho", "College of the Redwoods", "College of the Siskiyous", "Oregon State University", "Rogue Community College", "Shasta College", "Southern Oregon University", "University of Oregon"];
const SCHOOLS: Record<string, Pair[]> = {
	OR: [["4101", "Ashland High School (Ashland)"], ["4107", "Ashland Valley High School (Ashland)"], ["4131", "Crater High School (Central Point)"], ["4162", "Phoenix High School (Phoenix)"], ["4188", "South Medford High School (Medford)"]],
	CA: [["0611", "Mount Shasta High School (Mount Shasta)"], ["0644", "Yreka High School (Yreka)"]],
	WA: [["5301", "Garfield High School (Seattle)"], ["5377", "Lincoln High School (Tacoma)"]],
};
const MONTHS = "January February March April May June July August September October November December".split(" ");
let guid = 0;
type Widget = { value(v?: string): string; shown(): string | string[]; enable?(on: boolean): void; data?(rows: Pair[]): void };
const widgets = new WeakMap<Element, Widget>();
const of = (el: Element) => widgets.get(el) as Widget;

function popup(anchor: HTMLElement, content: JQuery) {
	const box = $('<div class="k-animation-container" style="display:none;position:absolute;z-index:10003"></div>').append(content.addClass("k-popup k-group k-reset").attr("data-role", "popup"));
	const api = {
		isOpen: false,
		open() {
			if (!box.parent().length) box.appendTo(document.body);
			const r = anchor.getBoundingClientRect();
			box.css({ left: r.left + scrollX, top: r.bottom + scrollY, minWidth: r.width }).show();
			api.isOpen = true;
		},
		close() { box.hide(); api.isOpen = false; },
		box,
	};
	$(document).on("mousedown", (e) => {
		if (api.isOpen && !box[0].contains(e.target as Node) && !anchor.contains(e.target as Node)) api.close();
	});
	return api;
}

function labelFor(input: JQuery, focused: JQuery) {
	const id = input.attr("id");
	const label = id ? $(`label[for="${id}"]`) : $();
	if (!label.length) return;
	if (!label.attr("id")) label.attr("id", `${id}_label`);
	focused.attr("aria-labelledby", label.attr("id") as string);
	label.on("click", () => focused.trigger("focus"));
}

function dropdown(input: JQuery, rows: Pair[], optionLabel = "") {
	const id = input.attr("id") ?? `k${++guid}`;
	const wrapper = $(`<span title="" class="k-widget k-dropdown form-control" unselectable="on" role="listbox" aria-haspopup="true" aria-expanded="false" tabindex="0" aria-owns="${id}_listbox" aria-live="polite" aria-disabled="false" aria-busy="false"><span unselectable="on" class="k-dropdown-wrap k-state-default"><span unselectable="on" class="k-input"></span><span unselectable="on" class="k-select" aria-label="select"><span class="k-icon k-i-arrow-60-down"></span></span></span></span>`);
	input.before(wrapper).appendTo(wrapper).hide().attr("data-role", "dropdownlist");
	const ul = $(`<ul unselectable="on" class="k-list k-reset" tabindex="-1" aria-hidden="true" id="${id}_listbox" aria-live="polite" data-role="staticlist" role="listbox"></ul>`);
	const list = $(`<div class="k-list-container" id="${id}-list"></div>`);
	if (optionLabel.trim()) list.append(`<div class="k-list-optionlabel">${optionLabel}</div>`);
	list.append($('<div class="k-list-scroller" unselectable="on" style="max-height:200px;overflow:auto"></div>').append(ul));
	const pop = popup(wrapper[0], list);
	let data: Pair[] = [];
	let enabled = true;
	const set = (v: string, tell = false) => {
		const row = data.find(([c]) => c === v);
		const changed = input.val() !== (row?.[0] ?? "");
		input.val(row?.[0] ?? "");
		wrapper.find(".k-input").text(row?.[1] ?? optionLabel);
		ul.children().removeClass("k-state-selected k-state-focused").attr("aria-selected", "false").eq(row ? data.indexOf(row) : -9999).addClass("k-state-selected k-state-focused").attr("aria-selected", "true");
		if (tell && changed) input.trigger("change");
	};
	const bind = (next: Pair[]) => {
		data = next;
		ul.html(next.map(([, t], i) => `<li tabindex="-1" role="option" unselectable="on" class="k-item" data-offset-index="${i}">${t}</li>`).join(""));
	};
	const toggle = (on: boolean) => { if (on && enabled) pop.open(); else pop.close(); wrapper.attr("aria-expanded", String(pop.isOpen)); ul.attr("aria-hidden", String(!pop.isOpen)); };
	wrapper.on("click", () => { wrapper.trigger("focus"); toggle(!pop.isOpen); });
	ul.on("click", ".k-item", (e) => { set(data[$(e.currentTarget).index()][0], true); toggle(false); wrapper.trigger("focus"); });
	list.on("click", ".k-list-optionlabel", () => { set("", true); toggle(false); });
	let word = ""; let timer = 0;
	wrapper.on("keydown", (e) => {
		if (!enabled) return;
		const at = data.findIndex(([c]) => c === input.val());
		if (e.key === "ArrowDown" || e.key === "ArrowUp") {
			e.preventDefault();
			if (e.altKey) return toggle(e.key === "ArrowDown");
			const row = data[at + (e.key === "ArrowDown" ? 1 : -1)];
			if (row) set(row[0], true);
		} else if (e.key === "Enter" || e.key === "Escape" || e.key === "Tab") toggle(false);
		else if (e.key.length === 1) {
			word += e.key.toLowerCase();
			clearTimeout(timer);
			timer = window.setTimeout(() => { word = ""; }, 500);
			const row = data.find(([, t]) => t.toLowerCase().startsWith(word));
			if (row) set(row[0], true);
		}
	});
	wrapper.on("focus", () => wrapper.children().addClass("k-state-focused")).on("blur", () => wrapper.children().removeClass("k-state-focused"));
	labelFor(input, wrapper);
	bind(rows); set("");
	widgets.set(input[0], {
		value(v) { if (v !== undefined) set(v); return String(input.val()); },
		shown: () => (input.val() ? wrapper.find(".k-input").text() : ""),
		data(next) { bind(next); set(""); },
		enable(on) { enabled = on; wrapper.attr("aria-disabled", String(!on)).attr("tabindex", on ? 0 : -1).children().toggleClass("k-state-disabled", !on).toggleClass("k-state-default", on); input.prop("disabled", !on); },
	});
}

function numeric(input: JQuery) {
	const decimals = Number(input.data("decimals") ?? 0), min = input.data("min") as number | undefined, max = Number(input.data("max") ?? 1e9), step = Number(input.data("step") ?? 1), money = !!input.data("currency");
	const wrapper = $('<span class="k-widget k-numerictextbox"><span class="k-numeric-wrap k-state-default"></span></span>');
	const twin = $('<input type="text" class="k-formatted-value k-input" title="" tabindex="0" role="spinbutton" aria-disabled="false">').attr("aria-valuemax", max);
	input.before(wrapper);
	wrapper.children().append(twin, input.addClass("k-input").attr({ role: "spinbutton", "data-role": "numerictextbox", "aria-valuemax": max }).hide(), '<span class="k-select"><span unselectable="on" class="k-link k-link-increase" aria-label="Increase value" title="Increase value"><span unselectable="on" class="k-icon k-i-arrow-60-up"></span></span><span unselectable="on" class="k-link k-link-decrease" aria-label="Decrease value" title="Decrease value"><span unselectable="on" class="k-icon k-i-arrow-60-down"></span></span></span>');
	let value: number | null = null;
	const draw = () => {
		input.val(value === null ? "" : String(value));
		twin.val(value === null ? "" : (money ? "$" : "") + value.toLocaleString("en-US", { minimumFractionDigits: decimals, maximumFractionDigits: decimals }));
	};
	const commit = (raw: string) => {
		const n = Number.parseFloat(raw.replace(/[$,\s]/g, ""));
		let next: number | null = Number.isNaN(n) ? null : Number(n.toFixed(decimals));
		if (next !== null) next = Math.min(max, Math.max(min ?? 0, next));
		const changed = next !== value;
		value = next;
		draw();
		if (changed) input.trigger("spinchange");
	};
	const toText = () => { input.hide(); twin.show(); };
	twin.on("focus", () => { twin.hide(); input.show().trigger("focus"); setTimeout(() => (input[0] as HTMLInputElement).select()); });
	input.on("focus", () => wrapper.children().addClass("k-state-focused"));
	input.on("blur", () => { commit(String(input.val())); toText(); wrapper.children().removeClass("k-state-focused"); });
	input.on("change", () => commit(String(input.val())));
	input.on("keypress", (e) => { if (e.key.length === 1 && !/[\d.\-]/.test(e.key)) e.preventDefault(); });
	input.on("keydown", (e) => { if (e.key === "ArrowUp") commit(String((value ?? 0) + step)); if (e.key === "ArrowDown") commit(String((value ?? 0) - step)); });
	wrapper.find(".k-link-increase").on("mousedown", (e) => { e.preventDefault(); commit(String((value ?? 0) + step)); });
	wrapper.find(".k-link-decrease").on("mousedown", (e) => { e.preventDefault(); commit(String((value ?? 0) - step)); });
	$(`label[for="${input.attr("id") ?? "-"}"]`).on("click", (e) => { e.preventDefault(); twin.trigger("focus"); });
	widgets.set(input[0], { value(v) { if (v !== undefined) commit(v); return value === null ? "" : String(value); }, shown: () => String(twin.val()) });
}

function masked(input: JQuery) {
	const mask = String(input.attr("data-mask")), room = mask.replace(/[^0]/g, "").length, empty = mask.replace(/0/g, "_");
	input.wrap('<span class="k-widget k-maskedtextbox"></span>').addClass("k-textbox").attr({ "data-role": "maskedtextbox", autocomplete: "off" });
	const el = input[0] as HTMLInputElement;
	const draw = (digits: string) => { let i = 0; return mask.replace(/0/g, () => digits[i++] ?? "_"); };
	const caret = () => { const at = el.value.indexOf("_"); if (document.activeElement === el) el.setSelectionRange(at < 0 ? el.value.length : at, at < 0 ? el.value.length : at); };
	input.on("input", () => { el.value = draw(el.value.replace(/\D/g, "").slice(0, room)); caret(); });
	input.on("focus", () => { if (!el.value) el.value = empty; setTimeout(caret); });
	input.on("blur", () => { if (el.value === empty) el.value = ""; });
	widgets.set(el, { value: () => (el.value === empty ? "" : el.value), shown: () => (el.value === empty ? "" : el.value) });
}

const show = (d: Date, format: string) => format.replace(/MMMM|MM|M|dd|d|yyyy/g, (p) => ({ MMMM: MONTHS[d.getMonth()], MM: String(d.getMonth() + 1).padStart(2, "0"), M: String(d.getMonth() + 1), dd: String(d.getDate()).padStart(2, "0"), d: String(d.getDate()), yyyy: String(d.getFullYear()) })[p] as string);
function parse(text: string) {
	const m = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
	if (!m) return null;
	const d = new Date(+m[3], +m[1] - 1, +m[2]);
	return d.getMonth() === +m[1] - 1 ? d : null;
}
function datepicker(input: JQuery, monthOnly: boolean) {
	const format = String(input.attr("data-format")), id = input.attr("id") ?? `k${++guid}`;
	const wrapper = $('<span class="k-widget k-datepicker"><span class="k-picker-wrap k-state-default"></span></span>');
	input.before(wrapper);
	const button = $(`<span unselectable="on" class="k-select" aria-label="select" role="button" aria-controls="${id}_dateview"><span class="k-icon k-i-calendar">&#128197;</span></span>`);
	wrapper.children().append(input.addClass("k-input").attr({ role: "combobox", "aria-expanded": "false", "aria-owns": `${id}_dateview`, autocomplete: "off", "data-role": "datepicker" }), button);
	if (monthOnly) input.attr("readonly", "readonly");
	let value: Date | null = null;
	let view = monthOnly ? 1 : 0, at = new Date(2026, 8, 1);
	const cal = $('<div class="k-widget k-calendar"><div class="k-header"><a href="#" role="button" class="k-link k-nav-prev" aria-label="Previous">&lsaquo;</a><a href="#" role="button" aria-live="assertive" class="k-link k-nav-fast"></a><a href="#" role="button" class="k-link k-nav-next" aria-label="Next">&rsaquo;</a></div><table tabindex="0" role="grid" class="k-content"></table></div>');
	const pop = popup(wrapper[0], $(`<div class="k-calendar-container" id="${id}_dateview"></div>`).append(cal));
	const paint = () => {
		const y = at.getFullYear(), m = at.getMonth(), low = y - (y % 10);
		cal.find(".k-nav-fast").text(view === 0 ? `${MONTHS[m]} ${y}` : view === 1 ? String(y) : `${low}-${low + 9}`);
		const items: [string, number][] = view === 0 ? Array.from({ length: new Date(y, m + 1, 0).getDate() }, (_, i) => [String(i + 1), i + 1]) : view === 1 ? MONTHS.map((t, i) => [t.slice(0, 3), i]) : Array.from({ length: 10 }, (_, i) => [String(low + i), low + i]);
		const pad = view === 0 ? new Date(y, m, 1).getDay() : 0, wide = view === 0 ? 7 : 4;
		const cells = [...Array(pad).fill('<td class="k-out-of-range">&nbsp;</td>'), ...items.map(([t, v]) => `<td role="gridcell"><a tabindex="-1" class="k-link" href="#" data-value="${v}">${t}</a></td>`)];
		let html = view === 0 ? `<thead><tr role="row">${["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"].map((d) => `<th scope="col">${d}</th>`).join("")}</tr></thead>` : "";
		for (let i = 0; i < cells.length; i += wide) html += `<tr role="row">${cells.slice(i, i + wide).join("")}</tr>`;
		cal.find("table").html(html);
	};
	const set = (d: Date | null) => { const was = input.val(); value = d; input.val(d ? show(d, format) : ""); if (was !== input.val()) input.trigger("dpchange"); };
	const move = (n: number) => { at = view === 0 ? new Date(at.getFullYear(), at.getMonth() + n, 1) : new Date(at.getFullYear() + n * (view === 1 ? 1 : 10), at.getMonth(), 1); paint(); };
	cal.on("click", "a", (e) => {
		e.preventDefault();
		const a = $(e.currentTarget);
		if (a.is(".k-nav-prev")) return move(-1);
		if (a.is(".k-nav-next")) return move(1);
		if (a.is(".k-nav-fast")) { view = Math.min(2, view + 1); return paint(); }
		const v = Number(a.data("value"));
		if (view === 2) { at = new Date(v, at.getMonth(), 1); view = 1; return paint(); }
		if (view === 1 && !monthOnly) { at = new Date(at.getFullYear(), v, 1); view = 0; return paint(); }
		set(monthOnly ? new Date(at.getFullYear(), v, 1) : new Date(at.getFullYear(), at.getMonth(), v));
		pop.close(); input.attr("aria-expanded", "false");
	});
	button.on("click", () => { if (pop.isOpen) pop.close(); else { at = value ?? at; view = monthOnly ? 1 : 0; paint(); pop.open(); } input.attr("aria-expanded", String(pop.isOpen)); });
	input.on("change blur", () => { if (!monthOnly) set(parse(String(input.val()))); });
	widgets.set(input[0], { value: () => String(input.val()), shown: () => String(input.val()) });
}

function autocomplete(input: JQuery, rows: string[]) {
	const id = input.attr("id") as string;
	const wrapper = $('<span tabindex="-1" role="presentation" class="k-widget k-autocomplete k-state-default form-control"></span>');
	input.wrap(wrapper).addClass("k-input").attr({ "data-role": "autocomplete", autocomplete: "off", role: "textbox", "aria-haspopup": "true", "aria-disabled": "false", "aria-owns": `${id}_listbox`, "aria-autocomplete": "list", "aria-busy": "false" });
	input.after('<span class="k-icon k-i-loading" style="display:none"></span>');
	const ul = $(`<ul unselectable="on" class="k-list k-reset" tabindex="-1" id="${id}_listbox" role="listbox" aria-hidden="true"></ul>`);
	const pop = popup(input.parent()[0], $(`<div class="k-list-container" id="${id}-list"></div>`).append(ul));
	let timer = 0, picking = false;
	input.on("input", () => {
		clearTimeout(timer);
		const text = String(input.val()).trim().toLowerCase();
		if (text.length < 3) return pop.close();
		timer = window.setTimeout(() => {
			input.attr("aria-busy", "true");
			setTimeout(() => {
				input.attr("aria-busy", "false");
				const hits = rows.filter((r) => r.toLowerCase().includes(text));
				ul.html(hits.map((t) => `<li tabindex="-1" role="option" unselectable="on" class="k-item">${t}</li>`).join(""));
				if (hits.length && document.activeElement === input[0]) pop.open(); else pop.close();
			}, 300);
		}, 200);
	});
	ul.on("mousedown", () => { picking = true; });
	ul.on("click", ".k-item", (e) => { input.val($(e.currentTarget).text()); picking = false; pop.close(); input.trigger("focus"); });
	input.on("blur", () => setTimeout(() => { if (picking) return; pop.close(); if (!rows.includes(String(input.val()))) input.val(""); }, 150));
	widgets.set(input[0], { value: () => String(input.val()), shown: () => String(input.val()) });
}

function multiselect(select: JQuery, rows: Pair[]) {
	const wrapper = $('<div class="k-widget k-multiselect form-control" unselectable="on" title=""><div class="k-multiselect-wrap k-floatwrap" role="listbox" unselectable="on"><ul role="listbox" unselectable="on" class="k-reset"></ul><input class="k-input" style="width:25px" accesskey="" autocomplete="off" role="listbox" title="" aria-expanded="false" tabindex="0" aria-disabled="false"></div></div>');
	select.before(wrapper).appendTo(wrapper).hide().attr("data-role", "multiselect");
	select.html(rows.map(([v, t]) => `<option value="${v}">${t}</option>`).join(""));
	const chips = wrapper.find("ul"), box = wrapper.find("input");
	const ul = $('<ul unselectable="on" class="k-list k-reset" tabindex="-1" role="listbox"></ul>');
	const pop = popup(wrapper[0], $('<div class="k-list-container k-multiple-list"></div>').append(ul));
	let chosen: string[] = [];
	const draw = () => {
		select.val(chosen);
		chips.html(chosen.map((v) => `<li class="k-button" unselectable="on" data-v="${v}"><span unselectable="on">${rows.find(([c]) => c === v)?.[1]}</span><span unselectable="on" aria-label="delete" class="k-select"><span class="k-icon k-i-close">&times;</span></span></li>`).join(""));
		ul.html(rows.map(([v, t]) => `<li tabindex="-1" role="option" unselectable="on" class="k-item${chosen.includes(v) ? " k-state-selected" : ""}" data-v="${v}" aria-selected="${chosen.includes(v)}">${t}</li>`).join(""));
	};
	wrapper.on("click", (e) => {
		const del = $(e.target).closest(".k-select");
		if (del.length) { chosen = chosen.filter((v) => v !== String(del.parent().data("v"))); return draw(); }
		box.trigger("focus"); pop.open(); box.attr("aria-expanded", "true");
	});
	box.on("input", () => { const t = String(box.val()).toLowerCase(); pop.open(); ul.children().each((_, li) => { $(li).toggle($(li).text().toLowerCase().startsWith(t)); }); });
	box.on("keydown", (e) => { if (e.key === "Escape" || e.key === "Tab") pop.close(); });
	ul.on("click", ".k-item", (e) => { const v = String($(e.currentTarget).data("v")); chosen = chosen.includes(v) ? chosen.filter((c) => c !== v) : [...chosen, v]; box.val(""); draw(); pop.close(); box.trigger("focus"); });
	draw();
	widgets.set(select[0], { value: () => JSON.stringify(chosen), shown: () => chips.children().toArray().map((li) => $(li).children().first().text()) });
	return { set(v: string[]) { chosen = v; draw(); } };
}

$("[data-kendo]").each((_, el) => {
	const input = $(el), role = input.attr("data-kendo");
	if (role === "dropdown") dropdown(input, LISTS[String(input.data("list"))] ?? [], String(input.attr("data-option-label") ?? ""));
	else if (role === "numeric") numeric(input);
	else if (role === "masked") masked(input);
	else if (role === "autocomplete") autocomplete(input, COLLEGES);
	else datepicker(input, role === "month");
	input.removeAttr("data-kendo");
});
const school = of($("#Education_SchoolId")[0]);
school.enable?.(false);
$("#Education_SchoolState").on("change", function () {
	const state = String($(this).val());
	school.data?.([]); school.enable?.(false);
	setTimeout(() => { if (state && state === $(this).val()) { school.data?.(SCHOOLS[state] ?? []); school.enable?.(true); } }, 350);
});

// Activities grid, editable inline
type Line = { Type: string; Org: string; Position: string; Years: string[]; Hours: string };
const lines: Line[] = [];
let editing: { row: JQuery; line: Line | null } | null = null;
const COLUMNS: [keyof Line, string, number][] = [["Type", "Activity Type", 170], ["Org", "Organization or Employer", 200], ["Position", "Position Held", 160], ["Years", "Grades", 170], ["Hours", "Hrs/Wk", 90]];
const cols = `<colgroup>${COLUMNS.map(([, , w]) => `<col style="width:${w}px">`).join("")}<col style="width:160px"></colgroup>`;
const grid = $("#activityGrid").html(`<div class="k-header k-grid-toolbar"><a role="button" class="k-button k-button-icontext k-grid-add" href="#"><span class="k-icon k-i-plus"></span>Add new record</a></div><div class="k-grid-header"><div class="k-grid-header-wrap"><table role="grid">${cols}<thead role="rowgroup"><tr role="row">${COLUMNS.map(([f, t]) => `<th scope="col" role="columnheader" data-field="${f}" data-title="${t}" class="k-header">${t}</th>`).join("")}<th scope="col" role="columnheader" class="k-header">&nbsp;</th></tr></thead></table></div></div><div class="k-grid-content"><table role="grid">${cols}<tbody role="rowgroup"></tbody></table></div>`);
const tbody = grid.find(".k-grid-content tbody");
const nameOf = (list: string, v: string) => LISTS[list].find(([c]) => c === v)?.[1] ?? "";
const command = (c: string, t: string) => `<a role="button" class="k-button k-button-icontext k-grid-${c}" href="#">${t}</a>`;
function drawLine(line: Line) {
	const text = [nameOf("kinds", line.Type), line.Org, line.Position, line.Years.map((y) => nameOf("levels", y)).join(", "), line.Hours];
	const row = $('<tr role="row"></tr>');
	for (const t of text) row.append($('<td role="gridcell"></td>').text(t));
	return row.append(`<td role="gridcell">${command("edit", "Edit")}${command("delete", "Delete")}</td>`);
}
function cancel() {
	if (!editing) return;
	if (editing.line) editing.row.replaceWith(drawLine(editing.line)); else editing.row.remove();
	editing = null;
}
function edit(line: Line | null, old?: JQuery) {
	cancel();
	const row = $(`<tr class="k-grid-edit-row" role="row"><td role="gridcell" data-container-for="Type"><input name="Type" data-bind="value:Type"></td><td role="gridcell" data-container-for="Org"><input type="text" class="k-input k-textbox" name="Org" required="required" data-bind="value:Org"></td><td role="gridcell" data-container-for="Position"><input type="text" class="k-input k-textbox" name="Position" data-bind="value:Position"></td><td role="gridcell" data-container-for="Years"><select multiple="multiple" name="Years" data-bind="value:Years"></select></td><td role="gridcell" data-container-for="Hours"><input type="text" name="Hours" data-max="168" data-bind="value:Hours"></td><td role="gridcell">${command("update", "Update")}${command("cancel", "Cancel")}</td></tr>`);
	if (old) old.replaceWith(row); else tbody.append(row);
	dropdown(row.find("[name=Type]"), LISTS.kinds, "Select…");
	const years = multiselect(row.find("[name=Years]"), LISTS.levels);
	numeric(row.find("[name=Hours]"));
	if (line) {
		of(row.find("[name=Type]")[0]).value(line.Type);
		row.find("[name=Org]").val(line.Org); row.find("[name=Position]").val(line.Position);
		years.set(line.Years); of(row.find("[name=Hours]")[0]).value(line.Hours);
	}
	editing = { row, line };
}
grid.on("click", "a", (e) => {
	e.preventDefault();
	const a = $(e.currentTarget), row = a.closest("tr");
	if (a.is(".k-grid-add")) return edit(null);
	if (a.is(".k-grid-cancel")) return cancel();
	if (a.is(".k-grid-edit")) return edit(lines[row.index()], row);
	if (a.is(".k-grid-delete")) { lines.splice(row.index(), 1); return row.remove(); }
	if (!editing) return;
	const get = (n: string) => row.find(`[name=${n}]`);
	row.find(".k-tooltip-validation").remove();
	if (!String(get("Org").val()).trim()) return void get("Org").after('<div class="k-widget k-tooltip k-tooltip-validation k-invalid-msg" role="alert">Organization or Employer is required</div>');
	const line = editing.line ?? ({} as Line);
	Object.assign(line, { Type: of(get("Type")[0]).value(), Org: String(get("Org").val()), Position: String(get("Position").val()), Years: JSON.parse(of(get("Years")[0]).value()).sort((x: string, y: string) => +x - +y), Hours: of(get("Hours")[0]).value() });
	if (!editing.line) lines.push(line);
	row.replaceWith(drawLine(line));
	editing = null;
});

let submitted = false;
$("#grantForm").on("submit", (e) => { e.preventDefault(); submitted = true; });
const names = [...new Set($("#grantForm").find("input[name], select[name]").toArray().map((el) => (el as HTMLInputElement).name))].filter((n) => !n.startsWith("__") && n !== "CycleId");
const fields = ["Type", "Org", "Position", "Years", "Hours"] as const;
const win = window as unknown as Record<string, unknown>;
const gather = (shown: boolean) => {
	const out: Record<string, unknown> = {};
	for (const name of names) {
		const all = $(`#grantForm [name="${name}"]`), el = all[0] as HTMLInputElement;
		if (el.type === "radio") { const on = all.filter(":checked"); out[name] = on.length ? (shown ? on.parent().text().trim() : String(on.val())) : ""; }
		else if (el.type === "checkbox") out[name] = el.checked;
		else if (widgets.has(el)) out[name] = shown ? of(el).shown() : of(el).value();
		else out[name] = el.value;
	}
	out.Essay = document.getElementById("Essay")?.textContent ?? "";
	for (const i of [0, 1, 2]) for (const [c, f] of fields.entries()) {
		const line = lines[i];
		const row = tbody.children().eq(i);
		out[`Activities[${i}].${f}`] = !line ? (f === "Years" && !shown ? [] : "") : shown ? (row.is(".k-grid-edit-row") ? "" : row.children().eq(c).text()) : line[f];
	}
	return out;
};
win.formState = () => ({ ...gather(false), submitted });
win.formShown = () => gather(true);
