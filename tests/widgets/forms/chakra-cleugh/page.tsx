import {
	Accordion, Box, Button, Card, ChakraProvider, Checkbox, CheckboxCard, CheckboxGroup, CloseButton, Combobox, Container, createListCollection, DatePicker,
	defaultSystem, Drawer, Field, Fieldset, Flex, Heading, HStack, Input, NativeSelect, NumberInput, Portal, RadioCard, SegmentGroup, Select,
	SimpleGrid, Span, Spinner, Stack, Switch, Text, Textarea, useFilter, useListCollection, Wrap, Badge,
} from "@chakra-ui/react";
import { parseDate } from "@internationalized/date";
import { useEffect, useMemo, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";

type Opt = { value: string; label: string };
const opts = (pairs: string[][]): Opt[] => pairs.map(([value, label]) => ({ value, label: label ?? value }));
const STATE_OPTS = STATES.map(([value, label]) => ({ value, label }));
const GRADE_NOW = opts([["hs_soph", "Sophomore (10th)"], ["hs_jr", "Junior (11th)"], ["hs_sr", "Senior (12th)"], ["hs_done", "Already graduated"], ["college", "Enrolled in college"]]);
const EDU = opts([["lt_hs", "Did not finish high school"], ["hs", "High school diploma or GED"], ["some_col", "Some college, no degree"], ["assoc", "Associate degree"], ["bach", "Bachelor's degree"], ["grad", "Graduate or professional degree"], ["unk", "Don't know"]]);
const INCOME = opts([["a", "Under $30,000"], ["b", "$30,000 – $59,999"], ["c", "$60,000 – $89,999"], ["d", "$90,000 – $129,999"], ["e", "$130,000 or more"], ["x", "Prefer not to answer"]]);
const HEAR = opts([["counselor", "School counselor"], ["alum", "Cleugh alum"], ["fair", "Gap year fair"], ["social", "Instagram / TikTok"], ["search", "Web search"]]);
const ACT = opts([["arts", "Arts or music"], ["athletics", "Athletics"], ["debate", "Debate or public speaking"], ["enviro", "Environment & conservation"], ["faith", "Faith community"], ["gov", "Student government"], ["job", "Job (paid)"], ["service", "Community service"], ["other", "Something else"]]);
const LANGS = ["Arabic", "English", "French", "German", "Hindi", "Igbo", "Italian", "Korean", "Mandarin", "Portuguese", "Russian", "Somali", "Spanish", "Swahili", "Tagalog", "Vietnamese", "Yoruba"].map((l) => ({ value: l.toLowerCase(), label: l }));
type School = { ceeb: string; name: string; place: string };
const SCHOOLS: School[] = [
	["380035", "Ashland High School", "Ashland, OR"], ["380037", "Ashland Valley High School", "Ashland, OR"], ["180110", "Ashland Paul G. Blazer High School", "Ashland, KY"],
	["360210", "Ashland High School", "Ashland, OH"], ["053960", "Yreka High School", "Yreka, CA"], ["380690", "North Valley High School", "Grants Pass, OR"],
	["380655", "South Medford High School", "Medford, OR"], ["054011", "Valley High School", "Sacramento, CA"], ["290040", "Valley High School", "Las Vegas, NV"],
].map(([ceeb, name, place]) => ({ ceeb, name, place }));

const elements: Record<string, Element | null> = {};
const reg = (key: string) => (el: Element | null) => { elements[key] = el; };
const text = (el?: Element | null) => el?.textContent?.trim() ?? "";
const read = {
	input: (key: string) => (elements[key]?.querySelector("input:not([type=hidden]),textarea") as HTMLInputElement)?.value ?? "",
	select: (key: string) => { const v = elements[key]?.querySelector("[data-part=value-text]"); return v?.querySelector("[data-ph]") || !v || elements[key]?.querySelector("[data-placeholder-shown]") ? "" : text(v); },
	native: (key: string) => { const s = elements[key]?.querySelector("select") as HTMLSelectElement; return s?.value ? s.selectedOptions[0].text : ""; },
	radio: (key: string) => { const i = elements[key]?.querySelector("input:checked"); return i ? text(i.closest("label")?.querySelector("[data-part=item-text]")) : ""; },
	box: (key: string) => (elements[key]?.querySelector("input") as HTMLInputElement)?.checked ?? false,
	boxes: (key: string) => [...(elements[key]?.querySelectorAll("input:checked") ?? [])].map((i) => text(i.closest("label")?.querySelector("[data-part=label]"))),
	chips: (key: string) => [...(elements[key]?.querySelectorAll("[data-chip]") ?? [])].map((c) => text(c)),
};
type Kind = keyof typeof read;
const kinds: Record<string, Kind> = {};
function use(key: string, kind: Kind) { kinds[key] = kind; return reg(key); }

const first = {
	given: "", goesBy: "", surname: "", email: "", mobile: "", dob: "", street: "", town: "", st: "", zip: "", citizen: "",
	school: "", gradYear: "", standing: "", gpa: "", entry: "", langs: [] as string[],
	mFirst: "", mLast: "", mEdu: "", fFirst: "", fLast: "", fEdu: "", sibs: "", income: "", firstGen: "", major: "",
	tee: "", diet: [] as string[], hear: "", why: "", emName: "", emPhone: "", refName: "", refEmail: "", agree: false, news: false, sign: "", website: "",
};
type Values = typeof first;
type Act = { id: number; kind: string; org: string; role: string; grades: string[]; hrs: string; wks: string; did: string };
type Award = { name: string; when: string; what: string };
const newAct = (id: number): Act => ({ id, kind: "", org: "", role: "", grades: [], hrs: "", wks: "", did: "" });
const live = { v: first as Values, acts: [] as Act[], awards: [] as Award[], submitted: false };

function TextQ(p: { k: string; label: string; value: string; on: (s: string) => void; required?: boolean; help?: string; type?: string; ph?: string; ac?: string; name?: string; onBlur?: () => void }) {
	return (
		<Field.Root required={p.required} ref={use(p.k, "input")}>
			<Field.Label>{p.label}<Field.RequiredIndicator /></Field.Label>
			<Input name={p.name} type={p.type} autoComplete={p.ac} placeholder={p.ph} value={p.value} onChange={(e) => p.on(e.target.value)} onBlur={p.onBlur} />
			{p.help && <Field.HelperText>{p.help}</Field.HelperText>}
		</Field.Root>
	);
}
function SelectQ(p: { k: string; label: string; items: Opt[]; value: string; on: (s: string) => void; required?: boolean; ph?: string; help?: string }) {
	const collection = useMemo(() => createListCollection({ items: p.items }), [p.items]);
	return (
		<Select.Root ref={use(p.k, "select")} collection={collection} value={p.value ? [p.value] : []} onValueChange={(e) => p.on(e.value[0] ?? "")} required={p.required}>
			<Select.HiddenSelect />
			<Select.Label>{p.label}{p.required && <Span color="fg.error"> *</Span>}</Select.Label>
			<Select.Control>
				<Select.Trigger {...(p.value ? {} : { "data-placeholder-shown": "" })}><Select.ValueText placeholder={p.ph ?? "Select one"} /></Select.Trigger>
				<Select.IndicatorGroup><Select.Indicator /></Select.IndicatorGroup>
			</Select.Control>
			{p.help && <Text textStyle="xs" color="fg.muted">{p.help}</Text>}
			<Portal>
				<Select.Positioner>
					<Select.Content>
						{collection.items.map((item) => <Select.Item item={item} key={item.value}>{item.label}<Select.ItemIndicator /></Select.Item>)}
					</Select.Content>
				</Select.Positioner>
			</Portal>
		</Select.Root>
	);
}
function NumQ(p: { k: string; label: string; value: string; on: (s: string) => void; min?: number; max?: number; step?: number; help?: string; format?: Intl.NumberFormatOptions }) {
	return (
		<Field.Root ref={use(p.k, "input")}>
			<Field.Label>{p.label}</Field.Label>
			<NumberInput.Root width="full" value={p.value} onValueChange={(e) => p.on(e.value)} min={p.min} max={p.max} step={p.step} formatOptions={p.format}>
				<NumberInput.Control />
				<NumberInput.Input />
			</NumberInput.Root>
			{p.help && <Field.HelperText>{p.help}</Field.HelperText>}
		</Field.Root>
	);
}
function SegmentQ(p: { k: string; label: string; items: Opt[]; value: string; on: (s: string) => void }) {
	return (
		<Fieldset.Root ref={use(p.k, "radio")}>
			<Fieldset.Legend textStyle="sm" fontWeight="medium">{p.label}</Fieldset.Legend>
			<Fieldset.Content mt="1.5" alignItems="flex-start">
				<SegmentGroup.Root value={p.value || null} onValueChange={(e) => p.on(e.value ?? "")}>
					<SegmentGroup.Indicator />
					<SegmentGroup.Items items={p.items} />
				</SegmentGroup.Root>
			</Fieldset.Content>
		</Fieldset.Root>
	);
}

function SchoolSearch({ on }: { on: (ceeb: string) => void }) {
	const [query, setQuery] = useState("");
	const [busy, setBusy] = useState(false);
	const timer = useRef<number>(0);
	const { collection, set } = useListCollection<School>({ initialItems: [], itemToString: (s) => s.name, itemToValue: (s) => s.ceeb });
	return (
		<Combobox.Root ref={use("school", "input")} width="full" collection={collection} placeholder="Start typing your school's name" inputValue={query}
			onInputValueChange={(e) => {
				setQuery(e.inputValue);
				if (e.reason !== "input-change") return;
				clearTimeout(timer.current);
				if (e.inputValue.trim().length < 3) { set([]); return; }
				setBusy(true);
				timer.current = window.setTimeout(() => {
					const words = e.inputValue.toLowerCase().split(/[\s,]+/).filter(Boolean);
					set(SCHOOLS.filter((s) => words.every((w) => `${s.name} ${s.place}`.toLowerCase().includes(w))));
					setBusy(false);
				}, 420);
			}}
			onValueChange={(e) => on(e.value[0] ?? "")} positioning={{ sameWidth: true }}>
			<Combobox.Label>High school you attend (or last attended)<Span color="fg.error"> *</Span></Combobox.Label>
			<Combobox.Control>
				<Combobox.Input />
				<Combobox.IndicatorGroup><Combobox.ClearTrigger /><Combobox.Trigger /></Combobox.IndicatorGroup>
			</Combobox.Control>
			<Portal>
				<Combobox.Positioner>
					<Combobox.Content minW="sm">
						{busy ? (
							<HStack p="2"><Spinner size="xs" borderWidth="1px" /><Span>Searching…</Span></HStack>
						) : collection.items.length === 0 ? (
							<Box p="2" textStyle="sm" color="fg.muted">No schools found. Type at least 3 letters.</Box>
						) : collection.items.map((s) => (
							<Combobox.Item key={s.ceeb} item={s}>
								<HStack justify="space-between" textStyle="sm"><Span fontWeight="medium" truncate>{s.name}</Span><Span color="fg.muted" truncate>{s.place}</Span></HStack>
								<Combobox.ItemIndicator />
							</Combobox.Item>
						))}
					</Combobox.Content>
				</Combobox.Positioner>
			</Portal>
		</Combobox.Root>
	);
}

function Languages({ value, on }: { value: string[]; on: (v: string[]) => void }) {
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: LANGS, filter: contains });
	return (
		<Combobox.Root ref={use("langs", "chips")} multiple closeOnSelect width="full" value={value} collection={collection}
			onValueChange={(e) => on(e.value)} onInputValueChange={(e) => filter(e.inputValue)}>
			<Wrap gap="2">{value.map((v) => <Badge key={v} data-chip="">{LANGS.find((l) => l.value === v)?.label}</Badge>)}</Wrap>
			<Combobox.Label>Languages you speak</Combobox.Label>
			<Combobox.Control><Combobox.Input placeholder="Add a language" /><Combobox.IndicatorGroup><Combobox.Trigger /></Combobox.IndicatorGroup></Combobox.Control>
			<Portal>
				<Combobox.Positioner><Combobox.Content><Combobox.ItemGroup>
					{collection.items.map((item) => <Combobox.Item key={item.value} item={item}>{item.label}<Combobox.ItemIndicator /></Combobox.Item>)}
					<Combobox.Empty>Nothing matches</Combobox.Empty>
				</Combobox.ItemGroup></Combobox.Content></Combobox.Positioner>
			</Portal>
		</Combobox.Root>
	);
}

