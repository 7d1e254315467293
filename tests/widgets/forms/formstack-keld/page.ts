import "./page.css";
import { STATES } from "../../lists";
import { frameHtml, readFrame, startFrame } from "./frame";

const F = "4821337";
let rowNo = 0;
const star = '<span class="fsRequiredMarker">*</span>';
const cell = (id: string, type: string, inner: string) => `<div class="fsRowBody fsCell fsFieldCell fsFirst fsLast fsLabelVertical fsSpan100" id="fsCell${id}" lang="en" fs-field-type="${type}">${inner}</div>`;
const row = (...cells: string[]) => `<div id="fsRow${F}-${++rowNo}" class="fsRow fsFieldRow">${cells.join("")}</div>`;
const sup = (id: string, t: string) => (t ? `<div id="fsSupporting${id}" class="fsSupporting">${t}</div>` : "");
const text = (id: string, label: string, o: { req?: boolean; type?: string; help?: string; attrs?: string } = {}) =>
	cell(id, o.type ?? "text", `<label id="label${id}" class="fsLabel ${o.req ? "fsRequiredLabel" : ""}" for="field${id}">${label}${o.req ? star : ""}</label><div class="fieldset-content"><input type="${o.type ?? "text"}" id="field${id}" name="field${id}" size="40" ${o.req ? 'required aria-required="true"' : ""} value="" class="fsField ${o.type === "email" ? "fsFormatEmail" : o.type === "tel" ? "fsFormatPhoneUS" : o.type === "number" ? "fsFormatNumber" : "fsFormatText"} ${o.req ? "fsRequired" : ""}" ${o.attrs ?? ""} ${o.help ? `aria-describedby="fsSupporting${id}"` : ""}>${sup(id, o.help ?? "")}</div>`);
const opt = (l: (string | [string, string])[]) => `<option value=""></option>` + l.map((x) => (Array.isArray(x) ? `<option value="${x[0]}">${x[1]}</option>` : `<option value="${x}">${x}</option>`)).join("");
const sel = (id: string, label: string, l: (string | [string, string])[], req = false) => cell(id, "select", `<label id="label${id}" class="fsLabel ${req ? "fsRequiredLabel" : ""}" for="field${id}">${label}${req ? star : ""}</label><div class="fieldset-content"><select id="field${id}" name="field${id}" size="1" ${req ? 'required aria-required="true"' : ""} class="fsField ${req ? "fsRequired" : ""}">${opt(l)}</select></div>`);
const choice = (id: string, label: string, l: string[], kind = "radio", dir = "vertical") => cell(id, kind, `<fieldset role="${kind === "radio" ? "radiogroup" : "group"}" aria-labelledby="fsLegend${id}" id="label${id}"><legend id="fsLegend${id}" class="fsLabel fsLabelVertical"><span>${label}</span></legend><div class="fieldset-content">${l.map((t, i) => `<label class="fsOptionLabel ${dir}" for="field${id}_${i + 1}"><input type="${kind}" id="field${id}_${i + 1}" name="field${id}${kind === "checkbox" ? "[]" : ""}" value="${t}" class="fsField ${dir}">${t}</label>`).join("")}</div></fieldset>`);
const name = (id: string, label: string, req = false) => cell(id, "name", `<fieldset id="label${id}" aria-labelledby="fsLegend${id}"><legend id="fsLegend${id}" class="fsLabel ${req ? "fsRequiredLabel" : ""}"><span>${label}${req ? star : ""}</span></legend><div class="fieldset-content"><div class="fsSubFieldGroup"><div class="fsSubField fsNameFirst"><input type="text" id="field${id}-first" name="field${id}-first" size="20" value="" class="fsField fsFieldName ${req ? "fsRequired" : ""}" ${req ? 'required aria-required="true"' : ""}><label class="fsSupporting" for="field${id}-first">First Name</label></div><div class="fsSubField fsNameLast"><input type="text" id="field${id}-last" name="field${id}-last" size="20" value="" class="fsField fsFieldName ${req ? "fsRequired" : ""}" ${req ? 'required aria-required="true"' : ""}><label class="fsSupporting" for="field${id}-last">Last Name</label></div></div></div></fieldset>`);
const MON = "January February March April May June July August September October November December".split(" ");
const sub = (id: string, part: string, label: string, inner: string) => `<div class="fsSubField fsField${part}">${inner}<label class="fsSupporting" for="field${id}-${part}">${label}</label></div>`;
const sb = (id: string, part: string, size = 40) => `<input type="text" id="field${id}-${part}" name="field${id}-${part}" size="${size}" value="" class="fsField fsField${part[0].toUpperCase()}${part.slice(1)}">`;
const section = (id: string, title: string, about = "") => `<div class="fsSection fs1Col" id="fsSection${id}"><div class="fsSectionHeader"><h2 class="fsSectionHeading">${title}</h2>${about ? `<div class="fsSectionText"><p>${about}</p></div>` : ""}</div>`;
const repeatable = (id: string, title: string, about: string, button: string) => section(id, title, about) + `<div class="fsRepeats" id="fsRepeats${id}"></div><button type="button" class="fsRepeatAdd" id="fsRepeatAdd${id}" aria-label="${button}">+ ${button}</button></div>`;
const EXAMS = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language", "AP Environmental Science", "AP Psychology", "AP Statistics", "AP United States History", "IB Biology HL", "IB Chemistry HL"];

