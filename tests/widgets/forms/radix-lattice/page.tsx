import * as React from "react";
import { createRoot } from "react-dom/client";
import { useFieldArray, useForm, useFormContext, type UseFormReturn } from "react-hook-form";
import { STATES } from "../../lists";
import "./theme.css";
import {
	Button, Card, Checkbox, Collapsible, CollapsibleContent, CollapsibleTrigger, Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle, DialogTrigger,
	Form, FormControl, FormDescription, FormField, FormItem, FormLabel, FormMessage, Input, items, Label, RadioGroup, RadioGroupItem,
	Select, SelectContent, SelectItem, SelectTrigger, SelectValue, Tabs, TabsContent, TabsList, TabsTrigger, Textarea,
} from "./ui";

type Option = [value: string, text: string];
const same = (texts: string[]): Option[] => texts.map((text) => [text, text]);
const MONTHS = "January February March April May June July August September October November December".split(" ").map((name, at): Option => [String(at + 1), name]);
const DAYS = same(Array.from({ length: 31 }, (_, at) => String(at + 1)));
const YEARS = same(Array.from({ length: 16 }, (_, at) => String(2013 - at)));
const PRONOUNS = same(["She/her", "She/they", "They/them", "He/him", "Ze/zir", "Prefer not to share"]);
const GENDER: Option[] = [["woman", "Woman"], ["nonbinary", "Nonbinary or genderqueer"], ["man", "Man"], ["self", "Prefer to self-describe"], ["na", "Prefer not to answer"]];
const CITIZEN: Option[] = [["usc", "U.S. citizen or U.S. national"], ["lpr", "Lawful permanent resident (green card)"], ["daca", "DACA recipient / undocumented"], ["intl", "Here on a student or other visa"]];
const RACE: Option[] = [["aian", "American Indian or Alaska Native"], ["asian", "Asian"], ["black", "Black or African American"], ["nhpi", "Native Hawaiian or other Pacific Islander"], ["white", "White"], ["decline", "Decline to state"]];
const YESNO: Option[] = [["yes", "Yes"], ["no", "No"]];
const TERMS: Option[] = [["sp27", "Spring 2027"], ["fa27", "Fall 2027"], ["sp28", "Spring 2028"], ["fa28", "Fall 2028"]];
const AP: string[] = ["Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "Computer Science Principles", "English Language and Composition", "English Literature and Composition", "Environmental Science", "Physics 1", "Psychology", "Statistics", "United States History", "World History: Modern"];
const INCOME: Option[] = [["a", "Less than $25,000"], ["b", "$25,000 – $49,999"], ["c", "$50,000 – $74,999"], ["d", "$75,000 – $99,999"], ["e", "$100,000 – $149,999"], ["f", "$150,000 or more"]];
const SCHOOLING: Option[] = [["lt-hs", "Less than high school"], ["hs", "High school diploma or equivalent"], ["some", "Some college, no degree"], ["aa", "Associate degree"], ["ba", "Bachelor's degree"], ["grad", "Graduate or professional degree"], ["unk", "I don't know"]];
const KINDS: Option[] = [["computing", "Computing / robotics / makerspace"], ["academic", "Academic team or club"], ["debate", "Debate or speech"], ["arts", "Music, theater or visual arts"], ["environment", "Environment & sustainability"], ["sport", "Athletics"], ["service", "Volunteering / community service"], ["job", "Job (paid)"], ["intern", "Internship or research"], ["faith", "Religious or cultural group"], ["other", "Something else"]];
const GRADES = ["9", "10", "11", "12"];
const AWARD_GRADES: Option[] = [["9", "9th grade"], ["10", "10th grade"], ["11", "11th grade"], ["12", "12th grade"]];

const blank = {
	firstName: "", goesBy: "", lastName: "", email: "", cell: "",
	dob: { month: "", day: "", year: "" }, pronouns: "",
	address: { street: "", unit: "", city: "", state: "", zip: "" },
	gender: "", citizenship: "", latina: "", race: [] as string[],
	school: { name: "", city: "", state: "" }, gradDate: "", gpa: "", major: "", startTerm: "",
	sat: { ebrw: "", math: "", total: "" }, act: "",
	ap: [{ subject: "", score: "" }, { subject: "", score: "" }, { subject: "", score: "" }],
	activities: [] as Activity[],
	awards: [{ title: "", grade: "", about: "" }],
	essay: "",
	household: { p1: "", p1Edu: "", p2: "", p2Edu: "", income: "", firstGen: "" },
	nominator: { name: "", email: "" },
	heard: "", shirt: "", newsletter: false, certify: false, signature: "", companyUrl: "",
};
type Values = typeof blank;
type Activity = { kind: string; org: string; role: string; grades: string[]; hours: string; weeks: string; about: string };
const emptyActivity: Activity = { kind: "", org: "", role: "", grades: [], hours: "", weeks: "", about: "" };

const Star = () => <span className="error" aria-hidden="true"> *</span>;

function TextField({ name, label, description, required, hideLabel, area, ...props }: { name: string; label: string; description?: string; required?: boolean; hideLabel?: boolean; area?: boolean } & React.ComponentProps<"input">) {
	const { control } = useFormContext();
	return (
		<FormField
			control={control}
			name={name}
			render={({ field }) => (
				<FormItem>
					<FormLabel className={hideLabel ? "sr-only" : undefined}>
						{label}
						{required ? <Star /> : null}
					</FormLabel>
					<FormControl>{area ? <Textarea placeholder={props.placeholder} {...field} /> : <Input {...props} {...field} />}</FormControl>
					{description ? <FormDescription>{description}</FormDescription> : null}
					<FormMessage />
				</FormItem>
			)}
		/>
	);
}
function SelectField({ name, label, options, placeholder, description, required, hideLabel }: { name: string; label: string; options: Option[]; placeholder: string; description?: string; required?: boolean; hideLabel?: boolean }) {
	const { control } = useFormContext();
	return (
		<FormField
			control={control}
			name={name}
			render={({ field }) => (
				<FormItem>
					<FormLabel className={hideLabel ? "sr-only" : undefined}>
						{label}
						{required ? <Star /> : null}
					</FormLabel>
					<Select onValueChange={field.onChange} value={field.value}>
						<FormControl>
							<SelectTrigger>
								<SelectValue placeholder={placeholder} />
							</SelectTrigger>
						</FormControl>
						<SelectContent>
							{options.map(([value, text]) => (
								<SelectItem key={value} value={value}>
									{text}
								</SelectItem>
							))}
						</SelectContent>
					</Select>
					{description ? <FormDescription>{description}</FormDescription> : null}
					<FormMessage />
				</FormItem>
			)}
		/>
	);
}
function RadioField({ name, label, options, inline, required }: { name: string; label: string; options: Option[]; inline?: boolean; required?: boolean }) {
	const { control } = useFormContext();
	return (
		<FormField
			control={control}
			name={name}
			render={({ field }) => (
				<FormItem className="space-y-3">
					<FormLabel>
						{label}
						{required ? <Star /> : null}
					</FormLabel>
					<FormControl>
						<RadioGroup onValueChange={field.onChange} value={field.value} className={inline ? "wrap" : undefined}>
							{options.map(([value, text]) => (
								<div key={value} className="row">
									<RadioGroupItem value={value} id={`${name}-${value}`} />
									<Label htmlFor={`${name}-${value}`}>{text}</Label>
								</div>
							))}
						</RadioGroup>
					</FormControl>
					<FormMessage />
				</FormItem>
			)}
		/>
	);
}
/** The shadcn "multiple checkboxes" recipe. */
function CheckboxesField({ name, label, description, options, inline }: { name: string; label: string; description?: string; options: Option[]; inline?: boolean }) {
	const { control } = useFormContext();
	return (
		<FormField
			control={control}
			name={name}
			render={() => (
				<FormItem>
					<div className="mb-4">
						<FormLabel>{label}</FormLabel>
						{description ? <FormDescription>{description}</FormDescription> : null}
					</div>
					<div className={inline ? "wrap" : "grid gap-2"}>
						{options.map(([value, text]) => (
							<FormField
								key={value}
								control={control}
								name={name}
								render={({ field }) => (
									<OptionItem>
										<FormControl>
											<Checkbox
												checked={field.value?.includes(value)}
												onCheckedChange={(checked) =>
													field.onChange(options.map(([each]) => each).filter((each) => (each === value ? checked === true : field.value?.includes(each))))
												}
											/>
										</FormControl>
										<FormLabel>{text}</FormLabel>
									</OptionItem>
								)}
							/>
						))}
					</div>
					<FormMessage />
				</FormItem>
			)}
		/>
	);
}
const OptionItem = ({ children }: { children: React.ReactNode }) => <FormItem className="row">{children}</FormItem>;
function CheckField({ name, children }: { name: string; children: React.ReactNode }) {
	const { control } = useFormContext();
	return (
		<FormField
			control={control}
			name={name}
			render={({ field }) => (
				<FormItem className="row">
					<FormControl>
						<Checkbox checked={field.value} onCheckedChange={field.onChange} />
					</FormControl>
					<div className="leading-none">
						<FormLabel>{children}</FormLabel>
					</div>
				</FormItem>
			)}
		/>
	);
}

function ActivityDialog({ onSave }: { onSave: (activity: Activity) => void }) {
	const [open, setOpen] = React.useState(false);
	const draft = useForm<Activity>({ defaultValues: emptyActivity });
	const save = (values: Activity) => {
		onSave(values);
		setOpen(false);
	};
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => {
				if (next) draft.reset(emptyActivity);
				setOpen(next);
			}}
		>
			<DialogTrigger asChild>
				<Button type="button" variant="outline">
					+ Add an activity
				</Button>
			</DialogTrigger>
			<DialogContent>
				<DialogTitle>New activity</DialogTitle>
				<DialogDescription>Tell us about one commitment outside of class. You can add more after saving.</DialogDescription>
				<Form {...draft}>
					<SelectField name="kind" label="Category" options={KINDS} placeholder="Choose one" />
					<div className="cols-2">
						<TextField name="org" label="Organization or employer" />
						<TextField name="role" label="Your role" />
					</div>
					<CheckboxesField name="grades" label="Grades you took part" options={AWARD_GRADES} inline />
					<div className="cols-2">
						<TextField name="hours" label="Hours per week" type="number" min={0} />
						<TextField name="weeks" label="Weeks per year" type="number" min={0} max={52} />
					</div>
					<TextField name="about" label="What did you do, and what came of it?" area />
				</Form>
				<div className="row">
					<Button type="button" onClick={draft.handleSubmit(save)}>
						Save activity
					</Button>
					<DialogClose asChild>
						<Button type="button" variant="ghost">
							Cancel
						</Button>
					</DialogClose>
				</div>
			</DialogContent>
		</Dialog>
	);
}

