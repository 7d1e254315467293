import { STATES } from "../../lists";
import "./page.css";

type Q = { id: number; text: string; body: (q: Q) => string; kind: string; inner: string; matrix?: boolean; labelled?: boolean };
const KEYS: Record<string, { kind: "value" | "radio" | "boxes"; id: string }> = {};
const reg = (key: string, id: string, kind: "value" | "radio" | "boxes" = "value") => { KEYS[key] = { kind, id }; };

const sl = (id: number, key: string, text: string): Q => ({ id, text, kind: "TE", inner: "SL", labelled: true, body: (q) => {
	reg(key, `QR~QID${id}`);
	return `<div class="ChoiceStructure">  <input type="TEXT" autocomplete="off" id="QR~QID${id}" value="" class="InputText QR-QID${id} QWatchTimer" name="QR~QID${id}~TEXT" data-runtime-textvalue="runtime.Value" aria-describedby="QR~QID${id}~VALIDATION"> </div>`;
} });
const ml = (id: number, key: string, text: string): Q => ({ id, text, kind: "TE", inner: "ML", labelled: true, body: () => {
	reg(key, `QR~QID${id}`);
	return `<div class="ChoiceStructure">  <textarea class="InputText QR-QID${id} QWatchTimer" id="QR~QID${id}" name="QR~QID${id}~TEXT" style="width: 610px;  height: 160px;" data-runtime-textvalue="runtime.Value"></textarea>  </div>`;
} });
const db = (id: number, text: string): Q => ({ id, text, kind: "DB", inner: "TB", body: () => "" });
const formField = (id: number, text: string, rows: [string, string][]): Q => ({ id, text, kind: "TE", inner: "FORM", body: () =>
	`<table class="ChoiceStructure" role="presentation"><tbody>${rows.map(([key, label], i) => {
		const n = i + 1;
		reg(key, `QR~QID${id}~${n}`);
		return `<tr class="Choice reg"><td class="LabelContainer"><span class="LabelWrapper"><label for="QR~QID${id}~${n}" class="TextEntryLabel"><span>${label}</span></label></span></td><td class="ControlContainer"><input type="TEXT" autocomplete="off" id="QR~QID${id}~${n}" class="InputText QR-QID${id}-${n} QWatchTimer" name="QR~QID${id}~${n}~TEXT" data-runtime-textvalue="runtime.Choices.${n}.Text" value=""></td></tr>`;
	}).join("")}</tbody></table>` });
const dl = (id: number, key: string, text: string, options: string[]): Q => ({ id, text, kind: "MC", inner: "DL", labelled: true, body: () => {
	reg(key, `QR~QID${id}`);
	return `<div class="ChoiceStructure"><select class="ChoiceStructure Selection QR-QID${id} QWatchTimer" name="QR~QID${id}" id="QR~QID${id}" data-runtime-value="runtime.Selected"><option class="Selection" value="" aria-label="Blank"></option>${options.map((o, i) => `<option class="Selection" value="${i + 1}" id="QR~QID${id}~${i + 1}">${o}</option>`).join("")}</select></div>`;
} });
const mc = (id: number, key: string, text: string, options: string[], many = false): Q => ({ id, text, kind: "MC", inner: many ? "MAVR" : "SAVR", body: () => {
	reg(key, `QID${id}`, many ? "boxes" : "radio");
	const t = many ? "checkbox" : "radio";
	return `<ul class="ChoiceStructure">${options.map((o, i) => {
		const n = i + 1;
		return `<li class="Selection reg"><input choiceid="${n}" aria-labelledby="QID${id}-${n}-label" class="${t} QR-QID${id}-${n} QWatchTimer" type="${t}" id="QR~QID${id}~${n}" name="QR~QID${id}${many ? `~${n}` : ""}" value="${n}"><label for="QR~QID${id}~${n}" class="q-${t}" aria-hidden="true"></label><span class="LabelWrapper"><label for="QR~QID${id}~${n}" id="QID${id}-${n}-label" class="${many ? "MultipleAnswer" : "SingleAnswer"}"><span>${o}</span></label></span><div class="clear"></div></li>`;
	}).join("")}</ul>`;
} });
const matrix = (id: number, text: string, keys: string[], rows: string[], cols: string[], name: string): Q => ({ id, text, kind: "Matrix", inner: "TE", matrix: true, body: () =>
	`<table cellpadding="0" cellspacing="0" class="ChoiceStructure"><caption class="QuestionText BorderColor">${text}</caption><thead><tr class="Answers" aria-hidden="true"><td class="c1 BorderColor" width="14%">&nbsp;</td>${cols.map((c, j) => `<th scope="col" class="Selection BorderColor c${j + 4}${j === cols.length - 1 ? " last" : ""}" id="header~QID${id}~${j + 1}~${j + 4}" tabindex="-1" role="columnheader"> <span class="LabelWrapper"> <label id="QID${id}-${j + 1}-col-label"> <span>${c}</span> </label> </span> </th>`).join("")}</tr></thead><tbody>${rows.map((r, i) => `<tr class="ChoiceRow ${i % 2 ? "ReadableAlt" : ""}"><th scope="row" class="c1" id="header~QID${id}~${i + 1}" tabindex="-1" role="rowheader"><span class="LabelWrapper table"><div class="table-cell"><label> <span>${r}</span> </label></div></span></th>${cols.map((_, j) => {
		const at = `${id}~${i + 1}~${j + 1}`;
		reg(`${name}${i}${keys[j]}`, `QR~QID${at}`);
		return `<td class="c${j + 4}"><input type="TEXT" autocomplete="off" class="InputText QR-QID${at.replaceAll("~", "-")} QWatchTimer" aria-labelledby="header~QID${id}~${i + 1} QID${id}-${j + 1}-col-label" id="QR~QID${at}" name="QR~QID${at}~TEXT" value="" data-runtime-textvalue="runtime.Choices.${i + 1}.Answers.${j + 1}.Text"></td>`;
	}).join("")}</tr>`).join("")}</tbody></table>` });

