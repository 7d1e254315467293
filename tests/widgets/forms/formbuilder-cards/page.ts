import "./page.css";

type Row = [key: string, label: string];
type Question = {
	ask: string;
	help?: string;
	must?: boolean;
} & (
	| { kind: "short" | "long" | "date"; key: string; type?: string }
	| { kind: "choice" | "boxes" | "list"; key: string; options: string[] }
	| { kind: "scale"; key: string; options: string[]; ends: [string, string] }
	| { kind: "grid" | "boxgrid"; rows: Row[]; options: string[] }
	| { kind: "parts"; parts: [key: string, label: string, width: string][] }
);
const GRADES = ["9th", "10th", "11th", "12th"];
const SCHOOLING = [
	"Didn't finish high school",
	"High school diploma or GED",
	"Some college, but no degree",
	"Two-year college degree",
	"Four-year college degree",
	"Graduate or professional degree",
];

const SECTIONS: { title: string; text?: string; questions: Question[] }[] = [
	{
		title: "About you",
		questions: [
			{ kind: "short", key: "fullName", ask: "What's your first and last name?", must: true },
			{ kind: "short", key: "callMe", ask: "And what do you want your campmates to call you?", help: "This goes on your name tag." },
			{ kind: "choice", key: "pronouns", ask: "Pronouns", options: ["he/him", "she/her", "they/them", "I'd rather not say"] },
			{
				kind: "date",
				key: "bday",
				ask: "When is your birthday?",
				help: "With the year, please. Washington State asks for it.",
				must: true,
			},
			{ kind: "short", key: "mail", ask: "An email address you actually check", must: true, type: "email" },
			{ kind: "short", key: "cell", ask: "Your cell number" },
			{
				kind: "parts",
				ask: "Where do you live?",
				must: true,
				parts: [
					["addr1", "Street Address", "full"],
					["addr2", "Street Address Line 2", "full"],
					["city", "City", ""],
					["state", "State / Province", ""],
					["postal", "Postal / Zip Code", ""],
				],
			},
		],
	},
	{
		title: "School stuff",
		text: "Nobody is turned away for grades. We ask because one of our funders does.",
		questions: [
			{ kind: "short", key: "school", ask: "What high school do you go to?", must: true },
			{ kind: "short", key: "schoolTown", ask: "What city or town is it in?" },
			{ kind: "choice", key: "grade", ask: "Grade you're in this school year", options: [...GRADES, "Homeschool, no grade"], must: true },
			{ kind: "list", key: "classOf", ask: "You're in the Class of…", options: ["2027", "2028", "2029", "2030"] },
			{ kind: "short", key: "gpa", ask: "GPA (unweighted)", help: "Numbers only, like 3.2" },
			{
				kind: "parts",
				ask: "If you've taken the SAT, what are your best section scores?",
				parts: [
					["satRw", "Reading & Writing", ""],
					["satMath", "Math", ""],
				],
			},
			{
				kind: "grid",
				ask: "Which AP exams have you taken, and what did you get?",
				help: "Leave a row alone if you haven't taken that one.",
				rows: [
					["apBio", "Biology"],
					["apCalc", "Calculus AB"],
					["apChem", "Chemistry"],
					["apEnv", "Environmental Science"],
					["apUsh", "U.S. History"],
				],
				options: ["1", "2", "3", "4", "5"],
			},
		],
	},
	{
		title: "What you do when you're not in class",
		text: "Clubs, sports, jobs, taking care of people, anything. Top three only.",
		questions: [
			{ kind: "short", key: "act1", ask: "Activity #1: name of the club, team, employer or project" },
			{ kind: "short", key: "role1", ask: "Your title or role in Activity #1" },
			{ kind: "short", key: "act2", ask: "Activity #2: name of the club, team, employer or project" },
			{ kind: "short", key: "role2", ask: "Your title or role in Activity #2" },
			{ kind: "short", key: "act3", ask: "Activity #3: name of the club, team, employer or project" },
			{ kind: "short", key: "role3", ask: "Your title or role in Activity #3" },
			{
				kind: "boxgrid",
				ask: "In which grades did you do these?",
				help: "Check as many as apply in each row.",
				rows: [
					["when1", "Activity #1"],
					["when2", "Activity #2"],
					["when3", "Activity #3"],
				],
				options: GRADES,
			},
			{ kind: "short", key: "prize1", ask: "Awards and recognition: name of award #1" },
			{ kind: "short", key: "prize2", ask: "Awards and recognition: name of award #2" },
			{
				kind: "grid",
				ask: "What grade were you in when you got each award?",
				rows: [
					["prizeYear1", "Award #1"],
					["prizeYear2", "Award #2"],
				],
				options: GRADES,
			},
		],
	},
	{
		title: "Your family",
		text: "This page decides how much of the tuition we can cover. Only our scholarship committee sees it.",
		questions: [
			{ kind: "short", key: "adult1", ask: "Parent or guardian (1): first and last name" },
			{ kind: "short", key: "adult1job", ask: "Parent or guardian (1): what do they do for work?" },
			{ kind: "choice", key: "adult1school", ask: "Parent or guardian (1): how far did they get in school?", options: SCHOOLING },
			{ kind: "short", key: "adult2", ask: "Parent or guardian (2): first and last name" },
			{ kind: "short", key: "adult2job", ask: "Parent or guardian (2): what do they do for work?" },
			{ kind: "choice", key: "adult2school", ask: "Parent or guardian (2): how far did they get in school?", options: SCHOOLING },
			{ kind: "list", key: "siblings", ask: "How many brothers and sisters do you have?", options: ["0", "1", "2", "3", "4", "5 or more"] },
			{
				kind: "choice",
				key: "income",
				ask: "Roughly what does your household make in a year?",
				options: ["Under $35,000", "$35,000–$54,999", "$55,000–$74,999", "$75,000–$99,999", "$100,000 and up"],
			},
			{ kind: "choice", key: "latino", ask: "Are you Hispanic, Latino, Latina or Latine?", options: ["Yes", "No", "Skip this one"] },
			{
				kind: "list",
				key: "firstLanguage",
				ask: "What's your first language?",
				options: ["Chinese", "English", "Igbo", "Korean", "Russian", "Somali", "Spanish", "Tagalog", "Vietnamese"],
			},
			{
				kind: "boxes",
				key: "otherLanguages",
				ask: "What other languages do you speak?",
				options: ["Chinese", "English", "French", "Igbo", "Korean", "Lushootseed", "Russian", "Somali", "Spanish", "Tagalog", "Vietnamese"],
			},
		],
	},
	{
		title: "Last few things",
		questions: [
			{ kind: "short", key: "teacher", ask: "Name of the teacher who is writing you a recommendation", must: true },
			{ kind: "short", key: "teacherMail", ask: "Their school email", must: true, type: "email" },
			{
				kind: "scale",
				key: "water",
				ask: "How do you feel about being in cold salt water?",
				options: ["1", "2", "3", "4", "5"],
				ends: ["Absolutely not", "Bring it on"],
			},
			{ kind: "long", key: "why", ask: "Tell us about a living thing you have watched for longer than an hour." },
			{
				kind: "boxes",
				key: "okay",
				ask: "Code of conduct",
				options: ["My family and I have read the code of conduct and agree to it."],
				must: true,
			},
		],
	},
];

