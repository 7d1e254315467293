import {
	Accordion, Alert, Box, Button, Card, ChakraProvider, Checkbox, CheckboxGroup, Combobox, Container, createListCollection, DatePicker, defaultSystem,
	Field, Fieldset, Heading, HStack, Input, NativeSelect, NumberInput, Portal, RadioGroup, Select, SimpleGrid, Stack, Table, Text, Textarea,
	useFilter, useListCollection,
} from "@chakra-ui/react";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";

/* The application's answers; each control subscribes to its own. */
const answers: Record<string, any> = {};
const boxes: Record<string, HTMLElement | null> = {};
const listeners = new Set<() => void>();
let submitted = false;

function useAnswer<T>(name: string, empty: T): [T, (value: T) => void] {
	if (!(name in answers)) answers[name] = empty;
	const value = useSyncExternalStore(
		(listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		() => answers[name] as T,
	);
	const set = (next: T) => {
		answers[name] = next;
		for (const listener of listeners) listener();
	};
	return [value, set];
}
const at = (name: string) => (element: HTMLElement | null) => {
	boxes[name] = element;
};

type Option = [value: string, label: string];
const plain = (labels: string[]): Option[] => labels.map((label) => [label, label]);
const YES_NO: Option[] = [["yes", "Yes"], ["no", "No"]];
const STATE_OPTIONS = STATES.map(([code, name]): Option => [code, name]);

function Line({ name, label, hint, ...input }: { name: string; label: ReactNode; hint?: string } & Record<string, any>) {
	const [value, set] = useAnswer(name, "");
	return (
		<Field.Root ref={at(name)}>
			<Field.Label>{label}</Field.Label>
			<Input name={name} value={value} onChange={(event) => set(event.target.value)} {...input} />
			{hint && <Field.HelperText>{hint}</Field.HelperText>}
		</Field.Root>
	);
}

/** A box in a table: named by the head of its row and column. */
function CellInput({ name, ...input }: { name: string } & Record<string, any>) {
	const [value, set] = useAnswer(name, "");
	return <Input ref={at(name)} size="sm" variant="flushed" name={name} value={value} onChange={(event) => set(event.target.value)} {...input} />;
}

function Numeral({ name, label, hint, ...root }: { name: string; label: ReactNode; hint?: string } & Record<string, any>) {
	const [value, set] = useAnswer(name, "");
	return (
		<Field.Root ref={at(name)}>
			<Field.Label>{label}</Field.Label>
			<NumberInput.Root name={name} value={value} onValueChange={(details) => set(details.value)} width="full" {...root}>
				<NumberInput.Control />
				<NumberInput.Input />
			</NumberInput.Root>
			{hint && <Field.HelperText>{hint}</Field.HelperText>}
		</Field.Root>
	);
}

function Drop({ name, label, options, placeholder = "Select one" }: { name: string; label: ReactNode; options: Option[]; placeholder?: string }) {
	const [value, set] = useAnswer(name, "");
	const [collection] = useState(() => createListCollection({ items: options.map(([value, label]) => ({ value, label })) }));
	return (
		<Select.Root ref={at(name)} collection={collection} value={value ? [value] : []} onValueChange={(details) => set(details.value[0] ?? "")}>
			<Select.HiddenSelect />
			<Select.Label>{label}</Select.Label>
			<Select.Control>
				<Select.Trigger>
					<Select.ValueText placeholder={placeholder} />
				</Select.Trigger>
				<Select.IndicatorGroup>
					<Select.Indicator />
				</Select.IndicatorGroup>
			</Select.Control>
			<Portal>
				<Select.Positioner>
					<Select.Content>
						{collection.items.map((item) => (
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

function Native({ name, label, options, blank = "" }: { name: string; label?: ReactNode; options: Option[]; blank?: string }) {
	const [value, set] = useAnswer(name, "");
	const field = (
		<NativeSelect.Root size={label ? "md" : "sm"} ref={at(name)}>
			<NativeSelect.Field name={name} value={value} onChange={(event) => set(event.currentTarget.value)}>
				<option value="">{blank}</option>
				{options.map(([code, text]) => (
					<option key={code} value={code}>{text}</option>
				))}
			</NativeSelect.Field>
			<NativeSelect.Indicator />
		</NativeSelect.Root>
	);
	if (!label) return field;
	return (
		<Field.Root>
			<Field.Label>{label}</Field.Label>
			{field}
		</Field.Root>
	);
}

function Search({ name, label, items, placeholder }: { name: string; label: ReactNode; items: string[]; placeholder?: string }) {
	const [value, set] = useAnswer(name, "");
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: items.map((item) => ({ value: item, label: item })), filter: contains });
	return (
		<Combobox.Root ref={at(name)} collection={collection} value={value ? [value] : []} onInputValueChange={(details) => filter(details.inputValue)} onValueChange={(details) => set(details.value[0] ?? "")} openOnClick>
			<Combobox.Label>{label}</Combobox.Label>
			<Combobox.Control>
				<Combobox.Input placeholder={placeholder ?? "Type to search"} />
				<Combobox.IndicatorGroup>
					<Combobox.ClearTrigger />
					<Combobox.Trigger />
				</Combobox.IndicatorGroup>
			</Combobox.Control>
			<Portal>
				<Combobox.Positioner>
					<Combobox.Content>
						<Combobox.Empty>No match</Combobox.Empty>
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

function Radios({ name, label, options }: { name: string; label?: ReactNode; options: Option[] }) {
	const [value, set] = useAnswer<string | null>(name, null);
	return (
		<RadioGroup.Root ref={at(name)} name={name} value={value} onValueChange={(details) => set(details.value)}>
			{label && <RadioGroup.Label>{label}</RadioGroup.Label>}
			<HStack gap="5" wrap="wrap" mt={label ? "2" : "0"}>
				{options.map(([code, text]) => (
					<RadioGroup.Item key={code} value={code}>
						<RadioGroup.ItemHiddenInput />
						<RadioGroup.ItemIndicator />
						<RadioGroup.ItemText>{text}</RadioGroup.ItemText>
					</RadioGroup.Item>
				))}
			</HStack>
		</RadioGroup.Root>
	);
}

function Checks({ name, legend, options, hint }: { name: string; legend: string; options: string[]; hint?: string }) {
	const [value, set] = useAnswer<string[]>(name, []);
	return (
		<Fieldset.Root ref={at(name) as any}>
			<Fieldset.Legend>{legend}</Fieldset.Legend>
			{hint && <Fieldset.HelperText>{hint}</Fieldset.HelperText>}
			<CheckboxGroup name={name} value={value} onValueChange={set}>
				<Fieldset.Content>
					{options.map((option) => (
						<Checkbox.Root key={option} value={option}>
							<Checkbox.HiddenInput />
							<Checkbox.Control />
							<Checkbox.Label>{option}</Checkbox.Label>
						</Checkbox.Root>
					))}
				</Fieldset.Content>
			</CheckboxGroup>
		</Fieldset.Root>
	);
}

function GraduationDay() {
	const [value, set] = useAnswer<any[]>("gradDate", []);
	return (
		<DatePicker.Root ref={at("gradDate")} value={value} onValueChange={(details) => set(details.value)}>
			<DatePicker.Label>19. Date (or expected date) of high school graduation</DatePicker.Label>
			<DatePicker.Control>
				<DatePicker.Input placeholder="mm/dd/yyyy" />
				<DatePicker.IndicatorGroup>
					<DatePicker.Trigger>▾</DatePicker.Trigger>
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

function Long({ name, label, hint, rows = 4 }: { name: string; label: ReactNode; hint?: string; rows?: number }) {
	const [value, set] = useAnswer(name, "");
	return (
		<Field.Root ref={at(name)}>
			<Field.Label>{label}</Field.Label>
			<Textarea name={name} rows={rows} value={value} onChange={(event) => set(event.target.value)} />
			{hint && <Field.HelperText>{hint}</Field.HelperText>}
		</Field.Root>
	);
}

const Step = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
	<Card.Root as="section" variant="outline" mb="6">
		<Card.Header bg="teal.subtle" py="3">
			<Card.Title>{title}</Card.Title>
			{note && <Card.Description>{note}</Card.Description>}
		</Card.Header>
		<Card.Body>
			<Stack gap="5">{children}</Stack>
		</Card.Body>
	</Card.Root>
);

const MONTHS: Option[] = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"].map((month, i) => [String(i + 1).padStart(2, "0"), month]);
const COLLEGES = ["College of the Siskiyous", "Humboldt State University", "Lane Community College", "Oregon Institute of Technology", "Oregon State University", "Pacific University", "Portland State University", "Reed College", "Southern Oregon University", "Stanford University", "University of California, Berkeley", "University of California, Davis", "University of Oregon", "University of Washington", "Willamette University"];
const SCHOOLING: Option[] = plain(["Did not finish high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree", "Other/unknown"]);
const GRADES: Option[] = plain(["9", "10", "11", "12"]);

const StudentInformation = () => (
	<Step title="Section 1: Student Information">
		<SimpleGrid columns={{ base: 1, md: 6 }} gap="4">
			<Box gridColumn="span 3"><Line name="lastName" label="1. Last Name" /></Box>
			<Box gridColumn="span 2"><Line name="firstName" label="2. First Name" /></Box>
			<Line name="mi" label="3. M.I." maxLength={1} />
		</SimpleGrid>
		<Fieldset.Root>
			<Fieldset.Legend>4. Date of Birth</Fieldset.Legend>
			<HStack gap="3" maxW="md">
				<Native name="dobMonth" label="Month" options={MONTHS} />
				<Line name="dobDay" label="Day" maxLength={2} />
				<Line name="dobYear" label="Year" maxLength={4} />
			</HStack>
		</Fieldset.Root>
		<Line name="ssn" label="5. Social Security Number or DACA number" hint="Leave blank if you have neither." maxW="xs" />
		<Line name="street" label="6. Permanent mailing address: number and street (include apt. number)" />
		<SimpleGrid columns={{ base: 1, md: 4 }} gap="4">
			<Line name="city" label="7. City" />
			<Native name="state" label="8. State" options={STATE_OPTIONS} />
			<Line name="zip" label="9. Zip Code" />
			<Line name="county" label="10. County" />
		</SimpleGrid>
		<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
			<Line name="phone" label="11. Phone Number" type="tel" placeholder="(555) 555-5555" />
			<Radios name="phoneType" label="Type" options={[["cell", "Cell"], ["home", "Home"], ["work", "Work"]]} />
			<Line name="email" label="12. Email Address" type="email" />
			<Line name="altEmail" label="Alternate Email" type="email" />
		</SimpleGrid>
		<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
			<Drop name="gender" label="13. Student Gender" options={[["M", "Male"], ["F", "Female"], ["X", "Nonbinary"], ["N", "Not provided"]]} />
			<Drop name="studentMarital" label="14. What is your marital status as of today?" options={plain(["Single", "Married or remarried", "Separated", "Divorced or widowed"])} />
		</SimpleGrid>
		<Radios name="hispanic" label="15. Hispanic, Latino or Spanish origin?" options={YES_NO} />
		<Checks name="race" legend="16. Racial identity" hint="Mark all that apply. Your answer does not affect your eligibility." options={["White", "Black or African American", "American Indian or Alaska Native", "Asian", "Native Hawaiian or Pacific Islander", "Other"]} />
	</Step>
);

const Residency = () => (
	<Step title="Section 2: Residency and Citizenship" note="State grants are for residents. Your college makes the final determination.">
		<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
			<Drop name="citizenship" label="Citizenship status" options={[["1", "U.S. citizen or U.S. national"], ["2", "Permanent resident or other eligible noncitizen"], ["3", "Neither of these"]]} />
			<Line name="alienNumber" label="Alien registration number (A-number)" hint="Eligible noncitizens only" />
			<Native name="legalState" label="What is your state of legal residence?" options={STATE_OPTIONS} />
			<Line name="residentSince" label="Month and year you became a legal resident of that state" placeholder="mm/yyyy" />
		</SimpleGrid>
		<Radios name="twelveMonths" label="Will you have lived in the state without interruption for the 12 months before the first day of class?" options={YES_NO} />
		<Numeral name="yearsUS" label="If you were born outside the United States, how many years have you lived in this country?" maxW="24" />
		<Drop name="military" label="Service in the U.S. Armed Forces" options={[["0", "None"], ["1", "Now on active duty"], ["2", "Veteran"], ["3", "Dependent of a service member"]]} />
		<Native name="parentState" label="What is your parents' state of legal residence?" options={STATE_OPTIONS} />
	</Step>
);

const HighSchool = () => (
	<Step title="Section 3: High School">
		<Radios name="completion" label="17. What will your high school completion status be when you begin college?" options={[["D", "High school diploma"], ["G", "GED certificate"], ["H", "Homeschooled"], ["N", "None of these"]]} />
		<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
			<Line name="school" label="18. High School Name" />
			<Line name="schoolCity" label="High School City" />
			<Native name="schoolState" label="High School State" options={STATE_OPTIONS} />
		</SimpleGrid>
		<Box maxW="sm"><GraduationDay /></Box>
		<SimpleGrid columns={{ base: 2, md: 5 }} gap="4">
			<Numeral name="gpa" label="GPA (unweighted)" step={0.01} />
			<Numeral name="gpaWeighted" label="GPA (weighted)" step={0.01} />
			<Numeral name="rank" label="Class rank" />
			<Numeral name="classSize" label="Class size" />
			<Numeral name="percentile" label="Class percentile" />
		</SimpleGrid>
		<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
			<Line name="counselor" label="School counselor" />
			<Line name="counselorEmail" label="Counselor's email address" />
		</SimpleGrid>
		<Text>20. Tests. Honors applicants must report either the SAT or the ACT; report your best sitting of each section.</Text>
		<Table.Root size="sm" variant="outline">
			<Table.Header>
				<Table.Row>
					<Table.ColumnHeader>Test</Table.ColumnHeader>
					<Table.ColumnHeader>Score</Table.ColumnHeader>
					<Table.ColumnHeader>Date taken (mm/yyyy)</Table.ColumnHeader>
				</Table.Row>
			</Table.Header>
			<Table.Body>
				{[["satErw", "SAT Evidence-Based Reading and Writing"], ["satMath", "SAT Math"], ["act", "ACT Composite"], ["psat", "PSAT/NMSQT Total"]].map(([test, title]) => (
					<Table.Row key={test}>
						<Table.Cell>{title}</Table.Cell>
						<Table.Cell><CellInput name={`${test}Score`} /></Table.Cell>
						<Table.Cell><CellInput name={`${test}Date`} /></Table.Cell>
					</Table.Row>
				))}
			</Table.Body>
		</Table.Root>
		<Numeral name="apCount" label="Number of Advanced Placement examinations taken" maxW="24" />
	</Step>
);

const College = () => (
	<Step title="Section 4: College Plans">
		<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
			<Native name="beginYear" label="21. Year you will begin college" options={plain(["2026", "2027", "2028"])} />
			<Search name="major" label="22. Intended major" items={MAJORS} />
			<Drop name="degree" label="23. Highest degree you hope to earn" options={plain(["Certificate", "Associate degree", "Bachelor's degree", "Master's degree", "Doctoral or professional degree", "Undecided"])} />
		</SimpleGrid>
		<Radios name="enrollment" label="24. Enrollment you plan for" options={[["F", "Full time"], ["T", "Three-quarter time"], ["H", "Half time"], ["L", "Less than half time"]]} />
		<Text>25. List the colleges to which you are applying. Your information will be sent to each.</Text>
		{[1, 2, 3].map((n) => (
			<SimpleGrid key={n} columns={{ base: 1, md: 2 }} gap="4">
				<Search name={`college${n}`} label={`College ${n}`} items={COLLEGES} placeholder="Name of college" />
				<Native name={`housing${n}`} label="Housing plan" options={plain(["On campus", "With parent", "Off campus"])} />
			</SimpleGrid>
		))}
		<Radios name="workStudy" label="26. Are you interested in being considered for work-study?" options={[["yes", "Yes"], ["no", "No"], ["unsure", "Don't know"]]} />
		<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
			<Line name="priorCollege" label="27. College at which you have already taken courses" />
			<Line name="priorWhen" label="When?" />
			<Line name="career" label="28. Career you have in mind" />
		</SimpleGrid>
	</Step>
);

const DEPENDENCY: [string, string][] = [
	["bornBefore", "Were you born before January 1, 2004?"],
	["married", "As of today, are you married?"],
	["graduateStudent", "At the beginning of the coming school year, will you be working on a master's or doctorate program?"],
	["activeDuty", "Are you currently serving on active duty in the U.S. Armed Forces for purposes other than training?"],
	["veteran", "Are you a veteran of the U.S. Armed Forces?"],
	["children", "Do you have children, or other dependents who live with you, who receive more than half of their support from you?"],
	["ward", "At any time since you turned age 13, were you in foster care or a dependent or ward of the court?"],
	["homeless", "Were you determined to be an unaccompanied youth who was homeless or at risk of being homeless?"],
];

const Dependency = () => (
	<Step title="Section 5: Dependency Status" note="If every answer is “No,” you must complete the parent sections.">
		<Table.Root size="sm">
			<Table.Body>
				{DEPENDENCY.map(([name, question], i) => (
					<Table.Row key={name}>
						<Table.Cell whiteSpace="normal">{29 + i}. {question}</Table.Cell>
						<Table.Cell width="40"><Radios name={name} options={YES_NO} /></Table.Cell>
					</Table.Row>
				))}
			</Table.Body>
		</Table.Root>
	</Step>
);

const PARENT_ROWS: [string, string][] = [["Last", "Last name"], ["First", "First name"], ["Mi", "Middle initial"], ["Ssn", "Social Security Number"], ["Occupation", "Occupation"], ["Employer", "Employer"]];

const Parents = () => (
	<Step title="Section 6: Parent Information" note="Legal (biological or adoptive) parents">
		<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
			<Drop name="parentsMarital" label="37. What is your legal parents' marital status as of today?" options={plain(["Never married", "Unmarried and both parents living together", "Married or remarried", "Divorced or separated", "Widowed"])} />
			<Line name="parentsMaritalSince" label="38. Month and year they were married, remarried, separated, divorced, or widowed" placeholder="mm/yyyy" />
		</SimpleGrid>
		<Table.Root size="sm" variant="outline" showColumnBorder>
			<Table.Header>
				<Table.Row>
					<Table.ColumnHeader />
					<Table.ColumnHeader>Parent 1</Table.ColumnHeader>
					<Table.ColumnHeader>Parent 2</Table.ColumnHeader>
				</Table.Row>
			</Table.Header>
			<Table.Body>
				{PARENT_ROWS.map(([part, title]) => (
					<Table.Row key={part}>
						<Table.Cell>{title}</Table.Cell>
						<Table.Cell><CellInput name={`parent1${part}`} /></Table.Cell>
						<Table.Cell><CellInput name={`parent2${part}`} /></Table.Cell>
					</Table.Row>
				))}
				<Table.Row>
					<Table.Cell>Highest level of school completed</Table.Cell>
					<Table.Cell><Native name="parent1School" options={SCHOOLING} /></Table.Cell>
					<Table.Cell><Native name="parent2School" options={SCHOOLING} /></Table.Cell>
				</Table.Row>
			</Table.Body>
		</Table.Root>
		<Line name="parentEmail" label="39. Parent's email address" type="email" />
		<Radios name="firstGen" label="40. Are you the first in your family to go to college?" options={YES_NO} />
	</Step>
);

const money = { formatOptions: { style: "currency", currency: "USD", maximumFractionDigits: 0 } };

const Household = () => (
	<Step title="Section 7: Household and Income" note="Round to the nearest dollar.">
		<SimpleGrid columns={{ base: 1, md: 3 }} gap="4" alignItems="end">
			<Numeral name="householdSize" label="41. Number of people in your parents' household" />
			<Numeral name="householdCollege" label="42. How many of them will be college students next year?" />
			<Numeral name="siblings" label="43. Number of brothers and sisters" />
			<Numeral name="income" label="44. Total annual income of the household" {...money} />
			<Numeral name="taxPaid" label="45. Income tax paid by your parents" {...money} />
			<Numeral name="studentIncome" label="46. Your own earnings last year" {...money} />
			<Numeral name="parent1Earned" label="47. Parent 1: earned from working" {...money} />
			<Numeral name="parent2Earned" label="48. Parent 2: earned from working" {...money} />
			<Numeral name="savings" label="49. Parents' cash, savings and checking" {...money} />
		</SimpleGrid>
		<Checks name="benefits" legend="50. In the last two years, did anyone in the household receive benefits from any of these programs?" options={["Medicaid or Supplemental Security Income (SSI)", "Supplemental Nutrition Assistance Program (SNAP)", "Free or reduced price school lunch", "Temporary Assistance for Needy Families (TANF)", "WIC"]} />
	</Step>
);

function Honors() {
	const [honors, setHonors] = useState(1);
	const [activities, setActivities] = useState(1);
	return (
		<>
			<Heading size="sm">Honors and achievements</Heading>
			{[1, 2, 3].slice(0, honors).map((n) => (
				<SimpleGrid key={n} columns={{ base: 1, md: 6 }} gap="3" borderWidth="1px" rounded="md" p="3">
					<Box gridColumn="span 2"><Line name={`honor${n}Title`} label="Honor or award" /></Box>
					<Box gridColumn="span 3"><Line name={`honor${n}About`} label="What was it for?" /></Box>
					<Native name={`honor${n}Grade`} label="Grade" options={GRADES} />
				</SimpleGrid>
			))}
			{honors < 3 && <Button size="sm" variant="outline" alignSelf="start" onClick={() => setHonors(honors + 1)}>Add another honor</Button>}
			<Heading size="sm">Activities, service and employment</Heading>
			{[1, 2, 3].slice(0, activities).map((n) => (
				<SimpleGrid key={n} columns={{ base: 1, md: 6 }} gap="3" borderWidth="1px" rounded="md" p="3">
					<Box gridColumn="span 3"><Line name={`activity${n}Name`} label="Organization or employer" /></Box>
					<Box gridColumn="span 2"><Line name={`activity${n}Role`} label="Your position" /></Box>
					<Numeral name={`activity${n}Hours`} label="Hrs/week" />
				</SimpleGrid>
			))}
			{activities < 3 && <Button size="sm" variant="outline" alignSelf="start" onClick={() => setActivities(activities + 1)}>Add another activity</Button>}
			<Checks name="programs" legend="Have you taken part in any of these college access programs?" options={["AVID", "GEAR UP", "Upward Bound", "Educational Talent Search", "Boys & Girls Clubs", "None"]} />
			<Long name="essay" label="Statement: How have you used the opportunities open to you, and what would you do with this scholarship?" hint="300 words at most" rows={6} />
		</>
	);
}

function Certification() {
	const [agreed, setAgreed] = useAnswer("certify", false);
	return (
		<Step title="Certification">
			<Text fontSize="sm">By signing you certify that all of the information you provided is true and complete, and you agree, if asked, to give proof of it, which may include income tax forms.</Text>
			<Checkbox.Root ref={at("certify") as any} checked={agreed} onCheckedChange={(details) => setAgreed(details.checked === true)}>
				<Checkbox.HiddenInput />
				<Checkbox.Control />
				<Checkbox.Label>I have read this statement and agree to it.</Checkbox.Label>
			</Checkbox.Root>
			<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
				<Line name="signature" label="Student signature (type your full name)" />
				<Line name="parentSignature" label="Parent signature" />
			</SimpleGrid>
		</Step>
	);
}

const App = () => (
	<Container maxW="4xl" py="8">
		<Heading size="2xl" mb="1">State Grant and Honors Scholarship Application</Heading>
		<Text color="fg.muted" mb="5">Higher Education Assistance Commission · Award year 2027–28</Text>
		<Alert.Root status="info" mb="6">
			<Alert.Indicator />
			<Alert.Title>One application serves for the need-based State Grant and for the Gallinule Honors Scholarship. If a question does not apply to you, leave it blank.</Alert.Title>
		</Alert.Root>
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				submitted = true;
			}}
		>
			<StudentInformation />
			<Residency />
			<HighSchool />
			<College />
			<Dependency />
			<Parents />
			<Household />
			<Accordion.Root collapsible variant="enclosed" mb="6">
				<Accordion.Item value="honors">
					<Accordion.ItemTrigger>
						<Box flex="1" textAlign="start" fontWeight="semibold">Section 8: Honors Scholarship (optional)</Box>
						<Accordion.ItemIndicator />
					</Accordion.ItemTrigger>
					<Accordion.ItemContent>
						<Accordion.ItemBody>
							<Stack gap="4"><Honors /></Stack>
						</Accordion.ItemBody>
					</Accordion.ItemContent>
				</Accordion.Item>
			</Accordion.Root>
			<Certification />
			<Button type="submit" colorPalette="teal">Submit application</Button>
		</form>
	</Container>
);

createRoot(document.getElementById("root")!).render(
	<ChakraProvider value={defaultSystem}>
		<App />
	</ChakraProvider>,
);

function shownOf(name: string) {
	const box = boxes[name];
	if (!box) return null;
	if (box instanceof HTMLInputElement) return box.value;
	const value = answers[name];
	if (typeof value === "boolean") return box.dataset.state === "checked";
	if (box.dataset.scope === "date-picker") return box.querySelector("input")!.value;
	if (Array.isArray(value)) return [...box.querySelectorAll("label[data-state=checked]")].map((label) => label.textContent);
	if (box.dataset.scope === "radio-group") return box.querySelector("[data-part=item][data-state=checked]")?.textContent ?? "";
	if (box.dataset.scope === "select")
		return box.querySelector("[data-part=trigger]")!.hasAttribute("data-placeholder-shown") ? "" : box.querySelector("[data-part=value-text]")!.textContent;
	const select = box.querySelector("select");
	if (select) return select.selectedOptions[0]?.textContent ?? "";
	return box.querySelector<HTMLInputElement>("textarea, input")!.value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, name === "gradDate" ? (value[0]?.toString() ?? "") : value])), submitted }),
	formShown: () => Object.fromEntries(Object.keys(answers).map((name) => [name, shownOf(name)])),
});
