import {
	Alert,
	Box,
	Button,
	Card,
	ChakraProvider,
	Checkbox,
	CheckboxGroup,
	Container,
	Field,
	Fieldset,
	Heading,
	HStack,
	Input,
	InputGroup,
	NativeSelect,
	NumberInput,
	Portal,
	RadioGroup,
	Select,
	Separator,
	SimpleGrid,
	Stack,
	Table,
	Text,
	Textarea,
	createListCollection,
	defaultSystem,
} from "@chakra-ui/react";
import { type ReactNode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./page.css";

type Option = { label: string; value: string };
const same = (texts: string[]): Option[] => texts.map((label) => ({ label, value: label }));

const PRONOUNS: Option[] = [
	{ label: "He / him / his", value: "he" },
	{ label: "She / her / hers", value: "she" },
	{ label: "They / them / theirs", value: "they" },
	{ label: "Use my name only", value: "name" },
	{ label: "Another set", value: "other" },
];
const STATE_OPTIONS: Option[] = STATES.map(([value, label]) => ({ label, value }));
const DEGREES: Option[] = [
	{ label: "Did not finish high school", value: "none" },
	{ label: "High school diploma or GED", value: "hs" },
	{ label: "Some college, no degree", value: "some" },
	{ label: "Associate degree", value: "aa" },
	{ label: "Bachelor's degree", value: "ba" },
	{ label: "Graduate or professional degree", value: "grad" },
	{ label: "I don't know", value: "unk" },
];
const INCOME: Option[] = [
	{ label: "Less than $40,000", value: "0-39" },
	{ label: "$40,000 – $59,999", value: "40-59" },
	{ label: "$60,000 – $79,999", value: "60-79" },
	{ label: "$80,000 – $109,999", value: "80-109" },
	{ label: "$110,000 or more", value: "110+" },
	{ label: "Prefer not to say", value: "na" },
];
const ACTIVITY_TYPES: Option[] = [
	{ label: "Arts & performance", value: "arts" },
	{ label: "Athletics", value: "athletics" },
	{ label: "Community service", value: "service" },
	{ label: "Environment & sustainability", value: "environment" },
	{ label: "Family responsibilities", value: "family" },
	{ label: "Job (paid)", value: "job" },
	{ label: "Journalism & publications", value: "journalism" },
	{ label: "Music", value: "music" },
	{ label: "Research", value: "research" },
	{ label: "Speech & debate", value: "debate" },
	{ label: "Student government", value: "government" },
	{ label: "Something else", value: "other" },
];
const GRADES: Option[] = [
	{ label: "9th", value: "9" },
	{ label: "10th", value: "10" },
	{ label: "11th", value: "11" },
	{ label: "12th", value: "12" },
];
const RACES: Option[] = [
	{ label: "American Indian or Alaska Native", value: "aian" },
	{ label: "Asian", value: "asian" },
	{ label: "Black or African American", value: "black" },
	{ label: "Native Hawaiian or other Pacific Islander", value: "nhpi" },
	{ label: "White", value: "white" },
];
const HEARD = same(["College fair", "Counselor or teacher", "Current honors student", "Mailing", "Social media", "Web search"]);

interface Activity {
	type: string;
	organization: string;
	role: string;
	summary: string;
	grades: string[];
	hours: string;
	weeks: string;
	goOn: string | null;
}
const blankActivity = (): Activity => ({ type: "", organization: "", role: "", summary: "", grades: [], hours: "", weeks: "", goOn: null });

const INITIAL = {
	legalFirst: "",
	legalMiddle: "",
	legalLast: "",
	suffix: "",
	goesBy: "",
	pronouns: "",
	dob: "",
	email: "",
	mobile: "",
	street: "",
	unit: "",
	city: "",
	homeState: "",
	zip: "",
	country: "",
	citizenship: null as string | null,
	gender: "",
	hispanic: null as string | null,
	race: [] as string[],
	schoolName: "",
	schoolCity: "",
	schoolState: "",
	gradDate: "",
	gpa: "",
	classRank: "",
	major: "",
	satReadingWriting: "",
	satMath: "",
	actComposite: "",
	p1First: "",
	p1Last: "",
	p1Job: "",
	p1Degree: "",
	p2First: "",
	p2Last: "",
	p2Job: "",
	p2Degree: "",
	firstGen: null as string | null,
	income: "",
	recommenderName: "",
	recommenderEmail: "",
	recommenderRole: "",
	essay: "",
	housing: null as string | null,
	heard: "",
	shirt: "",
	companyUrl: "",
	truth: false,
	mailing: false,
	signature: "",
};
type Form = typeof INITIAL;

/** Roots of the drawn controls, for formShown(). */
const drawn = new Map<string, Element>();
const at = (key: string) => (element: Element | null) => {
	if (element) drawn.set(key, element);
	else drawn.delete(key);
};

/* ---- components/ui ---- */

interface FormFieldProps {
	label: ReactNode;
	required?: boolean;
	help?: string;
	children: ReactNode;
}
function FormField({ label, required, help, children }: FormFieldProps) {
	return (
		<Field.Root required={required}>
			<Field.Label>
				{label}
				<Field.RequiredIndicator />
			</Field.Label>
			{children}
			{help && <Field.HelperText>{help}</Field.HelperText>}
			<Field.ErrorText>This field is required</Field.ErrorText>
		</Field.Root>
	);
}

interface PickProps {
	k: string;
	name: string;
	label: string;
	options: Option[];
	value: string;
	onPick: (value: string) => void;
	placeholder?: string;
	required?: boolean;
}
function Pick({ k, name, label, options, value, onPick, placeholder = "Select one", required }: PickProps) {
	const [collection] = useState(() => createListCollection({ items: options }));
	return (
		<Select.Root
			ref={at(k)}
			collection={collection}
			name={name}
			required={required}
			value={value ? [value] : []}
			onValueChange={(e) => onPick(e.value[0] ?? "")}
		>
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
						{collection.items.map((option) => (
							<Select.Item item={option} key={option.value}>
								{option.label}
								<Select.ItemIndicator />
							</Select.Item>
						))}
					</Select.Content>
				</Select.Positioner>
			</Portal>
		</Select.Root>
	);
}

interface NativeProps {
	k: string;
	name: string;
	value: string;
	onPick: (value: string) => void;
	placeholder?: string;
	children: ReactNode;
}
function Native({ k, name, value, onPick, placeholder, children }: NativeProps) {
	return (
		<NativeSelect.Root>
			<NativeSelect.Field ref={at(k)} name={name} value={value} placeholder={placeholder} onChange={(e) => onPick(e.currentTarget.value)}>
				{children}
			</NativeSelect.Field>
			<NativeSelect.Indicator />
		</NativeSelect.Root>
	);
}

interface RadiosProps {
	k: string;
	name: string;
	value: string | null;
	onPick: (value: string | null) => void;
	options: Option[];
	label?: string;
	stacked?: boolean;
}
function Radios({ k, name, value, onPick, options, label, stacked }: RadiosProps) {
	const items = options.map((option) => (
		<RadioGroup.Item key={option.value} value={option.value}>
			<RadioGroup.ItemHiddenInput />
			<RadioGroup.ItemIndicator />
			<RadioGroup.ItemText>{option.label}</RadioGroup.ItemText>
		</RadioGroup.Item>
	));
	return (
		<RadioGroup.Root ref={at(k)} name={name} value={value} onValueChange={(e) => onPick(e.value)}>
			{label && <RadioGroup.Label>{label}</RadioGroup.Label>}
			{stacked ? <Stack gap="2">{items}</Stack> : <HStack gap="6">{items}</HStack>}
		</RadioGroup.Root>
	);
}

function Boxes({ k, name, value, onPick, options, legend, help }: { k: string; name: string; value: string[]; onPick: (value: string[]) => void; options: Option[]; legend: string; help?: string }) {
	return (
		<Fieldset.Root ref={at(k)}>
			<CheckboxGroup name={name} value={value} onValueChange={onPick}>
				<Fieldset.Legend fontSize="sm" mb="2">
					{legend}
				</Fieldset.Legend>
				{help && <Fieldset.HelperText>{help}</Fieldset.HelperText>}
				<Fieldset.Content flexDirection={options.length === 4 ? "row" : "column"}>
					{options.map((option) => (
						<Checkbox.Root key={option.value} value={option.value}>
							<Checkbox.HiddenInput />
							<Checkbox.Control />
							<Checkbox.Label>{option.label}</Checkbox.Label>
						</Checkbox.Root>
					))}
				</Fieldset.Content>
			</CheckboxGroup>
		</Fieldset.Root>
	);
}

function Section({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
	return (
		<Box as="section" mb="10">
			<Heading as="h2" size="xl" mb="1">
				{title}
			</Heading>
			{intro && (
				<Text color="fg.muted" mb="4">
					{intro}
				</Text>
			)}
			<Separator mb="5" />
			<Stack gap="5">{children}</Stack>
		</Box>
	);
}

const asPhone = (raw: string) => {
	const digits = raw.replace(/\D/g, "").replace(/^1(?=\d{10})/, "").slice(0, 10);
	if (digits.length < 4) return digits;
	if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
	return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
};

const YES_NO: Option[] = [
	{ label: "Yes", value: "yes" },
	{ label: "No", value: "no" },
];
const YES_NO_UNSURE: Option[] = [...YES_NO, { label: "Not sure", value: "unsure" }];

let latest: { form: Form; activities: Activity[]; honors: { title: string; grade: string }[]; courses: { name: string; grade: string; credits: string }[]; submitted: boolean };

function App() {
	const [form, setForm] = useState<Form>(INITIAL);
	const [activities, setActivities] = useState<Activity[]>([blankActivity()]);
	const [honors, setHonors] = useState([0, 1, 2].map(() => ({ title: "", grade: "" })));
	const [courses, setCourses] = useState([0, 1].map(() => ({ name: "", grade: "", credits: "" })));
	const [submitted, setSubmitted] = useState(false);
	latest = { form, activities, honors, courses, submitted };
	useEffect(() => {
		latest = { form, activities, honors, courses, submitted };
	});

	const set = <K extends keyof Form>(key: K, value: Form[K]) => setForm((f) => ({ ...f, [key]: value }));
	const text = (key: keyof Form) => ({
		ref: at(key),
		name: key,
		value: form[key] as string,
		onChange: (e: { target: { value: string } }) => set(key, e.target.value as never),
	});
	const setActivity = (row: number, patch: Partial<Activity>) =>
		setActivities((all) => all.map((each, i) => (i === row ? { ...each, ...patch } : each)));
	const setHonor = (row: number, patch: object) => setHonors((all) => all.map((each, i) => (i === row ? { ...each, ...patch } : each)));
	const setCourse = (row: number, patch: object) => setCourses((all) => all.map((each, i) => (i === row ? { ...each, ...patch } : each)));

	return (
		<Container maxW="3xl" py="10">
			<Heading as="h1" size="3xl">
				Ridgeline Honors College
			</Heading>
			<Text fontSize="lg" mb="6">
				Application for admission to the entering class
			</Text>
			<Alert.Root status="info" mb="8">
				<Alert.Indicator />
				<Alert.Content>
					<Alert.Title>This is separate from your university application.</Alert.Title>
					<Alert.Description>Your answers are saved in this browser until you submit. Fields marked with * are required.</Alert.Description>
				</Alert.Content>
			</Alert.Root>
			<form
				onSubmit={(e) => {
					e.preventDefault();
					setSubmitted(true);
				}}
				noValidate
			>
				<Section title="About you" intro="Use your name as it appears on your transcript.">
					<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
						<FormField label="Legal first name" required>
							<Input {...text("legalFirst")} autoComplete="given-name" />
						</FormField>
						<FormField label="Middle name">
							<Input {...text("legalMiddle")} />
						</FormField>
						<FormField label="Legal last name" required>
							<Input {...text("legalLast")} autoComplete="family-name" />
						</FormField>
						<FormField label="Suffix">
							<Native k="suffix" name="suffix" value={form.suffix} onPick={(v) => set("suffix", v)} placeholder=" ">
								{["Jr.", "Sr.", "II", "III", "IV"].map((each) => (
									<option key={each} value={each}>
										{each}
									</option>
								))}
							</Native>
						</FormField>
						<FormField label="What should we call you?" help="If you go by something other than your legal first name.">
							<Input {...text("goesBy")} />
						</FormField>
						<Pick k="pronouns" name="pronouns" label="Pronouns" options={PRONOUNS} value={form.pronouns} onPick={(v) => set("pronouns", v)} />
						<FormField label="Date of birth" required>
							<Input type="date" {...text("dob")} />
						</FormField>
					</SimpleGrid>
				</Section>

				<Section title="How to reach you">
					<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
						<FormField label="Email" required help="We send your decision here. Please don't use a school address that expires.">
							<Input type="email" {...text("email")} autoComplete="email" placeholder="me@example.com" />
						</FormField>
						<FormField label="Mobile number">
							<InputGroup startElement="+1">
								<Input
									type="tel"
									ref={at("mobile")}
									name="mobile"
									placeholder="(555) 555-5555"
									value={form.mobile}
									onChange={(e) => set("mobile", asPhone(e.target.value))}
								/>
							</InputGroup>
						</FormField>
					</SimpleGrid>
					<FormField label="Home address" required>
						<Input {...text("street")} autoComplete="address-line1" placeholder="Street address" />
					</FormField>
					<FormField label={<>Apartment, unit, building</>}>
						<Input {...text("unit")} autoComplete="address-line2" />
					</FormField>
					<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
						<FormField label="City" required>
							<Input {...text("city")} />
						</FormField>
						<Pick k="homeState" name="homeState" label="State" options={STATE_OPTIONS} value={form.homeState} onPick={(v) => set("homeState", v)} placeholder="Choose…" required />
						<FormField label="ZIP code" required>
							<Input {...text("zip")} inputMode="numeric" />
						</FormField>
					</SimpleGrid>
					<FormField label="Country">
						<Native k="country" name="country" value={form.country} onPick={(v) => set("country", v)} placeholder="Select country">
							{COUNTRIES.map((each) => (
								<option key={each} value={each}>
									{each}
								</option>
							))}
						</Native>
					</FormField>
				</Section>

				<Section title="High school">
					<FormField label="School you attend now" required>
						<Input {...text("schoolName")} />
					</FormField>
					<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
						<FormField label="School city">
							<Input {...text("schoolCity")} />
						</FormField>
						<FormField label="School state">
							<Native k="schoolState" name="schoolState" value={form.schoolState} onPick={(v) => set("schoolState", v)} placeholder="Select state">
								{STATES.map(([code, name]) => (
									<option key={code} value={code}>
										{name}
									</option>
								))}
							</Native>
						</FormField>
						<FormField label="Expected graduation" help="MM/YYYY">
							<Input {...text("gradDate")} maxLength={7} placeholder="MM/YYYY" />
						</FormField>
						<FormField label="Unweighted GPA" required help="On a 4.0 scale, through the end of last term.">
							<NumberInput.Root name="gpa" width="full" min={0} max={4} step={0.01} value={form.gpa} onValueChange={(e) => set("gpa", e.value)}>
								<NumberInput.Control />
								<NumberInput.Input ref={at("gpa")} />
							</NumberInput.Root>
						</FormField>
						<FormField label="Class rank" help="Leave blank if your school does not rank.">
							<Input {...text("classRank")} inputMode="numeric" />
						</FormField>
						<Pick k="major" name="major" label="Major you are most interested in" options={same(MAJORS)} value={form.major} onPick={(v) => set("major", v)} />
					</SimpleGrid>
					<Fieldset.Root size="lg">
						<Stack>
							<Fieldset.Legend>Test scores (optional)</Fieldset.Legend>
							<Fieldset.HelperText>Ridgeline is test-optional. Report your best section scores if you would like us to see them.</Fieldset.HelperText>
						</Stack>
						<Fieldset.Content>
							<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
								<FormField label="SAT Reading & Writing">
									<Input {...text("satReadingWriting")} />
								</FormField>
								<FormField label="SAT Math">
									<Input {...text("satMath")} />
								</FormField>
								<FormField label="ACT Composite">
									<Input {...text("actComposite")} />
								</FormField>
							</SimpleGrid>
						</Fieldset.Content>
					</Fieldset.Root>

					<Box>
						<Heading as="h3" size="md" mb="2">
							College courses
						</Heading>
						<Text mb="3">List courses you have taken (or are taking) at a college or university while in high school.</Text>
						<Table.Root size="sm">
							<Table.Header>
								<Table.Row>
									<Table.ColumnHeader>Course title</Table.ColumnHeader>
									<Table.ColumnHeader>Grade</Table.ColumnHeader>
									<Table.ColumnHeader>Credits</Table.ColumnHeader>
								</Table.Row>
							</Table.Header>
							<Table.Body>
								{courses.map((course, i) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: rows never move
									<Table.Row key={i}>
										<Table.Cell>
											<Input ref={at(`course${i}Name`)} aria-label="Course title" name={`courses.${i}.name`} value={course.name} onChange={(e) => setCourse(i, { name: e.target.value })} />
										</Table.Cell>
										<Table.Cell>
											<Input ref={at(`course${i}Grade`)} aria-label="Grade" name={`courses.${i}.grade`} value={course.grade} onChange={(e) => setCourse(i, { grade: e.target.value })} />
										</Table.Cell>
										<Table.Cell>
											<Input ref={at(`course${i}Credits`)} aria-label="Credits" name={`courses.${i}.credits`} value={course.credits} onChange={(e) => setCourse(i, { credits: e.target.value })} />
										</Table.Cell>
									</Table.Row>
								))}
							</Table.Body>
						</Table.Root>
					</Box>
				</Section>

				<Section title="Activities" intro="Tell us how you spend your time outside class. Jobs and family responsibilities count. Start with what matters most to you.">
					{activities.map((activity, i) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: as in the published form
						<Card.Root key={i} variant="outline">
							<Card.Header>
								<HStack justify="space-between">
									<Card.Title>Activity {i + 1}</Card.Title>
									{i > 0 && (
										<Button size="xs" variant="ghost" colorPalette="red" onClick={() => setActivities((all) => all.filter((_, n) => n !== i))}>
											Remove
										</Button>
									)}
								</HStack>
							</Card.Header>
							<Card.Body gap="4">
								<Pick k={`activity${i}Type`} name={`activities.${i}.type`} label="Kind of activity" options={ACTIVITY_TYPES} value={activity.type} onPick={(type) => setActivity(i, { type })} />
								<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
									<FormField label="Organization, team or employer">
										<Input ref={at(`activity${i}Organization`)} name={`activities.${i}.organization`} value={activity.organization} onChange={(e) => setActivity(i, { organization: e.target.value })} />
									</FormField>
									<FormField label="Your role">
										<Input ref={at(`activity${i}Role`)} name={`activities.${i}.role`} value={activity.role} onChange={(e) => setActivity(i, { role: e.target.value })} />
									</FormField>
								</SimpleGrid>
								<FormField label="What did you do, and what came of it?" help="Up to 300 characters">
									<Textarea ref={at(`activity${i}Summary`)} name={`activities.${i}.summary`} maxLength={300} rows={3} value={activity.summary} onChange={(e) => setActivity(i, { summary: e.target.value })} />
								</FormField>
								<Boxes k={`activity${i}Grades`} name={`activities.${i}.grades`} legend="Grades in which you took part" options={GRADES} value={activity.grades} onPick={(grades) => setActivity(i, { grades })} />
								<SimpleGrid columns={2} gap="4">
									<FormField label="Hours / week">
										<NumberInput.Root name={`activities.${i}.hours`} min={0} max={168} value={activity.hours} onValueChange={(e) => setActivity(i, { hours: e.value })}>
											<NumberInput.Control />
											<NumberInput.Input ref={at(`activity${i}Hours`)} />
										</NumberInput.Root>
									</FormField>
									<FormField label="Weeks / year">
										<NumberInput.Root name={`activities.${i}.weeks`} min={0} max={52} value={activity.weeks} onValueChange={(e) => setActivity(i, { weeks: e.value })}>
											<NumberInput.Control />
											<NumberInput.Input ref={at(`activity${i}Weeks`)} />
										</NumberInput.Root>
									</FormField>
								</SimpleGrid>
								<Radios k={`activity${i}GoOn`} name={`activities.${i}.continue`} label="Would you like to keep doing this in college?" options={YES_NO} value={activity.goOn} onPick={(goOn) => setActivity(i, { goOn })} />
							</Card.Body>
						</Card.Root>
					))}
					<Button variant="outline" alignSelf="start" disabled={activities.length >= 6} onClick={() => setActivities((all) => [...all, blankActivity()])}>
						+ Add another activity
					</Button>
				</Section>

				<Section title="Honors" intro="Up to three academic or other distinctions you have received since ninth grade.">
					{honors.map((honor, i) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: rows never move
						<SimpleGrid key={i} templateColumns="3fr 1fr" gap="4">
							<FormField label={`Honor ${i + 1}`}>
								<Input ref={at(`honor${i}Title`)} name={`honors.${i}.title`} value={honor.title} onChange={(e) => setHonor(i, { title: e.target.value })} />
							</FormField>
							<FormField label="Grade level">
								<Native k={`honor${i}Grade`} name={`honors.${i}.grade`} value={honor.grade} onPick={(grade) => setHonor(i, { grade })} placeholder="—">
									{GRADES.map((each) => (
										<option key={each.value} value={each.value}>
											{each.label}
										</option>
									))}
								</Native>
							</FormField>
						</SimpleGrid>
					))}
				</Section>

				<Section title="Family" intro="Tell us about the parents or guardians who raised you.">
					{([1, 2] as const).map((n) => (
						<Fieldset.Root key={n} size="lg">
							<Fieldset.Legend>{n === 1 ? "Parent or guardian 1" : "Parent or guardian 2"}</Fieldset.Legend>
							<Fieldset.Content>
								<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
									<FormField label="First name">
										<Input {...text(`p${n}First`)} />
									</FormField>
									<FormField label="Last name">
										<Input {...text(`p${n}Last`)} />
									</FormField>
									<FormField label="Occupation">
										<Input {...text(`p${n}Job`)} />
									</FormField>
									<Pick k={`p${n}Degree`} name={`p${n}Degree`} label="Highest level of education" options={DEGREES} value={form[`p${n}Degree`]} onPick={(v) => set(`p${n}Degree`, v)} />
								</SimpleGrid>
							</Fieldset.Content>
						</Fieldset.Root>
					))}
					<Radios k="firstGen" name="firstGen" label="Will you be in the first generation of your family to earn a bachelor's degree?" options={YES_NO_UNSURE} value={form.firstGen} onPick={(v) => set("firstGen", v)} />
					<FormField label="Household income, before taxes" help="Used only to award the Ridgeline Access Grant.">
						<Native k="income" name="income" value={form.income} onPick={(v) => set("income", v)} placeholder="Select range">
							{INCOME.map((each) => (
								<option key={each.value} value={each.value}>
									{each.label}
								</option>
							))}
						</Native>
					</FormField>
				</Section>

				<Section title="Background" intro="These questions are for federal reporting. They are not seen by the selection committee.">
					<Radios
						k="citizenship"
						name="citizenship"
						label="Citizenship"
						stacked
						options={[
							{ label: "U.S. citizen or national", value: "us" },
							{ label: "Permanent resident", value: "pr" },
							{ label: "Refugee, asylee, or DACA", value: "ref" },
							{ label: "Citizen of another country", value: "intl" },
						]}
						value={form.citizenship}
						onPick={(v) => set("citizenship", v)}
					/>
					<FormField label="Gender">
						<Native k="gender" name="gender" value={form.gender} onPick={(v) => set("gender", v)} placeholder="Select option">
							<option value="w">Woman</option>
							<option value="m">Man</option>
							<option value="nb">Non-binary</option>
							<option value="x">Not listed</option>
							<option value="na">Prefer not to say</option>
						</Native>
					</FormField>
					<Radios k="hispanic" name="hispanic" label="Are you Hispanic or Latino/a?" options={YES_NO} value={form.hispanic} onPick={(v) => set("hispanic", v)} />
					<Boxes k="race" name="race" legend="Race" help="Check all that apply" options={RACES} value={form.race} onPick={(v) => set("race", v)} />
				</Section>

				<Section title="Recommender" intro="We will email this person a link to our form.">
					<FormField label="Name" required>
						<Input {...text("recommenderName")} />
					</FormField>
					<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
						<FormField label="Email" required>
							<Input type="email" {...text("recommenderEmail")} />
						</FormField>
						<FormField label="How do they know you?">
							<Input {...text("recommenderRole")} />
						</FormField>
					</SimpleGrid>
				</Section>

				<Section title="A few last things">
					<FormField label="Describe a question you cannot stop thinking about. Where has it led you?" required help="350 words or fewer">
						<Textarea {...text("essay")} rows={8} autoresize />
					</FormField>
					<Radios
						k="housing"
						name="housing"
						label="Would you live in Ridgeline Hall?"
						options={[
							{ label: "Yes", value: "yes" },
							{ label: "No", value: "no" },
							{ label: "Undecided", value: "und" },
						]}
						value={form.housing}
						onPick={(v) => set("housing", v)}
					/>
					<Pick k="heard" name="heard" label="How did you hear about Ridgeline?" options={HEARD} value={form.heard} onPick={(v) => set("heard", v)} />
					<FormField label="T-shirt size">
						<Native k="shirt" name="shirt" value={form.shirt} onPick={(v) => set("shirt", v)} placeholder="Select size">
							{["XS", "S", "M", "L", "XL", "XXL"].map((each) => (
								<option key={each} value={each}>
									{each}
								</option>
							))}
						</Native>
					</FormField>
					<div className="hp" aria-hidden="true">
						<label htmlFor="company_url">Company website</label>
						<input ref={at("companyUrl")} id="company_url" name="company_url" tabIndex={-1} autoComplete="off" value={form.companyUrl} onChange={(e) => set("companyUrl", e.target.value)} />
					</div>
					<Checkbox.Root ref={at("truth")} checked={form.truth} onCheckedChange={(e) => set("truth", !!e.checked)} name="truth" alignItems="flex-start">
						<Checkbox.HiddenInput />
						<Checkbox.Control />
						<Checkbox.Label>I certify that everything in this application is my own work and is true to the best of my knowledge.</Checkbox.Label>
					</Checkbox.Root>
					<Checkbox.Root ref={at("mailing")} checked={form.mailing} onCheckedChange={(e) => set("mailing", !!e.checked)} name="mailing">
						<Checkbox.HiddenInput />
						<Checkbox.Control />
						<Checkbox.Label>Send me news and event invitations from the university.</Checkbox.Label>
					</Checkbox.Root>
					<FormField label="Type your full name as your signature" required>
						<Input {...text("signature")} />
					</FormField>
				</Section>
				<Button type="submit" size="lg" colorPalette="teal">
					Submit application
				</Button>
			</form>
		</Container>
	);
}

