import {
	Box, Button, Card, Checkbox, CheckboxGroup, ChakraProvider, Combobox, Container, createListCollection, DatePicker, defaultSystem, Dialog, Field,
	Fieldset, Heading, HStack, Input, NumberInput, Portal, RadioGroup, Select, SimpleGrid, Stack, Steps, Table, Text, Textarea,
	useFilter, useListCollection,
} from "@chakra-ui/react";
import { CalendarDate, type DateValue } from "@internationalized/date";
import { memo, type ReactNode, useMemo, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Item = { label: string; value: string };
const items = (...pairs: (string | [string, string])[]): Item[] => pairs.map((p) => (typeof p === "string" ? { label: p, value: p } : { value: p[0], label: p[1] }));

const STATE_ITEMS = STATES.map(([value, label]) => ({ value, label }));
const COUNTRY_ITEMS = items(...COUNTRIES);
const SCHOOLS = items(
	["OR0112", "Ashland High School – Ashland, OR"], ["OR0119", "Ashland Valley High School – Ashland, OR"], ["OR0204", "Crater Lake Academy – Medford, OR"],
	["OR0221", "Grants Pass High School – Grants Pass, OR"], ["OR0307", "Klamath Union High School – Klamath Falls, OR"], ["CA1180", "Yreka High School – Yreka, CA"],
	["CA1192", "Etna High School – Etna, CA"], ["CA1207", "Mount Shasta High School – Mount Shasta, CA"], ["WA0410", "Garfield High School – Seattle, WA"],
	["ZZ0000", "My school is not listed"],
);
const STATUS = items(["citizen", "U.S. citizen or national"], ["lpr", "Lawful permanent resident"], ["refugee", "Refugee, asylee or parolee"], ["daca", "DACA recipient"], ["visa", "Student or other visa"]);
const GENDER = items(["w", "Woman"], ["m", "Man"], ["nb", "Non-binary or gender-expansive"], ["na", "I’d rather not say"]);
const SCHOOLING = items(["1", "Did not finish high school"], ["2", "High school or GED"], ["3", "Some college, no degree"], ["4", "Two-year degree"], ["5", "Four-year degree"], ["6", "Graduate or professional degree"]);
const TOGETHER = items("Married", "Separated", "Divorced", "Widowed", "Never married", "Domestic partnership");
const KIND = items("Academic club or team", "Arts and music", "Athletics", "Community service", "Debate or speech", "Environment and sustainability", "Family responsibilities", "Paid work", "Religious group", "Robotics or coding", "Student government", "Something else");
const GRADE = items(["9", "Freshman (9th)"], ["10", "Sophomore (10th)"], ["11", "Junior (11th)"], ["12", "Senior (12th)"]);
const AP = items("AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP Environmental Science", "AP Physics 1", "AP Psychology", "AP Statistics", "AP U.S. History", "Another AP exam");
const HEARD = items("A teacher or counselor", "A past fellow", "Instagram", "Search engine", "College Board", "Other");
const MAJOR_ITEMS = items(...MAJORS);

const rows = <T extends string>(prefix: string, n: number, parts: Record<T, unknown>) =>
	Object.fromEntries(Array.from({ length: n }, (_, i) => Object.entries(parts).map(([part, empty]) => [`${prefix}${i + 1}_${part}`, empty])).flat());
const EMPTY: Record<string, any> = {
	given: "", middle: "", family: "", goesBy: "", pronouns: "", gender: "", born: "", bornTown: "", bornCountry: "", email: "", cell: "", landline: "",
	street: "", unit: "", town: "", state: "", zip: "", country: "", yearsAtAddress: "", yearsUS: "", status: "",
	school: "", schoolTown: "", schoolState: "", standing: "", commencement: "", gpa: "", wgpa: "", rank: "", classSize: "",
	counselor: "", counselorEmail: "", counselorPhone: "",
	satRW: "", satM: "", act: "", psat: "", toefl: "",
	...rows("ap", 2, { exam: "", score: "" }),
	...rows("course", 3, { title: "", mark: "", credit: "" }),
	...rows("act", 2, { kind: "", role: "", org: "", what: "", when: [], hours: "", weeks: "" }),
	...rows("honor", 2, { name: "", year: "" }),
	major: "", degree: "", career: "", college: "", startYear: "", work: "",
	p1first: "", p1last: "", p1job: "", p1school: "", p1email: "", p2first: "", p2last: "", p2job: "", p2school: "", p2email: "",
	together: "", income: null, household: "", firstGen: "",
	...rows("sib", 2, { name: "", age: "" }),
	hispanic: "", race: [], aid: "",
	mentor: "", mentorEmail: "", mentorTitle: "", inCase: "", inCasePhone: "",
	ref2name: "", ref2email: "",
	essay: "", heard: "", texts: false,
	signature: "", truth: false,
};

/** The answers: a small store, so that typing into one question does not render the others again. */
let answers = EMPTY;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};
const setAnswer = (k: string, x: any) => {
	answers = { ...answers, [k]: x };
	for (const listener of listeners) listener();
};
const useValue = (k: string) => [useSyncExternalStore(subscribe, () => answers[k]), (x: any) => setAnswer(k, x)] as const;
const readers = new Map<string, () => unknown>();
const seen = (k: string, read: (el: HTMLElement) => unknown) => (el: HTMLElement | null) => {
	if (el) readers.set(k, () => read(el));
	else readers.delete(k);
};
const boxText = (el: HTMLElement) => (el.querySelector("input,textarea") as HTMLInputElement).value;

