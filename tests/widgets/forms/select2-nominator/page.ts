import "./jquery-global";
import "jquery-ui/dist/jquery-ui.js";
import "jquery-ui/dist/themes/base/jquery-ui.css";
import $ from "jquery";
import select2 from "select2";
import "select2/dist/css/select2.css";

// biome-ignore lint/suspicious/noExplicitAny: the plugins bring no types
const jq = $ as any;
// biome-ignore lint/suspicious/noExplicitAny: a UMD module that wants its jQuery
(select2 as any)(window, $);

/** Each question: how it is drawn and the name under which it is posted. */
const QUESTIONS: Record<string, [string, string]> = {
	"nominator": [
		"text",
		"nom[name]"
	],
	"lodge": [
		"text",
		"nom[lodge]"
	],
	"nominatorCity": [
		"text",
		"nom[city]"
	],
	"nominatorState": [
		"select2",
		"nom[state]"
	],
	"nominatorPhone": [
		"text",
		"nom[phone]"
	],
	"nominatorMail": [
		"text",
		"nom[email]"
	],
	"first": [
		"text",
		"nee[fname]"
	],
	"mi": [
		"text",
		"nee[mi]"
	],
	"last": [
		"text",
		"nee[lname]"
	],
	"suffix": [
		"native",
		"nee[suffix]"
	],
	"born": [
		"text",
		"nee[dob]"
	],
	"street": [
		"text",
		"nee[addr1]"
	],
	"unit": [
		"text",
		"nee[addr2]"
	],
	"city": [
		"text",
		"nee[city]"
	],
	"state": [
		"select2",
		"nee[state]"
	],
	"zip": [
		"text",
		"nee[zip]"
	],
	"district": [
		"text",
		"nee[district]"
	],
	"area": [
		"text",
		"nee[ph1]"
	],
	"prefix": [
		"text",
		"nee[ph2]"
	],
	"line": [
		"text",
		"nee[ph3]"
	],
	"mail": [
		"text",
		"nee[email]"
	],
	"mailAgain": [
		"text",
		"nee[email2]"
	],
	"citizen": [
		"radio",
		"nee[usc]"
	],
	"tongues": [
		"several",
		"nee[lang][]"
	],
	"school": [
		"text",
		"hs[name]"
	],
	"schoolCity": [
		"text",
		"hs[city]"
	],
	"schoolState": [
		"select2",
		"hs[state]"
	],
	"principal": [
		"text",
		"hs[principal]"
	],
	"principalPhone": [
		"text",
		"hs[phone]"
	],
	"commencement": [
		"text",
		"hs[grad]"
	],
	"average": [
		"text",
		"hs[gpa]"
	],
	"act": [
		"text",
		"hs[act]"
	],
	"actWhen": [
		"text",
		"hs[actdate]"
	],
	"colleges": [
		"several",
		"plan[colleges][]"
	],
	"choice": [
		"text",
		"plan[school]"
	],
	"major": [
		"select2",
		"plan[major]"
	],
	"degree": [
		"select2",
		"plan[degree]"
	],
	"parentAFirst": [
		"text",
		"fam[a_first]"
	],
	"parentALast": [
		"text",
		"fam[a_last]"
	],
	"parentAJob": [
		"text",
		"fam[a_occ]"
	],
	"parentAEmployer": [
		"text",
		"fam[a_emp]"
	],
	"parentBFirst": [
		"text",
		"fam[b_first]"
	],
	"parentBLast": [
		"text",
		"fam[b_last]"
	],
	"parentBJob": [
		"text",
		"fam[b_occ]"
	],
	"marital": [
		"select2",
		"fam[marital]"
	],
	"sib0": [
		"text",
		"fam[sib][0][name]"
	],
	"sibAge0": [
		"text",
		"fam[sib][0][age]"
	],
	"sib1": [
		"text",
		"fam[sib][1][name]"
	],
	"sibAge1": [
		"text",
		"fam[sib][1][age]"
	],
	"income": [
		"select2",
		"fam[income]"
	],
	"employer": [
		"text",
		"job[emp]"
	],
	"position": [
		"text",
		"job[title]"
	],
	"weekly": [
		"text",
		"job[hrs]"
	],
	"boss": [
		"text",
		"job[sup]"
	],
	"bossPhone": [
		"text",
		"job[supphone]"
	],
	"reference": [
		"text",
		"ref[name]"
	],
	"referenceStreet": [
		"text",
		"ref[addr]"
	],
	"referenceCity": [
		"text",
		"ref[csz]"
	],
	"referencePhone": [
		"text",
		"ref[phone]"
	],
	"ssn": [
		"text",
		"att[ssn4]"
	],
	"agree": [
		"box",
		"att[ok]"
	]
};

let submitted = false;
jq("#lamp").on("submit", (event: Event) => {
	event.preventDefault();
	submitted = true;
});
jq("select.s2:not(.nosearch)").select2();
jq("select.nosearch").select2({ minimumResultsForSearch: Number.POSITIVE_INFINITY });
jq("select.s2tags").select2({ tags: true });
jq("#nee_dob").datepicker({ changeMonth: true, changeYear: true, yearRange: "1995:2015", dateFormat: "mm/dd/yy" });
jq("#hs_grad").datepicker({ changeMonth: true, changeYear: true, yearRange: "2025:2029", dateFormat: "M d, yy" });

const form = document.querySelector("#lamp") as HTMLFormElement;
const named = (name: string) => [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];

function formState() {
	const posted = new FormData(form);
	const answer = ([kind, name]: [string, string]) => {
		if (kind === "several") return posted.getAll(name);
		if (kind === "box") return posted.has(name);
		return posted.get(name) ?? "";
	};
	return { ...Object.fromEntries(Object.entries(QUESTIONS).map(([key, question]) => [key, answer(question)])), submitted };
}
function shownOf([kind, name]: [string, string]) {
	const [control] = named(name) as [HTMLInputElement];
	const drawn = control.nextElementSibling;
	if (kind === "several") return [...(drawn?.querySelectorAll(".select2-selection__choice__display") ?? [])].map((one) => one.textContent ?? "");
	if (kind === "select2") {
		const rendered = drawn?.querySelector(".select2-selection__rendered");
		return rendered?.querySelector(".select2-selection__placeholder") ? "" : (rendered?.textContent?.trim() ?? "");
	}
	if (kind === "native") return control.value === "" ? "" : ((control as unknown as HTMLSelectElement).selectedOptions[0]?.text ?? "");
	if (kind === "radio") return named(name).find((one) => one.checked)?.closest("label")?.innerText.trim() ?? "";
	return kind === "box" ? control.checked : control.value;
}
Object.assign(window, {
	formState,
	formShown: () => Object.fromEntries(Object.entries(QUESTIONS).map(([key, question]) => [key, shownOf(question)])),
});
