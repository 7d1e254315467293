import {
	Accordion, Box, Button, ChakraProvider, Checkbox, CheckboxGroup, Combobox, Container, createListCollection, DatePicker, defaultSystem,
	Field, Fieldset, Heading, HStack, Input, NumberInput, Portal, RadioCard, RadioGroup, SegmentGroup, Select, SimpleGrid, Stack, Switch,
	TagsInput, Text, Textarea, useFilter, useListCollection,
} from "@chakra-ui/react";
import { memo, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";

const start = {
	callName: "", given: "", middle: "", family: "", suffix: "", pronouns: "", born: "", bornIn: "",
	mail: "", cell: "", mayText: false, street: "", unit: "", town: "", homeState: "", zip: "",
	school: "", schoolTown: "", grade: "", finish: "", gpa: "", study: "", job: "", colleges: [] as string[], degree: "", hand: "",
	firstGen: "", siblings: "", income: "",
	p1name: "", p1work: "", p1school: "", p2name: "", p2work: "", p2school: "",
	teacherName: "", teacherMail: "", teacherSubject: "", counselorName: "", counselorPhone: "",
	friendName: "", friendMail: "", sosName: "", sosRelation: "", sosPhone: "",
	curious: "", shirt: "", heard: "", food: [] as string[], promise: false, signed: "",
};
/** One store for the answers, so that a keystroke draws its own question again and no other. */
let now: any = { ...start };
let submitted = false;
const listeners = new Set<() => void>();
const put = (changes: object) => { now = { ...now, ...changes }; for (const listener of listeners) listener(); };
const subscribe = (listener: () => void) => { listeners.add(listener); return () => void listeners.delete(listener); };
const useAnswer = (k: string) => [useSyncExternalStore(subscribe, () => now[k]), (value: unknown) => put({ [k]: value })] as const;
function bound<P extends object>(View: React.ComponentType<P & Common>) {
	return memo((props: P & Omit<Common, "v" | "set">) => {
		const [v, set] = useAnswer(props.k);
		return <View {...(props as any)} v={v} set={set} />;
	});
}
const eyes: Record<string, () => unknown> = {};
const HOBBY_KEYS = ["what", "role", "story", "hours", "years"] as const;
const MAX = 3;

const boxRef = (key: string) => (el: HTMLInputElement | HTMLTextAreaElement | null) => { eyes[key] = () => el?.value ?? ""; };
const textOf = (key: string, selector: string) => (el: HTMLElement | null) => {
	eyes[key] = () => { const found = el?.querySelector(selector); return found && !found.closest("[data-placeholder-shown]") ? (found.textContent ?? "").trim() : ""; };
};

type Common = { k: string; label: string; help?: string; must?: boolean; v: any; set: (v: any) => void };

const Line = bound(({ k, label, help, must, v, set, type = "text", hint }: Common & { type?: string; hint?: string }) => (
	<Field.Root required={must}>
		<Field.Label>{label}{must && <Field.RequiredIndicator />}</Field.Label>
		<Input ref={boxRef(k)} type={type} placeholder={hint} value={v} onChange={(e) => set(e.target.value)} />
		{help && <Field.HelperText>{help}</Field.HelperText>}
	</Field.Root>
));
const Story = bound(({ k, label, help, v, set, max, rows = 3 }: Common & { max: number; rows?: number }) => (
	<Field.Root>
		<Field.Label>{label}</Field.Label>
		<Textarea ref={boxRef(k)} rows={rows} maxLength={max} value={v} onChange={(e) => set(e.target.value)} />
		<Field.HelperText>{help} {v.length}/{max}</Field.HelperText>
	</Field.Root>
));
const Pick = bound(function Pick({ k, label, help, v, set, items, hint = "Choose one" }: Common & { items: [string, string][]; hint?: string }) {
	const collection = createListCollection({ items: items.map(([value, label]) => ({ value, label })) });
	return (
		<Select.Root ref={textOf(k, "[data-part=value-text]")} collection={collection} value={v ? [v] : []} onValueChange={(e) => set(e.value[0] ?? "")}>
			<Select.HiddenSelect />
			<Select.Label>{label}</Select.Label>
			<Select.Control>
				<Select.Trigger><Select.ValueText placeholder={hint} /></Select.Trigger>
				<Select.IndicatorGroup><Select.Indicator /></Select.IndicatorGroup>
			</Select.Control>
			{help && <Text fontSize="xs" color="fg.muted">{help}</Text>}
			<Portal>
				<Select.Positioner>
					<Select.Content>
						{collection.items.map((item) => <Select.Item item={item} key={item.value}>{item.label}<Select.ItemIndicator /></Select.Item>)}
					</Select.Content>
				</Select.Positioner>
			</Portal>
		</Select.Root>
	);
});
const Lookup = bound(function Lookup({ k, label, v, set, items, hint }: Common & { items: { value: string; label: string }[]; hint: string }) {
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: items, filter: contains });
	return (
		<Combobox.Root collection={collection} value={v ? [v] : []} onInputValueChange={(e) => filter(e.inputValue)} onValueChange={(e) => set(e.value[0] ?? "")} openOnClick>
			<Combobox.Label>{label}</Combobox.Label>
			<Combobox.Control>
				<Combobox.Input ref={boxRef(k)} placeholder={hint} />
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
	);
});
const checkedText = (el: HTMLElement | null, part: string) => [...(el?.querySelectorAll(`[data-part=${part}][data-state=checked]`) ?? [])].map((x) => (x.textContent ?? "").trim());
const Radios = bound(({ k, label, v, set, items }: Common & { items: [string, string][] }) => (
	<RadioGroup.Root ref={(el: HTMLElement | null) => { eyes[k] = () => checkedText(el, "item")[0] ?? ""; }} value={v || null} onValueChange={(e) => set(e.value)}>
		<RadioGroup.Label mb="2" display="block" fontWeight="medium" fontSize="sm">{label}</RadioGroup.Label>
		<HStack gap="6" wrap="wrap">
			{items.map(([value, text]) => (
				<RadioGroup.Item key={value} value={value}><RadioGroup.ItemHiddenInput /><RadioGroup.ItemIndicator /><RadioGroup.ItemText>{text}</RadioGroup.ItemText></RadioGroup.Item>
			))}
		</HStack>
	</RadioGroup.Root>
));
const Boxes = bound(({ k, label, v, set, items }: Common & { items: [string, string][] }) => (
	<Fieldset.Root>
		<CheckboxGroup ref={(el: HTMLElement | null) => { eyes[k] = () => checkedText(el, "root"); }} value={v} onValueChange={set}>
			<Fieldset.Legend fontSize="sm" mb="2">{label}</Fieldset.Legend>
			<HStack gap="5" wrap="wrap">
				{items.map(([value, text]) => (
					<Checkbox.Root key={value} value={value}><Checkbox.HiddenInput /><Checkbox.Control><Checkbox.Indicator /></Checkbox.Control><Checkbox.Label>{text}</Checkbox.Label></Checkbox.Root>
				))}
			</HStack>
		</CheckboxGroup>
	</Fieldset.Root>
));
const Count = bound(({ k, label, v, set, min, max, step = 1, help }: Common & { min: number; max: number; step?: number }) => (
	<Field.Root>
		<Field.Label>{label}</Field.Label>
		<NumberInput.Root value={v} min={min} max={max} step={step} formatOptions={{ maximumFractionDigits: 2 }} onValueChange={(e) => set(e.value)} width="40">
			<NumberInput.Control />
			<NumberInput.Input ref={boxRef(k)} />
		</NumberInput.Root>
		{help && <Field.HelperText>{help}</Field.HelperText>}
	</Field.Root>
));
const Birthday = bound(({ k, label, set }: Common) => (
	<DatePicker.Root maxWidth="20rem" onValueChange={(e) => set(e.value[0]?.toString() ?? "")} placeholder="mm/dd/yyyy">
		<DatePicker.Label>{label}</DatePicker.Label>
		<DatePicker.Control>
			<DatePicker.Input ref={boxRef(k)} />
			<DatePicker.IndicatorGroup><DatePicker.Trigger aria-label="Open the calendar"><svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true"><rect x="3" y="5" width="18" height="16" rx="2" /><path d="M3 10h18M8 3v4M16 3v4" /></svg></DatePicker.Trigger></DatePicker.IndicatorGroup>
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
));

