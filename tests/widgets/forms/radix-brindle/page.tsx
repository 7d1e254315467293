import { Accordion, Checkbox, Label, Popover, RadioGroup, Select, Switch, Tabs, ToggleGroup } from "radix-ui";
import { useId, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { DayPicker } from "react-day-picker";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext, type UseFormReturn } from "react-hook-form";
import { COUNTRIES, STATES } from "../../lists";
import "./page.css";

type Item = [value: string, text: string];
const items = (text: string): Item[] => text.split("|").map((each) => { const [value, label = value] = each.split("="); return [value, label]; });
const SUFFIX = items("Jr.|Sr.|II|III|IV");
const PRONOUNS = items("she=She / her / hers|he=He / him / his|they=They / them / theirs|ask=Ask me");
const STATE_ITEMS: Item[] = STATES.map(([code, name]) => [code, name]);
const MAJORS: [string, Item[]][] = [
	["Humanities", items("art-history=Art History|classics=Classics|english=English|philosophy=Philosophy|spanish=Spanish")],
	["Natural sciences", items("biology=Biology|chemistry=Chemistry|env-studies=Environmental Studies|mathematics=Mathematics|physics=Physics")],
	["Engineering (3-2 program)", items("civil-eng=Civil Engineering|env-eng=Environmental Engineering|mech-eng=Mechanical Engineering")],
	["Social sciences", items("anthropology=Anthropology|economics=Economics|politics=Politics|psychology=Psychology")],
	["", items("undecided=Undecided")],
];
const DEGREES = items("bachelor=Bachelor’s|master=Master’s|doctorate=Doctorate (Ph.D., Ed.D.)|professional=Professional (M.D., J.D., …)|unsure=Not sure yet");
const EDUCATION = items("lt-hs=Some high school or less|hs=High school graduate|some=Some college|assoc=Associate’s degree|bach=Bachelor’s degree|grad=Graduate degree");
const INCOME = items("0=Under $40,000|40=$40,000–$59,999|60=$60,000–$79,999|80=$80,000–$109,999|110=$110,000 and above|na=I would rather not say");
const KINDS = items("academic=Academic|arts=Arts & music|athletics=Athletics|culture=Culture & faith|debate=Debate or speech|environment=Environment|family=Family duties|job=Paid work|service=Service|other=Other");
const GRADES = items("9=9th grade|10=10th grade|11=11th grade|12=12th grade");
const RACES = items("amind=American Indian or Alaska Native|asian=Asian|black=Black or African American|nhpi=Native Hawaiian or Pacific Islander|white=White");
const YN = items("yes=Yes|no=No");

const ACTIVITIES = [0, 1, 2];
const HONORS = [0, 1, 2];
const TEXTS = "first middle last preferred email phone street apt city zip career school schoolCity gradDate gpa satRW satM act p1First p1Last p1Job p1Email p2First p2Last p2Job p2Email counselor counselorEmail book why signature homepage".split(" ");
const CHOICES = "suffix pronouns state country term plan major second degree housing schoolState citizen hispanic firstGen income marital p1Edu p2Edu heard".split(" ");
const FIRST = {
	...Object.fromEntries([...TEXTS, ...CHOICES].map((key) => [key, ""])),
	born: undefined as Date | undefined,
	race: [] as string[],
	texts: false,
	agree: false,
	activities: ACTIVITIES.map(() => ({ kind: "", group: "", role: "", did: "", grades: [] as string[] })),
	honors: [{ title: "", grade: "" }],
};
type Values = any;
let form: UseFormReturn<Values>;
let submitted = false;

