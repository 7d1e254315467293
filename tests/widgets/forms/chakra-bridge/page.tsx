import {
	Box,
	Button,
	ChakraProvider,
	Checkbox,
	Combobox,
	Container,
	createListCollection,
	DatePicker,
	defaultSystem,
	Field,
	Fieldset,
	Heading,
	HStack,
	Input,
	NativeSelect,
	NumberInput,
	PinInput,
	Portal,
	parseDate,
	RadioCard,
	RadioGroup,
	SegmentGroup,
	Select,
	Stack,
	Text,
	Textarea,
	useFilter,
	useListCollection,
} from "@chakra-ui/react";
import { type ReactNode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

type Option = { value: string; label: string };
type Value = string | boolean;
type Kind = "text" | "area" | "date" | "number" | "select" | "native" | "combo" | "radio" | "cards" | "segment" | "tick" | "pin";
interface Question {
	key: string;
	kind: Kind;
	text: string;
	name?: string;
	type?: string;
	must?: boolean;
	help?: string;
	sample?: string;
	options?: Option[];
}

const list = (text: string): Option[] =>
	text.split("|").map((each) => {
		const [value, label] = each.split("=");
		return { value, label: label ?? value };
	});
const STATES = list(
	"Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming",
);
const SCHOOLING = list(
	"0=Did not finish high school|1=High school diploma or GED|2=Some college, no degree|3=Associate degree|4=Bachelor's degree|5=Graduate or professional degree|9=I don't know",
);
const YES_NO = list("y=Yes|n=No");

const student: Question[] = [
	{
		key: "whole",
		kind: "text",
		text: "Full legal name",
		name: "s.n",
		must: true,
		help: "First, middle and last, as on your school records",
	},
	{ key: "called", kind: "text", text: "What do people call you?", name: "s.c" },
	{ key: "born", kind: "date", text: "Birthday" },
	{ key: "gender", kind: "radio", text: "Gender", options: list("1=Male|2=Female|3=Non-binary|4=Another gender|0=I prefer not to answer") },
	{
		key: "citizen",
		kind: "select",
		text: "Citizenship",
		options: list(
			"usc=United States citizen|lpr=Lawful permanent resident|daca=DACA recipient|ref=Refugee or asylee|int=Citizen of another country",
		),
	},
	{
		key: "speak",
		kind: "native",
		text: "Language other than English spoken at home",
		options: list("Arabic|Cantonese|Hmong|Korean|Russian|Spanish|Tagalog|None"),
	},
	{ key: "years", kind: "number", text: "How many years have you lived in the U.S.?" },
];
const reach: Question[] = [
	{ key: "mail", kind: "text", text: "Email", name: "s.e", type: "email", must: true },
	{ key: "phone", kind: "text", text: "Phone we may text", name: "s.t", type: "tel", sample: "(000) 000-0000" },
	{ key: "line1", kind: "text", text: "Mailing address", name: "s.a1" },
	{ key: "line2", kind: "text", text: "Apt, suite, box", name: "s.a2" },
	{ key: "town", kind: "text", text: "City", name: "s.a3" },
	{ key: "state", kind: "combo", text: "State or territory", options: STATES, sample: "Type to search" },
	{ key: "zip", kind: "text", text: "ZIP code", name: "s.a5" },
];
const school: Question[] = [
	{ key: "school", kind: "text", text: "High school", name: "h.n" },
	{
		key: "grade",
		kind: "cards",
		text: "This fall you are a",
		options: list("10=Sophomore (10th grade)|11=Junior (11th grade)|12=Senior (12th grade)"),
	},
	{ key: "leaves", kind: "date", text: "Graduation day" },
	{ key: "gpa", kind: "number", text: "Cumulative GPA (unweighted)" },
	{
		key: "helper",
		kind: "text",
		text: "Community program that supports your college plans",
		name: "h.p",
		help: "For instance TRIO, a Boys & Girls Club, College Track",
	},
];
const parent = (at: string): Question[] => [
	{ key: `${at}First`, kind: "text", text: "First name", name: `p[${at}].f` },
	{ key: `${at}Last`, kind: "text", text: "Last name", name: `p[${at}].l` },
	{ key: `${at}Lives`, kind: "segment", text: "Living?", options: list("Living|Deceased|Unknown") },
	{ key: `${at}School`, kind: "select", text: "Highest level of schooling", options: SCHOOLING },
	{ key: `${at}Work`, kind: "text", text: "Kind of work", name: `p[${at}].w` },
];
const together: Question = {
	key: "marital",
	kind: "native",
	text: "How are your parents related to each other now?",
	options: list("m=Married|s=Separated|d=Divorced|n=Never married|w=One has died"),
};
const sibling = (at: number): Question[] => [
	{ key: `sib${at}First`, kind: "text", text: "First", name: `sib.${at}.a` },
	{ key: `sib${at}Last`, kind: "text", text: "Last", name: `sib.${at}.b` },
	{ key: `sib${at}Age`, kind: "number", text: "Age" },
];
const money: Question[] = [
	{ key: "income", kind: "number", text: "Total household income last year, in dollars", help: "Before taxes. An estimate is fine." },
	{
		key: "firstGen",
		kind: "radio",
		text: "Would you be the first generation in your family to earn a bachelor's degree?",
		options: YES_NO,
	},
	{ key: "aid", kind: "radio", text: "Are you receiving financial aid?", options: YES_NO },
	{ key: "ssn4", kind: "pin", text: "Last four digits of your Social Security number" },
];
const emergency: Question[] = [
	{ key: "callName", kind: "text", text: "Name", name: "x.n" },
	{ key: "callPhone", kind: "text", text: "Phone", name: "x.p", type: "tel" },
	{ key: "callRole", kind: "select", text: "Relationship to student", options: list("Parent|Aunt or uncle|Grandparent|Family friend") },
	{ key: "doctor", kind: "text", text: "Family physician", name: "x.d" },
];
const more: Question[] = [
	{ key: "heard", kind: "select", text: "How did you find out about Bridge?", options: list("Counselor|Friend|Social media|Flyer") },
	{ key: "before", kind: "segment", text: "Have you applied to Bridge before?", options: list("Yes|No") },
	{ key: "why", kind: "area", text: "What would a first month at college need to look like for you to stay?", name: "m.w" },
	{ key: "agree", kind: "tick", text: "I agree that Bridge may share my records with partner colleges." },
	{ key: "signed", kind: "text", text: "Student signature", name: "m.s", sample: "Type your name" },
];

const all = [student, reach, school, parent("a"), parent("b"), [together], sibling(1), sibling(2), money, emergency, more].flat();
const drawn: Record<string, HTMLElement | null> = {};

function shownOf({ key, kind }: Question) {
	const box = drawn[key];
	const input = box?.querySelector<HTMLInputElement>("input, textarea");
	if (kind === "tick") return input?.checked ?? false;
	if (kind === "select") return box?.querySelector("[data-part=value-text]")?.textContent ?? "";
	if (kind === "native") return box?.querySelector("select")?.selectedOptions[0]?.text ?? "";
	if (kind === "pin")
		return [...(box?.querySelectorAll<HTMLInputElement>("input:not([aria-hidden])") ?? [])].map((each) => each.value).join("");
	if (kind === "radio" || kind === "cards" || kind === "segment")
		return box?.querySelector("input:checked")?.closest("label")?.textContent ?? "";
	return input?.value ?? "";
}

type Asked = { q: Question; value: Value; set: (value: Value) => void };

function Chosen({ q, value, set }: Asked) {
	const collection = createListCollection({ items: q.options ?? [] });
	return (
		<Select.Root collection={collection} value={value ? [value as string] : []} onValueChange={(next) => set(next.value[0] ?? "")}>
			<Select.HiddenSelect />
			<Select.Label>{q.text}</Select.Label>
			<Select.Control>
				<Select.Trigger>
					<Select.ValueText placeholder="Select an option" />
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

function Sought({ q, value, set }: Asked) {
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: q.options ?? [], filter: contains });
	return (
		<Combobox.Root
			collection={collection}
			value={value ? [value as string] : []}
			onInputValueChange={(next) => filter(next.inputValue)}
			onValueChange={(next) => set(next.value[0] ?? "")}
			openOnClick
		>
			<Combobox.Label>{q.text}</Combobox.Label>
			<Combobox.Control>
				<Combobox.Input placeholder={q.sample} />
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
							</Combobox.Item>
						))}
					</Combobox.Content>
				</Combobox.Positioner>
			</Portal>
		</Combobox.Root>
	);
}

