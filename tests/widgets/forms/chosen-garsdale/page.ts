import $ from "./jq";
import "jquery-ui/dist/jquery-ui.js";
import "chosen-js";
import IMask from "imask";
import "jquery-ui/themes/base/all.css";
import "chosen-js/chosen.css";
import "./site.css";
import { COUNTRIES, STATES } from "../../lists";

const jq: any = $;
const opt = (v: string, t: string) => `<option value="${v}">${t}</option>`;
const CHOSEN = { width: "340px", search_contains: true, disable_search_threshold: 6 };

jq("#h_country, #birth_country").html(opt("", "") + COUNTRIES.map((c) => opt(c, c)).join(""));
jq("#langs").html(["Arabic", "Cantonese", "English", "French", "German", "Hausa", "Hindi", "Igbo", "Italian", "Japanese", "Korean", "Mandarin", "Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba"].map((l, i) => opt(String(100 + i), l)).join(""));
for (let y = 2031; y > 2015; y--) jq("#grad_y").append(opt(String(y), String(y)));

const CA = ["Alberta", "British Columbia", "Manitoba", "Nova Scotia", "Ontario", "Quebec"];
function loadRegions(country: string, then?: () => void) {
	const $r = jq("#h_region");
	$r.prop("disabled", true).html(opt("", "")).trigger("chosen:updated");
	window.setTimeout(() => {
		const rows = country.indexOf("United States") === 0 ? STATES : country === "Canada" ? CA.map((c) => [c, c]) : [["-", "Not applicable"]];
		$r.html(opt("", "") + rows.map(([v, t]: any) => opt(v, t)).join("")).prop("disabled", false).attr("data-placeholder", "State / province").trigger("chosen:updated");
		then && then();
	}, 250);
}
jq("#h_country").on("change", function (this: any) { loadRegions(jq(this).val()); });
jq("#outer-tabs, #addr-tabs").tabs();
jq(".chzn").chosen(CHOSEN);

jq("#dob").datepicker({ dateFormat: "d MM yy", altField: "#dob_iso", altFormat: "yy-mm-dd", changeMonth: true, changeYear: true, yearRange: "1985:2014", defaultDate: "1 January 2008" });
jq("#aud_date").datepicker({ dateFormat: "D, d M yy", minDate: 0, beforeShowDay: (d: Date) => [d.getDay() === 6, ""] });
IMask(document.getElementById("phone") as HTMLInputElement, { mask: "(000) 000-0000" });
IMask(document.getElementById("h_zip") as HTMLInputElement, { mask: "00000[-0000]" });
jq("#gpa").on("blur", function (this: any) {
	const v = parseFloat(this.value);
	this.value = isNaN(v) || v < 0 || v > 4 ? "" : v.toFixed(2);
});
const spin = ($e: any) => $e.each(function (this: any) {
	const sat = /^sat/.test(this.id);
	jq(this).spinner(sat ? { min: 200, max: 800, step: 10 } : { min: 0, max: 168 });
});
spin(jq("#sat_v, #sat_m"));

/* Schools and addresses come from /ajax */
const SCHOOLS = [
	["380015", "Ashland High School", "Ashland", "OR"], ["380021", "Ashland Valley High School", "Ashland", "OR"], ["361120", "Ashland Valley Academy", "Ashland", "OH"],
	["180030", "Ashland Paul Blazer High School", "Ashland", "KY"], ["053990", "Yreka High School", "Yreka", "CA"], ["381025", "South Medford High School", "Medford", "OR"],
	["221500", "Garsdale Preparatory School", "Lenox", "MA"], ["480777", "Valley High School", "Spokane Valley", "WA"], ["290045", "Valley High School", "Las Vegas", "NV"],
];
jq("#hs").autocomplete({
	minLength: 3, delay: 200,
	source: (req: any, resp: any) => {
		jq("#hs").addClass("loading");
		setTimeout(() => {
			jq("#hs").removeClass("loading");
			const q = req.term.toLowerCase();
			resp(SCHOOLS.filter((s) => s[1].toLowerCase().indexOf(q) > -1).map((s) => ({ label: s[1] + " - " + s[2] + ", " + s[3], value: s[1], ceeb: s[0] })));
		}, 350);
	},
	select: (_e: any, ui: any) => { jq("#hs_ceeb").val(ui.item.ceeb); jq("#hs_err").text(""); },
	change: (_e: any, ui: any) => {
		if (!ui.item) { jq("#hs").val(""); jq("#hs_ceeb").val(""); jq("#hs_err").text("Please select your school from the list."); }
	},
});
const ADDRESSES = [
	["4127 Juniper Hollow Lane", "Yreka", "CA", "96097"], ["4127 Juniper Hollow Court", "Juniper Hills", "CA", "93543"], ["412 Juniper Street", "Bend", "OR", "97701"], ["41 Juniper Avenue", "Boulder", "CO", "80304"],
];
jq("#h_street").autocomplete({
	minLength: 5, delay: 300,
	source: (req: any, resp: any) => setTimeout(() => {
		const q = req.term.toLowerCase();
		resp(ADDRESSES.filter((a) => a[0].toLowerCase().indexOf(q) === 0).map((a) => ({ label: a.join(", "), value: a[0], a })));
	}, 250),
	select: (_e: any, ui: any) => {
		const [, city, st, zip] = ui.item.a;
		jq("#h_city").val(city);
		const z = document.getElementById("h_zip") as HTMLInputElement;
		z.value = zip; z.dispatchEvent(new Event("input", { bubbles: true }));
		if (!/^United States/.test(jq("#h_country").val())) jq("#h_country").val("United States of America").trigger("chosen:updated");
		loadRegions("United States", () => jq("#h_region").val(st).trigger("chosen:updated"));
	},
});

