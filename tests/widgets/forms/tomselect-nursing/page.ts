import intlTelInput from "intl-tel-input/intlTelInputWithUtils";
import TomSelect from "tom-select";
import "intl-tel-input/styles-no-assets";
import "tom-select/dist/css/tom-select.css";
import "./page.css";

type Pairs = Record<string, string> | string[];
type Settings = ConstructorParameters<typeof TomSelect>[1];

const STATES = Object.fromEntries(
	"AK Alaska|AZ Arizona|CA California|CO Colorado|HI Hawaii|ID Idaho|MT Montana|NV Nevada|NM New Mexico|OR Oregon|TX Texas|UT Utah|WA Washington|WY Wyoming"
		.split("|")
		.map((each) => [each.slice(0, 2), each.slice(3)]),
);
const COUNTRIES = {
	US: "United States of America",
	BR: "Brazil",
	CA: "Canada",
	CN: "China",
	GH: "Ghana",
	IN: "India",
	KE: "Kenya",
	MX: "Mexico",
	NE: "Niger",
	NG: "Nigeria",
	PH: "Philippines",
	VN: "Viet Nam",
	ZZ: "Elsewhere",
};
const MONTHS = "January February March April May June July August September October November December".split(" ");
const MONTH_OPTIONS = MONTHS.map((name, index) => [String(index + 1).padStart(2, "0"), name] as const);
const SCHOOLS = ["Ashland High School", "Crater High School", "Etna High School", "Mount Shasta High School", "South Medford High School"];
const STUDIED = {
	none: "Did not finish high school",
	hs: "Finished high school",
	sc: "Attended college, no degree",
	as: "Associate degree",
	ba: "Bachelor's degree",
	gr: "Graduate degree",
};
const RACES = {
	a: "American Indian or Alaska Native",
	s: "Asian",
	b: "Black or African American",
	p: "Native Hawaiian or other Pacific Islander",
	w: "White",
};
const INCOMES = {
	0: "Below $25,000",
	25: "$25,000 – $49,999",
	50: "$50,000 – $74,999",
	75: "$75,000 – $99,999",
	100: "$100,000 and above",
};

const keys: string[] = [];
const pickers: [string, Settings][] = [];
const phones: string[] = [];

const own = (key: string) => {
	keys.push(key);
	return `id="edit-${key}" name="submitted[${key}]"`;
};
const bare = (key: string, rest = "") => `<input type="text" ${own(key)} ${rest}>`;
const floating = (key: string, words: string, type = "text") =>
	`<div class="fl"><input type="${type}" ${own(key)} placeholder=" "><label for="edit-${key}">${words}</label></div>`;
const text = (key: string, words: string, rest = "", help = "") =>
	`<div class="cell"><div>${words}</div>${bare(key, rest)}${help ? `<div class="desc">${help}</div>` : ""}</div>`;

function select(key: string, options: Pairs | (readonly [string, string])[], settings: Settings = {}, rest = "") {
	pickers.push([key, settings]);
	const pairs = Array.isArray(options) ? options.map((each) => (typeof each === "string" ? [each, each] : each)) : Object.entries(options);
	const listed = pairs.map(([value, words]) => `<option value="${value}">${words}</option>`).join("");
	return `<select ${own(key)} ${rest}>${rest.includes("multiple") ? "" : '<option value=""></option>'}${listed}</select>`;
}

const asked = (key: string, words: string, options: Pairs, settings?: Settings, rest?: string) =>
	`<div class="cell"><label for="edit-${key}">${words}</label>${select(key, options, settings, rest)}</div>`;

function phone(key: string, words: string) {
	phones.push(key);
	return `<div class="cell"><label for="edit-${key}">${words}</label><br><input type="tel" ${own(key)}></div>`;
}

function radios(key: string, words: string, options: Record<string, string>) {
	keys.push(key);
	const each = ([value, name]: string[]) =>
		`<input type="radio" id="edit-${key}-${value}" name="submitted[${key}]" value="${value}"><label for="edit-${key}-${value}">${name}</label> `;
	return `<fieldset class="cell"><legend>${words}</legend>${Object.entries(options).map(each).join("")}</fieldset>`;
}

const parent = (n: number, title: string) => `<h3>${title}</h3><div class="cols">
	${floating(`p${n}f`, "First name")}${floating(`p${n}l`, "Last name")}
	${radios(`p${n}a`, "This parent is", { L: "Living", D: "Deceased" })}
	${asked(`p${n}e`, "Education", STUDIED)}</div>`;

const exams = ["ACT composite", "SAT Reading &amp; Writing", "SAT Math"]
	.map(
		(name, row) =>
			`<tr><td>${name}</td><td>${bare(`t${row}s`, 'size="5"')}</td><td>${bare(`t${row}d`, 'placeholder="MM/DD/YYYY"')}</td></tr>`,
	)
	.join("");

