import "./globals";
import $ from "jquery";
import "jquery-ui/dist/jquery-ui.js";
import select2 from "select2";
import "jquery-ui/dist/themes/base/jquery-ui.css";
import "select2/dist/css/select2.css";
import "./page.css";

select2(window, $);

const PREFIX = "ctl00$cphBody$";
const form = document.querySelector<HTMLFormElement>("#aspnetForm");
let submitted = false;

$("select.s2").each((_, each) => {
	const box = $(each);
	const isMultiple = box.prop("multiple");
	box.select2({ width: isMultiple ? "420px" : "240px", minimumResultsForSearch: box.data("search") ? 0 : Number.POSITIVE_INFINITY });
});
$("#ctl00_cphBody_txtDOB").datepicker({ changeMonth: true, changeYear: true, yearRange: "1980:2015", showAnim: "" });
$("#ctl00_cphBody_txtGrad").datepicker({ changeMonth: true, changeYear: true, yearRange: "2020:2032", showAnim: "" });
$(form).on("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const controls = () => {
	const found = new Map<string, HTMLInputElement[]>();
	for (const each of form.elements as unknown as HTMLInputElement[]) {
		if (!each.name.startsWith(PREFIX) || each.type === "submit") continue;
		const key = each.name.slice(PREFIX.length).replace(/(cbl\w+)\$\d+$/, "$1");
		found.set(key, [...(found.get(key) ?? []), each]);
	}
	return [...found];
};
const kindOf = (key: string) => key.slice(key.lastIndexOf("$") + 1).slice(0, 3);
const textOf = (each: HTMLInputElement) => each.labels[0].textContent.trim();

function stateOf(key: string, boxes: HTMLInputElement[], data: FormData) {
	const kind = kindOf(key);
	if (kind === "lst") return data.getAll(PREFIX + key);
	if (kind === "chk") return data.has(PREFIX + key);
	if (kind === "cbl") return boxes.flatMap((each) => data.getAll(each.name));
	return data.get(PREFIX + key) ?? "";
}

function shownOf(key: string, boxes: HTMLInputElement[]) {
	const drawn = $(boxes[0]).next(".select2");
	switch (kindOf(key)) {
		case "ddl": {
			const shown = drawn.find(".select2-selection__rendered");
			const isPrompt = $(boxes[0]).find("option").first().text() === shown.text();
			return isPrompt ? "" : shown.text().trim();
		}
		case "lst":
			return [...drawn.find(".select2-selection__choice__display")].map((each) => each.textContent.trim());
		case "rbl":
			return boxes.filter((each) => each.checked).map(textOf)[0] ?? "";
		case "cbl":
			return boxes.filter((each) => each.checked).map(textOf);
		case "chk":
			return boxes[0].checked;
		default:
			return boxes[0].value;
	}
}

Object.assign(window, {
	formState: () => {
		const data = new FormData(form);
		return { submitted, ...Object.fromEntries(controls().map(([key, boxes]) => [key, stateOf(key, boxes, data)])) };
	},
	formShown: () => Object.fromEntries(controls().map(([key, boxes]) => [key, shownOf(key, boxes)])),
});
