import "./site.css";

const PREFIX = "ctl00_cphMain_";
const form = document.getElementById("aspnetForm") as HTMLFormElement;
let submitted = false;

/** What the server sends back for an UpdatePanel: the whole grid again, with one row more. */
function addRow(panelName: string) {
	const panel = document.getElementById(PREFIX + panelName)!;
	window.setTimeout(() => {
		const held = new Map([...panel.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")].map((field) => [field.id, field.value]));
		const html = panel.innerHTML;
		const last = [...panel.querySelectorAll("tr")].at(-1)!.outerHTML;
		const number = Number(/_ctl(\d\d)_/.exec(last)![1]);
		const two = (count: number) => `ctl${String(count).padStart(2, "0")}`;
		const added = last.replaceAll(two(number), two(number + 1)).replace(/^<tr class="\w+"/, `<tr class="${number % 2 ? "gridRow" : "gridAlt"}"`);
		panel.innerHTML = html.replace("</tbody>", `${added}</tbody>`);
		for (const [id, value] of held) (document.getElementById(id) as HTMLInputElement).value = value;
	}, 120);
}

function doPostBack(target: string) {
	(document.getElementById("__EVENTTARGET") as HTMLInputElement).value = target;
	if (target.endsWith("lnkAddExam")) addRow("upExams");
}

form.addEventListener("submit", (event) => {
	event.preventDefault();
	if ((event.submitter as HTMLInputElement | null)?.id === `${PREFIX}btnAddSib`) addRow("upSiblings");
	else submitted = true;
});

// AutoTab for the telephone boxes
for (const [from, to] of [
	["txtPhArea", "txtPhPre"],
	["txtPhPre", "txtPhLine"],
]) {
	const box = document.getElementById(PREFIX + from) as HTMLInputElement;
	box.onkeyup = (event) => {
		if (/^\d$/.test(event.key) && box.value.length === box.maxLength) document.getElementById(PREFIX + to)!.focus();
	};
}

const KEYS = [
	"txtLName",
	"txtFName",
	"txtMName",
	"txtSSN",
	"ddlDOBMonth",
	"ddlDOBDay",
	"ddlDOBYear",
	"txtAddr1",
	"txtAddr2",
	"txtCity",
	"ddlState",
	"txtZip",
	"txtCounty",
	"txtPhArea",
	"txtPhPre",
	"txtPhLine",
	"txtEmail",
	"txtPIN",
	"ddlCitizen",
	"rblHispanic",
	"cblRace",
	"txtHSName",
	"ddlHSState",
	"txtHSGradDt",
	"txtGPA",
	"txtRank",
	"ddlTerm",
	"ddlMajor",
	"txtSATV",
	"txtSATM",
	"txtACT",
	"gvExams_ctl02_ddlExam",
	"gvExams_ctl02_ddlScore",
	"gvExams_ctl02_txtDate",
	"gvExams_ctl03_ddlExam",
	"gvExams_ctl03_ddlScore",
	"gvExams_ctl03_txtDate",
	"gvExams_ctl04_ddlExam",
	"gvExams_ctl04_ddlScore",
	"gvExams_ctl04_txtDate",
	"gvCollege_ctl02_txtTitle",
	"gvCollege_ctl02_txtGrade",
	"gvCollege_ctl02_txtHrs",
	"gvCollege_ctl03_txtTitle",
	"gvCollege_ctl03_txtGrade",
	"gvCollege_ctl03_txtHrs",
	"gvActivities_ctl02_txtOrg",
	"gvActivities_ctl02_txtPos",
	"gvActivities_ctl02_cblGrades",
	"gvActivities_ctl02_txtHrs",
	"gvActivities_ctl02_txtWks",
	"gvActivities_ctl03_txtOrg",
	"gvActivities_ctl03_txtPos",
	"gvActivities_ctl03_cblGrades",
	"gvActivities_ctl03_txtHrs",
	"gvActivities_ctl03_txtWks",
	"gvActivities_ctl04_txtOrg",
	"gvActivities_ctl04_txtPos",
	"gvActivities_ctl04_cblGrades",
	"gvActivities_ctl04_txtHrs",
	"gvActivities_ctl04_txtWks",
	"txtMoFirst",
	"txtMoLast",
	"ddlMoEduc",
	"txtFaFirst",
	"txtFaLast",
	"ddlFaEduc",
	"txtAlumName",
	"txtEmerName",
	"txtEmerPhone",
	"gvSiblings_ctl02_txtSibFirst",
	"gvSiblings_ctl02_txtSibLast",
	"gvSiblings_ctl02_txtSibAge",
	"gvSiblings_ctl03_txtSibFirst",
	"gvSiblings_ctl03_txtSibLast",
	"gvSiblings_ctl03_txtSibAge",
	"ddlSource",
	"chkCertify"
];

function read(key: string, isShown: boolean): unknown {
	const field = document.getElementById(PREFIX + key) as any;
	if (!field) return key.includes("cbl") ? [] : "";
	const text = (box: HTMLInputElement) => (isShown ? document.querySelector(`label[for="${box.id}"]`)!.textContent : box.value);
	if (field.tagName === "TABLE") {
		const ticked = [...field.querySelectorAll("input:checked")].map(text);
		return key.startsWith("rbl") ? (ticked[0] ?? "") : ticked;
	}
	if (field.type === "checkbox") return field.checked;
	if (field.tagName === "SELECT" && isShown) return field.value ? field.selectedOptions[0].text : "";
	return field.value;
}

Object.assign(window, {
	__doPostBack: doPostBack,
	formState: () => ({ submitted, ...Object.fromEntries(KEYS.map((key) => [key, read(key, false)])) }),
	formShown: () => Object.fromEntries(KEYS.map((key) => [key, read(key, true)])),
});
