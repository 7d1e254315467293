import jQuery from "jquery";
import "jquery-ui/dist/themes/base/jquery-ui.css";
import select2 from "select2";
import "select2/dist/css/select2.css";
import "./style.css";

declare const require: (name: string) => unknown;
const jq = jQuery as any;
Object.assign(window, { jQuery: jq, $: jq });
require("jquery-ui/dist/jquery-ui.js");
(select2 as any)(window, jq);

/** Each question: its key, its kind, and its name (or, in a repeated group, the instance and the number of the question). */
const QUESTIONS: [string, string, any][] = [
	["first_name", "text", "submission[answers_attributes][0][value]"],
	["middle_name", "text", "submission[answers_attributes][1][value]"],
	["last_name", "text", "submission[answers_attributes][2][value]"],
	["preferred", "text", "submission[answers_attributes][3][value]"],
	["uid", "text", "submission[answers_attributes][4][value]"],
	["email", "text", "submission[answers_attributes][5][value]"],
	["phone", "text", "submission[answers_attributes][6][value]"],
	["street", "text", "submission[answers_attributes][7][value]"],
	["street2", "text", "submission[answers_attributes][8][value]"],
	["city", "text", "submission[answers_attributes][9][value]"],
	["state", "select2", "submission[answers_attributes][10][value]"],
	["zip", "text", "submission[answers_attributes][11][value]"],
	["dob", "text", "submission[answers_attributes][12][value]"],
	["entry_term", "select", "submission[answers_attributes][13][value]"],
	["housing", "select", "submission[answers_attributes][14][value]"],
	["major", "select2", "submission[answers_attributes][15][value]"],
	["career", "text", "submission[answers_attributes][16][value]"],
	["hs_name", "text", "submission[answers_attributes][17][value]"],
	["hs_city", "text", "submission[answers_attributes][18][value]"],
	["hs_state", "select2", "submission[answers_attributes][19][value]"],
	["hs_grad", "text", "submission[answers_attributes][20][value]"],
	["hs_gpa", "text", "submission[answers_attributes][21][value]"],
	["hs_rank", "text", "submission[answers_attributes][22][value]"],
	["hs_size", "text", "submission[answers_attributes][23][value]"],
	["act", "text", "submission[answers_attributes][24][value]"],
	["sat_erw", "text", "submission[answers_attributes][25][value]"],
	["sat_math", "text", "submission[answers_attributes][26][value]"],
	["citizen", "select", "submission[answers_attributes][27][value]"],
	["gender", "select", "submission[answers_attributes][28][value]"],
	["hispanic", "radio", "submission[answers_attributes][29][value]"],
	["race", "checks", "submission[answers_attributes][30][value]"],
	["first_gen", "radio", "submission[answers_attributes][31][value]"],
	["income", "select", "submission[answers_attributes][32][value]"],
	["fafsa", "radio", "submission[answers_attributes][33][value]"],
	["p1_occ", "text", "submission[answers_attributes][34][value]"],
	["p2_occ", "text", "submission[answers_attributes][35][value]"],
	["alum", "text", "submission[answers_attributes][36][value]"],
	["honor0_title", "text", "submission[answers_attributes][37][value]"],
	["honor0_year", "select", "submission[answers_attributes][38][value]"],
	["honor0_desc", "text", "submission[answers_attributes][39][value]"],
	["honor1_title", "text", "submission[answers_attributes][40][value]"],
	["honor1_year", "select", "submission[answers_attributes][41][value]"],
	["honor1_desc", "text", "submission[answers_attributes][42][value]"],
	["honor2_title", "text", "submission[answers_attributes][43][value]"],
	["honor2_year", "select", "submission[answers_attributes][44][value]"],
	["honor2_desc", "text", "submission[answers_attributes][45][value]"],
	["activity0_org", "gtext", [0, 2301]],
	["activity0_role", "gtext", [0, 2302]],
	["activity0_grades", "gchecks", [0, 2303]],
	["activity0_hours", "gtext", [0, 2304]],
	["activity0_desc", "gtext", [0, 2305]],
	["activity1_org", "gtext", [1, 2301]],
	["activity1_role", "gtext", [1, 2302]],
	["activity1_grades", "gchecks", [1, 2303]],
	["activity1_hours", "gtext", [1, 2304]],
	["activity1_desc", "gtext", [1, 2305]],
	["activity2_org", "gtext", [2, 2301]],
	["activity2_role", "gtext", [2, 2302]],
	["activity2_grades", "gchecks", [2, 2303]],
	["activity2_hours", "gtext", [2, 2304]],
	["activity2_desc", "gtext", [2, 2305]],
	["essay", "text", "submission[answers_attributes][46][value]"],
	["ref_name", "text", "submission[answers_attributes][47][value]"],
	["ref_email", "text", "submission[answers_attributes][48][value]"],
	["ref_phone", "text", "submission[answers_attributes][49][value]"],
	["hear", "select", "submission[answers_attributes][50][value]"],
	["release", "boolean", "submission[answers_attributes][51][value]"],
	["certify", "boolean", "submission[answers_attributes][52][value]"],
	["sign", "text", "submission[answers_attributes][53][value]"],
];

