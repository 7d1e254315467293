import "chosen-js/chosen.css";

declare const require: (name: string) => any;
/** The plug-ins look for a jQuery of the whole page, as they do behind a script tag. */
const $ = require("jquery");
Object.assign(window, { jQuery: $, $ });
require("chosen-js");
require("inputmask/dist/jquery.inputmask.js");

$("<style>")
	.text(`
	body { font: 12px Verdana, Arial, sans-serif; max-width: 1060px; margin: 8px auto; } #hd { text-align: center; margin-bottom: 10px; }
	.pt { border: 1px solid #444; margin: 0 0 8px; } .pt legend { font-weight: bold; background: #ddd; padding: 1px 8px; } .pt p { margin: 2px 0 6px; font-style: italic; }
	table { width: 100%; border-collapse: collapse; } .grid { table-layout: fixed; } td { border: 1px solid #aaa; padding: 2px 4px; vertical-align: top; } td > label { display: block; font-size: 10px; } td.yn label, label.inl { display: inline; }
	td > input[type=text]:not([size]), td > textarea { width: 100%; box-sizing: border-box; border: 0; background: #f6f9ff; } .rows { margin-bottom: 8px; } .rows caption { text-align: left; font-weight: bold; } th { border: 1px solid #aaa; background: #eee; font-size: 10px; text-align: left; }`)
	.appendTo("head");

const MASKS: Record<string, object> = {
	date: { alias: "datetime", inputFormat: "mm/dd/yyyy" },
	month: { alias: "datetime", inputFormat: "mm/yyyy" },
	phone: { mask: "(999) 999-9999" },
	zip: { mask: "99999[-9999]", greedy: false },
	ssn: { mask: "999-99-9999" },
	year: { mask: "9999" },
	gpa: { mask: "9.99" },
	money: { alias: "numeric", groupSeparator: ",", digits: 0, rightAlign: false, allowMinus: false },
};

let submitted = false;
$(() => {
	$("select.chosen").chosen({ width: "100%", disable_search_threshold: 10, allow_single_deselect: true });
	$("[data-mask]").each((_: number, input: HTMLInputElement) => {
		$(input).inputmask(MASKS[input.dataset.mask!]);
	});
	$("#de7").on("submit", (event: Event) => {
		event.preventDefault();
		submitted = true;
	});
});

const fields = () => $("#de7").find("input[name], select[name], textarea[name]") as { toArray(): HTMLInputElement[] };
const names = () => [...new Set(fields().toArray().map((field) => field.name))];
const named = (name: string) => $("#de7").find(`[name="${name}"]`);

function posted(name: string): unknown {
	const found = named(name);
	if (found.is(":radio")) return found.filter(":checked").val() ?? "";
	if (found.is(":checkbox")) return found.prop("checked");
	return found.val() ?? "";
}

function read(name: string): unknown {
	const found = named(name);
	if (found.is(":radio")) return found.filter(":checked").next("label").text();
	if (found.is(":checkbox")) return found.prop("checked");
	if (found.is("select[multiple]")) return found.next(".chosen-container").find(".search-choice span").toArray().map((each: HTMLElement) => each.textContent!.trim());
	if (found.is("select")) return found.next(".chosen-container").find(".chosen-single:not(.chosen-default) span").text().trim();
	return found.get(0).value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(names().map((name) => [name, posted(name)])), submitted }),
	formShown: () => Object.fromEntries(names().map((name) => [name, read(name)])),
});
