import {
	Box, Button, Card, ChakraProvider, Checkbox, CheckboxGroup, Combobox, Container, DatePicker, Field, Fieldset, Grid, Heading, Input, NativeSelect,
	NumberInput, Portal, RadioCard, RadioGroup, Select, SimpleGrid, Stack, Table, TagsInput, Text, Textarea, createListCollection, defaultSystem,
	parseDate, useFilter, useListCollection,
} from "@chakra-ui/react";
import { type ReactNode, useRef } from "react";
import { createRoot } from "react-dom/client";
import { type Control, Controller, useForm } from "react-hook-form";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const PRONOUNS = ["He/him/his", "She/her/hers", "They/them/theirs", "Other"];
const SCHOOLS = [
	["arts", "College of Arts & Sciences"],
	["engineering", "School of Engineering"],
	["business", "School of Business"],
	["nursing", "School of Nursing & Health Studies"],
];
const EDUCATION = [
	"None", "Some grade/primary school", "Completed grade/primary school", "Some high/secondary school", "Graduated from high/secondary school (or equivalent)",
	"Some trade school or community college", "Graduated from trade school or community college", "Some college/university",
	"Graduated from college/university", "Graduate school",
];
const AP = [
	"Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language & Composition",
	"English Literature & Composition", "Environmental Science", "European History", "Physics 1", "Physics 2", "Psychology",
	"Spanish Language & Culture", "Statistics", "U.S. Government & Politics", "U.S. History", "World History: Modern",
];
const RACES = [
	["ai", "American Indian or Alaska Native (including all Original Peoples of the Americas)"],
	["asian", "Asian (including Indian subcontinent and Philippines)"],
	["black", "Black or African American (including Africa and Caribbean)"],
	["pacific", "Native Hawaiian or Other Pacific Islander (Original Peoples)"],
	["white", "White (including Middle Eastern)"],
];
const YES_NO = [["Y", "Yes"], ["N", "No"]];

const parent = () => ({ living: "", name: "", occupation: "", employer: "", education: "", college: "" });
const activity = () => ({ name: "", position: "", grades: [] as string[], hours: "", weeks: "" });
const defaultValues = {
	plan: "", entry: "", college: "", major1: "", major2: "", finaid: "", feeWaiver: false,
	name: { last: "", first: "", middle: "", suffix: "", called: "", former: "" },
	dob: "", sex: "", genderIdentity: "", pronouns: "", ssn: "",
	birth: { city: "", state: "", country: "" },
	home: { street: "", apt: "", city: "", state: "", zip: "", country: "" },
	mail: { street: "", rest: "", until: "" },
	phone: "", phoneType: "", altPhone: "", email: "",
	citizenship: "", otherCitizenship: "", yearsUS: "", firstLanguage: "", homeLanguage: "",
	school: { name: "", ceeb: "", city: "", state: "", type: "", entered: "", graduation: "" },
	counselor: { name: "", email: "", phone: "" },
	rank: "", classSize: "", gpa: "", gpaScale: "",
	priorCollege: { name: "", location: "", dates: "" },
	collegeCourses: [0, 1].map(() => ({ title: "", credits: "", grade: "" })),
	sat: { rw: "", rwDate: "", math: "", mathDate: "" },
	act: { composite: "", date: "" },
	toefl: "",
	ap: [0, 1, 2].map(() => ({ subject: "", date: "", score: "" })),
	parents: [parent(), parent()],
	marital: "",
	siblings: [0, 1].map(() => ({ name: "", age: "", college: "" })),
	activities: [activity(), activity(), activity()],
	honors: [0, 1, 2].map(() => ({ title: "", grade: "" })),
	hispanic: "", race: [] as string[], firstGen: "", military: "", otherColleges: [] as string[], cbo: "", discipline: "", essay: "",
	portfolio: "", certify: false, signature: "",
};

let values: () => object = () => defaultValues;
let submitted = false;
const fields = new Map<string, () => unknown>();

