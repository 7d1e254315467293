import "./page.css";

const form = document.querySelector("form") as HTMLFormElement;
const wrapper = document.getElementById("awards_table") as HTMLElement;
let submitted = false;
let suffix = "";
let isBusy = false;

const GRADES = [
	["", "- Select -"],
	["9", "9th grade (freshman)"],
	["10", "10th grade (sophomore)"],
	["11", "11th grade (junior)"],
	["12", "12th grade (senior)"],
];

type Row = { name: string; grade: string; about: string };

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

function rowHtml(row: Row, index: number) {
	const id = (part: string) => `edit-awards-items-${index}-${part}${suffix}`;
	const name = (part: string) => `awards[items][${index}][${part}]`;
	const options = GRADES.map(([value, text]) => `<option value="${value}"${value === row.grade ? " selected" : ""}>${text}</option>`).join("");
	return `<tr class="draggable webform-multiple-table--row" data-drupal-selector="edit-awards-items-${index}">
<td class="webform-multiple-table--handle"><a href="#" title="Drag to re-order" class="tabledrag-handle" tabindex="-1">&#10021;</a></td>
<td><div class="js-form-item form-item form-no-label"><label for="${id("name")}" class="visually-hidden">Honor or award</label><input type="text" id="${id("name")}" name="${name("name")}" value="${escaped(row.name)}" size="30" maxlength="255" class="form-text"></div></td>
<td><div class="js-form-item form-item form-no-label"><label for="${id("grade")}" class="visually-hidden">Grade received</label><select id="${id("grade")}" name="${name("grade")}" class="form-select">${options}</select></div></td>
<td><div class="js-form-item form-item form-no-label"><label for="${id("about")}" class="visually-hidden">What was it for?</label><textarea id="${id("about")}" name="${name("about")}" rows="2" cols="34" maxlength="300" class="form-textarea">${escaped(row.about)}</textarea></div></td>
<td class="webform-multiple-table--weight tabledrag-hide"><div class="form-item"><label for="${id("weight")}" class="visually-hidden">Item weight</label><input type="number" id="${id("weight")}" name="${name("_weight_")}" value="${index}" step="1" size="10" class="form-number"></div></td></tr>`;
}

function draw(rows: Row[]) {
	wrapper.innerHTML = `<div class="webform-multiple-table"><table id="edit-awards-items${suffix}" class="responsive-enabled" data-striping="1"><thead><tr><th></th><th>Honor or award</th><th>Grade received</th><th>What was it for? <span class="description">(optional, 300 characters)</span></th><th class="tabledrag-hide">Weight</th></tr></thead><tbody>${rows.map(rowHtml).join("")}</tbody></table></div>
<div class="webform-multiple-add js-webform-multiple-add container-inline"><input data-disable-refocus="true" type="submit" id="edit-awards-add-submit${suffix}" name="awards_table_add" value="Add more items" class="button js-form-submit form-submit" formnovalidate></div>`;
	const button = wrapper.querySelector("input[type=submit]") as HTMLInputElement;
	// As Drupal.Ajax binds form buttons: to the press of the mouse (or the keyboard), and keeps the click from sending.
	button.addEventListener("mousedown", (event) => event.button === 0 && addItem(button));
	button.addEventListener("keydown", (event) => (event.key === "Enter" || event.key === " ") && addItem(button));
	button.addEventListener("click", (event) => event.preventDefault());
}

const at = (index: number, part: string) => form.elements.namedItem(`awards[items][${index}][${part}]`) as HTMLInputElement | HTMLSelectElement | null;

const rowsNow = (): Row[] =>
	[...wrapper.querySelectorAll("tbody tr")].map((_, index) => ({
		name: at(index, "name")?.value ?? "",
		grade: at(index, "grade")?.value ?? "",
		about: at(index, "about")?.value ?? "",
	}));

function addItem(button: HTMLInputElement) {
	if (isBusy || rowsNow().length >= 6) return;
	isBusy = true;
	const rows = [...rowsNow(), { name: "", grade: "", about: "" }];
	button.insertAdjacentHTML("afterend", '<span class="ajax-progress ajax-progress-throbber"><span class="throbber"></span> Please wait...</span>');
	setTimeout(() => {
		suffix = `--${Math.random().toString(36).slice(2, 13)}`;
		draw(rows);
		isBusy = false;
	}, 380);
}

draw([{ name: "", grade: "", about: "" }]);
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const value = (name: string) => (form.elements.namedItem(name) as HTMLInputElement | null)?.value ?? "";
const read = (control: HTMLInputElement | HTMLSelectElement | null) =>
	control instanceof HTMLSelectElement ? (control.value ? (control.selectedOptions[0]?.text ?? "") : "") : (control?.value ?? "");

const state = (isShown: boolean) => ({
	first: value("first_name"),
	last: value("last_name"),
	mail: value("student_email"),
	school: value("hs"),
	...Object.fromEntries(
		[0, 1, 2].flatMap((index) =>
			["name", "grade", "about"].map((part) => [`award${index}_${part}`, isShown ? read(at(index, part)) : (at(index, part)?.value ?? "")]),
		),
	),
	weight0: value("awards[items][0][_weight_]"),
	project: value("project_interest"),
	teacherMail: value("science_teacher_email"),
	url: value("url"),
});

Object.assign(window, { formState: () => ({ ...state(false), submitted }), formShown: () => state(true) });
