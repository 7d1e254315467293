import $ from "./jq";
import "chosen-js";
import "chosen-js/chosen.css";
import IMask from "imask";
import "./howe.css";

let submitted = false;
const form = document.getElementById("gform_7") as HTMLFormElement;
form.addEventListener("submit", (event) => { event.preventDefault(); submitted = true; });
const byId = (id: string) => document.getElementById(id) as any;

IMask(byId("input_7_4"), { mask: "(000) 000-0000" });
($(".gfield--type-multiselect select") as any).chosen({ width: "100%", placeholder_text_multiple: "Click to select…" });

/* gform-chained-selects */
const CHAIN: Record<string, Record<string, string[]>> = {
	California: { Redding: ["Shasta High School"], Yreka: ["Discovery High School", "Yreka High School"] },
	Oregon: { Ashland: ["Ashland High School", "Ashland Valley High School"], Medford: ["North Medford High School", "St. Mary's School"], Portland: ["Central Catholic High School", "Jesuit High School"] },
	Washington: { Spokane: ["Gonzaga Preparatory School"], Vancouver: ["Seton Catholic"] },
};
function fill(select: HTMLSelectElement, first: string, names: string[]) {
	select.innerHTML = "";
	select.add(new Option(first, ""));
	names.forEach((name) => select.add(new Option(name, name)));
	select.disabled = names.length === 0;
}
const [one, two, three] = [1, 2, 3].map((n) => byId(`input_7_8_${n}`) as HTMLSelectElement);
one.addEventListener("change", () => {
	fill(two, "City", []); fill(three, "High school", []);
	setTimeout(() => fill(two, "City", Object.keys(CHAIN[one.value] ?? {})), 350);
});
two.addEventListener("change", () => {
	fill(three, "High school", []);
	setTimeout(() => fill(three, "High school", CHAIN[one.value]?.[two.value] ?? []), 350);
});

/* conditional logic: parish only where the student says Catholic */
form.querySelectorAll("[name=input_24]").forEach((each) => each.addEventListener("change", () => {
	byId("field_7_25").style.display = byId("choice_7_24_0").checked ? "" : "none";
}));

/* list field */
$(form).on("click", ".add_list_item", function () {
	const group = $(this).closest(".gfield_list_group");
	const copy = group.clone();
	copy.find("input").val("");
	copy.find("select").prop("selectedIndex", 0);
	group.after(copy);
	group.parent().children().each((i, row) => void $(row).find("[data-aria-label-template]").each((_, each) => each.setAttribute("aria-label", each.getAttribute("data-aria-label-template")!.replace("{0}", String(i + 1)))));
});

