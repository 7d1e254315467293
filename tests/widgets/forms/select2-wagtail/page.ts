import "select2/dist/css/select2.css";
import "jquery-ui/dist/themes/base/jquery-ui.css";
import $ from "jquery";

declare const require: (name: string) => unknown;
Object.assign(window, { jQuery: $, $ });
require("jquery-ui/dist/jquery-ui.js");
(require("select2") as (root: Window, jquery: typeof $) => void)(window, $);

type Plugin = Record<string, (options?: object) => void>;
const plugin = (selector: string) => $(selector) as unknown as Plugin;

const form = document.getElementById("application") as HTMLFormElement;
const box = (name: string) => form.elements.namedItem(name) as HTMLInputElement;

$(() => {
	plugin("select.pick").select2({ width: "style", placeholder: "Select one", allowClear: true, minimumResultsForSearch: 8 });
	plugin("select.many").select2({ width: "style", placeholder: "Select all that apply", closeOnSelect: false });
	plugin("input.date").datepicker({
		dateFormat: "mm/dd/yy",
		changeMonth: true,
		changeYear: true,
		yearRange: "1940:2030",
		constrainInput: true,
	});

	/** “Same as above” copies the permanent address and keeps it copied. */
	const COPIED = { perm_street: "mail_street", perm_city: "mail_city", perm_state: "mail_state", perm_zip: "mail_zip" };
	const copy = () => {
		if (!box("mail_same").checked) return;
		for (const [from, to] of Object.entries(COPIED)) {
			const target = box(to);
			if (target.value === box(from).value) continue;
			target.value = box(from).value;
			$(target).trigger("change");
		}
	};
	$(form).on("change input", copy);
	$(form).on("submit", (event) => {
		event.preventDefault();
		submitted = true;
	});
});

let submitted = false;

const names = () => [...new Set([...form.elements].map((each) => (each as HTMLInputElement).name).filter(Boolean))];
const isList = (name: string) => {
	const found = form.elements.namedItem(name);
	if (found instanceof HTMLSelectElement) return found.multiple;
	return found instanceof RadioNodeList && (found[0] as HTMLInputElement).type === "checkbox";
};

function shownOf(name: string): unknown {
	const found = form.elements.namedItem(name);
	const tidy = (text: string | null | undefined) => (text ?? "").trim();
	if (found instanceof HTMLSelectElement) {
		const drawn = $(found).next(".select2-container");
		if (found.multiple) return drawn.find(".select2-selection__choice__display").toArray().map((each) => tidy(each.textContent));
		const text = drawn.find(".select2-selection__rendered");
		return text.find(".select2-selection__placeholder").length > 0 ? "" : tidy(text.attr("title"));
	}
	if (found instanceof RadioNodeList) {
		const on = [...found].filter((each) => (each as HTMLInputElement).checked).map((each) => tidy((each as HTMLElement).closest("label")?.textContent));
		return isList(name) ? on : (on[0] ?? "");
	}
	const one = found as HTMLInputElement;
	return one.type === "checkbox" ? one.checked : one.value;
}

Object.assign(window, {
	formState: () => {
		const data = new FormData(form);
		const state = Object.fromEntries(
			names().map((name) => {
				const one = form.elements.namedItem(name) as HTMLInputElement;
				if (isList(name)) return [name, data.getAll(name)];
				if (one.type === "checkbox") return [name, data.has(name)];
				return [name, data.get(name) ?? ""];
			}),
		);
		return { ...state, submitted };
	},
	formShown: () => Object.fromEntries(names().map((name) => [name, shownOf(name)])),
});
