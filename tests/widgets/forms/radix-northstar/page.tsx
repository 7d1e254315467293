import { Dialog, Tabs } from "radix-ui";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { useFieldArray, useForm } from "react-hook-form";
import { COUNTRIES, STATES } from "../../lists";
import { BoxField, ChecksField, drawn, Form, RadioField, SelectField, TextField } from "./form";
import "./page.css";

const same = (list: string[]): [string, string][] => list.map((text) => [text, text]);
const MONTHS = "January February March April May June July August September October November December".split(" ");
const GRADES: [string, string][] = [
	["9", "9th grade"],
	["10", "10th grade"],
	["11", "11th grade"],
	["12", "12th grade"],
];
const YES_NO: [string, string][] = [
	["yes", "Yes"],
	["no", "No"],
];
const SCHOOLING: [string, string][] = [
	["lths", "Did not finish high school"],
	["hs", "High school diploma or GED"],
	["some", "Some college, no degree"],
	["assoc", "Associate degree"],
	["bach", "Bachelor's degree"],
	["grad", "Graduate or professional degree"],
	["unk", "I don't know"],
];
const CATEGORIES = [
	"Academic club",
	"Arts or music",
	"Athletics",
	"Community service",
	"Debate or speech",
	"Environment and sustainability",
	"Family responsibilities",
	"Internship or research",
	"Paid work",
	"Religious or cultural",
	"Student government",
	"Other",
];

const ACTIVITY = { category: "", organization: "", role: "", description: "", gradeLevels: [] as string[], hoursPerWeek: "", weeksPerYear: "", continueInCollege: "" };
const HONOR = { title: "", gradeLevel: "", notes: "" };
const DEFAULTS = {
	legalFirstName: "", middleName: "", legalLastName: "", suffix: "", goesBy: "", pronouns: "", email: "", emailConfirm: "", mobile: "",
	street: "", unit: "", city: "", state: "", zip: "", country: "", dobMonth: "", dobDay: "", dobYear: "", shirt: "",
	citizenship: "", gender: "", hispanic: "", race: [] as string[], firstGen: "", income: "", aid: "",
	schoolName: "", schoolCity: "", schoolState: "", gradeNow: "", gradDate: "", gpaUnweighted: "", gpaWeighted: "", rank: "", classSize: "", counselorName: "", counselorEmail: "",
	satRw: "", satMath: "", actComposite: "", actDate: "", psatTotal: "", major: "",
	guardian1: { first: "", last: "", education: "" },
	guardian2: { first: "", last: "", education: "" },
	recommender: { name: "", email: "" },
	emergencyName: "", essay: "", heard: "", newsletter: false, certify: false, signature: "",
	activities: [ACTIVITY],
	honors: [] as (typeof HONOR)[],
};

function Card({ title, description, children }: { title: string; description?: string; children: ReactNode }) {
	return (
		<section data-slot="card">
			<div data-slot="card-header">
				<h2 data-slot="card-title">{title}</h2>
				{description && <p data-slot="card-description">{description}</p>}
			</div>
			<div data-slot="card-content">{children}</div>
		</section>
	);
}

function HonorDialog({ open, start, onClose, onSave }: { open: boolean; start: typeof HONOR; onClose: () => void; onSave: (honor: typeof HONOR) => void }) {
	return (
		<Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
			<Dialog.Portal>
				<Dialog.Overlay data-slot="dialog-overlay" />
				<Dialog.Content data-slot="dialog-content">
					<Dialog.Title>Honor or award</Dialog.Title>
					<Dialog.Description>Recognition you received in grades 9 through 12, in or out of school.</Dialog.Description>
					<HonorForm start={start} onSave={onSave} />
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	);
}
function HonorForm({ start, onSave }: { start: typeof HONOR; onSave: (honor: typeof HONOR) => void }) {
	const form = useForm({ defaultValues: start });
	return (
		<Form {...form}>
			<form
				className="grid"
				onSubmit={(event) => {
					event.stopPropagation();
					void form.handleSubmit(onSave)(event);
				}}
			>
				<TextField name="title" label="Title of honor" required />
				<SelectField name="gradeLevel" label="When did you receive it?" options={GRADES} placeholder="Grade level" />
				<TextField name="notes" label="What was it for?" rows={3} hint="One or two sentences." />
				<div>
					<button data-slot="button" data-variant="default" type="submit">
						Save honor
					</button>{" "}
					<Dialog.Close asChild>
						<button data-slot="button" type="button">
							Cancel
						</button>
					</Dialog.Close>
				</div>
			</form>
		</Form>
	);
}

let submitted = false;
let values: () => typeof DEFAULTS = () => DEFAULTS;

