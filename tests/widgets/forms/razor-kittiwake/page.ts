import IMask from "imask";
import $ from "jquery";
(window as any).jQuery = $;
import "jquery-ui/themes/base/all.css";
import { KEYS } from "./keys";
import "./site.css";

let submitted = false;

function newIndex() {
	return "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replace(/x/g, () => Math.floor(Math.random() * 16).toString(16));
}

function fieldMessage(element: any) {
	const $e = $(element);
	if (!$e.attr("data-val")) return "";
	const value = String($e.val() ?? "");
	if ($e.attr("type") !== "radio" && $e.attr("type") !== "checkbox" && $e.attr("data-val-required") && !value.trim()) return $e.attr("data-val-required")!;
	if (!value) return "";
	if ($e.attr("data-val-number") && Number.isNaN(Number(value))) return $e.attr("data-val-number")!;
	if ($e.attr("data-val-range") && (Number(value) < Number($e.attr("data-val-range-min")) || Number(value) > Number($e.attr("data-val-range-max")))) return $e.attr("data-val-range")!;
	if ($e.attr("data-val-regex") && !new RegExp($e.attr("data-val-regex-pattern")!).test(value)) return $e.attr("data-val-regex")!;
	if ($e.attr("data-val-email") && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value)) return $e.attr("data-val-email")!;
	if ($e.attr("data-val-equalto") && value !== $("#Applicant_Email").val()) return $e.attr("data-val-equalto")!;
	return "";
}

// what jquery.validate.unobtrusive does to a field and its message span
function validate(element: any) {
	const name = $(element).attr("name");
	const message = fieldMessage(element);
	const $span = $(`[data-valmsg-for="${name}"]`);
	$(element).toggleClass("input-validation-error", !!message).toggleClass("valid", !message);
	$(element).attr("aria-invalid", message ? "true" : "false");
	$span.toggleClass("field-validation-error", !!message).toggleClass("field-validation-valid", !message).empty();
	if (message) {
		$(element).attr("aria-describedby", `${element.id}-error`);
		$span.append($("<span>").attr("id", `${element.id}-error`).text(message));
	}
	return !message;
}

$(async () => {
	await import("jquery-ui/ui/widgets/datepicker");
	($(".datepicker") as any).datepicker({ changeMonth: true, changeYear: true, yearRange: "1995:2015", dateFormat: "mm/dd/yy" });
	$(".phone-mask").each((_, element) => {
		IMask(element as HTMLInputElement, { mask: "(000) 000-0000" });
	});
	$("#applyForm").on("focusout", "[data-val=true]", function () {
		if ($(this).val() || $(this).hasClass("input-validation-error")) validate(this);
	});
	$("#addActivity").on("click", (event) => {
		event.preventDefault();
		const html = $("#tmplActivity").html().replace(/__IX__/g, newIndex());
		setTimeout(() => $("#activityRows").append(html), 60);
	});
	$("#addAward").on("click", (event) => {
		event.preventDefault();
		const html = $("#tmplAward").html().replace(/__IX__/g, newIndex());
		setTimeout(() => $("#awardRows").append(html), 60);
	});
	$(document).on("click", "a.deleteRow", function () {
		$(this).closest(".editorRow").remove();
		return false;
	});
	$("#applyForm").on("submit", (event) => {
		event.preventDefault();
		submitted = true;
		$("#applyForm [data-val=true]").each((_, element) => {
			validate(element);
		});
	});
});

function elementsOf(key: string): HTMLElement[] {
	const form = document.getElementById("applyForm") as HTMLFormElement;
	const match = /^(Activities|Awards)\[(\d+)\]\.(\w+)$/.exec(key);
	let name = key;
	if (match) {
		const index = $(form).find(`input[name="${match[1]}.index"]`).eq(Number(match[2])).val();
		if (index === undefined) return [];
		name = `${match[1]}[${index}].${match[3]}`;
	}
	return [...form.querySelectorAll<HTMLElement>(`[name="${name}"]`)].filter((element) => (element as HTMLInputElement).type !== "hidden");
}

function read(key: string, isShown: boolean) {
	const elements = elementsOf(key) as HTMLInputElement[];
	if (key.endsWith(".Grades"))
		return elements.filter(({ checked }) => checked).map((each) => (isShown ? each.parentElement!.textContent!.trim() : each.value));
	const [first] = elements;
	if (!first) return "";
	if (first.type === "radio") {
		const chosen = elements.find(({ checked }) => checked);
		return chosen ? (isShown ? chosen.parentElement!.textContent!.trim() : chosen.value) : "";
	}
	if (first.type === "checkbox") return isShown ? first.checked : first.checked ? "true" : "";
	if (first instanceof HTMLSelectElement && isShown) return first.value ? (first as HTMLSelectElement).selectedOptions[0].text : "";
	return first.value;
}
const all = (isShown: boolean) => Object.fromEntries(KEYS.map((key) => [key, read(key, isShown)]));
(window as any).formState = () => ({ ...all(false), submitted });
(window as any).formShown = () => all(true);
