import {
	Box, Button, Checkbox, CheckboxGroup, ChakraProvider, CloseButton, Combobox, Container, createListCollection, DatePicker, defaultSystem, Dialog, Field, Fieldset,
	Flex, Heading, HStack, Input, NativeSelect, NumberInput, PinInput, Portal, RadioCard, RadioGroup, Select, SimpleGrid, Spinner, Stack, Table, Tabs, TagsInput, Text, Textarea,
} from "@chakra-ui/react";
import { Label as HeadlessLabel, Field as HeadlessField, Listbox, ListboxButton, ListboxOption, ListboxOptions } from "@headlessui/react";
import { type ReactNode, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";

type Values = Record<string, any>;
const EMPTY: Values = {
	submitted: false,
	first: "", mi: "", last: "", pref: "", bMonth: [], bDay: "", bYear: "", email: "", phone: "", street: "", apt: "", city: "", state: [], zip: "", county: null,
	gender: "", race: [], citizen: null, tongues: [],
	hsName: "", hsStreet: "", hsCity: "", hsState: "", hsZip: "", registrar: "", registrarPhone: "",
	grade: [], gradDate: [], gpa: "", sat: "", act: "",
	cc1Course: "", cc1Grade: "", cc2Course: "", cc2Grade: "",
	college: [], major: "", degree: null, startYear: "", doneYear: "", portfolio: "",
	parents: null, p1First: "", p1Last: "", p1Job: "", p1School: "", p2First: "", p2Last: "", p2Job: "", p2School: "", marital: null,
	income: null, firstGen: null,
	...Object.fromEntries([1, 2].flatMap((n) => [[`sib${n}First`, ""], [`sib${n}Last`, ""], [`sib${n}Age`, ""]])),
	...Object.fromEntries([1, 2, 3].flatMap((n) => [[`inv${n}Type`, ""], [`inv${n}Org`, ""], [`inv${n}Role`, ""], [`inv${n}Text`, ""], [`award${n}Title`, ""], [`award${n}When`, ""]])),
	ref1: "", ref1How: "", ref1Email: "", ref2: "", ref2Email: "", helper: "",
	goals: "", heard: "", board: null, ssn: ["", "", "", ""], certify: false, sign: "", url2: "",
};
let current = EMPTY;
const watchers = new Set<() => void>();
function put(key: string, value: unknown) {
	current = { ...current, [key]: value };
	for (const watcher of watchers) watcher();
}
function watch(watcher: () => void) {
	watchers.add(watcher);
	return () => void watchers.delete(watcher);
}
const useAnswer = (key: string) => useSyncExternalStore(watch, () => current[key]);
/** A question on its own, drawn again only when its answer changes. */
function Answer({ of, children }: { of: string; children: (value: any) => ReactNode }) {
	return children(useAnswer(of));
}

const q = (key: string) => {
	let h = 7;
	for (const c of key) h = (h * 31 + c.charCodeAt(0)) % 899981;
	return { "data-qid": `q${h + 100000}` };
};
const items = (...labels: string[]) => createListCollection({ items: labels.map((label) => ({ label, value: label })) });
const MONTHS = createListCollection({
	items: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"].map((label, i) => ({ label, value: String(i + 1) })),
});
const STATE_LIST = createListCollection({ items: STATES.map(([value, label]) => ({ value, label })) });
const GRADES = items("8th grade or below", "High school freshman", "High school sophomore", "High school junior", "High school senior", "Graduated, not yet in college", "College undergraduate");
const COLLEGES = [
	"College of the Siskiyous (CA)", "Humboldt, Cal Poly (CA)", "Lewis & Clark College (OR)", "Oregon Institute of Technology (OR)", "Oregon State University (OR)",
	"Portland State University (OR)", "Reed College (OR)", "Southern Oregon University (OR)", "University of Oregon (OR)", "University of Washington (WA)", "Willamette University (OR)",
];
const COUNTIES = ["Del Norte", "Humboldt", "Jackson (OR)", "Josephine (OR)", "Klamath (OR)", "Modoc", "Shasta", "Siskiyou", "Trinity", "Outside our service area"];
const INCOMES = ["Below $25,000", "$25,000 to $49,999", "$50,000 to $74,999", "$75,000 to $99,999", "$100,000 to $149,999", "$150,000 and above"];
const MARITAL = ["Married to each other", "Living together, not married", "Divorced or separated", "One parent is widowed", "Never married, living apart"];
const SCHOOLING = ["Less than high school", "High school graduate / GED", "Some college or trade school", "Associate degree", "Bachelor's degree", "Graduate degree"];
const TYPES = ["Academic competition, speech or debate", "Arts, music or theater", "Athletics", "Conservation / environment", "Faith-based", "Paid job", "School leadership", "Other volunteering"];

const asPhone = (typed: string) => {
	const d = typed.replace(/\D/g, "").slice(0, 10);
	return d.length < 4 ? d : d.length < 7 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
};

const own = (key: string, value: string) => ({ ...q(key), value, onChange: (e: { target: { value: string } }) => put(key, e.target.value) });

const text = (key: string, label: ReactNode, more: Values = {}) => {
	const { required, help, ...rest } = more;
	return (
		<Answer of={key}>{(value) => <Field.Root required={required}>
			<Field.Label>{label} <Field.RequiredIndicator /></Field.Label>
			<Input {...rest} {...own(key, value)} />
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>}</Answer>
	);
};
const native = (key: string, label: ReactNode, options: (string | [string, string])[], placeholder = "Select") => (
	<Answer of={key}>{(value) => <Field.Root>
		<Field.Label>{label}</Field.Label>
		<NativeSelect.Root>
			<NativeSelect.Field placeholder={placeholder} {...own(key, value)}>
				{options.map((option) => {
					const [code, words] = typeof option === "string" ? [option, option] : option;
					return <option key={code} value={code}>{words}</option>;
				})}
			</NativeSelect.Field>
			<NativeSelect.Indicator />
		</NativeSelect.Root>
	</Field.Root>}</Answer>
);
const select = (key: string, label: string, collection: typeof MONTHS, placeholder = "Select") => (
	<Answer of={key}>{(value) => <Select.Root {...q(key)} collection={collection} value={value} onValueChange={(e) => put(key, e.value)}>
		<Select.HiddenSelect />
		<Select.Label>{label}</Select.Label>
		<Select.Control>
			<Select.Trigger><Select.ValueText placeholder={placeholder} /></Select.Trigger>
			<Select.IndicatorGroup><Select.Indicator /></Select.IndicatorGroup>
		</Select.Control>
		<Portal>
			<Select.Positioner>
				<Select.Content>
					{collection.items.map((item) => <Select.Item item={item} key={item.value}>{item.label}<Select.ItemIndicator /></Select.Item>)}
				</Select.Content>
			</Select.Positioner>
		</Portal>
	</Select.Root>}</Answer>
);
const radios = (key: string, label: string, options: string[]) => (
	<Answer of={key}>{(value) => <RadioGroup.Root {...q(key)} value={value} onValueChange={(e) => put(key, e.value)}>
		<RadioGroup.Label>{label}</RadioGroup.Label>
		<HStack gap="6" mt="2">
			{options.map((option) => (
				<RadioGroup.Item key={option} value={option}>
					<RadioGroup.ItemHiddenInput /><RadioGroup.ItemIndicator /><RadioGroup.ItemText>{option}</RadioGroup.ItemText>
				</RadioGroup.Item>
			))}
		</HStack>
	</RadioGroup.Root>}</Answer>
);
const cards = (key: string, label: string, options: [string, string, string?][]) => (
	<Answer of={key}>{(value) => <RadioCard.Root {...q(key)} value={value} onValueChange={(e) => put(key, e.value)} size="sm">
		<RadioCard.Label>{label}</RadioCard.Label>
		<Flex gap="3" wrap="wrap">
			{options.map(([code, title, about]) => (
				<RadioCard.Item key={code} value={code} minW="180px">
					<RadioCard.ItemHiddenInput />
					<RadioCard.ItemControl>
						<RadioCard.ItemContent><RadioCard.ItemText>{title}</RadioCard.ItemText>{about && <RadioCard.ItemDescription>{about}</RadioCard.ItemDescription>}</RadioCard.ItemContent>
						<RadioCard.ItemIndicator />
					</RadioCard.ItemControl>
				</RadioCard.Item>
			))}
		</Flex>
	</RadioCard.Root>}</Answer>
);
const listbox = (key: string, label: string, options: string[]) => (
	<Answer of={key}>{(value) => <HeadlessField>
		<HeadlessLabel style={{ fontSize: 14, fontWeight: 500 }}>{label}</HeadlessLabel>
		<Listbox value={value} onChange={(picked) => put(key, picked)}>
			<ListboxButton {...q(key)} style={{ display: "block", width: "100%", textAlign: "left", border: "1px solid #d4d4d8", borderRadius: 4, padding: "8px 12px", fontSize: 14, marginTop: 6 }}>
				{value ?? <span style={{ color: "#71717a" }}>Choose one…</span>}
			</ListboxButton>
			<ListboxOptions anchor="bottom start" style={{ background: "white", border: "1px solid #d4d4d8", borderRadius: 4, width: "var(--button-width)", zIndex: 20 }}>
				{options.map((option) => <ListboxOption key={option} value={option} style={{ padding: "6px 12px", cursor: "pointer", fontSize: 14 }}>{option}</ListboxOption>)}
			</ListboxOptions>
		</Listbox>
	</HeadlessField>}</Answer>
);

function App() {
	const parents = useAnswer("parents");
	const [sibs, setSibs] = useState(1);
	const [involved, setInvolved] = useState(1);
	return (
		<Container maxW="4xl" py="8">
			<Text fontSize="sm" color="fg.muted">Spinney Valley Community Foundation</Text>
			<Heading size="2xl">2027 Universal Scholarship Application</Heading>
			<Text mt="2" mb="6">One application matches you with more than 140 funds held by our donors. Work through the five tabs in any order; you can come back to a tab at any time before you submit.</Text>
			<form onSubmit={(e) => { e.preventDefault(); put("submitted", true); }}>
				<Tabs.Root defaultValue="you" variant="enclosed">
					<Tabs.List>
						<Tabs.Trigger value="you">About you</Tabs.Trigger>
						<Tabs.Trigger value="school">School &amp; plans</Tabs.Trigger>
						<Tabs.Trigger value="home">Household</Tabs.Trigger>
						<Tabs.Trigger value="doing">Involvement</Tabs.Trigger>
						<Tabs.Trigger value="sign">References &amp; certification</Tabs.Trigger>
					</Tabs.List>

					<Tabs.Content value="you">
						<Stack gap="5">
							<SimpleGrid columns={4} gap="4">
								{text("first", "First name", { required: true, name: "first_name", autoComplete: "given-name" })}
								{text("mi", "M.I.", { maxLength: 1, name: "middle_initial" })}
								{text("last", "Last name", { required: true, name: "last_name", autoComplete: "family-name" })}
								{text("pref", "Goes by", { name: "goes_by" })}
							</SimpleGrid>
							<Box>
								<Text fontWeight="medium" fontSize="sm" mb="1">When were you born?</Text>
								<HStack gap="3" align="end">
									{select("bMonth", "Month", MONTHS, "Month")}
									{text("bDay", "Day", { maxLength: 2, inputMode: "numeric" })}
									{text("bYear", "Year", { maxLength: 4, inputMode: "numeric", placeholder: "YYYY" })}
								</HStack>
							</Box>
							<SimpleGrid columns={2} gap="4">
								{text("email", "Email", { required: true, type: "email", help: "Please do not use a school account that closes after graduation." })}
								<Field.Root required>
									<Field.Label>Best phone <Field.RequiredIndicator /></Field.Label>
									<Answer of="phone">{(value) => <Input type="tel" placeholder="(___) ___-____" {...q("phone")} value={value} onChange={(e) => put("phone", asPhone(e.target.value))} />}</Answer>
								</Field.Root>
							</SimpleGrid>
							<SimpleGrid columns={2} gap="4">
								{text("street", "Permanent street address", { required: true })}
								{text("apt", "Apt., suite, space #")}
							</SimpleGrid>
							<SimpleGrid columns={4} gap="4">
								{text("city", "City", { required: true })}
								{select("state", "State", STATE_LIST, "Select state")}
								{text("zip", "ZIP code", { required: true, maxLength: 10 })}
								{listbox("county", "County of residence for the last 12 months", COUNTIES)}
							</SimpleGrid>
							<Heading size="md">Some of our funds were set up for particular groups of students</Heading>
							<Text fontSize="sm" color="fg.muted">You need not answer. If you do, the answers are used only to find funds for which you qualify.</Text>
							{native("gender", "Gender", [["F", "Woman"], ["M", "Man"], ["X", "Non-binary"], ["S", "Another gender"], ["N", "I'd rather not say"]], "Please choose")}
							<Fieldset.Root>
								<Answer of="race">{(race) => <CheckboxGroup {...q("race")} value={race} onValueChange={(value) => put("race", value)}>
									<Fieldset.Legend fontSize="sm">Race / ethnicity (check all that describe you)</Fieldset.Legend>
									<Fieldset.Content>
										<Flex gap="5" wrap="wrap">
											{[["ai", "American Indian / Alaska Native"], ["as", "Asian"], ["bl", "Black / African American"], ["hi", "Hispanic / Latino"], ["pi", "Pacific Islander"], ["wh", "White"]].map(([value, label]) => (
												<Checkbox.Root key={value} value={value}><Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>{label}</Checkbox.Label></Checkbox.Root>
											))}
										</Flex>
									</Fieldset.Content>
								</CheckboxGroup>}</Answer>
							</Fieldset.Root>
							{cards("citizen", "Residency", [["citizen", "U.S. citizen", "or U.S. national"], ["lpr", "Permanent resident", "Green card holder"], ["undoc", "DACA / AB 540"], ["visa", "Student visa"]])}
							<Answer of="tongues">{(value) => <TagsInput.Root {...q("tongues")} value={value} onValueChange={(e) => put("tongues", e.value)}>
								<TagsInput.Label>Languages you speak</TagsInput.Label>
								<TagsInput.Control><TagsInput.Items /><TagsInput.Input placeholder="Type a language and press Enter" /></TagsInput.Control>
							</TagsInput.Root>}</Answer>
						</Stack>
					</Tabs.Content>

					<Tabs.Content value="school">
						<Stack gap="5">
							<Box borderWidth="1px" rounded="md" p="4">
								<Flex justify="space-between" align="center">
									<Box><Heading size="sm">High school</Heading><Text fontSize="sm"><Answer of="hsName">{(name) => name || "No school entered yet"}</Answer></Text></Box>
									<Dialog.Root size="lg" lazyMount={false} unmountOnExit={false}>
										<Dialog.Trigger asChild><Button variant="outline" size="sm">Enter high school</Button></Dialog.Trigger>
										<Portal>
											<Dialog.Backdrop />
											<Dialog.Positioner>
												<Dialog.Content>
													<Dialog.Header><Dialog.Title>High school you attend or graduated from</Dialog.Title></Dialog.Header>
													<Dialog.Body>
														<Stack gap="4">
															{text("hsName", "Name of school", { required: true })}
															{text("hsStreet", "Street")}
															<SimpleGrid columns={3} gap="3">
																{text("hsCity", "City")}
																{native("hsState", "State", STATES.map(([code]) => code), "--")}
																{text("hsZip", "ZIP")}
															</SimpleGrid>
															<Text fontSize="sm" fontWeight="semibold">Whom may we call for your transcript?</Text>
															<SimpleGrid columns={2} gap="3">
																{text("registrar", "Counselor or registrar")}
																{text("registrarPhone", "Office phone", { type: "tel" })}
															</SimpleGrid>
														</Stack>
													</Dialog.Body>
													<Dialog.Footer><Dialog.ActionTrigger asChild><Button>Done</Button></Dialog.ActionTrigger></Dialog.Footer>
													<Dialog.CloseTrigger asChild><CloseButton size="sm" /></Dialog.CloseTrigger>
												</Dialog.Content>
											</Dialog.Positioner>
										</Portal>
									</Dialog.Root>
								</Flex>
							</Box>
							<SimpleGrid columns={2} gap="4">
								{select("grade", "Where are you in school right now?", GRADES)}
								<Answer of="gradDate">{(value) => <DatePicker.Root {...q("gradDate")} value={value} onValueChange={(e) => put("gradDate", e.value)}>
									<DatePicker.Label>Date of high school graduation (actual or expected)</DatePicker.Label>
									<DatePicker.Control>
										<DatePicker.Input />
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
								</DatePicker.Root>}</Answer>
							</SimpleGrid>
							<SimpleGrid columns={3} gap="4">
								<Field.Root>
									<Field.Label>Cumulative GPA, unweighted</Field.Label>
									<Answer of="gpa">{(value) => <NumberInput.Root {...q("gpa")} min={0} max={4} step={0.01} formatOptions={{ maximumFractionDigits: 2 }} value={value} onValueChange={(e) => put("gpa", e.value)}>
										<NumberInput.Control /><NumberInput.Input />
									</NumberInput.Root>}</Answer>
								</Field.Root>
								{text("sat", "SAT total", { inputMode: "numeric", help: "Superscore, if you have more than one sitting" })}
								{text("act", "ACT composite", { inputMode: "numeric", help: "Best single sitting" })}
							</SimpleGrid>
							<Fieldset.Root>
								<Fieldset.Legend>Have you already taken college courses?</Fieldset.Legend>
								<Fieldset.HelperText>Dual enrollment, early college or summer session</Fieldset.HelperText>
								<Table.Root size="sm" variant="outline">
									<Table.Header><Table.Row><Table.ColumnHeader id="cc-title" w="70%">Course title</Table.ColumnHeader><Table.ColumnHeader id="cc-grade">Grade earned</Table.ColumnHeader></Table.Row></Table.Header>
									<Table.Body>
										{[1, 2].map((n) => (
											<Table.Row key={n}>
												<Table.Cell><Answer of={`cc${n}Course`}>{(value) => <Input size="sm" aria-labelledby="cc-title" {...own(`cc${n}Course`, value)} />}</Answer></Table.Cell>
												<Table.Cell><Answer of={`cc${n}Grade`}>{(value) => <Input size="sm" aria-labelledby="cc-grade" {...own(`cc${n}Grade`, value)} />}</Answer></Table.Cell>
											</Table.Row>
										))}
									</Table.Body>
								</Table.Root>
							</Fieldset.Root>
							<Heading size="md">After high school</Heading>
							<Answer of="college">{(value) => <CollegeSearch value={value} onPick={(picked) => put("college", picked)} />}</Answer>
							{text("major", "Field of study or program", { placeholder: "e.g. Welding, Nursing, Undecided" })}
							{cards("degree", "What is the highest credential you hope to earn?", [["cert", "Certificate"], ["aa", "Associate"], ["ba", "Bachelor's"], ["ma", "Master's"], ["dr", "Doctoral or professional"]])}
							<SimpleGrid columns={2} gap="4">
								{text("startYear", "Year you will start", { inputMode: "numeric", maxLength: 4 })}
								{text("doneYear", "Year you expect to finish college", { inputMode: "numeric", maxLength: 4 })}
							</SimpleGrid>
							{text("portfolio", "Link to your portfolio or work samples", { placeholder: "https://", help: "Only for arts, design and STEM project funds" })}
						</Stack>
					</Tabs.Content>

					<Tabs.Content value="home">
						<Stack gap="5">
							{radios("parents", "How many parents or guardians will you tell us about?", ["1", "2"])}
							{[1, 2].map((n) => (n === 1 || parents === "2") && (
								<Fieldset.Root key={n} borderWidth="1px" p="4" rounded="md">
									<Fieldset.Legend px="2">{n === 1 ? "First parent / guardian" : "Second parent / guardian"}</Fieldset.Legend>
									<SimpleGrid columns={2} gap="3">
										{text(`p${n}First`, "First name")}
										{text(`p${n}Last`, "Last name")}
										{text(`p${n}Job`, "Occupation", { help: "If retired or not working, the last one held" })}
										{native(`p${n}School`, "Education", SCHOOLING)}
									</SimpleGrid>
								</Fieldset.Root>
							))}
							{listbox("marital", "Your parents are", MARITAL)}
							<Box>
								<Heading size="sm" mb="2">Brothers and sisters</Heading>
								<Table.Root size="sm">
									<Table.Header><Table.Row><Table.ColumnHeader>First</Table.ColumnHeader><Table.ColumnHeader>Last</Table.ColumnHeader><Table.ColumnHeader w="100px">Age</Table.ColumnHeader></Table.Row></Table.Header>
									<Table.Body>
										{Array.from({ length: sibs }, (_, i) => i + 1).map((n) => (
											<Table.Row key={n}>
												<Table.Cell><Answer of={`sib${n}First`}>{(value) => <Input size="sm" {...own(`sib${n}First`, value)} />}</Answer></Table.Cell>
												<Table.Cell><Answer of={`sib${n}Last`}>{(value) => <Input size="sm" {...own(`sib${n}Last`, value)} />}</Answer></Table.Cell>
												<Table.Cell><Answer of={`sib${n}Age`}>{(value) => <Input size="sm" type="number" {...own(`sib${n}Age`, value)} />}</Answer></Table.Cell>
											</Table.Row>
										))}
									</Table.Body>
								</Table.Root>
								{sibs < 2 && <Button size="xs" variant="ghost" onClick={() => setSibs(sibs + 1)}>+ Add brother or sister</Button>}
							</Box>
							{listbox("income", "Total household income last year, before taxes", INCOMES)}
							{radios("firstGen", "Would you be the first in your immediate family to attend college?", ["Yes", "No", "Unsure"])}
							{radios("board", "Is anyone in your household a director, committee member or employee of the Foundation?", ["Yes", "No"])}
						</Stack>
					</Tabs.Content>

					<Tabs.Content value="doing">
						<Stack gap="4">
							<Text>Tell us about up to three things that take your time outside class, the most important first.</Text>
							{Array.from({ length: involved }, (_, i) => i + 1).map((n) => (
								<Box key={n} borderWidth="1px" rounded="md" p="4">
									<Heading size="sm" mb="3">Involvement {n}</Heading>
									<Stack gap="3">
										<SimpleGrid columns={2} gap="3">
											{native(`inv${n}Type`, "Kind", TYPES, "Choose a kind")}
											{text(`inv${n}Org`, "With which organization or employer?")}
										</SimpleGrid>
										{text(`inv${n}Role`, "Office held or job title")}
										<Field.Root>
											<Field.Label>Contribution</Field.Label>
											<Answer of={`inv${n}Text`}>{(value) => <Textarea maxLength={250} {...own(`inv${n}Text`, value)} />}</Answer>
											<Field.HelperText>Up to 250 characters: what you did and for whom</Field.HelperText>
										</Field.Root>
									</Stack>
								</Box>
							))}
							{involved < 3 && <Button alignSelf="start" variant="surface" onClick={() => setInvolved(involved + 1)}>Add another involvement</Button>}
							<Heading size="md" mt="4">Honors and awards</Heading>
							<SimpleGrid columns={2} gap="3">
								{[1, 2, 3].flatMap((n) => [
									<Box key={`t${n}`}>{text(`award${n}Title`, `Award ${n}`)}</Box>,
									<Box key={`w${n}`}>{native(`award${n}When`, "Year of school", [["09", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"], ["PS", "After high school"]])}</Box>,
								])}
							</SimpleGrid>
						</Stack>
					</Tabs.Content>

					<Tabs.Content value="sign">
						<Stack gap="5">
							<Fieldset.Root>
								<Fieldset.Legend>Your references</Fieldset.Legend>
								<Fieldset.HelperText>Two adults who are not related to you. We email each a short form.</Fieldset.HelperText>
								<SimpleGrid columns={3} gap="3">
									{text("ref1", "1. Name", { required: true })}
									{text("ref1How", "Knows you as")}
									{text("ref1Email", "Email", { required: true, type: "email" })}
								</SimpleGrid>
								<SimpleGrid columns={2} gap="3">
									{text("ref2", "2. Name", { required: true })}
									{text("ref2Email", "Email", { required: true, type: "email" })}
								</SimpleGrid>
							</Fieldset.Root>
							<Field.Root>
								<Field.Label>Describe a goal you have set for yourself and what stands in its way.</Field.Label>
								<Answer of={"goals"}>{(value) => <Textarea rows={5} {...own("goals", value)} />}</Answer>
								<Field.HelperText>1,500 characters</Field.HelperText>
							</Field.Root>
							{native("heard", "Who told you about our scholarships?", ["School counselor", "Family or friend", "Foundation newsletter", "Newspaper or radio", "Web search"])}
							{text("helper", "If somebody other than you filled out this application, that person's name")}
							<Answer of="ssn">{(value) => <PinInput.Root {...q("ssn")} value={value} onValueChange={(e) => put("ssn", e.value)} mask>
								<PinInput.Label>Last four digits of your Social Security number</PinInput.Label>
								<PinInput.HiddenInput />
								<PinInput.Control>{[0, 1, 2, 3].map((i) => <PinInput.Input key={i} index={i} />)}</PinInput.Control>
							</PinInput.Root>}</Answer>
							<Box position="absolute" left="-10000px" aria-hidden="true"><label htmlFor="applicant_url">Website</label><Answer of={"url2"}>{(value) => <input id="applicant_url" name="applicant_url" tabIndex={-1} autoComplete="off" {...own("url2", value)} />}</Answer></Box>
							<Answer of="certify">{(value) => <Checkbox.Root {...q("certify")} checked={value} onCheckedChange={(e) => put("certify", !!e.checked)}>
								<Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>I certify that what I have entered is true and allow the Foundation to share it with its selection committees.</Checkbox.Label>
							</Checkbox.Root>}</Answer>
							{text("sign", "Electronic signature of applicant", { required: true })}
							<Button type="submit" alignSelf="start" colorPalette="green">Submit my application</Button>
						</Stack>
					</Tabs.Content>
				</Tabs.Root>
			</form>
		</Container>
	);
}

function CollegeSearch({ value, onPick }: { value: string[]; onPick: (value: string[]) => void }) {
	const [found, setFound] = useState<string[]>([]);
	const [busy, setBusy] = useState(false);
	const timer = useRef(0);
	const collection = useMemo(() => createListCollection({ items: found.map((label) => ({ label, value: label })) }), [found]);
	const search = (typed: string, reason?: string) => {
		if (reason !== "input-change") return;
		clearTimeout(timer.current);
		setBusy(true);
		timer.current = window.setTimeout(() => {
			const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
			setFound(words.length === 0 ? [] : COLLEGES.filter((name) => words.every((word) => name.toLowerCase().includes(word))));
			setBusy(false);
		}, 400);
	};
	return (
		<Combobox.Root {...q("college")} collection={collection} value={value} onValueChange={(e) => onPick(e.value)} onInputValueChange={(e) => search(e.inputValue, e.reason)} placeholder="Start typing the name of a college">
			<Combobox.Label>College or trade school where you plan to enroll</Combobox.Label>
			<Combobox.Control>
				<Combobox.Input />
				<Combobox.IndicatorGroup>{busy && <Spinner size="xs" />}<Combobox.ClearTrigger /><Combobox.Trigger /></Combobox.IndicatorGroup>
			</Combobox.Control>
			<Portal>
				<Combobox.Positioner>
					<Combobox.Content>
						{!busy && <Combobox.Empty>No match. Check the spelling.</Combobox.Empty>}
						{collection.items.map((item) => <Combobox.Item item={item} key={item.value}>{item.label}<Combobox.ItemIndicator /></Combobox.Item>)}
					</Combobox.Content>
				</Combobox.Positioner>
			</Portal>
		</Combobox.Root>
	);
}

createRoot(document.getElementById("root")!).render(<ChakraProvider value={defaultSystem}><App /></ChakraProvider>);

const ONE = ["bMonth", "state", "grade", "college"];
function formState() {
	const state: Values = {};
	for (const [key, value] of Object.entries(current)) state[key] = ONE.includes(key) ? (value[0] ?? "") : Array.isArray(value) ? [...value] : value;
	state.gradDate = current.gradDate[0]?.toString() ?? "";
	state.ssn = current.ssn.join("");
	return state;
}

function shownIn(key: string): unknown {
	const root = document.querySelector<HTMLElement>(`[${Object.entries(q(key)).map(([name, value]) => `${name}="${value}"`)}]`);
	const isList = ["race", "tongues"].includes(key);
	if (!root) return isList ? [] : "";
	const all = <E extends Element>(selector: string) => [...root.querySelectorAll<E & HTMLElement>(selector)];
	if (key === "certify") return root.querySelector("input")!.checked;
	if (key === "race") return all<HTMLInputElement>("input").filter((each) => each.checked).map((each) => each.closest("label")!.textContent);
	if (key === "tongues") return all("[data-part=item-text]").map((each) => each.textContent);
	if (key === "ssn") return all<HTMLInputElement>("input[data-part=input]").map((each) => each.value).join("");
	if (root instanceof HTMLSelectElement) return root.value && root.selectedOptions[0].text;
	if (root instanceof HTMLInputElement || root instanceof HTMLTextAreaElement) return root.value;
	if (root.dataset.headlessuiState !== undefined || root.id.startsWith("headlessui")) return root.querySelector("span") ? "" : root.textContent;
	if (root.dataset.scope === "select") return root.querySelector("[data-part=trigger][data-placeholder-shown]") ? "" : root.querySelector("[data-part=value-text]")!.textContent;
	if (root.querySelector("input[type=radio]")) return all<HTMLInputElement>("input").find((each) => each.checked)?.closest("label")!.querySelector("[data-part=item-text]")!.textContent ?? "";
	return root.querySelector<HTMLInputElement>("input")!.value;
}

Object.assign(window, {
	formState,
	formShown: () => Object.fromEntries(Object.keys(EMPTY).filter((key) => key !== "submitted").map((key) => [key, shownIn(key)])),
});
