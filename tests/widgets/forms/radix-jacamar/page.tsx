import { Accordion, Checkbox, Label, RadioGroup, Select, Separator, Switch, ToggleGroup } from "radix-ui";
import { type ReactNode, useId, useState } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";
import "./page.css";

type Value = string | string[] | boolean;
type Values = Record<string, Value>;
type Option = string | [string, string];

const valueOf = (option: Option) => (typeof option === "string" ? option : option[0]);
const textOf = (option: Option) => (typeof option === "string" ? option : option[1]);

/** Where each answer stands on the page, and how it is read there. */
const seen = new Map<string, () => Value>();
let current: Values = {};
let change: (key: string, value: Value) => void = () => {};
let submitted = false;

const text = (key: string) => (current[key] as string) ?? "";
const several = (key: string) => (current[key] as string[]) ?? [];

function Field({ k, label, note, type = "text", className = "", ...rest }: { k: string; label: ReactNode; note?: string; type?: string; className?: string; placeholder?: string; maxLength?: number }) {
	const id = useId();
	return (
		<div className={`field ${className}`}>
			<Label.Root htmlFor={id} className="label">
				{label}
			</Label.Root>
			<input
				id={id}
				type={type}
				value={text(k)}
				onChange={(event) => change(k, event.target.value)}
				ref={(node) => {
					if (node) seen.set(k, () => node.value);
				}}
				{...rest}
			/>
			{note ? <p className="note">{note}</p> : null}
		</div>
	);
}

function Area({ k, label, rows = 4 }: { k: string; label: ReactNode; rows?: number }) {
	const id = useId();
	return (
		<div className="field wide">
			<Label.Root htmlFor={id} className="label">
				{label}
			</Label.Root>
			<textarea
				id={id}
				rows={rows}
				value={text(k)}
				onChange={(event) => change(k, event.target.value)}
				ref={(node) => {
					if (node) seen.set(k, () => node.value);
				}}
			/>
		</div>
	);
}

function Pick({ k, label, options, placeholder = "Select…", className = "" }: { k: string; label: ReactNode; options: Option[]; placeholder?: string; className?: string }) {
	const id = useId();
	return (
		<div className={`field ${className}`}>
			<Label.Root htmlFor={id} className="label">
				{label}
			</Label.Root>
			<Select.Root value={text(k)} onValueChange={(value) => change(k, value)}>
				<Select.Trigger
					id={id}
					className="trigger"
					ref={(node) => {
						if (node)
							seen.set(k, () => (node.hasAttribute("data-placeholder") ? "" : (node.querySelector(".chosen")?.textContent ?? "")));
					}}
				>
					<span className="chosen">
						<Select.Value placeholder={placeholder} />
					</span>
					<Select.Icon>▾</Select.Icon>
				</Select.Trigger>
				<Select.Portal>
					<Select.Content className="menu" position="popper" sideOffset={4}>
						<Select.Viewport>
							{options.map((option) => (
								<Select.Item key={valueOf(option)} value={valueOf(option)} className="item">
									<Select.ItemText>{textOf(option)}</Select.ItemText>
								</Select.Item>
							))}
						</Select.Viewport>
					</Select.Content>
				</Select.Portal>
			</Select.Root>
		</div>
	);
}

function Choice({ k, label, options, row = true }: { k: string; label: ReactNode; options: Option[]; row?: boolean }) {
	const id = useId();
	return (
		<div className="field wide">
			<span className="label" id={id}>
				{label}
			</span>
			<RadioGroup.Root
				className={row ? "choices row" : "choices"}
				aria-labelledby={id}
				value={text(k)}
				onValueChange={(value) => change(k, value)}
				ref={(node) => {
					if (node)
						seen.set(k, () => node.querySelector("[data-state=checked]")?.parentElement?.querySelector("label")?.textContent ?? "");
				}}
			>
				{options.map((option, n) => (
					<div className="choice" key={valueOf(option)}>
						<RadioGroup.Item className="radio" value={valueOf(option)} id={`${id}-${n}`}>
							<RadioGroup.Indicator className="dot" />
						</RadioGroup.Item>
						<label htmlFor={`${id}-${n}`}>{textOf(option)}</label>
					</div>
				))}
			</RadioGroup.Root>
		</div>
	);
}

