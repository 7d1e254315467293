import "@mantine/core/styles.css";
import "@mantine/dates/styles.css";
import "./page.css";
import {
	Anchor, Autocomplete, Badge, Box, Button, Card, Checkbox, Chip, Collapse, Container, Divider, Fieldset, Group, Input,
	MantineProvider, Modal, MultiSelect, NumberInput, Paper, PhoneInput, Radio, Select, SimpleGrid, Stack, Switch, Table, Tabs,
	TagsInput, Text, TextInput, Textarea, Title, createTheme,
} from "@mantine/core";
import { DatePickerInput, MaskedDateInput, MonthPickerInput } from "@mantine/dates";
import { useDisclosure, useListState, useSetState } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";
import { createStore } from "./store";
import { box, face, mark, one, pills, several, shownOf, ticked, words } from "./shown";

const theme = createTheme({
	primaryColor: "sage",
	colors: {
		sage: ["#eef6f3", "#dfe9e5", "#bcd2ca", "#96baad", "#76a695", "#619a86", "#55947e", "#457f6b", "#39725f", "#2f5d50"],
	},
	primaryShade: 9,
	fontFamily: "'Source Sans 3', 'Helvetica Neue', Arial, sans-serif",
	headings: { fontFamily: "Georgia, 'Times New Roman', serif", fontWeight: "500" },
	defaultRadius: "sm",
});

const STATE_DATA = STATES.map(([value, label]) => ({ value, label }));
const SCHOOLS = [
	"Ashland High School", "Ashland Valley High School", "Crater High School", "Eagle Point High School", "Etna High School",
	"Grants Pass High School", "Hidden Valley High School", "Mazama High School", "North Medford High School", "Yreka High School",
];
const INTERESTS = [
	{ group: "Humanities", items: ["Classics", "English", "History", "Music", "Philosophy", "Studio Art", "Theatre"] },
	{ group: "Social sciences", items: ["Anthropology", "Economics", "Political Science", "Psychology", "Sociology"] },
	{ group: "Natural sciences", items: ["Biology", "Chemistry", "Earth Sciences", "Mathematics", "Physics"] },
	{ group: "3–2 engineering with partner universities", items: ["Chemical Engineering", "Civil Engineering", "Environmental Engineering", "Mechanical Engineering"] },
	{ group: "Not sure", items: ["Undecided"] },
];
const KINDS = [
	"Arts", "Athletics", "Community service", "Debate & speech", "Environment & sustainability", "Family responsibilities",
	"Journalism", "Paid work", "Religious life", "Research", "Robotics & computing", "Student government", "Something else",
];
const SCHOOLING = [
	"Did not finish high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor's degree",
	"Graduate or professional degree", "Not sure",
];
const YEARS = ["9th", "10th", "11th", "12th"];
const EXAMS = [
	"AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language and Composition",
	"AP English Literature and Composition", "AP Environmental Science", "AP Physics 1", "AP Psychology", "AP Spanish Language and Culture",
	"AP Statistics", "AP United States Government and Politics", "AP United States History", "AP World History: Modern",
	"IB Biology HL", "IB English A: Literature HL", "IB History HL", "IB Mathematics AA HL",
];
const RACES = [
	"American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White",
];

type Activity = { kind: string | null; where: string; role: string; years: string[]; hours: number | string };
const NO_ACTIVITY: Activity = { kind: null, where: "", role: "", years: [], hours: "" };
const MOST = 3;

