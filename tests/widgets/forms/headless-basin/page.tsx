import "./page.css";
import {
	Button,
	Checkbox,
	Combobox,
	ComboboxButton,
	ComboboxInput,
	ComboboxOption,
	ComboboxOptions,
	Description,
	Dialog,
	DialogBackdrop,
	DialogPanel,
	DialogTitle,
	Disclosure,
	DisclosureButton,
	DisclosurePanel,
	Field,
	Fieldset,
	Input,
	Label,
	Legend,
	Listbox,
	ListboxButton,
	ListboxOption,
	ListboxOptions,
	Radio,
	RadioGroup,
	Switch,
	Textarea,
} from "@headlessui/react";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Option = { id: string; name: string };
const same = (names: string[]): Option[] => names.map((name) => ({ id: name, name }));
const states: Option[] = STATES.map(([id, name]) => ({ id, name }));
const countries = same(COUNTRIES);
const majors = same(MAJORS);
const pronouns = same(["She/her/hers", "He/him/his", "They/them/theirs", "Another set of pronouns"]);
const genders = same(["Female", "Male", "Nonbinary", "I prefer to self-describe", "I prefer not to say"]);
const grades: Option[] = [
	{ id: "9", name: "9th grade" },
	{ id: "10", name: "10th grade" },
	{ id: "11", name: "11th grade" },
	{ id: "12", name: "12th grade" },
];
const years = same(["2026", "2027", "2028", "2029", "2030"]);
const schooling: Option[] = [
	{ id: "lt_hs", name: "Some high school or less" },
	{ id: "hs", name: "High school graduate" },
	{ id: "some_college", name: "Some college" },
	{ id: "aa", name: "Two-year degree" },
	{ id: "ba", name: "Four-year degree" },
	{ id: "grad", name: "Graduate or professional degree" },
];
const incomes: Option[] = [
	{ id: "0-30", name: "Less than $30,000" },
	{ id: "30-60", name: "$30,000 – $59,999" },
	{ id: "60-90", name: "$60,000 – $89,999" },
	{ id: "90-120", name: "$90,000 – $119,999" },
	{ id: "120+", name: "$120,000 or more" },
	{ id: "na", name: "I prefer not to answer" },
];
const races = same([
	"American Indian or Alaska Native",
	"Asian",
	"Black or African American",
	"Middle Eastern or North African",
	"Native Hawaiian or Pacific Islander",
	"White",
	"Another race",
]);
const apSubjects = same([
	"Art History",
	"Biology",
	"Calculus AB",
	"Calculus BC",
	"Chemistry",
	"Computer Science A",
	"Computer Science Principles",
	"English Language and Composition",
	"English Literature and Composition",
	"Environmental Science",
	"European History",
	"Human Geography",
	"Physics 1",
	"Physics 2",
	"Psychology",
	"Spanish Language and Culture",
	"Statistics",
	"United States Government and Politics",
	"United States History",
	"World History: Modern",
]);
const categories: Option[] = [
	{ id: "arts", name: "Arts & music" },
	{ id: "athletics", name: "Athletics" },
	{ id: "service", name: "Community service" },
	{ id: "environment", name: "Environment & conservation" },
	{ id: "family", name: "Family responsibilities" },
	{ id: "job", name: "Paid job" },
	{ id: "research", name: "Research" },
	{ id: "debate", name: "Speech & debate" },
	{ id: "government", name: "Student government" },
	{ id: "other", name: "Something else" },
];
const sizes = same(["XS", "S", "M", "L", "XL", "2XL"]);
const sources = same(["A teacher or counselor", "A past participant", "Social media", "Web search", "A science museum", "Other"]);

