import "./survey.css";

type Control = { kind: "text" | "select" | "radio" | "boxes"; at: string };
const CONTROLS: Record<string, Control> = {};

const outer = (qid: string, kind: string, inner: string) =>
	`<div class="QuestionOuter BorderColor ${kind} ${qid}" id="${qid}" questionid="${qid}" posttag="${qid}"><div class="ValidationError" id="${qid}_VALIDATION_ERROR" role="alert" hidden></div><div class="Inner BorderColor"><div class="InnerInner BorderColor">${inner}</div></div></div><div id="${qid}-Separator" class="Separator"></div>`;
const body = (inner: string) => `<div class="QuestionBody">${inner}</div>`;
const field = (id: string, more = "") =>
	`<input type="TEXT" autocomplete="off" id="${id}" name="${id}~TEXT" value="" class="InputText" data-runtime-textvalue="runtime.Value" ${more}>`;
const legend = (html: string) => `<legend><h2 class="noStyle"><div class="QuestionText BorderColor">${html}</div></h2></legend>`;

function intro(qid: string, html: string) {
	return outer(qid, "DB", `<div class="QuestionText BorderColor">${html}</div>`);
}
function line(qid: string, key: string, html: string, more = "") {
	CONTROLS[key] = { kind: "text", at: `QR~${qid}` };
	return outer(
		qid,
		"TE",
		`<div class="TextEntryBox"><h2 class="noStyle"><label for="QR~${qid}" class="QuestionText BorderColor">${html}</label></h2>${body(`<div class="ChoiceStructure">${field(`QR~${qid}`, more)}</div>`)}</div>`,
	);
}
function essay(qid: string, key: string, html: string) {
	CONTROLS[key] = { kind: "text", at: `QR~${qid}` };
	return outer(
		qid,
		"TE",
		`<h2 class="noStyle"><label for="QR~${qid}" class="QuestionText BorderColor">${html}</label></h2>${body(`<div class="ChoiceStructure"><textarea class="InputText" id="QR~${qid}" name="QR~${qid}~TEXT" rows="5" cols="50"></textarea></div>`)}`,
	);
}
/** Text entry, “Form”. */
function fields(qid: string, html: string, rows: [key: string, label: string, more?: string][]) {
	const trs = rows.map(([key, label, more], at) => {
		const id = `QR~${qid}~${at + 1}`;
		CONTROLS[key] = { kind: "text", at: id };
		return `<tr class="Choice ReadableAlt"><td class="LabelContainer"><span class="LabelWrapper"><label for="${id}"><span>${label}</span></label></span></td><td class="ControlContainer">${field(id, more)}</td></tr>`;
	});
	return outer(
		qid,
		"TE FORM",
		`<fieldset>${legend(html)}${body(`<table class="ChoiceStructure" role="presentation"><tbody>${trs.join("")}</tbody></table>`)}</fieldset>`,
	);
}
function choices(qid: string, key: string, html: string, options: string[], several = false) {
	CONTROLS[key] = { kind: several ? "boxes" : "radio", at: `QR~${qid}` };
	const kind = several ? "checkbox" : "radio";
	const lis = options.map((option, at) => {
		const id = `QR~${qid}~${at + 1}`;
		const post = several ? `name="${id}" value="1"` : `name="QR~${qid}" value="${at + 1}"`;
		return `<li class="Selection reg"><input choiceid="${at + 1}" class="${kind}" type="${kind}" id="${id}" ${post} aria-labelledby="${qid}-${at + 1}-label"><label for="${id}" class="q-${kind}"></label><span class="LabelWrapper"><label for="${id}" id="${qid}-${at + 1}-label" class="${several ? "MultipleAnswer" : "SingleAnswer"}"><span>${option}</span></label></span></li>`;
	});
	return outer(qid, "MC", `<fieldset>${legend(html)}${body(`<ul class="ChoiceStructure">${lis.join("")}</ul>`)}</fieldset>`);
}
const drop = (id: string, options: string[], more = "") =>
	`<select id="${id}" name="${id}" ${more}><option value=""></option>${options.map((option, at) => `<option value="${id}~${at + 1}">${option}</option>`).join("")}</select>`;
