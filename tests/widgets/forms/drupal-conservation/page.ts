import "./page.css";

const MANY: string[] = [];
let submitted = false;

/** The key of each question and the name under which the form posts it. */
const NAMES: Record<string, string> = {
	first: "name[first]",
	middle: "name[middle]",
	last: "name[last]",
	suffix: "name[suffix]",
	goesBy: "what_should_we_call_you",
	pronouns: "pronouns",
	birthMonth: "date_of_birth[month]",
	birthDay: "date_of_birth[day]",
	birthYear: "date_of_birth[year]",
	email: "email[mail_1]",
	emailAgain: "email[mail_2]",
	phone: "phone",
	street: "home_address[address]",
	street2: "home_address[address_2]",
	city: "home_address[city]",
	state: "home_address[state_province]",
	zip: "home_address[postal_code]",
	country: "home_address[country]",
	school: "school",
	schoolCity: "school_city",
	schoolState: "school_state",
	grade: "grade",
	gradYear: "grad_year",
	gpa: "gpa",
	career: "career",
	languages: "languages",
	exp0_org: "experience[items][0][_item_][organization]",
	exp0_role: "experience[items][0][_item_][role]",
	exp0_what: "experience[items][0][_item_][what_you_did]",
	exp0_hours: "experience[items][0][_item_][hours]",
	exp0_weeks: "experience[items][0][_item_][weeks]",
	exp1_org: "experience[items][1][_item_][organization]",
	exp1_role: "experience[items][1][_item_][role]",
	exp1_what: "experience[items][1][_item_][what_you_did]",
	exp1_hours: "experience[items][1][_item_][hours]",
	exp1_weeks: "experience[items][1][_item_][weeks]",
	exp2_org: "experience[items][2][_item_][organization]",
	exp2_role: "experience[items][2][_item_][role]",
	exp2_what: "experience[items][2][_item_][what_you_did]",
	exp2_hours: "experience[items][2][_item_][hours]",
	exp2_weeks: "experience[items][2][_item_][weeks]",
	expMore: "experience[add][more_items]",
	award0: "recognition[items][0][_item_]",
	award1: "recognition[items][1][_item_]",
	award2: "recognition[items][2][_item_]",
	why: "why_crew",
	p1First: "parent_1[first]",
	p1Last: "parent_1[last]",
	p1Work: "parent_1[occupation]",
	p1Edu: "parent_1[school]",
	p2First: "parent_2[first]",
	p2Last: "parent_2[last]",
	p2Work: "parent_2[occupation]",
	p2Edu: "parent_2[school]",
	sib0_name: "siblings[items][0][_item_][sib_name]",
	sib0_age: "siblings[items][0][_item_][sib_age]",
	sib1_name: "siblings[items][1][_item_][sib_name]",
	sib1_age: "siblings[items][1][_item_][sib_age]",
	emName: "emergency[contact_name]",
	emPhone: "emergency[contact_phone]",
	citizen: "us_citizen",
	gender: "gender",
	hispanic: "hispanic_latino",
	race: "~race",
	income: "household_income",
	firstGen: "first_gen",
	refName: "reference[ref_name]",
	refEmail: "reference[ref_email]",
	shirt: "shirt_size",
	terms: "terms",
	signature: "signature_typed",
	honeypot: "url",
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const named = (name: string) => [...document.getElementsByName(name)] as Control[];
const isBox = (control: Control): control is HTMLInputElement => control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type);
const labelOf = (box: HTMLInputElement) => (box.labels?.[0]?.textContent ?? "").replace(/\s+/g, " ").trim();
const isSeveral = (name: string) => name.endsWith("[]") || MANY.includes(name);

/** Checkboxes post each under the name of the question and their own value; `~` marks such a question here. */
const ticked = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`input[type=checkbox][name^="${name.slice(1)}["]:checked`)];

function posted(name: string): unknown {
	if (name.startsWith("~")) return ticked(name).map((box) => box.value);
	const controls = named(name);
	const boxes = controls.filter(isBox);
	if (isSeveral(name)) return boxes.filter((box) => box.checked).map((box) => box.value);
	if (boxes.length > 0) return boxes.find((box) => box.checked)?.value ?? "";
	return controls[0]?.value ?? "";
}

function read(name: string): unknown {
	if (name.startsWith("~")) return ticked(name).map(labelOf);
	const controls = named(name);
	const boxes = controls.filter(isBox);
	if (isSeveral(name)) return boxes.filter((box) => box.checked).map(labelOf);
	if (boxes[0]?.type === "checkbox") return boxes[0].checked;
	if (boxes.length > 0) {
		const checked = boxes.find((box) => box.checked);
		return checked ? labelOf(checked) : "";
	}
	const [control] = controls;
	return control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.text ?? "") : (control?.value ?? "");
}

const eachKey = (give: (name: string) => unknown) => Object.fromEntries(Object.entries(NAMES).map(([key, name]) => [key, give(name)]));

Object.assign(window, {
	formState: () => ({ ...eachKey(posted), submitted }),
	formShown: () => eachKey(read),
});

type Element = { key: string; title: string; kind: "textfield" | "textarea" | "number"; most?: number };
type Multiple = { name: string; title: string; help: string; elements: Element[]; add: string; more?: boolean; rows: number };