type Activity = {
	category: string;
	organization: string;
	role: string;
	hours: string;
	weeks: string;
	grades: string[];
	description: string;
};
const emptyActivity: Activity = { category: "", organization: "", role: "", hours: "", weeks: "", grades: [], description: "" };
const defaultValues = {
	firstName: "",
	middleName: "",
	lastName: "",
	email: "",
	mobile: "",
	birthdate: "",
	pronouns: "",
	gender: "",
	street: "",
	street2: "",
	city: "",
	state: "",
	zip: "",
	country: "",
	citizenship: "",
	guardian1: { first: "", last: "", email: "", job: "", education: "" },
	guardian2: { first: "", last: "", job: "", education: "" },
	school: { name: "", city: "", state: "", grade: "", gradYear: "", gpa: "", weightedGpa: "" },
	teacher: { name: "", email: "", subject: "" },
	sat: "",
	act: "",
	psat: "",
	tookExams: false,
	exams: [] as { subject: string; score: string }[],
	activities: [] as Activity[],
	honors: [] as { title: string; grade: string }[],
	major: "",
	career: "",
	income: "",
	firstGen: "",
	hispanic: "",
	race: [] as string[],
	session: "",
	essay: "",
	shirt: "",
	diet: "",
	emergencyName: "",
	emergencyPhone: "",
	heard: "",
	newsletter: false,
	agree: false,
	website: "",
};
type Values = typeof defaultValues;

/** The element that draws each control which is no native box. */
const drawn = new Map<string, HTMLElement>();
const draws = (name: string) => (element: HTMLElement | null) => {
	if (element) drawn.set(name, element);
	else drawn.delete(name);
};

const LABEL = "block text-sm font-medium text-gray-700";
const Star = () => <span className="text-red-600"> *</span>;

function Text(props: {
	name: string;
	label: string;
	span?: string;
	type?: string;
	hint?: string;
	required?: boolean;
	autoComplete?: string;
	inputMode?: "numeric" | "decimal";
	rows?: number;
	placeholder?: string;
}) {
	const { name, label, span = "col-span-3", hint, required, rows, ...rest } = props;
	const { register, formState } = useFormContext();
	const { errors } = formState;
	const error = name.split(".").reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], errors) as
		| { message?: string }
		| undefined;
	const field = register(name, { required: required && `${label} is required` });
	return (
		<Field className={span}>
			<Label className={LABEL}>
				{label}
				{required && <Star />}
			</Label>
			{hint && <Description className="text-xs text-gray-500">{hint}</Description>}
			{rows ? (
				<Textarea {...field} rows={rows} className="input mt-1" invalid={!!error} />
			) : (
				<Input {...field} {...rest} className="input mt-1" invalid={!!error} />
			)}
			{error && (
				<p role="alert" className="mt-1 text-sm text-red-600">
					{error.message}
				</p>
			)}
		</Field>
	);
}

function Select(props: { name: string; label: string; options: Option[]; span?: string; required?: boolean; placeholder?: string; hint?: string }) {
	const { name, label, options, span = "col-span-3", required, placeholder = "Select…", hint } = props;
	const { control } = useFormContext();
	return (
		<Controller
			name={name}
			control={control}
			rules={{ required: required && `${label} is required` }}
			render={({ field, fieldState }) => (
				<Field className={span}>
					<Label className={LABEL}>
						{label}
						{required && <Star />}
					</Label>
					{hint && <Description className="text-xs text-gray-500">{hint}</Description>}
					<Listbox value={field.value} onChange={field.onChange} invalid={fieldState.invalid}>
						<ListboxButton ref={draws(name)} onBlur={field.onBlur} className="input mt-1">
							{options.find(({ id }) => id === field.value)?.name ?? <span className="text-gray-500">{placeholder}</span>}
						</ListboxButton>
						<ListboxOptions anchor="bottom start" className="options">
							{options.map((option) => (
								<ListboxOption key={option.id} value={option.id} className="option">
									{option.name}
								</ListboxOption>
							))}
						</ListboxOptions>
					</Listbox>
					{fieldState.error && (
						<p role="alert" className="mt-1 text-sm text-red-600">
							{fieldState.error.message}
						</p>
					)}
				</Field>
			)}
		/>
	);
}

