import "./site.css";

const w = window as any;
let submitted = false;

/* ---- scripts of the page ---- */
w.WebForm_OnSubmit = () => { submitted = true; return false; };
w.WebForm_DoPostBackWithOptions = () => true;
w.ShowNextActivity = () => {
	const next = [...document.querySelectorAll<HTMLElement>(".rptItem")].find((item) => item.style.display === "none");
	if (next) next.style.display = "";
	if (![...document.querySelectorAll<HTMLElement>(".rptItem")].some((item) => item.style.display === "none"))
		document.getElementById("ctl00_ContentPlaceHolder1_lnkAddActivity")!.style.display = "none";
	return false;
};
/* tab ahead in the phone boxes */
for (const [from, to] of [["txtPhArea", "txtPhPrefix"], ["txtPhPrefix", "txtPhLine"]]) {
	const box = document.getElementById("ctl00_ContentPlaceHolder1_" + from) as HTMLInputElement;
	box.onkeyup = (event) => {
		if (/^\d$/.test(event.key) && box.value.length === 3) document.getElementById("ctl00_ContentPlaceHolder1_" + to)!.focus();
	};
}
/* client-side validators */
for (const val of document.querySelectorAll<HTMLElement>("span.val[data-val-initialvalue]")) {
	const control = document.getElementById(val.dataset.valControltovalidate!) as HTMLInputElement;
	control.addEventListener("change", () => { val.style.display = control.value.trim() ? "none" : "inline"; });
}
document.getElementById("aspnetForm")!.addEventListener("submit", (event) => { event.preventDefault(); submitted = true; });

