import "./jquery-global";
import $ from "jquery";
import "jquery-ui/ui/version";
import "jquery-ui/ui/keycode";
import "jquery-ui/ui/widgets/datepicker";
import "jquery-ui/themes/base/core.css";
import "jquery-ui/themes/base/datepicker.css";
import "jquery-ui/themes/base/theme.css";
import select2 from "select2";
import "select2/dist/css/select2.css";
import "./style.css";

// biome-ignore lint/suspicious/noExplicitAny: jQuery plugins have no types here
const any = (value: unknown) => value as any;
if (!any($.fn).select2) any(select2)(window, $);

const STATES =
	"AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming"
		.split(",")
		.map((each) => [each.slice(0, 2), each.slice(3)]);
const SCHOOLING = [
	"Did not complete high school",
	"High school diploma or GED",
	"Some college, no degree",
	"Associate's degree",
	"Bachelor's degree",
	"Graduate or professional degree",
	"Unknown",
];

$("select[data-states]").html(`<option value=""></option>${STATES.map(([code, name]) => `<option value="${code}">${name}</option>`).join("")}`);
$("select[data-schooling]").html(
	`<option value=""></option>${SCHOOLING.map((name, index) => `<option value="${index + 1}">${name}</option>`).join("")}`,
);

function dress(scope: JQuery) {
	scope.find("select.js-select").each(function () {
		const select = $(this);
		any(select).select2({
			width: "100%",
			placeholder: select.data("placeholder"),
			allowClear: !select.prop("multiple"),
			minimumResultsForSearch: 8,
		});
	});
	any(scope.find("input.datepicker")).datepicker({ changeMonth: true, changeYear: true, yearRange: "1960:2035", dateFormat: "mm/dd/yy" });
}

let entries = 0;
function addExperience() {
	const n = entries++;
	const id = (part: string) => `exp_${n}_${part}`;
	const row = $(`
		<div class="experience">
			<h3>Entry ${n + 1}</h3>
			<div class="form-row">
				<div class="form-group col-md-6"><label for="${id("org")}">Organization, team or employer</label><input type="text" class="form-control" id="${id("org")}" name="${id("org")}" maxlength="80"></div>
				<div class="form-group col-md-6"><label for="${id("role")}">Office held, role or job title</label><input type="text" class="form-control" id="${id("role")}" name="${id("role")}" maxlength="60"></div>
			</div>
			<div class="form-row">
				<div class="form-group col-md-5"><label for="${id("kind")}">Category</label>
					<select class="form-control js-select" id="${id("kind")}" name="${id("kind")}" data-placeholder="Choose...">
						<option value=""></option><option value="ATH">Athletics</option><option value="DEB">Speech and debate</option><option value="ENV">Conservation and the environment</option><option value="FAI">Faith-based</option><option value="JOB">Paid employment</option><option value="GOV">Student government</option><option value="TUT">Tutoring or child care</option><option value="ART">Visual or performing arts</option>
					</select></div>
				<div class="form-group col-md-5"><label for="${id("grades")}">Grades in which you took part</label>
					<select class="form-control js-select" id="${id("grades")}" name="${id("grades")}" multiple data-placeholder="All that apply"><option value="9">9th</option><option value="10">10th</option><option value="11">11th</option><option value="12">12th</option></select></div>
				<div class="form-group col-md-2"><label for="${id("hrs")}">Hours per week</label><input type="number" class="form-control" id="${id("hrs")}" name="${id("hrs")}" min="0" max="80"></div>
			</div>
		</div>`);
	$("#experience-list").append(row);
	dress(row);
	if (entries === 5) $("#add-experience").hide();
}

dress($("#ttg"));
addExperience();
$("#add-experience").on("click", addExperience);

let submitted = false;
$("#ttg").on("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

/** The named controls of the form: those of one name stand together. */
function controls() {
	const byName = new Map<string, HTMLInputElement[]>();
	for (const element of $("#ttg").find("input, select, textarea").toArray() as HTMLInputElement[])
		if (element.name && element.type !== "hidden") byName.set(element.name, [...(byName.get(element.name) ?? []), element]);
	return byName;
}

Object.assign(window, {
	formState() {
		const state: Record<string, unknown> = { submitted };
		for (const [name, [first, ...others]] of controls()) {
			if (first.type === "checkbox") state[name] = first.checked;
			else if (first.type === "radio") state[name] = [first, ...others].find(({ checked }) => checked)?.value ?? "";
			else state[name] = $(first).val() ?? "";
		}
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const [name, [first, ...others]] of controls()) {
			const box = $(first).next(".select2-container");
			if (first.type === "checkbox") shown[name] = first.checked;
			else if (first.type === "radio")
				shown[name] = [first, ...others].find(({ checked }) => checked)?.labels?.[0]?.textContent?.trim() ?? "";
			else if (first.type === "select-multiple")
				shown[name] = box
					.find(".select2-selection__choice__display")
					.toArray()
					.map((each) => each.textContent?.trim());
			else if (first.type === "select-one") {
				const text = box.find(".select2-selection__rendered").clone();
				text.find(".select2-selection__placeholder, .select2-selection__clear").remove();
				shown[name] = text.text().trim();
			} else shown[name] = first.value;
		}
		return shown;
	},
});
