import "./page.css";

/** Each question's posted name, without what the master page puts before it. */
const NAMES: Record<string, string> = {
	lastName: "txtLName",
	firstName: "txtFName",
	middleName: "txtMName",
	suffix: "ddlGen",
	birthMonth: "ddlDOBMonth",
	birthDay: "ddlDOBDay",
	birthYear: "ddlDOBYear",
	ssn: "txtSSN",
	street: "ucAddr$txtLine1",
	unit: "ucAddr$txtLine2",
	city: "ucAddr$txtCity",
	state: "ucAddr$ddlState",
	zip: "ucAddr$txtZip",
	phoneArea: "ucPhone$txtArea",
	phonePrefix: "ucPhone$txtPrefix",
	phoneLine: "ucPhone$txtLine",
	email: "txtEmail",
	school: "txtHSName",
	schoolState: "ddlHSState",
	graduated: "txtHSGradDt",
	gpa: "txtGPA",
	rank: "txtRank",
	classSize: "txtClassSize",
	entryYear: "ddlEntryYr",
	program: "ddlCIP",
	satReadingDate: "gvTests$ctl02$txtTaken",
	satReadingScore: "gvTests$ctl02$txtScore",
	satMathDate: "gvTests$ctl03$txtTaken",
	satMathScore: "gvTests$ctl03$txtScore",
	actDate: "gvTests$ctl04$txtTaken",
	actScore: "gvTests$ctl04$txtScore",
	ap1Exam: "gvAP$ctl02$ddlExam",
	ap1Year: "gvAP$ctl02$ddlYear",
	ap1Grade: "gvAP$ctl02$ddlGrade",
	ap2Exam: "gvAP$ctl03$ddlExam",
	ap2Year: "gvAP$ctl03$ddlYear",
	ap2Grade: "gvAP$ctl03$ddlGrade",
	ap3Exam: "gvAP$ctl04$ddlExam",
	ap3Year: "gvAP$ctl04$ddlYear",
	ap3Grade: "gvAP$ctl04$ddlGrade",
	college: "txtCollege",
	course1Title: "gvCollege$ctl02$txtTitle",
	course1Credits: "gvCollege$ctl02$txtHrs",
	course1Mark: "gvCollege$ctl02$txtMark",
	course2Title: "gvCollege$ctl03$txtTitle",
	course2Credits: "gvCollege$ctl03$txtHrs",
	course2Mark: "gvCollege$ctl03$txtMark",
	course3Title: "gvCollege$ctl04$txtTitle",
	course3Credits: "gvCollege$ctl04$txtHrs",
	course3Mark: "gvCollege$ctl04$txtMark",
	parent1Given: "txtPar1F",
	parent1Surname: "txtPar1L",
	parent1Schooling: "ddlPar1Ed",
	parent2Given: "txtPar2F",
	parent2Surname: "txtPar2L",
	parent2Schooling: "ddlPar2Ed",
	citizenship: "rblCitizen",
	hispanic: "rblHisp",
	learned: "ddlSource",
	notifyName: "txtEmgName",
	notifyPhone: "txtEmgTel",
	certify: "chkCertify",
	signature: "txtSign",
};

const form = document.querySelector<HTMLFormElement>("#aspnetForm")!;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const posted = (name: string) => `ctl00$MainContent$${name}`;

/** What would be posted; the portal's “-1” is a list nobody has chosen from. */
function formState() {
	const data = new FormData(form);
	const valueOf = (name: string) => String(data.get(posted(name)) ?? "").replace(/^-1$/, "");
	return { ...Object.fromEntries(Object.entries(NAMES).map(([key, name]) => [key, valueOf(name)])), submitted };
}

function shownOf(name: string): string | boolean {
	const found = form.elements.namedItem(posted(name));
	if (found instanceof RadioNodeList) {
		const chosen = [...found].find((each) => (each as HTMLInputElement).checked) as HTMLInputElement | undefined;
		return chosen?.labels?.[0]?.textContent ?? "";
	}
	if (found instanceof HTMLSelectElement) return found.selectedOptions[0]?.text ?? "";
	const input = found as HTMLInputElement;
	return input.type === "checkbox" ? input.checked : input.value;
}

const formShown = () => Object.fromEntries(Object.entries(NAMES).map(([key, name]) => [key, shownOf(name)]));

Object.assign(window, { formState, formShown });