const START = {
	given: "", middle: "", family: "", suffix: null as string | null, goesBy: "", former: "", pronouns: [] as string[],
	born: null as string | null, bornIn: null as string | null,
	email: "", cell: "", texts: false,
	street: "", unit: "", town: "", region: null as string | null, zip: "", nation: null as string | null,
	away: false, awayStreet: "", awayTown: "", awayRegion: null as string | null, awayZip: "",
	school: "", schoolTown: "", schoolRegion: null as string | null, schoolKind: null as string | null,
	began: null as string | null, finishes: null as string | null, gpa: "" as number | string, counselor: "", counselorMail: "",
	scores: null as string | null, rw: "" as number | string, math: "" as number | string, act: "" as number | string,
	exam1: null as string | null, exam1Score: null as string | null, exam2: null as string | null, exam2Score: null as string | null,
	exam3: null as string | null, exam3Score: null as string | null,
	interests: [] as string[], degree: null as string | null, job: "", elsewhere: [] as string[], aid: null as string | null, waiver: false,
	adult1: "", adult1Work: "", adult1School: null as string | null, adult2: "", adult2Work: "", adult2School: null as string | null,
	first: null as string | null, hispanic: null as string | null, race: [] as string[],
	why: "", heard: [] as string[], honor: false, signature: "", website: "",
};
type Answers = typeof START;

const { values: a, set, useValue } = createStore<Answers>(START);
const typed = (key: keyof Answers) => ({
	value: a[key] as string,
	onChange: (e: { currentTarget: { value: string } }) => set({ [key]: e.currentTarget.value }),
});
const held = (key: keyof Answers) => ({ value: a[key] as never, onChange: (value: unknown) => set({ [key]: value }) });
const on = (key: keyof Answers) => ({
	checked: a[key] as boolean,
	onChange: (e: { currentTarget: { checked: boolean } }) => set({ [key]: e.currentTarget.checked }),
});

function Question({ name, read, draw }: { name: keyof Answers; read: Parameters<typeof mark>[1]; draw: () => ReactNode }) {
	useValue(name);
	return <Box ref={mark(name, read)}>{draw()}</Box>;
}
const Q = (name: keyof Answers, read: Parameters<typeof mark>[1], draw: () => ReactNode) => <Question name={name} read={read} draw={draw} />;

declare global {
	interface Window {
		formState: () => Record<string, unknown>;
		formShown: () => Record<string, unknown>;
	}
}

