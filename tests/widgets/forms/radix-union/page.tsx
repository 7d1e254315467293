import "./look.css";
import { Checkbox, Collapsible, Form, Label, RadioGroup, Select, Separator, Tooltip } from "radix-ui";
import { createContext, Fragment, type InputHTMLAttributes, type ReactNode, useContext, useEffect, useId, useState } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";

const SCHOOLING = [
	["none", "Did not attend high school"],
	["some-hs", "Some high school"],
	["hs", "Finished high school"],
	["some-college", "Some college or trade school, no degree"],
	["associate", "Two-year degree"],
	["bachelor", "Four-year degree"],
	["advanced", "Advanced degree"],
];
const INCOMES = [
	["A", "Under $30,000"],
	["B", "$30,000 – $54,999"],
	["C", "$55,000 – $79,999"],
	["D", "$80,000 – $109,999"],
	["E", "$110,000 or more"],
];
const FIELDS = [
	"Agriculture and forestry",
	"Arts and music",
	"Biology and health sciences",
	"Business",
	"Computing",
	"Education",
	"Engineering",
	"Humanities and languages",
	"Law and government",
	"Mathematics and physical sciences",
	"Skilled trade",
	"Not decided",
];
const TEXTS =
	"member ledger applicant street city zip phone mail born p1Last p1First p1Other p1Work p2Last p2First p2Other p2Work siblings sib1 sib1Age sib2 sib2Age sib3 sib3Age school schoolCity done rank rankOf gpa counselor choice sat psat employer job jobHours club1 office1 club2 office2 essay sign".split(
		" ",
	);
const CHOICES = "state p1Living p1School p2Living p2School marital income schoolState field".split(" ");
const BLANK: Record<string, string | boolean> = Object.fromEntries([...TEXTS, ...CHOICES].map((key) => [key, ""]));
BLANK.release = false;

type Answers = typeof BLANK;
const Sheet = createContext<{ answers: Answers; answer: (key: string, value: string | boolean) => void }>({
	answers: BLANK,
	answer: () => {},
});
const useAnswer = (key: string) => {
	const { answers, answer } = useContext(Sheet);
	return [answers[key] as string, (value: string) => answer(key, value)] as const;
};

/** A box without words of its own. */
function Blank({ of: key, ...rest }: { of: string } & InputHTMLAttributes<HTMLInputElement>) {
	const [value, set] = useAnswer(key);
	return <input {...rest} data-at={key} value={value} onChange={(event) => set(event.target.value)} />;
}

/** A box with its label above, as the Form primitive ties them. */
function Line({
	of,
	label,
	note,
	must,
	...rest
}: { of: string; label: string; note?: string; must?: boolean } & InputHTMLAttributes<HTMLInputElement>) {
	return (
		<Form.Field className="field" name={of}>
			<Form.Label>
				{label}
				{must && <span className="must"> (required)</span>}
			</Form.Label>
			<Form.Control asChild>
				<Blank of={of} {...rest} />
			</Form.Control>
			{note && <p className="note">{note}</p>}
		</Form.Field>
	);
}

function Pick({ of, label, options, hint = "Select…" }: { of: string; label: string; options: string[][]; hint?: string }) {
	const [value, set] = useAnswer(of);
	const id = useId();
	return (
		<div className="field">
			<Label.Root id={id}>{label}</Label.Root>
			<Select.Root value={value} onValueChange={set}>
				<Select.Trigger className="trigger" aria-labelledby={id} data-at={of}>
					<Select.Value placeholder={hint} />
					<Select.Icon className="arrow" />
				</Select.Trigger>
				<Select.Portal>
					<Select.Content className="menu" position="popper">
						<Select.Viewport>
							{options.map(([code, name]) => (
								<Select.Item className="item" key={code} value={code}>
									<Select.ItemText>{name}</Select.ItemText>
								</Select.Item>
							))}
						</Select.Viewport>
					</Select.Content>
				</Select.Portal>
			</Select.Root>
		</div>
	);
}

