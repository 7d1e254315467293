import {
	Badge,
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
	Dialog,
	Field,
	Fieldset,
	Flex,
	Heading,
	HStack,
	Input,
	InputGroup,
	NativeSelect,
	NumberInput,
	Portal,
	RadioCard,
	RadioGroup,
	Select,
	Separator,
	SimpleGrid,
	Stack,
	Text,
	Textarea,
	createListCollection,
	defaultSystem,
	useFilter,
	useListCollection,
} from "@chakra-ui/react";
import { useEffect, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import { MAJORS, STATES } from "../../lists";

type Activity = {
	organization: string;
	category: string;
	role: string;
	hours: string;
	weeks: string;
	grades: string[];
	summary: string;
};

const NATIONS: [string, string][] = [
	["AG", "Antigua and Barbuda"],
	["BS", "Bahamas"],
	["BB", "Barbados"],
	["BR", "Brazil"],
	["CM", "Cameroon"],
	["CA", "Canada"],
	["ET", "Ethiopia"],
	["GH", "Ghana"],
	["HT", "Haiti"],
	["IN", "India"],
	["JM", "Jamaica"],
	["KE", "Kenya"],
	["LR", "Liberia"],
	["MX", "Mexico"],
	["NG", "Nigeria"],
	["SA", "Saudi Arabia"],
	["SN", "Senegal"],
	["ZA", "South Africa"],
	["TT", "Trinidad and Tobago"],
	["GB", "United Kingdom"],
	["US", "United States"],
];
const CATEGORIES: [string, string][] = [
	["academic", "Academic club or team"],
	["athletics", "Athletics"],
	["service", "Community service"],
	["debate", "Debate / public speaking"],
	["employment", "Employment (paid)"],
	["environment", "Environmental / sustainability"],
	["faith", "Faith community"],
	["family", "Family responsibility"],
	["government", "Student government"],
	["jrotc", "JROTC"],
	["band", "Band, choir or performing arts"],
	["other", "Other"],
];
const GRADES: [string, string][] = [
	["9", "9th"],
	["10", "10th"],
	["11", "11th"],
	["12", "12th"],
];
const SCHOOLING: [string, string][] = [
	["lt_hs", "Did not complete high school"],
	["hs", "High school diploma or GED"],
	["some_college", "Some college, no degree"],
	["associate", "Associate degree"],
	["bachelor", "Bachelor's degree"],
	["graduate", "Master's, doctoral or professional degree"],
];
const RACES: [string, string][] = [
	["aian", "American Indian or Alaska Native"],
	["asian", "Asian"],
	["black", "Black or African American"],
	["nhpi", "Native Hawaiian or Other Pacific Islander"],
	["white", "White"],
];
const states = createListCollection({ items: STATES.map(([value, label]) => ({ value, label })) });
const terms = createListCollection({
	items: [
		{ value: "202710", label: "Spring 2027" },
		{ value: "202750", label: "Summer 2027" },
		{ value: "202780", label: "Fall 2027" },
		{ value: "202810", label: "Spring 2028" },
	],
});

const defaultValues = {
	firstName: "",
	middleName: "",
	lastName: "",
	suffix: "",
	preferredName: "",
	dateOfBirth: "",
	email: "",
	confirmEmail: "",
	mobilePhone: "",
	smsOptIn: false,
	street1: "",
	street2: "",
	city: "",
	state: [] as string[],
	zip: "",
	country: "",
	gender: null as string | null,
	citizenship: null as string | null,
	hispanicLatino: null as string | null,
	race: [] as string[],
	birthCountry: "",
	ssn: "",
	entryTerm: [] as string[],
	major: [] as string[],
	housing: null as string | null,
	marchingBand: null as string | null,
	highSchool: "",
	highSchoolState: [] as string[],
	ceebCode: "",
	graduationDate: "",
	gpa: "",
	satErw: "",
	satMath: "",
	actComposite: "",
	mother: { firstName: "", lastName: "", education: "" },
	father: { firstName: "", lastName: "", education: "" },
	firstGeneration: null as string | null,
	householdIncome: "",
	legacyName: "",
	activities: [] as Activity[],
	honors: [] as { title: string; gradeLevel: string; details: string }[],
	counselorName: "",
	personalStatement: "",
	referralSource: "",
	certify: false,
	signature: "",
};
type Values = typeof defaultValues;

function TextField({ name, label, required, helper, ...rest }: any) {
	const { register, formState } = useFormContext();
	const error = name.split(".").reduce((at: any, key: string) => at?.[key], formState.errors);
	return (
		<Field.Root required={required} invalid={!!error}>
			<Field.Label>
				{label}
				<Field.RequiredIndicator />
			</Field.Label>
			<Input {...rest} {...register(name, { required: required && "This field is required" })} />
			{helper && <Field.HelperText>{helper}</Field.HelperText>}
			<Field.ErrorText>{error?.message}</Field.ErrorText>
		</Field.Root>
	);
}

function NativeField({ name, label, required, options, placeholder = "Select option" }: any) {
	const { register } = useFormContext();
	return (
		<Field.Root required={required}>
			<Field.Label>
				{label}
				<Field.RequiredIndicator />
			</Field.Label>
			<NativeSelect.Root>
				<NativeSelect.Field placeholder={placeholder} {...register(name)}>
					{options.map(([value, text]: [string, string]) => (
						<option key={value} value={value}>
							{text}
						</option>
					))}
				</NativeSelect.Field>
				<NativeSelect.Indicator />
			</NativeSelect.Root>
		</Field.Root>
	);
}

function SelectField({ name, label, required, collection, placeholder }: any) {
	const { control } = useFormContext();
	return (
		<Field.Root required={required}>
			<Field.Label>
				{label}
				<Field.RequiredIndicator />
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
							<Select.Trigger data-testid={`${name}-select`}>
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
				)}
			/>
		</Field.Root>
	);
}