function dropdown(qid: string, key: string, html: string, options: string[]) {
	CONTROLS[key] = { kind: "select", at: `QR~${qid}` };
	return outer(
		qid,
		"MC DL",
		`<h2 class="noStyle"><label for="QR~${qid}" class="QuestionText BorderColor">${html}</label></h2>${body(drop(`QR~${qid}`, options, 'class="ChoiceStructure Selection"'))}`,
	);
}
/** Likert matrix with one answer in a row. */
function matrix(qid: string, html: string, heads: string[], rows: [key: string, label: string][]) {
	const top = heads.map((head, at) => `<th scope="col" class="c4" id="header~${qid}~${at + 1}"><span class="LabelWrapper">${head}</span></th>`);
	const trs = rows.map(([key, label], at) => {
		const name = `QR~${qid}~${at + 1}`;
		CONTROLS[key] = { kind: "radio", at: name };
		const cells = heads.map(
			(_, place) =>
				`<td class="c4"><input type="radio" id="${name}~${place + 1}" name="${name}" value="${place + 1}" aria-labelledby="header~${qid}~${place + 1} choice~${qid}~${at + 1}"><label for="${name}~${place + 1}" class="q-radio"></label></td>`,
		);
		return `<tr class="ChoiceRow ReadableAlt"><th scope="row" class="c1"><span class="LabelWrapper" id="choice~${qid}~${at + 1}">${label}</span></th>${cells.join("")}</tr>`;
	});
	return outer(
		qid,
		"Matrix",
		`<fieldset>${legend(html)}${body(`<table class="ChoiceStructure"><thead><tr class="Answers"><td class="c1"></td>${top.join("")}</tr></thead><tbody>${trs.join("")}</tbody></table>`)}</fieldset>`,
	);
}
/** Side by side: columns of text boxes or of drop-downs. */
function sideBySide(qid: string, html: string, columns: { head: string; options?: string[]; short?: boolean }[], rows: string[], keys: string[][]) {
	const top = columns.map(({ head }, at) => `<th scope="col" class="SBS${at + 1}" id="header~${qid}#${at + 1}~1">${head}</th>`);
	const trs = rows.map((row, at) => {
		const cells = columns.map(({ options, short }, place) => {
			const id = `QR~${qid}#${place + 1}~${at + 1}${options ? "" : "~1"}`;
			CONTROLS[keys[at][place]] = { kind: options ? "select" : "text", at: id };
			const by = `aria-labelledby="header~${qid}#${place + 1}~1 choice~${qid}~${at + 1}"`;
			return `<td class="SBS${place + 1}${short ? " short" : ""}">${options ? drop(id, options, by) : field(id, by)}</td>`;
		});
		return `<tr class="Choice ReadableAlt"><th scope="row" class="c1"><span class="LabelWrapper" id="choice~${qid}~${at + 1}">${row}</span></th>${cells.join("")}</tr>`;
	});
	return outer(
		qid,
		"SBS",
		`<fieldset>${legend(html)}${body(`<table class="ChoiceStructure"><thead><tr><td></td>${top.join("")}</tr></thead><tbody>${trs.join("")}</tbody></table>`)}</fieldset>`,
	);
}

const SCHOOLING = [
	"Less than high school / Primaria o secundaria sin terminar",
	"High school diploma or GED / Preparatoria",
	"Some college, no degree",
	"Associate degree",
	"Bachelor's degree / Licenciatura",
	"Graduate or professional degree / Posgrado",
	"Don't know / No sé",
];

