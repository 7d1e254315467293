// @ts-nocheck
import $ from "jquery";
import select2 from "select2";
import "select2/dist/css/select2.css";
import "./valley.css";

select2(window, $);

let submitted = false;

function initSelects(scope) {
	$(scope).find("select.js-select2").each(function () {
		$(this).select2({ allowClear: !this.multiple && !this.required, width: "100%" });
	});
}

function addRow(holder) {
	const $holder = $(holder);
	const index = Number($holder.attr("data-next"));
	const html = $($holder.data("template")).html().replace(/__i__/g, String(index)).replace(/__n__/g, String(index + 1));
	const $row = $($.parseHTML(html.trim())).appendTo($holder);
	$holder.attr("data-next", index + 1);
	initSelects($row);
}

$(function () {
	initSelects(document);
	$("#hs_name").select2({ tags: true, width: "100%" });
	$("#courseRows, #activityRows").each(function () { addRow(this); });
	addRow("#courseRows");
	addRow("#courseRows");

	$(document).on("click", ".js-add-row", function () { addRow($(this).data("target")); });
	$(document).on("click", ".js-remove-row", function () { $(this).closest(".js-row").remove(); });
	$(document).on("select2:open", () => { document.querySelector(".select2-container--open .select2-search__field")?.focus(); });
	$("#rvApp").on("submit", function (event) {
		event.preventDefault();
		this.classList.add("was-validated");
		submitted = true;
	});
});

const form = document.getElementById("rvApp");
const LISTS = { courses: [3, ["title", "gtype", "grade", "units"]], activities: [3, ["cat", "org", "role", "grades", "hrs", "wks", "desc", "cont"]], awards: [3, ["name", "grade"]], siblings: [2, ["name", "age"]] };
const names = () => {
	const all = {};
	for (const element of form.elements) {
		if (!element.name || element.type === "hidden") continue;
		all[element.name] = element.name;
	}
	for (const [list, [count, keys]] of Object.entries(LISTS))
		for (let i = 0; i < count; i++) for (const key of keys) all[`${list}[${i}][${key}]${key === "grades" ? "[]" : ""}`] ??= "";
	return Object.keys(all);
};
const isMany = (name) => name.endsWith("[]");
window.formState = () => {
	const data = new FormData(form);
	const state = { submitted };
	for (const name of names()) state[name] = isMany(name) ? data.getAll(name) : (data.get(name) ?? "");
	return state;
};
const select2Text = (element) => {
	const shown = $(element).next(".select2-container").find(".select2-selection__rendered")[0];
	if (element.multiple) return [...(shown?.querySelectorAll(".select2-selection__choice__display") ?? [])].map((each) => each.textContent);
	if (!shown || shown.querySelector(".select2-selection__placeholder")) return "";
	return [...shown.childNodes].filter((node) => !(node instanceof Element && node.matches(".select2-selection__clear"))).map((node) => node.textContent).join("").trim();
};
window.formShown = () => {
	const shown = {};
	for (const name of names()) {
		const found = [...form.elements].filter((element) => element.name === name);
		const [first] = found;
		const textFor = (box) => form.querySelector(`label[for="${box.id}"]`).textContent.trim();
		if (!first) shown[name] = isMany(name) ? [] : "";
		else if (first instanceof HTMLSelectElement) shown[name] = select2Text(first);
		else if (first.type === "radio") shown[name] = found.filter((box) => box.checked).map(textFor)[0] ?? "";
		else if (first.type === "checkbox") shown[name] = isMany(name) ? found.filter((box) => box.checked).map(textFor) : first.checked;
		else shown[name] = first.value;
	}
	return shown;
};
