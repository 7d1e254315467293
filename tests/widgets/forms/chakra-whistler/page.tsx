import {
	Box, Button, Card, ChakraProvider, Checkbox, CheckboxGroup, Combobox, Container, createListCollection, DatePicker, defaultSystem, Field,
	Fieldset, Heading, HStack, Input, NativeSelect, NumberInput, Portal, RadioCard, RadioGroup, SegmentGroup, Select, SimpleGrid, Stack, Switch,
	Table, TagsInput, Text, Textarea, useFilter, useListCollection,
} from "@chakra-ui/react";
import { createContext, type ReactNode, useContext, useState } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";

type Values = Record<string, unknown>;
let current: Values = {};
const readers = new Map<string, () => unknown>();

const FormContext = createContext<{ values: Values; set: (key: string, value: unknown) => void }>({ values: {}, set: () => {} });
const useValue = <T,>(key: string) => {
	const { values, set } = useContext(FormContext);
	return [values[key] as T, (value: T) => set(key, value)] as const;
};

const checkedText = (element: Element) => element.querySelector("[data-part=item][data-state=checked]")?.textContent?.trim() ?? "";
const READ: Record<string, (element: HTMLElement) => unknown> = {
	text: (element) => (element as HTMLInputElement).value,
	native: (element) => {
		const select = element as HTMLSelectElement;
		return select.value ? select.selectedOptions[0].text : "";
	},
	select: (element) => {
		const text = element.querySelector("[data-part=value-text]");
		return element.querySelector("[data-placeholder-shown]") ? "" : (text?.textContent ?? "");
	},
	inner: (element) => element.querySelector("input")?.value ?? "",
	radio: checkedText,
	segment: checkedText,
	box: (element) => element.querySelector<HTMLInputElement>("input[type=checkbox]")?.checked ?? false,
	boxes: (element) =>
		[...element.querySelectorAll("label")].filter((label) => label.querySelector("input")?.checked).map((label) => label.textContent?.trim()),
	tags: (element) => [...element.querySelectorAll("[data-part=item-text]")].map((item) => item.textContent),
};
const read = (key: string, kind: keyof typeof READ) => (element: HTMLElement | null) => {
	if (element) readers.set(key, () => READ[kind](element));
};

