import { type ReactNode, useEffect, useState } from "react";
import DatePicker from "react-datepicker";
import { createRoot } from "react-dom/client";
import PhoneInput from "react-phone-number-input";
import flags from "react-phone-number-input/flags";
import Select from "react-select";
import AsyncSelect from "react-select/async";
import CreatableSelect from "react-select/creatable";
import "react-datepicker/dist/react-datepicker.css";
import "react-phone-number-input/style.css";
import "./page.css";

type Option = { value: string; label: string };
type Question = {
	key: string;
	id: string;
	label: string;
	kind?: "text" | "email" | "area" | "secret" | "pick" | "picks" | "make" | "school" | "date" | "month" | "phone" | "box";
	how?: "for" | "bare" | "aria" | "wrap";
	options?: (string | Option | { label: string; options: Option[] })[];
	hint?: string;
	max?: number;
	need?: boolean;
	blank?: string;
};

const codes = (text: string) =>
	text.split("; ").map((entry) => {
		const [value, label] = entry.split("=");
		return { value, label: label ?? value };
	});

const STATES = codes(
	"AL=Alabama; AK=Alaska; AZ=Arizona; AR=Arkansas; CA=California; CO=Colorado; CT=Connecticut; DE=Delaware; DC=District of Columbia; FL=Florida; GA=Georgia; HI=Hawaii; ID=Idaho; IL=Illinois; IN=Indiana; IA=Iowa; KS=Kansas; KY=Kentucky; LA=Louisiana; ME=Maine; MD=Maryland; MA=Massachusetts; MI=Michigan; MN=Minnesota; MS=Mississippi; MO=Missouri; MT=Montana; NE=Nebraska; NV=Nevada; NH=New Hampshire; NJ=New Jersey; NM=New Mexico; NY=New York; NC=North Carolina; ND=North Dakota; OH=Ohio; OK=Oklahoma; OR=Oregon; PA=Pennsylvania; RI=Rhode Island; SC=South Carolina; SD=South Dakota; TN=Tennessee; TX=Texas; UT=Utah; VT=Vermont; VA=Virginia; WA=Washington; WV=West Virginia; WI=Wisconsin; WY=Wyoming",
);
const COUNTRIES = codes(
	"AF=Afghanistan; AU=Australia; BR=Brazil; CM=Cameroon; CA=Canada; CN=China; FR=France; GH=Ghana; IN=India; JP=Japan; MX=Mexico; NE=Niger; NG=Nigeria; PH=Philippines; GB=United Kingdom; US=United States of America; UM=United States Minor Outlying Islands; VN=Viet Nam",
);
const SCHOOLS = codes(
	"380040=Ashland High School (Ashland, OR); 380043=Ashland Valley High School (Ashland, OR); 181204=Ashland Valley Christian School (Ashland, KY); 052118=Ashby Valley High School (Oakland, CA); 380912=South Medford High School (Medford, OR); 053944=Yreka High School (Yreka, CA); 053950=Discovery High School (Yreka, CA)",
);

