import $ from "jquery";
import "chosen-js/chosen.css";
import "jquery-ui/themes/base/core.css";
import "jquery-ui/themes/base/datepicker.css";
import "jquery-ui/themes/base/theme.css";
import { MAJORS, STATES } from "../../lists";

declare const require: (name: string) => unknown;
Object.assign(window, { jQuery: $, $ });
require("jquery-ui/ui/widgets/datepicker");
require("chosen-js");

const style = document.createElement("style");
style.textContent = `
body { font: 13px Verdana, Arial, sans-serif; background: #dfe5ef; margin: 0 }
#wrap { width: 960px; margin: 0 auto; background: #fff; padding: 8px }
.banner { background: #17458f; color: #fff } .banner a { color: #f7a81b }
.sec { border: 1px solid #17458f; margin: 10px 0 } .sec > tbody > tr > th { background: #17458f; color: #fff; text-align: left; padding: 4px }
.sec td { padding: 4px } .lbl { background: #f3f6fb; width: 190px; font-size: 12px } .req { color: #c00 }
.grid { border-collapse: collapse } .grid td { border: 1px solid #bbb } .grid thead td, .hd td { background: #e8e8e8; font-size: 11px }
.gone { position: absolute; left: -4000px; top: 0 } .note { font-size: 11px }
`;
document.head.append(style);

const fill = (selector: string, pairs: [string, string][]) =>
	$(selector).append($("<option>").val(""), ...pairs.map(([value, text]) => $("<option>").val(value).text(text)));
fill(".states", STATES);
fill(".majors", MAJORS.map((name, index) => [String(100 + index), name]));
fill(".school", [
	["1", "Grade school"],
	["2", "Some high school"],
	["3", "High school graduate"],
	["4", "Some college, no degree"],
	["5", "Two-year degree"],
	["6", "Four-year degree"],
	["7", "Graduate or professional degree"],
]);

const PRE = "ctl00$MainContent$";
const box = (name: string, size: number) => `<td><input type="text" name="${name}" id="${name.replaceAll("$", "_")}" size="${size}"></td>`;
const tick = (name: string, value: string) =>
	`<td><input type="checkbox" name="${name}$chk${value}" id="${name.replaceAll("$", "_")}_chk${value}" value="${value}"></td>`;
const ROWS: Record<string, (name: string) => string> = {
	gvSib: (name) => box(`${name}$txtF`, 18) + box(`${name}$txtL`, 18) + box(`${name}$txtAge`, 3),
	gvCrs: (name) => box(`${name}$txtTitle`, 40) + box(`${name}$txtMark`, 6),
	gvAct: (name) =>
		box(`${name}$txtOrg`, 38) + box(`${name}$txtOff`, 24) + box(`${name}$txtHrs`, 4) + ["9", "10", "11", "12"].map((year) => tick(name, year)).join(""),
	gvHon: (name) =>
		`${box(`${name}$txtHonor`, 60)}<td><select name="${name}$ddlYr" id="${name.replaceAll("$", "_")}_ddlYr"><option value="">--</option><option value="09">Freshman</option><option value="10">Sophomore</option><option value="11">Junior</option><option value="12">Senior</option></select></td>`,
};
const rowName = (grid: string, index: number) => `${PRE}${grid}$ctl${String(index + 2).padStart(2, "0")}`;
function addRow(grid: string) {
	const body = $(`#${grid} > tbody`);
	const index = body.children().length;
	if (index < 8) body.append(`<tr>${ROWS[grid]?.(rowName(grid, index))}</tr>`);
}
for (const grid of Object.keys(ROWS)) addRow(grid);
addRow("gvHon");
$(".addrow").on("click", function () {
	addRow(String($(this).data("for")));
});

const jq = $ as unknown as (selector: string) => { chosen(options: object): void; datepicker(options: object): void };
jq("select.cz").chosen({ allow_single_deselect: true, disable_search_threshold: 8, search_contains: true });
jq(".dp").datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "1990:2030" });

