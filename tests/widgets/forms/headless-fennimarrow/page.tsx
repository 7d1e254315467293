import { Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle, Field, Fieldset, Label, Legend, Select, Switch } from "@headlessui/react";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";
import { AreaField, CheckField, type Choice, ComboField, ListboxField, RadioField, TextField } from "./fields";
import "./tailwind.css";

const named = (list: string[]): Choice[] => list.map((name) => ({ id: name, name }));
const states: Choice[] = STATES.map(([id, name]) => ({ id, name }));
const countries = named(COUNTRIES);
const majors: Choice[] = [...MAJORS.map((name) => ({ id: name.toLowerCase().replaceAll(" ", "-"), name })), { id: "other-stem", name: "Other STEM field" }];
const codes: Choice[] = [
	{ id: "US", name: "United States (+1)" },
	{ id: "CA", name: "Canada (+1)" },
	{ id: "MX", name: "Mexico (+52)" },
	{ id: "GB", name: "United Kingdom (+44)" },
	{ id: "IN", name: "India (+91)" },
	{ id: "NG", name: "Nigeria (+234)" },
];
const schooling: Choice[] = [
	{ id: "no_hs", name: "Did not finish high school" },
	{ id: "hs", name: "High school diploma or GED" },
	{ id: "some_college", name: "Some college, no degree" },
	{ id: "aa", name: "Associate degree" },
	{ id: "ba", name: "Bachelor's degree" },
	{ id: "grad", name: "Graduate or professional degree" },
	{ id: "na", name: "Not sure / prefer not to say" },
];
const incomes: Choice[] = [
	{ id: "lt40", name: "Less than $40,000" },
	{ id: "40_60", name: "$40,000 to $59,999" },
	{ id: "60_80", name: "$60,000 to $79,999" },
	{ id: "80_110", name: "$80,000 to $109,999" },
	{ id: "gt110", name: "$110,000 or more" },
];
const citizenships: Choice[] = [
	{ id: "usc", name: "U.S. citizen" },
	{ id: "lpr", name: "Lawful permanent resident" },
	{ id: "refugee", name: "Refugee or asylee" },
	{ id: "daca", name: "DACA or undocumented" },
	{ id: "visa", name: "Visa holder" },
];
const kinds: Choice[] = [
	{ id: "arts", name: "Arts & performance" },
	{ id: "athletics", name: "Athletics" },
	{ id: "coding", name: "Computing & robotics" },
	{ id: "environment", name: "Environment & sustainability" },
	{ id: "family", name: "Family responsibilities" },
	{ id: "job", name: "Paid job" },
	{ id: "service", name: "Community service" },
	{ id: "speech", name: "Speech & debate" },
	{ id: "sg", name: "Student government" },
	{ id: "misc", name: "Something else" },
];
const years: Choice[] = [
	{ id: "9", name: "9th grade" },
	{ id: "10", name: "10th grade" },
	{ id: "11", name: "11th grade" },
	{ id: "12", name: "12th grade" },
];
const yesNo: Choice[] = [
	{ id: "yes", name: "Yes" },
	{ id: "no", name: "No" },
	{ id: "decline", name: "Prefer not to say" },
];

interface Activity {
	kind: string;
	org: string;
	role: string;
	about: string;
	grades: string[];
	hours: string;
	weeks: string;
}
const noActivity: Activity = { kind: "", org: "", role: "", about: "", grades: [], hours: "", weeks: "" };
interface Course {
	uid: number;
	title: string;
	mark: string;
	credits: string;
}
const texts = {
	legalFirst: "",
	legalLast: "",
	goesBy: "",
	email: "",
	dial: "",
	mobile: "",
	born: "",
	street: "",
	unit: "",
	city: "",
	region: "",
	postcode: "",
	country: "",
	school: "",
	classOf: "",
	gpa: "",
	satMath: "",
	satErw: "",
	act: "",
	major: "",
	entry: "",
	g1First: "",
	g1Last: "",
	g1School: "",
	g2First: "",
	g2Last: "",
	g2School: "",
	citizenship: "",
	income: "",
	firstGen: "",
	latino: "",
	award0: "",
	award0Year: "",
	award1: "",
	award1Year: "",
	award2: "",
	award2Year: "",
	handle: "",
	hoodie: "",
	heard: "",
	problem: "",
	refName: "",
	refEmail: "",
	relative: "",
	signature: "",
	website: "",
};
type Texts = typeof texts;
const held = { texts, activities: [] as Activity[], courses: [] as Course[], agree: false, news: false, submitted: false };

