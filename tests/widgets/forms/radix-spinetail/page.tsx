import "react-day-picker/style.css";
import "./page.css";
import { Accordion, Checkbox, Form, Label, Popover, RadioGroup, Select, Slider, Switch, ToggleGroup } from "radix-ui";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { DayPicker } from "react-day-picker";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Values = Record<string, unknown>;
const GRADES = ["9", "10", "11", "12"];
const AP = ["Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Drawing", "English Language and Composition", "English Literature and Composition", "Environmental Science", "Physics 1", "Physics C: Mechanics", "Spanish Language and Culture", "Statistics", "2-D Art and Design", "3-D Art and Design", "United States History", "World History: Modern"];
const PROGRAMS = ["Architecture (B.Arch.)", "Architectural Studies (B.A.)", "Landscape Architecture (B.L.A.)", "Interior Architecture (B.I.A.)", "Industrial Design (B.S.)", "Graphic Design (B.F.A.)", "Studio Art (B.F.A.)"];
const RACES = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"];
const SCHOOLING = ["Some high school", "High school graduate", "Some college", "Two-year degree", "Four-year degree", "Graduate degree"];

const texts = [
	"altMajor", "legalLast", "legalFirst", "legalMiddle", "preferred", "formerNames", "street", "apt", "city", "zip", "mailing", "cell", "home", "email", "birthCity",
	"citizenOf", "firstLanguage", "otherLanguages", "ssn", "hsName", "hsCity", "ceeb", "counselor", "counselorEmail", "hsEntered", "hsGraduates", "gpa", "rank", "rankOf",
	...[0, 1].flatMap((row) => ["Name", "Dates", "Credits"].map((each) => `college${row}${each}`)),
	...[0, 1].flatMap((row) => ["Course", "Mark"].map((each) => `studio${row}${each}`)), "physics", "physicsMark",
	"satRw", "satRwDate", "satM", "satMDate", "actC", "actDate", "toefl", "toeflDate", "satTimes",
	...["p1", "p2"].flatMap((each) => [`${each}First`, `${each}Last`, `${each}Work`, `${each}Email`]),
	...[0, 1].flatMap((row) => [`sib${row}Name`, `sib${row}Age`]),
	...[0, 1, 2].flatMap((row) => [`act${row}Group`, `act${row}Role`, `act${row}Hours`]), ...[0, 1, 2].map((row) => `honor${row}`),
	"portfolioUrl", "statement", "careerPlans", "other0", "other1", "other2", "teacher", "teacherEmail", "signature", "signedOn",
];
const choices = [
	"term", "entryType", "choice1", "choice2", "aid", "suffix", "state", "country", "born", "birthCountry", "gender", "pronouns", "citizen", "hispanic", "english", "military", "hsState",
	"hsType", "scale", "ap0", "ap0Score", "ap1", "ap1Score", "ap2", "ap2Score", "p1Living", "p2Living", "p1School", "p2School", "marital", "alumni", "firstGen",
	"honor0When", "honor1When", "honor2When", "summer", "degree", "discipline",
];
const START: Values = {
	...Object.fromEntries([...texts, ...choices].map((key) => [key, ""])),
	race: [], act0Grades: [], act1Grades: [], act2Grades: [], drawing: 0, certify: false, textMe: false,
};

