import "./page.css";
import {
	Accordion, AccordionHeader, AccordionItem, AccordionPanel, Button, Checkbox, Combobox, Dialog, DialogActions, DialogBody, DialogContent,
	DialogSurface, DialogTitle, DialogTrigger, Dropdown, Field, FluentProvider, InfoLabel, Input, MessageBar, MessageBarBody, Option, Radio,
	RadioGroup, Select, SpinButton, Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow, Tag, TagPicker, TagPickerControl,
	TagPickerGroup, TagPickerInput, TagPickerList, TagPickerOption, webLightTheme,
} from "@fluentui/react-components";
import { DatePicker } from "@fluentui/react-datepicker-compat";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import { COUNTRIES, STATES } from "../../lists";
import { NONE, type Reader, box, drop, mark, one, shownOf, tags, ticked, words } from "./shown";

type Choice = readonly [code: string, text: string];
const same = (texts: readonly string[]): Choice[] => texts.map((text) => [text, text]);

const SUFFIXES = same(["Jr.", "Sr.", "II", "III", "IV", "V"]);
const MONTHS: Choice[] = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"].map((month, i) => [String(i + 1).padStart(2, "0"), month]);
const SERVICE: Choice[] = [["N", "None"], ["A", "Serving on active duty"], ["V", "Veteran"], ["D", "Dependent of a member or veteran"]];
const MARITAL: Choice[] = [["1", "Single (never married)"], ["2", "Married or remarried"], ["3", "Separated"], ["4", "Divorced"], ["5", "Widowed"]];
const PARENTS: Choice[] = [["1", "Never married"], ["2", "Unmarried, both parents living together"], ["3", "Married or remarried"], ["4", "Divorced or separated"], ["5", "Widowed"]];
const SCHOOLING: Choice[] = [["0", "Neither high school nor equivalent"], ["1", "High school diploma or equivalent"], ["2", "Some college, no degree conferred"], ["3", "Associate degree"], ["4", "Baccalaureate degree or higher"], ["9", "Unknown"]];
const DEGREES: Choice[] = [["C", "Certificate"], ["A", "Associate degree"], ["B", "Baccalaureate degree"], ["M", "Master's degree"], ["D", "Doctoral or professional degree"], ["U", "Undetermined"]];
const INSTITUTIONS = [
	"California State University, Chico", "College of the Siskiyous", "Gonzaga University", "Lewis & Clark College", "Oregon State University",
	"Pacific University", "Portland State University", "Reed College", "Southern Oregon University", "University of California, Davis",
	"University of Oregon", "University of Washington", "Western Washington University", "Willamette University",
];

type Person = { last: string; first: string; age: string; enrolled: string };
const NOBODY: Person = { last: "", first: "", age: "", enrolled: "" };
const MOST = 3;
const ROWS = [0, 1] as const;

type Answers = {
	[key: string]: unknown;
	born: Date | null; applied: string[]; residentSince: Date | null; p1Born: Date | null; p2Born: Date | null;
	siblings: Person[]; record: { organization: string; capacity: string; hours: string; weeks: string }[];
};
const START: Answers = {
	lastName: "", firstName: "", mi: "", suffix: "", ssn: "", born: null, sex: "", email: "", phone: "",
	street: "", unit: "", city: "", state: "", zip: "", mailStreet: "", mailCity: "", mailZip: "",
	citizen: "", alienNumber: "", legalState: "", residentSince: null, birthCountry: "", yearsInUS: "", service: "", maritalStatus: "",
	school: "", schoolCity: "", schoolState: "", completion: "", gradMonth: "", gradYear: "", gpa: "", degree: "", applied: [], program: "",
	p1Last: "", p1Other: "", p1First: "", p1Ssn: "", p1Born: null, p1Job: "", p1School: "",
	p2Last: "", p2Other: "", p2First: "", p2Ssn: "", p2Born: null, p2Job: "", p2School: "",
	parentStatus: "", household: "", income: "", agi: "",
	siblings: [], record: ROWS.map(() => ({ organization: "", capacity: "", hours: "", weeks: "" })),
	consent: false, certify: false, signature: "", parentSignature: "",
};

