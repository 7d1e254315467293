import {
	Box, Button, Card, Checkbox, CheckboxGroup, ChakraProvider, Combobox, Container, DatePicker, Field, Fieldset, Grid, Heading, HStack, Input,
	InputGroup, NativeSelect, NumberInput, Portal, RadioGroup, SegmentGroup, Select, SimpleGrid, Stack, Table, TagsInput, Text, Textarea,
	createListCollection, defaultSystem, useFilter, useListCollection,
} from "@chakra-ui/react";
import Inputmask from "inputmask";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useForm, useFormContext } from "react-hook-form";
import { MAJORS, STATES } from "../../lists";

type Values = Record<string, unknown>;
const shownBy = new Map<string, () => unknown>();
const part = (root: Element, name: string) => root.querySelector(`[data-part="${name}"]`);
const texts = (root: Element, selector: string) => [...root.querySelectorAll(selector)].map((each) => each.textContent?.trim() ?? "");
const watch = (key: string, read: (root: HTMLElement) => unknown) => (root: HTMLElement | null) => {
	if (root) shownBy.set(key, () => read(root));
};

const states = createListCollection({ items: STATES.map(([value, label]) => ({ value, label })) });
const list = (...labels: string[]) => createListCollection({ items: labels.map((label) => ({ label, value: label })) });
const maritalStatuses = createListCollection({
	items: [
		{ value: "1", label: "Married or remarried" },
		{ value: "2", label: "Never married" },
		{ value: "3", label: "Unmarried and both legal parents living together" },
		{ value: "4", label: "Divorced or separated" },
		{ value: "5", label: "Widowed" },
	],
});
const schooling = list("Did not finish high school", "High school graduate or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree", "Unknown");
const months = list("January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December");
const years = list("2027", "2028", "2029", "2030", "2031", "2032", "2033");

const useText = (name: string, mask?: string) => {
	const { ref, ...rest } = useFormContext<Values>().register(name);
	return {
		...rest,
		ref: (el: HTMLInputElement | HTMLTextAreaElement | null) => {
			ref(el);
			if (!el) return;
			shownBy.set(name, () => el.value);
			if (mask && !(el as { inputmask?: unknown }).inputmask) Inputmask(mask).mask(el as HTMLInputElement);
		},
	};
};