/** The answers; each control listens to its own. */
let answers = START;
const listeners = new Set<() => void>();
const store = {
	subscribe(listener: () => void) {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	set(key: string, value: unknown) {
		answers = { ...answers, [key]: value };
		for (const listener of listeners) listener();
	},
};
const useAnswer = (key: string) => [useSyncExternalStore(store.subscribe, () => answers[key]), (value: unknown) => store.set(key, value)] as const;
const shown = new Map<string, () => unknown>();
const see = (key: string, read: (el: HTMLElement) => unknown) => (el: HTMLElement | null) => {
	if (el) shown.set(key, () => read(el));
};

function Item({ name, label, hint, type = "text", max, rows }: { name: string; label: ReactNode; hint?: string; type?: string; max?: number; rows?: number }) {
	const [value, set] = useAnswer(name);
	const box = { value: value as string, maxLength: max, onChange: (event: { target: { value: string } }) => set(event.target.value), ref: see(name, (el) => (el as HTMLInputElement).value) };
	return (
		<Form.Field className="item" name={name}>
			<Form.Label>{label}</Form.Label>
			{rows ? <Form.Control asChild><textarea rows={rows} {...box} ref={box.ref} /></Form.Control> : <Form.Control type={type} {...box} />}
			{hint && <div className="hint">{hint}</div>}
		</Form.Field>
	);
}

function Cell({ name, label, width }: { name: string; label?: string; width?: number }) {
	const [value, set] = useAnswer(name);
	return <input name={name} aria-label={label} style={{ width }} value={value as string} onChange={(event) => set(event.target.value)} ref={see(name, (el) => (el as HTMLInputElement).value)} />;
}

function Choice({ name, label, options, placeholder = "Select…" }: { name: string; label?: string; options: (string | [string, string])[]; placeholder?: string }) {
	const [value, set] = useAnswer(name);
	const trigger = (
		<Select.Root value={value as string} onValueChange={set}>
			<Select.Trigger className="btn" id={label ? `sel-${name}` : undefined} ref={see(name, (el) => (el.hasAttribute("data-placeholder") ? "" : (el.firstElementChild?.textContent ?? "")))}>
				<Select.Value placeholder={placeholder} />
				<Select.Icon />
			</Select.Trigger>
			<Select.Portal>
				<Select.Content className="pop" position="popper">
					<Select.ScrollUpButton>▴</Select.ScrollUpButton>
					<Select.Viewport>
						{options.map((option) => {
							const [id, text] = typeof option === "string" ? [option, option] : option;
							return (
								<Select.Item className="opt" key={id} value={id}>
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
	if (!label) return trigger;
	return (
		<div className="item">
			<Label.Root htmlFor={`sel-${name}`}>{label}</Label.Root>
			{trigger}
		</div>
	);
}

function Pick({ name, options, legend, stacked }: { name: string; options: [string, string][]; legend?: string; stacked?: boolean }) {
	const [value, set] = useAnswer(name);
	return (
		<div className="item">
			{legend && <div className="lab" id={`${name}-legend`}>{legend}</div>}
			<RadioGroup.Root
				aria-labelledby={legend && `${name}-legend`}
				value={(value as string) || null}
				onValueChange={set}
				ref={see(name, (el) => el.querySelector('[role="radio"][data-state="checked"]')?.parentElement?.textContent ?? "")}
			>
				{options.map(([id, text]) => (
					<div className="rad" key={id} style={stacked ? { display: "flex" } : undefined}>
						<RadioGroup.Item className="dot" value={id} id={`${name}-${id}`}><RadioGroup.Indicator /></RadioGroup.Item>
						<label htmlFor={`${name}-${id}`} style={{ margin: 0 }}>{text}</label>
					</div>
				))}
			</RadioGroup.Root>
		</div>
	);
}
const YN: [string, string][] = [["yes", "Yes"], ["no", "No"]];

/** Button and popover with a searched list. */
function Search({ name, label, options, placeholder }: { name: string; label: string; options: string[]; placeholder: string }) {
	const [value, set] = useAnswer(name);
	const [open, setOpen] = useState(false);
	const [query, setQuery] = useState("");
	const found = options.filter((option) => option.toLowerCase().includes(query.toLowerCase()));
	return (
		<div className="item">
			<Label.Root htmlFor={`cb-${name}`}>{label}</Label.Root>
			<Popover.Root open={open} onOpenChange={(now) => { setOpen(now); setQuery(""); }}>
				<Popover.Trigger asChild>
					<button type="button" role="combobox" aria-expanded={open} aria-controls={`cb-${name}-list`} id={`cb-${name}`} className="btn" ref={see(name, (el) => (el.querySelector(".ph") ? "" : (el.firstElementChild?.textContent ?? "")))}>
						{value ? <span>{value as string}</span> : <span className="ph">{placeholder}</span>}
						<span aria-hidden>⌄</span>
					</button>
				</Popover.Trigger>
				<Popover.Portal>
					<Popover.Content className="pop" align="start" sideOffset={2}>
						<input placeholder="Search…" value={query} onChange={(event) => setQuery(event.target.value)} style={{ width: "100%", boxSizing: "border-box", padding: 6 }} />
						<div role="listbox" id={`cb-${name}-list`}>
							{found.length === 0 && <div className="opt">No match</div>}
							{found.map((option) => (
								<div role="option" className="opt" key={option} aria-selected={option === value} tabIndex={-1} onClick={() => { set(option); setOpen(false); }}>{option}</div>
							))}
						</div>
					</Popover.Content>
				</Popover.Portal>
			</Popover.Root>
		</div>
	);
}

function Born() {
	const [value, set] = useAnswer("born");
	const [open, setOpen] = useState(false);
	const day = value ? new Date(`${value}T00:00:00`) : undefined;
	return (
		<div className="item">
			<Label.Root htmlFor="date-of-birth">Date of Birth</Label.Root>
			<Popover.Root open={open} onOpenChange={setOpen}>
				<Popover.Trigger asChild>
					<button type="button" id="date-of-birth" className="btn" ref={see("born", (el) => (el.querySelector(".ph") ? "" : el.textContent))}>
						{day ? day.toLocaleDateString("en-US", { month: "long", day: "numeric", year: "numeric" }) : <span className="ph">Pick a date</span>}
					</button>
				</Popover.Trigger>
				<Popover.Portal>
					<Popover.Content className="pop" align="start" style={{ maxHeight: "none", padding: 10 }}>
						<DayPicker
							mode="single"
							captionLayout="dropdown"
							startMonth={new Date(1970, 0)}
							endMonth={new Date(2015, 11)}
							defaultMonth={day ?? new Date(2009, 0)}
							selected={day}
							onSelect={(picked) => {
								set(picked ? `${picked.getFullYear()}-${String(picked.getMonth() + 1).padStart(2, "0")}-${String(picked.getDate()).padStart(2, "0")}` : "");
								setOpen(false);
							}}
						/>
					</Popover.Content>
				</Popover.Portal>
			</Popover.Root>
		</div>
	);
}

function Race() {
	const [value, set] = useAnswer("race");
	const list = value as string[];
	return (
		<div ref={see("race", (el) => [...el.querySelectorAll('[role="checkbox"][data-state="checked"]')].map((each) => each.parentElement?.querySelector("label")?.textContent))}>
			<p className="lab">Regardless of your answer to the prior question, please indicate how you identify yourself. (Check one or more)</p>
			{RACES.map((race, index) => (
				<div className="chk" key={race}>
					<Checkbox.Root className="box" id={`race${index}`} checked={list.includes(race)} onCheckedChange={(on) => set(RACES.filter((each) => (each === race ? on === true : list.includes(each))))}><Checkbox.Indicator>✓</Checkbox.Indicator></Checkbox.Root>
					<label htmlFor={`race${index}`}>{race}</label>
				</div>
			))}
		</div>
	);
}

function Years({ name, label }: { name: string; label: string }) {
	const [value, set] = useAnswer(name);
	const read = (el: HTMLElement) => [...el.querySelectorAll('[data-state="on"]')].map((each) => each.textContent);
	return (
		<ToggleGroup.Root className="tg" type="multiple" aria-label={label} value={value as string[]} onValueChange={(now: string[]) => set(GRADES.filter((each) => now.includes(each)))} ref={see(name, read)}>
			{GRADES.map((grade) => <ToggleGroup.Item key={grade} value={grade}>{grade}</ToggleGroup.Item>)}
		</ToggleGroup.Root>
	);
}
function Year({ name, label }: { name: string; label: string }) {
	const [value, set] = useAnswer(name);
	return (
		<ToggleGroup.Root className="tg" type="single" aria-label={label} value={value as string} onValueChange={set} ref={see(name, (el) => el.querySelector('[data-state="on"]')?.textContent ?? "")}>
			{GRADES.map((grade) => <ToggleGroup.Item key={grade} value={grade}>{grade}</ToggleGroup.Item>)}
		</ToggleGroup.Root>
	);
}

function Drawing() {
	const [value, set] = useAnswer("drawing");
	return (
		<div className="item">
			<div className="lab" id="drawing-label">How would you rate your experience with freehand drawing? (0 = none, 10 = extensive)</div>
			<Slider.Root value={[value as number]} onValueChange={([now]) => set(now)} max={10} step={1} style={{ display: "flex", alignItems: "center", height: 20, position: "relative", maxWidth: 400 }} ref={see("drawing", (el) => Number(el.querySelector('[role="slider"]')?.getAttribute("aria-valuenow")))}>
				<Slider.Track className="track"><Slider.Range className="range" /></Slider.Track>
				<Slider.Thumb className="thumb" aria-labelledby="drawing-label" />
			</Slider.Root>
		</div>
	);
}

function TextMe() {
	const [value, set] = useAnswer("textMe");
	return (
		<div className="chk">
			<Switch.Root id="textMe" checked={value as boolean} onCheckedChange={set} style={{ width: 38, height: 20, borderRadius: 10, border: "1px solid", background: value ? "#1d1d1b" : "#fff", padding: 0, textAlign: value ? "right" : "left" }} ref={see("textMe", (el) => el.dataset.state === "checked")}>
				<Switch.Thumb style={{ display: "inline-block", width: 14, height: 14, borderRadius: 7, background: value ? "#fff" : "#1d1d1b", margin: 2 }} />
			</Switch.Root>
			<label htmlFor="textMe">The School may send text messages to my cell phone.</label>
		</div>
	);
}

function Certify() {
	const [value, set] = useAnswer("certify");
	return (
		<div className="chk">
			<Checkbox.Root className="box" id="certify" checked={value as boolean} onCheckedChange={(on) => set(on === true)} ref={see("certify", (el) => el.dataset.state === "checked")}><Checkbox.Indicator>✓</Checkbox.Indicator></Checkbox.Root>
			<label htmlFor="certify">I certify that the information on this application is complete and accurate and that all work in my portfolio is my own.</label>
		</div>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Accordion.Item value={title} asChild>
			<section>
				<Accordion.Header asChild><h2><Accordion.Trigger style={{ all: "unset", cursor: "pointer" }}>{title}</Accordion.Trigger></h2></Accordion.Header>
				<Accordion.Content forceMount>{children}</Accordion.Content>
			</section>
		</Accordion.Item>
	);
}

const PARTS = ["Program Choice", "Personal Information", "Educational Background", "Tests", "Family", "Activities and Portfolio", "Recommendation and Signature"];

function Application() {
	Object.assign(window, {
		formState: () => ({ ...answers, submitted }),
		formShown: () => Object.fromEntries(Object.keys(START).map((key) => [key, shown.get(key)?.()])),
	});
	return (
			<Form.Root
				autoComplete="off"
				onSubmit={(event) => {
					event.preventDefault();
					submitted = true;
				}}
			>
				<Accordion.Root type="multiple" defaultValue={PARTS}>
					<Part title={PARTS[0]}>
						<div className="band c2">
							<Pick name="term" legend="Applying for admission in" options={[["fa27", "Fall 2027"], ["sp28", "Spring 2028"], ["fa28", "Fall 2028"]]} />
							<Pick name="entryType" legend="I will enter as a" options={[["first", "First-year student"], ["transfer", "Transfer student"], ["second", "Second-degree student"]]} />
						</div>
						<p className="hint">List your program choices in order of preference. Portfolios are reviewed for your first choice only.</p>
						<div className="band c3">
							<Choice name="choice1" label="First choice" options={PROGRAMS} placeholder="Select a program" />
							<Choice name="choice2" label="Second choice (optional)" options={PROGRAMS} placeholder="Select a program" />
							<Pick name="aid" legend="Will you be applying for financial aid?" options={YN} />
						</div>
						<Search name="altMajor" label="If you are not admitted to the School, which other major at the University would you like to be considered for?" options={MAJORS} placeholder="Select a major" />
					</Part>

					<Part title={PARTS[1]}>
						<p>Name as it appears on official documents</p>
						<div className="band" style={{ gridTemplateColumns: "3fr 3fr 2fr 1fr" }}>
							<Item name="legalLast" label="Last/Family/Sur" />
							<Item name="legalFirst" label="First/Given" />
							<Item name="legalMiddle" label="Middle (complete)" />
							<Choice name="suffix" label="Jr., etc." options={["Jr.", "Sr.", "II", "III", "IV", "V"]} placeholder=" " />
						</div>
						<div className="band c2">
							<Item name="preferred" label="Preferred name, if not first name (only one)" />
							<Item name="formerNames" label="Former last name(s)" />
						</div>
						<h3>Permanent Address (where notification will be sent)</h3>
						<div className="band" style={{ gridTemplateColumns: "3fr 1fr" }}>
							<Item name="street" label="Number & Street" />
							<Item name="apt" label="Apartment #" />
						</div>
						<div className="band c4">
							<Item name="city" label="City/Town" />
							<Choice name="state" label="State/Province" options={STATES} />
							<Item name="zip" label="ZIP/Postal Code" max={10} />
							<Search name="country" label="Country" options={COUNTRIES} placeholder="Select country" />
						</div>
						<Item name="mailing" label="If different from above, please give your mailing address for all admission correspondence" rows={2} />
						<div className="band c3" style={{ gridTemplateColumns: "1fr 1fr 2fr", marginTop: 12 }}>
							<Item name="cell" label="Cell phone" type="tel" hint="Area code and number" />
							<Item name="home" label="Home phone" type="tel" />
							<Item name="email" label="E-mail address" type="email" />
						</div>
						<TextMe />
						<div className="band c4">
							<Born />
							<Item name="birthCity" label="City of birth" />
							<Search name="birthCountry" label="Country of birth" options={COUNTRIES} placeholder="Select country" />
							<Item name="ssn" label="Social Security Number (required for financial aid)" max={11} />
						</div>
						<div className="band c2">
							<Pick name="gender" legend="Gender" options={[["f", "Female"], ["m", "Male"], ["x", "Another identity"]]} />
							<Choice name="pronouns" label="Pronouns" options={["She/Her/Hers", "He/Him/His", "They/Them/Theirs", "Other"]} />
							<Pick name="citizen" legend="Citizenship" stacked options={[["us", "U.S. citizen"], ["dual", "Dual U.S. citizen"], ["pr", "U.S. permanent resident"], ["other", "Other citizenship"]]} />
							<Item name="citizenOf" label="If not a U.S. citizen, specify country of citizenship" />
							<Pick name="english" legend="Is English your first language?" options={YN} />
							<Item name="firstLanguage" label="If not, what is your first language?" />
							<Item name="otherLanguages" label="Other languages you speak" />
							<Choice name="military" label="U.S. Armed Forces status" options={["None", "Currently serving", "Previously served", "Dependent of a service member"]} />
						</div>
						<p className="hint">The items below are optional. No information you provide will be used in a discriminatory manner.</p>
						<Pick name="hispanic" legend="Are you Hispanic/Latino?" options={[["yes", "Yes, Hispanic or Latino (including Spain)"], ["no", "No"]]} />
						<Race />
					</Part>

					<Part title={PARTS[2]}>
						<div className="band c3">
							<Item name="hsName" label="Secondary school you now attend (or from which you graduated)" />
							<Item name="hsCity" label="City" />
							<Choice name="hsState" label="State" options={STATES} />
						</div>
						<div className="band c4">
							<Item name="hsEntered" label="Date of entry" hint="Month/Year" />
							<Item name="hsGraduates" label="Date of graduation" type="date" />
							<Item name="ceeb" label="CEEB/ACT Code" />
							<Pick name="hsType" legend="Type" options={[["pub", "Public"], ["pri", "Private"], ["home", "Home school"]]} />
						</div>
						<div className="band c4">
							<Item name="gpa" label="Cumulative GPA" />
							<Choice name="scale" label="Scale" options={["4.0", "5.0", "10", "100"]} />
							<Item name="rank" label="Class rank" />
							<Item name="rankOf" label="Class size" />
						</div>
						<div className="band c2">
							<Item name="counselor" label="Counselor's name (Mr./Mrs./Ms.)" />
							<Item name="counselorEmail" label="Counselor's e-mail" type="email" />
						</div>
						<h3>List all colleges/universities at which you have taken courses for credit</h3>
						<table>
							<thead><tr><th>College/University name</th><th>Dates attended</th><th>Credits earned</th></tr></thead>
							<tbody>{[0, 1].map((row) => <tr key={row}><td><Cell name={`college${row}Name`} /></td><td><Cell name={`college${row}Dates`} /></td><td><Cell name={`college${row}Credits`} width={90} /></td></tr>)}</tbody>
						</table>
						<h3>List the studio art, design, drafting or architecture courses you have taken in grades 9–12</h3>
						<table>
							<thead><tr><th>Course title</th><th>Grade received</th></tr></thead>
							<tbody>{[0, 1].map((row) => <tr key={row}><td><Cell name={`studio${row}Course`} label={`Studio course ${row + 1}`} /></td><td><Cell name={`studio${row}Mark`} label={`Grade received in studio course ${row + 1}`} width={110} /></td></tr>)}</tbody>
						</table>
						<div className="band c2">
							<Item name="physics" label="Physics course taken" />
							<Item name="physicsMark" label="Grade received in physics" />
						</div>
					</Part>

					<Part title={PARTS[3]}>
						<table>
							<thead><tr><th>Test</th><th>Best score</th><th>Date taken (mo/yr)</th></tr></thead>
							<tbody>
								<tr><td>SAT Evidence-Based Reading and Writing</td><td><Cell name="satRw" width={90} /></td><td><Cell name="satRwDate" width={120} /></td></tr>
								<tr><td>SAT Math</td><td><Cell name="satM" width={90} /></td><td><Cell name="satMDate" width={120} /></td></tr>
								<tr><td>ACT Composite</td><td><Cell name="actC" width={90} /></td><td><Cell name="actDate" width={120} /></td></tr>
								<tr><td>TOEFL iBT</td><td><Cell name="toefl" width={90} /></td><td><Cell name="toeflDate" width={120} /></td></tr>
							</tbody>
						</table>
						<div style={{ maxWidth: 300 }}><Item name="satTimes" label="Number of times you have taken the SAT" /></div>
						<h3>Advanced Placement</h3>
						<table>
							<thead><tr><th>AP subject</th><th style={{ width: 160 }}>Score</th></tr></thead>
							<tbody>{[0, 1, 2].map((row) => <tr key={row}><td><Choice name={`ap${row}`} options={AP} placeholder="Subject" /></td><td><Choice name={`ap${row}Score`} options={["5", "4", "3", "2", "1"]} placeholder="Score" /></td></tr>)}</tbody>
						</table>
					</Part>

					<Part title={PARTS[4]}>
						<div className="band c2">
							<Choice name="marital" label="Parents' marital status (relative to each other)" options={["Never Married", "Married", "Civil Union/Domestic Partners", "Separated", "Divorced", "Widowed"]} />
							<Pick name="firstGen" legend="Are you a first-generation college student?" options={YN} />
						</div>
						<div className="band c2">
							{["p1", "p2"].map((each, index) => (
								<fieldset className="parent" key={each}>
									<legend>Parent {index + 1}</legend>
									<div className="band c2">
										<Item name={`${each}First`} label="First name" />
										<Item name={`${each}Last`} label="Last name" />
									</div>
									<Pick name={`${each}Living`} legend="Is this parent living?" options={YN} />
									<Item name={`${each}Work`} label="Occupation (former occupation, if retired or deceased)" />
									<Choice name={`${each}School`} label="Highest level of education" options={SCHOOLING} />
									<Item name={`${each}Email`} label="Preferred e-mail" type="email" />
								</fieldset>
							))}
						</div>
						<table>
							<thead><tr><th>Names of your siblings</th><th>Ages</th></tr></thead>
							<tbody>{[0, 1].map((row) => <tr key={row}><td><Cell name={`sib${row}Name`} /></td><td><Cell name={`sib${row}Age`} width={80} /></td></tr>)}</tbody>
						</table>
						<Pick name="alumni" legend="Have any members of your family attended the University?" options={YN} />
					</Part>

					<Part title={PARTS[5]}>
						<p>List your principal extracurricular, community, family and work activities.</p>
						<table>
							<thead><tr><th>Organization</th><th>Position held</th><th>Grade level</th><th>Hours per week</th></tr></thead>
							<tbody>
								{[0, 1, 2].map((row) => (
									<tr key={row}>
										<td><Cell name={`act${row}Group`} /></td>
										<td><Cell name={`act${row}Role`} /></td>
										<td><Years name={`act${row}Grades`} label="Grade level" /></td>
										<td><Cell name={`act${row}Hours`} width={70} /></td>
									</tr>
								))}
							</tbody>
						</table>
						<p>Honors: briefly list any academic distinctions or honors you have received since the ninth grade.</p>
						<table>
							<thead><tr><th>Honor</th><th>Grade level</th></tr></thead>
							<tbody>{[0, 1, 2].map((row) => <tr key={row}><td><Cell name={`honor${row}`} /></td><td><Year name={`honor${row}When`} label="Grade level" /></td></tr>)}</tbody>
						</table>
						<Item name="portfolioUrl" label="Link to your online portfolio" type="url" hint="10–15 pieces. Do not send original work." />
						<Pick name="summer" legend="Have you attended a summer design camp or pre-college studio program?" options={YN} />
						<Drawing />
						<Item name="statement" label="Describe an object, space or building that has affected the way you see. (500 words or fewer)" rows={5} />
						<div className="band c2">
							<Item name="careerPlans" label="Career plans" />
							<Choice name="degree" label="Highest degree you intend to earn" options={["Bachelor's", "Master's", "Doctorate", "Professional degree", "Undecided"]} />
						</div>
						<p className="lab" id="others">List the other colleges to which you are applying</p>
						<div className="band c3" role="group" aria-labelledby="others">{[0, 1, 2].map((row) => <Cell key={row} name={`other${row}`} label={`Other college ${row + 1}`} />)}</div>
					</Part>

					<Part title={PARTS[6]}>
						<div className="band c2">
							<Item name="teacher" label="Art/design or academic teacher who will recommend you" />
							<Item name="teacherEmail" label="Teacher's e-mail" type="email" />
						</div>
						<Pick name="discipline" legend="Have you ever been found responsible for a disciplinary violation at any educational institution you have attended from the 9th grade forward?" options={YN} />
						<Certify />
						<div className="band c3">
							<Item name="signature" label="Applicant's signature" />
							<Item name="signedOn" label="Date" />
						</div>
						<Form.Submit style={{ padding: "10px 28px", background: "#1d1d1b", color: "#fff", border: 0 }}>Submit application</Form.Submit>
					</Part>
				</Accordion.Root>
			</Form.Root>
	);
}

let submitted = false;
createRoot(document.getElementById("root") as HTMLElement).render(
	<main className="sheet">
		<h1>School of Architecture + Design</h1>
		<p>Application for Undergraduate Admission, 2027–2028 · Tamarack State University</p>
		<Application />
	</main>,
);