const iso = (day: Date | null) => (day ? `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, "0")}-${String(day.getDate()).padStart(2, "0")}` : "");
const written = (day?: Date | null) => (day ? `${String(day.getMonth() + 1).padStart(2, "0")}/${String(day.getDate()).padStart(2, "0")}/${day.getFullYear()}` : "");
const parsed = (text: string) => {
	const [month, date, year] = text.split("/").map(Number);
	return month && date && year > 1900 ? new Date(year, month - 1, date) : null;
};

declare global {
	interface Window {
		formState: () => Record<string, unknown>;
		formShown: () => Record<string, unknown>;
	}
}

type Asked = { k: string; label: string; required?: boolean; info?: string; hint?: string };
/** A numbered line of the application: the question at the left, the answer at the right. */
const Line = ({ k, label, required, info, hint, read, children }: Asked & { read: Reader; children: ReactNode }) => (
	<div className="q" ref={mark(k, read)}>
		<Field orientation="horizontal" required={required} hint={hint} label={info ? { children: (_: unknown, props: object) => <InfoLabel {...props} info={info}>{label}</InfoLabel> } : label}>{children as never}</Field>
	</div>
);

function Text({ type, maxLength, before, ...asked }: Asked & { type?: "text" | "email" | "tel" | "password"; maxLength?: number; before?: string }) {
	const { register } = useFormContext<Answers>();
	return <Line {...asked} read={box}><Input {...register(asked.k)} type={type} maxLength={maxLength} contentBefore={before ? <span>{before}</span> : undefined} /></Line>;
}

function Pick({ of, ...asked }: Asked & { of: readonly Choice[] }) {
	return (
		<Controller name={asked.k} render={({ field }) => (
			<Line {...asked} read={drop}>
				<Dropdown placeholder={NONE} value={of.find(([code]) => code === field.value)?.[1] ?? ""} selectedOptions={field.value ? [field.value] : []} onOptionSelect={(_, data) => field.onChange(data.optionValue ?? "")} onBlur={field.onBlur} ref={field.ref}>
					{of.map(([code, text]) => <Option key={code} value={code} text={text}>{text}</Option>)}
				</Dropdown>
			</Line>
		)} />
	);
}

function Search({ of, ...asked }: Asked & { of: readonly Choice[] }) {
	const [query, setQuery] = useState("");
	const shown = of.filter(([, text]) => text.toLowerCase().includes(query.toLowerCase()));
	return (
		<Controller name={asked.k} render={({ field }) => (
			<Line {...asked} read={box}>
				<Combobox placeholder="Type to search" value={query} selectedOptions={field.value ? [field.value] : []} ref={field.ref}
					onChange={(e) => { setQuery(e.target.value); if (field.value) field.onChange(""); }}
					onOptionSelect={(_, data) => { field.onChange(data.optionValue ?? ""); setQuery(data.optionText ?? ""); }}>
					{shown.length === 0 ? <Option disabled key="none" text="">No match</Option> : shown.map(([code, text]) => <Option key={code} value={code} text={text}>{text}</Option>)}
				</Combobox>
			</Line>
		)} />
	);
}

function Day({ around, ...asked }: Asked & { around: Date }) {
	return (
		<Controller name={asked.k} render={({ field }) => (
			<Line {...asked} read={box}>
				<DatePicker allowTextInput placeholder="MM/DD/YYYY" value={field.value} initialPickerDate={around} formatDate={(day) => written(day)} parseDateFromString={parsed} onSelectDate={(day) => field.onChange(day ?? null)} />
			</Line>
		)} />
	);
}

function Choose({ of, ...asked }: Asked & { of: readonly Choice[] }) {
	return (
		<Controller name={asked.k} render={({ field }) => (
			<Line {...asked} read={one}>
				<RadioGroup value={field.value} onChange={(_, data) => field.onChange(data.value)}>{of.map(([code, text]) => <Radio key={code} value={code} label={text} />)}</RadioGroup>
			</Line>
		)} />
	);
}

function Count({ min = 0, max = 99, ...asked }: Asked & { min?: number; max?: number }) {
	return (
		<Controller name={asked.k} render={({ field }) => (
			<Line {...asked} read={box}>
				<SpinButton min={min} max={max} value={field.value === "" ? null : Number(field.value)} displayValue={field.value}
					onChange={(_, data) => field.onChange(data.value !== undefined && data.value !== null ? String(data.value) : (data.displayValue ?? ""))} />
			</Line>
		)} />
	);
}

