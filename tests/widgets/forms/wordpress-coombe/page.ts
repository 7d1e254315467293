import "choices.js/public/assets/styles/choices.min.css";
import "flatpickr/dist/flatpickr.min.css";
import "intl-tel-input/styles-no-assets";
import "./page.css";
import Choices from "choices.js";
import flatpickr from "flatpickr";
import intlTelInput from "intl-tel-input/intlTelInputWithUtils";
import { STATES } from "../../lists";

const F = 2417;
const id = (n: string | number) => `wpforms-${F}-field_${n}`;
const nm = (n: string | number, sub = "") => `wpforms[fields][${n}]${sub}`;
const REQ = ' <span class="wpforms-required-label" aria-hidden="true">*</span>';
const desc = (n: string | number, text?: string) => (text ? `<div id="${id(n)}-description" class="wpforms-field-description">${text}</div>` : "");
type Opt = { req?: boolean; d?: string; cls?: string; attr?: string };
const field = (n: string | number, type: string, inner: string, cls = "") => `<div id="${id(n)}-container" class="wpforms-field wpforms-field-${type} ${cls}" data-field-id="${n}">${inner}</div>`;
const label = (n: string | number, text: string, req?: boolean) => `<label class="wpforms-field-label" for="${id(n)}">${text}${req ? REQ : ""}</label>`;
const req = (n: string | number, o: Opt) => (o.req ? ` aria-errormessage="${id(n)}-error" required` : "") + (o.d ? ` aria-describedby="${id(n)}-description"` : "");
const text = (n: string | number, lab: string, o: Opt = {}, type = "text") =>
	field(n, type === "number" ? "number" : type === "email" ? "email" : "text", `${label(n, lab, o.req)}<input type="${type}" id="${id(n)}" class="wpforms-field-medium ${o.req ? "wpforms-field-required" : ""}" name="${nm(n)}" ${o.attr ?? ""}${req(n, o)}>${desc(n, o.d)}`, o.cls);
const area = (n: string | number, lab: string, o: Opt = {}) => field(n, "textarea", `${label(n, lab, o.req)}<textarea id="${id(n)}" class="wpforms-field-medium" name="${nm(n)}" ${req(n, o)}></textarea>${desc(n, o.d)}`);
const modern = (n: string | number, lab: string, options: string[], o: Opt = {}, search = false) =>
	field(n, "select", `${label(n, lab, o.req)}<select id="${id(n)}" class="wpforms-field-medium choicesjs-select" data-size-class="wpforms-field-row wpforms-field-medium" data-search-enabled="${search ? 1 : ""}" name="${nm(n)}"${req(n, o)}><option value="" class="placeholder" disabled selected>--- Select Choice ---</option>${options.map((x, i) => `<option value="${x}" class="choice-${i + 1} depth-1">${x}</option>`).join("")}</select>${desc(n, o.d)}`, "wpforms-field-select-style-modern");
const choices = (n: string | number, type: "radio" | "checkbox", lab: string, options: string[], o: Opt = {}) =>
	field(n, type, `<fieldset><legend class="wpforms-field-label">${lab}${o.req ? REQ : ""}</legend><ul id="${id(n)}" class="${o.req ? "wpforms-field-required" : ""}">${options.map((x, i) => `<li class="choice-${i + 1} depth-1"><input type="${type}" id="${id(n)}_${i + 1}" name="${nm(n)}${type === "checkbox" ? "[]" : ""}" value="${x}"> <label class="wpforms-field-label-inline" for="${id(n)}_${i + 1}">${x}</label></li>`).join("")}</ul>${desc(n, o.d)}</fieldset>`, o.cls ?? "");
