import "choices.js/public/assets/styles/choices.css";
import "flatpickr/dist/flatpickr.css";
import "./style.css";
import Choices from "choices.js";
import flatpickr from "flatpickr";

const form = document.querySelector<HTMLFormElement>("#tt")!;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

for (const select of form.querySelectorAll<HTMLSelectElement>("select.pick")) new Choices(select, { searchEnabled: false, shouldSort: false, itemSelectText: "" });
for (const select of form.querySelectorAll<HTMLSelectElement>("select.find")) new Choices(select, { shouldSort: false, searchPlaceholderValue: "Find a state" });
for (const select of form.querySelectorAll<HTMLSelectElement>("select.years"))
	new Choices(select, { removeItemButton: true, shouldSort: false, placeholder: true, placeholderValue: "Add grade" });
new Choices(form.querySelector<HTMLInputElement>("#col_list")!, { delimiter: ";", removeItemButton: true, duplicateItemsAllowed: false });

flatpickr("#app_dob", { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d", maxDate: "2014-12-31" });
flatpickr("#hs_grad", { allowInput: true, dateFormat: "m/d/Y" });
flatpickr("#sig_date", { allowInput: true, dateFormat: "m/d/Y" });

const NAMES: Record<string, string> = {
	name: "app_name",
	address: "app_addr",
	city: "app_city",
	state: "app_st",
	zip: "app_zip",
	phoneArea: "tel1",
	phonePrefix: "tel2",
	phoneLine: "tel3",
	email: "app_mail",
	born: "app_dob",
	school: "hs_name",
	schoolPlace: "hs_where",
	graduation: "hs_grad",
	gpa: "hs_gpa",
	rank: "rank_no",
	rankOf: "rank_of",
	act: "sc_act",
	sat: "sc_sat",
	colleges: "col_list",
	major: "col_major",
	degree: "col_deg",
	teach: "teach",
	parent1Name: "pg1_name",
	parent1Work: "pg1_work",
	parent1Schooling: "pg1_ed",
	parent2Name: "pg2_name",
	parent2Work: "pg2_work",
	parent2Schooling: "pg2_ed",
	income: "fam_inc",
	siblings: "sib_no",
	essay: "essay",
	sponsor: "spon_name",
	sponsorBuilding: "spon_bldg",
	certified: "cert",
	signature: "sig",
	signed: "sig_date",
};
for (const row of [0, 1]) Object.assign(NAMES, { [`sibling${row}Name`]: `sib[${row}][name]`, [`sibling${row}Age`]: `sib[${row}][age]` });
for (const row of [0, 1, 2])
	Object.assign(NAMES, {
		[`activity${row}Group`]: `act[${row}][org]`,
		[`activity${row}Office`]: `act[${row}][pos]`,
		[`activity${row}Grades`]: `act[${row}][yrs][]`,
		[`activity${row}Hours`]: `act[${row}][hrs]`,
		[`honor${row}Name`]: `hon[${row}][what]`,
		[`honor${row}Grade`]: `hon[${row}][gr]`,
	});

/** The posted grades of a row, in the order of the school years. */
const inOrder = (texts: string[]) => texts.sort((one, other) => Number(one) - Number(other));

Object.assign(window, {
	formState: () => {
		const posted = new FormData(form);
		const state: Record<string, unknown> = { submitted };
		for (const [key, name] of Object.entries(NAMES)) {
			if (name.endsWith("[]")) state[key] = inOrder(posted.getAll(name).map(String));
			else if (key === "colleges") state[key] = String(posted.get(name) ?? "").split(";").filter(Boolean);
			else state[key] = posted.get(name) ?? "";
		}
		return state;
	},
	formShown: () => {
		const shown: Record<string, unknown> = {};
		for (const [key, name] of Object.entries(NAMES)) {
			const control = form.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
			const widget = control.closest(".choices");
			const items = [...(widget?.querySelectorAll(".choices__inner .choices__item:not(.choices__placeholder)") ?? [])].map(
				(item) => item.firstChild?.textContent?.trim() ?? "",
			);
			if (key === "colleges") shown[key] = items;
			else if (name.endsWith("[]")) shown[key] = inOrder(items);
			else if (widget) shown[key] = items[0] ?? "";
			else if (control.type === "checkbox") shown[key] = control.checked;
			else if (key === "born") shown[key] = control.parentElement!.querySelector<HTMLInputElement>("input.input:not([name])")?.value ?? control.value;
			else shown[key] = control.value;
		}
		return shown;
	},
});
