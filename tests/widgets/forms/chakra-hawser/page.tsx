import "react-datepicker/dist/react-datepicker.css";
import "./page.css";
import {
	Badge, Box, Button, Card, ChakraProvider, Checkbox, CheckboxGroup, Combobox, Container, createListCollection, createSystem, defaultConfig, Field, Fieldset, Flex, Heading, HStack, Input, InputGroup, NumberInput,
	Portal, RadioCard, RadioGroup, SegmentGroup, Select, SimpleGrid, Span, Stack, Switch, TagsInput, Text, Textarea, useFilter, useListCollection,
} from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import DatePicker from "react-datepicker";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";

type Opt = { value: string; label: string };
const plain = (...names: string[]): Opt[] => names.map((value) => ({ value, label: value }));
const system = createSystem(defaultConfig, { theme: { semanticTokens: { colors: { bg: { DEFAULT: { value: "#fdfdfc" } } } } } });
const EXAMS = plain("AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Language", "AP English Literature", "AP Environmental Science", "AP Physics 1", "AP Physics C: Mechanics", "AP Statistics", "AP United States History", "AP World History", "Other AP");
const DEPARTMENTS: Opt[] = [["AERO", "Aeronautical Engineering"], ["BIOE", "Bioengineering"], ["CHEM", "Chemical Engineering"], ["CIVL", "Civil and Structural Engineering"], ["COMP", "Computer Engineering"], ["ELEC", "Electrical Engineering"], ["ENVR", "Environmental and Water Resources Engineering"], ["MATL", "Materials Engineering"], ["MECH", "Mechanical Engineering"], ["UNDC", "Undeclared Engineering"]].map(([value, label]) => ({ value, label }));
const SCHOOLING: Opt[] = [["0", "No high school diploma"], ["1", "High school diploma"], ["2", "Some college or trade school"], ["3", "Associate's"], ["4", "Bachelor's"], ["5", "Master's or above"]].map(([value, label]) => ({ value, label }));
const INCOME: Opt[] = [["1", "Under $30,000"], ["2", "$30,000–$59,999"], ["3", "$60,000–$89,999"], ["4", "$90,000–$149,999"], ["5", "$150,000 and up"], ["0", "Decline to state"]].map(([value, label]) => ({ value, label }));

const TEXTS = ["given", "middle", "family", "nick", "email", "mobile", "line1", "line2", "city", "zip", "school", "schoolPlace", "counselor", "counselorEmail", "counselorPhone", "career", "site", "essay", "signature", "p1name", "p1job", "p2name", "p2job"] as const;
const NUMBERS = ["gpa", "satMath", "satRw", "act"] as const;
const SELECTS = ["suffix", "country", "degree", "income", "heard", "p1edu", "p2edu"] as const;
const COMBOS = ["state", "dept1", "dept2"] as const;
const RADIOS = ["gender", "round", "citizen", "hispanic", "firstGen", "shirt"] as const;
const DATES = { birth: "birth", gradOn: "gradOn", satOn: "satOn" } as const;
const LISTS = { courses: ["name", "grade"], exams: ["subject", "score"], activities: ["name", "role", "hours", "what"] } as const;
type List = keyof typeof LISTS;
type Values = Record<string, any>;
const START: Values = {
	...Object.fromEntries([...TEXTS, ...NUMBERS, ...SELECTS, ...COMBOS, ...RADIOS].map((k) => [k, ""])), birth: null, gradOn: null, satOn: null, race: [], colleges: [], noScores: false, agree: false, news: false,
	courses: [{ name: "", grade: "" }], exams: [], activities: [{ name: "", role: "", hours: "", what: "" }],
};
const live = { v: START, submitted: false };

