import {
	Checkbox, Combobox, ComboboxInput, ComboboxButton, ComboboxOption, ComboboxOptions, Description, Field, Fieldset, Input, Label, Legend,
	Listbox, ListboxButton, ListboxOption, ListboxOptions, Radio, RadioGroup, Switch, Textarea,
} from "@headlessui/react";
import { useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import DatePicker from "react-datepicker";
import "react-datepicker/dist/react-datepicker.css";
import { COUNTRIES, STATES } from "../../lists";
import "./style.css";

type Parent = { first: string; last: string; relation: string; education: string; job: string; employer: string; email: string; phone: string };
type Course = { name: string; mark: string };
type Activity = { name: string; role: string; grades: string[]; hours: string; about: string };
type Answers = {
	texts: Record<string, string>;
	born: Date | null;
	graduates: Date | null;
	parents: Parent[];
	courses: Course[];
	activities: Activity[];
	photos: boolean;
	consent: boolean;
};
const noParent: Parent = { first: "", last: "", relation: "", education: "", job: "", employer: "", email: "", phone: "" };
const noCourse: Course = { name: "", mark: "" };
const noActivity: Activity = { name: "", role: "", grades: [], hours: "", about: "" };
const TEXTS =
	"given middle family goBy pronouns email mobile street unit city state zip country firstGen income household school schoolCity schoolState grade gpa scale counselor counselorEmail satMath satRw psat major why shirt diet emergency emergencyPhone heard".split(
		" ",
	);
const EMPTY: Answers = {
	texts: Object.fromEntries(TEXTS.map((key) => [key, ""])),
	born: null,
	graduates: null,
	parents: [noParent, noParent],
	courses: [noCourse],
	activities: [],
	photos: false,
	consent: false,
};
const MOST_COURSES = 4;
const MOST_ACTIVITIES = 3;

let latest = EMPTY;
let submitted = false;
const two = (value: number) => String(value).padStart(2, "0");

(window as any).formState = () => {
	const { texts, born, graduates, parents, courses, activities, photos, consent } = latest;
	const state: Record<string, unknown> = { ...texts, photos, consent };
	state.born = born ? `${born.getFullYear()}-${two(born.getMonth() + 1)}-${two(born.getDate())}` : "";
	state.graduates = graduates ? `${graduates.getFullYear()}-${two(graduates.getMonth() + 1)}` : "";
	parents.forEach((parent, i) => Object.entries(parent).forEach(([key, value]) => (state[`parent${i + 1}.${key}`] = value)));
	for (let i = 0; i < MOST_COURSES; i++)
		for (const [key, value] of Object.entries(courses[i] ?? noCourse)) state[`course${i + 1}.${key}`] = value;
	for (let i = 0; i < MOST_ACTIVITIES; i++)
		for (const [key, value] of Object.entries(activities[i] ?? noActivity)) state[`activity${i + 1}.${key}`] = value;
	return { ...state, submitted };
};

(window as any).formShown = () => {
	const shown: Record<string, unknown> = {};
	for (const key of Object.keys((window as any).formState())) {
		if (key === "submitted") continue;
		const control = document.querySelector(`[data-key="${key}"]`) as HTMLElement | null;
		const several = key.endsWith(".grades");
		if (!control) shown[key] = several ? [] : "";
		else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) shown[key] = control.value;
		else if (control.dataset.boolean) shown[key] = control.getAttribute("aria-checked") === "true";
		else if (control.getAttribute("role") === "radiogroup")
			shown[key] = control.querySelector('[role="radio"][aria-checked="true"]')?.textContent ?? "";
		else {
			const text = control.querySelector(".placeholder") ? "" : control.querySelector(".picked")!.textContent!;
			shown[key] = several ? (text ? text.split(", ") : []) : text;
		}
	}
	return shown;
};

function Text({ k, label, value, onChange, optional, hint, type = "text", className, max }: any) {
	return (
		<Field className={`field ${className ?? ""}`}>
			<Label className="label">
				{label}
				{optional && <span className="optional">optional</span>}
			</Label>
			<Input data-key={k} className="input" type={type} value={value} maxLength={max} onChange={(event) => onChange(event.target.value)} />
			{hint && <Description className="hint">{hint}</Description>}
		</Field>
	);
}

