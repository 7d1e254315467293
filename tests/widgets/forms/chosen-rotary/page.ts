import "./globals";
import $ from "jquery";
import "jquery-ui/dist/jquery-ui.js";
import "chosen-js/chosen.jquery.js";
import "jquery-ui/dist/themes/smoothness/jquery-ui.css";
import "chosen-js/chosen.css";
import "./page.css";

const SUBJECTS = [
	["Agricultural Science", "Anthropology", "Art", "Biology", "Business", "Chemistry", "Civil Engineering", "Computer Science"],
	["Education", "Electrical Engineering", "English", "Environmental Engineering", "Environmental Science", "Forestry", "Geology"],
	["History", "Journalism", "Mathematics", "Mechanical Engineering", "Music", "Nursing", "Political Science", "Psychology"],
].flat();
const form = document.querySelector<HTMLFormElement>("#award");
let submitted = false;

$(".chosen-select").each((_, each) => {
	const isShort = each.classList.contains("s");
	$(each).chosen({ width: isShort ? "90px" : "260px", disable_search_threshold: 6, search_contains: true });
});
$(".menu").selectmenu({ width: 280 });
$(".spin").spinner({ min: 0, max: 168 });
$(".years").controlgroup();
$(".grades").controlgroup();
$(".agree").checkboxradio();
$(".day").datepicker({ dateFormat: "d M yy", changeYear: true, changeMonth: true, showAnim: "" });
$(".subject").autocomplete({
	source: SUBJECTS,
	minLength: 2,
	delay: 100,
	change: (event: { target: HTMLInputElement }) => {
		if (!SUBJECTS.includes(event.target.value)) event.target.value = "";
	},
});
$("button[type=submit]").button();
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

type Control = HTMLInputElement & HTMLSelectElement;
const controls = Map.groupBy(
	([...form.elements] as Control[]).filter((each) => each.name),
	({ name }) => name,
);
const wordsOf = (each: Control) => each.labels[0].textContent.trim();

function shownOf(boxes: Control[]) {
	const [first] = boxes;
	if (first.multiple) return [...document.querySelectorAll(`#${first.id}_chosen .search-choice span`)].map((each) => each.textContent);
	if (first.classList.contains("chosen-select")) {
		const drawn = document.querySelector(`#${first.id}_chosen .chosen-single`);
		return drawn.classList.contains("chosen-default") ? "" : drawn.querySelector("span").textContent;
	}
	if (first.classList.contains("menu")) {
		const words = $(`#${first.id}-button .ui-selectmenu-text`).text();
		return words === "Pick one" ? "" : words;
	}
	const drawn = boxes.filter(({ labels }) => labels[0]?.classList.contains("ui-checkboxradio-checked")).map(wordsOf);
	if (first.type === "radio") return drawn[0] ?? "";
	if (first.type === "checkbox") return first.name.endsWith("[]") ? drawn : drawn.length > 0;
	return first.value;
}

function stateOf(name: string, [first]: Control[], data: FormData) {
	if (name.endsWith("[]")) return data.getAll(name);
	return first.type === "checkbox" ? data.has(name) : (data.get(name) ?? "");
}

Object.assign(window, {
	formState: () => {
		const data = new FormData(form);
		return { submitted, ...Object.fromEntries([...controls].map(([name, boxes]) => [name, stateOf(name, boxes, data)])) };
	},
	formShown: () => Object.fromEntries([...controls].map(([name, boxes]) => [name, shownOf(boxes)])),
});
