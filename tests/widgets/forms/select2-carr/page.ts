import "select2/dist/css/select2.css";
import "jquery-ui/dist/themes/base/jquery-ui.css";
import "./adminlte.css";
import $ from "jquery";
declare const require: any;
(window as any).jQuery = (window as any).$ = $;
const s2 = require("select2/dist/js/select2.js");
if (!($ as any).fn.select2) (s2.default ?? s2)(window, $);
require("jquery-ui/dist/jquery-ui.js");
const J: any = $;
const HS: any = {
	OR: [["41-0018", "Ashland High School", "Ashland"], ["41-0019", "Ashland Valley High School", "Ashland"], ["41-0107", "Grants Pass High School", "Grants Pass"], ["41-0233", "Valley Catholic High School", "Beaverton"]],
	CA: [["06-1290", "Yreka High School", "Yreka"], ["06-1301", "Golden Valley High School", "Merced"], ["06-1355", "Ashland Valley Continuation School", "San Leandro"]],
	WA: [["53-0450", "Skyview High School", "Vancouver"]],
};
const COLLEGES = [["003209", "Oregon Institute of Technology", "Klamath Falls, OR"], ["003210", "Oregon State University", "Corvallis, OR"], ["011464", "Oregon State University-Cascades Campus", "Bend, OR"], ["003223", "University of Oregon", "Eugene, OR"], ["003217", "Reed College", "Portland, OR"], ["003798", "University of Washington", "Seattle, WA"], ["001187", "College of the Siskiyous", "Weed, CA"], ["001270", "Shasta College", "Redding, CA"]];
const COUNTIES: any = { CA: ["Modoc", "Shasta", "Siskiyou", "Trinity"], OR: ["Jackson", "Josephine", "Klamath"], WA: ["Clark", "King"] };
const remote = (rows: (q: string) => any[]) => ({
	delay: 250,
	transport: (params: any, success: any) => { const t = setTimeout(() => success({ results: rows((params.data.term ?? "").toLowerCase()) }), 350); return { abort: () => clearTimeout(t) }; },
	processResults: (d: any) => d,
});
const result = (r: any) => (r.loading ? r.text : J("<div>").append(J("<div class='select2-result__title'>").text(r.text), J("<div class='text-muted'>").text(r.place ?? "")));
function widgets(root: any) {
	root.find(".select2").select2({ width: "100%" });
}
J(() => {
	widgets(J(document));
	J("#HSCode").select2({ width: "100%", placeholder: "Search by school name", minimumInputLength: 3, templateResult: result, ajax: remote((q) => (HS[J("#HSState").val()] ?? []).filter((r: any) => r[1].toLowerCase().includes(q)).map(([id, text, city]: any) => ({ id, text, place: `${city}, ${J("#HSState").val()}` }))) });
	J("#HSState").on("change", () => J("#HSCode").val(null).empty().trigger("change"));
	J("#State").on("change", () => { const c = J("#County").empty().append(new Option("Select county", "")); for (const n of COUNTIES[J("#State").val()] ?? []) c.append(new Option(n, n)); c.trigger("change"); });
	J("#InstCode").select2({ width: "100%", placeholder: "Search institutions", minimumInputLength: 2, allowClear: true, templateResult: result, ajax: remote((q) => COLLEGES.filter((r) => r[1].toLowerCase().includes(q)).map(([id, text, place]) => ({ id, text, place }))) });
	J("#AppliedTo, #Languages").select2({ width: "100%", tags: true, tokenSeparators: [","] });
	J("#BirthDate").datepicker({ changeMonth: true, changeYear: true, yearRange: "1980:2015", dateFormat: "mm/dd/yy" });
	J("#Zip").on("blur", function (this: any) { if (!/^\d{5}$/.test(this.value)) this.value = ""; });
	J("#Phone").on("input", function (this: any) { const d = this.value.replace(/\D/g, "").slice(0, 10); this.value = d.length > 6 ? `${d.slice(0, 3)}-${d.slice(3, 6)}-${d.slice(6)}` : d.length > 3 ? `${d.slice(0, 3)}-${d.slice(3)}` : d; });
	J(document).on("change", ".btn-group-toggle input", function (this: any) { J(this).closest(".btn-group-toggle").find(".btn").removeClass("active"); J(this).closest(".btn").addClass("active"); });
	let n = 0;
	const addCourse = () => {
		const tr = J(J("#courseRow").html().replaceAll("__i__", String(n++)));
		J("#courses tbody").append(tr);
		widgets(tr);
	};
	addCourse();
	J("#addCourse").on("click", addCourse);
	J("#frmGrant").on("submit", (e: any) => { e.preventDefault(); submitted = true; });
});
let submitted = false;
const KEYS: string[] = JSON.parse(document.getElementById("root-keys")!.textContent!);
const named = (k: string) => J(`[name="${k}"], [name="${k}[]"]`);
function value(k: string) {
	const el = named(k);
	if (el.is(":radio")) return el.filter(":checked").val() ?? "";
	if (el.is(":checkbox")) return el.prop("checked");
	return el.val() ?? "";
}
function drawn(k: string) {
	const el = named(k);
	if (el.is(":radio")) return el.filter(":checked").closest("label").text().trim();
	if (el.is(":checkbox")) return el.prop("checked");
	if (el.hasClass("select2-hidden-accessible")) {
		const box = el.next(".select2").find(".select2-selection__rendered");
		if (el.prop("multiple")) return box.find(".select2-selection__choice__display").toArray().map((x: any) => x.textContent);
		return el.val() ? box.attr("title") || box.text() : "";
	}
	if (el.is("select")) return el.val() ? el.find("option:selected").text() : "";
	return el.val() ?? "";
}
(window as any).formState = () => ({ ...Object.fromEntries(KEYS.map((k) => [k, value(k)])), submitted });
(window as any).formShown = () => Object.fromEntries(KEYS.map((k) => [k, drawn(k)]));
