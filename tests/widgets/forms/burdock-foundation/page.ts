import "./style.css";

type Where = { n?: string; m?: boolean; b?: boolean; r?: number; f?: string };
const QUESTIONS: Record<string, Where> = {
	"q_first": {
		"n": "application[answers_attributes][0][text_value]"
	},
	"q_middle": {
		"n": "application[answers_attributes][1][text_value]"
	},
	"q_last": {
		"n": "application[answers_attributes][2][text_value]"
	},
	"q_email": {
		"n": "application[answers_attributes][3][text_value]"
	},
	"q_phone": {
		"n": "application[answers_attributes][4][text_value]"
	},
	"q_street": {
		"n": "application[answers_attributes][5][text_value]"
	},
	"q_apt": {
		"n": "application[answers_attributes][6][text_value]"
	},
	"q_city": {
		"n": "application[answers_attributes][7][text_value]"
	},
	"q_state": {
		"n": "application[answers_attributes][8][option_id]"
	},
	"q_zip": {
		"n": "application[answers_attributes][9][text_value]"
	},
	"q_county": {
		"n": "application[answers_attributes][10][option_id]"
	},
	"q_dob_m": {
		"n": "application[answers_attributes][11][date_value(2i)]"
	},
	"q_dob_d": {
		"n": "application[answers_attributes][11][date_value(3i)]"
	},
	"q_dob_y": {
		"n": "application[answers_attributes][11][date_value(1i)]"
	},
	"q_gender": {
		"n": "application[answers_attributes][12][option_id]"
	},
	"q_hisp": {
		"n": "application[answers_attributes][13][option_id]",
		"m": false
	},
	"q_race": {
		"n": "application[answers_attributes][14][option_ids][]",
		"m": true
	},
	"q_citizen": {
		"n": "application[answers_attributes][15][option_id]"
	},
	"q_hs": {
		"n": "application[answers_attributes][16][text_value]"
	},
	"q_hscity": {
		"n": "application[answers_attributes][17][text_value]"
	},
	"q_hsstate": {
		"n": "application[answers_attributes][18][option_id]"
	},
	"q_grad": {
		"n": "application[answers_attributes][19][text_value]"
	},
	"q_gpa": {
		"n": "application[answers_attributes][20][text_value]"
	},
	"q_act": {
		"n": "application[answers_attributes][21][text_value]"
	},
	"q_sat_rw": {
		"n": "application[answers_attributes][22][text_value]"
	},
	"q_sat_m": {
		"n": "application[answers_attributes][23][text_value]"
	},
	"q_major": {
		"n": "application[answers_attributes][24][text_value]"
	},
	"q_career": {
		"n": "application[answers_attributes][25][text_value]"
	},
	"q_degree": {
		"n": "application[answers_attributes][26][option_id]"
	},
	"q_term": {
		"n": "application[answers_attributes][27][option_id]"
	},
	"q_p1_name": {
		"n": "application[answers_attributes][28][text_value]"
	},
	"q_p1_occ": {
		"n": "application[answers_attributes][29][text_value]"
	},
	"q_p1_edu": {
		"n": "application[answers_attributes][30][option_id]"
	},
	"q_p1_email": {
		"n": "application[answers_attributes][31][text_value]"
	},
	"q_p2_name": {
		"n": "application[answers_attributes][32][text_value]"
	},
	"q_p2_occ": {
		"n": "application[answers_attributes][33][text_value]"
	},
	"q_p2_edu": {
		"n": "application[answers_attributes][34][option_id]"
	},
	"q_firstgen": {
		"n": "application[answers_attributes][35][option_id]",
		"m": false
	},
	"q_income": {
		"n": "application[answers_attributes][36][option_id]",
		"m": false
	},
	"q_sib0_first": {
		"n": "application[answers_attributes][37][grid][0][0]"
	},
	"q_sib0_last": {
		"n": "application[answers_attributes][37][grid][0][1]"
	},
	"q_sib0_age": {
		"n": "application[answers_attributes][37][grid][0][2]"
	},
	"q_sib0_college": {
		"n": "application[answers_attributes][37][grid][0][3]"
	},
	"q_sib1_first": {
		"n": "application[answers_attributes][37][grid][1][0]"
	},
	"q_sib1_last": {
		"n": "application[answers_attributes][37][grid][1][1]"
	},
	"q_sib1_age": {
		"n": "application[answers_attributes][37][grid][1][2]"
	},
	"q_sib1_college": {
		"n": "application[answers_attributes][37][grid][1][3]"
	},
	"a0_org": {
		"r": 0,
		"f": "organization",
		"m": false
	},
	"a0_role": {
		"r": 0,
		"f": "role",
		"m": false
	},
	"a0_grades": {
		"r": 0,
		"f": "grade_levels",
		"m": true
	},
	"a0_hours": {
		"r": 0,
		"f": "hours",
		"m": false
	},
	"a0_weeks": {
		"r": 0,
		"f": "weeks",
		"m": false
	},
	"a0_desc": {
		"r": 0,
		"f": "description",
		"m": false
	},
	"a1_org": {
		"r": 1,
		"f": "organization",
		"m": false
	},
	"a1_role": {
		"r": 1,
		"f": "role",
		"m": false
	},
	"a1_grades": {
		"r": 1,
		"f": "grade_levels",
		"m": true
	},
	"a1_hours": {
		"r": 1,
		"f": "hours",
		"m": false
	},
	"a1_weeks": {
		"r": 1,
		"f": "weeks",
		"m": false
	},
	"a1_desc": {
		"r": 1,
		"f": "description",
		"m": false
	},
	"a2_org": {
		"r": 2,
		"f": "organization",
		"m": false
	},
	"a2_role": {
		"r": 2,
		"f": "role",
		"m": false
	},
	"a2_grades": {
		"r": 2,
		"f": "grade_levels",
		"m": true
	},
	"a2_hours": {
		"r": 2,
		"f": "hours",
		"m": false
	},
	"a2_weeks": {
		"r": 2,
		"f": "weeks",
		"m": false
	},
	"a2_desc": {
		"r": 2,
		"f": "description",
		"m": false
	},
	"h0_title": {
		"n": "application[answers_attributes][38][text_value]"
	},
	"h0_grade": {
		"n": "application[answers_attributes][39][option_id]"
	},
	"h1_title": {
		"n": "application[answers_attributes][40][text_value]"
	},
	"h1_grade": {
		"n": "application[answers_attributes][41][option_id]"
	},
	"h2_title": {
		"n": "application[answers_attributes][42][text_value]"
	},
	"h2_grade": {
		"n": "application[answers_attributes][43][option_id]"
	},
	"q_essay": {
		"n": "application[answers_attributes][44][long_value]"
	},
	"q_ref_name": {
		"n": "application[answers_attributes][45][text_value]"
	},
	"q_ref_email": {
		"n": "application[answers_attributes][46][text_value]"
	},
	"q_heard": {
		"n": "application[answers_attributes][47][option_id]"
	},
	"q_certify": {
		"n": "application[answers_attributes][48][boolean_value]",
		"b": true
	},
	"q_sign": {
		"n": "application[answers_attributes][49][text_value]"
	}
};

