import {
	Box, Button, Card, ChakraProvider, Checkbox, CheckboxGroup, Combobox, Container, createListCollection, defaultSystem, Field, Fieldset, Heading, HStack, Input,
	NativeSelect, NumberInput, Portal, RadioGroup, SegmentGroup, Select, SimpleGrid, Stack, Switch, Tabs, Text, Textarea,
} from "@chakra-ui/react";
import { type ReactNode, useMemo, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Value = string | string[] | boolean | number | null;
const KINDS: Record<string, string> = {
	text: "given_names surname called email phone passport_no birth_city street flat city zip mailing high_school hs_city college dream_job c0_name c0_grade c1_name c1_grade p1_name p1_job p2_name p2_job s0_first s0_last s1_first s1_last a0_org a0_role a0_what a1_org a1_role a1_what h0_title h0_about h1_title h1_about emergency_name emergency_phone emergency_email doctor_name doctor_phone travel_mate referee_name referee_email allergies letter portal_password signature",
	pick: "suffix phone_code birth_country birth_month birth_day birth_year state country nationality sex pronouns hispanic grade grad_month grad_year host_country major degree enrol_year e0_subject e0_score e1_subject e1_score l0_language l0_level l1_language l1_level marital p1_level p2_level a0_kind a1_kind h0_grade h1_grade emergency_tie",
	many: "race a0_grades a1_grades",
	number: "years_us gpa gpa_weighted rank class_size sat_total sat_math act siblings s0_age s1_age income household a0_hours a0_weeks a1_hours a1_weeks",
	flag: "first_gen aid whatsapp smoker accept",
};
const kindOf = new Map(Object.entries(KINDS).flatMap(([kind, keys]) => keys.split(" ").map((key) => [key, kind] as const)));
const START: Record<string, Value> = { text: "", pick: "", many: [], number: null, flag: false };

let wasSent = false;
let answers: Record<string, Value> = Object.fromEntries([...kindOf].map(([key, kind]) => [key, START[kind] as Value]));
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
};
const write = (key: string, value: Value) => {
	answers = { ...answers, [key]: value };
	for (const listener of listeners) listener();
};
const useAnswer = <T extends Value>(key: string): T => useSyncExternalStore(subscribe, () => answers[key]) as T;
const places = new Map<string, HTMLElement>();
const placed = (key: string) => (element: HTMLElement | null) => {
	if (element) places.set(key, element);
	else places.delete(key);
};

type Item = { value: string; label: string };
const same = (...texts: string[]): Item[] => texts.map((text) => ({ value: text, label: text }));
const coded = (pairs: Record<string, string>): Item[] => Object.entries(pairs).map(([value, label]) => ({ value, label }));
type Asked = { k: string; label: ReactNode; help?: ReactNode; must?: boolean };
const Frame = ({ k, label, help, must, children }: Asked & { children: ReactNode }) => (
	<Field.Root required={must} ref={placed(k)}>
		<Field.Label>{label}<Field.RequiredIndicator /></Field.Label>
		{children}
		{help && <Field.HelperText>{help}</Field.HelperText>}
	</Field.Root>
);

