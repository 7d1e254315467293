import { Checkbox, Dialog, Label, RadioGroup, Select } from "radix-ui";
import { createContext, type ReactNode, useContext, useEffect, useId, useState } from "react";
import { createRoot } from "react-dom/client";
import { type Control, Controller, useFieldArray, useForm, type UseFormRegister, type UseFormSetValue, useWatch } from "react-hook-form";
import { COUNTRIES, STATES } from "../../lists";
import "./style.css";

type Pair = [value: string, text: string];
type Entry = { kind: string; ensemble: string; role: string; account: string; years: string[]; hours: string; weeks: string };
type Prize = { title: string; year: string };
type College = { name: string; dates: string };
type Values = {
	applicant: Record<string, string>;
	home: Record<string, string>;
	study: Record<string, string>;
	repertoire: { composer: string; work: string }[];
	teacher: Record<string, string>;
	accompanist: Record<string, string>;
	school: Record<string, string>;
	colleges: College[];
	testing: { taken: string[]; sat: string; act: string };
	courses: { title: string; mark: string; units: string }[];
	exams: { subject: string; score: string; sat: string }[];
	commitments: Entry[];
	prizes: Prize[];
	family: Record<string, string>;
	siblings: { name: string; age: string }[];
	background: { status: string; hispanic: string; race: string[]; sex: string; aid: string; waiver: boolean };
	declaration: { ssn: string; signature: string; agreed: boolean };
	sameForMail: boolean;
};

const same = (texts: string[]): Pair[] => texts.map((text) => [text, text]);
const COUNTRY: Pair[] = same(COUNTRIES);
const KINDS: Pair[] = [
	["ENS", "Ensemble or orchestra"], ["EXH", "Exhibition or studio work"], ["SPK", "Debate and public speaking"], ["EMP", "Paid employment"],
	["SCI", "Science or environment"], ["SPT", "Athletics"], ["SVC", "Community service"], ["FAM", "Family duties"], ["OTH", "Other"],
];
const YEARS: Pair[] = [["FR", "Grade 9"], ["SO", "Grade 10"], ["JR", "Grade 11"], ["SR", "Grade 12"]];
const SCHOOLING: Pair[] = [
	["1", "Did not complete secondary school"], ["2", "Secondary school diploma"], ["3", "Some college"], ["4", "Associate's degree"],
	["5", "Bachelor's degree"], ["6", "Master's degree"], ["7", "Doctoral or professional degree"],
];
const EXAMS: Pair[] = [
	["31", "AP Art History"], ["20", "AP Biology"], ["66", "AP Calculus AB"], ["68", "AP Calculus BC"], ["37", "AP English Literature and Composition"],
	["75", "AP Music Theory"], ["07", "AP United States History"], ["93", "AP World History: Modern"],
];
const RACES: Pair[] = [["AI", "American Indian or Alaska Native"], ["AS", "Asian"], ["BL", "Black or African American"], ["PI", "Native Hawaiian or Other Pacific Islander"], ["WH", "White"]];

const blank = (keys: string) => Object.fromEntries(keys.split(" ").map((key) => [key, ""]));
const NO_ENTRY: Entry = { kind: "", ensemble: "", role: "", account: "", years: [], hours: "", weeks: "" };
const DEFAULTS: Values = {
	applicant: blank("given middle family suffix stage called email dial mobile born birthCity birthCountry"),
	home: blank("street second city state postal country"),
	study: blank("division instrument outside term degree goal portfolio"),
	repertoire: [{ composer: "", work: "" }, { composer: "", work: "" }],
	teacher: blank("name email telephone studio since"),
	accompanist: blank("name telephone"),
	school: blank("name city state entered leaves average rank size adviser adviserEmail"),
	colleges: [],
	testing: { taken: [], sat: "", act: "" },
	courses: [{ title: "", mark: "", units: "" }, { title: "", mark: "", units: "" }],
	exams: [{ subject: "", score: "", sat: "" }, { subject: "", score: "", sat: "" }],
	commitments: [],
	prizes: [{ title: "", year: "" }, { title: "", year: "" }],
	family: blank("one oneWork oneSchooling two twoWork twoSchooling status"),
	siblings: [{ name: "", age: "" }, { name: "", age: "" }],
	background: { status: "", hispanic: "", race: [], sex: "", aid: "", waiver: false },
	declaration: { ssn: "", signature: "", agreed: false },
	sameForMail: true,
};

