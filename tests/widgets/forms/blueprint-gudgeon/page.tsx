import "@blueprintjs/core/lib/css/blueprint.css";
import "@blueprintjs/select/lib/css/blueprint-select.css";
import "react-day-picker/src/style.css";
import "./styles.css";
import {
	Button,
	Callout,
	Checkbox,
	ControlGroup,
	FormGroup,
	HTMLSelect,
	HTMLTable,
	InputGroup,
	MenuItem,
	NumericInput,
	PopoverNext,
	Radio,
	RadioGroup,
	Section,
	SectionCard,
	SegmentedControl,
	Tab,
	Tabs,
	TagInput,
	TextArea,
} from "@blueprintjs/core";
import { type ItemPredicate, type ItemRenderer, MultiSelect, Select, Suggest } from "@blueprintjs/select";
import { type ReactNode, useReducer, useState } from "react";
import { DayPicker } from "react-day-picker";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";

type Item = { code: string; name: string };
const items = (...names: string[]): Item[] => names.map((name) => ({ code: name, name }));

const STATE_ITEMS: Item[] = STATES.map(([code, name]) => ({ code, name }));
const DISCIPLINES = items(...MAJORS, "Geological Engineering", "Water Resources Engineering").sort((a, b) => a.name.localeCompare(b.name));
const RACES: Item[] = [
	{ code: "AI", name: "American Indian or Alaska Native" },
	{ code: "AS", name: "Asian" },
	{ code: "BL", name: "Black or African American" },
	{ code: "PI", name: "Native Hawaiian or Pacific Islander" },
	{ code: "WH", name: "White" },
	{ code: "NR", name: "Not reported" },
];
const GENDERS: Item[] = [
	{ code: "W", name: "Woman" },
	{ code: "M", name: "Man" },
	{ code: "N", name: "Nonbinary" },
	{ code: "O", name: "Other" },
	{ code: "NR", name: "Not reported" },
];
const DEGREES: Item[] = [
	{ code: "BS", name: "B.S. / B.Eng." },
	{ code: "MS", name: "M.S. / M.Eng." },
	{ code: "PHD", name: "Ph.D. / D.Eng." },
	{ code: "UN", name: "Undecided" },
];

const START = {
	lastName: "",
	firstName: "",
	middleName: "",
	suffix: "",
	birthDate: null as Date | null,
	email: "",
	telephone: "",
	citizenship: "",
	gender: null as Item | null,
	hispanic: "",
	race: [] as Item[],
	street1: "",
	street2: "",
	city: "",
	state: null as Item | null,
	zip: "",
	termStreet: "",
	termCity: "",
	hsName: "",
	hsStreet: "",
	hsCity: "",
	hsState: null as Item | null,
	hsZip: "",
	hsFrom: "",
	hsTo: "",
	gpa: "",
	gpaWeighted: "",
	rank: "",
	rankOf: "",
	satRw: "",
	satRwDate: "",
	satMath: "",
	satMathDate: "",
	actComposite: "",
	actDate: "",
	ap1Exam: "",
	ap1Score: "",
	ap2Exam: "",
	ap2Score: "",
	ap3Exam: "",
	ap3Score: "",
	ap4Exam: "",
	ap4Score: "",
	collegeAttended: "",
	discipline: null as Item | null,
	degree: null as Item | null,
	institution: "",
	applied: [] as string[],
	enrollYear: "",
	degreeYear: "",
	objective: "",
	act1Org: "",
	act1Office: "",
	act1Hours: "",
	act1Work: "",
	act2Org: "",
	act2Office: "",
	act2Hours: "",
	act2Work: "",
	act3Org: "",
	act3Office: "",
	act3Hours: "",
	act3Work: "",
	memberNumber: "",
	sponsorName: "",
	sponsorEmail: "",
	section: "none",
	essay: "",
	attest: false,
	signature: "",
	faxback: "",
};
type Values = typeof START;
type Key = keyof Values;
type Course = { course: string; grade: string; credits: string };

const matches: ItemPredicate<Item> = (query, { name, code }, _index, exact) => (exact ? name.toLowerCase() === query.toLowerCase() : `${name} ${code}`.toLowerCase().includes(query.toLowerCase()));
const option =
	(chosen: (item: Item) => boolean): ItemRenderer<Item> =>
	(item, { handleClick, handleFocus, modifiers, ref }) =>
		modifiers.matchesPredicate ? <MenuItem key={item.code} ref={ref} text={item.name} roleStructure="listoption" active={modifiers.active} selected={chosen(item)} onClick={handleClick} onFocus={handleFocus} /> : null;
