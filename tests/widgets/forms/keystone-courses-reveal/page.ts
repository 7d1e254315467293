import "./style.css";

const form = document.getElementById("gform_4") as HTMLFormElement;
const hidden = (i: number) => (i ? ' style="display:none"' : "");
const EDUC = ["Less than high school", "High school graduate / GED", "Some college", "Associate degree", "Bachelor’s degree", "Graduate or professional degree"];
(document.getElementById("rep_courses") as HTMLElement).innerHTML = [0, 1, 2]
	.map((i) => `<div class="rep-row"${hidden(i)}><div class="c6"><label for="field_${21 + i * 3}">Course name</label><input type="text" id="field_${21 + i * 3}" name="item_meta[${21 + i * 3}]"></div><div class="c3"><label for="field_${22 + i * 3}">Final grade</label><input type="text" id="field_${22 + i * 3}" name="item_meta[${22 + i * 3}]"></div><div class="c3"><label for="field_${23 + i * 3}">Credits</label><input type="text" id="field_${23 + i * 3}" name="item_meta[${23 + i * 3}]"></div></div>`)
	.join("");
(document.getElementById("rep_parents") as HTMLElement).innerHTML = [0, 1]
	.map((i) => `<div class="rep-row"${hidden(i)}><h4>Parent/Guardian ${i + 1}</h4><div class="c4"><label for="field_${41 + i * 4}">First name</label><input type="text" id="field_${41 + i * 4}" name="item_meta[${41 + i * 4}]"></div><div class="c4"><label for="field_${42 + i * 4}">Last name</label><input type="text" id="field_${42 + i * 4}" name="item_meta[${42 + i * 4}]"></div><div class="c4"><label for="field_${43 + i * 4}">Occupation</label><input type="text" id="field_${43 + i * 4}" name="item_meta[${43 + i * 4}]"></div><div class="c6"><label for="field_${44 + i * 4}">Education</label><select id="field_${44 + i * 4}" name="item_meta[${44 + i * 4}]"><option value=""></option>${EDUC.map((t) => `<option>${t}</option>`).join("")}</select></div></div>`)
	.join("");
for (const button of document.querySelectorAll<HTMLButtonElement>(".rep-more"))
	button.addEventListener("click", () => {
		const rows = [...document.querySelectorAll<HTMLElement>(`#rep_${button.dataset.rep} .rep-row`)];
		const next = rows.find((row) => row.style.display === "none");
		if (next) next.style.display = "";
		if (rows.every((row) => row.style.display !== "none")) button.style.display = "none";
	});
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const NAMES: Record<string, string> = { first: "input_1.3", last: "input_1.6", email: "input_2", hispanic: "input_5", study: "input_17", emergency: "input_18" };
for (const i of [0, 1, 2]) ["name", "grade", "credits"].forEach((part, n) => { NAMES[`course${i}_${part}`] = `item_meta[${21 + i * 3 + n}]`; });
for (const i of [0, 1]) ["first", "last", "job", "educ"].forEach((part, n) => { NAMES[`parent${i}_${part}`] = `item_meta[${41 + i * 4 + n}]`; });
Object.assign(window, {
	formState: () => {
		const sent = new FormData(form);
		return { ...Object.fromEntries(Object.entries(NAMES).map(([key, name]) => [key, sent.get(name) ?? ""])), submitted };
	},
	formShown: () =>
		Object.fromEntries(
			Object.entries(NAMES).map(([key, name]) => {
				if (key === "hispanic") return [key, form.querySelector("[name=input_5]:checked")?.parentElement?.textContent?.trim() ?? ""];
				return [key, (form.elements.namedItem(name) as HTMLInputElement).value];
			}),
		),
});
