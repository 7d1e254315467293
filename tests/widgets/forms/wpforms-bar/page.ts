import flatpickr from "flatpickr";
import "flatpickr/dist/flatpickr.css";
import IMask from "imask";
import jQuery from "jquery";
import "./bar.css";

/** The parts of wpforms.js and of its repeater add-on which this form uses. */
const form = document.querySelector<HTMLFormElement>("#wpforms-form-2817")!;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

function load(root: ParentNode) {
	for (const each of root.querySelectorAll<HTMLInputElement>(".wpforms-masked-input"))
		IMask(each, { mask: each.dataset.inputmask ? "(000) 000-0000" : "00000[-0000]" });
	for (const each of root.querySelectorAll<HTMLInputElement>(".wpforms-datepicker"))
		flatpickr(each, { dateFormat: each.dataset.dateFormat, allowInput: true, disableMobile: true });
}
load(form);

jQuery(form).on("click", ".wpforms-field-repeater-button-add", function () {
	const repeater = jQuery(this).closest(".wpforms-field-repeater");
	const entries = repeater.find(".wpforms-layout-row, .wpforms-field-repeater-clone-wrap");
	const next = Number(repeater.data("next") ?? 2);
	repeater.data("next", next + 1);
	const after = jQuery(this).closest(".wpforms-layout-row").length ? jQuery(this).closest(".wpforms-layout-row") : entries.last();
	const copy = entries.first().clone();
	copy.attr("data-clone-num", next);
	copy.find("[id], [for], [name], [data-field-id]").each(function () {
		for (const attribute of ["id", "for", "name", "data-field-id", "aria-describedby"]) {
			const value = this.getAttribute(attribute);
			if (!value) continue;
			const changed =
				attribute === "name"
					? value.replace(/\[fields\]\[(\d+)(?:_\d+)?\]/, `[fields][$1_${next}]`)
					: attribute === "data-field-id"
						? `${value.split("_")[0]}_${next}`
						: value.replace(/field_(\d+)/, `field_$1-clone_${next}`);
			this.setAttribute(attribute, changed);
		}
	});
	copy.find("input:not([type=checkbox], [type=radio]), textarea, select").val("");
	copy.find(":checked:not(option)").prop("checked", false);
	copy.insertAfter(after);
});
jQuery(form).on("click", ".wpforms-field-repeater-button-remove", function () {
	const entries = jQuery(this).closest(".wpforms-field-repeater").find(".wpforms-layout-row, .wpforms-field-repeater-clone-wrap");
	if (entries.length < 2) return;
	const own = jQuery(this).closest(".wpforms-layout-row");
	(own.length ? own : entries.last()).remove();
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const REPEATED: Record<string, [number, number[], number]> = {
	sibling: [18, [19, 20, 21], 2],
	college: [38, [39, 40, 41], 2],
	activity: [60, [61, 62, 63, 64, 65, 66], 3],
};

/** Every control's key with its elements, which may not be there yet. */
function controls(): [string, Control[], boolean][] {
	const found: [string, Control[], boolean][] = [];
	const byName = new Map<string, Control[]>();
	for (const each of form.querySelectorAll<Control>("input:not([type=hidden]), select, textarea")) {
		if (each.closest(".wpforms-field-repeater")) continue;
		byName.set(each.name, [...(byName.get(each.name) ?? []), each]);
	}
	for (const [name, group] of byName)
		found.push([name.match(/\w+/g)!.filter((word) => word !== "wpforms" && word !== "fields").join("."), group, false]);
	for (const [word, [holder, fields, entries]] of Object.entries(REPEATED)) {
		const rows = form.querySelectorAll(`#wpforms-2817-field_${holder}-container :is(.wpforms-layout-row, .wpforms-field-repeater-clone-wrap)`);
		for (let at = 0; at < entries; at++)
			for (const field of fields)
				found.push([`${word}${at}.${field}`, [...(rows[at]?.querySelectorAll<Control>(`[name^="wpforms[fields][${field}"]`) ?? [])], field === 63]);
	}
	found.push(["newsletter", [document.querySelector<Control>("[name=EMAIL]")!], false]);
	return found;
}
const isOn = (each: Control) => each instanceof HTMLInputElement && each.checked;

Object.assign(window, {
	formState: () => {
		const state: Record<string, unknown> = { submitted };
		for (const [key, group, several] of controls()) {
			const values = group.filter((each) => (/radio|checkbox/.test(each.type) ? isOn(each) : true)).map((each) => each.value);
			state[key] = several ? values : (values[0] ?? "");
		}
		return state;
	},
	formShown: () => {
		const shown: Record<string, unknown> = {};
		for (const [key, group, several] of controls()) {
			const [first] = group;
			if (several || first?.type === "radio") {
				const texts = group.filter(isOn).map((each) => each.labels![0].textContent!.trim());
				shown[key] = several ? texts : (texts[0] ?? "");
			} else if (first?.type === "checkbox") shown[key] = isOn(first);
			else if (first instanceof HTMLSelectElement) shown[key] = first.value ? first.selectedOptions[0].text : "";
			else shown[key] = first?.value ?? "";
		}
		return shown;
	},
});
