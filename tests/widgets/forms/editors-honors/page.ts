import { Bold, ClassicEditor, Essentials, Italic, List, Paragraph } from "ckeditor5";
import Quill from "quill";
import "ckeditor5/ckeditor5.css";
import "quill/dist/quill.snow.css";
import "./elements";
import type { XField } from "./elements";
import "./look.css";

const STATES =
	"AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming".split(
		"|",
	);
const KINDS = ["arts Visual or performing arts", "athl Athletics", "debate Debate, speech or model UN", "env Environment"].concat([
	"fam Family responsibilities",
	"serv Community service",
	"work Paid employment",
	"other Something else",
]);
const field = (name: string, label: string, more = "") => `<x-field name="${name}" label="${label}" ${more}></x-field>`;
const select = (name: string, label: string, options: string[]) =>
	`<x-select name="${name}" label="${label}">${options.map((line) => `<option value="${line.split(" ", 1)}">${line.slice(line.indexOf(" ") + 1)}</option>`).join("")}</x-select>`;
const line = (name: string, label: string, more = "") =>
	`<div class="row"><span id="t-${name}">${label}</span><input name="${name}" aria-labelledby="t-${name}" ${more}></div>`;
const card = (title: string, ...inner: string[]) => `<div class="card"><h2>${title}</h2>${inner.join("")}</div>`;

const activity = (i: number) => `<div id="act${i}" role="group" aria-label="Commitment ${i + 1}">
	<h3>Commitment ${i + 1}</h3>
	${select(`act${i}.kind`, "Category", KINDS)}
	${field(`act${i}.org`, "Organization")}
	${field(`act${i}.pos`, "Position held", 'maxlength="50"')}
	<p>Describe it in two sentences or so</p><div data-ck="act${i}.what"></div>
	<p>Grades in which you took part</p><div>${["9", "10", "11", "12"].map((grade) => `<label><input type="checkbox" name="act${i}.gr" value="${grade}">Gr. ${grade}</label> `).join("")}</div>
	${field(`act${i}.hpw`, "Hours in a typical week", 'type="number"')}
</div>`;
const course = (i: number) => `<tr><td><input name="cc[${i}][n]" size="36"></td><td><input name="cc[${i}][g]" size="5"></td></tr>`;

const form = document.createElement("form");
form.innerHTML = `<h1>Alder Ridge University</h1><p>Honors College application for entering first-year students. Applying to the College does not replace the general application.</p>
${card(
	"Applicant",
	field("given", "Given name *"),
	field("surname", "Family name *"),
	field("born", "Birthdate *", 'type="date"'),
	field("f7", "Email address *", 'type="email"'),
	field("f8", "Phone", 'type="tel"'),
	field("f9", "Permanent street address", 'hint="Include the apartment number"'),
	field("f10", "City"),
	select("f11", "State", STATES),
	field("f12", "Postal code"),
	field("f13", "Alder Ridge ID, if you have been given one", 'hint="A and eight digits"'),
	select("f14", "Citizenship", [
		"US U.S. citizen or U.S. national",
		"DU U.S. dual citizen",
		"PR U.S. permanent resident",
		"IN Citizen of another country",
	]),
	select("f15", "Legal sex", ["F Female", "M Male", "X X or another"]),
	'<fieldset><legend>Neither of my parents has a bachelor\'s degree</legend><label><input type="radio" name="f16" value="yes"> Yes</label> <label><input type="radio" name="f16" value="no"> No</label></fieldset>',
)}
${card(
	"Academic record",
	line("hs", "High school"),
	line("hs-town", "City of that school"),
	select("hs-st", "State of that school", STATES),
	line("hs-gpa", "Weighted GPA", 'inputmode="decimal"'),
	select("hs-out", "Graduating class", ["2026 Class of 2026", "2027 Class of 2027", "2028 Class of 2028"]),
	select("maj", "Program you would enter", [
		"bio Biology (BS)",
		"che Chemistry (BS)",
		"cive Civil Engineering (BS)",
		"engl English (BA)",
		"enve Environmental Engineering (BS)",
		"envs Environmental Studies (BA)",
		"hist History (BA)",
		"xx Exploratory",
	]),
	select("enter", "Entry term", ["SP27 Spring 2027", "FA27 Fall 2027", "SP28 Spring 2028", "FA28 Fall 2028"]),
	line("sat", "SAT superscore (400–1600)"),
	line("act", "ACT composite (1–36)"),
	`<h3>College courses already taken</h3><table><tr><th>Course title</th><th>Grade</th></tr>${course(0)}${course(1)}</table>`,
)}
${card("Commitments", "<p>Begin with the one that matters most. Two are enough.</p>", activity(0), activity(1))}
${card(
	"One honor you have received",
	field("hon", "What is it called?"),
	select("hon-gr", "Received in", ["9 Grade 9", "10 Grade 10", "11 Grade 11", "12 Grade 12"]),
	'<p>What did you do to receive it?</p><div id="hon-txt"></div>',
)}
${card(
	"Looking ahead",
	'<p id="career-q">The career you have in mind today</p><div class="blank" id="career" role="textbox" contenteditable="true" aria-labelledby="career-q"></div>',
	'<p id="teach-q">If you could teach one honors seminar, what would its title be?</p><div class="blank" id="teach" role="textbox" contenteditable="true" aria-labelledby="teach-q"></div>',
	'<p>Essay: tell us about a question you cannot stop asking (500 words)</p><div data-ck="essay"></div>',
)}
${card(
	"People",
	field("al1", "Relative who graduated from Alder Ridge: full name"),
	select("al2", "How is that person related to you?", ["p Parent", "g Grandparent", "s Sibling", "o Other relative"]),
	field("rec1", "Recommender's name"),
	field("rec2", "Recommender's email", 'type="email"'),
)}
${card("Affirmation", '<label><input type="checkbox" name="hon-ok" value="1"> I have read the honor code and will live by it.</label>', field("sig", "Electronic signature"))}
<button type="submit">Apply to the Honors College</button>`;
document.querySelector("#root")?.append(form);

