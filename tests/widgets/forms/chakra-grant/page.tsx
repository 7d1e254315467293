import {
	Box,
	Button,
	ChakraProvider,
	Checkbox,
	CheckboxGroup,
	Container,
	createListCollection,
	DatePicker,
	type DateValue,
	defaultSystem,
	Field,
	Fieldset,
	Heading,
	HStack,
	Input,
	NativeSelect,
	NumberInput,
	Portal,
	RadioGroup,
	Select,
	Text,
	Textarea,
} from "@chakra-ui/react";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

type Kind =
	| "text"
	| "email"
	| "tel"
	| "secret"
	| "area"
	| "native"
	| "select"
	| "radio"
	| "boxes"
	| "box"
	| "number"
	| "money"
	| "picker"
	| "day";
type Value = string | number | boolean | string[] | DateValue[];
type Question = {
	kind: Kind;
	label: string;
	options?: string;
	note?: string;
	blank?: string;
	max?: number;
	need?: boolean;
	side?: boolean;
	name?: string;
};

const list = (options = "") =>
	options.split(" | ").map((option) => ({ value: option.replace(/ = .*/, ""), label: option.replace(/.* = /, "") }));
const STATES =
	"AL | AK | AZ | AR | CA | CO | CT | DE | DC | FL | GA | HI | ID | IL | IN | IA | KS | KY | LA | ME | MD | MA | MI | MN | MS | MO | MT | NE | NV | NH | NJ | NM | NY | NC | ND | OH | OK | OR | PA | RI | SC | SD | TN | TX | UT | VT | VA | WA | WV | WI | WY";
const SCHOOLING =
	"E = 8th grade or less | S = Some high school | H = High school / GED | C = Some college or trade school | A = Associate’s | B = Bachelor’s | G = Graduate or professional";
const parent = (at: number): Record<string, Question> => ({
	[`p${at}_fn`]: { kind: "text", label: "First" },
	[`p${at}_ln`]: { kind: "text", label: "Last" },
	[`p${at}_job`]: { kind: "text", label: "Present or last occupation", side: true },
	[`p${at}_edu`]: { kind: "select", label: "Highest schooling", options: SCHOOLING },
});
const sibling = (at: number): Record<string, Question> => ({
	[`s${at}_name`]: { kind: "text", label: "First and last name" },
	[`s${at}_age`]: { kind: "number", label: "Age" },
});