const noResults = <MenuItem disabled text="No match." roleStructure="listoption" />;

const two = (value: number) => String(value).padStart(2, "0");
const format = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** Text box with a calendar, as YYYY-MM-DD. */
function DateOf({ id, value, onChange }: { id: string; value: Date | null; onChange: (value: Date | null) => void }) {
	const [typed, setTyped] = useState("");
	const [open, setOpen] = useState(false);
	const settle = () => {
		const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed.trim()) ?? [];
		const date = year ? new Date(Number(year), Number(month) - 1, Number(day)) : null;
		onChange(date);
		setTyped(date ? format(date) : typed);
	};
	return (
		<InputGroup
			id={id}
			className="date"
			placeholder="YYYY-MM-DD"
			value={typed}
			onValueChange={setTyped}
			onBlur={settle}
			rightElement={
				<PopoverNext
					isOpen={open}
					onInteraction={setOpen}
					placement="bottom-end"
					content={
						<DayPicker
							mode="single"
							className="calendar"
							captionLayout="dropdown"
							startMonth={new Date(1990, 0)}
							endMonth={new Date(2015, 11)}
							defaultMonth={value ?? new Date(2009, 0)}
							selected={value ?? undefined}
							onSelect={(date) => {
								onChange(date ?? null);
								setTyped(date ? format(date) : "");
								setOpen(false);
							}}
						/>
					}
				>
					<Button icon="calendar" variant="minimal" aria-label="Open calendar" />
				</PopoverNext>
			}
		/>
	);
}

let values = START;
let courses: Course[] = [];
let submitted = false;

