import {
	Accordion, Box, Button, Card, ChakraProvider, Checkbox, CheckboxCard, CheckboxGroup, CloseButton, Combobox, Container, DataList, DatePicker, Dialog,
	Field, Fieldset, Flex, Heading, HStack, Input, InputGroup, NativeSelect, NumberInput, Portal, RadioCard, SegmentGroup, Select, SimpleGrid, Span, Spinner,
	Stack, Switch, Text, Textarea, Wrap, Badge, createListCollection, defaultSystem, useFilter, useListCollection,
} from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const GRADES = [["09", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]];
const emptyActivity = () => ({ category: "", org: "", role: "", grades: [] as string[], hours: "", weeks: "", summary: "" });
type Activity = ReturnType<typeof emptyActivity>;
const emptyHonor = () => ({ title: "", grade: "" });

const initial = {
	legalFirst: "", legalMiddle: "", legalLast: "", goesBy: "", email: "", mobile: "", street: "", town: "", region: "", zip: "", country: "",
	birthdate: "", school: "", gradYear: "", gpa: "", standing: "", term: "", major: "", ebrw: "", math: "",
	motherFirst: "", motherLast: "", motherEdu: "", fatherFirst: "", fatherLast: "", fatherEdu: "",
	gender: "", citizen: "", race: [] as string[], latina: "", income: "", aid: "", languages: [] as string[],
	plan: "", counselorName: "", counselorEmail: "", alumna: "", hear: "", whyDale: "", sms: false, certify: false, signature: "", website: "",
	activities: [] as Activity[], honors: [] as ReturnType<typeof emptyHonor>[], submitted: false,
};
let live = initial;
const nodes: Record<string, HTMLElement | null> = {};
const reg = (key: string) => (node: HTMLElement | null) => { nodes[key] = node; };

const collection = (pairs: string[][]) => createListCollection({ items: pairs.map(([value, label]) => ({ value, label })) });
const same = (list: string[]) => collection(list.map((each) => [each, each]));
const C = {
	gradYear: same(["2026", "2027", "2028", "2029"]),
	edu: collection([["1", "Less than high school"], ["2", "High school diploma or GED"], ["3", "Some college, no degree"], ["4", "Associate degree"], ["5", "Bachelor’s degree"], ["6", "Graduate or professional degree"], ["0", "I don’t know"]]),
	gender: collection([["w", "Woman"], ["tw", "Trans woman"], ["nb", "Nonbinary"], ["sd", "Prefer to self-describe"], ["na", "Prefer not to say"]]),
	citizen: collection([["USC", "U.S. citizen"], ["DUAL", "U.S. dual citizen"], ["PR", "U.S. permanent resident"], ["REF", "Refugee or asylee"], ["UND", "DACA or undocumented"], ["INTL", "Citizen of another country"]]),
	income: collection([["A", "Under $35,000"], ["B", "$35,000 – $59,999"], ["C", "$60,000 – $84,999"], ["D", "$85,000 – $119,999"], ["E", "$120,000 – $199,999"], ["F", "$200,000 and above"]]),
	hear: same(["College fair", "High school visit", "Dale alumna", "Social media", "Web search", "Mailing"]),
	category: same(["Academic club", "Athletics", "Community service", "Debate or public speaking", "Environmental action", "Family responsibilities", "Music or theatre", "Paid work", "Religious", "Student government", "Other"]),
	honorGrade: collection([["9", "Grade 9"], ["10", "Grade 10"], ["11", "Grade 11"], ["12", "Grade 12"]]),
};

function ListBox({ k, label, items, value, onPick, required, container, helper }: any) {
	return (
		<Field.Root required={required}>
			<Select.Root ref={reg(k)} collection={items} size="sm" name={k} value={value ? [value] : []} onValueChange={(e) => onPick(e.value[0] ?? "")} required={required}>
				<Select.HiddenSelect />
				<Select.Label>{label}<Field.RequiredIndicator /></Select.Label>
				<Select.Control>
					<Select.Trigger><Select.ValueText placeholder="Select an option" /></Select.Trigger>
					<Select.IndicatorGroup><Select.Indicator /></Select.IndicatorGroup>
				</Select.Control>
				<Portal container={container}>
					<Select.Positioner>
						<Select.Content>
							{items.items.map((item: any) => (
								<Select.Item item={item} key={item.value}>{item.label}<Select.ItemIndicator /></Select.Item>
							))}
						</Select.Content>
					</Select.Positioner>
				</Portal>
			</Select.Root>
			{helper && <Field.HelperText>{helper}</Field.HelperText>}
		</Field.Root>
	);
}

