import "./global";
import "chosen-js/chosen.css";
import "jquery-ui/dist/themes/base/jquery-ui.css";
import "./page.css";
import "chosen-js";
import "jquery-ui/dist/jquery-ui.js";

const $ = (window as any).jQuery;
let sent = false;

$("#gform_7").on("submit", (event: Event) => {
	event.preventDefault();
	sent = true;
});
$("select.enhanced").chosen({ no_results_text: "No results matched" });
$(".datepicker").datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "2020:2032" });
$("#input_7_4").on("input", function (this: HTMLInputElement) {
	const digits = this.value.replace(/\D/g, "").replace(/^1(?=\d{10})/, "").slice(0, 10);
	this.value = digits.length < 4 ? digits : digits.length < 7 ? `(${digits.slice(0, 3)}) ${digits.slice(3)}` : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
});
$(document).on("click", ".add_list_item", function (this: HTMLElement, event: Event) {
	event.preventDefault();
	const line = $(this).closest("tr");
	const fresh = line.clone();
	fresh.find("input, select").val("");
	line.after(fresh);
	const lines = line.parent().children();
	lines.each((index: number, each: Element) => {
		each.className = `${index % 2 ? "gfield_list_row_even" : "gfield_list_row_odd"} gfield_list_group`;
	});
});

/** The key of each control, with the id of its element. */
const PLACES: Record<string, string> = {
	nameFirst: "input_7_1_3",
	nameMiddle: "input_7_1_4",
	nameLast: "input_7_1_6",
	nameSuffix: "input_7_1_8",
	bornMonth: "input_7_2_1",
	bornDay: "input_7_2_2",
	bornYear: "input_7_2_3",
	street: "input_7_3_1",
	line2: "input_7_3_2",
	city: "input_7_3_3",
	state: "input_7_3_4",
	zip: "input_7_3_5",
	phone: "input_7_4",
	email: "input_7_5",
	emailAgain: "input_7_5_2",
	registered: "input_7_11",
	ministries: "input_7_12",
	parent1First: "input_7_21_3",
	parent1Last: "input_7_21_6",
	parent1Former: "input_7_22",
	parent1Job: "input_7_23",
	parent2First: "input_7_24_3",
	parent2Last: "input_7_24_6",
	parent2Job: "input_7_25",
	parentsAre: "input_7_26",
	school: "input_7_31",
	schoolState: "input_7_32",
	graduates: "input_7_33",
	gpa: "input_7_34",
	satVerbal: "input_7_35",
	satMath: "input_7_36",
	colleges: "input_7_37",
	study: "input_7_38",
	degree: "input_7_39",
	group1: "input_7_51",
	part1: "input_7_52",
	years1: "input_7_53",
	group2: "input_7_61",
	part2: "input_7_62",
	years2: "input_7_63",
	group3: "input_7_71",
	part3: "input_7_72",
	years3: "input_7_73",
	income: "input_7_81",
	voucher: "input_7_91",
	consent: "input_7_92_1",
	signature: "input_7_93",
	comments: "input_7_94",
};
type Box = HTMLInputElement | HTMLSelectElement;
const cellsOf = (field: number, line: number) => [...($(`#field_7_${field} tbody tr`)[line]?.querySelectorAll("input, select") ?? [])] as Box[];
const boxes = (): Record<string, Box | undefined> => {
	const found: Record<string, Box | undefined> = {};
	for (const [key, id] of Object.entries(PLACES)) found[key] = document.getElementById(id) as Box;
	for (const line of [0, 1]) [found[`sibling${line + 1}`], found[`sibling${line + 1}Age`]] = cellsOf(27, line);
	for (const line of [0, 1, 2]) [found[`honor${line + 1}`], found[`honor${line + 1}Year`]] = cellsOf(41, line);
	return found;
};
const posted = (box?: Box) => {
	if (!box) return "";
	if (box instanceof HTMLSelectElement && box.multiple) return [...box.selectedOptions].map((each) => each.value);
	if (box.type === "checkbox") return (box as HTMLInputElement).checked;
	return box.value;
};
const read = (box?: Box) => {
	if (!box) return "";
	const chosen = box.classList.contains("enhanced") && document.getElementById(`${box.id}_chosen`);
	if (chosen && (box as HTMLSelectElement).multiple) return [...chosen.querySelectorAll(".search-choice span")].map((each) => each.textContent!);
	if (chosen) return chosen.querySelector(".chosen-default") ? "" : chosen.querySelector(".chosen-single span")!.textContent!;
	if (box instanceof HTMLSelectElement) return box.value ? box.selectedOptions[0]!.text : "";
	return posted(box);
};
const each = (how: (box?: Box) => unknown) => Object.fromEntries(Object.entries(boxes()).map(([key, box]) => [key, how(box)]));
const aid = () => document.querySelector<HTMLInputElement>("input[name=input_82]:checked");

Object.assign(window, {
	formState: () => ({ ...each(posted), aid: aid()?.value ?? "", submitted: sent }),
	formShown: () => ({ ...each(read), aid: aid()?.parentElement!.textContent!.trim() ?? "" }),
});
