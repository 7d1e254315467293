import {
	Box, Button, Card, ChakraProvider, Checkbox, CheckboxGroup, Combobox, Container, DatePicker, Field, Fieldset, Grid, Heading, HStack, Input, NativeSelect, NumberInput, Portal, RadioGroup,
	Select, SimpleGrid, Stack, Switch, Table, Text, Textarea, createListCollection, defaultSystem, useFilter, useListCollection,
} from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";

const ABBREVIATIONS = "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY".split(" ");
const STATES = "Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Puerto Rico,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming".split(",");
const COUNTRIES = "Afghanistan,Albania,Algeria,Argentina,Armenia,Australia,Bangladesh,Bolivia,Brazil,Burundi,Cambodia,Cameroon,Canada,Chile,China,Colombia,Congo (Democratic Republic),Costa Rica,Cuba,Dominican Republic,Ecuador,Egypt,El Salvador,Eritrea,Ethiopia,France,Germany,Ghana,Guatemala,Guinea,Haiti,Honduras,India,Indonesia,Iran,Iraq,Ireland,Israel,Jamaica,Japan,Jordan,Kenya,Korea (South),Laos,Lebanon,Liberia,Mexico,Morocco,Myanmar,Nepal,Nicaragua,Niger,Nigeria,Pakistan,Panama,Paraguay,Peru,Philippines,Poland,Russia,Rwanda,Senegal,Sierra Leone,Somalia,South Africa,Spain,Sudan,Syria,Tanzania,Thailand,Togo,Trinidad and Tobago,Turkey,Uganda,Ukraine,United Kingdom,United States of America,Uruguay,Venezuela,Vietnam,Yemen,Zambia,Zimbabwe".split(",");
const MONTHS = "January February March April May June July August September October November December".split(" ");
const CITIZENSHIPS = [
	{ value: "us", label: "U.S. citizen (including dual citizens)" },
	{ value: "pr", label: "U.S. permanent resident" },
	{ value: "ref", label: "Refugee, asylee, or other eligible noncitizen" },
	{ value: "und", label: "DACA or undocumented" },
	{ value: "none", label: "None of these" },
];
const EDUCATION = [
	{ value: "0", label: "Did not attend high school" },
	{ value: "1", label: "Attended high school but did not finish" },
	{ value: "2", label: "High school diploma or GED" },
	{ value: "3", label: "Started college but did not finish a degree" },
	{ value: "4", label: "Two-year college degree" },
	{ value: "5", label: "Four-year college degree" },
	{ value: "6", label: "Graduate or professional degree" },
	{ value: "9", label: "I don't know" },
];
const PARTNERS = ["Aldersgate College", "Bowditch University", "Carrow College", "Denholm Institute of Technology", "Elmhurst & Vane", "Hallam University", "Northfield Women's College", "Quarry Hill College"].map((each) => ({ value: each, label: each }));
const HERITAGE = [
	{ value: "native", label: "American Indian or Alaska Native" },
	{ value: "asian", label: "Asian or Asian American" },
	{ value: "black", label: "Black or African American" },
	{ value: "latino", label: "Hispanic or Latino" },
	{ value: "mena", label: "Middle Eastern or North African" },
	{ value: "pacific", label: "Native Hawaiian or Pacific Islander" },
	{ value: "white", label: "White" },
];

const blank: Record<string, any> = {
	first: "", last: "", email: "", phone: "", password: "", birthday: "", bornIn: "", citizenship: "", heritage: [],
	street: "", unit: "", city: "", state: "", zip: "",
	parentALiving: "", parentAFirst: "", parentALast: "", parentASchooling: "",
	parentBLiving: "", parentBFirst: "", parentBLast: "", parentBSchooling: "",
	relationship: "", income: null,
	school: "", schoolState: "", startMonth: "", startYear: "", gpa: "", study: "",
	class0: "", grade0: "", class1: "", grade1: "", class2: "", grade2: "",
	reading: "", math: "", act: "",
	essay: "", partners: [],
	counselor: "", counselorEmail: "", share: false,
};
const rowKeys = { siblings: ["sibling", "siblingAge"], activities: ["place", "title", "weeks", "goOn"] };

let values = blank;
let submitted = false;
const parts: Record<string, { el: HTMLElement; kind: string }> = {};
const keep = (key: string, kind = "text") => (el: HTMLElement | null) => {
	if (el) parts[key] = { el, kind };
};

type Asked = { k: string; label: string; help?: string; must?: boolean };