document.getElementById("root")!.innerHTML = `<div id="fsWrap${F}" class="fsBody fsEmbed"><h1>Keld Health Careers Pipeline</h1><p>Summer institute and year-round mentoring for high school students who may go into medicine, nursing, public health or biomedical science.</p>
<form method="post" novalidate enctype="multipart/form-data" action="#" class="fsForm fsSingleColumn fsMaxCol2" id="fsForm${F}"><input type="hidden" name="form" value="${F}"><input type="hidden" name="viewkey" value="Tz81qR"><input type="hidden" name="hidden_fields" id="hidden_fields${F}" value=""><input type="hidden" name="fspublicsession" id="session_id${F}" value=""><input type="hidden" name="incomplete" id="incomplete${F}" value=""><div id="requiredFieldsError" style="display:none">Please fill in a valid value for all required fields</div><div class="fsPage" id="fsPage${F}-1">
${section("1001", "Student Information")}
${row(name("1101", "Student name", true))}${row(text("1102", "Student email", { req: true, type: "email" }), text("1103", "Cell phone", { req: true, type: "tel", attrs: 'data-country="US" data-format="national"' }))}
${row(cell("1104", "datetime", `<fieldset id="label1104" aria-labelledby="fsLegend1104"><legend id="fsLegend1104" class="fsLabel fsRequiredLabel"><span>Birth date${star}</span></legend><div class="fieldset-content"><div class="fsSubFieldGroup"><label class="offscreen" for="field1104M">Month</label><select id="field1104M" name="field1104M" class="fsField fsRequired">${opt(MON.map((m): [string, string] => [m.slice(0, 3), m.slice(0, 3)]))}</select><label class="offscreen" for="field1104D">Day</label><select id="field1104D" name="field1104D" class="fsField fsRequired">${opt(Array.from({ length: 31 }, (_, i) => String(i + 1).padStart(2, "0")))}</select><label class="offscreen" for="field1104Y">Year</label><select id="field1104Y" name="field1104Y" class="fsField fsRequired">${opt(Array.from({ length: 20 }, (_, i) => String(2000 + i)))}</select></div></div></fieldset>`))}
${row(cell("1105", "address", `<fieldset id="label1105" aria-labelledby="fsLegend1105"><legend id="fsLegend1105" class="fsLabel fsRequiredLabel"><span>Home address${star}</span></legend><div class="fieldset-content">${sub("1105", "address", "Address Line 1", sb("1105", "address"))}${sub("1105", "address2", "Address Line 2", sb("1105", "address2"))}<div class="fsSubFieldGroup">${sub("1105", "city", "City", sb("1105", "city", 20))}${sub("1105", "state", "State", `<select id="field1105-state" name="field1105-state" class="fsField fsFieldState">${opt(STATES)}</select>`)}${sub("1105", "zip", "ZIP Code", sb("1105", "zip", 8))}</div></div></fieldset>`))}
${row(choice("1108", "Are you a U.S. citizen or permanent resident?", ["U.S. citizen", "Permanent resident", "Neither"], "radio", "horizontal"))}</div>
${section("1002", "School")}
${row(cell("1201", "text", `<label id="label1201" class="fsLabel fsRequiredLabel" for="field1201">High school${star}</label><div class="fieldset-content"><input type="text" id="field1201" name="field1201" size="50" class="fsField ui-autocomplete-input" autocomplete="off"><ul id="ui-id-1" tabindex="0" class="ui-menu ui-widget ui-widget-content ui-autocomplete ui-front" style="display:none;list-style:none;margin:0;padding:0;border:1px solid #aaa"></ul><div id="fsSupporting1201" class="fsSupporting">Type to search, then pick your school.</div></div>`), text("1202", "High school city"))}
${row(sel("1203", "Current grade", [["9", "Freshman (9)"], ["10", "Sophomore (10)"], ["11", "Junior (11)"], ["12", "Senior (12)"]], true), text("1204", "Cumulative GPA (weighted)", { help: "On a 5.0 scale, two decimals" }))}
${row(text("1208", "ACT composite", { type: "number" }))}</div>
${repeatable("1003", "AP / IB Exams", "Add each exam that you have a score for.", "Add another exam")}
${section("1004", "Parents and Household")}
${row(name("1301", "Parent / Guardian 1 (mother)"))}${row(sel("1302", "Highest education of parent / guardian 1", ["Less than high school", "High school or GED", "Some college", "Associate degree", "Bachelor's degree", "Graduate degree"]))}
${row(cell("1304", "number", `<label id="label1304" class="fsLabel" for="field1304">Annual household income</label><div class="fieldset-content"><span class="fsPrefix">$</span><input type="text" id="field1304" name="field1304" size="12" class="fsField fsFormatNumber fsCurrency" inputmode="decimal"><div class="fsSupporting">Before taxes, in dollars</div></div>`))}</div>
${section("1005", "Experience", "Use the log of our partner, the Keld Area Health Education Center. Include jobs, clubs and service.")}<div class="fsRow"><div class="fsCell fsEmbedCell"><iframe id="keldLog" title="Experience log" name="keldLog"></iframe></div></div></div>
${repeatable("1006", "Honors", "Honors, prizes and recognitions.", "Add another honor")}
${section("1007", "A Little More")}
${row(cell("1401", "textarea", `<label id="label1401" class="fsLabel fsRequiredLabel" for="field1401">Describe a health problem in your community and how you would begin to address it.${star}</label><div class="fieldset-content"><textarea id="field1401" class="fsField fsRequired" name="field1401" rows="8" cols="60"></textarea></div>`))}
${row(sel("1403", "How did you learn about us?", ["Teacher", "AHEC", "Web search", "Past participant"]))}
${row(name("1404", "Science teacher who will recommend you"))}${row(text("1405", "Emergency contact name"))}</div>
${section("1008", "Agreement")}
${row(choice("1501", "Consent", ["I agree to the code of conduct and the photo release"], "checkbox"))}${row(text("1502", "Student signature (type your full name)", { req: true }))}<div class="fsHiddenCell" aria-hidden="true"><label for="field_hp">Do not fill in this field</label><input type="text" id="field_hp" name="field_hp" tabindex="-1" autocomplete="off"></div></div>
</div><div id="fsSubmit${F}" class="fsSubmit fsPagination"><button type="button" id="fsPreviousButton${F}" class="fsPreviousButton" style="display:none">Previous</button><input id="fsSubmitButton${F}" class="fsSubmitButton" type="submit" value="Submit Form"></div></form></div>`;

