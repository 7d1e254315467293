import "./globals";
import $ from "jquery";
import "chosen-js";
import "chosen-js/chosen.css";
import flatpickr from "flatpickr";
import "flatpickr/dist/flatpickr.css";
import "./style.css";

const form = document.forms.namedItem("heron")!;

$(".pick").each(function () {
	$(this).chosen({ width: $(this).data("width"), disable_search_threshold: 8, allow_single_deselect: true });
});
flatpickr(".cal", { dateFormat: "m/d/Y", allowInput: true });
flatpickr(".cal-long", { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d" });

let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const controls = () => [...form.elements].filter((one): one is Control => "name" in one && one.name !== "");

function shownOf(one: Control): unknown {
	if (one instanceof HTMLSelectElement) {
		if (!one.classList.contains("pick")) return one.selectedOptions[0]?.text ?? "";
		const drawn = $(one).next(".chosen-container");
		if (one.multiple) return drawn.find(".search-choice > span").toArray().map((each) => each.textContent);
		const single = drawn.find(".chosen-single");
		return single.hasClass("chosen-default") ? "" : single.find("span").text();
	}
	if (one.type === "checkbox") return (one as HTMLInputElement).checked;
	if (one.type === "radio") {
		const chosen = form.querySelector(`input[name="${one.name}"]:checked`);
		return chosen?.nextSibling?.textContent?.trim() ?? "";
	}
	return one.classList.contains("cal-long") ? (one.nextElementSibling as HTMLInputElement).value : one.value;
}

Object.assign(window, {
	formState() {
		const posted = new FormData(form);
		const state: Record<string, unknown> = { submitted };
		for (const one of controls()) {
			if (one instanceof HTMLSelectElement && one.multiple) state[one.name] = posted.getAll(one.name);
			else state[one.name] = one.type === "checkbox" ? posted.has(one.name) : posted.get(one.name) ?? "";
		}
		return state;
	},
	formShown: () => Object.fromEntries(controls().map((one) => [one.name, shownOf(one)])),
});
