import {
	Accordion, Box, Button, Checkbox, CheckboxGroup, ChakraProvider, Combobox, createListCollection, DatePicker, defaultSystem, Field,
	Fieldset, Grid, Heading, HStack, Input, InputGroup, NativeSelect, NumberInput, parseDate, Portal, RadioGroup, Select, Stack, Table,
	Text, useFilter, useListCollection,
} from "@chakra-ui/react";
import { type ReactNode, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";

type Answers = Record<string, unknown>;

const BLANK: Answers = {
	first: "", middle: "", last: "", suffix: "", nick: "", gender: null, email: "", street: "", city: "", state: "", zip: "", zip4: "",
	country: "", phone: "", alternate: "", citizenship: [], birthCountry: [], birthCity: "", growUp: "", bMonth: "", bDay: "", bYear: "",
	yearsUs: "", race: [], area: null, firstLanguage: "", homeLanguage: "", siblings: "", gradYear: "",
	internet: [], computer: null, lunch: [], firstGen: null, aid: null, waiver: false,
	household: "", marital: [], separated: "",
	g1First: "", g1Last: "", g1Deceased: null, g1Org: "", g1Job: "", g1School: [],
	g2First: "", g2Last: "", g2Deceased: null, g2Org: "", g2Job: "", g2School: [],
	s1First: "", s1Last: "", s1Age: "", s2First: "", s2Last: "", s2Age: "",
	income: "", agi: "", tax: "", untaxed: "", ssn: "",
	school: "", schoolStreet: "", schoolCity: "", schoolState: "", from: [], to: [],
	gpa: "", wgpa: "", ranked: null, rank: "", size: "", percent: [],
	honor1: "", honor1Grade: "", honor2: "", honor2Grade: "",
	satReading: "", satMath: "", act: "", psat: "", ap1: "", ap1Score: "", ap2: "", ap2Score: "",
	course1: "", course1Grade: "", course2: "", course2Grade: "",
	act1: "", act1Grades: [], act1Hours: "", act1Weeks: "", act1Position: "",
	act2: "", act2Grades: [], act2Hours: "", act2Weeks: "", act2Position: "",
	major: "", career: "", degree: [],
	recFirst: "", recLast: "", recEmail: "", counselor: "", helper: "", certify: false, esign: "",
};

const options = (pairs: [string, string][]) => createListCollection({ items: pairs.map(([value, label]) => ({ value, label })) });
const CITIZENSHIP = options([["231", "US Citizen"], ["232", "US National"], ["233", "US Permanent Resident"], ["234", "Other Citizenship"]]);
const ETHNICITY = options([
	["1", "Native American"], ["2", "African American/Black"], ["3", "Asian American"], ["4", "Caucasian/White"], ["5", "Hispanic/Latino"],
	["6", "Pacific Islander"], ["18", "Other"],
]);
const INTERNET = options([["20", "Home computer"], ["21", "School computer"], ["22", "Public library"], ["23", "Other"]]);
const LUNCH = options([["30", "Free lunch"], ["31", "Reduced price lunch"], ["32", "Not eligible"], ["33", "I don't know"]]);
const MARITAL = options([["41", "Single"], ["42", "Married"], ["43", "Separated"], ["44", "Divorced"], ["45", "Widowed"]]);
const SCHOOLING = options([
	["115", "Elementary or middle school"], ["116", "Some high school"], ["117", "High school graduate"], ["118", "Some college"],
	["119", "Two-year college graduate"], ["120", "Four-year college graduate"], ["122", "Graduate or professional school"],
]);
const PERCENT = options([["1", "Top 1%"], ["5", "Top 5%"], ["10", "Top 10%"], ["25", "Top 25%"], ["50", "Top 50%"]]);
const DEGREES = options([["a", "Associate's"], ["b", "Bachelor's"], ["m", "Master's"], ["d", "Doctorate"], ["p", "Professional (law, medicine)"], ["u", "Undecided"]]);
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const YEARS = Array.from({ length: 23 }, (_, i) => String(2014 - i));

const seen: Record<string, HTMLElement> = {};
const at = (key: string) => (el: HTMLElement | null) => {
	if (el) seen[key] = el;
};
let latest = BLANK;
let submitted = false;
const listeners = new Set<() => void>();
const listen = (listener: () => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

/** One answer of the draft, and how to change it. */
function useAnswer<T>(key: string): [T, (value: unknown) => void] {
	const value = useSyncExternalStore(listen, () => latest[key]) as T;
	const change = (next: unknown) => {
		latest = { ...latest, [key]: next };
		for (const listener of listeners) listener();
	};
	return [value, change];
}

function useText(key: string) {
	const [value, change] = useAnswer<string>(key);
	return { value, onChange: (event: { target: { value: string } }) => change(event.target.value) };
}

/** A question on the left, its boxes on the right. */
function Line({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Grid templateColumns="290px 1fr" gap="3" alignItems="start">
			<Text fontSize="sm" fontWeight="medium">{title}</Text>
			<Stack gap="2">{children}</Stack>
		</Grid>
	);
}

/** A box with its caption under it. */
const Under = ({ k, name, caption, required = false, width }: { k: string; name: string; caption: string; required?: boolean; width?: string }) => {
	const box = useText(k);
	return (
		<Field.Root required={required} ref={at(k)} width={width} gap="0.5">
			<Input size="sm" name={name} {...box} />
			<Field.Label fontSize="xs" fontWeight="normal" color="gray.600">{caption} <Field.RequiredIndicator /></Field.Label>
		</Field.Root>
	);
};
const Ask = ({ k, name, label, required = false, help }: { k: string; name: string; label: string; required?: boolean; help?: string }) => {
	const box = useText(k);
	return (
		<Field.Root orientation="horizontal" required={required} ref={at(k)} alignItems="flex-start">
			<Field.Label flex="0 0 290px">{label} <Field.RequiredIndicator /></Field.Label>
			<Box flex="1">
				<Input size="sm" name={name} {...box} />
				{help && <Field.HelperText>{help}</Field.HelperText>}
			</Box>
		</Field.Root>
	);
};
const Native = ({ k, name, first, list, label }: { k: string; name: string; first: string; list: [string, string][]; label?: string }) => {
	const box = useText(k);
	return (
		<Box ref={at(k)}>
			<NativeSelect.Root size="sm" width="auto">
				<NativeSelect.Field name={name} aria-label={label} {...box}>
					<option value="">{first}</option>
					{list.map(([value, word]) => <option key={value} value={value}>{word}</option>)}
				</NativeSelect.Field>
				<NativeSelect.Indicator />
			</NativeSelect.Root>
		</Box>
	);
};
const Pick = ({ k, id, label, collection, required = false }: { k: string; id: string; label: string; collection: typeof MARITAL; required?: boolean }) => {
	const [value, change] = useAnswer<string[]>(k);
	return (
		<Select.Root id={id} ref={at(k)} size="sm" collection={collection} required={required} value={value} onValueChange={(event) => change(event.value)} display="grid" gridTemplateColumns="290px 1fr" gap="3" alignItems="center">
			<Select.HiddenSelect />
			<Select.Label>{label}{required && " *"}</Select.Label>
			<Select.Control>
				<Select.Trigger><Select.ValueText placeholder="- select -" /></Select.Trigger>
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
	);
};
const Choose = ({ k, name, label, list }: { k: string; name: string; label: string; list: [string, string][] }) => {
	const [value, change] = useAnswer<string | null>(k);
	return (
		<RadioGroup.Root ref={at(k)} name={name} size="sm" value={value} onValueChange={(event) => change(event.value)} display="grid" gridTemplateColumns="290px 1fr" gap="3">
			<RadioGroup.Label>{label}</RadioGroup.Label>
			<HStack gap="5">
				{list.map(([value, word]) => (
					<RadioGroup.Item key={value} value={value}><RadioGroup.ItemHiddenInput /><RadioGroup.ItemIndicator /><RadioGroup.ItemText>{word}</RadioGroup.ItemText></RadioGroup.Item>
				))}
			</HStack>
		</RadioGroup.Root>
	);
};
const YES: [string, string][] = [["1", "Yes"], ["0", "No"]];
const Amount = ({ k, name, label }: { k: string; name: string; label: string }) => {
	const [value, change] = useAnswer<string>(k);
	return (
		<Field.Root orientation="horizontal" ref={at(k)}>
			<Field.Label flex="0 0 470px">{label}</Field.Label>
			<NumberInput.Root size="sm" width="170px" formatOptions={{ maximumFractionDigits: 0 }} min={0} name={name} value={value} onValueChange={(event) => change(event.value)}>
				<InputGroup startElement="$"><NumberInput.Input /></InputGroup>
			</NumberInput.Root>
		</Field.Root>
	);
};
const Count = ({ k, name, label }: { k: string; name: string; label: string }) => {
	const [value, change] = useAnswer<string>(k);
	return (
		<NumberInput.Root ref={at(k)} size="sm" width="90px" min={0} name={name} value={value} onValueChange={(event) => change(event.value)}>
			<NumberInput.Control /><NumberInput.Input aria-label={label} />
		</NumberInput.Root>
	);
};
const Day = ({ k, id, label }: { k: string; id: string; label: string }) => {
	const [value, change] = useAnswer<string[]>(k);
	return (
		<DatePicker.Root ref={at(k)} id={id} size="sm" locale="en-US" width="190px" value={value.map((date) => parseDate(date))} onValueChange={(event) => change(event.value.map((date) => date.toString()))}>
			<DatePicker.Label>{label}</DatePicker.Label>
			<DatePicker.Control>
				<DatePicker.Input placeholder="mm/dd/yyyy" />
				<DatePicker.IndicatorGroup><DatePicker.Trigger>▾</DatePicker.Trigger></DatePicker.IndicatorGroup>
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
	);
};

function Cell({ k, name, ...rest }: { k: string; name: string; placeholder?: string; width?: string }) {
	return <Box ref={at(k)} flex={rest.placeholder ? "1" : undefined}><Input size="sm" name={name} {...rest} {...useText(k)} /></Box>;
}

function Tick({ k, name, children }: { k: string; name: string; children: ReactNode }) {
	const [value, change] = useAnswer<boolean>(k);
	return (
		<Checkbox.Root ref={at(k)} name={name} checked={value} onCheckedChange={(event) => change(!!event.checked)}>
			<Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>{children}</Checkbox.Label>
		</Checkbox.Root>
	);
}

function Grades({ k, name }: { k: string; name: string }) {
	const [value, change] = useAnswer<string[]>(k);
	return (
		<CheckboxGroup ref={at(k)} flexDirection="row" gap="2" name={name} value={value} onValueChange={change}>
			{["9", "10", "11", "12", "PS"].map((grade) => <Checkbox.Root key={grade} value={grade} size="sm"><Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>{grade}</Checkbox.Label></Checkbox.Root>)}
		</CheckboxGroup>
	);
}

function Application() {
	const guardian = (n: "g1" | "g2", i: number) => (
		<>
			<Line title="Name *">
				<Under k={`${n}First`} name={`guardian[${i}][first_name]`} caption="First Name" required />
				<Under k={`${n}Last`} name={`guardian[${i}][last_name]`} caption="Last Name" required />
			</Line>
			<Choose k={`${n}Deceased`} name={`guardian[${i}][is_deceased]`} label="Deceased?" list={YES} />
			<Ask k={`${n}Org`} name={`guardian[${i}][job_organization]`} label="Name of business or organization" />
			<Ask k={`${n}Job`} name={`guardian[${i}][job_occupation]`} label="Occupation/Job Title" />
			<Pick k={`${n}School`} id={`highest_school_level_id_${i}`} label="Highest level of schooling" collection={SCHOOLING} required />
		</>
	);
	const sections: [string, ReactNode][] = [
		["Personal Information", (
			<>
				<Line title="Name *">
					<Under k="first" name="first_name" caption="First Name" required />
					<Under k="middle" name="middle_name" caption="Middle Name" />
					<HStack alignItems="flex-start">
						<Under k="last" name="last_name" caption="Last Name" required />
						<Native k="suffix" name="suffix_id" first="- suffix -" list={[["1", "Jr."], ["2", "Sr."], ["3", "II"], ["4", "III"], ["5", "IV"]]} label="Suffix" />
					</HStack>
					<Under k="nick" name="nick_name" caption="Preferred/Nickname" />
				</Line>
				<Choose k="gender" name="gender_id" label="Gender *" list={[["1", "Female"], ["2", "Male"]]} />
				<Ask k="email" name="location[1][email][1][email]" label="Email" required help="All messages about your application are sent to this address." />
				<Line title="Permanent Address *">
					<Under k="street" name="location[1][address][street_address]" caption="Number and Street (including apartment number)" />
					<Under k="city" name="location[1][address][city]" caption="City" required />
					<Native k="state" name="location[1][address][state_province_id]" first="- select -" list={STATES.map(([, name], i) => [String(1000 + i), name])} />
					<Text fontSize="xs" color="gray.600">State (required only for USA, Canada, and Mexico) *</Text>
					<HStack><Cell k="zip" width="90px" name="location[1][address][postal_code]" /><Text>-</Text><Cell k="zip4" width="70px" name="location[1][address][postal_code_suffix]" /></HStack>
					<Text fontSize="xs" color="gray.600">USA Zip Code (Zip Plus 4 if available) OR International Postal Code *</Text>
					<Native k="country" name="location[1][address][country_id]" first="- select -" list={COUNTRIES.map((name, i) => [String(1200 + i), name])} label="Country" />
				</Line>
				<Line title="Permanent Telephone *">
					<Under k="phone" name="location[1][phone][1][phone]" caption="Area Code and Number. Include extension, if applicable. Include country code, if not US or Canada." />
				</Line>
				<Ask k="alternate" name="location[2][phone][2][phone]" label="Alternate Telephone" />
				<Pick k="citizenship" id="citizenship_status_id" label="U.S. Citizenship Status" collection={CITIZENSHIP} required />
				<Pick k="race" id="ethnicity_id_1" label="Race/Ethnicity" collection={ETHNICITY} />
				<Line title="Birthdate (month/day/year) *">
					<HStack>
						<Native k="bMonth" name="birth_date[M]" first="- month -" list={MONTHS.map((word, i) => [String(i + 1), word])} />
						<Native k="bDay" name="birth_date[d]" first="- day -" list={Array.from({ length: 31 }, (_, i) => [String(i + 1), String(i + 1)])} />
						<Native k="bYear" name="birth_date[Y]" first="- year -" list={YEARS.map((year) => [year, year])} />
					</HStack>
				</Line>
				<Line title="Place of birth">
					<HStack alignItems="flex-start">
						<Under k="birthCity" name="birth_city" caption="City" />
						<Country />
					</HStack>
				</Line>
				<Ask k="growUp" name="growup_country" label="Where did you grow up (if different from current country of residence)" />
				<Ask k="yearsUs" name="years_in_us" label="Number of years in U.S." required />
				<Choose k="area" name="home_area_id" label="Would you describe your home area as" list={[["1", "Urban"], ["2", "Suburban"], ["3", "Small town"], ["4", "Rural"]]} />
				<Ask k="firstLanguage" name="first_language" label="First language(s)" />
				<Ask k="homeLanguage" name="primary_language" label="Primary language spoken at home" />
				<Line title="Number of siblings"><Native k="siblings" name="number_siblings" first="-select-" list={Array.from({ length: 11 }, (_, i) => [String(i), String(i)])} /></Line>
				<Line title="Year of high school graduation"><Native k="gradYear" name="high_school_grad_year[Y]" first="-year-" list={["2026", "2027", "2028", "2029"].map((year) => [year, year])} /></Line>
			</>
		)],
		["Scholarship Information", (
			<>
				<Pick k="internet" id="internet_access_id" label="What is your primary method of accessing the Internet?" collection={INTERNET} />
				<Choose k="computer" name="is_home_computer" label="Do you have a computer at home?" list={YES} />
				<Pick k="lunch" id="fed_lunch_id" label="Are you eligible for Federal Free or Reduced Price Lunches?" collection={LUNCH} />
				<Choose k="firstGen" name="is_first_gen" label="Will you be in the first generation of your family to attend college?" list={YES} />
				<Choose k="aid" name="is_aid" label="Do you currently receive financial aid?" list={YES} />
				<Tick k="waiver" name="fee_waiver">I plan to request waivers of college application fees.</Tick>
			</>
		)],
		["Household Information", (
			<>
				<Ask k="household" name="member_count_1" label="How many people live with you in your current household?" required />
				<Pick k="marital" id="marital_status_id" label="Parents' marital status?" collection={MARITAL} />
				<Ask k="separated" name="separated_year" label="Year your parents separated or divorced" />
			</>
		)],
		["Parent/Guardian Detail: First Parent or Guardian", guardian("g1", 1)],
		["Parent/Guardian Detail: Second Parent or Guardian", guardian("g2", 2)],
		["Sibling Information", [1, 2].map((i) => (
			<Fieldset.Root key={i} size="sm">
				<Fieldset.Legend>Sibling {i}</Fieldset.Legend>
				<HStack alignItems="flex-start">
					<Under k={`s${i}First`} name={`sibling_${i}_first_name`} caption="First Name" />
					<Under k={`s${i}Last`} name={`sibling_${i}_last_name`} caption="Last Name" />
					<Under k={`s${i}Age`} name={`sibling_${i}_age`} caption="Age" width="80px" />
				</HStack>
			</Fieldset.Root>
		))],
		["Income Details", (
			<>
				<Text fontSize="sm">Please round to the nearest dollar. If legally classified as an independent student, use this section to supply your own financial information.</Text>
				<Amount k="income" name="household_income_total" label="Total household income from all sources" />
				<Amount k="agi" name="agi" label="Adjusted gross income (FORM 1040)" />
				<Amount k="tax" name="federal_tax" label="Total federal tax paid (FORM 1040)" />
				<Amount k="untaxed" name="untaxed" label="Yearly untaxed income and benefits (Social Security, child support, other)" />
				<Ask k="ssn" name="government_id" label="Your Social Security Number" />
			</>
		)],
		["High School Information", (
			<>
				<Ask k="school" name="organization_name_1" label="Name of School" required />
				<Line title="School Address">
					<Under k="schoolStreet" name="location_1[1][address][street_address]" caption="Street Address" />
					<HStack alignItems="flex-start">
						<Under k="schoolCity" name="location_1[1][address][city]" caption="City" />
						<Native k="schoolState" name="location_1[1][address][state_province_id]" first="- state -" list={STATES.map(([, name], i) => [String(1000 + i), name])} />
					</HStack>
				</Line>
				<Line title="Dates of attendance"><HStack><Day k="from" id="date_of_entry_1" label="From" /><Day k="to" id="date_of_exit_1" label="To (or expected graduation)" /></HStack></Line>
			</>
		)],
		["Academic Information", (
			<>
				<Line title="What is your GPA?"><HStack><Under k="gpa" name="gpa_unweighted" caption="Unweighted" width="120px" /><Under k="wgpa" name="gpa_weighted" caption="Weighted" width="120px" /></HStack></Line>
				<Choose k="ranked" name="is_class_ranking" label="Does your school give class rankings?" list={YES} />
				<Line title="If yes, what is your class rank?"><HStack><Count k="rank" name="class_rank" label="Class rank" /><Text>out of</Text><Count k="size" name="class_num_students" label="Number of students" /></HStack></Line>
				<Pick k="percent" id="class_rank_percent_id" label="Percent class rank" collection={PERCENT} />
				<Line title="Honors">
					{[1, 2].map((i) => (
						<HStack key={i}>
							<Text>{i}.</Text>
							<Cell k={`honor${i}`} name={`description_${i}`} placeholder="Honor or award" />
							<Native k={`honor${i}Grade`} name={`award_grade_${i}`} first="Grade" list={[["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]]} />
						</HStack>
					))}
				</Line>
			</>
		)],
		["Testing Information", (
			<>
				<Line title="SAT"><HStack><Under k="satReading" name="sat_criticalreading" caption="Reading and Writing" /><Under k="satMath" name="sat_math" caption="Math" /></HStack></Line>
				<Line title="Other tests"><HStack><Under k="act" name="act_composite" caption="ACT Composite" /><Under k="psat" name="psat_total" caption="PSAT total" /></HStack></Line>
				<Line title="AP Tests">
					{[1, 2].map((i) => <HStack key={i}><Under k={`ap${i}`} name={`ap_subject_id_${i}`} caption="Subject" /><Under k={`ap${i}Score`} name={`ap_score_id_${i}`} caption="Score" width="90px" /></HStack>)}
				</Line>
				<Line title="College courses you have taken">
					{[1, 2].map((i) => <HStack key={i}><Under k={`course${i}`} name={`summary_fields_${i}`} caption="Title" /><Under k={`course${i}Grade`} name={`summary_grade_${i}`} caption="Grade" width="90px" /></HStack>)}
				</Line>
			</>
		)],
		["Extracurricular, Volunteer, and Personal Activities", (
			<>
				<Text fontSize="sm">Please list your principal extracurricular, community, and family activities and hobbies in the order of their interest to you. Include specific events and/or major accomplishments such as musical instruments played, varsity letters earned, etc.</Text>
				<Table.Root size="sm">
					<Table.Header>
						<Table.Row>
							<Table.ColumnHeader rowSpan={2}>Activity</Table.ColumnHeader>
							<Table.ColumnHeader rowSpan={2}>Grade level or post-secondary (P.S.)</Table.ColumnHeader>
							<Table.ColumnHeader colSpan={2}>Approximate time spent</Table.ColumnHeader>
							<Table.ColumnHeader rowSpan={2}>Positions held, honors won, or letters earned</Table.ColumnHeader>
						</Table.Row>
						<Table.Row><Table.ColumnHeader>Hours per week</Table.ColumnHeader><Table.ColumnHeader>Weeks per year</Table.ColumnHeader></Table.Row>
					</Table.Header>
					<Table.Body>
						{[1, 2].map((i) => (
							<Table.Row key={i}>
								<Table.Cell><Cell k={`act${i}`} name={`activity_${i}`} /></Table.Cell>
								<Table.Cell><Grades k={`act${i}Grades`} name={`grade_level_${i}`} /></Table.Cell>
								<Table.Cell><Cell k={`act${i}Hours`} width="70px" name={`time_spent_${i}_1`} /></Table.Cell>
								<Table.Cell><Cell k={`act${i}Weeks`} width="70px" name={`time_spent_${i}_2`} /></Table.Cell>
								<Table.Cell><Cell k={`act${i}Position`} name={`positions_${i}`} /></Table.Cell>
							</Table.Row>
						))}
					</Table.Body>
				</Table.Root>
				<Ask k="major" name="educational_interest" label="Educational interests: what do you wish to study in college?" />
				<Ask k="career" name="career_interest" label="What career are you considering?" />
				<Pick k="degree" id="degree_id" label="Highest degree you hope to earn" collection={DEGREES} />
			</>
		)],
		["Recommendations and Submission", (
			<>
				<Line title="Teacher who will write for you"><HStack><Under k="recFirst" name="rec_1_first_name" caption="First Name" /><Under k="recLast" name="rec_1_last_name" caption="Last Name" /><Under k="recEmail" name="rec_1_email" caption="Email" /></HStack></Line>
				<Ask k="counselor" name="rec_2_name" label="Guidance counselor's name" />
				<Ask k="helper" name="preparer" label="If somebody helped you complete this form, his or her name" />
				<Tick k="certify" name="is_certified">I have filled out the application to the best of my knowledge and understand any deliberate misrepresentation of information will result in forfeiture of any scholarship(s) received.</Tick>
				<Ask k="esign" name="esignature" label="Electronic signature" />
			</>
		)],
	];
	return (
		<Box as="form" maxW="1040px" mx="auto" my="8" onSubmit={(event: { preventDefault(): void }) => { event.preventDefault(); submitted = true; }}>
			<Heading size="2xl">Scholarship Pre-Application</Heading>
			<Text my="3">Fields marked with * are required. Please be patient and answer every section; you may leave an optional question blank.</Text>
			<Accordion.Root multiple defaultValue={sections.map(([title]) => title)}>
				{sections.map(([title, body]) => (
					<Accordion.Item key={title} value={title}>
						<Accordion.ItemTrigger><Heading size="md" flex="1" color="teal.700">{title}</Heading><Accordion.ItemIndicator /></Accordion.ItemTrigger>
						<Accordion.ItemContent><Accordion.ItemBody><Stack gap="4">{body}</Stack></Accordion.ItemBody></Accordion.ItemContent>
					</Accordion.Item>
				))}
			</Accordion.Root>
			<Button type="submit" mt="4" colorPalette="teal">Submit Application</Button>
		</Box>
	);
}

function Country() {
	const [value, change] = useAnswer<string[]>("birthCountry");
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: COUNTRIES.map((name) => ({ label: name, value: name })), filter: contains });
	return (
		<Combobox.Root ref={at("birthCountry")} id="birth_country" size="sm" openOnClick collection={collection} value={value} onInputValueChange={(event) => filter(event.inputValue)} onValueChange={(event) => change(event.value)}>
			<Combobox.Control><Combobox.Input placeholder="Type to search" /><Combobox.IndicatorGroup><Combobox.ClearTrigger /><Combobox.Trigger /></Combobox.IndicatorGroup></Combobox.Control>
			<Combobox.Label fontSize="xs" fontWeight="normal" color="gray.600">Country</Combobox.Label>
			<Portal>
				<Combobox.Positioner>
					<Combobox.Content>
						<Combobox.Empty>No country found</Combobox.Empty>
						{collection.items.map((item) => <Combobox.Item item={item} key={item.value}>{item.label}<Combobox.ItemIndicator /></Combobox.Item>)}
					</Combobox.Content>
				</Combobox.Positioner>
			</Portal>
		</Combobox.Root>
	);
}

const root = document.getElementById("root") as HTMLElement;
createRoot(root).render(<ChakraProvider value={defaultSystem}><Application /></ChakraProvider>);

const single = (value: unknown, key: string) => (Array.isArray(value) && !key.endsWith("Grades") ? (value[0] ?? "") : Array.isArray(value) ? [...value].sort((a, b) => Number(a) - Number(b)) : value);

function shownIn(el: HTMLElement): unknown {
	const words = (node: Element | null | undefined) => (node?.textContent ?? "").trim();
	const native = el.querySelector<HTMLSelectElement>("select:not([aria-hidden])");
	if (native) return native.value ? words(native.selectedOptions[0]) : "";
	const trigger = el.querySelector('[data-scope="select"][data-part="trigger"]');
	if (trigger) return trigger.hasAttribute("data-placeholder-shown") ? "" : words(trigger.querySelector('[data-part="value-text"]'));
	if (el.querySelector("input[type=radio]")) return words(el.querySelector("input[type=radio]:checked")?.closest("label"));
	const boxes = [...el.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
	if (el.matches("label") && boxes.length === 1) return boxes[0].checked;
	if (boxes.length > 0) return boxes.filter((box) => box.checked).map((box) => words(box.closest("label")));
	return el.querySelector<HTMLInputElement>("input")?.value ?? "";
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(Object.entries(latest).map(([key, value]) => [key, single(value, key)])), submitted }),
	formShown: () => Object.fromEntries(Object.keys(BLANK).map((key) => [key, shownIn(seen[key])])),
});
