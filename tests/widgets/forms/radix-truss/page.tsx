import * as React from "react";
import { createRoot } from "react-dom/client";
import { useFieldArray, useForm } from "react-hook-form";
import { COUNTRIES, STATES } from "../../lists";
import {
	Accordion, AccordionContent, AccordionItem, AccordionTrigger, Badge, Button, Checkbox, Dialog, DialogClose, DialogContent, DialogDescription,
	DialogFooter, DialogHeader, DialogTitle, DialogTrigger, Form, FormControl, FormDescription, FormField, FormItem, FormLabel, FormMessage, Input,
	RadioGroup, RadioGroupItem, Select, SelectContent, SelectItem, SelectTrigger, SelectValue, Tabs, TabsContent, TabsList, TabsTrigger, Textarea,
} from "./ui";
import "./globals.css";

type Option = [string, string];
const MONTHS: Option[] = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"].map((m, i) => [String(i + 1).padStart(2, "0"), m]);
const DAYS: Option[] = Array.from({ length: 31 }, (_, i) => [String(i + 1), String(i + 1)]);
const BIRTH_YEARS: Option[] = Array.from({ length: 30 }, (_, i) => [String(2012 - i), String(2012 - i)]);
const GRADES: Option[] = [["9", "9th grade"], ["10", "10th grade"], ["11", "11th grade"], ["12", "12th grade"]];
const EXAMS: Option[] = [
	["BIO", "AP Biology"], ["CALCAB", "AP Calculus AB"], ["CALCBC", "AP Calculus BC"], ["CHEM", "AP Chemistry"], ["CSA", "AP Computer Science A"],
	["CSP", "AP Computer Science Principles"], ["ENGLANG", "AP English Language and Composition"], ["ENGLIT", "AP English Literature and Composition"],
	["ENVSCI", "AP Environmental Science"], ["EURO", "AP European History"], ["MACRO", "AP Macroeconomics"], ["PHYS1", "AP Physics 1"], ["PHYS2", "AP Physics 2"],
	["PHYSCM", "AP Physics C: Mechanics"], ["PHYSCE", "AP Physics C: E&M"], ["PSYCH", "AP Psychology"], ["STATS", "AP Statistics"], ["USGOV", "AP U.S. Government"],
	["USHIST", "AP U.S. History"], ["WORLD", "AP World History: Modern"],
];
const DISCIPLINES: Option[] = ["Aerospace Engineering", "Biomedical Engineering", "Chemical Engineering", "Civil Engineering", "Computer Engineering", "Construction Management", "Electrical Engineering", "Environmental Engineering", "Geotechnical Engineering", "Industrial Engineering", "Mechanical Engineering", "Structural Engineering", "Undecided / General Engineering"].map((d) => [d.toLowerCase().replace(/[^a-z]+/g, "_"), d]);
const CATEGORIES: Option[] = [
	["academic", "Academic club or team"], ["arts", "Performing or visual arts"], ["athletics", "Athletics"], ["service", "Community service"], ["speech", "Debate or public speaking"],
	["work", "Paid employment"], ["environment", "Environment and conservation"], ["family", "Family responsibilities"], ["stem", "Robotics, engineering or computing"], ["government", "Student government"], ["other", "Other"],
];
const SCHOOLING: Option[] = [["lt_hs", "Did not finish high school"], ["hs", "High school diploma or GED"], ["some", "Some college, no degree"], ["assoc", "Associate degree"], ["ba", "Bachelor’s degree"], ["grad", "Graduate or professional degree"]];
const INCOME: Option[] = [["0-29", "Less than $30,000"], ["30-59", "$30,000 – $59,999"], ["60-89", "$60,000 – $89,999"], ["90-119", "$90,000 – $119,999"], ["120+", "$120,000 or more"], ["na", "Prefer not to answer"]];
const YESNO: Option[] = [["yes", "Yes"], ["no", "No"]];
const same = (list: string[]): Option[] => list.map((x) => [x, x]);

