import "./look.css";

type Kind = "text" | "secret" | "tiny" | "area" | "list" | "cards" | "pills" | "switch" | "box";
type Ask = { key: string; kind: Kind; say: string; help?: string; options?: string[]; max?: number };
type Panel = { title: string; closed?: true; intro?: string; asks: (Ask | Ask[] | string)[] };
type Answer = string | boolean | string[];

const STATES =
	"AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming".split(
		"|",
	);
const COUNTRIES =
	"USA United States|CAN Canada|MEX Mexico|BRA Brazil|CHN China|COL Colombia|SLV El Salvador|ETH Ethiopia|GHA Ghana|GTM Guatemala|IND India|KEN Kenya|NER Niger|NGA Nigeria|PHL Philippines|KOR South Korea|UKR Ukraine|VNM Vietnam|ZZZ Not listed".split(
		"|",
	);
const KINDS = [
	"ART Art, music or theater",
	"ATH Athletics",
	"FOR Forensics (speech and debate)",
	"GOV Student government",
	"SCI Science or environment",
	"SRV Volunteer service",
	"EMP Paid work",
];
const ask = (key: string, kind: Kind, say: string, more: Partial<Ask> = {}): Ask => ({ key, kind, say, ...more });

const involvement = (i: number): Panel["asks"] => [
	`<h4>Involvement ${"AB"[i]}</h4>`,
	ask(`e${i}a`, "list", "Type", { options: KINDS }),
	ask(`e${i}b`, "text", "Group, team or employer"),
	ask(`e${i}c`, "area", "What did you do?", { help: "150 characters", max: 150 }),
	ask(`e${i}d`, "pills", "Grades", { options: ["G9 9th", "G10 10th", "G11 11th", "G12 12th"] }),
	ask(`e${i}e`, "tiny", "Hours each week", { max: 3 }),
];

const STEPS: { name: string; next: string; panels: Panel[] }[] = [
	{
		name: "Account",
		next: "Start my application",
		panels: [
			{
				title: "Welcome",
				intro: "One application, five campuses. You are signed in; what you leave open here can be settled later.",
				asks: [
					ask("w1", "list", "Campus of first choice", {
						options: ["B Bend", "C Coos Bay", "K Klamath Falls", "P Pendleton", "T The Dalles"],
					}),
					ask("w2", "secret", "Change your password"),
				],
			},
		],
	},
	{
		name: "Application",
		next: "Review",
		panels: [
			{
				title: "Name and birth",
				asks: [
					ask("a1", "text", "Legal given name"),
					ask("a2", "text", "Legal family name"),
					ask("a3", "list", "Suffix", { options: ["1 Jr.", "2 II", "3 III", "4 IV", "5 Sr."] }),
					[
						ask("a4m", "tiny", "Month", { help: "MM", max: 2 }),
						ask("a4d", "tiny", "Day", { help: "DD", max: 2 }),
						ask("a4y", "tiny", "Year", { help: "YYYY", max: 4 }),
					],
				],
			},
			{
				title: "How we reach you",
				asks: [
					ask("b1", "text", "Telephone"),
					ask("b2", "text", "Home address"),
					ask("b3", "text", "Apartment or unit"),
					ask("b4", "text", "City"),
					ask("b5", "list", "State", { options: STATES }),
					ask("b6", "text", "ZIP Code", { max: 10 }),
					ask("b7", "text", "Emergency contact's telephone"),
				],
			},
			{
				title: "Background",
				intro: "State law asks us to collect this. Admission officers do not see it.",
				asks: [
					ask("c1", "cards", "Citizenship", {
						options: [
							"citizen U.S. citizen or national",
							"resident Permanent resident",
							"daca DACA recipient",
							"intl International student",
						],
					}),
					ask("c2", "cards", "Are you Hispanic or Latino?", { options: ["Y Yes", "N No"] }),
					ask("c3", "pills", "Race (mark one or more)", {
						options: [
							"aian American Indian or Alaska Native",
							"asn Asian",
							"baa Black or African American",
							"nhpi Native Hawaiian or Pacific Islander",
							"wht White",
						],
					}),
					ask("c4", "list", "Military", {
						options: [
							"none No military affiliation",
							"act Active duty",
							"grd Guard or Reserve",
							"vet Veteran",
							"dep Dependent of a service member",
						],
					}),
					ask("c5", "list", "Country of birth", { options: COUNTRIES }),
					ask("c6", "tiny", "Years lived in the United States", { max: 2 }),
					ask("c7", "switch", "I receive financial aid at present"),
					ask("c8", "list", "Household income per year", {
						options: [
							"q1 $0 to $29,999",
							"q2 $30,000 to $59,999",
							"q3 $60,000 to $89,999",
							"q4 $90,000 to $149,999",
							"q5 $150,000 or higher",
						],
					}),
				],
			},
			{
				title: "High school and plans",
				asks: [
					ask("d1", "text", "School you attend"),
					ask("d3", "cards", "You are a", { options: ["FR Freshman", "SO Sophomore", "JR Junior", "SR Senior", "GR Graduate"] }),
					ask("d4", "text", "Diploma expected", { help: "MM/YYYY", max: 7 }),
					ask("d5", "tiny", "Unweighted GPA", { max: 5 }),
					[ask("d6", "tiny", "Class rank", { max: 4 }), ask("d7", "tiny", "out of (class size)", { max: 4 })],
					ask("d8", "list", "Intended major", {
						options: [
							"0301 Natural Resources",
							"1408 Civil Engineering",
							"1414 Environmental Engineering",
							"1419 Mechanical Engineering",
							"2601 Biology",
							"4201 Psychology",
							"5201 Business",
							"9999 Exploring",
						],
					}),
					ask("d9", "cards", "Start", { options: ["S27 Spring 2027", "F27 Fall 2027", "F28 Fall 2028"] }),
					ask("d10", "text", "School counselor"),
					ask("d11", "text", "Counselor's email"),
				],
			},
			{ title: "Involvement", intro: "Two are enough for most programs.", asks: [...involvement(0), ...involvement(1)] },
			{
				title: "Awards and distinctions",
				closed: true,
				asks: [ask("h0", "text", "First award", { max: 80 }), ask("h1", "text", "Second award", { max: 80 })],
			},
			{
				title: "In your words",
				asks: [
					ask("g1", "area", "What would you change about the place you live? (up to 2,000 characters)", { max: 2000 }),
					ask("g2", "list", "Housing preference", { options: ["Q Quiet floor", "L Learning community", "A Apartment", "H Live at home"] }),
				],
			},
		],
	},
	{
		name: "Sign and pay",
		next: "Submit to Cascadia",
		panels: [
			{
				title: "Sign and pay",
				asks: [
					ask("z1", "text", "Type your name as your signature"),
					ask("z2", "text", "Card number"),
					ask("z3", "box", "I certify that everything above is complete and accurate"),
				],
			},
		],
	},
];

