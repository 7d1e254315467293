import {
	Box, Button, Card, ChakraProvider, Checkbox, CheckboxGroup, Combobox, Container, Field, Fieldset, Heading, HStack, Input, InputGroup, NativeSelect, NumberInput,
	Portal, RadioCard, Select, SimpleGrid, Stack, Table, TagsInput, Text, Textarea, createListCollection, defaultSystem, useFilter, useListCollection,
} from "@chakra-ui/react";
import { type ReactNode, createContext, useContext, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { MAJORS, STATES } from "../../lists";

type Value = string | string[] | boolean;
type Kind = "text" | "radio" | "select" | "checks" | "box" | "tags" | "native";
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const EDUCATION = ["Did not finish high school", "High school diploma/GED", "Some college", "Associate degree", "Bachelor's degree", "Graduate degree"];
const RACES = ["American Indian or Alaska Native", "Asian", "Black or African American", "Hispanic or Latina", "Native Hawaiian or Pacific Islander", "White"];

/** Which control is which, for what the page says of itself. */
const KINDS: Record<string, Kind> = {
	chapter: "text", first: "text", mi: "text", last: "text", goby: "text", month: "native", day: "text", year: "text", address: "text", city: "text", state: "native", zip: "text", county: "text", phone: "text", email: "text", gender: "select", citizen: "radio",
	school: "text", schoolCity: "text", schoolState: "text", gradDate: "text", gpa: "text", wgpa: "text", rank: "text", size: "text",
	satRw: "text", satRwDate: "text", satM: "text", satMDate: "text", act: "text", actDate: "text",
	college: "text", ...Object.fromEntries([0, 1].flatMap((row) => [[`c${row}Course`, "text"], [`c${row}Credits`, "text"], [`c${row}Grade`, "text"]])),
	...Object.fromEntries([0, 1, 2].flatMap((row) => [[`act${row}Org`, "text"], [`act${row}Office`, "text"], [`act${row}Hours`, "text"], [`act${row}Weeks`, "text"]])),
	award0: "text", award1: "text", award2: "text",
	p1Name: "text", p1Job: "text", p1Ed: "native", p2Name: "text", p2Job: "text", p2Ed: "native", siblings: "text", firstGen: "box", income: "text",
	plan: "text", major: "text", degree: "select", career: "text", applied: "tags", race: "checks",
	counselor: "text", counselorPhone: "text", statement: "text", agree: "box", sign: "text", url: "text",
} as Record<string, Kind>;

const Answers = createContext<{ get: (key: string) => Value; set: (key: string, value: Value) => void; mark: (key: string) => (node: HTMLElement | null) => void }>(null as never);
/** What a text box is given. */
function useText(key: string) {
	const { get, set, mark } = useContext(Answers);
	return { value: get(key) as string, onChange: (event: { target: { value: string } }) => set(key, event.target.value), ref: mark(key) };
}

function Text1({ k, label, name, help, required, ...rest }: { k: string; label: ReactNode; name: string; help?: string; required?: boolean; type?: string; placeholder?: string; maxLength?: number; autoComplete?: string }) {
	return (
		<Field.Root required={required}>
			<Field.Label>{label}{required && <Field.RequiredIndicator />}</Field.Label>
			<Input name={name} {...useText(k)} {...rest} />
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}
const Bare = ({ k, ...rest }: { k: string; name: string; size?: "sm"; placeholder?: string; width?: string; "aria-labelledby"?: string; "aria-label"?: string; maxLength?: number; autoComplete?: string; tabIndex?: number }) => <Input {...rest} {...useText(k)} />;

function Native({ k, label, name, options, required, placeholder = "Select" }: { k: string; label: string; name: string; options: [string, string][]; required?: boolean; placeholder?: string }) {
	return (
		<Field.Root required={required}>
			<Field.Label>{label}{required && <Field.RequiredIndicator />}</Field.Label>
			<NativeSelect.Root>
				<NativeSelect.Field name={name} placeholder={placeholder} {...useText(k)}>
					{options.map(([value, text]) => <option key={value} value={value}>{text}</option>)}
				</NativeSelect.Field>
				<NativeSelect.Indicator />
			</NativeSelect.Root>
		</Field.Root>
	);
}

function Choose({ k, label, name, items, placeholder }: { k: string; label: string; name: string; items: { value: string; label: string }[]; placeholder: string }) {
	const { get, set, mark } = useContext(Answers);
	const [collection] = useState(() => createListCollection({ items }));
	const value = get(k) as string;
	return (
		<Select.Root ref={mark(k)} collection={collection} name={name} value={value ? [value] : []} onValueChange={(details) => set(k, details.value[0] ?? "")}>
			<Select.HiddenSelect />
			<Select.Label>{label}</Select.Label>
			<Select.Control>
				<Select.Trigger><Select.ValueText placeholder={placeholder} /></Select.Trigger>
				<Select.IndicatorGroup><Select.Indicator /></Select.IndicatorGroup>
			</Select.Control>
			<Portal>
				<Select.Positioner>
					<Select.Content>
						{items.map((item) => <Select.Item item={item} key={item.value}>{item.label}<Select.ItemIndicator /></Select.Item>)}
					</Select.Content>
				</Select.Positioner>
			</Portal>
		</Select.Root>
	);
}

function Major() {
	const { get, set, mark } = useContext(Answers);
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: MAJORS.map((label) => ({ label, value: label })), filter: contains });
	const value = get("major") as string;
	return (
		<Combobox.Root ref={mark("major")} collection={collection} value={value ? [value] : []} onValueChange={(details) => set("major", details.value[0] ?? "")} onInputValueChange={(details) => filter(details.inputValue)}>
			<Combobox.Label>Intended field of study</Combobox.Label>
			<Combobox.Control>
				<Combobox.Input placeholder="Type to search" />
				<Combobox.IndicatorGroup><Combobox.ClearTrigger /><Combobox.Trigger /></Combobox.IndicatorGroup>
			</Combobox.Control>
			<Portal>
				<Combobox.Positioner>
					<Combobox.Content>
						<Combobox.Empty>No match</Combobox.Empty>
						{collection.items.map((item) => <Combobox.Item item={item} key={item.value}>{item.label}<Combobox.ItemIndicator /></Combobox.Item>)}
					</Combobox.Content>
				</Combobox.Positioner>
			</Portal>
		</Combobox.Root>
	);
}

