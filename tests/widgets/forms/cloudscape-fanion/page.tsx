import "./styles.css";
import {
	AttributeEditor,
	Autosuggest,
	Box,
	Button,
	Checkbox,
	ColumnLayout,
	Container,
	DatePicker,
	ExpandableSection,
	Form,
	FormField,
	Grid,
	Header,
	Input,
	Modal,
	Multiselect,
	type MultiselectProps,
	RadioGroup,
	Select,
	type SelectProps,
	SpaceBetween,
	Table,
	Textarea,
	Tiles,
	Toggle,
} from "@cloudscape-design/components";
import { applyTheme } from "@cloudscape-design/components/theming";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";

applyTheme({
	theme: {
		tokens: {
			fontFamilyBase: "'Inter', 'Segoe UI', Arial, sans-serif",
			colorBackgroundButtonPrimaryDefault: "#0b6b53",
			colorBackgroundButtonPrimaryHover: "#08513f",
			colorBackgroundButtonPrimaryActive: "#08513f",
			colorBackgroundControlChecked: "#0b6b53",
			colorTextAccent: "#0b6b53",
			colorBorderButtonNormalDefault: "#0b6b53",
			colorTextButtonNormalDefault: "#0b6b53",
			borderRadiusButton: "6px",
		},
	},
});

type Option = SelectProps.Option;
const options = (...labels: string[]): Option[] => labels.map((label) => ({ label, value: label }));

const STATE_OPTIONS: Option[] = STATES.map(([value, label]) => ({ value, label }));
const PRONOUNS: Option[] = [
	{ value: "she", label: "She / her" },
	{ value: "he", label: "He / him" },
	{ value: "they", label: "They / them" },
	{ value: "other", label: "Something else" },
];
const DIALING: Option[] = [
	{ value: "+1", label: "+1", description: "United States, Canada" },
	{ value: "+44", label: "+44", description: "United Kingdom" },
	{ value: "+52", label: "+52", description: "Mexico" },
	{ value: "+82", label: "+82", description: "South Korea" },
	{ value: "+234", label: "+234", description: "Nigeria" },
];
const SHIRTS = options("Unisex S", "Unisex M", "Unisex L", "Unisex XL", "Unisex 2XL");
const DIETS = options("Vegetarian", "Vegan", "Halal", "Kosher", "Gluten-free", "Nut-free", "Dairy-free");
const YEARS = options("2027", "2028", "2029", "2030");
const DEGREES: Option[] = [
	{ value: "A", label: "Associate" },
	{ value: "B", label: "Bachelor’s" },
	{ value: "M", label: "Master’s" },
	{ value: "D", label: "Doctorate or professional" },
	{ value: "U", label: "Not sure yet" },
];
const CAREERS = options("Architect", "Attorney", "Civil engineer", "Data scientist", "Diplomat", "Environmental engineer", "Journalist", "Nurse", "Physician", "Public servant", "Software engineer", "Teacher");
const GRADES: Option[] = [
	{ value: "9", label: "9th" },
	{ value: "10", label: "10th" },
	{ value: "11", label: "11th" },
	{ value: "12", label: "12th" },
];
const INCOMES: Option[] = [
	{ value: "1", label: "Below $35,000" },
	{ value: "2", label: "$35,000 to $59,999" },
	{ value: "3", label: "$60,000 to $79,999" },
	{ value: "4", label: "$80,000 to $119,999" },
	{ value: "5", label: "$120,000 and above" },
];
const ETHNICITIES: Option[] = [
	{ value: "black", label: "African American or Black" },
	{ value: "asian", label: "Asian or Asian American" },
	{ value: "hispanic", label: "Hispanic or Latino/a" },
	{ value: "native", label: "Native American or Alaska Native" },
	{ value: "pacific", label: "Native Hawaiian or Pacific Islander" },
	{ value: "white", label: "White" },
];
const LANGUAGES = options("Arabic", "Cantonese", "English", "French", "Hindi", "Igbo", "Korean", "Mandarin", "Portuguese", "Punjabi", "Spanish", "Swahili", "Tagalog", "Vietnamese");
const SCHOOLS = options("Ashland High School", "Ashland Valley High School", "Crater High School", "Eagle Point High School", "Grants Pass High School", "Klamath Union High School", "North Medford High School", "South Medford High School", "Yreka High School");
const TRACKS = options("Negotiation lab", "Nonprofit start-up", "Public speaking", "State budget simulation", "Water and climate policy", "Youth organizing");
const RELATIONS = options("Mother", "Father", "Stepparent", "Grandparent", "Legal guardian", "Other");
const HEARD = options("Teacher or counselor", "Past delegate", "Rotary or civic club", "Social media", "Mailed invitation");