const PART_ONE: Question[] = [
	{ key: "surname", id: "hc_1a", label: "Family name / surname", need: true },
	{ key: "given", id: "hc_1b", label: "First or given name", need: true },
	{ key: "middle", id: "hc_1c", label: "Middle name in full" },
	{
		key: "generation",
		id: "hc_1d",
		label: "Generation",
		kind: "pick",
		options: ["Jr.", "Sr.", "II", "III", "IV"],
		hint: "If part of your legal name",
	},
	{ key: "called", id: "hc_1e", label: "What should we call you?", hint: "Leave blank if it is your first name" },
	{
		key: "pronouns",
		id: "hc_1f",
		label: "Pronouns",
		kind: "make",
		options: ["he/him/his", "she/her/hers", "they/them/theirs"],
		how: "aria",
		hint: "Choose or type your own",
	},
	{ key: "born", id: "hc_1g", label: "Date of birth", kind: "date", need: true },
	{ key: "bornIn", id: "hc_1h", label: "Country of birth", kind: "pick", options: COUNTRIES, how: "bare" },
	{
		key: "citizen",
		id: "hc_1i",
		label: "Citizenship",
		kind: "pick",
		need: true,
		options: codes(
			"usc=U.S. citizen or national; dual=U.S. dual citizen; lpr=U.S. permanent resident; daca=DACA, undocumented or mixed status; intl=Citizen of another country",
		),
	},
	{ key: "ssn", id: "hc_1j", label: "Social Security number", kind: "secret", hint: "Needed only for applicants for federal aid" },
];
const PART_TWO: Question[] = [
	{ key: "mail", id: "hc_2a", label: "E-mail you read most often", kind: "email", need: true },
	{ key: "cell", id: "hc_2b", label: "Mobile telephone", kind: "phone", need: true },
	{ key: "street", id: "hc_2c", label: "Permanent address: number and street", need: true },
	{ key: "unit", id: "hc_2d", label: "Apartment, floor, unit" },
	{ key: "town", id: "hc_2e", label: "City", need: true, how: "wrap" },
	{ key: "region", id: "hc_2f", label: "State or territory", kind: "pick", options: STATES, how: "aria", blank: "Start typing…" },
	{ key: "postal", id: "hc_2g", label: "ZIP", need: true, how: "wrap", max: 10 },
	{ key: "nation", id: "hc_2h", label: "Country", kind: "pick", options: COUNTRIES },
	{
		key: "speaks",
		id: "hc_2i",
		label: "Languages spoken in addition to English",
		kind: "make",
		options: ["Arabic", "Chinese (Mandarin)", "French", "German", "Igbo", "Portuguese", "Spanish", "Swahili", "Yoruba"],
	},
	{ key: "kinName", id: "hc_2j", label: "Emergency contact: full name" },
	{ key: "kinPhone", id: "hc_2k", label: "Emergency contact: telephone", kind: "phone" },
	{
		key: "kinTie",
		id: "hc_2l",
		label: "Emergency contact: relationship to you",
		kind: "pick",
		options: ["Mother", "Father", "Guardian", "Grandparent", "Other"],
	},
];
const PART_THREE: Question[] = [
	{
		key: "school",
		id: "hc_3a",
		label: "Secondary school you now attend",
		kind: "school",
		need: true,
		hint: "Type at least three letters. Schools are listed with their city.",
	},
	{ key: "entered", id: "hc_3b", label: "Month you entered this school", kind: "month", how: "bare" },
	{ key: "leaving", id: "hc_3c", label: "Month you will graduate", kind: "month", how: "bare" },
	{ key: "plainGpa", id: "hc_3d", label: "Cumulative GPA, unweighted (0.00–4.00)", max: 5 },
	{ key: "rank", id: "hc_3e", label: "Your rank in class", hint: "A number, 1 being the top of the class" },
	{ key: "cohort", id: "hc_3f", label: "Number of students in your graduating class" },
	{ key: "advisor", id: "hc_3g", label: "College counselor’s name" },
	{ key: "advisorMail", id: "hc_3h", label: "College counselor’s e-mail", kind: "email" },
	{
		key: "testing",
		id: "hc_3i",
		label: "Shall we consider your test scores in our review?",
		kind: "pick",
		options: ["Yes, consider my scores", "No, review me without scores"],
	},
	{ key: "satRw", id: "hc_3j", label: "SAT Reading & Writing, best", max: 3 },
	{ key: "satM", id: "hc_3k", label: "SAT Math, best", max: 3 },
	{ key: "act", id: "hc_3l", label: "ACT composite, best", max: 2 },
	{ key: "actDay", id: "hc_3m", label: "Test date of that ACT", kind: "date" },
];
const PART_FOUR: Question[] = [
	{
		key: "term",
		id: "hc_4a",
		label: "I wish to enter in",
		kind: "pick",
		options: ["Spring 2027", "Fall 2027", "Spring 2028", "Fall 2028"],
		need: true,
	},
	{
		key: "major",
		id: "hc_4b",
		label: "First choice of major",
		kind: "pick",
		need: true,
		options: [
			{ label: "Arts & Letters", options: codes("ENG=English; HIS=History; SPA=Spanish") },
			{ label: "Engineering", options: codes("CIV=Civil Engineering; ENE=Environmental Engineering; MEC=Mechanical Engineering") },
			{ label: "Sciences", options: codes("BIO=Biology; CHE=Chemistry; ENS=Environmental Studies; PHY=Physics") },
		],
	},
	{ key: "club", id: "hc_4c", label: "A campus club you would like to start", how: "wrap" },
	{
		key: "degree",
		id: "hc_4d",
		label: "Highest degree you hope to earn (anywhere)",
		kind: "pick",
		options: codes("B=Bachelor’s; M=Master’s; D=Doctorate (Ph.D., Ed.D.); P=Professional (M.D., J.D., D.V.M.); U=Undecided"),
	},
	{
		key: "others",
		id: "hc_4e",
		label: "Other colleges to which you are applying",
		kind: "make",
		options: [
			"Lewis & Clark College",
			"Oregon State University",
			"Reed College",
			"University of Oregon",
			"University of Washington",
			"Whitman College",
		],
		hint: "Optional; never used in our decision",
	},
	{
		key: "firstGen",
		id: "hc_4f",
		label: "Will you be in the first generation of your family to finish a four-year college?",
		kind: "pick",
		options: ["Yes", "No", "Not sure"],
	},
	{
		key: "income",
		id: "hc_4g",
		label: "Approximate yearly income of your household",
		kind: "pick",
		how: "bare",
		options: codes("1=Under $30,000; 2=$30,000 to $59,999; 3=$60,000 to $89,999; 4=$90,000 to $149,999; 5=$150,000 and over"),
	},
	{ key: "alumna", id: "hc_4h", label: "Relative who attended Hartwell: name" },
	{
		key: "heard",
		id: "hc_4i",
		label: "How did you first hear of us?",
		kind: "picks",
		options: ["College fair", "Counselor", "Friend", "Mailing", "Social media", "Website"],
	},
	{ key: "why", id: "hc_4j", label: "Why Hartwell? (150 words)", kind: "area" },
	{ key: "sign", id: "hc_4k", label: "Type your full legal name as your signature", need: true },
	{ key: "agree", id: "hc_4l", label: "I certify that all of this is true and my own work.", kind: "box" },
];
const PARTS: [string, string, Question[], boolean?][] = [
	["I. About you", "Use the name on your passport or birth certificate.", PART_ONE, true],
	["II. Where to reach you", "We write by e-mail first; decisions also go out by post.", PART_TWO, true],
	["III. School and testing", "Hartwell is test-optional.", PART_THREE],
	["IV. Plans", "", PART_FOUR],
];
const ALL = PARTS.flatMap(([, , questions]) => questions);

