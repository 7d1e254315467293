import {
	Button, Checkbox, Combobox, ComboboxInput, ComboboxOption, ComboboxOptions, Description, Dialog, DialogPanel, DialogTitle,
	Disclosure, DisclosureButton, DisclosurePanel, Field, Fieldset, Input, Label, Legend, Listbox, ListboxButton, ListboxOption,
	ListboxOptions, Radio, RadioGroup, Switch, Tab, TabGroup, TabList, TabPanel, TabPanels, Textarea,
} from "@headlessui/react";
import { type InputHTMLAttributes, type ReactNode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { FormProvider, type UseFormReturn, useController, useFieldArray, useForm, useFormContext } from "react-hook-form";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Option = { id: string; name: string };
type Experience = { where: string; role: string; years: string[]; hours: string };
const pairs = (...list: [string, string][]): Option[] => list.map(([id, name]) => ({ id, name }));
const same = (list: string[]): Option[] => list.map((name) => ({ id: name, name }));

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"].map((name, i) => ({ id: String(i + 1), name }));
const HIGH_SCHOOLS: Option[] = pairs(
	["hs-2207", "Ashland High School (Ashland, Oregon)"],
	["hs-2210", "Ashland Valley High School (Ashland, Oregon)"],
	["hs-1184", "Valley View High School (Moreno Valley, California)"],
	["hs-1190", "Shasta Valley Charter School (Montague, California)"],
	["hs-1201", "Yreka High School (Yreka, California)"],
	["hs-2255", "South Medford High School (Medford, Oregon)"],
	["hs-3140", "Mountain View High School (Vancouver, Washington)"],
);
const TONGUES = ["Arabic", "Cantonese", "English", "French", "German", "Hausa", "Hindi", "Igbo", "Japanese", "Korean", "Mandarin", "Portuguese", "Russian", "Somali", "Spanish", "Tagalog", "Vietnamese"];
const YEARS = pairs(["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]);
const SCHOOLING = pairs(["none", "Less than a high school diploma"], ["hs", "High school diploma or equivalent"], ["some", "Some college, no degree"], ["aa", "Associate degree"], ["ba", "Bachelor’s degree"], ["grad", "Graduate or professional degree"]);
const EXAMS = same(["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP Environmental Science", "AP Physics 1", "AP Statistics", "AP U.S. History", "IB Biology", "IB Chemistry", "IB Physics", "Other"]);

const defaults = {
	first: "", middle: "", last: "", badge: "", pronouns: "", dobMonth: "", dobDay: "", dobYear: "",
	email: "", dial: "", phone: "", street: "", apt: "", city: "", state: "", zip: "", country: "",
	iceName: "", icePhone: "",
	status: "", bornIn: "", bornCity: "", sixteen: "", gender: "", race: [] as string[], latinx: "", firstCollege: "", income: "", waive: false,
	school: "", schoolState: "", grade: "", diploma: "", gpa: "", gpaWeighted: "", sat: "", act: "",
	exams: [{ name: "", score: "" }],
	experiences: [] as Experience[],
	honors: [{ title: "", year: "" }, { title: "", year: "" }, { title: "", year: "" }],
	study: "", career: "", furthest: "", speak: [] as string[], site: "", access: "",
	aFirst: "", aLast: "", aJob: "", aSchooling: "", aPhone: "", bFirst: "", bLast: "", bJob: "", bSchooling: "",
	sibs: [{ name: "", age: "" }, { name: "", age: "" }],
	mentorName: "", mentorEmail: "", shirt: "", food: "", heard: "", session: "", why: "",
	hpUrl: "", release: false, signed: "",
};
type Values = typeof defaults;

const CSS = `
body { font-family: Inter, "Helvetica Neue", Arial, sans-serif; background: #f4f6f8; color: #16202a; margin: 0; }
main { max-width: 860px; margin: 24px auto; background: #fff; padding: 28px; border-radius: 12px; }
.grid { display: grid; grid-template-columns: repeat(6, 1fr); gap: 14px; margin: 14px 0; } .w2 { grid-column: span 2; } .w3 { grid-column: span 3; } .w6 { grid-column: span 6; } .w1 { grid-column: span 1; }
label, .lab { font-size: 14px; font-weight: 600; display: block; margin-bottom: 4px; } .hint { font-size: 12px; color: #5b6875; margin: 3px 0 0; }
input, textarea, .lb { box-sizing: border-box; width: 100%; padding: 8px 10px; border: 1px solid #b8c2cc; border-radius: 6px; font: inherit; background: #fff; text-align: left; min-height: 38px; }
.ph { color: #8793a0; } .opts { background: #fff; border: 1px solid #b8c2cc; border-radius: 6px; max-height: 240px; overflow: auto; z-index: 50; min-width: 220px; padding: 4px; } .opt { padding: 6px 10px; cursor: pointer; } .opt[data-focus] { background: #e3eefb; } .opt[data-selected] { font-weight: 700; }
.dis { width: 100%; text-align: left; font-size: 18px; padding: 12px; border: 0; border-top: 1px solid #dde3e9; background: none; cursor: pointer; } .cards { display: flex; gap: 10px; flex-wrap: wrap; } .card { border: 1px solid #b8c2cc; border-radius: 8px; padding: 10px 14px; cursor: pointer; } .card[data-checked] { border-color: #1d5fb4; background: #e9f1fc; } .card small { display: block; color: #5b6875; }
.cb { width: 18px; height: 18px; border: 1px solid #7a8794; border-radius: 4px; display: inline-block; vertical-align: middle; } .cb[data-checked] { background: #1d5fb4; } .line { display: flex; gap: 8px; align-items: center; margin: 5px 0; } .line label { margin: 0; font-weight: 400; }
.sw { width: 40px; height: 22px; border-radius: 11px; border: 0; background: #b8c2cc; } .sw[data-checked] { background: #1d5fb4; } .chip { display: inline-block; background: #e3eefb; border-radius: 12px; padding: 2px 10px; margin: 0 6px 6px 0; font-size: 13px; } .chip button { border: 0; background: none; }
.veil { position: fixed; inset: 0; background: rgba(0,0,0,.4); } .frame { position: fixed; inset: 0; display: flex; align-items: center; justify-content: center; } .panel { background: #fff; padding: 22px; border-radius: 10px; width: 560px; }
table { width: 100%; border-collapse: collapse; } th, td { text-align: left; padding: 6px; border-bottom: 1px solid #dde3e9; font-size: 14px; } .tab { padding: 8px 16px; border: 0; border-bottom: 2px solid transparent; background: none; } .tab[data-selected] { border-color: #1d5fb4; } .btn { padding: 8px 14px; border-radius: 6px; border: 1px solid #1d5fb4; background: #fff; color: #1d5fb4; } .trap { position: absolute; left: -5000px; }
fieldset { border: 0; padding: 0; margin: 0; } legend { font-size: 14px; font-weight: 600; margin-bottom: 4px; }`;

type Ask = { name: string; label: string; hint?: string; width?: string; required?: boolean };
const Star = ({ shown }: { shown?: boolean }) => (shown ? <span aria-hidden> *</span> : null);

function Box({ name, label, hint, width = "w3", required, ...rest }: Ask & InputHTMLAttributes<HTMLInputElement>) {
	const { register } = useFormContext();
	return (
		<Field className={width}>
			<Label>{label}<Star shown={required} /></Label>
			<Input id={name} {...register(name)} {...rest} />
			{hint && <Description className="hint">{hint}</Description>}
		</Field>
	);
}

function Pick({ name, label, hint, width = "w3", required, options, placeholder = "Select…" }: Ask & { options: Option[]; placeholder?: string }) {
	const { field } = useController({ name });
	const chosen = options.find(({ id }) => id === field.value);
	return (
		<Field className={width}>
			{label && <Label>{label}<Star shown={required} /></Label>}
			<Listbox value={field.value} onChange={field.onChange}>
				<ListboxButton id={name} className="lb" ref={field.ref}>{chosen ? chosen.name : <span className="ph">{placeholder}</span>}</ListboxButton>
				<ListboxOptions anchor="bottom start" className="opts">
					{options.map(({ id, name: words }) => <ListboxOption key={id} value={id} className="opt">{words}</ListboxOption>)}
				</ListboxOptions>
			</Listbox>
			{hint && <Description className="hint">{hint}</Description>}
		</Field>
	);
}

function Search({ name, label, hint, width = "w3", required, options, placeholder }: Ask & { options: Option[]; placeholder?: string }) {
	const { field } = useController({ name });
	const [query, setQuery] = useState("");
	const found = options.filter((each) => each.name.toLowerCase().includes(query.toLowerCase()));
	return (
		<Field className={width}>
			<Label>{label}<Star shown={required} /></Label>
			<Combobox value={field.value} onChange={(value) => field.onChange(value ?? "")} onClose={() => setQuery("")}>
				<ComboboxInput id={name} placeholder={placeholder} autoComplete="off" displayValue={(id: string) => options.find((each) => each.id === id)?.name ?? ""} onChange={(event) => setQuery(event.target.value)} />
				<ComboboxOptions anchor="bottom start" className="opts">
					{found.map(({ id, name: words }) => <ComboboxOption key={id} value={id} className="opt">{words}</ComboboxOption>)}
				</ComboboxOptions>
			</Combobox>
			{hint && <Description className="hint">{hint}</Description>}
		</Field>
	);
}

function SchoolSearch() {
	const { field } = useController({ name: "school" });
	const [query, setQuery] = useState("");
	const [found, setFound] = useState<Option[]>([]);
	const [busy, setBusy] = useState(false);
	useEffect(() => {
		if (query.trim().length < 3) return setFound([]);
		setBusy(true);
		const timer = setTimeout(() => {
			setFound(HIGH_SCHOOLS.filter((each) => each.name.toLowerCase().includes(query.trim().toLowerCase())));
			setBusy(false);
		}, 450);
		return () => clearTimeout(timer);
	}, [query]);
	return (
		<Field className="w6">
			<Label>Where do you go to high school?<Star shown /></Label>
			<Combobox value={field.value} onChange={(value) => field.onChange(value ?? "")} onClose={() => setQuery("")}>
				<ComboboxInput id="school" placeholder="Search by name or town" autoComplete="off" displayValue={(id: string) => HIGH_SCHOOLS.find((each) => each.id === id)?.name ?? ""} onChange={(event) => setQuery(event.target.value)} />
				<ComboboxOptions anchor="bottom start" className="opts">
					{busy && <div className="opt ph">Looking…</div>}
					{!busy && query.length > 2 && found.length === 0 && <div className="opt ph">No school found</div>}
					{!busy && found.map(({ id, name }) => <ComboboxOption key={id} value={id} className="opt">{name}</ComboboxOption>)}
				</ComboboxOptions>
			</Combobox>
			<Description className="hint">Home-schooled? Search for “home school”.</Description>
		</Field>
	);
}

function Tongues() {
	const { field } = useController({ name: "speak" });
	const [query, setQuery] = useState("");
	const set = (value: string[]) => {
		field.onChange([...value].sort());
		setQuery("");
	};
	return (
		<Field className="w6">
			<Label>Languages you speak</Label>
			<div id="speak-chips">{field.value.map((each: string) => <span key={each} className="chip"><span>{each}</span><button type="button" aria-label={`Remove ${each}`} onClick={() => set(field.value.filter((other: string) => other !== each))}>×</button></span>)}</div>
			<Combobox multiple immediate value={field.value} onChange={set} onClose={() => setQuery("")}>
				<ComboboxInput id="speak" placeholder="Add a language" value={query} onChange={(event) => setQuery(event.target.value)} />
				<ComboboxOptions anchor="bottom start" className="opts">
					{TONGUES.filter((each) => each.toLowerCase().includes(query.toLowerCase())).map((each) => <ComboboxOption key={each} value={each} className="opt">{each}</ComboboxOption>)}
				</ComboboxOptions>
			</Combobox>
			<Description className="hint">Include English. Some of our field sites work with Spanish-speaking growers.</Description>
		</Field>
	);
}

function Cards({ name, label, options, width = "w6" }: Ask & { options: (Option & { more?: string })[] }) {
	const { field } = useController({ name });
	return (
		<Field className={width}>
			<Label className="lab">{label}</Label>
			<RadioGroup id={name} className="cards" value={field.value} onChange={field.onChange}>
				{options.map(({ id, name: words, more }) => <Radio key={id} value={id} className="card"><span className="what">{words}</span>{more && <small>{more}</small>}</Radio>)}
			</RadioGroup>
		</Field>
	);
}

function Boxes({ name, label, options }: Ask & { options: Option[] }) {
	const { field } = useController({ name });
	return (
		<Fieldset className="w6" id={name}>
			<Legend>{label}</Legend>
			{options.map(({ id, name: words }) => (
				<Field key={id} className="line">
					<Checkbox className="cb" checked={field.value.includes(id)} onChange={(on) => field.onChange(options.map((each) => each.id).filter((each) => (each === id ? on : field.value.includes(each))))} />
					<Label>{words}</Label>
				</Field>
			))}
		</Fieldset>
	);
}

function Toggle({ name, label }: Ask) {
	const { field } = useController({ name });
	return (
		<Field className="line w6">
			<Switch id={name} className="sw" checked={field.value} onChange={field.onChange} />
			<Label>{label}</Label>
		</Field>
	);
}

function Part({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
	return (
		<Disclosure defaultOpen={open}>
			<DisclosureButton className="dis">{title}</DisclosureButton>
			<DisclosurePanel unmount={false}><div className="grid">{children}</div></DisclosurePanel>
		</Disclosure>
	);
}

function ExperienceDialog({ open, close, save }: { open: boolean; close: () => void; save: (experience: Experience) => void }) {
	const empty: Experience = { where: "", role: "", years: [], hours: "" };
	const [draft, setDraft] = useState(empty);
	useEffect(() => {
		if (open) setDraft({ where: "", role: "", years: [], hours: "" });
	}, [open]);
	const set = (change: Partial<Experience>) => setDraft((now) => ({ ...now, ...change }));
	return (
		<Dialog open={open} onClose={close}>
			<div className="veil" />
			<div className="frame">
				<DialogPanel className="panel">
					<DialogTitle>Add an experience</DialogTitle>
					<div className="grid">
						<Field className="w6"><Label>Organization, team, or workplace</Label><Input value={draft.where} onChange={(event) => set({ where: event.target.value })} /></Field>
						<Field className="w6"><Label>What is your role?</Label><Input value={draft.role} onChange={(event) => set({ role: event.target.value })} /></Field>
						<Field className="w3"><Label>School years</Label>
							<Listbox multiple value={draft.years} onChange={(years) => set({ years: YEARS.map(({ id }) => id).filter((id) => years.includes(id)) })}>
								<ListboxButton className="lb">{draft.years.length > 0 ? YEARS.filter(({ id }) => draft.years.includes(id)).map(({ name }) => name).join(", ") : <span className="ph">Choose all that apply</span>}</ListboxButton>
								<ListboxOptions anchor="bottom start" className="opts">{YEARS.map(({ id, name }) => <ListboxOption key={id} value={id} className="opt">{name}</ListboxOption>)}</ListboxOptions>
							</Listbox></Field>
						<Field className="w3"><Label>Hours in a typical week</Label><Input inputMode="numeric" value={draft.hours} onChange={(event) => set({ hours: event.target.value })} /></Field>
					</div>
					<Button className="btn" onClick={() => save(draft)}>Save experience</Button> <Button className="btn" onClick={close}>Cancel</Button>
				</DialogPanel>
			</div>
		</Dialog>
	);
}

let held: UseFormReturn<Values> | undefined;
let submitted = false;

function Lorica() {
	const form = useForm<Values>({ defaultValues: defaults });
	held = form;
	const exams = useFieldArray({ control: form.control, name: "exams" });
	const experiences = useFieldArray({ control: form.control, name: "experiences" });
	const [adding, setAdding] = useState(false);
	return (
		<FormProvider {...form}>
			<style>{CSS}</style>
			<main>
				<h1>Lorica Institute</h1>
				<p><b>Summer Research Fellowship for High School Students</b> · June 21 to July 30, 2027. Six weeks in a working lab, with a stipend. Open each part below; your answers stay on the page until you send it.</p>
				<form onSubmit={form.handleSubmit(() => { submitted = true; })} autoComplete="off">
					<Part title="1. You" open>
						<Box name="first" label="First name" required width="w2" />
						<Box name="middle" label="Middle name" width="w2" />
						<Box name="last" label="Last name" required width="w2" />
						<Box name="badge" label="What do friends call you?" hint="We print this on your lab badge." />
						<Pick name="pronouns" label="Pronouns" options={pairs(["she", "She / her"], ["he", "He / him"], ["they", "They / them"], ["own", "Another set"])} />
						<Fieldset className="w6"><Legend>When were you born? *</Legend><div className="grid" style={{ margin: 0 }}>
							<Pick name="dobMonth" label="" options={MONTHS} placeholder="Month" width="w2" />
							<div className="w2"><Input id="dobDay" aria-label="Day" placeholder="Day" inputMode="numeric" {...form.register("dobDay")} /></div>
							<div className="w2"><Input id="dobYear" aria-label="Year" placeholder="Year" inputMode="numeric" {...form.register("dobYear")} /></div>
						</div></Fieldset>
						<Box name="email" label="Email you check every day" type="email" required />
						<Pick name="dial" label="Country code" width="w1" placeholder="+" options={pairs(["+1", "+1"], ["+44", "+44"], ["+52", "+52"], ["+82", "+82"], ["+86", "+86"], ["+234", "+234"])} />
						<Box name="phone" label="Mobile number" type="tel" width="w2" hint="Without the country code" />
						<Box name="street" label="Home address" placeholder="Street and number" width="w3" required />
						<Box name="apt" label="Line 2" placeholder="Apartment, unit" />
						<Box name="city" label="City" width="w2" />
						<Search name="state" label="State" options={pairs(...STATES)} width="w2" placeholder="Type to search" />
						<Box name="zip" label="ZIP" width="w2" />
						<Search name="country" label="Country" options={same(COUNTRIES)} />
						<div className="w6"><h3>Who should we call if you get hurt in the lab?</h3></div>
						<Box name="iceName" label="Name" /><Box name="icePhone" label="Phone" type="tel" />
						<div className="trap" aria-hidden><label htmlFor="hpUrl">Company website</label><input id="hpUrl" tabIndex={-1} {...form.register("hpUrl")} /></div>
					</Part>
					<Part title="2. Eligibility and background">
						<Cards name="status" label="Status in the United States" options={[{ id: "usc", name: "Citizen or national", more: "Eligible for all labs" }, { id: "lpr", name: "Permanent resident", more: "Eligible for all labs" }, { id: "oth", name: "Other", more: "Eligible for labs without federal funds" }]} />
						<Cards name="sixteen" label="Will you be at least 16 years old on June 21, 2027?" options={pairs(["y", "Yes"], ["n", "No"])} />
						<Search name="bornIn" label="In what country were you born?" options={same(COUNTRIES)} /><Box name="bornCity" label="In what city?" />
						<div className="w6"><p className="hint">Our funders ask for the following in summary form. The readers of your application do not see it.</p></div>
						<Pick name="gender" label="Gender identity" options={pairs(["f", "Female"], ["m", "Male"], ["n", "Non-binary"], ["d", "Prefer to self-describe"], ["x", "Prefer not to answer"])} />
						<Cards name="latinx" label="Hispanic, Latino, or of Spanish origin?" width="w3" options={pairs(["y", "Yes"], ["n", "No"])} />
						<Boxes name="race" label="Race (check each that applies)" options={pairs(["ai", "American Indian or Alaska Native"], ["as", "Asian"], ["bl", "Black or African American"], ["pi", "Native Hawaiian or other Pacific Islander"], ["wh", "White"])} />
						<Cards name="firstCollege" label="Are you a first-generation college-bound student?" options={[{ id: "y", name: "Yes", more: "No parent has a four-year degree" }, { id: "n", name: "No", more: "A parent has one" }, { id: "u", name: "Unsure" }]} />
						<Pick name="income" label="Family income last year" options={pairs(["1", "Less than $30,000"], ["2", "$30,000–$59,999"], ["3", "$60,000–$89,999"], ["4", "$90,000–$119,999"], ["5", "$120,000 or more"])} />
						<Toggle name="waive" label="Please waive the $35 application fee for me" />
					</Part>
					<Part title="3. School record">
						<SchoolSearch />
						<Pick name="schoolState" label="State in which your school is located" options={pairs(...STATES)} />
						<Box name="diploma" label="Graduation month" placeholder="MM/YYYY" />
						<Cards name="grade" label="Grade you are in now" options={pairs(["9", "9"], ["10", "10"], ["11", "11"], ["12", "12"])} />
						<Box name="gpa" label="GPA (unweighted)" width="w2" /><Box name="gpaWeighted" label="GPA (weighted)" width="w2" />
						<Box name="sat" label="SAT, best combined score" width="w2" hint="400–1600" /><Box name="act" label="ACT composite" width="w2" hint="1–36" />
						<div className="w6"><h3>AP and IB exams you have sat</h3>
							{exams.fields.map((each, i) => <div key={each.id} className="grid"><Pick name={`exams.${i}.name`} label="Exam" options={EXAMS} /><Pick name={`exams.${i}.score`} label="Result" width="w2" options={same(["1", "2", "3", "4", "5", "6", "7"])} /></div>)}
							<Button className="btn" onClick={() => exams.append({ name: "", score: "" }, { shouldFocus: false })}>Add exam</Button></div>
					</Part>
					<Part title="4. Experiences and honors">
						<div className="w6"><p>Clubs, jobs, volunteering, and duties at home all count. List up to six.</p>
							<table id="experience-rows"><thead><tr><th>Where</th><th>Role</th><th>Years</th><th>Hours</th><th /></tr></thead><tbody>
								{experiences.fields.map((each, i) => <tr key={each.id}><td>{each.where}</td><td>{each.role}</td><td>{YEARS.filter(({ id }) => each.years.includes(id)).map(({ name }) => name).join(", ")}</td><td>{each.hours}</td><td><Button onClick={() => experiences.remove(i)}>Remove</Button></td></tr>)}
							</tbody></table>
							<p><Button className="btn" onClick={() => setAdding(true)}>Add an experience…</Button></p></div>
						{[0, 1, 2].map((i) => [
							<Field key={`t${i}`} className="w3"><Label>Honor {i + 1}</Label><Input id={`honors.${i}.title`} {...form.register(`honors.${i}.title`)} /></Field>,
							<Pick key={`y${i}`} name={`honors.${i}.year`} label="Received in grade" width="w2" options={same(["9", "10", "11", "12"])} />,
						])}
					</Part>
					<Part title="5. Where you are headed">
						<Search name="study" label="What do you expect to study in college?" options={same(MAJORS)} /><Box name="career" label="What work do you hope to do?" />
						<Pick name="furthest" label="Highest degree you have in mind" options={pairs(["as", "Associate"], ["bs", "Bachelor’s"], ["ms", "Master’s"], ["phd", "PhD"], ["md", "MD, JD, or other professional"], ["?", "Not sure yet"])} />
						<Pick name="access" label="College-access program you belong to" options={pairs(["none", "None"], ["avid", "AVID"], ["gear", "GEAR UP"], ["qb", "QuestBridge"], ["posse", "Posse"], ["ub", "Upward Bound"], ["ets", "Educational Talent Search"])} />
						<Tongues />
						<Box name="site" label="Website or portfolio" type="url" placeholder="https://" width="w6" />
						<Field className="w6"><Label>Why this program, and why now? (350 words)</Label><Textarea id="why" rows={5} {...form.register("why")} /></Field>
					</Part>
					<Part title="6. Family">
						<TabGroup className="w6"><TabList><Tab className="tab">Parent or guardian 1</Tab><Tab className="tab">Parent or guardian 2</Tab></TabList>
							<TabPanels>
								<TabPanel unmount={false}><div className="grid"><Box name="aFirst" label="First name" /><Box name="aLast" label="Last name" /><Box name="aJob" label="Line of work" /><Pick name="aSchooling" label="Education" options={SCHOOLING} /><Box name="aPhone" label="Phone" type="tel" /></div></TabPanel>
								<TabPanel unmount={false}><div className="grid"><Box name="bFirst" label="First name" /><Box name="bLast" label="Last name" /><Box name="bJob" label="Line of work" /><Pick name="bSchooling" label="Education" options={SCHOOLING} /></div></TabPanel>
							</TabPanels></TabGroup>
						<div className="w6"><h3>Siblings</h3><table><thead><tr><th id="sib-n">First name</th><th id="sib-a">Age</th></tr></thead><tbody>{[0, 1].map((i) => <tr key={i}><td><input id={`sibs.${i}.name`} aria-labelledby="sib-n" {...form.register(`sibs.${i}.name`)} /></td><td><input id={`sibs.${i}.age`} aria-labelledby="sib-a" {...form.register(`sibs.${i}.age`)} /></td></tr>)}</tbody></table></div>
					</Part>
					<Part title="7. Last things">
						<Box name="mentorName" label="Science or math teacher who will write for you" /><Box name="mentorEmail" label="Teacher’s email" type="email" />
						<Pick name="shirt" label="T-shirt" options={same(["XS", "S", "M", "L", "XL", "2XL"])} /><Pick name="heard" label="How did you find us?" options={same(["Teacher", "Counselor", "Web search", "Past fellow", "Other"])} />
						<Cards name="session" label="If chosen, how will you get to campus?" options={pairs(["dorm", "I will live in the dorm"], ["drive", "I will commute"])} />
						<Box name="food" label="Foods you cannot eat" width="w6" />
						<Toggle name="release" label="I allow Lorica to use my photograph in its publications" />
						<Box name="signed" label="Type your name to sign" />
						<div className="w6"><Button className="btn" type="submit">Send application</Button></div>
					</Part>
				</form>
			</main>
			<ExperienceDialog open={adding} close={() => setAdding(false)} save={(experience) => { experiences.append(experience, { shouldFocus: false }); setAdding(false); }} />
		</FormProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Lorica />);

const ROWS = { exams: 3, experiences: 3, honors: 3, sibs: 2 } as const;
const PARTS = { exams: ["name", "score"], experiences: ["where", "role", "years", "hours"], honors: ["title", "year"], sibs: ["name", "age"] } as const;
const CELLS = ["where", "role", "years", "hours"];

function names() {
	return Object.keys(defaults).flatMap((key) => {
		if (!(key in ROWS)) return [key];
		const list = key as keyof typeof ROWS;
		return Array.from({ length: ROWS[list] }, (_, i) => PARTS[list].map((part) => `${list}.${i}.${part}`)).flat();
	});
}

function seen(name: string): unknown {
	const [list, at, part] = name.split(".");
	if (list === "experiences") {
		const read = document.querySelectorAll("#experience-rows tbody tr")[Number(at)]?.querySelectorAll("td")[CELLS.indexOf(part)]?.textContent ?? "";
		return part === "years" ? read.split(", ").filter(Boolean) : read;
	}
	if (name === "speak") return [...document.querySelectorAll("#speak-chips .chip > span")].map((each) => each.textContent);
	const host = document.getElementById(name);
	if (!host) return "";
	if (host instanceof HTMLInputElement || host instanceof HTMLTextAreaElement) return host.value;
	if (host.getAttribute("role") === "switch") return host.getAttribute("aria-checked") === "true";
	if (host.getAttribute("role") === "radiogroup") return host.querySelector('[aria-checked="true"] .what')?.textContent ?? "";
	if (host.tagName === "FIELDSET") return [...host.querySelectorAll(".line")].filter((line) => line.querySelector('[aria-checked="true"]')).map((line) => line.textContent);
	return host.querySelector(".ph") ? "" : host.textContent;
}

Object.assign(window, {
	formState: () => {
		const empty = (name: string) => (name.endsWith(".years") ? [] : "");
		return { ...Object.fromEntries(names().map((name) => [name, held?.getValues(name as keyof Values) ?? empty(name)])), submitted };
	},
	formShown: () => Object.fromEntries(names().map((name) => [name, seen(name)])),
});
