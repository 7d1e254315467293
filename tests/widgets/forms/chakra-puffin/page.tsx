import {
	Box, Button, Card, ChakraProvider, Checkbox, CheckboxGroup, Combobox, Container, createListCollection, DatePicker, defaultSystem, Field, Fieldset, Grid,
	Heading, HStack, Input, NativeSelect, NumberInput, parseDate, Portal, RadioCard, RadioGroup, SegmentGroup, Select, SimpleGrid, Stack, Switch, TagsInput, Text,
	Textarea, useFilter, useListCollection,
} from "@chakra-ui/react";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { MAJORS, STATES } from "../../lists";

type Answers = Record<string, any>;

const START: Answers = {
	first: "", middle: "", last: "", nickname: "", email: "", cell: "", texting: false, born: "", bornWhere: "", gender: "", pronouns: "",
	street: "", apartment: "", town: "", state: [], zip: "", yearsHere: "", otherMail: "", livesWith: [], homeLanguage: [],
	school: "", schoolTown: "", grade: "", graduation: "", gpaPlain: "", gpaExtra: "", classCount: "", standing: "", collegeAlready: "",
	counselor: "", counselorEmail: "", counselorPhone: "",
	satReading: "", satMath: "", satTimes: "", act: "", psat: "", apCount: "",
	firstGen: "", parentsTogether: "", siblingCount: "", homeSize: "", income: "",
	major: [], career: "", degree: [], startYear: "", colleges: [], program: [], feeWaiver: false,
	citizen: "", latino: "", race: [], military: "",
	heardFrom: [], teacher: "", teacherEmail: "", backup: "", backupRelation: "", backupPhone: "", interpreter: "", pledge: false, signed: "",
};
for (const n of [1, 2]) {
	for (const part of ["First", "Last", "Phone", "Work"]) START[`parent${n}${part}`] = "";
	START[`parent${n}School`] = [];
	START[`sib${n}Name`] = "";
	START[`sib${n}Age`] = "";
}
for (const n of [1, 2, 3]) {
	START[`class${n}`] = "";
	START[`class${n}Grade`] = "";
	START[`proud${n}`] = "";
	START[`proud${n}When`] = "";
	Object.assign(START, { [`do${n}Kind`]: [], [`do${n}Where`]: "", [`do${n}Role`]: "", [`do${n}Grades`]: [], [`do${n}Hours`]: "", [`do${n}Weeks`]: "", [`do${n}Story`]: "" });
}

let submitted = false;
const readers: Record<string, () => unknown> = {};

/** A small store: each question draws itself again only when its own answer changes. */
let latest = START;
const watchers = new Set<() => void>();
const watch = (watcher: () => void) => {
	watchers.add(watcher);
	return () => watchers.delete(watcher);
};
const put = (key: string, value: unknown) => {
	latest = { ...latest, [key]: value };
	for (const watcher of watchers) watcher();
};
const useAnswer = (key: string) => [useSyncExternalStore(watch, () => latest[key]), (value: unknown) => put(key, value)] as const;
/** Remembers how a person would read this question's answer. */
const seen = (key: string, how: (box: HTMLElement) => unknown) => (box: HTMLElement | null) => {
	if (box) readers[key] = () => how(box);
};
const inputValue = (box: HTMLElement) => box.querySelector<HTMLInputElement>("input, textarea")?.value ?? "";
const text = (node: Element | null | undefined) => (node?.textContent ?? "").replace(/\s+/g, " ").trim();

type Ask = { k: string; ask: string; help?: string; need?: boolean };
type Option = { label: string; value: string };

