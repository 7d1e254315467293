import { Checkbox, Dialog, Label, RadioGroup, Select, Slot } from "radix-ui";
import { createContext, useContext, useEffect, useId, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useController, useFieldArray, useForm, useFormContext } from "react-hook-form";
import "./page.css";

const STATES: [string, string][] = (
	"AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming"
)
	.split(",")
	.map((each) => [each.slice(0, 2), each.slice(3)]);
const MONTHS = "January February March April May June July August September October November December"
	.split(" ")
	.map((name, at): [string, string] => [String(at + 1).padStart(2, "0"), name]);
const SCHOOLING: [string, string][] = [
	["none", "Didn't finish high school"],
	["hs", "High school diploma or GED"],
	["some", "Some college, no degree"],
	["aa", "Associate degree"],
	["ba", "Bachelor's degree"],
	["grad", "Graduate or professional degree"],
	["unsure", "Not sure"],
];
const CATEGORIES: [string, string][] = [
	["academic", "Academic club"],
	["arts", "Art, music or theater"],
	["athletics", "Athletics"],
	["civic", "Community service"],
	["speech", "Debate, speech or Model UN"],
	["env", "Environment & climate"],
	["family", "Family responsibilities"],
	["gov", "Student government"],
	["tech", "Robotics, coding or making"],
	["job", "Job or internship"],
	["other", "Something else"],
];
const GRADES: [string, string][] = [["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]];

const items = new Map<string, HTMLElement>();
const Item = createContext("");

function FormItem({ name, className = "grid", children }: { name?: string; className?: string; children: ReactNode }) {
	const id = useId();
	return (
		<Item.Provider value={id}>
			<div
				data-slot="form-item"
				className={className}
				ref={(element) => {
					if (name && element) items.set(name, element);
				}}
			>
				{children}
			</div>
		</Item.Provider>
	);
}
const FormLabel = ({ children }: { children: ReactNode }) => (
	<Label.Root data-slot="form-label" htmlFor={`${useContext(Item)}-form-item`}>
		{children}
	</Label.Root>
);
function FormControl({ children }: { children: ReactNode }) {
	const id = useContext(Item);
	return (
		<Slot.Root data-slot="form-control" id={`${id}-form-item`} aria-describedby={`${id}-form-item-description`} aria-invalid={false}>
			{children}
		</Slot.Root>
	);
}
const FormDescription = ({ children }: { children: ReactNode }) => (
	<p data-slot="form-description" id={`${useContext(Item)}-form-item-description`} className="hint">
		{children}
	</p>
);

type Common = { name: string; label: string; hint?: string };

function TextField({ name, label, hint, long, ...rest }: Common & { long?: boolean; type?: string; placeholder?: string; maxLength?: number; inputMode?: "numeric" }) {
	const { field } = useController({ name });
	return (
		<FormItem name={name}>
			<FormLabel>{label}</FormLabel>
			<FormControl>
				{long ? (
					<textarea data-slot="textarea" className="input" {...rest} {...field} />
				) : (
					<input data-slot="input" className="input" {...rest} {...field} />
				)}
			</FormControl>
			{hint && <FormDescription>{hint}</FormDescription>}
		</FormItem>
	);
}

function SelectField({ name, label, hint, placeholder, options }: Common & { placeholder: string; options: [string, string][] }) {
	return (
		<Controller
			name={name}
			render={({ field }) => (
				<FormItem name={name}>
					<FormLabel>{label}</FormLabel>
					<Select.Root onValueChange={field.onChange} value={field.value}>
						<FormControl>
							<Select.Trigger data-slot="select-trigger" className="input trigger">
								<Select.Value placeholder={placeholder} />
								<Select.Icon>▾</Select.Icon>
							</Select.Trigger>
						</FormControl>
						<Select.Portal>
							<Select.Content className="content" position="popper">
								<Select.Viewport>
									{options.map(([value, text]) => (
										<Select.Item key={value} value={value} className="option">
											<Select.ItemText>{text}</Select.ItemText>
										</Select.Item>
									))}
								</Select.Viewport>
							</Select.Content>
						</Select.Portal>
					</Select.Root>
					{hint && <FormDescription>{hint}</FormDescription>}
				</FormItem>
			)}
		/>
	);
}

function RadioField({ name, label, hint, options }: Common & { options: [string, string][] }) {
	const { field } = useController({ name });
	return (
		<FormItem name={name}>
			<FormLabel>{label}</FormLabel>
			{hint && <FormDescription>{hint}</FormDescription>}
			<FormControl>
				<RadioGroup.Root data-slot="radio-group" onValueChange={field.onChange} value={field.value}>
					{options.map(([value, text]) => (
						<FormItem key={value} className="line">
							<FormControl>
								<RadioGroup.Item data-slot="radio-group-item" value={value} className="radio">
									<RadioGroup.Indicator className="dot" />
								</RadioGroup.Item>
							</FormControl>
							<FormLabel>{text}</FormLabel>
						</FormItem>
					))}
				</RadioGroup.Root>
			</FormControl>
		</FormItem>
	);
}

function BoxesField({ name, label, options }: Common & { options: [string, string][] }) {
	const { field } = useController({ name });
	const held: string[] = field.value;
	return (
		<FormItem name={name}>
			<div>
				<FormLabel>{label}</FormLabel>
			</div>
			{options.map(([value, text]) => (
				<FormItem key={value} className="line">
					<FormControl>
						<Checkbox.Root
							className="box"
							checked={held.includes(value)}
							onCheckedChange={(on) => field.onChange(options.map(([each]) => each).filter((each) => (each === value ? on : held.includes(each))))}
						>
							<Checkbox.Indicator>✓</Checkbox.Indicator>
						</Checkbox.Root>
					</FormControl>
					<FormLabel>{text}</FormLabel>
				</FormItem>
			))}
		</FormItem>
	);
}

const Card = ({ title, description, children }: { title: string; description?: string; children: ReactNode }) => (
	<div data-slot="card" className="card">
		<div data-slot="card-header">
			<div data-slot="card-title" className="card-title">{title}</div>
			<div data-slot="card-description" className="card-description">{description}</div>
		</div>
		<div data-slot="card-content">{children}</div>
	</div>
);

function Activities() {
	const { control, watch } = useFormContext();
	const { fields, append, remove } = useFieldArray({ control, name: "activities" });
	const [open, setOpen] = useState<number | null>(null);
	const list = watch("activities") as { role: string; organization: string }[];
	const at = `activities.${open}`;
	return (
		<>
			{fields.map((field, index) => (
				<div key={field.id} className="entry">
					<span>{[list[index]?.role, list[index]?.organization].filter(Boolean).join(" · ") || "Untitled activity"}</span>
					<span>
						<button type="button" className="btn" onClick={() => setOpen(index)}>Edit</button>{" "}
						<button type="button" className="btn" onClick={() => { setOpen(null); remove(index); }}>Remove</button>
					</span>
				</div>
			))}
			<button
				type="button"
				className="btn"
				onClick={() => {
					append({ category: "", organization: "", role: "", about: "", years: [], hours: "", weeks: "", keep: "" }, { shouldFocus: false });
					setOpen(fields.length);
				}}
			>
				+ Add activity
			</button>
			<Dialog.Root modal={false} open={open !== null} onOpenChange={(on) => !on && setOpen(null)}>
				<Dialog.Portal>
					<Dialog.Content className="sheet" onInteractOutside={(event) => event.preventDefault()}>
						<Dialog.Title>Activity details</Dialog.Title>
						<Dialog.Description className="hint">Saved as you type. Close this panel when you're done.</Dialog.Description>
						{open !== null && (
							<>
								<SelectField name={`${at}.category`} label="Category" placeholder="Pick the closest one" options={CATEGORIES} />
								<TextField name={`${at}.organization`} label="Club, team or organization" />
								<TextField name={`${at}.role`} label="Your role" placeholder="e.g. Co-founder, Treasurer, Member" />
								<TextField name={`${at}.about`} label="What did you actually do?" long maxLength={200} hint="200 characters. Numbers help." />
								<BoxesField name={`${at}.years`} label="When were you involved?" options={GRADES} />
								<div className="cols-2">
									<TextField name={`${at}.hours`} label="Hours / week" type="number" />
									<TextField name={`${at}.weeks`} label="Weeks / year" type="number" />
								</div>
								<RadioField name={`${at}.keep`} label="Will you keep it up in college?" options={[["y", "Yes"], ["n", "No"]]} />
							</>
						)}
						<Dialog.Close className="btn btn-primary">Done</Dialog.Close>
					</Dialog.Content>
				</Dialog.Portal>
			</Dialog.Root>
		</>
	);
}

function Awards() {
	const { control } = useFormContext();
	const { fields, append } = useFieldArray({ control, name: "awards" });
	return (
		<>
			{fields.map((field, index) => (
				<div key={field.id} className="award">
					<div className="cols-2">
						<TextField name={`awards.${index}.title`} label="Award" />
						<SelectField name={`awards.${index}.year`} label="Year received" placeholder="Grade" options={[["9", "Freshman (9th)"], ["10", "Sophomore (10th)"], ["11", "Junior (11th)"], ["12", "Senior (12th)"]]} />
					</div>
					<TextField name={`awards.${index}.what`} label="What was it for?" placeholder="One sentence is plenty" />
				</div>
			))}
			<button type="button" className="btn" onClick={() => append({ title: "", year: "", what: "" }, { shouldFocus: false })}>
				+ Add award
			</button>
		</>
	);
}

const BLANK = {
	firstName: "", nickname: "", lastName: "", email: "", mobile: "", bMonth: "", bDay: "", bYear: "", street: "", unit: "", city: "", state: "", zip: "",
	pronouns: "", school: "", schoolCity: "", schoolState: "", grade: "", classOf: "", gpa: "", sat: "", act: "", nextCollege: "", major: "",
	firstGen: "", g1First: "", g1Last: "", g1School: "", g2First: "", g2Last: "", g2School: "", siblings: "", income: "", status: "",
	activities: [] as Record<string, unknown>[], employer: "", jobTitle: "", jobHours: "", awards: [{ title: "", year: "", what: "" }],
	pitch: "", hoodie: "", recName: "", recEmail: "", company: "", agree: false, signed: "",
};
let values = (): typeof BLANK => BLANK;
let submitted = false;

function Application() {
	const form = useForm({ defaultValues: BLANK });
	useEffect(() => {
		values = () => form.getValues();
	}, [form]);
	return (
		<FormProvider {...form}>
			<main>
				<h1>Kitewell Scholars 2027</h1>
				<p className="lead">
					$20,000 and a summer with our product team for 40 seniors from anywhere in the U.S. Takes about 25 minutes. Due January 15, 11:59 pm PT.
				</p>
				<form
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						submitted = true;
					}}
				>
					<Card title="👋 You" description="As it appears on your school records.">
						<div className="cols-2">
							<TextField name="firstName" label="First name" />
							<TextField name="lastName" label="Last name" />
						</div>
						<TextField name="nickname" label="What do friends call you?" hint="We'll use this in emails and interviews." />
						<div className="cols-2">
							<TextField name="email" label="Email" type="email" placeholder="you@example.com" hint="Pick one you'll still check after graduation." />
							<TextField name="mobile" label="Mobile" type="tel" />
						</div>
						<fieldset>
							<legend>Birthday</legend>
							<div className="cols-3">
								<SelectField name="bMonth" label="Month" placeholder="Month" options={MONTHS} />
								<TextField name="bDay" label="Day" inputMode="numeric" placeholder="DD" maxLength={2} />
								<TextField name="bYear" label="Year" inputMode="numeric" placeholder="YYYY" maxLength={4} />
							</div>
						</fieldset>
						<TextField name="street" label="Street address" hint="If you win, a box of stuff goes here." />
						<div className="cols-2">
							<TextField name="unit" label="Apt, suite, unit (optional)" />
							<TextField name="city" label="City" />
							<SelectField name="state" label="State" placeholder="Select a state" options={STATES} />
							<TextField name="zip" label="ZIP" inputMode="numeric" maxLength={10} />
						</div>
						<SelectField
							name="pronouns"
							label="Pronouns"
							placeholder="Optional"
							options={[["he", "he / him"], ["she", "she / her"], ["they", "they / them"], ["other", "Something else"], ["skip", "Rather not say"]]}
						/>
					</Card>

					<Card title="🎒 School" description="Public, private, charter, home — all good.">
						<TextField name="school" label="Where do you go to high school?" placeholder="Full name of your school, please" />
						<div className="cols-2">
							<TextField name="schoolCity" label="School city" />
							<SelectField name="schoolState" label="School state" placeholder="Select a state" options={STATES} />
						</div>
						<RadioField
							name="grade"
							label="What year are you?"
							options={[["fr", "Freshman"], ["so", "Sophomore"], ["ju", "Junior"], ["se", "Senior"], ["gap", "Already graduated"]]}
						/>
						<div className="cols-2">
							<SelectField name="classOf" label="Class of" placeholder="Year" options={[["2026", "2026"], ["2027", "2027"], ["2028", "2028"], ["2029", "2029"], ["2030", "2030"]]} />
							<TextField name="gpa" label="GPA (unweighted, out of 4.0)" />
							<TextField name="sat" label="SAT total" hint="Optional. Superscore welcome." />
							<TextField name="act" label="ACT composite" hint="Optional. One sitting, not a superscore." />
						</div>
						<TextField name="nextCollege" label="Which college are you planning to attend?" hint="Best guess is fine. You can change this later." />
						<TextField name="major" label="What do you want to major in?" />
					</Card>

					<Card title="🏠 Home" description="Only two people at Kitewell can see this section. It never affects how your pitch is read.">
						<RadioField
							name="firstGen"
							label="Will you be first-gen?"
							hint="Meaning: no parent or guardian has a four-year degree."
							options={[["yes", "Yes"], ["no", "No"], ["dk", "I don't know"]]}
						/>
						<fieldset>
							<legend>Parent / guardian 1</legend>
							<div className="cols-3">
								<TextField name="g1First" label="First" />
								<TextField name="g1Last" label="Last" />
							</div>
							<SelectField name="g1School" label="How far did they get in school?" placeholder="Choose" options={SCHOOLING} />
						</fieldset>
						<fieldset>
							<legend>Parent / guardian 2 (if there is one)</legend>
							<div className="cols-3">
								<TextField name="g2First" label="First" />
								<TextField name="g2Last" label="Last" />
							</div>
							<SelectField name="g2School" label="How far did they get in school?" placeholder="Choose" options={SCHOOLING} />
						</fieldset>
						<TextField name="siblings" label="How many brothers and sisters do you have?" type="number" />
						<SelectField
							name="income"
							label="Household income last year"
							placeholder="Pick a range"
							hint="Before taxes, everyone combined."
							options={[["a", "Under $25,000"], ["b", "$25,000 – $49,999"], ["c", "$50,000 – $64,999"], ["d", "$65,000 – $89,999"], ["e", "$90,000 – $129,999"], ["f", "$130,000 or more"], ["z", "Prefer not to answer"]]}
						/>
						<SelectField
							name="status"
							label="Citizenship / residency"
							placeholder="Choose"
							options={[["us", "U.S. citizen or national"], ["pr", "Permanent resident (green card)"], ["daca", "DACA / undocumented"], ["visa", "On a visa"], ["na", "Prefer not to say"]]}
						/>
					</Card>

					<Card title="🔥 What you do" description="Start with the one thing you care about most. You can add up to five.">
						<Activities />
					</Card>

					<Card title="💼 Paid work" description="Had a job during high school? Tell us about it. Skip if not.">
						<div className="cols-2">
							<TextField name="employer" label="Where did you work?" />
							<TextField name="jobTitle" label="Job title" />
						</div>
						<TextField name="jobHours" label="Average hours a week" type="number" />
					</Card>

					<Card title="🏆 Wins" description="School, local, national, weird. All count.">
						<Awards />
					</Card>

					<Card title="🪁 Your pitch">
						<TextField name="pitch" label="If we gave you $500 and one weekend, what would you ship?" long hint="Max 250 words. Written by you, not by a model." maxLength={2000} />
						<SelectField name="hoodie" label="Hoodie size" placeholder="Size" options={[["xs", "XS"], ["s", "S"], ["m", "M"], ["l", "L"], ["xl", "XL"], ["2x", "2XL"]]} />
					</Card>

					<Card title="🗣️ Someone who'd vouch for you" description="A teacher, coach or boss. Not family. We'll send them three questions.">
						<div className="cols-2">
							<TextField name="recName" label="Their name" />
							<TextField name="recEmail" label="Their email" type="email" />
						</div>
					</Card>

					<Card title="Last bit">
						<div className="trap" aria-hidden="true">
							<TextField name="company" label="Company" />
						</div>
						<Controller
							name="agree"
							render={({ field }) => (
								<FormItem name="agree" className="line">
									<FormControl>
										<Checkbox.Root className="box" checked={field.value} onCheckedChange={(on) => field.onChange(on === true)}>
											<Checkbox.Indicator>✓</Checkbox.Indicator>
										</Checkbox.Root>
									</FormControl>
									<FormLabel>I've read the rules and the privacy notice, and everything above is true.</FormLabel>
								</FormItem>
							)}
						/>
						<TextField name="signed" label="Sign by typing your full legal name" />
						<button type="submit" className="btn btn-primary">Send it</button>
					</Card>
				</form>
			</main>
		</FormProvider>
	);
}