const START = {
	firstName: "",
	lastName: "",
	badgeName: "",
	pronouns: null as Option | null,
	birthDate: "",
	gender: null as string | null,
	email: "",
	dialCode: null as Option | null,
	mobile: "",
	address1: "",
	address2: "",
	city: "",
	homeState: null as Option | null,
	zip: "",
	school: "",
	schoolCity: "",
	schoolState: null as Option | null,
	grade: null as string | null,
	gradYear: null as Option | null,
	gpa: "",
	psat: "",
	psatDate: "",
	major: null as Option | null,
	degree: null as Option | null,
	career: "",
	advisorName: "",
	advisorEmail: "",
	session: null as string | null,
	tracks: [] as readonly Option[],
	whyLead: "",
	parent1First: "",
	parent1Last: "",
	parent1Relation: null as Option | null,
	parent1Email: "",
	parent1Phone: "",
	parent2First: "",
	parent2Last: "",
	income: null as Option | null,
	firstGen: false,
	ethnicity: [] as readonly Option[],
	languages: [] as readonly Option[],
	shirt: null as Option | null,
	diet: [] as readonly Option[],
	emergencyName: "",
	emergencyPhone: "",
	insurer: "",
	policyNumber: "",
	heard: null as Option | null,
	password: "",
	media: false,
	conduct: false,
	signature: "",
};
type Values = typeof START;
type Key = keyof Values;
type RoleEntry = { organization: string; role: string; grades: readonly Option[]; hours: string };
type Honor = { title: string; grade: Option | null; details: string };

const NO_ROLE: RoleEntry = { organization: "", role: "", grades: [], hours: "" };
const NO_HONOR: Honor = { title: "", grade: null, details: "" };

let values = START;
let roleEntries: RoleEntry[] = [];
let honorEntries: Honor[] = [];
let submitted = false;

function Honors({ honors, setHonors }: { honors: Honor[]; setHonors: (honors: Honor[]) => void }) {
	const [at, setAt] = useState<number | null>(null);
	const [draft, setDraft] = useState(NO_HONOR);
	const edit = (index: number) => {
		setDraft(honors[index] ?? NO_HONOR);
		setAt(index);
	};
	return (
		<>
			<Table
				variant="embedded"
				items={honors}
				empty={<Box color="text-status-inactive">No honors added</Box>}
				header={
					<Header
						variant="h3"
						counter={`(${honors.length}/3)`}
						actions={
							<Button formAction="none" disabled={honors.length >= 3} onClick={() => edit(honors.length)}>
								Add honor
							</Button>
						}
					>
						Honors and recognition
					</Header>
				}
				columnDefinitions={[
					{ id: "title", header: "Honor", cell: ({ title }) => title, width: 240 },
					{ id: "grade", header: "Grade", cell: ({ grade }) => grade?.label ?? "", width: 90 },
					{ id: "details", header: "What it was for", cell: ({ details }) => details },
					{
						id: "actions",
						header: "",
						width: 150,
						cell: (item) => (
							<SpaceBetween direction="horizontal" size="xxs">
								<Button formAction="none" variant="inline-link" onClick={() => edit(honors.indexOf(item))}>
									Edit
								</Button>
								<Button formAction="none" variant="inline-link" onClick={() => setHonors(honors.filter((each) => each !== item))}>
									Delete
								</Button>
							</SpaceBetween>
						),
					},
				]}
				wrapLines
			/>
			{at !== null && (
				<Modal
					visible
					header={honors[at] ? "Edit honor" : "Add honor"}
					closeAriaLabel="Close"
					onDismiss={() => setAt(null)}
					footer={
						<Box float="right">
							<SpaceBetween direction="horizontal" size="xs">
								<Button formAction="none" variant="link" onClick={() => setAt(null)}>
									Cancel
								</Button>
								<Button
									formAction="none"
									variant="primary"
									disabled={!draft.title}
									onClick={() => {
										setHonors(Object.assign([...honors], { [at]: draft }));
										setAt(null);
									}}
								>
									Save
								</Button>
							</SpaceBetween>
						</Box>
					}
				>
					<SpaceBetween size="m">
						<FormField label="Name of honor" controlId="honorTitle">
							<Input value={draft.title} onChange={({ detail }) => setDraft({ ...draft, title: detail.value })} />
						</FormField>
						<FormField label="Grade when received" controlId="honorGrade">
							<Select selectedOption={draft.grade} options={GRADES} placeholder="Choose a grade" onChange={({ detail }) => setDraft({ ...draft, grade: detail.selectedOption })} />
						</FormField>
						<FormField label="What was it for?" controlId="honorDetails" constraintText="One or two sentences.">
							<Textarea value={draft.details} rows={3} onChange={({ detail }) => setDraft({ ...draft, details: detail.value })} />
						</FormField>
					</SpaceBetween>
				</Modal>
			)}
		</>
	);
}