const ASKED: Record<string, Question> = {
	fn: { kind: "text", label: "First name", need: true, name: "applicant[first]" },
	mi: { kind: "text", label: "M.I.", max: 1, name: "applicant[mi]" },
	ln: { kind: "text", label: "Last name", need: true, name: "applicant[last]" },
	sfx: { kind: "native", label: "Suffix", options: "Jr. | Sr. | II | III | IV", name: "applicant[sfx]" },
	dob: { kind: "picker", label: "Birthday", need: true },
	mail: { kind: "email", label: "Email for notices", need: true, name: "applicant[em]" },
	tel: { kind: "tel", label: "Daytime phone", name: "applicant[ph]" },
	adr: { kind: "text", label: "Home address", blank: "House number and street", need: true },
	adr2: { kind: "text", label: "", blank: "Apartment (if any)" },
	city: { kind: "text", label: "", blank: "City" },
	st: { kind: "native", label: "State", options: STATES },
	zip: { kind: "text", label: "ZIP", max: 5 },
	util: { kind: "text", label: "City water or power account no.", note: "Shows that your household is served by the City." },
	ssn4: { kind: "secret", label: "Last four digits of SSN", max: 4 },
	hs: { kind: "text", label: "High school attended now", need: true },
	hsCity: { kind: "text", label: "City of the school" },
	year: { kind: "radio", label: "Class", options: "fr = Freshman | so = Sophomore | jr = Junior | sr = Senior" },
	gpa: { kind: "number", label: "Unweighted grade point average (0–4)", note: "Two decimals" },
	grad: { kind: "day", label: "Date of graduation (expected)" },
	term: { kind: "select", label: "The grant would first be used in", options: "Spring 2027 | Summer 2027 | Fall 2027 | Spring 2028" },
	field: { kind: "text", label: "Field of study" },
	goal: { kind: "select", label: "Degree sought in the end", options: "Certificate | Associate | Bachelor’s | Master’s | Doctorate" },
	...parent(1),
	...parent(2),
	together: {
		kind: "native",
		label: "Parents’ marital status",
		options: "Married to each other | Never married | Separated | Divorced | Widowed",
	},
	kids: { kind: "number", label: "How many brothers and sisters have you?" },
	...sibling(1),
	...sibling(2),
	money: { kind: "money", label: "Gross household income, whole dollars", note: "For the last full year, all earners together" },
	first: { kind: "radio", label: "Has either of your parents completed a four-year degree?", options: "y = Yes | n = No" },
	cit: {
		kind: "radio",
		label: "Immigration status",
		options: "a = U.S. citizen or U.S. national | b = Lawful permanent resident | c = Other eligible noncitizen | d = None of the above",
	},
	sex: { kind: "native", label: "Sex", options: "F = Female | M = Male | X = X / another" },
	hisp: { kind: "radio", label: "Ethnicity", options: "h = Hispanic or Latino | n = Not Hispanic or Latino" },
	race: {
		kind: "boxes",
		label: "Race (select one or more)",
		options:
			"1 = American Indian / Alaska Native | 2 = Asian | 3 = Black / African American | 4 = Native Hawaiian / Pacific Islander | 5 = White",
	},
	ref: { kind: "text", label: "Reference: name", note: "A teacher, employer or neighbor; not a relative" },
	refTel: { kind: "tel", label: "Reference: phone" },
	refHow: { kind: "native", label: "Reference: relation", options: "Teacher | Employer | Clergy | Neighbor" },
	prior: { kind: "radio", label: "Did you receive a City grant in an earlier year?", options: "1 = Yes | 0 = No" },
	heard: { kind: "select", label: "Where did you learn of this grant?", options: "City website | School | Library | Newspaper | A friend" },
	need: { kind: "area", label: "Statement of need" },
	sworn: { kind: "box", label: "Under penalty of perjury, the above is true." },
};
const KEYS = Object.keys(ASKED);

const Held = createContext<{ values: Record<string, Value>; set: (key: string, value: Value) => void }>({ values: {}, set: () => {} });
const cells: Record<string, HTMLElement> = {};
const held = (key: string, value: Value | undefined) => {
	const { kind } = ASKED[key];
	if (kind === "picker") return (value as DateValue[] | undefined)?.[0]?.toString() ?? "";
	if (kind === "money") return Number(String(value ?? "").replace(/[^\d.]/g, "")) || null;
	return value ?? (kind === "boxes" ? [] : kind === "box" ? false : "");
};
const seen = (key: string) => {
	const { kind } = ASKED[key];
	const cell = cells[key];
	const native = cell.querySelector<HTMLSelectElement>("select");
	if (kind === "native") return native?.value ? native.selectedOptions[0].text : "";
	if (kind === "select") return cell.querySelector("[data-part=value-text]")?.textContent;
	if (kind === "box") return cell.querySelector("[data-part=root]")?.getAttribute("data-state") === "checked";
	if (kind === "boxes") return [...cell.querySelectorAll("[data-part=root][data-state=checked]")].map((box) => box.textContent);
	if (kind === "radio") return cell.querySelector("[data-part=item][data-state=checked]")?.textContent ?? "";
	return cell.querySelector<HTMLInputElement>("input, textarea")?.value;
};

