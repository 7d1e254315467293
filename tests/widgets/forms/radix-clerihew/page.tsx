import { Accordion, Checkbox, Dialog, Label, Popover, RadioGroup, Select, Switch, Tabs } from "radix-ui";
import { format } from "date-fns";
import { useId, useState, type ReactNode } from "react";
import { DayPicker } from "react-day-picker";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import { STATES } from "../../lists";
import "react-day-picker/style.css";
import "./page.css";

type Option = [value: string, label: string];
const plain = (...labels: string[]): Option[] => labels.map((label) => [label, label]);

const EDUCATION: Option[] = [
	["none", "Did not finish high school"],
	["hs", "High school diploma or GED"],
	["some", "Some college, no degree"],
	["assoc", "Associate degree"],
	["bach", "Bachelor’s degree"],
	["grad", "Graduate or professional degree"],
];
const GRADES: Option[] = [["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]];
const KINDS = plain("Arts & music", "Athletics", "Community service", "Debate & speech", "Environment & sustainability", "Family responsibilities", "Paid work", "Research", "Robotics & engineering", "Student government", "Something else");

const guardian = { name: "", relation: "", living: "", education: "", job: "", employer: "", phone: "", email: "" };
const entry = { kind: "", organization: "", role: "", grades: [] as string[], hours: "" };
type Entry = typeof entry;
const defaults = {
	first: "", middle: "", last: "", goesBy: "", pronouns: "", born: undefined as Date | undefined, email: "", cell: "", shirt: "",
	street: "", unit: "", city: "", state: "", zip: "", mailDiffers: false,
	citizen: "", firstGen: "", income: "", homeLanguages: [] as string[], identities: [] as string[],
	g1: guardian, g2: guardian, marital: "", emergencyName: "", emergencyPhone: "",
	school: "", ceeb: "", schoolCity: "", schoolState: "", grade: "", graduates: undefined as Date | undefined, gpa: "", rank: "", teacherEmail: "",
	satRw: "", satMath: "", act: "", actDate: undefined as Date | undefined, psat: "",
	activities: [] as Entry[],
	honors: [{ title: "", grade: "" }, { title: "", grade: "" }, { title: "", grade: "" }],
	essay: "", heard: "", diet: "", website2: "", signature: "", agree: false,
};

let submitted = false;
let values: () => typeof defaults = () => defaults;

const Chevron = () => (
	<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
);

type Asked = { name: string; label: string; span?: string; help?: string; required?: boolean };

function Item({ label, span = "", help, required, id, children, group }: Omit<Asked, "name"> & { id: string; children: ReactNode; group?: boolean }) {
	return (
		<div className={`item ${span}`}>
			<Label.Root className="label" htmlFor={group ? undefined : id} id={`${id}-label`}>{label}{required && <em> *</em>}</Label.Root>
			{children}
			{help && <p className="help">{help}</p>}
		</div>
	);
}

function Choose({ id, value, onChange, options, placeholder = "Select", label }: { id: string; value: string; onChange: (value: string) => void; options: Option[]; placeholder?: string; label?: string }) {
	return (
		<Select.Root value={value} onValueChange={onChange}>
			<Select.Trigger className="trigger" id={id} data-show={id} aria-label={label}>
				<Select.Value placeholder={placeholder} />
				<Select.Icon asChild><Chevron /></Select.Icon>
			</Select.Trigger>
			<Select.Portal>
				<Select.Content className="content" position="popper" sideOffset={4}>
					<Select.Viewport className="viewport">
						{options.map(([code, text]) => (
							<Select.Item className="option" key={code} value={code}>
								<Select.ItemText>{text}</Select.ItemText>
								<Select.ItemIndicator className="tick">✓</Select.ItemIndicator>
							</Select.Item>
						))}
					</Select.Viewport>
				</Select.Content>
			</Select.Portal>
		</Select.Root>
	);
}

function Radios({ id, value, onChange, options, across }: { id: string; value: string; onChange: (value: string) => void; options: Option[]; across?: boolean }) {
	return (
		<RadioGroup.Root className={`radios ${across ? "across" : ""}`} value={value} onValueChange={onChange} aria-labelledby={`${id}-label`} data-show={id}>
			{options.map(([code, text]) => (
				<div className="choice" key={code}>
					<RadioGroup.Item className="radio" value={code} id={`${id}-${code}`}><RadioGroup.Indicator /></RadioGroup.Item>
					<Label.Root htmlFor={`${id}-${code}`}>{text}</Label.Root>
				</div>
			))}
		</RadioGroup.Root>
	);
}

function Boxes({ id, value, onChange, options, across }: { id: string; value: string[]; onChange: (value: string[]) => void; options: Option[]; across?: boolean }) {
	return (
		<div className={`boxes ${across ? "across" : ""}`} role="group" aria-labelledby={`${id}-label`} data-show={id}>
			{options.map(([code, text]) => (
				<div className="choice" key={code}>
					<Checkbox.Root
						className="box"
						id={`${id}-${code}`}
						checked={value.includes(code)}
						onCheckedChange={(on) => onChange(options.map(([each]) => each).filter((each) => (each === code ? on === true : value.includes(each))))}
					>
						<Checkbox.Indicator>✓</Checkbox.Indicator>
					</Checkbox.Root>
					<Label.Root htmlFor={`${id}-${code}`}>{text}</Label.Root>
				</div>
			))}
		</div>
	);
}

const idOf = (name: string) => name.replace(/\./g, "-");

function Text({ type = "text", max, area, placeholder, ...asked }: Asked & { type?: string; max?: number; area?: boolean; placeholder?: string }) {
	const { register } = useFormContext();
	const id = idOf(asked.name);
	return (
		<Item {...asked} id={id}>
			{area ? (
				<textarea className="textarea" id={id} data-show={id} maxLength={max} placeholder={placeholder} {...register(asked.name)} />
			) : (
				<input className="input" id={id} data-show={id} type={type} maxLength={max} placeholder={placeholder} {...register(asked.name)} />
			)}
		</Item>
	);
}

function Field({ as: Widget, options, group, across, placeholder, ...asked }: Asked & { as: any; options: Option[]; group?: boolean; across?: boolean; placeholder?: string }) {
	const id = idOf(asked.name);
	return (
		<Item {...asked} id={id} group={group}>
			<Controller name={asked.name} render={({ field }) => <Widget id={id} value={field.value} onChange={field.onChange} options={options} across={across} placeholder={placeholder} />} />
		</Item>
	);
}
const Pick = (props: Asked & { options: Option[]; placeholder?: string }) => <Field as={Choose} {...props} />;
const One = (props: Asked & { options: Option[]; across?: boolean }) => <Field as={Radios} group {...props} />;
const Many = (props: Asked & { options: Option[]; across?: boolean }) => <Field as={Boxes} group {...props} />;

function Day({ from, to, ...asked }: Asked & { from: number; to: number }) {
	const [open, setOpen] = useState(false);
	const id = idOf(asked.name);
	return (
		<Item {...asked} id={id}>
			<Controller
				name={asked.name}
				render={({ field }) => (
					<Popover.Root open={open} onOpenChange={setOpen}>
						<Popover.Trigger asChild>
							<button type="button" id={id} data-show={id} className={`trigger ${field.value ? "" : "empty"}`}>
								<span>{field.value ? format(field.value, "PPP") : "Pick a date"}</span>
								<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true"><path d="M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z" /></svg>
							</button>
						</Popover.Trigger>
						<Popover.Portal>
							<Popover.Content className="popover" align="start" sideOffset={4}>
								<DayPicker
									mode="single"
									captionLayout="dropdown"
									startMonth={new Date(from, 0)}
									endMonth={new Date(to, 11)}
									defaultMonth={field.value ?? new Date(Math.min(to, 2026), 10)}
									selected={field.value}
									onSelect={(day) => { field.onChange(day); setOpen(false); }}
								/>
							</Popover.Content>
						</Popover.Portal>
					</Popover.Root>
				)}
			/>
		</Item>
	);
}

function Guardian({ at }: { at: "g1" | "g2" }) {
	return (
		<div className="row">
			<Text name={`${at}.name`} label="Full name" span="s4" placeholder="First, middle initial and last" />
			<Pick name={`${at}.relation`} label="Relationship to you" span="s2" options={plain("Mother", "Father", "Stepmother", "Stepfather", "Grandparent", "Foster parent", "Legal guardian")} />
			<One name={`${at}.living`} label="Is this person living?" span="s2" across options={[["yes", "Yes"], ["no", "No"]]} />
			<Pick name={`${at}.education`} label="Highest education completed" span="s4" options={EDUCATION} />
			<Text name={`${at}.job`} label="Job title or occupation" />
			<Text name={`${at}.employer`} label="Employer" />
			<Text name={`${at}.phone`} label="Best phone number" type="tel" />
			<Text name={`${at}.email`} label="Email" type="email" />
		</div>
	);
}

function ActivityDialog({ onSave, disabled }: { onSave: (entry: Entry) => void; disabled: boolean }) {
	const [open, setOpen] = useState(false);
	const [draft, setDraft] = useState(entry);
	const set = (part: Partial<Entry>) => setDraft((old) => ({ ...old, ...part }));
	const id = useId();
	return (
		<Dialog.Root open={open} onOpenChange={(next) => { setOpen(next); if (next) setDraft(entry); }}>
			<Dialog.Trigger asChild><button type="button" className="btn" disabled={disabled}>Add activity</button></Dialog.Trigger>
			<Dialog.Portal>
				<Dialog.Overlay className="overlay" />
				<Dialog.Content className="dialog">
					<Dialog.Title asChild><h2>Add an activity</h2></Dialog.Title>
					<Dialog.Description className="desc">Clubs, teams, jobs and caring for family all count.</Dialog.Description>
					<div className="row">
						<Item id={`${id}kind`} label="What kind of activity is it?" span="s6"><Choose id={`${id}kind`} value={draft.kind} onChange={(kind) => set({ kind })} options={KINDS} /></Item>
						<Item id={`${id}org`} label="Organization" span="s6"><input className="input" id={`${id}org`} value={draft.organization} maxLength={100} onChange={(event) => set({ organization: event.target.value })} /></Item>
						<Item id={`${id}role`} label="Your role" span="s4"><input className="input" id={`${id}role`} value={draft.role} maxLength={50} onChange={(event) => set({ role: event.target.value })} /></Item>
						<Item id={`${id}hours`} label="Hours per week" span="s2"><input className="input" id={`${id}hours`} type="number" min={0} max={80} value={draft.hours} onChange={(event) => set({ hours: event.target.value })} /></Item>
						<Item id={`${id}grades`} label="Grades you took part" span="s6" group><Boxes id={`${id}grades`} across value={draft.grades} onChange={(grades) => set({ grades })} options={GRADES} /></Item>
					</div>
					<div className="bottom">
						<Dialog.Close asChild><button type="button" className="btn">Cancel</button></Dialog.Close>
						<button type="button" className="btn primary" disabled={!draft.organization} onClick={() => { onSave(draft); setOpen(false); }}>Save activity</button>
					</div>
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	);
}

function Activities() {
	const { fields, append, remove } = useFieldArray<typeof defaults, "activities">({ name: "activities" });
	return (
		<div className="card">
			<h2>Activities</h2>
			<p className="desc">Add up to three.</p>
			{fields.length === 0 && <p className="nothing">Nothing here yet.</p>}
			{fields.map((each, at) => (
				<div className="entry" key={each.id} data-entry={at}>
					<div>
						<strong data-part="role">{each.role}</strong>, <span data-part="organization">{each.organization}</span>
						<p><span data-part="kind">{each.kind}</span> · <span><span data-part="hours">{each.hours}</span> hrs/week</span> · Grades <span data-part="grades">{each.grades.join(", ")}</span></p>
					</div>
					<button type="button" className="btn" onClick={() => remove(at)} aria-label={`Remove ${each.organization}`}>Remove</button>
				</div>
			))}
			<ActivityDialog disabled={fields.length >= 3} onSave={append} />
		</div>
	);
}

function Page() {
	const form = useForm({ defaultValues: defaults });
	values = form.getValues;
	const { register } = form;
	return (
		<FormProvider {...form}>
			<form className="shell" onSubmit={form.handleSubmit(() => { submitted = true; })}>
				<header>
					<h1>Larkspur Summer Fellowship</h1>
					<p>Six weeks of field research at our station on the coast, fully funded, for high school students who want to study the environment. Applications close February 1, 2027. Your work is kept while this page stays open.</p>
				</header>
				<div className="card">
					<h2>About you</h2>
					<p className="desc">Tell us who you are, as your school records have it.</p>
					<div className="row">
						<Text name="first" label="First name" required span="s2" />
						<Text name="middle" label="Middle initial" max={1} span="s2" />
						<Text name="last" label="Last name" required span="s2" />
						<Text name="goesBy" label="Name you go by" span="s2" />
						<Pick name="pronouns" label="Pronouns" span="s2" options={plain("he/him", "she/her", "they/them", "Prefer not to say")} />
						<Day name="born" label="Date of birth" required span="s2" from={1996} to={2014} />
						<Text name="email" label="Email" type="email" required placeholder="you@example.com" />
						<Text name="cell" label="Cell phone" type="tel" required />
						<Text name="street" label="Street address" span="s4" required />
						<Text name="unit" label="Apartment" span="s2" />
						<Text name="city" label="City" span="s2" required />
						<Pick name="state" label="State" span="s2" options={STATES} required />
						<Text name="zip" label="ZIP" span="s2" max={10} required />
						<div className="item s6 choice" style={{ display: "flex" }}>
							<Controller name="mailDiffers" render={({ field }) => (
								<Switch.Root className="switch" id="mailDiffers" data-show="mailDiffers" checked={field.value} onCheckedChange={field.onChange}><Switch.Thumb /></Switch.Root>
							)} />
							<Label.Root htmlFor="mailDiffers">Mail should go to a different address</Label.Root>
						</div>
						<One name="citizen" label="Citizenship" options={[["us", "U.S. citizen or national"], ["pr", "Permanent resident"], ["other", "Citizen of another country"]]} />
						<One name="shirt" label="T-shirt size" across options={plain("XS", "S", "M", "L", "XL")} />
						<Many name="identities" label="Which of these describe you? Mark all that apply." span="s6" options={[["aian", "American Indian or Alaska Native"], ["asian", "Asian"], ["black", "Black or African American"], ["hisp", "Hispanic or Latino/a"], ["mena", "Middle Eastern or North African"], ["nhpi", "Native Hawaiian or Pacific Islander"], ["white", "White"]]} />
						<Many name="homeLanguages" label="Languages other than English spoken in your home" span="s6" options={plain("Arabic", "Hmong", "Mandarin", "Spanish", "Tagalog", "Vietnamese")} />
					</div>
				</div>
				<div className="card">
					<h2>Your family</h2>
					<p className="desc">Two thirds of our fellows are the first in their family to go to college. There are no wrong answers here.</p>
					<Tabs.Root defaultValue="g1">
						<Tabs.List className="tabs" aria-label="Parents and guardians">
							<Tabs.Trigger value="g1">Parent / guardian 1</Tabs.Trigger>
							<Tabs.Trigger value="g2">Parent / guardian 2</Tabs.Trigger>
						</Tabs.List>
						<Tabs.Content value="g1"><Guardian at="g1" /></Tabs.Content>
						<Tabs.Content value="g2"><Guardian at="g2" /></Tabs.Content>
					</Tabs.Root>
					<p className="group">Household</p>
					<div className="row">
						<Pick name="marital" label="Your parents are" span="s2" options={[["m", "Married to each other"], ["s", "Separated"], ["d", "Divorced"], ["w", "Widowed"], ["n", "Never married"]]} />
						<Pick name="income" label="Yearly household income" span="s2" options={[["1", "Under $30,000"], ["2", "$30,000 – $49,999"], ["3", "$50,000 – $69,999"], ["4", "$70,000 – $99,999"], ["5", "$100,000 or more"]]} />
						<One name="firstGen" label="First generation to college?" span="s2" across options={[["yes", "Yes"], ["no", "No"], ["unsure", "Not sure"]]} />
						<Text name="emergencyName" label="Emergency contact (someone outside your home)" />
						<Text name="emergencyPhone" label="Emergency contact phone" type="tel" />
					</div>
				</div>
				<div className="card">
					<h2>School</h2>
					<p className="desc">Where you are enrolled this fall.</p>
					<div className="row">
						<Text name="school" label="High school" required span="s4" />
						<Text name="ceeb" label="CEEB code" span="s2" max={6} />
						<Text name="schoolCity" label="School city" span="s2" />
						<Pick name="schoolState" label="School state" span="s2" options={STATES} />
						<Day name="graduates" label="Graduation date" span="s2" from={2026} to={2030} />
						<One name="grade" label="Grade you are in now" across options={GRADES} />
						<Text name="gpa" label="GPA, unweighted (4.0 scale)" />
						<Pick name="rank" label="Class rank" options={[["5", "Top 5%"], ["10", "Top 10%"], ["25", "Top quarter"], ["50", "Top half"], ["100", "Lower half"], ["nr", "My school does not rank"]]} />
						<Text name="teacherEmail" label="Email of a science teacher who will recommend you" type="email" />
					</div>
					<p className="group" style={{ marginBottom: 0 }}>Test scores (optional)</p>
					<Accordion.Root type="single" collapsible>
						<Accordion.Item className="acc" value="sat">
							<Accordion.Header><Accordion.Trigger>SAT<Chevron /></Accordion.Trigger></Accordion.Header>
							<Accordion.Content><div className="in row">
								<Text name="satRw" label="Reading and Writing" type="number" span="s2" />
								<Text name="satMath" label="Math" type="number" span="s2" />
							</div></Accordion.Content>
						</Accordion.Item>
						<Accordion.Item className="acc" value="act">
							<Accordion.Header><Accordion.Trigger>ACT<Chevron /></Accordion.Trigger></Accordion.Header>
							<Accordion.Content><div className="in row">
								<Text name="act" label="Composite score" type="number" span="s2" />
								<Day name="actDate" label="Date of test" span="s2" from={2023} to={2027} />
							</div></Accordion.Content>
						</Accordion.Item>
						<Accordion.Item className="acc" value="psat">
							<Accordion.Header><Accordion.Trigger>PSAT / NMSQT<Chevron /></Accordion.Trigger></Accordion.Header>
							<Accordion.Content><div className="in row"><Text name="psat" label="Total score" type="number" span="s2" /></div></Accordion.Content>
						</Accordion.Item>
					</Accordion.Root>
				</div>
				<Activities />
				<div className="card">
					<h2>Awards</h2>
					<p className="desc">Up to three, from school or elsewhere.</p>
					<table>
						<thead><tr><th>Award</th><th style={{ width: 170 }}>Grade received</th></tr></thead>
						<tbody>
							{[0, 1, 2].map((at) => (
								<tr key={at}>
									<td><input className="input" aria-label={`Award ${at + 1}`} id={`honors-${at}-title`} data-show={`honors-${at}-title`} maxLength={100} {...register(`honors.${at}.title`)} /></td>
									<td><Controller name={`honors.${at}.grade`} render={({ field }) => <Choose id={`honors-${at}-grade`} label={`Grade received, award ${at + 1}`} value={field.value} onChange={field.onChange} options={GRADES} placeholder="Grade" />} /></td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
				<div className="card">
					<h2>Last things</h2>
					<p className="desc">Almost there.</p>
					<div className="row">
						<Text name="essay" label="Describe a place outdoors that you know well. What would you like to find out about it?" area span="s6" help="About 250 words." />
						<Pick name="heard" label="How did you hear about Larkspur?" options={plain("A teacher", "A counselor", "A past fellow", "Social media", "Web search")} />
						<Text name="diet" label="Food allergies or dietary needs" />
						<div className="hp" aria-hidden="true"><label htmlFor="website2">Leave this field blank</label><input id="website2" data-show="website2" tabIndex={-1} autoComplete="off" {...register("website2")} /></div>
						<Text name="signature" label="Type your full name to sign" span="s6" required />
						<div className="item s6 choice" style={{ display: "flex" }}>
							<Controller name="agree" render={({ field }) => (
								<Checkbox.Root className="box" id="agree" data-show="agree" checked={field.value} onCheckedChange={(on) => field.onChange(on === true)}><Checkbox.Indicator>✓</Checkbox.Indicator></Checkbox.Root>
							)} />
							<Label.Root htmlFor="agree">What I wrote is true, and a parent or guardian knows that I am applying.</Label.Root>
						</div>
					</div>
				</div>
				<button className="btn primary" type="submit">Submit application</button>
			</form>
		</FormProvider>
	);
}

createRoot(document.getElementById("root")!).render(<Page />);

const PLAIN = Object.keys(defaults).filter((key) => !["g1", "g2", "activities", "honors"].includes(key)) as (keyof typeof defaults)[];
const DRAWN = [...PLAIN, ...["g1", "g2"].flatMap((at) => Object.keys(guardian).map((part) => `${at}-${part}`)), ...[0, 1, 2].flatMap((at) => [`honors-${at}-title`, `honors-${at}-grade`])];

/** What each control showed when it was last on the page: a closed tab or fold takes its controls out of it. */
const seen: Record<string, unknown> = {};
function look() {
	for (const key of DRAWN) {
		const place = document.querySelector<HTMLElement>(`[data-show="${key}"]`);
		if (!place) {
			seen[key] ??= "";
			continue;
		}
		const textsOf = (state: string) => [...place.querySelectorAll(`${state}[data-state=checked]`)].map((each) => each.parentElement!.querySelector("label")!.textContent ?? "");
		if (place.matches("input, textarea")) seen[key] = (place as HTMLInputElement).value;
		else if (place.matches(".radios")) seen[key] = textsOf(".radio")[0] ?? "";
		else if (place.matches(".boxes")) seen[key] = textsOf(".box");
		else if (place.matches(".switch, .box")) seen[key] = place.dataset.state === "checked";
		else seen[key] = place.matches("[data-placeholder], .empty") ? "" : place.querySelector("span")!.textContent;
	}
}
new MutationObserver(look).observe(document.getElementById("root")!, { subtree: true, childList: true, attributes: true, characterData: true });
document.addEventListener("input", look);

const PARTS = Object.keys(entry) as (keyof Entry)[];
const day = (value: unknown) => (value instanceof Date ? format(value, "yyyy-MM-dd") : (value ?? ""));
Object.assign(window, {
	formState() {
		const held = values() as any;
		const out: Record<string, unknown> = { submitted };
		for (const key of PLAIN) out[key] = day(held[key]);
		for (const at of ["g1", "g2"]) for (const part of Object.keys(guardian)) out[`${at}-${part}`] = held[at][part];
		for (const at of [0, 1, 2]) {
			for (const part of PARTS) out[`activity-${at}-${part}`] = held.activities[at]?.[part] ?? (part === "grades" ? [] : "");
			for (const part of ["title", "grade"]) out[`honors-${at}-${part}`] = held.honors[at][part];
		}
		return out;
	},
	formShown() {
		look();
		const out: Record<string, unknown> = { ...seen };
		for (const at of [0, 1, 2])
			for (const part of PARTS) {
				const text = document.querySelector(`[data-entry="${at}"] [data-part=${part}]`)?.textContent ?? "";
				out[`activity-${at}-${part}`] = part === "grades" ? text.split(", ").filter(Boolean) : text;
			}
		return out;
	},
});
