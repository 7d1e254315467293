import { Bold, ClassicEditor, Essentials, Italic, Link, List, Paragraph } from "ckeditor5";
import "ckeditor5/ckeditor5.css";
import { MAJORS, STATES } from "../../lists";
import "./portal.css";

type Options = readonly (string | [value: string, text: string])[];
const NAMES: Record<string, string> = {};
const editors = new Map<string, ClassicEditor>();

let question = 48210;
const idOf = (name: string) => name.replace(/\]\[|\[|\(/g, "_").replace(/[\])]/g, "");
const star = (text: string) => text.replace(/\*$/, '<abbr title="required">*</abbr>');
const help = (text?: string) => (text ? `<p class="help-block">${text}</p>` : "");
const option = (each: string | [string, string]) => (typeof each === "string" ? `<option value="${each}">${each}</option>` : `<option value="${each[0]}">${each[1]}</option>`);
const select = (name: string, options: Options, prompt: string, more = "") =>
	`<select class="form-control select" name="${name}" id="${idOf(name)}" ${more}><option value="">${prompt}</option>${options.map(option).join("")}</select>`;
const group = (name: string, label: string, control: string, hint?: string, kind = "") =>
	`<div class="form-group ${kind}"><label class="control-label" for="${idOf(name)}">${star(label)}</label>${control}${help(hint)}</div>`;
const input = (name: string, more = "") => `<input class="form-control string" type="text" name="${name}" id="${idOf(name)}" ${more}>`;

/** A fixed question of the applicant record. */
const own = (key: string, column: string) => {
	NAMES[key] = `applicant[${column}]`;
	return NAMES[key];
};
/** A question made by the city's staff: numbered by the portal. */
const asked = (key: string) => {
	NAMES[key] = `application[answers_attributes][${question++}][value]`;
	return NAMES[key];
};
const text = (name: string, label: string, hint?: string, more?: string) => group(name, label, input(name, more), hint);
const pick = (name: string, label: string, options: Options, hint?: string) => group(name, label, select(name, options, "- Select -"), hint);
const rich = (name: string, label: string, hint: string, kind = "") =>
	group(name, label, `${help(hint)}<textarea class="form-control wysiwyg" rows="5" name="${name}" id="${idOf(name)}"></textarea>`, undefined, kind);
const section = (title: string) => `<h2 class="section-header">${title}</h2>`;
const row = (...cells: string[]) => `<div class="row">${cells.map((cell) => `<div>${cell}</div>`).join("")}</div>`;

const MONTHS = "January February March April May June July August September October November December".split(" ").map((month, at): [string, string] => [String(at + 1), month]);
const upTo = (from: number, to: number) => Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => String(from < to ? from + at : from - at));
const LEVELS: Options = [
	["1", "Did not finish high school"],
	["2", "High school diploma or GED"],
	["3", "Some college, no degree"],
	["4", "Associate's degree"],
	["5", "Bachelor's degree"],
	["6", "Master's degree or higher"],
	["9", "Unknown"],
];

