import "tom-select/dist/css/tom-select.default.css";
import "./style.css";
import IMask from "imask";
import TomSelect from "tom-select";

const form = document.getElementById("gform_5") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const MASKS: Record<string, any> = {
	phone: { mask: "(000) 000-0000" },
	date: { mask: "00/00/0000" },
	zip: { mask: [{ mask: "00000" }, { mask: "00000-0000" }] },
	gpa: { mask: Number, scale: 2, min: 0, max: 5, radix: ".", padFractionalZeros: false },
	whole: { mask: Number, scale: 0, min: 0, max: 1600, thousandsSeparator: "" },
};
function enhance(root: ParentNode) {
	for (const select of root.querySelectorAll<HTMLSelectElement>("select.ts"))
		new TomSelect(select, {
			maxOptions: null,
			...(select.multiple ? { plugins: { remove_button: { title: "Remove" } } } : {}),
			...(select.dataset.create ? { create: true, persist: false } : {}),
		} as any);
	for (const input of root.querySelectorAll<HTMLInputElement>("input[data-mask]")) IMask(input, MASKS[input.dataset.mask ?? ""]);
}

enhance(form.querySelector(".gform_body") as HTMLElement);

const KINDS = ["Academic club", "Arts, music or theater", "Athletics", "Community service", "Debate or speech", "Environmental", "Faith community", "Job (paid)", "Student government", "Other"];
const repeater = document.getElementById("gf_repeater_30") as HTMLElement;
let items = 0;
function addActivity() {
	const at = items++;
	const item = document.createElement("div");
	item.className = "gfield_repeater_item";
	item.innerHTML = `<div class="two"><div class="gfield"><label class="gfield_label" for="input_5_31-${at}">Name of the group, team or employer</label><input type="text" name="input_31[${at}]" id="input_5_31-${at}" maxlength="100"></div>
		<div class="gfield"><label class="gfield_label" for="input_5_32-${at}">Your role</label><input type="text" name="input_32[${at}]" id="input_5_32-${at}" maxlength="50"></div>
		<div class="gfield"><label class="gfield_label" for="input_5_33-${at}">Kind of activity</label><select class="ts" name="input_33[${at}]" id="input_5_33-${at}" placeholder="Pick the closest"><option value="">Pick the closest</option>${KINDS.map((kind) => `<option>${kind}</option>`).join("")}</select></div>
		<div class="gfield"><label class="gfield_label" for="input_5_34-${at}">Hours a week</label><input type="text" inputmode="numeric" data-mask="whole" name="input_34[${at}]" id="input_5_34-${at}"></div></div>
		<div class="gfield"><label class="gfield_label" for="input_5_35-${at}">What did you do?</label><textarea name="input_35[${at}]" id="input_5_35-${at}" maxlength="150" rows="2"></textarea><span class="charleft">150 characters max, including spaces</span></div>`;
	repeater.append(item);
	enhance(item);
}
document.getElementById("gf_add_30")?.addEventListener("click", addActivity);
addActivity();

const list = document.querySelector("#field_5_24 tbody") as HTMLElement;
function addCourse() {
	const number = list.childElementCount + 1;
	const row = document.createElement("tr");
	row.className = "gfield_list_row_odd gfield_list_group";
	row.innerHTML = `<td class="gfield_list_24_cell1"><input type="text" name="input_24[]" aria-label="Course title, Row ${number}"></td><td class="gfield_list_24_cell2"><input type="text" name="input_24[]" aria-label="Grade, Row ${number}" maxlength="8"></td><td><button type="button" class="add_list_item" aria-label="Add another row">+</button></td>`;
	row.querySelector("button")?.addEventListener("click", addCourse);
	list.append(row);
}
addCourse();

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
function read(shown: boolean) {
	const held: Record<string, unknown> = {};
	for (let at = 0; at < 3; at++) {
		held[`course${at}_title`] = held[`course${at}_grade`] = "";
		for (const part of [31, 32, 33, 34, 35]) held[`input_${part}[${at}]`] = "";
	}
	let cell = 0;
	for (const control of [...form.elements] as Control[]) {
		if (!control.name) continue;
		let key = control.name;
		if (key === "input_24[]") key = `course${Math.floor(cell / 2)}_${cell++ % 2 ? "grade" : "title"}`;
		if (control instanceof HTMLSelectElement) {
			const drawn = [...(control.nextElementSibling?.querySelectorAll(".ts-control .item") ?? [])].map((item) => item.firstChild?.textContent?.trim() ?? "");
			const chosen = [...control.selectedOptions].map((option) => option.value).filter(Boolean);
			const values = shown ? drawn : chosen;
			held[key] = control.multiple ? values.sort() : (values[0] ?? "");
		} else if (control.type === "radio") {
			held[key] ??= "";
			if ((control as HTMLInputElement).checked) held[key] = shown ? form.querySelector(`label[for="${control.id}"]`)?.textContent : control.value;
		} else if (control.type === "checkbox") held[key] = (control as HTMLInputElement).checked;
		else held[key] = control.value;
	}
	return held;
}
Object.assign(window, { formState: () => ({ ...read(false), submitted }), formShown: () => read(true) });
