import "quill/dist/quill.snow.css";
import { Box, Button, Card, Checkbox, ChakraProvider, Combobox, Container, createListCollection, defaultSystem, Drawer, Field, Fieldset, Heading, HStack, Input, NativeSelect, NumberInput, Portal, RadioCard, SegmentGroup, SimpleGrid, Spinner, Stack, Table, TagsInput, Text, Textarea } from "@chakra-ui/react";
import Quill from "quill";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";

const SCHOOLS = [["Ashland High School", "Ashland, OR"], ["Ashland Valley High School", "Ashland, OR"], ["Ashbrook High School", "Gastonia, NC"], ["Ashley Ridge High School", "Summerville, SC"], ["Mountain Valley High School", "Rumford, ME"], ["Valley View High School", "Moreno Valley, CA"], ["Yreka High School", "Yreka, CA"]].map(([label, place], i) => ({ label, place, value: `sch_${4100 + i * 7}` }));
const TYPES = ["Academic", "Art or music", "Athletics", "Community service", "Debate/Speech", "Environmental", "Family responsibilities", "Journalism", "Robotics", "Student government", "Work (paid)", "Other"].map((label) => ({ label, value: label }));
const COURSE = { name: "", grade: "", credits: "" };
const ENTRY = { type: "", org: "", role: "", about: "", hours: "", go: "" };
type Entry = typeof ENTRY;
const START = {
	first: "", last: "", preferred: "", email: "", phone: "", dob: "", street: "", city: "", state: "", zip: "",
	gender: "", languages: [] as string[], school: "", grade: "", gpa: "", gradYear: "", psat: "", satMath: "", act: "",
	guardian: "", guardianJob: "", refName: "", refEmail: "", emergency: "", why: "", shirt: "", heard: "", consent: false, mailing: false, signature: "", website: "",
	courses: [{ ...COURSE }, { ...COURSE }, { ...COURSE }], entries: [] as Entry[], submitted: false,
};
let live = START;

/** Optional questions, kept in a component that the university shares between programmes. */
class Demographics extends HTMLElement {
	constructor() {
		super();
		this.attachShadow({ mode: "open" }).innerHTML = `<style>label{display:block;font:500 14px system-ui;margin:10px 0 4px}select{width:100%;padding:8px;border:1px solid #d4d4d8;border-radius:4px;background:#fff}</style>
<label for="race">Race</label><select id="race" name="race"><option value="">Select…</option><option value="1">American Indian or Alaska Native</option><option value="2">Asian</option><option value="3">Black or African American</option><option value="4">Native Hawaiian or Pacific Islander</option><option value="5">White</option><option value="6">Two or more races</option><option value="9">I'd rather not say</option></select>
<label for="cit">Citizenship or residency</label><select id="cit" name="cit"><option value="">Select…</option><option value="C">U.S. citizen</option><option value="P">Permanent resident</option><option value="N">Neither</option></select>
<label for="fg">Would you be the first in your family to complete a four-year degree?</label><select id="fg" name="fg"><option value="">Select…</option><option value="Y">Yes</option><option value="N">No</option><option value="U">I don't know</option></select>`;
	}
}
customElements.define("hythe-demographics", Demographics);
const inShadow = (id: string) => document.querySelector("hythe-demographics")!.shadowRoot!.getElementById(id) as HTMLSelectElement;

