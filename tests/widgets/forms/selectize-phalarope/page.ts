import "@selectize/selectize/dist/css/selectize.default.css";
import "jquery-ui/themes/base/core.css";
import "jquery-ui/themes/base/datepicker.css";
import "jquery-ui/themes/base/theme.css";
import "./style.css";
import "./global";
import "@selectize/selectize";
import "jquery-ui/dist/jquery-ui.js";
import Inputmask from "inputmask";
import jQuery from "jquery";

const $ = jQuery as any;

const SCHOOLS = [
	["OR0101", "Ashland High School", "Ashland, OR"],
	["OR0417", "Ashland Valley High School", "Ashland, OR"],
	["OR0112", "Baker High School", "Baker City, OR"],
	["OR0233", "Hermiston High School", "Hermiston, OR"],
	["OR0301", "La Grande High School", "La Grande, OR"],
	["OR0388", "Pendleton High School", "Pendleton, OR"],
	["OR0502", "Valley Christian School", "Milton-Freewater, OR"],
	["WA0144", "Walla Walla High School", "Walla Walla, WA"],
	["CA0710", "Yreka High School", "Yreka, CA"],
];
const COLLEGES = [
	["3193", "Eastern Oregon University", "La Grande, OR"],
	["3199", "Lewis & Clark College", "Portland, OR"],
	["3210", "Oregon State University", "Corvallis, OR"],
	["3216", "Portland State University", "Portland, OR"],
	["3217", "Reed College", "Portland, OR"],
	["3223", "University of Oregon", "Eugene, OR"],
	["3798", "University of Washington", "Seattle, WA"],
	["3803", "Whitman College", "Walla Walla, WA"],
];

/** Stands for the Trust's search script, which answers after a moment. */
function search(kind: string, query: string, callback: (found?: object[]) => void) {
	if (query.length < 3) return callback();
	const list = kind === "schools" ? SCHOOLS : COLLEGES;
	const found = list.filter(([, name]) => name.toLowerCase().includes(query.toLowerCase()));
	setTimeout(() => callback(found.map(([code, name, place]) => ({ code, name, place }))), 180);
}

$(() => {
	$(".sel").selectize({ dropdownParent: "body" });
	$(".selm").selectize({ plugins: ["remove_button"] });
	$(".selnew").selectize({
		delimiter: ",",
		persist: false,
		plugins: ["remove_button"],
		create: (input: string) => ({ value: input, text: input }),
	});
	$(".selload").each(function (this: HTMLSelectElement) {
		const kind = this.dataset.from ?? "";
		$(this).selectize({
			valueField: "code",
			labelField: "name",
			searchField: ["name", "place"],
			dropdownParent: "body",
			options: [],
			create: false,
			render: {
				option: (item: { name: string; place: string }, escape: (text: string) => string) =>
					`<div class="option"><span class="title">${escape(item.name)}</span> <small>${escape(item.place)}</small></div>`,
			},
			load: (query: string, callback: (found?: object[]) => void) => search(kind, query, callback),
		});
	});
	$(".datepick").datepicker({ changeMonth: true, changeYear: true, yearRange: "2015:2032", dateFormat: "mm/dd/yy" });
	Inputmask("(999) 999-9999").mask(".m-tel");
	Inputmask("99999[-9999]").mask(".m-zip");
	Inputmask("999-99-9999").mask(".m-ssn");
	Inputmask("9.99").mask(".m-gpa");
	Inputmask({ alias: "datetime", inputFormat: "mm/dd/yyyy", placeholder: "mm/dd/yyyy" }).mask(".m-date");
	Inputmask({ alias: "numeric", groupSeparator: ",", digits: 0, rightAlign: false }).mask(".m-usd");
});

const form = document.querySelector("#appform") as HTMLFormElement;
let submitted = false;
$(form).on("submit", (event: Event) => {
	event.preventDefault();
	submitted = true;
});

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const boxesOf = (name: string) => [...form.querySelectorAll<Box>(`[name="${name}"]`)];
const names = () => [...new Set([...form.querySelectorAll<Box>("[name]")].map((box) => box.name))];

function shownOf(name: string) {
	const [first] = boxesOf(name);
	const selectize = (first as any).selectize;
	if (selectize) {
		const items = [...selectize.$control[0].querySelectorAll(".item")].map((item: Element) => item.firstChild?.textContent ?? "");
		return first.matches("[multiple], .selnew") ? items : (items[0] ?? "");
	}
	if (first instanceof HTMLSelectElement) return first.value === "" ? "" : (first.selectedOptions[0]?.text ?? "");
	if (!(first instanceof HTMLInputElement)) return first.value;
	if (first.type === "checkbox") return first.checked;
	if (first.type === "radio") return boxesOf(name).find((box) => (box as HTMLInputElement).checked)?.nextElementSibling?.textContent ?? "";
	return first.value;
}

Object.assign(window, {
	/** What the form posts. */
	formState: () => {
		const posted = new FormData(form);
		const state: Record<string, unknown> = { submitted };
		for (const name of names()) {
			const [first] = boxesOf(name);
			if (first instanceof HTMLInputElement && first.type === "checkbox") state[name] = posted.has(name);
			else state[name] = first instanceof HTMLSelectElement && first.multiple ? posted.getAll(name) : (posted.get(name) ?? "");
		}
		return state;
	},
	formShown: () => Object.fromEntries(names().map((name) => [name, shownOf(name)])),
});
