import "./jquery";
import "chosen-js/chosen.jquery.js";
import "chosen-js/chosen.css";
import "./page.css";
import Inputmask from "inputmask";
import $ from "jquery";

const form = document.getElementById("undergrad_app") as HTMLFormElement;
let submitted = false;
$(form).on("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

($(".chosen-select") as any).chosen({ width: "100%", disable_search_threshold: 10, allow_single_deselect: true, no_results_text: "No match for" });
$(".chosen-select").on("change", function () {
	$(this).closest("tr, p").removeClass("error");
});
Inputmask("999-99-9999").mask(".ssn");
Inputmask("(999) 999-9999").mask(".tel");
Inputmask({ alias: "datetime", inputFormat: "dd/mm/yyyy", placeholder: "dd/mm/yyyy" }).mask(".dmy");
Inputmask({ alias: "datetime", inputFormat: "mm/yyyy", placeholder: "mm/yyyy" }).mask(".my");
Inputmask({ alias: "integer", rightAlign: false, allowMinus: false }).mask(".int");
Inputmask({ alias: "numeric", groupSeparator: ",", digits: 0, rightAlign: false, allowMinus: false }).mask(".usd");

type Control = HTMLInputElement | HTMLSelectElement;
const key = (name: string) => name.replace(/\[\]$/, "").replace(/\]?\[/g, ".").replace(/\]/g, "").replace(/^app\./, "");
const controls = () => {
	const groups = new Map<string, Control[]>();
	for (const each of form.elements) {
		const { name } = each as Control;
		if (name) groups.set(name, [...(groups.get(name) ?? []), each as Control]);
	}
	return [...groups];
};

function stateOf(name: string, [first, ...rest]: Control[]) {
	const data = new FormData(form).getAll(name).map(String);
	if (name.endsWith("[]")) return data;
	if (first.type === "checkbox" && rest.length === 0) return (first as HTMLInputElement).checked;
	return data[0] ?? "";
}
const text = (each: Element | null | undefined) => (each?.textContent ?? "").trim();
function shownOf(name: string, list: Control[]) {
	const [first] = list;
	if (first instanceof HTMLSelectElement) {
		const box = document.getElementById(`${first.id}_chosen`);
		if (!box || !first.id || !first.classList.contains("chosen-select")) return text(first.selectedOptions[0]).replace(/^-+$/, "");
		if (first.multiple) return [...box.querySelectorAll(".search-choice span")].map(text);
		return box.querySelector(".chosen-default") ? "" : text(box.querySelector(".chosen-single span"));
	}
	const picked = list.filter((each) => (each as HTMLInputElement).checked).map((each) => text(each.closest("label")));
	if (first.type === "radio") return picked[0] ?? "";
	if (first.type === "checkbox") return name.endsWith("[]") ? picked : (first as HTMLInputElement).checked;
	return first.value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(controls().map(([name, list]) => [key(name), stateOf(name, list)])), submitted }),
	formShown: () => Object.fromEntries(controls().map(([name, list]) => [key(name), shownOf(name, list)])),
});
