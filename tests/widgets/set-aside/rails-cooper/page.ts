import $ from "jquery";
import "./application.css";

// cocoon.js, as the gem serves it
let cocoonElementCounter = 0;
const createNewId = () => new Date().getTime() + cocoonElementCounter++;
$(document).on("click", ".add_fields", function (e) {
	e.preventDefault();
	e.stopPropagation();
	const $this = $(this);
	const assoc = $this.data("association");
	const assocs = $this.data("associations");
	const content: string = $this.data("association-insertion-template");
	const insertionMethod = $this.data("association-insertion-method") || "before";
	const insertionNode = $this.data("association-insertion-node");
	const newId = createNewId();
	let regexpBraced = new RegExp("\\[new_" + assoc + "\\](.*?\\s)", "g");
	let regexpUnderscord = new RegExp("_new_" + assoc + "_(\\w*)", "g");
	let newContent = content.replace(regexpBraced, `[${newId}]$1`);
	if (newContent === content) {
		regexpBraced = new RegExp("\\[new_" + assocs + "\\](.*?\\s)", "g");
		regexpUnderscord = new RegExp("_new_" + assocs + "_(\\w*)", "g");
		newContent = content.replace(regexpBraced, `[${newId}]$1`);
	}
	newContent = newContent.replace(regexpUnderscord, `_${newId}_$1`);
	const node = insertionNode ? $(insertionNode) : $this.parent();
	const contentNode = $(newContent);
	const before = $.Event("cocoon:before-insert");
	node.trigger(before, [contentNode]);
	if (!before.isDefaultPrevented()) {
		(node as any)[insertionMethod](contentNode);
		node.trigger("cocoon:after-insert", [contentNode]);
	}
});
$(document).on("click", ".remove_fields.dynamic, .remove_fields.existing", function (e) {
	e.preventDefault();
	const $this = $(this);
	const nodeToDelete = $this.closest(".nested-fields");
	if ($this.hasClass("dynamic")) nodeToDelete.remove();
	else {
		$this.prev("input[type=hidden]").val("1");
		nodeToDelete.hide();
	}
});

let submitted = false;
$("#new_student_application").on("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const WHERE: Record<string, string> = {
	"first_name": "#student_application_first_name",
	"middle_name": "#student_application_middle_name",
	"last_name": "#student_application_last_name",
	"nickname": "#student_application_nickname",
	"pronouns": "#student_application_pronouns",
	"birth_month": "#student_application_birth_date_2i",
	"birth_day": "#student_application_birth_date_3i",
	"birth_year": "#student_application_birth_date_1i",
	"email": "#student_application_email",
	"phone": "#student_application_phone",
	"line1": "#student_application_address_attributes_line1",
	"line2": "#student_application_address_attributes_line2",
	"city": "#student_application_address_attributes_city",
	"state": "#student_application_address_attributes_state",
	"zip": "#student_application_address_attributes_zip",
	"password": "#student_application_user_attributes_password",
	"password_confirmation": "#student_application_user_attributes_password_confirmation",
	"g1_first": "#student_application_guardians_attributes_0_first_name",
	"g1_last": "#student_application_guardians_attributes_0_last_name",
	"g1_education": "#student_application_guardians_attributes_0_education_level",
	"g2_first": "#student_application_guardians_attributes_1_first_name",
	"g2_last": "#student_application_guardians_attributes_1_last_name",
	"g2_education": "#student_application_guardians_attributes_1_education_level",
	"first_generation": "radio:student_application[first_generation]",
	"household_income": "#student_application_household_income",
	"lunch": "radio:student_application[free_reduced_lunch]",
	"sib1_first": "nested:siblings:0:first_name",
	"sib1_last": "nested:siblings:0:last_name",
	"sib1_age": "nested:siblings:0:age",
	"sib2_first": "nested:siblings:1:first_name",
	"sib2_last": "nested:siblings:1:last_name",
	"sib2_age": "nested:siblings:1:age",
	"citizenship": "#student_application_citizenship_status",
	"birth_country": "#student_application_country_of_birth",
	"gender": "#student_application_gender",
	"hispanic": "radio:student_application[hispanic]",
	"high_school": "#student_application_high_school",
	"grade_level": "#student_application_grade_level",
	"gpa": "#student_application_gpa",
	"class_rank": "#student_application_class_rank",
	"class_size": "#student_application_class_size",
	"act": "#student_application_act_composite",
	"course1_name": "nested:courses:0:name",
	"course1_grade": "nested:courses:0:grade",
	"course2_name": "nested:courses:1:name",
	"course2_grade": "nested:courses:1:grade",
	"course3_name": "nested:courses:2:name",
	"course3_grade": "nested:courses:2:grade",
	"act1_org": "nested:activities:0:organization",
	"act1_role": "nested:activities:0:role",
	"act1_hours": "nested:activities:0:hours_per_week",
	"act1_desc": "nested:activities:0:description",
	"act2_org": "nested:activities:1:organization",
	"act2_role": "nested:activities:1:role",
	"act2_hours": "nested:activities:1:hours_per_week",
	"act2_desc": "nested:activities:1:description",
	"act3_org": "nested:activities:2:organization",
	"act3_role": "nested:activities:2:role",
	"act3_hours": "nested:activities:2:hours_per_week",
	"act3_desc": "nested:activities:2:description",
	"essay": "#student_application_essay",
	"ref_name": "#student_application_reference_attributes_name",
	"ref_email": "#student_application_reference_attributes_email",
	"emerg_name": "#student_application_emergency_contact_attributes_full_name",
	"emerg_phone": "#student_application_emergency_contact_attributes_phone",
	"shirt": "#student_application_shirt_size",
	"dietary": "#student_application_dietary_needs",
	"subtitle": "#student_application_subtitle",
	"agreement": "check:#student_application_agreement"
};
function read(where: string, shown: boolean): unknown {
	if (where.startsWith("radio:")) {
		const on = document.querySelector<HTMLInputElement>(`input[type=radio][name="${where.slice(6)}"]:checked`);
		return on ? (shown ? on.labels![0].textContent!.trim() : on.value) : "";
	}
	if (where.startsWith("check:")) return document.querySelector<HTMLInputElement>(where.slice(6))!.checked;
	let box: Element | null | undefined;
	if (where.startsWith("nested:")) {
		const [, list, row, field] = where.split(":");
		box = document.querySelectorAll(`#${list} .nested-fields`)[Number(row)]?.querySelector(`[name$="[${field}]"]`);
	} else box = document.querySelector(where);
	if (!box) return "";
	if (box instanceof HTMLSelectElement) {
		if (!box.value) return "";
		return shown ? box.selectedOptions[0].textContent!.trim() : box.value;
	}
	return (box as HTMLInputElement | HTMLTextAreaElement).value;
}
const all = (shown: boolean) => Object.fromEntries(Object.entries(WHERE).map(([key, where]) => [key, read(where, shown)]));
Object.assign(window, { formState: () => ({ ...all(false), submitted }), formShown: () => all(true) });
