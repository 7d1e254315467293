import "./style.css";

const root = document.getElementById("root") as HTMLElement;
const P = "ctl00$MainContent$";
const row = (i: number) => {
	const n = `${P}gvCourses$ctl${String(i + 2).padStart(2, "0")}$`;
	return `<tr class="${i % 2 ? "alt" : ""}"><td class="no">${i + 1}.</td>
<td><input name="${n}txtTitle" type="text" maxlength="80" id="MainContent_gvCourses_txtTitle_${i}" style="width:310px"></td>
<td><input name="${n}txtGrade" type="text" maxlength="6" id="MainContent_gvCourses_txtGrade_${i}" style="width:70px"></td>
<td><input name="${n}txtCr" type="text" maxlength="5" id="MainContent_gvCourses_txtCr_${i}" style="width:60px"></td></tr>`;
};
root.innerHTML = `<div id="hdr">Office of the University Honors Program</div>
<form method="post" action="./Supplement.aspx?id=2" id="form1">
<input type="hidden" name="__VIEWSTATE" value="/wEPDwUKLTE2">
<h1>Supplement B &ndash; Recent Coursework</h1>
<p>Complete ALL items. Fields marked <span class="req">*</span> are required. This supplement is read together with your transcript; it does not replace it.</p>
<table class="lay">
<tr><td class="l"><span id="MainContent_lblLast">Last Name</span> <span class="req">*</span></td><td><input name="${P}txtLast" type="text" maxlength="40" id="MainContent_txtLast" aria-labelledby="MainContent_lblLast"></td>
<td class="l"><span id="MainContent_lblFirst">First Name</span> <span class="req">*</span></td><td><input name="${P}txtFirst" type="text" maxlength="40" id="MainContent_txtFirst" aria-labelledby="MainContent_lblFirst"></td></tr>
<tr><td class="l">High School <span class="req">*</span></td><td colspan="3"><input name="${P}txtHS" type="text" maxlength="75" id="MainContent_txtHS" style="width:380px"></td></tr>
<tr><td class="l">Cumulative GPA, unweighted (4.0 scale) <span class="req">*</span></td><td><input name="${P}txtGPA" type="text" maxlength="5" id="MainContent_txtGPA" style="width:60px"></td><td class="l">Counselor E-mail</td><td><input name="${P}txtCounselEm" type="text" maxlength="60" id="MainContent_txtCounselEm"></td></tr>
</table>
<h2>High school courses</h2>
<p>List your most recent high school courses, one per line. Do <b>not</b> list courses taken at a college. Enter the grade exactly as it appears on the transcript (letter or percent).</p>
<table class="grid" id="MainContent_gvCourses" cellspacing="0" rules="all" border="1"><thead><tr><th scope="col">&nbsp;</th><th scope="col">Course Title</th><th scope="col">Grade</th><th scope="col">Credits</th></tr></thead><tbody>${row(0)}</tbody></table>
<p><input type="button" name="${P}btnAddRow" value="Add row" id="MainContent_btnAddRow"></p>
<h2>Explanation</h2>
<p><label for="MainContent_txtExplain">If any grade above does not reflect your ability, you may explain (1,500 characters).</label><br><textarea name="${P}txtExplain" rows="5" cols="80" maxlength="1500" id="MainContent_txtExplain"></textarea></p>
<p><input id="MainContent_chkCert" type="checkbox" name="${P}chkCert"><label for="MainContent_chkCert"> I certify that the above is true and complete.</label></p>
<p><input type="submit" name="${P}btnSubmit" value="Submit Supplement" id="MainContent_btnSubmit"> <input type="button" value="Print" onclick="return false"></p>
</form>`;
const form = document.getElementById("form1") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});
const body = form.querySelector("#MainContent_gvCourses tbody") as HTMLTableSectionElement;
document.getElementById("MainContent_btnAddRow")?.addEventListener("click", () => {
	if (body.rows.length < 12) body.insertAdjacentHTML("beforeend", row(body.rows.length));
});
const IDS: Record<string, string> = { last: "txtLast", first: "txtFirst", school: "txtHS", gpa: "txtGPA", counselorEmail: "txtCounselEm", explain: "txtExplain", certify: "chkCert" };
for (const i of [0, 1, 2]) for (const [key, part] of [["title", "txtTitle"], ["grade", "txtGrade"], ["credits", "txtCr"]]) IDS[`course${i}_${key}`] = `gvCourses_${part}_${i}`;
const read = (box: (el: HTMLInputElement) => unknown) => () =>
	Object.fromEntries(
		Object.entries(IDS).map(([key, id]) => {
			const el = document.getElementById(`MainContent_${id}`) as HTMLInputElement | null;
			return [key, el === null ? "" : el.type === "checkbox" ? box(el) : el.value];
		}),
	);
Object.assign(window, {
	formState: () => ({ ...read((el) => (el.checked ? "on" : ""))(), submitted }),
	formShown: read((el) => el.checked),
});
