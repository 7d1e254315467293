import {
	Box, Button, Card, Checkbox, CheckboxGroup, ChakraProvider, Combobox, Container, Field, Fieldset, Heading, HStack, Input, NumberInput,
	Portal, RadioGroup, Select, SimpleGrid, Stack, Steps, Switch, TagsInput, Text, Textarea, createListCollection, createSystem,
	defaultConfig, defineConfig, useFilter, useListCollection,
} from "@chakra-ui/react";
import { useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const system = createSystem(defaultConfig, defineConfig({
	theme: { tokens: { fonts: { body: { value: "'Nunito Sans', 'Segoe UI', sans-serif" }, heading: { value: "'Nunito Sans', 'Segoe UI', sans-serif" } } } },
	globalCss: { html: { colorPalette: "teal" }, body: { bg: "teal.50" } },
}));

type Option = { value: string; label: string };
const plain = (...labels: string[]): Option[] => labels.map((label) => ({ value: label, label }));
const coded = (codes: Record<string, string>): Option[] => Object.entries(codes).map(([value, label]) => ({ value, label }));

const EDUCATION = coded({ lt_hs: "Didn’t finish high school", hs: "High school diploma / GED", some_college: "Some college, no degree", two_year: "Associate’s degree", four_year: "Bachelor’s degree", grad: "Master’s degree or higher", not_sure: "Not sure" });

const EMPTY_PARENT = { first: "", last: "", relation: "", school: "", job: "", employer: "", phone: "" };
const EMPTY_ACTIVITY = { name: "", role: "", hours: "", weeks: "", about: "" };
const start: Record<string, string | string[] | boolean> = {
	first: "", middle: "", last: "", nickname: "", birthday: "", gender: "", email: "", cell: "", textMe: false,
	street: "", city: "", state: "", zip: "", birthCountry: "", race: [], shirt: "",
	liveWith: "", householdSize: "", siblings: "", income: "", firstGen: "",
	school: "", grade: "", gradYear: "", gpa: "", weighted: "", rank: "", classSize: "", sat: "", act: "", apCount: "", dual: "", major: "", degree: "", colleges: [], programs: [], counselor: "", counselorEmail: "",
	honor1: "", honor2: "", honor3: "", dream: "", sign: "",
};
for (const at of [1, 2]) for (const part of Object.keys(EMPTY_PARENT)) start[`p${at}_${part}`] = "";
for (const at of [1, 2, 3]) for (const part of Object.keys(EMPTY_ACTIVITY)) start[`a${at}_${part}`] = "";

let now = start;
let submitted = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};
/** One answer of the store, so that a field draws itself alone while somebody types. */
const useAnswer = <T,>(name: string) => {
	const value = useSyncExternalStore(subscribe, () => now[name]) as T;
	const set = (next: string | string[] | boolean) => {
		now = { ...now, [name]: next };
		for (const listener of listeners) listener();
	};
	return [value, set] as const;
};
type Asked = { name: string; label: string; required?: boolean; help?: string };

function Line({ name, label, required, help, type, long, max }: Asked & { type?: string; long?: boolean; max?: number }) {
	const [value, set] = useAnswer<string>(name);
	const shared = { value, maxLength: max, "data-show": name, bg: "white", onChange: (event: { target: { value: string } }) => set(event.target.value) };
	return (
		<Field.Root required={required}>
			<Field.Label>{label} <Field.RequiredIndicator /></Field.Label>
			{long ? <Textarea rows={3} {...shared} /> : <Input type={type} {...shared} />}
			{help && <Field.HelperText>{help}</Field.HelperText>}
			{max && long && <Field.HelperText>{value.length} / {max}</Field.HelperText>}
		</Field.Root>
	);
}