function Text1({ id, label, value, set, required, help, ...rest }: { id: string; label: string; value: string; set: (t: string) => void; required?: boolean; help?: string; type?: string; addon?: string; max?: number; placeholder?: string }) {
	const { addon, max, ...input } = rest;
	const box = <Input id={id} name={id} value={value} maxLength={max} onChange={(e) => set(e.target.value)} {...input} />;
	return <Field.Root required={required} ids={{ control: id }}><Field.Label>{label} <Field.RequiredIndicator /></Field.Label>{addon ? <InputGroup startAddon={addon}>{box}</InputGroup> : box}{help && <Field.HelperText>{help}</Field.HelperText>}</Field.Root>;
}
function Pick({ id, label, options, value, set, placeholder = "Select" }: { id: string; label: string; options: Opt[]; value: string; set: (t: string) => void; placeholder?: string }) {
	const [collection] = useState(() => createListCollection({ items: options }));
	return (
		<Select.Root id={`q-${id}`} collection={collection} value={value ? [value] : []} onValueChange={(e) => set(e.value[0] ?? "")}>
			<Select.HiddenSelect />
			<Select.Label>{label}</Select.Label>
			<Select.Control><Select.Trigger><Select.ValueText placeholder={placeholder} /></Select.Trigger><Select.IndicatorGroup><Select.Indicator /></Select.IndicatorGroup></Select.Control>
			<Portal><Select.Positioner><Select.Content>{options.map((item) => <Select.Item item={item} key={item.value}>{item.label}<Select.ItemIndicator /></Select.Item>)}</Select.Content></Select.Positioner></Portal>
		</Select.Root>
	);
}
function Find({ id, label, options, value, set }: { id: string; label: string; options: Opt[]; value: string; set: (t: string) => void }) {
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: options, filter: contains });
	return (
		<Combobox.Root id={`q-${id}`} collection={collection} value={value ? [value] : []} onValueChange={(e) => set(e.value[0] ?? "")} onInputValueChange={(e) => filter(e.inputValue)} openOnClick>
			<Combobox.Label>{label}</Combobox.Label>
			<Combobox.Control><Combobox.Input placeholder="Type to search" /><Combobox.IndicatorGroup><Combobox.ClearTrigger /><Combobox.Trigger /></Combobox.IndicatorGroup></Combobox.Control>
			<Portal><Combobox.Positioner><Combobox.Content><Combobox.Empty>No match</Combobox.Empty>{collection.items.map((item) => <Combobox.Item item={item} key={item.value}>{item.label}<Combobox.ItemIndicator /></Combobox.Item>)}</Combobox.Content></Combobox.Positioner></Portal>
		</Combobox.Root>
	);
}
function Choose({ id, label, options, value, set }: { id: string; label: string; options: Opt[]; value: string; set: (t: string) => void }) {
	return (
		<RadioGroup.Root id={`q-${id}`} value={value || null} onValueChange={(e) => set(e.value ?? "")}>
			<RadioGroup.Label fontSize="sm" fontWeight="medium" mb="2" display="block">{label}</RadioGroup.Label>
			<HStack gap="6" wrap="wrap">{options.map((item) => <RadioGroup.Item key={item.value} value={item.value}><RadioGroup.ItemHiddenInput /><RadioGroup.ItemIndicator /><RadioGroup.ItemText>{item.label}</RadioGroup.ItemText></RadioGroup.Item>)}</HStack>
		</RadioGroup.Root>
	);
}
function Num({ id, label, value, set, min, max, step }: { id: string; label: string; value: string; set: (t: string) => void; min?: number; max?: number; step?: number }) {
	return <Field.Root><Field.Label>{label}</Field.Label><NumberInput.Root id={`q-${id}`} width="full" value={value} min={min} max={max} step={step} onValueChange={(e) => set(e.value)}><NumberInput.Control /><NumberInput.Input /></NumberInput.Root></Field.Root>;
}
function Segment({ id, label, options, value, set }: { id: string; label: string; options: Opt[]; value: string; set: (t: string) => void }) {
	return <Box><Text fontSize="sm" fontWeight="medium" mb="2" id={`q-${id}-label`}>{label}</Text><SegmentGroup.Root id={`q-${id}`} aria-labelledby={`q-${id}-label`} size="sm" value={value || null} onValueChange={(e) => set(e.value ?? "")}><SegmentGroup.Indicator />{options.map((item) => <SegmentGroup.Item key={item.value} value={item.value}><SegmentGroup.ItemText>{item.label}</SegmentGroup.ItemText><SegmentGroup.ItemHiddenInput /></SegmentGroup.Item>)}</SegmentGroup.Root></Box>;
}
function Section({ n, title, note, children }: { n: string; title: string; note?: string; children: ReactNode }) {
	return <Box as="section" mb="12"><HStack mb="1"><Badge colorPalette="orange" variant="solid" size="lg">{n}</Badge><Heading size="xl">{title}</Heading></HStack>{note && <Text color="fg.muted" mb="4">{note}</Text>}<Stack gap="5" mt="4">{children}</Stack></Box>;
}