const parent = (number: 1 | 2) => `<div class="nested-fields"><h4>Parent / Guardian ${number}${number === 2 ? " <small>(if applicable)</small>" : ""}</h4>
	${row(text(own(`parent${number}First`, `guardians_attributes][${number - 1}][first_name`), "First Name"), text(own(`parent${number}Last`, `guardians_attributes][${number - 1}][last_name`), "Last Name"))}
	${row(text(own(`parent${number}Job`, `guardians_attributes][${number - 1}][occupation`), "Occupation", "Job title, not the employer."), pick(own(`parent${number}School`, `guardians_attributes][${number - 1}][education_id`), "Highest Level of Education Completed", LEVELS))}
</div>`;

const CARDS: Record<string, { most: number; keys: string[]; draw: (base: string) => string }> = {
	siblings: {
		most: 2,
		keys: ["first_name", "last_name", "age"],
		draw: (base) => row(text(`${base}[first_name]`, "First name"), text(`${base}[last_name]`, "Last name"), text(`${base}[age]`, "Age", undefined, 'maxlength="3"')),
	},
	activities: {
		most: 3,
		keys: ["organization", "role", "hours", "details"],
		draw: (base) =>
			row(text(`${base}[organization]`, "Organization*"), text(`${base}[role]`, "Your role / title", undefined, 'maxlength="50"')) +
			text(`${base}[hours]`, "Average hours per week", "Numbers only.") +
			rich(`${base}[details]`, "What did you do?", "One or two sentences (150 characters or less)."),
	},
	awards: {
		most: 3,
		keys: ["name", "grade"],
		draw: (base) =>
			row(
				text(`${base}[name]`, "Name of award or honor"),
				pick(`${base}[grade]`, "Grade level when received", [["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]]),
			),
	},
};
const cards = (kind: string, first: number, add: string) =>
	`<div id="${kind}" data-first="${first}"></div><p><a class="add_fields" href="#" data-association="${kind}">${add}</a></p>`;

document.getElementById("root")!.innerHTML = `<div class="navbar">City of Alder Falls &nbsp;|&nbsp; Opportunity &amp; Grants Portal<span>Help &nbsp; FAQ &nbsp; Sign Out</span></div>
<div class="container"><h1>Alder Falls Promise Scholarship, 2027-2028</h1>
<div class="alert"><b>Deadline: January 29 at 11:59 PM.</b> Late applications will not be considered. Your work is saved when you click “Save and Keep Editing”. Fields marked with <abbr>*</abbr> are required by the City.</div>
<form class="simple_form edit_application" id="edit_application_90417" action="#" method="post" novalidate>
<input type="hidden" name="_method" value="patch"><input type="hidden" name="authenticity_token" value="9fK2">
<div class="contact_me"><label for="contact_me_by_fax">Leave this field blank</label><input type="text" name="contact_me_by_fax" id="contact_me_by_fax" tabindex="-1" autocomplete="off"></div>
${section("Applicant Information")}
<p>Use your legal name as shown on your birth certificate or other government ID. Payments are issued in this name.</p>
${row(text(own("first", "first_name"), "First Name*"), text(own("initial", "middle_initial"), "MI", undefined, 'maxlength="1"'), text(own("last", "last_name"), "Last Name*"), pick(own("suffix", "suffix"), "Suffix", ["Jr.", "Sr.", "II", "III", "IV", "V"]))}
${text(own("calledBy", "preferred_name"), "Name you go by", "Optional; used when we write or call.")}
<div class="form-group dates"><label class="control-label" for="applicant_date_of_birth_2i">${star("Date of Birth*")}</label>
${select(own("bornMonth", "date_of_birth(2i)"), MONTHS, "Month")} ${select(own("bornDay", "date_of_birth(3i)"), upTo(1, 31), "Day")} ${select(own("bornYear", "date_of_birth(1i)"), upTo(2015, 1965), "Year")}</div>
${text(own("street", "address_attributes][line1"), "Home Address*", "Where you live now. PO Boxes are not accepted.")}
${row(text(own("unit", "address_attributes][line2"), "Apartment / Unit"), text(own("city", "address_attributes][city"), "City*"), pick(own("state", "address_attributes][region"), "State*", STATES), text(own("zip", "address_attributes][postal_code"), "ZIP Code*", undefined, 'maxlength="10"'))}
${row(text(own("phone", "phone"), "Phone*", "(xxx) xxx-xxxx"), text(own("email", "email"), "Email*"), text(own("emailAgain", "email_confirmation"), "Confirm Email*"))}
${row(pick(asked("citizen"), "Citizenship / Residency Status*", ["U.S. Citizen", "U.S. Permanent Resident", "Refugee or Asylee", "DACA / Undocumented", "Other Visa"]), pick(asked("gender"), "Gender", ["Woman / Female", "Man / Male", "Non-binary", "Another gender", "Decline to state"]))}
<p><b>Demographic questions.</b> The City Council asks us to report on who applies. Reviewers do not see your answers.</p>
<fieldset class="radio_buttons"><legend>Are you Hispanic or Latino?</legend>${["Yes", "No", "Decline to state"]
	.map((each) => `<label class="radio-inline"><input type="radio" name="${asked("hispanic")}" value="${each}"> ${each}</label>`)
	.map((html) => html.replace(/answers_attributes\]\[\d+/, "answers_attributes][48199"))
	.join("")}</fieldset>
<div class="form-group"><div class="control-label">How do you identify your race?</div>${select(asked("race"), ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White", "Two or more races", "Decline to state"], "- Select -")}</div>
${section("Family &amp; Household")}
${parent(1)}${parent(2)}
${row(pick(asked("marital"), "Your parents' current marital status", ["Married", "Never married", "Divorced", "Separated", "Widowed"]), pick(asked("firstGen"), "Are you a first-generation college student?*", ["Yes", "No", "I don't know"], "Neither parent has a four-year degree."))}
${row(group(asked("income"), "Household annual income*", `<div class="input-group"><span class="input-group-addon">$</span>${input(NAMES.income)}</div>`, "Gross income before taxes, last calendar year. Whole dollars."), text(asked("householdSize"), "Number of persons living in your household*", "Count yourself."))}
<h4>Brothers and sisters</h4><p>Please list your siblings, oldest first.</p>
${cards("siblings", 0, "+ Add Sibling")}
${section("Education")}
${row(text(asked("school"), "High School*"), text(asked("schoolCity"), "High School City"), pick(asked("schoolState"), "High School State", STATES))}
<p id="gradlabel">When will you graduate (or when did you)? Give the date of your ceremony if you know it.</p>
<div class="form-group">${input(asked("graduation"), 'placeholder="MM/DD/YYYY" aria-describedby="gradlabel"')}</div>
${row(text(asked("gpa"), "Unweighted GPA*", "On a 4.00 scale"), text(asked("weightedGpa"), "Weighted GPA"), text(asked("sat"), "SAT Total", "Superscores are fine."), text(asked("act"), "ACT Composite", "Best single sitting"))}
${text(asked("apCount"), "How many AP exams have you taken?")}
${row(text(asked("counselor"), "School Counselor's Name*"), text(asked("counselorEmail"), "School Counselor's Email*", "A verification form will be sent here."))}
${row(text(asked("college"), "College you plan to attend"), pick(asked("major"), "Intended major", MAJORS))}
${section("Activities, Work and Service")}
<p>List up to five. Begin with the one that means the most to you.</p>
${cards("activities", 1, "+ Add Activity")}
${section("Awards &amp; Honors")}
<p>Received in grades 9-12.</p>
${cards("awards", 1, "+ Add Award")}
${section("Personal Statement")}
${rich(asked("statement"), "What does our city mean to you, and how will you use your education to make it better?*", "Between 300 and 600 words. You may paste from Word; most formatting is kept.", "essay")}
${section("Certification")}
<p><label><input type="checkbox" name="${asked("agree")}" id="certify" value="1"> I certify that the above is true and authorize the City to verify it with my school.</label></p>
${row(text(asked("signed"), "Electronic signature of applicant*", "Type your full name."), text(asked("parentSigned"), "Signature of parent or guardian (if applicant is under 18)"))}
<p><button class="btn-default" type="button">Save and Keep Editing</button> <input class="btn-primary" type="submit" name="commit" value="Finish and Submit"></p>
</form></div>`;
NAMES.hispanic = "application[answers_attributes][48199][value]";
NAMES.fax = "contact_me_by_fax";

const form = document.querySelector("form")!;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

async function edit(area: HTMLTextAreaElement) {
	const editor = await ClassicEditor.create(area, {
		licenseKey: "GPL",
		plugins: [Essentials, Paragraph, Bold, Italic, Link, List],
		toolbar: ["bold", "italic", "|", "bulletedList", "numberedList", "link", "|", "undo", "redo"],
	});
	editors.set(area.name, editor);
}
const rows = (kind: string) => [...document.querySelectorAll<HTMLElement>(`#${kind} > .nested-fields`)];
const baseOf = (card: HTMLElement) => card.dataset.base ?? "";
let stamp = 1763900000000;
function add(kind: string, at: string) {
	if (rows(kind).length >= 5) return;
	const card = document.createElement("div");
	card.className = "nested-fields";
	card.dataset.base = `application[${kind}_attributes][${at}]`;
	card.innerHTML = `<a class="remove_fields dynamic" href="#">Remove</a>${CARDS[kind].draw(baseOf(card))}<input type="hidden" name="${baseOf(card)}[_destroy]" value="false">`;
	document.getElementById(kind)!.append(card);
	for (const area of card.querySelectorAll("textarea")) void edit(area);
}
for (const kind of Object.keys(CARDS)) for (let at = 0; at < Number(document.getElementById(kind)!.dataset.first); at++) add(kind, String(at));
for (const area of document.querySelectorAll<HTMLTextAreaElement>(".essay textarea")) void edit(area);
form.addEventListener("click", (event) => {
	const link = (event.target as HTMLElement).closest("a");
	if (!link) return;
	event.preventDefault();
	if (link.matches(".add_fields")) add(link.dataset.association!, String(stamp++));
	if (link.matches(".remove_fields")) link.closest(".nested-fields")!.remove();
});

/** Every key with the name of its control; "" where its card does not stand yet. */
function namesNow() {
	const all = Object.entries(NAMES);
	for (const [kind, { most, keys }] of Object.entries(CARDS))
		for (let at = 0; at < most; at++) {
			const card = rows(kind)[at];
			for (const key of keys) all.push([`${kind}${at + 1}_${key}`, card ? `${baseOf(card)}[${key}]` : ""]);
		}
	return all;
}
function stateOf(name: string) {
	const editor = editors.get(name);
	if (editor) return editor.getData();
	return new FormData(form).get(name) ?? "";
}
function shownOf(name: string) {
	if (name === "") return "";
	const editor = editors.get(name);
	if (editor) return editor.ui.view.editable.element!.innerText.trim();
	const control = form.elements.namedItem(name);
	if (control instanceof RadioNodeList) return control.value;
	if (control instanceof HTMLSelectElement) return control.value === "" ? "" : control.selectedOptions[0].text;
	return control instanceof HTMLInputElement && control.type === "checkbox" ? control.checked : ((control as HTMLInputElement | null)?.value ?? "");
}
Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(namesNow().map(([key, name]) => [key, name && stateOf(name)])), submitted }),
	formShown: () => Object.fromEntries(namesNow().map(([key, name]) => [key, shownOf(name)])),
});
