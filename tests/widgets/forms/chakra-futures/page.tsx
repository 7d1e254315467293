import {
	Box,
	Button,
	Card,
	ChakraProvider,
	Checkbox,
	CheckboxGroup,
	Combobox,
	Container,
	createListCollection,
	DatePicker,
	defaultSystem,
	Field,
	Fieldset,
	type DateValue,
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
	SimpleGrid,
	Stack,
	Table,
	Text,
	Textarea,
	useFilter,
	useListCollection,
} from "@chakra-ui/react";
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from "react";
import { createRoot } from "react-dom/client";

type Answer = string | number | string[] | DateValue[];
const INITIAL: Record<string, Answer> = {
	fullName: "",
	dob: [],
	bornCity: "",
	bornCountry: [],
	email: "",
	cell: "",
	street: "",
	city: "",
	state: [],
	zip: "",
	school: "",
	schoolCity: "",
	schoolState: "",
	finish: "",
	gpa: "",
	satMath: "",
	apTaken: "",
	programs: [],
	college: "",
	major: "",
	goal: "",
	...Object.fromEntries([1, 2, 3].flatMap((no) => [`class${no}`, `class${no}Grade`].map((key) => [key, ""]))),
	firstInFamily: "",
	...Object.fromEntries(["one", "two"].flatMap((who) => [[`${who}First`, ""], [`${who}Last`, ""], [`${who}School`, []]])),
	...Object.fromEntries([1, 2].flatMap((no) => ["First", "Last", "Age"].map((part) => [`sib${no}${part}`, ""]))),
	income: "",
	aid: "",
	jobWhere: "",
	jobWhat: "",
	jobHours: "",
	...Object.fromEntries([1, 2].flatMap((no) => ["Name", "Role", "More"].map((part) => [`group${no}${part}`, ""]))),
	voucherName: "",
	voucherEmail: "",
	session: "",
	laptop: "",
	proud: "",
	ssn: "",
	signature: "",
	homepage: "",
};

const Answers = createContext<[Record<string, Answer>, (key: string, answer: Answer) => void]>([INITIAL, () => {}]);
function useAnswer<T extends Answer>(key: string): [T, (answer: T) => void] {
	const [answers, put] = useContext(Answers);
	return [answers[key] as T, (answer) => put(key, answer)];
}

const places: Record<string, HTMLElement> = {};
const here = (key: string) => (element: HTMLElement | null) => {
	if (element) places[key] = element;
};