function Row({ k, label, help, required, children }: { k: string; label: string; help?: string; required?: boolean; children: ReactNode }) {
	return (
		<Field.Root className={`k-${k}`} required={required}>
			<Field.Label>{label} <Field.RequiredIndicator /></Field.Label>
			{children}
			{help && <Field.HelperText>{help}</Field.HelperText>}
		</Field.Root>
	);
}
function Segments({ k, label, items, value, onChange }: { k: string; label: string; items: string[]; value: string; onChange(v: string): void }) {
	return (
		<Box className={`k-${k}`}>
			<Text textStyle="sm" fontWeight="medium" mb="1.5">{label}</Text>
			<SegmentGroup.Root value={value || null} onValueChange={(e) => onChange(e.value ?? "")}>
				<SegmentGroup.Indicator />
				<SegmentGroup.Items items={items} />
			</SegmentGroup.Root>
		</Box>
	);
}
function Num({ k, label, help, ...rest }: { k: string; label: string; help?: string } & NumberInput.RootProps) {
	return (
		<Row k={k} label={label} help={help}>
			<NumberInput.Root width="full" {...rest}><NumberInput.Control /><NumberInput.Input /></NumberInput.Root>
		</Row>
	);
}
function School({ onPick }: { onPick(name: string): void }) {
	const [items, setItems] = useState<typeof SCHOOLS>([]);
	const [busy, setBusy] = useState(false);
	const timer = useRef(0);
	const collection = useMemo(() => createListCollection({ items }), [items]);
	const search = (text: string) => {
		clearTimeout(timer.current);
		if (text.length < 3) return setItems([]);
		setBusy(true);
		timer.current = window.setTimeout(() => {
			setItems(SCHOOLS.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())));
			setBusy(false);
		}, 420);
	};
	return (
		<Combobox.Root className="k-school" collection={collection} placeholder="Search by name" onInputValueChange={(e) => e.reason === "input-change" && search(e.inputValue)} onValueChange={(e) => onPick(e.items[0]?.label ?? "")} required>
			<Combobox.Label>High school</Combobox.Label>
			<Combobox.Control><Combobox.Input /><Combobox.IndicatorGroup><Combobox.ClearTrigger /><Combobox.Trigger /></Combobox.IndicatorGroup></Combobox.Control>
			<Portal><Combobox.Positioner><Combobox.Content>
				{busy ? <HStack p="2"><Spinner size="xs" /><span>Loading…</span></HStack> : <Combobox.Empty>No schools found</Combobox.Empty>}
				{items.map((item) => <Combobox.Item key={item.value} item={item}><Stack gap="0"><span>{item.label}</span><Text textStyle="xs" color="fg.muted">{item.place}</Text></Stack><Combobox.ItemIndicator /></Combobox.Item>)}
			</Combobox.Content></Combobox.Positioner></Portal>
		</Combobox.Root>
	);
}
function Kind({ value, onPick }: { value: string; onPick(v: string): void }) {
	const [text, setText] = useState("");
	const collection = useMemo(() => createListCollection({ items: TYPES.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())) }), [text]);
	return (
		<Combobox.Root className="k-d-type" collection={collection} defaultValue={value ? [value] : []} openOnClick onInputValueChange={(e) => setText(e.reason === "input-change" ? e.inputValue : "")} onValueChange={(e) => onPick(e.value[0] ?? "")}>
			<Combobox.Label>Kind of activity</Combobox.Label>
			<Combobox.Control><Combobox.Input placeholder="Type to search" /><Combobox.IndicatorGroup><Combobox.Trigger /></Combobox.IndicatorGroup></Combobox.Control>
			<Combobox.Positioner><Combobox.Content>
				<Combobox.Empty>Nothing found</Combobox.Empty>
				{collection.items.map((item) => <Combobox.Item key={item.value} item={item}>{item.label}<Combobox.ItemIndicator /></Combobox.Item>)}
			</Combobox.Content></Combobox.Positioner>
		</Combobox.Root>
	);
}
function Rich({ onText }: { onText(v: string): void }) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const quill = new Quill(box.current!, { theme: "snow", modules: { toolbar: [["bold", "italic"], [{ list: "bullet" }]] } });
		quill.on("text-change", () => onText(quill.getText().trim()));
	}, []);
	return <Box className="k-d-about"><Text textStyle="sm" fontWeight="medium" mb="1.5">What did you do?</Text><div><div ref={box} style={{ minHeight: 90 }} /></div></Box>;
}

