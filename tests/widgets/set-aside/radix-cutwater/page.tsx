import { Accordion as A, Checkbox as C, Dialog as D, Label as L, RadioGroup as R, Select as S, Slot } from "radix-ui";
import { type ComponentProps, createContext, type ReactNode, useContext, useId, useState } from "react";
import { createRoot } from "react-dom/client";
import { Controller, type ControllerProps, FormProvider, useFieldArray, useForm, useFormContext, useFormState } from "react-hook-form";
import { STATES } from "../../lists";
import "./globals.css";

const Chevron = ({ className = "size-4 opacity-50" }) => (
	<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" className={`lucide lucide-chevron-down ${className}`} aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
);
const Check = () => (
	<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" className="lucide lucide-check size-4" aria-hidden="true"><path d="M20 6 9 17l-5-5" /></svg>
);

/** Where each question is drawn, by the name of its field. */
const drawn = new Map<string, HTMLElement>();

const Form = FormProvider;
const FieldContext = createContext({ name: "" });
const ItemContext = createContext({ id: "" });
const FormField = (props: ControllerProps<any, any>) => (
	<FieldContext.Provider value={{ name: props.name }}>
		<Controller {...props} />
	</FieldContext.Provider>
);
function useFormField() {
	const { name } = useContext(FieldContext);
	const { id } = useContext(ItemContext);
	const { getFieldState } = useFormContext();
	const state = getFieldState(name, useFormState({ name }));
	return { id, name, formItemId: `${id}-form-item`, formDescriptionId: `${id}-form-item-description`, formMessageId: `${id}-form-item-message`, ...state };
}
function FormItem({ className = "", ...props }: ComponentProps<"div">) {
	const id = useId();
	const { name } = useContext(FieldContext);
	const ref = (element: HTMLDivElement | null) => {
		const known = drawn.get(name);
		if (element && !(known?.isConnected && known.contains(element))) drawn.set(name, element);
	};
	return (
		<ItemContext.Provider value={{ id }}>
			<div ref={ref} data-slot="form-item" className={`grid gap-2 ${className}`} {...props} />
		</ItemContext.Provider>
	);
}
function Label({ className = "", ...props }: ComponentProps<typeof L.Root>) {
	return <L.Root data-slot="label" className={`flex items-center gap-2 text-sm leading-none font-medium select-none ${className}`} {...props} />;
}
function FormLabel({ className = "", ...props }: ComponentProps<typeof L.Root>) {
	const { error, formItemId } = useFormField();
	return <Label data-slot="form-label" data-error={!!error} className={`data-[error=true]:text-destructive ${className}`} htmlFor={formItemId} {...props} />;
}
function FormControl(props: ComponentProps<typeof Slot.Root>) {
	const { error, formItemId, formDescriptionId, formMessageId } = useFormField();
	return <Slot.Root data-slot="form-control" id={formItemId} aria-describedby={!error ? `${formDescriptionId}` : `${formDescriptionId} ${formMessageId}`} aria-invalid={!!error} {...props} />;
}
function FormDescription(props: ComponentProps<"p">) {
	const { formDescriptionId } = useFormField();
	return <p data-slot="form-description" id={formDescriptionId} className="text-muted-foreground text-sm" {...props} />;
}
function FormMessage() {
	const { error, formMessageId } = useFormField();
	if (!error) return null;
	return <p data-slot="form-message" id={formMessageId} className="text-destructive text-sm">{String(error.message || "Required")}</p>;
}
const Input = ({ className = "", ...props }: ComponentProps<"input">) => <input data-slot="input" className={`flex h-9 w-full rounded-md border ${className}`} {...props} />;
const Textarea = ({ className = "", ...props }: ComponentProps<"textarea">) => <textarea data-slot="textarea" className={`flex min-h-16 w-full rounded-md border ${className}`} {...props} />;
const Button = ({ variant = "default", className = "", ...props }: ComponentProps<"button"> & { variant?: string }) => (
	<button data-slot="button" data-variant={variant} className={`inline-flex items-center justify-center gap-2 rounded-md text-sm font-medium ${className}`} {...props} />
);