const MAJORS_OFFERED = ["Undeclared", "Anthropology", "Biology", "Civil Engineering", "Computer Science", "Economics", "English", "Environmental Engineering", "Environmental Studies", "Geology", "History", "Mechanical Engineering", "Nursing", "Outdoor Recreation", "Political Science", "Psychology"].map((m) => ({ value: m, label: m }));
function Major({ on }: { on: (v: string) => void }) {
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: MAJORS_OFFERED, filter: contains });
	return (
		<Combobox.Root ref={use("major", "input")} collection={collection} onInputValueChange={(e) => filter(e.inputValue)} onValueChange={(e) => on(e.value[0] ?? "")} width="full">
			<Combobox.Label>What do you hope to study?</Combobox.Label>
			<Combobox.Control><Combobox.Input placeholder="Type to search" /><Combobox.IndicatorGroup><Combobox.ClearTrigger /><Combobox.Trigger /></Combobox.IndicatorGroup></Combobox.Control>
			<Portal><Combobox.Positioner><Combobox.Content><Combobox.Empty>No items found</Combobox.Empty>
				{collection.items.map((item) => <Combobox.Item item={item} key={item.value}>{item.label}<Combobox.ItemIndicator /></Combobox.Item>)}
			</Combobox.Content></Combobox.Positioner></Portal>
		</Combobox.Root>
	);
}