function Search(props: { name: string; label: string; options: Option[]; span?: string; required?: boolean; placeholder?: string }) {
	const { name, label, options, span = "col-span-3", required, placeholder } = props;
	const { control } = useFormContext();
	const [query, setQuery] = useState("");
	const found = query === "" ? options : options.filter((option) => option.name.toLowerCase().includes(query.toLowerCase()));
	return (
		<Controller
			name={name}
			control={control}
			rules={{ required: required && `${label} is required` }}
			render={({ field, fieldState }) => (
				<Field className={span}>
					<Label className={LABEL}>
						{label}
						{required && <Star />}
					</Label>
					<Combobox
						value={options.find(({ id }) => id === field.value) ?? null}
						by="id"
						onChange={(option: Option | null) => field.onChange(option?.id ?? "")}
						onClose={() => setQuery("")}
					>
						<div className="relative mt-1">
							<ComboboxInput
								ref={draws(name)}
								className="input"
								placeholder={placeholder}
								displayValue={(option: Option | null) => option?.name ?? ""}
								onChange={(event) => setQuery(event.target.value)}
								onBlur={field.onBlur}
								autoComplete="off"
							/>
							<ComboboxButton className="absolute-right text-gray-500">
								<svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
									<path d="M4 6l4 4 4-4" fill="none" stroke="currentColor" />
								</svg>
							</ComboboxButton>
						</div>
						<ComboboxOptions anchor="bottom start" className="options">
							{found.map((option) => (
								<ComboboxOption key={option.id} value={option} className="option">
									{option.name}
								</ComboboxOption>
							))}
						</ComboboxOptions>
					</Combobox>
					{fieldState.error && (
						<p role="alert" className="mt-1 text-sm text-red-600">
							{fieldState.error.message}
						</p>
					)}
				</Field>
			)}
		/>
	);
}

function Choice(props: { name: string; label: string; options: Option[]; hint?: string; required?: boolean }) {
	const { name, label, options, hint, required } = props;
	const { control } = useFormContext();
	return (
		<Fieldset className="col-span-6">
			<Legend className={LABEL}>
				{label}
				{required && <Star />}
			</Legend>
			{hint && <p className="text-xs text-gray-500">{hint}</p>}
			<Controller
				name={name}
				control={control}
				render={({ field }) => (
					<RadioGroup ref={draws(name)} value={field.value} onChange={field.onChange} aria-label={label} className="mt-1 space-y-2">
						{options.map((option) => (
							<Field key={option.id} className="flex items-center gap-3">
								<Radio value={option.id} className="radio" />
								<Label className="text-sm">{option.name}</Label>
							</Field>
						))}
					</RadioGroup>
				)}
			/>
		</Fieldset>
	);
}

function Toggle({ name, label, hint, onChange }: { name: string; label: string; hint?: string; onChange?: (checked: boolean) => void }) {
	const { control } = useFormContext();
	return (
		<Controller
			name={name}
			control={control}
			render={({ field }) => (
				<Field className="col-span-6 flex items-center justify-between">
					<span>
						<Label className={LABEL} passive>
							{label}
						</Label>
						{hint && <Description className="text-xs text-gray-500">{hint}</Description>}
					</span>
					<Switch
						ref={draws(name)}
						checked={field.value}
						onChange={(checked: boolean) => {
							field.onChange(checked);
							onChange?.(checked);
						}}
						className="switch"
					>
						<span aria-hidden="true" />
					</Switch>
				</Field>
			)}
		/>
	);
}

