// Thin wrappers around the vendor's control markup.
export type Item = [string, string];
export const esc = (s: string) => s.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
const html = (s: string) => {
	const t = document.createElement("template");
	t.innerHTML = s.trim();
	return t.content.firstElementChild as HTMLElement;
};
const closers = new Set<() => void>();
document.addEventListener("mousedown", (e) => {
	const t = e.target as Element;
	if (!t.closest(".k-animation-container") && !t.closest(".k-dropdown") && !t.closest(".k-datepicker")) for (const c of closers) c();
});
function place(box: HTMLElement, at: HTMLElement) {
	const r = at.getBoundingClientRect();
	box.style.top = `${r.bottom + scrollY}px`;
	box.style.left = `${r.left + scrollX}px`;
	box.style.minWidth = `${r.width}px`;
}

export function dropDownList(input: HTMLInputElement, items: Item[], onChange: (v: string) => void, value = "", filter = false, optionLabel = "Select...") {
	const id = input.id;
	const label = document.querySelector(`label[for="${id}"]`) as HTMLElement | null;
	if (label && !label.id) label.id = `${id}_label`;
	const wrapper = html(`<span title="" class="k-widget k-dropdown form-control-k" unselectable="on" role="listbox" aria-haspopup="true" aria-expanded="false" tabindex="0" aria-owns="${id}_listbox" ${label ? `aria-labelledby="${label.id}"` : ""} aria-live="polite" aria-disabled="false" aria-readonly="false" aria-busy="false"><span unselectable="on" class="k-dropdown-wrap k-state-default"><span unselectable="on" class="k-input">${optionLabel}</span><span unselectable="on" class="k-select" aria-label="select"><span class="k-icon k-i-arrow-60-down">&#9662;</span></span></span></span>`);
	input.replaceWith(wrapper);
	wrapper.append(input);
	input.style.display = "none";
	input.dataset.role = "dropdownlist";
	const text = wrapper.querySelector(".k-input") as HTMLElement;
	const popup = html(`<div class="k-list-container k-popup k-group k-reset" id="${id}-list" data-role="popup" style="display:none">${filter ? `<span class="k-list-filter"><input class="k-textbox" role="listbox" aria-haspopup="true" aria-expanded="false" aria-owns="${id}_listbox" autocomplete="off"><span class="k-icon k-i-zoom"></span></span>` : ""}<div class="k-list-optionlabel">${optionLabel}</div><div class="k-list-scroller" unselectable="on"><ul unselectable="on" class="k-list k-reset" tabindex="-1" aria-hidden="true" id="${id}_listbox" aria-live="off" data-role="staticlist" role="listbox"></ul></div></div>`);
	document.body.append(popup);
	const ul = popup.querySelector("ul") as HTMLElement;
	const search = popup.querySelector("input");
	let current = value;
	let isOpen = false;
	let box: HTMLElement | null = null;
	const bind = (q = "") => {
		ul.innerHTML = items
			.map(([v, t], i) => (t.toLowerCase().startsWith(q.toLowerCase()) || (q && t.toLowerCase().includes(q.toLowerCase())) ? `<li tabindex="-1" role="option" unselectable="on" class="k-item${v === current ? " k-state-selected" : ""}" aria-selected="${v === current}" data-offset-index="${i}">${esc(t)}</li>` : ""))
			.join("");
	};
	const draw = () => {
		text.textContent = items.find(([v]) => v === current)?.[1] ?? optionLabel;
		input.value = current;
		bind(search?.value);
	};
	const set = (v: string) => {
		if (v === current) return draw();
		current = v;
		draw();
		onChange(v);
	};
	const close = () => {
		if (!isOpen) return;
		isOpen = false;
		if (box) box.style.display = "none";
		popup.style.display = "none";
		wrapper.setAttribute("aria-expanded", "false");
		ul.setAttribute("aria-hidden", "true");
	};
	const open = () => {
		for (const c of closers) c();
		isOpen = true;
		if (!box) {
			box = html(`<div class="k-animation-container"></div>`);
			document.body.append(box);
			box.append(popup);
		}
		if (search) search.value = "";
		bind();
		box.style.display = "block";
		popup.style.display = "block";
		place(box, wrapper);
		wrapper.setAttribute("aria-expanded", "true");
		ul.setAttribute("aria-hidden", "false");
		search?.focus();
	};
	closers.add(close);
	wrapper.addEventListener("click", () => (isOpen ? close() : open()));
	label?.addEventListener("click", (e) => {
		e.preventDefault();
		wrapper.focus();
	});
	popup.addEventListener("mousedown", (e) => {
		if (e.target !== search) e.preventDefault();
	});
	popup.addEventListener("click", (e) => {
		const t = e.target as HTMLElement;
		const li = t.closest<HTMLElement>("li");
		if (li) set(items[Number(li.dataset.offsetIndex)][0]);
		else if (t.matches(".k-list-optionlabel")) set("");
		else return;
		close();
		wrapper.focus();
	});
	search?.addEventListener("input", () => bind(search.value));
	let typed = "";
	let timer = 0;
	const keys = (e: KeyboardEvent) => {
		const at = items.findIndex(([v]) => v === current);
		if (e.key === "ArrowDown" && e.altKey) open();
		else if (e.key === "ArrowDown") set(items[Math.min(at + 1, items.length - 1)][0]);
		else if (e.key === "ArrowUp") set(at > 0 ? items[at - 1][0] : "");
		else if (e.key === "Enter" || e.key === "Escape" || e.key === "Tab") return close();
		else if (e.key.length === 1 && e.target === wrapper) {
			typed += e.key;
			clearTimeout(timer);
			timer = window.setTimeout(() => (typed = ""), 500);
			const hit = items.find(([, t]) => t.toLowerCase().startsWith(typed.toLowerCase()));
			if (hit) set(hit[0]);
		} else return;
		if (e.target === wrapper) e.preventDefault();
	};
	wrapper.addEventListener("keydown", keys);
	search?.addEventListener("keydown", keys);
	draw();
	return { text: () => (current ? (text.textContent ?? "") : ""), destroy: () => { closers.delete(close); popup.remove(); box?.remove(); } };
}