function RadioField({ name, legend, helper, items, required }: any) {
	const { control } = useFormContext();
	return (
		<Fieldset.Root>
			<Fieldset.Legend>
				{legend}
				{required && (
					<Text as="span" color="fg.error">
						{" "}
						*
					</Text>
				)}
			</Fieldset.Legend>
			{helper && <Fieldset.HelperText>{helper}</Fieldset.HelperText>}
			<Controller
				name={name}
				control={control}
				render={({ field }) => (
					<RadioGroup.Root name={field.name} value={field.value} onValueChange={({ value }) => field.onChange(value)}>
						<HStack gap="6">
							{items.map(([value, label]: [string, string]) => (
								<RadioGroup.Item key={value} value={value}>
									<RadioGroup.ItemHiddenInput onBlur={field.onBlur} />
									<RadioGroup.ItemIndicator />
									<RadioGroup.ItemText>{label}</RadioGroup.ItemText>
								</RadioGroup.Item>
							))}
						</HStack>
					</RadioGroup.Root>
				)}
			/>
		</Fieldset.Root>
	);
}

function CardField({ name, label, items }: any) {
	const { control } = useFormContext();
	return (
		<Controller
			name={name}
			control={control}
			render={({ field }) => (
				<RadioCard.Root name={field.name} value={field.value} onValueChange={({ value }) => field.onChange(value)}>
					<RadioCard.Label>{label}</RadioCard.Label>
					<HStack align="stretch">
						{items.map((item: any) => (
							<RadioCard.Item key={item.value} value={item.value}>
								<RadioCard.ItemHiddenInput onBlur={field.onBlur} />
								<RadioCard.ItemControl>
									<RadioCard.ItemContent>
										<RadioCard.ItemText>{item.title}</RadioCard.ItemText>
										<RadioCard.ItemDescription>{item.description}</RadioCard.ItemDescription>
									</RadioCard.ItemContent>
									<RadioCard.ItemIndicator />
								</RadioCard.ItemControl>
							</RadioCard.Item>
						))}
					</HStack>
				</RadioCard.Root>
			)}
		/>
	);
}

