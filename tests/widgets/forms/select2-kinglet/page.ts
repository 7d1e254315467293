import "jquery-ui/themes/base/all.css";
import "select2/dist/css/select2.min.css";
import { MAJORS, STATES } from "../../lists";

declare const require: (name: string) => any;
const $ = require("jquery");
(window as any).jQuery = (window as any).$ = $;
require("jquery-ui/dist/jquery-ui.js");
require("select2/dist/js/select2.full.js")(window, $);

$("head").append(`<style>
body { font: 14px/1.4 Georgia, serif; background: #eef0e8; margin: 0; }
#wrap { width: 980px; margin: 0 auto; background: #fff; padding: 20px 30px; }
fieldset { border: 1px solid #9a9; margin: 0 0 22px; padding: 8px 16px 16px; }
legend { font-weight: bold; color: #264; font-size: 17px; }
table.form { width: 100%; } td.q { width: 300px; vertical-align: top; padding: 5px 10px 5px 0; }
table.grid { border-collapse: collapse; width: 100%; margin: 6px 0 12px; }
table.grid th, table.grid td { border: 1px solid #ccc; padding: 4px 6px; text-align: left; }
.txt { width: 190px; box-sizing: border-box; } .txt.wide { width: 420px; } .txt.tiny { width: 64px; } .txt.date { width: 110px; }
.grid .txt:not(.tiny):not(.date) { width: 100%; }
.sub { display: inline-block; } .sub label { display: block; font-size: 11px; color: #666; }
.r { margin-right: 12px; white-space: nowrap; } .req { color: #b00; } .note { font-size: 12px; color: #666; }
textarea { width: 95%; }
</style>`);

const SCHOOLS = [
	"Ashland High School", "Ashland Valley High School", "Butte Valley High School", "Crater High School", "Dunsmuir High School",
	"Eagle Point High School", "Etna High School", "Grants Pass High School", "Happy Camp High School", "Klamath Union High School",
	"Mazama High School", "McCloud High School", "Mount Shasta High School", "North Medford High School", "Phoenix High School",
	"South Medford High School", "Tulelake High School", "Weed High School", "Yreka High School", "Home schooled",
];
const COLLEGES = {
	California: ["Butte College", "Cal Poly Humboldt", "California State University, Chico", "College of the Siskiyous", "Sacramento State", "Shasta College", "University of California, Berkeley", "University of California, Davis"],
	Oregon: ["Eastern Oregon University", "Lewis & Clark College", "Oregon Institute of Technology", "Oregon State University", "Oregon State University - Cascades", "Portland State University", "Reed College", "Rogue Community College", "Southern Oregon University", "University of Oregon", "Willamette University"],
	Washington: ["Gonzaga University", "University of Washington", "Washington State University", "Western Washington University"],
};

const plain = (list: string[]) => list.map((text) => ({ id: text, text }));
const DATA: Record<string, object[]> = {
	states: STATES.map(([id, text]) => ({ id, text })),
	schools: plain(SCHOOLS),
	majors: plain(MAJORS),
	colleges: Object.entries(COLLEGES).map(([text, list]) => ({ text, children: plain(list) })),
};

$("select.sel").each((_: number, element: HTMLSelectElement) => {
	const list = element.dataset.list;
	$(element).select2({
		width: element.closest(".grid") ? "100%" : element.name === "hs_state" ? "180px" : "420px",
		placeholder: element.dataset.placeholder ?? (element.multiple ? "Select all that apply" : "Please select"),
		allowClear: !element.multiple,
		tags: list === "schools" || list === "colleges",
		minimumResultsForSearch: 8,
		...(list && { data: DATA[list] }),
	});
});
$("input.date").datepicker({ changeMonth: true, changeYear: true, dateFormat: "mm/dd/yy" });
$("#dob").datepicker("option", { yearRange: "1950:2012", defaultDate: "01/01/2008" });
$("#hs_grad").datepicker("option", { yearRange: "1980:2030" });

let honors = 1;
$("#add-honor").on("click", () => {
	const row = $("#honors tbody tr").first().clone();
	row.find("[name]").each((_: number, element: HTMLInputElement) => {
		element.name = element.name.replace("[0]", `[${honors}]`);
		element.id = element.id.replace("_0_", `_${honors}_`);
		$(element).val("");
	});
	$("#honors tbody").append(row);
	honors++;
});

let submitted = false;
$("#scholarship").on("submit", (event: Event) => {
	event.preventDefault();
	submitted = true;
});

const named = () => {
	const groups = new Map<string, HTMLInputElement[]>();
	for (const element of document.querySelectorAll<HTMLInputElement>("#scholarship [name]"))
		groups.set(element.name, [...(groups.get(element.name) ?? []), element]);
	return groups;
};
const tidy = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();

function posted([first, ...others]: HTMLInputElement[]): unknown {
	const all = [first, ...others].filter((each) => each.checked);
	if (first.type === "radio") return all[0]?.value ?? "";
	if (first.type === "checkbox") return others.length > 0 ? all.map((each) => each.value) : first.checked;
	return $(first).val() ?? "";
}

function seen([first, ...others]: HTMLInputElement[]): unknown {
	const all = [first, ...others].filter((each) => each.checked).map((each) => tidy(each.closest("label")?.textContent));
	if (first.type === "radio") return all[0] ?? "";
	if (first.type === "checkbox") return others.length > 0 ? all : first.checked;
	if (!$(first).hasClass("sel")) return first instanceof HTMLSelectElement ? tidy((first as HTMLSelectElement).selectedOptions[0]?.text).replace(/^(-- Select --|Choose\.\.\.)$/, "") : first.value;
	const box = $(first).next(".select2-container");
	if ((first as unknown as HTMLSelectElement).multiple)
		return box.find(".select2-selection__choice__display").toArray().map((each: Element) => tidy(each.textContent));
	const rendered = box.find(".select2-selection__rendered");
	return rendered.find(".select2-selection__placeholder").length > 0 ? "" : rendered.attr("title") ?? "";
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries([...named()].map(([name, elements]) => [name, posted(elements)])), submitted }),
	formShown: () => Object.fromEntries([...named()].map(([name, elements]) => [name, seen(elements)])),
});