function Line({ type, area, holder, ...asked }: Asked & { type?: string; area?: boolean; holder?: string }) {
	const value = useAnswer<string>(asked.k);
	const rest = { name: asked.k, value, placeholder: holder, onChange: (event: { target: { value: string } }) => write(asked.k, event.target.value) };
	return <Frame {...asked}>{area ? <Textarea {...rest} /> : <Input type={type} {...rest} />}</Frame>;
}
function Num({ format, min, max, step, ...asked }: Asked & { format?: Intl.NumberFormatOptions; min?: number; max?: number; step?: number }) {
	const [text, setText] = useState("");
	return (
		<Frame {...asked}>
			<NumberInput.Root name={asked.k} value={text} min={min} max={max} step={step} formatOptions={format} width="full" onValueChange={(change) => { setText(change.value); write(asked.k, Number.isNaN(change.valueAsNumber) ? null : change.valueAsNumber); }}>
				<NumberInput.Control />
				<NumberInput.Input />
			</NumberInput.Root>
		</Frame>
	);
}
function Pick({ k, label, help, must, items, holder = "Select" }: Asked & { items: Item[]; holder?: string }) {
	const value = useAnswer<string>(k);
	const collection = useMemo(() => createListCollection({ items }), [items]);
	const isLong = items.length > 15;
	return (
		<Field.Root required={must} ref={placed(k)}>
			<Select.Root name={k} collection={collection} value={value ? [value] : []} onValueChange={(change) => write(k, change.value[0] ?? "")} lazyMount={isLong} unmountOnExit={isLong}>
				<Select.HiddenSelect />
				<Select.Label>{label}<Field.RequiredIndicator /></Select.Label>
				<Select.Control>
					<Select.Trigger><Select.ValueText placeholder={holder} /></Select.Trigger>
					<Select.IndicatorGroup><Select.Indicator /></Select.IndicatorGroup>
				</Select.Control>
				<Portal>
					<Select.Positioner>
						<Select.Content>
							{collection.items.map((item) => <Select.Item item={item} key={item.value}>{item.label}<Select.ItemIndicator /></Select.Item>)}
						</Select.Content>
					</Select.Positioner>
				</Portal>
			</Select.Root>
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}
function Search({ k, label, items }: Asked & { items: Item[] }) {
	const value = useAnswer<string>(k);
	const [typed, setTyped] = useState("");
	const collection = useMemo(() => createListCollection({ items: items.filter((item) => item.label.toLowerCase().includes(typed.toLowerCase())) }), [items, typed]);
	return (
		<Box ref={placed(k)}>
			<Combobox.Root collection={collection} value={value ? [value] : []} onValueChange={(change) => write(k, change.value[0] ?? "")} onInputValueChange={(change) => setTyped(change.inputValue)} openOnClick>
				<Combobox.Label>{label}</Combobox.Label>
				<Combobox.Control>
					<Combobox.Input placeholder="Type to search" />
					<Combobox.IndicatorGroup><Combobox.ClearTrigger /><Combobox.Trigger /></Combobox.IndicatorGroup>
				</Combobox.Control>
				<Portal>
					<Combobox.Positioner>
						<Combobox.Content>
							<Combobox.Empty>Nothing found</Combobox.Empty>
							{collection.items.map((item) => <Combobox.Item item={item} key={item.value}>{item.label}<Combobox.ItemIndicator /></Combobox.Item>)}
						</Combobox.Content>
					</Combobox.Positioner>
				</Portal>
			</Combobox.Root>
		</Box>
	);
}
function Native({ k, label, items, holder }: Asked & { items: Item[]; holder: string }) {
	const value = useAnswer<string>(k);
	return (
		<Frame k={k} label={label}>
			<NativeSelect.Root>
				<NativeSelect.Field name={k} placeholder={holder} value={value} onChange={(event) => write(k, event.currentTarget.value)}>
					{items.map((item) => <option key={item.value} value={item.value}>{item.label}</option>)}
				</NativeSelect.Field>
				<NativeSelect.Indicator />
			</NativeSelect.Root>
		</Frame>
	);
}
function Radios({ k, label, items }: Asked & { items: Item[] }) {
	const value = useAnswer<string>(k);
	return (
		<Box ref={placed(k)}>
			<RadioGroup.Root name={k} value={value || null} onValueChange={(change) => write(k, change.value ?? "")}>
				<RadioGroup.Label>{label}</RadioGroup.Label>
				<HStack gap="5" mt="2">
					{items.map((item) => (
						<RadioGroup.Item key={item.value} value={item.value}><RadioGroup.ItemHiddenInput /><RadioGroup.ItemIndicator /><RadioGroup.ItemText>{item.label}</RadioGroup.ItemText></RadioGroup.Item>
					))}
				</HStack>
			</RadioGroup.Root>
		</Box>
	);
}
function Segment({ k, label, items }: Asked & { items: Item[] }) {
	const value = useAnswer<string>(k);
	return (
		<Fieldset.Root ref={placed(k) as never}>
			<Fieldset.Legend>{label}</Fieldset.Legend>
			<SegmentGroup.Root name={k} value={value || null} onValueChange={(change) => write(k, change.value ?? "")} width="fit-content">
				<SegmentGroup.Indicator />
				<SegmentGroup.Items items={items} />
			</SegmentGroup.Root>
		</Fieldset.Root>
	);
}
function Boxes({ k, label, items }: Asked & { items: Item[] }) {
	const value = useAnswer<string[]>(k);
	return (
		<Fieldset.Root ref={placed(k) as never}>
			<CheckboxGroup value={value} name={k} onValueChange={(next) => write(k, items.map((item) => item.value).filter((each) => next.includes(each)))}>
				<Fieldset.Legend fontSize="sm" mb="2">{label}</Fieldset.Legend>
				<HStack gap="4" wrap="wrap">
					{items.map((item) => (
						<Checkbox.Root key={item.value} value={item.value}><Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>{item.label}</Checkbox.Label></Checkbox.Root>
					))}
				</HStack>
			</CheckboxGroup>
		</Fieldset.Root>
	);
}
function Flip({ k, label }: Asked) {
	const value = useAnswer<boolean>(k);
	return (
		<Box ref={placed(k)}>
			<Switch.Root name={k} checked={value} onCheckedChange={(change) => write(k, change.checked)}><Switch.HiddenInput /><Switch.Control /><Switch.Label>{label}</Switch.Label></Switch.Root>
		</Box>
	);
}
function Accept({ k, label }: Asked) {
	const value = useAnswer<boolean>(k);
	return (
		<Box ref={placed(k)}>
			<Checkbox.Root name={k} checked={value} onCheckedChange={(change) => write(k, change.checked === true)}><Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>{label}</Checkbox.Label></Checkbox.Root>
		</Box>
	);
}

const Part = ({ title, about, children }: { title: string; about?: string; children: ReactNode }) => (
	<Card.Root mb="6">
		<Card.Header><Heading size="md">{title}</Heading>{about && <Text color="fg.muted" fontSize="sm">{about}</Text>}</Card.Header>
		<Card.Body><Stack gap="5">{children}</Stack></Card.Body>
	</Card.Root>
);
const Grid = ({ of, children }: { of: number; children: ReactNode }) => <SimpleGrid columns={of} gap="4">{children}</SimpleGrid>;

const MONTHS: Item[] = "January February March April May June July August September October November December".split(" ").map((label, index) => ({ value: String(index + 1), label }));
const DAYS = same(...Array.from({ length: 31 }, (_, index) => String(index + 1)));
const YEARS = same(...Array.from({ length: 12 }, (_, index) => String(2012 - index)));
const STATE: Item[] = STATES.map(([value, label]) => ({ value, label }));
const COUNTRY = same(...COUNTRIES);
const MAJOR = same(...MAJORS);
const SUFFIX = same("Jr.", "Sr.", "II", "III", "IV");
const CODES = coded({ "1": "+1 United States / Canada", "34": "+34 Spain", "44": "+44 United Kingdom", "49": "+49 Germany", "234": "+234 Nigeria" });
const PRONOUNS = same("he/him", "she/her", "they/them");
const YES_NO = coded({ y: "Yes", n: "No" });
const RACES = coded({ a: "Asian", b: "Black or African American", i: "Indigenous (American Indian, Alaska Native)", p: "Pacific Islander", w: "White" });
const GRADE = coded({ "9": "9th grade", "10": "10th grade", "11": "11th grade", "12": "12th grade", out: "Already graduated" });
const IN_GRADE = GRADE.slice(0, 4);
const ENROL_YEARS = same("2026", "2027", "2028", "2029");
const GRAD_YEARS = same("2025", "2026", "2027", "2028");
const HOSTS = same("Argentina", "Chile", "Ecuador", "Ghana", "Italy", "Japan", "Portugal", "Senegal", "Spain");
const DEGREES = coded({ A: "Associate", B: "Bachelor", M: "Master", D: "Doctorate", U: "Undecided" });
const EXAMS = same("AP Biology", "AP Calculus AB", "AP Chemistry", "AP English Literature", "AP Psychology", "AP Spanish Language", "AP Statistics", "AP United States History");
const SCORES = same("1", "2", "3", "4", "5");
const LANGUAGES = same("Arabic", "English", "French", "German", "Igbo", "Italian", "Japanese", "Mandarin", "Portuguese", "Russian", "Spanish", "Swahili");
const LEVELS = coded({ first: "First language", home: "Spoken at home", speak: "I speak it", read: "I read it only", write: "I write it only" });
const MARITAL = same("Married", "Separated", "Divorced", "Widowed", "Never married");
const SCHOOLING = coded({ "0": "Some high school", "1": "High school diploma", "2": "Some college", "3": "Associate’s degree", "4": "Bachelor’s degree", "5": "Master’s or higher" });
const ACTIVITY = same("Arts", "Club", "Debate", "Environment", "Family duty", "Music", "Paid job", "Sport", "Volunteering", "Other");
const TIES = same("Grandparent", "Aunt or uncle", "Family friend", "Neighbor", "Other");

const Applicant = () => (
	<>
		<Part title="As it stands in your passport" about="Airlines turn people away over a missing middle name, so please copy carefully.">
			<Grid of={3}>
				<Line k="given_names" label="Given names (all of them)" must />
				<Line k="surname" label="Surname" must />
				<Pick k="suffix" label="Suffix" items={SUFFIX} holder="None" />
			</Grid>
			<Grid of={3}>
				<Native k="birth_month" label="Born: month" items={MONTHS} holder="Month" />
				<Native k="birth_day" label="Born: day" items={DAYS} holder="Day" />
				<Native k="birth_year" label="Born: year" items={YEARS} holder="Year" />
			</Grid>
			<Grid of={3}>
				<Line k="birth_city" label="City of birth" />
				<Pick k="birth_country" label="Country of birth" items={COUNTRY} />
				<Pick k="nationality" label="Nationality" items={COUNTRY} />
			</Grid>
			<Radios k="sex" label="Sex" items={coded({ F: "Female", M: "Male", X: "X" })} />
			<Line k="passport_no" label="Passport number" help="If you do not have one yet, leave this empty." />
		</Part>
		<Part title="How we reach you">
			<Grid of={3}>
				<Line k="called" label="What do people call you?" />
				<Pick k="pronouns" label="Your pronouns" items={PRONOUNS} />
				<Line k="email" label="E-mail" type="email" must />
			</Grid>
			<Grid of={2}>
				<Pick k="phone_code" label="Dialing code" items={CODES} />
				<Line k="phone" label="Phone (without the code)" type="tel" />
			</Grid>
			<Grid of={2}>
				<Line k="street" label="Home address: street and number" must />
				<Line k="flat" label="Home address: apartment" />
			</Grid>
			<Grid of={4}>
				<Line k="city" label="Home address: city" must />
				<Pick k="state" label="State" items={STATE} />
				<Line k="zip" label="ZIP code" />
				<Pick k="country" label="Country of residence" items={COUNTRY} />
			</Grid>
			<Line k="mailing" label="Mailing address, only if you get mail elsewhere" area />
			<Flip k="whatsapp" label="Send me news and offers by WhatsApp" />
		</Part>
		<Part title="School">
			<Grid of={2}>
				<Line k="high_school" label="Name of your high school" must />
				<Line k="hs_city" label="Town where the school is" />
			</Grid>
			<Grid of={3}>
				<Pick k="grade" label="Where are you now?" items={GRADE} />
				<Native k="grad_month" label="You finish school in: month" items={MONTHS} holder="Month" />
				<Native k="grad_year" label="You finish school in: year" items={GRAD_YEARS} holder="Year" />
			</Grid>
			<Grid of={4}>
				<Num k="gpa" label="GPA, unweighted" min={0} max={4} step={0.01} help="Out of 4.0" />
				<Num k="gpa_weighted" label="GPA, weighted" min={0} max={5} step={0.01} help="Out of 5.0" />
				<Num k="rank" label="Class rank" min={1} />
				<Num k="class_size" label="Size of your class" min={1} />
			</Grid>
			<Grid of={3}>
				<Num k="sat_total" label="SAT total" min={400} max={1600} />
				<Num k="sat_math" label="SAT Math" min={200} max={800} />
				<Num k="act" label="ACT composite" min={1} max={36} />
			</Grid>
			{[0, 1].map((row) => (
				<Grid of={2} key={row}>
					<Pick k={`e${row}_subject`} label={`AP exam ${row + 1}`} items={EXAMS} />
					<Segment k={`e${row}_score`} label={`Score in exam ${row + 1}`} items={SCORES} />
				</Grid>
			))}
			{[0, 1].map((row) => (
				<Grid of={2} key={row}>
					<Line k={`c${row}_name`} label={`College course ${row + 1}`} />
					<Line k={`c${row}_grade`} label="Grade received" />
				</Grid>
			))}
			<Heading size="sm">Languages</Heading>
			{[0, 1].map((row) => (
				<Grid of={2} key={row}>
					<Pick k={`l${row}_language`} label={`Language ${row + 1}`} items={LANGUAGES} />
					<Pick k={`l${row}_level`} label="How well?" items={LEVELS} />
				</Grid>
			))}
		</Part>
		<Part title="Your year with us and after">
			<Grid of={2}>
				<Pick k="host_country" label="Where would you like to go?" items={HOSTS} />
				<Line k="college" label="University you will attend after the exchange" />
				<Search k="major" label="What will you study there?" items={MAJOR} />
				<Pick k="degree" label="Highest degree you want to reach" items={DEGREES} />
				<Pick k="enrol_year" label="Year you start university" items={ENROL_YEARS} />
				<Line k="dream_job" label="Profession you are aiming for" />
			</Grid>
			<Line k="letter" label="A letter to your host family" area />
		</Part>
		<Part title="Parents">
			<Radios k="marital" label="Your parents are" items={MARITAL} />
			{["p1", "p2"].map((p, index) => (
				<Fieldset.Root key={p}>
					<Fieldset.Legend>{index === 0 ? "First parent" : "Second parent"}</Fieldset.Legend>
					<Fieldset.Content>
						<Grid of={2}>
							<Line k={`${p}_name`} label="First and last name" />
							<Line k={`${p}_job`} label="Occupation" />
							<Pick k={`${p}_level`} label="Schooling completed" items={SCHOOLING} />
						</Grid>
					</Fieldset.Content>
				</Fieldset.Root>
			))}
			<Num k="siblings" label="Number of brothers and sisters" min={0} />
			{[0, 1].map((row) => (
				<Grid of={3} key={row}>
					<Line k={`s${row}_first`} label={`Sibling ${row + 1}: first name`} />
					<Line k={`s${row}_last`} label={`Sibling ${row + 1}: last name`} />
					<Num k={`s${row}_age`} label={`Sibling ${row + 1}: age`} min={0} />
				</Grid>
			))}
		</Part>
		<Part title="For our scholarship fund" about="Answer if you want us to consider you for a stipend.">
			<Grid of={3}>
				<Num k="income" label="Household income per year" format={{ style: "currency", currency: "USD", maximumFractionDigits: 0 }} min={0} />
				<Num k="household" label="Persons in the household" min={1} />
				<Num k="years_us" label="Years you have lived in the U.S." min={0} />
			</Grid>
			<Flip k="first_gen" label="I will be the first in my family to go to college" />
			<Flip k="aid" label="I receive financial aid" />
			<Radios k="hispanic" label="Are you Hispanic or Latino?" items={YES_NO} />
			<Boxes k="race" label="Race" items={RACES} />
		</Part>
		<Part title="What fills your days" about="Two things you do outside of lessons.">
			{[0, 1].map((row) => (
				<Box key={row} borderWidth="1px" rounded="md" p="4">
					<Stack gap="4">
						<Grid of={3}>
							<Pick k={`a${row}_kind`} label="What is it?" items={ACTIVITY} />
							<Line k={`a${row}_org`} label="Club, group or employer" />
							<Line k={`a${row}_role`} label="Your part in it" />
						</Grid>
						<Line k={`a${row}_what`} label="Describe what you do" area />
						<Grid of={2}>
							<Num k={`a${row}_hours`} label="Hours each week" min={0} />
							<Num k={`a${row}_weeks`} label="Weeks each year" min={0} max={52} />
						</Grid>
						<Boxes k={`a${row}_grades`} label="During" items={IN_GRADE} />
					</Stack>
				</Box>
			))}
			<Heading size="sm">Prizes and distinctions</Heading>
			{[0, 1].map((row) => (
				<Grid of={3} key={row}>
					<Line k={`h${row}_title`} label="Prize" />
					<Line k={`h${row}_about`} label="What was it for?" />
					<Pick k={`h${row}_grade`} label="Received in" items={IN_GRADE} />
				</Grid>
			))}
		</Part>
	</>
);

const Travel = () => (
	<Part title="Travel and safety">
		<Grid of={2}>
			<Line k="emergency_name" label="Emergency contact who is not your parent" />
			<Pick k="emergency_tie" label="Relationship of this contact" items={TIES} />
			<Line k="emergency_phone" label="Phone of this contact" type="tel" />
			<Line k="emergency_email" label="E-mail of this contact" type="email" />
			<Line k="doctor_name" label="Your doctor’s name" />
			<Line k="doctor_phone" label="Your doctor’s phone" type="tel" />
			<Line k="travel_mate" label="Name of a friend you want to be placed with" />
			<Line k="referee_name" label="Language teacher who can speak for you" />
			<Line k="referee_email" label="That teacher’s e-mail" type="email" />
		</Grid>
		<Flip k="smoker" label="I could live with a host family that smokes" />
		<Line k="allergies" label="Allergies and diet" area />
	</Part>
);
const Finish = () => (
	<Part title="Agreement">
		<Accept k="accept" label="I accept the terms of participation." />
		<Line k="portal_password" label="Choose a password for the traveler portal" type="password" />
		<Line k="signature" label="Signature (type your name)" />
	</Part>
);

const App = () => (
	<ChakraProvider value={defaultSystem}>
		<Container maxW="4xl" py="8">
			<Heading size="2xl">Meridian Exchange</Heading>
			<Text mb="6">Application for a semester or a gap year abroad</Text>
			<form onSubmit={(event) => { event.preventDefault(); wasSent = true; }}>
				<Tabs.Root defaultValue="you">
					<Tabs.List mb="4">
						<Tabs.Trigger value="you">You</Tabs.Trigger>
						<Tabs.Trigger value="travel">Travel and safety</Tabs.Trigger>
						<Tabs.Trigger value="finish">Agreement</Tabs.Trigger>
					</Tabs.List>
					<Tabs.Content value="you"><Applicant /></Tabs.Content>
					<Tabs.Content value="travel"><Travel /></Tabs.Content>
					<Tabs.Content value="finish"><Finish /></Tabs.Content>
				</Tabs.Root>
				<Button type="submit" colorPalette="teal">Send application</Button>
			</form>
		</Container>
	</ChakraProvider>
);

function read(key: string, kind: string): unknown {
	const place = places.get(key);
	if (!place) return "";
	const on = [...place.querySelectorAll<HTMLInputElement>("input:checked")].map((input) => input.closest("label")?.innerText.trim());
	if (kind === "flag") return on.length > 0;
	if (kind === "many") return on;
	const native = place.querySelector<HTMLSelectElement>(".chakra-native-select__field");
	if (native) return native.value ? native.selectedOptions[0]?.text : "";
	const chosen = place.querySelector<HTMLElement>("[data-scope=select][data-part=trigger]");
	if (chosen) return chosen.hasAttribute("data-placeholder-shown") ? "" : chosen.innerText.trim();
	if (place.querySelector("[type=radio]")) return on[0] ?? "";
	return place.querySelector<HTMLInputElement>("input, textarea")?.value ?? "";
}
Object.assign(window, {
	formState: () => ({ submitted: wasSent, ...answers }),
	formShown: () => Object.fromEntries([...kindOf].map(([key, kind]) => [key, read(key, kind)])),
});
createRoot(document.getElementById("root") as HTMLElement).render(<App />);
