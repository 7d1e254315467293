import { Accordion, Checkbox, Label, RadioGroup, Select, Switch, ToggleGroup } from "radix-ui";
import { createContext, type ReactNode, useContext, useId, useState } from "react";
import { createRoot } from "react-dom/client";
import "./page.css";

type Value = string | boolean | string[];
type Values = Record<string, Value>;
type Pair = [value: string, text: string];

const EMPTY: Values = {
	call: "",
	legal: "",
	mail: "",
	text: "",
	town: "",
	homeState: "",
	degree: "",
	adult: "",
	money: "",
	school: "",
	grade: "",
	gpa: "",
	class0: "",
	mark0: "",
	class1: "",
	mark1: "",
	class2: "",
	mark2: "",
	earlyCollege: false,
	earlyWhere: "",
	earlyWhat: "",
	thing0: "",
	part0: "",
	years0: [],
	hours0: "",
	story0: "",
	thing1: "",
	part1: "",
	years1: [],
	hours1: "",
	story1: "",
	paid: false,
	employer: "",
	job: "",
	jobHours: "",
	proud0: "",
	when0: "",
	proud1: "",
	when1: "",
	proud2: "",
	when2: "",
	tests: "",
	sat: "",
	act: "",
	ap: "",
	study: "",
	program: "",
	mentor: "",
	mentorMail: "",
	essay: "",
	promise: false,
};

let live = EMPTY;
let submitted = false;
const places: Record<string, HTMLElement | null> = {};

const Form = createContext<{ values: Values; set: (key: string, value: Value) => void }>({ values: EMPTY, set: () => {} });
const keep = (key: string) => (element: HTMLElement | null) => {
	places[key] = element;
};
function useField<T extends Value>(key: string): [T, (value: T) => void] {
	const { values, set } = useContext(Form);
	return [values[key] as T, (value) => set(key, value)];
}

const Chevron = () => (
	<svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
		<path d="m6 9 6 6 6-6" />
	</svg>
);

function Box({ k, label, hint, ...rest }: { k: string; label?: ReactNode; hint?: string; [more: string]: unknown }) {
	const id = `${useId()}-form-item`;
	const [value, set] = useField<string>(k);
	return (
		<div className="item">
			{label && <Label.Root htmlFor={id}>{label}</Label.Root>}
			{hint && (
				<p className="hint" id={`${id}-description`}>
					{hint}
				</p>
			)}
			<input
				id={id}
				ref={keep(k)}
				value={value}
				onChange={(event) => set(event.target.value)}
				aria-describedby={hint ? `${id}-description` : undefined}
				{...rest}
			/>
		</div>
	);
}

function Area({ k, label, hint, max, rows = 3 }: { k: string; label: string; hint?: string; max?: number; rows?: number }) {
	const id = `${useId()}-form-item`;
	const [value, set] = useField<string>(k);
	return (
		<div className="item">
			<Label.Root htmlFor={id}>{label}</Label.Root>
			<textarea id={id} ref={keep(k)} rows={rows} maxLength={max} value={value} onChange={(event) => set(event.target.value)} />
			<p className="hint">
				{hint} {max ? `${value.length}/${max}` : ""}
			</p>
		</div>
	);
}

function Pick({ k, label, options, placeholder = "Choose one" }: { k: string; label?: string; options: Pair[]; placeholder?: string }) {
	const id = `${useId()}-form-item`;
	const [value, set] = useField<string>(k);
	return (
		<div className="item">
			{label && <Label.Root htmlFor={id}>{label}</Label.Root>}
			<Select.Root value={value} onValueChange={set}>
				<Select.Trigger id={id} className="trigger" ref={keep(k)}>
					<Select.Value placeholder={placeholder} />
					<Select.Icon asChild>
						<Chevron />
					</Select.Icon>
				</Select.Trigger>
				<Select.Portal>
					<Select.Content className="popup" position="popper">
						<Select.Viewport>
							{options.map(([each, text]) => (
								<Select.Item key={each} value={each} className="option">
									<Select.ItemText>{text}</Select.ItemText>
								</Select.Item>
							))}
						</Select.Viewport>
					</Select.Content>
				</Select.Portal>
			</Select.Root>
		</div>
	);
}

function Radios({ k, label, hint, options }: { k: string; label: string; hint?: string; options: Pair[] }) {
	const id = useId();
	const [value, set] = useField<string>(k);
	return (
		<div className="item">
			<p>{label}</p>
			{hint && <p className="hint">{hint}</p>}
			<RadioGroup.Root className="choices" value={value} onValueChange={set} ref={keep(k)}>
				{options.map(([each, text]) => (
					<div className="choice" key={each}>
						<RadioGroup.Item className="dot" value={each} id={`${id}-${each}`}>
							<RadioGroup.Indicator />
						</RadioGroup.Item>
						<Label.Root htmlFor={`${id}-${each}`}>{text}</Label.Root>
					</div>
				))}
			</RadioGroup.Root>
		</div>
	);
}

