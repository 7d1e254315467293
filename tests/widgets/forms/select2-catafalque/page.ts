import $ from "./jq";
import "jquery-ui/dist/jquery-ui.js";
import select2 from "select2";
import "./page.css";

if (!$.fn.select2) (select2 as any)(window, $);

const lists: any = $("select");
lists.filter(":not([multiple]):not(.own)").select2({ placeholder: "-- Select / Seleccione --", allowClear: true, minimumResultsForSearch: 8, width: "resolve" });
lists.filter(".own:not([multiple])").select2({ placeholder: "Choose or type / Elija o escriba", tags: true, allowClear: true, width: "resolve" });
lists.filter("[multiple]:not(.own)").select2({ width: "resolve" });
lists.filter(".own[multiple]").select2({ tags: true, tokenSeparators: [","], width: "resolve" });
($(".date") as any).datepicker({ dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "1990:2030" });

const form = document.forms[0];
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const PREFIX = "ctl00$Main$";
const keyOf = (name: string) => name.slice(PREFIX.length).replace(/^(txt|ddl|lst|rbl|chk)/, "").replace(/\$(txt|ddl|lst)/g, "_").replace(/^rpt/, "");
const controls = () => {
	const all = new Map<string, HTMLInputElement[]>();
	for (const each of form.elements as any) if (each.name?.startsWith(PREFIX) && each.type !== "submit") all.set(each.name, [...(all.get(each.name) ?? []), each]);
	return all;
};
Object.assign(window, {
	formState() {
		const posted = new FormData(form);
		const state: Record<string, unknown> = { submitted };
		for (const [name, [first]] of controls()) state[keyOf(name)] = (first as any).multiple ? posted.getAll(name) : first.type === "checkbox" ? posted.has(name) : (posted.get(name) ?? "");
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const [name, boxes] of controls()) {
			const first = boxes[0];
			const drawn = $(first).next(".select2-container");
			const read = () => {
				if (first.type === "radio") return boxes.filter((box) => box.checked).map((box) => $(`label[for="${box.id}"]`).text().trim())[0] ?? "";
				if (first.type === "checkbox") return first.checked;
				if (first.tagName !== "SELECT") return first.value;
				if (first.multiple) return drawn.find(".select2-selection__choice__display").get().map((each) => each.textContent);
				const text = drawn.find(".select2-selection__rendered").clone();
				text.find(".select2-selection__clear, .select2-selection__placeholder").remove();
				return text.text().trim();
			};
			shown[keyOf(name)] = read();
		}
		return shown;
	},
});