/* ---- fields ---- */
const seen = new Map<string, HTMLElement>();
const see = (key?: string) => (el: HTMLElement | null) => {
	if (key) el ? seen.set(key, el) : seen.delete(key);
};
const Req = () => <span className="text-destructive">*</span>;
const rulesOf = (required?: boolean) => (required ? { required: "This field is required." } : undefined);

function TextField({ control, name, label, hint, required, area, format, className, hush, ...input }: any) {
	return (
		<FormField
			control={control}
			name={name}
			rules={rulesOf(required)}
			render={({ field }: any) => (
				<FormItem className={className} ref={see(hush ? undefined : name)}>
					<FormLabel>{label}{required && <Req />}</FormLabel>
					<FormControl>
						{area ? <Textarea {...input} {...field} /> : <Input {...input} {...field} onChange={(e: any) => field.onChange(format ? format(e.target.value) : e)} />}
					</FormControl>
					{hint && <FormDescription>{hint}</FormDescription>}
					<FormMessage />
				</FormItem>
			)}
		/>
	);
}
function SelectField({ control, name, label, hideLabel, hint, required, options, placeholder = "Select…", className, hush }: any) {
	return (
		<FormField
			control={control}
			name={name}
			rules={rulesOf(required)}
			render={({ field }: any) => (
				<FormItem className={className} ref={see(hush ? undefined : name)}>
					<FormLabel className={hideLabel ? "sr-only" : undefined}>{label}{required && <Req />}</FormLabel>
					<Select onValueChange={field.onChange} value={field.value}>
						<FormControl>
							<SelectTrigger className="w-full"><SelectValue placeholder={placeholder} /></SelectTrigger>
						</FormControl>
						<SelectContent>
							{options.map(([value, text]: Option) => <SelectItem key={value} value={value}>{text}</SelectItem>)}
						</SelectContent>
					</Select>
					{hint && <FormDescription>{hint}</FormDescription>}
					<FormMessage />
				</FormItem>
			)}
		/>
	);
}
function RadioField({ control, name, label, hint, required, options }: any) {
	return (
		<FormField
			control={control}
			name={name}
			rules={rulesOf(required)}
			render={({ field }: any) => (
				<FormItem className="space-y-3" ref={see(name)}>
					<FormLabel>{label}{required && <Req />}</FormLabel>
					{hint && <FormDescription>{hint}</FormDescription>}
					<FormControl>
						<RadioGroup onValueChange={field.onChange} value={field.value} className="flex flex-col">
							{options.map(([value, text]: Option) => (
								<FormItem key={value} className="flex items-center gap-3">
									<FormControl><RadioGroupItem value={value} /></FormControl>
									<FormLabel className="font-normal">{text}</FormLabel>
								</FormItem>
							))}
						</RadioGroup>
					</FormControl>
					<FormMessage />
				</FormItem>
			)}
		/>
	);
}
function CheckboxesField({ control, name, label, hint, options, hush }: any) {
	return (
		<FormField
			control={control}
			name={name}
			render={() => (
				<FormItem ref={see(hush ? undefined : name)}>
					<div className="mb-4">
						<FormLabel className="text-base">{label}</FormLabel>
						{hint && <FormDescription>{hint}</FormDescription>}
					</div>
					{options.map(([value, text]: Option) => (
						<FormField
							key={value}
							control={control}
							name={name}
							render={({ field }: any) => (
								<FormItem className="flex flex-row items-center gap-2">
									<FormControl>
										<Checkbox
											checked={field.value?.includes(value)}
											onCheckedChange={(on: boolean) =>
												field.onChange(on ? options.map(([v]: Option) => v).filter((v: string) => v === value || field.value.includes(v)) : field.value.filter((v: string) => v !== value))
											}
										/>
									</FormControl>
									<FormLabel className="text-sm font-normal">{text}</FormLabel>
								</FormItem>
							)}
						/>
					))}
					<FormMessage />
				</FormItem>
			)}
		/>
	);
}
function CheckField({ control, name, label, hint, required }: any) {
	return (
		<FormField
			control={control}
			name={name}
			rules={rulesOf(required)}
			render={({ field }: any) => (
				<FormItem className="flex flex-row items-start gap-3 rounded-md border p-4" ref={see(name)}>
					<FormControl><Checkbox checked={field.value} onCheckedChange={field.onChange} /></FormControl>
					<div className="space-y-1 leading-none">
						<FormLabel>{label}{required && <Req />}</FormLabel>
						{hint && <FormDescription>{hint}</FormDescription>}
					</div>
				</FormItem>
			)}
		/>
	);
}
const phone = (text: string) => {
	let d = text.replace(/\D/g, "");
	if (d.length > 10 && d[0] === "1") d = d.slice(1);
	d = d.slice(0, 10);
	if (d.length < 4) return d;
	return d.length < 7 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
};