function ChecksField({ name, legend, helper, items }: any) {
	const { control } = useFormContext();
	return (
		<Controller
			name={name}
			control={control}
			render={({ field }) => (
				<Fieldset.Root>
					<Fieldset.Legend fontSize="sm">{legend}</Fieldset.Legend>
					{helper && <Fieldset.HelperText>{helper}</Fieldset.HelperText>}
					<CheckboxGroup value={field.value} onValueChange={field.onChange} name={field.name}>
						<Fieldset.Content mt="1">
							{items.map(([value, label]: [string, string]) => (
								<Checkbox.Root key={value} value={value}>
									<Checkbox.HiddenInput />
									<Checkbox.Control />
									<Checkbox.Label>{label}</Checkbox.Label>
								</Checkbox.Root>
							))}
						</Fieldset.Content>
					</CheckboxGroup>
				</Fieldset.Root>
			)}
		/>
	);
}

function BoxField({ name, children }: any) {
	const { control } = useFormContext();
	return (
		<Controller
			control={control}
			name={name}
			render={({ field }) => (
				<Field.Root>
					<Checkbox.Root name={field.name} checked={field.value} onCheckedChange={({ checked }) => field.onChange(checked)}>
						<Checkbox.HiddenInput />
						<Checkbox.Control />
						<Checkbox.Label>{children}</Checkbox.Label>
					</Checkbox.Root>
				</Field.Root>
			)}
		/>
	);
}

function NumberField({ name, label, max }: any) {
	const { control } = useFormContext();
	return (
		<Field.Root>
			<Field.Label>{label}</Field.Label>
			<Controller
				name={name}
				control={control}
				render={({ field }) => (
					<NumberInput.Root
						name={field.name}
						value={field.value}
						min={0}
						max={max}
						width="full"
						onValueChange={({ value }) => field.onChange(value)}
					>
						<NumberInput.Control />
						<NumberInput.Input onBlur={field.onBlur} />
					</NumberInput.Root>
				)}
			/>
		</Field.Root>
	);
}

function MajorField() {
	const { control } = useFormContext();
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({
		initialItems: MAJORS.map((name) => ({ value: name.toLowerCase().replaceAll(" ", "-"), label: name })),
		filter: contains,
	});
	return (
		<Controller
			control={control}
			name="major"
			render={({ field }) => (
				<Combobox.Root
					collection={collection}
					value={field.value}
					onValueChange={({ value }) => field.onChange(value)}
					onInputValueChange={(event) => filter(event.inputValue)}
					onInteractOutside={() => field.onBlur()}
				>
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
			)}
		/>
	);
}

const BLANK: Activity = { organization: "", category: "", role: "", hours: "", weeks: "", grades: [], summary: "" };