function Institutions(asked: Asked) {
	const [query, setQuery] = useState("");
	return (
		<Controller name={asked.k} render={({ field }) => {
			const left = INSTITUTIONS.filter((each) => !field.value.includes(each) && each.toLowerCase().includes(query.toLowerCase()));
			return (
				<Line {...asked} read={tags}>
					<TagPicker selectedOptions={field.value} onOptionSelect={(_, data) => { if (data.value !== "none") field.onChange(data.selectedOptions); setQuery(""); }}>
						<TagPickerControl>
							<TagPickerGroup aria-label="Institutions chosen">{field.value.map((each: string) => <Tag key={each} value={each} shape="rounded">{each}</Tag>)}</TagPickerGroup>
							<TagPickerInput aria-label={asked.label} value={query} onChange={(e) => setQuery(e.target.value)} />
						</TagPickerControl>
						<TagPickerList>{left.length ? left.map((each) => <TagPickerOption key={each} value={each}>{each}</TagPickerOption>) : <TagPickerOption value="none">No institution matches</TagPickerOption>}</TagPickerList>
					</TagPicker>
				</Line>
			);
		}} />
	);
}

function Siblings() {
	const { fields, append, remove } = useFieldArray<Answers, "siblings">({ name: "siblings" });
	const [isOpen, setOpen] = useState(false);
	const [person, setPerson] = useState(NOBODY);
	const set = (patch: Partial<Person>) => setPerson((old) => ({ ...old, ...patch }));
	return (
		<>
			<Table size="small" aria-label="Brothers and sisters">
				<TableHeader><TableRow>{["Last name", "First name", "Age", "Enrolled 2027–28", ""].map((head) => <TableHeaderCell key={head}><b>{head}</b></TableHeaderCell>)}</TableRow></TableHeader>
				<TableBody>
					{fields.length === 0 && <TableRow><TableCell colSpan={5}>No person entered.</TableCell></TableRow>}
					{fields.map((each, i) => (
						<TableRow key={each.id}>
							{(["last", "first", "age", "enrolled"] as const).map((part) => <TableCell key={part}><span ref={mark(`sibling${i + 1}_${part}`, words)}>{each[part]}</span></TableCell>)}
							<TableCell><Button size="small" appearance="subtle" onClick={() => remove(i)}>Remove</Button></TableCell>
						</TableRow>
					))}
				</TableBody>
			</Table>
			<Dialog open={isOpen} onOpenChange={(_, data) => { setOpen(data.open); if (data.open) setPerson(NOBODY); }}>
				<DialogTrigger disableButtonEnhancement><Button style={{ marginTop: 10 }} disabled={fields.length >= MOST}>Add sibling</Button></DialogTrigger>
				<DialogSurface>
					<DialogBody>
						<DialogTitle>Brother or sister</DialogTitle>
						<DialogContent className="dialog">
							<Field label="Last name" required><Input value={person.last} onChange={(_, data) => set({ last: data.value })} /></Field>
							<Field label="First name" required><Input value={person.first} onChange={(_, data) => set({ first: data.value })} /></Field>
							<Field label="Age"><Input inputMode="numeric" maxLength={3} value={person.age} onChange={(_, data) => set({ age: data.value })} /></Field>
							<Field label="Enrolled at a postsecondary institution in 2027–28">
								<Select value={person.enrolled} onChange={(_, data) => set({ enrolled: data.value })}><option value="">{NONE}</option><option>Yes</option><option>No</option></Select>
							</Field>
						</DialogContent>
						<DialogActions>
							<DialogTrigger disableButtonEnhancement><Button>Cancel</Button></DialogTrigger>
							<Button appearance="primary" disabled={!person.last || !person.first} onClick={() => { append(person); setOpen(false); }}>Save</Button>
						</DialogActions>
					</DialogBody>
				</DialogSurface>
			</Dialog>
		</>
	);
}