/* ---- what is posted, what is read ---- */
const CONTROLS: [string, string, string][] = [
	[
		"siteSearch",
		"ctl00_txtSiteSearch",
		"value"
	],
	[
		"term",
		"ctl00_ContentPlaceHolder1_ddlTerm",
		"ddl"
	],
	[
		"last",
		"ctl00_ContentPlaceHolder1_txtLName",
		"value"
	],
	[
		"first",
		"ctl00_ContentPlaceHolder1_txtFName",
		"value"
	],
	[
		"mi",
		"ctl00_ContentPlaceHolder1_txtMI",
		"value"
	],
	[
		"suffix",
		"ctl00_ContentPlaceHolder1_ddlSuffix",
		"ddl"
	],
	[
		"dobMonth",
		"ctl00_ContentPlaceHolder1_ddlDOBMonth",
		"ddl"
	],
	[
		"dobDay",
		"ctl00_ContentPlaceHolder1_ddlDOBDay",
		"ddl"
	],
	[
		"dobYear",
		"ctl00_ContentPlaceHolder1_ddlDOBYear",
		"ddl"
	],
	[
		"ssn",
		"ctl00_ContentPlaceHolder1_txtSSN",
		"value"
	],
	[
		"email",
		"ctl00_ContentPlaceHolder1_txtEmail",
		"value"
	],
	[
		"email2",
		"ctl00_ContentPlaceHolder1_txtEmail2",
		"value"
	],
	[
		"phArea",
		"ctl00_ContentPlaceHolder1_txtPhArea",
		"value"
	],
	[
		"phPrefix",
		"ctl00_ContentPlaceHolder1_txtPhPrefix",
		"value"
	],
	[
		"phLine",
		"ctl00_ContentPlaceHolder1_txtPhLine",
		"value"
	],
	[
		"addr1",
		"ctl00_ContentPlaceHolder1_txtAddr1",
		"value"
	],
	[
		"addr2",
		"ctl00_ContentPlaceHolder1_txtAddr2",
		"value"
	],
	[
		"city",
		"ctl00_ContentPlaceHolder1_txtCity",
		"value"
	],
	[
		"state",
		"ctl00_ContentPlaceHolder1_ddlState",
		"ddl"
	],
	[
		"zip",
		"ctl00_ContentPlaceHolder1_txtZip",
		"value"
	],
	[
		"county",
		"ctl00_ContentPlaceHolder1_ddlCounty",
		"ddl"
	],
	[
		"emergencyName",
		"ctl00_ContentPlaceHolder1_txtEmgName",
		"value"
	],
	[
		"emergencyPhone",
		"ctl00_ContentPlaceHolder1_txtEmgPhone",
		"value"
	],
	[
		"gender",
		"ctl00_ContentPlaceHolder1_rblGender",
		"rbl"
	],
	[
		"hispanic",
		"ctl00_ContentPlaceHolder1_rblHispanic",
		"rbl"
	],
	[
		"race",
		"ctl00_ContentPlaceHolder1_cblRace",
		"cbl"
	],
	[
		"citizenship",
		"ctl00_ContentPlaceHolder1_ddlCitizen",
		"ddl"
	],
	[
		"military",
		"ctl00_ContentPlaceHolder1_ddlMilitary",
		"ddl"
	],
	[
		"parent1Ed",
		"ctl00_ContentPlaceHolder1_ddlPar1Ed",
		"ddl"
	],
	[
		"parent2Ed",
		"ctl00_ContentPlaceHolder1_ddlPar2Ed",
		"ddl"
	],
	[
		"hsName",
		"ctl00_ContentPlaceHolder1_txtHSName",
		"value"
	],
	[
		"hsCity",
		"ctl00_ContentPlaceHolder1_txtHSCity",
		"value"
	],
	[
		"hsState",
		"ctl00_ContentPlaceHolder1_ddlHSState",
		"ddl"
	],
	[
		"hsGrad",
		"ctl00_ContentPlaceHolder1_txtHSGrad",
		"value"
	],
	[
		"course0.title",
		"ctl00_ContentPlaceHolder1_gvCourses_ctl02_txtCourse",
		"value"
	],
	[
		"course0.grade",
		"ctl00_ContentPlaceHolder1_gvCourses_ctl02_txtGrade",
		"value"
	],
	[
		"course0.credits",
		"ctl00_ContentPlaceHolder1_gvCourses_ctl02_txtCredits",
		"value"
	],
	[
		"course1.title",
		"ctl00_ContentPlaceHolder1_gvCourses_ctl03_txtCourse",
		"value"
	],
	[
		"course1.grade",
		"ctl00_ContentPlaceHolder1_gvCourses_ctl03_txtGrade",
		"value"
	],
	[
		"course1.credits",
		"ctl00_ContentPlaceHolder1_gvCourses_ctl03_txtCredits",
		"value"
	],
	[
		"course2.title",
		"ctl00_ContentPlaceHolder1_gvCourses_ctl04_txtCourse",
		"value"
	],
	[
		"course2.grade",
		"ctl00_ContentPlaceHolder1_gvCourses_ctl04_txtGrade",
		"value"
	],
	[
		"course2.credits",
		"ctl00_ContentPlaceHolder1_gvCourses_ctl04_txtCredits",
		"value"
	],
	[
		"course3.title",
		"ctl00_ContentPlaceHolder1_gvCourses_ctl05_txtCourse",
		"value"
	],
	[
		"course3.grade",
		"ctl00_ContentPlaceHolder1_gvCourses_ctl05_txtGrade",
		"value"
	],
	[
		"course3.credits",
		"ctl00_ContentPlaceHolder1_gvCourses_ctl05_txtCredits",
		"value"
	],
	[
		"ap0.exam",
		"ctl00_ContentPlaceHolder1_gvAP_ctl02_ddlExam",
		"ddl"
	],
	[
		"ap0.score",
		"ctl00_ContentPlaceHolder1_gvAP_ctl02_ddlScore",
		"ddl"
	],
	[
		"ap0.date",
		"ctl00_ContentPlaceHolder1_gvAP_ctl02_txtDate",
		"value"
	],
	[
		"ap1.exam",
		"ctl00_ContentPlaceHolder1_gvAP_ctl03_ddlExam",
		"ddl"
	],
	[
		"ap1.score",
		"ctl00_ContentPlaceHolder1_gvAP_ctl03_ddlScore",
		"ddl"
	],
	[
		"ap1.date",
		"ctl00_ContentPlaceHolder1_gvAP_ctl03_txtDate",
		"value"
	],
	[
		"ap2.exam",
		"ctl00_ContentPlaceHolder1_gvAP_ctl04_ddlExam",
		"ddl"
	],
	[
		"ap2.score",
		"ctl00_ContentPlaceHolder1_gvAP_ctl04_ddlScore",
		"ddl"
	],
	[
		"ap2.date",
		"ctl00_ContentPlaceHolder1_gvAP_ctl04_txtDate",
		"value"
	],
	[
		"activity0.org",
		"ctl00_ContentPlaceHolder1_rptActivities_ctl00_txtOrg",
		"value"
	],
	[
		"activity0.role",
		"ctl00_ContentPlaceHolder1_rptActivities_ctl00_txtRole",
		"value"
	],
	[
		"activity0.hours",
		"ctl00_ContentPlaceHolder1_rptActivities_ctl00_txtHours",
		"value"
	],
	[
		"activity0.desc",
		"ctl00_ContentPlaceHolder1_rptActivities_ctl00_txtDesc",
		"value"
	],
	[
		"activity1.org",
		"ctl00_ContentPlaceHolder1_rptActivities_ctl01_txtOrg",
		"value"
	],
	[
		"activity1.role",
		"ctl00_ContentPlaceHolder1_rptActivities_ctl01_txtRole",
		"value"
	],
	[
		"activity1.hours",
		"ctl00_ContentPlaceHolder1_rptActivities_ctl01_txtHours",
		"value"
	],
	[
		"activity1.desc",
		"ctl00_ContentPlaceHolder1_rptActivities_ctl01_txtDesc",
		"value"
	],
	[
		"activity2.org",
		"ctl00_ContentPlaceHolder1_rptActivities_ctl02_txtOrg",
		"value"
	],
	[
		"activity2.role",
		"ctl00_ContentPlaceHolder1_rptActivities_ctl02_txtRole",
		"value"
	],
	[
		"activity2.hours",
		"ctl00_ContentPlaceHolder1_rptActivities_ctl02_txtHours",
		"value"
	],
	[
		"activity2.desc",
		"ctl00_ContentPlaceHolder1_rptActivities_ctl02_txtDesc",
		"value"
	],
	[
		"hear",
		"ctl00_ContentPlaceHolder1_ddlHear",
		"ddl"
	],
	[
		"textOptIn",
		"ctl00_ContentPlaceHolder1_chkText",
		"chk"
	],
	[
		"signature",
		"ctl00_ContentPlaceHolder1_txtSignature",
		"value"
	]
];
const checked = (id: string) => [...document.querySelectorAll<HTMLInputElement>("#" + id + " input:checked")];
const textOf = (input: HTMLInputElement) => document.querySelector('label[for="' + input.id + '"]')?.textContent ?? "";
w.formState = () => {
	const form = document.getElementById("aspnetForm") as HTMLFormElement;
	const posted = new FormData(form);
	const out: any = {};
	for (const [key, id, kind] of CONTROLS) {
		const control = document.getElementById(id) as any;
		if (kind === "rbl") out[key] = posted.get(control.querySelector("input").name) ?? "";
		else if (kind === "cbl") out[key] = [...control.querySelectorAll("input")].map((box: any) => posted.get(box.name)).filter(Boolean);
		else if (kind === "chk") out[key] = posted.has(control.name);
		else out[key] = posted.get(control.name) ?? "";
	}
	out.submitted = submitted;
	return out;
};
w.formShown = () => {
	const out: any = {};
	for (const [key, id, kind] of CONTROLS) {
		const control = document.getElementById(id) as any;
		if (kind === "rbl") out[key] = checked(id).map(textOf)[0] ?? "";
		else if (kind === "cbl") out[key] = checked(id).map(textOf);
		else if (kind === "chk") out[key] = control.checked;
		else if (kind === "ddl") out[key] = control.selectedOptions[0]?.textContent.trim() ?? "";
		else out[key] = control.value;
	}
	return out;
};