const phoneMask = (s: string) => {
	const d = s.replace(/\D/g, "").slice(0, 10);
	return d.length > 6 ? `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}` : d.length > 3 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : d;
};

function AwardDrawer({ add }: { add: (a: Award) => void }) {
	const [open, setOpen] = useState(false);
	const [a, setA] = useState<Award>({ name: "", when: "", what: "" });
	const [bad, setBad] = useState(false);
	return (
		<Drawer.Root open={open} onOpenChange={(e) => { setOpen(e.open); if (e.open) { setA({ name: "", when: "", what: "" }); setBad(false); } }} size="sm">
			<Drawer.Trigger asChild><Button variant="outline" size="sm">Add recognition</Button></Drawer.Trigger>
			<Portal>
				<Drawer.Backdrop />
				<Drawer.Positioner>
					<Drawer.Content>
						<Drawer.Header><Drawer.Title>Add an award or recognition</Drawer.Title></Drawer.Header>
						<Drawer.Body>
							<Stack gap="4">
								<Field.Root required invalid={bad && !a.name}>
									<Field.Label>Name of award<Field.RequiredIndicator /></Field.Label>
									<Input value={a.name} onChange={(e) => setA({ ...a, name: e.target.value })} />
									<Field.ErrorText>Please name the award</Field.ErrorText>
								</Field.Root>
								<Field.Root>
									<Field.Label>Grade when received</Field.Label>
									<NativeSelect.Root>
										<NativeSelect.Field placeholder="Select grade" value={a.when} onChange={(e) => setA({ ...a, when: e.target.value })}>
											<option value="g9">9th</option><option value="g10">10th</option><option value="g11">11th</option><option value="g12">12th</option><option value="post">After high school</option>
										</NativeSelect.Field>
										<NativeSelect.Indicator />
									</NativeSelect.Root>
								</Field.Root>
								<Field.Root>
									<Field.Label>What was it for?</Field.Label>
									<Textarea rows={3} value={a.what} onChange={(e) => setA({ ...a, what: e.target.value })} />
								</Field.Root>
							</Stack>
						</Drawer.Body>
						<Drawer.Footer>
							<Drawer.ActionTrigger asChild><Button variant="outline">Cancel</Button></Drawer.ActionTrigger>
							<Button onClick={() => { if (!a.name.trim()) { setBad(true); return; } add(a); setOpen(false); }}>Save</Button>
						</Drawer.Footer>
						<Drawer.CloseTrigger asChild><CloseButton size="sm" /></Drawer.CloseTrigger>
					</Drawer.Content>
				</Drawer.Positioner>
			</Portal>
		</Drawer.Root>
	);
}
const WHEN: Record<string, string> = { g9: "9th", g10: "10th", g11: "11th", g12: "12th", post: "After high school" };