const part = (option: string) => [option.split(" ", 1)[0] ?? "", option.slice(option.indexOf(" ") + 1)] as const;
const marks = (type: string, { key, options = [] }: Ask) =>
	options
		.map(part)
		.map(([value, text]) => `<label><input type="${type}" name="${key}" value="${value}"><span>${text}</span></label>`)
		.join("");
const limit = ({ max }: Ask) => (max ? `maxlength="${max}"` : "");

const DRAW: Record<Kind, (one: Ask) => string> = {
	text: (one) => `<input type="text" id="q-${one.key}" aria-labelledby="s-${one.key}" ${limit(one)}>`,
	tiny: (one) => `<input type="text" class="tiny" id="q-${one.key}" aria-labelledby="s-${one.key}" inputmode="decimal" ${limit(one)}>`,
	secret: (one) => `<input type="password" id="q-${one.key}" aria-labelledby="s-${one.key}">`,
	area: (one) => `<textarea id="q-${one.key}" aria-labelledby="s-${one.key}" rows="3" cols="60" ${limit(one)}></textarea>`,
	list: ({ key }) =>
		`<button type="button" class="drop" id="q-${key}" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="s-${key} q-${key}">Select</button>`,
	cards: (one) => `<div class="cards" id="q-${one.key}" role="radiogroup" aria-labelledby="s-${one.key}">${marks("radio", one)}</div>`,
	pills: (one) => `<div class="pills" id="q-${one.key}" role="group" aria-labelledby="s-${one.key}">${marks("checkbox", one)}</div>`,
	switch: ({ key }) => `<button type="button" role="switch" id="q-${key}" aria-checked="false" aria-labelledby="s-${key}"></button>`,
	box: ({ key }) => `<input type="checkbox" id="q-${key}" aria-labelledby="s-${key}">`,
};
const question = (one: Ask) =>
	`<div class="q"><span class="say" id="s-${one.key}">${one.say}</span>${one.help ? `<small>${one.help}</small>` : ""}${DRAW[one.kind](one)}</div>`;
const item = (one: Ask | Ask[] | string): string => {
	if (typeof one === "string") return one;
	if (!Array.isArray(one)) return question(one);
	const legend = one[0]?.key === "a4m" ? "Date of birth" : "Standing in class";
	return `<fieldset><legend>${legend}</legend><div style="display:flex;gap:16px">${one.map(question).join("")}</div></fieldset>`;
};
const panel = ({ title, closed, intro, asks }: Panel) =>
	`<details ${closed ? "" : "open"}><summary>${title}</summary>${intro ? `<p>${intro}</p>` : ""}${asks.map(item).join("")}</details>`;

const form = document.createElement("form");
form.innerHTML = `<h1>Cascadia State University System</h1><input type="hidden" name="csrf" value="f0a9c1"><input type="hidden" name="step" value="0">
<nav aria-label="Progress"><ol>${STEPS.map(({ name }) => `<li>${name}</li>`).join("")}</ol></nav>
${STEPS.map(
	({ panels, next }, i) =>
		`<div class="step" data-step="${i}">${panels.map(panel).join("")}<p>${i ? '<button type="button" data-back>Back</button> ' : ""}<button type="${i === STEPS.length - 1 ? "submit" : "button"}" ${i === STEPS.length - 1 ? "" : "data-next"}>${next}</button></p></div>`,
).join("")}`;
document.querySelector("#root")?.append(form);