jq(".js-datepicker").datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "1950:2035" });
jq(".js-select2 select").select2({ placeholder: "Please select...", width: "100%" });

let sent = false;
jq("form.edit_submission").on("submit", (event: Event) => {
	event.preventDefault();
	sent = true;
});
jq(document).on("click", "a.add_fields", function (this: HTMLElement, event: Event) {
	event.preventDefault();
	const group = jq(this).closest(".question-group");
	if (group.find(".question-group-instance").length >= Number(group.data("max"))) return;
	const id = String(Date.now());
	const markup = String(jq(this).data("association-insertion-template")).replace(/new_question_group_instance/g, id);
	jq(markup).insertBefore(jq(this).parent());
});
jq(document).on("click", "a.remove_fields", function (this: HTMLElement, event: Event) {
	event.preventDefault();
	jq(this).closest(".question-group-instance").remove();
});
jq(document).on("click", "header a, footer a", (event: Event) => event.preventDefault());

const form = document.querySelector("form.edit_submission") as HTMLFormElement;
const fieldsOf = (kind: string, place: any): HTMLInputElement[] => {
	if (kind[0] === "g") {
		const [row, question] = place as [number, number];
		const one = document.querySelectorAll(".question-group-instance")[row];
		const each = one ? [...one.querySelectorAll<HTMLInputElement>(`[data-question-id="${question}"] :is(input, textarea, select)`)] : [];
		return each.filter((field) => field.type !== "hidden");
	}
	return [...form.elements].filter(
		(each) => ((each as HTMLInputElement).name === place || (each as HTMLInputElement).name === `${place}[]`) && (each as HTMLInputElement).type !== "hidden",
	) as HTMLInputElement[];
};
const labelText = (field: HTMLInputElement) => (field.closest("label")?.textContent ?? "").trim();

function read(drawn: boolean) {
	const out: Record<string, unknown> = {};
	for (const [key, kind, place] of QUESTIONS) {
		const fields = fieldsOf(kind, place);
		const what = kind.replace(/^g/, "");
		const say = (each: HTMLInputElement) => (drawn ? labelText(each) : each.value);
		if (what === "checks") out[key] = fields.filter((each) => each.checked).map(say);
		else if (what === "radio") out[key] = fields.filter((each) => each.checked).map(say)[0] ?? "";
		else if (what === "boolean") out[key] = drawn ? fields[0].checked : fields[0].checked ? "1" : "0";
		else if (what === "select" && drawn) {
			const select = fields[0] as unknown as HTMLSelectElement;
			out[key] = select.value === "" ? "" : select.selectedOptions[0].text;
		} else if (what === "select2" && drawn) {
			const text = fields[0].parentElement?.querySelector(".select2-selection__rendered:not(:has(.select2-selection__placeholder))")?.textContent;
			out[key] = (text ?? "").trim();
		} else out[key] = fields[0]?.value ?? "";
	}
	return out;
}
Object.assign(window, { formState: () => ({ ...read(false), submitted: sent }), formShown: () => read(true) });