function Ticks({ k, label, options }: { k: string; label: ReactNode; options: string[] }) {
	const id = useId();
	return (
		<div className="field wide">
			<span className="label" id={id}>
				{label}
			</span>
			<div
				className="choices columns"
				role="group"
				aria-labelledby={id}
				ref={(node) => {
					if (node)
						seen.set(k, () =>
							[...node.querySelectorAll("[data-state=checked][role=checkbox]")].map((box) => box.parentElement?.querySelector("label")?.textContent ?? ""),
						);
				}}
			>
				{options.map((option, n) => (
					<div className="choice" key={option}>
						<Checkbox.Root
							className="box"
							id={`${id}-${n}`}
							checked={several(k).includes(option)}
							onCheckedChange={(checked) =>
								change(
									k,
									options.filter((each) => (each === option ? checked === true : several(k).includes(each))),
								)
							}
						>
							<Checkbox.Indicator>✓</Checkbox.Indicator>
						</Checkbox.Root>
						<label htmlFor={`${id}-${n}`}>{option}</label>
					</div>
				))}
			</div>
		</div>
	);
}

function Toggles({ k, label, options, multiple = false }: { k: string; label: string; options: string[]; multiple?: boolean }) {
	const id = useId();
	const keep = (node: HTMLDivElement | null) => {
		if (!node) return;
		seen.set(k, () => {
			const on = [...node.querySelectorAll("[data-state=on]")].map((button) => button.textContent ?? "");
			return multiple ? on : (on[0] ?? "");
		});
	};
	const items = options.map((option) => (
		<ToggleGroup.Item key={option} value={option} className="toggle">
			{option}
		</ToggleGroup.Item>
	));
	return (
		<div className="field">
			<span className="label" id={id}>
				{label}
			</span>
			{multiple ? (
				<ToggleGroup.Root
					type="multiple"
					className="toggles"
					aria-labelledby={id}
					ref={keep}
					value={several(k)}
					onValueChange={(value) => change(k, options.filter((option) => value.includes(option)))}
				>
					{items}
				</ToggleGroup.Root>
			) : (
				<ToggleGroup.Root type="single" className="toggles" aria-labelledby={id} ref={keep} value={text(k)} onValueChange={(value) => change(k, value)}>
					{items}
				</ToggleGroup.Root>
			)}
		</div>
	);
}

function Agree({ k, children }: { k: string; children: ReactNode }) {
	const id = useId();
	return (
		<div className="choice wide">
			<Checkbox.Root
				className="box"
				id={id}
				checked={current[k] === true}
				onCheckedChange={(checked) => change(k, checked === true)}
				ref={(node) => {
					if (node) seen.set(k, () => node.getAttribute("data-state") === "checked");
				}}
			>
				<Checkbox.Indicator>✓</Checkbox.Indicator>
			</Checkbox.Root>
			<label htmlFor={id}>{children}</label>
		</div>
	);
}

function Part({ value, title, children }: { value: string; title: string; children: ReactNode }) {
	return (
		<Accordion.Item value={value} className="part">
			<Accordion.Header className="head">
				<Accordion.Trigger>
					{title} <span aria-hidden>▾</span>
				</Accordion.Trigger>
			</Accordion.Header>
			<Accordion.Content className="content">{children}</Accordion.Content>
		</Accordion.Item>
	);
}

const YN: Option[] = [
	["Y", "Yes"],
	["N", "No"],
];
const ETHNICITIES = [
	"American Indian or Alaska Native",
	"Asian Indian",
	"Black/African American",
	"Eastern European",
	"Chinese",
	"Filipino",
	"Latino(a)/Hispanic",
	"Native Hawaiian",
	"Japanese",
	"Pacific Islander",
	"Vietnamese",
	"White",
	"Other Asian",
];
const KINDS = ["Employment", "Volunteer activity", "Club", "Athletics", "Other extracurricular"];
const GRADES = ["9", "10", "11", "12"];
const GRADE_NAMES = ["9th grade", "10th grade", "11th grade", "12th grade"];
const INCOMES: Option[] = [
	["1", "Under $25,000"],
	["2", "$25,000 - $49,999"],
	["3", "$50,000 - $74,999"],
	["4", "$75,000 - $99,999"],
	["5", "$100,000 or more"],
];

const ACTIVITY_KEYS = ["kind", "group", "office", "grades", "hours", "weeks"];
const ONE =
	"last first goBy born apt street city state zip best second email more languages birthplace pronouns gender ethnicity district ride shirt school schoolPlace grade gpa classOf counselor counselorEmail collegePlan field firstGen p1 p1rel p1job p1work p2 p2rel p2job p2work income em emRel emPhone doctor doctorPhone q1 q2 q3 q4 q5 heard roles photo read parentSign today".split(
		" ",
	);
const KEYS = [
	...ONE,
	...[0, 1].flatMap((n) => [`kid${n}name`, `kid${n}age`]),
	...[0, 1, 2].flatMap((n) => ACTIVITY_KEYS.map((key) => `act${n}${key}`)),
	...[0, 1, 2].flatMap((n) => [`award${n}name`, `award${n}year`]),
	...[0, 1].flatMap((n) => [`ref${n}name`, `ref${n}rel`, `ref${n}phone`, `ref${n}email`]),
];
const blank = (key: string): Value => {
	if (["photo", "read"].includes(key)) return false;
	return ["ethnicity", "roles"].includes(key) || /^act\dgrades$/.test(key) ? [] : "";
};

