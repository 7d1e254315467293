import "react-datepicker/dist/react-datepicker.css";
import "react-phone-number-input/style.css";
import "./summer.css";
import { type ReactNode, useState } from "react";
import DatePicker from "react-datepicker";
import { createRoot } from "react-dom/client";
import PhoneInput from "react-phone-number-input";
import Select from "react-select";
import AsyncSelect from "react-select/async";

type Option = { value: string; label: string };
type Value = string | boolean | null | Date | Option | readonly Option[];
type Kind = "text" | "area" | "phone" | "date" | "month" | "one" | "many" | "school" | "radio" | "box";
type Question = {
	k: string;
	kind: Kind;
	ask: string;
	how?: "for" | "cell" | "wrap" | "placeholder" | "aria";
	options?: string;
	note?: string;
};

const STATES =
	"AK=Alaska; AR=Arkansas; AZ=Arizona; CA=California; CO=Colorado; HI=Hawaii; ID=Idaho; KS=Kansas; MT=Montana; NM=New Mexico; NV=Nevada; OK=Oklahoma; OR=Oregon; TX=Texas; UT=Utah; VA=Virginia; WA=Washington; WV=West Virginia; WY=Wyoming";
const DEGREES =
	"0=Less than high school; 1=High school diploma or equivalent; 2=Attended college, no degree; 3=Associate’s; 4=Bachelor’s; 5=Master’s or higher";
const EXAMS =
	"ARH=Art History; BIO=Biology; CAB=Calculus AB; CBC=Calculus BC; CHE=Chemistry; ENL=English Literature; ENS=Environmental Science; EUH=European History; STA=Statistics; USH=U.S. History; WHM=World History: Modern";
const MARKS = "5=5 (extremely well qualified); 4=4 (well qualified); 3=3 (qualified); 2=2; 1=1";
const SCHOOLS: Option[] = [
	["380011", "Ashland High School – Ashland, OR"],
	["380017", "Ashland Valley High School – Ashland, OR"],
	["171240", "Ashland Paul Blazer High School – Ashland, KY"],
	["380342", "Crater High School – Central Point, OR"],
	["052201", "Etna High School – Etna, CA"],
	["380605", "North Valley High School – Grants Pass, OR"],
	["054420", "Yreka High School – Yreka, CA"],
].map(([value, label]) => ({ value, label }));

