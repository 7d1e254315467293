import {
	Badge, Box, Button, Card, Checkbox, CheckboxGroup, ChakraProvider, CloseButton, Combobox, Container, DataList, DatePicker, Drawer, Field, Fieldset,
	Flex, HStack, Heading, Input, InputGroup, NumberInput, Portal, RadioCard, SegmentGroup, Select, Separator, SimpleGrid, Stack, Switch, TagsInput,
	Text, Textarea, createListCollection, defaultSystem, parseDate, useFilter, useListCollection,
} from "@chakra-ui/react";
import { memo, useState } from "react";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";

const ACTIVITY_FIELDS = ["kind", "group", "part", "years", "hours", "weeks", "story"];
const BLANK = { kind: "", group: "", part: "", years: [], hours: "", weeks: "", story: "" };
const START = {
	legalGiven: "", legalMiddle: "", legalFamily: "", callMe: "", birthday: "", pronouns: "", shirt: "",
	mail: "", text: "", street: "", unit: "", town: "", region: "", zip: "", elsewhere: false,
	school: "", schoolPlace: "", standing: "", gpa: "", lastDay: "", collegeClasses: [], languages: [], study: "", work: "",
	firstInFamily: "", adult1Name: "", adult1Work: "", adult1School: "", adult1Cell: "", adult2Name: "", adult2Work: "", adult2School: "", adult2Cell: "",
	brothersSisters: "", income: "", activities: [],
	nominatorName: "", nominatorRole: "", nominatorMail: "", emergencyName: "", emergencyPhone: "",
	food: [], heard: "", why: "", video: "", conduct: false, guardianInitials: "",
};
let current: any = START;
let sent = false;
const nodes: Record<string, any> = {};
const at = (key: string) => (node: any) => {
	nodes[key] = node;
};

const options = (items: (string | [string, string])[]) =>
	createListCollection({ items: items.map((item) => (typeof item === "string" ? { value: item, label: item } : { value: item[0], label: item[1] })) });
const SIZES = options(["XS", "S", "M", "L", "XL", "2XL"]);
const SCHOOLING = options([
	["none", "Did not finish high school"], ["hs", "High school diploma or GED"], ["some", "Some college, no degree"], ["two", "Two-year degree"],
	["four", "Four-year degree"], ["grad", "Graduate or professional degree"], ["unsure", "Not sure"],
]);
const BANDS = options([
	["a", "Below $30,000"], ["b", "$30,000 to $44,999"], ["c", "$45,000 to $59,999"], ["d", "$60,000 to $79,999"], ["e", "$80,000 to $109,999"], ["f", "$110,000 or above"],
]);
const KINDS = options([
	["arts", "Arts, music or theater"], ["speech", "Debate, speech or Model UN"], ["env", "Environment and conservation"], ["faith", "Faith community"],
	["gov", "Student government"], ["job", "Paid job"], ["sport", "Sports"], ["stem", "Science, technology or robotics"], ["vol", "Volunteering"], ["misc", "Something else"],
]);
const PLACES = STATES.map(([value, label]) => ({ value, label }));
const SUBJECTS = MAJORS.map((label) => ({ value: label, label }));
const REFERRED = ["she/her", "he/him", "they/them", "just my name"];
const FIRST = ["Yes", "No", "I don't know"];
const HEARD = options(["A teacher or counselor", "An alum of the Institute", "Instagram", "A college fair", "My library", "Web search"]);
const ROLES = options(["Teacher", "Coach", "Employer", "School counselor", "Community elder", "Clergy"]);

const Pick = memo(function Pick({ id, label, help, items, value, onPick, inside = false, placeholder = "Pick one", optional = false }: any) {
	const list = (
		<Select.Positioner>
			<Select.Content>
				{items.items.map((item: any) => (
					<Select.Item item={item} key={item.value}>
						{item.label}
						<Select.ItemIndicator />
					</Select.Item>
				))}
			</Select.Content>
		</Select.Positioner>
	);
	return (
		<Select.Root ref={at(id)} collection={items} value={value ? [value] : []} onValueChange={(e: any) => onPick(e.value[0] ?? "")} size="sm">
			<Select.HiddenSelect />
			<Select.Label>
				{label} {optional && <Text as="span" color="fg.muted" fontWeight="normal">(optional)</Text>}
			</Select.Label>
			<Select.Control>
				<Select.Trigger>
					<Select.ValueText placeholder={placeholder} />
				</Select.Trigger>
				<Select.IndicatorGroup>
					<Select.Indicator />
				</Select.IndicatorGroup>
			</Select.Control>
			{help && <Text fontSize="xs" color="fg.muted">{help}</Text>}
			{inside ? list : <Portal>{list}</Portal>}
		</Select.Root>
	);
});

