import "./skin.css";
import { COUNTRIES, STATES } from "../../lists";

type Getter = { state: () => any; shown: () => any };
const keys: Record<string, Getter> = {};
const byName = (name: string) => [...document.getElementsByName(name)] as any[];
const reg = (key: string, name: string, kind: "text" | "select" | "radio" | "check" = "text", names: string[] = []) => {
	const off = (el: any) => !el || el.closest(".hidden-by-logic");
	const label = (el: any) => (el.dataset.header ? document.getElementById(el.dataset.header)!.textContent : document.querySelector(`label.SingleAnswer[for="${el.id}"],label.MultipleAnswer[for="${el.id}"]`)!.textContent)!.trim();
	keys[key] =
		kind === "text" ? { state: () => (off(byName(name)[0]) ? "" : byName(name)[0].value), shown: () => (off(byName(name)[0]) ? "" : byName(name)[0].value) }
		: kind === "select" ? { state: () => (off(byName(name)[0]) ? "" : byName(name)[0].value.split("~").pop()), shown: () => (off(byName(name)[0]) || !byName(name)[0].value ? "" : byName(name)[0].selectedOptions[0].text.trim()) }
		: kind === "radio" ? { state: () => byName(name).find((each) => each.checked)?.value ?? "", shown: () => { const el = byName(name).find((each) => each.checked); return el ? label(el) : ""; } }
		: { state: () => names.filter((each) => byName(each)[0]?.checked).map((each) => each.split("~").pop()), shown: () => names.filter((each) => byName(each)[0]?.checked).map((each) => label(byName(each)[0])) };
};

const outer = (id: string, type: string, selector: string, text: string, body: string, more = "") =>
	`<div class="QuestionOuter BorderColor ${type} ${more}" id="${id}" questionid="${id}" posttag="${id}" data-questionid="${id}"><div class="ValidationError" id="${id}_ValidationError" role="alert" style="display:none"></div><div class="Inner BorderColor ${selector}"><div class="InnerInner BorderColor"><fieldset>${text}<div class="QuestionBody">${body}</div></fieldset></div></div></div><div class="Separator" id="${id}Separator"></div>`;
const heading = (text: string, forId = "") => (forId ? `<h2 class="noStyle"><label for="${forId}" class="QuestionText BorderColor">${text}</label></h2>` : `<legend style="width:100%"><h2 class="noStyle"><div class="QuestionText BorderColor">${text}</div></h2></legend>`);
const star = `<span style="color:#c00">*</span>`;