const form = document.querySelector<HTMLFormElement>("form.form")!;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

// nested associations, as cocoon inserts them
let stamp = 1700000000000;
document.addEventListener("click", (event) => {
	const link = (event.target as Element).closest?.("a");
	if (!link || link.getAttribute("href") !== "#") return;
	event.preventDefault();
	if (link.classList.contains("add_fields")) {
		stamp += 1371;
		const html = link.dataset.associationInsertionTemplate!.replaceAll("NEW_activity", String(stamp));
		link.parentElement!.insertAdjacentHTML("beforebegin", html);
	} else if (link.classList.contains("remove_fields")) link.closest(".nested-fields")?.remove();
});
form.addEventListener("input", (event) => {
	const area = event.target as HTMLTextAreaElement;
	if (!area.matches(".js-word-count")) return;
	area.closest("li")!.querySelector(".js-count")!.textContent = String(area.value.split(/\s+/).filter(Boolean).length);
});

const nameOf = ({ n, r, f, m }: Where): string => {
	if (n) return n;
	const row = document.querySelectorAll("#activities .nested-fields")[r!];
	return row?.querySelector(`[name$="[${f}]${m ? "[]" : ""}"]`)?.getAttribute("name") ?? "";
};

const api = window as unknown as { formState: () => unknown; formShown: () => unknown };
api.formState = () => {
	const posted = new FormData(form);
	const state: Record<string, unknown> = { submitted };
	for (const [key, where] of Object.entries(QUESTIONS)) {
		const all = posted.getAll(nameOf(where)).map(String);
		state[key] = where.m ? all.filter(Boolean) : where.b ? all.includes("1") : (all.at(-1) ?? "");
	}
	return state;
};
api.formShown = () => {
	const shown: Record<string, unknown> = {};
	for (const [key, where] of Object.entries(QUESTIONS)) {
		const name = nameOf(where);
		const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input:not([type=hidden]), select, textarea")].filter((field) => name && field.name === name);
		const ticked = fields.filter((field) => (field as HTMLInputElement).checked).map((field) => field.parentElement!.textContent!.trim());
		const [first] = fields;
		if (where.m) shown[key] = ticked;
		else if (where.b) shown[key] = (first as HTMLInputElement).checked;
		else if (!first) shown[key] = "";
		else if (first instanceof HTMLSelectElement) shown[key] = first.value ? first.selectedOptions[0].text : "";
		else if (first.type === "radio") shown[key] = ticked[0] ?? "";
		else shown[key] = first.value;
	}
	return shown;
};
