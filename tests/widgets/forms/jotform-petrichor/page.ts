import IMask from "imask";
import "./page.css";

const NAMES: Record<string, string> = {
 "first": "q5_name[first]",
 "middle": "q5_name[middle]",
 "last": "q5_name[last]",
 "dob": "#lite_mode_6",
 "addr_line1": "q7_homeAddress[addr_line1]",
 "addr_line2": "q7_homeAddress[addr_line2]",
 "city": "q7_homeAddress[city]",
 "state": "q7_homeAddress[state]",
 "postal": "q7_homeAddress[postal]",
 "phone": "q8_phoneNumber[full]",
 "email": "q9_email9",
 "citizen": "q10_areYou",
 "gender": "q11_gender",
 "tshirt": "q12_tshirtSize",
 "momFirst": "q14_mother[first]",
 "momLast": "q14_mother[last]",
 "momJob": "q15_mothersOccupation",
 "dadFirst": "q16_father[first]",
 "dadLast": "q16_father[last]",
 "dadJob": "q17_fathersOccupation",
 "income": "q18_householdIncome",
 "siblings1_name": "q19_siblings[0][0]",
 "siblings1_age": "q19_siblings[0][1]",
 "siblings2_name": "q19_siblings[1][0]",
 "siblings2_age": "q19_siblings[1][1]",
 "relative": "q20_nameOf",
 "relativeDept": "q21_departmentOf",
 "hs": "q23_highSchool",
 "hsCity": "q24_cityOf",
 "grad": "#lite_mode_25",
 "gpa": "q26_cumulativeGpa",
 "act": "q27_actComposite",
 "sat": "q28_satMath",
 "satEng": "q29_satReading",
 "counselor": "q30_counselorName",
 "counselorEmail": "q31_counselorEmail",
 "activities1_org": "q32_activities[0][0]",
 "activities1_pos": "q32_activities[0][1]",
 "activities1_hrs": "q32_activities[0][2]",
 "activities1_wks": "q32_activities[0][3]",
 "activities2_org": "q32_activities[1][0]",
 "activities2_pos": "q32_activities[1][1]",
 "activities2_hrs": "q32_activities[1][2]",
 "activities2_wks": "q32_activities[1][3]",
 "activities3_org": "q32_activities[2][0]",
 "activities3_pos": "q32_activities[2][1]",
 "activities3_hrs": "q32_activities[2][2]",
 "activities3_wks": "q32_activities[2][3]",
 "honors1_title": "q33_honors[0][0]",
 "honors1_yr": "q33_honors[0][1]",
 "honors2_title": "q33_honors[1][0]",
 "honors2_yr": "q33_honors[1][1]",
 "honors3_title": "q33_honors[2][0]",
 "honors3_yr": "q33_honors[2][1]",
 "college1_name": "q34_college[0][0]",
 "college1_grade": "q34_college[0][1]",
 "college1_units": "q34_college[0][2]",
 "college2_name": "q34_college[1][0]",
 "college2_grade": "q34_college[1][1]",
 "college2_units": "q34_college[1][2]",
 "essay": "q36_whyHealth",
 "hear": "q37_howDid",
 "consent": "q38_release[]",
 "sign": "q39_typeYour",
 "honeypot": "website"
};

let submitted = false;
const form = document.querySelector<HTMLFormElement>("form.jotform-form")!;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

for (const box of form.querySelectorAll<HTMLInputElement>(".mask-phone-number")) IMask(box, { mask: "(000) 000-0000" });

// lite mode dates: the one visible box is split into the three that are posted
for (const lite of form.querySelectorAll<HTMLInputElement>("[data-date]")) {
	const part = (name: string) => document.getElementById(`${name}_${lite.dataset.date}`) as HTMLInputElement;
	lite.addEventListener("input", () => {
		const digits = lite.value.replace(/\D/g, "").slice(0, 8);
		lite.value = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join("-");
		const isWhole = digits.length === 8;
		part("month").value = isWhole ? digits.slice(0, 2) : "";
		part("day").value = isWhole ? digits.slice(2, 4) : "";
		part("year").value = isWhole ? digits.slice(4) : "";
	});
}
for (const line of form.querySelectorAll(".form-line")) {
	line.addEventListener("focusin", () => line.classList.add("form-line-active"));
	line.addEventListener("focusout", () => line.classList.remove("form-line-active"));
}

function read(text: boolean) {
	const data = new FormData(form);
	const held: Record<string, unknown> = {};
	for (const [key, name] of Object.entries(NAMES)) {
		if (name.startsWith("#")) {
			const lite = document.querySelector<HTMLInputElement>(name)!;
			const parts = ["month", "day", "year"].map((part) => (document.getElementById(`${part}_${lite.dataset.date}`) as HTMLInputElement).value);
			held[key] = text ? lite.value : parts.every(Boolean) ? parts.join("-") : "";
			continue;
		}
		const all = [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
		const caption = (box: HTMLInputElement) => box.labels?.[0]?.textContent ?? "";
		if (all[0].type === "checkbox") held[key] = text ? all.filter((box) => box.checked).map(caption) : data.getAll(name);
		else if (all[0].type === "radio") held[key] = text ? all.filter((box) => box.checked).map(caption).join() : (data.get(name) ?? "");
		else if (text && all[0] instanceof HTMLSelectElement) {
			const chosen = (all[0] as HTMLSelectElement).selectedOptions[0];
			held[key] = chosen?.value ? chosen.text : "";
		} else held[key] = all[0].value;
	}
	return held;
}

Object.assign(window, { formState: () => ({ ...read(false), submitted }), formShown: () => read(true) });
