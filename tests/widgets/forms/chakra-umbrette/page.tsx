import {
	Box, Button, Checkbox, CheckboxGroup, ChakraProvider, Combobox, createListCollection, defaultSystem, Field, Fieldset, Grid, Heading, HStack, Input,
	NativeSelect, NumberInput, Portal, RadioCard, RadioGroup, SegmentGroup, Select, SimpleGrid, Stack, Switch, Table, Text, useFilter, useListCollection,
} from "@chakra-ui/react";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Values = Record<string, any>;
const ACT = ["type", "grades", "hours", "weeks", "position", "college"];
const LISTS = ["race", "l0p", "l1p", "act0grades", "act1grades", "act2grades"];
const FLAGS = ["waiver", "certify", "act0college", "act1college", "act2college"];
const TEXTS = `last first middle suffix nick bm bd by bcity bcountry sex street apt city state zip country cc phone email citizen years l0 l1 armed hispanic ssn
	term applyAs residence major career degree aid hs ceeb hsCity hsState gm gy gpa scale weight rank size counselor counselorEmail college
	satE satM actC c0title c0credit c1title c1credit x0subject x0score x1subject x1score marital liveWith
	p1first p1last p1former p1occ p1emp p1edu p2first p2last p2occ p2emp p2edu s0name s0age s1name s1age
	h0grade h0title h1grade h1title h2grade h2title teacher teacherEmail emergency emergencyPhone signature`.split(/\s+/);
const INITIAL: Values = Object.fromEntries([
	...[...TEXTS, ...[0, 1, 2].flatMap((i) => ACT.map((a) => `act${i}${a}`))].map((k) => [k, ""]),
	...LISTS.map((k) => [k, []]),
	...FLAGS.map((k) => [k, false]),
]);

let current: Values = INITIAL;
const listeners = new Set<() => void>();
const put = (k: string, value: unknown) => { current = { ...current, [k]: value }; for (const tell of listeners) tell(); };
const subscribe = (tell: () => void) => { listeners.add(tell); return () => { listeners.delete(tell); }; };
const useAnswer = (k: string) => useSyncExternalStore(subscribe, () => current[k]);
let submitted = false;
const drawn = new Map<string, HTMLElement>();

function shown(key: string): unknown {
	const el = drawn.get(key);
	if (!el?.isConnected) return LISTS.includes(key) ? [] : FLAGS.includes(key) ? false : "";
	const items = [...el.querySelectorAll<HTMLElement>("[data-part=item], [data-scope=checkbox][data-part=root]")].filter((i) => i.querySelector("input"));
	const named = (i: HTMLElement) => i.querySelector("[data-part=item-text], [data-part=label]")?.textContent?.trim();
	if (LISTS.includes(key)) return items.filter((i) => i.querySelector<HTMLInputElement>("input")?.checked).map(named);
	if (FLAGS.includes(key)) return el.querySelector<HTMLInputElement>("input[type=checkbox]")?.checked;
	if (el.querySelector("input[type=radio]")) return items.filter((i) => i.querySelector<HTMLInputElement>("input")?.checked).map(named)[0] ?? "";
	const native = el.querySelector("select");
	if (el.querySelector("[data-scope=select]")) return el.querySelector<HTMLElement>("[data-part=value-text]")?.hasAttribute("data-placeholder-shown") ? "" : el.querySelector("[data-part=value-text]")?.textContent?.replace("Select one", "");
	if (native) return native.value ? native.selectedOptions[0].text : "";
	return el.querySelector<HTMLInputElement>("input, textarea")?.value ?? "";
}
Object.assign(window, {
	formState: () => ({ ...current, submitted }),
	formShown: () => Object.fromEntries(Object.keys(INITIAL).map((k) => [k, shown(k)])),
});

const stateList = STATES.map(([value, label]) => ({ value, label }));
const options = (list: string[]) => list.map((x) => ({ value: x, label: x }));