function Cards({ of, label, options }: { of: string; label: string; options: string[][] }) {
	const [value, set] = useAnswer(of);
	return (
		<div className="field">
			<span className="ask">{label}</span>
			<RadioGroup.Root className="cards" aria-label={label} value={value} onValueChange={set} data-at={of}>
				{options.map(([code, name]) => (
					<RadioGroup.Item className="card" key={code} value={code}>
						{name}
					</RadioGroup.Item>
				))}
			</RadioGroup.Root>
		</div>
	);
}

const Part = ({ letter, title, children }: { letter: string; title: string; children: ReactNode }) => (
	<section>
		<h2>
			<span className="letter">{letter}</span> {title}
		</h2>
		{children}
		<Separator.Root className="rule" />
	</section>
);

function Parent({ n, heading }: { n: 1 | 2; heading: string }) {
	return (
		<div className="parent">
			<h3>{heading}</h3>
			<Label.Root className="field">
				Surname
				<Blank of={`p${n}Last`} />
			</Label.Root>
			<Label.Root className="field">
				Given name
				<Blank of={`p${n}First`} />
			</Label.Root>
			<Label.Root className="field">
				Earlier surname, if it changed
				<Blank of={`p${n}Other`} />
			</Label.Root>
			<Cards
				of={`p${n}Living`}
				label="This parent is"
				options={[
					["L", "Living"],
					["D", "Deceased"],
				]}
			/>
			<Label.Root className="field">
				Trade, craft or occupation
				<Blank of={`p${n}Work`} />
			</Label.Root>
			<Pick of={`p${n}School`} label="How far did this parent go in school?" options={SCHOOLING} />
		</div>
	);
}

function Release() {
	const { answers, answer } = useContext(Sheet);
	return (
		<div className="consent">
			<Checkbox.Root
				id="release"
				checked={answers.release === true}
				onCheckedChange={(on) => answer("release", on === true)}
				data-at="release"
			>
				<Checkbox.Indicator>✓</Checkbox.Indicator>
			</Checkbox.Root>
			<label htmlFor="release">The Local may print my name, photograph and school in The Bollard if I am chosen.</label>
		</div>
	);
}

function Essay() {
	const [value, set] = useAnswer("essay");
	return (
		<Form.Field className="field" name="essay">
			<Form.Label>In 300 to 500 words, tell the trustees what a union contract has meant at your kitchen table.</Form.Label>
			<Form.Control asChild>
				<textarea rows={8} data-at="essay" value={value} onChange={(event) => set(event.target.value)} />
			</Form.Control>
		</Form.Field>
	);
}

const at = (key: string) => document.querySelector<HTMLElement>(`[data-at="${key}"]`);
const shown = (key: string) => {
	const place = at(key);
	if (place instanceof HTMLInputElement || place instanceof HTMLTextAreaElement) return place.value;
	if (key === "release") return place?.dataset.state === "checked";
	if (place?.role === "radiogroup") return place.querySelector("[data-state=checked]")?.textContent ?? "";
	return place?.hasAttribute("data-placeholder") ? "" : (place?.querySelector("span")?.innerText ?? "");
};