function Section({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
	return (
		<Paper withBorder p="xl" mt="lg">
			<Title order={2} size="h3">{title}</Title>
			{note && <Text c="dimmed" mt={4}>{note}</Text>}
			<Stack mt="md" gap="md">{children}</Stack>
		</Paper>
	);
}

function ActivityForm({ from, onSave, onCancel }: { from: Activity; onSave: (entry: Activity) => void; onCancel: () => void }) {
	const [entry, set] = useSetState<Activity>(from);
	return (
		<Stack>
			<Select label="What kind of activity is it?" data={KINDS} value={entry.kind} onChange={(kind) => set({ kind })} withAsterisk searchable nothingFoundMessage="Nothing like that here" />
			<TextInput label="Where or with whom?" description="The club, team, employer or organization" value={entry.where} onChange={(e) => set({ where: e.currentTarget.value })} withAsterisk maxLength={80} />
			<TextInput label="Your role" value={entry.role} onChange={(e) => set({ role: e.currentTarget.value })} maxLength={50} />
			<Checkbox.Group label="Years you took part" value={entry.years} onChange={(years) => set({ years })}>
				<Group mt="xs">{YEARS.map((year) => <Checkbox key={year} value={year} label={year} />)}</Group>
			</Checkbox.Group>
			<NumberInput label="Hours in a typical week" value={entry.hours} onChange={(hours) => set({ hours })} min={0} max={80} />
			<Group justify="flex-end">
				<Button variant="default" onClick={onCancel}>Never mind</Button>
				<Button disabled={!entry.kind || !entry.where} onClick={() => onSave(entry)}>Save activity</Button>
			</Group>
		</Stack>
	);
}

function Application() {
	const [activities, list] = useListState<Activity>([]);
	const [editing, setEditing] = useState<number | null>(null);
	const [opened, { open, close }] = useDisclosure(false);
	const [submitted, setSubmitted] = useState(false);

	window.formState = () => {
		const entries = Array.from({ length: MOST }, (_, i) => activities[i] ?? NO_ACTIVITY).flatMap((entry, i) =>
			Object.entries(entry).map(([part, value]) => [`activity${i + 1}_${part}`, value ?? ""]),
		);
		return { ...Object.fromEntries(Object.entries(a).map(([key, value]) => [key, value ?? ""])), ...Object.fromEntries(entries), submitted };
	};
	window.formShown = () => Object.fromEntries(Object.entries(window.formState()).filter(([key]) => key !== "submitted")
		.map(([key, value]) => [key, shownOf(key, Array.isArray(value) ? [] : typeof value === "boolean" ? false : "")]));

	return (
		<>
			<header className="crest">
				<Container size="md" py="md">
					<Group>
						<div className="crest-mark">W</div>
						<div>
							<Title order={1} size="h2">Wexcombe College</Title>
							<Text c="dimmed" size="sm">Application for first-year admission · Fall 2027</Text>
						</div>
						<Anchor ml="auto" size="sm" href="#help">Questions? Ask a real person</Anchor>
					</Group>
				</Container>
			</header>
			<Container size="md" pb={80}>
				<Text mt="xl" maw={680}>
					Hello! We read every application from beginning to end, so tell us about yourself in your own way. Nothing is sent until you press the
					button at the bottom. Questions with an asterisk need an answer.
				</Text>

				<Section title="Let's start with you">
					<SimpleGrid cols={3}>
						{Q("given", box, () => <TextInput label="Legal first name" withAsterisk {...typed("given")} autoComplete="given-name" />)}
						{Q("middle", box, () => <TextInput label="Legal middle name" {...typed("middle")} />)}
						{Q("family", box, () => <TextInput label="Legal last name" withAsterisk {...typed("family")} autoComplete="family-name" />)}
						{Q("suffix", box, () => <Select label="Suffix" data={["Jr.", "Sr.", "II", "III", "IV", "V"]} clearable placeholder="None" {...held("suffix")} />)}
						{Q("goesBy", box, () => <TextInput label="What do your friends call you?" {...typed("goesBy")} />)}
						{Q("former", box, () => <TextInput label="Former last name, if any" {...typed("former")} />)}
					</SimpleGrid>
					<Input.Wrapper label="Pronouns">
						{Q("pronouns", several, () => (
							<Chip.Group multiple {...held("pronouns")}>
								<Group mt={4}>{["She/her", "He/him", "They/them", "Just use my name"].map((each) => <Chip key={each} value={each}>{each}</Chip>)}</Group>
							</Chip.Group>
						))}
					</Input.Wrapper>
					<SimpleGrid cols={2}>
						{Q("born", (place) => {
							const fields = [...place.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')].map(({ value }) => value);
							return fields.every(Boolean) ? fields.join("/") : "";
						}, () => <MaskedDateInput label="Date of birth" withAsterisk fieldsOrder={["month", "day", "year"]} {...held("born")} />)}
						{Q("bornIn", box, () => <Select label="Country where you were born" searchable data={COUNTRIES} {...held("bornIn")} />)}
					</SimpleGrid>
				</Section>

				<Section title="How we can reach you">
					<SimpleGrid cols={2}>
						{Q("email", box, () => <TextInput type="email" label="Email" description="Please use one you will still have after graduation" withAsterisk {...typed("email")} />)}
						{Q("cell", box, () => <PhoneInput label="Mobile phone" description="With area code" defaultCountry="us" preferredCountries={["us", "ca", "mx"]} {...held("cell")} />)}
					</SimpleGrid>
					{Q("texts", ticked, () => <Switch label="Wexcombe may send me text messages. Message and data rates may apply." {...on("texts")} />)}
					<Fieldset legend="Home address">
						<SimpleGrid cols={2}>
							{Q("street", box, () => <TextInput label="Street" withAsterisk {...typed("street")} />)}
							{Q("unit", box, () => <TextInput label="Apartment, unit, P.O. box" {...typed("unit")} />)}
						</SimpleGrid>
						<SimpleGrid cols={4} mt="md">
							{Q("town", box, () => <TextInput label="City or town" withAsterisk {...typed("town")} />)}
							{Q("region", box, () => <Select label="State" data={STATE_DATA} searchable clearable placeholder="Choose one" {...held("region")} />)}
							{Q("zip", box, () => <TextInput label="ZIP code" {...typed("zip")} />)}
							{Q("nation", box, () => <Select label="Country" withAsterisk data={COUNTRIES} searchable {...held("nation")} />)}
						</SimpleGrid>
						<Box mt="md">{Q("away", ticked, () => <Checkbox label="My mail goes somewhere else while school is in session" {...on("away")} />)}</Box>
						<Collapse expanded={useValue("away")}>
							<SimpleGrid cols={4} mt="md">
								{Q("awayStreet", box, () => <TextInput label="Mailing street or P.O. box" {...typed("awayStreet")} />)}
								{Q("awayTown", box, () => <TextInput label="City or town" {...typed("awayTown")} />)}
								{Q("awayRegion", box, () => <Select label="State" data={STATE_DATA} searchable {...held("awayRegion")} />)}
								{Q("awayZip", box, () => <TextInput label="ZIP code" {...typed("awayZip")} />)}
							</SimpleGrid>
						</Collapse>
					</Fieldset>
				</Section>

				<Section title="Your school" note="Where you are studying now, or where you last studied.">
					{Q("school", box, () => <Autocomplete label="High school" description="Start typing; if yours is not in the list, just write it in full" data={SCHOOLS} limit={6} withAsterisk value={a.school} onChange={(school) => set({ school })} />)}
					<SimpleGrid cols={3}>
						{Q("schoolTown", box, () => <TextInput label="School's city" {...typed("schoolTown")} />)}
						{Q("schoolRegion", box, () => <Select label="School's state" data={STATE_DATA} searchable {...held("schoolRegion")} />)}
						{Q("gpa", box, () => <NumberInput label="Unweighted GPA" placeholder="4.0 scale" min={0} max={4} step={0.01} decimalScale={2} hideControls value={a.gpa} onChange={(gpa) => set({ gpa })} />)}
						{Q("began", face, () => <MonthPickerInput label="When did you start there?" placeholder="Month and year" valueFormat="MMMM YYYY" defaultDate="2024-08-01" {...held("began")} />)}
						{Q("finishes", face, () => <DatePickerInput label="Graduation day" placeholder="Your best guess is fine" valueFormat="MMM D, YYYY" defaultDate="2027-05-01" {...held("finishes")} />)}
					</SimpleGrid>
					{Q("schoolKind", one, () => <Radio.Group label="What kind of school is it?" {...held("schoolKind")}>
						<Group mt="xs">{["Public", "Charter", "Independent", "Religious", "Home school"].map((each) => <Radio key={each} value={each} label={each} />)}</Group>
					</Radio.Group>)}
					<Divider label="Your college counselor" labelPosition="left" />
					<SimpleGrid cols={2}>
						{Q("counselor", box, () => <TextInput label="Name" {...typed("counselor")} />)}
						{Q("counselorMail", box, () => <TextInput type="email" label="Email" {...typed("counselorMail")} />)}
					</SimpleGrid>
				</Section>

				<Section title="Tests, if you'd like" note="We have been test-optional since 2009. Applications without scores are not at a disadvantage.">
					{Q("scores", one, () => <Radio.Group label="How should we read your application?" {...held("scores")}>
						<Stack mt="xs" gap="xs">
							<Radio value="with" label="Consider my test scores" />
							<Radio value="without" label="Read it without test scores" />
						</Stack>
					</Radio.Group>)}
					<SimpleGrid cols={3}>
						{Q("rw", box, () => <NumberInput label="SAT Reading & Writing" description="Best section score" min={200} max={800} step={10} value={a.rw} onChange={(rw) => set({ rw })} />)}
						{Q("math", box, () => <NumberInput label="SAT Math" description="Best section score" min={200} max={800} step={10} value={a.math} onChange={(math) => set({ math })} />)}
						{Q("act", box, () => <NumberInput label="ACT composite" description="Single sitting" min={1} max={36} value={a.act} onChange={(act) => set({ act })} />)}
					</SimpleGrid>
					<Table withTableBorder withColumnBorders>
						<Table.Thead><Table.Tr><Table.Th w={40} /><Table.Th>AP or IB examination already taken</Table.Th><Table.Th w={180}>Score</Table.Th></Table.Tr></Table.Thead>
						<Table.Tbody>
							{([1, 2, 3] as const).map((n) => (
								<Table.Tr key={n}>
									<Table.Td>{n}</Table.Td>
									<Table.Td>{Q(`exam${n}`, box, () => <Select aria-label={`Examination ${n}`} placeholder="Search examinations" data={EXAMS} searchable clearable {...held(`exam${n}`)} />)}</Table.Td>
									<Table.Td>{Q(`exam${n}Score`, box, () => <Select aria-label={`Score ${n}`} data={["1", "2", "3", "4", "5", "6", "7"]} clearable {...held(`exam${n}Score`)} />)}</Table.Td>
								</Table.Tr>
							))}
						</Table.Tbody>
					</Table>
				</Section>

				<Section title="What you might do here, and after">
					{Q("interests", pills, () => <MultiSelect label="Subjects you are drawn to" description="Up to three. It commits you to nothing." data={INTERESTS} maxValues={3} searchable hidePickedOptions {...held("interests")} />)}
					<SimpleGrid cols={2}>
						{Q("degree", box, () => <Select label="How far do you hope to go in school?" data={["Bachelor's degree", "Master's degree", "Doctorate", "Law, medical or other professional degree", "I don't know yet"]} {...held("degree")} />)}
						{Q("job", box, () => <TextInput label="Work you can picture yourself doing" {...typed("job")} />)}
					</SimpleGrid>
					{Q("elsewhere", pills, () => <TagsInput label="Where else are you applying?" description="Optional. Press Enter after each college." {...held("elsewhere")} />)}
					{Q("aid", one, () => <Radio.Group label="Will you be receiving or asking for financial aid?" {...held("aid")}>
						<Group mt="xs"><Radio value="yes" label="Yes" /><Radio value="no" label="No" /></Group>
					</Radio.Group>)}
					{Q("waiver", ticked, () => <Switch label="I plan to ask for a waiver of the $60 application fee" {...on("waiver")} />)}
				</Section>

				<Section title="How you spend your time" note={`Up to three activities, jobs or responsibilities, in the order in which they matter to you.`}>
					{activities.map((entry, i) => (
						<Card withBorder key={i} padding="md">
							<Group justify="space-between" align="flex-start">
								<div>
									<Text fw={600} ref={mark(`activity${i + 1}_where`, words)}>{entry.where}</Text>
									<Text size="sm"><span ref={mark(`activity${i + 1}_role`, words)}>{entry.role}</span> · <span ref={mark(`activity${i + 1}_kind`, words)}>{entry.kind}</span></Text>
									<Group gap={6} mt={6} ref={mark(`activity${i + 1}_years`, (place) => [...place.children].map((each) => each.textContent))}>
										{entry.years.map((year) => <Badge key={year} variant="light" tt="none">{year}</Badge>)}
									</Group>
								</div>
								<Group>
									<Text size="sm"><span ref={mark(`activity${i + 1}_hours`, words)}>{entry.hours}</span> hours a week</Text>
									<Button size="xs" variant="subtle" onClick={() => { setEditing(i); open(); }}>Edit</Button>
									<Button size="xs" variant="subtle" color="red" onClick={() => list.remove(i)}>Remove</Button>
								</Group>
							</Group>
						</Card>
					))}
					<Group><Button variant="light" disabled={activities.length >= MOST} onClick={() => { setEditing(null); open(); }}>Add an activity</Button></Group>
				</Section>

				<Section title="The people at home" note="We ask so that we can tell whether you are among the first in your family to go to college.">
					<Tabs defaultValue="1">
						<Tabs.List><Tabs.Tab value="1">Parent or guardian 1</Tabs.Tab><Tabs.Tab value="2">Parent or guardian 2</Tabs.Tab></Tabs.List>
						{([1, 2] as const).map((n) => (
							<Tabs.Panel key={n} value={String(n)} pt="md">
								<SimpleGrid cols={3}>
									{Q(`adult${n}`, box, () => <TextInput label="Full name" {...typed(`adult${n}`)} />)}
									{Q(`adult${n}Work`, box, () => <TextInput label="Occupation" {...typed(`adult${n}Work`)} />)}
									{Q(`adult${n}School`, box, () => <Select label="Education completed" data={SCHOOLING} {...held(`adult${n}School`)} />)}
								</SimpleGrid>
							</Tabs.Panel>
						))}
					</Tabs>
					{Q("first", one, () => <Radio.Group label="Will you be in the first generation of your family to attend college?" {...held("first")}>
						<Group mt="xs"><Radio value="Y" label="Yes" /><Radio value="N" label="No" /><Radio value="U" label="I'm not sure" /></Group>
					</Radio.Group>)}
				</Section>

				<Section title="Who you are" note="Optional, and never shown to the people who decide on admission.">
					{Q("hispanic", one, () => <Radio.Group label="Are you Hispanic, Latina or Latino?" {...held("hispanic")}>
						<Group mt="xs"><Radio value="Y" label="Yes" /><Radio value="N" label="No" /></Group>
					</Radio.Group>)}
					{Q("race", several, () => <Checkbox.Group label="Whatever you answered above, which of these describe you?" {...held("race")}>
						<Stack mt="xs" gap="xs">{RACES.map((each) => <Checkbox key={each} value={each} label={each} />)}</Stack>
					</Checkbox.Group>)}
				</Section>

				<Section title="Last things">
					{Q("why", box, () => <Textarea label="What would you like to ask a Wexcombe student, and why?" description="200 words at most" autosize minRows={5} {...typed("why")} />)}
					{Q("heard", pills, () => <MultiSelect label="How did you come across us?" data={["A counselor", "A teacher", "Family or friends", "A college fair", "Mail or email", "Social media", "The web"]} {...held("heard")} />)}
					<Divider />
					{Q("honor", ticked, () => <Checkbox label="I have read the Honor Pledge, and everything here is my own work and true." {...on("honor")} />)}
					{Q("signature", box, () => <TextInput label="Sign with your full legal name" withAsterisk classNames={{ input: "sign" }} {...typed("signature")} />)}
					<div className="away" aria-hidden="true" ref={mark("website", box)}>
						<label>Leave this empty <input tabIndex={-1} autoComplete="off" name="website" onChange={(e) => set({ website: e.currentTarget.value })} /></label>
					</div>
					<Group><Button size="md" onClick={() => setSubmitted(true)}>Send my application</Button></Group>
				</Section>
			</Container>
			<Modal opened={opened} onClose={close} title={editing === null ? "Add an activity" : "Change this activity"} centered>
				<ActivityForm key={editing ?? `new${activities.length}`} from={editing === null ? NO_ACTIVITY : activities[editing]} onCancel={close} onSave={(entry) => {
					if (editing === null) list.append(entry);
					else list.setItem(editing, entry);
					close();
				}} />
			</Modal>
		</>
	);
}

createRoot(document.getElementById("root")!).render(<MantineProvider theme={theme}><Application /></MantineProvider>);