function Application() {
	const [now, setNow] = useState<Values>(START);
	const [roles, setRoles] = useState<RoleEntry[]>([NO_ROLE]);
	const [honors, setHonors] = useState<Honor[]>([]);
	values = now;
	roleEntries = roles;
	honorEntries = honors;
	const put = (patch: Partial<Values>) => setNow((before) => ({ ...before, ...patch }));

	const field = (key: Key | string, label: string, control: ReactNode, more: object = {}) => (
		<FormField key={key} label={label} controlId={key} {...more}>
			{control}
		</FormField>
	);
	const optional = (label: string) => (
		<span>
			{label} <i>- optional</i>
		</span>
	);
	const text = (key: Key, label: ReactNode, input: object = {}, more: object = {}) => (
		<FormField label={label} controlId={key} {...more}>
			<Input value={now[key] as string} onChange={({ detail }) => put({ [key]: detail.value })} {...input} />
		</FormField>
	);
	const select = (key: Key, label: ReactNode, list: Option[], more: object = {}) => (
		<FormField label={label} controlId={key}>
			<Select selectedOption={now[key] as Option | null} options={list} placeholder="Choose" onChange={({ detail }) => put({ [key]: detail.selectedOption })} {...more} />
		</FormField>
	);
	const many = (key: Key, label: ReactNode, list: Option[], more: object = {}) => (
		<FormField label={label} controlId={key}>
			<Multiselect selectedOptions={now[key] as MultiselectProps.Options} options={list} placeholder="Choose all that apply" deselectAriaLabel={(option) => `Remove ${option.label}`} onChange={({ detail }) => put({ [key]: detail.selectedOptions })} {...more} />
		</FormField>
	);
	const area = (key: Key, label: string, constraintText: string) => (
		<FormField label={label} controlId={key} constraintText={constraintText} stretch>
			<Textarea value={now[key] as string} rows={5} onChange={({ detail }) => put({ [key]: detail.value })} />
		</FormField>
	);
	const date = (key: Key, label: ReactNode) => (
		<FormField label={label} controlId={key} constraintText="YYYY/MM/DD">
			<DatePicker value={now[key] as string} placeholder="YYYY/MM/DD" openCalendarAriaLabel={() => `Open calendar for ${key}`} onChange={({ detail }) => put({ [key]: detail.value })} />
		</FormField>
	);
	const suggest = (key: Key, label: string, list: Option[], placeholder: string) => (
		<FormField label={label} controlId={key}>
			<Autosuggest value={now[key] as string} options={list as { value: string }[]} placeholder={placeholder} enteredTextLabel={(value) => `Use: “${value}”`} empty="No suggestions" onChange={({ detail }) => put({ [key]: detail.value })} />
		</FormField>
	);
	const role = (index: number, patch: Partial<RoleEntry>) => setRoles((before) => before.map((each, at) => (at === index ? { ...each, ...patch } : each)));
	const section = (title: string, description: string | undefined, children: ReactNode) => (
		<Container
			header={
				<Header variant="h2" description={description}>
					{title}
				</Header>
			}
		>
			<SpaceBetween size="l">{children}</SpaceBetween>
		</Container>
	);

	return (
		<main>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					submitted = true;
				}}
			>
				<Form
					header={
						<Header variant="h1" description="July 2027 · Salem, Oregon · For students finishing grades 9–12">
							Cascadia Student Leadership Conference: delegate application
						</Header>
					}
					actions={
						<Button variant="primary" formAction="submit">
							Submit application
						</Button>
					}
				>
					<SpaceBetween size="l">
						{section("Delegate", "Use the name on your school or government ID.", [
							<ColumnLayout columns={3} key="a">
								{text("firstName", "First name")}
								{text("lastName", "Last name")}
								{text("badgeName", "Name for your badge")}
							</ColumnLayout>,
							<ColumnLayout columns={3} key="b">
								{select("pronouns", optional("Pronouns"), PRONOUNS)}
								{date("birthDate", "Date of birth")}
								<FormField label="Gender, for room assignment">
									<RadioGroup
										name="gender"
										direction="horizontal"
										value={now.gender}
										onChange={({ detail }) => put({ gender: detail.value })}
										items={[
											{ value: "f", label: "Female" },
											{ value: "m", label: "Male" },
											{ value: "n", label: "Nonbinary" },
										]}
									/>
								</FormField>
							</ColumnLayout>,
							<Grid key="c" gridDefinition={[{ colspan: 6 }, { colspan: 2 }, { colspan: 4 }]}>
								{text("email", "Email", { type: "email" })}
								{select("dialCode", "Code", DIALING, { expandToViewport: true })}
								{text("mobile", "Mobile number", { type: "tel", inputMode: "tel" })}
							</Grid>,
							<ColumnLayout columns={2} key="d">
								{text("address1", "Address line 1")}
								{text("address2", optional("Address line 2"))}
							</ColumnLayout>,
							<ColumnLayout columns={3} key="e">
								{text("city", "City")}
								{select("homeState", "State", STATE_OPTIONS, { filteringType: "auto" })}
								{text("zip", "ZIP code")}
							</ColumnLayout>,
						])}

						{section("School and goals", undefined, [
							<ColumnLayout columns={3} key="a">
								{suggest("school", "School", SCHOOLS, "Search or enter a school")}
								{text("schoolCity", "School city")}
								{select("schoolState", "School state", STATE_OPTIONS, { filteringType: "auto" })}
							</ColumnLayout>,
							<FormField label="Current grade" key="b" stretch>
								<Tiles
									name="grade"
									columns={4}
									value={now.grade}
									onChange={({ detail }) => put({ grade: detail.value })}
									items={[
										{ value: "9", label: "Freshman", description: "9th grade" },
										{ value: "10", label: "Sophomore", description: "10th grade" },
										{ value: "11", label: "Junior", description: "11th grade" },
										{ value: "12", label: "Senior", description: "12th grade" },
									]}
								/>
							</FormField>,
							<ColumnLayout columns={4} key="c">
								{select("gradYear", "Class of", YEARS)}
								{text("gpa", "Unweighted GPA", { type: "number", step: 0.01, inputMode: "decimal" })}
								{text("psat", optional("PSAT total"), { type: "number" })}
								{date("psatDate", optional("PSAT date"))}
							</ColumnLayout>,
							<ColumnLayout columns={3} key="d">
								{select("major", "Likely major", options(...MAJORS), { filteringType: "auto" })}
								{select("degree", "Highest degree you want", DEGREES)}
								{suggest("career", "Career you’re drawn to", CAREERS, "Search or enter a career")}
							</ColumnLayout>,
							<ColumnLayout columns={2} key="e">
								{text("advisorName", "Nominating teacher or adviser")}
								{text("advisorEmail", "Adviser’s email", { type: "email" })}
							</ColumnLayout>,
						])}

						{section("Leadership record", undefined, [
							<FormField key="a" label="Roles you have held" description="Clubs, teams, jobs, service. Add up to three." stretch>
								<AttributeEditor
									items={roles}
									addButtonText="Add role"
									removeButtonText="Remove"
									disableAddButton={roles.length >= 3}
									onAddButtonClick={() => setRoles([...roles, NO_ROLE])}
									onRemoveButtonClick={({ detail }) => setRoles(roles.filter((_, index) => index !== detail.itemIndex))}
									empty="No roles added"
									gridLayout={[{ rows: [[4, 3, 3, 2]], removeButton: { width: "auto" } }]}
									definition={[
										{ label: "Organization", control: (item, index) => <Input value={item.organization} onChange={({ detail }) => role(index, { organization: detail.value })} /> },
										{ label: "Your role", control: (item, index) => <Input value={item.role} onChange={({ detail }) => role(index, { role: detail.value })} /> },
										{
											label: "Grades",
											control: (item, index) => <Multiselect inlineTokens selectedOptions={item.grades} options={GRADES} placeholder="Choose" onChange={({ detail }) => role(index, { grades: detail.selectedOptions })} />,
										},
										{ label: "Hours/week", control: (item, index) => <Input type="number" value={item.hours} onChange={({ detail }) => role(index, { hours: detail.value })} /> },
									]}
								/>
							</FormField>,
							<Honors key="b" honors={honors} setHonors={setHonors} />,
							area("whyLead", "Describe a time you changed someone’s mind, or they changed yours.", "250 words at most."),
						])}

						{section("Conference choices", undefined, [
							<FormField label="Session" key="a">
								<RadioGroup
									name="session"
									value={now.session}
									onChange={({ detail }) => put({ session: detail.value })}
									items={[
										{ value: "1", label: "Session 1", description: "July 5–10" },
										{ value: "2", label: "Session 2", description: "July 12–17" },
									]}
								/>
							</FormField>,
							<ColumnLayout columns={3} key="b">
								{many("tracks", "Workshop tracks", TRACKS)}
								{select("shirt", "T-shirt size", SHIRTS)}
								{many("diet", "Dietary needs", DIETS)}
							</ColumnLayout>,
						])}

						{section("Parents or guardians", "At least one is required for delegates under 18.", [
							<ColumnLayout columns={3} key="a">
								{text("parent1First", "First name")}
								{text("parent1Last", "Last name")}
								{select("parent1Relation", "Relationship", RELATIONS)}
								{text("parent1Email", "Email", { type: "email" })}
								{text("parent1Phone", "Phone", { type: "tel" })}
							</ColumnLayout>,
							<Header variant="h3" key="h">
								Second parent or guardian
							</Header>,
							<ColumnLayout columns={3} key="b">
								{text("parent2First", "First name")}
								{text("parent2Last", "Last name")}
							</ColumnLayout>,
						])}

						<ExpandableSection variant="container" headerText="Need-based scholarship" headerDescription="Complete this section to be considered. About a third of delegates receive one.">
							<SpaceBetween size="l">
								<ColumnLayout columns={2}>
									{select("income", "Annual household income", INCOMES)}
									{many("ethnicity", "Race or ethnicity", ETHNICITIES)}
									{many("languages", "Languages you speak", LANGUAGES, { filteringType: "auto" })}
								</ColumnLayout>
								<FormField controlId="firstGen">
									<Checkbox controlId="firstGen" checked={now.firstGen} onChange={({ detail }) => put({ firstGen: detail.checked })}>
										I will be a first-generation college student
									</Checkbox>
								</FormField>
							</SpaceBetween>
						</ExpandableSection>

						{section("Health and emergency", "Only the conference nurse sees these answers.", [
							<ColumnLayout columns={4} key="a">
								{text("emergencyName", "Emergency contact")}
								{text("emergencyPhone", "Their phone", { type: "tel" })}
								{text("insurer", "Health insurer")}
								{text("policyNumber", "Policy number")}
							</ColumnLayout>,
						])}

						{section("Account and agreements", undefined, [
							<ColumnLayout columns={2} key="a">
								{text("password", "Create a password for the delegate portal", { type: "password" })}
								{select("heard", "How did you hear about us?", HEARD)}
							</ColumnLayout>,
							<Toggle key="b" controlId="media" checked={now.media} onChange={({ detail }) => put({ media: detail.checked })}>
								Photos and video of me may be used in conference publicity
							</Toggle>,
							<Checkbox key="c" controlId="conduct" checked={now.conduct} onChange={({ detail }) => put({ conduct: detail.checked })}>
								I accept the Delegate Code of Conduct
							</Checkbox>,
							text("signature", "Parent or guardian signature"),
						])}
					</SpaceBetween>
				</Form>
			</form>
		</main>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Application />);