const Toggle = bound(({ k, label, v, set }: Common) => (
	<Switch.Root ref={(el: HTMLElement | null) => { eyes[k] = () => el?.dataset.state === "checked"; }} checked={v} onCheckedChange={(e) => set(e.checked)}>
		<Switch.HiddenInput /><Switch.Control /><Switch.Label>{label}</Switch.Label>
	</Switch.Root>
));
const Promise_ = bound(({ k, label, v, set }: Common) => (
	<Checkbox.Root ref={(el: HTMLElement | null) => { eyes[k] = () => el?.dataset.state === "checked"; }} checked={v} onCheckedChange={(e) => set(!!e.checked)}>
		<Checkbox.HiddenInput /><Checkbox.Control><Checkbox.Indicator /></Checkbox.Control><Checkbox.Label>{label}</Checkbox.Label>
	</Checkbox.Root>
));
const Grade = bound(({ k, label, v, set }: Common) => (
	<RadioCard.Root ref={(el: HTMLElement | null) => { eyes[k] = () => checkedText(el, "item")[0] ?? ""; }} value={v || null} onValueChange={(e) => set(e.value)}>
		<RadioCard.Label>{label}</RadioCard.Label>
		<HStack align="stretch">
			{["Ninth", "Tenth", "Eleventh", "Twelfth"].map((name, i) => (
				<RadioCard.Item key={name} value={String(9 + i)}>
					<RadioCard.ItemHiddenInput />
					<RadioCard.ItemControl><RadioCard.ItemText>{name}</RadioCard.ItemText><RadioCard.ItemIndicator /></RadioCard.ItemControl>
				</RadioCard.Item>
			))}
		</HStack>
	</RadioCard.Root>
));
const Finish = bound(({ k, label, v, set }: Common) => (
	<Box>
		<Text fontSize="sm" fontWeight="medium" mb="2" id="finish-label">{label}</Text>
		<SegmentGroup.Root aria-labelledby="finish-label" ref={(el: HTMLElement | null) => { eyes[k] = () => checkedText(el, "item")[0] ?? ""; }} value={v || null} onValueChange={(e) => set(e.value)}>
			<SegmentGroup.Indicator />
			<SegmentGroup.Items items={["2026", "2027", "2028", "2029"]} />
		</SegmentGroup.Root>
	</Box>
));
const Colleges = bound(({ k, label, v, set }: Common) => (
	<TagsInput.Root ref={(el: HTMLElement | null) => { eyes[k] = () => [...(el?.querySelectorAll("[data-part=item-text]") ?? [])].map((x) => (x.textContent ?? "").trim()); }} value={v} onValueChange={(e) => set(e.value)} max={8}>
		<TagsInput.Label>{label}</TagsInput.Label>
		<TagsInput.Control><TagsInput.Items /><TagsInput.Input placeholder="Type a college and press Enter" /></TagsInput.Control>
		<Text fontSize="xs" color="fg.muted">Up to eight.</Text>
	</TagsInput.Root>
));

