import { Accordion, Checkbox, Form, Label, Popover, RadioGroup, Select, Switch, ToggleGroup } from "radix-ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { DayPicker } from "react-day-picker";
import "react-day-picker/style.css";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";
import "./style.css";

type Value = string | boolean | string[];
type Values = Record<string, Value>;
const shown = new Map<string, () => unknown>();
const byId = (id: string) => document.getElementById(id);

const PROGRAMS = [
	"American Studies", "Anthropology", "Art History", "Biology", "Chemistry", "Comparative Literature", "Computer Science",
	"Creative Writing", "Economics", "Engineering (3-2 Combined Plan)", "English", "Environmental Science", "Environmental Studies", "Geology", "Hispanic Studies", "History",
	"Mathematics", "Music", "Philosophy", "Physics", "Politics", "Psychology", "Religion", "Sociology", "Studio Art", "Theater", "Undecided",
];
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const EDUCATION = [
	"None", "Some grade/primary school", "Completed grade/primary school", "Some high/secondary school", "Graduated from high/secondary school",
	"Some trade school or community college", "Graduated from trade school or community college", "Some college/university",
	"Graduated from college/university", "Graduate school",
];
const AP = [
	"Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "Drawing", "English Language and Composition",
	"English Literature and Composition", "Environmental Science", "European History", "Human Geography", "Macroeconomics", "Microeconomics",
	"Physics 1", "Physics C: Mechanics", "Psychology", "Spanish Language and Culture", "Statistics", "United States Government and Politics",
	"United States History", "World History: Modern",
];
const REFERRALS = ["A Better Chance", "Boys & Girls Club", "College Possible", "Posse Foundation", "Prep for Prep", "QuestBridge", "Upward Bound"];
const RACES = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"];
const GRADES = ["9", "10", "11", "12", "PG"];
const STUDIOS = ["Ceramics", "Drawing", "Painting", "Photography", "Printmaking", "Sculpture", "Time-Based Media"];

