import "./globals";
import $ from "jquery";
import "jquery-ui/dist/jquery-ui.js";
import "jquery-ui/dist/themes/base/jquery-ui.css";
import Inputmask from "inputmask";
import select2 from "select2";
import "select2/dist/css/select2.css";
import "./style.css";

select2(window, $);
const form = document.querySelector<HTMLFormElement>("#new_application")!;

$(".select2-field").each(function () {
	$(this).select2({ width: "100%", placeholder: $(this).data("placeholder"), allowClear: !$(this).prop("multiple") });
});
$(".datepicker").datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "1990:2030" });
Inputmask("(999) 999-9999").mask(".phone");
Inputmask("99999[-9999]", { greedy: false }).mask(".zip");
Inputmask("currency", { prefix: "$ ", rightAlign: false }).mask(".money");

let submitted = false;
$(form).on("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

/** `application[guardian_1][first_name]` is `guardian_1.first_name`. */
const keyOf = (name: string) =>
	name
		.replace(/\[\]$/, "")
		.replace(/^application/, "")
		.replace(/\]\[/g, ".")
		.replace(/[[\]]/g, "");

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const controls = () => [...form.elements].filter((one): one is Control => "name" in one && one.name !== "" && one.name !== "commit");
const named = () => Map.groupBy(controls(), (one) => one.name);

Object.assign(window, {
	formState() {
		const posted = new FormData(form);
		const state: Record<string, unknown> = { submitted };
		for (const [name, group] of named()) {
			const box = group.find((one) => one.type === "checkbox");
			if (name.endsWith("[]")) state[keyOf(name)] = posted.getAll(name);
			else if (box) state[keyOf(name)] = posted.getAll(name).at(-1) === "1";
			else state[keyOf(name)] = posted.get(name) ?? "";
		}
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const [name, group] of named()) {
			const [first] = group;
			const chosen = group.filter((one) => "checked" in one && one.checked).map((one) => one.closest("label")!.textContent!.trim());
			const box = group.find((one) => one.type === "checkbox") as HTMLInputElement | undefined;
			if (name.endsWith("[]") && box) shown[keyOf(name)] = chosen;
			else if (box) shown[keyOf(name)] = box.checked;
			else if (first.type === "radio") shown[keyOf(name)] = chosen[0] ?? "";
			else if (first instanceof HTMLSelectElement && $(first).hasClass("select2-field")) {
				const drawn = $(first).next(".select2");
				if (first.multiple)
					shown[keyOf(name)] = drawn.find(".select2-selection__choice__display").toArray().map((one) => one.textContent);
				else shown[keyOf(name)] = drawn.find(".select2-selection__placeholder").length > 0 ? "" : drawn.find(".select2-selection__rendered").attr("title") ?? "";
			} else if (first instanceof HTMLSelectElement) shown[keyOf(name)] = first.value === "" ? "" : first.selectedOptions[0].text;
			else shown[keyOf(name)] = first.value;
		}
		return shown;
	},
});
