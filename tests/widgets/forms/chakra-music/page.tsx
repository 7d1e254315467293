import {
	Accordion,
	Box,
	Button,
	Card,
	ChakraProvider,
	Checkbox,
	CheckboxCard,
	CheckboxGroup,
	Combobox,
	Container,
	createListCollection,
	DatePicker,
	type DateValue,
	defaultSystem,
	Field,
	Fieldset,
	Flex,
	Grid,
	Heading,
	Input,
	InputGroup,
	NativeSelect,
	NumberInput,
	Portal,
	RadioCard,
	SegmentGroup,
	Select,
	Table,
	TagsInput,
	Text,
	Textarea,
	useFilter,
	useListCollection,
} from "@chakra-ui/react";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";

type Option = { value: string; label: string };
const options = (lines: string): Option[] =>
	lines.split(" | ").map((line) => ({ value: line.split("=")[0], label: line.split("=").at(-1) ?? "" }));

const CITIZEN = options(
	"us=United States citizen or national | pr=United States permanent resident | f1=International: I will need a student visa | dk=Other, or not sure",
);
const AREAS = options(
	"bassoon=Bassoon | cello=Cello | clarinet=Clarinet | comp=Composition | bass=Double bass | flute=Flute | guitar=Guitar | harp=Harp | horn=Horn | jazz=Jazz studies | oboe=Oboe | organ=Organ | perc=Percussion | piano=Piano | sax=Saxophone | trombone=Trombone | trumpet=Trumpet | tuba=Tuba | viola=Viola | violin=Violin | voice=Voice",
);
const STANDING = options("5=Top 5 percent | 10=Top 10 percent | 25=Top quarter | 50=Top half | 99=Lower half | nr=My school does not rank");
const SCHOOLING = options(
	"0=No secondary diploma | 1=Secondary school diploma | 2=Some college or conservatory, no degree | 3=Associate’s degree | 4=Bachelor’s degree | 5=Graduate degree",
);
const GRADES = options("9=9 | 10=10 | 11=11 | 12=12");

type Value = string | boolean | string[] | DateValue[];
const START: Record<string, Value> = Object.fromEntries(
	"family given mail phone landBorn citizen portfolio area teacher term school schoolTown schoolState entered finishes grade average standing adviser college collegeWhen crs0 crs0g crs1 crs1g sat act actDay p0 p0work p0school p1 p1work p1school firstgen statement"
		.split(" ")
		.map((key) => [key, ""]),
);
Object.assign(START, { born: [], tongues: [], waiver: false, truth: false });
for (const n of [0, 1, 2])
	Object.assign(START, { [`do${n}`]: "", [`do${n}what`]: "", [`do${n}when`]: [], [`won${n}`]: "", [`won${n}when`]: "" });

const Answers = createContext<{ values: typeof START; put: (key: string, value: Value) => void }>({ values: START, put: () => {} });
function useValue<T extends Value = string>(key: string) {
	const { values, put } = useContext(Answers);
	return [values[key] as T, (value: Value) => put(key, value)] as const;
}
const typed = (put: (value: string) => void) => (event: { target: { value: string } }) => put(event.target.value);

type Asked = { q: string; label?: string; note?: string; must?: boolean };
function Write({ q, label, note, must, type, hint, before }: Asked & { type?: string; hint?: string; before?: string }) {
	const [value, put] = useValue(q);
	const input = <Input type={type} placeholder={hint} value={value} onChange={typed(put)} data-q={q} />;
	return (
		<Field.Root required={must}>
			{label && (
				<Field.Label>
					{label}
					<Field.RequiredIndicator />
				</Field.Label>
			)}
			{before ? <InputGroup startElement={before}>{input}</InputGroup> : input}
			{note && <Field.HelperText>{note}</Field.HelperText>}
		</Field.Root>
	);
}