/* ---- activities ---- */
const NEW_ACTIVITY = { organization: "", category: "", position: "", grades: [] as string[], hours: "", weeks: "", summary: "" };
function ActivityDialog({ open, onOpenChange, start, onSave }: any) {
	const form = useForm({ defaultValues: NEW_ACTIVITY });
	React.useEffect(() => {
		if (open) form.reset(start ?? NEW_ACTIVITY);
	}, [open]);
	const { control } = form;
	return (
		<Dialog open={open} onOpenChange={onOpenChange}>
			<DialogTrigger asChild><Button type="button" variant="outline">Add activity</Button></DialogTrigger>
			<DialogContent>
				<DialogHeader>
					<DialogTitle>{start ? "Edit activity" : "Add an activity"}</DialogTitle>
					<DialogDescription>Clubs, teams, volunteering, research and jobs all count. You can change this later.</DialogDescription>
				</DialogHeader>
				<Form {...form}>
					<form noValidate className="grid gap-4" onSubmit={(e) => { e.stopPropagation(); form.handleSubmit(onSave)(e); }}>
						<TextField hush control={control} name="organization" label="Organization" required hint="Club, team, company or agency" />
						<div className="grid grid-cols-2 gap-4">
							<SelectField hush control={control} name="category" label="Category" required options={CATEGORIES} />
							<TextField hush control={control} name="position" label="Position or role" />
						</div>
						<CheckboxesField hush control={control} name="grades" label="Years involved" options={GRADES} />
						<div className="grid grid-cols-2 gap-4">
							<TextField hush control={control} name="hours" label="Hours / week" inputMode="numeric" />
							<TextField hush control={control} name="weeks" label="Weeks / year" inputMode="numeric" />
						</div>
						<TextField hush control={control} name="summary" area label="What did you do?" maxLength={400} hint="400 characters or fewer." />
						<DialogFooter>
							<DialogClose asChild><Button type="button" variant="ghost">Cancel</Button></DialogClose>
							<Button type="submit">Save activity</Button>
						</DialogFooter>
					</form>
				</Form>
			</DialogContent>
		</Dialog>
	);
}
const textOf = (options: Option[], value: string) => options.find(([v]) => v === value)?.[1] ?? "";
function Activities({ control }: any) {
	const { fields, append, update, remove } = useFieldArray({ control, name: "activities" });
	const [open, setOpen] = React.useState(false);
	const [at, setAt] = React.useState<number | null>(null);
	const change = (value: boolean) => { setOpen(value); if (!value) setAt(null); };
	const k = (i: number, name: string) => see(`activities.${i}.${name}`);
	return (
		<div className="space-y-4">
			<p className="text-muted-foreground text-sm">List up to five, most significant first. The committee weighs depth over number.</p>
			{fields.length === 0 && <div className="empty">No activities yet.</div>}
			<ul className="grid gap-3">
				{(fields as any[]).map((a, i) => (
					<li key={a.id} data-slot="card" className="rounded-xl border">
						<div data-slot="card-header" className="flex justify-between">
							<div>
								<div data-slot="card-title" ref={k(i, "organization")}>{a.organization}</div>
								<div data-slot="card-description"><span ref={k(i, "position")}>{a.position}</span> · <span ref={k(i, "category")}>{textOf(CATEGORIES, a.category)}</span></div>
							</div>
							<div>
								<Button type="button" variant="ghost" size="sm" onClick={() => { setAt(i); setOpen(true); }}>Edit</Button>
								<Button type="button" variant="ghost" size="sm" onClick={() => remove(i)}>Remove</Button>
							</div>
						</div>
						<div data-slot="card-content">
							<p ref={k(i, "summary")}>{a.summary}</p>
							<div className="flex gap-1" ref={k(i, "grades")}>{a.grades.map((g: string) => <Badge key={g}>{textOf(GRADES, g)}</Badge>)}</div>
							<p className="text-sm"><b ref={k(i, "hours")}>{a.hours}</b> hrs/wk, <b ref={k(i, "weeks")}>{a.weeks}</b> wks/yr</p>
						</div>
					</li>
				))}
			</ul>
			<ActivityDialog
				open={open}
				onOpenChange={change}
				start={at === null ? null : (({ id, ...rest }: any) => rest)(fields[at])}
				onSave={(value: any) => { at === null ? append(value) : update(at, value); change(false); }}
			/>
		</div>
	);
}

