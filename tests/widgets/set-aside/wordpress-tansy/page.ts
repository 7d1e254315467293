import IMask from "imask";
import $ from "jquery";
import "./page.css";

/* phone fields: standard US format */
for (const el of document.querySelectorAll<HTMLInputElement>(".ginput_container_phone input")) IMask(el, { mask: "(000) 000-0000" });

/* list fields */
function adjustRows($list: JQuery) {
	const $rows = $list.find(".gfield_list_group");
	const max = Number($list.data("max"));
	$rows.each((i, row) => {
		$(row).toggleClass("gfield_list_row_odd", i % 2 === 0).toggleClass("gfield_list_row_even", i % 2 === 1);
		$(row).find("[data-aria-label-template]").each((_, el) => {
			$(el).attr("aria-label", String($(el).data("aria-label-template")).replace("{0}", String(i + 1)));
		});
	});
	$list.find(".delete_list_item").css("visibility", $rows.length === 1 ? "hidden" : "visible");
	$list.find(".add_list_item").toggle(!max || $rows.length < max);
}
$(document).on("click", ".add_list_item", function () {
	const $group = $(this).closest(".gfield_list_group");
	const $clone = $group.clone();
	$clone.find("input").val("");
	$group.after($clone);
	adjustRows($group.closest(".gfield_list"));
	$clone.find("input").first().trigger("focus");
});
$(document).on("click", ".delete_list_item", function () {
	const $list = $(this).closest(".gfield_list");
	$(this).closest(".gfield_list_group").remove();
	adjustRows($list);
});

/* repeater */
function renumber($items: JQuery) {
	$items.children(".gfield_repeater_item").each((i, item) => {
		$(item).find("[name]").each((_, el) => {
			el.setAttribute("name", el.getAttribute("name")!.replace(/\[\d+\]/, `[${i}]`));
			el.id = el.id.replace(/-\d+$/, `-${i}`);
		});
		$(item).find("label").each((_, el) => el.setAttribute("for", el.getAttribute("for")!.replace(/-\d+$/, `-${i}`)));
		$(item).find(".gfield_repeater_cell").each((_, el) => { el.id = el.id.replace(/-\d+$/, `-${i}`); });
	});
	$items.find(".remove_repeater_item").css("visibility", $items.children().length === 1 ? "hidden" : "visible");
}
$(document).on("click", ".add_repeater_item", function () {
	const $item = $(this).closest(".gfield_repeater_item");
	const $clone = $item.clone();
	$clone.find("input, textarea").val("");
	$item.after($clone);
	renumber($item.parent());
});
$(document).on("click", ".remove_repeater_item", function () {
	const $items = $(this).closest(".gfield_repeater_items");
	$(this).closest(".gfield_repeater_item").remove();
	renumber($items);
});

let submitted = false;
const form = document.querySelector<HTMLFormElement>("#gform_4")!;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const COLUMNS: Record<string, number> = { "input_19[]": 3, "input_23[]": 2 };
function read(of: (el: Box) => unknown) {
	const all: Record<string, unknown> = {};
	for (const i of [0, 1]) for (const c of [0, 1, 2]) all[`input_19[]#${i}.${c}`] = "";
	for (const i of [0, 1, 2]) {
		for (const c of [0, 1]) all[`input_23[]#${i}.${c}`] = "";
		for (const id of [31, 32, 33, 34]) all[`input_${id}[${i}]`] = "";
	}
	const seen: Record<string, number> = {};
	for (const el of form.elements as unknown as Iterable<Box>) {
		if (!el.name || el.type === "hidden" || el.type === "submit") continue;
		const at = el.name.endsWith("[]") ? (seen[el.name] = (seen[el.name] ?? -1) + 1) : -1;
		const width = COLUMNS[el.name];
		const key = at < 0 ? el.name : width ? `${el.name}#${Math.floor(at / width)}.${at % width}` : `${el.name}#${at}`;
		if (el.type === "radio") all[key] = (el as HTMLInputElement).checked ? of(el) : (all[key] ?? "");
		else all[key] = el.type === "checkbox" ? (el as HTMLInputElement).checked : of(el);
	}
	return all;
}
Object.assign(window, {
	formState: () => ({ ...read((el) => el.value), submitted }),
	formShown: () => read((el) => (el.type === "radio" ? el.nextElementSibling!.textContent : el instanceof HTMLSelectElement ? (el.value && el.selectedOptions[0].text) : el.value)),
});