/** The label stands in the box until something is written. */
function Floating({ q, label }: Asked) {
	const [value, put] = useValue(q);
	return (
		<Field.Root>
			<Box pos="relative" w="full" pt="4">
				<Input placeholder="" value={value} onChange={typed(put)} data-q={q} />
				<Field.Label pos="absolute" left="3" bg="bg" px="1" top={value ? "1" : "6"} fontSize={value ? "xs" : "sm"} pointerEvents="none">
					{label}
				</Field.Label>
			</Box>
		</Field.Root>
	);
}

function Drop({ q, label, list }: Asked & { list: Option[] }) {
	const [value, put] = useValue(q);
	return (
		<Field.Root>
			{label && <Field.Label>{label}</Field.Label>}
			<NativeSelect.Root>
				<NativeSelect.Field placeholder="Select" value={value} onChange={typed(put)} data-q={q}>
					{list.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</NativeSelect.Field>
				<NativeSelect.Indicator />
			</NativeSelect.Root>
		</Field.Root>
	);
}

function Pick({ q, label, list }: Asked & { list: Option[] }) {
	const [value, put] = useValue(q);
	const [collection] = useState(() => createListCollection({ items: list }));
	return (
		<Select.Root collection={collection} value={value ? [value] : []} onValueChange={(next) => put(next.value[0] ?? "")} data-q={q}>
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
			<Portal>
				<Select.Positioner>
					<Select.Content>
						{list.map((item) => (
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

function Search({ q, label, list }: Asked & { list: Option[] }) {
	const [value, put] = useValue(q);
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: list, filter: contains });
	return (
		<Combobox.Root
			collection={collection}
			value={value ? [value] : []}
			onValueChange={(next) => put(next.value[0] ?? "")}
			onInputValueChange={(next) => filter(next.inputValue)}
			data-q={q}
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
						<Combobox.Empty>Nothing found</Combobox.Empty>
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

function Calendar({ q, label }: Asked) {
	const [value, put] = useValue<DateValue[]>(q);
	return (
		<DatePicker.Root value={value} onValueChange={(next) => put(next.value)} data-q={q}>
			<DatePicker.Label>{label}</DatePicker.Label>
			<DatePicker.Control>
				<DatePicker.Input />
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

function Segments({ q, label, list }: Asked & { list: string[] }) {
	const [value, put] = useValue(q);
	return (
		<Box>
			<Text fontWeight="medium" fontSize="sm" mb="1" id={`${q}-label`}>
				{label}
			</Text>
			<SegmentGroup.Root value={value || null} onValueChange={(next) => put(next.value ?? "")} aria-labelledby={`${q}-label`} data-q={q}>
				<SegmentGroup.Indicator />
				<SegmentGroup.Items items={list} />
			</SegmentGroup.Root>
		</Box>
	);
}

function Cards({ q, label, list }: Asked & { list: Option[] }) {
	const [value, put] = useValue(q);
	return (
		<RadioCard.Root value={value || null} onValueChange={(next) => put(next.value ?? "")} data-q={q}>
			<RadioCard.Label>{label}</RadioCard.Label>
			<Flex gap="3" wrap="wrap">
				{list.map((option) => (
					<RadioCard.Item key={option.value} value={option.value}>
						<RadioCard.ItemHiddenInput />
						<RadioCard.ItemControl>
							<RadioCard.ItemText>{option.label}</RadioCard.ItemText>
							<RadioCard.ItemIndicator />
						</RadioCard.ItemControl>
					</RadioCard.Item>
				))}
			</Flex>
		</RadioCard.Root>
	);
}

function Tags({ q, label, note }: Asked) {
	const [value, put] = useValue<string[]>(q);
	return (
		<TagsInput.Root value={value} onValueChange={(next) => put(next.value)} data-q={q}>
			<TagsInput.Label>{label}</TagsInput.Label>
			<TagsInput.Control>
				<TagsInput.Items />
				<TagsInput.Input placeholder="Add a language" />
			</TagsInput.Control>
			<Text fontSize="xs" color="fg.muted">
				{note}
			</Text>
		</TagsInput.Root>
	);
}

function Figure({ q, label, note, step = 1 }: Asked & { step?: number }) {
	const [value, put] = useValue(q);
	return (
		<Field.Root>
			<Field.Label>{label}</Field.Label>
			<NumberInput.Root
				min={0}
				step={step}
				formatOptions={{ useGrouping: false, maximumFractionDigits: 2 }}
				value={value}
				onValueChange={(next) => put(next.value)}
				width="full"
				data-q={q}
			>
				<NumberInput.Control />
				<NumberInput.Input />
			</NumberInput.Root>
			{note && <Field.HelperText>{note}</Field.HelperText>}
		</Field.Root>
	);
}

function Boxes({ q, label }: Asked) {
	const [value, put] = useValue<string[]>(q);
	return (
		<Fieldset.Root>
			<Fieldset.Legend fontSize="sm">{label}</Fieldset.Legend>
			<CheckboxGroup value={value} onValueChange={put} data-q={q}>
				<Flex gap="6">
					{GRADES.map((option) => (
						<Checkbox.Root key={option.value} value={option.value}>
							<Checkbox.HiddenInput />
							<Checkbox.Control />
							<Checkbox.Label>{option.label}</Checkbox.Label>
						</Checkbox.Root>
					))}
				</Flex>
			</CheckboxGroup>
		</Fieldset.Root>
	);
}

function Long({ q, label, note, rows }: Asked & { rows: number }) {
	const [value, put] = useValue(q);
	return (
		<Field.Root>
			<Field.Label>{label}</Field.Label>
			<Textarea rows={rows} value={value} onChange={typed(put)} data-q={q} />
			{note && <Field.HelperText>{note}</Field.HelperText>}
		</Field.Root>
	);
}

function Waiver() {
	const [value, put] = useValue<boolean>("waiver");
	return (
		<CheckboxCard.Root checked={value} onCheckedChange={(next) => put(next.checked === true)} data-q="waiver" maxW="md">
			<CheckboxCard.HiddenInput />
			<CheckboxCard.Control>
				<CheckboxCard.Content>
					<CheckboxCard.Label>I will be asking for a waiver of the application fee</CheckboxCard.Label>
					<CheckboxCard.Description>The fee is $75. A waiver does not affect your audition.</CheckboxCard.Description>
				</CheckboxCard.Content>
				<CheckboxCard.Indicator />
			</CheckboxCard.Control>
		</CheckboxCard.Root>
	);
}

function Truth() {
	const [value, put] = useValue<boolean>("truth");
	return (
		<Checkbox.Root checked={value} onCheckedChange={(next) => put(next.checked === true)} data-q="truth">
			<Checkbox.HiddenInput />
			<Checkbox.Control />
			<Checkbox.Label>I attest that everything above is accurate and that I have read the Code of Conduct.</Checkbox.Label>
		</Checkbox.Root>
	);
}

function Cell({ q, label }: { q: string; label?: string }) {
	const [value, put] = useValue(q);
	return (
		<Table.Cell>
			<Input size="sm" variant="flushed" aria-label={label} value={value} onChange={typed(put)} data-q={q} />
		</Table.Cell>
	);
}

const Row = ({ children, of = 2 }: { children: ReactNode; of?: number }) => (
	<Grid templateColumns={`repeat(${of}, 1fr)`} gap="5" my="4" alignItems="start">
		{children}
	</Grid>
);
const Part = ({ title, children }: { title: string; children: ReactNode }) => (
	<Box as="section" my="10">
		<Heading as="h2" size="xl" borderBottomWidth="1px" pb="2" fontFamily="Georgia, serif">
			{title}
		</Heading>
		{children}
	</Box>
);

function held(key: string, value: Value) {
	if (key === "born") return String((value as DateValue[])[0] ?? "");
	return key.endsWith("when") && Array.isArray(value) ? [...(value as string[])].sort((a, b) => Number(a) - Number(b)) : value;
}
function seen(key: string) {
	const place = document.querySelector<HTMLElement>(`[data-q="${key}"]`);
	if (!place) throw new Error(key);
	if (place instanceof HTMLSelectElement) return place.value ? place.selectedOptions[0].text : "";
	if (place instanceof HTMLInputElement || place instanceof HTMLTextAreaElement) return place.value;
	const scope = place.dataset.scope;
	if (key === "waiver" || key === "truth") return place.dataset.state === "checked";
	if (scope === "tags-input") return [...place.querySelectorAll("[data-part=item-text]")].map((item) => item.textContent);
	if (scope === "radio-group" || scope === "segment-group")
		return place.querySelector("[data-part=item][data-state=checked]")?.textContent ?? "";
	if (key.endsWith("when")) return [...place.querySelectorAll("[data-part=root][data-state=checked]")].map((item) => item.textContent);
	if (scope === "select") {
		const text = place.querySelector("[data-part=value-text]")?.textContent ?? "";
		return text === "Select one" ? "" : text;
	}
	return place.querySelector("input")?.value ?? "";
}

function Page() {
	const [values, setValues] = useState(START);
	const [submitted, setSubmitted] = useState(false);
	useEffect(() => {
		Object.assign(window, {
			formState: () => ({ ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, held(key, value)])), submitted }),
			formShown: () => Object.fromEntries(Object.keys(START).map((key) => [key, seen(key)])),
		});
	});
	const states = STATES.map(([value, label]) => ({ value, label }));
	return (
		<ChakraProvider value={defaultSystem}>
			<Answers.Provider value={{ values, put: (key, value) => setValues((before) => ({ ...before, [key]: value })) }}>
				<Container maxW="4xl" pt="10" pb="96">
					<Text letterSpacing="wider">HARROW STREET CONSERVATORY</Text>
					<Heading as="h1" size="4xl" fontFamily="Georgia, serif">
						Undergraduate application, part two
					</Heading>
					<Text mt="2">Part one told us how you play. This part is about everything else. Have a copy of your transcript at hand.</Text>
					<form
						onSubmit={(event) => {
							event.preventDefault();
							setSubmitted(true);
						}}
					>
						<Part title="Biographical">
							<Row>
								<Write q="family" label="Family name" must />
								<Write q="given" label="Given name" must />
							</Row>
							<Row>
								<Write q="mail" label="Where should we write to you?" hint="you@example.com" type="email" must />
								<Write q="phone" label="Telephone" type="tel" before="☎" />
							</Row>
							<Row>
								<Calendar q="born" label="Birth date" />
								<Search q="landBorn" label="Country of birth" list={COUNTRIES.map((name) => ({ value: name, label: name }))} />
							</Row>
							<Row>
								<Pick q="citizen" label="Citizenship" list={CITIZEN} />
								<Tags
									q="tongues"
									label="Languages you speak other than English"
									note="Press Enter after each. Singers: diction classes do not count."
								/>
							</Row>
							<Write q="portfolio" label="Personal website or online portfolio, if you keep one" hint="https://" type="url" />
						</Part>
						<Part title="Audition">
							<Row>
								<Pick q="area" label="Instrument or area" list={AREAS} />
								<Write q="teacher" label="Present private teacher" />
							</Row>
							<Segments q="term" label="I plan to begin in" list={["Fall 2026", "Fall 2027", "Fall 2028"]} />
						</Part>
						<Part title="Secondary school">
							<Write q="school" label="School you attend at present" must />
							<Row>
								<Write q="schoolTown" label="Town or city" />
								<Drop q="schoolState" label="State" list={states} />
							</Row>
							<Row>
								<Write q="entered" label="When did you enter this school?" hint="Month and year" />
								<Figure q="finishes" label="In what year will you receive your diploma?" />
							</Row>
							<Cards
								q="grade"
								label="What year of high school are you in?"
								list={options(
									"1=First (9th grade) | 2=Second (10th grade) | 3=Third (11th grade) | 4=Last (12th grade) | 5=I have graduated",
								)}
							/>
							<Row of={3}>
								<Figure q="average" label="Academic average" note="On the four-point scale, unweighted" step={0.01} />
								<Pick q="standing" label="Standing in your class" list={STANDING} />
								<Write q="adviser" label="College adviser at your school" />
							</Row>
							<Heading as="h3" size="md" mt="6">
								College study while in high school
							</Heading>
							<Row>
								<Write q="college" label="Institution" />
								<Write q="collegeWhen" label="When" hint="e.g. Spring 2025" />
							</Row>
							<Table.Root size="sm">
								<Table.Header>
									<Table.Row>
										<Table.ColumnHeader />
										<Table.ColumnHeader>Title of course</Table.ColumnHeader>
										<Table.ColumnHeader>Mark received</Table.ColumnHeader>
									</Table.Row>
								</Table.Header>
								<Table.Body>
									{[0, 1].map((n) => (
										<Table.Row key={n}>
											<Table.Cell>{n + 1}.</Table.Cell>
											<Cell q={`crs${n}`} />
											<Cell q={`crs${n}g`} />
										</Table.Row>
									))}
								</Table.Body>
							</Table.Root>
							<Heading as="h3" size="md" mt="6">
								Tests
							</Heading>
							<Text fontSize="sm">Not required. Tell us only what you would like us to see.</Text>
							<Row of={3}>
								<Figure q="sat" label="SAT superscore" />
								<Figure q="act" label="ACT composite, best sitting" />
								<Write q="actDay" label="Date of that ACT" type="date" />
							</Row>
						</Part>
						<Part title="Outside the practice room">
							<Text my="3">School, work, neighborhood: up to three things that take your time when music does not.</Text>
							<Accordion.Root multiple defaultValue={["0"]}>
								{["First activity", "Second activity", "Third activity"].map((title, n) => (
									<Accordion.Item key={title} value={String(n)}>
										<Accordion.ItemTrigger>
											{title}
											<Accordion.ItemIndicator />
										</Accordion.ItemTrigger>
										<Accordion.ItemContent>
											<Accordion.ItemBody>
												<Write q={`do${n}`} label="Name of the organization or employer" />
												<Box my="3">
													<Long q={`do${n}what`} label="What have you done there?" rows={2} />
												</Box>
												<Boxes q={`do${n}when`} label="Grades in which you took part" />
											</Accordion.ItemBody>
										</Accordion.ItemContent>
									</Accordion.Item>
								))}
							</Accordion.Root>
							<Heading as="h3" size="md" mt="8">
								Distinctions
							</Heading>
							<Grid templateColumns="repeat(3, 1fr)" gap="4" mt="3">
								{[0, 1, 2].map((n) => (
									<Card.Root key={n}>
										<Card.Body gap="3">
											<Write q={`won${n}`} label="Prize, award or honor" />
											<Drop
												q={`won${n}when`}
												label="Grade when received"
												list={GRADES.map(({ value }) => ({ value, label: `Grade ${value}` }))}
											/>
										</Card.Body>
									</Card.Root>
								))}
							</Grid>
						</Part>
						<Part title="Family">
							<Row>
								{["Parent or guardian", "Other parent or guardian"].map((title, n) => (
									<Fieldset.Root key={title}>
										<Fieldset.Legend>{title}</Fieldset.Legend>
										<Fieldset.Content>
											<Floating q={`p${n}`} label="Name" />
											<Floating q={`p${n}work`} label="Profession or work" />
											<Drop q={`p${n}school`} label="Education completed" list={SCHOOLING} />
										</Fieldset.Content>
									</Fieldset.Root>
								))}
							</Row>
							<Segments q="firstgen" label="Are you the first in your family to go to college?" list={["Yes", "No"]} />
							<Box my="6">
								<Waiver />
							</Box>
						</Part>
						<Part title="Last of all">
							<Long
								q="statement"
								label="Describe a rehearsal, not a performance, that changed how you listen."
								note="400 words or fewer"
								rows={7}
							/>
							<Box my="6">
								<Truth />
							</Box>
							<Button type="submit">Submit part two</Button>
						</Part>
					</form>
				</Container>
			</Answers.Provider>
		</ChakraProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
