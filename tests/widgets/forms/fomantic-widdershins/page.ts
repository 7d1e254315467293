import "fomantic-ui/dist/components/reset.css";
import "fomantic-ui/dist/components/site.css";
import "fomantic-ui/dist/components/container.css";
import "fomantic-ui/dist/components/header.css";
import "fomantic-ui/dist/components/segment.css";
import "fomantic-ui/dist/components/message.css";
import "fomantic-ui/dist/components/menu.css";
import "fomantic-ui/dist/components/table.css";
import "fomantic-ui/dist/components/button.css";
import "fomantic-ui/dist/components/icon.css";
import "fomantic-ui/dist/components/input.css";
import "fomantic-ui/dist/components/label.css";
import "fomantic-ui/dist/components/form.css";
import "fomantic-ui/dist/components/dropdown.css";
import "fomantic-ui/dist/components/checkbox.css";
import "fomantic-ui/dist/components/popup.css";
import "fomantic-ui/dist/components/calendar.css";
import "fomantic-ui/dist/components/dimmer.css";
import "fomantic-ui/dist/components/modal.css";
import "fomantic-ui/dist/components/tab.css";
import "fomantic-ui/dist/components/transition.css";
import "./page.css";
import "./jquery-global";
import "fomantic-ui/dist/components/site.js";
import "fomantic-ui/dist/components/transition.js";
import "fomantic-ui/dist/components/dropdown.js";
import "fomantic-ui/dist/components/checkbox.js";
import "fomantic-ui/dist/components/popup.js";
import "fomantic-ui/dist/components/calendar.js";
import "fomantic-ui/dist/components/dimmer.js";
import "fomantic-ui/dist/components/modal.js";
import "fomantic-ui/dist/components/tab.js";

const $ = (window as any).jQuery;
const form = document.getElementById("application") as HTMLFormElement;
const byId = (id: string) => document.getElementById(id) as any;

$(".ui.dropdown").not("#colleges, #m_grades").dropdown({ fullTextSearch: "exact" });
$("#colleges").dropdown({ allowAdditions: true, hideAdditions: false, fullTextSearch: "exact" });
$("#m_grades").dropdown();
$(".ui.checkbox").checkbox();
$("#parent-tabs .item").tab();
$('[data-kind="birth"]').calendar({ type: "date", startMode: "year", maxDate: new Date() });
$('[data-kind="month"]').calendar({ type: "month" });
$('[data-kind="year"]').calendar({ type: "year" });

// Activities: a dialog for each, kept as hidden fields in the row of the table.
const LIMIT = 3;
const PARTS = ["kind", "where", "role", "grades", "hours", "did"] as const;
type Activity = { kind: string; where: string; role: string; grades: string[]; hours: string; did: string };
const rows = () => [...document.querySelectorAll<HTMLTableRowElement>("#activities tbody tr:not(.none)")];
let edited: HTMLTableRowElement | undefined;

function hiddenField(name: string, value: string) {
	const field = document.createElement("input");
	Object.assign(field, { type: "hidden", name, value });
	return field;
}
function write(row: HTMLTableRowElement, activity: Activity) {
	row.replaceChildren();
	for (const part of PARTS) {
		const cell = row.insertCell();
		const value = activity[part];
		cell.dataset.part = part;
		cell.append(Array.isArray(value) ? value.map((grade) => `${grade}th`).join(", ") : value);
		for (const one of [value].flat()) cell.append(hiddenField(`activities[][${part}]${Array.isArray(value) ? "[]" : ""}`, one));
	}
	row.insertCell().innerHTML = '<button type="button" class="ui mini basic button edit">Edit</button><button type="button" class="ui mini basic button drop">Remove</button>';
	count();
}
function read(row: HTMLTableRowElement): Activity {
	const values = (part: string) => [...row.querySelectorAll<HTMLInputElement>(`[data-part="${part}"] input`)].map((field) => field.value);
	return { kind: values("kind")[0], where: values("where")[0], role: values("role")[0], grades: values("grades"), hours: values("hours")[0], did: values("did")[0] };
}
function count() {
	document.querySelector<HTMLElement>("#activities .none")!.hidden = rows().length > 0;
	byId("add-activity").disabled = rows().length >= LIMIT;
}
function ask(row?: HTMLTableRowElement) {
	edited = row;
	const activity = row && read(row);
	$("#m_kind").dropdown(activity ? "set selected" : "clear", activity?.kind);
	$("#m_grades").dropdown("clear");
	if (activity) $("#m_grades").dropdown("set selected", activity.grades);
	for (const part of ["where", "role", "hours", "did"] as const) byId(`m_${part}`).value = activity?.[part] ?? "";
	$("#activity-modal").modal("show");
}
$("#activity-modal").modal({ autofocus: false, closable: false });
byId("add-activity").addEventListener("click", () => ask());
byId("save-activity").addEventListener("click", () => {
	const row = edited ?? document.querySelector<HTMLTableSectionElement>("#activities tbody")!.insertRow();
	write(row, {
		kind: $("#m_kind").dropdown("get value"),
		where: byId("m_where").value,
		role: byId("m_role").value,
		grades: $("#m_grades").dropdown("get values") || [],
		hours: byId("m_hours").value,
		did: byId("m_did").value,
	});
	$("#activity-modal").modal("hide");
});
document.querySelector("#activities")!.addEventListener("click", (event) => {
	const target = event.target as HTMLElement;
	const row = target.closest("tr")!;
	if (target.matches(".edit")) ask(row);
	if (target.matches(".drop")) row.remove();
	count();
});

