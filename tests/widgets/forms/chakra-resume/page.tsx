import {
	Box,
	Button,
	Card,
	ChakraProvider,
	Checkbox,
	CheckboxGroup,
	Container,
	createListCollection,
	defaultSystem,
	Field,
	Fieldset,
	Heading,
	HStack,
	Input,
	List,
	NativeSelect,
	NumberInput,
	Portal,
	RadioGroup,
	Select,
	SimpleGrid,
	Stack,
	Table,
	Text,
	Textarea,
} from "@chakra-ui/react";
import { type ReactNode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

type Activity = {
	organization: string;
	kind: string[];
	role: string;
	years: string[];
	hours: string;
	weeks: string;
	summary: string;
	continuing: string | null;
};
type Honor = { award: string; year: string; note: string };

const CATEGORIES = createListCollection({
	items: [
		{ label: "Athletics (club, school or travel team)", value: "ATH" },
		{ label: "Debate, forensics or Model UN", value: "DEB" },
		{ label: "Employment / paid internship", value: "EMP" },
		{ label: "Environment & sustainability", value: "ENV" },
		{ label: "Faith community", value: "FTH" },
		{ label: "Caring for family", value: "FAM" },
		{ label: "Music, theatre, dance or visual art", value: "ART" },
		{ label: "Research", value: "RES" },
		{ label: "Student government", value: "GOV" },
		{ label: "Something else", value: "OTH" },
	],
});
const YEARS: [string, string][] = [
	["FR", "Freshman"],
	["SO", "Sophomore"],
	["JR", "Junior"],
	["SR", "Senior"],
];
const blank = (): Activity => ({ organization: "", kind: [], role: "", years: [], hours: "", weeks: "", summary: "", continuing: null });
const start = {
	legalName: "",
	goesBy: "",
	email: "",
	cell: "",
	wNumber: "",
	school: "",
	schoolPlace: "",
	rank: "",
	classSize: "",
	gpaU: "",
	gpaW: "",
	advisor: "",
	advisorEmail: "",
	attest: false,
	signed: "",
};
let held = { ...start, activities: [blank()], honors: [] as Honor[], submitted: false };

function Line({ label, name, value, onChange, help, required, type = "text", placeholder }: {
	label: ReactNode; name: string; value: string; onChange: (value: string) => void; help?: string; required?: boolean; type?: string; placeholder?: string;
}) {
	return (
		<Field.Root required={required}>
			<Field.Label>
				{label} <Field.RequiredIndicator />
			</Field.Label>
			<Input name={name} type={type} value={value} placeholder={placeholder} onChange={(event) => onChange(event.target.value)} />
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}

function ActivityCard({ index, entry, set, drop }: { index: number; entry: Activity; set: (change: Partial<Activity>) => void; drop: () => void }) {
	const name = (part: string) => `activities.${index}.${part}`;
	return (
		<Card.Root variant="outline">
			<Card.Header>
				<HStack justify="space-between">
					<Heading size="md" as="h3">
						Entry {index + 1}
					</Heading>
					{index > 0 && (
						<Button size="xs" variant="ghost" onClick={drop}>
							Remove
						</Button>
					)}
				</HStack>
			</Card.Header>
			<Card.Body>
				<Stack gap="5">
					<SimpleGrid columns={2} gap="4">
						<Line
							label="Group, team, employer or project"
							name={name("organization")}
							required
							value={entry.organization}
							onChange={(organization) => set({ organization })}
							help="Spell out acronyms. If you did this on your own, give it a short title."
						/>
						<Select.Root collection={CATEGORIES} name={name("kind")} value={entry.kind} onValueChange={({ value }) => set({ kind: value })}>
							<Select.HiddenSelect />
							<Select.Label>Which of these fits best?</Select.Label>
							<Select.Control>
								<Select.Trigger>
									<Select.ValueText placeholder="Pick one" />
								</Select.Trigger>
								<Select.IndicatorGroup>
									<Select.Indicator />
								</Select.IndicatorGroup>
							</Select.Control>
							<Portal>
								<Select.Positioner>
									<Select.Content>
										{CATEGORIES.items.map((item) => (
											<Select.Item item={item} key={item.value}>
												{item.label}
												<Select.ItemIndicator />
											</Select.Item>
										))}
									</Select.Content>
								</Select.Positioner>
							</Portal>
						</Select.Root>
					</SimpleGrid>
					<Line
						label="What were you? (member, treasurer, shift lead, second chair…)"
						name={name("role")}
						value={entry.role}
						onChange={(role) => set({ role })}
					/>
					<Fieldset.Root>
						<CheckboxGroup name={name("years")} value={entry.years} onValueChange={(years) => set({ years: YEARS.map(([year]) => year).filter((year) => years.includes(year)) })}>
							<Fieldset.Legend fontSize="sm">When did you take part?</Fieldset.Legend>
							<Fieldset.HelperText>Check every school year. Count a summer with the year that came before it.</Fieldset.HelperText>
							<Fieldset.Content>
								<HStack gap="6">
									{YEARS.map(([value, label]) => (
										<Checkbox.Root key={value} value={value}>
											<Checkbox.HiddenInput />
											<Checkbox.Control />
											<Checkbox.Label>{label}</Checkbox.Label>
										</Checkbox.Root>
									))}
								</HStack>
							</Fieldset.Content>
						</CheckboxGroup>
					</Fieldset.Root>
					<HStack gap="4" align="flex-start">
						<Field.Root width="10rem">
							<Field.Label>Hrs / week</Field.Label>
							<NumberInput.Root name={name("hours")} min={0} max={80} value={entry.hours} onValueChange={({ value }) => set({ hours: value })}>
								<NumberInput.Control />
								<NumberInput.Input />
							</NumberInput.Root>
						</Field.Root>
						<Field.Root width="10rem">
							<Field.Label>Wks / year</Field.Label>
							<NumberInput.Root name={name("weeks")} min={0} max={52} value={entry.weeks} onValueChange={({ value }) => set({ weeks: value })}>
								<NumberInput.Control />
								<NumberInput.Input />
							</NumberInput.Root>
						</Field.Root>
					</HStack>
					<Field.Root>
						<Field.Label>In your own words</Field.Label>
						<Textarea
							name={name("summary")}
							maxLength={200}
							rows={3}
							placeholder="What did you do, and what came of it?"
							value={entry.summary}
							onChange={(event) => set({ summary: event.target.value })}
						/>
						<Field.HelperText>{200 - entry.summary.length} characters left</Field.HelperText>
					</Field.Root>
					<RadioGroup.Root name={name("continuing")} value={entry.continuing} onValueChange={({ value }) => set({ continuing: value })}>
						<RadioGroup.Label>Would you want to keep this up as a Western Cascade student?</RadioGroup.Label>
						<HStack gap="6" mt="2">
							{["Yes", "No", "Undecided"].map((answer) => (
								<RadioGroup.Item key={answer} value={answer.toLowerCase()}>
									<RadioGroup.ItemHiddenInput />
									<RadioGroup.ItemIndicator />
									<RadioGroup.ItemText>{answer}</RadioGroup.ItemText>
								</RadioGroup.Item>
							))}
						</HStack>
					</RadioGroup.Root>
				</Stack>
			</Card.Body>
		</Card.Root>
	);
}

function Page() {
	const [values, setValues] = useState(start);
	const [activities, setActivities] = useState<Activity[]>([blank()]);
	const [honors, setHonors] = useState<Honor[]>(Array.from({ length: 4 }, () => ({ award: "", year: "", note: "" })));
	const [submitted, setSubmitted] = useState(false);
	useEffect(() => {
		held = { ...values, activities, honors, submitted };
	});
	const set = <K extends keyof typeof start>(key: K) => (value: (typeof start)[K]) => setValues((before) => ({ ...before, [key]: value }));
	const setHonor = (at: number, change: Partial<Honor>) =>
		setHonors((all) => all.map((each, index) => (index === at ? { ...each, ...change } : each)));

	return (
		<Container maxW="4xl" py="10">
			<form
				onSubmit={(event) => {
					event.preventDefault();
					setSubmitted(true);
				}}
			>
				<Stack gap="10">
					<Box>
						<Heading size="3xl">Honors College Résumé</Heading>
						<Text mt="2" color="fg.muted">
							Western Cascade University · Entering class of Fall 2027 · Due January 15
						</Text>
						<Text mt="4">
							Please do not upload a résumé of your own. Our readers see every applicant in this one format so that nobody is judged on typography. You
							will not be penalised for leaving boxes empty.
						</Text>
					</Box>

					<Fieldset.Root size="lg">
						<Fieldset.Legend>You</Fieldset.Legend>
						<Fieldset.Content>
							<Line
								label="Legal name, family name first"
								name="legalName"
								required
								value={values.legalName}
								onChange={set("legalName")}
								placeholder="Last, First Middle"
							/>
							<SimpleGrid columns={2} gap="4">
								<Line label="What should we call you?" name="goesBy" value={values.goesBy} onChange={set("goesBy")} />
								<Line
									label="W number"
									name="wNumber"
									value={values.wNumber}
									onChange={set("wNumber")}
									help="Printed on the letter that says we got your application. Skip if yours has not come."
								/>
								<Line
									label="Email you will still read in May"
									name="email"
									type="email"
									required
									value={values.email}
									onChange={set("email")}
								/>
								<Line label="Cell" name="cell" type="tel" value={values.cell} onChange={set("cell")} />
							</SimpleGrid>
						</Fieldset.Content>
					</Fieldset.Root>

					<Box>
						<Heading size="xl">What you do when nobody is grading you</Heading>
						<List.Root mt="3" ps="5">
							<List.Item>Start with whatever matters most to you. Up to eight entries.</List.Item>
							<List.Item>Jobs and looking after family count every bit as much as clubs.</List.Item>
							<List.Item>An honest estimate of your time is all we ask.</List.Item>
						</List.Root>
						<Stack gap="5" mt="5">
							{activities.map((entry, index) => (
								<ActivityCard
									// biome-ignore lint/suspicious/noArrayIndexKey: entries have no id
									key={index}
									index={index}
									entry={entry}
									set={(change) => setActivities((all) => all.map((each, at) => (at === index ? { ...each, ...change } : each)))}
									drop={() => setActivities((all) => all.filter((_, at) => at !== index))}
								/>
							))}
							<Button variant="outline" alignSelf="flex-start" onClick={() => setActivities((all) => [...all, blank()])}>
								+ Another entry
							</Button>
						</Stack>
					</Box>

					<Box>
						<Heading size="xl">Recognition</Heading>
						<Text mt="2" mb="4">
							Prizes, scholarships, distinctions. School, regional, national, it is all welcome. One to a line; most people do not need all four.
						</Text>
						<Table.Root size="sm">
							<Table.Header>
								<Table.Row>
									<Table.ColumnHeader width="38%">Honor or prize</Table.ColumnHeader>
									<Table.ColumnHeader width="20%">Year you received it</Table.ColumnHeader>
									<Table.ColumnHeader>For what? (one sentence)</Table.ColumnHeader>
								</Table.Row>
							</Table.Header>
							<Table.Body>
								{honors.map((honor, index) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: fixed lines
									<Table.Row key={index}>
										<Table.Cell>
											<Input name={`honors.${index}.award`} value={honor.award} onChange={(event) => setHonor(index, { award: event.target.value })} />
										</Table.Cell>
										<Table.Cell>
											<NativeSelect.Root>
												<NativeSelect.Field
													name={`honors.${index}.year`}
													value={honor.year}
													onChange={(event) => setHonor(index, { year: event.target.value })}
												>
													<option value="">–</option>
													{YEARS.map(([value, label]) => (
														<option key={value} value={value}>
															{label}
														</option>
													))}
												</NativeSelect.Field>
												<NativeSelect.Indicator />
											</NativeSelect.Root>
										</Table.Cell>
										<Table.Cell>
											<Input
												name={`honors.${index}.note`}
												maxLength={90}
												value={honor.note}
												onChange={(event) => setHonor(index, { note: event.target.value })}
											/>
										</Table.Cell>
									</Table.Row>
								))}
							</Table.Body>
						</Table.Root>
					</Box>

					<Fieldset.Root size="lg">
						<Fieldset.Legend>Your high school, briefly</Fieldset.Legend>
						<Fieldset.HelperText>The official transcript will follow; these figures only help us sort the first reading.</Fieldset.HelperText>
						<Fieldset.Content>
							<SimpleGrid columns={2} gap="4">
								<Line label="School you will graduate from" name="school" required value={values.school} onChange={set("school")} />
								<Line
									label="Where is it?"
									name="schoolPlace"
									value={values.schoolPlace}
									onChange={set("schoolPlace")}
									placeholder="City, State"
								/>
								<Line label="Unweighted GPA" name="gpaU" value={values.gpaU} onChange={set("gpaU")} />
								<Line label="Weighted, if your school keeps one" name="gpaW" value={values.gpaW} onChange={set("gpaW")} />
							</SimpleGrid>
							<HStack align="center" gap="3">
								<Text>I rank</Text>
								<Input width="6rem" name="rank" aria-label="I rank" value={values.rank} onChange={(event) => set("rank")(event.target.value)} />
								<Text>in a class of</Text>
								<Input
									width="6rem"
									name="classSize"
									aria-label="in a class of"
									value={values.classSize}
									onChange={(event) => set("classSize")(event.target.value)}
								/>
								<Text color="fg.muted">(leave blank if your school does not rank)</Text>
							</HStack>
							<SimpleGrid columns={2} gap="4">
								<Line label="Counselor or advisor who knows you" name="advisor" value={values.advisor} onChange={set("advisor")} />
								<Line label="Their email" name="advisorEmail" type="email" value={values.advisorEmail} onChange={set("advisorEmail")} />
							</SimpleGrid>
						</Fieldset.Content>
					</Fieldset.Root>

					<Stack gap="4">
						<Checkbox.Root name="attest" checked={values.attest} onCheckedChange={({ checked }) => set("attest")(checked === true)}>
							<Checkbox.HiddenInput />
							<Checkbox.Control />
							<Checkbox.Label>Everything here is my own work and is true to the best of my knowledge.</Checkbox.Label>
						</Checkbox.Root>
						<Line label="Type your full name as a signature" name="signed" required value={values.signed} onChange={set("signed")} />
					</Stack>

					<Button type="submit" colorPalette="teal" alignSelf="flex-start">
						Send to the Honors College
					</Button>
				</Stack>
			</form>
		</Container>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(
	<ChakraProvider value={defaultSystem}>
		<Page />
	</ChakraProvider>,
);

function formState() {
	const { activities, honors, ...rest } = held;
	const state: Record<string, unknown> = { ...rest };
	activities.forEach((entry, index) => {
		for (const [part, value] of Object.entries(entry)) state[`activity${index + 1}.${part}`] = part === "kind" ? (entry.kind[0] ?? "") : value;
	});
	honors.forEach((honor, index) => {
		for (const [part, value] of Object.entries(honor)) state[`honor${index + 1}.${part}`] = value;
	});
	return state;
}

const named = <E extends Element>(name: string) => [...document.querySelectorAll<E>(`[name="${name}"]`)];
const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";
const checkedTexts = (name: string) =>
	named(name)
		.map((input) => input.closest("label"))
		.filter((label) => label?.querySelector('[data-part="control"], [data-part="item-control"]')?.getAttribute("data-state") === "checked")
		.map(textOf);

function formShown() {
	const shown: Record<string, unknown> = {};
	for (const key of Object.keys(start)) shown[key] = named<HTMLInputElement>(key)[0]?.value;
	shown.attest = checkedTexts("attest").length > 0;
	held.activities.forEach((_, index) => {
		const key = (part: string) => `activity${index + 1}.${part}`;
		const name = (part: string) => `activities.${index}.${part}`;
		for (const part of ["organization", "role", "hours", "weeks", "summary"]) shown[key(part)] = named<HTMLInputElement>(name(part))[0]?.value;
		const picked = textOf(named(name("kind"))[0]?.closest('[data-part="root"]')?.querySelector('[data-part="value-text"]'));
		shown[key("kind")] = picked === "Pick one" ? "" : picked;
		shown[key("years")] = checkedTexts(name("years"));
		shown[key("continuing")] = checkedTexts(name("continuing"))[0] ?? "";
	});
	held.honors.forEach((_, index) => {
		const name = (part: string) => `honors.${index}.${part}`;
		for (const part of ["award", "note"]) shown[`honor${index + 1}.${part}`] = named<HTMLInputElement>(name(part))[0]?.value;
		const year = named<HTMLSelectElement>(name("year"))[0];
		shown[`honor${index + 1}.year`] = year?.selectedOptions[0]?.textContent === "–" ? "" : textOf(year?.selectedOptions[0]);
	});
	return shown;
}

Object.assign(window, { formState, formShown });
