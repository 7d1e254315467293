import "./page.css";

const MAX = 5;
const form = document.getElementById("acf-form") as HTMLFormElement;
const repeater = form.querySelector(".acf-repeater") as HTMLElement;
const body = repeater.querySelector("tbody") as HTMLElement;
const GRADES = ["9", "10", "11", "12"];
const REPEATER = "field_5f1c0b0";
const FIELDS = { org: "field_5f1c0b1", role: "field_5f1c0b2", grades: "field_5f1c0b3", hours: "field_5f1c0b4", weeks: "field_5f1c0b5", about: "field_5f1c0b6" };

function field(part: keyof typeof FIELDS, kind: string, label: string, control: (id: string, name: string) => string, hint = "") {
	const id = `acf-${REPEATER}-acfcloneindex-${FIELDS[part]}`;
	const name = `acf[${REPEATER}][acfcloneindex][${FIELDS[part]}]`;
	const head = kind === "checkbox" ? `<label>${label}</label>` : `<label for="${id}">${label}</label>`;
	return `<div class="acf-field acf-field-${kind}" data-name="${part}" data-key="${FIELDS[part]}"><div class="acf-label">${head}${hint ? `<p class="description">${hint}</p>` : ""}</div><div class="acf-input">${control(id, name)}</div></div>`;
}
const text = (id: string, name: string) => `<div class="acf-input-wrap"><input type="text" id="${id}" name="${name}" disabled></div>`;
const number = (max: number) => (id: string, name: string) => `<div class="acf-input-wrap"><input type="number" id="${id}" name="${name}" min="0" max="${max}" step="any" disabled></div>`;

body.innerHTML = `<tr class="acf-row acf-clone" data-id="acfcloneindex"><td class="acf-row-handle order" title="Drag to reorder"><span>1</span></td><td class="acf-fields">${[
	field("org", "text", "Organization or employer", text),
	field("role", "text", "Position / leadership", text),
	field("grades", "checkbox", "Grades", (id, name) => `<input type="hidden" name="${name}" disabled><ul class="acf-checkbox-list acf-bl">${GRADES.map((grade) => `<li><label><input type="checkbox" id="${id}-${grade}" name="${name}[]" value="${grade}" disabled> ${grade}th</label></li>`).join("")}</ul>`),
	field("hours", "number", "Hours per week", number(100)),
	field("weeks", "number", "Weeks per year", number(52)),
	field("about", "textarea", "What did you do?", (id, name) => `<textarea id="${id}" name="${name}" maxlength="150" rows="2" disabled></textarea>`),
].join("")}</td><td class="acf-row-handle remove"><a class="acf-icon -plus small" href="#" data-event="add-row" title="Add row">+</a><a class="acf-icon -minus small" href="#" data-event="remove-row" title="Remove row">&minus;</a></td></tr>`;

const clone = body.firstElementChild as HTMLElement;
const rows = () => [...body.querySelectorAll<HTMLElement>(".acf-row:not(.acf-clone)")];

function refresh() {
	rows().forEach((row, index) => {
		(row.querySelector(".order span") as HTMLElement).textContent = String(index + 1);
	});
	repeater.classList.toggle("-empty", rows().length === 0);
	(repeater.querySelector(".acf-repeater-add-row") as HTMLElement).style.display = rows().length >= MAX ? "none" : "";
}

function addRow(before: Element) {
	if (rows().length >= MAX) return;
	const id = Math.floor(Date.now() * 1000 + Math.random() * 1000).toString(16).slice(-13);
	const copy = clone.cloneNode(true) as HTMLElement;
	copy.classList.remove("acf-clone");
	copy.dataset.id = id;
	for (const node of copy.querySelectorAll("[id],[name],[for]"))
		for (const attribute of ["id", "name", "for"]) {
			const held = node.getAttribute(attribute);
			if (held) node.setAttribute(attribute, held.replace("acfcloneindex", id));
		}
	for (const node of copy.querySelectorAll("[disabled]")) node.removeAttribute("disabled");
	before.before(copy);
	refresh();
}

repeater.addEventListener("click", (event) => {
	const button = (event.target as HTMLElement).closest<HTMLElement>("[data-event]");
	if (!button) return;
	event.preventDefault();
	const row = button.closest(".acf-row");
	if (button.dataset.event === "add-row") addRow(row ?? clone);
	else {
		row?.remove();
		refresh();
	}
});
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});
refresh();

const own = (key: string) => (form.elements.namedItem(`acf[${key}]`) as HTMLInputElement).value;
function entry(index: number, isShown: boolean) {
	const row = rows()[index];
	const value = (part: keyof typeof FIELDS) => row?.querySelector<HTMLInputElement>(`[data-key=${FIELDS[part]}] :is(input,textarea)`)?.value ?? "";
	const boxes = [...(row?.querySelectorAll<HTMLInputElement>("input[type=checkbox]:checked") ?? [])];
	return {
		[`inv${index}_org`]: value("org"),
		[`inv${index}_role`]: value("role"),
		[`inv${index}_grades`]: boxes.map((box) => (isShown ? (box.parentElement?.textContent ?? "").trim() : box.value)),
		[`inv${index}_hours`]: value("hours"),
		[`inv${index}_weeks`]: value("weeks"),
		[`inv${index}_about`]: value("about"),
	};
}
const state = (isShown: boolean) => ({
	name: own("field_5f1c0a2"),
	email: own("field_5f1c0a3"),
	major: own("field_5f1c0a4"),
	...entry(0, isShown),
	...entry(1, isShown),
	...entry(2, isShown),
	why: own("field_5f1c0c1"),
	teacher: own("field_5f1c0c2"),
	signature: own("field_5f1c0c3"),
	validate: own("_validate_email"),
});
Object.assign(window, { formState: () => ({ ...state(false), submitted }), formShown: () => state(true) });
