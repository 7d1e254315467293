import "chosen-js/chosen.css";
import "jquery-ui/dist/themes/base/jquery-ui.css";
import $ from "jquery";

declare const require: (name: string) => unknown;
Object.assign(window, { $, jQuery: $ });
require("jquery-ui/dist/jquery-ui.js");
require("chosen-js");

let submitted = false;
$("<style>")
	.text(
		`body { font: 13px/1.4 "Times New Roman", serif; background: #e9e6da; margin: 0; }
#wrap { width: 940px; margin: 16px auto; background: #fffef8; padding: 20px 30px; border: 1px solid #999; }
.masthead { width: 100%; border-bottom: 3px double #223a5e; } .masthead h1 { font-size: 21px; margin: 0; color: #223a5e; } .masthead h2 { font-size: 17px; margin: 4px 0; }
.seal { width: 70px; height: 70px; border: 3px double #223a5e; border-radius: 50%; text-align: center; font-weight: bold; }
h3 { background: #223a5e; color: #fff; padding: 4px 8px; font-size: 14px; margin: 18px 0 8px; }
table.lines, table.boxed { width: 100%; border-collapse: collapse; margin: 8px 0; }
.lines td { padding: 4px 6px; vertical-align: top; } .boxed td, .boxed th { border: 1px solid #889; padding: 4px 6px; text-align: left; vertical-align: top; }
caption { text-align: left; font-weight: bold; padding: 4px 0; } .gray { background: #ddd; }
.cap { font-size: 11px; font-style: italic; color: #555; }
input[type=text] { width: 150px; } input.full, textarea.full { width: 96%; } input.tiny { width: 46px; }`,
	)
	.appendTo("head");

const plugin = $.fn as unknown as Record<string, (options?: object) => void>;
plugin.chosen.call($("select.chosen").not("[multiple]"), { width: "165px", disable_search_threshold: 8, allow_single_deselect: true, search_contains: true });
plugin.chosen.call($("select.chosen[multiple]"), { width: "190px" });
plugin.datepicker.call($("input.date"), { dateFormat: "mm/dd/yy", changeMonth: true, changeYear: true, yearRange: "1990:2030" });
$("#application").on("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const names = () => [...new Set($("#application :input[name]").toArray().map((each) => (each as HTMLInputElement).name))];
const named = (name: string) => $(`#application [name="${name}"]`);
const all = (read: (name: string) => unknown) => Object.fromEntries(names().map((name) => [name, read(name)]));

Object.assign(window, {
	formState: () => ({
		...all((name) => (named(name).is(":radio") ? (named(name).filter(":checked").val() ?? "") : (named(name).val() ?? ""))),
		submitted,
	}),
	formShown: () =>
		all((name) => {
			const field = named(name);
			if (field.is(":radio")) return field.filter(":checked").parent().text().trim();
			const chosen = $(`#${name}_chosen`);
			if (chosen.hasClass("chosen-container-multi")) return chosen.find(".search-choice span").toArray().map((each) => $(each).text());
			if (chosen.length > 0) return chosen.find(".chosen-single").hasClass("chosen-default") ? "" : chosen.find(".chosen-single span").text();
			return field.is("select") ? field.find(":selected").text() : field.val();
		}),
});