function te(id: string, key: string, text: string, { area = false, type = "text", cls = "" } = {}) {
	reg(key, `QR~${id}~TEXT`);
	const runtime = `data-runtime-textvalue="runtime.Value"`;
	return outer(id, "TE", area ? "ESTB" : "SL", heading(text, `QR~${id}`), `<div class="ChoiceStructure">${area ? `<textarea autocomplete="off" id="QR~${id}" class="InputText" name="QR~${id}~TEXT" ${runtime} aria-describedby="${id}_ValidationError"></textarea>` : `<input type="${type}" autocomplete="off" id="QR~${id}" value="" class="InputText ${cls}" name="QR~${id}~TEXT" ${runtime} aria-describedby="${id}_ValidationError">`}</div>`);
}
function formFields(id: string, text: string, rows: [string, string][]) {
	return outer(id, "TE", "FORM", heading(text), `<table class="ChoiceStructure" role="presentation"><tbody>${rows
		.map(([key, label], i) => {
			reg(key, `QR~${id}~${i + 1}~TEXT`);
			return `<tr><td><span class="LabelWrapper"><label for="QR~${id}~${i + 1}">${label}</label></span></td><td class="ControlContainer"><input type="text" autocomplete="off" class="InputText" id="QR~${id}~${i + 1}" name="QR~${id}~${i + 1}~TEXT" value="" size="20" data-runtime-textvalue="runtime.Choices.${i + 1}.Value"></td></tr>`;
		})
		.join("")}</tbody></table>`, "FORM");
}
function mc(id: string, key: string, text: string, choices: string[], { multi = false, across = false } = {}) {
	const kind = multi ? "checkbox" : "radio";
	reg(key, `QR~${id}`, multi ? "check" : "radio", choices.map((_, i) => `QR~${id}~${i + 1}`));
	return outer(id, "MC", `${multi ? "MA" : "SA"}${across ? "HR" : "VR"}`, heading(text), `<ul class="ChoiceStructure">${choices
		.map((each, i) => `<li class="Selection reg"><input choiceid="${i + 1}" aria-labelledby="${id}-${i + 1}-label" class="${kind}" type="${kind}" id="QR~${id}~${i + 1}" name="QR~${id}${multi ? `~${i + 1}` : ""}" value="${i + 1}" data-runtime-checked="runtime.Selected"><label for="QR~${id}~${i + 1}" class="q-${kind}"></label><span class="LabelWrapper"><label for="QR~${id}~${i + 1}" id="${id}-${i + 1}-label" class="${multi ? "MultipleAnswer" : "SingleAnswer"}"><span>${each}</span></label></span><div class="clear"></div></li>`)
		.join("")}</ul>`, across ? "MAHR" : "");
}
const optionsOf = (id: string, list: string[]) => `<option value=""></option>${list.map((each, i) => `<option id="${id}~${i + 1}" value="${id}~${i + 1}" data-runtime-selected="runtime.Selected">${each}</option>`).join("")}`;
function dl(id: string, key: string, text: string, list: string[]) {
	reg(key, `QR~${id}`, "select");
	return outer(id, "MC", "DL", heading(text, `QR~${id}`), `<select class="ChoiceStructure" id="QR~${id}" name="QR~${id}">${optionsOf(`QR~${id}`, list)}</select>`);
}
type Column = { head: string; field: string; list?: string[]; width?: number };
function sbs(id: string, text: string, prefix: (row: number, field: string) => string, rows: string[], columns: Column[], more = "") {
	return outer(id, "SBS", "SBSMatrix", heading(text), `<div class="sbs-wrapper"><table class="ChoiceStructure"><thead><tr class="SBSHeader"><td class="c1"></td>${columns.map((each, c) => `<th scope="col" class="SBS${c + 1} BorderColor" id="header~${id}#${c + 1}"><span class="LabelWrapper"><span>${each.head}</span></span></th>`).join("")}</tr></thead><tbody>${rows
		.map((label, r) => `<tr class="ChoiceRow ${r % 2 ? "ReadableAlt" : ""}"><th scope="row" class="c1"><span class="LabelWrapper"><span id="choice~${id}~${r + 1}">${label}</span></span></th>${columns
			.map((each, c) => {
				const name = each.list ? `QR~${id}#${c + 1}~${r + 1}` : `QR~${id}#${c + 1}~${r + 1}~1~TEXT`;
				reg(prefix(r, each.field), name, each.list ? "select" : "text");
				const labelled = `aria-labelledby="choice~${id}~${r + 1} header~${id}#${c + 1}"`;
				return `<td class="SBS${c + 1} BorderColor">${each.list ? `<select id="${name}" name="${name}" ${labelled}>${optionsOf(name, each.list)}</select>` : `<input type="text" class="InputText" autocomplete="off" id="${name.replace("~TEXT", "")}" name="${name}" ${labelled} ${each.width ? `style="width:${each.width}px"` : ""}>`}</td>`;
			})
			.join("")}</tr>`)
		.join("")}</tbody></table></div>`, more);
}
function matrix(id: string, text: string, key: (row: number) => string, rows: string[], heads: string[], multi: boolean) {
	const kind = multi ? "checkbox" : "radio";
	return outer(id, "Matrix", "Likert", heading(text), `<table class="ChoiceStructure"><thead><tr class="Answers"><td class="c1"></td>${heads.map((each, c) => `<th scope="col" class="c${c + 4}"><span class="LabelWrapper"><span id="header~${id}~${c + 1}">${each}</span></span></th>`).join("")}</tr></thead><tbody>${rows
		.map((label, r) => {
			reg(key(r), `QR~${id}~${r + 1}`, multi ? "check" : "radio", heads.map((_, c) => `QR~${id}~${r + 1}~${c + 1}`));
			return `<tr class="ChoiceRow" ${multi ? 'role="group"' : 'role="radiogroup"'} aria-labelledby="choice~${id}~${r + 1}"><th scope="row" class="c1"><span class="LabelWrapper"><span id="choice~${id}~${r + 1}">${label}</span></span></th>${heads
				.map((_, c) => `<td class="c${c + 4}"><input type="${kind}" class="${kind}" aria-labelledby="header~${id}~${c + 1} choice~${id}~${r + 1}" data-header="header~${id}~${c + 1}" id="QR~${id}~${r + 1}~${c + 1}" name="QR~${id}~${r + 1}${multi ? `~${c + 1}` : ""}" value="${c + 1}"><label aria-hidden="true" for="QR~${id}~${r + 1}~${c + 1}" class="q-${kind}"></label></td>`)
				.join("")}</tr>`;
		})
		.join("")}</tbody></table>`);
}
function slider(id: string, key: string, text: string, label: string, max: number) {
	reg(key, `QR~${id}~1~result`);
	return outer(id, "Slider", "HSLIDER", heading(text), `<div class="ChoiceStructure"><div class="labels-container">${Array.from({ length: max + 1 }, (_, i) => `<span>${i}</span>`).join("")}</div><table class="sliderGrid" role="presentation"><tbody><tr class="horizontalbar"><td><span class="LabelWrapper"><label for="QR~${id}~1~result" id="${id}~1~label">${label}</label></span></td><td class="BarOuter"><div class="bar" id="${id}~1~bar"><div class="filled" style="width:0"></div><div class="track" id="${id}~1~track"></div><div class="handle" id="${id}~1~handle" role="slider" tabindex="0" aria-valuemin="0" aria-valuemax="${max}" aria-valuenow="0" aria-labelledby="${id}~1~label"></div></div></td><td><input type="text" class="ResultsInput" readonly tabindex="-1" size="3" id="QR~${id}~1~result" name="QR~${id}~1~result" value="" style="border:0"></td></tr></tbody></table></div>`);
}
function drill(id: string, text: string, levels: [string, string][]) {
	return outer(id, "DD", "DL", heading(text), `<div class="ChoiceStructure"><table role="presentation"><tbody>${levels
		.map(([key, label], i) => {
			reg(key, `QR~${id}~${i + 1}`, "select");
			return `<tr><td><label for="QR~${id}~${i + 1}">${label}</label></td><td><select id="QR~${id}~${i + 1}" name="QR~${id}~${i + 1}" class="DropDown" ${i ? "disabled" : ""}><option value="">-- Select --</option></select></td></tr>`;
		})
		.join("")}</tbody></table></div>`);
}