function Pick({ k, label, value, onChange, options, optional, hint, className, multiple }: any) {
	const text = multiple ? value.join(", ") : value;
	return (
		<Field className={`field ${className ?? ""}`}>
			<Label className="label">
				{label}
				{optional && <span className="optional">optional</span>}
			</Label>
			<Listbox value={value} onChange={onChange} multiple={multiple}>
				<ListboxButton data-key={k} className="input pick">
					{text ? <span className="picked">{text}</span> : <span className="placeholder">Select…</span>}
					<span className="chevron" aria-hidden="true">▾</span>
				</ListboxButton>
				<ListboxOptions anchor="bottom start" className="options">
					{options.map((option: string) => (
						<ListboxOption key={option} value={option} className="option">
							<span className="tick" aria-hidden="true" />
							{option}
						</ListboxOption>
					))}
				</ListboxOptions>
			</Listbox>
			{hint && <Description className="hint">{hint}</Description>}
		</Field>
	);
}

function Find({ k, label, value, onChange, options, className }: any) {
	const [query, setQuery] = useState("");
	const found = options.filter((option: string) => option.toLowerCase().includes(query.toLowerCase()));
	return (
		<Field className={`field ${className ?? ""}`}>
			<Label className="label">{label}</Label>
			<Combobox value={value || null} onChange={(next: string | null) => onChange(next ?? "")} onClose={() => setQuery("")} immediate>
				<div className="find">
					<ComboboxInput
						data-key={k}
						className="input"
						displayValue={(option: string | null) => option ?? ""}
						onChange={(event) => setQuery(event.target.value)}
						placeholder="Start typing"
						autoComplete="off"
					/>
					<ComboboxButton className="findButton">▾</ComboboxButton>
				</div>
				<ComboboxOptions anchor="bottom start" className="options">
					{found.map((option: string) => (
						<ComboboxOption key={option} value={option} className="option">
							{option}
						</ComboboxOption>
					))}
				</ComboboxOptions>
			</Combobox>
		</Field>
	);
}

function Choose({ k, label, value, onChange, options, className }: any) {
	return (
		<Field className={`field ${className ?? ""}`}>
			<Label className="label">{label}</Label>
			<RadioGroup data-key={k} value={value || null} onChange={onChange} className="choices">
				{options.map((option: string) => (
					<Radio key={option} value={option} className="pill">
						{option}
					</Radio>
				))}
			</RadioGroup>
		</Field>
	);
}