const at = (k: string) => (el: HTMLElement | null) => { if (el) drawn.set(k, el); };
function Of({ k, children }: { k: string; children: (v: any) => ReactNode }) {
	return <>{children(useAnswer(k))}</>;
}
const Txt = (k: string, label: string | null, more: { help?: string; req?: boolean; side?: boolean; type?: string; ph?: string; id?: string; start?: string } = {}) => <Of k={k} key={k}>{(v) => (
	<Field.Root ref={at(k)} required={more.req} orientation={more.side ? "horizontal" : "vertical"} key={k} id={more.id}>
		{label && <Field.Label>{label}<Field.RequiredIndicator /></Field.Label>}
		<Input value={v} onChange={(e) => put(k, e.target.value)} type={more.type} placeholder={more.ph} />
		{more.help && <Field.HelperText>{more.help}</Field.HelperText>}
	</Field.Root>
)}</Of>;
const Nat = (k: string, label: string | null, list: { value: string; label: string }[], ph = "") => <Of k={k} key={k}>{(v) => (
	<Field.Root ref={at(k)} key={k}>
		{label && <Field.Label>{label}</Field.Label>}
		<NativeSelect.Root><NativeSelect.Field value={v} onChange={(e) => put(k, e.target.value)}><option value="">{ph}</option>{list.map((o) => <option key={o.value} value={o.value}>{o.label}</option>)}</NativeSelect.Field><NativeSelect.Indicator /></NativeSelect.Root>
	</Field.Root>
)}</Of>;
const Pick = (k: string, label: string, list: { value: string; label: string }[]) => {
	const collection = createListCollection({ items: list });
	return <Of k={k} key={k}>{(v) => (
		<Box ref={at(k)}>
			<Select.Root collection={collection} value={v ? [v] : []} onValueChange={(e) => put(k, e.value[0] ?? "")}>
				<Select.HiddenSelect /><Select.Label>{label}</Select.Label>
				<Select.Control><Select.Trigger><Select.ValueText placeholder="Select one" /></Select.Trigger><Select.IndicatorGroup><Select.Indicator /></Select.IndicatorGroup></Select.Control>
				<Portal><Select.Positioner><Select.Content>{list.map((o) => <Select.Item item={o} key={o.value}>{o.label}<Select.ItemIndicator /></Select.Item>)}</Select.Content></Select.Positioner></Portal>
			</Select.Root>
		</Box>
	)}</Of>;
};
const Radios = (k: string, label: ReactNode, list: [string, string][]) => <Of k={k} key={k}>{(v) => (
	<Fieldset.Root ref={at(k) as any} key={k}>
		<Fieldset.Legend>{label}</Fieldset.Legend>
		<RadioGroup.Root value={v} onValueChange={(e) => put(k, e.value)}><HStack gap="6" wrap="wrap">{list.map(([value, text]) => (
			<RadioGroup.Item key={value} value={value}><RadioGroup.ItemHiddenInput /><RadioGroup.ItemIndicator /><RadioGroup.ItemText>{text}</RadioGroup.ItemText></RadioGroup.Item>
		))}</HStack></RadioGroup.Root>
	</Fieldset.Root>
)}</Of>;
const Checks = (k: string, label: ReactNode, list: [string, string][]) => <Of k={k} key={k}>{(v) => (
	<Fieldset.Root ref={at(k) as any} key={k}>
		<Fieldset.Legend>{label}</Fieldset.Legend>
		<CheckboxGroup value={v} onValueChange={(x) => put(k, x)}><HStack gap="5" wrap="wrap">{list.map(([value, text]) => (
			<Checkbox.Root key={value} value={value}><Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>{text}</Checkbox.Label></Checkbox.Root>
		))}</HStack></CheckboxGroup>
	</Fieldset.Root>
)}</Of>;
const Num = (k: string, label: string | null, aria?: string) => <Of k={k} key={k}>{(v) => (
	<Field.Root ref={at(k)} key={k}>
		{label && <Field.Label>{label}</Field.Label>}
		<NumberInput.Root width="110px" value={v} onValueChange={(e) => put(k, e.value)}><NumberInput.Control /><NumberInput.Input aria-label={aria} /></NumberInput.Root>
	</Field.Root>
)}</Of>;
const Part = (n: string, title: string, children: ReactNode) => <Box as="section" borderTopWidth="3px" borderColor="blue.800" pt="4" mt="10" id={`part-${n.toLowerCase()}`}><Heading size="lg" mb="4">{title}</Heading><Stack gap="5">{children}</Stack></Box>;