function Service() {
	const { register } = useFormContext<Answers>();
	return (
		<Table size="small" aria-label="Record of activities">
			<TableHeader><TableRow>{[["Organization or employer"], ["Capacity in which you served"], ["Hours per week", 110], ["Weeks per year", 110]].map(([head, width]) => <TableHeaderCell key={head} style={width ? { width } : undefined}><b>{head}</b></TableHeaderCell>)}</TableRow></TableHeader>
			<TableBody>
				{ROWS.map((i) => (
					<TableRow key={i}>
						{(["organization", "capacity", "hours", "weeks"] as const).map((part) => (
							<TableCell key={part}><div ref={mark(`record${i + 1}_${part}`, box)}><Input {...register(`record.${i}.${part}`)} style={{ width: "100%", minWidth: 0 }} /></div></TableCell>
						))}
					</TableRow>
				))}
			</TableBody>
		</Table>
	);
}

const Parent = ({ n, item }: { n: 1 | 2; item: number }) => (
	<AccordionItem value={String(n)}>
		<AccordionHeader>Parent {n}</AccordionHeader>
		<AccordionPanel>
			<Text k={`p${n}Last`} label={`${item}a. Last name`} />
			<Text k={`p${n}Other`} label={`${item}b. Other last name used`} />
			<Text k={`p${n}First`} label={`${item}c. First name`} />
			<Text k={`p${n}Ssn`} label={`${item}d. Social Security number`} type="password" maxLength={9} />
			<Day k={`p${n}Born`} label={`${item}e. Date of birth`} around={new Date(1978, 0, 1)} />
			<Text k={`p${n}Job`} label={`${item}f. Occupation`} />
			<Pick k={`p${n}School`} label={`${item}g. Highest level of schooling completed`} of={SCHOOLING} />
		</AccordionPanel>
	</AccordionItem>
);