function Honors({ control }: any) {
	const { fields, append, remove } = useFieldArray({ control, name: "honors" });
	return (
		<div className="space-y-4">
			{fields.map((f, i) => (
				<div key={f.id} className="flex items-end gap-3">
					<TextField className="grow" control={control} name={`honors.${i}.title`} label="Award or honor" />
					<SelectField className="w-40" control={control} name={`honors.${i}.grade`} label="Received in" options={GRADES} />
					<Button type="button" variant="ghost" size="icon" onClick={() => remove(i)}><span className="sr-only">Remove</span>✕</Button>
				</div>
			))}
			<Button type="button" variant="outline" size="sm" onClick={() => append({ title: "", grade: "" })}>+ Add an honor</Button>
		</div>
	);
}

const DEFAULTS = {
	first_name: "", middle_initial: "", last_name: "", goes_by: "", dob_month: "", dob_day: "", dob_year: "", email: "", mobile: "", student_member_no: "", shirt: "",
	street: "", unit: "", city: "", state: "", zip: "", country: "",
	hs_name: "", hs_city: "", hs_state: "", hs_grad: "", class_standing: "", gpa: "", gpa_weighted: "", rank: "", class_size: "", discipline: "", highest_degree: "", enroll_year: "",
	sat_math: "", sat_rw: "", act: "",
	exams: [0, 1, 2].map(() => ({ exam: "", score: "" })), activities: [] as any[], honors: [] as any[],
	pg1_name: "", pg1_job: "", pg1_school: "", pg2_name: "", pg2_job: "", pg2_school: "", income: "", first_gen: "", aid: "",
	citizenship: "", gender: "", hispanic: "", race: [] as string[],
	essay: "", ref_name: "", ref_title: "", ref_email: "", website_url: "", news: false, certify: false, e_signature: "",
};