function Flip({ k, label, hint }: { k: string; label: string; hint: string }) {
	const id = `${useId()}-form-item`;
	const [value, set] = useField<boolean>(k);
	return (
		<div className="split">
			<div>
				<Label.Root htmlFor={id}>{label}</Label.Root>
				<p className="hint">{hint}</p>
			</div>
			<Switch.Root id={id} className="switch" checked={value} onCheckedChange={set} ref={keep(k)}>
				<Switch.Thumb />
			</Switch.Root>
		</div>
	);
}

function Years({ k }: { k: string }) {
	const [value, set] = useField<string[]>(k);
	return (
		<div className="item">
			<p>Which years? Tap all that apply.</p>
			<ToggleGroup.Root
				type="multiple"
				className="pills"
				value={value}
				onValueChange={(each) => set([...each].sort((a, b) => Number(a) - Number(b)))}
				ref={keep(k)}
			>
				{["9", "10", "11", "12"].map((each) => (
					<ToggleGroup.Item key={each} value={each}>
						{each}th
					</ToggleGroup.Item>
				))}
			</ToggleGroup.Root>
		</div>
	);
}

function Step({ name, title, children }: { name: string; title: string; children: ReactNode }) {
	return (
		<Accordion.Item value={name} className="step">
			<Accordion.Header>
				<Accordion.Trigger>
					{title} <Chevron />
				</Accordion.Trigger>
			</Accordion.Header>
			<Accordion.Content className="body">{children}</Accordion.Content>
		</Accordion.Item>
	);
}

const STATES: Pair[] = [
	["AZ", "Arizona"],
	["CA", "California"],
	["CO", "Colorado"],
	["ID", "Idaho"],
	["MT", "Montana"],
	["NV", "Nevada"],
	["NM", "New Mexico"],
	["OR", "Oregon"],
	["UT", "Utah"],
	["WA", "Washington"],
	["WY", "Wyoming"],
];
const GRADES: Pair[] = [
	["9", "9th grade"],
	["10", "10th grade"],
	["11", "11th grade"],
	["12", "12th grade"],
];
const HOURS: Pair[] = [
	["a", "Less than 1 hour"],
	["b", "1 to 5 hours"],
	["c", "6 to 10 hours"],
	["d", "11 to 20 hours"],
	["e", "More than 20 hours"],
];

const Thing = ({ at }: { at: number }) => (
	<div className="card" id={`thing-${at + 1}`}>
		<h4>{at === 0 ? "The one that gets most of your time" : "Another one"}</h4>
		<Box k={`thing${at}`} label="What is it called?" placeholder="e.g. Marching band, St. Mark's food pantry" />
		<Box
			k={`part${at}`}
			label="What’s your part in it?"
			hint="Member is a perfectly good answer. So is president, goalie or second alto."
		/>
		<Years k={`years${at}`} />
		<Pick k={`hours${at}`} label="In a week when it’s going on, how much time does it take?" options={HOURS} />
		<Area k={`story${at}`} label="What did you actually do there?" hint="A sentence or two is plenty." max={300} />
	</div>
);