function Count({ name, label, help, min = 0, max, step = 1 }: Asked & { min?: number; max?: number; step?: number }) {
	const [value, set] = useAnswer<string>(name);
	return (
		<Field.Root>
			<Field.Label>{label}</Field.Label>
			<NumberInput.Root value={value} min={min} max={max} step={step} width="full" formatOptions={{ useGrouping: false, maximumFractionDigits: 2 }} onValueChange={(details) => set(details.value)}>
				<NumberInput.Control />
				<NumberInput.Input bg="white" data-show={name} />
			</NumberInput.Root>
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}

function Pick({ name, label, options, required }: Asked & { options: Option[] }) {
	const [value, set] = useAnswer<string>(name);
	const [collection] = useState(() => createListCollection({ items: options }));
	return (
		<Select.Root lazyMount unmountOnExit collection={collection} required={required} value={value ? [value] : []} onValueChange={(details) => set(details.value[0] ?? "")}>
			<Select.HiddenSelect />
			<Select.Label>{label}{required && <Box as="span" color="red.500"> *</Box>}</Select.Label>
			<Select.Control>
				<Select.Trigger bg="white" data-pick={name}><Select.ValueText placeholder="Choose one" data-show={name} /></Select.Trigger>
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
	);
}

function Find({ name, label, options, placeholder }: Asked & { options: Option[]; placeholder: string }) {
	const [value, set] = useAnswer<string>(name);
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: options, filter: contains });
	return (
		<Combobox.Root lazyMount unmountOnExit collection={collection} value={value ? [value] : []} openOnClick onInputValueChange={(details) => filter(details.inputValue)} onValueChange={(details) => set(details.value[0] ?? "")}>
			<Combobox.Label>{label}</Combobox.Label>
			<Combobox.Control>
				<Combobox.Input bg="white" placeholder={placeholder} data-show={name} />
				<Combobox.IndicatorGroup><Combobox.ClearTrigger /><Combobox.Trigger /></Combobox.IndicatorGroup>
			</Combobox.Control>
			<Portal>
				<Combobox.Positioner>
					<Combobox.Content>
						<Combobox.Empty>No matches</Combobox.Empty>
						{collection.items.map((item) => (
							<Combobox.Item item={item} key={item.value}>{item.label}<Combobox.ItemIndicator /></Combobox.Item>
						))}
					</Combobox.Content>
				</Combobox.Positioner>
			</Portal>
		</Combobox.Root>
	);
}