/* repeater */
$(form).on("click", ".add_repeater_item", function () {
	const items = $(this).closest(".gfield_repeater_items");
	const n = items.children().length;
	const html = items.children().first().prop("outerHTML").replace(/\[0\]/g, `[${n}]`).replace(/-0"/g, `-${n}"`);
	items.append(html);
	items.children().last().find("input, textarea, select").val("");
});

/* wp.editor */
function editor(id: string) {
	const area = byId(id) as HTMLTextAreaElement;
	const frame = byId(`${id}_ifr`) as HTMLIFrameElement;
	const ready = () => {
		const page = frame.contentDocument!;
		page.open();
		page.write(`<!DOCTYPE html><html><head><style>body{font:15px Georgia;margin:8px}</style></head><body id="tinymce" class="mce-content-body ${id}" contenteditable="true" data-id="${id}"><p><br data-mce-bogus="1"></p></body></html>`);
		page.close();
		page.body.addEventListener("input", () => {
			area.value = page.body.innerText.trim().split(/\n+/).filter(Boolean).map((line) => `<p>${line}</p>`).join("");
		});
	};
	ready();
}
editor("input_7_30");

/* gp-nested-forms */
type Entry = Record<string, any>;
const entries: Entry[] = [];
const modal = byId("gpnf-modal-7-20");
const closeModal = () => { modal.classList.remove("tingle-modal--visible"); modal.querySelector(".tingle-modal-box__content").innerHTML = ""; };
document.querySelector(".gpnf-add-entry")!.addEventListener("click", () => {
	modal.querySelector(".tingle-modal-box__content").innerHTML = byId("gpnf-template-9").innerHTML;
	modal.classList.add("tingle-modal--visible");
	editor("input_9_4");
});
modal.querySelector(".gpnf-btn-cancel").addEventListener("click", closeModal);
modal.querySelector(".gpnf-btn-submit").addEventListener("click", () => {
	const data = new FormData(byId("gform_9"));
	setTimeout(() => {
		const entry: Entry = { id: 3410 + entries.length };
		for (const key of ["1", "2", "3", "4", "6"]) entry[key] = data.get(`input_${key}`) ?? "";
		entry[5] = ["9", "10", "11", "12"].filter((_, i) => data.get(`input_5.${i + 1}`));
		entries.push(entry);
		byId("input_7_20").value = entries.map((each) => each.id).join(",");
		const body = document.querySelector(".gpnf-nested-entries tbody")!;
		body.querySelector(".gpnf-no-entries")?.remove();
		const tr = document.createElement("tr");
		for (const key of [1, 2, 3, 4, 5, 6]) {
			const td = document.createElement("td");
			td.className = "gpnf-field"; td.dataset.key = String(key);
			td.innerHTML = key === 5 ? `<ul class="bulleted">${entry[5].map((g: string) => `<li>${g}</li>`).join("")}</ul>` : String(entry[key]);
			tr.append(td);
		}
		body.append(tr);
		closeModal();
	}, 300);
});

const PLAIN: Record<string, string> = JSON.parse(byId("gf-keys").textContent);
const rows = (selector: string, i: number) => form.querySelectorAll(selector)[i];
function place(key: string): HTMLElement[] {
	const [kind, i, part] = key.split(".");
	if (kind === "exam") return [...(rows(".gfield_list_group", Number(i))?.querySelectorAll<HTMLElement>("input, select") ?? [])].slice(Number(part)).slice(0, 1);
	if (kind === "honor") return [...form.querySelectorAll<HTMLElement>(`[name="input_${part}[${i}]"]`)];
	const [, many, nth] = /^(.*)#(\d)$/.exec(PLAIN[key]) ?? [];
	if (many) return [...form.querySelectorAll<HTMLElement>(`[name="${many}"][data-n="${nth}"]`)];
	return [...form.querySelectorAll<HTMLElement>(`[name^="${PLAIN[key]}"]`)].filter((each) => each.getAttribute("name") === PLAIN[key]);
}
const KEYS = [...Object.keys(PLAIN), ...[0, 1, 2].flatMap((i) => [`exam.${i}.0`, `exam.${i}.1`, `honor.${i}.41`, `honor.${i}.42`, `honor.${i}.43`])];
function valueOf(key: string) {
	const all = place(key) as any[];
	const [first] = all;
	if (!first) return "";
	if (first.type === "radio") return all.find((each) => each.checked)?.value ?? "";
	if (first.type === "checkbox") return first.checked ? first.value : "";
	if (first.multiple) return [...first.selectedOptions].map((each: any) => each.value);
	return first.value;
}
function shownOf(key: string) {
	const all = place(key) as any[];
	const [first] = all;
	if (!first) return "";
	if (first.type === "radio") return all.find((each) => each.checked)?.nextElementSibling.textContent ?? "";
	if (first.type === "checkbox") return first.checked;
	if (first.multiple) return [...first.nextElementSibling.querySelectorAll(".search-choice span")].map((each: any) => each.textContent);
	if (first.id === "input_7_30") return byId("input_7_30_ifr").contentDocument.body.innerText.trim();
	if (first.tagName === "SELECT") return first.value ? first.selectedOptions[0].text : "";
	return first.value;
}
(window as any).formState = () => ({
	...Object.fromEntries(KEYS.map((key) => [key, valueOf(key)])),
	...Object.fromEntries([0, 1, 2].flatMap((i) => [1, 2, 3, 4, 5, 6].map((part) => [`activity.${i}.${part}`, entries[i]?.[part] ?? (part === 5 ? [] : "")]))),
	submitted,
});
(window as any).formShown = () => ({
	...Object.fromEntries(KEYS.map((key) => [key, shownOf(key)])),
	...Object.fromEntries([0, 1, 2].flatMap((i) => [1, 2, 3, 4, 5, 6].map((part) => {
		const cell = document.querySelectorAll(".gpnf-nested-entries tbody tr:not(.gpnf-no-entries)")[i]?.querySelector(`[data-key="${part}"]`);
		return [`activity.${i}.${part}`, part === 5 ? [...(cell?.querySelectorAll("li") ?? [])].map((each) => each.textContent) : (cell?.textContent ?? "")];
	}))),
});