let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const texts: Record<string, { state: () => string; shown: () => string }> = {};
for (const place of form.querySelectorAll<HTMLElement>("[data-ck]")) {
	const key = place.dataset.ck ?? "";
	texts[key] = { state: () => "", shown: () => "" };
	ClassicEditor.create(place, {
		licenseKey: "GPL",
		plugins: [Essentials, Paragraph, Bold, Italic, List],
		toolbar: ["bold", "italic", "bulletedList", "|", "undo", "redo"],
	}).then((editor) => {
		texts[key] = { state: () => editor.getData(), shown: () => editor.editing.view.getDomRoot()?.innerText.trim() ?? "" };
	});
}
const quill = new Quill("#hon-txt", { theme: "snow", modules: { toolbar: [["bold", "italic"], [{ list: "bullet" }]] } });
texts["hon-txt"] = { state: () => (quill.getLength() > 1 ? quill.root.innerHTML : ""), shown: () => quill.root.innerText.trim() };

const bodies: Record<string, string> = {};
for (const key of ["career", "teach"]) {
	const place = form.querySelector<HTMLElement>(`#${key}`);
	if (!place) continue;
	bodies[key] = "";
	place.addEventListener("input", () => {
		bodies[key] = place.innerText.trim();
	});
	texts[key] = { state: () => bodies[key] ?? "", shown: () => place.innerText.trim() };
}

const named = [...form.querySelectorAll<XField | HTMLInputElement>("x-field, x-select, input[name]")];
const names = [...new Set(named.map(({ name }) => name ?? ""))];
const many = (name: string) => name.endsWith(".gr");

function show(name: string) {
	const parts = named.filter((one) => one.name === name);
	const [first] = parts;
	if (first && "drawn" in first) return first.drawn;
	const inputs = parts as HTMLInputElement[];
	const marked = inputs.filter(({ checked }) => checked).map((input) => input.labels?.[0]?.textContent?.trim() ?? "");
	if (many(name)) return marked;
	if (inputs[0]?.type === "radio") return marked[0] ?? "";
	return inputs[0]?.type === "checkbox" ? inputs[0].checked : inputs[0]?.value;
}

const every = (side: "state" | "shown") => Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[side]()]));
Object.assign(window, {
	formState: () => {
		const data = new FormData(form);
		return {
			submitted,
			...Object.fromEntries(names.map((name) => [name, many(name) ? data.getAll(name) : data.get(name)])),
			...every("state"),
		};
	},
	formShown: () => ({ ...Object.fromEntries(names.map((name) => [name, show(name)])), ...every("shown") }),
});
