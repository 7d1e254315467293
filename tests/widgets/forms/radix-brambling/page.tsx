import { Checkbox, Dialog, Label, RadioGroup, Select, Tabs } from "radix-ui";
import { useEffect, useId, useState } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import { MAJORS, STATES } from "../../lists";

type Option = [value: string, label: string];
type Kind = "text" | "long" | "date" | "pick" | "radio" | "boxes" | "box";
type Asked = { name: string; label: string; kind?: Kind; options?: Option[]; hint?: string; need?: boolean; holder?: string };

const plain = (rows: string[]): Option[] => rows.map((row) => [row, row]);
const YEARS: Option[] = [["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]];
const YESNO: Option[] = [["yes", "Yes"], ["no", "No"]];
const EDUCATION: Option[] = [["lt-hs", "Some high school or less"], ["hs", "High school graduate"], ["some", "Some college, no degree"], ["aa", "Associate degree"], ["ba", "Bachelor's degree"], ["grad", "Graduate or professional degree"]];
const KINDS: Option[] = [["arts", "Arts & performance"], ["sports", "Athletics"], ["debate", "Debate & public speaking"], ["green", "Environment & sustainability"], ["family", "Family responsibilities"], ["job", "Paid job"], ["robot", "Robotics & coding"], ["gov", "Student government"], ["volunteer", "Volunteering"], ["other", "Something else"]];
const EXAMS = plain(["AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP Environmental Science", "AP Statistics", "AP United States History"]);

/** Where each question stands on the page, to read what it shows. */
const places = new Map<string, { element: HTMLElement; kind: Kind }>();

function Field({ name, label, kind = "text", options = [], hint, need, holder }: Asked) {
	const { control, register } = useFormContext();
	const id = useId();
	const hold = (element: HTMLElement | null) => {
		if (element) places.set(name, { element, kind });
		else places.delete(name);
	};
	const title = (
		<Label.Root className={need ? "label need" : "label"} htmlFor={id}>
			{label}
		</Label.Root>
	);
	const help = hint && <p className="hint" id={`${id}-hint`}>{hint}</p>;
	if (kind === "text" || kind === "date" || kind === "long")
		return (
			<div className="field" ref={hold}>
				{title}
				{kind === "long" ? (
					<textarea id={id} rows={3} maxLength={150} {...register(name)} />
				) : (
					<input id={id} type={kind} placeholder={holder} aria-describedby={hint && `${id}-hint`} {...register(name)} />
				)}
				{help}
			</div>
		);
	return (
		<Controller
			control={control}
			name={name}
			render={({ field }) => {
				if (kind === "pick")
					return (
						<div className="field" ref={hold}>
							{title}
							<Select.Root name={name} value={field.value} onValueChange={field.onChange}>
								<Select.Trigger id={id} className="trigger" onBlur={field.onBlur}>
									<Select.Value placeholder="Pick one" />
									<Select.Icon />
								</Select.Trigger>
								<Select.Portal>
									<Select.Content className="menu" position="popper">
										<Select.Viewport className="viewport">
											{options.map(([value, text]) => (
												<Select.Item key={value} value={value} className="option">
													<Select.ItemText>{text}</Select.ItemText>
												</Select.Item>
											))}
										</Select.Viewport>
									</Select.Content>
								</Select.Portal>
							</Select.Root>
							{help}
						</div>
					);
				if (kind === "radio")
					return (
						<div className="field" ref={hold}>
							<span className={need ? "label need" : "label"} id={id}>{label}</span>
							<RadioGroup.Root name={name} aria-labelledby={id} value={field.value} onValueChange={field.onChange} className="choices">
								{options.map(([value, text]) => (
									<div className="choice" key={value}>
										<RadioGroup.Item id={`${id}-${value}`} value={value} className="round">
											<RadioGroup.Indicator className="dot" />
										</RadioGroup.Item>
										<Label.Root htmlFor={`${id}-${value}`}>{text}</Label.Root>
									</div>
								))}
							</RadioGroup.Root>
							{help}
						</div>
					);
				if (kind === "box")
					return (
						<div className="field choice" ref={hold}>
							<Checkbox.Root id={id} name={name} checked={field.value} onCheckedChange={field.onChange} className="square">
								<Checkbox.Indicator>✓</Checkbox.Indicator>
							</Checkbox.Root>
							<Label.Root htmlFor={id}>{label}</Label.Root>
						</div>
					);
				const held: string[] = field.value ?? [];
				return (
					<fieldset className="field" ref={hold}>
						<legend className="label">{label}</legend>
						<div className="choices">
							{options.map(([value, text]) => (
								<div className="choice" key={value}>
									<Checkbox.Root
										id={`${id}-${value}`}
										name={name}
										value={value}
										checked={held.includes(value)}
										onCheckedChange={(on) => field.onChange(on ? [...held, value] : held.filter((each) => each !== value))}
										className="square"
									>
										<Checkbox.Indicator>✓</Checkbox.Indicator>
									</Checkbox.Root>
									<Label.Root htmlFor={`${id}-${value}`}>{text}</Label.Root>
								</div>
							))}
						</div>
						{help}
					</fieldset>
				);
			}}
		/>
	);
}

const you: Asked[] = [
	{ name: "firstName", label: "What's your first name?", need: true },
	{ name: "lastName", label: "And your last name?", need: true },
	{ name: "nickname", label: "What do friends call you?", hint: "We'll use it in every message we send you." },
	{ name: "pronouns", label: "Your pronouns", kind: "pick", options: [["he", "he/him"], ["she", "she/her"], ["they", "they/them"], ["other", "I use others"]] },
	{ name: "email", label: "Best email for you", need: true, holder: "you@example.com" },
	{ name: "mobile", label: "Mobile number", need: true },
	{ name: "birthday", label: "When were you born?", kind: "date", need: true },
	{ name: "birthCountry", label: "Which country were you born in?" },
	{ name: "github", label: "GitHub username", hint: "Totally optional." },
	{ name: "site", label: "Portfolio or personal site", holder: "https://" },
];
const home: Asked[] = [
	{ name: "address", label: "Street address", need: true },
	{ name: "unit", label: "Apartment or unit" },
	{ name: "city", label: "City", need: true },
	{ name: "state", label: "State", kind: "pick", options: STATES, need: true },
	{ name: "zip", label: "ZIP code", need: true },
	{ name: "shipTo", label: "Laptop delivery address, if we shouldn't ship to your home" },
];
const background: Asked[] = [
	{ name: "workAuth", label: "Which describes your status in the U.S.?", kind: "pick", options: [["citizen", "U.S. citizen"], ["pr", "Permanent resident (green card)"], ["daca", "DACA recipient"], ["visa", "Student or other visa"]] },
	{ name: "genderIdentity", label: "Gender", kind: "radio", options: [["woman", "Woman"], ["man", "Man"], ["nb", "Non-binary"], ["na", "I'd rather not say"]] },
	{ name: "latinx", label: "Are you Hispanic, Latino or Latina?", kind: "radio", options: YESNO },
	{ name: "identities", label: "How do you identify? Check any that fit.", kind: "boxes", options: [["native", "American Indian or Alaska Native"], ["asian", "Asian"], ["black", "Black or African American"], ["pacific", "Native Hawaiian or Pacific Islander"], ["white", "White"]] },
	{ name: "disability", label: "Do you have a disability?", kind: "radio", options: YESNO },
	{ name: "income", label: "About how much does your household earn in a year?", kind: "pick", options: [["q1", "Less than $35,000"], ["q2", "$35,000–$59,999"], ["q3", "$60,000–$84,999"], ["q4", "$85,000–$119,999"], ["q5", "$120,000 or more"]] },
	{ name: "firstToGo", label: "Are you the first in your family to go to college?", kind: "radio", options: YESNO },
];
const parentOf = (n: 1 | 2): Asked[] => [
	{ name: `parent${n}.first`, label: "Their first name" },
	{ name: `parent${n}.last`, label: "Their last name" },
	{ name: `parent${n}.job`, label: "What do they do for work?" },
	{ name: `parent${n}.company`, label: "Company or employer" },
	{ name: `parent${n}.education`, label: "How far did they go in school?", kind: "pick", options: EDUCATION },
];
const siblingOf = (n: number): Asked[] => [
	{ name: `sibling${n}.name`, label: `Sibling ${n}: full name` },
	{ name: `sibling${n}.age`, label: `Sibling ${n}: age` },
];
const school: Asked[] = [
	{ name: "highSchool", label: "Where do you go to high school?", need: true },
	{ name: "schoolCity", label: "City your school is in" },
	{ name: "schoolState", label: "State your school is in", kind: "pick", options: STATES },
	{ name: "grade", label: "What grade are you in?", kind: "radio", options: YEARS },
	{ name: "graduation", label: "When do you graduate?", kind: "date" },
	{ name: "gpa", label: "Unweighted GPA (4.0 scale)" },
	{ name: "gpaWeighted", label: "Weighted GPA, if your school has one" },
	{ name: "sat", label: "Best SAT total" },
	{ name: "act", label: "Best ACT composite" },
	{ name: "major", label: "What do you want to study?", kind: "pick", options: plain(MAJORS) },
	{ name: "firstChoice", label: "Which college are you planning on?" },
	{ name: "dreamJob", label: "What job do you see yourself in?" },
];
const courseOf = (n: number): Asked[] => [
	{ name: `course${n}.title`, label: `Class ${n}` },
	{ name: `course${n}.grade`, label: "Grade so far" },
];
const activityOf = (n: number): Asked[] => [
	{ name: `activities.${n}.kind`, label: "Type of activity", kind: "pick", options: KINDS },
	{ name: `activities.${n}.where`, label: "Organization or company" },
	{ name: `activities.${n}.role`, label: "Your role" },
	{ name: `activities.${n}.hours`, label: "Hours per week" },
	{ name: `activities.${n}.weeks`, label: "Weeks per year" },
	{ name: `activities.${n}.grades`, label: "In which grades?", kind: "boxes", options: YEARS },
	{ name: `activities.${n}.story`, label: "Tell us what you did (150 characters)", kind: "long" },
];
const examOf = (n: number): Asked[] => [
	{ name: `exams.${n}.subject`, label: "AP exam", kind: "pick", options: EXAMS },
	{ name: `exams.${n}.score`, label: "Your score", kind: "pick", options: plain(["1", "2", "3", "4", "5"]) },
];
const honorFields: Asked[] = [
	{ name: "title", label: "Name of the honor" },
	{ name: "year", label: "Grade you were in", kind: "pick", options: YEARS },
];
const recommender: Asked[] = [
	{ name: "rec.name", label: "Who will recommend you?" },
	{ name: "rec.role", label: "Their title" },
	{ name: "rec.email", label: "Their work email" },
	{ name: "rec.phone", label: "Their phone" },
];
const emergency: Asked[] = [
	{ name: "ec.name", label: "Emergency contact (an adult who isn't your parent)" },
	{ name: "ec.phone", label: "Emergency contact's mobile" },
];
const finish: Asked[] = [
	{ name: "referredBy", label: "Brambling employee who told you about us, if any" },
	{ name: "shirt", label: "T-shirt size", kind: "radio", options: plain(["S", "M", "L", "XL"]) },
	{ name: "agree", label: "I agree to the program terms and privacy notice", kind: "box" },
	{ name: "signature", label: "Type your full name to sign" },
];

const ROWS = { activities: 3, exams: 3, honors: 3 };
const rows = (count: number, of: (n: number) => Asked[]) => Array.from({ length: count }, (_, n) => of(n)).flat();
const everyField: Asked[] = [
	...you, ...home, ...background, ...parentOf(1), ...parentOf(2), ...siblingOf(1), ...siblingOf(2), ...school,
	...courseOf(1), ...courseOf(2), ...courseOf(3), ...rows(ROWS.activities, activityOf), ...rows(ROWS.exams, examOf),
	...rows(ROWS.honors, (n) => honorFields.map((field) => ({ ...field, name: `honors.${n}.${field.name}` }))),
	...recommender, ...emergency, ...finish,
];
const emptyOf = (kind: Kind = "text") => (kind === "boxes" ? [] : kind === "box" ? false : "");
const rowOf = (fields: Asked[]) => Object.fromEntries(fields.map(({ name, kind }) => [name.split(".").at(-1), emptyOf(kind)]));

function start() {
	const values: Record<string, any> = {};
	for (const { name, kind } of everyField) {
		const parts = name.split(".");
		if (parts.length > 2) continue;
		const last = parts.at(-1) as string;
		if (parts.length === 1) values[last] = emptyOf(kind);
		else (values[parts[0] as string] ??= {})[last] = emptyOf(kind);
	}
	return { ...values, activities: [rowOf(activityOf(0))], exams: [rowOf(examOf(0))], honors: [] };
}

const Fields = ({ of }: { of: Asked[] }) => (
	<div className="grid">
		{of.map((field) => (
			<Field key={field.name} {...field} />
		))}
	</div>
);

function Added({ list, of, title, add }: { list: string; of: (n: number) => Asked[]; title: string; add: string }) {
	const { control } = useFormContext();
	const { fields, append, remove } = useFieldArray({ control, name: list });
	return (
		<>
			{fields.map(({ id }, n) => (
				<div className="card" key={id}>
					<div className="head">
						<h4>{title} {n + 1}</h4>
						{n > 0 && <button type="button" className="ghost" onClick={() => remove(n)}>Remove</button>}
					</div>
					<Fields of={of(n)} />
				</div>
			))}
			<button type="button" className="outline" onClick={() => append(rowOf(of(0)), { shouldFocus: false })}>{add}</button>
		</>
	);
}

function Honors() {
	const { control } = useFormContext();
	const { fields, append, remove } = useFieldArray({ control, name: "honors" });
	const [open, setOpen] = useState(false);
	const own = useForm({ defaultValues: rowOf(honorFields) as Record<string, string> });
	return (
		<>
			<ul id="honor-list">
				{fields.map(({ id, ...honor }, n) => {
					const { title, year } = honor as unknown as Record<string, string>;
					return (
						<li key={id}>
							<strong>{title}</strong> <span>{YEARS.find(([value]) => value === year)?.[1] ?? ""}</span>
							<button type="button" className="ghost" onClick={() => remove(n)}>Delete</button>
						</li>
					);
				})}
			</ul>
			<Dialog.Root
				open={open}
				onOpenChange={(on) => {
					if (on) own.reset(rowOf(honorFields) as Record<string, string>);
					setOpen(on);
				}}
			>
				<Dialog.Trigger type="button" className="outline">Add an honor</Dialog.Trigger>
				<Dialog.Portal>
					<Dialog.Overlay className="overlay" />
					<Dialog.Content className="dialog">
						<Dialog.Title>Add an honor or award</Dialog.Title>
						<Dialog.Description>One at a time, please. List the one you're proudest of first.</Dialog.Description>
						<FormProvider {...own}>
							<form
								id="honor"
								onSubmit={(event) => {
									event.stopPropagation();
									own.handleSubmit((honor) => {
										append(honor, { shouldFocus: false });
										setOpen(false);
									})(event);
								}}
							>
								<Fields of={honorFields} />
								<button type="submit" className="solid">Save honor</button>
							</form>
						</FormProvider>
					</Dialog.Content>
				</Dialog.Portal>
			</Dialog.Root>
		</>
	);
}

function shownOf(name: string, kind: Kind = "text") {
	const honor = /^honors\.(\d)\.(\w+)$/.exec(name);
	if (honor) return document.querySelectorAll("#honor-list li")[Number(honor[1])]?.querySelector(honor[2] === "title" ? "strong" : "span")?.textContent ?? "";
	const element = places.get(name)?.element;
	if (!element) return emptyOf(kind);
	const on = [...element.querySelectorAll('.choice:has([data-state="checked"]) label')].map((label) => label.textContent ?? "");
	if (kind === "boxes") return on;
	if (kind === "radio") return on[0] ?? "";
	if (kind === "box") return element.querySelector('button[data-state="checked"]') !== null;
	const trigger = element.querySelector(".trigger");
	if (trigger) return trigger.hasAttribute("data-placeholder") ? "" : (trigger.querySelector("span")?.textContent ?? "");
	return element.querySelector<HTMLInputElement>("input, textarea")?.value ?? "";
}

function App() {
	const form = useForm({ defaultValues: start() });
	const [sent, setSent] = useState(false);
	useEffect(() => {
		Object.assign(window, {
			formState: () => ({
				submitted: sent,
				...Object.fromEntries(everyField.map(({ name, kind }) => [name, form.getValues(name as any) ?? emptyOf(kind)])),
			}),
			formShown: () => Object.fromEntries(everyField.map(({ name, kind }) => [name, shownOf(name, kind)])),
		});
	}, [form, sent]);
	return (
		<FormProvider {...form}>
			<form onSubmit={form.handleSubmit(() => setSent(true))} noValidate>
				<p className="brand">brambling / foundation</p>
				<h1>Build Forward Scholarship</h1>
				<p>$10,000 a year, a laptop and a mentor for students who like to make things. It takes about 30 minutes. Tell it like it is; nobody here grades spelling.</p>
				<Tabs.Root defaultValue="you">
					<Tabs.List className="tabs" aria-label="Parts of the application">
						<Tabs.Trigger value="you">Your application</Tabs.Trigger>
						<Tabs.Trigger value="people">Your recommender</Tabs.Trigger>
					</Tabs.List>
					<Tabs.Content value="you" forceMount>
						<h2>The basics</h2>
						<Fields of={you} />
						<h2>Where you live</h2>
						<Fields of={home} />
						<h2>School and what's next</h2>
						<Fields of={school} />
						<h3>Classes you've enjoyed most</h3>
						{[1, 2, 3].map((n) => <Fields key={n} of={courseOf(n)} />)}
						<h3>AP exams</h3>
						<Added list="exams" of={examOf} title="Exam" add="Add another exam" />
						<h2>What you do outside class</h2>
						<p className="hint">Clubs, jobs, looking after family: all of it counts. Add up to ten.</p>
						<Added list="activities" of={activityOf} title="Activity" add="Add another activity" />
						<h3>Honors</h3>
						<Honors />
						<h2>Your family</h2>
						<div className="card" id="parent-1"><h4>First parent or guardian</h4><Fields of={parentOf(1)} /></div>
						<div className="card" id="parent-2"><h4>Second parent or guardian</h4><Fields of={parentOf(2)} /></div>
						<Fields of={siblingOf(1)} />
						<Fields of={siblingOf(2)} />
						<h2>A little about you</h2>
						<p className="hint">For our annual report. Reviewers never see these answers.</p>
						<Fields of={background} />
						<h2>Before you go</h2>
						<Fields of={emergency} />
						<Fields of={finish} />
						<button type="submit" className="solid">Submit</button>
					</Tabs.Content>
					<Tabs.Content value="people" forceMount>
						<h2>Someone who can speak for you</h2>
						<p className="hint">A teacher, coach or manager. We'll email them a short form.</p>
						<Fields of={recommender} />
					</Tabs.Content>
				</Tabs.Root>
			</form>
		</FormProvider>
	);
}

const style = document.createElement("style");
style.textContent = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 0; color: #18181b }
#root { max-width: 820px; margin: 0 auto; padding: 24px }
.brand { font-family: monospace; color: #7c3aed } .hint { color: #71717a; font-size: 13px; margin: 0 }
.grid { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; margin-bottom: 16px }
.field { display: flex; flex-direction: column; gap: 6px; border: 0; padding: 0; margin: 0; min-width: 0 }
.field.choice { flex-direction: row } .label { font-weight: 500; padding: 0 } .need::after { content: " *"; color: #dc2626 }
input:not([aria-hidden]), textarea, .trigger { border: 1px solid #d4d4d8; border-radius: 6px; padding: 7px 10px; font: inherit; background: #fff }
.trigger { display: flex; justify-content: space-between } .trigger[data-placeholder] { color: #71717a }
.menu { background: #fff; border: 1px solid #d4d4d8; border-radius: 6px; box-shadow: 0 4px 12px #0002; z-index: 50 }
.viewport { max-height: 260px; padding: 4px } .option { padding: 5px 10px; border-radius: 4px } .option[data-highlighted] { background: #f4f4f5; outline: none }
.choices { display: flex; flex-wrap: wrap; gap: 12px } .choice { display: flex; gap: 6px; align-items: center; position: relative }
.round, .square { width: 18px; height: 18px; border: 1px solid #71717a; background: #fff; padding: 0; display: grid; place-items: center; flex: none }
.round { border-radius: 9px } .square { border-radius: 4px } .dot { width: 8px; height: 8px; border-radius: 4px; background: #7c3aed }
.card { border: 1px solid #e4e4e7; border-radius: 10px; padding: 16px; margin-bottom: 12px } .head { display: flex; justify-content: space-between } h4 { margin: 0 0 10px }
.tabs { display: flex; gap: 8px; border-bottom: 1px solid #e4e4e7 } .tabs button { border: 0; background: none; padding: 10px; font: inherit } .tabs [data-state=active] { border-bottom: 2px solid #7c3aed }
[role=tabpanel][data-state=inactive] { display: none }
.solid, .outline { border-radius: 6px; padding: 8px 16px; font: inherit } .solid { background: #7c3aed; color: #fff; border: 0 } .outline { background: #fff; border: 1px solid #d4d4d8 } .ghost { border: 0; background: none; color: #dc2626 }
.overlay { position: fixed; inset: 0; background: #0006 } .dialog { position: fixed; top: 50%; left: 50%; translate: -50% -50%; background: #fff; border-radius: 12px; padding: 24px; width: 520px }`;
document.head.append(style);

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