const Section = ({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) => (
	<Fieldset className="section">
		<div className="aside">
			<Legend className="title">{title}</Legend>
			{intro && <p className="intro">{intro}</p>}
		</div>
		<div className="grid">{children}</div>
	</Fieldset>
);

const EDUCATION = [
	"Did not finish high school",
	"High school graduate or GED",
	"Some college, no degree",
	"Two-year degree",
	"Four-year degree",
	"Master's degree or higher",
	"I'm not sure",
];
const RELATIONS = ["Mother", "Father", "Step-parent", "Grandparent", "Aunt or uncle", "Legal guardian", "Other"];
const STATE_NAMES = STATES.map(([, name]) => name);

function App() {
	const [answers, setAnswers] = useState(EMPTY);
	latest = answers;
	const set = (change: Partial<Answers>) => setAnswers((now) => ({ ...now, ...change }));
	const bind = (key: string) => ({
		k: key,
		value: answers.texts[key],
		onChange: (value: string) => setAnswers((now) => ({ ...now, texts: { ...now.texts, [key]: value } })),
	});
	const inList = (list: "parents" | "courses" | "activities", name: string, index: number) => (key: string) => ({
		k: `${name}${index + 1}.${key}`,
		value: (answers[list][index] as any)[key],
		onChange: (value: unknown) =>
			setAnswers((now) => ({ ...now, [list]: (now[list] as any[]).map((each, i) => (i === index ? { ...each, [key]: value } : each)) })),
	});
	return (
		<>
			<header className="bar">
				<div className="wrap">
					<strong>Saltmarsh Station</strong>
					<nav>
						<a href="#program">Program</a>
						<a href="#mentors">Mentors</a>
						<a href="#faq">FAQ</a>
						<a href="#apply" className="current">Apply</a>
					</nav>
				</div>
			</header>
			<main className="wrap">
				<h1>Young Investigators Summer 2027</h1>
				<p className="lede">Six weeks in a working field lab, June 21 – July 30. Room, board and a $1,500 stipend are on us. Applications close February 1.</p>
				<form
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						submitted = true;
					}}
				>
					<Section title="First, you" intro="Use your name as it appears on your school records.">
						<Text label="First name" {...bind("given")} />
						<Text label="Middle name" optional {...bind("middle")} />
						<Text label="Last name" {...bind("family")} />
						<Text label="What should we call you?" optional {...bind("goBy")} />
						<Pick label="Your pronouns" optional options={["she/her", "he/him", "they/them", "Something else", "Prefer not to say"]} {...bind("pronouns")} />
						<Field className="field">
							<Label className="label">Birthday</Label>
							<DatePicker
								selected={answers.born}
								onChange={(born) => set({ born })}
								dateFormat="MMMM d, yyyy"
								placeholderText="e.g. May 2, 2009"
								showMonthDropdown
								showYearDropdown
								dropdownMode="select"
								maxDate={new Date(2015, 0, 1)}
								className="input"
								wrapperClassName="wide"
								customInput={<Input data-key="born" />}
							/>
						</Field>
						<Text label="Email you check often" type="email" {...bind("email")} />
						<Text label="Mobile number" type="tel" {...bind("mobile")} />
					</Section>
					<Section title="Home" intro="Where we would mail an acceptance packet.">
						<Text label="Street address" className="two" {...bind("street")} />
						<Text label="Apartment, unit" optional {...bind("unit")} />
						<Text label="City" {...bind("city")} />
						<Find label="State" options={STATE_NAMES} {...bind("state")} />
						<Text label="ZIP" {...bind("zip")} />
						<Find label="Country" options={COUNTRIES} {...bind("country")} />
					</Section>
					<Section title="The adults at home" intro="Tell us about up to two parents or guardians. Students under 18 need one of them to sign later.">
						{answers.parents.map((_, index) => {
							const of = inList("parents", "parent", index);
							return (
								<div className="card" key={index} role="group" aria-labelledby={`adult-${index}`}>
									<h3 id={`adult-${index}`}>Parent or guardian {index + 1}</h3>
									<div className="grid inner">
										<Text label="First name" {...of("first")} />
										<Text label="Last name" {...of("last")} />
										<Pick label="Relationship to you" options={RELATIONS} {...of("relation")} />
										<Pick label="How far they went in school" options={EDUCATION} {...of("education")} />
										<Text label="Job" hint="What they do, or did if retired" {...of("job")} />
										<Text label="Where they work" optional {...of("employer")} />
										<Text label="Email" type="email" {...of("email")} />
										<Text label="Phone" type="tel" {...of("phone")} />
									</div>
								</div>
							);
						})}
						<Choose label="Will you be the first in your family to earn a four-year degree?" className="three" options={["Yes", "No", "Not sure"]} {...bind("firstGen")} />
						<Pick
							label="Household income last year"
							options={["Under $30,000", "$30,000 – $49,999", "$50,000 – $74,999", "$75,000 – $109,999", "$110,000 or more", "Prefer not to say"]}
							hint="Never used in selection; it helps us raise money."
							className="two"
							{...bind("income")}
						/>
						<Text label="People who live in your home" {...bind("household")} />
					</Section>
					<Section title="School">
						<Text label="Your high school" className="two" {...bind("school")} />
						<Text label="School city" {...bind("schoolCity")} />
						<Find label="School state" options={STATE_NAMES} {...bind("schoolState")} />
						<Choose label="What year are you in right now?" className="three" options={["Freshman", "Sophomore", "Junior", "Senior"]} {...bind("grade")} />
						<Field className="field">
							<Label className="label">Graduation month</Label>
							<DatePicker
								selected={answers.graduates}
								onChange={(graduates) => set({ graduates })}
								dateFormat="MM/yyyy"
								placeholderText="MM/YYYY"
								showMonthYearPicker
								className="input"
								wrapperClassName="wide"
								customInput={<Input data-key="graduates" />}
							/>
						</Field>
						<Text label="GPA" hint="Unweighted, if your school reports it" {...bind("gpa")} />
						<Pick label="GPA is out of" options={["4.0", "5.0", "6.0", "100", "My school doesn't use GPA"]} {...bind("scale")} />
						<Text label="School counselor's name" {...bind("counselor")} />
						<Text label="School counselor's email" type="email" className="two" {...bind("counselorEmail")} />
						<Text label="SAT Math" optional {...bind("satMath")} />
						<Text label="SAT Reading & Writing" optional {...bind("satRw")} />
						<Text label="PSAT total" optional {...bind("psat")} />
						<Text label="What do you hope to study in college?" className="two" {...bind("major")} />
					</Section>
					<Section title="Courses" intro="Up to four high school courses you'd like us to know about, with the grade you earned.">
						<div className="three">
							{answers.courses.map((_, index) => {
								const of = inList("courses", "course", index);
								return (
									<div className="line" key={index}>
										<Text label="Course" className="grow" {...of("name")} />
										<Text label="Grade earned" className="narrow" {...of("mark")} />
										<button
											type="button"
											className="quiet"
											aria-label={`Remove course ${index + 1}`}
											onClick={() => set({ courses: answers.courses.filter((_, i) => i !== index) })}
										>
											Remove
										</button>
									</div>
								);
							})}
							{answers.courses.length < MOST_COURSES && (
								<button type="button" className="add" onClick={() => setAnswers((now) => ({ ...now, courses: [...now.courses, noCourse] }))}>
									+ Add another course
								</button>
							)}
						</div>
					</Section>
					<Section title="Outside class" intro="Clubs, jobs, teams, caring for family: the three things that take most of your time.">
						{answers.activities.map((_, index) => {
							const of = inList("activities", "activity", index);
							return (
								<div className="card" key={index} role="group" aria-label={`Activity ${index + 1}`}>
									<div className="cardHead">
										<h3>Activity {index + 1}</h3>
										<button type="button" className="quiet" onClick={() => set({ activities: answers.activities.filter((_, i) => i !== index) })}>
											Remove
										</button>
									</div>
									<div className="grid inner">
										<Text label="Group, team or workplace" {...of("name")} />
										<Text label="Your role" max={50} {...of("role")} />
										<Pick label="Grades you did this" multiple options={["9th", "10th", "11th", "12th"]} {...of("grades")} />
										<Text label="Hours in a typical week" {...of("hours")} />
										<Field className="field both">
											<Label className="label">What did you do?</Label>
											<Textarea
												data-key={`activity${index + 1}.about`}
												className="input"
												rows={2}
												maxLength={200}
												value={of("about").value}
												onChange={(event) => of("about").onChange(event.target.value)}
											/>
											<Description className="hint">{of("about").value.length}/200</Description>
										</Field>
									</div>
								</div>
							);
						})}
						{answers.activities.length < MOST_ACTIVITIES && (
							<button type="button" className="add three" onClick={() => setAnswers((now) => ({ ...now, activities: [...now.activities, noActivity] }))}>
								+ Add an activity
							</button>
						)}
					</Section>
					<Section title="Almost there">
						<Field className="field three">
							<Label className="label">What question about the natural world keeps you up at night? (150–300 words)</Label>
							<Textarea data-key="why" className="input" rows={6} value={bind("why").value} onChange={(event) => bind("why").onChange(event.target.value)} />
						</Field>
						<Pick label="T-shirt size" options={["XS", "S", "M", "L", "XL", "2XL"]} {...bind("shirt")} />
						<Text label="Food allergies or dietary needs" optional className="two" {...bind("diet")} />
						<Text label="Emergency contact (not a parent)" className="two" {...bind("emergency")} />
						<Text label="Emergency contact phone" type="tel" {...bind("emergencyPhone")} />
						<Pick label="How did you hear about us?" options={["A teacher", "A friend", "Instagram", "Past participant", "Web search", "Other"]} {...bind("heard")} />
						<Field className="toggle three">
							<Switch data-key="photos" data-boolean="1" checked={answers.photos} onChange={(photos) => set({ photos })} className="switch">
								<span className="knob" />
							</Switch>
							<Label>Saltmarsh Station may use photos of me in its publications</Label>
						</Field>
						<Field className="toggle three">
							<Checkbox data-key="consent" data-boolean="1" checked={answers.consent} onChange={(consent) => set({ consent })} className="box">
								<svg viewBox="0 0 14 14" fill="none" aria-hidden="true"><path d="M3 8L6 11L11 3.5" strokeWidth={2} stroke="#fff" /></svg>
							</Checkbox>
							<Label>Everything here is true and is my own work, and I agree to the code of conduct</Label>
						</Field>
					</Section>
					<div className="end">
						<button type="submit" className="send">Send my application</button>
					</div>
				</form>
			</main>
		</>
	);
}

createRoot(document.getElementById("root")!).render(<App />);