const two = (n: number) => String(n).padStart(2, "0");
export function datePicker(input: HTMLInputElement, onChange: (v: string) => void) {
	const id = input.id;
	const wrapper = html(`<span class="k-widget k-datepicker"><span class="k-picker-wrap k-state-default"></span></span>`);
	input.replaceWith(wrapper);
	const wrap = wrapper.firstElementChild as HTMLElement;
	wrap.append(input);
	for (const [k, v] of Object.entries({ "data-role": "datepicker", class: "k-input", role: "combobox", "aria-expanded": "false", "aria-owns": `${id}_dateview`, "aria-disabled": "false", autocomplete: "off" })) input.setAttribute(k, v);
	const button = html(`<span unselectable="on" class="k-select" aria-label="select" role="button" aria-controls="${id}_dateview"><span class="k-icon k-i-calendar">&#128197;</span></span>`);
	wrap.append(button);
	const box = html(`<div class="k-animation-container" style="display:none"><div class="k-calendar" id="${id}_dateview"></div></div>`);
	document.body.append(box);
	let view = new Date(2026, 10, 1);
	const draw = () => {
		const y = view.getFullYear(), m = view.getMonth(), first = new Date(y, m, 1).getDay(), n = new Date(y, m + 1, 0).getDate();
		let cells = "", day = 1 - first;
		while (day <= n) {
			cells += "<tr>";
			for (let i = 0; i < 7; i++, day++) cells += day > 0 && day <= n ? `<td role="gridcell"><a tabindex="-1" class="k-link" data-value="${two(m + 1)}/${two(day)}/${y}">${day}</a></td>` : "<td></td>";
			cells += "</tr>";
		}
		box.firstElementChild!.innerHTML = `<div class="k-header"><a class="k-nav-prev" role="button">&lsaquo;</a> ${view.toLocaleString("en-US", { month: "long" })} ${y} <a class="k-nav-next" role="button">&rsaquo;</a></div><table class="k-content" role="grid">${cells}</table>`;
	};
	const commit = () => {
		const m = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(input.value.trim());
		const ok = m && +m[1] <= 12 && +m[2] <= 31;
		if (ok) input.value = `${two(+m[1])}/${two(+m[2])}/${m[3]}`;
		onChange(ok ? input.value : "");
	};
	input.addEventListener("change", commit);
	const close = () => { box.style.display = "none"; input.setAttribute("aria-expanded", "false"); };
	closers.add(close);
	button.addEventListener("click", () => { if (box.style.display === "block") return close(); draw(); box.style.display = "block"; place(box, wrapper); input.setAttribute("aria-expanded", "true"); });
	box.addEventListener("click", (e) => {
		const t = e.target as HTMLElement;
		if (t.dataset.value) { input.value = t.dataset.value; commit(); close(); }
		else if (t.matches(".k-nav-prev,.k-nav-next")) { view = new Date(view.getFullYear(), view.getMonth() + (t.matches(".k-nav-prev") ? -1 : 1), 1); draw(); }
	});
	return { text: () => input.value, destroy: () => { closers.delete(close); box.remove(); } };
}

