import {
	Box,
	Button,
	Card,
	Checkbox,
	CheckboxGroup,
	ChakraProvider,
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
import { useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import { MAJORS, STATES } from "../../lists";

type Activity = { category: string; org: string; role: string; grades: string[]; hours: string; weeks: string; summary: string };
type Honor = { name: string; year: string; about: string };

const EMPTY_ACTIVITY: Activity = { category: "", org: "", role: "", grades: [], hours: "", weeks: "", summary: "" };

const DEFAULTS = {
	applicant: { first: "", middle: "", last: "", suffix: "", chosenName: "", pronouns: [] as string[], email: "", emailAgain: "", mobile: "", birthdate: "", universityId: "" },
	home: { line1: "", line2: "", city: "", state: [] as string[], zip: "", mailing: "" },
	school: { name: "", city: "", state: [] as string[], graduates: "", gpa: "", gpaWeighted: "", rank: "", classSize: "", satReading: "", satMath: "", act: "" },
	plan: { term: "", major: [] as string[], second: [] as string[] },
	activities: [EMPTY_ACTIVITY] as Activity[],
	honors: [] as Honor[],
	background: { citizenship: "", firstGeneration: "", hispanic: "", gender: "" },
	essay: "",
	recommender: { name: "", email: "" },
	emergency: { name: "", phone: "" },
	shirt: "",
	heard: [] as string[],
	texts: false,
	attest: false,
	signature: "",
};
type Values = typeof DEFAULTS;

const collectionOf = (items: { label: string; value: string }[]) => createListCollection({ items });
const plain = (items: string[]) => collectionOf(items.map((label) => ({ label, value: label.toLowerCase().replace(/[^a-z]+/g, "-") })));

const states = collectionOf(STATES.map(([value, label]) => ({ label, value })));
const majors = plain(MAJORS);
const pronouns = collectionOf([
	{ label: "She / her / hers", value: "she" },
	{ label: "He / him / his", value: "he" },
	{ label: "They / them / theirs", value: "they" },
	{ label: "Another set not listed", value: "other" },
	{ label: "I’d rather not share", value: "none" },
]);
const channels = plain(["Admissions mailing", "Campus visit", "Current honors student", "School counselor", "Social media", "Web search", "Other"]);

const pathOf = (object: any, name: string) => name.split(".").reduce((at, part) => at?.[part], object);

function TextField({ name, label, required, help, type, placeholder, autoComplete, addon, optional }: { name: string; label: string; required?: boolean; help?: string; type?: string; placeholder?: string; autoComplete?: string; addon?: string; optional?: boolean }) {
	const { register, formState } = useFormContext();
	const error = pathOf(formState.errors, name);
	const input = <Input type={type} placeholder={placeholder} autoComplete={autoComplete} {...register(name, { required: required && "This field is required" })} />;
	return (
		<Field.Root required={required} invalid={!!error}>
			<Field.Label>
				{label}
				<Field.RequiredIndicator
					fallback={
						optional ? (
							<Text as="span" color="fg.muted" textStyle="xs">
								optional
							</Text>
						) : undefined
					}
				/>
			</Field.Label>
			{addon ? <InputGroup startAddon={addon}>{input}</InputGroup> : input}
			{help && <Field.HelperText>{help}</Field.HelperText>}
			<Field.ErrorText>{error?.message as string}</Field.ErrorText>
		</Field.Root>
	);
}

function NumberField({ name, label, help, min, max, step, required }: { name: string; label: string; help?: string; min?: number; max?: number; step?: number; required?: boolean }) {
	const { control } = useFormContext();
	return (
		<Controller
			name={name}
			control={control}
			render={({ field, fieldState }) => (
				<Field.Root invalid={!!fieldState.error} required={required}>
					<Field.Label>
						{label} <Field.RequiredIndicator />
					</Field.Label>
					<NumberInput.Root width="full" name={field.name} value={field.value} onValueChange={({ value }) => field.onChange(value)} min={min} max={max} step={step}>
						<NumberInput.Control />
						<NumberInput.Input onBlur={field.onBlur} />
					</NumberInput.Root>
					{help && <Field.HelperText>{help}</Field.HelperText>}
					<Field.ErrorText>{fieldState.error?.message}</Field.ErrorText>
				</Field.Root>
			)}
		/>
	);
}

function SelectField({ name, label, collection, placeholder, required, help }: { name: string; label: string; collection: ReturnType<typeof collectionOf>; placeholder: string; required?: boolean; help?: string }) {
	const { control } = useFormContext();
	return (
		<Controller
			name={name}
			control={control}
			render={({ field, fieldState }) => (
				<Field.Root invalid={!!fieldState.error} required={required}>
					<Field.Label>
						{label}
						<Field.RequiredIndicator />
					</Field.Label>
					<Select.Root name={field.name} value={field.value} onValueChange={({ value }) => field.onChange(value)} onInteractOutside={() => field.onBlur()} collection={collection} size="md">
						<Select.HiddenSelect />
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
					{help && <Field.HelperText>{help}</Field.HelperText>}
					<Field.ErrorText>{fieldState.error?.message}</Field.ErrorText>
				</Field.Root>
			)}
		/>
	);
}

function RadioField({ name, legend, options, help }: { name: string; legend: string; options: [string, string][]; help?: string }) {
	const { control } = useFormContext();
	return (
		<Controller
			name={name}
			control={control}
			render={({ field, fieldState }) => (
				<Fieldset.Root invalid={!!fieldState.error}>
					<Fieldset.Legend>{legend}</Fieldset.Legend>
					{help && <Fieldset.HelperText>{help}</Fieldset.HelperText>}
					<RadioGroup.Root name={field.name} value={field.value} onValueChange={({ value }) => field.onChange(value)}>
						<HStack gap="6" flexWrap="wrap">
							{options.map(([value, text]) => (
								<RadioGroup.Item key={value} value={value}>
									<RadioGroup.ItemHiddenInput onBlur={field.onBlur} />
									<RadioGroup.ItemIndicator />
									<RadioGroup.ItemText>{text}</RadioGroup.ItemText>
								</RadioGroup.Item>
							))}
						</HStack>
					</RadioGroup.Root>
					<Fieldset.ErrorText>{fieldState.error?.message}</Fieldset.ErrorText>
				</Fieldset.Root>
			)}
		/>
	);
}

function Check({ name, children }: { name: string; children: ReactNode }) {
	const { control } = useFormContext();
	return (
		<Controller
			name={name}
			control={control}
			render={({ field }) => (
				<Checkbox.Root name={field.name} checked={field.value} onCheckedChange={({ checked }) => field.onChange(!!checked)} alignItems="flex-start">
					<Checkbox.HiddenInput />
					<Checkbox.Control />
					<Checkbox.Label fontWeight="normal">{children}</Checkbox.Label>
				</Checkbox.Root>
			)}
		/>
	);
}

function Section({ step, title, intro, children }: { step: number; title: string; intro?: string; children: ReactNode }) {
	return (
		<Box as="section" borderTopWidth="4px" borderColor="purple.700" bg="bg.panel" p="8" shadow="sm">
			<Text textStyle="xs" letterSpacing="widest" color="purple.700" textTransform="uppercase">
				Part {step}
			</Text>
			<Heading size="xl" mb="2">
				{title}
			</Heading>
			{intro && (
				<Text color="fg.muted" mb="6">
					{intro}
				</Text>
			)}
			<Stack gap="6">{children}</Stack>
		</Box>
	);
}

function ActivityCard({ index, onRemove }: { index: number; onRemove?: () => void }) {
	const { register, control } = useFormContext();
	const at = `activities.${index}`;
	return (
		<Card.Root variant="outline">
			<Card.Header>
				<HStack justify="space-between">
					<Card.Title>Involvement {index + 1}</Card.Title>
					{onRemove && (
						<Button size="xs" variant="ghost" colorPalette="red" onClick={onRemove}>
							Remove
						</Button>
					)}
				</HStack>
			</Card.Header>
			<Card.Body>
				<Stack gap="5">
					<SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
						<Field.Root>
							<Field.Label>Category</Field.Label>
							<NativeSelect.Root>
								<NativeSelect.Field placeholder="Choose a category" {...register(`${at}.category`)}>
									<option value="ART">Arts, theater or music</option>
									<option value="ATH">Athletics</option>
									<option value="EMP">Paid employment</option>
									<option value="ENV">Environment and sustainability</option>
									<option value="FAM">Family responsibilities</option>
									<option value="GOV">Student government</option>
									<option value="RES">Research</option>
									<option value="SPE">Speech, debate or Model UN</option>
									<option value="FTH">Faith community</option>
									<option value="OTH">Something else</option>
								</NativeSelect.Field>
								<NativeSelect.Indicator />
							</NativeSelect.Root>
						</Field.Root>
						<TextField name={`${at}.org`} label="Club, team, employer or organization" />
					</SimpleGrid>
					<TextField name={`${at}.role`} label="Your role" help="Give the title you held most recently." />
					<Controller
						name={`${at}.grades`}
						control={control}
						render={({ field }) => (
							<Fieldset.Root>
								<CheckboxGroup value={field.value} onValueChange={field.onChange} name={field.name}>
									<Fieldset.Legend fontSize="sm" mb="2">
										In which years did you take part?
									</Fieldset.Legend>
									<Fieldset.Content>
										<HStack gap="5">
											{(
												[
													["FR", "Freshman"],
													["SO", "Sophomore"],
													["JR", "Junior"],
													["SR", "Senior"],
												] as const
											).map(([value, text]) => (
												<Checkbox.Root key={value} value={value}>
													<Checkbox.HiddenInput />
													<Checkbox.Control />
													<Checkbox.Label>{text}</Checkbox.Label>
												</Checkbox.Root>
											))}
										</HStack>
									</Fieldset.Content>
								</CheckboxGroup>
							</Fieldset.Root>
						)}
					/>
					<SimpleGrid columns={2} gap="5">
						<NumberField name={`${at}.hours`} label="Hours each week" min={0} max={80} />
						<NumberField name={`${at}.weeks`} label="Weeks each year" min={0} max={52} />
					</SimpleGrid>
					<Field.Root>
						<Field.Label>What did you do, and what came of it?</Field.Label>
						<Textarea rows={3} autoresize {...register(`${at}.summary`)} />
						<Field.HelperText>A sentence or two is plenty.</Field.HelperText>
					</Field.Root>
				</Stack>
			</Card.Body>
		</Card.Root>
	);
}

const YEARS: [string, string][] = [
	["9", "9th grade"],
	["10", "10th grade"],
	["11", "11th grade"],
	["12", "12th grade"],
];

function HonorsSection() {
	const { control } = useFormContext<Values>();
	const { fields, append, remove } = useFieldArray({ control, name: "honors" });
	const [open, setOpen] = useState(false);
	const [draft, setDraft] = useState<Honor>({ name: "", year: "", about: "" });
	const begin = () => {
		setDraft({ name: "", year: "", about: "" });
		setOpen(true);
	};
	return (
		<>
			{fields.length === 0 && (
				<Box borderWidth="1px" borderStyle="dashed" p="6" textAlign="center" color="fg.muted">
					You have not listed any distinctions yet.
				</Box>
			)}
			{fields.map((honor, index) => (
				<Card.Root key={honor.id} size="sm" className="honor-card">
					<Card.Body>
						<HStack justify="space-between" align="start">
							<Box>
								<Card.Title className="honor-name">{honor.name}</Card.Title>
								<Text textStyle="sm" color="fg.muted" className="honor-year">
									{YEARS.find(([value]) => value === honor.year)?.[1]}
								</Text>
								<Text className="honor-about">{honor.about}</Text>
							</Box>
							<CloseButton size="xs" onClick={() => remove(index)} />
						</HStack>
					</Card.Body>
				</Card.Root>
			))}
			<Dialog.Root open={open} onOpenChange={(event) => setOpen(event.open)}>
				<Box>
					<Button variant="outline" colorPalette="purple" onClick={begin}>
						+ Add a distinction
					</Button>
				</Box>
				<Portal>
					<Dialog.Backdrop />
					<Dialog.Positioner>
						<Dialog.Content>
							<Dialog.Header>
								<Dialog.Title>Academic distinction</Dialog.Title>
							</Dialog.Header>
							<Dialog.Body>
								<Stack gap="4">
									<Field.Root required>
										<Field.Label>
											Name of award or honor <Field.RequiredIndicator />
										</Field.Label>
										<Input name="honorName" value={draft.name} onChange={(event) => setDraft({ ...draft, name: event.target.value })} />
									</Field.Root>
									<Field.Root>
										<Field.Label>School year in which you received it</Field.Label>
										<NativeSelect.Root>
											<NativeSelect.Field name="honorYear" placeholder="—" value={draft.year} onChange={(event) => setDraft({ ...draft, year: event.currentTarget.value })}>
												{YEARS.map(([value, text]) => (
													<option key={value} value={value}>
														{text}
													</option>
												))}
											</NativeSelect.Field>
											<NativeSelect.Indicator />
										</NativeSelect.Root>
									</Field.Root>
									<Field.Root>
										<Field.Label>What was it for?</Field.Label>
										<Textarea name="honorAbout" value={draft.about} onChange={(event) => setDraft({ ...draft, about: event.target.value })} />
									</Field.Root>
								</Stack>
							</Dialog.Body>
							<Dialog.Footer>
								<Dialog.ActionTrigger asChild>
									<Button variant="outline">Cancel</Button>
								</Dialog.ActionTrigger>
								<Button
									colorPalette="purple"
									onClick={() => {
										append(draft);
										setOpen(false);
									}}
								>
									Save distinction
								</Button>
							</Dialog.Footer>
							<Dialog.CloseTrigger asChild>
								<CloseButton size="sm" />
							</Dialog.CloseTrigger>
						</Dialog.Content>
					</Dialog.Positioner>
				</Portal>
			</Dialog.Root>
		</>
	);
}

let values: () => Values;
let submitted = false;

function Application() {
	const form = useForm<Values>({ defaultValues: structuredClone(DEFAULTS) });
	const { fields, append, remove } = useFieldArray({ control: form.control, name: "activities" });
	values = form.getValues;
	const { register } = form;
	return (
		<FormProvider {...form}>
			<Box bg="bg.subtle" minH="100vh">
				<Box bg="purple.900" color="white" py="10">
					<Container maxW="4xl">
						<Text textStyle="sm">Quillwort Honors College · State University</Text>
						<Heading size="3xl">First-year application</Heading>
						<Text mt="2" opacity="0.85">
							Your answers are kept on this device until you submit. Questions? Write to <Link color="inherit">honors@quillwort.example</Link>.
						</Text>
					</Container>
				</Box>
				<Container maxW="4xl" py="8">
					<form
						noValidate
						onSubmit={(event) => {
							event.preventDefault();
							submitted = true;
						}}
					>
						<input type="hidden" name="cycle" value="FY-2027-R1" />
						<Stack gap="8">
							<Section step={1} title="About you" intro="Use the name that stands on your official records; tell us below what to call you.">
								<SimpleGrid columns={{ base: 1, md: 3 }} gap="5">
									<TextField name="applicant.first" label="Legal first name" required autoComplete="given-name" />
									<TextField name="applicant.middle" label="Middle name" optional />
									<TextField name="applicant.last" label="Legal last name" required autoComplete="family-name" />
								</SimpleGrid>
								<SimpleGrid columns={{ base: 1, md: 3 }} gap="5">
									<Field.Root>
										<Field.Label>Suffix</Field.Label>
										<NativeSelect.Root>
											<NativeSelect.Field {...register("applicant.suffix")}>
												<option value="">None</option>
												<option value="jr">Jr.</option>
												<option value="sr">Sr.</option>
												<option value="2">II</option>
												<option value="3">III</option>
												<option value="4">IV</option>
											</NativeSelect.Field>
											<NativeSelect.Indicator />
										</NativeSelect.Root>
									</Field.Root>
									<TextField name="applicant.chosenName" label="What should we call you?" optional />
									<SelectField name="applicant.pronouns" label="Your pronouns" collection={pronouns} placeholder="Choose" />
								</SimpleGrid>
								<SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
									<TextField name="applicant.email" label="Email" type="email" required autoComplete="email" help="We send your decision here. Avoid a school account that closes in June." />
									<TextField name="applicant.emailAgain" label="Confirm email" type="email" required />
									<TextField name="applicant.mobile" label="Mobile number" type="tel" addon="+1" placeholder="000-000-0000" />
									<TextField name="applicant.birthdate" label="Birthdate" type="date" required />
									<TextField name="applicant.universityId" label="University ID" optional help="The nine digits in your admissions portal, if you have been given one." />
								</SimpleGrid>
								<Separator />
								<Heading size="md">Permanent home</Heading>
								<TextField name="home.line1" label="Street address" required autoComplete="address-line1" />
								<TextField name="home.line2" label="Apartment, suite or unit" optional autoComplete="address-line2" />
								<SimpleGrid columns={{ base: 1, md: 3 }} gap="5">
									<TextField name="home.city" label="City" required />
									<SelectField name="home.state" label="State" collection={states} placeholder="Select state" required />
									<TextField name="home.zip" label="ZIP" required />
								</SimpleGrid>
								<Field.Root>
									<Field.Label>Mailing address, if different</Field.Label>
									<Textarea rows={2} {...register("home.mailing")} />
								</Field.Root>
							</Section>

							<Section step={2} title="Academic preparation" intro="Self-reported; we check it against your transcript once you enroll.">
								<TextField name="school.name" label="High school" required />
								<SimpleGrid columns={{ base: 1, md: 3 }} gap="5">
									<TextField name="school.city" label="School’s city" />
									<SelectField name="school.state" label="School’s state" collection={states} placeholder="Select state" />
									<TextField name="school.graduates" label="Graduation month" placeholder="MM/YYYY" />
								</SimpleGrid>
								<SimpleGrid columns={{ base: 2, md: 4 }} gap="5">
									<NumberField name="school.gpa" label="Unweighted GPA" min={0} max={4} step={0.01} help="On a 4.0 scale" required />
									<NumberField name="school.gpaWeighted" label="Weighted GPA" min={0} max={6} step={0.01} />
									<NumberField name="school.rank" label="Class rank" min={1} />
									<NumberField name="school.classSize" label="out of" min={1} help="students in your class" />
								</SimpleGrid>
								<Fieldset.Root>
									<Fieldset.Legend>Test scores</Fieldset.Legend>
									<Fieldset.HelperText>Quillwort is test-optional. Leave blank any test you would rather not have considered.</Fieldset.HelperText>
									<Fieldset.Content>
										<SimpleGrid columns={3} gap="5">
											<NumberField name="school.satReading" label="SAT Reading and Writing" min={200} max={800} step={10} />
											<NumberField name="school.satMath" label="SAT Math" min={200} max={800} step={10} />
											<NumberField name="school.act" label="ACT composite" min={1} max={36} />
										</SimpleGrid>
									</Fieldset.Content>
								</Fieldset.Root>
								<RadioField
									name="plan.term"
									legend="When will you start at the university?"
									options={[
										["2268", "Fall 2026"],
										["2273", "Spring 2027"],
										["2278", "Fall 2027"],
										["2283", "Spring 2028"],
									]}
								/>
								<SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
									<SelectField name="plan.major" label="Intended major" collection={majors} placeholder="Select a major" required />
									<SelectField name="plan.second" label="Second major or minor under consideration" collection={majors} placeholder="None" />
								</SimpleGrid>
							</Section>

							<Section step={3} title="Involvement" intro="Up to six things that have taken your time outside class, beginning with the one that matters most to you.">
								{fields.map((field, index) => (
									<ActivityCard key={field.id} index={index} onRemove={index > 0 ? () => remove(index) : undefined} />
								))}
								<Box>
									<Button variant="subtle" disabled={fields.length >= 6} onClick={() => append({ ...EMPTY_ACTIVITY })}>
										Add another involvement
									</Button>
								</Box>
							</Section>

							<Section step={4} title="Distinctions" intro="Awards, prizes and recognitions since ninth grade.">
								<HonorsSection />
							</Section>

							<Section step={5} title="Writing">
								<Field.Root required>
									<Field.Label>
										Describe a question that you cannot stop thinking about, and where you would take it at Quillwort. <Field.RequiredIndicator />
									</Field.Label>
									<Textarea rows={8} {...register("essay")} />
									<Field.HelperText>Between 350 and 500 words.</Field.HelperText>
								</Field.Root>
							</Section>

							<Section step={6} title="Background" intro="These answers are used for reporting and for scholarship matching. Readers of your file do not see them.">
								<RadioField
									name="background.citizenship"
									legend="Citizenship"
									options={[
										["USC", "U.S. citizen or national"],
										["LPR", "Permanent resident"],
										["DACA", "DACA or undocumented"],
										["INT", "International (visa)"],
									]}
								/>
								<RadioField
									name="background.firstGeneration"
									legend="Will you be in the first generation of your family to finish a four-year degree?"
									options={[
										["yes", "Yes"],
										["no", "No"],
										["unsure", "Not sure"],
									]}
								/>
								<SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
									<RadioField
										name="background.hispanic"
										legend="Are you Hispanic or Latino/a/x?"
										options={[
											["Y", "Yes"],
											["N", "No"],
											["X", "Decline to answer"],
										]}
									/>
									<Field.Root>
										<Field.Label>Gender</Field.Label>
										<NativeSelect.Root>
											<NativeSelect.Field placeholder="Select" {...register("background.gender")}>
												<option value="M">Man</option>
												<option value="W">Woman</option>
												<option value="NB">Nonbinary</option>
												<option value="SD">I describe myself another way</option>
												<option value="NA">Prefer not to say</option>
											</NativeSelect.Field>
											<NativeSelect.Indicator />
										</NativeSelect.Root>
									</Field.Root>
								</SimpleGrid>
							</Section>

							<Section step={7} title="Recommender and contacts">
								<SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
									<TextField name="recommender.name" label="Recommender’s full name" help="A teacher of an academic subject, in eleventh or twelfth grade." />
									<TextField name="recommender.email" label="Recommender’s email" type="email" />
									<TextField name="emergency.name" label="Whom do we call in an emergency?" />
									<TextField name="emergency.phone" label="Their phone" type="tel" />
								</SimpleGrid>
								<RadioField name="shirt" legend="Welcome-weekend T-shirt size" options={["XS", "S", "M", "L", "XL", "2XL"].map((size) => [size, size])} />
								<SelectField name="heard" label="How did you first learn about the Honors College?" collection={channels} placeholder="Select one" />
							</Section>

							<Section step={8} title="Before you submit">
								<Check name="texts">Text me reminders and event invitations from the Honors College. Message and data rates may apply.</Check>
								<Check name="attest">
									I certify that this application is my own work, and I accept the <Link colorPalette="purple">Honors Code</Link>.
								</Check>
								<TextField name="signature" label="Type your full legal name as your signature" required />
								<Box>
									<Button type="submit" size="lg" colorPalette="purple">
										Submit application
									</Button>
								</Box>
							</Section>
						</Stack>
					</form>
				</Container>
			</Box>
		</FormProvider>
	);
}

createRoot(document.getElementById("root")!).render(
	<ChakraProvider value={defaultSystem}>
		<Application />
	</ChakraProvider>,
);

const SINGLE = ["applicant", "home", "school", "plan", "background", "recommender", "emergency"] as const;
const names = (): string[] => [
	...SINGLE.flatMap((part) => Object.keys(DEFAULTS[part]).map((field) => `${part}.${field}`)),
	"essay",
	"shirt",
	"heard",
	"texts",
	"attest",
	"signature",
	...[0, 1, 2].flatMap((row) => Object.keys(EMPTY_ACTIVITY).map((field) => `activities.${row}.${field}`)),
];
const HONOR_PARTS = ["name", "year", "about"] as const;

Object.assign(window, {
	formState() {
		const all = values();
		const state: Record<string, unknown> = { submitted };
		for (const name of names()) {
			const value = pathOf(all, name);
			const isMany = name.endsWith(".grades");
			state[name] = isMany ? [...(value ?? [])].sort((a, b) => ["FR", "SO", "JR", "SR"].indexOf(a) - ["FR", "SO", "JR", "SR"].indexOf(b)) : Array.isArray(value) ? (value[0] ?? "") : (value ?? "");
		}
		for (const row of [0, 1, 2]) for (const part of HONOR_PARTS) state[`honors.${row}.${part}`] = all.honors[row]?.[part] ?? "";
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const name of names()) {
			const all = [...document.querySelectorAll<any>(`[name="${name}"]`)];
			const [first] = all;
			if (name.endsWith(".grades")) shown[name] = all.filter((box) => box.checked).map((box) => box.closest("label").textContent.trim());
			else if (!first) shown[name] = "";
			else if (first.type === "radio") shown[name] = all.find((radio) => radio.checked)?.closest("label").textContent.trim() ?? "";
			else if (first.type === "checkbox") shown[name] = first.checked;
			else if (first.closest("[data-scope=select]")) {
				const root = first.closest("[data-scope=select][data-part=root]");
				const trigger = root.querySelector("[data-part=trigger]");
				shown[name] = trigger.hasAttribute("data-placeholder-shown") ? "" : trigger.textContent.trim();
			} else if (first.tagName === "SELECT") shown[name] = first.value ? first.selectedOptions[0].text : "";
			else shown[name] = first.value;
		}
		const cards = [...document.querySelectorAll(".honor-card")];
		for (const row of [0, 1, 2]) for (const part of HONOR_PARTS) shown[`honors.${row}.${part}`] = cards[row]?.querySelector(`.honor-${part}`)?.textContent ?? "";
		return shown;
	},
});
