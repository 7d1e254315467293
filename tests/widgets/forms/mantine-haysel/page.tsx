import "@mantine/core/styles.css";
import "@mantine/dates/styles.css";
import "./page.css";
import {
	Accordion, Anchor, Autocomplete, Badge, Box, Button, Checkbox, Chip, Container, createTheme, Group, Input, MantineProvider, MaskInput,
	Modal, MultiSelect, NumberInput, Paper, Radio, SegmentedControl, Select, SimpleGrid, Stack, Switch, Table, TagsInput, Text, Textarea, TextInput, Title,
} from "@mantine/core";
import { DateInput, MonthPickerInput, YearPickerInput } from "@mantine/dates";
import { useDisclosure } from "@mantine/hooks";
import dayjs from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";

dayjs.extend(customParseFormat);

const theme = createTheme({ primaryColor: "teal", defaultRadius: "md", fontFamily: "'Segoe UI', Helvetica, Arial, sans-serif", headings: { fontFamily: "Georgia, serif" } });

const EMPTY = {
	first: "", middle: "", last: "", suffix: null as string | null, known_as: "", dob: null as string | null, 
	email: "", cell: "", text_me: false,
	street: "", unit: "", city: "", state: null as string | null, zip: "", mailing: "",
	school: "", school_town: "", school_state: null as string | null, year_in_school: "", grad: null as string | null,
	gpa: "" as number | string, counselor: "",
	sat_ebrw: "" as number | string, sat_math: "" as number | string, act: "" as number | string, ap_subjects: [] as string[],
	applied: [] as string[], attending: "", start_year: null as string | null, major: null as string | null, degree: null as string | null,
	p1_name: "", p1_work: "", p1_school: null as string | null, p2_name: "", p2_work: "", p2_school: null as string | null,
	first_gen: "", income: null as string | null,
	citizen: null as string | null, hispanic: "", race: [] as string[],
	essay: "", shirt: "", reference_name: "", reference_email: "", agree: false, signature: "",
};
type Answers = typeof EMPTY;
type Activity = { name: string; role: string; kind: string | null; hours: number | string; weeks: number | string };
const NEW_ACTIVITY: Activity = { name: "", role: "", kind: null, hours: "", weeks: "" };
const MOST = 3;

const STATE_DATA = STATES.map(([value, label]) => ({ value, label }));
const SCHOOLING = [
	{ value: "lt_hs", label: "Did not finish high school" },
	{ value: "hs", label: "High school diploma or GED" },
	{ value: "some_college", label: "Some college, no degree" },
	{ value: "aa", label: "Two-year degree (AA, AS)" },
	{ value: "ba", label: "Four-year degree (BA, BS)" },
	{ value: "grad", label: "Graduate or professional degree" },
	{ value: "unsure", label: "Not sure" },
];
const MAJORS = [
	{ group: "Arts & Humanities", items: ["Art & Design", "English", "History", "Languages", "Music", "Philosophy", "Theater"] },
	{ group: "Business", items: ["Accounting", "Finance", "Management", "Marketing"] },
	{ group: "Engineering & Computing", items: ["Chemical Engineering", "Civil Engineering", "Computer Science", "Electrical Engineering", "Environmental Engineering", "Mechanical Engineering"] },
	{ group: "Health", items: ["Kinesiology", "Nursing", "Nutrition", "Public Health"] },
	{ group: "Sciences", items: ["Biology", "Chemistry", "Environmental Science", "Geology", "Mathematics", "Physics"] },
	{ group: "Social Sciences & Education", items: ["Anthropology", "Economics", "Elementary Education", "Political Science", "Psychology", "Sociology"] },
	{ group: "Other", items: ["Trade or technical program", "Undecided"] },
];
const KINDS = ["Arts or music", "Athletics", "Community service", "Environment", "Family responsibilities", "Job", "Religious group", "Speech or debate", "Student government", "Something else"];
const AP = ["Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language", "English Literature", "Environmental Science", "Human Geography", "Physics 1", "Psychology", "Spanish Language", "Statistics", "U.S. Government", "U.S. History", "World History"];

let held: { answers: Answers; activities: Activity[]; submitted: boolean } = { answers: EMPTY, activities: [], submitted: false };

