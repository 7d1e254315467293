import "./jquery-global";
import Inputmask from "inputmask";
import $ from "jquery";
import "jquery-ui/ui/version";
import "jquery-ui/ui/keycode";
import "jquery-ui/ui/widgets/datepicker";
import "jquery-ui/themes/base/core.css";
import "jquery-ui/themes/base/datepicker.css";
import "jquery-ui/themes/base/theme.css";
import select2 from "select2";
import "select2/dist/css/select2.css";
import "./page.css";

select2(window, $);

const PREFIX = "ctl00$cphMain$";
const form = document.getElementById("aspnetForm") as HTMLFormElement;
let submitted = false;

$(() => {
	$("select.s2:not([multiple])").each((_, select) => {
		const $select = $(select);
		$select.select2({ width: select.style.width || "220px", placeholder: $select.find("option[value='']").text() || "-- Select --", allowClear: true });
	});
	$("select.s2[multiple]").select2({ width: "200px", closeOnSelect: false });
	$("input.date").datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "2015:2032" });
	Inputmask("(999) 999-9999").mask("input.phone");
	Inputmask("99999[-9999]", { greedy: false }).mask("input.zip");
	Inputmask("999-99-9999").mask("input.ssn");
	Inputmask({ alias: "integer", groupSeparator: ",", rightAlign: false, min: 0 }).mask("input.money");
	$(form).on("submit", (event) => {
		event.preventDefault();
		submitted = true;
	});
});

const fields = () => [...new Set([...form.elements].map((each) => (each as HTMLInputElement).name))].filter((name) => name && !name.endsWith("btnSubmit"));
const keyOf = (name: string) => name.replace(PREFIX, "");

Object.assign(window, {
	formState() {
		const data = new FormData(form);
		const state = fields().map((name) => {
			const element = form.elements.namedItem(name);
			if (element instanceof HTMLSelectElement && element.multiple) return [keyOf(name), data.getAll(name)];
			if (element instanceof HTMLInputElement && element.type === "checkbox") return [keyOf(name), data.has(name)];
			return [keyOf(name), data.get(name) ?? ""];
		});
		return { ...Object.fromEntries(state), submitted };
	},
	formShown: () => Object.fromEntries(fields().map((name) => [keyOf(name), shownOf(form.elements.namedItem(name))])),
});

function shownOf(element: RadioNodeList | Element | null) {
	if (element instanceof RadioNodeList) {
		const chosen = ([...element] as HTMLInputElement[]).find(({ checked }) => checked);
		return chosen?.labels?.[0]?.textContent ?? "";
	}
	if (element instanceof HTMLSelectElement) {
		const container = $(element).next(".select2");
		if (element.multiple) return container.find(".select2-selection__choice__display").toArray().map((each) => each.textContent);
		if (container.length === 0) return element.value === "" ? "" : (element.selectedOptions[0]?.textContent ?? "");
		const rendered = container.find(".select2-selection__rendered");
		return rendered.find(".select2-selection__placeholder").length > 0 ? "" : (rendered.attr("title") ?? rendered.text());
	}
	if (element instanceof HTMLInputElement) return element.type === "checkbox" ? element.checked : element.type === "hidden" ? "" : element.value;
	return "";
}