function useAnswers() {
	const [, redraw] = useState(0);
	return (key: string, value: unknown) => {
		values = { ...values, [key]: value };
		redraw((n) => n + 1);
	};
}

const Section = ({ id, title, intro, children }: { id: string; title: string; intro?: string; children: ReactNode }) => (
	<Card.Root id={id} variant="elevated">
		<Card.Header>
			<Heading size="xl" color="orange.700">{title}</Heading>
			{intro && <Text color="fg.muted">{intro}</Text>}
		</Card.Header>
		<Card.Body>
			<Stack gap="5">{children}</Stack>
		</Card.Body>
	</Card.Root>
);

function Application() {
	const set = useAnswers();
	const [siblings, setSiblings] = useState(1);
	const [activities, setActivities] = useState(1);
	const { contains } = useFilter({ sensitivity: "base" });
	const countries = useListCollection({ initialItems: COUNTRIES.map((each) => ({ value: each, label: each })), filter: contains });

	const Label = ({ label }: { label: string }) => <Field.Label>{label}<Field.RequiredIndicator /></Field.Label>;
	const line = ({ k, label, help, must }: Asked, more: object = {}) => (
		<Field.Root required={must} ref={keep(k)}>
			{Label({ label })}
			<Input value={values[k] ?? ""} onChange={(event) => set(k, event.target.value)} {...more} />
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
	const native = ({ k, label, help, must }: Asked, options: string[], placeholder: string) => (
		<Field.Root required={must} ref={keep(k, "native")}>
			{Label({ label })}
			<NativeSelect.Root>
				<NativeSelect.Field placeholder={placeholder} value={values[k]} onChange={(event) => set(k, event.currentTarget.value)}>
					{options.map((each) => <option key={each} value={each}>{each}</option>)}
				</NativeSelect.Field>
				<NativeSelect.Indicator />
			</NativeSelect.Root>
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
	const choose = ({ k, label }: Asked, options: { value: string; label: string }[], multiple = false) => (
		<Select.Root ref={keep(k, multiple ? "selects" : "select")} multiple={multiple} collection={createListCollection({ items: options })} value={multiple ? values[k] : values[k] ? [values[k]] : []} onValueChange={({ value }) => set(k, multiple ? value : (value[0] ?? ""))}>
			<Select.HiddenSelect />
			<Select.Label>{label}</Select.Label>
			<Select.Control>
				<Select.Trigger><Select.ValueText placeholder="Select one" /></Select.Trigger>
				<Select.IndicatorGroup><Select.Indicator /></Select.IndicatorGroup>
			</Select.Control>
			<Portal>
				<Select.Positioner>
					<Select.Content>
						{options.map((option) => <Select.Item item={option} key={option.value}>{option.label}<Select.ItemIndicator /></Select.Item>)}
					</Select.Content>
				</Select.Positioner>
			</Portal>
		</Select.Root>
	);
	const radios = ({ k, label }: Asked, options: [string, string][]) => (
		<RadioGroup.Root ref={keep(k, "radio")} value={values[k] || null} onValueChange={({ value }) => set(k, value)}>
			<RadioGroup.Label>{label}</RadioGroup.Label>
			<HStack gap="6" mt="2">
				{options.map(([value, text]) => (
					<RadioGroup.Item key={value} value={value}>
						<RadioGroup.ItemHiddenInput />
						<RadioGroup.ItemIndicator />
						<RadioGroup.ItemText>{text}</RadioGroup.ItemText>
					</RadioGroup.Item>
				))}
			</HStack>
		</RadioGroup.Root>
	);
	const number = ({ k, label, help }: Asked, more: object = {}) => (
		<Field.Root ref={keep(k)}>
			{Label({ label })}
			<NumberInput.Root value={values[k] ?? ""} onValueChange={({ value }) => set(k, value)} {...more}>
				<NumberInput.Control />
				<NumberInput.Input />
			</NumberInput.Root>
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
	const parent = (p: string, title: string) => (
		<Box className="parent" borderWidth="1px" rounded="md" p="4">
			<Heading size="md" mb="3">{title}</Heading>
			<Stack gap="4">
				{radios({ k: `${p}Living`, label: "Is this parent or guardian living?" }, [["yes", "Yes"], ["no", "No, deceased"], ["?", "I don't know"]])}
				<HStack gap="4">
					{line({ k: `${p}First`, label: "First name" })}
					{line({ k: `${p}Last`, label: "Last name" })}
				</HStack>
				{choose({ k: `${p}Schooling`, label: "Highest level of education" }, EDUCATION)}
			</Stack>
		</Box>
	);

	return (
		<Container maxW="4xl" py="8">
			<form autoComplete="off" onSubmit={(event) => { event.preventDefault(); submitted = true; }}>
				<Stack gap="8">
					<Box>
						<Heading size="3xl">Lantern Scholars National Match</Heading>
						<Text mt="2">
							You've worked hard, often with less help than other students around you. This is the place to tell us so. The Match is one free application for a full four-year scholarship at one of our college
							partners. Most finalists come from households earning less than $75,000 a year, but every family is different, so please apply even if you are unsure.
						</Text>
					</Box>

					<Section id="you" title="You" intro="Please give the name that is on your school records, so that we can match your transcript with your application.">
						<HStack gap="4" align="start">
							{line({ k: "first", label: "Legal first/given name", must: true })}
							{line({ k: "last", label: "Legal last/family name", must: true, help: "Both last names, if you have two" })}
						</HStack>
						<HStack gap="4" align="start">
							{line({ k: "email", label: "Email", must: true, help: "Choose one you'll still have next year, and one that only you read." }, { type: "email" })}
							{line({ k: "phone", label: "Phone", help: "A cell phone of your own, if you have one" }, { type: "tel", placeholder: "(555) 555-5555" })}
						</HStack>
						{line({ k: "password", label: "Choose a password so that you can come back later", must: true }, { type: "password", autoComplete: "new-password" })}
						<SimpleGrid columns={2} gap="4">
							<DatePicker.Root ref={keep("birthday")} onValueChange={({ value }) => set("birthday", value[0]?.toString() ?? "")}>
								<DatePicker.Label>Birthday</DatePicker.Label>
								<DatePicker.Control>
									<DatePicker.Input placeholder="mm/dd/yyyy" />
									<DatePicker.IndicatorGroup><DatePicker.Trigger /></DatePicker.IndicatorGroup>
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
							<Combobox.Root ref={keep("bornIn")} collection={countries.collection} value={values.bornIn ? [values.bornIn] : []} onValueChange={({ value }) => set("bornIn", value[0] ?? "")} onInputValueChange={({ inputValue }) => countries.filter(inputValue)} openOnClick>
								<Combobox.Label>In which country were you born?</Combobox.Label>
								<Combobox.Control>
									<Combobox.Input placeholder="Type to search" />
									<Combobox.IndicatorGroup><Combobox.ClearTrigger /><Combobox.Trigger /></Combobox.IndicatorGroup>
								</Combobox.Control>
								<Portal>
									<Combobox.Positioner>
										<Combobox.Content>
											<Combobox.Empty>No country of that name</Combobox.Empty>
											{countries.collection.items.map((item) => <Combobox.Item item={item} key={item.value}>{item.label}<Combobox.ItemIndicator /></Combobox.Item>)}
										</Combobox.Content>
									</Combobox.Positioner>
								</Portal>
							</Combobox.Root>
						</SimpleGrid>
						{choose({ k: "citizenship", label: "Which of these describes you today? Your answer has no bearing on the Match; it tells us which partners can fund you." }, CITIZENSHIPS)}
						<Fieldset.Root ref={keep("heritage", "boxes")}>
							<CheckboxGroup value={values.heritage} onValueChange={(value) => set("heritage", value)}>
								<Fieldset.Legend>Heritage (check every one you claim; optional)</Fieldset.Legend>
								<Fieldset.Content>
									<SimpleGrid columns={2} gap="3">
										{HERITAGE.map(({ value, label }) => (
											<Checkbox.Root key={value} value={value}>
												<Checkbox.HiddenInput />
												<Checkbox.Control />
												<Checkbox.Label>{label}</Checkbox.Label>
											</Checkbox.Root>
										))}
									</SimpleGrid>
								</Fieldset.Content>
							</CheckboxGroup>
						</Fieldset.Root>
						<Fieldset.Root>
							<Fieldset.Legend>Where you live</Fieldset.Legend>
							<Fieldset.HelperText>If your housing is not stable, use the address where you can best get mail.</Fieldset.HelperText>
							<Fieldset.Content>
								<Grid templateColumns="3fr 1fr" gap="4">
									{line({ k: "street", label: "House number and street" })}
									{line({ k: "unit", label: "Apt, unit or lot" })}
								</Grid>
								<Grid templateColumns="3fr 1fr 1fr" gap="4">
									{line({ k: "city", label: "City or town" })}
									{native({ k: "state", label: "State" }, ABBREVIATIONS, "--")}
									{line({ k: "zip", label: "ZIP" }, { inputMode: "numeric" })}
								</Grid>
							</Fieldset.Content>
						</Fieldset.Root>
					</Section>

					<Section id="household" title="Your family and household" intro="Tell us about the adults who raised you. We know that families come in all shapes; give what you can, and use the Additional Information box of your school report for the rest.">
						{parent("parentA", "Parent/guardian one")}
						{parent("parentB", "Parent/guardian two")}
						{native({ k: "relationship", label: "How do things stand between your parents?" }, ["Married to each other", "Living together but not married", "Separated", "Divorced", "Never married, living apart", "Widowed"], "Select one")}
						<Box>
							<Text fontWeight="medium" mb="2">Brothers and sisters, including those who no longer live with you</Text>
							<Stack>
								{Array.from({ length: siblings }, (_, i) => (
									<HStack key={i} className="sibling">
										<Input ref={keep(`sibling${i}`, "bare")} placeholder="First and last name" value={values[`sibling${i}`] ?? ""} onChange={(event) => set(`sibling${i}`, event.target.value)} />
										<Input ref={keep(`siblingAge${i}`, "bare")} placeholder="Age" maxW="24" value={values[`siblingAge${i}`] ?? ""} onChange={(event) => set(`siblingAge${i}`, event.target.value)} />
									</HStack>
								))}
							</Stack>
							<Button size="sm" variant="outline" mt="2" onClick={() => setSiblings(siblings + 1)}>+ Add a brother or sister</Button>
						</Box>
						<Field.Root ref={keep("income")}>
							<NumberInput.Root min={0} formatOptions={{ style: "currency", currency: "USD", maximumFractionDigits: 0 }} onValueChange={({ valueAsNumber }) => set("income", Number.isNaN(valueAsNumber) ? null : valueAsNumber)}>
								<NumberInput.Label>About how much did your whole household earn last year, before taxes?</NumberInput.Label>
								<NumberInput.Input />
							</NumberInput.Root>
							<Field.HelperText>Your best estimate in dollars. Finalists will send us tax returns later.</Field.HelperText>
						</Field.Root>
					</Section>

					<Section id="school" title="High school" intro="Ask your counselor if you are not sure of any of this.">
						<Grid templateColumns="2fr 1fr" gap="4">
							{line({ k: "school", label: "Current high school", must: true })}
							{native({ k: "schoolState", label: "State or territory of the school" }, STATES, "Choose")}
						</Grid>
						<SimpleGrid columns={3} gap="4">
							{native({ k: "startMonth", label: "Month you started there" }, MONTHS, "Month")}
							{native({ k: "startYear", label: "Year you started there" }, ["2021", "2022", "2023", "2024", "2025", "2026"], "Year")}
							{number({ k: "gpa", label: "GPA, not weighted", help: "On a 4.0 scale" }, { step: 0.01, min: 0, max: 4, formatOptions: { maximumFractionDigits: 3 } })}
						</SimpleGrid>
						{line({ k: "study", label: "What would you most like to study in college?", help: "One field. You can change your mind!" })}
						<Box>
							<Text fontWeight="medium" mb="1">Three classes on your transcript that have asked the most of you</Text>
							<Table.Root size="sm">
								<Table.Header><Table.Row><Table.ColumnHeader>Class, as it is named on the transcript</Table.ColumnHeader><Table.ColumnHeader w="32">Grade earned</Table.ColumnHeader></Table.Row></Table.Header>
								<Table.Body>
									{[0, 1, 2].map((i) => (
										<Table.Row key={i}>
											<Table.Cell><Input variant="flushed" ref={keep(`class${i}`, "bare")} value={values[`class${i}`]} onChange={(event) => set(`class${i}`, event.target.value)} /></Table.Cell>
											<Table.Cell><Input variant="flushed" ref={keep(`grade${i}`, "bare")} value={values[`grade${i}`]} onChange={(event) => set(`grade${i}`, event.target.value)} /></Table.Cell>
										</Table.Row>
									))}
								</Table.Body>
							</Table.Root>
						</Box>
					</Section>

					<Section id="testing" title="Testing" intro="Optional, and waived for anyone who could not reach or afford a test. Give us your highest section scores even if they come from different dates.">
						<SimpleGrid columns={3} gap="4">
							{number({ k: "reading", label: "SAT: Reading & Writing" }, { min: 200, max: 800, formatOptions: { useGrouping: false } })}
							{number({ k: "math", label: "SAT: Math" }, { min: 200, max: 800, formatOptions: { useGrouping: false } })}
							{number({ k: "act", label: "ACT: Composite, from your best single test day" }, { min: 1, max: 36 })}
						</SimpleGrid>
					</Section>

					<Section id="activities" title="How you spend your time" intro="Jobs, chores, clubs, sports, church, hobbies, looking after your siblings: it all counts. Put the ones that you are proudest of first.">
						{Array.from({ length: activities }, (_, i) => (
							<Box key={i} className="activity" bg="orange.50" rounded="md" p="4">
								<Stack gap="4">
									<Text fontWeight="bold">Activity {i + 1}</Text>
									<Grid templateColumns="2fr 2fr 1fr" gap="4">
										{line({ k: `place${i}`, label: "With whom or where?", help: "Club, team, employer, agency" })}
										{line({ k: `title${i}`, label: "What were you?", help: "Your title, office or job" })}
										{number({ k: `weeks${i}`, label: "Weeks a year" }, { min: 0, max: 52 })}
									</Grid>
									{radios({ k: `goOn${i}`, label: "Would you like to keep doing this in college?" }, [["y", "Yes"], ["n", "No"], ["m", "Maybe"]])}
								</Stack>
							</Box>
						))}
						{activities < 8 && <Button variant="outline" onClick={() => setActivities(activities + 1)}>+ Add another activity</Button>}
					</Section>

					<Section id="match" title="Your Match">
						<Field.Root ref={keep("essay", "area")}>
							<Field.Label>We are interested in learning about an obstacle that has taught you something you could not have learned any other way. (Up to 800 words)</Field.Label>
							<Textarea rows={6} value={values.essay} onChange={(event) => set("essay", event.target.value)} />
						</Field.Root>
						{choose({ k: "partners", label: "College partners that you would like to rank, up to five" }, PARTNERS, true)}
					</Section>

					<Section id="support" title="Someone on your side" intro="We will send your counselor, college advisor or principal a link for the school report and the transcript.">
						<HStack gap="4">
							{line({ k: "counselor", label: "Their full name" })}
							{line({ k: "counselorEmail", label: "Their work email" }, { type: "email" })}
						</HStack>
						<Switch.Root ref={keep("share", "switch")} checked={values.share} onCheckedChange={({ checked }) => set("share", checked)}>
							<Switch.HiddenInput />
							<Switch.Control />
							<Switch.Label>I permit Lantern Scholars to share this application with its college partners, and I waive my right to see my recommendations.</Switch.Label>
						</Switch.Root>
						<Button type="submit" colorPalette="orange">Submit my application</Button>
					</Section>
				</Stack>
			</form>
		</Container>
	);
}

createRoot(document.getElementById("root")!).render(<ChakraProvider value={defaultSystem}><Application /></ChakraProvider>);

function shownIn({ el, kind }: { el: HTMLElement; kind: string }) {
	const checked = [...el.querySelectorAll<HTMLInputElement>("input:checked")];
	if (kind === "bare") return (el as HTMLInputElement).value;
	if (kind === "native") {
		const select = el.querySelector("select")!;
		return select.value && select.selectedOptions[0].text;
	}
	if (kind === "select" || kind === "selects") {
		const seen = el.querySelector("[data-part=trigger]")!.hasAttribute("data-placeholder-shown") ? "" : el.querySelector("[data-part=value-text]")!.textContent!;
		return kind === "select" ? seen : seen ? seen.split(", ") : [];
	}
	if (kind === "radio") return checked[0]?.closest("label")?.textContent ?? "";
	if (kind === "boxes") return checked.map((each) => each.closest("label")!.textContent);
	if (kind === "switch") return checked.length > 0;
	return el.querySelector<HTMLInputElement | HTMLTextAreaElement>("textarea, input")!.value;
}

/** Rows that somebody has added have answers of their own. */
const rows = () => {
	const count = (selector: string) => document.querySelectorAll(selector).length;
	const of = (keys: string[], length: number) => Array.from({ length }, (_, i) => keys.map((key) => [`${key}${i}`, ""])).flat();
	return Object.fromEntries([...of(rowKeys.siblings, count(".sibling")), ...of(rowKeys.activities, count(".activity"))]);
};
const HERITAGES = HERITAGE.map(({ value }) => value);

Object.assign(window, {
	formState: () => ({ ...rows(), ...values, heritage: HERITAGES.filter((each) => values.heritage.includes(each)), submitted }),
	formShown: () => Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, shownIn(part)])),
});
