import "./jquery-global";
import $ from "jquery";
import "chosen-js";
import "chosen-js/chosen.css";
import "./style.css";

const STATES =
	"Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming".split(
		",",
	);
const MONTHS = "January,February,March,April,May,June,July,August,September,October,November,December".split(",");
const EDUCATION = ["Grade school", "Some high school", "High school graduate", "Some college", "Associate degree", "Bachelor's degree", "Master's or above"];
const YEARS = ["Freshman", "Sophomore", "Junior", "Senior"];

const options = (texts: string[], valueOf: (text: string, index: number) => string | number) =>
	`<option value=""></option>${texts.map((text, index) => `<option value="${valueOf(text, index)}">${text}</option>`).join("")}`;

$("#STATE, #HSST").html(options(STATES, (name) => name));
$("#BMO").html(options(MONTHS, (_, index) => index + 1));
$("#BDAY").html(
	options(
		Array.from({ length: 31 }, (_, index) => String(index + 1)),
		(day) => day,
	),
);
$("select.educ").html(options(EDUCATION, (_, index) => `E${index}`));
$("select.hsyear").html(options(YEARS, (_, index) => index + 9));

// biome-ignore lint/suspicious/noExplicitAny: Chosen has no types here
const selects = $("#frmApp select") as any;
selects.chosen({ width: "170px", disable_search_threshold: 12, allow_single_deselect: true });

let submitted = false;
$("#frmApp").on("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

/** The named controls of the form: those of one name stand together. */
function controls() {
	const byName = new Map<string, HTMLInputElement[]>();
	for (const element of $("#frmApp").find("input, select, textarea").toArray() as HTMLInputElement[])
		if (element.name) byName.set(element.name, [...(byName.get(element.name) ?? []), element]);
	return [...byName];
}
const checked = (elements: HTMLInputElement[]) => elements.filter((element) => element.checked);
/** Grades stand as bare boxes below the head of their column; answers of a radio stand right of it. */
const textRightOf = (element: HTMLInputElement) => element.nextSibling?.textContent?.trim() ?? "";

Object.assign(window, {
	formState() {
		const state: Record<string, unknown> = { submitted };
		for (const [name, elements] of controls()) {
			if (elements[0].type === "checkbox")
				state[name] = elements.length === 1 ? elements[0].checked : checked(elements).map(({ value }) => value);
			else if (elements[0].type === "radio") state[name] = checked(elements)[0]?.value ?? "";
			else state[name] = elements[0].value;
		}
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const [name, elements] of controls()) {
			if (elements[0].type === "checkbox")
				shown[name] = elements.length === 1 ? elements[0].checked : checked(elements).map(({ value }) => value);
			else if (elements[0].type === "radio") shown[name] = checked(elements).map(textRightOf)[0] ?? "";
			else if (elements[0].type === "select-one")
				shown[name] = $(elements[0]).next(".chosen-container").find(".chosen-single:not(.chosen-default) > span").text().trim();
			else shown[name] = elements[0].value;
		}
		return shown;
	},
});