function FilterBox({ k, label, list, value, onPick, required, placeholder }: any) {
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: list, filter: contains });
	return (
		<Combobox.Root ref={reg(k)} collection={collection} onInputValueChange={(e) => filter(e.inputValue)} value={value ? [value] : []} onValueChange={(e) => onPick(e.value[0] ?? "")} required={required} openOnClick>
			<Combobox.Label>{label}{required && <Span color="fg.error"> *</Span>}</Combobox.Label>
			<Combobox.Control>
				<Combobox.Input placeholder={placeholder} />
				<Combobox.IndicatorGroup><Combobox.ClearTrigger /><Combobox.Trigger /></Combobox.IndicatorGroup>
			</Combobox.Control>
			<Portal>
				<Combobox.Positioner>
					<Combobox.Content>
						<Combobox.Empty>No items found</Combobox.Empty>
						{collection.items.map((item: any) => (
							<Combobox.Item item={item} key={item.value}>{item.label}<Combobox.ItemIndicator /></Combobox.Item>
						))}
					</Combobox.Content>
				</Combobox.Positioner>
			</Portal>
		</Combobox.Root>
	);
}

const SCHOOLS = [
	["380112", "Ashland High School", "Ashland, OR"], ["180090", "Paul G Blazer High School", "Ashland, KY"], ["361203", "Ashland High School", "Ashland, OH"],
	["380118", "Ashland Valley High School", "Ashland, OR"], ["051877", "Ashland Valley Christian Academy", "San Lorenzo, CA"], ["500204", "Ashland Middle & High School", "Ashland, WI"],
	["053988", "Yreka High School", "Yreka, CA"], ["450310", "Uintah High School", "Ashley Valley, UT"], ["380560", "Valley Catholic High School", "Beaverton, OR"], ["380850", "South Medford High School", "Medford, OR"],
].map(([code, label, place]) => ({ value: code, label, place }));
const searchSchools = (text: string, signal: AbortSignal) =>
	new Promise<typeof SCHOOLS>((resolve, reject) => {
		const timer = setTimeout(() => {
			const words = text.toLowerCase().split(/\s+/).filter(Boolean);
			resolve(SCHOOLS.filter((each) => words.every((word) => `${each.label} ${each.place}`.toLowerCase().includes(word))));
		}, 420);
		signal.addEventListener("abort", () => { clearTimeout(timer); reject(); });
	});

