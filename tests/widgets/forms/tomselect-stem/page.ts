import intlTelInput from "intl-tel-input/intlTelInputWithUtils";
import TomSelect from "tom-select";
import "tom-select/dist/css/tom-select.default.css";
import "intl-tel-input/styles-no-assets";
import "./look.css";

type Ask = { k: string; as: string; says: string; help?: string; options?: string[]; attrs?: string };
type Telephone = { getNumber: () => string };

const STATES =
	"AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming"
		.split("|")
		.map((line) => `${line.slice(0, 2)}=${line.slice(0, 2)} – ${line.slice(3)}`);
const SCHOOLS = [
	["380214", "Ashland Valley High School", "Ashland, OR"],
	["380219", "Ashland Christian School", "Ashland, OR"],
	["180077", "Ashland Senior High School", "Ashland, WI"],
	["053911", "Yreka High School", "Yreka, CA"],
	["053930", "Happy Camp High School", "Happy Camp, CA"],
	["381140", "South Medford High School", "Medford, OR"],
].map(([id, title, where]) => ({ id, title, where }));
const SCHOOLING = [
	"no=Less than high school",
	"hs=High school diploma or equivalent",
	"sc=Some college credit",
	"aa=Associate's degree",
	"ba=Bachelor's degree",
	"gr=Master's degree or higher",
];
const AP = [
	"20=AP Biology",
	"66=AP Calculus AB",
	"68=AP Calculus BC",
	"25=AP Chemistry",
	"31=AP Computer Science A",
	"40=AP Environmental Science",
].concat(["78=AP Physics 1", "90=AP Statistics", "07=AP United States History", "93=AP World History"]);
const MONTHS = "January February March April May June July August September October November December".split(" ");
const count = (from: number, to: number) =>
	Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => String(from < to ? from + i : from - i));

const ask = (k: string, as: string, says: string, more: Partial<Ask> = {}): Ask => ({ k, as, says, ...more });
const optionOf = (line: string) => {
	const [value, text = value] = line.split("=");
	return `<option value="${value}">${text}</option>`;
};
const named = (k: string, many = false) => `id="enrollee_${k}" name="enrollee[${k}]${many ? "[]" : ""}"`;

function control({ k, as, options = [], attrs = "" }: Ask): string {
	const list = options.map(optionOf).join("");
	if (as === "area") return `<textarea ${named(k)} class="form-control" rows="5" cols="70" ${attrs}></textarea>`;
	if (as === "native") return `<select ${named(k)} class="form-control" ${attrs}><option value=""></option>${list}</select>`;
	if (as === "tom") return `<select ${named(k)} data-tom ${attrs}><option value=""></option>${list}</select>`;
	if (as === "toms") return `<select ${named(k, true)} data-tom multiple ${attrs}>${list}</select>`;
	return `<input type="${as}" ${named(k)} class="form-control" ${attrs}>`;
}
const group = (one: Ask) =>
	`<div class="form-group"><label for="enrollee_${one.k}">${one.says}</label>${control(one)}${one.help ? `<div class="form-text">${one.help}</div>` : ""}</div>`;
const wrapped = (one: Ask) => `<div class="form-group"><label>${one.says} ${control(one)}</label></div>`;
const radios = (k: string, says: string) =>
	`<div class="form-group"><p id="${k}_q">${says}</p><div role="radiogroup" aria-labelledby="${k}_q">${["true Yes", "false No"]
		.map((line) => line.split(" "))
		.map(
			([v, t]) =>
				`<input type="radio" id="enrollee_${k}_${v}" name="enrollee[${k}]" value="${v}"> <label for="enrollee_${k}_${v}">${t}</label> `,
		)
		.join("")}</div></div>`;
const box = (title: string, ...inner: string[]) => `<fieldset><legend>${title}</legend>${inner.join("")}</fieldset>`;
const exam = (k: string, says: string, low: number, high: number) =>
	`<tr><th scope="row">${says}</th><td>${control(ask(`x_${k}_s`, "number", "", { attrs: `min="${low}" max="${high}"` }))}</td><td>${control(ask(`x_${k}_d`, "date", ""))}</td></tr>`;