const asks = STEPS.flatMap(({ panels }) => panels.flatMap((one) => one.asks.flat())).filter((one): one is Ask => typeof one !== "string");
const empty = (kind: Kind): Answer => (kind === "pills" ? [] : kind === "switch" || kind === "box" ? false : "");
const answers: Record<string, Answer> = Object.fromEntries(asks.map(({ key, kind }) => [key, empty(kind)]));
const at = (key: string) => form.querySelector<HTMLInputElement>(`#q-${key}`) as HTMLInputElement;
let submitted = false;
let step = 0;

function go(to: number) {
	step = to;
	for (const one of form.querySelectorAll<HTMLElement>(".step")) one.hidden = Number(one.dataset.step) !== step;
	form.querySelectorAll("nav li").forEach((one, i) => {
		if (i === step) one.setAttribute("aria-current", "step");
		else one.removeAttribute("aria-current");
	});
	(form.elements.namedItem("step") as HTMLInputElement).value = String(step);
	scrollTo(0, 0);
}
go(0);
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});
form.addEventListener("click", ({ target }) => {
	if ((target as Element).matches("[data-next]")) go(step + 1);
	if ((target as Element).matches("[data-back]")) go(step - 1);
});

function listbox({ key, options = [] }: Ask) {
	const button = at(key);
	const close = () => {
		document.querySelector(`#pop-${key}`)?.remove();
		button.setAttribute("aria-expanded", "false");
		button.removeAttribute("aria-controls");
	};
	const choose = (value: string, text: string) => {
		answers[key] = value;
		button.textContent = text;
		button.focus();
		close();
	};
	const open = () => {
		const pop = document.createElement("div");
		pop.className = "pop";
		pop.id = `pop-${key}`;
		pop.setAttribute("role", "listbox");
		pop.setAttribute("aria-labelledby", `s-${key}`);
		pop.innerHTML = options
			.map(part)
			.map(([value, text]) => `<div role="option" tabindex="-1" data-v="${value}" aria-selected="${answers[key] === value}">${text}</div>`)
			.join("");
		const rows = [...pop.children] as HTMLElement[];
		pop.addEventListener("click", ({ target }) => {
			const row = (target as Element).closest<HTMLElement>("[role=option]");
			if (row) choose(row.dataset.v ?? "", row.textContent ?? "");
		});
		pop.addEventListener("keydown", (event) => {
			const here = rows.indexOf(document.activeElement as HTMLElement);
			const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: rows.length - 1 }[event.key];
			if (to !== undefined) rows[Math.max(0, Math.min(rows.length - 1, to))]?.focus();
			else if (event.key === "Enter" || event.key === " ") rows[here]?.click();
			else if (event.key === "Escape") {
				button.focus();
				close();
			} else if (event.key.length === 1) rows.find((row) => row.textContent?.toLowerCase().startsWith(event.key.toLowerCase()))?.focus();
			else return;
			event.preventDefault();
		});
		pop.addEventListener("focusout", ({ relatedTarget }) => {
			if (!(relatedTarget instanceof Node && (pop.contains(relatedTarget) || relatedTarget === button))) close();
		});
		button.after(pop);
		button.setAttribute("aria-expanded", "true");
		button.setAttribute("aria-controls", pop.id);
		(rows.find((row) => row.ariaSelected === "true") ?? rows[0])?.focus();
	};
	button.addEventListener("click", () => (button.getAttribute("aria-expanded") === "true" ? close() : open()));
}

for (const one of asks) {
	const { key, kind } = one;
	const element = at(key);
	if (kind === "list") listbox(one);
	else if (kind === "switch")
		element.addEventListener("click", () => {
			answers[key] = !answers[key];
			element.setAttribute("aria-checked", String(answers[key]));
		});
	else if (kind === "cards" || kind === "pills")
		element.addEventListener("change", () => {
			const on = [...element.querySelectorAll<HTMLInputElement>(":checked")].map(({ value }) => value);
			answers[key] = kind === "pills" ? on : (on[0] ?? "");
		});
	else if (kind === "box")
		element.addEventListener("change", () => {
			answers[key] = element.checked;
		});
	else
		element.addEventListener("input", () => {
			answers[key] = element.value;
		});
}

function shown({ key, kind }: Ask) {
	const element = at(key);
	const marked = () => [...element.querySelectorAll("label:has(:checked)")].map((label) => label.textContent ?? "");
	if (kind === "list") return element.textContent === "Select" ? "" : element.textContent;
	if (kind === "switch") return element.getAttribute("aria-checked") === "true";
	if (kind === "pills") return marked();
	if (kind === "cards") return marked()[0] ?? "";
	return kind === "box" ? element.checked : element.value;
}

Object.assign(window, {
	formState: () => ({ submitted, ...answers }),
	formShown: () => Object.fromEntries(asks.map((one) => [one.key, shown(one)])),
});
