import $ from "./jq";
import "./ui";
import "jquery-ui/dist/themes/base/jquery-ui.css";
import "chosen-js/chosen.css";
import "./look.css";

const SCHOOLS = [
	"Ashland Valley High School",
	"Ashland Charter Academy",
	"Butte Falls School",
	"Crater High School",
	"Etna High School",
].concat(["Mount Shasta High School", "South Medford High School", "Weed High School", "Yreka High School"]);

const form = document.querySelector<HTMLFormElement>("#award");
if (!form) throw new Error("The form is missing.");
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

$(".chz").chosen({ width: "320px", search_contains: true, no_results_text: "Nothing like" });
$(".chz-short").chosen({ width: "260px", disable_search: true });
$(".smenu").selectmenu({ width: 200 });
$(".day").datepicker({ dateFormat: "mm-dd-yy", changeMonth: true, changeYear: true, yearRange: "1995:2015" });
$(".spin").each((_: number, input: HTMLInputElement) => {
	$(input).spinner({ min: 0, max: Number(input.dataset.max), step: Number(input.dataset.step ?? 1) });
});
$("#ua_b1").autocomplete({ source: SCHOOLS, minLength: 2 });
$("#ua_z5").checkboxradio();
$(".pick input").checkboxradio({ icon: false });

const names = [...new Set([...form.elements].map((element) => (element as HTMLInputElement).name))].filter((name) =>
	name?.startsWith("entry["),
);
const keyOf = (name: string) => name.replace(/^entry\[|\](\[\])?$/g, "");

function show(name: string) {
	const parts = [...(form as HTMLFormElement).querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
	const [first] = parts;
	if (!first) return "";
	if (first.type === "checkbox") return first.checked;
	if (first.type === "radio") return parts.find(({ checked }) => checked)?.labels?.[0]?.textContent?.trim() ?? "";
	const drawn = first.nextElementSibling;
	if (drawn?.matches(".chosen-container-multi"))
		return [...drawn.querySelectorAll(".search-choice span")].map((chip) => chip.textContent ?? "").sort();
	if (drawn?.matches(".chosen-container")) return drawn.querySelector(".chosen-single:not(.chosen-default) span")?.textContent ?? "";
	if (drawn?.matches(".ui-selectmenu-button")) return drawn.querySelector(".ui-selectmenu-text")?.textContent ?? "";
	return first.value;
}

Object.assign(window, {
	formState: () => {
		const data = new FormData(form);
		const read = (name: string) => (name.endsWith("[]") ? data.getAll(name) : data.get(name));
		return { submitted, ...Object.fromEntries(names.map((name) => [keyOf(name), read(name)])) };
	},
	formShown: () => Object.fromEntries(names.map((name) => [keyOf(name), show(name)])),
});
