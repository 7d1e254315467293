import "./jquery-global";
import "jquery-ui/dist/jquery-ui.js";
import select2 from "select2";
import "jquery-ui/dist/themes/redmond/jquery-ui.css";
import "select2/dist/css/select2.css";
import "./page.css";

const $ = (window as any).jQuery;
(select2 as any)(window, $);

$(() => {
	$(".s2").select2({ allowClear: true });
	$(".s2n").select2({ minimumResultsForSearch: Infinity });
	$(".s2m").select2({ placeholder: "Select all that apply" });
	$(".s2t").select2({ tags: true });
	$(".date").datepicker({ changeMonth: true, changeYear: true, dateFormat: "mm/dd/yy" });
	$(".born").datepicker("option", "yearRange", "2005:2015");
	$(".phone").on("blur", function (this: HTMLInputElement) {
		const digits = this.value.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
		if (digits.length === 10) this.value = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
	});
	$("#sri").on("submit", (event: Event) => {
		event.preventDefault();
		submitted = true;
	});
});

let submitted = false;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** The form's controls by name, as the server gets them. */
function byName() {
	const groups = new Map<string, Control[]>();
	for (const each of document.querySelector<HTMLFormElement>("#sri")!.elements as unknown as Control[])
		if (each.name) groups.set(each.name, [...(groups.get(each.name) ?? []), each]);
	return groups;
}
const isBox = (each: Control): each is HTMLInputElement => each.type === "checkbox" || each.type === "radio";
function posted(name: string, group: Control[]) {
	const data = new FormData(document.querySelector<HTMLFormElement>("#sri")!).getAll(name).map(String);
	if (name.endsWith("[]")) return data;
	if (group[0].type === "checkbox") return data.length > 0;
	return data[0] ?? "";
}
function shown(name: string, group: Control[]) {
	const [first] = group;
	if (isBox(first)) {
		if (first.type === "checkbox" && !name.endsWith("[]")) return first.checked;
		const texts = (group as HTMLInputElement[]).filter((box) => box.checked).map((box) => box.labels?.[0]?.textContent?.trim() ?? "");
		return name.endsWith("[]") ? texts : (texts[0] ?? "");
	}
	if (first instanceof HTMLSelectElement) {
		const drawn = first.nextElementSibling;
		if (!drawn?.classList.contains("select2")) return first.value ? first.selectedOptions[0].text : "";
		if (first.multiple) return [...drawn.querySelectorAll(".select2-selection__choice__display")].map((choice) => choice.textContent);
		const text = drawn.querySelector<HTMLElement>(".select2-selection__rendered")!;
		return text.querySelector(".select2-selection__placeholder") ? "" : (text.title || "");
	}
	return first.value;
}
const keyOf = (name: string) => name.replace("[]", "");
Object.assign(window, {
	formState: () => ({ ...Object.fromEntries([...byName()].map(([name, group]) => [keyOf(name), posted(name, group)])), submitted }),
	formShown: () => Object.fromEntries([...byName()].map(([name, group]) => [keyOf(name), shown(name, group)])),
});
