import "./jquery-global";
import "jquery-ui/dist/jquery-ui.js";
import "jquery-ui/dist/themes/smoothness/jquery-ui.css";
import "./page.css";
import Inputmask from "inputmask";
import { MAJORS, STATES } from "../../lists";

const $ = (window as any).jQuery;

const COLLEGES = [
	"Boise State University",
	"California State University, Chico",
	"California State University, Sacramento",
	"College of the Siskiyous",
	"Humboldt, California State Polytechnic University",
	"Lewis & Clark College",
	"Oregon Institute of Technology",
	"Oregon State University",
	"Portland State University",
	"Reed College",
	"Shasta College",
	"Southern Oregon University",
	"University of California, Davis",
	"University of Oregon",
	"University of Washington",
	"Western Washington University",
];

$(() => {
	for (const select of document.querySelectorAll<HTMLSelectElement>("select[data-states]"))
		for (const [code, name] of STATES) select.add(new Option(name, code));

	$("#st_dob, #p1_dob, #p2_dob").datepicker({ changeMonth: true, changeYear: true, yearRange: "1940:2027", dateFormat: "mm/dd/yy", showOn: "button", buttonText: "..." });
	$("#sat_date, #act_date").datepicker({ changeMonth: true, changeYear: true, yearRange: "2022:2027", dateFormat: "mm/dd/yy" });
	$("#st_state, #hs_state, #parent_state").selectmenu({ width: 210 }).each(function (this: HTMLSelectElement) {
		$(this).selectmenu("menuWidget").addClass("overflow");
	});
	$("#major").autocomplete({ source: MAJORS, minLength: 2 });
	$(".college").autocomplete({ source: COLLEGES, minLength: 3 });
	$("#hh_size, #hh_college").spinner({ min: 0, max: 20 });
	$(".hrs").spinner({ min: 0, max: 168 });
	$(".yn").controlgroup();
	$("input[type=submit]").button();
	$(document).tooltip();
	Inputmask("(999) 999-9999").mask("#st_phone");
	Inputmask("999-99-9999").mask(".ssn");
	Inputmask("99/9999", { placeholder: "mm/yyyy" }).mask(".my");
});

const form = document.forms.namedItem("stateaid")!;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const text = (node: Element | null | undefined) => (node?.textContent ?? "").replace(/\s+/g, " ").trim();
const labelOf = (input: HTMLInputElement) => text(input.labels?.[0]);

function read(shown: boolean) {
	const found: Record<string, unknown> = {};
	for (const field of Array.from(form.elements) as (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[]) {
		const { name } = field;
		if (!name || field.type === "submit") continue;
		if (field instanceof HTMLInputElement && field.type === "radio") {
			found[name] ??= "";
			if (field.checked) found[name] = shown ? labelOf(field) : field.value;
		} else if (field instanceof HTMLInputElement && field.type === "checkbox" && name.endsWith("[]")) {
			const list = (found[name.slice(0, -2)] ??= []) as string[];
			if (field.checked) list.push(shown ? labelOf(field) : field.value);
		} else if (field instanceof HTMLInputElement && field.type === "checkbox") found[name] = field.checked;
		else if (field instanceof HTMLSelectElement && shown) {
			const menu = document.getElementById(`${field.id}-button`);
			found[name] = menu ? text(menu.querySelector(".ui-selectmenu-text")) : text(field.selectedOptions[0]);
		} else if (field instanceof HTMLInputElement && (field as any).inputmask) found[name] = (field as any).inputmask.unmaskedvalue() === "" ? "" : field.value;
		else found[name] = field.value;
	}
	return found;
}

Object.assign(window, {
	formState: () => ({ ...read(false), submitted }),
	formShown: () => read(true),
});