const $ = (id: string) => document.getElementById(id) as any;
const counts: Record<string, number> = { "1003": 0, "1006": 0 };
const adders: Record<string, (i: number) => string> = {
	"1003": (i) => row(sel(`1601_${i}`, "Exam", EXAMS), sel(`1602_${i}`, "Score", ["1", "2", "3", "4", "5", "6", "7"])),
	"1006": (i) => row(text(`1701_${i}`, "Honor"), choice(`1702_${i}`, "Grade level", ["9", "10", "11", "12"], "radio", "horizontal")),
};
for (const id of Object.keys(adders)) {
	const add = () => {
		const i = ++counts[id];
		const d = document.createElement("div");
		d.className = "fsRepeat fsRepeatSection";
		d.innerHTML = adders[id](i);
		$(`fsRepeats${id}`).append(d);
	};
	add();
	$(`fsRepeatAdd${id}`).addEventListener("click", add);
}
const frame = $("keldLog") as HTMLIFrameElement;
frame.addEventListener("load", () => { const doc = frame.contentDocument!; if (doc.getElementById("wf_list") && !doc.querySelector(".repeat")) startFrame(doc); });
frame.srcdoc = frameHtml;
$("field1103").addEventListener("blur", () => { const d = $("field1103").value.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, ""); $("field1103").value = d.length === 10 ? `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}` : ""; });
$("field1204").addEventListener("blur", () => { const n = parseFloat($("field1204").value); $("field1204").value = n >= 0 && n <= 5 ? n.toFixed(2) : ""; });
$("field1304").addEventListener("blur", () => { const n = Number($("field1304").value.replace(/[$,\s]/g, "")); $("field1304").value = $("field1304").value && n >= 0 ? n.toLocaleString("en-US", { minimumFractionDigits: 2 }) : ""; });
const SCHOOLS = [["Ashland High School", "Ashland", "OR"], ["Ashland Valley High School", "Ashland", "OR"], ["Keld Consolidated High School", "Keld", "OR"], ["Valley View Academy", "Medford", "OR"], ["Yreka High School", "Yreka", "CA"]];
let timer = 0;
const menu = $("ui-id-1") as HTMLElement;
$("field1201").addEventListener("input", () => {
	clearTimeout(timer);
	const q = $("field1201").value.trim().toLowerCase();
	if (q.length < 3) { menu.style.display = "none"; return; }
	timer = window.setTimeout(() => {
		menu.innerHTML = SCHOOLS.filter((s) => s.join(" ").toLowerCase().includes(q)).map((s) => `<li class="ui-menu-item" data-i="${SCHOOLS.indexOf(s)}"><div tabindex="-1" class="ui-menu-item-wrapper">${s[0]} (${s[1]}, ${s[2]})</div></li>`).join("");
		menu.style.display = menu.childElementCount ? "" : "none";
	}, 450);
});
menu.addEventListener("mousedown", (e) => e.preventDefault());
menu.addEventListener("click", (e) => { const li = (e.target as HTMLElement).closest<HTMLElement>("[data-i]"); if (li) { const s = SCHOOLS[Number(li.dataset.i)]; $("field1201").value = s[0]; $("field1202").value = s[1]; menu.style.display = "none"; } });
$("field1201").addEventListener("blur", () => { clearTimeout(timer); menu.style.display = "none"; });

