import "@mantine/core/styles.css";
import "@mantine/dates/styles.css";
import { Autocomplete, Button, Checkbox, Chip, Container, Divider, Grid, Group, Input, MantineProvider, MultiSelect, NumberInput, Paper, PasswordInput, Radio, SegmentedControl, Select, SimpleGrid, Stack, Table, TagsInput, Text, Textarea, TextInput, Title } from "@mantine/core";
import { DateInput } from "@mantine/dates";
import dayjs from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

dayjs.extend(customParseFormat);

const states = STATES.map(([value, label]) => ({ value, label }));
const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December".split("|").map((label, i) => ({ value: String(i + 1).padStart(2, "0"), label }));
const DAYS = Array.from({ length: 31 }, (_, i) => String(i + 1));
const YEARS = Array.from({ length: 16 }, (_, i) => String(2014 - i));
const COLLEGES = ["Boise State University", "California State University, Chico", "Gonzaga University", "Lewis & Clark College", "Oregon State University", "Portland State University", "Reed College", "Southern Oregon University", "Stanford University", "University of California, Davis", "University of Oregon", "University of Washington", "Willamette University"];
const AP = ["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP English Language", "AP English Literature", "AP Environmental Science", "AP Physics 1", "AP Psychology", "AP Spanish Language", "AP Statistics", "AP U.S. Government", "AP U.S. History", "AP World History"];
const KINDS = ["Academics", "Art & design", "Athletics", "Caring for family", "Community service", "Culture & heritage", "Debate & speech", "Environment", "Faith", "Internship", "Music", "Paid work", "Research", "Student government", "Theater & dance", "Something else"];
const SCHOOLING = [{ value: "lt-hs", label: "Didn’t finish high school" }, { value: "hs", label: "Finished high school or GED" }, { value: "some", label: "Some college, no degree" }, { value: "aa", label: "Two-year degree" }, { value: "ba", label: "Four-year degree" }, { value: "grad", label: "Graduate degree" }];
const YEAR_OF_SCHOOL = ["9th", "10th", "11th", "12th"];

type Value = string | number | boolean | string[] | null;
const START: Record<string, Value> = {
	fullName: "", goesBy: "", mail: "", dialCode: null, phone: "", bornMonth: null, bornDay: null, bornYear: null, bornIn: "", pronouns: "",
	home1: "", home2: "", homeCity: "", homeState: null, homeZip: "", homeCountry: "",
	parentDegree: null, status: null, yearsHere: "", latino: null, race: [], tongues: [], income: "", household: "", aid: "", fafsa: "",
	school: "", schoolCity: "", schoolState: null, grade: "", gradDate: null, gpa: "", gpaWeighted: "", rank: "", classOf: "", advisor: "", advisorMail: "",
	campus: "", cc1Title: "", cc1Grade: "", cc1Credits: "", cc2Title: "", cc2Grade: "", cc2Credits: "",
	sat: "", act: "", actDate: null, psat: "", duolingo: "", ap1: null, ap1Score: null, ap2: null, ap2Score: null,
	applying: [], choosing: "", major: null, degree: null, job: "", startYear: null, doneYear: null, helpers: [], site: "",
	...Object.fromEntries([1, 2].flatMap((n) => [[`a${n}Kind`, null], [`a${n}Role`, ""], [`a${n}Group`, ""], [`a${n}Story`, ""], [`a${n}Years`, []], [`a${n}Hours`, ""], [`a${n}Weeks`, ""]])),
	...Object.fromEntries([1, 2].flatMap((n) => [[`h${n}Name`, ""], [`h${n}Year`, null], [`h${n}Why`, ""]])),
	...Object.fromEntries([1, 2].flatMap((n) => [[`g${n}First`, ""], [`g${n}Last`, ""], [`g${n}Job`, ""], [`g${n}School`, null]])), g1Phone: "", together: null,
	s1Name: "", s1Age: "", s2Name: "", s2Age: "",
	refName: "", refTie: "", refMail: "", callName: "", callPhone: "", boss: "", coach: "", password: "", terms: false, sign: "",
};

