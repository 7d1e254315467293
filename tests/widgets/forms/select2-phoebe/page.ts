import "bootstrap/dist/css/bootstrap.css";
import "select2/dist/css/select2.css";
import "bootstrap-datepicker/dist/css/bootstrap-datepicker3.css";
import $ from "jquery";
import "bootstrap-datepicker";
import Inputmask from "inputmask";
import select2 from "select2";

(select2 as any)(window, $);
const jq = $ as any;

/** What the site's /colleges.json answers. */
const COLLEGES: [string, string][] = [
	["1305", "California State University, Chico"], ["1146", "California State Polytechnic University, Humboldt"], ["1187", "College of the Siskiyous"],
	["3188", "George Fox University"], ["3193", "Eastern Oregon University"], ["3196", "Lane Community College"], ["3197", "Lewis & Clark College"],
	["3204", "Mount Hood Community College"], ["3208", "Oregon Institute of Technology"], ["3210", "Oregon State University"],
	["38844", "Oregon State University-Cascades Campus"], ["3212", "Pacific University"], ["3216", "Portland State University"], ["3217", "Reed College"],
	["10182", "Rogue Community College"], ["3219", "Southern Oregon University"], ["1312", "University of California, Berkeley"], ["1313", "University of California, Davis"],
	["3223", "University of Oregon"], ["3224", "University of Portland"], ["3778", "University of Puget Sound"], ["3798", "University of Washington"],
	["3799", "University of Washington Tacoma"], ["3227", "Willamette University"],
];

$(".js-select2").each(function () {
	jq(this).select2({ width: "100%", allowClear: !(this as HTMLSelectElement).multiple });
});
jq(".js-college").select2({
	width: "100%",
	allowClear: true,
	minimumInputLength: 3,
	ajax: {
		delay: 200,
		transport(params: any, success: (found: object) => void) {
			const term = String(params.data.term ?? "").toLowerCase();
			const timer = setTimeout(
				() => success({ results: COLLEGES.filter(([, name]) => name.toLowerCase().includes(term)).map(([id, text]) => ({ id, text })) }),
				120,
			);
			return { abort: () => clearTimeout(timer) };
		},
	},
});
jq("[data-provide=datepicker]").datepicker({ format: "mm/dd/yyyy", autoclose: true, todayHighlight: true, assumeNearbyYear: true });
document.querySelectorAll<HTMLInputElement>("[data-mask]").forEach((input) => Inputmask(input.dataset.mask!).mask(input));
document
	.querySelectorAll<HTMLInputElement>("[data-currency]")
	.forEach((input) => Inputmask({ alias: "numeric", groupSeparator: ",", digits: 0, prefix: "$", rightAlign: false, allowMinus: false }).mask(input));

let siblings = 0;
function addSibling() {
	const template = document.querySelector<HTMLTemplateElement>("#sibling_row")!;
	$("#siblings tbody").append(template.innerHTML.replaceAll("NEW", String(siblings++)));
}
addSibling();
$("#add_sibling").on("click", addSibling);

let submitted = false;
const form = document.querySelector<HTMLFormElement>("#new_scholarship_application")!;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const keyOf = (name: string) =>
	name
		.replace(/^scholarship_application\[/, "")
		.replace(/\]$/, "")
		.replace(/\]\[$/, "")
		.replaceAll("][", ".")
		.replace("_attributes", "");
function each(read: (boxes: Box[]) => unknown) {
	const named = new Map<string, Box[]>();
	for (const box of form.querySelectorAll<Box>("input[name], select[name], textarea[name]"))
		if (box.type !== "submit") named.set(box.name, [...(named.get(box.name) ?? []), box]);
	return Object.fromEntries([...named].map(([name, boxes]) => [keyOf(name), read(boxes)]));
}
Object.assign(window, {
	formState: () => ({
		...each((boxes) => {
			const [box] = boxes;
			if (box.type === "radio") return (boxes as HTMLInputElement[]).find(({ checked }) => checked)?.value ?? "";
			if (box.type === "checkbox") return (box as HTMLInputElement).checked;
			return box instanceof HTMLSelectElement && box.multiple ? $(box).val() : box.value;
		}),
		submitted,
	}),
	formShown: () =>
		each((boxes) => {
			const [box] = boxes;
			if (box.type === "radio") return (boxes as HTMLInputElement[]).find(({ checked }) => checked)?.labels![0].innerText.trim() ?? "";
			if (box.type === "checkbox") return (box as HTMLInputElement).checked;
			if (!(box instanceof HTMLSelectElement)) return box.value;
			const drawn = box.nextElementSibling?.querySelector(".select2-selection__rendered");
			if (box.multiple) return [...drawn!.querySelectorAll<HTMLElement>(".select2-selection__choice__display")].map((chip) => chip.innerText.trim());
			if (drawn) return drawn.querySelector(".select2-selection__placeholder") ? "" : drawn.getAttribute("title");
			return box.value && box.selectedOptions[0].text;
		}),
});