const drawn = new Map<string, HTMLElement>();
const mark = (key: string) => (element: HTMLElement | null) => {
	if (element) drawn.set(key, element);
	else drawn.delete(key);
};
function readOf(key: string): unknown {
	const element = drawn.get(key);
	if (!element) return "";
	if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
	const role = element.getAttribute("role");
	if (role === "checkbox") return element.getAttribute("aria-checked") === "true";
	if (role === "radiogroup") return element.querySelector("[aria-checked=true]")?.closest(".choice")?.textContent ?? "";
	if (role === "group") return [...element.querySelectorAll("[aria-checked=true]")].map((box) => box.closest(".choice")?.textContent);
	if (element.dataset.parts) return [...element.querySelectorAll(".part")].map((part) => part.textContent);
	return element.hasAttribute("data-placeholder") ? "" : (element.textContent ?? "");
}

type Tools = { control: Control<Values>; register: UseFormRegister<Values>; setValue: UseFormSetValue<Values> };
const Form = createContext<Tools>({} as Tools);
type Path = Parameters<UseFormRegister<Values>>[0];

const Line = ({ label, id, star, note, children }: { label: string; id?: string; star?: boolean; note?: string; children: ReactNode }) => (
	<div className="line">
		<Label.Root htmlFor={id}>{label}{star && <span className="star" aria-hidden="true"> *</span>}</Label.Root>
		<div>{children}{note && <p className="note">{note}</p>}</div>
	</div>
);

function Write({ at, label, star, note, type = "text" }: { at: Path; label: string; star?: boolean; note?: string; type?: string }) {
	const { register } = useContext(Form);
	const id = useId();
	const { ref, ...rest } = register(at);
	return (
		<Line label={label} id={id} star={star} note={note}>
			<input type={type} id={id} {...rest} ref={(element) => { ref(element); mark(at)(element); }} />
		</Line>
	);
}

function Cell({ at, label }: { at: Path; label: string }) {
	const { register } = useContext(Form);
	const { ref, ...rest } = register(at);
	return <input type="text" aria-label={label} {...rest} ref={(element) => { ref(element); mark(at)(element); }} />;
}

const Choose = ({ value, onChange, options, id, label, k, hint = "Select…" }: { value: string; onChange: (value: string) => void; options: Pair[]; id?: string; label?: string; k?: string; hint?: string }) => (
	<Select.Root value={value} onValueChange={onChange}>
		<Select.Trigger className="trigger" id={id} aria-label={label} ref={k ? mark(k) : undefined}>
			<Select.Value placeholder={hint} />
		</Select.Trigger>
		<Select.Portal>
			<Select.Content position="popper" className="list">
				<Select.Viewport style={{ maxHeight: 280 }}>
					{options.map(([code, text]) => (
						<Select.Item key={code} value={code} className="item"><Select.ItemText>{text}</Select.ItemText></Select.Item>
					))}
				</Select.Viewport>
			</Select.Content>
		</Select.Portal>
	</Select.Root>
);

function Menu({ at, label, options, star, note }: { at: Path; label: string; options: Pair[]; star?: boolean; note?: string }) {
	const { control } = useContext(Form);
	const id = useId();
	return (
		<Line label={label} id={id} star={star} note={note}>
			<Controller control={control} name={at} render={({ field }) => <Choose value={field.value as string} onChange={field.onChange} options={options} id={id} k={at} />} />
		</Line>
	);
}

const MenuCell = ({ at, label, options }: { at: Path; label: string; options: Pair[] }) => {
	const { control } = useContext(Form);
	return <Controller control={control} name={at} render={({ field }) => <Choose value={field.value as string} onChange={field.onChange} options={options} label={label} k={at} />} />;
};

