import "@selectize/selectize/dist/css/selectize.default.css";
import "jquery-datetimepicker/build/jquery.datetimepicker.min.css";
import "summernote/dist/summernote-lite.css";
import "./page.css";
import "./jquery-global";
import "@selectize/selectize";
import "jquery-datetimepicker";
import "summernote/dist/summernote-lite.js";
import Inputmask from "inputmask";

const $ = (window as any).jQuery;
const form = document.getElementById("new_scholarship_application") as HTMLFormElement;

/** Puts the plugins on the controls of a part of the page. */
function dress(part: ParentNode) {
	const $part = $(part);
	$part.find("select.pick").selectize({ plugins: { clear_button: {} }, sortField: [{ field: "$order" }, { field: "$score" }] });
	$part.find("select.tags").selectize({ plugins: ["remove_button"], create: true, createOnBlur: true, persist: false });
	$part.find("input.day").datetimepicker({ timepicker: false, format: "m/d/Y", scrollInput: false, scrollMonth: false, yearStart: 1990, yearEnd: 2035, validateOnBlur: true });
	$part.find("input.slot").datetimepicker({ format: "m/d/Y h:i A", formatTime: "h:i A", step: 30, minTime: "14:00", maxTime: "19:00" });
	$part.find("textarea.rich").each((_: number, box: HTMLTextAreaElement) =>
		$(box).summernote({
			height: box.classList.contains("tall") ? 220 : 90,
			disableDragAndDrop: true,
			toolbar: [["style", ["bold", "italic", "underline"]], ["para", ["ul", "ol"]], ["insert", ["link"]]],
		}),
	);
	const masks: [string, object][] = [
		["input.phone", { mask: "(999) 999-9999" }],
		["input.zip", { mask: "99999[-9999]", greedy: false }],
		["input.num", { alias: "integer", min: 0, max: 9999, rightAlign: false, allowMinus: false }],
		["input.gpa", { alias: "decimal", digits: 2, min: 0, max: 4, rightAlign: false, allowMinus: false }],
		["input.money", { alias: "currency", prefix: "$ ", digits: 0, rightAlign: false, allowMinus: false }],
	];
	for (const [selector, mask] of masks) Inputmask({ ...mask, showMaskOnHover: false, clearIncomplete: false } as any).mask(part.querySelectorAll<HTMLInputElement>(selector));
}
dress(document);

const checkbox = (name: string) => document.getElementById(`scholarship_application_${name}`) as HTMLInputElement;
checkbox("mail_elsewhere").addEventListener("change", ({ target }) => {
	document.getElementById("po")!.hidden = !(target as HTMLInputElement).checked;
});

// Nested rows, the way cocoon adds and removes them.
const rowsOf = (set: string) => [...document.querySelectorAll<HTMLElement>(`#${set} > .nested-fields`)];
const most = (set: string) => Number(document.getElementById(set)!.dataset.most);
function showLinks() {
	for (const link of document.querySelectorAll<HTMLElement>(".add_fields")) link.hidden = rowsOf(link.dataset.set!).length >= most(link.dataset.set!);
}
let stamp = Date.now();
document.addEventListener("click", (event) => {
	const link = (event.target as HTMLElement).closest<HTMLElement>(".add_fields, .remove_fields");
	if (!link) return;
	event.preventDefault();
	if (link.matches(".remove_fields")) link.closest(".nested-fields")!.remove();
	else {
		const set = link.dataset.set!;
		const holder = document.createElement("div");
		holder.innerHTML = document.querySelector(`template[data-for="${set}"]`)!.innerHTML.replaceAll(`new_${set}`, String(stamp++));
		const row = holder.firstElementChild as HTMLElement;
		document.getElementById(set)!.append(row);
		dress(row);
	}
	showLinks();
});

let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const PARTS: Record<string, [string, string[]]> = {
	activity: ["activities", ["kind", "group", "job", "hours", "weeks", "story"]],
	honor: ["honors", ["title", "grade"]],
};
function everything(read: (field: any) => unknown) {
	const all: Record<string, unknown> = {};
	for (const field of form.querySelectorAll<any>("input[name], select[name], textarea[name]")) {
		if (field.type === "hidden" || field.type === "submit" || field.closest(".nested-fields, .note-editor")) continue;
		const key = field.name.replace(/^scholarship_application\[(\w+)\](\[\])?$/, "$1");
		if (field.type !== "radio") all[key] = read(field);
		else if (field.checked) all[key] = read(field);
		else all[key] ??= "";
	}
	for (const [key, [set, parts]] of Object.entries(PARTS))
		for (let index = 0; index < most(set); index++)
			for (const part of parts) {
				const field = rowsOf(set)[index]?.querySelector(`[data-part="${part}"]`);
				all[`${key}${index}_${part}`] = field ? read(field) : "";
			}
	return all;
}
/** An editor in which nothing is written holds an empty paragraph. */
const written = (html: string) => (/^(<p>)?(<br\/?>)?(<\/p>)?$/.test(html.trim()) ? "" : html);
function posted(field: any) {
	if (field.type === "checkbox") return field.checked;
	if (field.multiple) return [...field.selectedOptions].map((option: HTMLOptionElement) => option.value);
	return field.matches("textarea.rich") ? written(field.value) : field.value;
}
function seen(field: any) {
	if (field.type === "checkbox") return field.checked;
	if (field.type === "radio") return field.parentElement.textContent.trim();
	if (field.matches("textarea.rich")) return field.nextElementSibling.querySelector(".note-editable").innerText.trim();
	if (field.tagName !== "SELECT") return field.value;
	const items = [...field.nextElementSibling.querySelectorAll(".selectize-input > .item")].map((item: HTMLElement) => (item.firstChild?.textContent ?? "").trim());
	return field.multiple ? items : (items[0] ?? "");
}
Object.assign(window, { formState: () => ({ ...everything(posted), submitted }), formShown: () => everything(seen) });