function Page() {
	const [v, setV] = useState<Values>(START);
	live.v = v;
	const set = (k: string) => (value: any) => setV((old) => ({ ...old, [k]: value }));
	const t = (id: string) => ({ id, value: v[id], set: set(id) });
	const row = (list: List, i: number, k: string) => ({ id: `${list}-${i}-${k}`, value: v[list][i][k], set: (value: any) => setV((old) => ({ ...old, [list]: old[list].map((e: any, j: number) => (j === i ? { ...e, [k]: value } : e)) })) });
	const add = (list: List) => setV((old) => ({ ...old, [list]: [...old[list], Object.fromEntries(LISTS[list].map((k) => [k, ""]))] }));
	const drop = (list: List, i: number) => setV((old) => ({ ...old, [list]: old[list].filter((_: any, j: number) => j !== i) }));
	const entry = (list: List, i: number, title: string, body: ReactNode) => (
		<Card.Root key={i} variant="outline" size="sm"><Card.Header><Flex justify="space-between" align="center"><Card.Title>{title} {i + 1}</Card.Title><Button size="xs" variant="ghost" colorPalette="red" onClick={() => drop(list, i)}>Remove</Button></Flex></Card.Header><Card.Body>{body}</Card.Body></Card.Root>
	);
	const date = (id: string, label: string, props: object) => <Field.Root><Field.Label htmlFor={id}>{label}</Field.Label><DatePicker id={id} selected={v[id]} onChange={set(id)} customInput={<Input />} autoComplete="off" {...(props as any)} /></Field.Root>;
	return (
		<ChakraProvider value={system}>
			<Box bg="gray.900" color="white" py="10" mb="10"><Container maxW="4xl"><Text letterSpacing="widest" fontSize="xs" color="orange.300">THORNBURY SCHOOL OF ENGINEERING</Text><Heading size="4xl">Early Engineers, Class of 2031</Heading><Text mt="2" color="gray.300">Apply by November 15. Hear from us before the winter holidays.</Text></Container></Box>
			<Container maxW="4xl" pb="20">
				<form onSubmit={(e) => { e.preventDefault(); live.submitted = true; }} noValidate>
					<Section n="1" title="You">
						<SimpleGrid columns={3} gap="4"><Text1 {...t("given")} label="Given name" required /><Text1 {...t("middle")} label="Middle" /><Text1 {...t("family")} label="Family name" required /></SimpleGrid>
						<SimpleGrid columns={3} gap="4"><Text1 {...t("nick")} label="What friends call you" /><Pick {...t("suffix")} label="Suffix" options={plain("Jr.", "Sr.", "II", "III", "IV")} placeholder="None" />{date("birth", "Date of birth", { dateFormat: "MM/dd/yyyy", placeholderText: "mm/dd/yyyy", showMonthDropdown: true, showYearDropdown: true, dropdownMode: "select", maxDate: new Date(2014, 0, 1) })}</SimpleGrid>
						<SimpleGrid columns={2} gap="4"><Text1 {...t("email")} label="Email" type="email" required /><Text1 {...t("mobile")} label="Mobile" type="tel" addon="+1" /></SimpleGrid>
						<Choose {...t("gender")} label="Gender identity" options={[{ value: "w", label: "Woman" }, { value: "m", label: "Man" }, { value: "nb", label: "Nonbinary" }, { value: "x", label: "Prefer not to say" }]} />
						<SimpleGrid columns={2} gap="4"><Text1 {...t("line1")} label="Home address" /><Text1 {...t("line2")} label="Address, second line" /></SimpleGrid>
						<SimpleGrid columns={4} gap="4"><Text1 {...t("city")} label="City" /><Find {...t("state")} label="State / territory" options={STATES.map(([value, label]) => ({ value, label }))} /><Text1 {...t("zip")} label="ZIP / postal code" /><Pick {...t("country")} label="Country" options={plain(...COUNTRIES)} /></SimpleGrid>
					</Section>
					<Section n="2" title="School and scores" note="Self-reported. We ask for official records only after you enroll.">
						<SimpleGrid columns={2} gap="4"><Text1 {...t("school")} label="Secondary school" required /><Text1 {...t("schoolPlace")} label="School location" placeholder="City, State" /></SimpleGrid>
						<SimpleGrid columns={2} gap="4">{date("gradOn", "Expected graduation", { dateFormat: "MMMM yyyy", showMonthYearPicker: true })}<Num {...t("gpa")} label="Unweighted GPA (4.0 scale)" min={0} max={4} step={0.01} /></SimpleGrid>
						<Fieldset.Root><Fieldset.Legend>Counselor who will send your School Report</Fieldset.Legend><Fieldset.Content><SimpleGrid columns={3} gap="4"><Text1 {...t("counselor")} label="Name" /><Text1 {...t("counselorEmail")} label="Email" /><Text1 {...t("counselorPhone")} label="Phone" /></SimpleGrid></Fieldset.Content></Fieldset.Root>
						<SimpleGrid columns={4} gap="4"><Num {...t("satMath")} label="SAT Math" min={200} max={800} step={10} /><Num {...t("satRw")} label="SAT Reading & Writing" min={200} max={800} step={10} /><Num {...t("act")} label="ACT composite" min={1} max={36} />{date("satOn", "Date of best SAT Math", { dateFormat: "yyyy-MM-dd", placeholderText: "yyyy-mm-dd" })}</SimpleGrid>
						<Switch.Root id="q-noScores" checked={v.noScores} onCheckedChange={(e) => set("noScores")(e.checked)}><Switch.HiddenInput /><Switch.Control /><Switch.Label>Read my application without test scores</Switch.Label></Switch.Root>
						<Heading size="md">Recent courses</Heading>
						<Text color="fg.muted" fontSize="sm" mt="-4">Up to three of your high school courses with the grade received.</Text>
						{v.courses.map((_: any, i: number) => entry("courses", i, "Course", <SimpleGrid columns={2} gap="4"><Text1 {...row("courses", i, "name")} label="Course title" /><Text1 {...row("courses", i, "grade")} label="Grade" /></SimpleGrid>))}
						<Button variant="outline" alignSelf="start" size="sm" disabled={v.courses.length >= 3} onClick={() => add("courses")}>Add a course</Button>
						<Heading size="md">Advanced Placement exams</Heading>
						{v.exams.map((_: any, i: number) => entry("exams", i, "Exam", <SimpleGrid columns={2} gap="4"><Find {...row("exams", i, "subject")} label="Exam" options={EXAMS} /><Segment {...row("exams", i, "score")} label="Score" options={plain("1", "2", "3", "4", "5")} /></SimpleGrid>))}
						<Button variant="outline" alignSelf="start" size="sm" disabled={v.exams.length >= 3} onClick={() => add("exams")}>Add an AP exam</Button>
					</Section>
					<Section n="3" title="Engineering at Thornbury">
						<RadioCard.Root id="q-round" value={v.round || null} onValueChange={(e) => set("round")(e.value)}>
							<RadioCard.Label>Which early round?</RadioCard.Label>
							<HStack align="stretch">{[["ea", "Early Action", "Non-binding"], ["ed", "Early Decision", "Binding: you will enroll if admitted"]].map(([value, title, more]) => <RadioCard.Item key={value} value={value}><RadioCard.ItemHiddenInput /><RadioCard.ItemControl><RadioCard.ItemContent><RadioCard.ItemText>{title}</RadioCard.ItemText><RadioCard.ItemDescription>{more}</RadioCard.ItemDescription></RadioCard.ItemContent><RadioCard.ItemIndicator /></RadioCard.ItemControl></RadioCard.Item>)}</HStack>
						</RadioCard.Root>
						<SimpleGrid columns={2} gap="4"><Find {...t("dept1")} label="First-choice department" options={DEPARTMENTS} /><Find {...t("dept2")} label="Second-choice department" options={DEPARTMENTS} /></SimpleGrid>
						<SimpleGrid columns={2} gap="4"><Pick {...t("degree")} label="Highest degree you plan to earn" options={plain("B.S.", "B.S./M.S. or M.S.", "Ph.D.", "Law, medicine or business", "Undecided")} /><Text1 {...t("career")} label="Career you have in mind" /></SimpleGrid>
						<Text1 {...t("site")} label="Portfolio or maker site" type="url" placeholder="https://" />
						<TagsInput.Root id="q-colleges" value={v.colleges} onValueChange={(e) => set("colleges")(e.value)}>
							<TagsInput.Label>Other colleges you are applying to</TagsInput.Label>
							<TagsInput.Control><TagsInput.Items /><TagsInput.Input placeholder="Type a college, press Enter" /></TagsInput.Control><TagsInput.HiddenInput />
						</TagsInput.Root>
						<Field.Root><Field.Label htmlFor="essay">Describe something you took apart. What did you learn putting it back?</Field.Label><Textarea id="essay" name="essay" rows={6} maxLength={2000} value={v.essay} onChange={(e) => set("essay")(e.target.value)} /><Field.HelperText>2,000 characters</Field.HelperText></Field.Root>
					</Section>
					<Section n="4" title="Beyond class" note="One card for each activity or job. Three cards are plenty.">
						{v.activities.map((_: any, i: number) => entry("activities", i, "Activity", <Stack gap="4"><SimpleGrid columns={3} gap="4"><Text1 {...row("activities", i, "name")} label="Group or employer" /><Text1 {...row("activities", i, "role")} label="Your role" max={50} /><Num {...row("activities", i, "hours")} label="Hours per week" min={0} max={80} /></SimpleGrid>
							<Field.Root ids={{ control: `activities-${i}-what` }}><Field.Label>What did you do or build?</Field.Label><Textarea maxLength={160} value={v.activities[i].what} onChange={(e) => row("activities", i, "what").set(e.target.value)} /><Field.HelperText>{160 - v.activities[i].what.length} characters left</Field.HelperText></Field.Root></Stack>))}
						<Button variant="outline" alignSelf="start" size="sm" disabled={v.activities.length >= 3} onClick={() => add("activities")}>Add another activity</Button>
					</Section>
					<Section n="5" title="Family and background" note="Used for scholarships and reporting, not for the decision.">
						{[1, 2].map((n) => <SimpleGrid columns={3} gap="4" key={n}><Text1 {...t(`p${n}name`)} label={`Parent ${n}: full name`} /><Text1 {...t(`p${n}job`)} label={`Parent ${n}: occupation`} /><Pick {...t(`p${n}edu`)} label={`Parent ${n}: education`} options={SCHOOLING} /></SimpleGrid>)}
						<Choose {...t("citizen")} label="Citizenship" options={[{ value: "us", label: "United States" }, { value: "pr", label: "U.S. permanent resident" }, { value: "other", label: "Another country" }]} />
						<Choose {...t("hispanic")} label="Of Hispanic or Latino origin" options={plain("Yes", "No", "Decline to state")} />
						<CheckboxGroup id="q-race" value={v.race} onValueChange={set("race")}><Text fontSize="sm" fontWeight="medium">How do you describe your race? Check any.</Text><SimpleGrid columns={2} gap="2">{plain("American Indian / Alaska Native", "Asian", "Black / African American", "Pacific Islander", "White", "Decline to state").map((item) => <Checkbox.Root key={item.value} value={item.value}><Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>{item.label}</Checkbox.Label></Checkbox.Root>)}</SimpleGrid></CheckboxGroup>
						<SimpleGrid columns={2} gap="4"><Segment {...t("firstGen")} label="Did a parent graduate from a four-year college?" options={[{ value: "y", label: "Yes" }, { value: "n", label: "No" }, { value: "u", label: "Unsure" }]} /><Pick {...t("income")} label="Household income" options={INCOME} /></SimpleGrid>
					</Section>
					<Section n="6" title="Last things">
						<SimpleGrid columns={2} gap="4"><Pick {...t("heard")} label="Where did you first hear of us?" options={plain("A teacher", "College fair", "Search engine", "Social media", "Someone who studied here")} /><Segment {...t("shirt")} label="T-shirt for Admitted Students Day" options={plain("XS", "S", "M", "L", "XL")} /></SimpleGrid>
						<Checkbox.Root id="q-news" checked={v.news} onCheckedChange={(e) => set("news")(!!e.checked)}><Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>Send me the Thornbury newsletter</Checkbox.Label></Checkbox.Root>
						<Checkbox.Root id="q-agree" checked={v.agree} onCheckedChange={(e) => set("agree")(!!e.checked)}><Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>This is my own work and it is accurate.</Checkbox.Label></Checkbox.Root>
						<Text1 {...t("signature")} label="Sign with your full legal name" />
						<HStack justify="end"><Button type="submit" colorPalette="orange" size="lg">Submit early application</Button></HStack>
					</Section>
				</form>
			</Container>
		</ChakraProvider>
	);
}
createRoot(document.getElementById("root")!).render(<Page />);