function One({ at, label, options }: { at: Path; label: string; options: Pair[] }) {
	const { control } = useContext(Form);
	const id = useId();
	return (
		<div className="line">
			<span className="term" id={`${id}-q`}>{label}</span>
			<Controller
				control={control}
				name={at}
				render={({ field }) => (
					<RadioGroup.Root className="radios" value={field.value as string} onValueChange={field.onChange} aria-labelledby={`${id}-q`} ref={mark(at)}>
						{options.map(([code, text]) => (
							<div className="choice" key={code}>
								<RadioGroup.Item className="dot" value={code} id={`${id}-${code}`}><RadioGroup.Indicator asChild><span /></RadioGroup.Indicator></RadioGroup.Item>
								<Label.Root htmlFor={`${id}-${code}`}>{text}</Label.Root>
							</div>
						))}
					</RadioGroup.Root>
				)}
			/>
		</div>
	);
}

function Boxes({ value, onChange, label, options, k }: { value: string[]; onChange: (value: string[]) => void; label: string; options: Pair[]; k?: string }) {
	const id = useId();
	return (
		<div className="line">
			<span className="term" id={`${id}-q`}>{label}</span>
			<div role="group" aria-labelledby={`${id}-q`} ref={k ? mark(k) : undefined}>
				{options.map(([code, text]) => (
					<div className="choice" key={code}>
						<Checkbox.Root className="tick" id={`${id}-${code}`} checked={value.includes(code)}
							onCheckedChange={(on) => onChange(options.map(([each]) => each).filter((each) => (each === code ? on === true : value.includes(each))))}>
							<Checkbox.Indicator aria-hidden="true"><svg width="12" height="12" viewBox="0 0 12 12"><path d="M1 6l4 4 6-8" fill="none" stroke="currentColor" strokeWidth="2" /></svg></Checkbox.Indicator>
						</Checkbox.Root>
						<Label.Root htmlFor={`${id}-${code}`}>{text}</Label.Root>
					</div>
				))}
			</div>
		</div>
	);
}

const Several = ({ at, label, options }: { at: Path; label: string; options: Pair[] }) => {
	const { control } = useContext(Form);
	return <Controller control={control} name={at} render={({ field }) => <Boxes value={field.value as string[]} onChange={field.onChange} label={label} options={options} k={at} />} />;
};

function Tick({ at, children }: { at: Path; children: ReactNode }) {
	const { control } = useContext(Form);
	const id = useId();
	return (
		<p>
			<Controller control={control} name={at} render={({ field }) => (
				<Checkbox.Root className="tick" id={id} checked={field.value as boolean} onCheckedChange={(on) => field.onChange(on === true)} ref={mark(at)}>
					<Checkbox.Indicator><svg width="12" height="12" viewBox="0 0 12 12"><path d="M1 6l4 4 6-8" fill="none" stroke="currentColor" strokeWidth="2" /></svg></Checkbox.Indicator>
				</Checkbox.Root>
			)} />
			<Label.Root htmlFor={id}>{children}</Label.Root>
		</p>
	);
}

const Sheet = ({ title, text, children, onDone, done }: { title: string; text: string; children: ReactNode; onDone?: () => void; done: string }) => (
	<Dialog.Portal>
		<Dialog.Overlay className="veil" />
		<Dialog.Content className="sheet">
			<Dialog.Title>{title}</Dialog.Title>
			<Dialog.Description className="note">{text}</Dialog.Description>
			{children}
			<p><Dialog.Close asChild><button type="button" className="plain strong" onClick={onDone}>{done}</button></Dialog.Close></p>
		</Dialog.Content>
	</Dialog.Portal>
);

