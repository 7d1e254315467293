import { STATES } from "../../lists";
import "./skin.css";

/** What the survey engine keeps of one answer: text, one choice's id, or the ids of several. */
type Held = string | string[];
const runtime: Record<string, Held> = {};
/** name of a posted field (or of a group of boxes) to the export tag */
const tagOf: Record<string, string> = {};
let qid = 1;
let out = "";

const range = (a: number, b: number) => Array.from({ length: b - a + 1 }, (_, i) => String(a + i));
function question(kind: string, selector: string, text: string, body: string, labelFor = "", id = qid) {
	const label = labelFor ? `<h2 class="noStyle"><label for="${labelFor}" class="QuestionText BorderColor">${text}</label></h2>` : `<legend class="noStyle" style="width:100%"><h2 class="noStyle"><div class="QuestionText BorderColor">${text}</div></h2></legend>`;
	const inner = `${label}<div class="QuestionBody">${body}</div>`;
	out += `<div class="QuestionOuter BorderColor ${kind} QID${id}" id="QID${id}" questionid="QID${id}" posttag="QID${id}"><div id="" class="ValidationError" role="alert" style="display: none;"></div><div class="Inner BorderColor ${selector}"><div class="InnerInner BorderColor TX">${labelFor ? inner : `<fieldset>${inner}</fieldset>`}</div></div></div><div class="Separator" id="QID${id}Separator"></div>`;
	qid = id + 1;
}
const keep = (name: string, tag: string, first: Held = "") => {
	tagOf[name] = tag;
	runtime[tag] = first;
};
const input = (name: string, labelled = "", more = "") => `<input type="text" autocomplete="off" id="${name.replace(/~TEXT$/, "")}" value="" class="InputText" name="${name}" data-runtime-textvalue="runtime.Value"${labelled ? ` aria-labelledby="${labelled}"` : ""} ${more}>`;
const select = (name: string, choices: string[], labelled = "") => `<select id="${name}" name="${name}" class="ChoiceStructure Selection dropdown-list" data-runtime-dropdownvalue="runtime.Selected"${labelled ? ` aria-labelledby="${labelled}"` : ""}><option class="" value=""></option>${choices.map((c, i) => `<option choiceid="${i + 1}" value="${name}~${i + 1}" id="${name}~${i + 1}">${c}</option>`).join("")}</select>`;