function SchoolSearch({ value, onPick }: any) {
	const [inputValue, setInputValue] = useState("");
	const [loading, setLoading] = useState(false);
	const { collection, set } = useListCollection<(typeof SCHOOLS)[number]>({ initialItems: [], itemToString: (i) => i.label, itemToValue: (i) => i.value });
	useEffect(() => {
		if (inputValue.trim().length < 3) { set([]); return; }
		const control = new AbortController();
		setLoading(true);
		searchSchools(inputValue, control.signal).then((rows) => { set(rows); setLoading(false); }).catch(() => {});
		return () => control.abort();
	}, [inputValue]);
	return (
		<Combobox.Root ref={reg("school")} collection={collection} placeholder="Start typing…" onInputValueChange={(e) => setInputValue(e.inputValue)} value={value ? [value] : []} onValueChange={(e) => onPick(e.value[0] ?? "")} positioning={{ sameWidth: true }}>
			<Combobox.Label>Secondary school you attend now<Span color="fg.error"> *</Span></Combobox.Label>
			<Combobox.Control>
				<Combobox.Input />
				<Combobox.IndicatorGroup><Combobox.ClearTrigger /><Combobox.Trigger /></Combobox.IndicatorGroup>
			</Combobox.Control>
			<Portal>
				<Combobox.Positioner>
					<Combobox.Content minH="40px">
						{loading ? (
							<HStack p="2"><Spinner size="xs" borderWidth="1px" /><Span>Searching…</Span></HStack>
						) : collection.items.length === 0 ? <Box p="2" color="fg.muted">No schools match. Type at least three letters.</Box> : (
							collection.items.map((item) => (
								<Combobox.Item item={item} key={item.value}>
									<HStack justify="space-between" textStyle="sm"><Span fontWeight="medium">{item.label}</Span><Span color="fg.muted">{item.place}</Span></HStack>
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

const LANGS = ["Arabic", "Cantonese", "English", "French", "German", "Haitian Creole", "Hindi", "Igbo", "Korean", "Mandarin", "Portuguese", "Russian", "Spanish", "Tagalog", "Urdu", "Vietnamese", "Yoruba"].map((each) => ({ value: each, label: each }));
function Languages({ value, onPick }: any) {
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: LANGS, filter: contains });
	return (
		<Combobox.Root multiple closeOnSelect ref={reg("languages")} collection={collection} value={value} onInputValueChange={(e) => filter(e.inputValue)} onValueChange={(e) => onPick(e.value)} openOnClick>
			<Wrap gap="2">
				{value.map((each: string) => (
					<Badge key={each} data-chip>{each}<CloseButton size="2xs" aria-label={`Remove ${each}`} onClick={() => onPick(value.filter((one: string) => one !== each))} /></Badge>
				))}
			</Wrap>
			<Combobox.Label>Languages you speak</Combobox.Label>
			<Combobox.Control>
				<Combobox.Input placeholder="Add a language" />
				<Combobox.IndicatorGroup><Combobox.Trigger /></Combobox.IndicatorGroup>
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
}

function Numeric({ k, label, helper, ...rest }: any) {
	const { value, onPick, ...more } = rest;
	return (
		<Field.Root>
			<Field.Label>{label}</Field.Label>
			<NumberInput.Root ref={reg(k)} width="full" value={value} onValueChange={(e) => onPick(e.value)} {...more}>
				<NumberInput.Control />
				<NumberInput.Input name={k} />
			</NumberInput.Root>
			{helper && <Field.HelperText>{helper}</Field.HelperText>}
		</Field.Root>
	);
}

function ActivityDialog({ open, onClose, onSave }: any) {
	const [draft, setDraft] = useState(emptyActivity);
	const content = useRef<HTMLDivElement>(null);
	const put = (patch: Partial<Activity>) => setDraft((old) => ({ ...old, ...patch }));
	useEffect(() => { if (open) setDraft(emptyActivity()); }, [open]);
	return (
		<Dialog.Root open={open} onOpenChange={(e) => !e.open && onClose()} size="lg" lazyMount unmountOnExit>
			<Portal>
				<Dialog.Backdrop />
				<Dialog.Positioner>
					<Dialog.Content ref={content}>
						<Dialog.Header><Dialog.Title>Add an involvement</Dialog.Title></Dialog.Header>
						<Dialog.Body>
							<Stack gap="4">
								<ListBox k="draft-category" label="What kind of involvement is it?" items={C.category} value={draft.category} onPick={(category: string) => put({ category })} container={content} required />
								<Field.Root required>
									<Field.Label>Organization or employer <Field.RequiredIndicator /></Field.Label>
									<Input value={draft.org} onChange={(e) => put({ org: e.target.value })} />
								</Field.Root>
								<Field.Root>
									<Field.Label>Your role</Field.Label>
									<Input value={draft.role} onChange={(e) => put({ role: e.target.value })} placeholder="Member, founder, section leader…" />
								</Field.Root>
								<Fieldset.Root>
									<CheckboxGroup value={draft.grades} onValueChange={(grades) => put({ grades: [...grades].sort() })} name="grades">
										<Fieldset.Legend fontSize="sm" mb="2">When did you take part?</Fieldset.Legend>
										<Fieldset.Content flexDirection="row">
											{GRADES.map(([value, label]) => (
												<Checkbox.Root key={value} value={value}><Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>{label}</Checkbox.Label></Checkbox.Root>
											))}
										</Fieldset.Content>
									</CheckboxGroup>
								</Fieldset.Root>
								<SimpleGrid columns={2} gap="4">
									<Numeric k="draft-hours" label="Hours / week" value={draft.hours} onPick={(hours: string) => put({ hours })} min={0} max={80} />
									<Numeric k="draft-weeks" label="Weeks / year" value={draft.weeks} onPick={(weeks: string) => put({ weeks })} min={0} max={52} />
								</SimpleGrid>
								<Field.Root>
									<Field.Label>Tell us what you did</Field.Label>
									<Textarea value={draft.summary} onChange={(e) => put({ summary: e.target.value })} maxLength={300} rows={3} />
									<Field.HelperText>{draft.summary.length}/300 characters</Field.HelperText>
								</Field.Root>
							</Stack>
						</Dialog.Body>
						<Dialog.Footer>
							<Dialog.ActionTrigger asChild><Button variant="outline">Cancel</Button></Dialog.ActionTrigger>
							<Button disabled={!draft.category || !draft.org} onClick={() => onSave(draft)}>Save involvement</Button>
						</Dialog.Footer>
						<Dialog.CloseTrigger asChild><CloseButton size="sm" /></Dialog.CloseTrigger>
					</Dialog.Content>
				</Dialog.Positioner>
			</Portal>
		</Dialog.Root>
	);
}

const phone = (text: string) => {
	const d = text.replace(/\D/g, "").replace(/^1(?=\d{10})/, "").slice(0, 10);
	return d.length > 6 ? `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}` : d.length > 3 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : d;
};

function App() {
	const [form, setForm] = useState(initial);
	const [dialog, setDialog] = useState(false);
	const [opened, setOpened] = useState<string[]>([]);
	live = form;
	const put = (patch: Partial<typeof initial>) => setForm((old) => ({ ...old, ...patch }));
	const box = (k: keyof typeof initial) => (value: any) => put({ [k]: value } as any);
	const text = (k: keyof typeof initial, label: string, more: any = {}) => {
		const { required, helper, ...rest } = more;
		return (
			<Field.Root required={required}>
				<Field.Label>{label} <Field.RequiredIndicator /></Field.Label>
				<Input ref={reg(k)} name={k} value={form[k] as string} onChange={(e) => put({ [k]: e.target.value } as any)} {...rest} />
				{helper && <Field.HelperText>{helper}</Field.HelperText>}
			</Field.Root>
		);
	};
	const honor = (i: number, patch: any) => setForm((old) => ({ ...old, honors: old.honors.map((each, at) => (at === i ? { ...each, ...patch } : each)) }));
	return (
		<Container maxW="3xl" py="8">
			<Heading size="3xl">Apply to Edith Dale College</Heading>
			<Text color="fg.muted" mb="6">A college for women since 1871. Your progress is saved on this device. Questions marked with an asterisk are required.</Text>
			<form autoComplete="off" onSubmit={(e) => { e.preventDefault(); put({ submitted: true }); }}>
				<Stack gap="8">
					<Card.Root>
						<Card.Header><Card.Title>You</Card.Title><Card.Description>As on your passport or birth certificate.</Card.Description></Card.Header>
						<Card.Body>
							<Stack gap="4">
								<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
									{text("legalFirst", "First name", { required: true })}
									{text("legalMiddle", "Middle name")}
									{text("legalLast", "Last name", { required: true })}
								</SimpleGrid>
								{text("goesBy", "What should we call you?", { helper: "If it differs from your legal first name" })}
								<DatePicker.Root ref={reg("birthdate")} maxWidth="20rem" locale="en-US" onValueChange={(e) => put({ birthdate: e.value[0]?.toString() ?? "" })}>
									<DatePicker.Label>Birthday</DatePicker.Label>
									<DatePicker.Control>
										<DatePicker.Input placeholder="mm/dd/yyyy" />
										<DatePicker.IndicatorGroup><DatePicker.Trigger>▾</DatePicker.Trigger></DatePicker.IndicatorGroup>
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
								<SimpleGrid columns={2} gap="4">
									{text("email", "Email", { required: true, type: "email" })}
									<Field.Root>
										<Field.Label>Cell phone</Field.Label>
										<InputGroup startElement="+1"><Input ref={reg("mobile")} type="tel" name="mobile" placeholder="(___) ___-____" value={form.mobile} onChange={(e) => put({ mobile: phone(e.target.value) })} /></InputGroup>
									</Field.Root>
								</SimpleGrid>
								{text("street", "Home street address, with apartment or unit", { required: true })}
								<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
									{text("town", "City")}
									<FilterBox k="region" label="State" list={STATES.map(([value, label]) => ({ value, label }))} value={form.region} onPick={box("region")} placeholder="Type to search" />
									{text("zip", "ZIP")}
								</SimpleGrid>
								<Field.Root>
									<Field.Label>Country</Field.Label>
									<NativeSelect.Root ref={reg("country")}>
										<NativeSelect.Field name="country" placeholder="Select country" value={form.country} onChange={(e) => put({ country: e.currentTarget.value })}>
											{COUNTRIES.map((each) => <option key={each} value={each}>{each}</option>)}
										</NativeSelect.Field>
										<NativeSelect.Indicator />
									</NativeSelect.Root>
								</Field.Root>
								<Box position="absolute" left="-9999px" aria-hidden="true"><label htmlFor="website-x">Leave this empty</label><input ref={reg("website")} id="website-x" name="website" tabIndex={-1} autoComplete="off" value={form.website} onChange={(e) => put({ website: e.target.value })} /></Box>
							</Stack>
						</Card.Body>
					</Card.Root>

					<Card.Root>
						<Card.Header><Card.Title>Your plans</Card.Title></Card.Header>
						<Card.Body>
							<Stack gap="5">
								<RadioCard.Root ref={reg("term")} name="term" value={form.term || null} onValueChange={(e) => put({ term: e.value ?? "" })}>
									<RadioCard.Label>When would you start at Dale?</RadioCard.Label>
									<HStack align="stretch">
										{[["2026FA", "Fall 2026"], ["2027SP", "Spring 2027"], ["2027FA", "Fall 2027"], ["2028FA", "Fall 2028"]].map(([value, title]) => (
											<RadioCard.Item key={value} value={value}>
												<RadioCard.ItemHiddenInput />
												<RadioCard.ItemControl><RadioCard.ItemText>{title}</RadioCard.ItemText><RadioCard.ItemIndicator /></RadioCard.ItemControl>
											</RadioCard.Item>
										))}
									</HStack>
								</RadioCard.Root>
								<RadioCard.Root ref={reg("plan")} name="plan" value={form.plan || null} onValueChange={(e) => put({ plan: e.value ?? "" })}>
									<RadioCard.Label>Decision plan</RadioCard.Label>
									<HStack align="stretch">
										{[["ED1", "Early Decision I", "Binding. Due November 1"], ["ED2", "Early Decision II", "Binding. Due January 4"], ["RD", "Regular Decision", "Due January 15"]].map(([value, title, note]) => (
											<RadioCard.Item key={value} value={value}>
												<RadioCard.ItemHiddenInput />
												<RadioCard.ItemControl>
													<RadioCard.ItemContent><RadioCard.ItemText>{title}</RadioCard.ItemText><RadioCard.ItemDescription>{note}</RadioCard.ItemDescription></RadioCard.ItemContent>
													<RadioCard.ItemIndicator />
												</RadioCard.ItemControl>
											</RadioCard.Item>
										))}
									</HStack>
								</RadioCard.Root>
								<FilterBox k="major" label="Academic interest" list={MAJORS.map((each) => ({ value: each, label: each }))} value={form.major} onPick={box("major")} placeholder="Choose a field of study" />
							</Stack>
						</Card.Body>
					</Card.Root>

					<Card.Root>
						<Card.Header><Card.Title>School and scores</Card.Title></Card.Header>
						<Card.Body>
							<Stack gap="5">
								<SchoolSearch value={form.school} onPick={box("school")} />
								<Stack gap="1.5">
									<Text textStyle="sm" fontWeight="medium" id="standing-lbl">Current grade</Text>
									<SegmentGroup.Root ref={reg("standing")} alignSelf="flex-start" value={form.standing || null} onValueChange={(e) => put({ standing: e.value ?? "" })} name="standing">
										<SegmentGroup.Indicator />
										<SegmentGroup.Items items={[{ value: "10", label: "Sophomore" }, { value: "11", label: "Junior" }, { value: "12", label: "Senior" }, { value: "GR", label: "Graduated" }]} />
									</SegmentGroup.Root>
								</Stack>
								<SimpleGrid columns={2} gap="4">
									<ListBox k="gradYear" label="Graduation year" items={C.gradYear} value={form.gradYear} onPick={box("gradYear")} />
									<Numeric k="gpa" label="GPA, unweighted" helper="On a 4.0 scale" value={form.gpa} onPick={box("gpa")} min={0} max={4} step={0.01} formatOptions={{ maximumFractionDigits: 2 }} />
								</SimpleGrid>
								<Fieldset.Root>
									<Stack><Fieldset.Legend>SAT</Fieldset.Legend><Fieldset.HelperText>Dale is test-optional. Report your best section results.</Fieldset.HelperText></Stack>
									<Fieldset.Content>
										<SimpleGrid columns={2} gap="4">
											<Numeric k="ebrw" label="Reading & Writing" value={form.ebrw} onPick={box("ebrw")} min={200} max={800} step={10} />
											<Numeric k="math" label="Math" value={form.math} onPick={box("math")} min={200} max={800} step={10} />
										</SimpleGrid>
									</Fieldset.Content>
								</Fieldset.Root>
								<SimpleGrid columns={2} gap="4">
									{text("counselorName", "School counselor’s name")}
									{text("counselorEmail", "School counselor’s email", { type: "email" })}
								</SimpleGrid>
							</Stack>
						</Card.Body>
					</Card.Root>

					<Card.Root>
						<Card.Header><Card.Title>Involvements</Card.Title><Card.Description>Clubs, jobs, teams, care for your family: whatever takes your time outside class. Most important first.</Card.Description></Card.Header>
						<Card.Body>
							<Stack gap="3">
								{form.activities.map((each, i) => (
									<Card.Root key={i} size="sm" variant="subtle" ref={reg(`activity-${i}`)}>
										<Card.Body>
											<DataList.Root orientation="horizontal" size="sm">
												{([["category", "Kind", C.category.find(each.category)?.label], ["org", "Where", each.org], ["role", "Role", each.role], ["grades", "Grades", GRADES.filter(([v]) => each.grades.includes(v)).map(([, l]) => l).join(", ")], ["hours", "Hours", each.hours], ["weeks", "Weeks", each.weeks], ["summary", "Summary", each.summary]] as string[][]).map(([k, label, value]) => (
													<DataList.Item key={k}><DataList.ItemLabel>{label}</DataList.ItemLabel><DataList.ItemValue>{value}</DataList.ItemValue></DataList.Item>
												))}
											</DataList.Root>
										</Card.Body>
										<Card.Footer><Button type="button" size="xs" variant="ghost" onClick={() => put({ activities: form.activities.filter((_, at) => at !== i) })}>Remove</Button></Card.Footer>
									</Card.Root>
								))}
								<Button type="button" alignSelf="flex-start" variant="outline" disabled={form.activities.length >= 8} onClick={() => setDialog(true)}>+ Add an involvement</Button>
							</Stack>
							<ActivityDialog open={dialog} onClose={() => setDialog(false)} onSave={(draft: Activity) => { setForm((old) => ({ ...old, activities: [...old.activities, draft] })); setDialog(false); }} />
						</Card.Body>
					</Card.Root>

					<Card.Root>
						<Card.Header><Card.Title>Honors and awards</Card.Title><Card.Description>Up to five.</Card.Description></Card.Header>
						<Card.Body>
							<Accordion.Root collapsible value={opened} onValueChange={(e) => setOpened(e.value)} variant="enclosed">
								{form.honors.map((each, i) => (
									<Accordion.Item key={i} value={`h${i}`}>
										<Accordion.ItemTrigger><Span flex="1">{each.title || `Honor ${i + 1}`}</Span><Accordion.ItemIndicator /></Accordion.ItemTrigger>
										<Accordion.ItemContent>
											<Accordion.ItemBody>
												<Stack gap="4">
													<Field.Root><Field.Label>Name of the honor</Field.Label><Input ref={reg(`honorTitle${i}`)} value={each.title} onChange={(e) => honor(i, { title: e.target.value })} /></Field.Root>
													<ListBox k={`honorGrade${i}`} label="Received in" items={C.honorGrade} value={each.grade} onPick={(grade: string) => honor(i, { grade })} />
												</Stack>
											</Accordion.ItemBody>
										</Accordion.ItemContent>
									</Accordion.Item>
								))}
							</Accordion.Root>
							<Button type="button" mt="3" alignSelf="flex-start" variant="outline" disabled={form.honors.length >= 5} onClick={() => { setOpened([`h${form.honors.length}`]); put({ honors: [...form.honors, emptyHonor()] }); }}>+ Add an honor</Button>
						</Card.Body>
					</Card.Root>

					<Card.Root>
						<Card.Header><Card.Title>Family</Card.Title></Card.Header>
						<Card.Body>
							<Stack gap="6">
								{(["mother", "father"] as const).map((who) => (
									<Fieldset.Root key={who}>
										<Fieldset.Legend>{who === "mother" ? "Mother" : "Father"}</Fieldset.Legend>
										<Fieldset.Content>
											<SimpleGrid columns={2} gap="4">{text(`${who}First`, "First name")}{text(`${who}Last`, "Last name")}</SimpleGrid>
											<ListBox k={`${who}Edu`} label="Highest level of education" items={C.edu} value={form[`${who}Edu`]} onPick={box(`${who}Edu`)} />
										</Fieldset.Content>
									</Fieldset.Root>
								))}
								{text("alumna", "Name of any relative who attended Dale", { helper: "Please give her name at graduation" })}
							</Stack>
						</Card.Body>
					</Card.Root>

					<Card.Root>
						<Card.Header><Card.Title>Background</Card.Title><Card.Description>Your answers here are used for federal reporting and aid. You may leave them blank.</Card.Description></Card.Header>
						<Card.Body>
							<Stack gap="5">
								<SimpleGrid columns={2} gap="4">
									<ListBox k="gender" label="Gender identity" items={C.gender} value={form.gender} onPick={box("gender")} helper="See our admission policy" />
									<ListBox k="citizen" label="Citizenship" items={C.citizen} value={form.citizen} onPick={box("citizen")} />
								</SimpleGrid>
								<Stack gap="1.5" align="flex-start">
									<Text textStyle="sm" fontWeight="medium">Are you Hispanic or Latina/o/x?</Text>
									<SegmentGroup.Root ref={reg("latina")} value={form.latina || null} onValueChange={(e) => put({ latina: e.value ?? "" })}>
										<SegmentGroup.Indicator /><SegmentGroup.Items items={["Yes", "No", "Decline"]} />
									</SegmentGroup.Root>
								</Stack>
								<CheckboxGroup ref={reg("race")} value={form.race} onValueChange={(race) => put({ race })}>
									<Text textStyle="sm" fontWeight="medium">Race (choose all that apply)</Text>
									<SimpleGrid columns={2} gap="2">
										{[["AI", "American Indian or Alaska Native"], ["AS", "Asian"], ["BL", "Black or African American"], ["NH", "Native Hawaiian or Pacific Islander"], ["WH", "White"]].map(([value, title]) => (
											<CheckboxCard.Root key={value} value={value}>
												<CheckboxCard.HiddenInput />
												<CheckboxCard.Control><CheckboxCard.Content><CheckboxCard.Label>{title}</CheckboxCard.Label></CheckboxCard.Content><CheckboxCard.Indicator /></CheckboxCard.Control>
											</CheckboxCard.Root>
										))}
									</SimpleGrid>
								</CheckboxGroup>
								<Languages value={form.languages} onPick={box("languages")} />
								<ListBox k="income" label="Family’s total yearly income" items={C.income} value={form.income} onPick={box("income")} />
								<Stack gap="1.5" align="flex-start">
									<Text textStyle="sm" fontWeight="medium">Do you receive, or will you apply for, need-based financial aid?</Text>
									<SegmentGroup.Root ref={reg("aid")} value={form.aid || null} onValueChange={(e) => put({ aid: e.value ?? "" })}>
										<SegmentGroup.Indicator /><SegmentGroup.Items items={["Yes", "No"]} />
									</SegmentGroup.Root>
								</Stack>
							</Stack>
						</Card.Body>
					</Card.Root>

					<Card.Root>
						<Card.Header><Card.Title>Last things</Card.Title></Card.Header>
						<Card.Body>
							<Stack gap="5">
								<Field.Root>
									<Field.Label>Why a women’s college, and why Dale?</Field.Label>
									<Textarea ref={reg("whyDale") as any} value={form.whyDale} onChange={(e) => put({ whyDale: e.target.value })} autoresize />
									<Field.HelperText>150–250 words</Field.HelperText>
								</Field.Root>
								<ListBox k="hear" label="How did you learn about Dale?" items={C.hear} value={form.hear} onPick={box("hear")} />
								<Switch.Root ref={reg("sms")} checked={form.sms} onCheckedChange={(e) => put({ sms: e.checked })}><Switch.HiddenInput /><Switch.Control /><Switch.Label>Text me about events and deadlines</Switch.Label></Switch.Root>
								<Checkbox.Root ref={reg("certify")} checked={form.certify} onCheckedChange={(e) => put({ certify: !!e.checked })}><Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>I certify that everything here is my own work and true.</Checkbox.Label></Checkbox.Root>
								{text("signature", "Type your full name as your signature", { required: true })}
								<Flex gap="3"><Button type="submit">Send application</Button><Button type="button" variant="ghost">Save for later</Button></Flex>
							</Stack>
						</Card.Body>
					</Card.Root>
				</Stack>
			</form>
		</Container>
	);
}

const w = window as any;
const ROWS = 3;
w.formState = () => {
	const { activities, honors, ...rest } = live;
	const out: any = { ...rest };
	for (let i = 0; i < ROWS; i++) for (const k of Object.keys(emptyActivity())) out[`act${i}.${k}`] = activities[i] ? (activities[i] as any)[k] : (emptyActivity() as any)[k];
	for (let i = 0; i < ROWS; i++) for (const k of Object.keys(emptyHonor())) out[`honor${i}.${k}`] = honors[i] ? (honors[i] as any)[k] : "";
	return out;
};
const shownOf = (key: string): any => {
	const node: any = nodes[key];
	if (!node) return "";
	if (node.matches("input,textarea")) return node.value;
	if (key === "languages") return [...node.querySelectorAll("[data-chip]")].map((each: any) => each.textContent);
	if (key === "race") return [...node.querySelectorAll("input:checked")].map((each: any) => each.closest("label").textContent);
	if (key === "sms" || key === "certify") return node.querySelector("input").checked;
	const value = node.querySelector("[data-part=value-text]");
	if (value) return value.textContent === "Select an option" ? "" : value.textContent;
	const native = node.querySelector("select");
	if (native) return native.value ? native.selectedOptions[0].text : "";
	const radio = node.querySelector("input[type=radio]");
	if (radio) return node.querySelector("input[type=radio]:checked")?.closest("label").textContent ?? "";
	return node.querySelector("input").value;
};
w.formShown = () => {
	const out: any = {};
	for (const key of Object.keys(w.formState())) {
		const act = key.match(/^act(\d)\.(\w+)$/), hon = key.match(/^honor(\d)\.(\w+)$/);
		if (act) {
			const at = Object.keys(emptyActivity()).indexOf(act[2]);
			const card = nodes[`activity-${act[1]}`];
			out[key] = card?.isConnected ? card.querySelectorAll("dd")[at].textContent : "";
		} else if (hon) out[key] = shownOf(hon[2] === "title" ? `honorTitle${hon[1]}` : `honorGrade${hon[1]}`);
		else if (key !== "submitted") out[key] = shownOf(key);
	}
	return out;
};
const root = createRoot(document.getElementById("root")!);
flushSync(() => root.render(<ChakraProvider value={defaultSystem}><App /></ChakraProvider>));