const YN = ["Yes", "No"];
const TYPES = ["Academic team or club", "Art or music", "Community service", "Debate / forensics", "Environment / conservation", "Job (paid)", "Religious", "Research", "Sports", "Student government", "Something else"];
const EDU = ["Did not finish high school", "High school graduate", "Some college but no degree", "Associate's degree", "Bachelor's degree", "Graduate degree", "Unsure"];
const AP = ["AP Art History", "AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Language", "AP English Literature", "AP Environmental Science", "AP European History", "AP Physics 1", "AP Psychology", "AP Spanish Language", "AP Statistics", "AP US Government", "AP US History", "AP World History"];
const MONTHS = "January February March April May June July August September October November December".split(" ");

const html = [
	formFields("QID4", `Let's start with you. <strong>What is your name?</strong> ${star}`, [["nameFirst", "First (given) name"], ["nameLast", "Last (family) name"], ["namePref", "Preferred name or nickname"]]),
	te("QID5", "mail", `Email address ${star}<br><em style="font-size:14px">All notices about your application go here. Please avoid school accounts.</em>`),
	te("QID6", "cell", "Cell phone number<br><em style=\"font-size:14px\">Format: 555-555-5555</em>"),
	sbs("QID7", "What is your date of birth?", (_, f) => `dob${f}`, ["&nbsp;"], [{ head: "Month", field: "Month", list: MONTHS }, { head: "Day", field: "Day", list: Array.from({ length: 31 }, (_, i) => `${i + 1}`) }, { head: "Year", field: "Year", list: Array.from({ length: 12 }, (_, i) => `${2014 - i}`) }]),
	formFields("QID8", "Home mailing address", [["addrStreet", "Street address"], ["addrApt", "Apt / unit"], ["addrCity", "City"], ["addrZip", "ZIP / postal code"]]),
	dl("QID9", "addrState", "State (choose “Outside the U.S.” if you live abroad)", [...STATES.map(([, name]) => name), "Outside the U.S."]),
	drill("QID11", `Where do you go to high school? ${star} <br><em style="font-size:14px">Pick the state first; the next lists will fill in.</em>`, [["hsState", "State"], ["hsCity", "City"], ["hsName", "School"]]),
	mc("QID12", "grade", "What grade are you in now?", ["9", "10", "11", "12"], { across: true }),
	formFields("QID13", "What is your cumulative GPA? Leave out what your school does not report.", [["gpaU", "Unweighted (4.0 scale)"], ["gpaW", "Weighted"]]),
	te("QID14", "college", "If you have taken classes at a college, which one?<br><em style=\"font-size:14px\">Begin typing and choose from the list.</em>", { cls: "qs-autocomplete" }),
	formFields("QID15", "Best SAT section scores, if you have taken the test", [["satR", "Evidence-Based Reading and Writing"], ["satM", "Math"]]),
	mc("QID16", "hasAP", "Have you taken any Advanced Placement exams?", YN),
	sbs("QID17", "Please list up to three AP exams, starting with the first you took.", (r, f) => `exam${r}.${f}`, ["Exam A", "Exam B", "Exam C"], [{ head: "Subject", field: "subject", list: AP }, { head: "Score", field: "score", list: ["1", "2", "3", "4", "5", "Not yet known"] }, { head: "Year taken", field: "year", list: ["2024", "2025", "2026", "2027"] }], "hidden-by-logic"),
	sbs("QID20", "Tell us about up to three things you do outside of class: clubs, jobs, service, sports. Start with what matters most to you.", (r, f) => `act${r}.${f}`, ["Activity 1", "Activity 2", "Activity 3"], [{ head: "Organization / employer", field: "org" }, { head: "Your position or title", field: "title" }, { head: "Category", field: "type", list: TYPES }, { head: "Hours per week", field: "hours", width: 60 }]),
	matrix("QID21", "For the same activities, in which grades did you take part? Check all that apply.", (r) => `act${r}.grades`, ["Activity 1", "Activity 2", "Activity 3"], ["Grade 9", "Grade 10", "Grade 11", "Grade 12"], true),
	matrix("QID22", "Do you expect to keep doing each of these in college?", (r) => `act${r}.later`, ["Activity 1", "Activity 2", "Activity 3"], ["Yes", "No", "Not sure"], false),
	sbs("QID24", "Parents or guardians", (r, f) => `par${r}.${f}`, ["Parent / guardian 1", "Parent / guardian 2"], [{ head: "First name", field: "first" }, { head: "Last name", field: "last" }, { head: "Education", field: "edu", list: EDU }]),
	slider("QID25", "siblings", "How many brothers and sisters do you have?<br><em style=\"font-size:14px\">Drag the handle.</em>", "Siblings", 10),
	mc("QID26", "gender", "What is your gender?", ["Man", "Woman", "Non-binary", "Prefer to self-describe", "Prefer not to say"]),
	mc("QID27", "hisp", "Are you of Hispanic, Latino, or Spanish origin?", ["Yes", "No", "Prefer not to say"]),
	mc("QID28", "race", "How would you describe yourself? Please select all that apply.", ["White", "Black or African American", "American Indian or Alaska Native", "Asian", "Native Hawaiian or Pacific Islander", "Other"], { multi: true }),
	mc("QID29", "citizen", "What is your citizenship status?", ["U.S. citizen or national", "Permanent resident (green card)", "Visa holder", "Other / prefer to discuss"]),
	dl("QID30", "income", "Information about income is confidential and will not be used in admission. What was your total household income before taxes during the past 12 months?", ["Less than $25,000", "$25,000-$49,999", "$50,000-$74,999", "$75,000-$99,999", "$100,000-$149,999", "$150,000 or more", "Prefer not to say"]),
	formFields("QID32", "Emergency contact during the residential session", [["emName", "Full name"], ["emPhone", "Phone number"]]),
	te("QID33", "teacherMail", "Email of the teacher who will send your recommendation"),
	te("QID34", "essay", "What question would you bring to Pike this summer, and why? (200 words)", { area: true }),
	mc("QID35", "shirt", "T-shirt size", ["S", "M", "L", "XL"], { across: true }),
	dl("QID37", "heard", "How did you first hear about Pike Pre-College?", ["Teacher or counselor", "Friend or family", "Search engine", "Instagram", "Email from Pike", "Other"]),
	mc("QID38", "consent", "By selecting “I agree” you confirm that a parent or guardian has read the Program Conduct Policy with you.", ["I agree", "I do not agree"]),
	outer("QID39", "Draw", "Signature", heading("Please sign below."), `<div class="SigPad" id="QR~QID39-container"><canvas width="400" height="120" tabindex="0" aria-label="Signature area"></canvas><input type="hidden" name="QR~QID39~VALUE" id="QR~QID39~VALUE" value=""><div><a href="javascript:void(0)" class="ClearSignature">clear</a></div></div>`),
].join("");
reg("signature", "QR~QID39~VALUE");