let current = START;
let submitted = false;
type Kind = "input" | "pills" | "one" | "many" | "box";
const places = new Map<string, { element: HTMLElement | null; kind: Kind }>();
const refs = new Map<string, (element: HTMLElement | null) => void>();
/* The same function on each render, so that React does not detach and attach it every time. */
function at(key: string, kind: Kind = "input") {
	if (!refs.has(key)) refs.set(key, (element) => { places.set(key, { element, kind }); });
	return refs.get(key);
}
const labelOf = (input: Element) => ((input as HTMLInputElement).labels?.[0]?.textContent ?? "").trim();
function read(key: string) {
	const { element, kind } = places.get(key) ?? { element: null, kind: "input" as Kind };
	if (kind === "pills") return [...(element?.closest(".mantine-InputWrapper-root")?.querySelectorAll(".mantine-Pill-label") ?? [])].map((pill) => (pill.textContent ?? "").trim());
	const checked = [...(element?.querySelectorAll("input:checked") ?? [])];
	if (kind === "one") return checked[0] ? labelOf(checked[0]) : "";
	if (kind === "many") return checked.map(labelOf);
	if (kind === "box") return Boolean((element as HTMLInputElement | null)?.checked);
	return (element as HTMLInputElement | null)?.value ?? "";
}