let count = 0;
const fresh = () => `i${++count}`;
const safe = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
/** Stands for the numbers that the builder gives its questions. */
const numberOf = (key: string) => String([...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2147483647, 7));

const toggle = (key: string, role: string, value: string, label: string) =>
	`<div id="${fresh()}" class="${role === "radio" ? "Od2TWd" : "uVccjd"}" role="${role}" tabindex="0" aria-checked="false" aria-label="${safe(label)}" data-value="${safe(value)}" data-item-id="${numberOf(key)}"></div>`;

function grid(rows: Row[], options: string[], role: string): string {
	const head = options.map((option) => `<div class="V4d7Ke OIC90c">${option}</div>`).join("");
	const body = rows.map(([key, label]) => {
		const cells = options.map((option) => `<div>${toggle(key, role, option, `${option}, response for ${label}`)}</div>`).join("");
		return `<div role="${role === "radio" ? "radiogroup" : "group"}" aria-label="${label}"><div class="V4d7Ke wzWPxe">${label}</div>${cells}</div>`;
	});
	return `<div class="ssX1Bd"><div aria-hidden="true"><div class="V4d7Ke"></div>${head}</div>${body.join("")}</div>`;
}

function card(question: Question): string {
	const [title, help] = [fresh(), fresh()];
	const named = `aria-labelledby="${title}" aria-describedby="${help}"`;
	const body = () => {
		switch (question.kind) {
			case "short":
				return `<input type="${question.type ?? "text"}" class="whsOnd zHQkBf" autocomplete="off" ${named} data-item-id="${numberOf(question.key)}" placeholder="Your answer">`;
			case "long":
				return `<textarea class="whsOnd" rows="2" ${named} data-item-id="${numberOf(question.key)}" placeholder="Your answer"></textarea>`;
			case "date":
				return `<div class="gubaDc">Date</div><input type="date" class="whsOnd" autocomplete="off" ${named} data-item-id="${numberOf(question.key)}">`;
			case "choice":
			case "boxes": {
				const role = question.kind === "choice" ? "radio" : "checkbox";
				const options = question.options.map(
					(option) => `<label class="docRw">${toggle(question.key, role, option, option)}<span dir="auto">${option}</span></label>`,
				);
				return `<div role="${role === "radio" ? "radiogroup" : "list"}" ${named}>${options.join("")}</div>`;
			}
			case "list": {
				const options = question.options.map(
					(option) =>
						`<div class="MocG8c" role="option" aria-selected="false" tabindex="-1" data-value="${option}"><span>${option}</span></div>`,
				);
				return `<div class="jgvuAb" role="listbox" aria-expanded="false" tabindex="0" ${named} data-item-id="${numberOf(question.key)}"><div class="MocG8c KKjvXb" aria-hidden="true">Choose</div><div class="OA0qNb" hidden>${options.join("")}</div></div>`;
			}
			case "scale": {
				const steps = question.options.map(
					(option) => `<label><span>${option}</span>${toggle(question.key, "radio", option, option)}</label>`,
				);
				return `<div role="radiogroup" class="AgroKb" ${named}><span>${question.ends[0]}</span>${steps.join("")}<span>${question.ends[1]}</span></div>`;
			}
			case "grid":
				return grid(question.rows, question.options, "radio");
			case "boxgrid":
				return grid(question.rows, question.options, "checkbox");
			case "parts":
				return question.parts
					.map(([key, label, width]) => {
						const id = fresh();
						return `<span class="form-sub-label-container ${width}"><input type="text" id="${id}" class="whsOnd" data-item-id="${numberOf(key)}"><label class="form-sub-label" for="${id}">${safe(label)}</label></span>`;
					})
					.join("");
		}
	};
	const star = question.must ? ' <span class="vnumgf" aria-label="Required question">*</span>' : "";
	return `<div class="Qr7Oae" role="listitem"><div class="geS5n"><div id="${title}" class="M7eMe" role="heading" aria-level="3"><span>${question.ask}</span>${star}</div><div class="gubaDc" id="${help}">${question.help ?? ""}</div>${body()}</div></div>`;
}