function Section({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
	return (
		<Paper withBorder shadow="xs" p="xl" component="section">
			<Title order={3} mb={note ? 4 : "md"}>{title}</Title>
			{note && <Text size="sm" c="dimmed" mb="md">{note}</Text>}
			<Stack gap="md">{children}</Stack>
		</Paper>
	);
}

function App() {
	const [answers, setAnswers] = useState(EMPTY);
	const [activities, setActivities] = useState<Activity[]>([]);
	const [submitted, setSubmitted] = useState(false);
	const [draft, setDraft] = useState(NEW_ACTIVITY);
	const [editing, setEditing] = useState<number | null>(null);
	const [opened, { open, close }] = useDisclosure(false);
	held = { answers, activities, submitted };
	const set = <K extends keyof Answers>(key: K) => (value: Answers[K]) => setAnswers((now) => ({ ...now, [key]: value }));
	const text = (key: keyof Answers) => ({ "data-q": key, value: answers[key] as string, onChange: (event: { currentTarget: { value: string } }) => set(key)(event.currentTarget.value as never) });
	const given = (key: keyof Answers) => ({ "data-q": key, value: answers[key] as never, onChange: (value: never) => set(key)(value) });
	const edit = (index: number | null) => {
		setEditing(index);
		setDraft(index === null ? NEW_ACTIVITY : activities[index]);
		open();
	};
	const save = () => {
		setActivities((now) => (editing === null ? [...now, draft] : now.map((each, index) => (index === editing ? draft : each))));
		close();
	};
	return (
		<form noValidate autoComplete="off" onSubmit={(event) => { event.preventDefault(); setSubmitted(true); }}>
			<Box className="banner">
				<Container size="md">
					<Text size="sm" tt="uppercase" fw={700} opacity={0.85}>Halloran Community Foundation</Text>
					<Title order={1}>Stepping Stone Scholarship</Title>
					<Text mt={6}>For students in the tri-county area who will start college in fall 2027. One application puts you in the running for all 41 of our funds.</Text>
					<Group mt="sm" gap="xs"><Badge variant="white" color="teal">Due February 12</Badge><Badge variant="white" color="teal">About 25 minutes</Badge></Group>
				</Container>
			</Box>
			<Container size="md" py="xl">
				<Stack gap="lg">
					<Section title="Tell us who you are" note="Please use the name that is on your school records. We will use the name you go by when we write to you.">
						<SimpleGrid cols={{ base: 1, sm: 3 }}>
							<TextInput label="First name" withAsterisk {...text("first")} />
							<TextInput label="Middle name" {...text("middle")} />
							<TextInput label="Last name" withAsterisk {...text("last")} />
						</SimpleGrid>
						<SimpleGrid cols={{ base: 1, sm: 2 }}>
							<Select label="Suffix" placeholder="None" clearable data={["Jr.", "Sr.", "II", "III", "IV"]} {...given("suffix")} />
							<TextInput label="Name you go by" placeholder="If different" {...text("known_as")} />
						</SimpleGrid>
						<SimpleGrid cols={{ base: 1, sm: 3 }}>
							<DateInput label="Birthday" withAsterisk placeholder="MM/DD/YYYY" valueFormat="MM/DD/YYYY" clearable maxDate="2015-12-31" {...given("dob")} />
							<TextInput label="Email" withAsterisk type="email" placeholder="Not your school account, please" {...text("email")} />
							<MaskInput label="Cell phone" withAsterisk mask="(999) 999-9999" data-q="cell" onChangeRaw={(_, masked) => set("cell")(masked)} />
						</SimpleGrid>
						<Switch data-q="text_me" label="You may text me reminders at this number. Message rates may apply." checked={answers.text_me} onChange={(event) => set("text_me")(event.currentTarget.checked)} />
					</Section>

					<Section title="Where you live">
						<SimpleGrid cols={{ base: 1, sm: 2 }}>
							<TextInput label="Street address" withAsterisk {...text("street")} />
							<TextInput label="Apartment or unit" {...text("unit")} />
						</SimpleGrid>
						<SimpleGrid cols={{ base: 1, sm: 3 }}>
							<TextInput label="City" withAsterisk {...text("city")} />
							<Select label="State" withAsterisk searchable placeholder="Start typing" nothingFoundMessage="No such state" data={STATE_DATA} {...given("state")} />
							<TextInput label="ZIP" withAsterisk maxLength={10} {...text("zip")} />
						</SimpleGrid>
						<Textarea label="Mailing address, if you get your mail somewhere else" description="Leave blank if it is the same" rows={2} {...text("mailing")} />
					</Section>

					<Section title="School">
						<SimpleGrid cols={{ base: 1, sm: 3 }}>
							<Autocomplete label="High school" withAsterisk description="Pick from the list or type yours" data={["Butte Falls Charter", "Crater High School", "Etna High School", "Happy Camp High School", "Mount Shasta High School", "Rogue River High School", "Yreka High School"]} {...given("school")} />
							<TextInput label="Town" description="Where the school is" {...text("school_town")} />
							<Select label="State of school" description="Or the state of your district" searchable data={STATE_DATA} {...given("school_state")} />
						</SimpleGrid>
						<Radio.Group label="What year are you in?" withAsterisk {...given("year_in_school")}>
							<Group mt="xs">
								<Radio value="11" label="Junior" />
								<Radio value="12" label="Senior" />
								<Radio value="done" label="Already graduated" />
								<Radio value="ged" label="Working on a GED" />
							</Group>
						</Radio.Group>
						<SimpleGrid cols={{ base: 1, sm: 3 }}>
							<MonthPickerInput label="Graduation month" placeholder="Pick month" defaultDate="2027-01-01" clearable {...given("grad")} />
							<NumberInput label="GPA, unweighted" min={0} max={4} decimalScale={2} step={0.01} {...given("gpa")} />
							<TextInput label="Counselor's name" placeholder="For your transcript" {...text("counselor")} />
						</SimpleGrid>
					</Section>

					<Section title="Test scores" note="We are test-optional. Skip whatever you have not taken; nobody loses points for it.">
						<SimpleGrid cols={{ base: 1, sm: 3 }}>
							<NumberInput label="SAT Reading & Writing" placeholder="200–800" min={200} max={800} step={10} {...given("sat_ebrw")} />
							<NumberInput label="SAT Math" placeholder="200–800" min={200} max={800} step={10} {...given("sat_math")} />
							<NumberInput label="ACT composite" placeholder="1–36" min={1} max={36} {...given("act")} />
						</SimpleGrid>
						<MultiSelect label="AP exams you have taken" placeholder={answers.ap_subjects.length ? undefined : "Choose all that apply"} searchable hidePickedOptions data={AP} data-q="ap_subjects" value={answers.ap_subjects} onChange={(picked) => set("ap_subjects")(AP.filter((each) => picked.includes(each)))} />
					</Section>

					<Section title="What comes next">
						<TagsInput label="Colleges you have applied to" description="Press Enter after each one" maxTags={6} {...given("applied")} />
						<SimpleGrid cols={{ base: 1, sm: 2 }}>
							<TextInput label="College you most likely will attend" {...text("attending")} />
							<YearPickerInput label="Year you will start" placeholder="Pick year" {...given("start_year")} />
							<Select label="Field of study" searchable placeholder="Search" maxDropdownHeight={280} data={MAJORS} {...given("major")} />
							<Select label="How far do you plan to go?" placeholder="Highest degree" data={["Certificate", "Associate degree", "Bachelor's degree", "Master's degree", "Doctorate", "I don't know yet"]} {...given("degree")} />
						</SimpleGrid>
					</Section>

					<Section title="What you do outside class" note={`Clubs, sports, jobs, caring for family: it all counts. List up to ${MOST}, the ones that matter most to you first.`}>
						{activities.length > 0 && (
							<Table withTableBorder verticalSpacing="xs" id="activities">
								<Table.Thead>
									<Table.Tr><Table.Th>Group or employer</Table.Th><Table.Th>Your role</Table.Th><Table.Th>Kind</Table.Th><Table.Th>Hrs/wk</Table.Th><Table.Th>Wks/yr</Table.Th><Table.Th /></Table.Tr>
								</Table.Thead>
								<Table.Tbody>
									{activities.map((each, index) => (
										<Table.Tr key={index}>
											<Table.Td>{each.name}</Table.Td><Table.Td>{each.role}</Table.Td><Table.Td>{each.kind}</Table.Td><Table.Td>{each.hours}</Table.Td><Table.Td>{each.weeks}</Table.Td>
											<Table.Td>
												<Group gap="xs" wrap="nowrap" justify="flex-end">
													<Anchor component="button" type="button" size="sm" onClick={() => edit(index)}>Edit</Anchor>
													<Anchor component="button" type="button" size="sm" c="red" onClick={() => setActivities((now) => now.filter((_, at) => at !== index))}>Remove</Anchor>
												</Group>
											</Table.Td>
										</Table.Tr>
									))}
								</Table.Tbody>
							</Table>
						)}
						{activities.length === 0 && <Text size="sm" c="dimmed" fs="italic">Nothing here yet.</Text>}
						<Group><Button type="button" variant="light" disabled={activities.length >= MOST} onClick={() => edit(null)}>+ Add an activity</Button></Group>
					</Section>

					<Section title="Your family">
						<Accordion multiple variant="separated" defaultValue={["one"]}>
							<Accordion.Item value="one">
								<Accordion.Control>First parent or guardian</Accordion.Control>
								<Accordion.Panel>
									<SimpleGrid cols={{ base: 1, sm: 3 }}>
										<TextInput label="Full name" {...text("p1_name")} />
										<TextInput label="Line of work" {...text("p1_work")} />
										<Select label="Schooling" data={SCHOOLING} {...given("p1_school")} />
									</SimpleGrid>
								</Accordion.Panel>
							</Accordion.Item>
							<Accordion.Item value="two">
								<Accordion.Control>Second parent or guardian</Accordion.Control>
								<Accordion.Panel>
									<SimpleGrid cols={{ base: 1, sm: 3 }}>
										<TextInput label="Full name" {...text("p2_name")} />
										<TextInput label="Line of work" {...text("p2_work")} />
										<Select label="Schooling" data={SCHOOLING} {...given("p2_school")} />
									</SimpleGrid>
								</Accordion.Panel>
							</Accordion.Item>
						</Accordion>
						<Radio.Group label="Will you be the first in your family to go to college?" {...given("first_gen")}>
							<Group mt="xs"><Radio value="y" label="Yes" /><Radio value="n" label="No" /><Radio value="?" label="I'm not sure" /></Group>
						</Radio.Group>
						<Select label="Household income last year, before taxes" placeholder="A good guess is fine" clearable data={[{ value: "A", label: "Under $25,000" }, { value: "B", label: "$25,000 to $44,999" }, { value: "C", label: "$45,000 to $64,999" }, { value: "D", label: "$65,000 to $89,999" }, { value: "E", label: "$90,000 to $119,999" }, { value: "F", label: "$120,000 and up" }, { value: "X", label: "I'd rather not say" }]} {...given("income")} />

					</Section>

					<Section title="A little more about you" note="Some of our donors set aside funds for particular students. Readers do not see these answers.">
						<Select label="Citizenship" placeholder="Choose one" data={["U.S. citizen", "Permanent resident (green card)", "DACA or undocumented", "On a visa", "Prefer not to say"]} {...given("citizen")} />
						<Input.Wrapper label="Are you Hispanic or Latino?">
							<div>
								<Chip.Group value={answers.hispanic} onChange={(value) => set("hispanic")(value as string)}>
									<Group mt={6} gap="xs" data-q="hispanic"><Chip value="yes">Yes</Chip><Chip value="no">No</Chip><Chip value="skip">Skip</Chip></Group>
								</Chip.Group>
							</div>
						</Input.Wrapper>
						<Checkbox.Group label="Race" description="Check all that apply" {...given("race")}>
							<SimpleGrid cols={{ base: 1, sm: 2 }} mt="xs" verticalSpacing="xs">
								<Checkbox value="aian" label="American Indian or Alaska Native" />
								<Checkbox value="asian" label="Asian" />
								<Checkbox value="black" label="Black or African American" />
								<Checkbox value="nhpi" label="Native Hawaiian or Pacific Islander" />
								<Checkbox value="white" label="White" />
								<Checkbox value="none" label="Prefer not to say" />
							</SimpleGrid>
						</Checkbox.Group>
					</Section>

					<Section title="Your story">
						<Textarea label="What has someone in your community taught you?" description="300 words or fewer" withAsterisk autosize minRows={5} {...text("essay")} />
						<SimpleGrid cols={{ base: 1, sm: 2 }}>
							<TextInput label="Adult who can speak for you" description="Not a relative" {...text("reference_name")} />
							<TextInput label="Their email" description="We will send them three short questions" type="email" {...text("reference_email")} />
						</SimpleGrid>
						<Input.Wrapper label="Shirt size for the awards picnic">
							<Box mt={4}><SegmentedControl data-q="shirt" data={["XS", "S", "M", "L", "XL", "2XL"]} value={answers.shirt} onChange={set("shirt")} /></Box>
						</Input.Wrapper>
					</Section>

					<Section title="Sign and send">
						<Checkbox data-q="agree" label="Everything I have written is true, and I let the Foundation share my application with its selection committees." checked={answers.agree} onChange={(event) => set("agree")(event.currentTarget.checked)} />
						<TextInput label="Type your full name as your signature" withAsterisk maw={420} {...text("signature")} />
						<Group><Button type="submit" size="md">Send my application</Button></Group>
					</Section>
				</Stack>
			</Container>

			<Modal opened={opened} onClose={close} title={editing === null ? "Add an activity" : "Edit activity"} size="lg" centered>
				<Stack>
					<SimpleGrid cols={2}>
						<TextInput label="Group or employer" withAsterisk data-autofocus value={draft.name} onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })} />
						<TextInput label="Your role" maxLength={50} value={draft.role} onChange={(event) => setDraft({ ...draft, role: event.currentTarget.value })} />
					</SimpleGrid>
					<Select label="Kind of activity" withAsterisk data={KINDS} value={draft.kind} onChange={(kind) => setDraft({ ...draft, kind })} />
					<SimpleGrid cols={2}>
						<NumberInput label="Hours a week" min={0} max={80} value={draft.hours} onChange={(hours) => setDraft({ ...draft, hours })} />
						<NumberInput label="Weeks a year" min={0} max={52} value={draft.weeks} onChange={(weeks) => setDraft({ ...draft, weeks })} />
					</SimpleGrid>
					<Group justify="flex-end">
						<Button type="button" variant="default" onClick={close}>Cancel</Button>
						<Button type="button" disabled={!draft.name || !draft.kind} onClick={save}>Save activity</Button>
					</Group>
				</Stack>
			</Modal>
		</form>
	);
}