const pad = (n: number) => String(n).padStart(2, "0");
const iso = (d: Date | null) => (d ? `${d.getFullYear()}-${pad(d.getMonth() + 1)}-${pad(d.getDate())}` : "");
const q = (id: string) => document.getElementById(id) as HTMLInputElement | null;
const within = (id: string) => document.querySelector(`[id="q-${id}"], [id$=":q-${id}"]`) ?? [...document.querySelectorAll("[id]")].find((e) => e.id.endsWith(`:q-${id}`)) ?? null;
const input = (id: string) => within(id)?.querySelector<HTMLInputElement>("input:not([type=hidden])")?.value ?? "";
const picked = (id: string) => { const r = within(id); return r && !r.querySelector("[data-part=trigger][data-placeholder-shown]") ? r.querySelector("[data-part=value-text]")?.textContent ?? "" : ""; };
const checked = (id: string) => within(id)?.querySelector("[data-part=item][data-state=checked]")?.textContent ?? "";
Object.assign(window, {
	formState() {
		const { v } = live, out: Record<string, unknown> = { submitted: live.submitted };
		for (const k of [...TEXTS, ...NUMBERS, ...SELECTS, ...COMBOS, ...RADIOS, "race", "colleges", "noScores", "agree", "news"]) out[k] = v[k];
		out.birth = iso(v.birth); out.satOn = iso(v.satOn); out.gradOn = iso(v.gradOn).slice(0, 7);
		for (const [list, keys] of Object.entries(LISTS)) for (let i = 0; i < 3; i++) for (const k of keys) out[`${list}${i}.${k}`] = v[list][i]?.[k] ?? "";
		return out;
	},
	formShown() {
		const out: Record<string, unknown> = {};
		for (const k of [...TEXTS, ...Object.keys(DATES)]) out[k] = q(k)?.value ?? "";
		for (const k of [...NUMBERS, ...COMBOS]) out[k] = input(k);
		for (const k of SELECTS) out[k] = picked(k);
		for (const k of RADIOS) out[k] = checked(k);
		out.race = [...document.querySelectorAll("#q-race [data-part=root][data-state=checked]")].map((e) => e.textContent);
		out.colleges = [...(within("colleges")?.querySelectorAll("[data-part=item-text]") ?? [])].map((e) => e.textContent);
		for (const k of ["noScores", "agree", "news"]) out[k] = within(k)?.getAttribute("data-state") === "checked";
		for (let i = 0; i < 3; i++) {
			for (const k of ["courses-name", "courses-grade", "activities-name", "activities-role", "activities-what"]) { const [l, f] = k.split("-"); out[`${l}${i}.${f}`] = q(`${l}-${i}-${f}`)?.value ?? ""; }
			out[`activities${i}.hours`] = input(`activities-${i}-hours`);
			out[`exams${i}.subject`] = input(`exams-${i}-subject`);
			out[`exams${i}.score`] = checked(`exams-${i}-score`);
		}
		return out;
	},
});