const QUESTIONS: Q[] = [
	db(1, "Thank you for your interest in the <strong>Bridge Scholars Program</strong>. The survey takes about 25 minutes. Your answers are stored on this device for one week, so you can close the window and come back.<br><br><em>Applications are read by faculty volunteers; demographic answers are removed before reading.</em>"),
	formField(2, "<strong>Applicant information</strong>", [["fname", "First name"], ["lname", "Last name"], ["pname", "Preferred first name"], ["mail", "E-mail address"], ["mail2", "Confirm e-mail address"], ["cell", "Cell phone (numbers only)"]]),
	sl(41, "pronouns", "What pronouns do you use?"),
	formField(3, "What is your home mailing address?", [["street", "Street"], ["apt", "Apartment / unit"], ["town", "City / town"], ["postal", "ZIP code"]]),
	dl(5, "homeState", "In which state do you live?", [...STATES.map(([, n]) => n), "I do not live in the United States"]),
	sl(6, "birthdate", "Date of birth <span style=\"font-size:13px;\">(MM/DD/YYYY)</span>"),
	mc(9, "citizen", "Which of these describes your citizenship or immigration status? <em>Stipends are federally funded.</em>", ["U.S. citizen or national", "U.S. permanent resident", "DACA recipient", "Other visa holder", "Prefer not to say"]),
	db(10, "<h3>School</h3>"),
	formField(11, "Please tell us about your high school.", [["hs", "Name of high school"], ["hsTown", "City where it is located"], ["gpaU", "Unweighted GPA (4.0 scale)"], ["gpaW", "Weighted GPA"]]),
	mc(12, "gradeNow", "What grade are you in now?", ["10th grade", "11th grade", "12th grade", "I have already graduated"]),
	dl(13, "startCollege", "When will you start college?", ["Fall 2026", "Spring 2027", "Fall 2027", "Spring 2028", "Fall 2028", "Not sure"]),
	sl(14, "major", "What do you plan to major in?"),
	formField(15, "If you have taken any of the following tests, please enter your best score. Leave blank if you have not.", [["satV", "SAT Evidence-Based Reading and Writing"], ["satQ", "SAT Math"], ["act", "ACT Composite"]]),
	matrix(17, "List up to three AP exams you have taken.", ["sub", "score"], ["Exam 1", "Exam 2", "Exam 3"], ["Subject", "Score (1-5)"], "ap"),
	db(20, "<h3>What you do outside of class</h3>"),
	matrix(21, "Please list your three most meaningful extracurricular activities, including paid work, in order of importance to you.", ["org", "pos", "desc", "hpw", "wpy"], ["Activity 1", "Activity 2", "Activity 3"], ["Organization", "Your position", "Describe what you did", "Hours per week", "Weeks per year"], "act"),
	matrix(22, "Please list any awards or honors you have received in high school.", ["title", "when", "desc"], ["Award 1", "Award 2", "Award 3"], ["Name of award", "Grade in which you received it", "What was it for?"], "award"),
	formField(24, "Please give the name and e-mail of a teacher or mentor whom we may contact for a recommendation.", [["teacher", "Name"], ["teacherMail", "E-mail"]]),
	ml(25, "essay", "Describe a question about the ocean or the environment that you cannot stop thinking about. (500 words maximum)"),
	db(28, "<h3>Family and household</h3>"),
	matrix(29, "Parents or guardians", ["first", "last", "job", "tel"], ["Parent / guardian 1", "Parent / guardian 2"], ["First name", "Last name", "Occupation", "Daytime phone"], "par"),
	matrix(30, "Siblings living or not living at home (leave blank if none)", ["name", "age"], ["Sibling 1", "Sibling 2"], ["First name", "Age"], "sib"),
	mc(31, "firstGen", "Would you be a first-generation college student (neither parent holds a four-year degree)?", ["Yes", "No", "Unsure"]),
	dl(32, "income", "What is your household's approximate yearly income before taxes?", ["Less than $25,000", "$25,000 - $49,999", "$50,000 - $74,999", "$75,000 - $99,999", "$100,000 - $149,999", "$150,000 or more", "I don't know"]),
	mc(34, "gender", "How do you describe your gender?", ["Man", "Woman", "Non-binary / third gender", "Prefer to self-describe", "Prefer not to say"]),
	mc(35, "latinx", "Are you of Hispanic, Latino/a/x, or Spanish origin?", ["Yes", "No"]),
	mc(36, "race", "Choose one or more races that you consider yourself to be. <em>Select all that apply.</em>", ["White or Caucasian", "Black or African American", "American Indian/Native American or Alaska Native", "Asian", "Native Hawaiian or Other Pacific Islander", "Other", "Prefer not to say"], true),
	mc(37, "hear", "How did you hear about the Bridge Scholars Program? (check all that apply)", ["A teacher or counselor", "A former Scholar", "Instagram", "Institute website", "A college fair"], true),
	dl(38, "shirt", "T-shirt size", ["Youth L", "Adult S", "Adult M", "Adult L", "Adult XL", "Adult 2XL"]),
	sl(39, "diet", "Do you have any food allergies or dietary needs?"),
	mc(43, "news", "May we add you to the Institute's newsletter and partner mailing list?", ["Yes, sign me up", "No thanks"]),
	mc(44, "agree", "I confirm that everything above is my own work and is true, and I agree to the <a href=\"#\" onclick=\"return false\">program terms</a>.", ["I agree"], true),
	sl(45, "esign", "Please type your full legal name as your electronic signature."),
];
const required = [2, 5, 6, 11, 44, 45];
document.getElementById("Questions")!.innerHTML = QUESTIONS.map((q) => {
	const qid = `QID${q.id}`;
	const text = q.labelled ? `<label for="QR~${qid}" class="QuestionText BorderColor">${q.text}</label>` : q.kind === "DB" ? `<div class="QuestionText BorderColor">${q.text}</div>` : `<label class="QuestionText BorderColor">${q.text}</label>`;
	return `<div id="${qid}Separator" class="Separator"></div><div class="QuestionOuter BorderColor ${q.kind}${q.matrix ? " mf" : " "} ${qid}" id="${qid}" questionid="${qid}" posttag="${qid}" data-runtime-remove-class-hidden="runtime.Displayed"><div id="QR~${qid}~VALIDATION" class="ValidationError" role="alert" data-runtime-show="runtime.ErrorMsg" data-runtime-html="runtime.ErrorMsg" style="display: none;"></div><div id="QR~${qid}~SDPVALIDATION" class="ValidationError" role="alert" data-runtime-show="runtime.PDPErrorMsg" style="display: none;"></div><div class="Inner BorderColor ${q.inner}"><div class="InnerInner BorderColor${q.matrix ? " Short" : ""}"><fieldset><legend> ${text}</legend><div class="QuestionBody${q.matrix ? "  q-matrix desktop" : ""}">${q.body(q)}</div></fieldset></div></div></div>`;
}).join("");
for (const id of required) document.querySelector(`#QID${id} input:not([type=radio]):not([type=checkbox])`)?.setAttribute("aria-required", "true");