type Common = { k: string; label: ReactNode; need?: boolean; help?: string };

function Line({ k, label, need, help, ...rest }: Common & { type?: string; placeholder?: string; maxLength?: number; autoComplete?: string }) {
	const [value, set] = useValue(k);
	return (
		<Field.Root required={need} ref={seen(k, boxText)}>
			<Field.Label>{label}<Field.RequiredIndicator /></Field.Label>
			<Input value={value} onChange={(e) => set(e.target.value)} {...rest} />
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}
function Area({ k, label, need, help, rows = 3, maxLength }: Common & { rows?: number; maxLength?: number }) {
	const [value, set] = useValue(k);
	return (
		<Field.Root required={need} ref={seen(k, boxText)}>
			<Field.Label>{label}<Field.RequiredIndicator /></Field.Label>
			<Textarea rows={rows} maxLength={maxLength} value={value} onChange={(e) => set(e.target.value)} />
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}
function Num({ k, label, need, help, ...rest }: Common & { min?: number; max?: number; step?: number }) {
	const [value, set] = useValue(k);
	return (
		<Field.Root required={need} ref={seen(k, boxText)}>
			<Field.Label>{label}<Field.RequiredIndicator /></Field.Label>
			<NumberInput.Root value={value} onValueChange={(e) => set(e.value)} width="full" formatOptions={{ useGrouping: false, maximumFractionDigits: 3 }} {...rest}>
				<NumberInput.Control />
				<NumberInput.Input />
			</NumberInput.Root>
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}
function Dollars({ k, label, help }: Common) {
	const [, set] = useValue(k);
	return (
		<Field.Root ref={seen(k, boxText)}>
			<Field.Label>{label}</Field.Label>
			<NumberInput.Root min={0} onValueChange={(e) => set(Number.isNaN(e.valueAsNumber) ? null : e.valueAsNumber)} width="full" formatOptions={{ style: "currency", currency: "USD", maximumFractionDigits: 0 }}>
				<NumberInput.Control />
				<NumberInput.Input />
			</NumberInput.Root>
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}
function Pick({ k, label, need, help, list, hint = "Select one" }: Common & { list: Item[]; hint?: string }) {
	const [value, set] = useValue(k);
	const collection = useMemo(() => createListCollection({ items: list }), [list]);
	return (
		<Field.Root required={need} ref={seen(k, (el) => (value ? el.querySelector("[data-part=value-text]")?.textContent : ""))}>
			<Select.Root lazyMount unmountOnExit collection={collection} value={value ? [value] : []} onValueChange={(e) => set(e.value[0] ?? "")}>
				<Select.HiddenSelect />
				{label && <Select.Label>{label}</Select.Label>}
				<Select.Control>
					<Select.Trigger><Select.ValueText placeholder={hint} /></Select.Trigger>
					<Select.IndicatorGroup><Select.Indicator /></Select.IndicatorGroup>
				</Select.Control>
				<Portal>
					<Select.Positioner>
						<Select.Content>
							{collection.items.map((item) => (
								<Select.Item item={item} key={item.value}>{item.label}<Select.ItemIndicator /></Select.Item>
							))}
						</Select.Content>
					</Select.Positioner>
				</Portal>
			</Select.Root>
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}
function Find({ k, label, need, help, list, hint = "Start typing" }: Common & { list: Item[]; hint?: string }) {
	const [value, set] = useValue(k);
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: list, filter: contains });
	return (
		<Field.Root required={need} ref={seen(k, boxText)}>
			<Combobox.Root lazyMount unmountOnExit collection={collection} value={value ? [value] : []} onInputValueChange={(e) => filter(e.inputValue)} onValueChange={(e) => set(e.value[0] ?? "")} openOnClick>
				<Combobox.Label>{label}</Combobox.Label>
				<Combobox.Control>
					<Combobox.Input placeholder={hint} />
					<Combobox.IndicatorGroup><Combobox.ClearTrigger /><Combobox.Trigger /></Combobox.IndicatorGroup>
				</Combobox.Control>
				<Portal>
					<Combobox.Positioner>
						<Combobox.Content>
							<Combobox.Empty>Nothing matches</Combobox.Empty>
							{collection.items.map((item) => (
								<Combobox.Item item={item} key={item.value}>{item.label}<Combobox.ItemIndicator /></Combobox.Item>
							))}
						</Combobox.Content>
					</Combobox.Positioner>
				</Portal>
			</Combobox.Root>
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}
function Radios({ k, label, list, across = true }: Common & { list: Item[]; across?: boolean }) {
	const [value, set] = useValue(k);
	return (
		<RadioGroup.Root value={value || null} onValueChange={(e) => set(e.value ?? "")} colorPalette="purple"
			ref={seen(k, (el) => el.querySelector("input:checked")?.closest("label")?.textContent ?? "")}>
			<RadioGroup.Label>{label}</RadioGroup.Label>
			<Stack direction={across ? "row" : "column"} gap="5" mt="2" wrap="wrap">
				{list.map((item) => (
					<RadioGroup.Item key={item.value} value={item.value}>
						<RadioGroup.ItemHiddenInput />
						<RadioGroup.ItemIndicator />
						<RadioGroup.ItemText>{item.label}</RadioGroup.ItemText>
					</RadioGroup.Item>
				))}
			</Stack>
		</RadioGroup.Root>
	);
}
function Boxes({ k, label, list, help }: Common & { list: Item[] }) {
	const [value, set] = useValue(k);
	return (
		<Fieldset.Root ref={seen(k, (el) => [...el.querySelectorAll("input:checked")].map((box) => box.closest("label")?.textContent))}>
			<Fieldset.Legend fontSize="sm">{label}</Fieldset.Legend>
			{help && <Fieldset.HelperText>{help}</Fieldset.HelperText>}
			<CheckboxGroup value={value} onValueChange={set}>
				<Stack direction="row" gap="5" wrap="wrap">
					{list.map((item) => (
						<Checkbox.Root key={item.value} value={item.value} colorPalette="purple">
							<Checkbox.HiddenInput />
							<Checkbox.Control />
							<Checkbox.Label>{item.label}</Checkbox.Label>
						</Checkbox.Root>
					))}
				</Stack>
			</CheckboxGroup>
		</Fieldset.Root>
	);
}
function Tick({ k, children }: { k: string; children: ReactNode }) {
	const [value, set] = useValue(k);
	return (
		<Checkbox.Root checked={value} onCheckedChange={(e) => set(!!e.checked)} ref={seen(k, (el) => (el.querySelector("input") as HTMLInputElement).checked)}>
			<Checkbox.HiddenInput />
			<Checkbox.Control />
			<Checkbox.Label>{children}</Checkbox.Label>
		</Checkbox.Root>
	);
}
function Commencement() {
	const [value, set] = useValue("commencement");
	const parts = value ? value.split("-").map(Number) : null;
	const date: DateValue[] = parts ? [new CalendarDate(parts[0], parts[1], parts[2])] : [];
	return (
		<Box ref={seen("commencement", boxText)}>
			<DatePicker.Root value={date} onValueChange={(e) => set(e.value[0]?.toString() ?? "")}>
				<DatePicker.Label>Date of your graduation ceremony</DatePicker.Label>
				<DatePicker.Control>
					<DatePicker.Input placeholder="mm/dd/yyyy" />
					<DatePicker.IndicatorGroup><DatePicker.Trigger>📅</DatePicker.Trigger></DatePicker.IndicatorGroup>
				</DatePicker.Control>
				<Portal>
					<DatePicker.Positioner>
						<DatePicker.Content>
							<DatePicker.View view="day"><DatePicker.Header /><DatePicker.DayTable /></DatePicker.View>
							<DatePicker.View view="month"><DatePicker.Header /><DatePicker.MonthTable /></DatePicker.View>
							<DatePicker.View view="year"><DatePicker.Header /><DatePicker.YearTable /></DatePicker.View>
						</DatePicker.Content>
					</DatePicker.Positioner>
				</Portal>
			</DatePicker.Root>
		</Box>
	);
}
function Cell({ k, width }: { k: string; width?: string }) {
	const [value, set] = useValue(k);
	return <Table.Cell width={width}><Input size="sm" value={value} onChange={(e) => set(e.target.value)} ref={seen(k, (el) => (el as HTMLInputElement).value)} /></Table.Cell>;
}
function Part({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
	return (
		<Card.Root as="section" variant="outline">
			<Card.Header><Heading as="h2" size="lg">{title}</Heading>{intro && <Text color="fg.muted">{intro}</Text>}</Card.Header>
			<Card.Body><Stack gap="5">{children}</Stack></Card.Body>
		</Card.Root>
	);
}
const Two = ({ children }: { children: ReactNode }) => <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">{children}</SimpleGrid>;
const YES_NO = items(["y", "Yes"], ["n", "No"]);

const Application = memo(function Application() {
	return (
		<Stack gap="8">
			<Part title="About you" intro="Use your legal name here; we will greet you by whatever name you like.">
				<Two>
					<Line k="given" label="First name" need />
					<Line k="middle" label="Middle name(s)" />
					<Line k="family" label="Last name" need />
					<Line k="goesBy" label="What do friends call you?" />
					<Line k="born" label="Birthday" type="date" need />
					<Pick k="gender" label="I identify as" list={GENDER} help="Open to anyone who identifies with womanhood; asked for our records only." />
				</Two>
				<Radios k="pronouns" label="Pronouns" list={items(["she", "she / her"], ["he", "he / him"], ["they", "they / them"], ["other", "something else"])} />
				<Two>
					<Line k="bornTown" label="City or town where you were born" />
					<Find k="bornCountry" label="Country where you were born" list={COUNTRY_ITEMS} />
					<Line k="email" label="Email" type="email" need help="One you will still check next summer – not a school address." />
					<Line k="cell" label="Cell phone" type="tel" need placeholder="(555) 555-5555" />
					<Line k="landline" label="Home landline" type="tel" help="If your household has one." />
				</Two>
			</Part>
			<Part title="Home base">
				<Two>
					<Line k="street" label="House number and street" need />
					<Line k="unit" label="Apartment or unit" />
					<Line k="town" label="Town" need />
					<Pick k="state" label="State or district" list={STATE_ITEMS} need />
					<Line k="zip" label="ZIP" need />
					<Find k="country" label="Country of residence" list={COUNTRY_ITEMS} />
					<Num k="yearsAtAddress" label="Years at this address" min={0} max={99} />
					<Num k="yearsUS" label="Years you have lived in the U.S." min={0} max={99} />
				</Two>
				<Pick k="status" label="Citizenship or immigration status" list={STATUS} need help="Every status listed is eligible." />
			</Part>
			<Part title="High school">
				<Find k="school" label="Which high school do you attend?" list={SCHOOLS} need hint="Type the name of your school" />
				<Two>
					<Line k="schoolTown" label="School city" />
					<Pick k="schoolState" label="School state" list={STATE_ITEMS} />
				</Two>
				<Radios k="standing" label="This school year I am a…" list={items(["10", "Sophomore"], ["11", "Junior"], ["12", "Senior"], ["13", "Graduate on a gap year"])} />
				<Two>
					<Commencement />
					<Num k="gpa" label="Unweighted GPA (out of 4.0)" min={0} max={4} step={0.01} />
					<Num k="wgpa" label="Weighted GPA" min={0} max={6} step={0.01} help="Leave empty if your school does not weight grades." />
					<Num k="rank" label="Your rank in class" min={1} max={5000} />
					<Num k="classSize" label="Number of students in your class" min={1} max={5000} />
				</Two>
				<Heading as="h3" size="md">Your school counselor</Heading>
				<Text>We ask your counselor for one short form and a transcript.</Text>
				<SimpleGrid columns={3} gap="5" id="counselor">
					<Line k="counselor" label="Full name" />
					<Line k="counselorEmail" label="School email" type="email" />
					<Line k="counselorPhone" label="Office phone" type="tel" />
				</SimpleGrid>
			</Part>
			<Part title="Scores" intro="Entirely optional. A missing score never counts against you.">
				<SimpleGrid columns={{ base: 2, md: 5 }} gap="5">
					<Num k="satRW" label="SAT Reading & Writing" min={200} max={800} step={10} />
					<Num k="satM" label="SAT Math" min={200} max={800} step={10} />
					<Num k="act" label="ACT composite" min={1} max={36} />
					<Num k="psat" label="PSAT/NMSQT total" min={320} max={1520} step={10} />
					<Num k="toefl" label="TOEFL iBT" min={0} max={120} />
				</SimpleGrid>
				{[1, 2].map((n) => (
					<Box key={n} id={`ap${n}`}><Two>
						<Pick k={`ap${n}_exam`} label={`AP exam ${n}`} list={AP} />
						<Num k={`ap${n}_score`} label={`Score on AP exam ${n}`} min={1} max={5} />
					</Two></Box>
				))}
			</Part>
			<Part title="Courses you are proud of" intro="Three is plenty. Copy titles and marks from your transcript.">
				<Table.Root size="sm" id="courses">
					<Table.Header><Table.Row><Table.ColumnHeader>Course title</Table.ColumnHeader><Table.ColumnHeader>Final mark</Table.ColumnHeader><Table.ColumnHeader>Credits</Table.ColumnHeader></Table.Row></Table.Header>
					<Table.Body>
						{[1, 2, 3].map((n) => <Table.Row key={n}><Cell k={`course${n}_title`} /><Cell k={`course${n}_mark`} width="8rem" /><Cell k={`course${n}_credit`} width="8rem" /></Table.Row>)}
					</Table.Body>
				</Table.Root>
			</Part>
			<Part title="How you spend your time" intro="Clubs, jobs, caring for family, tinkering in the garage: all of it counts.">
				{[1, 2].map((n) => (
					<Card.Root key={n} variant="subtle" id={`act${n}`}>
						<Card.Header><Heading as="h3" size="sm">Activity #{n}</Heading></Card.Header>
						<Card.Body><Stack gap="4">
							<Two>
								<Pick k={`act${n}_kind`} label="Type" list={KIND} />
								<Line k={`act${n}_org`} label="Club, employer or group" />
							</Two>
							<Line k={`act${n}_role`} label="Your role" maxLength={50} />
							<Area k={`act${n}_what`} label="What did you do, and what came of it?" maxLength={150} rows={2} help="150 characters" />
							<Boxes k={`act${n}_when`} label="Years you took part" list={items(["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"])} />
							<Two>
								<Num k={`act${n}_hours`} label="Hours a week" min={0} max={168} />
								<Num k={`act${n}_weeks`} label="Weeks a year" min={0} max={52} />
							</Two>
						</Stack></Card.Body>
					</Card.Root>
				))}
			</Part>
			<Part title="Recognition">
				{[1, 2].map((n) => (
					<SimpleGrid key={n} columns={{ base: 1, md: 2 }} gap="5" id={`honor${n}`}>
						<Line k={`honor${n}_name`} label={`Award ${n}`} />
						<Pick k={`honor${n}_year`} label={`School year of award ${n}`} list={GRADE} />
					</SimpleGrid>
				))}
			</Part>
			<Part title="Where you’re headed">
				<Two>
					<Find k="major" label="Field you plan to study" list={MAJOR_ITEMS} need />
					<Line k="career" label="Dream job" />
					<Line k="college" label="College you expect to attend" />
					<Line k="startYear" label="Year you will start college" placeholder="YYYY" />
				</Two>
				<Radios k="degree" label="Highest degree you hope to earn" list={items(["aa", "Associate"], ["ba", "Bachelor’s"], ["ma", "Master’s"], ["phd", "Doctorate"], ["unsure", "Not sure yet"])} />
				<Line k="work" label="Link to your portfolio or website" type="url" placeholder="https://" />
			</Part>
			<Part title="Your family" intro="Stays with the selection committee.">
				{[1, 2].map((n) => (
					<Box key={n} id={`parent${n}`}><Fieldset.Root>
						<Fieldset.Legend>{n === 1 ? "First parent or guardian" : "Second parent or guardian"}</Fieldset.Legend>
						<Fieldset.Content><Two>
							<Line k={`p${n}first`} label="First name" />
							<Line k={`p${n}last`} label="Last name" />
							<Line k={`p${n}job`} label="Work they do" />
							<Pick k={`p${n}school`} label="Farthest they went in school" list={SCHOOLING} />
							<Line k={`p${n}email`} label="Email" type="email" />
						</Two></Fieldset.Content>
					</Fieldset.Root></Box>
				))}
				<Two>
					<Pick k="together" label="Your parents’ relationship to each other" list={TOGETHER} />
					<Dollars k="income" label="Household income before taxes, per year" help="Your best estimate." />
					<Num k="household" label="People living in your household" min={1} max={20} />
				</Two>
				<Radios k="firstGen" label="Will you be the first in your family to attend college?" list={YES_NO} />
				{[1, 2].map((n) => (
					<HStack key={n} gap="5">
						<Line k={`sib${n}_name`} label={`Sibling ${n}: full name`} />
						<Num k={`sib${n}_age`} label={`Sibling ${n}: age`} min={0} max={99} />
					</HStack>
				))}
			</Part>
			<Part title="Voluntary questions" intro="Used only in anonymous totals.">
				<Radios k="hispanic" label="Are you of Hispanic, Latina or Latinx origin?" list={YES_NO} />
				<Boxes k="race" label="How do you describe yourself?" help="Mark all that apply." list={items(["ai", "American Indian or Alaska Native"], ["as", "Asian"], ["bl", "Black or African American"], ["pi", "Native Hawaiian or Pacific Islander"], ["wh", "White"])} />
				<Radios k="aid" label="Do you receive financial aid at present?" list={YES_NO} />
			</Part>
			<Part title="People who know you">
				<Text>A mentor, teacher or supervisor who will write for you:</Text>
				<Two>
					<Line k="mentor" label="Mentor’s name" />
					<Line k="mentorTitle" label="Mentor’s job title" />
					<Line k="mentorEmail" label="Mentor’s email" type="email" />
				</Two>
				<Dialog.Root>
					<Dialog.Trigger asChild><Button variant="outline" alignSelf="start">Add a second recommender</Button></Dialog.Trigger>
					<Portal>
						<Dialog.Backdrop />
						<Dialog.Positioner>
							<Dialog.Content>
								<Dialog.Header><Dialog.Title>Second recommender</Dialog.Title></Dialog.Header>
								<Dialog.Body><Stack gap="4"><Line k="ref2name" label="Name" /><Line k="ref2email" label="Email" type="email" /></Stack></Dialog.Body>
								<Dialog.Footer><Dialog.CloseTrigger asChild><Button>Done</Button></Dialog.CloseTrigger></Dialog.Footer>
							</Dialog.Content>
						</Dialog.Positioner>
					</Portal>
				</Dialog.Root>
				<Text>An adult outside your home we may call in an emergency during Fellows’ Weekend:</Text>
				<Two>
					<Line k="inCase" label="Emergency contact" />
					<Line k="inCasePhone" label="Emergency contact’s phone" type="tel" />
				</Two>
			</Part>
			<Part title="Last things">
				<Area k="essay" label="Tell us about a problem you would love to solve" rows={6} help="Up to 300 words" />
				<Pick k="heard" label="How did you find us?" list={HEARD} />
				<Tick k="texts">Yes, the Halloran Fund may send me text messages.</Tick>
			</Part>
		</Stack>
	);
});

function App() {
	const [step, setStep] = useState(0);
	const [submitted, setSubmitted] = useState(false);
	(window as any).formState = () => ({ ...answers, submitted });
	(window as any).formShown = () => Object.fromEntries(Object.keys(EMPTY).map((k) => [k, readers.has(k) ? readers.get(k)?.() : typeof EMPTY[k] === "boolean" ? false : ""]));
	return (
		<>
			<Container maxW="4xl" py="8">
				<Heading as="h1" size="3xl">The Halloran Fund for Women in Science &amp; Engineering</Heading>
				<Text mb="6">2027 Fellowship application · due January 15</Text>
				<form onSubmit={(e) => { e.preventDefault(); setSubmitted(true); }}>
					<Steps.Root step={step} onStepChange={(e) => setStep(e.step)} count={3} colorPalette="purple">
						<Steps.List>
							{["Am I eligible?", "My application", "Sign and send"].map((title, index) => (
								<Steps.Item key={title} index={index} title={title}><Steps.Indicator /><Steps.Title>{title}</Steps.Title><Steps.Separator /></Steps.Item>
							))}
						</Steps.List>
						<Steps.Content index={0}>
							<Text py="6">Fellows are high school seniors who will study science, technology, engineering or mathematics at a four-year college. There is no fee, and no minimum GPA.</Text>
						</Steps.Content>
						<Steps.Content index={1}><Application /></Steps.Content>
						<Steps.Content index={2}>
							{step === 2 && (
								<Stack gap="5">
									<Line k="signature" label="Type your full name as your signature" need />
									<Tick k="truth">Everything here is true and my own work.</Tick>
									<Button type="submit" colorPalette="purple">Send application</Button>
								</Stack>
							)}
						</Steps.Content>
						<HStack justify="space-between" py="6">
							<Steps.PrevTrigger asChild><Button type="button" variant="ghost">Back</Button></Steps.PrevTrigger>
							<Steps.NextTrigger asChild><Button type="button" variant="solid">Save and continue</Button></Steps.NextTrigger>
						</HStack>
					</Steps.Root>
				</form>
			</Container>
		</>
	);
}
createRoot(document.getElementById("root") as HTMLElement).render(<ChakraProvider value={defaultSystem}><App /></ChakraProvider>);