/* Repeated rows */
let ecNext = 0;
function addEc() {
	const i = ecNext++;
	const $row = jq(jq("#ec-tpl").html().replace(/\{i\}/g, String(i)).replace(/\{n\}/g, String(jq(".ec-row").length + 1)).trim());
	jq("#ec-rows").append($row);
	$row.find(".chzn-new").chosen(CHOSEN);
	spin($row.find(".spin"));
}
addEc();
jq("#add_ec").on("click", () => { if (jq(".ec-row").length < 5) addEc(); });
jq("#ec-rows").on("click", ".ec-del", function (this: any, e: any) { e.preventDefault(); jq(this).closest(".ec-row").slideUp(150, function (this: any) { jq(this).remove(); }); });
let sibNext = 0;
function addSib() {
	const i = sibNext++;
	jq("#sibs tbody").append(`<tr><td><input type="text" name="sib[${i}][first]" id="sib_first_${i}"></td><td><input type="text" name="sib[${i}][last]" id="sib_last_${i}"></td><td><input type="text" name="sib[${i}][age]" id="sib_age_${i}" size="3" maxlength="2"></td><td><a href="#" class="sib-del" title="Remove">&times;</a></td></tr>`);
}
addSib();
jq("#add_sib").on("click", (e: any) => { e.preventDefault(); addSib(); });
jq("#sibs").on("click", ".sib-del", function (this: any, e: any) { e.preventDefault(); jq(this).closest("tr").remove(); });
for (let i = 0; i < 3; i++)
	jq("#awards tbody").append(`<tr><td>${i + 1}.</td><td><input type="text" name="award[${i}][title]" id="aw_title_${i}"></td><td><select name="award[${i}][yr]" id="aw_yr_${i}" class="aw-yr" data-placeholder="Year"><option value=""></option><option value="FR">Freshman (9th)</option><option value="SO">Sophomore (10th)</option><option value="JR">Junior (11th)</option><option value="SR">Senior (12th)</option></select></td></tr>`);
jq(".aw-yr").chosen({ width: "210px", disable_search: true });

let submitted = false;
jq("#appform").on("submit", (e: any) => { e.preventDefault(); submitted = true; });

const IDS = ["entry_term", "instrument", "fname", "mname", "lname", "dob", "email", "phone", "fax_number", "h_country", "h_street", "h_street2", "h_city", "h_region", "h_zip", "c_street", "c_city", "cit", "birth_country", "race", "langs", "hs", "grad_m", "grad_y", "gpa", "sat_v", "sat_m", "mo_first", "mo_last", "mo_mail", "fa_first", "fa_last", "tch_name", "tch_mail", "heard", "stmt", "news", "aud_date", "agree", "sig"];
for (let i = 0; i < 2; i++) IDS.push(`sib_first_${i}`, `sib_last_${i}`, `sib_age_${i}`);
for (let i = 0; i < 3; i++) IDS.push(`ec_type_${i}`, `ec_org_${i}`, `ec_role_${i}`, `ec_gr_${i}`, `ec_hpw_${i}`, `ec_wpy_${i}`);
for (let i = 0; i < 3; i++) IDS.push(`aw_title_${i}`, `aw_yr_${i}`);
const MULTI = /^(race|langs|ec_gr_\d)$/;
(window as any).formState = () => {
	const s: any = { submitted };
	for (const id of IDS) {
		const el: any = document.getElementById(id);
		if (!el) s[id] = MULTI.test(id) ? [] : "";
		else if (id === "dob") s[id] = jq("#dob_iso").val();
		else if (id === "hs") s[id] = jq("#hs_ceeb").val();
		else if (el.type === "checkbox") s[id] = el.checked;
		else s[id] = jq(el).val() ?? "";
	}
	return s;
};
(window as any).formShown = () => {
	const s: any = {};
	for (const id of IDS) {
		const el: any = document.getElementById(id);
		const $c = jq(`#${id}_chosen`);
		if (!el) s[id] = MULTI.test(id) ? [] : "";
		else if (el.type === "checkbox") s[id] = el.checked;
		else if ($c.length && el.multiple) s[id] = $c.find(".search-choice span").map((_: any, e: any) => jq(e).text()).get();
		else if ($c.length) s[id] = $c.find(".chosen-single").hasClass("chosen-default") ? "" : $c.find(".chosen-single span").text();
		else if (el.tagName === "SELECT") s[id] = el.value ? el.options[el.selectedIndex].text : "";
		else s[id] = el.value;
	}
	return s;
};