function Count({ k, label, name, max }: { k: string; label: string; name: string; max?: number }) {
	const { get, set, mark } = useContext(Answers);
	return (
		<Field.Root>
			<Field.Label>{label}</Field.Label>
			<NumberInput.Root ref={mark(k)} name={name} min={0} max={max} width="110px" value={get(k) as string} onValueChange={(details) => set(k, details.value)}>
				<NumberInput.Control />
				<NumberInput.Input />
			</NumberInput.Root>
		</Field.Root>
	);
}

function Section({ title, help, children }: { title: string; help?: ReactNode; children: ReactNode }) {
	return (
		<Fieldset.Root mb="10" size="lg">
			<Stack gap="1">
				<Fieldset.Legend fontFamily="Georgia, serif" color="purple.800">{title}</Fieldset.Legend>
				{help && <Fieldset.HelperText>{help}</Fieldset.HelperText>}
			</Stack>
			<Fieldset.Content>{children}</Fieldset.Content>
		</Fieldset.Root>
	);
}

function shown(node: HTMLElement | undefined, kind: Kind): Value {
	if (kind === "checks" || kind === "radio") {
		const on = [...(node?.querySelectorAll("[data-part=item][data-state=checked], [data-part=root][data-state=checked]") ?? [])].map((item) => item.querySelector("[data-part=item-text], [data-part=label]")?.textContent ?? "");
		return kind === "checks" ? on : (on[0] ?? "");
	}
	if (kind === "box") return node?.querySelector("[data-part=control]")?.getAttribute("data-state") === "checked";
	if (kind === "tags") return [...(node?.querySelectorAll("[data-part=item-text]") ?? [])].map((tag) => tag.textContent ?? "");
	if (kind === "select") {
		const text = node?.querySelector("[data-part=value-text]")?.textContent ?? "";
		return node?.querySelector("[data-part=trigger]")?.hasAttribute("data-placeholder-shown") ? "" : text;
	}
	if (kind === "native") {
		const select = node as HTMLSelectElement | undefined;
		return select?.value ? (select.selectedOptions[0]?.textContent ?? "") : "";
	}
	const box = node?.matches("input, textarea") ? node : node?.querySelector("input");
	return (box as HTMLInputElement | undefined | null)?.value ?? "";
}