let submitted = false;
$("#aspnetForm").on("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const FIELDS: Record<string, string> = {
	last: "txtLName", first: "txtFName", mi: "txtMI", suffix: "ddlSfx", street: "txtAddr1", apt: "txtApt", city: "txtCity", state: "ddlState", zip: "txtZip",
	phoneArea: "txtPhA", phonePrefix: "txtPhB", phoneLine: "txtPhC", email: "txtEmail", dob: "txtDOB", ssn4: "txtSSN4", citizen: "rblCitizen",
	heritage: "lbHeritage", fax: "txtFax2", paFirst: "txtPA_F", pbFirst: "txtPB_F", paLast: "txtPA_L", pbLast: "txtPB_L", paLiving: "ddlPA_Liv", pbLiving: "ddlPB_Liv",
	paJob: "txtPA_Occ", pbJob: "txtPB_Occ", paEmployer: "txtPA_Emp", pbEmployer: "txtPB_Emp", paSchooling: "ddlPA_Ed", pbSchooling: "ddlPB_Ed",
	parentsAre: "ddlMarital", income: "ddlInc", firstGen: "rblFirst", hs: "txtHS", hsCity: "txtHSCity", hsState: "ddlHSState", gradDate: "txtGrad", gpa: "txtGPA",
	rank: "txtRank", classSize: "txtClass", satRW: "txtSatV", satRWDate: "txtSatVD", satM: "txtSatM", satMDate: "txtSatMD", act: "txtAct", actDate: "txtActD",
	college: "txtColl", field: "ddlMajor", degree: "ddlDeg", career: "txtCareer", interact: "ddlInteract", otherAwards: "txtOther", hear: "ddlHear", essay: "txtEssay",
	refName: "txtRefNm", refPhone: "txtRefPh", sponsor: "txtSpon", sponsorEmail: "txtSponEm", certify: "chkCert", signature: "txtSign",
};
const GRIDS: [string, string, string[]][] = [
	["sib", "gvSib", ["txtF", "txtL", "txtAge"]],
	["course", "gvCrs", ["txtTitle", "txtMark"]],
	["act", "gvAct", ["txtOrg", "txtOff", "txtHrs", "chk"]],
	["honor", "gvHon", ["txtHonor", "ddlYr"]],
];
const COUNTS: Record<string, number> = { sib: 2, course: 3, act: 3, honor: 3 };

function names(): [key: string, name: string][] {
	const single = Object.entries(FIELDS).map(([key, name]): [string, string] => [key, PRE + name]);
	const rows = GRIDS.flatMap(([key, grid, parts]) =>
		Array.from({ length: COUNTS[key] ?? 0 }, (_, index) => parts.map((part): [string, string] => [`${key}${index}.${part}`, `${rowName(grid, index)}$${part}`])).flat(),
	);
	return [...single, ...rows];
}
const named = (name: string) => [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("#aspnetForm [name]")].filter((each) => each.name === name);
const ticks = (name: string) => ["9", "10", "11", "12"].flatMap((year) => named(name + year)) as HTMLInputElement[];

function stateOf(name: string) {
	if (name.endsWith("$chk")) return ticks(name).filter(({ checked }) => checked).map(({ value }) => value);
	const data = new FormData(document.querySelector<HTMLFormElement>("#aspnetForm") as HTMLFormElement);
	const [first] = named(name);
	if (first instanceof HTMLInputElement && first.type === "checkbox") return data.has(name);
	if (first instanceof HTMLSelectElement && first.multiple) return data.getAll(name);
	return data.get(name) ?? "";
}

function shownOf(name: string) {
	if (name.endsWith("$chk")) return ticks(name).filter((each) => each.checked).map(({ value }) => value);
	const all = named(name);
	const [first] = all;
	if (!first) return "";
	if (first instanceof HTMLInputElement && first.type === "checkbox") return first.checked;
	if (first instanceof HTMLInputElement && first.type === "radio") {
		const chosen = (all as HTMLInputElement[]).find((each) => each.checked);
		return chosen?.labels?.[0]?.textContent ?? "";
	}
	const chosen = document.getElementById(`${first.id}_chosen`);
	if (chosen && first instanceof HTMLSelectElement && first.multiple)
		return [...chosen.querySelectorAll(".search-choice > span")].map((each) => each.textContent ?? "");
	if (chosen) return chosen.querySelector(".chosen-single:not(.chosen-default) > span")?.textContent ?? "";
	if (first instanceof HTMLSelectElement) return first.value ? (first.selectedOptions[0]?.text ?? "") : "";
	return first.value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(names().map(([key, name]) => [key, stateOf(name)])), submitted }),
	formShown: () => Object.fromEntries(names().map(([key, name]) => [key, shownOf(name)])),
});
