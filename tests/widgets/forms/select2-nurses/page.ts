import "./globals";
import $ from "jquery";
import "jquery-ui/ui/version";
import "jquery-ui/ui/keycode";
import "jquery-ui/ui/widgets/datepicker";
import "jquery-ui/themes/base/core.css";
import "jquery-ui/themes/base/datepicker.css";
import "jquery-ui/themes/base/theme.css";
import select2 from "select2";
import "select2/dist/css/select2.css";
import "./page.css";

select2(window, $);
const PREFIX = "ctl00_MainContent_";
let submitted = false;

$("#aspnetForm").on("submit", (event: Event) => {
	event.preventDefault();
	submitted = true;
});
$("input.date").datepicker({ changeMonth: true, changeYear: true, yearRange: "1990:2032", dateFormat: "mm/dd/yy" });
$("select.s2").each((_: number, list: HTMLSelectElement) => {
	$(list).select2({ placeholder: list.dataset.placeholder ?? "", allowClear: !list.multiple, minimumResultsForSearch: 12 });
});
$("select.s2tags").select2({ tags: true, tokenSeparators: [";"] });

const controls: HTMLElement[] = $(`[id^=${PREFIX}]`).filter("input:not([type=submit], [type=radio]), select, textarea").get();
const radios = ["rblLiving1", "rblLiving2"];
const chosen = (name: string): HTMLInputElement | null => document.querySelector(`input[name="ctl00$MainContent$${name}"]:checked`);

function shown(control: HTMLElement) {
	if (!(control instanceof HTMLSelectElement)) return $(control).val();
	const box = $(control).next(".select2-container");
	if (control.multiple)
		return box
			.find(".select2-selection__choice__display")
			.get()
			.map((chip: HTMLElement) => chip.textContent);
	const drawn = box.find(".select2-selection__rendered").clone();
	drawn.find(".select2-selection__placeholder, .select2-selection__clear").remove();
	return drawn.text();
}

Object.assign(window, {
	formState: () => ({
		...Object.fromEntries(controls.map((control) => [control.id.slice(PREFIX.length), $(control).val()])),
		...Object.fromEntries(radios.map((name) => [name, chosen(name)?.value ?? ""])),
		submitted,
	}),
	formShown: () => ({
		...Object.fromEntries(controls.map((control) => [control.id.slice(PREFIX.length), shown(control)])),
		...Object.fromEntries(radios.map((name) => [name, chosen(name)?.nextElementSibling?.textContent ?? ""])),
	}),
});