const blank = (kind: Kind): Value => (kind === "checks" || kind === "tags" ? [] : kind === "box" ? false : "");

function App() {
	const [values, setValues] = useState<Record<string, Value>>({});
	const [rows, setRows] = useState(1);
	const [courses, setCourses] = useState(1);
	const [sent, setSent] = useState(false);
	const nodes = useRef(new Map<string, HTMLElement>());
	const get = (key: string) => values[key] ?? blank(KINDS[key] as Kind);
	const set = (key: string, value: Value) => setValues((before) => ({ ...before, [key]: value }));
	const mark = (key: string) => (node: HTMLElement | null) => void (node ? nodes.current.set(key, node) : nodes.current.delete(key));
	useEffect(() => {
		Object.assign(window, {
			formState: () => ({ ...Object.fromEntries(Object.entries(KINDS).map(([key, kind]) => [key, values[key] ?? blank(kind)])), submitted: sent }),
			formShown: () => Object.fromEntries(Object.entries(KINDS).map(([key, kind]) => [key, shown(nodes.current.get(key), kind)])),
		});
	}, [values, sent]);
	return (
		<Answers.Provider value={{ get, set, mark }}>
			<Box bg="purple.800" color="white" py="6"><Container maxW="4xl"><Heading fontFamily="Georgia, serif" size="2xl">Tri-Rivers Association of University Women</Heading><Text>Education Fund · Scholarship for Graduating Senior Women · 2027</Text></Container></Box>
			<Container maxW="4xl" py="8" as="form" onSubmit={(event) => { event.preventDefault(); setSent(true); }}>
				<Text mb="2">Since 1931 our members have helped young women of the region go on to college. Five awards of $2,500 will be made this spring. Completed applications must reach the committee by <b>March 1</b>; late or incomplete applications will not be read.</Text>
				<Text mb="8" color="fg.muted" textStyle="sm">Please answer for yourself, not for the person helping you. * = required</Text>

				<Section title="Tell us about yourself">
					<Text1 k="chapter" label="Sponsoring branch" name="application[branch]" help="The branch that gave you this form, if any" />
					<SimpleGrid columns={[1, 4]} gap="4" templateColumns={["1fr", "3fr 70px 3fr 2fr"]}>
						<Text1 k="first" label="First name" name="applicant[first_name]" required />
						<Text1 k="mi" label="M.I." name="applicant[mi]" maxLength={1} />
						<Text1 k="last" label="Last name" name="applicant[last_name]" required />
						<Text1 k="goby" label="Name you go by" name="applicant[nickname]" />
					</SimpleGrid>
					<Box>
						<Text id="dob-head" fontWeight="medium" textStyle="sm" mb="1.5">Date of birth</Text>
						<HStack gap="3">
							<NativeSelect.Root width="180px">
								<NativeSelect.Field name="applicant[dob(2i)]" aria-label="Month" placeholder="Month" value={get("month") as string} onChange={(event) => set("month", event.target.value)} ref={mark("month")}>
									{MONTHS.map((month, index) => <option key={month} value={String(index + 1)}>{month}</option>)}
								</NativeSelect.Field>
								<NativeSelect.Indicator />
							</NativeSelect.Root>
							<Bare k="day" name="applicant[dob(3i)]" placeholder="Day" width="90px" maxLength={2} aria-labelledby="dob-head" />
							<Bare k="year" name="applicant[dob(1i)]" placeholder="Year" width="110px" maxLength={4} aria-labelledby="dob-head" />
						</HStack>
					</Box>
					<Text1 k="address" label="Mailing address" name="applicant[address][street]" help="Street and apartment number, or P.O. box" required />
					<SimpleGrid columns={[1, 4]} gap="4">
						<Text1 k="city" label="City" name="applicant[address][city]" required />
						<Native k="state" label="State" name="applicant[address][state]" options={STATES.map(([code]) => [code, code])} required placeholder="--" />
						<Text1 k="zip" label="ZIP" name="applicant[address][zip]" required />
						<Text1 k="county" label="County of residence" name="applicant[address][county]" />
					</SimpleGrid>
					<SimpleGrid columns={[1, 2]} gap="4">
						<Text1 k="phone" label="Best phone to reach you" name="applicant[phone]" type="tel" />
						<Text1 k="email" label="E-mail" name="applicant[email]" type="email" required help="Please do not use a school address that expires in June." />
					</SimpleGrid>
					<Box maxW="sm"><Choose k="gender" label="Gender" name="applicant[gender]" placeholder="Please select" items={[{ value: "w", label: "Woman" }, { value: "nb", label: "Non-binary" }, { value: "m", label: "Man" }, { value: "x", label: "Another identity" }]} /></Box>
					<RadioCard.Root ref={mark("citizen")} name="applicant[citizenship]" size="sm" value={get("citizen") as string} onValueChange={(details) => set("citizen", details.value ?? "")}>
						<RadioCard.Label>Citizenship</RadioCard.Label>
						<HStack align="stretch">
							{[["usc", "U.S. citizen"], ["lpr", "Permanent resident"], ["daca", "DACA recipient"], ["oth", "Other"]].map(([value = "", label]) => (
								<RadioCard.Item key={value} value={value}>
									<RadioCard.ItemHiddenInput />
									<RadioCard.ItemControl><RadioCard.ItemText>{label}</RadioCard.ItemText><RadioCard.ItemIndicator /></RadioCard.ItemControl>
								</RadioCard.Item>
							))}
						</HStack>
					</RadioCard.Root>
				</Section>

				<Section title="Your high school">
					<SimpleGrid columns={[1, 3]} gap="4" templateColumns={["1fr", "3fr 2fr 1fr"]}>
						<Text1 k="school" label="School you will graduate from" name="school[name]" required />
						<Text1 k="schoolCity" label="City" name="school[city]" />
						<Text1 k="schoolState" label="State" name="school[state]" />
					</SimpleGrid>
					<SimpleGrid columns={[1, 3]} gap="4">
						<Text1 k="gradDate" label="Graduation date" name="school[grad]" placeholder="MM/DD/YYYY" />
						<Text1 k="gpa" label="GPA, unweighted" name="school[gpa]" />
						<Text1 k="wgpa" label="GPA, weighted" name="school[gpa_w]" help="If your school reports one" />
					</SimpleGrid>
					<HStack gap="3">
						<Text as="span" textStyle="sm" fontWeight="medium">Rank in class:</Text><Bare k="rank" name="school[rank]" width="80px" />
						<Text as="span" textStyle="sm">out of</Text><Bare k="size" name="school[class_size]" width="80px" /><Text as="span" textStyle="sm">students</Text>
					</HStack>
					<SimpleGrid columns={[1, 2]} gap="4">
						<Text1 k="counselor" label="School counselor" name="school[counselor]" />
						<Text1 k="counselorPhone" label="Counselor's phone" name="school[counselor_phone]" type="tel" />
					</SimpleGrid>
					<Table.Root size="sm" variant="outline">
						<Table.Header><Table.Row><Table.ColumnHeader>Test</Table.ColumnHeader><Table.ColumnHeader>Score</Table.ColumnHeader><Table.ColumnHeader>Month and year taken (MM/YYYY)</Table.ColumnHeader></Table.Row></Table.Header>
						<Table.Body>
							{[["satRw", "SAT Evidence-Based Reading and Writing", "sat_rw"], ["satM", "SAT Math", "sat_m"], ["act", "ACT Composite", "act"]].map(([key, label, name]) => (
								<Table.Row key={key}>
									<Table.Cell>{label}</Table.Cell>
									<Table.Cell><Bare k={`${key}`} name={`tests[${name}][score]`} size="sm" width="100px" /></Table.Cell>
									<Table.Cell><Bare k={`${key}Date`} name={`tests[${name}][taken]`} size="sm" width="140px" /></Table.Cell>
								</Table.Row>
							))}
						</Table.Body>
					</Table.Root>
				</Section>

				<Section title="College credit earned so far" help="Dual enrollment, summer session, early college. Skip this section if it does not apply.">
					<Text1 k="college" label="Name of college" name="college[name]" />
					<Table.Root size="sm" variant="outline">
						<Table.Header><Table.Row><Table.ColumnHeader>Course title</Table.ColumnHeader><Table.ColumnHeader width="110px">Credits</Table.ColumnHeader><Table.ColumnHeader width="110px">Grade</Table.ColumnHeader></Table.Row></Table.Header>
						<Table.Body>
							{Array.from({ length: courses }, (_, row) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
								<Table.Row key={row}>
									<Table.Cell><Bare k={`c${row}Course`} name={`college[courses][${row}][title]`} size="sm" /></Table.Cell>
									<Table.Cell><Bare k={`c${row}Credits`} name={`college[courses][${row}][credits]`} size="sm" /></Table.Cell>
									<Table.Cell><Bare k={`c${row}Grade`} name={`college[courses][${row}][grade]`} size="sm" /></Table.Cell>
								</Table.Row>
							))}
						</Table.Body>
					</Table.Root>
					<Box><Button size="sm" variant="outline" type="button" onClick={() => setCourses(courses + 1)}>Add course</Button></Box>
				</Section>

				<Section title="Activities, service and employment" help="What do you do outside of class? Include jobs and volunteer work.">
					{Array.from({ length: rows }, (_, row) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
						<Card.Root key={row} size="sm" variant="subtle">
							<Card.Header><Heading size="sm">#{row + 1}</Heading></Card.Header>
							<Card.Body>
								<SimpleGrid columns={[1, 2]} gap="4">
									<Text1 k={`act${row}Org`} label="Club, organization or employer" name={`activities[${row}][organization]`} />
									<Text1 k={`act${row}Office`} label="Office held / responsibility" name={`activities[${row}][office]`} />
									<Count k={`act${row}Hours`} label="Hours per week" name={`activities[${row}][hours]`} max={100} />
									<Count k={`act${row}Weeks`} label="Weeks per year" name={`activities[${row}][weeks]`} max={52} />
								</SimpleGrid>
							</Card.Body>
						</Card.Root>
					))}
					<Box><Button size="sm" variant="outline" type="button" onClick={() => setRows(rows + 1)}>Add another activity</Button></Box>
					<Box>
						<Text textStyle="sm" fontWeight="medium" mb="1.5">Awards and honors received in high school (up to three)</Text>
						<Stack gap="2">{[0, 1, 2].map((row) => <Bare key={row} k={`award${row}`} name="awards[]" placeholder={`Award ${row + 1}`} />)}</Stack>
					</Box>
				</Section>

				<Section title="Family">
					{[1, 2].map((n) => (
						<SimpleGrid key={n} columns={[1, 3]} gap="4">
							<Text1 k={`p${n}Name`} label={n === 1 ? "Parent or guardian (1) – full name" : "Parent or guardian (2) – full name"} name={`family[parent${n}][name]`} />
							<Text1 k={`p${n}Job`} label="Occupation" name={`family[parent${n}][occupation]`} />
							<Native k={`p${n}Ed`} label="Highest education completed" name={`family[parent${n}][education]`} options={EDUCATION.map((text, index) => [String(index), text])} />
						</SimpleGrid>
					))}
					<Checkbox.Root ref={mark("firstGen")} name="family[first_gen]" checked={get("firstGen") as boolean} onCheckedChange={(details) => set("firstGen", details.checked === true)}>
						<Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>I will be the first in my family to attend college</Checkbox.Label>
					</Checkbox.Root>
					<HStack gap="8" align="start">
						<Count k="siblings" label="Number of brothers and sisters" name="family[siblings]" max={20} />
						<Field.Root maxW="260px">
							<Field.Label>Approximate family income last year</Field.Label>
							<InputGroup startElement="$"><Bare k="income" name="family[income]" /></InputGroup>
						</Field.Root>
					</HStack>
				</Section>

				<Section title="Your plans">
					<Text1 k="plan" label="College or university you plan to attend in the fall" name="plans[college]" />
					<TagsInput.Root ref={mark("applied")} value={get("applied") as string[]} onValueChange={(details) => set("applied", details.value)}>
						<TagsInput.Label>Colleges to which you have applied</TagsInput.Label>
						<TagsInput.Control><TagsInput.Items /><TagsInput.Input placeholder="Type a name and press Enter" /></TagsInput.Control>
						<TagsInput.HiddenInput />
					</TagsInput.Root>
					<SimpleGrid columns={[1, 2]} gap="4">
						<Major />
						<Choose k="degree" label="Highest degree you hope to earn" name="plans[degree]" placeholder="Select degree" items={[["A", "Associate's"], ["B", "Bachelor's"], ["M", "Master's"], ["D", "Doctorate (Ph.D., Ed.D.)"], ["P", "Professional (M.D., J.D., …)"], ["U", "Undecided"]].map(([value = "", label = ""]) => ({ value, label }))} />
					</SimpleGrid>
					<Text1 k="career" label="Career goal" name="plans[career]" />
					<Field.Root>
						<Field.Label>Personal statement</Field.Label>
						<Textarea name="essay[statement]" rows={7} {...useTextOf(get, set, mark, "statement")} />
						<Field.HelperText>In 500 words or fewer, tell us about a woman who has shaped your goals.</Field.HelperText>
					</Field.Root>
				</Section>

				<Section title="Optional demographic information" help="Reported to our national office in summary only.">
					<Text textStyle="sm" id="race-q">How do you describe your race or ethnicity? Check all that apply.</Text>
					<CheckboxGroup ref={mark("race")} aria-labelledby="race-q" name="applicant[race][]" value={get("race") as string[]} onValueChange={(value) => set("race", value)}>
						<SimpleGrid columns={[1, 2]} gap="2">
							{RACES.map((race) => <Checkbox.Root key={race} value={race}><Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>{race}</Checkbox.Label></Checkbox.Root>)}
						</SimpleGrid>
					</CheckboxGroup>
				</Section>

				<Section title="Certification">
					<Checkbox.Root ref={mark("agree")} name="certify" checked={get("agree") as boolean} onCheckedChange={(details) => set("agree", details.checked === true)}>
						<Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>I certify that everything above is accurate, and I give the Association permission to publish my name and photograph if I am chosen.</Checkbox.Label>
					</Checkbox.Root>
					<Text1 k="sign" label="Applicant signature (type full name)" name="signature" />
					<Box position="absolute" left="-5000px" aria-hidden="true"><Bare k="url" name="website_url" tabIndex={-1} autoComplete="off" /></Box>
				</Section>
				<Button type="submit" colorPalette="purple" onClick={() => setSent(true)}>Submit to committee</Button>
			</Container>
		</Answers.Provider>
	);
}

const useTextOf = (get: (key: string) => Value, set: (key: string, value: Value) => void, mark: (key: string) => (node: HTMLElement | null) => void, key: string) => ({
	value: get(key) as string,
	onChange: (event: { target: { value: string } }) => set(key, event.target.value),
	ref: mark(key),
});

createRoot(document.getElementById("root") as HTMLElement).render(
	<ChakraProvider value={defaultSystem}>
		<App />
	</ChakraProvider>,
);
