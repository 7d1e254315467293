import "@mantine/core/styles.css";
import "@mantine/dates/styles.css";
import {
	Accordion, Anchor, Autocomplete, Badge, Box, Button, Checkbox, Chip, Container, Fieldset, Grid, Group, Input, Loader, MantineProvider, MultiSelect, NativeSelect, NumberInput,
	Paper, PasswordInput, PhoneInput, Radio, Select, SimpleGrid, Stack, Table, TagsInput, Text, Textarea, TextInput, Title,
} from "@mantine/core";
import { DateInput, DatePickerInput, MonthPickerInput } from "@mantine/dates";
import { type ReactNode, useRef, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";

const AP = ["Biology", "Calculus AB", "Calculus BC", "U.S. History"];
const EMPTY: Record<string, any> = {
	first: "", middle: "", last: "", suffix: null, nick: "", born: null, email: "", phone: "", street: "", line2: "", city: "", state: null, zip: "", country: null,
	school: "", ceeb: "", schoolCity: "", schoolState: null, leaves: null, gpa: "", standing: null, official: "", officialEmail: "", officialPhone: "",
	ebrw: "", ebrwOn: null, math: "", mathOn: null, sittings: "", act: "", actOn: null,
	...Object.fromEntries(AP.flatMap((_, i) => [[`ap${i + 1}Score`, ""], [`ap${i + 1}Year`, ""]])),
	...Object.fromEntries([1, 2].flatMap((n) => [[`cc${n}Name`, ""], [`cc${n}Grade`, ""]])),
	term: null, program: null, goal: null, others: [],
	...Object.fromEntries([1, 2].flatMap((n) => [[`par${n}Name`, ""], [`par${n}Alive`, null], [`par${n}Birth`, ""], [`par${n}Work`, ""], [`par${n}Ed`, null], [`sib${n}Name`, ""], [`sib${n}Age`, ""]])),
	...Object.fromEntries([1, 2, 3].flatMap((n) => [[`act${n}Org`, ""], [`act${n}Role`, ""], [`act${n}Grades`, []], [`dist${n}`, ""]])),
	sex: null, citizen: null, birthplace: null, race: [], firstGen: null, waiver: false,
	teacher: "", teacherEmail: "", why: "", heard: null, diet: "",
	password: "", ssn: "", honor: false, signed: "",
	submitted: false,
};
let answers = EMPTY;
const listeners = new Set<() => void>();
const listen = (listener: () => void) => {
	listeners.add(listener);
	return () => void listeners.delete(listener);
};
function keep(key: string, given: any) {
	const from = given?.currentTarget;
	answers = { ...answers, [key]: from ? (from.type === "checkbox" ? from.checked : from.value) : given };
	for (const listener of listeners) listener();
}
const numberOf = (key: string) => {
	let h = 7;
	for (const c of key) h = (h * 31 + c.charCodeAt(0)) % 899981;
	return `q${h + 100000}`;
};
type Bind = { value: any; onChange: (given: any) => void };
function Ask({ k, children }: { k: string; children: (bind: Bind) => ReactNode }) {
	const value = useSyncExternalStore(listen, () => answers[k]);
	return <Box data-qid={numberOf(k)} style={{ flex: 1 }}>{children({ value, onChange: (given) => keep(k, given) })}</Box>;
}

const SCHOOLS = ["Ashland High School", "Ashland Valley Christian School", "Ashland Valley High School", "Crater High School", "Phoenix High School", "South Medford High School", "Yreka High School"];
function SchoolName() {
	const [data, setData] = useState<string[]>([]);
	const [busy, setBusy] = useState(false);
	const timer = useRef(0);
	const search = (typed: string) => {
		clearTimeout(timer.current);
		if (typed.trim().length < 2) return setData([]);
		setBusy(true);
		timer.current = window.setTimeout(() => {
			setData(SCHOOLS.filter((name) => name.toLowerCase().includes(typed.toLowerCase())));
			setBusy(false);
		}, 300);
	};
	return (
		<Ask k="school">
			{({ value, onChange }) => (
				<Autocomplete label="Secondary school" description="Choose your school, or type its full name if we do not list it" withAsterisk data={data} value={value}
					rightSection={busy ? <Loader size="xs" /> : null} onChange={(typed) => { onChange(typed); search(typed); }} />
			)}
		</Ask>
	);
}

const MAJORS = [
	{ group: "Built and natural environment", items: ["Architectural Engineering", "Civil Engineering", "Environmental Engineering", "Geological Engineering"] },
	{ group: "Computing", items: ["Computer Engineering", "Computer Science", "Cybersecurity"] },
	{ group: "Machines and materials", items: ["Aerospace Engineering", "Materials Science", "Mechanical Engineering"] },
	{ group: "Science and mathematics", items: ["Applied Mathematics", "Engineering Physics", "Chemistry"] },
	{ group: "Undecided", items: ["Undesignated Engineering"] },
];
const ED = ["Some secondary school", "Secondary school diploma", "Some college or university", "Associate's", "Bachelor's", "Master's", "Doctorate", "Professional (JD, MD, DDS…)"];
const CITIZEN = ["U.S. citizen or national", "U.S. permanent resident or refugee", "Non-U.S. citizen (will need a visa)"];

function Family({ n }: { n: 1 | 2 }) {
	return (
		<Fieldset legend={n === 1 ? "Parent or legal guardian" : "Other parent or legal guardian"}>
			<Grid>
				<Grid.Col span={6}><Ask k={`par${n}Name`}>{(b) => <TextInput label="Full name" {...b} />}</Ask></Grid.Col>
				<Grid.Col span={6}><Ask k={`par${n}Birth`}>{(b) => <TextInput label="Family name at birth" description="If it was different" inputWrapperOrder={["label", "input", "description"]} {...b} />}</Ask></Grid.Col>
				<Grid.Col span={6}><Ask k={`par${n}Work`}>{(b) => <TextInput label="Present occupation" {...b} />}</Ask></Grid.Col>
				<Grid.Col span={6}><Ask k={`par${n}Ed`}>{(b) => <Select label="Highest level of formal education" placeholder="Select one" data={ED} {...b} />}</Ask></Grid.Col>
				<Grid.Col span={12}>
					<Ask k={`par${n}Alive`}>{(b) => <Radio.Group label="Is this person living?" {...b}><Group mt={4}><Radio value="Y" label="Yes" /><Radio value="N" label="No, deceased" /></Group></Radio.Group>}</Ask>
				</Grid.Col>
			</Grid>
		</Fieldset>
	);
}

function App() {
	const [sibs, setSibs] = useState(1);
	return (
		<Container size="md" py="lg">
			<Group justify="space-between"><Title order={2}>Dingle Institute of Engineering</Title><Badge>Entering class of 2027</Badge></Group>
			<Text c="dimmed" mb="md">Application for undergraduate admission. Sections marked with a star are part of every complete application. Questions? <Anchor href="#admit">Write to the admission office.</Anchor></Text>
			<form onSubmit={(event) => { event.preventDefault(); keep("submitted", true); }}>
				<Accordion multiple variant="separated" defaultValue={["a", "b"]} keepMountedMode="display-none">
					<Accordion.Item value="a"><Accordion.Control>A. Biographical information *</Accordion.Control><Accordion.Panel><Stack>
						<Grid>
							<Grid.Col span={3}><Ask k="first">{(b) => <TextInput withAsterisk label="Given (first)" {...b} />}</Ask></Grid.Col>
							<Grid.Col span={3}><Ask k="middle">{(b) => <TextInput label="Middle" {...b} />}</Ask></Grid.Col>
							<Grid.Col span={4}><Ask k="last">{(b) => <TextInput withAsterisk label="Family (last / surname)" {...b} />}</Ask></Grid.Col>
							<Grid.Col span={2}><Ask k="suffix">{(b) => <Select clearable label="Jr., III, etc." data={["Jr.", "Sr.", "II", "III", "IV", "V"]} {...b} />}</Ask></Grid.Col>
							<Grid.Col span={4}><Ask k="nick">{(b) => <TextInput label="Name for your ID card" placeholder="First name you go by" {...b} />}</Ask></Grid.Col>
							<Grid.Col span={4}><Ask k="born">{(b) => <DatePickerInput withAsterisk label="Date of birth" placeholder="Pick a date" valueFormat="D MMM YYYY" defaultLevel="decade" defaultDate="2008-01-01" maxDate="2015-12-31" {...b} />}</Ask></Grid.Col>
							<Grid.Col span={4}><Ask k="phone">{(b) => <PhoneInput withAsterisk label="Mobile" defaultCountry="us" preferredCountries={["us", "ca", "mx"]} value={b.value} onChange={(raw) => b.onChange(raw)} />}</Ask></Grid.Col>
							<Grid.Col span={12}><Ask k="email">{(b) => <TextInput withAsterisk type="email" label="Personal email" description="All decisions are released to this address" {...b} />}</Ask></Grid.Col>
						</Grid>
						<Text fw={600} size="sm">Permanent home address</Text>
						<Grid>
							<Grid.Col span={8}><Ask k="street">{(b) => <TextInput aria-label="Street address" placeholder="Street address" {...b} />}</Ask></Grid.Col>
							<Grid.Col span={4}><Ask k="line2">{(b) => <TextInput placeholder="Apt / Unit / PO Box" {...b} />}</Ask></Grid.Col>
							<Grid.Col span={4}><Ask k="city">{(b) => <TextInput placeholder="City" {...b} />}</Ask></Grid.Col>
							<Grid.Col span={3}><Ask k="state">{(b) => <Select searchable placeholder="State (U.S. only)" nothingFoundMessage="No such state" data={STATES.map(([value, label]) => ({ value, label }))} {...b} />}</Ask></Grid.Col>
							<Grid.Col span={2}><Ask k="zip">{(b) => <TextInput placeholder="Postal code" {...b} />}</Ask></Grid.Col>
							<Grid.Col span={3}><Ask k="country">{(b) => <Select searchable placeholder="Country" data={COUNTRIES} {...b} />}</Ask></Grid.Col>
						</Grid>
					</Stack></Accordion.Panel></Accordion.Item>

					<Accordion.Item value="b"><Accordion.Control>B. Academic record *</Accordion.Control><Accordion.Panel><Stack>
						<SchoolName />
						<SimpleGrid cols={3}>
							<Ask k="schoolCity">{(b) => <TextInput label="School's city" {...b} />}</Ask>
							<Ask k="schoolState">{(b) => <Select searchable label="School's state" data={STATES.map(([value, label]) => ({ value, label }))} {...b} />}</Ask>
							<Ask k="ceeb">{(b) => <TextInput label="CEEB code" maxLength={6} {...b} />}</Ask>
							<Ask k="leaves">{(b) => <MonthPickerInput label="You finish (or finished) in" placeholder="Month and year" minDate="2023-01-01" maxDate="2029-12-31" defaultDate="2027-01-01" {...b} />}</Ask>
							<Ask k="gpa">{(b) => <NumberInput label="Weighted grade point average" decimalScale={2} min={0} max={6} hideControls {...b} />}</Ask>
							<Ask k="standing">{(b) => <Select label="Standing in your class" data={["Top 1%", "Top 5%", "Top 10%", "Top 25%", "Top 50%", "Lower half", "School does not rank"]} {...b} />}</Ask>
						</SimpleGrid>
						<Fieldset legend="School official who will send your records">
							<SimpleGrid cols={3}>
								<Ask k="official">{(b) => <TextInput label="Name and title" {...b} />}</Ask>
								<Ask k="officialEmail">{(b) => <TextInput label="Email" type="email" {...b} />}</Ask>
								<Ask k="officialPhone">{(b) => <TextInput label="Telephone" type="tel" {...b} />}</Ask>
							</SimpleGrid>
						</Fieldset>
						<Text fw={600} size="sm">College courses completed or under way</Text>
						<Table withTableBorder withColumnBorders>
							<Table.Thead><Table.Tr><Table.Th w="70%">Title of course</Table.Th><Table.Th>Mark received</Table.Th></Table.Tr></Table.Thead>
							<Table.Tbody>{[1, 2].map((n) => (
								<Table.Tr key={n}>
									<Table.Td><Ask k={`cc${n}Name`}>{(b) => <TextInput variant="unstyled" {...b} />}</Ask></Table.Td>
									<Table.Td><Ask k={`cc${n}Grade`}>{(b) => <TextInput variant="unstyled" {...b} />}</Ask></Table.Td>
								</Table.Tr>
							))}</Table.Tbody>
						</Table>
					</Stack></Accordion.Panel></Accordion.Item>

					<Accordion.Item value="c"><Accordion.Control>C. Tests and examinations</Accordion.Control><Accordion.Panel><Stack>
						<Text size="sm">Report your best result in each part. Official scores are asked for only if you enroll.</Text>
						<Table verticalSpacing="xs">
							<Table.Thead><Table.Tr><Table.Th>Test</Table.Th><Table.Th>Best score</Table.Th><Table.Th>Test date</Table.Th></Table.Tr></Table.Thead>
							<Table.Tbody>
								{[["ebrw", "SAT Reading and Writing"], ["math", "SAT Mathematics"], ["act", "ACT Composite"]].map(([k, name]) => (
									<Table.Tr key={k}>
										<Table.Th scope="row" id={`row-${k}`}>{name}</Table.Th>
										<Table.Td><Ask k={k}>{(b) => <NumberInput hideControls allowDecimal={false} aria-label={`${name} score`} {...b} />}</Ask></Table.Td>
										<Table.Td><Ask k={`${k}On`}>{(b) => <DateInput valueFormat="MM/DD/YYYY" placeholder="MM/DD/YYYY" aria-label={`${name} date`} clearable {...b} />}</Ask></Table.Td>
									</Table.Tr>
								))}
							</Table.Tbody>
						</Table>
						<Ask k="sittings">{(b) => <NumberInput maw={260} label="How many times have you sat for the SAT?" min={0} max={9} {...b} />}</Ask>
						<Text fw={600} size="sm" mt="sm">Advanced Placement</Text>
						<Table withTableBorder>
							<Table.Thead><Table.Tr><Table.Th id="ap-subject">Subject</Table.Th><Table.Th id="ap-score">Score</Table.Th><Table.Th id="ap-year">Year of examination</Table.Th></Table.Tr></Table.Thead>
							<Table.Tbody>{AP.map((subject, i) => (
								<Table.Tr key={subject}>
									<Table.Td id={`ap-${i + 1}`}>{subject}</Table.Td>
									<Table.Td><Ask k={`ap${i + 1}Score`}>{(b) => <NativeSelect aria-labelledby={`ap-${i + 1} ap-score`} data={["", "1", "2", "3", "4", "5"]} {...b} />}</Ask></Table.Td>
									<Table.Td><Ask k={`ap${i + 1}Year`}>{(b) => <TextInput aria-labelledby={`ap-${i + 1} ap-year`} maxLength={4} {...b} />}</Ask></Table.Td>
								</Table.Tr>
							))}</Table.Tbody>
						</Table>
					</Stack></Accordion.Panel></Accordion.Item>

					<Accordion.Item value="d"><Accordion.Control>D. Program of study *</Accordion.Control><Accordion.Panel><Stack>
						<Box><Text size="sm" fw={500} mb={6} id="entry">Proposed date of entry</Text>
							<Ask k="term">{(b) => <Chip.Group {...b}><Group role="radiogroup" aria-labelledby="entry"><Chip value="2026-09">September 2026</Chip><Chip value="2027-09">September 2027</Chip><Chip value="2028-09">September 2028</Chip></Group></Chip.Group>}</Ask></Box>
						<Ask k="program">{(b) => <Select searchable withAsterisk label="Degree program" placeholder="Search programs" data={MAJORS} {...b} />}</Ask>
						<Ask k="goal">{(b) => (
							<Radio.Group label="How far do you mean to go?" {...b}><Stack gap="xs" mt={6}>
								{[["bs", "Bachelor of Science", "Four years"], ["ms", "Master of Science or Master of Engineering", "One to two years past the bachelor's"], ["phd", "Doctor of Philosophy", "Research career"]].map(([value, title, about]) => (
									<Radio.Card key={value} value={value} p="sm" radius="md"><Group wrap="nowrap" align="flex-start"><Radio.Indicator /><div><Text size="sm">{title}</Text><Text size="xs" c="dimmed">{about}</Text></div></Group></Radio.Card>
								))}
							</Stack></Radio.Group>
						)}</Ask>
						<Ask k="others">{(b) => <TagsInput label="Other institutions to which you are applying" description="For our own research. Press Enter after each" {...b} />}</Ask>
					</Stack></Accordion.Panel></Accordion.Item>

					<Accordion.Item value="e"><Accordion.Control>E. Family *</Accordion.Control><Accordion.Panel><Stack>
						<Family n={1} />
						<Family n={2} />
						<Text fw={600} size="sm">Siblings</Text>
						{Array.from({ length: sibs }, (_, i) => i + 1).map((n) => (
							<Group key={n} align="flex-end">
								<Ask k={`sib${n}Name`}>{(b) => <TextInput label="Name" placeholder="First and last" {...b} />}</Ask>
								<Ask k={`sib${n}Age`}>{(b) => <NumberInput label="Age" min={0} max={60} {...b} />}</Ask>
							</Group>
						))}
						{sibs < 2 && <Button variant="light" w="fit-content" onClick={() => setSibs(sibs + 1)}>Add sibling</Button>}
						<Ask k="firstGen">{(b) => <Radio.Group label="Neither of my parents holds a bachelor's degree." description="That makes you a first-generation college student" {...b}><Group mt={6}><Radio value="true" label="True" /><Radio value="false" label="False" /></Group></Radio.Group>}</Ask>
					</Stack></Accordion.Panel></Accordion.Item>

					<Accordion.Item value="f"><Accordion.Control>F. Activities and distinctions</Accordion.Control><Accordion.Panel><Stack>
						<Text size="sm">Three will do. We would rather read about depth than length.</Text>
						<Table>
							<Table.Thead><Table.Tr><Table.Th /><Table.Th>Organization</Table.Th><Table.Th>Position</Table.Th><Table.Th w="36%">Grades in which you took part</Table.Th></Table.Tr></Table.Thead>
							<Table.Tbody>{[1, 2, 3].map((n) => (
								<Table.Tr key={n}>
									<Table.Td>{n}.</Table.Td>
									<Table.Td><Ask k={`act${n}Org`}>{(b) => <TextInput {...b} />}</Ask></Table.Td>
									<Table.Td><Ask k={`act${n}Role`}>{(b) => <TextInput {...b} />}</Ask></Table.Td>
									<Table.Td><Ask k={`act${n}Grades`}>{(b) => <MultiSelect data={["9", "10", "11", "12"]} placeholder={b.value.length ? "" : "Grades"} {...b} />}</Ask></Table.Td>
								</Table.Tr>
							))}</Table.Tbody>
						</Table>
						<Paper withBorder p="md">
							<Text fw={600} size="sm" mb="xs">Academic distinctions or honors since the ninth grade</Text>
							<Stack gap="xs">{[1, 2, 3].map((n) => <Ask key={n} k={`dist${n}`}>{(b) => <TextInput leftSection={<Text size="xs">{n}</Text>} {...b} />}</Ask>)}</Stack>
						</Paper>
					</Stack></Accordion.Panel></Accordion.Item>

					<Accordion.Item value="g"><Accordion.Control>G. For federal reporting and financial planning</Accordion.Control><Accordion.Panel><Stack>
						<Ask k="sex">{(b) => <Radio.Group label="Legal sex" {...b}><Group mt={6}><Radio value="F" label="Female" /><Radio value="M" label="Male" /></Group></Radio.Group>}</Ask>
						<SimpleGrid cols={2}>
							<Ask k="citizen">{(b) => <Select label="Citizenship" placeholder="Select one" data={CITIZEN} {...b} />}</Ask>
							<Ask k="birthplace">{(b) => <Select searchable label="Country in which you were born" data={COUNTRIES} {...b} />}</Ask>
						</SimpleGrid>
						<Ask k="race">{(b) => <MultiSelect label="Which of these describe you? Choose all that do." data={["American Indian or Alaska Native", "Asian", "Black or African American", "Hispanic or Latino", "Native Hawaiian or other Pacific Islander", "White"]} {...b} />}</Ask>
						<Ask k="waiver">{({ value, onChange }) => <Checkbox checked={value} onChange={onChange} label="The $75 application fee would be a hardship for my family; I request that it be waived." />}</Ask>
					</Stack></Accordion.Panel></Accordion.Item>

					<Accordion.Item value="h"><Accordion.Control>H. Recommendation, essay and signature *</Accordion.Control><Accordion.Panel><Stack>
						<Fieldset legend="Teacher of mathematics or physical science">
							<SimpleGrid cols={2}>
								<Ask k="teacher">{(b) => <TextInput label="Name" {...b} />}</Ask>
								<Ask k="teacherEmail">{(b) => <TextInput label="Email" {...b} />}</Ask>
							</SimpleGrid>
						</Fieldset>
						<Ask k="why">{(b) => <Textarea autosize={false} rows={5} label="Take something apart" description="Describe an object, system or idea that you took apart to see how it works, and what you learned. (250 to 400 words)" {...b} />}</Ask>
						<SimpleGrid cols={2}>
							<Ask k="heard">{(b) => <Select label="What first brought Dingle to your attention?" data={["College fair", "FIRST or VEX robotics event", "Alumnus or alumna", "Teacher", "Web"]} {...b} />}</Ask>
							<Ask k="diet">{(b) => <TextInput label="Dietary needs for Shop Weekend, if invited" {...b} />}</Ask>
						</SimpleGrid>
						<SimpleGrid cols={2}>
							<Ask k="password">{(b) => <PasswordInput label="Create a password for your status page" autoComplete="new-password" {...b} />}</Ask>
							<Ask k="ssn">{(b) => <TextInput label="U.S. Social Security number" description="Only if you will apply for federal aid" placeholder="###-##-####" {...b} />}</Ask>
						</SimpleGrid>
						<Ask k="honor">{({ value, onChange }) => <Checkbox checked={value} onChange={onChange} label="I certify that this application is complete, factually correct and my own." />}</Ask>
						<Ask k="signed">{(b) => <Input.Wrapper label="Signature" description="Type your name"><Input {...b} /></Input.Wrapper>}</Ask>
						<Button type="submit" w="fit-content">Submit to Dingle</Button>
					</Stack></Accordion.Panel></Accordion.Item>
				</Accordion>
			</form>
		</Container>
	);
}

createRoot(document.getElementById("root")!).render(<MantineProvider><App /></MantineProvider>);

const LISTS = Object.keys(EMPTY).filter((key) => Array.isArray(EMPTY[key]));
function shownIn(key: string): unknown {
	const root = document.querySelector<HTMLElement>(`[data-qid="${numberOf(key)}"]`);
	if (!root) return Array.isArray(EMPTY[key]) ? [] : typeof EMPTY[key] === "boolean" ? false : "";
	if (LISTS.includes(key)) return [...root.querySelectorAll(".mantine-Pill-label")].map((each) => each.textContent);
	const picker = root.querySelector("button[data-dates-input]");
	if (picker) return picker.querySelector(".mantine-InputPlaceholder-placeholder") ? "" : picker.textContent;
	const box = root.querySelector<HTMLInputElement>("input[type=checkbox]");
	if (box) return box.checked;
	const chosen = root.querySelector<HTMLInputElement>("input[type=radio]:checked");
	if (chosen) return chosen.closest(".mantine-Radio-root, .mantine-Chip-root")!.textContent;
	const card = root.querySelector(".mantine-RadioCard-card[data-checked]");
	if (card) return card.querySelector("p")!.textContent;
	if (root.querySelector("input[type=radio], .mantine-RadioCard-card")) return "";
	const control = root.querySelector<HTMLInputElement | HTMLSelectElement>("input:not([type=hidden]), textarea, select")!;
	return control.value;
}
Object.assign(window, {
	formState: () => Object.fromEntries(Object.entries(answers).map(([key, value]) => [key, LISTS.includes(key) ? [...value] : value])),
	formShown: () => Object.fromEntries(Object.keys(EMPTY).filter((key) => key !== "submitted").map((key) => [key, shownIn(key)])),
});
