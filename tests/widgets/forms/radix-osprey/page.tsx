import { Accordion, Checkbox, Dialog, Label, Popover, RadioGroup, Select, Separator, Slider, Switch, ToggleGroup, unstable_OneTimePasswordField as OneTimePasswordField, unstable_PasswordToggleField as PasswordToggleField } from "radix-ui";
import { createContext, type ReactNode, useContext, useEffect, useId, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import "./styles.css";

type Value = string | boolean | number | string[];
type Answers = Record<string, Value>;
type Options = readonly (readonly [value: string, text: string])[];

const same = (...texts: string[]): Options => texts.map((text) => [text, text] as const);
const MONTHS = "January February March April May June July August September October November December".split(" ").map((name, index) => [String(index + 1).padStart(2, "0"), name] as const);
const DAYS = same(...Array.from({ length: 31 }, (_, index) => String(index + 1)));
const BIRTH_YEARS = same(...Array.from({ length: 14 }, (_, index) => String(2013 - index)));
const GRADUATION_YEARS = same("2026", "2027", "2028", "2029");
const YES_NO: Options = [["yes", "Yes"], ["no", "No"]];
const SCHOOLING: Options = [
	["below-hs", "Didn't finish high school"],
	["hs", "High school diploma or GED"],
	["some", "Some college, no degree"],
	["aa", "Two-year degree"],
	["ba", "Four-year degree"],
	["grad", "Graduate or professional degree"],
];
const RELATIONS = same("Mother", "Father", "Stepparent", "Grandparent", "Legal guardian", "Somebody else");
const KINDS: Options = [
	["arts", "Art, music, theater or dance"],
	["debate", "Debate or speech"],
	["environment", "Environment and conservation"],
	["faith", "Faith community"],
	["family", "Looking after family"],
	["job", "Paid job"],
	["service", "Community service"],
	["sports", "Sports"],
	["government", "Student government"],
	["other", "Something else"],
];

const ACTIVITY_SLOTS = 3;
const ACTIVITY_PARTS: Answers = { kind: "", role: "", group: "", story: "", years: [], hours: "", weeks: "" };

const blank = (...keys: string[]): Answers => Object.fromEntries(keys.map((key) => [key, ""]));
const EMPTY: Answers = {
	...blank("given", "middle", "family", "suffix", "nickname", "pronouns", "email", "dial", "cell", "code", "password"),
	textOk: false,
	...blank("birthMonth", "birthDay", "birthYear", "birthTown", "birthCountry", "street", "unit", "town", "state", "zip", "country"),
	mailElsewhere: false,
	...blank("school", "schoolTown", "schoolState", "classYear", "startedSchool", "gradMonth", "gradYear", "gpa", "weightedGpa", "rank", "classSize"),
	...blank("counselorName", "counselorEmail", "counselorPhone", "satReading", "satMath", "act", "toefl"),
	...blank("exam1", "score1", "exam2", "score2", "exam3", "score3"),
	...blank("major", "career", "degree", "term", "otherColleges"),
	certainty: 5,
	...blank("p1First", "p1Last", "p1Relation", "p1Job", "p1School", "p2First", "p2Last", "p2Relation", "p2Job", "p2School"),
	...blank("marital", "firstGen", "income", "sib1Name", "sib1Age", "sib2Name", "sib2Age"),
	...Object.fromEntries(Array.from({ length: ACTIVITY_SLOTS }, (_, index) => Object.entries(ACTIVITY_PARTS).map(([part, value]) => [`act${index + 1}_${part}`, value])).flat()),
	...blank("honor1", "honor1Year", "honor2", "honor2Year", "citizenship", "hispanic"),
	race: [],
	...blank("feeWaiver", "champion", "championEmail", "championKnows", "icePerson", "iceRelation", "icePhone"),
	honest: false,
	signature: "",
};

const FormContext = createContext<{ answers: Answers; set(key: string, value: Value): void }>({ answers: EMPTY, set() {} });
/** How to read each control that is on the page now. */
const readers = new Map<string, () => unknown>();

function useAnswer<T extends Value>(key: string) {
	const { answers, set } = useContext(FormContext);
	return [answers[key] as T, (value: T) => set(key, value)] as const;
}
function useReader<E extends HTMLElement>(key: string, read: (element: E) => unknown) {
	const ref = useRef<E>(null);
	useEffect(() => {
		readers.set(key, () => (ref.current ? read(ref.current) : ""));
		return () => void readers.delete(key);
	}, [key]);
	return ref;
}

type Asked = { k: string; label: ReactNode; hint?: ReactNode; optional?: boolean };

function Question({ htmlFor, label, hint, optional, hintId, children }: Omit<Asked, "k"> & { htmlFor: string; hintId: string; children: ReactNode }) {
	return (
		<div className="question">
			<Label.Root className="ask" htmlFor={htmlFor}>
				{label}
				{optional && <span className="soft"> (optional)</span>}
			</Label.Root>
			{hint && <p className="hint" id={hintId}>{hint}</p>}
			{children}
		</div>
	);
}

function Text({ k, type = "text", placeholder, autoComplete, inputMode, ...asked }: Asked & { type?: string; placeholder?: string; autoComplete?: string; inputMode?: "numeric" | "decimal" }) {
	const [value, set] = useAnswer<string>(k);
	const ref = useReader<HTMLInputElement>(k, (input) => input.value);
	const id = useId();
	return (
		<Question htmlFor={id} hintId={`${id}-hint`} {...asked}>
			<input ref={ref} id={id} className="box" type={type} placeholder={placeholder} autoComplete={autoComplete} inputMode={inputMode} aria-describedby={asked.hint ? `${id}-hint` : undefined} value={value} onChange={(event) => set(event.target.value)} />
		</Question>
	);
}

function Story({ k, maxLength, ...asked }: Asked & { maxLength?: number }) {
	const [value, set] = useAnswer<string>(k);
	const ref = useReader<HTMLTextAreaElement>(k, (area) => area.value);
	const id = useId();
	return (
		<Question htmlFor={id} hintId={`${id}-hint`} {...asked}>
			<textarea ref={ref} id={id} className="box" rows={3} maxLength={maxLength} aria-describedby={asked.hint ? `${id}-hint` : undefined} value={value} onChange={(event) => set(event.target.value)} />
			{maxLength && <p className="count">{value.length} of {maxLength}</p>}
		</Question>
	);
}

function Chooser({ k, id, name, options, placeholder = "Choose one" }: { k: string; id?: string; name?: string; options: Options; placeholder?: string }) {
	const [value, set] = useAnswer<string>(k);
	const ref = useReader<HTMLButtonElement>(k, (button) => (button.hasAttribute("data-placeholder") ? "" : (button.firstElementChild?.textContent ?? "")));
	return (
		<Select.Root value={value} onValueChange={set}>
			<Select.Trigger ref={ref} id={id} aria-label={name} className="box trigger">
				<Select.Value placeholder={placeholder} />
				<Select.Icon className="chevron">▾</Select.Icon>
			</Select.Trigger>
			<Select.Portal>
				<Select.Content className="menu" position="popper" sideOffset={4}>
					<Select.ScrollUpButton className="scroll">▲</Select.ScrollUpButton>
					<Select.Viewport>
						{options.map(([each, text]) => (
							<Select.Item key={each} value={each} className="item">
								<Select.ItemText>{text}</Select.ItemText>
								<Select.ItemIndicator className="tick">✓</Select.ItemIndicator>
							</Select.Item>
						))}
					</Select.Viewport>
					<Select.ScrollDownButton className="scroll">▼</Select.ScrollDownButton>
				</Select.Content>
			</Select.Portal>
		</Select.Root>
	);
}

function Pick({ k, options, placeholder, ...asked }: Asked & { options: Options; placeholder?: string }) {
	const id = useId();
	return (
		<Question htmlFor={id} hintId={`${id}-hint`} {...asked}>
			<Chooser k={k} id={id} options={options} placeholder={placeholder} />
		</Question>
	);
}

function Radios({ k, label, hint, options, across }: Asked & { options: Options; across?: boolean }) {
	const [value, set] = useAnswer<string>(k);
	const id = useId();
	const ref = useReader<HTMLDivElement>(k, (group) => group.querySelector("[role=radio][data-state=checked] ~ label")?.textContent ?? "");
	return (
		<div className="question">
			<p className="ask" id={id}>{label}</p>
			{hint && <p className="hint">{hint}</p>}
			<RadioGroup.Root ref={ref} className={across ? "radios across" : "radios"} aria-labelledby={id} value={value} onValueChange={set}>
				{options.map(([each, text]) => (
					<div className="radio" key={each}>
						<RadioGroup.Item className="dot" value={each} id={`${id}-${each}`}>
							<RadioGroup.Indicator className="dot-in" />
						</RadioGroup.Item>
						<label htmlFor={`${id}-${each}`}>{text}</label>
					</div>
				))}
			</RadioGroup.Root>
		</div>
	);
}

function Ticks({ k, label, hint, options }: Asked & { options: Options }) {
	const [value, set] = useAnswer<string[]>(k);
	const id = useId();
	const ref = useReader<HTMLFieldSetElement>(k, (group) => [...group.querySelectorAll("[role=checkbox][data-state=checked] ~ label")].map((each) => each.textContent));
	return (
		<fieldset className="question bare" ref={ref}>
			<legend className="ask">{label}</legend>
			{hint && <p className="hint">{hint}</p>}
			{options.map(([each, text]) => (
				<div className="radio" key={each}>
					<Checkbox.Root className="tickbox" id={`${id}-${each}`} checked={value.includes(each)} onCheckedChange={(checked) => set(options.map(([one]) => one).filter((one) => (one === each ? checked === true : value.includes(one))))}>
						<Checkbox.Indicator>✓</Checkbox.Indicator>
					</Checkbox.Root>
					<label htmlFor={`${id}-${each}`}>{text}</label>
				</div>
			))}
		</fieldset>
	);
}

function Tick({ k, label }: { k: string; label: ReactNode }) {
	const [value, set] = useAnswer<boolean>(k);
	const id = useId();
	const ref = useReader<HTMLButtonElement>(k, (box) => box.dataset.state === "checked");
	return (
		<div className="radio question">
			<Checkbox.Root ref={ref} className="tickbox" id={id} checked={value} onCheckedChange={(checked) => set(checked === true)}>
				<Checkbox.Indicator>✓</Checkbox.Indicator>
			</Checkbox.Root>
			<label htmlFor={id}>{label}</label>
		</div>
	);
}

function Flip({ k, label }: { k: string; label: string }) {
	const [value, set] = useAnswer<boolean>(k);
	const id = useId();
	const ref = useReader<HTMLButtonElement>(k, (flip) => flip.dataset.state === "checked");
	return (
		<div className="radio question">
			<Switch.Root ref={ref} className="switch" id={id} checked={value} onCheckedChange={set}>
				<Switch.Thumb className="thumb" />
			</Switch.Root>
			<label htmlFor={id}>{label}</label>
		</div>
	);
}

/** A row of buttons of which one is pressed. */
function OneOf({ k, label, options }: Asked & { options: Options }) {
	const [value, set] = useAnswer<string>(k);
	const id = useId();
	const ref = useReader<HTMLDivElement>(k, (group) => group.querySelector("[data-state=on]")?.textContent ?? "");
	return (
		<div className="question">
			<p className="ask" id={id}>{label}</p>
			<ToggleGroup.Root ref={ref} type="single" className="toggles" aria-labelledby={id} value={value} onValueChange={set}>
				{options.map(([each, text]) => <ToggleGroup.Item key={each} className="toggle" value={each}>{text}</ToggleGroup.Item>)}
			</ToggleGroup.Root>
		</div>
	);
}

function AnyOf({ k, label, options }: Asked & { options: Options }) {
	const [value, set] = useAnswer<string[]>(k);
	const id = useId();
	const ref = useReader<HTMLDivElement>(k, (group) => [...group.querySelectorAll("[data-state=on]")].map((each) => each.textContent));
	return (
		<div className="question">
			<p className="ask" id={id}>{label}</p>
			<ToggleGroup.Root ref={ref} type="multiple" className="toggles" aria-labelledby={id} value={value} onValueChange={(all) => set(options.map(([one]) => one).filter((one) => all.includes(one)))}>
				{options.map(([each, text]) => <ToggleGroup.Item key={each} className="toggle" value={each}>{text}</ToggleGroup.Item>)}
			</ToggleGroup.Root>
		</div>
	);
}

/** A list with a search box, in a popover. */
function Finder({ k, options, ...asked }: Asked & { options: readonly string[] }) {
	const [value, set] = useAnswer<string>(k);
	const [open, setOpen] = useState(false);
	const [query, setQuery] = useState("");
	const id = useId();
	const ref = useReader<HTMLButtonElement>(k, (button) => (button.dataset.empty ? "" : (button.firstElementChild?.textContent ?? "")));
	const found = options.filter((each) => each.toLowerCase().includes(query.trim().toLowerCase()));
	return (
		<Question htmlFor={id} hintId={`${id}-hint`} {...asked}>
			<Popover.Root open={open} onOpenChange={(now) => { setOpen(now); setQuery(""); }}>
				<Popover.Trigger asChild>
					<button ref={ref} id={id} type="button" role="combobox" aria-expanded={open} aria-controls={`${id}-list`} aria-haspopup="listbox" className="box trigger" data-empty={value === "" || undefined}>
						<span>{value || "Search our majors"}</span>
						<span className="chevron" aria-hidden>▾</span>
					</button>
				</Popover.Trigger>
				<Popover.Portal>
					<Popover.Content className="menu finder" align="start" sideOffset={4}>
						<input className="box" type="text" aria-label="Search majors" placeholder="Start typing…" value={query} onChange={(event) => setQuery(event.target.value)} />
						<div role="listbox" id={`${id}-list`} className="found">
							{found.map((each) => (
								<div key={each} role="option" tabIndex={-1} aria-selected={each === value} className="item" onClick={() => { set(each); setOpen(false); }}>
									{each}
								</div>
							))}
							{found.length === 0 && <p className="hint">Nothing like that, sorry.</p>}
						</div>
					</Popover.Content>
				</Popover.Portal>
			</Popover.Root>
		</Question>
	);
}

function Certainty() {
	const [value, set] = useAnswer<number>("certainty");
	const id = useId();
	const ref = useReader<HTMLSpanElement>("certainty", (slider) => Number(slider.querySelector("[role=slider]")?.getAttribute("aria-valuenow")));
	return (
		<div className="question">
			<p className="ask" id={id}>How sure do you feel about that direction today?</p>
			<p className="hint">1 is “no idea yet”, 10 is “since kindergarten”. There is no right answer.</p>
			<Slider.Root ref={ref} className="slider" min={1} max={10} step={1} value={[value]} onValueChange={([now]) => now !== undefined && set(now)}>
				<Slider.Track className="track"><Slider.Range className="range" /></Slider.Track>
				<Slider.Thumb className="knob" aria-labelledby={id} />
			</Slider.Root>
		</div>
	);
}

function Password() {
	const [value, set] = useAnswer<string>("password");
	const ref = useReader<HTMLInputElement>("password", (input) => input.value);
	const id = useId();
	return (
		<Question htmlFor={id} hintId={`${id}-hint`} label="Make up a password so you can come back later">
			<PasswordToggleField.Root id={id}>
				<div className="inline">
					<PasswordToggleField.Input ref={ref} className="box" autoComplete="new-password" value={value} onChange={(event) => set(event.target.value)} />
					<PasswordToggleField.Toggle className="toggle"><PasswordToggleField.Slot visible="Hide" hidden="Show" /></PasswordToggleField.Toggle>
				</div>
			</PasswordToggleField.Root>
		</Question>
	);
}

function EmailCode() {
	const [value, set] = useAnswer<string>("code");
	const id = useId();
	const ref = useReader<HTMLDivElement>("code", (group) => [...group.querySelectorAll<HTMLInputElement>("input:not([type=hidden])")].map((input) => input.value).join(""));
	return (
		<div className="question">
			<p className="ask" id={id}>We just e-mailed you a six-digit code. What does it say?</p>
			<OneTimePasswordField.Root ref={ref} className="inline" aria-labelledby={id} value={value} onValueChange={set}>
				{Array.from({ length: 6 }, (_, index) => <OneTimePasswordField.Input key={index} className="box digit" />)}
				<OneTimePasswordField.HiddenInput />
			</OneTimePasswordField.Root>
		</div>
	);
}

function Part({ value, title, children }: { value: string; title: string; children: ReactNode }) {
	return (
		<Accordion.Item value={value} className="part">
			<Accordion.Header asChild>
				<h2><Accordion.Trigger className="fold">{title}<span aria-hidden>▾</span></Accordion.Trigger></h2>
			</Accordion.Header>
			<Accordion.Content className="inside">{children}</Accordion.Content>
		</Accordion.Item>
	);
}

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
	<fieldset className="card"><legend>{title}</legend>{children}</fieldset>
);

