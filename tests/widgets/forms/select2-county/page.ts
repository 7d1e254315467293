import $ from "./jq";
import "jquery-ui/ui/version";
import "jquery-ui/ui/keycode";
import "jquery-ui/ui/widgets/datepicker";
import select2 from "select2";
import "select2/dist/css/select2.css";
import "jquery-ui/dist/themes/base/jquery-ui.css";
import "./look.css";

(select2 as (root: Window, jQuery: unknown) => void)(window, $);

const SCHOOLS = [
	["41-0203", "Ashland Charter Academy, Ashland OR"],
	["41-0207", "Ashland Valley High School, Ashland OR"],
	["20-0118", "Ashland High School, Ashland KY"],
	["06-1120", "Yreka Union High School, Yreka CA"],
	["06-1124", "Mount Shasta High School, Mount Shasta CA"],
	["06-1131", "Etna Junior-Senior High School, Etna CA"],
	["41-0311", "South Medford High School, Medford OR"],
	["41-0315", "Crater High School, Central Point OR"],
].map(([id, text]) => ({ id, text }));

const form = document.querySelector<HTMLFormElement>("#aspnetForm");
if (!form) throw new Error("The form is missing.");
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const placeholder = "-- select --";
$(".s2").select2({ placeholder, width: "260px" });
$(".s2n").select2({ placeholder, width: "220px", minimumResultsForSearch: Number.POSITIVE_INFINITY });
$(".s2m").select2({ placeholder: "Click to add", width: "520px" });
$(".s2ajax").select2({
	placeholder: "Type at least three letters",
	width: "420px",
	minimumInputLength: 3,
	ajax: {
		delay: 150,
		transport: (params: { data: { term?: string } }, success: (data: unknown) => void) => {
			const term = (params.data.term ?? "").toLowerCase();
			const timer = setTimeout(() => success({ results: SCHOOLS.filter(({ text }) => text.toLowerCase().includes(term)) }), 120);
			return { abort: () => clearTimeout(timer) };
		},
	},
});
$(".dp").datepicker({ changeMonth: true, changeYear: true, yearRange: "1990:2015", dateFormat: "mm/dd/yy" });
$(".dpm").datepicker({ dateFormat: "M d, yy", showOn: "button", buttonText: "..." });

const names = [...new Set([...form.elements].map((element) => (element as HTMLInputElement).name))].filter((name) =>
	/Main\$(?!btn)/.test(name),
);
const keyOf = (name: string) => name.replace("ctl00$Main$", "");
const partsOf = (name: string) => [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];

function read(name: string, data: FormData) {
	const [first] = partsOf(name);
	return first?.hasAttribute("multiple") ? data.getAll(name) : data.get(name);
}

function show(name: string) {
	const [first, ...others] = partsOf(name);
	if (!first) return "";
	if (first.type === "checkbox") return first.checked;
	if (first.type === "radio") return [first, ...others].find(({ checked }) => checked)?.labels?.[0]?.textContent ?? "";
	if (first.localName !== "select") return first.value;
	const drawn = first.nextElementSibling as HTMLElement;
	if (first.hasAttribute("multiple"))
		return [...drawn.querySelectorAll(".select2-selection__choice__display")].map((chip) => chip.textContent);
	const rendered = drawn.querySelector(".select2-selection__rendered");
	return rendered?.querySelector(".select2-selection__placeholder") ? "" : (rendered?.textContent ?? "");
}

Object.assign(window, {
	formState: () => {
		const data = new FormData(form);
		return { submitted, ...Object.fromEntries(names.map((name) => [keyOf(name), read(name, data)])) };
	},
	formShown: () => Object.fromEntries(names.map((name) => [keyOf(name), show(name)])),
});