function Application() {
	const [answers, setAnswers] = useState(BLANK);
	const [submitted, setSubmitted] = useState(false);
	useEffect(() => {
		Object.assign(window, {
			formState: () => ({ ...answers, submitted }),
			formShown: () => Object.fromEntries(Object.keys(BLANK).map((key) => [key, shown(key)])),
		});
	}, [answers, submitted]);
	return (
		<Sheet.Provider value={{ answers, answer: (key, value) => setAnswers((before) => ({ ...before, [key]: value })) }}>
			<header>
				<p className="local">Ferry, Tug & Harbor Workers · Local 88</p>
				<h1>Odile Barnes Memorial Scholarship</h1>
				<p>For sons, daughters and wards of members in good standing. Four awards of $3,000. Due at the hall by March 31.</p>
			</header>
			<Form.Root
				onSubmit={(event) => {
					event.preventDefault();
					setSubmitted(true);
				}}
			>
				<Part letter="A" title="The member">
					<div className="two">
						<Line of="member" label="Member through whom you apply" />
						<Line of="ledger" label="Member’s ledger number" note="On the dues card" />
					</div>
				</Part>
				<Part letter="B" title="The applicant">
					<Line of="applicant" label="Full name, first to last" must />
					<Line of="street" label="Mailing address (street, apartment)" must />
					<div className="two">
						<Line of="city" label="Town or city" />
						<Pick of="state" label="State" options={STATES} />
						<Line of="zip" label="ZIP" inputMode="numeric" />
					</div>
					<div className="two">
						<Line of="phone" label="Telephone" type="tel" />
						<Line of="mail" label="Email" type="email" must />
						<Line of="born" label="Date of birth" type="date" />
					</div>
				</Part>
				<Part letter="C" title="Parents">
					<p>
						Please answer for both parents, including one who does not live with you.{" "}
						<Tooltip.Provider>
							<Tooltip.Root>
								<Tooltip.Trigger type="button" className="why">
									Why we ask
								</Tooltip.Trigger>
								<Tooltip.Portal>
									<Tooltip.Content className="tip">
										Two of the four awards are set aside for families with no college graduate.
									</Tooltip.Content>
								</Tooltip.Portal>
							</Tooltip.Root>
						</Tooltip.Provider>
					</p>
					<div className="two">
						<Parent n={1} heading="Parent one" />
						<Parent n={2} heading="Parent two" />
					</div>
					<Cards
						of="marital"
						label="Your parents’ marital status"
						options={[
							["married", "Married"],
							["partners", "Domestic partners"],
							["separated", "Separated"],
							["divorced", "Divorced"],
							["widowed", "Widowed"],
							["never", "Never married"],
						]}
					/>
					<Pick of="income" label="Yearly income of your household before taxes" options={INCOMES} />
				</Part>
				<Part letter="D" title="Brothers and sisters">
					<p>
						I have <Blank of="siblings" size={2} inputMode="numeric" aria-label="Number of brothers and sisters" /> brothers and sisters.
						Their names and ages:
					</p>
					<div className="sibs">
						<b>Name</b>
						<b>Age</b>
						{[1, 2, 3].map((n) => (
							<Fragment key={n}>
								<Blank of={`sib${n}`} placeholder="First and last name" />
								<Blank of={`sib${n}Age`} placeholder="Age" inputMode="numeric" size={3} />
							</Fragment>
						))}
					</div>
				</Part>
				<Part letter="E" title="School">
					<Line of="school" label="High school you will graduate from" must />
					<div className="two">
						<Line of="schoolCity" label="City of that school" />
						<Pick of="schoolState" label="State of that school" options={STATES} />
						<Line of="done" label="When will you finish?" type="month" />
					</div>
					<p>
						My class rank is <Blank of="rank" size={4} aria-label="Class rank" /> out of{" "}
						<Blank of="rankOf" size={4} aria-label="Class size" /> students.
					</p>
					<div className="two">
						<Line of="gpa" label="Weighted grade average" note="To two decimals" />
						<Line of="sat" label="SAT total" note="Best Math plus best Reading and Writing" />
						<Line of="psat" label="PSAT/NMSQT total" />
					</div>
					<div className="two">
						<Line of="counselor" label="Guidance counselor who will send the transcript" />
						<Line of="choice" label="College or university you plan to attend" />
						<Pick of="field" label="Field of study" options={FIELDS.map((name) => [name, name])} />
					</div>
				</Part>
				<Part letter="F" title="Work and service">
					<Collapsible.Root>
						<Collapsible.Trigger className="opener">I have held a paying job</Collapsible.Trigger>
						<Collapsible.Content className="two">
							<Line of="employer" label="Employer" />
							<Line of="job" label="What were you hired as?" />
							<Line of="jobHours" label="Hours in a usual week" />
						</Collapsible.Content>
					</Collapsible.Root>
					<p>School clubs, teams and unpaid community service (not paid jobs):</p>
					<ol className="clubs">
						{[1, 2].map((n) => (
							<li key={n}>
								<Blank of={`club${n}`} aria-label={`Organization ${n}`} placeholder="Organization" />
								<Blank of={`office${n}`} aria-label={`Office or part in organization ${n}`} placeholder="Office held, or your part in it" />
							</li>
						))}
					</ol>
				</Part>
				<Part letter="G" title="In your words">
					<Essay />
					<Line of="sign" label="Applicant’s signature (type your name)" must />
					<Release />
				</Part>
				<Form.Submit className="send">Send to the hall</Form.Submit>
			</Form.Root>
		</Sheet.Provider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Application />);
