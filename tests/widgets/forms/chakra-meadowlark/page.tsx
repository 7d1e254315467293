import {
	Box, Button, Card, Checkbox, CheckboxGroup, ChakraProvider, Combobox, Container, createListCollection, defaultSystem, Field, Fieldset,
	Heading, HStack, IconButton, Input, NativeSelect, NumberInput, Portal, RadioCard, RadioGroup, Select, Separator, SimpleGrid, Stack, Switch,
	Text, Textarea, useFilter, useListCollection,
} from "@chakra-ui/react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import { useEffect } from "react";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Opt = { label: string; value: string; description?: string };
const states = createListCollection({ items: STATES.map(([value, label]) => ({ value, label })) });
const edLevels = createListCollection({
	items: [
		{ label: "Did not finish high school", value: "LESS_HS" },
		{ label: "High school graduate or GED", value: "HS" },
		{ label: "Some college, no degree", value: "SOME_COLL" },
		{ label: "Associate's degree", value: "ASSOC" },
		{ label: "Bachelor's degree", value: "BACH" },
		{ label: "Graduate or professional degree", value: "GRAD" },
	],
});
const categories = createListCollection({
	items: [
		"Academic", "Art", "Athletics", "Career-oriented", "Community service", "Cultural", "Dance", "Debate / Speech", "Environmental", "Family responsibilities",
		"Journalism / Publication", "Music", "Religious", "Student government", "Theater", "Work (paid)", "Other",
	].map((label) => ({ label, value: label.toLowerCase().replace(/[^a-z]+/g, "_").replace(/_$/, "") })),
});
const grades: Opt[] = [{ label: "9th", value: "9" }, { label: "10th", value: "10" }, { label: "11th", value: "11" }, { label: "12th", value: "12" }];

const FIRST: Record<string, any> = {
	firstName: "", middleName: "", lastName: "", chosenName: "", pronouns: "", gender: "", email: "", mobile: "", dob: "",
	address: { street: "", unit: "", city: "", state: [], zip: "", country: "US" },
	citizenship: "", hispanic: "", race: [], firstGen: "",
	school: { name: "", city: "", state: [], gradDate: "", gpa: "", gpaWeighted: "", rank: "", classSize: "" },
	tests: { consider: "", ebrw: "", math: "", act: "" },
	entryTerm: "", major: [],
	parents: [
		{ first: "", last: "", occupation: "", education: [] },
		{ first: "", last: "", occupation: "", education: [] },
	],
	parentEmail: "",
	activities: [{ category: [], organization: "", role: "", details: "", years: [], hours: "", weeks: "" }],
	honors: [{ title: "", level: "" }, { title: "", level: "" }, { title: "", level: "" }],
	alumna: { name: "", relation: "" },
	counselor: { name: "", email: "" },
	essay: "", referral: "", texts: false, certify: false, signature: "",
	companyUrl: "",
};
const EMPTY_ACTIVITY = FIRST.activities[0];

function Req() {
	return <Field.RequiredIndicator />;
}

function Txt({ name, label, help, required, ...rest }: any) {
	const { register, formState: { errors } } = useFormContext();
	const error = name.split(".").reduce((at: any, part: string) => at?.[part], errors);
	return (
		<Field.Root required={required} invalid={!!error}>
			<Field.Label>{label} <Req /></Field.Label>
			<Input {...register(name)} {...rest} />
			{help && <Field.HelperText>{help}</Field.HelperText>}
			<Field.ErrorText>{error?.message}</Field.ErrorText>
		</Field.Root>
	);
}

