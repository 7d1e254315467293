import "chosen-js/chosen.css";
import "flatpickr/dist/flatpickr.css";
import flatpickr from "flatpickr";
import Inputmask from "inputmask";
import { COUNTRIES, STATES } from "../../lists";
import "./page.css";

// Chosen is a plugin of the page's jQuery.
declare const require: (name: string) => any;
const $ = require("jquery");
Object.assign(window, { $, jQuery: $ });
require("chosen-js");

const EDUCATION = ["Grade school", "Some high school", "High school diploma or G.E.D.", "Some college, not graduated", "Two-year degree", "Four-year degree", "Graduate study"];
const CLASSES = [["09", "Freshman"], ["10", "Sophomore"], ["11", "Junior"], ["12", "Senior"]];
let submitted = false;

$(() => {
	for (const [code, name] of STATES) $("select.states").append($("<option>").val(code).text(name));
	for (const name of COUNTRIES) $("select.nations").append($("<option>").val(name).text(name));
	EDUCATION.forEach((text, at) => $("select.edu").append($("<option>").val(String(at + 1)).text(text)));
	for (let no = 1; no <= 3; no++) {
		$("#courses tbody").append(`<tr><td><input type="text" name="KName_${no}"></td><td><input type="text" name="KMark_${no}" size="5"></td><td><input type="text" name="KCr_${no}" size="5"></td></tr>`);
		$("#honors tbody").append(`<tr><td>${no}.</td><td><input type="text" name="NName_${no}"></td><td><select name="NYear_${no}" class="pick" data-placeholder="Choose..."><option value=""></option>${CLASSES.map(([code, text]) => `<option value="${code}">${text}</option>`).join("")}</select></td></tr>`);
	}
	$("select.pick").chosen({ width: "96%", disable_search_threshold: 9, allow_single_deselect: true, no_results_text: "Not found:" });

	Inputmask("(999) 999-9999").mask($(".tel").get());
	Inputmask("99999[-9999]", { greedy: false }).mask($(".zip").get());
	Inputmask("9.99").mask($("#HGpa").get());
	Inputmask("currency", { prefix: "$", digits: 0, rightAlign: false }).mask($("#CAmt").get());
	flatpickr("#ADob", { altInput: true, altFormat: "m/d/Y", dateFormat: "Y-m-d", allowInput: true, maxDate: "today" });
	flatpickr("#HGrad", { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d" });
	flatpickr(".day", { dateFormat: "m/d/Y", allowInput: true });

	$("#moreSibs").on("click", (event: Event) => {
		event.preventDefault();
		const row = $("#sibs tbody tr:last").clone();
		const no = $("#sibs tbody tr").length + 1;
		row.find("input").each((_: number, input: HTMLInputElement) => {
			input.name = input.name.replace(/\d+$/, String(no));
			input.value = "";
		});
		$("#sibs tbody").append(row);
	});
	$("#app").on("submit", (event: Event) => {
		event.preventDefault();
		submitted = true;
	});
});

const LATER = ["SName_2", "SAge_2"];
const controls = (): HTMLInputElement[] => $("#app").find("input[name], select[name], textarea[name]").get();

Object.assign(window, {
	formState() {
		const state: Record<string, unknown> = {};
		for (const key of LATER) state[key] = "";
		for (const { name, type, tagName, checked, value } of controls()) {
			if (type === "radio") state[name] = checked ? value : (state[name] ?? "");
			else if (type === "checkbox") state[name] = checked;
			else state[name] = tagName === "SELECT" ? $(`select[name="${name}"]`).val() : value;
		}
		return { ...state, submitted };
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const key of LATER) shown[key] = "";
		for (const control of controls()) {
			const { name, type, checked, value } = control;
			const box = $(control).next(".chosen-container");
			if (type === "radio") shown[name] = checked ? $(control).parent().text().trim() : (shown[name] ?? "");
			else if (type === "checkbox") shown[name] = checked;
			else if (type === "select-multiple") shown[name] = box.find(".search-choice span").get().map((each: Element) => $(each).text());
			else if (type === "select-one") shown[name] = box.find(".chosen-single").hasClass("chosen-default") ? "" : box.find(".chosen-single span").text();
			else shown[name] = $(control).next(".flatpickr-input, .form-control.input").length > 0 && type === "hidden" ? $(control).next().val() : value;
		}
		return shown;
	},
});