function TextQ({ k, ask, help, need, type = "text", long, placeholder, max }: Ask & { type?: string; long?: boolean; placeholder?: string; max?: number }) {
	const [value, put] = useAnswer(k);
	return (
		<Field.Root required={need} ref={seen(k, inputValue)}>
			<Field.Label>
				{ask} <Field.RequiredIndicator />
			</Field.Label>
			{long ? (
				<Textarea value={value} onChange={(e) => put(e.target.value)} maxLength={max} rows={3} />
			) : (
				<Input type={type} value={value} onChange={(e) => put(e.target.value)} placeholder={placeholder} />
			)}
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}

function NumberQ({ k, ask, help, need, min = 0, max, step }: Ask & { min?: number; max?: number; step?: number }) {
	const [value, put] = useAnswer(k);
	return (
		<Field.Root required={need} ref={seen(k, inputValue)}>
			<Field.Label>
				{ask} <Field.RequiredIndicator />
			</Field.Label>
			<NumberInput.Root value={value} min={min} max={max} step={step} width="full" maxW="12rem" onValueChange={(e) => put(e.value)}>
				<NumberInput.Control />
				<NumberInput.Input />
			</NumberInput.Root>
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}

function DateQ({ k, ask, help }: Ask) {
	const [value, put] = useAnswer(k);
	return (
		<Box ref={seen(k, inputValue)}>
			<DatePicker.Root maxWidth="20rem" value={value ? [parseDate(value)] : []} onValueChange={(e) => put(e.value[0]?.toString() ?? "")}>
				<DatePicker.Label>{ask}</DatePicker.Label>
				<DatePicker.Control>
					<DatePicker.Input placeholder="mm/dd/yyyy" />
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
			{help && (
				<Text textStyle="xs" color="fg.muted">
					{help}
				</Text>
			)}
		</Box>
	);
}

function SelectQ({ k, ask, options, placeholder = "Pick one" }: Ask & { options: Option[]; placeholder?: string }) {
	const [value, put] = useAnswer(k);
	const [collection] = useState(() => createListCollection({ items: options }));
	return (
		<Box ref={seen(k, (box) => (value_of(box) === placeholder ? "" : value_of(box)))}>
			<Select.Root collection={collection} value={value} onValueChange={(e) => put(e.value)}>
				<Select.HiddenSelect />
				<Select.Label>{ask}</Select.Label>
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
		</Box>
	);
}
const value_of = (box: HTMLElement) => text(box.querySelector("[data-part='value-text']"));

function ComboQ({ k, ask, options, help }: Ask & { options: Option[] }) {
	const [value, put] = useAnswer(k);
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: options, filter: contains });
	return (
		<Box ref={seen(k, inputValue)}>
			<Combobox.Root collection={collection} value={value} onValueChange={(e) => put(e.value)} onInputValueChange={(e) => filter(e.inputValue)} openOnClick>
				<Combobox.Label>{ask}</Combobox.Label>
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
							<Combobox.Empty>Nothing like that on our list</Combobox.Empty>
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
			{help && (
				<Text textStyle="xs" color="fg.muted">
					{help}
				</Text>
			)}
		</Box>
	);
}