const apRow = (_: unknown, i: number) =>
	`<tr><td>${i + 1}</td><td>${control(ask(`ap_${i}_subj`, "tom", "", { options: AP }))}</td><td>${control(ask(`ap_${i}_score`, "native", "", { options: count(5, 1) }))}</td></tr>`;

const form = document.createElement("form");
form.noValidate = true;
form.innerHTML = [
	"<h1>Kelvin Forge Institute</h1><p>Six weeks of research for high school students in Corvallis, June 20 to July 31. Decisions in March.</p>",
	box(
		"Account and contact",
		group(ask("fn", "text", "Given name(s)")),
		group(ask("ln", "text", "Surname(s)")),
		`<div class="form-group"><label for="enrollee_dob_2i">Date of birth</label>${control(ask("dob_2i", "native", "", { options: MONTHS.map((month, i) => `${i + 1}=${month}`) }))} ${control(ask("dob_3i", "native", "", { options: count(1, 31) }))} ${control(ask("dob_1i", "native", "", { options: count(2013, 1998) }))}</div>`,
		group(ask("eml", "email", "Email", { help: "Becomes your sign-in. Use one you will still have in July." })),
		group(ask("tel", "tel", "Your phone number")),
		group(ask("pw", "password", "Choose a password for the portal", { attrs: 'autocomplete="new-password"' })),
		`<div class="trap">${group(ask("fax2", "text", "Fax", { attrs: 'tabindex="-1" autocomplete="off"' }))}</div>`,
	),
	box(
		"Home",
		group(ask("st1", "text", "Street")),
		wrapped(ask("st2", "text", "Apt / unit / P.O. box")),
		group(ask("cty", "text", "City or town")),
		group(ask("ste", "tom", "State or district", { options: STATES, attrs: 'placeholder="Search states"' })),
		wrapped(ask("pst", "text", "ZIP", { attrs: 'inputmode="numeric" maxlength="10"' })),
	),
	box(
		"Background",
		"<p>Reported to the National Science Foundation in sums only.</p>",
		group(ask("gdr", "tom", "Gender", { options: ["w=Girl / woman", "m=Boy / man", "n=Nonbinary", "p=Prefer not to answer"] })),
		group(
			ask("eth", "toms", "Race and ethnicity", {
				options: [
					"ind=American Indian or Alaska Native",
					"asn=Asian",
					"blk=Black or African American",
					"his=Hispanic or Latina/o",
					"pac=Pacific Islander",
					"wht=White",
				],
				help: "Choose all that describe you.",
			}),
		),
		group(
			ask("ctz", "tom", "Citizenship", {
				options: ["usc=Citizen of the United States", "lpr=Permanent resident", "oth=Citizen of another country"],
			}),
		),
	),
	box(
		"School",
		group(ask("sch", "tom", "High school", { attrs: 'placeholder="Two letters or more"', help: "Not in the list? Write to us." })),
		group(ask("sst", "date", "First day at this school")),
		group(ask("gra", "month", "Month of graduation")),
		group(ask("lvl", "native", "Grade level in 2026–2027", { options: ["9=9th", "10=10th", "11=11th", "12=12th"] })),
		wrapped(ask("gw", "number", "GPA, weighted", { attrs: 'step="0.01"' })),
		wrapped(ask("gu", "number", "GPA, unweighted", { attrs: 'step="0.01" max="4"' })),
		group(
			ask("mjr", "tom", "What would you like to study in college?", {
				options: [
					"BIOL=Biology",
					"CHEM=Chemistry",
					"CIVE=Civil engineering",
					"CSCI=Computer science",
					"ENVE=Environmental engineering",
				].concat(["ENVS=Environmental science", "MATH=Mathematics", "PHYS=Physics"]),
			}),
		),
	),
	box(
		"Examinations",
		`<table><thead><tr><th>Test</th><th>Score</th><th>Taken on</th></tr></thead><tbody>${exam("sm", "SAT Math", 200, 800)}${exam("se", "SAT Reading and Writing", 200, 800)}${exam("ac", "ACT Composite", 1, 36)}${exam("ps", "PSAT / NMSQT", 320, 1520)}</tbody></table>`,
		`<h4>AP examinations</h4><table><thead><tr><th>#</th><th>Subject</th><th>Result</th></tr></thead><tbody>${[0, 1, 2].map(apRow).join("")}</tbody></table>`,
	),
	box(
		"Family and funding",
		group(ask("g1e", "tom", "Parent 1: highest education", { options: SCHOOLING })),
		group(ask("g2e", "tom", "Parent 2: highest education", { options: SCHOOLING })),
		group(
			ask("inc", "tom", "Combined yearly family income", {
				options: [
					"0-40=Under $40,000",
					"40-65=$40,000–$64,999",
					"65-80=$65,000–$79,999",
					"80-120=$80,000–$119,999",
					"120=$120,000 and over",
				],
			}),
		),
		radios("fgn", "Will you be in the first generation of your family to earn a bachelor's degree?"),
	),
	box(
		"Other people",
		group(ask("doc", "text", "Family physician")),
		group(ask("doctel", "tel", "Physician's phone")),
		group(ask("rec", "email", "Science teacher who will write for you (email)")),
	),
	box(
		"Last questions",
		radios("bfr", "Have you applied to Kelvin Forge before?"),
		group(ask("shirt", "tom", "Lab T-shirt", { options: ["S", "M", "L", "XL"] })),
		group(ask("hear", "toms", "How did you hear of us?", { options: ["Teacher", "Counselor", "Friend", "Web search"] })),
		group(ask("why", "area", "Which open question in science would you spend a summer on?")),
		`<div class="form-group"><input type="checkbox" ${named("ok")} value="1"> I agree to the code of conduct and the release</div>`,
	),
	'<button type="submit">Submit application</button>',
].join("");
document.querySelector("#root")?.append(form);