const sub = (n: string | number, key: string, name: string, lab: string, attr = "") => `<input type="text" id="${id(n)}${key}" name="${nm(n, `[${name}]`)}" class="wpforms-field-name-${name}" ${attr}><label for="${id(n)}${key}" class="wpforms-field-sublabel after">${lab}</label>`;
const name = (n: number, lab: string, middle: boolean, r = false) => field(n, "name", `<fieldset><legend class="wpforms-field-label">${lab}${r ? REQ : ""}</legend><div class="wpforms-field-row wpforms-field-large"><div class="wpforms-field-row-block wpforms-first">${sub(n, "", "first", "First", r ? "required" : "")}</div>${middle ? `<div class="wpforms-field-row-block">${sub(n, "-middle", "middle", "Middle")}</div>` : ""}<div class="wpforms-field-row-block">${sub(n, "-last", "last", "Last", r ? "required" : "")}</div></div></fieldset>`);
const divider = (n: number, title: string, d = "") => field(n, "divider", `<h3 id="${id(n)}" name="${nm(n)}">${title}</h3>${desc(n, d)}`);
const opts = (list: string[]) => list.map((x) => `<option value="${x}">${x}</option>`).join("");
const range = (a: number, b: number) => Array.from({ length: Math.abs(b - a) + 1 }, (_, i) => String(a < b ? a + i : a - i));
const likert = (n: number, lab: string, rows: string[], cols: string[]) => field(n, "likert_scale", `<fieldset><legend class="wpforms-field-label">${lab}</legend><table id="${id(n)}" class="wpforms-field-large modern"><thead><tr><th style="width:22%"></th>${cols.map((c) => `<th>${c}</th>`).join("")}</tr></thead><tbody>${rows.map((r, i) => `<tr class="wpforms-field-likert_scale-row"><th>${r}</th>${cols.map((c, j) => `<td><input type="radio" name="${nm(n, `[${i + 1}]`)}" id="${id(n)}_${i + 1}_${j + 1}" value="${j + 1}"><label for="${id(n)}_${i + 1}_${j + 1}"><span class="wpforms-screen-reader-element">${c}</span></label></td>`).join("")}</tr>`).join("")}</tbody></table></fieldset>`);
const columns = (...cols: string[]) => `<div class="wpforms-field wpforms-field-layout"><div class="wpforms-field-layout-columns wpforms-field-layout-preset-50-50">${cols.map((c) => `<div class="wpforms-layout-column wpforms-layout-column-${Math.round(100 / cols.length)}">${c}</div>`).join("")}</div></div>`;
const rich = (n: string | number, lab: string, d?: string) => field(n, "richtext", `${label(n, lab)}<div class="wpforms-field-richtext-wrap"><div id="wp-${id(n)}-wrap" class="wp-core-ui wp-editor-wrap tmce-active"><div id="wp-${id(n)}-editor-container" class="wp-editor-container"><div class="mce-tinymce mce-container mce-panel" hidefocus="1" tabindex="-1" role="application"><div class="mce-toolbar" role="toolbar"><button type="button" class="mce-btn" role="presentation" tabindex="-1"><b>B</b></button><button type="button" class="mce-btn" role="presentation" tabindex="-1"><i>I</i></button><button type="button" class="mce-btn" role="presentation" tabindex="-1">•</button></div><div class="mce-edit-area mce-container mce-panel" role="group"><iframe id="${id(n)}_ifr" frameborder="0" allowtransparency="true" title="Rich Text Area. Press Alt-Shift-H for help."></iframe></div></div><textarea class="wpforms-field-medium wp-editor-area" style="display:none" rows="5" autocomplete="off" name="${nm(n)}" id="${id(n)}" aria-hidden="true"></textarea></div></div></div>${desc(n, d)}`);