export function numericTextBox(input: HTMLInputElement, onChange: (v: string) => void, decimals: number, max: number) {
	const wrapper = html(`<span class="k-widget k-numerictextbox"><span class="k-numeric-wrap k-state-default"><input type="text" class="k-formatted-value k-input" tabindex="0" aria-disabled="false" autocomplete="off"></span></span>`);
	input.replaceWith(wrapper);
	const wrap = wrapper.firstElementChild as HTMLElement;
	const shown = wrap.firstElementChild as HTMLInputElement;
	const title = input.title;
	if (title) shown.title = title;
	for (const [k, v] of Object.entries({ "data-role": "numerictextbox", class: "k-input", role: "spinbutton", "aria-valuemin": "0", "aria-valuemax": String(max), style: "display:none", autocomplete: "off" })) input.setAttribute(k, v);
	wrap.append(input, html(`<span class="k-select"><span unselectable="on" class="k-link k-link-increase" aria-label="Increase value" title="Increase value">&#9652;</span><span unselectable="on" class="k-link k-link-decrease" aria-label="Decrease value" title="Decrease value">&#9662;</span></span>`));
	let current = "";
	const commit = () => {
		const n = Number.parseFloat(input.value.replace(/,/g, ""));
		const next = Number.isNaN(n) ? "" : String(Number(Math.min(n, max).toFixed(decimals)));
		input.value = next;
		shown.value = next === "" ? "" : Number(next).toFixed(decimals);
		input.setAttribute("aria-valuenow", next);
		if (next !== current) onChange((current = next));
	};
	shown.addEventListener("focus", () => { shown.style.display = "none"; input.style.display = ""; input.focus(); });
	input.addEventListener("change", commit);
	input.addEventListener("focusout", () => { commit(); input.style.display = "none"; shown.style.display = ""; });
	document.querySelector(`label[for="${input.id}"]`)?.addEventListener("click", (e) => { e.preventDefault(); shown.focus(); });
	wrap.addEventListener("click", (e) => {
		const t = e.target as Element;
		const by = t.matches(".k-link-increase") ? 1 : t.matches(".k-link-decrease") ? -1 : 0;
		if (by) { input.value = String(Math.max(0, Number(current || 0) + by)); commit(); }
	});
	return { text: () => shown.value, destroy() {} };
}

export function maskedTextBox(input: HTMLInputElement, mask: string, onChange: (v: string) => void) {
	input.classList.add("k-textbox");
	input.dataset.role = "maskedtextbox";
	input.autocomplete = "off";
	const fit = () => {
		const digits = input.value.replace(/\D/g, "");
		let out = "", i = 0;
		for (const c of mask) {
			if (i >= digits.length) break;
			out += c === "0" ? digits[i++] : c;
		}
		if (out !== input.value) input.value = out;
	};
	input.addEventListener("input", fit);
	input.addEventListener("change", () => { fit(); onChange(input.value.length === mask.length ? input.value : ""); });
	return { text: () => input.value, destroy() {} };
}