function App() {
	const [v, setV] = useState<Values>(first);
	const [acts, setActs] = useState<Act[]>([newAct(1)]);
	const [openAct, setOpenAct] = useState<string[]>(["act-1"]);
	const [awards, setAwards] = useState<Award[]>([]);
	const put = <K extends keyof Values>(k: K) => (x: Values[K]) => setV((o) => ({ ...o, [k]: x }));
	const putAct = (i: number, part: Partial<Act>) => setActs((o) => o.map((a, n) => (n === i ? { ...a, ...part } : a)));
	live.v = v; live.acts = acts; live.awards = awards;
	useEffect(() => { live.v = v; });
	return (
		<Container maxW="3xl" py="10">
			<Heading size="3xl" mb="2">Cleugh Fell Leadership Year</Heading>
			<Text color="fg.muted" mb="8">2027–28 cohort · Applications are read on a rolling basis. You can save and come back at any time.</Text>
			<form noValidate onSubmit={(e) => { e.preventDefault(); live.submitted = true; }}>
				<Stack gap="10">
					<Stack gap="4">
						<Heading size="lg">About you</Heading>
						<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
							<TextQ k="given" label="First name" required value={v.given} on={put("given")} ac="given-name" />
							<TextQ k="goesBy" label="What do friends call you?" value={v.goesBy} on={put("goesBy")} help="We'll use it on your name badge" />
							<TextQ k="surname" label="Last name" required value={v.surname} on={put("surname")} ac="family-name" />
						</SimpleGrid>
						<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
							<TextQ k="email" label="Email" type="email" required value={v.email} on={put("email")} ph="me@example.com" help="Use an address you will keep after graduation" />
							<TextQ k="mobile" label="Mobile" type="tel" value={v.mobile} on={(s) => put("mobile")(phoneMask(s))} ph="(___) ___-____" />
							<DatePicker.Root ref={use("dob", "input")} value={v.dob ? [parseDate(v.dob)] : []} onValueChange={(e) => put("dob")(e.value[0]?.toString() ?? "")} locale="en-US" max={parseDate("2014-12-31")}>
								<DatePicker.Label>Date of birth</DatePicker.Label>
								<DatePicker.Control>
									<DatePicker.Input />
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
						</SimpleGrid>
						<TextQ k="street" label="Street address" value={v.street} on={put("street")} ac="address-line1" help="House number and street. Leave out the apartment." />
						<SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
							<TextQ k="town" label="City or town" value={v.town} on={put("town")} />
							<SelectQ k="st" label="State" items={STATE_OPTS} value={v.st} on={put("st")} ph="Select state" />
							<TextQ k="zip" label="ZIP" value={v.zip} on={put("zip")} />
						</SimpleGrid>
						<RadioCard.Root ref={use("citizen", "radio")} value={v.citizen || null} onValueChange={(e) => put("citizen")(e.value ?? "")} size="sm">
							<RadioCard.Label>Your status in the United States</RadioCard.Label>
							<HStack align="stretch">
								{opts([["usc", "U.S. citizen"], ["lpr", "Permanent resident"], ["daca", "DACA / undocumented"], ["intl", "International"]]).map((o) => (
									<RadioCard.Item key={o.value} value={o.value}>
										<RadioCard.ItemHiddenInput />
										<RadioCard.ItemControl><RadioCard.ItemText>{o.label}</RadioCard.ItemText><RadioCard.ItemIndicator /></RadioCard.ItemControl>
									</RadioCard.Item>
								))}
							</HStack>
						</RadioCard.Root>
						<Languages value={v.langs} on={put("langs")} />
					</Stack>

					<Stack gap="4">
						<Heading size="lg">School</Heading>
						<SchoolSearch on={put("school")} />
						<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
							<SelectQ k="standing" label="Where are you now?" items={GRADE_NOW} value={v.standing} on={put("standing")} required />
							<SegmentQ k="gradYear" label="High school graduation year" items={opts([["2025"], ["2026"], ["2027"], ["2028"]])} value={v.gradYear} on={put("gradYear")} />
							<NumQ k="gpa" label="Unweighted GPA" value={v.gpa} on={put("gpa")} min={0} max={4} step={0.01} help="On a 4.0 scale" format={{ minimumFractionDigits: 2, maximumFractionDigits: 2 }} />
							<Field.Root ref={use("entry", "native")}>
								<Field.Label>When do you expect to start college?</Field.Label>
								<NativeSelect.Root>
									<NativeSelect.Field placeholder="-" value={v.entry} onChange={(e) => put("entry")(e.target.value)}>
										<option value="fa26">Fall 2026</option><option value="fa27">Fall 2027</option><option value="fa28">Fall 2028</option><option value="no">Not planning on college</option>
									</NativeSelect.Field>
									<NativeSelect.Indicator />
								</NativeSelect.Root>
							</Field.Root>
						</SimpleGrid>
						<Major on={put("major")} />
					</Stack>

					<Stack gap="4">
						<Heading size="lg">Things you do</Heading>
						<Text textStyle="sm" color="fg.muted">Clubs, teams, jobs, caring for family… List what matters most to you first.</Text>
						<Accordion.Root collapsible value={openAct} onValueChange={(e) => setOpenAct(e.value)} variant="enclosed">
							{acts.map((a, i) => (
								<Accordion.Item key={a.id} value={`act-${a.id}`}>
									<Accordion.ItemTrigger><Span flex="1">{a.org ? a.org : `Commitment ${i + 1}`}</Span><Accordion.ItemIndicator /></Accordion.ItemTrigger>
									<Accordion.ItemContent>
										<Accordion.ItemBody>
											<Stack gap="4">
												<SimpleGrid columns={2} gap="4">
													<SelectQ k={`act${i}kind`} label="Kind of activity" items={ACT} value={a.kind} on={(x) => putAct(i, { kind: x })} />
													<TextQ k={`act${i}org`} label="Group or employer" value={a.org} on={(x) => putAct(i, { org: x })} />
													<TextQ k={`act${i}role`} label="Your role" value={a.role} on={(x) => putAct(i, { role: x })} />
													<HStack>
														<NumQ k={`act${i}hrs`} label="Hrs / week" value={a.hrs} on={(x) => putAct(i, { hrs: x })} min={0} max={168} />
														<NumQ k={`act${i}wks`} label="Weeks / year" value={a.wks} on={(x) => putAct(i, { wks: x })} min={0} max={52} />
													</HStack>
												</SimpleGrid>
												<Fieldset.Root ref={use(`act${i}grades`, "boxes")}>
													<CheckboxGroup value={a.grades} onValueChange={(x) => putAct(i, { grades: x })}>
														<Fieldset.Legend fontSize="sm" mb="2">Grades you took part</Fieldset.Legend>
														<Fieldset.Content>
															<Flex gap="2">
																{opts([["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]]).map((g) => (
																	<CheckboxCard.Root key={g.value} value={g.value} size="sm">
																		<CheckboxCard.HiddenInput />
																		<CheckboxCard.Control><CheckboxCard.Content><CheckboxCard.Label>{g.label}</CheckboxCard.Label></CheckboxCard.Content><CheckboxCard.Indicator /></CheckboxCard.Control>
																	</CheckboxCard.Root>
																))}
															</Flex>
														</Fieldset.Content>
													</CheckboxGroup>
												</Fieldset.Root>
												<Field.Root ref={use(`act${i}did`, "input")}>
													<Field.Label>What did you actually do?</Field.Label>
													<Textarea autoresize value={a.did} onChange={(e) => putAct(i, { did: e.target.value })} />
													<Field.HelperText>A sentence or two is plenty.</Field.HelperText>
												</Field.Root>
											</Stack>
										</Accordion.ItemBody>
									</Accordion.ItemContent>
								</Accordion.Item>
							))}
						</Accordion.Root>
						<Box>
							<Button type="button" variant="outline" size="sm" disabled={acts.length >= 6} onClick={() => {
								const id = Math.max(...acts.map((a) => a.id)) + 1;
								setActs([...acts, newAct(id)]);
								setOpenAct([`act-${id}`]);
							}}>+ Add another commitment</Button>
						</Box>
						<Heading size="md">Awards &amp; recognition</Heading>
						<Stack gap="2">
							{awards.map((a, i) => (
								<Card.Root key={i} size="sm" ref={reg(`aw${i}`)}><Card.Body>
									<HStack justify="space-between"><Card.Title>{a.name}</Card.Title><Badge>{WHEN[a.when] ?? ""}</Badge></HStack>
									<Card.Description>{a.what}</Card.Description>
								</Card.Body></Card.Root>
							))}
							{awards.length === 0 && <Text textStyle="sm" color="fg.subtle">Nothing added yet.</Text>}
							<Box><AwardDrawer add={(a) => setAwards((o) => [...o, a])} /></Box>
						</Stack>
					</Stack>

					<Stack gap="4">
						<Heading size="lg">Family &amp; funding</Heading>
						<Text textStyle="sm" color="fg.muted">Bursaries cover up to 100% of programme fees. Answers here never affect admission.</Text>
						{(["m", "f"] as const).map((w) => (
							<Fieldset.Root key={w} size="sm">
								<Fieldset.Legend>{w === "m" ? "Mother" : "Father"}</Fieldset.Legend>
								<Fieldset.Content>
									<SimpleGrid columns={3} gap="4">
										<TextQ k={`${w}First`} label="First name" value={v[`${w}First`]} on={put(`${w}First`)} />
										<TextQ k={`${w}Last`} label="Last name" value={v[`${w}Last`]} on={put(`${w}Last`)} />
										<SelectQ k={`${w}Edu`} label="Highest education" items={EDU} value={v[`${w}Edu`]} on={put(`${w}Edu`)} />
									</SimpleGrid>
								</Fieldset.Content>
							</Fieldset.Root>
						))}
						<SimpleGrid columns={3} gap="4">
							<Field.Root ref={use("sibs", "input")}>
								<Field.Label>How many brothers and sisters do you have?</Field.Label>
								<NumberInput.Root value={v.sibs} onValueChange={(e) => put("sibs")(e.value)} min={0} max={12} unstyled spinOnPress={false}>
									<HStack gap="2">
										<NumberInput.DecrementTrigger asChild><Button variant="outline" size="sm">−</Button></NumberInput.DecrementTrigger>
										<NumberInput.Input style={{ width: "3ch", textAlign: "center" }} />
										<NumberInput.IncrementTrigger asChild><Button variant="outline" size="sm">+</Button></NumberInput.IncrementTrigger>
									</HStack>
								</NumberInput.Root>
							</Field.Root>
							<SelectQ k="income" label="Household income (yearly, before tax)" items={INCOME} value={v.income} on={put("income")} />
							<SegmentQ k="firstGen" label="Would you be the first in your family to finish college?" items={opts([["y", "Yes"], ["n", "No"], ["u", "Not sure"]])} value={v.firstGen} on={put("firstGen")} />
						</SimpleGrid>
					</Stack>

					<Stack gap="4">
						<Heading size="lg">On the trail</Heading>
						<SegmentQ k="tee" label="T-shirt size" items={opts([["XS"], ["S"], ["M"], ["L"], ["XL"]])} value={v.tee} on={put("tee")} />
						<Fieldset.Root ref={use("diet", "boxes")}>
							<CheckboxGroup value={v.diet} onValueChange={put("diet")}>
								<Fieldset.Legend fontSize="sm" mb="2">Dietary needs</Fieldset.Legend>
								<Fieldset.Content><Flex gap="2">{opts([["veg", "Vegetarian"], ["vegan", "Vegan"], ["gf", "Gluten free"], ["halal", "Halal"], ["none", "None"]]).map((g) => (
									<CheckboxCard.Root key={g.value} value={g.value}><CheckboxCard.HiddenInput /><CheckboxCard.Control><CheckboxCard.Content><CheckboxCard.Label>{g.label}</CheckboxCard.Label></CheckboxCard.Content></CheckboxCard.Control></CheckboxCard.Root>
								))}</Flex></Fieldset.Content>
							</CheckboxGroup>
						</Fieldset.Root>
						<SelectQ k="hear" label="How did you find us?" items={HEAR} value={v.hear} on={put("hear")} />
						<Field.Root required ref={use("why", "input")}>
							<Field.Label>Tell us about a time a plan of yours fell apart, and what you did next.<Field.RequiredIndicator /></Field.Label>
							<Textarea rows={6} value={v.why} onChange={(e) => put("why")(e.target.value)} />
							<Field.HelperText>250–400 words</Field.HelperText>
						</Field.Root>
						<Heading size="sm">Emergency contact</Heading>
						<SimpleGrid columns={2} gap="4">
							<TextQ k="emName" label="Full name" value={v.emName} on={put("emName")} />
							<TextQ k="emPhone" label="Phone" type="tel" value={v.emPhone} on={(s) => put("emPhone")(phoneMask(s))} />
						</SimpleGrid>
						<Heading size="sm">Someone who can vouch for you</Heading>
						<Text textStyle="xs" color="fg.muted">A teacher, coach or supervisor. We'll email them a short form.</Text>
						<SimpleGrid columns={2} gap="4">
							<TextQ k="refName" label="Name" value={v.refName} on={put("refName")} />
							<TextQ k="refEmail" label="Email" type="email" value={v.refEmail} on={put("refEmail")} />
						</SimpleGrid>
						<div style={{ position: "absolute", left: "-5000px" }} aria-hidden="true" ref={use("website", "input")}><input type="text" name="website" tabIndex={-1} autoComplete="off" value={v.website} onChange={(e) => put("website")(e.target.value)} /></div>
						<Checkbox.Root ref={use("agree", "box")} checked={v.agree} onCheckedChange={(e) => put("agree")(!!e.checked)}>
							<Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>I have read the participant agreement and accept the code of conduct.</Checkbox.Label>
						</Checkbox.Root>
						<Switch.Root ref={use("news", "box")} checked={v.news} onCheckedChange={(e) => put("news")(e.checked)}>
							<Switch.HiddenInput /><Switch.Control /><Switch.Label>Send me stories from the trail (monthly newsletter)</Switch.Label>
						</Switch.Root>
						<TextQ k="sign" label="Type your full name as your signature" value={v.sign} on={put("sign")} />
						<Text textStyle="xs" color="fg.muted">By submitting you acknowledge our <a href="#privacy">privacy notice</a>. We never sell applicant data.</Text>
						<Box><Button type="submit" colorPalette="teal">Submit application</Button></Box>
					</Stack>
				</Stack>
			</form>
		</Container>
	);
}

const ACT_PARTS = ["kind", "org", "role", "grades", "hrs", "wks", "did"] as const;
const AW_PARTS = ["name", "when", "what"] as const;
(window as any).formState = () => {
	const out: Record<string, unknown> = { ...live.v, submitted: live.submitted };
	for (let i = 0; i < 3; i++) {
		for (const p of ACT_PARTS) out[`act${i}${p}`] = live.acts[i]?.[p] ?? (p === "grades" ? [] : "");
		for (const p of AW_PARTS) out[`aw${i}${p}`] = live.awards[i]?.[p] ?? "";
	}
	return out;
};
(window as any).formShown = () => {
	const out: Record<string, unknown> = {};
	for (const k of Object.keys(first)) out[k] = read[kinds[k]](k);
	for (let i = 0; i < 3; i++) {
		for (const p of ACT_PARTS) { const k = `act${i}${p}`; out[k] = kinds[k] ? read[kinds[k]](k) : p === "grades" ? [] : ""; }
		const card = elements[`aw${i}`];
		out[`aw${i}name`] = text(card?.querySelector(".chakra-card__title")); out[`aw${i}when`] = text(card?.querySelector(".chakra-badge")); out[`aw${i}what`] = text(card?.querySelector(".chakra-card__description"));
	}
	return out;
};
createRoot(document.getElementById("root")!).render(<ChakraProvider value={defaultSystem}><App /></ChakraProvider>);