function One({ name, label, options }: Asked & { options: Option[] }) {
	const [value, set] = useAnswer<string>(name);
	return (
		<RadioGroup.Root value={value || null} onValueChange={(details) => set(details.value ?? "")} data-show={name}>
			<RadioGroup.Label>{label}</RadioGroup.Label>
			<HStack gap="5" mt="2" wrap="wrap">
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
}

function Many({ name, label, options, help }: Asked & { options: Option[] }) {
	const [value, set] = useAnswer<string[]>(name);
	return (
		<Fieldset.Root>
			<CheckboxGroup value={value} onValueChange={set} data-show={name}>
				<Fieldset.Legend fontSize="sm">{label}</Fieldset.Legend>
				<Fieldset.Content mt="2">
					<SimpleGrid columns={2} gap="2">
						{options.map((option) => (
							<Checkbox.Root key={option.value} value={option.value}>
								<Checkbox.HiddenInput />
								<Checkbox.Control />
								<Checkbox.Label>{option.label}</Checkbox.Label>
							</Checkbox.Root>
						))}
					</SimpleGrid>
				</Fieldset.Content>
			</CheckboxGroup>
			{help && <Fieldset.HelperText>{help}</Fieldset.HelperText>}
		</Fieldset.Root>
	);
}

function TextMe() {
	const [value, set] = useAnswer<boolean>("textMe");
	return (
		<Switch.Root checked={value} onCheckedChange={(details) => set(details.checked)} data-show="textMe">
			<Switch.HiddenInput /><Switch.Control /><Switch.Label>You may text me reminders (message rates apply)</Switch.Label>
		</Switch.Root>
	);
}

function Colleges() {
	const [value, set] = useAnswer<string[]>("colleges");
	return (
		<TagsInput.Root value={value} max={6} onValueChange={(details) => set(details.value)} data-show="colleges">
			<TagsInput.Label>Which colleges are you applying to?</TagsInput.Label>
			<TagsInput.Control bg="white"><TagsInput.Items /><TagsInput.Input placeholder="Type a college, then Enter" /></TagsInput.Control>
			<TagsInput.HiddenInput />
		</TagsInput.Root>
	);
}

function Parent({ at }: { at: number }) {
	const of = (part: string) => `p${at}_${part}`;
	return (
		<Card.Root bg="gray.50">
			<Card.Header><Card.Title>{at === 1 ? "First parent or guardian" : "Second parent or guardian"}</Card.Title></Card.Header>
			<Card.Body>
				<SimpleGrid columns={2} gap="4">
					<Line name={of("first")} label="Their first name" />
					<Line name={of("last")} label="Their last name" />
					<Pick name={of("relation")} label="They are my…" options={plain("Mom", "Dad", "Stepparent", "Grandparent", "Aunt or uncle", "Foster parent", "Other guardian")} />
					<Pick name={of("school")} label="How far did they go in school?" options={EDUCATION} />
					<Line name={of("job")} label="What work do they do?" />
					<Line name={of("employer")} label="Where do they work?" />
					<Line name={of("phone")} label="Their phone" type="tel" />
				</SimpleGrid>
			</Card.Body>
		</Card.Root>
	);
}

const TITLES = ["About you", "Your family", "School & plans", "What you do"];

function App() {
	const [step, setStep] = useState(0);
	const [blocks, setBlocks] = useState(1);
	return (
			<Container maxW="4xl" py="8">
				<Heading size="3xl" color="teal.700">Puente College Network</Heading>
				<Text color="gray.600" mt="1" mb="6">Free one-on-one college advising for first-generation students. Fill this in with what you know; your advisor will help with the rest.</Text>
				<Box as="form" bg="white" p="7" rounded="xl" shadow="sm" onSubmit={(event: any) => { event.preventDefault(); submitted = true; }}>
					<Steps.Root step={step} onStepChange={(details) => setStep(details.step)} count={4} size="sm">
						<Steps.List>
							{TITLES.map((title, index) => (
								<Steps.Item key={title} index={index} title={title}>
									<Steps.Trigger><Steps.Indicator /><Steps.Title>{title}</Steps.Title></Steps.Trigger>
									<Steps.Separator />
								</Steps.Item>
							))}
						</Steps.List>
						<Steps.Content index={0}>
							<Stack gap="5" pt="4">
								<SimpleGrid columns={3} gap="4">
									<Line name="first" label="First name" required />
									<Line name="middle" label="Middle name" />
									<Line name="last" label="Last name" required />
									<Line name="nickname" label="What should we call you?" />
									<Line name="birthday" label="Birthday" type="date" required />
									<Pick name="shirt" label="T-shirt size" options={plain("Small", "Medium", "Large", "X-Large")} />
								</SimpleGrid>
								<SimpleGrid columns={2} gap="4">
									<Line name="email" label="Email you check most" type="email" required />
									<Line name="cell" label="Cell phone" type="tel" required />
								</SimpleGrid>
								<TextMe />
								<Line name="street" label="Street address (with apartment number)" />
								<SimpleGrid columns={3} gap="4">
									<Line name="city" label="City" />
									<Find name="state" label="State" placeholder="Type to search" options={STATES.map(([value, label]) => ({ value, label }))} />
									<Line name="zip" label="ZIP code" />
								</SimpleGrid>
								<Find name="birthCountry" label="Country where you were born" placeholder="Type to search" options={plain(...COUNTRIES)} />
								<One name="gender" label="Gender" options={coded({ girl: "Girl / woman", boy: "Boy / man", nb: "Nonbinary", skip: "I’d rather not say" })} />
								<Many name="race" label="How do you identify?" help="Pick as many as you like." options={coded({ asian: "Asian", black: "Black / African American", latino: "Latino/a/x / Hispanic", native: "Native American / Alaska Native", nhpi: "Native Hawaiian / Pacific Islander", white: "White" })} />
							</Stack>
						</Steps.Content>
						<Steps.Content index={1}>
							<Stack gap="5" pt="4">
								<Parent at={1} />
								<Parent at={2} />
								<SimpleGrid columns={2} gap="4">
									<Pick name="liveWith" label="Who do you live with most of the time?" options={plain("Both parents", "First parent", "Second parent", "Another relative", "On my own")} />
									<Pick name="income" label="Family income last year" options={coded({ a: "$0 – $25,000", b: "$25,001 – $45,000", c: "$45,001 – $65,000", d: "$65,001 – $85,000", e: "More than $85,000" })} />
									<Count name="householdSize" label="People in your household" min={1} max={20} />
									<Count name="siblings" label="Brothers and sisters" max={15} />
								</SimpleGrid>
								<One name="firstGen" label="Will you be the first in your family to go to college?" options={coded({ yes: "Yes", no: "No", dk: "I’m not sure" })} />
							</Stack>
						</Steps.Content>
						<Steps.Content index={2}>
							<Stack gap="5" pt="4">
								<Line name="school" label="High school" required />
								<One name="grade" label="Grade" options={coded({ 10: "10th", 11: "11th", 12: "12th" })} />
								<SimpleGrid columns={3} gap="4">
									<Pick name="gradYear" label="Graduating class of" options={plain("2027", "2028", "2029")} />
									<Count name="gpa" label="GPA (unweighted, out of 4.0)" max={4} step={0.01} />
									<Count name="weighted" label="Weighted GPA" max={5} step={0.01} />
									<Count name="rank" label="Class rank" min={1} max={2000} />
									<Count name="classSize" label="Students in your class" min={1} max={2000} />
									<Count name="apCount" label="AP exams taken so far" max={20} />
									<Count name="sat" label="SAT total (superscore)" max={1600} step={10} help="Leave blank if you haven’t taken it." />
									<Count name="act" label="ACT superscore" max={36} />
								</SimpleGrid>
								<One name="dual" label="Have you taken a college class?" options={coded({ yes: "Yes", no: "Not yet" })} />
								<SimpleGrid columns={2} gap="4">
									<Find name="major" label="Major you’re thinking about" placeholder="Type to search" options={plain(...MAJORS)} />
									<Pick name="degree" label="Highest degree you hope to earn" options={coded({ cert: "Certificate", aa: "Associate’s", ba: "Bachelor’s", ma: "Master’s", phd: "Doctorate", un: "I don’t know yet" })} />
								</SimpleGrid>
								<Colleges />
								<Many name="programs" label="Other programs you belong to" options={plain("AVID", "Boys & Girls Club", "GEAR UP", "MESA", "QuestBridge", "Upward Bound")} />
								<SimpleGrid columns={2} gap="4">
									<Line name="counselor" label="School counselor’s name" />
									<Line name="counselorEmail" label="School counselor’s email" type="email" />
								</SimpleGrid>
							</Stack>
						</Steps.Content>
						<Steps.Content index={3}>
							<Stack gap="5" pt="4">
								<Text>Tell us about up to three things you do outside class. Jobs and looking after family count too.</Text>
								{Array.from({ length: blocks }, (_, index) => index + 1).map((at) => (
									<Card.Root key={at} variant="outline">
										<Card.Header><Card.Title>Activity {at}</Card.Title></Card.Header>
										<Card.Body>
											<Stack gap="4">
												<SimpleGrid columns={2} gap="4">
													<Line name={`a${at}_name`} label="Group, team or workplace" />
													<Line name={`a${at}_role`} label="What’s your role?" />
													<Count name={`a${at}_hours`} label="Hours a week" max={80} />
													<Count name={`a${at}_weeks`} label="Weeks a year" max={52} />
												</SimpleGrid>
												<Line name={`a${at}_about`} label="What do you do there?" long max={150} />
											</Stack>
										</Card.Body>
									</Card.Root>
								))}
								{blocks < 3 && <Button variant="outline" alignSelf="start" onClick={() => setBlocks(blocks + 1)}>Add another activity</Button>}
								<Heading size="md">Honors and awards</Heading>
								<SimpleGrid columns={1} gap="3">
									<Line name="honor1" label="Honor 1" max={100} />
									<Line name="honor2" label="Honor 2" max={100} />
									<Line name="honor3" label="Honor 3" max={100} />
								</SimpleGrid>
								<Line name="dream" label="What would going to college mean to you and your family?" long />
								<Line name="sign" label="Parent or guardian signature (typed)" />
								<Button type="submit" alignSelf="start">Send my application</Button>
							</Stack>
						</Steps.Content>
						<HStack justify="space-between" mt="4">
							<Steps.PrevTrigger asChild><Button variant="outline" type="button">Back</Button></Steps.PrevTrigger>
							{step < 3 && <Steps.NextTrigger asChild><Button type="button">Next</Button></Steps.NextTrigger>}
						</HStack>
					</Steps.Root>
				</Box>
			</Container>
	);
}

createRoot(document.getElementById("root")!).render(<ChakraProvider value={system}><App /></ChakraProvider>);

const shown = (key: string) => {
	const at = document.querySelector<HTMLElement>(`[data-show="${key}"]`);
	if (!at) return Array.isArray(start[key]) ? [] : start[key];
	if (at.matches("input, textarea")) return (at as HTMLInputElement).value;
	if (at.matches("[data-scope=radio-group]")) return at.querySelector("[data-part=item-text][data-state=checked]")?.textContent ?? "";
	if (at.matches("[data-scope=switch]")) return at.dataset.state === "checked";
	if (at.matches("[data-scope=tags-input]")) return [...at.querySelectorAll("[data-part=item-text]")].map((tag) => tag.textContent);
	if (at.querySelector("[data-scope=checkbox]")) return [...at.querySelectorAll("[data-part=label][data-state=checked]")].map((label) => label.textContent);
	return at.textContent === "Choose one" ? "" : at.textContent;
};
Object.assign(window, {
	formState: () => ({ ...now, submitted }),
	formShown: () => Object.fromEntries(Object.keys(start).map((key) => [key, shown(key)])),
});
