import "bootstrap/dist/css/bootstrap.css";
import "select2/dist/css/select2.css";
import "bootstrap-datepicker/dist/css/bootstrap-datepicker3.css";
import "./globals";
import "bootstrap-datepicker";
import Inputmask from "inputmask";
import $ from "jquery";
import select2 from "select2";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

select2(window, $);

const same = (values: (string | number)[]) => values.map((value) => [String(value), String(value)]);
const LISTS: Record<string, string[][]> = {
	tracks: same(["Broadcast and podcasting", "Environmental and science reporting", "News reporting", "Opinion and feature writing", "Photojournalism", "Sports reporting"]),
	states: STATES,
	countries: same(COUNTRIES),
	majors: same([...MAJORS, "Broadcasting", "Communication", "Graphic Design", "Journalism"].sort()),
	ap: same([
		"AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Language and Composition", "AP English Literature and Composition",
		"AP Environmental Science", "AP European History", "AP Psychology", "AP Spanish Language and Culture", "AP Statistics",
		"AP United States Government and Politics", "AP United States History", "AP World History",
	]),
	scores: same([1, 2, 3, 4, 5]),
	years: [["Fr", "Freshman"], ["So", "Sophomore"], ["Jr", "Junior"], ["Sr", "Senior"]],
	relations: same(["Mother", "Father", "Stepparent", "Grandparent", "Aunt/Uncle", "Sibling", "Legal guardian", "Friend", "Other"]),
	levels: same(["Some high school", "High school diploma", "Some college", "Associate's degree", "Bachelor's degree", "Graduate degree"]),
};

$("select[data-list]").each(function () {
	for (const [value, text] of [["", ""], ...LISTS[String($(this).data("list"))]]) $(this).append(new Option(text, value));
});

function dress(root: JQuery) {
	root.find("select.s2").select2({ placeholder: "Select…", allowClear: true, width: "100%" });
	root.find("select[data-tags]").select2({ tags: true, tokenSeparators: [";"], width: "100%" });
	root.find(".dp").datepicker({ format: "mm/dd/yyyy", autoclose: true, todayHighlight: true });
	root.find(".phone").each(function () {
		Inputmask("(999) 999-9999", { clearIncomplete: true }).mask(this as HTMLElement);
	});
}

let lines = 0;
function addLine() {
	const n = lines++;
	const row = $(
		`<tr>
			<td><input name="activity[${n}]" class="form-control"></td>
			<td><input name="activity_office[${n}]" class="form-control" maxlength="60"></td>
			<td><select name="activity_years[${n}][]" multiple class="form-select s2"></select></td>
			<td><input name="activity_hours[${n}]" type="number" min="0" max="80" class="form-control"></td>
		</tr>`,
	);
	for (const [value, text] of LISTS.years) row.find("select").append(new Option(text, value));
	$("#activities tbody").append(row);
	return row;
}
addLine();
addLine();
dress($("#hsji"));
$("#more").on("click", () => dress(addLine()));

let submitted = false;
$("#hsji").on("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const form = document.getElementById("hsji") as HTMLFormElement;
const LINES = [0, 1, 2].flatMap((n) => [`activity[${n}]`, `activity_office[${n}]`, `activity_years[${n}][]`, `activity_hours[${n}]`]);
const names = () => [...new Set([...LINES, ...[...form.elements].map((each) => (each as HTMLInputElement).name).filter(Boolean)])];
const all = (name: string) => [...form.elements].filter((each) => (each as HTMLInputElement).name === name) as HTMLInputElement[];

function shownOf(name: string): unknown {
	const [control, ...more] = all(name);
	if (!control) return name.endsWith("[]") ? [] : "";
	if (control.type === "radio") {
		const chosen = [control, ...more].find((each) => each.checked);
		return chosen?.labels?.[0]?.textContent?.trim() ?? "";
	}
	if (control.type === "checkbox") return control.checked;
	if (control.tagName !== "SELECT") return control.value;
	const drawn = $(control).next(".select2");
	if (name.endsWith("[]")) return drawn.find(".select2-selection__choice__display").toArray().map((each) => each.textContent ?? "");
	const text = drawn.find(".select2-selection__rendered");
	return text.find(".select2-selection__placeholder").length ? "" : text.clone().children("button").remove().end().text();
}

Object.assign(window, {
	formState: () => {
		const posted = new FormData(form);
		return {
			...Object.fromEntries(
				names().map((name) => [name, name.endsWith("[]") ? posted.getAll(name) : name === "photo_release" ? posted.has(name) : (posted.get(name) ?? "")]),
			),
			submitted,
		};
	},
	formShown: () => Object.fromEntries(names().map((name) => [name, shownOf(name)])),
});