function App() {
	const [form, setForm] = useState(START);
	const [open, setOpen] = useState(false);
	const [draft, setDraft] = useState<Entry>(ENTRY);
	live = form;
	const put = (part: Partial<typeof START>) => setForm((old) => ({ ...old, ...part }));
	const edit = (part: Partial<Entry>) => setDraft((old) => ({ ...old, ...part }));
	const text = (k: "first" | "last" | "preferred" | "email" | "phone" | "dob" | "street" | "city" | "zip" | "guardian" | "guardianJob" | "refName" | "refEmail" | "emergency" | "signature", label: string, more: { help?: string; required?: boolean; type?: string } = {}) => (
		<Row k={k} label={label} help={more.help} required={more.required}><Input type={more.type} value={form[k]} onChange={(e) => put({ [k]: e.target.value })} /></Row>
	);
	const select = (k: "state" | "gradYear" | "heard", label: string, options: [string, string][]) => (
		<Row k={k} label={label}><NativeSelect.Root><NativeSelect.Field placeholder="Select option" value={form[k]} onChange={(e) => put({ [k]: e.target.value })}>{options.map(([v, t]) => <option key={v} value={v}>{t}</option>)}</NativeSelect.Field><NativeSelect.Indicator /></NativeSelect.Root></Row>
	);
	const course = (i: number, part: Partial<typeof COURSE>) => setForm((old) => ({ ...old, courses: old.courses.map((each, at) => (at === i ? { ...each, ...part } : each)) }));
	return (
		<Container maxW="4xl" py="10">
			<Heading size="3xl">Hythe Summer Research Institute</Heading>
			<Text color="fg.muted" mb="8">Application for high-school researchers. Six weeks, residential.</Text>
			<form noValidate onSubmit={(e) => { e.preventDefault(); put({ submitted: true }); }}>
				<Stack gap="10">
					<Fieldset.Root><Fieldset.Legend>Applicant</Fieldset.Legend><Fieldset.HelperText>We only write to the e-mail address given here.</Fieldset.HelperText>
						<Fieldset.Content><SimpleGrid columns={2} gap="4">
							{text("first", "First name", { required: true })}{text("last", "Last name", { required: true })}
							{text("preferred", "Name you go by")}{text("dob", "Date of birth", { type: "date", required: true })}
							{text("email", "E-mail", { type: "email", required: true })}{text("phone", "Phone", { type: "tel" })}
							{text("street", "Home address (number and street)")}{text("city", "Town or city")}
							{select("state", "State", STATES as [string, string][])}{text("zip", "Postal code")}
						</SimpleGrid></Fieldset.Content></Fieldset.Root>
					<Fieldset.Root><Fieldset.Legend>About you</Fieldset.Legend><Fieldset.Content>
						<RadioCard.Root className="k-gender" value={form.gender || null} onValueChange={(e) => put({ gender: e.value ?? "" })}>
							<RadioCard.Label>Gender (used for housing)</RadioCard.Label>
							<HStack align="stretch">{[["w", "Female"], ["m", "Male"], ["x", "Nonbinary"]].map(([v, t]) => <RadioCard.Item key={v} value={v}><RadioCard.ItemHiddenInput /><RadioCard.ItemControl><RadioCard.ItemText>{t}</RadioCard.ItemText><RadioCard.ItemIndicator /></RadioCard.ItemControl></RadioCard.Item>)}</HStack>
						</RadioCard.Root>
						<TagsInput.Root className="k-languages" value={form.languages} onValueChange={(e) => put({ languages: e.value })}>
							<TagsInput.Label>Languages spoken</TagsInput.Label>
							<TagsInput.Control><TagsInput.Items /><TagsInput.Input placeholder="Add a language…" /></TagsInput.Control>
							<TagsInput.HiddenInput />
						</TagsInput.Root>
						<hythe-demographics />
					</Fieldset.Content></Fieldset.Root>
					<Fieldset.Root><Fieldset.Legend>School and results</Fieldset.Legend><Fieldset.Content>
						<School onPick={(school) => put({ school })} />
						<Segments k="grade" label="Current grade" items={["9th", "10th", "11th", "12th"]} value={form.grade} onChange={(grade) => put({ grade })} />
						<SimpleGrid columns={3} gap="4">
							{select("gradYear", "Year you will finish high school", ["2026", "2027", "2028", "2029"].map((y) => [y, y]))}
							<Num k="gpa" label="GPA (unweighted)" help="Out of 4.0" min={0} max={4} step={0.01} value={form.gpa} onValueChange={(e) => put({ gpa: e.value })} />
							<Num k="psat" label="PSAT/NMSQT" min={320} max={1520} step={10} value={form.psat} onValueChange={(e) => put({ psat: e.value })} />
							<Num k="satMath" label="SAT Math" min={200} max={800} step={10} value={form.satMath} onValueChange={(e) => put({ satMath: e.value })} />
							<Num k="act" label="ACT Composite" min={1} max={36} value={form.act} onValueChange={(e) => put({ act: e.value })} />
						</SimpleGrid>
						<Heading size="md" mt="4">Courses taken in high school</Heading>
						<Table.Root size="sm" className="courses"><Table.Header><Table.Row><Table.ColumnHeader>Course</Table.ColumnHeader><Table.ColumnHeader>Grade received</Table.ColumnHeader><Table.ColumnHeader>Credits</Table.ColumnHeader></Table.Row></Table.Header>
							<Table.Body>{form.courses.map((each, i) => <Table.Row key={i}>
								<Table.Cell><Input size="sm" variant="subtle" value={each.name} onChange={(e) => course(i, { name: e.target.value })} /></Table.Cell>
								<Table.Cell><Input size="sm" variant="subtle" value={each.grade} onChange={(e) => course(i, { grade: e.target.value })} /></Table.Cell>
								<Table.Cell><NumberInput.Root size="sm" min={0} step={0.5} value={each.credits} onValueChange={(e) => course(i, { credits: e.value })}><NumberInput.Control /><NumberInput.Input /></NumberInput.Root></Table.Cell>
							</Table.Row>)}</Table.Body></Table.Root>
					</Fieldset.Content></Fieldset.Root>
					<Fieldset.Root><Fieldset.Legend>Activities and work</Fieldset.Legend><Fieldset.Content>
						{form.entries.map((each, i) => <Card.Root key={i} size="sm" className="entry"><Card.Body><dl>{Object.entries({ type: "Kind", org: "Organization", role: "Role", about: "Description", hours: "Hours per week", go: "Plans to continue" }).map(([k, t]) => <HStack key={k} gap="2"><dt>{t}:</dt><dd className={`e-${k}`}>{each[k as keyof Entry]}</dd></HStack>)}</dl></Card.Body></Card.Root>)}
						<Drawer.Root open={open} onOpenChange={(e) => setOpen(e.open)} size="md">
							<Drawer.Trigger asChild><Button variant="outline" alignSelf="start" onClick={() => setDraft(ENTRY)}>+ Add activity or job</Button></Drawer.Trigger>
							<Portal><Drawer.Backdrop /><Drawer.Positioner><Drawer.Content>
								<Drawer.Header><Drawer.Title>Activity or job</Drawer.Title></Drawer.Header>
								<Drawer.Body>{open && <Stack gap="4">
									<Kind value={draft.type} onPick={(type) => edit({ type })} />
									<Row k="d-org" label="Organization"><Input value={draft.org} onChange={(e) => edit({ org: e.target.value })} /></Row>
									<Row k="d-role" label="Position held"><Input value={draft.role} onChange={(e) => edit({ role: e.target.value })} /></Row>
									<Rich onText={(about) => edit({ about })} />
									<Num k="d-hours" label="Hours per week" min={0} max={100} value={draft.hours} onValueChange={(e) => edit({ hours: e.value })} />
									<Segments k="d-go" label="Will you carry on with this in college?" items={["Yes", "No"]} value={draft.go} onChange={(go) => edit({ go })} />
								</Stack>}</Drawer.Body>
								<Drawer.Footer><Button variant="outline" onClick={() => setOpen(false)}>Cancel</Button><Button onClick={() => { put({ entries: [...form.entries, draft] }); setOpen(false); }}>Save entry</Button></Drawer.Footer>
							</Drawer.Content></Drawer.Positioner></Portal>
						</Drawer.Root>
					</Fieldset.Content></Fieldset.Root>
					<Fieldset.Root><Fieldset.Legend>Family and references</Fieldset.Legend><Fieldset.Content><SimpleGrid columns={2} gap="4">
						{text("guardian", "Mother's full name")}{text("guardianJob", "Mother's occupation")}
						{text("refName", "Teacher who will recommend you")}{text("refEmail", "Teacher's e-mail")}
						{text("emergency", "Emergency contact (name and phone)")}{select("heard", "How did you find us?", [["t", "Teacher"], ["w", "Web"], ["a", "Alumni"], ["o", "Other"]])}
					</SimpleGrid></Fieldset.Content></Fieldset.Root>
					<Row k="why" label="Which question would you like to spend six weeks on, and why?" help="Up to 500 words"><Textarea rows={6} value={form.why} onChange={(e) => put({ why: e.target.value })} /></Row>
					<Segments k="shirt" label="T-shirt" items={["XS", "S", "M", "L", "XL"]} value={form.shirt} onChange={(shirt) => put({ shirt })} />
					<div style={{ position: "absolute", left: -9999 }} aria-hidden="true"><input className="k-website" name="website" tabIndex={-1} autoComplete="off" value={form.website} onChange={(e) => put({ website: e.target.value })} /></div>
					{([["consent", "I have read the code of conduct and agree to it."], ["mailing", "Keep me posted about other Hythe programmes."]] as const).map(([k, t]) => <Checkbox.Root key={k} className={`k-${k}`} checked={form[k]} onCheckedChange={(e) => put({ [k]: !!e.checked })}><Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>{t}</Checkbox.Label></Checkbox.Root>)}
					{text("signature", "Electronic signature", { required: true })}
					<Button type="submit" alignSelf="start">Send application</Button>
				</Stack>
			</form>
		</Container>
	);
}
createRoot(document.getElementById("root")!).render(<ChakraProvider value={defaultSystem}><App /></ChakraProvider>);

