import {
	Box, Button, ButtonGroup, ChakraProvider, Checkbox, CheckboxGroup, Combobox, Container, createListCollection, DatePicker, defaultSystem, Field, Fieldset, Heading, HStack, Input, NativeSelect, NumberInput, Portal, RadioCard, RadioGroup, SegmentGroup, Select, SimpleGrid, Stack, Steps, Switch, Table, Text, Textarea,
} from "@chakra-ui/react";
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";

type Value = string | boolean | string[];
let values: Record<string, Value> = {};
let counts: Record<string, number> = { sib: 1, cc: 1, hc: 2, act: 1 };
let submitted = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};
const tell = () => {
	for (const listener of listeners) listener();
};
const set = (key: string, value: Value) => {
	values = { ...values, [key]: value };
	tell();
};
const addTo = (list: string) => {
	counts = { ...counts, [list]: Math.min(6, (counts[list] ?? 0) + 1) };
	tell();
};
const text = (key: string) => (values[key] as string | undefined) ?? "";
const list = (key: string) => (values[key] as string[] | undefined) ?? [];
const useValue = (key: string) => useSyncExternalStore(subscribe, () => values[key]);
const useText = (key: string) => (useValue(key) as string | undefined) ?? "";
const useIndexes = (of: string) => Array.from({ length: useSyncExternalStore(subscribe, () => counts[of] ?? 0) }, (_, index) => index);

type Option = string | [value: string, label: string, more?: string];
const option = (each: Option) => (typeof each === "string" ? { value: each, label: each } : { value: each[0], label: each[1], more: each[2] });
type Item = ReturnType<typeof option>;

const Label = ({ children }: { children: ReactNode }) => (
	<Field.Label>
		{children} <Field.RequiredIndicator />
	</Field.Label>
);