function Application() {
	const [now, put] = useReducer((before: Values, patch: Partial<Values>) => ({ ...before, ...patch }), START);
	const [rows, setRows] = useState<Course[]>([]);
	values = now;
	courses = rows;

	const field = (label: string, id: string | undefined, control: ReactNode, more: { required?: boolean; help?: string } = {}) => (
		<FormGroup inline label={label} labelFor={id} labelInfo={more.required ? "(req.)" : undefined} helperText={more.help}>
			{control}
		</FormGroup>
	);
	const box = (key: Key, more: object = {}) => <InputGroup id={key} fill value={now[key] as string} onValueChange={(value) => put({ [key]: value })} {...more} />;
	const text = (label: string, key: Key, more: { required?: boolean; help?: string } & Record<string, unknown> = {}) => {
		const { required, help, ...rest } = more;
		return field(label, key, box(key, rest), { required, help });
	};
	const count = (key: Key, more: object = {}) => <NumericInput id={key} buttonPosition="none" value={now[key] as string} onValueChange={(_number, value) => put({ [key]: value })} {...more} />;
	const date = (key: Key) => <InputGroup id={key} type="date" value={now[key] as string} onValueChange={(value) => put({ [key]: value })} />;
	const chooser = (key: Key, list: Item[], placeholder: string, filterable = true) => {
		const chosen = now[key] as Item | null;
		return (
			<Select<Item> items={list} itemPredicate={matches} itemRenderer={option((item) => item.code === chosen?.code)} onItemSelect={(item) => put({ [key]: item })} filterable={filterable} noResults={noResults} popoverProps={{ minimal: true }} inputProps={{ placeholder: "Filter" }}>
				<Button id={key} text={chosen?.name ?? placeholder} endIcon="caret-down" alignText="start" textClassName={chosen ? undefined : "bp6-text-muted"} />
			</Select>
		);
	};
	const suggest = (key: Key) => {
		const chosen = now[key] as Item | null;
		return (
			<Suggest<Item> items={STATE_ITEMS} itemPredicate={matches} itemRenderer={option((item) => item.code === chosen?.code)} inputValueRenderer={({ name }) => name} selectedItem={chosen} onItemSelect={(item) => put({ [key]: item })} noResults={noResults} popoverProps={{ minimal: true }} inputProps={{ id: key, placeholder: "State" }} />
		);
	};
	const activity = (n: 1 | 2 | 3) => {
		const key = (part: string) => `act${n}${part}` as Key;
		return (
			<div className="activity">
				{text("Organization / employer", key("Org"))}
				{text("Office or duty held", key("Office"), { maxLength: 50 })}
				{field("Hours per week", key("Hours"), count(key("Hours"), { min: 0, max: 168 }))}
				{field("Nature of work", key("Work"), <TextArea id={key("Work")} fill autoResize maxLength={150} value={now[key("Work")] as string} onChange={(event) => put({ [key("Work")]: event.target.value })} />, { help: "150 characters maximum." })}
			</div>
		);
	};
	const course = (index: number, patch: Partial<Course>) => setRows(rows.map((row, at) => (at === index ? { ...row, ...patch } : row)));

	return (
		<main>
			<h1>Society of Pacific Hydraulic Engineers</h1>
			<h2>Founders’ Scholarship for Entering Students: Form 12-A</h2>
			<Callout intent="primary" className="rules">
				Print applications are no longer accepted. Incomplete forms are returned without review. Applicants shall answer each item or leave it blank where it does not apply; do not enter “N/A.”
			</Callout>

			<Section title="A. Applicant" compact>
				<SectionCard>
					{field(
						"Legal name",
						undefined,
						<ControlGroup fill>
							{box("lastName", { placeholder: "Last" })}
							{box("firstName", { placeholder: "First" })}
							{box("middleName", { placeholder: "Middle" })}
							<HTMLSelect id="suffix" value={now.suffix} onChange={(event) => put({ suffix: event.currentTarget.value })} options={[{ value: "", label: "Suffix" }, "Jr.", "Sr.", "II", "III", "IV"]} />
						</ControlGroup>,
						{ required: true },
					)}
					{field("Date of birth", "birthDate", <DateOf id="birthDate" value={now.birthDate} onChange={(birthDate) => put({ birthDate })} />, { required: true })}
					{text("E-mail", "email", { type: "email", required: true })}
					{text("Telephone", "telephone", { type: "tel", required: true, placeholder: "###-###-####" })}
					{field(
						"Citizenship",
						"citizenship",
						<HTMLSelect
							id="citizenship"
							value={now.citizenship}
							onChange={(event) => put({ citizenship: event.currentTarget.value })}
							options={[
								{ value: "", label: "—" },
								{ value: "1", label: "United States" },
								{ value: "2", label: "United States, permanent resident" },
								{ value: "3", label: "Other" },
							]}
						/>,
						{ required: true },
					)}
					{field(
						"Permanent address",
						"street1",
						<div className="stacked">
							{box("street1", { placeholder: "Number and street" })}
							{box("street2", { placeholder: "Unit" })}
							<ControlGroup fill>
								{box("city", { placeholder: "City" })}
								{suggest("state")}
								{box("zip", { placeholder: "ZIP", maxLength: 10 })}
							</ControlGroup>
						</div>,
						{ required: true },
					)}
					{field(
						"Address during term",
						"termStreet",
						<div className="stacked">
							{box("termStreet", { placeholder: "Residence hall or street" })}
							{box("termCity", { placeholder: "City, state, ZIP" })}
						</div>,
						{ help: "If known and different from the above." },
					)}
				</SectionCard>
				<SectionCard>
					<p className="bp6-text-muted">The following three items are reported to the Board in aggregate only and do not affect the award.</p>
					{field("Gender", "gender", chooser("gender", GENDERS, "Select", false))}
					{field(
						"Hispanic origin",
						undefined,
						<RadioGroup inline name="hispanic" selectedValue={now.hispanic} onChange={(event) => put({ hispanic: event.currentTarget.value })}>
							<Radio label="Yes" value="Y" />
							<Radio label="No" value="N" />
							<Radio label="Not reported" value="NR" />
						</RadioGroup>,
					)}
					{field(
						"Race",
						"race",
						<MultiSelect<Item>
							items={RACES}
							itemPredicate={matches}
							itemRenderer={option((item) => now.race.some(({ code }) => code === item.code))}
							selectedItems={now.race}
							tagRenderer={({ name }) => name}
							onItemSelect={(item) => put({ race: now.race.some(({ code }) => code === item.code) ? now.race.filter(({ code }) => code !== item.code) : [...now.race, item] })}
							onRemove={(item) => put({ race: now.race.filter(({ code }) => code !== item.code) })}
							placeholder="Select all that apply"
							noResults={noResults}
							popoverProps={{ minimal: true }}
							tagInputProps={{ inputProps: { id: "race" } }}
							resetOnSelect
							fill
						/>,
					)}
				</SectionCard>
			</Section>

			<Section title="B. Secondary school" compact>
				<SectionCard>
					{text("Name of school", "hsName", { required: true })}
					{field(
						"Address of school",
						"hsStreet",
						<div className="stacked">
							{box("hsStreet", { placeholder: "Number and street" })}
							<ControlGroup fill>
								{box("hsCity", { placeholder: "City" })}
								{suggest("hsState")}
								{box("hsZip", { placeholder: "ZIP", maxLength: 10 })}
							</ControlGroup>
						</div>,
					)}
					{field(
						"Attended",
						"hsFrom",
						<div className="line">
							{box("hsFrom", { placeholder: "From MM/YYYY", maxLength: 7 })}
							{box("hsTo", { placeholder: "To MM/YYYY", maxLength: 7 })}
						</div>,
						{ help: "Give expected date if not yet graduated." },
					)}
					{field("GPA, unweighted", "gpa", count("gpa", { min: 0, max: 4, stepSize: 0.1, minorStepSize: 0.001 }), { required: true })}
					{field("GPA, weighted", "gpaWeighted", count("gpaWeighted", { min: 0, max: 6, stepSize: 0.1, minorStepSize: 0.001 }))}
					{field(
						"Rank in class",
						"rank",
						<div className="line rank">
							{count("rank", { min: 1 })} <label htmlFor="rankOf">of</label> {count("rankOf", { min: 1 })}
						</div>,
					)}
				</SectionCard>
			</Section>

			<Section title="C. Examinations and college credit" compact>
				<SectionCard>
					<HTMLTable compact className="table">
						<thead>
							<tr>
								<th>Test</th>
								<th>Best score</th>
								<th>Date of that test</th>
							</tr>
						</thead>
						<tbody>
							<tr>
								<th scope="row">SAT, Reading and Writing</th>
								<td>{count("satRw", { min: 200, max: 800, clampValueOnBlur: true })}</td>
								<td>{date("satRwDate")}</td>
							</tr>
							<tr>
								<th scope="row">SAT, Math</th>
								<td>{count("satMath", { min: 200, max: 800, clampValueOnBlur: true })}</td>
								<td>{date("satMathDate")}</td>
							</tr>
							<tr>
								<th scope="row">ACT, composite</th>
								<td>{count("actComposite", { min: 1, max: 36, clampValueOnBlur: true })}</td>
								<td>{date("actDate")}</td>
							</tr>
						</tbody>
					</HTMLTable>
				</SectionCard>
				<SectionCard>
					<HTMLTable compact className="table">
						<thead>
							<tr>
								<th>No.</th>
								<th>Advanced Placement or IB examination</th>
								<th>Score</th>
							</tr>
						</thead>
						<tbody>
							{([1, 2, 3, 4] as const).map((n) => (
								<tr key={n}>
									<td>{n}</td>
									<td>{box(`ap${n}Exam`, {})}</td>
									<td>
										<HTMLSelect id={`ap${n}Score`} value={now[`ap${n}Score`]} onChange={(event) => put({ [`ap${n}Score`]: event.currentTarget.value })} options={["", "1", "2", "3", "4", "5", "6", "7"]} />
									</td>
								</tr>
							))}
						</tbody>
					</HTMLTable>
				</SectionCard>
				<SectionCard>
					{text("College attended for credit", "collegeAttended")}
					<HTMLTable compact className="table credit">
						<thead>
							<tr>
								<th>College course completed</th>
								<th>Grade</th>
								<th>Credits</th>
								<th />
							</tr>
						</thead>
						<tbody>
							{rows.length === 0 && (
								<tr>
									<td colSpan={4} className="bp6-text-muted">
										No courses entered.
									</td>
								</tr>
							)}
							{rows.map((row, index) => (
								<tr key={index} className="courseRow">
									<td>
										<InputGroup value={row.course} onValueChange={(value) => course(index, { course: value })} />
									</td>
									<td>
										<InputGroup value={row.grade} onValueChange={(value) => course(index, { grade: value })} />
									</td>
									<td>
										<InputGroup value={row.credits} onValueChange={(value) => course(index, { credits: value })} />
									</td>
									<td>
										<Button variant="minimal" icon="trash" aria-label={`Delete row ${index + 1}`} onClick={() => setRows(rows.filter((_, at) => at !== index))} />
									</td>
								</tr>
							))}
						</tbody>
					</HTMLTable>
					<Button icon="plus" text="Add row" size="small" disabled={rows.length >= 3} onClick={() => setRows([...rows, { course: "", grade: "", credits: "" }])} />
				</SectionCard>
			</Section>

			<Section title="D. Plan of study" compact>
				<SectionCard>
					{field("Discipline", "discipline", chooser("discipline", DISCIPLINES, "Select discipline"), { required: true })}
					{field("Highest degree sought", "degree", chooser("degree", DEGREES, "Select degree", false))}
					{text("Institution to be attended", "institution")}
					{field(
						"Institutions applied to",
						"applied",
						<TagInput values={now.applied} onChange={(applied) => put({ applied: applied as string[] })} addOnBlur placeholder="Type a name, press Enter" inputProps={{ id: "applied" }} fill />,
					)}
					{field("Year of enrollment", "enrollYear", count("enrollYear", { min: 2026, max: 2035 }))}
					{field("Year degree expected", "degreeYear", count("degreeYear", { min: 2026, max: 2045 }))}
					{text("Professional objective", "objective")}
				</SectionCard>
			</Section>

			<Section title="E. Activities and employment" compact>
				<SectionCard>
					<Tabs id="activities" animate={false}>
						<Tab id="one" title="Entry 1" panel={activity(1)} />
						<Tab id="two" title="Entry 2" panel={activity(2)} />
						<Tab id="three" title="Entry 3" panel={activity(3)} />
					</Tabs>
				</SectionCard>
			</Section>

			<Section title="F. Sponsorship, statement and attestation" compact>
				<SectionCard>
					{text("Your SPHE student member no.", "memberNumber", { help: "If enrolled." })}
					{text("Sponsoring member, name", "sponsorName", { required: true })}
					{text("Sponsoring member, e-mail", "sponsorEmail", { type: "email", required: true })}
					{field(
						"Local section",
						undefined,
						<SegmentedControl
							value={now.section}
							onValueChange={(section) => put({ section })}
							options={[
								{ label: "None", value: "none" },
								{ label: "North", value: "north" },
								{ label: "Central", value: "central" },
								{ label: "South", value: "south" },
							]}
						/>,
					)}
					{field("Statement of interest", "essay", <TextArea id="essay" fill rows={7} value={now.essay} onChange={(event) => put({ essay: event.target.value })} />, { help: "500 words maximum. State the reasons for your choice of profession.", required: true })}
					<Checkbox id="attest" checked={now.attest} onChange={(event) => put({ attest: event.currentTarget.checked })} label="I attest, under penalty of forfeiture, that the foregoing is true, and consent to verification by the Society." />
					{text("Signature (type name)", "signature", { required: true })}
					<div className="faxback" aria-hidden="true">
						<label htmlFor="faxback">Fax</label>
						<input id="faxback" name="faxback" tabIndex={-1} autoComplete="off" value={now.faxback} onChange={(event) => put({ faxback: event.target.value })} />
					</div>
				</SectionCard>
			</Section>
			<Button
				intent="primary"
				size="large"
				text="File application"
				onClick={() => {
					submitted = true;
				}}
			/>
		</main>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Application />);

const page = window as unknown as Record<string, () => unknown>;
page.formState = () => {
	const state: Record<string, unknown> = { submitted };
	for (const [key, value] of Object.entries(values)) {
		if (key === "birthDate") state[key] = values.birthDate ? format(values.birthDate) : null;
		else if (key === "race") state[key] = values.race.map(({ code }) => code);
		else if (value && typeof value === "object" && !Array.isArray(value)) state[key] = value.code;
		else state[key] = value;
	}
	for (const n of [1, 2, 3]) for (const part of ["course", "grade", "credits"] as const) if (n < 3 || part === "course") state[`college${n}_${part}`] = courses[n - 1]?.[part] ?? "";
	return state;
};
page.formShown = () => {
	const shown: Record<string, unknown> = {};
	const tags = (id: string) => [...(document.getElementById(id)?.closest(".bp6-tag-input")?.querySelectorAll(".bp6-tag .bp6-fill") ?? [])].map(({ textContent }) => textContent);
	for (const [key, start] of Object.entries(START)) {
		const element = document.getElementById(key) as HTMLInputElement | null;
		if (key === "race" || key === "applied") shown[key] = tags(key);
		else if (key === "hispanic") shown[key] = document.querySelector("input[name=hispanic]:checked")?.closest("label")?.textContent ?? "";
		else if (key === "section") shown[key] = document.querySelector(".bp6-segmented-control [aria-checked=true]")?.textContent ?? "";
		else if (element instanceof HTMLSelectElement) shown[key] = (element as HTMLSelectElement).value === "" ? "" : ((element as HTMLSelectElement).selectedOptions[0]?.textContent ?? "");
		else if (element?.tagName === "BUTTON") shown[key] = element.querySelector(".bp6-text-muted") ? "" : (element.textContent ?? "");
		else shown[key] = typeof start === "boolean" ? element?.checked : element?.value;
	}
	const rows = [...document.querySelectorAll(".courseRow")];
	for (const n of [1, 2, 3])
		["course", "grade", "credits"].forEach((part, at) => {
			if (n < 3 || part === "course") shown[`college${n}_${part}`] = rows[n - 1]?.querySelectorAll("input")[at]?.value ?? "";
		});
	return shown;
};