const kindText = (value: string) => KINDS.find(([each]) => each === value)?.[1] ?? "";
let main: UseFormReturn<Values>;
let submitted = false;

function App() {
	const form = useForm<Values>({ defaultValues: structuredClone(blank) });
	main = form;
	const activities = useFieldArray({ control: form.control, name: "activities" });
	const awards = useFieldArray({ control: form.control, name: "awards" });
	return (
		<>
			<header className="site">
				<div className="container">
					<h1>Lattice Scholars</h1>
					<div>A scholarship for women and gender-expansive students in computing · 2027 cohort</div>
				</div>
			</header>
			<main className="container">
				<p className="muted">Applications close January 20 at 11:59 p.m. Pacific. Fields marked * are required. Drafts are kept in this browser for 14 days.</p>
				<Form {...form}>
					<form
						noValidate
						onSubmit={form.handleSubmit(() => {
							submitted = true;
						})}
					>
						<Card title="About you">
							<div className="cols-3">
								<TextField name="firstName" label="First name" required autoComplete="given-name" description="As on your transcript" />
								<TextField name="goesBy" label="What should we call you?" />
								<TextField name="lastName" label="Last name" required autoComplete="family-name" />
							</div>
							<div className="cols-2">
								<TextField name="email" label="Email" type="email" required description="Use one you will still have after you graduate." />
								<TextField name="cell" label="Mobile phone" type="tel" />
							</div>
							<div className="grid gap-2">
								<Label>Date of birth</Label>
								<div className="cols-3">
									<SelectField name="dob.month" label="Month" hideLabel options={MONTHS} placeholder="Month" />
									<SelectField name="dob.day" label="Day" hideLabel options={DAYS} placeholder="Day" />
									<SelectField name="dob.year" label="Year" hideLabel options={YEARS} placeholder="Year" />
								</div>
							</div>
							<SelectField name="pronouns" label="Pronouns" options={PRONOUNS} placeholder="Select pronouns" />
							<div className="cols-2">
								<TextField name="address.street" label="Home address" required placeholder="Street and number" />
								<TextField name="address.unit" label="Apartment, suite, etc." />
							</div>
							<div className="cols-addr">
								<TextField name="address.city" label="City" required />
								<SelectField name="address.state" label="State" options={STATES} placeholder="Select a state" required />
								<TextField name="address.zip" label="ZIP" required inputMode="numeric" />
							</div>
						</Card>

						<Card title="School" description="Where you are studying right now.">
							<TextField name="school.name" label="High school" required />
							<div className="cols-3">
								<TextField name="school.city" label="School city" />
								<SelectField name="school.state" label="School state" options={STATES} placeholder="Select a state" />
								<TextField name="gradDate" label="Graduation (month/year)" placeholder="MM/YYYY" required />
							</div>
							<div className="cols-3">
								<TextField name="gpa" label="Unweighted GPA" description="On a 4.0 scale" required />
								<TextField name="major" label="Intended major" />
								<SelectField name="startTerm" label="When will you start college?" options={TERMS} placeholder="Term" />
							</div>
							<div className="grid gap-2">
								<div className="label">Test scores (optional)</div>
								<Tabs defaultValue="sat">
									<TabsList>
										<TabsTrigger value="sat">SAT</TabsTrigger>
										<TabsTrigger value="act">ACT</TabsTrigger>
									</TabsList>
									<TabsContent value="sat">
										<div className="cols-3">
											<TextField name="sat.ebrw" label="Reading & Writing" inputMode="numeric" />
											<TextField name="sat.math" label="Math" inputMode="numeric" />
											<TextField name="sat.total" label="Total" inputMode="numeric" />
										</div>
									</TabsContent>
									<TabsContent value="act">
										<TextField name="act" label="Composite" inputMode="numeric" />
									</TabsContent>
								</Tabs>
							</div>
							<div className="grid gap-2">
								<div className="label">AP exams</div>
								<p className="muted">Up to three, in the order you sat them.</p>
								<table data-slot="table">
									<thead data-slot="table-header">
										<tr data-slot="table-row">
											<th data-slot="table-head">Exam</th>
											<th data-slot="table-head">Score</th>
										</tr>
									</thead>
									<tbody data-slot="table-body">
										{[0, 1, 2].map((at) => (
											<tr key={at} data-slot="table-row">
												<td data-slot="table-cell">
													<SelectField name={`ap.${at}.subject`} label={`AP exam ${at + 1}`} hideLabel options={same(AP)} placeholder="Select exam" />
												</td>
												<td data-slot="table-cell">
													<SelectField name={`ap.${at}.score`} label={`Score for AP exam ${at + 1}`} hideLabel options={same(["5", "4", "3", "2", "1"])} placeholder="–" />
												</td>
											</tr>
										))}
									</tbody>
								</table>
							</div>
						</Card>

						<Card id="activities" title="Outside the classroom" description="Clubs, jobs, caring for family, side projects: it all counts.">
							{activities.fields.map((entry, at) => (
								<div key={entry.id} className="entry" data-testid={`activity-card-${at}`}>
									<h4 data-part="org">{entry.org}</h4>
									<div className="muted">
										<span data-part="role">{entry.role}</span> · <span data-part="kind">{kindText(entry.kind)}</span>
									</div>
									<div className="muted">
										<span data-part="hours">{entry.hours}</span> hrs/week, <span data-part="weeks">{entry.weeks}</span> weeks/year · grades <span data-part="grades">{entry.grades.join(", ")}</span>
									</div>
									<p data-part="about">{entry.about}</p>
									<Button type="button" variant="ghost" size="sm" onClick={() => activities.remove(at)}>
										Remove
									</Button>
								</div>
							))}
							{activities.fields.length === 0 ? <p className="muted">Nothing added yet.</p> : null}
							<div>
								<ActivityDialog onSave={(activity) => activities.append(activity)} />
							</div>
						</Card>

						<Card title="Honors & awards">
							{awards.fields.map((entry, at) => (
								<div key={entry.id} className="entry grid gap-2">
									<div className="cols-2">
										<TextField name={`awards.${at}.title`} label="Name of award" />
										<SelectField name={`awards.${at}.grade`} label="Received in" options={AWARD_GRADES} placeholder="Grade" />
									</div>
									<TextField name={`awards.${at}.about`} label="What was it for?" />
									{at > 0 ? (
										<div>
											<Button type="button" variant="ghost" size="sm" onClick={() => awards.remove(at)}>
												Remove
											</Button>
										</div>
									) : null}
								</div>
							))}
							<div>
								<Button type="button" variant="outline" size="sm" onClick={() => awards.append({ title: "", grade: "", about: "" })}>
									Add another award
								</Button>
							</div>
						</Card>

						<Card title="Your story">
							<TextField name="essay" area label="Describe a time you made something with technology that someone else actually used." description="300–500 words. We read every one of these." />
							<div className="cols-2">
								<TextField name="nominator.name" label="Nominating teacher or mentor" description="We'll invite them to write a short letter." />
								<TextField name="nominator.email" label="Their email" type="email" />
							</div>
						</Card>

						<Card title="Background" description="Not shown to first-round readers.">
							<RadioField name="gender" label="I identify as" options={GENDER} />
							<SelectField name="citizenship" label="Citizenship or immigration status" options={CITIZEN} placeholder="Select" description="All statuses are eligible." />
							<Collapsible className="grid gap-2">
								<CollapsibleTrigger asChild>
									<Button type="button" variant="ghost" size="sm">
										Optional demographic and household questions ▾
									</Button>
								</CollapsibleTrigger>
								<CollapsibleContent>
									<div className="card-content" style={{ padding: 0 }}>
										<RadioField name="latina" label="Are you Hispanic or Latina/e/o?" options={YESNO} inline />
										<CheckboxesField name="race" label="Race" description="Select all that apply." options={RACE} />
										<div className="cols-2">
											<TextField name="household.p1" label="Parent or guardian 1: full name" />
											<SelectField name="household.p1Edu" label="Parent or guardian 1: highest education" options={SCHOOLING} placeholder="Select" />
											<TextField name="household.p2" label="Parent or guardian 2: full name" />
											<SelectField name="household.p2Edu" label="Parent or guardian 2: highest education" options={SCHOOLING} placeholder="Select" />
										</div>
										<SelectField name="household.income" label="Household income last year, before taxes" options={INCOME} placeholder="Select a range" />
										<RadioField name="household.firstGen" label="Will you be the first generation in your family to earn a bachelor's degree?" options={YESNO} inline />
									</div>
								</CollapsibleContent>
							</Collapsible>
						</Card>

						<Card title="Last things">
							<div className="cols-2">
								<SelectField name="heard" label="How did you hear about Lattice?" options={same(["A teacher or counselor", "Instagram", "A friend", "Web search", "Other"])} placeholder="Select" />
								<SelectField name="shirt" label="Unisex T-shirt size" options={same(["XS", "S", "M", "L", "XL", "2XL", "3XL"])} placeholder="Size" description="Finalists get one." />
							</div>
							<CheckField name="newsletter">Send me Lattice news, internships and partner offers</CheckField>
							<CheckField name="certify">I certify that everything in this application is true and my own work, and I accept the privacy policy</CheckField>
							<TextField name="signature" label="Type your full name to sign" required />
							<div className="hp" aria-hidden="true">
								<label htmlFor="company_url">Company URL</label>
								<input id="company_url" tabIndex={-1} autoComplete="off" {...form.register("companyUrl")} />
							</div>
						</Card>
						<div className="row">
							<Button type="submit">Submit application</Button>
						</div>
					</form>
				</Form>
			</main>
		</>
	);
}
createRoot(document.getElementById("root") as HTMLElement).render(<App />);