function Line({ name, label, help, mask, required, ...rest }: { name: string; label: string; help?: string; mask?: string; required?: boolean; maxLength?: number; type?: string; placeholder?: string }) {
	return (
		<Field.Root required={required}>
			<Field.Label>{label}{required && <Field.RequiredIndicator />}</Field.Label>
			<Input size="sm" {...rest} {...useText(name, mask)} />
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}

/** A box of a table; the heads say what goes into it. */
const Cell = ({ name, ...rest }: { name: string; width?: string; mask?: string; "aria-label"?: string }) => {
	const { mask, ...props } = rest;
	return <Input size="xs" variant="flushed" {...props} {...useText(name, mask)} />;
};

function Pick({ name, label, collection, placeholder = "Select", size = "sm" }: { name: string; label?: string; collection: typeof states; placeholder?: string; size?: "sm" | "xs" }) {
	const { control } = useFormContext<Values>();
	return (
		<Controller
			control={control}
			name={name}
			render={({ field }) => (
				<Select.Root
					ref={watch(name, (root) => (part(root, "trigger")?.hasAttribute("data-placeholder-shown") ? "" : part(root, "value-text")?.textContent ?? ""))}
					collection={collection}
					size={size}
					value={field.value ? [String(field.value)] : []}
					onValueChange={({ value }) => field.onChange(value[0] ?? "")}
					onInteractOutside={() => field.onBlur()}
				>
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
			)}
		/>
	);
}

function Radios({ name, label, options, direction = "row" }: { name: string; label?: ReactNode; options: string[]; direction?: "row" | "column" }) {
	const { control } = useFormContext<Values>();
	return (
		<Controller
			control={control}
			name={name}
			render={({ field }) => (
				<RadioGroup.Root
					ref={watch(name, (root) => root.querySelector('[data-part="item"][data-state="checked"]')?.textContent ?? "")}
					size="sm"
					value={(field.value as string) || null}
					onValueChange={({ value }) => field.onChange(value)}
				>
					{label && <RadioGroup.Label>{label}</RadioGroup.Label>}
					<Stack direction={direction} gap={direction === "row" ? 5 : 2} mt={label ? 2 : 0}>
						{options.map((option) => (
							<RadioGroup.Item key={option} value={option}>
								<RadioGroup.ItemHiddenInput onBlur={field.onBlur} />
								<RadioGroup.ItemIndicator />
								<RadioGroup.ItemText>{option}</RadioGroup.ItemText>
							</RadioGroup.Item>
						))}
					</Stack>
				</RadioGroup.Root>
			)}
		/>
	);
}

function Dollars({ name, label, help }: { name: string; label: ReactNode; help?: string }) {
	const { control } = useFormContext<Values>();
	return (
		<Controller
			control={control}
			name={name}
			render={({ field }) => (
				<Field.Root>
					<Field.Label>{label}</Field.Label>
					<NumberInput.Root
						ref={watch(name, (root) => root.querySelector("input")?.value ?? "")}
						size="sm"
						width="full"
						min={0}
						value={field.value as string}
						onValueChange={({ value }) => field.onChange(value)}
						formatOptions={{ style: "currency", currency: "USD", maximumFractionDigits: 0 }}
					>
						<NumberInput.Input onBlur={field.onBlur} />
					</NumberInput.Root>
					{help && <Field.HelperText>{help}</Field.HelperText>}
				</Field.Root>
			)}
		/>
	);
}

function Count({ name, label, max, step = 1 }: { name: string; label: string; max?: number; step?: number }) {
	const { control } = useFormContext<Values>();
	return (
		<Controller
			control={control}
			name={name}
			render={({ field }) => (
				<NumberInput.Root ref={watch(name, (root) => root.querySelector("input")?.value ?? "")} size="sm" min={0} max={max} step={step} value={field.value as string} onValueChange={({ value }) => field.onChange(value)}>
					<NumberInput.Label>{label}</NumberInput.Label>
					<NumberInput.Control />
					<NumberInput.Input onBlur={field.onBlur} />
				</NumberInput.Root>
			)}
		/>
	);
}

function Boxes({ name, label, options }: { name: string; label: string; options: string[] }) {
	const { control } = useFormContext<Values>();
	return (
		<Controller
			control={control}
			name={name}
			render={({ field }) => (
				<Fieldset.Root ref={watch(name, (root) => texts(root, '[data-scope="checkbox"][data-part="root"][data-state="checked"]'))}>
					<Fieldset.Legend fontSize="sm">{label}</Fieldset.Legend>
					<CheckboxGroup value={field.value as string[]} onValueChange={field.onChange}>
						<Fieldset.Content>
							<SimpleGrid columns={2} gap={2}>
								{options.map((option) => (
									<Checkbox.Root key={option} value={option} size="sm">
										<Checkbox.HiddenInput />
										<Checkbox.Control />
										<Checkbox.Label>{option}</Checkbox.Label>
									</Checkbox.Root>
								))}
							</SimpleGrid>
						</Fieldset.Content>
					</CheckboxGroup>
				</Fieldset.Root>
			)}
		/>
	);
}

function Tick({ name, children }: { name: string; children?: ReactNode }) {
	const { control } = useFormContext<Values>();
	return (
		<Controller
			control={control}
			name={name}
			render={({ field }) => (
				<Checkbox.Root ref={watch(name, (root) => root.dataset.state === "checked")} size="sm" checked={field.value as boolean} onCheckedChange={({ checked }) => field.onChange(checked === true)}>
					<Checkbox.HiddenInput />
					<Checkbox.Control />
					{children && <Checkbox.Label>{children}</Checkbox.Label>}
				</Checkbox.Root>
			)}
		/>
	);
}

function Birthdate() {
	const { control } = useFormContext<Values>();
	return (
		<Controller
			control={control}
			name="birthdate"
			render={({ field }) => (
				<DatePicker.Root ref={watch("birthdate", (root) => root.querySelector("input")?.value ?? "")} size="sm" onValueChange={({ value }) => field.onChange(value[0]?.toString() ?? "")} placeholder="MM/DD/YYYY">
					<DatePicker.Label>Birthdate (MM/DD/YYYY)</DatePicker.Label>
					<DatePicker.Control>
						<DatePicker.Input />
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
			)}
		/>
	);
}

function Major() {
	const { control } = useFormContext<Values>();
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: MAJORS.map((label) => ({ label, value: label })), filter: contains });
	return (
		<Controller
			control={control}
			name="academicMajor"
			render={({ field }) => (
				<Combobox.Root
					ref={watch("academicMajor", (root) => root.querySelector("input")?.value ?? "")}
					collection={collection}
					size="sm"
					value={field.value ? [field.value as string] : []}
					onValueChange={({ value }) => field.onChange(value[0] ?? "")}
					onInputValueChange={({ inputValue }) => filter(inputValue)}
					openOnClick
				>
					<Combobox.Label>7. Academic Major</Combobox.Label>
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

function Awards() {
	const { control } = useFormContext<Values>();
	return (
		<Controller
			control={control}
			name="awards"
			render={({ field }) => (
				<TagsInput.Root ref={watch("awards", (root) => texts(root, '[data-part="item-text"]'))} size="sm" value={field.value as string[]} onValueChange={({ value }) => field.onChange(value)}>
					<TagsInput.Label>Academic honors, prizes and awards received in high school</TagsInput.Label>
					<TagsInput.Control>
						<TagsInput.Items />
						<TagsInput.Input placeholder="Add an award..." />
					</TagsInput.Control>
					<Text fontSize="xs" color="fg.muted">Press Enter after each one.</Text>
				</TagsInput.Root>
			)}
		/>
	);
}

function Level() {
	const { control } = useFormContext<Values>();
	return (
		<Controller
			control={control}
			name="aidYearLevel"
			render={({ field }) => (
				<Box>
					<Text fontSize="sm" fontWeight="medium" mb={1}>5. During the 2027-28 academic year, you will be</Text>
					<SegmentGroup.Root
						ref={watch("aidYearLevel", (root) => root.querySelector('[data-part="item"][data-state="checked"]')?.textContent ?? "")}
						size="sm"
						value={(field.value as string) || null}
						onValueChange={({ value }) => field.onChange(value ?? "")}
					>
						<SegmentGroup.Indicator />
						<SegmentGroup.Items items={["New Freshman", "New Transfer", "Returning Undergraduate", "Readmit", "New Graduate", "Special Student (non-degree)"]} />
					</SegmentGroup.Root>
				</Box>
			)}
		/>
	);
}

const TERMS = ["Fall 2027", "Spring 2028", "Summer 2028"];
function Native({ name, children, label }: { name: string; label?: string; children: ReactNode }) {
	const { ref, ...rest } = useFormContext<Values>().register(name);
	return (
		<NativeSelect.Root size="xs">
			<NativeSelect.Field
				aria-label={label}
				{...rest}
				ref={(el) => {
					ref(el);
					if (el) shownBy.set(name, () => (el.value ? el.selectedOptions[0].text : ""));
				}}
			>
				<option value=""> </option>
				{children}
			</NativeSelect.Field>
			<NativeSelect.Indicator />
		</NativeSelect.Root>
	);
}

function Section({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
	return (
		<Card.Root as="section" variant="outline" mb={6}>
			<Card.Header bg="teal.800" color="white" py={2} roundedTop="md">
				<Heading size="sm" as="h2">{title}</Heading>
			</Card.Header>
			<Card.Body gap={5}>
				{note && <Text fontSize="sm" color="fg.muted">{note}</Text>}
				{children}
			</Card.Body>
		</Card.Root>
	);
}

const STATUS: [string, string][] = [
	["bornBefore", "Were you born before January 1, 2004?"],
	["married", "As of today, are you married?"],
	["graduateProgram", "At the beginning of the 2027-28 school year, will you be working on a master's or doctorate program?"],
	["activeDuty", "Are you currently serving on active duty in the U.S. Armed Forces for purposes other than training?"],
	["veteran", "Are you a veteran of the U.S. Armed Forces?"],
	["dependents", "Do you have children or other dependents who receive more than half of their support from you?"],
	["ward", "At any time since you turned age 13, were you in foster care or a dependent or ward of the court?"],
];

const PARENT_ROWS: [string, string, string?][] = [
	["name", "Full name (First, M.I., Last)"],
	["age", "Age"],
	["occupation", "Occupation"],
	["employer", "Employer"],
	["workPhone", "Work telephone", "(999) 999-9999"],
	["email", "E-mail address"],
];

const blanks = (...names: string[]) => Object.fromEntries(names.map((name) => [name, ""]));
const DEFAULTS: Values = {
	...blanks(
		"nameLast", "nameFirst", "nameMI", "nickname", "street", "city", "state", "zip", "homePhone", "ssn", "email", "cell", "studentId", "birthdate",
		"mailStreet", "mailCity", "mailState", "mailZip", "housing", "housingAddress", "citizenship", "aidYearLevel", "transferCredits", "academicMajor",
		"term0", "term1", "term2", "gradMonth", "gradYear", "outsideAid", "out0name", "out0amount", "out0confirmed", "out1name", "out1amount",
		"out1confirmed", "tuitionRewards", "lastCollege", "lastCollegeState", "lastCollegeDates", "hsName", "hsCityState", "hsGradDate",
		...STATUS.map(([key]) => key), "maritalStatus", "maritalDate", "householdNumber", "collegeNumber", "legalResidence",
		...["p1", "p2"].flatMap((p) => [...PARENT_ROWS.map(([key]) => p + key), `${p}schooling`]), "ncName", "ncAddress", "ncSupport",
		...[0, 1, 2].flatMap((row) => ["name", "age", "relation", "college"].map((key) => `fam${row}${key}`)),
		"totalIncome", "filedTaxes", "agi", "wages1", "wages2", "untaxed", "cash", "homeValue", "homeDebt", "special",
		"employed", "employerName", "jobHours", "summerEarnings", "studentSavings", "workStudy", "firstGen", "hispanic", "gpa", "classRank", "classSize",
		"satTotal", "actComposite", "careerGoal", ...[0, 1, 2].flatMap((row) => ["org", "office", "hours"].map((key) => `act${row}${key}`)),
		"counselor", "counselorPhone", "signature", "signatureDate", "parentSignature",
	),
	benefits: [], ethnic: [], awards: [], certify: false,
};

function Application() {
	const form = useForm<Values>({ defaultValues: DEFAULTS });
	Object.assign(window, {
		formState: () => ({ ...form.getValues(), submitted }),
		formShown: () => Object.fromEntries(Object.keys(DEFAULTS).map((key) => [key, shownBy.get(key)?.()])),
	});
	return (
		<FormProvider {...form}>
			<form
				autoComplete="off"
				onSubmit={(event) => {
					event.preventDefault();
					submitted = true;
				}}
			>
				<Section title="A. Student Information">
					<Box>
						<Text fontSize="sm" fontWeight="semibold" mb={2}>1. Name</Text>
						<Grid templateColumns="3fr 3fr 1fr 3fr" gap={3}>
							<Line name="nameLast" label="Last" required />
							<Line name="nameFirst" label="First" required />
							<Line name="nameMI" label="M.I." maxLength={1} />
							<Line name="nickname" label="Preferred name" help="The first name you prefer to be called." />
						</Grid>
					</Box>
					<Box>
						<Text fontSize="sm" fontWeight="semibold" mb={2}>2. Permanent/Home Address</Text>
						<Grid templateColumns="4fr 3fr 2fr 1fr" gap={3}>
							<Line name="street" label="Street" required />
							<Line name="city" label="City" required />
							<Pick name="state" label="State" collection={states} placeholder="Select state" />
							<Line name="zip" label="Zip" mask="99999[-9999]" />
						</Grid>
					</Box>
					<SimpleGrid columns={3} gap={3}>
						<Line name="homePhone" label="Home Phone" mask="(999) 999-9999" />
						<Line name="cell" label="Cell Phone No. (Student's)" mask="(999) 999-9999" />
						<Line name="email" label="Email" type="email" required help="An address you check regularly and will keep." />
						<Line name="ssn" label="Soc. Sec. No." mask="999-99-9999" />
						<Line name="studentId" label="College ID No. (if known)" />
						<Birthdate />
					</SimpleGrid>
					<Fieldset.Root>
						<Fieldset.Legend fontSize="sm">Mailing address (complete only if different from the above)</Fieldset.Legend>
						<Fieldset.Content>
							<Grid templateColumns="4fr 3fr 2fr 1fr" gap={3}>
								<Line name="mailStreet" label="Street or P.O. Box" />
								<Line name="mailCity" label="City" />
								<Pick name="mailState" label="State" collection={states} placeholder="Select state" />
								<Line name="mailZip" label="Zip" mask="99999[-9999]" />
							</Grid>
						</Fieldset.Content>
					</Fieldset.Root>
					<Grid templateColumns="2fr 1fr" gap={4}>
						<Radios name="housing" label="3. Housing Plans for 2027-28" options={["With Parents", "Residence Hall", "Off-Campus", "With Relative"]} />
						<Line name="housingAddress" label="If off-campus, provide address" />
					</Grid>
					<Radios name="citizenship" label="4. Citizenship Status" options={["U.S. Citizen", "U.S. Permanent Resident", "Neither"]} />
					<Level />
					<Grid templateColumns="1fr 1fr" gap={4}>
						<Line name="transferCredits" label="6. If you are a transfer student, indicate how many credits you expect to transfer" />
						<Major />
					</Grid>
					<Box>
						<Text fontSize="sm" fontWeight="semibold">8. Indicate your intended enrollment status for each semester.</Text>
						<Table.Root size="sm">
							<Table.Header>
								<Table.Row>{TERMS.map((term) => <Table.ColumnHeader key={term}>{term}</Table.ColumnHeader>)}</Table.Row>
							</Table.Header>
							<Table.Body>
								<Table.Row>
									{TERMS.map((term, index) => (
										<Table.Cell key={term}>
											<Native name={`term${index}`}>
												{["Full-time", "Part-time", "Co-op", "Study abroad", "Not attending"].map((each) => <option key={each}>{each}</option>)}
											</Native>
										</Table.Cell>
									))}
								</Table.Row>
							</Table.Body>
						</Table.Root>
					</Box>
					<Box>
						<Text fontSize="sm" fontWeight="semibold" mb={1}>9. Anticipated Graduation Date from the College</Text>
						<HStack maxW="md">
							<Pick name="gradMonth" label="Month" collection={months} placeholder="Month" />
							<Pick name="gradYear" label="Year" collection={years} placeholder="Year" />
						</HStack>
					</Box>
					<Radios
						name="outsideAid"
						label="10. For the 2027-28 academic year, will you receive any outside financial assistance such as a private or civic scholarship, state agency benefits, tuition benefits from your or your parents' employer, or Veterans education benefits?"
						options={["Yes", "No"]}
					/>
					<Table.Root size="sm" variant="outline">
						<Table.Caption captionSide="top">If yes, identify below.</Table.Caption>
						<Table.Header>
							<Table.Row>
								<Table.ColumnHeader>Name of award or benefit source</Table.ColumnHeader>
								<Table.ColumnHeader>Amount for 2027-28</Table.ColumnHeader>
								<Table.ColumnHeader>Confirmed?</Table.ColumnHeader>
							</Table.Row>
						</Table.Header>
						<Table.Body>
							{[0, 1].map((row) => (
								<Table.Row key={row}>
									<Table.Cell><Cell name={`out${row}name`} /></Table.Cell>
									<Table.Cell><InputGroup startElement="$"><Cell name={`out${row}amount`} /></InputGroup></Table.Cell>
									<Table.Cell><Radios name={`out${row}confirmed`} options={["Yes", "No"]} /></Table.Cell>
								</Table.Row>
							))}
						</Table.Body>
					</Table.Root>
					<Radios name="tuitionRewards" label="11. Are you enrolled in the Tuition Rewards Program?" options={["Yes", "No"]} />
					<Box>
						<Text fontSize="sm" fontWeight="semibold" mb={2}>12. Other than this College, identify below the last college you attended.</Text>
						<Grid templateColumns="3fr 2fr 2fr" gap={3}>
							<Line name="lastCollege" label="Name of College" />
							<Pick name="lastCollegeState" label="State" collection={states} placeholder="Select state" />
							<Line name="lastCollegeDates" label="Dates of Attendance" placeholder="From – To" />
						</Grid>
					</Box>
					<Box>
						<Text fontSize="sm" fontWeight="semibold" mb={2}>13. High school</Text>
						<Grid templateColumns="3fr 3fr 2fr" gap={3}>
							<Line name="hsName" label="Name of High School" />
							<Line name="hsCityState" label="City, State" />
							<Line name="hsGradDate" label="Graduation Date (Mo/Yr)" mask="99/9999" />
						</Grid>
					</Box>
				</Section>

				<Section title="B. Student Status" note="Answer every question. If you answer “Yes” to any of them you may be asked for documents.">
					<Table.Root size="sm" striped>
						<Table.Body>
							{STATUS.map(([name, question], index) => (
								<Table.Row key={name}>
									<Table.Cell width="8">{14 + index}.</Table.Cell>
									<Table.Cell whiteSpace="normal">{question}</Table.Cell>
									<Table.Cell><Radios name={name} options={["Yes", "No"]} /></Table.Cell>
								</Table.Row>
							))}
						</Table.Body>
					</Table.Root>
				</Section>

				<Section title="C. Parents' Information" note="If you are required to report parents' information on the FAFSA, you must also provide parents' information on this application.">
					<SimpleGrid columns={2} gap={4}>
						<Pick name="maritalStatus" label="21. What is your parents' current marital status?" collection={maritalStatuses} placeholder="Select one" />
						<Line name="maritalDate" label="Month and year they were married, separated, divorced or widowed" mask="99/9999" />
					</SimpleGrid>
					<SimpleGrid columns={3} gap={4}>
						<Count name="householdNumber" label="22. Number in parents' household" max={20} />
						<Count name="collegeNumber" label="23. Number in college in 2027-28" max={20} />
						<Pick name="legalResidence" label="24. Parents' state of legal residence" collection={states} placeholder="Select state" />
					</SimpleGrid>
					<Table.Root size="sm" variant="outline">
						<Table.Header>
							<Table.Row>
								<Table.ColumnHeader />
								<Table.ColumnHeader id="hp1">Parent 1</Table.ColumnHeader>
								<Table.ColumnHeader id="hp2">Parent 2</Table.ColumnHeader>
							</Table.Row>
						</Table.Header>
						<Table.Body>
							{PARENT_ROWS.map(([key, label, mask]) => (
								<Table.Row key={key}>
									<Table.ColumnHeader scope="row" fontWeight="normal">{label}</Table.ColumnHeader>
									<Table.Cell><Cell name={`p1${key}`} mask={mask} /></Table.Cell>
									<Table.Cell><Cell name={`p2${key}`} mask={mask} /></Table.Cell>
								</Table.Row>
							))}
							<Table.Row>
								<Table.ColumnHeader scope="row" fontWeight="normal">Highest level of school completed</Table.ColumnHeader>
								<Table.Cell><Pick name="p1schooling" collection={schooling} size="xs" /></Table.Cell>
								<Table.Cell><Pick name="p2schooling" collection={schooling} size="xs" /></Table.Cell>
							</Table.Row>
						</Table.Body>
					</Table.Root>
					<Box borderWidth="1px" borderStyle="dashed" p={4}>
						<Text fontSize="sm" mb={3}>25. If your natural or adoptive parents are divorced or separated, give information about the noncustodial parent (the parent with whom you do <b>not</b> live).</Text>
						<Grid templateColumns="2fr 3fr 2fr" gap={3}>
							<Line name="ncName" label="Noncustodial parent's name" />
							<Line name="ncAddress" label="Home address" />
							<Dollars name="ncSupport" label="Annual child support paid for all children" />
						</Grid>
					</Box>
					<Text fontSize="sm">26. List your brothers and sisters. Do not include yourself.</Text>
					<Table.Root size="sm" variant="outline">
						<Table.Header>
							<Table.Row>
								<Table.ColumnHeader>Full name</Table.ColumnHeader>
								<Table.ColumnHeader width="20">Age</Table.ColumnHeader>
								<Table.ColumnHeader>Relationship to student</Table.ColumnHeader>
								<Table.ColumnHeader>College attending in 2027-28 (if any)</Table.ColumnHeader>
							</Table.Row>
						</Table.Header>
						<Table.Body>
							{[0, 1, 2].map((row) => (
								<Table.Row key={row}>
									<Table.Cell><Cell name={`fam${row}name`} aria-label={`Full name of family member ${row + 1}`} /></Table.Cell>
									<Table.Cell><Cell name={`fam${row}age`} aria-label={`Age of family member ${row + 1}`} /></Table.Cell>
									<Table.Cell>
										<Native name={`fam${row}relation`} label={`Relationship of family member ${row + 1}`}>
											<option value="sib">Brother or sister</option>
											<option value="half">Half brother or half sister</option>
											<option value="step">Stepbrother or stepsister</option>
										</Native>
									</Table.Cell>
									<Table.Cell><Cell name={`fam${row}college`} aria-label={`College of family member ${row + 1}`} /></Table.Cell>
								</Table.Row>
							))}
						</Table.Body>
					</Table.Root>
				</Section>

				<Section title="D. Family Income and Assets" note="Report whole dollar amounts. Use estimates if final figures are not yet available.">
					<Dollars name="totalIncome" label="27. Total annual income of your household, from all sources" help="Before taxes" />
					<Radios name="filedTaxes" label="28. For 2025, have your parents completed an IRS income tax return?" options={["Have already completed", "Will file", "Not going to file"]} direction="column" />
					<SimpleGrid columns={3} gap={4}>
						<Dollars name="agi" label="29. Parents' 2025 adjusted gross income" help="IRS Form 1040—line 11" />
						<Dollars name="wages1" label="30. Parent 1 earned from working in 2025" help="W-2 forms" />
						<Dollars name="wages2" label="31. Parent 2 earned from working in 2025" help="W-2 forms" />
						<Dollars name="untaxed" label="32. Untaxed income and benefits" />
						<Dollars name="cash" label="33. Cash, savings, and checking accounts" help="As of today" />
						<Box />
						<Dollars name="homeValue" label="34. Home: what is it worth today?" help="Renters write in “0”." />
						<Dollars name="homeDebt" label="35. Home: what is owed on it?" />
					</SimpleGrid>
					<Boxes
						name="benefits"
						label="36. In 2025 or 2026, did anyone in your parents' household receive benefits from any of the following?"
						options={["Medicaid or Supplemental Security Income (SSI)", "SNAP", "Free or reduced-price school lunch", "TANF", "WIC", "Federal housing assistance"]}
					/>
					<Field.Root>
						<Field.Label>37. Explain any special circumstances (unusually high medical expenses, loss of job, etc.)</Field.Label>
						<Textarea rows={3} {...useAreaIn(form)} />
					</Field.Root>
				</Section>

				<Section title="E. Student's Employment and Resources">
					<Radios name="employed" label="38. Are you currently employed?" options={["Yes", "No"]} />
					<Grid templateColumns="3fr 1fr" gap={4}>
						<Line name="employerName" label="If yes, name of employer" />
						<Line name="jobHours" label="Hours per week" />
					</Grid>
					<SimpleGrid columns={2} gap={4}>
						<Dollars name="summerEarnings" label="39. Expected earnings, summer 2027" />
						<Dollars name="studentSavings" label="40. Your cash, savings, and checking accounts" />
					</SimpleGrid>
					<Radios name="workStudy" label="41. Are you interested in being considered for work-study?" options={["Yes", "No", "Don't know"]} />
				</Section>

				<Section title="F. Endowed Scholarships" note="The College awards a number of endowed scholarships with restrictions set by the donors. Your answers help us match you with them.">
					<Radios name="firstGen" label="42. Will you be the first generation of your family to attend college?" options={["Yes", "No"]} />
					<SimpleGrid columns={5} gap={3}>
						<Count name="gpa" label="H.S. GPA (unweighted, 4.0 scale)" max={4} step={0.01} />
						<Count name="classRank" label="Rank in class" />
						<Count name="classSize" label="out of" />
						<Count name="satTotal" label="SAT (highest total)" max={1600} />
						<Count name="actComposite" label="ACT Composite" max={36} />
					</SimpleGrid>
					<Radios name="hispanic" label="Are you Hispanic or Latino?" options={["Yes", "No", "I prefer not to answer"]} />
					<Boxes
						name="ethnic"
						label="Ethnic background (optional; check all that apply)"
						options={["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White", "Other"]}
					/>
					<Line name="careerGoal" label="Career goal" />
					<Awards />
					<Table.Root size="sm">
						<Table.Header>
							<Table.Row>
								<Table.ColumnHeader>Organization or activity (school, community, church, work)</Table.ColumnHeader>
								<Table.ColumnHeader>Office or position held</Table.ColumnHeader>
								<Table.ColumnHeader>Hrs/wk</Table.ColumnHeader>
							</Table.Row>
						</Table.Header>
						<Table.Body>
							{[0, 1, 2].map((row) => (
								<Table.Row key={row}>
									{["org", "office", "hours"].map((key) => <Table.Cell key={key}><Cell name={`act${row}${key}`} /></Table.Cell>)}
								</Table.Row>
							))}
						</Table.Body>
					</Table.Root>
					<SimpleGrid columns={2} gap={3}>
						<Line name="counselor" label="Name of your guidance counselor" />
						<Line name="counselorPhone" label="Counselor's telephone" mask="(999) 999-9999" />
					</SimpleGrid>
				</Section>

				<Section title="G. Certification" note="WARNING: If you purposely give false or misleading information on this form, you may lose your aid.">
					<Tick name="certify">All of the information on this form is true and complete to the best of our knowledge. If asked, we agree to give proof of the information that we have given.</Tick>
					<Grid templateColumns="3fr 1fr" gap={3}>
						<Line name="signature" label="Student's signature" />
						<Line name="signatureDate" label="Date" />
					</Grid>
					<Line name="parentSignature" label="Father's/Mother's signature" />
					<Button type="submit" colorPalette="teal" alignSelf="start">Submit application</Button>
				</Section>
			</form>
		</FormProvider>
	);
}

const useAreaIn = (form: ReturnType<typeof useForm<Values>>) => {
	const { ref, ...rest } = form.register("special");
	return {
		...rest,
		ref: (el: HTMLTextAreaElement | null) => {
			ref(el);
			if (el) shownBy.set("special", () => el.value);
		},
	};
};

let submitted = false;
createRoot(document.getElementById("root") as HTMLElement).render(
	<ChakraProvider value={defaultSystem}>
		<Container maxW="5xl" py={8}>
			<Text fontSize="sm" color="teal.700">Stony Ford College · Student Financial Aid Office</Text>
			<Heading as="h1" size="2xl" mb={2}>Financial Aid Application 2027-28</Heading>
			<Text mb={6} fontSize="sm">Incomplete applications will delay your application processing. Enter zero for dollar questions which do not apply to you.</Text>
			<Application />
		</Container>
	</ChakraProvider>,
);