const MULTIPLES: Multiple[] = [
	{
		name: "experience",
		title: "Activities and jobs",
		help: "Add one row for each. Three or four is plenty.",
		elements: [
			{ key: "organization", title: "Group or employer", kind: "textfield" },
			{ key: "role", title: "Your role", kind: "textfield", most: 100 },
			{ key: "what_you_did", title: "What did you do?", kind: "textarea", most: 200 },
			{ key: "hours", title: "Hrs/wk", kind: "number" },
			{ key: "weeks", title: "Wks/yr", kind: "number" },
		],
		add: "Add",
		more: true,
		rows: 1,
	},
	{
		name: "recognition",
		title: "Awards or recognition",
		help: "Optional. Anything you are proud of, in or out of school.",
		elements: [{ key: "", title: "Awards or recognition", kind: "textfield" }],
		add: "",
		rows: 3,
	},
	{
		name: "siblings",
		title: "Brothers and sisters",
		help: "",
		elements: [
			{ key: "sib_name", title: "Name (first and last)", kind: "textfield" },
			{ key: "sib_age", title: "Age", kind: "number" },
		],
		add: "Add another sibling",
		rows: 1,
	},
];

/** Drupal gives new ids to whatever an Ajax answer brings. */
const suffix = () => `--${Array.from({ length: 11 }, () => "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_"[Math.floor(Math.random() * 63)]).join("")}`;

function itemOf(multiple: Multiple, row: number, { key, title, kind, most }: Element, end: string): string {
	const name = `${multiple.name}[items][${row}][_item_]${key ? `[${key}]` : ""}`;
	const selector = `edit-${multiple.name}-items-${row}-item-${key.replaceAll("_", "-")}`.replace(/-$/, "");
	const label = `<label for="${selector}${end}" class="form-item__label visually-hidden">${title}</label>`;
	const shared = `data-drupal-selector="${selector}" id="${selector}${end}" name="${name}"`;
	const control =
		kind === "textarea"
			? `<textarea ${shared} rows="3" cols="30" maxlength="${most}" class="form-textarea form-element"></textarea>`
			: kind === "number"
				? `<input ${shared} type="number" step="1" min="0" value="" class="form-number form-element" />`
				: `<input ${shared} type="text" value="" size="60" maxlength="${most ?? 255}" class="form-text form-element" />`;
	return `<div class="js-form-item form-item js-form-type-${kind} form-type--${kind} form-no-label">${label}${control}</div>`;
}

function draw(multiple: Multiple, end = "") {
	const { name, title, help, elements, add, more, rows } = multiple;
	const place = document.getElementById(`${name}_table`) as HTMLElement;
	const typed = new Map([...place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input:not([type=submit]), textarea")].map((control) => [control.name, control.value]));
	const head = elements.map(({ key, title: words }) => `<th class="${name}-table--${key} webform-multiple-table--${key}">${elements.length > 1 ? words : `<span class="visually-hidden">${words}</span>`}</th>`).join("");
	const body = Array.from({ length: rows }, (_, row) => `<tr class="draggable${row % 2 ? " even" : " odd"}"><td class="webform-multiple-table--handle"><a href="#" class="tabledrag-handle" title="Drag to re-order" tabindex="-1">&#10021;</a></td>${elements.map((element) => `<td>${itemOf(multiple, row, element, end)}</td>`).join("")}</tr>`).join("");
	const adding = add
		? `<div class="webform-multiple-add js-webform-multiple-add container-inline"><input data-drupal-selector="edit-${name}-add-submit" formnovalidate="formnovalidate" type="submit" id="edit-${name}-add-submit${end}" name="${name}_table_add" value="${add}" class="button js-form-submit form-submit" />${
				more
					? `<div class="js-form-item form-item form-type--number form-no-label"><label for="edit-${name}-add-more-items${end}" class="form-item__label visually-hidden">Number of items to add</label><input data-drupal-selector="edit-${name}-add-more-items" type="number" id="edit-${name}-add-more-items${end}" name="${name}[add][more_items]" value="1" step="1" min="1" max="10" class="form-number form-element" /><span class="field-suffix">more items</span></div>`
					: ""
			}</div>`
		: "";
	place.innerHTML = `<fieldset data-drupal-selector="edit-${name}" class="webform-multiple--wrapper js-webform-type-webform-multiple fieldset form-item"><legend class="fieldset__legend"><span class="fieldset-legend">${title}</span></legend><div class="fieldset-wrapper"><div class="webform-multiple-table webform-multiple-table-responsive"><table data-drupal-selector="edit-${name}-items" id="edit-${name}-items${end}" class="responsive-enabled"><thead><tr><th class="webform-multiple-table--handle"></th>${head}</tr></thead><tbody>${body}</tbody></table></div>${adding}${help ? `<div class="webform-element-description">${help}</div>` : ""}</div></fieldset>`;
	for (const control of place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input:not([type=submit]), textarea")) control.value = typed.get(control.name) ?? control.defaultValue;
	const button = place.querySelector<HTMLInputElement>("input[type=submit]");
	// As Drupal binds Ajax to buttons: the mouse going down or the key pressed; the click itself is prevented
	const ask = () => {
		if (!button || button.disabled) return;
		button.disabled = true;
		button.insertAdjacentHTML("afterend", '<div class="ajax-progress ajax-progress--throbber"><div class="ajax-progress__message">Please wait...</div></div>');
		setTimeout(() => {
			multiple.rows += more ? Math.max(1, Number(document.getElementsByName(`${name}[add][more_items]`).length && (document.getElementsByName(`${name}[add][more_items]`)[0] as HTMLInputElement).value)) : 1;
			draw(multiple, suffix());
		}, 200);
	};
	button?.addEventListener("mousedown", (event) => {
		event.preventDefault();
		ask();
	});
	button?.addEventListener("keypress", (event) => {
		if (event.key !== "Enter" && event.key !== " ") return;
		event.preventDefault();
		ask();
	});
	button?.addEventListener("click", (event) => event.preventDefault());
	for (const handle of place.querySelectorAll("a")) handle.addEventListener("click", (event) => event.preventDefault());
}

for (const multiple of MULTIPLES) draw(multiple);

document.querySelector("form")?.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});