const ROWS = [0, 1, 2];
const KEYS_OF = ["Type", "Organization", "Role", "Summary", "Grades", "Hours", "Weeks", "GoOn"] as const;

function shownOf(element: Element | undefined): unknown {
	if (!element) return "";
	if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
	if (element instanceof HTMLSelectElement) return element.value === "" ? "" : (element.selectedOptions[0]?.textContent ?? "");
	const words = (each: Element | null | undefined) => each?.textContent?.trim() ?? "";
	switch (element.getAttribute("data-scope")) {
		case "select":
			return element.querySelector("[data-placeholder-shown]") ? "" : words(element.querySelector("[data-part=value-text]"));
		case "radio-group":
			return words(element.querySelector("[data-part=item][data-state=checked]"));
		case "checkbox":
			return element.getAttribute("data-state") === "checked";
		default:
			return [...element.querySelectorAll("[data-scope=checkbox][data-part=root][data-state=checked]")].map(words);
	}
}

Object.assign(window, {
	formState: () => {
		const state: Record<string, unknown> = { ...latest.form };
		for (const row of ROWS) {
			const activity = latest.activities[row] ?? blankActivity();
			const values = [activity.type, activity.organization, activity.role, activity.summary, activity.grades, activity.hours, activity.weeks, activity.goOn];
			KEYS_OF.forEach((name, i) => {
				state[`activity${row}${name}`] = values[i];
			});
			state[`honor${row}Title`] = latest.honors[row]?.title;
			state[`honor${row}Grade`] = latest.honors[row]?.grade;
		}
		latest.courses.forEach((course, row) => {
			state[`course${row}Name`] = course.name;
			state[`course${row}Grade`] = course.grade;
			state[`course${row}Credits`] = course.credits;
		});
		return { ...state, submitted: latest.submitted };
	},
	formShown: () => {
		const { submitted, ...state } = (window as unknown as { formState: () => Record<string, unknown> }).formState();
		return Object.fromEntries(Object.keys(state).map((key) => [key, shownOf(drawn.get(key))]));
	},
});

createRoot(document.getElementById("root") as HTMLElement).render(
	<ChakraProvider value={defaultSystem}>
		<App />
	</ChakraProvider>,
);
