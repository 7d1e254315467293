import "./jquery-global";
import "jquery-ui/dist/jquery-ui.js";
import "jquery-ui/dist/themes/base/jquery-ui.css";
import "inputmask/dist/jquery.inputmask.js";
import $ from "jquery";
import select2 from "select2";
import "select2/dist/css/select2.css";
import "./page.css";

(select2 as any)(window, $);
const jq = $ as any;

jq(() => {
	jq("select.select2").each((_: number, select: HTMLSelectElement) => {
		jq(select).select2({
			minimumResultsForSearch: 8,
			placeholder: select.multiple ? "Select all that apply" : "-- Select --",
			allowClear: false,
			width: "style",
		});
	});
	jq(".datepicker").datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "1940:2032", constrainInput: true });
	jq("input.phone").inputmask({ mask: "(999) 999-9999" });
	jq("input.ssn").inputmask({ mask: "999-99-9999" });
	jq("input.monthyear").inputmask({ alias: "datetime", inputFormat: "mm/yyyy" });
	jq("input.money").on("input", function (this: HTMLInputElement) {
		this.value = this.value.replace(/[^\d,]/g, "");
	});
	// A search box that has the focus when a list opens.
	jq(document).on("select2:open", () => (document.querySelector(".select2-container--open .select2-search__field") as HTMLElement | null)?.focus());
});

const form = document.getElementById("aspnetForm") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const PREFIX = "ctl00$MainContent$";
type Control = HTMLInputElement | HTMLSelectElement;

/** The controls of the form by key: one entry for a list of radio buttons or of boxes. */
function controls() {
	const byKey = new Map<string, Control[]>();
	for (const element of form.elements) {
		const control = element as Control;
		if (!control.name?.startsWith(PREFIX) || control.type === "submit" || control.type === "hidden") continue;
		const key = control.name.slice(PREFIX.length).replace(/\$\d+$/, "");
		byKey.set(key, [...(byKey.get(key) ?? []), control]);
	}
	return byKey;
}

const labelOf = (control: Control) => document.querySelector(`label[for="${control.id}"]`)?.textContent?.trim() ?? "";

(window as any).formState = () => {
	const posted = new FormData(form);
	const state: Record<string, unknown> = { submitted };
	for (const [key, [first, ...more]] of controls()) {
		if (first.type === "checkbox" && more.length === 0) state[key] = posted.has(first.name);
		else if (first.type === "checkbox") state[key] = [first, ...more].flatMap((each) => posted.getAll(each.name));
		else if (first.type === "select-multiple") state[key] = posted.getAll(first.name);
		else state[key] = posted.get(first.name) ?? "";
	}
	return state;
};

(window as any).formShown = () => {
	const shown: Record<string, unknown> = {};
	for (const [key, all] of controls()) {
		const [first] = all;
		const marked = all.filter((each) => (each as HTMLInputElement).checked).map(labelOf);
		if (first.type === "checkbox") shown[key] = all.length === 1 ? marked.length > 0 : marked;
		else if (first.type === "radio") shown[key] = marked[0] ?? "";
		else if (first.type === "select-multiple")
			shown[key] = [...(first.nextElementSibling?.querySelectorAll(".select2-selection__choice__display") ?? [])].map((chip) => chip.textContent ?? "");
		else if (first.type === "select-one") {
			const drawn = first.nextElementSibling?.querySelector(".select2-selection__rendered");
			shown[key] = drawn?.querySelector(".select2-selection__placeholder") ? "" : (drawn?.textContent ?? "");
		} else shown[key] = first.value;
	}
	return shown;
};