function ActivityDialog({ open, initial, onClose, onSave }: any) {
	const draft = useForm<Activity>({ defaultValues: BLANK });
	useEffect(() => {
		if (open) draft.reset(initial ?? BLANK);
	}, [open]);
	return (
		<Dialog.Root lazyMount unmountOnExit size="lg" open={open} onOpenChange={(event) => !event.open && onClose()}>
			<Portal>
				<Dialog.Backdrop />
				<Dialog.Positioner>
					<Dialog.Content>
						<Dialog.Header>
							<Dialog.Title>{initial ? "Edit activity" : "Add activity"}</Dialog.Title>
						</Dialog.Header>
						<Dialog.Body>
							<FormProvider {...draft}>
								<form
									id="activity-form"
									onSubmit={(event) => {
										event.stopPropagation();
										draft.handleSubmit(onSave)(event);
									}}
								>
									<Stack gap="4">
										<TextField name="organization" label="Organization or activity" required />
										<SimpleGrid columns={2} gap="4">
											<NativeField name="category" label="Category" options={CATEGORIES} />
											<TextField name="role" label="Your role or position" />
											<NumberField name="hours" label="Hours per week" max={80} />
											<NumberField name="weeks" label="Weeks per year" max={52} />
										</SimpleGrid>
										<ChecksField name="grades" legend="Grades in which you participated" items={GRADES} />
										<Field.Root>
											<Field.Label>
												Briefly describe your involvement
												<Field.RequiredIndicator
													fallback={
														<Badge size="xs" variant="surface">
															Optional
														</Badge>
													}
												/>
											</Field.Label>
											<Textarea rows={3} {...draft.register("summary")} />
										</Field.Root>
									</Stack>
								</form>
							</FormProvider>
						</Dialog.Body>
						<Dialog.Footer>
							<Dialog.ActionTrigger asChild>
								<Button variant="outline">Cancel</Button>
							</Dialog.ActionTrigger>
							<Button type="submit" form="activity-form">
								Save
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

const textOf = (list: [string, string][], value: string) => list.find(([each]) => each === value)?.[1] ?? "";

function Activities() {
	const { control } = useFormContext<Values>();
	const { fields, append, update, remove } = useFieldArray({ control, name: "activities" });
	const [edited, setEdited] = useState<number | null>(null);
	return (
		<Section title="Activities and Leadership" note="List up to six activities, jobs or responsibilities from grades 9 through 12.">
			{fields.length === 0 && (
				<Box borderWidth="1px" borderStyle="dashed" rounded="md" p="6" textAlign="center">
					<Text color="fg.muted">You have not added any activities yet.</Text>
				</Box>
			)}
			<Stack gap="3">
				{fields.map((each, index) => (
					<Card.Root size="sm" key={each.id} className="activity-card">
						<Card.Header>
							<Flex justify="space-between">
								<Card.Title>{each.organization}</Card.Title>
								<HStack>
									<Button size="xs" variant="ghost" onClick={() => setEdited(index)}>
										Edit
									</Button>
									<Button size="xs" variant="ghost" colorPalette="red" onClick={() => remove(index)}>
										Remove
									</Button>
								</HStack>
							</Flex>
							<HStack data-part="grades">
								{each.grades.map((grade) => (
									<Badge key={grade}>{textOf(GRADES, grade)}</Badge>
								))}
							</HStack>
						</Card.Header>
						<Card.Body>
							<DataList.Root orientation="horizontal" size="sm">
								{(
									[
										["Category", textOf(CATEGORIES, each.category)],
										["Role", each.role],
										["Hours/week", each.hours],
										["Weeks/year", each.weeks],
										["Description", each.summary],
									] as const
								).map(([label, value]) => (
									<DataList.Item key={label}>
										<DataList.ItemLabel>{label}</DataList.ItemLabel>
										<DataList.ItemValue>{value}</DataList.ItemValue>
									</DataList.Item>
								))}
							</DataList.Root>
						</Card.Body>
					</Card.Root>
				))}
			</Stack>
			<Button alignSelf="flex-start" variant="surface" disabled={fields.length >= 6} onClick={() => setEdited(-1)}>
				+ Add activity
			</Button>
			<ActivityDialog
				open={edited !== null}
				initial={edited !== null && edited >= 0 ? fields[edited] : undefined}
				onClose={() => setEdited(null)}
				onSave={(saved: Activity) => {
					const clean = { ...saved, grades: GRADES.map(([grade]) => grade).filter((grade) => saved.grades.includes(grade)) };
					if (edited === -1) append(clean);
					else if (edited !== null) update(edited, clean);
					setEdited(null);
				}}
			/>
		</Section>
	);
}

function Honors() {
	const { control, register } = useFormContext<Values>();
	const { fields, append, remove } = useFieldArray({ control, name: "honors" });
	return (
		<Section title="Honors & Awards" note="Start with the recognition you are most proud of.">
			{fields.map((each, index) => (
				<Card.Root key={each.id} variant="subtle">
					<Card.Body gap="4">
						<Flex justify="space-between" align="center">
							<Heading size="sm">Honor {index + 1}</Heading>
							<CloseButton size="xs" onClick={() => remove(index)} />
						</Flex>
						<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
							<TextField name={`honors.${index}.title`} label="Name of honor or award" />
							<NativeField
								name={`honors.${index}.gradeLevel`}
								label="Grade level when received"
								options={[
									["9", "9th grade (freshman)"],
									["10", "10th grade (sophomore)"],
									["11", "11th grade (junior)"],
									["12", "12th grade (senior)"],
								]}
							/>
						</SimpleGrid>
						<Field.Root>
							<Field.Label>What was it for?</Field.Label>
							<Textarea autoresize {...register(`honors.${index}.details`)} />
						</Field.Root>
					</Card.Body>
				</Card.Root>
			))}
			<Button alignSelf="flex-start" variant="outline" size="sm" onClick={() => append({ title: "", gradeLevel: "", details: "" })}>
				{fields.length === 0 ? "Add an honor or award" : "Add another honor or award"}
			</Button>
		</Section>
	);
}

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
	return (
		<Card.Root as="section">
			<Card.Header>
				<Card.Title as="h2">{title}</Card.Title>
				{note && <Card.Description>{note}</Card.Description>}
			</Card.Header>
			<Card.Body>
				<Stack gap="5">{children}</Stack>
			</Card.Body>
		</Card.Root>
	);
}

const Two = ({ children }: { children: ReactNode }) => (
	<SimpleGrid columns={{ base: 1, md: 2 }} gap="5" alignItems="start">
		{children}
	</SimpleGrid>
);

let submitted = false;
let read: () => Values = () => defaultValues;

function Application() {
	const form = useForm<Values>({ defaultValues });
	read = form.getValues;
	return (
		<FormProvider {...form}>
			<Container maxW="3xl" py="10">
				<Stack gap="2" mb="8">
					<Text fontSize="xs" letterSpacing="widest" color="fg.muted">
						OFFICE OF UNDERGRADUATE ADMISSION
					</Text>
					<Heading size="3xl">Rosewood Heritage University</Heading>
					<Text>
						Founded 1871. Complete every section marked with an asterisk. You may save your progress at any time and return through the
						applicant portal.
					</Text>
				</Stack>
				<form
					noValidate
					onSubmit={form.handleSubmit(() => {
						submitted = true;
					})}
				>
					<Stack gap="6">
						<Section title="Personal Information" note="Enter your name exactly as it appears on official documents.">
							<Two>
								<TextField name="firstName" label="Legal first name" required autoComplete="given-name" />
								<TextField name="middleName" label="Middle name" autoComplete="additional-name" />
								<TextField name="lastName" label="Legal last name" required autoComplete="family-name" />
								<NativeField
									name="suffix"
									label="Suffix"
									placeholder="None"
									options={["Jr.", "Sr.", "II", "III", "IV"].map((each) => [each, each])}
								/>
								<TextField name="preferredName" label="What should we call you?" helper="Nickname or preferred first name" />
								<TextField name="dateOfBirth" label="Date of birth" type="date" required />
								<TextField name="email" label="Personal email" type="email" required helper="Please do not use a school-issued address." />
								<TextField name="confirmEmail" label="Confirm email" type="email" required />
								<Field.Root required>
									<Field.Label>
										Mobile phone <Field.RequiredIndicator />
									</Field.Label>
									<InputGroup startElement={<Text fontSize="sm">+1</Text>}>
										<Input type="tel" autoComplete="tel-national" {...form.register("mobilePhone")} />
									</InputGroup>
									<Field.HelperText>10 digits</Field.HelperText>
								</Field.Root>
							</Two>
							<BoxField name="smsOptIn">Text me about events, deadlines and campus news. Message and data rates may apply.</BoxField>
						</Section>

						<Section title="Permanent Address">
							<TextField name="street1" label="Street address" required />
							<TextField name="street2" label="Apartment, suite, unit" />
							<Two>
								<TextField name="city" label="City" required />
								<SelectField name="state" label="State" required collection={states} placeholder="Choose a state" />
								<TextField name="zip" label="ZIP code" required />
								<NativeField name="country" label="Country" required options={NATIONS} />
							</Two>
						</Section>

						<Section
							title="Demographic Information"
							note="Federal and state agencies require us to collect this information. It is not used in the admission decision."
						>
							<RadioField
								name="gender"
								legend="Gender"
								items={[
									["F", "Female"],
									["M", "Male"],
									["X", "Another identity"],
								]}
							/>
							<CardField
								name="citizenship"
								label="Citizenship status"
								items={[
									{ value: "citizen", title: "U.S. citizen", description: "By birth or naturalization" },
									{ value: "resident", title: "Permanent resident", description: "Green card holder" },
									{ value: "international", title: "International", description: "I need or hold a visa" },
								]}
							/>
							<NativeField name="birthCountry" label="Country of birth" options={NATIONS} />
							<RadioField
								name="hispanicLatino"
								legend="Are you Hispanic or Latino?"
								items={[
									["Y", "Yes"],
									["N", "No"],
								]}
							/>
							<ChecksField name="race" legend="Race" helper="Select one or more" items={RACES} />
							<TextField
								name="ssn"
								label="Social Security number"
								type="password"
								autoComplete="off"
								helper="Needed only for applicants who file the FAFSA."
							/>
						</Section>

						<Section title="Enrollment Plans">
							<Two>
								<SelectField name="entryTerm" label="Term of entry" required collection={terms} placeholder="Choose a term" />
								<MajorField />
							</Two>
							<CardField
								name="housing"
								label="Where will you live?"
								items={[
									{ value: "hall", title: "Residence hall", description: "Meal plan included" },
									{ value: "commute", title: "Commuter", description: "Within 30 miles" },
									{ value: "undecided", title: "Not sure yet", description: "Decide after admission" },
								]}
							/>
							<RadioField
								name="marchingBand"
								legend="Would you like to audition for the Marching Thunder?"
								items={[
									["yes", "Yes"],
									["no", "No"],
								]}
							/>
						</Section>

						<Section title="Academic History">
							<TextField name="highSchool" label="High school you attend or graduated from" required />
							<Two>
								<SelectField name="highSchoolState" label="High school state" collection={states} placeholder="Choose a state" />
								<TextField name="ceebCode" label="CEEB code" helper="Ask your counseling office" />
								<TextField name="graduationDate" label="Graduation date (actual or expected)" type="date" />
								<TextField name="gpa" label="Cumulative GPA" inputMode="decimal" helper="Unweighted, on a 4.0 scale" />
							</Two>
							<Separator />
							<Heading size="sm">Standardized tests</Heading>
							<Text fontSize="sm" color="fg.muted">
								Optional for Fall 2027. Report your best scores.
							</Text>
							<SimpleGrid columns={3} gap="5">
								<NumberField name="satErw" label="SAT Reading & Writing" max={800} />
								<NumberField name="satMath" label="SAT Math" max={800} />
								<NumberField name="actComposite" label="ACT Composite" max={36} />
							</SimpleGrid>
						</Section>

						<Activities />
						<Honors />

						<Section title="Family" note="Tell us about the people who raised you.">
							{(
								[
									["mother", "Mother / Guardian"],
									["father", "Father / Guardian"],
								] as const
							).map(([who, title]) => (
								<Fieldset.Root key={who} size="lg">
									<Fieldset.Legend>{title}</Fieldset.Legend>
									<Fieldset.Content>
										<Two>
											<TextField name={`${who}.firstName`} label="First name" />
											<TextField name={`${who}.lastName`} label="Last name" />
										</Two>
										<NativeField name={`${who}.education`} label="Highest level of education" options={SCHOOLING} />
									</Fieldset.Content>
								</Fieldset.Root>
							))}
							<RadioField
								name="firstGeneration"
								legend="Will you be the first in your family to earn a four-year degree?"
								items={[
									["yes", "Yes"],
									["no", "No"],
									["unsure", "Not sure"],
								]}
							/>
							<NativeField
								name="householdIncome"
								label="Annual household income"
								placeholder="Prefer not to say"
								options={[
									["a", "Less than $30,000"],
									["b", "$30,000 – $47,999"],
									["c", "$48,000 – $74,999"],
									["d", "$75,000 – $109,999"],
									["e", "$110,000 or more"],
								]}
							/>
							<TextField
								name="legacyName"
								label="Name of Rosewood graduate"
								helper="If a parent, grandparent or sibling attended Rosewood Heritage, give the name and class year."
							/>
						</Section>

						<Section title="Finishing Up">
							<TextField name="counselorName" label="School counselor's name" helper="We will request your transcript from this person." />
							<Field.Root required>
								<Field.Label>
									Personal statement <Field.RequiredIndicator />
								</Field.Label>
								<Textarea rows={6} {...form.register("personalStatement")} />
								<Field.HelperText>
									In 250–500 words, tell us how you will carry forward the University motto, “Lift as we climb.”
								</Field.HelperText>
							</Field.Root>
							<NativeField
								name="referralSource"
								label="How did you first learn about Rosewood?"
								options={[
									["fair", "College fair"],
									["alum", "Alumnus or alumna"],
									["band", "Band performance or Classic"],
									["social", "Social media"],
									["counselor", "Counselor"],
								]}
							/>
							<Separator />
							<BoxField name="certify">
								I certify that the information on this application is complete and accurate, and I understand that admission may be
								rescinded if it is not.
							</BoxField>
							<TextField name="signature" label="Electronic signature" placeholder="Type your full name" />
						</Section>

						<HStack justify="flex-end">
							<Button variant="ghost">Save for later</Button>
							<Button type="submit" colorPalette="purple">
								Submit application
							</Button>
						</HStack>
					</Stack>
				</form>
			</Container>
		</FormProvider>
	);
}

createRoot(document.getElementById("root")!).render(
	<ChakraProvider value={defaultSystem}>
		<Application />
	</ChakraProvider>,
);

const ONE_OF_LIST = ["state", "entryTerm", "major", "highSchoolState"];
const ACTIVITY_KEYS = ["organization", "category", "role", "hours", "weeks", "grades", "summary"] as const;
const HONOR_KEYS = ["title", "gradeLevel", "details"] as const;
const ROWS = 3;

function formState() {
	const state: Record<string, unknown> = { submitted };
	for (const [key, value] of Object.entries(read())) {
		if (key === "activities" || key === "honors") continue;
		if (key === "mother" || key === "father")
			for (const [part, each] of Object.entries(value as object)) state[`${key}.${part}`] = each ?? "";
		else state[key] = ONE_OF_LIST.includes(key) ? ((value as string[])[0] ?? "") : value;
	}
	const { activities, honors } = read();
	for (let row = 0; row < Math.max(ROWS, activities.length); row++)
		for (const key of ACTIVITY_KEYS) state[`activities.${row}.${key}`] = activities[row]?.[key] ?? (key === "grades" ? [] : "");
	for (let row = 0; row < Math.max(ROWS, honors.length); row++)
		for (const key of HONOR_KEYS) state[`honors.${row}.${key}`] = honors[row]?.[key] ?? "";
	return state;
}

function shownOf(key: string): unknown {
	const [list, index, part] = key.split(".");
	if (list === "activities") {
		const card = document.querySelectorAll(".activity-card")[Number(index)];
		if (part === "grades") return [...(card?.querySelectorAll("[data-part=grades] > *") ?? [])].map((each) => each.textContent);
		if (!card) return "";
		if (part === "organization") return card.querySelector("h3, [class*=card__title]")?.textContent ?? "";
		const at = ["category", "role", "hours", "weeks", "summary"].indexOf(part!);
		return card.querySelectorAll("dd")[at]?.textContent ?? "";
	}
	if (key === "major") return document.querySelector<HTMLInputElement>("input[role=combobox]")!.value;
	if (ONE_OF_LIST.includes(key)) {
		const text = document.querySelector(`[data-testid="${key}-select"] [data-part="value-text"]`)!.textContent;
		return text?.startsWith("Choose a ") ? "" : text;
	}
	const all = [...document.querySelectorAll<HTMLInputElement>(`[name="${key}"]`)];
	const first = all[0];
	if (!first) return "";
	const labelOf = (box: HTMLInputElement) => box.closest("label")!.textContent;
	if (first.type === "radio") return all.filter((each) => each.checked).map(labelOf)[0] ?? null;
	if (first.type === "checkbox") return key === "race" ? all.filter((each) => each.checked).map(labelOf) : first.checked;
	if (first instanceof HTMLSelectElement) return first.value === "" ? "" : (first as HTMLSelectElement).selectedOptions[0]!.text;
	return first.value;
}

Object.assign(window, {
	formState,
	formShown: () =>
		Object.fromEntries(
			Object.keys(formState())
				.filter((key) => key !== "submitted")
				.map((key) => [key, shownOf(key)]),
		),
});