function Page() {
	const [values, setValues] = useState(EMPTY);
	live = values;
	const set = (key: string, value: Value) => setValues((old) => ({ ...old, [key]: value }));
	const promiseId = useId();
	return (
		<Form.Provider value={{ values, set }}>
			<main>
				<h1>Trailhead Scholars</h1>
				<p className="lead">
					For students who will be the first in their family to finish college. There are six short steps; go through them in any order.
					Nobody here is looking for perfect, so just tell us how things are.
				</p>
				<form
					onSubmit={(event) => {
						event.preventDefault();
						submitted = true;
					}}
				>
					<Accordion.Root type="multiple" defaultValue={["1", "2", "3", "4", "5", "6"]}>
						<Step name="1" title="1 · Let’s meet">
							<Box k="call" label="What do your friends call you?" hint="We’ll put this on your name tag." autoComplete="off" />
							<Box k="legal" label="And what is your whole name, the way your school has it on file?" />
							<div className="two">
								<Box k="mail" label="Where should we email you?" type="email" />
								<Box k="text" label="What number can we text?" type="tel" />
							</div>
							<div className="two">
								<Box k="town" label="Where do you live? (just the city or town)" />
								<Pick k="homeState" label="…in which state?" options={STATES} />
							</div>
						</Step>
						<Step name="2" title="2 · The people who raised you">
							<Radios
								k="degree"
								label="Did any parent or guardian who raised you earn a bachelor’s degree?"
								hint="Taking some college classes, or earning a certificate, doesn’t count as a bachelor’s degree."
								options={[
									["yes", "Yes, at least one of them did"],
									["no", "No, I’d be the first"],
								]}
							/>
							<Box k="adult" label="What is the first and last name of one of your parents?" />
							<Radios
								k="money"
								label="Adding up everybody’s paychecks, about how much did your household bring in last year?"
								options={[
									["1", "Under $30,000"],
									["2", "$30,000 to $49,999"],
									["3", "$50,000 to $74,999"],
									["4", "$75,000 to $99,999"],
									["5", "$100,000 or more"],
								]}
							/>
						</Step>
						<Step name="3" title="3 · School, so far">
							<Box k="school" label="Which high school do you go to?" />
							<div className="two">
								<Pick k="grade" label="What grade are you in?" options={GRADES} />
								<Box k="gpa" label="What’s your GPA, without any bonus points for honors or AP?" inputMode="decimal" />
							</div>
							<div className="item" id="classes">
								<p>Pull out your transcript. Pick three of your high school classes and tell us how each went.</p>
								<p className="hint">Letters or percentages, however your teacher gives them.</p>
								{[0, 1, 2].map((at) => (
									<div className="line" key={at}>
										<b>{at + 1}</b>
										<Box k={`class${at}`} label={at === 0 ? "Class" : undefined} />
										<Box k={`mark${at}`} label={at === 0 ? "How you did" : undefined} />
									</div>
								))}
							</div>
							<Flip
								k="earlyCollege"
								label="I have already taken a class at a college"
								hint="Dual credit, community college, a summer session: any of those."
							/>
							<div className="two">
								<Box k="earlyWhere" label="If so, which college was it?" />
								<Box k="earlyWhat" label="…and what was the class?" placeholder="One is enough" />
							</div>
						</Step>
						<Step name="4" title="4 · When you’re not in class">
							<p className="lead">
								Pick two things you do, or did, during high school that nobody pays you for. Clubs, teams, church, helping your
								neighborhood: all fair game. Paid work has its own spot below.
							</p>
							<Thing at={0} />
							<Thing at={1} />
							<Flip k="paid" label="I have had a paying job during high school" hint="Babysitting and farm work count too." />
							<Box k="employer" label="Who do (or did) you work for?" />
							<div className="two">
								<Box k="job" label="What do they have you do? Your job title is fine." />
								<Box k="jobHours" label="Roughly how many hours a week is that?" type="number" min={0} max={60} />
							</div>
						</Step>
						<Step name="5" title="5 · Things you’re proud of">
							<div className="item" id="proud">
								<p>What have you been recognized for since ninth grade? Name up to three.</p>
								<p className="hint">
									Prizes, honor rolls, scholarships, certificates… and what grade you were in when you got each of them.
								</p>
								{[0, 1, 2].map((at) => (
									<div className="line" key={at}>
										<b>{at + 1}</b>
										<Box k={`proud${at}`} placeholder="I received…" />
										<Pick k={`when${at}`} placeholder="in…" options={GRADES} />
									</div>
								))}
							</div>
							<Radios
								k="tests"
								label="Have you sat for the SAT or the ACT?"
								hint="We never use scores to turn anybody away; they help us plan tutoring."
								options={[
									["s", "Only the SAT"],
									["a", "Only the ACT"],
									["b", "Both of them"],
									["n", "Neither one yet"],
								]}
							/>
							<div className="two">
								<Box k="sat" label="Best SAT total, mixing test dates if that helps you" inputMode="numeric" />
								<Box k="act" label="ACT composite from your best single test day" inputMode="numeric" />
							</div>
							<Box k="ap" label="How many AP exams have you taken up to now?" type="number" min={0} />
						</Step>
						<Step name="6" title="6 · Looking ahead">
							<Box k="study" label="If college started tomorrow, what would you major in?" />
							<Box
								k="program"
								label="Is a college-access program already helping you? Which one?"
								hint="TRIO, GEAR UP, a Boys & Girls Club, and so on."
							/>
							<div className="two">
								<Box k="mentor" label="Name of a teacher or mentor who will vouch for you" />
								<Box k="mentorMail" label="Their email" type="email" />
							</div>
							<Area
								k="essay"
								label="What would being the first change for you, and for the people at home?"
								hint="Up to 500 words."
								rows={6}
							/>
							<div className="choice">
								<Checkbox.Root
									className="tick"
									id={promiseId}
									checked={values.promise as boolean}
									onCheckedChange={(each) => set("promise", each === true)}
									ref={keep("promise")}
								>
									<Checkbox.Indicator>✓</Checkbox.Indicator>
								</Checkbox.Root>
								<Label.Root htmlFor={promiseId}>
									Everything here is true, and I agree that Trailhead may check it with my school.
								</Label.Root>
							</div>
						</Step>
					</Accordion.Root>
					<button type="submit" className="send">
						Send my application
					</button>
				</form>
			</main>
		</Form.Provider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);

function readOf(element: HTMLElement | null): unknown {
	if (element === null) return "";
	if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
	const role = element.getAttribute("role");
	if (role === "combobox") return element.hasAttribute("data-placeholder") ? "" : (element.textContent ?? "").trim();
	if (role === "switch" || role === "checkbox") return element.getAttribute("aria-checked") === "true";
	if (role === "radiogroup") return element.querySelector("button[data-state=checked]")?.parentElement?.textContent?.trim() ?? "";
	return [...element.querySelectorAll("button[data-state=on]")].map((each) => each.textContent ?? "");
}

Object.assign(window, {
	formState: () => ({ ...live, submitted }),
	formShown: () => Object.fromEntries(Object.keys(EMPTY).map((key) => [key, readOf(places[key] ?? null)])),
});