function Ask({ k, label, help, type, placeholder, optional, money }: { k: string; label: string; help?: string; type?: string; placeholder?: string; optional?: boolean; money?: boolean }) {
	const [answer, put] = useAnswer<string>(k);
	const input = <Input type={type} placeholder={placeholder} value={answer} onChange={(event) => put(event.target.value)} />;
	return (
		<Field.Root ref={here(k)}>
			<Field.Label>
				{label}
				{optional && (
					<Text as="span" color="fg.muted" fontWeight="normal">
						{" "}
						(optional)
					</Text>
				)}
			</Field.Label>
			{money ? <InputGroup startElement="$">{input}</InputGroup> : input}
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}

function Amount({ k, label, help, ...bounds }: { k: string; label: string; help?: string; min?: number; max?: number; step?: number; formatOptions?: Intl.NumberFormatOptions }) {
	const [answer, put] = useAnswer<string>(k);
	return (
		<Field.Root ref={here(k)}>
			<Field.Label>{label}</Field.Label>
			<NumberInput.Root width="full" value={answer} onValueChange={({ value }) => put(value)} {...bounds}>
				<NumberInput.Control />
				<NumberInput.Input />
			</NumberInput.Root>
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}

function Long({ k, label, help, rows }: { k: string; label: string; help?: string; rows: number }) {
	const [answer, put] = useAnswer<string>(k);
	return (
		<Field.Root ref={here(k)}>
			<Field.Label>{label}</Field.Label>
			{help && <Field.HelperText>{help}</Field.HelperText>}
			<Textarea rows={rows} value={answer} onChange={(event) => put(event.target.value)} />
		</Field.Root>
	);
}

function Menu({ k, label, items }: { k: string; label: string; items: { value: string; label: string }[] }) {
	const [answer, put] = useAnswer<string[]>(k);
	const [collection] = useState(() => createListCollection({ items }));
	return (
		<Select.Root ref={here(k)} collection={collection} value={answer} onValueChange={({ value }) => put(value)}>
			<Select.HiddenSelect />
			<Select.Label>{label}</Select.Label>
			<Select.Control>
				<Select.Trigger>
					<Select.ValueText placeholder="Choose one" />
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

function OneOf({ k, label, items }: { k: string; label: string; items: [string, string][] }) {
	const [answer, put] = useAnswer<string>(k);
	return (
		<RadioGroup.Root ref={here(k)} value={answer || null} onValueChange={({ value }) => put(value ?? "")}>
			<RadioGroup.Label>{label}</RadioGroup.Label>
			<HStack gap="6" mt="2" wrap="wrap">
				{items.map(([value, text]) => (
					<RadioGroup.Item key={value} value={value}>
						<RadioGroup.ItemHiddenInput />
						<RadioGroup.ItemIndicator />
						<RadioGroup.ItemText>{text}</RadioGroup.ItemText>
					</RadioGroup.Item>
				))}
			</HStack>
		</RadioGroup.Root>
	);
}

function Cards({ k, label, items }: { k: string; label: string; items: [string, string, string?][] }) {
	const [answer, put] = useAnswer<string>(k);
	return (
		<RadioCard.Root ref={here(k)} value={answer || null} onValueChange={({ value }) => put(value ?? "")}>
			<RadioCard.Label>{label}</RadioCard.Label>
			<SimpleGrid columns={items.length > 3 ? 2 : items.length} gap="3">
				{items.map(([value, text, note]) => (
					<RadioCard.Item key={value} value={value}>
						<RadioCard.ItemHiddenInput />
						<RadioCard.ItemControl>
							<RadioCard.ItemContent>
								<RadioCard.ItemText>{text}</RadioCard.ItemText>
								{note && <RadioCard.ItemDescription>{note}</RadioCard.ItemDescription>}
							</RadioCard.ItemContent>
							<RadioCard.ItemIndicator />
						</RadioCard.ItemControl>
					</RadioCard.Item>
				))}
			</SimpleGrid>
		</RadioCard.Root>
	);
}

const named = (...labels: string[]) => labels.map((label) => ({ value: label.toLowerCase().replaceAll(/[^a-z]+/g, "-"), label }));
const STATES = named(
	..."Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming".split(","),
);
const COUNTRIES = named(
	..."Afghanistan,Argentina,Bangladesh,Bolivia,Brazil,Cambodia,Cameroon,Canada,Chile,China,Colombia,Costa Rica,Cuba,Dominican Republic,Ecuador,Egypt,El Salvador,Eritrea,Ethiopia,Fiji,France,Germany,Ghana,Guatemala,Haiti,Honduras,India,Indonesia,Iran,Iraq,Jamaica,Japan,Jordan,Kenya,Laos,Lebanon,Liberia,Mexico,Morocco,Myanmar,Nepal,Nicaragua,Niger,Nigeria,Pakistan,Panama,Peru,Philippines,Poland,Russia,Samoa,Senegal,Sierra Leone,Somalia,South Africa,South Korea,Sudan,Syria,Tanzania,Thailand,Tonga,Ukraine,United Kingdom,United States,Venezuela,Vietnam,Yemen,Zimbabwe".split(","),
);
const STAGES = named("Elementary or middle school", "Some high school", "Finished high school", "Some college, did not finish", "Two-year college degree", "Four-year college degree", "Graduate school");
const MAJORS: [string, string[]][] = [
	["Arts and humanities", ["Art", "English", "Ethnic Studies", "Music", "Spanish"]],
	["Business", ["Accounting", "Business Administration"]],
	["Engineering and computing", ["Civil Engineering", "Computer Science", "Environmental Engineering", "Mechanical Engineering"]],
	["Health", ["Kinesiology", "Nursing", "Public Health"]],
	["Sciences", ["Biology", "Chemistry", "Environmental Science", "Geology"]],
	["Social sciences", ["Criminal Justice", "Psychology", "Sociology"]],
];

const Chapter = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
	<Box mt="10">
		<Heading size="xl">{title}</Heading>
		{lead && (
			<Text color="fg.muted" mt="1">
				{lead}
			</Text>
		)}
		<Stack gap="5" mt="5">
			{children}
		</Stack>
	</Box>
);

function Birthday() {
	const [answer, put] = useAnswer<DateValue[]>("dob");
	return (
		<DatePicker.Root ref={here("dob")} value={answer} onValueChange={({ value }) => put(value)} placeholder="mm/dd/yyyy" maxWidth="16rem">
			<DatePicker.Label>When were you born?</DatePicker.Label>
			<DatePicker.Control>
				<DatePicker.Input />
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
	);
}

function Birthplace() {
	const [country, putCountry] = useAnswer<string[]>("bornCountry");
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: COUNTRIES, filter: contains });
	return (
		<Fieldset.Root>
			<Fieldset.Legend>And where?</Fieldset.Legend>
			<Fieldset.Content mt="2">
				<SimpleGrid columns={2} gap="4">
					<Ask k="bornCity" label="City, town or village" />
					<Combobox.Root ref={here("bornCountry")} collection={collection} value={country} onValueChange={({ value }) => putCountry(value)} onInputValueChange={({ inputValue }) => filter(inputValue)}>
						<Combobox.Label>Country</Combobox.Label>
						<Combobox.Control>
							<Combobox.Input placeholder="Start typing" />
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
				</SimpleGrid>
			</Fieldset.Content>
		</Fieldset.Root>
	);
}

function Programs() {
	const [answer, put] = useAnswer<string[]>("programs");
	return (
		<Fieldset.Root ref={here("programs")}>
			<CheckboxGroup value={answer} onValueChange={put}>
				<Fieldset.Legend>Have any of these been part of your journey? Check all that have.</Fieldset.Legend>
				<Fieldset.Content>
					<HStack wrap="wrap" gap="4">
						{[
							["avid", "AVID"],
							["bgc", "Boys & Girls Club"],
							["gearup", "GEAR UP"],
							["mesa", "MESA"],
							["puente", "Puente"],
							["trio-ub", "TRIO Upward Bound"],
							["none", "None of these"],
						].map(([value, text]) => (
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
	);
}

function Native({ k, label, help, children }: { k: string; label: string; help?: string; children: ReactNode }) {
	const [answer, put] = useAnswer<string>(k);
	return (
		<Field.Root ref={here(k)}>
			<Field.Label>{label}</Field.Label>
			<NativeSelect.Root>
				<NativeSelect.Field value={answer} onChange={(event) => put(event.currentTarget.value)}>
					{children}
				</NativeSelect.Field>
				<NativeSelect.Indicator />
			</NativeSelect.Root>
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}

function Bare({ k, type }: { k: string; type?: string }) {
	const [answer, put] = useAnswer<string>(k);
	return (
		<Table.Cell>
			<Input ref={here(k)} size="sm" type={type} value={answer} onChange={(event) => put(event.target.value)} />
		</Table.Cell>
	);
}

const Grid = ({ heads, children }: { heads: string[]; children: ReactNode }) => (
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

const Grownup = ({ who, title }: { who: string; title: string }) => (
	<Fieldset.Root>
		<Fieldset.Legend>{title}</Fieldset.Legend>
		<Fieldset.Content mt="2">
			<SimpleGrid columns={3} gap="4">
				<Ask k={`${who}First`} label="First name" />
				<Ask k={`${who}Last`} label="Last name" />
				<Menu k={`${who}School`} label="Got as far as" items={STAGES} />
			</SimpleGrid>
		</Fieldset.Content>
	</Fieldset.Root>
);

function Trap() {
	const [answer, put] = useAnswer<string>("homepage");
	return (
		<div aria-hidden="true" style={{ position: "absolute", left: "-9999px", height: 1, overflow: "hidden" }}>
			<label htmlFor="homepage">Leave this one empty</label>
			<input id="homepage" name="homepage" tabIndex={-1} autoComplete="off" ref={here("homepage")} value={answer} onChange={(event) => put(event.target.value)} />
		</div>
	);
}

function Pages() {
	return (
		<>
			<Chapter title="Hi! Who are you?" lead="We read every word of this ourselves. There are no wrong answers, and nobody is turned away for how they write.">
				<Ask k="fullName" label="Your whole name" help="First, middle and last, the way it is on your birth certificate or school records" />
				<Birthday />
				<Birthplace />
				<SimpleGrid columns={2} gap="4">
					<Ask k="email" label="An email you really read" type="email" />
					<Ask k="cell" label="A phone we can text" type="tel" />
				</SimpleGrid>
				<Ask k="street" label="Where do you get your mail?" help="House or box number, street, and apartment if you have one" />
				<SimpleGrid columns={3} gap="4">
					<Ask k="city" label="City" />
					<Menu k="state" label="State" items={STATES} />
					<Ask k="zip" label="ZIP" />
				</SimpleGrid>
			</Chapter>

			<Chapter title="School so far" lead="Your grades do not decide anything here. They help us put you into the right math and writing workshops.">
				<Ask k="school" label="Which high school do you go to?" />
				<SimpleGrid columns={2} gap="4">
					<Ask k="schoolCity" label="What city is it in?" />
					<Native k="schoolState" label="And which state?">
						<option value="">--</option>
						{["AZ", "CA", "CO", "HI", "ID", "MT", "NV", "NM", "OR", "TX", "UT", "WA", "WY", "Other"].map((code) => (
							<option key={code}>{code}</option>
						))}
					</Native>
				</SimpleGrid>
				<SimpleGrid columns={2} gap="4">
					<Ask k="finish" label="What month and year will you graduate?" placeholder="for example, May 2026" />
					<Amount k="gpa" label="GPA on your last report card" help="Overall, without extra points for honors or AP" min={0} max={4} step={0.01} />
				</SimpleGrid>
				<SimpleGrid columns={2} gap="4">
					<Ask k="satMath" label="SAT math score" help="If you took it more than once, the highest" optional />
					<Amount k="apTaken" label="How many AP exams have you taken?" min={0} max={20} />
				</SimpleGrid>
				<Box>
					<Text fontWeight="medium" mb="2">
						Tell us about three of your high school classes
					</Text>
					<Grid heads={["Name of the class", "Grade you got"]}>
						{[1, 2, 3].map((no) => (
							<Table.Row key={no}>
								<Bare k={`class${no}`} />
								<Bare k={`class${no}Grade`} />
							</Table.Row>
						))}
					</Grid>
				</Box>
				<Programs />
				<Ask k="college" label="If you have already taken a class at a college, at which one?" optional />
			</Chapter>

			<Chapter title="Where you are headed">
				<Native k="major" label="What would you like to major in?" help="You may change your mind as often as you like.">
					<option value="">I'd rather pick later</option>
					{MAJORS.map(([field, majors]) => (
						<optgroup key={field} label={field}>
							{majors.map((major) => (
								<option key={major}>{major}</option>
							))}
						</optgroup>
					))}
				</Native>
				<Cards
					k="goal"
					label="How far do you want to go?"
					items={[
						["ba", "Bachelor's degree", "usually 4 years"],
						["ma", "Master's degree", "1 to 3 years more"],
						["phd", "Doctorate", "PhD, MD, JD and the like"],
						["idk", "I don't know yet"],
					]}
				/>
				<Cards
					k="session"
					label="Which session would you like?"
					items={[
						["1", "Session 1", "June 20 to July 9"],
						["2", "Session 2", "July 18 to August 6"],
					]}
				/>
			</Chapter>

			<Chapter title="The people at home" lead="Bridge is for students whose families are new to college. Tell us about yours.">
				<Grownup who="one" title="A parent or guardian" />
				<Grownup who="two" title="Another parent or guardian" />
				<OneOf
					k="firstInFamily"
					label="Would you be the first in your family to graduate from college?"
					items={[
						["yes", "Yes"],
						["no", "No"],
						["unsure", "I'm not sure"],
					]}
				/>
				<Box>
					<Text fontWeight="medium" mb="2">
						Your brothers and sisters
					</Text>
					<Grid heads={["First name", "Last name", "Age"]}>
						{[1, 2].map((no) => (
							<Table.Row key={no}>
								<Bare k={`sib${no}First`} />
								<Bare k={`sib${no}Last`} />
								<Bare k={`sib${no}Age`} type="number" />
							</Table.Row>
						))}
					</Grid>
				</Box>
				<Amount
					k="income"
					label="About how much does your household earn in a year?"
					help="Before taxes. Bridge is free for families under $90,000."
					min={0}
					formatOptions={{ style: "currency", currency: "USD", maximumFractionDigits: 0 }}
				/>
				<OneOf
					k="aid"
					label="Are you receiving financial aid of any kind?"
					items={[
						["y", "Yes"],
						["n", "No"],
					]}
				/>
			</Chapter>

			<Chapter title="When school is out">
				<Fieldset.Root>
					<Fieldset.Legend>If you have a paying job</Fieldset.Legend>
					<Fieldset.Content mt="2">
						<SimpleGrid columns={3} gap="4">
							<Ask k="jobWhere" label="Where do you work?" />
							<Ask k="jobWhat" label="What is your job there?" />
							<Ask k="jobHours" label="Hours each week" />
						</SimpleGrid>
					</Fieldset.Content>
				</Fieldset.Root>
				<Text>Now two other things that you do or have done: a club, a team, volunteering, church. Please leave your paying job out; you just told us about it.</Text>
				{[1, 2].map((no) => (
					<Card.Root key={no} size="sm" variant="subtle">
						<Card.Body>
							<Stack gap="3">
								<SimpleGrid columns={2} gap="4">
									<Ask k={`group${no}Name`} label="What is it called?" />
									<Ask k={`group${no}Role`} label="What are you in it?" placeholder="member, captain, helper" />
								</SimpleGrid>
								<Long k={`group${no}More`} label="Say a little more" help="One or two sentences" rows={2} />
							</Stack>
						</Card.Body>
					</Card.Root>
				))}
			</Chapter>

			<Chapter title="Almost there">
				<Text>Who at your school or program believes in you? We will send them three short questions.</Text>
				<SimpleGrid columns={2} gap="4">
					<Ask k="voucherName" label="Their name" />
					<Ask k="voucherEmail" label="Their email" type="email" />
				</SimpleGrid>
				<OneOf
					k="laptop"
					label="Do you need to borrow a laptop during the session?"
					items={[
						["y", "Yes, please"],
						["n", "No, I have one"],
					]}
				/>
				<Long k="proud" label="What do you want us to know about you that no form would ever ask?" rows={5} />
				<Ask k="ssn" label="Social Security number" help="Only for the meal stipend, and only if you have one. You may also give it to us by phone." optional />
				<Ask k="signature" label="Sign here by typing your name" help="By signing you tell us that all of this is true." />
				<Trap />
			</Chapter>
		</>
	);
}

let latest = INITIAL;
let submitted = false;

function App() {
	const [answers, setAnswers] = useState(INITIAL);
	useLayoutEffect(() => {
		latest = answers;
	}, [answers]);
	return (
		<ChakraProvider value={defaultSystem}>
			<Container maxW="3xl" py="10">
				<Heading size="3xl">Bridge to Futures</Heading>
				<Text mt="3">
					A free summer at North Coast State University for students who are the first in their family on the way to college. This takes about half an hour. Everything is needed unless it says
					optional.
				</Text>
				<Answers.Provider value={[answers, (key, answer) => setAnswers((now) => ({ ...now, [key]: answer }))]}>
					<Pages />
				</Answers.Provider>
				<Button
					mt="8"
					size="lg"
					colorPalette="teal"
					onClick={() => {
						submitted = true;
					}}
				>
					Send it off
				</Button>
			</Container>
		</ChakraProvider>
	);
}

const words = (element: Element | null | undefined) => (element?.textContent ?? "").trim();
function read(key: string) {
	const place = places[key] as HTMLElement;
	if (place instanceof HTMLInputElement) return place.value;
	if (key === "programs") return [...place.querySelectorAll("input:checked")].map((box) => words(box.closest("label")));
	if (place.querySelector("input[type=radio]")) {
		const item = place.querySelector("input[type=radio]:checked")?.closest("label");
		return words(item?.querySelector("[data-part=item-text]"));
	}
	const drawn = place.querySelector("[data-scope=select][data-part=value-text]");
	if (drawn) return words(drawn);
	const native = place.querySelector("select");
	if (native) return native.selectedOptions[0]?.text ?? "";
	return place.querySelector<HTMLInputElement>("textarea, input:not([type=hidden])")?.value ?? "";
}

const kept = (key: string, answer: Answer) => {
	if (key === "dob") return (answer as DateValue[]).map(String)[0] ?? "";
	return answer;
};
Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(Object.entries(latest).map(([key, answer]) => [key, kept(key, answer)])), submitted }),
	formShown: () => Object.fromEntries(Object.keys(latest).map((key) => [key, read(key)])),
});

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