function ActivityDialog({ start, onSave, onClose }: { start: Activity; onSave(activity: Activity): void; onClose(): void }) {
	const [draft, setDraft] = useState(start);
	const put = (key: keyof Activity) => (value: string) => setDraft((before) => ({ ...before, [key]: value }));
	return (
		<Dialog open onClose={onClose} className="relative z-10">
			<DialogBackdrop className="fixed inset-0 bg-black/30" />
			<div className="fixed inset-0 z-10 w-screen overflow-y-auto">
				<div className="flex min-h-full items-center justify-center p-4">
					<DialogPanel className="w-full max-w-xl rounded-xl bg-white p-6 shadow-lg">
						<DialogTitle as="h3" className="text-base/7 font-semibold">
							Tell us about an activity
						</DialogTitle>
						<form
							onSubmit={(event) => {
								event.preventDefault();
								event.stopPropagation();
								onSave(draft);
							}}
						>
							<div className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-6">
								<ListboxField id="activity-kind" label="Category" value={draft.kind} onChange={put("kind")} options={kinds} placeholder="Pick the closest match" />
								<TextField id="activity-org" label="Organization or employer" value={draft.org} onChange={put("org")} />
								<TextField id="activity-role" label="Your role" value={draft.role} onChange={put("role")} className="col-span-full" />
								<Fieldset className="col-span-full">
									<Legend className="text-sm/6 font-medium">When did you take part?</Legend>
									<div className="mt-2 flex gap-4">
										{years.map(({ id, name }) => (
											<CheckField
												key={id}
												id={`activity-grade-${id}`}
												checked={draft.grades.includes(id)}
												onChange={(checked) =>
													setDraft((before) => ({
														...before,
														grades: years.map((year) => year.id).filter((each) => (each === id ? checked : before.grades.includes(each))),
													}))
												}
											>
												{name}
											</CheckField>
										))}
									</div>
								</Fieldset>
								<TextField id="activity-hours" label="Hours per week" inputMode="decimal" value={draft.hours} onChange={put("hours")} />
								<TextField id="activity-weeks" label="Weeks per year" inputMode="decimal" value={draft.weeks} onChange={put("weeks")} />
								<AreaField id="activity-about" label="What did you do, and what changed because of it?" value={draft.about} onChange={put("about")} />
							</div>
							<div className="mt-6 flex gap-4">
								<button type="button" className="rounded-md px-3 py-1.5 text-sm/6" onClick={onClose}>
									Cancel
								</button>
								<button type="submit" className="rounded-md bg-indigo-600 px-3 py-1.5 text-sm/6 font-semibold text-white">
									Save activity
								</button>
							</div>
						</form>
					</DialogPanel>
				</div>
			</div>
		</Dialog>
	);
}

function Section({ title, about, children }: { title: string; about?: string; children: React.ReactNode }) {
	return (
		<section className="border-b border-zinc-900/10 pb-12">
			<h2 className="text-base/7 font-semibold text-zinc-900">{title}</h2>
			{about && <p className="mt-1 text-sm/6 text-zinc-600">{about}</p>}
			<div className="mt-6 grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-6">{children}</div>
		</section>
	);
}

