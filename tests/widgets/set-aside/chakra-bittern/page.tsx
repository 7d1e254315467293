import {
	Alert,
	Box,
	Button,
	Card,
	ChakraProvider,
	Checkbox,
	CheckboxGroup,
	CloseButton,
	Container,
	createListCollection,
	defaultSystem,
	Dialog,
	Field,
	Fieldset,
	Heading,
	HStack,
	Input,
	InputGroup,
	Link,
	NativeSelect,
	Portal,
	RadioGroup,
	Select,
	SimpleGrid,
	Stack,
	Text,
	Textarea,
} from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";

type Activity = { category: string; organization: string; role: string; description: string; grades: string[]; hours: string; weeks: string };
type Honor = { title: string; grade: string };
const emptyActivity = (): Activity => ({ category: "", organization: "", role: "", description: "", grades: [], hours: "", weeks: "" });

const initial = {
	firstName: "",
	preferredName: "",
	lastName: "",
	pronouns: [] as string[],
	birthDate: "",
	email: "",
	mobile: "",
	shirtSize: "",
	addressLine1: "",
	addressLine2: "",
	city: "",
	region: [] as string[],
	postalCode: "",
	school: "",
	schoolCity: "",
	schoolState: "",
	grade: null as string | null,
	classOf: "",
	gpa: "",
	nominatorEmail: "",
	sat: "",
	g1First: "",
	g1Last: "",
	g1Occupation: "",
	g1Phone: "",
	g2First: "",
	g2Last: "",
	g2Occupation: "",
	emergencyName: "",
	emergencyPhone: "",
	firstGen: null as string | null,
	citizenship: [] as string[],
	hispanic: null as string | null,
	race: [] as string[],
	income: "",
	essay: "",
	diet: "",
	referral: "",
	agree: false,
	signature: "",
};
type Values = typeof initial;

const list = (...items: [string, string][]) => createListCollection({ items: items.map(([value, label]) => ({ value, label })) });
const PRONOUNS = list(["she", "She/her/hers"], ["he", "He/him/his"], ["they", "They/them/theirs"], ["other", "Another set of pronouns"], ["na", "Prefer not to say"]);
const REGIONS = list(...STATES.map(([code, name]): [string, string] => [code, name]));
const CITIZENSHIP = list(
	["us_citizen", "U.S. citizen or national"],
	["perm_resident", "U.S. permanent resident (green card)"],
	["refugee", "Refugee or asylee"],
	["daca", "DACA recipient or undocumented"],
	["intl", "Citizen of another country (visa holder)"],
);
const RACES: [string, string][] = [
	["aian", "American Indian or Alaska Native"],
	["asian", "Asian"],
	["black", "Black or African American"],
	["nhpi", "Native Hawaiian or other Pacific Islander"],
	["white", "White"],
	["decline", "I prefer not to answer"],
];
const CATEGORIES: [string, string][] = [
	["arts", "Arts & music"],
	["athletics", "Athletics"],
	["service", "Community service"],
	["debate", "Debate, speech & mock trial"],
	["environment", "Environment & sustainability"],
	["faith", "Faith community"],
	["family", "Family responsibilities"],
	["job", "Job (paid)"],
	["government", "Student government"],
	["stem", "STEM club"],
	["other", "Something else"],
];
const GRADES: [string, string][] = [
	["9", "9th"],
	["10", "10th"],
	["11", "11th"],
	["12", "12th"],
];

let latest: { values: Values; activities: Activity[]; honors: Honor[]; submitted: boolean };