const FIELDS = Object.keys(ENTRY) as (keyof Entry)[];
(window as any).formState = () => {
	const { courses, entries, ...rest } = live;
	const state: any = { ...rest, race: inShadow("race").value, citizenship: inShadow("cit").value, firstGen: inShadow("fg").value };
	courses.forEach((each, i) => { for (const [k, v] of Object.entries(each)) state[`course${i}_${k}`] = v; });
	for (const i of [0, 1, 2]) for (const k of FIELDS) state[`entry${i}_${k}`] = entries[i]?.[k] ?? "";
	return state;
};
const textOf = (el: Element | null | undefined) => (el?.textContent ?? "").trim();
(window as any).formShown = () => {
	const shown: any = {};
	for (const key of Object.keys((window as any).formState())) {
		if (key === "submitted") continue;
		const part = key.match(/^(course|entry)(\d)_(.*)/);
		const root = document.querySelector(`.k-${key}`) as HTMLElement;
		const shadow = { race: "race", citizenship: "cit", firstGen: "fg" }[key];
		if (part?.[1] === "course") shown[key] = document.querySelectorAll(".courses tbody tr")[+part[2]].querySelectorAll("input")[["name", "grade", "credits"].indexOf(part[3])].value;
		else if (part) shown[key] = textOf(document.querySelectorAll(".entry")[+part[2]]?.querySelector(`.e-${part[3]}`));
		else if (shadow) shown[key] = inShadow(shadow).value && inShadow(shadow).selectedOptions[0].text;
		else if (key === "languages") shown[key] = [...root.querySelectorAll("[data-part=item-text]")].map(textOf);
		else if (["grade", "shirt", "gender"].includes(key)) shown[key] = textOf(root.querySelector("[data-part=item][data-state=checked]"));
		else if (key === "consent" || key === "mailing") shown[key] = root.querySelector("input")!.checked;
		else if (key === "website") shown[key] = (root as HTMLInputElement).value;
		else {
			const box = root.querySelector("select, textarea, input") as any;
			shown[key] = box.tagName === "SELECT" ? box.value && box.selectedOptions[0].text : box.value;
		}
	}
	return shown;
};