const Select = (props: ComponentProps<typeof S.Root>) => <S.Root data-slot="select" {...(props as any)} />;
const SelectValue = (props: ComponentProps<typeof S.Value>) => <S.Value data-slot="select-value" {...props} />;
const SelectTrigger = ({ children, ...props }: ComponentProps<typeof S.Trigger>) => (
	<S.Trigger data-slot="select-trigger" data-size="default" className="flex w-full items-center justify-between gap-2 rounded-md border" {...props}>
		{children}
		<S.Icon asChild><Chevron /></S.Icon>
	</S.Trigger>
);
const SelectContent = ({ children, ...props }: ComponentProps<typeof S.Content>) => (
	<S.Portal>
		<S.Content data-slot="select-content" position="popper" className="relative z-50 rounded-md border shadow-md" {...props}>
			<S.Viewport className="p-1 w-full scroll-my-1">{children}</S.Viewport>
		</S.Content>
	</S.Portal>
);
const SelectItem = ({ children, ...props }: ComponentProps<typeof S.Item>) => (
	<S.Item data-slot="select-item" className="relative flex w-full cursor-default items-center gap-2 rounded-sm" {...props}>
		<span className="absolute right-2 flex size-3.5 items-center justify-center"><S.ItemIndicator><Check /></S.ItemIndicator></span>
		<S.ItemText>{children}</S.ItemText>
	</S.Item>
);
const RadioGroup = ({ className = "", ...props }: ComponentProps<typeof R.Root>) => <R.Root data-slot="radio-group" className={`grid gap-3 ${className}`} {...props} />;
const RadioGroupItem = (props: ComponentProps<typeof R.Item>) => (
	<R.Item data-slot="radio-group-item" className="aspect-square size-4 shrink-0 rounded-full border" {...props}>
		<R.Indicator data-slot="radio-group-indicator" className="relative flex items-center justify-center"><i className="dot" /></R.Indicator>
	</R.Item>
);
const Checkbox = (props: ComponentProps<typeof C.Root>) => (
	<C.Root data-slot="checkbox" className="peer size-4 shrink-0 rounded-[4px] border" {...props}>
		<C.Indicator data-slot="checkbox-indicator" className="flex items-center justify-center"><Check /></C.Indicator>
	</C.Root>
);
const Accordion = (props: any) => <A.Root data-slot="accordion" {...props} />;
const AccordionItem = (props: ComponentProps<typeof A.Item>) => <A.Item data-slot="accordion-item" className="border-b last:border-b-0" {...props} />;
const AccordionTrigger = ({ children, ...props }: ComponentProps<typeof A.Trigger>) => (
	<A.Header className="flex">
		<A.Trigger data-slot="accordion-trigger" className="flex flex-1 items-start justify-between gap-4" {...props}>{children}<Chevron className="size-4 shrink-0" /></A.Trigger>
	</A.Header>
);
const AccordionContent = ({ children, ...props }: ComponentProps<typeof A.Content>) => (
	<A.Content data-slot="accordion-content" className="text-sm" {...props}><div className="pt-0 pb-4 stack">{children}</div></A.Content>
);
const Dialog = D.Root;
const DialogTrigger = D.Trigger;
const DialogClose = D.Close;
const DialogContent = ({ children, ...props }: ComponentProps<typeof D.Content>) => (
	<D.Portal>
		<D.Overlay data-slot="dialog-overlay" className="fixed inset-0 z-50" />
		<D.Content data-slot="dialog-content" className="fixed z-50 grid gap-4 rounded-lg border p-6 shadow-lg" {...props}>
			{children}
			<D.Close data-slot="dialog-close" className="absolute top-4 right-4"><span aria-hidden="true">×</span><span className="sr-only">Close</span></D.Close>
		</D.Content>
	</D.Portal>
);
const DialogTitle = (props: ComponentProps<typeof D.Title>) => <D.Title data-slot="dialog-title" className="text-lg leading-none font-semibold" {...props} />;
const DialogDescription = (props: ComponentProps<typeof D.Description>) => <D.Description data-slot="dialog-description" className="text-muted-foreground text-sm" {...props} />;