const ENTRY = ["kind", "org", "role", "grades", "hours", "weeks", "about"] as const;
const PLAIN = [
	"firstName", "goesBy", "lastName", "email", "cell", "dob.month", "dob.day", "dob.year", "pronouns",
	"address.street", "address.unit", "address.city", "address.state", "address.zip",
	"school.name", "school.city", "school.state", "gradDate", "gpa", "major", "startTerm", "sat.ebrw", "sat.math", "sat.total", "act",
	"essay", "nominator.name", "nominator.email", "gender", "citizenship", "latina", "race",
	"household.p1", "household.p1Edu", "household.p2", "household.p2Edu", "household.income", "household.firstGen",
	"heard", "shirt", "newsletter", "certify", "signature", "companyUrl",
	...[0, 1, 2].flatMap((at) => [`ap.${at}.subject`, `ap.${at}.score`]),
	...[0, 1, 2].flatMap((at) => ["title", "grade", "about"].map((part) => `awards.${at}.${part}`)),
];
const valueAt = (name: string) => name.split(".").reduce<any>((value, part) => value?.[part], main.getValues());
const EMPTY = (part: string) => (part === "grades" ? [] : "");

function readItem(name: string): unknown {
	if (name === "companyUrl") return (document.getElementById("company_url") as HTMLInputElement).value;
	const item = items.get(name);
	// In a closed tab or section: what stands there once it is opened.
	if (!item?.isConnected) {
		const value = valueAt(name);
		const known: Record<string, Option[]> = { latina: YESNO, race: RACE, "household.p1Edu": SCHOOLING, "household.p2Edu": SCHOOLING, "household.income": INCOME, "household.firstGen": YESNO };
		const text = (each: string) => known[name]?.find(([option]) => option === each)?.[1] ?? each;
		return Array.isArray(value) ? value.map(text) : value === undefined ? "" : text(value);
	}
	if (name === "race")
		return [...document.querySelectorAll<HTMLElement>("[role=checkbox][data-state=checked]")]
			.map((box) => box.parentElement?.textContent?.trim() ?? "")
			.filter((text) => RACE.some(([, each]) => each === text));
	const box = item.querySelector<HTMLElement>("[role=checkbox]");
	if (box) return box.dataset.state === "checked";
	const group = item.querySelector<HTMLElement>("[role=radiogroup]");
	if (group) return group.querySelector("[role=radio][data-state=checked]")?.closest(".row")?.textContent?.trim() ?? "";
	const trigger = item.querySelector<HTMLElement>("[role=combobox]");
	if (trigger) return trigger.hasAttribute("data-placeholder") ? "" : (trigger.textContent?.trim() ?? "");
	return item.querySelector<HTMLInputElement>("input, textarea")?.value ?? "";
}

Object.assign(window, {
	formState() {
		const state: Record<string, unknown> = { submitted };
		for (const name of PLAIN) state[name] = valueAt(name) ?? "";
		for (const at of [0, 1, 2]) for (const part of ENTRY) state[`activities.${at}.${part}`] = valueAt(`activities.${at}.${part}`) ?? EMPTY(part);
		return state;
	},
	formShown() {
		const shown: Record<string, unknown> = {};
		for (const name of PLAIN) shown[name] = readItem(name);
		for (const at of [0, 1, 2])
			for (const part of ENTRY) {
				const text = document.querySelector(`[data-testid=activity-card-${at}] [data-part=${part}]`)?.textContent ?? "";
				shown[`activities.${at}.${part}`] = part === "grades" ? text.split(", ").filter(Boolean) : text;
			}
		return shown;
	},
});