function Section({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
	return (
		<section className="border-b">
			<h2 className="text-lg font-semibold">{title}</h2>
			{note && <p className="mt-1 text-sm text-gray-500">{note}</p>}
			<div className="mt-6 grid grid-cols-6 gap-x-6 gap-y-6">{children}</div>
		</section>
	);
}

function formatPhone(text: string) {
	const digits = text.replace(/\D/g, "").replace(/^1(?=\d{10})/, "").slice(0, 10);
	if (digits.length < 4) return digits;
	if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
	return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

function Mobile() {
	const { control } = useFormContext();
	return (
		<Controller
			name="mobile"
			control={control}
			render={({ field }) => (
				<Field className="col-span-3">
					<Label className={LABEL}>Mobile number</Label>
					<Description className="text-xs text-gray-500">U.S. numbers only, please.</Description>
					<Input {...field} type="tel" autoComplete="tel" className="input mt-1" onChange={(event) => field.onChange(formatPhone(event.target.value))} />
				</Field>
			)}
		/>
	);
}

function Races() {
	const { control } = useFormContext<Values>();
	return (
		<Controller
			name="race"
			control={control}
			render={({ field }) => (
				<Field className="col-span-6">
					<Label className={LABEL}>How do you describe your race?</Label>
					<Description className="text-xs text-gray-500">You can pick more than one.</Description>
					<Listbox value={field.value} onChange={field.onChange} multiple>
						<ListboxButton ref={draws("race")} className="input mt-1">
							{field.value.length > 0 ? field.value.join(", ") : <span className="text-gray-500">Choose all that apply</span>}
						</ListboxButton>
						<ListboxOptions anchor="bottom start" className="options">
							{races.map((option) => (
								<ListboxOption key={option.id} value={option.id} className="option">
									{option.name}
								</ListboxOption>
							))}
						</ListboxOptions>
					</Listbox>
				</Field>
			)}
		/>
	);
}

function Exams() {
	const { control, watch } = useFormContext<Values>();
	const { fields, append, remove } = useFieldArray({ control, name: "exams" });
	const add = () => append({ subject: "", score: "" }, { shouldFocus: false });
	return (
		<>
			<Toggle
				name="tookExams"
				label="I have taken one or more AP exams"
				hint="Turn on to report your scores."
				onChange={(checked) => checked && fields.length === 0 && add()}
			/>
			{watch("tookExams") && (
				<div className="col-span-6 space-y-6">
					{fields.map((entry, index) => (
						<div key={entry.id} className="exam grid grid-cols-6 gap-x-6">
							<Search name={`exams.${index}.subject`} label="AP subject" options={apSubjects} span="col-span-3" placeholder="Start typing…" />
							<Select name={`exams.${index}.score`} label="Score" options={same(["5", "4", "3", "2", "1"])} span="col-span-2" placeholder="–" />
							<button type="button" className="text-sm text-teal-700" onClick={() => remove(index)}>
								Remove<span className="sr-only"> exam {index + 1}</span>
							</button>
						</div>
					))}
					<Button type="button" className="btn-ghost text-sm" onClick={add}>
						+ Add another exam
					</Button>
				</div>
			)}
		</>
	);
}

function Honors() {
	const { control } = useFormContext<Values>();
	const { fields, append, remove } = useFieldArray({ control, name: "honors" });
	return (
		<div className="col-span-6 space-y-6">
			{fields.length === 0 && <p className="text-sm text-gray-500">You haven’t listed any honors yet.</p>}
			{fields.map((entry, index) => (
				<Fieldset key={entry.id} className="honor card">
					<Legend className="text-sm font-semibold">Honor #{index + 1}</Legend>
					<div className="grid grid-cols-6 gap-x-6">
						<Text name={`honors.${index}.title`} label="Name of honor" span="col-span-4" />
						<Select name={`honors.${index}.grade`} label="Grade level" options={grades} span="col-span-2" />
					</div>
					<button type="button" className="mt-1 text-sm text-teal-700" onClick={() => remove(index)}>
						Delete
					</button>
				</Fieldset>
			))}
			<Button type="button" className="btn-ghost text-sm" onClick={() => append({ title: "", grade: "" })}>
				Add an honor
			</Button>
		</div>
	);
}

function ActivityDialog({ open, onClose, onSave, initial }: { open: boolean; onClose: () => void; onSave: (activity: Activity) => void; initial: Activity }) {
	const form = useForm<Activity>({ values: initial });
	return (
		<Dialog open={open} onClose={onClose} className="z-50">
			<DialogBackdrop className="fixed inset-0 backdrop" />
			<div className="fixed inset-0 flex w-screen items-center justify-center p-4">
				<DialogPanel className="panel max-w-xl p-6 space-y-6">
					<DialogTitle className="text-lg font-semibold">Tell us about this activity</DialogTitle>
					<FormProvider {...form}>
						<form
							noValidate
							className="space-y-6"
							onSubmit={(event) => {
								event.stopPropagation();
								void form.handleSubmit((values) => {
									onSave(values);
									form.reset(emptyActivity);
								})(event);
							}}
						>
							<div className="grid grid-cols-6 gap-x-6 gap-y-6">
								<Select name="category" label="Type of activity" options={categories} span="col-span-6" required />
								<Text name="organization" label="Group or organization" required />
								<Text name="role" label="Your role" />
								<Text name="hours" label="Hours per week" inputMode="numeric" />
								<Text name="weeks" label="Weeks per year" inputMode="numeric" />
								<Fieldset className="col-span-6">
									<Legend className={LABEL}>When did you take part?</Legend>
									<Controller
										name="grades"
										control={form.control}
										render={({ field }) => (
											<div className="mt-1 flex gap-3">
												{grades.map(({ id, name }) => (
													<Field key={id} className="flex items-center gap-3">
														<Checkbox
															className="checkbox"
															checked={field.value.includes(id)}
															onChange={(checked) =>
																field.onChange(
																	grades.map((grade) => grade.id).filter((grade) => (grade === id ? checked : field.value.includes(grade))),
																)
															}
														/>
														<Label className="text-sm">{name}</Label>
													</Field>
												))}
											</div>
										)}
									/>
								</Fieldset>
								<Text name="description" label="What did you do or learn?" span="col-span-6" rows={3} />
							</div>
							<div className="flex justify-end gap-3">
								<Button type="button" className="btn-ghost" onClick={onClose}>
									Cancel
								</Button>
								<Button type="submit" className="btn">
									Save activity
								</Button>
							</div>
						</form>
					</FormProvider>
				</DialogPanel>
			</div>
		</Dialog>
	);
}

function Activities() {
	const { control } = useFormContext<Values>();
	const { fields, append, update, remove } = useFieldArray({ control, name: "activities" });
	const [open, setOpen] = useState(false);
	const [editing, setEditing] = useState<number | null>(null);
	const [initial, setInitial] = useState(emptyActivity);
	const show = (index: number | null) => {
		const { id: _, ...values } = index === null ? { id: "", ...emptyActivity } : (fields[index] as Activity & { id: string });
		setInitial(values);
		setEditing(index);
		setOpen(true);
	};
	return (
		<div className="col-span-6 space-y-6">
			<ul className="space-y-6">
				{fields.map((entry, index) => {
					const at = `activities.${index}.`;
					return (
						<li key={entry.id} className="card">
							<div className="flex justify-between">
								<h3 className="font-semibold" ref={draws(`${at}organization`)}>
									{entry.organization}
								</h3>
								<span className="flex gap-3 text-sm text-teal-700">
									<button type="button" onClick={() => show(index)}>
										Edit
									</button>
									<button type="button" onClick={() => remove(index)}>
										Remove
									</button>
								</span>
							</div>
							<p className="text-sm text-gray-500">
								<span ref={draws(`${at}category`)}>{categories.find(({ id }) => id === entry.category)?.name}</span>
								{" · "}
								<span ref={draws(`${at}role`)}>{entry.role}</span>
							</p>
							<p className="text-sm text-gray-500">
								<span ref={draws(`${at}hours`)}>{entry.hours}</span> hrs/wk, <span ref={draws(`${at}weeks`)}>{entry.weeks}</span> wks/yr, grades{" "}
								<span ref={draws(`${at}grades`)}>{entry.grades.join(", ")}</span>
							</p>
							<p className="text-sm" ref={draws(`${at}description`)}>
								{entry.description}
							</p>
						</li>
					);
				})}
			</ul>
			{fields.length < 6 && (
				<Button type="button" className="btn-ghost text-sm" onClick={() => show(null)}>
					Add activity
				</Button>
			)}
			<ActivityDialog
				open={open}
				onClose={() => setOpen(false)}
				initial={initial}
				onSave={(activity) => {
					if (editing === null) append(activity);
					else update(editing, activity);
					setOpen(false);
				}}
			/>
		</div>
	);
}

let submitted = false;
let values: () => Values = () => defaultValues;

function Application() {
	const form = useForm<Values>({ defaultValues });
	values = form.getValues;
	const done = () => {
		submitted = true;
	};
	return (
		<FormProvider {...form}>
			<main className="mx-auto max-w-3xl px-6 py-10">
				<p className="text-sm font-medium text-teal-700">Great Basin Science Field School</p>
				<h1 className="text-2xl font-semibold">Summer 2027 application</h1>
				<p className="mt-1 text-sm text-gray-500">
					Five weeks of fieldwork, lab work, and stargazing for rising high school and college students. Plan on about 45 minutes. Questions marked{" "}
					<span className="text-red-600">*</span> are required.
				</p>
				<form noValidate className="mt-6 space-y-10" onSubmit={form.handleSubmit(done, done)}>
					<Section title="About you" note="Use your name as it appears on your school records.">
						<Text name="firstName" label="First name" required autoComplete="given-name" span="col-span-2" />
						<Text name="middleName" label="Middle name" autoComplete="additional-name" span="col-span-2" />
						<Text name="lastName" label="Last name" required autoComplete="family-name" span="col-span-2" />
						<Text name="email" label="Email" type="email" required autoComplete="email" hint="We’ll send your decision here, so avoid a school address." />
						<Mobile />
						<Text name="birthdate" label="Date of birth" type="date" required span="col-span-2" />
						<Select name="pronouns" label="Pronouns" options={pronouns} span="col-span-2" />
						<Select name="gender" label="Gender" options={genders} span="col-span-2" />
						<Text name="street" label="Street address" required autoComplete="address-line1" span="col-span-4" />
						<Text name="street2" label="Apt, suite, etc." autoComplete="address-line2" span="col-span-2" />
						<Text name="city" label="City" required autoComplete="address-level2" span="col-span-2" />
						<Search name="state" label="State" options={states} span="col-span-2" required />
						<Text name="zip" label="ZIP / Postal code" autoComplete="postal-code" span="col-span-2" />
						<Search name="country" label="Country" options={countries} required />
						<Choice
							name="citizenship"
							label="Citizenship"
							required
							hint="Our federal funding requires us to ask. International students are welcome to apply."
							options={[
								{ id: "citizen", name: "U.S. citizen or national" },
								{ id: "resident", name: "U.S. permanent resident" },
								{ id: "international", name: "Citizen of another country" },
							]}
						/>
					</Section>
					<Section title="Parents and guardians" note="An adult we list here will get a copy of your decision letter.">
						<Text name="guardian1.first" label="Parent 1 first name" required />
						<Text name="guardian1.last" label="Parent 1 last name" required />
						<Text name="guardian1.email" label="Parent 1 email" type="email" span="col-span-6" />
						<Text name="guardian1.job" label="Parent 1 occupation" />
						<Select name="guardian1.education" label="Parent 1 education" options={schooling} />
						<Disclosure as="div" className="col-span-6 card">
							<DisclosureButton className="w-full text-sm font-medium">Second parent or guardian (if any)</DisclosureButton>
							<DisclosurePanel className="mt-6 grid grid-cols-6 gap-x-6 gap-y-6">
								<Text name="guardian2.first" label="Parent 2 first name" />
								<Text name="guardian2.last" label="Parent 2 last name" />
								<Text name="guardian2.job" label="Parent 2 occupation" />
								<Select name="guardian2.education" label="Parent 2 education" options={schooling} />
							</DisclosurePanel>
						</Disclosure>
					</Section>
					<Section title="School">
						<Text name="school.name" label="High school" required span="col-span-6" />
						<Text name="school.city" label="School city" />
						<Search name="school.state" label="School state" options={states} />
						<Select name="school.grade" label="Grade you are in now" options={grades} required />
						<Select name="school.gradYear" label="Year of graduation" options={years} required />
						<Text name="school.gpa" label="GPA, unweighted" inputMode="decimal" hint="Out of 4.0" />
						<Text name="school.weightedGpa" label="GPA, weighted" inputMode="decimal" hint="Leave blank if your school doesn’t weight grades." />
						<Search name="major" label="Likely college major" options={majors} placeholder="Undecided is fine" />
						<Text name="career" label="Career you’re curious about" />
					</Section>
					<Section title="Test scores" note="Optional. We read applications without scores the same way.">
						<Text name="sat" label="SAT (superscore)" inputMode="numeric" span="col-span-2" />
						<Text name="act" label="ACT composite" inputMode="numeric" span="col-span-2" />
						<Text name="psat" label="PSAT/NMSQT total" inputMode="numeric" span="col-span-2" />
						<Exams />
					</Section>
					<Section title="Activities" note="What do you do when you’re not in class? Add up to six, most meaningful first.">
						<Activities />
					</Section>
					<Section title="Honors" note="School, regional, or national recognition.">
						<Honors />
					</Section>
					<Section title="Teacher recommendation" note="We’ll email this teacher a short form on the day you submit.">
						<Text name="teacher.name" label="Teacher’s name" required />
						<Text name="teacher.email" label="Teacher’s email" type="email" required />
						<Text name="teacher.subject" label="What did they teach you?" span="col-span-6" />
					</Section>
					<Section title="Your summer">
						<Choice
							name="session"
							label="Which session would you prefer?"
							options={[
								{ id: "june", name: "Session A, June 14 – July 16" },
								{ id: "july", name: "Session B, July 12 – August 13" },
								{ id: "either", name: "Either one" },
							]}
						/>
						<Text
							name="essay"
							label="Describe a question about the natural world that you can’t stop thinking about. How would you begin to answer it?"
							rows={7}
							required
							span="col-span-6"
							hint="About 400 words."
						/>
						<Select name="shirt" label="T-shirt size" options={sizes} span="col-span-2" />
						<Text name="diet" label="Allergies or dietary needs" span="col-span-4" />
						<Text name="emergencyName" label="Emergency contact" />
						<Text name="emergencyPhone" label="Emergency contact phone" type="tel" />
					</Section>
					<Section
						title="A little more about you"
						note="These answers help us report to our funders and award need-based stipends. Reviewers don’t see them."
					>
						<Select name="income" label="Household income last year" options={incomes} />
						<Select name="heard" label="How did you hear about us?" options={sources} />
						<Choice
							name="firstGen"
							label="Will you be a first-generation college student?"
							options={[
								{ id: "yes", name: "Yes" },
								{ id: "no", name: "No" },
								{ id: "unsure", name: "I’m not sure" },
							]}
						/>
						<Choice
							name="hispanic"
							label="Are you Hispanic or Latino/a?"
							options={[
								{ id: "yes", name: "Yes" },
								{ id: "no", name: "No" },
								{ id: "decline", name: "Prefer not to say" },
							]}
						/>
						<Races />
						<Toggle name="newsletter" label="Keep me posted" hint="Occasional emails about other programs. Unsubscribe whenever you like." />
						<Controller
							name="agree"
							control={form.control}
							render={({ field }) => (
								<Field className="col-span-6 flex items-center gap-3">
									<Checkbox ref={draws("agree")} checked={field.value} onChange={field.onChange} className="checkbox" />
									<Label className="text-sm">
										I wrote this application myself, and I agree to the honor code and privacy policy.
										<Star />
									</Label>
								</Field>
							)}
						/>
					</Section>
					<div className="hidden-field" aria-hidden="true">
						<label htmlFor="website">Website</label>
						<input id="website" tabIndex={-1} autoComplete="off" {...form.register("website")} />
					</div>
					<div className="flex justify-end gap-3">
						<Button type="button" className="btn-ghost">
							Save draft
						</Button>
						<Button type="submit" className="btn">
							Submit application
						</Button>
					</div>
				</form>
			</main>
		</FormProvider>
	);
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Application />);

const ENTRIES = 3;
function flat(): Record<string, unknown> {
	const { exams, activities, honors, ...rest } = values();
	const found: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(rest)) {
		if (typeof value === "object" && !Array.isArray(value)) for (const [inner, each] of Object.entries(value)) found[`${key}.${inner}`] = each;
		else found[key] = value;
	}
	for (let index = 0; index < ENTRIES; index++) {
		for (const [key, each] of Object.entries({ subject: "", score: "", ...exams[index] })) found[`exams.${index}.${key}`] = each;
		for (const [key, each] of Object.entries({ ...emptyActivity, ...activities[index] })) found[`activities.${index}.${key}`] = each;
		for (const [key, each] of Object.entries({ title: "", grade: "", ...honors[index] })) found[`honors.${index}.${key}`] = each;
	}
	return found;
}
const listed = (text: string) => text.split(", ").filter((each) => each !== "" && each !== "Choose all that apply");

function shownOf(key: string): unknown {
	const element = drawn.get(key);
	if (key === "race" || key.endsWith(".grades")) return listed(element?.textContent ?? "");
	if (!element) {
		const box = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${key}"]`);
		if (box?.type === "date") return box.value.replace(/^(\d+)-(\d+)-(\d+)$/, "$2/$3/$1");
		return box?.value ?? "";
	}
	if (element instanceof HTMLInputElement) return element.value;
	if (element.matches("[role=switch], [role=checkbox]")) return element.getAttribute("aria-checked") === "true";
	if (element.matches("[role=radiogroup]"))
		return element.querySelector("[role=radio][aria-checked=true]")?.parentElement?.querySelector("label")?.textContent ?? "";
	return element.textContent ?? "";
}

declare global {
	interface Window {
		formState: () => Record<string, unknown>;
		formShown: () => Record<string, unknown>;
	}
}
window.formState = () => ({ ...flat(), submitted });
window.formShown = () => Object.fromEntries(Object.keys(flat()).map((key) => [key, shownOf(key)]));