type Option = [value: string, label: string];
const same = (...labels: string[]): Option[] => labels.map((label) => [label, label]);
const MONTHS = "January February March April May June July August September October November December".split(" ");
const GRADES: Option[] = [["9", "Grade 9"], ["10", "Grade 10"], ["11", "Grade 11"], ["12", "Grade 12"], ["pg", "Post-graduate"]];
const TYPES: Option[] = [["arts", "Arts & performance"], ["athletics", "Athletics"], ["debate", "Debate & public speaking"], ["environment", "Environment & outdoors"], ["family", "Family responsibilities"], ["government", "Student government"], ["service", "Community service"], ["work", "Paid work"], ["other", "Something else"]];
const SECTIONS = ["applicant", "family", "school", "courses", "distinctions", "involvement", "voice", "agreement"];

type Props = { name: string; label: string; description?: ReactNode; required?: boolean; className?: string };
const must = (required?: boolean) => (required ? { required: "This field is required." } : undefined);
function TextField({ name, label, description, required, className, long, ...props }: Props & { long?: number; type?: string; placeholder?: string; inputMode?: "numeric" | "decimal"; autoComplete?: string }) {
	return (
		<FormField name={name} rules={must(required)} render={({ field }: any) => (
			<FormItem className={className}>
				<FormLabel className={required ? "required" : ""}>{label}</FormLabel>
				<FormControl>{long ? <Textarea rows={long} {...field} /> : <Input {...props} {...field} />}</FormControl>
				{description && <FormDescription>{description}</FormDescription>}
				<FormMessage />
			</FormItem>
		)} />
	);
}
function SelectField({ name, label, description, required, className, options, placeholder = "Select" }: Props & { options: Option[]; placeholder?: string }) {
	return (
		<FormField name={name} rules={must(required)} render={({ field }: any) => (
			<FormItem className={className}>
				<FormLabel className={required ? "required" : ""}>{label}</FormLabel>
				<Select onValueChange={field.onChange} value={field.value}>
					<FormControl><SelectTrigger><SelectValue placeholder={placeholder} /></SelectTrigger></FormControl>
					<SelectContent>{options.map(([value, text]) => <SelectItem key={value} value={value}>{text}</SelectItem>)}</SelectContent>
				</Select>
				{description && <FormDescription>{description}</FormDescription>}
				<FormMessage />
			</FormItem>
		)} />
	);
}
function TickField({ name, label, description, required }: Props) {
	return (
		<FormField name={name} rules={must(required)} render={({ field }: any) => (
			<FormItem className="flex flex-row items-start">
				<FormControl><Checkbox checked={field.value} onCheckedChange={field.onChange} /></FormControl>
				<div className="grid gap-1 leading-none"><FormLabel className="font-normal">{label}</FormLabel>{description && <FormDescription>{description}</FormDescription>}<FormMessage /></div>
			</FormItem>
		)} />
	);
}
function TickList({ name, label, options }: Props & { options: Option[] }) {
	return (
		<FormField name={name} render={() => (
			<FormItem>
				<FormLabel>{label}</FormLabel>
				<div className="flex flex-wrap gap-4">
					{options.map(([value, text]) => (
						<FormField key={value} name={name} render={({ field }: any) => (
							<FormItem className="flex flex-row items-center">
								<FormControl>
									<Checkbox checked={field.value?.includes(value)} onCheckedChange={(checked) => field.onChange(checked ? [...field.value, value] : field.value?.filter((each: string) => each !== value))} />
								</FormControl>
								<FormLabel className="text-sm font-normal">{text}</FormLabel>
							</FormItem>
						)} />
					))}
				</div>
				<FormMessage />
			</FormItem>
		)} />
	);
}

function Siblings() {
	const { fields, append, remove } = useFieldArray({ name: "siblings" });
	return (
		<div className="stack">
			<p className="text-sm font-medium">Brothers and sisters</p>
			{fields.map((field, index) => (
				<div key={field.id} className="sibling row">
					<TextField name={`siblings.${index}.name`} label="Full name" className="grow" />
					<TextField name={`siblings.${index}.age`} label="Age" inputMode="numeric" className="w-24" />
					<Button type="button" variant="ghost" onClick={() => remove(index)}>Remove</Button>
				</div>
			))}
			<div><Button type="button" variant="outline" onClick={() => append({ name: "", age: "" }, { shouldFocus: false })}>Add a sibling</Button></div>
		</div>
	);
}