/** The dialog edits the entry itself: closing it keeps what was written. */
function EntryEditor({ index }: { index: number }) {
	const { control, setValue } = useContext(Form);
	const entry = useWatch({ control, name: `commitments.${index}` as const });
	const id = useId();
	const put = (part: keyof Entry, value: string | string[]) => setValue(`commitments.${index}.${part}` as const, value as never, { shouldDirty: true });
	const box = (part: "ensemble" | "role" | "hours" | "weeks", label: string) => (
		<Line label={label} id={`${id}-${part}`}><input type="text" id={`${id}-${part}`} value={entry?.[part] ?? ""} onChange={(event) => put(part, event.target.value)} /></Line>
	);
	return (
		<>
			<Line label="Nature of the commitment" id={`${id}-kind`}><Choose value={entry?.kind ?? ""} onChange={(value) => put("kind", value)} options={KINDS} id={`${id}-kind`} /></Line>
			{box("ensemble", "Ensemble, employer or organization")}
			{box("role", "Your part or position")}
			<Line label="What you accomplished" id={`${id}-account`} note="150 characters at most."><textarea rows={3} maxLength={150} id={`${id}-account`} value={entry?.account ?? ""} onChange={(event) => put("account", event.target.value)} /></Line>
			<Boxes label="School years" options={YEARS} value={entry?.years ?? []} onChange={(value) => put("years", value)} />
			{box("hours", "Hours each week")}
			{box("weeks", "Weeks each year")}
		</>
	);
}

const textOf = (options: Pair[], value: string) => options.find(([code]) => code === value)?.[1] ?? "";

function Commitments() {
	const { control } = useContext(Form);
	const { fields, append, remove } = useFieldArray({ control, name: "commitments" });
	const entries = useWatch({ control, name: "commitments" });
	const [open, setOpen] = useState<number | null>(null);
	return (
		<section>
			<h2>VII. Ensembles, Employment and Other Commitments</h2>
			<p className="note">List up to ten, the most important first. Music, art and everything else belong here.</p>
			{fields.length > 0 && (
				<table>
					<thead><tr><th>Nature</th><th>Organization</th><th>Position</th><th>Accomplishment</th><th>Years</th><th>Hrs/wk</th><th>Wks/yr</th><th /></tr></thead>
					<tbody>
						{fields.map(({ id }, index) => {
							const entry = entries[index] ?? NO_ENTRY;
							return (
								<tr key={id}>
									<td ref={mark(`commitments.${index}.kind`)}>{textOf(KINDS, entry.kind)}</td>
									<td ref={mark(`commitments.${index}.ensemble`)}>{entry.ensemble}</td>
									<td ref={mark(`commitments.${index}.role`)}>{entry.role}</td>
									<td ref={mark(`commitments.${index}.account`)}>{entry.account}</td>
									<td data-parts="1" ref={mark(`commitments.${index}.years`)}>{entry.years.map((year) => <span className="part" key={year}>{textOf(YEARS, year)}</span>)}</td>
									<td ref={mark(`commitments.${index}.hours`)}>{entry.hours}</td>
									<td ref={mark(`commitments.${index}.weeks`)}>{entry.weeks}</td>
									<td><button type="button" className="plain" onClick={() => setOpen(index)}>Edit</button> <button type="button" className="plain" onClick={() => remove(index)}>Remove</button></td>
								</tr>
							);
						})}
					</tbody>
				</table>
			)}
			<button type="button" className="plain" onClick={() => { append({ ...NO_ENTRY }, { shouldFocus: false }); setOpen(fields.length); }}>Add a commitment</button>
			<Dialog.Root open={open !== null} onOpenChange={(on) => !on && setOpen(null)}>
				{open !== null && <Sheet title={`Commitment ${open + 1}`} text="Describe one ensemble, position or activity." done="Done"><EntryEditor index={open} /></Sheet>}
			</Dialog.Root>
		</section>
	);
}

function PrizeRow({ index }: { index: number }) {
	const { control, setValue } = useContext(Form);
	const saved = useWatch({ control, name: `prizes.${index}` as const });
	const [draft, setDraft] = useState<Prize>(saved);
	const id = useId();
	return (
		<tr>
			<td>{index + 1}.</td>
			<td ref={mark(`prizes.${index}.title`)}>{saved.title}</td>
			<td ref={mark(`prizes.${index}.year`)}>{textOf(YEARS, saved.year)}</td>
			<td>
				<Dialog.Root onOpenChange={(on) => on && setDraft(saved)}>
					<Dialog.Trigger asChild><button type="button" className="plain" aria-label={`Enter prize ${index + 1}`}>Enter…</button></Dialog.Trigger>
					<Sheet title={`Prize or distinction ${index + 1}`} text="Competitions, scholarships, school awards." done="Save" onDone={() => setValue(`prizes.${index}` as const, draft)}>
						<Line label="Name of the prize" id={`${id}-t`}><input type="text" id={`${id}-t`} value={draft.title} onChange={(event) => setDraft({ ...draft, title: event.target.value })} /></Line>
						<Line label="Received in" id={`${id}-y`}><Choose value={draft.year} onChange={(year) => setDraft({ ...draft, year })} options={YEARS} id={`${id}-y`} /></Line>
					</Sheet>
				</Dialog.Root>
			</td>
		</tr>
	);
}