const LEVELS: [string, string][] = [
	["0", "I'm not sure"], ["1", "Didn't finish high school"], ["2", "Finished high school"], ["3", "Started college but didn't finish"],
	["4", "Two-year degree"], ["5", "Four-year degree"], ["6", "Graduate degree"],
];
const part = (title: string, lead: string, children: React.ReactNode) => (
	<Box as="section" bg="bg" rounded="2xl" p="8" shadow="sm">
		<Heading size="xl" color="orange.700">{title}</Heading>
		<Text color="fg.muted" mb="6">{lead}</Text>
		<Stack gap="6">{children}</Stack>
	</Box>
);
const two = (children: React.ReactNode) => <SimpleGrid columns={{ base: 1, md: 2 }} gap="6" alignItems="start">{children}</SimpleGrid>;

function App() {
	const [list, setList] = useState<number[]>([]);
	const f = (k: string, label: string, more: object = {}) => ({ k, label, ...more });
	const h = (i: number, k: string, label: string, more: object = {}) => ({ k: `hobby${i + 1}_${k}`, label, ...more });
	const takeAway = (i: number) => {
		for (let n = i; n < MAX; n++) put(Object.fromEntries(HOBBY_KEYS.map((k) => [`hobby${n + 1}_${k}`, now[`hobby${n + 2}_${k}`] ?? (k === "years" ? [] : "")])));
		setList((old) => old.slice(0, -1));
	};
	return (
		<Box bg="orange.50" minH="100vh" py="10">
			<Container maxW="3xl">
				<form onSubmit={(e) => { e.preventDefault(); submitted = true; }}>
					<Stack gap="8">
						<Box>
							<Text color="orange.700" fontWeight="bold">The Lantern Fund</Text>
							<Heading size="4xl" mb="3">Tell us who you are</Heading>
							<Text>We give forty scholarships a year, and we read every word. There are no trick questions. It takes most people half an hour.</Text>
						</Box>
						{part("Hello!", "Let's start with the easy things.", <>
							<Line {...f("callName", "What should we call you?")} hint="The name your friends use" />
							{two(<>
								<Line {...f("given", "What first name is on your official papers?", { must: true })} />
								<Line {...f("middle", "Do you have a middle name?")} />
								<Line {...f("family", "And what is your last name?", { must: true })} />
								<Pick {...f("suffix", "Does anything come after it?")} items={[["none", "Nothing"], ["jr", "Jr."], ["sr", "Sr."], ["2", "II"], ["3", "III"], ["4", "IV"]]} />
							</>)}
							<Radios {...f("pronouns", "How should we speak about you?")} items={[["she", "she / her"], ["he", "he / him"], ["they", "they / them"], ["ask", "I'd rather tell you in person"]]} />
							{two(<>
								<Birthday {...f("born", "When is your birthday?")} />
								<Lookup {...f("bornIn", "Which country were you born in?")} hint="Start typing" items={COUNTRIES.map((name) => ({ value: name, label: name }))} />
							</>)}
						</>)}
						{part("How do we find you?", "We write when there's news, and never otherwise.", <>
							{two(<>
								<Line {...f("mail", "Which email do you check most often?", { must: true })} type="email" />
								<Line {...f("cell", "What's your phone number?")} type="tel" />
							</>)}
							<Toggle {...f("mayText", "Yes, you may send me text messages. (Message and data rates apply.)")} />
							<Line {...f("street", "What street do you live on, and at what number?")} />
							{two(<>
								<Line {...f("unit", "Is there an apartment number?")} />
								<Line {...f("town", "What town is that?")} />
								<Lookup {...f("homeState", "In which state?")} hint="Start typing" items={STATES.map(([value, label]) => ({ value, label }))} />
								<Line {...f("zip", "And the ZIP code?")} />
							</>)}
						</>)}
						{part("The people around you", "Tell us about the grown-ups who raised you. Leave out whatever you don't know.", <>
							<Accordion.Root multiple defaultValue={["one", "two"]} variant="enclosed">
								{([["one", "p1", "The first grown-up"], ["two", "p2", "The second grown-up, if there is one"]] as const).map(([id, p, title]) => (
									<Accordion.Item key={id} value={id}>
										<Accordion.ItemTrigger><Box flex="1" textAlign="start">{title}</Box><Accordion.ItemIndicator /></Accordion.ItemTrigger>
										<Accordion.ItemContent>
											<Accordion.ItemBody>
												<Stack gap="5">
													<Line {...f(`${p}name`, "What is this parent's or guardian's full name?")} />
													{two(<>
														<Line {...f(`${p}work`, "What work do they do?")} />
														<Pick {...f(`${p}school`, "How far did they go in school?")} items={LEVELS} />
													</>)}
												</Stack>
											</Accordion.ItemBody>
										</Accordion.ItemContent>
									</Accordion.Item>
								))}
							</Accordion.Root>
							<Radios {...f("firstGen", "Will you be the first in your family to go to college?")} items={[["y", "Yes, I will"], ["n", "No, someone went before me"], ["?", "I don't know"]]} />
							{two(<>
								<Count {...f("siblings", "How many brothers and sisters do you have?")} min={0} max={20} />
								<Pick {...f("income", "About how much does your household earn in a year?")} items={[["a", "Less than $30,000"], ["b", "$30,000 to $49,999"], ["c", "$50,000 to $74,999"], ["d", "$75,000 to $99,999"], ["e", "$100,000 or more"]]} />
							</>)}
						</>)}
						{part("School, and after", "Where you are now and where you hope to be.", <>
							{two(<>
								<Line {...f("school", "Which high school do you go to?", { must: true })} />
								<Line {...f("schoolTown", "In what town is it?")} />
							</>)}
							<Grade {...f("grade", "What grade are you in this year?")} />
							<Finish {...f("finish", "What year will you finish?")} />
							{two(<>
								<Count {...f("gpa", "What's your grade average, without extra points for honors classes?", { help: "On a scale of 4" })} min={0} max={4} step={0.01} />
								<Pick {...f("degree", "How far do you want to go?")} items={[["as", "A two-year degree"], ["ba", "A bachelor's degree"], ["ma", "A master's degree"], ["dr", "A doctorate"], ["un", "I haven't decided"]]} />
								<Line {...f("study", "What would you like to study?")} />
								<Line {...f("job", "If all goes well, what will your job be one day?")} />
							</>)}
							<Colleges {...f("colleges", "Which colleges are you applying to?")} />
						</>)}
						{part("What fills your days?", "Clubs, jobs, sports, looking after your grandmother: it all counts. Tell us about up to three.", <>
							{list.map((hobby, i) => (
								<Box key={hobby} borderWidth="1px" borderColor="orange.200" rounded="xl" p="5">
									<HStack justify="space-between" mb="4">
										<Heading size="md">Number {["one", "two", "three"][i]}</Heading>
										<Button size="xs" variant="ghost" onClick={() => takeAway(i)}>Take this away</Button>
									</HStack>
									<Stack gap="5">
										{two(<>
											<Line {...h(i, "what", "What is it called?")} hint="A team, a shop, a group…" />
											<Line {...h(i, "role", "What are you there?")} hint="A member, the treasurer, a cashier…" />
										</>)}
										<Story {...h(i, "story", "What do you do, and what has come of it?", { help: "Keep it short." })} max={200} />
										{two(<>
											<Count {...h(i, "hours", "How many hours does it take in a week?")} min={0} max={100} step={0.5} />
											<Boxes {...h(i, "years", "In which grades did you do it?")} items={[["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]]} />
										</>)}
									</Stack>
								</Box>
							))}
							<Button alignSelf="start" variant="outline" colorPalette="orange" disabled={list.length >= MAX} onClick={() => { put(Object.fromEntries(HOBBY_KEYS.map((k) => [`hobby${list.length + 1}_${k}`, k === "years" ? [] : ""]))); setList([...list, list.length]); }}>
								{list.length === 0 ? "Tell us about something you do" : "Tell us about something else"}
							</Button>
						</>)}
						{part("In your own words", "Here we just want to hear your voice.", <>
							<Story {...f("curious", "What have you wondered about lately, and how did you try to find out?", { help: "A few sentences are plenty." })} max={1200} rows={6} />
						</>)}
						{part("Who can vouch for you?", "We'll ask a teacher for a short letter, and your school for a transcript.", <>
							{two(<>
								<Line {...f("teacherName", "Which teacher knows you best?")} hint="First and last name" />
								<Line {...f("teacherMail", "How do we email this teacher?")} type="email" />
								<Line {...f("teacherSubject", "What do they teach?")} />
								<Line {...f("counselorName", "What is your school counselor's name?")} />
								<Line {...f("counselorPhone", "And the counselor's phone?")} type="tel" />
							</>)}
							<Text fontWeight="semibold">Did a Lantern scholar send you to us?</Text>
							{two(<>
								<Line {...f("friendName", "What's their name?")} />
								<Line {...f("friendMail", "What's their email? We'd like to say thanks.")} type="email" />
							</>)}
						</>)}
						{part("Just in case", "Winners come to our summer weekend in Astoria. This helps us look after you.", <>
							{two(<>
								<Line {...f("sosName", "Who should we call if something goes wrong?")} />
								<Pick {...f("sosRelation", "Who is that to you?")} items={[["p", "A parent"], ["r", "Another relative"], ["f", "A friend of the family"], ["o", "Someone else"]]} />
								<Line {...f("sosPhone", "What's their number?")} type="tel" />
								<Pick {...f("shirt", "What size T-shirt do you wear?")} items={["XS", "S", "M", "L", "XL", "2XL"].map((x) => [x, x] as [string, string])} />
							</>)}
							<Boxes {...f("food", "Is there anything you don't eat?")} items={[["meat", "Meat"], ["dairy", "Milk and cheese"], ["nuts", "Nuts"], ["gluten", "Wheat"], ["other", "Something else"]]} />
							{two(<>
								<Pick {...f("heard", "How did you hear about us?")} items={[["school", "At school"], ["friend", "From a friend"], ["web", "On the internet"], ["paper", "In the newspaper"]]} />
								<Radios {...f("hand", "Do you write with your left or your right hand? (For the desks.)")} items={[["l", "Left"], ["r", "Right"]]} />
							</>)}
						</>)}
						{part("One last thing", "", <>
							<Promise_ {...f("promise", "I promise that everything here is true and that I wrote it myself.")} />
							<Line {...f("signed", "Type your full name, as if you were signing a letter.")} />
							<Button type="submit" colorPalette="orange" size="lg" alignSelf="start">Send it to the Lantern Fund</Button>
						</>)}
					</Stack>
				</form>
			</Container>
		</Box>
	);
}
const HOBBY_ANSWERS = Array.from({ length: MAX }, (_, i) => HOBBY_KEYS.map((k) => `hobby${i + 1}_${k}`)).flat();
Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(HOBBY_ANSWERS.map((k) => [k, ""])), ...now, submitted }),
	formShown: () => Object.fromEntries([...Object.keys(start), ...HOBBY_ANSWERS].map((k) => [k, eyes[k]?.() ?? ""])),
});
createRoot(document.getElementById("root")!).render(<ChakraProvider value={defaultSystem}><App /></ChakraProvider>);