function flat(value: unknown, key = ""): [string, unknown][] {
	if (value === null || typeof value !== "object" || (Array.isArray(value) && typeof value[0] !== "object")) {
		const group = Array.isArray(value) && key !== "otherColleges" ? [...value].sort() : value;
		return [[key, group]];
	}
	return Object.entries(value).flatMap(([name, each]) => flat(each, key ? `${key}.${name}` : name));
}
const byName = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
function read(key: string) {
	const own = fields.get(key);
	if (own) return own();
	const [first] = byName(key) as (HTMLInputElement | HTMLSelectElement)[];
	if (first instanceof HTMLSelectElement) return first.value ? first.selectedOptions[0].text : "";
	return first.value;
}
const labelOf = (box: HTMLInputElement) => box.closest("label")?.textContent ?? "";

type Kit = { control: Control<typeof defaultValues> };
type Named = Kit & { name: any };

function Choice({ control, name, options, label, help, row = true }: Named & { options: string[][]; label: ReactNode; help?: string; row?: boolean }) {
	fields.set(name, () => labelOf(byName(name).find((box) => box.checked) ?? document.createElement("input")));
	return (
		<Controller
			control={control}
			name={name}
			render={({ field }) => (
				<Fieldset.Root>
					<Fieldset.Legend>{label}</Fieldset.Legend>
					<RadioGroup.Root name={name} value={(field.value as string) || null} onValueChange={({ value }) => field.onChange(value)}>
						<Stack direction={row ? "row" : "column"} gap={row ? "6" : "2"} wrap="wrap">
							{options.map(([value, text]) => (
								<RadioGroup.Item key={value} value={value}>
									<RadioGroup.ItemHiddenInput onBlur={field.onBlur} />
									<RadioGroup.ItemIndicator />
									<RadioGroup.ItemText>{text}</RadioGroup.ItemText>
								</RadioGroup.Item>
							))}
						</Stack>
					</RadioGroup.Root>
					{help && <Fieldset.HelperText>{help}</Fieldset.HelperText>}
				</Fieldset.Root>
			)}
		/>
	);
}

function Picker({ control, name, label, options, placeholder }: Named & { label: string; options: string[][]; placeholder: string }) {
	const text = useRef<HTMLSpanElement>(null);
	const collection = createListCollection({ items: options.map(([value, item]) => ({ value, label: item })) });
	return (
		<Controller
			control={control}
			name={name}
			render={({ field }) => {
				fields.set(name, () => {
					const shown = text.current?.textContent ?? "";
					return shown === placeholder ? "" : shown;
				});
				return (
					<Select.Root
						collection={collection}
						name={name}
						value={field.value ? [field.value as string] : []}
						onValueChange={({ value }) => field.onChange(value[0] ?? "")}
						onInteractOutside={() => field.onBlur()}
					>
						<Select.HiddenSelect />
						<Select.Label>{label}</Select.Label>
						<Select.Control>
							<Select.Trigger>
								<Select.ValueText ref={text} placeholder={placeholder} />
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
			}}
		/>
	);
}

function Lookup({ control, name, label, options, placeholder }: Named & { label: string; options: string[]; placeholder?: string }) {
	const box = useRef<HTMLInputElement>(null);
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: options.map((each) => ({ value: each, label: each })), filter: contains });
	fields.set(name, () => box.current?.value ?? "");
	return (
		<Controller
			control={control}
			name={name}
			render={({ field }) => (
				<Combobox.Root
					collection={collection}
					value={field.value ? [field.value as string] : []}
					onValueChange={({ value }) => field.onChange(value[0] ?? "")}
					onInputValueChange={({ inputValue }) => filter(inputValue)}
					openOnClick
				>
					<Combobox.Label>{label}</Combobox.Label>
					<Combobox.Control>
						<Combobox.Input ref={box} placeholder={placeholder ?? "Type to search"} />
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
			)}
		/>
	);
}

