import "tom-select/dist/css/tom-select.bootstrap5.css";
import "flatpickr/dist/flatpickr.css";
import "./app.css";
import flatpickr from "flatpickr";
import IMask from "imask";
import TomSelect from "tom-select";

const form = document.querySelector<HTMLFormElement>("#scholarship-form")!;
let submitted = false;

function initSelects(scope: ParentNode) {
	for (const element of scope.querySelectorAll<HTMLSelectElement>("select[data-tom]"))
		new TomSelect(element, {
			create: element.dataset.create === "true",
			maxOptions: null,
			plugins: element.multiple ? { remove_button: { title: "Remove" } } : {},
			closeAfterSelect: !element.multiple,
		});
}

initSelects(form);
flatpickr("#date_of_birth", { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d", allowInput: true });
flatpickr("#graduation_date", { dateFormat: "m/d/Y" });
IMask(document.querySelector<HTMLInputElement>("#phone")!, { mask: "(000) 000-0000" });
IMask(document.querySelector<HTMLInputElement>("#guardian_phone")!, { mask: "(000) 000-0000" });
IMask(document.querySelector<HTMLInputElement>("#zip")!, { mask: "00000[-0000]" });
IMask(document.querySelector<HTMLInputElement>("#gpa")!, { mask: Number, scale: 2, min: 0, max: 5, radix: ".", mapToRadix: [","] });
IMask(document.querySelector<HTMLInputElement>("#household_income")!, { mask: Number, scale: 0, thousandsSeparator: "," });

for (const button of form.querySelectorAll<HTMLButtonElement>("[data-repeater-add]")) {
	const name = button.dataset.repeaterAdd!;
	const holder = document.getElementById(`${name}-list`)!;
	const template = document.getElementById(`${name}-template`) as HTMLTemplateElement;
	let next = holder.children.length;
	button.addEventListener("click", () => {
		const shell = document.createElement(holder.tagName);
		shell.innerHTML = template.innerHTML.replaceAll("__INDEX__", String(next)).replaceAll("__NUMBER__", String(next + 1));
		next++;
		const row = shell.firstElementChild!;
		holder.append(row);
		initSelects(row);
	});
	holder.addEventListener("click", (event) => (event.target as Element).closest("[data-repeater-remove]")?.closest("[data-repeater-row]")?.remove());
}

form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const SINGLE = [
	..."first_name middle_name last_name date_of_birth email email_confirmation phone street_address city state_id zip".split(" "),
	..."high_school high_school_city high_school_state_id graduation_date gpa class_rank major first_term".split(" "),
	..."sat_math sat_ebrw act_composite guardian1_name guardian1_occupation guardian1_education guardian2_name guardian2_occupation guardian2_education guardian_phone".split(" "),
	..."citizenship gender household_income financial_aid reference_name reference_email member_number statement heard_from certify newsletter contact_me_by_fax_k3f".split(" "),
];
const MANY = ["colleges"];
for (let index = 0; index < 3; index++) {
	for (const field of ["title", "grade", "credits"]) SINGLE.push(`courses[${index}][${field}]`);
	for (const field of ["category", "organization", "position", "description"]) SINGLE.push(`activities[${index}][${field}]`);
	MANY.push(`activities[${index}][grades]`);
}
for (let index = 0; index < 2; index++) for (const field of ["name", "age"]) SINGLE.push(`siblings[${index}][${field}]`);

const own = (element: Node) =>
	[...element.childNodes]
		.filter((node) => node.nodeType === Node.TEXT_NODE)
		.map((node) => node.textContent)
		.join("")
		.trim();

Object.assign(window, {
	formState: () => {
		const data = new FormData(form);
		const state: Record<string, unknown> = { submitted };
		for (const name of SINGLE) state[name] = data.get(name) ?? "";
		for (const name of MANY) state[name] = data.getAll(`${name}[]`);
		return state;
	},
	formShown: () => {
		const shown: Record<string, unknown> = {};
		for (const name of [...SINGLE, ...MANY]) {
			const isMany = MANY.includes(name);
			const all = [...form.querySelectorAll<any>(`[name="${name}${isMany ? "[]" : ""}"]`)];
			const [one] = all;
			if (!one) shown[name] = isMany ? [] : "";
			else if (one.tomselect) {
				const texts = [...one.tomselect.control.querySelectorAll(".item")].map(own);
				shown[name] = isMany ? texts : (texts[0] ?? "");
			} else if (one.type === "radio") shown[name] = all.find((each) => each.checked)?.closest(".form-check").textContent.trim() ?? "";
			else if (one.type === "checkbox") shown[name] = one.checked;
			else if (one.tagName === "SELECT") shown[name] = one.value === "" ? "" : one.selectedOptions[0].textContent;
			else shown[name] = (one._flatpickr?.altInput ?? one).value;
		}
		return shown;
	},
});