const EMPTY_AWARD = { title: "", grade: "", description: "" };
function Distinctions() {
	const { fields, append, remove } = useFieldArray({ name: "honors" });
	const [open, setOpen] = useState(false);
	const dialog = useForm({ defaultValues: EMPTY_AWARD });
	const save = dialog.handleSubmit((award) => {
		append(award);
		dialog.reset(EMPTY_AWARD);
		setOpen(false);
	});
	return (
		<div className="stack">
			<p className="text-muted-foreground text-sm">Academic, artistic, athletic or civic distinctions. Up to five.</p>
			{fields.length === 0 && <div className="empty">No distinctions added yet.</div>}
			<ul className="honors">
				{(fields as any[]).map((award, index) => (
					<li key={award.id} className="honor">
						<div><b>{award.title}</b> <span className="badge">{GRADES.find(([value]) => value === award.grade)?.[1]}</span><p>{award.description}</p></div>
						<Button type="button" variant="ghost" onClick={() => remove(index)}>Delete</Button>
					</li>
				))}
			</ul>
			<Dialog open={open} onOpenChange={setOpen}>
				<DialogTrigger asChild><Button type="button" variant="outline">Add a distinction</Button></DialogTrigger>
				<DialogContent>
					<DialogTitle>New distinction</DialogTitle>
					<DialogDescription>Tell us what you received and what it was for.</DialogDescription>
					<Form {...dialog}>
						<form className="stack" onSubmit={(event) => { event.stopPropagation(); return save(event); }}>
							<TextField name="title" label="Award or honor" required />
							<SelectField name="grade" label="Grade received" options={GRADES} />
							<TextField name="description" label="What was it for?" long={3} />
							<div className="row end">
								<DialogClose asChild><Button type="button" variant="outline">Cancel</Button></DialogClose>
								<Button type="submit">Save distinction</Button>
							</div>
						</form>
					</Form>
				</DialogContent>
			</Dialog>
		</div>
	);
}

const EMPTY_ACTIVITY = { type: "", organization: "", position: "", grades: [] as string[], hours: "", summary: "" };
function Involvement() {
	const { fields, append, remove } = useFieldArray({ name: "activities" });
	return (
		<div className="stack">
			{fields.map((field, index) => (
				<div key={field.id} data-slot="card" className="involvement stack">
					<div className="row"><h4 className="grow">Involvement #{index + 1}</h4>{index > 0 && <Button type="button" variant="ghost" onClick={() => remove(index)}>Remove</Button>}</div>
					<div className="grid-2">
						<SelectField name={`activities.${index}.type`} label="Category" options={TYPES} placeholder="Choose a category" />
						<TextField name={`activities.${index}.organization`} label="Club, team, employer or group" />
						<TextField name={`activities.${index}.position`} label="Position held" />
						<TextField name={`activities.${index}.hours`} label="Hours each week" type="number" />
					</div>
					<TickList name={`activities.${index}.grades`} label="When were you involved?" options={GRADES} />
					<TextField name={`activities.${index}.summary`} label="In a sentence or two, what was your contribution?" long={2} />
				</div>
			))}
			<div><Button type="button" variant="outline" onClick={() => append({ ...EMPTY_ACTIVITY, grades: [] }, { shouldFocus: false })}>Add another involvement</Button></div>
		</div>
	);
}

const DEFAULTS = {
	firstName: "", middleName: "", lastName: "", birthMonth: "", birthDay: "", birthYear: "", email: "", phone: "", street: "", city: "", state: "", zip: "", citizenship: "", gender: "",
	parent1Name: "", parent1Occupation: "", parent2Name: "", parent2Occupation: "", firstGeneration: false, emergencyName: "",
	school: "", gradYear: "", gpa: "", advisorName: "", advisorEmail: "",
	essay: "", dietary: "", hear: "", signature: "", terms: false,
	siblings: [] as { name: string; age: string }[],
	courses: [0, 1, 2].map(() => ({ title: "", grade: "", credits: "" })),
	honors: [] as (typeof EMPTY_AWARD)[],
	activities: [{ ...EMPTY_ACTIVITY }],
};

