import {
	Box, Button, ChakraProvider, Checkbox, CheckboxGroup, Container, createListCollection, defaultSystem, Field, Fieldset, Heading, HStack, Input,
	NativeSelect, NumberInput, Portal, RadioGroup, Select, SimpleGrid, Stack, Text,
} from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";

type Option = [value: string, label: string];
type Kind = "text" | "num" | "native" | "pick" | "radio" | "boxes" | "box";
type Asked = { code: string; key: string; kind: Kind; label: string; options?: Option[]; help?: string; need?: boolean };
const q = (code: string, key: string, kind: Kind, label: string, more: Partial<Asked> = {}): Asked => ({ code, key, kind, label, ...more });

const plain = (rows: string[]): Option[] => rows.map((row) => [row, row]);
const YESNO: Option[] = [["1", "Yes"], ["2", "No"]];
const MONTHS: Option[] = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"].map((name, n) => [String(n + 1).padStart(2, "0"), name]);
const SCHOOLING: Option[] = [["1", "Did not finish high school"], ["2", "Finished high school or GED"], ["3", "Some college, but no degree"], ["4", "Associate degree or certificate"], ["5", "Bachelor's degree or higher"]];
const GRADES: Option[] = [["9", "Grade 9"], ["10", "Grade 10"], ["11", "Grade 11"], ["12", "Grade 12"]];

