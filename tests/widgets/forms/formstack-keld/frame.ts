/* the partner's FormAssembly form */
const TYPES = ["Athletics", "Clinical volunteering", "Community service", "Environment", "Paid employment", "Research", "Speech and debate", "Student government", "Other"];
export const frameHtml = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Experience log</title><style>body{font:13px Verdana,sans-serif;margin:10px}.oneField{margin:6px 0}.label{display:block;font-weight:bold}.reqMark::after{content:" *";color:#c00}.section{border:1px solid #bcd;margin:0 0 10px;padding:8px}.duplicateLink,.removeLink{color:#0b6b74}.wfHide{display:none}.oneChoice{display:inline-block;margin-right:10px}.hint{font-size:11px;color:#666}</style></head><body class="default wFormWebPage"><div class="wFormContainer"><div class="wFormHeader"></div><div class="wForm" id="5012277-WRPR" dir="ltr"><div class="codesection" id="code-5012277"></div><h3 class="wFormTitle" id="5012277-T">Experience log</h3><form method="post" action="#" class="hintsBelow labelsAbove" id="5012277" role="form"><div id="wf_list"></div><div class="actions wfHide" id="5012277-A"><input type="submit" class="primaryAction" id="submit_button" value="Save"></div><input type="hidden" value="5012277" name="tfa_dbFormId" id="tfa_dbFormId"><input type="hidden" value="" name="tfa_dbResponseId"><input type="hidden" value="3f2c" name="tfa_dbControl"></form></div></div></body></html>`;
export function startFrame(doc: Document) {
	const list = doc.getElementById("wf_list")!;
	const grade = (i: number) => [9, 10, 11, 12].map((g, j) => `<span class="oneChoice"><input type="checkbox" value="tfa_${31 + j}" class="" id="tfa_${31 + j}[${i}]" name="tfa_${31 + j}[${i}]" aria-labelledby="tfa_${31 + j}[${i}]-L"><label class="label postField" style="display:inline;font-weight:normal" id="tfa_${31 + j}[${i}]-L" for="tfa_${31 + j}[${i}]"><span class="input-checkbox-faux"></span>Grade ${g}</label></span>`).join("");
	const box = (n: number, i: number, label: string, req = false, more = "", hint = "") => `<div class="oneField field-container-D labelsAbove" id="tfa_${n}[${i}]-D"><label id="tfa_${n}[${i}]-L" class="label preField ${req ? "reqMark" : ""}" for="tfa_${n}[${i}]">${label}</label><br><div class="inputWrapper"><input type="text" id="tfa_${n}[${i}]" name="tfa_${n}[${i}]" value="" title="${label}" class="${more}" ${req ? 'aria-required="true"' : ""} ${hint ? `aria-describedby="tfa_${n}[${i}]-HH"` : ""}>${hint ? `<span class="field-hint-inactive" id="tfa_${n}[${i}]-H"><span id="tfa_${n}[${i}]-HH" class="hint">${hint}</span></span>` : ""}</div></div>`;
	const add = () => {
		const i = list.childElementCount;
		list.insertAdjacentHTML("beforeend", `<fieldset id="tfa_20[${i}]" class="section repeat" title="Experience"><legend id="tfa_20[${i}]-L">Experience</legend>
<div class="oneField field-container-D labelsAbove" id="tfa_21[${i}]-D"><label id="tfa_21[${i}]-L" class="label preField reqMark" for="tfa_21[${i}]">Type of experience</label><br><div class="inputWrapper"><select id="tfa_21[${i}]" name="tfa_21[${i}]" title="Type of experience" aria-required="true" class="required"><option value="">Please select...</option>${TYPES.map((t, n) => `<option value="tfa_${60 + n}" id="tfa_${60 + n}[${i}]" class="">${t}</option>`).join("")}</select></div></div>
${box(22, i, "Organization or employer", true, "required")}${box(23, i, "Title or position held", true, "required")}
<div class="oneField field-container-D labelsAbove" id="tfa_24[${i}]-D"><label id="tfa_24[${i}]-L" class="label preField" for="tfa_24[${i}]">Describe your duties and what you achieved</label><br><div class="inputWrapper"><textarea id="tfa_24[${i}]" name="tfa_24[${i}]" rows="3" cols="60" title="Describe your duties and what you achieved" class=""></textarea></div></div>
<div class="oneField field-container-D labelsAbove" id="tfa_30[${i}]-D" role="group" aria-labelledby="tfa_30[${i}]-L"><label id="tfa_30[${i}]-L" class="label preField">When did you take part?</label><br><div class="inputWrapper"><span id="tfa_30[${i}]" class="choices horizontal">${grade(i)}</span></div></div>
${box(25, i, "Hours per week", false, "validate-integer", "Whole numbers only")}<div class="wfRepeatTools"></div></fieldset>`);
		for (const el of list.lastElementChild!.querySelectorAll<HTMLInputElement>(".validate-integer")) el.addEventListener("blur", () => { if (!/^\d*$/.test(el.value.trim())) el.value = ""; });
		for (const t of list.querySelectorAll(".wfRepeatTools")) t.innerHTML = "";
		list.lastElementChild!.querySelector(".wfRepeatTools")!.innerHTML = `<span class="duplicateSpan"><a class="duplicateLink" id="tfa_20-wfDL" title="Will add another copy of the field or section above." href="#">Add another experience</a></span>`;
		list.querySelector(".duplicateLink")!.addEventListener("click", (e) => { e.preventDefault(); add(); });
	};
	add();
}
export function readFrame(doc: Document | null, shown: boolean) {
	const s: any = {};
	const el = (id: string) => doc?.getElementById(id) as HTMLInputElement | null;
	for (let i = 0; i < 3; i++) {
		for (const n of [21, 22, 23, 24, 25]) {
			const e: any = el(`tfa_${n}[${i}]`);
			s[`tfa_${n}[${i}]`] = !e ? "" : shown && n === 21 ? (e.value ? e.selectedOptions[0].text : "") : e.value;
		}
		s[`tfa_30[${i}]`] = [9, 10, 11, 12].filter((_, j) => el(`tfa_${31 + j}[${i}]`)?.checked).map((g) => (shown ? `Grade ${g}` : `tfa_${22 + g}`));
	}
	return s;
}
