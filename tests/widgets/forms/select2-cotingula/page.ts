import "bootstrap/dist/css/bootstrap.css";
import "select2/dist/css/select2.css";
import Inputmask from "inputmask";
import jQuery from "jquery";
import select2 from "select2";
import { STATES } from "../../lists";

const $: any = jQuery;
(select2 as any)(window, $);

const EDUCATION = ["Did not complete high school", "High school diploma or GED", "Some college", "Associate degree", "Bachelor's degree", "Graduate or professional degree"];
$(".states").append(STATES.map(([code, name]) => new Option(name, code)));
$("#p1educ, #p2educ").append(new Option("", ""), EDUCATION.map((text) => new Option(text, text))).val("");

const input = (id: string, label: string, cls: string, more = "") =>
	`<div class="${cls}"><label class="form-label small mb-0" for="${id}">${label}</label><input class="form-control form-control-sm" id="${id}" name="${id}" ${more}></div>`;
const GRADES = ["9", "10", "11", "12"];
const BLOCKS: Record<string, (n: number) => string> = {
	activity: (n) => `<div class="card mb-3 bg-light"><div class="card-header py-1 d-flex justify-content-between"><span>Activity ${n}</span><button type="button" class="btn-close remove" aria-label="Remove"></button></div><div class="card-body row g-2">
		${input(`activity_${n}_org`, "Organization, club or employer", "col-md-6")}
		${input(`activity_${n}_office`, "Office held / position", "col-md-6")}
		<div class="col-md-5"><label class="form-label small mb-0" for="activity_${n}_grades">Grade(s) in which you participated</label><select class="s2" multiple id="activity_${n}_grades" name="activity_${n}_grades" data-placeholder="Select grades">${GRADES.map((g) => `<option value="${g}">${g}th</option>`).join("")}</select></div>
		${input(`activity_${n}_hours`, "Hours per week", "col-md-3", 'data-inputmask-alias="integer" data-inputmask-rightalign="false"')}
		${input(`activity_${n}_weeks`, "Weeks per year", "col-md-4", 'data-inputmask-alias="integer" data-inputmask-rightalign="false"')}
		<div class="col-12"><label class="form-label small mb-0" for="activity_${n}_desc">Description of your contribution</label><textarea class="form-control form-control-sm" id="activity_${n}_desc" name="activity_${n}_desc" rows="2"></textarea></div></div></div>`,
	award: (n) => `<div class="border rounded p-2 mb-2"><div class="row g-2">
		${input(`award_${n}_name`, "Honor or award", "col-md-5")}
		${input(`award_${n}_by`, "Presented by", "col-md-4")}
		<div class="col-md-3"><label class="form-label small mb-0" for="award_${n}_year">Year received</label><select class="s2nosearch form-select" id="award_${n}_year" name="award_${n}_year" data-placeholder="--"><option></option><option>Freshman</option><option>Sophomore</option><option>Junior</option><option>Senior</option></select></div></div></div>`,
	coursework: (n) => `<div class="row g-2 mb-2">${input(`coursework_${n}_title`, "Course title", "col-md-6")}${input(`coursework_${n}_hours`, "Credit hours", "col-md-3")}${input(`coursework_${n}_grade`, "Grade earned", "col-md-3")}</div>`,
	sibling: (n) => `<div class="row g-2 mb-2">${input(`sibling_${n}_name`, "Name", "col-md-5")}${input(`sibling_${n}_age`, "Age", "col-md-2", 'data-inputmask-alias="integer" data-inputmask-rightalign="false"')}${input(`sibling_${n}_college`, "College attending", "col-md-5")}</div>`,
};

function enhance(root: any) {
	root.find("select.s2").each((_: number, el: any) => $(el).select2({ width: "100%", placeholder: el.dataset.placeholder, allowClear: !el.multiple }));
	root.find("select.s2nosearch").each((_: number, el: any) => $(el).select2({ width: "100%", placeholder: el.dataset.placeholder, minimumResultsForSearch: Infinity }));
	root.find("[data-inputmask], [data-inputmask-alias]").each((_: number, el: any) => Inputmask().mask(el));
	root.find(".phone").each((_: number, el: any) => Inputmask("(999) 999-9999").mask(el));
	root.find(".int").each((_: number, el: any) => Inputmask({ alias: "integer", rightAlign: false }).mask(el));
}
const counts: Record<string, number> = {};
function add(list: string) {
	counts[list] = (counts[list] ?? 0) + 1;
	const block = $(`<div class="repeater-item">${BLOCKS[list](counts[list])}</div>`);
	$(`.repeater[data-list=${list}]`).append(block);
	enhance(block);
}
enhance($("#scholarshipapp"));
for (const list of Object.keys(BLOCKS)) add(list);
$("[data-add]").on("click", (event: any) => add(event.currentTarget.dataset.add));
$("#scholarshipapp").on("click", ".remove", (event: any) => $(event.currentTarget).closest(".repeater-item").remove());
Inputmask({ alias: "numeric", groupSeparator: ",", digits: 0, rightAlign: false }).mask(document.getElementById("hhincome")!);

let submitted = false;
$("#scholarshipapp").on("submit", (event: any) => {
	event.preventDefault();
	submitted = true;
});

const controls = () => [...document.querySelectorAll<any>("#scholarshipapp [name]")];
function collect(shown: boolean) {
	const all: Record<string, unknown> = {};
	for (const el of controls()) {
		if (el.type === "radio") {
			all[el.name] ??= "";
			if (el.checked) all[el.name] = shown ? document.querySelector(`label[for="${el.id}"]`)!.textContent!.trim() : el.value;
		} else if (el.type === "checkbox") all[el.name] = el.checked;
		else if (el.tagName === "SELECT") {
			const drawn = $(el).next(".select2");
			if (!shown) all[el.name] = $(el).val() ?? "";
			else if (el.multiple) all[el.name] = drawn.find(".select2-selection__choice__display").map((_: number, x: Element) => x.textContent).get();
			else all[el.name] = drawn.find(".select2-selection__placeholder").length ? "" : (drawn.find(".select2-selection__rendered").attr("title") ?? "");
		} else all[el.name] = el.value;
	}
	return all;
}
Object.assign(window, { formState: () => ({ ...collect(false), submitted }), formShown: () => collect(true) });