function App() {
	const form = useForm({ defaultValues: DEFAULTS });
	(window as any).rhf = form;
	const { control } = form;
	const honeypot = form.register("website_url");
	return (
		<div className="mx-auto max-w-3xl">
			<header className="py-8">
				<p className="eyebrow">American Society of Structural &amp; Civil Practitioners · Foundation</p>
				<h1 className="text-2xl font-semibold tracking-tight">2027 National Undergraduate Scholarship</h1>
				<p className="text-muted-foreground">Awards of $2,500 to $10,000. Your draft is kept in this browser for 14 days.</p>
			</header>
			<Form {...form}>
				<form noValidate onSubmit={(e) => { (window as any).pressed = true; form.handleSubmit(() => {})(e); }}>
					<Tabs defaultValue="application">
						<TabsList>
							<TabsTrigger value="application">Application</TabsTrigger>
							<TabsTrigger value="reference">Reference</TabsTrigger>
							<TabsTrigger value="rules">Eligibility &amp; rules</TabsTrigger>
						</TabsList>
						<TabsContent value="application">
							<Accordion type="multiple" defaultValue={["you", "academics"]}>
								<AccordionItem value="you">
									<AccordionTrigger>1. About you</AccordionTrigger>
									<AccordionContent>
										<div className="grid grid-cols-6 gap-4">
											<TextField className="col-span-2" control={control} name="first_name" label="First name" required autoComplete="given-name" />
											<TextField className="col-span-1" control={control} name="middle_initial" label="M.I." maxLength={1} />
											<TextField className="col-span-3" control={control} name="last_name" label="Last name" required autoComplete="family-name" />
										</div>
										<TextField control={control} name="goes_by" label="What should we call you?" hint="If different from your first name." />
										<fieldset className="mt-4">
											<legend className="text-sm font-medium">Date of birth<Req /></legend>
											<div className="grid grid-cols-3 gap-4">
												<SelectField control={control} name="dob_month" hideLabel label="Month" placeholder="Month" options={MONTHS} />
												<SelectField control={control} name="dob_day" hideLabel label="Day" placeholder="Day" options={DAYS} />
												<SelectField control={control} name="dob_year" hideLabel label="Year" placeholder="Year" options={BIRTH_YEARS} />
											</div>
										</fieldset>
										<div className="grid grid-cols-2 gap-4">
											<TextField control={control} name="email" type="email" label="Email" required hint="Use one you will still have after graduation." />
											<TextField control={control} name="mobile" type="tel" label="Mobile phone" format={phone} placeholder="(555) 555-5555" />
											<TextField control={control} name="student_member_no" label="Society student member number" hint="Leave blank if you are not a member." />
											<SelectField control={control} name="shirt" label="T-shirt size" options={same(["XS", "S", "M", "L", "XL", "2XL"])} hint="For finalists’ weekend." />
										</div>
										<h3 className="font-medium">Permanent address</h3>
										<div className="grid grid-cols-2 gap-4">
											<TextField control={control} name="street" label="Street address" required />
											<TextField control={control} name="unit" label="Apt, suite, unit" />
											<TextField control={control} name="city" label="City" required />
											<SelectField control={control} name="state" label="State" required options={STATES} placeholder="Choose a state" />
											<TextField control={control} name="zip" label="ZIP" required />
											<SelectField control={control} name="country" label="Country" options={same(COUNTRIES)} />
										</div>
									</AccordionContent>
								</AccordionItem>
								<AccordionItem value="academics">
									<AccordionTrigger>2. Academics</AccordionTrigger>
									<AccordionContent>
										<TextField control={control} name="hs_name" label="High school" required />
										<div className="grid grid-cols-3 gap-4">
											<TextField control={control} name="hs_city" label="School city" />
											<SelectField control={control} name="hs_state" label="School state" options={STATES} />
											<TextField control={control} name="hs_grad" label="Graduation" placeholder="MM/YYYY" />
										</div>
										<RadioField control={control} name="class_standing" label="I am currently a" required options={[["fr", "Freshman"], ["so", "Sophomore"], ["jr", "Junior"], ["sr", "Senior"]]} />
										<div className="grid grid-cols-4 gap-4">
											<TextField control={control} name="gpa" label="GPA (unweighted)" hint="4.0 scale" inputMode="decimal" required />
											<TextField control={control} name="gpa_weighted" label="GPA (weighted)" inputMode="decimal" />
											<TextField control={control} name="rank" label="Class rank" inputMode="numeric" />
											<TextField control={control} name="class_size" label="out of" inputMode="numeric" />
										</div>
										<SelectField control={control} name="discipline" label="Which engineering discipline do you intend to study?" required options={DISCIPLINES} />
										<RadioField control={control} name="highest_degree" label="Highest degree you hope to earn" options={[["as", "Associate"], ["bs", "Bachelor’s"], ["ms", "Master’s"], ["phd", "Doctorate"]]} />
										<SelectField control={control} name="enroll_year" label="Year you will start college" options={same(["2026", "2027", "2028", "2029"])} />
										<h3 className="font-medium">Test scores (optional)</h3>
										<div className="grid grid-cols-3 gap-4">
											<TextField control={control} name="sat_math" label="SAT Math" inputMode="numeric" />
											<TextField control={control} name="sat_rw" label="SAT Reading and Writing" inputMode="numeric" />
											<TextField control={control} name="act" label="ACT Composite" inputMode="numeric" />
										</div>
									</AccordionContent>
								</AccordionItem>
								<AccordionItem value="exams">
									<AccordionTrigger>3. AP exams</AccordionTrigger>
									<AccordionContent>
										<p className="text-muted-foreground text-sm">Scores you have already received. Skip this if your school does not offer AP.</p>
										{[0, 1, 2].map((i) => (
											<div key={i} className="grid grid-cols-4 gap-4">
												<SelectField className="col-span-3" control={control} name={`exams.${i}.exam`} label={`Exam ${i + 1}`} options={EXAMS} />
												<SelectField control={control} name={`exams.${i}.score`} label="Score" placeholder="–" options={same(["5", "4", "3", "2", "1"])} />
											</div>
										))}
									</AccordionContent>
								</AccordionItem>
								<AccordionItem value="activities">
									<AccordionTrigger>4. Activities and work</AccordionTrigger>
									<AccordionContent><Activities control={control} /></AccordionContent>
								</AccordionItem>
								<AccordionItem value="honors">
									<AccordionTrigger>5. Honors</AccordionTrigger>
									<AccordionContent><Honors control={control} /></AccordionContent>
								</AccordionItem>
								<AccordionItem value="household">
									<AccordionTrigger>6. Household</AccordionTrigger>
									<AccordionContent>
										<p className="text-muted-foreground text-sm">Need is one of four scoring criteria. Reviewers never see names or exact amounts.</p>
										{[1, 2].map((n) => (
											<fieldset key={n} className="rounded-lg border p-4">
												<legend>Parent or guardian {n}</legend>
												<div className="grid grid-cols-3 gap-4">
													<TextField control={control} name={`pg${n}_name`} label="Full name" />
													<TextField control={control} name={`pg${n}_job`} label="Occupation" />
													<SelectField control={control} name={`pg${n}_school`} label="Education completed" options={SCHOOLING} />
												</div>
											</fieldset>
										))}
										<SelectField control={control} name="income" label="Combined household income last year" options={INCOME} />
										<RadioField control={control} name="first_gen" label="Will you be the first generation in your family to attend college?" options={YESNO} />
										<RadioField control={control} name="aid" label="Do you currently receive financial aid?" options={YESNO} />
									</AccordionContent>
								</AccordionItem>
								<AccordionItem value="eeo">
									<AccordionTrigger>7. Citizenship and voluntary self-identification</AccordionTrigger>
									<AccordionContent>
										<RadioField control={control} name="citizenship" label="Citizenship" required options={[["usc", "U.S. citizen or national"], ["lpr", "U.S. permanent resident"], ["daca", "DACA recipient"], ["intl", "International student"]]} />
										<p className="text-muted-foreground text-sm">The rest is voluntary and kept apart from your application.</p>
										<SelectField control={control} name="gender" label="Gender" options={[["w", "Woman"], ["m", "Man"], ["nb", "Non-binary"], ["x", "Prefer to self-describe"], ["na", "Prefer not to say"]]} />
										<RadioField control={control} name="hispanic" label="Are you Hispanic or Latino/a?" options={[...YESNO, ["na", "Prefer not to say"]]} />
										<CheckboxesField control={control} name="race" label="Race" hint="Select all that apply." options={[["aian", "American Indian or Alaska Native"], ["asian", "Asian"], ["black", "Black or African American"], ["nhpi", "Native Hawaiian or Other Pacific Islander"], ["white", "White"], ["na", "Prefer not to say"]]} />
									</AccordionContent>
								</AccordionItem>
								<AccordionItem value="essay">
									<AccordionTrigger>8. Essay and certification</AccordionTrigger>
									<AccordionContent>
										<TextField control={control} name="essay" area rows={10} label="Describe a structure, large or small, that changed how you see engineering." required hint="Up to 500 words. AI-written essays are disqualified." />
										<div style={{ position: "absolute", left: "-9999px" }} aria-hidden="true">
											<label htmlFor="website_url">Website</label>
											<input id="website_url" tabIndex={-1} autoComplete="off" {...honeypot} ref={(el) => { honeypot.ref(el); see("website_url")(el); }} />
										</div>
										<CheckField control={control} name="news" label="Send me the Foundation’s newsletter and partner offers" />
										<CheckField control={control} name="certify" required label="I certify that everything above is true" hint="False statements lead to forfeiture of any award." />
										<TextField control={control} name="e_signature" label="Electronic signature" required hint="Type your full legal name." />
									</AccordionContent>
								</AccordionItem>
							</Accordion>
						</TabsContent>
						<TabsContent value="reference">
							<p>One math or science teacher. We email them a form once you submit.</p>
							<TextField control={control} name="ref_name" label="Teacher’s name" required />
							<TextField control={control} name="ref_title" label="Subject taught" />
							<TextField control={control} name="ref_email" type="email" label="Teacher’s email" required />
						</TabsContent>
						<TabsContent value="rules"><p>Applicants must be U.S. high school seniors entering an ABET-accredited program. Deadline: January 31, 11:59 p.m. Pacific.</p></TabsContent>
					</Tabs>
					<div className="flex justify-end gap-2 py-6">
						<Button type="button" variant="secondary">Save draft</Button>
						<Button type="submit">Submit application</Button>
					</div>
				</form>
			</Form>
		</div>
	);
}
createRoot(document.getElementById("root") as HTMLElement).render(<App />);

