import "jquery-ui/dist/themes/base/jquery-ui.css";
import "./reeve.css";
declare const require: (name: string) => any;
const $ = require("jquery");
(window as any).jQuery = (window as any).$ = $;
require("jquery-ui/dist/jquery-ui.js");

const MAJORS: Record<string, [string, string][]> = {
	AG: [["AG01", "Agribusiness"], ["AG02", "Animal Science"], ["AG05", "Forestry"], ["AG07", "Natural Resources"]],
	AS: [["AS01", "Biology"], ["AS02", "Chemistry"], ["AS04", "English"], ["AS06", "Environmental Studies"], ["AS08", "History"], ["AS11", "Mathematics"], ["AS14", "Psychology"]],
	BU: [["BU01", "Accounting"], ["BU02", "Finance"], ["BU03", "Management"], ["BU04", "Marketing"]],
	ED: [["ED01", "Elementary Education"], ["ED02", "Physical Education"], ["ED04", "Special Education"]],
	EN: [["EN01", "Chemical Engineering"], ["EN02", "Civil Engineering"], ["EN03", "Electrical Engineering"], ["EN05", "Environmental Engineering"], ["EN06", "Mechanical Engineering"]],
	NU: [["NU01", "Nursing (Pre-licensure)"], ["NU02", "Public Health"]],
};
const SCHOOLS: Record<string, [string, string, string][]> = {
	OR: [["380030", "Ashland High School", "Ashland"], ["380033", "Ashland Valley High School", "Ashland"], ["380185", "Crater High School", "Central Point"], ["380720", "North Medford High School", "Medford"], ["380735", "South Medford High School", "Medford"], ["380910", "Phoenix High School", "Phoenix"]],
	CA: [["053930", "Yreka High School", "Yreka"], ["052240", "Mount Shasta High School", "Mount Shasta"], ["050712", "Etna High School", "Etna"]],
	WA: [["480080", "Ballard High School", "Seattle"], ["480990", "Roosevelt High School", "Seattle"]],
};

$(() => {
	$("#applicantForm").on("submit", (event: Event) => {
		event.preventDefault();
		submitted = true;
	});
	$("#termCd").selectmenu({ width: 180 });
	$("#citizenSet").buttonset ? $("#citizenSet").buttonset() : $("#citizenSet").controlgroup();
	$(".spin").spinner({ min: 0, max: 60 });
	$("#addSib, .btn").button();
	$("#hsGrad").datepicker({ changeMonth: true, changeYear: true, yearRange: "1990:2030", dateFormat: "mm/dd/yy", showOn: "both", buttonText: "…" });

	$("#collegeCd").on("change", function (this: HTMLSelectElement) {
		const code = this.value;
		const $major = $("#majorCd").prop("disabled", true).html('<option value="">Loading...</option>');
		setTimeout(() => {
			$major.empty().append($("<option>", { value: "", text: code ? "-- Select a major --" : "-- Select a college first --" }));
			$.each(MAJORS[code] ?? [], (_: number, [value, text]: [string, string]) => void $major.append($("<option>", { value, text })));
			$major.prop("disabled", !code);
		}, 350);
	});

	$("#hsState").on("change", function (this: HTMLSelectElement) {
		$("#hsName").val("").prop("disabled", !this.value);
		$("#hsCeeb").val("");
	});
	$("#hsName").autocomplete({
		minLength: 3,
		delay: 250,
		source: (request: { term: string }, response: (rows: unknown[]) => void) => {
			const rows = SCHOOLS[$("#hsState").val()] ?? [];
			setTimeout(() => response(rows.filter(([, name]) => name.toLowerCase().includes(request.term.toLowerCase())).map(([ceeb, value, city]) => ({ value, ceeb, city }))), 200);
		},
		select: (_: Event, ui: any) => void $("#hsCeeb").val(ui.item.ceeb),
		change: function (this: HTMLInputElement, _: Event, ui: any) {
			if (ui.item) return;
			$(this).val("");
			$("#hsCeeb").val("");
		},
	});
	$("#hsName").autocomplete("instance")._renderItem = (ul: any, item: any) =>
		$("<li>").append($("<div>").text(item.value).append($("<small>").text(`${item.city}, ${$("#hsState").val()}`))).appendTo(ul);

	$("#hsGpa").on("blur", function (this: HTMLInputElement) {
		const value = parseFloat(this.value);
		this.value = isNaN(value) || value < 0 || value > 5 ? "" : value.toFixed(3);
	});
	$(".ph").on("keyup", function (this: HTMLInputElement, event: KeyboardEvent) {
		this.value = this.value.replace(/\D/g, "");
		if (/^\d$/.test(event.key) && this.value.length === this.maxLength) $(this).next("input.ph").trigger("focus");
	});
	$("input[name='permAddr.zip5'], #hsSize, input[name^='test.']").on("change", function (this: HTMLInputElement) {
		if (/\D/.test(this.value)) {
			window.alert("Please enter numbers only.");
			this.value = "";
		}
	});

	let next = 0;
	$("#addSib").on("click", () => {
		const at = next++;
		const $row = $(`<tr><td><input type="text" name="sib[${at}].first" size="18"></td><td><input type="text" name="sib[${at}].last" size="20"></td><td><input type="text" name="sib[${at}].age" size="3" maxlength="2"></td><td><a href="#">delete</a></td></tr>`);
		$("#sibTable tbody").append($row);
		$row.find("input[name$=age]").spinner({ min: 0, max: 99 });
		$row.find("a").on("click", (event: Event) => {
			event.preventDefault();
			$row.remove();
		});
	});

	const line = (at: number) => `<tr><td>${at + 1}.</td><td><input type="text" name="honor_title[]" size="48" maxlength="80"></td><td><select name="honor_year[]"><option value=""></option><option value="FR">Freshman (9)</option><option value="SO">Sophomore (10)</option><option value="JR">Junior (11)</option><option value="SR">Senior (12)</option></select></td></tr>`;
	(document.getElementById("honorsFrame") as HTMLIFrameElement).srcdoc = `<html><head><title>Honors</title><style>body{font:11px Verdana;margin:4px}th{text-align:left}</style></head><body><form method="post" action="/admapp/honors.php"><input type="hidden" name="sid" value="4471"><p>Enter academic honors, prizes, and awards received in high school.</p><table cellpadding="2"><tr><th></th><th>Name of Honor or Award</th><th>Year Received</th></tr>${[0, 1, 2].map(line).join("")}</table></form></body></html>`;
});

