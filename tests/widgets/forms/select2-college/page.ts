import "select2/dist/css/select2.css";
import "jquery-ui/themes/base/core.css";
import "jquery-ui/themes/base/datepicker.css";
import "jquery-ui/themes/base/theme.css";
import "./style.css";
import $ from "./jq";
import "jquery-ui/ui/version.js";
import "jquery-ui/ui/keycode.js";
import "jquery-ui/ui/widgets/datepicker.js";
import select2 from "select2";
import { COUNTRIES, STATES } from "../../lists";

const jq: any = $;
(select2 as any)(window, $);

const options = (rows: [string, string][]) => rows.map(([value, text]) => `<option value="${value}">${text}</option>`).join("");
const MONTHS = "January February March April May June July August September October November December".split(" ");
const SCHOOLS: [string, string][] = [
	["380015", "Ashland High School, Ashland OR"],
	["380018", "Ashland Valley High School, Ashland OR"],
	["380130", "Butte Falls Charter School, Butte Falls OR"],
	["380185", "Crater High School, Central Point OR"],
	["380290", "Eagle Point High School, Eagle Point OR"],
	["380440", "Grants Pass High School, Grants Pass OR"],
	["380535", "Henley High School, Klamath Falls OR"],
	["380560", "Illinois Valley High School, Cave Junction OR"],
	["380720", "North Medford High School, Medford OR"],
	["380880", "Phoenix High School, Phoenix OR"],
	["381115", "St. Mary's School, Medford OR"],
	["053960", "Yreka High School, Yreka CA"],
	["380999", "Home school - Oregon"],
	["999999", "My school is not listed"],
];
const EXAMS = ["Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "Computer Science Principles", "English Language & Composition", "English Literature & Composition", "Environmental Science", "European History", "Human Geography", "Macroeconomics", "Microeconomics", "Physics 1", "Psychology", "Spanish Language & Culture", "Statistics", "United States Government & Politics", "United States History", "World History: Modern"];

$("#st").append(options(STATES));
$("#ctry, #pob_ctry").append(options(COUNTRIES.map((name) => [name === "United States of America" ? "US" : name.slice(0, 12).toUpperCase().replace(/ /g, "_"), name])));
$("#hsg_m").append(options(MONTHS.map((month, index) => [String(index + 1).padStart(2, "0"), month])));
$("#hsg_y").append(options(Array.from({ length: 12 }, (_, index) => [String(2029 - index), String(2029 - index)])));
$(".edlev").append(options([["1", "Did not finish high school"], ["2", "High school diploma or GED"], ["3", "Some college, no degree"], ["4", "Associate degree"], ["5", "Bachelor's degree"], ["6", "Graduate or professional degree"], ["9", "Don't know"]]));

const enhance = (root: any) => {
	root.find("select.s2").each(function (this: HTMLSelectElement) {
		jq(this).select2({ width: "100%", allowClear: !this.multiple, minimumResultsForSearch: 8 });
	});
	root.find(".dp").datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "1940:2028" });
};
enhance(jq("#adm_app"));
jq("#hs_code").select2({
	width: "100%",
	minimumInputLength: 3,
	allowClear: true,
	ajax: {
		delay: 250,
		transport: ({ data }: any, success: (found: unknown) => void) => {
			const timer = setTimeout(() => {
				const words = String(data.term ?? "").toLowerCase();
				success({ results: SCHOOLS.filter(([, name]) => name.toLowerCase().includes(words)).map(([id, text]) => ({ id, text })) });
			}, 120);
			return { abort: () => clearTimeout(timer) };
		},
	},
});

let rows = 0;
const addExam = () => {
	const at = rows++;
	const row = $(`<tr><td><select class="form-control s2" name="ap[${at}][ex]" id="ap_ex_${at}" data-placeholder="Choose exam"><option value=""></option>${options(EXAMS.map((name) => [name, name]))}</select></td>
		<td><input type="text" class="form-control dp" name="ap[${at}][dt]" id="ap_dt_${at}" placeholder="mm/dd/yyyy"></td>
		<td><select class="form-control s2" name="ap[${at}][sc]" id="ap_sc_${at}" data-placeholder="-"><option value=""></option>${options(["5", "4", "3", "2", "1"].map((score) => [score, score]))}</select></td></tr>`);
	$("#ap_tbl tbody").append(row);
	enhance(row);
};
addExam();
$("#ap_add").on("click", addExam);

let submitted = false;
const form = document.getElementById("adm_app") as HTMLFormElement;
$(form).on("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const read = (shown: boolean) => {
	const held: Record<string, unknown> = {};
	for (let index = 0; index < 3; index++) for (const part of ["ex", "dt", "sc"]) held[`ap[${index}][${part}]`] = "";
	for (const control of [...form.elements] as Control[]) {
		if (!control.name || control.disabled) continue;
		const key = control.name === "addr[]" ? control.id : control.name;
		if (control instanceof HTMLSelectElement) {
			const drawn = control.nextElementSibling;
			if (control.multiple) held[key] = shown ? [...(drawn?.querySelectorAll(".select2-selection__choice__display") ?? [])].map((each) => each.textContent) : ($(control).val() ?? []);
			else if (!shown) held[key] = control.value;
			else held[key] = drawn?.querySelector(".select2-selection__placeholder") ? "" : (drawn?.querySelector<HTMLElement>(".select2-selection__rendered")?.title ?? "");
		} else if (control.type === "radio") {
			held[key] ??= "";
			if ((control as HTMLInputElement).checked) held[key] = shown ? control.parentElement?.textContent?.trim() : control.value;
		} else if (control.type === "checkbox") held[key] = (control as HTMLInputElement).checked;
		else held[key] = control.value;
	}
	return held;
};
Object.assign(window, { formState: () => ({ ...read(false), submitted }), formShown: () => read(true) });