document.body.innerHTML = `<div class="JFEContent SkinV2 webkit CSS3"><form id="Page" name="Page" method="post" action="#" class="Skin"><div id="SurveyEngineBody"><div id="SkinContent" class="SkinInner">
<div id="Header"><div style="font-size:26px;color:#0b5c3b">Pike University <b>Pre-College Summer Session</b></div></div>
<input type="hidden" name="ED~Q_URL" value="https://pike.yul1.qualtrics.example/jfe/form/SV_9Z"><input type="hidden" name="Transformation" value=""><input type="hidden" name="FontSize" value="">
<div id="ProgressBar" role="progressbar" aria-valuenow="10" aria-valuemin="0" aria-valuemax="100" aria-label="Current Progress"></div>
<div id="Questions" class="Q1"><div class="QuestionOuter DB QID1" id="QID1"><div class="QuestionText BorderColor"><p>Welcome! This application takes about 25 minutes. The information you give is used only to select participants and is handled under the university's privacy statement.</p></div></div></div>
<div id="Buttons"><input id="PreviousButton" class="PreviousButton Button" title="Previous Page" type="button" name="PreviousButton" value="←" style="display:none"> <input id="NextButton" class="NextButton Button" title="Next Page" type="button" name="NextButton" value="→" aria-label="Next"></div>
<div id="Plug"><a href="#">Powered by Qualtrics</a></div></div></div></form></div><div id="hidden-pages" hidden></div>`;