let sent = false;
function flat(values: typeof DEFAULTS) {
	const { siblings, courses, honors, activities, ...rest } = values;
	const out: Record<string, unknown> = { ...rest };
	const put = (list: string, length: number, rows: any[], empty: object) => {
		for (let index = 0; index < length; index++) for (const key of Object.keys(empty)) out[`${list}.${index}.${key}`] = (rows[index] ?? empty)[key as never];
	};
	put("siblings", 2, siblings, { name: "", age: "" });
	put("courses", 3, courses, DEFAULTS.courses[0]);
	put("honors", 3, honors, EMPTY_AWARD);
	put("activities", 3, activities, EMPTY_ACTIVITY);
	return out;
}
function shownOf(name: string, isList: boolean, isTick: boolean): unknown {
	const honor = /^honors\.(\d)\.(\w+)$/.exec(name);
	if (honor) {
		const item = document.querySelectorAll(".honor")[Number(honor[1])];
		return item?.querySelector(({ title: "b", grade: ".badge", description: "p" } as Record<string, string>)[honor[2]])?.textContent ?? "";
	}
	const item = drawn.get(name);
	if (!item?.isConnected) return isList ? [] : isTick ? false : "";
	const ticked = [...item.querySelectorAll('[data-state="checked"]:is(button)')].map((each) => (each.parentElement?.querySelector("label")?.textContent ?? "").trim());
	if (isList) return ticked;
	if (isTick) return ticked.length > 0;
	if (item.querySelector("[role=radiogroup]")) return ticked[0] ?? "";
	const trigger = item.querySelector("[role=combobox]");
	if (trigger) return trigger.hasAttribute("data-placeholder") ? "" : (trigger.querySelector("[data-slot=select-value]")?.textContent ?? "");
	return item.querySelector<HTMLInputElement>("input, textarea")?.value ?? "";
}
function Expose() {
	const { getValues } = useFormContext<typeof DEFAULTS>();
	Object.assign(window, {
		formState: () => ({ ...flat(getValues()), submitted: sent }),
		formShown: () => Object.fromEntries(Object.entries(flat(getValues())).map(([name, value]) => [name, shownOf(name, Array.isArray(value), typeof value === "boolean")])),
	});
	return null;
}
const Section = ({ value, title, children }: { value: string; title: string; children: ReactNode }) => (
	<AccordionItem value={value}><AccordionTrigger>{title}</AccordionTrigger><AccordionContent>{children}</AccordionContent></AccordionItem>
);

