import "./site.css";

declare global {
	interface Window {
		formState: () => Record<string, unknown>;
		formShown: () => Record<string, unknown>;
		__doPostBack: (target: string, argument: string) => boolean;
	}
}

const form = document.getElementById("aspnetForm") as HTMLFormElement;
const MAIN = "ctl00$Main$";
let submitted = false;

/* ---- UpdatePanel with the awards repeater (what the server renders) ---- */
let awardCount = 1;
const panel = document.getElementById("ctl00_Main_upAwards") as HTMLElement;
const YEARS = [
	["", "--Select--"],
	["9", "9th grade"],
	["10", "10th grade"],
	["11", "11th grade"],
	["12", "12th grade"],
];
const html = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
function renderAwards(posted: FormData) {
	let out = "";
	for (let i = 0; i < awardCount; i++) {
		const item = `rptAwards$ctl0${i}$`;
		const id = `ctl00_Main_rptAwards_ctl0${i}_`;
		const was = (field: string) => html(String(posted.get(MAIN + item + field) ?? ""));
		out += `<table class="award" cellpadding="3" cellspacing="0" width="100%"><tbody>
<tr><td class="awNo" rowspan="2"><span id="${id}lblNo">${i + 1}</span></td>
<td><label for="${id}txtTitle" id="${id}lblTitle">Award / Honor</label><br><input name="${MAIN}${item}txtTitle" type="text" value="${was("txtTitle")}" maxlength="100" id="${id}txtTitle" class="txt wide"></td>
<td><label for="${id}ddlYr" id="${id}lblYr">Grade when received</label><br><select name="${MAIN}${item}ddlYr" id="${id}ddlYr" class="ddl">${YEARS.map(
			([value, text]) => `<option value="${value}"${value === was("ddlYr") ? ' selected="selected"' : ""}>${text}</option>`,
		).join("")}</select></td></tr>
<tr><td colspan="2"><label for="${id}txtDesc" id="${id}lblDesc">Brief description</label><br><textarea name="${MAIN}${item}txtDesc" rows="2" cols="80" id="${id}txtDesc" class="txt">${was("txtDesc")}</textarea></td></tr>
</tbody></table>`;
	}
	if (awardCount < 5)
		out += `<a id="ctl00_Main_lnkAddAward" href="javascript:__doPostBack('ctl00$Main$lnkAddAward','')">Add another award</a>`;
	panel.innerHTML = `${out} <span id="ctl00_Main_upProg" style="display:none;" class="prog">Please wait...</span>`;
}
renderAwards(new FormData(form));

let busy = false;
window.__doPostBack = (target) => {
	if (busy || target !== "ctl00$Main$lnkAddAward") return false;
	busy = true;
	const posted = new FormData(form);
	(document.getElementById("ctl00_Main_upProg") as HTMLElement).style.display = "";
	setTimeout(() => {
		awardCount++;
		renderAwards(posted);
		busy = false;
	}, 250);
	return false;
};

/* ---- client validators ---- */
const el = (id: string) => document.getElementById(`ctl00_Main_${id}`) as HTMLInputElement;
for (const [field, validator] of [
	["txtLName", "rfvLName"],
	["txtFName", "rfvFName"],
	["txtAddr1", "rfvAddr1"],
	["txtEmail", "rfvEmail"],
])
	el(field).addEventListener("change", () => {
		el(validator).style.visibility = el(field).value.trim() ? "hidden" : "visible";
	});
el("txtDOB").addEventListener("change", () => {
	el("revDOB").style.display = /^(0[1-9]|1[0-2])\/\d\d\/(19|20)\d\d$/.test(el("txtDOB").value) ? "none" : "inline";
});
el("txtEmail2").addEventListener("change", () => {
	el("cvEmail").style.display = el("txtEmail").value === el("txtEmail2").value ? "none" : "inline";
});
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

/* ---- what the form posts ---- */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const keyOf = (name: string) => name.replace(/^ctl00\$(Main\$)?/, "").replaceAll("$", "_");
const labelOf = (control: Control) => control.labels?.[0]?.textContent?.trim() ?? "";
function read(shown: boolean) {
	const values: Record<string, unknown> = {};
	for (let i = 0; i < 3; i++) for (const field of ["txtTitle", "ddlYr", "txtDesc"]) values[`rptAwards_ctl0${i}_${field}`] = "";
	for (const control of Array.from(form.elements) as Control[]) {
		if (!control.name?.startsWith("ctl00$") || ["submit", "button", "hidden"].includes(control.type)) continue;
		const key = keyOf(control.name);
		if (control instanceof HTMLInputElement && control.type === "radio") {
			values[key] ??= "";
			if (control.checked) values[key] = shown ? labelOf(control) : control.value;
		} else if (control instanceof HTMLInputElement && control.type === "checkbox") {
			const list = /^(.*cbl[A-Za-z]+)_\d+$/.exec(key);
			if (!list) values[key] = control.checked;
			else {
				const held = (values[list[1]] ??= []) as string[];
				if (control.checked) held.push(shown ? labelOf(control) : control.value);
			}
		} else if (control instanceof HTMLSelectElement && shown)
			values[key] = control.value ? (control.selectedOptions[0]?.textContent ?? "") : "";
		else values[key] = control.value;
	}
	return values;
}
window.formState = () => ({ ...read(false), submitted });
window.formShown = () => read(true);