const cards = SECTIONS.map(
	({ title, text, questions }) =>
		`<div class="Qr7Oae" role="listitem"><div class="geS5n"><div class="M7eMe" role="heading" aria-level="2"><strong>${title}</strong></div>${text ?? ""}</div></div>${questions.map(card).join("")}`,
).join("");
(document.getElementById("root") as HTMLElement).innerHTML = `
<div class="lrKTG">
<form action="#" method="post" novalidate>
<div class="geS5n N0gd6"><div class="ahS2Le" role="heading" aria-level="1">Salish Sea Young Naturalists: 2027 Field School</div>
<p>Ten days on Fidalgo Island with tents, tide tables and a lot of mud. Applications close February 28. Questions? Write to camp@salishyoungnaturalists.example.</p>
<p class="vnumgf">* Indicates required question</p></div>
<div role="list">${cards}</div>
<div><button type="submit">Submit</button></div>
<p class="gubaDc">Never submit passwords through these forms.</p>
</form>
</div>`;
const form = document.querySelector("form") as HTMLFormElement;

const KEYS = SECTIONS.flatMap(({ questions }) =>
	questions.flatMap((question) =>
		"rows" in question ? question.rows.map(([key]) => key) : "parts" in question ? question.parts.map(([key]) => key) : [question.key],
	),
);
const MANY = new Set(
	SECTIONS.flatMap(({ questions }) =>
		questions.flatMap((question) =>
			question.kind === "boxes" ? [question.key] : question.kind === "boxgrid" ? question.rows.map(([key]) => key) : [],
		),
	).map(numberOf),
);
/** The builder posts hidden inputs, which its script keeps up to date. */
function put(number: string, values: string[]) {
	for (const old of form.querySelectorAll(`input[type=hidden][name="entry.${number}"]`)) old.remove();
	for (const value of values) {
		const input = Object.assign(document.createElement("input"), { type: "hidden", name: `entry.${number}`, value });
		form.append(input);
	}
}

