import IMask, { type InputMask } from "imask";
import TomSelect from "tom-select";
import "tom-select/dist/css/tom-select.css";
import "./style.css";

const STATES =
	"Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming".split(
		",",
	);
const COUNTRIES =
	"US United States,AU Australia,BR Brazil,CA Canada,CN China,CO Colombia,EG Egypt,ET Ethiopia,FR France,DE Germany,GH Ghana,GT Guatemala,IN India,JP Japan,KE Kenya,KR Korea (South),MX Mexico,NE Niger,NG Nigeria,PH Philippines,SV El Salvador,UA Ukraine,GB United Kingdom,VN Vietnam".split(
		",",
	);
const EXAMS =
	"Biology,Calculus AB,Calculus BC,Chemistry,Computer Science A,English Language,English Literature,Environmental Science,European History,Physics 1,Physics C: Mechanics,Psychology,Spanish Language,Statistics,U.S. Government,U.S. History,World History".split(
		",",
	);
const SCHOOLS = [
	["410012", "Ashland High School", "Ashland, OR"],
	["410013", "Ashland Valley High School", "Ashland, OR"],
	["410077", "Crater High School", "Central Point, OR"],
	["410105", "Grants Pass High School", "Grants Pass, OR"],
	["410188", "North Medford High School", "Medford, OR"],
	["410190", "Phoenix High School", "Phoenix, OR"],
	["064001", "Ashland Middle College High School", "San Lorenzo, CA"],
	["064350", "Mount Shasta High School", "Mount Shasta, CA"],
	["064398", "Yreka High School", "Yreka, CA"],
	["210044", "Paul G. Blazer High School", "Ashland, KY"],
].map(([id, name, place]) => ({ id, name, place }));

const form = document.getElementById("gform_9") as HTMLFormElement;
const find = <T extends HTMLElement>(selector: string) => form.querySelector(selector) as T;

find("#input_9_2_4").innerHTML = `<option value=""></option>${STATES.map((name) => `<option value="${name}">${name}</option>`).join("")}`;
find("#input_9_8").innerHTML =
	`<option value="">Select</option>${COUNTRIES.map((each) => `<option value="${each.slice(0, 2)}">${each.slice(3)}</option>`).join("")}`;
find("#hs-courses").innerHTML = [0, 1, 2]
	.map((n) => `<tr><td><input type="text" name="input_19.${n}.1"></td><td><input type="text" name="input_19.${n}.2"></td></tr>`)
	.join("");
find("#college-courses").innerHTML = [0, 1]
	.map((n) => `<tr>${[1, 2, 3].map((part) => `<td><input type="text" name="input_20.${n}.${part}"></td>`).join("")}</tr>`)
	.join("");
find("#ap-exams").innerHTML = [0, 1, 2]
	.map(
		(n) => `<tr>
			<td><select name="input_21.${n}.1" placeholder="Exam"><option value=""></option>${EXAMS.map((exam, index) => `<option value="${index + 40}">${exam}</option>`).join("")}</select></td>
			<td><select name="input_21.${n}.2" class="js-plain"><option value="">-</option>${[5, 4, 3, 2, 1].map((score) => `<option>${score}</option>`).join("")}</select></td>
		</tr>`,
	)
	.join("");

const selects = new Map<string, TomSelect>();
for (const element of form.querySelectorAll<HTMLSelectElement>("select")) {
	const { id, name } = element;
	if (id === "input_9_2_4") selects.set(name, new TomSelect(element, { plugins: ["dropdown_input"], maxOptions: null, placeholder: "Select" }));
	else if (id === "input_9_12")
		selects.set(
			name,
			new TomSelect(element, {
				valueField: "id",
				labelField: "name",
				searchField: ["name", "place"],
				shouldLoad: (query) => query.length >= 3,
				load(query, give) {
					const letters = query.toLowerCase();
					setTimeout(() => give(SCHOOLS.filter(({ name, place }) => `${name} ${place}`.toLowerCase().includes(letters)), []), 180);
				},
				render: {
					option: (school, escape) => `<div>${escape(school.name)} <small>${escape(school.place)}</small></div>`,
					item: (school, escape) => `<div>${escape(school.name)}, ${escape(school.place)}</div>`,
				},
			}),
		);
	else if (element.options.length < 8) selects.set(name, new TomSelect(element, { controlInput: null, allowEmptyOption: true }));
	else selects.set(name, new TomSelect(element, {}));
}

const DAY = {
	mask: "MM{/}DD{/}YYYY",
	blocks: {
		MM: { mask: IMask.MaskedRange, from: 1, to: 12, maxLength: 2 },
		DD: { mask: IMask.MaskedRange, from: 1, to: 31, maxLength: 2 },
		YYYY: { mask: IMask.MaskedRange, from: 1900, to: 2099 },
	},
};
const masks = new Map<string, InputMask>();
// biome-ignore lint/suspicious/noExplicitAny: the masks are of several kinds
const mask = (selector: string, options: any) => {
	for (const box of form.querySelectorAll<HTMLInputElement>(selector)) masks.set(box.name, IMask(box, options) as unknown as InputMask);
};
mask("#input_9_2_5", { mask: "00000[-0000]" });
mask("#input_9_3, #input_9_27", { mask: "(000) 000-0000", lazy: false });
mask("#input_9_5, #input_9_13, #input_9_14, .js-date", DAY);
mask("#input_9_6", { mask: "000-00-0000" });
mask("#input_9_15", { mask: Number, scale: 2, min: 0, max: 5, radix: ".", thousandsSeparator: "" });
mask("#input_9_25", { mask: Number, scale: 0, min: 0, thousandsSeparator: "," });
mask("#input_9_24, [name='input_18.1'], [name='input_18.3']", { mask: "000" });

let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const plain = () =>
	[...form.querySelectorAll<HTMLInputElement>("input[name], textarea[name]")].filter(({ name }) => !masks.has(name) && !selects.has(name));
/** Dates are sent as they are written; numbers and telephones without what the mask adds. */
const sent = (box: InputMask) => (box.value.includes("/") ? box.value : box.unmaskedValue);

Object.assign(window, {
	formState() {
		const state: Record<string, unknown> = { submitted };
		for (const [name, select] of selects) state[name] = select.getValue();
		for (const [name, box] of masks) state[name] = sent(box);
		for (const { name, type, value, checked } of plain()) {
			if (type === "checkbox") state[name] = checked;
			else if (type !== "radio" || checked) state[name] = value;
			else state[name] ??= "";
		}
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const [name, { control }] of selects) shown[name] = control.querySelector(".item")?.textContent?.trim() ?? "";
		for (const box of form.querySelectorAll<HTMLInputElement>("input[name], textarea[name]")) {
			if (box.type === "checkbox") shown[box.name] = box.checked;
			else if (box.type !== "radio") shown[box.name] = box.value;
			else if (box.checked) shown[box.name] = box.labels?.[0]?.textContent?.trim();
			else shown[box.name] ??= "";
		}
		return shown;
	},
});