let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

for (const element of form.querySelectorAll<HTMLSelectElement>("[data-tom]")) {
	const remote = element.id === "enrollee_sch";
	new TomSelect(element, {
		maxOptions: null,
		plugins: element.multiple ? ["remove_button"] : [],
		...(remote && {
			valueField: "id",
			labelField: "title",
			searchField: ["title", "where"],
			shouldLoad: (query: string) => query.length > 1,
			load: (query: string, done: (found: unknown[]) => void) => {
				setTimeout(() => done(SCHOOLS.filter(({ title, where }) => `${title} ${where}`.toLowerCase().includes(query.toLowerCase()))), 150);
			},
			render: {
				option: ({ title, where }: { title: string; where: string }, escaped: (text: string) => string) =>
					`<div>${escaped(title)}<small> ${escaped(where)}</small></div>`,
			},
		}),
	});
}
const phones: Record<string, Telephone> = {};
for (const key of ["tel", "doctel"]) {
	const element = form.querySelector<HTMLInputElement>(`#enrollee_${key}`);
	if (element) phones[key] = intlTelInput(element, { initialCountry: "us", countryOrder: ["us", "ca", "mx"] }) as Telephone;
}

const names = [...new Set([...form.elements].map((element) => (element as HTMLInputElement).name))].filter((name) =>
	name?.startsWith("enrollee["),
);
const keyOf = (name: string) => name.replace(/^enrollee\[|\](\[\])?$/g, "");

function show(name: string) {
	const parts = [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
	const [first] = parts;
	if (first?.type === "radio") return parts.find(({ checked }) => checked)?.labels?.[0]?.textContent ?? "";
	if (first?.type === "checkbox") return first.checked;
	if (first?.matches("[data-tom]")) {
		const items = [...(first.nextElementSibling?.querySelectorAll(".ts-control .item") ?? [])].map(
			(item) => item.firstChild?.textContent ?? "",
		);
		return first.hasAttribute("multiple") ? items : (items[0] ?? "");
	}
	if (first?.localName === "select") return (first as unknown as HTMLSelectElement).selectedOptions[0]?.textContent ?? "";
	return first?.value ?? "";
}

Object.assign(window, {
	formState: () => {
		const data = new FormData(form);
		const read = (name: string) => phones[keyOf(name)]?.getNumber() ?? (name.endsWith("[]") ? data.getAll(name) : data.get(name));
		return { submitted, ...Object.fromEntries(names.map((name) => [keyOf(name), read(name)])) };
	},
	formShown: () => Object.fromEntries(names.map((name) => [keyOf(name), show(name)])),
});