const holder = document.getElementById("hidden-pages")!;
const template = document.createElement("div");
template.innerHTML = html;
let submitted = false;
let page = 1;
const q = (id: string) => document.getElementById(id) as any;
q("Page").addEventListener("submit", (event: Event) => { event.preventDefault(); submitted = true; });
q("NextButton").addEventListener("click", () => {
	if (page === 2) { submitted = true; return; }
	page = 2;
	setTimeout(() => {
		q("Questions").replaceChildren(...template.childNodes);
		start();
		scrollTo(0, 0);
	}, 200);
});

const TREE: Record<string, Record<string, string[]>> = {
	California: { Medford: [], Redding: ["Shasta High School", "Enterprise High School"], Weed: ["Weed High School"], Yreka: ["Discovery High School", "Yreka High School"] },
	Nevada: { Reno: ["Reno High School", "Wooster High School"] },
	Oregon: { Ashland: ["Ashland High School", "Ashland Valley High School", "Willow Wind Community School"], Eugene: ["Churchill High School", "South Eugene High School"], Medford: ["North Medford High School", "South Medford High School"], Portland: ["Grant High School", "Lincoln High School"] },
	Washington: { Ashford: ["Columbia Crest School"], Seattle: ["Garfield High School", "Roosevelt High School"] },
};
const COLLEGES = ["Ashland University — Ashland, OH", "College of the Atlantic — Bar Harbor, ME", "College of the Canyons — Santa Clarita, CA", "College of the Redwoods — Eureka, CA", "College of the Siskiyous — Weed, CA", "Oregon State University — Corvallis, OR", "Oregon Institute of Technology — Klamath Falls, OR", "Rogue Community College — Grants Pass, OR", "Shasta College — Redding, CA", "Southern Oregon University — Ashland, OR"];