function Activities() {
	const [rows, setRows] = useState(1);
	return (
		<>
			<p>Tell us about up to three things you give your time to. Jobs and looking after little cousins count as much as clubs do.</p>
			{Array.from({ length: rows }, (_, index) => {
				const at = (part: string) => `act${index + 1}_${part}`;
				return (
					<Card key={index} title={`Involvement ${index + 1}`}>
						<Pick k={at("kind")} label="What kind of thing is it?" options={KINDS} />
						<div className="two">
							<Text k={at("group")} label="Who is it with?" hint="Club, team, employer…" />
							<Text k={at("role")} label="What's your role there?" />
						</div>
						<Story k={at("story")} label="What do you actually do?" maxLength={200} />
						<AnyOf k={at("years")} label="Which years have you done it?" options={[["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]]} />
						<div className="two">
							<Text k={at("hours")} label="About how many hours a week?" inputMode="numeric" />
							<Text k={at("weeks")} label="And how many weeks of the year?" inputMode="numeric" />
						</div>
					</Card>
				);
			})}
			{rows < ACTIVITY_SLOTS && <button type="button" className="add" onClick={() => setRows(rows + 1)}>+ Add another involvement</button>}
		</>
	);
}

const PARTS = ["you", "school", "dreams", "family", "time", "proud", "optional", "people", "last"];

function App() {
	const [answers, setAnswers] = useState(EMPTY);
	const [submitted, setSubmitted] = useState(false);
	const [welcome, setWelcome] = useState(true);
	useEffect(() => {
		Object.assign(window, {
			formState: () => ({ ...answers, submitted }),
			formShown: () => Object.fromEntries(Object.keys(EMPTY).map((key) => [key, readers.get(key)?.() ?? EMPTY[key]])),
		});
	});
	const set = (key: string, value: Value) => setAnswers((now) => ({ ...now, [key]: value }));
	return (
		<FormContext.Provider value={{ answers, set }}>
			<Dialog.Root open={welcome} onOpenChange={setWelcome}>
				<Dialog.Portal>
					<Dialog.Overlay className="veil" />
					<Dialog.Content className="welcome">
						<Dialog.Title>Welcome, future Osprey!</Dialog.Title>
						<Dialog.Description>The Osprey Fellowship pays for four full years at Aldersgate University: tuition, room, meals, books and a summer abroad. Set aside forty minutes. You can leave and come back whenever you like.</Dialog.Description>
						<Dialog.Close className="go">Let's get started</Dialog.Close>
					</Dialog.Content>
				</Dialog.Portal>
			</Dialog.Root>
			<header className="top">
				<p className="crest">Aldersgate University</p>
				<h1>Your Osprey Fellowship application</h1>
				<p>Class entering 2027 · We'd love to get to know you.</p>
			</header>
			<form className="page" onSubmit={(event) => { event.preventDefault(); setSubmitted(true); }}>
				<Accordion.Root type="multiple" defaultValue={PARTS}>
					<Part value="you" title="First, a little about you">
						<div className="two">
							<Text k="given" label="What's your first name?" hint="The one on your passport or school records." autoComplete="given-name" />
							<Text k="family" label="And your last name?" autoComplete="family-name" />
							<Text k="middle" label="Do you have a middle name?" optional autoComplete="additional-name" />
							<Pick k="suffix" label="Anything after your name?" optional options={[["none", "Nothing"], ...same("Jr.", "Sr.", "II", "III", "IV")]} />
							<Text k="nickname" label="What should we call you?" hint="This goes on your name tag if you visit us." optional />
							<Text k="email" label="Where can we e-mail you?" type="email" autoComplete="email" />
						</div>
						<Radios k="pronouns" label="Which pronouns are yours?" across options={[["she", "she / her"], ["he", "he / him"], ["they", "they / them"], ["ask", "Ask me"]]} />
						<fieldset className="question bare">
							<legend className="ask">What's the best number to reach you?</legend>
							<div className="inline">
								<Chooser k="dial" name="Country code" placeholder="+" options={[["+1", "+1 US & Canada"], ["+44", "+44 UK"], ["+52", "+52 Mexico"], ["+86", "+86 China"], ["+91", "+91 India"], ["+234", "+234 Nigeria"]]} />
								<CellNumber />
							</div>
						</fieldset>
						<Flip k="textOk" label="Yes, you may send me text messages (carrier rates apply)" />
						<EmailCode />
						<Password />
						<fieldset className="question bare">
							<legend className="ask">When's your birthday?</legend>
							<div className="inline">
								<Chooser k="birthMonth" name="Month" placeholder="Month" options={MONTHS} />
								<Chooser k="birthDay" name="Day" placeholder="Day" options={DAYS} />
								<Chooser k="birthYear" name="Year" placeholder="Year" options={BIRTH_YEARS} />
							</div>
						</fieldset>
						<div className="two">
							<Text k="birthTown" label="What city or town were you born in?" />
							<Pick k="birthCountry" label="In which country is that?" options={same(...COUNTRIES)} />
						</div>
						<Separator.Root className="line" />
						<Card title="Where do you live?">
							<Text k="street" label="Street and house number" autoComplete="address-line1" />
							<Text k="unit" label="Apartment, unit or floor" optional autoComplete="address-line2" />
							<div className="two">
								<Text k="town" label="City or town" autoComplete="address-level2" />
								<Pick k="state" label="State" options={STATES} />
								<Text k="zip" label="ZIP or postal code" autoComplete="postal-code" />
								<Pick k="country" label="Country" options={same(...COUNTRIES)} />
							</div>
							<Tick k="mailElsewhere" label="My mail goes somewhere else, please contact me about it" />
						</Card>
					</Part>
					<Part value="school" title="Your school life">
						<Text k="school" label="Which high school do you go to?" />
						<div className="two">
							<Text k="schoolTown" label="What city is it in?" />
							<Pick k="schoolState" label="And which state?" options={STATES} />
						</div>
						<Radios k="classYear" label="What year are you in?" across options={[["so", "Sophomore"], ["jr", "Junior"], ["sr", "Senior"], ["done", "I've already graduated"]]} />
						<div className="two">
							<Text k="startedSchool" label="When did you start there?" placeholder="MM/YYYY" />
							<fieldset className="question bare">
								<legend className="ask">When will you graduate?</legend>
								<div className="inline">
									<Chooser k="gradMonth" name="Graduation month" placeholder="Month" options={MONTHS} />
									<Chooser k="gradYear" name="Graduation year" placeholder="Year" options={GRADUATION_YEARS} />
								</div>
							</fieldset>
							<Text k="gpa" label="What's your unweighted GPA?" hint="Out of 4.0" inputMode="decimal" />
							<Text k="weightedGpa" label="Weighted, if your school does that" optional inputMode="decimal" />
							<Text k="rank" label="Where do you rank in your class?" hint="A number, like 23" optional inputMode="numeric" />
							<Text k="classSize" label="How many students are in your class?" optional inputMode="numeric" />
						</div>
						<Card title="Your school counselor">
							<p className="hint">We'll write to them for your transcript.</p>
							<Text k="counselorName" label="What's your counselor's name?" />
							<div className="two">
								<Text k="counselorEmail" label="Their e-mail" type="email" />
								<Text k="counselorPhone" label="Their phone number" type="tel" />
							</div>
						</Card>
						<Card title="Tests, if you took any">
							<p className="hint">You don't need a single test score to become an Osprey Fellow.</p>
							<div className="two">
								<Text k="satReading" label="SAT Reading and Writing" optional inputMode="numeric" />
								<Text k="satMath" label="SAT Math" optional inputMode="numeric" />
								<Text k="act" label="ACT composite" optional inputMode="numeric" />
								<Text k="toefl" label="TOEFL or IELTS" optional />
							</div>
							{[1, 2, 3].map((number) => (
								<fieldset className="question bare inline" key={number}>
									<legend className="ask">AP exam {number}</legend>
									<Text k={`exam${number}`} label="Which subject?" />
									<OneOf k={`score${number}`} label="How did you score?" options={same("1", "2", "3", "4", "5")} />
								</fieldset>
							))}
						</Card>
					</Part>
					<Part value="dreams" title="What you dream of">
						<Finder k="major" label="What would you like to study?" hint="Your best guess is good enough." options={MAJORS} />
						<Certainty />
						<Text k="career" label="What would you like to be one day?" />
						<Pick k="degree" label="How far do you hope to go?" options={[["ba", "A bachelor's degree"], ["ma", "A master's degree"], ["phd", "A doctorate"], ["prof", "Law, medicine or another profession"], ["?", "I don't know yet"]]} />
						<Radios k="term" label="When would you like to join us?" across options={same("Fall 2027", "Spring 2028", "Fall 2028")} />
						<Story k="otherColleges" label="Which other colleges are you applying to?" hint="We ask everybody, and it never counts against you." optional />
					</Part>
					<Part value="family" title="The people at home">
						{[1, 2].map((number) => (
							<Card key={number} title={number === 1 ? "Your first parent or guardian" : "Your second parent or guardian"}>
								<div className="two">
									<Text k={`p${number}First`} label="Their first name" />
									<Text k={`p${number}Last`} label="Their last name" />
									<Pick k={`p${number}Relation`} label="Who are they to you?" options={RELATIONS} />
									<Text k={`p${number}Job`} label="What do they do for a living?" />
								</div>
								<Pick k={`p${number}School`} label="How far did they go in school?" options={SCHOOLING} />
							</Card>
						))}
						<Pick k="marital" label="Your parents are…" options={[["m", "Married to each other"], ["s", "Separated"], ["d", "Divorced"], ["w", "Widowed"], ["n", "Never married"]]} />
						<Radios k="firstGen" label="Will you be the first in your family to go to college?" across options={YES_NO} />
						<Pick k="income" label="Roughly, what does your household earn in a year?" hint="Before taxes. Only our aid team sees this." options={[["a", "Less than $30,000"], ["b", "$30,000 to $54,999"], ["c", "$55,000 to $79,999"], ["d", "$80,000 to $119,999"], ["e", "$120,000 or more"]]} />
						{[1, 2].map((number) => (
							<fieldset className="question bare two" key={number}>
								<legend className="ask">{number === 1 ? "Got a brother or sister?" : "And another one?"}</legend>
								<Text k={`sib${number}Name`} label="Their full name" />
								<Text k={`sib${number}Age`} label="How old are they?" inputMode="numeric" />
							</fieldset>
						))}
					</Part>
					<Part value="time" title="How you spend your time"><Activities /></Part>
					<Part value="proud" title="Moments you're proud of">
						{[1, 2].map((number) => (
							<Card key={number} title={`Award or honor ${number}`}>
								<Text k={`honor${number}`} label="What did you win or earn?" />
								<Pick k={`honor${number}Year`} label="What grade were you in?" options={[["09", "9th grade"], ["10", "10th grade"], ["11", "11th grade"], ["12", "12th grade"]]} />
							</Card>
						))}
					</Part>
					<Part value="optional" title="A few things the government likes us to ask">
						<Radios k="citizenship" label="Which of these describes you?" options={[["usc", "I'm a U.S. citizen"], ["usn", "I'm a U.S. national"], ["lpr", "I have a green card"], ["intl", "I'm a citizen of another country"]]} />
						<Radios k="hispanic" label="Are you Hispanic or Latino/a?" across options={YES_NO} />
						<Ticks k="race" label="How do you describe your race?" hint="Choose as many as fit." options={[["ai", "American Indian or Alaska Native"], ["as", "Asian"], ["bl", "Black or African American"], ["pi", "Native Hawaiian or Pacific Islander"], ["wh", "White"]]} />
						<Radios k="feeWaiver" label="Will you be asking us to waive the application fee?" across options={YES_NO} />
					</Part>
					<Part value="people" title="Two people we may call">
						<Card title="Your champion">
							<p className="hint">A teacher, boss or mentor who'll write a letter about you.</p>
							<div className="two">
								<Text k="champion" label="Your champion's full name" />
								<Text k="championEmail" label="Your champion's e-mail" type="email" />
							</div>
							<Text k="championKnows" label="How does this person know you?" />
						</Card>
						<Card title="In case of emergency on Finalist Weekend">
							<p className="hint">Someone who isn't one of your parents, please. We have those already.</p>
							<div className="two">
								<Text k="icePerson" label="Who should we call?" />
								<Text k="icePhone" label="On which number?" type="tel" />
							</div>
							<Text k="iceRelation" label="How are you related?" />
						</Card>
					</Part>
					<Part value="last" title="And that's nearly it">
						<Tick k="honest" label="I promise that everything here is true and my own work, and I accept the Fellowship's terms" />
						<Text k="signature" label="Type your full name as your signature" />
						<button type="submit" className="go">Send my application</button>
					</Part>
				</Accordion.Root>
			</form>
		</FormContext.Provider>
	);
}

function CellNumber() {
	const [value, set] = useAnswer<string>("cell");
	const ref = useReader<HTMLInputElement>("cell", (input) => input.value);
	return <input ref={ref} className="box" type="tel" aria-label="Your number" placeholder="555-555-5555" autoComplete="tel-national" value={value} onChange={(event) => set(event.target.value)} />;
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