const questions = [
	intro("QID1", "<h3>Becas Adelante 2027</h3><p>¡Bienvenidos! Thank you for your interest in our scholarship. The survey takes about 40 minutes. <b>Your answers are not saved if you close this window</b>, so we recommend you write your essay elsewhere first. Questions with an asterisk (*) are required. You may answer essay questions in English o en español.</p>"),
	choices("QID2", "heritage", "* Do you identify as Hispanic, Latino/a or Latinx? <em>¿Se identifica usted como hispano/a o latino/a?</em>", ["Yes / Sí", "No"]),
	choices("QID3", "status", "* Which of the following describes you?", ["U.S. citizen", "Permanent legal resident", "DACA recipient", "Other eligible non-citizen as defined by FAFSA", "None of the above"]),
	dropdown("QID5", "classStanding", "* What is your <u>current</u> academic standing?", ["High school junior", "High school senior", "Community college student", "Four-year university, undergraduate", "Graduate student"]),
	intro("QID6", "<h3>Section A. About you / Datos personales</h3>"),
	fields("QID7", "Please enter your name exactly as it appears on your school records.", [["given", "First Name / Nombre *"], ["middle", "Middle Name / Segundo nombre"], ["family", "Last Name(s) / Apellido(s) *"], ["suffix", "Suffix (Jr., II, ...)"]]),
	line("QID8", "born", "* Date of birth / Fecha de nacimiento (MM/DD/YYYY)", 'maxlength="10"'),
	fields("QID9", "Where were you born? / Lugar de nacimiento", [["bornCity", "City / Ciudad"], ["bornCountry", "Country / País"]]),
	fields("QID10", "* Permanent mailing address / Domicilio permanente<br><em>Award letters are sent by U.S. mail. No P.O. boxes please.</em>", [["street", "Street / Calle y número"], ["unit", "Apt. #"], ["town", "City"], ["state", "State"], ["zip", "Zip code", 'maxlength="10"']]),
	line("QID11", "mail", "* E-mail <em>(one you will still have after graduation, please!)</em>"),
	line("QID12", "phone", "* Telephone / Teléfono"),
	choices("QID13", "gender", "Gender / Género", ["Female / Femenino", "Male / Masculino", "Non-binary / No binario", "Prefer not to say / Prefiero no responder"]),
	choices("QID14", "race", "Race (please mark all that apply). <em>Used for reporting to our corporate sponsors in aggregate only.</em>", ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White", "Other"], true),
	dropdown("QID15", "roots", "Country of family heritage / País de origen de su familia", ["Argentina", "Bolivia", "Chile", "Colombia", "Costa Rica", "Cuba", "Ecuador", "El Salvador", "España", "Guatemala", "Honduras", "México", "Nicaragua", "Panamá", "Paraguay", "Perú", "Puerto Rico", "República Dominicana", "Uruguay", "Venezuela", "More than one / Más de uno"]),
	matrix("QID16", "How do you use the following languages?", ["It is my first language", "Spoken at home, not my first language", "Learned in school", "I don't speak it"], [["english", "English / Inglés"], ["spanish", "Spanish / Español"]]),
	line("QID17", "otherLanguage", "Any other language(s) you speak"),
	intro("QID18", "<h3>Section B. Your family / Su familia</h3><p>If you are legally independent you may leave the table blank.</p>"),
	sideBySide(
		"QID19",
		"Parents or guardians / Padres o tutores",
		[{ head: "First name<br>Nombre" }, { head: "Last name<br>Apellido" }, { head: "Occupation<br>Ocupación" }, { head: "Highest level of education", options: SCHOOLING }],
		["Parent / guardian #1", "Parent / guardian #2"],
		[
			["p1given", "p1family", "p1work", "p1school"],
			["p2given", "p2family", "p2work", "p2school"],
		],
	),
	choices("QID20", "firstGen", "* Will you be the first in your family to go to college? <em>¿Será la primera persona de su familia en ir a la universidad?</em>", ["Yes / Sí", "No", "Not sure / No estoy seguro(a)"]),
	line("QID21", "siblings", "How many brothers and sisters do you have? / ¿Cuántos hermanos tiene?"),
	line("QID22", "household", "How many people (including you) are supported by the household income?"),
	dropdown("QID23", "income", "* Total annual household income, before taxes", ["Less than $20,000", "$20,000 - $39,999", "$40,000 - $59,999", "$60,000 - $79,999", "$80,000 - $99,999", "$100,000 or more"]),
	intro("QID24", "<h3>Section C. Academics</h3>"),
	fields("QID25", "High school currently attending (or last attended)", [["school", "Name of school"], ["schoolTown", "City"], ["schoolState", "State"]]),
	fields("QID26", "Academic record as of your most recent transcript", [["gpa", "Cumulative GPA, unweighted (4.0 scale) *"], ["weighted", "Cumulative GPA, weighted (if your school reports one)"], ["rank", "Class rank"], ["size", "...out of how many students?"]]),
	line("QID27", "graduation", "* Expected graduation (MM/YYYY)"),
	fields("QID28", "Test scores, if you've taken them. <em>Leave blank if not applicable.</em>", [["satReading", "SAT Evidence-Based Reading &amp; Writing"], ["satMath", "SAT Math"], ["act", "ACT Composite"]]),
	sideBySide(
		"QID29",
		"Advanced Placement exams. List up to three.",
		[{ head: "Exam" }, { head: "Score", options: ["5", "4", "3", "2", "1", "Awaiting score"], short: true }],
		["1", "2", "3"],
		[0, 1, 2].map((at) => [`ap${at}exam`, `ap${at}score`]),
	),
	line("QID30", "college", "College or university you plan to attend in Fall 2027. <em>If undecided, list your first choice.</em>"),
	line("QID31", "major", "* Intended major / Carrera"),
	choices("QID32", "degree", "What is the highest degree you plan to earn?", ["Certificate or Associate", "Bachelor's", "Master's", "Doctorate (Ph.D., Ed.D.)", "Professional (M.D., J.D., D.D.S.)"]),
	line("QID33", "career", "Career goal"),
	intro("QID34", "<h3>Section D. Leadership and service / Liderazgo y servicio</h3>"),
	sideBySide(
		"QID35",
		"Tell us about your clubs, sports, jobs, or volunteer work, most important first.",
		[{ head: "Organization or employer" }, { head: "Office or position held" }, { head: "Hrs./week", short: true }],
		["Activity 1", "Activity 2", "Activity 3"],
		[0, 1, 2].map((at) => [`act${at}org`, `act${at}role`, `act${at}hours`]),
	),
	fields("QID36", "Awards and recognitions / Premios y reconocimientos", [["award0", "1."], ["award1", "2."], ["award2", "3."]]),
	essay("QID37", "essay", "* Personal statement / Ensayo: How has your heritage shaped the professional you want to become? What will you give back to <i>la comunidad</i>? (500 words max.)"),
	fields("QID38", "Who will be writing your letter of recommendation? We will e-mail this person a link.", [["refName", "Name"], ["refMail", "E-mail"]]),
	dropdown("QID39", "heard", "How did you hear about us? / ¿Cómo se enteró?", ["Counselor", "Social media", "Friend or family", "Chapter member", "Website", "Other"]),
	choices("QID40", "certify", "* Certification", ["I certify that the information given is true and complete. / Certifico que la información es verdadera."], true),
	line("QID41", "signature", "* Electronic signature: please type your full legal name / Firma electrónica"),
	`<div id="HidQ" aria-hidden="true">${line("QID42", "trap", "If you are a person, leave this empty").replace("<input", '<input tabindex="-1"')}</div>`,
];

document.getElementById("root")!.outerHTML = `<div id="SurveyEngineBody" class="Skin"><form name="Page" id="Page" autocomplete="off" method="POST" action="#"><div id="SkinContent" class="SkinInner"><div id="LogoContainer">Western Alliance of Hispanic Professionals<small>Foundation · Fundación educativa</small></div><div id="ProgressBar"><div></div></div><div id="Questions" class="QuestionsContainer">${questions.join("")}</div><div id="Buttons"><input id="NextButton" class="NextButton Button" type="submit" value="Submit / Enviar →"></div></div></form></div>`;

let submitted = false;
const form = document.getElementById("Page") as HTMLFormElement;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});
form.addEventListener("change", () => {
	for (const input of form.querySelectorAll<HTMLInputElement>("input[type=radio], input[type=checkbox]"))
		form.querySelector(`label[class^="q-"][for="${input.id}"]`)!.classList.toggle("q-checked", input.checked);
});