function TextField({ name, label, help, ...rest }: { name: string; label: string; help?: string; type?: string; maxLength?: number; required?: boolean }) {
	const [value, set] = useValue<string>(name);
	const { required, ...input } = rest;
	return (
		<Field.Root required={required}>
			<Field.Label>
				{label}
				{required && <Field.RequiredIndicator />}
			</Field.Label>
			<Input {...input} name={name} value={value ?? ""} onChange={(event) => set(event.target.value)} ref={read(name, "text")} />
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}

function LongField({ name, label, rows = 3 }: { name: string; label: string; rows?: number }) {
	const [value, set] = useValue<string>(name);
	return (
		<Field.Root>
			<Field.Label>{label}</Field.Label>
			<Textarea rows={rows} value={value ?? ""} onChange={(event) => set(event.target.value)} ref={read(name, "text")} />
		</Field.Root>
	);
}

function Radios({ name, label, options }: { name: string; label: string; options: string[] }) {
	const [value, set] = useValue<string>(name);
	return (
		<RadioGroup.Root value={value || null} onValueChange={(details) => set(details.value ?? "")} ref={read(name, "radio")}>
			<RadioGroup.Label>{label}</RadioGroup.Label>
			<HStack gap="6" wrap="wrap" mt="1">
				{options.map((option) => (
					<RadioGroup.Item key={option} value={option}>
						<RadioGroup.ItemHiddenInput />
						<RadioGroup.ItemIndicator />
						<RadioGroup.ItemText>{option}</RadioGroup.ItemText>
					</RadioGroup.Item>
				))}
			</HStack>
		</RadioGroup.Root>
	);
}

function Picker({ name, label, options, placeholder = "Select" }: { name: string; label?: string; options: string[]; placeholder?: string }) {
	const [value, set] = useValue<string>(name);
	const [collection] = useState(() => createListCollection({ items: options.map((option) => ({ label: option, value: option })) }));
	return (
		<Select.Root collection={collection} value={value ? [value] : []} onValueChange={(details) => set(details.value[0] ?? "")} ref={read(name, "select")}>
			<Select.HiddenSelect />
			{label && <Select.Label>{label}</Select.Label>}
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

function StateBox({ name, label }: { name: string; label: string }) {
	const [, set] = useValue<string>(name);
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: STATES.map(([value, text]) => ({ value, label: text })), filter: contains });
	return (
		<Combobox.Root
			collection={collection}
			onInputValueChange={(details) => filter(details.inputValue)}
			onValueChange={(details) => set(details.value[0] ?? "")}
			ref={read(name, "inner")}
		>
			<Combobox.Label>{label}</Combobox.Label>
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
						<Combobox.Empty>No states found</Combobox.Empty>
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

function DateBox({ name, label }: { name: string; label: string }) {
	const [, set] = useValue<string>(name);
	return (
		<DatePicker.Root locale="en-US" onValueChange={(details) => set(details.value[0]?.toString() ?? "")} ref={read(name, "inner")}>
			<DatePicker.Label>{label}</DatePicker.Label>
			<DatePicker.Control>
				<DatePicker.Input placeholder="mm/dd/yyyy" />
				<DatePicker.IndicatorGroup>
					<DatePicker.Trigger>📅</DatePicker.Trigger>
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

function Boxes({ name, label, options }: { name: string; label: string; options: string[] }) {
	const [value, set] = useValue<string[]>(name);
	return (
		<Fieldset.Root ref={read(name, "boxes")}>
			<CheckboxGroup value={value ?? []} onValueChange={set}>
				<Fieldset.Legend fontSize="sm">{label}</Fieldset.Legend>
				<Fieldset.Content flexDirection="row" flexWrap="wrap" mt="2">
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

function Agree({ name, children }: { name: string; children: ReactNode }) {
	const [value, set] = useValue<boolean>(name);
	return (
		<Checkbox.Root checked={value} onCheckedChange={(details) => set(details.checked === true)} ref={read(name, "box")} alignItems="flex-start">
			<Checkbox.HiddenInput />
			<Checkbox.Control />
			<Checkbox.Label>{children}</Checkbox.Label>
		</Checkbox.Root>
	);
}

function NumberBox({ name, label, ...rest }: { name: string; label: string; min?: number; max?: number; step?: number }) {
	const [value, set] = useValue<string>(name);
	return (
		<Field.Root>
			<Field.Label>{label}</Field.Label>
			<NumberInput.Root {...rest} width="100%" value={value ?? ""} onValueChange={(details) => set(details.value)} ref={read(name, "inner")}>
				<NumberInput.Control />
				<NumberInput.Input />
			</NumberInput.Root>
		</Field.Root>
	);
}

function Languages() {
	const [value, set] = useValue<string[]>("languages");
	return (
		<TagsInput.Root value={value} onValueChange={(details) => set(details.value)} ref={read("languages", "tags")}>
			<TagsInput.Label>What languages do you speak?</TagsInput.Label>
			<TagsInput.Control>
				<TagsInput.Items />
				<TagsInput.Input placeholder="Type one and press Enter" />
			</TagsInput.Control>
		</TagsInput.Root>
	);
}

function SchoolState() {
	const [value, set] = useValue<string>("schoolState");
	return (
		<Field.Root>
			<Field.Label>State</Field.Label>
			<NativeSelect.Root>
				<NativeSelect.Field placeholder="Select state" value={value} onChange={(event) => set(event.currentTarget.value)} ref={read("schoolState", "native")}>
					{STATES.map(([code, text]) => (
						<option key={code} value={code}>
							{text}
						</option>
					))}
				</NativeSelect.Field>
				<NativeSelect.Indicator />
			</NativeSelect.Root>
		</Field.Root>
	);
}

function ShirtSize() {
	const [value, set] = useValue<string>("shirt");
	return (
		<Stack gap="1">
			<Text fontSize="sm" fontWeight="medium">
				Please indicate shirt size for polo shirt (provided)
			</Text>
			<SegmentGroup.Root value={value || null} onValueChange={(details) => set(details.value ?? "")} ref={read("shirt", "segment")} alignSelf="flex-start">
				<SegmentGroup.Indicator />
				<SegmentGroup.Items items={["S", "M", "L", "XL", "XXL", "XXXL"]} />
			</SegmentGroup.Root>
		</Stack>
	);
}

function Session() {
	const [value, set] = useValue<string>("session");
	return (
		<RadioCard.Root value={value || null} onValueChange={(details) => set(details.value ?? "")} ref={read("session", "radio")}>
			<RadioCard.Label>Which session are you applying to?</RadioCard.Label>
			<HStack align="stretch">
				{["Session I: June 20 – 26", "Session II: July 11 – 17", "Either session"].map((title) => (
					<RadioCard.Item key={title} value={title}>
						<RadioCard.ItemHiddenInput />
						<RadioCard.ItemControl>
							<RadioCard.ItemText>{title}</RadioCard.ItemText>
							<RadioCard.ItemIndicator />
						</RadioCard.ItemControl>
					</RadioCard.Item>
				))}
			</HStack>
		</RadioCard.Root>
	);
}

function Photo() {
	const [value, set] = useValue<boolean>("photoRelease");
	return (
		<Switch.Root checked={value} onCheckedChange={(details) => set(details.checked)} ref={read("photoRelease", "box")}>
			<Switch.HiddenInput />
			<Switch.Control />
			<Switch.Label>I give permission for photographs of the delegate to be used in news releases and on the program’s web site.</Switch.Label>
		</Switch.Root>
	);
}

function Plain({ name, label }: { name: string; label: string }) {
	const [value, set] = useValue<string>(name);
	return <Input size="sm" aria-label={label} value={value ?? ""} onChange={(event) => set(event.target.value)} ref={read(name, "text")} />;
}

function Section({ title, children, note }: { title: string; children: ReactNode; note?: string }) {
	return (
		<Card.Root mb="6">
			<Card.Header>
				<Card.Title>{title}</Card.Title>
				{note && <Card.Description>{note}</Card.Description>}
			</Card.Header>
			<Card.Body gap="5">{children}</Card.Body>
		</Card.Root>
	);
}

function Parent({ number }: { number: 1 | 2 }) {
	const key = `parent${number}`;
	return (
		<Box borderLeftWidth="3px" borderColor="blue.200" pl="4">
			<Heading size="sm" mb="3">
				Parent/Guardian ({number})
			</Heading>
			<SimpleGrid columns={3} gap="4">
				<TextField name={`${key}First`} label="First Name" />
				<TextField name={`${key}Mi`} label="M.I." maxLength={1} />
				<TextField name={`${key}Last`} label="Last Name" />
				<Picker name={`${key}Relation`} label="Relationship to Participant" options={["Mother", "Father", "Stepmother", "Stepfather", "Grandparent", "Legal Guardian"]} />
				<TextField name={`${key}Job`} label="Occupation" />
				<TextField name={`${key}Phone`} label="Primary Phone" type="tel" />
				<TextField name={`${key}Email`} label="Email Address" type="email" />
				<Radios name={`${key}Same`} label="Is address same as delegate?" options={["Yes", "No"]} />
			</SimpleGrid>
		</Box>
	);
}

const GRADES = ["9", "10", "11", "12"];
const activityValues = (index: number) => ({ [`activity${index}Org`]: "", [`activity${index}Office`]: "", [`activity${index}Grades`]: [], [`activity${index}Hours`]: "" });

const TEXTS =
	"session applicationNumber first mi last preferred dob grade gender street apt city state zip phone phone2 email email2 resident citizen years shirt school schoolStreet schoolCity schoolState schoolZip schoolPhone principal counselor counselorEmail graduation gpa college study career livesWith award1 award1Year award2 award2Year award3 award3Year run instrument instrumentName whole emergencyName emergencyRelation emergencyPhone doctor doctorPhone insurer policy tetanus medication allergies serving relatives unit unitContact unitPhone payer heard why signature parentSignature signed".split(
		" ",
	);
const PARENT_TEXTS = [1, 2].flatMap((number) => "First Mi Last Relation Job Phone Email Same".split(" ").map((part) => `parent${number}${part}`));

function App() {
	const [values, setValues] = useState<Values>(() => ({
		...Object.fromEntries([...TEXTS, ...PARENT_TEXTS].map((key) => [key, ""])),
		participate: [],
		languages: [],
		heritage: [],
		diet: [],
		...activityValues(1),
		rules: false,
		medical: false,
		photoRelease: false,
		submitted: false,
	}));
	const [activities, setActivities] = useState(1);
	current = values;
	const set = (key: string, value: unknown) => setValues((before) => ({ ...before, [key]: value }));
	const add = () => {
		setValues((before) => ({ ...before, ...activityValues(activities + 1) }));
		setActivities(activities + 1);
	};
	return (
		<FormContext.Provider value={{ values, set }}>
			<Container maxW="4xl" py="8">
				<Heading size="2xl">State of Jefferson Youth Legislature</Heading>
				<Text mb="1">Delegate Application — Citizen Leadership Week, Southern Oregon University</Text>
				<Text color="fg.muted" mb="6" fontSize="sm">
					Completing and submitting this application is not a guarantee that you will be accepted to attend. Student must have their parent/guardian
					available to complete and sign their portion of the application below.
				</Text>
				<form
					onSubmit={(event) => {
						event.preventDefault();
						set("submitted", true);
					}}
				>
					<Section title="Delegate Information">
						<Session />
						<SimpleGrid columns={2} gap="4">
							<TextField name="applicationNumber" label="Delegate Application Number" help="From the letter sent to your school, if you have one" />
						</SimpleGrid>
						<SimpleGrid columns={4} gap="4">
							<TextField name="first" label="First Name" required />
							<TextField name="mi" label="M.I." maxLength={1} />
							<TextField name="last" label="Last Name" required />
							<TextField name="preferred" label="Preferred Name" help="As it should read on your badge" />
						</SimpleGrid>
						<SimpleGrid columns={3} gap="4">
							<DateBox name="dob" label="Birth date" />
							<Radios name="grade" label="Grade" options={GRADES} />
							<Radios name="gender" label="Gender (for housing)" options={["Male", "Female"]} />
						</SimpleGrid>
						<SimpleGrid columns={2} gap="4">
							<TextField name="street" label="Home Address" required />
							<TextField name="apt" label="Apt / Unit" />
						</SimpleGrid>
						<SimpleGrid columns={3} gap="4">
							<TextField name="city" label="City" required />
							<StateBox name="state" label="State" />
							<TextField name="zip" label="Zip Code" maxLength={10} />
							<TextField name="phone" label="Primary Phone" type="tel" />
							<TextField name="phone2" label="Secondary Phone" type="tel" />
							<Box />
							<TextField name="email" label="Email Address" type="email" required />
							<TextField name="email2" label="Re-type your email address" type="email" />
						</SimpleGrid>
						<Radios name="resident" label="I am a legal resident of" options={["California", "Oregon", "Other state"]} />
						<Radios name="citizen" label="Are you a citizen of the United States?" options={["Yes", "No"]} />
						<Radios name="years" label="Years in program" options={["1st", "2nd", "3rd", "4th"]} />
						<ShirtSize />
						<Boxes
							name="heritage"
							label="Ethnic background (optional, for our grant reports; mark all that apply)"
							options={["American Indian / Alaska Native", "Asian", "Black / African American", "Hispanic / Latino", "Pacific Islander", "White", "Other"]}
						/>
						<Languages />
					</Section>

					<Section title="School">
						<SimpleGrid columns={2} gap="4">
							<TextField name="school" label="School Name" />
							<TextField name="schoolStreet" label="School Mailing Address" />
						</SimpleGrid>
						<SimpleGrid columns={4} gap="4">
							<TextField name="schoolCity" label="City" />
							<SchoolState />
							<TextField name="schoolZip" label="Zip" />
							<TextField name="schoolPhone" label="School Phone" type="tel" />
							<TextField name="principal" label="Principal" />
							<TextField name="counselor" label="Guidance Counselor" />
							<TextField name="counselorEmail" label="Counselor's Email" type="email" />
						</SimpleGrid>
						<SimpleGrid columns={2} gap="4">
							<NumberBox name="gpa" label="GPA" min={0} max={5} step={0.01} />
							<DateBox name="graduation" label="Expected Graduation Date" />
						</SimpleGrid>
						<Radios name="college" label="Do you plan on attending college?" options={["Yes", "No", "Undecided"]} />
						<SimpleGrid columns={2} gap="4">
							<TextField name="study" label="If yes, field of study" />
							<TextField name="career" label="Business or professional career?" />
						</SimpleGrid>
						<Boxes name="participate" label="Do you participate in:" options={["Band/Chorus", "Debate/Speech", "Student Government", "Sports", "Other"]} />
					</Section>

					<Section title="Parent/Guardian Information">
						<Parent number={1} />
						<Parent number={2} />
						<Radios name="livesWith" label="Delegate lives with" options={["Both parents", "Parent/Guardian (1)", "Parent/Guardian (2)", "Other"]} />
					</Section>

					<Section title="School/Outside Activities You Are Involved In" note="Include clubs, sports, volunteer service and jobs.">
						{Array.from({ length: activities }, (_, at) => at + 1).map((index) => (
							<Box key={index} borderWidth="1px" rounded="md" p="4">
								<SimpleGrid columns={2} gap="4" mb="3">
									<TextField name={`activity${index}Org`} label="Activity or organization" />
									<TextField name={`activity${index}Office`} label="Office(s) held" />
								</SimpleGrid>
								<SimpleGrid columns={2} gap="4">
									<Boxes name={`activity${index}Grades`} label="Grades" options={GRADES} />
									<NumberBox name={`activity${index}Hours`} label="Hours a week" min={0} max={168} />
								</SimpleGrid>
							</Box>
						))}
						<Button type="button" variant="outline" alignSelf="flex-start" onClick={add} disabled={activities >= 6}>
							Add another activity
						</Button>
						<Heading size="sm">Awards in School</Heading>
						<Table.Root size="sm">
							<Table.Header>
								<Table.Row>
									<Table.ColumnHeader>Award or honor</Table.ColumnHeader>
									<Table.ColumnHeader width="220px">Year received</Table.ColumnHeader>
								</Table.Row>
							</Table.Header>
							<Table.Body>
								{[1, 2, 3].map((index) => (
									<Table.Row key={index}>
										<Table.Cell>
											<Plain name={`award${index}`} label="Award or honor" />
										</Table.Cell>
										<Table.Cell>
											<Picker name={`award${index}Year`} options={["Freshman", "Sophomore", "Junior", "Senior"]} placeholder="Select year" />
										</Table.Cell>
									</Table.Row>
								))}
							</Table.Body>
						</Table.Root>
					</Section>

					<Section title="Questionnaire">
						<Picker name="run" label="If elected, which office would you most like to hold?" options={["Governor", "Attorney General", "State Senator", "State Representative", "Supreme Court Justice", "County Commissioner", "Mayor", "Press Corps"]} placeholder="Select an office" />
						<SimpleGrid columns={2} gap="4">
							<Radios name="instrument" label="Will you bring a musical instrument for the band?" options={["Yes", "No"]} />
							<TextField name="instrumentName" label="Which instrument?" />
						</SimpleGrid>
						<Radios name="whole" label="Once you have signed in, you must remain the entire time. Will this be a problem?" options={["Yes", "No"]} />
						<Radios name="serving" label="Are any of your relatives currently serving in our military?" options={["Yes", "No"]} />
						<TextField name="relatives" label="If so, relationship and branch" />
						<LongField name="why" label="In 200 words or less, how can young people show pride in being citizens of their community?" rows={6} />
					</Section>

					<Section title="Emergency and Medical">
						<SimpleGrid columns={3} gap="4">
							<TextField name="emergencyName" label="Emergency contact (other than parent)" />
							<TextField name="emergencyRelation" label="Relationship" />
							<TextField name="emergencyPhone" label="Emergency Contact #" type="tel" />
							<TextField name="doctor" label="Family Physician" />
							<TextField name="doctorPhone" label="Physician's Phone" type="tel" />
							<DateBox name="tetanus" label="Date of last tetanus shot" />
							<TextField name="insurer" label="Health Insurance Company" />
							<TextField name="policy" label="Policy / Group #" />
						</SimpleGrid>
						<Boxes name="diet" label="Meals" options={["Vegetarian", "Vegan", "Gluten free", "Dairy free", "Nut allergy"]} />
						<LongField name="medication" label="Medications the delegate will bring" />
						<LongField name="allergies" label="Allergies or special needs" />
					</Section>

					<Section title="Sponsor" note="The Unit, Post or organization that nominated you and will contribute $200.">
						<SimpleGrid columns={3} gap="4">
							<TextField name="unit" label="Name and # of Unit or Post" />
							<TextField name="unitContact" label="Sponsor Contact" />
							<TextField name="unitPhone" label="Sponsor Phone" type="tel" />
						</SimpleGrid>
						<Radios name="payer" label="A private sponsor who will be paying the $300?" options={["Yes", "No"]} />
						<Picker name="heard" label="How did you hear about this program?" options={["School counselor", "Teacher", "Past delegate", "Newspaper", "Web site", "Social media"]} />
					</Section>

					<Section title="Rules and Applicant Agreement">
						<Agree name="rules">I will abide by all program rules and regulations, the Code of Conduct and the cell phone policy.</Agree>
						<Agree name="medical">As parent/guardian I authorize emergency medical treatment for the delegate.</Agree>
						<Photo />
						<SimpleGrid columns={3} gap="4">
							<TextField name="signature" label="Signature of Applicant" />
							<TextField name="parentSignature" label="Signature of Parent/Guardian" />
							<DateBox name="signed" label="Date" />
						</SimpleGrid>
					</Section>
					<Button type="submit" colorPalette="blue">
						Submit application
					</Button>
				</form>
			</Container>
		</FormContext.Provider>
	);
}

Object.assign(window, {
	formState: () => ({ ...current }),
	formShown: () => Object.fromEntries([...readers].map(([key, shown]) => [key, shown()])),
});

createRoot(document.getElementById("root") as HTMLElement).render(
	<ChakraProvider value={defaultSystem}>
		<App />
	</ChakraProvider>,
);