function Colleges() {
	const { control } = useContext(Form);
	const { fields, append } = useFieldArray({ control, name: "colleges" });
	const [draft, setDraft] = useState<College>({ name: "", dates: "" });
	const id = useId();
	return (
		<div>
			<ul>
				{fields.map((field, index) => (
					<li key={field.id}><span ref={mark(`colleges.${index}.name`)}>{field.name}</span>, <span ref={mark(`colleges.${index}.dates`)}>{field.dates}</span></li>
				))}
			</ul>
			<Dialog.Root onOpenChange={(on) => on && setDraft({ name: "", dates: "" })}>
				<Dialog.Trigger asChild><button type="button" className="plain">Add a college or university attended</button></Dialog.Trigger>
				<Sheet title="College or university" text="Include summer sessions and courses taken while in secondary school." done="Add to list" onDone={() => append(draft, { shouldFocus: false })}>
					<Line label="Institution" id={`${id}-n`}><input type="text" id={`${id}-n`} value={draft.name} onChange={(event) => setDraft({ ...draft, name: event.target.value })} /></Line>
					<Line label="Dates of attendance" id={`${id}-d`}><input type="text" id={`${id}-d`} value={draft.dates} onChange={(event) => setDraft({ ...draft, dates: event.target.value })} /></Line>
				</Sheet>
			</Dialog.Root>
		</div>
	);
}

const flat = (value: unknown, key: string): [string, unknown][] =>
	typeof value === "object" && value !== null && !(Array.isArray(value) && value.every((each) => typeof each === "string") && /(taken|race|years)$/.test(key))
		? Object.entries(value).flatMap(([part, child]) => flat(child, key ? `${key}.${part}` : part))
		: [[key, value]];
const SHAPE = { ...DEFAULTS, commitments: [NO_ENTRY, NO_ENTRY, NO_ENTRY], colleges: [{ name: "", dates: "" }] };
const KEYS = flat(SHAPE, "").map(([key]) => key);