const Search = memo(function Search({ id, label, items, value, onPick, placeholder }: any) {
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection<any>({ initialItems: items, filter: contains });
	return (
		<Combobox.Root
			ref={at(id)} collection={collection} value={value ? [value] : []} size="sm"
			onInputValueChange={(e: any) => filter(e.inputValue)} onValueChange={(e: any) => onPick(e.value[0] ?? "")}
		>
			<Combobox.Label>{label}</Combobox.Label>
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
						<Combobox.Empty>Nothing matches</Combobox.Empty>
						{collection.items.map((item: any) => (
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
});

const Day = memo(function Day({ id, label, value, onPick }: any) {
	return (
		<DatePicker.Root ref={at(id)} size="sm" value={value ? [parseDate(value)] : []} onValueChange={(e: any) => onPick(e.value[0]?.toString() ?? "")}>
			<DatePicker.Label>{label}</DatePicker.Label>
			<DatePicker.Control>
				<DatePicker.Input />
				<DatePicker.IndicatorGroup>
					<DatePicker.Trigger>
						<svg width="1em" height="1em" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2"><rect x="3" y="5" width="18" height="16" rx="2" /><path d="M3 10h18M8 3v4M16 3v4" /></svg>
					</DatePicker.Trigger>
				</DatePicker.IndicatorGroup>
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
});

const Tags = memo(function Tags({ id, label, help, value, onPick }: any) {
	return (
		<TagsInput.Root ref={at(id)} size="sm" value={value} onValueChange={(e: any) => onPick(e.value)}>
			<TagsInput.Label>{label}</TagsInput.Label>
			<TagsInput.Control>
				<TagsInput.Items />
				<TagsInput.Input placeholder="Type, then press Enter" />
			</TagsInput.Control>
			<Text fontSize="xs" color="fg.muted">{help}</Text>
		</TagsInput.Root>
	);
});

const Segments = memo(function Segments({ id, label, items, value, onPick }: any) {
	return (
		<Field.Root>
			<Fieldset.Root size="sm">
				<Fieldset.Legend>{label}</Fieldset.Legend>
				<SegmentGroup.Root ref={at(id)} size="sm" value={value || null} onValueChange={(e: any) => onPick(e.value ?? "")} alignSelf="flex-start">
					<SegmentGroup.Indicator />
					<SegmentGroup.Items items={items} />
				</SegmentGroup.Root>
			</Fieldset.Root>
		</Field.Root>
	);
});

const digits = (text: string) => text.replace(/\D/g, "").slice(0, 10);
const asPhone = (text: string) => {
	const d = digits(text);
	return d.length > 6 ? `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}` : d.length > 3 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : d;
};

const Line = memo(function Line({ id, label, value, onText, help, optional, fix = (text: string) => text, start, ...rest }: any) {
	const box = <Input size="sm" ref={at(id)} value={value} onChange={(e) => onText(fix(e.target.value))} {...rest} />;
	return (
		<Field.Root>
			<Field.Label>{label} {optional && <Text as="span" color="fg.muted" fontWeight="normal">(optional)</Text>}</Field.Label>
			{start ? <InputGroup startElement={start}>{box}</InputGroup> : box}
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
});

const ActivityForm = ({ entry, onSave, onClose, index }: any) => {
	const [draft, setDraft] = useState<any>(entry);
	const put = (key: string) => (value: any) => setDraft({ ...draft, [key]: value });
	return (
		<>
						<Drawer.Header>
							<Drawer.Title>{index === undefined ? "Add something you do" : "Change this entry"}</Drawer.Title>
						</Drawer.Header>
						<Drawer.Body>
							<Stack gap="4">
								<Field.Root>
									<Field.Label>Club, team, workplace or cause</Field.Label>
									<Input size="sm" value={draft.group} onChange={(e) => put("group")(e.target.value)} />
								</Field.Root>
								<Pick id="draftKind" inside label="Sort of activity" items={KINDS} value={draft.kind} onPick={put("kind")} />
								<Field.Root>
									<Field.Label>Your part in it</Field.Label>
									<Input size="sm" placeholder="e.g. treasurer, goalkeeper, line cook" value={draft.part} onChange={(e) => put("part")(e.target.value)} />
								</Field.Root>
								<Fieldset.Root size="sm">
									<CheckboxGroup value={draft.years} onValueChange={put("years")}>
										<Fieldset.Legend>School years you did this</Fieldset.Legend>
										<Fieldset.Content>
											<HStack gap="5">
												{[["9", "Freshman"], ["10", "Sophomore"], ["11", "Junior"], ["12", "Senior"]].map(([value, label]) => (
													<Checkbox.Root key={value} value={value} size="sm">
														<Checkbox.HiddenInput />
														<Checkbox.Control />
														<Checkbox.Label>{label}</Checkbox.Label>
													</Checkbox.Root>
												))}
											</HStack>
										</Fieldset.Content>
									</CheckboxGroup>
								</Fieldset.Root>
								<SimpleGrid columns={2} gap="4">
									{[["hours", "Hours in a typical week", 100], ["weeks", "Weeks out of the year", 52]].map(([key, label, max]: any) => (
										<Field.Root key={key}>
											<Field.Label>{label}</Field.Label>
											<NumberInput.Root size="sm" width="full" min={0} max={max} value={draft[key]} onValueChange={(e: any) => put(key)(e.value)}>
												<NumberInput.Control />
												<NumberInput.Input />
											</NumberInput.Root>
										</Field.Root>
									))}
								</SimpleGrid>
								<Field.Root>
									<Field.Label>What changed because you were there?</Field.Label>
									<Textarea size="sm" rows={4} maxLength={160} value={draft.story} onChange={(e) => put("story")(e.target.value)} />
									<Field.HelperText>Describe what you did in at most 160 characters. {160 - draft.story.length} left.</Field.HelperText>
								</Field.Root>
							</Stack>
						</Drawer.Body>
						<Drawer.Footer>
							<Button variant="outline" size="sm" onClick={onClose}>Never mind</Button>
							<Button size="sm" colorPalette="teal" onClick={() => onSave(draft)}>Keep this activity</Button>
						</Drawer.Footer>
						<Drawer.CloseTrigger asChild>
							<CloseButton size="sm" />
						</Drawer.CloseTrigger>
		</>
	);
};

function ActivityDrawer({ open, onClose, ...rest }: any) {
	return (
		<Drawer.Root open={open} onOpenChange={(e: any) => !e.open && onClose()} size="md" lazyMount unmountOnExit>
			<Portal>
				<Drawer.Backdrop />
				<Drawer.Positioner>
					<Drawer.Content>
						<ActivityForm onClose={onClose} {...rest} />
					</Drawer.Content>
				</Drawer.Positioner>
			</Portal>
		</Drawer.Root>
	);
}

function Section({ title, intro, children }: any) {
	return (
		<Card.Root size="md" variant="outline">
			<Card.Header>
				<Heading as="h2" size="lg" color="teal.700">{title}</Heading>
				{intro && <Text color="fg.muted" fontSize="sm">{intro}</Text>}
			</Card.Header>
			<Card.Body>
				<Stack gap="5">{children}</Stack>
			</Card.Body>
		</Card.Root>
	);
}

function App() {
	const [answers, setAnswers] = useState<any>(START);
	const [editing, setEditing] = useState<{ index?: number; entry: any } | null>(null);
	const [done, setDone] = useState(false);
	current = answers;
	const [put] = useState(() => {
		const puts: Record<string, (value: any) => void> = {};
		return (key: string) => (puts[key] ??= (value) => setAnswers((old: any) => ({ ...old, [key]: value })));
	});
	const line = (key: string, label: string, props: any = {}) => <Line id={key} label={label} value={answers[key]} onText={put(key)} {...props} />;
	const save = (draft: any) => {
		const index = editing?.index ?? answers.activities.length;
		put("activities")(Object.assign([...answers.activities], { [index]: draft }));
		setEditing(null);
	};
	const adult = (n: number) => (
		<Box borderWidth="1px" borderRadius="md" p="4">
			<Text fontWeight="semibold" mb="3">{n === 1 ? "First parent or guardian" : "Second parent or guardian"}</Text>
			<Stack gap="4">
				{line(`adult${n}Name`, "Full name")}
				{line(`adult${n}Work`, "What they do for a living")}
				<Pick id={`adult${n}School`} label="How far they went in school" items={SCHOOLING} value={answers[`adult${n}School`]} onPick={put(`adult${n}School`)} />
				{line(`adult${n}Cell`, "Their cell number", { fix: asPhone, start: "+1" })}
			</Stack>
		</Box>
	);
	return (
		<Box bg="bg.subtle" minH="100vh" pb="16">
			<Box bg="teal.800" color="white" py="8" mb="6">
				<Container maxW="4xl">
					<Badge colorPalette="yellow" mb="2">Cohort 19 · July 6 to 24</Badge>
					<Heading size="3xl">Stillwater Institute for Young Leaders</Heading>
					<Text mt="1">Your application takes about half an hour. We save nothing until you press Send, so keep this tab open.</Text>
				</Container>
			</Box>
			<Container maxW="4xl">
				<form onSubmit={(e) => { e.preventDefault(); sent = true; setDone(true); }}>
					<Stack gap="6">
						<Section title="Hello! Who are you?" intro="Everything is needed unless it says optional.">
							<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
								{line("legalGiven", "Given name on your ID")}
								{line("legalMiddle", "Middle name", { optional: true })}
								{line("legalFamily", "Family name on your ID")}
							</SimpleGrid>
							<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
								{line("callMe", "What do friends call you?", { help: "We print this on your lanyard." })}
								<Day id="birthday" label="When were you born?" value={answers.birthday} onPick={put("birthday")} />
								<Pick id="shirt" label="Hoodie size" items={SIZES} value={answers.shirt} onPick={put("shirt")} />
							</SimpleGrid>
							<Segments id="pronouns" label="How should we refer to you?" items={REFERRED} value={answers.pronouns} onPick={put("pronouns")} />
						</Section>
						<Section title="Where can we find you?">
							<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
								{line("mail", "An inbox you actually check", { type: "email", placeholder: "you@example.com", help: "School accounts often block us; a personal address is safer." })}
								{line("text", "A number we can text", { type: "tel", fix: asPhone, start: "+1", help: "U.S. numbers only, ten digits." })}
							</SimpleGrid>
							<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
								{line("street", "House number and street")}
								{line("unit", "Unit or apartment", { optional: true })}
							</SimpleGrid>
							<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
								{line("town", "Town")}
								<Search id="region" label="State or district" placeholder="Start typing" items={PLACES} value={answers.region} onPick={put("region")} />
								{line("zip", "ZIP", { maxLength: 5, inputMode: "numeric" })}
							</SimpleGrid>
							<Switch.Root ref={at("elsewhere")} size="sm" checked={answers.elsewhere} onCheckedChange={(e: any) => put("elsewhere")(e.checked)}>
								<Switch.HiddenInput />
								<Switch.Control />
								<Switch.Label>Please send my welcome box to a different place</Switch.Label>
							</Switch.Root>
						</Section>
						<Section title="School and what comes next">
							<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
								{line("school", "Which high school do you go to?")}
								{line("schoolPlace", "Where is it? (town, state)")}
							</SimpleGrid>
							<RadioCard.Root ref={at("standing")} size="sm" value={answers.standing || null} onValueChange={(e: any) => put("standing")(e.value ?? "")}>
								<RadioCard.Label>This school year you are a…</RadioCard.Label>
								<HStack align="stretch">
									{[["soph", "Sophomore", "Class of 2029"], ["jun", "Junior", "Class of 2028"], ["sen", "Senior", "Class of 2027"], ["gap", "Gap-year student", "Already finished"]].map(([value, title, text]) => (
										<RadioCard.Item key={value} value={value}>
											<RadioCard.ItemHiddenInput />
											<RadioCard.ItemControl>
												<RadioCard.ItemContent>
													<RadioCard.ItemText>{title}</RadioCard.ItemText>
													<RadioCard.ItemDescription>{text}</RadioCard.ItemDescription>
												</RadioCard.ItemContent>
												<RadioCard.ItemIndicator />
											</RadioCard.ItemControl>
										</RadioCard.Item>
									))}
								</HStack>
							</RadioCard.Root>
							<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
								<Field.Root>
									<Field.Label>Grade average so far</Field.Label>
									<NumberInput.Root size="sm" width="full" min={0} max={4} step={0.01} formatOptions={{ maximumFractionDigits: 2 }} value={answers.gpa} onValueChange={(e: any) => put("gpa")(e.value)}>
										<NumberInput.Control />
										<NumberInput.Input ref={at("gpa")} />
									</NumberInput.Root>
									<Field.HelperText>On a 4-point scale, without extra weight for honors or AP</Field.HelperText>
								</Field.Root>
								<Day id="lastDay" label="When do you graduate?" value={answers.lastDay} onPick={put("lastDay")} />
							</SimpleGrid>
							<Tags id="collegeClasses" label="Any college classes you took while in high school" help="One tag for each class. Leave empty if none." value={answers.collegeClasses} onPick={put("collegeClasses")} />
							<Tags id="languages" label="Languages you get by in" help="Include the one you grew up with." value={answers.languages} onPick={put("languages")} />
							<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
								<Search id="study" label="In college you hope to study" placeholder="Search subjects" items={SUBJECTS} value={answers.study} onPick={put("study")} />
								{line("work", "And one day work as")}
							</SimpleGrid>
						</Section>
						<Section title="The people at home" intro="We ask so that we can award travel grants fairly. Selection is blind to this section.">
							<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">{adult(1)}{adult(2)}</SimpleGrid>
							<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
								<Field.Root>
									<Field.Label>Number of brothers and sisters</Field.Label>
									<NumberInput.Root size="sm" width="full" min={0} max={20} value={answers.brothersSisters} onValueChange={(e: any) => put("brothersSisters")(e.value)}>
										<NumberInput.Control />
										<NumberInput.Input ref={at("brothersSisters")} />
									</NumberInput.Root>
								</Field.Root>
								<Pick id="income" label="Yearly income of your household" help="Before taxes; your best guess." items={BANDS} value={answers.income} onPick={put("income")} />
							</SimpleGrid>
							<Segments id="firstInFamily" label="Would you be the first in your family to finish college?" items={FIRST} value={answers.firstInFamily} onPick={put("firstInFamily")} />
						</Section>
						<Section title="How you spend your time" intro="Up to three things, the most important first. A job or looking after family counts as much as a club.">
							{answers.activities.map((entry: any, i: number) => (
								<Box key={i} borderWidth="1px" borderRadius="md" p="4">
									<Flex justify="space-between" mb="2">
										<Text fontWeight="semibold" ref={at(`a${i}group`)}>{entry.group}</Text>
										<Button size="2xs" variant="ghost" onClick={() => { setEditing({ index: i, entry }); }}>Edit</Button>
									</Flex>
									<DataList.Root orientation="horizontal" size="sm">
										{[
											["part", "Role", entry.part], ["kind", "Sort", KINDS.stringify(entry.kind) ?? ""], ["years", "Grades", [...entry.years].sort((a: any, b: any) => a - b).join(", ")],
											["hours", "Hours a week", entry.hours], ["weeks", "Weeks a year", entry.weeks], ["story", "What changed", entry.story],
										].map(([key, label, text]: any) => (
											<DataList.Item key={key}>
												<DataList.ItemLabel>{label}</DataList.ItemLabel>
												<DataList.ItemValue ref={at(`a${i}${key}`)}>{text}</DataList.ItemValue>
											</DataList.Item>
										))}
									</DataList.Root>
								</Box>
							))}
							{answers.activities.length === 0 && <Text fontSize="sm" color="fg.muted">Nothing here yet.</Text>}
							<Button alignSelf="flex-start" size="sm" variant="surface" colorPalette="teal" disabled={answers.activities.length > 2} onClick={() => { setEditing({ entry: BLANK }); }}>
								+ Add something you do
							</Button>
							<ActivityDrawer open={editing !== null} index={editing?.index} entry={editing?.entry} onSave={save} onClose={() => setEditing(null)} />
						</Section>
						<Section title="Somebody who will speak for you" intro="Not a relative. We send them a short form.">
							<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
								{line("nominatorName", "Their name")}
								<Pick id="nominatorRole" label="How you know them" items={ROLES} value={answers.nominatorRole} onPick={put("nominatorRole")} />
								{line("nominatorMail", "Their email", { type: "email" })}
							</SimpleGrid>
							<Separator />
							<Text fontWeight="semibold">If something goes wrong in camp, call</Text>
							<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
								{line("emergencyName", "Name")}
								{line("emergencyPhone", "Phone", { type: "tel", fix: asPhone })}
							</SimpleGrid>
						</Section>
						<Section title="Last bits">
							<Fieldset.Root size="sm" ref={at("food")}>
								<CheckboxGroup value={answers.food} onValueChange={put("food")}>
									<Fieldset.Legend>Our kitchen should know that I eat</Fieldset.Legend>
									<Fieldset.Content>
										<HStack gap="5" wrap="wrap">
											{["Vegetarian", "Vegan", "Halal", "Kosher", "Gluten-free"].map((value) => (
												<Checkbox.Root key={value} value={value} size="sm">
													<Checkbox.HiddenInput />
													<Checkbox.Control />
													<Checkbox.Label>{value}</Checkbox.Label>
												</Checkbox.Root>
											))}
										</HStack>
									</Fieldset.Content>
								</CheckboxGroup>
							</Fieldset.Root>
							<Pick id="heard" optional label="Who or what pointed you to us?" items={HEARD} value={answers.heard} onPick={put("heard")} />
							<Field.Root>
								<Field.Label>Tell us about a time you changed your mind. (300 words)</Field.Label>
								<Textarea ref={at("why")} size="sm" rows={6} value={answers.why} onChange={(e) => put("why")(e.target.value)} />
							</Field.Root>
							{line("video", "Link to your one-minute hello video", { type: "url", optional: true })}
							<Checkbox.Root ref={at("conduct")} size="sm" checked={answers.conduct} onCheckedChange={(e: any) => put("conduct")(!!e.checked)}>
								<Checkbox.HiddenInput />
								<Checkbox.Control />
								<Checkbox.Label>I have read the community promise and will keep it.</Checkbox.Label>
							</Checkbox.Root>
							<Box maxW="12rem">{line("guardianInitials", "Guardian's initials")}</Box>
						</Section>
						<HStack>
							<Button type="submit" colorPalette="teal">Send my application</Button>
							{done && <Text>Thank you! We will write in March.</Text>}
						</HStack>
					</Stack>
				</form>
			</Container>
		</Box>
	);
}

createRoot(document.getElementById("root")!).render(<ChakraProvider value={defaultSystem}><App /></ChakraProvider>);

const text = (key: string) => nodes[key]?.textContent ?? "";
Object.assign(window, {
	formState: () => {
		const { activities, ...rest } = current;
		const lists = Object.fromEntries([0, 1, 2].flatMap((i) => ACTIVITY_FIELDS.map((field) => {
			const value = activities[i]?.[field] ?? (field === "years" ? [] : "");
			return [`activity${i + 1}_${field}`, Array.isArray(value) ? [...value].sort((a, b) => a - b) : value];
		})));
		return { ...rest, ...lists, submitted: sent };
	},
	formShown: () => {
		const shown: any = {};
		for (const key of Object.keys(START)) {
			if (key === "activities") continue;
			const node = nodes[key];
			const part = node.getAttribute("data-scope");
			if (part === "select") {
				const drawn = node.querySelector("[data-part=value-text]").textContent;
				shown[key] = drawn === "Pick one" ? "" : drawn;
			} else if (part === "combobox" || part === "date-picker") shown[key] = node.querySelector("input").value;
			else if (part === "tags-input") shown[key] = [...node.querySelectorAll("[data-part=item-preview]")].filter((tag: any) => !tag.hidden).map((tag: any) => tag.textContent);
			else if (part === "segment-group" || part === "radio-group" || part === "radio-card") shown[key] = node.querySelector("[data-part=item][data-state=checked] [data-part=item-text]")?.textContent ?? "";
			else if (part === "switch" || part === "checkbox") shown[key] = node.getAttribute("data-state") === "checked";
			else if (key === "food") shown[key] = [...node.querySelectorAll("label[data-state=checked]")].map((label: any) => label.textContent);
			else shown[key] = node.value;
		}
		for (const i of [0, 1, 2])
			for (const field of ACTIVITY_FIELDS) {
				const drawn = text(`a${i}${field}`);
				shown[`activity${i + 1}_${field}`] = field === "years" ? drawn.split(", ").filter(Boolean) : drawn;
			}
		return shown;
	},
});