const cells: Record<string, HTMLElement> = {};
const two = (count: number) => String(count).padStart(2, "0");
const stored = ({ kind }: Question, value: unknown) => {
	if (value instanceof Date)
		return [value.getFullYear(), two(value.getMonth() + 1), ...(kind === "date" ? [two(value.getDate())] : [])].join("-");
	if (Array.isArray(value)) return value.map((entry: Option) => entry.value);
	if (value && typeof value === "object") return (value as Option).value;
	return value ?? (kind === "picks" || kind === "make" ? [] : kind === "box" ? false : "");
};
const seen = ({ kind, id }: Question, cell: HTMLElement) => {
	if (kind === "picks" || kind === "make") return [...cell.querySelectorAll(".hcs__multi-value__label")].map((label) => label.textContent);
	if (kind === "pick" || kind === "school") return cell.querySelector(".hcs__single-value")?.textContent ?? "";
	const input = cell.querySelector<HTMLInputElement>(`[id="${id}"]`);
	return kind === "box" ? input?.checked : input?.value;
};
const asOptions = (options: Question["options"] = []) =>
	options.map((option) => (typeof option === "string" ? { value: option, label: option } : option)) as Option[];
const findSchool = async (text: string) => {
	await new Promise((resolve) => setTimeout(resolve, 300));
	return text.length < 3 ? [] : SCHOOLS.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
};