function Pick({ label, options, value, set }: { label: string; options?: string; value: string; set: (value: string) => void }) {
	const [collection] = useState(() => createListCollection({ items: list(options) }));
	return (
		<Select.Root collection={collection} value={value ? [value] : []} onValueChange={(next) => set(next.value[0] ?? "")}>
			<Select.HiddenSelect />
			<Select.Label>{label}</Select.Label>
			<Select.Control>
				<Select.Trigger>
					<Select.ValueText placeholder="Choose" />
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

const Picker = ({ label, value, set }: { label: string; value: DateValue[]; set: (value: DateValue[]) => void }) => (
	<DatePicker.Root value={value} onValueChange={(next) => set(next.value)}>
		<DatePicker.Label>{label}</DatePicker.Label>
		<DatePicker.Control>
			<DatePicker.Input />
			<DatePicker.IndicatorGroup>
				<DatePicker.Trigger>▦</DatePicker.Trigger>
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

function Control({ q: key }: { q: string }) {
	const { kind, label, options, note, blank, max, need, side, name } = ASKED[key];
	const { values, set } = useContext(Held);
	const value = values[key];
	const change = (next: Value) => set(key, next);
	if (kind === "select") return <Pick label={label} options={options} value={(value as string) ?? ""} set={change} />;
	if (kind === "picker") return <Picker label={label} value={(value as DateValue[]) ?? []} set={change} />;
	if (kind === "box")
		return (
			<Checkbox.Root checked={Boolean(value)} onCheckedChange={(next) => change(next.checked === true)}>
				<Checkbox.HiddenInput />
				<Checkbox.Control />
				<Checkbox.Label>{label}</Checkbox.Label>
			</Checkbox.Root>
		);
	if (kind === "boxes")
		return (
			<Fieldset.Root>
				<Fieldset.Legend>{label}</Fieldset.Legend>
				<CheckboxGroup value={(value as string[]) ?? []} onValueChange={change}>
					{list(options).map((option) => (
						<Checkbox.Root key={option.value} value={option.value}>
							<Checkbox.HiddenInput />
							<Checkbox.Control />
							<Checkbox.Label>{option.label}</Checkbox.Label>
						</Checkbox.Root>
					))}
				</CheckboxGroup>
			</Fieldset.Root>
		);
	if (kind === "radio")
		return (
			<>
				<Text fontSize="sm" fontWeight="medium" mb="2">
					{label}
				</Text>
				<RadioGroup.Root value={(value as string) || null} onValueChange={(next) => change(next.value ?? "")}>
					<HStack gap="5" wrap="wrap">
						{list(options).map((option) => (
							<RadioGroup.Item key={option.value} value={option.value}>
								<RadioGroup.ItemHiddenInput />
								<RadioGroup.ItemIndicator />
								<RadioGroup.ItemText>{option.label}</RadioGroup.ItemText>
							</RadioGroup.Item>
						))}
					</HStack>
				</RadioGroup.Root>
			</>
		);
	const plain = { name, placeholder: blank, maxLength: max, value: (value as string) ?? "" };
	const types: Record<string, string> = { email: "email", tel: "tel", secret: "password", day: "date" };
	const numeric =
		kind === "money"
			? { formatOptions: { style: "currency", currency: "USD", maximumFractionDigits: 0 } as const }
			: { step: key === "gpa" ? 0.01 : 1 };
	const control: Record<string, () => ReactNode> = {
		area: () => <Textarea {...plain} onChange={(event) => change(event.target.value)} />,
		native: () => (
			<NativeSelect.Root>
				<NativeSelect.Field {...plain} placeholder="–" onChange={(event) => change(event.target.value)}>
					{list(options).map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</NativeSelect.Field>
				<NativeSelect.Indicator />
			</NativeSelect.Root>
		),
	};
	const number = () => (
		<NumberInput.Root min={0} {...numeric} value={(value as string) ?? ""} onValueChange={(next) => change(next.value)} width="full">
			<NumberInput.Control />
			<NumberInput.Input />
		</NumberInput.Root>
	);
	const draw = kind === "number" || kind === "money" ? number : control[kind];
	return (
		<Field.Root required={need} orientation={side ? "horizontal" : "vertical"}>
			{label && (
				<Field.Label>
					{label}
					<Field.RequiredIndicator />
				</Field.Label>
			)}
			{draw ? draw() : <Input {...plain} type={types[kind] ?? "text"} onChange={(event) => change(event.target.value)} />}
			{note && <Field.HelperText>{note}</Field.HelperText>}
		</Field.Root>
	);
}

const Ask = ({ q }: { q: string }) => (
	<Box
		flex="1"
		my="3"
		ref={(cell: HTMLDivElement | null) => {
			if (cell) cells[q] = cell;
		}}
	>
		<Control q={q} />
	</Box>
);
const Asks = ({ of, row }: { of: string; row?: boolean }) => {
	const asks = of.split(" ").map((key) => <Ask key={key} q={key} />);
	return row ? (
		<HStack gap="4" align="end">
			{asks}
		</HStack>
	) : (
		asks
	);
};
const Part = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
	<Fieldset.Root size="lg" my="10">
		<Fieldset.Legend>{title}</Fieldset.Legend>
		{note && <Fieldset.HelperText>{note}</Fieldset.HelperText>}
		<Fieldset.Content>
			<Box>{children}</Box>
		</Fieldset.Content>
	</Fieldset.Root>
);

function Page() {
	const [values, setValues] = useState<Record<string, Value>>({});
	const [submitted, setSubmitted] = useState(false);
	useEffect(() => {
		Object.assign(window, {
			formState: () => ({ ...Object.fromEntries(KEYS.map((key) => [key, held(key, values[key])])), submitted }),
			formShown: () => Object.fromEntries(KEYS.map((key) => [key, seen(key)])),
		});
	});
	return (
		<ChakraProvider value={defaultSystem}>
			<Held value={{ values, set: (key, value) => setValues((before) => ({ ...before, [key]: value })) }}>
				<Container maxW="3xl" py="8" pb="80">
					<Heading size="3xl">Next Step Grant</Heading>
					<Text color="fg.muted">Department of Youth and Libraries. Up to $2,500 for residents going on to college.</Text>
					<form
						onSubmit={(event) => {
							event.preventDefault();
							setSubmitted(true);
						}}
					>
						<Part title="Section 1. Applicant">
							<Asks of="ln fn mi sfx" row />
							<Asks of="dob ssn4" row />
							<Asks of="mail tel" row />
							<Asks of="adr" />
							<Asks of="adr2 city st zip" row />
							<Asks of="util" />
						</Part>
						<Part title="Section 2. Studies">
							<Asks of="hs hsCity" row />
							<Asks of="year" />
							<Asks of="gpa grad" row />
							<Asks of="term field goal" />
						</Part>
						<Part title="Section 3. Household" note="Answer for the parents who raised you, wherever they live now.">
							<Part title="First parent">
								<Asks of="p1_ln p1_fn" row />
								<Asks of="p1_edu p1_job" />
							</Part>
							<Part title="Second parent">
								<Asks of="p2_ln p2_fn" row />
								<Asks of="p2_edu p2_job" />
							</Part>
							<Asks of="together kids" />
							<Text>List them, one to a line:</Text>
							<Asks of="s1_name s1_age" row />
							<Asks of="s2_name s2_age" row />
							<Asks of="money first need" />
						</Part>
						<Part title="Section 4. Statistics" note="Required by the state; not used to choose grantees.">
							<Asks of="cit hisp race sex" />
						</Part>
						<Part title="Section 5. Reference and oath">
							<Asks of="ref" />
							<Asks of="refTel refHow" row />
							<Asks of="prior heard sworn" />
						</Part>
						<Button type="submit">File application</Button>
					</form>
				</Container>
			</Held>
		</ChakraProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
