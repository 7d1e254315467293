import $ from "jquery";
import select2 from "select2";
import "select2/dist/css/select2.css";
import "./application.css";

if (!("select2" in $.fn)) (select2 as any)(window, $);

const form = document.querySelector<HTMLFormElement>("#edit_application_88213")!;
let submitted = false;
$(form).on("submit", (event: any) => {
	event.preventDefault();
	submitted = true;
});

($("select.select2") as any).select2({ width: "350px", placeholder: "- select -", allowClear: true });

// nested fields, as cocoon adds and removes them
let stamp = Date.now();
$(document).on("click", ".add_fields", function (this: HTMLElement, event: any) {
	event.preventDefault();
	const association = $(this).data("association");
	const content = String($(this).data("association-insertion-template")).replaceAll("new_" + association, String(stamp++));
	$(this).parent().before(content);
});
$(document).on("click", ".remove_fields.dynamic", function (this: HTMLElement, event: any) {
	event.preventDefault();
	$(this).closest(".nested-fields").remove();
});

/** The page's questions by the name that each posts. */
const QUESTIONS: Record<string, string> = {
	"first": "application[answers_attributes][0][value]",
	"last": "application[answers_attributes][1][value]",
	"preferred": "application[answers_attributes][2][value]",
	"email": "application[answers_attributes][3][value]",
	"phone": "application[answers_attributes][4][value]",
	"street": "application[answers_attributes][5][value]",
	"city": "application[answers_attributes][6][value]",
	"state": "application[answers_attributes][7][value]",
	"zip": "application[answers_attributes][8][value]",
	"dob_month": "application[answers_attributes][9][value(2i)]",
	"dob_day": "application[answers_attributes][9][value(3i)]",
	"dob_year": "application[answers_attributes][9][value(1i)]",
	"fax": "application[fax_line]",
	"hs": "application[answers_attributes][10][value]",
	"hsgrad": "application[answers_attributes][11][value]",
	"rank": "application[answers_attributes][12][value]",
	"major": "application[answers_attributes][13][value]",
	"career": "application[answers_attributes][14][value]",
	"mother": "application[answers_attributes][15][value]",
	"motherJob": "application[answers_attributes][16][value]",
	"father": "application[answers_attributes][17][value]",
	"fatherJob": "application[answers_attributes][18][value]",
	"marital": "application[answers_attributes][19][value]",
	"firstgen": "application[answers_attributes][20][value]",
	"income": "application[answers_attributes][21][value]",
	"citizen": "application[answers_attributes][22][value]",
	"alum": "application[answers_attributes][23][value]",
	"essay": "application[answers_attributes][24][value]",
	"refname": "application[answers_attributes][25][value]",
	"refmail": "application[answers_attributes][26][value]",
	"source": "application[answers_attributes][27][value]",
	"ferpa": "application[answers_attributes][28][value]",
	"publicity": "application[answers_attributes][29][value]",
	"initials": "application[answers_attributes][30][value]"
};
const LISTS: [string, string, string, number, string[]][] = [
	["activity", ".activities-fields", "activities", 3, ["category", "name", "position_held", "grades", "hours_per_week", "weeks_per_year", "description"]],
	["honor", "tr.honor", "honors", 3, ["title", "grade", "explanation"]],
	["sibling", ".siblings-fields", "siblings", 2, ["first_name", "last_name", "age"]],
];
type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
function* boxes(): Generator<[string, Box[]]> {
	const all = ([...form.elements] as Box[]).filter((box) => box.type !== "hidden");
	for (const [key, name] of Object.entries(QUESTIONS)) yield [key, all.filter((box) => box.name === name)];
	for (const [key, row, , count, fields] of LISTS) {
		const rows = form.querySelectorAll(row);
		for (let i = 0; i < count; i++)
			for (const field of fields)
				yield [`${key}_${i}_${field}`, all.filter((box) => rows[i]?.contains(box) && (box.name.endsWith(`[${field}]`) || box.name.endsWith(`[${field}][]`)))];
	}
}
const w = window as unknown as { formState: () => object; formShown: () => object };
w.formState = () => {
	const posted = new FormData(form);
	const out: Record<string, unknown> = {};
	for (const [key, [box]] of boxes()) {
		const values = box ? posted.getAll(box.name) : [];
		out[key] = key.endsWith("_grades") ? values.filter((value) => value !== "") : (values.at(-1) ?? "");
	}
	out.submitted = submitted;
	return out;
};
w.formShown = () => {
	const out: Record<string, unknown> = {};
	for (const [key, found] of boxes()) {
		const [box] = found;
		const on = found.filter((each) => (each as HTMLInputElement).checked).map((each) => each.parentElement!.innerText.trim());
		if (key.endsWith("_grades")) out[key] = on;
		else if (!box) out[key] = "";
		else if (box.type === "radio") out[key] = on[0] ?? "";
		else if (box.type === "checkbox") out[key] = on.length > 0;
		else if (box.classList.contains("select2")) out[key] = document.getElementById(`select2-${box.id}-container`)!.getAttribute("title") ?? "";
		else if (box instanceof HTMLSelectElement) out[key] = box.value === "" ? "" : box.selectedOptions[0].text;
		else out[key] = box.value;
	}
	return out;
};