createRoot(document.getElementById("root")!).render(
	<MantineProvider theme={theme}><App /></MantineProvider>,
);

const PARTS = ["name", "role", "kind", "hours", "weeks"] as const;
const CHECKED = ["text_me", "agree"];
const RADIOS = ["year_in_school", "first_gen", "hispanic", "shirt"];

const labelOf = (input: Element) => (input.closest("label") ?? document.querySelector(`label[for="${input.id}"]`))?.textContent ?? "";
function textOf(key: string): string | boolean | string[] {
	const element = document.querySelector<HTMLInputElement>(`[data-q="${key}"]`);
	if (!element) return "";
	if (CHECKED.includes(key)) return element.checked;
	if (RADIOS.includes(key)) return [...element.querySelectorAll("input:checked")].map(labelOf)[0] ?? "";
	if (key === "race") return [...element.querySelectorAll("input:checked")].map(labelOf);
	if (key === "ap_subjects" || key === "applied") return [...element.closest(".mantine-InputWrapper-root")!.querySelectorAll(".mantine-Pill-label")].map((pill) => pill.textContent ?? "");
	if (element.tagName === "BUTTON") return element.querySelector(".mantine-InputPlaceholder-placeholder") ? "" : (element.textContent ?? "");
	return element.value;
}
Object.assign(window, {
	formState: () => {
		const state: Record<string, unknown> = { ...held.answers };
		for (let index = 0; index < MOST; index++) for (const part of PARTS) state[`activity${index + 1}_${part}`] = held.activities[index]?.[part] ?? "";
		return { ...state, submitted: held.submitted };
	},
	formShown: () => {
		const shown: Record<string, unknown> = {};
		for (const key of Object.keys(EMPTY)) shown[key] = textOf(key);
		for (let index = 0; index < MOST; index++)
			PARTS.forEach((part, at) => {
				shown[`activity${index + 1}_${part}`] = document.querySelectorAll("#activities tbody tr")[index]?.children[at]?.textContent ?? "";
			});
		return shown;
	},
});