function App() {
	const form = useForm({ defaultValues: DEFAULTS });
	const years = Array.from({ length: 14 }, (_, index) => String(2012 - index));
	return (
		<div className="page">
			<header><p className="eyebrow">Cutwater Hall School</p><h1>Wrenfield Post-Graduate Scholarship</h1><p className="text-muted-foreground">A funded year of study, seamanship and service on campus for students who have completed, or are about to complete, secondary school.</p></header>
			<Form {...form}>
				<Expose />
				<form onSubmit={(event) => { sent = true; return form.handleSubmit(() => {})(event); }} noValidate>
					<Accordion type="multiple" defaultValue={SECTIONS}>
						<Section value="applicant" title="The applicant">
							<div className="grid-3">
								<TextField name="firstName" label="First name" required autoComplete="given-name" />
								<TextField name="middleName" label="Middle name" />
								<TextField name="lastName" label="Last name" required autoComplete="family-name" />
							</div>
							<div className="stack">
								<p className="text-sm font-medium">Date of birth</p>
								<div className="grid-3">
									<SelectField name="birthMonth" label="Month" options={MONTHS.map((month, index): Option => [String(index + 1).padStart(2, "0"), month])} />
									<SelectField name="birthDay" label="Day" options={Array.from({ length: 31 }, (_, index): Option => [String(index + 1), String(index + 1)])} />
									<SelectField name="birthYear" label="Year" options={years.map((year): Option => [year, year])} />
								</div>
							</div>
							<div className="grid-2">
								<TextField name="email" label="Email" type="email" required description="We'll use this for interview invitations." />
								<TextField name="phone" label="Phone" type="tel" />
							</div>
							<TextField name="street" label="Street address" required description="Include any apartment or unit number." />
							<div className="grid-3">
								<TextField name="city" label="City" required />
								<SelectField name="state" label="State" options={STATES as Option[]} placeholder="Select a state" required />
								<TextField name="zip" label="ZIP code" required />
							</div>
							<SelectField name="gender" label="Gender" options={[["f", "Female"], ["m", "Male"], ["x", "Nonbinary"], ["na", "Prefer not to say"]]} description="Used for dormitory placement." />
							<FormField name="citizenship" rules={must(true)} render={({ field }: any) => (
								<FormItem className="space-y-3">
									<FormLabel className="required">Citizenship</FormLabel>
									<FormControl>
										<RadioGroup onValueChange={field.onChange} value={field.value} className="flex flex-col">
											{([["us", "I am a citizen of the United States"], ["pr", "I am a U.S. permanent resident"], ["visa", "I will need a student visa (Form I-20)"]] as Option[]).map(([value, text]) => (
												<FormItem key={value} className="flex items-center gap-3">
													<FormControl><RadioGroupItem value={value} /></FormControl>
													<FormLabel className="font-normal">{text}</FormLabel>
												</FormItem>
											))}
										</RadioGroup>
									</FormControl>
									<FormMessage />
								</FormItem>
							)} />
						</Section>
						<Section value="family" title="Family">
							<div className="grid-2">
								<TextField name="parent1Name" label="Parent / guardian 1 — full name" />
								<TextField name="parent1Occupation" label="Parent / guardian 1 — occupation" />
								<TextField name="parent2Name" label="Parent / guardian 2 — full name" />
								<TextField name="parent2Occupation" label="Parent / guardian 2 — occupation" />
							</div>
							<Siblings />
							<TickField name="firstGeneration" label="I will be in the first generation of my family to attend a four-year college." />
							<TextField name="emergencyName" label="Emergency contact (not a parent)" />
						</Section>
						<Section value="school" title="Current school">
							<div className="grid-3">
								<TextField name="school" label="High school" required className="span-3" />
								<SelectField name="gradYear" label="Year of graduation" options={same("2025", "2026", "2027", "2028")} />
								<TextField name="gpa" label="GPA (weighted)" inputMode="decimal" description="As printed on your transcript, weighted." />
							</div>
							<div className="grid-2">
								<TextField name="advisorName" label="College counselor or advisor" description="This person will be asked for a letter." />
								<TextField name="advisorEmail" label="Counselor or advisor email" type="email" />
							</div>
						</Section>
						<Section value="courses" title="Coursework">
							<p className="text-muted-foreground text-sm">Three high school courses that have mattered to you.</p>
							{[0, 1, 2].map((index) => (
								<div key={index} className="course row">
									<TextField name={`courses.${index}.title`} label={`Course ${index + 1}`} className="grow" />
									<TextField name={`courses.${index}.grade`} label="Final grade" className="w-24" />
									<TextField name={`courses.${index}.credits`} label="Credits" className="w-24" inputMode="decimal" />
								</div>
							))}
						</Section>
						<Section value="distinctions" title="Distinctions"><Distinctions /></Section>
						<Section value="involvement" title="Involvement"><Involvement /></Section>
						<Section value="voice" title="In your own words">
							<TextField name="essay" label="Why a post-graduate year, and why now?" long={8} description="About 400 words." />
							<TextField name="dietary" label="Dietary needs or allergies" />
							<SelectField name="hear" label="How did you learn of the Wrenfield?" options={same("School counselor", "Educational consultant", "Alumni", "Coach", "Online search", "Other")} />
						</Section>
						<Section value="agreement" title="Agreement">
							<TickField name="terms" label="I accept the Honor Code and the school's privacy notice." required />
							<TextField name="signature" label="Applicant's signature" description="Type your name as it appears above." required />
						</Section>
					</Accordion>
					<div className="row end"><Button type="button" variant="outline">Save draft</Button><Button type="submit">Submit application</Button></div>
				</form>
			</Form>
		</div>
	);
}
createRoot(document.getElementById("root") as HTMLElement).render(<App />);