const PARTS: { title: string; lead?: string; table?: boolean; questions: Question[] }[] = [
	{
		title: "Participant",
		table: true,
		questions: [
			{ k: "x1", kind: "text", ask: "First (given) name", how: "cell" },
			{ k: "x2", kind: "text", ask: "Last (family) name", how: "cell" },
			{ k: "x3", kind: "text", ask: "Nickname", how: "cell" },
			{ k: "x4", kind: "date", ask: "Birthdate", how: "cell" },
			{ k: "x5", kind: "one", ask: "Gender", how: "cell", options: "f=Girl / woman; m=Boy / man; nb=Nonbinary; na=I’d rather not answer" },
			{ k: "x6", kind: "one", ask: "Pronouns", how: "cell", options: "he/him/his; she/her/hers; they/them/theirs; ze/hir/hirs" },
			{
				k: "x7",
				kind: "one",
				ask: "Citizenship",
				how: "cell",
				options: "A=United States citizen; B=United States permanent resident; C=Citizen of another country",
			},
		],
	},
	{
		title: "Where can we reach you?",
		questions: [
			{ k: "c1", kind: "text", ask: "Street address", how: "wrap" },
			{ k: "c2", kind: "text", ask: "Apt / unit #", how: "wrap" },
			{ k: "c3", kind: "text", ask: "City", how: "wrap" },
			{ k: "c4", kind: "one", ask: "State", how: "for", options: STATES },
			{ k: "c5", kind: "text", ask: "Zip", how: "wrap" },
			{
				k: "c6",
				kind: "one",
				ask: "Country",
				how: "for",
				options: "CA=Canada; JP=Japan; MX=Mexico; NG=Nigeria; AE=United Arab Emirates; GB=United Kingdom; US=United States",
			},
			{ k: "c7", kind: "phone", ask: "Participant’s cell", how: "cell", note: "Choose the flag, then type the number." },
			{ k: "c8", kind: "text", ask: "Participant’s email", how: "for" },
		],
	},
	{
		title: "School record",
		lead: "Report scores only if you have them. Nobody is turned away for lack of a score.",
		questions: [
			{ k: "s1", kind: "school", ask: "Find your high school", how: "for", note: "Type at least three letters and wait for the list." },
			{
				k: "s2",
				kind: "one",
				ask: "Grade in Fall 2026",
				how: "cell",
				options: "9=9 – Freshman; 10=10 – Sophomore; 11=11 – Junior; 12=12 – Senior",
			},
			{ k: "s3", kind: "month", ask: "You graduate in", how: "cell" },
			{ k: "s4", kind: "text", ask: "Cumulative GPA (unweighted)", how: "for" },
			{ k: "s5", kind: "text", ask: "PSAT/NMSQT total", how: "for" },
			{ k: "s6", kind: "date", ask: "PSAT/NMSQT date", how: "for" },
			{ k: "s7", kind: "text", ask: "SAT Math", how: "placeholder" },
			{
				k: "s8",
				kind: "one",
				ask: "Major you are leaning toward",
				how: "aria",
				options:
					"110=Biology; 120=Business; 130=Computer science; 140=Education; 151=Engineering, civil; 152=Engineering, environmental; 153=Engineering, mechanical; 160=History; 999=No idea yet",
			},
		],
	},
	{
		title: "AP exams taken",
		lead: "Exam, then score.",
		questions: [0, 1, 2].flatMap((n): Question[] => [
			{ k: `ap${n}e`, kind: "one", ask: "Exam", how: "placeholder", options: EXAMS },
			{ k: `ap${n}m`, kind: "one", ask: "Score", how: "placeholder", options: MARKS },
		]),
	},
	{
		title: "Parents or guardians",
		questions: [
			{ k: "g1", kind: "text", ask: "Parent 1 first name", how: "for" },
			{ k: "g2", kind: "text", ask: "Parent 1 last name", how: "for" },
			{ k: "g3", kind: "one", ask: "Parent 1 education", how: "for", options: DEGREES },
			{ k: "g4", kind: "phone", ask: "Parent 1 work phone", how: "cell" },
			{ k: "g5", kind: "text", ask: "Parent 2 first name", how: "for" },
			{ k: "g6", kind: "text", ask: "Parent 2 last name", how: "for" },
			{ k: "g7", kind: "one", ask: "Parent 2 education", how: "for", options: DEGREES },
		],
	},
	{
		title: "For our funders",
		lead: "Optional, and kept apart from your application.",
		questions: [
			{
				k: "d1",
				kind: "one",
				ask: "Annual household income",
				how: "aria",
				options: "i1=$0–$35,000; i2=$35,001–$55,000; i3=$55,001–$75,000; i4=$75,001–$110,000; i5=More than $110,000",
			},
			{
				k: "d2",
				kind: "radio",
				ask: "Are you a first-generation college student?",
				how: "cell",
				options: "yes=Yes, I will be the first; no=No; unk=I don’t know",
			},
			{
				k: "d3",
				kind: "many",
				ask: "Race, all that apply",
				how: "for",
				options:
					"ai=American Indian or Alaska Native; as=Asian; ba=Black or African American; nh=Native Hawaiian or Pacific Islander; wh=White",
			},
			{
				k: "d4",
				kind: "many",
				ask: "Languages you know",
				how: "cell",
				options: "am=Amharic; ar=Arabic; zh=Chinese; en=English; fr=French; de=German; ig=Igbo; it=Italian; es=Spanish; vi=Vietnamese",
			},
		],
	},
	{
		title: "Camp life",
		questions: [
			{ k: "l1", kind: "one", ask: "Session", how: "for", options: "Session A (June 20); Session B (July 11); Either" },
			{ k: "l2", kind: "many", ask: "Dietary needs", how: "for", options: "Vegetarian; Vegan; Halal; Kosher; Gluten-free" },
			{ k: "l3", kind: "one", ask: "T-shirt", how: "cell", options: "XS; S; M; L; XL" },
			{ k: "l4", kind: "text", ask: "Family doctor", how: "for" },
			{ k: "l5", kind: "phone", ask: "Doctor’s phone", how: "cell" },
			{ k: "l6", kind: "text", ask: "Health insurance policy number", how: "for" },
			{ k: "l7", kind: "area", ask: "What would you like to have found out by the end of the summer?", how: "cell" },
			{ k: "l8", kind: "box", ask: "I agree to the Code of Conduct and the field-trip waiver", how: "wrap" },
			{ k: "l9", kind: "text", ask: "Participant’s signature (type your name)", how: "for" },
		],
	},
];
const QUESTIONS = PARTS.flatMap(({ questions }) => questions);