function Application() {
	const form = useForm<Answers>({ defaultValues: START });
	const [submitted, setSubmitted] = useState(false);

	window.formState = () => {
		const { siblings, record, ...rest } = form.getValues();
		return {
			...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, value instanceof Date || value === null ? iso(value) : value])),
			...Object.fromEntries(Array.from({ length: MOST }, (_, i) => siblings[i] ?? NOBODY).flatMap((each, i) => (["last", "first", "age", "enrolled"] as const).map((part) => [`sibling${i + 1}_${part}`, each[part]]))),
			...Object.fromEntries(record.flatMap((each, i) => Object.entries(each).map(([part, value]) => [`record${i + 1}_${part}`, value]))),
			submitted,
		};
	};
	window.formShown = () => Object.fromEntries(Object.entries(window.formState()).filter(([key]) => key !== "submitted")
		.map(([key, value]) => [key, shownOf(key, Array.isArray(value) ? [] : typeof value === "boolean" ? false : "")]));

	return (
		<FormProvider {...form}>
			<header className="bar"><div><div className="seal">CSC</div><div><strong>Columbia Basin Compact · Commission on Student Aid</strong><span>Serving residents of California, Idaho, Oregon and Washington</span></div></div></header>
			<div className="page">
				<h1>Application for the Compact Opportunity Grant</h1>
				<p>Award year July 1, 2027 – June 30, 2028 · Form CSA-11</p>
				<MessageBar intent="warning"><MessageBarBody>An applicant who knowingly furnishes false information shall be ineligible for any award under the Compact. Items marked with an asterisk must be completed.</MessageBarBody></MessageBar>

				<h2>Part I. Applicant</h2>
				<Text k="lastName" label="1. Last name" required />
				<Text k="firstName" label="2. First name" required />
				<Text k="mi" label="3. Middle initial" maxLength={1} />
				<Pick k="suffix" label="4. Suffix" of={SUFFIXES} />
				<Text k="ssn" label="5. Social Security number" type="password" maxLength={9} required info="Disclosure is required by section 7 of the Compact." />
				<Day k="born" label="6. Date of birth" required around={new Date(2008, 0, 1)} />
				<Pick k="sex" label="7. Sex" of={[["F", "Female"], ["M", "Male"], ["X", "Not specified"]]} />
				<Text k="email" label="8. Electronic mail address" type="email" required />
				<Text k="phone" label="9. Telephone number" type="tel" hint="Ten digits, numerals only" maxLength={10} />
				<div className="sub">10. Address of permanent residence</div>
				<Text k="street" label="10a. Number and street" required />
				<Text k="unit" label="10b. Apartment number" />
				<Text k="city" label="10c. City" required />
				<Search k="state" label="10d. State" of={STATES} required />
				<Text k="zip" label="10e. ZIP code" maxLength={10} required />
				<div className="sub">11. Mailing address (complete only if it differs from item 10)</div>
				<Text k="mailStreet" label="11a. Number and street or P.O. box" />
				<Text k="mailCity" label="11b. City and state" />
				<Text k="mailZip" label="11c. ZIP code" />

				<h2>Part II. Citizenship and residency</h2>
				<Choose k="citizen" label="12. The applicant is:" required of={[["1", "A citizen or national of the United States"], ["2", "An eligible noncitizen, including a lawful permanent resident"], ["3", "Neither of the above"]]} />
				<Text k="alienNumber" label="13. Alien Registration Number (if item 12 is “eligible noncitizen”)" />
				<Pick k="legalState" label="14. State of legal residence" of={STATES.filter(([code]) => ["CA", "ID", "OR", "WA"].includes(code))} required />
				<Day k="residentSince" label="15. Legal resident of that state since" around={new Date(2013, 0, 1)} />
				<Search k="birthCountry" label="16. Country of birth" of={same(COUNTRIES)} />
				<Count k="yearsInUS" label="17. Years lived in the United States" />
				<Pick k="service" label="18. Armed forces status" of={SERVICE} />
				<Pick k="maritalStatus" label="19. Applicant's marital status" of={MARITAL} />

				<h2>Part III. Education</h2>
				<Text k="school" label="20. High school from which you graduated or will graduate" required />
				<Text k="schoolCity" label="21. City in which it is located" />
				<Pick k="schoolState" label="22. State in which it is located" of={STATES} />
				<Choose k="completion" label="23. Before the award year begins you will hold:" of={[["D", "A high school diploma"], ["G", "A recognized equivalent (GED)"], ["H", "A home school credential"], ["N", "None of these"]]} />
				<Pick k="gradMonth" label="24a. Month of graduation" of={MONTHS} />
				<Text k="gradYear" label="24b. Year of graduation" maxLength={4} />
				<Text k="gpa" label="25. Cumulative grade point average" hint="Unweighted, to two decimal places" />
				<Pick k="degree" label="26. Highest degree you expect to attain" of={DEGREES} />
				<Institutions k="applied" label="27. Institutions to which you have applied" />
				<Text k="program" label="28. Intended program of study" />
				<div className="sub">29. Employment, community service and school activities (the two principal ones)</div>
				<Service />

				<h2>Part IV. Parents and household</h2>
				<p>“Parent” means a biological or adoptive parent. Legal guardians and foster parents are not parents for the purposes of this form.</p>
				<Accordion multiple collapsible defaultOpenItems={["1", "2"]}>
					<Parent n={1} item={30} />
					<Parent n={2} item={31} />
				</Accordion>
				<div className="sub">32. Household</div>
				<Pick k="parentStatus" label="32a. Marital status of your parents" of={PARENTS} />
				<Count k="household" label="32b. Number of persons in the household" min={1} />
				<Text k="income" label="32c. Total annual income of the household" before="$" hint="Whole dollars, no commas" />
				<Text k="agi" label="32d. Adjusted gross income (IRS Form 1040, line 11)" before="$" />
				<div className="sub">33. Brothers and sisters</div>
				<Siblings />

				<h2>Part V. Certification</h2>
				<Controller name="consent" render={({ field }) => <div ref={mark("consent", ticked)}><Checkbox checked={field.value} onChange={(_, data) => field.onChange(data.checked === true)} label="I authorize the Commission to obtain federal tax information for the persons named in this application." /></div>} />
				<Controller name="certify" render={({ field }) => <div ref={mark("certify", ticked)}><Checkbox checked={field.value} onChange={(_, data) => field.onChange(data.checked === true)} label="I certify under penalty of perjury that the foregoing is true and correct." /></div>} />
				<div style={{ height: 12 }} />
				<Text k="signature" label="34. Signature of applicant" />
				<Text k="parentSignature" label="35. Signature of parent" />
				<div className="foot"><Button appearance="primary" size="large" onClick={() => setSubmitted(true)}>File application</Button><span>CSA-11 (rev. 09/26) · Privacy notice: Compact Code § 7.14</span></div>
			</div>
		</FormProvider>
	);
}

createRoot(document.getElementById("root")!).render(<FluentProvider theme={webLightTheme}><Application /></FluentProvider>);
