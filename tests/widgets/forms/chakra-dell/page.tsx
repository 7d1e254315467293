import { useRef, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import {
	Box, Button, Card, ChakraProvider, Checkbox, CheckboxGroup, CloseButton, Combobox, Container, createListCollection, DatePicker, Dialog, Field, Fieldset,
	Flex, Heading, HStack, IconButton, Input, InputGroup, Link, NativeSelect, NumberInput, parseDate, Portal, RadioCard, SegmentGroup, Select, Separator, SimpleGrid,
	Stack, Switch, TagsInput, Text, Textarea, defaultSystem, useFilter, useListCollection,
} from "@chakra-ui/react";
import { MAJORS, STATES } from "../../lists";

type Item = { value: string; label: string };
const items = (list: Array<string | [string, string]>): Item[] => list.map((one) => (typeof one === "string" ? { value: one, label: one } : { value: one[0], label: one[1] }));

const INCOME = createListCollection({ items: items([["lt25", "Under $25,000"], ["25to49", "$25,000 – $49,999"], ["50to74", "$50,000 – $74,999"], ["75to99", "$75,000 – $99,999"], ["100to149", "$100,000 – $149,999"], ["gte150", "$150,000 or more"], ["na", "I'd rather not say"]]) });
const TERMS = createListCollection({ items: items(["Winter 2027", "Spring 2027", "Fall 2027", "Winter 2028", "Spring 2028", "Fall 2028"]) });
const PARENT_ED = createListCollection({ items: items([["none", "Did not finish high school"], ["hs", "High school diploma or GED"], ["some", "Some college, no degree"], ["aa", "Associate degree"], ["ba", "Bachelor's degree"], ["grad", "Graduate or professional degree"]]) });
const HEARD = createListCollection({ items: items(["Crew leader or corps alum", "School counselor", "Instagram", "Trailhead poster", "Other"]) });
const CATEGORY = createListCollection({ items: items([["academic", "Academic club or competition"], ["arts", "Arts, music or theater"], ["athletics", "Athletics"], ["service", "Community service"], ["debate", "Debate, speech or Model UN"], ["environment", "Environment and conservation"], ["faith", "Faith community"], ["family", "Family responsibility"], ["job", "Job (paid)"], ["internship", "Internship (unpaid)"], ["other", "Something else"]]) });
const GRADES: Array<[string, string]> = [["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]];
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

type School = { ceeb: string; name: string; place: string };
const SCHOOLS: School[] = [
	["380045", "Ashland High School", "Ashland, OR"], ["380046", "Ashland Valley High School", "Ashland, OR"], ["360210", "Ashland High School", "Ashland, OH"], ["500115", "Ashland Secondary School", "Ashland, WI"],
	["053950", "Yreka High School", "Yreka, CA"], ["380710", "Crater Renaissance Academy", "Central Point, OR"], ["380690", "South Medford High School", "Medford, OR"], ["053190", "Mount Shasta High School", "Mount Shasta, CA"],
	["380430", "Grants Pass High School", "Grants Pass, OR"], ["051840", "McKinleyville High School", "McKinleyville, CA"], ["480900", "Valley High School", "Spokane Valley, WA"], ["380300", "Eagle Point High School", "Eagle Point, OR"],
].map(([ceeb, name, place]) => ({ ceeb, name, place }));
const searchSchools = (text: string) =>
	new Promise<School[]>((done) => setTimeout(() => done(SCHOOLS.filter(({ name, place }) => `${name} ${place}`.toLowerCase().includes(text.trim().toLowerCase()))), 380));

type Activity = { category: string; organization: string; role: string; summary: string; grades: string[]; hours: string; weeks: string };
type Honor = { title: string; grade: string };
const NO_ACTIVITY: Activity = { category: "", organization: "", role: "", summary: "", grades: [], hours: "", weeks: "" };
const START = {
	given_name: "", middle_name: "", family_name: "", email: "", mobile: "", dob_month: "", dob_day: "", dob_year: "", street: "", unit: "", city: "", state: "", zip: "",
	citizenship: "", gender: "", race: [] as string[], first_gen: "", income: "", siblings: "",
	school: "", grade: "", gpa: "", grad_date: "", major: "", term: "", languages: [] as string[],
	p_first: "", p_last: "", p_edu: "",
	ec_name: "", ec_phone: "", ec_relation: "", crew_leader: "", crew_email: "", shirt: "", heard: "", essay: "", diet: [] as string[], media: false, truthful: false, signature: "", website: "",
};
let latest: { form: typeof START; activities: Activity[]; honors: Honor[]; submitted: boolean };

function Picker({ label, name, value, onChange, collection, placeholder = "Select", inDialog, required, help }: { label: string; name: string; value: string; onChange: (value: string) => void; collection: typeof INCOME; placeholder?: string; inDialog?: boolean; required?: boolean; help?: string }) {
	const list = (
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
	);
	return (
		<Field.Root required={required}>
			<Select.Root name={name} collection={collection} value={value ? [value] : []} onValueChange={(e) => onChange(e.value[0] ?? "")} size="md">
				<Select.HiddenSelect />
				<Select.Label>
					{label} {required && <Field.RequiredIndicator />}
				</Select.Label>
				<Select.Control>
					<Select.Trigger>
						<Select.ValueText placeholder={placeholder} />
					</Select.Trigger>
					<Select.IndicatorGroup>
						<Select.Indicator />
					</Select.IndicatorGroup>
				</Select.Control>
				{inDialog ? list : <Portal>{list}</Portal>}
			</Select.Root>
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}

function Finder({ label, name, options, onChange, placeholder }: { label: string; name: string; options: Item[]; onChange: (value: string) => void; placeholder: string }) {
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: options, filter: contains });
	return (
		<Combobox.Root collection={collection} name={name} openOnClick onInputValueChange={(e) => filter(e.inputValue)} onValueChange={(e) => onChange(e.value[0] ?? "")}>
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
						<Combobox.Empty>No items found</Combobox.Empty>
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
	);
}

function SchoolFinder({ onChange }: { onChange: (value: string) => void }) {
	const [loading, setLoading] = useState(false);
	const asked = useRef(0);
	const { collection, set } = useListCollection<School>({ initialItems: [], itemToString: (item) => item.name, itemToValue: (item) => item.ceeb });
	const ask = async (text: string) => {
		const mine = ++asked.current;
		if (text.trim().length < 2) return set([]);
		setLoading(true);
		const found = await searchSchools(text);
		if (mine !== asked.current) return;
		setLoading(false);
		set(found);
	};
	return (
		<Combobox.Root collection={collection} name="high_school" placeholder="Start typing, e.g. the town" inputBehavior="none" onInputValueChange={(e) => e.reason === "input-change" && ask(e.inputValue)} onValueChange={(e) => onChange(e.value[0] ?? "")}>
			<Combobox.Label>High school you attend</Combobox.Label>
			<Combobox.Control>
				<Combobox.Input />
				<Combobox.IndicatorGroup>
					<Combobox.ClearTrigger />
					<Combobox.Trigger />
				</Combobox.IndicatorGroup>
			</Combobox.Control>
			<Portal>
				<Combobox.Positioner>
					<Combobox.Content minW="sm">
						{loading ? (
							<Text p="2" textStyle="sm" color="fg.muted">Searching…</Text>
						) : collection.items.length === 0 ? (
							<Combobox.Empty>Type at least two letters</Combobox.Empty>
						) : (
							collection.items.map((school) => (
								<Combobox.Item key={school.ceeb} item={school}>
									<Stack gap="0">
										<Combobox.ItemText fontWeight="medium">{school.name}</Combobox.ItemText>
										<Text textStyle="xs" color="fg.muted">{school.place}</Text>
									</Stack>
									<Combobox.ItemIndicator />
								</Combobox.Item>
							))
						)}
					</Combobox.Content>
				</Combobox.Positioner>
			</Portal>
		</Combobox.Root>
	);
}

function Segments({ legend, name, value, onChange, options }: { legend: string; name: string; value: string; onChange: (value: string) => void; options: Array<[string, string]> }) {
	return (
		<Fieldset.Root size="sm">
			<Fieldset.Legend>{legend}</Fieldset.Legend>
			<SegmentGroup.Root name={name} value={value || null} onValueChange={(e) => onChange(e.value ?? "")} w="fit-content">
				<SegmentGroup.Indicator />
				<SegmentGroup.Items items={options.map(([value, label]) => ({ value, label }))} />
			</SegmentGroup.Root>
		</Fieldset.Root>
	);
}

const Count = ({ label, name, value, onChange, ...rest }: { label: string; name: string; value: string; onChange: (value: string) => void; min?: number; max?: number; step?: number; formatOptions?: Intl.NumberFormatOptions }) => (
	<Field.Root>
		<Field.Label>{label}</Field.Label>
		<NumberInput.Root name={name} value={value} onValueChange={(e) => onChange(e.value)} width="140px" {...rest}>
			<NumberInput.Control />
			<NumberInput.Input />
		</NumberInput.Root>
	</Field.Root>
);

const Tags = ({ label, name, value, onChange, placeholder }: { label: string; name: string; value: string[]; onChange: (value: string[]) => void; placeholder: string }) => (
	<TagsInput.Root name={name} value={value} onValueChange={(e) => onChange(e.value)}>
		<TagsInput.Label>{label}</TagsInput.Label>
		<TagsInput.Control>
			<TagsInput.Items />
			<TagsInput.Input placeholder={placeholder} />
		</TagsInput.Control>
		<TagsInput.HiddenInput />
		<Text textStyle="xs" color="fg.muted">Press Enter after each one</Text>
	</TagsInput.Root>
);

const Part = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
	<Card.Root as="section" my="6" variant="outline">
		<Card.Header>
			<Card.Title>{title}</Card.Title>
			{note && <Card.Description>{note}</Card.Description>}
		</Card.Header>
		<Card.Body>
			<Stack gap="5">{children}</Stack>
		</Card.Body>
	</Card.Root>
);

function ActivityDialog({ at, start, onSave, onClose }: { at: number; start: Activity; onSave: (entry: Activity) => void; onClose: () => void }) {
	const [draft, setDraft] = useState(start);
	const [tried, setTried] = useState(false);
	const set = <K extends keyof Activity>(key: K) => (value: Activity[K]) => setDraft((now) => ({ ...now, [key]: value }));
	return (
		<Dialog.Root open onOpenChange={(e) => !e.open && onClose()} size="lg" scrollBehavior="outside">
			<Portal>
				<Dialog.Backdrop />
				<Dialog.Positioner>
					<Dialog.Content>
						<Dialog.Header>
							<Dialog.Title>{at < 0 ? "Add an experience" : "Edit experience"}</Dialog.Title>
						</Dialog.Header>
						<Dialog.Body>
							<Stack gap="4">
								<Picker label="Category" name="x_category" value={draft.category} onChange={set("category")} collection={CATEGORY} inDialog required />
								<Field.Root required invalid={tried && !draft.organization}>
									<Field.Label>Organization or employer <Field.RequiredIndicator /></Field.Label>
									<Input name="x_organization" value={draft.organization} onChange={(e) => set("organization")(e.target.value)} />
									<Field.ErrorText>Tell us the name of the group.</Field.ErrorText>
								</Field.Root>
								<Field.Root>
									<Field.Label>Your role</Field.Label>
									<Input name="x_role" value={draft.role} onChange={(e) => set("role")(e.target.value)} />
								</Field.Root>
								<Field.Root>
									<Field.Label>What did you do?</Field.Label>
									<Textarea name="x_summary" rows={3} value={draft.summary} onChange={(e) => set("summary")(e.target.value)} />
									<Field.HelperText>A sentence or two is plenty.</Field.HelperText>
								</Field.Root>
								<Fieldset.Root>
									<CheckboxGroup name="x_grades" value={draft.grades} onValueChange={set("grades")}>
										<Fieldset.Legend fontSize="sm" mb="2">Grades in which you took part</Fieldset.Legend>
										<Fieldset.Content>
											<HStack gap="5">
												{GRADES.map(([value, label]) => (
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
								<HStack>
									<Count label="Hours a week" name="x_hours" value={draft.hours} onChange={set("hours")} min={0} max={168} />
									<Count label="Weeks a year" name="x_weeks" value={draft.weeks} onChange={set("weeks")} min={0} max={52} />
								</HStack>
							</Stack>
						</Dialog.Body>
						<Dialog.Footer>
							<Dialog.ActionTrigger asChild>
								<Button variant="outline">Cancel</Button>
							</Dialog.ActionTrigger>
							<Button onClick={() => (draft.organization ? onSave(draft) : setTried(true))}>Save experience</Button>
						</Dialog.Footer>
						<Dialog.CloseTrigger asChild>
							<CloseButton size="sm" />
						</Dialog.CloseTrigger>
					</Dialog.Content>
				</Dialog.Positioner>
			</Portal>
		</Dialog.Root>
	);
}

const categoryName = (value: string) => CATEGORY.items.find((item) => item.value === value)?.label ?? "";
const gradeNames = (grades: string[]) => GRADES.filter(([value]) => grades.includes(value)).map(([, label]) => label);

function App() {
	const [form, setForm] = useState(START);
	const [activities, setActivities] = useState<Activity[]>([]);
	const [honors, setHonors] = useState<Honor[]>([{ title: "", grade: "" }]);
	const [editing, setEditing] = useState<number | null>(null);
	const [submitted, setSubmitted] = useState(false);
	latest = { form, activities, honors, submitted };
	const set = <K extends keyof typeof START>(key: K) => (value: (typeof START)[K]) => setForm((now) => ({ ...now, [key]: value }));
	const text = (key: { [K in keyof typeof START]: (typeof START)[K] extends string ? K : never }[keyof typeof START], label: string, more: { required?: boolean; help?: string; type?: string; autoComplete?: string; placeholder?: string } = {}) => (
		<Field.Root required={more.required}>
			<Field.Label>{label} <Field.RequiredIndicator /></Field.Label>
			<Input name={key} type={more.type ?? "text"} autoComplete={more.autoComplete} placeholder={more.placeholder} value={form[key]} onChange={(e) => set(key)(e.target.value)} />
			{more.help && <Field.HelperText>{more.help}</Field.HelperText>}
		</Field.Root>
	);
	const native = (key: "dob_month" | "dob_day" | "dob_year", label: string, options: Item[]) => (
		<Field.Root width="auto">
			<Field.Label srOnly>{label}</Field.Label>
			<NativeSelect.Root size="md">
				<NativeSelect.Field name={key} placeholder={label} value={form[key]} onChange={(e) => set(key)(e.currentTarget.value)}>
					{options.map(({ value, label }) => <option key={value} value={value}>{label}</option>)}
				</NativeSelect.Field>
				<NativeSelect.Indicator />
			</NativeSelect.Root>
		</Field.Root>
	);
	return (
		<Container maxW="3xl" py="10">
			<Heading size="3xl">Backcountry Futures Scholarship</Heading>
			<Text color="fg.muted" mt="2">
				For students who plan to work for land, water and wildlife. Offered by the Cascade-Siskiyou Conservation Corps Foundation. See our <Link href="#privacy" variant="underline">privacy notice</Link>.
			</Text>
			<form noValidate autoComplete="on" onSubmit={(e) => { e.preventDefault(); setSubmitted(true); }}>
				<Part title="About you">
					<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
						{text("given_name", "Given name", { required: true, autoComplete: "given-name" })}
						{text("middle_name", "Middle name")}
						{text("family_name", "Family name", { required: true, autoComplete: "family-name" })}
					</SimpleGrid>
					<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
						{text("email", "Email", { required: true, type: "email", help: "An address you will still read after graduation" })}
						<Field.Root>
							<Field.Label>Mobile</Field.Label>
							<InputGroup startAddon="+1">
								<Input name="mobile" type="tel" placeholder="(___) ___-____" value={form.mobile} onChange={(e) => set("mobile")(e.target.value)}
									onBlur={(e) => { const digits = e.target.value.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, ""); set("mobile")(digits.length === 10 ? digits.replace(/(...)(...)(....)/, "($1) $2-$3") : ""); }} />
							</InputGroup>
						</Field.Root>
					</SimpleGrid>
					<Fieldset.Root>
						<Fieldset.Legend>Date of birth</Fieldset.Legend>
						<HStack>
							{native("dob_month", "Month", MONTHS.map((label, at) => ({ value: String(at + 1), label })))}
							{native("dob_day", "Day", Array.from({ length: 31 }, (_, at) => ({ value: String(at + 1), label: String(at + 1) })))}
							{native("dob_year", "Year", Array.from({ length: 20 }, (_, at) => ({ value: String(2014 - at), label: String(2014 - at) })))}
						</HStack>
					</Fieldset.Root>
					<Separator />
					{text("street", "Street", { required: true, autoComplete: "address-line1" })}
					{text("unit", "Apartment, unit, space #")}
					<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
						{text("city", "City or town")}
						<Finder label="State" name="state" options={items(STATES)} onChange={set("state")} placeholder="Choose a state" />
						{text("zip", "ZIP")}
					</SimpleGrid>
					<Box position="absolute" left="-9999px" aria-hidden="true">
						<label htmlFor="website">Website</label>
						<input id="website" name="website" tabIndex={-1} autoComplete="off" value={form.website} onChange={(e) => set("website")(e.target.value)} />
					</Box>
				</Part>
				<Part title="Who applies" note="These answers help our donors see whom we reach. Reviewers do not see them.">
					<RadioCard.Root name="citizenship" value={form.citizenship || null} onValueChange={(e) => set("citizenship")(e.value ?? "")}>
						<RadioCard.Label>Citizenship status</RadioCard.Label>
						<SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
							{[["usc", "U.S. citizen or national", "By birth or naturalization"], ["lpr", "Lawful permanent resident", "Green card holder"], ["daca", "DACA recipient", "Current or in renewal"], ["other", "Another status", "Visa, refugee, undocumented…"]].map(([value, title, description]) => (
								<RadioCard.Item key={value} value={value}>
									<RadioCard.ItemHiddenInput />
									<RadioCard.ItemControl>
										<RadioCard.ItemContent>
											<RadioCard.ItemText>{title}</RadioCard.ItemText>
											<RadioCard.ItemDescription>{description}</RadioCard.ItemDescription>
										</RadioCard.ItemContent>
										<RadioCard.ItemIndicator />
									</RadioCard.ItemControl>
								</RadioCard.Item>
							))}
						</SimpleGrid>
					</RadioCard.Root>
					<Segments legend="Gender" name="gender" value={form.gender} onChange={set("gender")} options={[["w", "Woman"], ["m", "Man"], ["nb", "Nonbinary"], ["x", "Prefer not to answer"]]} />
					<Fieldset.Root>
						<CheckboxGroup name="race" value={form.race} onValueChange={set("race")}>
							<Fieldset.Legend fontSize="sm" mb="2">Race (check any)</Fieldset.Legend>
							<Fieldset.Content>
								{[["aian", "American Indian or Alaska Native"], ["asian", "Asian"], ["black", "Black or African American"], ["nhpi", "Native Hawaiian or Pacific Islander"], ["white", "White"], ["none", "Decline to state"]].map(([value, label]) => (
									<Checkbox.Root key={value} value={value}>
										<Checkbox.HiddenInput />
										<Checkbox.Control />
										<Checkbox.Label>{label}</Checkbox.Label>
									</Checkbox.Root>
								))}
							</Fieldset.Content>
						</CheckboxGroup>
					</Fieldset.Root>
					<Segments legend="Will you be in the first generation of your family to finish college?" name="first_gen" value={form.first_gen} onChange={set("first_gen")} options={[["yes", "Yes"], ["no", "No"], ["unsure", "Not sure"]]} />
					<Picker label="Household income last year" name="income" value={form.income} onChange={set("income")} collection={INCOME} placeholder="Select a range" help="Before taxes" />
					<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
						{text("p_first", "Mother or first guardian: given name")}
						{text("p_last", "Mother or first guardian: family name")}
					</SimpleGrid>
					<Picker label="Highest schooling of your mother or first guardian" name="p_edu" value={form.p_edu} onChange={set("p_edu")} collection={PARENT_ED} />
					<Count label="How many brothers and sisters do you have?" name="siblings" value={form.siblings} onChange={set("siblings")} min={0} max={15} />
				</Part>
				<Part title="School">
					<SchoolFinder onChange={set("school")} />
					<Segments legend="Grade this school year" name="grade" value={form.grade} onChange={set("grade")} options={[["9", "9"], ["10", "10"], ["11", "11"], ["12", "12"], ["college", "In college"]]} />
					<Count label="Cumulative GPA, unweighted (4.0 scale)" name="gpa" value={form.gpa} onChange={set("gpa")} min={0} max={4} step={0.01} />
					<DatePicker.Root name="grad_date" value={form.grad_date ? [parseDate(form.grad_date)] : []} onValueChange={(e) => set("grad_date")(e.value[0]?.toString() ?? "")} maxWidth="20rem">
						<DatePicker.Label>High school graduation date</DatePicker.Label>
						<DatePicker.Control>
							<DatePicker.Input />
							<DatePicker.IndicatorGroup>
								<DatePicker.Trigger>📅</DatePicker.Trigger>
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
					<Finder label="Planned major" name="major" options={items(MAJORS)} onChange={set("major")} placeholder="Search majors" />
					<Picker label="First term of college" name="term" value={form.term} onChange={set("term")} collection={TERMS} />
					<Tags label="Languages you speak or understand" name="languages" value={form.languages} onChange={set("languages")} placeholder="Add a language" />
				</Part>
				<Part title="Experience" note="Clubs, jobs, crews, family duties: whatever takes your time. Add up to six, most important first.">
					<Stack as="ul" listStyleType="none" gap="3">
						{activities.map((entry, at) => (
							<Card.Root as="li" key={at} size="sm" data-entry={at}>
								<Card.Body>
									<Flex justify="space-between">
										<Box>
											<Text fontWeight="semibold">{entry.organization}</Text>
											<Text textStyle="sm" color="fg.muted">{[entry.role, categoryName(entry.category), gradeNames(entry.grades).join(", ")].filter(Boolean).join(" · ")}</Text>
											<Text textStyle="sm">{entry.summary}</Text>
											<Text textStyle="xs">{entry.hours || "–"} h/wk, {entry.weeks || "–"} wk/yr</Text>
										</Box>
										<HStack>
											<Button size="xs" variant="ghost" onClick={() => setEditing(at)}>Edit</Button>
											<IconButton size="xs" variant="ghost" aria-label="Remove" onClick={() => setActivities(activities.filter((_, other) => other !== at))}>×</IconButton>
										</HStack>
									</Flex>
								</Card.Body>
							</Card.Root>
						))}
					</Stack>
					{activities.length === 0 && <Text color="fg.muted" textStyle="sm">Nothing added yet.</Text>}
					{activities.length < 6 && <Button alignSelf="start" variant="surface" onClick={() => setEditing(-1)}>+ Add experience</Button>}
					{editing !== null && (
						<ActivityDialog key={editing} at={editing} start={activities[editing] ?? NO_ACTIVITY} onClose={() => setEditing(null)}
							onSave={(entry) => { setActivities((now) => (editing < 0 ? [...now, entry] : now.map((old, at) => (at === editing ? entry : old)))); setEditing(null); }} />
					)}
				</Part>
				<Part title="Honors">
					{honors.map((honor, at) => {
						const change = (part: Partial<Honor>) => setHonors((now) => now.map((old, other) => (other === at ? { ...old, ...part } : old)));
						return (
							<Box key={at} borderWidth="1px" rounded="md" p="4">
								<Field.Root mb="3">
									<Field.Label>Honor or award</Field.Label>
									<Input name={`honors[${at}].title`} value={honor.title} onChange={(e) => change({ title: e.target.value })} />
								</Field.Root>
								<Segments legend="Received in grade" name={`honors[${at}].grade`} value={honor.grade} onChange={(grade) => change({ grade })} options={GRADES} />
							</Box>
						);
					})}
					{honors.length < 3 && <Button alignSelf="start" size="sm" variant="outline" onClick={() => setHonors([...honors, { title: "", grade: "" }])}>+ Another honor</Button>}
				</Part>
				<Part title="In your words and the fine print">
					<Field.Root>
						<Field.Label>Describe a place outdoors that changed how you think, and what you would do to keep it.</Field.Label>
						<Textarea name="essay" rows={7} value={form.essay} onChange={(e) => set("essay")(e.target.value)} />
						<Field.HelperText>250–500 words</Field.HelperText>
					</Field.Root>
					<SimpleGrid columns={2} gap="4">
						{text("crew_leader", "Name of a crew leader, teacher or supervisor who will vouch for you")}
						{text("crew_email", "Their email", { type: "email" })}
					</SimpleGrid>
					<Fieldset.Root>
						<Fieldset.Legend>Emergency contact for the award weekend</Fieldset.Legend>
						<Fieldset.Content>
							{text("ec_name", "Full name")}
							{text("ec_relation", "Relationship to you")}
							{text("ec_phone", "Phone", { type: "tel" })}
						</Fieldset.Content>
					</Fieldset.Root>
					<Segments legend="T-shirt size" name="shirt" value={form.shirt} onChange={set("shirt")} options={[["xs", "XS"], ["s", "S"], ["m", "M"], ["l", "L"], ["xl", "XL"]]} />
					<Tags label="Allergies or dietary needs" name="diet" value={form.diet} onChange={set("diet")} placeholder="Add one" />
					<Picker label="Where did you hear about us?" name="heard" value={form.heard} onChange={set("heard")} collection={HEARD} />
					<Switch.Root name="media" checked={form.media} onCheckedChange={(e) => set("media")(e.checked)}>
						<Switch.HiddenInput />
						<Switch.Control />
						<Switch.Label>Send me the corps newsletter and hiring news</Switch.Label>
					</Switch.Root>
					<Checkbox.Root name="truthful" checked={form.truthful} onCheckedChange={(e) => set("truthful")(e.checked === true)}>
						<Checkbox.HiddenInput />
						<Checkbox.Control />
						<Checkbox.Label>I certify that everything here is true and my own work.</Checkbox.Label>
					</Checkbox.Root>
					{text("signature", "Type your full legal name as your signature")}
				</Part>
				<Button type="submit" size="lg" colorPalette="green">Submit application</Button>
			</form>
		</Container>
	);
}
createRoot(document.getElementById("root") as HTMLElement).render(<ChakraProvider value={defaultSystem}><App /></ChakraProvider>);

const slots = () => {
	const out: Record<string, unknown> = {};
	for (let at = 0; at < 3; at++) {
		const entry = latest.activities[at] ?? NO_ACTIVITY;
		for (const [key, value] of Object.entries(entry)) out[`x${at}_${key}`] = value;
		const honor = latest.honors[at] ?? { title: "", grade: "" };
		out[`honor${at}_title`] = honor.title;
		out[`honor${at}_grade`] = honor.grade;
	}
	return out;
};
const drawn = (name: string): unknown => {
	const found = [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
	const [first] = found;
	const root = first?.closest('[data-part="root"]');
	if (first?.tagName === "SELECT" && root?.getAttribute("data-scope") === "select") {
		const value = root.querySelector('[data-part="value-text"]');
		return latest.form[name as "income"] ? (value?.textContent ?? "") : "";
	}
	if (first instanceof HTMLSelectElement) return first.value ? (first.selectedOptions[0]?.label ?? "") : "";
	if (first?.type === "radio") return found.find((one) => one.checked)?.closest("label")?.querySelector('[data-part="item-text"]')?.textContent ?? "";
	return first?.value ?? "";
};
Object.assign(window, {
	formState: () => ({ ...latest.form, ...slots(), submitted: latest.submitted }),
	formShown: () => {
		const out: Record<string, unknown> = {};
		for (const [key, value] of Object.entries(latest.form)) {
			if (typeof value === "boolean") out[key] = document.querySelector<HTMLInputElement>(`input[name="${key}"]`)?.checked ?? false;
			else if (key === "race") out[key] = [...document.querySelectorAll('input[name="race"]:checked')].map((box) => box.closest("label")?.textContent ?? "");
			else if (Array.isArray(value)) out[key] = [...(document.querySelector(`input[name="${key}"]`)?.closest('[data-scope="tags-input"][data-part="root"]')?.querySelectorAll('[data-part="item-text"]') ?? [])].map((tag) => tag.textContent);
			else if (key === "school") out[key] = document.querySelector<HTMLInputElement>('input[name="high_school"]')?.value ?? "";
			else if (key === "grad_date") out[key] = document.querySelector<HTMLInputElement>('[data-scope="date-picker"] input')?.value ?? "";
			else out[key] = drawn(key);
		}
		for (let at = 0; at < 3; at++) {
			const entry = latest.activities[at] ?? NO_ACTIVITY;
			Object.assign(out, { [`x${at}_category`]: categoryName(entry.category), [`x${at}_organization`]: entry.organization, [`x${at}_role`]: entry.role, [`x${at}_summary`]: entry.summary, [`x${at}_grades`]: gradeNames(entry.grades), [`x${at}_hours`]: entry.hours, [`x${at}_weeks`]: entry.weeks });
			out[`honor${at}_title`] = drawn(`honors[${at}].title`);
			out[`honor${at}_grade`] = drawn(`honors[${at}].grade`);
		}
		return out;
	},
});
