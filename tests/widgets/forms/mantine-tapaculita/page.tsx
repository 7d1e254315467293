import "@mantine/core/styles.css";
import "@mantine/dates/styles.css";
import {
	Autocomplete, Button, Card, Checkbox, Chip, Container, Divider, FileInput, Group, Input, MantineProvider, MaskInput, MultiSelect,
	NumberInput, Paper, Radio, Select, SimpleGrid, Stack, Switch, Table, TagsInput, Text, Textarea, TextInput, Title,
} from "@mantine/core";
import { DateInput, MonthPickerInput } from "@mantine/dates";
import { useReducer } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const states = STATES.map(([value, label]) => ({ value, label }));
const grades = ["9", "10", "11", "12"];
const EXAMS = ["AP Art History", "AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Language", "AP English Literature", "AP Environmental Science", "AP Physics 1", "AP Psychology", "AP Spanish Language", "AP Statistics", "AP United States History", "AP World History", "IB Biology HL", "IB English A HL", "IB History HL", "IB Mathematics AA HL"];
const ACTIVITY_KINDS = ["Academic team or club", "Arts (music, theatre, visual art)", "Athletics", "Debate/Forensics", "Employment (paid)", "Environmental", "Family responsibilities", "Independent research or study", "Internship", "Religious", "Student government", "Volunteer/Community service", "Other"];
const ESSAYS = ["A", "B", "C", "D"];

type Values = Record<string, any>;
const TEXTS = "firstName middleName lastName preferredName universityId email phone street apt city zip highSchool hsCity secondMajor career collegeAttended parent1 parent1Email parent2 parent2Email link impact essay1 essay2 tweet circumstances rec1.name rec1.title rec1.email rec1.phone rec2.name rec2.title rec2.email rec2.phone counselor counselorEmail signature major".split(" ");
const NULLS = "pronouns state country dob hsState graduation term citizenship satDate actDate p1Education p2Education essay1Topic essay2Topic signatureDate transcript degree".split(" ");
const NUMBERS = "gpaWeighted gpaUnweighted rank classSize satReading satMath satTotal act".split(" ");
const CHOICES = "applicantType collegeCredit firstGen housing hispanic gender".split(" ");
const LISTS = "languages otherSchools hear interests race".split(" ");
const COURSE = ["name", "grade", "hours"];
const EXAM = ["exam", "score", "year"];
const AWARD = ["title", "level", "description"];

const values: Values = {};
for (const key of TEXTS) values[key] = "";
for (const key of NULLS) values[key] = null;
for (const key of NUMBERS) values[key] = "";
for (const key of CHOICES) values[key] = "";
for (const key of LISTS) values[key] = [];
for (const key of ["agree", "release"]) values[key] = false;
for (let i = 0; i < 2; i++) for (const part of COURSE) values[`courses.${i}.${part}`] = "";
for (let i = 0; i < 3; i++) for (const part of EXAM) values[`exams.${i}.${part}`] = part === "score" ? null : "";
for (let i = 0; i < 3; i++) for (const part of AWARD) values[`awards.${i}.${part}`] = part === "level" ? null : "";
const newActivity = (i: number) =>
	Object.assign(values, {
		[`activities.${i}.kind`]: null, [`activities.${i}.name`]: "", [`activities.${i}.role`]: "", [`activities.${i}.grades`]: [],
		[`activities.${i}.hours`]: "", [`activities.${i}.weeks`]: "", [`activities.${i}.overview`]: "", [`activities.${i}.continue`]: false,
	});
newActivity(0);
let activities = 1;
let submitted = false;

