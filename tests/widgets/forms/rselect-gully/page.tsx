import "react-datepicker/dist/react-datepicker.css";
import "quill/dist/quill.snow.css";
import "./style.css";
import Quill from "quill";
import { type ReactNode, useEffect, useRef, useState } from "react";
import DatePicker from "react-datepicker";
import { createRoot } from "react-dom/client";
import Select from "react-select";
import AsyncSelect from "react-select/async";
import CreatableSelect from "react-select/creatable";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Option = { value: string; label: string };
const plainOptions = (...all: string[]): Option[] => all.map((value) => ({ value, label: value }));
const SCHOOLS: Option[] = [
	["ashland-hs-or", "Ashland High School (Ashland, OR)"],
	["ashland-valley-or", "Ashland Valley High School (Ashland, OR)"],
	["ashland-paul-blazer", "Paul G. Blazer High School (Ashland, KY)"],
	["yreka-hs-ca", "Yreka High School (Yreka, CA)"],
	["valley-hs-ca", "Valley High School (Sacramento, CA)"],
	["etna-hs-ca", "Etna High School (Etna, CA)"],
].map(([value, label]) => ({ value: value!, label: label! }));
const findSchool = (text: string) =>
	new Promise<Option[]>((resolve) => setTimeout(() => resolve(SCHOOLS.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))), 600));