function Dated({ q, value, set }: Asked) {
	return (
		<DatePicker.Root
			maxWidth="20rem"
			value={value ? [parseDate(value as string)] : []}
			onValueChange={(next) => set(next.value[0]?.toString() ?? "")}
		>
			<DatePicker.Label>{q.text}</DatePicker.Label>
			<DatePicker.Control>
				<DatePicker.Input />
				<DatePicker.IndicatorGroup>
					<DatePicker.Trigger>📅</DatePicker.Trigger>
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

function Picked({ q, value, set }: Asked) {
	const options = q.options ?? [];
	const onValueChange = (next: { value: string | null }) => set(next.value ?? "");
	if (q.kind === "segment")
		return (
			<Box>
				<Text textStyle="sm" fontWeight="medium" mb="1">
					{q.text}
				</Text>
				<SegmentGroup.Root value={(value as string) || null} onValueChange={onValueChange}>
					<SegmentGroup.Indicator />
					<SegmentGroup.Items items={options} />
				</SegmentGroup.Root>
			</Box>
		);
	if (q.kind === "cards")
		return (
			<RadioCard.Root value={(value as string) || null} onValueChange={onValueChange}>
				<RadioCard.Label>{q.text}</RadioCard.Label>
				<HStack align="stretch">
					{options.map((item) => (
						<RadioCard.Item key={item.value} value={item.value}>
							<RadioCard.ItemHiddenInput />
							<RadioCard.ItemControl>
								<RadioCard.ItemText>{item.label}</RadioCard.ItemText>
								<RadioCard.ItemIndicator />
							</RadioCard.ItemControl>
						</RadioCard.Item>
					))}
				</HStack>
			</RadioCard.Root>
		);
	return (
		<Fieldset.Root>
			<Fieldset.Legend>{q.text}</Fieldset.Legend>
			<RadioGroup.Root value={(value as string) || null} onValueChange={onValueChange}>
				<Stack gap="2">
					{options.map((item) => (
						<RadioGroup.Item key={item.value} value={item.value}>
							<RadioGroup.ItemHiddenInput />
							<RadioGroup.ItemIndicator />
							<RadioGroup.ItemText>{item.label}</RadioGroup.ItemText>
						</RadioGroup.Item>
					))}
				</Stack>
			</RadioGroup.Root>
		</Fieldset.Root>
	);
}

function Asking(asked: Asked) {
	const { q, value, set } = asked;
	const text = value as string;
	if (q.kind === "select") return <Chosen {...asked} />;
	if (q.kind === "combo") return <Sought {...asked} />;
	if (q.kind === "date") return <Dated {...asked} />;
	if (q.kind === "radio" || q.kind === "cards" || q.kind === "segment") return <Picked {...asked} />;
	if (q.kind === "tick")
		return (
			<Checkbox.Root checked={value as boolean} onCheckedChange={(next) => set(next.checked === true)}>
				<Checkbox.HiddenInput />
				<Checkbox.Control />
				<Checkbox.Label>{q.text}</Checkbox.Label>
			</Checkbox.Root>
		);
	if (q.kind === "pin")
		return (
			<PinInput.Root value={[0, 1, 2, 3].map((at) => text[at] ?? "")} onValueChange={(next) => set(next.valueAsString)} mask>
				<PinInput.Label>{q.text}</PinInput.Label>
				<PinInput.HiddenInput />
				<PinInput.Control>
					{[0, 1, 2, 3].map((at) => (
						<PinInput.Input index={at} key={at} />
					))}
				</PinInput.Control>
			</PinInput.Root>
		);
	let inside: ReactNode = (
		<Input name={q.name} type={q.type} placeholder={q.sample} value={text} onChange={(event) => set(event.target.value)} />
	);
	if (q.kind === "area") inside = <Textarea name={q.name} rows={5} value={text} onChange={(event) => set(event.target.value)} />;
	if (q.kind === "number")
		inside = (
			<NumberInput.Root value={text} onValueChange={(next) => set(next.value)} min={0} width="12rem">
				<NumberInput.Control />
				<NumberInput.Input />
			</NumberInput.Root>
		);
	if (q.kind === "native")
		inside = (
			<NativeSelect.Root>
				<NativeSelect.Field placeholder="Select" value={text} onChange={(event) => set(event.target.value)}>
					{q.options?.map((item) => (
						<option key={item.value} value={item.value}>
							{item.label}
						</option>
					))}
				</NativeSelect.Field>
				<NativeSelect.Indicator />
			</NativeSelect.Root>
		);
	return (
		<Field.Root required={q.must}>
			<Field.Label>
				{q.text}
				<Field.RequiredIndicator />
			</Field.Label>
			{inside}
			{q.help && <Field.HelperText>{q.help}</Field.HelperText>}
		</Field.Root>
	);
}

function Page() {
	const [values, setValues] = useState<Record<string, Value>>(() =>
		Object.fromEntries(all.map(({ key, kind }) => [key, kind === "tick" ? false : ""])),
	);
	const [submitted, setSubmitted] = useState(false);
	useEffect(() => {
		Object.assign(window, { formState: () => ({ ...values, submitted }) });
	}, [values, submitted]);
	const ask = (questions: Question[]) =>
		questions.map((q) => (
			<Box
				key={q.key}
				flex="1"
				ref={(node: HTMLDivElement | null) => {
					drawn[q.key] = node;
				}}
			>
				<Asking q={q} value={values[q.key]} set={(value) => setValues((old) => ({ ...old, [q.key]: value }))} />
			</Box>
		));
	const part = (title: string, inside: ReactNode, note?: string) => (
		<Stack gap="4" borderTopWidth="1px" pt="5">
			<Heading size="lg">{title}</Heading>
			{note && <Text color="fg.muted">{note}</Text>}
			{inside}
		</Stack>
	);
	return (
		<Container maxW="3xl" py="8" pb="40">
			<form
				onSubmit={(event) => {
					event.preventDefault();
					setSubmitted(true);
				}}
			>
				<Stack gap="8">
					<Box>
						<Heading size="2xl">Bridge to College</Heading>
						<Text>A six-week summer bridge at Larkspur State University for students who are the first in their families to go.</Text>
					</Box>
					{part("You", ask(student))}
					{part("How we reach you", ask(reach))}
					{part("School", ask(school))}
					{part("Parent or guardian A", ask(parent("a")), "Start with the parent you list first on other applications.")}
					{part("Parent or guardian B", ask(parent("b")))}
					{ask([together])}
					{part(
						"Brothers and sisters",
						[1, 2].map((at) => (
							<HStack key={at} align="start">
								{ask(sibling(at))}
							</HStack>
						)),
						"One line for each, oldest first. Half and step count.",
					)}
					{part("Money", ask(money), "Only our aid officer reads this page.")}
					{part("In an emergency", ask(emergency), "Somebody we can call day or night while you live on campus.")}
					{part("Before you go", ask(more))}
					<Button type="submit" alignSelf="start">
						Submit application
					</Button>
				</Stack>
			</form>
		</Container>
	);
}

Object.assign(window, { formShown: () => Object.fromEntries(all.map((q) => [q.key, shownOf(q)])) });
createRoot(document.getElementById("root") as HTMLElement).render(
	<ChakraProvider value={defaultSystem}>
		<Page />
	</ChakraProvider>,
);