const TYPES = ["Academic Club", "Arts / Music / Theater", "Athletics", "Community Service / Volunteering", "Cultural", "Debate / Speech", "Environmental", "Family Responsibilities", "Religious", "Student Government", "Work (Paid)", "Other"];
const sfx = (n: number, i: number) => (i === 0 ? String(n) : `${n}_${i + 1}`);
const activity = (i: number) => `<div class="${i ? "wpforms-field-repeater-clone-wrap" : "wpforms-field-repeater-display-blocks"}" data-clone-num="${i + 1}">
	<div class="wpforms-field-layout-columns wpforms-field-repeater-block-title"><h4>Activity <span class="wpforms-field-repeater-block-num">${i ? `#${i + 1}` : ""}</span></h4></div>
	${columns(modern(sfx(41, i), "Type of Activity", TYPES), text(sfx(42, i), "Organization / Employer"))}
	${columns(text(sfx(43, i), "Position or Title"), text(sfx(44, i), "Date Started", { attr: 'placeholder="MM/YYYY"' }))}
	${columns(choices(sfx(45, i), "checkbox", "Years Involved", ["9th", "10th", "11th", "12th"], { cls: "wpforms-list-inline" }), columns(text(sfx(46, i), "Hours per Week", { attr: 'min="0" max="168" step="any"' }, "number"), text(sfx(47, i), "Weeks per Year", { attr: 'min="0" max="52" step="any"' }, "number")))}
	${rich(sfx(48, i), "Describe your involvement")}
	<div class="wpforms-field-repeater-display-blocks-buttons" data-button-type="buttons_with_icons"><button type="button" class="wpforms-field-repeater-button-add" data-add="40"><i aria-hidden="true">+</i> <span>Add Activity</span></button> ${i ? '<button type="button" class="wpforms-field-repeater-button-remove" data-remove><i aria-hidden="true">−</i> <span>Remove</span></button>' : ""}</div></div>`;
const course = (i: number) => `<div class="wpforms-field-layout-rows wpforms-field-repeater-display-rows ${i ? "wpforms-field-repeater-clone-wrap rows" : ""}" data-clone-num="${i + 1}"><div class="wpforms-field-layout-columns"><div class="wpforms-layout-column" style="flex:3">${text(sfx(51, i), "Course Title")}</div><div class="wpforms-layout-column">${text(sfx(52, i), "Grade")}</div><div class="wpforms-layout-column">${text(sfx(53, i), "Credits", { attr: 'step="any" min="0"' }, "number")}</div><div class="rowbtns"><button type="button" class="wpforms-field-repeater-button-add" data-add="50" title="Click to add new row" aria-label="Add row">+</button> <button type="button" class="wpforms-field-repeater-button-remove" ${i ? "data-remove" : "disabled"} title="Click to remove this row" aria-label="Remove row">−</button></div></div></div>`;

document.getElementById("root")!.innerHTML = `
<header class="site-header"><div class="site-title">Coombe Valley Community College Foundation</div></header>
<article id="post-88" class="post-88 page type-page status-publish hentry"><h1 class="entry-title" style="text-align:center">General Scholarship Application</h1><div class="entry-content">
<p>One application puts you in the running for more than 120 Foundation awards. Questions? Call the Foundation office weekdays 8–4:30.</p>
<div class="wpforms-container wpforms-container-full wpforms-render-modern" id="wpforms-${F}"><form id="wpforms-form-${F}" class="wpforms-validate wpforms-form" data-formid="${F}" method="post" enctype="multipart/form-data" novalidate="novalidate"><noscript class="wpforms-error-noscript">Please enable JavaScript in your browser to complete this form.</noscript>
<div class="wpforms-field-container">
${divider(1, "Applicant Information")}
${name(2, "Legal Name", true, true)}
${columns(`<div id="${id(3)}-container" class="wpforms-field wpforms-field-email" data-field-id="3">${label(3, "Email", true)}<input type="email" id="${id(3)}" class="wpforms-field-large wpforms-field-required" name="${nm(3)}" spellcheck="false" required>${desc(3, "Award notices are sent here.")}</div>`, field(4, "phone", `${label(4, "Phone", true)}<input type="tel" id="${id(4)}" class="wpforms-field-large wpforms-field-required wpforms-smart-phone-field" data-rule-smart-phone-field="true" name="${nm(4)}" aria-label="Phone number" required>`))}
${field(5, "date-time", `<fieldset><legend class="wpforms-field-label">Date of Birth${REQ}</legend><div class="wpforms-field-date-dropdown-wrap wpforms-field-medium wpforms-field-row"><select name="${nm(5, "[date][m]")}" id="${id(5)}-month" class="wpforms-field-date-time-date-month" aria-label="Month"><option value="">MM</option>${opts(range(1, 12))}</select><select name="${nm(5, "[date][d]")}" id="${id(5)}-day" class="wpforms-field-date-time-date-day" aria-label="Day"><option value="">DD</option>${opts(range(1, 31))}</select><select name="${nm(5, "[date][y]")}" id="${id(5)}-year" class="wpforms-field-date-time-date-year" aria-label="Year"><option value="">YYYY</option>${opts(range(2030, 1930))}</select></div></fieldset>`)}
${field(6, "address", `<fieldset><legend class="wpforms-field-label">Home Address${REQ}</legend><div class="wpforms-field-row wpforms-field-large"><div class="wpforms-field-row-block">${sub(6, "", "address1", "Address Line 1", "required")}</div></div><div class="wpforms-field-row wpforms-field-large"><div class="wpforms-field-row-block">${sub(6, "-address2", "address2", "Address Line 2")}</div></div><div class="wpforms-field-row wpforms-field-large"><div class="wpforms-field-row-block">${sub(6, "-city", "city", "City", "required")}</div><div class="wpforms-field-row-block"><select id="${id(6)}-state" name="${nm(6, "[state]")}" class="wpforms-field-address-state" required><option class="placeholder" value="" selected disabled>--- Select state ---</option>${STATES.map(([c, n]) => `<option value="${c}">${n}</option>`).join("")}</select><label for="${id(6)}-state" class="wpforms-field-sublabel after">State</label></div></div><div class="wpforms-field-row wpforms-field-large"><div class="wpforms-field-row-block wpforms-one-half">${sub(6, "-postal", "postal", "Zip Code", "required")}</div><div class="wpforms-field-row-block"></div></div></fieldset>`)}
${columns(modern(7, "Gender", ["Female", "Male", "Non-Binary", "Prefer Not to Answer"]), text(8, "Last 4 of SSN or Student ID (if assigned)", { attr: 'maxlength="9"' }))}
${choices(9, "radio", "Citizenship / Residency", ["U.S. Citizen", "Permanent Resident", "AB 540 / Undocumented", "International (F-1)"], { req: true })}
${choices(10, "checkbox", "Race / Ethnicity (check all that apply)", ["American Indian / Alaska Native", "Asian", "Black / African American", "Hispanic / Latino", "Native Hawaiian / Pacific Islander", "White"], { d: "Optional. Some donors request this information in the aggregate." })}
${divider(20, "Education")}
${text(21, "High School Name", { req: true })}
${columns(field(23, "date-time", `${label(23, "High School Graduation Date")}<div class="wpforms-datepicker-wrap"><input type="text" id="${id(23)}" class="wpforms-field-date-time-date wpforms-datepicker wpforms-field-medium" data-date-format="m/d/Y" data-input="true" name="${nm(23, "[date]")}"><a title="Clear Date" data-clear role="button" tabindex="0" class="wpforms-datepicker-clear" aria-label="Clear Date" style="display:none;"></a></div>`), text(24, "Unweighted GPA", { d: "4.0 scale", attr: 'step="any" min="0" max="4"' }, "number"))}
${columns(text(26, "ACT Composite", { attr: 'step="1" min="1" max="36"' }, "number"), modern(27, "When do you plan to start college?", ["Fall 2026", "Spring 2027", "Summer 2027", "Fall 2027", "Spring 2028"]))}
${choices(29, "radio", "Have you taken any college classes?", ["Yes", "No"], { cls: "wpforms-list-inline" })}
<div id="cond-29" class="wpforms-conditional-hide">${text(30, "Name of College")}
<div id="${id(50)}-container" class="wpforms-field wpforms-field-repeater wpforms-field-layout" data-field-id="50"><h3 class="wpforms-field-label">College Courses</h3><div data-rows="50">${course(0)}</div><input type="hidden" name="${nm(50, "[clone_list]")}" class="wpforms-field-repeater-clone-list" value="[]"></div></div>
${divider(39, "Activities, Service and Work", "Please list at least one. Use the button to add more.")}
<div id="${id(40)}-container" class="wpforms-field wpforms-field-repeater wpforms-field-layout" data-field-id="40"><div data-rows="40">${activity(0)}</div><input type="hidden" name="${nm(40, "[clone_list]")}" class="wpforms-field-repeater-clone-list" value="[]"></div>
${divider(60, "Family and Finances")}
${name(61, "Mother / Parent 1", false)}${name(62, "Father / Parent 2", false)}
${likert(63, "Highest education completed by each parent", ["Mother / Parent 1", "Father / Parent 2"], ["Did not finish high school", "High school / GED", "Some college", "Associate degree", "Bachelor's or higher", "Unknown"])}
${columns(text(64, "Total Household Income (annual)", { attr: 'inputmode="decimal" data-inputmask="currency"' }), choices(65, "radio", "Will you be the first in your family to earn a college degree?", ["Yes", "No"], { cls: "wpforms-list-inline" }))}
${divider(70, "Reference and Statement")}
${columns(text(71, "Reference Name"), text(72, "Reference Email", {}, "email"))}
${likert(73, "How much do the following affect your ability to attend?", ["Transportation", "Childcare"], ["Not at all", "Somewhat", "A great deal"])}
${area(74, "Tell the committee about a setback and how you responded to it.", { req: true, d: "250–500 words." })}
${field(76, "checkbox", `<fieldset><legend class="wpforms-field-label">Release${REQ}</legend><ul id="${id(76)}"><li class="choice-1 depth-1"><input type="checkbox" id="${id(76)}_1" name="${nm(76)}[]" value="I agree"> <label class="wpforms-field-label-inline" for="${id(76)}_1">I certify that the above is true and authorize the College to release my records to the Foundation.</label></li></ul></fieldset>`)}
${text(77, "Signature (type full name)", { req: true })}
</div>
<div class="wpforms-field wpforms-field-hp"><label for="wpforms-${F}-field-hp" class="wpforms-field-label">Comment</label><input type="text" name="wpforms[hp]" id="wpforms-${F}-field-hp" class="wpforms-field-medium" autocomplete="off" tabindex="-1"></div>
<div class="wpforms-submit-container"><input type="hidden" name="wpforms[id]" value="${F}"><input type="hidden" name="wpforms[post_id]" value="88"><button type="submit" name="wpforms[submit]" id="wpforms-submit-${F}" class="wpforms-submit" data-alt-text="Sending..." data-submit-text="Submit" aria-live="assertive" value="wpforms-submit">Submit</button></div>
</form></div></div></article>`;

const form = document.getElementById(`wpforms-form-${F}`) as HTMLFormElement;
let sent = false;
form.addEventListener("submit", (e) => { e.preventDefault(); sent = true; });
const $ = <T extends HTMLElement = HTMLInputElement>(n: string | number) => document.getElementById(id(n)) as T | null;

function enhance(root: ParentNode) {
	for (const s of root.querySelectorAll<HTMLSelectElement>(".choicesjs-select")) new Choices(s, { searchEnabled: s.dataset.searchEnabled === "1", shouldSort: false, itemSelectText: "", allowHTML: true, callbackOnInit() { (this as any).containerOuter?.element.classList.add("wpforms-field-row"); } });
	for (const frame of root.querySelectorAll<HTMLIFrameElement>("iframe[id$=_ifr]")) {
		const doc = frame.contentDocument!;
		doc.open();
		doc.write(`<!DOCTYPE html><html><head><meta charset="utf-8"><style>body{font:15px Arial;margin:9px}p{margin:0 0 8px}</style></head><body id="tinymce" class="mce-content-body" data-id="${frame.id.slice(0, -4)}" contenteditable="true" spellcheck="false"><p><br data-mce-bogus="1"></p></body></html>`);
		doc.close();
	}
}
enhance(form);
const iti = intlTelInput($(4)!, { initialCountry: "us", countrySearch: true } as any);
$(4)!.addEventListener("blur", () => { if (iti.isValidNumber()) iti.setNumber(iti.getNumber()); });
flatpickr($(23)!, { dateFormat: "m/d/Y", wrap: false } as any);

form.addEventListener("click", (e) => {
	const button = (e.target as Element).closest("button");
	const kind = button?.dataset.add;
	if (kind) {
		const rows = form.querySelector(`[data-rows="${kind}"]`)!;
		const n = Math.max(...[...rows.children].map((r) => Number((r as HTMLElement).dataset.cloneNum)));
		rows.insertAdjacentHTML("beforeend", kind === "40" ? activity(n) : course(n));
		enhance(rows.lastElementChild!);
	} else if (button?.hasAttribute("data-remove")) button.closest("[data-clone-num]")!.remove();
	else return;
	for (const list of form.querySelectorAll<HTMLElement>("[data-rows]")) (list.nextElementSibling as HTMLInputElement).value = JSON.stringify([...list.children].slice(1).map((r) => Number((r as HTMLElement).dataset.cloneNum)));
});
form.addEventListener("change", (e) => {
	if ((e.target as HTMLInputElement).name === nm(29)) document.getElementById("cond-29")!.classList.toggle("wpforms-conditional-hide", (e.target as HTMLInputElement).value !== "Yes");
});
const money = $(64)!;
money.addEventListener("input", () => { const clean = money.value.replace(/[^\d.,$]/g, ""); if (clean !== money.value) money.value = clean; });
money.addEventListener("blur", () => { const v = parseFloat(money.value.replace(/[^\d.]/g, "")); money.value = Number.isFinite(v) ? "$" + v.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 }) : ""; });

const content = (n: string) => {
	const body = ($(`${n}_ifr`) as unknown as HTMLIFrameElement | null)?.contentDocument?.body;
	return body ? body.innerText.trim().split(/\n+/).filter(Boolean) : [];
};
const KEYS: Record<string, string> = { first: nm(2, "[first]"), middle: nm(2, "[middle]"), last: nm(2, "[last]"), email: nm(3), dobM: nm(5, "[date][m]"), dobD: nm(5, "[date][d]"), dobY: nm(5, "[date][y]"), address1: nm(6, "[address1]"), address2: nm(6, "[address2]"), city: nm(6, "[city]"), state: nm(6, "[state]"), postal: nm(6, "[postal]"), gender: nm(7), ssn4: nm(8), citizenship: nm(9), race: nm(10, "[]"), hs: nm(21), gradDate: nm(23, "[date]"), gpa: nm(24), act: nm(26), startTerm: nm(27), tookCollege: nm(29), college: nm(30), p1First: nm(61, "[first]"), p1Last: nm(61, "[last]"), p2First: nm(62, "[first]"), p2Last: nm(62, "[last]"), p1Edu: nm(63, "[1]"), p2Edu: nm(63, "[2]"), income: nm(64), firstGen: nm(65), refName: nm(71), refEmail: nm(72), transport: nm(73, "[1]"), childcare: nm(73, "[2]"), setback: nm(74), release: nm(76, "[]"), signature: nm(77), hp: "wpforms[hp]" };
for (let i = 0; i < 3; i++) Object.assign(KEYS, { [`act${i}_type`]: nm(sfx(41, i)), [`act${i}_org`]: nm(sfx(42, i)), [`act${i}_title`]: nm(sfx(43, i)), [`act${i}_started`]: nm(sfx(44, i)), [`act${i}_years`]: nm(sfx(45, i), "[]"), [`act${i}_hours`]: nm(sfx(46, i)), [`act${i}_weeks`]: nm(sfx(47, i)) });
for (let i = 0; i < 2; i++) Object.assign(KEYS, { [`course${i}_title`]: nm(sfx(51, i)), [`course${i}_grade`]: nm(sfx(52, i)), [`course${i}_credits`]: nm(sfx(53, i)) });
function formState() {
	const data = new FormData(form);
	const out: any = { submitted: sent };
	for (const [k, n] of Object.entries(KEYS)) out[k] = n.endsWith("[]") ? data.getAll(n) : (data.get(n) ?? "");
	out.phone = $(4)!.value ? iti.getNumber() : "";
	for (let i = 0; i < 3; i++) out[`act${i}_description`] = content(sfx(48, i)).map((p) => `<p>${p}</p>`).join("\n");
	return out;
}
function formShown() {
	const out: any = { phone: $(4)!.value };
	for (const [k, n] of Object.entries(KEYS)) {
		const all = [...form.querySelectorAll<HTMLInputElement>(`[name="${n}"]`)];
		const one = all[0];
		const lab = (x: HTMLInputElement) => x.labels?.[0]?.textContent?.trim() ?? "";
		if (!one) out[k] = n.endsWith("[]") ? [] : "";
		else if (one.type === "checkbox") out[k] = all.filter((x) => x.checked).map(lab);
		else if (one.type === "radio") out[k] = all.filter((x) => x.checked).map(lab)[0] ?? "";
		else if (one.classList.contains("choicesjs-select")) out[k] = one.closest(".choices")?.querySelector(".choices__list--single .choices__item:not(.choices__placeholder)")?.textContent?.trim() ?? "";
		else if (one.tagName === "SELECT") { const s = one as unknown as HTMLSelectElement; out[k] = s.value ? s.selectedOptions[0].text : ""; }
		else out[k] = one.value;
	}
	for (let i = 0; i < 3; i++) out[`act${i}_description`] = content(sfx(48, i)).join("\n");
	return out;
}
Object.assign(window, { formState, formShown });
