import $ from "./jq";
import "chosen-js";
import "chosen-js/chosen.css";
import flatpickr from "flatpickr";
import "flatpickr/dist/flatpickr.css";
import "./page.css";

const TYPES = ["Academic Club", "Athletics", "Debate/Speech", "Environmental", "Faith-Based", "Music/Theatre/Art", "Student Government", "Volunteer Service", "Work (Paid)", "Other"];
const GRADES = ["9th", "10th", "11th", "12th"];
const PARTS = ["type", "org", "role", "grades", "hours", "weeks", "desc"];
const MAX = 5;

const activity = (n: number) => `
<div class="well activity-item" data-index="${n}">
	<button type="button" class="btn btn-xs pull-right remove-activity" ${n === 1 ? 'style="display:none"' : ""}>&times;</button>
	<h5>Activity ${n}</h5>
	<div class="row">
		<div class="col-sm-4"><div class="form-group"><label for="activity_${n}_type">Type of Activity</label>
			<select name="activity[${n}][type]" id="activity_${n}_type" class="form-control chosen-select" data-placeholder="Select one"><option value=""></option>${TYPES.map((t) => `<option>${t}</option>`).join("")}</select></div></div>
		<div class="col-sm-4"><div class="form-group"><label for="activity_${n}_org">Organization / Employer</label><input type="text" class="form-control" name="activity[${n}][org]" id="activity_${n}_org"></div></div>
		<div class="col-sm-4"><div class="form-group"><label for="activity_${n}_role">Position or Office Held</label><input type="text" class="form-control" name="activity[${n}][role]" id="activity_${n}_role"></div></div>
	</div>
	<div class="row">
		<div class="col-sm-6"><div class="form-group"><label for="activity_${n}_grades">Grade(s) Participated</label>
			<select multiple name="activity[${n}][grades][]" id="activity_${n}_grades" class="form-control chosen-select" data-placeholder="Choose all that apply">${GRADES.map((g) => `<option value="${parseInt(g, 10)}">${g}</option>`).join("")}</select></div></div>
		<div class="col-sm-3"><div class="form-group"><label for="activity_${n}_hours">Hrs/Week</label><input type="text" class="form-control" name="activity[${n}][hours]" id="activity_${n}_hours"></div></div>
		<div class="col-sm-3"><div class="form-group"><label for="activity_${n}_weeks">Weeks/Year</label><input type="text" class="form-control" name="activity[${n}][weeks]" id="activity_${n}_weeks"></div></div>
	</div>
	<div class="form-group"><label for="activity_${n}_desc">Describe what you did</label><textarea class="form-control" rows="2" name="activity[${n}][desc]" id="activity_${n}_desc"></textarea></div>
</div>`;

let submitted = false;
const chosen = { width: "100%", disable_search_threshold: 8, allow_single_deselect: true };

function addActivity() {
	const n = $("#activity-list .activity-item").length + 1;
	if (n > MAX) return;
	$("#activity-list").append(activity(n));
	($(`.activity-item[data-index=${n}] .chosen-select`) as any).chosen(chosen);
	$("#add-activity").toggle(n < MAX);
}

$(function () {
	($(".chosen-select") as any).chosen(chosen);
	flatpickr("#dob", { altInput: true, altFormat: "m/d/Y", dateFormat: "Y-m-d", allowInput: true, maxDate: "2016-12-31", disableMobile: true });
	addActivity();
	$("#add-activity").on("click", addActivity);
	$("#activity-list").on("click", ".remove-activity", function () {
		$(this).closest(".activity-item").remove();
		$("#add-activity").show();
	});
	$("#phone").on("blur", function () {
		const d = String($(this).val()).replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
		if (d.length === 10) $(this).val(d.replace(/(\d{3})(\d{3})(\d{4})/, "$1-$2-$3"));
	});
	$("#scholarshipForm").on("submit", function (e) {
		e.preventDefault();
		submitted = true;
	});
});

const PLAIN = ["contact_website","member_no","primary_member","fname","mi","lname","addr1","addr2","city","state","zip","phone","email","email2","dob","citizen","race","hs_name","hs_city","hs_state","grad_date","gpa","class_rank","class_size","sat_ebrw","sat_math","act","major","career","start_term","par1_fname","par1_lname","par1_edu","par1_occ","par1_employer","par2_fname","par2_lname","par2_edu","par2_occ","par2_employer","hh_income","sib_name_0","sib_age_0","sib_name_1","sib_age_1","award_1","award_1_gr","award_2","award_2_gr","award_3","award_3_gr","essay","ref_name","ref_email","heard","signature"];
const KEYS = [...PLAIN, ...[1, 2, 3].flatMap((n) => PARTS.map((p) => `activity_${n}_${p}`))];

function read(id: string, isShown: boolean) {
	const el = document.getElementById(id) as any;
	if (!el) return id.endsWith("_grades") ? [] : "";
	if (el.tagName === "SELECT" && el.multiple)
		return isShown ? $("#" + id + "_chosen .search-choice span").toArray().map((s) => s.textContent) : $(el).val();
	if (el.tagName === "SELECT" && isShown) {
		if (!$(el).hasClass("chosen-select")) return el.value ? el.selectedOptions[0].text : "";
		const a = $("#" + id + "_chosen .chosen-single");
		return a.hasClass("chosen-default") ? "" : a.children("span").text();
	}
	if (id === "dob" && isShown) return (el as any)._flatpickr.altInput.value;
	return el.value;
}
const radio = (name: string, isShown: boolean) => {
	const el = $(`input[name=${name}]:checked`);
	return el.length ? (isShown ? el.parent().text().trim() : el.val()) : "";
};
const all = (isShown: boolean) => ({
	...Object.fromEntries(KEYS.map((k) => [k, read(k, isShown)])),
	gender: radio("gender", isShown),
	hispanic: radio("hispanic", isShown),
	certify: $("#certify").prop("checked"),
	submitted,
});
Object.assign(window, { formState: () => all(false), formShown: () => all(true) });