function App() {
	/* Uncontrolled, as in Mantine's useForm({ mode: "uncontrolled" }): the form keeps what each control reports. */
	const put = (key: string) => (value: Value) => { current = { ...current, [key]: value }; };
	const text = (key: string) => ({ defaultValue: "", onChange: (event: { currentTarget: { value: string } }) => put(key)(event.currentTarget.value), ref: at(key) });
	const pick = (key: string) => ({ defaultValue: null, onChange: put(key), ref: at(key) });
	const free = (key: string) => ({ defaultValue: "", onChange: put(key), ref: at(key) });
	const count = (key: string) => ({ defaultValue: "", onChange: put(key), ref: at(key), hideControls: true });
	const tags = (key: string) => ({ defaultValue: [] as string[], onChange: put(key), ref: at(key, "pills") });
	const group = (key: string) => ({ defaultValue: "", onChange: put(key), ref: at(key, "one") });
	const yesNo = (name: string, label: string) => (
		<Radio.Group name={name} label={label} {...group(name)}><Group mt={4}><Radio value="yes" label="Yes" /><Radio value="no" label="No" /></Group></Radio.Group>
	);
	return (
		<Container size="md" py="xl">
			<Title order={1}>First Light Scholars</Title>
			<Text c="dimmed" mb="lg">Up to $12,000 a year for students who are the first in their families to walk this road. Take your time; nothing is sent until you say so.</Text>
			<form onSubmit={(event) => { event.preventDefault(); submitted = true; }}>
				<Stack>
					<Paper withBorder p="lg" component="section">
						<Title order={3} mb="sm">Let’s get to know you</Title>
						<SimpleGrid cols={2}>
							<TextInput label="Your full name" description="As your school would print it on a diploma" {...text("fullName")} />
							<TextInput label="What do people call you?" description="Nickname or chosen name" {...text("goesBy")} />
							<TextInput type="email" label="Where can we e-mail you?" {...text("mail")} />
							<Input.Wrapper label="And a number to call or text">
								<Group gap={6} wrap="nowrap"><Select w={120} aria-label="Country code" placeholder="Code" data={[{ value: "1", label: "US +1" }, { value: "44", label: "UK +44" }, { value: "52", label: "MX +52" }, { value: "234", label: "NG +234" }]} {...pick("dialCode")} /><TextInput flex={1} type="tel" aria-label="Phone number" placeholder="Phone number" {...text("phone")} /></Group>
							</Input.Wrapper>
							<Input.Wrapper label="When is your birthday?">
								<Group gap={6} wrap="nowrap" grow><Select placeholder="Month" aria-label="Birth month" data={MONTHS} {...pick("bornMonth")} /><Select placeholder="Day" aria-label="Birth day" data={DAYS} {...pick("bornDay")} /><Select placeholder="Year" aria-label="Birth year" data={YEARS} {...pick("bornYear")} /></Group>
							</Input.Wrapper>
							<TextInput label="Where were you born?" placeholder="City, country" {...text("bornIn")} />
						</SimpleGrid>
						<Input.Wrapper label="Your pronouns" mt="sm"><div><SegmentedControl data={[{ value: "she", label: "she/her" }, { value: "he", label: "he/him" }, { value: "they", label: "they/them" }, { value: "other", label: "other" }]} {...group("pronouns")} /></div></Input.Wrapper>
						<Divider my="md" label="Where you live" />
						<Grid>
							<Grid.Col span={8}><TextInput placeholder="Street address" aria-label="Street address" {...text("home1")} /></Grid.Col>
							<Grid.Col span={4}><TextInput placeholder="Apt. / unit" aria-label="Apartment or unit" {...text("home2")} /></Grid.Col>
							<Grid.Col span={4}><TextInput placeholder="City" aria-label="City" {...text("homeCity")} /></Grid.Col>
							<Grid.Col span={3}><Select placeholder="State" aria-label="State" searchable data={states} {...pick("homeState")} /></Grid.Col>
							<Grid.Col span={2}><TextInput placeholder="ZIP" aria-label="ZIP" {...text("homeZip")} /></Grid.Col>
							<Grid.Col span={3}><Autocomplete placeholder="Country" aria-label="Country" data={COUNTRIES} {...free("homeCountry")} /></Grid.Col>
						</Grid>
					</Paper>

					<Paper withBorder p="lg" component="section">
						<Title order={3} mb="sm">Are you eligible?</Title>
						<SimpleGrid cols={2}>
							{yesNo("parentDegree", "Has either of your parents completed a four-year college degree?")}
							<Select label="Your status in the United States" placeholder="Pick one" data={[{ value: "cit", label: "U.S. citizen" }, { value: "nat", label: "U.S. national" }, { value: "lpr", label: "Permanent resident (green card)" }, { value: "daca", label: "DACA recipient" }, { value: "oth", label: "Another status" }]} {...pick("status")} />
							<NumberInput label="For how many years have you lived in the U.S.?" {...count("yearsHere")} />
							{yesNo("latino", "Are you Hispanic or Latina/o/x?")}
							<Checkbox.Group label="How do you describe your race?" description="Choose as many as you like" defaultValue={[]} onChange={put("race")} ref={at("race", "many")}><Stack gap={4} mt={4}>{["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or other Pacific Islander", "White"].map((each) => <Checkbox key={each} value={each} label={each} />)}</Stack></Checkbox.Group>
							<TagsInput label="Languages you speak at home or at school" placeholder="Type one and press Enter" data={["Arabic", "Cantonese", "English", "French", "Hindi", "Hmong", "Igbo", "Korean", "Mandarin", "Spanish", "Tagalog", "Vietnamese", "Yoruba"]} {...tags("tongues")} />
							<NumberInput label="Your family’s income in a year, before taxes" prefix="$" thousandSeparator="," {...count("income")} />
							<NumberInput label="How many people live on that income?" {...count("household")} />
							<Input.Wrapper label="Do you receive any financial aid now?"><div><SegmentedControl data={[{ value: "y", label: "Yes, I do" }, { value: "n", label: "Not now" }]} {...group("aid")} /></div></Input.Wrapper>
							<Input.Wrapper label="Have you filed the FAFSA?"><div><SegmentedControl data={[{ value: "y", label: "Filed" }, { value: "n", label: "Not yet" }]} {...group("fafsa")} /></div></Input.Wrapper>
						</SimpleGrid>
					</Paper>

					<Paper withBorder p="lg" component="section">
						<Title order={3} mb="sm">Your school</Title>
						<SimpleGrid cols={3}>
							<Autocomplete label="High school" data={["Ashland High School", "Ashland Valley High School", "Crater High School", "Medford North High School", "Yreka High School"]} {...free("school")} />
							<TextInput label="City it is in" {...text("schoolCity")} />
							<Select label="State it is in" searchable data={states} {...pick("schoolState")} />
						</SimpleGrid>
						<Group my="sm" align="end"><Input.Wrapper label="Your grade this year"><div><SegmentedControl data={YEAR_OF_SCHOOL} {...group("grade")} /></div></Input.Wrapper>
							<DateInput label="You will graduate on" valueFormat="MM/DD/YYYY" placeholder="MM/DD/YYYY" defaultValue={null} onChange={put("gradDate")} ref={at("gradDate")} /></Group>
						<SimpleGrid cols={4}>
							<NumberInput label="Unweighted GPA" description="Out of 4.0" decimalScale={2} {...count("gpa")} />
							<NumberInput label="Weighted GPA" description="If your school has one" decimalScale={2} {...count("gpaWeighted")} />
							<NumberInput label="Class rank" description="1 is the top" {...count("rank")} />
							<NumberInput label="Students in your class" description="Everyone graduating" {...count("classOf")} />
						</SimpleGrid>
						<SimpleGrid cols={2} mt="sm"><TextInput label="Your counselor’s name" {...text("advisor")} /><TextInput label="Your counselor’s e-mail" {...text("advisorMail")} /></SimpleGrid>
						<Divider my="md" label="College classes you have already taken" />
						<TextInput label="At which college?" {...text("campus")} />
						<Table mt="sm"><Table.Thead><Table.Tr><Table.Th>Class</Table.Th><Table.Th>Grade earned</Table.Th><Table.Th>Credits</Table.Th></Table.Tr></Table.Thead>
							<Table.Tbody>{[1, 2].map((n) => (<Table.Tr key={n}><Table.Td><TextInput variant="unstyled" placeholder="Name of the class" {...text(`cc${n}Title`)} /></Table.Td><Table.Td><TextInput variant="unstyled" placeholder="A, B+, 91…" {...text(`cc${n}Grade`)} /></Table.Td><Table.Td><NumberInput variant="unstyled" placeholder="0" {...count(`cc${n}Credits`)} /></Table.Td></Table.Tr>))}</Table.Tbody></Table>
					</Paper>

					<Paper withBorder p="lg" component="section">
						<Title order={3}>Scores, if you have them</Title><Text size="sm" mb="sm">Scores can help you here; they can’t hurt you.</Text>
						<SimpleGrid cols={5}>
							<NumberInput label="SAT (400–1600)" {...count("sat")} /><NumberInput label="ACT (1–36)" {...count("act")} />
							<DateInput label="ACT test day" defaultValue={null} onChange={put("actDate")} ref={at("actDate")} />
							<NumberInput label="PSAT (320–1520)" {...count("psat")} /><NumberInput label="Duolingo English" {...count("duolingo")} />
						</SimpleGrid>
						<SimpleGrid cols={4} mt="sm">{[1, 2].flatMap((n) => [<Select key={`ap${n}`} label={`AP exam ${n}`} searchable data={AP} {...pick(`ap${n}`)} />, <Select key={`sc${n}`} label={`AP exam ${n} score`} data={["1", "2", "3", "4", "5"]} {...pick(`ap${n}Score`)} />])}</SimpleGrid>
					</Paper>

					<Paper withBorder p="lg" component="section">
						<Title order={3} mb="sm">Where you’re headed</Title>
						<SimpleGrid cols={2}>
							<MultiSelect label="Colleges on your list" description="All those you are applying to" searchable data={COLLEGES} {...tags("applying")} />
							<Autocomplete label="The one you plan to attend" description="Your best guess today" data={COLLEGES} {...free("choosing")} />
							<Select label="What will you major in?" searchable data={MAJORS} {...pick("major")} />
							<Select label="How far do you hope to go?" data={[{ value: "2", label: "Associate degree" }, { value: "4", label: "Bachelor’s degree" }, { value: "6", label: "Master’s degree" }, { value: "8", label: "Doctorate" }, { value: "?", label: "Not sure yet" }]} {...pick("degree")} />
							<TextInput label="Your dream job" {...text("job")} />
							<TextInput label="Website or portfolio" placeholder="https://" {...text("site")} />
							<Select label="Year you start college" data={["2026", "2027", "2028"]} {...pick("startYear")} />
							<Select label="Year you expect to finish" data={["2029", "2030", "2031", "2032", "2033"]} {...pick("doneYear")} />
							<MultiSelect label="Programs that have supported you" data={["AVID", "Boys & Girls Clubs", "College Possible", "GEAR UP", "Posse", "QuestBridge", "Upward Bound"]} {...tags("helpers")} />
						</SimpleGrid>
					</Paper>

					<Paper withBorder p="lg" component="section">
						<Title order={3}>What fills your days</Title><Text size="sm">Clubs count. So do jobs and looking after your brothers and sisters.</Text>
						{[1, 2].map((n) => (
							<Paper key={n} withBorder p="md" mt="sm" className="activity">
								<Text fw={600}>{n === 1 ? "First activity" : "Second activity"}</Text>
								<SimpleGrid cols={3}><Select label="Type" data={KINDS} {...pick(`a${n}Kind`)} /><TextInput label="Your role" maxLength={50} {...text(`a${n}Role`)} /><TextInput label="With whom? (group or employer)" {...text(`a${n}Group`)} /></SimpleGrid>
								<Textarea label="Tell us about it" description="150 characters" maxLength={150} {...text(`a${n}Story`)} />
								<Group mt="sm" align="end"><Input.Wrapper label="Years"><div ref={at(`a${n}Years`, "many")}><Chip.Group multiple defaultValue={[]} onChange={put(`a${n}Years`)}><Group gap={6}>{YEAR_OF_SCHOOL.map((each) => <Chip key={each} value={each}>{each}</Chip>)}</Group></Chip.Group></div></Input.Wrapper><NumberInput w={120} label="Hours / week" {...count(`a${n}Hours`)} /><NumberInput w={120} label="Weeks / year" {...count(`a${n}Weeks`)} /></Group>
							</Paper>
						))}
						<Divider my="md" label="Awards you are proud of" />
						{[1, 2].map((n) => (<SimpleGrid key={n} cols={3} className="award"><TextInput label="Award" {...text(`h${n}Name`)} /><Select label="Won in" placeholder="Grade" data={YEAR_OF_SCHOOL} {...pick(`h${n}Year`)} /><TextInput label="What was it for?" {...text(`h${n}Why`)} /></SimpleGrid>))}
					</Paper>

					<Paper withBorder p="lg" component="section">
						<Title order={3} mb="sm">The people at home</Title>
						{[1, 2].map((n) => (<div key={n} className="parent"><Text fw={600}>{n === 1 ? "Parent or guardian 1" : "Parent or guardian 2"}</Text><SimpleGrid cols={4}><TextInput label="First name" {...text(`g${n}First`)} /><TextInput label="Last name" {...text(`g${n}Last`)} /><TextInput label="Kind of work" {...text(`g${n}Job`)} /><Select label="Schooling" data={SCHOOLING} {...pick(`g${n}School`)} /></SimpleGrid>{n === 1 && <TextInput label="Daytime phone" {...text("g1Phone")} />}</div>))}
						<Select mt="sm" label="Your parents are…" data={["Married", "Never married", "Separated", "Divorced", "Widowed"]} {...pick("together")} />
						<Text fw={600} mt="sm">Brothers and sisters</Text>
						{[1, 2].map((n) => (<Group key={n} mt={4}><TextInput placeholder="First and last name" aria-label={`Brother or sister ${n}, name`} {...text(`s${n}Name`)} /><NumberInput placeholder="Age" aria-label={`Brother or sister ${n}, age`} {...count(`s${n}Age`)} /></Group>))}
					</Paper>

					<Paper withBorder p="lg" component="section">
						<Title order={3} mb="sm">People who know you</Title>
						<Text fw={600}>Who will write your letter of recommendation?</Text>
						<SimpleGrid cols={3}><TextInput label="Recommender’s name" {...text("refName")} /><TextInput label="How do they know you?" {...text("refTie")} /><TextInput label="Recommender’s e-mail" {...text("refMail")} /></SimpleGrid>
						<Text fw={600} mt="sm">If we can’t reach you or your parents</Text>
						<SimpleGrid cols={2}><TextInput label="Name" {...text("callName")} /><TextInput label="Phone" {...text("callPhone")} /></SimpleGrid>
						<SimpleGrid cols={2} mt="sm"><TextInput label="Supervisor at your job" {...text("boss")} /><TextInput label="Coach or mentor" {...text("coach")} /></SimpleGrid>
					</Paper>

					<Paper withBorder p="lg" component="section">
						<Title order={3} mb="sm">Last step</Title>
						<PasswordInput label="Choose a password to come back later" onChange={(event) => put("password")(event.currentTarget.value)} ref={at("password")} />
						<Checkbox my="sm" label="I have read the scholarship rules and agree to them" onChange={(event) => put("terms")(event.currentTarget.checked)} ref={at("terms", "box")} />
						<TextInput label="Type your name as your signature" {...text("sign")} />
						<Button type="submit" mt="md">Send my application</Button>
					</Paper>
				</Stack>
			</form>
		</Container>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<MantineProvider><App /></MantineProvider>);
Object.assign(window, {
	formState: () => ({ ...current, submitted }),
	formShown: () => Object.fromEntries(Object.keys(START).map((key) => [key, read(key)])),
});
