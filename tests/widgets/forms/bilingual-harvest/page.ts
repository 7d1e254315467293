import $ from "./jq";
import "jquery-ui/dist/jquery-ui.js";
import "jquery-ui/dist/themes/base/jquery-ui.css";
import IMask from "imask";
import "./page.css";

const form = document.getElementById("gform_14") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

/* gforms: date fields, phone masks. */
($(".gform-datepicker") as any).datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "-100:+10", showOtherMonths: true });
for (const phone of document.querySelectorAll<HTMLInputElement>(".gf-phone-standard")) IMask(phone, { mask: "(000) 000-0000" });

/* gforms: list fields. */
function relabel(groups: Element) {
	[...groups.children].forEach((group, i) => {
		group.className = `gfield_list_row_${i % 2 ? "even" : "odd"} gfield_list_group gform-grid-row`;
		for (const control of group.querySelectorAll("[data-aria-label-template]"))
			control.setAttribute("aria-label", (control.getAttribute("data-aria-label-template") as string).replace("{0}", String(i + 1)));
		group.querySelector(".delete_list_item")?.setAttribute("aria-label", `Remove row ${i + 1}`);
		(group.querySelector(".delete_list_item") as HTMLElement).style.visibility = groups.children.length > 1 ? "visible" : "hidden";
	});
}
$(document).on("click", ".add_list_item", function (this: HTMLElement) {
	const group = this.closest(".gfield_list_group") as HTMLElement;
	const groups = group.parentElement as HTMLElement;
	if (groups.children.length >= Number(groups.closest<HTMLElement>(".gfield_list")?.dataset.max ?? 10)) return;
	const next = group.cloneNode(true) as HTMLElement;
	$(next).find("input, select").val("");
	group.after(next);
	relabel(groups);
	next.querySelector<HTMLElement>("input, select")?.focus();
});
$(document).on("click", ".delete_list_item", function (this: HTMLElement) {
	const group = this.closest(".gfield_list_group") as HTMLElement;
	const groups = group.parentElement as HTMLElement;
	if (groups.children.length < 2) return;
	group.remove();
	relabel(groups);
});
for (const groups of document.querySelectorAll(".gfield_list_groups")) relabel(groups);

/** The list fields: columns, and rows that are counted even before they are there. */
const LISTS: Record<string, [columns: number, rows: number]> = { input_33: [3, 2], input_61: [2, 3] };
const shownIn = (control: Element | null | undefined) =>
	control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.text ?? "") : ((control as HTMLInputElement | null)?.value ?? "");

function each(read: "state" | "shown") {
	const data = new FormData(form);
	const out: Record<string, unknown> = {};
	for (const field of form.querySelectorAll<HTMLElement>(".gfield")) {
		const list = field.querySelector(".gfield_list");
		if (list) {
			const name = `input_${field.id.split("_")[2]}`;
			const [columns, least] = LISTS[name];
			const posted = data.getAll(`${name}[]`);
			const drawn = [...list.querySelectorAll(".gfield_list_cell input, .gfield_list_cell select")];
			for (let row = 0; row < Math.max(least, posted.length / columns); row++)
				for (let column = 0; column < columns; column++) {
					const at = row * columns + column;
					out[`${name}[${row}][${column}]`] = read === "state" ? (posted[at] ?? "") : shownIn(drawn[at]);
				}
			continue;
		}
		const boxes = [...field.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
		if (field.classList.contains("gfield--type-checkbox")) {
			const key = boxes[0].name.split(".")[0];
			out[key] = read === "state" ? boxes.flatMap(({ name }) => data.getAll(name)) : boxes.filter(({ checked }) => checked).map(({ labels }) => labels?.[0].textContent);
			continue;
		}
		for (const control of field.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), select, textarea")) {
			if (control.type === "checkbox") out[control.name] = read === "state" ? data.has(control.name) : control.checked;
			else if (control.type === "radio") {
				const chosen = [...field.querySelectorAll<HTMLInputElement>("input[type=radio]")].find(({ checked }) => checked);
				out[control.name] = read === "state" ? (data.get(control.name) ?? "") : (chosen?.labels?.[0].textContent ?? "");
			} else out[control.name] = read === "state" ? (data.get(control.name) ?? "") : shownIn(control);
		}
	}
	return out;
}

Object.assign(window, {
	formState: () => ({ ...each("state"), submitted }),
	formShown: () => each("shown"),
});