function DateBox({ control, name, label }: Named & { label: string }) {
	const box = useRef<HTMLInputElement>(null);
	fields.set(name, () => box.current?.value ?? "");
	return (
		<Controller
			control={control}
			name={name}
			render={({ field }) => (
				<DatePicker.Root
					value={field.value ? [parseDate(field.value as string)] : []}
					onValueChange={({ value }) => field.onChange(value[0]?.toString() ?? "")}
				>
					<DatePicker.Label>{label}</DatePicker.Label>
					<DatePicker.Control>
						<DatePicker.Input ref={box} placeholder="mm/dd/yyyy" />
						<DatePicker.IndicatorGroup>
							<DatePicker.Trigger aria-label="Open calendar">▾</DatePicker.Trigger>
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

function Count({ control, name, label, help, ...limits }: Named & { label?: string; help?: string; min?: number; max?: number; step?: number; narrow?: string }) {
	const { narrow, ...range } = limits;
	fields.set(name, () => byName(name)[0].value);
	return (
		<Controller
			control={control}
			name={name}
			render={({ field }) => (
				<Field.Root>
					{label && <Field.Label>{label}</Field.Label>}
					<NumberInput.Root {...range} name={name} width={narrow ?? "full"} value={field.value as string} onValueChange={({ value }) => field.onChange(value)}>
						<NumberInput.Control />
						<NumberInput.Input onBlur={field.onBlur} />
					</NumberInput.Root>
					{help && <Field.HelperText>{help}</Field.HelperText>}
				</Field.Root>
			)}
		/>
	);
}

/** (530) 555-0142 while typing. */
function telephone(text: string) {
	const digits = text.replace(/\D/g, "").replace(/^1(?=\d{10})/, "").slice(0, 10);
	if (digits.length < 4) return digits;
	return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}${digits.length > 6 ? `-${digits.slice(6)}` : ""}`;
}
function Phone({ control, name, label }: Named & { label: string }) {
	return (
		<Controller
			control={control}
			name={name}
			render={({ field }) => (
				<Field.Root>
					<Field.Label>{label}</Field.Label>
					<Input type="tel" placeholder="(___) ___-____" {...field} value={field.value as string} onChange={(event) => field.onChange(telephone(event.target.value))} />
				</Field.Root>
			)}
		/>
	);
}

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
	return (
		<Card.Root>
			<Card.Header>
				<Card.Title>{title}</Card.Title>
				{lead && <Card.Description>{lead}</Card.Description>}
			</Card.Header>
			<Card.Body>
				<Stack gap="5">{children}</Stack>
			</Card.Body>
		</Card.Root>
	);
}

function Application() {
	const { register, control, getValues, handleSubmit } = useForm({ defaultValues });
	values = getValues;
	const line = (name: any, label: string, help?: string, rest: object = {}) => (
		<Field.Root>
			<Field.Label>{label}</Field.Label>
			<Input {...register(name)} {...rest} />
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
	const native = (name: any, label: string, options: (string | string[])[], placeholder = "Select") => (
		<Field.Root>
			<Field.Label>{label}</Field.Label>
			<NativeSelect.Root>
				<NativeSelect.Field {...register(name)}>
					<option value="">{placeholder}</option>
					{options.map((each) => {
						const [value, text] = Array.isArray(each) ? each : [each, each];
						return (
							<option key={value} value={value}>
								{text}
							</option>
						);
					})}
				</NativeSelect.Field>
				<NativeSelect.Indicator />
			</NativeSelect.Root>
		</Field.Root>
	);
	fields.set("feeWaiver", () => byName("feeWaiver")[0].checked);
	fields.set("certify", () => byName("certify")[0].checked);
	fields.set("plan", () => {
		const chosen = byName("plan").find((box) => box.checked);
		return chosen ? chosen.closest("label")?.querySelector("[data-part=item-text]")?.textContent : "";
	});
	for (const name of ["race", "activities.0.grades", "activities.1.grades", "activities.2.grades"])
		fields.set(name, () => byName(name).filter((box) => box.checked).map(labelOf));
	fields.set("otherColleges", () => [...document.querySelectorAll("[data-scope=tags-input][data-part=item-preview]")].map((tag) => tag.textContent?.replace("×", "").trim()));

	return (
		<Container maxW="4xl" py="8">
			<Heading size="3xl">Aldermere University</Heading>
			<Text mb="6" color="fg.muted">
				Undergraduate Application for First-Year Admission. Please complete every item which applies to you. Items you cannot answer may be left blank.
			</Text>
			<form
				noValidate
				onSubmit={handleSubmit(() => {
					submitted = true;
				})}
			>
				<Stack gap="6">
					<Part title="Plan of Admission">
						<Controller
							control={control}
							name="plan"
							render={({ field }) => (
								<RadioCard.Root name="plan" value={field.value || null} onValueChange={({ value }) => field.onChange(value)}>
									<RadioCard.Label>I am applying under the following program</RadioCard.Label>
									<SimpleGrid columns={2} gap="3">
										{[["EA", "Early Action", "November 1 deadline"], ["RD", "Regular Decision", "January 10 deadline"]].map(([value, title, hint]) => (
											<RadioCard.Item key={value} value={value}>
												<RadioCard.ItemHiddenInput />
												<RadioCard.ItemControl>
													<RadioCard.ItemContent>
														<RadioCard.ItemText>{title}</RadioCard.ItemText>
														<RadioCard.ItemDescription>{hint}</RadioCard.ItemDescription>
													</RadioCard.ItemContent>
													<RadioCard.ItemIndicator />
												</RadioCard.ItemControl>
											</RadioCard.Item>
										))}
									</SimpleGrid>
								</RadioCard.Root>
							)}
						/>
						<Grid templateColumns="1fr 2fr" gap="4">
							{native("entry", "Date of entrance", [["F27", "Fall 2027"], ["S28", "Spring 2028"], ["F28", "Fall 2028 (deferred)"]])}
							<Choice control={control} name="college" label="School to which you are applying (choose one only)" options={SCHOOLS} row={false} />
						</Grid>
						<SimpleGrid columns={2} gap="4">
							<Lookup control={control} name="major1" label="Intended major" options={MAJORS} />
							<Lookup control={control} name="major2" label="Alternate major, if any" options={MAJORS} />
						</SimpleGrid>
						<Choice control={control} name="finaid" label="Do you intend to apply for financial aid?" options={YES_NO} help="Admission decisions are made without regard to financial need." />
						<Controller
							control={control}
							name="feeWaiver"
							render={({ field }) => (
								<Checkbox.Root name="feeWaiver" checked={field.value} onCheckedChange={({ checked }) => field.onChange(checked === true)}>
									<Checkbox.HiddenInput />
									<Checkbox.Control />
									<Checkbox.Label>I am requesting a waiver of the $75 application fee</Checkbox.Label>
								</Checkbox.Root>
							)}
						/>
					</Part>

					<Part title="Biographical Information">
						<Text fontWeight="medium">Full legal name, as it appears on official documents</Text>
						<Grid templateColumns="2fr 2fr 2fr 1fr" gap="3">
							{line("name.last", "Last (Family)")}
							{line("name.first", "First (Given)")}
							{line("name.middle", "Middle (complete)")}
							{native("name.suffix", "Jr., etc.", ["Jr.", "Sr.", "II", "III", "IV"], "—")}
						</Grid>
						<SimpleGrid columns={2} gap="4">
							{line("name.called", "Prefer to be called (nickname)")}
							{line("name.former", "Former last name(s), if any")}
						</SimpleGrid>
						<SimpleGrid columns={3} gap="4">
							<DateBox control={control} name="dob" label="Birth date" />
							<Choice control={control} name="sex" label="Sex" options={[["F", "Female"], ["M", "Male"]]} />
							<Picker control={control} name="pronouns" label="Pronouns" options={PRONOUNS.map((each) => [each, each])} placeholder="Optional" />
						</SimpleGrid>
						{line("genderIdentity", "If you would like the opportunity, we invite you to share more about your gender identity")}
						{line("ssn", "U.S. Social Security Number, if any", "Required of U.S. citizens and permanent residents applying for financial aid.", { placeholder: "___-__-____" })}
						<Text fontWeight="medium">Place of birth</Text>
						<SimpleGrid columns={3} gap="4">
							{line("birth.city", "City/Town")}
							{line("birth.state", "State (if in the U.S.)")}
							<Lookup control={control} name="birth.country" label="Country" options={COUNTRIES} />
						</SimpleGrid>
					</Part>

					<Part title="Addresses and Telephone">
						<Heading size="sm">Permanent home address</Heading>
						<Grid templateColumns="3fr 1fr" gap="3">
							{line("home.street", "Number & street")}
							{line("home.apt", "Apartment #")}
						</Grid>
						<Grid templateColumns="2fr 2fr 1fr 2fr" gap="3">
							{line("home.city", "City/Town")}
							<Picker control={control} name="home.state" label="State/Province" options={STATES} placeholder="Select" />
							{line("home.zip", "ZIP code")}
							<Lookup control={control} name="home.country" label="Country" options={COUNTRIES} />
						</Grid>
						<Heading size="sm">If different from above, please give your current mailing address for all admission correspondence</Heading>
						{line("mail.street", "Number & street")}
						<Grid templateColumns="3fr 1fr" gap="3">
							{line("mail.rest", "City, state, ZIP")}
							{line("mail.until", "Use until", undefined, { placeholder: "mm/dd/yyyy" })}
						</Grid>
						<SimpleGrid columns={3} gap="4">
							<Phone control={control} name="phone" label="Preferred telephone" />
							<Choice control={control} name="phoneType" label="This telephone is" options={[["home", "Home"], ["cell", "Cell"]]} />
							<Phone control={control} name="altPhone" label="Alternate telephone" />
						</SimpleGrid>
						{line("email", "E-mail address", "We will send your applicant portal login to this address.", { type: "email" })}
					</Part>

					<Part title="Citizenship and Language">
						<Choice
							control={control}
							name="citizenship"
							label="Citizenship status"
							row={false}
							options={[
								["us", "U.S. citizen or U.S. national"],
								["dual", "Dual U.S. citizen"],
								["pr", "U.S. permanent resident (green card holder)"],
								["other", "Citizen of another country"],
							]}
						/>
						{line("otherCitizenship", "If not a U.S. citizen, country or countries of citizenship and visa type")}
						<SimpleGrid columns={3} gap="4">
							<Count control={control} name="yearsUS" label="Number of years you have lived in the United States" min={0} max={99} />
							{line("firstLanguage", "First language")}
							{line("homeLanguage", "Language spoken at home, if different")}
						</SimpleGrid>
					</Part>

					<Part title="Secondary School" lead="The school from which you have graduated or expect to graduate.">
						<Grid templateColumns="3fr 1fr" gap="3">
							{line("school.name", "Secondary school you now attend")}
							{line("school.ceeb", "CEEB/ACT code")}
						</Grid>
						<SimpleGrid columns={3} gap="4">
							{line("school.city", "City")}
							<Picker control={control} name="school.state" label="State" options={STATES} placeholder="Select" />
							{native("school.type", "Type of school", ["Public", "Charter", "Independent", "Religious", "Home school"])}
						</SimpleGrid>
						<SimpleGrid columns={2} gap="4">
							{line("school.entered", "Date of entry", undefined, { placeholder: "MM/YYYY", maxLength: 7 })}
							<DateBox control={control} name="school.graduation" label="Date of graduation (expected)" />
						</SimpleGrid>
						<SimpleGrid columns={3} gap="4">
							{line("counselor.name", "Counselor's name (Mr./Mrs./Ms./Dr.)")}
							{line("counselor.email", "Counselor's e-mail", undefined, { type: "email" })}
							<Phone control={control} name="counselor.phone" label="Counselor's telephone" />
						</SimpleGrid>
						<SimpleGrid columns={4} gap="4">
							{line("rank", "Class rank, if known")}
							{line("classSize", "Class size")}
							<Count control={control} name="gpa" label="Cumulative GPA (unweighted)" min={0} max={100} step={0.01} />
							{native("gpaScale", "GPA scale", ["4.0", "4.3", "5.0", "6.0", "10", "20", "100"])}
						</SimpleGrid>
						<Heading size="sm">College coursework</Heading>
						<Text>If you have taken courses at a college or university while in high school, list the institution and the courses.</Text>
						<Grid templateColumns="2fr 2fr 1fr" gap="3">
							{line("priorCollege.name", "College/university name")}
							{line("priorCollege.location", "Location (city, state)")}
							{line("priorCollege.dates", "Dates attended")}
						</Grid>
						<Table.Root size="sm" variant="outline">
							<Table.Header>
								<Table.Row>
									<Table.ColumnHeader>Course title</Table.ColumnHeader>
									<Table.ColumnHeader>Credits</Table.ColumnHeader>
									<Table.ColumnHeader>Grade</Table.ColumnHeader>
								</Table.Row>
							</Table.Header>
							<Table.Body>
								{[0, 1].map((row) => (
									<Table.Row key={row}>
										<Table.Cell><Input {...register(`collegeCourses.${row}.title` as any)} /></Table.Cell>
										<Table.Cell><Input {...register(`collegeCourses.${row}.credits` as any)} /></Table.Cell>
										<Table.Cell><Input {...register(`collegeCourses.${row}.grade` as any)} /></Table.Cell>
									</Table.Row>
								))}
							</Table.Body>
						</Table.Root>
					</Part>

					<Part title="Standardized Testing" lead="Self-reported scores. Report your highest score on each section, with the date on which it was earned.">
						<SimpleGrid columns={4} gap="4">
							<Count control={control} name="sat.rw" label="SAT Evidence-Based Reading & Writing" min={200} max={800} />
							<DateBox control={control} name="sat.rwDate" label="Date taken (Reading & Writing)" />
							<Count control={control} name="sat.math" label="SAT Math" min={200} max={800} />
							<DateBox control={control} name="sat.mathDate" label="Date taken (Math)" />
						</SimpleGrid>
						<SimpleGrid columns={3} gap="4">
							<Count control={control} name="act.composite" label="ACT Composite" min={1} max={36} />
							<DateBox control={control} name="act.date" label="ACT date" />
							<Count control={control} name="toefl" label="TOEFL iBT total" min={0} max={120} help="Only if English is not your first language." />
						</SimpleGrid>
						<Table.Root size="sm" variant="outline">
							<Table.Caption>Advanced Placement examinations</Table.Caption>
							<Table.Header>
								<Table.Row>
									<Table.ColumnHeader width="50%">AP subject</Table.ColumnHeader>
									<Table.ColumnHeader>Month/year taken</Table.ColumnHeader>
									<Table.ColumnHeader>Score</Table.ColumnHeader>
								</Table.Row>
							</Table.Header>
							<Table.Body>
								{[0, 1, 2].map((row) => (
									<Table.Row key={row}>
										<Table.Cell>
											<NativeSelect.Root size="sm">
												<NativeSelect.Field {...register(`ap.${row}.subject` as any)}>
													<option value=""></option>
													{AP.map((each) => <option key={each}>{each}</option>)}
												</NativeSelect.Field>
												<NativeSelect.Indicator />
											</NativeSelect.Root>
										</Table.Cell>
										<Table.Cell><Input size="sm" placeholder="MM/YYYY" maxLength={7} {...register(`ap.${row}.date` as any)} /></Table.Cell>
										<Table.Cell>
											<NativeSelect.Root size="sm">
												<NativeSelect.Field {...register(`ap.${row}.score` as any)}>
													<option value=""></option>
													{["1", "2", "3", "4", "5"].map((each) => <option key={each}>{each}</option>)}
												</NativeSelect.Field>
												<NativeSelect.Indicator />
											</NativeSelect.Root>
										</Table.Cell>
									</Table.Row>
								))}
							</Table.Body>
						</Table.Root>
					</Part>

					<Part title="Family" lead="Please list both parents below, even if one or more is deceased or no longer has legal responsibilities toward you.">
						<SimpleGrid columns={2} gap="8">
							{[0, 1].map((index) => (
								<Box key={index} borderWidth="1px" rounded="md" p="4">
									<Heading size="sm" mb="3">Parent {index + 1}</Heading>
									<Stack gap="4">
										{line(`parents.${index}.name`, "Name (first, middle initial, last)")}
										<Choice control={control} name={`parents.${index}.living`} label="Is this parent living?" options={YES_NO} />
										{line(`parents.${index}.occupation`, "Occupation (former occupation, if retired or deceased)")}
										{line(`parents.${index}.employer`, "Name of employer")}
										<Picker control={control} name={`parents.${index}.education`} label="Highest level of education" options={EDUCATION.map((each) => [each, each])} placeholder="Select level" />
										{line(`parents.${index}.college`, "College attended and degree, if any")}
									</Stack>
								</Box>
							))}
						</SimpleGrid>
						{native("marital", "Parents' marital status (relative to each other)", ["Never Married", "Married", "Civil Union/Domestic Partners", "Widowed", "Separated", "Divorced"])}
						<Text>Please give names and ages of your brothers or sisters. If they are enrolled in or have attended college, give the name of the institution.</Text>
						<Table.Root size="sm" variant="outline">
							<Table.Header>
								<Table.Row>
									<Table.ColumnHeader>Name of brother or sister</Table.ColumnHeader>
									<Table.ColumnHeader width="16%">Age</Table.ColumnHeader>
									<Table.ColumnHeader>College attended/attending</Table.ColumnHeader>
								</Table.Row>
							</Table.Header>
							<Table.Body>
								{[0, 1].map((row) => (
									<Table.Row key={row}>
										<Table.Cell><Input {...register(`siblings.${row}.name` as any)} /></Table.Cell>
										<Table.Cell><Input inputMode="numeric" {...register(`siblings.${row}.age` as any)} /></Table.Cell>
										<Table.Cell><Input {...register(`siblings.${row}.college` as any)} /></Table.Cell>
									</Table.Row>
								))}
							</Table.Body>
						</Table.Root>
					</Part>

					<Part
						title="Principal Activities"
						lead="List your principal extracurricular, volunteer, and work activities in their order of interest to you, your grade level when you took part, and the approximate time spent."
					>
						{[0, 1, 2].map((index) => (
							<Fieldset.Root key={index} borderTopWidth={index ? "1px" : undefined} pt={index ? "4" : undefined}>
								<Fieldset.Legend>Activity {index + 1}</Fieldset.Legend>
								<Fieldset.Content>
									<SimpleGrid columns={2} gap="4">
										{line(`activities.${index}.name`, "Name of activity, organization, or employer")}
										{line(`activities.${index}.position`, "Positions held, honors won, or letters earned")}
									</SimpleGrid>
									<Grid templateColumns="2fr 1fr 1fr" gap="4">
										<Controller
											control={control}
											name={`activities.${index}.grades` as any}
											render={({ field }) => (
												<CheckboxGroup name={`activities.${index}.grades`} value={field.value as string[]} onValueChange={field.onChange}>
													<Text textStyle="sm" fontWeight="medium">Grade level of participation</Text>
													<Stack direction="row" gap="4">
														{["9", "10", "11", "12"].map((grade) => (
															<Checkbox.Root key={grade} value={grade}>
																<Checkbox.HiddenInput />
																<Checkbox.Control />
																<Checkbox.Label>{grade}</Checkbox.Label>
															</Checkbox.Root>
														))}
													</Stack>
												</CheckboxGroup>
											)}
										/>
										<Count control={control} name={`activities.${index}.hours`} label="Hours per week" min={0} max={168} />
										<Count control={control} name={`activities.${index}.weeks`} label="Weeks per year" min={0} max={52} />
									</Grid>
								</Fieldset.Content>
							</Fieldset.Root>
						))}
					</Part>

					<Part title="Academic Distinctions" lead="Briefly list any scholastic distinctions or honors you have won since the ninth grade.">
						{[0, 1, 2].map((index) => (
							<Grid key={index} templateColumns="3fr 1fr" gap="3">
								{line(`honors.${index}.title`, `Distinction ${index + 1}`)}
								{native(`honors.${index}.grade`, "Grade received", ["9", "10", "11", "12"])}
							</Grid>
						))}
					</Part>

					<Part title="Optional Demographic Information" lead="The items in this section are optional. No information you provide will be used in a discriminatory manner.">
						<Choice control={control} name="hispanic" label="Are you Hispanic or Latino/a/x?" options={YES_NO} />
						<Controller
							control={control}
							name="race"
							render={({ field }) => (
								<Fieldset.Root>
									<CheckboxGroup name="race" value={field.value} onValueChange={field.onChange}>
										<Fieldset.Legend>Regardless of your answer to the prior question, please indicate how you identify yourself. (Check one or more)</Fieldset.Legend>
										<Fieldset.Content>
											{RACES.map(([value, text]) => (
												<Checkbox.Root key={value} value={value}>
													<Checkbox.HiddenInput />
													<Checkbox.Control />
													<Checkbox.Label>{text}</Checkbox.Label>
												</Checkbox.Root>
											))}
										</Fieldset.Content>
									</CheckboxGroup>
								</Fieldset.Root>
							)}
						/>
						<SimpleGrid columns={2} gap="4">
							<Choice control={control} name="firstGen" label="Will you be among the first generation in your family to attend college?" options={YES_NO} />
							{native("military", "U.S. Armed Forces status", ["None", "Currently serving", "Previously served", "Current dependent"])}
						</SimpleGrid>
					</Part>

					<Part title="Additional Information">
						<Controller
							control={control}
							name="otherColleges"
							render={({ field }) => (
								<TagsInput.Root value={field.value} onValueChange={({ value }) => field.onChange(value)}>
									<TagsInput.Label>To which other colleges are you applying? (optional; press Enter after each)</TagsInput.Label>
									<TagsInput.Control>
										<TagsInput.Items />
										<TagsInput.Input placeholder="Add college…" />
									</TagsInput.Control>
								</TagsInput.Root>
							)}
						/>
						{line("cbo", "If you have received free assistance with your application process from a community-based organization, please list its name")}
						{line("portfolio", "Link to maker or arts portfolio (optional)", undefined, { type: "url", placeholder: "https://" })}
						<Choice
							control={control}
							name="discipline"
							label="Have you ever been found responsible for a disciplinary violation at any educational institution you have attended from the ninth grade forward?"
							options={YES_NO}
						/>
						<Field.Root>
							<Field.Label>As Aldermere is a diverse community, the Admissions Committee would like to know more about you in your own words. (500 words)</Field.Label>
							<Textarea rows={6} {...register("essay")} />
						</Field.Root>
					</Part>

					<Part title="Required Signature">
						<Controller
							control={control}
							name="certify"
							render={({ field }) => (
								<Checkbox.Root name="certify" checked={field.value} onCheckedChange={({ checked }) => field.onChange(checked === true)}>
									<Checkbox.HiddenInput />
									<Checkbox.Control />
									<Checkbox.Label>
										I certify that all information submitted in the admission process is my own work, factually true, and honestly presented.
									</Checkbox.Label>
								</Checkbox.Root>
							)}
						/>
						{line("signature", "Signature (type your full name)")}
						<Button type="submit" alignSelf="flex-start">Submit application</Button>
					</Part>
				</Stack>
			</form>
		</Container>
	);
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(flat(values())), submitted }),
	formShown: () => Object.fromEntries(flat(values()).map(([key]) => [key, read(key)])),
});
createRoot(document.querySelector("#root")!).render(
	<ChakraProvider value={defaultSystem}>
		<Application />
	</ChakraProvider>,
);
