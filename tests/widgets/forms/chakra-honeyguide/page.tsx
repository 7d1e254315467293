import {
	Badge, Box, Button, Card, ChakraProvider, Checkbox, CheckboxGroup, Combobox, Container, DatePicker, Field, Fieldset, Flex, Grid, Heading, HStack, Input, InputGroup, NativeSelect, NumberInput, Portal,
	RadioGroup, SegmentGroup, Select, SimpleGrid, Stack, Table, Tabs, TagsInput, Text, Textarea, createListCollection, defaultSystem, parseDate, useFilter, useListCollection,
} from "@chakra-ui/react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Controller, useFieldArray, useForm } from "react-hook-form";
import { MAJORS, STATES } from "../../lists";

const KINDS = [
	"Academic", "Art", "Athletics: Club", "Athletics: JV or Varsity", "Career-Oriented", "Community Service (Volunteer)", "Computer/Technology", "Cultural", "Dance", "Debate/Speech", "Environmental", "Family Responsibilities",
	"Internship", "Journalism/Publication", "Junior ROTC", "Music", "Religious", "Research", "Robotics", "Science/Math", "Student Government", "Theater/Drama", "Work (Paid)", "Other",
];
const SCHOOLING = ["Did not complete high school", "High school diploma or GED", "Some college, no degree", "Associate's degree (2-year)", "Bachelor's degree (4-year)", "Graduate degree", "I don't know"];
const EXAMS = ["Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language", "English Literature", "Environmental Science", "Human Geography", "Physics 1", "Psychology", "Spanish Language", "Statistics", "U.S. Government", "U.S. History", "World History"];
const LANGUAGES = ["Amharic", "Arabic", "Cantonese", "English", "French", "Haitian Creole", "Hmong", "Igbo", "Korean", "Mandarin", "Portuguese", "Russian", "Somali", "Spanish", "Tagalog", "Vietnamese", "Yoruba"];
const RACES = [
	["raceIndian", "American Indian/Alaskan Native"],
	["raceAsian", "Asian"],
	["raceBlack", "Black or African American"],
	["racePacific", "Native Hawaiian or Other Pacific Islander"],
	["raceWhite", "White"],
] as const;

const activity = { kind: "", organization: "", role: "", grades: [] as string[], hours: "", weeks: "", description: "" };
const INITIAL: Record<string, any> = {
	firstName: "", middleName: "", lastName: "", preferredName: "", suffix: "", birthDate: "", birthPlace: "", yearsInUS: "", gender: "", pronouns: "",
	street: "", apt: "", city: "", state: "", zip: "", mailing: "", homePhone: "", cell: "", email: "", texting: "",
	citizenship: "", homeLanguages: [], hispanic: "", raceIndian: "", raceAsian: "", raceBlack: "", racePacific: "", raceWhite: "", shirt: "",
	highSchool: "", hsCity: "", hsState: "", hsType: "", hsEntered: "", grade: "", classOf: "", gpaUnweighted: "", gpaWeighted: "", rank: "", classSize: "",
	counselorName: "", counselorEmail: "", counselorPhone: "", teacherName: "", teacherSubject: "", teacherEmail: "", programs: [],
	course0: "", course0Level: "", course0Grade: "", course1: "", course1Level: "", course1Grade: "", course2: "", course2Level: "", course2Grade: "",
	satRW: "", satMath: "", satTimes: "", psat: "", act: "", actDate: "", ap0: "", ap0Score: "", ap1: "", ap1Score: "", ap2: "", ap2Score: "",
	award0: "", award0Grade: "", award1: "", award1Grade: "", award2: "", award2Grade: "",
	livesWith: "", parentsMarital: "", siblings: "", firstGen: "",
	pg1Name: "", pg1Relation: "", pg1Phone: "", pg1Occupation: "", pg1Education: "", pg2Name: "", pg2Relation: "", pg2Phone: "", pg2Occupation: "", pg2Education: "",
	income: "", householdSize: "", lunch: "", feeWaiver: "", colleges: [], major: "", career: "", degree: "", emergencyName: "", emergencyPhone: "", health: "", certify: false, signature: "", parentSignature: "",
};
let held: () => Record<string, any> = () => ({ ...INITIAL, activities: [activity] });
let sent = false;
const drawn: Record<string, any> = {};
const keep = (key: string) => (element: any) => {
	drawn[key] = element;
};
const collect = (options: readonly string[]) => createListCollection({ items: options.map((o) => ({ label: o, value: o })) });
const COLLECTIONS = {
	states: createListCollection({ items: STATES.map(([value, label]) => ({ value, label })) }),
	kinds: collect(KINDS),
	schooling: collect(SCHOOLING),
	languages: collect(LANGUAGES),
	citizen: collect(["U.S. citizen", "U.S. permanent resident", "DACA", "Refugee or asylee", "Other"]),
	lives: collect(["Both parents", "Mother only", "Father only", "Parent and stepparent", "Half time with each parent", "Grandparent(s)", "Foster family", "Other"]),
	marital: collect(["Married", "Divorced", "Separated", "Never married", "Widowed"]),
};