const student = [
	q("a1", "first", "text", "Student's first name", { need: true }),
	q("a2", "middle", "text", "Student's middle name"),
	q("a3", "last", "text", "Student's last name", { need: true }),
	q("a4", "nick", "text", "Name the student uses, if another"),
	q("a5", "bMonth", "native", "Month of birth", { options: MONTHS }),
	q("a6", "bDay", "text", "Day of birth"),
	q("a7", "bYear", "text", "Year of birth"),
	q("a8", "bCountry", "text", "Country of birth"),
	q("a9", "email", "text", "Student e-mail", { need: true, help: "Not the one your school gave you, which closes in June." }),
	q("a10", "cell", "text", "Student cell phone"),
	q("a11", "landline", "text", "Home (landline) phone"),
	q("a12", "ssn", "text", "Social Security Number"),
];
const residence = [
	q("b1", "street", "text", "House number and street", { need: true }),
	q("b2", "unit", "text", "Apt. / Unit"),
	q("b3", "city", "text", "City or town", { need: true }),
	q("b4", "state", "native", "State", { options: STATES, need: true }),
	q("b5", "zip", "text", "ZIP", { need: true }),
	q("b6", "ward", "text", "City ward or council district"),
	q("b7", "mailing", "text", "P.O. box, if mail should go elsewhere"),
	q("b8", "landlord", "text", "Landlord or property manager, for proof of residence"),
];
const status = [
	q("c1", "citizen", "pick", "Citizenship", { options: [["us", "Born or naturalized U.S. citizen"], ["pr", "Lawful permanent resident"], ["un", "Undocumented or DACA"], ["ot", "Other"]] }),
	q("c2", "sex", "radio", "Sex", { options: [["f", "Female"], ["m", "Male"]] }),
	q("c3", "hispanic", "radio", "Is the student Hispanic or Latino?", { options: YESNO }),
	q("c4", "race", "boxes", "Race of the student (check each that applies)", { options: [["ai", "American Indian / Alaska Native"], ["as", "Asian"], ["bl", "Black / African American"], ["nh", "Native Hawaiian / Pacific Islander"], ["wh", "White"]] }),
	q("c5", "military", "pick", "Military service", { options: [["0", "None"], ["1", "Serving now"], ["2", "Served before"], ["3", "Dependent of someone who serves"]] }),
];
const school = [
	q("d1", "school", "text", "Name of high school", { need: true }),
	q("d2", "schoolCity", "text", "High school city"),
	q("d3", "schoolState", "native", "High school state", { options: STATES }),
	q("d4", "grade", "radio", "Current grade", { options: GRADES }),
	q("d5", "gMonth", "native", "Month of graduation", { options: MONTHS }),
	q("d6", "gYear", "text", "Year of graduation"),
	q("d7", "gpa", "num", "Unweighted GPA"),
	q("d8", "rank", "num", "Class rank"),
	q("d9", "size", "num", "Number in graduating class"),
	q("d10", "satMath", "num", "SAT Math"),
	q("d11", "satRead", "num", "SAT Reading and Writing"),
	q("d12", "act", "num", "ACT"),
	q("d13", "advisor", "text", "Promise advisor at your school"),
	q("d14", "advisorMail", "text", "Advisor's e-mail"),
];
const plans = [
	q("e1", "college", "text", "College where you will use the Promise grant"),
	q("e2", "studentId", "text", "College student ID"),
	q("e3", "major", "text", "Field of study"),
	q("e4", "degree", "pick", "Highest degree you hope to reach", { options: [["c", "Certificate"], ["a", "Associate"], ["b", "Bachelor's"], ["m", "Master's"], ["d", "Doctorate"], ["u", "Not sure"]] }),
	q("e5", "startYear", "native", "Fall in which you will enroll", { options: plain(["2026", "2027", "2028"]) }),
	q("e6", "endYear", "text", "Year you expect your college degree"),
	q("e7", "fafsa", "radio", "Have you filed the FAFSA?", { options: YESNO }),
	q("e8", "program", "pick", "College access program you belong to", { options: plain(["AVID", "GEAR UP", "Talent Search", "Upward Bound", "None"]) }),
];
const parent = (n: 1 | 2) => [
	q(`f${n}1`, `p${n}First`, "text", "First name"),
	q(`f${n}2`, `p${n}Last`, "text", "Last name"),
	q(`f${n}3`, `p${n}Living`, "radio", "Living?", { options: YESNO }),
	q(`f${n}4`, `p${n}Job`, "text", "Occupation"),
	q(`f${n}5`, `p${n}Boss`, "text", "Employer and work phone"),
	q(`f${n}6`, `p${n}School`, "native", "Schooling", { options: SCHOOLING }),
];
const household = [
	q("g1", "marital", "pick", "Parents' marital status", { options: plain(["Married", "Unmarried, living together", "Separated", "Divorced", "Widowed", "Never married"]) }),
	q("g2", "income", "num", "Household's yearly income, in dollars"),
	q("g3", "people", "num", "People living in the household"),
	q("g4", "siblings", "num", "Brothers and sisters of the student"),
	q("g5", "firstGen", "radio", "Is the student the first in the family to attend college?", { options: YESNO }),
	q("g6", "help", "boxes", "Assistance the household receives", { options: plain(["SNAP", "TANF", "WIC", "Medicaid", "Section 8 housing"]) }),
];
const sibling = (n: 1 | 2) => [
	q(`h${n}1`, `s${n}First`, "text", `First name of sibling ${n}`),
	q(`h${n}2`, `s${n}Last`, "text", `Last name of sibling ${n}`),
	q(`h${n}3`, `s${n}Age`, "num", `Age of sibling ${n}`),
];
const activity = (n: number) => [
	q(`i${n}1`, `act${n}Where`, "text", "Name of group or employer"),
	q(`i${n}2`, `act${n}Role`, "text", "Position held"),
	q(`i${n}3`, `act${n}Grades`, "boxes", "Grades", { options: GRADES }),
	q(`i${n}4`, `act${n}Hours`, "num", "Hours each week"),
];
const award = (n: number) => [
	q(`j${n}1`, `award${n}`, "text", `Award ${n}`),
	q(`j${n}2`, `awardGrade${n}`, "native", `Received in (award ${n})`, { options: GRADES }),
];
const credit = (n: number) => [
	q(`k${n}1`, `cc${n}`, "text", `College course ${n}`),
	q(`k${n}2`, `ccGrade${n}`, "text", `Grade in course ${n}`),
	q(`k${n}3`, `ccCredits${n}`, "num", `Credits for course ${n}`),
];
const exam = (n: number) => [
	q(`l${n}1`, `ap${n}`, "native", `AP test ${n}`, { options: plain(["AP Biology", "AP Calculus AB", "AP Chemistry", "AP Psychology", "AP Statistics", "AP United States History"]) }),
	q(`l${n}2`, `apScore${n}`, "native", `Result of AP test ${n}`, { options: plain(["1", "2", "3", "4", "5"]) }),
];
const others = [
	q("m1", "mentor", "text", "Adult mentor (not a relative)"),
	q("m2", "mentorPhone", "text", "Mentor's telephone"),
	q("m3", "interpreter", "text", "Interpreter who helped your family with this form"),
	q("m4", "preparer", "text", "Agency staff who prepared this form"),
	q("m5", "consent", "box", "I let the school district share my transcript with the City."),
	q("m6", "studentSign", "text", "Student signature"),
];

