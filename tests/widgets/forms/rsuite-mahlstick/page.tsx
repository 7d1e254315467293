import "rsuite/dist/rsuite.min.css";
import "./styles.css";
import { type ComponentType, type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import {
	AutoComplete,
	Button,
	ButtonToolbar,
	Checkbox,
	CheckboxGroup,
	CheckPicker,
	DatePicker,
	Drawer,
	Form,
	Input,
	InputGroup,
	InputNumber,
	InputPicker,
	MaskedInput,
	Message,
	Panel,
	PanelGroup,
	Radio,
	RadioGroup,
	RadioTile,
	RadioTileGroup,
	Rate,
	SelectPicker,
	Slider,
	Table,
	TagPicker,
	Textarea,
	Toggle,
} from "rsuite";
import { STATES } from "../../lists";

const { Column, HeaderCell, Cell } = Table;
const options = (...labels: string[]) => labels.map((label) => ({ label, value: label }));

const STATE_DATA = STATES.map(([value, label]) => ({ value, label }));
const PRONOUNS = options("she/her", "he/him", "they/them", "ze/zir", "just my name");
const YEARS = options("2027", "2028", "2029", "2030");
const LANGUAGES = options("Arabic", "Chinese", "English", "French", "German", "Igbo", "Korean", "Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba");
const IDENTITIES = [
	{ value: "aian", label: "American Indian / Alaska Native" },
	{ value: "asian", label: "Asian" },
	{ value: "black", label: "Black / African American" },
	{ value: "latine", label: "Hispanic / Latine" },
	{ value: "mena", label: "Middle Eastern / North African" },
	{ value: "nhpi", label: "Native Hawaiian / Pacific Islander" },
	{ value: "white", label: "White" },
	{ value: "self", label: "I’d rather describe it myself" },
];
const BANDS = [
	{ value: "A", label: "Under $30,000" },
	{ value: "B", label: "$30,000 to $49,999" },
	{ value: "C", label: "$50,000 to $74,999" },
	{ value: "D", label: "$75,000 to $99,999" },
	{ value: "E", label: "$100,000 or more" },
	{ value: "Z", label: "We’d rather not say" },
];
const WHEN = [
	{ value: "9", label: "9th grade" },
	{ value: "10", label: "10th grade" },
	{ value: "11", label: "11th grade" },
	{ value: "12", label: "12th grade" },
];
const SCHOOLS = ["Ashland High School", "Ashland Valley High School", "Crater High School", "Grants Pass High School", "North Medford High School", "Rogue River High School", "South Medford High School", "St. Mary’s School", "Yreka High School"];
const RELATIONS = options("Mother", "Father", "Stepparent", "Grandparent", "Aunt or uncle", "Foster parent", "Legal guardian");
const DIETS = options("Vegetarian", "Vegan", "Gluten-free", "Dairy-free", "Halal", "Kosher", "Nut allergy");
const SIZES = options("Adult XS", "Adult S", "Adult M", "Adult L", "Adult XL", "Adult 2XL");
const PHONE = ["(", /\d/, /\d/, /\d/, ")", " ", /\d/, /\d/, /\d/, "-", /\d/, /\d/, /\d/, /\d/];

const START = {
	first_name: "",
	last_name: "",
	call_me: "",
	pronouns: [] as string[],
	born: null as Date | null,
	email: "",
	cell: "",
	shirt: null as string | null,
	street: "",
	apt: "",
	town: "",
	home_state: null as string | null,
	zip: "",
	school: "",
	school_town: "",
	school_state: null as string | null,
	grade_now: "",
	grad_year: null as string | null,
	gpa: "" as string | number | null,
	studio: "",
	session: "",
	years_training: 0,
	confidence: 0,
	portfolio: "",
	statement: "",
	languages: [] as string[],
	act1_group: "",
	act1_role: "",
	act1_hours: "" as string | number | null,
	act1_grades: [] as string[],
	act2_group: "",
	act2_role: "",
	act2_hours: "" as string | number | null,
	act2_grades: [] as string[],
	g1_first: "",
	g1_last: "",
	g1_relation: null as string | null,
	g1_work: "",
	g1_email: "",
	g1_phone: "",
	g2_first: "",
	g2_last: "",
	g2_work: "",
	income: null as string | null,
	first_gen: false,
	identity: [] as string[],
	diet: [] as string[],
	allergies: "",
	emergency_name: "",
	emergency_phone: "",
	teacher_name: "",
	teacher_email: "",
	photo_ok: false,
	code_ok: false,
	guardian_signature: "",
};
type Values = typeof START;

type ClassRow = { id: number; course: string; mark: string; credits: string; editing: boolean };
type Award = { title: string; grade: string | null; about: string };

let values = START;
let classes: ClassRow[] = [];
let awards: Award[] = [];
let submitted = false;

/** Toggle and the like take `checked`; Form.Control hands over `value`. */
const Switch = ({ value, onChange, children, ...rest }: { value?: boolean; onChange?: (checked: boolean) => void; children?: ReactNode }) => (
	<Toggle checked={value ?? false} onChange={onChange} {...rest}>
		{children}
	</Toggle>
);
const Tick = ({ value, onChange, children, ...rest }: { value?: boolean; onChange?: (checked: boolean) => void; children?: ReactNode }) => (
	<Checkbox checked={value ?? false} onChange={(_value, checked) => onChange?.(checked)} {...rest}>
		{children}
	</Checkbox>
);
const Masked = ({ value, onChange, ...rest }: { value?: string; onChange?: (value: string) => void }) => (
	<MaskedInput value={value} mask={PHONE as never} onChange={onChange as never} guide={false} {...rest} />
);

type FieldProps = { name: keyof Values; label?: ReactNode; help?: string; needed?: boolean; accepter?: ComponentType<never> | unknown; span?: 2 | 3 | 6; [prop: string]: unknown };
function Field({ name, label, help, needed, span = 3, ...rest }: FieldProps) {
	return (
		<Form.Group controlId={name} className={`span${span}`}>
			{label && (
				<Form.Label>
					{label}
					{needed && <i className="needed">required</i>}
				</Form.Label>
			)}
			<Form.Control name={name} {...(rest as object)} />
			{help && <Form.Text>{help}</Form.Text>}
		</Form.Group>
	);
}

function Classes({ rows, setRows }: { rows: ClassRow[]; setRows: (rows: ClassRow[]) => void }) {
	const put = (id: number, patch: Partial<ClassRow>) => setRows(rows.map((row) => (row.id === id ? { ...row, ...patch } : row)));
	const cell = (key: "course" | "mark" | "credits", name: string) => (
		<Cell dataKey={key} style={{ padding: 6 }}>
			{(row) => (row.editing ? <Input size="sm" aria-label={name} defaultValue={row[key]} onChange={(value) => put(row.id, { [key]: value })} /> : <span className="cellText">{row[key]}</span>)}
		</Cell>
	);
	return (
		<div className="classes">
			<Table data={rows} rowKey="id" autoHeight bordered cellBordered rowHeight={46} locale={{ emptyMessage: "No classes yet" }}>
				<Column flexGrow={3}>
					<HeaderCell>Class</HeaderCell>
					{cell("course", "Class")}
				</Column>
				<Column flexGrow={1}>
					<HeaderCell>Grade so far</HeaderCell>
					{cell("mark", "Grade so far")}
				</Column>
				<Column flexGrow={1}>
					<HeaderCell>Credits</HeaderCell>
					{cell("credits", "Credits")}
				</Column>
				<Column width={150} align="center">
					<HeaderCell>&nbsp;</HeaderCell>
					<Cell style={{ padding: 6 }}>
						{(row) => (
							<>
								<Button appearance="link" size="sm" onClick={() => put(row.id, { editing: !row.editing })}>
									{row.editing ? "Done" : "Edit"}
								</Button>
								<Button appearance="link" size="sm" color="red" onClick={() => setRows(rows.filter(({ id }) => id !== row.id))}>
									Delete
								</Button>
							</>
						)}
					</Cell>
				</Column>
			</Table>
			<Button
				size="sm"
				className="more"
				disabled={rows.length >= 4}
				onClick={() => setRows([...rows, { id: Math.max(0, ...rows.map(({ id }) => id)) + 1, course: "", mark: "", credits: "", editing: true }])}
			>
				Add a class
			</Button>
		</div>
	);
}

function Awards({ list, setList }: { list: Award[]; setList: (list: Award[]) => void }) {
	const blank: Award = { title: "", grade: null, about: "" };
	const [open, setOpen] = useState(false);
	const [draft, setDraft] = useState(blank);
	const [at, setAt] = useState(-1);
	const edit = (index: number) => {
		setAt(index);
		setDraft(list[index] ?? blank);
		setOpen(true);
	};
	return (
		<div className="awards">
			{list.length === 0 && <p className="soft">Nothing here yet, and that’s fine.</p>}
			{list.map((award, index) => (
				<div className="award" key={`${award.title}${index}`}>
					<div>
						<b>{award.title}</b> <span className="when">{WHEN.find(({ value }) => value === award.grade)?.label}</span>
						<p>{award.about}</p>
					</div>
					<span>
						<Button size="xs" appearance="link" onClick={() => edit(index)}>
							Change
						</Button>
						<Button size="xs" appearance="link" color="red" onClick={() => setList(list.filter((_, each) => each !== index))}>
							Remove
						</Button>
					</span>
				</div>
			))}
			<Button size="sm" disabled={list.length >= 3} onClick={() => edit(-1)}>
				Add an award
			</Button>
			<Drawer open={open} onClose={() => setOpen(false)} size="xs">
				<Drawer.Header>
					<Drawer.Title>{at < 0 ? "New award" : "Change award"}</Drawer.Title>
				</Drawer.Header>
				<Drawer.Body>
					<Form fluid formValue={draft} onChange={(next) => setDraft(next as Award)}>
						<Form.Group controlId="award_title">
							<Form.Label>What’s it called?</Form.Label>
							<Form.Control name="title" />
						</Form.Group>
						<Form.Group controlId="award_grade">
							<Form.Label>What grade were you in?</Form.Label>
							<Form.Control name="grade" accepter={SelectPicker} data={WHEN} searchable={false} block />
						</Form.Group>
						<Form.Group controlId="award_about">
							<Form.Label>A sentence about it</Form.Label>
							<Form.Control name="about" accepter={Textarea} rows={4} maxLength={200} />
						</Form.Group>
						<ButtonToolbar>
							<Button
								appearance="primary"
								disabled={!draft.title}
								onClick={() => {
									setList(at < 0 ? [...list, draft] : list.map((award, index) => (index === at ? draft : award)));
									setOpen(false);
								}}
							>
								Save award
							</Button>
							<Button appearance="subtle" onClick={() => setOpen(false)}>
								Never mind
							</Button>
						</ButtonToolbar>
					</Form>
				</Drawer.Body>
			</Drawer>
		</div>
	);
}

function Activity({ n }: { n: 1 | 2 }) {
	const key = (part: string) => `act${n}_${part}` as keyof Values;
	return (
		<div className="grid6">
			<Field name={key("group")} label="Group, team, job or club" span={3} />
			<Field name={key("role")} label="What you do there" span={2} maxLength={60} />
			<Field name={key("hours")} label="Hours a week" span={1 as never} accepter={InputNumber} min={0} max={80} />
			<Field name={key("grades")} label="Which grades?" span={6} accepter={CheckboxGroup} inline>
				{WHEN.map(({ value, label }) => (
					<Checkbox key={value} value={value}>
						{label}
					</Checkbox>
				))}
			</Field>
		</div>
	);
}

function Application() {
	const [formValue, setFormValue] = useState<Values>(START);
	const [classRows, setClassRows] = useState<ClassRow[]>([]);
	const [awardList, setAwardList] = useState<Award[]>([]);
	values = formValue;
	classes = classRows;
	awards = awardList;
	return (
		<div className="sheet">
			<header>
				<span className="kicker">Lantern Point Arts High School</span>
				<h1>Summer Intensive 2027</h1>
				<p>
					Five weeks, four studios, one old cannery on the water. Tell us about yourself. It takes most people about forty minutes, and nobody here is grading your spelling.
				</p>
			</header>
			<Form
				fluid
				formValue={formValue}
				onChange={(next) => setFormValue(next as Values)}
				onSubmit={() => {
					submitted = true;
				}}
			>
				<Panel bordered header="1. You">
					<div className="grid6">
						<Field name="first_name" label="First name" needed />
						<Field name="last_name" label="Last name" needed />
						<Field name="call_me" label="What should we call you?" help="It goes on your name tag." />
						<Field name="pronouns" label="Pronouns" accepter={TagPicker} data={PRONOUNS} block searchable={false} placeholder="Pick any" />
						<Field name="born" label="When were you born?" needed accepter={DatePicker} format="MM/dd/yyyy" oneTap block span={2} />
						<Field name="cell" label="Your cell" accepter={Masked} placeholder="(555) 555-5555" span={2} />
						<Field name="shirt" label="T-shirt" accepter={InputPicker} data={SIZES} block span={2} />
						<Field name="email" label="Your email (not your parents’)" needed type="email" span={6} />
					</div>
				</Panel>

				<Panel bordered header="2. Home base">
					<div className="grid6">
						<Field name="street" label="Street" needed span={3} />
						<Field name="apt" label="Apartment or unit" span={3} />
						<Field name="town" label="City or town" needed span={2} />
						<Field name="home_state" label="State" needed accepter={SelectPicker} data={STATE_DATA} block span={2} />
						<Field name="zip" label="ZIP" needed maxLength={5} span={2} />
					</div>
				</Panel>

				<Panel bordered header="3. School">
					<div className="grid6">
						<Field name="school" label="Where do you go to school?" needed accepter={AutoComplete} data={SCHOOLS} span={6} help="Pick it if it pops up, or just type it in." />
						<Field name="school_town" label="School’s city or town" />
						<Field name="school_state" label="School’s state" accepter={SelectPicker} data={STATE_DATA} block />
						<Field name="grade_now" label="What grade are you in right now?" needed accepter={RadioGroup} inline span={6}>
							{WHEN.map(({ value, label }) => (
								<Radio key={value} value={value}>
									{label}
								</Radio>
							))}
						</Field>
						<Field name="grad_year" label="You’ll graduate in" accepter={InputPicker} data={YEARS} block />
						<Field name="gpa" label="GPA, unweighted" accepter={InputNumber} min={0} max={4} step={0.01} />
					</div>
					<h3>A few of your classes</h3>
					<p className="soft">Any subject, up to four. We like to know what else is in your week.</p>
					<Classes rows={classRows} setRows={setClassRows} />
				</Panel>

				<Panel bordered header="4. Your work">
					<div className="grid6">
						<Field name="studio" label="Which studio are you applying to?" needed accepter={RadioTileGroup} inline span={6} className="tiles">
							<RadioTile value="writing" label="Creative Writing">
								Fiction, poems, hybrids
							</RadioTile>
							<RadioTile value="visual" label="Visual Art">
								Drawing, print, clay
							</RadioTile>
							<RadioTile value="theatre" label="Theatre">
								Acting and devising
							</RadioTile>
							<RadioTile value="dance" label="Dance">
								Modern and ballet
							</RadioTile>
						</Field>
						<Field name="session" label="Where would you stay?" accepter={RadioGroup} inline span={6}>
							<Radio value="dorm">In the dorm</Radio>
							<Radio value="day">Day student</Radio>
						</Field>
						<Field name="years_training" label="Years of lessons or training" accepter={Slider} min={0} max={12} progress graduated={false} />
						<Field name="confidence" label="How at home do you feel in your studio?" accepter={Rate} />
						<Field name="portfolio" label="Link to your work" span={6} placeholder="https://" help="A folder, a site, a playlist. Please check that strangers can open it." />
						<Field name="languages" label="Languages you know" accepter={TagPicker} data={LANGUAGES} block span={6} />
						<Field name="statement" label="Tell us about something you made and would make differently now. (300 words)" needed accepter={Textarea} rows={6} span={6} />
					</div>
					<h3>Awards, prizes, shout-outs</h3>
					<p className="soft">Up to three, from art or anything else.</p>
					<Awards list={awardList} setList={setAwardList} />
					<h3>Outside class</h3>
					<p className="soft">Two things you do when you’re not in class: a club, a team, a job, helping at home.</p>
					<PanelGroup bordered className="outside">
						<Panel header="The first">
							<Activity n={1} />
						</Panel>
						<Panel header="The second">
							<Activity n={2} />
						</Panel>
					</PanelGroup>
				</Panel>

				<Panel bordered header="5. Your grown-ups">
					<h3 className="first">Parent or guardian</h3>
					<div className="grid6">
						<Field name="g1_first" label="First name" needed span={2} />
						<Field name="g1_last" label="Last name" needed span={2} />
						<Field name="g1_relation" label="Who they are to you" accepter={InputPicker} data={RELATIONS} block span={2} />
						<Field name="g1_work" label="What they do for work" span={2} />
						<Field name="g1_email" label="Their email" type="email" span={2} />
						<Field name="g1_phone" label="Their phone" accepter={Masked} span={2} />
					</div>
					<h3>Another parent or guardian, if there is one</h3>
					<div className="grid6">
						<Field name="g2_first" label="First name" span={2} />
						<Field name="g2_last" label="Last name" span={2} />
						<Field name="g2_work" label="What they do for work" span={2} />
					</div>
					<Message type="info" showIcon className="aid">
						About half of our students come on full or partial scholarships. The next three answers help us raise that money and are never shown to the studio faculty who read your work.
					</Message>
					<div className="grid6">
						<Field name="income" label="Household income last year" accepter={SelectPicker} data={BANDS} searchable={false} block />
						<Field name="identity" label="How do you identify?" accepter={CheckPicker} data={IDENTITIES} searchable={false} block placeholder="Choose all that fit" />
						<Field name="first_gen" accepter={Switch} span={6}>
							I’d be in the first generation of my family to go to college
						</Field>
					</div>
				</Panel>

				<Panel bordered header="6. Looking after you">
					<div className="grid6">
						<Field name="diet" label="Food we should know about" accepter={CheckPicker} data={DIETS} block />
						<Field name="allergies" label="Allergies or medications" />
						<Field name="emergency_name" label="If we can’t reach your grown-ups, who should we call?" />
						<Field name="emergency_phone" label="Their number" accepter={Masked} />
						<Field name="teacher_name" label="A teacher who’ll write for you" />
						<Field name="teacher_email" label="Teacher’s email" type="email" />
						<Field name="photo_ok" accepter={Switch} span={6}>
							Lantern Point may use photos of me and my work
						</Field>
						<Field name="code_ok" accepter={Tick} span={6}>
							My family and I have read the Community Agreement and we’re in.
						</Field>
						<Field name="guardian_signature" label="Parent or guardian: type your name to sign" needed span={6} />
					</div>
				</Panel>
				<Button type="submit" appearance="primary" size="lg" className="send">
					Send my application
				</Button>
			</Form>
			<footer>Lantern Point Arts High School · 40 Wharf Street · Questions? Call the summer office, 541-555-0190</footer>
		</div>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Application />);

const two = (value: number) => String(value).padStart(2, "0");
const page = window as unknown as Record<string, () => unknown>;
page.formState = () => {
	const state: Record<string, unknown> = { ...values, submitted };
	const { born } = values;
	state.born = born ? `${born.getFullYear()}-${two(born.getMonth() + 1)}-${two(born.getDate())}` : "";
	for (const n of [1, 2, 3, 4]) {
		const row = classes[n - 1];
		for (const key of ["course", "mark", "credits"] as const) if (n < 4 || key === "course") state[`class${n}_${key}`] = row?.[key] ?? "";
	}
	for (const n of [1, 2, 3]) {
		const award = awards[n - 1];
		for (const key of ["title", "grade", "about"] as const) state[`award${n}_${key}`] = award?.[key] ?? "";
	}
	return state;
};
page.formShown = () => {
	const shown: Record<string, unknown> = {};
	const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";
	for (const [key, start] of Object.entries(START)) {
		const element = document.getElementById(key) as HTMLInputElement;
		const group = element.closest(".rs-form-group") as HTMLElement;
		const tags = [...group.querySelectorAll(".rs-picker-tag-list .rs-tag-text, .rs-tag .rs-tag-text")].map(textOf);
		const radios = group.querySelectorAll<HTMLInputElement>("input[type=radio]");
		const boxes = [...group.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
		const picker = group.querySelector(".rs-picker");
		if (key === "confidence") shown[key] = Number(group.querySelector("[aria-checked=true]")?.getAttribute("aria-posinset") ?? 0);
		else if (key === "years_training") shown[key] = Number(group.querySelector("input")?.value ?? 0);
		else if (radios.length > 0) shown[key] = textOf([...radios].find(({ checked }) => checked)?.closest(".rs-radio, .rs-radio-tile")?.querySelector("label, .rs-radio-tile-label"));
		else if (typeof start === "boolean") shown[key] = boxes[0]?.checked ?? false;
		else if (boxes.length > 0) shown[key] = boxes.filter(({ checked }) => checked).map((box) => textOf(box.closest(".rs-checkbox")));
		else if (key === "identity" || key === "diet") shown[key] = [...group.querySelectorAll(".rs-picker-value-item")].map(textOf);
		else if (Array.isArray(start)) shown[key] = tags;
		else if (picker && key !== "born" && key !== "school") shown[key] = textOf(picker.querySelector(".rs-picker-toggle-value, .rs-picker-value"));
		else shown[key] = (group.querySelector("input, textarea") as HTMLInputElement).value;
	}
	const rows = [...document.querySelectorAll(".classes .rs-table-body-row-wrapper .rs-table-row")];
	for (const n of [1, 2, 3, 4]) {
		const cells = rows[n - 1]?.querySelectorAll(".rs-table-cell");
		["course", "mark", "credits"].forEach((key, at) => {
			const cell = cells?.[at];
			if (n < 4 || key === "course") shown[`class${n}_${key}`] = cell?.querySelector("input")?.value ?? textOf(cell);
		});
	}
	const entries = [...document.querySelectorAll(".award")];
	for (const n of [1, 2, 3]) {
		shown[`award${n}_title`] = textOf(entries[n - 1]?.querySelector("b"));
		shown[`award${n}_grade`] = textOf(entries[n - 1]?.querySelector(".when"));
		shown[`award${n}_about`] = textOf(entries[n - 1]?.querySelector("p"));
	}
	return shown;
};