/** One select with a list that opens. */
function Drop(props: { at: string; label?: string; collection: any; value: any; set: (x: any) => void; multiple?: boolean; placeholder?: string }) {
	const { at, label, collection, value, set, multiple, placeholder } = props;
	return (
		<Select.Root lazyMount unmountOnExit collection={collection} multiple={multiple} value={multiple ? value : value ? [value] : []} onValueChange={(d) => set(multiple ? d.value : (d.value[0] ?? ""))} ref={keep(at)}>
			<Select.HiddenSelect />
			{label && <Select.Label>{label}</Select.Label>}
			<Select.Control>
				<Select.Trigger>
					<Select.ValueText placeholder={placeholder ?? "Please select"} />
				</Select.Trigger>
				<Select.IndicatorGroup>
					<Select.Indicator />
				</Select.IndicatorGroup>
			</Select.Control>
			<Portal>
				<Select.Positioner>
					<Select.Content>
						{collection.items.map((item: any) => (
							<Select.Item item={item} key={item.value}>
								{item.label}
								<Select.ItemIndicator />
							</Select.Item>
						))}
					</Select.Content>
				</Select.Positioner>
			</Portal>
		</Select.Root>
	);
}

function Day(props: { at: string; label: string; value: string; set: (x: string) => void }) {
	return (
		<DatePicker.Root lazyMount unmountOnExit value={props.value ? [parseDate(props.value)] : []} onValueChange={(d) => props.set(d.value[0]?.toString() ?? "")} ref={keep(props.at)}>
			<DatePicker.Label>{props.label}</DatePicker.Label>
			<DatePicker.Control>
				<DatePicker.Input placeholder="mm/dd/yyyy" />
				<DatePicker.IndicatorGroup>
					<DatePicker.Trigger>▦</DatePicker.Trigger>
				</DatePicker.IndicatorGroup>
			</DatePicker.Control>
			<Portal>
				<DatePicker.Positioner>
					<DatePicker.Content>
						<DatePicker.View view="day">
							<DatePicker.Header />
							<DatePicker.DayTable />
						</DatePicker.View>
						<DatePicker.View view="month">
							<DatePicker.Header />
							<DatePicker.MonthTable />
						</DatePicker.View>
						<DatePicker.View view="year">
							<DatePicker.Header />
							<DatePicker.YearTable />
						</DatePicker.View>
					</DatePicker.Content>
				</DatePicker.Positioner>
			</Portal>
		</DatePicker.Root>
	);
}

function Major({ set }: { set: (x: string) => void }) {
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: MAJORS.map((m) => ({ label: m, value: m })), filter: contains });
	return (
		<Combobox.Root lazyMount unmountOnExit collection={collection} onInputValueChange={(e) => filter(e.inputValue)} onValueChange={(d) => set(d.value[0] ?? "")} ref={keep("major")}>
			<Combobox.Label>Intended major</Combobox.Label>
			<Combobox.Control>
				<Combobox.Input placeholder="Type to search" />
				<Combobox.IndicatorGroup>
					<Combobox.ClearTrigger />
					<Combobox.Trigger />
				</Combobox.IndicatorGroup>
			</Combobox.Control>
			<Portal>
				<Combobox.Positioner>
					<Combobox.Content>
						<Combobox.Empty>No majors found</Combobox.Empty>
						{collection.items.map((item) => (
							<Combobox.Item item={item} key={item.value}>
								{item.label}
								<Combobox.ItemIndicator />
							</Combobox.Item>
						))}
					</Combobox.Content>
				</Combobox.Positioner>
			</Portal>
		</Combobox.Root>
	);
}

