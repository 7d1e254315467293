import "./globals";
import "bootstrap/dist/css/bootstrap.css";
import "jquery-ui/themes/base/core.css";
import "jquery-ui/themes/base/datepicker.css";
import "jquery-ui/themes/base/theme.css";
import "select2/dist/css/select2.css";
import "./page.css";
import Inputmask from "inputmask";
import $ from "jquery";
import "jquery-ui/ui/version";
import "jquery-ui/ui/keycode";
import "jquery-ui/ui/widgets/datepicker";
import select2 from "select2";

const install: unknown = select2;
if (typeof install === "function" && !$.fn.select2) install(window, $);

let submitted = false;

$("select.select2").each(function () {
	const box = $(this);
	box.select2({
		placeholder: box.data("placeholder"),
		allowClear: !box.prop("multiple"),
		tags: box.hasClass("tags"),
		minimumResultsForSearch: box.hasClass("plain") ? Number.POSITIVE_INFINITY : 0,
	});
});
$("select.grades").select2({ closeOnSelect: false });
$(".datepicker").datepicker({ changeMonth: true, changeYear: true, yearRange: "1990:2028", dateFormat: "mm/dd/yy" });
Inputmask("(999) 999-9999").mask(".phone");
Inputmask("99/9999").mask(".monthyear");
Inputmask("99999[-9999]").mask(".zip");

let siblings = 0;
function addSibling() {
	const row = $("#sibling_row").html().replaceAll("[N]", `[${siblings}]`).replaceAll("_N_", `_${siblings}_`);
	siblings++;
	$("#siblings tbody").append(row);
}
addSibling();
$("#add_sibling").on("click", addSibling);
$("#siblings").on("click", ".remove", function (event) {
	event.preventDefault();
	$(this).closest("tr").remove();
});
$("#new_application").on("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

/** `application[awards][0][grades][]` is `awards_0_grades`. */
const keyOf = (name: string) => name.replace(/^application\[/, "").replace(/\[\]$/, "").replace(/\]\[/g, "_").replace(/\]/g, "");
const named = () => $("#new_application").find<HTMLInputElement | HTMLSelectElement>("[name^=application]").toArray();

function state() {
	const posted = $("#new_application").serializeArray();
	return Object.fromEntries(
		named().map((one) => {
			const values = posted.filter(({ name }) => name === one.name).map(({ value }) => value);
			const answer = one.type === "checkbox" ? values.length > 0 : one.type === "select-multiple" ? values : (values[0] ?? "");
			return [keyOf(one.name), answer];
		}),
	);
}

function read(one: HTMLInputElement | HTMLSelectElement) {
	if (one.type === "checkbox") return (one as HTMLInputElement).checked;
	if (one.type === "radio") return $(`[name="${one.name}"]:checked`).closest("label").text().trim();
	const drawn = $(one).next(".select2");
	if (one.type === "select-multiple") return drawn.find(".select2-selection__choice__display").toArray().map((each) => $(each).text().trim());
	if (drawn.length > 0) {
		const text = drawn.find(".select2-selection__rendered").clone();
		text.find(".select2-selection__placeholder, .select2-selection__clear").remove();
		return text.text().trim();
	}
	return one.value;
}

Object.assign(window, {
	formState: () => ({ ...state(), submitted }),
	formShown: () => Object.fromEntries(named().map((one) => [keyOf(one.name), read(one)])),
});