const everything = [
	...student, ...residence, ...status, ...school, ...plans, ...parent(1), ...parent(2), ...household, ...sibling(1), ...sibling(2),
	...[1, 2].flatMap(activity), ...[1, 2].flatMap(award), ...[1, 2].flatMap(credit), ...[1, 2].flatMap(exam), ...others,
];
const emptyOf = (kind: Kind) => (kind === "boxes" ? [] : kind === "box" ? false : "");
type Held = Record<string, any>;

function Ask({ asked, held, put }: { asked: Asked; held: Held; put: (key: string, value: unknown) => void }) {
	const { code, key, kind, label, options = [], help, need } = asked;
	const [collection] = useState(() => createListCollection({ items: options.map(([value, text]) => ({ value, label: text })) }));
	if (kind === "box")
		return (
			<Checkbox.Root name={code} checked={held[key]} onCheckedChange={({ checked }) => put(key, checked === true)}>
				<Checkbox.HiddenInput />
				<Checkbox.Control />
				<Checkbox.Label>{label}</Checkbox.Label>
			</Checkbox.Root>
		);
	if (kind === "radio")
		return (
			<Fieldset.Root>
				<Fieldset.Legend>{label}</Fieldset.Legend>
				<RadioGroup.Root name={code} value={held[key] || null} onValueChange={({ value }) => put(key, value)}>
					<HStack gap="5" wrap="wrap">
						{options.map(([value, text]) => (
							<RadioGroup.Item key={value} value={value}>
								<RadioGroup.ItemHiddenInput />
								<RadioGroup.ItemIndicator />
								<RadioGroup.ItemText>{text}</RadioGroup.ItemText>
							</RadioGroup.Item>
						))}
					</HStack>
				</RadioGroup.Root>
			</Fieldset.Root>
		);
	if (kind === "boxes")
		return (
			<Fieldset.Root>
				<CheckboxGroup name={code} value={held[key]} onValueChange={(value) => put(key, value)}>
					<Fieldset.Legend>{label}</Fieldset.Legend>
					<Fieldset.Content>
						{options.map(([value, text]) => (
							<Checkbox.Root key={value} value={value}>
								<Checkbox.HiddenInput />
								<Checkbox.Control />
								<Checkbox.Label>{text}</Checkbox.Label>
							</Checkbox.Root>
						))}
					</Fieldset.Content>
				</CheckboxGroup>
			</Fieldset.Root>
		);
	if (kind === "pick")
		return (
			<Select.Root name={code} collection={collection} value={held[key] ? [held[key]] : []} onValueChange={({ value }) => put(key, value[0] ?? "")}>
				<Select.HiddenSelect />
				<Select.Label>{label}</Select.Label>
				<Select.Control>
					<Select.Trigger>
						<Select.ValueText placeholder="Select" />
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
	return (
		<Field.Root required={need}>
			<Field.Label>
				{label} <Field.RequiredIndicator />
			</Field.Label>
			{kind === "text" && <Input name={code} value={held[key]} onChange={(event) => put(key, event.currentTarget.value)} />}
			{kind === "num" && (
				<NumberInput.Root name={code} width="full" formatOptions={{ useGrouping: false }} value={held[key]} onValueChange={({ value }) => put(key, value)}>
					<NumberInput.Control />
					<NumberInput.Input />
				</NumberInput.Root>
			)}
			{kind === "native" && (
				<NativeSelect.Root>
					<NativeSelect.Field name={code} placeholder="Select" value={held[key]} onChange={(event) => put(key, event.currentTarget.value)}>
						{options.map(([value, text]) => (
							<option key={value} value={value}>{text}</option>
						))}
					</NativeSelect.Field>
					<NativeSelect.Indicator />
				</NativeSelect.Root>
			)}
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}

const words = (element: Element | null | undefined) => (element?.textContent ?? "").trim();

function shownOf({ code, kind }: Asked) {
	const own = document.querySelector<HTMLInputElement & HTMLSelectElement>(`[name="${code}"]`);
	if (kind === "box") return own?.checked;
	if (kind === "radio" || kind === "boxes") {
		const on = [...document.querySelectorAll(`label:has(input[name="${code}"]:checked)`)].map(words);
		return kind === "boxes" ? on : (on[0] ?? "");
	}
	if (kind === "native") return own?.value ? words(own.selectedOptions[0]) : "";
	if (kind === "pick") {
		const trigger = own?.closest('[data-scope="select"][data-part="root"]')?.querySelector('[data-part="trigger"]');
		return !trigger || trigger.hasAttribute("data-placeholder-shown") ? "" : words(trigger);
	}
	return own?.value;
}

function Part({ title, note, children }: { title: string; note?: string; children: React.ReactNode }) {
	return (
		<Box borderTopWidth="2px" borderColor="teal.600" pt="4">
			<Heading size="lg" mb="1">{title}</Heading>
			{note && <Text color="fg.muted" mb="3">{note}</Text>}
			<Stack gap="4">{children}</Stack>
		</Box>
	);
}

function App() {
	const [held, setHeld] = useState<Held>(() => Object.fromEntries(everything.map(({ key, kind }) => [key, emptyOf(kind)])));
	const [sent, setSent] = useState(false);
	useEffect(() => {
		Object.assign(window, {
			formState: () => ({ ...held, submitted: sent }),
			formShown: () => Object.fromEntries(everything.map((asked) => [asked.key, shownOf(asked)])),
		});
	}, [held, sent]);
	const put = (key: string, value: unknown) => setHeld((now) => ({ ...now, [key]: value }));
	const asks = (list: Asked[], columns = 2) => (
		<SimpleGrid columns={columns} gap="4">
			{list.map((asked) => <Ask key={asked.code} asked={asked} held={held} put={put} />)}
		</SimpleGrid>
	);
	return (
		<ChakraProvider value={defaultSystem}>
			<Container maxW="4xl" py="8">
				<Text fontWeight="bold" color="teal.700">City of Port Garganey · Mayor's Office of Education</Text>
				<Heading size="3xl">Garganey Promise</Heading>
				<Text mb="6">The Promise pays the tuition that is left after every other grant. Please file this form once, by April 30, with your family beside you.</Text>
				<form onSubmit={(event) => { event.preventDefault(); setSent(true); }} noValidate>
					<Stack gap="8">
						<Part title="1. The student">{asks(student)}</Part>
						<Part title="2. Where the student lives">{asks(residence)}</Part>
						<Part title="3. The family" note="Tell us of the parents or guardians who raised the student.">
							<Heading size="md">Parent / guardian one</Heading>
							{asks(parent(1))}
							<Heading size="md">Parent / guardian two</Heading>
							{asks(parent(2))}
							{asks(household)}
							{asks(sibling(1), 3)}
							{asks(sibling(2), 3)}
						</Part>
						<Part title="4. High school">
							{asks(school)}
							{[1, 2].map((n) => <Box key={n}>{asks(exam(n))}</Box>)}
						</Part>
						<Part title="5. College" note="If you earned college credit already, list up to two courses.">
							{asks(plans)}
							{[1, 2].map((n) => <Box key={n}>{asks(credit(n), 3)}</Box>)}
						</Part>
						<Part title="6. Outside the classroom" note="Your two main activities or jobs, then two awards.">
							{[1, 2].map((n) => (
								<Box key={n} borderWidth="1px" p="4">
									<Heading size="sm">Activity {n}</Heading>
									{asks(activity(n))}
								</Box>
							))}
							{[1, 2].map((n) => <Box key={n}>{asks(award(n))}</Box>)}
						</Part>
						<Part title="7. For the City's report" note="Voluntary. The answers do not change your award.">{asks(status)}</Part>
						<Part title="8. Others who help, and signature">{asks(others)}</Part>
						<Button type="submit" colorPalette="teal" alignSelf="start">File my Promise form</Button>
					</Stack>
				</form>
			</Container>
		</ChakraProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