document.querySelector("#root").innerHTML =
	`<div class="bar">Rogue River School of Nursing<br><small>Direct-entry BSN, Fall 2027</small></div>
<form novalidate autocomplete="off">
<h2>1. Applicant</h2>
<div class="cols">${floating("a1", "Legal first name *")}${floating("a2", "Legal last name *")}${asked("a3", "Suffix", ["Jr.", "Sr.", "II", "III", "IV"])}</div>
<p>Date of birth *</p>
<div class="dob">${select("dobm", MONTH_OPTIONS, { placeholder: "Month" })}${bare("dobd", 'placeholder="DD" maxlength="2"')}${bare("doby", 'placeholder="YYYY" maxlength="4"')}</div>
<div class="cols">${asked("a4", "Country of birth", COUNTRIES)}${text("n1", "Last four digits of your Social Security number", 'maxlength="4"')}</div>
<h2>2. How to reach you</h2>
<div class="cols">${floating("a5", "Email *", "email")}${phone("a6", "Mobile phone *")}</div>
<div class="cols">${floating("a7", "Street address, with apartment")}${floating("a8", "City")}${asked("a9", "State", STATES)}${floating("a10", "ZIP code")}</div>
<h2>3. Schooling</h2>
<div class="cols">${asked("b1", "High school", SCHOOLS, { create: true, placeholder: "Type to search, or add yours" })}${asked("b2", "Year of graduation", ["2024", "2025", "2026", "2027", "2028"])}</div>
<div class="cols">${text("b3", "Weighted GPA")}${text("b4", "How many students are in your class?", "", "Your best estimate is fine.")}</div>
<p>A college course you have taken while in high school, if any</p>
<table><tr><th>Course title</th><th>Final grade</th><th>Credits</th></tr><tr><td>${bare("crs-n")}</td><td>${bare("crs-g")}</td><td>${bare("crs-u")}</td></tr></table>
<h2>4. Examinations</h2>
<table><thead><tr><th>Test</th><th>Score</th><th>Date taken</th></tr></thead><tbody>${exams}</tbody></table>
<h2>5. Family</h2>
${parent(1, "First parent")}${parent(2, "Second parent")}
<h2>6. Statistics</h2>
<p class="desc">Reported to the state board of nursing in summary only.</p>
<div class="cols">${asked("s1", "Citizenship", { 1: "I am a U.S. citizen", 2: "I am a permanent resident", 3: "I hold or need a visa" })}${asked("s2", "Gender", { m: "Man", w: "Woman", n: "Nonbinary", o: "Prefer not to answer" })}</div>
<div class="cols">${asked("s3", "Race (choose any)", RACES, { plugins: ["remove_button"], placeholder: "Choose" }, "multiple")}${asked("s4", "Household income last year", INCOMES)}</div>
<h2>7. Clinical reference</h2>
<p>A nurse or supervisor under whom you volunteered or worked.</p>
<div class="cols">${floating("x1", "Name")}${floating("x2", "Email", "email")}${phone("x3", "Phone")}</div>
<div class="cols">${text("x4", "Your physician, who will complete the health form")}</div>
<h2>8. For our files</h2>
<div class="cols">${text("u1", "CNA certificate number, if you hold one")}${asked("u2", "Scrub size", ["XS", "S", "M", "L", "XL"])}</div>
<div class="cell"><label for="edit-u3">Why nursing, and why now? (300 words)</label><textarea ${own("u3")} rows="6"></textarea></div>
<p><label><input type="checkbox" ${own("n2")} value="1"> I consent to a background check.</label></p>
<div class="cols">${text("n3", "Signature of applicant (type your name)")}</div>
<button type="submit">Submit</button></form>`;

const form = document.querySelector("form");
const inputOf = (key: string) => document.querySelector<HTMLInputElement>(`#edit-${key}`);
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});
const selects = new Map(pickers.map(([key, settings]) => [key, new TomSelect(`#edit-${key}`, { maxOptions: null, ...settings })]));
const numbers = new Map(phones.map((key) => [key, intlTelInput(inputOf(key), { initialCountry: "us" })]));

function stateOf(key: string) {
	if (selects.has(key)) return selects.get(key).getValue();
	if (numbers.has(key)) return numbers.get(key).getNumber();
	const data = new FormData(form);
	const name = `submitted[${key}]`;
	return inputOf(key)?.type === "checkbox" ? data.has(name) : (data.get(name) ?? "");
}

function shownOf(key: string) {
	if (selects.has(key)) {
		const items = [...selects.get(key).wrapper.querySelectorAll(".ts-control .item")].map((each) => each.firstChild.textContent);
		return inputOf(key).hasAttribute("multiple") ? items : (items[0] ?? "");
	}
	const element = inputOf(key);
	if (!element) return form.querySelector<HTMLInputElement>(`[name="submitted[${key}]"]:checked`)?.labels[0].textContent ?? "";
	return element.type === "checkbox" ? element.checked : element.value;
}

Object.assign(window, {
	formState: () => ({ submitted, ...Object.fromEntries(keys.map((key) => [key, stateOf(key)])) }),
	formShown: () => Object.fromEntries(keys.map((key) => [key, shownOf(key)])),
});