function Control({ question, value, set }: { question: Question; value: unknown; set: (value: unknown) => void }) {
	const { id, kind = "text", label, how, options, max, blank } = question;
	const shared = {
		inputId: id,
		classNamePrefix: "hcs",
		"aria-label": how === "aria" ? label : undefined,
		placeholder: blank,
		onChange: set,
	};
	if (kind === "pick") return <Select {...shared} options={asOptions(options)} value={(value as Option) ?? null} isClearable />;
	if (kind === "picks") return <Select {...shared} isMulti options={asOptions(options)} value={(value as Option[]) ?? []} />;
	if (kind === "make") return <CreatableSelect {...shared} isMulti options={asOptions(options)} value={(value as Option[]) ?? []} />;
	if (kind === "school")
		return (
			<AsyncSelect
				{...shared}
				cacheOptions
				loadOptions={findSchool}
				value={(value as Option) ?? null}
				placeholder="Search by school name"
				noOptionsMessage={() => "No school found"}
			/>
		);
	if (kind === "date")
		return (
			<DatePicker
				id={id}
				selected={(value as Date) ?? null}
				onChange={set}
				dateFormat="MM/dd/yyyy"
				placeholderText="mm/dd/yyyy"
				showYearDropdown
				showMonthDropdown
				dropdownMode="select"
				autoComplete="off"
			/>
		);
	if (kind === "month")
		return (
			<DatePicker
				id={id}
				selected={(value as Date) ?? null}
				onChange={set}
				dateFormat="MM/yyyy"
				placeholderText="mm/yyyy"
				showMonthYearPicker
				autoComplete="off"
			/>
		);
	if (kind === "phone")
		return <PhoneInput id={id} flags={flags} defaultCountry="US" value={(value as string) ?? ""} onChange={(next) => set(next ?? "")} />;
	if (kind === "box") return <input type="checkbox" id={id} checked={Boolean(value)} onChange={(event) => set(event.target.checked)} />;
	const plain = { id, value: (value as string) ?? "", maxLength: max };
	if (kind === "area") return <textarea {...plain} rows={5} onChange={(event) => set(event.target.value)} />;
	const types: Record<string, string> = { email: "email", secret: "password" };
	return <input {...plain} type={types[kind] ?? "text"} onChange={(event) => set(event.target.value)} />;
}

function Asked({ question, children }: { question: Question; children: ReactNode }) {
	const { key, id, label, how = "for", hint, need, kind } = question;
	const text = (
		<>
			{label} {need && <span className="req">*</span>}
		</>
	);
	const ref = (cell: HTMLDivElement | null) => {
		if (cell) cells[key] = cell;
	};
	if (kind === "box")
		return (
			<div className="q" ref={ref}>
				{children}{" "}
				<label htmlFor={id} style={{ display: "inline" }}>
					{text}
				</label>
			</div>
		);
	return (
		<div className="q" ref={ref}>
			{how === "for" && <label htmlFor={id}>{text}</label>}
			{(how === "bare" || how === "aria") && <div className="ttl">{text}</div>}
			{how === "wrap" ? (
				// biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
				<label>
					{text} {children}
				</label>
			) : (
				children
			)}
			{hint && <div className="hint">{hint}</div>}
		</div>
	);
}

function Page() {
	const [values, setValues] = useState<Record<string, unknown>>({});
	const [submitted, setSubmitted] = useState(false);
	useEffect(() => {
		Object.assign(window, {
			formState: () => ({
				...Object.fromEntries(ALL.map((question) => [question.key, stored(question, values[question.key])])),
				submitted,
			}),
			formShown: () => Object.fromEntries(ALL.map((question) => [question.key, seen(question, cells[question.key])])),
		});
	});
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				setSubmitted(true);
			}}
		>
			<h1>Hartwell College</h1>
			<p>Application for first-year admission, page 1 of 4. Questions marked * must be answered.</p>
			{PARTS.map(([title, note, questions, isPaired]) => (
				<section key={title}>
					<h2>{title}</h2>
					<p className="hint">{note}</p>
					<div className={isPaired ? "two" : ""}>
						{questions.map((question) => (
							<Asked key={question.key} question={question}>
								<Control
									question={question}
									value={values[question.key]}
									set={(value) => setValues((before) => ({ ...before, [question.key]: value }))}
								/>
							</Asked>
						))}
					</div>
				</section>
			))}
			<footer>
				<button type="submit">Save and continue</button>
			</footer>
		</form>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
