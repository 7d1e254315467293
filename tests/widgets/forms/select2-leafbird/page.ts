import "./jquery-global";
import jQuery from "jquery";
import "inputmask/dist/jquery.inputmask.js";
import "jquery-ui/dist/jquery-ui.js";
import "jquery-ui/dist/themes/smoothness/jquery-ui.css";
import select2 from "select2";
import "select2/dist/css/select2.css";
import { STATES } from "../../lists";
import "./page.css";

const $ = jQuery as any;
(select2 as any)(window, $);

const AP = ["Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Chinese Language and Culture", "Computer Science A", "English Language and Composition", "English Literature and Composition", "Environmental Science", "European History", "Human Geography", "Physics 1", "Physics 2", "Psychology", "Spanish Language and Culture", "Statistics", "United States Government and Politics", "United States History", "World History"];

let submitted = false;
let siblings = 0;

function addSibling() {
	const n = siblings++;
	$("#siblings tbody").append(
		`<tr><td><input type="text" name="sib_name[${n}]" id="sib_name_${n}"></td><td><input type="text" name="sib_age[${n}]" id="sib_age_${n}"></td><td><input type="text" name="sib_school[${n}]" id="sib_school_${n}"></td></tr>`,
	);
}

$(() => {
	for (const [code, name] of STATES) $(".states").append(new Option(name, code));
	for (const exam of AP) $(".ap").append(new Option(exam, exam));
	for (const score of ["5", "4", "3", "2", "1"]) $(".five").append(new Option(score, score));
	for (const [value, text] of [["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]]) $(".grades").append(new Option(text, value));
	addSibling();
	$("#add_sibling").on("click", addSibling);
	$("select.s2").each(function (this: HTMLSelectElement) {
		$(this).select2({ width: "100%", minimumResultsForSearch: 8 });
	});
	$("select.grades").select2({ width: "100%" });
	$("#applied").select2({ width: "100%", tags: true, tokenSeparators: [";"] });
	$("input.date").datepicker({ changeMonth: true, changeYear: true, yearRange: "1990:2035", dateFormat: "mm/dd/yy" });
	$("[data-inputmask]").inputmask();
	$("#schol").on("submit", (event: Event) => {
		event.preventDefault();
		submitted = true;
	});
});

/** Every control once: by its id, radio buttons by their name. */
function controls(): [string, HTMLElement[]][] {
	const found = new Map<string, HTMLElement[]>();
	$("#schol").find("input, select, textarea").not(".select2-search__field").each(function (this: HTMLInputElement) {
		const key = this.type === "radio" ? this.name : this.id;
		found.set(key, [...(found.get(key) ?? []), this]);
	});
	return [...found];
}

Object.assign(window, {
	formState: () => ({
		...Object.fromEntries(
			controls().map(([key, [first, ...more]]) => {
				const input = first as HTMLInputElement;
				if (input.type === "radio") return [key, ([input, ...more] as HTMLInputElement[]).find((each) => each.checked)?.value ?? ""];
				if (input.type === "checkbox") return [key, input.checked];
				return [key, $(input).val() ?? ""];
			}),
		),
		submitted,
	}),
	formShown: () =>
		Object.fromEntries(
			controls().map(([key, [first, ...more]]) => {
				const input = first as HTMLInputElement;
				if (input.type === "radio") {
					const chosen = ([input, ...more] as HTMLInputElement[]).find((each) => each.checked);
					return [key, chosen?.closest("label")?.textContent?.trim() ?? ""];
				}
				if (input.type === "checkbox") return [key, input.checked];
				if (!input.classList.contains("select2-hidden-accessible")) return [key, input.tagName === "SELECT" ? $(input).find("option:selected").text() : input.value];
				const drawn = $(input).next(".select2-container");
				if ((first as HTMLSelectElement).multiple) return [key, drawn.find(".select2-selection__choice__display").toArray().map((each: HTMLElement) => each.textContent)];
				return [key, drawn.find(".select2-selection__rendered").text()];
			}),
		),
});