function NativeQ({ k, ask, options, need }: Ask & { options: Option[] }) {
	const [value, put] = useAnswer(k);
	return (
		<Field.Root required={need} ref={seen(k, (box) => (value_native(box).value === "" ? "" : text(value_native(box).selectedOptions[0])))}>
			<Field.Label>
				{ask} <Field.RequiredIndicator />
			</Field.Label>
			<NativeSelect.Root>
				<NativeSelect.Field value={value} onChange={(e) => put(e.currentTarget.value)} placeholder="Choose from the list">
					{options.map((option) => (
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
const value_native = (box: HTMLElement) => box.querySelector("select") as HTMLSelectElement;
const checkedText = (box: HTMLElement) => text(box.querySelector("input:checked")?.closest("label"));

function RadioQ({ k, ask, options, legend }: Ask & { options: Option[]; legend?: boolean }) {
	const [value, put] = useAnswer(k);
	const group = (
		<RadioGroup.Root value={value} onValueChange={(e) => put(e.value)}>
			{!legend && <RadioGroup.Label>{ask}</RadioGroup.Label>}
			<HStack gap="5" wrap="wrap" mt="1">
				{options.map((option) => (
					<RadioGroup.Item key={option.value} value={option.value}>
						<RadioGroup.ItemHiddenInput />
						<RadioGroup.ItemIndicator />
						<RadioGroup.ItemText>{option.label}</RadioGroup.ItemText>
					</RadioGroup.Item>
				))}
			</HStack>
		</RadioGroup.Root>
	);
	return (
		<Box ref={seen(k, checkedText)}>
			{legend ? (
				<Fieldset.Root>
					<Fieldset.Legend>{ask}</Fieldset.Legend>
					<Fieldset.Content mt="1">{group}</Fieldset.Content>
				</Fieldset.Root>
			) : (
				group
			)}
		</Box>
	);
}

function CardQ({ k, ask, options }: Ask & { options: Option[] }) {
	const [value, put] = useAnswer(k);
	return (
		<Box ref={seen(k, checkedText)}>
			<RadioCard.Root value={value} onValueChange={(e) => put(e.value)} size="sm">
				<RadioCard.Label>{ask}</RadioCard.Label>
				<HStack align="stretch">
					{options.map((option) => (
						<RadioCard.Item key={option.value} value={option.value}>
							<RadioCard.ItemHiddenInput />
							<RadioCard.ItemControl>
								<RadioCard.ItemText>{option.label}</RadioCard.ItemText>
								<RadioCard.ItemIndicator />
							</RadioCard.ItemControl>
						</RadioCard.Item>
					))}
				</HStack>
			</RadioCard.Root>
		</Box>
	);
}

function SegmentQ({ k, ask, options }: Ask & { options: string[] }) {
	const [value, put] = useAnswer(k);
	return (
		<Field.Root ref={seen(k, checkedText)}>
			<Field.Label>{ask}</Field.Label>
			<SegmentGroup.Root value={value || null} onValueChange={(e) => put(e.value)}>
				<SegmentGroup.Indicator />
				<SegmentGroup.Items items={options} />
			</SegmentGroup.Root>
		</Field.Root>
	);
}

function ChecksQ({ k, ask, options }: Ask & { options: Option[] }) {
	const [value, put] = useAnswer(k);
	return (
		<Fieldset.Root ref={seen(k, (box) => [...box.querySelectorAll("input:checked")].map((input) => text(input.closest("label"))))}>
			<CheckboxGroup value={value} onValueChange={put}>
				<Fieldset.Legend fontSize="sm">{ask}</Fieldset.Legend>
				<Fieldset.Content mt="1">
					<HStack gap="4" wrap="wrap">
						{options.map((option) => (
							<Checkbox.Root key={option.value} value={option.value}>
								<Checkbox.HiddenInput />
								<Checkbox.Control />
								<Checkbox.Label>{option.label}</Checkbox.Label>
							</Checkbox.Root>
						))}
					</HStack>
				</Fieldset.Content>
			</CheckboxGroup>
		</Fieldset.Root>
	);
}

function SwitchQ({ k, ask }: Ask) {
	const [value, put] = useAnswer(k);
	return (
		<Box ref={seen(k, (box) => box.querySelector("input")?.checked ?? false)}>
			<Switch.Root checked={value} onCheckedChange={(e) => put(e.checked)}>
				<Switch.HiddenInput />
				<Switch.Control />
				<Switch.Label>{ask}</Switch.Label>
			</Switch.Root>
		</Box>
	);
}

function BoxQ({ k, ask }: Ask) {
	const [value, put] = useAnswer(k);
	return (
		<Box ref={seen(k, (box) => box.querySelector("input")?.checked ?? false)}>
			<Checkbox.Root checked={value} onCheckedChange={(e) => put(!!e.checked)}>
				<Checkbox.HiddenInput />
				<Checkbox.Control />
				<Checkbox.Label>{ask}</Checkbox.Label>
			</Checkbox.Root>
		</Box>
	);
}

function TagsQ({ k, ask, help }: Ask) {
	const [value, put] = useAnswer(k);
	return (
		<Box ref={seen(k, (box) => [...box.querySelectorAll("[data-part='item-text']")].map(text))}>
			<TagsInput.Root value={value} onValueChange={(e) => put(e.value)}>
				<TagsInput.Label>{ask}</TagsInput.Label>
				<TagsInput.Control>
					<TagsInput.Items />
					<TagsInput.Input placeholder="Type a college, then press Enter" />
				</TagsInput.Control>
			</TagsInput.Root>
			{help && (
				<Text textStyle="xs" color="fg.muted">
					{help}
				</Text>
			)}
		</Box>
	);
}

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
	return (
		<Card.Root as="section" variant="outline">
			<Card.Header>
				<Card.Title>{title}</Card.Title>
				{lead && <Card.Description>{lead}</Card.Description>}
			</Card.Header>
			<Card.Body>
				<Stack gap="6">{children}</Stack>
			</Card.Body>
		</Card.Root>
	);
}

const same = (...labels: string[]): Option[] => labels.map((label) => ({ label, value: label.toLowerCase().replace(/[^a-z0-9]+/g, "-") }));
const yesNo = [{ label: "Yes", value: "yes" }, { label: "No", value: "no" }];
const STATE_OPTIONS = STATES.map(([value, label]) => ({ label, value }));
const MAJOR_OPTIONS = MAJORS.map((label) => ({ label, value: label }));
const SCHOOLING = [
	{ value: "0", label: "They did not finish high school" }, { value: "1", label: "They finished high school or a GED" },
	{ value: "2", label: "They went to college but did not get a degree" }, { value: "3", label: "They have a two-year degree" },
	{ value: "4", label: "They have a four-year degree" }, { value: "5", label: "They have a master's degree or more" }, { value: "9", label: "I'm not sure" },
];
const KINDS = same("A sport", "Music, art or theater", "Debate or speech", "A job I get paid for", "Helping at home", "Protecting the environment", "Volunteering", "Student government", "Something else");
const WHEN = [{ value: "9", label: "In 9th grade" }, { value: "10", label: "In 10th grade" }, { value: "11", label: "In 11th grade" }, { value: "12", label: "In 12th grade" }];

function App() {
	return (
			<Container maxW="3xl" py="10">
				<form
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						submitted = true;
					}}
				>
					<Stack gap="6">
						<Box>
							<Text fontWeight="bold" color="teal.600">
								Puffin Path
							</Text>
							<Heading size="3xl">Hi! Let's get you to college.</Heading>
							<Text mt="2">
								Puffin Path is free coaching for students whose parents didn't finish college. This takes about 25 minutes. There are no trick questions, and it's fine to
								skip anything without a star.
							</Text>
						</Box>
						<Part title="First things first: who are you?">
							<SimpleGrid columns={3} gap="4">
								<TextQ k="first" ask="What is your first name?" need />
								<TextQ k="middle" ask="Do you have a middle name?" help="Skip this if you don't." />
								<TextQ k="last" ask="And your last name?" need />
							</SimpleGrid>
							<TextQ k="nickname" ask="What do people who know you call you?" help="Your coach will use this name." />
							<TextQ k="email" ask="Which e-mail do you actually check?" type="email" need placeholder="you@something.com" />
							<TextQ k="cell" ask="What's your cell number?" type="tel" need placeholder="555-555-5555" />
							<SwitchQ k="texting" ask="It's OK for Puffin Path to text me. Message rates may apply." />
							<DateQ k="born" ask="When were you born?" help="Month first, please." />
							<TextQ k="bornWhere" ask="Where were you born?" help="City and country." />
							<RadioQ k="gender" ask="How would you describe your gender?" options={same("Girl or woman", "Boy or man", "Nonbinary", "I'd rather not say")} />
							<RadioQ k="pronouns" ask="Which pronouns should your coach use for you?" options={same("She, her", "He, him", "They, them", "Just my name")} legend />
						</Part>
						<Part title="Where do you live?" lead="We send a welcome box to every student.">
							<Grid templateColumns="2fr 1fr" gap="4">
								<TextQ k="street" ask="What's your street address?" need />
								<TextQ k="apartment" ask="Is there an apartment number?" />
							</Grid>
							<Grid templateColumns="2fr 2fr 1fr" gap="4">
								<TextQ k="town" ask="What city or town is that in?" need />
								<ComboQ k="state" ask="Which state?" options={STATE_OPTIONS} />
								<TextQ k="zip" ask="What's the ZIP?" need />
							</Grid>
							<RadioQ k="otherMail" ask="Is there somewhere else you'd rather get mail?" options={same("No, send it here", "Yes, I'll tell my coach")} />
							<SelectQ k="livesWith" ask="Who do you live with most of the time?" options={same("Both parents", "One parent", "Grandparents or other family", "A foster family", "On my own")} />
							<SelectQ k="homeLanguage" ask="Which language do you speak at home?" options={same("English", "Spanish", "Vietnamese", "Hmong", "Haitian Creole", "Somali", "Another language")} />
							<NumberQ k="yearsHere" ask="How many years have you lived in the U.S.?" max={25} />
						</Part>
						<Part title="How's school going?">
							<TextQ k="school" ask="What's the name of your high school?" need />
							<TextQ k="schoolTown" ask="What city is your school in?" />
							<CardQ k="grade" ask="What grade are you in this year?" options={[{ label: "9th", value: "9" }, { label: "10th", value: "10" }, { label: "11th", value: "11" }, { label: "12th", value: "12" }]} />
							<DateQ k="graduation" ask="What day will you graduate from high school?" help="Your best guess is fine." />
							<SimpleGrid columns={3} gap="4">
								<NumberQ k="gpaPlain" ask="What's your GPA without any extra weight?" max={4} step={0.01} help="Between 0 and 4.0" />
								<NumberQ k="gpaExtra" ask="What's your GPA with honors and AP weight?" max={6} step={0.01} />
								<NumberQ k="classCount" ask="About how many seniors are in your graduating class?" max={5000} />
							</SimpleGrid>
							<RadioQ k="standing" ask="Where do your grades put you in your class?" options={same("Top 5%", "Top 10%", "Top quarter", "Top half", "Bottom half")} legend />
							<Text fontWeight="medium">Which classes have you been glad you took?</Text>
							{[1, 2, 3].map((n) => (
								<Grid key={n} templateColumns="3fr 1fr" gap="4">
									<TextQ k={`class${n}`} ask={`High school class ${n}`} />
									<TextQ k={`class${n}Grade`} ask="Grade you got" />
								</Grid>
							))}
							<TextQ k="collegeAlready" ask="Have you taken a class at a college? Which college?" />
							<Text fontWeight="medium">Who is your school counselor?</Text>
							<SimpleGrid columns={3} gap="4">
								<TextQ k="counselor" ask="What is your counselor's name?" />
								<TextQ k="counselorEmail" ask="What is your counselor's e-mail?" type="email" />
								<TextQ k="counselorPhone" ask="What is your counselor's phone number?" type="tel" />
							</SimpleGrid>
						</Part>
						<Part title="Have you taken any tests?" lead="Don't worry if you haven't. Many of our colleges don't ask for them.">
							<SimpleGrid columns={3} gap="4">
								<NumberQ k="satReading" ask="What's your best SAT Reading and Writing score?" max={800} />
								<NumberQ k="satMath" ask="What's your best SAT Math score?" max={800} />
								<NumberQ k="satTimes" ask="How many times did you take the SAT?" max={9} />
								<NumberQ k="act" ask="What did you get on the ACT?" max={36} help="The composite score" />
								<NumberQ k="psat" ask="What did you get on the PSAT?" max={1520} />
								<NumberQ k="apCount" ask="How many AP exams have you taken?" max={30} />
							</SimpleGrid>
						</Part>
						<Part title="Tell us about your family" lead="Family can look lots of ways. Tell us about the people who raise you.">
							<RadioQ k="firstGen" ask="Would you be the first in your family to go to college?" options={yesNo} />
							<NativeQ k="parentsTogether" ask="Are your parents together?" options={same("They are married", "They are separated", "They are divorced", "They were never married", "One of them has died")} />
							{[1, 2].map((n) => (
								<Fieldset.Root key={n} borderWidth="1px" rounded="md" p="4">
									<Fieldset.Legend>{n === 1 ? "Your first parent" : "Your second parent"}</Fieldset.Legend>
									<Fieldset.Content>
										<SimpleGrid columns={2} gap="4">
											<TextQ k={`parent${n}First`} ask="What's their first name?" />
											<TextQ k={`parent${n}Last`} ask="What's their last name?" />
											<TextQ k={`parent${n}Work`} ask="What do they do for work?" />
											<TextQ k={`parent${n}Phone`} ask="What's the best number to reach them?" type="tel" />
										</SimpleGrid>
										<SelectQ k={`parent${n}School`} ask="How far did they get in school?" options={SCHOOLING} />
									</Fieldset.Content>
								</Fieldset.Root>
							))}
							<NumberQ k="siblingCount" ask="How many brothers and sisters do you have?" max={20} />
							{[1, 2].map((n) => (
								<Grid key={n} templateColumns="3fr 1fr" gap="4">
									<TextQ k={`sib${n}Name`} ask={`What is the full name of ${n === 1 ? "your first" : "your second"} brother or sister?`} />
									<NumberQ k={`sib${n}Age`} ask="How old are they?" max={90} />
								</Grid>
							))}
							<NumberQ k="homeSize" ask="How many people eat and sleep in your home?" max={20} />
							<NumberQ k="income" ask="About how much does everyone at home earn in a year, all together?" max={999999} help="In dollars, before taxes. We never share this." />
						</Part>
						<Part title="What keeps you busy?" lead="Jobs and chores count just as much as clubs.">
							{[1, 2, 3].map((n) => (
								<Fieldset.Root key={n} borderWidth="1px" rounded="md" p="4">
									<Fieldset.Legend>Thing {n} that you do</Fieldset.Legend>
									<Fieldset.Content>
										<SelectQ k={`do${n}Kind`} ask="What sort of thing is it?" options={KINDS} />
										<SimpleGrid columns={2} gap="4">
											<TextQ k={`do${n}Where`} ask="What's the name of the group or workplace?" />
											<TextQ k={`do${n}Role`} ask="What's your role there?" />
											<NumberQ k={`do${n}Hours`} ask="How many hours a week do you spend on it?" max={100} />
											<NumberQ k={`do${n}Weeks`} ask="How many weeks out of the year?" max={52} />
										</SimpleGrid>
										<ChecksQ k={`do${n}Grades`} ask="Which grades were you in when you did it?" options={[{ label: "9th", value: "g9" }, { label: "10th", value: "g10" }, { label: "11th", value: "g11" }, { label: "12th", value: "g12" }]} />
										<TextQ k={`do${n}Story`} ask="What did you do, and what came of it?" long max={300} />
									</Fieldset.Content>
								</Fieldset.Root>
							))}
						</Part>
						<Part title="What are you proud of?" lead="Awards, certificates, honor roll, anything somebody gave you a handshake for.">
							{[1, 2, 3].map((n) => (
								<Grid key={n} templateColumns="2fr 1fr" gap="4">
									<TextQ k={`proud${n}`} ask={`What was award ${n}?`} />
									<NativeQ k={`proud${n}When`} ask="When did you get it?" options={WHEN} />
								</Grid>
							))}
						</Part>
						<Part title="Where do you want to go?">
							<ComboQ k="major" ask="What would you like to study in college?" options={MAJOR_OPTIONS} help="You can change your mind later." />
							<TextQ k="career" ask="What job do you see yourself doing one day?" />
							<SelectQ k="degree" ask="How far would you like to go in college?" options={same("A two-year degree", "A four-year degree", "A master's degree", "A doctorate", "I haven't decided")} />
							<SegmentQ k="startYear" ask="What year do you want to start college?" options={["2026", "2027", "2028", "2029"]} />
							<TagsQ k="colleges" ask="Which colleges are you applying to?" help="Add as many as you like." />
							<ComboQ k="program" ask="Which other college program are you already part of, if any?" options={same("AVID", "Boys & Girls Club", "College Possible", "GEAR UP", "Posse", "QuestBridge", "Upward Bound")} />
							<SwitchQ k="feeWaiver" ask="I'm going to ask colleges to waive my application fees." />
						</Part>
						<Part title="A few questions our funders ask" lead="These never decide who gets in.">
							<RadioQ k="citizen" ask="Which of these describes you?" options={same("I'm a U.S. citizen", "I have a green card", "I have DACA or another status", "I'd like to talk about this in person")} />
							<RadioQ k="latino" ask="Are you Latino, Latina or Hispanic?" options={yesNo} legend />
							<ChecksQ k="race" ask="Which of these are you? Check every one that fits." options={same("American Indian or Alaska Native", "Asian", "Black or African American", "Pacific Islander", "White")} />
							<RadioQ k="military" ask="Have you ever served in the military?" options={[{ label: "Yes", value: "served" }, { label: "No", value: "never-served" }]} />
						</Part>
						<Part title="Who's in your corner?">
							<SimpleGrid columns={2} gap="4">
								<TextQ k="teacher" ask="Which teacher will write about you?" help="First and last name" />
								<TextQ k="teacherEmail" ask="What's that teacher's e-mail?" type="email" />
							</SimpleGrid>
							<SimpleGrid columns={3} gap="4">
								<TextQ k="backup" ask="If we can't reach your parents, who should we call?" />
								<TextQ k="backupRelation" ask="How do you know this person?" />
								<TextQ k="backupPhone" ask="What is this person's number?" type="tel" />
							</SimpleGrid>
							<TextQ k="interpreter" ask="If your family needs an interpreter, who usually helps?" />
							<SelectQ k="heardFrom" ask="How did you find out about Puffin Path?" options={same("A friend", "A teacher or counselor", "Social media", "A flyer", "Somewhere else")} />
							<BoxQ k="pledge" ask="I promise that what I wrote is true, and I'd like Puffin Path to keep it on file." />
							<TextQ k="signed" ask="Please sign by typing your name." />
						</Part>
						<Button type="submit" colorPalette="teal" size="lg">
							I'm done. Send it!
						</Button>
					</Stack>
				</form>
			</Container>
	);
}

flushSync(() =>
	createRoot(document.getElementById("root") as HTMLElement).render(
		<ChakraProvider value={defaultSystem}>
			<App />
		</ChakraProvider>,
	),
);

const flat = (value: unknown) => (Array.isArray(value) ? [...value] : value);

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(Object.entries(latest).map(([key, value]) => [key, flat(value)])), submitted }),
	formShown: () => Object.fromEntries(Object.keys(START).map((key) => [key, readers[key]?.()])),
});