function App() {
	const { register, control, getValues, handleSubmit } = useForm<Record<string, any>>({ defaultValues: { ...INITIAL, activities: [activity] } });
	const { fields: acts, append } = useFieldArray({ control, name: "activities" });
	held = getValues;
	/** A plain box, registered; `at` is its name in the drawn registry. */
	const box = (key: string, at = key) => {
		const { ref, ...rest } = register(key);
		return {
			...rest,
			ref: (element: any) => {
				ref(element);
				keep(at)(element);
			},
		};
	};
	/** A widget of the library, controlled by the form. */
	const controlled = (key: string, render: (value: any, set: (x: any) => void) => any) => <Controller key={key} name={key} control={control} render={({ field }) => render(field.value, field.onChange)} />;
	const text = (key: string, label: ReactNode, more: { required?: boolean; help?: string; type?: string } = {}) => (
		<Field.Root required={more.required}>
			<Field.Label>
				{label}
				<Field.RequiredIndicator />
			</Field.Label>
			<Input {...box(key)} type={more.type} />
			{more.help && <Field.HelperText>{more.help}</Field.HelperText>}
		</Field.Root>
	);
	const native = (key: string, label: string | undefined, options: readonly string[]) => (
		<Field.Root>
			{label && <Field.Label>{label}</Field.Label>}
			<NativeSelect.Root>
				<NativeSelect.Field {...box(key)} placeholder="Please select">
					{options.map((o) => (
						<option key={o} value={o}>
							{o}
						</option>
					))}
				</NativeSelect.Field>
				<NativeSelect.Indicator />
			</NativeSelect.Root>
		</Field.Root>
	);
	const number = (key: string, label: string | undefined, limits: { min?: number; max?: number; step?: number } = {}, help?: string) => (
		<Field.Root>
			{label && <Field.Label>{label}</Field.Label>}
			{controlled(key, (value, set) => (
				<NumberInput.Root value={value} onValueChange={(d) => set(d.value)} formatOptions={{ useGrouping: false, maximumFractionDigits: 2 }} width="full" {...limits}>
					<NumberInput.Control />
					<NumberInput.Input ref={keep(key)} />
				</NumberInput.Root>
			))}
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
	const radios = (key: string, label: string, options: string[]) => controlled(key, (value, set) => (
		<RadioGroup.Root value={value || null} onValueChange={(d) => set(d.value)} ref={keep(key)}>
			<RadioGroup.Label>{label}</RadioGroup.Label>
			<HStack gap="6" wrap="wrap" mt="1">
				{options.map((o) => (
					<RadioGroup.Item key={o} value={o}>
						<RadioGroup.ItemHiddenInput />
						<RadioGroup.ItemIndicator />
						<RadioGroup.ItemText>{o}</RadioGroup.ItemText>
					</RadioGroup.Item>
				))}
			</HStack>
		</RadioGroup.Root>
	));
	const card = (page: number, title: string, body: ReactNode, about?: string) => (
		<Card.Root variant="elevated" mb="6">
			<Card.Header>
				<Flex justify="space-between">
					<Heading size="lg">{title}</Heading>
					<Badge colorPalette="teal">Page {page}</Badge>
				</Flex>
				{about && <Card.Description>{about}</Card.Description>}
			</Card.Header>
			<Card.Body>
				<Stack gap="5">{body}</Stack>
			</Card.Body>
		</Card.Root>
	);

	return (
		<ChakraProvider value={defaultSystem}>
			<Box bg="teal.50" minH="100vh" py="8">
				<Container maxW="5xl">
					<Heading size="3xl">Headwaters Scholars Application</Heading>
					<Text my="4">
						Headwaters is searching for exceptional high school seniors from low-income and first-generation backgrounds to become Headwaters Scholars. Our review process is holistic, which means that all parts of an
						application will be considered before making a decision. The deadline for this round is 11:59 PM PST.
					</Text>
					<form
						onSubmit={handleSubmit(() => {
							sent = true;
						})}
					>
						{card(
							1,
							"Biographical Information",
							<>
								<SimpleGrid columns={3} gap="4">
									{text("firstName", "First Name", { required: true })}
									{text("middleName", "Legal Middle Name or Initial")}
									{text("lastName", "Legal Last Name", { required: true })}
									{text("preferredName", "Preferred First Name")}
									{native("suffix", "Suffix", ["Jr.", "Sr.", "II", "III", "IV"])}
									{controlled("birthDate", (value, set) => <Day at="birthDate" label="Date of Birth (MM/DD/YYYY)" value={value} set={set} />)}
									{text("birthPlace", "City and Country of Birth")}
									{number("yearsInUS", "If you were not born in the U.S., how many years have you lived here?", { min: 0, max: 30 })}
									{native("pronouns", "Pronouns", ["He/him", "She/her", "They/them", "Other"])}
								</SimpleGrid>
								{radios("gender", "Gender", ["Female", "Male", "Non-binary", "Prefer not to say"])}
								<Grid templateColumns="3fr 1fr" gap="4">
									{text("street", "Street Address", { required: true })}
									{text("apt", "Apt/Unit")}
								</Grid>
								<SimpleGrid columns={3} gap="4">
									{text("city", "City", { required: true })}
									{controlled("state", (value, set) => <Drop at="state" label="State" collection={COLLECTIONS.states} value={value} set={set} />)}
									{text("zip", "Zip", { required: true })}
								</SimpleGrid>
								<Field.Root>
									<Field.Label>Mailing Address</Field.Label>
									<Textarea {...box("mailing")} rows={2} />
									<Field.HelperText>Only if different from your home address</Field.HelperText>
								</Field.Root>
								<SimpleGrid columns={3} gap="4">
									{text("homePhone", "Student's Home Phone", { type: "tel" })}
									<Field.Root required>
										<Field.Label>Student's Cell Number</Field.Label>
										<InputGroup startElement="+1">
											<Input {...box("cell")} type="tel" />
										</InputGroup>
									</Field.Root>
									{text("email", "Student's Email", { required: true, help: "Please do not use a school email address that will expire.", type: "email" })}
								</SimpleGrid>
								{radios("texting", "May we send you text messages?", ["Yes", "No"])}
							</>,
						)}
						{card(
							2,
							"Cultural Background Information",
							<>
								<SimpleGrid columns={2} gap="4">
									{controlled("citizenship", (value, set) => <Drop at="citizenship" label="Citizenship status" collection={COLLECTIONS.citizen} value={value} set={set} />)}
									{controlled("homeLanguages", (value, set) => <Drop at="homeLanguages" label="Language(s) spoken at home" collection={COLLECTIONS.languages} value={value} set={set} multiple placeholder="Select all that apply" />)}
								</SimpleGrid>
								{radios("hispanic", "Ethnicity: Are you Hispanic or Latino?", ["Yes", "No"])}
								<Box>
									<Text fontWeight="medium" mb="2">
										Race: For each of the following, choose YES if you identify or NO if you do not.
									</Text>
									<Table.Root size="sm">
										<Table.Body>
											{RACES.map(([key, label]) => (
												<Table.Row key={key}>
													<Table.Cell id={`${key}-label`}>{label}</Table.Cell>
													<Table.Cell textAlign="end">
														{controlled(key, (value, set) => (
															<SegmentGroup.Root size="sm" value={value || null} onValueChange={(d) => set(d.value)} aria-labelledby={`${key}-label`} ref={keep(key)}>
																<SegmentGroup.Indicator />
																<SegmentGroup.Items items={["Yes", "No"]} />
															</SegmentGroup.Root>
														))}
													</Table.Cell>
												</Table.Row>
											))}
										</Table.Body>
									</Table.Root>
								</Box>
								<Field.Root>
									<Field.Label>T-shirt size</Field.Label>
									{controlled("shirt", (value, set) => (
										<SegmentGroup.Root value={value || null} onValueChange={(d) => set(d.value)} ref={keep("shirt")}>
											<SegmentGroup.Indicator />
											<SegmentGroup.Items items={["XS", "S", "M", "L", "XL", "2XL"]} />
										</SegmentGroup.Root>
									))}
								</Field.Root>
							</>,
							"The federal government requires that we collect this information from participants.",
						)}
						{card(
							3,
							"High School Information",
							<>
								{text("highSchool", "High School Attended", { required: true })}
								<SimpleGrid columns={2} gap="4">
									{text("hsCity", "City of high school")}
									{controlled("hsState", (value, set) => <Drop at="hsState" label="State of high school" collection={COLLECTIONS.states} value={value} set={set} />)}
								</SimpleGrid>
								{radios("hsType", "Type of school", ["Public", "Public charter", "Magnet", "Private", "Home school"])}
								<SimpleGrid columns={3} gap="4">
									{controlled("hsEntered", (value, set) => <Day at="hsEntered" label="Date you entered this school" value={value} set={set} />)}
									{native("grade", "Current Grade Level", ["9th grade", "10th grade", "11th grade", "12th grade"])}
									{native("classOf", "Expected High School Graduation Year", ["2026", "2027", "2028", "2029"])}
								</SimpleGrid>
								<SimpleGrid columns={4} gap="4">
									{number("gpaUnweighted", "Unweighted GPA", { min: 0, max: 4, step: 0.01 }, "On a 4.0 scale")}
									{number("gpaWeighted", "Weighted GPA", { min: 0, max: 6, step: 0.01 }, "If your school calculates one")}
									{number("rank", "Class rank", { min: 1 })}
									{number("classSize", "Out of", { min: 1 }, "Number of students in your class")}
								</SimpleGrid>
								<Fieldset.Root>
									<Fieldset.Legend>Have you participated in any of the following programs?</Fieldset.Legend>
									{controlled("programs", (value, set) => (
<CheckboxGroup value={value} onValueChange={set} ref={keep("programs")}>
										<Fieldset.Content>
											<SimpleGrid columns={3} gap="2">
												{["Upward Bound", "Upward Bound Math & Science", "Educational Talent Search", "GEAR UP", "AVID", "Boys & Girls Club", "College Possible", "QuestBridge College Prep", "None of these"].map((p) => (
													<Checkbox.Root key={p} value={p}>
														<Checkbox.HiddenInput />
														<Checkbox.Control />
														<Checkbox.Label>{p}</Checkbox.Label>
													</Checkbox.Root>
												))}
											</SimpleGrid>
										</Fieldset.Content>
									</CheckboxGroup>
))}
								</Fieldset.Root>
								<Box>
									<Text fontWeight="medium">List three courses from your transcript and the most recent grade in each.</Text>
									<Table.Root size="sm" variant="outline" mt="2">
										<Table.Header>
											<Table.Row>
												<Table.ColumnHeader>Course Title</Table.ColumnHeader>
												<Table.ColumnHeader>Level</Table.ColumnHeader>
												<Table.ColumnHeader>Grade</Table.ColumnHeader>
											</Table.Row>
										</Table.Header>
										<Table.Body>
											{[0, 1, 2].map((i) => (
												<Table.Row key={i}>
													<Table.Cell>
														<Input size="sm" {...box(`course${i}`)} />
													</Table.Cell>
													<Table.Cell>{native(`course${i}Level`, undefined, ["Regular", "Honors", "AP", "IB", "Dual Enrollment"])}</Table.Cell>
													<Table.Cell>
														<Input size="sm" {...box(`course${i}Grade`)} width="20" />
													</Table.Cell>
												</Table.Row>
											))}
										</Table.Body>
									</Table.Root>
								</Box>
							</>,
						)}
						{card(
							4,
							"Academic Information & Teacher Recommendation Request",
							<>
								<Text>Enter the name and email address of a school counselor who has access to your academic records and transcript. Once you save your application, your school counselor will receive an email invitation.</Text>
								<SimpleGrid columns={3} gap="4">
									{text("counselorName", "Counselor Name")}
									{text("counselorEmail", "Counselor Email")}
									{text("counselorPhone", "Counselor Phone")}
								</SimpleGrid>
								<Text>Enter the name and email address of a core subject teacher (English, Math, Science, or History) who has taught you in high school.</Text>
								<SimpleGrid columns={3} gap="4">
									{text("teacherName", "Teacher Name")}
									{native("teacherSubject", "Subject Taught", ["English", "Math", "Science", "History"])}
									{text("teacherEmail", "Teacher Email")}
								</SimpleGrid>
							</>,
						)}
						{card(
							5,
							"Standardized Testing",
							<Tabs.Root defaultValue="sat" variant="outline">
								<Tabs.List>
									<Tabs.Trigger value="sat">SAT / PSAT</Tabs.Trigger>
									<Tabs.Trigger value="act">ACT</Tabs.Trigger>
									<Tabs.Trigger value="ap">AP</Tabs.Trigger>
								</Tabs.List>
								<Tabs.Content value="sat">
									<SimpleGrid columns={4} gap="4">
										{number("satRW", "Evidence-Based Reading & Writing", { min: 200, max: 800 }, "Highest score")}
										{number("satMath", "Math", { min: 200, max: 800 }, "Highest score")}
										{number("satTimes", "Number of times you have taken the SAT", { min: 0, max: 12 })}
										{number("psat", "PSAT/NMSQT total", { min: 320, max: 1520 })}
									</SimpleGrid>
								</Tabs.Content>
								<Tabs.Content value="act">
									<SimpleGrid columns={2} gap="4">
										{number("act", "ACT Composite", { min: 1, max: 36 })}
										{controlled("actDate", (value, set) => <Day at="actDate" label="ACT test date" value={value} set={set} />)}
									</SimpleGrid>
								</Tabs.Content>
								<Tabs.Content value="ap">
									<Stack>
										{[0, 1, 2].map((i) => (
											<SimpleGrid columns={2} gap="4" key={i}>
												{native(`ap${i}`, `AP Exam ${i + 1}`, EXAMS)}
												{native(`ap${i}Score`, `AP Exam ${i + 1} Score`, ["5", "4", "3", "2", "1"])}
											</SimpleGrid>
										))}
									</Stack>
								</Tabs.Content>
							</Tabs.Root>,
							"If you have not taken a test, leave it blank.",
						)}
						{card(
							6,
							"Extra-Curricular Activities",
							<>
								{acts.map((a, i) => (
									<Box key={a.id} borderWidth="1px" rounded="md" p="4">
										<Heading size="sm" mb="3">
											Activity #{i + 1}
										</Heading>
										<SimpleGrid columns={3} gap="4">
											{controlled(`activities.${i}.kind`, (value, set) => <Drop at={`activity${i}Kind`} label="Type of activity" collection={COLLECTIONS.kinds} value={value} set={set} />)}
											<Field.Root>
												<Field.Label>Name of organization</Field.Label>
												<Input {...box(`activities.${i}.organization`, `activity${i}Organization`)} />
											</Field.Root>
											<Field.Root>
												<Field.Label>Position or leadership role</Field.Label>
												<Input {...box(`activities.${i}.role`, `activity${i}Role`)} />
											</Field.Root>
										</SimpleGrid>
										<Grid templateColumns="2fr 1fr 1fr" gap="4" my="3">
											<Fieldset.Root>
												<Fieldset.Legend>Grade(s) of participation</Fieldset.Legend>
												{controlled(`activities.${i}.grades`, (value, set) => (
<CheckboxGroup value={value} onValueChange={set} ref={keep(`activity${i}Grades`)}>
													<HStack gap="4">
														{["9", "10", "11", "12"].map((g) => (
															<Checkbox.Root key={g} value={g}>
																<Checkbox.HiddenInput />
																<Checkbox.Control />
																<Checkbox.Label>{g}</Checkbox.Label>
															</Checkbox.Root>
														))}
													</HStack>
												</CheckboxGroup>
))}
											</Fieldset.Root>
											{(["hours", "weeks"] as const).map((n) => (
												<Field.Root key={n}>
													<Field.Label>{n === "hours" ? "Hours per week" : "Weeks per year"}</Field.Label>
													{controlled(`activities.${i}.${n}`, (value, set) => (
<NumberInput.Root value={value} onValueChange={(d) => set(d.value)} min={0} max={n === "hours" ? 168 : 52}>
														<NumberInput.Control />
														<NumberInput.Input ref={keep(`activity${i}${n === "hours" ? "Hours" : "Weeks"}`)} />
													</NumberInput.Root>
))}
												</Field.Root>
											))}
										</Grid>
										<Field.Root>
											<Field.Label>Briefly describe your involvement and any accomplishments</Field.Label>
											<Textarea {...box(`activities.${i}.description`, `activity${i}Description`)} maxLength={250} />
											<Field.HelperText>Maximum 250 characters</Field.HelperText>
										</Field.Root>
									</Box>
								))}
								<Button
									type="button"
									variant="outline"
									alignSelf="flex-start"
									disabled={acts.length >= 5}
									onClick={() => append(activity)}
								>
									+ Add Another Activity
								</Button>
							</>,
							"List up to five activities in order of importance to you. Include jobs and family responsibilities.",
						)}
						{card(
							7,
							"Scholarships & Awards",
							[0, 1, 2].map((i) => (
								<Grid templateColumns="3fr 1fr" gap="4" key={i}>
									{text(`award${i}`, `Award #${i + 1}`)}
									{native(`award${i}Grade`, "Grade received", ["9th", "10th", "11th", "12th"])}
								</Grid>
							)),
						)}
						{card(
							8,
							"Family Information",
							<>
								<SimpleGrid columns={3} gap="4">
									{controlled("livesWith", (value, set) => <Drop at="livesWith" label="Student lives with" collection={COLLECTIONS.lives} value={value} set={set} />)}
									{controlled("parentsMarital", (value, set) => <Drop at="parentsMarital" label="Parents' marital status" collection={COLLECTIONS.marital} value={value} set={set} />)}
									{number("siblings", "How many siblings do you have?", { min: 0, max: 20 })}
								</SimpleGrid>
								{([1, 2] as const).map((n) => (
									<Fieldset.Root key={n}>
										<Fieldset.Legend>Parent/Guardian {n}</Fieldset.Legend>
										<Fieldset.Content>
											<SimpleGrid columns={3} gap="4">
												{text(`pg${n}Name`, "First and Last Name")}
												{native(`pg${n}Relation`, "Relationship to Student", ["Mother", "Father", "Stepparent", "Grandparent", "Legal guardian", "Other"])}
												{text(`pg${n}Phone`, "Phone")}
												{text(`pg${n}Occupation`, "Occupation")}
												{controlled(`pg${n}Education`, (value, set) => <Drop at={`pg${n}Education`} label="Highest Education Level Completed" collection={COLLECTIONS.schooling} value={value} set={set} />)}
											</SimpleGrid>
										</Fieldset.Content>
									</Fieldset.Root>
								))}
								{radios("firstGen", "Will you be the first in your family to complete a 4-year college degree?", ["Yes", "No"])}
							</>,
						)}
						{card(
							9,
							"Financial Information",
							<>
								<SimpleGrid columns={2} gap="4">
									<Field.Root>
										<Field.Label>Annual household income</Field.Label>
										{controlled("income", (value, set) => (
<NumberInput.Root value={value} onValueChange={(d) => set(d.value)} formatOptions={{ style: "currency", currency: "USD", maximumFractionDigits: 0 }} min={0} width="full">
											<NumberInput.Control />
											<NumberInput.Input ref={keep("income")} />
										</NumberInput.Root>
))}
									</Field.Root>
									{number("householdSize", "Number of people in the household", { min: 1, max: 20 })}
								</SimpleGrid>
								{radios("lunch", "Do you qualify for free or reduced lunches?", ["Free", "Reduced", "No", "I don't know"])}
								{radios("feeWaiver", "Do you plan to request college application fee waivers?", ["Yes", "No"])}
							</>,
						)}
						{card(
							10,
							"College Plans",
							<>
								{controlled("colleges", (value, set) => (
<TagsInput.Root value={value} onValueChange={(d) => set(d.value)} ref={keep("colleges")}>
									<TagsInput.Label>Colleges you have applied or plan to apply to</TagsInput.Label>
									<TagsInput.Control>
										<TagsInput.Items />
										<TagsInput.Input placeholder="Type a college and press Enter" />
									</TagsInput.Control>
								</TagsInput.Root>
))}
								<SimpleGrid columns={3} gap="4">
									{controlled("major", (_, set) => <Major set={set} />)}
									{text("career", "Career interest")}
									{native("degree", "Highest degree you hope to earn", ["Associate", "Bachelor's", "Master's", "Doctorate", "Professional (JD, MD)", "Not sure"])}
								</SimpleGrid>
							</>,
						)}
						{card(
							11,
							"Emergency & Signatures",
							<>
								<SimpleGrid columns={2} gap="4">
									{text("emergencyName", "Emergency contact (other than parent)")}
									{text("emergencyPhone", "Emergency contact phone")}
								</SimpleGrid>
								{text("health", "List any allergies, dietary needs or medical conditions staff should know about")}
								{controlled("certify", (value, set) => (
<Checkbox.Root checked={value} onCheckedChange={(d) => set(!!d.checked)} ref={keep("certify")}>
									<Checkbox.HiddenInput />
									<Checkbox.Control />
									<Checkbox.Label>I certify that all of the information in this application is my own work and is true and complete. I understand that Headwaters may request tax returns to verify income.</Checkbox.Label>
								</Checkbox.Root>
))}
								<SimpleGrid columns={2} gap="4">
									{text("signature", "Student signature (type full name)")}
									{text("parentSignature", "Parent/Guardian signature")}
								</SimpleGrid>
								<Button type="submit" colorPalette="teal" alignSelf="flex-start">
									Submit Application
								</Button>
							</>,
						)}
					</form>
				</Container>
			</Box>
		</ChakraProvider>
	);
}

createRoot(document.getElementById("root")!).render(<App />);

function all(): Record<string, any> {
	const { activities, ...values } = held();
	const rows = [0, 1, 2].flatMap((i) => Object.entries({ ...activity, ...activities[i] }).filter(([name]) => name in activity).map(([name, value]) => [`activity${i}${name[0].toUpperCase()}${name.slice(1)}`, value]));
	return { ...values, ...Object.fromEntries(rows) };
}

function seen(key: string, value: any): any {
	const element: HTMLElement | null = drawn[key];
	const none = Array.isArray(value) ? [] : "";
	if (!element?.isConnected) return none;
	const scope = element.dataset.scope;
	const checked = () => [...element.querySelectorAll("[data-part=label][data-state=checked], [data-part=item-text][data-state=checked]")].map((each) => each.textContent!.trim());
	if (element.matches("label") && scope === "checkbox") return element.dataset.state === "checked";
	if (scope === "select") {
		const label = element.querySelector("[data-part=value-text]")!.textContent!.trim();
		const blank = element.querySelector("[data-part=trigger]")!.hasAttribute("data-placeholder-shown");
		return Array.isArray(value) ? (blank ? [] : label.split(", ")) : blank ? "" : label;
	}
	if (scope === "tags-input") return [...element.querySelectorAll("[data-part=item-text]")].map((each) => each.textContent!.trim());
	if (scope === "radio-group" || scope === "segment-group") return checked()[0] ?? "";
	if (Array.isArray(value)) return checked();
	if (element.matches("select")) {
		const select = element as HTMLSelectElement;
		return select.value ? select.selectedOptions[0].text : "";
	}
	return ((element.matches("input, textarea") ? element : element.querySelector("input")) as HTMLInputElement).value;
}

Object.assign(window, {
	formState: () => ({ ...all(), submitted: sent }),
	formShown: () => Object.fromEntries(Object.entries(all()).map(([key, value]) => [key, seen(key, value)])),
});
