import {
	Accordion,
	Box,
	Button,
	Checkbox,
	CheckboxGroup,
	CloseButton,
	Card,
	ChakraProvider,
	Container,
	createListCollection,
	DataList,
	defaultSystem,
	Dialog,
	Field,
	Fieldset,
	Heading,
	HStack,
	Input,
	NativeSelect,
	NumberInput,
	Portal,
	RadioGroup,
	Select,
	Separator,
	SimpleGrid,
	Stack,
	Text,
	Textarea,
} from "@chakra-ui/react";
import { type ReactNode, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Option = { label: string; value: string };
const same = (labels: string[]): Option[] => labels.map((label) => ({ label, value: label }));

const STATE_OPTIONS: Option[] = STATES.map(([value, label]) => ({ value, label }));
const CITIZENSHIP: Option[] = [
	{ value: "USC", label: "U.S. citizen or U.S. national" },
	{ value: "PR", label: "U.S. permanent resident or refugee" },
	{ value: "DACA", label: "DACA, undocumented or Deferred Enforced Departure" },
	{ value: "INTL", label: "Citizen of a country other than the U.S." },
];
const YES_NO: Option[] = [
	{ value: "Y", label: "Yes" },
	{ value: "N", label: "No" },
];
const RACES: Option[] = [
	{ value: "amind", label: "American Indian or Alaska Native" },
	{ value: "asian", label: "Asian" },
	{ value: "black", label: "Black or African American" },
	{ value: "nhpi", label: "Native Hawaiian or Other Pacific Islander" },
	{ value: "white", label: "White" },
];
const EDUCATION = [
	"Less than high school",
	"High school graduate or GED",
	"Some college, no degree",
	"Associate degree",
	"Bachelor's degree",
	"Master's degree",
	"Doctoral or professional degree",
];
const MARITAL = same(["Married", "Separated", "Divorced", "Never married", "Widowed", "Civil union/domestic partners"]);
const GRADES: Option[] = [
	{ value: "9", label: "9" },
	{ value: "10", label: "10" },
	{ value: "11", label: "11" },
	{ value: "12", label: "12" },
];
const AP = [
	"African American Studies",
	"Art History",
	"Biology",
	"Calculus AB",
	"Calculus BC",
	"Chemistry",
	"Computer Science A",
	"English Language and Composition",
	"English Literature and Composition",
	"Environmental Science",
	"European History",
	"Human Geography",
	"Macroeconomics",
	"Physics 1",
	"Psychology",
	"Spanish Language and Culture",
	"Statistics",
	"U.S. Government and Politics",
	"U.S. History",
	"World History: Modern",
];
const ACTIVITY_TYPES: Option[] = [
	{ value: "academic", label: "Academic club or team" },
	{ value: "arts", label: "Art, music, theater or dance" },
	{ value: "athletics", label: "Athletics" },
	{ value: "ministry", label: "Campus ministry or faith community" },
	{ value: "service", label: "Community service" },
	{ value: "debate", label: "Debate or speech" },
	{ value: "environment", label: "Environment and sustainability" },
	{ value: "family", label: "Family responsibilities" },
	{ value: "govt", label: "Student government" },
	{ value: "job", label: "Work (paid)" },
	{ value: "other", label: "Other" },
];

interface Activity {
	category: string[];
	organization: string;
	role: string;
	grades: string[];
	hours: string;
	weeks: string;
	details: string;
}
const NO_ACTIVITY: Activity = { category: [], organization: "", role: "", grades: [], hours: "", weeks: "", details: "" };

const DEFAULTS = {
	legalFirst: "",
	legalMiddle: "",
	legalLast: "",
	suffix: "",
	preferred: "",
	birthdate: "",
	email: "",
	emailConfirm: "",
	mobile: "",
	phoneOwner: null as string | null,
	smsOptIn: false,
	street1: "",
	street2: "",
	city: "",
	state: [] as string[],
	zip: "",
	country: "",
	citizenship: null as string | null,
	ssn: "",
	birthCountry: "",
	sex: null as string | null,
	hispanic: null as string | null,
	race: [] as string[],
	religion: "",
	p1First: "",
	p1Last: "",
	p1Occupation: "",
	p1Education: "",
	p1Email: "",
	p2First: "",
	p2Last: "",
	p2Occupation: "",
	p2Education: "",
	maritalStatus: [] as string[],
	firstGen: null as string | null,
	alumName: "",
	hsName: "",
	hsCity: "",
	hsState: [] as string[],
	hsGrad: "",
	gpa: "",
	counselorName: "",
	counselorEmail: "",
	satErw: "",
	satMath: "",
	act: "",
	exams: [0, 1, 2].map(() => ({ subject: [] as string[], score: "", taken: "" })),
	activities: [] as Activity[],
	honors: [] as { title: string; level: string }[],
	major: [] as string[],
	entryTerm: null as string | null,
	essay: "",
	heard: "",
	signature: "",
	certify: false,
};

function Text_({ name, label, help, required, type = "text", ...rest }: any) {
	const { register, formState } = useFormContext();
	return (
		<Field.Root required={required} invalid={!!formState.errors[name]}>
			<Field.Label>
				{label} <Field.RequiredIndicator />
			</Field.Label>
			<Input type={type} {...rest} {...register(name)} />
			{help && <Field.HelperText>{help}</Field.HelperText>}
			<Field.ErrorText>This field is required</Field.ErrorText>
		</Field.Root>
	);
}

function Native({ name, label, options, help, required, placeholder = "Select option" }: any) {
	const { register } = useFormContext();
	return (
		<Field.Root required={required}>
			<Field.Label>
				{label} <Field.RequiredIndicator />
			</Field.Label>
			<NativeSelect.Root>
				<NativeSelect.Field placeholder={placeholder} {...register(name)}>
					{options.map((option: Option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</NativeSelect.Field>
				<NativeSelect.Indicator />
			</NativeSelect.Root>
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}

function Pick({ name, label, options, help, required, placeholder = "Choose one", within }: any) {
	const { control } = useFormContext();
	const [collection] = useState(() => createListCollection<Option>({ items: options }));
	return (
		<Field.Root required={required}>
			<Field.Label>
				{label} <Field.RequiredIndicator />
			</Field.Label>
			<Controller
				control={control}
				name={name}
				render={({ field }) => (
					<Select.Root
						name={field.name}
						value={field.value}
						onValueChange={({ value }) => field.onChange(value)}
						onInteractOutside={() => field.onBlur()}
						collection={collection}
					>
						<Select.HiddenSelect />
						<Select.Control>
							<Select.Trigger>
								<Select.ValueText placeholder={placeholder} />
							</Select.Trigger>
							<Select.IndicatorGroup>
								<Select.Indicator />
							</Select.IndicatorGroup>
						</Select.Control>
						<Portal container={within}>
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
				)}
			/>
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}

function Radios({ name, legend, options, help }: any) {
	const { control } = useFormContext();
	return (
		<Fieldset.Root>
			<Fieldset.Legend>{legend}</Fieldset.Legend>
			{help && <Fieldset.HelperText>{help}</Fieldset.HelperText>}
			<Controller
				name={name}
				control={control}
				render={({ field }) => (
					<RadioGroup.Root name={field.name} value={field.value} onValueChange={({ value }) => field.onChange(value)} colorPalette="red">
						<Stack gap="2">
							{options.map((item: Option) => (
								<RadioGroup.Item key={item.value} value={item.value}>
									<RadioGroup.ItemHiddenInput onBlur={field.onBlur} />
									<RadioGroup.ItemIndicator />
									<RadioGroup.ItemText>{item.label}</RadioGroup.ItemText>
								</RadioGroup.Item>
							))}
						</Stack>
					</RadioGroup.Root>
				)}
			/>
		</Fieldset.Root>
	);
}

function Boxes({ name, legend, options, row }: any) {
	const { control } = useFormContext();
	const items = options.map((item: Option) => (
		<Checkbox.Root key={item.value} value={item.value}>
			<Checkbox.HiddenInput />
			<Checkbox.Control />
			<Checkbox.Label>{item.label}</Checkbox.Label>
		</Checkbox.Root>
	));
	return (
		<Controller
			name={name}
			control={control}
			render={({ field }) => (
				<Fieldset.Root>
					<CheckboxGroup value={field.value} onValueChange={field.onChange} name={field.name}>
						<Fieldset.Legend fontSize="sm" mb="2">
							{legend}
						</Fieldset.Legend>
						<Fieldset.Content>{row ? <HStack gap="5">{items}</HStack> : items}</Fieldset.Content>
					</CheckboxGroup>
				</Fieldset.Root>
			)}
		/>
	);
}

function Count({ name, label, help, ...range }: any) {
	const { control } = useFormContext();
	return (
		<Field.Root>
			<Field.Label>{label}</Field.Label>
			<Controller
				name={name}
				control={control}
				render={({ field }) => (
					<NumberInput.Root name={field.name} value={field.value} onValueChange={({ value }) => field.onChange(value)} width="full" {...range}>
						<NumberInput.Control />
						<NumberInput.Input onBlur={field.onBlur} />
					</NumberInput.Root>
				)}
			/>
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}

function Tick({ name, children }: { name: string; children: ReactNode }) {
	const { control } = useFormContext();
	return (
		<Controller
			control={control}
			name={name}
			render={({ field }) => (
				<Checkbox.Root checked={field.value} onCheckedChange={({ checked }) => field.onChange(checked)} name={field.name}>
					<Checkbox.HiddenInput />
					<Checkbox.Control />
					<Checkbox.Label>{children}</Checkbox.Label>
				</Checkbox.Root>
			)}
		/>
	);
}

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
	return (
		<Box as="section" mt="10">
			<Heading size="xl" as="h2" color="red.800">
				{title}
			</Heading>
			{note && (
				<Text color="fg.muted" textStyle="sm" mt="1">
					{note}
				</Text>
			)}
			<Separator my="4" />
			<Stack gap="5">{children}</Stack>
		</Box>
	);
}

function ActivityDialog({ initial, onSave, onClose }: { initial: Activity; onSave(one: Activity): void; onClose(): void }) {
	const form = useForm<Activity>({ defaultValues: initial });
	const content = useRef<HTMLDivElement>(null);
	return (
		<Dialog.Root open size="lg" onOpenChange={({ open }) => !open && onClose()}>
			<Portal>
				<Dialog.Backdrop />
				<Dialog.Positioner>
					<Dialog.Content ref={content}>
						<Dialog.Header>
							<Dialog.Title>Activity, service or work experience</Dialog.Title>
						</Dialog.Header>
						<Dialog.Body>
							<FormProvider {...form}>
								<Stack gap="4">
									<Pick name="category" label="Category" options={ACTIVITY_TYPES} within={content} />
									<Text_ name="organization" label="Organization or employer" />
									<Text_ name="role" label="Your role or title" />
									<Boxes name="grades" legend="Grade(s) in which you took part" options={GRADES} row />
									<SimpleGrid columns={2} gap="4">
										<Count name="hours" label="Average hours per week" min={0} max={168} />
										<Count name="weeks" label="Weeks per year" min={0} max={52} />
									</SimpleGrid>
									<Field.Root>
										<Field.Label>What did you do, and whom did it serve?</Field.Label>
										<Textarea rows={3} maxLength={250} {...form.register("details")} />
										<Field.HelperText>Up to 250 characters.</Field.HelperText>
									</Field.Root>
								</Stack>
							</FormProvider>
						</Dialog.Body>
						<Dialog.Footer>
							<Dialog.ActionTrigger asChild>
								<Button variant="outline">Cancel</Button>
							</Dialog.ActionTrigger>
							<Button colorPalette="red" onClick={form.handleSubmit(onSave)}>
								Save activity
							</Button>
						</Dialog.Footer>
						<Dialog.CloseTrigger asChild>
							<CloseButton size="sm" />
						</Dialog.CloseTrigger>
					</Dialog.Content>
				</Dialog.Positioner>
			</Portal>
		</Dialog.Root>
	);
}

const labelOf = (options: Option[], value?: string) => options.find((one) => one.value === value)?.label ?? "";

function Activities() {
	const { control, getValues } = useFormContext<typeof DEFAULTS>();
	const { fields, append, update, remove } = useFieldArray({ control, name: "activities" });
	const [editing, setEditing] = useState<number | null>(null);
	return (
		<Stack gap="3">
			{fields.map((one, index) => (
				<Card.Root key={one.id} size="sm" className="activity-card">
					<Card.Body>
						<DataList.Root orientation="horizontal">
							{[
								["Category", "category", labelOf(ACTIVITY_TYPES, one.category[0])],
								["Organization", "organization", one.organization],
								["Role", "role", one.role],
								["Grades", "grades", one.grades.join(", ")],
								["Hours per week", "hours", one.hours],
								["Weeks per year", "weeks", one.weeks],
								["Description", "details", one.details],
							].map(([label, part, text]) => (
								<DataList.Item key={part}>
									<DataList.ItemLabel>{label}</DataList.ItemLabel>
									<DataList.ItemValue>{text}</DataList.ItemValue>
								</DataList.Item>
							))}
						</DataList.Root>
					</Card.Body>
					<Card.Footer>
						<Button size="xs" variant="outline" onClick={() => setEditing(index)}>
							Edit
						</Button>
						<Button size="xs" variant="ghost" onClick={() => remove(index)}>
							Remove
						</Button>
					</Card.Footer>
				</Card.Root>
			))}
			{fields.length === 0 && <Text color="fg.muted">You have not added an activity yet.</Text>}
			<Box>
				<Button variant="subtle" onClick={() => setEditing(fields.length)} disabled={fields.length >= 8}>
					+ Add activity
				</Button>
			</Box>
			{editing !== null && (
				<ActivityDialog
					initial={getValues("activities")[editing] ?? NO_ACTIVITY}
					onClose={() => setEditing(null)}
					onSave={(one) => {
						if (editing < fields.length) update(editing, one);
						else append(one);
						setEditing(null);
					}}
				/>
			)}
		</Stack>
	);
}

function Honors() {
	const { control } = useFormContext<typeof DEFAULTS>();
	const { fields, append, remove } = useFieldArray({ control, name: "honors" });
	return (
		<Stack gap="3">
			{fields.map((one, index) => (
				<HStack key={one.id} align="end" gap="3">
					<Text_ name={`honors.${index}.title`} label="Honor or award" />
					<Native
						name={`honors.${index}.level`}
						label="Year received"
						options={[
							{ value: "FR", label: "Freshman (9th)" },
							{ value: "SO", label: "Sophomore (10th)" },
							{ value: "JR", label: "Junior (11th)" },
							{ value: "SR", label: "Senior (12th)" },
						]}
					/>
					<Button variant="ghost" onClick={() => remove(index)}>
						Remove
					</Button>
				</HStack>
			))}
			<Box>
				<Button variant="subtle" onClick={() => append({ title: "", level: "" }, { shouldFocus: false })}>
					{fields.length === 0 ? "+ Add honor" : "+ Add another honor"}
				</Button>
			</Box>
		</Stack>
	);
}

let form: ReturnType<typeof useForm<typeof DEFAULTS>>;
let submitted = false;

function Application() {
	form = useForm<typeof DEFAULTS>({ defaultValues: DEFAULTS });
	const { register } = form;
	return (
		<Container maxW="3xl" py="8">
			<Text textStyle="sm" letterSpacing="widest" color="red.800">
				ST. IGNATIUS UNIVERSITY
			</Text>
			<Heading size="3xl" as="h1">
				Application for Undergraduate Admission
			</Heading>
			<Text mt="3">
				At St. Ignatius we read every application as a whole — <em>cura personalis</em>, care for the entire person. Items marked with an
				asterisk are required.
			</Text>
			<FormProvider {...form}>
				<form
					noValidate
					onSubmit={form.handleSubmit(() => {
						submitted = true;
					})}
				>
					<Section title="About you" note="Enter your name exactly as it appears on official documents.">
						<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
							<Text_ name="legalFirst" label="Legal first name" required autoComplete="given-name" />
							<Text_ name="legalMiddle" label="Middle name" autoComplete="additional-name" />
							<Text_ name="legalLast" label="Legal last name" required autoComplete="family-name" />
							<Native name="suffix" label="Suffix" options={same(["Jr.", "Sr.", "II", "III", "IV", "V"])} placeholder="—" />
							<Text_ name="preferred" label="What should we call you?" help="If different from your legal first name" />
							<Text_ name="birthdate" label="Date of birth" type="date" required />
						</SimpleGrid>
						<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
							<Text_ name="email" label="Email" type="email" required help="Decisions are sent to this address. Please do not use a school-issued account." />
							<Text_ name="emailConfirm" label="Re-enter email" type="email" required />
							<Text_ name="mobile" label="Cell phone" type="tel" autoComplete="tel-national" />
						</SimpleGrid>
						<Radios
							name="phoneOwner"
							legend="This phone belongs to"
							options={[
								{ value: "self", label: "Me" },
								{ value: "family", label: "A parent or another family member" },
							]}
						/>
						<Tick name="smsOptIn">Yes, St. Ignatius may send me text messages about events and deadlines. Message and data rates may apply.</Tick>
					</Section>

					<Section title="Permanent address">
						<Text_ name="street1" label="Street" required />
						<Text_ name="street2" label="Apartment, unit, etc." />
						<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
							<Text_ name="city" label="City" required />
							<Pick name="state" label="State / Territory" options={STATE_OPTIONS} placeholder="Select state" />
							<Text_ name="zip" label="ZIP / Postal code" />
							<Native name="country" label="Country" required options={same(COUNTRIES)} placeholder="Select country" />
						</SimpleGrid>
					</Section>

					<Section title="Citizenship and background" note="Federal reporting rules ask us to collect some of this information. It plays no part in the decision.">
						<Radios name="citizenship" legend="Citizenship status" options={CITIZENSHIP} />
						<Text_
							name="ssn"
							label="Social Security number"
							help="Only needed to match your FAFSA. You may leave this blank."
							autoComplete="off"
							inputMode="numeric"
						/>
						<Native name="birthCountry" label="Country of birth" options={same(COUNTRIES)} placeholder="Select country" />
						<Radios
							name="sex"
							legend="Sex"
							options={[
								{ value: "F", label: "Female" },
								{ value: "M", label: "Male" },
								{ value: "X", label: "Another or prefer not to say" },
							]}
						/>
						<Radios name="hispanic" legend="Are you Hispanic or Latino/a/x?" options={YES_NO} />
						<Boxes name="race" legend="Regardless of your answer to the prior question, how do you identify? (Select all that apply)" options={RACES} />
						<Native
							name="religion"
							label="Religious affiliation (optional)"
							help="Shared with Mission & Ministry after you enroll."
							options={same(["Buddhist", "Catholic", "Hindu", "Jewish", "Latter-day Saint", "Muslim", "Orthodox Christian", "Protestant", "None", "Other"])}
						/>
					</Section>

					<Section title="Family">
						<Heading as="h3" size="md">
							Parent / guardian 1
						</Heading>
						<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
							<Text_ name="p1First" label="First name" />
							<Text_ name="p1Last" label="Last name" />
							<Text_ name="p1Occupation" label="Occupation" />
							<Native name="p1Education" label="Highest level of education" options={same(EDUCATION)} />
							<Text_ name="p1Email" label="Email" type="email" help="We send parents a newsletter four times a year." />
						</SimpleGrid>
						<Heading as="h3" size="md">
							Parent / guardian 2
						</Heading>
						<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
							<Text_ name="p2First" label="First name" />
							<Text_ name="p2Last" label="Last name" />
							<Text_ name="p2Occupation" label="Occupation" />
							<Native name="p2Education" label="Highest level of education" options={same(EDUCATION)} />
						</SimpleGrid>
						<Pick name="maritalStatus" label="Parents' marital status (to each other)" options={MARITAL} />
						<Radios
							name="firstGen"
							legend="Will you be a first-generation college student?"
							help="That is, neither of your parents has earned a four-year degree."
							options={YES_NO}
						/>
						<Text_ name="alumName" label="Name of a relative who attended St. Ignatius" help="First and last name, with class year if you know it" />
					</Section>

					<Section title="High school">
						<Text_ name="hsName" label="Name of the secondary school you now attend" required />
						<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
							<Text_ name="hsCity" label="School city" />
							<Pick name="hsState" label="School state" options={STATE_OPTIONS} placeholder="Select state" />
							<Text_ name="hsGrad" label="Graduation date" type="month" help="Month and year, actual or expected" />
							<Count name="gpa" label="Unweighted GPA (4.0 scale)" min={0} max={4} step={0.01} />
							<Text_ name="counselorName" label="School counselor's name" />
							<Text_ name="counselorEmail" label="School counselor's email" type="email" />
						</SimpleGrid>
					</Section>

					<Section title="Testing" note="St. Ignatius is test-optional. Leave a score blank if you do not want it considered.">
						<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
							<Count name="satErw" label="SAT Evidence-Based Reading and Writing" min={200} max={800} help="Highest section score" />
							<Count name="satMath" label="SAT Math" min={200} max={800} help="Highest section score" />
							<Count name="act" label="ACT Composite" min={1} max={36} />
						</SimpleGrid>
						<Heading as="h3" size="md">
							Advanced Placement exams already taken
						</Heading>
						<Accordion.Root multiple defaultValue={["ap-1"]}>
							{[0, 1, 2].map((index) => (
								<Accordion.Item key={index} value={`ap-${index + 1}`}>
									<Accordion.ItemTrigger>
										AP exam {index + 1}
										<Accordion.ItemIndicator />
									</Accordion.ItemTrigger>
									<Accordion.ItemContent>
										<Accordion.ItemBody>
											<SimpleGrid columns={3} gap="4">
												<Pick name={`exams.${index}.subject`} label="Subject" options={same(AP)} />
												<Native name={`exams.${index}.score`} label="Score" options={same(["5", "4", "3", "2", "1"])} placeholder="Select" />
												<Text_ name={`exams.${index}.taken`} label="Month taken" type="month" />
											</SimpleGrid>
										</Accordion.ItemBody>
									</Accordion.ItemContent>
								</Accordion.Item>
							))}
						</Accordion.Root>
					</Section>

					<Section
						title="Activities"
						note="Men and women for and with others: tell us where your time goes outside the classroom, most important first. Family duties and jobs count."
					>
						<Activities />
					</Section>

					<Section title="Honors" note="List up to five academic or other distinctions from grades 9–12.">
						<Honors />
					</Section>

					<Section title="Your plans">
						<Pick name="major" label="First-choice major" options={same(MAJORS)} placeholder="Search majors" required />
						<Radios
							name="entryTerm"
							legend="Term of entry"
							options={[
								{ value: "202710", label: "Fall semester" },
								{ value: "202720", label: "Spring semester" },
							]}
						/>
						<Field.Root>
							<Field.Label>
								St. Ignatius asked his companions to “go forth and set the world on fire.” Describe a moment when you found God, meaning or
								purpose in an ordinary thing. <Field.RequiredIndicator />
							</Field.Label>
							<Textarea rows={8} {...register("essay")} />
							<Field.HelperText>300–500 words</Field.HelperText>
						</Field.Root>
						<Native
							name="heard"
							label="How did you first learn about St. Ignatius?"
							options={same(["Alumni", "College fair", "Counselor or teacher", "Family or friend", "Internet search", "Mail", "Social media"])}
						/>
					</Section>

					<Section title="Certification">
						<Tick name="certify">
							I certify that the information in this application is my own work, factually true and honestly presented, and I accept the terms of
							the Applicant Agreement.
						</Tick>
						<Text_ name="signature" label="Type your full legal name as your signature" required />
						<Box>
							<Button type="submit" colorPalette="red" size="lg">
								Submit application
							</Button>
						</Box>
					</Section>
				</form>
			</FormProvider>
		</Container>
	);
}

createRoot(document.getElementById("root")!).render(
	<ChakraProvider value={defaultSystem}>
		<Application />
	</ChakraProvider>,
);

const PARTS = ["category", "organization", "role", "grades", "hours", "weeks", "details"] as const;
const COLLECTED = new Set(["state", "hsState", "maritalStatus", "major", "subject", "category"]);
const held = (part: string, value: any, empty: any) => (value === undefined ? empty : COLLECTED.has(part) ? (value[0] ?? "") : value);

(window as any).formState = () => {
	const values = form.getValues() as any;
	const state: Record<string, unknown> = { submitted };
	for (const [key, value] of Object.entries(values)) if (!["exams", "activities", "honors"].includes(key)) state[key] = held(key, value, "");
	for (const row of [0, 1, 2]) {
		for (const part of ["subject", "score", "taken"]) state[`exams.${row}.${part}`] = held(part, values.exams[row][part], "");
		for (const part of PARTS) state[`activities.${row}.${part}`] = held(part, values.activities[row]?.[part], part === "grades" ? [] : "");
		for (const part of ["title", "level"]) state[`honors.${row}.${part}`] = held(part, values.honors[row]?.[part], "");
	}
	return state;
};

function shownOf(name: string): unknown {
	const all = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`form [name="${CSS.escape(name)}"], form textarea[name="${CSS.escape(name)}"]`)];
	const first = all[0];
	if (!first) return "";
	if (first instanceof HTMLSelectElement) {
		const root = first.closest('[data-scope="select"][data-part="root"]');
		if (!root) return first.value === "" ? "" : first.selectedOptions[0].text;
		const text = root.querySelector<HTMLElement>('[data-part="value-text"]')!;
		return root.querySelector("[data-placeholder-shown]") ? "" : text.textContent;
	}
	const words = (input: Element) => input.closest("label")?.textContent?.trim() ?? "";
	if (first.type === "radio") {
		const on = (all as HTMLInputElement[]).find((one) => one.checked);
		return on ? words(on) : null;
	}
	if (first.type === "checkbox") {
		if (all.length === 1) return (first as HTMLInputElement).checked;
		return (all as HTMLInputElement[]).filter((one) => one.checked).map(words);
	}
	return first.value;
}

(window as any).formShown = () => {
	const shown: Record<string, unknown> = {};
	const cards = [...document.querySelectorAll(".activity-card")];
	for (const key of Object.keys((window as any).formState())) {
		if (key === "submitted") continue;
		const [list, row, part] = key.split(".");
		if (list !== "activities") {
			shown[key] = shownOf(key);
			continue;
		}
		const text = cards[Number(row)]?.querySelectorAll("dd")[PARTS.indexOf(part as any)]?.textContent ?? "";
		shown[key] = part === "grades" ? text.split(", ").filter(Boolean) : text;
	}
	return shown;
};