let submitted = false;
document.getElementById("Page")!.addEventListener("submit", (event) => { event.preventDefault(); submitted = true; });
const chosen = (qid: string) => [...document.querySelectorAll<HTMLInputElement>(`#${qid} li input:checked`)];
const caption = (el: HTMLInputElement) => document.getElementById(el.getAttribute("aria-labelledby")!)!.textContent!.trim();
(window as any).formState = () => {
	const out: any = { submitted };
	const post = new FormData(document.getElementById("Page") as HTMLFormElement);
	for (const [key, { kind, id }] of Object.entries(KEYS)) {
		if (kind === "value") out[key] = post.get((document.getElementById(id) as HTMLInputElement).name) ?? "";
		else if (kind === "radio") out[key] = post.get(`QR~${id}`) ?? "";
		else out[key] = [...post.entries()].filter(([n]) => n.startsWith(`QR~${id}~`)).map(([, v]) => v);
	}
	return out;
};
(window as any).formShown = () => {
	const out: any = {};
	for (const [key, { kind, id }] of Object.entries(KEYS)) {
		if (kind === "value") { const el = document.getElementById(id) as any; out[key] = el.tagName === "SELECT" ? (el.selectedOptions[0]?.textContent.trim() ?? "") : el.value; }
		else if (kind === "radio") out[key] = chosen(id).map(caption)[0] ?? "";
		else out[key] = chosen(id).map(caption);
	}
	return out;
};