const optionsOf = (text = ""): Option[] =>
	text.split("; ").map((each) => {
		const [value, label = value] = each.split("=");
		return { value, label };
	});
const search = (text: string) =>
	new Promise<Option[]>((done) => {
		const found = text.trim().length < 3 ? [] : SCHOOLS.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()));
		setTimeout(() => done(found), 450);
	});

const places = new Map<string, HTMLElement>();
const blankOf = (kind: Kind): Value =>
	kind === "many" ? [] : kind === "box" ? false : ["text", "area", "phone", "radio"].includes(kind) ? "" : null;
let latest: Record<string, Value> = {
	...Object.fromEntries(QUESTIONS.map(({ k, kind }) => [k, blankOf(kind)])),
	middle_initial_2: "",
	submitted: false,
};

function Control({ q, value, set }: { q: Question; value: Value; set: (value: Value) => void }) {
	const id = `app-field-${QUESTIONS.indexOf(q) + 1}`;
	const name = `fields[${QUESTIONS.indexOf(q) + 1}]`;
	const rs = {
		classNamePrefix: "rs",
		name,
		inputId: q.how === "for" ? id : undefined,
		"aria-label": q.how === "aria" ? q.ask : undefined,
		placeholder: q.how === "placeholder" ? q.ask : undefined,
	};
	if (q.kind === "one") return <Select {...rs} isClearable options={optionsOf(q.options)} value={value as Option | null} onChange={set} />;
	if (q.kind === "many")
		return (
			<Select {...rs} isMulti closeMenuOnSelect={false} options={optionsOf(q.options)} value={value as readonly Option[]} onChange={set} />
		);
	if (q.kind === "school")
		return (
			<AsyncSelect
				{...rs}
				cacheOptions
				loadOptions={search}
				noOptionsMessage={() => "No school found yet"}
				value={value as Option | null}
				onChange={set}
			/>
		);
	if (q.kind === "phone")
		return <PhoneInput id={id} name={name} defaultCountry="US" value={value as string} onChange={(number) => set(number ?? "")} />;
	if (q.kind === "date")
		return (
			<DatePicker
				id={id}
				name={name}
				selected={value as Date | null}
				onChange={(day: Date | null) => set(day)}
				dateFormat="MM/dd/yyyy"
				placeholderText="mm/dd/yyyy"
				showYearDropdown
				showMonthDropdown
				dropdownMode="select"
				autoComplete="off"
			/>
		);
	if (q.kind === "month")
		return (
			<DatePicker
				id={id}
				name={name}
				selected={value as Date | null}
				onChange={(day: Date | null) => set(day)}
				dateFormat="MM/yyyy"
				placeholderText="mm/yyyy"
				showMonthYearPicker
				autoComplete="off"
			/>
		);
	if (q.kind === "radio")
		return optionsOf(q.options).map((each) => (
			<label key={each.value} className="pick">
				<input type="radio" name={name} value={each.value} checked={value === each.value} onChange={() => set(each.value)} /> {each.label}
			</label>
		));
	if (q.kind === "box")
		return <input type="checkbox" name={name} checked={value as boolean} onChange={(event) => set(event.target.checked)} />;
	if (q.kind === "area") return <textarea name={name} rows={5} value={value as string} onChange={(event) => set(event.target.value)} />;
	return (
		<input
			type="text"
			id={id}
			name={name}
			placeholder={q.how === "placeholder" ? q.ask : undefined}
			value={value as string}
			onChange={(event) => set(event.target.value)}
		/>
	);
}