createRoot(document.getElementById("root")!).render(<Application />);

function flat() {
	const { activities, awards, ...rest } = values();
	const all: [string, unknown][] = Object.entries(rest);
	for (const [list, rows] of [["activities", activities], ["awards", awards]] as const)
		rows.forEach((row, at) => {
			for (const key of Object.keys(row)) all.push([`${list}.${at}.${key}`, (row as Record<string, unknown>)[key]]);
		});
	return Object.fromEntries(all);
}
const labelOf = (button: Element) => document.querySelector(`label[for="${button.id}"]`)?.textContent ?? "";
function read(name: string) {
	const item = items.get(name);
	if (!item?.isConnected) return "";
	const text = item.querySelector<HTMLInputElement>("[data-slot=input], [data-slot=textarea]");
	if (text) return text.value;
	const trigger = item.querySelector("[data-slot=select-trigger]");
	if (trigger) return trigger.hasAttribute("data-placeholder") ? "" : (trigger.firstElementChild?.textContent ?? "");
	const group = item.querySelector("[data-slot=radio-group]");
	if (group) {
		const on = group.querySelector("[role=radio][data-state=checked]");
		return on ? labelOf(on) : "";
	}
	const boxes = [...item.querySelectorAll("[role=checkbox]")];
	if (boxes.length === 1) return boxes[0].getAttribute("aria-checked") === "true";
	return boxes.filter((box) => box.getAttribute("aria-checked") === "true").map(labelOf);
}
Object.assign(window, {
	formState: () => ({ ...flat(), submitted }),
	formShown: () => Object.fromEntries(Object.keys(flat()).map((name) => [name, read(name)])),
});