const plain = (value: unknown): unknown => {
	if (Array.isArray(value)) return value.map(plain);
	return value && typeof value === "object" ? (value as Option).value : value;
};
const ROLE_PARTS = ["organization", "role", "grades", "hours"] as const;
const HONOR_PARTS = ["title", "grade", "details"] as const;
const page = window as unknown as Record<string, () => unknown>;
page.formState = () => {
	const state: Record<string, unknown> = { submitted };
	for (const [key, value] of Object.entries(values)) state[key] = plain(value);
	for (const index of [0, 1, 2]) {
		for (const part of ROLE_PARTS) state[`role${index + 1}_${part}`] = plain(roleEntries[index]?.[part] ?? NO_ROLE[part]);
		for (const part of HONOR_PARTS) state[`honor${index + 1}_${part}`] = plain(honorEntries[index]?.[part] ?? NO_HONOR[part]);
	}
	return state;
};
page.formShown = () => {
	const shown: Record<string, unknown> = {};
	const trigger = (element: Element | null | undefined) => (!element || element.querySelector('[class*="awsui_placeholder"]') ? "" : (element.querySelector('[class*="awsui_trigger-content"], [class*="awsui_trigger"]')?.textContent ?? element.textContent ?? ""));
	const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent ?? "");
	for (const [key, start] of Object.entries(START)) {
		const radios = [...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${key}"]`)];
		const element = document.getElementById(key) as HTMLInputElement | null;
		if (radios.length > 0) {
			const chosen = radios.find(({ checked }) => checked);
			const label = chosen && document.getElementById(chosen.getAttribute("aria-labelledby") ?? "");
			shown[key] = label?.textContent ?? "";
		} else if (Array.isArray(start)) shown[key] = textsOf(element?.closest('[class*="awsui_control_"]')?.querySelectorAll('[class*="awsui_token-box"] [class*="awsui_label_"]') ?? []);
		else if (typeof start === "boolean") shown[key] = element?.checked ?? false;
		else if (element?.tagName === "BUTTON") shown[key] = trigger(element);
		else shown[key] = element?.value ?? "";
	}
	const rows = document.querySelectorAll('[role="group"][class*="awsui_row_"]');
	const table = [...document.querySelectorAll("table")].find(({ tHead }) => tHead?.textContent?.includes("What it was for"));
	for (const index of [0, 1, 2]) {
		const [organization, role, hours] = [0, 1, 2].map((at) => rows[index]?.querySelectorAll("input")[at]?.value ?? "");
		const grades = textsOf(rows[index]?.querySelectorAll('[class*="awsui_token-box"] [class*="awsui_label_"]') ?? []);
		Object.entries({ organization, role, grades, hours }).forEach(([part, text]) => {
			shown[`role${index + 1}_${part}`] = text;
		});
		const cells = table?.tBodies[0].rows[index]?.cells;
		HONOR_PARTS.forEach((part, at) => {
			shown[`honor${index + 1}_${part}`] = cells && cells.length > 1 ? (cells[at].textContent ?? "") : "";
		});
	}
	return shown;
};