function Asked({ q, children }: { q: Question; children: ReactNode }) {
	const note = q.note && <small>{q.note}</small>;
	if (q.how === "placeholder") return <div className="short">{children}</div>;
	if (q.how === "wrap")
		return (
			// biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
			<label className="line">
				<span>{q.ask}</span>
				{children}
			</label>
		);
	return (
		<div className="line">
			{q.how === "for" ? <label htmlFor={`app-field-${QUESTIONS.indexOf(q) + 1}`}>{q.ask}</label> : <div className="ask">{q.ask}</div>}
			{children}
			{note}
		</div>
	);
}

function App() {
	const [values, setValues] = useState(latest);
	latest = values;
	const set = (key: string, value: Value) => setValues((before) => ({ ...before, [key]: value }));
	const placed = (q: Question) => (
		<div
			className="control"
			ref={(node) => {
				if (node) places.set(q.k, node);
			}}
		>
			<Control q={q} value={values[q.k]} set={(value) => set(q.k, value)} />
		</div>
	);
	return (
		<form
			className="summer"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				set("submitted", true);
			}}
		>
			<h1>River &amp; Ridge Summer Session</h1>
			<p>Two weeks of field science for high school students at Marrow Lake Biological Station.</p>
			{PARTS.map(({ title, lead, table, questions }) => (
				<fieldset key={title}>
					<legend>{title}</legend>
					{lead && <p className="lead">{lead}</p>}
					{table ? (
						<table>
							<tbody>
								{questions.map((q) => (
									<tr key={q.k}>
										<td>{q.ask}</td>
										<td>{placed(q)}</td>
									</tr>
								))}
							</tbody>
						</table>
					) : (
						<div className="lines">
							{questions.map((q) => (
								<Asked key={q.k} q={q}>
									{placed(q)}
								</Asked>
							))}
						</div>
					)}
				</fieldset>
			))}
			<div className="mi2" aria-hidden="true">
				<input
					name="middle_initial_2"
					tabIndex={-1}
					value={values.middle_initial_2 as string}
					onChange={(event) => set("middle_initial_2", event.target.value)}
				/>
			</div>
			<button type="submit">Apply for the summer</button>
		</form>
	);
}

function stateOf(value: Value, kind?: Kind) {
	if (value instanceof Date) {
		const [year, month, day] = [value.getFullYear(), value.getMonth() + 1, value.getDate()].map((part) => String(part).padStart(2, "0"));
		return kind === "month" ? `${year}-${month}` : `${year}-${month}-${day}`;
	}
	if (Array.isArray(value)) return value.map((each: Option) => each.value);
	return value !== null && typeof value === "object" ? (value as Option).value : value;
}

function shownOf({ k, kind }: Question) {
	const place = places.get(k) as HTMLElement;
	const texts = (css: string) => [...place.querySelectorAll(css)].map((each) => each.textContent?.trim());
	if (kind === "one" || kind === "school") return texts(".rs__single-value")[0] ?? "";
	if (kind === "many") return texts(".rs__multi-value__label");
	if (kind === "radio") return texts("label:has(:checked)")[0] ?? "";
	const input = place.querySelector<HTMLInputElement>("input, textarea");
	return kind === "box" ? input?.checked : input?.value;
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
Object.assign(window, {
	formState: () =>
		Object.fromEntries(Object.entries(latest).map(([key, value]) => [key, stateOf(value, QUESTIONS.find(({ k }) => k === key)?.kind)])),
	formShown: () => ({
		...Object.fromEntries(QUESTIONS.map((each) => [each.k, shownOf(each)])),
		middle_initial_2: document.querySelector<HTMLInputElement>("[name=middle_initial_2]")?.value,
	}),
});