const STATE_OPTIONS = STATES.map(([value, label]) => ({ value, label }));
const COUNTRY_OPTIONS = plainOptions(...COUNTRIES);
const EXAMS = plainOptions(
	"AP Biology",
	"AP Calculus AB",
	"AP Calculus BC",
	"AP Chemistry",
	"AP Computer Science A",
	"AP English Language",
	"AP English Literature",
	"AP Environmental Science",
	"AP Physics 1",
	"AP Statistics",
	"AP U.S. Government",
	"AP U.S. History",
	"AP World History",
	"IB Biology HL",
	"IB Chemistry HL",
);
const LANGUAGES = plainOptions("Arabic", "English", "French", "German", "Hmong", "Igbo", "Japanese", "Mandarin", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba");
const GRADES: Option[] = ["9", "10", "11", "12"].map((value) => ({ value, label: `Grade ${value}` }));
const SCHOOLING = plainOptions(
	"Less than a high school diploma",
	"High school diploma or equivalent",
	"Some college, no degree",
	"Associate degree",
	"Bachelor's degree",
	"Graduate or professional degree",
	"Prefer not to say",
);
const RACES: Option[] = [
	["aian", "American Indian or Alaska Native"],
	["asian", "Asian or Asian American"],
	["black", "Black or African American"],
	["nhpi", "Native Hawaiian or Other Pacific Islander"],
	["white", "White"],
].map(([value, label]) => ({ value: value!, label: label! }));

const rows = (list: string, count: number, ...names: string[]) => Array.from({ length: count }, (_, at) => names.map((name) => `${list}${at + 1}_${name}`)).flat();
const KEYS = [
	...["fname", "mi", "lname", "nick", "dob", "age", "pronouns", "email", "cell", "pin", "addr", "apt", "city", "st", "zip", "country"],
	...["hs", "hsCity", "hsState", "grade", "grad", "gpa", "wgpa", "psat", "sat"],
	...rows("course", 3, "title", "grade"),
	...rows("exam", 3, "name", "score"),
	...["major", "languages", "link"],
	...rows("award", 3, "title", "grade"),
	...rows("act", 2, "name", "role", "hours", "grades", "about"),
	...rows("pg", 2, "first", "last", "edu", "job", "email"),
	...rows("sib", 2, "name", "age"),
	...["teacherName", "teacherEmail", "emName", "emPhone", "emKin"],
	...["citizen", "race", "firstgen", "income", "waiver"],
	...["session", "statement", "shirt", "diet", "heard"],
	...["sigStudent", "sigParent", "fax"],
];
const MANY = ["languages", "race", "heard", "act1_grades", "act2_grades"];
const TICKS = ["firstgen", "waiver"];
const numberOf = (key: string) => KEYS.indexOf(key);

let now: Record<string, unknown> = {};
let isSent = false;
const pad = (n: number) => String(n).padStart(2, "0");
const month = (date: Date) => `${String(date.getFullYear()).padStart(4, "0")}-${pad(date.getMonth() + 1)}`;
const held = (key: string) => {
	const value = now[key];
	if (value instanceof Date) return key === "grad" ? month(value) : `${month(value)}-${pad(value.getDate())}`;
	return value ?? (MANY.includes(key) ? [] : TICKS.includes(key) ? false : "");
};

const tidy = (text?: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
function read(key: string): unknown {
	const place = document.querySelector(`[data-n="${numberOf(key)}"]`);
	if (!place) return "";
	const editor = place.querySelector(".ql-editor");
	if (editor) return tidy(editor.textContent);
	if (place.querySelector("input[type=radio]")) return tidy(place.querySelector("label:has(input:checked)")?.textContent);
	if (MANY.includes(key)) return [...place.querySelectorAll(".multi__multi-value__label")].map((label) => tidy(label.textContent));
	if (place.querySelector("input[role=combobox]")) return tidy(place.querySelector("[class$=-singleValue]")?.textContent);
	const native = place.querySelector("select");
	if (native) return tidy(native.selectedOptions[0]?.value ? native.selectedOptions[0].textContent : "");
	const input = place.querySelector("input")!;
	return input.type === "checkbox" ? input.checked : input.value;
}
Object.assign(window, {
	formState: () => ({
		...Object.fromEntries(KEYS.map((key) => [key, held(key)])),
		submitted: isSent,
	}),
	formShown: () => Object.fromEntries(KEYS.map((key) => [key, read(key)])),
});

function Program() {
	const [values, setValues] = useState<Record<string, any>>({});
	const [examCount, setExamCount] = useState(1);
	now = values;
	const set = (key: string, value: unknown) => setValues((before) => ({ ...before, [key]: value }));

	const box = (key: string, type = "text", more: Record<string, unknown> = {}) => (
		<span data-n={numberOf(key)}>
			<input type={type} id={`f${numberOf(key)}`} value={values[key] ?? ""} onChange={(event) => set(key, event.target.value)} {...more} />
		</span>
	);
	const text = (key: string, label: string, size = "", type = "text", more: Record<string, unknown> = {}, note?: string) => (
		<div className={`q ${size}`}>
			<label htmlFor={`f${numberOf(key)}`} className={more.required ? "req" : ""}>
				{label}
			</label>
			{box(key, type, { ...more, required: undefined, "aria-required": more.required })}
			{note && <div className="note">{note}</div>}
		</div>
	);
	const list = (key: string, options: Option[], more: Record<string, unknown> = {}) => (
		<div data-n={numberOf(key)}>
			<Select<Option>
				inputId={`f${numberOf(key)}`}
				options={options}
				value={options.find(({ value }) => value === values[key]) ?? null}
				onChange={(option) => set(key, option?.value ?? "")}
				{...more}
			/>
		</div>
	);
	const pick = (key: string, label: string, options: Option[], size = "", more: Record<string, unknown> = {}) => (
		<div className={`q ${size}`}>
			<label htmlFor={`f${numberOf(key)}`}>{label}</label>
			{list(key, options, more)}
		</div>
	);
	const several = (key: string, label: string, options: Option[], size = "") => (
		<div className={`q ${size}`}>
			<div className="cap" id={`c${numberOf(key)}`}>
				{label}
			</div>
			<div data-n={numberOf(key)}>
				<Select<Option, true>
					isMulti
					classNamePrefix="multi"
					aria-labelledby={`c${numberOf(key)}`}
					closeMenuOnSelect={false}
					options={options}
					value={options.filter(({ value }) => (values[key] ?? []).includes(value))}
					onChange={(chosen) => set(key, chosen.map(({ value }) => value))}
				/>
			</div>
		</div>
	);
	const native = (key: string, options: [string, string][], first: string) => (
		<span data-n={numberOf(key)}>
			<select value={values[key] ?? ""} onChange={(event) => set(key, event.target.value)}>
				<option value="">{first}</option>
				{options.map(([value, label]) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</select>
		</span>
	);
	const rich = (key: string, label: ReactNode, note?: string) => (
		<div className="q full">
			<div className="cap" id={`c${numberOf(key)}`}>
				{label}
			</div>
			{note && <div className="note">{note}</div>}
			<div data-n={numberOf(key)}>
				<Editor labelledBy={`c${numberOf(key)}`} onChange={(html) => set(key, html)} />
			</div>
		</div>
	);

	return (
		<>
			<div className="banner">
				<strong>Gully Creek Field Institute</strong> · Summer Research Program for High School Students
			</div>
			<form
				className="sheet"
				autoComplete="off"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					isSent = true;
				}}
			>
				<h1>2027 Student Application</h1>
				<p>
					Current sophomores, juniors and seniors may apply. The student, not a parent, should complete this form. Items marked <span className="req" /> are required.
				</p>

				<h2>A. Student</h2>
				<div className="cols">
					{text("fname", "First name", "third", "text", { required: true })}
					<div className="q quarter" style={{ gridColumn: "span 2" }}>
						<label htmlFor={`f${numberOf("mi")}`}>M.I.</label>
						{box("mi", "text", { maxLength: 1 })}
					</div>
					{text("lname", "Last name", "", "text", { required: true })}
					{text("nick", "Name for your badge", "third", "text", {}, "If you go by something other than your first name")}
					<div className="q third">
						<label htmlFor={`f${numberOf("dob")}`} className="req">
							Birthdate
						</label>
						<div data-n={numberOf("dob")}>
							<DatePicker
								id={`f${numberOf("dob")}`}
								selected={values.dob ?? null}
								onChange={(date: Date | null) => set("dob", date)}
								dateFormat="MM/dd/yyyy"
								placeholderText="mm/dd/yyyy"
								showMonthDropdown
								showYearDropdown
								dropdownMode="select"
								maxDate={new Date(2013, 11, 31)}
							/>
						</div>
					</div>
					{text("age", "Age on July 6, 2027 (arrival day)", "third", "number", { min: 13, max: 20 })}
					{pick("pronouns", "Pronouns", [{ value: "she", label: "She / her" }, { value: "he", label: "He / him" }, { value: "they", label: "They / them" }, { value: "other", label: "Other or prefer not to say" }], "third", { isClearable: true })}
					{text("email", "Email you check most often", "", "email", { required: true })}
					{text("cell", "Your cell phone", "third", "tel", { placeholder: "000-000-0000" })}
					{text("pin", "Choose a password so you can return to this application", "", "password", { autoComplete: "new-password" })}
				</div>
				<h3>Mailing address</h3>
				<p className="note">Acceptance packets go out on paper in April.</p>
				<div className="cols">
					{text("addr", "Street or P.O. box")}
					{text("apt", "Apt. / space", "quarter")}
					{text("city", "City", "quarter")}
					{pick("st", "State", STATE_OPTIONS, "third", { placeholder: "Type or choose" })}
					{text("zip", "ZIP code", "quarter")}
					{pick("country", "Country", COUNTRY_OPTIONS, "third")}
				</div>

				<h2>B. School and preparation</h2>
				<div className="cols">
					<div className="q full">
						<label htmlFor={`f${numberOf("hs")}`}>High school you attend</label>
						<div data-n={numberOf("hs")}>
							<AsyncSelect<Option>
								inputId={`f${numberOf("hs")}`}
								loadOptions={findSchool}
								placeholder="Type at least part of the school's name"
								noOptionsMessage={({ inputValue }) => (inputValue ? "No school by that name" : null)}
								onChange={(option) => set("hs", option?.value ?? "")}
							/>
						</div>
					</div>
					{text("hsCity", "City")}
					{pick("hsState", "State", STATE_OPTIONS, "third")}
					{pick("grade", "Grade in the 2026–27 school year", [{ value: "10", label: "10th (sophomore)" }, { value: "11", label: "11th (junior)" }, { value: "12", label: "12th (senior)" }])}
					<div className="q">
						<label htmlFor={`f${numberOf("grad")}`}>High school graduation, month and year</label>
						<div data-n={numberOf("grad")}>
							<DatePicker
								id={`f${numberOf("grad")}`}
								selected={values.grad ?? null}
								onChange={(date: Date | null) => set("grad", date)}
								dateFormat="MM/yyyy"
								placeholderText="mm/yyyy"
								showMonthYearPicker
							/>
						</div>
					</div>
					{text("gpa", "GPA (unweighted)", "quarter")}
					{text("wgpa", "GPA (weighted)", "quarter")}
					{text("psat", "PSAT total", "quarter", "text", { inputMode: "numeric" })}
					{text("sat", "Best SAT total, all sittings", "quarter", "text", { inputMode: "numeric" })}
				</div>
				<h3>High school coursework</h3>
				<p className="note">Three courses you would like us to notice. We know that not all of them will be science.</p>
				<table>
					<thead>
						<tr>
							<th />
							<th>Course, with level (AP, honors …)</th>
							<th style={{ width: 130 }}>Grade earned</th>
						</tr>
					</thead>
					<tbody>
						{[1, 2, 3].map((n) => (
							<tr key={n}>
								<td>{n}.</td>
								<td>{box(`course${n}_title`, "text", { id: undefined })}</td>
								<td>{box(`course${n}_grade`, "text", { id: undefined })}</td>
							</tr>
						))}
					</tbody>
				</table>
				<h3>AP and IB examinations already taken</h3>
				<table>
					<tbody>
						{Array.from({ length: examCount }, (_, at) => at + 1).map((n) => (
							<tr key={n}>
								<td>{list(`exam${n}_name`, EXAMS, { inputId: undefined, "aria-label": `Examination ${n}`, placeholder: "Examination", menuPortalTarget: document.body })}</td>
								<td style={{ width: 150 }}>{native(`exam${n}_score`, ["1", "2", "3", "4", "5", "6", "7"].map((score) => [score, score]), "Score")}</td>
							</tr>
						))}
					</tbody>
				</table>
				{examCount < 3 && (
					<button type="button" onClick={() => setExamCount(examCount + 1)}>
						+ Another examination
					</button>
				)}
				<div className="cols" style={{ marginTop: 18 }}>
					<div className="q">
						<label htmlFor={`f${numberOf("major")}`}>Likely college major</label>
						<div data-n={numberOf("major")}>
							<CreatableSelect<Option>
								inputId={`f${numberOf("major")}`}
								options={plainOptions(...MAJORS)}
								formatCreateLabel={(input) => `Use “${input}”`}
								value={values.major ? { value: values.major, label: values.major } : null}
								onChange={(option) => set("major", option?.value ?? "")}
								isClearable
							/>
						</div>
					</div>
					{several("languages", "Languages you speak", LANGUAGES)}
					{text("link", "Link to a website or portfolio of your work, if you have one", "full", "url", { placeholder: "https://" })}
				</div>

				<h2>C. Recognition and activities</h2>
				<h3>Up to three awards</h3>
				{[1, 2, 3].map((n) => (
					<div className="cols" key={n} style={{ marginBottom: 8 }}>
						<div className="q" style={{ gridColumn: "span 8" }}>{box(`award${n}_title`, "text", { placeholder: `Award ${n}`, id: undefined })}</div>
						<div className="q third">{native(`award${n}_grade`, [["9", "9th grade"], ["10", "10th grade"], ["11", "11th grade"], ["12", "12th grade"]], "Grade when received")}</div>
					</div>
				))}
				<h3>Two activities or jobs</h3>
				{[1, 2].map((n) => (
					<div className="activity" key={n}>
						<div className="cols">
							{text(`act${n}_name`, "Organization or employer")}
							{text(`act${n}_role`, "Your position")}
							{text(`act${n}_hours`, "Hours/week", "quarter", "number")}
							{several(`act${n}_grades`, "Grade(s) in which you did this", GRADES, "")}
							{rich(`act${n}_about`, "What you did", "150 characters or fewer")}
						</div>
					</div>
				))}

				<h2>D. The people around you</h2>
				{[1, 2].map((n) => (
					<div key={n}>
						<h3>Parent/Guardian #{n}</h3>
						<div className="cols">
							{text(`pg${n}_first`, "First name", "third")}
							{text(`pg${n}_last`, "Last name", "third")}
							{text(`pg${n}_email`, "Email", "third", "email")}
							{text(`pg${n}_job`, "Occupation")}
							{pick(`pg${n}_edu`, "Education", SCHOOLING)}
						</div>
					</div>
				))}
				<h3>Brothers and sisters</h3>
				<table>
					<thead>
						<tr>
							<th id="sibname">First and last name</th>
							<th id="sibage" style={{ width: 130 }}>
								Age
							</th>
						</tr>
					</thead>
					<tbody>
						{[1, 2].map((n) => (
							<tr key={n}>
								<td>{box(`sib${n}_name`, "text", { "aria-labelledby": "sibname" })}</td>
								<td>{box(`sib${n}_age`, "number", { "aria-labelledby": "sibage" })}</td>
							</tr>
						))}
					</tbody>
				</table>
				<h3>Science or mathematics teacher writing for you</h3>
				<div className="cols">
					{text("teacherName", "First and last name")}
					{text("teacherEmail", "School email", "", "email")}
				</div>
				<h3>If we cannot reach a parent, call</h3>
				<div className="cols">
					<div className="q third">{box("emName", "text", { placeholder: "Name" })}</div>
					<div className="q third">{box("emPhone", "tel", { placeholder: "Phone" })}</div>
					<div className="q third">{list("emKin", plainOptions("Aunt or uncle", "Grandparent", "Adult sibling", "Neighbor or friend"), { placeholder: "Relationship" })}</div>
				</div>

				<h2>E. Eligibility and background</h2>
				<p className="note">Part of our funding comes from a federal grant that asks for these. They do not affect selection.</p>
				<fieldset>
					<legend>Citizenship</legend>
					<div className="cards" data-n={numberOf("citizen")}>
						{[
							["usc", "U.S. citizen"],
							["lpr", "U.S. permanent resident"],
							["none", "Neither of these"],
						].map(([value, label]) => (
							<label key={value}>
								<input type="radio" name="citizen" value={value} checked={values.citizen === value} onChange={() => set("citizen", value)} /> {label}
							</label>
						))}
					</div>
				</fieldset>
				<div className="cols" style={{ marginTop: 14 }}>
					{several("race", "Race (choose all that apply; Hispanic origin is asked after admission)", RACES, "full")}
					{pick("income", "Household's yearly income", plainOptions("Less than $35,000", "$35,000 – $54,999", "$55,000 – $74,999", "$75,000 – $99,999", "$100,000 or more"))}
					<div className="q full" data-n={numberOf("firstgen")}>
						<input type="checkbox" id="firstgen" checked={values.firstgen ?? false} onChange={(event) => set("firstgen", event.target.checked)} />{" "}
						<label htmlFor="firstgen" style={{ display: "inline" }}>
							I will be among the first generation of my family to attend college
						</label>
					</div>
					<div className="q full" data-n={numberOf("waiver")}>
						<input type="checkbox" id="waiver" checked={values.waiver ?? false} onChange={(event) => set("waiver", event.target.checked)} />{" "}
						<label htmlFor="waiver" style={{ display: "inline" }}>
							Please waive my $35 application fee
						</label>
					</div>
				</div>

				<h2>F. The summer</h2>
				<fieldset>
					<legend>Session you prefer</legend>
					<div data-n={numberOf("session")}>
						{["July 6 – 24", "July 27 – August 14", "No preference"].map((label) => (
							<label key={label} style={{ marginRight: 18 }}>
								<input type="radio" name="session" checked={values.session === label} onChange={() => set("session", label)} /> {label}
							</label>
						))}
					</div>
				</fieldset>
				<div className="cols" style={{ marginTop: 14 }}>
					{rich("statement", "Describe a question about the natural world that you could not answer with a search engine. How might you begin?", "400 to 600 words")}
					{pick("shirt", "T-shirt (unisex)", plainOptions("XS", "S", "M", "L", "XL", "XXL"), "quarter")}
					{text("diet", "Dietary needs")}
					{several("heard", "How did you hear about Gully Creek?", plainOptions("Teacher", "Counselor", "Alum of the program", "Social media", "Web search"), "full")}
				</div>

				<h2>G. Signatures</h2>
				<div className="cols">
					{text("sigStudent", "Student's signature (type your name)")}
					{text("sigParent", "Parent's or guardian's signature")}
				</div>
				<div className="hp" aria-hidden="true">
					<label htmlFor={`f${numberOf("fax")}`}>Fax number</label>
					{box("fax", "text", { tabIndex: -1 })}
				</div>
				<p>
					<button type="submit">Submit application</button>
				</p>
			</form>
		</>
	);
}

function Editor({ labelledBy, onChange }: { labelledBy: string; onChange: (html: string) => void }) {
	const place = useRef<HTMLDivElement>(null);
	const tell = useRef(onChange);
	tell.current = onChange;
	useEffect(() => {
		const element = document.createElement("div");
		place.current!.append(element);
		const quill = new Quill(element, { theme: "snow", modules: { toolbar: [["bold", "italic"], [{ list: "bullet" }], ["clean"]] } });
		quill.root.setAttribute("aria-labelledby", labelledBy);
		quill.root.setAttribute("role", "textbox");
		quill.on("text-change", () => tell.current(quill.getText().trim() === "" ? "" : quill.root.innerHTML));
	}, [labelledBy]);
	return <div ref={place} />;
}

createRoot(document.querySelector("#root")!).render(<Program />);