let submitted = false;
const FIELDS: Record<string, string> = {
	lastName: "applicant.lastName", firstName: "applicant.firstName", mi: "applicant.mi", dobMonth: "applicant.dobMonth", dobDay: "applicant.dobDay", dobYear: "applicant.dobYear",
	ssn: "applicant.ssn", email: "applicant.email", email2: "applicant.email2", pin: "applicant.pin", street1: "permAddr.street1", street2: "permAddr.street2",
	city: "permAddr.city", stateCd: "permAddr.stateCd", zip5: "permAddr.zip5", zip4: "permAddr.zip4", phArea: "permAddr.phArea", phExch: "permAddr.phExch", phLine: "permAddr.phLine",
	faxNo: "permAddr.faxNo", termCd: "plan.termCd", collegeCd: "plan.collegeCd", majorCd: "plan.majorCd", sourceCd: "plan.sourceCd", alumRelative: "plan.alumRelative",
	hsStateCd: "hs.stateCd", hsCeeb: "hs.ceebCd", hsGrad: "hs.gradDate", hsGpa: "hs.wgtGpa", hsSize: "hs.classSize", satV: "test.satV", satM: "test.satM",
	motherFirst: "mother.firstName", motherLast: "mother.lastName", fatherFirst: "father.firstName", fatherLast: "father.lastName", emergName: "emerg.name", emergPhone: "emerg.phone",
	citizen: "demo.citizenCd", hisp: "demo.hispInd", race: "demo.raceCd[]", agree: "cert.agree!",
};
for (const at of [0, 1, 2]) {
	for (const [key, name] of [["type", "typeCd"], ["org", "orgName"], ["position", "positionHeld"], ["grades", "grade[]"], ["hours", "hrsPerWeek"]]) FIELDS[`act${at + 1}_${key}`] = `activities[${at}].${name}`;
}
for (const at of [0, 1]) for (const key of ["first", "last", "age"]) FIELDS[`sib${at + 1}_${key}`] = `sib[${at}].${key}`;
const named = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`#applicantForm [name="${name}"]`)];
const after = (box: HTMLElement) => (box.nextElementSibling?.tagName === "LABEL" ? box.nextElementSibling.textContent?.trim() : box.nextSibling?.textContent?.trim() || box.title) ?? "";
const chosen = (list: HTMLSelectElement) => (list.value ? (list.selectedOptions[0]?.textContent ?? "") : "");
function read(isShown: boolean) {
	const out: Record<string, unknown> = {};
	for (const [key, name] of Object.entries(FIELDS)) {
		const several = name.endsWith("[]");
		const boxes = named(name.replace(/(\[\]|!)$/, ""));
		const [box] = boxes;
		const on = boxes.filter((each) => each.checked);
		if (several) out[key] = on.map((each) => (isShown ? after(each) : each.value));
		else if (name.endsWith("!")) out[key] = isShown ? box.checked : box.checked ? box.value : "";
		else if (box?.type === "radio") out[key] = on[0] ? (isShown ? after(on[0]) : on[0].value) : "";
		else if (box instanceof HTMLSelectElement) out[key] = isShown ? chosen(box) : box.value;
		else out[key] = box?.value ?? "";
	}
	if (isShown) {
		out.hsCeeb = named("hs.nameDisplay")[0].value;
		out.termCd = document.querySelector("#termCd-button .ui-selectmenu-text")?.textContent;
	}
	const inside = (document.getElementById("honorsFrame") as HTMLIFrameElement).contentDocument;
	for (const at of [0, 1, 2]) {
		const title = inside?.querySelectorAll<HTMLInputElement>("[name='honor_title[]']")[at];
		const year = inside?.querySelectorAll<HTMLSelectElement>("[name='honor_year[]']")[at];
		out[`honor${at + 1}_title`] = title?.value ?? "";
		out[`honor${at + 1}_year`] = year ? (isShown ? chosen(year) : year.value) : "";
	}
	return out;
}
Object.assign(window, { formState: () => ({ ...read(false), submitted }), formShown: () => read(true) });