let uids = 0;
function Application() {
	const [form, setForm] = useState(texts);
	const [activities, setActivities] = useState<Activity[]>([]);
	const [courses, setCourses] = useState<Course[]>([]);
	const [agree, setAgree] = useState(false);
	const [news, setNews] = useState(false);
	const [editing, setEditing] = useState<number | null>(null);
	Object.assign(held, { texts: form, activities, courses, agree, news });
	const bind = (key: keyof Texts) => ({
		id: key,
		value: form[key],
		onChange: (value: string) => setForm((before) => ({ ...before, [key]: value ?? "" })),
	});
	const change = (uid: number, part: Partial<Course>) => setCourses((list) => list.map((each) => (each.uid === uid ? { ...each, ...part } : each)));
	return (
		<div className="mx-auto max-w-3xl px-6 py-12">
			<header>
				<p className="text-sm/6 font-semibold text-indigo-600">Fennimarrow Foundation</p>
				<h1 className="text-3xl font-semibold tracking-tight">Open Circuit Scholars 2027</h1>
				<p className="mt-2 text-zinc-600">
					Up to $20,000 a year plus a paid summer internship for students who want to build things. Fields marked <span className="text-rose-600">*</span> are
					required. Your draft is saved in this browser.
				</p>
			</header>
			<form
				className="mt-10 space-y-12"
				onSubmit={(event) => {
					event.preventDefault();
					held.submitted = true;
				}}
			>
				<Section title="You" about="Use the name on your school records.">
					<TextField label="Legal first name" required autoComplete="given-name" {...bind("legalFirst")} />
					<TextField label="Legal last name" required autoComplete="family-name" {...bind("legalLast")} />
					<TextField label="What should we call you?" hint="We use this in emails and at events." {...bind("goesBy")} />
					<TextField label="Date of birth" type="date" required {...bind("born")} />
					<TextField label="Email" type="email" required autoComplete="email" className="sm:col-span-4" {...bind("email")} />
					<ListboxField
						label="Dialing code"
						className="sm:col-span-2"
						placeholder="Code"
						options={codes}
						short={(choice) => `${choice.id} ${choice.name.match(/\+\d+/)?.[0]}`}
						{...bind("dial")}
					/>
					<TextField label="Mobile number" type="tel" autoComplete="tel-national" className="sm:col-span-4" {...bind("mobile")} />
					<ListboxField label="Country of residence" required options={countries} className="col-span-full" {...bind("country")} />
					<TextField label="Street address" required autoComplete="address-line1" className="sm:col-span-4" {...bind("street")} />
					<TextField label="Apartment, suite, etc." className="sm:col-span-2" {...bind("unit")} />
					<TextField label="City" className="sm:col-span-2" {...bind("city")} />
					<ComboField label="State / Province" options={states} className="sm:col-span-2" placeholder="Start typing" {...bind("region")} />
					<TextField label="ZIP / Postal code" autoComplete="postal-code" className="sm:col-span-2" {...bind("postcode")} />
					<ListboxField label="Citizenship or immigration status" hint="Every status is eligible." options={citizenships} {...bind("citizenship")} />
					<div aria-hidden="true" className="sr-only">
						<label htmlFor="website">Website</label>
						<input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" value={form.website} onChange={(event) => bind("website").onChange(event.target.value)} />
					</div>
				</Section>

				<Section title="School">
					<TextField label="High school" required className="sm:col-span-4" {...bind("school")} />
					<Field className="sm:col-span-2">
						<Label className="text-sm/6 font-medium">Class of</Label>
						<Select id="classOf" value={form.classOf} onChange={(event) => bind("classOf").onChange(event.target.value)} className="mt-2 block w-full appearance-none rounded-lg">
							<option value=""></option>
							{["2026", "2027", "2028", "2029"].map((year) => (
								<option key={year} value={year}>
									{year}
								</option>
							))}
						</Select>
					</Field>
					<TextField label="Unweighted GPA" hint="On a 4.0 scale" inputMode="decimal" className="sm:col-span-2" {...bind("gpa")} />
					<ComboField label="What do you plan to study?" options={majors} className="sm:col-span-4" {...bind("major")} />
					<Field className="col-span-full">
						<Label className="text-sm/6 font-medium">When will you start college?</Label>
						<Select id="entry" value={form.entry} onChange={(event) => bind("entry").onChange(event.target.value)} className="mt-2 block w-full appearance-none rounded-lg">
							<option value="">Choose a term</option>
							<option value="sp27">Spring 2027</option>
							<option value="fa27">Fall 2027</option>
							<option value="sp28">Spring 2028</option>
							<option value="fa28">Fall 2028</option>
						</Select>
					</Field>
					<TextField label="SAT Math" hint="Optional" inputMode="numeric" className="sm:col-span-2" {...bind("satMath")} />
					<TextField label="SAT Reading & Writing" hint="Optional" inputMode="numeric" className="sm:col-span-2" {...bind("satErw")} />
					<TextField label="ACT composite" hint="Optional" inputMode="numeric" className="sm:col-span-2" {...bind("act")} />
				</Section>

				<Section title="Courses you are proud of" about="High school courses only. Enter the final grade as it appears on your transcript.">
					<div className="col-span-full space-y-6">
						{courses.map((course, index) => (
							<div key={course.uid} className="rounded-xl border border-zinc-200 p-4">
								<div className="flex justify-between">
									<h3 className="text-sm/6 font-semibold">Course {index + 1}</h3>
									<button type="button" onClick={() => setCourses((list) => list.filter((each) => each.uid !== course.uid))}>
										Remove<span className="sr-only"> course {index + 1}</span>
									</button>
								</div>
								<div className="grid grid-cols-1 gap-4 sm:grid-cols-6">
									<TextField id={`courses.${index}.title`} label="Course title" value={course.title} onChange={(title) => change(course.uid, { title })} className="col-span-full" />
									<TextField id={`courses.${index}.mark`} label="Final grade" value={course.mark} onChange={(mark) => change(course.uid, { mark })} />
									<TextField id={`courses.${index}.credits`} label="Credits" value={course.credits} onChange={(credits) => change(course.uid, { credits })} />
								</div>
							</div>
						))}
						{courses.length < 5 && (
							<button
								type="button"
								className="rounded-md bg-white px-3 py-2 text-sm font-semibold shadow-xs inset-ring inset-ring-gray-300"
								onClick={() => setCourses((list) => [...list, { uid: uids++, title: "", mark: "", credits: "" }])}
							>
								+ Add a course
							</button>
						)}
					</div>
				</Section>

				<Section title="Activities and work" about="Up to five. Jobs and caring for family count just as much as clubs.">
					<div className="col-span-full">
						{activities.length === 0 && <p className="text-sm/6 text-zinc-500">Nothing here yet.</p>}
						<ul role="list" className="space-y-6">
							{activities.map((activity, index) => (
								<li key={index} id={`activity-card-${index}`} className="rounded-xl border border-zinc-200 p-4">
									<p className="text-xs" data-part="kind">
										{kinds.find(({ id }) => id === activity.kind)?.name}
									</p>
									<h3 className="text-sm/6 font-semibold" data-part="org">
										{activity.org}
									</h3>
									<p className="text-sm/6" data-part="role">
										{activity.role}
									</p>
									<ul className="flex gap-2">
										{activity.grades.map((grade) => (
											<li key={grade} data-part="grades" className="rounded-full bg-indigo-50 px-2 text-xs">
												{years.find(({ id }) => id === grade)?.name}
											</li>
										))}
									</ul>
									<p className="text-sm/6 text-zinc-500">
										<span data-part="hours">{activity.hours}</span> hr/wk, <span data-part="weeks">{activity.weeks}</span> wk/yr
									</p>
									<p className="text-sm/6" data-part="about">
										{activity.about}
									</p>
									<div className="flex gap-4">
										<button type="button" onClick={() => setEditing(index)}>
											Edit
										</button>
										<button type="button" onClick={() => setActivities((list) => list.filter((_, other) => other !== index))}>
											Delete
										</button>
									</div>
								</li>
							))}
						</ul>
						<button type="button" className="mt-4 rounded-md bg-indigo-600 px-3 py-2 text-sm font-semibold text-white" onClick={() => setEditing(activities.length)}>
							Add activity
						</button>
						{editing !== null && (
							<ActivityDialog
								start={activities[editing] ?? noActivity}
								onClose={() => setEditing(null)}
								onSave={(activity) => {
									setActivities((list) => (editing < list.length ? list.map((each, index) => (index === editing ? activity : each)) : [...list, activity]));
									setEditing(null);
								}}
							/>
						)}
					</div>
				</Section>

				<Section title="Recognition" about="Your top three awards or honors, from school or anywhere else.">
					{([0, 1, 2] as const).map((index) => (
						<Fieldset key={index} className="col-span-full grid grid-cols-1 gap-4 sm:grid-cols-6">
							<Legend className="text-sm/6 font-semibold">Award {index + 1}</Legend>
							<TextField label="Title" {...bind(`award${index}`)} className="sm:col-span-4" />
							<ListboxField label="Received in" options={years} placeholder="Grade" {...bind(`award${index}Year`)} className="sm:col-span-2" />
						</Fieldset>
					))}
				</Section>

				<Section title="Your family" about="We use this to understand financial need. It is never shared with interviewers.">
					<Fieldset className="col-span-full grid grid-cols-1 gap-4 sm:grid-cols-6">
						<Legend className="text-sm/6 font-semibold">Parent or guardian 1</Legend>
						<TextField label="First name" {...bind("g1First")} />
						<TextField label="Last name" {...bind("g1Last")} />
						<ListboxField label="Highest level of education" options={schooling} {...bind("g1School")} />
					</Fieldset>
					<Fieldset className="col-span-full grid grid-cols-1 gap-4 sm:grid-cols-6">
						<Legend className="text-sm/6 font-semibold">Parent or guardian 2 (if applicable)</Legend>
						<TextField label="First name" {...bind("g2First")} />
						<TextField label="Last name" {...bind("g2Last")} />
						<ListboxField label="Highest level of education" options={schooling} {...bind("g2School")} />
					</Fieldset>
					<ListboxField label="Annual household income" options={incomes} className="col-span-full" {...bind("income")} />
					<RadioField label="Would you be among the first generation in your family to finish college?" options={yesNo} {...bind("firstGen")} />
					<RadioField label="Do you identify as Hispanic or Latine?" options={yesNo} {...bind("latino")} />
					<TextField
						label="Relative who works at Fennimarrow"
						hint="Full name. Relatives of employees may apply but are reviewed by an outside panel."
						className="col-span-full"
						{...bind("relative")}
					/>
				</Section>

				<Section title="A few more things">
					<AreaField label="Describe a problem in your community that better software would not fix." hint="About 250 words." rows={8} {...bind("problem")} />
					<TextField label="GitHub username" {...bind("handle")} />
					<ListboxField label="Hoodie size" options={named(["XS", "S", "M", "L", "XL", "XXL", "3XL"])} {...bind("hoodie")} />
					<ListboxField
						label="How did you hear about us?"
						className="col-span-full"
						options={named(["A teacher or counselor", "A Fennimarrow employee", "Social media", "Search", "A past scholar"])}
						{...bind("heard")}
					/>
					<TextField label="Recommender's full name" hint="A teacher, manager or mentor who is not a relative." {...bind("refName")} />
					<TextField label="Recommender's email" type="email" hint="We will write to them after you submit." {...bind("refEmail")} />
				</Section>

				<div className="space-y-6">
					<CheckField id="agree" checked={agree} onChange={setAgree}>
						I have read the <a href="#rules">official rules</a> and agree to the <a href="#privacy">applicant privacy notice</a>.
					</CheckField>
					<Field className="flex items-center gap-4">
						<Switch id="news" checked={news} onChange={setNews} className="group inline-flex h-6 w-11 items-center rounded-full bg-gray-200 data-checked:bg-indigo-600">
							<span className="size-4 rounded-full bg-white" />
						</Switch>
						<div>
							<Label className="text-sm/6">Send me product news and event invitations</Label>
							<Description className="text-sm/6 text-zinc-500">You can unsubscribe at any time.</Description>
						</div>
					</Field>
					<TextField label="Electronic signature" hint="Type your full name. This has the same effect as signing by hand." {...bind("signature")} />
					<button type="submit" className="rounded-md bg-indigo-600 px-3 py-2 text-sm font-semibold text-white">
						Submit application
					</button>
				</div>
			</form>
		</div>
	);
}