function start() {
	const root = q("Questions");
	root.addEventListener("change", (event: any) => {
		const el = event.target;
		if (el.matches("input.radio,input.checkbox"))
			for (const each of byName(el.name)) for (const label of root.querySelectorAll(`label[for="${each.id}"]`)) label.classList.toggle("q-checked", each.checked);
		if (el.name === "QR~QID16") {
			const shown = el.value === "1";
			q("QID17").classList.toggle("hidden-by-logic", !shown);
			q("QID17").style.display = shown ? "" : "none";
		}
	});
	q("QID17").style.display = "none";
	// validation on leaving
	const check = (id: string, test: (text: string) => boolean, text: string) =>
		q(`QR~${id}`).addEventListener("blur", (event: any) => {
			const wrong = event.target.value && !test(event.target.value);
			q(`${id}_ValidationError`).textContent = wrong ? text : "";
			q(`${id}_ValidationError`).style.display = wrong ? "" : "none";
		});
	check("QID5", (text) => /^\S+@\S+\.\S+$/.test(text), "Please enter a valid email address.");
	check("QID6", (text) => /^\d{3}-\d{3}-\d{4}$/.test(text), "Your answer should be in the format 555-555-5555.");
	// drill down
	const [one, two, three] = [1, 2, 3].map((i) => q(`QR~QID11~${i}`));
	const fill = (el: any, list: string[]) => {
		el.innerHTML = `<option value="">-- Select --</option>${list.map((each) => `<option value="${each}">${each}</option>`).join("")}`;
		el.disabled = !list.length;
	};
	fill(one, Object.keys(TREE));
	one.addEventListener("change", () => { fill(three, []); fill(two, []); setTimeout(() => fill(two, Object.keys(TREE[one.value] ?? {})), 180); });
	two.addEventListener("change", () => { fill(three, []); setTimeout(() => fill(three, TREE[one.value]?.[two.value] ?? []), 180); });
	// autocomplete
	const input = q("QR~QID14");
	const list = document.createElement("div");
	list.className = "autocomplete-suggestions";
	list.style.display = "none";
	input.after(list);
	let timer = 0;
	input.addEventListener("input", () => {
		clearTimeout(timer);
		timer = window.setTimeout(() => {
			const text = input.value.trim().toLowerCase();
			const found = text.length < 2 ? [] : COLLEGES.filter((each) => each.toLowerCase().includes(text));
			list.innerHTML = found.map((each, i) => `<div class="autocomplete-suggestion" data-index="${i}">${each}</div>`).join("");
			list.style.display = found.length ? "" : "none";
		}, 350);
	});
	list.addEventListener("mousedown", (event: any) => {
		event.preventDefault();
		const row = event.target.closest(".autocomplete-suggestion");
		if (!row) return;
		input.value = row.textContent;
		list.style.display = "none";
		input.dispatchEvent(new Event("change", { bubbles: true }));
	});
	input.addEventListener("blur", () => {
		list.style.display = "none";
		if (!COLLEGES.includes(input.value)) input.value = "";
	});
	// slider
	for (const handle of root.querySelectorAll(".handle")) {
		const base = handle.id.replace("~handle", "");
		const bar = q(`${base}~bar`);
		const max = Number(handle.getAttribute("aria-valuemax"));
		const set = (value: number) => {
			const at = Math.max(0, Math.min(max, Math.round(value)));
			handle.setAttribute("aria-valuenow", at);
			handle.style.left = `${(at / max) * (bar.clientWidth - 28)}px`;
			bar.querySelector(".filled").style.width = handle.style.left;
			bar.classList.add("activated");
			q(`QR~${base}~result`).value = `${at}`;
		};
		const from = (event: any) => set(((event.clientX - bar.getBoundingClientRect().left - 14) / (bar.clientWidth - 28)) * max);
		let down = false;
		bar.addEventListener("mousedown", (event: any) => { down = true; handle.focus(); from(event); event.preventDefault(); });
		document.addEventListener("mousemove", (event) => down && from(event));
		document.addEventListener("mouseup", () => { down = false; });
		handle.addEventListener("keydown", (event: any) => {
			const now = Number(handle.getAttribute("aria-valuenow"));
			const next = { ArrowRight: now + 1, ArrowUp: now + 1, ArrowLeft: now - 1, ArrowDown: now - 1, Home: 0, End: max }[event.key as string];
			if (next !== undefined) { set(next); event.preventDefault(); }
		});
	}
	// signature
	const canvas = root.querySelector("canvas");
	const pen = canvas.getContext("2d");
	let draws = false;
	canvas.addEventListener("mousedown", (event: any) => { draws = true; pen.moveTo(event.offsetX, event.offsetY); });
	canvas.addEventListener("mousemove", (event: any) => { if (!draws) return; pen.lineTo(event.offsetX, event.offsetY); pen.stroke(); q("QR~QID39~VALUE").value = "drawn"; });
	document.addEventListener("mouseup", () => { draws = false; });
}
void COUNTRIES; void holder;
const w = window as any;
const all = (what: "state" | "shown") => Object.fromEntries(Object.entries(keys).map(([key, each]) => [key, each[what]()]));
w.formState = () => ({ ...all("state"), submitted });
w.formShown = () => all("shown");