function Area({ name, label, help, ...rest }: any) {
	const { register } = useFormContext();
	return (
		<Field.Root>
			<Field.Label>{label}</Field.Label>
			<Textarea {...register(name)} {...rest} />
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}

function Pick({ name, label, collection, placeholder, required }: any) {
	const { control } = useFormContext();
	return (
		<Field.Root required={required}>
			<Controller
				control={control}
				name={name}
				render={({ field }) => (
					<Select.Root name={field.name} value={field.value} onValueChange={({ value }) => field.onChange(value)} onInteractOutside={() => field.onBlur()} collection={collection}>
						<Select.HiddenSelect />
						<Select.Label>{label}</Select.Label>
						<Select.Control>
							<Select.Trigger>
								<Select.ValueText placeholder={placeholder} />
							</Select.Trigger>
							<Select.IndicatorGroup><Select.Indicator /></Select.IndicatorGroup>
						</Select.Control>
						<Portal>
							<Select.Positioner>
								<Select.Content>
									{collection.items.map((item: Opt) => (
										<Select.Item item={item} key={item.value}>{item.label}<Select.ItemIndicator /></Select.Item>
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

function Native({ name, label, options, placeholder, help }: any) {
	const { register } = useFormContext();
	return (
		<Field.Root>
			<Field.Label>{label}</Field.Label>
			<NativeSelect.Root>
				<NativeSelect.Field placeholder={placeholder} {...register(name)}>
					{options.map((each: Opt) => <option value={each.value} key={each.value}>{each.label}</option>)}
				</NativeSelect.Field>
				<NativeSelect.Indicator />
			</NativeSelect.Root>
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}

function Cards({ name, label, options, orientation = "horizontal" }: any) {
	const { control } = useFormContext();
	return (
		<Controller
			control={control}
			name={name}
			render={({ field }) => (
				<RadioCard.Root name={field.name} value={field.value} onValueChange={({ value }) => field.onChange(value)} size="sm" colorPalette="purple">
					<RadioCard.Label>{label}</RadioCard.Label>
					<Stack direction={orientation === "horizontal" ? "row" : "column"} align="stretch" flexWrap="wrap">
						{options.map((item: Opt) => (
							<RadioCard.Item key={item.value} value={item.value}>
								<RadioCard.ItemHiddenInput />
								<RadioCard.ItemControl>
									<RadioCard.ItemContent>
										<RadioCard.ItemText>{item.label}</RadioCard.ItemText>
										{item.description && <RadioCard.ItemDescription>{item.description}</RadioCard.ItemDescription>}
									</RadioCard.ItemContent>
									<RadioCard.ItemIndicator />
								</RadioCard.ItemControl>
							</RadioCard.Item>
						))}
					</Stack>
				</RadioCard.Root>
			)}
		/>
	);
}

function Radios({ name, label, options }: any) {
	const { control } = useFormContext();
	return (
		<Fieldset.Root>
			<Fieldset.Legend>{label}</Fieldset.Legend>
			<Controller
				control={control}
				name={name}
				render={({ field }) => (
					<RadioGroup.Root name={field.name} value={field.value} onValueChange={({ value }) => field.onChange(value)}>
						<HStack gap="6" flexWrap="wrap">
							{options.map((item: Opt) => (
								<RadioGroup.Item key={item.value} value={item.value}>
									<RadioGroup.ItemHiddenInput onBlur={field.onBlur} />
									<RadioGroup.ItemIndicator />
									<RadioGroup.ItemText>{item.label}</RadioGroup.ItemText>
								</RadioGroup.Item>
							))}
						</HStack>
					</RadioGroup.Root>
				)}
			/>
		</Fieldset.Root>
	);
}

function Boxes({ name, label, help, options, row }: any) {
	const { control } = useFormContext();
	return (
		<Controller
			control={control}
			name={name}
			render={({ field }) => (
				<Fieldset.Root>
					<Fieldset.Legend fontSize="sm">{label}</Fieldset.Legend>
					{help && <Fieldset.HelperText>{help}</Fieldset.HelperText>}
					<CheckboxGroup value={field.value} onValueChange={field.onChange} name={field.name}>
						<Fieldset.Content>
							<Stack direction={row ? "row" : "column"} gap="3">
								{options.map((item: Opt) => (
									<Checkbox.Root key={item.value} value={item.value}>
										<Checkbox.HiddenInput />
										<Checkbox.Control />
										<Checkbox.Label>{item.label}</Checkbox.Label>
									</Checkbox.Root>
								))}
							</Stack>
						</Fieldset.Content>
					</CheckboxGroup>
				</Fieldset.Root>
			)}
		/>
	);
}

function Num({ name, label, max }: any) {
	const { control } = useFormContext();
	return (
		<Field.Root>
			<Field.Label>{label}</Field.Label>
			<Controller
				name={name}
				control={control}
				render={({ field }) => (
					<NumberInput.Root name={field.name} value={field.value} min={0} max={max} onValueChange={({ value }) => field.onChange(value)} width="160px">
						<NumberInput.Control />
						<NumberInput.Input onBlur={field.onBlur} />
					</NumberInput.Root>
				)}
			/>
		</Field.Root>
	);
}

function Major() {
	const { control } = useFormContext();
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: MAJORS.map((each) => ({ label: each, value: each })), filter: contains });
	return (
		<Field.Root>
			<Controller
				control={control}
				name="major"
				render={({ field }) => (
					<Combobox.Root name={field.name} collection={collection} value={field.value} onValueChange={({ value }) => field.onChange(value)} onInputValueChange={(e) => filter(e.inputValue)} openOnClick>
						<Combobox.Label>Which field of study interests you most?</Combobox.Label>
						<Combobox.Control>
							<Combobox.Input placeholder="Type to search" />
							<Combobox.IndicatorGroup><Combobox.ClearTrigger /><Combobox.Trigger /></Combobox.IndicatorGroup>
						</Combobox.Control>
						<Portal>
							<Combobox.Positioner>
								<Combobox.Content>
									<Combobox.Empty>No programs found</Combobox.Empty>
									{collection.items.map((item) => (
										<Combobox.Item item={item} key={item.value}>{item.label}<Combobox.ItemIndicator /></Combobox.Item>
									))}
								</Combobox.Content>
							</Combobox.Positioner>
						</Portal>
					</Combobox.Root>
				)}
			/>
			<Field.HelperText>You do not declare a major at Quillwort until the spring of your second year.</Field.HelperText>
		</Field.Root>
	);
}

function Section({ title, intro, children }: any) {
	return (
		<Card.Root as="section" mb="8" variant="outline">
			<Card.Header>
				<Heading size="lg">{title}</Heading>
				{intro && <Text color="fg.muted">{intro}</Text>}
			</Card.Header>
			<Card.Body><Stack gap="5">{children}</Stack></Card.Body>
		</Card.Root>
	);
}

function Activities() {
	const { control } = useFormContext();
	const { fields, append, remove } = useFieldArray({ control, name: "activities" });
	return (
		<Stack gap="6">
			{fields.map((field, index) => (
				<Box key={field.id} borderWidth="1px" rounded="md" p="4" className="activity-card">
					<HStack justify="space-between" mb="3">
						<Heading size="sm" as="h3">Activity {index + 1}</Heading>
						{index > 0 && <IconButton aria-label="Remove" size="xs" variant="ghost" onClick={() => remove(index)}>✕</IconButton>}
					</HStack>
					<Stack gap="4">
						<Pick name={`activities.${index}.category`} label="Category" collection={categories} placeholder="Choose a category" />
						<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
							<Txt name={`activities.${index}.organization`} label="Organization or group" />
							<Txt name={`activities.${index}.role`} label="Your role" help="Office held, job title, part sung…" />
						</SimpleGrid>
						<Area name={`activities.${index}.details`} label="Tell us what you did" rows={3} />
						<Boxes name={`activities.${index}.years`} label="Grades in which you took part" options={grades} row />
						<HStack gap="6">
							<Num name={`activities.${index}.hours`} label="Hours / week" max={168} />
							<Num name={`activities.${index}.weeks`} label="Weeks / year" max={52} />
						</HStack>
					</Stack>
				</Box>
			))}
			<Button type="button" variant="outline" alignSelf="start" onClick={() => append({ ...EMPTY_ACTIVITY }, { shouldFocus: false })} disabled={fields.length >= 5}>+ Add another activity</Button>
		</Stack>
	);
}

let submitted = false;

function App() {
	const form = useForm({ defaultValues: FIRST });
	const { control, register } = form;
	const honors = useFieldArray({ control, name: "honors" });
	useEffect(() => expose(() => form.getValues()), []);
	return (
		<FormProvider {...form}>
			<Box bg="purple.800" color="white" py="5" mb="8"><Container maxW="3xl"><Heading size="2xl">Quillwort College</Heading><Text>A women's liberal arts college since 1871 · First-Year Supplement</Text></Container></Box>
			<Container maxW="3xl">
				<form noValidate onSubmit={form.handleSubmit(() => { submitted = true; })}>
					<Text mb="6">This supplement accompanies the application you have already started. Your progress is saved to this browser. Fields marked <Text as="span" color="red.500">*</Text> are required.</Text>
					<Section title="About you">
						<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
							<Txt name="firstName" label="Legal first name" required autoComplete="given-name" />
							<Txt name="middleName" label="Middle name" />
							<Txt name="lastName" label="Legal last name" required autoComplete="family-name" />
						</SimpleGrid>
						<Txt name="chosenName" label="Name you go by" help="If it is not the one above. We will use it in everything we send you." />
						<Cards name="gender" label="How do you identify?" orientation="vertical" options={[
							{ value: "woman", label: "Woman" }, { value: "nonbinary", label: "Nonbinary or genderqueer" },
							{ value: "man", label: "Man" }, { value: "self", label: "I use another term" },
						]} />
						<Radios name="pronouns" label="Pronouns" options={[{ value: "she", label: "she/her/hers" }, { value: "they", label: "they/them/theirs" }, { value: "he", label: "he/him/his" }, { value: "other", label: "Other" }]} />
						<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
							<Txt name="email" type="email" label="Email" required help="Please don't use a school address that will expire." />
							<Txt name="mobile" type="tel" label="Mobile phone" placeholder="(___) ___-____" />
						</SimpleGrid>
						<Txt name="dob" type="date" label="Date of birth" required width="220px" />
					</Section>
					<Section title="Where you live">
						<Txt name="address.street" label="Street address" required />
						<Txt name="address.unit" label="Apartment, unit, etc." />
						<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
							<Txt name="address.city" label="City or town" required />
							<Pick name="address.state" label="State" collection={states} placeholder="Select state" required />
							<Txt name="address.zip" label="ZIP" required inputMode="numeric" maxLength={10} />
						</SimpleGrid>
					</Section>
					<Section title="Background" intro="Answers in this section are optional, apart from citizenship, and do not affect admission.">
						<Cards name="citizenship" label="Citizenship" options={[
							{ value: "USC", label: "U.S. citizen or national", description: "Including dual citizens" },
							{ value: "LPR", label: "Permanent resident", description: "Green card holders" },
							{ value: "INTL", label: "International", description: "I will need a visa" },
							{ value: "UNDOC", label: "Undocumented or DACA" },
						]} orientation="vertical" />
						<Radios name="hispanic" label="Are you Hispanic or Latina/o/x?" options={[{ value: "Y", label: "Yes" }, { value: "N", label: "No" }]} />
						<Boxes name="race" label="Race" help="Check all that apply." options={[
							{ value: "AIAN", label: "American Indian or Alaska Native" }, { value: "ASIAN", label: "Asian" }, { value: "BLACK", label: "Black or African American" },
							{ value: "NHPI", label: "Native Hawaiian or Other Pacific Islander" }, { value: "WHITE", label: "White" },
						]} />
						<Cards name="firstGen" label="Will you be the first in your family to graduate from a four-year college?" options={[{ value: "yes", label: "Yes" }, { value: "no", label: "No" }, { value: "unsure", label: "Not sure" }]} />
					</Section>
					<Section title="School">
						<Txt name="school.name" label="Secondary school" required />
						<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
							<Txt name="school.city" label="School city" />
							<Pick name="school.state" label="School state" collection={states} placeholder="Select state" />
						</SimpleGrid>
						<Txt name="school.gradDate" label="Expected graduation" help="Month and year, as MM/YYYY" placeholder="MM/YYYY" maxLength={7} />
						<SimpleGrid columns={{ base: 2, md: 4 }} gap="4">
							<Txt name="school.gpa" label="GPA, unweighted" help="Out of 4.0" inputMode="decimal" />
							<Txt name="school.gpaWeighted" label="GPA, weighted" inputMode="decimal" />
							<Txt name="school.rank" label="Class rank" />
							<Txt name="school.classSize" label="Out of" />
						</SimpleGrid>
						<Separator />
						<Radios name="tests.consider" label="Quillwort is test-optional. Shall we consider your scores?" options={[{ value: "1", label: "Yes, consider my scores" }, { value: "0", label: "No, review without scores" }]} />
						<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
							<Num name="tests.ebrw" label="SAT Evidence-Based Reading & Writing" max={800} />
							<Num name="tests.math" label="SAT Math" max={800} />
							<Num name="tests.act" label="ACT composite" max={36} />
						</SimpleGrid>
					</Section>
					<Section title="Your plans at Quillwort">
						<Cards name="entryTerm" label="I am applying to enter in" options={[{ value: "2027FA", label: "Fall 2027" }, { value: "2028SP", label: "Spring 2028" }, { value: "2028FA", label: "Fall 2028", description: "After a gap year" }]} />
						<Major />
					</Section>
					<Section title="Family">
						{[0, 1].map((index) => (
							<Fieldset.Root key={index}>
								<Fieldset.Legend>Parent or guardian {index + 1}</Fieldset.Legend>
								<Fieldset.Content>
									<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
										<Txt name={`parents.${index}.first`} label="First name" />
										<Txt name={`parents.${index}.last`} label="Last name" />
										<Txt name={`parents.${index}.occupation`} label="Occupation" />
										<Pick name={`parents.${index}.education`} label="Highest level of education" collection={edLevels} placeholder="Select" />
									</SimpleGrid>
								</Fieldset.Content>
							</Fieldset.Root>
						))}
						<Txt name="parentEmail" type="email" label="An email address for one of your parents" help="For our Family Weekend newsletter" />
						<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
							<Txt name="alumna.name" label="Quillwort alumna relative: name and class year" />
							<Native name="alumna.relation" label="She is my" placeholder="—" options={["Mother", "Grandmother", "Sister", "Aunt", "Cousin"].map((each) => ({ label: each, value: each }))} />
						</SimpleGrid>
					</Section>
					<Section title="Activities" intro="Start with the one that matters most to you. Clubs, jobs and care for your family all count.">
						<Activities />
					</Section>
					<Section title="Honors and recognition">
						{honors.fields.map((field, index) => (
							<SimpleGrid key={field.id} columns={{ base: 1, md: 2 }} gap="4" className="honor-row">
								<Txt name={`honors.${index}.title`} label={`Honor ${index + 1}`} />
								<Native name={`honors.${index}.level`} label="Grade when received" placeholder="Select grade" options={[{ value: "09", label: "9th grade" }, { value: "10", label: "10th grade" }, { value: "11", label: "11th grade" }, { value: "12", label: "12th grade" }]} />
							</SimpleGrid>
						))}
					</Section>
					<Section title="Supplement essay">
						<Area name="essay" rows={8} label="Quillwort's founders wrote that “a room of her own is not enough; she must have the building.” What would you build here?" help="250–400 words" />
					</Section>
					<Section title="Finishing up">
						<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
							<Txt name="counselor.name" label="School counselor's name" />
							<Txt name="counselor.email" type="email" label="School counselor's email" />
						</SimpleGrid>
						<Native name="referral" label="How did you first hear about Quillwort?" placeholder="Select one" options={["College fair", "Counselor", "Friend or family", "Social media", "Guidebook"].map((each) => ({ label: each, value: each }))} />
						<Controller control={control} name="texts" render={({ field }) => (
							<Switch.Root name={field.name} checked={field.value} onCheckedChange={({ checked }) => field.onChange(checked)}>
								<Switch.HiddenInput onBlur={field.onBlur} />
								<Switch.Control />
								<Switch.Label>Text me about events and deadlines</Switch.Label>
							</Switch.Root>
						)} />
						<Controller control={control} name="certify" render={({ field }) => (
							<Checkbox.Root name={field.name} checked={field.value} onCheckedChange={({ checked }) => field.onChange(!!checked)}>
								<Checkbox.HiddenInput />
								<Checkbox.Control />
								<Checkbox.Label>I certify that everything in this supplement is my own work and true.</Checkbox.Label>
							</Checkbox.Root>
						)} />
						<Txt name="signature" label="Type your full name as your signature" required />
						<Box position="absolute" left="-9999px" aria-hidden="true"><label htmlFor="companyUrl">Leave this blank</label><input id="companyUrl" tabIndex={-1} autoComplete="off" {...register("companyUrl")} /></Box>
					</Section>
					<HStack mb="16"><Button type="submit" colorPalette="purple">Submit supplement</Button><Button type="button" variant="ghost">Save and finish later</Button></HStack>
				</form>
			</Container>
		</FormProvider>
	);
}

const LEAVES: [string, any][] = [];
const walk = (value: any, path: string) => {
	if (Array.isArray(value) && typeof value[0] === "object") value.forEach((each, index) => walk(each, `${path}.${index}`));
	else if (value && typeof value === "object" && !Array.isArray(value)) for (const [key, each] of Object.entries(value)) walk(each, path ? `${path}.${key}` : key);
	else LEAVES.push([path, value]);
};
const { country: _c, ...addressFirst } = FIRST.address;
walk({ ...FIRST, address: addressFirst, activities: [EMPTY_ACTIVITY, EMPTY_ACTIVITY, EMPTY_ACTIVITY] }, "");
const isMany = (path: string) => path === "race" || path.endsWith(".years");

function shownOf(path: string, first: any) {
	const all = [...document.getElementsByName(path)] as HTMLInputElement[];
	const label = (each: Element) => (each.closest("label")?.textContent ?? "").trim();
	if (isMany(path)) return all.filter((each) => each.checked).map(label);
	const one = all[0] as any;
	if (!one) return "";
	if (one instanceof HTMLSelectElement) {
		const root = one.closest("[data-scope=select][data-part=root]");
		if (root) {
			const text = root.querySelector("[data-part=value-text]")?.textContent ?? "";
			return text.startsWith("Select") || text === "Choose a category" ? "" : text;
		}
		return one.value ? one.selectedOptions[0].text : "";
	}
	if (one.type === "radio") {
		const on = all.find((each) => each.checked);
		return on ? (on.closest("label")!.querySelector("[data-part=item-text]")!.textContent ?? "") : "";
	}
	if (typeof first === "boolean") return one.checked;
	return one.value;
}

function expose(values: () => any) {
	Object.assign(window, {
		formState: () => {
			const now = values();
			const out: Record<string, any> = { submitted };
			for (const [path, first] of LEAVES) {
				let value = path.split(".").reduce((at: any, part) => at?.[part], now) ?? first;
				if (Array.isArray(value) && !isMany(path)) value = value[0] ?? "";
				out[path] = value;
			}
			return out;
		},
		formShown: () => Object.fromEntries(LEAVES.map(([path, first]) => [path, shownOf(path, first)])),
	});
}

createRoot(document.getElementById("root")!).render(<ChakraProvider value={defaultSystem}><App /></ChakraProvider>);
