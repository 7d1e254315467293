import $ from "jquery";
import "./page.css";

const SUBJECTS =
	"Art History|Biology|Calculus AB|Calculus BC|Chemistry|Computer Science A|Computer Science Principles|English Language|English Literature|Environmental Science|European History|Human Geography|Macroeconomics|Microeconomics|Physics 1|Physics 2|Psychology|Spanish Language|Spanish Literature|Statistics|U.S. Government and Politics|U.S. History|World History".split("|");
const list = (items: (string | number)[]) => `<option value=""></option>${items.map((item) => `<option>${item}</option>`).join("")}`;

let submitted = false;
$("#frmScores").on("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

$("#form_9001").on("change", function () {
	const count = Math.max(0, Math.min(12, Number.parseInt(String($(this).val()), 10) || 0));
	const $rows = $("#ap_rows");
	$rows.children().slice(count).remove();
	for (let number = $rows.children().length + 1; number <= count; number++)
		$rows.append(
			$(`<fieldset class="ap"><legend>AP Exam ${number}</legend>
<label>Subject <select name="ap_subj_${number}">${list(SUBJECTS)}</select></label>
<label>Year <select name="ap_yr_${number}">${list([2023, 2024, 2025, 2026, 2027])}</select></label>
<label>Score <select name="ap_sc_${number}">${list([1, 2, 3, 4, 5])}</select></label></fieldset>`)
				.hide()
				.slideDown(150),
		);
});

const value = (name: string) => String($(`[name="${name}"]`).val() ?? "");
const state = () => ({
	first: value("sys:first"),
	last: value("sys:last"),
	ref: value("sys:ref"),
	ebrw: value("sat_ebrw"),
	math: value("sat_m"),
	apCount: value("ap_count"),
	...Object.fromEntries([1, 2, 3].flatMap((number) => ["subj", "yr", "sc"].map((part) => [`ap${number - 1}_${part}`, value(`ap_${part}_${number}`)]))),
	comments: value("testing_comments"),
	counselor: value("couns_name"),
	affirm: $("#form_9103").prop("checked") as boolean,
});
Object.assign(window, { formState: () => ({ ...state(), submitted }), formShown: state });