function App() {
	const [, redraw] = useReducer((n: number) => n + 1, 0);
	const set = (path: string, value: unknown) => {
		values[path] = value;
	};
	// The shape of @mantine/form's getInputProps in mode "uncontrolled".
	const field = (path: string) => ({ "data-path": path, defaultValue: values[path], onChange: (given: any) => set(path, given?.currentTarget ? given.currentTarget.value : given) });
	const box = (path: string) => ({ "data-path": path, defaultChecked: values[path] as boolean, onChange: (event: any) => set(path, event.currentTarget.checked) });

	return (
		<Container size="md" py="xl">
			<Title order={1}>Honors College Application</Title>
			<Text c="dimmed" mb="lg">First-Year Student. Before you begin, please have your unofficial transcript ready. We are not able to edit your application after submission.</Text>
			<form onSubmit={(event) => { event.preventDefault(); submitted = true; }}>
				<Paper withBorder p="lg" mb="lg">
					<Title order={3} mb="sm">Your Information</Title>
					<SimpleGrid cols={3}>
						<TextInput label="First Name" withAsterisk {...field("firstName")} />
						<TextInput label="Middle Name" {...field("middleName")} />
						<TextInput label="Last Name" withAsterisk {...field("lastName")} />
						<TextInput label="What name do you like to be called?" {...field("preferredName")} />
						<Select label="Pronouns" data={["he/him/his", "she/her/hers", "they/them/theirs", "Prefer to self-describe", "Prefer not to answer"]} {...field("pronouns")} />
						<TextInput label="University ID" description="e.g. 912345678" {...field("universityId")} />
						<TextInput label="Email" description="Please list one you check regularly!" withAsterisk {...field("email")} />
						<MaskInput label="Phone" description="Please provide a number that you can be reached at currently" mask="(999) 999-9999" placeholder="(___) ___-____" data-path="phone" onChangeRaw={(_raw: string, masked: string) => set("phone", masked)} />
						<DateInput label="Date of Birth" description="MM/DD/YYYY" valueFormat="MM/DD/YYYY" placeholder="MM/DD/YYYY" {...field("dob")} />
					</SimpleGrid>
					<Divider my="md" label="Home Mailing Address" labelPosition="left" />
					<Group grow preventGrowOverflow={false}>
						<TextInput label="Street" w={420} {...field("street")} />
						<TextInput label="Apt./Unit" w={120} {...field("apt")} />
					</Group>
					<SimpleGrid cols={4} mt="sm">
						<TextInput label="City" {...field("city")} />
						<Select label="State" searchable data={states} placeholder="Pick one" {...field("state")} />
						<TextInput label="ZIP" {...field("zip")} />
						<Select label="Country" searchable data={COUNTRIES} {...field("country")} />
					</SimpleGrid>
				</Paper>

				<Paper withBorder p="lg" mb="lg">
					<Title order={3} mb="sm">Educational Information</Title>
					<Radio.Group label="I will be a" {...field("applicantType")}>
						<Group mt={6}>
							<Radio value="first-year" label="First-year student (high school senior)" />
							<Radio value="current" label="Current student at the University" />
							<Radio value="transfer" label="Transfer student" />
						</Group>
					</Radio.Group>
					<SimpleGrid cols={2} mt="md">
						<Select label="Semester you plan to enter" data={["Spring 2027", "Summer 2027", "Fall 2027", "Spring 2028", "Fall 2028"]} {...field("term")} />
						<MonthPickerInput label="High School Graduation Date" placeholder="Month, Year" valueFormat="MMMM YYYY" defaultDate="2027-01-01" {...field("graduation")} />
						<TextInput label="High School" {...field("highSchool")} />
						<Group grow>
							<TextInput label="High School City" {...field("hsCity")} />
							<Select label="High School State" searchable data={states} {...field("hsState")} />
						</Group>
						<Autocomplete label="Anticipated Major" description="If you are not sure, type Undecided" data={MAJORS} {...field("major")} />
						<TextInput label="Second major or minor (if any)" description="Leave blank if none" {...field("secondMajor")} />
						<TextInput label="Career goal" {...field("career")} />
						<Select label="Highest degree you plan to pursue" data={["Bachelor's", "Master's", "PhD", "Professional (MD, JD, DVM, PharmD)", "Undecided"]} {...field("degree")} />
					</SimpleGrid>
					<SimpleGrid cols={4} mt="md">
						<NumberInput label="High School GPA (unweighted)" decimalScale={2} min={0} max={4} hideControls {...field("gpaUnweighted")} />
						<NumberInput label="High School GPA (weighted)" decimalScale={2} min={0} max={6} hideControls {...field("gpaWeighted")} />
						<NumberInput label="Class rank" min={1} {...field("rank")} />
						<NumberInput label="Out of" min={1} {...field("classSize")} />
					</SimpleGrid>
					<SimpleGrid cols={3} mt="md">
						<NumberInput label="SAT Evidence-Based Reading & Writing" min={0} max={800} hideControls {...field("satReading")} />
						<NumberInput label="SAT Math" min={0} max={800} hideControls {...field("satMath")} />
						<NumberInput label="SAT Superscore" min={0} max={1600} hideControls {...field("satTotal")} />
						<DateInput label="Date of SAT (most recent)" valueFormat="MM/DD/YYYY" {...field("satDate")} />
						<NumberInput label="ACT Composite" min={0} max={36} hideControls {...field("act")} />
						<DateInput label="Date of ACT" valueFormat="MM/DD/YYYY" {...field("actDate")} />
					</SimpleGrid>
					<Text fw={500} mt="lg">AP and IB exams</Text>
					<Text size="sm" c="dimmed">This information does not affect your standing if you have not had the opportunity to take these courses.</Text>
					<Table>
						<Table.Thead><Table.Tr><Table.Th>Exam</Table.Th><Table.Th>Score</Table.Th><Table.Th>Year taken</Table.Th></Table.Tr></Table.Thead>
						<Table.Tbody>
							{[0, 1, 2].map((i) => (
								<Table.Tr key={i}>
									<Table.Td><Autocomplete data={EXAMS} placeholder="Start typing" {...field(`exams.${i}.exam`)} /></Table.Td>
									<Table.Td><Select data={["1", "2", "3", "4", "5", "6", "7"]} placeholder="-" w={90} {...field(`exams.${i}.score`)} /></Table.Td>
									<Table.Td><TextInput maxLength={4} w={90} {...field(`exams.${i}.year`)} /></Table.Td>
								</Table.Tr>
							))}
						</Table.Tbody>
					</Table>
					<Radio.Group mt="lg" label="Have you taken any college courses for credit?" {...field("collegeCredit")}>
						<Group mt={6}><Radio value="yes" label="Yes" /><Radio value="no" label="No" /></Group>
					</Radio.Group>
					<TextInput mt="sm" label="If yes, name of college(s)" {...field("collegeAttended")} />
					<Table mt="xs">
						<Table.Thead><Table.Tr><Table.Th>Course Title</Table.Th><Table.Th>Grade</Table.Th><Table.Th>Credit hours</Table.Th></Table.Tr></Table.Thead>
						<Table.Tbody>
							{[0, 1].map((i) => (
								<Table.Tr key={i}>
									<Table.Td><TextInput {...field(`courses.${i}.name`)} /></Table.Td>
									<Table.Td><TextInput w={90} {...field(`courses.${i}.grade`)} /></Table.Td>
									<Table.Td><NumberInput w={90} min={0} {...field(`courses.${i}.hours`)} /></Table.Td>
								</Table.Tr>
							))}
						</Table.Tbody>
					</Table>
					<FileInput mt="md" label="Unofficial transcript" description="PDF only. Your transcript needs to include your senior year classes." placeholder="Choose file" accept="application/pdf" {...field("transcript")} />
				</Paper>

				<Title order={3}>Involvement and Activities</Title>
				<Text size="sm" mb="sm">Describe up to seven of the most significant leadership, service, work, learning, and/or enrichment activities (e.g., independent research or study, clubs, studies abroad, internships, employment experience, family or childcare, athletics, hobbies) in which you have participated in your high school career.</Text>
				{Array.from({ length: activities }, (_, i) => (
					<Card withBorder key={i} mb="sm" id={`activity-${i + 1}`}>
						<Text fw={600}>Activity {i + 1}</Text>
						<SimpleGrid cols={3}>
							<Select label="Type of activity" data={ACTIVITY_KINDS} {...field(`activities.${i}.kind`)} />
							<TextInput label="Name of the actual group, employer, etc." {...field(`activities.${i}.name`)} />
							<TextInput label="Your leadership or role" {...field(`activities.${i}.role`)} />
						</SimpleGrid>
						<Group mt="sm" align="end">
							<Input.Wrapper label="Grade(s) of participation" data-path={`activities.${i}.grades`}>
								<Chip.Group multiple defaultValue={values[`activities.${i}.grades`]} onChange={(given: string[]) => set(`activities.${i}.grades`, grades.filter((grade) => given.includes(grade)))}>
									<Group gap={4}>{grades.map((grade) => <Chip key={grade} value={grade}>{grade}</Chip>)}</Group>
								</Chip.Group>
							</Input.Wrapper>
							<NumberInput label="Hours/week" w={110} min={0} max={168} {...field(`activities.${i}.hours`)} />
							<NumberInput label="Weeks/year" w={110} min={0} max={52} {...field(`activities.${i}.weeks`)} />
							<Switch label="I hope to continue this in college" {...box(`activities.${i}.continue`)} />
						</Group>
						<Textarea mt="sm" label="An overview of the activity" description="150 characters" maxLength={150} autosize minRows={2} {...field(`activities.${i}.overview`)} />
					</Card>
				))}
				<Button variant="light" mb="lg" disabled={activities >= 7} onClick={() => { newActivity(activities++); redraw(); }}>Add another activity</Button>

				<Paper withBorder p="lg" mb="lg">
					<Title order={3}>Awards</Title>
					<Text size="sm" mb="sm">Describe up to three awards or recognitions you have received during your high school career that you regard as significant.</Text>
					<Stack>
						{[0, 1, 2].map((i) => (
							<Group key={i} align="start" grow>
								<TextInput label={`Award ${i + 1}`} {...field(`awards.${i}.title`)} />
								<Select label="When received" data={[{ value: "9", label: "Freshman year" }, { value: "10", label: "Sophomore year" }, { value: "11", label: "Junior year" }, { value: "12", label: "Senior year" }]} {...field(`awards.${i}.level`)} />
								<Textarea label="Brief description" {...field(`awards.${i}.description`)} />
							</Group>
						))}
					</Stack>
					<Textarea mt="md" label="Of the experiences above, which has been most impactful and why?" autosize minRows={3} {...field("impact")} />
					<TextInput mt="md" label="Link to your portfolio, website or other work you would like us to see (optional)" {...field("link")} />
				</Paper>

				<Paper withBorder p="lg" mb="lg">
					<Title order={3} mb="sm">About You</Title>
					<SimpleGrid cols={2}>
						<Select label="Citizenship" data={["U.S. Citizen", "U.S. Permanent Resident", "International student", "Other"]} {...field("citizenship")} />
						<Radio.Group label="Gender" {...field("gender")}><Group mt={6}><Radio value="F" label="Female" /><Radio value="M" label="Male" /><Radio value="X" label="Non-binary / another gender" /></Group></Radio.Group>
						<Radio.Group label="Are you Hispanic or Latino/a/x?" {...field("hispanic")}><Group mt={6}><Radio value="Y" label="Yes" /><Radio value="N" label="No" /></Group></Radio.Group>
						<Radio.Group label="Are you a first-generation college student?" description="Neither parent has earned a bachelor's degree" {...field("firstGen")}><Group mt={6}><Radio value="Y" label="Yes" /><Radio value="N" label="No" /><Radio value="U" label="Not sure" /></Group></Radio.Group>
					</SimpleGrid>
					<Checkbox.Group mt="md" label="Race (check all that apply)" {...field("race")}>
						<Group mt={6}>{["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"].map((race) => <Checkbox key={race} value={race} label={race} />)}</Group>
					</Checkbox.Group>
					<MultiSelect mt="md" label="Languages you speak" searchable data={["Arabic", "Chinese", "English", "French", "German", "Hindi", "Igbo", "Japanese", "Korean", "Portuguese", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba"]} {...field("languages")} />
					<SimpleGrid cols={3} mt="md">
						<TextInput label="Parent/Guardian 1 Name" {...field("parent1")} />
						<TextInput label="Parent/Guardian 1 Email" {...field("parent1Email")} />
						<Select label="Parent/Guardian 1 Education" data={["Did not complete high school", "High school diploma or GED", "Some college", "Associate degree", "Bachelor's degree", "Graduate degree"]} {...field("p1Education")} />
						<TextInput label="Parent/Guardian 2 Name" {...field("parent2")} />
						<TextInput label="Parent/Guardian 2 Email" {...field("parent2Email")} />
						<Select label="Parent/Guardian 2 Education" data={["Did not complete high school", "High school diploma or GED", "Some college", "Associate degree", "Bachelor's degree", "Graduate degree"]} {...field("p2Education")} />
					</SimpleGrid>
					<TagsInput mt="md" label="To which other colleges or universities are you applying?" description="Press Enter after each one" {...field("otherSchools")} />
					<MultiSelect mt="md" label="How did you hear about the Honors College?" data={["Admissions counselor", "Campus visit", "Current honors student", "Email or mailing", "High school counselor or teacher", "Website"]} {...field("hear")} />
					<Checkbox.Group mt="md" label="Which of these opportunities interest you?" description="This information helps us plan, but does not impact your Honors eligibility." {...field("interests")}>
						<Group mt={6}>{["Undergraduate research", "Study abroad", "Service learning", "Honors student council", "Peer mentoring"].map((each) => <Checkbox key={each} value={each} label={each} />)}</Group>
					</Checkbox.Group>
					<Radio.Group mt="md" label="Do you wish to live in on-campus honors housing?" {...field("housing")}><Group mt={6}><Radio value="yes" label="Yes" /><Radio value="no" label="No" /><Radio value="undecided" label="Undecided" /></Group></Radio.Group>
				</Paper>

				<Paper withBorder p="lg" mb="lg">
					<Title order={3}>Essays</Title>
					<Text size="sm">Write any two essays chosen from the list of topics below. Each essay should be 250-300 words in length. We want to know specifically about you and your actual interests, not a list of accomplishments.</Text>
					<ul>
						<li><Text size="sm">A) Elaborate on one of your experiences above that, in your mind, best demonstrates your unique experiences and identity as a learner and thinker.</Text></li>
						<li><Text size="sm">B) Think about some of your academic interests that are not related to your chosen major. Write about the one that is very different from your future major, while still deeply intriguing to you.</Text></li>
						<li><Text size="sm">C) Describe a situation in which you learned something complex on your own in a non-academic setting, and then applied that knowledge to an unrelated, completely different classroom setting.</Text></li>
						<li><Text size="sm">D) If you consider yourself a creative thinker, why? Give details of how you approached something creatively.</Text></li>
					</ul>
					<Select label="First essay topic" data={ESSAYS} w={160} {...field("essay1Topic")} />
					<Textarea label="First essay" autosize minRows={5} {...field("essay1")} />
					<Select mt="md" label="Second essay topic" data={ESSAYS} w={160} {...field("essay2Topic")} />
					<Textarea label="Second essay" autosize minRows={5} {...field("essay2")} />
					<Textarea mt="md" label="In a tweet-length response (280 characters), tell us what honors means to you." maxLength={280} {...field("tweet")} />
					<Textarea mt="md" label="Extenuating Circumstances (Optional)" {...field("circumstances")} />
				</Paper>

				<Paper withBorder p="lg" mb="lg">
					<Title order={3}>Letters of Recommendation</Title>
					<Text size="sm">Letters must be from someone in a professional educational role, i.e. an instructor or adviser who can constructively describe the quality of your academic work and your ability to be an honors student.</Text>
					{["rec1", "rec2"].map((rec, i) => (
						<SimpleGrid cols={4} key={rec} mt="sm">
							<TextInput label={`Recommender ${i + 1} Name`} {...field(`${rec}.name`)} />
							<TextInput label="Title/Position" {...field(`${rec}.title`)} />
							<TextInput label="Email" {...field(`${rec}.email`)} />
							<TextInput label="Phone" {...field(`${rec}.phone`)} />
						</SimpleGrid>
					))}
					<SimpleGrid cols={2} mt="md">
						<TextInput label="High school counselor name" {...field("counselor")} />
						<TextInput label="High school counselor email" {...field("counselorEmail")} />
					</SimpleGrid>
				</Paper>

				<Checkbox label="I understand that this application does not guarantee acceptance into the Honors Program." {...box("agree")} />
				<Checkbox mt="xs" label="I give permission to have my academic record shared with the Selection Committee of the Honors Program." {...box("release")} />
				<Group mt="md" mb="lg">
					<TextInput label="Signature (type your full name)" w={320} {...field("signature")} />
					<DateInput label="Date" valueFormat="MM/DD/YYYY" {...field("signatureDate")} />
				</Group>
				<Button type="submit">Submit Application</Button>
			</form>
		</Container>
	);
}

createRoot(document.getElementById("root")!).render(<MantineProvider><App /></MantineProvider>);

const checkedLabels = (root: Element) => Array.from(root.querySelectorAll<HTMLInputElement>("input:checked"), (input) => input.labels?.[0]?.textContent ?? "");
function seen(path: string) {
	const node = document.querySelector<HTMLElement>(`[data-path="${path}"]`);
	if (!node) return "";
	const pills = node.closest(".mantine-MultiSelect-input, .mantine-TagsInput-input");
	if (pills) return Array.from(pills.querySelectorAll(".mantine-Pill-label"), (pill) => pill.textContent ?? "");
	if (node instanceof HTMLInputElement && node.type === "checkbox") return node.checked;
	if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) return node.value;
	if (node.tagName === "BUTTON") return node.querySelector(".mantine-InputPlaceholder-placeholder, .mantine-Input-placeholder") ? "" : (node.textContent ?? "");
	const labels = checkedLabels(node);
	return node.querySelector("input[type=radio]") ? (labels[0] ?? "") : labels;
}
Object.assign(window, {
	formState: () => ({ ...values, transcript: values.transcript?.name ?? null, submitted }),
	formShown: () => Object.fromEntries(Object.keys(values).map((path) => [path, seen(path)])),
});