function App() {
	const [values, setValues] = useState<Values>(() => Object.fromEntries(KEYS.map((key) => [key, blank(key)])));
	const [activities, setActivities] = useState(1);
	current = values;
	change = (key, value) => setValues((before) => ({ ...before, [key]: value }));
	const photoId = useId();
	return (
		<main>
			<header>
				<h1>Mayor's Youth Council</h1>
				<p>Membership Application</p>
			</header>
			<p>
				The vision for the Mayor's Youth Council is to empower caring youth dedicated to personal and professional development in government,
				education, and servant leadership so they become informed and engaged citizens. All information must be completed in order to be
				considered.
			</p>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					submitted = true;
				}}
			>
				<Accordion.Root type="multiple" defaultValue={["who", "school", "home", "do", "why", "refs"]}>
					<Part value="who" title="Contact Information">
						<div className="grid">
							<Field k="last" label="Last Name:" />
							<Field k="first" label="First Name:" />
							<Field k="goBy" label="Name you like to be called:" />
							<Field k="born" label="D.O.B. (YYYY/MM/DD):" />
							<Field k="street" label="Home Address:" className="span2" />
							<Field k="apt" label="Apt.:" />
							<Field k="city" label="City:" />
							<Pick k="state" label="State:" options={STATES.map(([code, name]): Option => [code, name])} />
							<Field k="zip" label="Zip:" />
						</div>
						<fieldset>
							<legend>Phone (area code first; no dashes):</legend>
							<div className="grid">
								<Field k="best" label="(best contact)" type="tel" />
								<Field k="second" label="(secondary contact)" type="tel" />
							</div>
						</fieldset>
						<div className="grid">
							<Field k="email" label="Email:" type="email" note="Communication to members will be done by email unless another method is requested." />
							<Field k="more" label="Additional Contact:" />
						</div>
						<Choice k="district" label="District Number:" options={["1", "2", "3", "4", "5", "6", "7", "8", "n/a"]} />
						<Choice k="ride" label="Do you have reliable transportation to attend Mayor's Youth Council Meetings?" options={YN} />
						<Separator.Root className="rule" />
						<p className="note">
							The responses to the following questions will be used to gauge the diversity of the applicant pool. Demographic information is
							collected per grant reporting requirements and is kept confidential.
						</p>
						<div className="grid">
							<Pick k="gender" label="Gender:" options={["Female", "Male", "Non-binary", "Prefer not to say"]} />
							<Pick k="pronouns" label="Pronouns:" options={["he/him/his", "she/her/hers", "they/them/theirs", "Other"]} />
							<Field k="birthplace" label="Where were you born?" placeholder="City, Country" />
							<Field k="languages" label="Languages Spoken at Home" />
							<Pick k="shirt" label="Shirt size" options={["S", "M", "L", "XL", "XXL"]} />
						</div>
						<Ticks k="ethnicity" label="Ethnicity (Mark all that apply):" options={ETHNICITIES} />
					</Part>

					<Part value="school" title="School">
						<div className="grid">
							<Field k="school" label="Current School:" className="span2" />
							<Field k="schoolPlace" label="School's city and state:" />
							<Toggles k="grade" label="Grade:" options={GRADES} />
							<Field k="gpa" label="GPA (unweighted):" />
							<Field k="classOf" label="Graduating Class of" placeholder="YYYY" />
							<Field k="counselor" label="Guidance counselor" />
							<Field k="counselorEmail" label="Counselor's email" type="email" />
							<Field k="collegePlan" label="College you hope to attend" />
							<Field k="field" label="What would you like to be?" />
						</div>
						<Choice k="firstGen" label="Would you be the first in your family to attend college?" options={YN} />
					</Part>

					<Part value="home" title="Family and emergency contact">
						<table>
							<thead>
								<tr>
									<th />
									<th>Parent or Guardian 1</th>
									<th>Parent or Guardian 2</th>
								</tr>
							</thead>
							<tbody>
								{(
									[
										["Name", ""],
										["Relationship", "rel"],
										["Occupation", "job"],
										["Work phone", "work"],
									] as const
								).map(([title, end]) => (
									<tr key={title}>
										<th scope="row">{title}</th>
										{["p1", "p2"].map((who) => (
											<td key={who}>
												<input
													value={text(who + end)}
													onChange={(event) => change(who + end, event.target.value)}
													ref={(node) => {
														if (node) seen.set(who + end, () => node.value);
													}}
												/>
											</td>
										))}
									</tr>
								))}
							</tbody>
						</table>
						<Choice k="income" label="Family income" options={INCOMES} row={false} />
						<p className="label">Brothers and sisters living at home or away</p>
						{[0, 1].map((n) => (
							<div className="grid" key={n}>
								<Field k={`kid${n}name`} label="Name" className="span2" />
								<Field k={`kid${n}age`} label="Age" />
							</div>
						))}
						<fieldset>
							<legend>Person to contact in case of emergency if your parents cannot be reached</legend>
							<div className="grid">
								<Field k="em" label="Name" />
								<Field k="emRel" label="Relationship" />
								<Field k="emPhone" label="Emergency Phone Number:" type="tel" />
								<Field k="doctor" label="Family physician" />
								<Field k="doctorPhone" label="Physician's phone" type="tel" />
							</div>
						</fieldset>
					</Part>

					<Part value="do" title="Activities and honors">
						<p>
							What activities or commitments do you have? (Please include employment, volunteer activities, clubs, athletics, and
							extracurricular activities, etc.)
						</p>
						{Array.from({ length: activities }, (_, n) => (
							<div className="card" key={`activity-${n + 1}`}>
								<div className="grid">
									<Pick k={`act${n}kind`} label="This is" options={KINDS} />
									<Field k={`act${n}group`} label="Club, team or employer" className="span2" />
									<Field k={`act${n}office`} label="Office held or duties" />
									<Toggles k={`act${n}grades`} label="In grades" options={GRADES} multiple />
									<Field k={`act${n}hours`} label="Hours a week" />
									<Field k={`act${n}weeks`} label="Weeks a year" />
								</div>
							</div>
						))}
						{activities < 3 ? (
							<button type="button" className="add" onClick={() => setActivities(activities + 1)}>
								+ Add another activity
							</button>
						) : null}
						<p className="label">Honors or awards received since 9th grade</p>
						{[0, 1, 2].map((n) => (
							<div className="grid" key={n}>
								<Field k={`award${n}name`} label={`${n + 1}.`} className="span2" />
								<Pick k={`award${n}year`} label="When" options={GRADE_NAMES} />
							</div>
						))}
						<Ticks k="roles" label="At Teen Court I would like to serve as" options={["Juror", "Attorney", "Clerk", "Bailiff"]} />
					</Part>

					<Part value="why" title="Please answer the following questions">
						<Area k="q1" label="1) Why do you want to be part of the Mayor's Youth Council, and what do you wish to accomplish?" />
						<Area k="q2" label="2) What makes you a unique candidate for the Mayor's Youth Council" />
						<Area k="q3" label="3) In your opinion, what is our community's most important issue facing our youth?" />
						<Area k="q4" label="4) Describe your ideas to address that issue." />
						<Area k="q5" label="5) If you could change one thing about our City, what would it be and why?" />
						<Pick k="heard" label="How did you hear about the Youth Council?" options={["School", "Friend", "Current member", "City website", "Social media", "Other"]} />
					</Part>

					<Part value="refs" title="References and agreement">
						<p>List two references from a non-relative such as a teacher, advisor, coach, employer.</p>
						{[0, 1].map((n) => (
							<div className="grid card" key={n}>
								<Field k={`ref${n}name`} label={`Reference ${n + 1}`} />
								<Field k={`ref${n}rel`} label="How do you know this person?" />
								<Field k={`ref${n}phone`} label="Phone" type="tel" />
								<Field k={`ref${n}email`} label="Email" type="email" />
							</div>
						))}
						<div className="choice wide">
							<Switch.Root
								className="switch"
								id={photoId}
								checked={values.photo === true}
								onCheckedChange={(checked) => change("photo", checked)}
								ref={(node) => {
									if (node) seen.set("photo", () => node.getAttribute("data-state") === "checked");
								}}
							>
								<Switch.Thumb className="thumb" />
							</Switch.Root>
							<label htmlFor={photoId}>Photography Release: the City may use pictures of me</label>
						</div>
						<Agree k="read">
							I have read and understood the application for the Mayor's Youth Council. I also understand my attendance at all meetings and
							events is necessary in order to achieve the goals of the Mayor's Youth Council. (Selecting this box serves as your signature.)
						</Agree>
						<div className="grid">
							<Field k="parentSign" label="Parent or Guardian Statement of Permission (type your name as signature)" className="span2" />
							<Field k="today" label="Today's Date (YYYY/MM/DD)" />
						</div>
					</Part>
				</Accordion.Root>
				<button type="submit" className="send">
					Submit application
				</button>
			</form>
		</main>
	);
}

Object.assign(window, {
	formState: () => ({ ...current, submitted }),
	formShown: () => Object.fromEntries(KEYS.map((key) => [key, seen.get(key)?.() ?? blank(key)])),
});

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