form.addEventListener("input", ({ target }) => {
	const { dataset, value } = target as HTMLInputElement;
	if (dataset.itemId) put(dataset.itemId, value ? [value] : []);
});
function press(box: HTMLElement) {
	const number = box.dataset.itemId as string;
	const all = [...form.querySelectorAll<HTMLElement>(`[role=${box.getAttribute("role")}][data-item-id="${number}"]`)];
	if (MANY.has(number)) box.setAttribute("aria-checked", String(box.ariaChecked !== "true"));
	else for (const each of all) each.setAttribute("aria-checked", String(each === box));
	put(
		number,
		all.filter((each) => each.ariaChecked === "true").map((each) => each.dataset.value as string),
	);
}
function open(list: HTMLElement, wide: boolean) {
	list.setAttribute("aria-expanded", String(wide));
	(list.querySelector(".OA0qNb") as HTMLElement).hidden = !wide;
}
function choose(list: HTMLElement, option: HTMLElement) {
	for (const each of list.querySelectorAll("[role=option]")) each.setAttribute("aria-selected", String(each === option));
	(list.querySelector(".KKjvXb") as HTMLElement).textContent = option.textContent;
	put(list.dataset.itemId as string, [option.dataset.value as string]);
	open(list, false);
}
document.addEventListener("click", ({ target }) => {
	const place = target as HTMLElement;
	const list = place.closest<HTMLElement>("[role=listbox]");
	for (const other of form.querySelectorAll<HTMLElement>("[role=listbox][aria-expanded=true]")) if (other !== list) open(other, false);
	const option = place.closest<HTMLElement>("[role=option]");
	if (list && option) return choose(list, option);
	if (list) return open(list, true);
	const box = place.closest<HTMLElement>("[aria-checked]") ?? place.closest("label")?.querySelector<HTMLElement>("[aria-checked]");
	if (box) press(box);
});
form.addEventListener("keydown", (event) => {
	const place = event.target as HTMLElement;
	if (event.key === " " && place.hasAttribute("aria-checked")) {
		event.preventDefault();
		press(place);
	}
	const list = place.closest<HTMLElement>("[role=listbox]");
	if (!list) return;
	const options = [...list.querySelectorAll<HTMLElement>("[role=option]")];
	const at = options.indexOf(place);
	if (event.key === "Escape") open(list, false);
	else if (event.key === "Enter" || event.key === " ") at < 0 ? open(list, true) : choose(list, options[at] as HTMLElement);
	else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
		open(list, true);
		options[Math.min(options.length - 1, Math.max(0, at + (event.key === "ArrowDown" ? 1 : -1)))]?.focus();
	} else return;
	event.preventDefault();
});

let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

function shown(number: string): unknown {
	const elements = [...form.querySelectorAll<HTMLElement>(`[data-item-id="${number}"]`)];
	const [first] = elements;
	if (first?.getAttribute("role") === "listbox") {
		const text = first.querySelector(".KKjvXb")?.textContent ?? "";
		return text === "Choose" ? "" : text;
	}
	if (!first?.hasAttribute("aria-checked")) return (first as HTMLInputElement).value;
	const texts = elements
		.filter((each) => each.ariaChecked === "true")
		.map((each) => {
			const beside = each.closest("label")?.querySelector("span")?.textContent;
			const column = [...(each.parentElement?.parentElement?.children ?? [])].indexOf(each.parentElement as HTMLElement);
			return beside ?? each.closest(".ssX1Bd")?.firstElementChild?.children[column]?.textContent ?? "";
		});
	return MANY.has(number) ? texts : (texts[0] ?? "");
}
Object.assign(window, {
	formState: () => {
		const sent = new FormData(form);
		const held = (number: string) => (MANY.has(number) ? sent.getAll(`entry.${number}`) : (sent.get(`entry.${number}`) ?? ""));
		return { ...Object.fromEntries(KEYS.map((key) => [key, held(numberOf(key))])), submitted };
	},
	formShown: () => Object.fromEntries(KEYS.map((key) => [key, shown(numberOf(key))])),
});