type Base = { name: string; label: ReactNode; span?: number; hint?: string };
function Field({ label, span = 3, hint, htmlFor, children, name, group }: Base & { htmlFor?: string; group?: boolean; children: ReactNode }) {
	return (
		<div className={`s${span}`}>
			{group ? <div className="lab" id={`${name}-label`}>{label}</div> : <Label.Root className="lab" htmlFor={htmlFor}>{label}</Label.Root>}
			{children}
			{hint && <p className="hint">{hint}</p>}
		</div>
	);
}
function Text({ type = "text", placeholder, max, ...base }: Base & { type?: string; placeholder?: string; max?: number }) {
	const { register } = useFormContext();
	const id = useId();
	return <Field {...base} htmlFor={id}><input className="in" id={id} type={type} maxLength={max} placeholder={placeholder} {...register(base.name)} /></Field>;
}
function Area({ max, rows = 3, ...base }: Base & { max?: number; rows?: number }) {
	const { register } = useFormContext();
	const id = useId();
	return <Field {...base} htmlFor={id}><textarea className="area" id={id} rows={rows} maxLength={max} {...register(base.name)} /></Field>;
}
function Pick({ list, groups, placeholder = "Select", ...base }: Base & { list?: Item[]; groups?: [string, Item[]][]; placeholder?: string }) {
	const id = useId();
	const item = ([value, text]: Item) => (
		<Select.Item className="it" key={value} value={value}><Select.ItemText>{text}</Select.ItemText><Select.ItemIndicator className="ck">✓</Select.ItemIndicator></Select.Item>
	);
	return (
		<Field {...base} htmlFor={id}>
			<Controller name={base.name} render={({ field }) => (
				<Select.Root value={field.value} onValueChange={field.onChange} name={field.name}>
					<Select.Trigger className="trg" id={id} data-slot={base.name.replace(/\./g, "-")} onBlur={field.onBlur}><Select.Value placeholder={placeholder} /><Select.Icon>⌄</Select.Icon></Select.Trigger>
					<Select.Portal>
						<Select.Content className="pop sel" position="popper" sideOffset={4}>
							<Select.Viewport>
								{list?.map(item)}
								{groups?.map(([title, each]) => <Select.Group key={title}>{title && <Select.Label className="grp">{title}</Select.Label>}{each.map(item)}</Select.Group>)}
							</Select.Viewport>
						</Select.Content>
					</Select.Portal>
				</Select.Root>
			)} />
		</Field>
	);
}
function Radios({ list, column, ...base }: Base & { list: Item[]; column?: boolean }) {
	const id = useId();
	return (
		<Field {...base} group>
			<Controller name={base.name} render={({ field }) => (
				<RadioGroup.Root className={`rg${column ? " col" : ""}`} aria-labelledby={`${base.name}-label`} value={field.value} onValueChange={field.onChange}>
					{list.map(([value, text]) => (
						<div className="ro" key={value}>
							<RadioGroup.Item className="rb" value={value} id={id + value}><RadioGroup.Indicator /></RadioGroup.Item>
							<Label.Root htmlFor={id + value}>{text}</Label.Root>
						</div>
					))}
				</RadioGroup.Root>
			)} />
		</Field>
	);
}
function Cards({ list, ...base }: Base & { list: [string, string, string][] }) {
	return (
		<Field {...base} group>
			<Controller name={base.name} render={({ field }) => (
				<RadioGroup.Root className="cards" aria-labelledby={`${base.name}-label`} value={field.value} onValueChange={field.onChange}>
					{list.map(([value, title, text]) => <RadioGroup.Item className="cardr" key={value} value={value}><b>{title}</b><small>{text}</small></RadioGroup.Item>)}
				</RadioGroup.Root>
			)} />
		</Field>
	);
}
const dayText = (date: Date) => date.toLocaleDateString("en-US", { month: "long", day: "numeric", year: "numeric" });
function Day(base: Base) {
	const id = useId();
	const [open, setOpen] = useState(false);
	return (
		<Field {...base} htmlFor={id}>
			<Controller name={base.name} render={({ field }) => (
				<Popover.Root open={open} onOpenChange={setOpen}>
					<Popover.Trigger asChild><button type="button" id={id} data-slot={base.name} className={`trg${field.value ? "" : " empty"}`}><span>{field.value ? dayText(field.value) : "Pick a date"}</span><span aria-hidden>▦</span></button></Popover.Trigger>
					<Popover.Portal>
						<Popover.Content className="pop cal" align="start" sideOffset={4}>
							<DayPicker mode="single" captionLayout="dropdown" startMonth={new Date(1950, 0)} endMonth={new Date(2026, 11)} defaultMonth={field.value ?? new Date(2026, 10)} selected={field.value} onSelect={(day) => { field.onChange(day); setOpen(false); }} />
						</Popover.Content>
					</Popover.Portal>
				</Popover.Root>
			)} />
		</Field>
	);
}
function Toggles({ list, type = "multiple", ...base }: Base & { list: Item[]; type?: "multiple" | "single" }) {
	return (
		<Field {...base} group>
			<Controller name={base.name} render={({ field }) => (
				<ToggleGroup.Root className="tg" type={type as any} data-slot={base.name.replace(/\./g, "-")} aria-labelledby={`${base.name}-label`} value={field.value} onValueChange={field.onChange}>
					{list.map(([value, text]) => <ToggleGroup.Item key={value} value={value} aria-label={text}>{type === "multiple" ? value : text}</ToggleGroup.Item>)}
				</ToggleGroup.Root>
			)} />
		</Field>
	);
}
function Boxes({ list, ...base }: Base & { list: Item[] }) {
	const id = useId();
	return (
		<Field {...base} group>
			<Controller name={base.name} render={({ field }) => (
				<div role="group" aria-labelledby={`${base.name}-label`} data-slot={base.name}>
					{list.map(([value, text]) => (
						<div className="line" key={value}>
							<Checkbox.Root className="cb" id={id + value} checked={field.value.includes(value)} onCheckedChange={(on) => field.onChange(on ? [...field.value, value] : field.value.filter((each: string) => each !== value))}><Checkbox.Indicator>✓</Checkbox.Indicator></Checkbox.Root>
							<Label.Root htmlFor={id + value}>{text}</Label.Root>
						</div>
					))}
				</div>
			)} />
		</Field>
	);
}
function Section({ title, about, children }: { title: string; about: string; children: ReactNode }) {
	return <section className="sec"><header><h2>{title}</h2><p>{about}</p></header><div className="g">{children}</div></section>;
}
function Parent({ n }: { n: 1 | 2 }) {
	return (
		<div className="g">
			<Text name={`p${n}First`} label="First name" />
			<Text name={`p${n}Last`} label="Last name" />
			<Text name={`p${n}Job`} label="Occupation" />
			<Pick name={`p${n}Edu`} label="Highest level of education" list={EDUCATION} />
			<Text name={`p${n}Email`} label="Email address" type="email" span={6} hint="For the parents’ newsletter and, later, billing." />
		</div>
	);
}
function Honors() {
	const { fields, append, remove } = useFieldArray({ name: "honors" });
	return (
		<>
			{fields.map((row, i) => (
				<div className="s6 g" key={row.id}>
					<Text name={`honors.${i}.title`} label={i ? `Honor ${i + 1}` : "Honor 1"} span={3} max={100} placeholder="Name of the award" />
					<Pick name={`honors.${i}.grade`} label="Received in" list={GRADES} span={2} placeholder="Grade" />
					<div className="s1" style={{ alignSelf: "end" }}>{i > 0 && <button type="button" className="btn" aria-label={`Remove honor ${i + 1}`} onClick={() => remove(i)}>✕</button>}</div>
				</div>
			))}
			<div className="s6">{fields.length < HONORS.length && <button type="button" className="btn" onClick={() => append({ title: "", grade: "" }, { shouldFocus: false })}>+ Add another honor</button>}</div>
		</>
	);
}
function App() {
	const methods = useForm<Values>({ defaultValues: FIRST });
	form = methods;
	const texts = useId();
	const agree = useId();
	return (
		<FormProvider {...methods}>
			<div className="hero"><div className="wrap"><h1>Wrenfield College</h1><p>The Wrenfield Application for first-year students. It is free, it is read by people, and there is no penalty for being brief.</p></div></div>
			<form className="wrap" onSubmit={methods.handleSubmit(() => { submitted = true; })}>
				<Section title="Who are you?" about="Please give your legal name; we will call you by whatever name you prefer.">
					<Text name="first" label="First" span={2} />
					<Text name="middle" label="Middle" span={2} />
					<Text name="last" label="Last" span={2} />
					<Pick name="suffix" label="Suffix" list={SUFFIX} span={2} placeholder="—" />
					<Text name="preferred" label="What should we call you?" span={2} />
					<Pick name="pronouns" label="Pronouns" list={PRONOUNS} span={2} />
					<Day name="born" label="Birthday" />
					<div className="s3" />
					<Text name="email" label="Email" type="email" placeholder="you@example.com" />
					<Text name="phone" label="Phone" type="tel" placeholder="(555) 555-5555" />
					<div className="s6 line">
						<Controller name="texts" render={({ field }) => <Switch.Root className="sw" id={texts} checked={field.value} onCheckedChange={field.onChange}><Switch.Thumb /></Switch.Root>} />
						<Label.Root htmlFor={texts}>I consent to receive text messages from Wrenfield</Label.Root>
					</div>
				</Section>
				<Section title="Where is home?" about="We still send decisions in the mail, in a large envelope if we can.">
					<Pick name="country" label="Country" list={COUNTRIES.map((name): Item => [name, name])} />
					<div className="s3" />
					<Text name="street" label="Street" span={4} />
					<Text name="apt" label="Apt / suite" span={2} />
					<Text name="city" label="City" span={2} />
					<Pick name="state" label="State" list={STATE_ITEMS} span={2} />
					<Text name="zip" label="ZIP" span={2} />
				</Section>
				<Section title="Your plans" about="None of this binds you, apart from Early Decision.">
					<Radios name="term" label="When would you like to begin?" list={items("f27=Fall 2027|s28=Spring 2028|f28=Fall 2028")} span={6} />
					<Cards name="plan" label="Decision plan" span={6} list={[["ed", "Early Decision", "Binding. November 15"], ["ea", "Early Action", "Not binding. November 15"], ["rd", "Regular Decision", "January 15"]]} />
					<Pick name="major" label="Major you have in mind" groups={MAJORS} />
					<Pick name="second" label="Another one, if you are torn" groups={MAJORS} />
					<Pick name="degree" label="Highest degree you hope to earn" list={DEGREES} />
					<Text name="career" label="Career you imagine" />
					<Radios name="housing" label="Where would you like to live?" list={items("hall=Residence hall|coop=Co-op house|commute=Off campus")} span={6} />
				</Section>
				<Section title="School" about="The one you attend now. Your counselor will send us the transcript.">
					<Text name="school" label="Name of high school" span={6} />
					<Text name="schoolCity" label="City" span={2} />
					<Pick name="schoolState" label="State" list={STATE_ITEMS} span={2} />
					<Text name="gradDate" label="Graduation" placeholder="MM/YYYY" span={2} max={7} />
					<Text name="gpa" label="GPA (unweighted, out of 4)" span={2} />
					<Text name="counselor" label="Counselor’s name" span={2} />
					<Text name="counselorEmail" label="Counselor’s email" type="email" span={2} />
					<Text name="satRW" label="SAT Reading & Writing" span={2} hint="Tests are optional here." />
					<Text name="satM" label="SAT Math" span={2} />
					<Text name="act" label="ACT Composite" span={2} />
				</Section>
				<Section title="Honors" about="Up to three, from ninth grade on.">
					<Honors />
				</Section>
				<Section title="Beyond the classroom" about="Three things you spend time on. Open each one to tell us about it.">
					<Accordion.Root type="multiple" className="acc s6">
						{ACTIVITIES.map((i) => (
							<Accordion.Item key={i} value={String(i)}>
								<Accordion.Header><Accordion.Trigger className="acct">Activity {i + 1}<span aria-hidden>⌄</span></Accordion.Trigger></Accordion.Header>
								<Accordion.Content className="fold" forceMount>
									<div className="g">
										<Pick name={`activities.${i}.kind`} label="Kind" list={KINDS} />
										<Text name={`activities.${i}.group`} label="Club, team or employer" />
										<Text name={`activities.${i}.role`} label="Your part in it" max={50} />
										<Toggles name={`activities.${i}.grades`} label="Grades" list={GRADES} />
										<Area name={`activities.${i}.did`} label="Tell us a little (150 characters)" span={6} max={150} rows={2} />
									</div>
								</Accordion.Content>
							</Accordion.Item>
						))}
					</Accordion.Root>
				</Section>
				<Section title="Parents or guardians" about="Tell us about one or both.">
					<Radios name="marital" label="Are your parents" list={items("married=Married|separated=Separated|divorced=Divorced|widowed=Widowed|never=Never married")} span={6} />
					<Tabs.Root defaultValue="1" className="s6">
						<Tabs.List className="tabs" aria-label="Parents"><Tabs.Trigger className="tab" value="1">Parent 1</Tabs.Trigger><Tabs.Trigger className="tab" value="2">Parent 2</Tabs.Trigger></Tabs.List>
						<Tabs.Content className="panel" value="1" forceMount><Parent n={1} /></Tabs.Content>
						<Tabs.Content className="panel" value="2" forceMount><Parent n={2} /></Tabs.Content>
					</Tabs.Root>
				</Section>
				<Section title="Background" about="All optional. We report totals to the government, never names.">
					<Radios name="citizen" label="Citizenship" list={items("us=U.S. citizen or national|pr=U.S. permanent resident|intl=Citizen of another country")} column />
					<Boxes name="race" label="How would you describe yourself?" list={RACES} />
					<Radios name="hispanic" label="Hispanic or Latine?" list={YN} />
					<Radios name="firstGen" label="First generation to attend college?" list={YN} />
					<Pick name="income" label="Family income" list={INCOME} />
				</Section>
				<Section title="In your words" about="Write as you would to a friend.">
					<Area name="why" label="Why Wrenfield? (200 words)" span={6} rows={5} />
					<Text name="book" label="A book you keep going back to" span={6} />
					<Toggles name="heard" label="Where did you first hear of us?" list={items("friend=Friend|school=School|mail=Mail|web=Web")} type="single" span={6} />
					<div className="s6 line">
						<Controller name="agree" render={({ field }) => <Checkbox.Root className="cb" id={agree} checked={field.value} onCheckedChange={field.onChange}><Checkbox.Indicator>✓</Checkbox.Indicator></Checkbox.Root>} />
						<Label.Root htmlFor={agree}>I affirm the Wrenfield Honor Code: this application is honest and my own.</Label.Root>
					</div>
					<Text name="signature" label="Sign with your full name" />
					<div className="hp" aria-hidden><label htmlFor="homepage">Homepage</label><input id="homepage" tabIndex={-1} autoComplete="off" {...methods.register("homepage")} /></div>
				</Section>
				<div className="end"><button type="button" className="btn">Save for later</button><button type="submit" className="btn pri">Send to Wrenfield</button></div>
			</form>
		</FormProvider>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

const iso = (date?: Date) => (date ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}` : "");
const ACTIVITY = ["kind", "group", "role", "grades", "did"];
const slot = (name: string) => document.querySelector(`[data-slot="${name.replace(/\./g, "-")}"]`);
const checkedText = (root: Element | null | undefined) => {
	const on = root?.querySelector('[data-state="checked"]');
	return (on && (on.querySelector("b") ?? document.querySelector(`label[for="${on.id}"]`))?.textContent) ?? "";
};
function shownOf(name: string): string {
	const trigger = slot(name);
	if (trigger?.matches(".trg")) return trigger.hasAttribute("data-placeholder") || trigger.matches(".empty") ? "" : (trigger.querySelector("span")?.textContent ?? "");
	if (trigger?.matches(".tg")) return trigger.querySelector('[data-state="on"]')?.textContent ?? "";
	const radios = document.querySelector(`[aria-labelledby="${name}-label"]`);
	if (radios) return checkedText(radios);
	return document.querySelector<HTMLInputElement>(`input[name="${name}"], textarea[name="${name}"]`)?.value ?? "";
}
const toggled = (name: string) => [...slot(name)!.querySelectorAll('[data-state="on"]')].map((each) => each.textContent);
Object.assign(window, {
	formState() {
		const { activities, honors, born, ...values } = form.getValues();
		const state: Values = { ...values, born: iso(born), submitted };
		for (const i of ACTIVITIES) for (const key of ACTIVITY) state[`act${i + 1}_${key}`] = activities[i][key];
		for (const i of HONORS) for (const key of ["title", "grade"]) state[`honor${i + 1}_${key}`] = honors[i]?.[key] ?? "";
		return state;
	},
	formShown() {
		const shown: Values = {};
		for (const key of [...TEXTS, ...CHOICES, "born"]) shown[key] = shownOf(key);
		shown.race = [...slot("race")!.querySelectorAll('[data-state="checked"][role="checkbox"]')].map((box) => document.querySelector(`label[for="${box.id}"]`)?.textContent);
		shown.texts = document.querySelector(".sw")!.getAttribute("data-state") === "checked";
		shown.agree = document.querySelector(".line > .cb[id]:not([data-slot] *)")!.getAttribute("data-state") === "checked";
		for (const i of ACTIVITIES) for (const key of ACTIVITY) shown[`act${i + 1}_${key}`] = key === "grades" ? toggled(`activities.${i}.grades`) : shownOf(`activities.${i}.${key}`);
		for (const i of HONORS) for (const key of ["title", "grade"]) shown[`honor${i + 1}_${key}`] = shownOf(`honors.${i}.${key}`);
		return shown;
	},
});
