import $ from "jquery";
import "./jquery-global";
import "jquery-ui/ui/version";
import "jquery-ui/ui/keycode";
import "jquery-ui/ui/widgets/datepicker";
import "jquery-ui/themes/base/all.css";
import "./style.css";
import { FIELDS, SECTIONS } from "./fields";

const form = document.getElementById("form_auxscholarship") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

$(".frm_date").datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "1990:2032", constrainInput: true });

$(form).on("input", "[data-frmmask]", function (this: HTMLInputElement) {
	const digits = this.value.replace(/\D/g, "").slice(0, 10);
	this.value = digits.length > 6 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits.length > 3 ? `(${digits.slice(0, 3)}) ${digits.slice(3)}` : digits;
});

const next: Record<string, number> = {};
$(form).on("click", ".frm_add_form_row", function (event) {
	event.preventDefault();
	const parent = String($(this).data("parent"));
	const rows = $(`.frm_repeat_${parent}`);
	if (rows.length >= SECTIONS[parent].max) return;
	next[parent] = (next[parent] ?? 0) + 1;
	// the plugin asks admin-ajax.php for the row
	const html = SECTIONS[parent].html.replaceAll("%R%", String(next[parent]));
	setTimeout(() => {
		rows.last().after(html);
		$(document).trigger("frmAfterAddRow");
	}, 40);
});
$(form).on("click", ".frm_remove_form_row", function (event) {
	event.preventDefault();
	$(this).closest(".frm_repeat_sec").remove();
});
$(form).on("change", "[aria-required=true]", function (this: HTMLInputElement) {
	const box = $(this).closest(".form-field");
	box.find(".frm_error").remove();
	const empty = !["radio", "checkbox"].includes(this.type) && this.value === "";
	box.toggleClass("frm_blank_field", empty);
	this.setAttribute("aria-invalid", String(empty));
	if (empty) box.append(`<div class="frm_error" role="alert" id="frm_error_${this.id}">${this.dataset.reqmsg}</div>`);
});

const named = (name: string) => [...form.elements].filter((e) => (e as HTMLInputElement).name === name) as HTMLInputElement[];
const words = (e: HTMLInputElement) => e.closest("label")!.textContent!.trim();
Object.assign(window, {
	formState() {
		const data = new FormData(form);
		const state: Record<string, unknown> = {};
		for (const { key, name, kind } of FIELDS) state[key] = kind === "checkbox" ? data.getAll(`${name}[]`) : (data.get(name) ?? "");
		return { ...state, submitted };
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const { key, name, kind } of FIELDS) {
			if (kind === "checkbox") shown[key] = named(`${name}[]`).filter((e) => e.checked).map(words);
			else if (kind === "radio") shown[key] = named(name).filter((e) => e.checked).map(words)[0] ?? "";
			else if (kind === "select") shown[key] = (named(name)[0] as unknown as HTMLSelectElement)?.selectedOptions[0]?.textContent!.trim() ?? "";
			else shown[key] = named(name)[0]?.value ?? "";
		}
		return shown;
	},
});
