import {
	Box,
	Button,
	Card,
	ChakraProvider,
	Checkbox,
	CheckboxGroup,
	CloseButton,
	Combobox,
	Container,
	DataList,
	defaultSystem,
	Dialog,
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
	SimpleGrid,
	Stack,
	Switch,
	Text,
	Textarea,
	createListCollection,
	useFilter,
	useListCollection,
} from "@chakra-ui/react";
import { type ReactNode, type RefObject, createContext, useContext, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";

type Item = { label: string; value: string };
const items = (...all: string[]): Item[] => all.map((each) => ({ label: each, value: each.toLowerCase().replace(/[^a-z0-9]+/g, "_").replace(/^_|_$/g, "") }));

const PRONOUNS = items("He/him", "She/her", "They/them", "Self-describe");
const CITIZENSHIP = items("U.S. citizen", "U.S. permanent resident", "Undocumented or DACA", "International student");
const GRAD_YEARS = items("2025", "2026", "2027", "2028");
const EDUCATION = items("Did not finish high school", "High school graduate", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree");
const CATEGORIES = items("Arts & performance", "Athletics", "Campus ministry & faith", "Community service", "Debate & speech", "Environment & sustainability", "Family responsibilities", "Paid employment", "Student government", "Other");
const RACES = items("American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White");
const GRADES = ["9", "10", "11", "12"];
const HEARD = items("Admission counselor", "Teacher or school counselor", "Social media", "Alumni", "Email from the University");
const SHIRTS = items("XS", "S", "M", "L", "XL", "2XL");

interface Activity {
	category: string;
	organization: string;
	role: string;
	description: string;
	hours: string;
	grades: string[];
}
const BLANK: Activity = { category: "", organization: "", role: "", description: "", hours: "", grades: [] };

const TEXTS = "firstName preferredName lastName email phone street unit city state zip birthDate pronouns citizenship hispanic firstGen income hsName hsCity hsState hsGradYear gpaUnweighted gpaWeighted satRW satMath act major startTerm p1First p1Last p1Education p2First p2Last p2Education parish shirtSize heardFrom reflection recName recEmail alumName alumYear signature".split(" ");
const initial = {
	...(Object.fromEntries(TEXTS.map((key) => [key, ""])) as Record<string, string>),
};
const store = { values: initial, race: [] as string[], consent: false, smsUpdates: false, activities: [] as Activity[], honors: [{ title: "", grade: "" }], submitted: false };

const FormContext = createContext<{ values: Record<string, string>; set: (key: string, value: string) => void }>(null!);
const useAnswer = (name: string) => {
	const { values, set } = useContext(FormContext);
	return [values[name] ?? "", (value: string) => set(name, value)] as const;
};

interface Basics {
	name: string;
	label: string;
	required?: boolean;
	helper?: ReactNode;
}

function TextField({ name, label, required, helper, ...rest }: Basics & { type?: string; placeholder?: string; autoComplete?: string }) {
	const [value, set] = useAnswer(name);
	return (
		<Field.Root required={required}>
			<Field.Label>
				{label} <Field.RequiredIndicator />
			</Field.Label>
			<Input name={name} value={value} onChange={(event) => set(event.target.value)} {...rest} />
			{helper && <Field.HelperText>{helper}</Field.HelperText>}
		</Field.Root>
	);
}

function NumberField({ name, label, required, helper, ...rest }: Basics & { min?: number; max?: number; step?: number }) {
	const [value, set] = useAnswer(name);
	return (
		<Field.Root required={required}>
			<Field.Label>
				{label} <Field.RequiredIndicator />
			</Field.Label>
			<NumberInput.Root name={name} width="full" value={value} onValueChange={(event) => set(event.value)} {...rest}>
				<NumberInput.Control />
				<NumberInput.Input />
			</NumberInput.Root>
			{helper && <Field.HelperText>{helper}</Field.HelperText>}
		</Field.Root>
	);
}

function SelectField({ name, label, required, options, value, onChange, container }: Basics & { options: Item[]; value: string; onChange: (value: string) => void; container?: RefObject<HTMLElement | null> }) {
	const [collection] = useState(() => createListCollection({ items: options }));
	return (
		<Select.Root collection={collection} name={name} required={required} value={value ? [value] : []} onValueChange={(event) => onChange(event.value[0] ?? "")}>
			<Select.HiddenSelect />
			<Select.Label>{label}</Select.Label>
			<Select.Control>
				<Select.Trigger>
					<Select.ValueText placeholder="Select one" />
				</Select.Trigger>
				<Select.IndicatorGroup>
					<Select.Indicator />
				</Select.IndicatorGroup>
			</Select.Control>
			<Portal container={container as RefObject<HTMLElement>}>
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
function SelectAnswer(props: Basics & { options: Item[] }) {
	const [value, set] = useAnswer(props.name);
	return <SelectField {...props} value={value} onChange={set} />;
}

function ComboField({ name, label, options, placeholder }: Basics & { options: Item[]; placeholder: string }) {
	const [value, set] = useAnswer(name);
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: options, filter: contains });
	return (
		<Combobox.Root collection={collection} name={name} value={value ? [value] : []} onInputValueChange={(event) => filter(event.inputValue)} onValueChange={(event) => set(event.value[0] ?? "")}>
			<Combobox.Label>{label}</Combobox.Label>
			<Combobox.Control>
				<Combobox.Input placeholder={placeholder} />
				<Combobox.IndicatorGroup>
					<Combobox.ClearTrigger />
					<Combobox.Trigger />
				</Combobox.IndicatorGroup>
			</Combobox.Control>
			<Portal>
				<Combobox.Positioner>
					<Combobox.Content>
						<Combobox.Empty>No matches</Combobox.Empty>
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

function NativeField({ name, label, required, helper, options, value, onChange }: Basics & { options: Item[]; value: string; onChange: (value: string) => void }) {
	return (
		<Field.Root required={required}>
			<Field.Label>
				{label} <Field.RequiredIndicator />
			</Field.Label>
			<NativeSelect.Root>
				<NativeSelect.Field name={name} placeholder="Select option" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
					{options.map((item) => (
						<option value={item.value} key={item.value}>
							{item.label}
						</option>
					))}
				</NativeSelect.Field>
				<NativeSelect.Indicator />
			</NativeSelect.Root>
			{helper && <Field.HelperText>{helper}</Field.HelperText>}
		</Field.Root>
	);
}
function NativeAnswer(props: Basics & { options: Item[] }) {
	const [value, set] = useAnswer(props.name);
	return <NativeField {...props} value={value} onChange={set} />;
}

function RadioField({ name, label, options }: Basics & { options: Item[] }) {
	const [value, set] = useAnswer(name);
	return (
		<Fieldset.Root>
			<Fieldset.Legend>{label}</Fieldset.Legend>
			<RadioGroup.Root name={name} value={value || null} onValueChange={(event) => set(event.value ?? "")}>
				<HStack gap="6">
					{options.map((item) => (
						<RadioGroup.Item key={item.value} value={item.value}>
							<RadioGroup.ItemHiddenInput />
							<RadioGroup.ItemIndicator />
							<RadioGroup.ItemText>{item.label}</RadioGroup.ItemText>
						</RadioGroup.Item>
					))}
				</HStack>
			</RadioGroup.Root>
		</Fieldset.Root>
	);
}

const Tick = ({ value, label }: { value: string; label: string }) => (
	<Checkbox.Root value={value}>
		<Checkbox.HiddenInput />
		<Checkbox.Control />
		<Checkbox.Label>{label}</Checkbox.Label>
	</Checkbox.Root>
);

function PhoneField() {
	const [value, set] = useAnswer("phone");
	return (
		<Field.Root required>
			<Field.Label>
				Mobile phone <Field.RequiredIndicator />
			</Field.Label>
			<InputGroup startAddon="+1">
				<Input name="phone" type="tel" value={value} onChange={(event) => set(event.target.value)} />
			</InputGroup>
		</Field.Root>
	);
}

function ActivityDialog({ onSave }: { onSave: (activity: Activity) => void }) {
	const [isOpen, setOpen] = useState(false);
	const [draft, setDraft] = useState<Activity>(BLANK);
	const contentRef = useRef<HTMLDivElement>(null);
	const change = (part: Partial<Activity>) => setDraft((held) => ({ ...held, ...part }));
	const save = () => {
		onSave(draft);
		setOpen(false);
	};
	return (
		<Dialog.Root
			size="lg"
			open={isOpen}
			onOpenChange={(event) => {
				if (event.open) setDraft(BLANK);
				setOpen(event.open);
			}}
			lazyMount
			unmountOnExit
		>
			<Dialog.Trigger asChild>
				<Button variant="outline">Add an involvement</Button>
			</Dialog.Trigger>
			<Portal>
				<Dialog.Backdrop />
				<Dialog.Positioner>
					<Dialog.Content ref={contentRef}>
						<Dialog.Header>
							<Dialog.Title>Add an involvement</Dialog.Title>
						</Dialog.Header>
						<Dialog.Body>
							<Stack gap="4">
								<SelectField name="category" label="Category" options={CATEGORIES} value={draft.category} onChange={(category) => change({ category })} container={contentRef} />
								<Field.Root required>
									<Field.Label>
										Organization, team or employer <Field.RequiredIndicator />
									</Field.Label>
									<Input name="organization" value={draft.organization} onChange={(event) => change({ organization: event.target.value })} />
								</Field.Root>
								<Field.Root>
									<Field.Label>Your role or title</Field.Label>
									<Input name="role" value={draft.role} onChange={(event) => change({ role: event.target.value })} />
								</Field.Root>
								<Field.Root>
									<Field.Label>What did you do, and for whom?</Field.Label>
									<Textarea name="description" rows={3} value={draft.description} onChange={(event) => change({ description: event.target.value })} />
									<Field.HelperText>Two or three sentences are plenty.</Field.HelperText>
								</Field.Root>
								<Field.Root>
									<Field.Label>Average hours per week</Field.Label>
									<NumberInput.Root name="hours" min={0} max={80} value={draft.hours} onValueChange={(event) => change({ hours: event.value })}>
										<NumberInput.Control />
										<NumberInput.Input />
									</NumberInput.Root>
								</Field.Root>
								<Fieldset.Root>
									<CheckboxGroup name="grades" value={draft.grades} onValueChange={(grades) => change({ grades })}>
										<Fieldset.Legend fontSize="sm">Grades in which you took part</Fieldset.Legend>
										<Fieldset.Content>
											<HStack gap="5">
												{GRADES.map((grade) => (
													<Tick key={grade} value={grade} label={`${grade}th`} />
												))}
											</HStack>
										</Fieldset.Content>
									</CheckboxGroup>
								</Fieldset.Root>
							</Stack>
						</Dialog.Body>
						<Dialog.Footer>
							<Dialog.ActionTrigger asChild>
								<Button variant="outline">Cancel</Button>
							</Dialog.ActionTrigger>
							<Button onClick={save} disabled={!draft.organization}>
								Save involvement
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

const labelOf = (options: Item[], value: string) => options.find((each) => each.value === value)?.label ?? "";

const ROWS: [keyof Activity, string][] = [
	["category", "Category"],
	["role", "Role"],
	["description", "Description"],
	["hours", "Hours / week"],
	["grades", "Grades"],
];

const Section = ({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) => (
	<Card.Root as="section" mb="8">
		<Card.Header>
			<Card.Title as="h2">{title}</Card.Title>
			{intro && <Card.Description>{intro}</Card.Description>}
		</Card.Header>
		<Card.Body>
			<Stack gap="5">{children}</Stack>
		</Card.Body>
	</Card.Root>
);

function App() {
	const [values, setValues] = useState(store.values);
	const [race, setRace] = useState(store.race);
	const [consent, setConsent] = useState(false);
	const [smsUpdates, setSms] = useState(false);
	const [activities, setActivities] = useState(store.activities);
	const [honors, setHonors] = useState(store.honors);
	Object.assign(store, { values, race, consent, smsUpdates, activities, honors });
	const set = (key: string, value: string) => setValues((held) => ({ ...held, [key]: value }));
	const changeHonor = (index: number, part: object) => setHonors((all) => all.map((each, place) => (place === index ? { ...each, ...part } : each)));
	const yesNo = items("Yes", "No");
	const states = STATES.map(([value, label]) => ({ value, label }));

	return (
		<FormContext.Provider value={{ values, set }}>
			<Box bg="red.900" color="white" py="6" mb="8">
				<Container maxW="4xl">
					<Text fontSize="sm" letterSpacing="wide">
						ST. ALOYSIUS UNIVERSITY · A JESUIT, CATHOLIC UNIVERSITY
					</Text>
					<Heading as="h1" size="3xl">
						Magis Scholarship Competition
					</Heading>
				</Container>
			</Box>
			<Container maxW="4xl" pb="16">
				<Text mb="6" color="fg.muted">
					The Magis Scholarship covers full tuition for twelve first-year students who seek to be women and men for and with others. Complete every section by December 1.
				</Text>
				<form
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						store.submitted = true;
					}}
				>
					<Section title="About you">
						<SimpleGrid columns={3} gap="4">
							<TextField name="firstName" label="First name" required autoComplete="given-name" />
							<TextField name="preferredName" label="What should we call you?" helper="If different from your first name" />
							<TextField name="lastName" label="Last name" required autoComplete="family-name" />
						</SimpleGrid>
						<SimpleGrid columns={2} gap="4">
							<TextField name="email" label="Email" type="email" required helper="Use the address on your application for admission." />
							<PhoneField />
							<TextField name="birthDate" label="Birth date" type="date" required />
							<SelectAnswer name="pronouns" label="Pronouns" options={PRONOUNS} />
							<TextField name="street" label="Home address" required autoComplete="address-line1" />
							<TextField name="unit" label="Apartment, suite, etc." autoComplete="address-line2" />
						</SimpleGrid>
						<SimpleGrid columns={3} gap="4">
							<TextField name="city" label="City" required />
							<ComboField name="state" label="State" options={states} placeholder="Type to search" />
							<TextField name="zip" label="ZIP code" required />
						</SimpleGrid>
						<Switch.Root name="smsUpdates" checked={smsUpdates} onCheckedChange={(event) => setSms(event.checked)}>
							<Switch.HiddenInput />
							<Switch.Control />
							<Switch.Label>Text me about events and deadlines</Switch.Label>
						</Switch.Root>
					</Section>

					<Section title="Background" intro="Your responses help us understand the communities our scholars come from. They are not used in scoring.">
						<SelectAnswer name="citizenship" label="Citizenship status" options={CITIZENSHIP} />
						<RadioField name="hispanic" label="Are you Hispanic or Latino/a/x?" options={yesNo} />
						<Fieldset.Root>
							<CheckboxGroup name="race" value={race} onValueChange={setRace}>
								<Fieldset.Legend>How do you identify? Select all that apply.</Fieldset.Legend>
								<Fieldset.Content>
									{RACES.map((item) => (
										<Tick key={item.value} value={item.value} label={item.label} />
									))}
								</Fieldset.Content>
							</CheckboxGroup>
						</Fieldset.Root>
						<RadioField name="firstGen" label="Will you be in the first generation of your family to graduate from college?" options={yesNo} />
						<NativeAnswer name="income" label="Household income" options={items("Under $30,000", "$30,000 to $59,999", "$60,000 to $89,999", "$90,000 to $149,999", "$150,000 or more")} helper="Before taxes, most recent year" />
						<TextField name="parish" label="Parish or faith community" helper="Optional. Students of every faith and of none are welcome." />
					</Section>

					<Section title="School and testing">
						<TextField name="hsName" label="Current high school" required />
						<SimpleGrid columns={3} gap="4">
							<TextField name="hsCity" label="School city" />
							<NativeAnswer name="hsState" label="School state" options={states} />
							<SelectAnswer name="hsGradYear" label="Year of graduation" options={GRAD_YEARS} />
						</SimpleGrid>
						<SimpleGrid columns={2} gap="4">
							<NumberField name="gpaUnweighted" label="Unweighted GPA" min={0} max={4} step={0.01} helper="On a 4.0 scale" />
							<NumberField name="gpaWeighted" label="Weighted GPA" min={0} max={6} step={0.01} />
						</SimpleGrid>
						<Text fontSize="sm" color="fg.muted">
							St. Aloysius is test-optional. Leave these blank if you would rather not share them.
						</Text>
						<SimpleGrid columns={3} gap="4">
							<NumberField name="satRW" label="SAT Reading & Writing" min={200} max={800} />
							<NumberField name="satMath" label="SAT Math" min={200} max={800} />
							<NumberField name="act" label="ACT Composite" min={1} max={36} />
						</SimpleGrid>
						<SimpleGrid columns={2} gap="4">
							<ComboField name="major" label="Academic program of interest" options={MAJORS.map((each: string) => ({ label: each, value: each }))} placeholder="Search programs" />
							<NativeAnswer name="startTerm" label="Entry term" options={items("Spring 2027", "Fall 2027", "Spring 2028", "Fall 2028")} />
						</SimpleGrid>
					</Section>

					<Section title="Family">
						{[1, 2].map((number) => (
							<Fieldset.Root key={number}>
								<Fieldset.Legend>Parent or guardian {number}</Fieldset.Legend>
								<Fieldset.Content>
									<SimpleGrid columns={3} gap="4">
										<TextField name={`p${number}First`} label="First name" />
										<TextField name={`p${number}Last`} label="Last name" />
										<SelectAnswer name={`p${number}Education`} label="Highest level of education" options={EDUCATION} />
									</SimpleGrid>
								</Fieldset.Content>
							</Fieldset.Root>
						))}
						<Fieldset.Root>
							<Fieldset.Legend>Alumni connection</Fieldset.Legend>
							<Fieldset.HelperText>If a member of your family graduated from St. Aloysius, tell us who.</Fieldset.HelperText>
							<Fieldset.Content>
								<SimpleGrid columns={2} gap="4">
									<TextField name="alumName" label="Name" />
									<TextField name="alumYear" label="Class year" placeholder="YYYY" />
								</SimpleGrid>
							</Fieldset.Content>
						</Fieldset.Root>
					</Section>

					<Section title="Service, leadership and work" intro="Begin with what has mattered most to you. You may add up to six.">
						{activities.map((activity, index) => (
							<Card.Root key={index} variant="subtle" size="sm" className="involvement">
								<Card.Body>
									<HStack justify="space-between">
										<Heading as="h3" size="md" className="involvement-name">
											{activity.organization}
										</Heading>
										<CloseButton size="xs" aria-label="Remove" onClick={() => setActivities((all) => all.filter((_, place) => place !== index))} />
									</HStack>
									<DataList.Root orientation="horizontal" mt="2">
										{ROWS.map(([part, label]) => (
											<DataList.Item key={part}>
												<DataList.ItemLabel>{label}</DataList.ItemLabel>
												<DataList.ItemValue>{part === "category" ? labelOf(CATEGORIES, activity.category) : part === "grades" ? activity.grades.join(", ") : activity[part]}</DataList.ItemValue>
											</DataList.Item>
										))}
									</DataList.Root>
								</Card.Body>
							</Card.Root>
						))}
						{activities.length < 6 && (
							<Box>
								<ActivityDialog onSave={(activity) => setActivities((all) => [...all, activity])} />
							</Box>
						)}
					</Section>

					<Section title="Honors and distinctions">
						{honors.map((honor, index) => (
							<SimpleGrid columns={2} gap="4" key={index}>
								<Field.Root>
									<Field.Label>Honor</Field.Label>
									<Input name={`honors.${index}.title`} value={honor.title} onChange={(event) => changeHonor(index, { title: event.target.value })} />
								</Field.Root>
								<NativeField name={`honors.${index}.grade`} label="Year received" options={items("Freshman year", "Sophomore year", "Junior year", "Senior year")} value={honor.grade} onChange={(grade) => changeHonor(index, { grade })} />
							</SimpleGrid>
						))}
						<Box>
							<Button variant="ghost" size="sm" onClick={() => setHonors((all) => [...all, { title: "", grade: "" }])}>
								+ Add another honor
							</Button>
						</Box>
					</Section>

					<Section title="Reflection and recommendation">
						<Reflection />
						<Fieldset.Root>
							<Fieldset.Legend>Recommender</Fieldset.Legend>
							<Fieldset.HelperText>A teacher, coach, supervisor or minister who knows you well. We will write to them.</Fieldset.HelperText>
							<Fieldset.Content>
								<SimpleGrid columns={2} gap="4">
									<TextField name="recName" label="Full name" required />
									<TextField name="recEmail" label="Email" type="email" required />
								</SimpleGrid>
							</Fieldset.Content>
						</Fieldset.Root>
						<SimpleGrid columns={2} gap="4">
							<SelectAnswer name="shirtSize" label="T-shirt size for Magis Weekend" options={SHIRTS} />
							<SelectAnswer name="heardFrom" label="How did you learn about this competition?" options={HEARD} />
						</SimpleGrid>
					</Section>

					<Section title="Certification">
						<Checkbox.Root name="consent" checked={consent} onCheckedChange={(event) => setConsent(!!event.checked)}>
							<Checkbox.HiddenInput />
							<Checkbox.Control />
							<Checkbox.Label>I affirm that this is my own work and permit St. Aloysius University to share it with the selection committee.</Checkbox.Label>
						</Checkbox.Root>
						<TextField name="signature" label="Signature" required helper="Type your full legal name" />
					</Section>
					<Button type="submit" size="lg" colorPalette="red">
						Submit entry
					</Button>
				</form>
			</Container>
		</FormContext.Provider>
	);
}

function Reflection() {
	const [value, set] = useAnswer("reflection");
	return (
		<Field.Root required>
			<Field.Label>
				St. Ignatius asked his companions to find God in all things. Where have you found meaning in something ordinary? <Field.RequiredIndicator />
			</Field.Label>
			<Textarea name="reflection" rows={8} value={value} onChange={(event) => set(event.target.value)} />
			<Field.HelperText>500 to 650 words</Field.HelperText>
		</Field.Root>
	);
}

const root = createRoot(document.querySelector("#root")!);
flushSync(() =>
	root.render(
		<ChakraProvider value={defaultSystem}>
			<App />
		</ChakraProvider>,
	),
);

const PARTS = Object.keys(BLANK) as (keyof Activity)[];
const HONOR = ["title", "grade"] as const;
const THREE = [0, 1, 2];

function shown(name: string): unknown {
	const all = Array.from(document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(`main [name="${name}"], form [name="${name}"]`));
	const first = all[0];
	if (!first) return "";
	const ticked = all.filter((each) => (each as HTMLInputElement).checked).map((each) => (each.closest("label")?.textContent ?? "").trim());
	if (first.type === "radio") return ticked[0] ?? "";
	if (first.type === "checkbox") return all.length > 1 ? ticked : ticked.length > 0;
	if (first instanceof HTMLSelectElement) {
		const trigger = first.closest(".chakra-select__root")?.querySelector(".chakra-select__trigger");
		if (trigger) return trigger.hasAttribute("data-placeholder-shown") ? "" : (trigger.textContent ?? "").trim();
		return first.value ? (first.selectedOptions[0]?.text ?? "") : "";
	}
	return first.value;
}
function shownActivity(index: number, part: keyof Activity) {
	const card = document.querySelectorAll(".involvement")[index];
	const at = ROWS.findIndex(([each]) => each === part);
	const text = (part === "organization" ? card?.querySelector(".involvement-name") : card?.querySelectorAll("dd")[at])?.textContent ?? "";
	return part === "grades" ? (text ? text.split(", ") : []) : text;
}

Object.assign(window, {
	formState: () => ({
		...store.values,
		race: store.race,
		consent: store.consent,
		smsUpdates: store.smsUpdates,
		...Object.fromEntries(THREE.flatMap((index) => PARTS.map((part) => [`activities.${index}.${part}`, (store.activities[index] ?? BLANK)[part]]))),
		...Object.fromEntries(THREE.flatMap((index) => HONOR.map((part) => [`honors.${index}.${part}`, store.honors[index]?.[part] ?? ""]))),
		submitted: store.submitted,
	}),
	formShown: () => ({
		...Object.fromEntries([...TEXTS, "race", "consent", "smsUpdates"].map((name) => [name, shown(name)])),
		...Object.fromEntries(THREE.flatMap((index) => PARTS.map((part) => [`activities.${index}.${part}`, shownActivity(index, part)]))),
		...Object.fromEntries(THREE.flatMap((index) => HONOR.map((part) => [`honors.${index}.${part}`, shown(`honors.${index}.${part}`)]))),
	}),
});