let submitted = false;
$(`fsForm${F}`).addEventListener("submit", (e: Event) => { e.preventDefault(); submitted = true; });
const BOXES = "1101-first 1101-last 1102 1103 1104M 1104D 1104Y 1105-address 1105-address2 1105-city 1105-state 1105-zip 1201 1202 1203 1204 1208 1301-first 1301-last 1302 1304 1401 1403 1404-first 1404-last 1405 1502 1601_1 1602_1 1601_2 1602_2 1601_3 1602_3 1701_1 1701_2 1701_3".split(" ");
const RADIOS = ["1108", "1702_1", "1702_2", "1702_3"];
const collect = (shown: boolean) => {
	const s: any = {};
	for (const k of BOXES) { const e = $(`field${k}`); s[`field${k}`] = !e ? "" : shown && e.localName === "select" ? (e.value ? e.selectedOptions[0].text : "") : e.value; }
	for (const k of RADIOS) s[`field${k}`] = document.querySelector<HTMLInputElement>(`input[name=field${k}]:checked`)?.value ?? "";
	s["field1501"] = $("field1501_1").checked;
	s.field_hp = $("field_hp").value;
	return { ...s, ...readFrame(frame.contentDocument, shown) };
};
Object.assign(window, { formState: () => ({ submitted, ...collect(false) }), formShown: () => collect(true) });