function Application() {
	const [rows, setRows] = useState(1);

	const languages: [string, string][] = [["F", "F (first language)"], ["S", "S (speak)"], ["R", "R (read)"], ["W", "W (write)"], ["H", "H (spoken at home)"]];
	const kinds = ["Academic", "Art", "Athletics", "Community Service (Volunteer)", "Cultural", "Debate/Speech", "Environmental", "Family Responsibilities", "Internship", "Journalism/Publication", "Music", "Religious", "Research", "Robotics", "School Spirit", "Student Govt./Politics", "Theater/Drama", "Work (Paid)", "Other Club/Activity"];
	const edu = ["None", "Some grade school", "Completed grade school", "Some high school", "Graduated from high school (or equivalent)", "Some trade school or community college", "Some college/university", "Graduated from college/university", "Graduate school"];
	const gradesHs = options(["9", "10", "11", "12"]);
	return (
		<Box maxW="960px" mx="auto" p="6">
			<Heading size="2xl">St. Brigid's College</Heading>
			<Heading size="md" color="fg.muted">Undergraduate Application &middot; Freshman and Transfer Students</Heading>
			<Text my="4">This application for undergraduate admission gives you the opportunity to tell us about your academic and personal qualifications. Please complete the application form thoroughly and accurately, and submit all supporting documents in a timely fashion. We notify candidates of our decision on a rolling basis.</Text>
			<form onSubmit={(e) => { e.preventDefault(); submitted = true; }}>
				{Part("1", "Personal Data", <>
					<Text fontWeight="medium">1. Full, Legal Name (enter name exactly as it appears on official documents)</Text>
					<Grid templateColumns="3fr 3fr 2fr 1fr" gap="3">{Txt("last", "Last/Family", { req: true })}{Txt("first", "First", { req: true })}{Txt("middle", "Middle")}{Nat("suffix", "Suffix", options(["Jr.", "Sr.", "II", "III", "IV", "V"]))}</Grid>
					{Txt("nick", "2. Preferred name (nickname)", { side: true })}
					<Box><Text fontWeight="medium">3. Date of birth</Text><HStack id="dob">{Nat("bm", null, ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"].map((label, i) => ({ value: String(i + 1).padStart(2, "0"), label })), "Month")}{Nat("bd", null, options([...Array(31)].map((_, i) => String(i + 1))), "Day")}{Nat("by", null, options([...Array(60)].map((_, i) => String(2015 - i))), "Year")}</HStack></Box>
					<SimpleGrid columns={2} gap="3">{Txt("bcity", "4. Place of birth: city")}{Nat("bcountry", "Country", options(COUNTRIES))}</SimpleGrid>
					{Radios("sex", "5. Sex", [["M", "Male"], ["F", "Female"]])}
					<Text fontWeight="medium">6. Permanent home address</Text>
					<Grid templateColumns="3fr 1fr" gap="3">{Txt("street", "Number and street")}{Txt("apt", "Apartment number")}</Grid>
					<Grid templateColumns="2fr 2fr 1fr 2fr" gap="3">{Txt("city", "City/town")}<StateBox k="state" label="State/province" at={at} put={put} />{Txt("zip", "ZIP/postal code")}{Nat("country", "Country", options(COUNTRIES))}</Grid>
					<Box><Text fontWeight="medium">7. Preferred phone</Text><HStack id="phoneline"><Box w="110px">{Nat("cc", null, [["+1", "+1"], ["+44", "+44"], ["+52", "+52"], ["+234", "+234"]].map(([value, label]) => ({ value, label })), "Code")}</Box>{Txt("phone", null, { type: "tel", help: "Include area/country/city code" })}</HStack></Box>
					{Txt("email", "8. Email address", { type: "email", req: true })}
					<Of k="citizen">{(v) => <Box ref={at("citizen") as any}><RadioCard.Root value={v} onValueChange={(e) => put("citizen", e.value)}><RadioCard.Label>9. Citizenship status</RadioCard.Label><HStack align="stretch">{[["1", "US citizen or US national"], ["2", "US dual citizen"], ["3", "US permanent resident"], ["4", "US refugee or asylee"], ["5", "Other (non-US)"]].map(([value, text]) => (
						<RadioCard.Item key={value} value={value}><RadioCard.ItemHiddenInput /><RadioCard.ItemControl><RadioCard.ItemText>{text}</RadioCard.ItemText></RadioCard.ItemControl></RadioCard.Item>))}</HStack></RadioCard.Root></Box>}</Of>
					{Num("years", "10. Years lived in the US")}
					<Text fontWeight="medium">11. Language proficiency (check all that apply)</Text>
					<Grid templateColumns="1fr 3fr" gap="4" id="lang">{Txt("l0", "Language 1")}{Checks("l0p", "Proficiency in language 1", languages)}{Txt("l1", "Language 2")}{Checks("l1p", "Proficiency in language 2", languages)}</Grid>
					{Pick("armed", "12. US Armed Forces status", options(["None", "Currently serving", "Previously served", "Current dependent"]))}
					{Radios("hispanic", "13. Are you Hispanic/Latinx (including Spain)?", [["Y", "Yes"], ["N", "No"]])}
					{Checks("race", "14. Regardless of your answer to the prior question, please indicate how you identify yourself. (You may select one or more)", [["AI", "American Indian or Alaska Native"], ["AS", "Asian (including Indian subcontinent and Philippines)"], ["BL", "Black or African American (including Africa and Caribbean)"], ["NH", "Native Hawaiian or other Pacific Islander"], ["WH", "White (including Middle East)"]])}
					{Txt("ssn", "15. Social Security Number", { side: true, help: "Required only for U.S. citizens applying for aid", ph: "XXX-XX-XXXX" })}
				</>)}
				{Part("2", "Enrollment", <>
					{Radios("term", "16. I am applying for admission for", [["F27", "Fall 2027"], ["S28", "Spring 2028"], ["F28", "Fall 2028"]])}
					{Radios("applyAs", "17. I am applying as a", [["FR", "Freshman"], ["TR", "Transfer"]])}
					<Of k="residence">{(v) => <Box ref={at("residence") as any}><Text>18. I plan to be a</Text><SegmentGroup.Root value={v || null} onValueChange={(e) => put("residence", e.value ?? "")}><SegmentGroup.Indicator /><SegmentGroup.Items items={["Commuter", "Resident", "Undecided"]} /></SegmentGroup.Root></Box>}</Of>
					<SimpleGrid columns={2} gap="3"><MajorBox at={at} put={put} />{Txt("career", "20. Possible career")}</SimpleGrid>
					{Pick("degree", "21. Highest degree you intend to earn", options(["Associate's (AA, AS)", "Bachelor's (BA, BS)", "Master's (MA, MS)", "Business (MBA)", "Law (JD, LLM)", "Medicine (MD, DO, DVM, DDS)", "Doctorate (PhD, EdD, etc)", "Other", "Undecided"]))}
					{Radios("aid", "22. Are you applying for financial aid?", [["Y", "Yes"], ["N", "No"]])}
					<Of k="waiver">{(v) => <Box ref={at("waiver") as any}><Switch.Root checked={v} onCheckedChange={(e) => put("waiver", e.checked)}><Switch.HiddenInput /><Switch.Control /><Switch.Label>23. I am planning to apply for a counselor-approved fee waiver</Switch.Label></Switch.Root></Box>}</Of>
				</>)}
				{Part("3", "Academics", <>
					<Grid templateColumns="3fr 1fr" gap="3">{Txt("hs", "24. Name of high school")}{Txt("ceeb", "CEEB code")}</Grid>
					<SimpleGrid columns={2} gap="3">{Txt("hsCity", "High school city")}{Nat("hsState", "High school state", stateList)}</SimpleGrid>
					<Box><Text>25. Date of graduation</Text><HStack id="gradline">{Nat("gm", null, ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"].map((label, i) => ({ value: String(i + 1), label })), "mm")}{Nat("gy", null, options(["2024", "2025", "2026", "2027", "2028"]), "yyyy")}</HStack></Box>
					<HStack align="end" id="gpaline">{Num("gpa", "26. Cumulative GPA")}{Nat("scale", "Scale", options(["4.0", "5.0", "6.0", "10", "100"]))}{Radios("weight", "Weighted?", [["W", "Weighted"], ["U", "Unweighted"]])}</HStack>
					<HStack align="end">{Num("rank", "27. Class rank")}{Num("size", "Class size")}</HStack>
					<SimpleGrid columns={2} gap="3">{Txt("counselor", "28. Counselor's name")}{Txt("counselorEmail", "Counselor's email", { type: "email" })}</SimpleGrid>
					{Txt("college", "29. College(s) attended, if any", { help: "Include summer and dual enrollment coursework." })}
					<HStack align="end">{Num("satE", "SAT evidence-based reading and writing")}{Num("satM", "SAT math")}{Num("actC", "ACT composite")}</HStack>
					<Table.Root size="sm" id="courses"><Table.Header><Table.Row><Table.ColumnHeader>Course title</Table.ColumnHeader><Table.ColumnHeader>Credits</Table.ColumnHeader></Table.Row></Table.Header><Table.Body>{[0, 1].map((i) => <Table.Row key={i}><Table.Cell>{Txt(`c${i}title`, null)}</Table.Cell><Table.Cell>{Num(`c${i}credit`, null)}</Table.Cell></Table.Row>)}</Table.Body><Table.Caption>30. Please list college courses you have taken or are taking while in high school.</Table.Caption></Table.Root>
					<Text>31. AP/IB tests: report up to two</Text>
					<Box id="ap">{[0, 1].map((i) => <HStack key={i}>{Nat(`x${i}subject`, "Subject", options(["Biology", "Calculus AB", "Calculus BC", "Chemistry", "English Language", "English Literature", "Environmental Science", "Physics 1", "Psychology", "Statistics", "US History", "World History"].map((s) => `AP ${s}`)))}{Nat(`x${i}score`, "Score", options(["1", "2", "3", "4", "5"]))}</HStack>)}</Box>
				</>)}
				{Part("4", "Family", <>
					<Text>Please list both parents below, even if one or more is deceased or no longer has legal responsibilities for you.</Text>
					{Pick("marital", "32. Parents' marital status (relative to each other)", options(["Never married", "Married", "Civil union/domestic partners", "Widowed", "Separated", "Divorced"]))}
					{Radios("liveWith", "33. With whom do you make your permanent home?", [["1", "Parent 1"], ["2", "Parent 2"], ["B", "Both"], ["L", "Legal guardian"], ["O", "Other"]])}
					<SimpleGrid columns={2} gap="8">{[1, 2].map((n) => <Box key={n} id={`parent${n}`}><Fieldset.Root><Fieldset.Legend fontSize="lg">Parent {n}</Fieldset.Legend>
						{Txt(`p${n}first`, "First/Given name", { side: true })}{Txt(`p${n}last`, "Last/Family name", { side: true })}{n === 1 && Txt("p1former", "Former last name(s)", { side: true })}{Txt(`p${n}occ`, "Occupation", { side: true })}{Txt(`p${n}emp`, "Employer", { side: true })}{Nat(`p${n}edu`, "Education level", options(edu))}
					</Fieldset.Root></Box>)}</SimpleGrid>
					<Text>34. Please give names and ages of your brothers or sisters.</Text>
					<Box id="sibs">{[0, 1].map((i) => <HStack key={i} mb="2">{Txt(`s${i}name`, null, { ph: "Name" })}{Txt(`s${i}age`, null, { ph: "Age" })}</HStack>)}</Box>
				</>)}
				{Part("5", "Activities and Honors", <>
					<Text>35. Please list your principal extracurricular, volunteer, and work activities. To allow us to focus on the highlights, list no more than ten.</Text>
					{[...Array(rows)].map((_, i) => <Box key={i} id={`activity${i}`} borderWidth="1px" p="4"><Fieldset.Root>
						<Fieldset.Legend>Activity {i + 1}</Fieldset.Legend>
						{Nat(`act${i}type`, "Activity type", options(kinds), "- choose -")}
						{Checks(`act${i}grades`, "Grade level (check all)", [["9", "9"], ["10", "10"], ["11", "11"], ["12", "12"], ["PG", "PG"]])}
						{Txt(`act${i}position`, "Position/Leadership description and organization name, if applicable")}
						<HStack align="end"><Text>Approximate time spent</Text>{Num(`act${i}hours`, "Hours per week")}{Num(`act${i}weeks`, "Weeks per year")}</HStack>
						<Of k={`act${i}college`}>{(v) => <Box ref={at(`act${i}college`) as any}><Checkbox.Root checked={v} onCheckedChange={(e) => put(`act${i}college`, !!e.checked)}><Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>I intend to participate in a similar activity in college.</Checkbox.Label></Checkbox.Root></Box>}</Of>
					</Fieldset.Root></Box>)}
					{rows < 3 && <Button variant="outline" alignSelf="start" onClick={() => setRows(rows + 1)}>+ Add another activity</Button>}
					<Text>36. Honors. Briefly list any academic distinctions or honors you have received since the 9th grade or international equivalent.</Text>
					<Table.Root size="sm" id="honors"><Table.Header><Table.Row><Table.ColumnHeader>Grade level</Table.ColumnHeader><Table.ColumnHeader>Honor</Table.ColumnHeader></Table.Row></Table.Header><Table.Body>{[0, 1, 2].map((i) => <Table.Row key={i}><Table.Cell width="140px">{Nat(`h${i}grade`, null, gradesHs)}</Table.Cell><Table.Cell>{Txt(`h${i}title`, null)}</Table.Cell></Table.Row>)}</Table.Body></Table.Root>
				</>)}
				{Part("6", "Recommendations and Signature", <>
					<SimpleGrid columns={2} gap="3">{Txt("teacher", "37. Teacher who will write your recommendation")}{Txt("teacherEmail", "Teacher's email", { type: "email" })}</SimpleGrid>
					<SimpleGrid columns={2} gap="3">{Txt("emergency", "38. In an emergency, if your parents cannot be reached, whom should we call?")}{Txt("emergencyPhone", "His or her telephone", { type: "tel" })}</SimpleGrid>
					<Of k="certify">{(v) => <Box ref={at("certify") as any}><Checkbox.Root checked={v} onCheckedChange={(e) => put("certify", !!e.checked)}><Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>I certify that all information submitted in the admission process is my own work, factually true, and honestly presented.</Checkbox.Label></Checkbox.Root></Box>}</Of>
					{Txt("signature", "Signature of applicant")}
					<Button type="submit" alignSelf="start">Submit application</Button>
				</>)}
			</form>
		</Box>
	);
}

type BoxProps = { at: (k: string) => (el: HTMLElement | null) => void; put: (k: string, value: unknown) => void };
function StateBox({ k, label, at, put }: BoxProps & { k: string; label: string }) {
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: stateList, filter: contains });
	return (
		<Box ref={at(k) as any}>
			<Combobox.Root collection={collection} onInputValueChange={(e) => filter(e.inputValue)} onValueChange={(e) => put(k, e.value[0] ?? "")} openOnClick>
				<Combobox.Label>{label}</Combobox.Label>
				<Combobox.Control><Combobox.Input placeholder="Type to search" /><Combobox.IndicatorGroup><Combobox.ClearTrigger /><Combobox.Trigger /></Combobox.IndicatorGroup></Combobox.Control>
				<Portal><Combobox.Positioner><Combobox.Content><Combobox.Empty>No items found</Combobox.Empty>{collection.items.map((o) => <Combobox.Item item={o} key={o.value}>{o.label}<Combobox.ItemIndicator /></Combobox.Item>)}</Combobox.Content></Combobox.Positioner></Portal>
			</Combobox.Root>
		</Box>
	);
}
function MajorBox({ at, put }: BoxProps) {
	const { contains } = useFilter({ sensitivity: "base" });
	const { collection, filter } = useListCollection({ initialItems: MAJORS, filter: contains });
	return (
		<Box ref={at("major") as any}>
			<Combobox.Root collection={collection} onInputValueChange={(e) => filter(e.inputValue)} onValueChange={(e) => put("major", e.value[0] ?? "")}>
				<Combobox.Label>19. Intended major</Combobox.Label>
				<Combobox.Control><Combobox.Input placeholder="Undecided? Type Undecided" /><Combobox.IndicatorGroup><Combobox.Trigger /></Combobox.IndicatorGroup></Combobox.Control>
				<Portal><Combobox.Positioner><Combobox.Content>{collection.items.map((o) => <Combobox.Item item={o} key={o}>{o}<Combobox.ItemIndicator /></Combobox.Item>)}</Combobox.Content></Combobox.Positioner></Portal>
			</Combobox.Root>
		</Box>
	);
}

createRoot(document.getElementById("root")!).render(<ChakraProvider value={defaultSystem}><Application /></ChakraProvider>);