const descriptive = (text: string) => {
	out += `<div class="QuestionOuter BorderColor DB QID${qid}" id="QID${qid}" questionid="QID${qid}"><div class="Inner BorderColor TB"><div class="InnerInner BorderColor"><div class="QuestionText BorderColor">${text}</div></div></div></div>`;
	qid++;
};
function te(tag: string, text: string, essay = false) {
	const name = `QR~QID${qid}`;
	keep(`${name}~TEXT`, tag);
	question("TE", essay ? "ESTB" : "SL", text, `<div class="ChoiceStructure">${essay ? `<textarea class="InputText" autocomplete="off" id="${name}" name="${name}~TEXT" data-runtime-textvalue="runtime.Value"></textarea>` : input(`${name}~TEXT`)}</div>`, name);
}
function form(text: string, rows: [string, string][], essay = false) {
	const body = rows
		.map(([tag, label], i) => {
			const name = `QR~QID${qid}~${i + 1}`;
			keep(`${name}~TEXT`, tag);
			const box = essay ? `<textarea class="InputText" autocomplete="off" id="${name}" name="${name}~TEXT" data-runtime-textvalue="runtime.Choices.${i + 1}.Value"></textarea>` : input(`${name}~TEXT`, "", `aria-describedby="${name}~VALIDATION"`);
			return `<tr class="ReadableAlt"><td class="LabelContainer"><span class="LabelWrapper"><label for="${name}">${label}</label></span></td><td class="ControlContainer"><div role="alert" class="FormValidationError" id="${name}~VALIDATION" style="display:none"></div>${box}</td></tr>`;
		})
		.join("");
	question("TE", "FORM", text, `<table class="ChoiceStructure" cellspacing="0" role="presentation"><tbody>${body}</tbody></table>`);
}
function mc(tag: string, text: string, choices: string[], several = false, other = "") {
	const name = `QR~QID${qid}`;
	const id = qid;
	keep(name, tag, several ? [] : "");
	const list = choices
		.map((c, i) => {
			const own = `${name}~${i + 1}`;
			const box = several ? `<input choiceid="${i + 1}" class="checkbox" type="checkbox" name="${own}" id="${own}" value="1" data-group="${name}">` : `<input choiceid="${i + 1}" class="radio" type="radio" name="${name}" id="${own}" value="${i + 1}" data-group="${name}">`;
			let text = "";
			if (other && i === choices.length - 1) {
				keep(`${own}~TEXT`, other);
				text = `<div class="TextEntryContainer"><input class="TextEntryBox InputText QR-QID${id}-${i + 1}-TEXT QWatchTimer" title="${c}" aria-labelledby="QID${id}-${i + 1}-label" type="text" autocomplete="off" name="${own}~TEXT" id="${own}~TEXT" value=""></div>`;
			}
			return `<li class="Selection reg">${box}<label for="${own}" class="${several ? "q-checkbox" : "q-radio"}"></label><span class="LabelWrapper"><label for="${own}" id="QID${id}-${i + 1}-label" class="${several ? "MultipleAnswer" : "SingleAnswer"}"><span>${c}</span></label>${text}</span><div class="clear"></div></li>`;
		})
		.join("");
	question("MC", several ? "MAVR" : "SAVR", text, `<ul class="ChoiceStructure">${list}</ul>`);
}
function dl(tag: string, text: string, choices: string[]) {
	const name = `QR~QID${qid}`;
	keep(name, tag);
	question("MC", "DL", text, select(name, choices), name);
}
/** Matrix with text entry: rows by columns. */
function matrixTe(text: string, rows: [string, string][], columns: [string, string][]) {
	const n = qid;
	const head = `<thead><tr class="Answers"><td class="c1"></td>${columns.map(([, c], i) => `<th scope="col" class="c4" id="header~QID${n}~c${i + 1}"><span class="LabelWrapper"><label><span id="QID${n}-${i + 1}-label">${c}</span></label></span></th>`).join("")}</tr></thead>`;
	const body = rows
		.map(([row, label], r) => `<tr class="ChoiceRow ReadableAlt" choiceid="${r + 1}"><th scope="row" class="c1" id="header~QID${n}~${r + 1}"><span class="LabelWrapper"><label>${label}</label></span></th>${columns.map(([col], c) => { const name = `QR~QID${n}~${r + 1}~${c + 1}`; keep(`${name}~TEXT`, `${row}_${col}`); return `<td class="c${c + 4}">${input(`${name}~TEXT`, `header~QID${n}~${r + 1} QID${n}-${c + 1}-label`)}</td>`; }).join("")}</tr>`)
		.join("");
	question("Matrix", "TE", text, `<table class="ChoiceStructure" cellspacing="0">${head}<tbody>${body}</tbody></table>`);
}
function matrixMulti(text: string, tag: string, rows: [string, string][], columns: string[]) {
	const n = qid;
	const head = `<thead><tr class="Answers"><td class="c1"></td>${columns.map((c, i) => `<th scope="col" class="c4"><span class="LabelWrapper"><label><span id="QID${n}-${i + 1}-label">${c}</span></label></span></th>`).join("")}</tr></thead>`;
	const body = rows
		.map(([row, label], r) => { const group = `QR~QID${n}~${r + 1}`; keep(group, `${row}_${tag}`, []); return `<tr class="ChoiceRow ReadableAlt" choiceid="${r + 1}"><th scope="row" class="c1" id="header~QID${n}~${r + 1}"><span class="LabelWrapper"><label>${label}</label></span></th>${columns.map((_, c) => `<td class="c4"><input class="checkbox" type="checkbox" choiceid="${c + 1}" data-group="${group}" name="${group}~${c + 1}" id="${group}~${c + 1}" value="1" aria-labelledby="header~QID${n}~${r + 1} QID${n}-${c + 1}-label"><label for="${group}~${c + 1}" class="q-checkbox" aria-hidden="true"></label></td>`).join("")}</tr>`; })
		.join("");
	question("Matrix", "Likert MultipleAnswer", text, `<table class="ChoiceStructure" cellspacing="0">${head}<tbody>${body}</tbody></table>`);
}
/** Side by side: every column is a question of its own. */
function sbs(text: string, rows: [string, string][], columns: [string, string, string[]?][]) {
	const n = qid;
	const head = `<thead><tr class="SBSHeader"><td class="c1"></td>${columns.map(([, c], i) => `<th scope="col" class="SBS${i + 1}" id="QID${n}#${i + 1}-label"><div class="QuestionText">${c}</div></th>`).join("")}</tr></thead>`;
	const body = rows
		.map(([row, label], r) => `<tr class="Choice ReadableAlt" choiceid="${r + 1}"><th scope="row" class="c1"><span class="LabelWrapper"><label>${label}</label></span></th>${columns.map(([col, , choices], c) => { const name = `QR~QID${n}#${c + 1}~${r + 1}`; keep(choices ? name : `${name}~1~TEXT`, `${row}_${col}`); return `<td class="SBS${c + 1} ${choices ? "DL" : "TE"}">${choices ? select(name, choices) : input(`${name}~1~TEXT`)}</td>`; }).join("")}</tr>`)
		.join("");
	question("SBS", "SBSMatrix", text, `<table class="ChoiceStructure" cellspacing="0">${head}<tbody>${body}</tbody></table>`);
}

descriptive("<strong>Delta STEM Bridge: 2027 Student Application</strong><br><br>Delta STEM Bridge is a free six-week program for high school students run by the College of Engineering. This form takes about 40 minutes. Please have your transcript at hand. Questions? Write to deltastem@university.example.");
form("Tell us who you are. Use the name on your school records.", [["first", "First name"], ["mi", "Middle initial"], ["last", "Last name"], ["goesby", "Name you go by (if different)"], ["email", "Email address you check often"]]);
te("phone", "Student cell phone number (###-###-####)");
sbs("Date of birth", [["dob", ""]], [["month", "Month", ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]], ["day", "Day", range(1, 31)], ["year", "Year", range(2005, 2014)]]);
form("Home address", [["street", "Street address, including apartment or unit"], ["city", "City"], ["zip", "ZIP code"]]);
dl("state", "State of residence", STATES.map(([, s]) => s));
mc("gender", "What is your gender?", ["Girl / woman / female", "Boy / man / male", "Nonbinary or another gender", "I prefer not to say"]);
mc("session", "Which session do you prefer?", ["Session A (June 14 - July 23)", "Session B (July 5 - August 13)", "No preference"]);
descriptive("<hr><strong>School</strong>");
form("Where do you go to high school?", [["school", "Name of high school"], ["schoolCity", "City"]]);
dl("schoolState", "In which state is your high school?", STATES.map(([, s]) => s));
mc("grade", "What grade are you in now?", ["9th", "10th", "11th", "12th"]);
dl("gradYear", "In what year will you graduate from high school?", range(2026, 2031));
te("gpa", "What is your current cumulative GPA? (unweighted, 4.0 scale)");
sbs("List three classes you have taken in high school or are taking now, with the grade and the credits earned.", [["course1", "Class 1"], ["course2", "Class 2"], ["course3", "Class 3"]], [["name", "Course title"], ["grade", "Grade (letter or percent)"], ["credits", "Credits"]]);
matrixTe("If you have taken any of these tests, tell us your best score and when you took it (MM/YYYY). It is fine to leave this blank.", [["satm", "SAT Math"], ["satr", "SAT Reading and Writing"], ["act", "ACT Composite"]], [["score", "Score"], ["when", "Month and year"]]);
descriptive("<hr><strong>Outside the classroom</strong><br>Clubs, jobs, teams, volunteering, caring for family: all of it counts.");
const ACTS: [string, string][] = [["act1", "Activity 1"], ["act2", "Activity 2"], ["act3", "Activity 3"]];
matrixTe("List up to three activities.", ACTS, [["org", "Organization or group"], ["role", "Your role"], ["hours", "Hours per week"], ["weeks", "Weeks per year"]]);
matrixMulti("In which grades did you take part? Check all that apply.", "grades", ACTS, ["9", "10", "11", "12"]);
form("Briefly, what did you do in each activity?", [["act1_desc", "Activity 1"], ["act2_desc", "Activity 2"], ["act3_desc", "Activity 3"]], true);
sbs("Honors, prizes and awards", [["award1", "Award #1"], ["award2", "Award #2"], ["award3", "Award #3"]], [["title", "Name of award"], ["grade", "Grade when received", ["8th or earlier", "9th", "10th", "11th", "12th"]], ["why", "What was it for?"]]);
te("essay", "In 250 words or fewer, describe a problem in your community that you would like engineering to solve.", true);
descriptive("<hr><strong>Your family</strong><br>Delta is funded in part by a federal grant. The answers below are reported only in totals.");
const EDU = ["Less than high school", "High school diploma or GED", "Some college, no degree", "Associate's degree", "Bachelor's degree", "Graduate or professional degree", "Don't know"];
sbs("Parents or guardians", [["par1", "Parent/guardian 1"], ["par2", "Parent/guardian 2"]], [["first", "First name"], ["last", "Last name"], ["job", "Occupation"], ["edu", "Highest education", EDU]]);
mc("firstgen", "Would you be a first-generation college student? (Neither parent holds a four-year degree.)", ["Yes", "No", "Not sure"]);
dl("income", "About how much did everyone in your household earn last year, before taxes?", ["Less than $20,000", "$20,000 - $39,999", "$40,000 - $59,999", "$60,000 - $79,999", "$80,000 - $99,999", "$100,000 or more"]);
mc("lunch", "Do you qualify for free or reduced-price lunch at school?", ["Yes", "No", "I don't know"]);
mc("citizen", "What is your citizenship or residency status?", ["U.S. citizen or national", "Permanent resident", "Other status", "Prefer not to answer"]);
mc("latino", "Are you of Hispanic, Latino/a/e or Spanish origin?", ["Yes", "No", "Prefer not to answer"]);
mc("race", "How do you describe your race? Select all that apply.", ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White", "Prefer not to answer"], true);
descriptive("<hr><strong>People we may contact</strong>");
form("Name a math or science teacher who will write on your behalf.", [["teacher", "Teacher's name"], ["teacherEmail", "Teacher's school email"], ["teacherSubject", "Subject taught"]]);
form("Emergency contact during the program", [["ec", "Name"], ["ecPhone", "Phone number"]]);
dl("shirt", "T-shirt size (adult)", ["XS", "S", "M", "L", "XL", "2XL", "3XL"]);
te("diet", "Food allergies or dietary needs");
mc("heard", "How did you hear about Delta?", ["A teacher or counselor", "A friend", "Social media", "A visit to my school", "Other (please say)"], true, "heardOther");
mc("consent", "I agree to the program's code of conduct and to the use of my answers for program evaluation.", ["I agree"], true);
te("signature", "Type your full name as your signature");

document.body.id = "SurveyEngineBody";
document.getElementById("root")!.outerHTML = `<div id="Wrapper" class="JFEContent SkinV2 webkit CSS3"><form method="post" id="Page" name="Page" class="Skin" autocomplete="off"><input type="hidden" name="SessionID" value="FS_3q8ZbLx0Yw"><input type="hidden" name="PageIndex" value="1"><div id="SkinContent"><div id="Header"></div><div id="HeaderContainer"><div id="LogoContainer">Delta STEM Bridge</div></div><div class="ProgressBarContainer" role="img" aria-label="Survey completion 12 percent"><div class="ProgressBarFill"></div></div><div class="SkinInner"><div id="SurveyContent"><div id="Questions">${out}</div></div><div id="Buttons"><input id="NextButton" class="NextButton Button" type="submit" name="NextButton" value="→" title="→" aria-label="Next"></div></div></div></form></div>`;

const page = document.getElementById("Page") as HTMLFormElement;
type Box = HTMLInputElement & HTMLSelectElement;
function sync(e: Event) {
	const box = e.target as Box;
	const group = box.dataset?.group;
	if (group) {
		const all = [...page.querySelectorAll<HTMLInputElement>(`[data-group="${group}"]`)];
		for (const b of all) page.querySelector(`label.q-radio[for="${b.id}"],label.q-checkbox[for="${b.id}"]`)?.classList.toggle("q-checked", b.checked);
		const ids = all.filter((b) => b.checked).map((b) => b.getAttribute("choiceid")!);
		runtime[tagOf[group]] = box.type === "radio" ? (ids[0] ?? "") : ids;
	} else if (box.localName === "select") runtime[tagOf[box.name]] = box.value ? box.value.slice(box.name.length + 1) : "";
	else if (tagOf[box.name]) runtime[tagOf[box.name]] = box.value;
}
page.addEventListener("input", sync);
page.addEventListener("change", sync);
let submitted = false;
page.addEventListener("submit", (e) => {
	e.preventDefault();
	submitted = true;
});

Object.assign(window, {
	formState: () => ({ submitted, ...runtime }),
	formShown: () =>
		Object.fromEntries(
			Object.entries(tagOf).map(([name, tag]) => {
				const group = [...page.querySelectorAll<HTMLInputElement>(`[data-group="${name}"]`)];
				if (group.length) {
					const on = group.filter((b) => b.checked).map((b) => (page.querySelector(`[id="${b.id.replace("QR~", "").replaceAll("~", "-")}-label"]`) ?? document.getElementById(b.getAttribute("aria-labelledby")!.split(" ")[1])!).textContent!);
					return [tag, group[0].type === "radio" ? (on[0] ?? "") : on];
				}
				const box = page.querySelector(`[name="${name}"]`) as Box;
				return [tag, box.localName === "select" ? box.selectedOptions[0].text : box.value];
			}),
		),
});