/* ---- measurement ---- */
const ROWS = { activities: NEW_ACTIVITY, honors: { title: "", grade: "" } } as Record<string, Record<string, unknown>>;
(window as any).formState = () => {
	const { exams, activities, honors, ...rest } = (window as any).rhf.getValues();
	const out: Record<string, unknown> = { ...rest, submitted: !!(window as any).pressed };
	exams.forEach((e: any, i: number) => { for (const n of ["exam", "score"]) out[`exams.${i}.${n}`] = e[n]; });
	for (const [list, blank] of Object.entries(ROWS))
		for (let i = 0; i < 3; i++) for (const n of Object.keys(blank)) out[`${list}.${i}.${n}`] = { activities, honors }[list]?.[i]?.[n] ?? blank[n];
	return out;
};
(window as any).formShown = () => {
	const out: Record<string, unknown> = {};
	for (const [key, value] of Object.entries((window as any).formState())) {
		if (key === "submitted") continue;
		const el = seen.get(key);
		const lone = Array.isArray(value) ? [] : typeof value === "boolean" ? false : "";
		if (!el) { out[key] = lone; continue; }
		const radios = el.querySelector("[role=radiogroup]");
		const combo = el.querySelector("[role=combobox]");
		const boxes = [...el.querySelectorAll("[role=checkbox]")];
		const input = (el.matches("input") ? el : el.querySelector("input:not([aria-hidden]), textarea")) as HTMLInputElement | null;
		const said = (b: Element) => b.closest("[data-slot=form-item]")?.querySelector("label")?.textContent ?? "";
		if (radios) { const on = radios.querySelector("[role=radio][data-state=checked]"); out[key] = on ? said(on) : ""; }
		else if (combo) out[key] = combo.hasAttribute("data-placeholder") ? "" : combo.textContent;
		else if (boxes.length) { const on = boxes.filter((b) => b.getAttribute("data-state") === "checked"); out[key] = Array.isArray(value) ? on.map(said) : on.length > 0; }
		else if (input) out[key] = input.value;
		else out[key] = Array.isArray(value) ? [...el.children].map((c) => c.textContent) : el.textContent;
	}
	return out;
};