function App() {
	const [values, setValues] = useState<Values>({});
	const { register, getValues, handleSubmit } = useForm<Record<string, string>>();
	const [activities, setActivities] = useState(1);
	const latest = useRef<Values>({});
	const submitted = useRef(false);
	latest.current = values;
	const put = (key: string, value: Value) => setValues((old) => ({ ...old, [key]: value }));
	const kinds = useRef(new Map<string, Value>()).current;

	useEffect(() => {
		Object.assign(window, {
			formState: () => ({
				...Object.fromEntries([...kinds].map(([key, empty]) => [key, latest.current[key] ?? getValues(key) ?? empty])),
				submitted: submitted.current,
			}),
			formShown: () => Object.fromEntries([...kinds.keys()].map((key) => [key, shown.get(key)?.()])),
		});
	}, [kinds, getValues]);

	const has = (key: string, empty: Value, read: () => unknown) => {
		kinds.set(key, empty);
		shown.set(key, read);
	};
	/** Text in a Radix Form field. */
	const field = (key: string, label: ReactNode, className = "", type = "text", more: object = {}) => {
		has(key, "", () => document.querySelector<HTMLInputElement>(`[name="${key}"]`)?.value);
		return (
			<Form.Field className={`FormField ${className}`} name={key}>
				<Form.Label>{label}</Form.Label>
				<Form.Control asChild>
					<input className="Input" type={type} {...register(key)} {...more} />
				</Form.Control>
			</Form.Field>
		);
	};
	/** Text in a table cell or a line. */
	const bare = (key: string, more: object = {}) => {
		has(key, "", () => (byId(key) as HTMLInputElement | null)?.value);
		return <input className="Input" id={key} {...register(key)} {...more} />;
	};
	const area = (key: string, label: ReactNode, rows = 3) => {
		has(key, "", () => (byId(key) as HTMLTextAreaElement | null)?.value);
		return (
			<div className="stack">
				<Label.Root className="LabelRoot" htmlFor={key}>{label}</Label.Root>
				<textarea className="Textarea" id={key} rows={rows} {...register(key)} />
			</div>
		);
	};
	const menu = (key: string, options: readonly (string | [string, string])[], placeholder = "Select one", more: object = {}) => {
		has(key, "", () => {
			const trigger = byId(key);
			return trigger?.hasAttribute("data-placeholder") ? "" : trigger?.querySelector(".value")?.textContent;
		});
		return (
			<Select.Root value={(values[key] as string) ?? ""} onValueChange={(value) => put(key, value)} name={key}>
				<Select.Trigger className="SelectTrigger" id={key} {...more}>
					<span className="value"><Select.Value placeholder={placeholder} /></span>
					<Select.Icon> ▾</Select.Icon>
				</Select.Trigger>
				<Select.Portal>
					<Select.Content className="SelectContent" position="popper">
						<Select.ScrollUpButton>▴</Select.ScrollUpButton>
						<Select.Viewport>
							{options.map((option) => {
								const [value, text] = typeof option === "string" ? [option, option] : option;
								return (
									<Select.Item className="SelectItem" value={value} key={value}>
										<Select.ItemText>{text}</Select.ItemText>
									</Select.Item>
								);
							})}
						</Select.Viewport>
						<Select.ScrollDownButton>▾</Select.ScrollDownButton>
					</Select.Content>
				</Select.Portal>
			</Select.Root>
		);
	};
	const labelled = (key: string, label: ReactNode, control: ReactNode, className = "") => (
		<div className={`stack ${className}`}>
			<Label.Root className="LabelRoot" htmlFor={key}>{label}</Label.Root>
			{control}
		</div>
	);
	const radios = (key: string, options: readonly (string | [string, string])[], more: object = {}) => {
		has(key, "", () => byId(key)?.querySelector('[data-state="checked"]')?.parentElement?.querySelector("label")?.textContent ?? "");
		return (
			<RadioGroup.Root id={key} name={key} value={(values[key] as string) ?? ""} onValueChange={(value) => put(key, value)} {...more}>
				{options.map((option, index) => {
					const [value, text] = typeof option === "string" ? [option, option] : option;
					return (
						<span className="choice" key={value}>
							<RadioGroup.Item className="RadioItem" value={value} id={`${key}-${index + 1}`}>
								<RadioGroup.Indicator />
							</RadioGroup.Item>
							<label htmlFor={`${key}-${index + 1}`}>{text}</label>
						</span>
					);
				})}
			</RadioGroup.Root>
		);
	};
	const question = (key: string, text: ReactNode, options: readonly (string | [string, string])[]) => (
		<fieldset>
			<legend id={`${key}-q`}>{text}</legend>
			{radios(key, options, { "aria-labelledby": `${key}-q` })}
		</fieldset>
	);
	const box = (key: string, text: ReactNode) => {
		has(key, false, () => byId(key)?.getAttribute("data-state") === "checked");
		return (
			<span className="choice">
				<Checkbox.Root className="Check" id={key} checked={(values[key] as boolean) ?? false} onCheckedChange={(on) => put(key, on === true)}>
					<Checkbox.Indicator>✓</Checkbox.Indicator>
				</Checkbox.Root>
				<label htmlFor={key}>{text}</label>
			</span>
		);
	};
	const boxes = (key: string, legend: ReactNode, options: readonly string[]) => {
		const chosen = (values[key] as string[]) ?? [];
		has(key, [], () => options.filter((_, index) => byId(`${key}_${index}`)?.getAttribute("data-state") === "checked"));
		return (
			<fieldset>
				<legend>{legend}</legend>
				{options.map((option, index) => (
					<span className="choice" key={option}>
						<Checkbox.Root
							className="Check"
							id={`${key}_${index}`}
							checked={chosen.includes(option)}
							onCheckedChange={(on) => put(key, options.filter((each) => (each === option ? on === true : chosen.includes(each))))}
						>
							<Checkbox.Indicator>✓</Checkbox.Indicator>
						</Checkbox.Root>
						<label htmlFor={`${key}_${index}`}>{option}</label>
					</span>
				))}
			</fieldset>
		);
	};
	const toggles = (key: string, options: readonly string[], label: string) => {
		has(key, [], () => [...(byId(key)?.querySelectorAll('[data-state="on"]') ?? [])].map((each) => each.textContent));
		return (
			<ToggleGroup.Root
				type="multiple"
				id={key}
				aria-label={label}
				value={(values[key] as string[]) ?? []}
				onValueChange={(value) => put(key, options.filter((each) => value.includes(each)))}
			>
				{options.map((option) => (
					<ToggleGroup.Item className="Toggle" value={option} key={option}>{option}</ToggleGroup.Item>
				))}
			</ToggleGroup.Root>
		);
	};
	const section = (value: string, title: string, children: ReactNode) => (
		<Accordion.Item value={value}>
			<Accordion.Header className="AccordionHeader">
				<Accordion.Trigger className="AccordionTrigger" type="button">{title}</Accordion.Trigger>
			</Accordion.Header>
			<Accordion.Content className="AccordionContent">{children}</Accordion.Content>
		</Accordion.Item>
	);

	const born = values.dateOfBirth ? new Date(`${values.dateOfBirth}T12:00`) : undefined;
	has("dateOfBirth", "", () => (byId("dateOfBirth")?.textContent === "Pick a date" ? "" : byId("dateOfBirth")?.textContent));
	has("testOptional", false, () => byId("testOptional")?.getAttribute("data-state") === "checked");
	const parentRow = (what: string, label: string, cell: (n: number) => ReactNode) => (
		<tr key={what}>
			<th scope="row">{label}</th>
			<td>{cell(1)}</td>
			<td>{cell(2)}</td>
		</tr>
	);
	const parentText = (what: string, label: string) =>
		parentRow(what, label, (n) => bare(`parent${n}${what}`, { "aria-label": `Parent or Legal Guardian ${n} ${label}` }));

	return (
		<main>
			<h1>Wexcombe College</h1>
			<p>Application for Admission to the College and the School of Art. Please complete all sections. An asterisk is not used: answer every question that applies to you.</p>
			<Form.Root
				onSubmit={handleSubmit(() => {
					submitted.current = true;
				})}
			>
				<Accordion.Root type="multiple" defaultValue={["plans", "you", "family", "school", "tests", "honors", "activities", "art", "sign"]}>
					{section(
						"plans",
						"Application Information",
						<>
							<div className="grid">
								{labelled("term", "I am applying for admission in", menu("term", ["Spring 2027", "Fall 2027", "Spring 2028", "Fall 2028"], "Term"))}
								{labelled("program", "Intended area of study", menu("program", PROGRAMS, "Choose from the list"))}
								{labelled("program2", "Second area of interest", menu("program2", PROGRAMS, "Choose from the list"))}
							</div>
							{question("status", "I am applying as a", [["FY", "First-year student"], ["TR", "Transfer student"], ["VS", "Visiting student"]])}
							{question("plan", "Decision plan", [["ED1", "Early Decision I (November 15)"], ["ED2", "Early Decision II (January 1)"], ["RD", "Regular Decision (January 15)"]])}
							{question("aid", "Do you intend to apply for need-based financial aid?", ["Yes", "No"])}
							{box("feeWaiver", "I qualify for an application fee waiver")}
							<div className="grid">{field("career", "Career or professional plans, if known", "two")}</div>
						</>,
					)}
					{section(
						"you",
						"Personal Data",
						<>
							<p className="hint">Enter your name exactly as it appears on official documents.</p>
							<div className="grid">
								{field("legalLast", "Legal name: Last/Family/Sur")}
								{field("legalFirst", "First/Given")}
								{field("legalMiddle", "Middle (complete)")}
								{labelled("legalSuffix", "Jr., etc.", menu("legalSuffix", ["Jr.", "Sr.", "II", "III", "IV", "V"], "—"))}
								{field("preferred", "Preferred name, if not first name (only one)")}
								{field("former", "Former last name(s)")}
								<div className="stack">
									<Label.Root className="LabelRoot" htmlFor="dateOfBirth">Birth date</Label.Root>
									<Popover.Root>
										<Popover.Trigger className="PopoverTrigger" id="dateOfBirth" type="button">
											{born ? born.toLocaleDateString("en-US", { month: "long", day: "numeric", year: "numeric" }) : "Pick a date"}
										</Popover.Trigger>
										<Popover.Portal>
											<Popover.Content className="PopoverContent" align="start">
												<DayPicker
													mode="single"
													captionLayout="dropdown"
													startMonth={new Date(1960, 0)}
													endMonth={new Date(2014, 11)}
													defaultMonth={born ?? new Date(2009, 0)}
													selected={born}
													onSelect={(day) => put("dateOfBirth", day ? new Date(day.getTime() - day.getTimezoneOffset() * 60000).toISOString().slice(0, 10) : "")}
												/>
											</Popover.Content>
										</Popover.Portal>
									</Popover.Root>
								</div>
								{field("birthCity", "City of birth")}
								{labelled("birthCountry", "Country of birth", menu("birthCountry", COUNTRIES))}
							</div>
							{question("sex", "Sex", [["F", "Female"], ["M", "Male"]])}
							<div className="grid">
								{labelled("pronouns", "Pronouns you use", menu("pronouns", ["He/him/his", "She/her/hers", "They/them/theirs", "Use my name", "Another pronoun"]))}
								{field("email", "E-mail address", "", "email")}
								{field("ssn", "US Social Security Number, if any", "", "text", { placeholder: "Required for US citizens applying for financial aid", autoComplete: "off" })}
							</div>
							<h3>Permanent home address</h3>
							<div className="grid">
								{field("street", "Number & Street", "two")}
								{field("apt", "Apartment #")}
								{field("city", "City/Town")}
								{labelled("state", "State/Province", menu("state", STATES, "State"))}
								{field("zip", "ZIP/Postal Code")}
								{labelled("country", "Country", menu("country", COUNTRIES, "Country"))}
								{field("homePhone", "Permanent home phone", "", "tel", { placeholder: "Area/Country/City Code" })}
								{field("cell", "Cell phone", "", "tel", { placeholder: "Area/Country/City Code" })}
							</div>
							<p>If different from above, please give your current mailing address for all admission correspondence.</p>
							<div className="grid">
								{field("mailStreet", "Current mailing address (Number & Street, City/Town, State/Province, ZIP)", "wide")}
							</div>
							{question("citizenship", "Citizenship", [
								["US", "US citizen"],
								["DUAL", "Dual US citizen"],
								["PR", "US permanent resident"],
								["OTHER", "Other citizenship"],
							])}
							<div className="grid">
								{field("years", "How many years have you lived in the United States?")}
								{field("homeLanguage", "Language(s) spoken at home, other than English")}
							</div>
							<p className="hint">The items below are optional. No information you provide will be used in a discriminatory manner.</p>
							{question("hispanic", "Are you Hispanic/Latino?", ["Yes, Hispanic or Latino (including Spain)", "No"])}
							{boxes("race", "Regardless of your answer to the prior question, please indicate how you identify yourself. (Check one or more)", RACES)}
							{question("military", "Are you currently serving or have you ever served in the US Armed Forces?", ["Yes", "No"])}
						</>,
					)}
					{section(
						"family",
						"Family",
						<>
							{question("marital", "Parents' marital status (relative to each other)", ["Never Married", "Married", "Civil Union/Domestic Partners", "Widowed", "Separated", "Divorced"])}
							{question("home", "With whom do you make your permanent home?", ["Parent 1", "Parent 2", "Both", "Legal Guardian", "Ward of the Court/State", "Other"])}
							<table>
								<thead>
									<tr>
										<th />
										<th scope="col">Parent or Legal Guardian 1</th>
										<th scope="col">Parent or Legal Guardian 2</th>
									</tr>
								</thead>
								<tbody>
									{parentRow("Living", "Is this parent living?", (n) => radios(`parent${n}Living`, ["Yes", "No"], { "aria-label": `Parent or Legal Guardian ${n}: is this parent living?` }))}
									{parentText("Last", "Last/Family/Sur")}
									{parentText("First", "First/Given")}
									{parentText("Former", "Former last name(s)")}
									{parentText("Job", "Occupation")}
									{parentText("Employer", "Name of employer")}
									{parentRow("Education", "Highest education level", (n) => menu(`parent${n}Education`, EDUCATION, "Choose", { "aria-label": `Parent or Legal Guardian ${n} education` }))}
								</tbody>
							</table>
							<p>Please give names and ages of your brothers or sisters. If they have attended or are currently attending college, give the name of the undergraduate institution.</p>
							<table>
								<thead>
									<tr>
										<th>Name</th>
										<th>Age</th>
										<th>College attended</th>
									</tr>
								</thead>
								<tbody>
									{[0, 1].map((row) => (
										<tr key={row}>
											<td>{bare(`sibling${row}Name`)}</td>
											<td>{bare(`sibling${row}Age`, { size: 3, inputMode: "numeric" })}</td>
											<td>{bare(`sibling${row}College`)}</td>
										</tr>
									))}
								</tbody>
							</table>
							{question("firstGen", "Will you be in the first generation of your family to attend college?", ["Yes", "No"])}
						</>,
					)}
					{section(
						"school",
						"Education",
						<>
							<div className="grid">
								{field("hsName", "Current or most recent secondary school attended", "two")}
								{field("ceeb", "CEEB/ACT code")}
								{field("hsCity", "City/Town")}
								{labelled("hsState", "State/Province", menu("hsState", STATES, "State"))}
								{field("hsEntry", "Entry date (mm/yyyy)", "", "text", { placeholder: "mm/yyyy", maxLength: 7 })}
								<div className="stack two">
									<span className="LabelRoot" id="gradLabel">Graduation date</span>
									<span className="line">
										{menu("gradMonth", MONTHS, "Month", { "aria-label": "Month" })}
										{menu("gradYear", ["2024", "2025", "2026", "2027", "2028"], "Year", { "aria-label": "Year" })}
									</span>
								</div>
							</div>
							{question("hsType", "School type", ["Public", "Charter", "Independent", "Religious", "Home School"])}
							<div className="grid">
								{field("counselor", "Secondary school counselor's name")}
								{field("counselorEmail", "Counselor's e-mail", "", "email")}
							</div>
							<div className="line">
								{labelled("rank", "Class rank", bare("rank", { size: 5 }))}
								{labelled("classSize", "Class size", bare("classSize", { size: 5 }))}
								{labelled("gpa", "Cumulative GPA (unweighted)", bare("gpa", { size: 6, placeholder: "0.00" }))}
								{labelled("gpaScale", "Scale", menu("gpaScale", ["4.0", "5.0", "6.0", "12.0", "100"], "Scale"))}
							</div>
							<p>List any college or university where you have taken courses for credit.</p>
							<div className="grid">
								{field("college", "College/University name & location", "two")}
								{field("collegeDates", "Dates attended")}
							</div>
							{area("otherColleges", "To what other colleges are you applying? (optional)", 2)}
							{boxes("cbo", "If you have received free assistance with your application from a community-based organization, please check it.", REFERRALS)}
						</>,
					)}
					{section(
						"tests",
						"Academics: Tests",
						<>
							<p>Wexcombe is test-optional. Be sure to note the tests you have taken.</p>
							<span className="choice">
								<Switch.Root className="Check" id="testOptional" checked={(values.testOptional as boolean) ?? false} onCheckedChange={(on) => put("testOptional", on)}>
									<Switch.Thumb />
								</Switch.Root>
								<label htmlFor="testOptional">I wish my application to be reviewed without test scores</label>
							</span>
							<table>
								<thead>
									<tr>
										<th>SAT</th>
										<th>Number of times taken</th>
										<th>Highest Evidence-Based Reading and Writing</th>
										<th>Date (mm/yyyy)</th>
										<th>Highest Math</th>
										<th>Date (mm/yyyy)</th>
									</tr>
								</thead>
								<tbody>
									<tr>
										<th scope="row">Best scores so far</th>
										<td>{bare("satTimes", { size: 3 })}</td>
										<td>{bare("satRw", { size: 4, maxLength: 3 })}</td>
										<td>{bare("satRwDate", { size: 8, maxLength: 7 })}</td>
										<td>{bare("satMath", { size: 4, maxLength: 3 })}</td>
										<td>{bare("satMathDate", { size: 8, maxLength: 7 })}</td>
									</tr>
								</tbody>
							</table>
							<table>
								<thead>
									<tr>
										<th>ACT</th>
										<th>Number of times taken</th>
										<th>Composite</th>
										<th>Date (mm/yyyy)</th>
									</tr>
								</thead>
								<tbody>
									<tr>
										<th scope="row">Best scores so far</th>
										<td>{bare("actTimes", { size: 3 })}</td>
										<td>{bare("actComposite", { size: 3, maxLength: 2 })}</td>
										<td>{bare("actDate", { size: 8, maxLength: 7 })}</td>
									</tr>
								</tbody>
							</table>
							<div className="line">
								{labelled("toefl", "TOEFL iBT total", bare("toefl", { size: 4 }))}
							</div>
							<table>
								<thead>
									<tr>
										<th>AP Exam</th>
										<th>Date (mm/yyyy)</th>
										<th>Score</th>
									</tr>
								</thead>
								<tbody>
									{[1, 2, 3].map((row) => (
										<tr key={row}>
											<td>{menu(`ap${row}Subject`, AP, "Select subject", { "aria-label": `AP exam ${row}` })}</td>
											<td>{bare(`ap${row}Date`, { maxLength: 7, "aria-label": `AP exam ${row} date` })}</td>
											<td>{menu(`ap${row}Score`, ["1", "2", "3", "4", "5"], "–", { "aria-label": `AP exam ${row} score` })}</td>
										</tr>
									))}
								</tbody>
							</table>
						</>,
					)}
					{section(
						"honors",
						"Honors",
						<>
							<p>Briefly list any academic distinctions or honors you have received since the ninth grade.</p>
							<table>
								<thead>
									<tr>
										<th>Grade level</th>
										<th>Honor</th>
									</tr>
								</thead>
								<tbody>
									{[1, 2, 3].map((row) => (
										<tr key={row}>
											<td>{toggles(`honor${row}Grade`, GRADES, `Honor ${row} grade level`)}</td>
											<td>{bare(`honor${row}`, { "aria-label": `Honor ${row}` })}</td>
										</tr>
									))}
								</tbody>
							</table>
						</>,
					)}
					{section(
						"activities",
						"Extracurricular Activities & Work Experience",
						<>
							<p>Please list your principal extracurricular, volunteer, and work activities in their order of importance to you.</p>
							{Array.from({ length: 3 }, (_, index) => {
								const row = index + 1;
								const inner = (
									<div className="activity" key={row}>
										<div className="line">
											<div className="stack">
												<span className="LabelRoot">Grade level or post-graduate (PG)</span>
												{toggles(`act${row}Grades`, GRADES, "Grade level or post-graduate (PG)")}
											</div>
											{labelled(`act${row}Hours`, "Hours per week", bare(`act${row}Hours`, { size: 4 }))}
											{labelled(`act${row}Weeks`, "Weeks per year", bare(`act${row}Weeks`, { size: 4 }))}
										</div>
										{labelled(`act${row}Name`, "Activity", bare(`act${row}Name`))}
										{labelled(`act${row}Position`, "Positions held, honors won, letters earned, or employer", bare(`act${row}Position`))}
										{box(`act${row}Continue`, "I plan to participate in college")}
									</div>
								);
								return row <= activities ? inner : null;
							})}
							{activities < 3 && (
								<button type="button" onClick={() => setActivities(activities + 1)}>Add another activity</button>
							)}
						</>,
					)}
					{section(
						"art",
						"School of Art Supplement",
						<>
							<div className="stack">
								<span className="LabelRoot">Areas of studio interest (select all that apply)</span>
								{toggles("studios", STUDIOS, "Areas of studio interest")}
							</div>
							{area("artCourses", "Please list the studio art courses you have taken in secondary school", 2)}
							<div className="grid">
								{field("portfolio", "Link to your online portfolio", "two", "url", { placeholder: "https://" })}
								{field("artTeacher", "Name of the art teacher who will recommend you")}
							</div>
							{area("whyWexcombe", "What brings you to Wexcombe? (150 words or fewer)")}
						</>,
					)}
					{section(
						"sign",
						"Disciplinary History and Signature",
						<>
							{question("discipline", "Have you ever been found responsible for a disciplinary violation at any educational institution you have attended from the ninth grade forward?", ["Yes", "No"])}
							{box("certify", "I certify that all information submitted in the admission process is my own work, factually true, and honestly presented.")}
							<div className="grid">
								{field("signature", "Signature", "two")}
							</div>
						</>,
					)}
				</Accordion.Root>
				<Form.Submit asChild>
					<button>Submit application</button>
				</Form.Submit>
			</Form.Root>
		</main>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