const inputs = (at: string) => [...form.querySelectorAll<HTMLInputElement>("input[type=radio], input[type=checkbox]")].filter(({ name }) => name === at || name.startsWith(`${at}~`));
const labelOf = (input: HTMLInputElement) => document.getElementById(input.getAttribute("aria-labelledby")!.split(" ")[0])!.innerText.trim();

function stateOf({ kind, at }: Control) {
	const post = new FormData(form);
	if (kind === "text") return post.get(`${at}~TEXT`);
	if (kind === "boxes") return inputs(at).filter(({ name }) => post.get(name)).map(({ id }) => id.slice(at.length + 1));
	return post.get(at) ?? "";
}
function shownOf({ kind, at }: Control) {
	if (kind === "boxes") return inputs(at).filter((input) => input.checked).map(labelOf);
	if (kind === "radio") return inputs(at).filter((input) => input.checked).map(labelOf)[0] ?? "";
	if (kind === "select") return (document.getElementById(at) as HTMLSelectElement).selectedOptions[0].text;
	return (document.getElementById(at) as HTMLInputElement).value;
}
const each = (read: (control: Control) => unknown) => Object.fromEntries(Object.entries(CONTROLS).map(([key, control]) => [key, read(control)]));
Object.assign(window, { formState: () => ({ ...each(stateOf), submitted }), formShown: () => each(shownOf) });
