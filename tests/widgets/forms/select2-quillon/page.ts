import $ from "./jquery";
import "jquery-ui/dist/jquery-ui.js";
import select2 from "select2";
import "jquery-ui/themes/base/core.css";
import "jquery-ui/themes/base/datepicker.css";
import "jquery-ui/themes/base/theme.css";
import "select2/dist/css/select2.css";
import "./style.css";

(select2 as any)(window, $);
const form = document.forms.namedItem("TS_APPL") as HTMLFormElement;
let submitted = false;

$(".ts-sel").each((_, select) => {
	const several = (select as HTMLSelectElement).multiple;
	($(select) as any).select2({
		placeholder: several ? "Select one or more" : "Select",
		allowClear: !several,
		minimumResultsForSearch: 9,
	});
});
($(".tsDate") as any).datepicker({
	dateFormat: "mm/dd/yy",
	changeMonth: true,
	changeYear: true,
	yearRange: "1990:2030",
	showOn: "button",
	buttonText: "...",
});
$(".ui-datepicker-trigger").attr("title", "Choose a date");
$("#TS_SAVE").on("click", () => undefined);
$(form).on("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

type Control = HTMLInputElement | HTMLSelectElement;
const controls = () => [...form.elements].filter((each) => (each as Control).name && !["hidden", "submit", "button"].includes((each as Control).type)) as Control[];

Object.assign(window, {
	formState() {
		const state: Record<string, unknown> = { submitted };
		for (const control of controls()) {
			if (control.type === "radio") {
				state[control.name] ??= "";
				if ((control as HTMLInputElement).checked) state[control.name] = control.value;
			} else if (control.type === "checkbox") state[control.name] = (control as HTMLInputElement).checked;
			else state[control.name] = $(control).val();
		}
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const control of controls()) {
			if (control.type === "radio") {
				shown[control.name] ??= "";
				if ((control as HTMLInputElement).checked) shown[control.name] = (control as HTMLInputElement).labels?.[0].textContent;
			} else if (control.type === "checkbox") shown[control.name] = (control as HTMLInputElement).checked;
			else if (control instanceof HTMLSelectElement) {
				const drawn = $(control).next(".select2");
				if (control.multiple) shown[control.name] = drawn.find(".select2-selection__choice__display").toArray().map((each) => each.textContent);
				else shown[control.name] = drawn.find(".select2-selection__rendered").clone().children().remove().end().text().trim();
			} else shown[control.name] = control.value;
		}
		return shown;
	},
});