const ROWS = [0, 1, 2];
const PARTS = ["kind", "org", "role", "grades", "hours", "weeks", "about"] as const;
const COURSE = ["title", "mark", "credits"] as const;
const readable = (id: string): unknown => {
	const control = document.getElementById(id);
	if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control.value;
	if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? "";
	if (control?.getAttribute("role") === "radiogroup") {
		const chosen = control.querySelector("[role=radio][aria-checked=true]");
		return chosen?.parentElement?.textContent ?? "";
	}
	if (control?.hasAttribute("aria-checked")) return control.getAttribute("aria-checked") === "true";
	return control?.textContent ?? "";
};
Object.assign(window, {
	formState: () => ({
		...held.texts,
		...Object.fromEntries(ROWS.flatMap((row) => PARTS.map((part) => [`act${row}.${part}`, held.activities[row]?.[part] ?? noActivity[part]]))),
		...Object.fromEntries(ROWS.flatMap((row) => COURSE.map((part) => [`course${row}.${part}`, held.courses[row]?.[part] ?? ""]))),
		agree: held.agree,
		news: held.news,
		submitted: held.submitted,
	}),
	formShown: () => ({
		...Object.fromEntries([...Object.keys(texts), "agree", "news"].map((key) => [key, readable(key)])),
		...Object.fromEntries(
			ROWS.flatMap((row) =>
				PARTS.map((part) => {
					const found = [...document.querySelectorAll(`#activity-card-${row} [data-part=${part}]`)].map((each) => each.textContent ?? "");
					return [`act${row}.${part}`, part === "grades" ? found : (found[0] ?? "")];
				}),
			),
		),
		...Object.fromEntries(ROWS.flatMap((row) => COURSE.map((part) => [`course${row}.${part}`, readable(`courses.${row}.${part}`)]))),
	}),
});
const root = document.getElementById("root");
if (root) createRoot(root).render(<Application />);