// Honors: rows of a table.
const honors = document.querySelector<HTMLTableSectionElement>("#honors tbody")!;
const blank = honors.rows[0].cloneNode(true) as HTMLElement;
for (const part of blank.querySelectorAll<HTMLElement>("*")) part.classList.remove("active", "visible");
byId("add-honor").addEventListener("click", () => {
	const row = blank.cloneNode(true) as HTMLElement;
	honors.append(row);
	number();
	$(row).find(".dropdown").dropdown();
});
honors.addEventListener("click", (event) => {
	if (!(event.target as HTMLElement).matches(".drop") || honors.rows.length === 1) return;
	(event.target as HTMLElement).closest("tr")!.remove();
	number();
});
function number() {
	[...honors.rows].forEach((row, index) => {
		for (const field of row.querySelectorAll("input")) field.name = field.name.replace(/\d+/, String(index));
	});
	byId("add-honor").disabled = honors.rows.length >= 3;
}

let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

/** [key, name of the posted field] */
const FIELDS = `club=club sponsor_name=sponsor[name] sponsor_email=sponsor[email] sponsor_phone=sponsor[phone]
first=student[first] middle=student[middle] last=student[last] suffix=student[suffix] goes_by=student[goes_by] dob=student[dob] gender=student[gender]
email=student[email] phone=student[phone] call_time=student[call_time] street=student[street] unit=student[unit] city=student[city] state=student[state] zip=student[zip] county=student[county]
hs=school[name] hs_city=school[city] hs_state=school[state] grad=school[graduation] grade=school[grade] gpa=school[gpa] rank=school[rank] class_size=school[class_size]
sat=school[sat] act=school[act] counselor=school[counselor] counselor_email=school[counselor_email]
colleges=plans[colleges][] major=plans[major] career=plans[career] degree=plans[degree] start=plans[start]
honor0_title=honors[0][title] honor0_year=honors[0][year] honor1_title=honors[1][title] honor1_year=honors[1][year] honor2_title=honors[2][title] honor2_year=honors[2][year]
p1first=parents[1][first] p1last=parents[1][last] p1job=parents[1][job] p1school=parents[1][school] p2first=parents[2][first] p2last=parents[2][last] p2job=parents[2][job] p2school=parents[2][school]
siblings=family[siblings] children_college=family[in_college] first_gen=family[first_gen] four_way=essay photo_ok=photo_ok agree=agree signature=signature fax=fax`
	.split(/\s+/)
	.map((pair) => pair.split("="));

function posted() {
	const data = new FormData(form);
	const all: Record<string, unknown> = {};
	for (const [key, name] of FIELDS) {
		const field = form.querySelector(`[name="${name}"]`) as any;
		if (field?.type === "checkbox") all[key] = data.has(name);
		else if (field?.multiple) all[key] = data.getAll(name);
		else all[key] = data.get(name) ?? "";
	}
	for (let index = 0; index < LIMIT; index++) {
		const row = rows()[index];
		for (const part of PARTS) all[`act${index}_${part}`] = row ? read(row)[part] : part === "grades" ? [] : "";
	}
	return all;
}
/** What a Fomantic dropdown has written on it. */
function face(dropdown: HTMLElement) {
	if (dropdown.classList.contains("multiple"))
		return [...dropdown.querySelectorAll<HTMLElement>(":scope > a.ui.label")].map((label) => label.textContent!.trim());
	const text = dropdown.querySelector<HTMLElement>(":scope > .text");
	return !text || text.classList.contains("default") ? "" : text.textContent!.trim();
}
function shown() {
	const all: Record<string, unknown> = {};
	for (const [key, name] of FIELDS) {
		const field = form.querySelector(`[name="${name}"]`) as any;
		const dropdown = field?.closest(".ui.dropdown");
		if (!field) all[key] = "";
		else if (dropdown) all[key] = face(dropdown);
		else if (field.type === "checkbox") all[key] = field.checked;
		else if (field.type === "radio") all[key] = form.querySelector(`[name="${name}"]:checked`)?.closest(".checkbox")!.textContent!.trim() ?? "";
		else all[key] = field.value;
	}
	for (let index = 0; index < LIMIT; index++)
		for (const part of PARTS) {
			const text = rows()[index]?.querySelector(`[data-part="${part}"]`)?.textContent!.trim() ?? "";
			all[`act${index}_${part}`] = part === "grades" ? text.split(", ").filter(Boolean) : text;
		}
	return all;
}
Object.assign(window, { formState: () => ({ ...posted(), submitted }), formShown: shown });