function App() {
	const { control, register, setValue, getValues, handleSubmit } = useForm<Values>({ defaultValues: DEFAULTS });
	const [sent, setSent] = useState(false);
	useEffect(() => {
		Object.assign(window, {
			formState: () => {
				const values = new Map(flat(getValues(), ""));
				return { ...Object.fromEntries(KEYS.map((key) => [key, values.get(key) ?? ""])), submitted: sent };
			},
			formShown: () => Object.fromEntries(KEYS.map((key) => [key, readOf(key)])),
		});
	}, [getValues, sent]);
	return (
		<Form.Provider value={{ control, register, setValue }}>
			<header><h1>Fulmar Conservatory of Art &amp; Music</h1><p>Application for undergraduate admission and audition</p></header>
			<form onSubmit={handleSubmit(() => setSent(true))}>
				<section>
					<h2>I. The Applicant</h2>
					<Write at="applicant.family" label="Family name" star />
					<Write at="applicant.given" label="Given name" star />
					<Write at="applicant.middle" label="Middle name(s)" />
					<Menu at="applicant.suffix" label="Generational suffix" options={same(["Jr.", "Sr.", "II", "III", "IV"])} />
					<Write at="applicant.called" label="Name you prefer faculty to use" />
					<Write at="applicant.stage" label="Stage or artist name, if you perform under one" />
					<Write at="applicant.email" label="Electronic mail" star type="email" />
					<div className="line">
						<Label.Root htmlFor="mobile">Mobile telephone<span className="star"> *</span></Label.Root>
						<div className="pair">
							<MenuCell at="applicant.dial" label="Telephone country code" options={[["1", "United States (+1)"], ["44", "United Kingdom (+44)"], ["49", "Germany (+49)"], ["82", "South Korea (+82)"], ["86", "China (+86)"], ["234", "Nigeria (+234)"]]} />
							<input type="tel" id="mobile" {...(({ ref, ...rest }) => ({ ...rest, ref: (element: HTMLInputElement | null) => { ref(element); mark("applicant.mobile")(element); } }))(register("applicant.mobile"))} />
						</div>
					</div>
					<Write at="applicant.born" label="Date of birth" star note="MM/DD/YYYY" />
					<Write at="applicant.birthCity" label="City of birth" />
					<Menu at="applicant.birthCountry" label="Country of birth" options={COUNTRY} />
				</section>

				<section>
					<h2>II. Permanent Residence</h2>
					<Write at="home.street" label="Street and number" star />
					<Write at="home.second" label="Apartment, suite or care of" />
					<Write at="home.city" label="City" star />
					<Menu at="home.state" label="State" options={STATES} />
					<Write at="home.postal" label="Postal code" star />
					<Menu at="home.country" label="Country" options={COUNTRY} star />
					<Tick at="sameForMail">Send audition letters to this address</Tick>
				</section>

				<section>
					<h2>III. Proposed Course of Study</h2>
					<One at="study.division" label="Division" options={[["M", "Music"], ["V", "Visual art"], ["J", "Joint program"]]} />
					<Menu at="study.instrument" label="Principal instrument or medium" options={same(["Ceramics", "Composition", "Drawing and painting", "Piano", "Printmaking", "Strings", "Voice", "Winds and brass"])} />
					<Write at="study.outside" label="Academic major at the partner university" note="Applicants to the five-year double degree only." />
					<Menu at="study.term" label="Intended entry" star options={[["F26", "Autumn 2026"], ["F27", "Autumn 2027"], ["F28", "Autumn 2028"]]} />
					<Menu at="study.degree" label="Highest degree sought" options={same(["Diploma", "Bachelor's", "Master's", "Doctorate", "Undecided"])} />
					<Write at="study.goal" label="Profession you hope to enter" />
					<Write at="study.portfolio" label="Online portfolio" type="url" note="A web address that remains open until June." />
				</section>

				<section>
					<h2>IV. Audition Repertoire</h2>
					<p className="note">Two contrasting works from memory.</p>
					<table>
						<thead><tr><th>Composer</th><th>Work, movement, opus</th></tr></thead>
						<tbody>{[0, 1].map((row) => <tr key={row}><td><Cell at={`repertoire.${row}.composer` as Path} label={`Composer, work ${row + 1}`} /></td><td><Cell at={`repertoire.${row}.work` as Path} label={`Title, work ${row + 1}`} /></td></tr>)}</tbody>
					</table>
				</section>

				<section>
					<h2>V. Private Teacher and Accompanist</h2>
					<p className="note">We write to your teacher directly; do not attach letters.</p>
					<Write at="teacher.name" label="Name of private teacher" />
					<Write at="teacher.email" label="Teacher's electronic mail" type="email" />
					<Write at="teacher.telephone" label="Teacher's telephone" type="tel" />
					<Write at="teacher.studio" label="Studio or school of the teacher" />
					<Write at="teacher.since" label="Studied with this teacher since" />
					<Write at="accompanist.name" label="Accompanist, if bringing your own" />
					<Write at="accompanist.telephone" label="Accompanist's telephone" type="tel" />
				</section>

				<section>
					<h2>VI. Academic Record</h2>
					<Write at="school.name" label="Secondary school now attended" star />
					<Write at="school.city" label="School city" />
					<Menu at="school.state" label="School state" options={STATES} />
					<Write at="school.entered" label="Entered (MM/YYYY)" />
					<Write at="school.leaves" label="Expected to graduate (MM/YYYY)" star />
					<Write at="school.average" label="Grade point average" note="Unweighted, on the four-point scale." />
					<Write at="school.rank" label="Rank in class" />
					<Write at="school.size" label="Number in class" />
					<Write at="school.adviser" label="Name of college adviser or counselor" />
					<Write at="school.adviserEmail" label="Adviser's electronic mail" type="email" />
					<Colleges />
					<Several at="testing.taken" label="Examinations taken" options={[["S", "SAT"], ["A", "ACT"], ["T", "TOEFL"], ["I", "IELTS"]]} />
					<Write at="testing.sat" label="SAT, combined score" />
					<Write at="testing.act" label="ACT, composite" />
					<table>
						<caption>Selected courses in secondary school</caption>
						<thead><tr><th>Course</th><th>Mark</th><th>Credits</th></tr></thead>
						<tbody>{[0, 1].map((row) => <tr key={row}><td><Cell at={`courses.${row}.title` as Path} label={`Course ${row + 1}`} /></td><td><Cell at={`courses.${row}.mark` as Path} label={`Mark, course ${row + 1}`} /></td><td><Cell at={`courses.${row}.units` as Path} label={`Credits, course ${row + 1}`} /></td></tr>)}</tbody>
					</table>
					<table>
						<caption>Advanced Placement examinations</caption>
						<thead><tr><th>Examination</th><th>Score</th><th>Taken (MM/YYYY)</th></tr></thead>
						<tbody>{[0, 1].map((row) => <tr key={row}><td><MenuCell at={`exams.${row}.subject` as Path} label={`Examination ${row + 1}`} options={EXAMS} /></td><td><MenuCell at={`exams.${row}.score` as Path} label={`Score, examination ${row + 1}`} options={same(["1", "2", "3", "4", "5"])} /></td><td><Cell at={`exams.${row}.sat` as Path} label={`Date, examination ${row + 1}`} /></td></tr>)}</tbody>
					</table>
				</section>

				<Commitments />

				<section>
					<h2>VIII. Prizes and Distinctions</h2>
					<table>
						<thead><tr><th /><th>Prize</th><th>Received in</th><th /></tr></thead>
						<tbody><PrizeRow index={0} /><PrizeRow index={1} /></tbody>
					</table>
				</section>

				<section>
					<h2>IX. Family</h2>
					<Write at="family.one" label="First parent or guardian, full name" star />
					<Write at="family.oneWork" label="First parent's profession" />
					<Menu at="family.oneSchooling" label="First parent's education" options={SCHOOLING} />
					<Write at="family.two" label="Second parent or guardian, full name" />
					<Write at="family.twoWork" label="Second parent's profession" />
					<Menu at="family.twoSchooling" label="Second parent's education" options={SCHOOLING} />
					<Menu at="family.status" label="Your parents are" options={same(["Married", "Separated", "Divorced", "Widowed", "Never married", "In a civil union"])} />
					<table>
						<caption>Brothers and sisters</caption>
						<thead><tr><th>Name</th><th>Age</th></tr></thead>
						<tbody>{[0, 1].map((row) => <tr key={row}><td><Cell at={`siblings.${row}.name` as Path} label={`Name of sibling ${row + 1}`} /></td><td><Cell at={`siblings.${row}.age` as Path} label={`Age of sibling ${row + 1}`} /></td></tr>)}</tbody>
					</table>
				</section>

				<section>
					<h2>X. Background and Assistance</h2>
					<One at="background.status" label="Citizenship" options={[["C", "United States citizen"], ["N", "United States national"], ["P", "Permanent resident"], ["F", "Citizen of another country"]]} />
					<One at="background.sex" label="Sex" options={[["F", "Female"], ["M", "Male"]]} />
					<One at="background.hispanic" label="Are you of Hispanic or Latino heritage?" options={[["Y", "Yes"], ["N", "No"]]} />
					<Several at="background.race" label="Racial background" options={RACES} />
					<One at="background.aid" label="Do you receive financial aid at present?" options={[["Y", "Yes"], ["N", "No"]]} />
					<Tick at="background.waiver">I intend to request a waiver of the application fee.</Tick>
				</section>

				<section>
					<h2>XI. Declaration</h2>
					<Write at="declaration.ssn" label="Social Security number" note="Required only of applicants for federal aid." />
					<Tick at="declaration.agreed">I certify that this application is my own work and permit the Conservatory to record my audition.</Tick>
					<Write at="declaration.signature" label="Signature of applicant" />
					<button type="submit" className="plain strong">Submit application</button>
				</section>
			</form>
		</Form.Provider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