function Text_({ label, name, value, onChange, required, help, ...rest }: any) {
	return (
		<Field.Root required={required}>
			<Field.Label>
				{label}
				<Field.RequiredIndicator />
			</Field.Label>
			<Input name={name} value={value} onChange={(e) => onChange(e.currentTarget.value)} {...rest} />
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}

function Native({ label, name, value, onChange, options, placeholder = "Select option", required, help }: any) {
	return (
		<Field.Root required={required}>
			<Field.Label>
				{label} <Field.RequiredIndicator />
			</Field.Label>
			<NativeSelect.Root size="md">
				<NativeSelect.Field name={name} placeholder={placeholder} value={value} onChange={(e) => onChange(e.currentTarget.value)}>
					{options.map(([code, text]: [string, string]) => (
						<option key={code} value={code}>
							{text}
						</option>
					))}
				</NativeSelect.Field>
				<NativeSelect.Indicator />
			</NativeSelect.Root>
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}

function Listbox({ label, name, value, onChange, collection, placeholder }: any) {
	return (
		<Select.Root collection={collection} name={name} value={value} onValueChange={(e) => onChange(e.value)}>
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

function Radios({ legend, name, value, onChange, options, help }: any) {
	return (
		<Fieldset.Root>
			<Fieldset.Legend>{legend}</Fieldset.Legend>
			{help && <Fieldset.HelperText>{help}</Fieldset.HelperText>}
			<RadioGroup.Root name={name} value={value} onValueChange={(e) => onChange(e.value)}>
				<HStack gap="6" wrap="wrap">
					{options.map(([code, text]: [string, string]) => (
						<RadioGroup.Item key={code} value={code}>
							<RadioGroup.ItemHiddenInput />
							<RadioGroup.ItemIndicator />
							<RadioGroup.ItemText>{text}</RadioGroup.ItemText>
						</RadioGroup.Item>
					))}
				</HStack>
			</RadioGroup.Root>
		</Fieldset.Root>
	);
}

function Boxes({ legend, name, value, onChange, options }: any) {
	return (
		<Fieldset.Root>
			<CheckboxGroup name={name} value={value} onValueChange={onChange}>
				<Fieldset.Legend fontSize="sm" mb="2">
					{legend}
				</Fieldset.Legend>
				<Fieldset.Content flexDirection="row" flexWrap="wrap">
					{options.map(([code, text]: [string, string]) => (
						<Checkbox.Root key={code} value={code}>
							<Checkbox.HiddenInput />
							<Checkbox.Control />
							<Checkbox.Label>{text}</Checkbox.Label>
						</Checkbox.Root>
					))}
				</Fieldset.Content>
			</CheckboxGroup>
		</Fieldset.Root>
	);
}

const Section = ({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) => (
	<Box as="section" py="6" borderTopWidth="1px">
		<Heading size="lg" as="h2">
			{title}
		</Heading>
		{intro && (
			<Text color="fg.muted" mt="1">
				{intro}
			</Text>
		)}
		<Stack gap="5" mt="5">
			{children}
		</Stack>
	</Box>
);

function HonorDialog({ onSave }: { onSave: (honor: Honor) => void }) {
	const [open, setOpen] = useState(false);
	const [draft, setDraft] = useState<Honor>({ title: "", grade: "" });
	return (
		<Dialog.Root
			lazyMount
			unmountOnExit
			open={open}
			onOpenChange={(e) => {
				setOpen(e.open);
				setDraft({ title: "", grade: "" });
			}}
		>
			<Dialog.Trigger asChild>
				<Button variant="outline" alignSelf="flex-start">
					+ Add an honor
				</Button>
			</Dialog.Trigger>
			<Portal>
				<Dialog.Backdrop />
				<Dialog.Positioner>
					<Dialog.Content>
						<Dialog.Header>
							<Dialog.Title>Add an honor</Dialog.Title>
						</Dialog.Header>
						<Dialog.Body>
							<Stack gap="4">
								<Text_ label="Honor or award" name="honor-title" value={draft.title} onChange={(title: string) => setDraft({ ...draft, title })} required />
								<Native
									label="Grade when you received it"
									name="honor-grade"
									value={draft.grade}
									onChange={(grade: string) => setDraft({ ...draft, grade })}
									options={GRADES.map(([code, text]) => [code, `${text} grade`])}
									placeholder="Choose a grade"
								/>
							</Stack>
						</Dialog.Body>
						<Dialog.Footer>
							<Dialog.ActionTrigger asChild>
								<Button variant="outline">Cancel</Button>
							</Dialog.ActionTrigger>
							<Button
								disabled={!draft.title}
								onClick={() => {
									onSave(draft);
									setOpen(false);
								}}
							>
								Save honor
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

function App() {
	const [values, setValues] = useState(initial);
	const [activities, setActivities] = useState<Activity[]>([emptyActivity()]);
	const [honors, setHonors] = useState<Honor[]>([]);
	const [submitted, setSubmitted] = useState(false);
	latest = { values, activities, honors, submitted };
	const bind = (name: keyof Values) => ({
		name,
		value: values[name] as any,
		onChange: (value: any) => setValues((old) => ({ ...old, [name]: value })),
	});
	const bindActivity = (index: number, field: keyof Activity) => ({
		name: `activities.${index}.${field}`,
		value: activities[index][field] as any,
		onChange: (value: any) => setActivities((old) => old.map((each, at) => (at === index ? { ...each, [field]: value } : each))),
	});
	return (
		<Container maxW="3xl" py="8">
			<Heading size="3xl">Bittern Student Ambassador Program</Heading>
			<Text mt="2" color="fg.muted">
				Summer Leadership Institute · Cohort 14 application. Applications close March 1 at 11:59 p.m. Pacific.
			</Text>
			<Alert.Root status="info" my="6">
				<Alert.Indicator />
				<Alert.Content>
					<Alert.Title>Plan for about 40 minutes</Alert.Title>
					<Alert.Description>Your answers are not saved until you submit. Questions marked with an asterisk are required.</Alert.Description>
				</Alert.Content>
			</Alert.Root>
			<form
				noValidate
				onSubmit={(e) => {
					e.preventDefault();
					setSubmitted(true);
				}}
			>
				<Section title="About you">
					<SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
						<Text_ label="Legal first name" required autoComplete="given-name" {...bind("firstName")} />
						<Text_ label="Last name" required autoComplete="family-name" {...bind("lastName")} />
						<Text_ label="What should we call you?" help="The name we will print on your badge." {...bind("preferredName")} />
						<Listbox label="Pronouns" collection={PRONOUNS} placeholder="Select pronouns" {...bind("pronouns")} />
						<Text_ label="Date of birth" type="date" required help="Ambassadors must be at least 15 on the first day." {...bind("birthDate")} />
						<Native
							label="T-shirt size"
							options={[
								["S", "Small"],
								["M", "Medium"],
								["L", "Large"],
								["XL", "X-Large"],
							]}
							{...bind("shirtSize")}
						/>
						<Text_ label="Email" type="email" required placeholder="me@example.com" help="Please don't use a school address; many block our messages." {...bind("email")} />
						<Field.Root required>
							<Field.Label>
								Cell phone
								<Field.RequiredIndicator />
							</Field.Label>
							<InputGroup startAddon="+1">
								<Input type="tel" name="mobile" placeholder="555-555-5555" value={values.mobile} onChange={(e) => bind("mobile").onChange(e.currentTarget.value)} />
							</InputGroup>
						</Field.Root>
					</SimpleGrid>
				</Section>

				<Section title="Where you live" intro="We mail the acceptance packet here.">
					<Text_ label="Street address" required {...bind("addressLine1")} />
					<Text_ label="Apartment, unit, etc." {...bind("addressLine2")} />
					<SimpleGrid columns={{ base: 1, md: 3 }} gap="5">
						<Text_ label="City" required {...bind("city")} />
						<Listbox label="State" collection={REGIONS} placeholder="Select state" {...bind("region")} />
						<Text_ label="ZIP" required maxLength={5} inputMode="numeric" {...bind("postalCode")} />
					</SimpleGrid>
				</Section>

				<Section title="Your school">
					<Text_ label="High school" required help="Spell out the full name." {...bind("school")} />
					<SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
						<Text_ label="School city" {...bind("schoolCity")} />
						<Native label="School state" options={STATES} placeholder="—" {...bind("schoolState")} />
					</SimpleGrid>
					<Radios legend="What grade are you in this year?" options={GRADES.map(([code, text]) => [code, `${text} grade`])} {...bind("grade")} />
					<SimpleGrid columns={{ base: 1, md: 3 }} gap="5">
						<Native label="Class of" options={["2027", "2028", "2029", "2030"].map((year) => [year, year])} {...bind("classOf")} />
						<Text_ label="Cumulative GPA" inputMode="decimal" help="Unweighted, on a 4.0 scale" {...bind("gpa")} />
						<Text_ label="SAT superscore" inputMode="numeric" help="Optional" {...bind("sat")} />
					</SimpleGrid>
					<Text_ label="Email of the teacher or counselor who will nominate you" type="email" required {...bind("nominatorEmail")} />
				</Section>

				<Section title="Activities & responsibilities" intro="Tell us where your time goes. List your most meaningful involvement first. Jobs and caring for family count.">
					{activities.map((_, index) => (
						<Card.Root key={index} variant="outline">
							<Card.Header>
								<HStack justify="space-between">
									<Card.Title>Activity {index + 1}</Card.Title>
									{index > 0 && (
										<Button size="xs" variant="ghost" onClick={() => setActivities((old) => old.filter((__, at) => at !== index))}>
											Remove
										</Button>
									)}
								</HStack>
							</Card.Header>
							<Card.Body gap="4">
								<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
									<Native label="Type of activity" options={CATEGORIES} placeholder="Choose one" {...bindActivity(index, "category")} />
									<Text_ label="Group or employer" {...bindActivity(index, "organization")} />
									<Text_ label="Your role" {...bindActivity(index, "role")} />
								</SimpleGrid>
								<Field.Root>
									<Field.Label>What did you do, and what changed because of it?</Field.Label>
									<Textarea
										name={`activities.${index}.description`}
										rows={3}
										maxLength={300}
										value={activities[index].description}
										onChange={(e) => bindActivity(index, "description").onChange(e.currentTarget.value)}
									/>
									<Field.HelperText>{activities[index].description.length} / 300</Field.HelperText>
								</Field.Root>
								<Boxes legend="Grades you took part" options={GRADES} {...bindActivity(index, "grades")} />
								<SimpleGrid columns={2} gap="4">
									<Text_ label="Hours per week" inputMode="numeric" {...bindActivity(index, "hours")} />
									<Text_ label="Weeks per year" inputMode="numeric" {...bindActivity(index, "weeks")} />
								</SimpleGrid>
							</Card.Body>
						</Card.Root>
					))}
					<Button variant="outline" alignSelf="flex-start" onClick={() => setActivities((old) => [...old, emptyActivity()])}>
						Add another activity
					</Button>
				</Section>

				<Section title="Honors" intro="Up to three academic or community honors from high school.">
					{honors.length === 0 && <Text color="fg.subtle">Nothing added yet.</Text>}
					{honors.map((honor, index) => (
						<Card.Root key={index} size="sm" className="honor-card">
							<Card.Body flexDirection="row" justifyContent="space-between">
								<Stack gap="0">
									<Text fontWeight="medium" className="honor-title">
										{honor.title}
									</Text>
									<Text textStyle="sm" color="fg.muted" className="honor-grade">
										{GRADES.find(([code]) => code === honor.grade)?.[1]} grade
									</Text>
								</Stack>
								<CloseButton size="xs" onClick={() => setHonors((old) => old.filter((__, at) => at !== index))} />
							</Card.Body>
						</Card.Root>
					))}
					{honors.length < 3 && <HonorDialog onSave={(honor) => setHonors((old) => [...old, honor])} />}
				</Section>

				<Section title="Family" intro="Parent or legal guardian information. We only contact them if you are selected.">
					{([1, 2] as const).map((nth) => (
						<Fieldset.Root key={nth}>
							<Fieldset.Legend>{nth === 1 ? "Parent / guardian 1" : "Parent / guardian 2 (if applicable)"}</Fieldset.Legend>
							<Fieldset.Content>
								<SimpleGrid columns={2} gap="4">
									<Text_ label="First name" {...bind(`g${nth}First`)} />
									<Text_ label="Last name" {...bind(`g${nth}Last`)} />
									<Text_ label="Occupation" {...bind(`g${nth}Occupation`)} />
									{nth === 1 && <Text_ label="Phone" type="tel" {...bind("g1Phone")} />}
								</SimpleGrid>
							</Fieldset.Content>
						</Fieldset.Root>
					))}
					<Fieldset.Root>
						<Fieldset.Legend>Emergency contact</Fieldset.Legend>
						<Fieldset.HelperText>Someone other than the adults above.</Fieldset.HelperText>
						<Fieldset.Content>
							<SimpleGrid columns={2} gap="4">
								<Text_ label="Full name" {...bind("emergencyName")} />
								<Text_ label="Best phone number" type="tel" {...bind("emergencyPhone")} />
							</SimpleGrid>
						</Fieldset.Content>
					</Fieldset.Root>
				</Section>

				<Section
					title="Background"
					intro={
						<>
							Used for grant reporting and need-based tuition waivers; readers never see it. See our <Link href="#privacy">privacy notice</Link>.
						</>
					}
				>
					<Listbox label="Citizenship or immigration status" collection={CITIZENSHIP} placeholder="Select one" {...bind("citizenship")} />
					<Radios
						legend="Will you be the first generation in your family to attend college?"
						options={[
							["yes", "Yes"],
							["no", "No"],
							["unsure", "I'm not sure"],
						]}
						{...bind("firstGen")}
					/>
					<Radios
						legend="Are you Hispanic or Latino/a/x?"
						options={[
							["true", "Yes"],
							["false", "No"],
							["decline", "Prefer not to answer"],
						]}
						{...bind("hispanic")}
					/>
					<Boxes legend="Race (check all that apply)" options={RACES} {...bind("race")} />
					<Native
						label="Approximate yearly household income"
						options={[
							["0-29", "Under $30,000"],
							["30-49", "$30,000 – $49,999"],
							["50-74", "$50,000 – $74,999"],
							["75-99", "$75,000 – $99,999"],
							["100-149", "$100,000 – $149,999"],
							["150+", "$150,000 or more"],
						]}
						{...bind("income")}
					/>
				</Section>

				<Section title="Last few things">
					<Field.Root required>
						<Field.Label>
							Describe a disagreement in your community and how you would bring both sides to one table. (250 words)
							<Field.RequiredIndicator />
						</Field.Label>
						<Textarea name="essay" rows={8} value={values.essay} onChange={(e) => bind("essay").onChange(e.currentTarget.value)} />
					</Field.Root>
					<Text_ label="Allergies or dietary needs" help="Leave blank if none." {...bind("diet")} />
					<Native
						label="How did you hear about the Institute?"
						options={[
							["teacher", "A teacher or counselor"],
							["alum", "A former ambassador"],
							["social", "Instagram or TikTok"],
							["mail", "Something in the mail"],
						]}
						{...bind("referral")}
					/>
					<Checkbox.Root name="agree" checked={values.agree} onCheckedChange={(e) => bind("agree").onChange(!!e.checked)}>
						<Checkbox.HiddenInput />
						<Checkbox.Control />
						<Checkbox.Label>I certify that this application is my own work and agree to the Ambassador Code of Conduct.</Checkbox.Label>
					</Checkbox.Root>
					<Text_ label="Type your full name as your signature" required {...bind("signature")} />
					<Button type="submit" size="lg" colorPalette="teal" alignSelf="flex-start">
						Submit application
					</Button>
				</Section>
			</form>
		</Container>
	);
}

const FIELDS = Object.keys(emptyActivity()) as (keyof Activity)[];
const keysOf = (index: number, field: string) => `activity${index + 1}_${field}`;

Object.assign(window, {
	formState: () => {
		const state: Record<string, unknown> = { ...latest.values };
		for (let index = 0; index < 3; index++)
			for (const field of FIELDS) state[keysOf(index, field)] = latest.activities[index]?.[field] ?? emptyActivity()[field];
		for (let index = 0; index < 3; index++) {
			state[`honor${index + 1}_title`] = latest.honors[index]?.title ?? "";
			state[`honor${index + 1}_grade`] = latest.honors[index]?.grade ?? "";
		}
		state.submitted = latest.submitted;
		return state;
	},
	formShown: () => {
		const read = (name: string, isList: boolean) => {
			const all = [...document.querySelectorAll<any>(`[name="${name}"]`)];
			if (all.length === 0) return isList ? [] : "";
			const [one] = all;
			if (name === "agree") return one.checked;
			if (one.type === "checkbox" || one.type === "radio") {
				const texts = all.filter((each) => each.checked).map((each) => each.closest("label").textContent.trim());
				return one.type === "checkbox" ? texts : (texts[0] ?? "");
			}
			if (one.tagName === "SELECT") {
				const root = one.closest('[data-scope="select"][data-part="root"]');
				const text = root?.querySelector('[data-part="value-text"]')?.textContent.trim();
				if (root) return text.startsWith("Select ") ? "" : text;
				return one.value === "" ? "" : one.selectedOptions[0].textContent;
			}
			return one.value;
		};
		const shown: Record<string, unknown> = {};
		for (const key of Object.keys(initial)) shown[key] = read(key, key === "race");
		for (let index = 0; index < 3; index++) {
			for (const field of FIELDS) shown[keysOf(index, field)] = read(`activities.${index}.${field}`, field === "grades");
			const card = document.querySelectorAll(".honor-card")[index];
			shown[`honor${index + 1}_title`] = card?.querySelector(".honor-title")?.textContent ?? "";
			shown[`honor${index + 1}_grade`] = card?.querySelector(".honor-grade")?.textContent ?? "";
		}
		return shown;
	},
});

createRoot(document.getElementById("root")!).render(
	<ChakraProvider value={defaultSystem}>
		<App />
	</ChakraProvider>,
);