type Common = { id: string; label: string; help?: string; required?: boolean };
function T({ id, label, help, required, ...rest }: Common & { type?: string; placeholder?: string; maxLength?: number; autoComplete?: string; inputMode?: "numeric" }) {
	return (
		<Field.Root id={id} required={required}>
			<Label>{label}</Label>
			<Input value={useText(id)} onChange={(event) => set(id, event.target.value)} {...rest} />
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}

function Native({ id, label, help, required, options, placeholder = "Select option" }: Common & { options: Option[]; placeholder?: string }) {
	return (
		<Field.Root id={id} required={required}>
			<Label>{label}</Label>
			<NativeSelect.Root>
				<NativeSelect.Field placeholder={placeholder} value={useText(id)} onChange={(event) => set(id, event.target.value)}>
					{options.map(option).map(({ value, label: words }) => (
						<option key={value} value={value}>
							{words}
						</option>
					))}
				</NativeSelect.Field>
				<NativeSelect.Indicator />
			</NativeSelect.Root>
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}

function Numeric({ id, label, help, step = 1, min = 0, max }: Common & { step?: number; min?: number; max?: number }) {
	return (
		<Field.Root id={id}>
			<Label>{label}</Label>
			<NumberInput.Root value={useText(id)} onValueChange={({ value }) => set(id, value)} step={step} min={min} max={max} width="full">
				<NumberInput.Control>
					<NumberInput.IncrementTrigger />
					<NumberInput.DecrementTrigger />
				</NumberInput.Control>
				<NumberInput.Input />
			</NumberInput.Root>
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}

function Choose({ id, label, options, placeholder }: Common & { options: Option[]; placeholder: string }) {
	const chosen = useText(id);
	const collection = useMemo(() => createListCollection({ items: options.map(option) }), [options]);
	return (
		<Select.Root ids={{ trigger: id }} collection={collection} value={chosen ? [chosen] : []} onValueChange={({ value }) => set(id, value[0] ?? "")}>
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

function Search({ id, label, required, placeholder, find }: Common & { placeholder: string; find: (query: string) => Promise<Item[]> }) {
	const chosen = useText(id);
	const [query, setQuery] = useState("");
	const [items, setItems] = useState<Item[]>([]);
	const [isBusy, setBusy] = useState(false);
	useEffect(() => {
		let isOld = false;
		setBusy(true);
		find(query).then((found) => {
			if (isOld) return;
			setItems(found);
			setBusy(false);
		});
		return () => {
			isOld = true;
		};
	}, [query, find]);
	const collection = useMemo(() => createListCollection({ items }), [items]);
	return (
		<Combobox.Root
			ids={{ input: id }}
			collection={collection}
			value={chosen ? [chosen] : []}
			onValueChange={({ value }) => set(id, value[0] ?? "")}
			onInputValueChange={({ inputValue, reason }) => {
				if (reason === "input-change") setQuery(inputValue);
			}}
			openOnClick
			required={required}
		>
			<Combobox.Label>
				{label}
				{required && <Text as="span" color="red.500"> *</Text>}
			</Combobox.Label>
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
						{isBusy ? <Text p="2">Searching…</Text> : <Combobox.Empty>No matches yet. Keep typing.</Combobox.Empty>}
						{!isBusy &&
							collection.items.map((item) => (
								<Combobox.Item item={item} key={item.value}>
									<Combobox.ItemText>{item.label}</Combobox.ItemText>
									{item.more && (
										<Text fontSize="xs" color="fg.muted">
											{item.more}
										</Text>
									)}
								</Combobox.Item>
							))}
					</Combobox.Content>
				</Combobox.Positioner>
			</Portal>
		</Combobox.Root>
	);
}

function Cards({ id, label, options }: Common & { options: Option[] }) {
	return (
		<RadioCard.Root ids={{ root: id }} value={useText(id)} onValueChange={({ value }) => set(id, value ?? "")}>
			<RadioCard.Label>{label}</RadioCard.Label>
			<SimpleGrid columns={{ base: 1, md: 2 }} gap="2">
				{options.map(option).map(({ value, label: words, more }) => (
					<RadioCard.Item key={value} value={value}>
						<RadioCard.ItemHiddenInput />
						<RadioCard.ItemControl>
							<RadioCard.ItemContent>
								<RadioCard.ItemText>{words}</RadioCard.ItemText>
								{more && <RadioCard.ItemDescription>{more}</RadioCard.ItemDescription>}
							</RadioCard.ItemContent>
							<RadioCard.ItemIndicator />
						</RadioCard.ItemControl>
					</RadioCard.Item>
				))}
			</SimpleGrid>
		</RadioCard.Root>
	);
}

function Radios({ id, label, options }: Common & { options: Option[] }) {
	return (
		<Fieldset.Root>
			<Fieldset.Legend>{label}</Fieldset.Legend>
			<RadioGroup.Root ids={{ root: id }} value={useText(id)} onValueChange={({ value }) => set(id, value ?? "")}>
				<HStack gap="6" wrap="wrap">
					{options.map(option).map(({ value, label: words }) => (
						<RadioGroup.Item key={value} value={value}>
							<RadioGroup.ItemHiddenInput />
							<RadioGroup.ItemIndicator />
							<RadioGroup.ItemText>{words}</RadioGroup.ItemText>
						</RadioGroup.Item>
					))}
				</HStack>
			</RadioGroup.Root>
		</Fieldset.Root>
	);
}

function Toggle({ id, children }: { id: string; children: ReactNode }) {
	return (
		<Switch.Root ids={{ root: id }} checked={useValue(id) === true} onCheckedChange={({ checked }) => set(id, checked)}>
			<Switch.HiddenInput />
			<Switch.Control />
			<Switch.Label>{children}</Switch.Label>
		</Switch.Root>
	);
}

function GraduationDate() {
	return (
		<DatePicker.Root
			ids={{ input: () => "gradDate" }}
			onValueChange={({ value }) => set("gradDate", value[0]?.toString() ?? "")}
			locale="en-US"
			placeholder="mm/dd/yyyy"
		>
			<DatePicker.Label>Date you will finish high school</DatePicker.Label>
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
	);
}

const Cell = ({ id, width, name }: { id: string; width?: string; name: string }) => (
	<Table.Cell width={width}>
		<Input id={id} size="sm" aria-label={name} value={useText(id)} onChange={(event) => set(id, event.target.value)} />
	</Table.Cell>
);
function Grid({ heads, children }: { heads: string[]; children: ReactNode }) {
	return (
		<Table.Root size="sm" variant="outline">
			<Table.Header>
				<Table.Row>
					{heads.map((head) => (
						<Table.ColumnHeader key={head}>{head}</Table.ColumnHeader>
					))}
				</Table.Row>
			</Table.Header>
			<Table.Body>{children}</Table.Body>
		</Table.Root>
	);
}

const later = <V,>(value: V, ms: number) => new Promise<V>((resolve) => setTimeout(() => resolve(value), ms));
const filtered = (items: Item[], query: string) => items.filter(({ label, more }) => `${label} ${more ?? ""}`.toLowerCase().includes(query.trim().toLowerCase()));
const HIGH_SCHOOLS = (
	[
		["A101", "Ashland High School", "Ashland, Oregon"],
		["A117", "Ashland Valley High School", "Ashland, Oregon"],
		["A205", "Butte Creek Charter High School", "Chico, California"],
		["E330", "Eagle Point High School", "Eagle Point, Oregon"],
		["P412", "Phoenix Valley High School", "Phoenix, Oregon"],
		["V090", "Valley High School", "Sacramento, California"],
		["Y006", "Yreka High School", "Yreka, California"],
		["HOME", "Home school / private affidavit", ""],
	] as Option[]
).map(option);
const STATE_ITEMS = STATES.map(option);
const PROGRAMS = (
	[
		["ADJ-AA", "Administration of Justice"],
		["BIO-AST", "Biology"],
		["BUS-AST", "Business Administration"],
		["CIV-AS", "Civil Drafting"],
		["ECE-AA", "Early Childhood Education"],
		["ENE-AS", "Environmental Engineering"],
		["ENR-AS", "Environmental Resources and Recreation"],
		["FIR-AS", "Fire Technology"],
		["GEN-AA", "General Studies"],
		["NUR-AS", "Nursing"],
		["WEL-CT", "Welding Technology"],
	] as Option[]
).map(option);
const findSchool = (query: string) => later(query.trim().length < 2 ? [] : filtered(HIGH_SCHOOLS, query), 400);
const findState = (query: string) => later(filtered(STATE_ITEMS, query), 0);
const findProgram = (query: string) => later(filtered(PROGRAMS, query), 0);

const MONTHS: Option[] = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"].map((month, index) => [String(index + 1), month]);
const SCHOOLING: Option[] = [["1", "Less than high school diploma"], ["2", "High school diploma or equivalency"], ["3", "Some college, but no degree"], ["4", "Associate degree"], ["5", "Bachelor’s degree"], ["6", "Master’s degree or higher"], ["9", "Unknown"]];
const INCOME: Option[] = [["a", "Up to $24,999"], ["b", "$25,000 to $49,999"], ["c", "$50,000 to $74,999"], ["d", "$75,000 to $99,999"], ["e", "$100,000 or higher"]];
const HEARD: Option[] = ["High school counselor", "College visit", "Website", "Sibling or friend", "Mailing"];
const MARITAL: Option[] = ["Married or remarried", "Unmarried, both living in the same home", "Never married", "Divorced", "Separated", "Widowed"];
const RACES: Option[] = [["NA", "American Indian or Alaska Native"], ["AS", "Asian"], ["BL", "Black or African American"], ["PI", "Native Hawaiian or Pacific Islander"], ["WH", "White"]];

const Part = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
	<Fieldset.Root size="lg" mb="10">
		<Stack>
			<Fieldset.Legend>{title}</Fieldset.Legend>
			{note && <Fieldset.HelperText>{note}</Fieldset.HelperText>}
		</Stack>
		<Fieldset.Content>{children}</Fieldset.Content>
	</Fieldset.Root>
);
const Two = ({ children }: { children: ReactNode }) => (
	<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
		{children}
	</SimpleGrid>
);

const PersonalStep = () => (
	<>
		<Part title="Student’s legal name" note="Use the name on your birth certificate, passport or state ID. Names are printed on your college transcript.">
			<Two>
				<T id="legalFirst" label="First" required />
				<T id="legalMiddle" label="Middle" />
				<T id="legalLast" label="Last" required />
				<Native id="suffix" label="Suffix" options={["Jr", "Sr", "II", "III", "IV"]} placeholder="None" />
				<T id="chosen" label="Chosen first name" help="Shown to instructors on class rosters." />
				<Native id="pronouns" label="Pronouns" options={[["F", "she, her"], ["M", "he, him"], ["T", "they, them"], ["O", "not listed"]]} />
			</Two>
		</Part>
		<Part title="Date of birth">
			<SimpleGrid columns={3} gap="4">
				<Native id="bornMonth" label="Month" required options={MONTHS} placeholder="Month" />
				<T id="bornDay" label="Day" required maxLength={2} inputMode="numeric" placeholder="DD" />
				<T id="bornYear" label="Year" required maxLength={4} inputMode="numeric" placeholder="YYYY" />
			</SimpleGrid>
			<T id="ssn" label="Social Security or taxpayer number" type="password" autoComplete="off" help="Needed only to claim the education tax credit (Form 1098-T)." />
		</Part>
		<Part title="How we reach you">
			<Two>
				<T id="email" label="Personal email" type="email" required help="Please don’t give a K–12 district address." />
				<T id="mobile" label="Mobile phone" type="tel" required placeholder="(000) 000-0000" />
				<T id="street" label="Street address" required help="No P.O. boxes" />
				<T id="unit" label="Apt / space no." />
				<T id="city" label="City" required />
				<Search id="homeState" label="State" required placeholder="Start typing a state" find={findState} />
				<T id="zip" label="ZIP" required maxLength={10} />
				<Native id="country" label="Country" options={COUNTRIES} />
			</Two>
		</Part>
		<Part title="In an emergency, whom should the college call?">
			<Two>
				<T id="icePerson" label="Full name" />
				<T id="icePhone" label="Phone" type="tel" />
			</Two>
		</Part>
	</>
);

const BackgroundStep = () => (
	<>
		<Part title="Residency and background" note="Answers decide fees and are reported to the state without your name.">
			<Cards
				id="citizen"
				label="Citizenship"
				options={[
					["1", "U.S. citizen", "Born in the U.S. or abroad, or naturalized"],
					["2", "Permanent resident", "Holds Form I-551"],
					["3", "Student visa", "F-1 or M-1"],
					["4", "Other or no documents", "Does not affect admission"],
				]}
			/>
			<Two>
				<Native id="bornIn" label="Country of birth" options={COUNTRIES} />
				<Numeric id="yearsHere" label="Years you have lived in the U.S." min={0} max={99} />
			</Two>
			<Radios id="hispanic" label="Are you Hispanic or Latino?" options={[["Y", "Yes"], ["N", "No"], ["X", "Decline to state"]]} />
			<Fieldset.Root>
				<Fieldset.Legend>Race (select one or more)</Fieldset.Legend>
				<CheckboxGroup value={(useValue("race") as string[] | undefined) ?? []} onValueChange={(value) => set("race", value)} id="race">
					{RACES.map(option).map(({ value, label }) => (
						<Checkbox.Root key={value} value={value}>
							<Checkbox.HiddenInput />
							<Checkbox.Control />
							<Checkbox.Label>{label}</Checkbox.Label>
						</Checkbox.Root>
					))}
				</CheckboxGroup>
			</Fieldset.Root>
			<Radios id="gender" label="Gender" options={[["F", "Female"], ["M", "Male"], ["X", "Nonbinary"], ["D", "Decline to state"]]} />
			<Radios id="english" label="Is English your first language?" options={[["Y", "Yes"], ["N", "No"]]} />
		</Part>
		<Part title="Paying for college">
			<Choose id="income" label="Family income before taxes, last calendar year" options={INCOME} placeholder="Choose a range" />
			<Toggle id="waive">Waive my $40 application fee because of financial need</Toggle>
			<Radios id="degreeAtHome" label="Has either parent earned a bachelor’s degree?" options={[["Y", "Yes"], ["N", "No"], ["U", "I don’t know"]]} />
		</Part>
	</>
);

const ParentFields = ({ id, n }: { id: string; n: number }) => (
	<Part title={`Parent or legal guardian ${n}`}>
		<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
			<T id={`${id}First`} label="First name" />
			<T id={`${id}Initial`} label="MI" maxLength={1} />
			<T id={`${id}Last`} label="Last name" />
		</SimpleGrid>
		<Two>
			<T id={`${id}Job`} label="Occupation" />
			<Native id={`${id}Schooling`} label="Highest level of education" options={SCHOOLING} />
		</Two>
		{n === 1 && <T id={`${id}Email`} label="Email of this parent or guardian" help="The consent form is sent here." type="email" />}
	</Part>
);

const FamilyStep = () => (
	<>
		<ParentFields id="pg1" n={1} />
		<ParentFields id="pg2" n={2} />
		<Part title="Household">
			<Choose id="marital" label="Marital status of your parents" options={MARITAL} placeholder="Choose one" />
			<Text fontWeight="medium">Brothers and sisters</Text>
			{useIndexes("sib").map((n) => (
				<HStack key={n} align="end">
					<T id={`sib${n}First`} label="Name" placeholder="First name" />
					<T id={`sib${n}Last`} label="Surname" />
					<T id={`sib${n}Age`} label="Age" inputMode="numeric" />
				</HStack>
			))}
			<Button alignSelf="start" size="sm" variant="outline" id="addSib" onClick={() => addTo("sib")}>
				Add a brother or sister
			</Button>
		</Part>
	</>
);

const EarlierCredit = () => {
	const hasCredit = useText("hasCredit");
	const rows = useIndexes("cc");
	return (
		<Part title="Earlier college credit">
			<Radios id="hasCredit" label="Have you already taken a class for college credit?" options={[["yes", "Yes"], ["no", "Not yet"]]} />
			{hasCredit === "yes" && (
				<>
					<T id="ccCollege" label="College that gave the credit" />
					<Grid heads={["College course", "Grade", "Units"]}>
						{rows.map((n) => (
							<Table.Row key={n}>
								<Cell id={`cc${n}Title`} name={`College course, row ${n + 1}`} />
								<Cell id={`cc${n}Grade`} name={`Grade, row ${n + 1}`} width="110px" />
								<Cell id={`cc${n}Units`} name={`Units, row ${n + 1}`} width="110px" />
							</Table.Row>
						))}
					</Grid>
					<Button alignSelf="start" size="sm" variant="outline" id="addCc" onClick={() => addTo("cc")}>
						Add college course
					</Button>
				</>
			)}
		</Part>
	);
};

const SchoolStep = () => (
	<>
		<Part title="High school">
			<Search id="hs" label="School where you are enrolled" required placeholder="Type school name or city" find={findSchool} />
			<T id="studentId" label="District student ID number" help="On your schedule or report card" />
			<Field.Root>
				<Field.Label>Current grade</Field.Label>
				<SegmentGroup.Root ids={{ root: "grade" }} value={useText("grade") || null} onValueChange={({ value }) => set("grade", value ?? "")}>
					<SegmentGroup.Indicator />
					<SegmentGroup.Items items={["9", "10", "11", "12"]} />
				</SegmentGroup.Root>
			</Field.Root>
			<GraduationDate />
			<Two>
				<Numeric id="gpa" label="Cumulative GPA (unweighted)" step={0.01} max={4} />
				<Numeric id="satMath" label="SAT Math, if taken" max={800} />
				<Numeric id="satEnglish" label="SAT Reading & Writing, if taken" max={800} />
				<Numeric id="act" label="ACT Composite, if taken" max={36} />
			</Two>
			<Two>
				<T id="counselor" label="High school counselor or designee" />
				<T id="counselorEmail" label="Counselor’s email" type="email" />
			</Two>
		</Part>
		<Part title="High school courses for placement" note="Include the courses our placement staff should consider.">
			<Grid heads={["Course", "Final grade"]}>
				{useIndexes("hc").map((n) => (
					<Table.Row key={n}>
						<Cell id={`hc${n}Title`} name={`Course, row ${n + 1}`} />
						<Cell id={`hc${n}Grade`} name={`Final grade, row ${n + 1}`} width="140px" />
					</Table.Row>
				))}
			</Grid>
			<Button alignSelf="start" size="sm" variant="outline" id="addHc" onClick={() => addTo("hc")}>
				Add another course
			</Button>
		</Part>
		<EarlierCredit />
	</>
);

const PlansStep = () => (
	<>
		<Part title="Your goals">
			<Search id="program" label="Area of study that interests you most" placeholder="Search programs" find={findProgram} />
			<Cards id="goal" label="Farthest you hope to go" options={[["C", "Certificate"], ["A", "Associate degree"], ["B", "Bachelor’s degree"], ["M", "Master’s degree"], ["D", "Doctoral degree"]]} />
			<T id="career" label="Job or profession you have in mind" />
			<T id="next" label="University you plan to attend after high school" />
		</Part>
		<Part title="Activities and work" note="Clubs, sports, jobs, service.">
			{useIndexes("act").map((n) => (
				<Two key={n}>
					<T id={`act${n}Name`} label={`Group or employer ${n + 1}`} />
					<T id={`act${n}Role`} label="Your part in it" />
				</Two>
			))}
			<Button alignSelf="start" size="sm" variant="outline" id="addAct" onClick={() => addTo("act")}>
				Add one more
			</Button>
		</Part>
		<Part title="A few last things">
			<Choose id="heard" label="How did you find out about dual enrollment?" options={HEARD} placeholder="Choose one" />
			<Radios id="laptop" label="Will you need to borrow a laptop?" options={[["Y", "Yes"], ["N", "No"]]} />
			<Field.Root id="why">
				<Field.Label>
					Why are you ready for a college class? <Field.RequiredIndicator fallback={<Text as="span" color="fg.muted"> (optional)</Text>} />
				</Field.Label>
				<Textarea value={useText("why")} onChange={(event) => set("why", event.target.value)} rows={5} />
			</Field.Root>
			<T id="pin" label="Create a 6-digit MyPalimpsest PIN" type="password" maxLength={6} autoComplete="new-password" />
			<T id="esign" label="Electronic signature of student" />
			<Checkbox.Root ids={{ root: "terms" }} checked={useValue("terms") === true} onCheckedChange={({ checked }) => set("terms", checked === true)}>
				<Checkbox.HiddenInput />
				<Checkbox.Control />
				<Checkbox.Label>I have read the FERPA notice and consent to the release of my college grades to my high school.</Checkbox.Label>
			</Checkbox.Root>
		</Part>
		<Button type="submit" colorPalette="teal">
			Send application
		</Button>
	</>
);

const STEPS: [title: string, content: () => ReactNode][] = [
	["You", PersonalStep],
	["Background", BackgroundStep],
	["Family", FamilyStep],
	["Schooling", SchoolStep],
	["Goals and finish", PlansStep],
];

function App() {
	return (
		<ChakraProvider value={defaultSystem}>
			<Box bg="teal.700" color="white" p="4">
				<Heading size="lg">Palimpsest Valley Community College</Heading>
				<Text>Dual Enrollment · Application for high school students</Text>
			</Box>
			<Container maxW="4xl" py="8">
				<form
					onSubmit={(event) => {
						event.preventDefault();
						submitted = true;
					}}
				>
					<Steps.Root defaultStep={0} count={STEPS.length} colorPalette="teal">
						<Steps.List>
							{STEPS.map(([title], index) => (
								<Steps.Item key={title} index={index} title={title}>
									<Steps.Trigger type="button">
										<Steps.Indicator />
										<Steps.Title>{title}</Steps.Title>
									</Steps.Trigger>
									<Steps.Separator />
								</Steps.Item>
							))}
						</Steps.List>
						{STEPS.map(([title, Content], index) => (
							<Steps.Content key={title} index={index}>
								<Content />
							</Steps.Content>
						))}
						<ButtonGroup size="sm" variant="outline">
							<Steps.PrevTrigger asChild>
								<Button type="button">Back</Button>
							</Steps.PrevTrigger>
							<Steps.NextTrigger asChild>
								<Button type="button">Save and continue</Button>
							</Steps.NextTrigger>
						</ButtonGroup>
					</Steps.Root>
				</form>
			</Container>
		</ChakraProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);

const INPUTS =
	"legalFirst legalMiddle legalLast chosen bornDay bornYear ssn email mobile street unit city homeState zip icePerson icePhone yearsHere pg1First pg1Initial pg1Last pg1Job pg1Email pg2First pg2Initial pg2Last pg2Job hs studentId gradDate gpa satMath satEnglish act counselor counselorEmail ccCollege program career next why pin esign".split(" ");
const NATIVES = "suffix pronouns bornMonth country bornIn pg1Schooling pg2Schooling".split(" ");
const SELECTS = "income marital heard".split(" ");
const RADIOS = "citizen hispanic gender english degreeAtHome grade hasCredit goal laptop".split(" ");
const SWITCHES = ["waive", "terms"];
for (const n of [0, 1, 2]) INPUTS.push(`hc${n}Title`, `hc${n}Grade`, `act${n}Name`, `act${n}Role`);
for (const n of [0, 1]) INPUTS.push(`sib${n}First`, `sib${n}Last`, `sib${n}Age`, `cc${n}Title`, `cc${n}Grade`, `cc${n}Units`);
const each = <V,>(keys: string[], read: (key: string) => V) => Object.fromEntries(keys.map((key) => [key, read(key)]));
const at = (id: string) => document.getElementById(id);
const words = (element: Element | null | undefined) => element?.textContent ?? "";

Object.assign(window, {
	formState: () => ({
		...each([...INPUTS, ...NATIVES, ...SELECTS, ...RADIOS], text),
		race: list("race"),
		...each(SWITCHES, (key) => values[key] === true),
		submitted,
	}),
	formShown: () => ({
		...each(INPUTS, (key) => (at(key) as HTMLInputElement | null)?.value ?? ""),
		...each(NATIVES, (key) => {
			const select = at(key) as HTMLSelectElement;
			return select.value ? words(select.selectedOptions[0]) : "";
		}),
		...each(SELECTS, (key) => (at(key)?.hasAttribute("data-placeholder-shown") ? "" : words(at(key)?.querySelector("[data-part=value-text]")))),
		...each(RADIOS, (key) => words(at(key)?.querySelector("[data-part=item-text][data-state=checked]"))),
		race: [...document.querySelectorAll("#race [data-part=label][data-state=checked]")].map(words),
		...each(SWITCHES, (key) => at(key)?.dataset.state === "checked"),
	}),
});
