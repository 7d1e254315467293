import "./jquery-global";
import "jquery-ui/dist/jquery-ui.js";
import "jquery-ui/themes/base/all.css";
import "./bwsk.css";

declare const jQuery: any;
const $ = jQuery;
const PLAIN = ["p_term","p_prog","p_last","p_first","p_mi","p_suffix","p_pref_first","p_prev_last","p_street1","p_street2","p_city","p_stat","p_zip","p_natn","p_area","p_phone","p_emal","p_emal_v","p_ssn","birth_mon_id","birth_day_id","birth_yr_id","p_sex","p_citz","p_ethn","p_race","p_vetc","p_crim","p_moth_last","p_moth_first","p_moth_educ","p_fath_last","p_fath_first","p_fath_educ","p_fgen","p_incm","p_hsch","p_hsch_city","p_hsch_stat","p_hsch_grad","p_hsch_gpa","p_hsch_rank","p_tesc_a05","p_tedt_a05","p_tesc_s11","p_tesc_s12","p_tesc_teas","p_emrg_name","p_emrg_relt","p_emrg_phone","p_srce","p_scrub","p_website_url","p_cert","p_sign"];
const COURSE = ["AV_CRSE_WRK_DESCR", "AV_CRSE_WRK_UNT_TAKEN", "AV_CRSE_WRK_CRSE_GRADE_INPUT"];
const EXPERIENCE = ["EXP_TYPE", "EXP_ORG", "EXP_ROLE", "EXP_HRS", "EXP_DESC"];
let submitted = false;

$(".datefield").datepicker({ dateFormat: "mm/dd/yy", showOn: "button", changeMonth: true, changeYear: true, buttonText: "Calendar" });
$("input[type=button], input[type=submit]").button();

let courses = 0;
function addCourse() {
	const n = courses++;
	$("#crsebody").append(`<tr id='trAV_CRSE_WRK$0_row${n + 1}' valign='center'><td align='left' class='PSLEVEL1GRID${n % 2 ? "EVEN" : "ODD"}ROW'>${n + 1}</td>
<td class='PSLEVEL1GRIDODDROW'><div id='win0divAV_CRSE_WRK_DESCR$${n}'><input type='text' name='AV_CRSE_WRK_DESCR$${n}' id='AV_CRSE_WRK_DESCR$${n}' class='PSEDITBOX' style='width:220px' maxlength='60'></div></td>
<td class='PSLEVEL1GRIDODDROW'><div id='win0divAV_CRSE_WRK_UNT_TAKEN$${n}'><input type='text' name='AV_CRSE_WRK_UNT_TAKEN$${n}' id='AV_CRSE_WRK_UNT_TAKEN$${n}' class='PSEDITBOX' style='width:48px' maxlength='6'></div></td>
<td class='PSLEVEL1GRIDODDROW'><div id='win0divAV_CRSE_WRK_CRSE_GRADE_INPUT$${n}'><input type='text' name='AV_CRSE_WRK_CRSE_GRADE_INPUT$${n}' id='AV_CRSE_WRK_CRSE_GRADE_INPUT$${n}' class='PSEDITBOX' style='width:48px' maxlength='4'></div></td>
<td class='PSLEVEL1GRIDODDROW'><a class='PTROWDELETE' href='javascript:void(0)' title='Delete row ${n + 1}'>-</a></td></tr>`);
	$("#crsecounter").text(`1-${courses} of ${courses}`);
}
addCourse();
$("#AV_CRSE_WRK_ADD_PB").on("click", addCourse);
$("#crsebody").on("click", ".PTROWDELETE", function (this: HTMLElement) {
	if (courses > 1) $(this).closest("tr").find("input").val("");
});

let entries = 0;
const dialog = $("#dlg_exp").dialog({
	autoOpen: false,
	modal: true,
	width: 560,
	buttons: {
		Save() {
			const n = entries;
			const fields = ["type", "org", "role", "hrs", "desc"].map((f) => document.getElementById("dlg_exp_" + f) as HTMLInputElement);
			if (!fields[0].value || !fields[1].value) return;
			entries += 1;
			const tr = $("<tr>").appendTo("#exptable");
			fields.forEach((box, i) => {
				const text = box instanceof HTMLSelectElement ? box.selectedOptions[0].text : box.value;
				const cell = $("<td class='dddefault'>").text(text).appendTo(tr);
				$("<input type='hidden'>").attr({ name: EXPERIENCE[i] + "$" + n }).val(box.value).appendTo(cell);
			});
			$(this).dialog("close");
		},
		Cancel() {
			$(this).dialog("close");
		},
	},
	close() {
		(document.getElementById("dlg_exp_form") as HTMLFormElement).reset();
	},
});
$("#btn_add_exp").on("click", () => dialog.dialog("open"));
$("#dlg_exp_form").on("submit", (event: Event) => event.preventDefault());
$("#applform").on("submit", (event: Event) => {
	event.preventDefault();
	submitted = true;
});

const named = (key: string) => [...document.querySelectorAll<any>(`[id="${key}"], [name="${key}"]`)];
const labelOf = (box: HTMLInputElement) => box.labels?.[0]?.textContent?.trim() ?? "";
function read(key: string, shown: boolean): unknown {
	const boxes = named(key);
	const box = boxes[0];
	if (!box) return "";
	const on = boxes.filter((each) => each.checked);
	if (box.type === "radio") return on[0] ? (shown ? labelOf(on[0]) : on[0].value) : "";
	if (box.type === "checkbox") return key === "p_race" ? on.map((each) => (shown ? labelOf(each) : each.value)) : box.checked;
	if (box.type === "hidden" && shown) return box.parentElement.textContent;
	if (box.tagName === "SELECT" && shown) return box.value === "" ? "" : box.selectedOptions[0].text;
	return box.value;
}
const KEYS = [...PLAIN, ...[0, 1, 2].flatMap((n) => [...COURSE, ...EXPERIENCE].map((name) => name + "$" + n))];
const all = (shown: boolean) => Object.fromEntries(KEYS.map((key) => [key, read(key, shown)]));
Object.assign(window, { formState: () => ({ ...all(false), submitted }), formShown: () => all(true) });