function App() {
	const form = useForm({ defaultValues: DEFAULTS });
	values = form.getValues as () => typeof DEFAULTS;
	const activities = useFieldArray({ control: form.control, name: "activities" });
	const honors = useFieldArray({ control: form.control, name: "honors" });
	const [editing, setEditing] = useState<number | null>(null);
	const states = STATES;
	return (
		<>
			<header className="site">
				<strong>★ Northstar Scholars Foundation</strong>
				<nav>
					<a href="#eligibility">Eligibility</a>
					<a href="#faq">FAQ</a>
					<a href="#account">My account</a>
				</nav>
			</header>
			<main>
				<h1>2027 Northstar Scholarship application</h1>
				<p>
					Your answers are saved as you type. Questions marked <span className="text-destructive">*</span> are required.
				</p>
				<Form {...form}>
					<form
						noValidate
						onSubmit={(event) => {
							event.preventDefault();
							submitted = true;
						}}
					>
						<Card title="About you" description="Use the name that appears on your school records.">
							<div className="grid cols-3">
								<TextField name="legalFirstName" label="Legal first name" required autoComplete="given-name" />
								<TextField name="middleName" label="Middle name" autoComplete="additional-name" />
								<TextField name="legalLastName" label="Legal last name" required autoComplete="family-name" />
								<SelectField name="suffix" label="Suffix" options={same(["Jr.", "Sr.", "II", "III", "IV"])} placeholder="None" />
								<TextField name="goesBy" label="What should we call you?" hint="If different from your legal first name" />
								<SelectField name="pronouns" label="Pronouns" options={[["she", "She / her / hers"], ["he", "He / him / his"], ["they", "They / them / theirs"], ["other", "Other"], ["na", "Prefer not to say"]]} />
								<TextField name="email" label="Email" required type="email" autoComplete="email" hint="We'll send every decision here, so avoid a school address you will lose." />
								<TextField name="emailConfirm" label="Re-enter email" required type="email" autoComplete="off" />
								<TextField name="mobile" label="Mobile phone" required type="tel" placeholder="(555) 555-5555" />
							</div>
							<h3>Date of birth</h3>
							<div className="grid cols-3">
								<SelectField name="dobMonth" label="Month" required options={MONTHS.map((month, at) => [String(at + 1), month])} />
								<SelectField name="dobDay" label="Day" required options={same(Array.from({ length: 31 }, (_, at) => String(at + 1)))} />
								<SelectField name="dobYear" label="Year" required options={same(Array.from({ length: 14 }, (_, at) => String(2014 - at)))} />
							</div>
							<h3>Permanent home address</h3>
							<div className="grid cols-2">
								<TextField name="street" label="Street address" required />
								<TextField name="unit" label="Apt, suite, unit" />
								<TextField name="city" label="City" required />
								<SelectField name="state" label="State or territory" required options={states} placeholder="Choose a state" />
								<TextField name="zip" label="ZIP code" required inputMode="numeric" />
								<SelectField name="country" label="Country" required options={same(COUNTRIES)} placeholder="Choose a country" />
								<SelectField name="shirt" label="Northstar Summit T-shirt size" hint="All finalists receive one." options={same(["XS", "S", "M", "L", "XL", "2XL"])} />
							</div>
						</Card>

						<Card title="Background" description="These answers do not affect how your application is scored. They help our donors understand whom we reach.">
							<div className="grid cols-2">
								<RadioField name="citizenship" label="Citizenship status" required options={[["usc", "U.S. citizen or national"], ["lpr", "U.S. permanent resident"], ["daca", "DACA recipient"], ["intl", "Citizen of another country"]]} />
								<SelectField name="gender" label="Gender" options={[["w", "Woman"], ["m", "Man"], ["nb", "Nonbinary"], ["x", "Prefer not to answer"]]} />
								<RadioField name="hispanic" label="Are you of Hispanic, Latino/a/e or Spanish origin?" options={YES_NO} />
								<ChecksField name="race" label="How do you describe your race?" hint="Select all that apply." options={[["aian", "American Indian or Alaska Native"], ["asian", "Asian"], ["black", "Black or African American"], ["nhpi", "Native Hawaiian or Pacific Islander"], ["white", "White"]]} />
								<RadioField name="firstGen" label="Will you be in the first generation of your family to earn a bachelor's degree?" required options={[["yes", "Yes"], ["no", "No"], ["unsure", "I'm not sure"]]} />
								<SelectField name="income" label="Household income before taxes" required hint="Last year's total for everyone who supports you." options={[["1", "Under $25,000"], ["2", "$25,000 – $49,999"], ["3", "$50,000 – $74,999"], ["4", "$75,000 – $99,999"], ["5", "$100,000 – $149,999"], ["6", "$150,000 or more"]]} />
								<RadioField name="aid" label="Do you receive financial aid?" options={YES_NO} />
							</div>
						</Card>

						<Card title="School and grades">
							<div className="grid cols-2">
								<TextField name="schoolName" label="High school" required className="span-2" />
								<TextField name="schoolCity" label="School city" required />
								<SelectField name="schoolState" label="School state" required options={states} placeholder="Choose a state" />
								<SelectField name="gradeNow" label="Current grade" required options={GRADES} />
								<TextField name="gradDate" label="Graduation date" required placeholder="MM/YYYY" />
								<TextField name="gpaUnweighted" label="Unweighted GPA" required hint="On a 4.0 scale" inputMode="decimal" />
								<TextField name="gpaWeighted" label="Weighted GPA" hint="If your school reports one" inputMode="decimal" />
								<TextField name="rank" label="Class rank" type="number" />
								<TextField name="classSize" label="Number of students in your class" type="number" />
								<TextField name="major" label="Intended field of study" required />
							</div>
							<h3>School counselor</h3>
							<p data-slot="form-description">We'll ask your counselor to upload your transcript.</p>
							<div className="grid cols-2">
								<TextField name="counselorName" label="Full name" required />
								<TextField name="counselorEmail" label="Email" required type="email" />
							</div>
						</Card>

						<Card title="Test scores" description="Optional. Report your best official results.">
							<Tabs.Root data-slot="tabs" defaultValue="sat">
								<Tabs.List data-slot="tabs-list">
									<Tabs.Trigger data-slot="tabs-trigger" value="sat">SAT</Tabs.Trigger>
									<Tabs.Trigger data-slot="tabs-trigger" value="act">ACT</Tabs.Trigger>
									<Tabs.Trigger data-slot="tabs-trigger" value="psat">PSAT/NMSQT</Tabs.Trigger>
								</Tabs.List>
								<Tabs.Content data-slot="tabs-content" value="sat" forceMount className="grid cols-2">
									<TextField name="satRw" label="Evidence-Based Reading and Writing" type="number" min={200} max={800} />
									<TextField name="satMath" label="Math" type="number" min={200} max={800} />
								</Tabs.Content>
								<Tabs.Content data-slot="tabs-content" value="act" forceMount className="grid cols-2">
									<TextField name="actComposite" label="Composite" type="number" min={1} max={36} />
									<TextField name="actDate" label="Test date" type="date" />
								</Tabs.Content>
								<Tabs.Content data-slot="tabs-content" value="psat" forceMount className="grid cols-2">
									<TextField name="psatTotal" label="Total score" type="number" min={320} max={1520} />
								</Tabs.Content>
							</Tabs.Root>
						</Card>

						<Card title="Family" description="Tell us about the parents or guardians who raised you.">
							<h3>Parent or guardian 1</h3>
							<div className="grid cols-2">
								<TextField name="guardian1.first" label="First name" required />
								<TextField name="guardian1.last" label="Last name" required />
								<SelectField name="guardian1.education" label="Highest level of education" required options={SCHOOLING} />
							</div>
							<h3>Parent or guardian 2</h3>
							<div className="grid cols-2">
								<TextField name="guardian2.first" label="First name" />
								<TextField name="guardian2.last" label="Last name" />
								<SelectField name="guardian2.education" label="Highest level of education" options={SCHOOLING} />
							</div>
							<h3>Emergency contact</h3>
							<TextField name="emergencyName" label="Name" hint="Someone other than the people listed above." />
						</Card>

						<Card title="Activities and work" description="List up to five, starting with the one that matters most to you. Paid jobs and family duties count.">
							{activities.fields.map((row, at) => (
								<div className="activity-card" key={row.id}>
									<h3>
										Activity {at + 1}
										{at > 0 && (
											<button data-slot="button" type="button" onClick={() => activities.remove(at)}>
												Remove
											</button>
										)}
									</h3>
									<div className="grid cols-2">
										<SelectField name={`activities.${at}.category`} label="Category" required options={same(CATEGORIES)} />
										<TextField name={`activities.${at}.organization`} label="Organization or employer" required />
										<TextField name={`activities.${at}.role`} label="Your role" required className="span-2" />
										<TextField name={`activities.${at}.description`} label="What did you do, and what changed because of it?" rows={3} className="span-2" maxLength={400} hint="Up to 400 characters" />
										<ChecksField name={`activities.${at}.gradeLevels`} label="Grades in which you took part" options={GRADES} />
										<RadioField name={`activities.${at}.continueInCollege`} label="Do you plan to continue this in college?" options={YES_NO} />
										<TextField name={`activities.${at}.hoursPerWeek`} label="Hours per week" type="number" min={0} />
										<TextField name={`activities.${at}.weeksPerYear`} label="Weeks per year" type="number" min={0} max={52} />
									</div>
								</div>
							))}
							{activities.fields.length < 5 && (
								<button data-slot="button" type="button" onClick={() => activities.append({ ...ACTIVITY }, { shouldFocus: false })}>
									+ Add another activity
								</button>
							)}
						</Card>

						<Card title="Honors and awards" description="Up to three.">
							{honors.fields.length === 0 && <p data-slot="form-description">You haven't added any honors yet.</p>}
							<ul className="honor-list">
								{honors.fields.map((row, at) => (
									<li key={row.id}>
										<div>
											<p className="font-medium">{row.title}</p>
											<p className="text-muted">{GRADES.find(([value]) => value === row.gradeLevel)?.[1]}</p>
											<p className="text-sm">{row.notes}</p>
										</div>
										<div>
											<button data-slot="button" type="button" onClick={() => setEditing(at)}>
												Edit<span className="sr-only"> {row.title}</span>
											</button>{" "}
											<button data-slot="button" type="button" onClick={() => honors.remove(at)}>
												Remove<span className="sr-only"> {row.title}</span>
											</button>
										</div>
									</li>
								))}
							</ul>
							{honors.fields.length < 3 && (
								<button data-slot="button" type="button" onClick={() => setEditing(honors.fields.length)}>
									Add honor
								</button>
							)}
							<HonorDialog
								open={editing !== null}
								start={{ ...HONOR, ...(editing === null ? {} : form.getValues("honors")[editing]) }}
								onClose={() => setEditing(null)}
								onSave={(honor) => {
									if (editing !== null && editing < honors.fields.length) honors.update(editing, honor);
									else honors.append(honor, { shouldFocus: false });
									setEditing(null);
								}}
							/>
						</Card>

						<Card title="Recommendation" description="A teacher, coach, employer or mentor. We'll email them a link once you submit.">
							<div className="grid cols-2">
								<TextField name="recommender.name" label="Recommender's name" required />
								<TextField name="recommender.email" label="Recommender's email" required type="email" />
							</div>
						</Card>

						<Card title="Your story">
							<div className="grid">
								<TextField name="essay" label="Describe a moment when you changed direction. What guided you?" required rows={8} hint="500 words or fewer" />
								<SelectField name="heard" label="How did you hear about Northstar?" options={same(["Counselor or teacher", "Friend or family", "Social media", "Search engine", "Past scholar", "Other"])} />
								<BoxField name="newsletter" label="Send me the monthly Northstar Opportunities newsletter and partner offers." />
							</div>
						</Card>

						<Card title="Certification">
							<div className="grid">
								<BoxField name="certify" label="I certify that everything in this application is true and my own work, and I agree to the Terms and Privacy Policy." />
								<TextField name="signature" label="Type your full name as your electronic signature" required autoComplete="off" />
								<div>
									<button data-slot="button" data-variant="default" type="submit">
										Submit application
									</button>
								</div>
							</div>
						</Card>
					</form>
				</Form>
			</main>
		</>
	);
}

createRoot(document.getElementById("root")!).render(<App />);

function flat(held: any): Record<string, unknown> {
	const found: Record<string, unknown> = {};
	for (const [key, value] of Object.entries<any>(held))
		if (key !== "activities" && key !== "honors") {
			if (value && typeof value === "object" && !Array.isArray(value)) for (const [inner, each] of Object.entries(value)) found[`${key}.${inner}`] = each;
			else found[key] = value;
		}
	for (const at of [0, 1, 2]) {
		for (const [inner, blank] of Object.entries(ACTIVITY)) found[`activities.${at}.${inner}`] = held.activities[at]?.[inner] ?? blank;
		for (const [inner, blank] of Object.entries(HONOR)) found[`honors.${at}.${inner}`] = held.honors[at]?.[inner] ?? blank;
	}
	return found;
}
Object.assign(window, {
	formState: () => ({ ...flat(values()), submitted }),
	formShown: () => {
		const shown = flat(DEFAULTS);
		for (const key of Object.keys(shown)) if (drawn.has(key)) shown[key] = drawn.get(key)?.();
		document.querySelectorAll(".honor-list li").forEach((item, at) => {
			const [title, gradeLevel, notes] = [...item.querySelectorAll("p")].map((line) => line.textContent ?? "");
			Object.assign(shown, { [`honors.${at}.title`]: title, [`honors.${at}.gradeLevel`]: gradeLevel, [`honors.${at}.notes`]: notes });
		});
		return shown;
	},
});
